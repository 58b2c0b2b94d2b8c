<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>binary-and-nim-sums</name>
    <message>
        <source>Binary numbers and nim-sums</source>
        <comment>title</comment>
        <translation>الأعداد الثنائية ومجموع نيم</translation>
    </message>
    <message>
        <source>Write the heaps in columns of ones and zeros, and a glance tells who wins.</source>
        <comment>about</comment>
        <translation>اكتب الأكوام في أعمدة من الآحاد والأصفار، فتعرف بنظرة واحدة من يفوز.</translation>
    </message>
    <message>
        <source>write heaps in columns and see who wins</source>
        <comment>aims</comment>
        <translation>يكتب الأكوام في أعمدة ويرى من يفوز</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>Four heaps: 1, 3, 5 and 7. It is a famous board, often played with matches. Take as many as you like from one heap. Whoever takes the last match wins.

Play it in pairs. Is it better to start or to be second?</source>
        <comment>1/text</comment>
        <translation>أربع أكوام: 1 و3 و5 و7. إنها رقعة مشهورة، كثيرًا ما تُلعب بأعواد الثقاب. خذ ما شئت من كومة واحدة. من يأخذ العود الأخير يفوز.

العبوها كل اثنين معًا. هل الأفضل أن تبدأ أم أن تكون الثاني؟</translation>
    </message>
    <message>
        <source>In this version, where the last match wins, 1, 3, 5, 7 is P: the second player can win. Most pairs will not find out by playing. At the end of the lesson they can read it off.</source>
        <comment>1/notes</comment>
        <translation>في هذه الصيغة التي يربح فيها العود الأخير تكون 1 و3 و5 و7 وضعية P: اللاعب الثاني يستطيع الفوز. لن يكتشف ذلك معظم التلاميذ باللعب. وفي نهاية الدرس يقرؤونه مباشرة.</translation>
    </message>
    <message>
        <source>Five coins</source>
        <comment>2/title</comment>
        <translation>خمس قطع نقدية</translation>
    </message>
    <message>
        <source>You have one coin each of the values 16, 8, 4, 2 and 1. How do you pay exactly **13**?</source>
        <comment>2/text</comment>
        <translation>لديك قطعة نقدية واحدة من كل من القيم 16 و8 و4 و2 و1. كيف تدفع **13** بالضبط؟</translation>
    </message>
    <message>
        <source>Use real cards with 16, 8, 4, 2, 1 if you have them. Always start with the largest that fits. Ask for 6, for 19, for 31. Can every number from 0 to 31 be paid? Yes, each in exactly one way.</source>
        <comment>2/notes</comment>
        <translation>استعمل بطاقات حقيقية عليها 16 و8 و4 و2 و1 إن توفرت. ابدأ دائمًا بأكبر قطعة تناسب. اسأل عن 6 وعن 19 وعن 31. هل يمكن دفع كل عدد من 0 إلى 31؟ نعم، وكل عدد بطريقة واحدة لا غير.</translation>
    </message>
    <message>
        <source>8 + 4 + 1</source>
        <comment>2/choice 1</comment>
        <translation>8 + 4 + 1</translation>
    </message>
    <message>
        <source>Yes. And it is the only way with these five coins.</source>
        <comment>2/because 1</comment>
        <translation>نعم. وهي الطريقة الوحيدة بهذه القطع الخمس.</translation>
    </message>
    <message>
        <source>8 + 2 + 2 + 1</source>
        <comment>2/choice 2</comment>
        <translation>8 + 2 + 2 + 1</translation>
    </message>
    <message>
        <source>That needs two coins of 2, and you have only one of each.</source>
        <comment>2/because 2</comment>
        <translation>هذا يحتاج إلى قطعتين من 2، وليس لديك إلا واحدة من كل نوع.</translation>
    </message>
    <message>
        <source>It cannot be paid</source>
        <comment>2/choice 3</comment>
        <translation>لا يمكن دفعه</translation>
    </message>
    <message>
        <source>Start with the largest coin that is not too much, the 8. Then 5 is still to be paid.</source>
        <comment>2/because 3</comment>
        <translation>ابدأ بأكبر قطعة لا تزيد على المطلوب، وهي 8. يبقى عليك أن تدفع 5.</translation>
    </message>
    <message>
        <source>Ones and zeros</source>
        <comment>3/title</comment>
        <translation>آحاد وأصفار</translation>
    </message>
    <message>
        <source>Lay the coins in a row, from 16 on the left to 1 on the right. Write **1** under a coin that you use, and **0** under one that you do not use. For 25 you use 16, 8 and 1:

- coins: 16, 8, 4, 2, 1
- used: 1, 1, 0, 0, 1

So 25 is written 11001. This is the **binary** way of writing numbers. Our usual way has places for ones, tens and hundreds. Binary has places for 1, 2, 4, 8 and 16, each twice the one before.

- 1 is 1, 2 is 10, 3 is 11, 4 is 100
- 5 is 101, 6 is 110, 7 is 111, 8 is 1000
- 9 is 1001, 10 is 1010, 11 is 1011, 12 is 1100
- 13 is 1101, 14 is 1110, 15 is 1111</source>
        <comment>3/text</comment>
        <translation>ضع القطع في صف، من 16 على اليسار إلى 1 على اليمين. اكتب **1** تحت القطعة التي تستعملها، و**0** تحت التي لا تستعملها. للعدد 25 تستعمل 16 و8 و1:

- القطع: ⁦16, 8, 4, 2, 1⁩
- المستعمل: ⁦1, 1, 0, 0, 1⁩

إذن يُكتب 25 هكذا: 11001. هذه هي الكتابة **الثنائية** للأعداد. في كتابتنا المعتادة منازل للآحاد والعشرات والمئات. وفي الثنائية منازل للأعداد 1 و2 و4 و8 و16، كل منزلة ضعف التي قبلها.

- 1 هو 1، و2 هو 10، و3 هو 11، و4 هو 100
- 5 هو 101، و6 هو 110، و7 هو 111، و8 هو 1000
- 9 هو 1001، و10 هو 1010، و11 هو 1011، و12 هو 1100
- 13 هو 1101، و14 هو 1110، و15 هو 1111</translation>
    </message>
    <message>
        <source>Count from 0 to 15 on four fingers or with four pupils who stand (1) or sit (0): the right-hand pupil changes every time, the next one every second time, and so on.</source>
        <comment>3/notes</comment>
        <translation>عدّوا من 0 إلى 15 على أربع أصابع، أو بأربعة تلاميذ يقفون (1) أو يجلسون (0): التلميذ الأيمن يتغير كل مرة، والذي يليه كل مرة ثانية، وهكذا.</translation>
    </message>
    <message>
        <source>Read it</source>
        <comment>4/title</comment>
        <translation>اقرأه</translation>
    </message>
    <message>
        <source>Which number is **10110**?</source>
        <comment>4/text</comment>
        <translation>أي عدد هو **10110**؟</translation>
    </message>
    <message>
        <source>Reading is easier than writing. **Ask two or three more:** 1010 (10), 10001 (17), 11111 (31).</source>
        <comment>4/notes</comment>
        <translation>القراءة أسهل من الكتابة. **اسأل عن اثنين أو ثلاثة أخرى:** 1010 (10)، و10001 (17)، و11111 (31).</translation>
    </message>
    <message>
        <source>22</source>
        <comment>4/choice 1</comment>
        <translation>22</translation>
    </message>
    <message>
        <source>Yes: 16 + 4 + 2.</source>
        <comment>4/because 1</comment>
        <translation>نعم: 16 + 4 + 2.</translation>
    </message>
    <message>
        <source>26</source>
        <comment>4/choice 2</comment>
        <translation>26</translation>
    </message>
    <message>
        <source>26 is 16 + 8 + 2, which is 11010. Look at the order of the places.</source>
        <comment>4/because 2</comment>
        <translation>26 هو 16 + 8 + 2، أي 11010. انتبه إلى ترتيب المنازل.</translation>
    </message>
    <message>
        <source>13</source>
        <comment>4/choice 3</comment>
        <translation>13</translation>
    </message>
    <message>
        <source>You read it from the right to the left. The place on the left is worth 16.</source>
        <comment>4/because 3</comment>
        <translation>قرأته من اليمين إلى اليسار. المنزلة التي على اليسار قيمتها 16.</translation>
    </message>
    <message>
        <source>10110</source>
        <comment>4/choice 4</comment>
        <translation>10110</translation>
    </message>
    <message>
        <source>In our usual way, yes. In binary the places are worth 16, 8, 4, 2 and 1.</source>
        <comment>4/because 4</comment>
        <translation>في كتابتنا المعتادة نعم. أما في الثنائية فقيم المنازل 16 و8 و4 و2 و1.</translation>
    </message>
    <message>
        <source>The nim-sum in columns</source>
        <comment>5/title</comment>
        <translation>مجموع نيم في أعمدة</translation>
    </message>
    <message>
        <source>In the last lesson equal parts cancelled in pairs. In binary the parts stand in columns, so you only **count the ones in each column**. If the count is even, all of them cancel: write 0. If it is odd, one is left: write 1.

Here are the heaps 5, 3 and 2:

- 5 is **1 0 1**
- 3 is **0 1 1**
- 2 is **0 1 0**
- nim-sum **1 0 0**

The first column has one 1: odd. The second has two: even. The third has two: even. The nim-sum is 100, which is 4. And that is the [Grundy value of 5, 3, 2](nim:5,3,2?grundy=4).</source>
        <comment>5/text</comment>
        <translation>في الدرس السابق حُذفت الأجزاء المتساوية أزواجًا. في الثنائية تقف الأجزاء في أعمدة، فيكفي أن **تعدّ الآحاد في كل عمود**. إن كان عددها زوجيًّا حُذفت كلها: اكتب 0. وإن كان فرديًّا بقي واحد: اكتب 1.

هذه الأكوام 5 و3 و2:

- 5 هي **⁦1 0 1⁩**
- 3 هي **⁦0 1 1⁩**
- 2 هي **⁦0 1 0⁩**
- مجموع نيم **⁦1 0 0⁩**

في العمود الأول من اليسار 1 واحد: فردي. وفي الثاني اثنان: زوجي. وفي الثالث اثنان: زوجي. فمجموع نيم هو 100، أي 4. وهذه هي [قيمة غراندي لـ 5 و3 و2](nim:5,3,2?grundy=4).</translation>
    </message>
    <message>
        <source>Nothing is carried from one column to the next: 1 and 1 make 0, not 10. That is the most common mistake, because they have just learnt to add. Say “even or odd” and not “plus”.</source>
        <comment>5/notes</comment>
        <translation>لا يُحمَل شيء من عمود إلى آخر: 1 و1 يعطيان 0 لا 10. هذا أكثر الأخطاء شيوعًا، لأنهم تعلموا الجمع للتوّ. قل «زوجي أو فردي» ولا تقل «زائد».</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>6/title</comment>
        <translation>جرّب</translation>
    </message>
    <message>
        <source>What is the nim-sum of **5, 2 and 1**?</source>
        <comment>6/text</comment>
        <translation>ما مجموع نيم للأعداد **5 و2 و1**؟</translation>
    </message>
    <message>
        <source>Write the three lines below each other on the board; let a pupil fill in the line for the nim-sum.</source>
        <comment>6/notes</comment>
        <translation>اكتب السطور الثلاثة بعضها تحت بعض على السبورة؛ ودع تلميذًا يملأ سطر مجموع نيم.</translation>
    </message>
    <message>
        <source>8</source>
        <comment>6/choice 1</comment>
        <translation>8</translation>
    </message>
    <message>
        <source>That is 5 + 2 + 1. In a nim-sum nothing is carried: count even or odd in each column.</source>
        <comment>6/because 1</comment>
        <translation>هذا هو 5 + 2 + 1. في مجموع نيم لا يُحمَل شيء: عُدّ في كل عمود زوجيًّا أو فرديًّا.</translation>
    </message>
    <message>
        <source>4</source>
        <comment>6/choice 2</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>5 ⊕ 1 is 4, but the 2 is still there, and nothing cancels it.</source>
        <comment>6/because 2</comment>
        <translation>5 ⊕ 1 هو 4، لكن 2 ما زالت هناك، ولا شيء يحذفها.</translation>
    </message>
    <message>
        <source>6</source>
        <comment>6/choice 3</comment>
        <translation>6</translation>
    </message>
    <message>
        <source>Yes: 101, 010 and 001. The columns hold one, one and two ones: 110, which is 6.</source>
        <comment>6/because 3</comment>
        <translation>نعم: 101 و010 و001. في الأعمدة واحد، ثم واحد، ثم اثنان: 110، أي 6.</translation>
    </message>
    <message>
        <source>Three more</source>
        <comment>7/title</comment>
        <translation>ثلاثة أخرى</translation>
    </message>
    <message>
        <source>Work out the nim-sums of **3, 3** and of **4, 2, 1** and of **3, 2, 1**. Which of these positions are P?</source>
        <comment>7/text</comment>
        <translation>احسب مجموع نيم لـ **3 و3** ولـ **4 و2 و1** ولـ **3 و2 و1**. أي هذه الوضعيات P؟</translation>
    </message>
    <message>
        <source>Let the class work for two minutes. The last line is the reward of the lesson: the position that they found by hand in many steps is now seen at a glance.</source>
        <comment>7/notes</comment>
        <translation>دع الفصل يعمل دقيقتين. السطر الأخير مكافأة الدرس: الوضعية التي وجدوها يدويًّا في خطوات كثيرة تُرى الآن بنظرة واحدة.</translation>
    </message>
    <message>
        <source>- 3 ⊕ 3 = 0: [P](nim:3,3?grundy=0&amp;outcome=P). Two equal heaps always cancel.
- 4 ⊕ 2 ⊕ 1 = 7: [N](nim:4,2,1?grundy=7&amp;outcome=N). 100, 010 and 001 have nothing in common.
- 3 ⊕ 2 ⊕ 1 = 0: [P](nim:3,2,1?grundy=0&amp;outcome=P). 11, 10 and 01 have two ones in each column.

Now you see **why** 3, 2, 1 is P: every column holds an even number of ones.</source>
        <comment>7/reveal</comment>
        <translation>- ‏3 ⊕ 3 = 0: [P](nim:3,3?grundy=0&amp;outcome=P). الكومتان المتساويتان تحذف إحداهما الأخرى دائمًا.
- ‏4 ⊕ 2 ⊕ 1 = 7: [N](nim:4,2,1?grundy=7&amp;outcome=N). ‏100 و010 و001 لا شيء مشتركًا بينها.
- ‏3 ⊕ 2 ⊕ 1 = 0: [P](nim:3,2,1?grundy=0&amp;outcome=P). في 11 و10 و01 واحدان في كل عمود.

الآن ترى **لماذا** 3 و2 و1 هي P: في كل عمود عدد زوجي من الآحاد.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>8/title</comment>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>Find the nim-sum. Write the numbers below each other, with the ones under each other on the right.</source>
        <comment>8/text</comment>
        <translation>أوجد مجموع نيم. اكتب الأعداد بعضها تحت بعض، بحيث تقف الآحاد على اليمين بعضها تحت بعض.</translation>
    </message>
    <message>
        <source>The answer is given in binary. Let pupils who are quick work without paper.</source>
        <comment>8/notes</comment>
        <translation>تُكتب الإجابة بالثنائية. دع السريعين يعملون دون ورق.</translation>
    </message>
    <message>
        <source>Three rules that help</source>
        <comment>9/title</comment>
        <translation>ثلاث قواعد مفيدة</translation>
    </message>
    <message>
        <source>- **Equal numbers cancel:** a ⊕ a = 0.
- **Zero changes nothing:** a ⊕ 0 = a.
- **The order does not matter.** So look for pairs first: in 7 ⊕ 9 ⊕ 7 ⊕ 4 the sevens cancel, and 9 ⊕ 4 = 13 is left.

And one to be careful with: 3 ⊕ 5 = 6 means also 3 ⊕ 6 = 5 and 5 ⊕ 6 = 3. Three numbers whose nim-sum is 0 are a team: each is the nim-sum of the other two. [3, 5 and 6](nim:3,5,6?outcome=P&amp;grundy=0) are such a team.</source>
        <comment>9/text</comment>
        <translation>- **العددان المتساويان يُحذفان:** ⁦a ⊕ a = 0⁩.
- **الصفر لا يغيّر شيئًا:** ⁦a ⊕ 0 = a⁩.
- **الترتيب لا يهم.** فابحث عن الأزواج أولًا: في 7 ⊕ 9 ⊕ 7 ⊕ 4 تُحذف السبعتان ويبقى 9 ⊕ 4 = 13.

وأخرى تحتاج إلى انتباه: 3 ⊕ 5 = 6 تعني أيضًا أن 3 ⊕ 6 = 5 وأن 5 ⊕ 6 = 3. ثلاثة أعداد مجموع نيم لها 0 هي فريق: كل منها مجموع نيم للآخرين. [3 و5 و6](nim:3,5,6?outcome=P&amp;grundy=0) فريق من هذا النوع.</translation>
    </message>
    <message>
        <source>**Ask for more teams:** 1, 2, 3 and 1, 4, 5 and 2, 4, 6 and 2, 5, 7 and so on. Each team is a P-position of three heaps.</source>
        <comment>9/notes</comment>
        <translation>**اسأل عن فرق أخرى:** 1 و2 و3، 1 و4 و5، 2 و4 و6، 2 و5 و7 وهكذا. كل فريق وضعية P من ثلاث أكوام.</translation>
    </message>
    <message>
        <source>A rule from a website</source>
        <comment>10/title</comment>
        <translation>قاعدة من موقع على الشبكة</translation>
    </message>
    <message>
        <source>Somebody writes: “Just leave an even number of heaps whose size is 1, 2, 4, 8 and so on. Then the other player loses.” You leave **2 and 4**: two heaps, both of that kind. Is it P?</source>
        <comment>10/text</comment>
        <translation>كتب أحدهم: «يكفي أن تترك عددًا زوجيًّا من الأكوام التي حجمها 1 أو 2 أو 4 أو 8 وهكذا، فيخسر اللاعب الآخر». تركتَ **2 و4**: كومتان، كلتاهما من هذا النوع. هل هي P؟</translation>
    </message>
    <message>
        <source>A rule that sounds right and is wrong. One counterexample is enough to refute it. **Ask for others:** 2, 8 or 4, 8. The right version: each of 1, 2, 4, 8, … must occur an even number of times inside the heaps.</source>
        <comment>10/notes</comment>
        <translation>قاعدة تبدو صحيحة وهي خاطئة. يكفي مثال مضاد واحد لدحضها. **اسأل عن غيره:** 2 و8، أو 4 و8. والصيغة الصحيحة: كل من 1، 2، 4، 8، … يجب أن يظهر داخل الأكوام عددًا زوجيًّا من المرات.</translation>
    </message>
    <message>
        <source>Yes, two is an even number</source>
        <comment>10/choice 1</comment>
        <translation>نعم، فالاثنان عدد زوجي</translation>
    </message>
    <message>
        <source>Try it on the board. The other player makes the 4 a 2, and you have two equal heaps before you.</source>
        <comment>10/because 1</comment>
        <translation>جرّبها على الرقعة. يجعل اللاعب الآخر 4 تصير 2، فتجد أمامك كومتين متساويتين.</translation>
    </message>
    <message>
        <source>No, it is N</source>
        <comment>10/choice 2</comment>
        <translation>لا، إنها N</translation>
    </message>
    <message>
        <source>Right. The nim-sum is 010 ⊕ 100 = 110, and that is not 0. It is not the *number of heaps* that must be even, but the number of ones **in each column**.</source>
        <comment>10/because 2</comment>
        <translation>صحيح. مجموع نيم هو 010 ⊕ 100 = 110، وليس 0. ليس *عدد الأكوام* ما يجب أن يكون زوجيًّا، بل عدد الآحاد **في كل عمود**.</translation>
    </message>
    <message>
        <source>The famous board</source>
        <comment>11/title</comment>
        <translation>الرقعة المشهورة</translation>
    </message>
    <message>
        <source>Back to 1, 3, 5 and 7. Write them in columns. Who wins: the player who starts or the other one?</source>
        <comment>11/text</comment>
        <translation>نعود إلى 1 و3 و5 و7. اكتبها في أعمدة. من يفوز: من يبدأ أم الآخر؟</translation>
    </message>
    <message>
        <source>Ask who had guessed it. Then let a pupil make any first move, and find the answer together by putting the columns right again.</source>
        <comment>11/notes</comment>
        <translation>اسأل من خمّن ذلك. ثم دع تلميذًا يلعب أي نقلة أولى، وابحثوا معًا عن الرد بإصلاح الأعمدة.</translation>
    </message>
    <message>
        <source>001, 011, 101 and 111: the columns hold two, two and four ones. All are even, so the nim-sum is 0 and [it is P](nim:1,3,5,7?outcome=P&amp;grundy=0). The second player can always win.</source>
        <comment>11/reveal</comment>
        <translation>001 و011 و101 و111: في الأعمدة اثنان واثنان وأربعة من الآحاد. كلها زوجية، فمجموع نيم 0 و[هي P](nim:1,3,5,7?outcome=P&amp;grundy=0). اللاعب الثاني يستطيع الفوز دائمًا.</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>12/title</comment>
        <translation>‏P أم N؟</translation>
    </message>
    <message>
        <source>Decide by the nim-sum.</source>
        <comment>12/text</comment>
        <translation>قرّر بمجموع نيم.</translation>
    </message>
    <message>
        <source>One odd column is enough for N. So you may stop at the first odd column. You need all columns only to say P.</source>
        <comment>12/notes</comment>
        <translation>عمود فردي واحد يكفي للقول N. فلك أن تتوقف عند أول عمود فردي. ولا تحتاج إلى الأعمدة كلها إلا لتقول P.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- **Binary** shows which of 1, 2, 4, 8, … are in a number.
- The **nim-sum** has a 1 where a column holds an odd number of ones.
- Nim-sum 0 means P, as for [1, 4, 5](nim:1,4,5?outcome=P). Anything else means N, as for [7, 11, 5](nim:7,11,5?outcome=N&amp;grundy=9).

So far we have *seen* that this is right, in tables. The next lesson *proves* it, for any number of heaps of any size, and shows how to find the winning move.</source>
        <comment>13/text</comment>
        <translation>- تُظهر الكتابة **الثنائية** أيّ الأعداد 1، 2، 4، 8، … في العدد.
- في **مجموع نيم** 1 حيث يكون عدد الآحاد في العمود فرديًّا.
- مجموع نيم 0 يعني P، كما في [1 و4 و5](nim:1,4,5?outcome=P). وكل ما سواه يعني N، كما في [7 و11 و5](nim:7,11,5?outcome=N&amp;grundy=9).

حتى الآن *رأينا* في الجداول أن هذا صحيح. الدرس التالي *يبرهنه*، لأي عدد من الأكوام مهما كان حجمها، ثم نرى كيف نجد النقلة الرابحة.</translation>
    </message>
    <message>
        <source>**Exit question:** the nim-sum of 12, 10 and 6 (1100, 1010, 0110: 0). And of 9, 3 (10).</source>
        <comment>13/notes</comment>
        <translation>**سؤال الختام:** مجموع نيم لـ 12 و10 و6 (1100 و1010 و0110: ‏0). ولـ 9 و3 (10).</translation>
    </message>
</context>
<context>
    <name>circles-in-hackenbush</name>
    <message>
        <source>Green Hackenbush: circles</source>
        <comment>title</comment>
        <translation>هاكنبوش الأخضر: الحلقات</translation>
    </message>
    <message>
        <source>Houses and doors: when edges form a circle, the joints on it may melt together.</source>
        <comment>about</comment>
        <translation>بيوت وأبواب: إذا كوّنت الأضلاع حلقة جاز دمج المفاصل التي عليها.</translation>
    </message>
    <message>
        <source>melt circles, and so find the value of any green drawing</source>
        <comment>aims</comment>
        <translation>يدمج الحلقات، فيجد قيمة أي رسم أخضر</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>Now a drawing with circles: a house with a door and a chimney. Cut one edge (a line of the drawing) on each turn; what is no longer joined to the ground falls. Whoever makes the last cut wins.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>والآن رسم فيه حلقات: بيت له باب ومدخنة. اقطع في كل دور ضلعًا واحدًا (خطًّا من الرسم)؛ وما لم يعد متصلًا بالأرض يسقط. من يقطع القطع الأخير يفوز.

العبوها كل اثنين معًا.</translation>
    </message>
    <message>
        <source>The rule of forks from the last lesson does not help where edges form a circle: cutting one edge of a circle lets nothing fall. Ask for a drawing in which that can be seen.</source>
        <comment>1/notes</comment>
        <translation>قاعدة التفرّعات من الدرس السابق لا تنفع حيث تكوّن الأضلاع حلقة: قطع ضلع واحد من حلقة لا يُسقط شيئًا. اطلب رسمًا يُرى فيه ذلك.</translation>
    </message>
    <message>
        <source>An arch of two edges</source>
        <comment>2/title</comment>
        <translation>قوس من ضلعين</translation>
    </message>
    <message>
        <source>Two edges from the ground that meet at the top. How many cuts can be made?</source>
        <comment>2/text</comment>
        <translation>ضلعان من الأرض يلتقيان في الأعلى. كم قطعًا يمكن أن يُقطع؟</translation>
    </message>
    <message>
        <source>The value is 0: an arch of two edges counts for nothing.</source>
        <comment>2/notes</comment>
        <translation>القيمة 0: القوس من ضلعين لا يُحسب شيئًا.</translation>
    </message>
    <message>
        <source>One: the arch falls when one foot is cut</source>
        <comment>2/choice 1</comment>
        <translation>واحد: يسقط القوس إذا قُطعت إحدى قدميه</translation>
    </message>
    <message>
        <source>The other foot still holds its own edge.</source>
        <comment>2/because 1</comment>
        <translation>القدم الأخرى ما زالت تحمل ضلعها.</translation>
    </message>
    <message>
        <source>Two, whatever the players do</source>
        <comment>2/choice 2</comment>
        <translation>اثنان، مهما فعل اللاعبان</translation>
    </message>
    <message>
        <source>Yes. After the first cut one edge is left standing. So the second player makes the last cut: P.</source>
        <comment>2/because 2</comment>
        <translation>نعم. بعد القطع الأول يبقى ضلع واحد قائمًا. فاللاعب الثاني يقطع القطع الأخير: P.</translation>
    </message>
    <message>
        <source>A tent of three edges</source>
        <comment>3/title</comment>
        <translation>خيمة من ثلاثة أضلاع</translation>
    </message>
    <message>
        <source>Two feet on the ground, joined by an edge at the top: three edges, like the door of the house. Which cut wins?</source>
        <comment>3/text</comment>
        <translation>قدمان على الأرض يصل بينهما ضلع في الأعلى: ثلاثة أضلاع، كباب البيت. أي قطع يربح؟</translation>
    </message>
    <message>
        <source>With chalk: wipe out one foot. The rest is a stalk of two edges, hanging on the other foot.</source>
        <comment>3/notes</comment>
        <translation>بالطباشير: امسح إحدى القدمين. ما يبقى ساق من ضلعين معلقة بالقدم الأخرى.</translation>
    </message>
    <message>
        <source>One of the feet</source>
        <comment>3/choice 1</comment>
        <translation>إحدى القدمين</translation>
    </message>
    <message>
        <source>Then a stalk of two edges is left, and the other player cuts it down.</source>
        <comment>3/because 1</comment>
        <translation>عندها تبقى ساق من ضلعين، فيقطعها اللاعب الآخر من أسفلها.</translation>
    </message>
    <message>
        <source>The edge at the top</source>
        <comment>3/choice 2</comment>
        <translation>الضلع الأعلى</translation>
    </message>
    <message>
        <source>Yes. Two single edges are left, and you make the last cut.</source>
        <comment>3/because 2</comment>
        <translation>نعم. يبقى ضلعان مفردان، وأنت تقطع القطع الأخير.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>3/choice 3</comment>
        <translation>لا شيء منها</translation>
    </message>
    <message>
        <source>Try the edge at the top.</source>
        <comment>3/because 3</comment>
        <translation>جرّب الضلع الأعلى.</translation>
    </message>
    <message>
        <source>What is the tent worth?</source>
        <comment>4/title</comment>
        <translation>ما قيمة الخيمة؟</translation>
    </message>
    <message>
        <source>Find the value of the tent with the rule of the smallest missing number.</source>
        <comment>4/text</comment>
        <translation>أوجد قيمة الخيمة بقاعدة أصغر عدد غائب.</translation>
    </message>
    <message>
        <source>Four edges give 0, five give 1, and so on. Let them guess; the next step explains it.</source>
        <comment>4/notes</comment>
        <translation>أربعة أضلاع تعطي 0، وخمسة تعطي 1، وهكذا. دعهم يخمنون؛ الخطوة التالية تشرح.</translation>
    </message>
    <message>
        <source>Cutting a foot leaves a stalk of two: value **2**. Cutting the top leaves two single edges: 1 ⊕ 1 = **0**. The smallest missing number is **1**, so [the tent is worth 1](hackenbush:0-1g,1-2g,2-0g?grundy=1).

An arch of two edges is worth 0, a tent of three is worth 1. Can you guess what [four edges](hackenbush:0-1g,1-2g,2-3g,3-0g) are worth?</source>
        <comment>4/reveal</comment>
        <translation>قطع قدم يترك ساقًا من اثنين: القيمة **2**. وقطع الأعلى يترك ضلعين مفردين: 1 ⊕ 1 = **0**. أصغر عدد غائب هو **1**، إذن [قيمة الخيمة 1](hackenbush:0-1g,1-2g,2-0g?grundy=1).

القوس من ضلعين قيمته 0، والخيمة من ثلاثة قيمتها 1. هل تخمّن قيمة [أربعة أضلاع](hackenbush:0-1g,1-2g,2-3g,3-0g)؟</translation>
    </message>
    <message>
        <source>The fusion principle</source>
        <comment>5/title</comment>
        <translation>مبدأ الدمج</translation>
    </message>
    <message>
        <source>Edges meet at **joints**. **All joints on a circle of edges may be melted into one joint. The value stays the same.**

The edges of the circle become little loops at that joint. A loop can be cut, and nothing hangs on it, so **a loop is worth as much as a single edge**.

So a circle of n edges becomes n loops at one joint. Loops cancel in pairs: **an even number is worth 0, an odd number is worth 1.**</source>
        <comment>5/text</comment>
        <translation>تلتقي الأضلاع عند **مفاصل**. **كل المفاصل التي على حلقة من الأضلاع يجوز دمجها في مفصل واحد. وتبقى القيمة كما هي.**

تصير أضلاع الحلقة عُرًى صغيرة عند ذلك المفصل. العروة يمكن قطعها، ولا شيء معلق بها، إذن **قيمة العروة كقيمة ضلع واحد**.

فالحلقة من n من الأضلاع تصير n من العرى عند مفصل واحد. والعرى تُحذف أزواجًا: **العدد الزوجي قيمته 0، والعدد الفردي قيمته 1.**</translation>
    </message>
    <message>
        <source>The name is fusion principle. Its proof is longer than this lesson; it is a real theorem, and a surprising one. It has been checked here by search on many drawings.</source>
        <comment>5/notes</comment>
        <translation>اسمه مبدأ الدمج. برهانه أطول من هذا الدرس؛ إنه مبرهنة حقيقية ومدهشة. وقد فُحص هنا بالبحث في رسوم كثيرة.</translation>
    </message>
    <message>
        <source>Is a tent a circle?</source>
        <comment>6/title</comment>
        <translation>هل الخيمة حلقة؟</translation>
    </message>
    <message>
        <source>The feet of a tent stand at different places on the ground. Is that a circle at all?</source>
        <comment>6/text</comment>
        <translation>قدما الخيمة في موضعين مختلفين من الأرض. فهل هذه حلقة أصلًا؟</translation>
    </message>
    <message>
        <source>This is the usual stumbling block. Draw the tent with both feet at the same point of the ground.</source>
        <comment>6/notes</comment>
        <translation>هذه العثرة المعتادة. ارسم الخيمة وقدماها عند نقطة واحدة من الأرض.</translation>
    </message>
    <message>
        <source>No, the feet are apart</source>
        <comment>6/choice 1</comment>
        <translation>لا، القدمان متباعدتان</translation>
    </message>
    <message>
        <source>What matters is what an edge is joined to. Both feet are joined to the ground, and the ground is everywhere the same.</source>
        <comment>6/because 1</comment>
        <translation>المهم هو ما يتصل به الضلع. القدمان متصلتان بالأرض، والأرض هي نفسها في كل مكان.</translation>
    </message>
    <message>
        <source>Yes, through the ground</source>
        <comment>6/choice 2</comment>
        <translation>نعم، عبر الأرض</translation>
    </message>
    <message>
        <source>Right. The whole ground counts as **one joint**. So a tent is a circle of three edges.</source>
        <comment>6/because 2</comment>
        <translation>صحيح. الأرض كلها تُحسب **مفصلًا واحدًا**. فالخيمة حلقة من ثلاثة أضلاع.</translation>
    </message>
    <message>
        <source>Balloons</source>
        <comment>7/title</comment>
        <translation>بالونات</translation>
    </message>
    <message>
        <source>A balloon: a string of **one** edge, and at its end a circle of **three** edges. What is it worth?</source>
        <comment>7/text</comment>
        <translation>بالون: خيط من ضلع **واحد**، وفي طرفه حلقة من **ثلاثة** أضلاع. ما قيمته؟</translation>
    </message>
    <message>
        <source>First fusion, then the rule of forks. Ask for a balloon with four edges in the circle: 0 on top, so 1.</source>
        <comment>7/notes</comment>
        <translation>الدمج أولًا، ثم قاعدة التفرّعات. اسأل عن بالون في حلقته أربعة أضلاع: 0 في الأعلى، إذن 1.</translation>
    </message>
    <message>
        <source>4</source>
        <comment>7/choice 1</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>You counted the edges. Melt the circle first.</source>
        <comment>7/because 1</comment>
        <translation>عددت الأضلاع. ادمج الحلقة أولًا.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>7/choice 2</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>The circle is worth 1 on top of the string, and the string adds one more.</source>
        <comment>7/because 2</comment>
        <translation>الحلقة قيمتها 1 فوق الخيط، والخيط يضيف واحدًا آخر.</translation>
    </message>
    <message>
        <source>2</source>
        <comment>7/choice 3</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>Yes. Three loops are worth 1, like a branch of one edge. The string makes it 2.</source>
        <comment>7/because 3</comment>
        <translation>نعم. ثلاث عُرى قيمتها 1، كفرع من ضلع واحد. والخيط يجعلها 2.</translation>
    </message>
    <message>
        <source>0</source>
        <comment>7/choice 4</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>An odd circle is worth 1, not 0.</source>
        <comment>7/because 4</comment>
        <translation>الحلقة الفردية قيمتها 1 لا 0.</translation>
    </message>
    <message>
        <source>A square balloon</source>
        <comment>8/title</comment>
        <translation>بالون مربع</translation>
    </message>
    <message>
        <source>And with a circle of **four** edges on a string of one edge?</source>
        <comment>8/text</comment>
        <translation>ومع حلقة من **أربعة** أضلاع على خيط من ضلع واحد؟</translation>
    </message>
    <message>
        <source>So all you need to know of a circle is whether it is odd or even.</source>
        <comment>8/notes</comment>
        <translation>فكل ما تحتاج إلى معرفته عن الحلقة هو هل هي فردية أم زوجية.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>8/choice 1</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>Yes. Four loops cancel, only the string is left.</source>
        <comment>8/because 1</comment>
        <translation>نعم. العرى الأربع تُحذف، ولا يبقى إلا الخيط.</translation>
    </message>
    <message>
        <source>2</source>
        <comment>8/choice 2</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>Four is even: the loops cancel in pairs.</source>
        <comment>8/because 2</comment>
        <translation>الأربعة عدد زوجي: العرى تُحذف أزواجًا.</translation>
    </message>
    <message>
        <source>5</source>
        <comment>8/choice 3</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>You counted the edges.</source>
        <comment>8/because 3</comment>
        <translation>عددت الأضلاع.</translation>
    </message>
    <message>
        <source>Only the rule of forks?</source>
        <comment>9/title</comment>
        <translation>قاعدة التفرّعات وحدها؟</translation>
    </message>
    <message>
        <source>Somebody writes: “Green Hackenbush on any drawing is solved by the rule of forks.” What do you say?</source>
        <comment>9/text</comment>
        <translation>كتب أحدهم: «هاكنبوش الأخضر على أي رسم تحلّه قاعدة التفرّعات». ماذا تقول؟</translation>
    </message>
    <message>
        <source>With both rules every green drawing can be worked out, however large: each step makes it simpler.</source>
        <comment>9/notes</comment>
        <translation>بالقاعدتين يمكن حساب كل رسم أخضر مهما كبر: كل خطوة تجعله أبسط.</translation>
    </message>
    <message>
        <source>That is right</source>
        <comment>9/choice 1</comment>
        <translation>هذا صحيح</translation>
    </message>
    <message>
        <source>How would you use it on a tent? There is no fork from which to begin, and no end of a branch.</source>
        <comment>9/because 1</comment>
        <translation>كيف تستعملها على خيمة؟ ليس فيها تفرّع تبدأ منه، ولا طرف فرع.</translation>
    </message>
    <message>
        <source>It is right for trees; for circles you need fusion too</source>
        <comment>9/choice 2</comment>
        <translation>صحيح للأشجار؛ أما الحلقات فتحتاج إلى الدمج أيضًا</translation>
    </message>
    <message>
        <source>Yes. Fusion turns every drawing into a tree with loops, and the rule of forks does the rest.</source>
        <comment>9/because 2</comment>
        <translation>نعم. الدمج يحوّل كل رسم إلى شجرة ذات عُرى، وقاعدة التفرّعات تكمل الباقي.</translation>
    </message>
    <message>
        <source>The house</source>
        <comment>10/title</comment>
        <translation>البيت</translation>
    </message>
    <message>
        <source>Which edges of the house form circles? What is left when they are melted?</source>
        <comment>10/text</comment>
        <translation>أي أضلاع البيت تكوّن حلقات؟ وماذا يبقى بعد دمجها؟</translation>
    </message>
    <message>
        <source>The walls with the ceiling and the ground are one circle, the roof with the ceiling another; they touch, so all their joints melt together. Draw the house after melting: the ground with six loops, a stalk of two and a stalk of one, and the door. Then melt the door too.</source>
        <comment>10/notes</comment>
        <translation>الجدران مع السقف المستوي والأرض حلقة، والسطح المائل مع السقف المستوي حلقة أخرى؛ وهما متلامستان، فتندمج مفاصلهما كلها. ارسم البيت بعد الدمج: الأرض وعليها ست عُرى، وساق من اثنين، وساق من واحد، والباب. ثم ادمج الباب أيضًا.</translation>
    </message>
    <message>
        <source>Walls, ceiling and roof melt into the ground; their six loops cancel.

**Chimney** and **single edge** are left, 2 ⊕ 1 = 3, and the **door** is worth 1. Together [2](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?grundy=2).

So the chimney must become 0: [cut its lower edge](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?only=hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,0-7g,7-8g,8-0g,2-9g).</source>
        <comment>10/reveal</comment>
        <translation>الجدران والسقف والسطح المائل تندمج في الأرض؛ وعراها الست تُحذف.

تبقى **المدخنة** و**الضلع المفرد**، 2 ⊕ 1 = 3، و**الباب** قيمته 1. والمجموع [2](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?grundy=2).

فيجب أن تصير المدخنة 0: [اقطع ضلعها الأسفل](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?only=hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,0-7g,7-8g,8-0g,2-9g).</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>What is the Grundy value of the drawing? Melt the circles, then use the rule of forks.</source>
        <comment>11/text</comment>
        <translation>ما قيمة غراندي للرسم؟ ادمج الحلقات، ثم استعمل قاعدة التفرّعات.</translation>
    </message>
    <message>
        <source>Not every drawing has a circle. Let pupils mark the circles in colour and write “odd” or “even” on them.</source>
        <comment>11/notes</comment>
        <translation>ليس في كل رسم حلقة. دع التلاميذ يلوّنون الحلقات ويكتبون عليها «فردية» أو «زوجية».</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>افز بها</translation>
    </message>
    <message>
        <source>You know the value of the house. Start, and win against the perfect computer.</source>
        <comment>12/text</comment>
        <translation>أنت تعرف قيمة البيت. ابدأ، وافز على الحاسوب المتقن.</translation>
    </message>
    <message>
        <source>After the first cut everything balances: the single edge against the door, the loops of the house in pairs. Answer each cut by melting the picture again.</source>
        <comment>12/notes</comment>
        <translation>بعد القطع الأول يتوازن كل شيء: الضلع المفرد مقابل الباب، وعرى البيت أزواج. ردّ على كل قطع بدمج الصورة من جديد.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- **Fusion:** a circle melts into one joint; its edges become loops, each worth one edge.
- So an odd circle is worth 1 and an even one 0. [A tent is worth 1](hackenbush:0-1g,1-2g,2-0g?grundy=1).
- With fusion and the rule of forks every green drawing is a row of Nim heaps.

So far both of you could cut every edge. Next each player has a colour, and the values become fractions!</source>
        <comment>13/text</comment>
        <translation>- **الدمج:** الحلقة تندمج في مفصل واحد؛ وتصير أضلاعها عُرى قيمة كل منها ضلع واحد.
- إذن الحلقة الفردية قيمتها 1 والزوجية 0. [قيمة الخيمة 1](hackenbush:0-1g,1-2g,2-0g?grundy=1).
- بالدمج وقاعدة التفرّعات يصير كل رسم أخضر صفًّا من أكوام نيم.

حتى الآن كان لكليكما أن يقطع كل ضلع. بعد ذلك يكون لكل لاعب لون، وتصير القيم كسورًا!</translation>
    </message>
    <message>
        <source>**Exit question:** a tent of five edges beside a stalk of one edge? (1 ⊕ 1 = 0: P.)</source>
        <comment>13/notes</comment>
        <translation>**سؤال الختام:** خيمة من خمسة أضلاع إلى جانب ساق من ضلع واحد؟ (1 ⊕ 1 = 0: ‏P.)</translation>
    </message>
</context>
<context>
    <name>five-three-two</name>
    <message>
        <source>The values of 5, 3 and 2</source>
        <comment>title</comment>
        <translation>قيم 5 و3 و2</translation>
    </message>
    <message>
        <source>A surprising pattern in the table of Nim, and what it says about 5, 3, 2.</source>
        <comment>about</comment>
        <translation>نمط مدهش في جدول نيم، وما يقوله عن 5 و3 و2.</translation>
    </message>
    <message>
        <source>work out a nim-sum by splitting into 1, 2, 4, 8</source>
        <comment>aims</comment>
        <translation>يحسب مجموع نيم بالتجزئة إلى 1 و2 و4 و8</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>The game starts with heaps of 3, 5 and 6. The computer begins, and it plays at random. You have an answer to every move. Which answer? Think of the heap that balances the other two.</source>
        <comment>1/text</comment>
        <translation>تبدأ المباراة بأكوام 3 و5 و6. الحاسوب يبدأ ويلعب عشوائيًّا. لديك ردٌّ على كل نقلة. فما هو؟ فكّر في الكومة التي توازن الكومتين الأخريين.</translation>
    </message>
    <message>
        <source>3, 5, 6 is P: each heap balances the other two. Pupils have no rule yet; they may use the table of the last lesson. Afterwards ask for the moves that were hard to answer.</source>
        <comment>1/notes</comment>
        <translation>3 و5 و6 هي P: كل كومة توازن الأخريين. ليس لدى التلاميذ قاعدة بعد؛ ولهم أن يستعملوا جدول الدرس السابق. واسأل بعد ذلك عن النقلات التي صعب الرد عليها.</translation>
    </message>
    <message>
        <source>The table again</source>
        <comment>2/title</comment>
        <translation>الجدول من جديد</translation>
    </message>
    <message>
        <source>Here is the table of the last lesson once more, a little larger. Check two or three of its numbers: the smallest number that is missing on the way to the two sides. Then look for patterns.</source>
        <comment>2/text</comment>
        <translation>هذا جدول الدرس السابق مرة أخرى، أكبر قليلًا. افحص اثنين أو ثلاثة من أعداده: أصغر عدد غائب في الطريق إلى الجانبين. ثم ابحث عن أنماط.</translation>
    </message>
    <message>
        <source>Collect what the class sees: zeros on the diagonal; every number once in each row; blocks of two by two and of four by four. Let them wonder about 4, 1, which is 5 like a sum, and 5, 1, which is 4 like a difference.</source>
        <comment>2/notes</comment>
        <translation>اجمع ما يراه الفصل: أصفار على القطر؛ كل عدد مرة واحدة في كل صف؛ مربعات من اثنين في اثنين ومن أربعة في أربعة. دعهم يتعجبون من 4,1 التي هي 5 كالمجموع، ومن 5,1 التي هي 4 كالفرق.</translation>
    </message>
    <message>
        <source>A pattern</source>
        <comment>3/title</comment>
        <translation>نمط</translation>
    </message>
    <message>
        <source>In the finished table 2 and 1 make 3. 4 and 1 make 5. 4 and 2 make 6. But 3 and 1 make 2, and 5 and 1 make 4. When is it the ordinary sum, and when not?</source>
        <comment>3/text</comment>
        <translation>في الجدول المكتمل 2 و1 تعطيان 3. و4 و1 تعطيان 5. و4 و2 تعطيان 6. لكن 3 و1 تعطيان 2، و5 و1 تعطيان 4. متى يكون ذلك هو المجموع المعتاد، ومتى لا يكون؟</translation>
    </message>
    <message>
        <source>Use coins or slips with 1, 2, 4 for the splitting. Let pupils check three more squares of the table: 3 ⊕ 2 = 1, 5 ⊕ 4 = 1, 5 ⊕ 2 = 7. Lessons 8 and 9 prove that the rule is always right.</source>
        <comment>3/notes</comment>
        <translation>استعمل للتجزئة قطعًا نقدية أو قصاصات عليها 1 و2 و4. دع التلاميذ يفحصون ثلاث خانات أخرى من الجدول: 3 ⊕ 2 = 1، و5 ⊕ 4 = 1، و5 ⊕ 2 = 7. الدرسان 8 و9 يثبتان أن القاعدة صحيحة دائمًا.</translation>
    </message>
    <message>
        <source>Split each heap into **1, 2, 4, 8, …**, each used once at most: 3 is 2 + 1, and 5 is 4 + 1. **Equal parts in two heaps cancel**, like two equal heaps. What is left over is added.

- [4 and 2](nim:4,2?grundy=6): nothing is equal, so 4 + 2 = 6.
- [5 and 1](nim:5,1?grundy=4): 5 is 4 + 1, the ones cancel, 4 is left.
- [5 and 3](nim:5,3?grundy=6): 4 + 1 and 2 + 1, the ones cancel, 4 + 2 = 6.

This is called the **nim-sum** and written ⊕. So 5 ⊕ 3 = 6.</source>
        <comment>3/reveal</comment>
        <translation>جزّئ كل كومة إلى **1، 2، 4، 8، …**، كل منها مرة على الأكثر: 3 هي 2 + 1، و5 هي 4 + 1. **الأجزاء المتساوية في كومتين يحذف بعضها بعضًا**، مثل كومتين متساويتين. وما يبقى يُجمع.

- [4 و2](nim:4,2?grundy=6): لا شيء متساوٍ، إذن 4 + 2 = 6.
- [5 و1](nim:5,1?grundy=4): 5 هي 4 + 1، الواحدان يُحذفان، يبقى 4.
- [5 و3](nim:5,3?grundy=6): 4 + 1 و2 + 1، الواحدان يُحذفان، 4 + 2 = 6.

هذا يسمى **مجموع نيم** ورمزه ⊕. إذن 5 ⊕ 3 = 6.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>4/title</comment>
        <translation>دورك</translation>
    </message>
    <message>
        <source>What is **6 ⊕ 3**?</source>
        <comment>4/text</comment>
        <translation>كم يساوي **6 ⊕ 3**؟</translation>
    </message>
    <message>
        <source>Let them check it with balance: 6, 3, 5 must be P.</source>
        <comment>4/notes</comment>
        <translation>دعهم يتحققون بالتوازن: 6 و3 و5 يجب أن تكون P.</translation>
    </message>
    <message>
        <source>9</source>
        <comment>4/choice 1</comment>
        <translation>9</translation>
    </message>
    <message>
        <source>That is the ordinary sum. Both have a part 2 (6 is 4 + 2, and 3 is 2 + 1), and the twos cancel.</source>
        <comment>4/because 1</comment>
        <translation>هذا هو المجموع المعتاد. في كليهما جزء هو 2 (6 هي 4 + 2، و3 هي 2 + 1)، والاثنان يُحذفان.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>4/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>That is the difference. Split first: 4 + 2 and 2 + 1. The twos cancel, and 4 + 1 is left.</source>
        <comment>4/because 2</comment>
        <translation>هذا هو الفرق. جزّئ أولًا: 4 + 2 و2 + 1. الاثنان يُحذفان ويبقى 4 + 1.</translation>
    </message>
    <message>
        <source>5</source>
        <comment>4/choice 3</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>Yes: 4 + 2 and 2 + 1. The twos cancel, and 4 + 1 is left.</source>
        <comment>4/because 3</comment>
        <translation>نعم: 4 + 2 و2 + 1. الاثنان يُحذفان ويبقى 4 + 1.</translation>
    </message>
    <message>
        <source>All of 5, 3, 2 with values</source>
        <comment>5/title</comment>
        <translation>كل وضعيات 5 و3 و2 بقيمها</translation>
    </message>
    <message>
        <source>With three heaps do the same: 5 ⊕ 3 = 6, and 6 ⊕ 2 = 4. So [5, 3, 2](nim:5,3,2?grundy=4) is worth 4. Here are all 37 positions again, now with their values:

- 0,0,0 **0** · 1,0,0 **1** · 2,0,0 **2** · 3,0,0 **3** · 4,0,0 **4** · 5,0,0 **5**
- 1,1,0 **0** · 2,1,0 **3** · 3,1,0 **2** · 4,1,0 **5** · 5,1,0 **4**
- 1,1,1 **1** · 2,1,1 **2** · 3,1,1 **3** · 4,1,1 **4** · 5,1,1 **5**
- 2,2,0 **0** · 3,2,0 **1** · 4,2,0 **6** · 5,2,0 **7**
- 2,2,1 **1** · 2,2,2 **2** · 3,2,2 **3** · 4,2,2 **4** · 5,2,2 **5**
- 3,3,0 **0** · 4,3,0 **7** · 5,3,0 **6** · 3,3,1 **1** · 3,3,2 **2**
- 3,2,1 **0** · 4,2,1 **7** · 5,2,1 **6** · 4,3,1 **6** · 5,3,1 **7** · 4,3,2 **5** · 5,3,2 **4**

The zeros are the five P-positions that you found by hand.</source>
        <comment>5/text</comment>
        <translation>مع ثلاث أكوام افعل الشيء نفسه: 5 ⊕ 3 = 6، و6 ⊕ 2 = 4. إذن [5 و3 و2](nim:5,3,2?grundy=4) قيمتها 4. هذه الوضعيات 37 كلها من جديد، ومعها قيمها:

- 0,0,0 **0** · 1,0,0 **1** · 2,0,0 **2** · 3,0,0 **3** · 4,0,0 **4** · 5,0,0 **5**
- 1,1,0 **0** · 2,1,0 **3** · 3,1,0 **2** · 4,1,0 **5** · 5,1,0 **4**
- 1,1,1 **1** · 2,1,1 **2** · 3,1,1 **3** · 4,1,1 **4** · 5,1,1 **5**
- 2,2,0 **0** · 3,2,0 **1** · 4,2,0 **6** · 5,2,0 **7**
- 2,2,1 **1** · 2,2,2 **2** · 3,2,2 **3** · 4,2,2 **4** · 5,2,2 **5**
- 3,3,0 **0** · 4,3,0 **7** · 5,3,0 **6** · 3,3,1 **1** · 3,3,2 **2**
- 3,2,1 **0** · 4,2,1 **7** · 5,2,1 **6** · 4,3,1 **6** · 5,3,1 **7** · 4,3,2 **5** · 5,3,2 **4**

الأصفار هي وضعيات P الخمس التي وجدتها يدويًّا.</translation>
    </message>
    <message>
        <source>Let each pupil check two of the values with the splitting. Count the zeros together: five.</source>
        <comment>5/notes</comment>
        <translation>دع كل تلميذ يفحص قيمتين بالتجزئة. عدّوا الأصفار معًا: خمسة.</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>6/title</comment>
        <translation>أوجد النقلة</translation>
    </message>
    <message>
        <source>5, 3, 2 is worth 4. Which move leaves a position of value 0?</source>
        <comment>6/text</comment>
        <translation>5 و3 و2 قيمتها 4. أي نقلة تترك وضعية قيمتها 0؟</translation>
    </message>
    <message>
        <source>The 5 must become what balances 3 and 2, that is 3 ⊕ 2 = 1. This way of thinking finds every winning move: ask for each heap what would balance all the others, and see whether that is smaller.</source>
        <comment>6/notes</comment>
        <translation>يجب أن تصير 5 ما يوازن 3 و2، أي 3 ⊕ 2 = 1. هذه الطريقة في التفكير تجد كل نقلة رابحة: اسأل عن كل كومة ما الذي يوازن كل الأكوام الأخرى، وانظر هل هو أصغر منها.</translation>
    </message>
    <message>
        <source>Make the 5 a 4</source>
        <comment>6/choice 1</comment>
        <translation>اجعل 5 تصير 4</translation>
    </message>
    <message>
        <source>Then 4 ⊕ 3 ⊕ 2 = 5, and not 0.</source>
        <comment>6/because 1</comment>
        <translation>عندها 4 ⊕ 3 ⊕ 2 = 5، وليس 0.</translation>
    </message>
    <message>
        <source>Take the 3</source>
        <comment>6/choice 2</comment>
        <translation>خذ 3</translation>
    </message>
    <message>
        <source>Then 5 ⊕ 2 = 7, and not 0.</source>
        <comment>6/because 2</comment>
        <translation>عندها 5 ⊕ 2 = 7، وليس 0.</translation>
    </message>
    <message>
        <source>Make the 5 a 1</source>
        <comment>6/choice 3</comment>
        <translation>اجعل 5 تصير 1</translation>
    </message>
    <message>
        <source>Yes: 1 ⊕ 3 ⊕ 2 = 0. Now the value is 0, and the other player must change it.</source>
        <comment>6/because 3</comment>
        <translation>نعم: 1 ⊕ 3 ⊕ 2 = 0. القيمة الآن 0، ولا بدّ أن يغيّرها اللاعب الآخر.</translation>
    </message>
    <message>
        <source>Take the 2</source>
        <comment>6/choice 4</comment>
        <translation>خذ 2</translation>
    </message>
    <message>
        <source>Then 5 ⊕ 3 = 6, and not 0.</source>
        <comment>6/because 4</comment>
        <translation>عندها 5 ⊕ 3 = 6، وليس 0.</translation>
    </message>
    <message>
        <source>Find the value</source>
        <comment>7/title</comment>
        <translation>أوجد القيمة</translation>
    </message>
    <message>
        <source>What is the Grundy value of these positions?</source>
        <comment>7/text</comment>
        <translation>ما قيمة غراندي لهذه الوضعيات؟</translation>
    </message>
    <message>
        <source>The splitting into 1, 2, 4 is enough here. Writing the parts below each other prepares the next lesson.</source>
        <comment>7/notes</comment>
        <translation>تكفي هنا التجزئة إلى 1 و2 و4. وكتابة الأجزاء بعضها تحت بعض تمهّد للدرس التالي.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>8/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- The **Grundy value** of a position is the heap that balances it. [Value 0](nim:1,3,2?grundy=0&amp;outcome=P) means P.
- It is the **mex** of the values that can be left.
- In Nim it is the **nim-sum**: split into 1, 2, 4, 8, …, let equal parts cancel, add the rest.

The splitting is much easier on paper when the parts stand in columns. That is what binary numbers are for, and they come next.</source>
        <comment>8/text</comment>
        <translation>- **قيمة غراندي** لوضعية هي الكومة التي توازنها. [القيمة 0](nim:1,3,2?grundy=0&amp;outcome=P) تعني P.
- وهي **mex** للقيم التي يمكن تركها.
- في نيم هي **مجموع نيم**: جزّئ إلى 1، 2، 4، 8، …، واحذف الأجزاء المتساوية، واجمع الباقي.

تصير التجزئة أسهل بكثير على الورق إذا وقفت الأجزاء في أعمدة. ولهذا وُجدت الأعداد الثنائية، وهي ما يأتي بعد ذلك.</translation>
    </message>
    <message>
        <source>**Exit question:** the value of 7, 2? (4 + 2 + 1 and 2: 5.) Which heap must join 7 and 2 to make P? (5.)</source>
        <comment>8/notes</comment>
        <translation>**سؤال الختام:** ما قيمة 7 و2؟ (4 + 2 + 1 و2: ‏5.) وأي كومة يجب أن تنضم إلى 7 و2 لتصير P؟ (5.)</translation>
    </message>
</context>
<context>
    <name>green-hackenbush</name>
    <message>
        <source>Green Hackenbush: stalks and trees</source>
        <comment>title</comment>
        <translation>هاكنبوش الأخضر: سيقان وأشجار</translation>
    </message>
    <message>
        <source>Cut an edge, and what hangs on it falls. How much is a tree worth?</source>
        <comment>about</comment>
        <translation>اقطع ضلعًا فيسقط ما يتعلق به. كم قيمة الشجرة؟</translation>
    </message>
    <message>
        <source>find the value of a tree</source>
        <comment>aims</comment>
        <translation>يجد قيمة شجرة</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>Lines grow from the ground. They are called **edges**, and their ends **joints**. On your turn cut **one edge**. Everything that is no longer joined to the ground falls away. Whoever makes the last cut wins.

Play it in pairs. The two stalks have 3 and 2 edges.</source>
        <comment>1/text</comment>
        <translation>تنمو من الأرض خطوط. اسمها **أضلاع**، واسم أطرافها **مفاصل**. في دورك اقطع **ضلعًا واحدًا**. كل ما لم يعد متصلًا بالأرض يسقط. من يقطع القطع الأخير يفوز.

العبوها كل اثنين معًا. في الساقين 3 أضلاع و2.</translation>
    </message>
    <message>
        <source>Green edges may be cut by both players. Draw it on the board with chalk: cutting means wiping it out. **Ask:** “Which game is that?”</source>
        <comment>1/notes</comment>
        <translation>الأضلاع الخضراء يجوز لكلا اللاعبين قطعها. ارسمها على السبورة بالطباشير: القطع يعني المسح. **اسأل:** «أي لعبة هذه؟»</translation>
    </message>
    <message>
        <source>A single stalk</source>
        <comment>2/title</comment>
        <translation>ساق واحدة</translation>
    </message>
    <message>
        <source>A stalk of **four** green edges. What can you leave with one cut?</source>
        <comment>2/text</comment>
        <translation>ساق من **أربعة** أضلاع خضراء. ماذا يمكنك أن تترك بقطع واحد؟</translation>
    </message>
    <message>
        <source>So a row of stalks is plain Nim.</source>
        <comment>2/notes</comment>
        <translation>فصفٌّ من السيقان نيم خالصة.</translation>
    </message>
    <message>
        <source>Only three edges</source>
        <comment>2/choice 1</comment>
        <translation>ثلاثة أضلاع فقط</translation>
    </message>
    <message>
        <source>You may cut further down: then more falls.</source>
        <comment>2/because 1</comment>
        <translation>يجوز أن تقطع أسفل من ذلك: فيسقط أكثر.</translation>
    </message>
    <message>
        <source>3, 2, 1 or 0 edges</source>
        <comment>2/choice 2</comment>
        <translation>3 أضلاع أو 2 أو 1 أو 0</translation>
    </message>
    <message>
        <source>Yes. A cut leaves what is below it. So the stalk is a heap of four.</source>
        <comment>2/because 2</comment>
        <translation>نعم. القطع يترك ما تحته. إذن الساق كومة من أربعة.</translation>
    </message>
    <message>
        <source>Any number, also more than four</source>
        <comment>2/choice 3</comment>
        <translation>أي عدد، حتى أكثر من أربعة</translation>
    </message>
    <message>
        <source>Nothing grows back.</source>
        <comment>2/because 3</comment>
        <translation>لا شيء ينمو من جديد.</translation>
    </message>
    <message>
        <source>Two stalks</source>
        <comment>3/title</comment>
        <translation>ساقان</translation>
    </message>
    <message>
        <source>Stalks of 3 and 2 edges. Which cut wins?</source>
        <comment>3/text</comment>
        <translation>ساقان من 3 أضلاع و2. أي قطع يربح؟</translation>
    </message>
    <message>
        <source>Nim with 3 and 2.</source>
        <comment>3/notes</comment>
        <translation>نيم بـ 3 و2.</translation>
    </message>
    <message>
        <source>The lowest edge of the longer stalk</source>
        <comment>3/choice 1</comment>
        <translation>أسفل ضلع في الساق الطويلة</translation>
    </message>
    <message>
        <source>Then the other player cuts down the other stalk.</source>
        <comment>3/because 1</comment>
        <translation>عندها يقطع اللاعب الآخر الساق الأخرى من أسفلها.</translation>
    </message>
    <message>
        <source>The topmost edge of the shorter stalk</source>
        <comment>3/choice 2</comment>
        <translation>أعلى ضلع في الساق القصيرة</translation>
    </message>
    <message>
        <source>Then 3 and 1 are left. The other player makes them equal.</source>
        <comment>3/because 2</comment>
        <translation>عندها تبقى 3 و1. يساوي اللاعب الآخر بينهما.</translation>
    </message>
    <message>
        <source>The topmost edge of the longer stalk</source>
        <comment>3/choice 3</comment>
        <translation>أعلى ضلع في الساق الطويلة</translation>
    </message>
    <message>
        <source>Yes. Both stalks have two edges then: copy.</source>
        <comment>3/because 3</comment>
        <translation>نعم. في كل ساق الآن ضلعان: قلّد.</translation>
    </message>
    <message>
        <source>A fork</source>
        <comment>4/title</comment>
        <translation>تفرّع</translation>
    </message>
    <message>
        <source>One edge from the ground, and on top of it **two** edges: a Y. Does the Y count like a stalk of three, because it has three edges?</source>
        <comment>4/text</comment>
        <translation>ضلع من الأرض وفوقه **ضلعان**: شكل Y. هل يُحسب Y ساقًا من ثلاثة لأن فيه ثلاثة أضلاع؟</translation>
    </message>
    <message>
        <source>Two moves leave a stalk of two (value 2), one leaves nothing (value 0). The mex of {0, 2} is 1.</source>
        <comment>4/notes</comment>
        <translation>نقلتان تتركان ساقًا من اثنين (القيمة 2)، وواحدة لا تترك شيئًا (القيمة 0). ‏mex لـ ⁦{0, 2}⁩ هو 1.</translation>
    </message>
    <message>
        <source>Yes, three edges are three edges</source>
        <comment>4/choice 1</comment>
        <translation>نعم، ثلاثة أضلاع هي ثلاثة أضلاع</translation>
    </message>
    <message>
        <source>With a stalk of three you could leave a stalk of two, and another time a single edge. What can you leave from the Y?</source>
        <comment>4/because 1</comment>
        <translation>مع ساق من ثلاثة يمكنك أن تترك ساقًا من اثنين، ويمكنك أن تترك ضلعًا واحدًا. فماذا يمكنك أن تترك من Y؟</translation>
    </message>
    <message>
        <source>No, it counts like a single edge</source>
        <comment>4/choice 2</comment>
        <translation>لا، يُحسب كضلع واحد</translation>
    </message>
    <message>
        <source>Yes. On top are two equal stalks, and they cancel: whoever cuts one of them is answered by a cut in the other. Only the trunk counts.</source>
        <comment>4/because 2</comment>
        <translation>نعم. في الأعلى ساقان متساويتان، وتُحذفان: من قطع إحداهما رُدّ عليه بقطع في الأخرى. الجذع وحده يُحسب.</translation>
    </message>
    <message>
        <source>It counts like two edges</source>
        <comment>4/choice 3</comment>
        <translation>يُحسب كضلعين</translation>
    </message>
    <message>
        <source>Test it: put a stalk of two edges beside the Y. If the Y counted like two, the player to move would lose. But cutting the topmost edge of the stalk wins, because a Y beside a single edge is P.</source>
        <comment>4/because 3</comment>
        <translation>اختبر ذلك: ضع إلى جانب Y ساقًا من ضلعين. لو كان Y يُحسب اثنين لخسر صاحب الدور. لكن قطع أعلى ضلع في الساق يربح، لأن Y إلى جانب ضلع واحد وضعية P.</translation>
    </message>
    <message>
        <source>The value of the fork</source>
        <comment>5/title</comment>
        <translation>قيمة التفرّع</translation>
    </message>
    <message>
        <source>Check it by the rule of the smallest missing number: what can be left from the Y?</source>
        <comment>5/text</comment>
        <translation>تحقق بقاعدة أصغر عدد غائب: ماذا يمكن أن يُترك من Y؟</translation>
    </message>
    <message>
        <source>This is the mex from the lesson on Grundy values. The two branches, 1 ⊕ 1 = 0, count as nothing on top of the trunk, and the trunk adds one edge below. The next step names the rule.</source>
        <comment>5/notes</comment>
        <translation>هذا هو mex من درس قيم غراندي. الفرعان، 1 ⊕ 1 = 0، لا يُحسبان شيئًا فوق الجذع، والجذع يضيف ضلعًا تحتهما. الخطوة التالية تسمي القاعدة.</translation>
    </message>
    <message>
        <source>Cutting one of the two branches leaves a stalk of two: value **2**. Cutting the trunk leaves nothing: value **0**. The smallest missing number is **1**, so [the Y is worth 1](hackenbush:0-1g,1-2g,1-3g?grundy=1).</source>
        <comment>5/reveal</comment>
        <translation>قطع أحد الفرعين يترك ساقًا من اثنين: القيمة **2**. وقطع الجذع لا يترك شيئًا: القيمة **0**. أصغر عدد غائب هو **1**، إذن [قيمة Y هي 1](hackenbush:0-1g,1-2g,1-3g?grundy=1).</translation>
    </message>
    <message>
        <source>The rule of forks</source>
        <comment>6/title</comment>
        <translation>قاعدة التفرّعات</translation>
    </message>
    <message>
        <source>**Where several branches meet at a joint, you may replace them by a single stalk. Its length is the nim-sum of the branches.**

Each edge below makes it one longer. So work from the top down.

Here 2 ⊕ 1 = 3, so a stalk of three stands on the trunk: [the tree is worth 4](hackenbush:0-1g,1-2g,2-3g,1-4g?grundy=4).

It is called the *colon principle*. On the board the value is written with a star: ∗4 is a heap of four.</source>
        <comment>6/text</comment>
        <translation>**حيث تلتقي عدة فروع عند مفصل يجوز أن تضع مكانها ساقًا واحدة، طولها مجموع نيم للفروع.**

وكل ضلع تحتها يطيلها واحدًا. فاعمل من الأعلى إلى الأسفل.

هنا 2 ⊕ 1 = 3، فتقوم على الجذع ساق من ثلاثة: [قيمة الشجرة 4](hackenbush:0-1g,1-2g,2-3g,1-4g?grundy=4).

يسمى هذا *مبدأ النقطتين*. وتُكتب القيمة على الرقعة مع نجمة: ⁦∗4⁩ كومة من أربعة.</translation>
    </message>
    <message>
        <source>Nim-sum across, plus one down. Watch out for the mistake of adding everything.</source>
        <comment>6/notes</comment>
        <translation>مجموع نيم عرضًا، وزائد واحد نزولًا. احذر خطأ جمع كل شيء.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>7/title</comment>
        <translation>دورك</translation>
    </message>
    <message>
        <source>A trunk of **one** edge, and on it **three** branches with 1, 2 and 3 edges. What is the tree worth?</source>
        <comment>7/text</comment>
        <translation>جذع من ضلع **واحد**، وعليه **ثلاثة** فروع من 1 و2 و3 أضلاع. ما قيمة الشجرة؟</translation>
    </message>
    <message>
        <source>So there is just one winning cut: the trunk.</source>
        <comment>7/notes</comment>
        <translation>فليس هناك إلا قطع رابح واحد: الجذع.</translation>
    </message>
    <message>
        <source>7</source>
        <comment>7/choice 1</comment>
        <translation>7</translation>
    </message>
    <message>
        <source>You counted all edges. Branches are joined by the nim-sum.</source>
        <comment>7/because 1</comment>
        <translation>عددت كل الأضلاع. الفروع تُجمع بمجموع نيم.</translation>
    </message>
    <message>
        <source>0</source>
        <comment>7/choice 2</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>1 ⊕ 2 ⊕ 3 = 0, but the trunk is still there.</source>
        <comment>7/because 2</comment>
        <translation>1 ⊕ 2 ⊕ 3 = 0، لكن الجذع ما زال هناك.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>7/choice 3</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>Yes. 1 ⊕ 2 ⊕ 3 = 0, and the trunk adds one.</source>
        <comment>7/because 3</comment>
        <translation>نعم. 1 ⊕ 2 ⊕ 3 = 0، والجذع يضيف واحدًا.</translation>
    </message>
    <message>
        <source>4</source>
        <comment>7/choice 4</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>You took the longest branch and the trunk. Use the nim-sum of all three.</source>
        <comment>7/because 4</comment>
        <translation>أخذت أطول فرع والجذع. استعمل مجموع نيم للثلاثة كلها.</translation>
    </message>
    <message>
        <source>A real tree</source>
        <comment>8/title</comment>
        <translation>شجرة حقيقية</translation>
    </message>
    <message>
        <source>Work out this tree, from the top down. At each fork write the nim-sum, for each edge below add one.</source>
        <comment>8/text</comment>
        <translation>احسب هذه الشجرة من الأعلى إلى الأسفل. عند كل تفرّع اكتب مجموع نيم، ولكل ضلع تحته أضف واحدًا.</translation>
    </message>
    <message>
        <source>Let the class call out the numbers from the top down, and write them at the forks. A typical mistake is to forget the +1 of the edge below a fork of value 0.</source>
        <comment>8/notes</comment>
        <translation>دع الفصل ينادي بالأعداد من الأعلى إلى الأسفل، واكتبها عند التفرّعات. خطأ شائع: نسيان +1 للضلع الذي تحت تفرّع قيمته 0.</translation>
    </message>
    <message>
        <source>- The branch with the fork of 1 and 2: 1 ⊕ 2 = 3, and the edge below makes **4**.
- The other one, from the top: 1 ⊕ 1 = 0 and an edge, 1. Beside it stands a single edge: 1 ⊕ 1 = 0, and the two edges below make **2**.
- Where both meet: 4 ⊕ 2 = 6. The trunk makes [7](hackenbush:0-1g,1-2g,2-3g,2-4g,4-5g,1-6g,6-7g,7-8g,7-9g,9-10g,9-11g?grundy=7&amp;only=hackenbush:).</source>
        <comment>8/reveal</comment>
        <translation>- الفرع الذي فيه تفرّع 1 و2: ‏1 ⊕ 2 = 3، والضلع تحته يجعلها **4**.
- والفرع الآخر من الأعلى: 1 ⊕ 1 = 0 وضلع، 1. وإلى جانبه ضلع مفرد: 1 ⊕ 1 = 0، والضلعان تحته يجعلانها **2**.
- حيث يلتقيان: 4 ⊕ 2 = 6. والجذع يجعلها [7](hackenbush:0-1g,1-2g,2-3g,2-4g,4-5g,1-6g,6-7g,7-8g,7-9g,9-10g,9-11g?grundy=7&amp;only=hackenbush:).</translation>
    </message>
    <message>
        <source>But a cut can make it larger!</source>
        <comment>9/title</comment>
        <translation>لكن القطع قد يكبّرها!</translation>
    </message>
    <message>
        <source>In the Y you can cut a branch, and the value goes **up** from 1 to 2. Does that spoil everything?</source>
        <comment>9/text</comment>
        <translation>في Y يمكنك أن تقطع فرعًا فتزيد القيمة **صعودًا** من 1 إلى 2. هل يفسد هذا كل شيء؟</translation>
    </message>
    <message>
        <source>Growing and undoing again. **Ask for the move back:** cut the topmost edge of the stalk of two.</source>
        <comment>9/notes</comment>
        <translation>التكبير والرد مرة أخرى. **اسأل عن نقلة الرجوع:** قطع أعلى ضلع في الساق ذات الضلعين.</translation>
    </message>
    <message>
        <source>No. It is like the staircase: the other player cuts the stalk of two down to one edge, and the value is 1 again. And with every cut the picture gets smaller, so it must end.</source>
        <comment>9/reveal</comment>
        <translation>لا. الأمر كما على الدرج: يقطع اللاعب الآخر الساق ذات الاثنين إلى ضلع واحد، فتعود القيمة 1. والصورة تصغر مع كل قطع، فلا بدّ أن تنتهي.</translation>
    </message>
    <message>
        <source>A garden</source>
        <comment>10/title</comment>
        <translation>حديقة</translation>
    </message>
    <message>
        <source>A Y, worth 1, stands beside a stalk of **three** edges. It is your turn. Which cut wins?</source>
        <comment>10/text</comment>
        <translation>إلى جانب Y، وقيمته 1، ساق من **ثلاثة** أضلاع. الدور دورك. أي قطع يربح؟</translation>
    </message>
    <message>
        <source>Value of the garden: 1 ⊕ 3 = 2. The stalk of three must become 1.</source>
        <comment>10/notes</comment>
        <translation>قيمة الحديقة: 1 ⊕ 3 = 2. يجب أن تصير ساق الثلاثة 1.</translation>
    </message>
    <message>
        <source>The trunk of the Y</source>
        <comment>10/choice 1</comment>
        <translation>جذع Y</translation>
    </message>
    <message>
        <source>Then the other player cuts down the stalk of three.</source>
        <comment>10/because 1</comment>
        <translation>عندها يقطع اللاعب الآخر ساق الثلاثة من أسفلها.</translation>
    </message>
    <message>
        <source>The topmost edge of the stalk</source>
        <comment>10/choice 2</comment>
        <translation>أعلى ضلع في الساق</translation>
    </message>
    <message>
        <source>Then the stalk has two edges, and 1 ⊕ 2 = 3 is not 0.</source>
        <comment>10/because 2</comment>
        <translation>عندها في الساق ضلعان، و1 ⊕ 2 = 3 ليس 0.</translation>
    </message>
    <message>
        <source>The second edge of the stalk</source>
        <comment>10/choice 3</comment>
        <translation>الضلع الثاني في الساق</translation>
    </message>
    <message>
        <source>Yes. One edge of the stalk is left, and 1 ⊕ 1 = 0.</source>
        <comment>10/because 3</comment>
        <translation>نعم. يبقى من الساق ضلع واحد، و1 ⊕ 1 = 0.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>Find a winning cut. Work out each plant first.</source>
        <comment>11/text</comment>
        <translation>أوجد قطعًا رابحًا. احسب كل نبتة أولًا.</translation>
    </message>
    <message>
        <source>Let pupils write the value at each fork before they cut. The winning cut often lies in the plant with the largest value.</source>
        <comment>11/notes</comment>
        <translation>دع التلاميذ يكتبون القيمة عند كل تفرّع قبل أن يقطعوا. كثيرًا ما يقع القطع الرابح في النبتة ذات القيمة الأكبر.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>افز بها</translation>
    </message>
    <message>
        <source>Three plants. You start, and the computer is perfect.</source>
        <comment>12/text</comment>
        <translation>ثلاث نبتات. أنت تبدأ، والحاسوب متقن.</translation>
    </message>
    <message>
        <source>Values: stalk 3, Y 1, tree 4 (2 ⊕ 1 = 3 and the trunk). 3 ⊕ 1 ⊕ 4 = 6. The tree must become 4 ⊕ 6 = 2: cut its branch of two edges off at the lower edge, so that trunk and single branch remain.</source>
        <comment>12/notes</comment>
        <translation>القيم: الساق 3، وY ‏1، والشجرة 4 (2 ⊕ 1 = 3 والجذع). 3 ⊕ 1 ⊕ 4 = 6. يجب أن تصير الشجرة 4 ⊕ 6 = 2: اقطع فرعها ذا الضلعين عند ضلعه الأسفل، فيبقى الجذع والفرع المفرد.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- A green **stalk** of n edges is a heap of n.
- At a **fork** take the nim-sum of the branches; every edge below adds one. [A Y is worth 1](hackenbush:0-1g,1-2g,1-3g?grundy=1).
- That is enough for all *trees*, pictures without circles.

And when there *are* circles, like a house with a door? That is the next lesson.</source>
        <comment>13/text</comment>
        <translation>- **الساق** الخضراء من n من الأضلاع كومة من n.
- عند **التفرّع** خذ مجموع نيم للفروع؛ وكل ضلع تحته يضيف واحدًا. [قيمة Y هي 1](hackenbush:0-1g,1-2g,1-3g?grundy=1).
- هذا يكفي لكل *الأشجار*، أي الصور التي لا حلقات فيها.

وماذا إذا *كانت* هناك حلقات، كبيت له باب؟ هذا هو الدرس التالي.</translation>
    </message>
    <message>
        <source>**Exit question:** a trunk of two edges, on top two branches of 2 and 3. (2 ⊕ 3 = 1, and two: 3.)</source>
        <comment>13/notes</comment>
        <translation>**سؤال الختام:** جذع من ضلعين، وفوقه فرعان من 2 و3. (2 ⊕ 3 = 1، وزائد اثنين: 3.)</translation>
    </message>
</context>
<context>
    <name>grundy-values</name>
    <message>
        <source>From letters to numbers</source>
        <comment>title</comment>
        <translation>من الحروف إلى الأعداد</translation>
    </message>
    <message>
        <source>Each position gets a number, its Grundy value: the one heap that balances it.</source>
        <comment>about</comment>
        <translation>لكل وضعية عدد هو قيمة غراندي: الكومة الواحدة التي توازنها.</translation>
    </message>
    <message>
        <source>find a Grundy value as the smallest missing number (mex)</source>
        <comment>aims</comment>
        <translation>يجد قيمة غراندي بوصفها أصغر عدد غائب (mex)</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>The game starts with heaps of 4, 2 and 6. Take as many stones as you like from one heap. Whoever takes the last stone wins.

The computer begins, and it plays at random. Whatever it does, you have an answer. Can you always find it?</source>
        <comment>1/text</comment>
        <translation>تبدأ المباراة بأكوام 4 و2 و6. خذ ما شئت من الأحجار من كومة واحدة. من يأخذ الحجر الأخير يفوز.

الحاسوب يبدأ ويلعب عشوائيًّا. مهما فعل فلديك ردٌّ. هل تجده دائمًا؟</translation>
    </message>
    <message>
        <source>4, 2, 6 is P, so the pupil, who plays second, can always win; the computer plays at random. Most pupils win in the end without knowing why. **Ask:** “What did you aim for?” They will name equal heaps, and 3, 2, 1.</source>
        <comment>1/notes</comment>
        <translation>4 و2 و6 هي P، فالتلميذ الذي يلعب ثانيًا يستطيع الفوز دائمًا؛ والحاسوب يلعب عشوائيًّا. يفوز معظم التلاميذ في النهاية دون أن يعرفوا السبب. **اسأل:** «إلى ماذا كنتم تهدفون؟» سيذكرون الأكوام المتساوية و3 و2 و1.</translation>
    </message>
    <message>
        <source>The right partner</source>
        <comment>2/title</comment>
        <translation>الشريك المناسب</translation>
    </message>
    <message>
        <source>Put **one more heap** beside 3 and 2, so that the three heaps together are P. How large must it be?</source>
        <comment>2/text</comment>
        <translation>ضع إلى جانب 3 و2 **كومة أخرى** بحيث تكون الأكوام الثلاث معًا P. كم يجب أن يكون حجمها؟</translation>
    </message>
    <message>
        <source>This turns the list of P-positions into a question about balance. The picture of a pair of scales helps: 3 and 2 on one side, 1 on the other.</source>
        <comment>2/notes</comment>
        <translation>هذا يحوّل قائمة وضعيات P إلى سؤال عن التوازن. صورة الميزان تساعد: 3 و2 في كفة، و1 في الأخرى.</translation>
    </message>
    <message>
        <source>One stone</source>
        <comment>2/choice 1</comment>
        <translation>حجر واحد</translation>
    </message>
    <message>
        <source>Yes: 3, 2, 1 is the P-position that we found by hand.</source>
        <comment>2/because 1</comment>
        <translation>نعم: 3 و2 و1 هي وضعية P التي وجدناها يدويًّا.</translation>
    </message>
    <message>
        <source>Two stones</source>
        <comment>2/choice 2</comment>
        <translation>حجران</translation>
    </message>
    <message>
        <source>3, 2 and 2 is N: take the 3, and two equal heaps are left.</source>
        <comment>2/because 2</comment>
        <translation>3 و2 و2 هي N: خذ 3 فتبقى كومتان متساويتان.</translation>
    </message>
    <message>
        <source>Three stones</source>
        <comment>2/choice 3</comment>
        <translation>ثلاثة أحجار</translation>
    </message>
    <message>
        <source>3, 2 and 3 is N: take the 2, and two equal heaps are left.</source>
        <comment>2/because 3</comment>
        <translation>3 و2 و3 هي N: خذ 2 فتبقى كومتان متساويتان.</translation>
    </message>
    <message>
        <source>Five stones</source>
        <comment>2/choice 4</comment>
        <translation>خمسة أحجار</translation>
    </message>
    <message>
        <source>3, 2 and 5 is N: make the 5 a 1.</source>
        <comment>2/because 4</comment>
        <translation>3 و2 و5 هي N: اجعل 5 تصير 1.</translation>
    </message>
    <message>
        <source>A heap as a weight</source>
        <comment>3/title</comment>
        <translation>الكومة ثقلًا في الميزان</translation>
    </message>
    <message>
        <source>The position 3, 2 is balanced by a heap of 1. So 3, 2 behaves like a single heap of 1. Let us write that number down:

- 3, 2 is worth **1**
- 3, 1 is worth **2**, because 3, 1, 2 is P
- 2, 1 is worth **3**
- 2, 2 is worth **0**: it is P already and needs no partner
- a single heap of 5 is worth **5**, because 5, 5 is P

The number of a position is called its **Grundy value**. It is the size of the one heap that balances it. A position is P just when its value is **0**.

Try it: [2, 1](nim:2,1?grundy=3), [3, 2](nim:3,2?grundy=1), [2, 2](nim:2,2?grundy=0&amp;outcome=P).</source>
        <comment>3/text</comment>
        <translation>الوضعية 3 و2 توازنها كومة من 1. فالوضعية 3 و2 تتصرف ككومة واحدة من 1. لنكتب هذا العدد:

- 3 و2 قيمتها **1**
- 3 و1 قيمتها **2**، لأن 3 و1 و2 هي P
- 2 و1 قيمتها **3**
- 2 و2 قيمتها **0**: هي P أصلًا ولا تحتاج إلى شريك
- كومة واحدة من 5 قيمتها **5**، لأن 5 و5 هي P

عدد الوضعية يسمى **قيمة غراندي** لها. وهو حجم الكومة الواحدة التي توازنها. وتكون الوضعية P إذا كانت قيمتها **0**، وفي هذه الحالة فقط.

جرّب: [2 و1](nim:2,1?grundy=3)، [3 و2](nim:3,2?grundy=1)، [2 و2](nim:2,2?grundy=0&amp;outcome=P).</translation>
    </message>
    <message>
        <source>Can two different heaps balance the same position? No: from the larger one you could move to the smaller one, and both would be P, which cannot be. A nice question for quick pupils.</source>
        <comment>3/notes</comment>
        <translation>هل يمكن أن توازن كومتان مختلفتان الوضعية نفسها؟ لا: فمن الكبرى يمكن الانتقال إلى الصغرى، وتكون كلتاهما P، وهذا محال. سؤال جميل للسريعين.</translation>
    </message>
    <message>
        <source>How to find the value</source>
        <comment>4/title</comment>
        <translation>كيف نجد القيمة</translation>
    </message>
    <message>
        <source>Trying every partner takes long. There is a faster way. The moves of 2, 1 leave 1,1 and 0,1 and 2,0. What are **their** values? Which number is missing?</source>
        <comment>4/text</comment>
        <translation>تجربة كل شريك تطول. هناك طريقة أسرع. نقلات 2 و1 تترك 1,1 و0,1 و2,0. ما قيم **هذه** الوضعيات؟ وأي عدد غائب؟</translation>
    </message>
    <message>
        <source>Let three pupils each name the value of one of the three positions: 0 for 1,1 because it is P, and 1 and 2 for the single heaps.</source>
        <comment>4/notes</comment>
        <translation>دع ثلاثة تلاميذ يذكر كل منهم قيمة واحدة من الوضعيات الثلاث: 0 لـ 1,1 لأنها P، و1 و2 للكومتين المفردتين.</translation>
    </message>
    <message>
        <source>They leave the values 0, 1 and 2. The smallest number that is **missing** is 3, and that is the value of [2, 1](nim:2,1?grundy=3&amp;moves=3).</source>
        <comment>4/reveal</comment>
        <translation>تترك القيم 0 و1 و2. أصغر عدد **غائب** هو 3، وهذه قيمة [2 و1](nim:2,1?grundy=3&amp;moves=3).</translation>
    </message>
    <message>
        <source>The rule of the missing number</source>
        <comment>5/title</comment>
        <translation>قاعدة العدد الغائب</translation>
    </message>
    <message>
        <source>List the values that your moves can leave, and take the smallest number 0, 1, 2, … that is **not** in the list.

It is called the **mex**, for minimum excluded number. The mex of 0, 1, 3 is 2. The mex of 1, 2, 3 is 0.

If the list has no 0, the mex is 0: no move leaves P, so the position is P. It is the labelling that you know, with numbers instead of letters.

So [an empty table](nim:0?grundy=0&amp;outcome=P), with no moves and an empty list, has the value 0.</source>
        <comment>5/text</comment>
        <translation>اكتب قائمة القيم التي تستطيع نقلاتك أن تتركها، وخذ أصغر عدد من 0، 1، 2، … **ليس** في القائمة.

اسمه **mex**، اختصارًا للعبارة الإنجليزية minimum excluded، أي أصغر عدد مستبعد. mex للأعداد 0 و1 و3 هو 2. وmex للأعداد 1 و2 و3 هو 0.

إن لم يكن في القائمة 0 فإن mex هو 0: لا نقلة تترك P، فالوضعية P. إنها الوسوم التي تعرفها، بأعداد بدل الحروف.

إذن [الطاولة الخالية](nim:0?grundy=0&amp;outcome=P)، بلا نقلات وبقائمة فارغة، قيمتها 0.</translation>
    </message>
    <message>
        <source>Practise the mex on bare lists first. The commonest mistake is to take the largest number plus one.</source>
        <comment>5/notes</comment>
        <translation>درّبهم على mex بقوائم مجردة أولًا. الخطأ الأكثر شيوعًا هو أخذ العدد الأكبر زائد واحد.</translation>
    </message>
    <message>
        <source>The smallest missing number</source>
        <comment>6/title</comment>
        <translation>أصغر عدد غائب</translation>
    </message>
    <message>
        <source>Find the mex of each list: the smallest of the numbers 0, 1, 2, 3, … that is not in it.</source>
        <comment>6/text</comment>
        <translation>أوجد mex لكل قائمة: أصغر الأعداد 0، 1، 2، 3، … الذي ليس فيها.</translation>
    </message>
    <message>
        <source>Quick fire, hands up. Insist on “start counting at zero”.</source>
        <comment>6/notes</comment>
        <translation>أسئلة سريعة ورفع أيدٍ. أصرّ على «ابدأ العدّ من الصفر».</translation>
    </message>
    <message>
        <source>Why does the mex balance?</source>
        <comment>7/title</comment>
        <translation>لماذا يوازن mex؟</translation>
    </message>
    <message>
        <source>Put a position of value 3 beside a heap of 3. Why must the player who moves lose? There are three kinds of moves. Find an answer to each.</source>
        <comment>7/text</comment>
        <translation>ضع وضعية قيمتها 3 إلى جانب كومة من 3. لماذا لا بدّ أن يخسر صاحب الدور؟ هناك ثلاثة أنواع من النقلات. أوجد ردًّا على كل نوع.</translation>
    </message>
    <message>
        <source>This is the proof behind the whole theory, and it is copying once more. In Nim itself a move to a larger value happens: from 3, 2 (worth 1) you can go to 1, 2 (worth 3).</source>
        <comment>7/notes</comment>
        <translation>هذا برهان النظرية كلها، وهو التقليد مرة أخرى. في نيم نفسها تحدث النقلة إلى قيمة أكبر: من 3 و2 (قيمتها 1) يمكنك الذهاب إلى 1 و2 (قيمتها 3).</translation>
    </message>
    <message>
        <source>You are the second player. After each of your moves the two values are equal again:

- They make the heap smaller, say 1. The position has value 3, so 0, 1 and 2 are all among its moves: you move it to value 1.
- They move the position to a smaller value, say 2. You make the heap a 2.
- They move the position to a *larger* value, say 5. Then 3 is among the moves from there: you move it back to value 3.

They can never leave the value at 3, because the mex is **not** in the list. So you always have an answer, and the game ends. Here is [2, 1 with its heap of 3](nim:2,1,3?outcome=P).</source>
        <comment>7/reveal</comment>
        <translation>أنت اللاعب الثاني. بعد كل نقلة من نقلاتك تتساوى القيمتان من جديد:

- يصغّر الخصم الكومة، إلى 1 مثلًا. قيمة الوضعية 3، إذن 0 و1 و2 كلها بين نقلاتها: تنقلها إلى القيمة 1.
- ينقل الوضعية إلى قيمة أصغر، 2 مثلًا. تجعل الكومة 2.
- ينقل الوضعية إلى قيمة *أكبر*، 5 مثلًا. إذن 3 بين النقلات من هناك: تعيدها إلى القيمة 3.

ولا يستطيع أبدًا أن يبقي القيمة 3، لأن mex **ليس** في القائمة. فلديك ردٌّ دائمًا، والمباراة تنتهي. هذه [2 و1 مع كومتها من 3](nim:2,1,3?outcome=P).</translation>
    </message>
    <message>
        <source>The table of two heaps</source>
        <comment>8/title</comment>
        <translation>جدول الكومتين</translation>
    </message>
    <message>
        <source>Work out the value of each pair of heaps. A move goes along the row or along the column, towards the sides where a heap is empty. Take the smallest number that is missing on these two ways.</source>
        <comment>8/text</comment>
        <translation>احسب قيمة كل زوج من الكومتين. النقلة تسير على طول الصف أو على طول العمود، نحو الجانبين اللذين تكون فيهما كومة فارغة. خذ أصغر عدد غائب على هذين الطريقين.</translation>
    </message>
    <message>
        <source>Do the first two diagonals with the class, then let them go on in pairs. The edges are 0 to 5. The diagonal is 0. The square 4, 1 is 5, like a sum, and 5, 1 is 4, like a difference. Let them wonder: the rule comes in the next lesson.</source>
        <comment>8/notes</comment>
        <translation>أنجز القطرين الأولين مع الفصل ثم دعهم يتابعون كل اثنين معًا. الطرفان من 0 إلى 5. والقطر 0. والخانة 4,1 هي 5 كالمجموع، و5,1 هي 4 كالفرق. دعهم يتعجبون: القاعدة تأتي في الدرس التالي.</translation>
    </message>
    <message>
        <source>Which one?</source>
        <comment>9/title</comment>
        <translation>أيها؟</translation>
    </message>
    <message>
        <source>The moves of a position leave the values 0, 1, 2 and 4. What is its value?</source>
        <comment>9/text</comment>
        <translation>نقلات وضعية تترك القيم 0 و1 و2 و4. ما قيمتها؟</translation>
    </message>
    <message>
        <source>**Ask also:** is this position P or N? N, as its value is not 0: there is a move to 0.</source>
        <comment>9/notes</comment>
        <translation>**اسأل أيضًا:** هل هذه الوضعية P أم N؟ إنها N لأن قيمتها ليست 0: هناك نقلة إلى 0.</translation>
    </message>
    <message>
        <source>5</source>
        <comment>9/choice 1</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>That is one more than the largest. The smallest **missing** number is wanted.</source>
        <comment>9/because 1</comment>
        <translation>هذا أكبر من العدد الأكبر بواحد. المطلوب أصغر عدد **غائب**.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>9/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Yes. 0, 1 and 2 are there, and 3 is missing. That there is a 4 does not matter.</source>
        <comment>9/because 2</comment>
        <translation>نعم. 0 و1 و2 موجودة، و3 غائب. ولا يهم أن 4 موجود.</translation>
    </message>
    <message>
        <source>0</source>
        <comment>9/choice 3</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>0 is in the list. It would be 0 if no move left the value 0.</source>
        <comment>9/because 3</comment>
        <translation>0 موجود في القائمة. كانت ستكون 0 لو لم تترك أي نقلة القيمة 0.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- The **Grundy value** of a position is the heap that balances it. [Value 0](nim:1,3,2?grundy=0&amp;outcome=P) means P.
- It is the **mex** of the values that can be left: the smallest number that is missing.
- So [2, 1](nim:2,1?grundy=3) is worth 3, and [3, 2](nim:3,2?grundy=1) is worth 1.

The table that you have made hides a pattern. The next lesson finds it, and with it all values of 5, 3, 2.</source>
        <comment>10/text</comment>
        <translation>- **قيمة غراندي** لوضعية هي الكومة التي توازنها. [القيمة 0](nim:1,3,2?grundy=0&amp;outcome=P) تعني P.
- وهي **mex** للقيم التي يمكن تركها: أصغر عدد غائب.
- إذن [2 و1](nim:2,1?grundy=3) قيمتها 3، و[3 و2](nim:3,2?grundy=1) قيمتها 1.

الجدول الذي صنعته يخفي نمطًا. الدرس التالي يجده، ويجد معه كل قيم 5 و3 و2.</translation>
    </message>
    <message>
        <source>**Exit question:** which heap must join 5 and 4 to make P? (1.) And 5 and 2? (7.)</source>
        <comment>10/notes</comment>
        <translation>**سؤال الختام:** أي كومة يجب أن تنضم إلى 5 و4 لتصير P؟ (1.) وإلى 5 و2؟ (7.)</translation>
    </message>
</context>
<context>
    <name>kayles</name>
    <message>
        <source>Kayles: knocking down pins</source>
        <comment>title</comment>
        <translation>كايلز: إسقاط القوارير</translation>
    </message>
    <message>
        <source>Rows that fall apart, values that look like chaos, and a pattern that comes back after all.</source>
        <comment>about</comment>
        <translation>صفوف تتفكك، وقيم تبدو فوضى، ونمط يعود مع ذلك.</translation>
    </message>
    <message>
        <source>find values when a row falls apart</source>
        <comment>aims</comment>
        <translation>يجد القيم عندما يتفكك صف</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>Twelve pins stand in a row. A ball knocks down **one** pin or **two neighbours**. What is left of a row may be in two pieces. Whoever knocks down the last pin wins. The game is called **Kayles**.

Play it in pairs. Click the first and the last pin that fall, or the same pin twice if it falls alone.</source>
        <comment>1/text</comment>
        <translation>تقف اثنتا عشرة قارورة في صف. الكرة تُسقط قارورة **واحدة** أو **اثنتين متجاورتين**. وقد يبقى من الصف قطعتان. من يُسقط القارورة الأخيرة يفوز. اسم اللعبة **كايلز**.

العبوها كل اثنين معًا. انقر القارورة الأولى والأخيرة مما يسقط، أو القارورة نفسها مرتين إذا سقطت وحدها.</translation>
    </message>
    <message>
        <source>Real skittles or cups are even better. Two pins with a gap between them cannot be hit together. **Ask:** “Has somebody found a move that wins for sure?”</source>
        <comment>1/notes</comment>
        <translation>قوارير بولينغ حقيقية أو أكواب أفضل. قارورتان بينهما فراغ لا تُصابان معًا. **اسأل:** «هل وجد أحد نقلة تربح بالتأكيد؟»</translation>
    </message>
    <message>
        <source>Three pins</source>
        <comment>2/title</comment>
        <translation>ثلاث قوارير</translation>
    </message>
    <message>
        <source>Three pins in a row, your turn.</source>
        <comment>2/text</comment>
        <translation>ثلاث قوارير في صف، والدور دورك.</translation>
    </message>
    <message>
        <source>The first sight of the great idea: make two equal halves.</source>
        <comment>2/notes</comment>
        <translation>أول لمحة من الفكرة الكبيرة: اصنع نصفين متساويين.</translation>
    </message>
    <message>
        <source>Knock down one at the end</source>
        <comment>2/choice 1</comment>
        <translation>أُسقط واحدة من الطرف</translation>
    </message>
    <message>
        <source>Two neighbours are left, and the other player knocks down both.</source>
        <comment>2/because 1</comment>
        <translation>تبقى اثنتان متجاورتان، فيُسقطهما اللاعب الآخر معًا.</translation>
    </message>
    <message>
        <source>Knock down two</source>
        <comment>2/choice 2</comment>
        <translation>أُسقط اثنتين</translation>
    </message>
    <message>
        <source>The other player knocks down the last one.</source>
        <comment>2/because 2</comment>
        <translation>يُسقط اللاعب الآخر الأخيرة.</translation>
    </message>
    <message>
        <source>Knock down the one in the middle</source>
        <comment>2/choice 3</comment>
        <translation>أُسقط التي في الوسط</translation>
    </message>
    <message>
        <source>Yes. Two single pins are left that do not touch: the other player takes one, and you take the last.</source>
        <comment>2/because 3</comment>
        <translation>نعم. تبقى قارورتان مفردتان لا تتلامسان: يأخذ اللاعب الآخر واحدة، وتأخذ أنت الأخيرة.</translation>
    </message>
    <message>
        <source>One row</source>
        <comment>3/title</comment>
        <translation>صف واحد</translation>
    </message>
    <message>
        <source>Can you win with **any** row, if you start? Think of the middle.</source>
        <comment>3/text</comment>
        <translation>هل تستطيع أن تفوز مع **أي** صف إذا بدأت؟ فكّر في الوسط.</translation>
    </message>
    <message>
        <source>An odd row: one pin in the middle. An even row: two pins.</source>
        <comment>3/notes</comment>
        <translation>صف فردي: قارورة واحدة في الوسط. صف زوجي: قارورتان.</translation>
    </message>
    <message>
        <source>Yes. Knock down the middle pin, or the two in the middle: two **equal rows** are left. Then copy. From 12 leave [5 and 5](octal/code=0.77:12?only=octal/code=0.77:5,5).

So every single row is N. For **several** rows we need numbers.</source>
        <comment>3/reveal</comment>
        <translation>نعم. أسقط القارورة الوسطى، أو القارورتين اللتين في الوسط: يبقى **صفان متساويان**. ثم قلّد. من 12 اترك [5 و5](octal/code=0.77:12?only=octal/code=0.77:5,5).

إذن كل صف وحده N. أما مع **عدة** صفوف فنحتاج إلى الأعداد.</translation>
    </message>
    <message>
        <source>The values of short rows</source>
        <comment>4/title</comment>
        <translation>قيم الصفوف القصيرة</translation>
    </message>
    <message>
        <source>One pin is worth 1. Two pins can become 1 or 0, so they are worth 2. **Three** pins can become 2, or 1, or two single pins. What are three pins worth?</source>
        <comment>4/text</comment>
        <translation>قارورة واحدة قيمتها 1. وقارورتان يمكن أن تصيرا 1 أو 0، فقيمتهما 2. و**ثلاث** قوارير يمكن أن تصير 2، أو 1، أو قارورتين مفردتين. فما قيمة ثلاث قوارير؟</translation>
    </message>
    <message>
        <source>So far it looks like Nim: 1, 2, 3. Ask for a guess for four pins.</source>
        <comment>4/notes</comment>
        <translation>حتى الآن تبدو كنيم: 1 و2 و3. اطلب تخمينًا لأربع قوارير.</translation>
    </message>
    <message>
        <source>2</source>
        <comment>4/choice 1</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>The moves leave 2, 1, and 1 ⊕ 1 = 0. The value 2 is in the list.</source>
        <comment>4/because 1</comment>
        <translation>تترك النقلات القيمتين 2 و1، ثم 1 ⊕ 1 = 0. القيمة 2 في القائمة.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>4/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Yes. The moves leave 2, 1 and 1 ⊕ 1 = 0. The smallest missing number is 3.</source>
        <comment>4/because 2</comment>
        <translation>نعم. تترك النقلات القيمتين 2 و1، ثم 1 ⊕ 1 = 0. أصغر عدد غائب هو 3.</translation>
    </message>
    <message>
        <source>0</source>
        <comment>4/choice 3</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>0 would mean P. But knocking down the middle pin wins.</source>
        <comment>4/because 3</comment>
        <translation>0 يعني P. لكن إسقاط القارورة الوسطى يربح.</translation>
    </message>
    <message>
        <source>Four pins</source>
        <comment>5/title</comment>
        <translation>أربع قوارير</translation>
    </message>
    <message>
        <source>List what four pins can become, with the values. What is missing?</source>
        <comment>5/text</comment>
        <translation>اكتب ما يمكن أن تصير إليه أربع قوارير مع القيم. ما الغائب؟</translation>
    </message>
    <message>
        <source>Most pupils had guessed 4. When a row falls apart, take the nim-sum of the pieces; then the mex of all moves.</source>
        <comment>5/notes</comment>
        <translation>معظم التلاميذ خمّنوا 4. إذا تفكك صف فخذ مجموع نيم للقطع؛ ثم mex لكل النقلات.</translation>
    </message>
    <message>
        <source>- One pin falls: **3** is left (value 3), or **1 and 2** (1 ⊕ 2 = 3).
- Two pins fall: **2** is left (value 2), or **1 and 1** (value 0).

The values are 3, 2 and 0. The smallest missing number is **1**. So [four pins are worth only 1](octal/code=0.77:4?grundy=1), where a Nim heap of four would be worth 4.</source>
        <comment>5/reveal</comment>
        <translation>- تسقط قارورة واحدة: تبقى **3** (القيمة 3)، أو **1 و2** (1 ⊕ 2 = 3).
- تسقط قارورتان: تبقى **2** (القيمة 2)، أو **1 و1** (القيمة 0).

القيم هي 3 و2 و0. أصغر عدد غائب هو **1**. إذن [أربع قوارير قيمتها 1 فقط](octal/code=0.77:4?grundy=1)، حيث تكون قيمة كومة نيم من أربعة 4.</translation>
    </message>
    <message>
        <source>Five pins</source>
        <comment>6/title</comment>
        <translation>خمس قوارير</translation>
    </message>
    <message>
        <source>The values so far: 1, 2, 3, 1 for one to four pins. Five pins can become 4, or 1 and 3, or 2 and 2, or 3, or 1 and 2. What are they worth?</source>
        <comment>6/text</comment>
        <translation>القيم حتى الآن: 1 و2 و3 و1 لقارورة إلى أربع قوارير. وخمس قوارير يمكن أن تصير 4، أو 1 و3، أو 2 و2، أو 3، أو 1 و2. فما قيمتها؟</translation>
    </message>
    <message>
        <source>Do it together on the board, in two columns: position and value. There are nine moves, five single pins and four pairs; but only five different things are left, since left and right are alike.</source>
        <comment>6/notes</comment>
        <translation>أنجزوها معًا على السبورة في عمودين: الوضعية والقيمة. هناك تسع نقلات، خمس مفردات وأربعة أزواج؛ لكن ما يبقى خمسة أشياء مختلفة فقط، لأن اليسار واليمين سواء.</translation>
    </message>
    <message>
        <source>2</source>
        <comment>6/choice 1</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>1 ⊕ 3 = 2 is in the list.</source>
        <comment>6/because 1</comment>
        <translation>1 ⊕ 3 = 2 في القائمة.</translation>
    </message>
    <message>
        <source>4</source>
        <comment>6/choice 2</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>Yes: 4 gives 1, 1 ⊕ 3 = 2, 2 ⊕ 2 = 0, 3 gives 3, and 1 ⊕ 2 = 3. The list is 0, 1, 2, 3.</source>
        <comment>6/because 2</comment>
        <translation>نعم: 4 تعطي 1، و1 ⊕ 3 = 2، و2 ⊕ 2 = 0، و3 تعطي 3، و1 ⊕ 2 = 3. القائمة هي 0 و1 و2 و3.</translation>
    </message>
    <message>
        <source>5</source>
        <comment>6/choice 3</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>The smallest missing number is wanted. Is 4 in the list?</source>
        <comment>6/because 3</comment>
        <translation>المطلوب أصغر عدد غائب. هل 4 في القائمة؟</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>7/title</comment>
        <translation>تابع</translation>
    </message>
    <message>
        <source>Fill in the values up to 12 pins. Say what a row can become before you look.</source>
        <comment>7/text</comment>
        <translation>املأ القيم حتى 12 قارورة. قل ما يمكن أن يصير إليه الصف قبل أن تنظر.</translation>
    </message>
    <message>
        <source>1 2 3 1 4 3 2 1 4 2 6 4. Nobody has to work out all of them; a few are enough to see how irregular they are. Each group could take one.</source>
        <comment>7/notes</comment>
        <translation>القيم بالترتيب: 1، 2، 3، 1، 4، 3، 2، 1، 4، 2، 6، 4. لا يلزم أن يحسبها أحد كلها؛ يكفي بعضها لنرى عدم انتظامها. ويمكن لكل مجموعة أن تأخذ واحدة.</translation>
    </message>
    <message>
        <source>Chaos or pattern?</source>
        <comment>8/title</comment>
        <translation>فوضى أم نمط؟</translation>
    </message>
    <message>
        <source>The values of 1 to 12 pins are 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4. Do you think that they ever repeat?</source>
        <comment>8/text</comment>
        <translation>قيم 1 إلى 12 قارورة هي 1، 2، 3، 1، 4، 3، 2، 1، 4، 2، 6، 4. هل تظن أنها تتكرر يومًا؟</translation>
    </message>
    <message>
        <source>The exceptions stop at 70. No value is larger than 8. For other games of this family nobody knows whether the values repeat.</source>
        <comment>8/notes</comment>
        <translation>تتوقف الاستثناءات عند 70. ولا قيمة أكبر من 8. وفي ألعاب أخرى من هذه العائلة لا يعرف أحد هل تتكرر القيم.</translation>
    </message>
    <message>
        <source>They do, but late. From **71** pins on the values repeat with **period 12**, for ever. For example [72](octal/code=0.77:72?grundy=4) pins and [84](octal/code=0.77:84?grundy=4) pins are both worth 4.

It takes a theorem to be sure that it never breaks off. A computer works out the values far enough, and the theorem says how far that is.</source>
        <comment>8/reveal</comment>
        <translation>نعم، لكن متأخرة. من **71** قارورة فصاعدًا تتكرر القيم **بدورة طولها 12** إلى ما لا نهاية. مثلًا [72](octal/code=0.77:72?grundy=4) قارورة و[84](octal/code=0.77:84?grundy=4) قارورة قيمة كل منهما 4.

لا بدّ من مبرهنة لكي نتأكد من أنها لا تنقطع أبدًا. الحاسوب يحسب القيم إلى حدّ كافٍ، والمبرهنة تقول ما هو هذا الحدّ.</translation>
    </message>
    <message>
        <source>Two rows</source>
        <comment>9/title</comment>
        <translation>صفان</translation>
    </message>
    <message>
        <source>Rows of **4** and **5** pins, worth 1 and 4. Which move wins?</source>
        <comment>9/text</comment>
        <translation>صفان من **4** و**5** قوارير، قيمتاهما 1 و4. أي نقلة تربح؟</translation>
    </message>
    <message>
        <source>5 must become something worth 1: a row of 4, or two rows with nim-sum 1; of those only the row of 4 can be reached.</source>
        <comment>9/notes</comment>
        <translation>يجب أن تصير 5 شيئًا قيمته 1: صفًّا من 4، أو صفين مجموع نيم لهما 1؛ ولا يمكن الوصول من ذلك إلا إلى صف من 4.</translation>
    </message>
    <message>
        <source>Knock down the middle pin of the 5</source>
        <comment>9/choice 1</comment>
        <translation>أُسقط القارورة الوسطى من 5</translation>
    </message>
    <message>
        <source>Then 4, 2 and 2 are left, worth 1 ⊕ 2 ⊕ 2 = 1, and not 0.</source>
        <comment>9/because 1</comment>
        <translation>عندها تبقى 4 و2 و2، وقيمتها 1 ⊕ 2 ⊕ 2 = 1، وليست 0.</translation>
    </message>
    <message>
        <source>Knock down the two middle pins of the 4</source>
        <comment>9/choice 2</comment>
        <translation>أُسقط القارورتين الوسطيين من 4</translation>
    </message>
    <message>
        <source>Then 1, 1 and 5 are left, worth 4.</source>
        <comment>9/because 2</comment>
        <translation>عندها تبقى 1 و1 و5، وقيمتها 4.</translation>
    </message>
    <message>
        <source>Knock down the end pin of the 5</source>
        <comment>9/choice 3</comment>
        <translation>أُسقط القارورة الطرفية من 5</translation>
    </message>
    <message>
        <source>Yes. Two rows of 4 are left: copy.</source>
        <comment>9/because 3</comment>
        <translation>نعم. يبقى صفان من 4: قلّد.</translation>
    </message>
    <message>
        <source>An old riddle</source>
        <comment>10/title</comment>
        <translation>لغز قديم</translation>
    </message>
    <message>
        <source>Of 13 pins in a row the second one has fallen. **1** and **11** are left. What do you do?</source>
        <comment>10/text</comment>
        <translation>من 13 قارورة في صف سقطت الثانية. بقيت **1** و**11**. ماذا تفعل؟</translation>
    </message>
    <message>
        <source>The riddle is by Henry Dudeney and more than a hundred years old. Without values it is very hard; with the table it takes a minute.</source>
        <comment>10/notes</comment>
        <translation>اللغز لهنري دودني، وعمره أكثر من مئة سنة. دون القيم هو صعب جدًّا؛ ومع الجدول يستغرق دقيقة.</translation>
    </message>
    <message>
        <source>11 pins are worth 6, so together 1 ⊕ 6 = 7. The 11 must become something worth 1: knock down one pin, so that [3 and 7](octal/code=0.77:1,11?wins=octal/code=0.77:1,3,7) are left: 3 ⊕ 2 = 1. That is the only way, from the left or from the right.</source>
        <comment>10/reveal</comment>
        <translation>11 قارورة قيمتها 6، فالمجموع 1 ⊕ 6 = 7. يجب أن تصير 11 شيئًا قيمته 1: أسقط قارورة واحدة بحيث تبقى [3 و7](octal/code=0.77:1,11?wins=octal/code=0.77:1,3,7): ‏3 ⊕ 2 = 1. هذه هي الطريقة الوحيدة، من اليسار أو من اليمين.</translation>
    </message>
    <message>
        <source>A family of games</source>
        <comment>11/title</comment>
        <translation>عائلة من الألعاب</translation>
    </message>
    <message>
        <source>In Kayles one or two may be taken, and what is left may stay as nothing, one row or two rows. Change what is allowed, and you get a whole family of games: take only two neighbours, or only one; allow splitting, or forbid it. They are called **octal games**, because each rule can be written with the digits 0 to 7. Kayles is 0.77.

A famous relative is **Grundy’s game**: divide a heap into two *unequal* heaps. There [a heap of ten](grundy:10?outcome=P) is P. Its values have been worked out for an enormous number of heaps, and to this day **nobody knows** whether they repeat.</source>
        <comment>11/text</comment>
        <translation>في كايلز يؤخذ واحد أو اثنان، وما يبقى قد يكون لا شيء أو صفًّا أو صفين. غيّر المسموح به فتحصل على عائلة كاملة من الألعاب: أخذُ متجاورين فقط، أو واحد فقط؛ والسماح بالانقسام أو منعه. تسمى **الألعاب الثُّمانية**، لأن كل قاعدة يمكن أن تُكتب بالأرقام من 0 إلى 7. ورمز كايلز هو 0.77.

ومن أقاربها المشهورة **لعبة غراندي**: قسّم كومة إلى كومتين *غير متساويتين*. فيها [كومة من عشرة](grundy:10?outcome=P) هي P. حُسبت قيمها لعدد هائل من الأكوام، وإلى اليوم **لا أحد يعرف** هل تتكرر.</translation>
    </message>
    <message>
        <source>A digit is a sum of 1 (nothing is left), 2 (one heap is left) and 4 (two heaps are left). 7 = 1 + 2 + 4 allows all three. Pupils like it that there are open questions which one can explain in a minute.</source>
        <comment>11/notes</comment>
        <translation>الرقم مجموعٌ من 1 (لا يبقى شيء) و2 (تبقى كومة) و4 (تبقى كومتان). 7 = 1 + 2 + 4 يسمح بالثلاثة كلها. ويحب التلاميذ أن تكون هناك أسئلة مفتوحة يمكن شرحها في دقيقة.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>12/title</comment>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>What is the Grundy value? Read the rule of the game first: it need not be Kayles.</source>
        <comment>12/text</comment>
        <translation>ما قيمة غراندي؟ اقرأ قاعدة اللعبة أولًا: قد لا تكون كايلز.</translation>
    </message>
    <message>
        <source>List what can be left, with values; two pieces by the nim-sum; then the smallest missing number.</source>
        <comment>12/notes</comment>
        <translation>اكتبوا ما يمكن تركه مع القيم؛ القطعتان بمجموع نيم؛ ثم أصغر عدد غائب.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>13/title</comment>
        <translation>افز بها</translation>
    </message>
    <message>
        <source>Rows of 6 and 9 pins, worth 3 and 4. You start, and the computer is perfect.</source>
        <comment>13/text</comment>
        <translation>صفان من 6 و9 قوارير، قيمتاهما 3 و4. أنت تبدأ، والحاسوب متقن.</translation>
    </message>
    <message>
        <source>3 ⊕ 4 = 7. One way: 6 becomes 5, worth 4, from either end. Another: 9 becomes 1 and 7, worth 1 ⊕ 2 = 3, in either order.</source>
        <comment>13/notes</comment>
        <translation>3 ⊕ 4 = 7. طريقة: تصير 6 إلى 5، وقيمتها 4، من أي طرف. وأخرى: تصير 9 إلى 1 و7، وقيمتهما 1 ⊕ 2 = 3، بأي ترتيب.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>14/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- When a position falls apart, take the **nim-sum** of the parts. Among the moves, take the **smallest missing number**.
- That gives every value, step by step, even where there is no pretty formula: [four pins](octal/code=0.77:4?grundy=1) are worth 1, [five](octal/code=0.77:5?grundy=4) are worth 4.
- Sometimes the values repeat, and sometimes nobody knows.

The next lesson puts everything together.</source>
        <comment>14/text</comment>
        <translation>- إذا تفككت وضعية فخذ **مجموع نيم** للأجزاء. ومن بين النقلات خذ **أصغر عدد غائب**.
- هذا يعطي كل قيمة خطوة خطوة، حتى حيث لا قانون جميل: [أربع قوارير](octal/code=0.77:4?grundy=1) قيمتها 1، و[خمس](octal/code=0.77:5?grundy=4) قيمتها 4.
- أحيانًا تتكرر القيم، وأحيانًا لا يعرف أحد.

الدرس التالي يجمع كل شيء.</translation>
    </message>
    <message>
        <source>**Exit question:** rows of 3 and 6? (Both are worth 3: P.) And 4 and 8? (Both 1: P.)</source>
        <comment>14/notes</comment>
        <translation>**سؤال الختام:** صفان من 3 و6؟ (قيمة كل منهما 3: ‏P.) و4 و8؟ (كلاهما 1: ‏P.)</translation>
    </message>
</context>
<context>
    <name>kernels</name>
    <message>
        <source>Dots, arrows and kernels</source>
        <comment>title</comment>
        <translation>نقاط وأسهم ونوى</translation>
    </message>
    <message>
        <source>A game is a picture of dots and arrows, and where the last move wins the P-positions are its kernel.</source>
        <comment>about</comment>
        <translation>اللعبة صورة من النقاط والأسهم، وحيث تربح النقلة الأخيرة تكون وضعيات P نواتها.</translation>
    </message>
    <message>
        <source>find the kernel of a graph without circles</source>
        <comment>aims</comment>
        <translation>يجد نواة مخطط بلا حلقات</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>The dots of the picture are called **nodes**. A token stands on node 7. On your turn move it along **one arrow**. Whoever cannot move loses: that happens at node 0.

Play it a few times in pairs. On which nodes do you want to put the token?</source>
        <comment>1/text</comment>
        <translation>نقاط الصورة تسمى **عُقدًا**. تقف قطعة على العقدة 7. في دورك حرّكها على **سهم واحد**. من لا يستطيع اللعب يخسر: ويحدث ذلك عند العقدة 0.

العبوها عدة مرات كل اثنين معًا. على أي العقد تريدون أن تضعوا القطعة؟</translation>
    </message>
    <message>
        <source>A game without any stones. Let pupils find out that the only thing that matters is where the token is. Draw it on the floor with chalk if you can.</source>
        <comment>1/notes</comment>
        <translation>لعبة بلا أحجار إطلاقًا. دع التلاميذ يكتشفون أن المهم الوحيد هو أين تقف القطعة. ارسمها على الأرض بالطباشير إن استطعت.</translation>
    </message>
    <message>
        <source>A game is a graph</source>
        <comment>2/title</comment>
        <translation>اللعبة مخطط</translation>
    </message>
    <message>
        <source>Nodes and arrows together are called a **graph**. Every game that you have met can be drawn like that:

- each position is a node
- each move is an arrow to the position that it leaves

Playing means moving a token along the arrows. In Takeaway 10 there are eleven nodes in a row, and from each one arrows go one, two and three nodes back. If the arrows never go round in a circle, the game must end.</source>
        <comment>2/text</comment>
        <translation>العقد والأسهم معًا تسمى **مخططًا**. كل لعبة صادفتها يمكن رسمها هكذا:

- كل وضعية عقدة
- كل نقلة سهم إلى الوضعية التي تتركها

اللعب هو تحريك قطعة على الأسهم. في لعبة الأخذ من عشرة إحدى عشرة عقدة في صف، ومن كل واحدة أسهم ترجع عقدة واثنتين وثلاثًا. إن لم تدُر الأسهم في حلقة أبدًا فلا بدّ أن تنتهي المباراة.</translation>
    </message>
    <message>
        <source>Let someone draw the graph of Takeaway with 5 matches: six nodes, arrows of length 1, 2, 3.</source>
        <comment>2/notes</comment>
        <translation>دع أحدهم يرسم مخطط لعبة الأخذ بخمسة أعواد: ست عقد، وأسهم أطوالها 1 و2 و3.</translation>
    </message>
    <message>
        <source>Arrows of a Nim position</source>
        <comment>3/title</comment>
        <translation>أسهم وضعية نيم</translation>
    </message>
    <message>
        <source>In Nim, which positions can be left from **2, 1, 1**? The order of the heaps does not matter.</source>
        <comment>3/text</comment>
        <translation>في نيم، أي الوضعيات يمكن تركها من **2 و1 و1**؟ ترتيب الأكوام لا يهم.</translation>
    </message>
    <message>
        <source>1, 1 can be left only by taking the whole 2.</source>
        <comment>3/notes</comment>
        <translation>لا يمكن ترك 1,1 إلا بأخذ 2 كلها.</translation>
    </message>
    <message>
        <source>1,1,1 and 2,1 and 1,1</source>
        <comment>3/choice 1</comment>
        <translation>1,1,1 و2,1 و1,1</translation>
    </message>
    <message>
        <source>Yes: one stone from the 2, or one of the single heaps, or the whole 2. So three arrows leave this node.</source>
        <comment>3/because 1</comment>
        <translation>نعم: حجر من 2، أو إحدى الكومتين المفردتين، أو 2 كلها. فمن هذه العقدة تخرج ثلاثة أسهم.</translation>
    </message>
    <message>
        <source>1,1,1 and 1,1</source>
        <comment>3/choice 2</comment>
        <translation>1,1,1 و1,1</translation>
    </message>
    <message>
        <source>One is missing: you can also take one of the single heaps and leave 2 and 1.</source>
        <comment>3/because 2</comment>
        <translation>تنقص واحدة: يمكنك أيضًا أن تأخذ إحدى الكومتين المفردتين وتترك 2 و1.</translation>
    </message>
    <message>
        <source>2,1 and 1,1 and 1</source>
        <comment>3/choice 3</comment>
        <translation>2,1 و1,1 و1</translation>
    </message>
    <message>
        <source>1 alone cannot be left: that would change two heaps.</source>
        <comment>3/because 3</comment>
        <translation>لا يمكن ترك 1 وحدها: ذلك يغيّر كومتين.</translation>
    </message>
    <message>
        <source>Label the graph</source>
        <comment>4/title</comment>
        <translation>ضع وسوم المخطط</translation>
    </message>
    <message>
        <source>Fill in P and N for each node, from 0 upwards. Look at the arrows that **leave** a node.</source>
        <comment>4/text</comment>
        <translation>املأ P وN لكل عقدة، من 0 فصاعدًا. انظر إلى الأسهم التي **تخرج** من العقدة.</translation>
    </message>
    <message>
        <source>P are 0, 3, 4 and 7. **Typical mistake:** looking at the arrows that come in. Nodes 1 and 2 are N because of the arrow to 0.</source>
        <comment>4/notes</comment>
        <translation>عقد P هي 0 و3 و4 و7. **خطأ شائع:** النظر إلى الأسهم الداخلة. العقدتان 1 و2 هما N بسبب السهم إلى 0.</translation>
    </message>
    <message>
        <source>What is special about the P-nodes?</source>
        <comment>5/title</comment>
        <translation>ما الذي يميز عقد P؟</translation>
    </message>
    <message>
        <source>The P-nodes are 0, 3, 4 and 7. Are there arrows **between** two of them? Does every other node have an arrow **to** one of them?</source>
        <comment>5/text</comment>
        <translation>عقد P هي 0 و3 و4 و7. هل هناك أسهم **بين** اثنتين منها؟ وهل لكل عقدة أخرى سهم **إلى** واحدة منها؟</translation>
    </message>
    <message>
        <source>Have the P-nodes coloured on the board or held up by pupils. Check both properties, arrow by arrow.</source>
        <comment>5/notes</comment>
        <translation>لتُلوَّن عقد P على السبورة أو ليرفعها التلاميذ. افحصوا الخاصيتين سهمًا سهمًا.</translation>
    </message>
    <message>
        <source>- **No arrow leads from a P-node to a P-node.** From inside the set you must go out.
- **Every node outside has an arrow to a P-node.** From outside you can always step in.

A set of nodes with both properties is called a **kernel**. It is our rule of P and N, seen as a picture.</source>
        <comment>5/reveal</comment>
        <translation>- **لا سهم من عقدة P إلى عقدة P.** من داخل المجموعة لا بدّ أن تخرج.
- **لكل عقدة في الخارج سهم إلى عقدة P.** من الخارج تستطيع دائمًا أن تدخل.

مجموعة العقد التي لها الخاصيتان تسمى **نواة**. إنها قاعدتنا عن P وN في صورة.</translation>
    </message>
    <message>
        <source>Find the kernel</source>
        <comment>6/title</comment>
        <translation>أوجد النواة</translation>
    </message>
    <message>
        <source>Three nodes: arrows from 2 to 1, from 2 to 0 and from 1 to 0. Which set is a kernel?</source>
        <comment>6/text</comment>
        <translation>ثلاث عقد: أسهم من 2 إلى 1، ومن 2 إلى 0، ومن 1 إلى 0. أي مجموعة نواة؟</translation>
    </message>
    <message>
        <source>A node without arrows must always be in the kernel: it cannot have an arrow into it, so it may not be outside.</source>
        <comment>6/notes</comment>
        <translation>العقدة التي لا تخرج منها أسهم لا بدّ أن تكون في النواة: لا يمكن أن يكون لها سهم إليها، فلا يجوز أن تكون في الخارج.</translation>
    </message>
    <message>
        <source>Only 0</source>
        <comment>6/choice 1</comment>
        <translation>0 وحدها</translation>
    </message>
    <message>
        <source>Yes. Inside there is just one node, so no arrow between two of them, and both others have an arrow to 0.</source>
        <comment>6/because 1</comment>
        <translation>نعم. في الداخل عقدة واحدة، فلا سهم بين اثنتين، ولكل من الأخريين سهم إلى 0.</translation>
    </message>
    <message>
        <source>0 and 2</source>
        <comment>6/choice 2</comment>
        <translation>0 و2</translation>
    </message>
    <message>
        <source>There is an arrow from 2 to 0, so from inside you could stay inside.</source>
        <comment>6/because 2</comment>
        <translation>هناك سهم من 2 إلى 0، فمن الداخل يمكنك أن تبقى في الداخل.</translation>
    </message>
    <message>
        <source>Only 1</source>
        <comment>6/choice 3</comment>
        <translation>1 وحدها</translation>
    </message>
    <message>
        <source>Node 0 is outside and has no arrow to 1. It has no arrow at all.</source>
        <comment>6/because 3</comment>
        <translation>العقدة 0 في الخارج وليس لها سهم إلى 1. ليس لها سهم أصلًا.</translation>
    </message>
    <message>
        <source>0 and 1</source>
        <comment>6/choice 4</comment>
        <translation>0 و1</translation>
    </message>
    <message>
        <source>There is an arrow from 1 to 0.</source>
        <comment>6/because 4</comment>
        <translation>هناك سهم من 1 إلى 0.</translation>
    </message>
    <message>
        <source>Who is inside?</source>
        <comment>7/title</comment>
        <translation>من في الداخل؟</translation>
    </message>
    <message>
        <source>You play perfectly and you win. After each of **your** moves the token is …</source>
        <comment>7/text</comment>
        <translation>تلعب بإتقان وتفوز. بعد كل نقلة من نقلاتك **أنت** تكون القطعة …</translation>
    </message>
    <message>
        <source>It is easily said the wrong way round: “the computer never loses because it always stays outside the kernel”. It finds the token outside and leaves it inside. Being able to step in is the second property; being forced out is the first.</source>
        <comment>7/notes</comment>
        <translation>يسهل أن يقال هذا معكوسًا: «الحاسوب لا يخسر أبدًا لأنه يبقى دائمًا خارج النواة». إنه يجد القطعة في الخارج ويتركها في الداخل. القدرة على الدخول هي الخاصية الثانية، والاضطرار إلى الخروج هو الأولى.</translation>
    </message>
    <message>
        <source>outside the kernel, so that you stay outside</source>
        <comment>7/choice 1</comment>
        <translation>خارج النواة، لكي تبقى في الخارج</translation>
    </message>
    <message>
        <source>Then the other player could step in, and you would be the one who is forced out.</source>
        <comment>7/because 1</comment>
        <translation>عندها يستطيع اللاعب الآخر أن يدخل، وتكون أنت المضطر إلى الخروج.</translation>
    </message>
    <message>
        <source>sometimes inside and sometimes outside</source>
        <comment>7/choice 2</comment>
        <translation>أحيانًا في الداخل وأحيانًا في الخارج</translation>
    </message>
    <message>
        <source>Each time you leave it outside, the other player can take over the win.</source>
        <comment>7/because 2</comment>
        <translation>كلما تركتها في الخارج استطاع اللاعب الآخر أن ينتزع الفوز.</translation>
    </message>
    <message>
        <source>inside the kernel, so the other player always moves from inside it</source>
        <comment>7/choice 3</comment>
        <translation>داخل النواة، فيلعب اللاعب الآخر دائمًا من داخلها</translation>
    </message>
    <message>
        <source>Yes. You step in, they are forced out, you step in again.</source>
        <comment>7/because 3</comment>
        <translation>نعم. تدخل أنت، ويضطر هو إلى الخروج، ثم تدخل من جديد.</translation>
    </message>
    <message>
        <source>The graph of Nim 1, 2, 3</source>
        <comment>8/title</comment>
        <translation>مخطط نيم 1 و2 و3</translation>
    </message>
    <message>
        <source>All positions of Nim with heaps 3, 2 and 1, and all moves. The order of the heaps does not matter, so there are **14** positions, and 38 arrows. Fill in P and N from the bottom upwards.</source>
        <comment>8/text</comment>
        <translation>كل وضعيات نيم بأكوام 3 و2 و1، وكل النقلات. ترتيب الأكوام لا يهم، فهناك **14** وضعية و38 سهمًا. املأ P وN من الأسفل إلى الأعلى.</translation>
    </message>
    <message>
        <source>P are 0,0,0 and 1,1,0 and 2,2,0 and 3,2,1. Everything else is N. Pupils who remember the lesson by hand will be quick. With more heaps such a picture soon becomes a tangle in which nobody can see anything.</source>
        <comment>8/notes</comment>
        <translation>عقد P هي 0,0,0 و1,1,0 و2,2,0 و3,2,1. وكل ما سواها N. من يتذكر درس الحساب اليدوي سيكون سريعًا. ومع أكوام أكثر تصير الصورة سريعًا متشابكة لا يرى فيها أحد شيئًا.</translation>
    </message>
    <message>
        <source>Its kernel</source>
        <comment>9/title</comment>
        <translation>نواته</translation>
    </message>
    <message>
        <source>Which four positions form the kernel of this graph? Is there a quicker way to find them than labelling?</source>
        <comment>9/text</comment>
        <translation>أي أربع وضعيات تكوّن نواة هذا المخطط؟ هل هناك طريقة أسرع من الوسوم لإيجادها؟</translation>
    </message>
    <message>
        <source>So a formula is a way to know a kernel without drawing the graph. For the grid no such formula is known.

If a quick pupil asks about misère play: there the end is N, though no arrow leaves it, so the P-positions are a kernel of the graph without its end.</source>
        <comment>9/notes</comment>
        <translation>فالقانون طريقة لمعرفة النواة دون رسم المخطط. ولا يُعرف قانون كهذا للشبكة.

إن سأل تلميذ سريع عن لعب ميزير: هناك النهاية N مع أنه لا يخرج منها سهم، فوضعيات P نواة للمخطط بعد حذف نهايته.</translation>
    </message>
    <message>
        <source>The kernel is [3,2,1](nim:3,2,1?outcome=P&amp;grundy=0), [2,2](nim:2,2?outcome=P&amp;grundy=0), [1,1](nim:1,1?outcome=P&amp;grundy=0) and the [empty table](nim:0?outcome=P&amp;grundy=0).

And yes, there is a quicker way: the **nim-sum**. It is 0 on the kernel, and only there. That is what the two facts of the proof said: from 0 you must leave the kernel, and from anywhere else you can step in.</source>
        <comment>9/reveal</comment>
        <translation>النواة هي [3 و2 و1](nim:3,2,1?outcome=P&amp;grundy=0)، و[2 و2](nim:2,2?outcome=P&amp;grundy=0)، و[1 و1](nim:1,1?outcome=P&amp;grundy=0)، و[الطاولة الخالية](nim:0?outcome=P&amp;grundy=0).

ونعم، هناك طريقة أسرع: **مجموع نيم**. هو 0 على النواة، وهناك فقط. هذا ما قالته حقيقتا البرهان: من 0 لا بدّ أن تخرج من النواة، ومن أي مكان آخر تستطيع أن تدخلها.</translation>
    </message>
    <message>
        <source>How many kernels?</source>
        <comment>10/title</comment>
        <translation>كم نواة؟</translation>
    </message>
    <message>
        <source>Could a graph without circles have two different kernels, or none? Think of the labelling: where did you ever have a choice?</source>
        <comment>10/text</comment>
        <translation>هل يمكن أن تكون لمخطط بلا حلقات نواتان مختلفتان، أو ألّا تكون له نواة؟ فكّر في الوسوم: أين كان لك خيار؟</translation>
    </message>
    <message>
        <source>In words: existence, because the labelling never gets stuck; and uniqueness, because it never has a choice.</source>
        <comment>10/notes</comment>
        <translation>بالكلمات: الوجود، لأن الوسوم لا تتعطل أبدًا؛ والوحدانية، لأنه ليس فيها خيار أبدًا.</translation>
    </message>
    <message>
        <source>You never had one. A node without arrows *must* be P. Every other label is then decided by the labels of the nodes after it. So **a graph without circles has exactly one kernel.**

That is why it does not matter who does the labelling: everyone gets the same letters.</source>
        <comment>10/reveal</comment>
        <translation>لم يكن لك خيار قط. العقدة التي لا أسهم منها *لا بدّ* أن تكون P. وكل وسم آخر تحدده وسوم العقد التي بعدها. إذن **لكل مخطط بلا حلقات نواة واحدة بالضبط.**

لذلك لا يهم من يضع الوسوم: الجميع يحصل على الحروف نفسها.</translation>
    </message>
    <message>
        <source>A circle of three</source>
        <comment>11/title</comment>
        <translation>حلقة من ثلاث</translation>
    </message>
    <message>
        <source>Now three nodes in a ring: 1 has an arrow to 2, 2 to 3, and 3 to 1. Which set is a kernel?</source>
        <comment>11/text</comment>
        <translation>والآن ثلاث عقد في حلقة: من 1 سهم إلى 2، ومن 2 إلى 3، ومن 3 إلى 1. أي مجموعة نواة؟</translation>
    </message>
    <message>
        <source>Try it with three pupils in a ring, each pointing at the next. Hands up means “inside”. They can never satisfy both properties. Grundy will not let you draw this graph: the game would never end.</source>
        <comment>11/notes</comment>
        <translation>جرّبها بثلاثة تلاميذ في حلقة، كل منهم يشير إلى التالي. رفع اليد يعني «في الداخل». لن يستطيعوا تحقيق الخاصيتين أبدًا. ولن يسمح لك برنامج Grundy برسم هذا المخطط: فالمباراة لن تنتهي أبدًا.</translation>
    </message>
    <message>
        <source>Only 1</source>
        <comment>11/choice 1</comment>
        <translation>1 وحدها</translation>
    </message>
    <message>
        <source>Then 2 is outside, but its only arrow goes to 3 and not into the kernel.</source>
        <comment>11/because 1</comment>
        <translation>عندها 2 في الخارج، لكن سهمها الوحيد يذهب إلى 3 لا إلى النواة.</translation>
    </message>
    <message>
        <source>1 and 2</source>
        <comment>11/choice 2</comment>
        <translation>1 و2</translation>
    </message>
    <message>
        <source>There is an arrow from 1 to 2, inside the set.</source>
        <comment>11/because 2</comment>
        <translation>هناك سهم من 1 إلى 2 داخل المجموعة.</translation>
    </message>
    <message>
        <source>All three</source>
        <comment>11/choice 3</comment>
        <translation>الثلاث كلها</translation>
    </message>
    <message>
        <source>There are arrows between them.</source>
        <comment>11/because 3</comment>
        <translation>هناك أسهم بينها.</translation>
    </message>
    <message>
        <source>There is none</source>
        <comment>11/choice 4</comment>
        <translation>لا توجد نواة</translation>
    </message>
    <message>
        <source>Right. With one node inside, another one has no arrow into it. With two there is an arrow between them.</source>
        <comment>11/because 4</comment>
        <translation>صحيح. مع عقدة واحدة في الداخل تبقى أخرى بلا سهم إليها. ومع اثنتين هناك سهم بينهما.</translation>
    </message>
    <message>
        <source>A circle of four</source>
        <comment>12/title</comment>
        <translation>حلقة من أربع</translation>
    </message>
    <message>
        <source>And **four** nodes in a ring? Is there a kernel? Perhaps more than one?</source>
        <comment>12/text</comment>
        <translation>و**أربع** عقد في حلقة؟ هل هناك نواة؟ ربما أكثر من واحدة؟</translation>
    </message>
    <message>
        <source>The theorem is Richardson’s. No proof here. Why is something getting smaller the reason that there are no circles? Because you would have to come back to the same size.</source>
        <comment>12/notes</comment>
        <translation>المبرهنة لريتشاردسون. لا برهان هنا. لماذا يكون تصاغُر شيء ما سببًا لعدم وجود حلقات؟ لأنك كنت ستضطر إلى العودة إلى الحجم نفسه.</translation>
    </message>
    <message>
        <source>There are two: every other node. Either the first and the third, or the second and the fourth.

So with circles there may be no kernel, or several. It is known that a graph with no circle of **odd** length, following the arrows, always has at least one kernel. And without any circle there is exactly one. The games of this course are nearly all of that kind: something always gets smaller.</source>
        <comment>12/reveal</comment>
        <translation>هناك اثنتان: عقدة وتترك عقدة. إما الأولى والثالثة، وإما الثانية والرابعة.

فمع الحلقات قد لا تكون هناك نواة، وقد تكون عدة نوى. ومن المعروف أن المخطط الذي ليس فيه حلقة **فردية** الطول، باتجاه الأسهم، له دائمًا نواة واحدة على الأقل. وبلا أي حلقة له نواة واحدة بالضبط. وألعاب هذا المقرر كلها تقريبًا من هذا النوع: شيء ما يصغر دائمًا.</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>13/title</comment>
        <translation>أوجد النقلة الرابحة</translation>
    </message>
    <message>
        <source>Move the token into the kernel.</source>
        <comment>13/text</comment>
        <translation>حرّك القطعة إلى داخل النواة.</translation>
    </message>
    <message>
        <source>Label only what you need: from the end up to the nodes that the token can reach.</source>
        <comment>13/notes</comment>
        <translation>ضعوا الوسوم التي تحتاجون إليها فقط: من النهاية إلى العقد التي تستطيع القطعة بلوغها.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>14/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- Every game is a graph: positions are nodes, moves are arrows.
- Where the last move wins, the P-positions form the **kernel**: no arrow inside, and an arrow into it from everywhere outside.
- Without circles there is exactly one kernel. Here is [a node inside](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@8?outcome=P) and [a node outside](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@7?outcome=N).

Different games can have very similar graphs. In the next lessons we look at games that seem to be quite different, and are Nim in disguise.</source>
        <comment>14/text</comment>
        <translation>- كل لعبة مخطط: الوضعيات عقد والنقلات أسهم.
- حيث تربح النقلة الأخيرة تكوّن وضعيات P **النواة**: لا سهم في الداخل، وسهم إليها من كل مكان في الخارج.
- بلا حلقات هناك نواة واحدة بالضبط. هذه [عقدة في الداخل](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@8?outcome=P) وهذه [عقدة في الخارج](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@7?outcome=N).

قد تكون لألعاب مختلفة مخططات متشابهة جدًّا. في الدروس التالية ننظر إلى ألعاب تبدو مختلفة تمامًا، وهي نيم متنكرة.</translation>
    </message>
    <message>
        <source>**Exit question:** a row of nodes 0 to 6, arrows one and two back. Which is the kernel? (0, 3, 6: it is Takeaway with 1 or 2.)</source>
        <comment>14/notes</comment>
        <translation>**سؤال الختام:** صف من العقد من 0 إلى 6، وأسهم ترجع واحدة واثنتين. ما النواة؟ (0 و3 و6: إنها لعبة الأخذ بـ 1 أو 2.)</translation>
    </message>
</context>
<context>
    <name>line-nim</name>
    <message>
        <source>Line Nim</source>
        <comment>title</comment>
        <translation>نيم الخطوط</translation>
    </message>
    <message>
        <source>Three lines of counters, and a clever way to write a board down.</source>
        <comment>about</comment>
        <translation>ثلاثة خطوط من الأقراص، وطريقة ذكية لتدوين الرقعة.</translation>
    </message>
    <message>
        <source>describe a board by what matters, and see why 101 labels are enough</source>
        <comment>aims</comment>
        <translation>يصف الرقعة بما يهم فيها، ويرى لماذا يكفي 101 وسم</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>Three lines with 3, 4 and 5 counters. On your turn take one or more counters from **one** line. They must be **next to each other**: you may not jump over a gap. Whoever takes the last counter **loses**.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>ثلاثة خطوط فيها 3 و4 و5 أقراص. في دورك خذ قرصًا أو أكثر من خط **واحد**. يجب أن تكون الأقراص **متجاورة**: لا يجوز القفز فوق فراغ. من يأخذ القرص الأخير **يخسر**.

العبوها كل اثنين معًا.</translation>
    </message>
    <message>
        <source>Not Nim with heaps: you may take counters out of the middle, and then a line falls into two pieces. Make sure that everybody has seen this. **Ask afterwards:** “Which boards did you not want to get?”</source>
        <comment>1/notes</comment>
        <translation>ليست نيم الأكوام: يجوز أخذ أقراص من الوسط، فينقسم الخط قطعتين. تأكد من أن الجميع رأى ذلك. **واسأل بعد ذلك:** «أي الرقع لم تريدوا أن تقع لكم؟»</translation>
    </message>
    <message>
        <source>Taking the middle</source>
        <comment>2/title</comment>
        <translation>الأخذ من الوسط</translation>
    </message>
    <message>
        <source>You take only the **middle** counter of the line of five. What is left of that line?</source>
        <comment>2/text</comment>
        <translation>تأخذ القرص **الأوسط** وحده من خط الخمسة. ماذا يبقى من ذلك الخط؟</translation>
    </message>
    <message>
        <source>We call a piece a run: neighbouring counters without a gap. The board of the beginning has one run each of 3, 4 and 5.</source>
        <comment>2/notes</comment>
        <translation>نسمي القطعة سلسلة: أقراصًا متجاورة بلا فراغ. في رقعة البداية سلسلة واحدة من كل من 3 و4 و5.</translation>
    </message>
    <message>
        <source>Four counters that can all be taken at once</source>
        <comment>2/choice 1</comment>
        <translation>أربعة أقراص يمكن أخذها كلها دفعة واحدة</translation>
    </message>
    <message>
        <source>There is a gap now. Nobody can take across it.</source>
        <comment>2/because 1</comment>
        <translation>هناك فراغ الآن. لا أحد يستطيع أن يأخذ عبره.</translation>
    </message>
    <message>
        <source>Two pieces of two counters each</source>
        <comment>2/choice 2</comment>
        <translation>قطعتان في كل منهما قرصان</translation>
    </message>
    <message>
        <source>Yes. From now on they are two separate pieces.</source>
        <comment>2/because 2</comment>
        <translation>نعم. من الآن فصاعدًا هما قطعتان منفصلتان.</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <comment>2/choice 3</comment>
        <translation>لم يتغير شيء</translation>
    </message>
    <message>
        <source>One line of five has become two pieces of two.</source>
        <comment>2/because 3</comment>
        <translation>خط واحد من خمسة صار قطعتين من اثنين.</translation>
    </message>
    <message>
        <source>When is it the same board?</source>
        <comment>3/title</comment>
        <translation>متى تكون الرقعة هي نفسها؟</translation>
    </message>
    <message>
        <source>Look at these three boards: [one](lines/misere:111/0000/00000?outcome=N), [two](lines/misere:000/0111/00000?outcome=N) and [three](lines/misere:000/0000/01110?outcome=N). Is there any difference for the rest of the game?</source>
        <comment>3/text</comment>
        <translation>انظر إلى هذه الرقع الثلاث: [الأولى](lines/misere:111/0000/00000?outcome=N) و[الثانية](lines/misere:000/0111/00000?outcome=N) و[الثالثة](lines/misere:000/0000/01110?outcome=N). هل بينها أي فرق في بقية اللعب؟</translation>
    </message>
    <message>
        <source>Ask the class what does not matter before you reveal it. A description that keeps the line and the place of each counter works too, but it is much longer and shows much less.</source>
        <comment>3/notes</comment>
        <translation>اسأل الفصل قبل الكشف عمّا لا يهم. والوصف الذي يحفظ خط كل قرص ومكانه يصلح أيضًا، لكنه أطول بكثير ويُظهر أقل بكثير.</translation>
    </message>
    <message>
        <source>No. Each has **one run of three**, and nothing else matters: not which line it is on, nor where on the line. So we can describe a board by counting: how many runs of 5, how many of 4, of 3, of 2 and of 1?

Throwing away what does not matter is often half of the solution.</source>
        <comment>3/reveal</comment>
        <translation>لا. في كل منها **سلسلة واحدة من ثلاثة**، ولا يهم شيء آخر: لا أي خط هي عليه، ولا أين على الخط. فيمكننا أن نصف الرقعة بالعدّ: كم سلسلة من 5، وكم من 4، ومن 3، ومن 2، ومن 1؟

كثيرًا ما يكون طرحُ ما لا يهم نصفَ الحل.</translation>
    </message>
    <message>
        <source>A code for each board</source>
        <comment>4/title</comment>
        <translation>رمز لكل رقعة</translation>
    </message>
    <message>
        <source>Write the five counts one after the other: runs of **5, 4, 3, 2, 1**.

- The start has one 5, one 4 and one 3: the code is **11100**.
- Take the middle counter of the five: no 5 any more, one 4, one 3, two 2s: **01120**.
- The last counter alone is **00001**.

This is the *run code* of the board. Each board has one, and boards with the same code are the same game.</source>
        <comment>4/text</comment>
        <translation>اكتب الأعداد الخمسة واحدًا بعد الآخر من اليسار: سلاسل ⁦**5, 4, 3, 2, 1**⁩.

- في البداية سلسلة من 5 وسلسلة من 4 وسلسلة من 3: الرمز **11100**.
- خذ القرص الأوسط من الخمسة: لم تبقَ سلسلة من 5، وهناك واحدة من 4، وواحدة من 3، واثنتان من 2: **01120**.
- القرص الأخير وحده **00001**.

هذا *رمز السلاسل* للرقعة. لكل رقعة رمز، والرقع التي لها الرمز نفسه هي اللعبة نفسها.</translation>
    </message>
    <message>
        <source>Let pupils write the codes of two or three boards that you click together. **Typical mistake:** reading the digits as heap sizes. The digit is how many, the place is how long.</source>
        <comment>4/notes</comment>
        <translation>دع التلاميذ يكتبون رموز رقعتين أو ثلاث تصنعها بالنقر. **خطأ شائع:** قراءة الأرقام على أنها أحجام أكوام. الرقم يقول كم سلسلة، والمنزلة تقول كم طولها.</translation>
    </message>
    <message>
        <source>Find the code</source>
        <comment>5/title</comment>
        <translation>أوجد الرمز</translation>
    </message>
    <message>
        <source>From the start somebody takes **two counters from the end of the line of five**. What is the new code?</source>
        <comment>5/text</comment>
        <translation>من البداية يأخذ أحدهم **قرصين من طرف خط الخمسة**. ما الرمز الجديد؟</translation>
    </message>
    <message>
        <source>5 take 2 at the end is 3. So there are two 3s and a 4: 01200.</source>
        <comment>5/notes</comment>
        <translation>أخذُ 2 من طرف 5 يترك 3. فهناك سلسلتان من 3 وواحدة من 4: ‏01200.</translation>
    </message>
    <message>
        <source>01200</source>
        <comment>5/choice 1</comment>
        <translation>01200</translation>
    </message>
    <message>
        <source>Yes. The five is gone, and a three has come: now there are two runs of 3.</source>
        <comment>5/because 1</comment>
        <translation>نعم. ذهبت الخمسة وجاءت ثلاثة: الآن سلسلتان من 3.</translation>
    </message>
    <message>
        <source>01110</source>
        <comment>5/choice 2</comment>
        <translation>01110</translation>
    </message>
    <message>
        <source>Two counters at the end of five leave three, and not two.</source>
        <comment>5/because 2</comment>
        <translation>قرصان من طرف خمسة يتركان ثلاثة، لا اثنين.</translation>
    </message>
    <message>
        <source>11100</source>
        <comment>5/choice 3</comment>
        <translation>11100</translation>
    </message>
    <message>
        <source>That is the start. Something was taken.</source>
        <comment>5/because 3</comment>
        <translation>هذه هي البداية. وقد أُخذ شيء.</translation>
    </message>
    <message>
        <source>01101</source>
        <comment>5/choice 4</comment>
        <translation>01101</translation>
    </message>
    <message>
        <source>What is left of the five is one run of three.</source>
        <comment>5/because 4</comment>
        <translation>ما بقي من الخمسة سلسلة واحدة من ثلاثة.</translation>
    </message>
    <message>
        <source>What does the number do?</source>
        <comment>6/title</comment>
        <translation>ماذا يفعل العدد؟</translation>
    </message>
    <message>
        <source>Read the codes as ordinary numbers. 11100 became 01120, which is smaller. Does **every** move make the number smaller?</source>
        <comment>6/text</comment>
        <translation>اقرأ الرموز كأنها أعداد معتادة. 11100 صار 01120، وهو أصغر. هل تصغّر **كل** نقلة العدد؟</translation>
    </message>
    <message>
        <source>The same idea comes back with the grid and another number. **Ask:** could a digit become ten or more? No: there are never more than seven runs of 1, four of 2, three of 3, two of 4 and one of 5.</source>
        <comment>6/notes</comment>
        <translation>تعود الفكرة نفسها مع الشبكة وعدد آخر. **اسأل:** هل يمكن أن يصير رقم عشرة أو أكثر؟ لا: لا تزيد السلاسل أبدًا على سبع من 1، وأربع من 2، وثلاث من 3، واثنتين من 4، وواحدة من 5.</translation>
    </message>
    <message>
        <source>Yes. A move changes one run into shorter runs, or removes it. The digit of the long run goes down by one, and only digits **to its right** can go up. So the number gets smaller, like 11100 to 01120.

Numbers cannot fall for ever. So the game must end, and we can label all boards in order: start with the smallest code, and each time the boards that you can leave are labelled already.</source>
        <comment>6/reveal</comment>
        <translation>نعم. النقلة تحوّل سلسلة إلى سلاسل أقصر، أو تزيلها. رقم السلسلة الطويلة ينقص واحدًا، ولا يزيد إلا أرقام **على يمينه**. فالعدد يصغر، كما من 11100 إلى 01120.

والأعداد لا تنقص إلى ما لا نهاية. فلا بدّ أن تنتهي المباراة، ويمكننا أن نضع وسوم الرقع كلها بالترتيب: نبدأ بأصغر رمز، وفي كل مرة تكون الرقع التي يمكنك تركها موسومة من قبل.</translation>
    </message>
    <message>
        <source>How many boards?</source>
        <comment>7/title</comment>
        <translation>كم رقعة؟</translation>
    </message>
    <message>
        <source>There are twelve counters. Guess: how many different run codes can come up in this game? And how many different games can be played?</source>
        <comment>7/text</comment>
        <translation>هناك اثنا عشر قرصًا. خمّن: كم رمز سلاسل مختلفًا يمكن أن يظهر في هذه اللعبة؟ وكم مباراة مختلفة يمكن أن تُلعب؟</translation>
    </message>
    <message>
        <source>For the careful: games are counted by codes; two moves that leave the same code count as one. The shortest games take two whole lines and all but one counter of the third. “Only 101” is the point. It is the same saving as in Takeaway 10: label positions, do not list games.</source>
        <comment>7/notes</comment>
        <translation>لمن يدقق: تُعدّ المباريات بالرموز؛ نقلتان تتركان الرمز نفسه تُحسبان واحدة. أقصر المباريات تأخذ خطين كاملين وكل أقراص الثالث إلا واحدًا. المغزى «101 فقط». إنه التوفير نفسه كما في لعبة الأخذ من عشرة: ضع وسوم الوضعيات، ولا تسرد المباريات.</translation>
    </message>
    <message>
        <source>There are **101** codes, without the empty board. And there are **746,062** different games, if nobody empties the board who could do something else. After 3 to 11 moves only the last counter is left, and it must be taken.

If you count the empty board too, and allow the silly move of emptying the board, there are 102 codes and 959,804 games.

So there are hundreds of thousands of ways to play, but **only 101 labels** to find. A computer does it in an instant, and with patience so could you.</source>
        <comment>7/reveal</comment>
        <translation>هناك **101** رمز، دون الرقعة الفارغة. وهناك **746,062** مباراة مختلفة، إن لم يُفرغ أحد الرقعة وهو يستطيع غير ذلك. بعد 3 إلى 11 نقلة لا يبقى إلا القرص الأخير، ولا بدّ من أخذه.

وإن عددت الرقعة الفارغة أيضًا وسمحت بالنقلة الساذجة التي تُفرغ الرقعة، صارت الرموز 102 والمباريات 959,804.

فهناك مئات الآلاف من طرق اللعب، لكن **101 وسم فقط** علينا أن نجدها. الحاسوب يفعل ذلك في لحظة، وأنت تستطيعه بالصبر.</translation>
    </message>
    <message>
        <source>Half and half?</source>
        <comment>8/title</comment>
        <translation>النصف بالنصف؟</translation>
    </message>
    <message>
        <source>Take any move, and count all the games in which it is made. How many of them does the player win who makes it? For 75 of the 738 moves it is all of them or none. For each of the others it is at least a third and at most two thirds, mostly about half. So does it hardly matter what you play?</source>
        <comment>8/text</comment>
        <translation>خذ أي نقلة وعُدّ كل المباريات التي تُلعب فيها. كم منها يفوز فيه من يلعبها؟ مع 75 من النقلات 738 هي كلها أو لا شيء منها. ومع كل من الباقيات هي الثلث على الأقل والثلثان على الأكثر، وفي الغالب نحو النصف. فهل يكاد لا يهم ما تلعبه؟</translation>
    </message>
    <message>
        <source>Moves are counted by codes here too, as in the step before: 738 between the 101 codes. The figures that were once published for this, 21 to 79 per cent, are something else: the share of the games won by the player who started.</source>
        <comment>8/notes</comment>
        <translation>تُعدّ النقلات هنا بالرموز أيضًا، كما في الخطوة السابقة: 738 بين الرموز 101. والأرقام التي نُشرت عن ذلك يومًا، من 21 إلى 79 في المئة، شيء آخر: نسبة المباريات التي فاز بها من بدأ.</translation>
    </message>
    <message>
        <source>Right, it is mostly luck</source>
        <comment>8/choice 1</comment>
        <translation>صحيح، هو حظ في معظمه</translation>
    </message>
    <message>
        <source>Only if nobody thinks. The count treats silly games and clever games alike.</source>
        <comment>8/because 1</comment>
        <translation>فقط إن لم يفكر أحد. العدّ يساوي بين المباريات الساذجة والذكية.</translation>
    </message>
    <message>
        <source>No. A good move wins whatever the other player does</source>
        <comment>8/choice 2</comment>
        <translation>لا. النقلة الجيدة تربح مهما فعل اللاعب الآخر</translation>
    </message>
    <message>
        <source>Yes. Counting all games says what happens when nobody thinks. P and N say what happens when both do.</source>
        <comment>8/because 2</comment>
        <translation>نعم. عدّ كل المباريات يقول ما يحدث إذا لم يفكر أحد. وP وN تقولان ما يحدث إذا فكّر كلاهما.</translation>
    </message>
    <message>
        <source>Two runs of two</source>
        <comment>9/title</comment>
        <translation>سلسلتان من اثنين</translation>
    </message>
    <message>
        <source>Two runs of **two** are left, and nothing else. It is your turn, and the last counter loses. Label from the end: what is it?</source>
        <comment>9/text</comment>
        <translation>بقيت سلسلتان من **اثنين** ولا شيء آخر. الدور دورك، والقرص الأخير يخسر. ضع الوسوم من النهاية: ما هي؟</translation>
    </message>
    <message>
        <source>The codes are 00020, 00011, 00010 and 00001. Label them from the smallest upwards: 00001 is P, 00002 (two singles) is N, 00010 is N, 00011 is N, 00020 is P. Exercises with this game come in the next lesson, with the rule.</source>
        <comment>9/notes</comment>
        <translation>الرموز هي 00020 و00011 و00010 و00001. ضع وسومها من الأصغر فصاعدًا: 00001 هو P، و00002 (مفردان) هو N، و00010 هو N، و00011 هو N، و00020 هو P. تمارين هذه اللعبة تأتي في الدرس التالي مع القاعدة.</translation>
    </message>
    <message>
        <source>N: take one counter</source>
        <comment>9/choice 1</comment>
        <translation>‏N: خذ قرصًا واحدًا</translation>
    </message>
    <message>
        <source>You leave a run of two and a single counter. The other player takes the run of two, and the last one is yours.</source>
        <comment>9/because 1</comment>
        <translation>تترك سلسلة من اثنين وقرصًا مفردًا. يأخذ اللاعب الآخر سلسلة الاثنين، والأخير لك.</translation>
    </message>
    <message>
        <source>N: take a whole run</source>
        <comment>9/choice 2</comment>
        <translation>‏N: خذ سلسلة كاملة</translation>
    </message>
    <message>
        <source>You leave one run of two. The other player takes one counter of it, and the last one is yours.</source>
        <comment>9/because 2</comment>
        <translation>تترك سلسلة من اثنين. يأخذ اللاعب الآخر منها قرصًا، والأخير لك.</translation>
    </message>
    <message>
        <source>P: both moves help the other player</source>
        <comment>9/choice 3</comment>
        <translation>‏P: كلتا النقلتين تفيد اللاعب الآخر</translation>
    </message>
    <message>
        <source>Right. You can leave 00011 or 00010, and both are N: from each of them the other player can leave the single counter, 00001.</source>
        <comment>9/because 3</comment>
        <translation>صحيح. يمكنك أن تترك 00011 أو 00010، وكلاهما N: من كل منهما يستطيع اللاعب الآخر أن يترك القرص المفرد، 00001.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- Only the **runs** matter. So a board is a short *run code*, and [all boards with one run of three](lines/misere:000/0111/00000?outcome=N) are the same game.
- The code falls with every move, so the game must end.
- Hundreds of thousands of games, but only **101** labels.

Is there a rule behind these labels? One text about the game says that there is none. The next lesson has a look for itself.</source>
        <comment>10/text</comment>
        <translation>- لا تهم إلا **السلاسل**. فالرقعة *رمز سلاسل* قصير، و[كل الرقع التي فيها سلسلة واحدة من ثلاثة](lines/misere:000/0111/00000?outcome=N) هي اللعبة نفسها.
- الرمز ينقص مع كل نقلة، فلا بدّ أن تنتهي المباراة.
- مئات الآلاف من المباريات، لكن **101** وسم فقط.

هل وراء هذه الوسوم قاعدة؟ يقول نص عن هذه اللعبة إنه لا قاعدة لها. الدرس التالي ينظر بنفسه.</translation>
    </message>
    <message>
        <source>**Exit question:** write the code of the board after the whole line of four has been taken. (10100.)</source>
        <comment>10/notes</comment>
        <translation>**سؤال الختام:** اكتب رمز الرقعة بعد أخذ خط الأربعة كله. (10100.)</translation>
    </message>
</context>
<context>
    <name>minimax</name>
    <message>
        <source>Minimax and the limits of the theory</source>
        <comment>title</comment>
        <translation>ميني ماكس وحدود النظرية</translation>
    </message>
    <message>
        <source>How computers look ahead, where the theory ends, and what you can find out yourself.</source>
        <comment>about</comment>
        <translation>كيف ينظر الحاسوب إلى الأمام، وأين تنتهي النظرية، وماذا يمكنك أن تكتشف بنفسك.</translation>
    </message>
    <message>
        <source>explain how a computer looks ahead, and name the conditions of the theorem</source>
        <comment>aims</comment>
        <translation>يشرح كيف ينظر الحاسوب إلى الأمام، ويذكر شروط المبرهنة</translation>
    </message>
    <message>
        <source>Looking ahead</source>
        <comment>1/title</comment>
        <translation>النظر إلى الأمام</translation>
    </message>
    <message>
        <source>This computer is perfect only when at most 6 matches are left. Before that it plays at random: it does not look far enough. You start from a position of value 1.</source>
        <comment>1/text</comment>
        <translation>هذا الحاسوب متقن فقط إذا بقي 6 أعواد أو أقل. وقبل ذلك يلعب عشوائيًّا: لا ينظر بعيدًا بما يكفي. تبدأ من وضعية قيمتها 1.</translation>
    </message>
    <message>
        <source>The values: 9 is 0, 6 is 2, 5 is 3; 2 ⊕ 3 = 1. One winning move takes one from the 6: then 5 and 5 are equal and 9 is P itself.</source>
        <comment>1/notes</comment>
        <translation>القيم: 9 هي 0، و6 هي 2، و5 هي 3؛ 2 ⊕ 3 = 1. إحدى النقلات الرابحة تأخذ واحدًا من 6: عندها تتساوى 5 و5، و9 هي نفسها P.</translation>
    </message>
    <message>
        <source>Minimax</source>
        <comment>2/title</comment>
        <translation>ميني ماكس</translation>
    </message>
    <message>
        <source>In chess nobody can label all positions. Computers look a few moves ahead, and then *guess* how good a position is, as a number. Say a high number is good for you. Which move do **you** choose? And what will the **other** player choose?</source>
        <comment>2/text</comment>
        <translation>في الشطرنج لا يستطيع أحد أن يضع وسوم كل الوضعيات. الحواسيب تنظر بضع نقلات إلى الأمام، ثم *تخمّن* جودة الوضعية عددًا. لنقل إن العدد الكبير جيد لك. أي نقلة تختار **أنت**؟ وماذا يختار اللاعب **الآخر**؟</translation>
    </message>
    <message>
        <source>Show a small tree on the board: my two moves, two answers each, with the numbers 3 and 8, and 5 and 6. The other player picks 3 and 5, so I choose the second move.</source>
        <comment>2/notes</comment>
        <translation>ارسم شجرة صغيرة على السبورة: نقلتان لي، ولكل منهما ردّان، بالأعداد 3 و8، ثم 5 و6. اللاعب الآخر يختار 3 و5، فأختار أنا النقلة الثانية.</translation>
    </message>
    <message>
        <source>You choose the move with the **largest** number, and the other player the one with the **smallest**. So the number of a position is, in turn, the maximum and the minimum over its moves. That is called **minimax**.

When there is only “I win” (1) and “I lose” (0), and one looks to the very end, minimax says just what you know: *some move wins* is a maximum of 1, and *every move loses* is a maximum of 0. P and N are minimax with two numbers.</source>
        <comment>2/reveal</comment>
        <translation>أنت تختار النقلة ذات العدد **الأكبر**، واللاعب الآخر ذات العدد **الأصغر**. فعدد الوضعية بالتناوب أكبر أعداد نقلاتها (max) ثم أصغرها (min). هذا يسمى **ميني ماكس** (minimax).

وإذا لم يكن هناك إلا «أفوز» (1) و«أخسر» (0)، ونظرنا إلى النهاية، قال ميني ماكس ما تعرفه تمامًا: *نقلة ما تربح* تعني أن الأكبر 1، و*كل نقلة تخسر* تعني أن الأكبر 0. ‏P وN هما ميني ماكس بعددين.</translation>
    </message>
    <message>
        <source>A small tree</source>
        <comment>3/title</comment>
        <translation>شجرة صغيرة</translation>
    </message>
    <message>
        <source>You have two moves. After the first one the other player can choose between 3 and 8 (for you). After the second one between 5 and 6. Which move is better for you?</source>
        <comment>3/text</comment>
        <translation>لديك نقلتان. بعد الأولى يستطيع اللاعب الآخر أن يختار بين 3 و8 (لك). وبعد الثانية بين 5 و6. أي نقلة أفضل لك؟</translation>
    </message>
    <message>
        <source>The sum or the average is what pupils try first. The other player is not chance; that is the point.</source>
        <comment>3/notes</comment>
        <translation>أول ما يجربه التلاميذ هو المجموع أو المتوسط. اللاعب الآخر ليس الحظ؛ هذا هو المغزى.</translation>
    </message>
    <message>
        <source>The first, because I might get 8</source>
        <comment>3/choice 1</comment>
        <translation>الأولى، لأنني قد أحصل على 8</translation>
    </message>
    <message>
        <source>The other player will not give you the 8, but the 3.</source>
        <comment>3/because 1</comment>
        <translation>لن يعطيك اللاعب الآخر 8، بل 3.</translation>
    </message>
    <message>
        <source>The second</source>
        <comment>3/choice 2</comment>
        <translation>الثانية</translation>
    </message>
    <message>
        <source>Yes. The other player chooses the smaller number: 3 after the first move, 5 after the second. 5 is more.</source>
        <comment>3/because 2</comment>
        <translation>نعم. اللاعب الآخر يختار العدد الأصغر: 3 بعد النقلة الأولى، و5 بعد الثانية. و5 أكثر.</translation>
    </message>
    <message>
        <source>Both are equally good, 11 each</source>
        <comment>3/choice 3</comment>
        <translation>كلتاهما سواء، 11 لكل منهما</translation>
    </message>
    <message>
        <source>The other player decides, and takes the smaller one every time.</source>
        <comment>3/because 3</comment>
        <translation>اللاعب الآخر يقرر، ويأخذ الأصغر كل مرة.</translation>
    </message>
    <message>
        <source>Minimax with two numbers</source>
        <comment>4/title</comment>
        <translation>ميني ماكس بعددين</translation>
    </message>
    <message>
        <source>A graph once more; the token starts on node 8. Give every node a P or an N. Think of minimax: at N some move wins, at P every move loses.</source>
        <comment>4/text</comment>
        <translation>مخطط من جديد؛ تبدأ القطعة على العقدة 8. أعطِ كل عقدة P أو N. فكّر في ميني ماكس: عند N نقلة ما تربح، وعند P كل نقلة تخسر.</translation>
    </message>
    <message>
        <source>It is the labelling of the very first lesson. Whoever has understood it here has understood minimax.</source>
        <comment>4/notes</comment>
        <translation>إنها وسوم الدرس الأول نفسها. من فهمها هنا فهم ميني ماكس.</translation>
    </message>
    <message>
        <source>Three moves ahead</source>
        <comment>5/title</comment>
        <translation>ثلاث نقلات إلى الأمام</translation>
    </message>
    <message>
        <source>A computer that looks only **three moves** ahead: when does it play perfectly, and when not?</source>
        <comment>5/text</comment>
        <translation>حاسوب لا ينظر إلا **ثلاث نقلات** إلى الأمام: متى يلعب بإتقان، ومتى لا؟</translation>
    </message>
    <message>
        <source>In Grundy a level of the computer looks ahead a chosen number of moves. Let pupils try how many are needed to win Nim with 5, 3, 2.</source>
        <comment>5/notes</comment>
        <translation>في برنامج Grundy مستوى للحاسوب ينظر عددًا مختارًا من النقلات إلى الأمام. دع التلاميذ يجربون كم منها يلزم للفوز في نيم 5 و3 و2.</translation>
    </message>
    <message>
        <source>When the end is at most three moves away, it sees everything: it plays perfectly. Before that it has to guess, and if the guess is bad, it may walk into a lost position without noticing.

That is why such a computer is strongest near the end, like the one you played at the beginning of this lesson. It is also why a **rule** helps: the nim-sum sees to the end at once, from [25, 15, 19, 3, 13](nim:25,15,19,3,13?outcome=N&amp;winning=3) as well as from [3, 2, 1](nim:3,2,1?outcome=P).</source>
        <comment>5/reveal</comment>
        <translation>إذا كانت النهاية على بُعد ثلاث نقلات على الأكثر رأى كل شيء: يلعب بإتقان. وقبل ذلك عليه أن يخمّن، فإن كان التخمين سيئًا فقد يسير إلى وضعية خاسرة دون أن ينتبه.

لذلك يكون حاسوب كهذا أقوى ما يكون قرب النهاية، كالذي لعبت ضده في بداية هذا الدرس. ولذلك أيضًا تنفع **القاعدة**: مجموع نيم يرى النهاية فورًا، من [25 و15 و19 و3 و13](nim:25,15,19,3,13?outcome=N&amp;winning=3) كما من [3 و2 و1](nim:3,2,1?outcome=P).</translation>
    </message>
    <message>
        <source>Is everything Nim?</source>
        <comment>6/title</comment>
        <translation>هل كل شيء نيم؟</translation>
    </message>
    <message>
        <source>A text says: “*Any* impartial game can be turned into Nim.” For which games is this **false**?</source>
        <comment>6/text</comment>
        <translation>يقول نص: «*أي* لعبة محايدة يمكن تحويلها إلى نيم». لأي الألعاب هذا **خطأ**؟</translation>
    </message>
    <message>
        <source>Games that can go round in circles are not covered either, nor games with different moves for the two players; there numbers such as 11/8 come in.</source>
        <comment>6/notes</comment>
        <translation>لا تشمل المبرهنة كذلك الألعاب التي قد تدور في حلقة، ولا الألعاب التي تختلف نقلاتها للاعبَين؛ هناك تدخل أعداد مثل 11/8.</translation>
    </message>
    <message>
        <source>For none, it is a theorem</source>
        <comment>6/choice 1</comment>
        <translation>ولا لعبة، إنها مبرهنة</translation>
    </message>
    <message>
        <source>A theorem has conditions: the game must end, and the last move must win.</source>
        <comment>6/because 1</comment>
        <translation>للمبرهنة شروط: لا بدّ أن تنتهي اللعبة، وأن تربح النقلة الأخيرة.</translation>
    </message>
    <message>
        <source>For games in which the last move loses</source>
        <comment>6/choice 2</comment>
        <translation>للألعاب التي تخسر فيها النقلة الأخيرة</translation>
    </message>
    <message>
        <source>Right. Two positions can have the same Grundy value, and yet in misère play one is P and the other N. You saw such a pair on the grid.</source>
        <comment>6/because 2</comment>
        <translation>صحيح. قد تكون لوضعيتين قيمة غراندي نفسها، ومع ذلك تكون إحداهما في لعب ميزير P والأخرى N. رأيت وضعيتين كهاتين على الشبكة.</translation>
    </message>
    <message>
        <source>For games with more than three heaps</source>
        <comment>6/choice 3</comment>
        <translation>للألعاب بأكثر من ثلاث أكوام</translation>
    </message>
    <message>
        <source>The number of heaps does not matter.</source>
        <comment>6/because 3</comment>
        <translation>عدد الأكوام لا يهم.</translation>
    </message>
    <message>
        <source>Other limits</source>
        <comment>7/title</comment>
        <translation>حدود أخرى</translation>
    </message>
    <message>
        <source>Which other games in this course did **not** fit: same moves for both, it must end, the last move wins?</source>
        <comment>7/text</comment>
        <translation>أي الألعاب الأخرى في هذا المقرر **لم** تستوفِ الشروط: نقلات واحدة للطرفين، ولا بدّ أن تنتهي، والنقلة الأخيرة تربح؟</translation>
    </message>
    <message>
        <source>Line Nim and Nim with the last stone losing are lucky cases: a switch at the end is enough.</source>
        <comment>7/notes</comment>
        <translation>نيم الخطوط ونيم التي يخسر فيها الحجر الأخير حالتان محظوظتان: يكفي انعطاف في النهاية.</translation>
    </message>
    <message>
        <source>- **Northcott’s game** could go round in circles, and each player has their own tokens. It is won like Nim all the same, but that needed a reason of its own.
- **Red-blue Hackenbush** and the **skips** give the players different moves. There values such as [11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8) come up, and more letters than P and N.
- **The grid**, when the last stone loses: nothing but labelling is known.

A theorem is only as good as its conditions. Always ask: *does my game fulfil them?*</source>
        <comment>7/reveal</comment>
        <translation>- **لعبة نورثكوت** قد تدور في حلقة، ولكل لاعب قطعه. تُربح كنيم مع ذلك، لكن هذا احتاج إلى سبب خاص.
- **هاكنبوش الأحمر والأزرق** و**التمريرات** تعطي اللاعبَين نقلات مختلفة. هناك تظهر قيم مثل [11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8)، وحروف أكثر من P وN.
- **الشبكة**، إذا كان الحجر الأخير يخسر: لا يُعرف لها إلا وضع الوسوم.

المبرهنة صالحة بقدر صلاح شروطها. اسأل دائمًا: *هل تحققها لعبتي؟*</translation>
    </message>
    <message>
        <source>True or false?</source>
        <comment>8/title</comment>
        <translation>صواب أم خطأ؟</translation>
    </message>
    <message>
        <source>Is the claim about the position true? Use whatever you have learnt.</source>
        <comment>8/text</comment>
        <translation>هل الادّعاء عن الوضعية صحيح؟ استعمل كل ما تعلمته.</translation>
    </message>
    <message>
        <source>A good team contest for the end of the course: one point for the answer, one for the reason.</source>
        <comment>8/notes</comment>
        <translation>مسابقة فرق جيدة لنهاية المقرر: نقطة للإجابة، ونقطة للسبب.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>You started with ten matches. Now you know:

- **P and N**: label from the end. That works for every game that must end, with the same moves for both players.
- **Grundy values**: the smallest missing number; parts are joined by the nim-sum. [10, 7, 5](takeaway:10,7,5?outcome=P) is Nim with 2, 3, 1.
- **Disguises**: coins, primes, gaps, staircases and trees can all be heaps.
- **The limits**: misère play, circles, and games with two colours, which have numbers of their own.

Now take any game in Grundy, set up a position that nobody has explained, and find out for yourself. In the Lab you may see patterns that are not in any book.</source>
        <comment>9/text</comment>
        <translation>بدأت بعشرة أعواد. والآن تعرف:

- ‏**P وN**: ضع الوسوم من النهاية. هذا يصلح لكل لعبة لا بدّ أن تنتهي ونقلاتها واحدة للاعبَين.
- **قيم غراندي**: أصغر عدد غائب؛ والأجزاء تُجمع بمجموع نيم. [10 و7 و5](takeaway:10,7,5?outcome=P) هي نيم بأكوام 2 و3 و1.
- **الأقنعة**: القطع النقدية والأعداد الأولية والفجوات والدرج والأشجار كلها قد تكون أكوامًا.
- **الحدود**: لعب ميزير، والحلقات، والألعاب ذات اللونين التي لها أعداد خاصة بها.

والآن خذ أي لعبة في برنامج Grundy، وضع وضعية لم يشرحها أحد، واكتشف بنفسك. وفي المختبر قد ترى أنماطًا ليست في أي كتاب.</translation>
    </message>
    <message>
        <source>Ideas for projects: invent a takeaway set and find its period. Draw a green animal and work out its value. Find two small grid positions with equal values that differ in misère play. Make a table in the Lab and describe what you see.</source>
        <comment>9/notes</comment>
        <translation>أفكار لمشاريع: اخترع مجموعة للعبة الأخذ وأوجد طول دورتها. ارسم حيوانًا أخضر واحسب قيمته. أوجد وضعيتين صغيرتين على الشبكة قيمتاهما متساويتان وتختلفان في لعب ميزير. اصنع جدولًا في المختبر وصف ما تراه.</translation>
    </message>
</context>
<context>
    <name>misere-nim</name>
    <message>
        <source>When the last stone loses</source>
        <comment>title</comment>
        <translation>عندما يخسر الحجر الأخير</translation>
    </message>
    <message>
        <source>Misère Nim: almost the same game, until the very end.</source>
        <comment>about</comment>
        <translation>نيم ميزير: اللعبة نفسها تقريبًا، حتى اللحظة الأخيرة.</translation>
    </message>
    <message>
        <source>play misère Nim, with the switch at the right moment</source>
        <comment>aims</comment>
        <translation>يلعب نيم ميزير، وينعطف في اللحظة المناسبة</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>The same Nim, with one change: **whoever takes the last stone loses.** This way of playing is called *misère*.

Heaps of 3, 4 and 5. Play it in pairs. Does it feel very different?</source>
        <comment>1/text</comment>
        <translation>نيم نفسها مع تغيير واحد: **من يأخذ الحجر الأخير يخسر.** هذه الطريقة في اللعب تسمى *ميزير* (misère).

أكوام 3 و4 و5. العبوها كل اثنين معًا. هل تختلف كثيرًا؟</translation>
    </message>
    <message>
        <source>Say the change twice, and let a pupil repeat it. In the first games somebody always takes the last stone out of habit. **Ask afterwards:** “When did the game feel different from before?” Only near the end.</source>
        <comment>1/notes</comment>
        <translation>قل التغيير مرتين، ودع تلميذًا يعيده. في المباريات الأولى يأخذ أحدهم دائمًا الحجر الأخير بحكم العادة. **واسأل بعد ذلك:** «متى شعرتم أن اللعبة تختلف عما سبق؟» قرب النهاية فقط.</translation>
    </message>
    <message>
        <source>Single stones</source>
        <comment>2/title</comment>
        <translation>أحجار مفردة</translation>
    </message>
    <message>
        <source>Only heaps of **one** stone are left: three of them. It is your turn, and the last stone loses. What happens?</source>
        <comment>2/text</comment>
        <translation>لم يبقَ إلا أكوام من حجر **واحد**: ثلاث منها. الدور دورك، والحجر الأخير يخسر. ماذا يحدث؟</translation>
    </message>
    <message>
        <source>One of the texts that this course was checked against claims the opposite, that with an odd number the player to move cannot be beaten. Let the class refute that claim with one stone: one is odd, and you must take it.</source>
        <comment>2/notes</comment>
        <translation>أحد النصوص التي قورن بها هذا المقرر يدّعي العكس: أن صاحب الدور لا يُهزم إذا كان العدد فرديًّا. دع الفصل يدحض هذا الادّعاء بحجر واحد: الواحد فردي، ولا بدّ أن تأخذه.</translation>
    </message>
    <message>
        <source>I cannot be beaten</source>
        <comment>2/choice 1</comment>
        <translation>لا يمكن أن أُهزم</translation>
    </message>
    <message>
        <source>Count it out: you take one, the other player takes one, and the last one is yours.</source>
        <comment>2/because 1</comment>
        <translation>عُدّها: تأخذ واحدًا، ويأخذ اللاعب الآخر واحدًا، والأخير لك.</translation>
    </message>
    <message>
        <source>I must lose</source>
        <comment>2/choice 2</comment>
        <translation>لا بدّ أن أخسر</translation>
    </message>
    <message>
        <source>Yes. With single stones nobody has a choice. With an **odd** number of them you take the first, the third, … and the last.</source>
        <comment>2/because 2</comment>
        <translation>نعم. مع الأحجار المفردة لا خيار لأحد. إن كان عددها **فرديًّا** أخذتَ الأول والثالث و… والأخير.</translation>
    </message>
    <message>
        <source>It depends on what I take</source>
        <comment>2/choice 3</comment>
        <translation>يتوقف ذلك على ما آخذه</translation>
    </message>
    <message>
        <source>All heaps are single stones, so all your moves are the same.</source>
        <comment>2/because 3</comment>
        <translation>كل الأكوام أحجار مفردة، فنقلاتك كلها سواء.</translation>
    </message>
    <message>
        <source>The rule for single stones</source>
        <comment>3/title</comment>
        <translation>قاعدة الأحجار المفردة</translation>
    </message>
    <message>
        <source>In misère play with nothing but single stones:

- an **odd** number is P, like [one](nim/misere:1?outcome=P), [three](nim/misere:1,1,1?outcome=P) and [five](nim/misere:1,1,1,1,1?outcome=P)
- an **even** number is N, like [two](nim/misere:1,1?outcome=N), [four](nim/misere:1,1,1,1?outcome=N) and none at all

With no stones left the player to move has *won*: the other player took the last one. So [the end position](nim/misere:0?outcome=N&amp;moves=0) is N here.

In ordinary play, which is called *normal* play, it is just the other way round.</source>
        <comment>3/text</comment>
        <translation>في لعب ميزير، وليس على الطاولة إلا أحجار مفردة:

- العدد **الفردي** P، مثل [واحد](nim/misere:1?outcome=P) و[ثلاثة](nim/misere:1,1,1?outcome=P) و[خمسة](nim/misere:1,1,1,1,1?outcome=P)
- العدد **الزوجي** N، مثل [اثنين](nim/misere:1,1?outcome=N) و[أربعة](nim/misere:1,1,1,1?outcome=N)، وكذلك إذا لم يبقَ شيء

إذا لم يبقَ حجر فصاحب الدور قد *فاز*: اللاعب الآخر أخذ الحجر الأخير. إذن [وضعية النهاية](nim/misere:0?outcome=N&amp;moves=0) هنا N.

أما في اللعب المعتاد، واسمه اللعب *العادي*، فالأمر على العكس تمامًا.</translation>
    </message>
    <message>
        <source>**Ask for the table of normal play beside it:** even is P, odd is N. Everything is turned round, as long as all heaps are single stones.</source>
        <comment>3/notes</comment>
        <translation>**اطلب أن يُكتب إلى جانبها جدول اللعب العادي:** الزوجي P والفردي N. كل شيء مقلوب، ما دامت كل الأكوام أحجارًا مفردة.</translation>
    </message>
    <message>
        <source>One large heap</source>
        <comment>4/title</comment>
        <translation>كومة كبيرة واحدة</translation>
    </message>
    <message>
        <source>Only one heap is left, with five stones. Last stone loses. What do you do?</source>
        <comment>4/text</comment>
        <translation>لم تبقَ إلا كومة واحدة فيها خمسة أحجار. الحجر الأخير يخسر. ماذا تفعل؟</translation>
    </message>
    <message>
        <source>In normal play you would take all of it. The position is N in both kinds of play, but the move is another one.</source>
        <comment>4/notes</comment>
        <translation>في اللعب العادي كنت ستأخذها كلها. الوضعية N في نوعي اللعب، لكن النقلة غير النقلة.</translation>
    </message>
    <message>
        <source>Take all five</source>
        <comment>4/choice 1</comment>
        <translation>آخذ الخمسة كلها</translation>
    </message>
    <message>
        <source>Then you have taken the last stone, and you lose.</source>
        <comment>4/because 1</comment>
        <translation>عندها تكون قد أخذت الحجر الأخير، فتخسر.</translation>
    </message>
    <message>
        <source>Take four</source>
        <comment>4/choice 2</comment>
        <translation>آخذ أربعة</translation>
    </message>
    <message>
        <source>Yes. One stone is left, and the other player must take it.</source>
        <comment>4/because 2</comment>
        <translation>نعم. يبقى حجر واحد، ولا بدّ أن يأخذه اللاعب الآخر.</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>4/choice 3</comment>
        <translation>آخذ ثلاثة</translation>
    </message>
    <message>
        <source>You leave two. The other player takes one and leaves you the last.</source>
        <comment>4/because 3</comment>
        <translation>تترك اثنين. يأخذ اللاعب الآخر واحدًا ويترك لك الأخير.</translation>
    </message>
    <message>
        <source>The dangerous moment</source>
        <comment>5/title</comment>
        <translation>اللحظة الخطرة</translation>
    </message>
    <message>
        <source>Heaps **2 and 1**, last stone loses. In normal play you would leave 1 and 1. And now?</source>
        <comment>5/text</comment>
        <translation>كومتان **2 و1**، والحجر الأخير يخسر. في اللعب العادي كنت ستترك 1 و1. والآن؟</translation>
    </message>
    <message>
        <source>A common rule says: play as usual, and on your last move leave one stone. This position shows why it is not good enough. The change must come earlier: at the move that removes the last heap of two or more.</source>
        <comment>5/notes</comment>
        <translation>قاعدة شائعة تقول: العب كالعادة، واترك في نقلتك الأخيرة حجرًا واحدًا. هذه الوضعية تبيّن لماذا لا تكفي. يجب أن يأتي التغيير قبل ذلك: عند النقلة التي تزيل آخر كومة فيها اثنان أو أكثر.</translation>
    </message>
    <message>
        <source>Leave 1 and 1, and be careful on the last move</source>
        <comment>5/choice 1</comment>
        <translation>أترك 1 و1، وأحترس في النقلة الأخيرة</translation>
    </message>
    <message>
        <source>Too late! The other player takes one, and you must take the last. There is no careful last move any more.</source>
        <comment>5/because 1</comment>
        <translation>فات الأوان! يأخذ اللاعب الآخر واحدًا، ولا بدّ أن تأخذ الأخير. لم تبقَ نقلة أخيرة تحترس فيها.</translation>
    </message>
    <message>
        <source>Take the whole 2 and leave one stone</source>
        <comment>5/choice 2</comment>
        <translation>آخذ 2 كلها وأترك حجرًا واحدًا</translation>
    </message>
    <message>
        <source>Yes. The other player must take the last stone.</source>
        <comment>5/because 2</comment>
        <translation>نعم. لا بدّ أن يأخذ اللاعب الآخر الحجر الأخير.</translation>
    </message>
    <message>
        <source>Take the 1 and leave the 2</source>
        <comment>5/choice 3</comment>
        <translation>آخذ 1 وأترك 2</translation>
    </message>
    <message>
        <source>The other player takes one stone of it and leaves you the last.</source>
        <comment>5/because 3</comment>
        <translation>يأخذ اللاعب الآخر منها حجرًا واحدًا ويترك لك الأخير.</translation>
    </message>
    <message>
        <source>Two heaps, misère</source>
        <comment>6/title</comment>
        <translation>كومتان في ميزير</translation>
    </message>
    <message>
        <source>Work out the table of two heaps again, now with the last stone losing. The corner with no stones is N this time.</source>
        <comment>6/text</comment>
        <translation>احسب جدول الكومتين من جديد، والحجر الأخير يخسر الآن. الزاوية الخالية من الأحجار هي N هذه المرة.</translation>
    </message>
    <message>
        <source>Have the normal table beside it. Only four squares differ: 0,0 and 1,0 and 0,1 and 1,1. The rest of the diagonal is P again.</source>
        <comment>6/notes</comment>
        <translation>ليكن الجدول العادي إلى جانبه. أربع خانات فقط تختلف: 0,0 و1,0 و0,1 و1,1. وبقية القطر P كما كانت.</translation>
    </message>
    <message>
        <source>Where do they differ?</source>
        <comment>7/title</comment>
        <translation>أين يختلفان؟</translation>
    </message>
    <message>
        <source>You remember the table of normal play: P along the whole diagonal, and N everywhere else. In which squares is it different now? What do these squares have in common?</source>
        <comment>7/text</comment>
        <translation>تذكر جدول اللعب العادي: P على القطر كله، وN في كل مكان آخر. في أي الخانات يختلف الآن؟ وما الذي يجمع هذه الخانات؟</translation>
    </message>
    <message>
        <source>Let them find the four squares first. “No heap of two or more” is the important wording.</source>
        <comment>7/notes</comment>
        <translation>دعهم يجدون الخانات الأربع أولًا. «لا كومة فيها اثنان أو أكثر» هي العبارة المهمة.</translation>
    </message>
    <message>
        <source>Only four squares differ: [0, 0](nim/misere:0,0?outcome=N), [1, 0](nim/misere:1,0?outcome=P), [0, 1](nim/misere:0,1?outcome=P) and [1, 1](nim/misere:1,1?outcome=N). They are the ones **without a heap of two or more**. Everywhere else it is the same: [2, 2](nim/misere:2,2?outcome=P) is P and [2, 1](nim/misere:2,1?outcome=N) is N.

This is the whole rule of misère Nim:

- If some heap has **two or more** stones, P and N are **as in normal play**: look at the nim-sum.
- If all heaps are single stones, **odd is P** and even is N.</source>
        <comment>7/reveal</comment>
        <translation>أربع خانات فقط تختلف: [0 و0](nim/misere:0,0?outcome=N)، و[1 و0](nim/misere:1,0?outcome=P)، و[0 و1](nim/misere:0,1?outcome=P)، و[1 و1](nim/misere:1,1?outcome=N). إنها الخانات **التي لا كومة فيها من اثنين أو أكثر**. وفي كل مكان آخر لا يتغير شيء: [2 و2](nim/misere:2,2?outcome=P) هي P و[2 و1](nim/misere:2,1?outcome=N) هي N.

هذه هي قاعدة نيم ميزير كلها:

- إن كان في كومة ما **حجران أو أكثر** فإن P وN **كما في اللعب العادي**: انظر إلى مجموع نيم.
- وإن كانت كل الأكوام أحجارًا مفردة **فالفردي P** والزوجي N.</translation>
    </message>
    <message>
        <source>Why the rule is right</source>
        <comment>8/title</comment>
        <translation>لماذا القاعدة صحيحة</translation>
    </message>
    <message>
        <source>At some point just **one** heap of two or more is left, and some single stones. Who moves then: the one who leaves nim-sum 0 all the time, or the other one? And what can that player do?</source>
        <comment>8/text</comment>
        <translation>في لحظة ما لا تبقى إلا كومة **واحدة** من اثنين أو أكثر، وبعض الأحجار المفردة. دور من عندئذ: من يترك مجموع نيم 0 طوال الوقت، أم الآخر؟ وماذا يستطيع ذلك اللاعب أن يفعل؟</translation>
    </message>
    <message>
        <source>Together with the two facts about the nim-sum this is the full proof. The key sentence: the large heap is yours to switch with. **Ask:** what would you leave in normal play from 3, 1, 1? (1, 1: an even number.)</source>
        <comment>8/notes</comment>
        <translation>هذا مع حقيقتَي مجموع نيم هو البرهان كاملًا. الجملة المفتاح: الكومة الكبيرة ملكك لتنعطف بها. **اسأل:** ماذا كنت ستترك في اللعب العادي من 3 و1 و1؟ (1 و1: عددًا زوجيًّا.)</translation>
    </message>
    <message>
        <source>With just one large heap the nim-sum is not 0: nothing can cancel the large part. So the player who always *leaves* 0 never leaves such a position. **The other player must create it, and you are the one to move.**

Now you choose: take the large heap completely, or all but one stone of it. One way leaves an odd number of single stones, the other way an even number. **In misère play leave an odd number.** In [3, 1, 1](nim/misere:3,1,1?only=nim/misere:1,1,1) you leave three. In [4, 1](nim/misere:4,1?only=nim/misere:0,1) you leave one.</source>
        <comment>8/reveal</comment>
        <translation>مع كومة كبيرة واحدة فقط لا يكون مجموع نيم 0: لا شيء يحذف الجزء الكبير. فاللاعب الذي *يترك* 0 دائمًا لا يترك وضعية كهذه أبدًا. **لا بدّ أن يصنعها اللاعب الآخر، والدور دورك.**

والآن تختار: تأخذ الكومة الكبيرة كلها، أو تأخذها إلا حجرًا واحدًا. إحدى الطريقتين تترك عددًا فرديًّا من الأحجار المفردة، والأخرى عددًا زوجيًّا. **في لعب ميزير اترك عددًا فرديًّا.** في [3 و1 و1](nim/misere:3,1,1?only=nim/misere:1,1,1) تترك ثلاثة. وفي [4 و1](nim/misere:4,1?only=nim/misere:0,1) تترك واحدًا.</translation>
    </message>
    <message>
        <source>A whole game</source>
        <comment>9/title</comment>
        <translation>مباراة كاملة</translation>
    </message>
    <message>
        <source>A leaves 3, 2, 1, then B 3, 1, 1, then A 1, 1, 1, then B 1, 1, then A 1, and B must take it. Which move of A would be **wrong** in normal play?</source>
        <comment>9/text</comment>
        <translation>يترك A ‏3 و2 و1، ثم B ‏3 و1 و1، ثم A ‏1 و1 و1، ثم B ‏1 و1، ثم A ‏1، ولا بدّ أن يأخذها B. أيّ نقلات A كانت ستكون **خاطئة** في اللعب العادي؟</translation>
    </message>
    <message>
        <source>Play the line on the board or with pupils as heaps. In normal play A would leave 1, 1 instead. The switch may come long before the last move.</source>
        <comment>9/notes</comment>
        <translation>العبوا هذه المباراة على الرقعة أو بتلاميذ يمثلون الأكوام. في اللعب العادي كان A سيترك 1 و1 بدلًا منها. قد يأتي الانعطاف قبل النقلة الأخيرة بزمن طويل.</translation>
    </message>
    <message>
        <source>At the move from 3, 1, 1 to [1, 1, 1](nim/misere:1,1,1?outcome=P). It removed the **last heap of two or more**: that is the moment of the switch. The labels are [P](nim/misere:3,2,1?outcome=P), [N](nim/misere:3,1,1?outcome=N), [P](nim/misere:1,1,1?outcome=P), [N](nim/misere:1,1?outcome=N), [P](nim/misere:1?outcome=P).</source>
        <comment>9/reveal</comment>
        <translation>عند النقلة من 3 و1 و1 إلى [1 و1 و1](nim/misere:1,1,1?outcome=P). لقد أزالت **آخر كومة من اثنين أو أكثر**: تلك لحظة الانعطاف. والوسوم هي [P](nim/misere:3,2,1?outcome=P)، [N](nim/misere:3,1,1?outcome=N)، [P](nim/misere:1,1,1?outcome=P)، [N](nim/misere:1,1?outcome=N)، [P](nim/misere:1?outcome=P).</translation>
    </message>
    <message>
        <source>5, 3 and 2 again</source>
        <comment>10/title</comment>
        <translation>5 و3 و2 من جديد</translation>
    </message>
    <message>
        <source>Heaps 5, 3 and 2, and the last stone loses. Your first move?</source>
        <comment>10/text</comment>
        <translation>أكوام 5 و3 و2، والحجر الأخير يخسر. ما نقلتك الأولى؟</translation>
    </message>
    <message>
        <source>If a pupil asks: the P-positions of the hand-made list become 1,0,0 and 1,1,1 and 2,2,0 and 3,3,0 and 3,2,1.</source>
        <comment>10/notes</comment>
        <translation>إن سأل تلميذ: وضعيات P في القائمة المصنوعة يدويًّا تصير 1,0,0 و1,1,1 و2,2,0 و3,3,0 و3,2,1.</translation>
    </message>
    <message>
        <source>Make the 5 a 1</source>
        <comment>10/choice 1</comment>
        <translation>أجعل 5 تصير 1</translation>
    </message>
    <message>
        <source>Yes, the same move as in normal play. There are still heaps of two and more, so leave nim-sum 0.</source>
        <comment>10/because 1</comment>
        <translation>نعم، النقلة نفسها كما في اللعب العادي. ما زالت هناك أكوام من اثنين فأكثر، فاترك مجموع نيم 0.</translation>
    </message>
    <message>
        <source>Take the whole 5</source>
        <comment>10/choice 2</comment>
        <translation>آخذ 5 كلها</translation>
    </message>
    <message>
        <source>That leaves 3 and 2 with nim-sum 1. The other player makes them equal.</source>
        <comment>10/because 2</comment>
        <translation>يترك ذلك 3 و2 بمجموع نيم 1. يساوي اللاعب الآخر بينهما.</translation>
    </message>
    <message>
        <source>Nobody can say without a new list</source>
        <comment>10/choice 3</comment>
        <translation>لا أحد يستطيع أن يقول دون قائمة جديدة</translation>
    </message>
    <message>
        <source>We can. As long as a heap of two or more is left after your move, the nim-sum decides.</source>
        <comment>10/because 3</comment>
        <translation>بل نستطيع. ما دامت بعد نقلتك كومة من اثنين أو أكثر فمجموع نيم هو الحكم.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>Find a winning move. The last stone **loses**.</source>
        <comment>11/text</comment>
        <translation>أوجد نقلة رابحة. الحجر الأخير **يخسر**.</translation>
    </message>
    <message>
        <source>Before each move ask: will a heap of two or more be left? If not, count the single stones.</source>
        <comment>11/notes</comment>
        <translation>قبل كل نقلة اسأل: هل ستبقى كومة من اثنين أو أكثر؟ إن لم تبقَ فعُدّ الأحجار المفردة.</translation>
    </message>
    <message>
        <source>Against the perfect computer</source>
        <comment>12/title</comment>
        <translation>ضد الحاسوب المتقن</translation>
    </message>
    <message>
        <source>3, 4 and 5, last stone loses. You start. The winning first move is the one of normal play.</source>
        <comment>12/text</comment>
        <translation>3 و4 و5، والحجر الأخير يخسر. أنت تبدأ. النقلة الأولى الرابحة هي نفسها كما في اللعب العادي.</translation>
    </message>
    <message>
        <source>3 ⊕ 4 ⊕ 5 = 2, so make the 3 a 1. Then watch for the moment of the switch.</source>
        <comment>12/notes</comment>
        <translation>3 ⊕ 4 ⊕ 5 = 2، فاجعل 3 تصير 1. ثم ترقّب لحظة الانعطاف.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- **Misère** means that the last move loses.
- In Nim it is like normal play while a heap of two or more remains *after* your move.
- With the move that removes the last such heap, leave an **odd** number of single stones, as in [4, 1, 1](nim/misere:4,1,1?only=nim/misere:1,1,1).

Do not trust the switch in every game. In Nim it works; soon you will meet a board on which no such rule is known.</source>
        <comment>13/text</comment>
        <translation>- **ميزير** يعني أن النقلة الأخيرة تخسر.
- في نيم يشبه اللعب العادي ما دامت تبقى *بعد* نقلتك كومة من اثنين أو أكثر.
- وبالنقلة التي تزيل آخر كومة كهذه اترك عددًا **فرديًّا** من الأحجار المفردة، كما في [4 و1 و1](nim/misere:4,1,1?only=nim/misere:1,1,1).

لا تثق بالانعطاف في كل لعبة. في نيم ينجح؛ وقريبًا ستلقى رقعة لا تُعرف لها قاعدة كهذه.</translation>
    </message>
    <message>
        <source>**Exit question:** 6, 1, 1, 1, last stone loses. What do you do? (Take the whole 6 and leave three.) And in normal play? (Take five and leave four single stones.)</source>
        <comment>13/notes</comment>
        <translation>**سؤال الختام:** 6 و1 و1 و1، والحجر الأخير يخسر. ماذا تفعل؟ (خذ 6 كلها واترك ثلاثة.) وفي اللعب العادي؟ (خذ خمسة واترك أربعة أحجار مفردة.)</translation>
    </message>
</context>
<context>
    <name>nim-by-hand</name>
    <message>
        <source>Nim with 5, 3 and 2 by hand</source>
        <comment>title</comment>
        <translation>نيم 5 و3 و2 يدويًّا</translation>
    </message>
    <message>
        <source>A whole game with three heaps worked out, from the small positions to the large ones.</source>
        <comment>about</comment>
        <translation>لعبة كاملة بثلاث أكوام محسوبة من الوضعيات الصغيرة إلى الكبيرة.</translation>
    </message>
    <message>
        <source>work out a game of 37 positions without a formula</source>
        <comment>aims</comment>
        <translation>يحسب لعبة من 37 وضعية دون قانون</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>Heaps of 5, 3 and 2 again. Take as many as you like from one heap. Whoever takes the last stone wins.

You know all about one heap and two heaps. Play with that in mind: which positions with **three** heaps are bad to get?</source>
        <comment>1/text</comment>
        <translation>أكوام 5 و3 و2 مرة أخرى. خذ ما شئت من كومة واحدة. من يأخذ الحجر الأخير يفوز.

أنت تعرف كل شيء عن كومة وعن كومتين. العب وأنت تتذكر ذلك: أي الوضعيات ذات **الأكوام الثلاث** سيئة لمن تقع له؟</translation>
    </message>
    <message>
        <source>Two or three games. Collect the positions that the class believes to be P on the board, with a question mark. The lesson will check them.</source>
        <comment>1/notes</comment>
        <translation>مباراتان أو ثلاث. اجمع على السبورة الوضعيات التي يظن الفصل أنها P، مع علامة استفهام. سيفحصها الدرس.</translation>
    </message>
    <message>
        <source>Three heaps, two of them equal</source>
        <comment>2/title</comment>
        <translation>ثلاث أكوام، اثنتان منها متساويتان</translation>
    </message>
    <message>
        <source>Now three heaps. It is your turn with **4, 2 and 2**. What do you do?</source>
        <comment>2/text</comment>
        <translation>والآن ثلاث أكوام. الدور دورك مع **4 و2 و2**. ماذا تفعل؟</translation>
    </message>
    <message>
        <source>Some pupils say “two equal heaps, so it is P”. That is only true when nothing else is on the table. With a third heap it is always N: take the third heap.</source>
        <comment>2/notes</comment>
        <translation>يقول بعض التلاميذ: «كومتان متساويتان، إذن P». هذا لا يصح إلا إذا لم يكن على الطاولة شيء آخر. مع كومة ثالثة تكون N دائمًا: خذ الكومة الثالثة.</translation>
    </message>
    <message>
        <source>Take the whole heap of four</source>
        <comment>2/choice 1</comment>
        <translation>آخذ كومة الأربعة كلها</translation>
    </message>
    <message>
        <source>Yes. You leave 2 and 2 and copy from there on.</source>
        <comment>2/because 1</comment>
        <translation>نعم. تترك 2 و2 ثم تقلّد من هناك.</translation>
    </message>
    <message>
        <source>Take two from the four, so that all are equal</source>
        <comment>2/choice 2</comment>
        <translation>آخذ اثنين من الأربعة، فتتساوى كلها</translation>
    </message>
    <message>
        <source>That leaves 2, 2 and 2. The other player takes one heap completely, and two equal heaps are left for you.</source>
        <comment>2/because 2</comment>
        <translation>يترك ذلك 2 و2 و2. يأخذ اللاعب الآخر كومة كاملة، وتبقى لك كومتان متساويتان.</translation>
    </message>
    <message>
        <source>It is lost</source>
        <comment>2/choice 3</comment>
        <translation>إنها خاسرة</translation>
    </message>
    <message>
        <source>Two equal heaps are lost for the player to move **if nothing else is there**. Here there is a third heap, and you can remove it.</source>
        <comment>2/because 3</comment>
        <translation>الكومتان المتساويتان خسارة لصاحب الدور **إن لم يكن هناك شيء آخر**. وهنا كومة ثالثة يمكنك أن تزيلها.</translation>
    </message>
    <message>
        <source>What is left to do</source>
        <comment>3/title</comment>
        <translation>ما بقي علينا</translation>
    </message>
    <message>
        <source>The order of the heaps does not matter, so we write the largest first. We know now:

- one heap: N
- two equal heaps and nothing else: P
- two different heaps: N
- three heaps with two equal ones: N, take the third

From 5, 3 and 2 you can reach **37** positions, counting the empty table and the start. All but eight of them fit one of these four lines. One of the eight is the empty table, which is P. The other seven are 3,2,1 and 4,2,1 and 5,2,1 and 4,3,1 and 5,3,1 and 4,3,2 and 5,3,2 itself.</source>
        <comment>3/text</comment>
        <translation>ترتيب الأكوام لا يهم، فنكتب الكبرى أولًا. نعرف الآن:

- كومة واحدة: N
- كومتان متساويتان ولا شيء آخر: P
- كومتان مختلفتان: N
- ثلاث أكوام فيها اثنتان متساويتان: N، خذ الثالثة

من 5 و3 و2 يمكنك بلوغ **37** وضعية، مع الطاولة الخالية والبداية. كلها إلا ثمانيًا ينطبق عليها أحد هذه السطور الأربعة. إحدى الثماني هي الطاولة الخالية، وهي P. والسبع الأخرى هي 3,2,1 و4,2,1 و5,2,1 و4,3,1 و5,3,1 و4,3,2 و5,3,2 نفسها.</translation>
    </message>
    <message>
        <source>Write the seven on the board, the smallest first: 3,2,1 has six stones, 5,3,2 has ten. **Ask:** which one should we do first? The smallest, because moves go to smaller ones.</source>
        <comment>3/notes</comment>
        <translation>اكتب السبع على السبورة بدءًا من الصغرى: في 3,2,1 ستة أحجار، وفي 5,3,2 عشرة. **اسأل:** بأيها نبدأ؟ بالصغرى، لأن النقلات تذهب إلى ما هو أصغر.</translation>
    </message>
    <message>
        <source>The smallest of them</source>
        <comment>4/title</comment>
        <translation>أصغرها</translation>
    </message>
    <message>
        <source>Take **3, 2 and 1**. It has six moves. Try them on the board. Does one of them leave a P-position?</source>
        <comment>4/text</comment>
        <translation>خذ **3 و2 و1**. لها ست نقلات. جرّبها على الرقعة. هل تترك واحدة منها وضعية P؟</translation>
    </message>
    <message>
        <source>Collect the six moves on the board: 2,2,1 and 2,1,1 and 2,1 and 3,1,1 and 3,1 and 3,2. For each, name the answer that leaves equal heaps. This is the step that matters most in this lesson.</source>
        <comment>4/notes</comment>
        <translation>اجمع النقلات الست على السبورة: 2,2,1 و2,1,1 و2,1 و3,1,1 و3,1 و3,2. ولكل منها اذكر الرد الذي يترك كومتين متساويتين. هذه أهم خطوة في هذا الدرس.</translation>
    </message>
    <message>
        <source>Yes: leave 3 and 2</source>
        <comment>4/choice 1</comment>
        <translation>نعم: أترك 3 و2</translation>
    </message>
    <message>
        <source>3 and 2 are different: the other player makes them equal.</source>
        <comment>4/because 1</comment>
        <translation>3 و2 مختلفتان: يساوي اللاعب الآخر بينهما.</translation>
    </message>
    <message>
        <source>Yes: leave 3, 1 and 1</source>
        <comment>4/choice 2</comment>
        <translation>نعم: أترك 3 و1 و1</translation>
    </message>
    <message>
        <source>Two are equal, but the other player takes the whole 3.</source>
        <comment>4/because 2</comment>
        <translation>اثنتان متساويتان، لكن اللاعب الآخر يأخذ 3 كلها.</translation>
    </message>
    <message>
        <source>Yes: leave 2, 2 and 1</source>
        <comment>4/choice 3</comment>
        <translation>نعم: أترك 2 و2 و1</translation>
    </message>
    <message>
        <source>Two are equal, but the other player takes the 1.</source>
        <comment>4/because 3</comment>
        <translation>اثنتان متساويتان، لكن اللاعب الآخر يأخذ 1.</translation>
    </message>
    <message>
        <source>No, none of the six</source>
        <comment>4/choice 4</comment>
        <translation>لا، ولا واحدة من الست</translation>
    </message>
    <message>
        <source>Right. Each of the six leaves two equal heaps and a third one, or two different heaps. So 3, 2, 1 is P.</source>
        <comment>4/because 4</comment>
        <translation>صحيح. كل نقلة من الست تترك كومتين متساويتين وثالثة، أو كومتين مختلفتين. إذن 3 و2 و1 هي P.</translation>
    </message>
    <message>
        <source>Fill it in: with a heap of one</source>
        <comment>5/title</comment>
        <translation>املأ الجدول: مع كومة من واحد</translation>
    </message>
    <message>
        <source>Here the third heap always has **one** stone. Fill in P and N for the other two heaps, from 0 to 4. Remember that the heap of one can be taken away as well.</source>
        <comment>5/text</comment>
        <translation>هنا في الكومة الثالثة دائمًا حجر **واحد**. املأ P وN للكومتين الأخريين من 0 إلى 4. وتذكر أن كومة الواحد يجوز أخذها أيضًا.</translation>
    </message>
    <message>
        <source>The P squares are 0,1 and 1,0 and 2,3 and 3,2. The trap is the diagonal: with the extra stone it is N everywhere, because you can take the stone. Every other N has a move to one of the four P squares, or takes the stone and leaves two equal heaps.</source>
        <comment>5/notes</comment>
        <translation>خانات P هي 0,1 و1,0 و2,3 و3,2. الفخ هو القطر: مع الحجر الزائد يكون N كله، لأنك تستطيع أن تأخذ الحجر. ولكل N أخرى نقلة إلى إحدى خانات P الأربع، أو تأخذ الحجر وتترك كومتين متساويتين.</translation>
    </message>
    <message>
        <source>The other six</source>
        <comment>6/title</comment>
        <translation>الست الأخرى</translation>
    </message>
    <message>
        <source>Each of the other six positions is larger than 3, 2, 1. Can you get to 3, 2, 1 from each of them with one move?</source>
        <comment>6/text</comment>
        <translation>كل من الوضعيات الست الأخرى أكبر من 3 و2 و1. هل يمكنك أن تصل من كل منها إلى 3 و2 و1 بنقلة واحدة؟</translation>
    </message>
    <message>
        <source>Let six pupils each solve one of them. In every case the winning move is in the largest heap.</source>
        <comment>6/notes</comment>
        <translation>دع ستة تلاميذ يحل كل منهم واحدة. النقلة الرابحة في كل مرة في أكبر كومة.</translation>
    </message>
    <message>
        <source>Yes, so all six are N:

- [4,2,1](nim:4,2,1?outcome=N&amp;wins=nim:3,2,1) and [5,2,1](nim:5,2,1?outcome=N&amp;wins=nim:3,2,1): make the largest heap a 3.
- [4,3,1](nim:4,3,1?outcome=N&amp;wins=nim:2,3,1) and [5,3,1](nim:5,3,1?outcome=N&amp;wins=nim:2,3,1): make the largest heap a 2.
- [4,3,2](nim:4,3,2?outcome=N&amp;wins=nim:1,3,2) and [5,3,2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2): make the largest heap a 1.

So the whole game is worked out. Of the 37 positions only **five** are P: 0,0,0 and 1,1,0 and 2,2,0 and 3,3,0 and 3,2,1.</source>
        <comment>6/reveal</comment>
        <translation>نعم، فالست كلها N:

- ‏[4,2,1](nim:4,2,1?outcome=N&amp;wins=nim:3,2,1) و[5,2,1](nim:5,2,1?outcome=N&amp;wins=nim:3,2,1): اجعل أكبر كومة 3.
- ‏[4,3,1](nim:4,3,1?outcome=N&amp;wins=nim:2,3,1) و[5,3,1](nim:5,3,1?outcome=N&amp;wins=nim:2,3,1): اجعل أكبر كومة 2.
- ‏[4,3,2](nim:4,3,2?outcome=N&amp;wins=nim:1,3,2) و[5,3,2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2): اجعل أكبر كومة 1.

هكذا حُسبت اللعبة كلها. من الوضعيات 37 هناك **خمس** فقط P: ‏0,0,0 و1,1,0 و2,2,0 و3,3,0 و3,2,1.</translation>
    </message>
    <message>
        <source>Use it</source>
        <comment>7/title</comment>
        <translation>استعملها</translation>
    </message>
    <message>
        <source>You start with 5, 3 and 2, and the computer never makes a mistake. You know the first move, and the five positions to leave. Win!</source>
        <comment>7/text</comment>
        <translation>تبدأ بالأكوام 5 و3 و2، والحاسوب لا يخطئ أبدًا. أنت تعرف النقلة الأولى، والوضعيات الخمس التي تترك إحداها. افز!</translation>
    </message>
    <message>
        <source>First move: make the 5 a 1. From 3, 2, 1 the computer must break it. Then leave two equal heaps, or nothing. All pairs should win at least once.</source>
        <comment>7/notes</comment>
        <translation>النقلة الأولى: اجعل 5 تصير 1. من 3 و2 و1 لا بدّ أن يكسرها الحاسوب. ثم اترك كومتين متساويتين، أو لا شيء. ينبغي أن يفوز كل ثنائي مرة على الأقل.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>8/title</comment>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>Find a winning move. Which of the P-positions can you leave?</source>
        <comment>8/text</comment>
        <translation>أوجد نقلة رابحة. أيّ وضعيات P يمكنك أن تترك؟</translation>
    </message>
    <message>
        <source>Pairs who are quick may set up 4, 3, 2 or 5, 4, 1 for each other on the board.</source>
        <comment>8/notes</comment>
        <translation>يمكن للسريعين أن يضع كل منهم للآخر 4 و3 و2 أو 5 و4 و1 على الرقعة.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>You have worked out a game with 37 positions by hand, from small to large, and found that [5, 3, 2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2) is won by one move only.

But the lists grow quickly. What about [7, 11 and 5](nim:7,11,5)? There must be a better way than lists. There is: give each position a *number*, not only a letter.</source>
        <comment>9/text</comment>
        <translation>لقد حسبت لعبة من 37 وضعية يدويًّا، من الصغيرة إلى الكبيرة، ووجدت أن [5 و3 و2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2) تُربح بنقلة واحدة فقط.

لكن القوائم تطول بسرعة. فماذا عن [7 و11 و5](nim:7,11,5)؟ لا بدّ أن هناك طريقة أفضل من القوائم. وهي موجودة: أعطِ كل وضعية *عددًا* لا حرفًا فقط.</translation>
    </message>
    <message>
        <source>**Exit question:** is 4, 4, 3 P or N, and what is the move? (N: take the whole 3.) And 3, 3, 3? (N: take one heap.)</source>
        <comment>9/notes</comment>
        <translation>**سؤال الختام:** هل 4 و4 و3 هي P أم N، وما النقلة؟ (N: خذ 3 كلها.) و3 و3 و3؟ (N: خذ كومة واحدة.)</translation>
    </message>
</context>
<context>
    <name>nimble-and-the-plane</name>
    <message>
        <source>Coins in boxes, counters on squares</source>
        <comment>title</comment>
        <translation>قطع في صناديق، وأقراص على خانات</translation>
    </message>
    <message>
        <source>Two games that look quite different, and are Nim in disguise.</source>
        <comment>about</comment>
        <translation>لعبتان تبدوان مختلفتين تمامًا، وهما نيم متنكرة.</translation>
    </message>
    <message>
        <source>see Nim in two other games, Nimble and the plane</source>
        <comment>aims</comment>
        <translation>يرى نيم في لعبتين أخريين: نيمبل والمستوى</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>A row of boxes, numbered 0, 1, 2, 3, 4. On your turn take **one coin** and move it to any box with a smaller number. There may be several coins in a box. Whoever makes the last move wins. The game is called **Nimble**.

Play it in pairs. What does it remind you of?</source>
        <comment>1/text</comment>
        <translation>صف من الصناديق أرقامها 0 و1 و2 و3 و4. في دورك خذ **قطعة نقدية واحدة** وانقلها إلى أي صندوق رقمه أصغر. قد تكون في الصندوق عدة قطع. من يلعب النقلة الأخيرة يفوز. اسم اللعبة **نيمبل**.

العبوها كل اثنين معًا. بماذا تذكّركم؟</translation>
    </message>
    <message>
        <source>The board has two coins in box 1, one in box 2 and three in box 4. **Ask:** “When is the game over?” When all coins are in box 0.</source>
        <comment>1/notes</comment>
        <translation>على الرقعة قطعتان في الصندوق 1، وواحدة في الصندوق 2، وثلاث في الصندوق 4. **اسأل:** «متى تنتهي المباراة؟» عندما تصير القطع كلها في الصندوق 0.</translation>
    </message>
    <message>
        <source>One coin</source>
        <comment>2/title</comment>
        <translation>قطعة واحدة</translation>
    </message>
    <message>
        <source>Look at one coin in box **4**. To which boxes can it move in one step?</source>
        <comment>2/text</comment>
        <translation>انظر إلى قطعة في الصندوق **4**. إلى أي الصناديق يمكنها أن تنتقل بخطوة واحدة؟</translation>
    </message>
    <message>
        <source>Let them say it: a coin in box 4 is a heap of four stones. The disguise is off already.</source>
        <comment>2/notes</comment>
        <translation>دعهم يقولونها: القطعة في الصندوق 4 كومة من أربعة أحجار. سقط القناع.</translation>
    </message>
    <message>
        <source>Only to box 3</source>
        <comment>2/choice 1</comment>
        <translation>إلى الصندوق 3 فقط</translation>
    </message>
    <message>
        <source>It may go as far as you like: to any box with a smaller number.</source>
        <comment>2/because 1</comment>
        <translation>لها أن تذهب بعيدًا كما تشاء: إلى أي صندوق رقمه أصغر.</translation>
    </message>
    <message>
        <source>To 3, 2, 1 or 0</source>
        <comment>2/choice 2</comment>
        <translation>إلى 3 أو 2 أو 1 أو 0</translation>
    </message>
    <message>
        <source>Yes, four places. Just as a heap of four can become 3, 2, 1 or 0.</source>
        <comment>2/because 2</comment>
        <translation>نعم، أربعة أماكن. كما أن كومة من أربعة يمكن أن تصير 3 أو 2 أو 1 أو 0.</translation>
    </message>
    <message>
        <source>To any box</source>
        <comment>2/choice 3</comment>
        <translation>إلى أي صندوق</translation>
    </message>
    <message>
        <source>Only to boxes with a smaller number.</source>
        <comment>2/because 3</comment>
        <translation>إلى الصناديق ذات الأرقام الأصغر فقط.</translation>
    </message>
    <message>
        <source>The disguise</source>
        <comment>3/title</comment>
        <translation>القناع</translation>
    </message>
    <message>
        <source>Which Nim position is our board with two coins in box 1, one in box 2 and three in box 4?</source>
        <comment>3/text</comment>
        <translation>أي وضعية نيم هي رقعتنا التي فيها قطعتان في الصندوق 1، وواحدة في الصندوق 2، وثلاث في الصندوق 4؟</translation>
    </message>
    <message>
        <source>The ones cancel, two of the fours cancel, 2 ⊕ 4 = 6 is left. If the Nim lens is switched on in Explore, the same heaps are drawn beside the board.</source>
        <comment>3/notes</comment>
        <translation>الواحدان يُحذفان، وأربعتان من ثلاث تُحذفان، ويبقى 2 ⊕ 4 = 6. إذا شُغّلت عدسة نيم في «الاستكشاف» رُسمت الأكوام نفسها إلى جانب الرقعة.</translation>
    </message>
    <message>
        <source>**Heaps 1, 1, 2, 4, 4, 4.** Each coin is a heap as large as the number of its box. Moving the coin makes the heap smaller. Coins are never in each other’s way.

A coin in box 0 is an empty heap. So everything that you know about Nim is true here: [the value of the board](nimble:0,2,1,0,3?grundy=6) is 1 ⊕ 1 ⊕ 2 ⊕ 4 ⊕ 4 ⊕ 4 = 6.</source>
        <comment>3/reveal</comment>
        <translation>**أكوام 1 و1 و2 و4 و4 و4.** كل قطعة كومة حجمها رقم صندوقها. تحريك القطعة يصغّر الكومة. والقطع لا يعترض بعضها طريق بعض أبدًا.

القطعة في الصندوق 0 كومة فارغة. فكل ما تعرفه عن نيم صحيح هنا: [قيمة الرقعة](nimble:0,2,1,0,3?grundy=6) هي 1 ⊕ 1 ⊕ 2 ⊕ 4 ⊕ 4 ⊕ 4 = 6.</translation>
    </message>
    <message>
        <source>The winning move</source>
        <comment>4/title</comment>
        <translation>النقلة الرابحة</translation>
    </message>
    <message>
        <source>The value is 6. Which move makes it 0?</source>
        <comment>4/text</comment>
        <translation>القيمة 6. أي نقلة تجعلها 0؟</translation>
    </message>
    <message>
        <source>Leftmost odd column is the fours; 4 ⊕ 6 = 2. Or just look for pairs.</source>
        <comment>4/notes</comment>
        <translation>العمود الفردي في أقصى اليسار هو عمود 4؛ و4 ⊕ 6 = 2. أو ابحث عن الأزواج ببساطة.</translation>
    </message>
    <message>
        <source>Move one coin from 4 to 0</source>
        <comment>4/choice 1</comment>
        <translation>انقل قطعة من 4 إلى 0</translation>
    </message>
    <message>
        <source>Then 1, 1, 2, 4, 4 are left, and their nim-sum is 2.</source>
        <comment>4/because 1</comment>
        <translation>عندها تبقى 1 و1 و2 و4 و4، ومجموع نيم لها 2.</translation>
    </message>
    <message>
        <source>Move the coin from 2 to 0</source>
        <comment>4/choice 2</comment>
        <translation>انقل القطعة من 2 إلى 0</translation>
    </message>
    <message>
        <source>Then the three fours are left, with nim-sum 4.</source>
        <comment>4/because 2</comment>
        <translation>عندها تبقى الأربعات الثلاث، ومجموع نيم لها 4.</translation>
    </message>
    <message>
        <source>Move one coin from 4 to 2</source>
        <comment>4/choice 3</comment>
        <translation>انقل قطعة من 4 إلى 2</translation>
    </message>
    <message>
        <source>Yes: 1 ⊕ 1 ⊕ 2 ⊕ 2 ⊕ 4 ⊕ 4 = 0. Everything stands in pairs.</source>
        <comment>4/because 3</comment>
        <translation>نعم: 1 ⊕ 1 ⊕ 2 ⊕ 2 ⊕ 4 ⊕ 4 = 0. كل شيء في أزواج.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>5/title</comment>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>Translate into heaps, then find the winning move.</source>
        <comment>5/text</comment>
        <translation>حوّلها إلى أكوام، ثم أوجد النقلة الرابحة.</translation>
    </message>
    <message>
        <source>Write the heaps as a list first. With many coins cross out equal pairs.</source>
        <comment>5/notes</comment>
        <translation>اكتبوا الأكوام في قائمة أولًا. ومع القطع الكثيرة اشطبوا الأزواج المتساوية.</translation>
    </message>
    <message>
        <source>Read the rule exactly</source>
        <comment>6/title</comment>
        <translation>اقرأ القاعدة بدقة</translation>
    </message>
    <message>
        <source>Some descriptions of this game let you move **several coins of one box together**. With that rule: two coins in box 1, nothing else, your turn. Is it P, as two equal heaps would be?</source>
        <comment>6/text</comment>
        <translation>بعض أوصاف هذه اللعبة يسمح لك بنقل **عدة قطع من صندوق واحد معًا**. بهذه القاعدة: قطعتان في الصندوق 1 ولا شيء آخر، والدور دورك. هل هي P كما لو كانتا كومتين متساويتين؟</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The two rules differ by a few words, and that changes who wins. A good occasion to read rules like a lawyer.</source>
        <comment>6/notes</comment>
        <translation>يمكن تركها إن ضاق الوقت. القاعدتان تختلفان ببضع كلمات، وهذا يغيّر الفائز. فرصة جيدة لقراءة القواعد قراءة محامٍ.</translation>
    </message>
    <message>
        <source>Yes, equal heaps are always P</source>
        <comment>6/choice 1</comment>
        <translation>نعم، الأكوام المتساوية P دائمًا</translation>
    </message>
    <message>
        <source>In Nim, yes. But here you may move both coins at once, and in Nim you may not touch two heaps.</source>
        <comment>6/because 1</comment>
        <translation>في نيم نعم. لكن هنا يجوز نقل القطعتين معًا، وفي نيم لا يجوز أن تمس كومتين.</translation>
    </message>
    <message>
        <source>No, it is N</source>
        <comment>6/choice 2</comment>
        <translation>لا، إنها N</translation>
    </message>
    <message>
        <source>Right. Move both coins to box 0 and you have made the last move. With this rule the disguise does not fit any more.</source>
        <comment>6/because 2</comment>
        <translation>صحيح. انقل القطعتين إلى الصندوق 0 فتكون قد لعبت النقلة الأخيرة. بهذه القاعدة لا يعود القناع ملائمًا.</translation>
    </message>
    <message>
        <source>A game on squares</source>
        <comment>7/title</comment>
        <translation>لعبة على خانات</translation>
    </message>
    <message>
        <source>Now counters on a board. A move takes **one** counter any distance **to the left** or **down**. Several counters may share a square, and they never block each other. Whoever makes the last move wins.

Play it in pairs. Can you see the heaps?</source>
        <comment>7/text</comment>
        <translation>والآن أقراص على رقعة. النقلة تحرّك قرصًا **واحدًا** أي مسافة **إلى اليسار** أو **إلى الأسفل**. قد تشترك عدة أقراص في خانة، ولا يسدّ بعضها طريق بعض أبدًا. من يلعب النقلة الأخيرة يفوز.

العبوها كل اثنين معًا. هل ترون الأكوام؟</translation>
    </message>
    <message>
        <source>Columns and rows are counted from 0. A counter in the corner cannot move any more. Let them look for the heaps themselves: it takes two per counter.</source>
        <comment>7/notes</comment>
        <translation>تُعدّ الأعمدة والصفوف من 0. والقرص في الزاوية لا يستطيع الحركة. دعهم يبحثون عن الأكوام بأنفسهم: لكل قرص كومتان.</translation>
    </message>
    <message>
        <source>One counter</source>
        <comment>8/title</comment>
        <translation>قرص واحد</translation>
    </message>
    <message>
        <source>One counter stands in column **3**, row **4**. Which Nim position is that?</source>
        <comment>8/text</comment>
        <translation>قرص في العمود **3** والصف **4**. أي وضعية نيم هذه؟</translation>
    </message>
    <message>
        <source>7 moves: three to the left, four down. It happens that 3 ⊕ 4 = 7 too. With a counter on 3, 3 it becomes clear: two equal heaps, P.</source>
        <comment>8/notes</comment>
        <translation>7 نقلات: ثلاث إلى اليسار وأربع إلى الأسفل. ومن المصادفة أن 3 ⊕ 4 = 7 أيضًا. مع قرص على 3,3 يتضح الأمر: كومتان متساويتان، P.</translation>
    </message>
    <message>
        <source>One heap of 7</source>
        <comment>8/choice 1</comment>
        <translation>كومة واحدة من 7</translation>
    </message>
    <message>
        <source>With one heap of 7 you could take any number. A move here changes the column **or** the row.</source>
        <comment>8/because 1</comment>
        <translation>مع كومة من 7 يمكنك أن تأخذ أي عدد. أما النقلة هنا فتغيّر العمود **أو** الصف.</translation>
    </message>
    <message>
        <source>Two heaps, 3 and 4</source>
        <comment>8/choice 2</comment>
        <translation>كومتان، 3 و4</translation>
    </message>
    <message>
        <source>Yes. Going left takes from the 3, going down takes from the 4.</source>
        <comment>8/because 2</comment>
        <translation>نعم. الذهاب يسارًا يأخذ من 3، والنزول يأخذ من 4.</translation>
    </message>
    <message>
        <source>One heap of 12</source>
        <comment>8/choice 3</comment>
        <translation>كومة واحدة من 12</translation>
    </message>
    <message>
        <source>There are many squares between it and the corner, but it moves in straight lines only.</source>
        <comment>8/because 3</comment>
        <translation>بينه وبين الزاوية خانات كثيرة، لكنه لا يتحرك إلا على خطوط مستقيمة.</translation>
    </message>
    <message>
        <source>Four counters</source>
        <comment>9/title</comment>
        <translation>أربعة أقراص</translation>
    </message>
    <message>
        <source>Counters on 1, 2 and 2, 3 and 4, 5 and 7, 7. Which heaps are these, and what is their nim-sum?</source>
        <comment>9/text</comment>
        <translation>أقراص على 1,2 و2,3 و4,5 و7,7. أي أكوام هذه، وما مجموع نيم لها؟</translation>
    </message>
    <message>
        <source>Ask for each heap what it would have to become: heap ⊕ 3. There is a move only where that is smaller.</source>
        <comment>9/notes</comment>
        <translation>اسأل عن كل كومة ماذا يجب أن تصير: الكومة ⊕ 3. ولا نقلة إلا حيث يكون الناتج أصغر.</translation>
    </message>
    <message>
        <source>Heaps 1, 2, 2, 3, 4, 5, 7, 7. Twos and sevens cancel, and 1 ⊕ 3 ⊕ 4 ⊕ 5 = [3](plane:1x2,2x3,4x5,7x7?grundy=3&amp;outcome=N).

[Five moves win](plane:1x2,2x3,4x5,7x7?winning=5): either 2 to 1, the 3 to 0, either 7 to 4.</source>
        <comment>9/reveal</comment>
        <translation>أكوام 1 و2 و2 و3 و4 و5 و7 و7. الاثنان يُحذفان والسبعتان تُحذفان، و1 ⊕ 3 ⊕ 4 ⊕ 5 = [3](plane:1x2,2x3,4x5,7x7?grundy=3&amp;outcome=N).

[خمس نقلات تربح](plane:1x2,2x3,4x5,7x7?winning=5): أي 2 إلى 1، أو 3 إلى 0، أو أي 7 إلى 4.</translation>
    </message>
    <message>
        <source>What if they blocked?</source>
        <comment>10/title</comment>
        <translation>وماذا لو سدّت الطريق؟</translation>
    </message>
    <message>
        <source>Suppose counters could **not** share a square and could not jump over each other. Two counters stand in the bottom row, in columns 1 and 2. As heaps, 1 and 2 would be N. And now?</source>
        <comment>10/text</comment>
        <translation>لنفرض أن الأقراص **لا** يجوز أن تشترك في خانة ولا أن يقفز بعضها فوق بعض. قرصان في الصف الأسفل، في العمودين 1 و2. كومتا 1 و2 ستكونان N. والآن؟</translation>
    </message>
    <message>
        <source>Can be left out if time is short. With blocking it is another game. In one row it is the Silver Dollar game, which has its own lesson. “Never in each other’s way” is what makes the disguise work.</source>
        <comment>10/notes</comment>
        <translation>يمكن تركها إن ضاق الوقت. مع سدّ الطريق تصير لعبة أخرى. في صف واحد هي لعبة الدولار الفضي، ولها درس خاص. «لا يعترض بعضها طريق بعض أبدًا» هو ما يجعل القناع ملائمًا.</translation>
    </message>
    <message>
        <source>N all the same</source>
        <comment>10/choice 1</comment>
        <translation>‏N مع ذلك</translation>
    </message>
    <message>
        <source>Try it: the one in column 2 cannot move at all, because the other one stands in its way.</source>
        <comment>10/because 1</comment>
        <translation>جرّبها: القرص في العمود 2 لا يستطيع الحركة أصلًا، لأن الآخر يقف في طريقه.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>10/choice 2</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Yes. The first player must move the counter from 1 to 0. Then the other one goes from 2 to 1, and nothing can move any more.</source>
        <comment>10/because 2</comment>
        <translation>نعم. اللاعب الأول مضطر إلى نقل القرص من 1 إلى 0. ثم ينتقل الآخر من 2 إلى 1، ولا يعود شيء يستطيع الحركة.</translation>
    </message>
    <message>
        <source>Practice on the board</source>
        <comment>11/title</comment>
        <translation>تدريب على الرقعة</translation>
    </message>
    <message>
        <source>Two heaps for each counter: column and row.</source>
        <comment>11/text</comment>
        <translation>كومتان لكل قرص: العمود والصف.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Quick pupils look for counters on the diagonal first: their two heaps cancel.</source>
        <comment>11/notes</comment>
        <translation>يمكن تركها إن ضاق الوقت. السريعون يبحثون أولًا عن أقراص على القطر: كومتا كل منها تُحذفان.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>افز بها</translation>
    </message>
    <message>
        <source>You start, and the computer never makes a mistake.</source>
        <comment>12/text</comment>
        <translation>أنت تبدأ، والحاسوب لا يخطئ أبدًا.</translation>
    </message>
    <message>
        <source>Two equal counters cancel completely. So only 2, 6 counts: make it 2, 2. There is another way too: move one of the equal counters from row 5 to row 1.</source>
        <comment>12/notes</comment>
        <translation>القرصان المتساويان يحذف أحدهما الآخر تمامًا. فلا يُحسب إلا 2,6: اجعله 2,2. وهناك طريقة أخرى أيضًا: انقل أحد القرصين المتساويين من الصف 5 إلى الصف 1.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>To unmask a game, ask two questions:

- Which **parts** does it have that do not disturb each other?
- What can **one part** become in one move? If it can become 0, 1, 2, … up to just below n, it is a heap of n.

[A coin in box n](nimble:0,0,0,0,0,1?grundy=5) is one heap, [a counter on a square](plane:2x6?grundy=4) is two. In the next lesson the heaps hide in a number.</source>
        <comment>13/text</comment>
        <translation>لكي تنزع القناع عن لعبة اسأل سؤالين:

- ما **الأجزاء** التي فيها ولا يزعج بعضها بعضًا؟
- ماذا يمكن أن يصير **الجزء الواحد** بنقلة واحدة؟ إن أمكن أن يصير 0، 1، 2، … إلى ما دون n مباشرة، فهو كومة من n.

[القطعة في الصندوق n](nimble:0,0,0,0,0,1?grundy=5) كومة واحدة، و[القرص على خانة](plane:2x6?grundy=4) كومتان. في الدرس التالي تختبئ الأكوام في عدد.</translation>
    </message>
    <message>
        <source>**Exit question:** counters on 5, 5 and on 2, 3. What is the value? (5 ⊕ 5 = 0, 2 ⊕ 3 = 1.)</source>
        <comment>13/notes</comment>
        <translation>**سؤال الختام:** قرصان على 5,5 وعلى 2,3. ما القيمة؟ (5 ⊕ 5 = 0، و2 ⊕ 3 = 1.)</translation>
    </message>
</context>
<context>
    <name>northcott</name>
    <message>
        <source>Northcott’s game</source>
        <comment>title</comment>
        <translation>لعبة نورثكوت</translation>
    </message>
    <message>
        <source>Two armies of tokens, forwards and backwards: and still it is Nim.</source>
        <comment>about</comment>
        <translation>جيشان من القطع، إلى الأمام وإلى الوراء: وهي مع ذلك نيم.</translation>
    </message>
    <message>
        <source>win a game in which the players move different pieces</source>
        <comment>aims</comment>
        <translation>يفوز في لعبة يحرك فيها اللاعبان قطعًا مختلفة</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>In each row stand one white token, W, and one black token, B. One of you moves **white**, the other **black**. On your turn move one of your tokens along its row, forwards or backwards, any distance. You may not land on the other token or jump over it. Whoever cannot move loses.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>في كل صف قطعة بيضاء W وقطعة سوداء B. أحدكما يحرك **الأبيض**، والآخر **الأسود**. في دورك حرّك إحدى قطعك على صفها، إلى الأمام أو إلى الوراء، أي مسافة. لا يجوز أن تقف على القطعة الأخرى ولا أن تقفز فوقها. من لا يستطيع اللعب يخسر.

العبوها كل اثنين معًا.</translation>
    </message>
    <message>
        <source>Left plays white and starts. Pupils like to run away backwards; let them. **Ask afterwards:** “Did running away help?”</source>
        <comment>1/notes</comment>
        <translation>أيسر يلعب بالأبيض ويبدأ. يحب التلاميذ أن يهربوا إلى الوراء؛ دعهم. **واسأل بعد ذلك:** «هل نفع الهرب؟»</translation>
    </message>
    <message>
        <source>The moves of the two players</source>
        <comment>2/title</comment>
        <translation>نقلات اللاعبَين</translation>
    </message>
    <message>
        <source>In Nim both players have the same moves. And here?</source>
        <comment>2/text</comment>
        <translation>في نيم للاعبَين النقلات نفسها. وهنا؟</translation>
    </message>
    <message>
        <source>Chess and draughts are partizan too.</source>
        <comment>2/notes</comment>
        <translation>الشطرنج والداما متحيزتان أيضًا.</translation>
    </message>
    <message>
        <source>Here too</source>
        <comment>2/choice 1</comment>
        <translation>هنا أيضًا</translation>
    </message>
    <message>
        <source>You may only move tokens of your own colour.</source>
        <comment>2/because 1</comment>
        <translation>لا يجوز لك أن تحرك إلا قطع لونك.</translation>
    </message>
    <message>
        <source>Here each player has their own tokens</source>
        <comment>2/choice 2</comment>
        <translation>هنا لكل لاعب قطعه</translation>
    </message>
    <message>
        <source>Yes. Such games are called *partizan*; games with the same moves for both are *impartial*. Northcott’s game is not impartial, but we shall see that Nim rules it all the same.</source>
        <comment>2/because 2</comment>
        <translation>نعم. تسمى هذه الألعاب *متحيّزة*؛ والألعاب التي نقلاتها واحدة للطرفين *محايدة*. لعبة نورثكوت ليست محايدة، لكننا سنرى أن نيم تحكمها مع ذلك.</translation>
    </message>
    <message>
        <source>Two rows</source>
        <comment>3/title</comment>
        <translation>صفان</translation>
    </message>
    <message>
        <source>Two rows, each with a **gap of 2** between white and black, and nobody can go back. It is your turn. Try it.</source>
        <comment>3/text</comment>
        <translation>صفان، في كل منهما **فجوة من 2** بين الأبيض والأسود، ولا أحد يستطيع الرجوع. الدور دورك. جرّب.</translation>
    </message>
    <message>
        <source>You play white, the copier plays black: different tokens, but the same gaps. So the gap is the heap.</source>
        <comment>3/notes</comment>
        <translation>أنت تلعب بالأبيض، والمقلّد بالأسود: قطع مختلفة، لكن الفجوات واحدة. فالفجوة هي الكومة.</translation>
    </message>
    <message>
        <source>I win by closing one gap</source>
        <comment>3/choice 1</comment>
        <translation>أفوز بسدّ إحدى الفجوتين</translation>
    </message>
    <message>
        <source>Then the other player closes the other gap, and you cannot move.</source>
        <comment>3/because 1</comment>
        <translation>عندها يسدّ اللاعب الآخر الفجوة الأخرى، ولا تستطيع اللعب.</translation>
    </message>
    <message>
        <source>I win by going one step</source>
        <comment>3/choice 2</comment>
        <translation>أفوز بالتقدم خطوة</translation>
    </message>
    <message>
        <source>Then the other player goes one step in the other row: the gaps are 1 and 1.</source>
        <comment>3/because 2</comment>
        <translation>عندها يتقدم اللاعب الآخر خطوة في الصف الآخر: الفجوتان 1 و1.</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>3/choice 3</comment>
        <translation>أخسر</translation>
    </message>
    <message>
        <source>Right. The other player can copy in the other row every time.</source>
        <comment>3/because 3</comment>
        <translation>صحيح. يستطيع اللاعب الآخر أن يقلّد في الصف الآخر كل مرة.</translation>
    </message>
    <message>
        <source>Forwards and backwards</source>
        <comment>4/title</comment>
        <translation>إلى الأمام وإلى الوراء</translation>
    </message>
    <message>
        <source>What does a step **forwards** do to the gap? And a step **backwards**?</source>
        <comment>4/text</comment>
        <translation>ماذا تفعل الخطوة **إلى الأمام** بالفجوة؟ والخطوة **إلى الوراء**؟</translation>
    </message>
    <message>
        <source>Let two pupils be tokens in a row of chairs. One goes back two, the other follows two.</source>
        <comment>4/notes</comment>
        <translation>دع تلميذين يكونان قطعتين في صف من الكراسي. أحدهما يرجع اثنين، والآخر يتبعه اثنين.</translation>
    </message>
    <message>
        <source>Forwards makes the gap **smaller**: that is taking from a heap. Both players can do it, each from their own side.

Backwards makes the gap **larger**. But then the other player goes forwards by just as much, and the gap is as before. The token that went back has less room behind it than before. That is the pattern of the staircase and of the silver dollar.</source>
        <comment>4/reveal</comment>
        <translation>الخطوة إلى الأمام **تصغّر** الفجوة: هذا أخذ من كومة. وكلا اللاعبين يستطيعه، كلٌّ من جهته.

والخطوة إلى الوراء **تكبّر** الفجوة. لكن اللاعب الآخر يتقدم عندئذ بالمقدار نفسه، فتعود الفجوة كما كانت. والقطعة التي رجعت صار وراءها مكان أقل. هذا نمط الدرج والدولار الفضي.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>5/title</comment>
        <translation>دورك</translation>
    </message>
    <message>
        <source>Two rows: the gaps are **2** and **3**. You are white. Which move wins?</source>
        <comment>5/text</comment>
        <translation>صفان: الفجوتان **2** و**3**. أنت الأبيض. أي نقلة تربح؟</translation>
    </message>
    <message>
        <source>White has only this winning move. Black, to move, would have two: one of them opens the smaller gap.</source>
        <comment>5/notes</comment>
        <translation>ليس للأبيض إلا هذه النقلة الرابحة. ولو كان الدور للأسود لكانت له اثنتان: إحداهما توسّع الفجوة الصغرى.</translation>
    </message>
    <message>
        <source>Close the gap of two</source>
        <comment>5/choice 1</comment>
        <translation>سُدّ فجوة الاثنين</translation>
    </message>
    <message>
        <source>Then the other player closes the gap of three.</source>
        <comment>5/because 1</comment>
        <translation>عندها يسدّ اللاعب الآخر فجوة الثلاثة.</translation>
    </message>
    <message>
        <source>Close the gap of three</source>
        <comment>5/choice 2</comment>
        <translation>سُدّ فجوة الثلاثة</translation>
    </message>
    <message>
        <source>Then the other player closes the gap of two.</source>
        <comment>5/because 2</comment>
        <translation>عندها يسدّ اللاعب الآخر فجوة الاثنين.</translation>
    </message>
    <message>
        <source>Forwards by one in the second row</source>
        <comment>5/choice 3</comment>
        <translation>تقدّم خطوة في الصف الثاني</translation>
    </message>
    <message>
        <source>Yes. Then the gaps are 2 and 2.</source>
        <comment>5/because 3</comment>
        <translation>نعم. عندها الفجوتان 2 و2.</translation>
    </message>
    <message>
        <source>The other side retreats</source>
        <comment>6/title</comment>
        <translation>الطرف الآخر يتراجع</translation>
    </message>
    <message>
        <source>You have left gaps 2 and 2. Black moves **back** by one in the first row: the gaps are 3 and 2. Your answer?</source>
        <comment>6/text</comment>
        <translation>تركتَ فجوتي 2 و2. يرجع الأسود خطوة **إلى الوراء** في الصف الأول: الفجوتان 3 و2. ما ردّك؟</translation>
    </message>
    <message>
        <source>White stands at the edge and cannot go back. Elsewhere a retreat of one’s own can be a winning move too, as on the staircase. But following is the safer habit: it makes the retreats run out.</source>
        <comment>6/notes</comment>
        <translation>الأبيض عند الطرف ولا يستطيع الرجوع. وفي غير هذا الموضع قد يكون تراجعك أنت نقلة رابحة أيضًا، كما على الدرج. لكن التتبع عادة أسلم: إنه يستنفد التراجعات.</translation>
    </message>
    <message>
        <source>I close the gap of three</source>
        <comment>6/choice 1</comment>
        <translation>أسدّ فجوة الثلاثة</translation>
    </message>
    <message>
        <source>Then black closes the gap of two. The gaps are 0 and 0 and it is your turn.</source>
        <comment>6/because 1</comment>
        <translation>عندها يسدّ الأسود فجوة الاثنين. الفجوتان 0 و0 والدور دورك.</translation>
    </message>
    <message>
        <source>I go forwards by one in the first row</source>
        <comment>6/choice 2</comment>
        <translation>أتقدم خطوة في الصف الأول</translation>
    </message>
    <message>
        <source>Yes. The gaps are 2 and 2 again, and black has one square less to retreat.</source>
        <comment>6/because 2</comment>
        <translation>نعم. الفجوتان 2 و2 من جديد، وللأسود خانة أقل يتراجع إليها.</translation>
    </message>
    <message>
        <source>I close the gap of two</source>
        <comment>6/choice 3</comment>
        <translation>أسدّ فجوة الاثنين</translation>
    </message>
    <message>
        <source>Then black closes the gap of three. The gaps are 0 and 0 and it is your turn.</source>
        <comment>6/because 3</comment>
        <translation>عندها يسدّ الأسود فجوة الثلاثة. الفجوتان 0 و0 والدور دورك.</translation>
    </message>
    <message>
        <source>Does it end?</source>
        <comment>7/title</comment>
        <translation>هل تنتهي؟</translation>
    </message>
    <message>
        <source>Both could run forwards and backwards for ever. Why does the game end all the same, if the winner plays well?</source>
        <comment>7/text</comment>
        <translation>يستطيع كلاهما أن يتحرك إلى الأمام وإلى الوراء بلا نهاية. فلماذا تنتهي المباراة مع ذلك إذا أحسن الفائز اللعب؟</translation>
    </message>
    <message>
        <source>Some texts say that in the end all tokens stand at the right-hand edge. That belongs to a different rule, see the next step. If the last move loses, both may prefer to run for ever; so Grundy does not offer that.</source>
        <comment>7/notes</comment>
        <translation>تقول بعض النصوص إن كل القطع تقف في النهاية عند الطرف الأيمن. هذا يخص قاعدة أخرى، انظر الخطوة التالية. ولو كانت النقلة الأخيرة تخسر لفضّل كلاهما أن يتحرك بلا نهاية؛ لذلك لا يعرض برنامج Grundy هذا.</translation>
    </message>
    <message>
        <source>The winner **never needs to go back**: taking and following are forward moves. The loser can go back, but the winner follows each time. So the loser’s tokens come nearer to the edge **behind** them, and in the end all of them are pinned there. The winner’s tokens stand in front of them, wherever that is.

Without good play the game need not end at all.</source>
        <comment>7/reveal</comment>
        <translation>الفائز **لا يحتاج أبدًا إلى الرجوع**: الأخذ والتتبع نقلات إلى الأمام. والخاسر يستطيع الرجوع، لكن الفائز يتبعه كل مرة. فتقترب قطع الخاسر من الطرف الذي **وراءها**، وفي النهاية تُحاصر كلها هناك. وتقف قطع الفائز أمامها، حيثما كان ذلك.

ودون لعب جيد قد لا تنتهي المباراة إطلاقًا.</translation>
    </message>
    <message>
        <source>A different rule</source>
        <comment>8/title</comment>
        <translation>قاعدة مختلفة</translation>
    </message>
    <message>
        <source>In one set of slides the rule reads: “move one of your tokens **to the right**”. White at the left end, black two squares further: W . B, and black stands at the right edge. The gap is 1. Who wins with **this** rule?</source>
        <comment>8/text</comment>
        <translation>في شرائح محاضرة تقول القاعدة: «حرّك إحدى قطعك **إلى اليمين**». الأبيض في الطرف الأيسر، والأسود أبعد بخانتين: ⁦W . B⁩، والأسود عند الطرف الأيمن. الفجوة 1. من يفوز **بهذه** القاعدة؟</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The strategy of the slides is right for the real game, with moves in both directions, and wrong for the rule as printed. This is the smallest counterexample.</source>
        <comment>8/notes</comment>
        <translation>يمكن تركها إن ضاق الوقت. استراتيجية الشرائح صحيحة للعبة الحقيقية ذات الاتجاهين، وخاطئة للقاعدة المطبوعة. وهذا أصغر مثال مضاد.</translation>
    </message>
    <message>
        <source>The player who moves first, as the gap is 1</source>
        <comment>8/choice 1</comment>
        <translation>من يلعب أولًا، لأن الفجوة 1</translation>
    </message>
    <message>
        <source>If black starts, black cannot move at all: there is no square to the right.</source>
        <comment>8/because 1</comment>
        <translation>إن بدأ الأسود فلا يستطيع الحركة أصلًا: ليس على يمينه خانة.</translation>
    </message>
    <message>
        <source>White, whoever starts</source>
        <comment>8/choice 2</comment>
        <translation>الأبيض، أيًّا كان من يبدأ</translation>
    </message>
    <message>
        <source>Yes. Black has no move to the right. White has one. With this rule the gaps do not work as heaps.</source>
        <comment>8/because 2</comment>
        <translation>نعم. ليس للأسود نقلة إلى اليمين. وللأبيض واحدة. بهذه القاعدة لا تعمل الفجوات عمل الأكوام.</translation>
    </message>
    <message>
        <source>How wrong is it?</source>
        <comment>9/title</comment>
        <translation>كم هي خاطئة؟</translation>
    </message>
    <message>
        <source>Two rows, white at the left end, black at the right end. The gaps are 6 and 6, the nim-sum is 0. Who wins when tokens move **only to the right**?</source>
        <comment>9/text</comment>
        <translation>صفان، الأبيض في الطرف الأيسر والأسود في الطرف الأيمن. الفجوتان 6 و6، ومجموع نيم 0. من يفوز إذا كانت القطع لا تتحرك **إلا إلى اليمين**؟</translation>
    </message>
    <message>
        <source>Can be left out if time is short. A row with black on the left counts for black. The numbers are added with signs. It is the first example of a game whose values are ordinary numbers; more of them in red-blue Hackenbush.</source>
        <comment>9/notes</comment>
        <translation>يمكن تركها إن ضاق الوقت. الصف الذي يكون الأسود فيه على اليسار يُحسب للأسود. والأعداد تُجمع بإشاراتها. إنه أول مثال للعبة قيمها أعداد معتادة؛ والمزيد منها في هاكنبوش الأحمر والأزرق.</translation>
    </message>
    <message>
        <source>White, [whoever starts](northcott/moves=right:W......B/W......B?outcome=L&amp;value=12): black cannot move at all, and white has **12** steps in store. With both directions the same board is [P](northcott:W......B/W......B?outcome=P).

To the right only, a row is worth its gap to the owner of the **left-hand** token: just add.</source>
        <comment>9/reveal</comment>
        <translation>الأبيض، [أيًّا كان من يبدأ](northcott/moves=right:W......B/W......B?outcome=L&amp;value=12): الأسود لا يستطيع الحركة أصلًا، وللأبيض **12** خطوة في الرصيد. ومع الاتجاهين تكون الرقعة نفسها [P](northcott:W......B/W......B?outcome=P).

إلى اليمين فقط: قيمة الصف هي فجوته لصاحب القطعة **اليسرى**: اجمع ببساطة.</translation>
    </message>
    <message>
        <source>A third reading</source>
        <comment>10/title</comment>
        <translation>قراءة ثالثة</translation>
    </message>
    <message>
        <source>There is one more way to understand it: each player moves only **forwards**, white to the right and black to the left.

- When they **face each other**, the gap is a heap, and nothing can ever grow. [Two equal gaps](northcott/moves=own:W..B/W..B?outcome=P) are P.
- When they stand **back to back**, each walks away alone, and only the number of free squares counts. [Here](northcott/moves=own:..B.W.?outcome=R&amp;value=-1) black has two and white has one, so black wins, whoever starts.

Three readings, three games. Always ask *which way* the pieces may go.</source>
        <comment>10/text</comment>
        <translation>هناك طريقة أخرى لفهمها: كل لاعب لا يتحرك إلا **إلى الأمام**، الأبيض إلى اليمين والأسود إلى اليسار.

- إذا كانتا **وجهًا لوجه** فالفجوة كومة، ولا شيء يمكن أن يكبر أبدًا. [فجوتان متساويتان](northcott/moves=own:W..B/W..B?outcome=P) هما P.
- وإذا كانتا **ظهرًا لظهر** مشت كل منهما وحدها، ولا يُحسب إلا عدد الخانات الخالية. [هنا](northcott/moves=own:..B.W.?outcome=R&amp;value=-1) للأسود اثنتان وللأبيض واحدة، فيفوز الأسود أيًّا كان من يبدأ.

ثلاث قراءات، ثلاث ألعاب. اسأل دائمًا *في أي اتجاه* يجوز أن تذهب القطع.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Let pupils set up one row and say who wins it under each of the three rules.</source>
        <comment>10/notes</comment>
        <translation>يمكن تركها إن ضاق الوقت. دع التلاميذ يضعون صفًّا واحدًا ويقولون من يفوز به في كل من القواعد الثلاث.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>The usual rule: both directions. Write down the gaps, then play Nim with them.</source>
        <comment>11/text</comment>
        <translation>القاعدة المعتادة: الاتجاهان. اكتب الفجوات، ثم العب نيم بها.</translation>
    </message>
    <message>
        <source>The position of the tokens does not matter, only the gaps. Tokens side by side: gap 0.</source>
        <comment>11/notes</comment>
        <translation>لا يهم مكان القطع، بل الفجوات فقط. قطعتان متجاورتان: فجوة 0.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>افز بها</translation>
    </message>
    <message>
        <source>You are white and start. The gaps are 2, 3, 4 and 6. The computer is perfect.</source>
        <comment>12/text</comment>
        <translation>أنت الأبيض وتبدأ. الفجوات 2 و3 و4 و6. الحاسوب متقن.</translation>
    </message>
    <message>
        <source>2 ⊕ 3 ⊕ 4 ⊕ 6 = 3. White can make 2 a 1, or 3 a 0, or 6 a 5. After that follow every retreat.</source>
        <comment>12/notes</comment>
        <translation>2 ⊕ 3 ⊕ 4 ⊕ 6 = 3. يستطيع الأبيض أن يجعل 2 تصير 1، أو 3 تصير 0، أو 6 تصير 5. ثم يتبع كل تراجع.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- In Northcott’s game the **gaps** are heaps: [gaps 2 and 2](northcott:W..B/W..B?outcome=P) are P.
- A retreat is answered by the same advance, so it changes nothing.
- A rule that is worded a little differently can be a quite different game.

With this we leave Nim in disguise. In the next game you may take from two heaps **at once**, and something new happens.</source>
        <comment>13/text</comment>
        <translation>- في لعبة نورثكوت **الفجوات** أكوام: [فجوتا 2 و2](northcott:W..B/W..B?outcome=P) هما P.
- التراجع يُردّ عليه بالتقدم نفسه، فهو لا يغيّر شيئًا.
- قاعدة مصوغة بكلمات مختلفة قليلًا قد تكون لعبة مختلفة تمامًا.

بهذا نترك نيم المتنكرة. في اللعبة التالية لك أن تأخذ من كومتين **معًا**، ويحدث شيء جديد.</translation>
    </message>
    <message>
        <source>**Exit question:** three rows with gaps 1, 4, 5. Who wins? (1 ⊕ 4 ⊕ 5 = 0: the player who has just moved.)</source>
        <comment>13/notes</comment>
        <translation>**سؤال الختام:** ثلاثة صفوف فجواتها 1 و4 و5. من يفوز؟ (1 ⊕ 4 ⊕ 5 = 0: من لعب للتوّ.)</translation>
    </message>
</context>
<context>
    <name>p-and-n</name>
    <message>
        <source>P, N and other rules</source>
        <comment>title</comment>
        <translation>‏P وN وقواعد أخرى</translation>
    </message>
    <message>
        <source>The same labelling for other takeaway games, and why the labels must repeat.</source>
        <comment>about</comment>
        <translation>الوسوم نفسها لألعاب أخذ أخرى، ولماذا لا بدّ أن تتكرر.</translation>
    </message>
    <message>
        <source>do so for any allowed numbers, and read off the period</source>
        <comment>aims</comment>
        <translation>يضع وسوم لعبة أخذ بأي أعداد مسموح بها، ويقرأ طول الدورة</translation>
    </message>
    <message>
        <source>A new rule</source>
        <comment>1/title</comment>
        <translation>قاعدة جديدة</translation>
    </message>
    <message>
        <source>A new game: 9 matches, and you may take **1, 3 or 4**. Taking two is not allowed. Whoever takes the last match wins.

Play it in pairs. Is 9 good for the player who starts? Does “leave a multiple of four” still help?</source>
        <comment>1/text</comment>
        <translation>لعبة جديدة: 9 أعواد، ولك أن تأخذ **1 أو 3 أو 4**. أخذ اثنين ممنوع. من يأخذ العود الأخير يفوز.

العبوها كل اثنين معًا. هل 9 جيدة لمن يبدأ؟ وهل ما زالت «اترك مضاعفًا للأربعة» تنفع؟</translation>
    </message>
    <message>
        <source>Two or three games are enough. Multiples of four do not help: with four matches you just take all four. Let somebody find that out.</source>
        <comment>1/notes</comment>
        <translation>تكفي مباراتان أو ثلاث. مضاعفات الأربعة لا تنفع: مع أربعة أعواد تأخذ الأربعة كلها ببساطة. دع أحدهم يكتشف ذلك.</translation>
    </message>
    <message>
        <source>Does four still work?</source>
        <comment>2/title</comment>
        <translation>هل ما زالت الأربعة تنفع؟</translation>
    </message>
    <message>
        <source>You leave **four** matches. What happens?</source>
        <comment>2/text</comment>
        <translation>تترك **أربعة** أعواد. ماذا يحدث؟</translation>
    </message>
    <message>
        <source>The point: the pattern belonged to the rule, not to the number four. What stays is the method.</source>
        <comment>2/notes</comment>
        <translation>المغزى: النمط تابع للقاعدة لا للعدد أربعة. أما ما يبقى فهو الطريقة.</translation>
    </message>
    <message>
        <source>The other player has lost</source>
        <comment>2/choice 1</comment>
        <translation>اللاعب الآخر قد خسر</translation>
    </message>
    <message>
        <source>In the old game, yes. Here four may be taken at once.</source>
        <comment>2/because 1</comment>
        <translation>في اللعبة القديمة نعم. أما هنا فيجوز أخذ أربعة دفعة واحدة.</translation>
    </message>
    <message>
        <source>The other player takes all four and wins</source>
        <comment>2/choice 2</comment>
        <translation>يأخذ اللاعب الآخر الأربعة كلها ويفوز</translation>
    </message>
    <message>
        <source>Yes. A new rule needs new labels. What was true in one game need not be true in another.</source>
        <comment>2/because 2</comment>
        <translation>نعم. قاعدة جديدة تحتاج إلى وسوم جديدة. ما صحّ في لعبة قد لا يصحّ في أخرى.</translation>
    </message>
    <message>
        <source>Nobody can tell</source>
        <comment>2/choice 3</comment>
        <translation>لا أحد يستطيع أن يعرف</translation>
    </message>
    <message>
        <source>Look at the rule again: four matches may be taken at once.</source>
        <comment>2/because 3</comment>
        <translation>انظر إلى القاعدة مرة أخرى: يجوز أخذ أربعة أعواد دفعة واحدة.</translation>
    </message>
    <message>
        <source>The two words again</source>
        <comment>3/title</comment>
        <translation>الكلمتان من جديد</translation>
    </message>
    <message>
        <source>The method is the same in every game that must end, with the same moves for both players:

- A position is **N**, or *hot*, when at least one move leads to a P-position.
- A position is **P**, or *cold*, when no move leads to a P-position. Every move, if there is one, leads to an N-position.

An end position has no moves at all, so it fits the second line: it is P. That is right as long as the last move wins: the player to move has lost.

The two lines leave no gap. Either there is a move to P, or there is none. So **every position is P or N, never both and never neither**, as long as every game comes to an end.</source>
        <comment>3/text</comment>
        <translation>الطريقة هي نفسها في كل لعبة لا بدّ أن تنتهي، ونقلاتها واحدة للاعبَين:

- الوضعية **N**، أو *ساخنة*، إذا كانت فيها نقلة واحدة على الأقل تؤدي إلى وضعية P.
- الوضعية **P**، أو *باردة*، إذا لم تكن فيها نقلة تؤدي إلى وضعية P. كل نقلة، إن وُجدت، تؤدي إلى وضعية N.

وضعية النهاية لا نقلات فيها أصلًا، فالسطر الثاني ينطبق عليها: هي P. وهذا صحيح ما دامت النقلة الأخيرة تربح: فصاحب الدور قد خسر.

لا يترك السطران فراغًا. إما أن توجد نقلة إلى P وإما ألّا توجد. إذن **كل وضعية إما P وإما N، لا كلتاهما ولا شيء غيرهما**، ما دامت كل مباراة تنتهي.</translation>
    </message>
    <message>
        <source>**Ask:** “Could there be a position where nobody can force a win?” Here no: no draws, and each game ends. For games that can go round in circles it can happen.</source>
        <comment>3/notes</comment>
        <translation>**اسأل:** «هل يمكن أن توجد وضعية لا يستطيع أحد أن يضمن الفوز فيها؟» هنا لا: لا تعادل، وكل مباراة تنتهي. أما في الألعاب التي قد تدور في حلقة فذلك ممكن.</translation>
    </message>
    <message>
        <source>Label the new game</source>
        <comment>4/title</comment>
        <translation>ضع وسوم اللعبة الجديدة</translation>
    </message>
    <message>
        <source>From each number you can leave the one that is 1, 3 or 4 smaller. Say the label before you look.</source>
        <comment>4/text</comment>
        <translation>من كل عدد يمكنك أن تترك العدد الأصغر منه بمقدار 1 أو 3 أو 4. قل الوسم قبل أن تنظر.</translation>
    </message>
    <message>
        <source>The first steps: 0 P, 1 N, 2 P (you can only take one, and that leaves 1). Pupils often forget that two cannot be taken and label 2 as N. Then 3, 4, 5 and 6 are all N. **Ask which move proves it for 6:** take four and leave 2.</source>
        <comment>4/notes</comment>
        <translation>الخطوات الأولى: 0 هو P، و1 هو N، و2 هو P (لا يمكنك إلا أخذ واحد، فيبقى 1). كثيرًا ما ينسى التلاميذ أن أخذ اثنين ممنوع فيَسِمون 2 بأنه N. ثم 3 و4 و5 و6 كلها N. **اسأل أي نقلة تثبت ذلك للعدد 6:** خذ أربعة واترك 2.</translation>
    </message>
    <message>
        <source>What do you see?</source>
        <comment>5/title</comment>
        <translation>ماذا تلاحظ؟</translation>
    </message>
    <message>
        <source>Write the labels from 0 to 14 as one line of letters. (Go one step back if you want to see them again.) What do you notice?</source>
        <comment>5/text</comment>
        <translation>اكتب الوسوم من 0 إلى 14 في سطر واحد من الحروف. (ارجع خطوة إن أردت أن تراها ثانية.) ماذا تلاحظ؟</translation>
    </message>
    <message>
        <source>Let them write it in rows of seven, one below the other. Ask for 50 (7 times 7 and 1 more: N) and for 70 (P).</source>
        <comment>5/notes</comment>
        <translation>دعهم يكتبونها في صفوف من سبعة، صفًّا تحت صف. اسأل عن 50 (7 في 7 زائد 1: N) وعن 70 (P).</translation>
    </message>
    <message>
        <source>The line is P N P N N N N, P N P N N N N, P. The first seven labels come again and again. We say that the labels have **period 7**.

So for 100 matches you need no long table. 100 is 14 times 7 and 2 more, so it has the label of 2: [it is P](takeaway/take=1,3,4:100?outcome=P).</source>
        <comment>5/reveal</comment>
        <translation>السطر هو ⁦P N P N N N N, P N P N N N N, P⁩. الوسوم السبعة الأولى تعود مرة بعد مرة. نقول إن للوسوم **دورة طولها 7**.

فلا تحتاج مع 100 عود إلى جدول طويل. 100 هي 14 في 7 زائد 2، فوسمها هو وسم 2: [إنها P](takeaway/take=1,3,4:100?outcome=P).</translation>
    </message>
    <message>
        <source>Nine matches</source>
        <comment>6/title</comment>
        <translation>تسعة أعواد</translation>
    </message>
    <message>
        <source>So what about the nine matches of the beginning?</source>
        <comment>6/text</comment>
        <translation>فماذا عن الأعواد التسعة التي بدأنا بها؟</translation>
    </message>
    <message>
        <source>Compare it with what happened when the pairs played. Who won most of the games from 9? With good play it is always the second player.</source>
        <comment>6/notes</comment>
        <translation>قارن ذلك بما حدث عندما لعب التلاميذ. من فاز في أكثر المباريات من 9؟ مع اللعب الجيد يفوز اللاعب الثاني دائمًا.</translation>
    </message>
    <message>
        <source>P: the player who starts loses</source>
        <comment>6/choice 1</comment>
        <translation>‏P: من يبدأ يخسر</translation>
    </message>
    <message>
        <source>Yes. 9 is 7 and 2 more. From 9 you can only leave 8, 6 or 5, and all three are N.</source>
        <comment>6/because 1</comment>
        <translation>نعم. 9 هي 7 زائد 2. ومن 9 لا يمكنك أن تترك إلا 8 أو 6 أو 5، والثلاثة كلها N.</translation>
    </message>
    <message>
        <source>N: take one</source>
        <comment>6/choice 2</comment>
        <translation>‏N: خذ واحدًا</translation>
    </message>
    <message>
        <source>You leave 8. The other player takes one as well and leaves 7, which is P.</source>
        <comment>6/because 2</comment>
        <translation>تترك 8. يأخذ اللاعب الآخر واحدًا هو أيضًا ويترك 7، وهي P.</translation>
    </message>
    <message>
        <source>N: take four</source>
        <comment>6/choice 3</comment>
        <translation>‏N: خذ أربعة</translation>
    </message>
    <message>
        <source>You leave 5. The other player takes three and leaves 2, which is P.</source>
        <comment>6/because 3</comment>
        <translation>تترك 5. يأخذ اللاعب الآخر ثلاثة ويترك 2، وهي P.</translation>
    </message>
    <message>
        <source>Must it repeat?</source>
        <comment>7/title</comment>
        <translation>هل لا بدّ أن تتكرر؟</translation>
    </message>
    <message>
        <source>Is it luck that the labels repeat? Think about which labels you need to know to find the next one.</source>
        <comment>7/text</comment>
        <translation>هل تكرار الوسوم مصادفة؟ فكّر أيَّ الوسوم تحتاج إلى معرفتها لتجد الوسم التالي.</translation>
    </message>
    <message>
        <source>A fine argument for quick pupils; the pigeonhole principle without its name. Nobody needs to remember it. **Ask:** in how many ways can ten labels in a row look, if up to 10 matches may be taken? (2 to the power 10, which is 1024.)</source>
        <comment>7/notes</comment>
        <translation>حجة جميلة للتلاميذ السريعين؛ إنها مبدأ برج الحمام دون اسمه. لا يلزم أن يحفظها أحد. **اسأل:** بكم طريقة يمكن أن تظهر عشرة وسوم متتالية إذا جاز أخذ ما يصل إلى 10 أعواد؟ (2 مرفوعة إلى القوة 10، أي 1024.)</translation>
    </message>
    <message>
        <source>To label a number you only look at the **last four labels**, because no more than four matches can be taken. There are only 2 × 2 × 2 × 2 = 16 ways in which four labels in a row can look.

So after a while the same four labels must come again. From there on everything is as it was before, for ever. **Whichever numbers are allowed, as long as one of them is the largest, the labels repeat in the end.**</source>
        <comment>7/reveal</comment>
        <translation>لكي تضع وسم عدد لا تنظر إلا إلى **الوسوم الأربعة الأخيرة**، لأنه لا يجوز أخذ أكثر من أربعة أعواد. وليس هناك إلا 2 × 2 × 2 × 2 = 16 شكلًا يمكن أن تظهر به أربعة وسوم متتالية.

فلا بدّ أن تعود الوسوم الأربعة نفسها بعد حين. ومن هناك يصير كل شيء كما كان من قبل، إلى ما لا نهاية. **أيًّا كانت الأعداد المسموح بها، ما دام فيها عدد هو الأكبر، تتكرر الوسوم في النهاية.**</translation>
    </message>
    <message>
        <source>Your turn: take 2 or 3</source>
        <comment>8/title</comment>
        <translation>دورك: خذ 2 أو 3</translation>
    </message>
    <message>
        <source>In this game you may take **2 or 3**. With 1 match left nobody can move! Fill in P and N from 0 to 13.</source>
        <comment>8/text</comment>
        <translation>في هذه اللعبة لك أن تأخذ **2 أو 3**. وإذا بقي عود واحد فلا أحد يستطيع اللعب! املأ P وN من 0 إلى 13.</translation>
    </message>
    <message>
        <source>The trap is 1: it is an end position as well, so it is P. The pattern is P P N N N, period 5.</source>
        <comment>8/notes</comment>
        <translation>الفخ هو 1: إنها وضعية نهاية أيضًا، فهي P. النمط هو ⁦P P N N N⁩، وطول الدورة 5.</translation>
    </message>
    <message>
        <source>Read the pattern</source>
        <comment>9/title</comment>
        <translation>اقرأ النمط</translation>
    </message>
    <message>
        <source>In the game with 2 or 3, the labels go P P N N N and then repeat. There are **21** matches. Who wins?</source>
        <comment>9/text</comment>
        <translation>في لعبة 2 أو 3 تسير الوسوم هكذا: ⁦P P N N N⁩ ثم تتكرر. هناك **21** عودًا. من يفوز؟</translation>
    </message>
    <message>
        <source>**Ask for the answer to every move too:** against 2 take 3, against 3 take 2. Together that is five, the period.</source>
        <comment>9/notes</comment>
        <translation>**اسأل كذلك عن الرد على كل نقلة:** على 2 خذ 3، وعلى 3 خذ 2. المجموع خمسة، وهو طول الدورة.</translation>
    </message>
    <message>
        <source>The previous player: it is P</source>
        <comment>9/choice 1</comment>
        <translation>اللاعب السابق: إنها P</translation>
    </message>
    <message>
        <source>Yes. 21 is 4 times 5 and 1 more, so it has the same label as 1.</source>
        <comment>9/because 1</comment>
        <translation>نعم. 21 هي 4 في 5 زائد 1، فلها وسم 1 نفسه.</translation>
    </message>
    <message>
        <source>The next player: it is N</source>
        <comment>9/choice 2</comment>
        <translation>اللاعب التالي: إنها N</translation>
    </message>
    <message>
        <source>Divide by five and look at what is left over: 21 leaves 1, and 1 is P.</source>
        <comment>9/because 2</comment>
        <translation>اقسم على خمسة وانظر إلى الباقي: 21 تعطي الباقي 1، و1 هو P.</translation>
    </message>
    <message>
        <source>Two heaps</source>
        <comment>10/title</comment>
        <translation>كومتان</translation>
    </message>
    <message>
        <source>Now **two** heaps of 10, and you take 1, 2 or 3 from one of them. Who wins, and how? Play a little and think.</source>
        <comment>10/text</comment>
        <translation>والآن **كومتان** في كل منهما 10، وتأخذ 1 أو 2 أو 3 من إحداهما. من يفوز، وكيف؟ العب قليلًا وفكّر.</translation>
    </message>
    <message>
        <source>Copying is the first great idea about games with several heaps. Let someone play it against you. Keep the last sentence in mind: it is why the lessons on Nim will need numbers; two letters are not enough.</source>
        <comment>10/notes</comment>
        <translation>التقليد هو أول فكرة كبيرة في الألعاب ذات الأكوام. دع أحدهم يلعبها ضدك. وتذكّر الجملة الأخيرة: بسببها ستحتاج دروس نيم إلى الأعداد؛ فحرفان لا يكفيان.</translation>
    </message>
    <message>
        <source>The second player, by **copying**: whatever is taken from one heap, take the same from the other. [Equal heaps](takeaway:10,10?outcome=P) always have an answer.

One heap of ten is N, two together are P. So the letters of the parts do not tell you the letter of the whole.</source>
        <comment>10/reveal</comment>
        <translation>اللاعب الثاني، **بالتقليد**: ما يؤخذ من كومة خذ مثله من الأخرى. [للأكوام المتساوية](takeaway:10,10?outcome=P) ردٌّ دائمًا.

كومة واحدة من عشرة هي N، واثنتان معًا P. فحروف الأجزاء لا تخبرك بحرف الكل.</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>11/title</comment>
        <translation>‏P أم N؟</translation>
    </message>
    <message>
        <source>Say which it is, and read why.</source>
        <comment>11/text</comment>
        <translation>قل أيهما، واقرأ السبب.</translation>
    </message>
    <message>
        <source>Let pupils say which move they would make when they answer N.</source>
        <comment>11/notes</comment>
        <translation>عندما يجيب التلاميذ «N» دعهم يذكرون النقلة التي كانوا سيلعبونها.</translation>
    </message>
    <message>
        <source>Climb the fence</source>
        <comment>12/title</comment>
        <translation>تسلّق السور</translation>
    </message>
    <message>
        <source>This computer plays perfectly when at most 8 matches are left, and at random until then. You may take 1, 3 or 4. What should you do with 20 matches? You start.</source>
        <comment>12/text</comment>
        <translation>هذا الحاسوب يلعب بإتقان إذا بقي 8 أعواد أو أقل، وعشوائيًّا قبل ذلك. لك أن تأخذ 1 أو 3 أو 4. ماذا ينبغي أن تفعل مع 20 عودًا؟ أنت تبدأ.</translation>
    </message>
    <message>
        <source>20 is 14 and 6 more, so it is N: take four and leave 16, which is 14 and 2 more.</source>
        <comment>12/notes</comment>
        <translation>20 هي 14 زائد 6، فهي N: خذ أربعة واترك 16، وهي 14 زائد 2.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- The method works for every rule: label from the end.
- When there is a largest number that may be taken, the labels **repeat**, so a short table answers for all sizes.
- Two equal heaps, and nothing else, are always P: copy. [Here is one](takeaway/take=1,3,4:12,12?outcome=P) to try.

Next comes the most famous game of all, Nim: you may take as many stones from a heap as you like.</source>
        <comment>13/text</comment>
        <translation>- الطريقة تصلح لكل قاعدة: ضع الوسوم من النهاية.
- إذا كان هناك أكبر عدد يجوز أخذه **تكررت** الوسوم، فيكفي جدول قصير لكل الأحجام.
- كومتان متساويتان، ولا شيء سواهما، هما P دائمًا: قلّد. [هذه واحدة](takeaway/take=1,3,4:12,12?outcome=P) لتجربها.

تأتي بعد ذلك أشهر لعبة على الإطلاق، نيم: فيها تأخذ من الكومة ما شئت من الأحجار.</translation>
    </message>
    <message>
        <source>**Exit question:** take 1 or 4. Write the labels from 0 to 9. (P N P N N, P N P N N.)</source>
        <comment>13/notes</comment>
        <translation>**سؤال الختام:** خذ 1 أو 4. اكتب الوسوم من 0 إلى 9. (⁦P N P N N, P N P N N⁩.)</translation>
    </message>
</context>
<context>
    <name>poker-nim-and-skips</name>
    <message>
        <source>Stones that come back, turns that are skipped</source>
        <comment>title</comment>
        <translation>أحجار تعود، وأدوار تُمرَّر</translation>
    </message>
    <message>
        <source>Poker Nim and Nim with skips: which extra moves change the winner, and which do not?</source>
        <comment>about</comment>
        <translation>نيم البوكر ونيم مع التمرير: أي النقلات الإضافية تغيّر الفائز، وأيها لا تغيّره؟</translation>
    </message>
    <message>
        <source>tell which extra moves change the winner</source>
        <comment>aims</comment>
        <translation>يميّز النقلات الإضافية التي تغيّر الفائز</translation>
    </message>
    <message>
        <source>Poker Nim</source>
        <comment>1/title</comment>
        <translation>نيم البوكر</translation>
    </message>
    <message>
        <source>Nim with one more kind of move: instead of taking stones you may **put some back** on a heap, as long as it does not get larger than it was at the start. Each player may do that only **twice** in the whole game. Whoever makes the last move wins.

Play it in pairs, with heaps 3, 4 and 5. Does putting back help?</source>
        <comment>1/text</comment>
        <translation>نيم مع نوع إضافي من النقلات: بدل أن تأخذ أحجارًا لك أن **تعيد بعضها** إلى كومة، بشرط ألّا تصير أكبر مما كانت في البداية. ولكل لاعب أن يفعل ذلك **مرتين** فقط في المباراة كلها. من يلعب النقلة الأخيرة يفوز.

العبوها كل اثنين معًا بأكوام 3 و4 و5. هل تنفع الإعادة؟</translation>
    </message>
    <message>
        <source>Each player has a small stock of moves for putting back. **Ask afterwards:** “Did putting stones back ever save somebody?” It can confuse, but it cannot save.</source>
        <comment>1/notes</comment>
        <translation>لكل لاعب رصيد صغير من نقلات الإعادة. **واسأل بعد ذلك:** «هل أنقذت إعادة الأحجار أحدًا؟» قد تُربك، لكنها لا تنقذ.</translation>
    </message>
    <message>
        <source>Somebody puts back</source>
        <comment>2/title</comment>
        <translation>أحدهم يعيد أحجارًا</translation>
    </message>
    <message>
        <source>You have left a position with nim-sum 0. The other player puts **two stones** on a heap. What do you do?</source>
        <comment>2/text</comment>
        <translation>تركتَ وضعية مجموع نيم لها 0. يعيد اللاعب الآخر **حجرين** إلى كومة. ماذا تفعل؟</translation>
    </message>
    <message>
        <source>The same idea as on the staircase: undo it at once. Play it with the class from 1, 4, 5.</source>
        <comment>2/notes</comment>
        <translation>الفكرة نفسها كما على الدرج: ردّها فورًا. العبها مع الفصل من 1 و4 و5.</translation>
    </message>
    <message>
        <source>I put two stones back as well, on another heap</source>
        <comment>2/choice 1</comment>
        <translation>أعيد أنا أيضًا حجرين إلى كومة أخرى</translation>
    </message>
    <message>
        <source>You might not have that many moves left for putting back, and the nim-sum need not become 0.</source>
        <comment>2/because 1</comment>
        <translation>قد لا يبقى لديك هذا العدد من نقلات الإعادة، وقد لا يصير مجموع نيم 0.</translation>
    </message>
    <message>
        <source>I take exactly these two stones away again</source>
        <comment>2/choice 2</comment>
        <translation>آخذ هذين الحجرين بعينهما من جديد</translation>
    </message>
    <message>
        <source>Yes. The position is as before, the nim-sum is 0 again, and the other player has one putting-back move less.</source>
        <comment>2/because 2</comment>
        <translation>نعم. الوضعية كما كانت، ومجموع نيم 0 من جديد، ولدى اللاعب الآخر نقلة إعادة أقل.</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>2/choice 3</comment>
        <translation>لقد خسرت</translation>
    </message>
    <message>
        <source>The nim-sum is not 0 now, and it is your turn. That is good for you.</source>
        <comment>2/because 3</comment>
        <translation>مجموع نيم ليس 0 الآن، والدور دورك. هذا جيد لك.</translation>
    </message>
    <message>
        <source>And if it is done again?</source>
        <comment>3/title</comment>
        <translation>وإذا أعاد الكرّة؟</translation>
    </message>
    <message>
        <source>Undoing works each time. Could the other player go on for ever, putting stones back again and again?</source>
        <comment>3/text</comment>
        <translation>الرد ينجح كل مرة. هل يستطيع اللاعب الآخر أن يستمر إلى الأبد، فيعيد الأحجار مرة بعد مرة؟</translation>
    </message>
    <message>
        <source>You need no putting-back moves yourself in order to undo: undoing is taking. That is why the numbers do not matter.</source>
        <comment>3/notes</comment>
        <translation>لا تحتاج أنت إلى نقلات إعادة لكي تردّ: الرد أخذ. لذلك لا تهم أعدادها.</translation>
    </message>
    <message>
        <source>No, only twice. Then only taking is left. So Poker Nim is won **exactly as Nim**: from 3, 4, 5 [make the 3 a 1](poker/adds=2,2/max=3,4,5:3,4,5?outcome=N&amp;wins=poker/adds=2,2/max=3,4,5:1,4,5).

Who has more of these moves does not matter: [none against two](poker/adds=0,2/max=3,4,5:1,4,5?outcome=P).</source>
        <comment>3/reveal</comment>
        <translation>لا، مرتين فقط. ثم لا يبقى إلا الأخذ. إذن تُربح نيم البوكر **تمامًا كما تُربح نيم**: من 3 و4 و5 [اجعل 3 تصير 1](poker/adds=2,2/max=3,4,5:3,4,5?outcome=N&amp;wins=poker/adds=2,2/max=3,4,5:1,4,5).

ولا يهم من لديه نقلات إعادة أكثر: [لا شيء ضد اثنتين](poker/adds=0,2/max=3,4,5:1,4,5?outcome=P).</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>4/title</comment>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>Find the winning move. Putting back is possible, but look at the nim-sum first.</source>
        <comment>4/text</comment>
        <translation>أوجد النقلة الرابحة. الإعادة ممكنة، لكن انظر إلى مجموع نيم أولًا.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Sometimes putting back wins too, because it also makes the nim-sum 0.</source>
        <comment>4/notes</comment>
        <translation>يمكن تركها إن ضاق الوقت. أحيانًا تربح الإعادة أيضًا، لأنها هي الأخرى تجعل مجموع نيم 0.</translation>
    </message>
    <message>
        <source>Nim with skips</source>
        <comment>5/title</comment>
        <translation>نيم مع التمرير</translation>
    </message>
    <message>
        <source>Now another extra: a player may **skip** a turn, that is, make no move. Each player has one skip. The game goes on until the player to move has neither a stone to take nor a skip to use, and has lost.

Play it in pairs. When is the best time to skip?</source>
        <comment>5/text</comment>
        <translation>والآن إضافة أخرى: للاعب أن **يمرّر** دوره، أي ألّا يلعب شيئًا. لكل لاعب تمريرة واحدة. تستمر المباراة إلى أن لا يبقى لصاحب الدور حجر يأخذه ولا تمريرة يستعملها، فيكون قد خسر.

العبوها كل اثنين معًا. متى يكون أفضل وقت للتمرير؟</translation>
    </message>
    <message>
        <source>Read the last sentence twice: you may skip even when no stones are left. With exactly that rule the game has a simple answer.</source>
        <comment>5/notes</comment>
        <translation>اقرأ الجملة الأخيرة مرتين: يجوز التمرير حتى إذا لم يبقَ حجر. بهذه القاعدة بالضبط يكون للعبة جواب بسيط.</translation>
    </message>
    <message>
        <source>Equal skips</source>
        <comment>6/title</comment>
        <translation>تمريرات متساوية</translation>
    </message>
    <message>
        <source>Both have **one** skip. You have left nim-sum 0, and the other player skips. What now?</source>
        <comment>6/text</comment>
        <translation>لكل منكما تمريرة **واحدة**. تركتَ مجموع نيم 0 فمرّر اللاعب الآخر. ماذا الآن؟</translation>
    </message>
    <message>
        <source>Copying once more. With equal numbers of skips it is just Nim.</source>
        <comment>6/notes</comment>
        <translation>التقليد مرة أخرى. مع عددين متساويين من التمريرات هي نيم لا غير.</translation>
    </message>
    <message>
        <source>I skip as well</source>
        <comment>6/choice 1</comment>
        <translation>أمرّر أنا أيضًا</translation>
    </message>
    <message>
        <source>Yes. The skips are used up on both sides, and the other player must move from nim-sum 0.</source>
        <comment>6/because 1</comment>
        <translation>نعم. استُنفدت التمريرات عند الطرفين، ولا بدّ أن يلعب اللاعب الآخر من مجموع نيم 0.</translation>
    </message>
    <message>
        <source>I take some stones</source>
        <comment>6/choice 2</comment>
        <translation>آخذ بعض الأحجار</translation>
    </message>
    <message>
        <source>Then you are the one who spoils the nim-sum 0, and the other player makes it 0 again.</source>
        <comment>6/because 2</comment>
        <translation>عندها تكون أنت من يفسد مجموع نيم 0، ويجعله اللاعب الآخر 0 من جديد.</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>6/choice 3</comment>
        <translation>لقد خسرت</translation>
    </message>
    <message>
        <source>You still have a skip. Use it now.</source>
        <comment>6/because 3</comment>
        <translation>ما زالت لديك تمريرة. استعملها الآن.</translation>
    </message>
    <message>
        <source>One skip more</source>
        <comment>7/title</comment>
        <translation>تمريرة زائدة</translation>
    </message>
    <message>
        <source>Heaps 1, 2, 3, nim-sum 0. It is **your** turn, and you have two skips, the other player has one. Who wins?</source>
        <comment>7/text</comment>
        <translation>أكوام 1 و2 و3، مجموع نيم 0. الدور دورك **أنت**، ولديك تمريرتان وللاعب الآخر واحدة. من يفوز؟</translation>
    </message>
    <message>
        <source>On the board Left is the player who starts. In fact all seven moves win here.</source>
        <comment>7/notes</comment>
        <translation>على الرقعة أيسر هو من يبدأ. والواقع أن النقلات السبع كلها تربح هنا.</translation>
    </message>
    <message>
        <source>The other player, because nim-sum 0 is lost for me</source>
        <comment>7/choice 1</comment>
        <translation>اللاعب الآخر، لأن مجموع نيم 0 خسارة لي</translation>
    </message>
    <message>
        <source>Without skips, yes. But you can skip first, and then it is the other player’s turn at nim-sum 0, with one skip each.</source>
        <comment>7/because 1</comment>
        <translation>دون تمريرات نعم. لكنك تستطيع أن تمرّر أولًا، فيصير دور اللاعب الآخر عند مجموع نيم 0، ولكل منكما تمريرة.</translation>
    </message>
    <message>
        <source>I do</source>
        <comment>7/choice 2</comment>
        <translation>أنا</translation>
    </message>
    <message>
        <source>Yes. Skip! Then it is the other player’s turn, with nim-sum 0 and one skip each: lost for them.</source>
        <comment>7/because 2</comment>
        <translation>نعم. مرّر! عندها دور اللاعب الآخر، ومجموع نيم 0 ولكل منكما تمريرة: خسارة له.</translation>
    </message>
    <message>
        <source>Having one more</source>
        <comment>8/title</comment>
        <translation>أن تكون لديك واحدة زائدة</translation>
    </message>
    <message>
        <source>What if you have more skips, and it is the **other** player’s turn? And if the nim-sum is not 0?</source>
        <comment>8/text</comment>
        <translation>وماذا لو كانت لديك تمريرات أكثر والدور دور اللاعب **الآخر**؟ وإن لم يكن مجموع نيم 0؟</translation>
    </message>
    <message>
        <source>So such a game has two more kinds of results: Left wins whoever starts (L), and Right wins whoever starts (R). These letters come back in Northcott’s game and in red-blue Hackenbush.</source>
        <comment>8/notes</comment>
        <translation>فلهذه اللعبة نوعان آخران من النتائج: أيسر يفوز أيًّا كان من يبدأ (L)، وأيمن يفوز أيًّا كان من يبدأ (R). يعود هذان الحرفان في لعبة نورثكوت وفي هاكنبوش الأحمر والأزرق.</translation>
    </message>
    <message>
        <source>You win in every case. If the other player skips, skip too. As long as you have one more skip, you can choose who has to move at nim-sum 0.

- [Two against one](skip/skips=2,1:3,4,5?outcome=L): the one with two wins, whoever starts.
- [None against one](skip/skips=0,1:3,4,5?outcome=R): the one with one wins, whoever starts.
- [Equal](skip/skips=1,1:3,4,5?outcome=N): as in Nim.

So a skip is worth something, and putting stones back is not. **A skip can only be answered by another skip, and whoever has one more has the last word.**</source>
        <comment>8/reveal</comment>
        <translation>تفوز في كل حال. إن مرّر اللاعب الآخر فمرّر أنت أيضًا. ما دامت لديك تمريرة زائدة فأنت تختار من يجب أن يلعب عند مجموع نيم 0.

- [اثنتان ضد واحدة](skip/skips=2,1:3,4,5?outcome=L): يفوز من لديه اثنتان، أيًّا كان من يبدأ.
- [لا شيء ضد واحدة](skip/skips=0,1:3,4,5?outcome=R): يفوز من لديه واحدة، أيًّا كان من يبدأ.
- [متساويتان](skip/skips=1,1:3,4,5?outcome=N): كما في نيم.

فللتمريرة قيمة، وليس لإعادة الأحجار قيمة. **لا يُردّ على التمريرة إلا بتمريرة، ومن لديه واحدة زائدة فله الكلمة الأخيرة.**</translation>
    </message>
    <message>
        <source>Read the rule exactly</source>
        <comment>9/title</comment>
        <translation>اقرأ القاعدة بدقة</translation>
    </message>
    <message>
        <source>Somebody words it a little differently: **the game is over as soon as the last stone is taken**. One heap with one stone; you start and have no skip; the other player has one. Who wins?</source>
        <comment>9/text</comment>
        <translation>يصوغها أحدهم على نحو مختلف قليلًا: **تنتهي المباراة بمجرد أخذ الحجر الأخير**. كومة واحدة فيها حجر واحد؛ أنت تبدأ وليس لديك تمريرة؛ وللاعب الآخر واحدة. من يفوز؟</translation>
    </message>
    <message>
        <source>Can be left out if time is short. With the first rule the other player answers with the skip and wins. The claim “more skips always wins” is often printed without saying which rule is meant. This is the smallest counterexample.</source>
        <comment>9/notes</comment>
        <translation>يمكن تركها إن ضاق الوقت. بالقاعدة الأولى يردّ اللاعب الآخر بالتمريرة ويفوز. كثيرًا ما يُطبع الادّعاء «التمريرات الأكثر تفوز دائمًا» دون ذكر القاعدة المقصودة. وهذا أصغر مثال مضاد.</translation>
    </message>
    <message>
        <source>The other player, because of the skip</source>
        <comment>9/choice 1</comment>
        <translation>اللاعب الآخر، بفضل التمريرة</translation>
    </message>
    <message>
        <source>With the first rule, yes. But now the game is over when you have taken the stone.</source>
        <comment>9/because 1</comment>
        <translation>بالقاعدة الأولى نعم. أما الآن فتنتهي المباراة عندما تأخذ الحجر.</translation>
    </message>
    <message>
        <source>I do</source>
        <comment>9/choice 2</comment>
        <translation>أنا</translation>
    </message>
    <message>
        <source>Yes. Take the stone, and it is over. The skip comes too late.</source>
        <comment>9/because 2</comment>
        <translation>نعم. خذ الحجر وقد انتهت. التمريرة جاءت متأخرة.</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <comment>10/title</comment>
        <translation>من يفوز؟</translation>
    </message>
    <message>
        <source>Compare the skips first, and only if they are equal look at the nim-sum.</source>
        <comment>10/text</comment>
        <translation>قارن التمريرات أولًا، ولا تنظر إلى مجموع نيم إلا إذا تساوت.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The letters: P and N as always, L when Left wins whoever starts, R when Right does. Left is the player who starts on the board.</source>
        <comment>10/notes</comment>
        <translation>يمكن تركها إن ضاق الوقت. الحروف: P وN كالعادة، وL إذا فاز أيسر أيًّا كان من يبدأ، وR إذا فاز أيمن. وأيسر هو من يبدأ على الرقعة.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>11/title</comment>
        <translation>افز بها</translation>
    </message>
    <message>
        <source>You start with two skips against one. You cannot lose, if you use them well. The computer is perfect.</source>
        <comment>11/text</comment>
        <translation>تبدأ بتمريرتين ضد واحدة. لا يمكن أن تخسر إن أحسنت استعمالهما. الحاسوب متقن.</translation>
    </message>
    <message>
        <source>A good plan: keep the skips; answer each skip with a skip; play Nim. Skip when you meet nim-sum 0.</source>
        <comment>11/notes</comment>
        <translation>خطة جيدة: احتفظ بالتمريرات؛ ردّ على كل تمريرة بتمريرة؛ العب نيم. ومرّر عندما تجد أمامك مجموع نيم 0.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>12/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- An extra move that can be **undone**, and cannot be repeated for ever, changes nothing: [Poker Nim is Nim](poker/adds=2,2/max=3,4,5:1,4,5?outcome=P).
- A **skip** is a free move. [Whoever has more of them](skip/skips=1,0:1,2,3?outcome=L) wins.
- One sentence in the rules can turn the winner round.

In these games the two players do not have the same moves any more. In the next one they even move different pieces.</source>
        <comment>12/text</comment>
        <translation>- النقلة الإضافية التي يمكن **ردّها** ولا يمكن تكرارها إلى الأبد لا تغيّر شيئًا: [نيم البوكر هي نيم](poker/adds=2,2/max=3,4,5:1,4,5?outcome=P).
- **التمريرة** نقلة مجانية. [من لديه منها أكثر](skip/skips=1,0:1,2,3?outcome=L) يفوز.
- جملة واحدة في القواعد قد تقلب الفائز.

في هاتين اللعبتين لم تعد للاعبَين النقلات نفسها. وفي اللعبة التالية يحركان حتى قطعًا مختلفة.</translation>
    </message>
    <message>
        <source>**Exit question:** skips 3 against 3, heaps 2, 4, 6, your turn. (Nim-sum 0 and equal skips: you lose.)</source>
        <comment>12/notes</comment>
        <translation>**سؤال الختام:** التمريرات 3 ضد 3، وأكوام 2 و4 و6، والدور دورك. (مجموع نيم 0 والتمريرات متساوية: تخسر.)</translation>
    </message>
</context>
<context>
    <name>prime-powers</name>
    <message>
        <source>Dividing a number</source>
        <comment>title</comment>
        <translation>قسمة عدد</translation>
    </message>
    <message>
        <source>A game with one large number: its prime factors are heaps.</source>
        <comment>about</comment>
        <translation>لعبة بعدد كبير واحد: عوامله الأولية أكوام.</translation>
    </message>
    <message>
        <source>play with prime factors as heaps</source>
        <comment>aims</comment>
        <translation>يلعب بالعوامل الأولية كأنها أكوام</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>The number **360** stands on the board. On your turn divide it by a prime number, or by a power of **one** prime number, such as 2, 4, 8, 3, 9 or 5. It must divide without a remainder. Whoever reaches **1** wins.

Play it in pairs, with pen and paper. If you are alone, play both sides.</source>
        <comment>1/text</comment>
        <translation>على السبورة العدد **360**. في دورك اقسمه على عدد أولي، أو على قوة لعدد أولي **واحد**، مثل 2 أو 4 أو 8 أو 3 أو 9 أو 5. يجب أن تكون القسمة بلا باقٍ. من يصل إلى **1** يفوز.

العبوها كل اثنين معًا بالقلم والورقة. إن كنت وحدك فالعب للطرفين.</translation>
    </message>
    <message>
        <source>Dividing by 6 is not allowed: 6 is made of two different primes. Let pupils write the line of numbers in their book: 360, 90, 30, …</source>
        <comment>1/notes</comment>
        <translation>القسمة على 6 لا تجوز: 6 مكوّن من عددين أوليين مختلفين. دع التلاميذ يكتبون سلسلة الأعداد في دفاترهم: 360، 90، 30، …</translation>
    </message>
    <message>
        <source>What is allowed?</source>
        <comment>2/title</comment>
        <translation>ما المسموح به؟</translation>
    </message>
    <message>
        <source>The number is **12**. By which numbers may you divide it?</source>
        <comment>2/text</comment>
        <translation>العدد هو **12**. على أي الأعداد يجوز أن تقسمه؟</translation>
    </message>
    <message>
        <source>Recall the prime factors: 12 = 2 × 2 × 3. A move removes some of the twos, or some of the threes, and never both kinds.</source>
        <comment>2/notes</comment>
        <translation>ذكّرهم بالعوامل الأولية: 12 = 2 × 2 × 3. النقلة تزيل بعض الاثنينات أو بعض الثلاثات، ولا تزيل النوعين معًا أبدًا.</translation>
    </message>
    <message>
        <source>2, 3, 4, 6 and 12</source>
        <comment>2/choice 1</comment>
        <translation>2 و3 و4 و6 و12</translation>
    </message>
    <message>
        <source>6 and 12 are made of two different primes, 2 and 3.</source>
        <comment>2/because 1</comment>
        <translation>6 و12 مكوّنان من عددين أوليين مختلفين، 2 و3.</translation>
    </message>
    <message>
        <source>2 and 3</source>
        <comment>2/choice 2</comment>
        <translation>2 و3</translation>
    </message>
    <message>
        <source>One is missing: 4 is a power of 2.</source>
        <comment>2/because 2</comment>
        <translation>ينقص واحد: 4 قوة للعدد 2.</translation>
    </message>
    <message>
        <source>2, 3 and 4</source>
        <comment>2/choice 3</comment>
        <translation>2 و3 و4</translation>
    </message>
    <message>
        <source>Yes. 2 and 4 are powers of the prime 2, and 3 is a prime itself.</source>
        <comment>2/because 3</comment>
        <translation>نعم. 2 و4 قوتان للعدد الأولي 2، و3 نفسه أولي.</translation>
    </message>
    <message>
        <source>Take the number apart</source>
        <comment>3/title</comment>
        <translation>فكّك العدد</translation>
    </message>
    <message>
        <source>Write 360 as a product of primes. A move removes some **equal** primes. Which game is that?</source>
        <comment>3/text</comment>
        <translation>اكتب 360 جداءً لأعداد أولية. النقلة تزيل بعض الأعداد الأولية **المتساوية**. أي لعبة هذه؟</translation>
    </message>
    <message>
        <source>Let pupils lay the primes as cards: three cards 2, two cards 3, one card 5. Then a move is taking cards of one kind. The number itself becomes unimportant.</source>
        <comment>3/notes</comment>
        <translation>دع التلاميذ يضعون العوامل الأولية بطاقات: ثلاث بطاقات 2، وبطاقتان 3، وبطاقة 5. النقلة إذن أخذُ بطاقات من نوع واحد. ولا يعود العدد نفسه مهمًّا.</translation>
    </message>
    <message>
        <source>360 = 2 × 2 × 2 × 3 × 3 × 5. There are **three** twos, **two** threes and **one** five. A move takes any number of twos, or of threes, or of fives.

That is Nim with the heaps 3, 2, 1! And 3, 2, 1 is P. So [360 is P](primes:360?outcome=P&amp;grundy=0): the second player wins.

In short: 360 = 2³ · 3² · 5. The small numbers above, the *exponents*, are the heaps.</source>
        <comment>3/reveal</comment>
        <translation>360 = 2 × 2 × 2 × 3 × 3 × 5. فيه العامل 2 **ثلاث** مرات، والعامل 3 **مرتين**، والعامل 5 **مرة**. النقلة تأخذ أي عدد من عوامل 2، أو من عوامل 3، أو من عوامل 5.

هذه نيم بأكوام 3 و2 و1! و3 و2 و1 هي P. إذن [360 هو P](primes:360?outcome=P&amp;grundy=0): اللاعب الثاني يفوز.

باختصار: 360 = ⁦2³ · 3² · 5⁩. الأعداد الصغيرة في الأعلى، وهي *الأسس*، هي الأكوام.</translation>
    </message>
    <message>
        <source>Only the exponents count</source>
        <comment>4/title</comment>
        <translation>الأسس وحدها تُحسب</translation>
    </message>
    <message>
        <source>Which of these numbers is **P**?</source>
        <comment>4/text</comment>
        <translation>أي هذه الأعداد **P**؟</translation>
    </message>
    <message>
        <source>**Ask for more P numbers:** 6, 10, 15, 100, 210. For 210 = 2 · 3 · 5 · 7 count the heaps: four ones, even.</source>
        <comment>4/notes</comment>
        <translation>**اسأل عن أعداد P أخرى:** 6 و10 و15 و100 و210. في 210 = ⁦2 · 3 · 5 · 7⁩ عُدّوا الأكوام: أربعة آحاد، عدد زوجي.</translation>
    </message>
    <message>
        <source>8</source>
        <comment>4/choice 1</comment>
        <translation>8</translation>
    </message>
    <message>
        <source>8 = 2³ is a single heap of 3. Divide by 8 and you are done.</source>
        <comment>4/because 1</comment>
        <translation>8 = 2³ كومة واحدة من 3. اقسم على 8 وقد انتهيت.</translation>
    </message>
    <message>
        <source>36</source>
        <comment>4/choice 2</comment>
        <translation>36</translation>
    </message>
    <message>
        <source>Yes. 36 = 2² · 3²: two equal heaps. Copy what the other player does.</source>
        <comment>4/because 2</comment>
        <translation>نعم. 36 = ⁦2² · 3²⁩: كومتان متساويتان. قلّد ما يفعله اللاعب الآخر.</translation>
    </message>
    <message>
        <source>72</source>
        <comment>4/choice 3</comment>
        <translation>72</translation>
    </message>
    <message>
        <source>72 = 2³ · 3²: heaps 3 and 2. Divide by 2, and they are equal.</source>
        <comment>4/because 3</comment>
        <translation>72 = ⁦2³ · 3²⁩: كومتا 3 و2. اقسم على 2 فتتساويا.</translation>
    </message>
    <message>
        <source>30</source>
        <comment>4/choice 4</comment>
        <translation>30</translation>
    </message>
    <message>
        <source>30 = 2 · 3 · 5: three heaps of one. Divide by any of the three primes, and two heaps of one are left.</source>
        <comment>4/because 4</comment>
        <translation>30 = ⁦2 · 3 · 5⁩: ثلاث أكوام من واحد. اقسم على أي من الأعداد الأولية الثلاثة فتبقى كومتان من واحد.</translation>
    </message>
    <message>
        <source>Very different numbers, the same game</source>
        <comment>5/title</comment>
        <translation>أعداد مختلفة جدًّا، واللعبة نفسها</translation>
    </message>
    <message>
        <source>Compare 12 and 75 and 1,000,000,007 × 1,000,000,007 × 2. What do they have in common?</source>
        <comment>5/text</comment>
        <translation>قارن 12 و75 و1,000,000,007 × 1,000,000,007 × 2. ما الذي يجمعها؟</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The three belong together although one has 19 digits. The difficulty with large numbers is to find the primes.</source>
        <comment>5/notes</comment>
        <translation>يمكن تركها إن ضاق الوقت. الأعداد الثلاثة من نوع واحد مع أن أحدها من 19 رقمًا. وصعوبة الأعداد الكبيرة هي إيجاد عواملها الأولية.</translation>
    </message>
    <message>
        <source>12 = 2² · 3 and 75 = 3 · 5². Both are the heaps 2 and 1, and so is the third one, because 1,000,000,007 is a prime number. So they are all the same game, and all have the value 3, for example [12](primes:12?grundy=3) and [75](primes:75?grundy=3).

How *large* a number is says nothing. [1024](primes:1024?grundy=10) is only one heap of ten.</source>
        <comment>5/reveal</comment>
        <translation>12 = ⁦2² · 3⁩ و75 = ⁦3 · 5²⁩. كلاهما كومتا 2 و1، وكذلك الثالث، لأن 1,000,000,007 عدد أولي. فهي كلها اللعبة نفسها، وقيمتها كلها 3، مثل [12](primes:12?grundy=3) و[75](primes:75?grundy=3).

*كِبَر* العدد لا يقول شيئًا. [1024](primes:1024?grundy=10) ليس إلا كومة واحدة من عشرة.</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>6/title</comment>
        <translation>‏P أم N؟</translation>
    </message>
    <message>
        <source>Take the number apart, then use the nim-sum.</source>
        <comment>6/text</comment>
        <translation>فكّك العدد، ثم استعمل مجموع نيم.</translation>
    </message>
    <message>
        <source>Divide by 2 as often as possible, then by 3, 5, 7 and so on. Writing the exponents in a row is enough.</source>
        <comment>6/notes</comment>
        <translation>اقسموا على 2 ما أمكن، ثم على 3 و5 و7 وهكذا. ويكفي أن تُكتب الأسس في صف.</translation>
    </message>
    <message>
        <source>A mistake to find</source>
        <comment>7/title</comment>
        <translation>خطأ عليك أن تجده</translation>
    </message>
    <message>
        <source>Somebody writes 1,440,600 = 2² · 2² · 3 · 5² · 7⁴. But that product is 2,881,200. How many twos should there be?</source>
        <comment>7/text</comment>
        <translation>كتب أحدهم: 1,440,600 = ⁦2² · 2² · 3 · 5² · 7⁴⁩. لكن هذا الجداء يساوي 2,881,200. كم مرة يجب أن يظهر العامل 2؟</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Let them check 8 × 3 × 25 = 600 and 600 × 2401 = 1,440,600. Never trust a product that you have not multiplied.</source>
        <comment>7/notes</comment>
        <translation>يمكن تركها إن ضاق الوقت. دعهم يتحققون: 8 × 3 × 25 = 600 و600 × 2401 = 1,440,600. لا تثق أبدًا بجداء لم تحسبه.</translation>
    </message>
    <message>
        <source>Three</source>
        <comment>7/choice 1</comment>
        <translation>ثلاث مرات</translation>
    </message>
    <message>
        <source>Yes: 1,440,600 = 2³ · 3 · 5² · 7⁴. That is 8 × 3 × 25 × 2401.</source>
        <comment>7/because 1</comment>
        <translation>نعم: 1,440,600 = ⁦2³ · 3 · 5² · 7⁴⁩. أي 8 × 3 × 25 × 2401.</translation>
    </message>
    <message>
        <source>Four</source>
        <comment>7/choice 2</comment>
        <translation>أربع مرات</translation>
    </message>
    <message>
        <source>Four twos make it twice too large: 2,881,200.</source>
        <comment>7/because 2</comment>
        <translation>أربع مرات تجعله ضعف المطلوب: 2,881,200.</translation>
    </message>
    <message>
        <source>Two</source>
        <comment>7/choice 3</comment>
        <translation>مرتين</translation>
    </message>
    <message>
        <source>Two twos would make 720,300, which is half of it.</source>
        <comment>7/because 3</comment>
        <translation>مرتان تعطيان 720,300، وهو نصفه.</translation>
    </message>
    <message>
        <source>The winning move</source>
        <comment>8/title</comment>
        <translation>النقلة الرابحة</translation>
    </message>
    <message>
        <source>1,440,600 = 2³ · 3 · 5² · 7⁴. The heaps are **3, 1, 2, 4**. Which move wins?</source>
        <comment>8/text</comment>
        <translation>1,440,600 = ⁦2³ · 3 · 5² · 7⁴⁩. الأكوام هي **3 و1 و2 و4**. أي نقلة تربح؟</translation>
    </message>
    <message>
        <source>3, 1, 2 is an old friend, so the 4 is too much. No binary needed.</source>
        <comment>8/notes</comment>
        <translation>3 و1 و2 صديقة قديمة، فالزائد هو 4. لا حاجة إلى الثنائية.</translation>
    </message>
    <message>
        <source>Divide by 8</source>
        <comment>8/choice 1</comment>
        <translation>القسمة على 8</translation>
    </message>
    <message>
        <source>Then 1, 2 and 4 are left with nim-sum 7.</source>
        <comment>8/because 1</comment>
        <translation>عندها تبقى 1 و2 و4 بمجموع نيم 7.</translation>
    </message>
    <message>
        <source>Divide by 7</source>
        <comment>8/choice 2</comment>
        <translation>القسمة على 7</translation>
    </message>
    <message>
        <source>Then 3, 1, 2, 3 are left with nim-sum 3.</source>
        <comment>8/because 2</comment>
        <translation>عندها تبقى 3 و1 و2 و3 بمجموع نيم 3.</translation>
    </message>
    <message>
        <source>Divide by 7⁴, that is by 2401</source>
        <comment>8/choice 3</comment>
        <translation>القسمة على 7⁴، أي على 2401</translation>
    </message>
    <message>
        <source>Yes. 3 ⊕ 1 ⊕ 2 = 0 already, so the heap of four must go. 600 is left.</source>
        <comment>8/because 3</comment>
        <translation>نعم. 3 ⊕ 1 ⊕ 2 = 0 أصلًا، فيجب أن تذهب كومة الأربعة. يبقى 600.</translation>
    </message>
    <message>
        <source>And 56,700?</source>
        <comment>9/title</comment>
        <translation>و56,700؟</translation>
    </message>
    <message>
        <source>56,700 = 2² · 3⁴ · 5² · 7. Find the heaps and the winning move.</source>
        <comment>9/text</comment>
        <translation>56,700 = ⁦2² · 3⁴ · 5² · 7⁩. أوجد الأكوام والنقلة الرابحة.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. 2100 = 2² · 3 · 5² · 7: heaps 2, 1, 2, 1, everything in pairs.</source>
        <comment>9/notes</comment>
        <translation>يمكن تركها إن ضاق الوقت. 2100 = ⁦2² · 3 · 5² · 7⁩: أكوام 2 و1 و2 و1، كل شيء في أزواج.</translation>
    </message>
    <message>
        <source>Heaps **2, 4, 2, 1**. The twos cancel, and 4 ⊕ 1 = 5. The heap of four must become 4 ⊕ 5 = 1: remove three of the four threes. So [divide by 27](primes:56700?outcome=N&amp;grundy=5&amp;only=primes:2100), and 2100 is left.</source>
        <comment>9/reveal</comment>
        <translation>أكوام **2 و4 و2 و1**. الاثنان يُحذفان، و4 ⊕ 1 = 5. يجب أن تصير كومة الأربعة 4 ⊕ 5 = 1: أزل ثلاثة من عوامل 3 الأربعة. إذن [اقسم على 27](primes:56700?outcome=N&amp;grundy=5&amp;only=primes:2100)، ويبقى 2100.</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>10/title</comment>
        <translation>أوجد النقلة الرابحة</translation>
    </message>
    <message>
        <source>Which number do you divide by?</source>
        <comment>10/text</comment>
        <translation>على أي عدد تقسم؟</translation>
    </message>
    <message>
        <source>Let pupils say both: the change of the heap, and the number to divide by.</source>
        <comment>10/notes</comment>
        <translation>دع التلاميذ يقولون الأمرين: تغيُّر الكومة، والعدد الذي يُقسم عليه.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>11/title</comment>
        <translation>افز بها</translation>
    </message>
    <message>
        <source>You start with 1,440,600, and the computer is perfect.</source>
        <comment>11/text</comment>
        <translation>تبدأ بالعدد 1,440,600، والحاسوب متقن.</translation>
    </message>
    <message>
        <source>After 2401 the number is 600 = 2³ · 3 · 5², heaps 3, 1, 2.</source>
        <comment>11/notes</comment>
        <translation>بعد القسمة على 2401 يكون العدد 600 = ⁦2³ · 3 · 5²⁩، أكوام 3 و1 و2.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>12/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- The **exponents** of the primes are heaps: [360](primes:360?outcome=P) is 3, 2, 1.
- The size of the number does not matter, only how often each prime is in it.
- A game may look like arithmetic and still be Nim.

Next come coins that are turned over, where new heads may even appear.</source>
        <comment>12/text</comment>
        <translation>- **أسس** العوامل الأولية أكوام: [360](primes:360?outcome=P) هو 3 و2 و1.
- لا يهم كِبَر العدد، بل كم مرة يظهر فيه كل عامل أولي.
- قد تبدو اللعبة حسابًا وهي مع ذلك نيم.

تأتي بعد ذلك قطع نقدية تُقلب، وقد تظهر فيها صور جديدة.</translation>
    </message>
    <message>
        <source>**Exit question:** 1000 and 1001 (7 · 11 · 13): P or N? (1000 = 2³ · 5³ is P. 1001 is three heaps of one: N.)</source>
        <comment>12/notes</comment>
        <translation>**سؤال الختام:** 1000 و1001 (⁦7 · 11 · 13⁩): P أم N؟ (1000 = ⁦2³ · 5³⁩ هو P. و1001 ثلاث أكوام من واحد: N.)</translation>
    </message>
</context>
<context>
    <name>red-blue-hackenbush</name>
    <message>
        <source>Red-blue Hackenbush</source>
        <comment>title</comment>
        <translation>هاكنبوش الأحمر والأزرق</translation>
    </message>
    <message>
        <source>When each player has a colour, positions become numbers, and even fractions.</source>
        <comment>about</comment>
        <translation>إذا كان لكل لاعب لون صارت الوضعيات أعدادًا، بل كسورًا.</translation>
    </message>
    <message>
        <source>explain how a position can be worth half a move</source>
        <comment>aims</comment>
        <translation>يشرح كيف يمكن أن تكون قيمة وضعية نصف نقلة</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>Now the edges, the lines of the picture, have two colours. **Left** cuts only **blue** edges, **Right** only **red** ones. What is no longer joined to the ground falls. Whoever cannot cut loses.

Play it in pairs. Does it matter here who starts?</source>
        <comment>1/text</comment>
        <translation>للأضلاع الآن، وهي خطوط الصورة، لونان. **أيسر** لا يقطع إلا الأضلاع **الزرقاء**، و**أيمن** لا يقطع إلا **الحمراء**. ما لم يعد متصلًا بالأرض يسقط. من لا يستطيع القطع يخسر.

العبوها كل اثنين معًا. هل يهم هنا من يبدأ؟</translation>
    </message>
    <message>
        <source>A help for the names: bLue is Left, Red is Right. On this board Left wins, whoever starts; it is worth one half. The pupils will not see that yet. Colours are lettered on the board as well.</source>
        <comment>1/notes</comment>
        <translation>ما يساعد على تذكّر الحرفين: L هو أيسر (Left) والأزرق (bLue)، وR هو أيمن (Right) والأحمر (Red). على هذه الرقعة يفوز أيسر أيًّا كان من يبدأ؛ وقيمتها النصف. لن يرى التلاميذ ذلك بعد. وعلى الألوان في الرقعة حروف أيضًا.</translation>
    </message>
    <message>
        <source>One blue edge</source>
        <comment>2/title</comment>
        <translation>ضلع أزرق واحد</translation>
    </message>
    <message>
        <source>Only one blue edge is there. Who wins?</source>
        <comment>2/text</comment>
        <translation>ليس هناك إلا ضلع أزرق واحد. من يفوز؟</translation>
    </message>
    <message>
        <source>A new kind of result: neither P nor N. We write L when Left wins whoever starts, and R for Right.</source>
        <comment>2/notes</comment>
        <translation>نوع جديد من النتائج: لا P ولا N. نكتب L إذا فاز أيسر أيًّا كان من يبدأ، وR لأيمن.</translation>
    </message>
    <message>
        <source>Whoever starts</source>
        <comment>2/choice 1</comment>
        <translation>من يبدأ</translation>
    </message>
    <message>
        <source>If Right starts, Right has nothing to cut and loses at once.</source>
        <comment>2/because 1</comment>
        <translation>إن بدأ أيمن فليس لديه ما يقطعه، فيخسر فورًا.</translation>
    </message>
    <message>
        <source>Left, whoever starts</source>
        <comment>2/choice 2</comment>
        <translation>أيسر، أيًّا كان من يبدأ</translation>
    </message>
    <message>
        <source>Yes. Left has one cut, Right has none.</source>
        <comment>2/because 2</comment>
        <translation>نعم. لأيسر قطع واحد، وليس لأيمن شيء.</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>2/choice 3</comment>
        <translation>أيمن</translation>
    </message>
    <message>
        <source>Right cannot cut blue edges.</source>
        <comment>2/because 3</comment>
        <translation>أيمن لا يستطيع قطع الأضلاع الزرقاء.</translation>
    </message>
    <message>
        <source>Counting free moves</source>
        <comment>3/title</comment>
        <translation>عدّ النقلات المجانية</translation>
    </message>
    <message>
        <source>A blue edge alone is one free move for Left: it is worth **1**. A blue stalk of three edges is [worth 3](hackenbush:0-1b,1-2b,2-3b?value=3). A red edge is worth **−1**.

One blue and one red edge side by side are worth 1 − 1 = [0](hackenbush:0-1b,0-2r?value=0&amp;outcome=P): whoever starts runs out of moves first.

- value **positive**: Left wins, whoever starts
- value **negative**: Right wins, whoever starts
- value **0**: the second player wins, P</source>
        <comment>3/text</comment>
        <translation>الضلع الأزرق وحده نقلة مجانية لأيسر: قيمته **1**. والساق الزرقاء من ثلاثة أضلاع [قيمتها 3](hackenbush:0-1b,1-2b,2-3b?value=3). والضلع الأحمر قيمته **⁦−1⁩**.

ضلع أزرق وضلع أحمر جنبًا إلى جنب قيمتهما 1 − 1 = [0](hackenbush:0-1b,0-2r?value=0&amp;outcome=P): من يبدأ تنفد نقلاته أولًا.

- القيمة **موجبة**: يفوز أيسر، أيًّا كان من يبدأ
- القيمة **سالبة**: يفوز أيمن، أيًّا كان من يبدأ
- القيمة **0**: يفوز اللاعب الثاني، P</translation>
    </message>
    <message>
        <source>Here we really add. No nim-sum is needed: moves of different colours do not cancel like equal heaps; they are counted against each other. Do not forget the case 0: some texts do.</source>
        <comment>3/notes</comment>
        <translation>هنا نجمع حقًّا. لا حاجة إلى مجموع نيم: نقلات اللونين لا يحذف بعضها بعضًا كالأكوام المتساوية، بل يُحسب بعضها مقابل بعض. ولا تنسَ الحالة 0: بعض النصوص تنساها.</translation>
    </message>
    <message>
        <source>Red on top of blue</source>
        <comment>4/title</comment>
        <translation>أحمر فوق أزرق</translation>
    </message>
    <message>
        <source>A blue edge with a red edge **on top** of it. Who wins?</source>
        <comment>4/text</comment>
        <translation>ضلع أزرق **فوقه** ضلع أحمر. من يفوز؟</translation>
    </message>
    <message>
        <source>So the value is positive. Is it 1? Next step.</source>
        <comment>4/notes</comment>
        <translation>فالقيمة موجبة. هل هي 1؟ الخطوة التالية.</translation>
    </message>
    <message>
        <source>Left, whoever starts</source>
        <comment>4/choice 1</comment>
        <translation>أيسر، أيًّا كان من يبدأ</translation>
    </message>
    <message>
        <source>Yes. If Left starts, both edges go with one cut. If Right starts, the red one goes, and Left still has the blue one.</source>
        <comment>4/because 1</comment>
        <translation>نعم. إن بدأ أيسر ذهب الضلعان بقطع واحد. وإن بدأ أيمن ذهب الأحمر وبقي لأيسر الأزرق.</translation>
    </message>
    <message>
        <source>The second player, as there is one edge of each</source>
        <comment>4/choice 2</comment>
        <translation>اللاعب الثاني، لأن هناك ضلعًا من كل لون</translation>
    </message>
    <message>
        <source>They are not equal: when Left cuts the blue edge, the red one falls too.</source>
        <comment>4/because 2</comment>
        <translation>ليسا متساويين: إذا قطع أيسر الأزرق سقط الأحمر أيضًا.</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>4/choice 3</comment>
        <translation>أيمن</translation>
    </message>
    <message>
        <source>Right can cut the red edge only, and then Left cuts the blue one.</source>
        <comment>4/because 3</comment>
        <translation>لا يستطيع أيمن إلا قطع الأحمر، ثم يقطع أيسر الأزرق.</translation>
    </message>
    <message>
        <source>Is it worth a whole move?</source>
        <comment>5/title</comment>
        <translation>هل قيمته نقلة كاملة؟</translation>
    </message>
    <message>
        <source>Compare it with one free move of Right: put a single red edge beside it. Who wins this?</source>
        <comment>5/text</comment>
        <translation>قارنها بنقلة مجانية لأيمن: ضع إلى جانبها ضلعًا أحمر واحدًا. من يفوز بهذه؟</translation>
    </message>
    <message>
        <source>Right’s good move is the red edge on top of the blue one: then 1 against −1 is left, with Left to move.</source>
        <comment>5/notes</comment>
        <translation>نقلة أيمن الجيدة هي الضلع الأحمر فوق الأزرق: عندها يبقى 1 مقابل ⁦−1⁩ والدور دور أيسر.</translation>
    </message>
    <message>
        <source>The second player, so it is worth 1</source>
        <comment>5/choice 1</comment>
        <translation>اللاعب الثاني، إذن قيمتها 1</translation>
    </message>
    <message>
        <source>Let Left start and then let Right start. Right wins both times.</source>
        <comment>5/because 1</comment>
        <translation>دع أيسر يبدأ ثم دع أيمن يبدأ. يفوز أيمن في المرتين.</translation>
    </message>
    <message>
        <source>Right, whoever starts</source>
        <comment>5/choice 2</comment>
        <translation>أيمن، أيًّا كان من يبدأ</translation>
    </message>
    <message>
        <source>Yes. So the stalk is worth **less than 1**.</source>
        <comment>5/because 2</comment>
        <translation>نعم. إذن قيمة الساق **أقل من 1**.</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>5/choice 3</comment>
        <translation>أيسر</translation>
    </message>
    <message>
        <source>If Left cuts the blue edge, Right has the other red edge left and wins.</source>
        <comment>5/because 3</comment>
        <translation>إن قطع أيسر الضلع الأزرق بقي لأيمن الضلع الأحمر الآخر ففاز.</translation>
    </message>
    <message>
        <source>How much is it worth?</source>
        <comment>6/title</comment>
        <translation>كم قيمتها؟</translation>
    </message>
    <message>
        <source>It is more than 0 and less than 1. Now put **two** of these stalks beside one red edge. Try it: who wins?</source>
        <comment>6/text</comment>
        <translation>هي أكثر من 0 وأقل من 1. ضع الآن **اثنتين** من هذه السيقان إلى جانب ضلع أحمر واحد. جرّب: من يفوز؟</translation>
    </message>
    <message>
        <source>One of the loveliest moments of the whole theory. Let pairs play it from both sides before you reveal it.</source>
        <comment>6/notes</comment>
        <translation>من أجمل لحظات النظرية كلها. دع كل اثنين يلعبانها من الجهتين قبل الكشف.</translation>
    </message>
    <message>
        <source>The second player wins: [the whole is worth 0](hackenbush:0-1b,1-2r,0-3b,3-4r,0-5r?value=0&amp;outcome=P). So twice the stalk makes up for one move of Right, and the stalk is worth [**one half**](hackenbush:0-1b,1-2r?value=1/2).

A position can be worth half a move!</source>
        <comment>6/reveal</comment>
        <translation>اللاعب الثاني يفوز: [قيمة الكل 0](hackenbush:0-1b,1-2r,0-3b,3-4r,0-5r?value=0&amp;outcome=P). فالساق مرتين تعوّض نقلة واحدة لأيمن، وقيمة الساق [**نصف**](hackenbush:0-1b,1-2r?value=1/2).

يمكن أن تكون قيمة وضعية نصف نقلة!</translation>
    </message>
    <message>
        <source>Smaller still</source>
        <comment>7/title</comment>
        <translation>أصغر من ذلك</translation>
    </message>
    <message>
        <source>What if **two** red edges are on top of the blue one? And red, then blue, on top of it? Guess before you look.</source>
        <comment>7/text</comment>
        <translation>وماذا لو كان فوق الأزرق ضلعان **أحمران**؟ ولو كان فوقه أحمر ثم أزرق؟ خمّن قبل أن تنظر.</translation>
    </message>
    <message>
        <source>**Ask how one could check a quarter:** four of these stalks beside one red edge must be P.</source>
        <comment>7/notes</comment>
        <translation>**اسأل كيف يمكن التحقق من الربع:** أربع من هذه السيقان إلى جانب ضلع أحمر واحد يجب أن تكون P.</translation>
    </message>
    <message>
        <source>- Blue, red, red: [one quarter](hackenbush:0-1b,1-2r,2-3r?value=1/4).
- Blue, red, blue: [three quarters](hackenbush:0-1b,1-2r,2-3b?value=3/4).

The first red edge takes away a half, the next one a quarter. The blue one on top of the first red edge adds a quarter.</source>
        <comment>7/reveal</comment>
        <translation>- أزرق، أحمر، أحمر: [ربع](hackenbush:0-1b,1-2r,2-3r?value=1/4).
- أزرق، أحمر، أزرق: [ثلاثة أرباع](hackenbush:0-1b,1-2r,2-3b?value=3/4).

الضلع الأحمر الأول يأخذ نصفًا، والتالي ربعًا. والأزرق الذي فوق الأحمر الأول يضيف ربعًا.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>8/title</comment>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>What are these short stalks worth? Compare them with those that you have seen.</source>
        <comment>8/text</comment>
        <translation>ما قيمة هذه السيقان القصيرة؟ قارنها بالتي رأيتها.</translation>
    </message>
    <message>
        <source>Short stalks only. If a pupil is stuck: how many of them make up for one edge of the other colour?</source>
        <comment>8/notes</comment>
        <translation>سيقان قصيرة فقط. إن تعثّر تلميذ: كم واحدة منها تعوّض ضلعًا واحدًا من اللون الآخر؟</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- A free move of Left is worth 1, one of Right −1, and values are **added**.
- [Positive](hackenbush:0-1b,1-2r?outcome=L): Left wins. [Negative](hackenbush:0-1r,1-2b?outcome=R): Right wins. [Zero](hackenbush:0-1b,0-2r?outcome=P): the second player wins.
- A red edge on top of a blue one makes [one half](hackenbush:0-1b,1-2r?value=1/2).

There is a rule with which you can read off the value of every stalk. It comes next.</source>
        <comment>9/text</comment>
        <translation>- النقلة المجانية لأيسر قيمتها 1، ولأيمن ⁦−1⁩، والقيم **تُجمع**.
- [موجبة](hackenbush:0-1b,1-2r?outcome=L): يفوز أيسر. [سالبة](hackenbush:0-1r,1-2b?outcome=R): يفوز أيمن. [صفر](hackenbush:0-1b,0-2r?outcome=P): يفوز اللاعب الثاني.
- ضلع أحمر فوق أزرق يعطي [نصفًا](hackenbush:0-1b,1-2r?value=1/2).

هناك قاعدة تقرأ بها قيمة كل ساق. وهي ما يأتي بعد ذلك.</translation>
    </message>
    <message>
        <source>**Exit question:** red with blue on top? (−1/2.) Two of these and one blue edge? (0.)</source>
        <comment>9/notes</comment>
        <translation>**سؤال الختام:** أحمر فوقه أزرق؟ (⁦−1/2⁩.) واثنتان منها مع ضلع أزرق؟ (0.)</translation>
    </message>
</context>
<context>
    <name>silver-dollar</name>
    <message>
        <source>The Silver Dollar game</source>
        <comment>title</comment>
        <translation>لعبة الدولار الفضي</translation>
    </message>
    <message>
        <source>Coins slide to the left, and the heaps are where nothing is: in the gaps.</source>
        <comment>about</comment>
        <translation>قطع تنزلق إلى اليسار، والأكوام حيث لا يوجد شيء: في الفجوات.</translation>
    </message>
    <message>
        <source>find the heaps in the gaps between coins</source>
        <comment>aims</comment>
        <translation>يجد الأكوام في الفجوات بين القطع</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>A strip of squares with coins, at most one coin on each square. On your turn slide **one coin** any distance **to the left**, over empty squares only. You may not jump over a coin or share a square. Whoever makes the last move wins.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>شريط من الخانات عليه قطع نقدية، قطعة على الأكثر في كل خانة. في دورك أزلق **قطعة واحدة** أي مسافة **إلى اليسار**، فوق خانات فارغة فقط. لا يجوز القفز فوق قطعة ولا مشاركتها خانتها. من يلعب النقلة الأخيرة يفوز.

العبوها كل اثنين معًا.</translation>
    </message>
    <message>
        <source>Coins on 2, 5, 7 and 11. The game is over when the coins are packed together at the left edge. **Ask which coins disturb each other:** that is what makes it different from Nimble.</source>
        <comment>1/notes</comment>
        <translation>القطع على 2 و5 و7 و11. تنتهي المباراة عندما تتراصّ القطع عند الطرف الأيسر. **اسأل أي القطع يعترض بعضها بعضًا:** هذا ما يميزها عن نيمبل.</translation>
    </message>
    <message>
        <source>Two coins side by side</source>
        <comment>2/title</comment>
        <translation>قطعتان جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Two coins next to each other, far from the edge. It is your turn. Try it.</source>
        <comment>2/text</comment>
        <translation>قطعتان متجاورتان، بعيدتان عن الطرف. الدور دورك. جرّب.</translation>
    </message>
    <message>
        <source>The right coin is blocked at first. It follows like a shadow: the same number of squares.</source>
        <comment>2/notes</comment>
        <translation>القطعة اليمنى محجوزة أولًا. ثم تتبع كالظل: العدد نفسه من الخانات.</translation>
    </message>
    <message>
        <source>I win: I slide the left coin to the edge</source>
        <comment>2/choice 1</comment>
        <translation>أفوز: أزلق القطعة اليسرى إلى الطرف</translation>
    </message>
    <message>
        <source>Then the other player slides the right one up to it, and nothing can move any more.</source>
        <comment>2/because 1</comment>
        <translation>عندها يزلق اللاعب الآخر اليمنى حتى تلاصقها، ولا يعود شيء يستطيع الحركة.</translation>
    </message>
    <message>
        <source>I win: I slide the left coin by one</source>
        <comment>2/choice 2</comment>
        <translation>أفوز: أزلق القطعة اليسرى خانة واحدة</translation>
    </message>
    <message>
        <source>The other player slides the right coin by one. They are side by side again.</source>
        <comment>2/because 2</comment>
        <translation>يزلق اللاعب الآخر القطعة اليمنى خانة واحدة. عادتا جنبًا إلى جنب.</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>2/choice 3</comment>
        <translation>أخسر</translation>
    </message>
    <message>
        <source>Right. Only the left one can move, and the other coin follows it every time.</source>
        <comment>2/because 3</comment>
        <translation>صحيح. اليسرى وحدها تستطيع الحركة، والأخرى تتبعها كل مرة.</translation>
    </message>
    <message>
        <source>A gap of three</source>
        <comment>3/title</comment>
        <translation>فجوة من ثلاث</translation>
    </message>
    <message>
        <source>Now two coins with **three** empty squares between them. What does the **right** coin do to the gap? Which move wins?</source>
        <comment>3/text</comment>
        <translation>الآن قطعتان بينهما **ثلاث** خانات فارغة. ماذا تفعل القطعة **اليمنى** بالفجوة؟ وأي نقلة تربح؟</translation>
    </message>
    <message>
        <source>The heap is made of empty squares. That is the surprise of this game.</source>
        <comment>3/notes</comment>
        <translation>الكومة مصنوعة من خانات فارغة. هذه مفاجأة هذه اللعبة.</translation>
    </message>
    <message>
        <source>It makes the gap smaller: 3 can become 2, 1 or 0. That is a heap of three.

So [the pair](dollar:010001?grundy=3) is N, and the winning move [closes the gap](dollar:010001?only=dollar:011000).</source>
        <comment>3/reveal</comment>
        <translation>تصغّر الفجوة: 3 يمكن أن تصير 2 أو 1 أو 0. هذه كومة من ثلاثة.

إذن [الزوج](dollar:010001?grundy=3) هو N، والنقلة الرابحة [تسدّ الفجوة](dollar:010001?only=dollar:011000).</translation>
    </message>
    <message>
        <source>A gap that grows</source>
        <comment>4/title</comment>
        <translation>فجوة تكبر</translation>
    </message>
    <message>
        <source>And if the **left** coin moves? Then the gap gets larger. Does that help anyone?</source>
        <comment>4/text</comment>
        <translation>وماذا لو تحركت القطعة **اليسرى**؟ عندها تكبر الفجوة. هل ينفع ذلك أحدًا؟</translation>
    </message>
    <message>
        <source>Let two pupils play the coins in a row of chairs: one goes left by one, the other follows by one.</source>
        <comment>4/notes</comment>
        <translation>دع تلميذين يمثلان القطعتين في صف من الكراسي: أحدهما يتحرك يسارًا واحدًا، والآخر يتبعه واحدًا.</translation>
    </message>
    <message>
        <source>No. The other player follows with the right coin by just as much, and the gap is three again.

It is like the staircase: growing can be undone at once, and it cannot go on for ever, because the edge comes nearer.</source>
        <comment>4/reveal</comment>
        <translation>لا. يتبع اللاعب الآخر بالقطعة اليمنى بالمقدار نفسه، فتعود الفجوة ثلاثًا.

إنها كالدرج: التكبير يمكن ردّه فورًا، ولا يمكن أن يستمر إلى الأبد لأن الطرف يقترب.</translation>
    </message>
    <message>
        <source>Which pairs?</source>
        <comment>5/title</comment>
        <translation>أي الأزواج؟</translation>
    </message>
    <message>
        <source>With four coins there are gaps between all of them. Which coins shall we take together? Coins on 2, 5, 7 and 11.</source>
        <comment>5/text</comment>
        <translation>مع أربع قطع هناك فجوات بينها كلها. أي القطع نأخذها معًا؟ القطع على 2 و5 و7 و11.</translation>
    </message>
    <message>
        <source>The partner of a coin is the one that follows it. So pairs must be neighbours, and each coin is in one pair. Begin at the right, so that a coin without a partner is the leftmost one.</source>
        <comment>5/notes</comment>
        <translation>شريك القطعة هو الذي يتبعها. فالزوج لا بدّ أن يكون متجاورًا، وكل قطعة في زوج واحد. ابدأ من اليمين، لتكون القطعة التي لا شريك لها هي اليسرى.</translation>
    </message>
    <message>
        <source>2 with 5, and 7 with 11: pairs from the right</source>
        <comment>5/choice 1</comment>
        <translation>2 مع 5، و7 مع 11: أزواج من اليمين</translation>
    </message>
    <message>
        <source>Yes. Each coin belongs to exactly one pair. The gap between 5 and 7 does not count.</source>
        <comment>5/because 1</comment>
        <translation>نعم. كل قطعة تنتمي إلى زوج واحد بالضبط. والفجوة بين 5 و7 لا تُحسب.</translation>
    </message>
    <message>
        <source>All neighbours: 2 with 5, 5 with 7, 7 with 11</source>
        <comment>5/choice 2</comment>
        <translation>كل المتجاورات: 2 مع 5، و5 مع 7، و7 مع 11</translation>
    </message>
    <message>
        <source>Then the coin on 5 would belong to two pairs. When it moves, two gaps change, and in Nim only one heap may change.</source>
        <comment>5/because 2</comment>
        <translation>عندها تنتمي القطعة على 5 إلى زوجين. إذا تحركت تغيرت فجوتان، وفي نيم لا يجوز أن تتغير إلا كومة واحدة.</translation>
    </message>
    <message>
        <source>5 with 7, and the two outer coins alone</source>
        <comment>5/choice 3</comment>
        <translation>5 مع 7، والقطعتان الطرفيتان وحدهما</translation>
    </message>
    <message>
        <source>Then the pair 2, 11 has other coins in between, and following is not possible.</source>
        <comment>5/because 3</comment>
        <translation>عندها يكون بين 2 و11 قطع أخرى، ولا يمكن التتبع.</translation>
    </message>
    <message>
        <source>The disguise</source>
        <comment>6/title</comment>
        <translation>القناع</translation>
    </message>
    <message>
        <source>- Pair the coins **from the right**.
- The gap inside each pair is a heap.
- The gaps between the pairs do not count.
- If one coin is left over, it is the leftmost one. It pairs with the **edge**: the empty squares on its left are its heap.

Coins on 2, 5, 7, 11: the pairs are 7, 11 with gap **3** and 2, 5 with gap **2**. The value is 3 ⊕ 2 = [1](dollar:01001010001?grundy=1).</source>
        <comment>6/text</comment>
        <translation>- رتّب القطع أزواجًا **من اليمين**.
- الفجوة داخل كل زوج كومة.
- الفجوات بين الأزواج لا تُحسب.
- إن بقيت قطعة فهي اليسرى. وزوجها هو **الطرف**: الخانات الفارغة على يسارها هي كومتها.

القطع على 2 و5 و7 و11: الأزواج هي 7 و11 بفجوة **3**، و2 و5 بفجوة **2**. القيمة 3 ⊕ 2 = [1](dollar:01001010001?grundy=1).</translation>
    </message>
    <message>
        <source>The gap is the number of empty squares in between: from 7 to 11 there are 8, 9 and 10. A typical mistake is 11 − 7 = 4.</source>
        <comment>6/notes</comment>
        <translation>الفجوة هي عدد الخانات الفارغة بينهما: من 7 إلى 11 هناك 8 و9 و10. خطأ شائع: 11 − 7 = 4.</translation>
    </message>
    <message>
        <source>The winning moves</source>
        <comment>7/title</comment>
        <translation>النقلات الرابحة</translation>
    </message>
    <message>
        <source>The heaps are 2 and 3. Which moves make them equal? There are two!</source>
        <comment>7/text</comment>
        <translation>الكومتان 2 و3. أي النقلات تساوي بينهما؟ هناك نقلتان!</translation>
    </message>
    <message>
        <source>Only these two of the seven moves win. Compare the second one with the growing moves on the staircase: the other player may follow with the coin on 5, but that gives you back a position of value 1.</source>
        <comment>7/notes</comment>
        <translation>هاتان وحدهما تربحان من النقلات السبع. قارن الثانية بالنقلات المكبِّرة على الدرج: يستطيع اللاعب الآخر أن يتبع بالقطعة التي على 5، لكن ذلك يعيد إليك وضعية قيمتها 1.</translation>
    </message>
    <message>
        <source>- Close the larger gap: [11 to 10](dollar:01001010001?wins=dollar:01001010010), gaps 2 and 2.
- **Open** the smaller one: [2 to 1](dollar:01001010001?wins=dollar:10001010001), gaps 3 and 3.</source>
        <comment>7/reveal</comment>
        <translation>- سُدّ من الفجوة الكبرى: [من 11 إلى 10](dollar:01001010001?wins=dollar:01001010010)، فجوتا 2 و2.
- **وسّع** الصغرى: [من 2 إلى 1](dollar:01001010001?wins=dollar:10001010001)، فجوتا 3 و3.</translation>
    </message>
    <message>
        <source>One square makes the difference</source>
        <comment>8/title</comment>
        <translation>خانة واحدة تصنع الفرق</translation>
    </message>
    <message>
        <source>In a text about this game the coins are once said to stand on 2, 5, 7 and **11**, and once on 2, 5, 7 and **10**. Does it matter?</source>
        <comment>8/text</comment>
        <translation>في نص عن هذه اللعبة يقال مرة إن القطع على 2 و5 و7 و**11**، ومرة على 2 و5 و7 و**10**. هل يهم ذلك؟</translation>
    </message>
    <message>
        <source>Can be left out if time is short. One square off, and the other player wins. Let the class compute both.</source>
        <comment>8/notes</comment>
        <translation>يمكن تركها إن ضاق الوقت. خانة واحدة زائدة أو ناقصة ويفوز اللاعب الآخر. دع الفصل يحسب الحالتين.</translation>
    </message>
    <message>
        <source>No, it is nearly the same</source>
        <comment>8/choice 1</comment>
        <translation>لا، هما متقاربتان</translation>
    </message>
    <message>
        <source>Work out the gaps: from 7 to 10 there are only two empty squares.</source>
        <comment>8/because 1</comment>
        <translation>احسب الفجوات: من 7 إلى 10 خانتان فارغتان فقط.</translation>
    </message>
    <message>
        <source>Yes: with 11 it is N, with 10 it is P</source>
        <comment>8/choice 2</comment>
        <translation>نعم: مع 11 هي N، ومع 10 هي P</translation>
    </message>
    <message>
        <source>Right. With 10 the gaps are 2 and 2, and the player to move loses.</source>
        <comment>8/because 2</comment>
        <translation>صحيح. مع 10 الفجوتان 2 و2، فيخسر صاحب الدور.</translation>
    </message>
    <message>
        <source>All gaps?</source>
        <comment>9/title</comment>
        <translation>كل الفجوات؟</translation>
    </message>
    <message>
        <source>Somebody takes **all** gaps as heaps, also the one at the edge. The coins are on 2 and 3: gaps 1 and 0, so “value 1, N”. What is true?</source>
        <comment>9/text</comment>
        <translation>يأخذ أحدهم **كل** الفجوات أكوامًا، حتى التي عند الطرف. القطعتان على 2 و3: الفجوتان 1 و0، إذن «القيمة 1، N». ما الصحيح؟</translation>
    </message>
    <message>
        <source>Can be left out if time is short. A small counterexample again. “Skip every second gap” is the right rule.</source>
        <comment>9/notes</comment>
        <translation>يمكن تركها إن ضاق الوقت. مثال مضاد صغير مرة أخرى. القاعدة الصحيحة: «خذ فجوة واترك فجوة».</translation>
    </message>
    <message>
        <source>It is N</source>
        <comment>9/choice 1</comment>
        <translation>إنها N</translation>
    </message>
    <message>
        <source>There is just one move: 2 to 1. Then the other player moves 3 to 2, and nothing is left.</source>
        <comment>9/because 1</comment>
        <translation>هناك نقلة واحدة فقط: 2 إلى 1. ثم ينقل اللاعب الآخر 3 إلى 2، ولا يبقى شيء.</translation>
    </message>
    <message>
        <source>It is P</source>
        <comment>9/choice 2</comment>
        <translation>إنها P</translation>
    </message>
    <message>
        <source>Yes. The two coins are a pair with gap 0. The squares to the left of the pair do not count.</source>
        <comment>9/because 2</comment>
        <translation>نعم. القطعتان زوج فجوته 0. والخانات على يسار الزوج لا تُحسب.</translation>
    </message>
    <message>
        <source>An odd number of coins</source>
        <comment>10/title</comment>
        <translation>عدد فردي من القطع</translation>
    </message>
    <message>
        <source>Three coins on 2, 4 and 7. Find the pairs, the heaps and the value.</source>
        <comment>10/text</comment>
        <translation>ثلاث قطع على 2 و4 و7. أوجد الأزواج والأكوام والقيمة.</translation>
    </message>
    <message>
        <source>A single coin alone on square 4 is a heap of three: it can go to 3, 2 or 1.</source>
        <comment>10/notes</comment>
        <translation>قطعة وحيدة على الخانة 4 كومة من ثلاثة: يمكنها أن تذهب إلى 3 أو 2 أو 1.</translation>
    </message>
    <message>
        <source>From the right: 4 and 7 are a pair with gap **2**. The coin on 2 pairs with the edge: one empty square, heap **1**. The value is 2 ⊕ 1 = [3](dollar:0101001?grundy=3).

The larger heap must become 1: [slide 7 to 6](dollar:0101001?only=dollar:0101010).</source>
        <comment>10/reveal</comment>
        <translation>من اليمين: 4 و7 زوج بفجوة **2**. والقطعة على 2 زوجها الطرف: خانة فارغة واحدة، كومة **1**. القيمة 2 ⊕ 1 = [3](dollar:0101001?grundy=3).

يجب أن تصير الكومة الكبرى 1: [أزلق 7 إلى 6](dollar:0101001?only=dollar:0101010).</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>Mark the pairs from the right, write the gaps down, then play Nim.</source>
        <comment>11/text</comment>
        <translation>علّم الأزواج من اليمين، واكتب الفجوات، ثم العب نيم.</translation>
    </message>
    <message>
        <source>Check that they begin at the right. With an even number of coins beginning at the left gives the same pairs, and with an odd number it does not.</source>
        <comment>11/notes</comment>
        <translation>تأكد من أنهم يبدؤون من اليمين. مع عدد زوجي من القطع يعطي البدء من اليسار الأزواج نفسها، ومع عدد فردي لا يعطيها.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>افز بها</translation>
    </message>
    <message>
        <source>You start, and the computer is perfect.</source>
        <comment>12/text</comment>
        <translation>أنت تبدأ، والحاسوب متقن.</translation>
    </message>
    <message>
        <source>Coins on 3, 6, 8 and 13: gaps 4 and 2. Make the 4 a 2 by sliding 13 to 11, or the 2 a 4 by sliding 3 to 1. If the computer opens a gap, follow with the partner.</source>
        <comment>12/notes</comment>
        <translation>القطع على 3 و6 و8 و13: فجوتا 4 و2. اجعل 4 تصير 2 بإزلاق 13 إلى 11، أو 2 تصير 4 بإزلاق 3 إلى 1. وإذا وسّع الحاسوب فجوة فاتبع بالشريك.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- The heaps are the **gaps inside the pairs**, and the pairs are made from the right.
- Opening a gap can be undone by the partner, so it changes nothing.
- One square decides: [P](dollar:0100101001?outcome=P) or [N](dollar:01001010001?outcome=N).

Next: games with moves that are nothing but undoing.</source>
        <comment>13/text</comment>
        <translation>- الأكوام هي **الفجوات داخل الأزواج**، والأزواج تُصنع من اليمين.
- توسيع الفجوة يستطيع الشريك ردّه، فهو لا يغيّر شيئًا.
- خانة واحدة تحسم: [P](dollar:0100101001?outcome=P) أو [N](dollar:01001010001?outcome=N).

بعد ذلك: ألعاب فيها نقلات ليست إلا ردًّا للنقلات.</translation>
    </message>
    <message>
        <source>**Exit question:** coins on 4, 7 and 11. (Pair 7, 11 with gap 3; 4 with the edge, 3. Value 0: P.)</source>
        <comment>13/notes</comment>
        <translation>**سؤال الختام:** القطع على 4 و7 و11. (الزوج 7 و11 بفجوة 3؛ و4 مع الطرف، 3. القيمة 0: ‏P.)</translation>
    </message>
</context>
<context>
    <name>staircase</name>
    <message>
        <source>Staircase Nim</source>
        <comment>title</comment>
        <translation>نيم الدرج</translation>
    </message>
    <message>
        <source>Coins walk down a staircase, and half of the steps do not count.</source>
        <comment>about</comment>
        <translation>قطع نقدية تنزل الدرج، ونصف الدرجات لا يُحسب.</translation>
    </message>
    <message>
        <source>say which steps count, and why undoing a move changes nothing</source>
        <comment>aims</comment>
        <translation>يقول أي الدرجات تُحسب، ولماذا لا يغيّر ردّ النقلة شيئًا</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>Coins lie on the steps of a staircase. On your turn take **one or more coins of one step** and move them down to the **next** step. Coins on the ground, step 0, stay there. Whoever makes the last move wins.

Play it in pairs. Which steps matter most?</source>
        <comment>1/text</comment>
        <translation>على درجات درجٍ قطع نقدية. في دورك خذ **قطعة أو أكثر من درجة واحدة** وأنزلها إلى الدرجة **التالية** تحتها. القطع التي على الأرض، أي الدرجة 0، تبقى هناك. من يلعب النقلة الأخيرة يفوز.

العبوها كل اثنين معًا. أي الدرجات أهم؟</translation>
    </message>
    <message>
        <source>The board has 3 coins on step 1, one on step 2 and 5 on step 3. Coins go only one step at a time. Opinions about the important steps will differ; collect them.</source>
        <comment>1/notes</comment>
        <translation>على الرقعة 3 قطع على الدرجة 1، وواحدة على الدرجة 2، و5 على الدرجة 3. لا تنزل القطع إلا درجة واحدة في كل مرة. ستختلف الآراء في الدرجات المهمة؛ اجمعها.</translation>
    </message>
    <message>
        <source>Only step 1</source>
        <comment>2/title</comment>
        <translation>الدرجة 1 وحدها</translation>
    </message>
    <message>
        <source>All coins lie on **step 1**, four of them. It is your turn.</source>
        <comment>2/text</comment>
        <translation>كل القطع على **الدرجة 1**، وعددها أربع. الدور دورك.</translation>
    </message>
    <message>
        <source>Step 1 is plain Nim: one or more coins go to the ground and never come back.</source>
        <comment>2/notes</comment>
        <translation>الدرجة 1 نيم خالصة: قطعة أو أكثر تذهب إلى الأرض ولا تعود أبدًا.</translation>
    </message>
    <message>
        <source>It is a heap of four: I take them all to the ground</source>
        <comment>2/choice 1</comment>
        <translation>إنها كومة من أربعة: أُنزلها كلها إلى الأرض</translation>
    </message>
    <message>
        <source>Yes. From step 1 coins leave the game, just as stones leave a heap.</source>
        <comment>2/because 1</comment>
        <translation>نعم. من الدرجة 1 تخرج القطع من اللعبة، كما تخرج الأحجار من كومة.</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>2/choice 2</comment>
        <translation>لقد خسرت</translation>
    </message>
    <message>
        <source>You may move any number of the four, so move all of them.</source>
        <comment>2/because 2</comment>
        <translation>لك أن تنقل أي عدد من الأربع، فانقلها كلها.</translation>
    </message>
    <message>
        <source>Only step 2</source>
        <comment>3/title</comment>
        <translation>الدرجة 2 وحدها</translation>
    </message>
    <message>
        <source>Now all coins lie on **step 2**, four of them. It is your turn. Try your moves.</source>
        <comment>3/text</comment>
        <translation>الآن كل القطع على **الدرجة 2**، وعددها أربع. الدور دورك. جرّب نقلاتك.</translation>
    </message>
    <message>
        <source>Copying again, in a new form: the same coins, one step further.</source>
        <comment>3/notes</comment>
        <translation>التقليد مرة أخرى في صورة جديدة: القطع نفسها، درجة أبعد.</translation>
    </message>
    <message>
        <source>I win: I move all of them to step 1</source>
        <comment>3/choice 1</comment>
        <translation>أفوز: أنقلها كلها إلى الدرجة 1</translation>
    </message>
    <message>
        <source>Then the other player moves all of them to the ground.</source>
        <comment>3/because 1</comment>
        <translation>عندها ينقلها اللاعب الآخر كلها إلى الأرض.</translation>
    </message>
    <message>
        <source>I win: I move two of them</source>
        <comment>3/choice 2</comment>
        <translation>أفوز: أنقل اثنتين منها</translation>
    </message>
    <message>
        <source>The other player moves these two on to the ground, and two are left on step 2, with the same question.</source>
        <comment>3/because 2</comment>
        <translation>ينقل اللاعب الآخر هاتين إلى الأرض، وتبقى اثنتان على الدرجة 2، والسؤال هو نفسه.</translation>
    </message>
    <message>
        <source>I lose, whatever I do</source>
        <comment>3/choice 3</comment>
        <translation>أخسر مهما فعلت</translation>
    </message>
    <message>
        <source>Right. However many you move to step 1, the other player moves **the same coins** on to the ground.</source>
        <comment>3/because 3</comment>
        <translation>صحيح. مهما نقلت إلى الدرجة 1 نقل اللاعب الآخر **القطع نفسها** إلى الأرض.</translation>
    </message>
    <message>
        <source>Which steps count?</source>
        <comment>4/title</comment>
        <translation>أي الدرجات تُحسب؟</translation>
    </message>
    <message>
        <source>Step 1 counts like a heap, step 2 counts for nothing. What about steps 3 and 4? Where do their coins go?</source>
        <comment>4/text</comment>
        <translation>الدرجة 1 تُحسب كومة، والدرجة 2 لا تُحسب شيئًا. فماذا عن الدرجتين 3 و4؟ إلى أين تذهب قطعهما؟</translation>
    </message>
    <message>
        <source>Draw the staircase and colour the odd steps. Out of the odd steps = taking. Into the odd steps = can be undone at once.</source>
        <comment>4/notes</comment>
        <translation>ارسم الدرج ولوّن الدرجات الفردية. الخروج من الدرجات الفردية = أخذ. والدخول إلى الدرجات الفردية = يمكن ردّه فورًا.</translation>
    </message>
    <message>
        <source>Coins that go **from step 3 to 2** count for nothing there. They are out, like stones taken from a heap. So step 3 is a heap.

Coins that go **from step 4 to 3** make that heap larger. But the other player moves them on to step 2 at once.

So **the odd steps are heaps, and the even steps do not count**.</source>
        <comment>4/reveal</comment>
        <translation>القطع التي تنتقل **من الدرجة 3 إلى 2** لا تُحسب هناك. لقد خرجت، كأحجار أُخذت من كومة. إذن الدرجة 3 كومة.

القطع التي تنتقل **من الدرجة 4 إلى 3** تكبّر تلك الكومة. لكن اللاعب الآخر ينقلها فورًا إلى الدرجة 2.

إذن **الدرجات الفردية أكوام، والدرجات الزوجية لا تُحسب**.</translation>
    </message>
    <message>
        <source>Read the board</source>
        <comment>5/title</comment>
        <translation>اقرأ الرقعة</translation>
    </message>
    <message>
        <source>Coins on step 1: **3**, on step 2: **1**, on step 3: **5**. Which Nim position is it?</source>
        <comment>5/text</comment>
        <translation>القطع على الدرجة 1: **3**، وعلى الدرجة 2: **1**، وعلى الدرجة 3: **5**. أي وضعية نيم هذه؟</translation>
    </message>
    <message>
        <source>Say: “first, third, fifth step”.</source>
        <comment>5/notes</comment>
        <translation>قولوا: «الدرجة الأولى، الثالثة، الخامسة».</translation>
    </message>
    <message>
        <source>3, 1, 5</source>
        <comment>5/choice 1</comment>
        <translation>3 و1 و5</translation>
    </message>
    <message>
        <source>The coin on step 2 does not count.</source>
        <comment>5/because 1</comment>
        <translation>القطعة على الدرجة 2 لا تُحسب.</translation>
    </message>
    <message>
        <source>3, 5</source>
        <comment>5/choice 2</comment>
        <translation>3 و5</translation>
    </message>
    <message>
        <source>Yes, steps 1 and 3. The value is 3 ⊕ 5 = 6.</source>
        <comment>5/because 2</comment>
        <translation>نعم، الدرجتان 1 و3. القيمة 3 ⊕ 5 = 6.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>5/choice 3</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>You took the even step. It is the odd ones that count.</source>
        <comment>5/because 3</comment>
        <translation>أخذت الدرجة الزوجية. الفردية هي التي تُحسب.</translation>
    </message>
    <message>
        <source>The winning move</source>
        <comment>6/title</comment>
        <translation>النقلة الرابحة</translation>
    </message>
    <message>
        <source>The heaps are 3 and 5. What do you do, and where do the coins go?</source>
        <comment>6/text</comment>
        <translation>الأكوام 3 و5. ماذا تفعل، وإلى أين تذهب القطع؟</translation>
    </message>
    <message>
        <source>In Nim: from 3, 5 to 3, 3.</source>
        <comment>6/notes</comment>
        <translation>في نيم: من 3 و5 إلى 3 و3.</translation>
    </message>
    <message>
        <source>Make the 5 a 3: move **two coins from step 3 to step 2**. It is [the only winning move](staircase:0,3,1,5?only=staircase:0,3,3,3). The coins are still on the board, but they do not count any more.</source>
        <comment>6/reveal</comment>
        <translation>اجعل 5 تصير 3: انقل **قطعتين من الدرجة 3 إلى الدرجة 2**. إنها [النقلة الرابحة الوحيدة](staircase:0,3,1,5?only=staircase:0,3,3,3). القطع ما زالت على الرقعة، لكنها لم تعد تُحسب.</translation>
    </message>
    <message>
        <source>A heap that grows</source>
        <comment>7/title</comment>
        <translation>كومة تكبر</translation>
    </message>
    <message>
        <source>You have left heaps of 3 and 3 on steps 1 and 3. Now the other player moves **one coin from step 2 to step 1**. The heaps are 4 and 3! What now?</source>
        <comment>7/text</comment>
        <translation>تركتَ كومتي 3 و3 على الدرجتين 1 و3. الآن ينقل اللاعب الآخر **قطعة من الدرجة 2 إلى الدرجة 1**. صارت الكومتان 4 و3! ماذا الآن؟</translation>
    </message>
    <message>
        <source>In this position the answer is the only winning move. Moves that make a heap grow are called reversible: they can be reversed at once.</source>
        <comment>7/notes</comment>
        <translation>الرد في هذه الوضعية هو النقلة الرابحة الوحيدة. النقلات التي تكبّر كومة تسمى قابلة للرد: يمكن ردّها فورًا.</translation>
    </message>
    <message>
        <source>I move it on to the ground</source>
        <comment>7/choice 1</comment>
        <translation>أنقلها إلى الأرض</translation>
    </message>
    <message>
        <source>Yes. The heaps are 3 and 3 again, and there are fewer coins on the even steps.</source>
        <comment>7/because 1</comment>
        <translation>نعم. الكومتان 3 و3 من جديد، والقطع على الدرجات الزوجية أقل.</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>7/choice 2</comment>
        <translation>لقد خسرت</translation>
    </message>
    <message>
        <source>It is your turn, and the value is not 0. So there is a move.</source>
        <comment>7/because 2</comment>
        <translation>الدور دورك، والقيمة ليست 0. فهناك نقلة.</translation>
    </message>
    <message>
        <source>I move one coin from step 3 to step 2</source>
        <comment>7/choice 3</comment>
        <translation>أنقل قطعة من الدرجة 3 إلى الدرجة 2</translation>
    </message>
    <message>
        <source>That leaves 4 and 2, with nim-sum 6.</source>
        <comment>7/because 3</comment>
        <translation>يترك ذلك 4 و2 بمجموع نيم 6.</translation>
    </message>
    <message>
        <source>Could that go on for ever?</source>
        <comment>8/title</comment>
        <translation>هل يمكن أن يستمر هذا إلى الأبد؟</translation>
    </message>
    <message>
        <source>The other player makes a heap grow, you undo it, they do it again … Does it ever end?</source>
        <comment>8/text</comment>
        <translation>يكبّر اللاعب الآخر كومة، فتردّها، فيكبّرها ثانية … هل ينتهي ذلك يومًا؟</translation>
    </message>
    <message>
        <source>You need both parts: it can be undone, and it cannot be repeated for ever. In Northcott’s game this becomes interesting again.</source>
        <comment>8/notes</comment>
        <translation>لا بدّ من الأمرين معًا: أنه يمكن ردّها، وأنه لا يمكن تكرارها إلى الأبد. في لعبة نورثكوت يعود هذا السؤال ممتعًا.</translation>
    </message>
    <message>
        <source>Yes. Every move brings coins further **down**, and nothing goes up. Some day no coins will be left on the even steps. Then only taking is left, and you win as in Nim.

That is the pattern to look for: *a move that makes a heap larger changes nothing, if it can be undone at once and cannot be repeated without end.*</source>
        <comment>8/reveal</comment>
        <translation>نعم. كل نقلة تُنزل القطع إلى **الأسفل**، ولا شيء يصعد. في يوم ما لا تبقى قطع على الدرجات الزوجية. عندها لا يبقى إلا الأخذ، وتفوز كما في نيم.

هذا هو النمط الذي نبحث عنه: *النقلة التي تكبّر كومة لا تغيّر شيئًا، إذا أمكن ردّها فورًا ولم يمكن تكرارها بلا نهاية.*</translation>
    </message>
    <message>
        <source>Steps 1 and 2</source>
        <comment>9/title</comment>
        <translation>الدرجتان 1 و2</translation>
    </message>
    <message>
        <source>n coins on step 1 and m coins on step 2. Fill in P and N. The result may look strange.</source>
        <comment>9/text</comment>
        <translation>‏n من القطع على الدرجة 1 وm على الدرجة 2. املأ P وN. قد تبدو النتيجة غريبة.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. All squares without a coin on step 1 are P, all others N. It does not depend on m at all. That is what “does not count” means.</source>
        <comment>9/notes</comment>
        <translation>يمكن تركها إن ضاق الوقت. كل الخانات التي لا قطعة فيها على الدرجة 1 هي P، وكل ما سواها N. لا يتوقف ذلك على m إطلاقًا. هذا معنى «لا تُحسب».</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>10/title</comment>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>Cross out the even steps, then play Nim.</source>
        <comment>10/text</comment>
        <translation>اشطب الدرجات الزوجية، ثم العب نيم.</translation>
    </message>
    <message>
        <source>Sometimes a move from an even step wins too, because it makes a heap on an odd step larger, and that happens to be right.</source>
        <comment>10/notes</comment>
        <translation>أحيانًا تربح نقلة من درجة زوجية أيضًا، لأنها تكبّر كومة على درجة فردية، ويصادف أن ذلك هو المطلوب.</translation>
    </message>
    <message>
        <source>Winning by growing</source>
        <comment>11/title</comment>
        <translation>الفوز بالتكبير</translation>
    </message>
    <message>
        <source>The odd steps hold 2, 1 and 2: value 1. Find **three** winning moves of one coin each. Not all of them take from a heap!</source>
        <comment>11/text</comment>
        <translation>على الدرجات الفردية 2 و1 و2: القيمة 1. أوجد **ثلاث** نقلات رابحة، كل منها بقطعة واحدة. ليست كلها أخذًا من كومة!</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The other player can undo a growing move, but does not want to here: it would give you the position of value 1 again.</source>
        <comment>11/notes</comment>
        <translation>يمكن تركها إن ضاق الوقت. يستطيع اللاعب الآخر أن يردّ نقلة مكبِّرة، لكنه لا يريد ذلك هنا: لأنه يعيد إليك الوضعية ذات القيمة 1.</translation>
    </message>
    <message>
        <source>- [Step 3 to 2](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,5,0,3,2,1): the 1 becomes 0.
- [Step 2 to 1](staircase:0,2,4,1,3,2,1?wins=staircase:0,3,3,1,3,2,1): the first 2 becomes 3.
- [Step 6 to 5](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,4,1,3,3,0): the other 2 becomes 3.</source>
        <comment>11/reveal</comment>
        <translation>- [من الدرجة 3 إلى 2](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,5,0,3,2,1): تصير 1 إلى 0.
- [من الدرجة 2 إلى 1](staircase:0,2,4,1,3,2,1?wins=staircase:0,3,3,1,3,2,1): تصير 2 الأولى إلى 3.
- [من الدرجة 6 إلى 5](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,4,1,3,3,0): تصير 2 الأخرى إلى 3.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>افز بها</translation>
    </message>
    <message>
        <source>You start, and the computer is perfect.</source>
        <comment>12/text</comment>
        <translation>أنت تبدأ، والحاسوب متقن.</translation>
    </message>
    <message>
        <source>Heaps 2 and 4: two coins from step 3 to step 2.</source>
        <comment>12/notes</comment>
        <translation>كومتا 2 و4: قطعتان من الدرجة 3 إلى الدرجة 2.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- The coins on the **odd** steps are heaps. [Nothing on the odd steps](staircase:0,0,4,0,2?outcome=P) means P.
- The even steps do not count, because moves from there can be undone.
- A growing heap is harmless if growing must come to an end.

The next game hides its heaps in the gaps between coins, and uses the same idea.</source>
        <comment>13/text</comment>
        <translation>- القطع على الدرجات **الفردية** أكوام. [لا شيء على الدرجات الفردية](staircase:0,0,4,0,2?outcome=P) يعني P.
- الدرجات الزوجية لا تُحسب، لأن النقلات منها يمكن ردّها.
- الكومة التي تكبر لا تضرّ إذا كان لا بدّ للكِبَر أن ينتهي.

اللعبة التالية تخفي أكوامها في الفجوات بين القطع، وتستعمل الفكرة نفسها.</translation>
    </message>
    <message>
        <source>**Exit question:** steps 1 to 5 hold 1, 7, 2, 7, 3. P or N? (1 ⊕ 2 ⊕ 3 = 0: P.)</source>
        <comment>13/notes</comment>
        <translation>**سؤال الختام:** على الدرجات من 1 إلى 5 القطع 1 و7 و2 و7 و3. ‏P أم N؟ (1 ⊕ 2 ⊕ 3 = 0: ‏P.)</translation>
    </message>
</context>
<context>
    <name>takeaway-ten</name>
    <message>
        <source>Takeaway 10</source>
        <comment>title</comment>
        <translation>لعبة الأخذ من عشرة</translation>
    </message>
    <message>
        <source>Ten matches, take one, two or three: play it, then find out who must win by starting at the end.</source>
        <comment>about</comment>
        <translation>عشرة أعواد، تأخذ منها واحدًا أو اثنين أو ثلاثة: العبها أولًا، ثم اكتشف من لا بدّ أن يفوز بالبدء من النهاية.</translation>
    </message>
    <message>
        <source>label a row of positions from the end, and win with ten matches</source>
        <comment>aims</comment>
        <translation>يضع الوسوم على سلسلة من الوضعيات بدءًا من النهاية، ويفوز بعشرة أعواد</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>Ten matches lie on the table. Two players take turns. On your turn you take 1, 2 or 3 matches. **Whoever takes the last match wins.**

Play four games in pairs. Take turns at starting. Watch the end of each game: when did you know who would win?</source>
        <comment>1/text</comment>
        <translation>على الطاولة عشرة أعواد، ولاعبان يتناوبان اللعب. في دورك تأخذ عودًا أو عودين أو 3 أعواد. **من يأخذ العود الأخير يفوز.**

العبوا أربع مباريات، كلّ اثنين معًا، وتبادلوا البدء. راقبوا نهاية كل مباراة: متى عرفتم من سيفوز؟</translation>
    </message>
    <message>
        <source>Let every pair play four games before anyone talks. **Then ask:** who won, the player who started or the other one? Usually the results are mixed. That is fine: nobody plays well yet.

**Ask:** “At which moment did you know that you had lost?” Somebody will say “when there were four”. Write it down and do not comment.</source>
        <comment>1/notes</comment>
        <translation>دع كل ثنائي يلعب أربع مباريات قبل أن يتكلم أحد. **ثم اسأل:** من فاز، الذي بدأ أم الآخر؟ تكون النتائج عادةً مختلطة، ولا بأس: لا أحد يجيد اللعب بعد.

**اسأل:** «في أي لحظة عرفت أنك خسرت؟» سيقول أحدهم: «عندما بقيت أربعة». اكتب ذلك على السبورة دون تعليق.</translation>
    </message>
    <message>
        <source>Three left</source>
        <comment>2/title</comment>
        <translation>بقيت ثلاثة</translation>
    </message>
    <message>
        <source>It is your turn and **three** matches are left. What do you do?</source>
        <comment>2/text</comment>
        <translation>الدور دورك وقد بقيت **ثلاثة** أعواد. ماذا تفعل؟</translation>
    </message>
    <message>
        <source>Quick hands up. With 1, 2 or 3 matches the player to move takes them all. Make sure that everybody has seen this before going on.</source>
        <comment>2/notes</comment>
        <translation>رفع أيدٍ سريع. مع عود أو عودين أو 3 أعواد يأخذها صاحب الدور كلها. تأكد من أن الجميع رأى ذلك قبل المتابعة.</translation>
    </message>
    <message>
        <source>Take all three</source>
        <comment>2/choice 1</comment>
        <translation>آخذ الثلاثة كلها</translation>
    </message>
    <message>
        <source>Yes. You took the last match, so the game is over and you have won.</source>
        <comment>2/because 1</comment>
        <translation>نعم. أخذتَ العود الأخير، فانتهت المباراة وفزت.</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>2/choice 2</comment>
        <translation>آخذ اثنين</translation>
    </message>
    <message>
        <source>Then one match is left, and the other player takes it and wins.</source>
        <comment>2/because 2</comment>
        <translation>عندها يبقى عود واحد، فيأخذه اللاعب الآخر ويفوز.</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>2/choice 3</comment>
        <translation>آخذ واحدًا</translation>
    </message>
    <message>
        <source>Then two matches are left, and the other player takes both and wins.</source>
        <comment>2/because 3</comment>
        <translation>عندها يبقى عودان، فيأخذهما اللاعب الآخر معًا ويفوز.</translation>
    </message>
    <message>
        <source>Four left</source>
        <comment>3/title</comment>
        <translation>بقيت أربعة</translation>
    </message>
    <message>
        <source>Now **four** matches are left and it is your turn. Try each move on the board. Which one wins?</source>
        <comment>3/text</comment>
        <translation>الآن بقيت **أربعة** أعواد والدور دورك. جرّب كل نقلة على الرقعة. أيّها تربح؟</translation>
    </message>
    <message>
        <source>**Typical wrong answer:** “Take two, then we both have two left.” Let that pupil play it against you: you take two and have won.

This is the heart of the lesson: four is bad for the player to move, whoever that is.</source>
        <comment>3/notes</comment>
        <translation>**إجابة خاطئة شائعة:** «خذ اثنين، فيبقى لكلٍّ منا اثنان». دع صاحبها يلعبها ضدك: تأخذ الاثنين وقد فزت.

هذا لبّ الدرس: الأربعة سيئة لصاحب الدور، أيًّا كان.</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>3/choice 1</comment>
        <translation>آخذ واحدًا</translation>
    </message>
    <message>
        <source>You leave three. The other player takes all three.</source>
        <comment>3/because 1</comment>
        <translation>تترك ثلاثة، فيأخذ اللاعب الآخر الثلاثة كلها.</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>3/choice 2</comment>
        <translation>آخذ اثنين</translation>
    </message>
    <message>
        <source>You leave two. The other player takes both.</source>
        <comment>3/because 2</comment>
        <translation>تترك اثنين، فيأخذهما اللاعب الآخر معًا.</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>3/choice 3</comment>
        <translation>آخذ ثلاثة</translation>
    </message>
    <message>
        <source>You leave one. The other player takes it.</source>
        <comment>3/because 3</comment>
        <translation>تترك واحدًا، فيأخذه اللاعب الآخر.</translation>
    </message>
    <message>
        <source>None of them</source>
        <comment>3/choice 4</comment>
        <translation>لا واحدة منها</translation>
    </message>
    <message>
        <source>Right. Whatever you take, the other player can take all the rest. With four matches the player to move loses, if the other one pays attention.</source>
        <comment>3/because 4</comment>
        <translation>صحيح. مهما أخذتَ استطاع اللاعب الآخر أن يأخذ كل ما بقي. مع أربعة أعواد يخسر صاحب الدور، إن انتبه خصمه.</translation>
    </message>
    <message>
        <source>Good for whom?</source>
        <comment>4/title</comment>
        <translation>جيدة لمن؟</translation>
    </message>
    <message>
        <source>So a position can be good or bad *before* anyone moves.

- With 3 matches the **next** player, the one to move, can win.
- With 4 matches the **previous** player, the one who has just moved, can win.

It does not matter what the players are called or who began. Only the matches matter, and whose turn it is.

That gives us short names. A position is an **N-position** if the *next* player can force a win. It is a **P-position** if the *previous* player can.

A move that loses has an answer that shows it. We say that the answer **refutes** the move: from four, “take one” is refuted by “take three”.

Here is [three, an N-position](takeaway:3?outcome=N). Here is [four, a P-position](takeaway:4?outcome=P).</source>
        <comment>4/text</comment>
        <translation>إذن قد تكون الوضعية جيدة أو سيئة *قبل* أن يحرّك أحد شيئًا.

- مع 3 أعواد يستطيع اللاعب **التالي**، أي صاحب الدور، أن يفوز.
- مع 4 أعواد يستطيع اللاعب **السابق**، أي من لعب للتوّ، أن يفوز.

لا يهم اسم اللاعبَين ولا من بدأ. المهم هو الأعواد، ودور من الآن.

ومن هنا جاء اسمان قصيران. الوضعية من نوع **N** إذا كان اللاعب *التالي* (بالإنجليزية Next) قادرًا على أن يضمن الفوز. وهي من نوع **P** إذا كان القادر على ذلك هو اللاعب *السابق* (Previous).

كل نقلة خاسرة لها ردٌّ يكشف خسارتها. نقول إن الردّ **يدحض** النقلة: من أربعة تُدحض نقلةُ «آخذ واحدًا» بالردّ «آخذ ثلاثة».

هذه [ثلاثة، وضعية N](takeaway:3?outcome=N). وهذه [أربعة، وضعية P](takeaway:4?outcome=P).</translation>
    </message>
    <message>
        <source>Say it with names: “Anna has just moved. Is Anna happy?” If the answer is yes, the position is P.

Pupils mix up P and N for a while. A help: in a P-position you are glad to be the one who has played. Many people also say cold for P and hot for N: from a hot position you can do something.

Let them refute “take two” and “take three” from four as well. The program says “refuted by” wherever it argues.</source>
        <comment>4/notes</comment>
        <translation>قلها بالأسماء: «ليلى لعبت للتوّ. هل ليلى سعيدة؟» إن كان الجواب نعم فالوضعية P.

يخلط التلاميذ بين P وN مدةً من الزمن. ما يساعدهم: في وضعية P يسرّك أنك أنت من لعب. ويقول كثيرون أيضًا «باردة» عن P و«ساخنة» عن N: في الوضعية الساخنة تستطيع أن تفعل شيئًا.

دعهم يدحضون أيضًا «آخذ اثنين» و«آخذ ثلاثة» من أربعة. يقول البرنامج «تُدحض بـ» حيثما يقيم حجة.</translation>
    </message>
    <message>
        <source>The end itself</source>
        <comment>5/title</comment>
        <translation>النهاية نفسها</translation>
    </message>
    <message>
        <source>No matches are left. Nobody can move. Is this position P or N?</source>
        <comment>5/text</comment>
        <translation>لم يبقَ أي عود، ولا أحد يستطيع اللعب. هل هذه الوضعية P أم N؟</translation>
    </message>
    <message>
        <source>Ask it before you show the board of labels. Wrong answers come from thinking that a position must have moves to have a winner.</source>
        <comment>5/notes</comment>
        <translation>اسأل هذا قبل أن تعرض رقعة الوسوم. تأتي الإجابات الخاطئة من ظنّ أن الوضعية لا يكون لها فائز إلا إذا كانت فيها نقلات.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>5/choice 1</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Yes. The previous player took the last match and has won. So 0 is a P-position, and it is where all the labelling begins.</source>
        <comment>5/because 1</comment>
        <translation>نعم. اللاعب السابق أخذ العود الأخير وفاز. إذن 0 وضعية P، ومنها تبدأ الوسوم كلها.</translation>
    </message>
    <message>
        <source>N</source>
        <comment>5/choice 2</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>The next player cannot do anything: the game is over, and the other one took the last match.</source>
        <comment>5/because 2</comment>
        <translation>اللاعب التالي لا يستطيع شيئًا: انتهت المباراة، والآخر أخذ العود الأخير.</translation>
    </message>
    <message>
        <source>Neither, the game is over</source>
        <comment>5/choice 3</comment>
        <translation>لا هذا ولا ذاك، فالمباراة انتهت</translation>
    </message>
    <message>
        <source>The game is over, but somebody has won: the previous player. So it gets a label too.</source>
        <comment>5/because 3</comment>
        <translation>انتهت المباراة، لكنّ أحدًا قد فاز: اللاعب السابق. إذن لها وسم هي أيضًا.</translation>
    </message>
    <message>
        <source>Label them, one by one</source>
        <comment>6/title</comment>
        <translation>ضع الوسوم واحدًا واحدًا</translation>
    </message>
    <message>
        <source>Now go up from the end, one number at a time. What you could leave with one move are the **options** of a number: the options of 7 are 6, 5 and 4. Before each step say the options and their labels.

- If **some** option is P, write N: make the move that leaves it.
- If **every** option is N, write P: whatever you leave helps the other player.</source>
        <comment>6/text</comment>
        <translation>اصعد الآن من النهاية عددًا بعد عدد. ما يمكنك أن تتركه بنقلة واحدة هو **خيارات** العدد: خيارات 7 هي 6 و5 و4. وقبل كل خطوة قل الخيارات ووسومها.

- إذا كان **أحد** الخيارات P فاكتب N: العب النقلة التي تتركه.
- إذا كان **كل** خيار N فاكتب P: ما تتركه يفيد اللاعب الآخر مهما كان.</translation>
    </message>
    <message>
        <source>Let the class call out the label before each reveal. **Ask for the reason every time:** “N because I can leave 4” or “P because I can only leave 5, 6 and 7, and they are all N”.

The weak spot is 8. Many pupils write N out of habit after 5, 6 and 7. Ask them which P-position they can reach from 8.</source>
        <comment>6/notes</comment>
        <translation>دع الفصل ينادي بالوسم قبل كل كشف. **واسأل عن السبب في كل مرة:** «N لأنني أستطيع أن أترك 4»، أو «P لأنني لا أستطيع أن أترك إلا 5 و6 و7، وكلها N».

موضع الضعف هو 8. يكتب كثير من التلاميذ N بحكم العادة بعد 5 و6 و7. اسألهم: أي وضعية P تستطيعون بلوغها من 8؟</translation>
    </message>
    <message>
        <source>The pattern</source>
        <comment>7/title</comment>
        <translation>النمط</translation>
    </message>
    <message>
        <source>The labels from 0 to 10 are P N N N P N N N P N N. What do the P numbers have in common? Which one comes next after 8, and why?</source>
        <comment>7/text</comment>
        <translation>الوسوم من 0 إلى 10 هي ⁦P N N N P N N N P N N⁩. ما الذي يجمع أعداد P؟ وأيها يأتي بعد 8، ولماذا؟</translation>
    </message>
    <message>
        <source>Give them a minute. Some see “every fourth”, some see “even numbers” and then notice 2 and 6. Ask for the reason, not only for the pattern: why can the other player never break it?</source>
        <comment>7/notes</comment>
        <translation>أعطهم دقيقة. يرى بعضهم «كل رابع عدد»، ويرى بعضهم «الأعداد الزوجية» ثم ينتبه إلى 2 و6. اسأل عن السبب لا عن النمط وحده: لماذا لا يستطيع اللاعب الآخر كسره أبدًا؟</translation>
    </message>
    <message>
        <source>The P-positions are 0, 4 and 8: the multiples of four. Next come [12](takeaway:12?outcome=P), [16](takeaway:16?outcome=P) and so on, for ever.

Why four? If the other player takes 1, you take 3. If they take 2, you take 2. If they take 3, you take 1. **Together you always take four.** So once you have left a multiple of four, you can do it again after every move of theirs, down to 0.</source>
        <comment>7/reveal</comment>
        <translation>وضعيات P هي 0 و4 و8: مضاعفات الأربعة. ويليها [12](takeaway:12?outcome=P) ثم [16](takeaway:16?outcome=P)، وهكذا إلى ما لا نهاية.

لماذا أربعة؟ إن أخذ اللاعب الآخر 1 فخذ 3. وإن أخذ 2 فخذ 2. وإن أخذ 3 فخذ 1. **معًا تأخذان دائمًا أربعة.** فمتى تركت مضاعفًا للأربعة استطعت أن تعيد ذلك بعد كل نقلة له، حتى تصل إلى 0.</translation>
    </message>
    <message>
        <source>Ten matches</source>
        <comment>8/title</comment>
        <translation>عشرة أعواد</translation>
    </message>
    <message>
        <source>Back to ten matches. You start. What do you take?</source>
        <comment>8/text</comment>
        <translation>نعود إلى عشرة أعواد. أنت تبدأ. كم تأخذ؟</translation>
    </message>
    <message>
        <source>Let them vote with fingers: one, two or three. Then ask a pupil who voted for one or three to play it out against a pupil who knows the pattern.</source>
        <comment>8/notes</comment>
        <translation>دعهم يصوّتون بالأصابع: واحد أو اثنان أو ثلاثة. ثم اطلب من تلميذ صوّت لواحد أو ثلاثة أن يلعبها ضد تلميذ يعرف النمط.</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>8/choice 1</comment>
        <translation>آخذ واحدًا</translation>
    </message>
    <message>
        <source>You leave 9. The other player takes one as well and leaves you 8.</source>
        <comment>8/because 1</comment>
        <translation>تترك 9. يأخذ اللاعب الآخر واحدًا هو أيضًا ويترك لك 8.</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>8/choice 2</comment>
        <translation>آخذ اثنين</translation>
    </message>
    <message>
        <source>Yes. You leave 8, a multiple of four. It is the only move that wins.</source>
        <comment>8/because 2</comment>
        <translation>نعم. تترك 8، وهو مضاعف للأربعة. إنها النقلة الوحيدة الرابحة.</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>8/choice 3</comment>
        <translation>آخذ ثلاثة</translation>
    </message>
    <message>
        <source>You leave 7. The other player takes three and leaves you 4.</source>
        <comment>8/because 3</comment>
        <translation>تترك 7. يأخذ اللاعب الآخر ثلاثة ويترك لك 4.</translation>
    </message>
    <message>
        <source>It does not matter</source>
        <comment>8/choice 4</comment>
        <translation>لا فرق</translation>
    </message>
    <message>
        <source>It does. Of the three moves only one leaves a multiple of four.</source>
        <comment>8/because 4</comment>
        <translation>بل هناك فرق. من النقلات الثلاث واحدة فقط تترك مضاعفًا للأربعة.</translation>
    </message>
    <message>
        <source>Beat the computer</source>
        <comment>9/title</comment>
        <translation>اهزم الحاسوب</translation>
    </message>
    <message>
        <source>You start with ten matches. The computer never makes a mistake. Can you win every time?</source>
        <comment>9/text</comment>
        <translation>تبدأ بعشرة أعواد، والحاسوب لا يخطئ أبدًا. هل تستطيع أن تفوز في كل مرة؟</translation>
    </message>
    <message>
        <source>It can be won every time: take two, then always make four together. If a pair loses, let them go back to the first moment at which they left a number that is not a multiple of four.</source>
        <comment>9/notes</comment>
        <translation>يمكن الفوز في كل مرة: خذ اثنين، ثم أكمل دائمًا إلى أربعة معًا. إن خسر ثنائي فليعد إلى أول لحظة ترك فيها عددًا ليس من مضاعفات الأربعة.</translation>
    </message>
    <message>
        <source>Do it yourself</source>
        <comment>10/title</comment>
        <translation>افعلها بنفسك</translation>
    </message>
    <message>
        <source>Fill in P and N for 0 to 12 matches, without looking back. If something cannot be right, you are shown the first place where it does not fit, and you can mend it.</source>
        <comment>10/text</comment>
        <translation>املأ P وN للأعواد من 0 إلى 12، دون أن تنظر إلى الوراء. إذا كان هناك ما لا يصح، ظهر لك أول موضع لا يستقيم، ويمكنك إصلاحه.</translation>
    </message>
    <message>
        <source>Alone or in pairs. Quick pupils fill in only the multiples of four. Ask them to say why the others are N.</source>
        <comment>10/notes</comment>
        <translation>فرديًّا أو كل اثنين معًا. التلاميذ السريعون يملؤون مضاعفات الأربعة فقط. اطلب منهم أن يقولوا لماذا الأعداد الأخرى N.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>Now with other numbers of matches. Which number do you want to leave?</source>
        <comment>11/text</comment>
        <translation>والآن بأعداد أخرى من الأعواد. أي عدد تريد أن تترك؟</translation>
    </message>
    <message>
        <source>Stop after three or four. Ask one pupil to explain a right answer with the words “I leave … and that is P because …”.</source>
        <comment>11/notes</comment>
        <translation>توقف بعد ثلاثة تمارين أو أربعة. اطلب من تلميذ أن يشرح إجابة صحيحة بعبارة «أترك … وهو P لأن …».</translation>
    </message>
    <message>
        <source>Turn it round</source>
        <comment>12/title</comment>
        <translation>اقلبها</translation>
    </message>
    <message>
        <source>One last twist: now whoever takes the last match **loses**. There are ten matches and you start. What do you take?</source>
        <comment>12/text</comment>
        <translation>لفتة أخيرة: الآن من يأخذ العود الأخير **يخسر**. هناك عشرة أعواد وأنت تبدأ. كم تأخذ؟</translation>
    </message>
    <message>
        <source>This is called misère play. The method is the same, only the end is different: now the position with no matches is N. The P-positions move up by one: 1, 5, 9. Can be left out if time is short; misère play has a lesson of its own.</source>
        <comment>12/notes</comment>
        <translation>يسمى هذا لعب ميزير (misère). الطريقة هي نفسها، والنهاية وحدها تختلف: الآن الوضعية الخالية من الأعواد هي N. ترتفع وضعيات P بمقدار واحد: 1 و5 و9. يمكن ترك هذه الخطوة إن ضاق الوقت؛ فللعب ميزير درس خاص به.</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>12/choice 1</comment>
        <translation>آخذ واحدًا</translation>
    </message>
    <message>
        <source>Yes. You leave 9. Together you always take four: 9, 5, 1. Then the other player must take the last match.</source>
        <comment>12/because 1</comment>
        <translation>نعم. تترك 9. معًا تأخذان دائمًا أربعة: 9 ثم 5 ثم 1. عندها لا بدّ أن يأخذ اللاعب الآخر العود الأخير.</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>12/choice 2</comment>
        <translation>آخذ اثنين</translation>
    </message>
    <message>
        <source>You leave 8. The other player takes three and leaves you 5. From 5 you can leave 4, 3 or 2, and each time they leave you the last match.</source>
        <comment>12/because 2</comment>
        <translation>تترك 8. يأخذ اللاعب الآخر ثلاثة ويترك لك 5. ومن 5 يمكنك أن تترك 4 أو 3 أو 2، وفي كل مرة يترك لك العود الأخير.</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>12/choice 3</comment>
        <translation>آخذ ثلاثة</translation>
    </message>
    <message>
        <source>You leave 7. The other player takes two and leaves you 5, and later 1.</source>
        <comment>12/because 3</comment>
        <translation>تترك 7. يأخذ اللاعب الآخر اثنين ويترك لك 5، ثم لاحقًا 1.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- A position is **P** or **N**, whoever plays.
- Label from the end: *some move to P* makes N, *every move to N* makes P.
- To win, always leave a P-position. From [ten matches](takeaway:10?outcome=N&amp;only=takeaway:8) you leave eight.

You did not need to try every game. You only needed eleven labels. Next: what happens when other numbers may be taken.</source>
        <comment>13/text</comment>
        <translation>- كل وضعية إما **P** وإما **N**، أيًّا كان اللاعبان.
- ضع الوسوم من النهاية: *نقلة ما إلى P* تعطي N، و*كل النقلات إلى N* تعطي P.
- لكي تفوز اترك دائمًا وضعية P. من [عشرة أعواد](takeaway:10?outcome=N&amp;only=takeaway:8) تترك ثمانية.

لم تحتج إلى تجربة كل المباريات، بل إلى أحد عشر وسمًا فقط. في الدرس التالي: ماذا يحدث إذا سُمح بأخذ أعداد أخرى؟</translation>
    </message>
    <message>
        <source>Let one pupil retell the two rules in their own words. Homework idea: 21 matches, take 1, 2, 3 or 4. Which numbers are P? (The multiples of five, so take one.)</source>
        <comment>13/notes</comment>
        <translation>ليعد تلميذ القاعدتين بكلماته. فكرة للواجب البيتي: 21 عودًا، تأخذ 1 أو 2 أو 3 أو 4. أي الأعداد P؟ (مضاعفات الخمسة، فخذ واحدًا.)</translation>
    </message>
</context>
<context>
    <name>the-grid</name>
    <message>
        <source>The 4 × 4 grid</source>
        <comment>title</comment>
        <translation>شبكة 4 × 4</translation>
    </message>
    <message>
        <source>Sixteen stones in a square: labelling from the end, one step at a time.</source>
        <comment>about</comment>
        <translation>ستة عشر حجرًا في مربع: الوسوم من النهاية، خطوة خطوة.</translation>
    </message>
    <message>
        <source>label the positions near the end of a board without a formula</source>
        <comment>aims</comment>
        <translation>يضع وسوم الوضعيات القريبة من النهاية على رقعة بلا قانون</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>Sixteen stones in a square of 4 × 4. Take **1, 2 or 3** stones that are next to each other in one row or in one column. Gaps may not be jumped. Whoever takes the last stone **loses**.

Play it twice in pairs.</source>
        <comment>1/text</comment>
        <translation>ستة عشر حجرًا في مربع 4 × 4. خذ **1 أو 2 أو 3** أحجار متجاورة في صف واحد أو في عمود واحد. لا يجوز القفز فوق الفراغات. من يأخذ الحجر الأخير **يخسر**.

العبوها مرتين كل اثنين معًا.</translation>
    </message>
    <message>
        <source>A game from a school playground. Stones are taken straight along a row or a column, never round a corner. A whole row of four cannot be taken at once. **Ask afterwards:** “Which positions near the end did you want to leave to the other player?”</source>
        <comment>1/notes</comment>
        <translation>لعبة من ساحات المدارس. تؤخذ الأحجار على استقامة صف أو عمود، لا حول زاوية أبدًا. ولا يجوز أخذ صف من أربعة كله دفعة واحدة. **واسأل بعد ذلك:** «أي الوضعيات قرب النهاية أردتم أن تتركوها للاعب الآخر؟»</translation>
    </message>
    <message>
        <source>One stone</source>
        <comment>2/title</comment>
        <translation>حجر واحد</translation>
    </message>
    <message>
        <source>Only one stone is left, and it is your turn.</source>
        <comment>2/text</comment>
        <translation>لم يبقَ إلا حجر واحد، والدور دورك.</translation>
    </message>
    <message>
        <source>There are 16 such positions, one for each place. They are all P, and with them the labelling starts. The empty board is N: the player to move has not taken the last stone.</source>
        <comment>2/notes</comment>
        <translation>هناك 16 وضعية كهذه، واحدة لكل مكان. كلها P، ومنها تبدأ الوسوم. والرقعة الفارغة N: صاحب الدور لم يأخذ الحجر الأخير.</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>2/choice 1</comment>
        <translation>أخسر</translation>
    </message>
    <message>
        <source>Yes. You must take it, and it is the last one.</source>
        <comment>2/because 1</comment>
        <translation>نعم. لا بدّ أن تأخذه، وهو الأخير.</translation>
    </message>
    <message>
        <source>I win</source>
        <comment>2/choice 2</comment>
        <translation>أفوز</translation>
    </message>
    <message>
        <source>The last stone loses here, and you must take a stone.</source>
        <comment>2/because 2</comment>
        <translation>الحجر الأخير يخسر هنا، ولا بدّ أن تأخذ حجرًا.</translation>
    </message>
    <message>
        <source>Two stones</source>
        <comment>3/title</comment>
        <translation>حجران</translation>
    </message>
    <message>
        <source>Two stones in different corners. It is your turn.</source>
        <comment>3/text</comment>
        <translation>حجران في زاويتين مختلفتين. الدور دورك.</translation>
    </message>
    <message>
        <source>All 120 positions with two stones are N: take one, leave one.</source>
        <comment>3/notes</comment>
        <translation>كل الوضعيات 120 ذات الحجرين هي N: خذ واحدًا واترك واحدًا.</translation>
    </message>
    <message>
        <source>I win</source>
        <comment>3/choice 1</comment>
        <translation>أفوز</translation>
    </message>
    <message>
        <source>Yes. Take one of them, and the other player must take the last one.</source>
        <comment>3/because 1</comment>
        <translation>نعم. خذ أحدهما، ولا بدّ أن يأخذ اللاعب الآخر الأخير.</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>3/choice 2</comment>
        <translation>أخسر</translation>
    </message>
    <message>
        <source>Take one of the two. What is left for the other player?</source>
        <comment>3/because 2</comment>
        <translation>خذ أحد الاثنين. ماذا يبقى للاعب الآخر؟</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <comment>4/title</comment>
        <translation>ثلاثة في صف</translation>
    </message>
    <message>
        <source>Three in a row. You could take one and leave two. But two is good for the *other* player. Is this lost?</source>
        <comment>4/text</comment>
        <translation>ثلاثة في صف. يمكنك أن تأخذ واحدًا وتترك اثنين. لكن الاثنين جيدان للاعب *الآخر*. هل هذه خاسرة؟</translation>
    </message>
    <message>
        <source>An important moment. Many think that a position with a bad move is bad. Say it like this: you are not forced to make the bad move.</source>
        <comment>4/notes</comment>
        <translation>لحظة مهمة. يظن كثيرون أن الوضعية التي فيها نقلة سيئة سيئة. قلها هكذا: لا أحد يجبرك على النقلة السيئة.</translation>
    </message>
    <message>
        <source>No! There are [two moves that win](grid/misere:1110/0000/0000/0000?outcome=N&amp;winning=2): take two and leave a single stone.

**One winning move is enough.** The position is P only if *all* moves are bad.</source>
        <comment>4/reveal</comment>
        <translation>لا! هناك [نقلتان رابحتان](grid/misere:1110/0000/0000/0000?outcome=N&amp;winning=2): خذ اثنين واترك حجرًا واحدًا.

**نقلة رابحة واحدة تكفي.** لا تكون الوضعية P إلا إذا كانت *كل* النقلات سيئة.</translation>
    </message>
    <message>
        <source>The two rules once more</source>
        <comment>5/title</comment>
        <translation>القاعدتان مرة أخرى</translation>
    </message>
    <message>
        <source>- If **some** move leaves a position that is lost for the other player, you win: N.
- If **every** move leaves a position that is won for the other player, you lose: P.

In 1913 the mathematician Ernst Zermelo asked what a player can force in chess. A theorem is named after him: in a game for two, without chance and without secrets, that must end and cannot be drawn, **one of the two players can always force a win**. We only have to find out which one.</source>
        <comment>5/text</comment>
        <translation>- إذا تركت نقلةٌ **ما** وضعية خاسرة للاعب الآخر فأنت تفوز: N.
- إذا تركت **كل** نقلة وضعية رابحة للاعب الآخر فأنت تخسر: P.

في سنة 1913 سأل عالم الرياضيات إرنست تسرميلو عمّا يستطيع اللاعب أن يضمنه في الشطرنج. وتُسمى باسمه مبرهنة: في لعبة للاعبين، بلا حظ ولا أسرار، لا بدّ أن تنتهي ولا تعادل فيها، **يستطيع أحد اللاعبين دائمًا أن يضمن الفوز**. وما علينا إلا أن نعرف أيهما.</translation>
    </message>
    <message>
        <source>In chess there can also be draws, so there are three labels. The idea is the same.</source>
        <comment>5/notes</comment>
        <translation>في الشطرنج قد يقع التعادل أيضًا، فالوسوم هناك ثلاثة. والفكرة هي نفسها.</translation>
    </message>
    <message>
        <source>One step back</source>
        <comment>6/title</comment>
        <translation>خطوة إلى الوراء</translation>
    </message>
    <message>
        <source>Which positions can leave a **single** stone in one move? You may take up to three. How many stones can such a position have?</source>
        <comment>6/text</comment>
        <translation>أي الوضعيات يمكن أن تترك حجرًا **واحدًا** بنقلة واحدة؟ لك أن تأخذ ما يصل إلى ثلاثة. كم حجرًا يمكن أن يكون في وضعية كهذه؟</translation>
    </message>
    <message>
        <source>65,536 is 2 to the power 16: each of the 16 places has a stone or has none. Ask for a position of four stones that is not among the 604: for example a square of two by two. It is the next step.</source>
        <comment>6/notes</comment>
        <translation>65,536 هي 2 مرفوعة إلى القوة 16: في كل من الأماكن 16 حجر أو لا حجر. اطلب وضعية من أربعة أحجار ليست من بين 604: مثلًا مربع اثنين في اثنين. وهو الخطوة التالية.</translation>
    </message>
    <message>
        <source>Two, three or four: one stone that stays, and one to three that are taken together. There are exactly **604** such positions: 120 with two stones, 284 with three and 200 with four. All of them are N. [Here is one](grid/misere:0111/0000/0000/0100?outcome=N&amp;wins=grid/misere:0000/0000/0000/0100) with four.

So of the 65,536 positions you know 621 already: 604, the 16 single stones, and the empty board.</source>
        <comment>6/reveal</comment>
        <translation>اثنان أو ثلاثة أو أربعة: حجر يبقى، ومن واحد إلى ثلاثة تؤخذ معًا. هناك **604** وضعيات كهذه بالضبط: 120 من حجرين، و284 من ثلاثة، و200 من أربعة. كلها N. [هذه واحدة](grid/misere:0111/0000/0000/0100?outcome=N&amp;wins=grid/misere:0000/0000/0000/0100) من أربعة.

فمن الوضعيات 65,536 تعرف الآن 621: الوضعيات 604، والأحجار المفردة 16، والرقعة الفارغة.</translation>
    </message>
    <message>
        <source>A square of four</source>
        <comment>7/title</comment>
        <translation>مربع من أربعة</translation>
    </message>
    <message>
        <source>Four stones in a small square. Try the moves. What is it?</source>
        <comment>7/text</comment>
        <translation>أربعة أحجار في مربع صغير. جرّب النقلات. ما هي؟</translation>
    </message>
    <message>
        <source>Pupils should play it on the board: all eight moves look alike, there are only two kinds. Other positions to remember: two pairs that lie apart, or 1011 above 0111.</source>
        <comment>7/notes</comment>
        <translation>ليلعبها التلاميذ على الرقعة: النقلات الثماني تتشابه، وهي نوعان فقط. وضعيات أخرى تستحق الحفظ: زوجان متباعدان، أو 1011 فوق 0111.</translation>
    </message>
    <message>
        <source>P: every move helps the other player</source>
        <comment>7/choice 1</comment>
        <translation>‏P: كل نقلة تفيد اللاعب الآخر</translation>
    </message>
    <message>
        <source>Right. After one stone three are left, and the other player takes two neighbours. After two stones two are left, and the other player takes one.</source>
        <comment>7/because 1</comment>
        <translation>صحيح. بعد حجر واحد تبقى ثلاثة، فيأخذ اللاعب الآخر متجاورَين. وبعد حجرين يبقى اثنان، فيأخذ اللاعب الآخر واحدًا.</translation>
    </message>
    <message>
        <source>N: take two and leave two</source>
        <comment>7/choice 2</comment>
        <translation>‏N: خذ اثنين واترك اثنين</translation>
    </message>
    <message>
        <source>Then the other player takes one of the two, and you get the last stone.</source>
        <comment>7/because 2</comment>
        <translation>عندها يأخذ اللاعب الآخر أحدهما، ويقع لك الحجر الأخير.</translation>
    </message>
    <message>
        <source>N: take one and leave three</source>
        <comment>7/choice 3</comment>
        <translation>‏N: خذ واحدًا واترك ثلاثة</translation>
    </message>
    <message>
        <source>The three form a corner. The other player takes two of them, and you get the last stone.</source>
        <comment>7/because 3</comment>
        <translation>الثلاثة تكوّن زاوية. يأخذ اللاعب الآخر منها اثنين، ويقع لك الحجر الأخير.</translation>
    </message>
    <message>
        <source>A small square by yourself</source>
        <comment>8/title</comment>
        <translation>مربع صغير تحله بنفسك</translation>
    </message>
    <message>
        <source>The positions of a square of 2 × 2, last stone loses. Positions that are equal when turned or mirrored are drawn once, so there are only six of them. Fill in P and N. Start with the empty square and the single stone.</source>
        <comment>8/text</comment>
        <translation>وضعيات مربع 2 × 2، والحجر الأخير يخسر. الوضعيات المتساوية بالتدوير أو بالانعكاس مرسومة مرة واحدة، فهي ست فقط. املأ P وN. ابدأ بالمربع الفارغ وبالحجر المفرد.</translation>
    </message>
    <message>
        <source>Two are P: the single stone and the full square. The empty one is N, because the last stone has just lost. That is the usual first contradiction. Without turning and mirroring there are 16 positions, five of them P.</source>
        <comment>8/notes</comment>
        <translation>اثنتان منها P: الحجر المفرد والمربع الممتلئ. والفارغ N، لأن الحجر الأخير خسر للتوّ. هذا أول تناقض يقع عادةً. ودون تدوير وانعكاس هناك 16 وضعية، خمس منها P.</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>9/title</comment>
        <translation>أوجد النقلة الرابحة</translation>
    </message>
    <message>
        <source>Look for positions that you know: a single stone, the small square, or two pairs that lie apart. The two pairs are P as well: copy, and take care at the end.</source>
        <comment>9/text</comment>
        <translation>ابحث عن وضعيات تعرفها: حجر مفرد، أو المربع الصغير، أو زوجان متباعدان. الزوجان أيضًا P: قلّد، واحترس في النهاية.</translation>
    </message>
    <message>
        <source>Ask for the position that is left, not for the move: “I leave two separate pairs, and that is P.”</source>
        <comment>9/notes</comment>
        <translation>اسأل عن الوضعية المتروكة لا عن النقلة: «أترك زوجين منفصلين، وهذا P».</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- **Some** move to P makes N. **Every** move to N makes P. One winning move is enough.
- [A single stone](grid/misere:0000/0100/0000/0000?outcome=P) and [the small square](grid/misere:1100/1100/0000/0000?outcome=P) are P; [three in a row](grid/misere:1110/0000/0000/0000?outcome=N) is N.
- One step before the end there are 604 positions.

65,536 positions are too many for us, but not for a good plan. It comes in the next lesson.</source>
        <comment>10/text</comment>
        <translation>- نقلة **ما** إلى P تعطي N. و**كل** النقلات إلى N تعطي P. نقلة رابحة واحدة تكفي.
- [الحجر المفرد](grid/misere:0000/0100/0000/0000?outcome=P) و[المربع الصغير](grid/misere:1100/1100/0000/0000?outcome=P) هما P؛ و[ثلاثة في صف](grid/misere:1110/0000/0000/0000?outcome=N) هي N.
- قبل النهاية بخطوة هناك 604 وضعيات.

65,536 وضعية كثيرة علينا، لكنها ليست كثيرة على خطة جيدة. وهي تأتي في الدرس التالي.</translation>
    </message>
    <message>
        <source>**Exit question:** one row of four and nothing else, last stone loses. What do you do? (Take three at one end, leave one.)</source>
        <comment>10/notes</comment>
        <translation>**سؤال الختام:** صف واحد من أربعة ولا شيء آخر، والحجر الأخير يخسر. ماذا تفعل؟ (خذ ثلاثة من طرف واترك واحدًا.)</translation>
    </message>
</context>
<context>
    <name>the-proof</name>
    <message>
        <source>Why the nim-sum decides</source>
        <comment>title</comment>
        <translation>لماذا يحسم مجموع نيم الأمر</translation>
    </message>
    <message>
        <source>What has to be proved, and the first of two facts: from nim-sum 0 every move spoils it.</source>
        <comment>about</comment>
        <translation>ما الذي ينبغي برهانه، وأولى حقيقتين: من مجموع نيم 0 كل نقلة تفسده.</translation>
    </message>
    <message>
        <source>prove that from nim-sum 0 every move spoils it</source>
        <comment>aims</comment>
        <translation>يبرهن أن كل نقلة من مجموع نيم 0 تفسده</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>Heaps of 7, 11 and 5. Play it once in pairs. Far too many positions for a list! Before you start, write the heaps in binary: is one player sure to win?</source>
        <comment>1/text</comment>
        <translation>أكوام 7 و11 و5. العبوها مرة كل اثنين معًا. الوضعيات أكثر من أن تُكتب في قائمة! قبل أن تبدؤوا اكتبوا الأكوام بالثنائية: هل فوز أحد اللاعبين مضمون؟</translation>
    </message>
    <message>
        <source>Nim-sum 111, 1011 and 101: 1001, which is 9. So it is N. **Ask:** “And which move?” Let them search by trying; the next lesson answers it.</source>
        <comment>1/notes</comment>
        <translation>مجموع نيم لـ 111 و1011 و101 هو 1001، أي 9. فهي N. **اسأل:** «وأي نقلة؟» دعهم يبحثون بالتجربة؛ الدرس التالي يجيب.</translation>
    </message>
    <message>
        <source>What we want to prove</source>
        <comment>2/title</comment>
        <translation>ما نريد برهانه</translation>
    </message>
    <message>
        <source>**In Nim a position is P just when its nim-sum is 0.**

It has held in all the tables so far. But a table can never show it for *all* heaps. For that we need reasons. Two facts are enough:

- **Fact 1.** From nim-sum 0, *every* move leaves a nim-sum that is not 0.
- **Fact 2.** From any other nim-sum, *some* move leaves nim-sum 0.

Compare that with P and N: from P every move leaves N, and from N some move leaves P. And at the end, with no stones, the nim-sum is 0 and the position is P. So if both facts are true, the nim-sum sorts the positions just as P and N do.</source>
        <comment>2/text</comment>
        <translation>**في نيم تكون الوضعية P إذا كان مجموع نيم لها 0، وفي هذه الحالة فقط.**

صحّ ذلك في كل الجداول حتى الآن. لكن الجدول لا يستطيع أبدًا أن يبيّنه لـ*كل* الأكوام. لذلك نحتاج إلى أسباب. تكفي حقيقتان:

- **الحقيقة 1.** من مجموع نيم 0 تترك *كل* نقلة مجموع نيم غير 0.
- **الحقيقة 2.** من أي مجموع نيم آخر تترك نقلةٌ *ما* مجموع نيم 0.

قارن ذلك بـ P وN: من P تترك كل نقلة N، ومن N تترك نقلة ما P. وفي النهاية، بلا أحجار، مجموع نيم 0 والوضعية P. فإن صحّت الحقيقتان فرز مجموع نيم الوضعيات كما تفرزها P وN تمامًا.</translation>
    </message>
    <message>
        <source>Mathematicians call such helping facts lemmas. **Ask:** “Which of the two do you find easier to believe?” Most say the first one.</source>
        <comment>2/notes</comment>
        <translation>يسمي علماء الرياضيات هذه الحقائق المساعدة تمهيديات. **اسأل:** «أي الحقيقتين تصدّقها بسهولة أكبر؟» يقول معظمهم: الأولى.</translation>
    </message>
    <message>
        <source>Try to break fact 1</source>
        <comment>3/title</comment>
        <translation>حاول أن تكسر الحقيقة 1</translation>
    </message>
    <message>
        <source>The heaps 1, 4 and 5 have nim-sum 0: 001, 100, 101. Make any move on the board. Can you keep the nim-sum at 0?</source>
        <comment>3/text</comment>
        <translation>أكوام 1 و4 و5 لها مجموع نيم 0: ‏001 و100 و101. العب أي نقلة على الرقعة. هل تستطيع أن تُبقي مجموع نيم 0؟</translation>
    </message>
    <message>
        <source>Let several pupils try. Each time write the three lines in binary and mark the columns that have become odd.</source>
        <comment>3/notes</comment>
        <translation>دع عدة تلاميذ يحاولون. اكتب في كل مرة السطور الثلاثة بالثنائية وعلّم الأعمدة التي صارت فردية.</translation>
    </message>
    <message>
        <source>Yes, by taking the heap of one</source>
        <comment>3/choice 1</comment>
        <translation>نعم، بأخذ كومة الواحد</translation>
    </message>
    <message>
        <source>Then 4 and 5 are left: 100 and 101. The last column now has one 1.</source>
        <comment>3/because 1</comment>
        <translation>عندها تبقى 4 و5: ‏100 و101. في العمود الأخير الآن 1 واحد.</translation>
    </message>
    <message>
        <source>Yes, by taking one from the five</source>
        <comment>3/choice 2</comment>
        <translation>نعم، بأخذ واحد من الخمسة</translation>
    </message>
    <message>
        <source>Then 1, 4 and 4 are left. The fours cancel, and 1 remains.</source>
        <comment>3/because 2</comment>
        <translation>عندها تبقى 1 و4 و4. الأربعتان تُحذفان ويبقى 1.</translation>
    </message>
    <message>
        <source>No, no move does it</source>
        <comment>3/choice 3</comment>
        <translation>لا، لا نقلة تفعل ذلك</translation>
    </message>
    <message>
        <source>Right. All ten moves leave a nim-sum that is not 0.</source>
        <comment>3/because 3</comment>
        <translation>صحيح. النقلات العشر كلها تترك مجموع نيم غير 0.</translation>
    </message>
    <message>
        <source>Why fact 1 is true</source>
        <comment>4/title</comment>
        <translation>لماذا الحقيقة 1 صحيحة</translation>
    </message>
    <message>
        <source>Look at the binary lines while you make a move. **How many lines** change? What happens in a column where a digit changes?</source>
        <comment>4/text</comment>
        <translation>انظر إلى السطور الثنائية وأنت تلعب نقلة. **كم سطرًا** يتغير؟ وماذا يحدث في عمود يتغير فيه رقم؟</translation>
    </message>
    <message>
        <source>The whole proof rests on one word: one heap. If you could change two heaps at once, fact 1 would fail. Good question for quick pupils: which move in two heaps keeps 1, 4, 5 at nim-sum 0? For example 4 and 5 to 2 and 3.</source>
        <comment>4/notes</comment>
        <translation>يقوم البرهان كله على كلمة واحدة: كومة واحدة. لو أمكنك تغيير كومتين معًا لسقطت الحقيقة 1. سؤال جيد للسريعين: أي نقلة في كومتين تُبقي 1 و4 و5 على مجموع نيم 0؟ مثلًا تصير 4 و5 إلى 2 و3.</translation>
    </message>
    <message>
        <source>A move changes **one** heap, so only one line changes. In at least one column its digit changes.

There the number of ones goes up or down by one. It was **even**, so now it is **odd**: the nim-sum has a 1 there and is not 0. That is the whole proof of fact 1.</source>
        <comment>4/reveal</comment>
        <translation>النقلة تغيّر كومة **واحدة**، فلا يتغير إلا سطر واحد. وفي عمود واحد على الأقل يتغير رقمه.

هناك يزيد عدد الآحاد أو ينقص بمقدار واحد. كان **زوجيًّا**، فصار **فرديًّا**: في مجموع نيم 1 هناك، فهو ليس 0. هذا برهان الحقيقة 1 كله.</translation>
    </message>
    <message>
        <source>How far does it jump?</source>
        <comment>5/title</comment>
        <translation>إلى أين يقفز؟</translation>
    </message>
    <message>
        <source>From 2 and 2, nim-sum 0, you take **one** stone and leave 1 and 2. What is the new nim-sum?</source>
        <comment>5/text</comment>
        <translation>من 2 و2، مجموع نيم 0، تأخذ حجرًا **واحدًا** وتترك 1 و2. ما مجموع نيم الجديد؟</translation>
    </message>
    <message>
        <source>Many texts get this wrong and subtract. The change of the nim-sum is x ⊕ y, where x is the old and y the new size of the heap, and not x − y. Since x and y differ, x ⊕ y is never 0: this is fact 1 again in one line.</source>
        <comment>5/notes</comment>
        <translation>نصوص كثيرة تخطئ هنا وتطرح. تغيُّر مجموع نيم هو ⁦x ⊕ y⁩، حيث ⁦x⁩ حجم الكومة القديم و⁦y⁩ الجديد، لا ⁦x − y⁩. وبما أن ⁦x⁩ و⁦y⁩ مختلفان فإن ⁦x ⊕ y⁩ ليس 0 أبدًا: هذه هي الحقيقة 1 ثانيةً في سطر واحد.</translation>
    </message>
    <message>
        <source>1, because one stone was taken</source>
        <comment>5/choice 1</comment>
        <translation>1، لأن حجرًا واحدًا أُخذ</translation>
    </message>
    <message>
        <source>It sounds right, but stones taken and nim-sums are different things. Work it out: 01 ⊕ 10.</source>
        <comment>5/because 1</comment>
        <translation>يبدو صحيحًا، لكن الأحجار المأخوذة شيء ومجاميع نيم شيء آخر. احسب: 01 ⊕ 10.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>5/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Yes: 01 ⊕ 10 = 11. Taking one stone changed two columns at once. The change is old size ⊕ new size, here 2 ⊕ 1 = 3.</source>
        <comment>5/because 2</comment>
        <translation>نعم: 01 ⊕ 10 = 11. أخذُ حجر واحد غيّر عمودين معًا. والتغيُّر هو الحجم القديم ⊕ الحجم الجديد، وهنا 2 ⊕ 1 = 3.</translation>
    </message>
    <message>
        <source>0</source>
        <comment>5/choice 3</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>Fact 1 says that it cannot stay 0.</source>
        <comment>5/because 3</comment>
        <translation>الحقيقة 1 تقول إنه لا يمكن أن يبقى 0.</translation>
    </message>
    <message>
        <source>After the next move</source>
        <comment>6/title</comment>
        <translation>بعد النقلة التالية</translation>
    </message>
    <message>
        <source>You have left nim-sum 0, and the other player has moved. What do you know about the nim-sum now?</source>
        <comment>6/text</comment>
        <translation>تركتَ مجموع نيم 0، ثم لعب اللاعب الآخر. ماذا تعرف الآن عن مجموع نيم؟</translation>
    </message>
    <message>
        <source>This is how a proof is used in a game. The word whatever is important: the fact holds for all moves.</source>
        <comment>6/notes</comment>
        <translation>هكذا يُستعمل البرهان في اللعب. كلمة «أيًّا كانت» مهمة: الحقيقة تصح لكل النقلات.</translation>
    </message>
    <message>
        <source>It is 0 again</source>
        <comment>6/choice 1</comment>
        <translation>هو 0 من جديد</translation>
    </message>
    <message>
        <source>Fact 1 says that it cannot be.</source>
        <comment>6/because 1</comment>
        <translation>الحقيقة 1 تقول إن ذلك لا يمكن.</translation>
    </message>
    <message>
        <source>It is not 0</source>
        <comment>6/choice 2</comment>
        <translation>ليس 0</translation>
    </message>
    <message>
        <source>Yes. That is fact 1. And if fact 2 is true as well, you can make it 0 again.</source>
        <comment>6/because 2</comment>
        <translation>نعم. هذه هي الحقيقة 1. وإن صحّت الحقيقة 2 أيضًا استطعت أن تجعله 0 من جديد.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>6/choice 3</comment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Fact 1 tells you something, whatever move was made.</source>
        <comment>6/because 3</comment>
        <translation>الحقيقة 1 تخبرك بشيء، أيًّا كانت النقلة التي لُعبت.</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>7/title</comment>
        <translation>‏P أم N؟</translation>
    </message>
    <message>
        <source>Decide by the nim-sum.</source>
        <comment>7/text</comment>
        <translation>قرّر بمجموع نيم.</translation>
    </message>
    <message>
        <source>Half of the positions are P. Pupils who always say N should be asked for the winning move.</source>
        <comment>7/notes</comment>
        <translation>نصف الوضعيات P. من يقول N دائمًا من التلاميذ فليُسأل عن النقلة الرابحة.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>8/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- We want to prove that nim-sum 0 is P. Two facts are enough.
- **Fact 1** is proved: a move changes one line, so some column becomes odd. From [1, 4, 5](nim:1,4,5?outcome=P&amp;winning=0) no move keeps 0.
- The nim-sum does not change by the number of stones taken: from [2, 2](nim:2,2?grundy=0) to [1, 2](nim:1,2?grundy=3) it jumps to 3.

Fact 2 is the more interesting one, because it shows you the winning move. It comes next.</source>
        <comment>8/text</comment>
        <translation>- نريد أن نبرهن أن مجموع نيم 0 يعني P. تكفي حقيقتان.
- **الحقيقة 1** مبرهنة: النقلة تغيّر سطرًا واحدًا، فيصير عمود ما فرديًّا. من [1 و4 و5](nim:1,4,5?outcome=P&amp;winning=0) لا نقلة تُبقي 0.
- لا يتغير مجموع نيم بعدد الأحجار المأخوذة: من [2 و2](nim:2,2?grundy=0) إلى [1 و2](nim:1,2?grundy=3) يقفز إلى 3.

الحقيقة 2 هي الأمتع، لأنها تريك النقلة الرابحة. وهي ما يأتي بعد ذلك.</translation>
    </message>
    <message>
        <source>**Exit question:** from 6, 6 you take four stones from one heap. What is the new nim-sum? (6 ⊕ 2 = 4.) And if you take five? (6 ⊕ 1 = 7.)</source>
        <comment>8/notes</comment>
        <translation>**سؤال الختام:** من 6 و6 تأخذ أربعة أحجار من كومة. ما مجموع نيم الجديد؟ (6 ⊕ 2 = 4.) وإن أخذت خمسة؟ (6 ⊕ 1 = 7.)</translation>
    </message>
</context>
<context>
    <name>the-rule-for-stalks</name>
    <message>
        <source>The rule for stalks</source>
        <comment>title</comment>
        <translation>قاعدة السيقان</translation>
    </message>
    <message>
        <source>Read off what a red-blue stalk is worth, add the stalks, and know who wins.</source>
        <comment>about</comment>
        <translation>اقرأ قيمة الساق الحمراء الزرقاء، واجمع السيقان، فتعرف من يفوز.</translation>
    </message>
    <message>
        <source>find the value of a stalk, and add stalks</source>
        <comment>aims</comment>
        <translation>يجد قيمة ساق، ويجمع السيقان</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>Two stalks. From the ground up, the edges of one are blue, blue, red and those of the other red, blue. Left cuts blue, Right cuts red. Whoever cannot cut loses.

Play it in pairs, and let each of you be Left once. Who has more in hand?</source>
        <comment>1/text</comment>
        <translation>ساقان. من الأرض إلى الأعلى أضلاع إحداهما أزرق، أزرق، أحمر، وأضلاع الأخرى أحمر، أزرق. أيسر يقطع الأزرق وأيمن يقطع الأحمر. من لا يستطيع القطع يخسر.

العبوها كل اثنين معًا، وليكن كل منكما أيسر مرة. من لديه أكثر في يده؟</translation>
    </message>
    <message>
        <source>It is worth 3/2 − 1/2 = 1, so Left wins, whoever starts. The pupils will be able to compute it in a few minutes.</source>
        <comment>1/notes</comment>
        <translation>قيمتها 3/2 − 1/2 = 1، فيفوز أيسر أيًّا كان من يبدأ. سيستطيع التلاميذ حسابها بعد دقائق.</translation>
    </message>
    <message>
        <source>The rule for stalks</source>
        <comment>2/title</comment>
        <translation>قاعدة السيقان</translation>
    </message>
    <message>
        <source>Read the stalk **from the ground upwards**. Blue adds, red takes away.

- As long as the colour is the same as at the ground, each edge counts **1**.
- From the **first change** on, each edge counts **half** of the one before: 1/2, 1/4, 1/8, …

For example blue, blue, red: 1 + 1 − 1/2 = [3/2](hackenbush:0-1b,1-2b,2-3r?value=3/2). And red, blue: −1 + 1/2 = [−1/2](hackenbush:0-1r,1-2b?value=-1/2).</source>
        <comment>2/text</comment>
        <translation>اقرأ الساق **من الأرض إلى الأعلى**. الأزرق يضيف، والأحمر ينقص.

- ما دام اللون كلون الضلع عند الأرض فكل ضلع يُحسب **1**.
- من **أول تغيّر** فصاعدًا يُحسب كل ضلع **نصف** الذي قبله: 1/2، 1/4، 1/8، …

مثلًا أزرق، أزرق، أحمر: 1 + 1 − 1/2 = [3/2](hackenbush:0-1b,1-2b,2-3r?value=3/2). وأحمر، أزرق: ⁦−1⁩ + 1/2 = [⁦−1/2⁩](hackenbush:0-1r,1-2b?value=-1/2).</translation>
    </message>
    <message>
        <source>The edge that changes the colour first already counts a half. From there on it is always half of the one before, whatever the colour; only the sign depends on the colour.</source>
        <comment>2/notes</comment>
        <translation>الضلع الذي يتغير عنده اللون أول مرة يُحسب هو نفسه نصفًا. ومن هناك كل ضلع نصف الذي قبله دائمًا، أيًّا كان لونه؛ واللون يحدد الإشارة فقط.</translation>
    </message>
    <message>
        <source>Work it out</source>
        <comment>3/title</comment>
        <translation>احسبها</translation>
    </message>
    <message>
        <source>From the ground up: **blue, blue, red, red, blue**. What is it worth?</source>
        <comment>3/text</comment>
        <translation>من الأرض إلى الأعلى: **أزرق، أزرق، أحمر، أحمر، أزرق**. ما قيمتها؟</translation>
    </message>
    <message>
        <source>Which end is the ground is important: upside down it is 7/16. Write the signs and the fractions in two lines.</source>
        <comment>3/notes</comment>
        <translation>المهم أي طرف هو الأرض: مقلوبةً تكون 7/16. اكتب الإشارات والكسور في سطرين.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>3/choice 1</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>You counted three blue and two red edges. But the upper ones count less.</source>
        <comment>3/because 1</comment>
        <translation>عددت ثلاثة أضلاع زرقاء واثنين أحمرين. لكن العليا تُحسب أقل.</translation>
    </message>
    <message>
        <source>11/8</source>
        <comment>3/choice 2</comment>
        <translation>11/8</translation>
    </message>
    <message>
        <source>Yes: 1 + 1 − 1/2 − 1/4 + 1/8 = 11/8.</source>
        <comment>3/because 2</comment>
        <translation>نعم: 1 + 1 − 1/2 − 1/4 + 1/8 = 11/8.</translation>
    </message>
    <message>
        <source>7/16</source>
        <comment>3/choice 3</comment>
        <translation>7/16</translation>
    </message>
    <message>
        <source>That is the same stalk read from the top: blue, red, red, blue, blue. The ground end comes first.</source>
        <comment>3/because 3</comment>
        <translation>هذه الساق نفسها مقروءة من الأعلى: أزرق، أحمر، أحمر، أزرق، أزرق. طرف الأرض يأتي أولًا.</translation>
    </message>
    <message>
        <source>13/8</source>
        <comment>3/choice 4</comment>
        <translation>13/8</translation>
    </message>
    <message>
        <source>Check the signs: red takes away a half and a quarter, and blue adds an eighth.</source>
        <comment>3/because 4</comment>
        <translation>تحقق من الإشارات: الأحمر ينقص نصفًا وربعًا، والأزرق يضيف ثُمنًا.</translation>
    </message>
    <message>
        <source>Numbers instead of colours</source>
        <comment>4/title</comment>
        <translation>أعداد بدل الألوان</translation>
    </message>
    <message>
        <source>Sometimes a stalk is written as a list of numbers: **4, 8, 9, 11, 16**. Even means blue, odd means red, and the first number is at the ground. What is it worth?</source>
        <comment>4/text</comment>
        <translation>أحيانًا تُكتب الساق قائمة أعداد: **4، 8، 9، 11، 16**. الزوجي يعني الأزرق، والفردي يعني الأحمر، والعدد الأول عند الأرض. ما قيمتها؟</translation>
    </message>
    <message>
        <source>The size of the numbers does not matter, only even or odd.</source>
        <comment>4/notes</comment>
        <translation>لا يهم كِبَر الأعداد، بل كونها زوجية أو فردية فقط.</translation>
    </message>
    <message>
        <source>Even, even, odd, odd, even: blue, blue, red, red, blue. It is the same stalk, worth [11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8).

A text that does not say which numbers are blue, and where the ground is, leaves the answer open.</source>
        <comment>4/reveal</comment>
        <translation>زوجي، زوجي، فردي، فردي، زوجي: أزرق، أزرق، أحمر، أحمر، أزرق. إنها الساق نفسها، وقيمتها [11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8).

النص الذي لا يقول أي الأعداد أزرق وأين الأرض يترك الجواب مفتوحًا.</translation>
    </message>
    <message>
        <source>Practice: stalks</source>
        <comment>5/title</comment>
        <translation>تدريب: سيقان</translation>
    </message>
    <message>
        <source>What is the stalk worth? Write your answer as a fraction, such as 3/4 or −1/2.</source>
        <comment>5/text</comment>
        <translation>ما قيمة الساق؟ اكتب إجابتك كسرًا، مثل 3/4 أو ⁦−1/2⁩.</translation>
    </message>
    <message>
        <source>A typical mistake: halving from the second edge on, even if the colour has not changed yet.</source>
        <comment>5/notes</comment>
        <translation>خطأ شائع: التنصيف من الضلع الثاني فصاعدًا، حتى إن لم يتغير اللون بعد.</translation>
    </message>
    <message>
        <source>Several stalks</source>
        <comment>6/title</comment>
        <translation>عدة سيقان</translation>
    </message>
    <message>
        <source>Three stalks are worth 1/2 and −1/4 and 1/4. Who wins?</source>
        <comment>6/text</comment>
        <translation>ثلاث سيقان قيمها 1/2 و⁦−1/4⁩ و1/4. من يفوز؟</translation>
    </message>
    <message>
        <source>In the last lesson the pairs played this board. Let them play it again, Left with the plan: stay at a sum of 0 or more.</source>
        <comment>6/notes</comment>
        <translation>في الدرس السابق لعب التلاميذ هذه الرقعة. دعهم يلعبونها ثانية، وخطة أيسر: ابقَ عند مجموع 0 أو أكثر.</translation>
    </message>
    <message>
        <source>Whoever starts</source>
        <comment>6/choice 1</comment>
        <translation>من يبدأ</translation>
    </message>
    <message>
        <source>Add the values: 1/2 − 1/4 + 1/4 = 1/2. That is positive.</source>
        <comment>6/because 1</comment>
        <translation>اجمع القيم: 1/2 − 1/4 + 1/4 = 1/2. هذا موجب.</translation>
    </message>
    <message>
        <source>Left, whoever starts</source>
        <comment>6/choice 2</comment>
        <translation>أيسر، أيًّا كان من يبدأ</translation>
    </message>
    <message>
        <source>Yes. Stalks are simply **added**, and the sum 1/2 is positive. It is the board with which the last lesson began.</source>
        <comment>6/because 2</comment>
        <translation>نعم. السيقان **تُجمع** ببساطة، والمجموع 1/2 موجب. إنها الرقعة التي بدأ بها الدرس السابق.</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>6/choice 3</comment>
        <translation>أيمن</translation>
    </message>
    <message>
        <source>The sum is 1/2. Right would need a negative one.</source>
        <comment>6/because 3</comment>
        <translation>المجموع 1/2. أيمن يحتاج إلى مجموع سالب.</translation>
    </message>
    <message>
        <source>Take the nim-sum first</source>
        <comment>6/choice 4</comment>
        <translation>خذ مجموع نيم أولًا</translation>
    </message>
    <message>
        <source>There is no nim-sum of fractions. Values of this kind are added.</source>
        <comment>6/because 4</comment>
        <translation>ليس للكسور مجموع نيم. القيم من هذا النوع تُجمع.</translation>
    </message>
    <message>
        <source>After a cut</source>
        <comment>7/title</comment>
        <translation>بعد قطع</translation>
    </message>
    <message>
        <source>This stalk is worth 11/8. What is it worth after each cut of Left? And of Right?</source>
        <comment>7/text</comment>
        <translation>قيمة هذه الساق 11/8. ما قيمتها بعد كل قطع لأيسر؟ ولأيمن؟</translation>
    </message>
    <message>
        <source>The value of a position is the simplest number between what Left can leave and what Right can leave: between 5/4 and 3/2 that is 11/8. In Nim it is quite different: there everyone wants to move.</source>
        <comment>7/notes</comment>
        <translation>قيمة الوضعية هي أبسط عدد بين ما يستطيع أيسر أن يتركه وما يستطيع أيمن أن يتركه: بين 5/4 و3/2 هو 11/8. وفي نيم الأمر مختلف تمامًا: هناك يريد كل لاعب أن يلعب.</translation>
    </message>
    <message>
        <source>Left leaves 0, 1 or 5/4: always **less**. Right leaves 3/2 or 2: always **more**.

With numbers each move is a loss for its player. Lose as little as possible: Left’s best cut is the topmost, to [5/4](hackenbush:0-1b,1-2b,2-3r,3-4r?value=5/4).</source>
        <comment>7/reveal</comment>
        <translation>يترك أيسر 0 أو 1 أو 5/4: دائمًا **أقل**. ويترك أيمن 3/2 أو 2: دائمًا **أكثر**.

مع الأعداد كل نقلة خسارة لمن يلعبها. فلتكن خسارتك أقل ما يمكن: أفضل قطع لأيسر هو الأعلى، إلى [5/4](hackenbush:0-1b,1-2b,2-3r,3-4r?value=5/4).</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>8/title</comment>
        <translation>افز بها</translation>
    </message>
    <message>
        <source>You are Left and start. The computer is perfect, but the sum is 1/2: positive.</source>
        <comment>8/text</comment>
        <translation>أنت أيسر وتبدأ. الحاسوب متقن، لكن المجموع 1/2: موجب.</translation>
    </message>
    <message>
        <source>Before each cut: which cut loses least? Stay at 0 or above after your move. Three of the four possible cuts are good enough here.</source>
        <comment>8/notes</comment>
        <translation>قبل كل قطع: أي قطع يخسر أقل؟ ابقَ بعد نقلتك عند 0 أو فوقه. ثلاثة من القطوع الأربعة الممكنة تكفي هنا.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- Positions of red-blue Hackenbush are **numbers**, and numbers are added.
- [Positive](hackenbush:0-1b,1-2r?outcome=L): Left wins. [Negative](hackenbush:0-1r,1-2b?outcome=R): Right wins. [Zero](hackenbush:0-1b,0-2r?outcome=P): the second player wins.
- On a stalk each edge counts 1 up to the first change of colour, then 1/2, 1/4, 1/8, …

Next comes a game in which rows *split*. In Line Nim that changed nothing. This time it changes everything.</source>
        <comment>9/text</comment>
        <translation>- وضعيات هاكنبوش الأحمر والأزرق **أعداد**، والأعداد تُجمع.
- [موجبة](hackenbush:0-1b,1-2r?outcome=L): يفوز أيسر. [سالبة](hackenbush:0-1r,1-2b?outcome=R): يفوز أيمن. [صفر](hackenbush:0-1b,0-2r?outcome=P): يفوز اللاعب الثاني.
- على الساق يُحسب كل ضلع 1 حتى أول تغيّر للون، ثم 1/2، 1/4، 1/8، …

تأتي بعد ذلك لعبة *تنقسم* فيها الصفوف. في نيم الخطوط لم يغيّر ذلك شيئًا. وهذه المرة يغيّر كل شيء.</translation>
    </message>
    <message>
        <source>**Exit question:** red, red, blue from the ground? (−1 − 1 + 1/2 = −3/2.) Who wins beside a blue stalk of two edges? (−3/2 + 2 = 1/2: Left.)</source>
        <comment>9/notes</comment>
        <translation>**سؤال الختام:** أحمر، أحمر، أزرق من الأرض؟ (⁦−1⁩ − 1 + 1/2 = ⁦−3/2⁩.) ومن يفوز إلى جانب ساق زرقاء من ضلعين؟ (⁦−3/2⁩ + 2 = 1/2: أيسر.)</translation>
    </message>
</context>
<context>
    <name>the-rule-of-line-nim</name>
    <message>
        <source>The rule of Line Nim</source>
        <comment>title</comment>
        <translation>قاعدة نيم الخطوط</translation>
    </message>
    <message>
        <source>A rule that was said not to exist, found with the nim-sum.</source>
        <comment>about</comment>
        <translation>قاعدة قيل إنها غير موجودة، وُجدت بمجموع نيم.</translation>
    </message>
    <message>
        <source>win Line Nim with the nim-sum of the runs</source>
        <comment>aims</comment>
        <translation>يفوز في نيم الخطوط بمجموع نيم للسلاسل</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>The game starts with two lines of three counters. Take neighbouring counters of one line; whoever takes the last counter **loses**. The computer begins, and it plays at random.

You can always win. How?</source>
        <comment>1/text</comment>
        <translation>تبدأ المباراة بخطين في كل منهما ثلاثة أقراص. خذ أقراصًا متجاورة من خط واحد؛ من يأخذ القرص الأخير **يخسر**. الحاسوب يبدأ ويلعب عشوائيًّا.

تستطيع أن تفوز دائمًا. كيف؟</translation>
    </message>
    <message>
        <source>Copying works, with care at the end. **Ask afterwards:** “When did you stop copying?”</source>
        <comment>1/notes</comment>
        <translation>التقليد ينجح، مع الحذر في النهاية. **واسأل بعد ذلك:** «متى توقفتم عن التقليد؟»</translation>
    </message>
    <message>
        <source>Only single counters</source>
        <comment>2/title</comment>
        <translation>أقراص مفردة فقط</translation>
    </message>
    <message>
        <source>Only single counters are left, **four** of them. It is your turn, and the last one loses. Good or bad for you?</source>
        <comment>2/text</comment>
        <translation>لم يبقَ إلا أقراص مفردة، **أربعة** منها. الدور دورك، والأخير يخسر. أهذا جيد لك أم سيئ؟</translation>
    </message>
    <message>
        <source>Even is good for the player to move, odd is bad. It is exactly the end of misère Nim, and that is a hint.</source>
        <comment>2/notes</comment>
        <translation>الزوجي جيد لصاحب الدور والفردي سيئ. هذه نهاية نيم ميزير بعينها، وفي ذلك إشارة.</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>2/choice 1</comment>
        <translation>جيد</translation>
    </message>
    <message>
        <source>Yes. You take the first and the third, and the other player takes the last.</source>
        <comment>2/because 1</comment>
        <translation>نعم. تأخذ الأول والثالث، ويأخذ اللاعب الآخر الأخير.</translation>
    </message>
    <message>
        <source>Bad</source>
        <comment>2/choice 2</comment>
        <translation>سيئ</translation>
    </message>
    <message>
        <source>Count it out: you, they, you, they. The last one is theirs.</source>
        <comment>2/because 2</comment>
        <translation>عُدّها: أنت، هو، أنت، هو. الأخير له.</translation>
    </message>
    <message>
        <source>Is there a rule?</source>
        <comment>3/title</comment>
        <translation>هل هناك قاعدة؟</translation>
    </message>
    <message>
        <source>A text about this game says that it has no sure rule. Compare it with Nim. A run of five can become 4, 3, 2, 1 or 0, just like a heap of five. What is **new**?</source>
        <comment>3/text</comment>
        <translation>يقول نص عن هذه اللعبة إنه ليس لها قاعدة مؤكدة. قارنها بنيم. سلسلة من خمسة يمكن أن تصير 4 أو 3 أو 2 أو 1 أو 0، ككومة من خمسة تمامًا. فما **الجديد**؟</translation>
    </message>
    <message>
        <source>List the splits of 5 with the class: 3+1, 2+2, 2+1, 1+1.</source>
        <comment>3/notes</comment>
        <translation>اكتب مع الفصل انقسامات 5: ‏3+1 و2+2 و2+1 و1+1.</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <comment>3/choice 1</comment>
        <translation>لا شيء على الإطلاق</translation>
    </message>
    <message>
        <source>Look at the middle: a run can fall into two.</source>
        <comment>3/because 1</comment>
        <translation>انظر إلى الوسط: يمكن أن تنقسم السلسلة اثنتين.</translation>
    </message>
    <message>
        <source>A run can fall into two runs</source>
        <comment>3/choice 2</comment>
        <translation>يمكن أن تنقسم السلسلة سلسلتين</translation>
    </message>
    <message>
        <source>Yes. 5 can also become 3 and 1, 2 and 2, 2 and 1, or 1 and 1. The question is whether that helps anyone.</source>
        <comment>3/because 2</comment>
        <translation>نعم. يمكن أن تصير 5 أيضًا 3 و1، أو 2 و2، أو 2 و1، أو 1 و1. والسؤال هل ينفع ذلك أحدًا.</translation>
    </message>
    <message>
        <source>A run can grow</source>
        <comment>3/choice 3</comment>
        <translation>يمكن أن تكبر السلسلة</translation>
    </message>
    <message>
        <source>No, counters never come back.</source>
        <comment>3/because 3</comment>
        <translation>لا، الأقراص لا تعود أبدًا.</translation>
    </message>
    <message>
        <source>What is a split worth?</source>
        <comment>4/title</comment>
        <translation>ما قيمة الانقسام؟</translation>
    </message>
    <message>
        <source>Work out the nim-sums of the splits of five: 3 ⊕ 1, 2 ⊕ 2, 2 ⊕ 1 and 1 ⊕ 1. Compare them with what you can leave without a split.</source>
        <comment>4/text</comment>
        <translation>احسب مجاميع نيم لانقسامات الخمسة: 3 ⊕ 1 و2 ⊕ 2 و2 ⊕ 1 و1 ⊕ 1. وقارنها بما يمكنك أن تتركه دون انقسام.</translation>
    </message>
    <message>
        <source>In normal play this is a proof by the mex. In misère play the argument of the lesson on misère Nim holds word for word: keep nim-sum 0 while a run of two or more is left, then leave an odd number of singles. It was also checked on all 4,096 boards.</source>
        <comment>4/notes</comment>
        <translation>في اللعب العادي هذا برهان بـ mex. وفي لعب ميزير تصح حجة درس نيم ميزير كلمة بكلمة: حافظ على مجموع نيم 0 ما دامت تبقى سلسلة من اثنين أو أكثر، ثم اترك عددًا فرديًّا من المفردات. وقد فُحص ذلك أيضًا على الرقع 4,096 كلها.</translation>
    </message>
    <message>
        <source>3 ⊕ 1 = 2, 2 ⊕ 2 = 0, 2 ⊕ 1 = 3 and 1 ⊕ 1 = 0. All of these are **less than 5**, and you could leave a single run of that size anyway. A nim-sum is never more than the ordinary sum, and the pieces together have fewer counters than before.

So a split gives nothing new. **Each run counts as a heap**, and [a run of five](lines:11111?grundy=5) has the value 5. So there is a rule: play Nim with the runs. And because the last counter loses here, play *misère* Nim.</source>
        <comment>4/reveal</comment>
        <translation>3 ⊕ 1 = 2، و2 ⊕ 2 = 0، و2 ⊕ 1 = 3، و1 ⊕ 1 = 0. كلها **أقل من 5**، وكان يمكنك على أي حال أن تترك سلسلة واحدة بذلك الحجم. فمجموع نيم لا يزيد أبدًا على المجموع المعتاد، وفي القطع معًا أقراص أقل مما كان.

فالانقسام لا يأتي بجديد. **كل سلسلة تُحسب كومة**، و[سلسلة من خمسة](lines:11111?grundy=5) قيمتها 5. إذن هناك قاعدة: العب نيم بالسلاسل. ولأن القرص الأخير يخسر هنا فالعب نيم *ميزير*.</translation>
    </message>
    <message>
        <source>The first move</source>
        <comment>5/title</comment>
        <translation>النقلة الأولى</translation>
    </message>
    <message>
        <source>The runs are 3, 4 and 5. What is a winning first move?</source>
        <comment>5/text</comment>
        <translation>السلاسل 3 و4 و5. ما النقلة الأولى الرابحة؟</translation>
    </message>
    <message>
        <source>There are two such moves on the board, from the left or from the right, but they lead to the same code.</source>
        <comment>5/notes</comment>
        <translation>هناك نقلتان كهذه على الرقعة، من اليسار أو من اليمين، لكنهما تؤديان إلى الرمز نفسه.</translation>
    </message>
    <message>
        <source>Take the middle counter of the 3</source>
        <comment>5/choice 1</comment>
        <translation>خذ القرص الأوسط من 3</translation>
    </message>
    <message>
        <source>Then 1, 1, 4 and 5 are left. The ones cancel, and 4 ⊕ 5 = 1 is not 0.</source>
        <comment>5/because 1</comment>
        <translation>عندها تبقى 1 و1 و4 و5. الواحدان يُحذفان، و4 ⊕ 5 = 1 ليس 0.</translation>
    </message>
    <message>
        <source>Take the whole line of five</source>
        <comment>5/choice 2</comment>
        <translation>خذ خط الخمسة كله</translation>
    </message>
    <message>
        <source>Then 3 ⊕ 4 = 7 is not 0. The other player makes the 4 a 3.</source>
        <comment>5/because 2</comment>
        <translation>عندها 3 ⊕ 4 = 7 ليس 0. يجعل اللاعب الآخر 4 تصير 3.</translation>
    </message>
    <message>
        <source>Make the 3 a 1, by taking two counters at its end</source>
        <comment>5/choice 3</comment>
        <translation>اجعل 3 تصير 1 بأخذ قرصين من طرفها</translation>
    </message>
    <message>
        <source>Yes. 1 ⊕ 4 ⊕ 5 = 0. The code becomes 11001, and it is the only code that wins.</source>
        <comment>5/because 3</comment>
        <translation>نعم. 1 ⊕ 4 ⊕ 5 = 0. يصير الرمز 11001، وهو الرمز الوحيد الرابح.</translation>
    </message>
    <message>
        <source>The game is lost for the first player</source>
        <comment>5/choice 4</comment>
        <translation>المباراة خاسرة للاعب الأول</translation>
    </message>
    <message>
        <source>3 ⊕ 4 ⊕ 5 = 2 is not 0, so some move wins.</source>
        <comment>5/because 4</comment>
        <translation>3 ⊕ 4 ⊕ 5 = 2 ليس 0، فهناك نقلة رابحة.</translation>
    </message>
    <message>
        <source>Two lines</source>
        <comment>6/title</comment>
        <translation>خطان</translation>
    </message>
    <message>
        <source>Two lines with n and m counters, last counter loses. Fill in P and N. You know the rule, but look out in the corner!</source>
        <comment>6/text</comment>
        <translation>خطان فيهما n وm من الأقراص، والقرص الأخير يخسر. املأ P وN. أنت تعرف القاعدة، لكن احذر في الزاوية!</translation>
    </message>
    <message>
        <source>As in misère Nim: the diagonal is P from 2, 2 on, but 0,0 and 1,1 are N, and 1,0 and 0,1 are P.</source>
        <comment>6/notes</comment>
        <translation>كما في نيم ميزير: القطر P من 2,2 فصاعدًا، لكن 0,0 و1,1 هما N، و1,0 و0,1 هما P.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>7/title</comment>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>Find a winning move. Read off the runs first.</source>
        <comment>7/text</comment>
        <translation>أوجد نقلة رابحة. اقرأ السلاسل أولًا.</translation>
    </message>
    <message>
        <source>Pupils forget the runs that were split off. Let them write the list of runs before each move.</source>
        <comment>7/notes</comment>
        <translation>ينسى التلاميذ السلاسل التي انفصلت. دعهم يكتبون قائمة السلاسل قبل كل نقلة.</translation>
    </message>
    <message>
        <source>Against the perfect computer</source>
        <comment>8/title</comment>
        <translation>ضد الحاسوب المتقن</translation>
    </message>
    <message>
        <source>You start on the full board. You know the rule. Win!</source>
        <comment>8/text</comment>
        <translation>تبدأ على الرقعة الكاملة. أنت تعرف القاعدة. افز!</translation>
    </message>
    <message>
        <source>After each move of the computer write down the runs, work out the nim-sum, and answer. Near the end remember the switch.</source>
        <comment>8/notes</comment>
        <translation>بعد كل نقلة للحاسوب اكتبوا السلاسل، واحسبوا مجموع نيم، وردّوا. وقرب النهاية تذكروا الانعطاف.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- Only the **runs** matter, so a board is a short code, and the code falls with every move.
- Hundreds of thousands of games, but only **101** labels.
- A split gives nothing new: [each run is a heap](lines/misere:001/1111/11111?outcome=P).

When a text says “there is no rule”, it can be worth another look. But sometimes nobody knows one: the next board looks harmless, and no rule for it is known.</source>
        <comment>9/text</comment>
        <translation>- لا تهم إلا **السلاسل**، فالرقعة رمز قصير، والرمز ينقص مع كل نقلة.
- مئات الآلاف من المباريات، لكن **101** وسم فقط.
- الانقسام لا يأتي بجديد: [كل سلسلة كومة](lines/misere:001/1111/11111?outcome=P).

إذا قال نص «لا قاعدة لها» فقد يستحق الأمر نظرة ثانية. لكن أحيانًا لا يعرف أحد قاعدة: الرقعة التالية تبدو بسيطة، ولا تُعرف لها قاعدة.</translation>
    </message>
    <message>
        <source>**Exit question:** runs 4, 2, 1, 1, 1, last counter loses. Which move? (4 must become 2 ⊕ 1 = 3: take one from its end. A run of two or more is left, so nim-sum 0.)</source>
        <comment>9/notes</comment>
        <translation>**سؤال الختام:** سلاسل 4 و2 و1 و1 و1، والقرص الأخير يخسر. أي نقلة؟ (يجب أن تصير 4 إلى 2 ⊕ 1 = 3: خذ واحدًا من طرفها. تبقى سلسلة من اثنين أو أكثر، فمجموع نيم 0.)</translation>
    </message>
</context>
<context>
    <name>the-whole-grid</name>
    <message>
        <source>The whole grid</source>
        <comment>title</comment>
        <translation>الشبكة كلها</translation>
    </message>
    <message>
        <source>65,536 positions in the right order, the winner, and why no simple rule is in sight.</source>
        <comment>about</comment>
        <translation>65,536 وضعية بالترتيب المناسب، والفائز، ولماذا لا تلوح قاعدة بسيطة.</translation>
    </message>
    <message>
        <source>find an order in which a computer can label all 65,536 positions</source>
        <comment>aims</comment>
        <translation>يجد ترتيبًا يستطيع به الحاسوب أن يضع وسوم 65,536 وضعية كلها</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>A board of 3 × 3 first. Take 1, 2 or 3 neighbours of a row or a column; whoever takes the last stone **loses**. You start. The computer plays perfectly when at most 4 stones are left, and at random until then.</source>
        <comment>1/text</comment>
        <translation>رقعة 3 × 3 أولًا. خذ 1 أو 2 أو 3 أحجار متجاورة من صف أو عمود؛ من يأخذ الحجر الأخير **يخسر**. أنت تبدأ. الحاسوب يلعب بإتقان إذا بقي 4 أحجار أو أقل، وعشوائيًّا قبل ذلك.</translation>
    </message>
    <message>
        <source>On this board the player who starts can win; seven of the 27 first moves do it, the middle stone for example. Ask which positions with four or five stones they tried to leave.</source>
        <comment>1/notes</comment>
        <translation>على هذه الرقعة يستطيع من يبدأ أن يفوز؛ سبع من النقلات الأولى 27 تفعل ذلك، الحجر الأوسط مثلًا. اسأل أي الوضعيات من أربعة أحجار أو خمسة حاولوا أن يتركوها.</translation>
    </message>
    <message>
        <source>In which order?</source>
        <comment>2/title</comment>
        <translation>بأي ترتيب؟</translation>
    </message>
    <message>
        <source>To label all 65,536 positions you need an order in which every move leads to something done already. What order could that be?</source>
        <comment>2/text</comment>
        <translation>لكي تضع وسوم 65,536 وضعية كلها تحتاج إلى ترتيب تؤدي فيه كل نقلة إلى شيء أُنجز من قبل. فما هذا الترتيب؟</translation>
    </message>
    <message>
        <source>It is the same idea as the falling code of Line Nim. A computer labels all 65,536 positions in a moment.</source>
        <comment>2/notes</comment>
        <translation>إنها فكرة الرمز المتناقص في نيم الخطوط نفسها. الحاسوب يضع وسوم 65,536 وضعية في لحظة.</translation>
    </message>
    <message>
        <source>Write a position as a row of ones and zeros and read it as a **binary number**. A move changes ones into zeros, so the number gets **smaller**. Go through the numbers from 0 to 65,535: every position comes after all those that it can become.

[This position](grid/misere:1111/0000/1111/1111?outcome=N) is 1111 0000 1111 1111, the number 61,695. It is N.

An even simpler order: by the number of stones.</source>
        <comment>2/reveal</comment>
        <translation>اكتب الوضعية صفًّا من الآحاد والأصفار واقرأها **عددًا ثنائيًّا**. النقلة تحوّل آحادًا إلى أصفار، فالعدد **يصغر**. مرّ على الأعداد من 0 إلى 65,535: كل وضعية تأتي بعد كل ما يمكن أن تصير إليه.

[هذه الوضعية](grid/misere:1111/0000/1111/1111?outcome=N) هي ⁦1111 0000 1111 1111⁩، أي العدد 61,695. وهي N.

وهناك ترتيب أبسط: بحسب عدد الأحجار.</translation>
    </message>
    <message>
        <source>How many first moves?</source>
        <comment>3/title</comment>
        <translation>كم نقلة أولى؟</translation>
    </message>
    <message>
        <source>On the full board there are 8 lines: 4 rows and 4 columns. In each of them you can take one, two or three neighbours in 4 + 3 + 2 = 9 ways. How many different first moves are there?</source>
        <comment>3/text</comment>
        <translation>على الرقعة الكاملة 8 خطوط: 4 صفوف و4 أعمدة. في كل منها يمكنك أن تأخذ واحدًا أو اثنين متجاورين أو ثلاثة متجاورة بطرق عددها 4 + 3 + 2 = 9. كم نقلة أولى مختلفة هناك؟</translation>
    </message>
    <message>
        <source>4 singles, 3 pairs and 2 triples in a line. Good counting practice.</source>
        <comment>3/notes</comment>
        <translation>في الخط 4 مفردات و3 أزواج وثلاثيتان. تدريب جيد على العدّ.</translation>
    </message>
    <message>
        <source>72</source>
        <comment>3/choice 1</comment>
        <translation>72</translation>
    </message>
    <message>
        <source>8 times 9 is 72, but each single stone has been counted twice: once in its row and once in its column.</source>
        <comment>3/because 1</comment>
        <translation>8 في 9 هي 72، لكن كل حجر مفرد عُدّ مرتين: مرة في صفه ومرة في عموده.</translation>
    </message>
    <message>
        <source>56</source>
        <comment>3/choice 2</comment>
        <translation>56</translation>
    </message>
    <message>
        <source>Yes. 8 times 9 is 72, and 16 single stones were counted twice.</source>
        <comment>3/because 2</comment>
        <translation>نعم. 8 في 9 هي 72، وقد عُدّ 16 حجرًا مفردًا مرتين.</translation>
    </message>
    <message>
        <source>48</source>
        <comment>3/choice 3</comment>
        <translation>48</translation>
    </message>
    <message>
        <source>That is 16 times 3. But taking two or three can be done in more ways than one.</source>
        <comment>3/because 3</comment>
        <translation>هذا هو 16 في 3. لكن أخذ اثنين أو ثلاثة له أكثر من طريقة.</translation>
    </message>
    <message>
        <source>The whole board</source>
        <comment>4/title</comment>
        <translation>الرقعة كلها</translation>
    </message>
    <message>
        <source>So who wins on the full board of sixteen stones? Guess first. Then look.</source>
        <comment>4/text</comment>
        <translation>فمن يفوز على الرقعة الكاملة بستة عشر حجرًا؟ خمّن أولًا، ثم انظر.</translation>
    </message>
    <message>
        <source>Take a vote before revealing it. Nobody can see it from the board; it is the result of the table.</source>
        <comment>4/notes</comment>
        <translation>أجرِ تصويتًا قبل الكشف. لا أحد يستطيع أن يرى ذلك على الرقعة؛ إنه نتيجة الجدول.</translation>
    </message>
    <message>
        <source>**The second player.** The full board is [P](grid/misere:1111/1111/1111/1111?outcome=P&amp;winning=0): each of the 56 first moves can be answered. It takes 13 moves, if the loser holds out as long as possible and the winner hurries.

Even with the rule turned round, so that the last stone *wins*, [the second player wins](grid:1111/1111/1111/1111?outcome=P).</source>
        <comment>4/reveal</comment>
        <translation>**اللاعب الثاني.** الرقعة الكاملة [P](grid/misere:1111/1111/1111/1111?outcome=P&amp;winning=0): لكل نقلة من النقلات الأولى 56 ردّ. وتستغرق 13 نقلة، إذا صمد الخاسر أطول ما يمكن وأسرع الفائز.

وحتى لو انقلبت القاعدة فصار الحجر الأخير *يربح*، [يفوز اللاعب الثاني](grid:1111/1111/1111/1111?outcome=P).</translation>
    </message>
    <message>
        <source>A smaller board</source>
        <comment>5/title</comment>
        <translation>رقعة أصغر</translation>
    </message>
    <message>
        <source>On the 3 × 3 board the first player wins, for example by taking the **middle row**. Why?</source>
        <comment>5/text</comment>
        <translation>على رقعة 3 × 3 يفوز اللاعب الأول، مثلًا بأخذ **الصف الأوسط**. لماذا؟</translation>
    </message>
    <message>
        <source>The corner stones, the middle stone, and the two middle lines: 4 + 1 + 2 = 7.</source>
        <comment>5/notes</comment>
        <translation>أحجار الزوايا، والحجر الأوسط، والخطان الأوسطان: 4 + 1 + 2 = 7.</translation>
    </message>
    <message>
        <source>Two rows that do not touch: [P](grid/misere:111/000/111?outcome=P), like two runs of three in Line Nim. Copy, and take care at the end.

Another way is [the middle stone](grid/misere:111/111/111?wins=grid/misere:111/101/111). In all, [seven](grid/misere:111/111/111?winning=7&amp;moves=27) first moves win.</source>
        <comment>5/reveal</comment>
        <translation>صفان لا يتلامسان: [P](grid/misere:111/000/111?outcome=P)، مثل سلسلتين من ثلاثة في نيم الخطوط. قلّد، واحترس في النهاية.

طريقة أخرى هي [الحجر الأوسط](grid/misere:111/111/111?wins=grid/misere:111/101/111). والنقلات الأولى الرابحة كلها [سبع](grid/misere:111/111/111?winning=7&amp;moves=27).</translation>
    </message>
    <message>
        <source>Is there a rule here too?</source>
        <comment>6/title</comment>
        <translation>هل هناك قاعدة هنا أيضًا؟</translation>
    </message>
    <message>
        <source>In Line Nim a number for each run was enough for both kinds of play. Could numbers help here as well?</source>
        <comment>6/text</comment>
        <translation>في نيم الخطوط كفى عدد لكل سلسلة في نوعي اللعب. هل يمكن أن تنفع الأعداد هنا أيضًا؟</translation>
    </message>
    <message>
        <source>For quick pupils. “Every such game is Nim in disguise” is true for normal play. In misère play it is false, and this is a proof by example.</source>
        <comment>6/notes</comment>
        <translation>للسريعين. «كل لعبة كهذه هي نيم متنكرة» صحيح في اللعب العادي. أما في لعب ميزير فهو خطأ، وهذا برهان بمثال.</translation>
    </message>
    <message>
        <source>For normal play every position has a Grundy value, but no quick way to see it is known. And for misère play the value is **not enough**.

[This position](grid:1011/0111/0000/0000?grundy=4) and [this one](grid:1111/0000/1111/1111?grundy=4) both have the value 4 when the last stone wins. But when the last stone loses, the first is [P](grid/misere:1011/0111/0000/0000?outcome=P) and the second is [N](grid/misere:1111/0000/1111/1111?outcome=N). So no rule that looks only at the values can work.</source>
        <comment>6/reveal</comment>
        <translation>في اللعب العادي لكل وضعية قيمة غراندي، لكن لا تُعرف طريقة سريعة لرؤيتها. وفي لعب ميزير القيمة **لا تكفي**.

[هذه الوضعية](grid:1011/0111/0000/0000?grundy=4) و[هذه](grid:1111/0000/1111/1111?grundy=4) قيمة كل منهما 4 إذا كان الحجر الأخير يربح. لكن إذا كان الحجر الأخير يخسر فالأولى [P](grid/misere:1011/0111/0000/0000?outcome=P) والثانية [N](grid/misere:1111/0000/1111/1111?outcome=N). فلا يمكن أن تنجح قاعدة لا تنظر إلا إلى القيم.</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>7/title</comment>
        <translation>أوجد النقلة الرابحة</translation>
    </message>
    <message>
        <source>Look for positions that you know: a single stone, the small square, two pairs that lie apart.</source>
        <comment>7/text</comment>
        <translation>ابحث عن وضعيات تعرفها: حجر مفرد، أو المربع الصغير، أو زوجان متباعدان.</translation>
    </message>
    <message>
        <source>Ask for the position that is left, not for the move: “I leave two separate pairs, and that is P.”</source>
        <comment>7/notes</comment>
        <translation>اسأل عن الوضعية المتروكة لا عن النقلة: «أترك زوجين منفصلين، وهذا P».</translation>
    </message>
    <message>
        <source>Climb the fence</source>
        <comment>8/title</comment>
        <translation>تسلّق السور</translation>
    </message>
    <message>
        <source>You are second. This computer plays perfectly when at most 6 stones are left, and at random until then. Can you be ahead when it wakes up?</source>
        <comment>8/text</comment>
        <translation>أنت الثاني. هذا الحاسوب يلعب بإتقان إذا بقي 6 أحجار أو أقل، وعشوائيًّا قبل ذلك. هل تستطيع أن تكون متقدمًا حين يستيقظ؟</translation>
    </message>
    <message>
        <source>Let the class play together. When seven to ten stones are left, stop and think: which P-position with fewer stones can we leave? Known ones: the small square, two separate pairs, 1011 above 0111.</source>
        <comment>8/notes</comment>
        <translation>دع الفصل يلعب معًا. إذا بقي من سبعة أحجار إلى عشرة فتوقفوا وفكروا: أي وضعية P بأحجار أقل يمكننا أن نترك؟ المعروف منها: المربع الصغير، وزوجان منفصلان، و1011 فوق 0111.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- **Some** move to P makes N. **Every** move to N makes P. That solves every game of this kind, rule or no rule.
- You need an order in which everything gets smaller.
- [The full board](grid/misere:1111/1111/1111/1111?outcome=P) belongs to the second player.

The next lesson draws such games as dots and arrows, and finds out what all of them have in common.</source>
        <comment>9/text</comment>
        <translation>- نقلة **ما** إلى P تعطي N. و**كل** النقلات إلى N تعطي P. هذا يحل كل لعبة من هذا النوع، بقاعدة أو بلا قاعدة.
- تحتاج إلى ترتيب يصغر فيه كل شيء.
- [الرقعة الكاملة](grid/misere:1111/1111/1111/1111?outcome=P) للاعب الثاني.

الدرس التالي يرسم هذه الألعاب نقاطًا وأسهمًا، ويكتشف ما يجمعها كلها.</translation>
    </message>
    <message>
        <source>**Exit question:** one row of four and nothing else, last stone loses. What do you do? (Take three at one end, leave one.)</source>
        <comment>9/notes</comment>
        <translation>**سؤال الختام:** صف واحد من أربعة ولا شيء آخر، والحجر الأخير يخسر. ماذا تفعل؟ (خذ ثلاثة من طرف واترك واحدًا.)</translation>
    </message>
</context>
<context>
    <name>the-whole-theory</name>
    <message>
        <source>The whole theory</source>
        <comment>title</comment>
        <translation>النظرية كلها</translation>
    </message>
    <message>
        <source>Mex and Grundy values: one method for every game that must end, with the same moves for both players and the last move winning.</source>
        <comment>about</comment>
        <translation>‏mex وقيم غراندي: طريقة واحدة لكل لعبة لا بدّ أن تنتهي، نقلاتها واحدة للاعبَين، والنقلة الأخيرة فيها تربح.</translation>
    </message>
    <message>
        <source>put games together by values</source>
        <comment>aims</comment>
        <translation>يجمع الألعاب بقيمها</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>Three heaps of 10, 7 and 5 matches. On your turn choose one heap and take **1, 2 or 3** matches from it. Whoever takes the last match wins.

Play it in pairs. You know one heap of ten from the very first lesson. But who wins with three heaps?</source>
        <comment>1/text</comment>
        <translation>ثلاث أكوام من 10 و7 و5 أعواد. في دورك اختر كومة وخذ منها **1 أو 2 أو 3** أعواد. من يأخذ العود الأخير يفوز.

العبوها كل اثنين معًا. تعرف كومة العشرة الواحدة من الدرس الأول. لكن من يفوز بثلاث أكوام؟</translation>
    </message>
    <message>
        <source>Back to Takeaway. Let them try what they know: labels P and N of the single heaps (all three are N) do not answer it. This is the question of lesson 2.</source>
        <comment>1/notes</comment>
        <translation>عودة إلى لعبة الأخذ. دعهم يجربون ما يعرفونه: وسما P وN للأكوام المفردة (الثلاث كلها N) لا يجيبان. هذا هو سؤال الدرس 2.</translation>
    </message>
    <message>
        <source>Are letters enough?</source>
        <comment>2/title</comment>
        <translation>هل تكفي الحروف؟</translation>
    </message>
    <message>
        <source>10 is N, 7 is N and 5 is N. Does that tell you about all three together?</source>
        <comment>2/text</comment>
        <translation>10 هي N، و7 هي N، و5 هي N. هل يخبرك ذلك عن الثلاث معًا؟</translation>
    </message>
    <message>
        <source>The counterexample is from lesson 2: copying with two equal heaps.</source>
        <comment>2/notes</comment>
        <translation>المثال المضاد من الدرس 2: التقليد بكومتين متساويتين.</translation>
    </message>
    <message>
        <source>Yes: three Ns make N</source>
        <comment>2/choice 1</comment>
        <translation>نعم: ثلاث N تعطي N</translation>
    </message>
    <message>
        <source>Then two Ns would always make the same letter. But 10 and 10 is P, and 10 and 7 is N.</source>
        <comment>2/because 1</comment>
        <translation>إذن لأعطت N مع N الحرف نفسه دائمًا. لكن 10 و10 هي P، و10 و7 هي N.</translation>
    </message>
    <message>
        <source>No, letters are not enough</source>
        <comment>2/choice 2</comment>
        <translation>لا، الحروف لا تكفي</translation>
    </message>
    <message>
        <source>Right. Whether a sum of games is P or N depends on *numbers*.</source>
        <comment>2/because 2</comment>
        <translation>صحيح. كون مجموع الألعاب P أو N يتوقف على *الأعداد*.</translation>
    </message>
    <message>
        <source>The values of one heap</source>
        <comment>3/title</comment>
        <translation>قيم الكومة الواحدة</translation>
    </message>
    <message>
        <source>Find the Grundy value of each heap up to 12. From each number you can leave the one that is 1, 2 or 3 smaller: which number is missing among their values?</source>
        <comment>3/text</comment>
        <translation>أوجد قيمة غراندي لكل كومة حتى 12. من كل عدد يمكنك أن تترك العدد الأصغر منه بمقدار 1 أو 2 أو 3: أي عدد غائب بين قيمها؟</translation>
    </message>
    <message>
        <source>0 1 2 3 0 1 2 3 0 1 2 3 0: the remainder after division by 4. The zeros are the P-positions of the first lesson.</source>
        <comment>3/notes</comment>
        <translation>القيم بالترتيب: 0، 1، 2، 3، 0، 1، 2، 3، 0، 1، 2، 3، 0: باقي القسمة على 4. والأصفار هي وضعيات P في الدرس الأول.</translation>
    </message>
    <message>
        <source>And together?</source>
        <comment>4/title</comment>
        <translation>ومعًا؟</translation>
    </message>
    <message>
        <source>The values are 2 for ten, 3 for seven and 1 for five. Who wins from 10, 7, 5?</source>
        <comment>4/text</comment>
        <translation>القيم هي 2 للعشرة و3 للسبعة و1 للخمسة. من يفوز من 10 و7 و5؟</translation>
    </message>
    <message>
        <source>3, 2, 1 once more! Let them play it again, with the second player following the plan.</source>
        <comment>4/notes</comment>
        <translation>3 و2 و1 مرة أخرى! دعهم يلعبونها ثانية، واللاعب الثاني يتبع الخطة.</translation>
    </message>
    <message>
        <source>The second player: 2 ⊕ 3 ⊕ 1 = 0</source>
        <comment>4/choice 1</comment>
        <translation>اللاعب الثاني: 2 ⊕ 3 ⊕ 1 = 0</translation>
    </message>
    <message>
        <source>Yes. The three heaps behave like Nim heaps of 2, 3 and 1.</source>
        <comment>4/because 1</comment>
        <translation>نعم. الأكوام الثلاث تتصرف كأكوام نيم من 2 و3 و1.</translation>
    </message>
    <message>
        <source>The first player: 2 + 3 + 1 = 6</source>
        <comment>4/choice 2</comment>
        <translation>اللاعب الأول: 2 + 3 + 1 = 6</translation>
    </message>
    <message>
        <source>Values of such games are joined by the nim-sum, and not added.</source>
        <comment>4/because 2</comment>
        <translation>قيم هذه الألعاب تُجمع بمجموع نيم، لا بالجمع المعتاد.</translation>
    </message>
    <message>
        <source>The great theorem</source>
        <comment>5/title</comment>
        <translation>المبرهنة الكبرى</translation>
    </message>
    <message>
        <source>Roland Sprague and Patrick Grundy both found it in the 1930s, without knowing of each other:

**Every position of such a game behaves like one heap of Nim.** The size of the heap is the Grundy value: the smallest number 0, 1, 2, … that is missing among the values of the moves. And games side by side behave like heaps side by side: **take the nim-sum**.

*Such a game* means: two players, the same moves for both, no chance, no secrets, it must end, and the last move **wins**.</source>
        <comment>5/text</comment>
        <translation>وجدها رولاند سبراغ وباتريك غراندي كلاهما في ثلاثينيات القرن العشرين، دون أن يعرف أحدهما بالآخر:

**كل وضعية في لعبة كهذه تتصرف ككومة واحدة من نيم.** وحجم الكومة هو قيمة غراندي: أصغر عدد من 0، 1، 2، … غائب بين قيم النقلات. والألعاب التي جنبًا إلى جنب تتصرف كأكوام جنبًا إلى جنب: **خذ مجموع نيم**.

*لعبة كهذه* تعني: لاعبان، ونقلات واحدة للطرفين، بلا حظ ولا أسرار، ولا بدّ أن تنتهي، والنقلة الأخيرة **تربح**.</translation>
    </message>
    <message>
        <source>The reason was shown in the lesson on Grundy values: from value g all smaller values can be reached, and a larger one can be brought back. Ask them which games of the course are such games: Takeaway, Nim, Nimble, the coins, the staircase, the silver dollar, Wythoff, green Hackenbush and Kayles, all when the last move wins.</source>
        <comment>5/notes</comment>
        <translation>بُيّن السبب في درس قيم غراندي: من القيمة ⁦g⁩ يمكن بلوغ كل القيم الأصغر، والأكبر يمكن ردّها. اسألهم أي ألعاب المقرر هي ألعاب كهذه: الأخذ، ونيم، ونيمبل، والقطع النقدية، والدرج، والدولار الفضي، وفايتهوف، وهاكنبوش الأخضر، وكايلز، وكلها إذا كانت النقلة الأخيرة تربح.</translation>
    </message>
    <message>
        <source>Three games at once</source>
        <comment>6/title</comment>
        <translation>ثلاث ألعاب معًا</translation>
    </message>
    <message>
        <source>Takeaway, Kayles and Nim on one table: on your turn you move on **one** of the three boards. Whoever makes the last move of all wins. Their values are 2, 3 and 4. You start, and you can win.</source>
        <comment>6/text</comment>
        <translation>لعبة الأخذ وكايلز ونيم على طاولة واحدة: في دورك تلعب على **واحدة** من الرقع الثلاث. من يلعب آخر نقلة فيها كلها يفوز. قيمها 2 و3 و4. أنت تبدأ، ويمكنك أن تفوز.</translation>
    </message>
    <message>
        <source>2 ⊕ 3 ⊕ 4 = 5. Only one move wins: the heap of Nim has to become 1, because 2 ⊕ 3 = 1.</source>
        <comment>6/notes</comment>
        <translation>⁦2 ⊕ 3 ⊕ 4 = 5⁩. نقلة واحدة تربح: يجب أن تصير كومة نيم 1، لأن ⁦2 ⊕ 3 = 1⁩.</translation>
    </message>
    <message>
        <source>In which game do you move?</source>
        <comment>7/title</comment>
        <translation>في أي لعبة تلعب؟</translation>
    </message>
    <message>
        <source>Several games side by side. Find the values of the boards, then the board with a winning move: click on it, or make the move. In the answers ∗4 is a heap of four, and ∗ is short for ∗1, a heap of one.</source>
        <comment>7/text</comment>
        <translation>عدة ألعاب جنبًا إلى جنب. جد قيم الرقع، ثم الرقعة التي فيها نقلة رابحة: انقرها، أو العب النقلة. في الإجابات ⁦∗4⁩ كومة من أربعة، و⁦∗⁩ وحدها اختصار ⁦∗1⁩، أي كومة من واحد.</translation>
    </message>
    <message>
        <source>The nim-sum of the values is never 0 here. Look for a board whose value has a 1 in its leading column.</source>
        <comment>7/notes</comment>
        <translation>مجموع نيم للقيم هنا ليس 0 أبدًا. ابحث عن رقعة في قيمتها 1 في العمود الأول من المجموع.</translation>
    </message>
    <message>
        <source>The smallest missing number</source>
        <comment>8/title</comment>
        <translation>أصغر عدد غائب</translation>
    </message>
    <message>
        <source>A last round: find the mex of each list.</source>
        <comment>8/text</comment>
        <translation>جولة أخيرة: أوجد mex لكل قائمة.</translation>
    </message>
    <message>
        <source>Order and repetitions do not matter.</source>
        <comment>8/notes</comment>
        <translation>الترتيب والتكرار لا يهمان.</translation>
    </message>
    <message>
        <source>A recipe for a computer</source>
        <comment>9/title</comment>
        <translation>وصفة للحاسوب</translation>
    </message>
    <message>
        <source>How would you tell a computer to find the value of any position? Try to write it in four lines.</source>
        <comment>9/text</comment>
        <translation>كيف تقول للحاسوب أن يجد قيمة أي وضعية؟ حاول أن تكتبها في أربعة أسطر.</translation>
    </message>
    <message>
        <source>Compare it with pseudo-code in other texts: a common slip is to fill one list and then to look into another one. The notebook is what makes it fast.</source>
        <comment>9/notes</comment>
        <translation>قارنها بما في نصوص أخرى من برامج تخطيطية: زلّة شائعة أن تُملأ قائمة ثم يُبحث في قائمة أخرى. والدفتر هو ما يجعلها سريعة.</translation>
    </message>
    <message>
        <source>The value of a position:

- If you have worked it out before, take it from your notebook.
- Otherwise find the value of each position that one move can leave, by this same recipe, and write these values into a **new, empty list**.
- Start at 0 and count up to the first number that is **not in this list**.
- Write it into the notebook. That is the value.

It calls itself, but always for positions closer to the end. So it comes to an end.</source>
        <comment>9/reveal</comment>
        <translation>قيمة وضعية:

- إن كنت قد حسبتها من قبل فخذها من دفترك.
- وإلا فأوجد قيمة كل وضعية يمكن أن تتركها نقلة واحدة، بهذه الوصفة نفسها، واكتب هذه القيم في **قائمة جديدة فارغة**.
- ابدأ من 0 وعُدّ حتى أول عدد **ليس في هذه القائمة**.
- اكتبه في الدفتر. هذه هي القيمة.

الوصفة تستدعي نفسها، لكن دائمًا لوضعيات أقرب إلى النهاية. فلا بدّ أن تنتهي.</translation>
    </message>
    <message>
        <source>What the notebook saves</source>
        <comment>10/title</comment>
        <translation>ماذا يوفّر الدفتر</translation>
    </message>
    <message>
        <source>In Takeaway 10: how many positions are there? And how many different games can be played?</source>
        <comment>10/text</comment>
        <translation>في لعبة الأخذ من 10: كم وضعية هناك؟ وكم مباراة مختلفة يمكن أن تُلعب؟</translation>
    </message>
    <message>
        <source>With the order of the heaps ignored, 5, 3, 2 has 37 positions, as in the lesson by hand.</source>
        <comment>10/notes</comment>
        <translation>إذا أُهمل ترتيب الأكوام فلأكوام 5 و3 و2 هناك 37 وضعية، كما في درس الحساب اليدوي.</translation>
    </message>
    <message>
        <source>There are **11 positions**, 27 moves, and **274** different games. With the notebook each position is worked out once.

For Nim with 5, 3, 2 it is 72 positions and 26,292 games. For the 4 × 4 grid it is 65,536 positions and 83,806,906,248,000 games: more than eighty million million. **Never list games. Label positions.**</source>
        <comment>10/reveal</comment>
        <translation>هناك **11 وضعية**، و27 نقلة، و**274** مباراة مختلفة. ومع الدفتر تُحسب كل وضعية مرة واحدة.

ولنيم 5 و3 و2 هناك 72 وضعية و26,292 مباراة. ولشبكة 4 × 4 هناك 65,536 وضعية و83,806,906,248,000 مباراة: أكثر من ثمانين مليون مليون. **لا تسرد المباريات أبدًا. ضع وسوم الوضعيات.**</translation>
    </message>
    <message>
        <source>Find the value</source>
        <comment>11/title</comment>
        <translation>أوجد القيمة</translation>
    </message>
    <message>
        <source>Find the Grundy value. Where there are several heaps: the values of the heaps first, then the nim-sum.</source>
        <comment>11/text</comment>
        <translation>أوجد قيمة غراندي. وإن كانت هناك عدة أكوام: قيم الأكوام أولًا، ثم مجموع نيم.</translation>
    </message>
    <message>
        <source>Other sets than 1, 2, 3 may come up. A short table of the values helps.</source>
        <comment>11/notes</comment>
        <translation>قد تظهر مجموعات غير 1 و2 و3. جدول قصير بالقيم يساعد.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>12/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- Letters are not enough for sums of games, but **values** are: parts are joined by the nim-sum.
- The value is the smallest number that is **missing** among the values of the moves. [10, 7, 5](takeaway:10,7,5?outcome=P&amp;grundy=0) is Nim with 2, 3, 1.
- With a notebook each position is worked out only once.

The next lesson is for the curious: it asks what a position is worth. The last lesson looks at the way computers think in chess, and at the limits of the theory.</source>
        <comment>12/text</comment>
        <translation>- الحروف لا تكفي لمجاميع الألعاب، لكن **القيم** تكفي: الأجزاء تُجمع بمجموع نيم.
- القيمة هي أصغر عدد **غائب** بين قيم النقلات. [10 و7 و5](takeaway:10,7,5?outcome=P&amp;grundy=0) هي نيم بأكوام 2 و3 و1.
- مع الدفتر تُحسب كل وضعية مرة واحدة فقط.

الدرس التالي لمن يحب الاستطلاع: كم تساوي الوضعية؟ الدرس الأخير ينظر كيف يفكر الحاسوب في الشطرنج، وأين حدود النظرية.</translation>
    </message>
    <message>
        <source>**Exit question:** take 1, 2 or 3, heaps of 9, 6, 4. (Values 1, 2, 0: 3, so N.)</source>
        <comment>12/notes</comment>
        <translation>**سؤال الختام:** خذ 1 أو 2 أو 3، وأكوام 9 و6 و4. (القيم 1 و2 و0: ‏3، إذن N.)</translation>
    </message>
</context>
<context>
    <name>the-winning-move</name>
    <message>
        <source>How to find the winning move</source>
        <comment>title</comment>
        <translation>كيف تجد النقلة الرابحة</translation>
    </message>
    <message>
        <source>The second fact: from any other nim-sum you can make it 0, and the columns show how.</source>
        <comment>about</comment>
        <translation>الحقيقة الثانية: من أي مجموع نيم آخر تستطيع أن تجعله 0، والأعمدة تريك كيف.</translation>
    </message>
    <message>
        <source>find a winning move from everything else, and prove that there is one</source>
        <comment>aims</comment>
        <translation>يجد نقلة رابحة من كل وضعية أخرى، ويبرهن أنها موجودة</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>Five heaps: 25, 15, 19, 3 and 13. You start, against a computer that plays perfectly when at most 12 stones are left, and at random until then.

Can you find good moves with the nim-sum? Write the heaps in binary, below each other.</source>
        <comment>1/text</comment>
        <translation>خمس أكوام: 25 و15 و19 و3 و13. أنت تبدأ، ضد حاسوب يلعب بإتقان إذا بقي 12 حجرًا أو أقل، وعشوائيًّا قبل ذلك.

هل تجد نقلات جيدة بمجموع نيم؟ اكتب الأكوام بالثنائية، بعضها تحت بعض.</translation>
    </message>
    <message>
        <source>Work as a class, and stop after a few moves: this is to see how hard it is to find a move by trying. At the end of the lesson it takes half a minute.</source>
        <comment>1/notes</comment>
        <translation>ليعمل الفصل كله معًا، وتوقفوا بعد بضع نقلات: الغرض أن يروا كم يصعب إيجاد نقلة بالتجربة. وفي نهاية الدرس يستغرق ذلك نصف دقيقة.</translation>
    </message>
    <message>
        <source>Now fact 2, on a big board</source>
        <comment>2/title</comment>
        <translation>الآن الحقيقة 2، على رقعة كبيرة</translation>
    </message>
    <message>
        <source>Five heaps: 25, 15, 19, 3 and 13.

- 25 is **1 1 0 0 1**
- 15 is **0 1 1 1 1**
- 19 is **1 0 0 1 1**
- 3 is **0 0 0 1 1**
- 13 is **0 1 1 0 1**
- nim-sum **0 1 0 1 1**

Three columns are odd: the eights, the twos and the ones. We want to make all columns even **by making one heap smaller**.</source>
        <comment>2/text</comment>
        <translation>خمس أكوام: 25 و15 و19 و3 و13.

- 25 هي **⁦1 1 0 0 1⁩**
- 15 هي **⁦0 1 1 1 1⁩**
- 19 هي **⁦1 0 0 1 1⁩**
- 3 هي **⁦0 0 0 1 1⁩**
- 13 هي **⁦0 1 1 0 1⁩**
- مجموع نيم **⁦0 1 0 1 1⁩**

ثلاثة أعمدة فردية: عمود 8 وعمود 2 وعمود 1. نريد أن نجعل كل الأعمدة زوجية **بتصغير كومة واحدة**.</translation>
    </message>
    <message>
        <source>Let pupils count the columns before you show the last line: 16s two, 8s three, 4s two, 2s three, 1s five.</source>
        <comment>2/notes</comment>
        <translation>دع التلاميذ يعدّون الأعمدة قبل أن تعرض السطر الأخير: في عمود 16 اثنان، وفي 8 ثلاثة، وفي 4 اثنان، وفي 2 ثلاثة، وفي 1 خمسة.</translation>
    </message>
    <message>
        <source>Which heaps can do it?</source>
        <comment>3/title</comment>
        <translation>أي الأكوام تستطيع؟</translation>
    </message>
    <message>
        <source>The **leftmost** odd column is the one of the eights. A heap that puts it right by getting *smaller* must turn a 1 there into 0. Which heaps have a 1 in that column?</source>
        <comment>3/text</comment>
        <translation>العمود الفردي **في أقصى اليسار** هو عمود 8. الكومة التي تصلحه بأن *تصغر* يجب أن تحوّل 1 فيه إلى 0. أي الأكوام لها 1 في ذلك العمود؟</translation>
    </message>
    <message>
        <source>There must be at least one such heap: the column is odd, so it cannot hold zero ones. That is a part of the proof; ask for it.</source>
        <comment>3/notes</comment>
        <translation>لا بدّ من وجود كومة كهذه على الأقل: العمود فردي، فلا يمكن أن يكون فيه صفر من الآحاد. هذا جزء من البرهان؛ اسأل عنه.</translation>
    </message>
    <message>
        <source>25, 15 and 13</source>
        <comment>3/choice 1</comment>
        <translation>25 و15 و13</translation>
    </message>
    <message>
        <source>Yes. Each of these three can be used, and no other heap.</source>
        <comment>3/because 1</comment>
        <translation>نعم. كل واحدة من هذه الثلاث تصلح، ولا تصلح غيرها.</translation>
    </message>
    <message>
        <source>25 and 19</source>
        <comment>3/choice 2</comment>
        <translation>25 و19</translation>
    </message>
    <message>
        <source>These two have a 1 in the column of the sixteens. That column is even already.</source>
        <comment>3/because 2</comment>
        <translation>لهاتين 1 في عمود 16. وذلك العمود زوجي أصلًا.</translation>
    </message>
    <message>
        <source>Only 25, the largest</source>
        <comment>3/choice 3</comment>
        <translation>25 وحدها، وهي الكبرى</translation>
    </message>
    <message>
        <source>25 does have one. But look down the whole column of the eights.</source>
        <comment>3/because 3</comment>
        <translation>لـ 25 واحد هناك فعلًا. لكن انظر إلى عمود 8 كله من أعلاه إلى أسفله.</translation>
    </message>
    <message>
        <source>All five</source>
        <comment>3/choice 4</comment>
        <translation>الخمس كلها</translation>
    </message>
    <message>
        <source>3 and 19 have a 0 there. Turning it into 1 would make the heap larger.</source>
        <comment>3/because 4</comment>
        <translation>لـ 3 و19 هناك 0. وتحويله إلى 1 يكبّر الكومة.</translation>
    </message>
    <message>
        <source>Do it</source>
        <comment>4/title</comment>
        <translation>افعلها</translation>
    </message>
    <message>
        <source>**Change the digits of 25 in every odd column:** the eights, the twos and the ones. What do you get? And with 15 and 13?</source>
        <comment>4/text</comment>
        <translation>**غيّر أرقام 25 في كل عمود فردي:** عمود 8 وعمود 2 وعمود 1. ماذا تحصل؟ ومع 15 ومع 13؟</translation>
    </message>
    <message>
        <source>Three groups, one heap each. Then check one of them: write the five lines again and count. All columns are even.</source>
        <comment>4/notes</comment>
        <translation>ثلاث مجموعات، لكل واحدة كومة. ثم افحصوا واحدة: اكتبوا السطور الخمسة من جديد وعدّوا. كل الأعمدة زوجية.</translation>
    </message>
    <message>
        <source>- 11001 becomes 10010: [25 to 18](nim:25,15,19,3,13?wins=nim:18,15,19,3,13)
- 01111 becomes 00100: [15 to 4](nim:25,15,19,3,13?wins=nim:25,4,19,3,13)
- 01101 becomes 00110: [13 to 6](nim:25,15,19,3,13?wins=nim:25,15,19,3,6)

There are [no other](nim:25,15,19,3,13?winning=3) winning moves.</source>
        <comment>4/reveal</comment>
        <translation>- 11001 يصير 10010: [من 25 إلى 18](nim:25,15,19,3,13?wins=nim:18,15,19,3,13)
- 01111 يصير 00100: [من 15 إلى 4](nim:25,15,19,3,13?wins=nim:25,4,19,3,13)
- 01101 يصير 00110: [من 13 إلى 6](nim:25,15,19,3,13?wins=nim:25,15,19,3,6)

وليس هناك [نقلات رابحة غيرها](nim:25,15,19,3,13?winning=3).</translation>
    </message>
    <message>
        <source>Why does it get smaller?</source>
        <comment>5/title</comment>
        <translation>لماذا تصغر؟</translation>
    </message>
    <message>
        <source>In 25 a digit 0 became 1: the twos went **up** by 2. Could the new number ever be larger than the old one, so that the move is not allowed?</source>
        <comment>5/text</comment>
        <translation>في 25 صار أحد الأرقام 1 بعد أن كان 0: عمود 2 **زاد** بمقدار 2. هل يمكن أن يصير العدد الجديد أكبر من القديم، فلا تجوز النقلة؟</translation>
    </message>
    <message>
        <source>This is the clever step. If you have the coins of the lesson on binary numbers: give away the coin of 8, and you can get back at most 4, 2 and 1.</source>
        <comment>5/notes</comment>
        <translation>هذه هي الخطوة الذكية. إن كانت لديك القطع النقدية من درس الأعداد الثنائية: أعطِ قطعة 8، فلا يمكنك أن تسترد أكثر من 4 و2 و1.</translation>
    </message>
    <message>
        <source>No. In the leftmost odd column the digit goes from 1 to 0. Here that takes away **8**. To the left of it nothing changes. To the right, even if every digit went from 0 to 1, that could give back only 4 + 2 + 1 = **7**.

So the heap always gets smaller, and the move is allowed. This works in every column: 16 is more than 8 + 4 + 2 + 1 = 15, and so on. That proves fact 2.</source>
        <comment>5/reveal</comment>
        <translation>لا. في العمود الفردي في أقصى اليسار يتحول الرقم من 1 إلى 0. وهذا ينقص هنا **8**. وعن يساره لا يتغير شيء. وعن يمينه، حتى لو تحول كل رقم من 0 إلى 1، لا يعود إلا 4 + 2 + 1 = **7**.

فالكومة تصغر دائمًا، والنقلة جائزة. وهذا يصح في كل عمود: 16 أكبر من 8 + 4 + 2 + 1 = 15، وهكذا. وبهذا تبرهنت الحقيقة 2.</translation>
    </message>
    <message>
        <source>7, 11 and 5</source>
        <comment>6/title</comment>
        <translation>7 و11 و5</translation>
    </message>
    <message>
        <source>Now 7, 11 and 5, with which the last lesson began: 0111, 1011 and 0101, nim-sum 1001. What is the winning move?</source>
        <comment>6/text</comment>
        <translation>الآن 7 و11 و5 التي بدأ بها الدرس السابق: 0111 و1011 و0101، ومجموع نيم 1001. ما النقلة الرابحة؟</translation>
    </message>
    <message>
        <source>A short way: what balances 7 and 5? 7 ⊕ 5 = 2. So the 11 must become 2.</source>
        <comment>6/notes</comment>
        <translation>طريق قصير: ما الذي يوازن 7 و5؟ 7 ⊕ 5 = 2. إذن يجب أن تصير 11 إلى 2.</translation>
    </message>
    <message>
        <source>Take nine from the 7</source>
        <comment>6/choice 1</comment>
        <translation>خذ تسعة من 7</translation>
    </message>
    <message>
        <source>There are not that many. And 7 has no 1 in the column of the eights.</source>
        <comment>6/because 1</comment>
        <translation>ليس فيها هذا العدد. ثم إن 7 ليس لها 1 في عمود 8.</translation>
    </message>
    <message>
        <source>Take the whole 11</source>
        <comment>6/choice 2</comment>
        <translation>خذ 11 كلها</translation>
    </message>
    <message>
        <source>Then 7 ⊕ 5 = 2 is left, which is not 0.</source>
        <comment>6/because 2</comment>
        <translation>عندها يبقى 7 ⊕ 5 = 2، وليس 0.</translation>
    </message>
    <message>
        <source>Make the 11 a 2</source>
        <comment>6/choice 3</comment>
        <translation>اجعل 11 تصير 2</translation>
    </message>
    <message>
        <source>Yes. Only 11 has a 1 in the column of the eights. 1011 becomes 0010, which is 2. You take nine.</source>
        <comment>6/because 3</comment>
        <translation>نعم. 11 وحدها لها 1 في عمود 8. يصير 1011 إلى 0010، أي 2. تأخذ تسعة.</translation>
    </message>
    <message>
        <source>Make the 7 a 5</source>
        <comment>6/choice 4</comment>
        <translation>اجعل 7 تصير 5</translation>
    </message>
    <message>
        <source>Then the fives cancel, but the 11 is left, and the other player takes all of it.</source>
        <comment>6/because 4</comment>
        <translation>عندها تُحذف الخمستان، لكن 11 تبقى، فيأخذها اللاعب الآخر كلها.</translation>
    </message>
    <message>
        <source>Put together</source>
        <comment>7/title</comment>
        <translation>نجمع الأمرين</translation>
    </message>
    <message>
        <source>Both facts are true, so the theorem is proved. A book says: “*If the game starts with nim-sum 0, the first player can force a win.*” Is that right?</source>
        <comment>7/text</comment>
        <translation>الحقيقتان صحيحتان، فالمبرهنة تبرهنت. يقول كتاب: «*إذا بدأت المباراة بمجموع نيم 0 فاللاعب الأول يستطيع أن يضمن الفوز.*» هل هذا صحيح؟</translation>
    </message>
    <message>
        <source>This mistake is really printed in a set of lecture slides, right after a correct proof. It is easy to mix up “I have left 0” and “I have 0 before me”. You want to leave 0.</source>
        <comment>7/notes</comment>
        <translation>هذا الخطأ مطبوع فعلًا في شرائح محاضرة، بعد برهان صحيح مباشرة. يسهل الخلط بين «تركتُ 0» و«أمامي 0». أنت تريد أن تترك 0.</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>7/choice 1</comment>
        <translation>نعم</translation>
    </message>
    <message>
        <source>Think of the shortest case: no stones at all. The nim-sum is 0 and the first player cannot move.</source>
        <comment>7/because 1</comment>
        <translation>فكّر في أقصر حالة: لا أحجار أصلًا. مجموع نيم 0 واللاعب الأول لا يستطيع أن يلعب.</translation>
    </message>
    <message>
        <source>No, it is the second player</source>
        <comment>7/choice 2</comment>
        <translation>لا، بل اللاعب الثاني</translation>
    </message>
    <message>
        <source>Right. The first player must leave a nim-sum that is not 0, the second player makes it 0 again, and so on. The last stone leaves 0, so the second player takes it.</source>
        <comment>7/because 2</comment>
        <translation>صحيح. اللاعب الأول مضطر إلى ترك مجموع نيم غير 0، والثاني يجعله 0 من جديد، وهكذا. والحجر الأخير يترك 0، فاللاعب الثاني هو من يأخذه.</translation>
    </message>
    <message>
        <source>It depends on the number of heaps</source>
        <comment>7/choice 3</comment>
        <translation>يتوقف ذلك على عدد الأكوام</translation>
    </message>
    <message>
        <source>No. Both facts hold for any number of heaps.</source>
        <comment>7/because 3</comment>
        <translation>لا. الحقيقتان تصحان لأي عدد من الأكوام.</translation>
    </message>
    <message>
        <source>Which heap?</source>
        <comment>8/title</comment>
        <translation>أي كومة؟</translation>
    </message>
    <message>
        <source>Only say which heap a winning move takes from. Find the leftmost odd column first, then a heap with a 1 in it.</source>
        <comment>8/text</comment>
        <translation>قل فقط من أي كومة تأخذ نقلة رابحة. أوجد أولًا العمود الفردي في أقصى اليسار، ثم كومة لها فيه 1.</translation>
    </message>
    <message>
        <source>If several heaps have a 1 in the leftmost odd column, each of them is right.</source>
        <comment>8/notes</comment>
        <translation>إن كان لعدة أكوام 1 في العمود الفردي في أقصى اليسار فكل منها صحيحة.</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>9/title</comment>
        <translation>أوجد النقلة الرابحة</translation>
    </message>
    <message>
        <source>Write the heaps in columns. Find the leftmost odd column, a heap with a 1 there, and change its digits in all odd columns.</source>
        <comment>9/text</comment>
        <translation>اكتب الأكوام في أعمدة. أوجد العمود الفردي في أقصى اليسار، وكومة لها فيه 1، وغيّر أرقامها في كل الأعمدة الفردية.</translation>
    </message>
    <message>
        <source>If a pupil finds a move, ask whether there are others. The number of winning moves is always odd in an N-position: it is the number of ones in the leftmost odd column.</source>
        <comment>9/notes</comment>
        <translation>إن وجد تلميذ نقلة فاسأل هل هناك غيرها. عدد النقلات الرابحة في وضعية N فردي دائمًا: إنه عدد الآحاد في العمود الفردي في أقصى اليسار.</translation>
    </message>
    <message>
        <source>The big game</source>
        <comment>10/title</comment>
        <translation>المباراة الكبيرة</translation>
    </message>
    <message>
        <source>25, 15, 19, 3 and 13 against a computer that never makes a mistake. You start. One slip, and it is lost.</source>
        <comment>10/text</comment>
        <translation>25 و15 و19 و3 و13 ضد حاسوب لا يخطئ أبدًا. أنت تبدأ. زلّة واحدة وتضيع المباراة.</translation>
    </message>
    <message>
        <source>Work as a class: one pupil keeps the columns on the board, one decides, one plays. After each move of the computer look for the leftmost odd column again.</source>
        <comment>10/notes</comment>
        <translation>ليعمل الفصل كله معًا: تلميذ يدوّن الأعمدة على السبورة، وآخر يقرر، وثالث يلعب. بعد كل نقلة للحاسوب ابحثوا من جديد عن العمود الفردي في أقصى اليسار.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>11/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- From nim-sum 0 every move spoils it: **one** line changes, so some column becomes odd.
- From anything else you can make it 0: the leftmost odd column shows the heap, and the change makes it smaller.
- So nim-sum 0 means P, for all heaps of all sizes, even for [a million](nim:1000000,999999,127?outcome=P).

From an N-position you can now beat anyone. What if the *last* stone loses? That is the next lesson.</source>
        <comment>11/text</comment>
        <translation>- من مجموع نيم 0 تفسده كل نقلة: يتغير سطر **واحد**، فيصير عمود ما فرديًّا.
- ومن كل ما سواه تستطيع أن تجعله 0: العمود الفردي في أقصى اليسار يدلّ على الكومة، والتغيير يصغّرها.
- إذن مجموع نيم 0 يعني P، لكل الأكوام بكل الأحجام، حتى مع [مليون](nim:1000000,999999,127?outcome=P).

من وضعية N تستطيع الآن أن تهزم أي أحد. وماذا لو كان الحجر *الأخير* يخسر؟ هذا هو الدرس التالي.</translation>
    </message>
    <message>
        <source>**Exit question:** 6, 10, 9 has nim-sum 5. Which heap, and what does it become? (Leftmost odd column: fours. Only 6 has a 1 there: 6 ⊕ 5 = 3.)</source>
        <comment>11/notes</comment>
        <translation>**سؤال الختام:** 6 و10 و9 لها مجموع نيم 5. أي كومة، وماذا تصير؟ (العمود الفردي في أقصى اليسار: عمود 4. و6 وحدها لها فيه 1: ‏6 ⊕ 5 = 3.)</translation>
    </message>
</context>
<context>
    <name>turtles-and-twins</name>
    <message>
        <source>Turning Turtles and Twins</source>
        <comment>title</comment>
        <translation>قلب السلاحف والتوائم</translation>
    </message>
    <message>
        <source>Coins that are turned over: where is the heap, and what if a new head appears?</source>
        <comment>about</comment>
        <translation>قطع نقدية تُقلب: أين الكومة، وماذا لو ظهرت صورة جديدة؟</translation>
    </message>
    <message>
        <source>read rows of coins as heaps</source>
        <comment>aims</comment>
        <translation>يقرأ صفوف القطع النقدية أكوامًا</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>A row of coins, heads **H** and tails **T**. On your turn, turn one head to tails. If you like, you may also turn **one more coin to the left of it**, whichever side it shows. Whoever makes the last move wins. This is **Turning Turtles**.

Play it in pairs. When is it over?</source>
        <comment>1/text</comment>
        <translation>صف من القطع النقدية، على بعضها صورة **H** وعلى بعضها كتابة **T**. في دورك اقلب صورة إلى كتابة. ولك إن شئت أن تقلب أيضًا **قطعة أخرى واحدة على يسارها**، أيًّا كان وجهها. من يلعب النقلة الأخيرة يفوز. هذه لعبة **قلب السلاحف**.

العبوها كل اثنين معًا. متى تنتهي؟</translation>
    </message>
    <message>
        <source>The right-hand coin of the move must be a head that becomes tails. The second coin is optional and may be turned either way. The game is over when all are tails. **Ask:** “Does it have to end, when new heads may appear?”</source>
        <comment>1/notes</comment>
        <translation>القطعة اليمنى في النقلة يجب أن تكون صورة تصير كتابة. والقطعة الثانية اختيارية ويجوز قلبها في أي اتجاه. تنتهي المباراة عندما تصير كلها كتابة. **اسأل:** «هل لا بدّ أن تنتهي مع أن صورًا جديدة قد تظهر؟»</translation>
    </message>
    <message>
        <source>Does it end?</source>
        <comment>2/title</comment>
        <translation>هل تنتهي؟</translation>
    </message>
    <message>
        <source>A move may turn a tail into a new head. Can the game go on for ever?</source>
        <comment>2/text</comment>
        <translation>قد تحوّل نقلةٌ كتابةً إلى صورة جديدة. هل يمكن أن تستمر المباراة إلى الأبد؟</translation>
    </message>
    <message>
        <source>The same argument as the falling code in Line Nim: the place on the right counts most. So there are no circles, and each position is P or N.</source>
        <comment>2/notes</comment>
        <translation>الحجة نفسها كما في الرمز المتناقص في نيم الخطوط: الموضع الأيمن له الوزن الأكبر. فلا حلقات، وكل وضعية P أو N.</translation>
    </message>
    <message>
        <source>Yes, if both players keep making new heads</source>
        <comment>2/choice 1</comment>
        <translation>نعم، إذا ظل اللاعبان يصنعان صورًا جديدة</translation>
    </message>
    <message>
        <source>A new head always lies further to the left. Think of the coin furthest to the right that was turned.</source>
        <comment>2/because 1</comment>
        <translation>الصورة الجديدة تقع دائمًا أبعد إلى اليسار. فكّر في القطعة المقلوبة الأبعد إلى اليمين.</translation>
    </message>
    <message>
        <source>No</source>
        <comment>2/choice 2</comment>
        <translation>لا</translation>
    </message>
    <message>
        <source>Right. Read the row from the right as a number, H for 1 and T for 0: the coin furthest to the right that changes goes from 1 to 0, so the number gets smaller.</source>
        <comment>2/because 2</comment>
        <translation>صحيح. اقرأ الصف من اليمين كأنه عدد، H تعني 1 وT تعني 0: القطعة المتغيّرة الأبعد إلى اليمين تنتقل من 1 إلى 0، فالعدد يصغر.</translation>
    </message>
    <message>
        <source>A single head</source>
        <comment>3/title</comment>
        <translation>صورة واحدة</translation>
    </message>
    <message>
        <source>One head, on square **4**, counted from the left: T T T H. How many moves are there?</source>
        <comment>3/text</comment>
        <translation>صورة واحدة على الخانة **4**، عدًّا من اليسار: ⁦T T T H⁩. كم نقلة هناك؟</translation>
    </message>
    <message>
        <source>After the move either no head is left, or one head on square 1, 2 or 3. What else has exactly these moves? A heap of four.</source>
        <comment>3/notes</comment>
        <translation>بعد النقلة إما ألّا تبقى صورة، وإما أن تبقى صورة على الخانة 1 أو 2 أو 3. ما الشيء الآخر الذي له هذه النقلات بعينها؟ كومة من أربعة.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>3/choice 1</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>You may also turn one of the three coins to the left of it.</source>
        <comment>3/because 1</comment>
        <translation>يجوز أيضًا أن تقلب واحدة من القطع الثلاث التي على يسارها.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>3/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Turning only the head itself is a move too.</source>
        <comment>3/because 2</comment>
        <translation>قلب الصورة وحدها نقلة أيضًا.</translation>
    </message>
    <message>
        <source>4</source>
        <comment>3/choice 3</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>Yes: only the head, or the head together with one of the three coins on its left.</source>
        <comment>3/because 3</comment>
        <translation>نعم: الصورة وحدها، أو الصورة مع واحدة من القطع الثلاث على يسارها.</translation>
    </message>
    <message>
        <source>The disguise</source>
        <comment>4/title</comment>
        <translation>القناع</translation>
    </message>
    <message>
        <source>A head on square 4 can become a head on square 3, 2 or 1, or nothing at all. What is it in Nim?</source>
        <comment>4/text</comment>
        <translation>الصورة على الخانة 4 يمكن أن تصير صورة على الخانة 3 أو 2 أو 1، أو لا شيء. ما هي في نيم؟</translation>
    </message>
    <message>
        <source>Write the numbers of the squares below the coins. They are the sizes of the heaps.</source>
        <comment>4/notes</comment>
        <translation>اكتب أرقام الخانات تحت القطع. هي أحجام الأكوام.</translation>
    </message>
    <message>
        <source>**A heap of four.** A head on square k is a heap of k. Moving the head to square j means turning k to tails and j to heads, and it is the heap shrinking from k to j.

So T H H T T H, with heads on 2, 3 and 6, should be the heaps 2, 3, 6. The value is 2 ⊕ 3 ⊕ 6 = [7](turtles:THHTTH?grundy=7).</source>
        <comment>4/reveal</comment>
        <translation>**كومة من أربعة.** الصورة على الخانة k كومة من k. ونقل الصورة إلى الخانة j معناه قلب k إلى كتابة وj إلى صورة، وهو تصغير الكومة من k إلى j.

إذن ⁦T H H T T H⁩، وفيها صور على 2 و3 و6، ينبغي أن تكون أكوام 2 و3 و6. والقيمة 2 ⊕ 3 ⊕ 6 = [7](turtles:THHTTH?grundy=7).</translation>
    </message>
    <message>
        <source>One kind of move is left over</source>
        <comment>5/title</comment>
        <translation>بقي نوع من النقلات</translation>
    </message>
    <message>
        <source>What if the left coin **is a head already**? Then two heads vanish. Does that fit? Look at 1 and 4.</source>
        <comment>5/text</comment>
        <translation>وماذا لو كانت القطعة اليسرى **صورة أصلًا**؟ عندها تختفي صورتان. هل يستقيم هذا؟ انظر إلى 1 و4.</translation>
    </message>
    <message>
        <source>It is the one tricky point of this game. With stones: the position after the move is as good as one with two heaps of 1, because 1 ⊕ 1 = 0.</source>
        <comment>5/notes</comment>
        <translation>هذه النقطة الدقيقة الوحيدة في هذه اللعبة. بالأحجار: الوضعية بعد النقلة تعادل وضعية فيها كومتان من 1، لأن 1 ⊕ 1 = 0.</translation>
    </message>
    <message>
        <source>It fits. The 4 becomes a 1, so there would be **two** heaps of 1. But equal heaps cancel, and the board shows neither.

So from [H T T H](turtles:HTTH?outcome=N&amp;only=turtles:TTTT) turning both wins.</source>
        <comment>5/reveal</comment>
        <translation>يستقيم. تصير 4 إلى 1، فتكون هناك **كومتان** من 1. لكن الكومتين المتساويتين تُحذفان، والرقعة لا تُظهر أيًّا منهما.

إذن من [⁦H T T H⁩](turtles:HTTH?outcome=N&amp;only=turtles:TTTT) يربح قلب الاثنتين.</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>6/title</comment>
        <translation>أوجد النقلة</translation>
    </message>
    <message>
        <source>T H H T T H: heaps 2, 3, 6. Which move wins?</source>
        <comment>6/text</comment>
        <translation>⁦T H H T T H⁩: أكوام 2 و3 و6. أي نقلة تربح؟</translation>
    </message>
    <message>
        <source>6 must become 6 ⊕ 7 = 1. On square 1 there is a tail, so it is turned to heads.</source>
        <comment>6/notes</comment>
        <translation>يجب أن تصير 6 إلى 6 ⊕ 7 = 1. على الخانة 1 كتابة، فتُقلب إلى صورة.</translation>
    </message>
    <message>
        <source>Turn 6 only</source>
        <comment>6/choice 1</comment>
        <translation>اقلب 6 وحدها</translation>
    </message>
    <message>
        <source>Then 2 and 3 are left, with nim-sum 1.</source>
        <comment>6/because 1</comment>
        <translation>عندها تبقى 2 و3 بمجموع نيم 1.</translation>
    </message>
    <message>
        <source>Turn 3 and 2</source>
        <comment>6/choice 2</comment>
        <translation>اقلب 3 و2</translation>
    </message>
    <message>
        <source>Both vanish, and the single head on 6 is taken by the other player.</source>
        <comment>6/because 2</comment>
        <translation>تختفي الصورتان، ويأخذ اللاعب الآخر الصورة الوحيدة على 6.</translation>
    </message>
    <message>
        <source>Turn 6 and 1</source>
        <comment>6/choice 3</comment>
        <translation>اقلب 6 و1</translation>
    </message>
    <message>
        <source>Yes. The 6 becomes 2 ⊕ 3 = 1. Heads on 1, 2, 3 are left: your old friend.</source>
        <comment>6/because 3</comment>
        <translation>نعم. تصير 6 إلى 2 ⊕ 3 = 1. تبقى صور على 1 و2 و3: صديقتك القديمة.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>7/title</comment>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>Write down the numbers of the squares with heads. They are the heaps.</source>
        <comment>7/text</comment>
        <translation>اكتب أرقام الخانات التي عليها الصور. هي الأكوام.</translation>
    </message>
    <message>
        <source>If the heap must become j and there is already a head on j, that head is turned to tails.</source>
        <comment>7/notes</comment>
        <translation>إذا وجب أن تصير الكومة j وكانت في j صورة أصلًا، قُلبت تلك الصورة إلى كتابة.</translation>
    </message>
    <message>
        <source>A second game: Twins</source>
        <comment>8/title</comment>
        <translation>لعبة ثانية: التوائم</translation>
    </message>
    <message>
        <source>Now you must turn **exactly two** coins. The right one must be a head that becomes tails; the left one may be either. Whoever makes the last move wins.

Play it in pairs. How does the game end?</source>
        <comment>8/text</comment>
        <translation>الآن يجب أن تقلب **قطعتين بالضبط**. اليمنى يجب أن تكون صورة تصير كتابة؛ واليسرى قد تكون أيًّا منهما. من يلعب النقلة الأخيرة يفوز.

العبوها كل اثنين معًا. كيف تنتهي المباراة؟</translation>
    </message>
    <message>
        <source>Let them discover it: a head on square 1 can never be turned as the right coin. So the game may end with a head on square 1.</source>
        <comment>8/notes</comment>
        <translation>دعهم يكتشفون: الصورة على الخانة 1 لا يمكن أبدًا أن تُقلب بوصفها القطعة اليمنى. فقد تنتهي المباراة وعلى الخانة 1 صورة.</translation>
    </message>
    <message>
        <source>A head on square 1</source>
        <comment>9/title</comment>
        <translation>صورة على الخانة 1</translation>
    </message>
    <message>
        <source>In Twins only one head is left, on square **1**: H T T T. It is your turn.</source>
        <comment>9/text</comment>
        <translation>في التوائم لم تبقَ إلا صورة واحدة، على الخانة **1**: ⁦H T T T⁩. الدور دورك.</translation>
    </message>
    <message>
        <source>Some say that here “a heap of one cannot be taken”. It is better to say: a head on square 1 is a heap of zero. Moving a head to square 1 takes the whole heap.</source>
        <comment>9/notes</comment>
        <translation>يقول بعضهم إن «كومة من واحد لا يمكن أخذها» هنا. الأفضل أن نقول: الصورة على الخانة 1 كومة من صفر. ونقل صورة إلى الخانة 1 يأخذ الكومة كلها.</translation>
    </message>
    <message>
        <source>I turn it and win</source>
        <comment>9/choice 1</comment>
        <translation>أقلبها وأفوز</translation>
    </message>
    <message>
        <source>You must turn exactly two coins, and there is no coin to the left of it.</source>
        <comment>9/because 1</comment>
        <translation>يجب أن تقلب قطعتين بالضبط، وليس على يسارها قطعة.</translation>
    </message>
    <message>
        <source>I cannot move and have lost</source>
        <comment>9/choice 2</comment>
        <translation>لا أستطيع اللعب وقد خسرت</translation>
    </message>
    <message>
        <source>Yes. The head on square 1 is worth nothing: an empty heap.</source>
        <comment>9/because 2</comment>
        <translation>نعم. الصورة على الخانة 1 لا تساوي شيئًا: كومة فارغة.</translation>
    </message>
    <message>
        <source>The heaps of Twins</source>
        <comment>10/title</comment>
        <translation>أكوام التوائم</translation>
    </message>
    <message>
        <source>A head on square **4** in Twins: how many moves does it have alone, and how large is its heap?</source>
        <comment>10/text</comment>
        <translation>صورة على الخانة **4** في التوائم: كم نقلة لها وحدها، وما حجم كومتها؟</translation>
    </message>
    <message>
        <source>If the squares were numbered from 0, heap and number would be equal. How we count is up to us.</source>
        <comment>10/notes</comment>
        <translation>لو رُقّمت الخانات من 0 لتساوت الكومة والرقم. وطريقة العدّ ترجع إلينا.</translation>
    </message>
    <message>
        <source>4 moves, a heap of 4</source>
        <comment>10/choice 1</comment>
        <translation>4 نقلات، كومة من 4</translation>
    </message>
    <message>
        <source>Turning it alone is not allowed in Twins.</source>
        <comment>10/because 1</comment>
        <translation>قلبها وحدها لا يجوز في التوائم.</translation>
    </message>
    <message>
        <source>3 moves, a heap of 3</source>
        <comment>10/choice 2</comment>
        <translation>3 نقلات، كومة من 3</translation>
    </message>
    <message>
        <source>Yes: together with 1, 2 or 3. A head on square k is a heap of **k − 1**.</source>
        <comment>10/because 2</comment>
        <translation>نعم: مع 1 أو 2 أو 3. الصورة على الخانة k كومة من **⁦k − 1⁩**.</translation>
    </message>
    <message>
        <source>3 moves, a heap of 4</source>
        <comment>10/choice 3</comment>
        <translation>3 نقلات، كومة من 4</translation>
    </message>
    <message>
        <source>What it can become are heaps of 2, 1 and 0. The smallest number that is missing is 3.</source>
        <comment>10/because 3</comment>
        <translation>ما يمكن أن تصير إليه هو أكوام 2 و1 و0. وأصغر عدد غائب هو 3.</translation>
    </message>
    <message>
        <source>The same coins, two games</source>
        <comment>11/title</comment>
        <translation>القطع نفسها، ولعبتان</translation>
    </message>
    <message>
        <source>Heads on 2, 5, 6 and 10. Work out the value in **both** games.</source>
        <comment>11/text</comment>
        <translation>صور على 2 و5 و6 و10. احسب القيمة في **كلتا** اللعبتين.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Half of the class works out Turtles, the other half Twins. That the move is the same is a coincidence of this row.</source>
        <comment>11/notes</comment>
        <translation>يمكن تركها إن ضاق الوقت. نصف الفصل يحسب السلاحف والنصف الآخر التوائم. أما أن النقلة هي نفسها فمصادفة في هذا الصف من القطع.</translation>
    </message>
    <message>
        <source>- **Turtles:** 2 ⊕ 5 ⊕ 6 ⊕ 10 = [11](turtles:THTTHHTTTH?grundy=11).
- **Twins:** 1 ⊕ 4 ⊕ 5 ⊕ 9 = [9](twins:THTTHHTTTH?grundy=9).

Yet turning 10 and 1 wins in both: [10 becomes 1](turtles:THTTHHTTTH?only=turtles:HHTTHHTTTT), and [9 becomes 0](twins:THTTHHTTTH?only=twins:HHTTHHTTTT).</source>
        <comment>11/reveal</comment>
        <translation>- **السلاحف:** 2 ⊕ 5 ⊕ 6 ⊕ 10 = [11](turtles:THTTHHTTTH?grundy=11).
- **التوائم:** 1 ⊕ 4 ⊕ 5 ⊕ 9 = [9](twins:THTTHHTTTH?grundy=9).

ومع ذلك يربح قلب 10 و1 في كلتيهما: [10 تصير 1](turtles:THTTHHTTTH?only=turtles:HHTTHHTTTT)، و[9 تصير 0](twins:THTTHHTTTH?only=twins:HHTTHHTTTT).</translation>
    </message>
    <message>
        <source>Practice: Twins</source>
        <comment>12/title</comment>
        <translation>تدريب: التوائم</translation>
    </message>
    <message>
        <source>Careful: the heap is one less than the number of the square.</source>
        <comment>12/text</comment>
        <translation>انتبه: الكومة أقل من رقم الخانة بواحد.</translation>
    </message>
    <message>
        <source>The usual mistake is to use the heaps of Turtles.

If time is short, Twins can be left out as a whole: everything from “A second game: Twins” to here.</source>
        <comment>12/notes</comment>
        <translation>الخطأ المعتاد هو استعمال أكوام السلاحف.

إن ضاق الوقت أمكن ترك التوائم كلها: كل شيء من «لعبة ثانية: التوائم» إلى هنا.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- In **Turtles** a head on square k is a heap of k: [H H H](turtles:HHH?outcome=P) is 1, 2, 3.
- In **Twins** it is a heap of k − 1.
- When two equal heaps meet they cancel, so two heads may vanish.

A move that seemed to be new was not new at all. In the next lessons there are moves that really make a heap *larger*, and still it is Nim.</source>
        <comment>13/text</comment>
        <translation>- في **السلاحف** الصورة على الخانة k كومة من k: [⁦H H H⁩](turtles:HHH?outcome=P) هي 1 و2 و3.
- في **التوائم** هي كومة من ⁦k − 1⁩.
- إذا التقت كومتان متساويتان حُذفتا، لذلك قد تختفي صورتان.

نقلة بدت جديدة ولم تكن جديدة قط. في الدروس التالية نقلات *تكبّر* الكومة حقًّا، وتبقى مع ذلك نيم.</translation>
    </message>
    <message>
        <source>**Exit question:** H H H in Twins? (0 ⊕ 1 ⊕ 2 = 3: N. Turn 3 and 2.)</source>
        <comment>13/notes</comment>
        <translation>**سؤال الختام:** ⁦H H H⁩ في التوائم؟ (0 ⊕ 1 ⊕ 2 = 3: ‏N. اقلب 3 و2.)</translation>
    </message>
</context>
<context>
    <name>two-heaps</name>
    <message>
        <source>Nim with two heaps</source>
        <comment>title</comment>
        <translation>نيم بكومتين</translation>
    </message>
    <message>
        <source>The most famous of all these games, and a trick that settles two heaps of any size.</source>
        <comment>about</comment>
        <translation>أشهر هذه الألعاب كلها، وحيلة تحسم أمر كومتين مهما كان حجمهما.</translation>
    </message>
    <message>
        <source>win with two heaps by copying</source>
        <comment>aims</comment>
        <translation>يفوز بكومتين بالتقليد</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>Three heaps of stones: 5, 3 and 2. On your turn choose **one** heap and take as many stones from it as you like, at least one. Whoever takes the last stone wins. This game is called **Nim**.

Play it a few times in pairs. Which small positions did you learn to fear?</source>
        <comment>1/text</comment>
        <translation>ثلاث أكوام من الأحجار: 5 و3 و2. في دورك اختر كومة **واحدة** وخذ منها ما شئت من الأحجار، حجرًا على الأقل. من يأخذ الحجر الأخير يفوز. اسم هذه اللعبة **نيم**.

العبوها عدة مرات كل اثنين معًا. أي الوضعيات الصغيرة تعلمتم أن تخافوها؟</translation>
    </message>
    <message>
        <source>Real coins or matches on the desks work well beside the screen. After five minutes ask for positions that are “bad to get”. Two equal heaps usually come first. Somebody may have met 3, 2, 1. Do not judge the answers yet.</source>
        <comment>1/notes</comment>
        <translation>قطع نقدية حقيقية أو أعواد ثقاب على الطاولات تنفع كثيرًا إلى جانب الشاشة. بعد خمس دقائق اسأل عن الوضعيات «السيئة لمن تقع له». تأتي الكومتان المتساويتان أولًا في العادة، وربما صادف أحدهم 3 و2 و1. لا تحكم على الإجابات بعد.</translation>
    </message>
    <message>
        <source>One heap</source>
        <comment>2/title</comment>
        <translation>كومة واحدة</translation>
    </message>
    <message>
        <source>Only **one** heap is left, with four stones. It is your turn. What now?</source>
        <comment>2/text</comment>
        <translation>لم تبقَ إلا كومة **واحدة** فيها أربعة أحجار، والدور دورك. ماذا الآن؟</translation>
    </message>
    <message>
        <source>A heap of one size or another: all one-heap positions are N. Only the empty table is P.</source>
        <comment>2/notes</comment>
        <translation>كومة بهذا الحجم أو ذاك: كل وضعيات الكومة الواحدة N. الطاولة الخالية وحدها P.</translation>
    </message>
    <message>
        <source>Take three and leave one</source>
        <comment>2/choice 1</comment>
        <translation>آخذ ثلاثة وأترك واحدًا</translation>
    </message>
    <message>
        <source>Then the other player takes the last stone.</source>
        <comment>2/because 1</comment>
        <translation>عندها يأخذ اللاعب الآخر الحجر الأخير.</translation>
    </message>
    <message>
        <source>Take two and leave two</source>
        <comment>2/choice 2</comment>
        <translation>آخذ اثنين وأترك اثنين</translation>
    </message>
    <message>
        <source>Then the other player takes both.</source>
        <comment>2/because 2</comment>
        <translation>عندها يأخذ اللاعب الآخر الاثنين معًا.</translation>
    </message>
    <message>
        <source>Take everything</source>
        <comment>2/choice 3</comment>
        <translation>آخذ كل شيء</translation>
    </message>
    <message>
        <source>Yes. One heap alone is always N, whatever its size.</source>
        <comment>2/because 3</comment>
        <translation>نعم. الكومة وحدها N دائمًا، مهما كان حجمها.</translation>
    </message>
    <message>
        <source>Two heaps</source>
        <comment>3/title</comment>
        <translation>كومتان</translation>
    </message>
    <message>
        <source>Two heaps are left, and it is your turn. Which of these would you rather **not** have?</source>
        <comment>3/text</comment>
        <translation>بقيت كومتان والدور دورك. أيها **لا** تودّ أن تكون لك؟</translation>
    </message>
    <message>
        <source>If the class hesitates, play 2, 2 against a pupil. Do not say the general rule: the next step brings it out.</source>
        <comment>3/notes</comment>
        <translation>إن تردد الفصل فالعب 2 و2 ضد تلميذ. لا تقل القاعدة العامة: الخطوة التالية تُظهرها.</translation>
    </message>
    <message>
        <source>3 and 1</source>
        <comment>3/choice 1</comment>
        <translation>3 و1</translation>
    </message>
    <message>
        <source>From here you can take two from the 3 and leave 1 and 1.</source>
        <comment>3/because 1</comment>
        <translation>من هنا يمكنك أن تأخذ اثنين من 3 وتترك 1 و1.</translation>
    </message>
    <message>
        <source>5 and 2</source>
        <comment>3/choice 2</comment>
        <translation>5 و2</translation>
    </message>
    <message>
        <source>From here you can take three from the 5 and leave 2 and 2.</source>
        <comment>3/because 2</comment>
        <translation>من هنا يمكنك أن تأخذ ثلاثة من 5 وتترك 2 و2.</translation>
    </message>
    <message>
        <source>2 and 2</source>
        <comment>3/choice 3</comment>
        <translation>2 و2</translation>
    </message>
    <message>
        <source>Right, this is the bad one. Whatever you take from one heap, the other player takes from the other heap.</source>
        <comment>3/because 3</comment>
        <translation>صحيح، هذه هي السيئة. ما تأخذه من كومة يأخذ اللاعب الآخر مثله من الكومة الأخرى.</translation>
    </message>
    <message>
        <source>All positions with two heaps</source>
        <comment>4/title</comment>
        <translation>كل الوضعيات بكومتين</translation>
    </message>
    <message>
        <source>The table has the first heap along one side and the second along the other. Start in the corner with no stones. Before each square, look along its row and along its column towards the sides where one heap is empty. Is there a P on the way? Then you can move to it, and the square is N. If there is none, it is P.</source>
        <comment>4/text</comment>
        <translation>في الجدول تمتد الكومة الأولى على أحد الجانبين والثانية على الجانب الآخر. ابدأ من الزاوية الخالية من الأحجار. قبل كل خانة انظر على طول صفها وعلى طول عمودها نحو الجانبين اللذين تكون فيهما كومة فارغة. هل في الطريق P؟ إذن يمكنك أن تنتقل إليها، والخانة N. وإن لم توجد فهي P.</translation>
    </message>
    <message>
        <source>A move makes one of the two numbers smaller: it goes straight towards one of the edges. One P in the row or the column, on the way to the edge, makes the square N. Squares filled in together do not depend on each other.</source>
        <comment>4/notes</comment>
        <translation>النقلة تصغّر أحد العددين: تسير مستقيمةً نحو أحد الطرفين. وجود P واحدة في الصف أو العمود، في الطريق إلى الطرف، يجعل الخانة N. والخانات التي تُملأ معًا لا يعتمد بعضها على بعض.</translation>
    </message>
    <message>
        <source>Why the diagonal?</source>
        <comment>5/title</comment>
        <translation>لماذا القطر؟</translation>
    </message>
    <message>
        <source>The P squares stand where both heaps are equal. Can you say why, without the table?</source>
        <comment>5/text</comment>
        <translation>خانات P تقع حيث تتساوى الكومتان. هل تستطيع أن تقول لماذا، دون الجدول؟</translation>
    </message>
    <message>
        <source>This proves the diagonal for heaps of every size. Let a pupil say it in their own words before you reveal it. Compare it with the two heaps in the lesson before.</source>
        <comment>5/notes</comment>
        <translation>هذا يثبت أمر القطر للأكوام من كل حجم. دع تلميذًا يقوله بكلماته قبل الكشف. وقارنه بالكومتين في الدرس السابق.</translation>
    </message>
    <message>
        <source>**Copy.** If the heaps are equal and the other player takes some stones from one of them, take just as many from the other one. You always have an answer, so you take the last stone. [Two heaps of five](nim:5,5?outcome=P), or [of a hundred](nim:100,100?outcome=P): it is always P.

And if the heaps are *not* equal, make them equal. So it is N, and from [five and three](nim:5,3?outcome=N&amp;only=nim:3,3) that is the only winning move.</source>
        <comment>5/reveal</comment>
        <translation>**قلّد.** إذا كانت الكومتان متساويتين وأخذ اللاعب الآخر بعض الأحجار من إحداهما فخذ مثلها من الأخرى. لديك ردٌّ دائمًا، فأنت من يأخذ الحجر الأخير. [كومتان من خمسة](nim:5,5?outcome=P)، أو [من مئة](nim:100,100?outcome=P): هي P دائمًا.

وإن *لم* تكونا متساويتين فساوِ بينهما. إذن هي N، ومن [خمسة وثلاثة](nim:5,3?outcome=N&amp;only=nim:3,3) تلك هي النقلة الرابحة الوحيدة.</translation>
    </message>
    <message>
        <source>Eight and three</source>
        <comment>6/title</comment>
        <translation>ثمانية وثلاثة</translation>
    </message>
    <message>
        <source>Two heaps, **8 and 3**. It is your turn. How many stones do you take, and where?</source>
        <comment>6/text</comment>
        <translation>كومتان، **8 و3**، والدور دورك. كم حجرًا تأخذ، ومن أين؟</translation>
    </message>
    <message>
        <source>Let the class answer in one word: “equal”. With 1,000 and 3 it is just as quick.</source>
        <comment>6/notes</comment>
        <translation>دع الفصل يجيب بكلمة واحدة: «تساوٍ». ومع 1000 و3 يكون الجواب بالسرعة نفسها.</translation>
    </message>
    <message>
        <source>Three from the 3</source>
        <comment>6/choice 1</comment>
        <translation>ثلاثة من 3</translation>
    </message>
    <message>
        <source>Then one heap is left, and the other player takes all of it.</source>
        <comment>6/because 1</comment>
        <translation>عندها تبقى كومة واحدة، فيأخذها اللاعب الآخر كلها.</translation>
    </message>
    <message>
        <source>Five from the 8</source>
        <comment>6/choice 2</comment>
        <translation>خمسة من 8</translation>
    </message>
    <message>
        <source>Yes. The heaps are 3 and 3, and from now on you copy.</source>
        <comment>6/because 2</comment>
        <translation>نعم. الكومتان الآن 3 و3، ومن الآن فصاعدًا تقلّد.</translation>
    </message>
    <message>
        <source>One from the 8</source>
        <comment>6/choice 3</comment>
        <translation>واحدًا من 8</translation>
    </message>
    <message>
        <source>Then the heaps are 7 and 3, still different, and the other player makes them equal.</source>
        <comment>6/because 3</comment>
        <translation>عندها تكون الكومتان 7 و3، وهما ما زالتا مختلفتين، فيساوي اللاعب الآخر بينهما.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>7/title</comment>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>Find the winning move.</source>
        <comment>7/text</comment>
        <translation>أوجد النقلة الرابحة.</translation>
    </message>
    <message>
        <source>Do not stop too early: copying should become a reflex.</source>
        <comment>7/notes</comment>
        <translation>لا تتوقف مبكرًا: ينبغي أن يصير التقليد رد فعل تلقائيًّا.</translation>
    </message>
    <message>
        <source>Win with two heaps</source>
        <comment>8/title</comment>
        <translation>افز بكومتين</translation>
    </message>
    <message>
        <source>Heaps of 9 and 6, and the computer never makes a mistake. You start. Make the heaps equal, and then copy.</source>
        <comment>8/text</comment>
        <translation>كومتان من 9 و6، والحاسوب لا يخطئ أبدًا. أنت تبدأ. ساوِ بين الكومتين ثم قلّد.</translation>
    </message>
    <message>
        <source>Pupils who lose have usually copied into the wrong heap. Let them say aloud: “You took … from this one, so I take … from that one.”</source>
        <comment>8/notes</comment>
        <translation>من يخسر من التلاميذ يكون عادةً قد قلّد في الكومة الخطأ. دعهم يقولون بصوت مسموع: «أخذتَ … من هذه، فآخذ … من تلك».</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- One heap alone is N: [take everything](nim:4?outcome=N&amp;only=nim:0).
- Two **equal** heaps are P: [copy](nim:6,6?outcome=P).
- Two **different** heaps are N: make them equal, as from [8 and 3](nim:8,3?only=nim:3,3).

With three heaps it is not so easy. The next lesson works them out, from the small positions to the large ones.</source>
        <comment>9/text</comment>
        <translation>- الكومة وحدها N: [خذ كل شيء](nim:4?outcome=N&amp;only=nim:0).
- الكومتان **المتساويتان** P: [قلّد](nim:6,6?outcome=P).
- الكومتان **المختلفتان** N: ساوِ بينهما، كما من [8 و3](nim:8,3?only=nim:3,3).

ليس الأمر بهذه السهولة مع ثلاث أكوام. الدرس التالي يحسبها من الوضعيات الصغيرة إلى الكبيرة.</translation>
    </message>
    <message>
        <source>**Exit question:** 100 and 99, your turn. (Take one from the 100.)</source>
        <comment>9/notes</comment>
        <translation>**سؤال الختام:** 100 و99، والدور دورك. (خذ واحدًا من 100.)</translation>
    </message>
</context>
<context>
    <name>what-is-a-position-worth</name>
    <message>
        <source>What is a position worth?</source>
        <comment>title</comment>
        <translation>كم تساوي الوضعية؟</translation>
    </message>
    <message>
        <source>For the curious: positions as numbers, and positions so hot that no number fits.</source>
        <comment>about</comment>
        <translation>لمن يحب الاستطلاع: وضعيات هي أعداد، ووضعيات ساخنة لا يناسبها أي عدد.</translation>
    </message>
    <message>
        <source>compare two positions, and say what mean and temperature tell</source>
        <comment>aims</comment>
        <translation>يقارن وضعيتين، ويقول ما معنى المتوسط ودرجة الحرارة</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>Three boards and one game: on your turn choose **one** board and make a move there. **Left** cuts blue edges, **Right** cuts red ones, and both may take the stone. Whoever cannot move loses.

Play it in pairs, twice, with the other player starting. What do you notice?</source>
        <comment>1/text</comment>
        <translation>ثلاث رقع ولعبة واحدة: في دورك اختر رقعة **واحدة** والعب عليها نقلة. **أيسر** يقطع الأضلاع الزرقاء، و**أيمن** يقطع الحمراء، ولكليهما أن يأخذ الحجر. من لا يستطيع اللعب يخسر.

العبوها كل اثنين معًا مرتين، ويبدأ الآخر في المرة الثانية. ماذا تلاحظون؟</translation>
    </message>
    <message>
        <source>Whoever starts wins, by taking the stone. The two pictures are worth 1/2 and −1/2, so together they are worth 0. This lesson is for the curious: it needs the lessons on red-blue Hackenbush.</source>
        <comment>1/notes</comment>
        <translation>يفوز من يبدأ بأخذ الحجر. قيمتا الصورتين ⁦1/2⁩ و⁦−1/2⁩، فقيمتهما معًا 0. هذا الدرس لمن يحب الاستطلاع، ويحتاج إلى درسي هاكنبوش الأحمر والأزرق.</translation>
    </message>
    <message>
        <source>Values add up</source>
        <comment>2/title</comment>
        <translation>القيم تُجمع</translation>
    </message>
    <message>
        <source>The first picture is worth [1/2](hackenbush:0-1b,1-2r?value=1/2), the second one [−1/2](hackenbush:0-1r,1-2b?value=-1/2). Now the stone is gone. Who wins?</source>
        <comment>2/text</comment>
        <translation>قيمة الصورة الأولى [⁦1/2⁩](hackenbush:0-1b,1-2r?value=1/2)، وقيمة الثانية [⁦−1/2⁩](hackenbush:0-1r,1-2b?value=-1/2). ذهب الحجر الآن. من يفوز؟</translation>
    </message>
    <message>
        <source>Let them play it. The second player copies on the other board, as with two equal heaps in the first lessons.</source>
        <comment>2/notes</comment>
        <translation>دعهم يلعبونها. يقلد اللاعب الثاني على الرقعة الأخرى، كما مع كومتين متساويتين في الدروس الأولى.</translation>
    </message>
    <message>
        <source>Whoever starts</source>
        <comment>2/choice 1</comment>
        <translation>من يبدأ</translation>
    </message>
    <message>
        <source>Try it: each cut is answered by the same cut on the other board, and then nothing is left for the player who started.</source>
        <comment>2/because 1</comment>
        <translation>جرّب: كل قطع يُردّ عليه بالقطع نفسه على الرقعة الأخرى، ثم لا يبقى شيء لمن بدأ.</translation>
    </message>
    <message>
        <source>Whoever does not start</source>
        <comment>2/choice 2</comment>
        <translation>من لا يبدأ</translation>
    </message>
    <message>
        <source>Yes: 1/2 − 1/2 = 0, and 0 means that whoever starts loses.</source>
        <comment>2/because 2</comment>
        <translation>نعم: ⁦1/2 − 1/2 = 0⁩، و0 يعني أن من يبدأ يخسر.</translation>
    </message>
    <message>
        <source>Left, because blue comes first</source>
        <comment>2/choice 3</comment>
        <translation>أيسر، لأن الأزرق أولًا</translation>
    </message>
    <message>
        <source>The order of the boards does not matter.</source>
        <comment>2/because 3</comment>
        <translation>ترتيب الرقع لا يهم.</translation>
    </message>
    <message>
        <source>Which is worth more?</source>
        <comment>3/title</comment>
        <translation>أيهما أكبر قيمة؟</translation>
    </message>
    <message>
        <source>Left may have one of two pictures: [blue and red](hackenbush:0-1b,1-2r), or [blue, red and red](hackenbush:0-1b,1-2r,2-3r). Which one should Left take?

On the board the first one plays **against** the second one: there the colours of the second are exchanged. Play it, and let Left start once and Right start once.</source>
        <comment>3/text</comment>
        <translation>لأيسر أن يأخذ إحدى صورتين: [زرقاء وحمراء](hackenbush:0-1b,1-2r)، أو [زرقاء وحمراء وحمراء](hackenbush:0-1b,1-2r,2-3r). أيهما يأخذ؟

على الرقعة تلعب الأولى **ضد** الثانية: لونا الثانية فيها متبادلان. العبوها، ويبدأ أيسر مرة وأيمن مرة.</translation>
    </message>
    <message>
        <source>Write the four lines on the blackboard: they are needed in the next step.</source>
        <comment>3/notes</comment>
        <translation>اكتب الأسطر الأربعة على السبورة: يُحتاج إليها في الخطوة التالية.</translation>
    </message>
    <message>
        <source>Left wins, whoever starts. So the first picture is worth **more**: it is worth 1/2, the second one 1/4, and 1/2 − 1/4 = 1/4 is more than 0.

This works for all positions, even if you do not know their values: to compare two, play their **difference**.

- Left wins, whoever starts: the first is worth more.
- Right wins, whoever starts: the second is worth more.
- Whoever starts loses: they are equal.
- Whoever starts wins: neither is worth more.</source>
        <comment>3/reveal</comment>
        <translation>يفوز أيسر أيًّا كان من يبدأ. إذن الصورة الأولى **أكبر** قيمة: قيمتها ⁦1/2⁩، وقيمة الثانية ⁦1/4⁩، و⁦1/2 − 1/4 = 1/4⁩ أكبر من 0.

وهذا يصح لكل الوضعيات، حتى إن لم تعرف قيمها: لتقارن بين اثنتين العب **الفرق** بينهما.

- يفوز أيسر أيًّا كان من يبدأ: الأولى أكبر قيمة.
- يفوز أيمن أيًّا كان من يبدأ: الثانية أكبر قيمة.
- من يبدأ يخسر: هما متساويتان.
- من يبدأ يفوز: ليست أي منهما أكبر قيمة.</translation>
    </message>
    <message>
        <source>Compare two</source>
        <comment>4/title</comment>
        <translation>قارن بين اثنتين</translation>
    </message>
    <message>
        <source>Two positions stand side by side. Which one is worth more, or are they equal?</source>
        <comment>4/text</comment>
        <translation>وضعيتان جنبًا إلى جنب. أيهما أكبر قيمة، أم هما متساويتان؟</translation>
    </message>
    <message>
        <source>Where both players have the same moves, two positions are either equal or different: there is no more and no less among Nim heaps.</source>
        <comment>4/notes</comment>
        <translation>إذا كانت نقلات اللاعبَين واحدة فالوضعيتان متساويتان أو مختلفتان: ليس بين أكوام نيم أكبر وأصغر.</translation>
    </message>
    <message>
        <source>A hot position</source>
        <comment>5/title</comment>
        <translation>وضعية ساخنة</translation>
    </message>
    <message>
        <source>A value can be drawn as a tree. From this one Left may go to **3**, which is three free moves for Left, and Right may go to **−3**. What is it worth?</source>
        <comment>5/text</comment>
        <translation>يمكن رسم القيمة شجرةً. من هذه يمكن لأيسر أن يذهب إلى **3**، أي ثلاث نقلات مجانية لأيسر، ويمكن لأيمن أن يذهب إلى **⁦−3⁩**. كم تساوي؟</translation>
    </message>
    <message>
        <source>In this lesson hot means that it pays to move. Elsewhere in the course it is another word for N.</source>
        <comment>5/notes</comment>
        <translation>معنى ساخنة في هذا الدرس أن اللعب فيها يفيد. وفي بقية المقرر هي اسم آخر لـN.</translation>
    </message>
    <message>
        <source>0, the number in the middle</source>
        <comment>5/choice 1</comment>
        <translation>0، العدد الذي في الوسط</translation>
    </message>
    <message>
        <source>A position that is worth 0 is lost for whoever starts. Here whoever starts wins, and by a lot.</source>
        <comment>5/because 1</comment>
        <translation>في وضعية قيمتها 0 يخسر من يبدأ. وهنا يفوز من يبدأ، وبفارق كبير.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>5/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Only if Left moves first.</source>
        <comment>5/because 2</comment>
        <translation>فقط إن بدأ أيسر.</translation>
    </message>
    <message>
        <source>No number at all</source>
        <comment>5/choice 3</comment>
        <translation>ليست عددًا</translation>
    </message>
    <message>
        <source>Right. Both want to move here. Such a position is called **hot**.</source>
        <comment>5/because 3</comment>
        <translation>صحيح. هنا يريد كلاهما أن يلعب. تسمى وضعية كهذه **ساخنة**.</translation>
    </message>
    <message>
        <source>Mean and temperature</source>
        <comment>6/title</comment>
        <translation>المتوسط ودرجة الحرارة</translation>
    </message>
    <message>
        <source>From this position Left may go to 4 and Right to 1. Suppose that many copies of it lie on the table, and the players take turns. How much is one copy worth **on the average**? And how much does a move **gain**?</source>
        <comment>6/text</comment>
        <translation>من هذه الوضعية يمكن لأيسر أن يذهب إلى 4 ولأيمن أن يذهب إلى 1. تخيل أن على الطاولة كثيرًا منها وأن اللاعبَين يتناوبان. كم تساوي الواحدة **في المتوسط**؟ وكم **تُكسب** النقلة؟</translation>
    </message>
    <message>
        <source>Two copies together are worth exactly 5. Larger numbers stand on the left of the picture, because Left wants them.</source>
        <comment>6/notes</comment>
        <translation>اثنتان معًا تساويان 5 تمامًا. الأعداد الكبيرة على يسار الصورة، لأن أيسر يريدها.</translation>
    </message>
    <message>
        <source>Half of the copies go to 4 and half of them to 1. So one copy is worth 5/2 on the average: that is the **mean**. A move takes it from 5/2 to 4 or to 1 and gains 3/2: that is the **temperature**.

The picture is the **thermograph**. Its two feet stand at 4 and at 1. The higher you go, the more a move costs, and the closer the walls come. At 3/2 nobody wants to move any more. From there the mast goes up, at 5/2.</source>
        <comment>6/reveal</comment>
        <translation>نصفها يذهب إلى 4 ونصفها إلى 1. إذن تساوي الواحدة ⁦5/2⁩ في المتوسط: هذا هو **المتوسط**. والنقلة تذهب من ⁦5/2⁩ إلى 4 أو إلى 1 فتُكسب ⁦3/2⁩: هذه هي **درجة الحرارة**.

الصورة هي **المخطط الحراري**. قدماه عند 4 وعند 1. كلما صعدت زادت كلفة النقلة، واقترب الجداران. عند ⁦3/2⁩ لا يريد أحد أن يلعب بعد. ومن هناك تصعد السارية، عند ⁦5/2⁩.</translation>
    </message>
    <message>
        <source>Hottest first</source>
        <comment>7/title</comment>
        <translation>الأسخن أولًا</translation>
    </message>
    <message>
        <source>Three hot boards. Their temperatures are 5, 2 and 1/2. You are Left, and you move first. On which board do you move? Play against the computer, which makes no mistakes.</source>
        <comment>7/text</comment>
        <translation>ثلاث رقع ساخنة. درجات حرارتها 5 و2 و⁦1/2⁩. أنت أيسر، وأنت تبدأ. على أي رقعة تلعب؟ العب ضد الحاسوب، وهو لا يخطئ.</translation>
    </message>
    <message>
        <source>Only the hottest board wins. Whoever lost can put the board back and try again.</source>
        <comment>7/notes</comment>
        <translation>الرقعة الأسخن وحدها تربح. من خسر يمكنه أن يعيد الرقعة ويحاول مرة أخرى.</translation>
    </message>
    <message>
        <source>Always the hottest?</source>
        <comment>8/title</comment>
        <translation>الأسخن دائمًا؟</translation>
    </message>
    <message>
        <source>The temperatures are now 2 and 1, and the board −2 is two free moves for Right. Left moves first. Which move wins?</source>
        <comment>8/text</comment>
        <translation>درجتا الحرارة الآن 2 و1، والرقعة ⁦−2⁩ نقلتان مجانيتان لأيمن. يبدأ أيسر. أي نقلة تربح؟</translation>
    </message>
    <message>
        <source>Players of Go call such a move sente: it has to be answered. To move where it is hottest is a good rule, but no theorem.</source>
        <comment>8/notes</comment>
        <translation>يسمي لاعبو غو نقلة كهذه سِنتي: لا بد من الرد عليها. اللعب حيث الحرارة أعلى قاعدة جيدة، لكنه ليس مبرهنة.</translation>
    </message>
    <message>
        <source>The hottest board, from {2|−2} to 2</source>
        <comment>8/choice 1</comment>
        <translation>الرقعة الأسخن، من ⁦{2|−2}⁩ إلى 2</translation>
    </message>
    <message>
        <source>Then Right goes to 0 on the second board. 2 + 0 − 2 = 0, and it is Left’s turn: Left has lost.</source>
        <comment>8/because 1</comment>
        <translation>عندها يذهب أيمن إلى 0 على الرقعة الثانية. ⁦2 + 0 − 2 = 0⁩، والدور لأيسر: لقد خسر أيسر.</translation>
    </message>
    <message>
        <source>The second board, to {10|1}</source>
        <comment>8/choice 2</comment>
        <translation>الرقعة الثانية، إلى ⁦{10|1}⁩</translation>
    </message>
    <message>
        <source>Yes. It threatens 10, so Right has to answer with 1. Then Left still gets the 2 of the first board: 2 + 1 − 2 = 1.</source>
        <comment>8/because 2</comment>
        <translation>نعم. إنها تهدد بـ10، فعلى أيمن أن يرد بـ1. ثم يبقى لأيسر 2 الرقعة الأولى: ⁦2 + 1 − 2 = 1⁩.</translation>
    </message>
    <message>
        <source>In which game do you move?</source>
        <comment>9/title</comment>
        <translation>في أي لعبة تلعب؟</translation>
    </message>
    <message>
        <source>Several boards side by side. Find the one with a winning move: click on the board, or make the move.</source>
        <comment>9/text</comment>
        <translation>عدة رقع جنبًا إلى جنب. جد التي فيها نقلة رابحة: انقر الرقعة، أو العب النقلة.</translation>
    </message>
    <message>
        <source>Where both players have the same moves, the nim-sum of the values decides, as in the lesson before.</source>
        <comment>9/notes</comment>
        <translation>إذا كانت نقلات اللاعبَين واحدة قرر مجموع نيم للقيم، كما في الدرس السابق.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- Values add up, and to compare two positions you play their **difference**.
- Some positions are numbers. There nobody wants to move first. Others are **hot**, like [this one](game:{4|1}?value={4|1}&amp;mean=5/2&amp;temperature=3/2).
- The **mean** is what a position is worth on the average. The **temperature** is what a move gains.

The board shows one more: {2|{1|0}}. Play on it and look at its thermograph.</source>
        <comment>10/text</comment>
        <translation>- القيم تُجمع، ولتقارن بين وضعيتين تلعب **الفرق** بينهما.
- بعض الوضعيات أعداد. هناك لا يريد أحد أن يبدأ. وبعضها **ساخنة**، مثل [هذه](game:{4|1}?value={4|1}&amp;mean=5/2&amp;temperature=3/2).
- **المتوسط** هو ما تساويه الوضعية في المتوسط. و**درجة الحرارة** هي ما تُكسبه النقلة.

على الرقعة واحدة أخرى: ⁦{2|{1|0}}⁩. العب عليها وانظر إلى مخططها الحراري.</translation>
    </message>
    <message>
        <source>**Exit question:** which is worth more on the average, {4|1} or 2? ({4|1}, with 5/2.)</source>
        <comment>10/notes</comment>
        <translation>**سؤال الختام:** أيهما أكبر في المتوسط، ⁦{4|1}⁩ أم 2؟ (⁦{4|1}⁩، وهو ⁦5/2⁩.)</translation>
    </message>
</context>
<context>
    <name>wythoff</name>
    <message>
        <source>Wythoff’s queen</source>
        <comment>title</comment>
        <translation>وزير فايتهوف</translation>
    </message>
    <message>
        <source>A queen walks into the corner, and the golden ratio shows the way.</source>
        <comment>about</comment>
        <translation>وزير يمشي إلى الزاوية، والنسبة الذهبية تدلّ على الطريق.</translation>
    </message>
    <message>
        <source>write down the cold pairs without a board</source>
        <comment>aims</comment>
        <translation>يكتب الأزواج الباردة دون رقعة</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>العب أولًا</translation>
    </message>
    <message>
        <source>A queen stands on a board. On your turn move it any distance **left**, **down**, or **diagonally** left and down. Whoever moves it into the corner 0, 0 wins.

Play it in pairs, from column 7 and row 9. Which squares do you want to reach?</source>
        <comment>1/text</comment>
        <translation>يقف وزير الشطرنج على رقعة. في دورك حرّكه أي مسافة **إلى اليسار**، أو **إلى الأسفل**، أو **قُطريًّا** إلى اليسار والأسفل معًا. من ينقله إلى الزاوية 0,0 يفوز.

العبوها كل اثنين معًا، من العمود 7 والصف 9. أي الخانات تريدون الوصول إليها؟</translation>
    </message>
    <message>
        <source>Like a chess queen, but only towards the corner. After some games pupils name squares near the corner from which one cannot win: 1, 2 and 2, 1.</source>
        <comment>1/notes</comment>
        <translation>مثل الوزير في الشطرنج، لكن نحو الزاوية فقط. بعد بضع مباريات يذكر التلاميذ خانات قرب الزاوية لا يمكن الفوز منها: 1,2 و2,1.</translation>
    </message>
    <message>
        <source>The same with stones</source>
        <comment>2/title</comment>
        <translation>الشيء نفسه بالأحجار</translation>
    </message>
    <message>
        <source>Two heaps, one as large as the column, one as large as the row. Moving left takes from the one, down from the other. What is a **diagonal** move?</source>
        <comment>2/text</comment>
        <translation>كومتان، إحداهما بحجم رقم العمود والأخرى بحجم رقم الصف. الحركة إلى اليسار تأخذ من الأولى، وإلى الأسفل من الثانية. فما النقلة **القُطرية**؟</translation>
    </message>
    <message>
        <source>The queen at 3, 5 is the heaps 3 and 5. Some like the board better, some the stones.</source>
        <comment>2/notes</comment>
        <translation>الوزير على 3,5 هو كومتا 3 و5. بعضهم يفضل الرقعة وبعضهم الأحجار.</translation>
    </message>
    <message>
        <source>Taking from any one heap</source>
        <comment>2/choice 1</comment>
        <translation>الأخذ من كومة واحدة أيًّا كانت</translation>
    </message>
    <message>
        <source>That is moving left or down.</source>
        <comment>2/because 1</comment>
        <translation>هذه هي الحركة إلى اليسار أو إلى الأسفل.</translation>
    </message>
    <message>
        <source>Taking the same number from both heaps</source>
        <comment>2/choice 2</comment>
        <translation>أخذ العدد نفسه من كلتا الكومتين</translation>
    </message>
    <message>
        <source>Yes. So it is Nim with two heaps and one more kind of move.</source>
        <comment>2/because 2</comment>
        <translation>نعم. فهي نيم بكومتين مع نوع إضافي من النقلات.</translation>
    </message>
    <message>
        <source>Moving stones from one heap to the other</source>
        <comment>2/choice 3</comment>
        <translation>نقل أحجار من كومة إلى الأخرى</translation>
    </message>
    <message>
        <source>Both numbers get smaller on a diagonal move, by the same amount.</source>
        <comment>2/because 3</comment>
        <translation>في النقلة القُطرية يصغر العددان كلاهما، وبالمقدار نفسه.</translation>
    </message>
    <message>
        <source>Is copying still good?</source>
        <comment>3/title</comment>
        <translation>هل ما زال التقليد نافعًا؟</translation>
    </message>
    <message>
        <source>In Nim two equal heaps are P. And here, with **4 and 4**?</source>
        <comment>3/text</comment>
        <translation>في نيم الكومتان المتساويتان P. وهنا، مع **4 و4**؟</translation>
    </message>
    <message>
        <source>So are all squares at the two edges. From all these squares you win with one move.</source>
        <comment>3/notes</comment>
        <translation>وكذلك كل الخانات على الطرفين. من كل هذه الخانات تفوز بنقلة واحدة.</translation>
    </message>
    <message>
        <source>P as well: copy</source>
        <comment>3/choice 1</comment>
        <translation>‏P أيضًا: قلّد</translation>
    </message>
    <message>
        <source>The player to move takes both heaps at once, and nothing is left to copy.</source>
        <comment>3/because 1</comment>
        <translation>صاحب الدور يأخذ الكومتين معًا، فلا يبقى ما يُقلَّد.</translation>
    </message>
    <message>
        <source>N: take both heaps at once</source>
        <comment>3/choice 2</comment>
        <translation>‏N: خذ الكومتين معًا</translation>
    </message>
    <message>
        <source>Yes, one diagonal move into the corner. So all squares on the diagonal are N.</source>
        <comment>3/because 2</comment>
        <translation>نعم، نقلة قُطرية واحدة إلى الزاوية. إذن كل خانات القطر N.</translation>
    </message>
    <message>
        <source>A square near the corner</source>
        <comment>4/title</comment>
        <translation>خانة قرب الزاوية</translation>
    </message>
    <message>
        <source>The queen stands at **1, 2**. It has four moves. Try them. What is it?</source>
        <comment>4/text</comment>
        <translation>يقف الوزير على **1,2**. له أربع نقلات. جرّبها. ما هي؟</translation>
    </message>
    <message>
        <source>2, 1 is P too, by symmetry. In this game many people say cold for P and hot for N.</source>
        <comment>4/notes</comment>
        <translation>2,1 هي P أيضًا بالتناظر. في هذه اللعبة يقول كثيرون «باردة» عن P و«ساخنة» عن N.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>4/choice 1</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Right. It can go to 0,2 and 1,1 and 1,0 and 0,1. From each of them the other player moves straight into the corner.</source>
        <comment>4/because 1</comment>
        <translation>صحيح. يستطيع أن يذهب إلى 0,2 و1,1 و1,0 و0,1. من كل منها ينتقل اللاعب الآخر مباشرة إلى الزاوية.</translation>
    </message>
    <message>
        <source>N</source>
        <comment>4/choice 2</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Whichever square you choose, it is on an edge or on the diagonal, and the other player finishes.</source>
        <comment>4/because 2</comment>
        <translation>أيًّا كانت الخانة التي تختارها فهي على طرف أو على القطر، واللاعب الآخر ينهي المباراة.</translation>
    </message>
    <message>
        <source>Find the cold squares</source>
        <comment>5/title</comment>
        <translation>أوجد الخانات الباردة</translation>
    </message>
    <message>
        <source>Fill in P and N. When you have found a P square, every square that sees it along a row, a column or a diagonal, from further out, is N.</source>
        <comment>5/text</comment>
        <translation>املأ P وN. إذا وجدت خانة P فكل خانة أبعد منها تراها على صف أو عمود أو قطر هي N.</translation>
    </message>
    <message>
        <source>A quick way: put P at 0,0, then draw the three rays outwards and mark them N. The smallest free square is the next P. Pupils often forget the diagonals.</source>
        <comment>5/notes</comment>
        <translation>طريقة سريعة: ضع P على 0,0، ثم ارسم الأشعة الثلاثة إلى الخارج وعلّمها بـ N. أصغر خانة خالية هي P التالية. كثيرًا ما ينسى التلاميذ الأقطار.</translation>
    </message>
    <message>
        <source>The pairs</source>
        <comment>6/title</comment>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>Write the cold squares as pairs, the smaller number first: 0,0 and 1,2 and 3,5 and 4,7. What do you notice about the **differences**? Which numbers have been used?</source>
        <comment>6/text</comment>
        <translation>اكتب الخانات الباردة أزواجًا، العدد الأصغر أولًا: 0,0 و1,2 و3,5 و4,7. ماذا تلاحظ في **الفروق**؟ وأي الأعداد استُعملت؟</translation>
    </message>
    <message>
        <source>Let the class go on in chorus: smallest unused number, then add the next difference.</source>
        <comment>6/notes</comment>
        <translation>دع الفصل يتابع بصوت واحد: أصغر عدد لم يُستعمل، ثم أضف الفرق التالي.</translation>
    </message>
    <message>
        <source>The differences are 0, 1, 2, 3: **each difference comes once**, in order. And **each number** from 1 on is used exactly once: 1, 2, 3, 4, 5, 7, … The 6 is still missing, so it begins the next pair.

So the next pair starts with the smallest number not yet used, 6, and has the difference 4: [6, 10](wythoff:6,10?outcome=P). You can write the list as long as you like, without any board!</source>
        <comment>6/reveal</comment>
        <translation>الفروق هي 0 و1 و2 و3: **كل فرق يأتي مرة واحدة** وبالترتيب. و**كل عدد** من 1 فصاعدًا يُستعمل مرة واحدة بالضبط: 1، 2، 3، 4، 5، 7، … ما زال 6 غائبًا، فبه يبدأ الزوج التالي.

إذن يبدأ الزوج التالي بأصغر عدد لم يُستعمل بعد، 6، وفرقه 4: [6,10](wythoff:6,10?outcome=P). يمكنك أن تكتب القائمة ما شئت طولًا، دون أي رقعة!</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>7/title</comment>
        <translation>تابع</translation>
    </message>
    <message>
        <source>The pairs so far: 1,2 and 3,5 and 4,7 and 6,10. What comes next?</source>
        <comment>7/text</comment>
        <translation>الأزواج حتى الآن: 1,2 و3,5 و4,7 و6,10. ماذا يأتي بعدها؟</translation>
    </message>
    <message>
        <source>Then 9,15 and 11,18 and 12,20 and 14,23.</source>
        <comment>7/notes</comment>
        <translation>ثم 9,15 و11,18 و12,20 و14,23.</translation>
    </message>
    <message>
        <source>7, 12</source>
        <comment>7/choice 1</comment>
        <translation>7,12</translation>
    </message>
    <message>
        <source>7 has been used already, in 4, 7.</source>
        <comment>7/because 1</comment>
        <translation>7 استُعمل من قبل في 4,7.</translation>
    </message>
    <message>
        <source>8, 13</source>
        <comment>7/choice 2</comment>
        <translation>8,13</translation>
    </message>
    <message>
        <source>Yes. 8 is the smallest unused number, and the next difference is 5.</source>
        <comment>7/because 2</comment>
        <translation>نعم. 8 أصغر عدد لم يُستعمل، والفرق التالي هو 5.</translation>
    </message>
    <message>
        <source>8, 12</source>
        <comment>7/choice 3</comment>
        <translation>8,12</translation>
    </message>
    <message>
        <source>The difference 4 has been used. Now it is 5.</source>
        <comment>7/because 3</comment>
        <translation>الفرق 4 استُعمل. الآن هو 5.</translation>
    </message>
    <message>
        <source>Could a number come twice?</source>
        <comment>8/title</comment>
        <translation>هل يأتي عدد مرتين؟</translation>
    </message>
    <message>
        <source>Could two cold pairs share a number, like 3, 5 and 3, 8? Could they have the same difference, like 3, 5 and 6, 8? Think of the queen.</source>
        <comment>8/text</comment>
        <translation>هل يمكن أن يشترك زوجان باردان في عدد، مثل 3,5 و3,8؟ وهل يمكن أن يكون لهما الفرق نفسه، مثل 3,5 و6,8؟ فكّر في الوزير.</translation>
    </message>
    <message>
        <source>The first half is easy to prove. For the second half let pupils try: from 5, 8 go to 5, 3. From 10, 12, with difference 2, go to 3, 5, or straight to 10, 6.</source>
        <comment>8/notes</comment>
        <translation>النصف الأول سهل البرهان. وفي النصف الثاني دع التلاميذ يجربون: من 5,8 اذهب إلى 5,3. ومن 10,12، وفرقه 2، اذهب إلى 3,5، أو مستقيمًا إلى 10,6.</translation>
    </message>
    <message>
        <source>No. From 3, 8 the queen could go straight to 3, 5. From 6, 8 it could go diagonally to 3, 5. But **from a cold square no move leads to a cold square**.

So all numbers and all differences must be different. And taking the *smallest* unused number makes sure that every other square has a way to a cold one.</source>
        <comment>8/reveal</comment>
        <translation>لا. من 3,8 يستطيع الوزير أن يذهب مستقيمًا إلى 3,5. ومن 6,8 يستطيع أن يذهب قُطريًّا إلى 3,5. لكن **من خانة باردة لا نقلة تؤدي إلى خانة باردة**.

فلا بدّ أن تختلف كل الأعداد وكل الفروق. وأخذُ *أصغر* عدد لم يُستعمل يضمن أن لكل خانة أخرى طريقًا إلى خانة باردة.</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>9/title</comment>
        <translation>أوجد النقلة</translation>
    </message>
    <message>
        <source>The queen stands at **4, 6**. Which move wins?</source>
        <comment>9/text</comment>
        <translation>يقف الوزير على **4,6**. أي نقلة تربح؟</translation>
    </message>
    <message>
        <source>How to search: difference first (diagonal), then the partner of each of the two numbers (straight).</source>
        <comment>9/notes</comment>
        <translation>كيف نبحث: الفرق أولًا (قُطريًّا)، ثم شريك كل من العددين (مستقيمًا).</translation>
    </message>
    <message>
        <source>Down to 4, 3</source>
        <comment>9/choice 1</comment>
        <translation>إلى الأسفل إلى 4,3</translation>
    </message>
    <message>
        <source>Then the other player goes to 2, 1, diagonally.</source>
        <comment>9/because 1</comment>
        <translation>عندها يذهب اللاعب الآخر إلى 2,1 قُطريًّا.</translation>
    </message>
    <message>
        <source>Diagonally to 3, 5</source>
        <comment>9/choice 2</comment>
        <translation>قُطريًّا إلى 3,5</translation>
    </message>
    <message>
        <source>Yes. The difference is 2, and the cold pair with difference 2 is 3, 5.</source>
        <comment>9/because 2</comment>
        <translation>نعم. الفرق 2، والزوج البارد الذي فرقه 2 هو 3,5.</translation>
    </message>
    <message>
        <source>Diagonally to 1, 3</source>
        <comment>9/choice 3</comment>
        <translation>قُطريًّا إلى 1,3</translation>
    </message>
    <message>
        <source>Then the other player goes down to 1, 2.</source>
        <comment>9/because 3</comment>
        <translation>عندها ينزل اللاعب الآخر إلى 1,2.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>10/title</comment>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>Write the list of pairs beside you, as far as you need it.</source>
        <comment>10/text</comment>
        <translation>اكتب قائمة الأزواج إلى جانبك بقدر ما تحتاج إليها.</translation>
    </message>
    <message>
        <source>With the list at hand each position takes a few seconds.</source>
        <comment>10/notes</comment>
        <translation>والقائمة في اليد لا تستغرق كل وضعية إلا بضع ثوانٍ.</translation>
    </message>
    <message>
        <source>The golden ratio</source>
        <comment>11/title</comment>
        <translation>النسبة الذهبية</translation>
    </message>
    <message>
        <source>Divide the larger number of a pair by the smaller one: 5 : 3, 7 : 4, 10 : 6, 13 : 8, 15 : 9. Do the results go anywhere? What about 26 : 16 and 28 : 17?</source>
        <comment>11/text</comment>
        <translation>اقسم العدد الأكبر في الزوج على الأصغر: 5 : 3، و7 : 4، و10 : 6، و13 : 8، و15 : 9. هل تتجه النواتج إلى شيء؟ وماذا عن 26 : 16 و28 : 17؟</translation>
    </message>
    <message>
        <source>26 : 16 = 1.625 and 28 : 17 = 1.647; further out it gets closer and closer. The Fibonacci numbers 1, 2, 3, 5, 8, 13 have the same ratio.</source>
        <comment>11/notes</comment>
        <translation>26 : 16 = 1.625 و28 : 17 = 1.647؛ وكلما ابتعدنا اقتربت أكثر فأكثر. ولأعداد فيبوناتشي 1 و2 و3 و5 و8 و13 النسبة نفسها.</translation>
    </message>
    <message>
        <source>They come close to 1.618…, the **golden ratio**, written φ. It is the number for which 1 + φ = φ × φ.

There is even a formula: the pair with difference k begins with k × φ, rounded down. For k = 5: 5 × 1.618 = 8.09, so 8, and 8 + 5 = 13. The pair is [8, 13](wythoff:8,13?outcome=P).

With it you can play on enormous boards. From [500 million, 900 million](wythoff:500000000,900000000?outcome=N&amp;wins=wythoff:500000000,309016994) there is exactly one winning move, and Grundy finds it with whole numbers only.</source>
        <comment>11/reveal</comment>
        <translation>تقترب من 1.618…، وهي **النسبة الذهبية**، ورمزها φ. إنه العدد الذي فيه ⁦1 + φ = φ × φ⁩.

بل هناك قانون: الزوج الذي فرقه k يبدأ بـ ⁦k × φ⁩ مقرَّبًا إلى الأسفل. مع ⁦k = 5⁩: ‏5 × 1.618 = 8.09، إذن 8، و8 + 5 = 13. الزوج هو [8,13](wythoff:8,13?outcome=P).

به تستطيع أن تلعب على رقع هائلة. من [500 مليون و900 مليون](wythoff:500000000,900000000?outcome=N&amp;wins=wythoff:500000000,309016994) هناك نقلة رابحة واحدة بالضبط، وبرنامج Grundy يجدها بالأعداد الصحيحة وحدها.</translation>
    </message>
    <message>
        <source>If the last move loses</source>
        <comment>12/title</comment>
        <translation>إذا كانت النقلة الأخيرة تخسر</translation>
    </message>
    <message>
        <source>Now whoever moves into the corner **loses**. Which squares are cold then?</source>
        <comment>12/text</comment>
        <translation>الآن من ينقل إلى الزاوية **يخسر**. فأي الخانات باردة عندئذ؟</translation>
    </message>
    <message>
        <source>It is like misère Nim: only the end differs. Can be left out if time is short.</source>
        <comment>12/notes</comment>
        <translation>الأمر كما في نيم ميزير: النهاية وحدها تختلف. يمكن تركها إن ضاق الوقت.</translation>
    </message>
    <message>
        <source>All of them change</source>
        <comment>12/choice 1</comment>
        <translation>تتغير كلها</translation>
    </message>
    <message>
        <source>Only the first ones do. Try 3, 5.</source>
        <comment>12/because 1</comment>
        <translation>الأولى فقط تتغير. جرّب 3,5.</translation>
    </message>
    <message>
        <source>0,1 and 1,0 and 2,2, and from 3,5 on the same as before</source>
        <comment>12/choice 2</comment>
        <translation>0,1 و1,0 و2,2، ومن 3,5 فصاعدًا كما كانت</translation>
    </message>
    <message>
        <source>Yes. Just the beginning changes.</source>
        <comment>12/because 2</comment>
        <translation>نعم. البداية وحدها تتغير.</translation>
    </message>
    <message>
        <source>None of them changes</source>
        <comment>12/choice 3</comment>
        <translation>لا تتغير أي واحدة</translation>
    </message>
    <message>
        <source>At 1, 2 the player to move now goes to 1, 0, and the other one must move into the corner.</source>
        <comment>12/because 3</comment>
        <translation>على 1,2 يذهب صاحب الدور الآن إلى 1,0، ولا بدّ أن ينتقل الآخر إلى الزاوية.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>13/title</comment>
        <translation>افز بها</translation>
    </message>
    <message>
        <source>From 11, 14, against the perfect computer. The difference is 3. Which cold pair has that difference?</source>
        <comment>13/text</comment>
        <translation>من 11,14 ضد الحاسوب المتقن. الفرق 3. أي زوج بارد له هذا الفرق؟</translation>
    </message>
    <message>
        <source>Diagonally by seven, to 4, 7. After that follow the list.</source>
        <comment>13/notes</comment>
        <translation>قُطريًّا بمقدار سبعة، إلى 4,7. ثم اتبع القائمة.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>14/title</comment>
        <translation>ما تعرفه الآن</translation>
    </message>
    <message>
        <source>- Cold pairs: **smallest unused number**, and each difference once. [1, 2](wythoff:1,2?outcome=P), [3, 5](wythoff:3,5?outcome=P), [4, 7](wythoff:4,7?outcome=P), [6, 10](wythoff:6,10?outcome=P), …
- They follow the golden ratio.
- The diagonal move makes it more than Nim: for P and N there is this formula, but no formula is known for the Grundy values.

Next come games in which you cut edges, and everything above falls down.</source>
        <comment>14/text</comment>
        <translation>- الأزواج الباردة: **أصغر عدد لم يُستعمل**، وكل فرق مرة واحدة. [1,2](wythoff:1,2?outcome=P)، [3,5](wythoff:3,5?outcome=P)، [4,7](wythoff:4,7?outcome=P)، [6,10](wythoff:6,10?outcome=P)، …
- وهي تتبع النسبة الذهبية.
- النقلة القُطرية تجعلها أكثر من نيم: لـ P وN هذا القانون، أما قيم غراندي فلا يُعرف لها قانون.

تأتي بعد ذلك ألعاب تقطع فيها أضلاعًا، فيسقط كل ما فوقها.</translation>
    </message>
    <message>
        <source>**Exit question:** the queen at 9, 12? (Difference 3: go to 4, 7.)</source>
        <comment>14/notes</comment>
        <translation>**سؤال الختام:** الوزير على 9,12؟ (الفرق 3: اذهب إلى 4,7.)</translation>
    </message>
</context>
</TS>
