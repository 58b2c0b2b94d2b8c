<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>binary-and-nim-sums</name>
    <message>
        <source>Binary numbers and nim-sums</source>
        <comment>title</comment>
        <translation>二进制数与尼姆和</translation>
    </message>
    <message>
        <source>Write the heaps in columns of ones and zeros, and a glance tells who wins.</source>
        <comment>about</comment>
        <translation>把各堆写成由1和0组成的竖列，一眼就能看出谁赢。</translation>
    </message>
    <message>
        <source>write heaps in columns and see who wins</source>
        <comment>aims</comment>
        <translation>把各堆写成竖列，看出谁赢</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>Four heaps: 1, 3, 5 and 7. It is a famous board, often played with matches. Take as many as you like from one heap. Whoever takes the last match wins.

Play it in pairs. Is it better to start or to be second?</source>
        <comment>1/text</comment>
        <translation>四堆：1、3、5和7。这是一个有名的摆法，常常用火柴来玩。从一堆里取任意多根，谁取走最后一根，谁就赢。

两人一组玩。先走好，还是后走好？</translation>
    </message>
    <message>
        <source>In this version, where the last match wins, 1, 3, 5, 7 is P: the second player can win. Most pairs will not find out by playing. At the end of the lesson they can read it off.</source>
        <comment>1/notes</comment>
        <translation>在取走最后一根赢的玩法里，1、3、5、7是P：后走的人能赢。多数小组玩是玩不出结论的。到了这节课结束时，他们一眼就能看出来。</translation>
    </message>
    <message>
        <source>Five coins</source>
        <comment>2/title</comment>
        <translation>五枚硬币</translation>
    </message>
    <message>
        <source>You have one coin each of the values 16, 8, 4, 2 and 1. How do you pay exactly **13**?</source>
        <comment>2/text</comment>
        <translation>你有面值16、8、4、2、1的硬币各一枚。怎样正好付出**13**？</translation>
    </message>
    <message>
        <source>Use real cards with 16, 8, 4, 2, 1 if you have them. Always start with the largest that fits. Ask for 6, for 19, for 31. Can every number from 0 to 31 be paid? Yes, each in exactly one way.</source>
        <comment>2/notes</comment>
        <translation>有条件的话，用写着16、8、4、2、1的真卡片。总是从放得下的最大的开始。再问6、19、31。从0到31的每个数都付得出吗？能，而且每个数只有一种付法。</translation>
    </message>
    <message>
        <source>8 + 4 + 1</source>
        <comment>2/choice 1</comment>
        <translation>8 + 4 + 1</translation>
    </message>
    <message>
        <source>Yes. And it is the only way with these five coins.</source>
        <comment>2/because 1</comment>
        <translation>对。用这五枚硬币，这是唯一的付法。</translation>
    </message>
    <message>
        <source>8 + 2 + 2 + 1</source>
        <comment>2/choice 2</comment>
        <translation>8 + 2 + 2 + 1</translation>
    </message>
    <message>
        <source>That needs two coins of 2, and you have only one of each.</source>
        <comment>2/because 2</comment>
        <translation>这要用两枚2，可每种硬币你只有一枚。</translation>
    </message>
    <message>
        <source>It cannot be paid</source>
        <comment>2/choice 3</comment>
        <translation>付不出来</translation>
    </message>
    <message>
        <source>Start with the largest coin that is not too much, the 8. Then 5 is still to be paid.</source>
        <comment>2/because 3</comment>
        <translation>从不超过的最大的硬币8开始。这样还要付5。</translation>
    </message>
    <message>
        <source>Ones and zeros</source>
        <comment>3/title</comment>
        <translation>1和0</translation>
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
        <translation>把硬币排成一行，16在最左，1在最右。用到的硬币下面写**1**，没用到的下面写**0**。付25要用16、8和1：

- 硬币：16、8、4、2、1
- 用到：1、1、0、0、1

所以25写成11001。这就是数的**二进制**写法。我们平常的写法有个位、十位、百位；二进制的各位是1、2、4、8、16，每一位是前一位的两倍。

- 1是1，2是10，3是11，4是100
- 5是101，6是110，7是111，8是1000
- 9是1001，10是1010，11是1011，12是1100
- 13是1101，14是1110，15是1111</translation>
    </message>
    <message>
        <source>Count from 0 to 15 on four fingers or with four pupils who stand (1) or sit (0): the right-hand pupil changes every time, the next one every second time, and so on.</source>
        <comment>3/notes</comment>
        <translation>用四根手指，或者请四位同学，站着表示1，坐着表示0，从0数到15：最右边的那位每次都变，旁边的一位每两次变一次，依此类推。</translation>
    </message>
    <message>
        <source>Read it</source>
        <comment>4/title</comment>
        <translation>读一读</translation>
    </message>
    <message>
        <source>Which number is **10110**?</source>
        <comment>4/text</comment>
        <translation>**10110**是几？</translation>
    </message>
    <message>
        <source>Reading is easier than writing. **Ask two or three more:** 1010 (10), 10001 (17), 11111 (31).</source>
        <comment>4/notes</comment>
        <translation>读比写容易。**再问两三个：**1010（10）、10001（17）、11111（31）。</translation>
    </message>
    <message>
        <source>22</source>
        <comment>4/choice 1</comment>
        <translation>22</translation>
    </message>
    <message>
        <source>Yes: 16 + 4 + 2.</source>
        <comment>4/because 1</comment>
        <translation>对：16 + 4 + 2。</translation>
    </message>
    <message>
        <source>26</source>
        <comment>4/choice 2</comment>
        <translation>26</translation>
    </message>
    <message>
        <source>26 is 16 + 8 + 2, which is 11010. Look at the order of the places.</source>
        <comment>4/because 2</comment>
        <translation>26是16 + 8 + 2，写出来是11010。注意各位的顺序。</translation>
    </message>
    <message>
        <source>13</source>
        <comment>4/choice 3</comment>
        <translation>13</translation>
    </message>
    <message>
        <source>You read it from the right to the left. The place on the left is worth 16.</source>
        <comment>4/because 3</comment>
        <translation>你从右往左读了。最左边的一位是16。</translation>
    </message>
    <message>
        <source>10110</source>
        <comment>4/choice 4</comment>
        <translation>10110</translation>
    </message>
    <message>
        <source>In our usual way, yes. In binary the places are worth 16, 8, 4, 2 and 1.</source>
        <comment>4/because 4</comment>
        <translation>按平常的写法是这样。在二进制里，各位是16、8、4、2和1。</translation>
    </message>
    <message>
        <source>The nim-sum in columns</source>
        <comment>5/title</comment>
        <translation>竖着算尼姆和</translation>
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
        <translation>上节课里，相同的部分成对抵消。在二进制里，各部分已经排成了竖列，所以只要**数每一列里有几个1**。是偶数，就全部抵消，写0；是奇数，就剩下一个，写1。

这里是5、3和2三堆：

- 5是**1 0 1**
- 3是**0 1 1**
- 2是**0 1 0**
- 尼姆和**1 0 0**

第一列有一个1：奇数。第二列有两个：偶数。第三列有两个：偶数。尼姆和是100，也就是4。这正是[5、3、2的格伦迪值](nim:5,3,2?grundy=4)。</translation>
    </message>
    <message>
        <source>Nothing is carried from one column to the next: 1 and 1 make 0, not 10. That is the most common mistake, because they have just learnt to add. Say “even or odd” and not “plus”.</source>
        <comment>5/notes</comment>
        <translation>一列到另一列之间不进位：1和1得0，不是10。这是最常见的错误，因为他们刚学过二进制加法。说“奇还是偶”，不要说“加”。</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>6/title</comment>
        <translation>试一试</translation>
    </message>
    <message>
        <source>What is the nim-sum of **5, 2 and 1**?</source>
        <comment>6/text</comment>
        <translation>**5、2和1**的尼姆和是多少？</translation>
    </message>
    <message>
        <source>Write the three lines below each other on the board; let a pupil fill in the line for the nim-sum.</source>
        <comment>6/notes</comment>
        <translation>把三行上下对齐写在黑板上，请一位同学填写尼姆和那一行。</translation>
    </message>
    <message>
        <source>8</source>
        <comment>6/choice 1</comment>
        <translation>8</translation>
    </message>
    <message>
        <source>That is 5 + 2 + 1. In a nim-sum nothing is carried: count even or odd in each column.</source>
        <comment>6/because 1</comment>
        <translation>那是5 + 2 + 1。求尼姆和不进位：只看每一列的奇偶。</translation>
    </message>
    <message>
        <source>4</source>
        <comment>6/choice 2</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>5 ⊕ 1 is 4, but the 2 is still there, and nothing cancels it.</source>
        <comment>6/because 2</comment>
        <translation>5 ⊕ 1是4，但2还在，没有什么跟它抵消。</translation>
    </message>
    <message>
        <source>6</source>
        <comment>6/choice 3</comment>
        <translation>6</translation>
    </message>
    <message>
        <source>Yes: 101, 010 and 001. The columns hold one, one and two ones: 110, which is 6.</source>
        <comment>6/because 3</comment>
        <translation>对：101、010和001。各列分别有一个、一个和两个1：得110，也就是6。</translation>
    </message>
    <message>
        <source>Three more</source>
        <comment>7/title</comment>
        <translation>再来三个</translation>
    </message>
    <message>
        <source>Work out the nim-sums of **3, 3** and of **4, 2, 1** and of **3, 2, 1**. Which of these positions are P?</source>
        <comment>7/text</comment>
        <translation>求**3、3**的尼姆和，**4、2、1**的尼姆和，还有**3、2、1**的尼姆和。其中哪些局面是P？</translation>
    </message>
    <message>
        <source>Let the class work for two minutes. The last line is the reward of the lesson: the position that they found by hand in many steps is now seen at a glance.</source>
        <comment>7/notes</comment>
        <translation>让全班做两分钟。最后一行是这节课的奖赏：当初花了许多步亲手找到的局面，现在一眼就看出来了。</translation>
    </message>
    <message>
        <source>- 3 ⊕ 3 = 0: [P](nim:3,3?grundy=0&amp;outcome=P). Two equal heaps always cancel.
- 4 ⊕ 2 ⊕ 1 = 7: [N](nim:4,2,1?grundy=7&amp;outcome=N). 100, 010 and 001 have nothing in common.
- 3 ⊕ 2 ⊕ 1 = 0: [P](nim:3,2,1?grundy=0&amp;outcome=P). 11, 10 and 01 have two ones in each column.

Now you see **why** 3, 2, 1 is P: every column holds an even number of ones.</source>
        <comment>7/reveal</comment>
        <translation>- 3 ⊕ 3 = 0：[P](nim:3,3?grundy=0&amp;outcome=P)。相等的两堆总是抵消。
- 4 ⊕ 2 ⊕ 1 = 7：[N](nim:4,2,1?grundy=7&amp;outcome=N)。100、010和001没有一处相同。
- 3 ⊕ 2 ⊕ 1 = 0：[P](nim:3,2,1?grundy=0&amp;outcome=P)。11、10和01的每一列都有两个1。

现在你明白3、2、1**为什么**是P了：每一列都有偶数个1。</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>8/title</comment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Find the nim-sum. Write the numbers below each other, with the ones under each other on the right.</source>
        <comment>8/text</comment>
        <translation>求尼姆和。把各数上下对齐写，右端的个位对个位。</translation>
    </message>
    <message>
        <source>The answer is given in binary. Let pupils who are quick work without paper.</source>
        <comment>8/notes</comment>
        <translation>答案用二进制写。做得快的学生可以不用纸。</translation>
    </message>
    <message>
        <source>Three rules that help</source>
        <comment>9/title</comment>
        <translation>三条有用的规则</translation>
    </message>
    <message>
        <source>- **Equal numbers cancel:** a ⊕ a = 0.
- **Zero changes nothing:** a ⊕ 0 = a.
- **The order does not matter.** So look for pairs first: in 7 ⊕ 9 ⊕ 7 ⊕ 4 the sevens cancel, and 9 ⊕ 4 = 13 is left.

And one to be careful with: 3 ⊕ 5 = 6 means also 3 ⊕ 6 = 5 and 5 ⊕ 6 = 3. Three numbers whose nim-sum is 0 are a team: each is the nim-sum of the other two. [3, 5 and 6](nim:3,5,6?outcome=P&amp;grundy=0) are such a team.</source>
        <comment>9/text</comment>
        <translation>- **相等的数抵消：** a ⊕ a = 0。
- **零不起作用：** a ⊕ 0 = a。
- **顺序没有关系**。所以先找成对的：7 ⊕ 9 ⊕ 7 ⊕ 4里，两个7抵消，剩下9 ⊕ 4 = 13。

还有一条要留心：由3 ⊕ 5 = 6，也可以得到3 ⊕ 6 = 5和5 ⊕ 6 = 3。尼姆和为0的三个数是一个小队：每一个都是另外两个的尼姆和。[3、5和6](nim:3,5,6?outcome=P&amp;grundy=0)就是这样的小队。</translation>
    </message>
    <message>
        <source>**Ask for more teams:** 1, 2, 3 and 1, 4, 5 and 2, 4, 6 and 2, 5, 7 and so on. Each team is a P-position of three heaps.</source>
        <comment>9/notes</comment>
        <translation>**请他们再找几个小队：**1、2、3，1、4、5，2、4、6，2、5、7，等等。每个小队都是一个三堆的P局面。</translation>
    </message>
    <message>
        <source>A rule from a website</source>
        <comment>10/title</comment>
        <translation>网上看来的规则</translation>
    </message>
    <message>
        <source>Somebody writes: “Just leave an even number of heaps whose size is 1, 2, 4, 8 and so on. Then the other player loses.” You leave **2 and 4**: two heaps, both of that kind. Is it P?</source>
        <comment>10/text</comment>
        <translation>有人写道：“只要留下偶数个堆，每堆的大小是1、2、4、8之类的数，对方就输了。”你留下**2和4**：两堆，而且都是这种数。它是P吗？</translation>
    </message>
    <message>
        <source>A rule that sounds right and is wrong. One counterexample is enough to refute it. **Ask for others:** 2, 8 or 4, 8. The right version: each of 1, 2, 4, 8, … must occur an even number of times inside the heaps.</source>
        <comment>10/notes</comment>
        <translation>一条听起来很对的错误规则。一个反例就足以推翻它。**请他们再举几个：**2、8，或4、8。正确的说法：1、2、4、8……中的每一个，在各堆里出现的次数都必须是偶数。</translation>
    </message>
    <message>
        <source>Yes, two is an even number</source>
        <comment>10/choice 1</comment>
        <translation>是，两个是偶数</translation>
    </message>
    <message>
        <source>Try it on the board. The other player makes the 4 a 2, and you have two equal heaps before you.</source>
        <comment>10/because 1</comment>
        <translation>在棋盘上试试。对方把4变成2，你面前就是相等的两堆。</translation>
    </message>
    <message>
        <source>No, it is N</source>
        <comment>10/choice 2</comment>
        <translation>不是，它是N</translation>
    </message>
    <message>
        <source>Right. The nim-sum is 010 ⊕ 100 = 110, and that is not 0. It is not the *number of heaps* that must be even, but the number of ones **in each column**.</source>
        <comment>10/because 2</comment>
        <translation>对。尼姆和是010 ⊕ 100 = 110，不是0。必须是偶数的不是*堆数*，而是**每一列**里1的个数。</translation>
    </message>
    <message>
        <source>The famous board</source>
        <comment>11/title</comment>
        <translation>那个有名的摆法</translation>
    </message>
    <message>
        <source>Back to 1, 3, 5 and 7. Write them in columns. Who wins: the player who starts or the other one?</source>
        <comment>11/text</comment>
        <translation>回到1、3、5、7。把它们写成竖列。谁赢：先走的人，还是后走的人？</translation>
    </message>
    <message>
        <source>Ask who had guessed it. Then let a pupil make any first move, and find the answer together by putting the columns right again.</source>
        <comment>11/notes</comment>
        <translation>问问谁猜对了。然后请一位同学随便走第一步，大家一起把各列重新变成偶数，找出应着。</translation>
    </message>
    <message>
        <source>001, 011, 101 and 111: the columns hold two, two and four ones. All are even, so the nim-sum is 0 and [it is P](nim:1,3,5,7?outcome=P&amp;grundy=0). The second player can always win.</source>
        <comment>11/reveal</comment>
        <translation>001、011、101和111：各列有两个、两个和四个1。都是偶数，所以尼姆和是0，[它是P](nim:1,3,5,7?outcome=P&amp;grundy=0)。后走的人总能赢。</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>12/title</comment>
        <translation>P还是N？</translation>
    </message>
    <message>
        <source>Decide by the nim-sum.</source>
        <comment>12/text</comment>
        <translation>用尼姆和来判断。</translation>
    </message>
    <message>
        <source>One odd column is enough for N. So you may stop at the first odd column. You need all columns only to say P.</source>
        <comment>12/notes</comment>
        <translation>只要有一列是奇数就是N，所以碰到第一个奇数列就可以停。只有要断定是P时，才需要看完所有的列。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- **Binary** shows which of 1, 2, 4, 8, … are in a number.
- The **nim-sum** has a 1 where a column holds an odd number of ones.
- Nim-sum 0 means P, as for [1, 4, 5](nim:1,4,5?outcome=P). Anything else means N, as for [7, 11, 5](nim:7,11,5?outcome=N&amp;grundy=9).

So far we have *seen* that this is right, in tables. The next lesson *proves* it, for any number of heaps of any size, and shows how to find the winning move.</source>
        <comment>13/text</comment>
        <translation>- **二进制**显示一个数里有1、2、4、8……中的哪几个。
- 哪一列有奇数个1，**尼姆和**的那一位就是1。
- 尼姆和是0，就是P，比如[1、4、5](nim:1,4,5?outcome=P)。不是0，就是N，比如[7、11、5](nim:7,11,5?outcome=N&amp;grundy=9)。

到现在为止，我们只是在表里*看到*它是对的。下一节课要*证明*它，不管有多少堆、堆有多大；还要告诉你怎样找到制胜走法。</translation>
    </message>
    <message>
        <source>**Exit question:** the nim-sum of 12, 10 and 6 (1100, 1010, 0110: 0). And of 9, 3 (10).</source>
        <comment>13/notes</comment>
        <translation>**下课前的问题：**12、10和6的尼姆和（1100、1010、0110：0）。9和3的呢？（10。）</translation>
    </message>
</context>
<context>
    <name>circles-in-hackenbush</name>
    <message>
        <source>Green Hackenbush: circles</source>
        <comment>title</comment>
        <translation>绿色Hackenbush：圈</translation>
    </message>
    <message>
        <source>Houses and doors: when edges form a circle, the joints on it may melt together.</source>
        <comment>about</comment>
        <translation>房子和门：边围成圈时，圈上的节点可以融合在一起。</translation>
    </message>
    <message>
        <source>melt circles, and so find the value of any green drawing</source>
        <comment>aims</comment>
        <translation>把圈融合起来，从而求出任何绿色图画的值</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>Now a drawing with circles: a house with a door and a chimney. Cut one edge (a line of the drawing) on each turn; what is no longer joined to the ground falls. Whoever makes the last cut wins.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>现在的图画里有圈：一座带门和烟囱的房子。每次剪断一条边（图里的一条线），跟地面断了联系的就掉下来。剪最后一刀的人赢。

两人一组玩。</translation>
    </message>
    <message>
        <source>The rule of forks from the last lesson does not help where edges form a circle: cutting one edge of a circle lets nothing fall. Ask for a drawing in which that can be seen.</source>
        <comment>1/notes</comment>
        <translation>边围成圈时，上节课的分叉规则就帮不上忙了：剪断圈上的一条边，什么也不会掉下来。请他们找一幅能看出这一点的图。</translation>
    </message>
    <message>
        <source>An arch of two edges</source>
        <comment>2/title</comment>
        <translation>两条边的拱门</translation>
    </message>
    <message>
        <source>Two edges from the ground that meet at the top. How many cuts can be made?</source>
        <comment>2/text</comment>
        <translation>从地面伸出两条边，在顶上相接。一共能剪几刀？</translation>
    </message>
    <message>
        <source>The value is 0: an arch of two edges counts for nothing.</source>
        <comment>2/notes</comment>
        <translation>值是0：两条边的拱门等于没有。</translation>
    </message>
    <message>
        <source>One: the arch falls when one foot is cut</source>
        <comment>2/choice 1</comment>
        <translation>一刀：剪断一只脚，拱门就倒了</translation>
    </message>
    <message>
        <source>The other foot still holds its own edge.</source>
        <comment>2/because 1</comment>
        <translation>另一只脚还撑着它自己的边。</translation>
    </message>
    <message>
        <source>Two, whatever the players do</source>
        <comment>2/choice 2</comment>
        <translation>两刀，不管双方怎么走</translation>
    </message>
    <message>
        <source>Yes. After the first cut one edge is left standing. So the second player makes the last cut: P.</source>
        <comment>2/because 2</comment>
        <translation>对。剪第一刀之后，还立着一条边。所以最后一刀是后走的人剪的：P。</translation>
    </message>
    <message>
        <source>A tent of three edges</source>
        <comment>3/title</comment>
        <translation>三条边的帐篷</translation>
    </message>
    <message>
        <source>Two feet on the ground, joined by an edge at the top: three edges, like the door of the house. Which cut wins?</source>
        <comment>3/text</comment>
        <translation>两只脚立在地上，顶上由一条边连起来：三条边，像房子的门。剪哪一刀能赢？</translation>
    </message>
    <message>
        <source>With chalk: wipe out one foot. The rest is a stalk of two edges, hanging on the other foot.</source>
        <comment>3/notes</comment>
        <translation>用粉笔：擦掉一只脚。剩下的是一根两条边的茎，挂在另一只脚上。</translation>
    </message>
    <message>
        <source>One of the feet</source>
        <comment>3/choice 1</comment>
        <translation>一只脚</translation>
    </message>
    <message>
        <source>Then a stalk of two edges is left, and the other player cuts it down.</source>
        <comment>3/because 1</comment>
        <translation>这样剩下一根两条边的茎，对方把它齐根剪掉。</translation>
    </message>
    <message>
        <source>The edge at the top</source>
        <comment>3/choice 2</comment>
        <translation>顶上的边</translation>
    </message>
    <message>
        <source>Yes. Two single edges are left, and you make the last cut.</source>
        <comment>3/because 2</comment>
        <translation>对。剩下单独的两条边，最后一刀由你来剪。</translation>
    </message>
    <message>
        <source>None</source>
        <comment>3/choice 3</comment>
        <translation>哪一刀都不行</translation>
    </message>
    <message>
        <source>Try the edge at the top.</source>
        <comment>3/because 3</comment>
        <translation>试试顶上的边。</translation>
    </message>
    <message>
        <source>What is the tent worth?</source>
        <comment>4/title</comment>
        <translation>帐篷值多少？</translation>
    </message>
    <message>
        <source>Find the value of the tent with the rule of the smallest missing number.</source>
        <comment>4/text</comment>
        <translation>用缺数规则求出帐篷的值。</translation>
    </message>
    <message>
        <source>Four edges give 0, five give 1, and so on. Let them guess; the next step explains it.</source>
        <comment>4/notes</comment>
        <translation>四条边是0，五条边是1，依此类推。让他们猜；下一步会解释。</translation>
    </message>
    <message>
        <source>Cutting a foot leaves a stalk of two: value **2**. Cutting the top leaves two single edges: 1 ⊕ 1 = **0**. The smallest missing number is **1**, so [the tent is worth 1](hackenbush:0-1g,1-2g,2-0g?grundy=1).

An arch of two edges is worth 0, a tent of three is worth 1. Can you guess what [four edges](hackenbush:0-1g,1-2g,2-3g,3-0g) are worth?</source>
        <comment>4/reveal</comment>
        <translation>剪断一只脚，留下两条边的茎：值**2**。剪断顶上的边，留下单独的两条边：1 ⊕ 1 = **0**。缺少的最小的数是**1**，所以[帐篷的值是1](hackenbush:0-1g,1-2g,2-0g?grundy=1)。

两条边的拱门是0，三条边的帐篷是1。你能猜出[四条边](hackenbush:0-1g,1-2g,2-3g,3-0g)的值吗？</translation>
    </message>
    <message>
        <source>The fusion principle</source>
        <comment>5/title</comment>
        <translation>融合原理</translation>
    </message>
    <message>
        <source>Edges meet at **joints**. **All joints on a circle of edges may be melted into one joint. The value stays the same.**

The edges of the circle become little loops at that joint. A loop can be cut, and nothing hangs on it, so **a loop is worth as much as a single edge**.

So a circle of n edges becomes n loops at one joint. Loops cancel in pairs: **an even number is worth 0, an odd number is worth 1.**</source>
        <comment>5/text</comment>
        <translation>边在**节点**相接。**一个圈上的所有节点，可以融合成一个节点，值不变**。

圈上的边就成了这个节点上的小环。小环可以剪断，上面又什么也没挂，所以**一个小环的值跟单独一条边一样**。

就是说，n条边的圈变成同一个节点上的n个小环。小环两两抵消：**偶数个是0，奇数个是1**。</translation>
    </message>
    <message>
        <source>The name is fusion principle. Its proof is longer than this lesson; it is a real theorem, and a surprising one. It has been checked here by search on many drawings.</source>
        <comment>5/notes</comment>
        <translation>它叫做融合原理。证明比这节课还长；这是一条真正的定理，而且出人意料。在这里，已经用搜索检验过许多图画。</translation>
    </message>
    <message>
        <source>Is a tent a circle?</source>
        <comment>6/title</comment>
        <translation>帐篷是圈吗？</translation>
    </message>
    <message>
        <source>The feet of a tent stand at different places on the ground. Is that a circle at all?</source>
        <comment>6/text</comment>
        <translation>帐篷的两只脚立在地面上不同的地方。这到底算不算圈？</translation>
    </message>
    <message>
        <source>This is the usual stumbling block. Draw the tent with both feet at the same point of the ground.</source>
        <comment>6/notes</comment>
        <translation>这是常见的难点。把帐篷画成两只脚立在地面的同一点上。</translation>
    </message>
    <message>
        <source>No, the feet are apart</source>
        <comment>6/choice 1</comment>
        <translation>不算，两只脚是分开的</translation>
    </message>
    <message>
        <source>What matters is what an edge is joined to. Both feet are joined to the ground, and the ground is everywhere the same.</source>
        <comment>6/because 1</comment>
        <translation>要紧的是边连着什么。两只脚都连着地面，而地面处处都一样。</translation>
    </message>
    <message>
        <source>Yes, through the ground</source>
        <comment>6/choice 2</comment>
        <translation>算，通过地面连成圈</translation>
    </message>
    <message>
        <source>Right. The whole ground counts as **one joint**. So a tent is a circle of three edges.</source>
        <comment>6/because 2</comment>
        <translation>对。整个地面算作**一个节点**。所以帐篷是三条边的圈。</translation>
    </message>
    <message>
        <source>Balloons</source>
        <comment>7/title</comment>
        <translation>气球</translation>
    </message>
    <message>
        <source>A balloon: a string of **one** edge, and at its end a circle of **three** edges. What is it worth?</source>
        <comment>7/text</comment>
        <translation>一个气球：**一**条边的线，线头上是**三**条边的圈。它的值是多少？</translation>
    </message>
    <message>
        <source>First fusion, then the rule of forks. Ask for a balloon with four edges in the circle: 0 on top, so 1.</source>
        <comment>7/notes</comment>
        <translation>先融合，再用分叉规则。再问圈上有四条边的气球：顶上是0，所以是1。</translation>
    </message>
    <message>
        <source>4</source>
        <comment>7/choice 1</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>You counted the edges. Melt the circle first.</source>
        <comment>7/because 1</comment>
        <translation>你数的是边数。先把圈融合起来。</translation>
    </message>
    <message>
        <source>1</source>
        <comment>7/choice 2</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>The circle is worth 1 on top of the string, and the string adds one more.</source>
        <comment>7/because 2</comment>
        <translation>线头上的圈值1，线还要再加一。</translation>
    </message>
    <message>
        <source>2</source>
        <comment>7/choice 3</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>Yes. Three loops are worth 1, like a branch of one edge. The string makes it 2.</source>
        <comment>7/because 3</comment>
        <translation>对。三个小环值1，就像一条边的枝。加上线，就是2。</translation>
    </message>
    <message>
        <source>0</source>
        <comment>7/choice 4</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>An odd circle is worth 1, not 0.</source>
        <comment>7/because 4</comment>
        <translation>奇数条边的圈是1，不是0。</translation>
    </message>
    <message>
        <source>A square balloon</source>
        <comment>8/title</comment>
        <translation>方气球</translation>
    </message>
    <message>
        <source>And with a circle of **four** edges on a string of one edge?</source>
        <comment>8/text</comment>
        <translation>如果线是一条边，圈是**四**条边呢？</translation>
    </message>
    <message>
        <source>So all you need to know of a circle is whether it is odd or even.</source>
        <comment>8/notes</comment>
        <translation>所以关于一个圈，只要知道它是奇还是偶。</translation>
    </message>
    <message>
        <source>1</source>
        <comment>8/choice 1</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>Yes. Four loops cancel, only the string is left.</source>
        <comment>8/because 1</comment>
        <translation>对。四个小环抵消，只剩下线。</translation>
    </message>
    <message>
        <source>2</source>
        <comment>8/choice 2</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>Four is even: the loops cancel in pairs.</source>
        <comment>8/because 2</comment>
        <translation>四是偶数：小环两两抵消。</translation>
    </message>
    <message>
        <source>5</source>
        <comment>8/choice 3</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>You counted the edges.</source>
        <comment>8/because 3</comment>
        <translation>你数的是边数。</translation>
    </message>
    <message>
        <source>Only the rule of forks?</source>
        <comment>9/title</comment>
        <translation>只用分叉规则？</translation>
    </message>
    <message>
        <source>Somebody writes: “Green Hackenbush on any drawing is solved by the rule of forks.” What do you say?</source>
        <comment>9/text</comment>
        <translation>有人写道：“任何图画上的绿色Hackenbush，都可以用分叉规则解决。”你怎么看？</translation>
    </message>
    <message>
        <source>With both rules every green drawing can be worked out, however large: each step makes it simpler.</source>
        <comment>9/notes</comment>
        <translation>有了这两条规则，任何绿色图画不管多大都算得出来：每一步都让它更简单。</translation>
    </message>
    <message>
        <source>That is right</source>
        <comment>9/choice 1</comment>
        <translation>说得对</translation>
    </message>
    <message>
        <source>How would you use it on a tent? There is no fork from which to begin, and no end of a branch.</source>
        <comment>9/because 1</comment>
        <translation>在帐篷上你怎么用它？那里没有可以开头的分叉，也没有枝的末端。</translation>
    </message>
    <message>
        <source>It is right for trees; for circles you need fusion too</source>
        <comment>9/choice 2</comment>
        <translation>对树来说是对的；有圈时还需要融合</translation>
    </message>
    <message>
        <source>Yes. Fusion turns every drawing into a tree with loops, and the rule of forks does the rest.</source>
        <comment>9/because 2</comment>
        <translation>对。融合把任何图画都变成带小环的树，剩下的由分叉规则来做。</translation>
    </message>
    <message>
        <source>The house</source>
        <comment>10/title</comment>
        <translation>房子</translation>
    </message>
    <message>
        <source>Which edges of the house form circles? What is left when they are melted?</source>
        <comment>10/text</comment>
        <translation>房子的哪些边围成圈？把它们融合以后，还剩下什么？</translation>
    </message>
    <message>
        <source>The walls with the ceiling and the ground are one circle, the roof with the ceiling another; they touch, so all their joints melt together. Draw the house after melting: the ground with six loops, a stalk of two and a stalk of one, and the door. Then melt the door too.</source>
        <comment>10/notes</comment>
        <translation>墙、天花板和地面是一个圈，屋顶和天花板是另一个圈；它们相接，所以所有节点融合到一起。画出融合以后的房子：地面上有六个小环、一根两条边的茎、一根一条边的茎，还有门。然后把门也融合起来。</translation>
    </message>
    <message>
        <source>Walls, ceiling and roof melt into the ground; their six loops cancel.

**Chimney** and **single edge** are left, 2 ⊕ 1 = 3, and the **door** is worth 1. Together [2](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?grundy=2).

So the chimney must become 0: [cut its lower edge](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?only=hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,0-7g,7-8g,8-0g,2-9g).</source>
        <comment>10/reveal</comment>
        <translation>墙、天花板和屋顶都融进了地面，它们的六个小环互相抵消。

剩下**烟囱**和**单独的一条边**，2 ⊕ 1 = 3；**门**的值是1。合起来是[2](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?grundy=2)。

所以烟囱要变成0：[剪断它下面的边](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?only=hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,0-7g,7-8g,8-0g,2-9g)。</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>练习</translation>
    </message>
    <message>
        <source>What is the Grundy value of the drawing? Melt the circles, then use the rule of forks.</source>
        <comment>11/text</comment>
        <translation>这幅图画的格伦迪值是多少？先融合圈，再用分叉规则。</translation>
    </message>
    <message>
        <source>Not every drawing has a circle. Let pupils mark the circles in colour and write “odd” or “even” on them.</source>
        <comment>11/notes</comment>
        <translation>不是每幅图画都有圈。让学生用彩笔标出圈，写上“奇”或“偶”。</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>赢下来</translation>
    </message>
    <message>
        <source>You know the value of the house. Start, and win against the perfect computer.</source>
        <comment>12/text</comment>
        <translation>房子的值你已经知道了。你先走，打败完美的电脑。</translation>
    </message>
    <message>
        <source>After the first cut everything balances: the single edge against the door, the loops of the house in pairs. Answer each cut by melting the picture again.</source>
        <comment>12/notes</comment>
        <translation>剪第一刀以后，一切都平衡了：单独的一条边对门，房子的小环成双成对。对方每剪一刀，都把图重新融合一遍再应。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- **Fusion:** a circle melts into one joint; its edges become loops, each worth one edge.
- So an odd circle is worth 1 and an even one 0. [A tent is worth 1](hackenbush:0-1g,1-2g,2-0g?grundy=1).
- With fusion and the rule of forks every green drawing is a row of Nim heaps.

So far both of you could cut every edge. Next each player has a colour, and the values become fractions!</source>
        <comment>13/text</comment>
        <translation>- **融合**：一个圈融合成一个节点，它的边变成小环，每个小环相当于一条边。
- 所以奇圈是1，偶圈是0。[帐篷的值是1](hackenbush:0-1g,1-2g,2-0g?grundy=1)。
- 有了融合和分叉规则，任何绿色图画都是一排尼姆的堆。

到现在为止，每条边你们俩都可以剪。接下来每人有一种颜色，值就变成了分数！</translation>
    </message>
    <message>
        <source>**Exit question:** a tent of five edges beside a stalk of one edge? (1 ⊕ 1 = 0: P.)</source>
        <comment>13/notes</comment>
        <translation>**下课前的问题：**五条边的帐篷，旁边是一条边的茎，怎么样？（1 ⊕ 1 = 0：P。）</translation>
    </message>
</context>
<context>
    <name>five-three-two</name>
    <message>
        <source>The values of 5, 3 and 2</source>
        <comment>title</comment>
        <translation>5、3、2的值</translation>
    </message>
    <message>
        <source>A surprising pattern in the table of Nim, and what it says about 5, 3, 2.</source>
        <comment>about</comment>
        <translation>尼姆的表里有一个意想不到的规律，它告诉我们5、3、2的值。</translation>
    </message>
    <message>
        <source>work out a nim-sum by splitting into 1, 2, 4, 8</source>
        <comment>aims</comment>
        <translation>把数拆成1、2、4、8来求尼姆和</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>The game starts with heaps of 3, 5 and 6. The computer begins, and it plays at random. You have an answer to every move. Which answer? Think of the heap that balances the other two.</source>
        <comment>1/text</comment>
        <translation>游戏从3、5、6三堆开始。电脑先走，而且是随便走的。它的每一步你都有应着。哪一个应着？想想哪一堆能跟另外两堆平衡。</translation>
    </message>
    <message>
        <source>3, 5, 6 is P: each heap balances the other two. Pupils have no rule yet; they may use the table of the last lesson. Afterwards ask for the moves that were hard to answer.</source>
        <comment>1/notes</comment>
        <translation>3、5、6是P：每一堆都能跟另外两堆平衡。学生还没有规律可用，可以看上节课的表。玩过以后问：哪些走法难应付？</translation>
    </message>
    <message>
        <source>The table again</source>
        <comment>2/title</comment>
        <translation>再看那张表</translation>
    </message>
    <message>
        <source>Here is the table of the last lesson once more, a little larger. Check two or three of its numbers: the smallest number that is missing on the way to the two sides. Then look for patterns.</source>
        <comment>2/text</comment>
        <translation>这是上节课的表，稍大一些。检查其中两三个数：它是通往两条边的路上缺少的最小的数。然后找找规律。</translation>
    </message>
    <message>
        <source>Collect what the class sees: zeros on the diagonal; every number once in each row; blocks of two by two and of four by four. Let them wonder about 4, 1, which is 5 like a sum, and 5, 1, which is 4 like a difference.</source>
        <comment>2/notes</comment>
        <translation>收集全班的发现：对角线上是零；每个数在每行出现一次；有二乘二、四乘四的小块。4,1是5，像是和；5,1是4，像是差。让他们继续纳闷。</translation>
    </message>
    <message>
        <source>A pattern</source>
        <comment>3/title</comment>
        <translation>一个规律</translation>
    </message>
    <message>
        <source>In the finished table 2 and 1 make 3. 4 and 1 make 5. 4 and 2 make 6. But 3 and 1 make 2, and 5 and 1 make 4. When is it the ordinary sum, and when not?</source>
        <comment>3/text</comment>
        <translation>在做好的表里，2和1得3，4和1得5，4和2得6。可是3和1得2，5和1得4。什么时候是普通的和，什么时候不是？</translation>
    </message>
    <message>
        <source>Use coins or slips with 1, 2, 4 for the splitting. Let pupils check three more squares of the table: 3 ⊕ 2 = 1, 5 ⊕ 4 = 1, 5 ⊕ 2 = 7. Lessons 8 and 9 prove that the rule is always right.</source>
        <comment>3/notes</comment>
        <translation>用写着1、2、4的硬币或纸条来拆数。让学生再检查表里的三个格子：3 ⊕ 2 = 1，5 ⊕ 4 = 1，5 ⊕ 2 = 7。第8课和第9课会证明这个规律总是对的。</translation>
    </message>
    <message>
        <source>Split each heap into **1, 2, 4, 8, …**, each used once at most: 3 is 2 + 1, and 5 is 4 + 1. **Equal parts in two heaps cancel**, like two equal heaps. What is left over is added.

- [4 and 2](nim:4,2?grundy=6): nothing is equal, so 4 + 2 = 6.
- [5 and 1](nim:5,1?grundy=4): 5 is 4 + 1, the ones cancel, 4 is left.
- [5 and 3](nim:5,3?grundy=6): 4 + 1 and 2 + 1, the ones cancel, 4 + 2 = 6.

This is called the **nim-sum** and written ⊕. So 5 ⊕ 3 = 6.</source>
        <comment>3/reveal</comment>
        <translation>把每一堆拆成**1、2、4、8……**，每个最多用一次：3是2 + 1，5是4 + 1。**两堆里相同的部分互相抵消**，就像相等的两堆一样。剩下的加起来。

- [4和2](nim:4,2?grundy=6)：没有相同的部分，所以4 + 2 = 6。
- [5和1](nim:5,1?grundy=4)：5是4 + 1，两个1抵消，剩下4。
- [5和3](nim:5,3?grundy=6)：4 + 1和2 + 1，两个1抵消，4 + 2 = 6。

这叫做**尼姆和**，写作⊕。所以5 ⊕ 3 = 6。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>4/title</comment>
        <translation>轮到你</translation>
    </message>
    <message>
        <source>What is **6 ⊕ 3**?</source>
        <comment>4/text</comment>
        <translation>**6 ⊕ 3**等于多少？</translation>
    </message>
    <message>
        <source>Let them check it with balance: 6, 3, 5 must be P.</source>
        <comment>4/notes</comment>
        <translation>让他们用平衡来检验：6、3、5应该是P。</translation>
    </message>
    <message>
        <source>9</source>
        <comment>4/choice 1</comment>
        <translation>9</translation>
    </message>
    <message>
        <source>That is the ordinary sum. Both have a part 2 (6 is 4 + 2, and 3 is 2 + 1), and the twos cancel.</source>
        <comment>4/because 1</comment>
        <translation>那是普通的和。两个数都含有2（6是4 + 2，3是2 + 1），两个2抵消。</translation>
    </message>
    <message>
        <source>3</source>
        <comment>4/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>That is the difference. Split first: 4 + 2 and 2 + 1. The twos cancel, and 4 + 1 is left.</source>
        <comment>4/because 2</comment>
        <translation>那是差。先拆开：4 + 2和2 + 1。两个2抵消，剩下4 + 1。</translation>
    </message>
    <message>
        <source>5</source>
        <comment>4/choice 3</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>Yes: 4 + 2 and 2 + 1. The twos cancel, and 4 + 1 is left.</source>
        <comment>4/because 3</comment>
        <translation>对：4 + 2和2 + 1。两个2抵消，剩下4 + 1。</translation>
    </message>
    <message>
        <source>All of 5, 3, 2 with values</source>
        <comment>5/title</comment>
        <translation>5、3、2的全部局面和值</translation>
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
        <translation>三堆也一样做：5 ⊕ 3 = 6，6 ⊕ 2 = 4。所以[5、3、2](nim:5,3,2?grundy=4)的值是4。这里再列出全部37个局面，这次带上值：

- 0,0,0 **0** · 1,0,0 **1** · 2,0,0 **2** · 3,0,0 **3** · 4,0,0 **4** · 5,0,0 **5**
- 1,1,0 **0** · 2,1,0 **3** · 3,1,0 **2** · 4,1,0 **5** · 5,1,0 **4**
- 1,1,1 **1** · 2,1,1 **2** · 3,1,1 **3** · 4,1,1 **4** · 5,1,1 **5**
- 2,2,0 **0** · 3,2,0 **1** · 4,2,0 **6** · 5,2,0 **7**
- 2,2,1 **1** · 2,2,2 **2** · 3,2,2 **3** · 4,2,2 **4** · 5,2,2 **5**
- 3,3,0 **0** · 4,3,0 **7** · 5,3,0 **6** · 3,3,1 **1** · 3,3,2 **2**
- 3,2,1 **0** · 4,2,1 **7** · 5,2,1 **6** · 4,3,1 **6** · 5,3,1 **7** · 4,3,2 **5** · 5,3,2 **4**

值为零的，正是你亲手找到的那五个P局面。</translation>
    </message>
    <message>
        <source>Let each pupil check two of the values with the splitting. Count the zeros together: five.</source>
        <comment>5/notes</comment>
        <translation>让每位学生用拆数的办法检查其中两个值。一起数一数零：五个。</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>6/title</comment>
        <translation>找出走法</translation>
    </message>
    <message>
        <source>5, 3, 2 is worth 4. Which move leaves a position of value 0?</source>
        <comment>6/text</comment>
        <translation>5、3、2的值是4。哪一步能留下值为0的局面？</translation>
    </message>
    <message>
        <source>The 5 must become what balances 3 and 2, that is 3 ⊕ 2 = 1. This way of thinking finds every winning move: ask for each heap what would balance all the others, and see whether that is smaller.</source>
        <comment>6/notes</comment>
        <translation>5必须变成能跟3和2平衡的数，也就是3 ⊕ 2 = 1。这样想，就能找到每一个制胜走法：对每一堆都问，跟其余各堆平衡的是几？它比这一堆小吗？</translation>
    </message>
    <message>
        <source>Make the 5 a 4</source>
        <comment>6/choice 1</comment>
        <translation>把5变成4</translation>
    </message>
    <message>
        <source>Then 4 ⊕ 3 ⊕ 2 = 5, and not 0.</source>
        <comment>6/because 1</comment>
        <translation>这样4 ⊕ 3 ⊕ 2 = 5，不是0。</translation>
    </message>
    <message>
        <source>Take the 3</source>
        <comment>6/choice 2</comment>
        <translation>取走3</translation>
    </message>
    <message>
        <source>Then 5 ⊕ 2 = 7, and not 0.</source>
        <comment>6/because 2</comment>
        <translation>这样5 ⊕ 2 = 7，不是0。</translation>
    </message>
    <message>
        <source>Make the 5 a 1</source>
        <comment>6/choice 3</comment>
        <translation>把5变成1</translation>
    </message>
    <message>
        <source>Yes: 1 ⊕ 3 ⊕ 2 = 0. Now the value is 0, and the other player must change it.</source>
        <comment>6/because 3</comment>
        <translation>对：1 ⊕ 3 ⊕ 2 = 0。现在值是0，对方不得不改变它。</translation>
    </message>
    <message>
        <source>Take the 2</source>
        <comment>6/choice 4</comment>
        <translation>取走2</translation>
    </message>
    <message>
        <source>Then 5 ⊕ 3 = 6, and not 0.</source>
        <comment>6/because 4</comment>
        <translation>这样5 ⊕ 3 = 6，不是0。</translation>
    </message>
    <message>
        <source>Find the value</source>
        <comment>7/title</comment>
        <translation>求值</translation>
    </message>
    <message>
        <source>What is the Grundy value of these positions?</source>
        <comment>7/text</comment>
        <translation>下面这些局面的格伦迪值是多少？</translation>
    </message>
    <message>
        <source>The splitting into 1, 2, 4 is enough here. Writing the parts below each other prepares the next lesson.</source>
        <comment>7/notes</comment>
        <translation>这里拆成1、2、4就够了。把各部分上下对齐写，是为下一节课作准备。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>8/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- The **Grundy value** of a position is the heap that balances it. [Value 0](nim:1,3,2?grundy=0&amp;outcome=P) means P.
- It is the **mex** of the values that can be left.
- In Nim it is the **nim-sum**: split into 1, 2, 4, 8, …, let equal parts cancel, add the rest.

The splitting is much easier on paper when the parts stand in columns. That is what binary numbers are for, and they come next.</source>
        <comment>8/text</comment>
        <translation>- 一个局面的**格伦迪值**，就是能跟它平衡的那一堆的大小。[值0](nim:1,3,2?grundy=0&amp;outcome=P)表示P。
- 它是走一步能留下的那些值的**mex**。
- 在尼姆里，它是**尼姆和**：拆成1、2、4、8……，相同的部分抵消，其余的加起来。

要是各部分竖着对齐，在纸上拆数就轻松多了。二进制数正好派上用场，下一课就讲它。</translation>
    </message>
    <message>
        <source>**Exit question:** the value of 7, 2? (4 + 2 + 1 and 2: 5.) Which heap must join 7 and 2 to make P? (5.)</source>
        <comment>8/notes</comment>
        <translation>**下课前的问题：**7、2的值是多少？（4 + 2 + 1和2：5。）哪一堆加到7和2旁边会成为P？（5。）</translation>
    </message>
</context>
<context>
    <name>green-hackenbush</name>
    <message>
        <source>Green Hackenbush: stalks and trees</source>
        <comment>title</comment>
        <translation>绿色Hackenbush：茎和树</translation>
    </message>
    <message>
        <source>Cut an edge, and what hangs on it falls. How much is a tree worth?</source>
        <comment>about</comment>
        <translation>剪断一条边，挂在上面的就掉下来。一棵树值多少？</translation>
    </message>
    <message>
        <source>find the value of a tree</source>
        <comment>aims</comment>
        <translation>求出一棵树的值</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>Lines grow from the ground. They are called **edges**, and their ends **joints**. On your turn cut **one edge**. Everything that is no longer joined to the ground falls away. Whoever makes the last cut wins.

Play it in pairs. The two stalks have 3 and 2 edges.</source>
        <comment>1/text</comment>
        <translation>地面上长出一些线条。线条叫做**边**，边的两头叫做**节点**。轮到你时，剪断**一条边**。凡是跟地面断了联系的，全都掉下来。剪最后一刀的人赢。

两人一组玩。两根茎分别有3条边和2条边。</translation>
    </message>
    <message>
        <source>Green edges may be cut by both players. Draw it on the board with chalk: cutting means wiping it out. **Ask:** “Which game is that?”</source>
        <comment>1/notes</comment>
        <translation>绿边双方都可以剪。用粉笔画在黑板上：剪断就是擦掉。**问：**“这是哪个游戏？”</translation>
    </message>
    <message>
        <source>A single stalk</source>
        <comment>2/title</comment>
        <translation>一根茎</translation>
    </message>
    <message>
        <source>A stalk of **four** green edges. What can you leave with one cut?</source>
        <comment>2/text</comment>
        <translation>一根茎，有**四**条绿边。剪一刀能留下什么？</translation>
    </message>
    <message>
        <source>So a row of stalks is plain Nim.</source>
        <comment>2/notes</comment>
        <translation>所以一排茎就是普通的尼姆。</translation>
    </message>
    <message>
        <source>Only three edges</source>
        <comment>2/choice 1</comment>
        <translation>只能留下三条边</translation>
    </message>
    <message>
        <source>You may cut further down: then more falls.</source>
        <comment>2/because 1</comment>
        <translation>你可以剪得更低，那样掉下来的就更多。</translation>
    </message>
    <message>
        <source>3, 2, 1 or 0 edges</source>
        <comment>2/choice 2</comment>
        <translation>3、2、1或0条边</translation>
    </message>
    <message>
        <source>Yes. A cut leaves what is below it. So the stalk is a heap of four.</source>
        <comment>2/because 2</comment>
        <translation>对。剪一刀，留下的是它下面的部分。所以这根茎就是一堆4颗。</translation>
    </message>
    <message>
        <source>Any number, also more than four</source>
        <comment>2/choice 3</comment>
        <translation>任意多条，比四条多也行</translation>
    </message>
    <message>
        <source>Nothing grows back.</source>
        <comment>2/because 3</comment>
        <translation>剪掉的不会再长出来。</translation>
    </message>
    <message>
        <source>Two stalks</source>
        <comment>3/title</comment>
        <translation>两根茎</translation>
    </message>
    <message>
        <source>Stalks of 3 and 2 edges. Which cut wins?</source>
        <comment>3/text</comment>
        <translation>两根茎，3条边和2条边。剪哪一刀能赢？</translation>
    </message>
    <message>
        <source>Nim with 3 and 2.</source>
        <comment>3/notes</comment>
        <translation>就是3和2的尼姆。</translation>
    </message>
    <message>
        <source>The lowest edge of the longer stalk</source>
        <comment>3/choice 1</comment>
        <translation>长茎最下面的边</translation>
    </message>
    <message>
        <source>Then the other player cuts down the other stalk.</source>
        <comment>3/because 1</comment>
        <translation>这样对方把另一根茎齐根剪掉。</translation>
    </message>
    <message>
        <source>The topmost edge of the shorter stalk</source>
        <comment>3/choice 2</comment>
        <translation>短茎最上面的边</translation>
    </message>
    <message>
        <source>Then 3 and 1 are left. The other player makes them equal.</source>
        <comment>3/because 2</comment>
        <translation>这样剩下3和1，对方把它们变得相等。</translation>
    </message>
    <message>
        <source>The topmost edge of the longer stalk</source>
        <comment>3/choice 3</comment>
        <translation>长茎最上面的边</translation>
    </message>
    <message>
        <source>Yes. Both stalks have two edges then: copy.</source>
        <comment>3/because 3</comment>
        <translation>对。两根茎都是两条边：模仿。</translation>
    </message>
    <message>
        <source>A fork</source>
        <comment>4/title</comment>
        <translation>一个分叉</translation>
    </message>
    <message>
        <source>One edge from the ground, and on top of it **two** edges: a Y. Does the Y count like a stalk of three, because it has three edges?</source>
        <comment>4/text</comment>
        <translation>地面上长出一条边，它的顶上有**两**条边：像个Y。Y有三条边，它是不是跟三条边的茎一样？</translation>
    </message>
    <message>
        <source>Two moves leave a stalk of two (value 2), one leaves nothing (value 0). The mex of {0, 2} is 1.</source>
        <comment>4/notes</comment>
        <translation>有两步留下两条边的茎（值2），有一步什么也不留（值0）。{0, 2}的mex是1。</translation>
    </message>
    <message>
        <source>Yes, three edges are three edges</source>
        <comment>4/choice 1</comment>
        <translation>是，三条边就是三条边</translation>
    </message>
    <message>
        <source>With a stalk of three you could leave a stalk of two, and another time a single edge. What can you leave from the Y?</source>
        <comment>4/because 1</comment>
        <translation>对三条边的茎，你可以留下两条边的茎，也可以只留下一条边。从Y你能留下什么？</translation>
    </message>
    <message>
        <source>No, it counts like a single edge</source>
        <comment>4/choice 2</comment>
        <translation>不是，它跟一条边一样</translation>
    </message>
    <message>
        <source>Yes. On top are two equal stalks, and they cancel: whoever cuts one of them is answered by a cut in the other. Only the trunk counts.</source>
        <comment>4/because 2</comment>
        <translation>对。顶上是相等的两根茎，它们互相抵消：谁剪了其中一根，对方就剪另一根。算数的只有主干。</translation>
    </message>
    <message>
        <source>It counts like two edges</source>
        <comment>4/choice 3</comment>
        <translation>它跟两条边一样</translation>
    </message>
    <message>
        <source>Test it: put a stalk of two edges beside the Y. If the Y counted like two, the player to move would lose. But cutting the topmost edge of the stalk wins, because a Y beside a single edge is P.</source>
        <comment>4/because 3</comment>
        <translation>检验一下：在Y旁边放一根两条边的茎。如果Y跟两条边一样，轮到走的人就会输。可是剪断茎最上面的边就能赢，因为Y旁边放一条边是P。</translation>
    </message>
    <message>
        <source>The value of the fork</source>
        <comment>5/title</comment>
        <translation>分叉的值</translation>
    </message>
    <message>
        <source>Check it by the rule of the smallest missing number: what can be left from the Y?</source>
        <comment>5/text</comment>
        <translation>用缺数规则检验一下：从Y能留下什么？</translation>
    </message>
    <message>
        <source>This is the mex from the lesson on Grundy values. The two branches, 1 ⊕ 1 = 0, count as nothing on top of the trunk, and the trunk adds one edge below. The next step names the rule.</source>
        <comment>5/notes</comment>
        <translation>这就是讲格伦迪值那节课里的mex。两根枝1 ⊕ 1 = 0，在主干顶上等于没有，主干在下面再加一条边。下一步会说出规则的名字。</translation>
    </message>
    <message>
        <source>Cutting one of the two branches leaves a stalk of two: value **2**. Cutting the trunk leaves nothing: value **0**. The smallest missing number is **1**, so [the Y is worth 1](hackenbush:0-1g,1-2g,1-3g?grundy=1).</source>
        <comment>5/reveal</comment>
        <translation>剪断两根枝中的一根，留下两条边的茎：值**2**。剪断主干，什么也不留：值**0**。缺少的最小的数是**1**，所以[Y的值是1](hackenbush:0-1g,1-2g,1-3g?grundy=1)。</translation>
    </message>
    <message>
        <source>The rule of forks</source>
        <comment>6/title</comment>
        <translation>分叉规则</translation>
    </message>
    <message>
        <source>**Where several branches meet at a joint, you may replace them by a single stalk. Its length is the nim-sum of the branches.**

Each edge below makes it one longer. So work from the top down.

Here 2 ⊕ 1 = 3, so a stalk of three stands on the trunk: [the tree is worth 4](hackenbush:0-1g,1-2g,2-3g,1-4g?grundy=4).

It is called the *colon principle*. On the board the value is written with a star: ∗4 is a heap of four.</source>
        <comment>6/text</comment>
        <translation>**几根枝在一个节点会合时，可以把它们换成单独一根茎，它的长度是各枝的尼姆和**。

下面每有一条边，就再加长一条。所以要从上往下算。

这里2 ⊕ 1 = 3，所以主干上立着一根三条边的茎：[这棵树的值是4](hackenbush:0-1g,1-2g,2-3g,1-4g?grundy=4)。

这叫做*冒号原理*。在棋盘上，值写成带星号的样子：∗4就是一堆4颗。</translation>
    </message>
    <message>
        <source>Nim-sum across, plus one down. Watch out for the mistake of adding everything.</source>
        <comment>6/notes</comment>
        <translation>横着求尼姆和，往下加一。留心有人把所有的都加起来。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>7/title</comment>
        <translation>轮到你</translation>
    </message>
    <message>
        <source>A trunk of **one** edge, and on it **three** branches with 1, 2 and 3 edges. What is the tree worth?</source>
        <comment>7/text</comment>
        <translation>主干是**一**条边，上面有**三**根枝，分别是1、2、3条边。这棵树的值是多少？</translation>
    </message>
    <message>
        <source>So there is just one winning cut: the trunk.</source>
        <comment>7/notes</comment>
        <translation>所以只有一刀能赢：剪主干。</translation>
    </message>
    <message>
        <source>7</source>
        <comment>7/choice 1</comment>
        <translation>7</translation>
    </message>
    <message>
        <source>You counted all edges. Branches are joined by the nim-sum.</source>
        <comment>7/because 1</comment>
        <translation>你数了所有的边。各枝要用尼姆和来合并。</translation>
    </message>
    <message>
        <source>0</source>
        <comment>7/choice 2</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>1 ⊕ 2 ⊕ 3 = 0, but the trunk is still there.</source>
        <comment>7/because 2</comment>
        <translation>1 ⊕ 2 ⊕ 3 = 0，但主干还在。</translation>
    </message>
    <message>
        <source>1</source>
        <comment>7/choice 3</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>Yes. 1 ⊕ 2 ⊕ 3 = 0, and the trunk adds one.</source>
        <comment>7/because 3</comment>
        <translation>对。1 ⊕ 2 ⊕ 3 = 0，主干再加一。</translation>
    </message>
    <message>
        <source>4</source>
        <comment>7/choice 4</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>You took the longest branch and the trunk. Use the nim-sum of all three.</source>
        <comment>7/because 4</comment>
        <translation>你取了最长的枝和主干。要用三根枝的尼姆和。</translation>
    </message>
    <message>
        <source>A real tree</source>
        <comment>8/title</comment>
        <translation>一棵真正的树</translation>
    </message>
    <message>
        <source>Work out this tree, from the top down. At each fork write the nim-sum, for each edge below add one.</source>
        <comment>8/text</comment>
        <translation>从上往下算这棵树。在每个分叉处写尼姆和，下面每有一条边就加一。</translation>
    </message>
    <message>
        <source>Let the class call out the numbers from the top down, and write them at the forks. A typical mistake is to forget the +1 of the edge below a fork of value 0.</source>
        <comment>8/notes</comment>
        <translation>让全班从上往下报数，写在各个分叉处。常见的错误：分叉的值是0时，忘了下面那条边的+1。</translation>
    </message>
    <message>
        <source>- The branch with the fork of 1 and 2: 1 ⊕ 2 = 3, and the edge below makes **4**.
- The other one, from the top: 1 ⊕ 1 = 0 and an edge, 1. Beside it stands a single edge: 1 ⊕ 1 = 0, and the two edges below make **2**.
- Where both meet: 4 ⊕ 2 = 6. The trunk makes [7](hackenbush:0-1g,1-2g,2-3g,2-4g,4-5g,1-6g,6-7g,7-8g,7-9g,9-10g,9-11g?grundy=7&amp;only=hackenbush:).</source>
        <comment>8/reveal</comment>
        <translation>- 分叉为1和2的那根枝：1 ⊕ 2 = 3，加上下面的边得**4**。
- 另一根从顶上算起：1 ⊕ 1 = 0，加一条边得1。它旁边有单独一条边：1 ⊕ 1 = 0，下面的两条边使它成为**2**。
- 两者会合处：4 ⊕ 2 = 6。加上主干得[7](hackenbush:0-1g,1-2g,2-3g,2-4g,4-5g,1-6g,6-7g,7-8g,7-9g,9-10g,9-11g?grundy=7&amp;only=hackenbush:)。</translation>
    </message>
    <message>
        <source>But a cut can make it larger!</source>
        <comment>9/title</comment>
        <translation>可是剪一刀会让它变大！</translation>
    </message>
    <message>
        <source>In the Y you can cut a branch, and the value goes **up** from 1 to 2. Does that spoil everything?</source>
        <comment>9/text</comment>
        <translation>在Y里，你可以剪断一根枝，值就从1**升**到2。这会把一切都搅乱吗？</translation>
    </message>
    <message>
        <source>Growing and undoing again. **Ask for the move back:** cut the topmost edge of the stalk of two.</source>
        <comment>9/notes</comment>
        <translation>又是变大和撤回。**问问怎么走回去：**剪断两条边的茎最上面的边。</translation>
    </message>
    <message>
        <source>No. It is like the staircase: the other player cuts the stalk of two down to one edge, and the value is 1 again. And with every cut the picture gets smaller, so it must end.</source>
        <comment>9/reveal</comment>
        <translation>不会。这就像楼梯：对方把两条边的茎剪成一条边，值又是 1。而且每剪一刀，图就变小，所以一定会结束。</translation>
    </message>
    <message>
        <source>A garden</source>
        <comment>10/title</comment>
        <translation>花园</translation>
    </message>
    <message>
        <source>A Y, worth 1, stands beside a stalk of **three** edges. It is your turn. Which cut wins?</source>
        <comment>10/text</comment>
        <translation>一个值为1的Y，旁边是一根**三**条边的茎。轮到你走。剪哪一刀能赢？</translation>
    </message>
    <message>
        <source>Value of the garden: 1 ⊕ 3 = 2. The stalk of three must become 1.</source>
        <comment>10/notes</comment>
        <translation>花园的值：1 ⊕ 3 = 2。三条边的茎要变成1。</translation>
    </message>
    <message>
        <source>The trunk of the Y</source>
        <comment>10/choice 1</comment>
        <translation>Y的主干</translation>
    </message>
    <message>
        <source>Then the other player cuts down the stalk of three.</source>
        <comment>10/because 1</comment>
        <translation>这样对方把三条边的茎齐根剪掉。</translation>
    </message>
    <message>
        <source>The topmost edge of the stalk</source>
        <comment>10/choice 2</comment>
        <translation>茎最上面的边</translation>
    </message>
    <message>
        <source>Then the stalk has two edges, and 1 ⊕ 2 = 3 is not 0.</source>
        <comment>10/because 2</comment>
        <translation>这样茎有两条边，1 ⊕ 2 = 3，不是0。</translation>
    </message>
    <message>
        <source>The second edge of the stalk</source>
        <comment>10/choice 3</comment>
        <translation>茎的第二条边</translation>
    </message>
    <message>
        <source>Yes. One edge of the stalk is left, and 1 ⊕ 1 = 0.</source>
        <comment>10/because 3</comment>
        <translation>对。茎剩下一条边，1 ⊕ 1 = 0。</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Find a winning cut. Work out each plant first.</source>
        <comment>11/text</comment>
        <translation>找出能赢的一刀。先把每株植物的值算出来。</translation>
    </message>
    <message>
        <source>Let pupils write the value at each fork before they cut. The winning cut often lies in the plant with the largest value.</source>
        <comment>11/notes</comment>
        <translation>让学生在剪之前先把值写在各个分叉处。能赢的一刀往往在值最大的那株上。</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>赢下来</translation>
    </message>
    <message>
        <source>Three plants. You start, and the computer is perfect.</source>
        <comment>12/text</comment>
        <translation>三株植物。你先走，电脑走得完美无缺。</translation>
    </message>
    <message>
        <source>Values: stalk 3, Y 1, tree 4 (2 ⊕ 1 = 3 and the trunk). 3 ⊕ 1 ⊕ 4 = 6. The tree must become 4 ⊕ 6 = 2: cut its branch of two edges off at the lower edge, so that trunk and single branch remain.</source>
        <comment>12/notes</comment>
        <translation>值：茎3，Y是1，树4（2 ⊕ 1 = 3，再加主干）。3 ⊕ 1 ⊕ 4 = 6。树要变成4 ⊕ 6 = 2：把它两条边的那根枝从下面一条边剪掉，留下主干和单独一条边的枝。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- A green **stalk** of n edges is a heap of n.
- At a **fork** take the nim-sum of the branches; every edge below adds one. [A Y is worth 1](hackenbush:0-1g,1-2g,1-3g?grundy=1).
- That is enough for all *trees*, pictures without circles.

And when there *are* circles, like a house with a door? That is the next lesson.</source>
        <comment>13/text</comment>
        <translation>- n条边的绿色**茎**就是一堆n颗。
- 在**分叉**处求各枝的尼姆和；下面每有一条边就加一。[Y的值是1](hackenbush:0-1g,1-2g,1-3g?grundy=1)。
- 这对所有的*树*，也就是没有圈的图，都够用了。

如果*有*圈呢，比如一座带门的房子？那是下一节课的事。</translation>
    </message>
    <message>
        <source>**Exit question:** a trunk of two edges, on top two branches of 2 and 3. (2 ⊕ 3 = 1, and two: 3.)</source>
        <comment>13/notes</comment>
        <translation>**下课前的问题：**主干是两条边，顶上有2条边和3条边的两根枝。（2 ⊕ 3 = 1，再加二：3。）</translation>
    </message>
</context>
<context>
    <name>grundy-values</name>
    <message>
        <source>From letters to numbers</source>
        <comment>title</comment>
        <translation>从字母到数</translation>
    </message>
    <message>
        <source>Each position gets a number, its Grundy value: the one heap that balances it.</source>
        <comment>about</comment>
        <translation>每个局面都得到一个数，它的格伦迪值：能跟它平衡的那一堆的大小。</translation>
    </message>
    <message>
        <source>find a Grundy value as the smallest missing number (mex)</source>
        <comment>aims</comment>
        <translation>用“缺少的最小的数”（mex）求格伦迪值</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>The game starts with heaps of 4, 2 and 6. Take as many stones as you like from one heap. Whoever takes the last stone wins.

The computer begins, and it plays at random. Whatever it does, you have an answer. Can you always find it?</source>
        <comment>1/text</comment>
        <translation>游戏从4、2、6三堆开始。从一堆里取任意多颗石子，谁取走最后一颗，谁就赢。

电脑先走，而且是随便走的。不管它怎么走，你都有应着。你每次都能找到吗？</translation>
    </message>
    <message>
        <source>4, 2, 6 is P, so the pupil, who plays second, can always win; the computer plays at random. Most pupils win in the end without knowing why. **Ask:** “What did you aim for?” They will name equal heaps, and 3, 2, 1.</source>
        <comment>1/notes</comment>
        <translation>4、2、6是P，学生后走，所以总能赢；电脑是随便走的。多数学生最后赢了，却说不出为什么。**问：**“你当时想达到什么？”他们会说相等的堆，还有3、2、1。</translation>
    </message>
    <message>
        <source>The right partner</source>
        <comment>2/title</comment>
        <translation>合适的搭档</translation>
    </message>
    <message>
        <source>Put **one more heap** beside 3 and 2, so that the three heaps together are P. How large must it be?</source>
        <comment>2/text</comment>
        <translation>在3和2旁边**再放一堆**，使三堆合起来是P。这一堆要有多大？</translation>
    </message>
    <message>
        <source>This turns the list of P-positions into a question about balance. The picture of a pair of scales helps: 3 and 2 on one side, 1 on the other.</source>
        <comment>2/notes</comment>
        <translation>这里把P局面的清单变成了一个关于平衡的问题。用天平来打比方很有帮助：一边是3和2，另一边是1。</translation>
    </message>
    <message>
        <source>One stone</source>
        <comment>2/choice 1</comment>
        <translation>一颗</translation>
    </message>
    <message>
        <source>Yes: 3, 2, 1 is the P-position that we found by hand.</source>
        <comment>2/because 1</comment>
        <translation>对：3、2、1就是我们亲手找到的P局面。</translation>
    </message>
    <message>
        <source>Two stones</source>
        <comment>2/choice 2</comment>
        <translation>两颗</translation>
    </message>
    <message>
        <source>3, 2 and 2 is N: take the 3, and two equal heaps are left.</source>
        <comment>2/because 2</comment>
        <translation>3、2和2是N：取走3，剩下相等的两堆。</translation>
    </message>
    <message>
        <source>Three stones</source>
        <comment>2/choice 3</comment>
        <translation>三颗</translation>
    </message>
    <message>
        <source>3, 2 and 3 is N: take the 2, and two equal heaps are left.</source>
        <comment>2/because 3</comment>
        <translation>3、2和3是N：取走2，剩下相等的两堆。</translation>
    </message>
    <message>
        <source>Five stones</source>
        <comment>2/choice 4</comment>
        <translation>五颗</translation>
    </message>
    <message>
        <source>3, 2 and 5 is N: make the 5 a 1.</source>
        <comment>2/because 4</comment>
        <translation>3、2和5是N：把5变成1。</translation>
    </message>
    <message>
        <source>A heap as a weight</source>
        <comment>3/title</comment>
        <translation>把堆当砝码</translation>
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
        <translation>局面3、2可以用一堆1颗来平衡。所以3、2就像单独的一堆1颗。我们把这个数记下来：

- 3、2的值是**1**
- 3、1的值是**2**，因为3、1、2是P
- 2、1的值是**3**
- 2、2的值是**0**：它本来就是P，不需要搭档
- 单独一堆5颗的值是**5**，因为5、5是P

一个局面的这个数，叫做它的**格伦迪值**（也叫SG值）。它就是能跟这个局面平衡的那一堆的大小。值等于**0**的局面是P，P局面的值也一定是0。

试一试：[2、1](nim:2,1?grundy=3)，[3、2](nim:3,2?grundy=1)，[2、2](nim:2,2?grundy=0&amp;outcome=P)。</translation>
    </message>
    <message>
        <source>Can two different heaps balance the same position? No: from the larger one you could move to the smaller one, and both would be P, which cannot be. A nice question for quick pupils.</source>
        <comment>3/notes</comment>
        <translation>两个不同的堆能平衡同一个局面吗？不能：从较大的那堆可以走到较小的那堆，两个都是P就矛盾了。这是给反应快的学生的好问题。</translation>
    </message>
    <message>
        <source>How to find the value</source>
        <comment>4/title</comment>
        <translation>怎样求值</translation>
    </message>
    <message>
        <source>Trying every partner takes long. There is a faster way. The moves of 2, 1 leave 1,1 and 0,1 and 2,0. What are **their** values? Which number is missing?</source>
        <comment>4/text</comment>
        <translation>把搭档一个个试过去太慢了，有更快的办法。从2、1走一步，会留下1,1、0,1和2,0。**它们**的值是多少？缺的是哪个数？</translation>
    </message>
    <message>
        <source>Let three pupils each name the value of one of the three positions: 0 for 1,1 because it is P, and 1 and 2 for the single heaps.</source>
        <comment>4/notes</comment>
        <translation>请三位同学各说出一个局面的值：1,1是0，因为它是P；两个单独的堆是1和2。</translation>
    </message>
    <message>
        <source>They leave the values 0, 1 and 2. The smallest number that is **missing** is 3, and that is the value of [2, 1](nim:2,1?grundy=3&amp;moves=3).</source>
        <comment>4/reveal</comment>
        <translation>留下的值是0、1和2。**缺少**的最小的数是3，这就是[2、1](nim:2,1?grundy=3&amp;moves=3)的值。</translation>
    </message>
    <message>
        <source>The rule of the missing number</source>
        <comment>5/title</comment>
        <translation>缺数规则</translation>
    </message>
    <message>
        <source>List the values that your moves can leave, and take the smallest number 0, 1, 2, … that is **not** in the list.

It is called the **mex**, for minimum excluded number. The mex of 0, 1, 3 is 2. The mex of 1, 2, 3 is 0.

If the list has no 0, the mex is 0: no move leaves P, so the position is P. It is the labelling that you know, with numbers instead of letters.

So [an empty table](nim:0?grundy=0&amp;outcome=P), with no moves and an empty list, has the value 0.</source>
        <comment>5/text</comment>
        <translation>把走一步能留下的值都列出来，从0、1、2……里找**不在**其中的最小的数。

这个数叫做**mex**，是英语“最小的被排除的数”的缩写。0、1、3的mex是2。1、2、3的mex是0。

如果列出的值里没有0，mex就是0：没有一步能留下P，所以这个局面是P。这就是你已经学过的标注，只不过用数代替了字母。

所以[空桌子](nim:0?grundy=0&amp;outcome=P)没有走法，列出来是空的，它的值是0。</translation>
    </message>
    <message>
        <source>Practise the mex on bare lists first. The commonest mistake is to take the largest number plus one.</source>
        <comment>5/notes</comment>
        <translation>先拿单纯的几个数练习mex。最常见的错误，是取最大的数加一。</translation>
    </message>
    <message>
        <source>The smallest missing number</source>
        <comment>6/title</comment>
        <translation>缺少的最小的数</translation>
    </message>
    <message>
        <source>Find the mex of each list: the smallest of the numbers 0, 1, 2, 3, … that is not in it.</source>
        <comment>6/text</comment>
        <translation>求每一列数的mex：0、1、2、3……里不在其中的最小的数。</translation>
    </message>
    <message>
        <source>Quick fire, hands up. Insist on “start counting at zero”.</source>
        <comment>6/notes</comment>
        <translation>快速抢答，举手。一再强调“从零开始数”。</translation>
    </message>
    <message>
        <source>Why does the mex balance?</source>
        <comment>7/title</comment>
        <translation>为什么mex能平衡？</translation>
    </message>
    <message>
        <source>Put a position of value 3 beside a heap of 3. Why must the player who moves lose? There are three kinds of moves. Find an answer to each.</source>
        <comment>7/text</comment>
        <translation>把一个值为3的局面放在一堆3颗旁边。为什么轮到走的人必输？走法有三类。给每一类找一个应着。</translation>
    </message>
    <message>
        <source>This is the proof behind the whole theory, and it is copying once more. In Nim itself a move to a larger value happens: from 3, 2 (worth 1) you can go to 1, 2 (worth 3).</source>
        <comment>7/notes</comment>
        <translation>这就是整个理论背后的证明，而且又是模仿。在尼姆里确实会走到更大的值：从3、2（值1）可以走到1、2（值3）。</translation>
    </message>
    <message>
        <source>You are the second player. After each of your moves the two values are equal again:

- They make the heap smaller, say 1. The position has value 3, so 0, 1 and 2 are all among its moves: you move it to value 1.
- They move the position to a smaller value, say 2. You make the heap a 2.
- They move the position to a *larger* value, say 5. Then 3 is among the moves from there: you move it back to value 3.

They can never leave the value at 3, because the mex is **not** in the list. So you always have an answer, and the game ends. Here is [2, 1 with its heap of 3](nim:2,1,3?outcome=P).</source>
        <comment>7/reveal</comment>
        <translation>你是后走的人。你每走完一步，两边的值又相等了：

- 对方把那一堆变小，比如变成1。局面的值是3，所以0、1、2都在它的走法里：你把局面走到值1。
- 对方把局面走到更小的值，比如2。你就把那一堆变成2。
- 对方把局面走到*更大*的值，比如5。那么3就在那里的走法之中：你把它走回值3。

对方不可能让值停在3，因为mex**不在**那些值里。所以你总有应着，而游戏总会结束。这里是[2、1和它的搭档3](nim:2,1,3?outcome=P)。</translation>
    </message>
    <message>
        <source>The table of two heaps</source>
        <comment>8/title</comment>
        <translation>两堆的表</translation>
    </message>
    <message>
        <source>Work out the value of each pair of heaps. A move goes along the row or along the column, towards the sides where a heap is empty. Take the smallest number that is missing on these two ways.</source>
        <comment>8/text</comment>
        <translation>求出每一对堆的值。走一步，就是沿着行或列，朝着有一堆为空的边走。看这两条路上有哪些数，取缺少的最小的那个。</translation>
    </message>
    <message>
        <source>Do the first two diagonals with the class, then let them go on in pairs. The edges are 0 to 5. The diagonal is 0. The square 4, 1 is 5, like a sum, and 5, 1 is 4, like a difference. Let them wonder: the rule comes in the next lesson.</source>
        <comment>8/notes</comment>
        <translation>头两条斜线跟全班一起做，然后让他们两人一组接着做。两条边是0到5，对角线是0。格子4,1是5，像是和；5,1是4，像是差。让他们去纳闷吧：规律在下一节课揭晓。</translation>
    </message>
    <message>
        <source>Which one?</source>
        <comment>9/title</comment>
        <translation>是哪一个？</translation>
    </message>
    <message>
        <source>The moves of a position leave the values 0, 1, 2 and 4. What is its value?</source>
        <comment>9/text</comment>
        <translation>从一个局面走一步，留下的值有0、1、2和4。它的值是多少？</translation>
    </message>
    <message>
        <source>**Ask also:** is this position P or N? N, as its value is not 0: there is a move to 0.</source>
        <comment>9/notes</comment>
        <translation>**再问：**这个局面是P还是N？是N，因为它的值不是0：有一步走到0。</translation>
    </message>
    <message>
        <source>5</source>
        <comment>9/choice 1</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>That is one more than the largest. The smallest **missing** number is wanted.</source>
        <comment>9/because 1</comment>
        <translation>那是最大的数加一。要找的是**缺少**的最小的数。</translation>
    </message>
    <message>
        <source>3</source>
        <comment>9/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Yes. 0, 1 and 2 are there, and 3 is missing. That there is a 4 does not matter.</source>
        <comment>9/because 2</comment>
        <translation>对。0、1、2都有，缺的是3。有没有4没有关系。</translation>
    </message>
    <message>
        <source>0</source>
        <comment>9/choice 3</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>0 is in the list. It would be 0 if no move left the value 0.</source>
        <comment>9/because 3</comment>
        <translation>0已经在里面了。要是没有一步留下值0，答案才是0。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- The **Grundy value** of a position is the heap that balances it. [Value 0](nim:1,3,2?grundy=0&amp;outcome=P) means P.
- It is the **mex** of the values that can be left: the smallest number that is missing.
- So [2, 1](nim:2,1?grundy=3) is worth 3, and [3, 2](nim:3,2?grundy=1) is worth 1.

The table that you have made hides a pattern. The next lesson finds it, and with it all values of 5, 3, 2.</source>
        <comment>10/text</comment>
        <translation>- 一个局面的**格伦迪值**，就是能跟它平衡的那一堆的大小。[值0](nim:1,3,2?grundy=0&amp;outcome=P)表示P。
- 它是走一步能留下的那些值的**mex**：缺少的最小的数。
- 所以[2、1](nim:2,1?grundy=3)的值是3，[3、2](nim:3,2?grundy=1)的值是1。

你做出来的那张表里藏着一个规律。下一节课会找到它，并由此得到5、3、2的所有值。</translation>
    </message>
    <message>
        <source>**Exit question:** which heap must join 5 and 4 to make P? (1.) And 5 and 2? (7.)</source>
        <comment>10/notes</comment>
        <translation>**下课前的问题：**哪一堆加到5和4旁边，会成为P？（1。）加到5和2旁边呢？（7。）</translation>
    </message>
</context>
<context>
    <name>kayles</name>
    <message>
        <source>Kayles: knocking down pins</source>
        <comment>title</comment>
        <translation>Kayles：打木瓶</translation>
    </message>
    <message>
        <source>Rows that fall apart, values that look like chaos, and a pattern that comes back after all.</source>
        <comment>about</comment>
        <translation>会断开的排，看上去乱糟糟的值，还有一个终究会回来的规律。</translation>
    </message>
    <message>
        <source>find values when a row falls apart</source>
        <comment>aims</comment>
        <translation>在一排会断开时求值</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>Twelve pins stand in a row. A ball knocks down **one** pin or **two neighbours**. What is left of a row may be in two pieces. Whoever knocks down the last pin wins. The game is called **Kayles**.

Play it in pairs. Click the first and the last pin that fall, or the same pin twice if it falls alone.</source>
        <comment>1/text</comment>
        <translation>十二个木瓶排成一排。一球打倒**一个**木瓶，或者**相邻的两个**。剩下的可能断成两截。谁打倒最后一个木瓶，谁就赢。这个游戏叫做**Kayles**。

两人一组玩。点一下要打倒的第一个和最后一个木瓶；只打倒一个时，就点它两次。</translation>
    </message>
    <message>
        <source>Real skittles or cups are even better. Two pins with a gap between them cannot be hit together. **Ask:** “Has somebody found a move that wins for sure?”</source>
        <comment>1/notes</comment>
        <translation>有真的木瓶或杯子更好。中间有空位的两个木瓶不能一球打倒。**问：**“有人找到必胜的走法了吗？”</translation>
    </message>
    <message>
        <source>Three pins</source>
        <comment>2/title</comment>
        <translation>三个木瓶</translation>
    </message>
    <message>
        <source>Three pins in a row, your turn.</source>
        <comment>2/text</comment>
        <translation>三个木瓶排成一排，轮到你。</translation>
    </message>
    <message>
        <source>The first sight of the great idea: make two equal halves.</source>
        <comment>2/notes</comment>
        <translation>那个妙招第一次露面：分成相等的两半。</translation>
    </message>
    <message>
        <source>Knock down one at the end</source>
        <comment>2/choice 1</comment>
        <translation>打倒一头的一个</translation>
    </message>
    <message>
        <source>Two neighbours are left, and the other player knocks down both.</source>
        <comment>2/because 1</comment>
        <translation>剩下相邻的两个，对方把两个都打倒。</translation>
    </message>
    <message>
        <source>Knock down two</source>
        <comment>2/choice 2</comment>
        <translation>打倒两个</translation>
    </message>
    <message>
        <source>The other player knocks down the last one.</source>
        <comment>2/because 2</comment>
        <translation>对方打倒最后一个。</translation>
    </message>
    <message>
        <source>Knock down the one in the middle</source>
        <comment>2/choice 3</comment>
        <translation>打倒中间的一个</translation>
    </message>
    <message>
        <source>Yes. Two single pins are left that do not touch: the other player takes one, and you take the last.</source>
        <comment>2/because 3</comment>
        <translation>对。剩下两个不相邻的：对方打倒一个，你打倒最后一个。</translation>
    </message>
    <message>
        <source>One row</source>
        <comment>3/title</comment>
        <translation>一排</translation>
    </message>
    <message>
        <source>Can you win with **any** row, if you start? Think of the middle.</source>
        <comment>3/text</comment>
        <translation>只有一排，由你先走，是不是**不管多长**都能赢？想想中间。</translation>
    </message>
    <message>
        <source>An odd row: one pin in the middle. An even row: two pins.</source>
        <comment>3/notes</comment>
        <translation>奇数个：打倒正中间的一个。偶数个：打倒中间两个。</translation>
    </message>
    <message>
        <source>Yes. Knock down the middle pin, or the two in the middle: two **equal rows** are left. Then copy. From 12 leave [5 and 5](octal/code=0.77:12?only=octal/code=0.77:5,5).

So every single row is N. For **several** rows we need numbers.</source>
        <comment>3/reveal</comment>
        <translation>能。打倒正中间的一个，或者中间的两个：剩下**相等的两排**。然后模仿。从12留下[5和5](octal/code=0.77:12?only=octal/code=0.77:5,5)。

所以只有一排时总是N。**几排**的话，就需要数了。</translation>
    </message>
    <message>
        <source>The values of short rows</source>
        <comment>4/title</comment>
        <translation>短排的值</translation>
    </message>
    <message>
        <source>One pin is worth 1. Two pins can become 1 or 0, so they are worth 2. **Three** pins can become 2, or 1, or two single pins. What are three pins worth?</source>
        <comment>4/text</comment>
        <translation>一个木瓶的值是1。两个木瓶可以变成1或0，所以值是2。**三个**木瓶可以变成2，或1，或两个单独的。三个木瓶的值是多少？</translation>
    </message>
    <message>
        <source>So far it looks like Nim: 1, 2, 3. Ask for a guess for four pins.</source>
        <comment>4/notes</comment>
        <translation>到这里看上去跟尼姆一样：1、2、3。请他们猜猜四个木瓶。</translation>
    </message>
    <message>
        <source>2</source>
        <comment>4/choice 1</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>The moves leave 2, 1, and 1 ⊕ 1 = 0. The value 2 is in the list.</source>
        <comment>4/because 1</comment>
        <translation>走一步留下2、1，还有1 ⊕ 1 = 0。值2已经在里面了。</translation>
    </message>
    <message>
        <source>3</source>
        <comment>4/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Yes. The moves leave 2, 1 and 1 ⊕ 1 = 0. The smallest missing number is 3.</source>
        <comment>4/because 2</comment>
        <translation>对。走一步留下2、1和1 ⊕ 1 = 0。缺少的最小的数是3。</translation>
    </message>
    <message>
        <source>0</source>
        <comment>4/choice 3</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>0 would mean P. But knocking down the middle pin wins.</source>
        <comment>4/because 3</comment>
        <translation>0就表示P了。可是打倒中间的一个就能赢。</translation>
    </message>
    <message>
        <source>Four pins</source>
        <comment>5/title</comment>
        <translation>四个木瓶</translation>
    </message>
    <message>
        <source>List what four pins can become, with the values. What is missing?</source>
        <comment>5/text</comment>
        <translation>列出四个木瓶能变成什么，写上值。缺的是几？</translation>
    </message>
    <message>
        <source>Most pupils had guessed 4. When a row falls apart, take the nim-sum of the pieces; then the mex of all moves.</source>
        <comment>5/notes</comment>
        <translation>多数学生猜的是4。一排断开时，求各截的尼姆和；然后求所有走法的mex。</translation>
    </message>
    <message>
        <source>- One pin falls: **3** is left (value 3), or **1 and 2** (1 ⊕ 2 = 3).
- Two pins fall: **2** is left (value 2), or **1 and 1** (value 0).

The values are 3, 2 and 0. The smallest missing number is **1**. So [four pins are worth only 1](octal/code=0.77:4?grundy=1), where a Nim heap of four would be worth 4.</source>
        <comment>5/reveal</comment>
        <translation>- 打倒一个：剩下**3**（值3），或者**1和2**（1 ⊕ 2 = 3）。
- 打倒两个：剩下**2**（值2），或者**1和1**（值0）。

这些值是3、2和0。缺少的最小的数是**1**。所以[四个木瓶的值只有1](octal/code=0.77:4?grundy=1)，而尼姆里一堆4颗的值是4。</translation>
    </message>
    <message>
        <source>Five pins</source>
        <comment>6/title</comment>
        <translation>五个木瓶</translation>
    </message>
    <message>
        <source>The values so far: 1, 2, 3, 1 for one to four pins. Five pins can become 4, or 1 and 3, or 2 and 2, or 3, or 1 and 2. What are they worth?</source>
        <comment>6/text</comment>
        <translation>到现在的值：一到四个木瓶是1、2、3、1。五个木瓶可以变成4，或1和3，或2和2，或3，或1和2。值是多少？</translation>
    </message>
    <message>
        <source>Do it together on the board, in two columns: position and value. There are nine moves, five single pins and four pairs; but only five different things are left, since left and right are alike.</source>
        <comment>6/notes</comment>
        <translation>在黑板上一起做，分两列：局面和值。一共有九种走法，打倒一个的五种，打倒两个的四种；但左右对称，所以剩下的只有五种不同的局面。</translation>
    </message>
    <message>
        <source>2</source>
        <comment>6/choice 1</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>1 ⊕ 3 = 2 is in the list.</source>
        <comment>6/because 1</comment>
        <translation>1 ⊕ 3 = 2已经在里面了。</translation>
    </message>
    <message>
        <source>4</source>
        <comment>6/choice 2</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>Yes: 4 gives 1, 1 ⊕ 3 = 2, 2 ⊕ 2 = 0, 3 gives 3, and 1 ⊕ 2 = 3. The list is 0, 1, 2, 3.</source>
        <comment>6/because 2</comment>
        <translation>对：4的值是1，1 ⊕ 3 = 2，2 ⊕ 2 = 0，3的值是3，1 ⊕ 2 = 3。列出来是0、1、2、3。</translation>
    </message>
    <message>
        <source>5</source>
        <comment>6/choice 3</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>The smallest missing number is wanted. Is 4 in the list?</source>
        <comment>6/because 3</comment>
        <translation>要找的是缺少的最小的数。4在里面吗？</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>7/title</comment>
        <translation>接着算</translation>
    </message>
    <message>
        <source>Fill in the values up to 12 pins. Say what a row can become before you look.</source>
        <comment>7/text</comment>
        <translation>把值一直填到12个木瓶。看之前，先说出一排能变成什么。</translation>
    </message>
    <message>
        <source>1 2 3 1 4 3 2 1 4 2 6 4. Nobody has to work out all of them; a few are enough to see how irregular they are. Each group could take one.</source>
        <comment>7/notes</comment>
        <translation>1 2 3 1 4 3 2 1 4 2 6 4。不必每个都算；算几个，就足以看出它们有多不规则。可以每组算一个。</translation>
    </message>
    <message>
        <source>Chaos or pattern?</source>
        <comment>8/title</comment>
        <translation>混乱还是规律？</translation>
    </message>
    <message>
        <source>The values of 1 to 12 pins are 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4. Do you think that they ever repeat?</source>
        <comment>8/text</comment>
        <translation>1到12个木瓶的值是1、2、3、1、4、3、2、1、4、2、6、4。你觉得它们会重复吗？</translation>
    </message>
    <message>
        <source>The exceptions stop at 70. No value is larger than 8. For other games of this family nobody knows whether the values repeat.</source>
        <comment>8/notes</comment>
        <translation>例外到70为止。没有一个值超过8。这一族里的另一些游戏，谁也不知道值会不会重复。</translation>
    </message>
    <message>
        <source>They do, but late. From **71** pins on the values repeat with **period 12**, for ever. For example [72](octal/code=0.77:72?grundy=4) pins and [84](octal/code=0.77:84?grundy=4) pins are both worth 4.

It takes a theorem to be sure that it never breaks off. A computer works out the values far enough, and the theorem says how far that is.</source>
        <comment>8/reveal</comment>
        <translation>会，但很晚。从**71**个木瓶起，值以**周期12**永远重复。比如[72](octal/code=0.77:72?grundy=4)个和[84](octal/code=0.77:84?grundy=4)个木瓶的值都是4。

要肯定它永远不会中断，得靠一条定理。电脑把值算得足够远，而定理告诉我们多远才算足够。</translation>
    </message>
    <message>
        <source>Two rows</source>
        <comment>9/title</comment>
        <translation>两排</translation>
    </message>
    <message>
        <source>Rows of **4** and **5** pins, worth 1 and 4. Which move wins?</source>
        <comment>9/text</comment>
        <translation>两排，**4**个和**5**个木瓶，值是1和4。哪一步能赢？</translation>
    </message>
    <message>
        <source>5 must become something worth 1: a row of 4, or two rows with nim-sum 1; of those only the row of 4 can be reached.</source>
        <comment>9/notes</comment>
        <translation>5要变成值为1的：一排4个，或者尼姆和为1的两排；其中走得到的只有一排4个。</translation>
    </message>
    <message>
        <source>Knock down the middle pin of the 5</source>
        <comment>9/choice 1</comment>
        <translation>打倒5正中间的一个</translation>
    </message>
    <message>
        <source>Then 4, 2 and 2 are left, worth 1 ⊕ 2 ⊕ 2 = 1, and not 0.</source>
        <comment>9/because 1</comment>
        <translation>这样剩下4、2和2，值是1 ⊕ 2 ⊕ 2 = 1，不是0。</translation>
    </message>
    <message>
        <source>Knock down the two middle pins of the 4</source>
        <comment>9/choice 2</comment>
        <translation>打倒4中间的两个</translation>
    </message>
    <message>
        <source>Then 1, 1 and 5 are left, worth 4.</source>
        <comment>9/because 2</comment>
        <translation>这样剩下1、1和5，值是4。</translation>
    </message>
    <message>
        <source>Knock down the end pin of the 5</source>
        <comment>9/choice 3</comment>
        <translation>打倒5一头的一个</translation>
    </message>
    <message>
        <source>Yes. Two rows of 4 are left: copy.</source>
        <comment>9/because 3</comment>
        <translation>对。剩下两排，每排4个：模仿。</translation>
    </message>
    <message>
        <source>An old riddle</source>
        <comment>10/title</comment>
        <translation>一道老谜题</translation>
    </message>
    <message>
        <source>Of 13 pins in a row the second one has fallen. **1** and **11** are left. What do you do?</source>
        <comment>10/text</comment>
        <translation>13个木瓶排成一排，第二个已经倒了，剩下**1**个和**11**个。你怎么走？</translation>
    </message>
    <message>
        <source>The riddle is by Henry Dudeney and more than a hundred years old. Without values it is very hard; with the table it takes a minute.</source>
        <comment>10/notes</comment>
        <translation>这道谜题是亨利·杜德尼出的，有一百多年了。不用值，它非常难；有了这张表，一分钟就够。</translation>
    </message>
    <message>
        <source>11 pins are worth 6, so together 1 ⊕ 6 = 7. The 11 must become something worth 1: knock down one pin, so that [3 and 7](octal/code=0.77:1,11?wins=octal/code=0.77:1,3,7) are left: 3 ⊕ 2 = 1. That is the only way, from the left or from the right.</source>
        <comment>10/reveal</comment>
        <translation>11个木瓶的值是6，所以合起来是1 ⊕ 6 = 7。11要变成值为1的：打倒一个，使剩下的是[3和7](octal/code=0.77:1,11?wins=octal/code=0.77:1,3,7)：3 ⊕ 2 = 1。只有这一个办法，从左边或从右边数都行。</translation>
    </message>
    <message>
        <source>A family of games</source>
        <comment>11/title</comment>
        <translation>一族游戏</translation>
    </message>
    <message>
        <source>In Kayles one or two may be taken, and what is left may stay as nothing, one row or two rows. Change what is allowed, and you get a whole family of games: take only two neighbours, or only one; allow splitting, or forbid it. They are called **octal games**, because each rule can be written with the digits 0 to 7. Kayles is 0.77.

A famous relative is **Grundy’s game**: divide a heap into two *unequal* heaps. There [a heap of ten](grundy:10?outcome=P) is P. Its values have been worked out for an enormous number of heaps, and to this day **nobody knows** whether they repeat.</source>
        <comment>11/text</comment>
        <translation>在Kayles里，可以取一个或两个，剩下的可以是没有、一排或两排。改一改规定，就得到整整一族游戏：只取相邻的两个，或只取一个；允许断开，或不允许。它们叫做**八进制游戏**，因为每条规则都可以用0到7的数字来写。Kayles是0.77。

它有一个有名的亲戚，**格伦迪游戏**：把一堆分成*不相等*的两堆。在那里，[一堆10颗](grundy:10?outcome=P)是P。人们已经算出了极多堆的值，可是直到今天，**谁也不知道**它们会不会重复。</translation>
    </message>
    <message>
        <source>A digit is a sum of 1 (nothing is left), 2 (one heap is left) and 4 (two heaps are left). 7 = 1 + 2 + 4 allows all three. Pupils like it that there are open questions which one can explain in a minute.</source>
        <comment>11/notes</comment>
        <translation>每一位数字是1（什么也不剩）、2（剩一堆）、4（剩两堆）中几个的和。7 = 1 + 2 + 4，三种都允许。一分钟就能讲明白、却至今没有解决的问题，学生很喜欢。</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>12/title</comment>
        <translation>练习</translation>
    </message>
    <message>
        <source>What is the Grundy value? Read the rule of the game first: it need not be Kayles.</source>
        <comment>12/text</comment>
        <translation>格伦迪值是多少？先读游戏规则：不一定是Kayles。</translation>
    </message>
    <message>
        <source>List what can be left, with values; two pieces by the nim-sum; then the smallest missing number.</source>
        <comment>12/notes</comment>
        <translation>列出能留下的局面和它们的值；断成两截的用尼姆和；再找缺少的最小的数。</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>13/title</comment>
        <translation>赢下来</translation>
    </message>
    <message>
        <source>Rows of 6 and 9 pins, worth 3 and 4. You start, and the computer is perfect.</source>
        <comment>13/text</comment>
        <translation>两排，6个和9个木瓶，值是3和4。你先走，电脑走得完美无缺。</translation>
    </message>
    <message>
        <source>3 ⊕ 4 = 7. One way: 6 becomes 5, worth 4, from either end. Another: 9 becomes 1 and 7, worth 1 ⊕ 2 = 3, in either order.</source>
        <comment>13/notes</comment>
        <translation>3 ⊕ 4 = 7。一种办法：6变成5，值是4，从哪一头打都行。另一种：9变成1和7，值是1 ⊕ 2 = 3，哪边在前都行。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>14/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- When a position falls apart, take the **nim-sum** of the parts. Among the moves, take the **smallest missing number**.
- That gives every value, step by step, even where there is no pretty formula: [four pins](octal/code=0.77:4?grundy=1) are worth 1, [five](octal/code=0.77:5?grundy=4) are worth 4.
- Sometimes the values repeat, and sometimes nobody knows.

The next lesson puts everything together.</source>
        <comment>14/text</comment>
        <translation>- 一个局面断开时，求各部分的**尼姆和**。对所有走法，找**缺少的最小的数**。
- 这样就能一步一步得到每个值，哪怕没有漂亮的公式：[四个木瓶](octal/code=0.77:4?grundy=1)的值是1，[五个](octal/code=0.77:5?grundy=4)的值是4。
- 有时值会重复，有时谁也不知道。

下一节课把一切合到一起。</translation>
    </message>
    <message>
        <source>**Exit question:** rows of 3 and 6? (Both are worth 3: P.) And 4 and 8? (Both 1: P.)</source>
        <comment>14/notes</comment>
        <translation>**下课前的问题：**两排，3个和6个？（值都是3：P。）4个和8个呢？（都是1：P。）</translation>
    </message>
</context>
<context>
    <name>kernels</name>
    <message>
        <source>Dots, arrows and kernels</source>
        <comment>title</comment>
        <translation>点、箭头和核</translation>
    </message>
    <message>
        <source>A game is a picture of dots and arrows, and where the last move wins the P-positions are its kernel.</source>
        <comment>about</comment>
        <translation>游戏就是一幅由点和箭头组成的图；走最后一步的人赢时，P局面就是它的核。</translation>
    </message>
    <message>
        <source>find the kernel of a graph without circles</source>
        <comment>aims</comment>
        <translation>找出没有圈的图的核</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>The dots of the picture are called **nodes**. A token stands on node 7. On your turn move it along **one arrow**. Whoever cannot move loses: that happens at node 0.

Play it a few times in pairs. On which nodes do you want to put the token?</source>
        <comment>1/text</comment>
        <translation>图里的点叫做**节点**。棋子停在节点7。轮到你时，沿着**一支箭头**移动它。谁走不了，谁就输：那是在节点0。

两人一组玩几局。你想把棋子放到哪些节点上？</translation>
    </message>
    <message>
        <source>A game without any stones. Let pupils find out that the only thing that matters is where the token is. Draw it on the floor with chalk if you can.</source>
        <comment>1/notes</comment>
        <translation>一个没有石子的游戏。让学生自己发现，要紧的只是棋子在哪里。可以的话，用粉笔画在地上。</translation>
    </message>
    <message>
        <source>A game is a graph</source>
        <comment>2/title</comment>
        <translation>游戏就是一幅图</translation>
    </message>
    <message>
        <source>Nodes and arrows together are called a **graph**. Every game that you have met can be drawn like that:

- each position is a node
- each move is an arrow to the position that it leaves

Playing means moving a token along the arrows. In Takeaway 10 there are eleven nodes in a row, and from each one arrows go one, two and three nodes back. If the arrows never go round in a circle, the game must end.</source>
        <comment>2/text</comment>
        <translation>节点和箭头合起来，叫做一幅**图**。你见过的每个游戏都可以这样画出来：

- 每个局面是一个节点
- 每种走法是一支箭头，指向留下的局面

玩游戏，就是沿着箭头移动棋子。在十根小棒里，十一个节点排成一行，从每个节点出发，箭头分别往回一个、两个和三个节点。如果箭头不会绕成圈，游戏就一定会结束。</translation>
    </message>
    <message>
        <source>Let someone draw the graph of Takeaway with 5 matches: six nodes, arrows of length 1, 2, 3.</source>
        <comment>2/notes</comment>
        <translation>请一位同学画出5根小棒的图：六个节点，箭头长1、2、3。</translation>
    </message>
    <message>
        <source>Arrows of a Nim position</source>
        <comment>3/title</comment>
        <translation>一个尼姆局面的箭头</translation>
    </message>
    <message>
        <source>In Nim, which positions can be left from **2, 1, 1**? The order of the heaps does not matter.</source>
        <comment>3/text</comment>
        <translation>在尼姆里，从**2、1、1**走一步能留下哪些局面？堆的顺序没有关系。</translation>
    </message>
    <message>
        <source>1, 1 can be left only by taking the whole 2.</source>
        <comment>3/notes</comment>
        <translation>只有把2全取走，才能留下1、1。</translation>
    </message>
    <message>
        <source>1,1,1 and 2,1 and 1,1</source>
        <comment>3/choice 1</comment>
        <translation>1,1,1、2,1和1,1</translation>
    </message>
    <message>
        <source>Yes: one stone from the 2, or one of the single heaps, or the whole 2. So three arrows leave this node.</source>
        <comment>3/because 1</comment>
        <translation>对：从2里取一颗，或者取走一个单颗的堆，或者把2全取走。所以这个节点发出三支箭头。</translation>
    </message>
    <message>
        <source>1,1,1 and 1,1</source>
        <comment>3/choice 2</comment>
        <translation>1,1,1和1,1</translation>
    </message>
    <message>
        <source>One is missing: you can also take one of the single heaps and leave 2 and 1.</source>
        <comment>3/because 2</comment>
        <translation>少了一个：你还可以取走一个单颗的堆，留下2和1。</translation>
    </message>
    <message>
        <source>2,1 and 1,1 and 1</source>
        <comment>3/choice 3</comment>
        <translation>2,1、1,1和1</translation>
    </message>
    <message>
        <source>1 alone cannot be left: that would change two heaps.</source>
        <comment>3/because 3</comment>
        <translation>不能只留下1：那要改变两堆。</translation>
    </message>
    <message>
        <source>Label the graph</source>
        <comment>4/title</comment>
        <translation>给图标注</translation>
    </message>
    <message>
        <source>Fill in P and N for each node, from 0 upwards. Look at the arrows that **leave** a node.</source>
        <comment>4/text</comment>
        <translation>从0往上，给每个节点填上P和N。要看的是从节点**发出**的箭头。</translation>
    </message>
    <message>
        <source>P are 0, 3, 4 and 7. **Typical mistake:** looking at the arrows that come in. Nodes 1 and 2 are N because of the arrow to 0.</source>
        <comment>4/notes</comment>
        <translation>P是0、3、4和7。**常见的错误**：看了指进来的箭头。节点1和2是N，因为有箭头指向0。</translation>
    </message>
    <message>
        <source>What is special about the P-nodes?</source>
        <comment>5/title</comment>
        <translation>P节点有什么特别？</translation>
    </message>
    <message>
        <source>The P-nodes are 0, 3, 4 and 7. Are there arrows **between** two of them? Does every other node have an arrow **to** one of them?</source>
        <comment>5/text</comment>
        <translation>P节点是0、3、4和7。它们**之间**有箭头吗？别的每个节点都有箭头**指向**它们中的一个吗？</translation>
    </message>
    <message>
        <source>Have the P-nodes coloured on the board or held up by pupils. Check both properties, arrow by arrow.</source>
        <comment>5/notes</comment>
        <translation>在黑板上给P节点涂上颜色，或者请同学举牌。一支箭头一支箭头地检查两个性质。</translation>
    </message>
    <message>
        <source>- **No arrow leads from a P-node to a P-node.** From inside the set you must go out.
- **Every node outside has an arrow to a P-node.** From outside you can always step in.

A set of nodes with both properties is called a **kernel**. It is our rule of P and N, seen as a picture.</source>
        <comment>5/reveal</comment>
        <translation>- **没有箭头从P节点指向P节点**。在里面，就只能走出去。
- **外面的每个节点都有箭头指向P节点**。在外面，总能走进来。

具有这两个性质的一组节点，叫做**核**。这就是我们的P、N规则，只不过画成了图。</translation>
    </message>
    <message>
        <source>Find the kernel</source>
        <comment>6/title</comment>
        <translation>找核</translation>
    </message>
    <message>
        <source>Three nodes: arrows from 2 to 1, from 2 to 0 and from 1 to 0. Which set is a kernel?</source>
        <comment>6/text</comment>
        <translation>三个节点：箭头从2到1、从2到0、从1到0。哪一组是核？</translation>
    </message>
    <message>
        <source>A node without arrows must always be in the kernel: it cannot have an arrow into it, so it may not be outside.</source>
        <comment>6/notes</comment>
        <translation>没有箭头发出的节点一定在核里：它没有箭头能指进核，所以不可以在外面。</translation>
    </message>
    <message>
        <source>Only 0</source>
        <comment>6/choice 1</comment>
        <translation>只有0</translation>
    </message>
    <message>
        <source>Yes. Inside there is just one node, so no arrow between two of them, and both others have an arrow to 0.</source>
        <comment>6/because 1</comment>
        <translation>对。里面只有一个节点，所以里面没有箭头；另外两个都有箭头指向0。</translation>
    </message>
    <message>
        <source>0 and 2</source>
        <comment>6/choice 2</comment>
        <translation>0和2</translation>
    </message>
    <message>
        <source>There is an arrow from 2 to 0, so from inside you could stay inside.</source>
        <comment>6/because 2</comment>
        <translation>有一支箭头从2到0，这样从里面可以还留在里面。</translation>
    </message>
    <message>
        <source>Only 1</source>
        <comment>6/choice 3</comment>
        <translation>只有1</translation>
    </message>
    <message>
        <source>Node 0 is outside and has no arrow to 1. It has no arrow at all.</source>
        <comment>6/because 3</comment>
        <translation>节点0在外面，却没有箭头指向1。它根本没有箭头。</translation>
    </message>
    <message>
        <source>0 and 1</source>
        <comment>6/choice 4</comment>
        <translation>0和1</translation>
    </message>
    <message>
        <source>There is an arrow from 1 to 0.</source>
        <comment>6/because 4</comment>
        <translation>有一支箭头从1到0。</translation>
    </message>
    <message>
        <source>Who is inside?</source>
        <comment>7/title</comment>
        <translation>谁在里面？</translation>
    </message>
    <message>
        <source>You play perfectly and you win. After each of **your** moves the token is …</source>
        <comment>7/text</comment>
        <translation>你走得完美无缺，赢了。每次**你**走完之后，棋子……</translation>
    </message>
    <message>
        <source>It is easily said the wrong way round: “the computer never loses because it always stays outside the kernel”. It finds the token outside and leaves it inside. Being able to step in is the second property; being forced out is the first.</source>
        <comment>7/notes</comment>
        <translation>这话很容易说反：“电脑从不输，因为它总是待在核外面。”其实是它碰到棋子在外面，走完留在里面。能走进来，靠的是第二个性质；被迫走出去，是因为第一个性质。</translation>
    </message>
    <message>
        <source>outside the kernel, so that you stay outside</source>
        <comment>7/choice 1</comment>
        <translation>在核外面，这样你一直待在外面</translation>
    </message>
    <message>
        <source>Then the other player could step in, and you would be the one who is forced out.</source>
        <comment>7/because 1</comment>
        <translation>这样对方就能走进来，被迫走出去的就是你了。</translation>
    </message>
    <message>
        <source>sometimes inside and sometimes outside</source>
        <comment>7/choice 2</comment>
        <translation>有时在里面，有时在外面</translation>
    </message>
    <message>
        <source>Each time you leave it outside, the other player can take over the win.</source>
        <comment>7/because 2</comment>
        <translation>每次你把它留在外面，对方都能把胜利抢过去。</translation>
    </message>
    <message>
        <source>inside the kernel, so the other player always moves from inside it</source>
        <comment>7/choice 3</comment>
        <translation>在核里面，所以对方总是从里面往外走</translation>
    </message>
    <message>
        <source>Yes. You step in, they are forced out, you step in again.</source>
        <comment>7/because 3</comment>
        <translation>对。你走进来，对方被迫走出去，你再走进来。</translation>
    </message>
    <message>
        <source>The graph of Nim 1, 2, 3</source>
        <comment>8/title</comment>
        <translation>尼姆1、2、3的图</translation>
    </message>
    <message>
        <source>All positions of Nim with heaps 3, 2 and 1, and all moves. The order of the heaps does not matter, so there are **14** positions, and 38 arrows. Fill in P and N from the bottom upwards.</source>
        <comment>8/text</comment>
        <translation>这是3、2、1三堆的尼姆的所有局面和所有走法。堆的顺序没有关系，所以有**14**个局面、38支箭头。从下往上填P和N。</translation>
    </message>
    <message>
        <source>P are 0,0,0 and 1,1,0 and 2,2,0 and 3,2,1. Everything else is N. Pupils who remember the lesson by hand will be quick. With more heaps such a picture soon becomes a tangle in which nobody can see anything.</source>
        <comment>8/notes</comment>
        <translation>P是0,0,0、1,1,0、2,2,0和3,2,1，其余都是N。记得亲手算那节课的学生会做得很快。堆再多一些，这样的图很快就乱成一团，谁也看不清了。</translation>
    </message>
    <message>
        <source>Its kernel</source>
        <comment>9/title</comment>
        <translation>它的核</translation>
    </message>
    <message>
        <source>Which four positions form the kernel of this graph? Is there a quicker way to find them than labelling?</source>
        <comment>9/text</comment>
        <translation>哪四个局面组成这幅图的核？有没有比标注更快的办法找到它们？</translation>
    </message>
    <message>
        <source>So a formula is a way to know a kernel without drawing the graph. For the grid no such formula is known.

If a quick pupil asks about misère play: there the end is N, though no arrow leaves it, so the P-positions are a kernel of the graph without its end.</source>
        <comment>9/notes</comment>
        <translation>可见，公式就是不画图也能知道核的办法。对方格，还没有人知道这样的公式。

如果反应快的学生问到反常规则：那里的终局没有箭头发出，却是N，所以P局面是去掉终局之后的图的核。</translation>
    </message>
    <message>
        <source>The kernel is [3,2,1](nim:3,2,1?outcome=P&amp;grundy=0), [2,2](nim:2,2?outcome=P&amp;grundy=0), [1,1](nim:1,1?outcome=P&amp;grundy=0) and the [empty table](nim:0?outcome=P&amp;grundy=0).

And yes, there is a quicker way: the **nim-sum**. It is 0 on the kernel, and only there. That is what the two facts of the proof said: from 0 you must leave the kernel, and from anywhere else you can step in.</source>
        <comment>9/reveal</comment>
        <translation>核是[3,2,1](nim:3,2,1?outcome=P&amp;grundy=0)、[2,2](nim:2,2?outcome=P&amp;grundy=0)、[1,1](nim:1,1?outcome=P&amp;grundy=0)和[空桌子](nim:0?outcome=P&amp;grundy=0)。

确实有更快的办法：**尼姆和**。它在核上是0，而且只在核上是0。证明里的两个事实说的正是这一点：从0出发，不得不离开核；从别的任何地方，都能走进来。</translation>
    </message>
    <message>
        <source>How many kernels?</source>
        <comment>10/title</comment>
        <translation>有几个核？</translation>
    </message>
    <message>
        <source>Could a graph without circles have two different kernels, or none? Think of the labelling: where did you ever have a choice?</source>
        <comment>10/text</comment>
        <translation>一幅没有圈的图会不会有两个不同的核，或者一个也没有？想想标注的过程：你什么时候有过选择？</translation>
    </message>
    <message>
        <source>In words: existence, because the labelling never gets stuck; and uniqueness, because it never has a choice.</source>
        <comment>10/notes</comment>
        <translation>用数学的话说：存在，因为标注从不会卡住；唯一，因为标注从来没有选择。</translation>
    </message>
    <message>
        <source>You never had one. A node without arrows *must* be P. Every other label is then decided by the labels of the nodes after it. So **a graph without circles has exactly one kernel.**

That is why it does not matter who does the labelling: everyone gets the same letters.</source>
        <comment>10/reveal</comment>
        <translation>从来没有。没有箭头发出的节点*只能*是P。接下来每一个标注，都由后面节点的标注决定。所以，**没有圈的图恰好有一个核**。

这就是为什么由谁来标都一样：每个人得到的字母都相同。</translation>
    </message>
    <message>
        <source>A circle of three</source>
        <comment>11/title</comment>
        <translation>三个节点的圈</translation>
    </message>
    <message>
        <source>Now three nodes in a ring: 1 has an arrow to 2, 2 to 3, and 3 to 1. Which set is a kernel?</source>
        <comment>11/text</comment>
        <translation>现在三个节点围成一圈：1有箭头到2，2到3，3到1。哪一组是核？</translation>
    </message>
    <message>
        <source>Try it with three pupils in a ring, each pointing at the next. Hands up means “inside”. They can never satisfy both properties. Grundy will not let you draw this graph: the game would never end.</source>
        <comment>11/notes</comment>
        <translation>请三位同学围成一圈，每人指着下一位，举手表示“在里面”。两个性质永远不可能同时满足。Grundy不让你画这样的图：游戏永远不会结束。</translation>
    </message>
    <message>
        <source>Only 1</source>
        <comment>11/choice 1</comment>
        <translation>只有1</translation>
    </message>
    <message>
        <source>Then 2 is outside, but its only arrow goes to 3 and not into the kernel.</source>
        <comment>11/because 1</comment>
        <translation>这样2在外面，可它唯一的箭头指向3，没有指进核。</translation>
    </message>
    <message>
        <source>1 and 2</source>
        <comment>11/choice 2</comment>
        <translation>1和2</translation>
    </message>
    <message>
        <source>There is an arrow from 1 to 2, inside the set.</source>
        <comment>11/because 2</comment>
        <translation>有一支箭头从1到2，两头都在里面。</translation>
    </message>
    <message>
        <source>All three</source>
        <comment>11/choice 3</comment>
        <translation>三个都是</translation>
    </message>
    <message>
        <source>There are arrows between them.</source>
        <comment>11/because 3</comment>
        <translation>它们之间有箭头。</translation>
    </message>
    <message>
        <source>There is none</source>
        <comment>11/choice 4</comment>
        <translation>没有核</translation>
    </message>
    <message>
        <source>Right. With one node inside, another one has no arrow into it. With two there is an arrow between them.</source>
        <comment>11/because 4</comment>
        <translation>对。只有一个在里面时，另有一个没有箭头指向它。有两个在里面时，它们之间有箭头。</translation>
    </message>
    <message>
        <source>A circle of four</source>
        <comment>12/title</comment>
        <translation>四个节点的圈</translation>
    </message>
    <message>
        <source>And **four** nodes in a ring? Is there a kernel? Perhaps more than one?</source>
        <comment>12/text</comment>
        <translation>那么**四**个节点围成一圈呢？有核吗？也许不止一个？</translation>
    </message>
    <message>
        <source>The theorem is Richardson’s. No proof here. Why is something getting smaller the reason that there are no circles? Because you would have to come back to the same size.</source>
        <comment>12/notes</comment>
        <translation>这是理查森的定理，这里不证。为什么“有什么东西越来越小”就不会有圈？因为绕一圈就得回到原来的大小。</translation>
    </message>
    <message>
        <source>There are two: every other node. Either the first and the third, or the second and the fourth.

So with circles there may be no kernel, or several. It is known that a graph with no circle of **odd** length, following the arrows, always has at least one kernel. And without any circle there is exactly one. The games of this course are nearly all of that kind: something always gets smaller.</source>
        <comment>12/reveal</comment>
        <translation>有两个：每隔一个取一个。要么是第一个和第三个，要么是第二个和第四个。

所以有圈时，可能没有核，也可能有几个。已经知道：如果顺着箭头没有长度为**奇数**的圈，就至少有一个核；如果一个圈也没有，就恰好有一个核。这门课里的游戏几乎都是后一种：总有什么东西越来越小。</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>13/title</comment>
        <translation>找出制胜走法</translation>
    </message>
    <message>
        <source>Move the token into the kernel.</source>
        <comment>13/text</comment>
        <translation>把棋子走进核里。</translation>
    </message>
    <message>
        <source>Label only what you need: from the end up to the nodes that the token can reach.</source>
        <comment>13/notes</comment>
        <translation>只标需要的：从终局往上，标到棋子能走到的节点为止。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>14/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- Every game is a graph: positions are nodes, moves are arrows.
- Where the last move wins, the P-positions form the **kernel**: no arrow inside, and an arrow into it from everywhere outside.
- Without circles there is exactly one kernel. Here is [a node inside](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@8?outcome=P) and [a node outside](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@7?outcome=N).

Different games can have very similar graphs. In the next lessons we look at games that seem to be quite different, and are Nim in disguise.</source>
        <comment>14/text</comment>
        <translation>- 每个游戏都是一幅图：局面是节点，走法是箭头。
- 走最后一步的人赢时，P局面组成**核**：里面没有箭头，外面每一处都有箭头指进来。
- 没有圈，就恰好有一个核。这里有[一个里面的节点](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@8?outcome=P)和[一个外面的节点](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@7?outcome=N)。

不同的游戏，图可以非常相像。接下来的几节课要看一些游戏，它们样子大不相同，其实都是伪装的尼姆。</translation>
    </message>
    <message>
        <source>**Exit question:** a row of nodes 0 to 6, arrows one and two back. Which is the kernel? (0, 3, 6: it is Takeaway with 1 or 2.)</source>
        <comment>14/notes</comment>
        <translation>**下课前的问题：**节点0到6排成一行，箭头往回一个和两个。核是哪些？（0、3、6：就是每次取1或2根的取小棒。）</translation>
    </message>
</context>
<context>
    <name>line-nim</name>
    <message>
        <source>Line Nim</source>
        <comment>title</comment>
        <translation>直线尼姆</translation>
    </message>
    <message>
        <source>Three lines of counters, and a clever way to write a board down.</source>
        <comment>about</comment>
        <translation>三排棋子，还有一种记录棋盘的巧妙办法。</translation>
    </message>
    <message>
        <source>describe a board by what matters, and see why 101 labels are enough</source>
        <comment>aims</comment>
        <translation>用真正要紧的东西来描述棋盘，并明白为什么101个标注就够了</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>Three lines with 3, 4 and 5 counters. On your turn take one or more counters from **one** line. They must be **next to each other**: you may not jump over a gap. Whoever takes the last counter **loses**.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>三排棋子，分别有3颗、4颗和5颗。轮到你时，从**一**排里取一颗或几颗棋子。它们必须**紧挨在一起**：不能跳过空位。谁取走最后一颗棋子，谁就**输**。

两人一组玩。</translation>
    </message>
    <message>
        <source>Not Nim with heaps: you may take counters out of the middle, and then a line falls into two pieces. Make sure that everybody has seen this. **Ask afterwards:** “Which boards did you not want to get?”</source>
        <comment>1/notes</comment>
        <translation>这不是用堆来玩的尼姆：可以从中间取，那样一排就断成两段。确认每个人都看到了这一点。玩过以后**问：**“哪些局面是你不想碰到的？”</translation>
    </message>
    <message>
        <source>Taking the middle</source>
        <comment>2/title</comment>
        <translation>取中间的</translation>
    </message>
    <message>
        <source>You take only the **middle** counter of the line of five. What is left of that line?</source>
        <comment>2/text</comment>
        <translation>你只取走五颗那排**正中间**的一颗。这一排还剩下什么？</translation>
    </message>
    <message>
        <source>We call a piece a run: neighbouring counters without a gap. The board of the beginning has one run each of 3, 4 and 5.</source>
        <comment>2/notes</comment>
        <translation>我们把一截叫做一段：中间没有空位的相邻棋子。开始时有一段3、一段4和一段5。</translation>
    </message>
    <message>
        <source>Four counters that can all be taken at once</source>
        <comment>2/choice 1</comment>
        <translation>四颗棋子，可以一次全取走</translation>
    </message>
    <message>
        <source>There is a gap now. Nobody can take across it.</source>
        <comment>2/because 1</comment>
        <translation>现在中间有了空位，谁也不能跨过它去取。</translation>
    </message>
    <message>
        <source>Two pieces of two counters each</source>
        <comment>2/choice 2</comment>
        <translation>两截，每截两颗</translation>
    </message>
    <message>
        <source>Yes. From now on they are two separate pieces.</source>
        <comment>2/because 2</comment>
        <translation>对。从现在起，它们是分开的两截。</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <comment>2/choice 3</comment>
        <translation>什么也没变</translation>
    </message>
    <message>
        <source>One line of five has become two pieces of two.</source>
        <comment>2/because 3</comment>
        <translation>五颗的一排变成了两颗的两截。</translation>
    </message>
    <message>
        <source>When is it the same board?</source>
        <comment>3/title</comment>
        <translation>什么时候算同一个棋盘？</translation>
    </message>
    <message>
        <source>Look at these three boards: [one](lines/misere:111/0000/00000?outcome=N), [two](lines/misere:000/0111/00000?outcome=N) and [three](lines/misere:000/0000/01110?outcome=N). Is there any difference for the rest of the game?</source>
        <comment>3/text</comment>
        <translation>看看这三个棋盘：[第一个](lines/misere:111/0000/00000?outcome=N)、[第二个](lines/misere:000/0111/00000?outcome=N)和[第三个](lines/misere:000/0000/01110?outcome=N)。对后面的游戏来说，它们有区别吗？</translation>
    </message>
    <message>
        <source>Ask the class what does not matter before you reveal it. A description that keeps the line and the place of each counter works too, but it is much longer and shows much less.</source>
        <comment>3/notes</comment>
        <translation>揭晓之前，先问全班：什么是不要紧的？把每颗棋子在哪一排、哪个位置都记下来也可以，但那样长得多，看出来的却少得多。</translation>
    </message>
    <message>
        <source>No. Each has **one run of three**, and nothing else matters: not which line it is on, nor where on the line. So we can describe a board by counting: how many runs of 5, how many of 4, of 3, of 2 and of 1?

Throwing away what does not matter is often half of the solution.</source>
        <comment>3/reveal</comment>
        <translation>没有。每个都只有**一段3颗**，别的都不要紧：在哪一排，在这一排的什么地方，都没有关系。所以要描述一个棋盘，只要数一数：5颗的段有几个，4颗的、3颗的、2颗的、1颗的各有几个？

把不要紧的东西丢掉，问题往往就解决了一半。</translation>
    </message>
    <message>
        <source>A code for each board</source>
        <comment>4/title</comment>
        <translation>每个棋盘的编码</translation>
    </message>
    <message>
        <source>Write the five counts one after the other: runs of **5, 4, 3, 2, 1**.

- The start has one 5, one 4 and one 3: the code is **11100**.
- Take the middle counter of the five: no 5 any more, one 4, one 3, two 2s: **01120**.
- The last counter alone is **00001**.

This is the *run code* of the board. Each board has one, and boards with the same code are the same game.</source>
        <comment>4/text</comment>
        <translation>把五个数目依次写下来，顺序是**5、4、3、2、1**颗的段。

- 开始时5、4、3各有一段：编码是**11100**。
- 取走五颗正中间的那颗：没有5了，有一段4、一段3、两段2：**01120**。
- 只剩最后一颗棋子是**00001**。

这就是棋盘的*段码*。每个棋盘都有一个段码，段码相同的棋盘就是同一个游戏。</translation>
    </message>
    <message>
        <source>Let pupils write the codes of two or three boards that you click together. **Typical mistake:** reading the digits as heap sizes. The digit is how many, the place is how long.</source>
        <comment>4/notes</comment>
        <translation>让学生写出两三个棋盘的段码，棋盘由大家一起点出来。**常见的错误**是把数字当成堆的大小。数字是有几段，位置才是段有多长。</translation>
    </message>
    <message>
        <source>Find the code</source>
        <comment>5/title</comment>
        <translation>求段码</translation>
    </message>
    <message>
        <source>From the start somebody takes **two counters from the end of the line of five**. What is the new code?</source>
        <comment>5/text</comment>
        <translation>从开始的局面，有人**从五颗那排的一端取走两颗**。新的段码是什么？</translation>
    </message>
    <message>
        <source>5 take 2 at the end is 3. So there are two 3s and a 4: 01200.</source>
        <comment>5/notes</comment>
        <translation>5从一端取走2还剩3。所以有两段3和一段4：01200。</translation>
    </message>
    <message>
        <source>01200</source>
        <comment>5/choice 1</comment>
        <translation>01200</translation>
    </message>
    <message>
        <source>Yes. The five is gone, and a three has come: now there are two runs of 3.</source>
        <comment>5/because 1</comment>
        <translation>对。5没有了，多了一个3：现在有两段3颗的。</translation>
    </message>
    <message>
        <source>01110</source>
        <comment>5/choice 2</comment>
        <translation>01110</translation>
    </message>
    <message>
        <source>Two counters at the end of five leave three, and not two.</source>
        <comment>5/because 2</comment>
        <translation>从五颗的一端取走两颗，剩下的是三颗，不是两颗。</translation>
    </message>
    <message>
        <source>11100</source>
        <comment>5/choice 3</comment>
        <translation>11100</translation>
    </message>
    <message>
        <source>That is the start. Something was taken.</source>
        <comment>5/because 3</comment>
        <translation>那是开始的局面。可是已经取走了一些。</translation>
    </message>
    <message>
        <source>01101</source>
        <comment>5/choice 4</comment>
        <translation>01101</translation>
    </message>
    <message>
        <source>What is left of the five is one run of three.</source>
        <comment>5/because 4</comment>
        <translation>五颗里剩下的是连着的一段3颗。</translation>
    </message>
    <message>
        <source>What does the number do?</source>
        <comment>6/title</comment>
        <translation>这个数会怎么变？</translation>
    </message>
    <message>
        <source>Read the codes as ordinary numbers. 11100 became 01120, which is smaller. Does **every** move make the number smaller?</source>
        <comment>6/text</comment>
        <translation>把段码当作普通的数来读。11100变成了01120，变小了。是不是**每一步**都让这个数变小？</translation>
    </message>
    <message>
        <source>The same idea comes back with the grid and another number. **Ask:** could a digit become ten or more? No: there are never more than seven runs of 1, four of 2, three of 3, two of 4 and one of 5.</source>
        <comment>6/notes</comment>
        <translation>同样的想法在讲方格时还会出现，只是换了一个数。**问：**某一位会到十或更大吗？不会：1颗的最多七段，2颗的最多四段，3颗的最多三段，4颗的最多两段，5颗的最多一段。</translation>
    </message>
    <message>
        <source>Yes. A move changes one run into shorter runs, or removes it. The digit of the long run goes down by one, and only digits **to its right** can go up. So the number gets smaller, like 11100 to 01120.

Numbers cannot fall for ever. So the game must end, and we can label all boards in order: start with the smallest code, and each time the boards that you can leave are labelled already.</source>
        <comment>6/reveal</comment>
        <translation>是的。走一步，要么把一段变成较短的段，要么把它取走。长段的那一位减少一，而增加的只可能是它**右边**的数位。所以这个数变小了，就像11100变成01120。

数不可能永远变小，所以游戏一定会结束。我们也就可以按顺序给所有棋盘标注：从最小的段码开始，每次你能留下的棋盘都已经标好了。</translation>
    </message>
    <message>
        <source>How many boards?</source>
        <comment>7/title</comment>
        <translation>有多少个棋盘？</translation>
    </message>
    <message>
        <source>There are twelve counters. Guess: how many different run codes can come up in this game? And how many different games can be played?</source>
        <comment>7/text</comment>
        <translation>一共十二颗棋子。猜一猜：这个游戏里会出现多少个不同的段码？又能下出多少局不同的棋？</translation>
    </message>
    <message>
        <source>For the careful: games are counted by codes; two moves that leave the same code count as one. The shortest games take two whole lines and all but one counter of the third. “Only 101” is the point. It is the same saving as in Takeaway 10: label positions, do not list games.</source>
        <comment>7/notes</comment>
        <translation>给细心的人：局数是按段码来数的；两种走法留下同一个段码，就算一种。最短的局是取走整整两排，再把第三排取得只剩一颗。要点是“只有101个”。这跟十根小棒里省下的功夫是一样的：给局面标注，而不去列出每一局。</translation>
    </message>
    <message>
        <source>There are **101** codes, without the empty board. And there are **746,062** different games, if nobody empties the board who could do something else. After 3 to 11 moves only the last counter is left, and it must be taken.

If you count the empty board too, and allow the silly move of emptying the board, there are 102 codes and 959,804 games.

So there are hundreds of thousands of ways to play, but **only 101 labels** to find. A computer does it in an instant, and with patience so could you.</source>
        <comment>7/reveal</comment>
        <translation>不算空棋盘，有**101**个段码。而不同的局有**746,062**种，前提是有别的走法时谁也不把棋盘取空。走3到11步之后，就只剩最后一颗，只好把它取走。

如果把空棋盘也算上，并且允许把棋盘取空这种傻走法，就有102个段码和959,804局。

所以，下法有几十万种，但要求的**标注只有101个**。电脑一眨眼就能算完，有耐心的话你也行。</translation>
    </message>
    <message>
        <source>Half and half?</source>
        <comment>8/title</comment>
        <translation>各一半？</translation>
    </message>
    <message>
        <source>Take any move, and count all the games in which it is made. How many of them does the player win who makes it? For 75 of the 738 moves it is all of them or none. For each of the others it is at least a third and at most two thirds, mostly about half. So does it hardly matter what you play?</source>
        <comment>8/text</comment>
        <translation>任取一种走法，数出所有走过它的局。走它的人赢了其中的多少？在738种走法里，有75种不是全赢就是全输。其余每一种，至少赢三分之一，至多赢三分之二，大多是一半左右。那么，怎么走都差不多吗？</translation>
    </message>
    <message>
        <source>Moves are counted by codes here too, as in the step before: 738 between the 101 codes. The figures that were once published for this, 21 to 79 per cent, are something else: the share of the games won by the player who started.</source>
        <comment>8/notes</comment>
        <translation>这里的走法也按段码来数，跟上一步一样：101个段码之间有738种。以前发表过的数字是百分之21到百分之79，那是另一回事：是先走的人赢得的局数所占的比例。</translation>
    </message>
    <message>
        <source>Right, it is mostly luck</source>
        <comment>8/choice 1</comment>
        <translation>对，主要靠运气</translation>
    </message>
    <message>
        <source>Only if nobody thinks. The count treats silly games and clever games alike.</source>
        <comment>8/because 1</comment>
        <translation>只有谁都不动脑筋时才是这样。这样数，把傻下法和聪明下法一样看待。</translation>
    </message>
    <message>
        <source>No. A good move wins whatever the other player does</source>
        <comment>8/choice 2</comment>
        <translation>不对。好的走法不管对方怎么走都能赢</translation>
    </message>
    <message>
        <source>Yes. Counting all games says what happens when nobody thinks. P and N say what happens when both do.</source>
        <comment>8/because 2</comment>
        <translation>对。数遍所有的局，说的是谁都不动脑筋时会怎样；P和N说的是双方都动脑筋时会怎样。</translation>
    </message>
    <message>
        <source>Two runs of two</source>
        <comment>9/title</comment>
        <translation>两段2颗的</translation>
    </message>
    <message>
        <source>Two runs of **two** are left, and nothing else. It is your turn, and the last counter loses. Label from the end: what is it?</source>
        <comment>9/text</comment>
        <translation>只剩下两段，每段**2**颗。轮到你走，取走最后一颗的人输。从终局开始标注：它是什么？</translation>
    </message>
    <message>
        <source>The codes are 00020, 00011, 00010 and 00001. Label them from the smallest upwards: 00001 is P, 00002 (two singles) is N, 00010 is N, 00011 is N, 00020 is P. Exercises with this game come in the next lesson, with the rule.</source>
        <comment>9/notes</comment>
        <translation>段码是00020、00011、00010和00001。从最小的往上标：00001是P，00002（两颗单的）是N，00010是N，00011是N，00020是P。这个游戏的练习放在下一节课，跟规律一起。</translation>
    </message>
    <message>
        <source>N: take one counter</source>
        <comment>9/choice 1</comment>
        <translation>N：取一颗</translation>
    </message>
    <message>
        <source>You leave a run of two and a single counter. The other player takes the run of two, and the last one is yours.</source>
        <comment>9/because 1</comment>
        <translation>你留下一段2颗的和一颗单的。对方取走那段2颗的，最后一颗就是你的。</translation>
    </message>
    <message>
        <source>N: take a whole run</source>
        <comment>9/choice 2</comment>
        <translation>N：取走一整段</translation>
    </message>
    <message>
        <source>You leave one run of two. The other player takes one counter of it, and the last one is yours.</source>
        <comment>9/because 2</comment>
        <translation>你留下一段2颗的。对方从中取一颗，最后一颗就是你的。</translation>
    </message>
    <message>
        <source>P: both moves help the other player</source>
        <comment>9/choice 3</comment>
        <translation>P：两种走法都在帮对方</translation>
    </message>
    <message>
        <source>Right. You can leave 00011 or 00010, and both are N: from each of them the other player can leave the single counter, 00001.</source>
        <comment>9/because 3</comment>
        <translation>对。你能留下00011或00010，两个都是N：从其中任何一个，对方都能只留下一颗，00001。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- Only the **runs** matter. So a board is a short *run code*, and [all boards with one run of three](lines/misere:000/0111/00000?outcome=N) are the same game.
- The code falls with every move, so the game must end.
- Hundreds of thousands of games, but only **101** labels.

Is there a rule behind these labels? One text about the game says that there is none. The next lesson has a look for itself.</source>
        <comment>10/text</comment>
        <translation>- 要紧的只有**段**。所以一个棋盘就是一个短短的*段码*，[只有一段3颗的所有棋盘](lines/misere:000/0111/00000?outcome=N)都是同一个游戏。
- 每走一步，段码都变小，所以游戏一定会结束。
- 几十万种下法，但只有**101**个标注。

这些标注背后有规律吗？有一篇讲这个游戏的文章说没有。下一节课，我们自己来看一看。</translation>
    </message>
    <message>
        <source>**Exit question:** write the code of the board after the whole line of four has been taken. (10100.)</source>
        <comment>10/notes</comment>
        <translation>**下课前的问题：**取走四颗的那一整排之后，棋盘的段码是什么？（10100。）</translation>
    </message>
</context>
<context>
    <name>minimax</name>
    <message>
        <source>Minimax and the limits of the theory</source>
        <comment>title</comment>
        <translation>极小极大与理论的界限</translation>
    </message>
    <message>
        <source>How computers look ahead, where the theory ends, and what you can find out yourself.</source>
        <comment>about</comment>
        <translation>电脑怎样往前看，理论到哪里为止，还有哪些你可以自己去发现。</translation>
    </message>
    <message>
        <source>explain how a computer looks ahead, and name the conditions of the theorem</source>
        <comment>aims</comment>
        <translation>解释电脑怎样往前看，并说出定理的条件</translation>
    </message>
    <message>
        <source>Looking ahead</source>
        <comment>1/title</comment>
        <translation>往前看</translation>
    </message>
    <message>
        <source>This computer is perfect only when at most 6 matches are left. Before that it plays at random: it does not look far enough. You start from a position of value 1.</source>
        <comment>1/text</comment>
        <translation>这台电脑只有在剩下不超过6根小棒时才走得完美无缺。在那之前，它只是随便走：它看得不够远。你从一个值为1的局面先走。</translation>
    </message>
    <message>
        <source>The values: 9 is 0, 6 is 2, 5 is 3; 2 ⊕ 3 = 1. One winning move takes one from the 6: then 5 and 5 are equal and 9 is P itself.</source>
        <comment>1/notes</comment>
        <translation>值：9是0，6是2，5是3；2 ⊕ 3 = 1。一种制胜走法是从6里取一根：这样5和5相等，而9本来就是P。</translation>
    </message>
    <message>
        <source>Minimax</source>
        <comment>2/title</comment>
        <translation>极小极大</translation>
    </message>
    <message>
        <source>In chess nobody can label all positions. Computers look a few moves ahead, and then *guess* how good a position is, as a number. Say a high number is good for you. Which move do **you** choose? And what will the **other** player choose?</source>
        <comment>2/text</comment>
        <translation>在国际象棋里，谁也没法给所有局面标注。电脑只往前看几步，然后用一个数来*估计*局面有多好。假定数越大对你越有利。**你**会选哪一步？**对方**会选哪一步？</translation>
    </message>
    <message>
        <source>Show a small tree on the board: my two moves, two answers each, with the numbers 3 and 8, and 5 and 6. The other player picks 3 and 5, so I choose the second move.</source>
        <comment>2/notes</comment>
        <translation>在黑板上画一棵小树：我有两步，每步有两个应着，数是3和8，5和6。对方会选3和5，所以我选第二步。</translation>
    </message>
    <message>
        <source>You choose the move with the **largest** number, and the other player the one with the **smallest**. So the number of a position is, in turn, the maximum and the minimum over its moves. That is called **minimax**.

When there is only “I win” (1) and “I lose” (0), and one looks to the very end, minimax says just what you know: *some move wins* is a maximum of 1, and *every move loses* is a maximum of 0. P and N are minimax with two numbers.</source>
        <comment>2/reveal</comment>
        <translation>你选数**最大**的一步，对方选数**最小**的一步。所以一个局面的数，轮流是它各步的最大值和最小值。这叫做**极小极大**。

如果只有“我赢”（1）和“我输”（0），而且一直看到终局，极小极大说的就正是你已经知道的：*有一步能赢*，最大值就是1；*每一步都输*，最大值就是0。P和N，就是只有两个数的极小极大。</translation>
    </message>
    <message>
        <source>A small tree</source>
        <comment>3/title</comment>
        <translation>一棵小树</translation>
    </message>
    <message>
        <source>You have two moves. After the first one the other player can choose between 3 and 8 (for you). After the second one between 5 and 6. Which move is better for you?</source>
        <comment>3/text</comment>
        <translation>你有两步可走。走第一步之后，对方可以在3和8之间选（对你来说的数）；走第二步之后，在5和6之间选。哪一步对你更好？</translation>
    </message>
    <message>
        <source>The sum or the average is what pupils try first. The other player is not chance; that is the point.</source>
        <comment>3/notes</comment>
        <translation>学生首先会去试和或者平均数。对方不是碰运气的，这正是要点。</translation>
    </message>
    <message>
        <source>The first, because I might get 8</source>
        <comment>3/choice 1</comment>
        <translation>第一步，因为可能得到8</translation>
    </message>
    <message>
        <source>The other player will not give you the 8, but the 3.</source>
        <comment>3/because 1</comment>
        <translation>对方不会给你8，而会给你3。</translation>
    </message>
    <message>
        <source>The second</source>
        <comment>3/choice 2</comment>
        <translation>第二步</translation>
    </message>
    <message>
        <source>Yes. The other player chooses the smaller number: 3 after the first move, 5 after the second. 5 is more.</source>
        <comment>3/because 2</comment>
        <translation>对。对方会选较小的数：第一步之后是3，第二步之后是5。5更大。</translation>
    </message>
    <message>
        <source>Both are equally good, 11 each</source>
        <comment>3/choice 3</comment>
        <translation>两步一样好，都是11</translation>
    </message>
    <message>
        <source>The other player decides, and takes the smaller one every time.</source>
        <comment>3/because 3</comment>
        <translation>选的是对方，他每次都选较小的。</translation>
    </message>
    <message>
        <source>Minimax with two numbers</source>
        <comment>4/title</comment>
        <translation>只有两个数的极小极大</translation>
    </message>
    <message>
        <source>A graph once more; the token starts on node 8. Give every node a P or an N. Think of minimax: at N some move wins, at P every move loses.</source>
        <comment>4/text</comment>
        <translation>又是一幅图，棋子从节点8出发。给每个节点填上P或N。想着极小极大：在N，有一步能赢；在P，每一步都输。</translation>
    </message>
    <message>
        <source>It is the labelling of the very first lesson. Whoever has understood it here has understood minimax.</source>
        <comment>4/notes</comment>
        <translation>这就是第一节课里的标注。在这里看懂了它，就懂得了极小极大。</translation>
    </message>
    <message>
        <source>Three moves ahead</source>
        <comment>5/title</comment>
        <translation>往前看三步</translation>
    </message>
    <message>
        <source>A computer that looks only **three moves** ahead: when does it play perfectly, and when not?</source>
        <comment>5/text</comment>
        <translation>一台只往前看**三步**的电脑：什么时候走得完美无缺，什么时候不是？</translation>
    </message>
    <message>
        <source>In Grundy a level of the computer looks ahead a chosen number of moves. Let pupils try how many are needed to win Nim with 5, 3, 2.</source>
        <comment>5/notes</comment>
        <translation>在Grundy里，有一种电脑等级可以设定往前看几步。让学生试试，要赢5、3、2的尼姆需要看几步。</translation>
    </message>
    <message>
        <source>When the end is at most three moves away, it sees everything: it plays perfectly. Before that it has to guess, and if the guess is bad, it may walk into a lost position without noticing.

That is why such a computer is strongest near the end, like the one you played at the beginning of this lesson. It is also why a **rule** helps: the nim-sum sees to the end at once, from [25, 15, 19, 3, 13](nim:25,15,19,3,13?outcome=N&amp;winning=3) as well as from [3, 2, 1](nim:3,2,1?outcome=P).</source>
        <comment>5/reveal</comment>
        <translation>离终局最多三步时，它什么都看得见：走得完美无缺。在那之前它只能估计，估计得不好，就可能不知不觉走进必败的局面。

所以这样的电脑在快结束时最强，就像这节课开头跟你对局的那台。这也说明了**规律**为什么有用：尼姆和一眼就看到了终局，不管是从[25、15、19、3、13](nim:25,15,19,3,13?outcome=N&amp;winning=3)，还是从[3、2、1](nim:3,2,1?outcome=P)。</translation>
    </message>
    <message>
        <source>Is everything Nim?</source>
        <comment>6/title</comment>
        <translation>一切都是尼姆吗？</translation>
    </message>
    <message>
        <source>A text says: “*Any* impartial game can be turned into Nim.” For which games is this **false**?</source>
        <comment>6/text</comment>
        <translation>一篇文章说：“*任何*公平游戏都可以变成尼姆。”对哪些游戏，这话是**错**的？</translation>
    </message>
    <message>
        <source>Games that can go round in circles are not covered either, nor games with different moves for the two players; there numbers such as 11/8 come in.</source>
        <comment>6/notes</comment>
        <translation>会兜圈子的游戏也不在其中，双方走法不同的游戏也不在；那里会出现11/8这样的数。</translation>
    </message>
    <message>
        <source>For none, it is a theorem</source>
        <comment>6/choice 1</comment>
        <translation>没有例外，这是定理</translation>
    </message>
    <message>
        <source>A theorem has conditions: the game must end, and the last move must win.</source>
        <comment>6/because 1</comment>
        <translation>定理有条件：游戏一定会结束，而且走最后一步的人必须赢。</translation>
    </message>
    <message>
        <source>For games in which the last move loses</source>
        <comment>6/choice 2</comment>
        <translation>对走最后一步的人输的游戏</translation>
    </message>
    <message>
        <source>Right. Two positions can have the same Grundy value, and yet in misère play one is P and the other N. You saw such a pair on the grid.</source>
        <comment>6/because 2</comment>
        <translation>对。两个局面可以有相同的格伦迪值，可是按反常规则，一个是P，另一个是N。在方格上你见过这样的一对。</translation>
    </message>
    <message>
        <source>For games with more than three heaps</source>
        <comment>6/choice 3</comment>
        <translation>对多于三堆的游戏</translation>
    </message>
    <message>
        <source>The number of heaps does not matter.</source>
        <comment>6/because 3</comment>
        <translation>有几堆没有关系。</translation>
    </message>
    <message>
        <source>Other limits</source>
        <comment>7/title</comment>
        <translation>别的界限</translation>
    </message>
    <message>
        <source>Which other games in this course did **not** fit: same moves for both, it must end, the last move wins?</source>
        <comment>7/text</comment>
        <translation>这门课里还有哪些游戏**不**符合：双方走法相同、一定会结束、走最后一步的人赢？</translation>
    </message>
    <message>
        <source>Line Nim and Nim with the last stone losing are lucky cases: a switch at the end is enough.</source>
        <comment>7/notes</comment>
        <translation>直线尼姆和取走最后一颗就输的尼姆，属于运气好的：只要在快结束时转换一下就行。</translation>
    </message>
    <message>
        <source>- **Northcott’s game** could go round in circles, and each player has their own tokens. It is won like Nim all the same, but that needed a reason of its own.
- **Red-blue Hackenbush** and the **skips** give the players different moves. There values such as [11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8) come up, and more letters than P and N.
- **The grid**, when the last stone loses: nothing but labelling is known.

A theorem is only as good as its conditions. Always ask: *does my game fulfil them?*</source>
        <comment>7/reveal</comment>
        <translation>- **诺斯科特游戏**可能兜圈子，而且每人有自己的棋子。它照样可以像尼姆那样赢，但那需要专门的理由。
- **红蓝Hackenbush**和**停步**，让双方的走法不同。那里会出现[11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8)这样的值，而且不止P和N两个字母。
- **方格**，在取走最后一颗的人输的时候：除了标注，还没有别的办法。

定理再好，也好不过它的条件。永远要问：*我的游戏符合条件吗？*</translation>
    </message>
    <message>
        <source>True or false?</source>
        <comment>8/title</comment>
        <translation>对还是错？</translation>
    </message>
    <message>
        <source>Is the claim about the position true? Use whatever you have learnt.</source>
        <comment>8/text</comment>
        <translation>关于这个局面的说法对吗？学过的东西都可以用上。</translation>
    </message>
    <message>
        <source>A good team contest for the end of the course: one point for the answer, one for the reason.</source>
        <comment>8/notes</comment>
        <translation>很适合作为课程结束时的小组竞赛：答案一分，理由一分。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>You started with ten matches. Now you know:

- **P and N**: label from the end. That works for every game that must end, with the same moves for both players.
- **Grundy values**: the smallest missing number; parts are joined by the nim-sum. [10, 7, 5](takeaway:10,7,5?outcome=P) is Nim with 2, 3, 1.
- **Disguises**: coins, primes, gaps, staircases and trees can all be heaps.
- **The limits**: misère play, circles, and games with two colours, which have numbers of their own.

Now take any game in Grundy, set up a position that nobody has explained, and find out for yourself. In the Lab you may see patterns that are not in any book.</source>
        <comment>9/text</comment>
        <translation>你从十根小棒出发。现在你知道：

- **P和N**：从终局开始标注。对每个一定会结束、双方走法相同的游戏都管用。
- **格伦迪值**：缺少的最小的数；各部分用尼姆和来合并。[10、7、5](takeaway:10,7,5?outcome=P)就是2、3、1的尼姆。
- **伪装**：硬币、质数、空隙、楼梯和树，都可以是堆。
- **界限**：反常规则，圈，还有两种颜色的游戏，它们有自己的数。

现在，在Grundy里随便选一个游戏，摆一个谁也没有解释过的局面，自己去弄个明白。在实验室里，你也许会看到哪本书里都没有的规律。</translation>
    </message>
    <message>
        <source>Ideas for projects: invent a takeaway set and find its period. Draw a green animal and work out its value. Find two small grid positions with equal values that differ in misère play. Make a table in the Lab and describe what you see.</source>
        <comment>9/notes</comment>
        <translation>课题建议：发明一种取小棒的规则，找出它的周期。画一只绿色的动物，算出它的值。在小方格上找两个值相同、按反常规则却不同的局面。在实验室里做一张表，描述你看到的东西。</translation>
    </message>
</context>
<context>
    <name>misere-nim</name>
    <message>
        <source>When the last stone loses</source>
        <comment>title</comment>
        <translation>取走最后一颗的人输</translation>
    </message>
    <message>
        <source>Misère Nim: almost the same game, until the very end.</source>
        <comment>about</comment>
        <translation>反常规则的尼姆：几乎是同一个游戏，直到临近终局才不一样。</translation>
    </message>
    <message>
        <source>play misère Nim, with the switch at the right moment</source>
        <comment>aims</comment>
        <translation>玩反常规则的尼姆，并在合适的时候转换</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>The same Nim, with one change: **whoever takes the last stone loses.** This way of playing is called *misère*.

Heaps of 3, 4 and 5. Play it in pairs. Does it feel very different?</source>
        <comment>1/text</comment>
        <translation>还是尼姆，只改一条：**谁取走最后一颗石子，谁就输**。这种玩法叫做*反常规则*。

3、4、5三堆，两人一组玩。感觉很不一样吗？</translation>
    </message>
    <message>
        <source>Say the change twice, and let a pupil repeat it. In the first games somebody always takes the last stone out of habit. **Ask afterwards:** “When did the game feel different from before?” Only near the end.</source>
        <comment>1/notes</comment>
        <translation>把这条改动说两遍，再请一位同学复述。头几局里，总有人习惯性地取走最后一颗。玩过以后**问：**“什么时候感觉跟以前不一样？”只在快结束的时候。</translation>
    </message>
    <message>
        <source>Single stones</source>
        <comment>2/title</comment>
        <translation>单颗的石子</translation>
    </message>
    <message>
        <source>Only heaps of **one** stone are left: three of them. It is your turn, and the last stone loses. What happens?</source>
        <comment>2/text</comment>
        <translation>只剩下每堆**一颗**的堆了，一共三堆。轮到你走，取走最后一颗的人输。会怎么样？</translation>
    </message>
    <message>
        <source>One of the texts that this course was checked against claims the opposite, that with an odd number the player to move cannot be beaten. Let the class refute that claim with one stone: one is odd, and you must take it.</source>
        <comment>2/notes</comment>
        <translation>编写本课程时查对过的一篇文章说法正好相反：堆数是奇数时，轮到走的人不会输。请全班用一颗石子推翻这个说法：一是奇数，而你只好取走它。</translation>
    </message>
    <message>
        <source>I cannot be beaten</source>
        <comment>2/choice 1</comment>
        <translation>我不会输</translation>
    </message>
    <message>
        <source>Count it out: you take one, the other player takes one, and the last one is yours.</source>
        <comment>2/because 1</comment>
        <translation>数一数：你取一颗，对方取一颗，最后一颗是你的。</translation>
    </message>
    <message>
        <source>I must lose</source>
        <comment>2/choice 2</comment>
        <translation>我输定了</translation>
    </message>
    <message>
        <source>Yes. With single stones nobody has a choice. With an **odd** number of them you take the first, the third, … and the last.</source>
        <comment>2/because 2</comment>
        <translation>对。全是单颗时，谁都没有选择。有**奇数**堆时，第一颗、第三颗……和最后一颗都是你取。</translation>
    </message>
    <message>
        <source>It depends on what I take</source>
        <comment>2/choice 3</comment>
        <translation>要看我取哪一颗</translation>
    </message>
    <message>
        <source>All heaps are single stones, so all your moves are the same.</source>
        <comment>2/because 3</comment>
        <translation>每堆都只有一颗，所以你的走法都一样。</translation>
    </message>
    <message>
        <source>The rule for single stones</source>
        <comment>3/title</comment>
        <translation>全是单颗时的规则</translation>
    </message>
    <message>
        <source>In misère play with nothing but single stones:

- an **odd** number is P, like [one](nim/misere:1?outcome=P), [three](nim/misere:1,1,1?outcome=P) and [five](nim/misere:1,1,1,1,1?outcome=P)
- an **even** number is N, like [two](nim/misere:1,1?outcome=N), [four](nim/misere:1,1,1,1?outcome=N) and none at all

With no stones left the player to move has *won*: the other player took the last one. So [the end position](nim/misere:0?outcome=N&amp;moves=0) is N here.

In ordinary play, which is called *normal* play, it is just the other way round.</source>
        <comment>3/text</comment>
        <translation>按反常规则，全是单颗石子时：

- **奇数**堆是P，比如[一堆](nim/misere:1?outcome=P)、[三堆](nim/misere:1,1,1?outcome=P)和[五堆](nim/misere:1,1,1,1,1?outcome=P)
- **偶数**堆是N，比如[两堆](nim/misere:1,1?outcome=N)、[四堆](nim/misere:1,1,1,1?outcome=N)，还有一堆也没有

一颗石子也没有时，轮到走的人已经*赢*了：最后一颗是对方取走的。所以在这里，[终局](nim/misere:0?outcome=N&amp;moves=0)是N。

按平常的玩法，也就是*正常规则*，恰好反过来。</translation>
    </message>
    <message>
        <source>**Ask for the table of normal play beside it:** even is P, odd is N. Everything is turned round, as long as all heaps are single stones.</source>
        <comment>3/notes</comment>
        <translation>**请他们把正常规则的表写在旁边：**偶数是P，奇数是N。只要每堆都是单颗，一切都反过来。</translation>
    </message>
    <message>
        <source>One large heap</source>
        <comment>4/title</comment>
        <translation>一个大堆</translation>
    </message>
    <message>
        <source>Only one heap is left, with five stones. Last stone loses. What do you do?</source>
        <comment>4/text</comment>
        <translation>只剩一堆，五颗石子。取走最后一颗的人输。你怎么走？</translation>
    </message>
    <message>
        <source>In normal play you would take all of it. The position is N in both kinds of play, but the move is another one.</source>
        <comment>4/notes</comment>
        <translation>按正常规则，你会全部取走。两种规则下这个局面都是N，但走法不同。</translation>
    </message>
    <message>
        <source>Take all five</source>
        <comment>4/choice 1</comment>
        <translation>五颗全取走</translation>
    </message>
    <message>
        <source>Then you have taken the last stone, and you lose.</source>
        <comment>4/because 1</comment>
        <translation>这样最后一颗是你取走的，你输了。</translation>
    </message>
    <message>
        <source>Take four</source>
        <comment>4/choice 2</comment>
        <translation>取四颗</translation>
    </message>
    <message>
        <source>Yes. One stone is left, and the other player must take it.</source>
        <comment>4/because 2</comment>
        <translation>对。剩下一颗，对方只好取走。</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>4/choice 3</comment>
        <translation>取三颗</translation>
    </message>
    <message>
        <source>You leave two. The other player takes one and leaves you the last.</source>
        <comment>4/because 3</comment>
        <translation>你留下两颗。对方取一颗，把最后一颗留给你。</translation>
    </message>
    <message>
        <source>The dangerous moment</source>
        <comment>5/title</comment>
        <translation>危险的时刻</translation>
    </message>
    <message>
        <source>Heaps **2 and 1**, last stone loses. In normal play you would leave 1 and 1. And now?</source>
        <comment>5/text</comment>
        <translation>**2和1**两堆，取走最后一颗的人输。按正常规则，你会留下1和1。现在呢？</translation>
    </message>
    <message>
        <source>A common rule says: play as usual, and on your last move leave one stone. This position shows why it is not good enough. The change must come earlier: at the move that removes the last heap of two or more.</source>
        <comment>5/notes</comment>
        <translation>有一条流传很广的规则说：照常玩，到最后一步时留下一颗就行。这个局面说明那样不够。转换必须更早：就在取走最后一个两颗或更多的堆的那一步。</translation>
    </message>
    <message>
        <source>Leave 1 and 1, and be careful on the last move</source>
        <comment>5/choice 1</comment>
        <translation>留下1和1，最后一步再小心</translation>
    </message>
    <message>
        <source>Too late! The other player takes one, and you must take the last. There is no careful last move any more.</source>
        <comment>5/because 1</comment>
        <translation>太晚了！对方取一颗，最后一颗你只好取走。已经没有什么最后一步可以小心了。</translation>
    </message>
    <message>
        <source>Take the whole 2 and leave one stone</source>
        <comment>5/choice 2</comment>
        <translation>把2全取走，留下一颗</translation>
    </message>
    <message>
        <source>Yes. The other player must take the last stone.</source>
        <comment>5/because 2</comment>
        <translation>对。最后一颗对方只好取走。</translation>
    </message>
    <message>
        <source>Take the 1 and leave the 2</source>
        <comment>5/choice 3</comment>
        <translation>取走1，留下2</translation>
    </message>
    <message>
        <source>The other player takes one stone of it and leaves you the last.</source>
        <comment>5/because 3</comment>
        <translation>对方从中取一颗，把最后一颗留给你。</translation>
    </message>
    <message>
        <source>Two heaps, misère</source>
        <comment>6/title</comment>
        <translation>两堆，反常规则</translation>
    </message>
    <message>
        <source>Work out the table of two heaps again, now with the last stone losing. The corner with no stones is N this time.</source>
        <comment>6/text</comment>
        <translation>再把两堆的表算一遍，这次取走最后一颗的人输。一颗石子也没有的那个角，这次是N。</translation>
    </message>
    <message>
        <source>Have the normal table beside it. Only four squares differ: 0,0 and 1,0 and 0,1 and 1,1. The rest of the diagonal is P again.</source>
        <comment>6/notes</comment>
        <translation>把正常规则的表放在旁边。只有四格不同：0,0、1,0、0,1和1,1。对角线的其余部分还是P。</translation>
    </message>
    <message>
        <source>Where do they differ?</source>
        <comment>7/title</comment>
        <translation>哪里不一样？</translation>
    </message>
    <message>
        <source>You remember the table of normal play: P along the whole diagonal, and N everywhere else. In which squares is it different now? What do these squares have in common?</source>
        <comment>7/text</comment>
        <translation>你还记得正常规则的表：整条对角线都是P，其余都是N。现在哪些格子不一样？这些格子有什么共同点？</translation>
    </message>
    <message>
        <source>Let them find the four squares first. “No heap of two or more” is the important wording.</source>
        <comment>7/notes</comment>
        <translation>先让他们找出那四格。要紧的说法是“没有两颗或更多的堆”。</translation>
    </message>
    <message>
        <source>Only four squares differ: [0, 0](nim/misere:0,0?outcome=N), [1, 0](nim/misere:1,0?outcome=P), [0, 1](nim/misere:0,1?outcome=P) and [1, 1](nim/misere:1,1?outcome=N). They are the ones **without a heap of two or more**. Everywhere else it is the same: [2, 2](nim/misere:2,2?outcome=P) is P and [2, 1](nim/misere:2,1?outcome=N) is N.

This is the whole rule of misère Nim:

- If some heap has **two or more** stones, P and N are **as in normal play**: look at the nim-sum.
- If all heaps are single stones, **odd is P** and even is N.</source>
        <comment>7/reveal</comment>
        <translation>只有四格不同：[0、0](nim/misere:0,0?outcome=N)、[1、0](nim/misere:1,0?outcome=P)、[0、1](nim/misere:0,1?outcome=P)和[1、1](nim/misere:1,1?outcome=N)。它们都**没有两颗或更多的堆**。别处完全一样：[2、2](nim/misere:2,2?outcome=P)是P，[2、1](nim/misere:2,1?outcome=N)是N。

这就是反常规则尼姆的全部规律：

- 如果有一堆**至少有两颗**，P和N**跟正常规则一样**：看尼姆和。
- 如果每堆都是单颗，**奇数是P**，偶数是N。</translation>
    </message>
    <message>
        <source>Why the rule is right</source>
        <comment>8/title</comment>
        <translation>规律为什么成立</translation>
    </message>
    <message>
        <source>At some point just **one** heap of two or more is left, and some single stones. Who moves then: the one who leaves nim-sum 0 all the time, or the other one? And what can that player do?</source>
        <comment>8/text</comment>
        <translation>到了某个时候，两颗或更多的堆只剩**一**个，另外还有几堆单颗的。那时轮到谁走：是一直留下尼姆和0的人，还是另一个人？这个人能做什么？</translation>
    </message>
    <message>
        <source>Together with the two facts about the nim-sum this is the full proof. The key sentence: the large heap is yours to switch with. **Ask:** what would you leave in normal play from 3, 1, 1? (1, 1: an even number.)</source>
        <comment>8/notes</comment>
        <translation>加上关于尼姆和的两个事实，这就是完整的证明。关键的一句：最后的大堆归你，由你来转换。**问：**按正常规则，从3、1、1你会留下什么？（1、1：偶数个。）</translation>
    </message>
    <message>
        <source>With just one large heap the nim-sum is not 0: nothing can cancel the large part. So the player who always *leaves* 0 never leaves such a position. **The other player must create it, and you are the one to move.**

Now you choose: take the large heap completely, or all but one stone of it. One way leaves an odd number of single stones, the other way an even number. **In misère play leave an odd number.** In [3, 1, 1](nim/misere:3,1,1?only=nim/misere:1,1,1) you leave three. In [4, 1](nim/misere:4,1?only=nim/misere:0,1) you leave one.</source>
        <comment>8/reveal</comment>
        <translation>只有一个大堆时，尼姆和不是0：大的那一部分没有什么能抵消。所以，总是*留下*0的人绝不会留下这样的局面。**只有对方才会把它造出来，这时轮到你走**。

现在由你选择：把大堆全取走，或者只留一颗。一种走法留下奇数个单颗，另一种留下偶数个。**按反常规则，要留下奇数个**。在[3、1、1](nim/misere:3,1,1?only=nim/misere:1,1,1)里，你留下三个；在[4、1](nim/misere:4,1?only=nim/misere:0,1)里，你留下一个。</translation>
    </message>
    <message>
        <source>A whole game</source>
        <comment>9/title</comment>
        <translation>完整的一局</translation>
    </message>
    <message>
        <source>A leaves 3, 2, 1, then B 3, 1, 1, then A 1, 1, 1, then B 1, 1, then A 1, and B must take it. Which move of A would be **wrong** in normal play?</source>
        <comment>9/text</comment>
        <translation>A留下3、2、1，接着B留下3、1、1，A留下1、1、1，B留下1、1，A留下1，B只好取走。A的哪一步在正常规则下会是**错**的？</translation>
    </message>
    <message>
        <source>Play the line on the board or with pupils as heaps. In normal play A would leave 1, 1 instead. The switch may come long before the last move.</source>
        <comment>9/notes</comment>
        <translation>在棋盘上走一遍，或者请同学扮演各堆。按正常规则，A会改为留下1、1。转换可能比最后一步早得多。</translation>
    </message>
    <message>
        <source>At the move from 3, 1, 1 to [1, 1, 1](nim/misere:1,1,1?outcome=P). It removed the **last heap of two or more**: that is the moment of the switch. The labels are [P](nim/misere:3,2,1?outcome=P), [N](nim/misere:3,1,1?outcome=N), [P](nim/misere:1,1,1?outcome=P), [N](nim/misere:1,1?outcome=N), [P](nim/misere:1?outcome=P).</source>
        <comment>9/reveal</comment>
        <translation>从3、1、1走到[1、1、1](nim/misere:1,1,1?outcome=P)的那一步。它取走了**最后一个两颗或更多的堆**：这就是转换的时刻。各局面的标注依次是[P](nim/misere:3,2,1?outcome=P)、[N](nim/misere:3,1,1?outcome=N)、[P](nim/misere:1,1,1?outcome=P)、[N](nim/misere:1,1?outcome=N)、[P](nim/misere:1?outcome=P)。</translation>
    </message>
    <message>
        <source>5, 3 and 2 again</source>
        <comment>10/title</comment>
        <translation>又是5、3、2</translation>
    </message>
    <message>
        <source>Heaps 5, 3 and 2, and the last stone loses. Your first move?</source>
        <comment>10/text</comment>
        <translation>5、3、2三堆，取走最后一颗的人输。你的第一步？</translation>
    </message>
    <message>
        <source>If a pupil asks: the P-positions of the hand-made list become 1,0,0 and 1,1,1 and 2,2,0 and 3,3,0 and 3,2,1.</source>
        <comment>10/notes</comment>
        <translation>如果有学生问：亲手列的P局面清单，现在变成1,0,0、1,1,1、2,2,0、3,3,0和3,2,1。</translation>
    </message>
    <message>
        <source>Make the 5 a 1</source>
        <comment>10/choice 1</comment>
        <translation>把5变成1</translation>
    </message>
    <message>
        <source>Yes, the same move as in normal play. There are still heaps of two and more, so leave nim-sum 0.</source>
        <comment>10/because 1</comment>
        <translation>对，跟正常规则的走法一样。还有两颗或更多的堆，所以留下尼姆和0。</translation>
    </message>
    <message>
        <source>Take the whole 5</source>
        <comment>10/choice 2</comment>
        <translation>把5全取走</translation>
    </message>
    <message>
        <source>That leaves 3 and 2 with nim-sum 1. The other player makes them equal.</source>
        <comment>10/because 2</comment>
        <translation>这样留下3和2，尼姆和是1。对方会把它们变得相等。</translation>
    </message>
    <message>
        <source>Nobody can say without a new list</source>
        <comment>10/choice 3</comment>
        <translation>不重新列清单，谁也说不出</translation>
    </message>
    <message>
        <source>We can. As long as a heap of two or more is left after your move, the nim-sum decides.</source>
        <comment>10/because 3</comment>
        <translation>说得出。只要你走完之后还有两颗或更多的堆，就由尼姆和说了算。</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Find a winning move. The last stone **loses**.</source>
        <comment>11/text</comment>
        <translation>找一个制胜走法。取走最后一颗的人**输**。</translation>
    </message>
    <message>
        <source>Before each move ask: will a heap of two or more be left? If not, count the single stones.</source>
        <comment>11/notes</comment>
        <translation>每走一步之前都问：走完之后还有两颗或更多的堆吗？没有的话，就数单颗的堆。</translation>
    </message>
    <message>
        <source>Against the perfect computer</source>
        <comment>12/title</comment>
        <translation>挑战完美的电脑</translation>
    </message>
    <message>
        <source>3, 4 and 5, last stone loses. You start. The winning first move is the one of normal play.</source>
        <comment>12/text</comment>
        <translation>3、4、5三堆，取走最后一颗的人输。你先走。能赢的第一步，跟正常规则一样。</translation>
    </message>
    <message>
        <source>3 ⊕ 4 ⊕ 5 = 2, so make the 3 a 1. Then watch for the moment of the switch.</source>
        <comment>12/notes</comment>
        <translation>3 ⊕ 4 ⊕ 5 = 2，所以把3变成1。然后留心转换的时刻。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- **Misère** means that the last move loses.
- In Nim it is like normal play while a heap of two or more remains *after* your move.
- With the move that removes the last such heap, leave an **odd** number of single stones, as in [4, 1, 1](nim/misere:4,1,1?only=nim/misere:1,1,1).

Do not trust the switch in every game. In Nim it works; soon you will meet a board on which no such rule is known.</source>
        <comment>13/text</comment>
        <translation>- **反常规则**就是走最后一步的人输。
- 在尼姆里，只要你走完*之后*还有两颗或更多的堆，就跟正常规则一样。
- 取走最后一个这样的堆时，要留下**奇数**个单颗的堆，比如在[4、1、1](nim/misere:4,1,1?only=nim/misere:1,1,1)里。

不要在每个游戏里都相信这种转换。在尼姆里它管用；很快你会碰到一个棋盘，那里谁也不知道这样的规则。</translation>
    </message>
    <message>
        <source>**Exit question:** 6, 1, 1, 1, last stone loses. What do you do? (Take the whole 6 and leave three.) And in normal play? (Take five and leave four single stones.)</source>
        <comment>13/notes</comment>
        <translation>**下课前的问题：**6、1、1、1，取走最后一颗的人输。你怎么走？（把6全取走，留下三个。）按正常规则呢？（取五颗，留下四个单颗的。）</translation>
    </message>
</context>
<context>
    <name>nim-by-hand</name>
    <message>
        <source>Nim with 5, 3 and 2 by hand</source>
        <comment>title</comment>
        <translation>亲手算清5、3、2</translation>
    </message>
    <message>
        <source>A whole game with three heaps worked out, from the small positions to the large ones.</source>
        <comment>about</comment>
        <translation>把一个三堆的游戏从小局面到大局面，完完整整地算清楚。</translation>
    </message>
    <message>
        <source>work out a game of 37 positions without a formula</source>
        <comment>aims</comment>
        <translation>不用公式，把一个有37个局面的游戏算清楚</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>Heaps of 5, 3 and 2 again. Take as many as you like from one heap. Whoever takes the last stone wins.

You know all about one heap and two heaps. Play with that in mind: which positions with **three** heaps are bad to get?</source>
        <comment>1/text</comment>
        <translation>还是5、3、2三堆。从一堆里取任意多颗，谁取走最后一颗石子，谁就赢。

一堆和两堆的情形，你已经全知道了。带着这些知识去玩：哪些**三**堆的局面不好碰到？</translation>
    </message>
    <message>
        <source>Two or three games. Collect the positions that the class believes to be P on the board, with a question mark. The lesson will check them.</source>
        <comment>1/notes</comment>
        <translation>玩两三局。把全班认为是P的局面收集到黑板上，打上问号。这节课会一一检验。</translation>
    </message>
    <message>
        <source>Three heaps, two of them equal</source>
        <comment>2/title</comment>
        <translation>三堆，其中两堆相等</translation>
    </message>
    <message>
        <source>Now three heaps. It is your turn with **4, 2 and 2**. What do you do?</source>
        <comment>2/text</comment>
        <translation>现在是三堆，轮到你走：**4、2和2**。怎么走？</translation>
    </message>
    <message>
        <source>Some pupils say “two equal heaps, so it is P”. That is only true when nothing else is on the table. With a third heap it is always N: take the third heap.</source>
        <comment>2/notes</comment>
        <translation>有的学生会说“两堆相等，所以是P”。只有桌上没有别的东西时才对。多了第三堆，就总是N：把第三堆取走。</translation>
    </message>
    <message>
        <source>Take the whole heap of four</source>
        <comment>2/choice 1</comment>
        <translation>把四颗那堆全取走</translation>
    </message>
    <message>
        <source>Yes. You leave 2 and 2 and copy from there on.</source>
        <comment>2/because 1</comment>
        <translation>对。你留下2和2，以后就模仿。</translation>
    </message>
    <message>
        <source>Take two from the four, so that all are equal</source>
        <comment>2/choice 2</comment>
        <translation>从四颗那堆取两颗，让三堆都相等</translation>
    </message>
    <message>
        <source>That leaves 2, 2 and 2. The other player takes one heap completely, and two equal heaps are left for you.</source>
        <comment>2/because 2</comment>
        <translation>这样留下2、2和2。对方取走整整一堆，给你留下两堆相等的。</translation>
    </message>
    <message>
        <source>It is lost</source>
        <comment>2/choice 3</comment>
        <translation>输定了</translation>
    </message>
    <message>
        <source>Two equal heaps are lost for the player to move **if nothing else is there**. Here there is a third heap, and you can remove it.</source>
        <comment>2/because 3</comment>
        <translation>两堆相等对轮到走的人必败，但那是在**没有别的堆**的时候。这里还有第三堆，你可以把它取走。</translation>
    </message>
    <message>
        <source>What is left to do</source>
        <comment>3/title</comment>
        <translation>还剩下什么</translation>
    </message>
    <message>
        <source>The order of the heaps does not matter, so we write the largest first. We know now:

- one heap: N
- two equal heaps and nothing else: P
- two different heaps: N
- three heaps with two equal ones: N, take the third

From 5, 3 and 2 you can reach **37** positions, counting the empty table and the start. All but eight of them fit one of these four lines. One of the eight is the empty table, which is P. The other seven are 3,2,1 and 4,2,1 and 5,2,1 and 4,3,1 and 5,3,1 and 4,3,2 and 5,3,2 itself.</source>
        <comment>3/text</comment>
        <translation>堆的顺序没有关系，所以我们把最大的写在前面。现在我们知道：

- 一堆：N
- 两堆相等，没有别的：P
- 两堆不等：N
- 三堆，其中两堆相等：N，取走第三堆

从5、3、2出发，能到达**37**个局面，空桌子和起点也算在内。除了八个以外，都符合这四条中的一条。八个里有一个是空桌子，它是P。另外七个是3,2,1、4,2,1、5,2,1、4,3,1、5,3,1、4,3,2，以及5,3,2自己。</translation>
    </message>
    <message>
        <source>Write the seven on the board, the smallest first: 3,2,1 has six stones, 5,3,2 has ten. **Ask:** which one should we do first? The smallest, because moves go to smaller ones.</source>
        <comment>3/notes</comment>
        <translation>把这七个写在黑板上，最小的在前：3,2,1一共六颗石子，5,3,2一共十颗。**问：**应该先算哪一个？最小的，因为每一步都走到更小的局面。</translation>
    </message>
    <message>
        <source>The smallest of them</source>
        <comment>4/title</comment>
        <translation>其中最小的</translation>
    </message>
    <message>
        <source>Take **3, 2 and 1**. It has six moves. Try them on the board. Does one of them leave a P-position?</source>
        <comment>4/text</comment>
        <translation>看**3、2、1**。它有六种走法。在棋盘上试一试。有没有一种能留下P局面？</translation>
    </message>
    <message>
        <source>Collect the six moves on the board: 2,2,1 and 2,1,1 and 2,1 and 3,1,1 and 3,1 and 3,2. For each, name the answer that leaves equal heaps. This is the step that matters most in this lesson.</source>
        <comment>4/notes</comment>
        <translation>把六种走法收集到黑板上：2,2,1、2,1,1、2,1、3,1,1、3,1、3,2。每一种都说出留下相等两堆的应着。这是本节课最要紧的一步。</translation>
    </message>
    <message>
        <source>Yes: leave 3 and 2</source>
        <comment>4/choice 1</comment>
        <translation>有：留下3和2</translation>
    </message>
    <message>
        <source>3 and 2 are different: the other player makes them equal.</source>
        <comment>4/because 1</comment>
        <translation>3和2不等：对方把它们变得相等。</translation>
    </message>
    <message>
        <source>Yes: leave 3, 1 and 1</source>
        <comment>4/choice 2</comment>
        <translation>有：留下3、1和1</translation>
    </message>
    <message>
        <source>Two are equal, but the other player takes the whole 3.</source>
        <comment>4/because 2</comment>
        <translation>是有两堆相等，但对方会把3整堆取走。</translation>
    </message>
    <message>
        <source>Yes: leave 2, 2 and 1</source>
        <comment>4/choice 3</comment>
        <translation>有：留下2、2和1</translation>
    </message>
    <message>
        <source>Two are equal, but the other player takes the 1.</source>
        <comment>4/because 3</comment>
        <translation>是有两堆相等，但对方会把1取走。</translation>
    </message>
    <message>
        <source>No, none of the six</source>
        <comment>4/choice 4</comment>
        <translation>没有，六种都不行</translation>
    </message>
    <message>
        <source>Right. Each of the six leaves two equal heaps and a third one, or two different heaps. So 3, 2, 1 is P.</source>
        <comment>4/because 4</comment>
        <translation>对。六种走法要么留下相等的两堆和另外一堆，要么留下不等的两堆。所以3、2、1是P。</translation>
    </message>
    <message>
        <source>Fill it in: with a heap of one</source>
        <comment>5/title</comment>
        <translation>填一填：有一堆是1颗</translation>
    </message>
    <message>
        <source>Here the third heap always has **one** stone. Fill in P and N for the other two heaps, from 0 to 4. Remember that the heap of one can be taken away as well.</source>
        <comment>5/text</comment>
        <translation>这里第三堆总是**一**颗石子。请给另外两堆从0到4填上P和N。别忘了，一颗的那堆也可以取走。</translation>
    </message>
    <message>
        <source>The P squares are 0,1 and 1,0 and 2,3 and 3,2. The trap is the diagonal: with the extra stone it is N everywhere, because you can take the stone. Every other N has a move to one of the four P squares, or takes the stone and leaves two equal heaps.</source>
        <comment>5/notes</comment>
        <translation>P的格子是0,1、1,0、2,3和3,2。陷阱在对角线上：多了那颗石子，对角线上处处都是N，因为可以把它取走。其余每个N，要么有一步走到这四个P格之一，要么取走那颗石子，留下相等的两堆。</translation>
    </message>
    <message>
        <source>The other six</source>
        <comment>6/title</comment>
        <translation>另外六个</translation>
    </message>
    <message>
        <source>Each of the other six positions is larger than 3, 2, 1. Can you get to 3, 2, 1 from each of them with one move?</source>
        <comment>6/text</comment>
        <translation>另外六个局面都比3、2、1大。从其中每一个，都能一步走到3、2、1吗？</translation>
    </message>
    <message>
        <source>Let six pupils each solve one of them. In every case the winning move is in the largest heap.</source>
        <comment>6/notes</comment>
        <translation>请六位同学各解一个。每一个的制胜走法都在最大的那堆里。</translation>
    </message>
    <message>
        <source>Yes, so all six are N:

- [4,2,1](nim:4,2,1?outcome=N&amp;wins=nim:3,2,1) and [5,2,1](nim:5,2,1?outcome=N&amp;wins=nim:3,2,1): make the largest heap a 3.
- [4,3,1](nim:4,3,1?outcome=N&amp;wins=nim:2,3,1) and [5,3,1](nim:5,3,1?outcome=N&amp;wins=nim:2,3,1): make the largest heap a 2.
- [4,3,2](nim:4,3,2?outcome=N&amp;wins=nim:1,3,2) and [5,3,2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2): make the largest heap a 1.

So the whole game is worked out. Of the 37 positions only **five** are P: 0,0,0 and 1,1,0 and 2,2,0 and 3,3,0 and 3,2,1.</source>
        <comment>6/reveal</comment>
        <translation>能，所以六个都是N：

- [4,2,1](nim:4,2,1?outcome=N&amp;wins=nim:3,2,1)和[5,2,1](nim:5,2,1?outcome=N&amp;wins=nim:3,2,1)：把最大的一堆变成3。
- [4,3,1](nim:4,3,1?outcome=N&amp;wins=nim:2,3,1)和[5,3,1](nim:5,3,1?outcome=N&amp;wins=nim:2,3,1)：把最大的一堆变成2。
- [4,3,2](nim:4,3,2?outcome=N&amp;wins=nim:1,3,2)和[5,3,2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2)：把最大的一堆变成1。

这样，整个游戏就算清了。37个局面里只有**五**个是P：0,0,0、1,1,0、2,2,0、3,3,0和3,2,1。</translation>
    </message>
    <message>
        <source>Use it</source>
        <comment>7/title</comment>
        <translation>用起来</translation>
    </message>
    <message>
        <source>You start with 5, 3 and 2, and the computer never makes a mistake. You know the first move, and the five positions to leave. Win!</source>
        <comment>7/text</comment>
        <translation>5、3、2，你先走，电脑从不出错。你知道第一步怎么走，也知道要留下哪五个局面。去赢吧！</translation>
    </message>
    <message>
        <source>First move: make the 5 a 1. From 3, 2, 1 the computer must break it. Then leave two equal heaps, or nothing. All pairs should win at least once.</source>
        <comment>7/notes</comment>
        <translation>第一步：把5变成1。到了3、2、1，电脑不得不打破它。然后留下相等的两堆，或者什么也不留。每组都应该至少赢一次。</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>8/title</comment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Find a winning move. Which of the P-positions can you leave?</source>
        <comment>8/text</comment>
        <translation>找一个制胜走法。你能留下哪一个P局面？</translation>
    </message>
    <message>
        <source>Pairs who are quick may set up 4, 3, 2 or 5, 4, 1 for each other on the board.</source>
        <comment>8/notes</comment>
        <translation>做得快的小组，可以在棋盘上互相出题，摆4、3、2或5、4、1。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>You have worked out a game with 37 positions by hand, from small to large, and found that [5, 3, 2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2) is won by one move only.

But the lists grow quickly. What about [7, 11 and 5](nim:7,11,5)? There must be a better way than lists. There is: give each position a *number*, not only a letter.</source>
        <comment>9/text</comment>
        <translation>你从小到大，亲手算清了一个有37个局面的游戏，发现从[5、3、2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2)出发只有一步能赢。

可是这样的清单很快就会变长。[7、11和5](nim:7,11,5)怎么办？一定有比列清单更好的办法。确实有：不只给每个局面一个字母，而是给它一个*数*。</translation>
    </message>
    <message>
        <source>**Exit question:** is 4, 4, 3 P or N, and what is the move? (N: take the whole 3.) And 3, 3, 3? (N: take one heap.)</source>
        <comment>9/notes</comment>
        <translation>**下课前的问题：**4、4、3是P还是N，怎么走？（N：把3整堆取走。）3、3、3呢？（N：取走一堆。）</translation>
    </message>
</context>
<context>
    <name>nimble-and-the-plane</name>
    <message>
        <source>Coins in boxes, counters on squares</source>
        <comment>title</comment>
        <translation>盒子里的硬币，格子上的棋子</translation>
    </message>
    <message>
        <source>Two games that look quite different, and are Nim in disguise.</source>
        <comment>about</comment>
        <translation>两个样子大不相同的游戏，其实都是伪装的尼姆。</translation>
    </message>
    <message>
        <source>see Nim in two other games, Nimble and the plane</source>
        <comment>aims</comment>
        <translation>在Nimble和平面尼姆这两个游戏里看出尼姆</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>A row of boxes, numbered 0, 1, 2, 3, 4. On your turn take **one coin** and move it to any box with a smaller number. There may be several coins in a box. Whoever makes the last move wins. The game is called **Nimble**.

Play it in pairs. What does it remind you of?</source>
        <comment>1/text</comment>
        <translation>一排盒子，编号0、1、2、3、4。轮到你时，取**一枚硬币**，移到任意一个编号较小的盒子里。一个盒子里可以有好几枚硬币。走最后一步的人赢。这个游戏叫做**Nimble**。

两人一组玩。它让你想起了什么？</translation>
    </message>
    <message>
        <source>The board has two coins in box 1, one in box 2 and three in box 4. **Ask:** “When is the game over?” When all coins are in box 0.</source>
        <comment>1/notes</comment>
        <translation>棋盘上，1号盒有两枚硬币，2号盒有一枚，4号盒有三枚。**问：**“什么时候结束？”所有硬币都到了0号盒的时候。</translation>
    </message>
    <message>
        <source>One coin</source>
        <comment>2/title</comment>
        <translation>一枚硬币</translation>
    </message>
    <message>
        <source>Look at one coin in box **4**. To which boxes can it move in one step?</source>
        <comment>2/text</comment>
        <translation>看**4**号盒里的一枚硬币。它一步能移到哪些盒子？</translation>
    </message>
    <message>
        <source>Let them say it: a coin in box 4 is a heap of four stones. The disguise is off already.</source>
        <comment>2/notes</comment>
        <translation>让他们自己说出来：4号盒里的一枚硬币就是一堆四颗石子。伪装已经揭穿了。</translation>
    </message>
    <message>
        <source>Only to box 3</source>
        <comment>2/choice 1</comment>
        <translation>只能到3号盒</translation>
    </message>
    <message>
        <source>It may go as far as you like: to any box with a smaller number.</source>
        <comment>2/because 1</comment>
        <translation>想走多远都行：任何编号较小的盒子都可以。</translation>
    </message>
    <message>
        <source>To 3, 2, 1 or 0</source>
        <comment>2/choice 2</comment>
        <translation>到3、2、1或0号盒</translation>
    </message>
    <message>
        <source>Yes, four places. Just as a heap of four can become 3, 2, 1 or 0.</source>
        <comment>2/because 2</comment>
        <translation>对，四个去处。就像一堆四颗可以变成3、2、1或0。</translation>
    </message>
    <message>
        <source>To any box</source>
        <comment>2/choice 3</comment>
        <translation>任何盒子</translation>
    </message>
    <message>
        <source>Only to boxes with a smaller number.</source>
        <comment>2/because 3</comment>
        <translation>只能到编号较小的盒子。</translation>
    </message>
    <message>
        <source>The disguise</source>
        <comment>3/title</comment>
        <translation>伪装</translation>
    </message>
    <message>
        <source>Which Nim position is our board with two coins in box 1, one in box 2 and three in box 4?</source>
        <comment>3/text</comment>
        <translation>我们的棋盘，1号盒两枚硬币、2号盒一枚、4号盒三枚，是哪个尼姆局面？</translation>
    </message>
    <message>
        <source>The ones cancel, two of the fours cancel, 2 ⊕ 4 = 6 is left. If the Nim lens is switched on in Explore, the same heaps are drawn beside the board.</source>
        <comment>3/notes</comment>
        <translation>两个1抵消，三个4里有两个抵消，剩下2 ⊕ 4 = 6。如果在探索里打开尼姆透镜，棋盘旁边就会画出同样的堆。</translation>
    </message>
    <message>
        <source>**Heaps 1, 1, 2, 4, 4, 4.** Each coin is a heap as large as the number of its box. Moving the coin makes the heap smaller. Coins are never in each other’s way.

A coin in box 0 is an empty heap. So everything that you know about Nim is true here: [the value of the board](nimble:0,2,1,0,3?grundy=6) is 1 ⊕ 1 ⊕ 2 ⊕ 4 ⊕ 4 ⊕ 4 = 6.</source>
        <comment>3/reveal</comment>
        <translation>**六堆：1、1、2、4、4、4**。每枚硬币就是一堆，大小等于盒子的编号。移动硬币，这一堆就变小。硬币之间从不互相妨碍。

0号盒里的硬币是一个空堆。所以你知道的尼姆的一切，在这里都成立：[棋盘的值](nimble:0,2,1,0,3?grundy=6)是1 ⊕ 1 ⊕ 2 ⊕ 4 ⊕ 4 ⊕ 4 = 6。</translation>
    </message>
    <message>
        <source>The winning move</source>
        <comment>4/title</comment>
        <translation>制胜走法</translation>
    </message>
    <message>
        <source>The value is 6. Which move makes it 0?</source>
        <comment>4/text</comment>
        <translation>值是6。哪一步能把它变成0？</translation>
    </message>
    <message>
        <source>Leftmost odd column is the fours; 4 ⊕ 6 = 2. Or just look for pairs.</source>
        <comment>4/notes</comment>
        <translation>最左边的奇数列是4的列；4 ⊕ 6 = 2。或者直接找成对的。</translation>
    </message>
    <message>
        <source>Move one coin from 4 to 0</source>
        <comment>4/choice 1</comment>
        <translation>把一枚硬币从4移到0</translation>
    </message>
    <message>
        <source>Then 1, 1, 2, 4, 4 are left, and their nim-sum is 2.</source>
        <comment>4/because 1</comment>
        <translation>这样剩下1、1、2、4、4，尼姆和是2。</translation>
    </message>
    <message>
        <source>Move the coin from 2 to 0</source>
        <comment>4/choice 2</comment>
        <translation>把那枚硬币从2移到0</translation>
    </message>
    <message>
        <source>Then the three fours are left, with nim-sum 4.</source>
        <comment>4/because 2</comment>
        <translation>这样剩下三个4，尼姆和是4。</translation>
    </message>
    <message>
        <source>Move one coin from 4 to 2</source>
        <comment>4/choice 3</comment>
        <translation>把一枚硬币从4移到2</translation>
    </message>
    <message>
        <source>Yes: 1 ⊕ 1 ⊕ 2 ⊕ 2 ⊕ 4 ⊕ 4 = 0. Everything stands in pairs.</source>
        <comment>4/because 3</comment>
        <translation>对：1 ⊕ 1 ⊕ 2 ⊕ 2 ⊕ 4 ⊕ 4 = 0。全都成对了。</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>5/title</comment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Translate into heaps, then find the winning move.</source>
        <comment>5/text</comment>
        <translation>先翻译成堆，再找制胜走法。</translation>
    </message>
    <message>
        <source>Write the heaps as a list first. With many coins cross out equal pairs.</source>
        <comment>5/notes</comment>
        <translation>先把各堆写成一列。硬币多时，把相等的成对划掉。</translation>
    </message>
    <message>
        <source>Read the rule exactly</source>
        <comment>6/title</comment>
        <translation>仔细读规则</translation>
    </message>
    <message>
        <source>Some descriptions of this game let you move **several coins of one box together**. With that rule: two coins in box 1, nothing else, your turn. Is it P, as two equal heaps would be?</source>
        <comment>6/text</comment>
        <translation>有的说明书允许**把一个盒子里的几枚硬币一起移动**。按这样的规则：1号盒有两枚硬币，别的没有，轮到你走。它像相等的两堆那样，是P吗？</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The two rules differ by a few words, and that changes who wins. A good occasion to read rules like a lawyer.</source>
        <comment>6/notes</comment>
        <translation>时间不够可以略过。两种规则只差几个字，赢家却变了。这是学着字斟句酌读规则的好机会。</translation>
    </message>
    <message>
        <source>Yes, equal heaps are always P</source>
        <comment>6/choice 1</comment>
        <translation>是，相等的两堆总是P</translation>
    </message>
    <message>
        <source>In Nim, yes. But here you may move both coins at once, and in Nim you may not touch two heaps.</source>
        <comment>6/because 1</comment>
        <translation>在尼姆里，是的。但在这里你可以同时移动两枚硬币，而在尼姆里不能一次动两堆。</translation>
    </message>
    <message>
        <source>No, it is N</source>
        <comment>6/choice 2</comment>
        <translation>不是，它是N</translation>
    </message>
    <message>
        <source>Right. Move both coins to box 0 and you have made the last move. With this rule the disguise does not fit any more.</source>
        <comment>6/because 2</comment>
        <translation>对。把两枚硬币都移到0号盒，你就走了最后一步。按这样的规则，这个伪装就不合身了。</translation>
    </message>
    <message>
        <source>A game on squares</source>
        <comment>7/title</comment>
        <translation>格子上的游戏</translation>
    </message>
    <message>
        <source>Now counters on a board. A move takes **one** counter any distance **to the left** or **down**. Several counters may share a square, and they never block each other. Whoever makes the last move wins.

Play it in pairs. Can you see the heaps?</source>
        <comment>7/text</comment>
        <translation>现在是棋盘上的棋子。每一步把**一颗**棋子**向左**或**向下**移动任意远。几颗棋子可以在同一格，它们从不互相阻挡。走最后一步的人赢。

两人一组玩。你看得出那些堆吗？</translation>
    </message>
    <message>
        <source>Columns and rows are counted from 0. A counter in the corner cannot move any more. Let them look for the heaps themselves: it takes two per counter.</source>
        <comment>7/notes</comment>
        <translation>列和行都从0数起。角上的棋子不能再动。让他们自己去找堆：每颗棋子要用两堆。</translation>
    </message>
    <message>
        <source>One counter</source>
        <comment>8/title</comment>
        <translation>一颗棋子</translation>
    </message>
    <message>
        <source>One counter stands in column **3**, row **4**. Which Nim position is that?</source>
        <comment>8/text</comment>
        <translation>一颗棋子在第**3**列、第**4**行。这是哪个尼姆局面？</translation>
    </message>
    <message>
        <source>7 moves: three to the left, four down. It happens that 3 ⊕ 4 = 7 too. With a counter on 3, 3 it becomes clear: two equal heaps, P.</source>
        <comment>8/notes</comment>
        <translation>有7种走法：向左三种，向下四种。碰巧3 ⊕ 4也等于7。换成在3、3的棋子就清楚了：相等的两堆，P。</translation>
    </message>
    <message>
        <source>One heap of 7</source>
        <comment>8/choice 1</comment>
        <translation>一堆7颗</translation>
    </message>
    <message>
        <source>With one heap of 7 you could take any number. A move here changes the column **or** the row.</source>
        <comment>8/because 1</comment>
        <translation>如果是一堆7颗，就可以取任意多颗。这里的一步只改变列**或**行。</translation>
    </message>
    <message>
        <source>Two heaps, 3 and 4</source>
        <comment>8/choice 2</comment>
        <translation>两堆，3和4</translation>
    </message>
    <message>
        <source>Yes. Going left takes from the 3, going down takes from the 4.</source>
        <comment>8/because 2</comment>
        <translation>对。向左走是从3里取，向下走是从4里取。</translation>
    </message>
    <message>
        <source>One heap of 12</source>
        <comment>8/choice 3</comment>
        <translation>一堆12颗</translation>
    </message>
    <message>
        <source>There are many squares between it and the corner, but it moves in straight lines only.</source>
        <comment>8/because 3</comment>
        <translation>它和角之间是有很多格，但它只能走直线。</translation>
    </message>
    <message>
        <source>Four counters</source>
        <comment>9/title</comment>
        <translation>四颗棋子</translation>
    </message>
    <message>
        <source>Counters on 1, 2 and 2, 3 and 4, 5 and 7, 7. Which heaps are these, and what is their nim-sum?</source>
        <comment>9/text</comment>
        <translation>棋子在1、2，在2、3，在4、5，在7、7。这是哪些堆，尼姆和是多少？</translation>
    </message>
    <message>
        <source>Ask for each heap what it would have to become: heap ⊕ 3. There is a move only where that is smaller.</source>
        <comment>9/notes</comment>
        <translation>对每一堆都问，它应该变成几：堆 ⊕ 3。只有变小的才是走法。</translation>
    </message>
    <message>
        <source>Heaps 1, 2, 2, 3, 4, 5, 7, 7. Twos and sevens cancel, and 1 ⊕ 3 ⊕ 4 ⊕ 5 = [3](plane:1x2,2x3,4x5,7x7?grundy=3&amp;outcome=N).

[Five moves win](plane:1x2,2x3,4x5,7x7?winning=5): either 2 to 1, the 3 to 0, either 7 to 4.</source>
        <comment>9/reveal</comment>
        <translation>各堆是1、2、2、3、4、5、7、7。两个2、两个7抵消，1 ⊕ 3 ⊕ 4 ⊕ 5 = [3](plane:1x2,2x3,4x5,7x7?grundy=3&amp;outcome=N)。

[五步能赢](plane:1x2,2x3,4x5,7x7?winning=5)：任一个2变成1，3变成0，任一个7变成4。</translation>
    </message>
    <message>
        <source>What if they blocked?</source>
        <comment>10/title</comment>
        <translation>如果会互相阻挡呢？</translation>
    </message>
    <message>
        <source>Suppose counters could **not** share a square and could not jump over each other. Two counters stand in the bottom row, in columns 1 and 2. As heaps, 1 and 2 would be N. And now?</source>
        <comment>10/text</comment>
        <translation>假如棋子**不能**在同一格，也不能互相跳过。最下面一行有两颗棋子，在第1列和第2列。当作堆，1和2是N。现在呢？</translation>
    </message>
    <message>
        <source>Can be left out if time is short. With blocking it is another game. In one row it is the Silver Dollar game, which has its own lesson. “Never in each other’s way” is what makes the disguise work.</source>
        <comment>10/notes</comment>
        <translation>时间不够可以略过。会阻挡，就是另一个游戏了。在一行里，那就是银元游戏，后面有专门的一课。伪装之所以行得通，正是因为“从不互相妨碍”。</translation>
    </message>
    <message>
        <source>N all the same</source>
        <comment>10/choice 1</comment>
        <translation>还是N</translation>
    </message>
    <message>
        <source>Try it: the one in column 2 cannot move at all, because the other one stands in its way.</source>
        <comment>10/because 1</comment>
        <translation>试一试：第2列的那颗根本动不了，因为另一颗挡着它。</translation>
    </message>
    <message>
        <source>P</source>
        <comment>10/choice 2</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Yes. The first player must move the counter from 1 to 0. Then the other one goes from 2 to 1, and nothing can move any more.</source>
        <comment>10/because 2</comment>
        <translation>对。先走的人只好把棋子从1移到0。然后另一颗从2移到1，就谁也动不了了。</translation>
    </message>
    <message>
        <source>Practice on the board</source>
        <comment>11/title</comment>
        <translation>棋盘上的练习</translation>
    </message>
    <message>
        <source>Two heaps for each counter: column and row.</source>
        <comment>11/text</comment>
        <translation>每颗棋子两堆：列和行。</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Quick pupils look for counters on the diagonal first: their two heaps cancel.</source>
        <comment>11/notes</comment>
        <translation>时间不够可以略过。做得快的学生会先找对角线上的棋子：它们的两堆互相抵消。</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>赢下来</translation>
    </message>
    <message>
        <source>You start, and the computer never makes a mistake.</source>
        <comment>12/text</comment>
        <translation>你先走，电脑从不出错。</translation>
    </message>
    <message>
        <source>Two equal counters cancel completely. So only 2, 6 counts: make it 2, 2. There is another way too: move one of the equal counters from row 5 to row 1.</source>
        <comment>12/notes</comment>
        <translation>两颗相同的棋子完全抵消。所以只有2、6要紧：把它变成2、2。还有一个办法：把相同的两颗中的一颗从第5行移到第1行。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>To unmask a game, ask two questions:

- Which **parts** does it have that do not disturb each other?
- What can **one part** become in one move? If it can become 0, 1, 2, … up to just below n, it is a heap of n.

[A coin in box n](nimble:0,0,0,0,0,1?grundy=5) is one heap, [a counter on a square](plane:2x6?grundy=4) is two. In the next lesson the heaps hide in a number.</source>
        <comment>13/text</comment>
        <translation>要揭穿一个游戏的伪装，问两个问题：

- 它有哪些互不妨碍的**部分**？
- **一个部分**走一步能变成什么？如果它能变成0、1、2……一直到比n小一，它就是一堆n颗。

[n号盒里的一枚硬币](nimble:0,0,0,0,0,1?grundy=5)是一堆，[格子上的一颗棋子](plane:2x6?grundy=4)是两堆。下一节课，堆藏在一个数里。</translation>
    </message>
    <message>
        <source>**Exit question:** counters on 5, 5 and on 2, 3. What is the value? (5 ⊕ 5 = 0, 2 ⊕ 3 = 1.)</source>
        <comment>13/notes</comment>
        <translation>**下课前的问题：**棋子在5、5和2、3，值是多少？（5 ⊕ 5 = 0，2 ⊕ 3 = 1。）</translation>
    </message>
</context>
<context>
    <name>northcott</name>
    <message>
        <source>Northcott’s game</source>
        <comment>title</comment>
        <translation>诺斯科特游戏</translation>
    </message>
    <message>
        <source>Two armies of tokens, forwards and backwards: and still it is Nim.</source>
        <comment>about</comment>
        <translation>两支棋子大军，能进能退：可它还是尼姆。</translation>
    </message>
    <message>
        <source>win a game in which the players move different pieces</source>
        <comment>aims</comment>
        <translation>在双方移动不同棋子的游戏里取胜</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>In each row stand one white token, W, and one black token, B. One of you moves **white**, the other **black**. On your turn move one of your tokens along its row, forwards or backwards, any distance. You may not land on the other token or jump over it. Whoever cannot move loses.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>每一行有一颗白棋W和一颗黑棋B。一方走**白棋**，另一方走**黑棋**。轮到你时，把自己的一颗棋子沿着所在的行向前或向后移动任意远。不能走到对方的棋子上，也不能跳过它。谁走不了，谁就输。

两人一组玩。</translation>
    </message>
    <message>
        <source>Left plays white and starts. Pupils like to run away backwards; let them. **Ask afterwards:** “Did running away help?”</source>
        <comment>1/notes</comment>
        <translation>左方执白，先走。学生喜欢往后逃，让他们逃。玩过以后**问：**“逃有用吗？”</translation>
    </message>
    <message>
        <source>The moves of the two players</source>
        <comment>2/title</comment>
        <translation>双方的走法</translation>
    </message>
    <message>
        <source>In Nim both players have the same moves. And here?</source>
        <comment>2/text</comment>
        <translation>在尼姆里，双方的走法相同。这里呢？</translation>
    </message>
    <message>
        <source>Chess and draughts are partizan too.</source>
        <comment>2/notes</comment>
        <translation>象棋、国际象棋和跳棋也是非公平游戏。</translation>
    </message>
    <message>
        <source>Here too</source>
        <comment>2/choice 1</comment>
        <translation>这里也相同</translation>
    </message>
    <message>
        <source>You may only move tokens of your own colour.</source>
        <comment>2/because 1</comment>
        <translation>你只能走自己颜色的棋子。</translation>
    </message>
    <message>
        <source>Here each player has their own tokens</source>
        <comment>2/choice 2</comment>
        <translation>这里每人有自己的棋子</translation>
    </message>
    <message>
        <source>Yes. Such games are called *partizan*; games with the same moves for both are *impartial*. Northcott’s game is not impartial, but we shall see that Nim rules it all the same.</source>
        <comment>2/because 2</comment>
        <translation>对。这样的游戏叫做*非公平游戏*；双方走法相同的游戏叫做*公平游戏*。诺斯科特游戏不是公平游戏，可是我们会看到，照样是尼姆说了算。</translation>
    </message>
    <message>
        <source>Two rows</source>
        <comment>3/title</comment>
        <translation>两行</translation>
    </message>
    <message>
        <source>Two rows, each with a **gap of 2** between white and black, and nobody can go back. It is your turn. Try it.</source>
        <comment>3/text</comment>
        <translation>两行，每行白棋和黑棋之间都有**2格的空隙**，谁也不能后退。轮到你走，试一试。</translation>
    </message>
    <message>
        <source>You play white, the copier plays black: different tokens, but the same gaps. So the gap is the heap.</source>
        <comment>3/notes</comment>
        <translation>你走白棋，模仿你的人走黑棋：棋子不同，空隙却相同。所以空隙就是堆。</translation>
    </message>
    <message>
        <source>I win by closing one gap</source>
        <comment>3/choice 1</comment>
        <translation>我合上一个空隙，就赢了</translation>
    </message>
    <message>
        <source>Then the other player closes the other gap, and you cannot move.</source>
        <comment>3/because 1</comment>
        <translation>这样对方合上另一个空隙，你就走不了了。</translation>
    </message>
    <message>
        <source>I win by going one step</source>
        <comment>3/choice 2</comment>
        <translation>我走一格，就赢了</translation>
    </message>
    <message>
        <source>Then the other player goes one step in the other row: the gaps are 1 and 1.</source>
        <comment>3/because 2</comment>
        <translation>这样对方在另一行走一格：空隙是1和1。</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>3/choice 3</comment>
        <translation>我输</translation>
    </message>
    <message>
        <source>Right. The other player can copy in the other row every time.</source>
        <comment>3/because 3</comment>
        <translation>对。对方每次都能在另一行模仿你。</translation>
    </message>
    <message>
        <source>Forwards and backwards</source>
        <comment>4/title</comment>
        <translation>向前和向后</translation>
    </message>
    <message>
        <source>What does a step **forwards** do to the gap? And a step **backwards**?</source>
        <comment>4/text</comment>
        <translation>**向前**走，空隙会怎么变？**向后**走呢？</translation>
    </message>
    <message>
        <source>Let two pupils be tokens in a row of chairs. One goes back two, the other follows two.</source>
        <comment>4/notes</comment>
        <translation>请两位同学坐在一排椅子上扮演棋子。一个后退两个座位，另一个跟上两个。</translation>
    </message>
    <message>
        <source>Forwards makes the gap **smaller**: that is taking from a heap. Both players can do it, each from their own side.

Backwards makes the gap **larger**. But then the other player goes forwards by just as much, and the gap is as before. The token that went back has less room behind it than before. That is the pattern of the staircase and of the silver dollar.</source>
        <comment>4/reveal</comment>
        <translation>向前走，空隙**变小**：这就是从一堆里取。双方都能这样做，各从自己那一边。

向后走，空隙**变大**。但对方接着前进同样多格，空隙就跟原来一样了。而后退的那颗棋子，背后的地方比原来少了。这正是楼梯和银元的那个模式。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>5/title</comment>
        <translation>轮到你</translation>
    </message>
    <message>
        <source>Two rows: the gaps are **2** and **3**. You are white. Which move wins?</source>
        <comment>5/text</comment>
        <translation>两行，空隙是**2**和**3**。你执白。哪一步能赢？</translation>
    </message>
    <message>
        <source>White has only this winning move. Black, to move, would have two: one of them opens the smaller gap.</source>
        <comment>5/notes</comment>
        <translation>白方只有这一种制胜走法。要是轮到黑方走，就会有两种：其中一种是张开较小的空隙。</translation>
    </message>
    <message>
        <source>Close the gap of two</source>
        <comment>5/choice 1</comment>
        <translation>合上两格的空隙</translation>
    </message>
    <message>
        <source>Then the other player closes the gap of three.</source>
        <comment>5/because 1</comment>
        <translation>这样对方合上三格的空隙。</translation>
    </message>
    <message>
        <source>Close the gap of three</source>
        <comment>5/choice 2</comment>
        <translation>合上三格的空隙</translation>
    </message>
    <message>
        <source>Then the other player closes the gap of two.</source>
        <comment>5/because 2</comment>
        <translation>这样对方合上两格的空隙。</translation>
    </message>
    <message>
        <source>Forwards by one in the second row</source>
        <comment>5/choice 3</comment>
        <translation>在第二行前进一格</translation>
    </message>
    <message>
        <source>Yes. Then the gaps are 2 and 2.</source>
        <comment>5/because 3</comment>
        <translation>对。这样空隙是2和2。</translation>
    </message>
    <message>
        <source>The other side retreats</source>
        <comment>6/title</comment>
        <translation>对方后退</translation>
    </message>
    <message>
        <source>You have left gaps 2 and 2. Black moves **back** by one in the first row: the gaps are 3 and 2. Your answer?</source>
        <comment>6/text</comment>
        <translation>你留下了空隙2和2。黑方在第一行**后退**一格：空隙是3和2。你怎么应？</translation>
    </message>
    <message>
        <source>White stands at the edge and cannot go back. Elsewhere a retreat of one’s own can be a winning move too, as on the staircase. But following is the safer habit: it makes the retreats run out.</source>
        <comment>6/notes</comment>
        <translation>白棋在边上，不能后退。在别的情形下，自己后退一步也可能是制胜走法，就像在楼梯上那样。不过还是养成跟上的习惯更稳妥：这样对方的后退总会用完。</translation>
    </message>
    <message>
        <source>I close the gap of three</source>
        <comment>6/choice 1</comment>
        <translation>我合上三格的空隙</translation>
    </message>
    <message>
        <source>Then black closes the gap of two. The gaps are 0 and 0 and it is your turn.</source>
        <comment>6/because 1</comment>
        <translation>这样黑方合上两格的空隙。空隙是0和0，轮到你走。</translation>
    </message>
    <message>
        <source>I go forwards by one in the first row</source>
        <comment>6/choice 2</comment>
        <translation>我在第一行前进一格</translation>
    </message>
    <message>
        <source>Yes. The gaps are 2 and 2 again, and black has one square less to retreat.</source>
        <comment>6/because 2</comment>
        <translation>对。空隙又是2和2，而黑方可退的地方少了一格。</translation>
    </message>
    <message>
        <source>I close the gap of two</source>
        <comment>6/choice 3</comment>
        <translation>我合上两格的空隙</translation>
    </message>
    <message>
        <source>Then black closes the gap of three. The gaps are 0 and 0 and it is your turn.</source>
        <comment>6/because 3</comment>
        <translation>这样黑方合上三格的空隙。空隙是0和0，轮到你走。</translation>
    </message>
    <message>
        <source>Does it end?</source>
        <comment>7/title</comment>
        <translation>会结束吗？</translation>
    </message>
    <message>
        <source>Both could run forwards and backwards for ever. Why does the game end all the same, if the winner plays well?</source>
        <comment>7/text</comment>
        <translation>双方可以永远进进退退。为什么只要赢家走得好，游戏还是会结束？</translation>
    </message>
    <message>
        <source>Some texts say that in the end all tokens stand at the right-hand edge. That belongs to a different rule, see the next step. If the last move loses, both may prefer to run for ever; so Grundy does not offer that.</source>
        <comment>7/notes</comment>
        <translation>有的文章说，最后所有棋子都在最右边。那属于另一种规则，见下一步。如果走最后一步的人输，双方可能都宁愿永远跑下去；所以Grundy里没有那种玩法。</translation>
    </message>
    <message>
        <source>The winner **never needs to go back**: taking and following are forward moves. The loser can go back, but the winner follows each time. So the loser’s tokens come nearer to the edge **behind** them, and in the end all of them are pinned there. The winner’s tokens stand in front of them, wherever that is.

Without good play the game need not end at all.</source>
        <comment>7/reveal</comment>
        <translation>赢家**从来不需要后退**：取走和跟上都是向前走。输家可以后退，但赢家每次都跟上。所以输家的棋子离**背后**的边越来越近，最后全被逼到那里。赢家的棋子就停在它们面前，不管那是在哪里。

如果谁都走得不好，游戏就可能根本不会结束。</translation>
    </message>
    <message>
        <source>A different rule</source>
        <comment>8/title</comment>
        <translation>另一种规则</translation>
    </message>
    <message>
        <source>In one set of slides the rule reads: “move one of your tokens **to the right**”. White at the left end, black two squares further: W . B, and black stands at the right edge. The gap is 1. Who wins with **this** rule?</source>
        <comment>8/text</comment>
        <translation>有一份课件上，规则写的是：“把自己的一颗棋子**向右**移动”。白棋在左端，黑棋在两格之外：W . B，黑棋已经在右端。空隙是1。按**这条**规则，谁赢？</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The strategy of the slides is right for the real game, with moves in both directions, and wrong for the rule as printed. This is the smallest counterexample.</source>
        <comment>8/notes</comment>
        <translation>时间不够可以略过。课件上的策略对真正的游戏（两个方向都能走）是对的，对印出来的那条规则却是错的。这是最小的反例。</translation>
    </message>
    <message>
        <source>The player who moves first, as the gap is 1</source>
        <comment>8/choice 1</comment>
        <translation>先走的人，因为空隙是1</translation>
    </message>
    <message>
        <source>If black starts, black cannot move at all: there is no square to the right.</source>
        <comment>8/because 1</comment>
        <translation>如果黑方先走，黑方根本走不了：右边没有格子了。</translation>
    </message>
    <message>
        <source>White, whoever starts</source>
        <comment>8/choice 2</comment>
        <translation>白方，不管谁先走</translation>
    </message>
    <message>
        <source>Yes. Black has no move to the right. White has one. With this rule the gaps do not work as heaps.</source>
        <comment>8/because 2</comment>
        <translation>对。黑棋向右没有走法，白棋有一步。按这条规则，空隙就不能当堆用了。</translation>
    </message>
    <message>
        <source>How wrong is it?</source>
        <comment>9/title</comment>
        <translation>错得有多远？</translation>
    </message>
    <message>
        <source>Two rows, white at the left end, black at the right end. The gaps are 6 and 6, the nim-sum is 0. Who wins when tokens move **only to the right**?</source>
        <comment>9/text</comment>
        <translation>两行，白棋在左端，黑棋在右端。空隙是6和6，尼姆和是0。如果棋子**只能向右走**，谁赢？</translation>
    </message>
    <message>
        <source>Can be left out if time is short. A row with black on the left counts for black. The numbers are added with signs. It is the first example of a game whose values are ordinary numbers; more of them in red-blue Hackenbush.</source>
        <comment>9/notes</comment>
        <translation>时间不够可以略过。黑棋在左边的行，算作黑方的。各数带着正负号相加。这是第一个值为普通数的游戏；红蓝Hackenbush里还有更多。</translation>
    </message>
    <message>
        <source>White, [whoever starts](northcott/moves=right:W......B/W......B?outcome=L&amp;value=12): black cannot move at all, and white has **12** steps in store. With both directions the same board is [P](northcott:W......B/W......B?outcome=P).

To the right only, a row is worth its gap to the owner of the **left-hand** token: just add.</source>
        <comment>9/reveal</comment>
        <translation>白方，[不管谁先走](northcott/moves=right:W......B/W......B?outcome=L&amp;value=12)：黑方根本走不了，而白方存着**12**步。如果两个方向都能走，同一个棋盘是[P](northcott:W......B/W......B?outcome=P)。

只能向右走时，一行的空隙归**左边**那颗棋子的主人：直接相加就行。</translation>
    </message>
    <message>
        <source>A third reading</source>
        <comment>10/title</comment>
        <translation>第三种读法</translation>
    </message>
    <message>
        <source>There is one more way to understand it: each player moves only **forwards**, white to the right and black to the left.

- When they **face each other**, the gap is a heap, and nothing can ever grow. [Two equal gaps](northcott/moves=own:W..B/W..B?outcome=P) are P.
- When they stand **back to back**, each walks away alone, and only the number of free squares counts. [Here](northcott/moves=own:..B.W.?outcome=R&amp;value=-1) black has two and white has one, so black wins, whoever starts.

Three readings, three games. Always ask *which way* the pieces may go.</source>
        <comment>10/text</comment>
        <translation>还可以有一种理解：双方都只能**前进**，白棋向右，黑棋向左。

- **面对面**时，空隙是一堆，什么也不会变大。[两个相等的空隙](northcott/moves=own:W..B/W..B?outcome=P)是P。
- **背对背**时，各走各的，只看各自有几个空格。[这里](northcott/moves=own:..B.W.?outcome=R&amp;value=-1)黑方有两格，白方有一格，所以不管谁先走都是黑方赢。

三种读法，三个游戏。永远要问清楚，棋子可以*往哪边*走。</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Let pupils set up one row and say who wins it under each of the three rules.</source>
        <comment>10/notes</comment>
        <translation>时间不够可以略过。让学生摆出一行，说说按三种规则各是谁赢。</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>练习</translation>
    </message>
    <message>
        <source>The usual rule: both directions. Write down the gaps, then play Nim with them.</source>
        <comment>11/text</comment>
        <translation>按通常的规则：两个方向都能走。写下空隙，再用它们玩尼姆。</translation>
    </message>
    <message>
        <source>The position of the tokens does not matter, only the gaps. Tokens side by side: gap 0.</source>
        <comment>11/notes</comment>
        <translation>棋子的位置没有关系，要紧的只有空隙。两颗棋子紧挨着：空隙0。</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>赢下来</translation>
    </message>
    <message>
        <source>You are white and start. The gaps are 2, 3, 4 and 6. The computer is perfect.</source>
        <comment>12/text</comment>
        <translation>你执白，先走。空隙是2、3、4和6。电脑走得完美无缺。</translation>
    </message>
    <message>
        <source>2 ⊕ 3 ⊕ 4 ⊕ 6 = 3. White can make 2 a 1, or 3 a 0, or 6 a 5. After that follow every retreat.</source>
        <comment>12/notes</comment>
        <translation>2 ⊕ 3 ⊕ 4 ⊕ 6 = 3。白方可以把2变成1，或把3变成0，或把6变成5。以后对方每次后退都跟上。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- In Northcott’s game the **gaps** are heaps: [gaps 2 and 2](northcott:W..B/W..B?outcome=P) are P.
- A retreat is answered by the same advance, so it changes nothing.
- A rule that is worded a little differently can be a quite different game.

With this we leave Nim in disguise. In the next game you may take from two heaps **at once**, and something new happens.</source>
        <comment>13/text</comment>
        <translation>- 在诺斯科特游戏里，**空隙**就是堆：[空隙2和2](northcott:W..B/W..B?outcome=P)是P。
- 对方后退，就前进同样多格来应，所以等于什么也没变。
- 规则的说法稍有不同，就可能是完全不同的游戏。

伪装的尼姆就讲到这里。在下一个游戏里，你可以**同时**从两堆里取，会有新鲜事发生。</translation>
    </message>
    <message>
        <source>**Exit question:** three rows with gaps 1, 4, 5. Who wins? (1 ⊕ 4 ⊕ 5 = 0: the player who has just moved.)</source>
        <comment>13/notes</comment>
        <translation>**下课前的问题：**三行，空隙是1、4、5。谁赢？（1 ⊕ 4 ⊕ 5 = 0：刚走完的人。）</translation>
    </message>
</context>
<context>
    <name>p-and-n</name>
    <message>
        <source>P, N and other rules</source>
        <comment>title</comment>
        <translation>P、N与别的规则</translation>
    </message>
    <message>
        <source>The same labelling for other takeaway games, and why the labels must repeat.</source>
        <comment>about</comment>
        <translation>用同样的标注法研究别的取小棒游戏，并弄清标注为什么必定重复。</translation>
    </message>
    <message>
        <source>do so for any allowed numbers, and read off the period</source>
        <comment>aims</comment>
        <translation>对任意规定的取法标出P和N，并看出周期</translation>
    </message>
    <message>
        <source>A new rule</source>
        <comment>1/title</comment>
        <translation>新规则</translation>
    </message>
    <message>
        <source>A new game: 9 matches, and you may take **1, 3 or 4**. Taking two is not allowed. Whoever takes the last match wins.

Play it in pairs. Is 9 good for the player who starts? Does “leave a multiple of four” still help?</source>
        <comment>1/text</comment>
        <translation>一个新游戏：9根小棒，每次可以取**1根、3根或4根**，不许取两根。谁取走最后一根，谁就赢。

两人一组玩。9根对先走的人有利吗？“留下四的倍数”还管用吗？</translation>
    </message>
    <message>
        <source>Two or three games are enough. Multiples of four do not help: with four matches you just take all four. Let somebody find that out.</source>
        <comment>1/notes</comment>
        <translation>玩两三局就够了。四的倍数不管用了：剩四根时，一次全取走就行。让学生自己发现这一点。</translation>
    </message>
    <message>
        <source>Does four still work?</source>
        <comment>2/title</comment>
        <translation>四还管用吗？</translation>
    </message>
    <message>
        <source>You leave **four** matches. What happens?</source>
        <comment>2/text</comment>
        <translation>你留下了**四**根小棒。会怎么样？</translation>
    </message>
    <message>
        <source>The point: the pattern belonged to the rule, not to the number four. What stays is the method.</source>
        <comment>2/notes</comment>
        <translation>要点：规律属于规则，不属于四这个数。不变的是方法。</translation>
    </message>
    <message>
        <source>The other player has lost</source>
        <comment>2/choice 1</comment>
        <translation>对方输定了</translation>
    </message>
    <message>
        <source>In the old game, yes. Here four may be taken at once.</source>
        <comment>2/because 1</comment>
        <translation>在原来的游戏里，是的。但在这里，四根可以一次取走。</translation>
    </message>
    <message>
        <source>The other player takes all four and wins</source>
        <comment>2/choice 2</comment>
        <translation>对方把四根全取走，赢了</translation>
    </message>
    <message>
        <source>Yes. A new rule needs new labels. What was true in one game need not be true in another.</source>
        <comment>2/because 2</comment>
        <translation>对。规则变了，就要重新标注。在一个游戏里成立的，在另一个游戏里不一定成立。</translation>
    </message>
    <message>
        <source>Nobody can tell</source>
        <comment>2/choice 3</comment>
        <translation>谁也说不准</translation>
    </message>
    <message>
        <source>Look at the rule again: four matches may be taken at once.</source>
        <comment>2/because 3</comment>
        <translation>再看看规则：四根可以一次取走。</translation>
    </message>
    <message>
        <source>The two words again</source>
        <comment>3/title</comment>
        <translation>再说那两个字母</translation>
    </message>
    <message>
        <source>The method is the same in every game that must end, with the same moves for both players:

- A position is **N**, or *hot*, when at least one move leads to a P-position.
- A position is **P**, or *cold*, when no move leads to a P-position. Every move, if there is one, leads to an N-position.

An end position has no moves at all, so it fits the second line: it is P. That is right as long as the last move wins: the player to move has lost.

The two lines leave no gap. Either there is a move to P, or there is none. So **every position is P or N, never both and never neither**, as long as every game comes to an end.</source>
        <comment>3/text</comment>
        <translation>凡是一定会结束、而且双方走法相同的游戏，方法都一样：

- 如果至少有一步能走到P局面，这个局面就是**N**，也叫*热*局面。
- 如果没有一步能走到P局面，这个局面就是**P**，也叫*冷*局面。它的每一步（如果有的话）都走到N局面。

终局一步也走不了，所以符合第二条：它是P。只要是走最后一步的人赢，这就没错：轮到走的人已经输了。

这两条之间没有空隙：要么有一步走到P，要么没有。所以，**只要游戏总会结束，每个局面就不是P便是N，不会两者都是，也不会两者都不是**。</translation>
    </message>
    <message>
        <source>**Ask:** “Could there be a position where nobody can force a win?” Here no: no draws, and each game ends. For games that can go round in circles it can happen.</source>
        <comment>3/notes</comment>
        <translation>**问：**“会不会有一个局面，谁都没有必胜的办法？”这里不会：没有平局，而且每局都会结束。有些游戏会兜圈子，那就可能出现这种情况。</translation>
    </message>
    <message>
        <source>Label the new game</source>
        <comment>4/title</comment>
        <translation>给新游戏标注</translation>
    </message>
    <message>
        <source>From each number you can leave the one that is 1, 3 or 4 smaller. Say the label before you look.</source>
        <comment>4/text</comment>
        <translation>从每个数出发，可以留下比它小1、3或4的数。先说出标注，再看答案。</translation>
    </message>
    <message>
        <source>The first steps: 0 P, 1 N, 2 P (you can only take one, and that leaves 1). Pupils often forget that two cannot be taken and label 2 as N. Then 3, 4, 5 and 6 are all N. **Ask which move proves it for 6:** take four and leave 2.</source>
        <comment>4/notes</comment>
        <translation>开头几步：0是P，1是N，2是P（只能取一根，留下1）。学生常常忘记不许取两根，把2标成N。接着3、4、5、6都是N。**问：**6是N，靠的是哪一步？取四根，留下2。</translation>
    </message>
    <message>
        <source>What do you see?</source>
        <comment>5/title</comment>
        <translation>你看出了什么？</translation>
    </message>
    <message>
        <source>Write the labels from 0 to 14 as one line of letters. (Go one step back if you want to see them again.) What do you notice?</source>
        <comment>5/text</comment>
        <translation>把0到14的标注写成一行字母。（想再看一遍，就退回上一步。）你发现了什么？</translation>
    </message>
    <message>
        <source>Let them write it in rows of seven, one below the other. Ask for 50 (7 times 7 and 1 more: N) and for 70 (P).</source>
        <comment>5/notes</comment>
        <translation>让学生每七个写成一行，上下对齐。再问50（7的7倍多1：N）和70（P）。</translation>
    </message>
    <message>
        <source>The line is P N P N N N N, P N P N N N N, P. The first seven labels come again and again. We say that the labels have **period 7**.

So for 100 matches you need no long table. 100 is 14 times 7 and 2 more, so it has the label of 2: [it is P](takeaway/take=1,3,4:100?outcome=P).</source>
        <comment>5/reveal</comment>
        <translation>这一行是P N P N N N N，P N P N N N N，P。开头的七个标注一遍又一遍地重复。我们说，标注的**周期是7**。

所以要知道100根，不必列长长的表。100是7的14倍多2，标注跟2一样：[它是P](takeaway/take=1,3,4:100?outcome=P)。</translation>
    </message>
    <message>
        <source>Nine matches</source>
        <comment>6/title</comment>
        <translation>九根小棒</translation>
    </message>
    <message>
        <source>So what about the nine matches of the beginning?</source>
        <comment>6/text</comment>
        <translation>那么，开头的九根小棒呢？</translation>
    </message>
    <message>
        <source>Compare it with what happened when the pairs played. Who won most of the games from 9? With good play it is always the second player.</source>
        <comment>6/notes</comment>
        <translation>跟刚才各组对局的结果比一比。从9根开始，多数是谁赢的？如果双方都走得好，总是后走的人赢。</translation>
    </message>
    <message>
        <source>P: the player who starts loses</source>
        <comment>6/choice 1</comment>
        <translation>P：先走的人输</translation>
    </message>
    <message>
        <source>Yes. 9 is 7 and 2 more. From 9 you can only leave 8, 6 or 5, and all three are N.</source>
        <comment>6/because 1</comment>
        <translation>对。9是7多2。从9你只能留下8、6或5，三个都是N。</translation>
    </message>
    <message>
        <source>N: take one</source>
        <comment>6/choice 2</comment>
        <translation>N：取一根</translation>
    </message>
    <message>
        <source>You leave 8. The other player takes one as well and leaves 7, which is P.</source>
        <comment>6/because 2</comment>
        <translation>你留下8根。对方也取一根，留下7根，而7是P。</translation>
    </message>
    <message>
        <source>N: take four</source>
        <comment>6/choice 3</comment>
        <translation>N：取四根</translation>
    </message>
    <message>
        <source>You leave 5. The other player takes three and leaves 2, which is P.</source>
        <comment>6/because 3</comment>
        <translation>你留下5根。对方取三根，留下2根，而2是P。</translation>
    </message>
    <message>
        <source>Must it repeat?</source>
        <comment>7/title</comment>
        <translation>一定会重复吗？</translation>
    </message>
    <message>
        <source>Is it luck that the labels repeat? Think about which labels you need to know to find the next one.</source>
        <comment>7/text</comment>
        <translation>标注会重复，是碰巧吗？想一想：要写出下一个标注，你需要知道哪几个标注？</translation>
    </message>
    <message>
        <source>A fine argument for quick pupils; the pigeonhole principle without its name. Nobody needs to remember it. **Ask:** in how many ways can ten labels in a row look, if up to 10 matches may be taken? (2 to the power 10, which is 1024.)</source>
        <comment>7/notes</comment>
        <translation>这是给反应快的学生的一段漂亮推理，其实就是抽屉原理，只是没有说出名字。不要求记住。**问：**如果最多可以取10根，那么连着的十个标注有多少种样子？（2的10次方，也就是1024种。）</translation>
    </message>
    <message>
        <source>To label a number you only look at the **last four labels**, because no more than four matches can be taken. There are only 2 × 2 × 2 × 2 = 16 ways in which four labels in a row can look.

So after a while the same four labels must come again. From there on everything is as it was before, for ever. **Whichever numbers are allowed, as long as one of them is the largest, the labels repeat in the end.**</source>
        <comment>7/reveal</comment>
        <translation>要给一个数标注，只要看它**前面的四个标注**，因为一次最多取四根。而连着的四个标注，只有2 × 2 × 2 × 2 = 16种样子。

所以过不了多久，同样的四个标注一定会再次出现。从那里开始，一切都跟以前一样，永远重复下去。**不管允许取哪几种根数，只要其中有一个最大的，标注最后总会重复**。</translation>
    </message>
    <message>
        <source>Your turn: take 2 or 3</source>
        <comment>8/title</comment>
        <translation>轮到你：取2根或3根</translation>
    </message>
    <message>
        <source>In this game you may take **2 or 3**. With 1 match left nobody can move! Fill in P and N from 0 to 13.</source>
        <comment>8/text</comment>
        <translation>在这个游戏里，每次可以取**2根或3根**。剩1根时谁都走不了！请给0到13填上P和N。</translation>
    </message>
    <message>
        <source>The trap is 1: it is an end position as well, so it is P. The pattern is P P N N N, period 5.</source>
        <comment>8/notes</comment>
        <translation>陷阱是1：它也是终局，所以是P。规律是P P N N N，周期5。</translation>
    </message>
    <message>
        <source>Read the pattern</source>
        <comment>9/title</comment>
        <translation>读出规律</translation>
    </message>
    <message>
        <source>In the game with 2 or 3, the labels go P P N N N and then repeat. There are **21** matches. Who wins?</source>
        <comment>9/text</comment>
        <translation>每次取2根或3根时，标注是P P N N N，然后重复。现在有**21**根小棒。谁赢？</translation>
    </message>
    <message>
        <source>**Ask for the answer to every move too:** against 2 take 3, against 3 take 2. Together that is five, the period.</source>
        <comment>9/notes</comment>
        <translation>**再问每一步的应着：**对方取2根就取3根，对方取3根就取2根。合起来是五，正是周期。</translation>
    </message>
    <message>
        <source>The previous player: it is P</source>
        <comment>9/choice 1</comment>
        <translation>上一位玩家：它是P</translation>
    </message>
    <message>
        <source>Yes. 21 is 4 times 5 and 1 more, so it has the same label as 1.</source>
        <comment>9/because 1</comment>
        <translation>对。21是5的4倍多1，所以标注跟1一样。</translation>
    </message>
    <message>
        <source>The next player: it is N</source>
        <comment>9/choice 2</comment>
        <translation>下一位玩家：它是N</translation>
    </message>
    <message>
        <source>Divide by five and look at what is left over: 21 leaves 1, and 1 is P.</source>
        <comment>9/because 2</comment>
        <translation>除以五，看余数：21除以5余1，而1是P。</translation>
    </message>
    <message>
        <source>Two heaps</source>
        <comment>10/title</comment>
        <translation>两堆</translation>
    </message>
    <message>
        <source>Now **two** heaps of 10, and you take 1, 2 or 3 from one of them. Who wins, and how? Play a little and think.</source>
        <comment>10/text</comment>
        <translation>现在有**两**堆，每堆10根，每次从其中一堆取1、2或3根。谁赢，怎么赢？玩一玩，想一想。</translation>
    </message>
    <message>
        <source>Copying is the first great idea about games with several heaps. Let someone play it against you. Keep the last sentence in mind: it is why the lessons on Nim will need numbers; two letters are not enough.</source>
        <comment>10/notes</comment>
        <translation>模仿，是多堆游戏的第一个妙招。请一位同学跟你玩一局。记住最后一句话：正因为如此，后面讲尼姆时需要数；两个字母不够用。</translation>
    </message>
    <message>
        <source>The second player, by **copying**: whatever is taken from one heap, take the same from the other. [Equal heaps](takeaway:10,10?outcome=P) always have an answer.

One heap of ten is N, two together are P. So the letters of the parts do not tell you the letter of the whole.</source>
        <comment>10/reveal</comment>
        <translation>后走的人赢，办法是**模仿**：对方从一堆里取几根，你就从另一堆里取几根。[两堆相等](takeaway:10,10?outcome=P)时，你总有应着。

一堆十根是N，两堆合起来却是P。所以，光知道各部分的字母，并不知道整体的字母。</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>11/title</comment>
        <translation>P还是N？</translation>
    </message>
    <message>
        <source>Say which it is, and read why.</source>
        <comment>11/text</comment>
        <translation>说出是哪一个，再读一读理由。</translation>
    </message>
    <message>
        <source>Let pupils say which move they would make when they answer N.</source>
        <comment>11/notes</comment>
        <translation>回答N的学生，请他说说会走哪一步。</translation>
    </message>
    <message>
        <source>Climb the fence</source>
        <comment>12/title</comment>
        <translation>翻过篱笆</translation>
    </message>
    <message>
        <source>This computer plays perfectly when at most 8 matches are left, and at random until then. You may take 1, 3 or 4. What should you do with 20 matches? You start.</source>
        <comment>12/text</comment>
        <translation>这台电脑在剩下不超过8根时走得完美无缺，在那之前只是随便走。每次可以取1、3或4根。20根小棒，你先走，应该怎么取？</translation>
    </message>
    <message>
        <source>20 is 14 and 6 more, so it is N: take four and leave 16, which is 14 and 2 more.</source>
        <comment>12/notes</comment>
        <translation>20是14多6，所以是N：取四根，留下16，也就是14多2。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- The method works for every rule: label from the end.
- When there is a largest number that may be taken, the labels **repeat**, so a short table answers for all sizes.
- Two equal heaps, and nothing else, are always P: copy. [Here is one](takeaway/take=1,3,4:12,12?outcome=P) to try.

Next comes the most famous game of all, Nim: you may take as many stones from a heap as you like.</source>
        <comment>13/text</comment>
        <translation>- 这个方法对每种规则都管用：从终局开始标注。
- 如果允许取的根数有个最大的，标注就会**重复**，所以一张短短的表就能回答任意大的数。
- 只有两堆、而且两堆相等，那么总是P：模仿就行。[这里有一个](takeaway/take=1,3,4:12,12?outcome=P)可以试试。

接下来是这类游戏里最有名的一个，尼姆：你可以从一堆里取任意多颗石子。</translation>
    </message>
    <message>
        <source>**Exit question:** take 1 or 4. Write the labels from 0 to 9. (P N P N N, P N P N N.)</source>
        <comment>13/notes</comment>
        <translation>**下课前的问题：**每次取1根或4根，写出0到9的标注。（P N P N N，P N P N N。）</translation>
    </message>
</context>
<context>
    <name>poker-nim-and-skips</name>
    <message>
        <source>Stones that come back, turns that are skipped</source>
        <comment>title</comment>
        <translation>石子会回来，轮次能跳过</translation>
    </message>
    <message>
        <source>Poker Nim and Nim with skips: which extra moves change the winner, and which do not?</source>
        <comment>about</comment>
        <translation>扑克尼姆和可以停步的尼姆：哪些额外的走法会改变赢家，哪些不会？</translation>
    </message>
    <message>
        <source>tell which extra moves change the winner</source>
        <comment>aims</comment>
        <translation>分辨哪些额外的走法会改变赢家</translation>
    </message>
    <message>
        <source>Poker Nim</source>
        <comment>1/title</comment>
        <translation>扑克尼姆</translation>
    </message>
    <message>
        <source>Nim with one more kind of move: instead of taking stones you may **put some back** on a heap, as long as it does not get larger than it was at the start. Each player may do that only **twice** in the whole game. Whoever makes the last move wins.

Play it in pairs, with heaps 3, 4 and 5. Does putting back help?</source>
        <comment>1/text</comment>
        <translation>在尼姆里增加一种走法：不取石子，而是往一堆里**放回几颗**，只要这一堆不超过开始时的大小。每人整局只能这样做**两次**。走最后一步的人赢。

用3、4、5三堆，两人一组玩。放回石子有用吗？</translation>
    </message>
    <message>
        <source>Each player has a small stock of moves for putting back. **Ask afterwards:** “Did putting stones back ever save somebody?” It can confuse, but it cannot save.</source>
        <comment>1/notes</comment>
        <translation>每人都有几次放回的机会。玩过以后**问：**“放回石子有没有救过谁？”它能迷惑人，却救不了人。</translation>
    </message>
    <message>
        <source>Somebody puts back</source>
        <comment>2/title</comment>
        <translation>有人放回石子</translation>
    </message>
    <message>
        <source>You have left a position with nim-sum 0. The other player puts **two stones** on a heap. What do you do?</source>
        <comment>2/text</comment>
        <translation>你留下了尼姆和0的局面。对方往一堆里放回**两颗石子**。你怎么办？</translation>
    </message>
    <message>
        <source>The same idea as on the staircase: undo it at once. Play it with the class from 1, 4, 5.</source>
        <comment>2/notes</comment>
        <translation>跟楼梯上是同一个想法：马上撤回。跟全班从1、4、5开始玩一玩。</translation>
    </message>
    <message>
        <source>I put two stones back as well, on another heap</source>
        <comment>2/choice 1</comment>
        <translation>我也往另一堆放回两颗</translation>
    </message>
    <message>
        <source>You might not have that many moves left for putting back, and the nim-sum need not become 0.</source>
        <comment>2/because 1</comment>
        <translation>你可能没有那么多放回的机会了，而且尼姆和也不一定变成0。</translation>
    </message>
    <message>
        <source>I take exactly these two stones away again</source>
        <comment>2/choice 2</comment>
        <translation>我把这两颗原样取走</translation>
    </message>
    <message>
        <source>Yes. The position is as before, the nim-sum is 0 again, and the other player has one putting-back move less.</source>
        <comment>2/because 2</comment>
        <translation>对。局面跟原来一样，尼姆和又是0，而对方少了一次放回的机会。</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>2/choice 3</comment>
        <translation>我输了</translation>
    </message>
    <message>
        <source>The nim-sum is not 0 now, and it is your turn. That is good for you.</source>
        <comment>2/because 3</comment>
        <translation>现在尼姆和不是0，又轮到你走，这对你有利。</translation>
    </message>
    <message>
        <source>And if it is done again?</source>
        <comment>3/title</comment>
        <translation>再来一次呢？</translation>
    </message>
    <message>
        <source>Undoing works each time. Could the other player go on for ever, putting stones back again and again?</source>
        <comment>3/text</comment>
        <translation>每次都能撤回。对方能不能永远这样下去，一次又一次地放回石子？</translation>
    </message>
    <message>
        <source>You need no putting-back moves yourself in order to undo: undoing is taking. That is why the numbers do not matter.</source>
        <comment>3/notes</comment>
        <translation>撤回不需要用掉你自己的放回机会：撤回就是取走。所以机会有几次没有关系。</translation>
    </message>
    <message>
        <source>No, only twice. Then only taking is left. So Poker Nim is won **exactly as Nim**: from 3, 4, 5 [make the 3 a 1](poker/adds=2,2/max=3,4,5:3,4,5?outcome=N&amp;wins=poker/adds=2,2/max=3,4,5:1,4,5).

Who has more of these moves does not matter: [none against two](poker/adds=0,2/max=3,4,5:1,4,5?outcome=P).</source>
        <comment>3/reveal</comment>
        <translation>不能，只有两次。然后就只能取走了。所以扑克尼姆**跟尼姆完全一样**：从3、4、5出发，[把3变成1](poker/adds=2,2/max=3,4,5:3,4,5?outcome=N&amp;wins=poker/adds=2,2/max=3,4,5:1,4,5)。

谁的放回机会更多，没有关系：[零次对两次](poker/adds=0,2/max=3,4,5:1,4,5?outcome=P)。</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>4/title</comment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Find the winning move. Putting back is possible, but look at the nim-sum first.</source>
        <comment>4/text</comment>
        <translation>找出制胜走法。可以放回石子，但先看尼姆和。</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Sometimes putting back wins too, because it also makes the nim-sum 0.</source>
        <comment>4/notes</comment>
        <translation>时间不够可以略过。有时放回石子也能赢，因为它也能让尼姆和变成0。</translation>
    </message>
    <message>
        <source>Nim with skips</source>
        <comment>5/title</comment>
        <translation>可以停步的尼姆</translation>
    </message>
    <message>
        <source>Now another extra: a player may **skip** a turn, that is, make no move. Each player has one skip. The game goes on until the player to move has neither a stone to take nor a skip to use, and has lost.

Play it in pairs. When is the best time to skip?</source>
        <comment>5/text</comment>
        <translation>再来一种额外的走法：轮到的人可以**停步**，也就是这一轮不走。每人可以停步一次。轮到走的人既没有石子可取，又没有停步可用，就输了。

两人一组玩。什么时候停步最好？</translation>
    </message>
    <message>
        <source>Read the last sentence twice: you may skip even when no stones are left. With exactly that rule the game has a simple answer.</source>
        <comment>5/notes</comment>
        <translation>把最后一句读两遍：一颗石子也没有了，仍然可以停步。正是这条规则，使这个游戏有简单的答案。</translation>
    </message>
    <message>
        <source>Equal skips</source>
        <comment>6/title</comment>
        <translation>停步次数相等</translation>
    </message>
    <message>
        <source>Both have **one** skip. You have left nim-sum 0, and the other player skips. What now?</source>
        <comment>6/text</comment>
        <translation>双方都有**一次**停步。你留下了尼姆和0，对方停步。怎么办？</translation>
    </message>
    <message>
        <source>Copying once more. With equal numbers of skips it is just Nim.</source>
        <comment>6/notes</comment>
        <translation>又是模仿。停步次数相等时，它就是尼姆。</translation>
    </message>
    <message>
        <source>I skip as well</source>
        <comment>6/choice 1</comment>
        <translation>我也停步</translation>
    </message>
    <message>
        <source>Yes. The skips are used up on both sides, and the other player must move from nim-sum 0.</source>
        <comment>6/because 1</comment>
        <translation>对。双方的停步都用完了，对方面对尼姆和0，不得不走。</translation>
    </message>
    <message>
        <source>I take some stones</source>
        <comment>6/choice 2</comment>
        <translation>我取几颗石子</translation>
    </message>
    <message>
        <source>Then you are the one who spoils the nim-sum 0, and the other player makes it 0 again.</source>
        <comment>6/because 2</comment>
        <translation>这样破坏尼姆和0的就是你，对方会把它再变成0。</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>6/choice 3</comment>
        <translation>我输了</translation>
    </message>
    <message>
        <source>You still have a skip. Use it now.</source>
        <comment>6/because 3</comment>
        <translation>你还有一次停步，现在就用。</translation>
    </message>
    <message>
        <source>One skip more</source>
        <comment>7/title</comment>
        <translation>多一次停步</translation>
    </message>
    <message>
        <source>Heaps 1, 2, 3, nim-sum 0. It is **your** turn, and you have two skips, the other player has one. Who wins?</source>
        <comment>7/text</comment>
        <translation>1、2、3三堆，尼姆和是0。轮到**你**走，你有两次停步，对方有一次。谁赢？</translation>
    </message>
    <message>
        <source>On the board Left is the player who starts. In fact all seven moves win here.</source>
        <comment>7/notes</comment>
        <translation>在棋盘上，左方是先走的人。其实这里七种走法全都能赢。</translation>
    </message>
    <message>
        <source>The other player, because nim-sum 0 is lost for me</source>
        <comment>7/choice 1</comment>
        <translation>对方赢，因为轮到我时尼姆和是0，必败</translation>
    </message>
    <message>
        <source>Without skips, yes. But you can skip first, and then it is the other player’s turn at nim-sum 0, with one skip each.</source>
        <comment>7/because 1</comment>
        <translation>没有停步的话，是的。但你可以先停步，然后就轮到对方面对尼姆和0，双方各有一次停步。</translation>
    </message>
    <message>
        <source>I do</source>
        <comment>7/choice 2</comment>
        <translation>我赢</translation>
    </message>
    <message>
        <source>Yes. Skip! Then it is the other player’s turn, with nim-sum 0 and one skip each: lost for them.</source>
        <comment>7/because 2</comment>
        <translation>对。停步！然后轮到对方，尼姆和是0，双方各有一次停步：对方必败。</translation>
    </message>
    <message>
        <source>Having one more</source>
        <comment>8/title</comment>
        <translation>多一次就够</translation>
    </message>
    <message>
        <source>What if you have more skips, and it is the **other** player’s turn? And if the nim-sum is not 0?</source>
        <comment>8/text</comment>
        <translation>如果你的停步更多，却轮到**对方**走呢？如果尼姆和不是0呢？</translation>
    </message>
    <message>
        <source>So such a game has two more kinds of results: Left wins whoever starts (L), and Right wins whoever starts (R). These letters come back in Northcott’s game and in red-blue Hackenbush.</source>
        <comment>8/notes</comment>
        <translation>所以这样的游戏还有另外两种结果：不管谁先走都是左方赢（L），不管谁先走都是右方赢（R）。在诺斯科特游戏和红蓝Hackenbush里，还会再见到这两个字母。</translation>
    </message>
    <message>
        <source>You win in every case. If the other player skips, skip too. As long as you have one more skip, you can choose who has to move at nim-sum 0.

- [Two against one](skip/skips=2,1:3,4,5?outcome=L): the one with two wins, whoever starts.
- [None against one](skip/skips=0,1:3,4,5?outcome=R): the one with one wins, whoever starts.
- [Equal](skip/skips=1,1:3,4,5?outcome=N): as in Nim.

So a skip is worth something, and putting stones back is not. **A skip can only be answered by another skip, and whoever has one more has the last word.**</source>
        <comment>8/reveal</comment>
        <translation>每种情形都是你赢。对方停步，你也停步。只要你多一次停步，由谁来面对尼姆和0，就由你来定。

- [两次对一次](skip/skips=2,1:3,4,5?outcome=L)：有两次的人赢，不管谁先走。
- [零次对一次](skip/skips=0,1:3,4,5?outcome=R)：有一次的人赢，不管谁先走。
- [相等](skip/skips=1,1:3,4,5?outcome=N)：跟尼姆一样。

所以停步是有价值的，放回石子却没有。**停步只能用停步来应，谁多一次，谁就说了算**。</translation>
    </message>
    <message>
        <source>Read the rule exactly</source>
        <comment>9/title</comment>
        <translation>仔细读规则</translation>
    </message>
    <message>
        <source>Somebody words it a little differently: **the game is over as soon as the last stone is taken**. One heap with one stone; you start and have no skip; the other player has one. Who wins?</source>
        <comment>9/text</comment>
        <translation>有人把话说得稍有不同：**最后一颗石子一取走，游戏就结束**。一堆一颗石子；你先走，没有停步；对方有一次。谁赢？</translation>
    </message>
    <message>
        <source>Can be left out if time is short. With the first rule the other player answers with the skip and wins. The claim “more skips always wins” is often printed without saying which rule is meant. This is the smallest counterexample.</source>
        <comment>9/notes</comment>
        <translation>时间不够可以略过。按前一种规则，对方用停步来应，就赢了。“停步多的人总是赢”这句话常常印出来，却不说明是哪种规则。这是最小的反例。</translation>
    </message>
    <message>
        <source>The other player, because of the skip</source>
        <comment>9/choice 1</comment>
        <translation>对方，因为他有停步</translation>
    </message>
    <message>
        <source>With the first rule, yes. But now the game is over when you have taken the stone.</source>
        <comment>9/because 1</comment>
        <translation>按前一种规则，是的。但现在，你一取走石子，游戏就结束了。</translation>
    </message>
    <message>
        <source>I do</source>
        <comment>9/choice 2</comment>
        <translation>我</translation>
    </message>
    <message>
        <source>Yes. Take the stone, and it is over. The skip comes too late.</source>
        <comment>9/because 2</comment>
        <translation>对。取走石子，游戏结束。停步来得太晚了。</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <comment>10/title</comment>
        <translation>谁赢？</translation>
    </message>
    <message>
        <source>Compare the skips first, and only if they are equal look at the nim-sum.</source>
        <comment>10/text</comment>
        <translation>先比停步的次数，相等了再看尼姆和。</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The letters: P and N as always, L when Left wins whoever starts, R when Right does. Left is the player who starts on the board.</source>
        <comment>10/notes</comment>
        <translation>时间不够可以略过。字母的意思：P和N跟以前一样；不管谁先走都是左方赢，写L；不管谁先走都是右方赢，写R。在棋盘上，左方是先走的人。</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>11/title</comment>
        <translation>赢下来</translation>
    </message>
    <message>
        <source>You start with two skips against one. You cannot lose, if you use them well. The computer is perfect.</source>
        <comment>11/text</comment>
        <translation>你先走，你有两次停步，对方有一次。只要用得好，你不会输。电脑走得完美无缺。</translation>
    </message>
    <message>
        <source>A good plan: keep the skips; answer each skip with a skip; play Nim. Skip when you meet nim-sum 0.</source>
        <comment>11/notes</comment>
        <translation>一个好办法：留着停步；对方停步，就用停步来应；照尼姆来玩。碰到尼姆和0时就停步。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>12/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- An extra move that can be **undone**, and cannot be repeated for ever, changes nothing: [Poker Nim is Nim](poker/adds=2,2/max=3,4,5:1,4,5?outcome=P).
- A **skip** is a free move. [Whoever has more of them](skip/skips=1,0:1,2,3?outcome=L) wins.
- One sentence in the rules can turn the winner round.

In these games the two players do not have the same moves any more. In the next one they even move different pieces.</source>
        <comment>12/text</comment>
        <translation>- 一种额外的走法，如果能**撤回**，又不能永远重复，就等于什么也没变：[扑克尼姆就是尼姆](poker/adds=2,2/max=3,4,5:1,4,5?outcome=P)。
- **停步**是白得的一步。[谁更多](skip/skips=1,0:1,2,3?outcome=L)，谁就赢。
- 规则里的一句话，就能让赢家换人。

在这些游戏里，双方的走法已经不再相同。在下一个游戏里，双方移动的甚至不是同样的棋子。</translation>
    </message>
    <message>
        <source>**Exit question:** skips 3 against 3, heaps 2, 4, 6, your turn. (Nim-sum 0 and equal skips: you lose.)</source>
        <comment>12/notes</comment>
        <translation>**下课前的问题：**停步3次对3次，2、4、6三堆，轮到你走。（尼姆和是0，停步相等：你输。）</translation>
    </message>
</context>
<context>
    <name>prime-powers</name>
    <message>
        <source>Dividing a number</source>
        <comment>title</comment>
        <translation>除一个数</translation>
    </message>
    <message>
        <source>A game with one large number: its prime factors are heaps.</source>
        <comment>about</comment>
        <translation>用一个大数来玩的游戏：它的质因数就是堆。</translation>
    </message>
    <message>
        <source>play with prime factors as heaps</source>
        <comment>aims</comment>
        <translation>把质因数当作堆来玩</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>The number **360** stands on the board. On your turn divide it by a prime number, or by a power of **one** prime number, such as 2, 4, 8, 3, 9 or 5. It must divide without a remainder. Whoever reaches **1** wins.

Play it in pairs, with pen and paper. If you are alone, play both sides.</source>
        <comment>1/text</comment>
        <translation>黑板上写着**360**这个数。轮到你时，用它除以一个质数，或者除以**一个**质数的幂，比如2、4、8、3、9或5。必须除得尽。谁走到**1**，谁就赢。

两人一组，用纸和笔来玩。只有你一个人的话，就自己扮演两方。</translation>
    </message>
    <message>
        <source>Dividing by 6 is not allowed: 6 is made of two different primes. Let pupils write the line of numbers in their book: 360, 90, 30, …</source>
        <comment>1/notes</comment>
        <translation>不能除以6：6是由两个不同的质数组成的。让学生在本子上写下一串数：360、90、30……</translation>
    </message>
    <message>
        <source>What is allowed?</source>
        <comment>2/title</comment>
        <translation>可以除以什么？</translation>
    </message>
    <message>
        <source>The number is **12**. By which numbers may you divide it?</source>
        <comment>2/text</comment>
        <translation>这个数是**12**。你可以用它除以哪些数？</translation>
    </message>
    <message>
        <source>Recall the prime factors: 12 = 2 × 2 × 3. A move removes some of the twos, or some of the threes, and never both kinds.</source>
        <comment>2/notes</comment>
        <translation>复习质因数：12 = 2 × 2 × 3。走一步，就是去掉几个2，或者去掉几个3，绝不两种一起去掉。</translation>
    </message>
    <message>
        <source>2, 3, 4, 6 and 12</source>
        <comment>2/choice 1</comment>
        <translation>2、3、4、6和12</translation>
    </message>
    <message>
        <source>6 and 12 are made of two different primes, 2 and 3.</source>
        <comment>2/because 1</comment>
        <translation>6和12由两个不同的质数2和3组成。</translation>
    </message>
    <message>
        <source>2 and 3</source>
        <comment>2/choice 2</comment>
        <translation>2和3</translation>
    </message>
    <message>
        <source>One is missing: 4 is a power of 2.</source>
        <comment>2/because 2</comment>
        <translation>少了一个：4是2的幂。</translation>
    </message>
    <message>
        <source>2, 3 and 4</source>
        <comment>2/choice 3</comment>
        <translation>2、3和4</translation>
    </message>
    <message>
        <source>Yes. 2 and 4 are powers of the prime 2, and 3 is a prime itself.</source>
        <comment>2/because 3</comment>
        <translation>对。2和4是质数2的幂，3本身就是质数。</translation>
    </message>
    <message>
        <source>Take the number apart</source>
        <comment>3/title</comment>
        <translation>把数拆开</translation>
    </message>
    <message>
        <source>Write 360 as a product of primes. A move removes some **equal** primes. Which game is that?</source>
        <comment>3/text</comment>
        <translation>把360写成质数的乘积。走一步，就是去掉几个**相同**的质数。这是哪个游戏？</translation>
    </message>
    <message>
        <source>Let pupils lay the primes as cards: three cards 2, two cards 3, one card 5. Then a move is taking cards of one kind. The number itself becomes unimportant.</source>
        <comment>3/notes</comment>
        <translation>让学生把质数摆成卡片：三张2，两张3，一张5。走一步，就是取走同一种卡片。这个数本身反而不要紧了。</translation>
    </message>
    <message>
        <source>360 = 2 × 2 × 2 × 3 × 3 × 5. There are **three** twos, **two** threes and **one** five. A move takes any number of twos, or of threes, or of fives.

That is Nim with the heaps 3, 2, 1! And 3, 2, 1 is P. So [360 is P](primes:360?outcome=P&amp;grundy=0): the second player wins.

In short: 360 = 2³ · 3² · 5. The small numbers above, the *exponents*, are the heaps.</source>
        <comment>3/reveal</comment>
        <translation>360 = 2 × 2 × 2 × 3 × 3 × 5。有**三**个2、**两**个3和**一**个5。走一步，可以取走任意多个2，或任意多个3，或任意多个5。

这就是3、2、1三堆的尼姆！而3、2、1是P。所以[360是P](primes:360?outcome=P&amp;grundy=0)：后走的人赢。

简单地写：360 = 2³ · 3² · 5。右上角的小数字，也就是*指数*，就是堆。</translation>
    </message>
    <message>
        <source>Only the exponents count</source>
        <comment>4/title</comment>
        <translation>要紧的只有指数</translation>
    </message>
    <message>
        <source>Which of these numbers is **P**?</source>
        <comment>4/text</comment>
        <translation>这些数里哪一个是**P**？</translation>
    </message>
    <message>
        <source>**Ask for more P numbers:** 6, 10, 15, 100, 210. For 210 = 2 · 3 · 5 · 7 count the heaps: four ones, even.</source>
        <comment>4/notes</comment>
        <translation>**请他们再举几个P的数：**6、10、15、100、210。210 = 2 · 3 · 5 · 7，数一数堆：四个1，偶数。</translation>
    </message>
    <message>
        <source>8</source>
        <comment>4/choice 1</comment>
        <translation>8</translation>
    </message>
    <message>
        <source>8 = 2³ is a single heap of 3. Divide by 8 and you are done.</source>
        <comment>4/because 1</comment>
        <translation>8 = 2³是单独一堆3颗。除以8就结束了。</translation>
    </message>
    <message>
        <source>36</source>
        <comment>4/choice 2</comment>
        <translation>36</translation>
    </message>
    <message>
        <source>Yes. 36 = 2² · 3²: two equal heaps. Copy what the other player does.</source>
        <comment>4/because 2</comment>
        <translation>对。36 = 2² · 3²：相等的两堆。模仿对方就行。</translation>
    </message>
    <message>
        <source>72</source>
        <comment>4/choice 3</comment>
        <translation>72</translation>
    </message>
    <message>
        <source>72 = 2³ · 3²: heaps 3 and 2. Divide by 2, and they are equal.</source>
        <comment>4/because 3</comment>
        <translation>72 = 2³ · 3²：两堆，3和2。除以2，它们就相等了。</translation>
    </message>
    <message>
        <source>30</source>
        <comment>4/choice 4</comment>
        <translation>30</translation>
    </message>
    <message>
        <source>30 = 2 · 3 · 5: three heaps of one. Divide by any of the three primes, and two heaps of one are left.</source>
        <comment>4/because 4</comment>
        <translation>30 = 2 · 3 · 5：三堆，每堆一颗。除以三个质数中的任意一个，就剩下两堆一颗的。</translation>
    </message>
    <message>
        <source>Very different numbers, the same game</source>
        <comment>5/title</comment>
        <translation>数大不相同，游戏一模一样</translation>
    </message>
    <message>
        <source>Compare 12 and 75 and 1,000,000,007 × 1,000,000,007 × 2. What do they have in common?</source>
        <comment>5/text</comment>
        <translation>比较12、75，还有1,000,000,007 × 1,000,000,007 × 2。它们有什么共同点？</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The three belong together although one has 19 digits. The difficulty with large numbers is to find the primes.</source>
        <comment>5/notes</comment>
        <translation>时间不够可以略过。这三个数是一家的，尽管其中一个有19位。大数的难处在于找出质因数。</translation>
    </message>
    <message>
        <source>12 = 2² · 3 and 75 = 3 · 5². Both are the heaps 2 and 1, and so is the third one, because 1,000,000,007 is a prime number. So they are all the same game, and all have the value 3, for example [12](primes:12?grundy=3) and [75](primes:75?grundy=3).

How *large* a number is says nothing. [1024](primes:1024?grundy=10) is only one heap of ten.</source>
        <comment>5/reveal</comment>
        <translation>12 = 2² · 3，75 = 3 · 5²。两个都是2和1两堆；第三个也是，因为1,000,000,007是质数。所以它们都是同一个游戏，值都是3，比如[12](primes:12?grundy=3)和[75](primes:75?grundy=3)。

一个数有多*大*，什么也说明不了。[1024](primes:1024?grundy=10)不过是一堆10颗。</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>6/title</comment>
        <translation>P还是N？</translation>
    </message>
    <message>
        <source>Take the number apart, then use the nim-sum.</source>
        <comment>6/text</comment>
        <translation>先把数拆开，再用尼姆和。</translation>
    </message>
    <message>
        <source>Divide by 2 as often as possible, then by 3, 5, 7 and so on. Writing the exponents in a row is enough.</source>
        <comment>6/notes</comment>
        <translation>先尽量多次除以2，再除以3、5、7，依此类推。把指数写成一行就够了。</translation>
    </message>
    <message>
        <source>A mistake to find</source>
        <comment>7/title</comment>
        <translation>找出错误</translation>
    </message>
    <message>
        <source>Somebody writes 1,440,600 = 2² · 2² · 3 · 5² · 7⁴. But that product is 2,881,200. How many twos should there be?</source>
        <comment>7/text</comment>
        <translation>有人写道：1,440,600 = 2² · 2² · 3 · 5² · 7⁴。可是这个乘积是2,881,200。应该有几个2？</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Let them check 8 × 3 × 25 = 600 and 600 × 2401 = 1,440,600. Never trust a product that you have not multiplied.</source>
        <comment>7/notes</comment>
        <translation>时间不够可以略过。让他们检验8 × 3 × 25 = 600，600 × 2401 = 1,440,600。没有亲手乘过的积，绝不要轻信。</translation>
    </message>
    <message>
        <source>Three</source>
        <comment>7/choice 1</comment>
        <translation>三个</translation>
    </message>
    <message>
        <source>Yes: 1,440,600 = 2³ · 3 · 5² · 7⁴. That is 8 × 3 × 25 × 2401.</source>
        <comment>7/because 1</comment>
        <translation>对：1,440,600 = 2³ · 3 · 5² · 7⁴，也就是8 × 3 × 25 × 2401。</translation>
    </message>
    <message>
        <source>Four</source>
        <comment>7/choice 2</comment>
        <translation>四个</translation>
    </message>
    <message>
        <source>Four twos make it twice too large: 2,881,200.</source>
        <comment>7/because 2</comment>
        <translation>四个2就大了一倍：2,881,200。</translation>
    </message>
    <message>
        <source>Two</source>
        <comment>7/choice 3</comment>
        <translation>两个</translation>
    </message>
    <message>
        <source>Two twos would make 720,300, which is half of it.</source>
        <comment>7/because 3</comment>
        <translation>两个2得720,300，只有它的一半。</translation>
    </message>
    <message>
        <source>The winning move</source>
        <comment>8/title</comment>
        <translation>制胜走法</translation>
    </message>
    <message>
        <source>1,440,600 = 2³ · 3 · 5² · 7⁴. The heaps are **3, 1, 2, 4**. Which move wins?</source>
        <comment>8/text</comment>
        <translation>1,440,600 = 2³ · 3 · 5² · 7⁴。各堆是**3、1、2、4**。哪一步能赢？</translation>
    </message>
    <message>
        <source>3, 1, 2 is an old friend, so the 4 is too much. No binary needed.</source>
        <comment>8/notes</comment>
        <translation>3、1、2是老朋友了，所以4是多出来的。用不着二进制。</translation>
    </message>
    <message>
        <source>Divide by 8</source>
        <comment>8/choice 1</comment>
        <translation>除以8</translation>
    </message>
    <message>
        <source>Then 1, 2 and 4 are left with nim-sum 7.</source>
        <comment>8/because 1</comment>
        <translation>这样剩下1、2和4，尼姆和是7。</translation>
    </message>
    <message>
        <source>Divide by 7</source>
        <comment>8/choice 2</comment>
        <translation>除以7</translation>
    </message>
    <message>
        <source>Then 3, 1, 2, 3 are left with nim-sum 3.</source>
        <comment>8/because 2</comment>
        <translation>这样剩下3、1、2、3，尼姆和是3。</translation>
    </message>
    <message>
        <source>Divide by 7⁴, that is by 2401</source>
        <comment>8/choice 3</comment>
        <translation>除以7⁴，也就是除以2401</translation>
    </message>
    <message>
        <source>Yes. 3 ⊕ 1 ⊕ 2 = 0 already, so the heap of four must go. 600 is left.</source>
        <comment>8/because 3</comment>
        <translation>对。3 ⊕ 1 ⊕ 2 = 0已经成立，所以4的那堆要取走。剩下600。</translation>
    </message>
    <message>
        <source>And 56,700?</source>
        <comment>9/title</comment>
        <translation>56,700呢？</translation>
    </message>
    <message>
        <source>56,700 = 2² · 3⁴ · 5² · 7. Find the heaps and the winning move.</source>
        <comment>9/text</comment>
        <translation>56,700 = 2² · 3⁴ · 5² · 7。找出各堆和制胜走法。</translation>
    </message>
    <message>
        <source>Can be left out if time is short. 2100 = 2² · 3 · 5² · 7: heaps 2, 1, 2, 1, everything in pairs.</source>
        <comment>9/notes</comment>
        <translation>时间不够可以略过。2100 = 2² · 3 · 5² · 7：各堆是2、1、2、1，全都成对。</translation>
    </message>
    <message>
        <source>Heaps **2, 4, 2, 1**. The twos cancel, and 4 ⊕ 1 = 5. The heap of four must become 4 ⊕ 5 = 1: remove three of the four threes. So [divide by 27](primes:56700?outcome=N&amp;grundy=5&amp;only=primes:2100), and 2100 is left.</source>
        <comment>9/reveal</comment>
        <translation>各堆是**2、4、2、1**。两个2抵消，4 ⊕ 1 = 5。4的那堆要变成4 ⊕ 5 = 1：四个3里去掉三个。所以[除以27](primes:56700?outcome=N&amp;grundy=5&amp;only=primes:2100)，剩下2100。</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>10/title</comment>
        <translation>找出制胜走法</translation>
    </message>
    <message>
        <source>Which number do you divide by?</source>
        <comment>10/text</comment>
        <translation>你除以哪个数？</translation>
    </message>
    <message>
        <source>Let pupils say both: the change of the heap, and the number to divide by.</source>
        <comment>10/notes</comment>
        <translation>让学生两样都说：堆怎么变，要除以哪个数。</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>11/title</comment>
        <translation>赢下来</translation>
    </message>
    <message>
        <source>You start with 1,440,600, and the computer is perfect.</source>
        <comment>11/text</comment>
        <translation>从1,440,600开始，你先走，电脑走得完美无缺。</translation>
    </message>
    <message>
        <source>After 2401 the number is 600 = 2³ · 3 · 5², heaps 3, 1, 2.</source>
        <comment>11/notes</comment>
        <translation>除以2401之后，这个数是600 = 2³ · 3 · 5²，各堆是3、1、2。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>12/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- The **exponents** of the primes are heaps: [360](primes:360?outcome=P) is 3, 2, 1.
- The size of the number does not matter, only how often each prime is in it.
- A game may look like arithmetic and still be Nim.

Next come coins that are turned over, where new heads may even appear.</source>
        <comment>12/text</comment>
        <translation>- 质数的**指数**就是堆：[360](primes:360?outcome=P)是3、2、1。
- 数有多大没有关系，要紧的是每个质数在里面出现几次。
- 一个游戏看上去像算术，其实还是尼姆。

接下来是翻硬币，那里甚至会冒出新的正面来。</translation>
    </message>
    <message>
        <source>**Exit question:** 1000 and 1001 (7 · 11 · 13): P or N? (1000 = 2³ · 5³ is P. 1001 is three heaps of one: N.)</source>
        <comment>12/notes</comment>
        <translation>**下课前的问题：**1000和1001（7 · 11 · 13）是P还是N？（1000 = 2³ · 5³是P。1001是三堆，每堆一颗：N。）</translation>
    </message>
</context>
<context>
    <name>red-blue-hackenbush</name>
    <message>
        <source>Red-blue Hackenbush</source>
        <comment>title</comment>
        <translation>红蓝Hackenbush</translation>
    </message>
    <message>
        <source>When each player has a colour, positions become numbers, and even fractions.</source>
        <comment>about</comment>
        <translation>每人一种颜色时，局面就成了数，甚至是分数。</translation>
    </message>
    <message>
        <source>explain how a position can be worth half a move</source>
        <comment>aims</comment>
        <translation>解释一个局面怎么会值半步</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>Now the edges, the lines of the picture, have two colours. **Left** cuts only **blue** edges, **Right** only **red** ones. What is no longer joined to the ground falls. Whoever cannot cut loses.

Play it in pairs. Does it matter here who starts?</source>
        <comment>1/text</comment>
        <translation>现在，边（图里的线条）有两种颜色。**左方**只剪**蓝**边，**右方**只剪**红**边。跟地面断了联系的就掉下来。谁没有边可剪，谁就输。

两人一组玩。在这里，谁先走有关系吗？</translation>
    </message>
    <message>
        <source>A help for the names: bLue is Left, Red is Right. On this board Left wins, whoever starts; it is worth one half. The pupils will not see that yet. Colours are lettered on the board as well.</source>
        <comment>1/notes</comment>
        <translation>帮助记忆：L是左方，剪蓝边；R是右方，剪红边。在这个棋盘上，不管谁先走都是左方赢；它的值是二分之一。学生现在还看不出来。棋盘上的颜色也都标着字母。</translation>
    </message>
    <message>
        <source>One blue edge</source>
        <comment>2/title</comment>
        <translation>一条蓝边</translation>
    </message>
    <message>
        <source>Only one blue edge is there. Who wins?</source>
        <comment>2/text</comment>
        <translation>只有一条蓝边。谁赢？</translation>
    </message>
    <message>
        <source>A new kind of result: neither P nor N. We write L when Left wins whoever starts, and R for Right.</source>
        <comment>2/notes</comment>
        <translation>一种新的结果：既不是P也不是N。不管谁先走都是左方赢，我们写L；右方就写R。</translation>
    </message>
    <message>
        <source>Whoever starts</source>
        <comment>2/choice 1</comment>
        <translation>先走的人</translation>
    </message>
    <message>
        <source>If Right starts, Right has nothing to cut and loses at once.</source>
        <comment>2/because 1</comment>
        <translation>如果右方先走，他没有边可剪，马上就输了。</translation>
    </message>
    <message>
        <source>Left, whoever starts</source>
        <comment>2/choice 2</comment>
        <translation>左方，不管谁先走</translation>
    </message>
    <message>
        <source>Yes. Left has one cut, Right has none.</source>
        <comment>2/because 2</comment>
        <translation>对。左方可以剪一刀，右方一刀也没有。</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>2/choice 3</comment>
        <translation>右方</translation>
    </message>
    <message>
        <source>Right cannot cut blue edges.</source>
        <comment>2/because 3</comment>
        <translation>右方不能剪蓝边。</translation>
    </message>
    <message>
        <source>Counting free moves</source>
        <comment>3/title</comment>
        <translation>数白得的步数</translation>
    </message>
    <message>
        <source>A blue edge alone is one free move for Left: it is worth **1**. A blue stalk of three edges is [worth 3](hackenbush:0-1b,1-2b,2-3b?value=3). A red edge is worth **−1**.

One blue and one red edge side by side are worth 1 − 1 = [0](hackenbush:0-1b,0-2r?value=0&amp;outcome=P): whoever starts runs out of moves first.

- value **positive**: Left wins, whoever starts
- value **negative**: Right wins, whoever starts
- value **0**: the second player wins, P</source>
        <comment>3/text</comment>
        <translation>单独一条蓝边，是左方白得的一步：它值**1**。三条边的蓝茎[值3](hackenbush:0-1b,1-2b,2-3b?value=3)。一条红边值**−1**。

一条蓝边和一条红边并排，值1 − 1 = [0](hackenbush:0-1b,0-2r?value=0&amp;outcome=P)：谁先走，谁就先没有走法。

- 值是**正数**：左方赢，不管谁先走
- 值是**负数**：右方赢，不管谁先走
- 值是**0**：后走的人赢，P</translation>
    </message>
    <message>
        <source>Here we really add. No nim-sum is needed: moves of different colours do not cancel like equal heaps; they are counted against each other. Do not forget the case 0: some texts do.</source>
        <comment>3/notes</comment>
        <translation>这里真的是相加，不需要尼姆和：不同颜色的步数不是像相等的堆那样抵消，而是一步抵一步地算。别忘了0的情形：有的文章就忘了。</translation>
    </message>
    <message>
        <source>Red on top of blue</source>
        <comment>4/title</comment>
        <translation>蓝边上的红边</translation>
    </message>
    <message>
        <source>A blue edge with a red edge **on top** of it. Who wins?</source>
        <comment>4/text</comment>
        <translation>一条蓝边，**顶上**有一条红边。谁赢？</translation>
    </message>
    <message>
        <source>So the value is positive. Is it 1? Next step.</source>
        <comment>4/notes</comment>
        <translation>所以值是正数。它是1吗？见下一步。</translation>
    </message>
    <message>
        <source>Left, whoever starts</source>
        <comment>4/choice 1</comment>
        <translation>左方，不管谁先走</translation>
    </message>
    <message>
        <source>Yes. If Left starts, both edges go with one cut. If Right starts, the red one goes, and Left still has the blue one.</source>
        <comment>4/because 1</comment>
        <translation>对。如果左方先走，一刀剪下去，两条边都没了。如果右方先走，红边没了，左方还有蓝边。</translation>
    </message>
    <message>
        <source>The second player, as there is one edge of each</source>
        <comment>4/choice 2</comment>
        <translation>后走的人，因为两种边各有一条</translation>
    </message>
    <message>
        <source>They are not equal: when Left cuts the blue edge, the red one falls too.</source>
        <comment>4/because 2</comment>
        <translation>它们并不对等：左方剪断蓝边时，红边也掉下来。</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>4/choice 3</comment>
        <translation>右方</translation>
    </message>
    <message>
        <source>Right can cut the red edge only, and then Left cuts the blue one.</source>
        <comment>4/because 3</comment>
        <translation>右方只能剪红边，然后左方剪蓝边。</translation>
    </message>
    <message>
        <source>Is it worth a whole move?</source>
        <comment>5/title</comment>
        <translation>它值整整一步吗？</translation>
    </message>
    <message>
        <source>Compare it with one free move of Right: put a single red edge beside it. Who wins this?</source>
        <comment>5/text</comment>
        <translation>把它跟右方白得的一步比一比：在旁边放单独一条红边。现在谁赢？</translation>
    </message>
    <message>
        <source>Right’s good move is the red edge on top of the blue one: then 1 against −1 is left, with Left to move.</source>
        <comment>5/notes</comment>
        <translation>右方的好走法是剪蓝边顶上的红边：这样剩下1对−1，轮到左方走。</translation>
    </message>
    <message>
        <source>The second player, so it is worth 1</source>
        <comment>5/choice 1</comment>
        <translation>后走的人，所以它值1</translation>
    </message>
    <message>
        <source>Let Left start and then let Right start. Right wins both times.</source>
        <comment>5/because 1</comment>
        <translation>先让左方先走，再让右方先走。两次都是右方赢。</translation>
    </message>
    <message>
        <source>Right, whoever starts</source>
        <comment>5/choice 2</comment>
        <translation>右方，不管谁先走</translation>
    </message>
    <message>
        <source>Yes. So the stalk is worth **less than 1**.</source>
        <comment>5/because 2</comment>
        <translation>对。所以这根茎的值**小于1**。</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>5/choice 3</comment>
        <translation>左方</translation>
    </message>
    <message>
        <source>If Left cuts the blue edge, Right has the other red edge left and wins.</source>
        <comment>5/because 3</comment>
        <translation>左方剪了蓝边，右方还有另一条红边，就赢了。</translation>
    </message>
    <message>
        <source>How much is it worth?</source>
        <comment>6/title</comment>
        <translation>它值多少？</translation>
    </message>
    <message>
        <source>It is more than 0 and less than 1. Now put **two** of these stalks beside one red edge. Try it: who wins?</source>
        <comment>6/text</comment>
        <translation>它大于0，小于1。现在把**两根**这样的茎放在一条红边旁边。试一试：谁赢？</translation>
    </message>
    <message>
        <source>One of the loveliest moments of the whole theory. Let pairs play it from both sides before you reveal it.</source>
        <comment>6/notes</comment>
        <translation>这是整个理论里最美的时刻之一。揭晓之前，让各组从两方都玩一玩。</translation>
    </message>
    <message>
        <source>The second player wins: [the whole is worth 0](hackenbush:0-1b,1-2r,0-3b,3-4r,0-5r?value=0&amp;outcome=P). So twice the stalk makes up for one move of Right, and the stalk is worth [**one half**](hackenbush:0-1b,1-2r?value=1/2).

A position can be worth half a move!</source>
        <comment>6/reveal</comment>
        <translation>后走的人赢：[合起来的值是0](hackenbush:0-1b,1-2r,0-3b,3-4r,0-5r?value=0&amp;outcome=P)。所以两根茎正好抵右方的一步，一根茎就值[**二分之一**](hackenbush:0-1b,1-2r?value=1/2)。

一个局面可以值半步！</translation>
    </message>
    <message>
        <source>Smaller still</source>
        <comment>7/title</comment>
        <translation>还要更小</translation>
    </message>
    <message>
        <source>What if **two** red edges are on top of the blue one? And red, then blue, on top of it? Guess before you look.</source>
        <comment>7/text</comment>
        <translation>如果蓝边顶上有**两**条红边呢？如果顶上先红后蓝呢？先猜，再看。</translation>
    </message>
    <message>
        <source>**Ask how one could check a quarter:** four of these stalks beside one red edge must be P.</source>
        <comment>7/notes</comment>
        <translation>**问：**怎样检验四分之一？四根这样的茎放在一条红边旁边，应该是P。</translation>
    </message>
    <message>
        <source>- Blue, red, red: [one quarter](hackenbush:0-1b,1-2r,2-3r?value=1/4).
- Blue, red, blue: [three quarters](hackenbush:0-1b,1-2r,2-3b?value=3/4).

The first red edge takes away a half, the next one a quarter. The blue one on top of the first red edge adds a quarter.</source>
        <comment>7/reveal</comment>
        <translation>- 蓝、红、红：[四分之一](hackenbush:0-1b,1-2r,2-3r?value=1/4)。
- 蓝、红、蓝：[四分之三](hackenbush:0-1b,1-2r,2-3b?value=3/4)。

第一条红边减去二分之一，下一条红边再减去四分之一。如果第一条红边顶上是蓝边，就加上四分之一。</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>8/title</comment>
        <translation>练习</translation>
    </message>
    <message>
        <source>What are these short stalks worth? Compare them with those that you have seen.</source>
        <comment>8/text</comment>
        <translation>这些短茎的值是多少？跟你见过的比一比。</translation>
    </message>
    <message>
        <source>Short stalks only. If a pupil is stuck: how many of them make up for one edge of the other colour?</source>
        <comment>8/notes</comment>
        <translation>只有短茎。如果学生卡住了，就问：几根这样的茎正好抵另一种颜色的一条边？</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- A free move of Left is worth 1, one of Right −1, and values are **added**.
- [Positive](hackenbush:0-1b,1-2r?outcome=L): Left wins. [Negative](hackenbush:0-1r,1-2b?outcome=R): Right wins. [Zero](hackenbush:0-1b,0-2r?outcome=P): the second player wins.
- A red edge on top of a blue one makes [one half](hackenbush:0-1b,1-2r?value=1/2).

There is a rule with which you can read off the value of every stalk. It comes next.</source>
        <comment>9/text</comment>
        <translation>- 左方白得的一步值1，右方的值−1，各值**相加**。
- [正数](hackenbush:0-1b,1-2r?outcome=L)：左方赢。[负数](hackenbush:0-1r,1-2b?outcome=R)：右方赢。[零](hackenbush:0-1b,0-2r?outcome=P)：后走的人赢。
- 蓝边顶上有一条红边，值[二分之一](hackenbush:0-1b,1-2r?value=1/2)。

有一条规则，可以直接读出每根茎的值。下一课就讲。</translation>
    </message>
    <message>
        <source>**Exit question:** red with blue on top? (−1/2.) Two of these and one blue edge? (0.)</source>
        <comment>9/notes</comment>
        <translation>**下课前的问题：**红边顶上有一条蓝边呢？（−1/2。）两根这样的茎和一条蓝边呢？（0。）</translation>
    </message>
</context>
<context>
    <name>silver-dollar</name>
    <message>
        <source>The Silver Dollar game</source>
        <comment>title</comment>
        <translation>银元游戏</translation>
    </message>
    <message>
        <source>Coins slide to the left, and the heaps are where nothing is: in the gaps.</source>
        <comment>about</comment>
        <translation>硬币向左滑动，而堆藏在什么也没有的地方：空隙里。</translation>
    </message>
    <message>
        <source>find the heaps in the gaps between coins</source>
        <comment>aims</comment>
        <translation>在硬币之间的空隙里找出堆</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>A strip of squares with coins, at most one coin on each square. On your turn slide **one coin** any distance **to the left**, over empty squares only. You may not jump over a coin or share a square. Whoever makes the last move wins.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>一条格子上放着硬币，每格最多一枚。轮到你时，把**一枚硬币向左**滑动任意远，只能经过空格。不能跳过别的硬币，也不能两枚在同一格。走最后一步的人赢。

两人一组玩。</translation>
    </message>
    <message>
        <source>Coins on 2, 5, 7 and 11. The game is over when the coins are packed together at the left edge. **Ask which coins disturb each other:** that is what makes it different from Nimble.</source>
        <comment>1/notes</comment>
        <translation>硬币在2、5、7和11。硬币全都紧挨着排在左端时，游戏结束。**问：**哪些硬币会互相妨碍？这正是它跟Nimble不同的地方。</translation>
    </message>
    <message>
        <source>Two coins side by side</source>
        <comment>2/title</comment>
        <translation>两枚紧挨着</translation>
    </message>
    <message>
        <source>Two coins next to each other, far from the edge. It is your turn. Try it.</source>
        <comment>2/text</comment>
        <translation>两枚硬币紧挨在一起，离左端很远。轮到你走，试一试。</translation>
    </message>
    <message>
        <source>The right coin is blocked at first. It follows like a shadow: the same number of squares.</source>
        <comment>2/notes</comment>
        <translation>右边的硬币开始时被挡住。它像影子一样跟着走：走同样的格数。</translation>
    </message>
    <message>
        <source>I win: I slide the left coin to the edge</source>
        <comment>2/choice 1</comment>
        <translation>我赢：把左边的硬币滑到左端</translation>
    </message>
    <message>
        <source>Then the other player slides the right one up to it, and nothing can move any more.</source>
        <comment>2/because 1</comment>
        <translation>这样对方把右边的滑过去紧挨着它，就什么也动不了了。</translation>
    </message>
    <message>
        <source>I win: I slide the left coin by one</source>
        <comment>2/choice 2</comment>
        <translation>我赢：把左边的硬币滑一格</translation>
    </message>
    <message>
        <source>The other player slides the right coin by one. They are side by side again.</source>
        <comment>2/because 2</comment>
        <translation>对方把右边的也滑一格，它们又紧挨着了。</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>2/choice 3</comment>
        <translation>我输</translation>
    </message>
    <message>
        <source>Right. Only the left one can move, and the other coin follows it every time.</source>
        <comment>2/because 3</comment>
        <translation>对。能动的只有左边那枚，而另一枚每次都跟上来。</translation>
    </message>
    <message>
        <source>A gap of three</source>
        <comment>3/title</comment>
        <translation>三格的空隙</translation>
    </message>
    <message>
        <source>Now two coins with **three** empty squares between them. What does the **right** coin do to the gap? Which move wins?</source>
        <comment>3/text</comment>
        <translation>现在两枚硬币之间有**三**个空格。**右边**的硬币移动时，空隙会怎么变？哪一步能赢？</translation>
    </message>
    <message>
        <source>The heap is made of empty squares. That is the surprise of this game.</source>
        <comment>3/notes</comment>
        <translation>堆是由空格组成的。这就是这个游戏让人意外的地方。</translation>
    </message>
    <message>
        <source>It makes the gap smaller: 3 can become 2, 1 or 0. That is a heap of three.

So [the pair](dollar:010001?grundy=3) is N, and the winning move [closes the gap](dollar:010001?only=dollar:011000).</source>
        <comment>3/reveal</comment>
        <translation>空隙变小：3可以变成2、1或0。这就是一堆3颗。

所以[这一对](dollar:010001?grundy=3)是N，制胜走法是[合上空隙](dollar:010001?only=dollar:011000)。</translation>
    </message>
    <message>
        <source>A gap that grows</source>
        <comment>4/title</comment>
        <translation>变大的空隙</translation>
    </message>
    <message>
        <source>And if the **left** coin moves? Then the gap gets larger. Does that help anyone?</source>
        <comment>4/text</comment>
        <translation>如果移动的是**左边**的硬币呢？空隙就变大了。这对谁有好处吗？</translation>
    </message>
    <message>
        <source>Let two pupils play the coins in a row of chairs: one goes left by one, the other follows by one.</source>
        <comment>4/notes</comment>
        <translation>请两位同学坐在一排椅子上扮演硬币：一个向左挪一个座位，另一个也跟着挪一个。</translation>
    </message>
    <message>
        <source>No. The other player follows with the right coin by just as much, and the gap is three again.

It is like the staircase: growing can be undone at once, and it cannot go on for ever, because the edge comes nearer.</source>
        <comment>4/reveal</comment>
        <translation>没有。对方用右边的硬币跟上同样多的格数，空隙又是三格。

这就像楼梯：变大马上可以撤回，而且不能永远继续，因为左端越来越近。</translation>
    </message>
    <message>
        <source>Which pairs?</source>
        <comment>5/title</comment>
        <translation>怎样配对？</translation>
    </message>
    <message>
        <source>With four coins there are gaps between all of them. Which coins shall we take together? Coins on 2, 5, 7 and 11.</source>
        <comment>5/text</comment>
        <translation>有四枚硬币时，它们之间都有空隙。我们把哪些硬币配成对？硬币在2、5、7和11。</translation>
    </message>
    <message>
        <source>The partner of a coin is the one that follows it. So pairs must be neighbours, and each coin is in one pair. Begin at the right, so that a coin without a partner is the leftmost one.</source>
        <comment>5/notes</comment>
        <translation>一枚硬币的搭档，就是跟着它走的那一枚。所以配对的必须相邻，每枚硬币只属于一对。从右边开始配，这样没有搭档的就是最左边那枚。</translation>
    </message>
    <message>
        <source>2 with 5, and 7 with 11: pairs from the right</source>
        <comment>5/choice 1</comment>
        <translation>2和5，7和11：从右边开始配对</translation>
    </message>
    <message>
        <source>Yes. Each coin belongs to exactly one pair. The gap between 5 and 7 does not count.</source>
        <comment>5/because 1</comment>
        <translation>对。每枚硬币恰好属于一对。5和7之间的空隙不算数。</translation>
    </message>
    <message>
        <source>All neighbours: 2 with 5, 5 with 7, 7 with 11</source>
        <comment>5/choice 2</comment>
        <translation>相邻的全都配：2和5，5和7，7和11</translation>
    </message>
    <message>
        <source>Then the coin on 5 would belong to two pairs. When it moves, two gaps change, and in Nim only one heap may change.</source>
        <comment>5/because 2</comment>
        <translation>这样5上的硬币就属于两对了。它一动，两个空隙都变，而在尼姆里一次只能改变一堆。</translation>
    </message>
    <message>
        <source>5 with 7, and the two outer coins alone</source>
        <comment>5/choice 3</comment>
        <translation>5和7配对，外边的两枚单独算</translation>
    </message>
    <message>
        <source>Then the pair 2, 11 has other coins in between, and following is not possible.</source>
        <comment>5/because 3</comment>
        <translation>这样2和11这一对中间隔着别的硬币，没法跟着走。</translation>
    </message>
    <message>
        <source>The disguise</source>
        <comment>6/title</comment>
        <translation>伪装</translation>
    </message>
    <message>
        <source>- Pair the coins **from the right**.
- The gap inside each pair is a heap.
- The gaps between the pairs do not count.
- If one coin is left over, it is the leftmost one. It pairs with the **edge**: the empty squares on its left are its heap.

Coins on 2, 5, 7, 11: the pairs are 7, 11 with gap **3** and 2, 5 with gap **2**. The value is 3 ⊕ 2 = [1](dollar:01001010001?grundy=1).</source>
        <comment>6/text</comment>
        <translation>- **从右边开始**给硬币配对。
- 每一对里面的空隙是一堆。
- 对与对之间的空隙不算数。
- 如果多出一枚硬币，那就是最左边的。它跟**左端**配对：它左边的空格就是它的堆。

硬币在2、5、7、11：7和11一对，空隙**3**；2和5一对，空隙**2**。值是3 ⊕ 2 = [1](dollar:01001010001?grundy=1)。</translation>
    </message>
    <message>
        <source>The gap is the number of empty squares in between: from 7 to 11 there are 8, 9 and 10. A typical mistake is 11 − 7 = 4.</source>
        <comment>6/notes</comment>
        <translation>空隙就是中间空格的个数：从7到11，中间有8、9、10。常见的错误是11 − 7 = 4。</translation>
    </message>
    <message>
        <source>The winning moves</source>
        <comment>7/title</comment>
        <translation>制胜走法</translation>
    </message>
    <message>
        <source>The heaps are 2 and 3. Which moves make them equal? There are two!</source>
        <comment>7/text</comment>
        <translation>两堆是2和3。哪些走法能让它们相等？有两种！</translation>
    </message>
    <message>
        <source>Only these two of the seven moves win. Compare the second one with the growing moves on the staircase: the other player may follow with the coin on 5, but that gives you back a position of value 1.</source>
        <comment>7/notes</comment>
        <translation>七种走法里只有这两种能赢。把第二种跟楼梯上变大的走法比一比：对方可以用5上的硬币跟上，但那样又会把值为1的局面交给你。</translation>
    </message>
    <message>
        <source>- Close the larger gap: [11 to 10](dollar:01001010001?wins=dollar:01001010010), gaps 2 and 2.
- **Open** the smaller one: [2 to 1](dollar:01001010001?wins=dollar:10001010001), gaps 3 and 3.</source>
        <comment>7/reveal</comment>
        <translation>- 缩小较大的空隙：[11到10](dollar:01001010001?wins=dollar:01001010010)，空隙是2和2。
- **张开**较小的空隙：[2到1](dollar:01001010001?wins=dollar:10001010001)，空隙是3和3。</translation>
    </message>
    <message>
        <source>One square makes the difference</source>
        <comment>8/title</comment>
        <translation>一格之差</translation>
    </message>
    <message>
        <source>In a text about this game the coins are once said to stand on 2, 5, 7 and **11**, and once on 2, 5, 7 and **10**. Does it matter?</source>
        <comment>8/text</comment>
        <translation>在一篇讲这个游戏的文章里，硬币一会儿说在2、5、7和**11**，一会儿说在2、5、7和**10**。有关系吗？</translation>
    </message>
    <message>
        <source>Can be left out if time is short. One square off, and the other player wins. Let the class compute both.</source>
        <comment>8/notes</comment>
        <translation>时间不够可以略过。差一格，赢的就是另一方。让全班把两种都算一算。</translation>
    </message>
    <message>
        <source>No, it is nearly the same</source>
        <comment>8/choice 1</comment>
        <translation>没有，差不多一样</translation>
    </message>
    <message>
        <source>Work out the gaps: from 7 to 10 there are only two empty squares.</source>
        <comment>8/because 1</comment>
        <translation>算算空隙：从7到10，中间只有两个空格。</translation>
    </message>
    <message>
        <source>Yes: with 11 it is N, with 10 it is P</source>
        <comment>8/choice 2</comment>
        <translation>有：在11是N，在10是P</translation>
    </message>
    <message>
        <source>Right. With 10 the gaps are 2 and 2, and the player to move loses.</source>
        <comment>8/because 2</comment>
        <translation>对。在10的话，空隙是2和2，轮到走的人输。</translation>
    </message>
    <message>
        <source>All gaps?</source>
        <comment>9/title</comment>
        <translation>所有空隙？</translation>
    </message>
    <message>
        <source>Somebody takes **all** gaps as heaps, also the one at the edge. The coins are on 2 and 3: gaps 1 and 0, so “value 1, N”. What is true?</source>
        <comment>9/text</comment>
        <translation>有人把**所有**空隙都当作堆，连左端的也算。硬币在2和3：空隙是1和0，所以“值是1，N”。事实怎样？</translation>
    </message>
    <message>
        <source>Can be left out if time is short. A small counterexample again. “Skip every second gap” is the right rule.</source>
        <comment>9/notes</comment>
        <translation>时间不够可以略过。又一个小小的反例。正确的规则是“每隔一个空隙取一个”。</translation>
    </message>
    <message>
        <source>It is N</source>
        <comment>9/choice 1</comment>
        <translation>是N</translation>
    </message>
    <message>
        <source>There is just one move: 2 to 1. Then the other player moves 3 to 2, and nothing is left.</source>
        <comment>9/because 1</comment>
        <translation>只有一种走法：2到1。然后对方把3移到2，就什么也不剩了。</translation>
    </message>
    <message>
        <source>It is P</source>
        <comment>9/choice 2</comment>
        <translation>是P</translation>
    </message>
    <message>
        <source>Yes. The two coins are a pair with gap 0. The squares to the left of the pair do not count.</source>
        <comment>9/because 2</comment>
        <translation>对。两枚硬币是一对，空隙0。这一对左边的格子不算数。</translation>
    </message>
    <message>
        <source>An odd number of coins</source>
        <comment>10/title</comment>
        <translation>奇数枚硬币</translation>
    </message>
    <message>
        <source>Three coins on 2, 4 and 7. Find the pairs, the heaps and the value.</source>
        <comment>10/text</comment>
        <translation>三枚硬币在2、4和7。找出配对、各堆和值。</translation>
    </message>
    <message>
        <source>A single coin alone on square 4 is a heap of three: it can go to 3, 2 or 1.</source>
        <comment>10/notes</comment>
        <translation>单独一枚硬币在第4格，就是一堆3颗：它可以到3、2或1。</translation>
    </message>
    <message>
        <source>From the right: 4 and 7 are a pair with gap **2**. The coin on 2 pairs with the edge: one empty square, heap **1**. The value is 2 ⊕ 1 = [3](dollar:0101001?grundy=3).

The larger heap must become 1: [slide 7 to 6](dollar:0101001?only=dollar:0101010).</source>
        <comment>10/reveal</comment>
        <translation>从右边开始：4和7一对，空隙**2**。2上的硬币跟左端配对：一个空格，堆是**1**。值是2 ⊕ 1 = [3](dollar:0101001?grundy=3)。

较大的一堆要变成1：[把7滑到6](dollar:0101001?only=dollar:0101010)。</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Mark the pairs from the right, write the gaps down, then play Nim.</source>
        <comment>11/text</comment>
        <translation>从右边开始标出配对，写下空隙，再玩尼姆。</translation>
    </message>
    <message>
        <source>Check that they begin at the right. With an even number of coins beginning at the left gives the same pairs, and with an odd number it does not.</source>
        <comment>11/notes</comment>
        <translation>检查他们是不是从右边开始。有偶数枚硬币时，从左边开始配出来的也一样；有奇数枚时就不一样了。</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>赢下来</translation>
    </message>
    <message>
        <source>You start, and the computer is perfect.</source>
        <comment>12/text</comment>
        <translation>你先走，电脑走得完美无缺。</translation>
    </message>
    <message>
        <source>Coins on 3, 6, 8 and 13: gaps 4 and 2. Make the 4 a 2 by sliding 13 to 11, or the 2 a 4 by sliding 3 to 1. If the computer opens a gap, follow with the partner.</source>
        <comment>12/notes</comment>
        <translation>硬币在3、6、8和13：空隙是4和2。把13滑到11，使4变成2；或者把3滑到1，使2变成4。如果电脑张开空隙，就用搭档跟上。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- The heaps are the **gaps inside the pairs**, and the pairs are made from the right.
- Opening a gap can be undone by the partner, so it changes nothing.
- One square decides: [P](dollar:0100101001?outcome=P) or [N](dollar:01001010001?outcome=N).

Next: games with moves that are nothing but undoing.</source>
        <comment>13/text</comment>
        <translation>- 堆就是**每一对里面的空隙**，而配对从右边开始。
- 张开的空隙可以由搭档撤回，所以等于什么也没变。
- 一格之差决定胜负：[P](dollar:0100101001?outcome=P)还是[N](dollar:01001010001?outcome=N)。

接下来的游戏，里面有些走法除了撤回什么也不是。</translation>
    </message>
    <message>
        <source>**Exit question:** coins on 4, 7 and 11. (Pair 7, 11 with gap 3; 4 with the edge, 3. Value 0: P.)</source>
        <comment>13/notes</comment>
        <translation>**下课前的问题：**硬币在4、7和11。（7和11一对，空隙3；4跟左端，3。值是0：P。）</translation>
    </message>
</context>
<context>
    <name>staircase</name>
    <message>
        <source>Staircase Nim</source>
        <comment>title</comment>
        <translation>阶梯尼姆</translation>
    </message>
    <message>
        <source>Coins walk down a staircase, and half of the steps do not count.</source>
        <comment>about</comment>
        <translation>硬币一级一级走下楼梯，其中有一半的台阶不算数。</translation>
    </message>
    <message>
        <source>say which steps count, and why undoing a move changes nothing</source>
        <comment>aims</comment>
        <translation>说出哪些台阶算数，并说明为什么撤回一步等于什么也没变</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>Coins lie on the steps of a staircase. On your turn take **one or more coins of one step** and move them down to the **next** step. Coins on the ground, step 0, stay there. Whoever makes the last move wins.

Play it in pairs. Which steps matter most?</source>
        <comment>1/text</comment>
        <translation>楼梯的台阶上放着硬币。轮到你时，取**一级台阶上的一枚或几枚硬币**，移到**下一级**台阶。到了地面（第0级）的硬币就留在那里。走最后一步的人赢。

两人一组玩。哪些台阶最要紧？</translation>
    </message>
    <message>
        <source>The board has 3 coins on step 1, one on step 2 and 5 on step 3. Coins go only one step at a time. Opinions about the important steps will differ; collect them.</source>
        <comment>1/notes</comment>
        <translation>棋盘上第1级有3枚硬币，第2级有1枚，第3级有5枚。硬币一次只下一级。哪些台阶要紧，大家的看法会不一样，把它们收集起来。</translation>
    </message>
    <message>
        <source>Only step 1</source>
        <comment>2/title</comment>
        <translation>只有第1级</translation>
    </message>
    <message>
        <source>All coins lie on **step 1**, four of them. It is your turn.</source>
        <comment>2/text</comment>
        <translation>所有硬币都在**第1级**，一共四枚。轮到你走。</translation>
    </message>
    <message>
        <source>Step 1 is plain Nim: one or more coins go to the ground and never come back.</source>
        <comment>2/notes</comment>
        <translation>第1级就是普通的尼姆：一枚或几枚硬币到地面去，不再回来。</translation>
    </message>
    <message>
        <source>It is a heap of four: I take them all to the ground</source>
        <comment>2/choice 1</comment>
        <translation>这是一堆4枚：我把它们全移到地面</translation>
    </message>
    <message>
        <source>Yes. From step 1 coins leave the game, just as stones leave a heap.</source>
        <comment>2/because 1</comment>
        <translation>对。硬币从第1级离开游戏，就像石子离开一堆。</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>2/choice 2</comment>
        <translation>我输了</translation>
    </message>
    <message>
        <source>You may move any number of the four, so move all of them.</source>
        <comment>2/because 2</comment>
        <translation>四枚里移几枚都行，那就全移走。</translation>
    </message>
    <message>
        <source>Only step 2</source>
        <comment>3/title</comment>
        <translation>只有第2级</translation>
    </message>
    <message>
        <source>Now all coins lie on **step 2**, four of them. It is your turn. Try your moves.</source>
        <comment>3/text</comment>
        <translation>现在所有硬币都在**第2级**，一共四枚。轮到你走。试试你的走法。</translation>
    </message>
    <message>
        <source>Copying again, in a new form: the same coins, one step further.</source>
        <comment>3/notes</comment>
        <translation>又是模仿，换了个样子：还是那几枚硬币，再往下一级。</translation>
    </message>
    <message>
        <source>I win: I move all of them to step 1</source>
        <comment>3/choice 1</comment>
        <translation>我赢：把它们全移到第1级</translation>
    </message>
    <message>
        <source>Then the other player moves all of them to the ground.</source>
        <comment>3/because 1</comment>
        <translation>这样对方把它们全移到地面。</translation>
    </message>
    <message>
        <source>I win: I move two of them</source>
        <comment>3/choice 2</comment>
        <translation>我赢：移两枚</translation>
    </message>
    <message>
        <source>The other player moves these two on to the ground, and two are left on step 2, with the same question.</source>
        <comment>3/because 2</comment>
        <translation>对方把这两枚接着移到地面，第2级还剩两枚，问题还是一样。</translation>
    </message>
    <message>
        <source>I lose, whatever I do</source>
        <comment>3/choice 3</comment>
        <translation>不管怎么走，我都输</translation>
    </message>
    <message>
        <source>Right. However many you move to step 1, the other player moves **the same coins** on to the ground.</source>
        <comment>3/because 3</comment>
        <translation>对。不管你把几枚移到第1级，对方都把**这几枚**接着移到地面。</translation>
    </message>
    <message>
        <source>Which steps count?</source>
        <comment>4/title</comment>
        <translation>哪些台阶算数？</translation>
    </message>
    <message>
        <source>Step 1 counts like a heap, step 2 counts for nothing. What about steps 3 and 4? Where do their coins go?</source>
        <comment>4/text</comment>
        <translation>第1级算一堆，第2级不算数。第3级和第4级呢？它们的硬币会到哪里去？</translation>
    </message>
    <message>
        <source>Draw the staircase and colour the odd steps. Out of the odd steps = taking. Into the odd steps = can be undone at once.</source>
        <comment>4/notes</comment>
        <translation>画出楼梯，把奇数级涂上颜色。离开奇数级 = 取走。进入奇数级 = 马上可以撤回。</translation>
    </message>
    <message>
        <source>Coins that go **from step 3 to 2** count for nothing there. They are out, like stones taken from a heap. So step 3 is a heap.

Coins that go **from step 4 to 3** make that heap larger. But the other player moves them on to step 2 at once.

So **the odd steps are heaps, and the even steps do not count**.</source>
        <comment>4/reveal</comment>
        <translation>**从第3级到第2级**的硬币，到了那里就不算数。它们出局了，就像从一堆里取走的石子。所以第3级是一堆。

**从第4级到第3级**的硬币，会让那一堆变大。但对方马上把它们移到第2级。

所以，**奇数级是堆，偶数级不算数**。</translation>
    </message>
    <message>
        <source>Read the board</source>
        <comment>5/title</comment>
        <translation>读棋盘</translation>
    </message>
    <message>
        <source>Coins on step 1: **3**, on step 2: **1**, on step 3: **5**. Which Nim position is it?</source>
        <comment>5/text</comment>
        <translation>第1级有**3**枚硬币，第2级有**1**枚，第3级有**5**枚。这是哪个尼姆局面？</translation>
    </message>
    <message>
        <source>Say: “first, third, fifth step”.</source>
        <comment>5/notes</comment>
        <translation>要念“第一、第三、第五级”。</translation>
    </message>
    <message>
        <source>3, 1, 5</source>
        <comment>5/choice 1</comment>
        <translation>3、1、5</translation>
    </message>
    <message>
        <source>The coin on step 2 does not count.</source>
        <comment>5/because 1</comment>
        <translation>第2级的硬币不算数。</translation>
    </message>
    <message>
        <source>3, 5</source>
        <comment>5/choice 2</comment>
        <translation>3、5</translation>
    </message>
    <message>
        <source>Yes, steps 1 and 3. The value is 3 ⊕ 5 = 6.</source>
        <comment>5/because 2</comment>
        <translation>对，第1级和第3级。值是3 ⊕ 5 = 6。</translation>
    </message>
    <message>
        <source>1</source>
        <comment>5/choice 3</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>You took the even step. It is the odd ones that count.</source>
        <comment>5/because 3</comment>
        <translation>你取了偶数级。算数的是奇数级。</translation>
    </message>
    <message>
        <source>The winning move</source>
        <comment>6/title</comment>
        <translation>制胜走法</translation>
    </message>
    <message>
        <source>The heaps are 3 and 5. What do you do, and where do the coins go?</source>
        <comment>6/text</comment>
        <translation>两堆是3和5。你怎么走？硬币到哪里去？</translation>
    </message>
    <message>
        <source>In Nim: from 3, 5 to 3, 3.</source>
        <comment>6/notes</comment>
        <translation>在尼姆里：从3、5走到3、3。</translation>
    </message>
    <message>
        <source>Make the 5 a 3: move **two coins from step 3 to step 2**. It is [the only winning move](staircase:0,3,1,5?only=staircase:0,3,3,3). The coins are still on the board, but they do not count any more.</source>
        <comment>6/reveal</comment>
        <translation>把5变成3：把**两枚硬币从第3级移到第2级**。这是[唯一的制胜走法](staircase:0,3,1,5?only=staircase:0,3,3,3)。硬币还在棋盘上，但不算数了。</translation>
    </message>
    <message>
        <source>A heap that grows</source>
        <comment>7/title</comment>
        <translation>变大的堆</translation>
    </message>
    <message>
        <source>You have left heaps of 3 and 3 on steps 1 and 3. Now the other player moves **one coin from step 2 to step 1**. The heaps are 4 and 3! What now?</source>
        <comment>7/text</comment>
        <translation>你在第1级和第3级留下了3和3两堆。现在对方**把一枚硬币从第2级移到第1级**。两堆变成4和3！怎么办？</translation>
    </message>
    <message>
        <source>In this position the answer is the only winning move. Moves that make a heap grow are called reversible: they can be reversed at once.</source>
        <comment>7/notes</comment>
        <translation>在这个局面里，这个应着是唯一的制胜走法。让堆变大的走法叫做可逆走法：可以马上把它逆转回去。</translation>
    </message>
    <message>
        <source>I move it on to the ground</source>
        <comment>7/choice 1</comment>
        <translation>我把它接着移到地面</translation>
    </message>
    <message>
        <source>Yes. The heaps are 3 and 3 again, and there are fewer coins on the even steps.</source>
        <comment>7/because 1</comment>
        <translation>对。两堆又是3和3，而偶数级上的硬币少了。</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>7/choice 2</comment>
        <translation>我输了</translation>
    </message>
    <message>
        <source>It is your turn, and the value is not 0. So there is a move.</source>
        <comment>7/because 2</comment>
        <translation>轮到你走，值又不是0，所以有一步能赢。</translation>
    </message>
    <message>
        <source>I move one coin from step 3 to step 2</source>
        <comment>7/choice 3</comment>
        <translation>我把一枚硬币从第3级移到第2级</translation>
    </message>
    <message>
        <source>That leaves 4 and 2, with nim-sum 6.</source>
        <comment>7/because 3</comment>
        <translation>这样留下4和2，尼姆和是6。</translation>
    </message>
    <message>
        <source>Could that go on for ever?</source>
        <comment>8/title</comment>
        <translation>会没完没了吗？</translation>
    </message>
    <message>
        <source>The other player makes a heap grow, you undo it, they do it again … Does it ever end?</source>
        <comment>8/text</comment>
        <translation>对方让一堆变大，你撤回，对方又变大……这样会有完吗？</translation>
    </message>
    <message>
        <source>You need both parts: it can be undone, and it cannot be repeated for ever. In Northcott’s game this becomes interesting again.</source>
        <comment>8/notes</comment>
        <translation>两方面缺一不可：能撤回，又不能永远重复。在诺斯科特游戏里，这个问题会变得更有意思。</translation>
    </message>
    <message>
        <source>Yes. Every move brings coins further **down**, and nothing goes up. Some day no coins will be left on the even steps. Then only taking is left, and you win as in Nim.

That is the pattern to look for: *a move that makes a heap larger changes nothing, if it can be undone at once and cannot be repeated without end.*</source>
        <comment>8/reveal</comment>
        <translation>会有完的。每一步都让硬币**往下**走，没有什么会往上走。总有一天，偶数级上一枚硬币也没有了。那时就只能取走，你就像在尼姆里那样赢了。

要认准的就是这个模式：*一种让堆变大的走法，如果能马上撤回，又不能无休止地重复，就等于什么也没变。*</translation>
    </message>
    <message>
        <source>Steps 1 and 2</source>
        <comment>9/title</comment>
        <translation>第1级和第2级</translation>
    </message>
    <message>
        <source>n coins on step 1 and m coins on step 2. Fill in P and N. The result may look strange.</source>
        <comment>9/text</comment>
        <translation>第1级有n枚硬币，第2级有m枚。填上P和N。结果可能看着奇怪。</translation>
    </message>
    <message>
        <source>Can be left out if time is short. All squares without a coin on step 1 are P, all others N. It does not depend on m at all. That is what “does not count” means.</source>
        <comment>9/notes</comment>
        <translation>时间不够可以略过。第1级没有硬币的格子全是P，其余全是N，跟m完全没有关系。这就是“不算数”的意思。</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>10/title</comment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Cross out the even steps, then play Nim.</source>
        <comment>10/text</comment>
        <translation>划掉偶数级，再玩尼姆。</translation>
    </message>
    <message>
        <source>Sometimes a move from an even step wins too, because it makes a heap on an odd step larger, and that happens to be right.</source>
        <comment>10/notes</comment>
        <translation>有时从偶数级走的一步也能赢，因为它让奇数级上的一堆变大，而恰好变得正对。</translation>
    </message>
    <message>
        <source>Winning by growing</source>
        <comment>11/title</comment>
        <translation>变大也能赢</translation>
    </message>
    <message>
        <source>The odd steps hold 2, 1 and 2: value 1. Find **three** winning moves of one coin each. Not all of them take from a heap!</source>
        <comment>11/text</comment>
        <translation>奇数级上有2、1、2：值是1。找出**三**种制胜走法，每种只移一枚硬币。不一定都是从堆里取！</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The other player can undo a growing move, but does not want to here: it would give you the position of value 1 again.</source>
        <comment>11/notes</comment>
        <translation>时间不够可以略过。变大的一步，对方可以撤回，但在这里他不愿意：那样又会把值为1的局面交给你。</translation>
    </message>
    <message>
        <source>- [Step 3 to 2](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,5,0,3,2,1): the 1 becomes 0.
- [Step 2 to 1](staircase:0,2,4,1,3,2,1?wins=staircase:0,3,3,1,3,2,1): the first 2 becomes 3.
- [Step 6 to 5](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,4,1,3,3,0): the other 2 becomes 3.</source>
        <comment>11/reveal</comment>
        <translation>- [第3级到第2级](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,5,0,3,2,1)：1变成0。
- [第2级到第1级](staircase:0,2,4,1,3,2,1?wins=staircase:0,3,3,1,3,2,1)：第一个2变成3。
- [第6级到第5级](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,4,1,3,3,0)：另一个2变成3。</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>赢下来</translation>
    </message>
    <message>
        <source>You start, and the computer is perfect.</source>
        <comment>12/text</comment>
        <translation>你先走，电脑走得完美无缺。</translation>
    </message>
    <message>
        <source>Heaps 2 and 4: two coins from step 3 to step 2.</source>
        <comment>12/notes</comment>
        <translation>两堆是2和4：把两枚硬币从第3级移到第2级。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- The coins on the **odd** steps are heaps. [Nothing on the odd steps](staircase:0,0,4,0,2?outcome=P) means P.
- The even steps do not count, because moves from there can be undone.
- A growing heap is harmless if growing must come to an end.

The next game hides its heaps in the gaps between coins, and uses the same idea.</source>
        <comment>13/text</comment>
        <translation>- **奇数级**上的硬币是堆。[奇数级上什么也没有](staircase:0,0,4,0,2?outcome=P)就是P。
- 偶数级不算数，因为从那里走的每一步都能撤回。
- 只要变大总有尽头，变大的堆就没有害处。

下一个游戏把堆藏在硬币之间的空隙里，用的是同样的想法。</translation>
    </message>
    <message>
        <source>**Exit question:** steps 1 to 5 hold 1, 7, 2, 7, 3. P or N? (1 ⊕ 2 ⊕ 3 = 0: P.)</source>
        <comment>13/notes</comment>
        <translation>**下课前的问题：**第1到第5级有1、7、2、7、3枚。P还是N？（1 ⊕ 2 ⊕ 3 = 0：P。）</translation>
    </message>
</context>
<context>
    <name>takeaway-ten</name>
    <message>
        <source>Takeaway 10</source>
        <comment>title</comment>
        <translation>十根小棒</translation>
    </message>
    <message>
        <source>Ten matches, take one, two or three: play it, then find out who must win by starting at the end.</source>
        <comment>about</comment>
        <translation>十根小棒，每次取一根、两根或三根：先玩几局，再从终局倒着想，找出谁必定能赢。</translation>
    </message>
    <message>
        <source>label a row of positions from the end, and win with ten matches</source>
        <comment>aims</comment>
        <translation>从终局开始给一排局面标上P和N，并在十根小棒的游戏里取胜</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>Ten matches lie on the table. Two players take turns. On your turn you take 1, 2 or 3 matches. **Whoever takes the last match wins.**

Play four games in pairs. Take turns at starting. Watch the end of each game: when did you know who would win?</source>
        <comment>1/text</comment>
        <translation>桌上放着十根小棒，两人轮流取。轮到你时，可以取1根、2根或3根。**谁取走最后一根，谁就赢**。

两人一组玩四局，轮流先走。留心每一局的结尾：你是什么时候知道谁会赢的？</translation>
    </message>
    <message>
        <source>Let every pair play four games before anyone talks. **Then ask:** who won, the player who started or the other one? Usually the results are mixed. That is fine: nobody plays well yet.

**Ask:** “At which moment did you know that you had lost?” Somebody will say “when there were four”. Write it down and do not comment.</source>
        <comment>1/notes</comment>
        <translation>先让每组都玩满四局，再开始讨论。然后**问：**赢的是先走的人，还是后走的人？通常两种都有。这很正常：现在谁都还不会玩。

**再问：**“你是在哪一刻知道自己输了的？”总会有人说“剩四根的时候”。把它写在黑板上，不作评论。</translation>
    </message>
    <message>
        <source>Three left</source>
        <comment>2/title</comment>
        <translation>还剩三根</translation>
    </message>
    <message>
        <source>It is your turn and **three** matches are left. What do you do?</source>
        <comment>2/text</comment>
        <translation>轮到你了，还剩**三**根小棒。你怎么取？</translation>
    </message>
    <message>
        <source>Quick hands up. With 1, 2 or 3 matches the player to move takes them all. Make sure that everybody has seen this before going on.</source>
        <comment>2/notes</comment>
        <translation>让大家快速举手。剩1根、2根或3根时，轮到走的人全部取走就行。确认每个人都看明白了，再往下讲。</translation>
    </message>
    <message>
        <source>Take all three</source>
        <comment>2/choice 1</comment>
        <translation>三根全取走</translation>
    </message>
    <message>
        <source>Yes. You took the last match, so the game is over and you have won.</source>
        <comment>2/because 1</comment>
        <translation>对。你取走了最后一根，游戏结束，你赢了。</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>2/choice 2</comment>
        <translation>取两根</translation>
    </message>
    <message>
        <source>Then one match is left, and the other player takes it and wins.</source>
        <comment>2/because 2</comment>
        <translation>这样还剩一根，对方取走它就赢了。</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>2/choice 3</comment>
        <translation>取一根</translation>
    </message>
    <message>
        <source>Then two matches are left, and the other player takes both and wins.</source>
        <comment>2/because 3</comment>
        <translation>这样还剩两根，对方把两根都取走就赢了。</translation>
    </message>
    <message>
        <source>Four left</source>
        <comment>3/title</comment>
        <translation>还剩四根</translation>
    </message>
    <message>
        <source>Now **four** matches are left and it is your turn. Try each move on the board. Which one wins?</source>
        <comment>3/text</comment>
        <translation>现在还剩**四**根小棒，轮到你。在棋盘上把每种走法都试一试。哪一种能赢？</translation>
    </message>
    <message>
        <source>**Typical wrong answer:** “Take two, then we both have two left.” Let that pupil play it against you: you take two and have won.

This is the heart of the lesson: four is bad for the player to move, whoever that is.</source>
        <comment>3/notes</comment>
        <translation>**常见的错误回答：**“取两根，这样我们俩各有两根。”让这位同学跟你这样玩一次：你取走两根，就赢了。

这是整节课的核心：剩四根对轮到走的人不利，不管他是谁。</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>3/choice 1</comment>
        <translation>取一根</translation>
    </message>
    <message>
        <source>You leave three. The other player takes all three.</source>
        <comment>3/because 1</comment>
        <translation>你留下三根，对方把三根全取走。</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>3/choice 2</comment>
        <translation>取两根</translation>
    </message>
    <message>
        <source>You leave two. The other player takes both.</source>
        <comment>3/because 2</comment>
        <translation>你留下两根，对方把两根都取走。</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>3/choice 3</comment>
        <translation>取三根</translation>
    </message>
    <message>
        <source>You leave one. The other player takes it.</source>
        <comment>3/because 3</comment>
        <translation>你留下一根，对方取走它。</translation>
    </message>
    <message>
        <source>None of them</source>
        <comment>3/choice 4</comment>
        <translation>哪种都不行</translation>
    </message>
    <message>
        <source>Right. Whatever you take, the other player can take all the rest. With four matches the player to move loses, if the other one pays attention.</source>
        <comment>3/because 4</comment>
        <translation>对。不管你取几根，对方都能把剩下的全取走。剩四根时，只要对方不走神，轮到走的人必输。</translation>
    </message>
    <message>
        <source>Good for whom?</source>
        <comment>4/title</comment>
        <translation>对谁有利？</translation>
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
        <translation>原来，一个局面是好是坏，在走之前就*已经定了*。

- 剩3根时，**下一位**玩家，也就是轮到走的人，能赢。
- 剩4根时，**上一位**玩家，也就是刚走完的人，能赢。

玩家叫什么名字、是谁开的局，都没有关系。要紧的只有小棒的根数，以及轮到谁走。

这样我们就可以用两个字母来称呼它们。如果*下一位*玩家（英语是next）有办法必胜，这个局面就叫**N局面**；如果*上一位*玩家（英语是previous）有办法必胜，就叫**P局面**。

走错了一步，总有一个应着能让它露馅。我们说，这个应着**破解**了那一步：剩四根时，“取一根”会被“取三根”破解。

这里是[三根，一个N局面](takeaway:3?outcome=N)。这里是[四根，一个P局面](takeaway:4?outcome=P)。</translation>
    </message>
    <message>
        <source>Say it with names: “Anna has just moved. Is Anna happy?” If the answer is yes, the position is P.

Pupils mix up P and N for a while. A help: in a P-position you are glad to be the one who has played. Many people also say cold for P and hot for N: from a hot position you can do something.

Let them refute “take two” and “take three” from four as well. The program says “refuted by” wherever it argues.</source>
        <comment>4/notes</comment>
        <translation>换成人名来说：“小红刚走完一步。小红高兴吗？”如果回答是高兴，这个局面就是P。

学生有一阵子会把P和N弄混。一个办法：在P局面里，你会庆幸自己是刚走完的那一个。很多人也把P叫做冷，把N叫做热：从热的局面出发，总还有事可做。

让学生把剩四根时的“取两根”和“取三根”也破解一下。程序里凡是讲道理的地方，都会用“破解”这个词。</translation>
    </message>
    <message>
        <source>The end itself</source>
        <comment>5/title</comment>
        <translation>终局本身</translation>
    </message>
    <message>
        <source>No matches are left. Nobody can move. Is this position P or N?</source>
        <comment>5/text</comment>
        <translation>一根小棒也不剩，谁都走不了。这个局面是P还是N？</translation>
    </message>
    <message>
        <source>Ask it before you show the board of labels. Wrong answers come from thinking that a position must have moves to have a winner.</source>
        <comment>5/notes</comment>
        <translation>在展示标注之前先问这个问题。答错的原因，往往是以为有路可走才谈得上谁赢。</translation>
    </message>
    <message>
        <source>P</source>
        <comment>5/choice 1</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Yes. The previous player took the last match and has won. So 0 is a P-position, and it is where all the labelling begins.</source>
        <comment>5/because 1</comment>
        <translation>对。上一位玩家取走了最后一根，已经赢了。所以0是P局面，一切标注都从它开始。</translation>
    </message>
    <message>
        <source>N</source>
        <comment>5/choice 2</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>The next player cannot do anything: the game is over, and the other one took the last match.</source>
        <comment>5/because 2</comment>
        <translation>下一位玩家什么也做不了：游戏已经结束，最后一根是对方取走的。</translation>
    </message>
    <message>
        <source>Neither, the game is over</source>
        <comment>5/choice 3</comment>
        <translation>都不是，游戏已经结束了</translation>
    </message>
    <message>
        <source>The game is over, but somebody has won: the previous player. So it gets a label too.</source>
        <comment>5/because 3</comment>
        <translation>游戏是结束了，但有人赢了：上一位玩家。所以它也有自己的标注。</translation>
    </message>
    <message>
        <source>Label them, one by one</source>
        <comment>6/title</comment>
        <translation>一个一个地标</translation>
    </message>
    <message>
        <source>Now go up from the end, one number at a time. What you could leave with one move are the **options** of a number: the options of 7 are 6, 5 and 4. Before each step say the options and their labels.

- If **some** option is P, write N: make the move that leaves it.
- If **every** option is N, write P: whatever you leave helps the other player.</source>
        <comment>6/text</comment>
        <translation>现在从终局往上走，一次一个数。走一步之后能留下的数，叫做这个数的**后继**：7的后继是6、5和4。每走一步之前，先说出它的各个后继和它们的标注。

- 如果后继里**有**P，就写N：走那一步，把P留给对方。
- 如果**所有**后继都是N，就写P：不管留下什么，都是在帮对方。</translation>
    </message>
    <message>
        <source>Let the class call out the label before each reveal. **Ask for the reason every time:** “N because I can leave 4” or “P because I can only leave 5, 6 and 7, and they are all N”.

The weak spot is 8. Many pupils write N out of habit after 5, 6 and 7. Ask them which P-position they can reach from 8.</source>
        <comment>6/notes</comment>
        <translation>每次揭晓之前，让全班先喊出标注。**每次都要问理由：**“是N，因为我能留下4”，或者“是P，因为我只能留下5、6、7，它们都是N”。

容易出错的是8。接连写了5、6、7之后，很多学生会顺手写N。问他们：从8能走到哪个P局面？</translation>
    </message>
    <message>
        <source>The pattern</source>
        <comment>7/title</comment>
        <translation>规律</translation>
    </message>
    <message>
        <source>The labels from 0 to 10 are P N N N P N N N P N N. What do the P numbers have in common? Which one comes next after 8, and why?</source>
        <comment>7/text</comment>
        <translation>从0到10的标注是P N N N P N N N P N N。标P的数有什么共同点？8之后下一个是几，为什么？</translation>
    </message>
    <message>
        <source>Give them a minute. Some see “every fourth”, some see “even numbers” and then notice 2 and 6. Ask for the reason, not only for the pattern: why can the other player never break it?</source>
        <comment>7/notes</comment>
        <translation>给他们一分钟。有人看出“每隔四个”，有人先说“偶数”，然后发现2和6不对。不要只问规律，还要问理由：为什么对方永远打破不了它？</translation>
    </message>
    <message>
        <source>The P-positions are 0, 4 and 8: the multiples of four. Next come [12](takeaway:12?outcome=P), [16](takeaway:16?outcome=P) and so on, for ever.

Why four? If the other player takes 1, you take 3. If they take 2, you take 2. If they take 3, you take 1. **Together you always take four.** So once you have left a multiple of four, you can do it again after every move of theirs, down to 0.</source>
        <comment>7/reveal</comment>
        <translation>P局面是0、4和8，也就是四的倍数。接下去是[12](takeaway:12?outcome=P)、[16](takeaway:16?outcome=P)，这样一直下去。

为什么是四？对方取1根，你就取3根；对方取2根，你也取2根；对方取3根，你就取1根。**两人合起来总是取四根**。所以，只要你有一次留下了四的倍数，以后对方每走一步，你都能再留下四的倍数，一直到0。</translation>
    </message>
    <message>
        <source>Ten matches</source>
        <comment>8/title</comment>
        <translation>十根小棒</translation>
    </message>
    <message>
        <source>Back to ten matches. You start. What do you take?</source>
        <comment>8/text</comment>
        <translation>回到十根小棒。你先走，取几根？</translation>
    </message>
    <message>
        <source>Let them vote with fingers: one, two or three. Then ask a pupil who voted for one or three to play it out against a pupil who knows the pattern.</source>
        <comment>8/notes</comment>
        <translation>让学生伸手指投票：一、二还是三。然后请一位投一或三的同学，跟一位懂规律的同学把这一局下完。</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>8/choice 1</comment>
        <translation>取一根</translation>
    </message>
    <message>
        <source>You leave 9. The other player takes one as well and leaves you 8.</source>
        <comment>8/because 1</comment>
        <translation>你留下9根。对方也取一根，给你留下8根。</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>8/choice 2</comment>
        <translation>取两根</translation>
    </message>
    <message>
        <source>Yes. You leave 8, a multiple of four. It is the only move that wins.</source>
        <comment>8/because 2</comment>
        <translation>对。你留下8根，是四的倍数。这是唯一能赢的走法。</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>8/choice 3</comment>
        <translation>取三根</translation>
    </message>
    <message>
        <source>You leave 7. The other player takes three and leaves you 4.</source>
        <comment>8/because 3</comment>
        <translation>你留下7根。对方取三根，给你留下4根。</translation>
    </message>
    <message>
        <source>It does not matter</source>
        <comment>8/choice 4</comment>
        <translation>取几根都一样</translation>
    </message>
    <message>
        <source>It does. Of the three moves only one leaves a multiple of four.</source>
        <comment>8/because 4</comment>
        <translation>不一样。三种走法里，只有一种留下四的倍数。</translation>
    </message>
    <message>
        <source>Beat the computer</source>
        <comment>9/title</comment>
        <translation>打败电脑</translation>
    </message>
    <message>
        <source>You start with ten matches. The computer never makes a mistake. Can you win every time?</source>
        <comment>9/text</comment>
        <translation>十根小棒，你先走。电脑从不出错。你能每局都赢吗？</translation>
    </message>
    <message>
        <source>It can be won every time: take two, then always make four together. If a pair loses, let them go back to the first moment at which they left a number that is not a multiple of four.</source>
        <comment>9/notes</comment>
        <translation>每局都能赢：先取两根，然后总是凑成四根。如果有一组输了，让他们退回去，找到第一次留下的数不是四的倍数的那一刻。</translation>
    </message>
    <message>
        <source>Do it yourself</source>
        <comment>10/title</comment>
        <translation>自己动手</translation>
    </message>
    <message>
        <source>Fill in P and N for 0 to 12 matches, without looking back. If something cannot be right, you are shown the first place where it does not fit, and you can mend it.</source>
        <comment>10/text</comment>
        <translation>不往回看，给0到12根小棒填上P和N。如果有地方说不通，程序会指出第一处不对的地方，你可以改过来。</translation>
    </message>
    <message>
        <source>Alone or in pairs. Quick pupils fill in only the multiples of four. Ask them to say why the others are N.</source>
        <comment>10/notes</comment>
        <translation>单独做或两人一组做。做得快的学生会先只填四的倍数。请他们说说，其余的为什么是N。</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Now with other numbers of matches. Which number do you want to leave?</source>
        <comment>11/text</comment>
        <translation>现在换成别的根数。你想给对方留下几根？</translation>
    </message>
    <message>
        <source>Stop after three or four. Ask one pupil to explain a right answer with the words “I leave … and that is P because …”.</source>
        <comment>11/notes</comment>
        <translation>做三四题就停。请一位同学用“我留下……，它是P，因为……”来解释一个正确答案。</translation>
    </message>
    <message>
        <source>Turn it round</source>
        <comment>12/title</comment>
        <translation>反过来玩</translation>
    </message>
    <message>
        <source>One last twist: now whoever takes the last match **loses**. There are ten matches and you start. What do you take?</source>
        <comment>12/text</comment>
        <translation>最后来个变化：现在谁取走最后一根，谁就**输**。有十根小棒，你先走。取几根？</translation>
    </message>
    <message>
        <source>This is called misère play. The method is the same, only the end is different: now the position with no matches is N. The P-positions move up by one: 1, 5, 9. Can be left out if time is short; misère play has a lesson of its own.</source>
        <comment>12/notes</comment>
        <translation>这叫做反常规则。方法不变，只是终局变了：一根不剩的局面现在是N。P局面都往后挪一个：1、5、9。时间不够可以略过，后面有一节课专讲反常规则。</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>12/choice 1</comment>
        <translation>取一根</translation>
    </message>
    <message>
        <source>Yes. You leave 9. Together you always take four: 9, 5, 1. Then the other player must take the last match.</source>
        <comment>12/because 1</comment>
        <translation>对。你留下9根。两人合起来总是取四根：9、5、1。最后那根只好由对方取走。</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>12/choice 2</comment>
        <translation>取两根</translation>
    </message>
    <message>
        <source>You leave 8. The other player takes three and leaves you 5. From 5 you can leave 4, 3 or 2, and each time they leave you the last match.</source>
        <comment>12/because 2</comment>
        <translation>你留下8根。对方取三根，给你留下5根。从5根你可以留下4、3或2根，而每一次对方都会把最后一根留给你。</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>12/choice 3</comment>
        <translation>取三根</translation>
    </message>
    <message>
        <source>You leave 7. The other player takes two and leaves you 5, and later 1.</source>
        <comment>12/because 3</comment>
        <translation>你留下7根。对方取两根，给你留下5根，后来再给你留下1根。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- A position is **P** or **N**, whoever plays.
- Label from the end: *some move to P* makes N, *every move to N* makes P.
- To win, always leave a P-position. From [ten matches](takeaway:10?outcome=N&amp;only=takeaway:8) you leave eight.

You did not need to try every game. You only needed eleven labels. Next: what happens when other numbers may be taken.</source>
        <comment>13/text</comment>
        <translation>- 一个局面不是**P**就是**N**，跟谁在玩没有关系。
- 从终局开始标：*有一步走到P*，就是N；*每一步都走到N*，就是P。
- 要赢，就总是留下P局面。从[十根小棒](takeaway:10?outcome=N&amp;only=takeaway:8)出发，你要留下八根。

你不必把每一局都试一遍，只要十一个标注就够了。接下来：如果允许取的根数变了，会怎么样？</translation>
    </message>
    <message>
        <source>Let one pupil retell the two rules in their own words. Homework idea: 21 matches, take 1, 2, 3 or 4. Which numbers are P? (The multiples of five, so take one.)</source>
        <comment>13/notes</comment>
        <translation>请一位同学用自己的话复述两条规则。作业：21根小棒，每次取1、2、3或4根，哪些数是P？（五的倍数，所以先取一根。）</translation>
    </message>
</context>
<context>
    <name>the-grid</name>
    <message>
        <source>The 4 × 4 grid</source>
        <comment>title</comment>
        <translation>4 × 4方格</translation>
    </message>
    <message>
        <source>Sixteen stones in a square: labelling from the end, one step at a time.</source>
        <comment>about</comment>
        <translation>十六颗石子排成正方形：从终局开始，一步一步地标注。</translation>
    </message>
    <message>
        <source>label the positions near the end of a board without a formula</source>
        <comment>aims</comment>
        <translation>不用公式，给棋盘上临近终局的局面标上P和N</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>Sixteen stones in a square of 4 × 4. Take **1, 2 or 3** stones that are next to each other in one row or in one column. Gaps may not be jumped. Whoever takes the last stone **loses**.

Play it twice in pairs.</source>
        <comment>1/text</comment>
        <translation>十六颗石子排成4 × 4的正方形。取同一行或同一列里紧挨着的**1颗、2颗或3颗**。不能跳过空位。谁取走最后一颗石子，谁就**输**。

两人一组玩两局。</translation>
    </message>
    <message>
        <source>A game from a school playground. Stones are taken straight along a row or a column, never round a corner. A whole row of four cannot be taken at once. **Ask afterwards:** “Which positions near the end did you want to leave to the other player?”</source>
        <comment>1/notes</comment>
        <translation>这是一个来自课间操场的游戏。只能沿着一行或一列直直地取，不能拐弯。整整一行四颗不能一次取走。玩过以后**问：**“快结束时，你想把哪些局面留给对方？”</translation>
    </message>
    <message>
        <source>One stone</source>
        <comment>2/title</comment>
        <translation>一颗石子</translation>
    </message>
    <message>
        <source>Only one stone is left, and it is your turn.</source>
        <comment>2/text</comment>
        <translation>只剩一颗石子，轮到你走。</translation>
    </message>
    <message>
        <source>There are 16 such positions, one for each place. They are all P, and with them the labelling starts. The empty board is N: the player to move has not taken the last stone.</source>
        <comment>2/notes</comment>
        <translation>这样的局面有16个，每个位置一个。它们都是P，标注就从它们开始。空棋盘是N：最后一颗石子不是轮到走的人取走的。</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>2/choice 1</comment>
        <translation>我输</translation>
    </message>
    <message>
        <source>Yes. You must take it, and it is the last one.</source>
        <comment>2/because 1</comment>
        <translation>对。你只好取走它，而它就是最后一颗。</translation>
    </message>
    <message>
        <source>I win</source>
        <comment>2/choice 2</comment>
        <translation>我赢</translation>
    </message>
    <message>
        <source>The last stone loses here, and you must take a stone.</source>
        <comment>2/because 2</comment>
        <translation>在这里取走最后一颗的人输，而你又不能不取。</translation>
    </message>
    <message>
        <source>Two stones</source>
        <comment>3/title</comment>
        <translation>两颗石子</translation>
    </message>
    <message>
        <source>Two stones in different corners. It is your turn.</source>
        <comment>3/text</comment>
        <translation>两颗石子在不同的角上，轮到你走。</translation>
    </message>
    <message>
        <source>All 120 positions with two stones are N: take one, leave one.</source>
        <comment>3/notes</comment>
        <translation>两颗石子的120个局面全是N：取一颗，留一颗。</translation>
    </message>
    <message>
        <source>I win</source>
        <comment>3/choice 1</comment>
        <translation>我赢</translation>
    </message>
    <message>
        <source>Yes. Take one of them, and the other player must take the last one.</source>
        <comment>3/because 1</comment>
        <translation>对。取走一颗，对方只好取走最后一颗。</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>3/choice 2</comment>
        <translation>我输</translation>
    </message>
    <message>
        <source>Take one of the two. What is left for the other player?</source>
        <comment>3/because 2</comment>
        <translation>从两颗里取走一颗，给对方剩下什么？</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <comment>4/title</comment>
        <translation>一行三颗</translation>
    </message>
    <message>
        <source>Three in a row. You could take one and leave two. But two is good for the *other* player. Is this lost?</source>
        <comment>4/text</comment>
        <translation>一行三颗。你可以取一颗，留两颗。可是两颗对*对方*有利。这就输定了吗？</translation>
    </message>
    <message>
        <source>An important moment. Many think that a position with a bad move is bad. Say it like this: you are not forced to make the bad move.</source>
        <comment>4/notes</comment>
        <translation>一个重要的时刻。很多人以为，有坏走法的局面就是坏局面。可以这样说：没有人逼你走那一步坏的。</translation>
    </message>
    <message>
        <source>No! There are [two moves that win](grid/misere:1110/0000/0000/0000?outcome=N&amp;winning=2): take two and leave a single stone.

**One winning move is enough.** The position is P only if *all* moves are bad.</source>
        <comment>4/reveal</comment>
        <translation>不！[有两步能赢](grid/misere:1110/0000/0000/0000?outcome=N&amp;winning=2)：取两颗，只留一颗。

**有一步能赢就够了**。只有*所有*走法都不好，这个局面才是P。</translation>
    </message>
    <message>
        <source>The two rules once more</source>
        <comment>5/title</comment>
        <translation>再看那两条规则</translation>
    </message>
    <message>
        <source>- If **some** move leaves a position that is lost for the other player, you win: N.
- If **every** move leaves a position that is won for the other player, you lose: P.

In 1913 the mathematician Ernst Zermelo asked what a player can force in chess. A theorem is named after him: in a game for two, without chance and without secrets, that must end and cannot be drawn, **one of the two players can always force a win**. We only have to find out which one.</source>
        <comment>5/text</comment>
        <translation>- 如果**有一步**留下的局面是对方必败的，你就赢：N。
- 如果**每一步**留下的局面都是对方必胜的，你就输：P。

1913年，数学家恩斯特·策梅洛问：下国际象棋的人到底能有多大的把握？有一条定理以他的名字命名：在两个人的、没有运气、没有秘密、一定会结束而且没有平局的游戏里，**总有一方有必胜的办法**。我们要做的，只是找出是哪一方。</translation>
    </message>
    <message>
        <source>In chess there can also be draws, so there are three labels. The idea is the same.</source>
        <comment>5/notes</comment>
        <translation>国际象棋还有平局，所以有三种标注。想法是一样的。</translation>
    </message>
    <message>
        <source>One step back</source>
        <comment>6/title</comment>
        <translation>往回一步</translation>
    </message>
    <message>
        <source>Which positions can leave a **single** stone in one move? You may take up to three. How many stones can such a position have?</source>
        <comment>6/text</comment>
        <translation>从哪些局面可以一步只留下**一颗**石子？一次最多取三颗。这样的局面可能有几颗石子？</translation>
    </message>
    <message>
        <source>65,536 is 2 to the power 16: each of the 16 places has a stone or has none. Ask for a position of four stones that is not among the 604: for example a square of two by two. It is the next step.</source>
        <comment>6/notes</comment>
        <translation>65,536是2的16次方：16个位置，每个位置有石子或没有石子。请他们举一个四颗石子、但不在这604个里的局面：比如二乘二的小正方形。它就是下一步的内容。</translation>
    </message>
    <message>
        <source>Two, three or four: one stone that stays, and one to three that are taken together. There are exactly **604** such positions: 120 with two stones, 284 with three and 200 with four. All of them are N. [Here is one](grid/misere:0111/0000/0000/0100?outcome=N&amp;wins=grid/misere:0000/0000/0000/0100) with four.

So of the 65,536 positions you know 621 already: 604, the 16 single stones, and the empty board.</source>
        <comment>6/reveal</comment>
        <translation>两颗、三颗或四颗：一颗留下，另外一到三颗一次取走。这样的局面正好有**604**个：两颗的120个，三颗的284个，四颗的200个。它们全是N。[这里有一个](grid/misere:0111/0000/0000/0100?outcome=N&amp;wins=grid/misere:0000/0000/0000/0100)四颗的。

所以在65,536个局面里，你已经知道了621个：那604个，16个单颗的，还有空棋盘。</translation>
    </message>
    <message>
        <source>A square of four</source>
        <comment>7/title</comment>
        <translation>四颗的小正方形</translation>
    </message>
    <message>
        <source>Four stones in a small square. Try the moves. What is it?</source>
        <comment>7/text</comment>
        <translation>四颗石子排成小正方形。试试各种走法。它是什么？</translation>
    </message>
    <message>
        <source>Pupils should play it on the board: all eight moves look alike, there are only two kinds. Other positions to remember: two pairs that lie apart, or 1011 above 0111.</source>
        <comment>7/notes</comment>
        <translation>让学生在棋盘上玩：八种走法看上去差不多，其实只有两类。还可以记住的局面：两对离开的石子，或者1011在0111上面。</translation>
    </message>
    <message>
        <source>P: every move helps the other player</source>
        <comment>7/choice 1</comment>
        <translation>P：每一步都在帮对方</translation>
    </message>
    <message>
        <source>Right. After one stone three are left, and the other player takes two neighbours. After two stones two are left, and the other player takes one.</source>
        <comment>7/because 1</comment>
        <translation>对。取一颗，剩三颗，对方取走相邻的两颗。取两颗，剩两颗，对方取走一颗。</translation>
    </message>
    <message>
        <source>N: take two and leave two</source>
        <comment>7/choice 2</comment>
        <translation>N：取两颗，留两颗</translation>
    </message>
    <message>
        <source>Then the other player takes one of the two, and you get the last stone.</source>
        <comment>7/because 2</comment>
        <translation>这样对方从两颗里取一颗，最后一颗就归你。</translation>
    </message>
    <message>
        <source>N: take one and leave three</source>
        <comment>7/choice 3</comment>
        <translation>N：取一颗，留三颗</translation>
    </message>
    <message>
        <source>The three form a corner. The other player takes two of them, and you get the last stone.</source>
        <comment>7/because 3</comment>
        <translation>三颗形成一个拐角。对方取走其中两颗，最后一颗就归你。</translation>
    </message>
    <message>
        <source>A small square by yourself</source>
        <comment>8/title</comment>
        <translation>自己来做小正方形</translation>
    </message>
    <message>
        <source>The positions of a square of 2 × 2, last stone loses. Positions that are equal when turned or mirrored are drawn once, so there are only six of them. Fill in P and N. Start with the empty square and the single stone.</source>
        <comment>8/text</comment>
        <translation>这是2 × 2正方形的局面，取走最后一颗的人输。转一转或翻一翻就相同的局面只画一个，所以只有六个。填上P和N。从空的正方形和单颗石子开始。</translation>
    </message>
    <message>
        <source>Two are P: the single stone and the full square. The empty one is N, because the last stone has just lost. That is the usual first contradiction. Without turning and mirroring there are 16 positions, five of them P.</source>
        <comment>8/notes</comment>
        <translation>有两个是P：单颗石子和满的正方形。空的是N，因为取走最后一颗的人刚刚输了。这往往是第一处矛盾。如果不算旋转和翻折，有16个局面，其中五个是P。</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>9/title</comment>
        <translation>找出制胜走法</translation>
    </message>
    <message>
        <source>Look for positions that you know: a single stone, the small square, or two pairs that lie apart. The two pairs are P as well: copy, and take care at the end.</source>
        <comment>9/text</comment>
        <translation>找你认识的局面：单颗石子、小正方形，或者离开的两对石子。离开的两对也是P：模仿，到结尾要小心。</translation>
    </message>
    <message>
        <source>Ask for the position that is left, not for the move: “I leave two separate pairs, and that is P.”</source>
        <comment>9/notes</comment>
        <translation>不要问走法，要问留下的局面：“我留下离开的两对，它是P。”</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- **Some** move to P makes N. **Every** move to N makes P. One winning move is enough.
- [A single stone](grid/misere:0000/0100/0000/0000?outcome=P) and [the small square](grid/misere:1100/1100/0000/0000?outcome=P) are P; [three in a row](grid/misere:1110/0000/0000/0000?outcome=N) is N.
- One step before the end there are 604 positions.

65,536 positions are too many for us, but not for a good plan. It comes in the next lesson.</source>
        <comment>10/text</comment>
        <translation>- **有一步**走到P，就是N；**每一步**都走到N，就是P。有一步能赢就够了。
- [单颗石子](grid/misere:0000/0100/0000/0000?outcome=P)和[小正方形](grid/misere:1100/1100/0000/0000?outcome=P)是P；[一行三颗](grid/misere:1110/0000/0000/0000?outcome=N)是N。
- 离单颗石子只有一步的局面有604个。

65,536个局面对我们来说太多了，但有个好办法就不怕。下一课就讲。</translation>
    </message>
    <message>
        <source>**Exit question:** one row of four and nothing else, last stone loses. What do you do? (Take three at one end, leave one.)</source>
        <comment>10/notes</comment>
        <translation>**下课前的问题：**只有一行四颗，取走最后一颗的人输。你怎么走？（从一端取三颗，留一颗。）</translation>
    </message>
</context>
<context>
    <name>the-proof</name>
    <message>
        <source>Why the nim-sum decides</source>
        <comment>title</comment>
        <translation>为什么由尼姆和说了算</translation>
    </message>
    <message>
        <source>What has to be proved, and the first of two facts: from nim-sum 0 every move spoils it.</source>
        <comment>about</comment>
        <translation>要证明什么；还有两个事实中的第一个：从尼姆和0出发，每一步都会破坏它。</translation>
    </message>
    <message>
        <source>prove that from nim-sum 0 every move spoils it</source>
        <comment>aims</comment>
        <translation>证明从尼姆和0出发，每一步都会破坏它</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>Heaps of 7, 11 and 5. Play it once in pairs. Far too many positions for a list! Before you start, write the heaps in binary: is one player sure to win?</source>
        <comment>1/text</comment>
        <translation>三堆：7、11和5。两人一组玩一局。局面太多，列不完！开始之前，先把各堆写成二进制：有没有一方必胜？</translation>
    </message>
    <message>
        <source>Nim-sum 111, 1011 and 101: 1001, which is 9. So it is N. **Ask:** “And which move?” Let them search by trying; the next lesson answers it.</source>
        <comment>1/notes</comment>
        <translation>尼姆和是111、1011和101得1001，也就是9。所以是N。**问：**“那该怎么走？”让他们试着找；下一节课会回答。</translation>
    </message>
    <message>
        <source>What we want to prove</source>
        <comment>2/title</comment>
        <translation>我们要证明什么</translation>
    </message>
    <message>
        <source>**In Nim a position is P just when its nim-sum is 0.**

It has held in all the tables so far. But a table can never show it for *all* heaps. For that we need reasons. Two facts are enough:

- **Fact 1.** From nim-sum 0, *every* move leaves a nim-sum that is not 0.
- **Fact 2.** From any other nim-sum, *some* move leaves nim-sum 0.

Compare that with P and N: from P every move leaves N, and from N some move leaves P. And at the end, with no stones, the nim-sum is 0 and the position is P. So if both facts are true, the nim-sum sorts the positions just as P and N do.</source>
        <comment>2/text</comment>
        <translation>**在尼姆里，尼姆和为0的局面是P，其余的都是N**。

到现在为止，每张表都是这样。但是一张表永远不可能把*所有*的堆都列出来。这就需要理由。只要有两个事实就够了：

- **事实1**：从尼姆和0出发，*每一步*留下的尼姆和都不是0。
- **事实2**：从任何别的尼姆和出发，*有一步*能留下尼姆和0。

跟P和N比一比：从P出发，每一步都留下N；从N出发，有一步留下P。到了终局，一颗石子也没有，尼姆和是0，局面是P。所以，只要这两个事实都成立，用尼姆和来分局面，就跟用P和N来分完全一样。</translation>
    </message>
    <message>
        <source>Mathematicians call such helping facts lemmas. **Ask:** “Which of the two do you find easier to believe?” Most say the first one.</source>
        <comment>2/notes</comment>
        <translation>数学家把这种帮忙的事实叫做引理。**问：**“你觉得哪一个更容易相信？”多数人说第一个。</translation>
    </message>
    <message>
        <source>Try to break fact 1</source>
        <comment>3/title</comment>
        <translation>试着打破事实1</translation>
    </message>
    <message>
        <source>The heaps 1, 4 and 5 have nim-sum 0: 001, 100, 101. Make any move on the board. Can you keep the nim-sum at 0?</source>
        <comment>3/text</comment>
        <translation>1、4、5三堆的尼姆和是0：001、100、101。在棋盘上随便走一步。你能让尼姆和保持为0吗？</translation>
    </message>
    <message>
        <source>Let several pupils try. Each time write the three lines in binary and mark the columns that have become odd.</source>
        <comment>3/notes</comment>
        <translation>让几位同学试试。每次都把三行二进制写出来，标出变成奇数的列。</translation>
    </message>
    <message>
        <source>Yes, by taking the heap of one</source>
        <comment>3/choice 1</comment>
        <translation>能，取走一颗的那堆</translation>
    </message>
    <message>
        <source>Then 4 and 5 are left: 100 and 101. The last column now has one 1.</source>
        <comment>3/because 1</comment>
        <translation>这样剩下4和5：100和101。最后一列现在只有一个1。</translation>
    </message>
    <message>
        <source>Yes, by taking one from the five</source>
        <comment>3/choice 2</comment>
        <translation>能，从五里取一颗</translation>
    </message>
    <message>
        <source>Then 1, 4 and 4 are left. The fours cancel, and 1 remains.</source>
        <comment>3/because 2</comment>
        <translation>这样剩下1、4和4。两个4抵消，还剩1。</translation>
    </message>
    <message>
        <source>No, no move does it</source>
        <comment>3/choice 3</comment>
        <translation>不能，没有一步办得到</translation>
    </message>
    <message>
        <source>Right. All ten moves leave a nim-sum that is not 0.</source>
        <comment>3/because 3</comment>
        <translation>对。十种走法留下的尼姆和都不是0。</translation>
    </message>
    <message>
        <source>Why fact 1 is true</source>
        <comment>4/title</comment>
        <translation>事实1为什么成立</translation>
    </message>
    <message>
        <source>Look at the binary lines while you make a move. **How many lines** change? What happens in a column where a digit changes?</source>
        <comment>4/text</comment>
        <translation>走一步的时候，看着那几行二进制。有**几行**变了？在数字变了的那一列里，发生了什么？</translation>
    </message>
    <message>
        <source>The whole proof rests on one word: one heap. If you could change two heaps at once, fact 1 would fail. Good question for quick pupils: which move in two heaps keeps 1, 4, 5 at nim-sum 0? For example 4 and 5 to 2 and 3.</source>
        <comment>4/notes</comment>
        <translation>整个证明靠的是一个词：一堆。如果可以同时改变两堆，事实1就不成立了。给反应快的学生一个好问题：同时动哪两堆，能让1、4、5的尼姆和保持为0？比如把4和5变成2和3。</translation>
    </message>
    <message>
        <source>A move changes **one** heap, so only one line changes. In at least one column its digit changes.

There the number of ones goes up or down by one. It was **even**, so now it is **odd**: the nim-sum has a 1 there and is not 0. That is the whole proof of fact 1.</source>
        <comment>4/reveal</comment>
        <translation>走一步只改变**一**堆，所以只有一行变了。至少在一列里，它的数字变了。

那一列里1的个数增加或减少了一个。原来是**偶数**，现在是**奇数**：尼姆和在那一位是1，就不是0。这就是事实1的全部证明。</translation>
    </message>
    <message>
        <source>How far does it jump?</source>
        <comment>5/title</comment>
        <translation>会跳多远？</translation>
    </message>
    <message>
        <source>From 2 and 2, nim-sum 0, you take **one** stone and leave 1 and 2. What is the new nim-sum?</source>
        <comment>5/text</comment>
        <translation>从2和2出发，尼姆和是0。你取走**一**颗石子，留下1和2。新的尼姆和是多少？</translation>
    </message>
    <message>
        <source>Many texts get this wrong and subtract. The change of the nim-sum is x ⊕ y, where x is the old and y the new size of the heap, and not x − y. Since x and y differ, x ⊕ y is never 0: this is fact 1 again in one line.</source>
        <comment>5/notes</comment>
        <translation>很多书上在这里弄错，用了减法。尼姆和的变化是x ⊕ y，其中x是那一堆原来的大小，y是新的大小，而不是x − y。因为x和y不同，x ⊕ y绝不会是0：这就用一行字又说明了事实1。</translation>
    </message>
    <message>
        <source>1, because one stone was taken</source>
        <comment>5/choice 1</comment>
        <translation>1，因为取走了一颗石子</translation>
    </message>
    <message>
        <source>It sounds right, but stones taken and nim-sums are different things. Work it out: 01 ⊕ 10.</source>
        <comment>5/because 1</comment>
        <translation>听起来有道理，但取走几颗和尼姆和是两回事。算一算：01 ⊕ 10。</translation>
    </message>
    <message>
        <source>3</source>
        <comment>5/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Yes: 01 ⊕ 10 = 11. Taking one stone changed two columns at once. The change is old size ⊕ new size, here 2 ⊕ 1 = 3.</source>
        <comment>5/because 2</comment>
        <translation>对：01 ⊕ 10 = 11。取走一颗石子，一下子改变了两列。变化是原来的大小 ⊕ 新的大小，这里是2 ⊕ 1 = 3。</translation>
    </message>
    <message>
        <source>0</source>
        <comment>5/choice 3</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>Fact 1 says that it cannot stay 0.</source>
        <comment>5/because 3</comment>
        <translation>事实1说，它不可能还是0。</translation>
    </message>
    <message>
        <source>After the next move</source>
        <comment>6/title</comment>
        <translation>对方走完之后</translation>
    </message>
    <message>
        <source>You have left nim-sum 0, and the other player has moved. What do you know about the nim-sum now?</source>
        <comment>6/text</comment>
        <translation>你留下了尼姆和0，对方走了一步。关于现在的尼姆和，你知道什么？</translation>
    </message>
    <message>
        <source>This is how a proof is used in a game. The word whatever is important: the fact holds for all moves.</source>
        <comment>6/notes</comment>
        <translation>证明就是这样用在游戏里的。要紧的是“不管走哪一步”：这个事实对所有走法都成立。</translation>
    </message>
    <message>
        <source>It is 0 again</source>
        <comment>6/choice 1</comment>
        <translation>又是0</translation>
    </message>
    <message>
        <source>Fact 1 says that it cannot be.</source>
        <comment>6/because 1</comment>
        <translation>事实1说，不可能。</translation>
    </message>
    <message>
        <source>It is not 0</source>
        <comment>6/choice 2</comment>
        <translation>不是0</translation>
    </message>
    <message>
        <source>Yes. That is fact 1. And if fact 2 is true as well, you can make it 0 again.</source>
        <comment>6/because 2</comment>
        <translation>对。这就是事实1。如果事实2也成立，你就能把它再变成0。</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>6/choice 3</comment>
        <translation>什么也不知道</translation>
    </message>
    <message>
        <source>Fact 1 tells you something, whatever move was made.</source>
        <comment>6/because 3</comment>
        <translation>不管走的是哪一步，事实1都会告诉你一点东西。</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>7/title</comment>
        <translation>P还是N？</translation>
    </message>
    <message>
        <source>Decide by the nim-sum.</source>
        <comment>7/text</comment>
        <translation>用尼姆和来判断。</translation>
    </message>
    <message>
        <source>Half of the positions are P. Pupils who always say N should be asked for the winning move.</source>
        <comment>7/notes</comment>
        <translation>有一半局面是P。对总是回答N的学生，就请他说出制胜走法。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>8/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- We want to prove that nim-sum 0 is P. Two facts are enough.
- **Fact 1** is proved: a move changes one line, so some column becomes odd. From [1, 4, 5](nim:1,4,5?outcome=P&amp;winning=0) no move keeps 0.
- The nim-sum does not change by the number of stones taken: from [2, 2](nim:2,2?grundy=0) to [1, 2](nim:1,2?grundy=3) it jumps to 3.

Fact 2 is the more interesting one, because it shows you the winning move. It comes next.</source>
        <comment>8/text</comment>
        <translation>- 我们要证明尼姆和0是P。只要有两个事实就够了。
- **事实1**已经证明：走一步只改变一行，所以有一列变成奇数。从[1、4、5](nim:1,4,5?outcome=P&amp;winning=0)出发，没有一步能保持0。
- 尼姆和的变化不等于取走的石子数：从[2、2](nim:2,2?grundy=0)到[1、2](nim:1,2?grundy=3)，它一下子跳到3。

事实2更有意思，因为它会告诉你制胜走法。下一课就讲。</translation>
    </message>
    <message>
        <source>**Exit question:** from 6, 6 you take four stones from one heap. What is the new nim-sum? (6 ⊕ 2 = 4.) And if you take five? (6 ⊕ 1 = 7.)</source>
        <comment>8/notes</comment>
        <translation>**下课前的问题：**从6、6的一堆里取四颗石子，新的尼姆和是多少？（6 ⊕ 2 = 4。）取五颗呢？（6 ⊕ 1 = 7。）</translation>
    </message>
</context>
<context>
    <name>the-rule-for-stalks</name>
    <message>
        <source>The rule for stalks</source>
        <comment>title</comment>
        <translation>茎的规则</translation>
    </message>
    <message>
        <source>Read off what a red-blue stalk is worth, add the stalks, and know who wins.</source>
        <comment>about</comment>
        <translation>读出一根红蓝茎的值，把各茎加起来，就知道谁赢。</translation>
    </message>
    <message>
        <source>find the value of a stalk, and add stalks</source>
        <comment>aims</comment>
        <translation>求出一根茎的值，并把各茎的值加起来</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>Two stalks. From the ground up, the edges of one are blue, blue, red and those of the other red, blue. Left cuts blue, Right cuts red. Whoever cannot cut loses.

Play it in pairs, and let each of you be Left once. Who has more in hand?</source>
        <comment>1/text</comment>
        <translation>两根茎。从地面往上，一根是蓝、蓝、红，另一根是红、蓝。左方剪蓝边，右方剪红边。谁没有边可剪，谁就输。

两人一组玩，每人都当一次左方。谁手里的本钱更多？</translation>
    </message>
    <message>
        <source>It is worth 3/2 − 1/2 = 1, so Left wins, whoever starts. The pupils will be able to compute it in a few minutes.</source>
        <comment>1/notes</comment>
        <translation>值是3/2 − 1/2 = 1，所以左方赢，不管谁先走。再过几分钟，学生就会自己算了。</translation>
    </message>
    <message>
        <source>The rule for stalks</source>
        <comment>2/title</comment>
        <translation>茎的规则</translation>
    </message>
    <message>
        <source>Read the stalk **from the ground upwards**. Blue adds, red takes away.

- As long as the colour is the same as at the ground, each edge counts **1**.
- From the **first change** on, each edge counts **half** of the one before: 1/2, 1/4, 1/8, …

For example blue, blue, red: 1 + 1 − 1/2 = [3/2](hackenbush:0-1b,1-2b,2-3r?value=3/2). And red, blue: −1 + 1/2 = [−1/2](hackenbush:0-1r,1-2b?value=-1/2).</source>
        <comment>2/text</comment>
        <translation>**从地面往上**读这根茎。蓝边加，红边减。

- 只要颜色还跟地面那条边一样，每条边算**1**。
- 从**第一次变色**起，每条边算前一条的**一半**：1/2、1/4、1/8……

例如蓝、蓝、红：1 + 1 − 1/2 = [3/2](hackenbush:0-1b,1-2b,2-3r?value=3/2)。红、蓝：−1 + 1/2 = [−1/2](hackenbush:0-1r,1-2b?value=-1/2)。</translation>
    </message>
    <message>
        <source>The edge that changes the colour first already counts a half. From there on it is always half of the one before, whatever the colour; only the sign depends on the colour.</source>
        <comment>2/notes</comment>
        <translation>第一条变色的边就已经算一半。从那里起，不管什么颜色，每条总是前一条的一半；只有正负号由颜色决定。</translation>
    </message>
    <message>
        <source>Work it out</source>
        <comment>3/title</comment>
        <translation>算一算</translation>
    </message>
    <message>
        <source>From the ground up: **blue, blue, red, red, blue**. What is it worth?</source>
        <comment>3/text</comment>
        <translation>从地面往上：**蓝、蓝、红、红、蓝**。值是多少？</translation>
    </message>
    <message>
        <source>Which end is the ground is important: upside down it is 7/16. Write the signs and the fractions in two lines.</source>
        <comment>3/notes</comment>
        <translation>哪一头是地面很要紧：倒过来就是7/16。把符号和分数分两行写。</translation>
    </message>
    <message>
        <source>1</source>
        <comment>3/choice 1</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>You counted three blue and two red edges. But the upper ones count less.</source>
        <comment>3/because 1</comment>
        <translation>你数的是三条蓝边、两条红边。但上面的边算得少。</translation>
    </message>
    <message>
        <source>11/8</source>
        <comment>3/choice 2</comment>
        <translation>11/8</translation>
    </message>
    <message>
        <source>Yes: 1 + 1 − 1/2 − 1/4 + 1/8 = 11/8.</source>
        <comment>3/because 2</comment>
        <translation>对：1 + 1 − 1/2 − 1/4 + 1/8 = 11/8。</translation>
    </message>
    <message>
        <source>7/16</source>
        <comment>3/choice 3</comment>
        <translation>7/16</translation>
    </message>
    <message>
        <source>That is the same stalk read from the top: blue, red, red, blue, blue. The ground end comes first.</source>
        <comment>3/because 3</comment>
        <translation>那是把同一根茎从上往下读：蓝、红、红、蓝、蓝。应该从地面那一头开始。</translation>
    </message>
    <message>
        <source>13/8</source>
        <comment>3/choice 4</comment>
        <translation>13/8</translation>
    </message>
    <message>
        <source>Check the signs: red takes away a half and a quarter, and blue adds an eighth.</source>
        <comment>3/because 4</comment>
        <translation>检查正负号：红边减去二分之一和四分之一，蓝边加上八分之一。</translation>
    </message>
    <message>
        <source>Numbers instead of colours</source>
        <comment>4/title</comment>
        <translation>用数代替颜色</translation>
    </message>
    <message>
        <source>Sometimes a stalk is written as a list of numbers: **4, 8, 9, 11, 16**. Even means blue, odd means red, and the first number is at the ground. What is it worth?</source>
        <comment>4/text</comment>
        <translation>有时一根茎写成一列数：**4、8、9、11、16**。偶数表示蓝，奇数表示红，第一个数在地面。值是多少？</translation>
    </message>
    <message>
        <source>The size of the numbers does not matter, only even or odd.</source>
        <comment>4/notes</comment>
        <translation>数的大小没有关系，只看奇偶。</translation>
    </message>
    <message>
        <source>Even, even, odd, odd, even: blue, blue, red, red, blue. It is the same stalk, worth [11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8).

A text that does not say which numbers are blue, and where the ground is, leaves the answer open.</source>
        <comment>4/reveal</comment>
        <translation>偶、偶、奇、奇、偶：蓝、蓝、红、红、蓝。就是同一根茎，值是[11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8)。

要是文章里没有说明哪些数是蓝的、地面在哪一头，答案就定不下来。</translation>
    </message>
    <message>
        <source>Practice: stalks</source>
        <comment>5/title</comment>
        <translation>练习：茎</translation>
    </message>
    <message>
        <source>What is the stalk worth? Write your answer as a fraction, such as 3/4 or −1/2.</source>
        <comment>5/text</comment>
        <translation>这根茎的值是多少？把答案写成分数，比如3/4或−1/2。</translation>
    </message>
    <message>
        <source>A typical mistake: halving from the second edge on, even if the colour has not changed yet.</source>
        <comment>5/notes</comment>
        <translation>常见的错误：颜色还没变，就从第二条边起减半。</translation>
    </message>
    <message>
        <source>Several stalks</source>
        <comment>6/title</comment>
        <translation>几根茎</translation>
    </message>
    <message>
        <source>Three stalks are worth 1/2 and −1/4 and 1/4. Who wins?</source>
        <comment>6/text</comment>
        <translation>三根茎的值是1/2、−1/4和1/4。谁赢？</translation>
    </message>
    <message>
        <source>In the last lesson the pairs played this board. Let them play it again, Left with the plan: stay at a sum of 0 or more.</source>
        <comment>6/notes</comment>
        <translation>上节课各组玩过这个棋盘。让他们再玩一遍，左方的计划是：让总和保持在0或以上。</translation>
    </message>
    <message>
        <source>Whoever starts</source>
        <comment>6/choice 1</comment>
        <translation>先走的人</translation>
    </message>
    <message>
        <source>Add the values: 1/2 − 1/4 + 1/4 = 1/2. That is positive.</source>
        <comment>6/because 1</comment>
        <translation>把值加起来：1/2 − 1/4 + 1/4 = 1/2，是正数。</translation>
    </message>
    <message>
        <source>Left, whoever starts</source>
        <comment>6/choice 2</comment>
        <translation>左方，不管谁先走</translation>
    </message>
    <message>
        <source>Yes. Stalks are simply **added**, and the sum 1/2 is positive. It is the board with which the last lesson began.</source>
        <comment>6/because 2</comment>
        <translation>对。各茎直接**相加**，总和1/2是正数。这就是上节课开头的那个棋盘。</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>6/choice 3</comment>
        <translation>右方</translation>
    </message>
    <message>
        <source>The sum is 1/2. Right would need a negative one.</source>
        <comment>6/because 3</comment>
        <translation>总和是1/2。要右方赢，它得是负数才行。</translation>
    </message>
    <message>
        <source>Take the nim-sum first</source>
        <comment>6/choice 4</comment>
        <translation>先求尼姆和</translation>
    </message>
    <message>
        <source>There is no nim-sum of fractions. Values of this kind are added.</source>
        <comment>6/because 4</comment>
        <translation>分数没有尼姆和。这种值是相加的。</translation>
    </message>
    <message>
        <source>After a cut</source>
        <comment>7/title</comment>
        <translation>剪一刀之后</translation>
    </message>
    <message>
        <source>This stalk is worth 11/8. What is it worth after each cut of Left? And of Right?</source>
        <comment>7/text</comment>
        <translation>这根茎的值是11/8。左方剪一刀之后，值可能是多少？右方剪一刀之后呢？</translation>
    </message>
    <message>
        <source>The value of a position is the simplest number between what Left can leave and what Right can leave: between 5/4 and 3/2 that is 11/8. In Nim it is quite different: there everyone wants to move.</source>
        <comment>7/notes</comment>
        <translation>一个局面的值，是左方能留下的和右方能留下的之间最简单的数：在5/4和3/2之间，就是11/8。在尼姆里完全不同：那里人人都想走。</translation>
    </message>
    <message>
        <source>Left leaves 0, 1 or 5/4: always **less**. Right leaves 3/2 or 2: always **more**.

With numbers each move is a loss for its player. Lose as little as possible: Left’s best cut is the topmost, to [5/4](hackenbush:0-1b,1-2b,2-3r,3-4r?value=5/4).</source>
        <comment>7/reveal</comment>
        <translation>左方留下0、1或5/4：总是**变小**。右方留下3/2或2：总是**变大**。

局面是数的时候，每走一步都是走的人吃亏。要尽量少亏：左方最好剪最上面的一条，剩下[5/4](hackenbush:0-1b,1-2b,2-3r,3-4r?value=5/4)。</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>8/title</comment>
        <translation>赢下来</translation>
    </message>
    <message>
        <source>You are Left and start. The computer is perfect, but the sum is 1/2: positive.</source>
        <comment>8/text</comment>
        <translation>你是左方，先走。电脑走得完美无缺，但总和是1/2：正数。</translation>
    </message>
    <message>
        <source>Before each cut: which cut loses least? Stay at 0 or above after your move. Three of the four possible cuts are good enough here.</source>
        <comment>8/notes</comment>
        <translation>每剪一刀之前都问：哪一刀亏得最少？走完之后要保持在0或以上。这里四种剪法里有三种够好。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- Positions of red-blue Hackenbush are **numbers**, and numbers are added.
- [Positive](hackenbush:0-1b,1-2r?outcome=L): Left wins. [Negative](hackenbush:0-1r,1-2b?outcome=R): Right wins. [Zero](hackenbush:0-1b,0-2r?outcome=P): the second player wins.
- On a stalk each edge counts 1 up to the first change of colour, then 1/2, 1/4, 1/8, …

Next comes a game in which rows *split*. In Line Nim that changed nothing. This time it changes everything.</source>
        <comment>9/text</comment>
        <translation>- 红蓝Hackenbush的局面是**数**，数可以相加。
- [正数](hackenbush:0-1b,1-2r?outcome=L)：左方赢。[负数](hackenbush:0-1r,1-2b?outcome=R)：右方赢。[零](hackenbush:0-1b,0-2r?outcome=P)：后走的人赢。
- 在一根茎上，第一次变色之前每条边算1，然后是1/2、1/4、1/8……

接下来的游戏里，一排会*断开*。在直线尼姆里，断开什么也没改变。这一次，它改变了一切。</translation>
    </message>
    <message>
        <source>**Exit question:** red, red, blue from the ground? (−1 − 1 + 1/2 = −3/2.) Who wins beside a blue stalk of two edges? (−3/2 + 2 = 1/2: Left.)</source>
        <comment>9/notes</comment>
        <translation>**下课前的问题：**从地面往上是红、红、蓝？（−1 − 1 + 1/2 = −3/2。）旁边放一根两条边的蓝茎，谁赢？（−3/2 + 2 = 1/2：左方。）</translation>
    </message>
</context>
<context>
    <name>the-rule-of-line-nim</name>
    <message>
        <source>The rule of Line Nim</source>
        <comment>title</comment>
        <translation>直线尼姆的规律</translation>
    </message>
    <message>
        <source>A rule that was said not to exist, found with the nim-sum.</source>
        <comment>about</comment>
        <translation>一个据说不存在的规律，用尼姆和把它找出来。</translation>
    </message>
    <message>
        <source>win Line Nim with the nim-sum of the runs</source>
        <comment>aims</comment>
        <translation>用各段的尼姆和在直线尼姆里取胜</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>The game starts with two lines of three counters. Take neighbouring counters of one line; whoever takes the last counter **loses**. The computer begins, and it plays at random.

You can always win. How?</source>
        <comment>1/text</comment>
        <translation>游戏从两排棋子开始，每排三颗。从一排里取相邻的棋子，谁取走最后一颗，谁就**输**。电脑先走，而且是随便走的。

你总能赢。怎么赢？</translation>
    </message>
    <message>
        <source>Copying works, with care at the end. **Ask afterwards:** “When did you stop copying?”</source>
        <comment>1/notes</comment>
        <translation>模仿就行，到结尾要小心。玩过以后**问：**“你是什么时候不再模仿的？”</translation>
    </message>
    <message>
        <source>Only single counters</source>
        <comment>2/title</comment>
        <translation>只剩单颗的棋子</translation>
    </message>
    <message>
        <source>Only single counters are left, **four** of them. It is your turn, and the last one loses. Good or bad for you?</source>
        <comment>2/text</comment>
        <translation>只剩下单颗的棋子，一共**四**颗。轮到你走，取走最后一颗的人输。对你有利还是不利？</translation>
    </message>
    <message>
        <source>Even is good for the player to move, odd is bad. It is exactly the end of misère Nim, and that is a hint.</source>
        <comment>2/notes</comment>
        <translation>偶数对轮到走的人有利，奇数不利。这正好就是反常规则尼姆的结尾，也是一个提示。</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>2/choice 1</comment>
        <translation>有利</translation>
    </message>
    <message>
        <source>Yes. You take the first and the third, and the other player takes the last.</source>
        <comment>2/because 1</comment>
        <translation>对。你取第一颗和第三颗，最后一颗由对方取走。</translation>
    </message>
    <message>
        <source>Bad</source>
        <comment>2/choice 2</comment>
        <translation>不利</translation>
    </message>
    <message>
        <source>Count it out: you, they, you, they. The last one is theirs.</source>
        <comment>2/because 2</comment>
        <translation>数一数：你，对方，你，对方。最后一颗是对方的。</translation>
    </message>
    <message>
        <source>Is there a rule?</source>
        <comment>3/title</comment>
        <translation>有规律吗？</translation>
    </message>
    <message>
        <source>A text about this game says that it has no sure rule. Compare it with Nim. A run of five can become 4, 3, 2, 1 or 0, just like a heap of five. What is **new**?</source>
        <comment>3/text</comment>
        <translation>有一篇讲这个游戏的文章说，它没有可靠的规律。把它跟尼姆比一比。一段5颗可以变成4、3、2、1或0，就像一堆5颗一样。**新**的地方在哪里？</translation>
    </message>
    <message>
        <source>List the splits of 5 with the class: 3+1, 2+2, 2+1, 1+1.</source>
        <comment>3/notes</comment>
        <translation>跟全班一起列出5的分法：3+1、2+2、2+1、1+1。</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <comment>3/choice 1</comment>
        <translation>没有新的</translation>
    </message>
    <message>
        <source>Look at the middle: a run can fall into two.</source>
        <comment>3/because 1</comment>
        <translation>看看中间：一段可以断成两段。</translation>
    </message>
    <message>
        <source>A run can fall into two runs</source>
        <comment>3/choice 2</comment>
        <translation>一段可以断成两段</translation>
    </message>
    <message>
        <source>Yes. 5 can also become 3 and 1, 2 and 2, 2 and 1, or 1 and 1. The question is whether that helps anyone.</source>
        <comment>3/because 2</comment>
        <translation>对。5还可以变成3和1、2和2、2和1，或者1和1。问题是，这对谁有好处吗？</translation>
    </message>
    <message>
        <source>A run can grow</source>
        <comment>3/choice 3</comment>
        <translation>一段可以变长</translation>
    </message>
    <message>
        <source>No, counters never come back.</source>
        <comment>3/because 3</comment>
        <translation>不会，棋子取走了就不再回来。</translation>
    </message>
    <message>
        <source>What is a split worth?</source>
        <comment>4/title</comment>
        <translation>断开的值是多少？</translation>
    </message>
    <message>
        <source>Work out the nim-sums of the splits of five: 3 ⊕ 1, 2 ⊕ 2, 2 ⊕ 1 and 1 ⊕ 1. Compare them with what you can leave without a split.</source>
        <comment>4/text</comment>
        <translation>求5的各种分法的尼姆和：3 ⊕ 1、2 ⊕ 2、2 ⊕ 1和1 ⊕ 1。跟不断开时能留下的相比，怎么样？</translation>
    </message>
    <message>
        <source>In normal play this is a proof by the mex. In misère play the argument of the lesson on misère Nim holds word for word: keep nim-sum 0 while a run of two or more is left, then leave an odd number of singles. It was also checked on all 4,096 boards.</source>
        <comment>4/notes</comment>
        <translation>对正常规则，这就是用mex作的证明。对反常规则，讲反常规则尼姆那节课的推理一字不改也成立：还有两颗或更多的段时，保持尼姆和0；然后留下奇数个单颗。另外，4,096个棋盘全都检验过了。</translation>
    </message>
    <message>
        <source>3 ⊕ 1 = 2, 2 ⊕ 2 = 0, 2 ⊕ 1 = 3 and 1 ⊕ 1 = 0. All of these are **less than 5**, and you could leave a single run of that size anyway. A nim-sum is never more than the ordinary sum, and the pieces together have fewer counters than before.

So a split gives nothing new. **Each run counts as a heap**, and [a run of five](lines:11111?grundy=5) has the value 5. So there is a rule: play Nim with the runs. And because the last counter loses here, play *misère* Nim.</source>
        <comment>4/reveal</comment>
        <translation>3 ⊕ 1 = 2，2 ⊕ 2 = 0，2 ⊕ 1 = 3，1 ⊕ 1 = 0。它们都**小于5**，而这么大的单独一段，你本来就能留下。尼姆和绝不会超过普通的和，而断开以后的棋子总数比原来少。

所以断开并没有带来新东西。**每一段都算一堆**，[一段5颗](lines:11111?grundy=5)的值就是5。原来是有规律的：拿各段来玩尼姆。因为这里取走最后一颗的人输，所以要玩*反常规则*的尼姆。</translation>
    </message>
    <message>
        <source>The first move</source>
        <comment>5/title</comment>
        <translation>第一步</translation>
    </message>
    <message>
        <source>The runs are 3, 4 and 5. What is a winning first move?</source>
        <comment>5/text</comment>
        <translation>各段是3、4和5。能赢的第一步是什么？</translation>
    </message>
    <message>
        <source>There are two such moves on the board, from the left or from the right, but they lead to the same code.</source>
        <comment>5/notes</comment>
        <translation>棋盘上有两种这样的走法，从左边或从右边取，但得到的段码相同。</translation>
    </message>
    <message>
        <source>Take the middle counter of the 3</source>
        <comment>5/choice 1</comment>
        <translation>取走3正中间的那颗</translation>
    </message>
    <message>
        <source>Then 1, 1, 4 and 5 are left. The ones cancel, and 4 ⊕ 5 = 1 is not 0.</source>
        <comment>5/because 1</comment>
        <translation>这样剩下1、1、4和5。两个1抵消，而4 ⊕ 5 = 1，不是0。</translation>
    </message>
    <message>
        <source>Take the whole line of five</source>
        <comment>5/choice 2</comment>
        <translation>把五颗的一排全取走</translation>
    </message>
    <message>
        <source>Then 3 ⊕ 4 = 7 is not 0. The other player makes the 4 a 3.</source>
        <comment>5/because 2</comment>
        <translation>这样3 ⊕ 4 = 7，不是0。对方会把4变成3。</translation>
    </message>
    <message>
        <source>Make the 3 a 1, by taking two counters at its end</source>
        <comment>5/choice 3</comment>
        <translation>从3的一端取两颗，把它变成1</translation>
    </message>
    <message>
        <source>Yes. 1 ⊕ 4 ⊕ 5 = 0. The code becomes 11001, and it is the only code that wins.</source>
        <comment>5/because 3</comment>
        <translation>对。1 ⊕ 4 ⊕ 5 = 0。段码变成11001，这是唯一能赢的段码。</translation>
    </message>
    <message>
        <source>The game is lost for the first player</source>
        <comment>5/choice 4</comment>
        <translation>先走的人必输</translation>
    </message>
    <message>
        <source>3 ⊕ 4 ⊕ 5 = 2 is not 0, so some move wins.</source>
        <comment>5/because 4</comment>
        <translation>3 ⊕ 4 ⊕ 5 = 2，不是0，所以有一步能赢。</translation>
    </message>
    <message>
        <source>Two lines</source>
        <comment>6/title</comment>
        <translation>两排</translation>
    </message>
    <message>
        <source>Two lines with n and m counters, last counter loses. Fill in P and N. You know the rule, but look out in the corner!</source>
        <comment>6/text</comment>
        <translation>两排，各有n颗和m颗棋子，取走最后一颗的人输。填上P和N。规律你已经知道，但要小心角上！</translation>
    </message>
    <message>
        <source>As in misère Nim: the diagonal is P from 2, 2 on, but 0,0 and 1,1 are N, and 1,0 and 0,1 are P.</source>
        <comment>6/notes</comment>
        <translation>跟反常规则的尼姆一样：从2、2起，对角线是P；但0,0和1,1是N，1,0和0,1是P。</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>7/title</comment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Find a winning move. Read off the runs first.</source>
        <comment>7/text</comment>
        <translation>找一个制胜走法。先读出各段。</translation>
    </message>
    <message>
        <source>Pupils forget the runs that were split off. Let them write the list of runs before each move.</source>
        <comment>7/notes</comment>
        <translation>学生会忘记断出来的段。让他们每走一步之前都把各段写下来。</translation>
    </message>
    <message>
        <source>Against the perfect computer</source>
        <comment>8/title</comment>
        <translation>挑战完美的电脑</translation>
    </message>
    <message>
        <source>You start on the full board. You know the rule. Win!</source>
        <comment>8/text</comment>
        <translation>从满棋盘开始，你先走。规律你已经知道了。去赢吧！</translation>
    </message>
    <message>
        <source>After each move of the computer write down the runs, work out the nim-sum, and answer. Near the end remember the switch.</source>
        <comment>8/notes</comment>
        <translation>电脑每走一步，就写下各段，求尼姆和，然后应着。快结束时别忘了转换。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- Only the **runs** matter, so a board is a short code, and the code falls with every move.
- Hundreds of thousands of games, but only **101** labels.
- A split gives nothing new: [each run is a heap](lines/misere:001/1111/11111?outcome=P).

When a text says “there is no rule”, it can be worth another look. But sometimes nobody knows one: the next board looks harmless, and no rule for it is known.</source>
        <comment>9/text</comment>
        <translation>- 要紧的只有**段**，所以一个棋盘就是一个短短的编码，而每走一步编码都变小。
- 几十万种下法，但只有**101**个标注。
- 断开并没有带来新东西：[每一段都是一堆](lines/misere:001/1111/11111?outcome=P)。

如果一篇文章说“没有规律”，不妨再看一看。不过有时真的谁也不知道规律：下一个棋盘看上去平平常常，却没有人知道它的规律。</translation>
    </message>
    <message>
        <source>**Exit question:** runs 4, 2, 1, 1, 1, last counter loses. Which move? (4 must become 2 ⊕ 1 = 3: take one from its end. A run of two or more is left, so nim-sum 0.)</source>
        <comment>9/notes</comment>
        <translation>**下课前的问题：**各段是4、2、1、1、1，取走最后一颗的人输。怎么走？（4要变成2 ⊕ 1 = 3：从一端取一颗。还剩两颗或更多的段，所以留下尼姆和0。）</translation>
    </message>
</context>
<context>
    <name>the-whole-grid</name>
    <message>
        <source>The whole grid</source>
        <comment>title</comment>
        <translation>整个方格</translation>
    </message>
    <message>
        <source>65,536 positions in the right order, the winner, and why no simple rule is in sight.</source>
        <comment>about</comment>
        <translation>把65,536个局面排好顺序，找出赢家，再看看为什么看不出简单的规律。</translation>
    </message>
    <message>
        <source>find an order in which a computer can label all 65,536 positions</source>
        <comment>aims</comment>
        <translation>找出一种顺序，让电脑能给全部65,536个局面标注</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>A board of 3 × 3 first. Take 1, 2 or 3 neighbours of a row or a column; whoever takes the last stone **loses**. You start. The computer plays perfectly when at most 4 stones are left, and at random until then.</source>
        <comment>1/text</comment>
        <translation>先来一个3 × 3的棋盘。取一行或一列里相邻的1、2或3颗；谁取走最后一颗石子，谁就**输**。你先走。电脑在剩下不超过4颗时走得完美无缺，在那之前只是随便走。</translation>
    </message>
    <message>
        <source>On this board the player who starts can win; seven of the 27 first moves do it, the middle stone for example. Ask which positions with four or five stones they tried to leave.</source>
        <comment>1/notes</comment>
        <translation>在这个棋盘上，先走的人能赢；27种第一步里有七种能赢，比如取正中间的石子。问问他们试过留下哪些四颗或五颗的局面。</translation>
    </message>
    <message>
        <source>In which order?</source>
        <comment>2/title</comment>
        <translation>按什么顺序？</translation>
    </message>
    <message>
        <source>To label all 65,536 positions you need an order in which every move leads to something done already. What order could that be?</source>
        <comment>2/text</comment>
        <translation>要给65,536个局面标注，就需要一种顺序，使每一步都走到已经标好的局面。那会是什么顺序呢？</translation>
    </message>
    <message>
        <source>It is the same idea as the falling code of Line Nim. A computer labels all 65,536 positions in a moment.</source>
        <comment>2/notes</comment>
        <translation>跟直线尼姆里越来越小的段码是同一个想法。电脑一会儿就能给65,536个局面全部标完。</translation>
    </message>
    <message>
        <source>Write a position as a row of ones and zeros and read it as a **binary number**. A move changes ones into zeros, so the number gets **smaller**. Go through the numbers from 0 to 65,535: every position comes after all those that it can become.

[This position](grid/misere:1111/0000/1111/1111?outcome=N) is 1111 0000 1111 1111, the number 61,695. It is N.

An even simpler order: by the number of stones.</source>
        <comment>2/reveal</comment>
        <translation>把一个局面写成一行1和0，当作**二进制数**来读。走一步，就是把一些1变成0，所以这个数**变小**。从0到65,535一个一个地来：每个局面都排在它能变成的局面后面。

[这个局面](grid/misere:1111/0000/1111/1111?outcome=N)是1111 0000 1111 1111，也就是61,695。它是N。

还有更简单的顺序：按石子的颗数。</translation>
    </message>
    <message>
        <source>How many first moves?</source>
        <comment>3/title</comment>
        <translation>第一步有多少种？</translation>
    </message>
    <message>
        <source>On the full board there are 8 lines: 4 rows and 4 columns. In each of them you can take one, two or three neighbours in 4 + 3 + 2 = 9 ways. How many different first moves are there?</source>
        <comment>3/text</comment>
        <translation>满棋盘上有8条线：4行和4列。在每条线上，取一颗、两颗或三颗相邻的，有4 + 3 + 2 = 9种取法。一共有多少种不同的第一步？</translation>
    </message>
    <message>
        <source>4 singles, 3 pairs and 2 triples in a line. Good counting practice.</source>
        <comment>3/notes</comment>
        <translation>一条线上有4个单颗、3个两颗、2个三颗。很好的计数练习。</translation>
    </message>
    <message>
        <source>72</source>
        <comment>3/choice 1</comment>
        <translation>72</translation>
    </message>
    <message>
        <source>8 times 9 is 72, but each single stone has been counted twice: once in its row and once in its column.</source>
        <comment>3/because 1</comment>
        <translation>8乘9是72，但每颗单独的石子都数了两次：一次在它的行里，一次在它的列里。</translation>
    </message>
    <message>
        <source>56</source>
        <comment>3/choice 2</comment>
        <translation>56</translation>
    </message>
    <message>
        <source>Yes. 8 times 9 is 72, and 16 single stones were counted twice.</source>
        <comment>3/because 2</comment>
        <translation>对。8乘9是72，其中16颗单独的石子数了两次。</translation>
    </message>
    <message>
        <source>48</source>
        <comment>3/choice 3</comment>
        <translation>48</translation>
    </message>
    <message>
        <source>That is 16 times 3. But taking two or three can be done in more ways than one.</source>
        <comment>3/because 3</comment>
        <translation>那是16乘3。但是取两颗或三颗，取法并不是每个位置只有一种。</translation>
    </message>
    <message>
        <source>The whole board</source>
        <comment>4/title</comment>
        <translation>整个棋盘</translation>
    </message>
    <message>
        <source>So who wins on the full board of sixteen stones? Guess first. Then look.</source>
        <comment>4/text</comment>
        <translation>那么，在十六颗石子的满棋盘上谁赢？先猜，再看。</translation>
    </message>
    <message>
        <source>Take a vote before revealing it. Nobody can see it from the board; it is the result of the table.</source>
        <comment>4/notes</comment>
        <translation>揭晓之前先投票。谁也不能从棋盘上看出来，这是整张表算出来的结果。</translation>
    </message>
    <message>
        <source>**The second player.** The full board is [P](grid/misere:1111/1111/1111/1111?outcome=P&amp;winning=0): each of the 56 first moves can be answered. It takes 13 moves, if the loser holds out as long as possible and the winner hurries.

Even with the rule turned round, so that the last stone *wins*, [the second player wins](grid:1111/1111/1111/1111?outcome=P).</source>
        <comment>4/reveal</comment>
        <translation>**后走的人**。满棋盘是[P](grid/misere:1111/1111/1111/1111?outcome=P&amp;winning=0)：56种第一步，每一种都有应着。如果输家尽量拖延，赢家尽量快，要走13步。

就算把规则反过来，取走最后一颗的人*赢*，也还是[后走的人赢](grid:1111/1111/1111/1111?outcome=P)。</translation>
    </message>
    <message>
        <source>A smaller board</source>
        <comment>5/title</comment>
        <translation>小一点的棋盘</translation>
    </message>
    <message>
        <source>On the 3 × 3 board the first player wins, for example by taking the **middle row**. Why?</source>
        <comment>5/text</comment>
        <translation>在3 × 3的棋盘上，先走的人赢，比如取走**中间一行**。为什么？</translation>
    </message>
    <message>
        <source>The corner stones, the middle stone, and the two middle lines: 4 + 1 + 2 = 7.</source>
        <comment>5/notes</comment>
        <translation>四个角上的石子、正中间的石子、中间的行和列：4 + 1 + 2 = 7。</translation>
    </message>
    <message>
        <source>Two rows that do not touch: [P](grid/misere:111/000/111?outcome=P), like two runs of three in Line Nim. Copy, and take care at the end.

Another way is [the middle stone](grid/misere:111/111/111?wins=grid/misere:111/101/111). In all, [seven](grid/misere:111/111/111?winning=7&amp;moves=27) first moves win.</source>
        <comment>5/reveal</comment>
        <translation>两行互不相连：[P](grid/misere:111/000/111?outcome=P)，就像直线尼姆里的两段3颗。模仿，到结尾要小心。

另一个办法是取[正中间的石子](grid/misere:111/111/111?wins=grid/misere:111/101/111)。能赢的第一步一共有[七种](grid/misere:111/111/111?winning=7&amp;moves=27)。</translation>
    </message>
    <message>
        <source>Is there a rule here too?</source>
        <comment>6/title</comment>
        <translation>这里也有规律吗？</translation>
    </message>
    <message>
        <source>In Line Nim a number for each run was enough for both kinds of play. Could numbers help here as well?</source>
        <comment>6/text</comment>
        <translation>在直线尼姆里，给每一段一个数，两种规则就都够用了。这里数也能帮上忙吗？</translation>
    </message>
    <message>
        <source>For quick pupils. “Every such game is Nim in disguise” is true for normal play. In misère play it is false, and this is a proof by example.</source>
        <comment>6/notes</comment>
        <translation>给反应快的学生。“每个这样的游戏都是伪装的尼姆”，这话对正常规则成立，对反常规则不成立，这里就用例子证明了。</translation>
    </message>
    <message>
        <source>For normal play every position has a Grundy value, but no quick way to see it is known. And for misère play the value is **not enough**.

[This position](grid:1011/0111/0000/0000?grundy=4) and [this one](grid:1111/0000/1111/1111?grundy=4) both have the value 4 when the last stone wins. But when the last stone loses, the first is [P](grid/misere:1011/0111/0000/0000?outcome=P) and the second is [N](grid/misere:1111/0000/1111/1111?outcome=N). So no rule that looks only at the values can work.</source>
        <comment>6/reveal</comment>
        <translation>对正常规则，每个局面都有格伦迪值，但谁也不知道怎样很快看出它。而对反常规则，光有这个值**还不够**。

取走最后一颗的人赢时，[这个局面](grid:1011/0111/0000/0000?grundy=4)和[这个局面](grid:1111/0000/1111/1111?grundy=4)的值都是4。但取走最后一颗的人输时，前一个是[P](grid/misere:1011/0111/0000/0000?outcome=P)，后一个是[N](grid/misere:1111/0000/1111/1111?outcome=N)。所以，只看值的规律不可能管用。</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>7/title</comment>
        <translation>找出制胜走法</translation>
    </message>
    <message>
        <source>Look for positions that you know: a single stone, the small square, two pairs that lie apart.</source>
        <comment>7/text</comment>
        <translation>找你认识的局面：单颗石子、小正方形、离开的两对石子。</translation>
    </message>
    <message>
        <source>Ask for the position that is left, not for the move: “I leave two separate pairs, and that is P.”</source>
        <comment>7/notes</comment>
        <translation>不要问走法，要问留下的局面：“我留下离开的两对，它是P。”</translation>
    </message>
    <message>
        <source>Climb the fence</source>
        <comment>8/title</comment>
        <translation>翻过篱笆</translation>
    </message>
    <message>
        <source>You are second. This computer plays perfectly when at most 6 stones are left, and at random until then. Can you be ahead when it wakes up?</source>
        <comment>8/text</comment>
        <translation>你后走。这台电脑在剩下不超过6颗时走得完美无缺，在那之前只是随便走。等它醒过来时，你能不能已经占了先？</translation>
    </message>
    <message>
        <source>Let the class play together. When seven to ten stones are left, stop and think: which P-position with fewer stones can we leave? Known ones: the small square, two separate pairs, 1011 above 0111.</source>
        <comment>8/notes</comment>
        <translation>让全班一起玩。剩下七到十颗石子时，停下来想一想：我们能留下哪个石子更少的P局面？认识的有：小正方形、离开的两对、1011在0111上面。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- **Some** move to P makes N. **Every** move to N makes P. That solves every game of this kind, rule or no rule.
- You need an order in which everything gets smaller.
- [The full board](grid/misere:1111/1111/1111/1111?outcome=P) belongs to the second player.

The next lesson draws such games as dots and arrows, and finds out what all of them have in common.</source>
        <comment>9/text</comment>
        <translation>- **有一步**走到P，就是N；**每一步**都走到N，就是P。这就解决了所有这类游戏，不管有没有规律。
- 需要一种顺序，使什么都越来越小。
- [满棋盘](grid/misere:1111/1111/1111/1111?outcome=P)属于后走的人。

下一节课用点和箭头来画这样的游戏，看看它们有什么共同之处。</translation>
    </message>
    <message>
        <source>**Exit question:** one row of four and nothing else, last stone loses. What do you do? (Take three at one end, leave one.)</source>
        <comment>9/notes</comment>
        <translation>**下课前的问题：**只有一行四颗，取走最后一颗的人输。你怎么走？（从一端取三颗，留一颗。）</translation>
    </message>
</context>
<context>
    <name>the-whole-theory</name>
    <message>
        <source>The whole theory</source>
        <comment>title</comment>
        <translation>整个理论</translation>
    </message>
    <message>
        <source>Mex and Grundy values: one method for every game that must end, with the same moves for both players and the last move winning.</source>
        <comment>about</comment>
        <translation>mex和格伦迪值：一个方法，管所有一定会结束、双方走法相同、走最后一步的人赢的游戏。</translation>
    </message>
    <message>
        <source>put games together by values</source>
        <comment>aims</comment>
        <translation>用值把几个游戏合在一起</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>Three heaps of 10, 7 and 5 matches. On your turn choose one heap and take **1, 2 or 3** matches from it. Whoever takes the last match wins.

Play it in pairs. You know one heap of ten from the very first lesson. But who wins with three heaps?</source>
        <comment>1/text</comment>
        <translation>三堆小棒，10根、7根和5根。轮到你时，选一堆，从中取**1、2或3**根。谁取走最后一根，谁就赢。

两人一组玩。一堆十根，你从第一节课就知道了。可是三堆的话，谁赢呢？</translation>
    </message>
    <message>
        <source>Back to Takeaway. Let them try what they know: labels P and N of the single heaps (all three are N) do not answer it. This is the question of lesson 2.</source>
        <comment>1/notes</comment>
        <translation>回到取小棒。让他们试试已经学过的：单独各堆的P和N（三堆都是N）回答不了这个问题。这正是第2课的那个问题。</translation>
    </message>
    <message>
        <source>Are letters enough?</source>
        <comment>2/title</comment>
        <translation>光有字母够吗？</translation>
    </message>
    <message>
        <source>10 is N, 7 is N and 5 is N. Does that tell you about all three together?</source>
        <comment>2/text</comment>
        <translation>10是N，7是N，5也是N。由此知道三堆合起来是什么吗？</translation>
    </message>
    <message>
        <source>The counterexample is from lesson 2: copying with two equal heaps.</source>
        <comment>2/notes</comment>
        <translation>反例来自第2课：相等的两堆可以模仿。</translation>
    </message>
    <message>
        <source>Yes: three Ns make N</source>
        <comment>2/choice 1</comment>
        <translation>知道：三个N合起来是N</translation>
    </message>
    <message>
        <source>Then two Ns would always make the same letter. But 10 and 10 is P, and 10 and 7 is N.</source>
        <comment>2/because 1</comment>
        <translation>那样的话，两个N合起来就总是同一个字母。可是10和10是P，10和7是N。</translation>
    </message>
    <message>
        <source>No, letters are not enough</source>
        <comment>2/choice 2</comment>
        <translation>不知道，光有字母不够</translation>
    </message>
    <message>
        <source>Right. Whether a sum of games is P or N depends on *numbers*.</source>
        <comment>2/because 2</comment>
        <translation>对。几个游戏的和是P还是N，要看*数*。</translation>
    </message>
    <message>
        <source>The values of one heap</source>
        <comment>3/title</comment>
        <translation>一堆的值</translation>
    </message>
    <message>
        <source>Find the Grundy value of each heap up to 12. From each number you can leave the one that is 1, 2 or 3 smaller: which number is missing among their values?</source>
        <comment>3/text</comment>
        <translation>求出从0到12每一堆的格伦迪值。从每个数可以留下比它小1、2或3的数：它们的值里缺的是哪个数？</translation>
    </message>
    <message>
        <source>0 1 2 3 0 1 2 3 0 1 2 3 0: the remainder after division by 4. The zeros are the P-positions of the first lesson.</source>
        <comment>3/notes</comment>
        <translation>0 1 2 3 0 1 2 3 0 1 2 3 0：就是除以4的余数。值为零的就是第一节课的P局面。</translation>
    </message>
    <message>
        <source>And together?</source>
        <comment>4/title</comment>
        <translation>合起来呢？</translation>
    </message>
    <message>
        <source>The values are 2 for ten, 3 for seven and 1 for five. Who wins from 10, 7, 5?</source>
        <comment>4/text</comment>
        <translation>十的值是2，七的值是3，五的值是1。从10、7、5开始，谁赢？</translation>
    </message>
    <message>
        <source>3, 2, 1 once more! Let them play it again, with the second player following the plan.</source>
        <comment>4/notes</comment>
        <translation>又是3、2、1！让他们再玩一遍，后走的人照计划走。</translation>
    </message>
    <message>
        <source>The second player: 2 ⊕ 3 ⊕ 1 = 0</source>
        <comment>4/choice 1</comment>
        <translation>后走的人：2 ⊕ 3 ⊕ 1 = 0</translation>
    </message>
    <message>
        <source>Yes. The three heaps behave like Nim heaps of 2, 3 and 1.</source>
        <comment>4/because 1</comment>
        <translation>对。三堆就像尼姆的2、3、1三堆。</translation>
    </message>
    <message>
        <source>The first player: 2 + 3 + 1 = 6</source>
        <comment>4/choice 2</comment>
        <translation>先走的人：2 + 3 + 1 = 6</translation>
    </message>
    <message>
        <source>Values of such games are joined by the nim-sum, and not added.</source>
        <comment>4/because 2</comment>
        <translation>这类游戏的值要用尼姆和来合并，不是相加。</translation>
    </message>
    <message>
        <source>The great theorem</source>
        <comment>5/title</comment>
        <translation>伟大的定理</translation>
    </message>
    <message>
        <source>Roland Sprague and Patrick Grundy both found it in the 1930s, without knowing of each other:

**Every position of such a game behaves like one heap of Nim.** The size of the heap is the Grundy value: the smallest number 0, 1, 2, … that is missing among the values of the moves. And games side by side behave like heaps side by side: **take the nim-sum**.

*Such a game* means: two players, the same moves for both, no chance, no secrets, it must end, and the last move **wins**.</source>
        <comment>5/text</comment>
        <translation>罗兰·斯普拉格和帕特里克·格伦迪在20世纪30年代各自发现了它，谁也不知道对方：

**这类游戏的每个局面，都像尼姆的一堆**。堆的大小就是格伦迪值：从0、1、2……里，找走一步能留下的那些值中缺少的最小的数。几个游戏放在一起，就像几堆放在一起：**求尼姆和**。

*这类游戏*指的是：两个人玩，双方走法相同，没有运气，没有秘密，一定会结束，走最后一步的人**赢**。</translation>
    </message>
    <message>
        <source>The reason was shown in the lesson on Grundy values: from value g all smaller values can be reached, and a larger one can be brought back. Ask them which games of the course are such games: Takeaway, Nim, Nimble, the coins, the staircase, the silver dollar, Wythoff, green Hackenbush and Kayles, all when the last move wins.</source>
        <comment>5/notes</comment>
        <translation>理由在讲格伦迪值的那节课里说过：从值g可以走到所有更小的值，而走到更大的值，都可以走回来。问问他们，这门课里哪些游戏属于这一类：取小棒、尼姆、Nimble、翻硬币、楼梯、银元、威佐夫、绿色Hackenbush和Kayles，都要走最后一步的人赢。</translation>
    </message>
    <message>
        <source>Three games at once</source>
        <comment>6/title</comment>
        <translation>三个游戏一起玩</translation>
    </message>
    <message>
        <source>Takeaway, Kayles and Nim on one table: on your turn you move on **one** of the three boards. Whoever makes the last move of all wins. Their values are 2, 3 and 4. You start, and you can win.</source>
        <comment>6/text</comment>
        <translation>取小棒、Kayles和尼姆放在一张桌上：轮到你时，在三个棋盘中的**一个**上走一步。走全部的最后一步的人赢。它们的值是2、3和4。你先走，而且你能赢。</translation>
    </message>
    <message>
        <source>2 ⊕ 3 ⊕ 4 = 5. Only one move wins: the heap of Nim has to become 1, because 2 ⊕ 3 = 1.</source>
        <comment>6/notes</comment>
        <translation>2 ⊕ 3 ⊕ 4 = 5。只有一种走法赢：尼姆的那堆要变成1，因为2 ⊕ 3 = 1。</translation>
    </message>
    <message>
        <source>In which game do you move?</source>
        <comment>7/title</comment>
        <translation>你在哪个游戏里走？</translation>
    </message>
    <message>
        <source>Several games side by side. Find the values of the boards, then the board with a winning move: click on it, or make the move. In the answers ∗4 is a heap of four, and ∗ is short for ∗1, a heap of one.</source>
        <comment>7/text</comment>
        <translation>几个游戏放在一起。先求各个棋盘的值，再找有制胜走法的棋盘：点它，或者走出那一步。答案里，∗4是一堆4颗，单独的∗就是∗1，也就是一堆1颗。</translation>
    </message>
    <message>
        <source>The nim-sum of the values is never 0 here. Look for a board whose value has a 1 in its leading column.</source>
        <comment>7/notes</comment>
        <translation>这里值的尼姆和从来不是0。找一个棋盘，它的值在尼姆和最前面的那一列上有1。</translation>
    </message>
    <message>
        <source>The smallest missing number</source>
        <comment>8/title</comment>
        <translation>缺少的最小的数</translation>
    </message>
    <message>
        <source>A last round: find the mex of each list.</source>
        <comment>8/text</comment>
        <translation>最后一轮：求每一列数的mex。</translation>
    </message>
    <message>
        <source>Order and repetitions do not matter.</source>
        <comment>8/notes</comment>
        <translation>顺序和重复都没有关系。</translation>
    </message>
    <message>
        <source>A recipe for a computer</source>
        <comment>9/title</comment>
        <translation>给电脑的配方</translation>
    </message>
    <message>
        <source>How would you tell a computer to find the value of any position? Try to write it in four lines.</source>
        <comment>9/text</comment>
        <translation>怎样告诉电脑，去求任意一个局面的值？试着用四行字写出来。</translation>
    </message>
    <message>
        <source>Compare it with pseudo-code in other texts: a common slip is to fill one list and then to look into another one. The notebook is what makes it fast.</source>
        <comment>9/notes</comment>
        <translation>跟别处的伪代码比一比：常见的疏忽是，往一个清单里填，却到另一个清单里去查。有了笔记本，它才会快。</translation>
    </message>
    <message>
        <source>The value of a position:

- If you have worked it out before, take it from your notebook.
- Otherwise find the value of each position that one move can leave, by this same recipe, and write these values into a **new, empty list**.
- Start at 0 and count up to the first number that is **not in this list**.
- Write it into the notebook. That is the value.

It calls itself, but always for positions closer to the end. So it comes to an end.</source>
        <comment>9/reveal</comment>
        <translation>一个局面的值：

- 如果以前算过，就从笔记本里查。
- 否则，用这同一个配方，求出走一步能留下的每个局面的值，把这些值写进一个**新的空清单**。
- 从0开始数，数到第一个**不在这个清单里**的数。
- 把它记进笔记本。这就是值。

它会用到自己，但总是用在离终局更近的局面上，所以总会算完。</translation>
    </message>
    <message>
        <source>What the notebook saves</source>
        <comment>10/title</comment>
        <translation>笔记本省下了什么</translation>
    </message>
    <message>
        <source>In Takeaway 10: how many positions are there? And how many different games can be played?</source>
        <comment>10/text</comment>
        <translation>在十根小棒里：有多少个局面？能下出多少局不同的棋？</translation>
    </message>
    <message>
        <source>With the order of the heaps ignored, 5, 3, 2 has 37 positions, as in the lesson by hand.</source>
        <comment>10/notes</comment>
        <translation>如果不计堆的顺序，5、3、2有37个局面，就像亲手算的那节课一样。</translation>
    </message>
    <message>
        <source>There are **11 positions**, 27 moves, and **274** different games. With the notebook each position is worked out once.

For Nim with 5, 3, 2 it is 72 positions and 26,292 games. For the 4 × 4 grid it is 65,536 positions and 83,806,906,248,000 games: more than eighty million million. **Never list games. Label positions.**</source>
        <comment>10/reveal</comment>
        <translation>有**11个局面**、27种走法，和**274**局不同的棋。有了笔记本，每个局面只算一次。

5、3、2的尼姆，是72个局面和26,292局。4 × 4的方格，是65,536个局面和83,806,906,248,000局：八十多万亿。**绝不要列出每一局，要给局面标注**。</translation>
    </message>
    <message>
        <source>Find the value</source>
        <comment>11/title</comment>
        <translation>求值</translation>
    </message>
    <message>
        <source>Find the Grundy value. Where there are several heaps: the values of the heaps first, then the nim-sum.</source>
        <comment>11/text</comment>
        <translation>求格伦迪值。有好几堆时，先求各堆的值，再求尼姆和。</translation>
    </message>
    <message>
        <source>Other sets than 1, 2, 3 may come up. A short table of the values helps.</source>
        <comment>11/notes</comment>
        <translation>可取的根数不一定是1、2、3。列一张短短的值表会有帮助。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>12/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- Letters are not enough for sums of games, but **values** are: parts are joined by the nim-sum.
- The value is the smallest number that is **missing** among the values of the moves. [10, 7, 5](takeaway:10,7,5?outcome=P&amp;grundy=0) is Nim with 2, 3, 1.
- With a notebook each position is worked out only once.

The next lesson is for the curious: it asks what a position is worth. The last lesson looks at the way computers think in chess, and at the limits of the theory.</source>
        <comment>12/text</comment>
        <translation>- 对几个游戏的和，光有字母不够，有**值**就够了：各部分用尼姆和来合并。
- 值就是走一步能留下的那些值里**缺少**的最小的数。[10、7、5](takeaway:10,7,5?outcome=P&amp;grundy=0)就是2、3、1的尼姆。
- 有了笔记本，每个局面只算一次。

下一课写给好奇的人：一个局面值多少。最后一课要看看电脑下棋时怎么思考，还有这个理论的界限。</translation>
    </message>
    <message>
        <source>**Exit question:** take 1, 2 or 3, heaps of 9, 6, 4. (Values 1, 2, 0: 3, so N.)</source>
        <comment>12/notes</comment>
        <translation>**下课前的问题：**每次取1、2或3根，三堆是9、6、4。（值1、2、0：得3，所以是N。）</translation>
    </message>
</context>
<context>
    <name>the-winning-move</name>
    <message>
        <source>How to find the winning move</source>
        <comment>title</comment>
        <translation>怎样找到制胜走法</translation>
    </message>
    <message>
        <source>The second fact: from any other nim-sum you can make it 0, and the columns show how.</source>
        <comment>about</comment>
        <translation>第二个事实：从任何别的尼姆和出发，你都能把它变成0，各列会告诉你怎么做。</translation>
    </message>
    <message>
        <source>find a winning move from everything else, and prove that there is one</source>
        <comment>aims</comment>
        <translation>从所有别的局面找到制胜走法，并证明它一定存在</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>Five heaps: 25, 15, 19, 3 and 13. You start, against a computer that plays perfectly when at most 12 stones are left, and at random until then.

Can you find good moves with the nim-sum? Write the heaps in binary, below each other.</source>
        <comment>1/text</comment>
        <translation>五堆：25、15、19、3和13。你先走，对手是一台电脑：剩下不超过12颗石子时它走得完美无缺，在那之前只是随便走。

你能用尼姆和找到好的走法吗？把各堆写成二进制，上下对齐。</translation>
    </message>
    <message>
        <source>Work as a class, and stop after a few moves: this is to see how hard it is to find a move by trying. At the end of the lesson it takes half a minute.</source>
        <comment>1/notes</comment>
        <translation>全班一起做，走几步就停：目的是体会一下，光靠试来找走法有多难。到了这节课结束时，半分钟就行。</translation>
    </message>
    <message>
        <source>Now fact 2, on a big board</source>
        <comment>2/title</comment>
        <translation>来看事实2，用一个大棋盘</translation>
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
        <translation>五堆：25、15、19、3和13。

- 25是**1 1 0 0 1**
- 15是**0 1 1 1 1**
- 19是**1 0 0 1 1**
- 3是**0 0 0 1 1**
- 13是**0 1 1 0 1**
- 尼姆和**0 1 0 1 1**

有三列是奇数：8的列、2的列和1的列。我们要**把一堆变小**，使所有的列都变成偶数。</translation>
    </message>
    <message>
        <source>Let pupils count the columns before you show the last line: 16s two, 8s three, 4s two, 2s three, 1s five.</source>
        <comment>2/notes</comment>
        <translation>展示最后一行之前，先让学生数各列：16有两个，8有三个，4有两个，2有三个，1有五个。</translation>
    </message>
    <message>
        <source>Which heaps can do it?</source>
        <comment>3/title</comment>
        <translation>哪些堆办得到？</translation>
    </message>
    <message>
        <source>The **leftmost** odd column is the one of the eights. A heap that puts it right by getting *smaller* must turn a 1 there into 0. Which heaps have a 1 in that column?</source>
        <comment>3/text</comment>
        <translation>**最左边**的奇数列是8的列。一堆要*变小*，又要改正这一列，就必须在这里把1变成0。哪些堆在这一列有1？</translation>
    </message>
    <message>
        <source>There must be at least one such heap: the column is odd, so it cannot hold zero ones. That is a part of the proof; ask for it.</source>
        <comment>3/notes</comment>
        <translation>这样的堆至少有一个：这一列是奇数，所以不可能一个1也没有。这是证明的一部分，要问到。</translation>
    </message>
    <message>
        <source>25, 15 and 13</source>
        <comment>3/choice 1</comment>
        <translation>25、15和13</translation>
    </message>
    <message>
        <source>Yes. Each of these three can be used, and no other heap.</source>
        <comment>3/because 1</comment>
        <translation>对。这三堆每一堆都可以用，别的堆都不行。</translation>
    </message>
    <message>
        <source>25 and 19</source>
        <comment>3/choice 2</comment>
        <translation>25和19</translation>
    </message>
    <message>
        <source>These two have a 1 in the column of the sixteens. That column is even already.</source>
        <comment>3/because 2</comment>
        <translation>这两堆在16的列有1。可那一列已经是偶数了。</translation>
    </message>
    <message>
        <source>Only 25, the largest</source>
        <comment>3/choice 3</comment>
        <translation>只有最大的25</translation>
    </message>
    <message>
        <source>25 does have one. But look down the whole column of the eights.</source>
        <comment>3/because 3</comment>
        <translation>25确实有。不过，把8的整列从上到下看一遍。</translation>
    </message>
    <message>
        <source>All five</source>
        <comment>3/choice 4</comment>
        <translation>五堆都行</translation>
    </message>
    <message>
        <source>3 and 19 have a 0 there. Turning it into 1 would make the heap larger.</source>
        <comment>3/because 4</comment>
        <translation>3和19在这一列是0。把它变成1，堆就变大了。</translation>
    </message>
    <message>
        <source>Do it</source>
        <comment>4/title</comment>
        <translation>动手做</translation>
    </message>
    <message>
        <source>**Change the digits of 25 in every odd column:** the eights, the twos and the ones. What do you get? And with 15 and 13?</source>
        <comment>4/text</comment>
        <translation>**在每一个奇数列里，把25的数字变一变**：8的列、2的列和1的列。得到多少？15和13呢？</translation>
    </message>
    <message>
        <source>Three groups, one heap each. Then check one of them: write the five lines again and count. All columns are even.</source>
        <comment>4/notes</comment>
        <translation>分三组，每组一堆。然后检验其中一个：把五行重新写一遍，数一数，各列都是偶数。</translation>
    </message>
    <message>
        <source>- 11001 becomes 10010: [25 to 18](nim:25,15,19,3,13?wins=nim:18,15,19,3,13)
- 01111 becomes 00100: [15 to 4](nim:25,15,19,3,13?wins=nim:25,4,19,3,13)
- 01101 becomes 00110: [13 to 6](nim:25,15,19,3,13?wins=nim:25,15,19,3,6)

There are [no other](nim:25,15,19,3,13?winning=3) winning moves.</source>
        <comment>4/reveal</comment>
        <translation>- 11001变成10010：[25变成18](nim:25,15,19,3,13?wins=nim:18,15,19,3,13)
- 01111变成00100：[15变成4](nim:25,15,19,3,13?wins=nim:25,4,19,3,13)
- 01101变成00110：[13变成6](nim:25,15,19,3,13?wins=nim:25,15,19,3,6)

[没有别的](nim:25,15,19,3,13?winning=3)制胜走法了。</translation>
    </message>
    <message>
        <source>Why does it get smaller?</source>
        <comment>5/title</comment>
        <translation>为什么会变小？</translation>
    </message>
    <message>
        <source>In 25 a digit 0 became 1: the twos went **up** by 2. Could the new number ever be larger than the old one, so that the move is not allowed?</source>
        <comment>5/text</comment>
        <translation>在25里，有一个0变成了1：2的那一位**增加**了2。新的数会不会比原来的大，使这一步不合规则？</translation>
    </message>
    <message>
        <source>This is the clever step. If you have the coins of the lesson on binary numbers: give away the coin of 8, and you can get back at most 4, 2 and 1.</source>
        <comment>5/notes</comment>
        <translation>这是最巧妙的一步。如果手边有二进制那节课的硬币：付出一枚8，最多能找回4、2和1。</translation>
    </message>
    <message>
        <source>No. In the leftmost odd column the digit goes from 1 to 0. Here that takes away **8**. To the left of it nothing changes. To the right, even if every digit went from 0 to 1, that could give back only 4 + 2 + 1 = **7**.

So the heap always gets smaller, and the move is allowed. This works in every column: 16 is more than 8 + 4 + 2 + 1 = 15, and so on. That proves fact 2.</source>
        <comment>5/reveal</comment>
        <translation>不会。在最左边的奇数列，数字从1变成0，这里是减去**8**。它的左边什么也没变。它的右边，就算每个数字都从0变成1，最多也只能加回4 + 2 + 1 = **7**。

所以这一堆总是变小，这一步合乎规则。对每一列都是如此：16大于8 + 4 + 2 + 1 = 15，依此类推。这就证明了事实2。</translation>
    </message>
    <message>
        <source>7, 11 and 5</source>
        <comment>6/title</comment>
        <translation>7、11和5</translation>
    </message>
    <message>
        <source>Now 7, 11 and 5, with which the last lesson began: 0111, 1011 and 0101, nim-sum 1001. What is the winning move?</source>
        <comment>6/text</comment>
        <translation>现在来看7、11和5，上节课就是从它们开始的：0111、1011和0101，尼姆和1001。制胜走法是什么？</translation>
    </message>
    <message>
        <source>A short way: what balances 7 and 5? 7 ⊕ 5 = 2. So the 11 must become 2.</source>
        <comment>6/notes</comment>
        <translation>一个简便办法：跟7和5平衡的是几？7 ⊕ 5 = 2。所以11要变成2。</translation>
    </message>
    <message>
        <source>Take nine from the 7</source>
        <comment>6/choice 1</comment>
        <translation>从7里取九颗</translation>
    </message>
    <message>
        <source>There are not that many. And 7 has no 1 in the column of the eights.</source>
        <comment>6/because 1</comment>
        <translation>没有那么多。而且7在8的列没有1。</translation>
    </message>
    <message>
        <source>Take the whole 11</source>
        <comment>6/choice 2</comment>
        <translation>把11全取走</translation>
    </message>
    <message>
        <source>Then 7 ⊕ 5 = 2 is left, which is not 0.</source>
        <comment>6/because 2</comment>
        <translation>这样剩下7 ⊕ 5 = 2，不是0。</translation>
    </message>
    <message>
        <source>Make the 11 a 2</source>
        <comment>6/choice 3</comment>
        <translation>把11变成2</translation>
    </message>
    <message>
        <source>Yes. Only 11 has a 1 in the column of the eights. 1011 becomes 0010, which is 2. You take nine.</source>
        <comment>6/because 3</comment>
        <translation>对。只有11在8的列有1。1011变成0010，也就是2。你取走九颗。</translation>
    </message>
    <message>
        <source>Make the 7 a 5</source>
        <comment>6/choice 4</comment>
        <translation>把7变成5</translation>
    </message>
    <message>
        <source>Then the fives cancel, but the 11 is left, and the other player takes all of it.</source>
        <comment>6/because 4</comment>
        <translation>这样两个5抵消，但11还在，对方会把它全取走。</translation>
    </message>
    <message>
        <source>Put together</source>
        <comment>7/title</comment>
        <translation>合在一起</translation>
    </message>
    <message>
        <source>Both facts are true, so the theorem is proved. A book says: “*If the game starts with nim-sum 0, the first player can force a win.*” Is that right?</source>
        <comment>7/text</comment>
        <translation>两个事实都成立，定理就证明了。一本书上写着：“*如果游戏从尼姆和0开始，先走的人有办法必胜。*”这话对吗？</translation>
    </message>
    <message>
        <source>This mistake is really printed in a set of lecture slides, right after a correct proof. It is easy to mix up “I have left 0” and “I have 0 before me”. You want to leave 0.</source>
        <comment>7/notes</comment>
        <translation>这个错误真的印在一份讲义里，而且就在一个正确的证明后面。“我留下了0”和“我面前是0”很容易弄混。你要的是留下0。</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>7/choice 1</comment>
        <translation>对</translation>
    </message>
    <message>
        <source>Think of the shortest case: no stones at all. The nim-sum is 0 and the first player cannot move.</source>
        <comment>7/because 1</comment>
        <translation>想想最短的情形：一颗石子也没有。尼姆和是0，而先走的人走不了。</translation>
    </message>
    <message>
        <source>No, it is the second player</source>
        <comment>7/choice 2</comment>
        <translation>不对，是后走的人</translation>
    </message>
    <message>
        <source>Right. The first player must leave a nim-sum that is not 0, the second player makes it 0 again, and so on. The last stone leaves 0, so the second player takes it.</source>
        <comment>7/because 2</comment>
        <translation>对。先走的人不得不留下不是0的尼姆和，后走的人再把它变成0，这样一直下去。取走最后一颗石子时留下的是0，所以是后走的人取走的。</translation>
    </message>
    <message>
        <source>It depends on the number of heaps</source>
        <comment>7/choice 3</comment>
        <translation>要看有几堆</translation>
    </message>
    <message>
        <source>No. Both facts hold for any number of heaps.</source>
        <comment>7/because 3</comment>
        <translation>不用看。两个事实对任意多堆都成立。</translation>
    </message>
    <message>
        <source>Which heap?</source>
        <comment>8/title</comment>
        <translation>哪一堆？</translation>
    </message>
    <message>
        <source>Only say which heap a winning move takes from. Find the leftmost odd column first, then a heap with a 1 in it.</source>
        <comment>8/text</comment>
        <translation>只要说出制胜走法从哪一堆取。先找最左边的奇数列，再找在这一列有1的堆。</translation>
    </message>
    <message>
        <source>If several heaps have a 1 in the leftmost odd column, each of them is right.</source>
        <comment>8/notes</comment>
        <translation>如果有几堆在最左边的奇数列都有1，那么每一堆都算对。</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>9/title</comment>
        <translation>找出制胜走法</translation>
    </message>
    <message>
        <source>Write the heaps in columns. Find the leftmost odd column, a heap with a 1 there, and change its digits in all odd columns.</source>
        <comment>9/text</comment>
        <translation>把各堆写成竖列。找到最左边的奇数列，找一堆在那里有1的，再在所有奇数列里改变它的数字。</translation>
    </message>
    <message>
        <source>If a pupil finds a move, ask whether there are others. The number of winning moves is always odd in an N-position: it is the number of ones in the leftmost odd column.</source>
        <comment>9/notes</comment>
        <translation>学生找到一种走法后，问问还有没有别的。在N局面里，制胜走法的个数总是奇数：就是最左边的奇数列里1的个数。</translation>
    </message>
    <message>
        <source>The big game</source>
        <comment>10/title</comment>
        <translation>大棋局</translation>
    </message>
    <message>
        <source>25, 15, 19, 3 and 13 against a computer that never makes a mistake. You start. One slip, and it is lost.</source>
        <comment>10/text</comment>
        <translation>25、15、19、3和13，对手是从不出错的电脑。你先走。一步失误，满盘皆输。</translation>
    </message>
    <message>
        <source>Work as a class: one pupil keeps the columns on the board, one decides, one plays. After each move of the computer look for the leftmost odd column again.</source>
        <comment>10/notes</comment>
        <translation>全班一起玩：一位同学在黑板上写竖列，一位拿主意，一位操作。电脑每走一步，都要重新找最左边的奇数列。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>11/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- From nim-sum 0 every move spoils it: **one** line changes, so some column becomes odd.
- From anything else you can make it 0: the leftmost odd column shows the heap, and the change makes it smaller.
- So nim-sum 0 means P, for all heaps of all sizes, even for [a million](nim:1000000,999999,127?outcome=P).

From an N-position you can now beat anyone. What if the *last* stone loses? That is the next lesson.</source>
        <comment>11/text</comment>
        <translation>- 从尼姆和0出发，每一步都会破坏它：**一**行变了，所以有一列变成奇数。
- 从任何别的尼姆和出发，你都能把它变成0：最左边的奇数列指出是哪一堆，而且改变之后它一定变小。
- 所以，不管有多少堆、堆有多大，尼姆和0都表示P，哪怕有[一百万颗](nim:1000000,999999,127?outcome=P)。

从N局面出发，现在你谁都能打败。如果取走*最后一颗*石子的人输呢？那是下一节课的事。</translation>
    </message>
    <message>
        <source>**Exit question:** 6, 10, 9 has nim-sum 5. Which heap, and what does it become? (Leftmost odd column: fours. Only 6 has a 1 there: 6 ⊕ 5 = 3.)</source>
        <comment>11/notes</comment>
        <translation>**下课前的问题：**6、10、9的尼姆和是5。动哪一堆，变成几？（最左边的奇数列是4的列。只有6在那里有1：6 ⊕ 5 = 3。）</translation>
    </message>
</context>
<context>
    <name>turtles-and-twins</name>
    <message>
        <source>Turning Turtles and Twins</source>
        <comment>title</comment>
        <translation>翻乌龟和双胞胎</translation>
    </message>
    <message>
        <source>Coins that are turned over: where is the heap, and what if a new head appears?</source>
        <comment>about</comment>
        <translation>翻硬币的游戏：堆在哪里？冒出新的正面来又怎么办？</translation>
    </message>
    <message>
        <source>read rows of coins as heaps</source>
        <comment>aims</comment>
        <translation>把一行硬币读成堆</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>A row of coins, heads **H** and tails **T**. On your turn, turn one head to tails. If you like, you may also turn **one more coin to the left of it**, whichever side it shows. Whoever makes the last move wins. This is **Turning Turtles**.

Play it in pairs. When is it over?</source>
        <comment>1/text</comment>
        <translation>一行硬币，正面是**H**，反面是**T**。轮到你时，把一枚正面翻成反面。愿意的话，还可以再翻**它左边的一枚**，不管那枚是哪一面。走最后一步的人赢。这就是**翻乌龟**。

两人一组玩。什么时候结束？</translation>
    </message>
    <message>
        <source>The right-hand coin of the move must be a head that becomes tails. The second coin is optional and may be turned either way. The game is over when all are tails. **Ask:** “Does it have to end, when new heads may appear?”</source>
        <comment>1/notes</comment>
        <translation>一步里右边的那枚必须是正面，翻成反面。第二枚可翻可不翻，哪一面都行。全是反面时游戏结束。**问：**“会冒出新的正面来，它一定会结束吗？”</translation>
    </message>
    <message>
        <source>Does it end?</source>
        <comment>2/title</comment>
        <translation>会结束吗？</translation>
    </message>
    <message>
        <source>A move may turn a tail into a new head. Can the game go on for ever?</source>
        <comment>2/text</comment>
        <translation>走一步可能把反面翻成新的正面。游戏会永远玩下去吗？</translation>
    </message>
    <message>
        <source>The same argument as the falling code in Line Nim: the place on the right counts most. So there are no circles, and each position is P or N.</source>
        <comment>2/notes</comment>
        <translation>跟直线尼姆里越来越小的段码是同样的道理：越靠右的位置分量越重。所以没有圈，每个局面不是P就是N。</translation>
    </message>
    <message>
        <source>Yes, if both players keep making new heads</source>
        <comment>2/choice 1</comment>
        <translation>会，只要双方不断翻出新的正面</translation>
    </message>
    <message>
        <source>A new head always lies further to the left. Think of the coin furthest to the right that was turned.</source>
        <comment>2/because 1</comment>
        <translation>新的正面总是更靠左。想想翻过的硬币里最右边的那一枚。</translation>
    </message>
    <message>
        <source>No</source>
        <comment>2/choice 2</comment>
        <translation>不会</translation>
    </message>
    <message>
        <source>Right. Read the row from the right as a number, H for 1 and T for 0: the coin furthest to the right that changes goes from 1 to 0, so the number gets smaller.</source>
        <comment>2/because 2</comment>
        <translation>对。把这一行从右往左当作一个数来读，H是1，T是0：变动的硬币里最右边的那枚从1变成0，所以这个数变小。</translation>
    </message>
    <message>
        <source>A single head</source>
        <comment>3/title</comment>
        <translation>只有一枚正面</translation>
    </message>
    <message>
        <source>One head, on square **4**, counted from the left: T T T H. How many moves are there?</source>
        <comment>3/text</comment>
        <translation>只有一枚正面，从左数在第**4**格：T T T H。有几种走法？</translation>
    </message>
    <message>
        <source>After the move either no head is left, or one head on square 1, 2 or 3. What else has exactly these moves? A heap of four.</source>
        <comment>3/notes</comment>
        <translation>走完以后，要么没有正面了，要么有一枚正面在第1、2或3格。还有什么恰好有这些走法？一堆4颗。</translation>
    </message>
    <message>
        <source>1</source>
        <comment>3/choice 1</comment>
        <translation>1种</translation>
    </message>
    <message>
        <source>You may also turn one of the three coins to the left of it.</source>
        <comment>3/because 1</comment>
        <translation>你还可以翻它左边三枚中的一枚。</translation>
    </message>
    <message>
        <source>3</source>
        <comment>3/choice 2</comment>
        <translation>3种</translation>
    </message>
    <message>
        <source>Turning only the head itself is a move too.</source>
        <comment>3/because 2</comment>
        <translation>只翻正面自己也是一步。</translation>
    </message>
    <message>
        <source>4</source>
        <comment>3/choice 3</comment>
        <translation>4种</translation>
    </message>
    <message>
        <source>Yes: only the head, or the head together with one of the three coins on its left.</source>
        <comment>3/because 3</comment>
        <translation>对：只翻这枚正面，或者连同它左边三枚中的一枚一起翻。</translation>
    </message>
    <message>
        <source>The disguise</source>
        <comment>4/title</comment>
        <translation>伪装</translation>
    </message>
    <message>
        <source>A head on square 4 can become a head on square 3, 2 or 1, or nothing at all. What is it in Nim?</source>
        <comment>4/text</comment>
        <translation>第4格的正面可以变成第3、2、1格的正面，也可以什么都不剩。它在尼姆里是什么？</translation>
    </message>
    <message>
        <source>Write the numbers of the squares below the coins. They are the sizes of the heaps.</source>
        <comment>4/notes</comment>
        <translation>把格子的编号写在硬币下面，那就是各堆的大小。</translation>
    </message>
    <message>
        <source>**A heap of four.** A head on square k is a heap of k. Moving the head to square j means turning k to tails and j to heads, and it is the heap shrinking from k to j.

So T H H T T H, with heads on 2, 3 and 6, should be the heaps 2, 3, 6. The value is 2 ⊕ 3 ⊕ 6 = [7](turtles:THHTTH?grundy=7).</source>
        <comment>4/reveal</comment>
        <translation>**一堆4颗**。第k格的正面就是一堆k颗。把正面挪到第j格，就是把k翻成反面、把j翻成正面，也就是这一堆从k缩成j。

所以T H H T T H，正面在第2、3、6格，应该是2、3、6三堆。值是2 ⊕ 3 ⊕ 6 = [7](turtles:THHTTH?grundy=7)。</translation>
    </message>
    <message>
        <source>One kind of move is left over</source>
        <comment>5/title</comment>
        <translation>还剩下一种走法</translation>
    </message>
    <message>
        <source>What if the left coin **is a head already**? Then two heads vanish. Does that fit? Look at 1 and 4.</source>
        <comment>5/text</comment>
        <translation>如果左边那枚**已经是正面**呢？那样两枚正面都消失了。这也合适吗？看看1和4。</translation>
    </message>
    <message>
        <source>It is the one tricky point of this game. With stones: the position after the move is as good as one with two heaps of 1, because 1 ⊕ 1 = 0.</source>
        <comment>5/notes</comment>
        <translation>这是这个游戏里唯一要动脑筋的地方。用石子来说：走完以后的局面，跟多了两堆1颗是一样的，因为1 ⊕ 1 = 0。</translation>
    </message>
    <message>
        <source>It fits. The 4 becomes a 1, so there would be **two** heaps of 1. But equal heaps cancel, and the board shows neither.

So from [H T T H](turtles:HTTH?outcome=N&amp;only=turtles:TTTT) turning both wins.</source>
        <comment>5/reveal</comment>
        <translation>也合适。4变成1，本来应该有**两**堆1颗。但相等的两堆抵消，棋盘上就一个也看不到了。

所以从[H T T H](turtles:HTTH?outcome=N&amp;only=turtles:TTTT)出发，两枚都翻就赢。</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>6/title</comment>
        <translation>找出走法</translation>
    </message>
    <message>
        <source>T H H T T H: heaps 2, 3, 6. Which move wins?</source>
        <comment>6/text</comment>
        <translation>T H H T T H：三堆，2、3、6。哪一步能赢？</translation>
    </message>
    <message>
        <source>6 must become 6 ⊕ 7 = 1. On square 1 there is a tail, so it is turned to heads.</source>
        <comment>6/notes</comment>
        <translation>6要变成6 ⊕ 7 = 1。第1格是反面，所以把它翻成正面。</translation>
    </message>
    <message>
        <source>Turn 6 only</source>
        <comment>6/choice 1</comment>
        <translation>只翻第6格</translation>
    </message>
    <message>
        <source>Then 2 and 3 are left, with nim-sum 1.</source>
        <comment>6/because 1</comment>
        <translation>这样剩下2和3，尼姆和是1。</translation>
    </message>
    <message>
        <source>Turn 3 and 2</source>
        <comment>6/choice 2</comment>
        <translation>翻第3格和第2格</translation>
    </message>
    <message>
        <source>Both vanish, and the single head on 6 is taken by the other player.</source>
        <comment>6/because 2</comment>
        <translation>两枚都消失了，对方把第6格那枚单独的正面翻掉。</translation>
    </message>
    <message>
        <source>Turn 6 and 1</source>
        <comment>6/choice 3</comment>
        <translation>翻第6格和第1格</translation>
    </message>
    <message>
        <source>Yes. The 6 becomes 2 ⊕ 3 = 1. Heads on 1, 2, 3 are left: your old friend.</source>
        <comment>6/because 3</comment>
        <translation>对。6变成2 ⊕ 3 = 1。剩下第1、2、3格的正面：你的老朋友。</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>7/title</comment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Write down the numbers of the squares with heads. They are the heaps.</source>
        <comment>7/text</comment>
        <translation>写下正面所在格子的编号，它们就是各堆的大小。</translation>
    </message>
    <message>
        <source>If the heap must become j and there is already a head on j, that head is turned to tails.</source>
        <comment>7/notes</comment>
        <translation>如果这一堆要变成j，而第j格已经是正面，就把那枚正面翻成反面。</translation>
    </message>
    <message>
        <source>A second game: Twins</source>
        <comment>8/title</comment>
        <translation>第二个游戏：双胞胎</translation>
    </message>
    <message>
        <source>Now you must turn **exactly two** coins. The right one must be a head that becomes tails; the left one may be either. Whoever makes the last move wins.

Play it in pairs. How does the game end?</source>
        <comment>8/text</comment>
        <translation>现在你必须**正好翻两枚**。右边的那枚必须是正面，翻成反面；左边的那枚哪一面都行。走最后一步的人赢。

两人一组玩。游戏怎样结束？</translation>
    </message>
    <message>
        <source>Let them discover it: a head on square 1 can never be turned as the right coin. So the game may end with a head on square 1.</source>
        <comment>8/notes</comment>
        <translation>让他们自己发现：第1格的正面永远不能当右边的那枚来翻。所以游戏结束时，第1格可能还是正面。</translation>
    </message>
    <message>
        <source>A head on square 1</source>
        <comment>9/title</comment>
        <translation>第1格的正面</translation>
    </message>
    <message>
        <source>In Twins only one head is left, on square **1**: H T T T. It is your turn.</source>
        <comment>9/text</comment>
        <translation>在双胞胎里只剩一枚正面，在第**1**格：H T T T。轮到你走。</translation>
    </message>
    <message>
        <source>Some say that here “a heap of one cannot be taken”. It is better to say: a head on square 1 is a heap of zero. Moving a head to square 1 takes the whole heap.</source>
        <comment>9/notes</comment>
        <translation>有人说这里“一颗的堆不能取”。更好的说法是：第1格的正面就是一堆0颗。把正面挪到第1格，就是把整堆取走。</translation>
    </message>
    <message>
        <source>I turn it and win</source>
        <comment>9/choice 1</comment>
        <translation>我把它翻过来，赢了</translation>
    </message>
    <message>
        <source>You must turn exactly two coins, and there is no coin to the left of it.</source>
        <comment>9/because 1</comment>
        <translation>你必须正好翻两枚，而它左边没有硬币。</translation>
    </message>
    <message>
        <source>I cannot move and have lost</source>
        <comment>9/choice 2</comment>
        <translation>我走不了，已经输了</translation>
    </message>
    <message>
        <source>Yes. The head on square 1 is worth nothing: an empty heap.</source>
        <comment>9/because 2</comment>
        <translation>对。第1格的正面一文不值：一个空堆。</translation>
    </message>
    <message>
        <source>The heaps of Twins</source>
        <comment>10/title</comment>
        <translation>双胞胎里的堆</translation>
    </message>
    <message>
        <source>A head on square **4** in Twins: how many moves does it have alone, and how large is its heap?</source>
        <comment>10/text</comment>
        <translation>双胞胎里只有第**4**格一枚正面时，有几种走法，它是多大的堆？</translation>
    </message>
    <message>
        <source>If the squares were numbered from 0, heap and number would be equal. How we count is up to us.</source>
        <comment>10/notes</comment>
        <translation>如果格子从0开始编号，堆和编号就一样大了。怎么数，由我们自己定。</translation>
    </message>
    <message>
        <source>4 moves, a heap of 4</source>
        <comment>10/choice 1</comment>
        <translation>4种走法，一堆4颗</translation>
    </message>
    <message>
        <source>Turning it alone is not allowed in Twins.</source>
        <comment>10/because 1</comment>
        <translation>在双胞胎里不许单独翻它。</translation>
    </message>
    <message>
        <source>3 moves, a heap of 3</source>
        <comment>10/choice 2</comment>
        <translation>3种走法，一堆3颗</translation>
    </message>
    <message>
        <source>Yes: together with 1, 2 or 3. A head on square k is a heap of **k − 1**.</source>
        <comment>10/because 2</comment>
        <translation>对：跟第1、2或3格一起翻。第k格的正面是一堆**k − 1**颗。</translation>
    </message>
    <message>
        <source>3 moves, a heap of 4</source>
        <comment>10/choice 3</comment>
        <translation>3种走法，一堆4颗</translation>
    </message>
    <message>
        <source>What it can become are heaps of 2, 1 and 0. The smallest number that is missing is 3.</source>
        <comment>10/because 3</comment>
        <translation>它能变成2、1和0颗的堆，缺少的最小的数是3。</translation>
    </message>
    <message>
        <source>The same coins, two games</source>
        <comment>11/title</comment>
        <translation>同样的硬币，两个游戏</translation>
    </message>
    <message>
        <source>Heads on 2, 5, 6 and 10. Work out the value in **both** games.</source>
        <comment>11/text</comment>
        <translation>正面在第2、5、6、10格。在**两个**游戏里分别求值。</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Half of the class works out Turtles, the other half Twins. That the move is the same is a coincidence of this row.</source>
        <comment>11/notes</comment>
        <translation>时间不够可以略过。一半同学算翻乌龟，一半同学算双胞胎。两个游戏走法相同，只是这一行碰巧如此。</translation>
    </message>
    <message>
        <source>- **Turtles:** 2 ⊕ 5 ⊕ 6 ⊕ 10 = [11](turtles:THTTHHTTTH?grundy=11).
- **Twins:** 1 ⊕ 4 ⊕ 5 ⊕ 9 = [9](twins:THTTHHTTTH?grundy=9).

Yet turning 10 and 1 wins in both: [10 becomes 1](turtles:THTTHHTTTH?only=turtles:HHTTHHTTTT), and [9 becomes 0](twins:THTTHHTTTH?only=twins:HHTTHHTTTT).</source>
        <comment>11/reveal</comment>
        <translation>- **翻乌龟：** 2 ⊕ 5 ⊕ 6 ⊕ 10 = [11](turtles:THTTHHTTTH?grundy=11)。
- **双胞胎：** 1 ⊕ 4 ⊕ 5 ⊕ 9 = [9](twins:THTTHHTTTH?grundy=9)。

不过在两个游戏里，翻第10格和第1格都能赢：[10变成1](turtles:THTTHHTTTH?only=turtles:HHTTHHTTTT)，[9变成0](twins:THTTHHTTTH?only=twins:HHTTHHTTTT)。</translation>
    </message>
    <message>
        <source>Practice: Twins</source>
        <comment>12/title</comment>
        <translation>练习：双胞胎</translation>
    </message>
    <message>
        <source>Careful: the heap is one less than the number of the square.</source>
        <comment>12/text</comment>
        <translation>小心：堆的大小比格子的编号少一。</translation>
    </message>
    <message>
        <source>The usual mistake is to use the heaps of Turtles.

If time is short, Twins can be left out as a whole: everything from “A second game: Twins” to here.</source>
        <comment>12/notes</comment>
        <translation>常见的错误是用了翻乌龟的堆。

时间不够的话，双胞胎可以整个略过：从“第二个游戏：双胞胎”一直到这里。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- In **Turtles** a head on square k is a heap of k: [H H H](turtles:HHH?outcome=P) is 1, 2, 3.
- In **Twins** it is a heap of k − 1.
- When two equal heaps meet they cancel, so two heads may vanish.

A move that seemed to be new was not new at all. In the next lessons there are moves that really make a heap *larger*, and still it is Nim.</source>
        <comment>13/text</comment>
        <translation>- 在**翻乌龟**里，第k格的正面是一堆k颗：[H H H](turtles:HHH?outcome=P)就是1、2、3。
- 在**双胞胎**里，它是一堆k − 1颗。
- 相等的两堆碰到一起就抵消，所以两枚正面可能一起消失。

看上去是新的走法，其实一点也不新。接下来的几节课里，有些走法真的会让一堆*变大*，可它还是尼姆。</translation>
    </message>
    <message>
        <source>**Exit question:** H H H in Twins? (0 ⊕ 1 ⊕ 2 = 3: N. Turn 3 and 2.)</source>
        <comment>13/notes</comment>
        <translation>**下课前的问题：**双胞胎里的H H H呢？（0 ⊕ 1 ⊕ 2 = 3：N。翻第3格和第2格。）</translation>
    </message>
</context>
<context>
    <name>two-heaps</name>
    <message>
        <source>Nim with two heaps</source>
        <comment>title</comment>
        <translation>两堆的尼姆</translation>
    </message>
    <message>
        <source>The most famous of all these games, and a trick that settles two heaps of any size.</source>
        <comment>about</comment>
        <translation>这类游戏里最有名的一个，还有一个对付两堆石子的妙招，堆多大都行。</translation>
    </message>
    <message>
        <source>win with two heaps by copying</source>
        <comment>aims</comment>
        <translation>用模仿的办法在两堆石子的游戏里取胜</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>Three heaps of stones: 5, 3 and 2. On your turn choose **one** heap and take as many stones from it as you like, at least one. Whoever takes the last stone wins. This game is called **Nim**.

Play it a few times in pairs. Which small positions did you learn to fear?</source>
        <comment>1/text</comment>
        <translation>三堆石子：5颗、3颗和2颗。轮到你时，选**一**堆，从中取任意多颗石子，至少取一颗。谁取走最后一颗石子，谁就赢。这个游戏叫做**尼姆**。

两人一组玩几局。你学会了害怕哪些小局面？</translation>
    </message>
    <message>
        <source>Real coins or matches on the desks work well beside the screen. After five minutes ask for positions that are “bad to get”. Two equal heaps usually come first. Somebody may have met 3, 2, 1. Do not judge the answers yet.</source>
        <comment>1/notes</comment>
        <translation>除了屏幕，在课桌上摆真的硬币或火柴，效果很好。五分钟后，收集大家“怕碰到”的局面。通常先有人说两堆相等。也许有人已经碰到过3、2、1。先不评判对错。</translation>
    </message>
    <message>
        <source>One heap</source>
        <comment>2/title</comment>
        <translation>一堆</translation>
    </message>
    <message>
        <source>Only **one** heap is left, with four stones. It is your turn. What now?</source>
        <comment>2/text</comment>
        <translation>只剩**一**堆，四颗石子。轮到你了，怎么办？</translation>
    </message>
    <message>
        <source>A heap of one size or another: all one-heap positions are N. Only the empty table is P.</source>
        <comment>2/notes</comment>
        <translation>不管这一堆是大是小，只有一堆的局面都是N。只有空桌子是P。</translation>
    </message>
    <message>
        <source>Take three and leave one</source>
        <comment>2/choice 1</comment>
        <translation>取三颗，留一颗</translation>
    </message>
    <message>
        <source>Then the other player takes the last stone.</source>
        <comment>2/because 1</comment>
        <translation>这样对方就取走了最后一颗石子。</translation>
    </message>
    <message>
        <source>Take two and leave two</source>
        <comment>2/choice 2</comment>
        <translation>取两颗，留两颗</translation>
    </message>
    <message>
        <source>Then the other player takes both.</source>
        <comment>2/because 2</comment>
        <translation>这样对方把两颗都取走。</translation>
    </message>
    <message>
        <source>Take everything</source>
        <comment>2/choice 3</comment>
        <translation>全取走</translation>
    </message>
    <message>
        <source>Yes. One heap alone is always N, whatever its size.</source>
        <comment>2/because 3</comment>
        <translation>对。只有一堆时总是N，不管它有多大。</translation>
    </message>
    <message>
        <source>Two heaps</source>
        <comment>3/title</comment>
        <translation>两堆</translation>
    </message>
    <message>
        <source>Two heaps are left, and it is your turn. Which of these would you rather **not** have?</source>
        <comment>3/text</comment>
        <translation>还剩两堆，轮到你走。下面这些局面，你最**不**想碰到哪一个？</translation>
    </message>
    <message>
        <source>If the class hesitates, play 2, 2 against a pupil. Do not say the general rule: the next step brings it out.</source>
        <comment>3/notes</comment>
        <translation>如果全班犹豫，就跟一位同学下一局2、2。先不要说出一般规律：下一步会引出来。</translation>
    </message>
    <message>
        <source>3 and 1</source>
        <comment>3/choice 1</comment>
        <translation>3和1</translation>
    </message>
    <message>
        <source>From here you can take two from the 3 and leave 1 and 1.</source>
        <comment>3/because 1</comment>
        <translation>从这里你可以从3里取两颗，留下1和1。</translation>
    </message>
    <message>
        <source>5 and 2</source>
        <comment>3/choice 2</comment>
        <translation>5和2</translation>
    </message>
    <message>
        <source>From here you can take three from the 5 and leave 2 and 2.</source>
        <comment>3/because 2</comment>
        <translation>从这里你可以从5里取三颗，留下2和2。</translation>
    </message>
    <message>
        <source>2 and 2</source>
        <comment>3/choice 3</comment>
        <translation>2和2</translation>
    </message>
    <message>
        <source>Right, this is the bad one. Whatever you take from one heap, the other player takes from the other heap.</source>
        <comment>3/because 3</comment>
        <translation>对，糟糕的就是它。你从一堆里取几颗，对方就从另一堆里取几颗。</translation>
    </message>
    <message>
        <source>All positions with two heaps</source>
        <comment>4/title</comment>
        <translation>两堆的所有局面</translation>
    </message>
    <message>
        <source>The table has the first heap along one side and the second along the other. Start in the corner with no stones. Before each square, look along its row and along its column towards the sides where one heap is empty. Is there a P on the way? Then you can move to it, and the square is N. If there is none, it is P.</source>
        <comment>4/text</comment>
        <translation>表的一边是第一堆，另一边是第二堆。从两堆都空的那个角开始。标每一格之前，沿着它的行和列，朝着有一堆为空的那两边看过去。路上有P吗？有的话，你就能走到它，这一格是N。一个也没有，就是P。</translation>
    </message>
    <message>
        <source>A move makes one of the two numbers smaller: it goes straight towards one of the edges. One P in the row or the column, on the way to the edge, makes the square N. Squares filled in together do not depend on each other.</source>
        <comment>4/notes</comment>
        <translation>走一步，就是把两个数中的一个变小：朝着一条边直直地走过去。行或列里，在通往边的路上只要有一个P，这一格就是N。同时填写的那些格子，彼此没有关系。</translation>
    </message>
    <message>
        <source>Why the diagonal?</source>
        <comment>5/title</comment>
        <translation>为什么是对角线？</translation>
    </message>
    <message>
        <source>The P squares stand where both heaps are equal. Can you say why, without the table?</source>
        <comment>5/text</comment>
        <translation>P的格子都在两堆相等的地方。不看表，你能说出为什么吗？</translation>
    </message>
    <message>
        <source>This proves the diagonal for heaps of every size. Let a pupil say it in their own words before you reveal it. Compare it with the two heaps in the lesson before.</source>
        <comment>5/notes</comment>
        <translation>这就证明了任意大小的堆都是这样。揭晓之前，请一位同学用自己的话说一遍。再跟上一节课的两堆比一比。</translation>
    </message>
    <message>
        <source>**Copy.** If the heaps are equal and the other player takes some stones from one of them, take just as many from the other one. You always have an answer, so you take the last stone. [Two heaps of five](nim:5,5?outcome=P), or [of a hundred](nim:100,100?outcome=P): it is always P.

And if the heaps are *not* equal, make them equal. So it is N, and from [five and three](nim:5,3?outcome=N&amp;only=nim:3,3) that is the only winning move.</source>
        <comment>5/reveal</comment>
        <translation>**模仿**。如果两堆相等，对方从一堆里取了几颗，你就从另一堆里取同样多颗。你总有应着，所以最后一颗由你取走。[两堆各五颗](nim:5,5?outcome=P)也好，[各一百颗](nim:100,100?outcome=P)也好，总是P。

如果两堆*不*相等，就把它们变得相等。所以是N。而从[五和三](nim:5,3?outcome=N&amp;only=nim:3,3)出发，这是唯一的制胜走法。</translation>
    </message>
    <message>
        <source>Eight and three</source>
        <comment>6/title</comment>
        <translation>八和三</translation>
    </message>
    <message>
        <source>Two heaps, **8 and 3**. It is your turn. How many stones do you take, and where?</source>
        <comment>6/text</comment>
        <translation>两堆，**8和3**，轮到你走。从哪一堆取几颗？</translation>
    </message>
    <message>
        <source>Let the class answer in one word: “equal”. With 1,000 and 3 it is just as quick.</source>
        <comment>6/notes</comment>
        <translation>让全班用两个字回答：“相等”。换成1,000和3，也一样快。</translation>
    </message>
    <message>
        <source>Three from the 3</source>
        <comment>6/choice 1</comment>
        <translation>从3里取三颗</translation>
    </message>
    <message>
        <source>Then one heap is left, and the other player takes all of it.</source>
        <comment>6/because 1</comment>
        <translation>这样只剩一堆，对方把它全取走。</translation>
    </message>
    <message>
        <source>Five from the 8</source>
        <comment>6/choice 2</comment>
        <translation>从8里取五颗</translation>
    </message>
    <message>
        <source>Yes. The heaps are 3 and 3, and from now on you copy.</source>
        <comment>6/because 2</comment>
        <translation>对。两堆是3和3，从现在起你就模仿。</translation>
    </message>
    <message>
        <source>One from the 8</source>
        <comment>6/choice 3</comment>
        <translation>从8里取一颗</translation>
    </message>
    <message>
        <source>Then the heaps are 7 and 3, still different, and the other player makes them equal.</source>
        <comment>6/because 3</comment>
        <translation>这样两堆是7和3，还是不等，对方就把它们变得相等。</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>7/title</comment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Find the winning move.</source>
        <comment>7/text</comment>
        <translation>找出制胜走法。</translation>
    </message>
    <message>
        <source>Do not stop too early: copying should become a reflex.</source>
        <comment>7/notes</comment>
        <translation>不要停得太早：模仿应该练成本能。</translation>
    </message>
    <message>
        <source>Win with two heaps</source>
        <comment>8/title</comment>
        <translation>用两堆取胜</translation>
    </message>
    <message>
        <source>Heaps of 9 and 6, and the computer never makes a mistake. You start. Make the heaps equal, and then copy.</source>
        <comment>8/text</comment>
        <translation>两堆，9颗和6颗，电脑从不出错。你先走。先把两堆变得相等，然后模仿。</translation>
    </message>
    <message>
        <source>Pupils who lose have usually copied into the wrong heap. Let them say aloud: “You took … from this one, so I take … from that one.”</source>
        <comment>8/notes</comment>
        <translation>输掉的学生，多半是模仿时取错了堆。让他们大声说：“你从这一堆取了……颗，那我就从那一堆取……颗。”</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- One heap alone is N: [take everything](nim:4?outcome=N&amp;only=nim:0).
- Two **equal** heaps are P: [copy](nim:6,6?outcome=P).
- Two **different** heaps are N: make them equal, as from [8 and 3](nim:8,3?only=nim:3,3).

With three heaps it is not so easy. The next lesson works them out, from the small positions to the large ones.</source>
        <comment>9/text</comment>
        <translation>- 只有一堆是N：[全取走](nim:4?outcome=N&amp;only=nim:0)。
- 两堆**相等**是P：[模仿](nim:6,6?outcome=P)。
- 两堆**不等**是N：把它们变得相等，比如从[8和3](nim:8,3?only=nim:3,3)出发。

三堆就没这么容易了。下一节课从小局面到大局面，把它们一一算清。</translation>
    </message>
    <message>
        <source>**Exit question:** 100 and 99, your turn. (Take one from the 100.)</source>
        <comment>9/notes</comment>
        <translation>**下课前的问题：**100和99，轮到你走。（从100里取一颗。）</translation>
    </message>
</context>
<context>
    <name>what-is-a-position-worth</name>
    <message>
        <source>What is a position worth?</source>
        <comment>title</comment>
        <translation>一个局面值多少？</translation>
    </message>
    <message>
        <source>For the curious: positions as numbers, and positions so hot that no number fits.</source>
        <comment>about</comment>
        <translation>写给好奇的人：有的局面是数，有的局面热得没有数能表示。</translation>
    </message>
    <message>
        <source>compare two positions, and say what mean and temperature tell</source>
        <comment>aims</comment>
        <translation>比较两个局面，并说出平均值和温度表示什么</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>Three boards and one game: on your turn choose **one** board and make a move there. **Left** cuts blue edges, **Right** cuts red ones, and both may take the stone. Whoever cannot move loses.

Play it in pairs, twice, with the other player starting. What do you notice?</source>
        <comment>1/text</comment>
        <translation>三个棋盘，一个游戏：轮到你时，选**一个**棋盘走一步。**左方**剪蓝边，**右方**剪红边，石子两人都可以拿。走不了的人输。

两人一组玩两遍，第二遍换一个人先走。你发现了什么？</translation>
    </message>
    <message>
        <source>Whoever starts wins, by taking the stone. The two pictures are worth 1/2 and −1/2, so together they are worth 0. This lesson is for the curious: it needs the lessons on red-blue Hackenbush.</source>
        <comment>1/notes</comment>
        <translation>先走的人拿走石子就赢。两幅图的值是1/2和−1/2，合起来是0。这一课写给好奇的人，要先学红蓝Hackenbush的两课。</translation>
    </message>
    <message>
        <source>Values add up</source>
        <comment>2/title</comment>
        <translation>值相加</translation>
    </message>
    <message>
        <source>The first picture is worth [1/2](hackenbush:0-1b,1-2r?value=1/2), the second one [−1/2](hackenbush:0-1r,1-2b?value=-1/2). Now the stone is gone. Who wins?</source>
        <comment>2/text</comment>
        <translation>第一幅图的值是[1/2](hackenbush:0-1b,1-2r?value=1/2)，第二幅的值是[−1/2](hackenbush:0-1r,1-2b?value=-1/2)。现在石子没有了。谁赢？</translation>
    </message>
    <message>
        <source>Let them play it. The second player copies on the other board, as with two equal heaps in the first lessons.</source>
        <comment>2/notes</comment>
        <translation>让他们玩。后走的人在另一个棋盘上模仿，就像前几课里相等的两堆。</translation>
    </message>
    <message>
        <source>Whoever starts</source>
        <comment>2/choice 1</comment>
        <translation>先走的人</translation>
    </message>
    <message>
        <source>Try it: each cut is answered by the same cut on the other board, and then nothing is left for the player who started.</source>
        <comment>2/because 1</comment>
        <translation>试试看：每剪一刀，对方就在另一个棋盘上剪同样的一刀，最后先走的人什么也不剩。</translation>
    </message>
    <message>
        <source>Whoever does not start</source>
        <comment>2/choice 2</comment>
        <translation>后走的人</translation>
    </message>
    <message>
        <source>Yes: 1/2 − 1/2 = 0, and 0 means that whoever starts loses.</source>
        <comment>2/because 2</comment>
        <translation>对：1/2 − 1/2 = 0，而0的意思是先走的人输。</translation>
    </message>
    <message>
        <source>Left, because blue comes first</source>
        <comment>2/choice 3</comment>
        <translation>左方，因为蓝色在前面</translation>
    </message>
    <message>
        <source>The order of the boards does not matter.</source>
        <comment>2/because 3</comment>
        <translation>棋盘的次序没有关系。</translation>
    </message>
    <message>
        <source>Which is worth more?</source>
        <comment>3/title</comment>
        <translation>哪个值更大？</translation>
    </message>
    <message>
        <source>Left may have one of two pictures: [blue and red](hackenbush:0-1b,1-2r), or [blue, red and red](hackenbush:0-1b,1-2r,2-3r). Which one should Left take?

On the board the first one plays **against** the second one: there the colours of the second are exchanged. Play it, and let Left start once and Right start once.</source>
        <comment>3/text</comment>
        <translation>左方可以从两幅图里要一幅：[蓝、红](hackenbush:0-1b,1-2r)，或者[蓝、红、红](hackenbush:0-1b,1-2r,2-3r)。左方该要哪一幅？

棋盘上是第一幅**对**第二幅：第二幅的颜色换了过来。玩一玩，一次左方先走，一次右方先走。</translation>
    </message>
    <message>
        <source>Write the four lines on the blackboard: they are needed in the next step.</source>
        <comment>3/notes</comment>
        <translation>把这四行写在黑板上：下一步要用。</translation>
    </message>
    <message>
        <source>Left wins, whoever starts. So the first picture is worth **more**: it is worth 1/2, the second one 1/4, and 1/2 − 1/4 = 1/4 is more than 0.

This works for all positions, even if you do not know their values: to compare two, play their **difference**.

- Left wins, whoever starts: the first is worth more.
- Right wins, whoever starts: the second is worth more.
- Whoever starts loses: they are equal.
- Whoever starts wins: neither is worth more.</source>
        <comment>3/reveal</comment>
        <translation>不管谁先走，都是左方赢。所以第一幅图的值**更大**：它的值是1/2，第二幅是1/4，而1/2 − 1/4 = 1/4，比0大。

这个办法对所有局面都行，不知道它们的值也行：要比较两个局面，就玩它们的**差**。

- 不管谁先走都是左方赢：第一个更大。
- 不管谁先走都是右方赢：第二个更大。
- 先走的人输：两个相等。
- 先走的人赢：哪个也不更大。</translation>
    </message>
    <message>
        <source>Compare two</source>
        <comment>4/title</comment>
        <translation>比较两个局面</translation>
    </message>
    <message>
        <source>Two positions stand side by side. Which one is worth more, or are they equal?</source>
        <comment>4/text</comment>
        <translation>两个局面放在一起。哪个值更大，还是相等？</translation>
    </message>
    <message>
        <source>Where both players have the same moves, two positions are either equal or different: there is no more and no less among Nim heaps.</source>
        <comment>4/notes</comment>
        <translation>双方走法相同时，两个局面要么相等，要么不同：尼姆的堆之间没有大小之分。</translation>
    </message>
    <message>
        <source>A hot position</source>
        <comment>5/title</comment>
        <translation>热的局面</translation>
    </message>
    <message>
        <source>A value can be drawn as a tree. From this one Left may go to **3**, which is three free moves for Left, and Right may go to **−3**. What is it worth?</source>
        <comment>5/text</comment>
        <translation>值可以画成一棵树。从这里，左方可以走到**3**，也就是左方白得三步；右方可以走到**−3**。它的值是多少？</translation>
    </message>
    <message>
        <source>In this lesson hot means that it pays to move. Elsewhere in the course it is another word for N.</source>
        <comment>5/notes</comment>
        <translation>在这一课里，热的意思是先走有好处。在别的课里，它是N的另一种说法。</translation>
    </message>
    <message>
        <source>0, the number in the middle</source>
        <comment>5/choice 1</comment>
        <translation>0，中间的那个数</translation>
    </message>
    <message>
        <source>A position that is worth 0 is lost for whoever starts. Here whoever starts wins, and by a lot.</source>
        <comment>5/because 1</comment>
        <translation>值是0的局面，先走的人输。这里先走的人赢，而且赢得很多。</translation>
    </message>
    <message>
        <source>3</source>
        <comment>5/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Only if Left moves first.</source>
        <comment>5/because 2</comment>
        <translation>只有左方先走才是。</translation>
    </message>
    <message>
        <source>No number at all</source>
        <comment>5/choice 3</comment>
        <translation>不是数</translation>
    </message>
    <message>
        <source>Right. Both want to move here. Such a position is called **hot**.</source>
        <comment>5/because 3</comment>
        <translation>对。在这里两个人都想走。这样的局面叫做**热**的局面。</translation>
    </message>
    <message>
        <source>Mean and temperature</source>
        <comment>6/title</comment>
        <translation>平均值和温度</translation>
    </message>
    <message>
        <source>From this position Left may go to 4 and Right to 1. Suppose that many copies of it lie on the table, and the players take turns. How much is one copy worth **on the average**? And how much does a move **gain**?</source>
        <comment>6/text</comment>
        <translation>从这个局面，左方可以走到4，右方可以走到1。设想桌上有许多个这样的局面，两人轮流走。**平均**来说，一个值多少？走一步又**赚**多少？</translation>
    </message>
    <message>
        <source>Two copies together are worth exactly 5. Larger numbers stand on the left of the picture, because Left wants them.</source>
        <comment>6/notes</comment>
        <translation>两个合起来正好是5。图里大的数在左边，因为左方想要它们。</translation>
    </message>
    <message>
        <source>Half of the copies go to 4 and half of them to 1. So one copy is worth 5/2 on the average: that is the **mean**. A move takes it from 5/2 to 4 or to 1 and gains 3/2: that is the **temperature**.

The picture is the **thermograph**. Its two feet stand at 4 and at 1. The higher you go, the more a move costs, and the closer the walls come. At 3/2 nobody wants to move any more. From there the mast goes up, at 5/2.</source>
        <comment>6/reveal</comment>
        <translation>一半会走到4，一半会走到1。所以平均来说，一个的值是5/2：这就是**平均值**。走一步从5/2到4或者到1，赚3/2：这就是**温度**。

这幅图叫**温度图**。它的两只脚站在4和1。越往上，走一步的代价越大，两面墙就靠得越近。到了3/2，谁也不想再走了。从那里起，桅杆在5/2处往上走。</translation>
    </message>
    <message>
        <source>Hottest first</source>
        <comment>7/title</comment>
        <translation>先走最热的</translation>
    </message>
    <message>
        <source>Three hot boards. Their temperatures are 5, 2 and 1/2. You are Left, and you move first. On which board do you move? Play against the computer, which makes no mistakes.</source>
        <comment>7/text</comment>
        <translation>三个热的棋盘，温度是5、2和1/2。你是左方，你先走。你在哪个棋盘上走？对手是电脑，它不会犯错。</translation>
    </message>
    <message>
        <source>Only the hottest board wins. Whoever lost can put the board back and try again.</source>
        <comment>7/notes</comment>
        <translation>只有走最热的棋盘才赢。输了的人可以把棋盘摆回去，再试一次。</translation>
    </message>
    <message>
        <source>Always the hottest?</source>
        <comment>8/title</comment>
        <translation>总是走最热的吗？</translation>
    </message>
    <message>
        <source>The temperatures are now 2 and 1, and the board −2 is two free moves for Right. Left moves first. Which move wins?</source>
        <comment>8/text</comment>
        <translation>现在温度是2和1，而棋盘−2是右方白得的两步。左方先走。哪种走法赢？</translation>
    </message>
    <message>
        <source>Players of Go call such a move sente: it has to be answered. To move where it is hottest is a good rule, but no theorem.</source>
        <comment>8/notes</comment>
        <translation>下围棋的人把这样的一步叫做先手：对方必须应。走最热的地方是一条好规则，但不是定理。</translation>
    </message>
    <message>
        <source>The hottest board, from {2|−2} to 2</source>
        <comment>8/choice 1</comment>
        <translation>最热的棋盘，从{2|−2}到2</translation>
    </message>
    <message>
        <source>Then Right goes to 0 on the second board. 2 + 0 − 2 = 0, and it is Left’s turn: Left has lost.</source>
        <comment>8/because 1</comment>
        <translation>那么右方在第二个棋盘上走到0。2 + 0 − 2 = 0，轮到左方走：左方输了。</translation>
    </message>
    <message>
        <source>The second board, to {10|1}</source>
        <comment>8/choice 2</comment>
        <translation>第二个棋盘，走到{10|1}</translation>
    </message>
    <message>
        <source>Yes. It threatens 10, so Right has to answer with 1. Then Left still gets the 2 of the first board: 2 + 1 − 2 = 1.</source>
        <comment>8/because 2</comment>
        <translation>对。它威胁要走到10，所以右方只好应到1。这样左方还能得到第一个棋盘的2：2 + 1 − 2 = 1。</translation>
    </message>
    <message>
        <source>In which game do you move?</source>
        <comment>9/title</comment>
        <translation>你在哪个游戏里走？</translation>
    </message>
    <message>
        <source>Several boards side by side. Find the one with a winning move: click on the board, or make the move.</source>
        <comment>9/text</comment>
        <translation>几个棋盘放在一起。找出有制胜走法的那个：点那个棋盘，或者走出那一步。</translation>
    </message>
    <message>
        <source>Where both players have the same moves, the nim-sum of the values decides, as in the lesson before.</source>
        <comment>9/notes</comment>
        <translation>双方走法相同时，由值的尼姆和决定，跟上一课一样。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- Values add up, and to compare two positions you play their **difference**.
- Some positions are numbers. There nobody wants to move first. Others are **hot**, like [this one](game:{4|1}?value={4|1}&amp;mean=5/2&amp;temperature=3/2).
- The **mean** is what a position is worth on the average. The **temperature** is what a move gains.

The board shows one more: {2|{1|0}}. Play on it and look at its thermograph.</source>
        <comment>10/text</comment>
        <translation>- 值可以相加；要比较两个局面，就玩它们的**差**。
- 有的局面是数，在那里谁也不想先走。有的局面是**热**的，比如[这个](game:{4|1}?value={4|1}&amp;mean=5/2&amp;temperature=3/2)。
- **平均值**是一个局面平均值多少。**温度**是走一步赚多少。

棋盘上还有一个：{2|{1|0}}。在上面走一走，再看看它的温度图。</translation>
    </message>
    <message>
        <source>**Exit question:** which is worth more on the average, {4|1} or 2? ({4|1}, with 5/2.)</source>
        <comment>10/notes</comment>
        <translation>**下课前的问题：**平均来说，{4|1}和2哪个更大？（{4|1}，是5/2。）</translation>
    </message>
</context>
<context>
    <name>wythoff</name>
    <message>
        <source>Wythoff’s queen</source>
        <comment>title</comment>
        <translation>威佐夫的皇后</translation>
    </message>
    <message>
        <source>A queen walks into the corner, and the golden ratio shows the way.</source>
        <comment>about</comment>
        <translation>一个皇后走向角落，黄金比为她指路。</translation>
    </message>
    <message>
        <source>write down the cold pairs without a board</source>
        <comment>aims</comment>
        <translation>不用棋盘写出冷的数对</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>先玩一玩</translation>
    </message>
    <message>
        <source>A queen stands on a board. On your turn move it any distance **left**, **down**, or **diagonally** left and down. Whoever moves it into the corner 0, 0 wins.

Play it in pairs, from column 7 and row 9. Which squares do you want to reach?</source>
        <comment>1/text</comment>
        <translation>棋盘上有一个皇后。轮到你时，让她**向左**、**向下**或者**斜着**向左下走任意远。谁把她走到角上0、0，谁就赢。

两人一组，从第7列第9行开始玩。你想走到哪些格子？</translation>
    </message>
    <message>
        <source>Like a chess queen, but only towards the corner. After some games pupils name squares near the corner from which one cannot win: 1, 2 and 2, 1.</source>
        <comment>1/notes</comment>
        <translation>跟国际象棋的后一样，只是必须朝着角落走。玩过几局，学生就会说出角落附近那些赢不了的格子：1、2和2、1。</translation>
    </message>
    <message>
        <source>The same with stones</source>
        <comment>2/title</comment>
        <translation>换成石子</translation>
    </message>
    <message>
        <source>Two heaps, one as large as the column, one as large as the row. Moving left takes from the one, down from the other. What is a **diagonal** move?</source>
        <comment>2/text</comment>
        <translation>两堆石子，一堆的大小是列数，另一堆是行数。向左走是从一堆里取，向下走是从另一堆里取。**斜着**走是什么？</translation>
    </message>
    <message>
        <source>The queen at 3, 5 is the heaps 3 and 5. Some like the board better, some the stones.</source>
        <comment>2/notes</comment>
        <translation>在3、5的皇后就是3和5两堆。有人喜欢棋盘，有人喜欢石子。</translation>
    </message>
    <message>
        <source>Taking from any one heap</source>
        <comment>2/choice 1</comment>
        <translation>从任意一堆里取</translation>
    </message>
    <message>
        <source>That is moving left or down.</source>
        <comment>2/because 1</comment>
        <translation>那是向左走或向下走。</translation>
    </message>
    <message>
        <source>Taking the same number from both heaps</source>
        <comment>2/choice 2</comment>
        <translation>从两堆里取同样多颗</translation>
    </message>
    <message>
        <source>Yes. So it is Nim with two heaps and one more kind of move.</source>
        <comment>2/because 2</comment>
        <translation>对。所以它就是两堆的尼姆，再加上一种走法。</translation>
    </message>
    <message>
        <source>Moving stones from one heap to the other</source>
        <comment>2/choice 3</comment>
        <translation>把石子从一堆移到另一堆</translation>
    </message>
    <message>
        <source>Both numbers get smaller on a diagonal move, by the same amount.</source>
        <comment>2/because 3</comment>
        <translation>斜着走时，两个数都变小，而且变小的一样多。</translation>
    </message>
    <message>
        <source>Is copying still good?</source>
        <comment>3/title</comment>
        <translation>模仿还管用吗？</translation>
    </message>
    <message>
        <source>In Nim two equal heaps are P. And here, with **4 and 4**?</source>
        <comment>3/text</comment>
        <translation>在尼姆里，相等的两堆是P。在这里，**4和4**呢？</translation>
    </message>
    <message>
        <source>So are all squares at the two edges. From all these squares you win with one move.</source>
        <comment>3/notes</comment>
        <translation>两条边上的格子也都一样。从所有这些格子，一步就能赢。</translation>
    </message>
    <message>
        <source>P as well: copy</source>
        <comment>3/choice 1</comment>
        <translation>也是P：模仿</translation>
    </message>
    <message>
        <source>The player to move takes both heaps at once, and nothing is left to copy.</source>
        <comment>3/because 1</comment>
        <translation>轮到走的人一次取走两堆，就没有什么可模仿的了。</translation>
    </message>
    <message>
        <source>N: take both heaps at once</source>
        <comment>3/choice 2</comment>
        <translation>N：把两堆一次取走</translation>
    </message>
    <message>
        <source>Yes, one diagonal move into the corner. So all squares on the diagonal are N.</source>
        <comment>3/because 2</comment>
        <translation>对，斜着一步就到角上。所以对角线上的格子全是N。</translation>
    </message>
    <message>
        <source>A square near the corner</source>
        <comment>4/title</comment>
        <translation>角落附近的一格</translation>
    </message>
    <message>
        <source>The queen stands at **1, 2**. It has four moves. Try them. What is it?</source>
        <comment>4/text</comment>
        <translation>皇后在**1、2**。她有四种走法，都试一试。它是什么？</translation>
    </message>
    <message>
        <source>2, 1 is P too, by symmetry. In this game many people say cold for P and hot for N.</source>
        <comment>4/notes</comment>
        <translation>由于对称，2、1也是P。在这个游戏里，很多人把P叫做冷，把N叫做热。</translation>
    </message>
    <message>
        <source>P</source>
        <comment>4/choice 1</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Right. It can go to 0,2 and 1,1 and 1,0 and 0,1. From each of them the other player moves straight into the corner.</source>
        <comment>4/because 1</comment>
        <translation>对。她可以走到0,2、1,1、1,0和0,1。从其中每一个，对方都能一步走到角上。</translation>
    </message>
    <message>
        <source>N</source>
        <comment>4/choice 2</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Whichever square you choose, it is on an edge or on the diagonal, and the other player finishes.</source>
        <comment>4/because 2</comment>
        <translation>不管你选哪一格，它都在边上或对角线上，对方一步就结束了。</translation>
    </message>
    <message>
        <source>Find the cold squares</source>
        <comment>5/title</comment>
        <translation>找出冷的格子</translation>
    </message>
    <message>
        <source>Fill in P and N. When you have found a P square, every square that sees it along a row, a column or a diagonal, from further out, is N.</source>
        <comment>5/text</comment>
        <translation>填上P和N。找到一个P格以后，从更远处沿着行、列或斜线能看到它的格子，全都是N。</translation>
    </message>
    <message>
        <source>A quick way: put P at 0,0, then draw the three rays outwards and mark them N. The smallest free square is the next P. Pupils often forget the diagonals.</source>
        <comment>5/notes</comment>
        <translation>一个快办法：在0,0写P，然后向外画三条射线，都标上N。剩下的最小的空格就是下一个P。学生常常忘记斜线。</translation>
    </message>
    <message>
        <source>The pairs</source>
        <comment>6/title</comment>
        <translation>数对</translation>
    </message>
    <message>
        <source>Write the cold squares as pairs, the smaller number first: 0,0 and 1,2 and 3,5 and 4,7. What do you notice about the **differences**? Which numbers have been used?</source>
        <comment>6/text</comment>
        <translation>把冷的格子写成数对，小的数在前：0,0、1,2、3,5、4,7。**差**有什么规律？哪些数已经用过了？</translation>
    </message>
    <message>
        <source>Let the class go on in chorus: smallest unused number, then add the next difference.</source>
        <comment>6/notes</comment>
        <translation>让全班一起接着念：没用过的最小的数，再加上下一个差。</translation>
    </message>
    <message>
        <source>The differences are 0, 1, 2, 3: **each difference comes once**, in order. And **each number** from 1 on is used exactly once: 1, 2, 3, 4, 5, 7, … The 6 is still missing, so it begins the next pair.

So the next pair starts with the smallest number not yet used, 6, and has the difference 4: [6, 10](wythoff:6,10?outcome=P). You can write the list as long as you like, without any board!</source>
        <comment>6/reveal</comment>
        <translation>差是0、1、2、3：**每个差出现一次**，依次排列。而从1起，**每个数**正好用一次：1、2、3、4、5、7……还缺6，所以下一对从6开始。

就是说，下一对从没用过的最小的数6开始，差是4：[6、10](wythoff:6,10?outcome=P)。你想写多长就写多长，根本不用棋盘！</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>7/title</comment>
        <translation>接着写</translation>
    </message>
    <message>
        <source>The pairs so far: 1,2 and 3,5 and 4,7 and 6,10. What comes next?</source>
        <comment>7/text</comment>
        <translation>到现在的数对：1,2、3,5、4,7、6,10。下一对是什么？</translation>
    </message>
    <message>
        <source>Then 9,15 and 11,18 and 12,20 and 14,23.</source>
        <comment>7/notes</comment>
        <translation>再往后是9,15、11,18、12,20、14,23。</translation>
    </message>
    <message>
        <source>7, 12</source>
        <comment>7/choice 1</comment>
        <translation>7、12</translation>
    </message>
    <message>
        <source>7 has been used already, in 4, 7.</source>
        <comment>7/because 1</comment>
        <translation>7已经用过了，在4、7里。</translation>
    </message>
    <message>
        <source>8, 13</source>
        <comment>7/choice 2</comment>
        <translation>8、13</translation>
    </message>
    <message>
        <source>Yes. 8 is the smallest unused number, and the next difference is 5.</source>
        <comment>7/because 2</comment>
        <translation>对。8是没用过的最小的数，下一个差是5。</translation>
    </message>
    <message>
        <source>8, 12</source>
        <comment>7/choice 3</comment>
        <translation>8、12</translation>
    </message>
    <message>
        <source>The difference 4 has been used. Now it is 5.</source>
        <comment>7/because 3</comment>
        <translation>差4已经用过了。现在轮到5。</translation>
    </message>
    <message>
        <source>Could a number come twice?</source>
        <comment>8/title</comment>
        <translation>一个数会出现两次吗？</translation>
    </message>
    <message>
        <source>Could two cold pairs share a number, like 3, 5 and 3, 8? Could they have the same difference, like 3, 5 and 6, 8? Think of the queen.</source>
        <comment>8/text</comment>
        <translation>两个冷的数对会不会有相同的数，比如3、5和3、8？会不会有相同的差，比如3、5和6、8？想想皇后。</translation>
    </message>
    <message>
        <source>The first half is easy to prove. For the second half let pupils try: from 5, 8 go to 5, 3. From 10, 12, with difference 2, go to 3, 5, or straight to 10, 6.</source>
        <comment>8/notes</comment>
        <translation>前一半容易证明。后一半让学生试：从5、8走到5、3；从10、12（差是2）走到3、5，或者直接走到10、6。</translation>
    </message>
    <message>
        <source>No. From 3, 8 the queen could go straight to 3, 5. From 6, 8 it could go diagonally to 3, 5. But **from a cold square no move leads to a cold square**.

So all numbers and all differences must be different. And taking the *smallest* unused number makes sure that every other square has a way to a cold one.</source>
        <comment>8/reveal</comment>
        <translation>不会。从3、8，皇后可以直接走到3、5。从6、8，她可以斜着走到3、5。可是，**从冷的格子出发，没有一步能走到冷的格子**。

所以，所有的数、所有的差都必须不同。而取没用过的*最小的*数，保证了其余每个格子都有路走到冷的格子。</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>9/title</comment>
        <translation>找出走法</translation>
    </message>
    <message>
        <source>The queen stands at **4, 6**. Which move wins?</source>
        <comment>9/text</comment>
        <translation>皇后在**4、6**。哪一步能赢？</translation>
    </message>
    <message>
        <source>How to search: difference first (diagonal), then the partner of each of the two numbers (straight).</source>
        <comment>9/notes</comment>
        <translation>找法：先看差（斜着走），再看两个数各自的搭档（直着走）。</translation>
    </message>
    <message>
        <source>Down to 4, 3</source>
        <comment>9/choice 1</comment>
        <translation>向下到4、3</translation>
    </message>
    <message>
        <source>Then the other player goes to 2, 1, diagonally.</source>
        <comment>9/because 1</comment>
        <translation>这样对方斜着走到2、1。</translation>
    </message>
    <message>
        <source>Diagonally to 3, 5</source>
        <comment>9/choice 2</comment>
        <translation>斜着到3、5</translation>
    </message>
    <message>
        <source>Yes. The difference is 2, and the cold pair with difference 2 is 3, 5.</source>
        <comment>9/because 2</comment>
        <translation>对。差是2，而差为2的冷数对是3、5。</translation>
    </message>
    <message>
        <source>Diagonally to 1, 3</source>
        <comment>9/choice 3</comment>
        <translation>斜着到1、3</translation>
    </message>
    <message>
        <source>Then the other player goes down to 1, 2.</source>
        <comment>9/because 3</comment>
        <translation>这样对方向下走到1、2。</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>10/title</comment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Write the list of pairs beside you, as far as you need it.</source>
        <comment>10/text</comment>
        <translation>把数对写在旁边，够用就行。</translation>
    </message>
    <message>
        <source>With the list at hand each position takes a few seconds.</source>
        <comment>10/notes</comment>
        <translation>手边有了这份清单，每个局面只要几秒钟。</translation>
    </message>
    <message>
        <source>The golden ratio</source>
        <comment>11/title</comment>
        <translation>黄金比</translation>
    </message>
    <message>
        <source>Divide the larger number of a pair by the smaller one: 5 : 3, 7 : 4, 10 : 6, 13 : 8, 15 : 9. Do the results go anywhere? What about 26 : 16 and 28 : 17?</source>
        <comment>11/text</comment>
        <translation>用一对数里较大的除以较小的：5 : 3、7 : 4、10 : 6、13 : 8、15 : 9。结果是不是在靠近什么？26 : 16和28 : 17呢？</translation>
    </message>
    <message>
        <source>26 : 16 = 1.625 and 28 : 17 = 1.647; further out it gets closer and closer. The Fibonacci numbers 1, 2, 3, 5, 8, 13 have the same ratio.</source>
        <comment>11/notes</comment>
        <translation>26 : 16 = 1.625，28 : 17 = 1.647；越往后越接近。斐波那契数1、2、3、5、8、13的比值也一样。</translation>
    </message>
    <message>
        <source>They come close to 1.618…, the **golden ratio**, written φ. It is the number for which 1 + φ = φ × φ.

There is even a formula: the pair with difference k begins with k × φ, rounded down. For k = 5: 5 × 1.618 = 8.09, so 8, and 8 + 5 = 13. The pair is [8, 13](wythoff:8,13?outcome=P).

With it you can play on enormous boards. From [500 million, 900 million](wythoff:500000000,900000000?outcome=N&amp;wins=wythoff:500000000,309016994) there is exactly one winning move, and Grundy finds it with whole numbers only.</source>
        <comment>11/reveal</comment>
        <translation>它们接近1.618……，也就是**黄金比**，写作φ。它是满足1 + φ = φ × φ的数。

甚至还有一个公式：差为k的那一对，从k × φ去掉小数部分开始。比如k = 5：5 × 1.618 = 8.09，得8，而8 + 5 = 13。这一对是[8、13](wythoff:8,13?outcome=P)。

有了它，你可以在巨大的棋盘上玩。从[5亿、9亿](wythoff:500000000,900000000?outcome=N&amp;wins=wythoff:500000000,309016994)出发，恰好有一种制胜走法，Grundy只用整数就能找到它。</translation>
    </message>
    <message>
        <source>If the last move loses</source>
        <comment>12/title</comment>
        <translation>如果走最后一步的人输</translation>
    </message>
    <message>
        <source>Now whoever moves into the corner **loses**. Which squares are cold then?</source>
        <comment>12/text</comment>
        <translation>现在，谁走到角上，谁就**输**。哪些格子是冷的？</translation>
    </message>
    <message>
        <source>It is like misère Nim: only the end differs. Can be left out if time is short.</source>
        <comment>12/notes</comment>
        <translation>就像反常规则的尼姆：只有临近终局处不同。时间不够可以略过。</translation>
    </message>
    <message>
        <source>All of them change</source>
        <comment>12/choice 1</comment>
        <translation>全都变了</translation>
    </message>
    <message>
        <source>Only the first ones do. Try 3, 5.</source>
        <comment>12/because 1</comment>
        <translation>变的只有开头几个。试试3、5。</translation>
    </message>
    <message>
        <source>0,1 and 1,0 and 2,2, and from 3,5 on the same as before</source>
        <comment>12/choice 2</comment>
        <translation>0,1、1,0和2,2，从3,5起跟以前一样</translation>
    </message>
    <message>
        <source>Yes. Just the beginning changes.</source>
        <comment>12/because 2</comment>
        <translation>对。只有开头变了。</translation>
    </message>
    <message>
        <source>None of them changes</source>
        <comment>12/choice 3</comment>
        <translation>一个也没变</translation>
    </message>
    <message>
        <source>At 1, 2 the player to move now goes to 1, 0, and the other one must move into the corner.</source>
        <comment>12/because 3</comment>
        <translation>在1、2，轮到走的人现在走到1、0，对方只好走到角上。</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>13/title</comment>
        <translation>赢下来</translation>
    </message>
    <message>
        <source>From 11, 14, against the perfect computer. The difference is 3. Which cold pair has that difference?</source>
        <comment>13/text</comment>
        <translation>从11、14开始，挑战完美的电脑。差是3。哪个冷的数对有这个差？</translation>
    </message>
    <message>
        <source>Diagonally by seven, to 4, 7. After that follow the list.</source>
        <comment>13/notes</comment>
        <translation>斜着走七格，到4、7。以后照着清单走。</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>14/title</comment>
        <translation>现在你知道了</translation>
    </message>
    <message>
        <source>- Cold pairs: **smallest unused number**, and each difference once. [1, 2](wythoff:1,2?outcome=P), [3, 5](wythoff:3,5?outcome=P), [4, 7](wythoff:4,7?outcome=P), [6, 10](wythoff:6,10?outcome=P), …
- They follow the golden ratio.
- The diagonal move makes it more than Nim: for P and N there is this formula, but no formula is known for the Grundy values.

Next come games in which you cut edges, and everything above falls down.</source>
        <comment>14/text</comment>
        <translation>- 冷的数对：**没用过的最小的数**，每个差用一次。[1、2](wythoff:1,2?outcome=P)，[3、5](wythoff:3,5?outcome=P)，[4、7](wythoff:4,7?outcome=P)，[6、10](wythoff:6,10?outcome=P)……
- 它们按黄金比走。
- 斜着走的那一步，让它不再只是尼姆：P和N有这个公式，但格伦迪值的公式谁也不知道。

接下来的游戏里，你要剪断一条条的边，上面的就全都掉下来。</translation>
    </message>
    <message>
        <source>**Exit question:** the queen at 9, 12? (Difference 3: go to 4, 7.)</source>
        <comment>14/notes</comment>
        <translation>**下课前的问题：**皇后在9、12呢？（差是3：走到4、7。）</translation>
    </message>
</context>
</TS>
