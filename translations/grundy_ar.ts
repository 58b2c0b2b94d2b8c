<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>AddGameDialog</name>
    <message>
        <source>Add a game</source>
        <translation>إضافة لعبة</translation>
    </message>
    <message>
        <source>It stands beside the others. On your turn you make one move on one of the boards.</source>
        <translation>توضع إلى جانب الألعاب الأخرى. في دورك تلعب نقلة واحدة على إحدى الرقع.</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>a button: puts another game on the table, beside the first one</extracomment>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Equal to…</source>
        <extracomment>the title of a dialog: which other game is compared with this one?</extracomment>
        <translation>هل تساوي…</translation>
    </message>
    <message>
        <source>Two games are equal when whoever moves first loses their difference. Which game shall it be?</source>
        <translation>تتساوى لعبتان إذا كان من يبدأ يخسر في الفرق بينهما. بأي لعبة تقارن؟</translation>
    </message>
    <message>
        <source>From a lesson</source>
        <translation>من درس</translation>
    </message>
    <message>
        <source>From the clipboard</source>
        <translation>من الحافظة</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>a button: compares both games</extracomment>
        <translation>مقارنة</translation>
    </message>
</context>
<context>
    <name>AnalysedPane</name>
    <message>
        <source>%1, fully analysed</source>
        <translation>%1، محللة بالكامل</translation>
    </message>
    <message>
        <source>Looking for all positions…</source>
        <translation>البحث عن كل الوضعيات…</translation>
    </message>
    <message>
        <source>All positions by size</source>
        <translation>كل الوضعيات بحسب الحجم</translation>
    </message>
    <message>
        <source>size %1</source>
        <extracomment>heads a group of positions: how many pieces they have</extracomment>
        <translation>الحجم %1</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>How to read it</source>
        <translation>كيف تُقرأ</translation>
    </message>
    <message>
        <source>the player who just moved can win</source>
        <translation>يستطيع من لعب للتوّ أن يفوز</translation>
    </message>
    <message>
        <source>the player to move can win</source>
        <translation>يستطيع صاحب الدور أن يفوز</translation>
    </message>
    <message>
        <source>Left can win, whoever moves</source>
        <translation>يستطيع أيسر أن يفوز، أيًّا كان الدور</translation>
    </message>
    <message>
        <source>Right can win, whoever moves</source>
        <translation>يستطيع أيمن أن يفوز، أيًّا كان الدور</translation>
    </message>
    <message>
        <source>you gave the win away</source>
        <translation>ضيّعتَ الفوز</translation>
    </message>
    <message>
        <source>that move gave the win away</source>
        <translation>هذه النقلة ضيّعت الفوز</translation>
    </message>
    <message>
        <source>the computer gave it back</source>
        <translation>الحاسوب أعاده إليك</translation>
    </message>
    <message>
        <source>Who may cut what</source>
        <translation>من يقطع ماذا</translation>
    </message>
    <message>
        <source>Left cuts blue (marked L), Right cuts red (marked R), either cuts green (unmarked).</source>
        <translation>أيسر يقطع الأزرق (حرفه L)، وأيمن يقطع الأحمر (حرفه R)، وكلاهما يقطع الأخضر (بلا حرف).</translation>
    </message>
    <message>
        <source>A value over 0 wins for Left, one under 0 for Right; at 0 whoever starts loses. Any positive number outweighs any nimber.</source>
        <translation>القيمة فوق 0 تربح لأيسر، وتحت 0 لأيمن؛ وعند 0 يخسر من يبدأ. وأي عدد موجب يرجح على أي عدد نيم.</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>heads what the map shows</extracomment>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>a field, a noun: what is drawn on the map of the plane</extracomment>
        <translation>الخريطة</translation>
    </message>
    <message>
        <source>Winning moves</source>
        <extracomment>a map of the plane that shows which moves win</extracomment>
        <translation>النقلات الرابحة</translation>
    </message>
    <message>
        <source>P / N</source>
        <translation>P / N</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>how many moves the game lasts yet</extracomment>
        <translation>النقلات الباقية</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>a map of the plane that shows which moves win</extracomment>
        <translation>الرابحة</translation>
    </message>
    <message>
        <source>Grundy</source>
        <extracomment>a map of Grundy values</extracomment>
        <translation>غراندي</translation>
    </message>
</context>
<context>
    <name>AppSpinBox</name>
    <message>
        <source>from %1 to %2</source>
        <extracomment>the least and the largest number that a field takes, such as 1 and 64</extracomment>
        <translation>من %1 إلى %2</translation>
    </message>
</context>
<context>
    <name>BoardArea</name>
    <message>
        <source>Walking the argument: after %1</source>
        <translation>تتبّع الحجة: بعد %1</translation>
    </message>
    <message>
        <source>All boards are one game. Click any board to move there.</source>
        <translation>كل الرقع لعبة واحدة. انقر أي رقعة لتلعب عليها.</translation>
    </message>
    <message>
        <source>Hide how it went</source>
        <translation>إخفاء مجرى المباراة</translation>
    </message>
    <message>
        <source>Show how it went</source>
        <translation>إظهار مجرى المباراة</translation>
    </message>
</context>
<context>
    <name>BoardInput</name>
    <message>
        <source>Board</source>
        <extracomment>read aloud: the board of a game</extracomment>
        <translation>الرقعة</translation>
    </message>
</context>
<context>
    <name>BoardZoom</name>
    <message>
        <source>Whole board</source>
        <extracomment>a button: zooms so that all of the board is seen</extracomment>
        <translation>الرقعة كلها</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>read aloud: a button: the board becomes smaller</extracomment>
        <translation>تصغير</translation>
    </message>
    <message>
        <source>The − key, or the mouse wheel</source>
        <translation>المفتاح − أو عجلة الفأرة</translation>
    </message>
    <message>
        <source>%L1%</source>
        <extracomment>how large the board is shown: a number such as 150, in percent</extracomment>
        <translation>%L1%</translation>
    </message>
    <message>
        <source>Zoom: %L1%</source>
        <extracomment>read aloud: how large the board is shown: a number such as 150, in percent</extracomment>
        <translation>التكبير: %L1%</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>read aloud: a button: the board becomes larger</extracomment>
        <translation>تكبير</translation>
    </message>
    <message>
        <source>The + key, or the mouse wheel</source>
        <translation>المفتاح + أو عجلة الفأرة</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last move back</extracomment>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <extracomment>what the button says when the pointer rests on it, with its keys</extracomment>
        <translation>تراجع (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>a button: makes a move again that was taken back</extracomment>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <extracomment>what the button says when the pointer rests on it, with its keys</extracomment>
        <translation>إعادة (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>All lines played</source>
        <translation>كل المسارات التي لُعبت</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>a button: ends the editing of the position</extracomment>
        <translation>تم</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>a button, a verb: changes the position; short, for narrow windows</extracomment>
        <translation>تحرير</translation>
    </message>
    <message>
        <source>Edit position</source>
        <extracomment>a button, a verb</extracomment>
        <translation>تحرير الوضعية</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: copies the position; short, for narrow windows</extracomment>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy position</source>
        <extracomment>a button, a verb</extracomment>
        <translation>نسخ الوضعية</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>a button: tells a little of how to win</extracomment>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>Again, fence at %1</source>
        <translation>مجددًا، والسور عند %1</translation>
    </message>
    <message>
        <source>Fence %1</source>
        <extracomment>a button: plays again, with a fence at so many pieces</extracomment>
        <translation>السور %1</translation>
    </message>
    <message>
        <source>You won: play again, and the computer plays perfectly one piece sooner</source>
        <translation>فزت: العب ثانية، وسيلعب الحاسوب بإتقان أبكر بقطعة واحدة</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>a button: asks for the next game</extracomment>
        <translation>مباراة جديدة</translation>
    </message>
    <message>
        <source>Add a game</source>
        <translation>إضافة لعبة</translation>
    </message>
    <message>
        <source>Timeline</source>
        <extracomment>read aloud: the list of all moves of the game in their order</extracomment>
        <translation>الخط الزمني</translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>at a move: how many other moves were tried here, such as 2</extracomment>
        <translation>‎+%1</translation>
    </message>
    <message>
        <source>Where to look (H)</source>
        <translation>أين أنظر (H)</translation>
    </message>
    <message>
        <source>Tell me more (H)</source>
        <translation>أخبرني بالمزيد (H)</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>a button: tells why the position is won or lost</extracomment>
        <translation>لماذا؟</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>a button: leaves the reasons for the game</extracomment>
        <translation>العودة إلى المباراة</translation>
    </message>
    <message>
        <source>Who wins, and why (W)</source>
        <translation>من يفوز، ولماذا (W)</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>العودة إلى المباراة (Esc)</translation>
    </message>
    <message>
        <source>New game (Ctrl+N)</source>
        <translation>مباراة جديدة (Ctrl+N)</translation>
    </message>
</context>
<context>
    <name>BusyBar</name>
    <message>
        <source>Progress</source>
        <extracomment>read aloud: a bar that shows how much of a calculation is done</extracomment>
        <translation>التقدم</translation>
    </message>
</context>
<context>
    <name>ChartFrame</name>
    <message>
        <source>Show as table</source>
        <translation>عرض كجدول</translation>
    </message>
    <message>
        <source>%1: show as table</source>
        <translation>%1: عرض كجدول</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: the head of a column, and what stands there</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>CheckCard</name>
    <message>
        <source>Up to size</source>
        <translation>حتى الحجم</translation>
    </message>
    <message>
        <source>Size of the largest positions checked</source>
        <translation>حجم أكبر الوضعيات المفحوصة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the check</extracomment>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>ClaimsCard</name>
    <message>
        <source>Claims that fail</source>
        <translation>ادّعاءات لا تصح</translation>
    </message>
    <message>
        <source>A claim that fails</source>
        <translation>ادّعاء لا يصح</translation>
    </message>
    <message>
        <source>Looking for the smallest counterexample…</source>
        <translation>البحث عن أصغر مثال مضاد…</translation>
    </message>
    <message>
        <source>No counterexample was found within the limits.</source>
        <translation>لم يوجد مثال مضاد ضمن الحدود.</translation>
    </message>
    <message>
        <source>Open it</source>
        <extracomment>a button: opens the position of which something is claimed</extracomment>
        <translation>افتحه</translation>
    </message>
    <message>
        <source>Open %1</source>
        <extracomment>a button, a verb: opens a position, such as nim:7,11,5</extracomment>
        <translation>افتح %1</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>the results cannot be written</source>
        <translation>لا يمكن كتابة النتائج</translation>
    </message>
    <message>
        <source>not in the table: %1; solved without it</source>
        <translation>ليست في الجدول: %1؛ حُلّت بدونه</translation>
    </message>
    <message>
        <source>solved, but there was no time to list all moves</source>
        <translation>حُلّت، لكن لم يبقَ وقت لسرد كل النقلات</translation>
    </message>
    <message>
        <source>no move is left</source>
        <translation>لم تبقَ نقلة</translation>
    </message>
    <message>
        <source>a matrix has at most %1 positions, this one %2</source>
        <extracomment>two numbers of positions, such as 2000 and 5312</extracomment>
        <translation>في المصفوفة %1 وضعية على الأكثر، وهنا %2</translation>
    </message>
    <message>
        <source>--figures is for Line Nim with counters, without --dot, --matrix and --up-to-symmetry</source>
        <translation>الخيار --figures لنيم الخطوط بالأقراص، دون --dot و--matrix و--up-to-symmetry</translation>
    </message>
    <message>
        <source>too many runs for --figures: the numbers of runs of each length that a position may have have to fit into 64 bits</source>
        <translation>السلاسل أكثر مما يسمح به --figures: يجب أن تتسع 64 بتًّا لأعداد السلاسل من كل طول في أي وضعية</translation>
    </message>
    <message>
        <source>exploring</source>
        <extracomment>before how far a calculation is: positions are being found</extracomment>
        <translation>استكشاف</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4 true, %5 of them by the rules alone</source>
        <extracomment>a file, a lesson, &quot;12 steps&quot;, &quot;30 claims&quot; of which all are true, and a number of claims</extracomment>
        <translation>%1: ‏%2، %3، الصحيح %4، منها بالقواعد وحدها %5</translation>
    </message>
    <message>
        <source>%1: %2, %3 minutes</source>
        <extracomment>the name by which a lesson is called, its title, and how long it takes</extracomment>
        <translation>%1: ‏%2، الدقائق %3</translation>
    </message>
    <message>
        <source>name one lesson, by its file or by --id</source>
        <translation>سمِّ درسًا واحدًا، بملفه أو بالخيار --id</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>لا يمكن الكتابة: %1</translation>
    </message>
    <message>
        <source>no such lesson; &apos;lesson --list&apos; names them</source>
        <translation>لا يوجد درس كهذا؛ الأمر &apos;lesson --list&apos; يسردها</translation>
    </message>
    <message>
        <source>           options: %1</source>
        <extracomment>below a game: what can be set in its notation, such as take=1,2,3</extracomment>
        <translation>           الخيارات: %1</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>a player, not a direction</extracomment>
        <translation>أيسر</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>a player</extracomment>
        <translation>أيمن</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>who moves, the move, the position after it</extracomment>
        <translation>%1: ‏%2 ← %3</translation>
    </message>
    <message>
        <source>%1&gt; </source>
        <extracomment>the program waits for the move of a player, such as Left</extracomment>
        <translation>%1&gt; </translation>
    </message>
    <message>
        <source>The game is left unfinished.</source>
        <translation>تُركت المباراة دون إنهاء.</translation>
    </message>
    <message>
        <source>No such move. Type a move&apos;s number, its text or the position that it leaves, or &apos;quit&apos;.</source>
        <translation>لا توجد نقلة كهذه. اكتب رقم نقلة أو نصها أو الوضعية التي تتركها، أو &apos;quit&apos;.</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 يفكر</translation>
    </message>
    <message>
        <source>      … and more moves: %1</source>
        <translation>      … ونقلات أخرى: %1</translation>
    </message>
    <message>
        <source>No move is left. %1 wins.</source>
        <translation>لم تبقَ نقلة. يفوز %1.</translation>
    </message>
    <message>
        <source>this game has no heaps with values of their own</source>
        <translation>ليس في هذه اللعبة أكوام لها قيم خاصة بها</translation>
    </message>
    <message>
        <source>no period is proven</source>
        <translation>لا دورة مبرهنة</translation>
    </message>
    <message>
        <source>period %1 from heap %2 on, proven: %3</source>
        <extracomment>after how many values they repeat, the heap from which on they do, and the name of a theorem</extracomment>
        <translation>دورة طولها %1 من الكومة %2 فصاعدًا، مبرهنة: %3</translation>
    </message>
    <message>
        <source>these are the values in normal play</source>
        <translation>هذه هي القيم في اللعب العادي</translation>
    </message>
    <message>
        <source>so many values do not fit into the memory to use</source>
        <translation>هذا العدد من القيم لا تتسع له الذاكرة المسموح بها</translation>
    </message>
    <message>
        <source>so many values are not worked out</source>
        <translation>هذا العدد من القيم لا يُحسب</translation>
    </message>
    <message>
        <source>so many values are not worked out: without a proven period at most %1</source>
        <translation>هذا العدد من القيم لا يُحسب: دون دورة مبرهنة %1 على الأكثر</translation>
    </message>
    <message>
        <source>the file&apos;s name has to end in .csv or .json</source>
        <translation>يجب أن ينتهي اسم الملف بـ ‎.csv أو ‎.json</translation>
    </message>
    <message>
        <source>a board has 1 to %1 cells, not %2 x %3</source>
        <extracomment>a number such as 36, and the rows and columns that were asked for, such as 7 x 8</extracomment>
        <translation>في الرقعة من 1 إلى %1 خانة، لا %2 × %3</translation>
    </message>
    <message>
        <source>not solved within the limits: %1 of %2</source>
        <extracomment>how many positions of a table, and how many there are</extracomment>
        <translation>لم تُحل ضمن الحدود: %1 من %2</translation>
    </message>
    <message>
        <source>only the table of one board of the game grid is written as a .table</source>
        <translation>لا يُكتب بصيغة ‎.table إلا جدول رقعة واحدة من لعبة grid</translation>
    </message>
    <message>
        <source>filling the table</source>
        <translation>ملء الجدول</translation>
    </message>
    <message>
        <source>no position of this family is allowed: %1, %2</source>
        <extracomment>its first position, such as chomp:0,1, and why it is not allowed</extracomment>
        <translation>لا وضعية مسموح بها من هذه العائلة: %1، %2</translation>
    </message>
    <message>
        <source>stopped before everything was checked</source>
        <translation>توقف قبل أن يُفحص كل شيء</translation>
    </message>
    <message>
        <source>not everything was checked within the time limit</source>
        <translation>لم يُفحص كل شيء ضمن حد الوقت</translation>
    </message>
    <message>
        <source>not everything can be checked within the memory limit</source>
        <translation>لا يمكن فحص كل شيء ضمن حد الذاكرة</translation>
    </message>
    <message>
        <source>not everything was checked within the limit of positions</source>
        <translation>لم يُفحص كل شيء ضمن حد الوضعيات</translation>
    </message>
    <message>
        <source>%1 up to %2: positions checked: %3, mismatches: %4</source>
        <extracomment>a check, such as nim, how large the positions are, and two numbers of positions</extracomment>
        <translation>%1 حتى %2: الوضعيات المفحوصة: %3، الاختلافات: %4</translation>
    </message>
    <message>
        <source>  first counterexample: %1: the rule says %2, the search %3</source>
        <extracomment>a position, and twice an outcome such as P or N</extracomment>
        <translation>  أول مثال مضاد: %1: القاعدة تقول %2 والبحث يقول %3</translation>
    </message>
    <message>
        <source>checking %1</source>
        <extracomment>the name of a check, such as nim, before how far it is</extracomment>
        <translation>فحص %1</translation>
    </message>
    <message>
        <source>none of the positions that &apos;verify %1&apos; looks at has these rules</source>
        <translation>لا وضعية مما ينظر إليه &apos;verify %1&apos; لها هذه القواعد</translation>
    </message>
    <message>
        <source>no such game; &apos;list&apos; names them</source>
        <translation>لا توجد لعبة كهذه؛ الأمر &apos;list&apos; يسردها</translation>
    </message>
    <message>
        <source>--misere: not offered in this game</source>
        <translation>--misere: غير متاح في هذه اللعبة</translation>
    </message>
    <message>
        <source>--kind %1: not asked of this game in misère play; there are %2</source>
        <extracomment>a kind of exercise, such as nim-sum, and the kinds that can be asked</extracomment>
        <translation>--kind %1: لا يُسأل عنه في هذه اللعبة في لعب ميزير؛ المتاح %2</translation>
    </message>
    <message>
        <source>--kind %1: not asked of this game; there are %2</source>
        <translation>--kind %1: لا يُسأل عنه في هذه اللعبة؛ المتاح %2</translation>
    </message>
    <message>
        <source>a file is required, or --json</source>
        <translation>يلزم ملف، أو --json</translation>
    </message>
    <message>
        <source>making the exercises</source>
        <translation>صنع التمارين</translation>
    </message>
    <message>
        <source>it may not be written over</source>
        <translation>لا يجوز استبداله</translation>
    </message>
    <message>
        <source>it needs %1 MB; on the disk %2 MB are free</source>
        <extracomment>of a file that is too large: two amounts in megabytes</extracomment>
        <translation>يلزم %1 ميغابايت؛ وعلى القرص %2 ميغابايت خالية</translation>
    </message>
    <message>
        <source>interrupted while it was written; the file is not there, or as it was before</source>
        <translation>انقطعت الكتابة؛ الملف غير موجود، أو كما كان من قبل</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation>تربح</translation>
    </message>
    <message>
        <source>loses</source>
        <extracomment>of a move, a verb</extracomment>
        <translation>تخسر</translation>
    </message>
    <message>
        <source>value</source>
        <extracomment>head of a column, a noun: the value of the game as a whole</extracomment>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Grundy</source>
        <extracomment>short for Grundy value</extracomment>
        <translation>غراندي</translation>
    </message>
    <message>
        <source>%1 if Left is to move, %2 if Right is</source>
        <extracomment>how many moves the game lasts yet, twice: two numbers</extracomment>
        <translation>%1 إن كان الدور لأيسر، و%2 إن كان لأيمن</translation>
    </message>
    <message>
        <source>player</source>
        <extracomment>head of a column: who moves</extracomment>
        <translation>اللاعب</translation>
    </message>
    <message>
        <source>move</source>
        <extracomment>head of a column, a noun</extracomment>
        <translation>النقلة</translation>
    </message>
    <message>
        <source>position after</source>
        <extracomment>head of a column: the position after the move</extracomment>
        <translation>الوضعية بعدها</translation>
    </message>
    <message>
        <source>leaves</source>
        <extracomment>head of a column: the outcome, P, N, L or R, that the move leaves</extracomment>
        <translation>تترك</translation>
    </message>
    <message>
        <source>moves left</source>
        <extracomment>head of a column: how many moves the game lasts yet</extracomment>
        <translation>النقلات الباقية</translation>
    </message>
    <message>
        <source>  … and more: %1
</source>
        <translation>  … وأخرى: %1
</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>who wins, and why or by which move: two sentences</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>left out: all positions would take %1 of memory</source>
        <translation>تُرك: كل الوضعيات تحتاج إلى %1 من الذاكرة</translation>
    </message>
    <message>
        <source>%1, winning: at least %2</source>
        <extracomment>how many moves there are, and how many of them are known to win</extracomment>
        <translation>%1، الرابحة: %2 على الأقل</translation>
    </message>
    <message>
        <source>%1, winning: %2</source>
        <extracomment>how many moves there are, and how many of them win</extracomment>
        <translation>%1، الرابحة: %2</translation>
    </message>
    <message>
        <source>%1, not judged: %2</source>
        <extracomment>the line above, such as &quot;12, winning: at least 1&quot;, and of how many moves nothing is known</extracomment>
        <translation>%1، بلا حكم: %2</translation>
    </message>
    <message>
        <source>components</source>
        <extracomment>heads a list: what the position is the sum of, and the value of each</extracomment>
        <translation>المركّبات</translation>
    </message>
    <message>
        <source>    … and more: %1
</source>
        <translation>    … وأخرى: %1
</translation>
    </message>
    <message>
        <source>outcome</source>
        <extracomment>heads a line: who wins, with the letter P, N, L or R</extracomment>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>found</source>
        <extracomment>heads a line that says how the answer was found: by theory, a table or a search</extracomment>
        <translation>وُجدت</translation>
    </message>
    <message>
        <source>table</source>
        <extracomment>heads a line: how much memory a table would have needed</extracomment>
        <translation>الجدول</translation>
    </message>
    <message>
        <source>moves</source>
        <extracomment>heads a line that says how many moves there are</extracomment>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>a time in seconds</extracomment>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>the second player (P)</source>
        <translation>اللاعب الثاني (P)</translation>
    </message>
    <message>
        <source>the first player (N)</source>
        <translation>اللاعب الأول (N)</translation>
    </message>
    <message>
        <source>winner</source>
        <extracomment>heads a line: who wins on the board</extracomment>
        <translation>الفائز</translation>
    </message>
    <message>
        <source>first moves</source>
        <extracomment>heads a line: how many first moves there are, and how many of them win</extracomment>
        <translation>النقلات الأولى</translation>
    </message>
    <message>
        <source>memory</source>
        <extracomment>heads a line: how much memory the table takes</extracomment>
        <translation>الذاكرة</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <extracomment>an amount in megabytes</extracomment>
        <translation>%1 ميغابايت</translation>
    </message>
    <message>
        <source>positions</source>
        <extracomment>heads a line: how many positions the table has</extracomment>
        <translation>الوضعيات</translation>
    </message>
    <message>
        <source>P-positions</source>
        <extracomment>heads a line: how many of the positions are P</extracomment>
        <translation>وضعيات P</translation>
    </message>
    <message>
        <source>allocation</source>
        <extracomment>heads a line: how long it took to get the memory of the table</extracomment>
        <translation>الحجز</translation>
    </message>
    <message>
        <source>filling</source>
        <extracomment>heads a line: how long it took to fill the table</extracomment>
        <translation>الملء</translation>
    </message>
    <message>
        <source>counting</source>
        <extracomment>heads a line: how long it took to count the P-positions</extracomment>
        <translation>العدّ</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <extracomment>heads a line: how much memory was read and written each second</extracomment>
        <translation>عرض النطاق</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <extracomment>gigabytes each second</extracomment>
        <translation>%1 غيغابايت/ث</translation>
    </message>
    <message>
        <source>allocating and filling</source>
        <translation>الحجز والملء</translation>
    </message>
    <message>
        <source>the table needs %1 MB of memory; --memory allows %2 MB</source>
        <extracomment>two amounts in megabytes; --memory is an option</extracomment>
        <translation>يحتاج الجدول إلى %1 ميغابايت من الذاكرة؛ و--memory يسمح بـ %2 ميغابايت</translation>
    </message>
    <message>
        <source>the table needs %1 MB of memory; the machine has %2 MB free</source>
        <extracomment>two amounts in megabytes</extracomment>
        <translation>يحتاج الجدول إلى %1 ميغابايت من الذاكرة؛ والمتاح في الجهاز %2 ميغابايت</translation>
    </message>
    <message>
        <source>%1 MB of memory could not be had from the system</source>
        <translation>تعذّر الحصول من النظام على %1 ميغابايت من الذاكرة</translation>
    </message>
    <message>
        <source>interrupted while the P-positions were counted</source>
        <translation>انقطع أثناء عدّ وضعيات P</translation>
    </message>
    <message>
        <source>writing</source>
        <extracomment>before how far it is: the table is being written to a file</extracomment>
        <translation>الكتابة</translation>
    </message>
    <message>
        <source>it is searched: a table over its %1 stones needs %2 MB of memory</source>
        <extracomment>why there is no table: a number of stones, and an amount in megabytes</extracomment>
        <translation>يُحل بالبحث: جدول لأحجارها %1 يحتاج إلى %2 ميغابايت من الذاكرة</translation>
    </message>
    <message>
        <source>%1, and tables are made of up to %2 stones</source>
        <extracomment>the sentence above, &quot;it is searched: …&quot;, and a number of stones</extracomment>
        <translation>%1، والجداول تُصنع لما يصل إلى %2 حجرًا</translation>
    </message>
    <message>
        <source>%1, and --memory allows %2 MB</source>
        <extracomment>the sentence above, &quot;it is searched: …&quot;, and an amount in megabytes; --memory is an option</extracomment>
        <translation>%1، و--memory يسمح بـ %2 ميغابايت</translation>
    </message>
    <message>
        <source>%1, which the machine has not free</source>
        <translation>%1، وهي غير متاحة في الجهاز</translation>
    </message>
    <message>
        <source>searching</source>
        <extracomment>before how far a calculation is: positions are being searched</extracomment>
        <translation>البحث</translation>
    </message>
    <message>
        <source>a field is impossible: more than %1 cells</source>
        <translation>حقل غير ممكن: أكثر من %1 خانة</translation>
    </message>
    <message>
        <source>the table is not of the game grid</source>
        <translation>الجدول ليس للعبة grid</translation>
    </message>
    <message>
        <source>a field is impossible: play is neither normal nor misère</source>
        <translation>حقل غير ممكن: اللعب ليس عاديًّا ولا ميزير</translation>
    </message>
    <message>
        <source>the table does not hold outcomes</source>
        <translation>الجدول لا يحوي نتائج</translation>
    </message>
    <message>
        <source>a field is impossible: the rows, columns and maximum per move</source>
        <translation>حقل غير ممكن: الصفوف والأعمدة والحد الأقصى للنقلة</translation>
    </message>
    <message>
        <source>a field is impossible: the order of the cells</source>
        <translation>حقل غير ممكن: ترتيب الخانات</translation>
    </message>
    <message>
        <source>a field is impossible: the number of bytes of data</source>
        <translation>حقل غير ممكن: عدد بايتات البيانات</translation>
    </message>
    <message>
        <source>this is not a table of Grundy&apos;s</source>
        <translation>هذا ليس جدولًا من Grundy</translation>
    </message>
    <message>
        <source>this is a table of version %1; version %2 can be read</source>
        <extracomment>two numbers, such as 2 and 1</extracomment>
        <translation>هذا جدول بالإصدار %1؛ والمقروء هو الإصدار %2</translation>
    </message>
    <message>
        <source>the table is cut short: %1 bytes of at least %2</source>
        <extracomment>how long a file is, and how long it should be</extracomment>
        <translation>الجدول مبتور: %1 بايت من %2 على الأقل</translation>
    </message>
    <message>
        <source>the file goes on after the table, which has %1 bytes</source>
        <translation>يستمر الملف بعد الجدول، وفي الجدول %1 بايت</translation>
    </message>
    <message>
        <source>the table was changed: its checksum is wrong</source>
        <translation>تغيّر الجدول: مجموع التحقق خاطئ</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>the person ended the reading of a table</extracomment>
        <translation>انقطع</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>لا يمكن القراءة: %1</translation>
    </message>
    <message>
        <source>the table is of the game grid</source>
        <translation>الجدول للعبة grid</translation>
    </message>
    <message>
        <source>the table is for normal play</source>
        <translation>الجدول للعب العادي</translation>
    </message>
    <message>
        <source>the table is for misère play</source>
        <translation>الجدول للعب ميزير</translation>
    </message>
    <message>
        <source>the table is for max=%1</source>
        <translation>الجدول للحد max=%1</translation>
    </message>
    <message>
        <source>the stones do not fit on its %1 x %2 board</source>
        <extracomment>the rows and columns of the board that a table is for, such as 5 x 5</extracomment>
        <translation>لا تتسع رقعته %1 × %2 للأحجار</translation>
    </message>
    <message>
        <source>--rows, --cols and --max are for the game grid</source>
        <translation>--rows و--cols و--max للعبة grid</translation>
    </message>
    <message>
        <source>--rows is the grid&apos;s --m and --cols its --n: give one of them</source>
        <translation>--rows هو --m في grid، و--cols هو --n: أعطِ واحدًا من كل منهما</translation>
    </message>
    <message>
        <source>--m: this family has no m</source>
        <translation>--m: ليس في هذه العائلة m</translation>
    </message>
    <message>
        <source>a table has at most %1 cells</source>
        <translation>في الجدول %1 خانة على الأكثر</translation>
    </message>
    <message>
        <source>--show %1: this family has no such values</source>
        <translation>--show %1: ليس لهذه العائلة قيم كهذه</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>الذاكرة لا تكفي</translation>
    </message>
    <message>
        <source>an error of the program: %1</source>
        <translation>خطأ في البرنامج: %1</translation>
    </message>
    <message>
        <source>an error of the program</source>
        <translation>خطأ في البرنامج</translation>
    </message>
    <message>
        <source>standard output</source>
        <extracomment>in the place of a file in an error: what the program prints</extracomment>
        <translation>الإخراج القياسي</translation>
    </message>
    <message>
        <source>a sum has at most %1 positions</source>
        <translation>في المجموع %1 وضعية على الأكثر</translation>
    </message>
    <message>
        <source>no exact value is known</source>
        <translation>لا تُعرف قيمة دقيقة</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>a value at a temperature</comment>
        <translation>⁦%1⁩ عند ⁦%2⁩</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>heads a line, a noun: the mean value of a hot game</extracomment>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>temperature</source>
        <extracomment>heads a line: the temperature of a hot game</extracomment>
        <translation>درجة الحرارة</translation>
    </message>
    <message>
        <source>left wall</source>
        <extracomment>heads a line: a wall of the thermograph, as points</extracomment>
        <translation>الجدار الأيسر</translation>
    </message>
    <message>
        <source>right wall</source>
        <extracomment>heads a line: a wall of the thermograph, as points</extracomment>
        <translation>الجدار الأيمن</translation>
    </message>
    <message>
        <source>atomic weight</source>
        <extracomment>heads a line: a number that a game without numbers has</extracomment>
        <translation>الوزن الذري</translation>
    </message>
    <message>
        <source>the rules of this game are written %1</source>
        <translation>تُكتب قواعد هذه اللعبة هكذا: ⁦%1⁩</translation>
    </message>
    <message>
        <source>column %1: values are those of normal play</source>
        <translation>العمود %1: القيم هي قيم اللعب العادي</translation>
    </message>
    <message>
        <source>incentive</source>
        <extracomment>head of a column: how much the move gains, a value of a game</extracomment>
        <translation>المكسب</translation>
    </message>
    <message>
        <source>solved, but not all of the argument was found within the limits</source>
        <translation>حُلّت، لكن لم يُعثر على الحجة كلها ضمن الحدود</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <extracomment>heads the game that was played last; a click on it plays on</extracomment>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Continue, last played %1</source>
        <comment>today, 2:35 PM</comment>
        <translation>متابعة، آخر لعب %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a position, before what is going on</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>a game</comment>
        <translation>إزالة %1</translation>
    </message>
</context>
<context>
    <name>ConventionChoice</name>
    <message>
        <source>Convention</source>
        <extracomment>a field: who makes the last move wins (normal) or loses (misère)</extracomment>
        <translation>قاعدة النهاية</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>normal play: who makes the last move wins</extracomment>
        <translation>عادي</translation>
    </message>
    <message>
        <source>Misère</source>
        <extracomment>misère play: who makes the last move loses</extracomment>
        <translation>ميزير</translation>
    </message>
</context>
<context>
    <name>CountSwitches</name>
    <message>
        <source>Positions equal by symmetry count once</source>
        <translation>الوضعيات المتساوية بالتناظر تُعدّ مرة واحدة</translation>
    </message>
    <message>
        <source>Without terminal positions</source>
        <translation>بلا وضعيات النهاية</translation>
    </message>
</context>
<context>
    <name>DraftBoard</name>
    <message>
        <source>Your board</source>
        <extracomment>heads what one can set of a board of one’s own</extracomment>
        <translation>رقعتك</translation>
    </message>
</context>
<context>
    <name>DraftSeat</name>
    <message>
        <source>Player %1</source>
        <extracomment>the number of a player, 1 or 2</extracomment>
        <translation>اللاعب %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; moves first</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; يبدأ</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; moves second</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; يلعب ثانيًا</translation>
    </message>
    <message>
        <source>%1 moves first</source>
        <translation>%1 يبدأ</translation>
    </message>
    <message>
        <source>%1 moves second</source>
        <translation>%1 يلعب ثانيًا</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>a choice: who plays here is who sits at the computer</extracomment>
        <translation>أنت</translation>
    </message>
    <message>
        <source>A friend</source>
        <extracomment>a choice: another person plays here</extracomment>
        <translation>صديق</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>a choice: the program plays here</extracomment>
        <translation>الحاسوب</translation>
    </message>
    <message>
        <source>How strong?</source>
        <extracomment>read aloud: how well the computer shall play</extracomment>
        <translation>ما القوة؟</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>who plays at a level, such as Flint, and how: &quot;looks 3 moves ahead&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>DrawPage</name>
    <message>
        <source>Open a drawn game</source>
        <translation>فتح لعبة مرسومة</translation>
    </message>
    <message>
        <source>Save the drawn game</source>
        <translation>حفظ اللعبة المرسومة</translation>
    </message>
    <message>
        <source>Back to all games</source>
        <translation>العودة إلى كل الألعاب</translation>
    </message>
    <message>
        <source>Draw your own game</source>
        <translation>ارسم لعبتك</translation>
    </message>
    <message>
        <source>Draw the shapes that may be taken. The board answers at once.</source>
        <translation>ارسم الأشكال التي يجوز أخذها. الرقعة تجيب فورًا.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>before a field: the name of the game that is drawn</extracomment>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>اسم اللعبة</translation>
    </message>
    <message>
        <source>My game</source>
        <extracomment>in an empty field: a name for the game that one drew</extracomment>
        <translation>لعبتي</translation>
    </message>
    <message>
        <source>✓ kept in your own rules as you draw</source>
        <translation>✓ تُحفظ في قواعدك الخاصة وأنت ترسم</translation>
    </message>
    <message>
        <source>More for this game</source>
        <translation>المزيد لهذه اللعبة</translation>
    </message>
    <message>
        <source>Open a drawn game…</source>
        <translation>فتح لعبة مرسومة…</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>حفظ في ملف…</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>an entry of a menu, a verb: shows the game to a class</extracomment>
        <translation>العرض</translation>
    </message>
    <message>
        <source>Look at it in the Lab</source>
        <translation>انظر إليها في المختبر</translation>
    </message>
    <message>
        <source>Make it a step of a lesson</source>
        <translation>اجعلها خطوة في درس</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <extracomment>an entry of a menu or a button: makes a worksheet of this game</extracomment>
        <translation>ورقة عمل</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>a button, a verb: opens the game with its analysis</extracomment>
        <translation>استكشف</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: begins a game</extracomment>
        <translation>العب</translation>
    </message>
    <message>
        <source>Shapes that may be taken</source>
        <translation>الأشكال التي يجوز أخذها</translation>
    </message>
    <message>
        <source>A click draws:</source>
        <translation>النقرة ترسم:</translation>
    </message>
    <message>
        <source>What a click on a square draws</source>
        <translation>ما ترسمه النقرة على خانة</translation>
    </message>
    <message>
        <source>taken</source>
        <extracomment>of a square of a drawn shape: a move takes the stone on it</extracomment>
        <translation>يؤخذ</translation>
    </message>
    <message>
        <source>must be empty</source>
        <translation>يجب أن تكون فارغة</translation>
    </message>
    <message>
        <source>stays</source>
        <extracomment>of a square of a drawn shape: there is a stone, and it stays</extracomment>
        <translation>يبقى</translation>
    </message>
    <message>
        <source>+ another shape</source>
        <translation>+ شكل آخر</translation>
    </message>
    <message>
        <source>+ a line</source>
        <translation>+ خط</translation>
    </message>
    <message>
        <source>Any unbroken line of a row or a column, as long as you allow</source>
        <translation>أي خط غير منقطع من صف أو عمود، بالطول الذي تسمح به</translation>
    </message>
</context>
<context>
    <name>DrawingHead</name>
    <message>
        <source>Back to the position</source>
        <translation>عودة إلى الوضعية</translation>
    </message>
    <message>
        <source>A step of “Why?”: the picture reduced, not the position</source>
        <translation>خطوة من «لماذا؟»: الصورة مختزلة، وليست الوضعية</translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>a tool: a click cuts an edge, which is a move</extracomment>
        <translation>قطع</translation>
    </message>
    <message>
        <source>Click an edge to cut it</source>
        <translation>انقر ضلعًا لقطعه</translation>
    </message>
    <message>
        <source>Draw green</source>
        <extracomment>a tool: draws edges that both players may cut</extracomment>
        <translation>رسم بالأخضر</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>draws green edges</extracomment>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>Drag to draw an edge; click an edge to make it green. Keys: Enter begins and ends an edge, N ends it at a new joint</source>
        <translation>اسحب لترسم ضلعًا؛ انقر ضلعًا ليصير أخضر. المفاتيح: Enter يبدأ ضلعًا وينهيه، وN ينهيه عند مفصل جديد</translation>
    </message>
    <message>
        <source>Draw blue</source>
        <extracomment>a tool: draws edges that the player Blue may cut</extracomment>
        <translation>رسم بالأزرق</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>draws blue edges</extracomment>
        <translation>أزرق</translation>
    </message>
    <message>
        <source>Draw edges that Blue (Left) may cut; click an edge to make it blue</source>
        <translation>ارسم أضلاعًا يجوز للأزرق (أيسر) قطعها؛ انقر ضلعًا ليصير أزرق</translation>
    </message>
    <message>
        <source>Draw red</source>
        <extracomment>a tool: draws edges that the player Red may cut</extracomment>
        <translation>رسم بالأحمر</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>draws red edges</extracomment>
        <translation>أحمر</translation>
    </message>
    <message>
        <source>Draw edges that Red (Right) may cut; click an edge to make it red</source>
        <translation>ارسم أضلاعًا يجوز للأحمر (أيمن) قطعها؛ انقر ضلعًا ليصير أحمر</translation>
    </message>
    <message>
        <source>Move joint</source>
        <extracomment>a tool, a verb: drags a joint to another place</extracomment>
        <translation>نقل مفصل</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>a tool: drags a joint to another place</extracomment>
        <translation>نقل</translation>
    </message>
    <message>
        <source>Drag a joint, a foot along the ground, or an edge to bend it</source>
        <translation>اسحب مفصلًا، أو قدمًا على الأرض، أو ضلعًا لتحنيه</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>a tool, a verb: removes edges and joints</extracomment>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Click an edge or a joint to remove it, with all that falls</source>
        <translation>انقر ضلعًا أو مفصلًا لإزالته مع كل ما يسقط</translation>
    </message>
    <message>
        <source>Snap</source>
        <extracomment>a switch: joints snap to a grid</extracomment>
        <translation>محاذاة</translation>
    </message>
    <message>
        <source>Joints go to half units</source>
        <translation>تنتقل المفاصل إلى أنصاف الوحدات</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>a button: ends the tidying</extracomment>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Stop tidying</source>
        <extracomment>a button</extracomment>
        <translation>إيقاف الترتيب</translation>
    </message>
    <message>
        <source>Tidy</source>
        <extracomment>a button: lays out the drawing anew, without crossings</extracomment>
        <translation>ترتيب</translation>
    </message>
    <message>
        <source>Lays the picture out anew</source>
        <translation>يعيد توزيع الصورة</translation>
    </message>
</context>
<context>
    <name>DrawnBoard</name>
    <message>
        <source>%L1 edges are too many to draw. The verdict holds all the same.</source>
        <translation>الأضلاع أكثر من أن تُرسم: %L1. والحكم صحيح مع ذلك.</translation>
    </message>
</context>
<context>
    <name>DrawnInput</name>
    <message>
        <source>Board</source>
        <extracomment>read aloud: the board of a game</extracomment>
        <translation>الرقعة</translation>
    </message>
</context>
<context>
    <name>EditBar</name>
    <message>
        <source>Arrows</source>
        <extracomment>a field: the arrows of a graph, such as 2-1, 2-0, 1-0; not keys</extracomment>
        <translation>الأسهم</translation>
    </message>
    <message>
        <source>2-1, 2-0, 1-0</source>
        <translation>⁦2-1, 2-0, 1-0⁩</translation>
    </message>
</context>
<context>
    <name>EditorStep</name>
    <message>
        <source>Step %1</source>
        <extracomment>a heading: the number of the step of a lesson that is edited</extracomment>
        <translation>الخطوة %1</translation>
    </message>
    <message>
        <source>Heading; may be left out</source>
        <translation>العنوان؛ يجوز تركه فارغًا</translation>
    </message>
    <message>
        <source>Heading of the step</source>
        <translation>عنوان الخطوة</translation>
    </message>
    <message>
        <source>The question</source>
        <extracomment>a field: what the class is asked</extracomment>
        <translation>السؤال</translation>
    </message>
    <message>
        <source>What the class reads</source>
        <translation>ما يقرؤه الفصل</translation>
    </message>
    <message>
        <source>**strong**, *emphasis*, lists with “- ”, and links to positions: [cold](nim:1,1?outcome=P)</source>
        <translation>⁦**قوي**⁩، ⁦*تشديد*⁩، وقوائم تبدأ بنودها بـ «- »، وروابط إلى وضعيات: ⁦[باردة](nim:1,1?outcome=P)⁩</translation>
    </message>
    <message>
        <source>Then show</source>
        <extracomment>a field: what is shown when the class has answered</extracomment>
        <translation>ثم يظهر</translation>
    </message>
    <message>
        <source>Exercises, rows, tables and markings are written in the file. Here they can be moved, doubled and taken out, and their texts edited.</source>
        <translation>التمارين والصفوف والجداول والوسوم تُكتب في الملف. أما هنا فيمكن نقلها وتكرارها وحذفها وتحرير نصوصها.</translation>
    </message>
    <message>
        <source>Notes for the teacher; the class does not see them</source>
        <translation>ملاحظات للمعلم؛ لا يراها الفصل</translation>
    </message>
    <message>
        <source>Notes for the teacher</source>
        <translation>ملاحظات للمعلم</translation>
    </message>
    <message>
        <source>It is played</source>
        <translation>اللعب</translation>
    </message>
    <message>
        <source>by two pupils</source>
        <translation>بين تلميذين</translation>
    </message>
    <message>
        <source>against the perfect computer</source>
        <translation>ضد الحاسوب المتقن</translation>
    </message>
    <message>
        <source>against a computer that moves at random</source>
        <translation>ضد حاسوب يلعب عشوائيًّا</translation>
    </message>
    <message>
        <source>against a computer that is perfect near the end</source>
        <translation>ضد حاسوب يتقن اللعب قرب النهاية</translation>
    </message>
    <message>
        <source>It plays perfectly with so many pieces left</source>
        <translation>القطع الباقية حين يلعب بإتقان</translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>a field: who makes the first move, the class or the computer</extracomment>
        <translation>من يبدأ</translation>
    </message>
    <message>
        <source>The class</source>
        <extracomment>a choice: the class makes the first move</extracomment>
        <translation>الفصل</translation>
    </message>
    <message>
        <source>The computer</source>
        <extracomment>a choice: the computer makes the first move</extracomment>
        <translation>الحاسوب</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <extracomment>before a field: the number of an answer from which the class may choose</extracomment>
        <translation>الإجابة %1</translation>
    </message>
    <message>
        <source>It is right</source>
        <translation>صحيحة</translation>
    </message>
    <message>
        <source>Answer %1 is right</source>
        <translation>الإجابة %1 صحيحة</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>a button: removes this answer</extracomment>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Take out answer %1</source>
        <translation>إزالة الإجابة %1</translation>
    </message>
    <message>
        <source>What is said to answer %1</source>
        <translation>ما يُقال عند اختيار الإجابة %1</translation>
    </message>
    <message>
        <source>What is said when it is chosen</source>
        <translation>ما يُقال عند اختيارها</translation>
    </message>
    <message>
        <source>Another answer</source>
        <extracomment>a button: adds one more answer to choose from</extracomment>
        <translation>إجابة أخرى</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>a field: a position in its notation, such as nim:7,11,5</extracomment>
        <translation>الوضعية</translation>
    </message>
    <message>
        <source>Take it from the game</source>
        <translation>أخذها من المباراة</translation>
    </message>
    <message>
        <source>The position on the board of the game that is open</source>
        <translation>الوضعية التي على رقعة المباراة المفتوحة</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>a button, a verb: takes the position that was copied</extracomment>
        <translation>لصق</translation>
    </message>
    <message>
        <source>The position that was copied</source>
        <translation>الوضعية المنسوخة</translation>
    </message>
    <message>
        <source>No board</source>
        <extracomment>a button: the step of the lesson shows no position</extracomment>
        <translation>بلا رقعة</translation>
    </message>
    <message>
        <source>What is told of it then</source>
        <translation>ما يُقال عنها بعدئذٍ</translation>
    </message>
    <message>
        <source>What is told of it</source>
        <translation>ما يُقال عنها</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>how much is told of a position</extracomment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>a choice: so much is told of a position</extracomment>
        <translation>من يفوز</translation>
    </message>
    <message>
        <source>Every move with what it leaves</source>
        <translation>كل نقلة وما تتركه</translation>
    </message>
    <message>
        <source>The winning moves</source>
        <translation>النقلات الرابحة</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>a choice: the reason is told</extracomment>
        <translation>لماذا</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>كم تساوي</translation>
    </message>
</context>
<context>
    <name>EditorSteps</name>
    <message>
        <source>Steps</source>
        <extracomment>heads the list of the steps of a lesson</extracomment>
        <translation>الخطوات</translation>
    </message>
    <message>
        <source>There are none yet. Add the first one below.</source>
        <translation>لا خطوات بعد. أضف الأولى في الأسفل.</translation>
    </message>
    <message>
        <source>Step %1, being edited: %2</source>
        <extracomment>read aloud: the number of a step of a lesson, and its heading</extracomment>
        <translation>الخطوة %1، قيد التحرير: %2</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <extracomment>read aloud: a step of a lesson, and its heading</extracomment>
        <translation>الخطوة %1: ‏%2</translation>
    </message>
    <message>
        <source>%1. Mistake: %2</source>
        <extracomment>read aloud: the kind of a step, such as &quot;Question&quot;, and what is wrong with it</extracomment>
        <translation>%1. خطأ: %2</translation>
    </message>
    <message>
        <source>(no text yet)</source>
        <translation>(لا نص بعد)</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>a button: the step comes earlier in the lesson</extracomment>
        <translation>إلى أعلى</translation>
    </message>
    <message>
        <source>Move the step up</source>
        <translation>نقل الخطوة إلى أعلى</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>a button: the step comes later in the lesson</extracomment>
        <translation>إلى أسفل</translation>
    </message>
    <message>
        <source>Move the step down</source>
        <translation>نقل الخطوة إلى أسفل</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>a button, a verb: makes the same step of a lesson once more</extracomment>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>The same step once more</source>
        <translation>الخطوة نفسها مرة أخرى</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>a button, a verb: removes the step of a lesson</extracomment>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Take the step out; Undo brings it back</source>
        <translation>حذف الخطوة؛ «تراجع» يعيدها</translation>
    </message>
</context>
<context>
    <name>EndActions</name>
    <message>
        <source>Again</source>
        <extracomment>a button: plays the same game once more</extracomment>
        <translation>مرة أخرى</translation>
    </message>
    <message>
        <source>The same game again (Ctrl+R)</source>
        <translation>المباراة نفسها من جديد (Ctrl+R)</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <extracomment>a button: plays once more, and who moved second moves first</extracomment>
        <translation>تبديل الجانبين</translation>
    </message>
    <message>
        <source>The same game again; Left and Right change places</source>
        <translation>المباراة نفسها من جديد؛ ويتبادل أيسر وأيمن المكان</translation>
    </message>
    <message>
        <source>The same game again; the other player begins</source>
        <translation>المباراة نفسها من جديد؛ ويبدأ اللاعب الآخر</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>a button: goes through the moves of the game that is over</extracomment>
        <translation>أين انقلبت اللعبة؟</translation>
    </message>
    <message>
        <source>The moves of the game (M)</source>
        <translation>نقلات اللعبة (M)</translation>
    </message>
    <message>
        <source>A picture of the game, to save or to copy</source>
        <translation>صورة للمباراة، للحفظ أو النسخ</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Judging the moves…</source>
        <translation>الحكم على النقلات…</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>sentences</comment>
        <translation>%1 %2 %3</translation>
    </message>
</context>
<context>
    <name>EndingChoice</name>
    <message>
        <source>The last move</source>
        <translation>النقلة الأخيرة</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>a choice: who makes the last move wins</extracomment>
        <translation>عادي</translation>
    </message>
    <message>
        <source>Misère</source>
        <extracomment>a choice: who makes the last move loses</extracomment>
        <translation>ميزير</translation>
    </message>
    <message>
        <source>Whoever moves last loses.</source>
        <translation>من يلعب أخيرًا يخسر.</translation>
    </message>
</context>
<context>
    <name>Exercise</name>
    <message>
        <source>Number</source>
        <extracomment>a field in which a pupil types a number</extracomment>
        <translation>العدد</translation>
    </message>
    <message>
        <source>Answer: %1.</source>
        <extracomment>the right answer to an exercise, such as 7 or &quot;take 3 from heap 1&quot;</extracomment>
        <translation>الإجابة: %1.</translation>
    </message>
</context>
<context>
    <name>ExerciseAnswer</name>
    <message>
        <source>Your answer</source>
        <extracomment>a field: what the pupil answers to an exercise</extracomment>
        <translation>إجابتك</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>a button: is my answer right?</extracomment>
        <translation>تحقق</translation>
    </message>
</context>
<context>
    <name>ExercisePanel</name>
    <message>
        <source>Exercise %1 of %2</source>
        <extracomment>the number of this exercise, such as 3, and how many there are, such as 10</extracomment>
        <translation>التمرين %1 من %2</translation>
    </message>
    <message>
        <source>Done: %1 of %2 right first time.</source>
        <extracomment>how many exercises were right at the first try, such as 7, and how many there were, such as 10</extracomment>
        <translation>انتهى: %1 من %2 صحيحة من أول مرة.</translation>
    </message>
    <message>
        <source>Finish</source>
        <extracomment>a button, a verb: ends the last exercise</extracomment>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Try another one</source>
        <translation>جرّب غيره</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <extracomment>a button</extracomment>
        <translation>التمرين التالي</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>a button: answers the same exercise once more</extracomment>
        <translation>حاول ثانية</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>أظهر الإجابة</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>a button: begins the exercises again from the first one</extracomment>
        <translation>مرة أخرى</translation>
    </message>
    <message>
        <source>Explore it</source>
        <extracomment>a button: opens the position of the exercise with its analysis</extracomment>
        <translation>استكشفها</translation>
    </message>
    <message>
        <source>Opens the position with everything known about it</source>
        <translation>يفتح الوضعية مع كل ما يُعرف عنها</translation>
    </message>
</context>
<context>
    <name>ExploreWall</name>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation type="unfinished">جارٍ الحل…</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation type="unfinished">لم تُحل بعد</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the letter P or N, and who wins</comment>
        <translation type="unfinished">%1. %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>part done, time left</comment>
        <translation type="unfinished">%1 – %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation type="unfinished">إلغاء</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button: opens the moves, values and reasons of a position</extracomment>
        <translation type="unfinished">المزيد</translation>
    </message>
    <message>
        <source>Hide moves, values and reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves, values and reasons</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileChoice</name>
    <message>
        <source>“%1” already exists. Replace it?</source>
        <translation>الملف «%1» موجود. هل تستبدله؟</translation>
    </message>
    <message>
        <source>Choose another</source>
        <extracomment>a button: chooses another file</extracomment>
        <translation>اختر غيره</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>a button: writes over the file that is there</extracomment>
        <translation>استبدال</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: writes no file</extracomment>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>FindPane</name>
    <message>
        <source>%1 Nothing is lost by trying.</source>
        <comment>a sentence: what was played</comment>
        <translation>%1 لا خسارة في التجربة.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>which of so many moments of the game is asked about</extracomment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>أين أنظر</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>حاول ثانية</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>العودة إلى المباراة</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالية</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>a button: asks about another moment of the game</extracomment>
        <translation>تخطٍّ</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>العب من هنا</translation>
    </message>
    <message>
        <source>All moves</source>
        <extracomment>a button: shows the moves of the game, each with its judgement</extracomment>
        <translation>كل النقلات</translation>
    </message>
    <message>
        <source>The moves of the game (M)</source>
        <translation>نقلات المباراة (M)</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>العودة إلى المباراة (Esc)</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>before some buttons that tell more and more of how to win</extracomment>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>How many</source>
        <extracomment>a button: says how many pieces to take</extracomment>
        <translation>كم</translation>
    </message>
    <message>
        <source>Show the move</source>
        <extracomment>a button: shows the winning move</extracomment>
        <translation>أظهر النقلة</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
</context>
<context>
    <name>ForgetButton</name>
    <message>
        <source>Forget</source>
        <extracomment>a button: yes, it is forgotten</extracomment>
        <translation>نسيان</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>a button: no, nothing is forgotten</extracomment>
        <translation>إبقاء</translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message>
        <source>Games</source>
        <extracomment>heads the page of all games, a noun</extracomment>
        <translation>الألعاب</translation>
    </message>
    <message>
        <source>Search games</source>
        <extracomment>in an empty field: what is typed here is looked for among the games</extracomment>
        <translation>ابحث في الألعاب</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>a button, a verb: opens a position that was copied</extracomment>
        <translation>لصق</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>لصق وضعية</translation>
    </message>
    <message>
        <source>Paste a position (Ctrl+V)</source>
        <translation>لصق وضعية (Ctrl+V)</translation>
    </message>
    <message>
        <source>No game matches “%1”.</source>
        <translation>لا لعبة تطابق «%1».</translation>
    </message>
    <message>
        <source>Draw…</source>
        <extracomment>a button, a verb: draws the rules of one&apos;s own game</extracomment>
        <translation>رسم…</translation>
    </message>
    <message>
        <source>Draw your own game</source>
        <translation>ارسم لعبتك</translation>
    </message>
    <message>
        <source>Draw the shapes that a move may take, and play it at once</source>
        <translation>ارسم الأشكال التي يجوز أن تأخذها النقلة، والعب فورًا</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: puts a game back into the list of recent games</extracomment>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>فتح نسخة</translation>
    </message>
</context>
<context>
    <name>GameCards</name>
    <message>
        <source>%1. Beaten: %2</source>
        <extracomment>read aloud: what a game is about, and the opponents who lost to the person in it</extracomment>
        <translation>%1. المهزومون: %2</translation>
    </message>
</context>
<context>
    <name>GameCourse</name>
    <message>
        <source>Start</source>
        <extracomment>the beginning of a game, at the left end of its course</extracomment>
        <translation>البداية</translation>
    </message>
    <message>
        <source>You were winning</source>
        <extracomment>of the one person who plays against the computer</extracomment>
        <translation>كان الفوز في يدك</translation>
    </message>
    <message>
        <source>%1 was winning</source>
        <comment>the name of a player</comment>
        <translation>كان الفوز في يد %1</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save the game</source>
        <translation>حفظ المباراة</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>تصدير صورة</translation>
    </message>
    <message>
        <source>Export from the Lab</source>
        <translation>تصدير من المختبر</translation>
    </message>
    <message>
        <source>Open a game or a lesson</source>
        <translation>فتح مباراة أو درس</translation>
    </message>
    <message>
        <source>Drop a game or a lesson to open it</source>
        <translation>أفلت مباراة أو درسًا لفتحه</translation>
    </message>
    <message>
        <source>Save the picture of the game</source>
        <translation>حفظ صورة المباراة</translation>
    </message>
</context>
<context>
    <name>GameHeader</name>
    <message>
        <source>How it is played</source>
        <translation>طريقة اللعب</translation>
    </message>
    <message>
        <source>A game is reviewed by the convention it was played by. Go back to the game to change it</source>
        <translation>تُراجع المباراة بالقاعدة التي لُعبت بها. ارجع إلى المباراة لتغييرها</translation>
    </message>
    <message>
        <source>The game is over. Choose the convention with a new game</source>
        <translation>انتهت المباراة. اختر القاعدة مع مباراة جديدة</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>العودة إلى الألعاب</translation>
    </message>
    <message>
        <source>Misère. %1</source>
        <extracomment>misère play (who makes the last move loses), and a sentence with the rules</extracomment>
        <translation>ميزير. %1</translation>
    </message>
    <message>
        <source>Normal. %1</source>
        <extracomment>normal play (who makes the last move wins), and a sentence with the rules</extracomment>
        <translation>عادي. %1</translation>
    </message>
    <message>
        <source>Mode</source>
        <extracomment>a field: what the window is for: play, explore or present</extracomment>
        <translation>الوضع</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a mode of the window, a verb</extracomment>
        <translation>اللعب</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>a mode of the window, a verb: the game with its analysis</extracomment>
        <translation>الاستكشاف</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>a mode of the window, a verb: for a class, large</extracomment>
        <translation>العرض</translation>
    </message>
    <message>
        <source>Analysis</source>
        <extracomment>a button: shows or hides who wins and why</extracomment>
        <translation>التحليل</translation>
    </message>
    <message>
        <source>Show the analysis</source>
        <translation>إظهار التحليل</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button: opens a menu with more to do</extracomment>
        <translation>المزيد</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>New game…</source>
        <extracomment>an entry of a menu: asks for the next game</extracomment>
        <translation>مباراة جديدة…</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>an entry of a menu, a verb: begins the same game anew</extracomment>
        <translation>البدء من جديد</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Stop editing</source>
        <extracomment>an entry of a menu: ends the editing of the position</extracomment>
        <translation>إنهاء التحرير</translation>
    </message>
    <message>
        <source>Edit position</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>تحرير الوضعية</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Normal play</source>
        <extracomment>an entry of a menu: from now on who makes the last move wins</extracomment>
        <translation>اللعب العادي</translation>
    </message>
    <message>
        <source>Misère play</source>
        <extracomment>an entry of a menu: from now on who makes the last move loses</extracomment>
        <translation>لعب ميزير</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Show losing moves</source>
        <translation>إظهار النقلات الخاسرة</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>the name of a key</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>Show games won by each move</source>
        <translation>إظهار المباريات التي تفوز بها كل نقلة</translation>
    </message>
    <message>
        <source>Warn after a mistake</source>
        <translation>التنبيه بعد خطأ</translation>
    </message>
    <message>
        <source>Colour every move</source>
        <translation>تلوين كل نقلة</translation>
    </message>
    <message>
        <source>Cancel the analysis</source>
        <translation>إلغاء التحليل</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>M</source>
        <extracomment>a key</extracomment>
        <translation>M</translation>
    </message>
    <message>
        <source>The whole game in the Lab</source>
        <translation>اللعبة كلها في المختبر</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>an entry of a menu, a verb: opens a file</extracomment>
        <translation>فتح…</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>an entry of a menu, a verb: saves the game in a file</extracomment>
        <translation>حفظ…</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <extracomment>an entry of a menu, a verb: writes a picture of the board to a file</extracomment>
        <translation>تصدير صورة…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Copy position</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>نسخ الوضعية</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Paste position…</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>لصق وضعية…</translation>
    </message>
    <message>
        <source>Ctrl+V</source>
        <translation>Ctrl+V</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>an entry of a menu: shows the list of keys and what they do</extracomment>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Add to my lesson</source>
        <translation>إضافة إلى درسي</translation>
    </message>
    <message>
        <source>Print position…</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>طباعة الوضعية…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Add a game…</source>
        <translation>إضافة لعبة…</translation>
    </message>
    <message>
        <source>Equal to…</source>
        <extracomment>an entry of a menu: asks which other game this one is compared with</extracomment>
        <translation>هل تساوي…</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>after a game: goes through its moves</extracomment>
        <translation>أين انقلبت اللعبة؟</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>an entry of a menu, a noun: opens a smaller one, with what is done with the position</extracomment>
        <translation>الوضعية</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>an entry of a menu, a noun: opens a smaller one, with what goes into files and to printers</extracomment>
        <translation>ملف</translation>
    </message>
    <message>
        <source>Picture of the game…</source>
        <extracomment>an entry of a menu: how the game began and went, as a picture to save or to copy</extracomment>
        <translation>صورة المباراة…</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Play on as misère?</source>
        <translation>أتتابع بقاعدة ميزير؟</translation>
    </message>
    <message>
        <source>Play on by the normal rule?</source>
        <translation>أتتابع بالقاعدة العادية؟</translation>
    </message>
    <message>
        <source>The game goes on from this position, and whoever moves last loses.</source>
        <translation>تستمر المباراة من هذه الوضعية، ويخسر من يلعب أخيرًا.</translation>
    </message>
    <message>
        <source>The game goes on from this position, and whoever moves last wins.</source>
        <translation>تستمر المباراة من هذه الوضعية، ويفوز من يلعب أخيرًا.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: closes the dialog and changes nothing</extracomment>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: goes on with this game under the other convention</extracomment>
        <translation>متابعة اللعب</translation>
    </message>
</context>
<context>
    <name>GraphNotice</name>
    <message>
        <source>Show the part around the position</source>
        <translation>إظهار الجزء المحيط بالوضعية</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>play, explore or present</source>
        <translation>play أو explore أو present</translation>
    </message>
    <message>
        <source>a page of Learn: lessons, practice, mark, worksheets or pupils</source>
        <translation>صفحة من «التعلّم»: lessons أو practice أو mark أو worksheets أو pupils</translation>
    </message>
    <message>
        <source>a page of the Lab: graph, matrix, statistics, table, ...</source>
        <translation>صفحة من المختبر: graph أو matrix أو statistics أو table أو ...</translation>
    </message>
    <message>
        <source>a lesson of the course or of your own, by its id</source>
        <translation>درس من دروس البرنامج أو من دروسك الخاصة، بمعرّفه</translation>
    </message>
    <message>
        <source>light, dark or system</source>
        <translation>light أو dark أو system</translation>
    </message>
    <message>
        <source>size of the window, e.g. 1440x900</source>
        <translation>حجم النافذة، مثل ⁦1440x900⁩</translation>
    </message>
    <message>
        <source>show, wait for the analysis, save the picture, quit</source>
        <translation>عرض النافذة وانتظار التحليل وحفظ الصورة ثم الخروج</translation>
    </message>
    <message>
        <source>mirror the window, as for writing from right to left</source>
        <translation>عكس النافذة، كما في الكتابة من اليمين إلى اليسار</translation>
    </message>
    <message>
        <source>--lesson: there is no lesson &apos;%1&apos;; there are %2</source>
        <extracomment>what was typed, such as nimm, and the names of all lessons</extracomment>
        <translation>--lesson: لا يوجد درس &apos;%1&apos;؛ المتاح %2</translation>
    </message>
    <message>
        <source>%1: there is no such file</source>
        <translation>%1: لا يوجد ملف كهذا</translation>
    </message>
    <message>
        <source>A laboratory for Nim and its relatives</source>
        <translation>مختبر لنيم وأقاربها</translation>
    </message>
    <message>
        <source>a width and a height such as 1440x900</source>
        <translation>عرض وارتفاع مثل ⁦1440x900⁩</translation>
    </message>
    <message>
        <source>a file name</source>
        <translation>اسم ملف</translation>
    </message>
    <message>
        <source>seconds to spend on a position; no limit unless given</source>
        <translation>الثواني المسموح بها لكل وضعية؛ والافتراضي بلا حد</translation>
    </message>
    <message>
        <source>megabytes to use; 2048 unless given</source>
        <translation>الميغابايتات المسموح باستعمالها؛ والافتراضي 2048</translation>
    </message>
    <message>
        <source>megabytes from %1 to %2</source>
        <extracomment>what an option takes: the least and the largest amount of memory</extracomment>
        <translation>عدد الميغابايتات من %1 إلى %2</translation>
    </message>
    <message>
        <source>seconds over 0 and up to 1000000000</source>
        <translation>عدد ثوانٍ أكبر من 0 ولا يزيد على 1000000000</translation>
    </message>
    <message>
        <source>human, perfect, random, look:N (N from 1 to 20), human-like or human-like:P (P from 0 to 100), fence:N (perfect from N pieces left on, N from 1 to 99)</source>
        <translation>human أو perfect أو random أو look:N (وN من 1 إلى 20) أو human-like أو human-like:P (وP من 0 إلى 100) أو fence:N (متقن حين تبقى N قطعة أو أقل، وN من 1 إلى 99)</translation>
    </message>
    <message>
        <source>a command is required; --help lists them</source>
        <translation>يلزم أمر؛ والخيار ‎--help يسرد الأوامر</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;; --help lists them</source>
        <translation>أمر مجهول &apos;%1&apos;؛ والخيار ‎--help يسرد الأوامر</translation>
    </message>
    <message>
        <source>Solves, plays and explains Nim and its relatives.</source>
        <translation>يحلّ نيم وأقاربها ويلعبها ويشرحها.</translation>
    </message>
    <message>
        <source>who wins, by which moves</source>
        <translation>من يفوز، وبأي نقلات</translation>
    </message>
    <message>
        <source>such as nim:7,11,5; &apos;-&apos; reads one per line</source>
        <translation>مثل nim:7,11,5؛ و&apos;-&apos; يقرأ وضعية من كل سطر</translation>
    </message>
    <message>
        <source>one JSON object per line</source>
        <translation>كائن JSON في كل سطر</translation>
    </message>
    <message>
        <source>outcomes that table --out wrote; positions on its board are looked up</source>
        <translation>نتائج كتبها table --out؛ تُقرأ منها وضعيات رقعته</translation>
    </message>
    <message>
        <source>the move that Perfect plays; exit code 1 when no move is left</source>
        <translation>النقلة التي يلعبها المستوى «متقن»؛ رمز الخروج 1 إن لم تبقَ نقلة</translation>
    </message>
    <message>
        <source>such as nim:7,11,5; &apos;-&apos; reads it from standard input</source>
        <translation>مثل nim:7,11,5؛ و&apos;-&apos; يقرؤها من الإدخال القياسي</translation>
    </message>
    <message>
        <source>as a JSON object</source>
        <translation>ككائن JSON</translation>
    </message>
    <message>
        <source>why, step by step</source>
        <translation>لماذا، خطوة خطوة</translation>
    </message>
    <message>
        <source>every position that can be reached, and the kernel</source>
        <translation>كل وضعية يمكن بلوغها، والنواة</translation>
    </message>
    <message>
        <source>such as lines/misere:111/1111/11111; &apos;-&apos; reads it from standard input</source>
        <translation>مثل lines/misere:111/1111/11111؛ و&apos;-&apos; يقرؤها من الإدخال القياسي</translation>
    </message>
    <message>
        <source>one JSON object</source>
        <translation>كائن JSON واحد</translation>
    </message>
    <message>
        <source>leave out terminal positions and the moves to them</source>
        <translation>ترك وضعيات النهاية والنقلات إليها</translation>
    </message>
    <message>
        <source>count positions equal by symmetry once</source>
        <translation>عدّ الوضعيات المتساوية بالتناظر مرة واحدة</translation>
    </message>
    <message>
        <source>Line Nim: count without the graph, also where that would be too large; JSON</source>
        <translation>نيم الخطوط: العدّ دون المخطط، حتى حيث يكون أكبر مما يجب؛ بصيغة JSON</translation>
    </message>
    <message>
        <source>write the graph for Graphviz to this file</source>
        <translation>كتابة المخطط لبرنامج Graphviz في هذا الملف</translation>
    </message>
    <message>
        <source>write the connection matrix to this CSV file</source>
        <translation>كتابة مصفوفة الارتباط في ملف CSV هذا</translation>
    </message>
    <message>
        <source>checks lessons; exit code 1 when one of them says what is not true</source>
        <translation>يفحص الدروس؛ رمز الخروج 1 إن قال أحدها ما ليس صحيحًا</translation>
    </message>
    <message>
        <source>lesson files; without any the program&apos;s own lessons</source>
        <translation>ملفات دروس؛ ودونها دروس البرنامج نفسه</translation>
    </message>
    <message>
        <source>one of the program&apos;s own lessons, as --list names it</source>
        <translation>درس من دروس البرنامج نفسه، كما يسمّيه ‎--list</translation>
    </message>
    <message>
        <source>write the plan of one lesson for the teacher, a PDF file</source>
        <translation>كتابة خطة درس واحد للمعلم، في ملف PDF</translation>
    </message>
    <message>
        <source>of the plan: a4 or letter; a4 unless given</source>
        <translation>ورق الخطة: a4 أو letter؛ والافتراضي a4</translation>
    </message>
    <message>
        <source>read the program&apos;s own lessons in that language, and check the translation</source>
        <translation>قراءة دروس البرنامج نفسه بتلك اللغة، وفحص الترجمة</translation>
    </message>
    <message>
        <source>only list them</source>
        <translation>سردها فقط</translation>
    </message>
    <message>
        <source>the games with their options and presets</source>
        <translation>الألعاب مع خياراتها ووضعياتها الجاهزة</translation>
    </message>
    <message>
        <source>a game in the terminal; Left starts</source>
        <translation>مباراة في الطرفية؛ يبدأ أيسر</translation>
    </message>
    <message>
        <source>such as nim:7,11,5</source>
        <translation>مثل nim:7,11,5</translation>
    </message>
    <message>
        <source>of all chance: the same seed plays the same game</source>
        <translation>بذرة كل ما هو عشوائي: البذرة نفسها تلعب المباراة نفسها</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <extracomment>what an option takes: the least and the largest number</extracomment>
        <translation>عدد من %1 إلى %2</translation>
    </message>
    <message>
        <source>Grundy values of heaps by size, and their period</source>
        <translation>قيم غراندي للأكوام بحسب حجمها، ودورتها</translation>
    </message>
    <message>
        <source>such as takeaway/take=1-3, octal/code=0.77 or grundy</source>
        <translation>مثل takeaway/take=1-3 أو octal/code=0.77 أو grundy</translation>
    </message>
    <message>
        <source>the largest heap; 100 unless given</source>
        <translation>أكبر كومة؛ والافتراضي 100</translation>
    </message>
    <message>
        <source>a heap size from %1 to %2</source>
        <extracomment>what an option takes: the least and the largest size</extracomment>
        <translation>حجم كومة من %1 إلى %2</translation>
    </message>
    <message>
        <source>a file for the values, .csv or .json</source>
        <translation>ملف للقيم، ‎.csv أو ‎.json</translation>
    </message>
    <message>
        <source>a range such as 0-20, numbers up to %1</source>
        <translation>مجال مثل ⁦0-20⁩، والأعداد حتى %1</translation>
    </message>
    <message>
        <source>a file name ending in .csv, .json, .svg or .table</source>
        <translation>اسم ملف ينتهي بـ ‎.csv أو ‎.json أو ‎.svg أو ‎.table</translation>
    </message>
    <message>
        <source>what the positions of a family are worth</source>
        <translation>قيم الوضعيات في عائلة</translation>
    </message>
    <message>
        <source>a notation with the variables n and m, such as nim:n,m,3 or lines/max=m:1^n; or a game</source>
        <translation>ترميز بالمتغيرين n وm، مثل nim:n,m,3 أو lines/max=m:1^n؛ أو لعبة</translation>
    </message>
    <message>
        <source>the values of n</source>
        <translation>قيم n</translation>
    </message>
    <message>
        <source>the values of m</source>
        <translation>قيم m</translation>
    </message>
    <message>
        <source>rows of the grids (m)</source>
        <translation>صفوف الشبكات (m)</translation>
    </message>
    <message>
        <source>columns of the grids (n)</source>
        <translation>أعمدة الشبكات (n)</translation>
    </message>
    <message>
        <source>the maximum per move on the grids</source>
        <translation>الحد الأقصى للنقلة على الشبكات</translation>
    </message>
    <message>
        <source>a maximum per move from %1 to %2</source>
        <extracomment>what an option takes, the most that one move may take: the least and the largest number</extracomment>
        <translation>حد أقصى للنقلة من %1 إلى %2</translation>
    </message>
    <message>
        <source>outcome, grundy, remoteness or value</source>
        <translation>outcome أو grundy أو remoteness أو value</translation>
    </message>
    <message>
        <source>misère play</source>
        <extracomment>what an option means: who makes the last move loses</extracomment>
        <translation>لعب ميزير</translation>
    </message>
    <message>
        <source>write a table (.csv, .json), a picture (.svg) or, for one board of the grid, the outcomes of all its positions (.table)</source>
        <translation>كتابة جدول (‎.csv أو ‎.json) أو صورة (‎.svg) أو، لرقعة واحدة من الشبكة، نتائج كل وضعياتها (‎.table)</translation>
    </message>
    <message>
        <source>seconds to spend on the table; no limit unless given</source>
        <translation>الثواني المسموح بها للجدول؛ والافتراضي بلا حد</translation>
    </message>
    <message>
        <source>theory against search; exit code 1 when they differ</source>
        <translation>النظرية مقابل البحث؛ رمز الخروج 1 إن اختلفا</translation>
    </message>
    <message>
        <source>games such as nim, variants such as lines/max=3, or &apos;all&apos;</source>
        <translation>ألعاب مثل nim، أو أشكال منها مثل lines/max=3، أو &apos;all&apos;</translation>
    </message>
    <message>
        <source>the size of the largest positions checked</source>
        <translation>حجم أكبر الوضعيات المفحوصة</translation>
    </message>
    <message>
        <source>a size from %1 to %2</source>
        <extracomment>what an option takes, how large the positions are: the least and the largest number</extracomment>
        <translation>حجم من %1 إلى %2</translation>
    </message>
    <message>
        <source>a game, as &apos;list&apos; names it; with rules of its own: shapes/take=11t</source>
        <translation>لعبة، كما يسمّيها &apos;list&apos;؛ ومع قواعدها: shapes/take=11t</translation>
    </message>
    <message>
        <source>what is asked, once for each kind: %1; finding a winning move unless given</source>
        <translation>ما يُسأل عنه، مرة لكل نوع: %1؛ والافتراضي إيجاد نقلة رابحة</translation>
    </message>
    <message>
        <source>how many exercises; 10 unless given</source>
        <translation>عدد التمارين؛ والافتراضي 10</translation>
    </message>
    <message>
        <source>1 (easy) to 10; 3 unless given</source>
        <translation>من 1 (سهل) إلى 10؛ والافتراضي 3</translation>
    </message>
    <message>
        <source>a difficulty from %1 to %2</source>
        <extracomment>what an option takes, how hard the exercises are: the least and the largest number</extracomment>
        <translation>صعوبة من %1 إلى %2</translation>
    </message>
    <message>
        <source>the same seed makes the same sheet; 1 unless given</source>
        <translation>البذرة نفسها تصنع الورقة نفسها؛ والافتراضي 1</translation>
    </message>
    <message>
        <source>a4 or letter; a4 unless given</source>
        <translation>a4 أو letter؛ والافتراضي a4</translation>
    </message>
    <message>
        <source>a4 or letter</source>
        <translation>a4 أو letter</translation>
    </message>
    <message>
        <source>what stands above; the game and the kind unless given</source>
        <translation>ما يُكتب في الأعلى؛ والافتراضي اللعبة والنوع</translation>
    </message>
    <message>
        <source>a title of at most %1 characters</source>
        <translation>عنوان من %1 محرف على الأكثر</translation>
    </message>
    <message>
        <source>write the sheet as PDF</source>
        <translation>كتابة الورقة بصيغة PDF</translation>
    </message>
    <message>
        <source>a file name ending in .pdf</source>
        <translation>اسم ملف ينتهي بـ ‎.pdf</translation>
    </message>
    <message>
        <source>without the answers</source>
        <translation>دون الإجابات</translation>
    </message>
    <message>
        <source>print the exercises, one JSON object per line</source>
        <translation>إخراج التمارين، كائن JSON في كل سطر</translation>
    </message>
    <message>
        <source>exercises on paper, with answers</source>
        <translation>تمارين على الورق، مع الإجابات</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>heads the help of a command: how it is called</extracomment>
        <translation>الاستعمال</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>الخيارات</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>أمر فرعي</translation>
    </message>
    <message>
        <source>SUBCOMMANDS</source>
        <translation>الأوامر الفرعية</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>الخيارات</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>الأوامر الفرعية</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>إلزامي</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>الوسائط</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>عرض هذه المساعدة والخروج</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>عرض إصدار البرنامج والخروج</translation>
    </message>
    <message>
        <source>The following argument was not expected: %1</source>
        <translation>وسيط غير متوقع: %1</translation>
    </message>
    <message>
        <source>The following arguments were not expected: %1</source>
        <translation>وسائط غير متوقعة: %1</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>يلزم %1</translation>
    </message>
    <message>
        <source>--%1: takes no value</source>
        <translation>--%1: لا يأخذ قيمة</translation>
    </message>
    <message>
        <source>%1: expected a value, found the end</source>
        <translation>%1: المتوقع قيمة، وجاءت النهاية</translation>
    </message>
    <message>
        <source>%1: given more than once</source>
        <translation>%1: مذكور أكثر من مرة</translation>
    </message>
    <message>
        <source>a position to open, e.g. nim:7,11,5, or a file: a saved game (.grundy), a lesson (.grundylesson, .json) or a drawn game (.grundyrule); of several each gets a window of its own</source>
        <translation>وضعية تُفتح، مثل nim:7,11,5، أو ملف: لعبة محفوظة (‎.grundy) أو درس (‎.grundylesson أو ‎.json) أو لعبة مرسومة (‎.grundyrule)؛ وإن كانت عدة فلكل منها نافذة</translation>
    </message>
    <message>
        <source>--grab: expected one position, found %1</source>
        <translation>--grab: يُتوقع وضعية واحدة، ووُجد %1</translation>
    </message>
    <message>
        <source>%1: no other window can be opened</source>
        <translation>%1: تعذر فتح نافذة أخرى</translation>
    </message>
    <message>
        <source>positions side by side, and what they are worth</source>
        <translation>وضعيات جنبًا إلى جنب، وقيمتها</translation>
    </message>
    <message>
        <source>such as nim:3,5 and -hackenbush:0-1b</source>
        <translation>مثل nim:3,5 و⁦-hackenbush:0-1b⁩</translation>
    </message>
    <message>
        <source>prints =, &lt;, &gt; or ||; the exit code is 0, 10, 11 or 12</source>
        <translation>يطبع ⁦=⁩ أو ⁦&lt;⁩ أو ⁦&gt;⁩ أو ⁦||⁩؛ ورمز الخروج 0 أو 10 أو 11 أو 12</translation>
    </message>
    <message>
        <source>a position in normal play</source>
        <translation>وضعية في اللعب العادي</translation>
    </message>
    <message>
        <source>what it is compared with</source>
        <translation>ما تُقارن به</translation>
    </message>
    <message>
        <source>the simplest game that a position equals</source>
        <translation>أبسط لعبة تساويها وضعية</translation>
    </message>
    <message>
        <source>other ways to write it, too, one per line</source>
        <translation>مع طرائق أخرى لكتابتها، واحدة في كل سطر</translation>
    </message>
    <message>
        <source>no display can be reached; grundy-cli needs none</source>
        <translation>تعذر الوصول إلى أي شاشة؛ لا يحتاج grundy-cli إلى شاشة</translation>
    </message>
    <message>
        <source>a board as a picture: SVG, PDF or PNG</source>
        <translation>لوحة في صورة: SVG أو PDF أو PNG</translation>
    </message>
    <message>
        <source>the file; its ending says what it becomes: .svg, .pdf or .png</source>
        <translation>الملف؛ تقول نهاية اسمه ما يصير: ‎.svg أو ‎.pdf أو ‎.png</translation>
    </message>
    <message>
        <source>a file name ending in .svg, .pdf or .png</source>
        <translation>اسم ملف ينتهي بـ ‎.svg أو ‎.pdf أو ‎.png</translation>
    </message>
    <message>
        <source>moves of the player to move that are marked: none, winning or all; none unless given</source>
        <translation>ما يُعلَّم من نقلات صاحب الدور: none (لا شيء) أو winning (الرابحة) أو all (كلها)؛ وإن لم يُذكر فهو none</translation>
    </message>
    <message>
        <source>light or dark; light unless given</source>
        <translation>light (فاتح) أو dark (داكن)؛ وإن لم يُذكر فهو light</translation>
    </message>
    <message>
        <source>without names and numbers beside the pieces</source>
        <translation>بلا أسماء ولا أرقام بجانب القطع</translation>
    </message>
    <message>
        <source>in pixels, e.g. 1280x800; as large as the board unless given</source>
        <translation>بالبكسل، مثل 1280x800؛ وإن لم يُذكر فبحجم اللوحة</translation>
    </message>
    <message>
        <source>a size from %1x%1 to %2x%2, such as 1280x800</source>
        <translation>حجمًا من %1x%1 إلى %2x%2، مثل 1280x800</translation>
    </message>
    <message>
        <source>plain, or world: the game&apos;s own pieces; plain unless given</source>
        <translation>plain (بسيطة) أو world: قطع اللعبة نفسها؛ والافتراضي plain</translation>
    </message>
    <message>
        <source>how reasons argue: idea (in plain words), labels (P and N, by moves and their answers), values or theorems; theorems unless given</source>
        <translation>على ماذا تُبنى الأسباب: idea (بكلمات بسيطة) أو labels (الوسوم P وN، بالنقلات وردودها) أو values أو theorems؛ والافتراضي theorems</translation>
    </message>
    <message>
        <source>idea, labels, values or theorems</source>
        <translation>idea أو labels أو values أو theorems</translation>
    </message>
</context>
<context>
    <name>IdeaPane</name>
    <message>
        <source>Why?</source>
        <extracomment>a heading: why somebody wins</extracomment>
        <translation>لماذا؟</translation>
    </message>
    <message>
        <source>%1 · %2 to move</source>
        <extracomment>a position such as &quot;Nim 5, 5, 2&quot;, and the name of who is to move</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation type="unfinished">العودة إلى المباراة (Esc)</translation>
    </message>
    <message>
        <source>The idea</source>
        <extracomment>names what is shown: why somebody wins, in plain words</extracomment>
        <translation>الفكرة</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <extracomment>in place of an idea: it is being looked for</extracomment>
        <translation>البحث عن السبب…</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>لم تُحل بعد</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the idea</comment>
        <extracomment>read aloud: an idea, and what is said of it</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>a button: stops what is played by itself</extracomment>
        <translation type="unfinished">إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>a button: the idea is played on the board by itself, move after move</extracomment>
        <translation type="unfinished">العبها</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>read aloud: the list of the moves in which an idea is played</extracomment>
        <translation>الخطوات</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>below the first of some small boards: the position as it is now</extracomment>
        <translation>الآن</translation>
    </message>
    <message>
        <source>Tell me more</source>
        <extracomment>a button: the reasons in more than plain words</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>how far reasons argue: with the letters P and N only</extracomment>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>how far reasons argue: with Grundy values, too</extracomment>
        <translation>القيم</translation>
    </message>
    <message>
        <source>Theorems</source>
        <extracomment>how far reasons argue: with all that is proven</extracomment>
        <translation>المبرهنات</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Saved as %1</source>
        <translation>حُفظ باسم %1</translation>
    </message>
    <message>
        <source>The class may still see this screen. The page of the Lab shows all its results.</source>
        <translation>قد يكون الفصل ما زال يرى هذه الشاشة. وصفحة المختبر تُظهر كل نتائجها.</translation>
    </message>
    <message>
        <source>Go on presenting</source>
        <translation>متابعة العرض</translation>
    </message>
    <message>
        <source>Show the page</source>
        <translation>إظهار الصفحة</translation>
    </message>
    <message>
        <source>%1 · misère</source>
        <translation>%1 – ميزير</translation>
    </message>
    <message>
        <source>State graph</source>
        <extracomment>a page of the lab: positions as dots, moves as arrows</extracomment>
        <translation>مخطط الوضعيات</translation>
    </message>
    <message>
        <source>Connection matrix</source>
        <extracomment>a page of the lab: a table of which position leads to which</extracomment>
        <translation>مصفوفة الارتباط</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>a page of the lab</extracomment>
        <translation>الإحصاء</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>a page of the lab</extracomment>
        <translation>الجداول</translation>
    </message>
    <message>
        <source>Sequences</source>
        <extracomment>a page of the lab: the Grundy values of heaps of 0, 1, 2 …</extracomment>
        <translation>المتتاليات</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>قواعدك الخاصة</translation>
    </message>
    <message>
        <source>Theory check</source>
        <extracomment>a page of the lab: theorems are compared with a plain search</extracomment>
        <translation>فحص النظرية</translation>
    </message>
    <message>
        <source>Lab</source>
        <extracomment>a heading, short for laboratory</extracomment>
        <translation>المختبر</translation>
    </message>
    <message>
        <source>Lab · %1</source>
        <translation>المختبر – %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends a calculation</extracomment>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Position…</source>
        <extracomment>a button: asks which position the lab works on</extracomment>
        <translation>الوضعية…</translation>
    </message>
    <message>
        <source>Choose the position to look at</source>
        <translation>اختر الوضعية التي ننظر إليها</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>a button, a verb: shows the page to a class</extracomment>
        <translation>العرض</translation>
    </message>
    <message>
        <source>Full screen for a class, with the answers hidden at first</source>
        <translation>ملء الشاشة أمام الفصل، والإجابات مخفية أولًا</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>a button, a verb: writes the page to a file</extracomment>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Page of the Lab</source>
        <translation>صفحة المختبر</translation>
    </message>
    <message>
        <source>Which position?</source>
        <extracomment>the title of a dialog: which position the lab works on</extracomment>
        <translation>أي وضعية؟</translation>
    </message>
    <message>
        <source>The Lab looks at every position that can be reached from this one.</source>
        <translation>ينظر المختبر إلى كل وضعية يمكن بلوغها من هذه.</translation>
    </message>
    <message>
        <source>The position on the board: %1</source>
        <translation>الوضعية التي على الرقعة: %1</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>انظر إليها</translation>
    </message>
</context>
<context>
    <name>LabelRow</name>
    <message>
        <source>Positions</source>
        <extracomment>read aloud: the row of positions with their letters P and N</extracomment>
        <translation>الوضعيات</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a number, and its letter P or N</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: P or N?</source>
        <translation>%1: ‏P أم N؟</translation>
    </message>
    <message>
        <source>%1: not labelled yet</source>
        <translation>%1: بلا وسم بعد</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Who is learning?</source>
        <translation>من يتعلّم؟</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>a page of Learn, a noun</extracomment>
        <translation>الدروس</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>a page of Learn, a noun: exercises that adapt to the pupil</extracomment>
        <translation>التدريب</translation>
    </message>
    <message>
        <source>Mark it yourself</source>
        <translation>ضع الوسوم بنفسك</translation>
    </message>
    <message>
        <source>Worksheets</source>
        <extracomment>a page of Learn</extracomment>
        <translation>أوراق العمل</translation>
    </message>
    <message>
        <source>Pupils</source>
        <extracomment>a page of Learn</extracomment>
        <translation>التلاميذ</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>a heading, a verb: the part of the program with lessons and exercises</extracomment>
        <translation>التعلّم</translation>
    </message>
    <message>
        <source>Learn: %1</source>
        <comment>a pupil</comment>
        <translation>التعلّم: %1</translation>
    </message>
    <message>
        <source>Page of Learn</source>
        <translation>صفحة التعلّم</translation>
    </message>
    <message>
        <source>I teach</source>
        <extracomment>a button: who sits at the computer is the teacher, no pupil</extracomment>
        <translation>أنا أدرّس</translation>
    </message>
    <message>
        <source>My name is not here…</source>
        <translation>اسمي ليس هنا…</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>the player who just moved wins</source>
        <translation>يفوز من لعب للتوّ</translation>
    </message>
    <message>
        <source>cold: the player who just moved wins</source>
        <translation>باردة: يفوز من لعب للتوّ</translation>
    </message>
    <message>
        <source>the player to move wins</source>
        <translation>يفوز صاحب الدور</translation>
    </message>
    <message>
        <source>hot: the player to move wins</source>
        <translation>ساخنة: يفوز صاحب الدور</translation>
    </message>
    <message>
        <source>Blue (Left) wins</source>
        <translation>يفوز الأزرق (أيسر)</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>explains a letter: who wins the position; a player such as &quot;White (Left)&quot;</extracomment>
        <translation>يفوز %1</translation>
    </message>
    <message>
        <source>Left wins</source>
        <extracomment>Left is a player</extracomment>
        <translation>يفوز أيسر</translation>
    </message>
    <message>
        <source>Red (Right) wins</source>
        <translation>يفوز الأحمر (أيمن)</translation>
    </message>
    <message>
        <source>Right wins</source>
        <extracomment>explains a letter: who wins the position; Right is a player</extracomment>
        <translation>يفوز أيمن</translation>
    </message>
    <message>
        <source>previous wins</source>
        <extracomment>explains the letter P, in few words: the previous player, who just moved, wins</extracomment>
        <translation>يفوز السابق</translation>
    </message>
    <message>
        <source>cold</source>
        <extracomment>explains the letter P, in one word</extracomment>
        <translation>باردة</translation>
    </message>
    <message>
        <source>next wins</source>
        <extracomment>explains N, in few words</extracomment>
        <translation>يفوز التالي</translation>
    </message>
    <message>
        <source>hot</source>
        <extracomment>explains N, in one word</extracomment>
        <translation>ساخنة</translation>
    </message>
    <message>
        <source>Blue wins</source>
        <extracomment>Blue is a player</extracomment>
        <translation>يفوز الأزرق</translation>
    </message>
    <message>
        <source>Red wins</source>
        <extracomment>explains a letter, in few words: the player Red wins</extracomment>
        <translation>يفوز الأحمر</translation>
    </message>
    <message>
        <source>this move wins</source>
        <translation>هذه النقلة تربح</translation>
    </message>
    <message>
        <source>this move loses</source>
        <translation>هذه النقلة تخسر</translation>
    </message>
</context>
<context>
    <name>LensPane</name>
    <message>
        <source>Nim lens</source>
        <extracomment>read aloud: the place where a game is shown as heaps of Nim that equal it</extracomment>
        <translation>عدسة نيم</translation>
    </message>
    <message>
        <source>Show the heaps as</source>
        <translation>إظهار الأكوام بشكل</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button, a verb: opens the heaps of Nim as a game of their own</extracomment>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Open %1 as a game of its own</source>
        <translation>افتح %1 لعبةً مستقلة</translation>
    </message>
</context>
<context>
    <name>LensSlider</name>
    <message>
        <source>Coins</source>
        <extracomment>one end of a slider, whose other one is called Nim heaps: the board as it is</extracomment>
        <translation>القطع</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>one end of a slider, whose other one is called Nim heaps: the board as it is</extracomment>
        <translation>الرقعة</translation>
    </message>
    <message>
        <source>Nim lens</source>
        <translation>عدسة نيم</translation>
    </message>
    <message>
        <source>%1 % of the way to Nim heaps</source>
        <extracomment>read aloud: of the way from the board as it is to its heaps of Nim</extracomment>
        <translation>%1 % من الطريق إلى أكوام نيم</translation>
    </message>
    <message>
        <source>Nim heaps</source>
        <extracomment>one end of a slider, and a switch: shows the game as heaps of Nim that equal it</extracomment>
        <translation>أكوام نيم</translation>
    </message>
    <message>
        <source>Nim lens: the same position as Nim heaps</source>
        <translation>عدسة نيم: الوضعية نفسها أكوامَ نيم</translation>
    </message>
</context>
<context>
    <name>LessonBoard</name>
    <message>
        <source>The computer is thinking…</source>
        <translation>الحاسوب يفكر…</translation>
    </message>
    <message>
        <source>Your move. The computer: %1</source>
        <translation>نقلتك. الحاسوب: %1</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>الدور: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a player and the colour</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last move back</extracomment>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>a button: the position as it was at first</extracomment>
        <translation>إعادة الضبط</translation>
    </message>
    <message>
        <source>Back to the position of this step</source>
        <translation>عودة إلى وضعية هذه الخطوة</translation>
    </message>
    <message>
        <source>In pairs</source>
        <extracomment>a button: two pupils play against each other</extracomment>
        <translation>كل اثنين معًا</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>ضد الحاسوب</translation>
    </message>
    <message>
        <source>Two play, taking turns</source>
        <translation>يلعب اثنان بالتناوب</translation>
    </message>
    <message>
        <source>A gentle player takes the second seat</source>
        <translation>لاعب متساهل يأخذ المقعد الثاني</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>افتح في الاستكشاف</translation>
    </message>
</context>
<context>
    <name>LessonEditor</name>
    <message>
        <source>Saved as %1</source>
        <translation>حُفظ باسم %1</translation>
    </message>
    <message>
        <source>All lessons</source>
        <extracomment>a button: back to the list of lessons</extracomment>
        <translation>كل الدروس</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last change of the lesson back</extracomment>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>a button: makes a change again that was taken back</extracomment>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>a button: saves the lesson
----------
a button: saves the lesson before the editor is left</extracomment>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Into the folder of your own lessons (Ctrl+S)</source>
        <translation>في مجلد دروسك الخاصة (Ctrl+S)</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>حفظ نسخة…</translation>
    </message>
    <message>
        <source>A file to give away</source>
        <translation>ملف تعطيه لغيرك</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>a button: runs the lesson as the class will see it</extracomment>
        <translation>تجربة</translation>
    </message>
    <message>
        <source>Save it and see it as the class does; Present is there</source>
        <translation>حفظ الدرس ورؤيته كما يراه الفصل؛ وهناك زر «العرض»</translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation>خطوات الدرس</translation>
    </message>
    <message>
        <source>Save a copy of the lesson</source>
        <translation>حفظ نسخة من الدرس</translation>
    </message>
    <message>
        <source>Show a position</source>
        <translation>عرض وضعية</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>a step that is only text</extracomment>
        <translation>نص</translation>
    </message>
    <message>
        <source>Ask: P or N?</source>
        <translation>سؤال: ‏P أم N؟</translation>
    </message>
    <message>
        <source>Ask a question</source>
        <translation>طرح سؤال</translation>
    </message>
    <message>
        <source>Ask: find a winning move</source>
        <translation>سؤال: أوجد نقلة رابحة</translation>
    </message>
    <message>
        <source>Think, then look</source>
        <translation>فكّر ثم انظر</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>a step: the class plays</extracomment>
        <translation>العبها</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>إضافة خطوة</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>عنوان الدرس</translation>
    </message>
    <message>
        <source>What it is about, in one sentence</source>
        <translation>موضوعه في جملة واحدة</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>a field: how long the lesson takes</extracomment>
        <translation>الدقائق</translation>
    </message>
    <message>
        <source>Save the lesson?</source>
        <translation>أيُحفظ الدرس؟</translation>
    </message>
    <message>
        <source>It has been changed since it was saved.</source>
        <translation>تغيّر الدرس منذ آخر حفظ.</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>بلا حفظ</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>متابعة التحرير</translation>
    </message>
</context>
<context>
    <name>LessonListPage</name>
    <message>
        <source>%1 of %2 answered</source>
        <extracomment>of the lesson to go on with: how many questions were answered, and how many there are</extracomment>
        <translation>أُجيب عن %1 من %2</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <extracomment>of a lesson: how many steps were seen, and how many there are
----------
of the lesson to go on with: how many steps were seen, and how many there are</extracomment>
        <translation>الخطوات: %1 من %2</translation>
    </message>
    <message>
        <source>the next lesson</source>
        <translation>الدرس التالي</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>فتح المجلد</translation>
    </message>
    <message>
        <source>Lesson files ending in .grundylesson in %1 appear here. Each is checked first, and any mistake is shown with its place.</source>
        <translation>تظهر هنا ملفات الدروس المنتهية بـ ‎.grundylesson في %1. يُفحص كل ملف أولًا، ويظهر كل خطأ مع موضعه.</translation>
    </message>
    <message>
        <source>Teaching guide</source>
        <extracomment>a button: opens the advice for teachers</extracomment>
        <translation>دليل المعلم</translation>
    </message>
    <message>
        <source>Make a lesson</source>
        <translation>صنع درس</translation>
    </message>
    <message>
        <source>Being checked…</source>
        <extracomment>of a lesson: the program checks whether what it says is true</extracomment>
        <translation>يجري الفحص…</translation>
    </message>
    <message>
        <source>Done, %1 of %2 right first time</source>
        <extracomment>of a lesson: how many questions were right at the first try, and how many there are</extracomment>
        <translation>تم، %1 من %2 صحيحة من أول مرة</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>of a lesson, not a button: it was worked through</extracomment>
        <translation>تم</translation>
    </message>
    <message>
        <source>Seen, %1 of %2 answered</source>
        <extracomment>of a lesson: how many questions were answered, and how many there are</extracomment>
        <translation>شوهد، أُجيب عن %1 من %2</translation>
    </message>
    <message>
        <source>about %1 minutes</source>
        <translation>نحو %1 دقيقة</translation>
    </message>
    <message>
        <source>Your lesson %1: %2</source>
        <extracomment>read aloud: the number of a lesson that one wrote oneself, and its title</extracomment>
        <translation>درسك %1: %2</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <extracomment>read aloud: the number of a lesson, and its title</extracomment>
        <translation>الدرس %1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>read aloud: what a lesson is about, and how far it is done</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <extracomment>how many lessons were worked through, and how many there are</extracomment>
        <translation>أُنجز %1 من %2</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>All lessons</source>
        <extracomment>a button: back to the list of lessons</extracomment>
        <translation>كل الدروس</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>a button, a verb: shows the lesson to a class</extracomment>
        <translation>العرض</translation>
    </message>
    <message>
        <source>For a class: full screen and large</source>
        <translation>للفصل: ملء الشاشة وبخط كبير</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>a button, a verb: changes this lesson</extracomment>
        <translation>تحرير</translation>
    </message>
    <message>
        <source>Change the lesson</source>
        <translation>تغيير الدرس</translation>
    </message>
    <message>
        <source>Print the lesson plan</source>
        <translation>طباعة خطة الدرس</translation>
    </message>
    <message>
        <source>Plan…</source>
        <extracomment>a button, a noun: saves the plan of the lesson, for the teacher, as a file</extracomment>
        <translation>الخطة…</translation>
    </message>
    <message>
        <source>Plan saved</source>
        <extracomment>what the button says when the plan of the lesson has been saved</extracomment>
        <translation>حُفظت الخطة</translation>
    </message>
    <message>
        <source>The lesson on paper, for the teacher: steps, boards, answers and notes</source>
        <translation>الدرس على الورق، للمعلم: الخطوات والرقع والإجابات والملاحظات</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>حُفظ باسم %1</translation>
    </message>
    <message>
        <source>Save the lesson plan</source>
        <translation>حفظ خطة الدرس</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: to the step before</extracomment>
        <translation>السابق</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>خطوة إلى الوراء</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>read aloud: the number of this step of a lesson, and how many there are</extracomment>
        <translation>الخطوة %1 من %2</translation>
    </message>
    <message>
        <source>Step %1, here</source>
        <translation>الخطوة %1، هنا</translation>
    </message>
    <message>
        <source>Step %1, not answered yet</source>
        <translation>الخطوة %1، لم يُجب عنها بعد</translation>
    </message>
    <message>
        <source>Step %1, seen</source>
        <translation>الخطوة %1، شوهدت</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>the number of a step</extracomment>
        <translation>الخطوة %1</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: to the next step</extracomment>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <extracomment>a button: leaves this lesson and begins the next one</extracomment>
        <translation>الدرس التالي</translation>
    </message>
</context>
<context>
    <name>LessonStage</name>
    <message>
        <source>Table, n across and m down</source>
        <translation>جدول، n أفقيًّا وm عموديًّا</translation>
    </message>
    <message>
        <source>Row, n across</source>
        <translation>صف، n أفقيًّا</translation>
    </message>
    <message>
        <source>n = %1, m = %2: %3</source>
        <extracomment>read aloud: the place in a table, and what stands there: P, N, a number or &quot;empty&quot;</extracomment>
        <translation>n = %1، m = %2: %3</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>read aloud: nothing stands at this place of a table</extracomment>
        <translation>فارغة</translation>
    </message>
    <message>
        <source>n = %1: %2</source>
        <extracomment>read aloud: the place in a table, and what stands there: P, N, a number or &quot;empty&quot;</extracomment>
        <translation>n = %1: %2</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Answers</source>
        <extracomment>read aloud: the answers to choose from</extracomment>
        <translation>الإجابات</translation>
    </message>
    <message>
        <source>%1: right</source>
        <extracomment>read aloud: an answer, and that it is the right one</extracomment>
        <translation>%1: صحيحة</translation>
    </message>
    <message>
        <source>%1: not right</source>
        <translation>%1: غير صحيحة</translation>
    </message>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation>جارٍ الحل…</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>the file is larger than %1 bytes</source>
        <translation>الملف أكبر من %1 بايت</translation>
    </message>
    <message>
        <source>longer than %1 characters</source>
        <translation>أطول من %1 محرف</translation>
    </message>
    <message>
        <source>there may be %1 at most</source>
        <translation>يجوز %1 على الأكثر</translation>
    </message>
    <message>
        <source>there must be %1 at least</source>
        <translation>يلزم %1 على الأقل</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2</source>
        <extracomment>the least and the largest number that can stand there</extracomment>
        <translation>المتوقع عدد صحيح من %1 إلى %2</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>لا يمكن قراءة الملف: %1</translation>
    </message>
    <message>
        <source>this is not JSON: %1</source>
        <translation>هذا ليس JSON: ‏%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands here a second time</source>
        <translation>&quot;%1&quot; مذكور هنا مرة ثانية</translation>
    </message>
    <message>
        <source>this is not a lesson: &quot;format&quot; is not &quot;grundy-lesson&quot;</source>
        <translation>هذا ليس درسًا: &quot;format&quot; ليس &quot;grundy-lesson&quot;</translation>
    </message>
    <message>
        <source>the lesson was written for a newer version of Grundy</source>
        <translation>كُتب الدرس لإصدار أحدث من Grundy</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>&quot;%1&quot; غير موجود</translation>
    </message>
    <message>
        <source>expected a text</source>
        <translation>المتوقع نص</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>المتوقع true أو false</translation>
    </message>
    <message>
        <source>expected a list</source>
        <translation>المتوقع قائمة</translation>
    </message>
    <message>
        <source>expected keys and values in { }</source>
        <translation>المتوقع مفاتيح وقيم داخل ⁦{ }⁩</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>النص فارغ</translation>
    </message>
    <message>
        <source>expected lower-case letters, digits and hyphens, 60 at most, found &apos;%1&apos;</source>
        <translation>المتوقع حروف لاتينية صغيرة وأرقام وشرطات، 60 على الأكثر، والموجود &apos;%1&apos;</translation>
    </message>
    <message>
        <source>none of the choices is right</source>
        <translation>لا خيار صحيح بين الخيارات</translation>
    </message>
    <message>
        <source>this step needs a &quot;board&quot;</source>
        <translation>تحتاج هذه الخطوة إلى &quot;board&quot;</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; is not closed by &apos;)&apos;</source>
        <translation>الرابط &apos;%1&apos; غير مغلق بـ ⁦&apos;)&apos;⁩</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a claim</source>
        <translation>&apos;%1&apos; ليس ادّعاء</translation>
    </message>
    <message>
        <source>nothing is claimed of %1</source>
        <translation>لا ادّعاء عن %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not possible</source>
        <translation>&apos;%1&apos; غير ممكن</translation>
    </message>
    <message>
        <source>a family of n needs one number here, one of n and m needs two</source>
        <translation>عائلة n تحتاج هنا إلى عدد واحد، وعائلة n وm إلى عددين</translation>
    </message>
    <message>
        <source>in %1 Left and Right have different moves: no P and N</source>
        <translation>في %1 لأيسر وأيمن نقلات مختلفة: لا P ولا N</translation>
    </message>
    <message>
        <source>a move of %1 leads to a position that is not in the row</source>
        <translation>نقلة من %1 تؤدي إلى وضعية ليست في الصف</translation>
    </message>
    <message>
        <source>nobody can move in %1</source>
        <translation>لا أحد يستطيع اللعب في %1</translation>
    </message>
    <message>
        <source>this is not offered for %1</source>
        <translation>هذا غير متاح لـ %1</translation>
    </message>
    <message>
        <source>%1 is not solved within the limits</source>
        <translation>لم تُحل %1 ضمن الحدود</translation>
    </message>
    <message>
        <source>no move of %1 leads to %2</source>
        <extracomment>a mistake in a lesson: two positions, such as nim:7,11,5 and nim:7,2,5</extracomment>
        <translation>لا نقلة من %1 تؤدي إلى %2</translation>
    </message>
    <message>
        <source>of %1 the theory says %2 and a plain search %3</source>
        <extracomment>a position, such as nim:7,11,5, and two answers, such as P and N</extracomment>
        <translation>عن %1 تقول النظرية %2 ويقول البحث البسيط %3</translation>
    </message>
    <message>
        <source>of %1 it says %2, but it is %3</source>
        <extracomment>a mistake in a lesson: a position, what the lesson says of it, such as P, and what is true</extracomment>
        <translation>عن %1 يقول %2، لكنها %3</translation>
    </message>
    <message>
        <source>expected %1, found &apos;%2&apos;</source>
        <extracomment>what should stand in the file, such as &quot;a position&quot;, and what stands there</extracomment>
        <translation>المتوقع %1، والموجود &apos;%2&apos;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here: expected %2</source>
        <extracomment>a name in the file, and the names that may stand there</extracomment>
        <translation>&quot;%1&quot; غير معروف هنا: المتوقع %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>where a mistake is in a file, and what is wrong</extracomment>
        <translation>السطر %1، العمود %2: %3</translation>
    </message>
    <message>
        <source>line %1, %2: %3</source>
        <comment>line, place in the file, cause</comment>
        <translation>السطر %1، %2: %3</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>where a mistake is in a file, and what is wrong</extracomment>
        <translation>السطر %1: %2</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; and a key in quotation marks, or &apos;}&apos;</source>
        <translation>المتوقع ⁦&apos;,&apos;⁩ ومفتاح بين علامتي اقتباس، أو ⁦&apos;}&apos;⁩</translation>
    </message>
    <message>
        <source>expected &apos;:&apos; behind a key</source>
        <translation>المتوقع ⁦&apos;:&apos;⁩ بعد المفتاح</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; or &apos;]&apos;</source>
        <translation>المتوقع ⁦&apos;,&apos;⁩ أو ⁦&apos;]&apos;⁩</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; between two values</source>
        <translation>المتوقع ⁦&apos;,&apos;⁩ بين القيمتين</translation>
    </message>
    <message>
        <source>expected a text in quotation marks, a number, true, false, [ or {</source>
        <translation>المتوقع نص بين علامتي اقتباس، أو عدد، أو true أو false أو ⁦[⁩ أو ⁦{⁩</translation>
    </message>
    <message>
        <source>expected a quotation mark at the end of the text</source>
        <translation>المتوقع علامة اقتباس في آخر النص</translation>
    </message>
    <message>
        <source>expected \n, \&quot;, \\ or the like behind the \</source>
        <translation>المتوقع ⁦\n⁩ أو ⁦\&quot;⁩ أو ⁦\\⁩ أو ما يشبهها بعد ⁦\⁩</translation>
    </message>
    <message>
        <source>expected nothing more behind the last }</source>
        <translation>المتوقع ألّا يأتي شيء بعد آخر ⁦}⁩</translation>
    </message>
    <message>
        <source>the sentence is not translated</source>
        <translation>الجملة غير مترجمة</translation>
    </message>
    <message>
        <source>the translation has other links, list entries or marks</source>
        <translation>في الترجمة روابط أو بنود قائمة أو علامات مختلفة</translation>
    </message>
</context>
<context>
    <name>LessonsTab</name>
    <message>
        <source>All lessons</source>
        <extracomment>a button: back to the list of lessons</extracomment>
        <translation>كل الدروس</translation>
    </message>
    <message>
        <source>Part of the guide</source>
        <translation>قسم الدليل</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>How far reasons argue</source>
        <translation>مدى عمق الأسباب</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>how far reasons argue: with the letters P and N only</extracomment>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>how far reasons argue: with Grundy values, too</extracomment>
        <translation>القيم</translation>
    </message>
    <message>
        <source>Theorems</source>
        <extracomment>how far reasons argue: with all that is proven</extracomment>
        <translation>المبرهنات</translation>
    </message>
    <message>
        <source>The idea</source>
        <extracomment>how far reasons argue: in plain words, without letters</extracomment>
        <translation>الفكرة</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>%1 – Grundy</source>
        <translation>%1 – Grundy</translation>
    </message>
    <message>
        <source>Grundy</source>
        <extracomment>the title of the window: the name of the program</extracomment>
        <translation>Grundy</translation>
    </message>
</context>
<context>
    <name>MarkBadge</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>on the board: the letter P or N, and the move, &quot;take 9&quot;</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>1 vote</source>
        <extracomment>how many of the class chose this move: one</extracomment>
        <translation>صوت واحد</translation>
    </message>
    <message>
        <source>%L1 votes</source>
        <extracomment>how many of the class chose this move, such as 5; never 1</extracomment>
        <translation>الأصوات: %L1</translation>
    </message>
    <message>
        <source>%L1</source>
        <extracomment>a number of votes, where there is no room for the word</extracomment>
        <translation>%L1</translation>
    </message>
</context>
<context>
    <name>MarkBoard</name>
    <message>
        <source>Positions to mark</source>
        <translation>وضعيات توضع وسومها</translation>
    </message>
    <message>
        <source>The positions are being found…</source>
        <translation>يجري البحث عن الوضعيات…</translation>
    </message>
</context>
<context>
    <name>MarkCell</name>
    <message>
        <source>%1, blank</source>
        <extracomment>read aloud: a position, such as 3,2, that has no letter yet</extracomment>
        <translation>%1، خالية</translation>
    </message>
    <message>
        <source>%1, shown: %2</source>
        <extracomment>read aloud: a position, and what the program showed</extracomment>
        <translation>%1، معروضة: %2</translation>
    </message>
    <message>
        <source>%1, marked %2</source>
        <extracomment>read aloud: a position, and its letter</extracomment>
        <translation>%1، موسومة %2</translation>
    </message>
    <message>
        <source>Here is the contradiction</source>
        <translation>هنا التناقض</translation>
    </message>
</context>
<context>
    <name>MarkFoot</name>
    <message>
        <source>Mark P where the player who has just moved wins, N where the next player wins.</source>
        <translation>ضع P حيث يفوز من لعب للتوّ، وN حيث يفوز اللاعب التالي.</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <extracomment>read aloud: a button that answers P, N or a number</extracomment>
        <translation>الإجابة %1</translation>
    </message>
    <message>
        <source>Show me the next one</source>
        <translation>أرني التالية</translation>
    </message>
    <message>
        <source>What the program shows counts as watched, not as answered</source>
        <translation>ما يعرضه البرنامج يُحسب مشاهدًا لا مجابًا عنه</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>a button: are my letters right?</extracomment>
        <translation>تحقق</translation>
    </message>
    <message>
        <source>Points to the first contradiction (C)</source>
        <translation>يشير إلى أول تناقض (C)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last letter back</extracomment>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Clear all</source>
        <extracomment>a button: takes all letters away</extracomment>
        <translation>مسح الكل</translation>
    </message>
    <message>
        <source>shown to you: %L1</source>
        <translation>معروضة لك: %L1</translation>
    </message>
    <message>
        <source>still blank: %L1</source>
        <translation>ما زالت خالية: %L1</translation>
    </message>
    <message>
        <source>none blank</source>
        <extracomment>every position of the table has its letter</extracomment>
        <translation>لا شيء خالٍ</translation>
    </message>
</context>
<context>
    <name>MarkTab</name>
    <message>
        <source>What to mark</source>
        <translation>ماذا تَسِم</translation>
    </message>
    <message>
        <source>Explore the largest one</source>
        <translation>استكشف الكبرى</translation>
    </message>
    <message>
        <source>A family with n and m, or a position</source>
        <translation>عائلة بـ n وm، أو وضعية</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>in an empty field, two examples of what can be typed: a family such as nim:n,m, and a position</extracomment>
        <translation>%1 أو %2</translation>
    </message>
    <message>
        <source>n up to</source>
        <translation>n حتى</translation>
    </message>
    <message>
        <source>Largest n</source>
        <extracomment>a field: how far the table goes; n is a letter of a formula</extracomment>
        <translation>أكبر n</translation>
    </message>
    <message>
        <source>m up to</source>
        <translation>m حتى</translation>
    </message>
    <message>
        <source>Largest m</source>
        <extracomment>a field: how far the table goes; m is a letter of a formula</extracomment>
        <translation>أكبر m</translation>
    </message>
</context>
<context>
    <name>MatrixTab</name>
    <message>
        <source>About the connection matrix</source>
        <translation>عن مصفوفة الارتباط</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>عرض كجدول</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>heads the switches that say which positions are counted</extracomment>
        <translation>الوضعيات</translation>
    </message>
    <message>
        <source>Selected</source>
        <extracomment>heads what is said of the move that is selected in the matrix</extracomment>
        <translation>المحدد</translation>
    </message>
    <message>
        <source>Click a cell, or walk to it with the arrow keys.</source>
        <translation>انقر خانة، أو امشِ إليها بمفاتيح الأسهم.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>a move from one position to another</extracomment>
        <translation>‏⁨%1⁩ ← ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 of its games</source>
        <translation>%1 من مبارياتها</translation>
    </message>
    <message>
        <source>Games through this move won by its mover: %1; won by the player who started: %2.</source>
        <extracomment>two shares, such as 37% and 52%</extracomment>
        <translation>المباريات التي فيها هذه النقلة ويفوز فيها من لعبها: %1؛ ويفوز فيها من بدأ: %2.</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>افتح في الاستكشاف</translation>
    </message>
    <message>
        <source>From → to</source>
        <translation>من ← إلى</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>head of a column, a verb: what a move leaves, P or N</extracomment>
        <translation>تترك</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>head of a column, a noun</extracomment>
        <translation>النقلة</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>read aloud: the list of moves, a noun</extracomment>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>row: from · column: to</source>
        <translation>الصف: من – العمود: إلى</translation>
    </message>
    <message>
        <source>move into a cold position (P)</source>
        <translation>نقلة إلى وضعية باردة (P)</translation>
    </message>
    <message>
        <source>other moves</source>
        <extracomment>explains a colour: moves that do not lead into a cold position</extracomment>
        <translation>نقلات أخرى</translation>
    </message>
    <message>
        <source>%1 → %2, %3</source>
        <comment>positions of a move, and the move</comment>
        <translation>‏⁨%1⁩ ← ⁨%2⁩، %3</translation>
    </message>
    <message>
        <source>Connection matrix of %1</source>
        <translation>مصفوفة الارتباط لـ %1</translation>
    </message>
</context>
<context>
    <name>MishapDialog</name>
    <message>
        <source>This could not be done</source>
        <translation>تعذّر تنفيذ هذا</translation>
    </message>
    <message>
        <source>%1 Your game is kept as it was after the last move.</source>
        <translation>%1 مباراتك محفوظة كما كانت بعد آخر نقلة.</translation>
    </message>
</context>
<context>
    <name>MoveRow</name>
    <message>
        <source>%1, reversible</source>
        <extracomment>read aloud: a move, such as &quot;add 2 to heap 1&quot;, to which the opponent has a reply that undoes it</extracomment>
        <translation>%1، قابلة للرد</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a move</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <extracomment>read aloud, of a move: it leaves a position with the letter P, N, L or R</extracomment>
        <translation>تترك %1</translation>
    </message>
    <message>
        <source>value %1</source>
        <extracomment>read aloud, of a move: the value that it leaves</extracomment>
        <translation>القيمة %1</translation>
    </message>
    <message>
        <source>moves left: %1</source>
        <translation>النقلات الباقية: %1</translation>
    </message>
    <message>
        <source>games won: %1</source>
        <translation>مباريات الفوز: %1</translation>
    </message>
    <message>
        <source>incentive %1</source>
        <extracomment>read aloud, of a move: how much it gains, a value such as ∗ or 1</extracomment>
        <translation>المكسب %1</translation>
    </message>
</context>
<context>
    <name>MovesTable</name>
    <message>
        <source>Moves</source>
        <extracomment>heads the list of moves, a noun</extracomment>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>Of all games that can follow the move, the share that its player wins</source>
        <translation>من كل المباريات التي قد تلي النقلة، نسبة ما يفوز فيه صاحبها</translation>
    </message>
    <message>
        <source>Show fewer moves</source>
        <translation>إظهار نقلات أقل</translation>
    </message>
    <message>
        <source>Show all %1 moves</source>
        <translation>إظهار كل النقلات (%1)</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>head of a column, a verb: what a move leaves, P or N</extracomment>
        <translation>تترك</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>head of a column: how many moves the game lasts yet</extracomment>
        <translation>النقلات الباقية</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>head of a column: which share of all games through a move its mover wins</extracomment>
        <translation>مباريات الفوز</translation>
    </message>
    <message>
        <source>&lt;1%</source>
        <extracomment>less than one percent of the games</extracomment>
        <translation>⁦&lt;1%⁩</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb</extracomment>
        <translation>تربح</translation>
    </message>
    <message>
        <source>loses</source>
        <extracomment>of a move, a verb</extracomment>
        <translation>تخسر</translation>
    </message>
</context>
<context>
    <name>NamesButton</name>
    <message>
        <source>Show the names</source>
        <extracomment>a button: shows the names of the pupils</extracomment>
        <translation>إظهار الأسماء</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Your own board</source>
        <translation>رقعتك الخاصة</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>مباراة جديدة: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>a button: closes the dialog</extracomment>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>heads the choice of the two players</extracomment>
        <translation>من يلعب</translation>
    </message>
    <message>
        <source>Swap who starts</source>
        <translation>تبديل من يبدأ</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the board, who starts</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Nothing changes until you press Start. Your game in progress stays as it is.</source>
        <translation>لا يتغير شيء حتى تضغط «ابدأ». ومباراتك الجارية تبقى كما هي.</translation>
    </message>
    <message>
        <source>Nothing changes until you press Start.</source>
        <translation>لا يتغير شيء حتى تضغط «ابدأ».</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: begins no game</extracomment>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>a button: begins the game</extracomment>
        <translation>ابدأ</translation>
    </message>
</context>
<context>
    <name>NimSumTable</name>
    <message>
        <source>Nim-sum</source>
        <extracomment>read aloud: the table in which numbers are added without carrying</extracomment>
        <translation>مجموع نيم</translation>
    </message>
    <message>
        <source>column %1</source>
        <extracomment>above the column that decides: what its digits are worth, such as 8</extracomment>
        <translation>العمود %1</translation>
    </message>
    <message>
        <source>… and %L1 more</source>
        <translation>… و%L1 غيرها</translation>
    </message>
    <message>
        <source>%1: %2 in binary, %3</source>
        <extracomment>read aloud: a row of the nim-sum table, such as &quot;Heap 1&quot;, a number in binary, such as 0111, and the number, 7</extracomment>
        <translation>%1: ‏%2 بالثنائية، %3</translation>
    </message>
</context>
<context>
    <name>NoticeDialog</name>
    <message>
        <source>Close</source>
        <extracomment>a button: closes the dialog</extracomment>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>NumberLine</name>
    <message>
        <source>Number line from %L1 to %L2; the value is %3</source>
        <extracomment>read aloud: both ends of the line, such as -2 and 3, and the value, such as 1/2</extracomment>
        <translation>خط الأعداد من %L1 إلى %L2؛ والقيمة %3</translation>
    </message>
    <message>
        <source>%L1</source>
        <extracomment>a number at a line of numbers</extracomment>
        <translation>%L1</translation>
    </message>
</context>
<context>
    <name>OpenPlace</name>
    <message>
        <source>Add a game</source>
        <translation>إضافة لعبة</translation>
    </message>
    <message>
        <source>or drop a position here</source>
        <translation>أو أفلت وضعية هنا</translation>
    </message>
</context>
<context>
    <name>OwnRulesForm</name>
    <message>
        <source>Your own rules</source>
        <translation>قواعدك الخاصة</translation>
    </message>
    <message>
        <source>Kind of rules</source>
        <translation>نوع القواعد</translation>
    </message>
    <message>
        <source>Octal code</source>
        <extracomment>a field: the code of an octal game, such as 0.77</extracomment>
        <translation>رمز ثُماني</translation>
    </message>
    <message>
        <source>Numbers that may be taken, as a set</source>
        <translation>الأعداد المسموح بأخذها، مجموعةً</translation>
    </message>
    <message>
        <source>Maximum per move</source>
        <translation>الحد الأقصى للنقلة</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>in a field for the most that one move takes: any number</extracomment>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>Lines: counters in each</source>
        <translation>خطوط: الأقراص في كل منها</translation>
    </message>
    <message>
        <source>Heaps</source>
        <extracomment>above a field: the heaps of a position, such as 7,11,5</extracomment>
        <translation>أكوام</translation>
    </message>
    <message>
        <source>Counters in each line</source>
        <translation>الأقراص في كل خط</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>a field: how many rows the board has</extracomment>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>a field: how many columns the board has</extracomment>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>Normal: last move wins</source>
        <translation>عادي: النقلة الأخيرة تربح</translation>
    </message>
    <message>
        <source>Misère: last move loses</source>
        <translation>ميزير: النقلة الأخيرة تخسر</translation>
    </message>
    <message>
        <source>Draw your own game…</source>
        <translation>ارسم لعبتك…</translation>
    </message>
    <message>
        <source>Shapes that a move may take, drawn by clicks</source>
        <translation>أشكال يجوز أن تأخذها النقلة، تُرسم بالنقر</translation>
    </message>
    <message>
        <source>Numbers that may be taken</source>
        <translation>الأعداد المسموح بأخذها</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>read aloud: a switch: may a move take so many stones, such as 3?</extracomment>
        <translation>خذ %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>after taking so many stones a heap may leave nothing</extracomment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>one heap</source>
        <extracomment>after taking so many stones a heap may leave one heap</extracomment>
        <translation>كومة واحدة</translation>
    </message>
    <message>
        <source>two heaps</source>
        <extracomment>a heap may leave two heaps</extracomment>
        <translation>كومتان</translation>
    </message>
    <message>
        <source>the whole heap may go</source>
        <translation>يجوز أن تذهب الكومة كلها</translation>
    </message>
    <message>
        <source>one heap may be left</source>
        <translation>يجوز أن تبقى كومة واحدة</translation>
    </message>
    <message>
        <source>two heaps may be left</source>
        <translation>يجوز أن تبقى كومتان</translation>
    </message>
    <message>
        <source>What may be left of a heap</source>
        <translation>ما يجوز أن يبقى من كومة</translation>
    </message>
    <message>
        <source>digit</source>
        <extracomment>head of a column: the digit of the octal code</extracomment>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>take none</source>
        <extracomment>beside a digit of the octal code: a move that takes no stone and divides the heap</extracomment>
        <translation>لا تأخذ شيئًا</translation>
    </message>
    <message>
        <source>take %1</source>
        <extracomment>beside a digit of the octal code: a move that takes so many stones, such as 2</extracomment>
        <translation>خذ %1</translation>
    </message>
    <message>
        <source>Divide a heap without taking</source>
        <translation>تقسيم كومة دون أخذ</translation>
    </message>
    <message>
        <source>Take %1: %2</source>
        <extracomment>read aloud: how many stones, and what is left then: &quot;nothing&quot;, &quot;one heap&quot;, &quot;two heaps&quot;</extracomment>
        <translation>أخذ %1: ‏%2</translation>
    </message>
    <message>
        <source>Digit %1 of the code: %2</source>
        <extracomment>read aloud: the place of a digit in the octal code, such as 2, and the digit, such as 7</extracomment>
        <translation>الرقم %1 من الرمز: %2</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <extracomment>a switch that is on, and its text, such as a number</extracomment>
        <translation>✓ %1</translation>
    </message>
</context>
<context>
    <name>OwnRulesTab</name>
    <message>
        <source>Your own rules</source>
        <translation>قواعدك الخاصة</translation>
    </message>
    <message>
        <source>About the rules</source>
        <translation>عن القواعد</translation>
    </message>
    <message>
        <source>Your rules</source>
        <extracomment>heads the list of rules that were saved</extracomment>
        <translation>قواعدك</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>read aloud: a button that takes saved rules; their name</extracomment>
        <translation>استعمال %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>a button: takes saved rules off the list; their name</extracomment>
        <translation>إزالة %1</translation>
    </message>
    <message>
        <source>Rules that you draw, play, explore or look at are kept here.</source>
        <translation>القواعد التي ترسمها أو تلعبها أو تستكشفها أو تنظر إليها تُحفظ هنا.</translation>
    </message>
    <message>
        <source>Not a game yet</source>
        <translation>ليست لعبة بعد</translation>
    </message>
    <message>
        <source>Notation: %1</source>
        <extracomment>read aloud: a position as it is typed, such as takeaway/take=1,2:10</extracomment>
        <translation>الترميز: %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: copies the notation</extracomment>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy the notation</source>
        <translation>نسخ الترميز</translation>
    </message>
    <message>
        <source>Mend what is marked, and the game appears here.</source>
        <translation>أصلح ما هو معلَّم، فتظهر اللعبة هنا.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: begins a game</extracomment>
        <translation>العب</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>a button, a verb: opens the game with its analysis</extracomment>
        <translation>استكشف</translation>
    </message>
    <message>
        <source>Look at it here</source>
        <translation>انظر إليها هنا</translation>
    </message>
    <message>
        <source>Graph, matrix, statistics, tables and sequences of this game</source>
        <translation>مخطط هذه اللعبة ومصفوفتها وإحصاؤها وجداولها ومتتالياتها</translation>
    </message>
    <message>
        <source>Grundy values of one run of 0, 1, 2 … counters (normal play)</source>
        <translation>قيم غراندي لسلسلة واحدة من 0، 1، 2 … من الأقراص (اللعب العادي)</translation>
    </message>
    <message>
        <source>Grundy values of one heap of 0, 1, 2 … (normal play)</source>
        <translation>قيم غراندي لكومة واحدة من 0، 1، 2 … (اللعب العادي)</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Games</source>
        <extracomment>a part of the program, a noun: all games to choose from</extracomment>
        <translation>الألعاب</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>a part of the program, a verb: lessons and exercises</extracomment>
        <translation>التعلّم</translation>
    </message>
    <message>
        <source>Lab</source>
        <extracomment>a part of the program, short for laboratory</extracomment>
        <translation>المختبر</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>a part of the program, a noun</extracomment>
        <translation>الإعدادات</translation>
    </message>
</context>
<context>
    <name>PartsCard</name>
    <message>
        <source>Components</source>
        <extracomment>heads the list of what the position is the sum of: heaps, stalks, boards</extracomment>
        <translation>المركّبات</translation>
    </message>
    <message>
        <source>and more: %L1</source>
        <translation>وأخرى: %L1</translation>
    </message>
    <message>
        <source>%1: value not known</source>
        <translation>%1: القيمة غير معروفة</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a part of the drawing, and its value</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Paste a position</source>
        <translation>لصق وضعية</translation>
    </message>
    <message>
        <source>Any position in one line, for example:</source>
        <translation>أي وضعية في سطر واحد، مثلًا:</translation>
    </message>
    <message>
        <source>Or the edges of a picture, with 0 for the ground: %1</source>
        <translation>أو أضلاع صورة، و0 هو الأرض: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button, a verb: opens the position that was typed</extracomment>
        <translation>فتح</translation>
    </message>
</context>
<context>
    <name>PeriodTable</name>
    <message>
        <source>heap %1: Grundy value %2</source>
        <extracomment>read aloud: the size of a heap, and its Grundy value</extracomment>
        <translation>الكومة %1: قيمة غراندي %2</translation>
    </message>
</context>
<context>
    <name>PictureArea</name>
    <message>
        <source>Whole picture</source>
        <extracomment>a button: zooms so that all of the picture is seen</extracomment>
        <translation>الصورة كلها</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>read aloud: a button: the picture becomes smaller</extracomment>
        <translation>تصغير</translation>
    </message>
    <message>
        <source>The − key, or the mouse wheel</source>
        <translation>المفتاح − أو عجلة الفأرة</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>read aloud: a button: the picture becomes larger</extracomment>
        <translation>تكبير</translation>
    </message>
    <message>
        <source>The + key, or the mouse wheel</source>
        <translation>المفتاح + أو عجلة الفأرة</translation>
    </message>
</context>
<context>
    <name>PlaneInput</name>
    <message>
        <source>Board</source>
        <extracomment>read aloud: the board of a game</extracomment>
        <translation>الرقعة</translation>
    </message>
</context>
<context>
    <name>PlaySeat</name>
    <message>
        <source>Winner</source>
        <extracomment>of a player, when the game is over: has won</extracomment>
        <translation>الفائز</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>of a player, when the game is over: has lost</extracomment>
        <translation>خسر</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>of the computer</extracomment>
        <translation>يفكر…</translation>
    </message>
    <message>
        <source>To move</source>
        <extracomment>of the player whose turn it is</extracomment>
        <translation>الدور له</translation>
    </message>
    <message>
        <source>Waiting</source>
        <extracomment>of a player: it is the other one&apos;s turn</extracomment>
        <translation>ينتظر</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <extracomment>read aloud: a player, the level of the computer, whose turn it is</extracomment>
        <translation>%1 %2، %3</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4</source>
        <extracomment>read aloud: a side such as Left, its player, the level of the computer, whose turn it is</extracomment>
        <translation>%1: %2 %3، %4</translation>
    </message>
    <message>
        <source>Change the player</source>
        <translation>تغيير اللاعب</translation>
    </message>
    <message>
        <source>Your move</source>
        <extracomment>of the one person who plays against the computer: it is your turn</extracomment>
        <translation>دورك</translation>
    </message>
    <message>
        <source>You have beaten them all here.</source>
        <translation>لقد هزمتهم جميعًا هنا.</translation>
    </message>
    <message>
        <source>%1 beaten. %2 next.</source>
        <extracomment>two computers: the one just beaten, and the next one</extracomment>
        <translation>هُزم %1. والتالي %2.</translation>
    </message>
</context>
<context>
    <name>PlayerTag</name>
    <message>
        <source>W</source>
        <comment>White</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>L</source>
        <comment>the player Left</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>B</source>
        <comment>Black</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>R</source>
        <comment>the player Right</comment>
        <translation>R</translation>
    </message>
</context>
<context>
    <name>PositionDialog</name>
    <message>
        <source>Position</source>
        <extracomment>a field: a position in its notation, such as nim:7,11,5</extracomment>
        <translation>الوضعية</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: closes the dialog and changes nothing</extracomment>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>PositionFacts</name>
    <message>
        <source>not labelled yet</source>
        <translation>بلا وسم بعد</translation>
    </message>
    <message>
        <source>moves: %1</source>
        <extracomment>how many moves the position has, such as 5</extracomment>
        <translation>النقلات: %1</translation>
    </message>
    <message>
        <source>Grundy value %1</source>
        <translation>قيمة غراندي %1</translation>
    </message>
    <message>
        <source>terminal: no move is left</source>
        <translation>نهاية: لم تبقَ نقلة</translation>
    </message>
    <message>
        <source>not all its moves are shown</source>
        <translation>لا تظهر كل نقلاتها</translation>
    </message>
    <message>
        <source>moves: %1, winning: at least %2</source>
        <extracomment>how many moves the position has, and how many of them are known to win</extracomment>
        <translation>النقلات: %1، الرابحة: %2 على الأقل</translation>
    </message>
    <message>
        <source>moves: %1, winning: %2</source>
        <extracomment>how many moves the position has, and how many of them win</extracomment>
        <translation>النقلات: %1، الرابحة: %2</translation>
    </message>
    <message>
        <source>moves left with best play: %1</source>
        <translation>النقلات الباقية مع أفضل لعب: %1</translation>
    </message>
    <message>
        <source>longest game: %1, the last move forced</source>
        <translation>أطول مباراة: %1، والنقلة الأخيرة مفروضة</translation>
    </message>
    <message>
        <source>longest game: %1</source>
        <translation>أطول مباراة: %1</translation>
    </message>
    <message>
        <source>not worked out</source>
        <translation>لم تُحسب</translation>
    </message>
    <message>
        <source>may go on for ever</source>
        <translation>قد تستمر إلى الأبد</translation>
    </message>
</context>
<context>
    <name>PositionPresent</name>
    <message>
        <source>L: labels</source>
        <extracomment>a button with its key, L: reasons argue with the letters P and N only</extracomment>
        <translation>L: الوسوم</translation>
    </message>
    <message>
        <source>L: values</source>
        <extracomment>a button with its key, L: reasons argue with Grundy values, too</extracomment>
        <translation>L: القيم</translation>
    </message>
    <message>
        <source>L: theorems</source>
        <extracomment>with its key, L: all that is proven</extracomment>
        <translation>L: المبرهنات</translation>
    </message>
    <message>
        <source>U: undo</source>
        <extracomment>a button with its key, U: takes the last move back</extracomment>
        <translation>U: تراجع</translation>
    </message>
    <message>
        <source>R: restart</source>
        <extracomment>a button with its key, R: begins the same game anew</extracomment>
        <translation>R: من جديد</translation>
    </message>
    <message>
        <source>V: votes</source>
        <extracomment>a button with its key, V: the class votes on the moves</extracomment>
        <translation>V: الأصوات</translation>
    </message>
    <message>
        <source>P: who wins?</source>
        <translation>P: من يفوز؟</translation>
    </message>
    <message>
        <source>P: P or N?</source>
        <translation>P: ‏P أم N؟</translation>
    </message>
    <message>
        <source>Click a move, or press ↑ ↓. Type its votes.</source>
        <translation>انقر نقلة، أو اضغط ↑ ↓. واكتب عدد أصواتها.</translation>
    </message>
    <message>
        <source>Press ↑ ↓ to choose. Type the votes.</source>
        <translation>اضغط ↑ ↓ للاختيار. واكتب عدد الأصوات.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a team and whether it is to move</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Changes the name</source>
        <translation>يغيّر الاسم</translation>
    </message>
    <message>
        <source>A</source>
        <comment>the first team</comment>
        <translation>أ</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the second team</comment>
        <translation>ب</translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>below the name of a team: it is its turn</extracomment>
        <translation>له الدور</translation>
    </message>
    <message>
        <source>L: the idea</source>
        <extracomment>a button with its key, L: reasons argue in plain words</extracomment>
        <translation>L: الفكرة</translation>
    </message>
</context>
<context>
    <name>PracticeTab</name>
    <message>
        <source>Kinds of exercises</source>
        <translation>أنواع التمارين</translation>
    </message>
    <message>
        <source>Start afresh…</source>
        <extracomment>a button: asks whether what was practised shall be forgotten</extracomment>
        <translation>البدء من الصفر…</translation>
    </message>
    <message>
        <source>Forgets what you practised</source>
        <translation>ينسى ما تدربت عليه</translation>
    </message>
    <message>
        <source>Forget all counts and levels?</source>
        <translation>أتُنسى كل الأعداد والمستويات؟</translation>
    </message>
    <message>
        <source>Level %1, %2</source>
        <extracomment>read aloud: how far the pupil has come, such as 3, and how many answers were right, such as &quot;7 of 10 right&quot;</extracomment>
        <translation>المستوى %1، %2</translation>
    </message>
    <message>
        <source>Kind of exercise</source>
        <translation>نوع التمرين</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>a field: how hard the exercises are</extracomment>
        <translation>الصعوبة</translation>
    </message>
    <message>
        <source>Adapts to you</source>
        <translation>تتكيف معك</translation>
    </message>
    <message>
        <source>Difficulty %1</source>
        <extracomment>a choice: how hard the exercises are, such as 3</extracomment>
        <translation>الصعوبة %1</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>a field: which game the exercises are about</extracomment>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Difficulty %1 of %2</source>
        <extracomment>read aloud: how hard the exercises are, as chosen, and the largest number of the scale</extracomment>
        <translation>الصعوبة %1 من %2</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <extracomment>read aloud: how far the pupil has come, and the largest number of the scale</extracomment>
        <translation>المستوى %1 من %2</translation>
    </message>
    <message>
        <source>Level %1</source>
        <extracomment>how far the pupil has come, such as 3; the exercises become harder by themselves</extracomment>
        <translation>المستوى %1</translation>
    </message>
</context>
<context>
    <name>PresentFrame</name>
    <message>
        <source>Space: next</source>
        <extracomment>a button with its key, Space: to the next step</extracomment>
        <translation>Space: التالي</translation>
    </message>
    <message>
        <source>Backspace: back</source>
        <extracomment>a button with its key, Backspace: one step back</extracomment>
        <translation>Backspace: السابق</translation>
    </message>
    <message>
        <source>B: blank</source>
        <extracomment>a button with its key, B: makes the screen of the class blank</extracomment>
        <translation>B: إعتام</translation>
    </message>
    <message>
        <source>Esc: leave</source>
        <extracomment>a button with its key, Esc: ends the presentation</extracomment>
        <translation>Esc: خروج</translation>
    </message>
    <message>
        <source>T: teacher</source>
        <extracomment>a button with its key, T: opens the window for the teacher</extracomment>
        <translation>T: المعلم</translation>
    </message>
</context>
<context>
    <name>PresentStep</name>
    <message>
        <source>then %1</source>
        <extracomment>behind a move: the reply to it, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>ثم %1</translation>
    </message>
    <message>
        <source>and %L1 more</source>
        <translation>و%L1 غيرها</translation>
    </message>
</context>
<context>
    <name>PresentTable</name>
    <message>
        <source>%1: %2</source>
        <comment>n and what its position is</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PresetChoice</name>
    <message>
        <source>Choose a board</source>
        <translation>اختر رقعة</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <extracomment>a button: takes a random board</extracomment>
        <translation>فاجئني</translation>
    </message>
    <message>
        <source>A random board</source>
        <translation>رقعة عشوائية</translation>
    </message>
</context>
<context>
    <name>PrintButton</name>
    <message>
        <source>Print</source>
        <extracomment>a button, a verb</extracomment>
        <translation>طباعة</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>أُرسل إلى الطابعة.</translation>
    </message>
</context>
<context>
    <name>PrintPlace</name>
    <message>
        <source>Not printed</source>
        <extracomment>the title of a card that tells why nothing was printed</extracomment>
        <translation>لم تتم الطباعة</translation>
    </message>
</context>
<context>
    <name>PupilName</name>
    <message>
        <source>Name</source>
        <extracomment>a field: the name of a pupil</extracomment>
        <translation>الاسم</translation>
    </message>
</context>
<context>
    <name>PupilsTab</name>
    <message>
        <source>Who learns here</source>
        <translation>من يتعلّم هنا</translation>
    </message>
    <message>
        <source>Give each pupil a name, and each has lessons, levels and marks of their own. Names and work stay on this computer; nothing else is kept.</source>
        <translation>أعطِ كل تلميذ اسمًا، فتكون له دروسه ومستوياته وعلاماته. تبقى الأسماء والأعمال على هذا الحاسوب؛ ولا يُحفظ شيء آخر.</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>a button: adds a pupil</extracomment>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>حفظ بصيغة CSV…</translation>
    </message>
    <message>
        <source>What each has done, for a spreadsheet</source>
        <translation>ما أنجزه كل تلميذ، لجدول بيانات</translation>
    </message>
    <message>
        <source>Save what the pupils have done</source>
        <translation>حفظ ما أنجزه التلاميذ</translation>
    </message>
    <message>
        <source>Learns now</source>
        <extracomment>of a pupil: it is the one who learns at the computer</extracomment>
        <translation>يتعلّم الآن</translation>
    </message>
    <message>
        <source>Learn as %1</source>
        <translation>التعلّم باسم %1</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>a button: asks for another name of the pupil</extracomment>
        <translation>إعادة تسمية…</translation>
    </message>
    <message>
        <source>Start afresh…</source>
        <extracomment>a button: asks whether what the pupil did shall be forgotten</extracomment>
        <translation>البدء من الصفر…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>a button: asks whether the pupil shall be removed</extracomment>
        <translation>إزالة…</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>a button: gives the pupil the name that was typed</extracomment>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>Forget all that %1 did?</source>
        <translation>أيُنسى كل ما أنجزه %1؟</translation>
    </message>
    <message>
        <source>Remove %1 with all that was done?</source>
        <translation>أيُزال %1 مع كل ما أُنجز؟</translation>
    </message>
    <message>
        <source>Forget</source>
        <extracomment>a button: yes, what the pupil did is forgotten</extracomment>
        <translation>نسيان</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>a button: yes, the pupil is removed</extracomment>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>a button: no, nothing is forgotten or removed</extracomment>
        <translation>إبقاء</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>before how many lessons the pupil has done, a noun</extracomment>
        <translation>الدروس</translation>
    </message>
    <message>
        <source>%1 done, %2 begun</source>
        <extracomment>lessons of a pupil: how many are done, and how many are begun</extracomment>
        <translation>أُنجز %1، وبُدئ %2</translation>
    </message>
    <message>
        <source>Answers in lessons</source>
        <translation>الإجابات في الدروس</translation>
    </message>
    <message>
        <source>%1 right first time, %2 not</source>
        <extracomment>how many answers of each kind</extracomment>
        <translation>من أول مرة: %1، وغيرها: %2</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>before how many exercises the pupil has answered, a noun</extracomment>
        <translation>التدريب</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong</source>
        <extracomment>exercises of a pupil: how many were right, and how many were wrong</extracomment>
        <translation>صحيحة: %1، خاطئة: %2</translation>
    </message>
    <message>
        <source>Rows and tables</source>
        <translation>الصفوف والجداول</translation>
    </message>
    <message>
        <source>%1 filled in rightly</source>
        <translation>مُلئت صحيحةً: %1</translation>
    </message>
    <message>
        <source>Last on %1</source>
        <translation>آخر مرة في %1</translation>
    </message>
    <message>
        <source>Nothing done yet</source>
        <translation>لم يُنجز شيء بعد</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <source>open in another window</source>
        <translation>مفتوحة في نافذة أخرى</translation>
    </message>
    <message>
        <source>%1; %2. Delete removes it from the list.</source>
        <comment>how far a game is; when it was played</comment>
        <translation>%1؛ %2. المفتاح Delete يزيلها من القائمة.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>a game</comment>
        <translation>إزالة %1</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <extracomment>how far a game is; when it was played</extracomment>
        <translation>%1؛ %2.</translation>
    </message>
</context>
<context>
    <name>RecentStrip</name>
    <message>
        <source>Recent</source>
        <extracomment>heads the games that were played last</extracomment>
        <translation>الأخيرة</translation>
    </message>
    <message>
        <source>Recent games</source>
        <extracomment>read aloud: the list of the games that were played last</extracomment>
        <translation>المباريات الأخيرة</translation>
    </message>
    <message>
        <source>Hide older games</source>
        <translation>إخفاء المباريات الأقدم</translation>
    </message>
    <message>
        <source>Older games</source>
        <extracomment>read aloud: the list of games that made room for newer ones</extracomment>
        <translation>مباريات أقدم</translation>
    </message>
    <message>
        <source>Games that made room for newer ones</source>
        <translation>مباريات أفسحت المكان لأحدث منها</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <extracomment>a button: asks whether the older games shall be deleted</extracomment>
        <translation>نسيان الكل…</translation>
    </message>
    <message>
        <source>Deletes the older games</source>
        <translation>يحذف المباريات الأقدم</translation>
    </message>
    <message>
        <source>Forget all older games?</source>
        <translation>أتُنسى كل المباريات الأقدم؟</translation>
    </message>
</context>
<context>
    <name>ReviewCard</name>
    <message>
        <source>Judging the moves…</source>
        <translation>الحكم على النقلات…</translation>
    </message>
    <message>
        <source>Press M for the next mistake.</source>
        <translation>اضغط M للخطأ التالي.</translation>
    </message>
    <message>
        <source>Play again, fence at %1</source>
        <translation>العب ثانية، والسور عند %1</translation>
    </message>
    <message>
        <source>You won: play again, and the computer plays perfectly one piece sooner</source>
        <translation>فزت: العب ثانية، وسيلعب الحاسوب بإتقان أبكر بقطعة واحدة</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>العب من هنا</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>a button: goes through the moves of the game that is over</extracomment>
        <translation>أين انقلبت اللعبة؟</translation>
    </message>
    <message>
        <source>The moves of the game (M)</source>
        <translation>نقلات اللعبة (M)</translation>
    </message>
</context>
<context>
    <name>ReviewPane</name>
    <message>
        <source>Judging the moves…</source>
        <translation>الحكم على النقلات…</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>a button, in narrow windows: ends the review</extracomment>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>العودة إلى المباراة</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>العودة إلى المباراة (Esc)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>? and a sentence</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>نقلات المباراة</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>a button, in narrow windows: to the mistake before</extracomment>
        <translation>السابقة</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <extracomment>a button: to the mistake before</extracomment>
        <translation>الخطأ السابق</translation>
    </message>
    <message>
        <source>Previous mistake ([)</source>
        <translation>الخطأ السابق (⁦[⁩)</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button, in narrow windows: to the next mistake</extracomment>
        <translation>التالية</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <extracomment>a button: to the mistake that comes next</extracomment>
        <translation>الخطأ التالي</translation>
    </message>
    <message>
        <source>Next mistake (M or ])</source>
        <translation>الخطأ التالي (M أو ⁦]⁩)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>العب من هنا</translation>
    </message>
    <message>
        <source>Outlined: winning moves (bold: the one named). Faded: the move played.</source>
        <translation>المحاط بخط: نقلات رابحة (السميك: المذكورة). الباهت: النقلة التي لُعبت.</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>a heading: a look back at the moves of a game</extracomment>
        <translation>أين انقلبت اللعبة؟</translation>
    </message>
    <message>
        <source>Find the move</source>
        <translation>أوجد النقلة</translation>
    </message>
    <message>
        <source>Where a win was given away: find what would have won</source>
        <translation>حيث ضاع الفوز: أوجد ما كان سيربح</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>loses</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation type="unfinished">تخسر</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation type="unfinished">تربح</translation>
    </message>
</context>
<context>
    <name>SceneBoard</name>
    <message>
        <source>One stone less on heap %1</source>
        <translation>حجر أقل في الكومة %1</translation>
    </message>
    <message>
        <source>One stone more on heap %1</source>
        <translation>حجر أكثر في الكومة %1</translation>
    </message>
    <message>
        <source>Remove heap %1</source>
        <translation>إزالة الكومة %1</translation>
    </message>
    <message>
        <source>gap %1</source>
        <extracomment>below free squares between two coins: how many they are, such as 3</extracomment>
        <translation>الفجوة %1</translation>
    </message>
</context>
<context>
    <name>ScreenChoice</name>
    <message>
        <source>Screen for Present</source>
        <translation>شاشة العرض</translation>
    </message>
    <message>
        <source>Where the window is</source>
        <translation>حيث تكون النافذة</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Player</source>
        <extracomment>a field: a human or the computer</extracomment>
        <translation>اللاعب</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>a choice: a person plays here</extracomment>
        <translation>إنسان</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>a choice: the program plays here</extracomment>
        <translation>حاسوب</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>a field: how well the computer plays</extracomment>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>a level of the computer: it makes any move</extracomment>
        <translation>عشوائي</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <extracomment>a level of the computer: it looks some moves ahead</extracomment>
        <translation>ناظر إلى الأمام</translation>
    </message>
    <message>
        <source>Human-like</source>
        <extracomment>a level: slips at times</extracomment>
        <translation>كالإنسان</translation>
    </message>
    <message>
        <source>Fence</source>
        <extracomment>a level: perfect near the end</extracomment>
        <translation>السور</translation>
    </message>
    <message>
        <source>Perfect</source>
        <extracomment>a level: no mistakes</extracomment>
        <translation>متقن</translation>
    </message>
    <message>
        <source>Moves to look ahead</source>
        <translation>عدد النقلات إلى الأمام</translation>
    </message>
    <message>
        <source>Pieces left when it plays perfectly</source>
        <translation>القطع الباقية حين يلعب بإتقان</translation>
    </message>
    <message>
        <source>Slips in percent</source>
        <translation>الزلّات بالمئة</translation>
    </message>
    <message>
        <source>moves ahead</source>
        <extracomment>behind a number: so many moves the computer looks ahead</extracomment>
        <translation>نقلات إلى الأمام</translation>
    </message>
    <message>
        <source>pieces left</source>
        <extracomment>behind a number: once so many pieces are left the computer plays perfectly</extracomment>
        <translation>قطع باقية</translation>
    </message>
    <message>
        <source>% slips</source>
        <extracomment>behind a number: so many of 100 moves</extracomment>
        <translation>‏% زلّات</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>a field: what a player is called</extracomment>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>a colour: of the stone that stands for a player</extracomment>
        <translation>أزرق</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>a colour</extracomment>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>Amber</source>
        <extracomment>a colour</extracomment>
        <translation>كهرماني</translation>
    </message>
    <message>
        <source>Wine red</source>
        <extracomment>a colour</extracomment>
        <translation>عنّابي</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>who plays at a level, such as Flint, and how: &quot;looks 3 moves ahead&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>what an opponent likes to say, in quotation marks</extracomment>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>SequenceGrid</name>
    <message>
        <source>+%1</source>
        <comment>so many more than the first heap of the row</comment>
        <translation>‎+%1</translation>
    </message>
    <message>
        <source>Grundy values of the heaps</source>
        <translation>قيم غراندي للأكوام</translation>
    </message>
    <message>
        <source>heap %1: value 0, P</source>
        <translation>الكومة %1: القيمة 0، ‏P</translation>
    </message>
    <message>
        <source>heap %1: value %2</source>
        <extracomment>read aloud: the size of a heap, and its Grundy value</extracomment>
        <translation>الكومة %1: القيمة %2</translation>
    </message>
    <message>
        <source>%1, an exception to the period</source>
        <translation>%1، استثناء من الدورة</translation>
    </message>
    <message>
        <source>From heap %1: %2</source>
        <extracomment>read aloud: the size of the first heap of a row, and the Grundy values of the row</extracomment>
        <translation>من الكومة %1: ‏%2</translation>
    </message>
    <message>
        <source>P</source>
        <comment>a P-position</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>0 P</source>
        <comment>Grundy value 0, a P-position</comment>
        <translation>0 P</translation>
    </message>
</context>
<context>
    <name>SequencesTab</name>
    <message>
        <source>About the sequence</source>
        <translation>عن المتتالية</translation>
    </message>
    <message>
        <source>Working out the values…</source>
        <translation>جارٍ حساب القيم…</translation>
    </message>
    <message>
        <source>value 0: cold</source>
        <translation>القيمة 0: باردة</translation>
    </message>
    <message>
        <source>framed: an exception to the period</source>
        <translation>مؤطَّرة: استثناء من الدورة</translation>
    </message>
    <message>
        <source>grey: before the period</source>
        <translation>رمادية: قبل الدورة</translation>
    </message>
    <message>
        <source>Enter or a click opens the heap.</source>
        <translation>Enter أو نقرة تفتح الكومة.</translation>
    </message>
    <message>
        <source>Value against size of the heap</source>
        <translation>القيمة بحسب حجم الكومة</translation>
    </message>
    <message>
        <source>Grundy values by heap size. %1 The rows list the values.</source>
        <translation>قيم غراندي بحسب حجم الكومة. %1 الصفوف تسرد القيم.</translation>
    </message>
    <message>
        <source>Period</source>
        <extracomment>a heading: after how many numbers a sequence repeats</extracomment>
        <translation>الدورة</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>جارٍ الحساب…</translation>
    </message>
    <message>
        <source>Value of a heap of</source>
        <translation>قيمة كومة من</translation>
    </message>
    <message>
        <source>Value of a heap of this size</source>
        <translation>قيمة كومة بهذا الحجم</translation>
    </message>
    <message>
        <source>Open this heap</source>
        <translation>افتح هذه الكومة</translation>
    </message>
    <message>
        <source>In the Lab: %1</source>
        <translation>في المختبر: %1</translation>
    </message>
    <message>
        <source>Heaps</source>
        <extracomment>heads the choice of the game whose heaps the sequence is about</extracomment>
        <translation>الأكوام</translation>
    </message>
    <message>
        <source>Family of heaps</source>
        <translation>عائلة الأكوام</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>before a field: how many values the sequence has</extracomment>
        <translation>القيم</translation>
    </message>
    <message>
        <source>How many values</source>
        <translation>عدد القيم</translation>
    </message>
    <message>
        <source>Rows of</source>
        <extracomment>before a field: so many numbers stand in each row, such as 12 or the period</extracomment>
        <translation>صفوف من</translation>
    </message>
    <message>
        <source>Values in a row</source>
        <translation>القيم في الصف</translation>
    </message>
    <message>
        <source>the period, else 20</source>
        <translation>الدورة، وإلا فـ 20</translation>
    </message>
    <message>
        <source>the period</source>
        <extracomment>behind &quot;Rows of&quot;: each row is as long as the period of the sequence</extracomment>
        <translation>الدورة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Work it out again</source>
        <translation>احسبها من جديد</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>the reply: %1</source>
        <extracomment>on the board, beside the pieces of a reply: what it does, such as &quot;take 9&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <extracomment>heads the page of settings, a noun</extracomment>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>heads a setting: light or dark colours</extracomment>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Light, dark, or match the system.</source>
        <translation>فاتح، أو داكن، أو كالنظام.</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>a choice: as the computer is set</extracomment>
        <translation>النظام</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>light colours</extracomment>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>dark colours</extracomment>
        <translation>داكن</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>heads a setting: how much the colours differ</extracomment>
        <translation>التباين</translation>
    </message>
    <message>
        <source>High: strong lines on plain black or white. System: match your desktop.</source>
        <translation>عالٍ: خطوط قوية على أسود أو أبيض خالص. النظام: كسطح المكتب عندك.</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>normal contrast of colours, not normal play</extracomment>
        <translation>عادي</translation>
    </message>
    <message>
        <source>High</source>
        <extracomment>high contrast of colours</extracomment>
        <translation>عالٍ</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>heads a setting: how large the letters are</extracomment>
        <translation>حجم النص</translation>
    </message>
    <message>
        <source>Everything but the boards grows with it.</source>
        <translation>يكبر معه كل شيء إلا الرقع.</translation>
    </message>
    <message>
        <source>115%</source>
        <translation>115%</translation>
    </message>
    <message>
        <source>130%</source>
        <translation>130%</translation>
    </message>
    <message>
        <source>150%</source>
        <translation>150%</translation>
    </message>
    <message>
        <source>200%</source>
        <translation>200%</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <extracomment>heads a setting: nothing moves by itself on the screen</extracomment>
        <translation>تقليل الحركة</translation>
    </message>
    <message>
        <source>Pieces and panels change at once, without moving.</source>
        <translation>تتغير القطع واللوحات فورًا دون حركة.</translation>
    </message>
    <message>
        <source>The computer moves</source>
        <translation>الحاسوب يلعب</translation>
    </message>
    <message>
        <source>How long it waits before it moves, so that you see what it does. With reduced motion it moves at once.</source>
        <translation>كم ينتظر قبل أن يلعب، لكي ترى ما يفعل. ومع تقليل الحركة يلعب فورًا.</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>how fast the computer moves: without waiting</extracomment>
        <translation>فورًا</translation>
    </message>
    <message>
        <source>After a moment</source>
        <translation>بعد لحظة</translation>
    </message>
    <message>
        <source>Slowly</source>
        <extracomment>how fast the computer moves: so that a class can follow</extracomment>
        <translation>ببطء</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>heads a setting: whether moves can be heard</extracomment>
        <translation>الأصوات</translation>
    </message>
    <message>
        <source>A short sound with each move and at the end of a game.</source>
        <translation>صوت قصير مع كل نقلة وفي نهاية المباراة.</translation>
    </message>
    <message>
        <source>Warn after a mistake</source>
        <translation>التنبيه بعد خطأ</translation>
    </message>
    <message>
        <source>When your move gives the win away, you are told at once and can take it back.</source>
        <translation>إذا ضيّعت نقلتك الفوز قيل لك ذلك فورًا، ولك أن تتراجع عنها.</translation>
    </message>
    <message>
        <source>Colour every move</source>
        <translation>تلوين كل نقلة</translation>
    </message>
    <message>
        <source>Winning and losing moves are marked on the board while you play, as in Explore.</source>
        <translation>تُعلَّم النقلات الرابحة والخاسرة على الرقعة وأنت تلعب، كما في الاستكشاف.</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>heads a setting of the explanations why a position is won</extracomment>
        <translation>لماذا؟</translation>
    </message>
    <message>
        <source>Screen for Present</source>
        <translation>شاشة العرض</translation>
    </message>
    <message>
        <source>The screen that the class sees, such as the projector.</source>
        <translation>الشاشة التي يراها الفصل، كجهاز العرض.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>heads a setting: the language of the program</extracomment>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>The language of all texts.</source>
        <translation>لغة كل النصوص.</translation>
    </message>
    <message>
        <source>About Grundy</source>
        <extracomment>heads what is said of the program, its version and its rights</extracomment>
        <translation>حول Grundy</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: copies the version, for a report</extracomment>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy the version, for a report</source>
        <translation>نسخ رقم الإصدار للإبلاغ عن مشكلة</translation>
    </message>
    <message>
        <source>The version is copied.</source>
        <translation>نُسخ رقم الإصدار.</translation>
    </message>
    <message>
        <source>If something is wrong, please tell whoever you got Grundy from, and name the version.</source>
        <translation>إن وجدت خطأً فأخبر من أعطاك Grundy، واذكر الإصدار.</translation>
    </message>
    <message>
        <source>If something is wrong, please tell us at %1, and name the version.</source>
        <translation>إن وجدت خطأً فأخبرنا على %1، واذكر الإصدار.</translation>
    </message>
    <message>
        <source>Grundy is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>برنامج Grundy حر بموجب رخصة غنو العمومية العامة، الإصدار 3 أو أحدث. وهو يأتي بلا أي ضمان.</translation>
    </message>
    <message>
        <source>It is built with Qt (LGPL and GPL), Boost (Boost Software License) and CLI11 (BSD). Where they are installed it uses Graphviz (EPL) and the typefaces Inter and Noto (SIL OFL).</source>
        <translation>بُني باستخدام Qt (LGPL وGPL) وBoost (Boost Software License) وCLI11 (BSD). ويستعمل، حيث تكون مثبتة، Graphviz (EPL) وخطي Inter وNoto (SIL OFL).</translation>
    </message>
    <message>
        <source>Thanks to Charles Bouton, Roland Sprague and Patrick Grundy, who found this theory, and to Elwyn Berlekamp, John Conway and Richard Guy, who made a world of it.</source>
        <translation>الشكر لتشارلز بوتون ورولاند سبراغ وباتريك غراندي الذين اكتشفوا هذه النظرية، ولإلوين بيرلكامب وجون كونواي وريتشارد غاي الذين جعلوا منها عالمًا.</translation>
    </message>
    <message>
        <source>Plain pieces</source>
        <translation>قطع بسيطة</translation>
    </message>
    <message>
        <source>Discs and bars on a plain ground, instead of pebbles, coins or frogs on a table.</source>
        <translation>أقراص وقضبان على أرضية بسيطة، بدلًا من الحصى أو القطع النقدية أو الضفادع على طاولة.</translation>
    </message>
    <message>
        <source>The idea: plain words. Labels: P and N, by moves and their answers. Values: Grundy values, nim-sums and numbers. Theorems: everything that is proven.</source>
        <translation>الفكرة: كلمات بسيطة. الوسوم: P وN بالنقلات وردودها. القيم: قيم غراندي ومجاميع نيم والأعداد. المبرهنات: كل ما هو مبرهن.</translation>
    </message>
    <message>
        <source>P and N</source>
        <extracomment>heads a setting: the letters P and N, for lost and won positions</extracomment>
        <translation>P وN</translation>
    </message>
    <message>
        <source>Play marks lost positions by P and won ones by N. Off: it says in words who can win.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupField</name>
    <message>
        <source>no limit</source>
        <extracomment>in an empty field for a number: any number</extracomment>
        <translation>بلا حد</translation>
    </message>
</context>
<context>
    <name>ShapeCard</name>
    <message>
        <source>Shape %1: %2</source>
        <extracomment>read aloud: the number of a drawn shape, and its name, such as &quot;two neighbours&quot;</extracomment>
        <translation>الشكل %1: ‏%2</translation>
    </message>
    <message>
        <source>Remove shape %1</source>
        <translation>إزالة الشكل %1</translation>
    </message>
    <message>
        <source>may be turned</source>
        <translation>يجوز تدويره</translation>
    </message>
    <message>
        <source>may be mirrored</source>
        <translation>يجوز عكسه</translation>
    </message>
    <message>
        <source>at most</source>
        <extracomment>before a number: the longest line that may be taken</extracomment>
        <translation>على الأكثر</translation>
    </message>
    <message>
        <source>Longest line</source>
        <extracomment>read aloud: a field for the most stones that one move may take in a line</extracomment>
        <translation>أطول خط</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>in a field for a number: any length of a line</extracomment>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>Who may take shape %1</source>
        <translation>من يجوز له أخذ الشكل %1</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>of a shape: both players may take it</extracomment>
        <translation>كلاهما</translation>
    </message>
    <message>
        <source>L Left</source>
        <extracomment>of a shape: only Left may take it; L is Left&apos;s letter</extracomment>
        <translation>L أيسر</translation>
    </message>
    <message>
        <source>R Right</source>
        <extracomment>of a shape: only Right may take it; R is Right&apos;s letter</extracomment>
        <translation>R أيمن</translation>
    </message>
    <message>
        <source>is taken</source>
        <extracomment>of a square of a drawn shape: a move takes the stone on it</extracomment>
        <translation>يؤخذ</translation>
    </message>
    <message>
        <source>must be empty</source>
        <translation>يجب أن تكون فارغة</translation>
    </message>
    <message>
        <source>a stone that must stay</source>
        <translation>حجر يجب أن يبقى</translation>
    </message>
    <message>
        <source>anything</source>
        <extracomment>of a square of a drawn shape: a stone, or none, or a hole</extracomment>
        <translation>أي شيء</translation>
    </message>
    <message>
        <source>Squares of shape %1</source>
        <translation>خانات الشكل %1</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <extracomment>read aloud: a square of a drawn shape, and what is said of it: &quot;is taken&quot;, &quot;anything&quot;</extracomment>
        <translation>الصف %1، العمود %2: ‏%3</translation>
    </message>
</context>
<context>
    <name>ShareChartCard</name>
    <message>
        <source>Share of the games through a move won by the player who started</source>
        <translation>نسبة المباريات التي فيها نقلة ويفوز فيها من بدأ</translation>
    </message>
    <message>
        <source>Share of the games through a move won by the player who makes it</source>
        <translation>نسبة المباريات التي فيها نقلة ويفوز فيها من لعبها</translation>
    </message>
    <message>
        <source>How often a move is part of a won game</source>
        <translation>كم مرة تكون النقلة جزءًا من مباراة فوز</translation>
    </message>
    <message>
        <source>Whose wins are counted</source>
        <translation>فوز من يُحسب</translation>
    </message>
    <message>
        <source>Its mover wins</source>
        <translation>فوز من لعبها</translation>
    </message>
    <message>
        <source>The starter wins</source>
        <translation>فوز من بدأ</translation>
    </message>
    <message>
        <source>%1. Moves that always or never win are counted.</source>
        <translation>%1. النقلات التي تربح دائمًا أو لا تربح أبدًا محسوبة.</translation>
    </message>
    <message>
        <source>%1. Moves that always or never win are left out.</source>
        <translation>%1. النقلات التي تربح دائمًا أو لا تربح أبدًا متروكة.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>read aloud: what the chart shows, and a sentence that sums it up</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Also count moves that always (100%) or never (0%) win</source>
        <translation>احسب أيضًا النقلات التي تربح دائمًا (100%) أو لا تربح أبدًا (0%)</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>A picture of the game</source>
        <translation>صورة للمباراة</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>a button, a verb: writes the picture to a file</extracomment>
        <translation>حفظ…</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: puts the picture into the clipboard</extracomment>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copied the picture.</source>
        <translation>نُسخت الصورة.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>a button: closes the dialog</extracomment>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>SharedGame</name>
    <message>
        <source>I was winning above, %1 below.</source>
        <extracomment>the other player: who was winning where a line runs above, and where it runs below</extracomment>
        <translation>الخط في الأعلى: الفوز في يدي؛ وفي الأسفل: في يد %1.</translation>
    </message>
    <message>
        <source>%1 was winning above, %2 below.</source>
        <extracomment>two players: who was winning where a line runs above, and where it runs below</extracomment>
        <translation>الخط في الأعلى: الفوز في يد %1؛ وفي الأسفل: في يد %2.</translation>
    </message>
    <message>
        <source>And you?</source>
        <translation>وأنت؟</translation>
    </message>
    <message>
        <source>Can you beat %1?</source>
        <translation>هل تستطيع أن تهزم %1؟</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>?, F1</source>
        <extracomment>names of keys, of which either does it</extracomment>
        <translation>⁦?, F1⁩</translation>
    </message>
    <message>
        <source>This list</source>
        <extracomment>what a key does: it shows the list of keys</extracomment>
        <translation>هذه القائمة</translation>
    </message>
    <message>
        <source>Ctrl+1 to 4</source>
        <translation>‏Ctrl+1 إلى ⁦4⁩</translation>
    </message>
    <message>
        <source>Games, Learn, Lab, Settings</source>
        <translation>الألعاب، التعلّم، المختبر، الإعدادات</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>فاتح أو داكن</translation>
    </message>
    <message>
        <source>Alt+←</source>
        <translation>⁦Alt+←⁩</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>العودة إلى الألعاب</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>the name of a key</extracomment>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Games: remove a recent game</source>
        <translation>الألعاب: إزالة مباراة أخيرة</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>what a key does: it asks for the next game</extracomment>
        <translation>مباراة جديدة</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Open a saved game or a lesson</source>
        <translation>فتح مباراة محفوظة أو درس</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>حفظ المباراة</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>تصدير صورة</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>نسخ الوضعية</translation>
    </message>
    <message>
        <source>Ctrl+V</source>
        <translation>Ctrl+V</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>لصق وضعية</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>The whole game in the Lab</source>
        <translation>اللعبة كلها في المختبر</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>what a key does: it takes the last move back</extracomment>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z, Ctrl+Y</source>
        <translation>Ctrl+Shift+Z, Ctrl+Y</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>what a key does: it makes a move again that was taken back</extracomment>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>what a key does, a verb: it begins the same game anew</extracomment>
        <translation>البدء من جديد</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Edit the position</source>
        <translation>تحرير الوضعية</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Normal or misère play</source>
        <translation>اللعب العادي أو ميزير</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>⁦Ctrl+.⁩</translation>
    </message>
    <message>
        <source>Cancel the analysis</source>
        <translation>إلغاء التحليل</translation>
    </message>
    <message>
        <source>Say the position aloud (screen reader)</source>
        <translation>نطق الوضعية (قارئ الشاشة)</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>what a key does: it tells a little of how to win</extracomment>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>why is the position won or lost?</extracomment>
        <translation>لماذا؟</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a verb: the mode Play</extracomment>
        <translation>اللعب</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>what a key does, a verb: it shows the analysis of the position</extracomment>
        <translation>الاستكشاف</translation>
    </message>
    <message>
        <source>Explore: losing moves</source>
        <translation>الاستكشاف: النقلات الخاسرة</translation>
    </message>
    <message>
        <source>Explore: Nim lens</source>
        <translation>الاستكشاف: عدسة نيم</translation>
    </message>
    <message>
        <source>Explore: Left, Right to move</source>
        <translation>الاستكشاف: الدور لأيسر أو لأيمن</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>heads the keys for what is shown to a class
----------
what a key does, a verb: it shows the position to a class</extracomment>
        <translation>العرض</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>the arrow keys</extracomment>
        <translation>الأسهم</translation>
    </message>
    <message>
        <source>Move over the board</source>
        <translation>التحرك على الرقعة</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <extracomment>names of keys, of which either does it</extracomment>
        <translation>Enter, Space</translation>
    </message>
    <message>
        <source>Choose a piece</source>
        <translation>اختيار قطعة</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>the name of a key</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Drop a half-made choice, or leave what was entered last</source>
        <translation>ترك خيار لم يكتمل، أو الخروج مما دُخل إليه أخيرًا</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>‏Shift+الأسهم</translation>
    </message>
    <message>
        <source>Hackenbush: move what is shown</source>
        <translation>هاكنبوش: تحريك ما يظهر</translation>
    </message>
    <message>
        <source>Space, a drag</source>
        <translation>Space مع السحب</translation>
    </message>
    <message>
        <source>Hackenbush: the same with the mouse</source>
        <translation>هاكنبوش: الشيء نفسه بالفأرة</translation>
    </message>
    <message>
        <source>Drawing edges: end at a new joint</source>
        <translation>رسم الأضلاع: الإنهاء عند مفصل جديد</translation>
    </message>
    <message>
        <source>Erasing edges: erase</source>
        <translation>مسح الأضلاع: المسح</translation>
    </message>
    <message>
        <source>Space, PageDown, →</source>
        <translation>⁦Space, PageDown, →⁩</translation>
    </message>
    <message>
        <source>Present: next</source>
        <extracomment>what keys do while a class is shown something: the next step</extracomment>
        <translation>العرض: التالي</translation>
    </message>
    <message>
        <source>Backspace, PageUp, ←</source>
        <translation>⁦Backspace, PageUp, ←⁩</translation>
    </message>
    <message>
        <source>Present: back</source>
        <extracomment>while a class is shown something: one step back</extracomment>
        <translation>العرض: السابق</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>‏1 إلى 9، و0</translation>
    </message>
    <message>
        <source>Present: a step seen before</source>
        <translation>العرض: خطوة شوهدت من قبل</translation>
    </message>
    <message>
        <source>Home, F5</source>
        <extracomment>names of keys, of which either does it</extracomment>
        <translation>Home, F5</translation>
    </message>
    <message>
        <source>Present: first step</source>
        <translation>العرض: الخطوة الأولى</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>the name of a key</extracomment>
        <translation>End</translation>
    </message>
    <message>
        <source>Present: last step seen</source>
        <translation>العرض: آخر خطوة شوهدت</translation>
    </message>
    <message>
        <source>B, .</source>
        <extracomment>keys, of which either does it: the letter B and the full stop</extracomment>
        <translation>⁦B, .⁩</translation>
    </message>
    <message>
        <source>Present: blank the screen</source>
        <translation>العرض: إعتام الشاشة</translation>
    </message>
    <message>
        <source>Present: take votes, or end</source>
        <translation>العرض: بدء التصويت أو إنهاؤه</translation>
    </message>
    <message>
        <source>↑, ↓, +, −</source>
        <translation>⁦↑, ↓, +, −⁩</translation>
    </message>
    <message>
        <source>Votes: choose a line, count</source>
        <translation>الأصوات: اختيار سطر، العدّ</translation>
    </message>
    <message>
        <source>Present: undo, restart</source>
        <translation>العرض: تراجع، من جديد</translation>
    </message>
    <message>
        <source>Present: the teacher’s window</source>
        <translation>العرض: نافذة المعلم</translation>
    </message>
    <message>
        <source>Present: leave</source>
        <extracomment>what a key does while a class is shown something: it ends that</extracomment>
        <translation>العرض: خروج</translation>
    </message>
    <message>
        <source>Space, Backspace</source>
        <extracomment>two keys: on, back</extracomment>
        <translation>Space, Backspace</translation>
    </message>
    <message>
        <source>Lesson: next, back</source>
        <translation>الدرس: التالي، السابق</translation>
    </message>
    <message>
        <source>Marking: mark the position</source>
        <translation>الوسوم: وسم الوضعية</translation>
    </message>
    <message>
        <source>Marking: leave it blank</source>
        <translation>الوسوم: تركها خالية</translation>
    </message>
    <message>
        <source>Marking: check</source>
        <extracomment>what a key does while one marks positions with P and N: are the letters right?</extracomment>
        <translation>الوسوم: التحقق</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <extracomment>the arrow keys, and the key Enter; the arrows walk, Enter opens</extracomment>
        <translation>الأسهم، Enter</translation>
    </message>
    <message>
        <source>Lab: walk, open</source>
        <translation>المختبر: المشي، الفتح</translation>
    </message>
    <message>
        <source>Lab: zoom, the whole picture</source>
        <translation>المختبر: التكبير والتصغير، الصورة كلها</translation>
    </message>
    <message>
        <source>State graph: next, previous move</source>
        <translation>مخطط الوضعيات: النقلة التالية، السابقة</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>the title of a dialog: the list of keys and what they do</extracomment>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a key, and what it does</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Print the position</source>
        <translation>طباعة الوضعية</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <extracomment>heads the keys that work on each page</extracomment>
        <translation>في كل مكان</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>المباراة</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>الرقعة</translation>
    </message>
    <message>
        <source>Zoom, the whole board</source>
        <translation>التكبير والتصغير، الرقعة كلها</translation>
    </message>
    <message>
        <source>Learn and the Lab</source>
        <translation>التعلّم والمختبر</translation>
    </message>
    <message>
        <source>Where did it turn?, next mistake</source>
        <translation>أين انقلبت اللعبة؟ الخطأ التالي</translation>
    </message>
    <message>
        <source>Shift+M</source>
        <translation>⁦Shift+M⁩</translation>
    </message>
    <message>
        <source>Where did it turn?, previous mistake</source>
        <translation>أين انقلبت اللعبة؟ الخطأ السابق</translation>
    </message>
    <message>
        <source>Where did it turn?, previous, next move</source>
        <translation>أين انقلبت اللعبة؟ النقلة السابقة، التالية</translation>
    </message>
    <message>
        <source>Present: idea, labels, values, theorems</source>
        <translation>العرض: الفكرة، الوسوم، القيم، المبرهنات</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>V: votes</source>
        <extracomment>a button with its key, V: the class votes on the moves or answers</extracomment>
        <translation>V: الأصوات</translation>
    </message>
</context>
<context>
    <name>StartStrip</name>
    <message>
        <source>Start from</source>
        <extracomment>before ready-made rules, such as Cram: one of them is the beginning of one&apos;s own drawing</extracomment>
        <translation>ابدأ من</translation>
    </message>
    <message>
        <source>Rules to start from</source>
        <translation>قواعد تبدأ منها</translation>
    </message>
    <message>
        <source>drawn by you</source>
        <translation>من رسمك</translation>
    </message>
</context>
<context>
    <name>StateGraphTab</name>
    <message>
        <source>About the state graph</source>
        <translation>عن مخطط الوضعيات</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>عرض كجدول</translation>
    </message>
    <message>
        <source>State graph of %1</source>
        <translation>مخطط الوضعيات لـ %1</translation>
    </message>
    <message>
        <source>Find a position</source>
        <translation>البحث عن وضعية</translation>
    </message>
    <message>
        <source>No position is called %1.</source>
        <translation>لا وضعية اسمها %1.</translation>
    </message>
    <message>
        <source>Selected</source>
        <extracomment>heads what is said of the position that is selected in the graph</extracomment>
        <translation>المحدد</translation>
    </message>
    <message>
        <source>No position is selected.</source>
        <translation>لم تُحدَّد وضعية.</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>افتح في الاستكشاف</translation>
    </message>
    <message>
        <source>Show the part around it</source>
        <translation>إظهار الجزء المحيط بها</translation>
    </message>
    <message>
        <source>A click on a position opens it in Explore; Ctrl + click or a long press selects it.</source>
        <translation>النقر على وضعية يفتحها في الاستكشاف؛ و Ctrl + نقر أو ضغط طويل يحددها.</translation>
    </message>
    <message>
        <source>A click on a position selects it, a double click opens it in Explore.</source>
        <translation>النقر على وضعية يحددها، والنقر المزدوج يفتحها في الاستكشاف.</translation>
    </message>
    <message>
        <source>Follow one line of play</source>
        <translation>اتبع مسارًا واحدًا من اللعب</translation>
    </message>
    <message>
        <source>Step into the kernel</source>
        <translation>دخول إلى النواة</translation>
    </message>
    <message>
        <source>Step out of the kernel</source>
        <translation>خروج من النواة</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: takes the last move of this line of play back
----------
a button: one step back</extracomment>
        <translation>السابق</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>the name of a key</extracomment>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Click a position that a move leads to, or walk there with the arrow keys and press Space.</source>
        <translation>انقر وضعية تؤدي إليها نقلة، أو امشِ إليها بمفاتيح الأسهم واضغط Space.</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>heads what the graph shows</extracomment>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>Only winning moves</source>
        <translation>النقلات الرابحة فقط</translation>
    </message>
    <message>
        <source>Layout</source>
        <extracomment>a field, a noun: how the dots of the graph are placed</extracomment>
        <translation>التوزيع</translation>
    </message>
    <message>
        <source>Layout: dot</source>
        <extracomment>how the graph is laid out: by the program dot, whose name is not translated</extracomment>
        <translation>التوزيع: dot</translation>
    </message>
    <message>
        <source>quick</source>
        <extracomment>a layout that is made quickly</extracomment>
        <translation>سريع</translation>
    </message>
    <message>
        <source>Label backwards, step by step</source>
        <translation>ضع الوسوم إلى الوراء، خطوة خطوة</translation>
    </message>
    <message>
        <source>Step of the labelling</source>
        <translation>خطوة الوسوم</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>a button, a verb: stops going from step to step by itself</extracomment>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: goes from step to step by itself</extracomment>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one step on</extracomment>
        <translation>التالي</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>إلى النهاية</translation>
    </message>
    <message>
        <source>terminal</source>
        <extracomment>a position without a move</extracomment>
        <translation>نهاية</translation>
    </message>
    <message>
        <source>cold: the player who just moved wins</source>
        <translation>باردة: يفوز من لعب للتوّ</translation>
    </message>
    <message>
        <source>hot: the player to move wins</source>
        <translation>ساخنة: يفوز صاحب الدور</translation>
    </message>
    <message>
        <source>Left wins</source>
        <extracomment>explains a colour: positions in which the player Left wins</extracomment>
        <translation>يفوز أيسر</translation>
    </message>
    <message>
        <source>Right wins</source>
        <extracomment>explains a colour: positions in which the player Right wins</extracomment>
        <translation>يفوز أيمن</translation>
    </message>
    <message>
        <source>no letter: not worked out</source>
        <translation>بلا حرف: لم تُحسب</translation>
    </message>
    <message>
        <source>no letter: play may go on for ever</source>
        <translation>بلا حرف: قد يستمر اللعب إلى الأبد</translation>
    </message>
    <message>
        <source>winning move</source>
        <extracomment>explains a colour: an arrow of the graph</extracomment>
        <translation>نقلة رابحة</translation>
    </message>
    <message>
        <source>other move</source>
        <extracomment>explains a colour: an arrow of the graph that is not known to win</extracomment>
        <translation>نقلة أخرى</translation>
    </message>
    <message>
        <source>losing move</source>
        <extracomment>explains a colour: an arrow of the graph</extracomment>
        <translation>نقلة خاسرة</translation>
    </message>
    <message>
        <source>move of Left (thick: it wins)</source>
        <translation>نقلة لأيسر (سميكة: تربح)</translation>
    </message>
    <message>
        <source>move of Right (thick: it wins)</source>
        <translation>نقلة لأيمن (سميكة: تربح)</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>read aloud: the table of all positions of the graph</extracomment>
        <translation>الوضعيات</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column and what stands there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>head of a column: a position of the graph</extracomment>
        <translation>الوضعية</translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>head of a column: P, N, L or R</extracomment>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>head of a column: a number</extracomment>
        <translation>قيمة غراندي</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>head of a column: how many moves the game lasts yet</extracomment>
        <translation>النقلات الباقية</translation>
    </message>
    <message>
        <source>Longest game</source>
        <extracomment>head of a column: how many moves it has</extracomment>
        <translation>أطول مباراة</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>head of a column, a noun: how many there are</extracomment>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>Winning moves</source>
        <extracomment>head of a column: how many there are</extracomment>
        <translation>النقلات الرابحة</translation>
    </message>
</context>
<context>
    <name>StatisticsTab</name>
    <message>
        <source>P-positions by size</source>
        <translation>وضعيات P بحسب الحجم</translation>
    </message>
    <message>
        <source>cold positions, below</source>
        <translation>الوضعيات الباردة، في الأسفل</translation>
    </message>
    <message>
        <source>all others, above</source>
        <translation>كل ما سواها، في الأعلى</translation>
    </message>
    <message>
        <source>hot positions, above</source>
        <translation>الوضعيات الساخنة، في الأعلى</translation>
    </message>
    <message>
        <source>The size of a position is the number of moves of the longest game left.</source>
        <translation>حجم الوضعية هو عدد نقلات أطول مباراة باقية.</translation>
    </message>
    <message>
        <source>Bars of positions by size; the table behind them has the numbers.</source>
        <translation>أعمدة الوضعيات بحسب الحجم؛ والجدول وراءها يحوي الأعداد.</translation>
    </message>
    <message>
        <source>The whole game in figures</source>
        <translation>اللعبة كلها بالأرقام</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a figure and its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>read aloud: a figure, its value, and a note</extracomment>
        <translation>%1: %2، %3</translation>
    </message>
    <message>
        <source>At most at once, runs of counters: %1</source>
        <translation>الحد الأقصى معًا، سلاسل الأقراص: %1</translation>
    </message>
    <message>
        <source>Without terminal positions</source>
        <translation>بلا وضعيات النهاية</translation>
    </message>
    <message>
        <source>Positions without a move, and the moves to them, are left out. Published figures for misère Line Nim are counted this way: nobody takes the last counter willingly.</source>
        <translation>تُترك الوضعيات التي لا نقلة فيها والنقلات إليها. هكذا عُدّت الأرقام المنشورة عن نيم الخطوط بلعب ميزير: لا أحد يأخذ القرص الأخير مختارًا.</translation>
    </message>
    <message>
        <source>Every position counts, even those without a move.</source>
        <translation>كل وضعية تُعدّ، حتى التي لا نقلة فيها.</translation>
    </message>
    <message>
        <source>Positions equal by symmetry count once</source>
        <translation>الوضعيات المتساوية بالتناظر تُعدّ مرة واحدة</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>That gives the win away. Take it back, or play on?</source>
        <translation>هذا يضيّع الفوز. أتتراجع عنها أم تتابع؟</translation>
    </message>
    <message>
        <source>That gives the win away.</source>
        <translation>هذا يضيّع الفوز.</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>a button: takes the move back that was a mistake</extracomment>
        <translation>التراجع عنها</translation>
    </message>
    <message>
        <source>Take the move back and choose another one (Ctrl+Z)</source>
        <translation>تراجع عن النقلة واختر غيرها (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: the mistake stands, and the game goes on</extracomment>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>The move stands, and the game goes on</source>
        <translation>تبقى النقلة، وتستمر المباراة</translation>
    </message>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation>جارٍ الحل…</translation>
    </message>
    <message>
        <source>Solving: %1</source>
        <extracomment>the program works out who wins; how far it is, such as &quot;40%&quot;</extracomment>
        <translation>جارٍ الحل: %1</translation>
    </message>
    <message>
        <source>Solving: %1 · %2</source>
        <comment>part done, time left</comment>
        <translation>جارٍ الحل: %1 – %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>part done and time left, memory</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>The computer moves without knowing the answer</source>
        <translation>الحاسوب يلعب دون أن يعرف الإجابة</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <extracomment>the name of a player who chooses a move</extracomment>
        <translation>%1 يفكر…</translation>
    </message>
</context>
<context>
    <name>TableBoard</name>
    <message>
        <source>Together: %1</source>
        <extracomment>below several boards: what they are worth together, such as ∗3 or 1/2 + ∗</extracomment>
        <translation>المجموع: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>the number of a board on the table, and its game</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Board %1</source>
        <extracomment>read aloud: the number of a board on the table, such as 2</extracomment>
        <translation>الرقعة %1</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>Exchange Left and Right</source>
        <translation>تبديل أيسر وأيمن</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>نقل إلى اليسار</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>نقل إلى اليمين</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>an entry of a menu: takes this board off the table</extracomment>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>worth %1</source>
        <extracomment>read aloud: the value of a board, such as ∗3</extracomment>
        <translation>القيمة %1</translation>
    </message>
</context>
<context>
    <name>TableCards</name>
    <message>
        <source>Filled in step by step</source>
        <translation>يُملأ خطوة خطوة</translation>
    </message>
    <message>
        <source>Next size: %1</source>
        <translation>الحجم التالي: %1</translation>
    </message>
    <message>
        <source>Everything is shown</source>
        <translation>كل شيء ظاهر</translation>
    </message>
    <message>
        <source>Shows the next size (Page down)</source>
        <translation>يُظهر الحجم التالي (Page Down)</translation>
    </message>
    <message>
        <source>Hide all</source>
        <extracomment>a button: covers all labels of the table</extracomment>
        <translation>إخفاء الكل</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>a button: uncovers all labels of the table</extracomment>
        <translation>إظهار الكل</translation>
    </message>
    <message>
        <source>Selected</source>
        <extracomment>heads what is said of the selected position; none is selected yet</extracomment>
        <translation>المحدد</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <extracomment>heads what is said of the selected position, such as 3,2</extracomment>
        <translation>المحدد: %1</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>افتح في الاستكشاف</translation>
    </message>
    <message>
        <source>Periods</source>
        <extracomment>a heading: rows of the table that repeat</extracomment>
        <translation>الدورات</translation>
    </message>
    <message>
        <source>No row repeats within this table.</source>
        <translation>لا صف يتكرر داخل هذا الجدول.</translation>
    </message>
    <message>
        <source>The bracket below a row spans its first period; it is dashed where the period is only seen.</source>
        <translation>القوس تحت الصف يمتد على دورته الأولى؛ وهو متقطع حيث الدورة ملحوظة فقط.</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <extracomment>a button: shows only the first lines of a list</extracomment>
        <translation>إظهار أقل</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>إظهار الكل (%1)</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>heads what is said of the selected position of the table</extracomment>
        <translation>الوضعية</translation>
    </message>
    <message>
        <source>Point at a cell, or go to it with the arrow keys. A click or Enter opens it in Explore.</source>
        <translation>أشر إلى خانة أو اذهب إليها بالأسهم. النقر أو Enter يفتحها.</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>heads the choice of the positions that the table shows, a noun</extracomment>
        <translation>التصفية</translation>
    </message>
    <message>
        <source>All positions</source>
        <extracomment>a choice: the table shows all positions</extracomment>
        <translation>كل الوضعيات</translation>
    </message>
    <message>
        <source>Only P-positions</source>
        <extracomment>a choice: the table shows only P-positions</extracomment>
        <translation>وضعيات P فقط</translation>
    </message>
    <message>
        <source>Only with the value</source>
        <translation>ذات القيمة فقط</translation>
    </message>
    <message>
        <source>The value looked for</source>
        <translation>القيمة المطلوبة</translation>
    </message>
    <message>
        <source>%1 of the positions stand out.</source>
        <translation>الوضعيات البارزة: %1.</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>a choice: what the table shows of each position</extracomment>
        <translation>قيمة غراندي</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>a choice: what the table shows of each position: how many moves the game lasts yet</extracomment>
        <translation>النقلات الباقية</translation>
    </message>
    <message>
        <source>Exact value</source>
        <extracomment>a choice: what the table shows of each position</extracomment>
        <translation>القيمة الدقيقة</translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>a choice: what the table shows of each position: P, N, L or R</extracomment>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Family of positions</source>
        <translation>عائلة الوضعيات</translation>
    </message>
    <message>
        <source>Ready-made family</source>
        <extracomment>a field: positions with n and m for which a table can be made, such as nim:n,m</extracomment>
        <translation>عائلة جاهزة</translation>
    </message>
    <message>
        <source>As typed below</source>
        <translation>كما هو مكتوب أدناه</translation>
    </message>
    <message>
        <source>Families of all games</source>
        <translation>عائلات كل الألعاب</translation>
    </message>
    <message>
        <source>Pattern with the variables n and m</source>
        <translation>نمط بالمتغيرين n وm</translation>
    </message>
    <message>
        <source>n and m are numbers; 1^n repeats the 1, (1^n/)^m the rows.</source>
        <translation>n وm عددان؛ الترميز ⁦1^n⁩ يكرر 1، والترميز ⁦(1^n/)^m⁩ يكرر الصفوف.</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>ما يُعرض</translation>
    </message>
    <message>
        <source>Misère play</source>
        <extracomment>a switch: who makes the last move loses</extracomment>
        <translation>لعب ميزير</translation>
    </message>
    <message>
        <source>%1 from</source>
        <extracomment>before the first number of a range; the letter n or m: &quot;n from 0 to 15&quot;</extracomment>
        <translation>%1 من</translation>
    </message>
    <message>
        <source>Least value of %1</source>
        <translation>أصغر قيمة لـ %1</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>between the ends of a range: from 0 to 15</extracomment>
        <translation>إلى</translation>
    </message>
    <message>
        <source>Largest value of %1</source>
        <translation>أكبر قيمة لـ %1</translation>
    </message>
</context>
<context>
    <name>TableExport</name>
    <message>
        <source>A table’s name ends in .csv, .json, .svg or .png.</source>
        <translation>ينتهي اسم الجدول بـ ‎.csv أو ‎.json أو ‎.svg أو ‎.png.</translation>
    </message>
</context>
<context>
    <name>TableQuestion</name>
    <message>
        <source>Fill the table</source>
        <translation>املأ الجدول</translation>
    </message>
    <message>
        <source>Search instead</source>
        <extracomment>a button: lets the program search rather than make a table</extracomment>
        <translation>ابحث بدلًا منه</translation>
    </message>
    <message>
        <source>Needs little memory, and may not get to the end</source>
        <translation>يحتاج إلى ذاكرة قليلة، وقد لا يصل إلى النهاية</translation>
    </message>
</context>
<context>
    <name>TableTab</name>
    <message>
        <source>Tables</source>
        <extracomment>a heading: tables of many positions</extracomment>
        <translation>الجداول</translation>
    </message>
    <message>
        <source>About the table</source>
        <translation>عن الجدول</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>ما يعرضه الجدول</translation>
    </message>
    <message>
        <source>Family of positions</source>
        <translation>عائلة الوضعيات</translation>
    </message>
    <message>
        <source>Fully analysed</source>
        <extracomment>a kind of table: every position that can be reached, each with all that is known of it</extracomment>
        <translation>محللة بالكامل</translation>
    </message>
    <message>
        <source>Working: %1%</source>
        <extracomment>how much of the table is worked out, such as 40</extracomment>
        <translation>جارٍ العمل: %1%</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <extracomment>the table was stopped; then what is known of it: a sentence</extracomment>
        <translation>توقف: %1</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>a button: works on where it was stopped</extracomment>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>round and filled: cold (P)</source>
        <translation>مستديرة وممتلئة: باردة (P)</translation>
    </message>
    <message>
        <source>square: hot (N), stronger with the number</source>
        <translation>مربعة: ساخنة (N)، ويشتد لونها مع العدد</translation>
    </message>
    <message>
        <source>square: hot (N)</source>
        <translation>مربعة: ساخنة (N)</translation>
    </message>
    <message>
        <source>Left wins</source>
        <extracomment>explains a colour: positions in which the player Left wins</extracomment>
        <translation>يفوز أيسر</translation>
    </message>
    <message>
        <source>Right wins</source>
        <extracomment>explains a colour: positions in which the player Right wins</extracomment>
        <translation>يفوز أيمن</translation>
    </message>
</context>
<context>
    <name>TakePopup</name>
    <message>
        <source>Move down from step %1</source>
        <translation>إنزال من الدرجة %1</translation>
    </message>
    <message>
        <source>Take from heap %1</source>
        <translation>أخذ من الكومة %1</translation>
    </message>
    <message>
        <source>Stones to take</source>
        <translation>الأحجار المأخوذة</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <extracomment>how many stones of the heap are left after the move, such as 4</extracomment>
        <translation>تترك %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>a button, a verb: takes so many stones, such as 3</extracomment>
        <translation>خذ %1</translation>
    </message>
</context>
<context>
    <name>TeacherWindow</name>
    <message>
        <source>For the teacher – Grundy</source>
        <translation>للمعلم – Grundy</translation>
    </message>
    <message>
        <source>%1 · %2:%3</source>
        <comment>step · minutes:seconds</comment>
        <translation>%1 – %2:%3</translation>
    </message>
    <message>
        <source>The class reads</source>
        <translation>الفصل يقرأ</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>heads what the class sees in the next step
----------
a button: to the next step</extracomment>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>heads the answer that the class does not see yet, a noun</extracomment>
        <translation>الإجابة</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>heads the notes of a lesson for the teacher, a noun</extracomment>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <source>Votes</source>
        <extracomment>heads how many of the class have voted, a noun</extracomment>
        <translation>الأصوات</translation>
    </message>
    <message>
        <source>%L1 votes so far</source>
        <translation>الأصوات حتى الآن: %L1</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one step back</extracomment>
        <translation>السابق</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>a button: the class sees the screen again</extracomment>
        <translation>إضاءة</translation>
    </message>
    <message>
        <source>Blank</source>
        <extracomment>a button, a verb: the class sees an empty screen</extracomment>
        <translation>إعتام</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>a button: ends the presentation</extracomment>
        <translation>خروج</translation>
    </message>
    <message>
        <source>The class sees this screen, so the answer is covered.</source>
        <translation>الفصل يرى هذه الشاشة، لذلك غُطيت الإجابة.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>إظهار الإجابة</translation>
    </message>
</context>
<context>
    <name>TheoryRow</name>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>read aloud: a game, what is claimed of it, and how far that is checked</extracomment>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1: %2 %3. %4</source>
        <extracomment>read aloud: a game, what is claimed of it, how far that is checked, and the result</extracomment>
        <translation>%1: %2 %3. %4</translation>
    </message>
    <message>
        <source>up to size</source>
        <translation>حتى الحجم</translation>
    </message>
    <message>
        <source>%1: size of the largest positions checked</source>
        <translation>%1: حجم أكبر الوضعيات المفحوصة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends this check</extracomment>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>a button, a verb: begins this check</extracomment>
        <translation>فحص</translation>
    </message>
    <message>
        <source>Cancel the check of %1</source>
        <translation>إلغاء فحص %1</translation>
    </message>
    <message>
        <source>Check %1</source>
        <extracomment>a button, a verb: begins the check of a game, such as Nim</extracomment>
        <translation>فحص %1</translation>
    </message>
    <message>
        <source>Open the position</source>
        <translation>افتح الوضعية</translation>
    </message>
    <message>
        <source>Open %1</source>
        <extracomment>a button, a verb: opens a position, such as nim:7,11,5</extracomment>
        <translation>افتح %1</translation>
    </message>
    <message>
        <source>Claims that fail</source>
        <translation>ادّعاءات لا تصح</translation>
    </message>
    <message>
        <source>The theory of the games</source>
        <translation>نظرية الألعاب</translation>
    </message>
    <message>
        <source>Search alone looks for the smallest counterexample. Finding one is not an error of the program.</source>
        <translation>يبحث البحث وحده عن أصغر مثال مضاد. والعثور عليه ليس خطأ في البرنامج.</translation>
    </message>
    <message>
        <source>Every small position is answered twice, by theory and by search alone. They have to agree.</source>
        <translation>يُجاب عن كل وضعية صغيرة مرتين، بالنظرية وبالبحث وحده. ويجب أن يتفقا.</translation>
    </message>
</context>
<context>
    <name>TheoryTab</name>
    <message>
        <source>Theory check</source>
        <extracomment>a heading: theorems are compared with a plain search</extracomment>
        <translation>فحص النظرية</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>beside a heading: what follows is about all games</extracomment>
        <translation>كل الألعاب</translation>
    </message>
    <message>
        <source>Checks</source>
        <extracomment>read aloud: the list of all checks of theorems</extracomment>
        <translation>الفحوص</translation>
    </message>
    <message>
        <source>Position: %1</source>
        <extracomment>read aloud: the position of a counterexample, such as nim:7,11,5</extracomment>
        <translation>الوضعية: %1</translation>
    </message>
    <message>
        <source>Open it in Explore</source>
        <translation>افتحها في الاستكشاف</translation>
    </message>
    <message>
        <source>Cancel all</source>
        <extracomment>a button: ends all checks</extracomment>
        <translation>إلغاء الكل</translation>
    </message>
    <message>
        <source>Check all</source>
        <extracomment>a button: begins all checks</extracomment>
        <translation>فحص الكل</translation>
    </message>
    <message>
        <source>All checks</source>
        <extracomment>a heading: what all checks together have found</extracomment>
        <translation>كل الفحوص</translation>
    </message>
    <message>
        <source>holds</source>
        <extracomment>of a theorem, a verb: it agrees with the search</extracomment>
        <translation>صحيح</translation>
    </message>
    <message>
        <source>a claim that fails, as expected</source>
        <translation>ادّعاء يسقط، كما هو متوقع</translation>
    </message>
    <message>
        <source>theory and search differ: an error</source>
        <translation>النظرية والبحث مختلفان: خطأ</translation>
    </message>
</context>
<context>
    <name>TodoChartCard</name>
    <message>
        <source>found: %1</source>
        <extracomment>how many positions have been found so far</extracomment>
        <translation>وُجدت: %1</translation>
    </message>
    <message>
        <source>to do: peak %1</source>
        <translation>لم تُعالج: الذروة %1</translation>
    </message>
    <message>
        <source>Finding all positions</source>
        <translation>إيجاد كل الوضعيات</translation>
    </message>
    <message>
        <source>Which position is looked at next</source>
        <translation>أي وضعية ننظر إليها بعدها</translation>
    </message>
    <message>
        <source>Highest number first</source>
        <translation>الرقم الأكبر أولًا</translation>
    </message>
    <message>
        <source>In the order found (breadth first)</source>
        <translation>بترتيب العثور عليها (عرضًا أولًا)</translation>
    </message>
    <message>
        <source>Last found first</source>
        <translation>آخر ما وُجد أولًا</translation>
    </message>
    <message>
        <source>Positions found and still to do after so many have been done; the one in hand counts.</source>
        <translation>الوضعيات التي وُجدت والتي لم تُعالج بعد عندما يكون قد عولج هذا العدد؛ والتي قيد المعالجة تُحسب.</translation>
    </message>
    <message>
        <source>Finding all positions: %1, %2</source>
        <extracomment>read aloud: a chart: &quot;found: 1200&quot;, and how many were to be done at most</extracomment>
        <translation>إيجاد كل الوضعيات: %1، %2</translation>
    </message>
</context>
<context>
    <name>TryBoard</name>
    <message>
        <source>hole</source>
        <extracomment>read aloud: a square that does not belong to the board</extracomment>
        <translation>فراغ</translation>
    </message>
    <message>
        <source>taken</source>
        <extracomment>read aloud: a square whose stone is gone</extracomment>
        <translation>أُخذ</translation>
    </message>
    <message>
        <source>stone</source>
        <extracomment>read aloud: a square with a stone</extracomment>
        <translation>حجر</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a cell such as c3, and what is there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Board to try the game on</source>
        <translation>رقعة لتجربة اللعبة</translation>
    </message>
    <message>
        <source>%1. Take %2: %3</source>
        <extracomment>read aloud: the square and what is there, the squares that a move takes, and what that leads to</extracomment>
        <translation>%1. أخذ ⁦%2⁩: ‏%3</translation>
    </message>
</context>
<context>
    <name>TryPane</name>
    <message>
        <source>Try it</source>
        <extracomment>heads the board on which the drawn rules can be tried</extracomment>
        <translation>تجربة</translation>
    </message>
    <message>
        <source>What a click on the board does</source>
        <translation>ما تفعله النقرة على الرقعة</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>a click takes stones</extracomment>
        <translation>أخذ</translation>
    </message>
    <message>
        <source>Make holes</source>
        <extracomment>a click makes a hole in the board</extracomment>
        <translation>صنع فراغات</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>a field: how many columns the board has</extracomment>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>a field: how many rows the board has</extracomment>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last move back</extracomment>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Fill again</source>
        <extracomment>a button: puts stones on all squares</extracomment>
        <translation>ملء من جديد</translation>
    </message>
    <message>
        <source>Who is to move</source>
        <translation>لمن الدور</translation>
    </message>
    <message>
        <source>L to move</source>
        <translation>الدور: L</translation>
    </message>
    <message>
        <source>R to move</source>
        <translation>الدور: R</translation>
    </message>
    <message>
        <source>A click makes a hole, or fills it.</source>
        <translation>النقرة تصنع فراغًا أو تملؤه.</translation>
    </message>
    <message>
        <source>Pointing shows a take, a click makes it. The wheel, or + and −, shows other takes there.</source>
        <translation>أشِر إلى حجر فترى نقلة، وانقر فتلعبها. وعجلة الفأرة، أو المفتاحان + و−، تُظهر النقلات الأخرى هناك.</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>heads the sentence that tells the drawn rules</extracomment>
        <translation>بالكلمات</translation>
    </message>
</context>
<context>
    <name>TurnSwitch</name>
    <message>
        <source>Who is to move</source>
        <translation>لمن الدور</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>الدور: %1</translation>
    </message>
</context>
<context>
    <name>ValueCard</name>
    <message>
        <source>Value</source>
        <extracomment>heads what the position is worth, a noun</extracomment>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Nim heaps</source>
        <extracomment>before heaps of Nim that equal the position, such as 3, 5</extracomment>
        <translation>أكوام نيم</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>before a number: the Grundy value of the position</extracomment>
        <translation>قيمة غراندي</translation>
    </message>
    <message>
        <source>Exact value</source>
        <extracomment>before the value of the position as a game, such as 1/2 + ∗</extracomment>
        <translation>القيمة الدقيقة</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <extracomment>what was checked, and holds</extracomment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>before the mean value of a hot game, a noun</extracomment>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>before the temperature of a hot game</extracomment>
        <translation>درجة الحرارة</translation>
    </message>
    <message>
        <source>Stops of Left and Right</source>
        <translation>قيمتا التوقف لأيسر وأيمن</translation>
    </message>
    <message>
        <source>Atomic weight</source>
        <extracomment>before the atomic weight of a game, an integer mostly</extracomment>
        <translation>الوزن الذري</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a name such as &quot;Grundy value&quot;, and the value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Thermograph: the mast stands at %1, from temperature %2 upwards</source>
        <extracomment>read aloud: the mean of a game, such as 1, and its temperature, such as 1/2</extracomment>
        <translation>المخطط الحراري: السارية عند %1، ابتداءً من درجة الحرارة %2</translation>
    </message>
    <message>
        <source>L</source>
        <comment>the player Left</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>R</source>
        <comment>the player Right</comment>
        <translation>R</translation>
    </message>
</context>
<context>
    <name>ValueLine</name>
    <message>
        <source>Line of numbers from %L1 to %L2</source>
        <extracomment>read aloud: both ends of the line, such as -2 and 3</extracomment>
        <translation>خط الأعداد من %L1 إلى %L2</translation>
    </message>
    <message>
        <source>%L1</source>
        <extracomment>a number at a line of numbers</extracomment>
        <translation>%L1</translation>
    </message>
</context>
<context>
    <name>VerdictCard</name>
    <message>
        <source>%1. %2</source>
        <extracomment>read aloud: who wins, and why: two sentences</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Solving</source>
        <extracomment>read aloud: the program works out who wins</extracomment>
        <translation>جارٍ الحل</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>لم تُحل بعد</translation>
    </message>
    <message>
        <source>Cold — the previous player wins</source>
        <translation>باردة: يفوز اللاعب السابق</translation>
    </message>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation>جارٍ الحل…</translation>
    </message>
    <message>
        <source>A smaller position makes it easier.</source>
        <translation>وضعية أصغر تسهّل الأمر.</translation>
    </message>
    <message>
        <source>No rule covers this picture: the exact values of its parts are tried, then a search of the moves. More time, fewer edges or fewer colours make it easier.</source>
        <translation>لا قاعدة تغطي هذه الصورة: تُجرَّب القيم الدقيقة لأجزائها، ثم البحث في النقلات. ووقت أطول أو أضلاع أقل أو ألوان أقل تسهّل الأمر.</translation>
    </message>
    <message>
        <source>No rule covers this picture: the exact values of its parts are tried, then a search of the moves. More memory, fewer edges or fewer colours make it easier.</source>
        <translation>لا قاعدة تغطي هذه الصورة: تُجرَّب القيم الدقيقة لأجزائها، ثم البحث في النقلات. وذاكرة أكبر أو أضلاع أقل أو ألوان أقل تسهّل الأمر.</translation>
    </message>
    <message>
        <source>More time or a smaller position makes it easier.</source>
        <translation>وقت أطول أو وضعية أصغر يسهّل الأمر.</translation>
    </message>
    <message>
        <source>More memory or a smaller position makes it easier.</source>
        <translation>ذاكرة أكبر أو وضعية أصغر يسهّل الأمر.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>a button: works it out once more, when memory is free</extracomment>
        <translation>حاول ثانية</translation>
    </message>
    <message>
        <source>Try with more memory</source>
        <extracomment>a button: works it out once more, with more memory</extracomment>
        <translation>حاول بذاكرة أكبر</translation>
    </message>
    <message>
        <source>Try longer</source>
        <extracomment>a button: works it out once more, with more time</extracomment>
        <translation>حاول وقتًا أطول</translation>
    </message>
    <message>
        <source>Fill the table</source>
        <translation>املأ الجدول</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>part done, time left</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Search instead</source>
        <extracomment>a button: lets the program search rather than make a table</extracomment>
        <translation>ابحث بدلًا منه</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>VotesPanel</name>
    <message>
        <source>Press ↑ ↓ to choose. Type the votes.</source>
        <translation>اضغط ↑ ↓ للاختيار. واكتب عدد الأصوات.</translation>
    </message>
    <message>
        <source>Votes: %L1</source>
        <extracomment>how many votes there are altogether</extracomment>
        <translation>الأصوات: %L1</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>a button: ends the voting</extracomment>
        <translation>تم</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>a button: all votes are 0 again</extracomment>
        <translation>مسح</translation>
    </message>
    <message>
        <source>%1: %L2 votes</source>
        <extracomment>read aloud: a move or an answer, and how many chose it</extracomment>
        <translation>%1: الأصوات %L2</translation>
    </message>
    <message>
        <source>%1: %L2 votes, %3</source>
        <extracomment>read aloud: a move or an answer, how many chose it, and &quot;wins&quot;, &quot;loses&quot;, &quot;right&quot; or &quot;not right&quot;</extracomment>
        <translation>%1: الأصوات %L2، ‏%3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a move (wins)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>One vote less</source>
        <translation>صوت أقل</translation>
    </message>
    <message>
        <source>%L1</source>
        <extracomment>how many chose a move or an answer</extracomment>
        <translation>%L1</translation>
    </message>
    <message>
        <source>One vote more</source>
        <translation>صوت أكثر</translation>
    </message>
</context>
<context>
    <name>WholeGameNotice</name>
    <message>
        <source>This page needs the whole game. %1</source>
        <translation>تحتاج هذه الصفحة إلى اللعبة كلها. %1</translation>
    </message>
    <message>
        <source>This page needs the whole game, and that is too large.</source>
        <translation>تحتاج هذه الصفحة إلى اللعبة كلها، وهي كبيرة جدًّا.</translation>
    </message>
    <message>
        <source>Choose a position first.</source>
        <translation>اختر وضعية أولًا.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>a button: works it out once more, after it was stopped or failed</extracomment>
        <translation>حاول ثانية</translation>
    </message>
    <message>
        <source>Show the part near it</source>
        <translation>إظهار الجزء القريب منها</translation>
    </message>
</context>
<context>
    <name>WhySteps</name>
    <message>
        <source>One step back in the argument</source>
        <translation>خطوة إلى الوراء في الحجة</translation>
    </message>
    <message>
        <source>After %1</source>
        <extracomment>heads an argument: what would follow after a move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>بعد %1</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>a button: ends the walk through the reasons</extracomment>
        <translation>خروج</translation>
    </message>
    <message>
        <source>Back to the position of the game</source>
        <translation>عودة إلى وضعية المباراة</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>read aloud: the letter of a position, and who wins it</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>البحث عن السبب…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one step of the argument back</extracomment>
        <translation>السابق</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>هذا كل شيء</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <extracomment>a button: shows only the first moves of a list</extracomment>
        <translation>إظهار أقل</translation>
    </message>
    <message>
        <source>Show more (%L1 in all)</source>
        <translation>إظهار المزيد (الكل %L1)</translation>
    </message>
    <message>
        <source>then %1</source>
        <extracomment>behind a move: the reply to it, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>ثم %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>a button: stops what is played by itself</extracomment>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>a button: the idea is played on the board by itself, move after move</extracomment>
        <translation>تشغيل</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%1 step</source>
        <extracomment>of a lesson, not of a staircase</extracomment>
        <translation>
            <numerusform>%1 خطوة</numerusform>
            <numerusform>خطوة واحدة</numerusform>
            <numerusform>خطوتان</numerusform>
            <numerusform>%1 خطوات</numerusform>
            <numerusform>%1 خطوة</numerusform>
            <numerusform>%1 خطوة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steps</source>
        <extracomment>of a lesson, not of a staircase</extracomment>
        <translation>
            <numerusform>%1 خطوة</numerusform>
            <numerusform>خطوة واحدة</numerusform>
            <numerusform>خطوتان</numerusform>
            <numerusform>%1 خطوات</numerusform>
            <numerusform>%1 خطوة</numerusform>
            <numerusform>%1 خطوة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 claim</source>
        <extracomment>what a lesson says of positions, such as that one is P</extracomment>
        <translation>
            <numerusform>%1 ادّعاء</numerusform>
            <numerusform>ادّعاء واحد</numerusform>
            <numerusform>ادّعاءان</numerusform>
            <numerusform>%1 ادّعاءات</numerusform>
            <numerusform>%1 ادّعاءً</numerusform>
            <numerusform>%1 ادّعاء</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 claims</source>
        <extracomment>what a lesson says of positions, such as that one is P</extracomment>
        <translation>
            <numerusform>%1 ادّعاء</numerusform>
            <numerusform>ادّعاء واحد</numerusform>
            <numerusform>ادّعاءان</numerusform>
            <numerusform>%1 ادّعاءات</numerusform>
            <numerusform>%1 ادّعاءً</numerusform>
            <numerusform>%1 ادّعاء</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at row %1.</source>
        <translation>انظر إلى الصف %1.</translation>
    </message>
    <message>
        <source>Row %1 holds out longest.</source>
        <translation>الصف %1 يصمد أطول من غيره.</translation>
    </message>
    <message>
        <source>That square is gone.</source>
        <translation>هذه الخانة ذهبت.</translation>
    </message>
    <message>
        <source>The crossed square stays.</source>
        <translation>الخانة المشطوبة تبقى.</translation>
    </message>
    <message>
        <source>two arms as heaps</source>
        <translation>ذراعان كأنهما كومتان</translation>
    </message>
    <message>
        <source>two rows compared</source>
        <translation>مقارنة صفين</translation>
    </message>
    <message>
        <source>equal arms answer each other</source>
        <translation>الذراعان المتساويتان تردّ إحداهما على الأخرى</translation>
    </message>
    <message>
        <source>a stolen strategy</source>
        <translation>استراتيجية مسروقة</translation>
    </message>
    <message>
        <source>the number of squares in a row</source>
        <translation>عدد الخانات في صف</translation>
    </message>
    <message>
        <source>a row of %1 is longer than the one below it, of %2</source>
        <extracomment>two numbers of squares</extracomment>
        <translation>صف من %1 أطول من الصف الذي تحته، وهو من %2</translation>
    </message>
    <message>
        <source>Chomp</source>
        <extracomment>the name of a game</extracomment>
        <translation>تشومب</translation>
    </message>
    <message>
        <source>Take a square and all beyond</source>
        <translation>خذ خانة وكل ما وراءها</translation>
    </message>
    <message>
        <source>A bottom row and a first column are Nim heaps; two rows, and boards as high as they are wide, have rules of their own. The table of all other boards agrees with a search of each.</source>
        <translation>الصف الأسفل والعمود الأول كومتا نيم؛ وللصفين، وللرقع التي ارتفاعها كعرضها، قواعد خاصة. وجدول كل الرقع الأخرى يتفق مع البحث في كل منها.</translation>
    </message>
    <message>
        <source>Squares</source>
        <extracomment>head of the column of moves: how many squares are taken</extracomment>
        <translation>الخانات</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>head of the column of moves: what is taken</extracomment>
        <translation>خذ</translation>
    </message>
    <message numerus="yes">
        <source>%1 square can be taken now</source>
        <translation>
            <numerusform>لا خانة يمكن أخذها الآن</numerusform>
            <numerusform>يمكن أخذ خانة واحدة الآن</numerusform>
            <numerusform>يمكن أخذ خانتين الآن</numerusform>
            <numerusform>يمكن أخذ %1 خانات الآن</numerusform>
            <numerusform>يمكن أخذ %1 خانة الآن</numerusform>
            <numerusform>يمكن أخذ %1 خانة الآن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 squares can be taken now</source>
        <translation>
            <numerusform>لا خانة يمكن أخذها الآن</numerusform>
            <numerusform>يمكن أخذ خانة واحدة الآن</numerusform>
            <numerusform>يمكن أخذ خانتين الآن</numerusform>
            <numerusform>يمكن أخذ %1 خانات الآن</numerusform>
            <numerusform>يمكن أخذ %1 خانة الآن</numerusform>
            <numerusform>يمكن أخذ %1 خانة الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a place to put a square there, or to take it.</source>
        <translation>انقر موضعًا لتضع فيه خانة أو لتأخذها.</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>a field: how many rows the board has</extracomment>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>a field: how many columns the board has</extracomment>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>a ready-made board: the usual one</extracomment>
        <translation>تقليدية</translation>
    </message>
    <message>
        <source>4 rows of 6</source>
        <translation>4 صفوف من 6</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>a ready-made board</extracomment>
        <translation>صغيرة</translation>
    </message>
    <message>
        <source>3 rows of 4</source>
        <translation>3 صفوف من 4</translation>
    </message>
    <message>
        <source>Square</source>
        <extracomment>a square bar of chocolate, not one of its pieces</extracomment>
        <translation>مربعة</translation>
    </message>
    <message>
        <source>4 rows of 4</source>
        <translation>4 صفوف من 4</translation>
    </message>
    <message>
        <source>Two rows</source>
        <extracomment>a ready-made board: it has two rows</extracomment>
        <translation>صفان</translation>
    </message>
    <message>
        <source>2 rows of 7</source>
        <translation>صفان من 7</translation>
    </message>
    <message>
        <source>Misère</source>
        <extracomment>a ready-made board that is played misère: who makes the last move loses</extracomment>
        <translation>ميزير</translation>
    </message>
    <message>
        <source>rows of 5, 5 and 3</source>
        <translation>صفوف من 5 و5 و3</translation>
    </message>
    <message>
        <source>Squares of each row, from the bottom</source>
        <translation>خانات كل صف، من الأسفل</translation>
    </message>
    <message>
        <source>Bite off a square and every square above it and to its right. The crossed square stays.</source>
        <translation>اختر خانة: تذهب مع كل ما فوقها وما على يمينها. والمشطوبة تبقى.</translation>
    </message>
    <message>
        <source>If only the crossed square is left for you, you lose.</source>
        <translation>من لا تبقى له إلا الخانة المشطوبة يخسر.</translation>
    </message>
    <message>
        <source>If only the crossed square is left for you, you win.</source>
        <translation>من لا تبقى له إلا الخانة المشطوبة يفوز.</translation>
    </message>
    <message>
        <source>You left nothing but the crossed square</source>
        <translation>لم تترك إلا الخانة المشطوبة</translation>
    </message>
    <message>
        <source>%1 left nothing but the crossed square</source>
        <translation>لم يترك %1 إلا الخانة المشطوبة</translation>
    </message>
    <message>
        <source>Only the crossed square.</source>
        <translation>الخانة المشطوبة وحدها.</translation>
    </message>
    <message>
        <source>One row of %1 squares.</source>
        <translation>صف واحد، وعدد خاناته %1.</translation>
    </message>
    <message>
        <source>From the bottom up rows of %1 squares.</source>
        <translation>من الأسفل إلى الأعلى صفوف خاناتها %1.</translation>
    </message>
    <message>
        <source>Two columns: n rows of 2, above them m of 1</source>
        <translation>عمودان: n صفًّا من 2، وفوقها m من 1</translation>
    </message>
    <message>
        <source>Full boards, n columns and m rows</source>
        <translation>الرقع الكاملة، n عمودًا وm صفًّا</translation>
    </message>
    <message>
        <source>A row of n with m squares on its first</source>
        <translation>صف من n وعلى خانته الأولى m خانة</translation>
    </message>
    <message>
        <source>Three columns: 2 rows of 3, n of 2, m of 1</source>
        <translation>ثلاثة أعمدة: صفان من 3، وn من 2، وm من 1</translation>
    </message>
    <message>
        <source>The player to move chooses the second square of the bottom row. Only the corner and the square above it are left: the opponent has to take that one, and whoever then cannot move wins.</source>
        <translation>يختار صاحب الدور الخانة الثانية في الصف الأسفل. لا تبقى إلا الزاوية والخانة التي فوقها: على الخصم أن يأخذ تلك، ومن لا يستطيع اللعب بعدها يفوز.</translation>
    </message>
    <message>
        <source>The player to move chooses the second square of the first column. Only the corner and the square beside it are left: the opponent has to take that one, and whoever then cannot move wins.</source>
        <translation>يختار صاحب الدور الخانة الثانية في العمود الأول. لا تبقى إلا الزاوية والخانة التي إلى جانبها: على الخصم أن يأخذ تلك، ومن لا يستطيع اللعب بعدها يفوز.</translation>
    </message>
    <message>
        <source>Two rows are cold exactly when the upper one is shorter by one square: whatever is then taken, the opponent can make the upper row shorter by one again.</source>
        <translation>الصفان باردان إذا كان الأعلى أقصر بخانة واحدة، وفي هذه الحالة فقط: مهما أُخذ بعدها استطاع الخصم أن يجعل الصف الأعلى أقصر بخانة من جديد.</translation>
    </message>
    <message>
        <source>Two columns are cold exactly when the right one is lower by one square: whatever is then taken, the opponent can make the right column lower by one again.</source>
        <translation>العمودان باردان إذا كان الأيمن أخفض بخانة واحدة، وفي هذه الحالة فقط: مهما أُخذ بعدها استطاع الخصم أن يجعل العمود الأيمن أخفض بخانة من جديد.</translation>
    </message>
    <message>
        <source>Here both have %1: the last square, the one farthest from the corner, has to go.</source>
        <translation>لكليهما هنا %1: لا بدّ أن تذهب الخانة الأخيرة، وهي الأبعد عن الزاوية.</translation>
    </message>
    <message>
        <source>Here they have %1 and %2.</source>
        <extracomment>&quot;they&quot; are the two rows, or the two columns, of the board; two numbers of squares</extracomment>
        <translation>لهما هنا %1 و%2.</translation>
    </message>
    <message>
        <source>The bottom row and the first column are equally long. Choosing the square in row 2, column 2 leaves these two alone.</source>
        <translation>الصف الأسفل والعمود الأول متساويا الطول. اختيار الخانة في الصف 2 والعمود 2 يترك هذين وحدهما.</translation>
    </message>
    <message>
        <source>From then on whatever the opponent takes from one of them is taken from the other one, too: they are two equal Nim heaps.</source>
        <translation>ومن ذلك الحين كل ما يأخذه الخصم من أحدهما يؤخذ من الآخر أيضًا: هما كومتا نيم متساويتان.</translation>
    </message>
    <message>
        <source>The player to move wins every full board. Suppose that taking only the square farthest from the corner lost: then the opponent would have a winning reply. But that reply takes the same square, too, so it could have been the first move.</source>
        <translation>يفوز صاحب الدور على كل رقعة كاملة. لنفرض أن أخذ الخانة الأبعد عن الزاوية وحدها يخسر: عندئذ يكون للخصم ردٌّ رابح. لكن ذلك الرد يأخذ الخانة نفسها أيضًا، فكان يمكن أن يكون النقلة الأولى.</translation>
    </message>
    <message>
        <source>This proves that a winning move exists. It does not say which: no rule for it is known, it has to be searched for.</source>
        <translation>هذا يبرهن أن نقلة رابحة موجودة. ولا يقول أي نقلة هي: لا تُعرف لها قاعدة، ولا بدّ من البحث عنها.</translation>
    </message>
    <message>
        <source>Nim in disguise</source>
        <translation>نيم متنكرة</translation>
    </message>
    <message>
        <source>The other squares of the bottom row and of the first column are two Nim heaps, of %1 and %2: a move shortens one of them, by as much as one likes. The corner stays.</source>
        <extracomment>two numbers of squares</extracomment>
        <translation>خانات الصف الأسفل والعمود الأول الأخرى كومتا نيم، من %1 ومن %2: النقلة تقصّر إحداهما بأي مقدار. والزاوية تبقى.</translation>
    </message>
    <message>
        <source>Why: two rows</source>
        <translation>لماذا: صفان</translation>
    </message>
    <message>
        <source>Why: two columns</source>
        <translation>لماذا: عمودان</translation>
    </message>
    <message>
        <source>Why: the mirror</source>
        <translation>لماذا: المرآة</translation>
    </message>
    <message>
        <source>Why: the stolen strategy</source>
        <translation>لماذا: الاستراتيجية المسروقة</translation>
    </message>
    <message>
        <source>nothing is known</source>
        <translation>لا شيء معروف</translation>
    </message>
    <message>
        <source>the player to move loses (P)</source>
        <translation>يخسر صاحب الدور (P)</translation>
    </message>
    <message>
        <source>the player to move wins (N)</source>
        <translation>يفوز صاحب الدور (N)</translation>
    </message>
    <message>
        <source>Left wins whoever starts (L)</source>
        <translation>يفوز أيسر أيًّا كان من يبدأ (L)</translation>
    </message>
    <message>
        <source>Right wins whoever starts (R)</source>
        <translation>يفوز أيمن أيًّا كان من يبدأ (R)</translation>
    </message>
    <message>
        <source>%1: by the claim %2; in fact %3.</source>
        <extracomment>a position, and twice who wins, such as &quot;the player to move wins&quot;</extracomment>
        <translation>%1: بحسب الادّعاء %2؛ والواقع %3.</translation>
    </message>
    <message>
        <source>more than %1 coins altogether</source>
        <translation>القطع أكثر من %1 في المجموع</translation>
    </message>
    <message>
        <source>No coins.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>لا قطع.</translation>
    </message>
    <message>
        <source>a number of coins</source>
        <translation>عدد من القطع</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 place for coins</source>
        <translation>
            <numerusform>أكثر من %1 موضع للقطع</numerusform>
            <numerusform>أكثر من موضع واحد للقطع</numerusform>
            <numerusform>أكثر من موضعين للقطع</numerusform>
            <numerusform>أكثر من %1 مواضع للقطع</numerusform>
            <numerusform>أكثر من %1 موضعًا للقطع</numerusform>
            <numerusform>أكثر من %1 موضع للقطع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 places for coins</source>
        <translation>
            <numerusform>أكثر من %1 موضع للقطع</numerusform>
            <numerusform>أكثر من موضع واحد للقطع</numerusform>
            <numerusform>أكثر من موضعين للقطع</numerusform>
            <numerusform>أكثر من %1 مواضع للقطع</numerusform>
            <numerusform>أكثر من %1 موضعًا للقطع</numerusform>
            <numerusform>أكثر من %1 موضع للقطع</numerusform>
        </translation>
    </message>
    <message>
        <source>Silver Dollar</source>
        <extracomment>the name of a game</extracomment>
        <translation>الدولار الفضي</translation>
    </message>
    <message>
        <source>Slide left, no jumping</source>
        <translation>أزلق يسارًا دون قفز</translation>
    </message>
    <message>
        <source>The coins pair from the right, and the gaps of the pairs are Nim heaps.</source>
        <translation>تُرتَّب القطع أزواجًا من اليمين، وفجوات الأزواج أكوام نيم.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>head of the column of moves</extracomment>
        <translation>نقل</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin can still move now</source>
        <translation>
            <numerusform>لا قطعة تستطيع الحركة الآن</numerusform>
            <numerusform>قطعة واحدة تستطيع الحركة الآن</numerusform>
            <numerusform>قطعتان تستطيعان الحركة الآن</numerusform>
            <numerusform>%1 قطع تستطيع الحركة الآن</numerusform>
            <numerusform>%1 قطعة تستطيع الحركة الآن</numerusform>
            <numerusform>%1 قطعة تستطيع الحركة الآن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins can still move now</source>
        <translation>
            <numerusform>لا قطعة تستطيع الحركة الآن</numerusform>
            <numerusform>قطعة واحدة تستطيع الحركة الآن</numerusform>
            <numerusform>قطعتان تستطيعان الحركة الآن</numerusform>
            <numerusform>%1 قطع تستطيع الحركة الآن</numerusform>
            <numerusform>%1 قطعة تستطيع الحركة الآن</numerusform>
            <numerusform>%1 قطعة تستطيع الحركة الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square to change it; drag a coin to move it.</source>
        <translation>انقر خانة لتغييرها؛ واسحب قطعة لنقلها.</translation>
    </message>
    <message>
        <source>Two gaps</source>
        <extracomment>a ready-made board: it has two gaps between coins</extracomment>
        <translation>فجوتان</translation>
    </message>
    <message>
        <source>4 coins, 11 squares</source>
        <translation>4 قطع و11 خانة</translation>
    </message>
    <message>
        <source>Twins</source>
        <extracomment>the name of a game</extracomment>
        <translation>توأمان</translation>
    </message>
    <message>
        <source>2 gaps of the same size</source>
        <translation>فجوتان متساويتان</translation>
    </message>
    <message>
        <source>Odd one out</source>
        <translation>قطعة بلا شريك</translation>
    </message>
    <message>
        <source>3 coins, 11 squares</source>
        <translation>3 قطع و11 خانة</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <extracomment>a ready-made board: an easy one to begin with</extracomment>
        <translation>إحماء</translation>
    </message>
    <message>
        <source>2 coins, 1 gap</source>
        <translation>قطعتان وفجوة واحدة</translation>
    </message>
    <message>
        <source>Crowd</source>
        <extracomment>a ready-made board: it has many coins close together</extracomment>
        <translation>زحام</translation>
    </message>
    <message>
        <source>6 coins, close together</source>
        <translation>6 قطع متقاربة</translation>
    </message>
    <message>
        <source>Long road</source>
        <extracomment>a ready-made board: its coins have a long way to go</extracomment>
        <translation>طريق طويل</translation>
    </message>
    <message>
        <source>4 coins, 16 squares</source>
        <translation>4 قطع و16 خانة</translation>
    </message>
    <message>
        <source>Slide one coin to the left. It may not jump over a coin or land on one.</source>
        <translation>أزلق قطعة واحدة إلى اليسار. لا قفز، وقطعة واحدة في الخانة.</translation>
    </message>
    <message>
        <source>A coin on %1.</source>
        <translation>قطعة على %1.</translation>
    </message>
    <message>
        <source>Coins on %1.</source>
        <translation>قطع على %1.</translation>
    </message>
    <message>
        <source>Three coins: n squares before the first, m before the last</source>
        <translation>ثلاث قطع: n خانة قبل الأولى، وm قبل الأخيرة</translation>
    </message>
    <message>
        <source>Two coins: n squares before, m between</source>
        <translation>قطعتان: n خانة قبلهما، وm بينهما</translation>
    </message>
    <message>
        <source>gaps of paired coins as heaps</source>
        <translation>فجوات القطع المتزاوجة أكوامًا</translation>
    </message>
    <message>
        <source>a row of 0 and 1, 1 for a coin</source>
        <translation>صف من 0 و1، و1 يعني قطعة</translation>
    </message>
    <message>
        <source>Edge and %1</source>
        <translation>الطرف و%1</translation>
    </message>
    <message>
        <source>the gap between the edge and %1</source>
        <translation>الفجوة بين الطرف و%1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>the squares of two coins that form a pair, such as 5 and 8</extracomment>
        <translation>%1 و%2</translation>
    </message>
    <message>
        <source>the gap between %1 and %2</source>
        <extracomment>within a sentence: the squares of two coins, such as 5 and 8</extracomment>
        <translation>الفجوة بين %1 و%2</translation>
    </message>
    <message>
        <source>Gap %1</source>
        <extracomment>before a number in a table: the number of a gap between coins</extracomment>
        <translation>الفجوة %1</translation>
    </message>
    <message>
        <source>Pair the coins from the right; a coin without a partner pairs with the edge. Each pair is a heap as large as the gap in between: %1.</source>
        <translation>رتّب القطع أزواجًا من اليمين؛ والقطعة التي لا شريك لها زوجها الطرف. كل زوج كومة بحجم الفجوة التي بينهما: %1.</translation>
    </message>
    <message>
        <source>Closing a gap takes from its heap. Opening one is undone by the same slide of the partner, so it changes nothing.</source>
        <translation>سدّ الفجوة يأخذ من كومتها. أما توسيعها فيردّه انزلاق الشريك بالمقدار نفسه، فهو لا يغيّر شيئًا.</translation>
    </message>
    <message>
        <source>%1: %2. In the drawing, %3, %4.</source>
        <extracomment>a position and who wins, then another position and who wins that</extracomment>
        <translation>%1: ‏%2. وفي الرسم، %3، ‏%4.</translation>
    </message>
    <message>
        <source>“Coins on 2, 5, 7, 10”, beside a row drawn with coins on 2, 5, 7, 11.</source>
        <translation>«القطع على 2 و5 و7 و10»، إلى جانب صف رُسمت فيه القطع على 2 و5 و7 و11.</translation>
    </message>
    <message>
        <source>One square changes the winner: the gaps are 2 and 2 in words, 2 and 3 in the drawing.</source>
        <translation>خانة واحدة تغيّر الفائز: الفجوتان 2 و2 في الكلام، و2 و3 في الرسم.</translation>
    </message>
    <message>
        <source>to %1</source>
        <extracomment>on the board: the square, box or step that a coin goes to</extracomment>
        <translation>إلى %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin from %2 to %3</source>
        <extracomment>a move: how many coins, and the two boxes or steps; here one coin</extracomment>
        <translation>
            <numerusform>%1 قطعة من %2 إلى %3</numerusform>
            <numerusform>قطعة من %2 إلى %3</numerusform>
            <numerusform>قطعتان من %2 إلى %3</numerusform>
            <numerusform>%1 قطع من %2 إلى %3</numerusform>
            <numerusform>%1 قطعة من %2 إلى %3</numerusform>
            <numerusform>%1 قطعة من %2 إلى %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins from %2 to %3</source>
        <extracomment>a move: how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>%1 قطعة من %2 إلى %3</numerusform>
            <numerusform>قطعة من %2 إلى %3</numerusform>
            <numerusform>قطعتان من %2 إلى %3</numerusform>
            <numerusform>%1 قطع من %2 إلى %3</numerusform>
            <numerusform>%1 قطعة من %2 إلى %3</numerusform>
            <numerusform>%1 قطعة من %2 إلى %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the coins on %1.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>انظر إلى القطع على %1.</translation>
    </message>
    <message>
        <source>The coins on %1 hold out longest.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>القطع على %1 تصمد أطول من غيرها.</translation>
    </message>
    <message>
        <source>coin %1 to %2</source>
        <translation>القطعة %1 إلى %2</translation>
    </message>
    <message>
        <source>Look at the coin on %1.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>انظر إلى القطعة على %1.</translation>
    </message>
    <message>
        <source>The coin on %1 holds out longest.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>القطعة على %1 تصمد أطول من غيرها.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a move: the squares or boxes that a coin leaves and goes to, such as &quot;5 to 3&quot;</extracomment>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>Nimble</source>
        <extracomment>the name of a game</extracomment>
        <translation>نيمبل</translation>
    </message>
    <message>
        <source>Any coin, any square left</source>
        <translation>أي قطعة، إلى أي خانة يسارًا</translation>
    </message>
    <message>
        <source>Each coin in box n is a Nim heap of n.</source>
        <translation>كل قطعة في الصندوق n كومة نيم من n.</translation>
    </message>
    <message>
        <source>6 coins, 5 boxes</source>
        <translation>6 قطع و5 صناديق</translation>
    </message>
    <message>
        <source>Several at once</source>
        <translation>عدة قطع معًا</translation>
    </message>
    <message>
        <source>2 coins in one box</source>
        <translation>قطعتان في صندوق واحد</translation>
    </message>
    <message>
        <source>Long row</source>
        <extracomment>a ready-made board: a long row of boxes</extracomment>
        <translation>صف طويل</translation>
    </message>
    <message>
        <source>5 coins, 9 boxes</source>
        <translation>5 قطع و9 صناديق</translation>
    </message>
    <message>
        <source>Coins in box 0, 1, 2, …</source>
        <translation>القطع في الصناديق 0، 1، 2، …</translation>
    </message>
    <message>
        <source>Coins per move</source>
        <translation>القطع في النقلة</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>a choice of how many coins a move takes along</extracomment>
        <translation>واحدة</translation>
    </message>
    <message>
        <source>one or more of a box</source>
        <translation>واحدة أو أكثر من صندوق</translation>
    </message>
    <message>
        <source>Move one or more coins from one box to a box with a lower number.</source>
        <translation>انقل قطعة أو أكثر من صندوق واحد إلى صندوق رقمه أصغر.</translation>
    </message>
    <message>
        <source>Move one coin to any box with a lower number.</source>
        <translation>انقل قطعة واحدة إلى أي صندوق رقمه أصغر.</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin in box %2</source>
        <extracomment>read aloud: how many coins are in a box, here one</extracomment>
        <translation>
            <numerusform>لا قطع في الصندوق %2</numerusform>
            <numerusform>قطعة واحدة في الصندوق %2</numerusform>
            <numerusform>قطعتان في الصندوق %2</numerusform>
            <numerusform>%1 قطع في الصندوق %2</numerusform>
            <numerusform>%1 قطعة في الصندوق %2</numerusform>
            <numerusform>%1 قطعة في الصندوق %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins in box %2</source>
        <extracomment>read aloud: how many coins are in a box</extracomment>
        <translation>
            <numerusform>لا قطع في الصندوق %2</numerusform>
            <numerusform>قطعة واحدة في الصندوق %2</numerusform>
            <numerusform>قطعتان في الصندوق %2</numerusform>
            <numerusform>%1 قطع في الصندوق %2</numerusform>
            <numerusform>%1 قطعة في الصندوق %2</numerusform>
            <numerusform>%1 قطعة في الصندوق %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Two coins: n boxes before, m between</source>
        <translation>قطعتان: n صندوقًا قبلهما، وm بينهما</translation>
    </message>
    <message>
        <source>One coin in box n</source>
        <translation>قطعة واحدة في الصندوق n</translation>
    </message>
    <message>
        <source>n coins in box 1, m in box 2, taken together</source>
        <translation>n قطعة في الصندوق 1، وm في الصندوق 2، تؤخذ معًا</translation>
    </message>
    <message>
        <source>coins as heaps</source>
        <translation>القطع أكوامًا</translation>
    </message>
    <message>
        <source>“Move one or more coins of one box: it is Nim on the coins.”</source>
        <translation>«انقل قطعة أو أكثر من صندوق واحد: إنها نيم على القطع».</translation>
    </message>
    <message>
        <source>With one coin a move each coin is a heap. Several coins moved together change several heaps at once, which no move of Nim does.</source>
        <translation>مع قطعة واحدة في النقلة تكون كل قطعة كومة. أما عدة قطع تُنقل معًا فتغيّر عدة أكوام دفعة واحدة، ولا نقلة في نيم تفعل ذلك.</translation>
    </message>
    <message>
        <source>Box %1</source>
        <extracomment>before a number in a table: the box of a coin, such as 5</extracomment>
        <translation>الصندوق %1</translation>
    </message>
    <message>
        <source>the coin in box %1</source>
        <translation>القطعة في الصندوق %1</translation>
    </message>
    <message>
        <source>Each coin is a heap as large as the number of its box: %1.</source>
        <translation>كل قطعة كومة حجمها رقم صندوقها: %1.</translation>
    </message>
    <message>
        <source>Moving a coin to a lower box takes from its heap. No coin is ever in the way of another one.</source>
        <translation>نقل قطعة إلى صندوق رقمه أصغر يأخذ من كومتها. ولا تعترض قطعة طريق أخرى أبدًا.</translation>
    </message>
    <message>
        <source>Staircase Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>نيم الدرج</translation>
    </message>
    <message>
        <source>Step down</source>
        <extracomment>what the game is about: coins go one step of a staircase down</extracomment>
        <translation>انزل درجة</translation>
    </message>
    <message>
        <source>Only the coins on the odd steps count, as Nim heaps.</source>
        <translation>لا تُحسب إلا القطع على الدرجات الفردية، وهي أكوام نيم.</translation>
    </message>
    <message>
        <source>Coins</source>
        <extracomment>head of the column of moves: how many coins are moved</extracomment>
        <translation>القطع</translation>
    </message>
    <message>
        <source>Click a step to put a coin on it, a coin to take it off.</source>
        <translation>انقر درجة لتضع عليها قطعة، وقطعةً لترفعها.</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>a field: how many steps the staircase has</extracomment>
        <translation>الدرجات</translation>
    </message>
    <message>
        <source>9 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>9 قطع</translation>
    </message>
    <message>
        <source>8 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>8 قطع</translation>
    </message>
    <message>
        <source>6 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>6 قطع</translation>
    </message>
    <message>
        <source>High stairs</source>
        <extracomment>a ready-made board: it has many steps</extracomment>
        <translation>درج عالٍ</translation>
    </message>
    <message>
        <source>13 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>13 قطعة</translation>
    </message>
    <message>
        <source>Coins on step 0, 1, 2, …</source>
        <translation>القطع على الدرجات 0، 1، 2، …</translation>
    </message>
    <message>
        <source>Move one or more coins from one step down to the next.</source>
        <translation>أنزل قطعة أو أكثر من درجة واحدة إلى الدرجة التي تحتها.</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin on step %2</source>
        <extracomment>read aloud: how many coins are on a step of the staircase, here one</extracomment>
        <translation>
            <numerusform>لا قطع على الدرجة %2</numerusform>
            <numerusform>قطعة واحدة على الدرجة %2</numerusform>
            <numerusform>قطعتان على الدرجة %2</numerusform>
            <numerusform>%1 قطع على الدرجة %2</numerusform>
            <numerusform>%1 قطعة على الدرجة %2</numerusform>
            <numerusform>%1 قطعة على الدرجة %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins on step %2</source>
        <extracomment>read aloud: how many coins are on a step of the staircase</extracomment>
        <translation>
            <numerusform>لا قطع على الدرجة %2</numerusform>
            <numerusform>قطعة واحدة على الدرجة %2</numerusform>
            <numerusform>قطعتان على الدرجة %2</numerusform>
            <numerusform>%1 قطع على الدرجة %2</numerusform>
            <numerusform>%1 قطعة على الدرجة %2</numerusform>
            <numerusform>%1 قطعة على الدرجة %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins on steps 1 and 3</source>
        <translation>القطع على الدرجتين 1 و3</translation>
    </message>
    <message>
        <source>Coins on steps 1 and 2</source>
        <translation>القطع على الدرجتين 1 و2</translation>
    </message>
    <message>
        <source>Three coins on step n</source>
        <translation>ثلاث قطع على الدرجة n</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>before a number in a table: a step of the staircase, such as 3</extracomment>
        <translation>الدرجة %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <extracomment>within a sentence: the number of a step of the staircase</extracomment>
        <translation>الدرجة %1</translation>
    </message>
    <message>
        <source>The coins of each odd step are a heap; even steps do not count: %1.</source>
        <translation>قطع كل درجة فردية كومة؛ والدرجات الزوجية لا تُحسب: %1.</translation>
    </message>
    <message>
        <source>A move from an odd step takes from its heap. A move from an even step adds to one; moving the same coins one step further undoes it, so it changes nothing.</source>
        <translation>النقلة من درجة فردية تأخذ من كومتها. والنقلة من درجة زوجية تضيف إلى كومة؛ ونقل القطع نفسها درجة أخرى يردّها، فهي لا تغيّر شيئًا.</translation>
    </message>
    <message>
        <source>odd steps as heaps</source>
        <translation>الدرجات الفردية أكوامًا</translation>
    </message>
    <message>
        <source>Heap %1</source>
        <extracomment>before a number in a table: the number of a heap, such as 2</extracomment>
        <translation>الكومة %1</translation>
    </message>
    <message>
        <source>Next step</source>
        <extracomment>a button: shows the next step of the reasons</extracomment>
        <translation>الخطوة التالية</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>a player, not a direction</extracomment>
        <translation>أيسر</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>a player, not a direction</extracomment>
        <translation>أيمن</translation>
    </message>
    <message>
        <source>No arrow leads there from the token.</source>
        <translation>لا سهم يؤدي إلى هناك من القطعة.</translation>
    </message>
    <message>
        <source>Look at the arrows that leave node %1.</source>
        <translation>انظر إلى الأسهم التي تخرج من العقدة %1.</translation>
    </message>
    <message>
        <source>An arrow from node %1 holds out longest.</source>
        <translation>سهم من العقدة %1 يصمد أطول من غيره.</translation>
    </message>
    <message>
        <source>an arrow such as 2-1</source>
        <translation>سهم مثل ⁦2-1⁩</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 arrow</source>
        <translation>
            <numerusform>أكثر من %1 سهم</numerusform>
            <numerusform>أكثر من سهم واحد</numerusform>
            <numerusform>أكثر من سهمين</numerusform>
            <numerusform>أكثر من %1 أسهم</numerusform>
            <numerusform>أكثر من %1 سهمًا</numerusform>
            <numerusform>أكثر من %1 سهم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 arrows</source>
        <translation>
            <numerusform>أكثر من %1 سهم</numerusform>
            <numerusform>أكثر من سهم واحد</numerusform>
            <numerusform>أكثر من سهمين</numerusform>
            <numerusform>أكثر من %1 أسهم</numerusform>
            <numerusform>أكثر من %1 سهمًا</numerusform>
            <numerusform>أكثر من %1 سهم</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;@&apos; and the token&apos;s node</source>
        <translation>&apos;@&apos; وعقدة القطعة</translation>
    </message>
    <message>
        <source>the arrows form a cycle: %1</source>
        <translation>الأسهم تكوّن حلقة: %1</translation>
    </message>
    <message numerus="yes">
        <source>the arrows form a cycle: %1, %2 arrow</source>
        <extracomment>a mistake: some nodes, such as 1-2-3-1, and how many arrows there are, here one</extracomment>
        <translation>
            <numerusform>الأسهم تكوّن حلقة: %1، %2 سهم</numerusform>
            <numerusform>الأسهم تكوّن حلقة: %1، سهم واحد</numerusform>
            <numerusform>الأسهم تكوّن حلقة: %1، سهمان</numerusform>
            <numerusform>الأسهم تكوّن حلقة: %1، %2 أسهم</numerusform>
            <numerusform>الأسهم تكوّن حلقة: %1، %2 سهمًا</numerusform>
            <numerusform>الأسهم تكوّن حلقة: %1، %2 سهم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the arrows form a cycle: %1, %2 arrows</source>
        <extracomment>a mistake: some nodes, such as 1-2-3-1, and how many arrows there are</extracomment>
        <translation>
            <numerusform>الأسهم تكوّن حلقة: %1، %2 سهم</numerusform>
            <numerusform>الأسهم تكوّن حلقة: %1، سهم واحد</numerusform>
            <numerusform>الأسهم تكوّن حلقة: %1، سهمان</numerusform>
            <numerusform>الأسهم تكوّن حلقة: %1، %2 أسهم</numerusform>
            <numerusform>الأسهم تكوّن حلقة: %1، %2 سهمًا</numerusform>
            <numerusform>الأسهم تكوّن حلقة: %1، %2 سهم</numerusform>
        </translation>
    </message>
    <message>
        <source>Graph Game</source>
        <extracomment>the name of a game</extracomment>
        <translation>لعبة المخطط</translation>
    </message>
    <message>
        <source>Move a token along arrows</source>
        <translation>حرّك قطعة على الأسهم</translation>
    </message>
    <message>
        <source>Labelling the graph backwards gives the same kernel and values as a search.</source>
        <translation>وضع وسوم المخطط من النهاية يعطي النواة والقيم نفسها التي يعطيها البحث.</translation>
    </message>
    <message numerus="yes">
        <source>The token can still reach %1 node now</source>
        <translation>
            <numerusform>لا عقدة تستطيع القطعة بلوغها الآن</numerusform>
            <numerusform>تستطيع القطعة الآن بلوغ عقدة واحدة</numerusform>
            <numerusform>تستطيع القطعة الآن بلوغ عقدتين</numerusform>
            <numerusform>تستطيع القطعة الآن بلوغ %1 عقد</numerusform>
            <numerusform>تستطيع القطعة الآن بلوغ %1 عقدة</numerusform>
            <numerusform>تستطيع القطعة الآن بلوغ %1 عقدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The token can still reach %1 nodes now</source>
        <translation>
            <numerusform>لا عقدة تستطيع القطعة بلوغها الآن</numerusform>
            <numerusform>تستطيع القطعة الآن بلوغ عقدة واحدة</numerusform>
            <numerusform>تستطيع القطعة الآن بلوغ عقدتين</numerusform>
            <numerusform>تستطيع القطعة الآن بلوغ %1 عقد</numerusform>
            <numerusform>تستطيع القطعة الآن بلوغ %1 عقدة</numerusform>
            <numerusform>تستطيع القطعة الآن بلوغ %1 عقدة</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a node for the token, an arrow to remove it; drag from node to node to draw one.</source>
        <translation>انقر عقدة لتضع عليها القطعة، وسهمًا لإزالته؛ واسحب من عقدة إلى عقدة لترسم سهمًا.</translation>
    </message>
    <message>
        <source>Add a node</source>
        <translation>إضافة عقدة</translation>
    </message>
    <message>
        <source>A triangle</source>
        <extracomment>a ready-made board: its arrows form a triangle</extracomment>
        <translation>مثلث</translation>
    </message>
    <message>
        <source>Nine nodes</source>
        <extracomment>of a ready-made board: how large its graph is</extracomment>
        <translation>تسع عقد</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>a field: the arrows of a graph, such as 2-1, 2-0, 1-0; not keys</extracomment>
        <translation>الأسهم</translation>
    </message>
    <message>
        <source>Token on node</source>
        <translation>القطعة على العقدة</translation>
    </message>
    <message>
        <source>Move the token along an arrow.</source>
        <translation>حرّك القطعة على سهم.</translation>
    </message>
    <message>
        <source>from node %1</source>
        <translation>من العقدة %1</translation>
    </message>
    <message>
        <source>The token on node %1, from which no arrow leads on.</source>
        <translation>القطعة على العقدة %1، ولا يخرج منها سهم.</translation>
    </message>
    <message numerus="yes">
        <source>The token on node %1, with an arrow to %2.</source>
        <extracomment>read aloud: two nodes, such as 5 and 3</extracomment>
        <translation>
            <numerusform>القطعة على العقدة %1، ومنها أسهم إلى %2.</numerusform>
            <numerusform>القطعة على العقدة %1، ومنها سهم إلى %2.</numerusform>
            <numerusform>القطعة على العقدة %1، ومنها سهمان إلى %2.</numerusform>
            <numerusform>القطعة على العقدة %1، ومنها أسهم إلى %2.</numerusform>
            <numerusform>القطعة على العقدة %1، ومنها أسهم إلى %2.</numerusform>
            <numerusform>القطعة على العقدة %1، ومنها أسهم إلى %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The token on node %1, with arrows to %2.</source>
        <extracomment>read aloud: a node, such as 5, and the nodes that arrows lead to</extracomment>
        <translation>
            <numerusform>القطعة على العقدة %1، ومنها أسهم إلى %2.</numerusform>
            <numerusform>القطعة على العقدة %1، ومنها سهم إلى %2.</numerusform>
            <numerusform>القطعة على العقدة %1، ومنها سهمان إلى %2.</numerusform>
            <numerusform>القطعة على العقدة %1، ومنها أسهم إلى %2.</numerusform>
            <numerusform>القطعة على العقدة %1، ومنها أسهم إلى %2.</numerusform>
            <numerusform>القطعة على العقدة %1، ومنها أسهم إلى %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>One or two nodes back</source>
        <translation>عقدة أو عقدتان إلى الوراء</translation>
    </message>
    <message>
        <source>A graph of arrows</source>
        <translation>مخطط من الأسهم</translation>
    </message>
    <message>
        <source>Grid Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>نيم الشبكة</translation>
    </message>
    <message>
        <source>Take 1–3 in a row or column</source>
        <translation>خذ 1–3 من صف أو عمود</translation>
    </message>
    <message>
        <source>The table of all boards agrees with a search of each.</source>
        <translation>جدول كل الرقع يتفق مع البحث في كل منها.</translation>
    </message>
    <message>
        <source>Stones</source>
        <extracomment>head of the column of moves: how many stones are taken</extracomment>
        <translation>الأحجار</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 stone now</source>
        <translation>
            <numerusform>لا أحجار الآن</numerusform>
            <numerusform>هناك حجر واحد الآن</numerusform>
            <numerusform>هناك حجران الآن</numerusform>
            <numerusform>هناك %1 أحجار الآن</numerusform>
            <numerusform>هناك %1 حجرًا الآن</numerusform>
            <numerusform>هناك %1 حجر الآن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 stones now</source>
        <translation>
            <numerusform>لا أحجار الآن</numerusform>
            <numerusform>هناك حجر واحد الآن</numerusform>
            <numerusform>هناك حجران الآن</numerusform>
            <numerusform>هناك %1 أحجار الآن</numerusform>
            <numerusform>هناك %1 حجرًا الآن</numerusform>
            <numerusform>هناك %1 حجر الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a cell to put or take a stone.</source>
        <translation>انقر خانة لتضع حجرًا أو تأخذه.</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>a ready-made board</extracomment>
        <translation>كبيرة</translation>
    </message>
    <message>
        <source>With holes</source>
        <extracomment>a ready-made board: some of its squares are missing</extracomment>
        <translation>ذات فراغات</translation>
    </message>
    <message>
        <source>Maximum per move</source>
        <translation>الحد الأقصى للنقلة</translation>
    </message>
    <message>
        <source>Look at column %1.</source>
        <translation>انظر إلى العمود %1.</translation>
    </message>
    <message>
        <source>Column %1 holds out longest.</source>
        <translation>العمود %1 يصمد أطول من غيره.</translation>
    </message>
    <message>
        <source>Take 1–%1 neighbouring stones in one row or column.</source>
        <translation>خذ 1–%1 أحجار متجاورة من صف واحد أو عمود واحد.</translation>
    </message>
    <message>
        <source>Take one stone.</source>
        <translation>خذ حجرًا واحدًا.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>how many, times the length of the game: a term of a sum</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Row %1: empty.</source>
        <translation>الصف %1: فارغ.</translation>
    </message>
    <message>
        <source>Row %1: full.</source>
        <translation>الصف %1: ممتلئ.</translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <extracomment>read aloud: the number of a row, and the squares with stones, such as &quot;a, c up to e&quot;</extracomment>
        <translation>الصف %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 row from a to %2.</source>
        <extracomment>read aloud: how many rows, here one, and the last column, such as e</extracomment>
        <translation>
            <numerusform>%1 صف من a إلى %2.</numerusform>
            <numerusform>صف واحد من a إلى %2.</numerusform>
            <numerusform>صفان من a إلى %2.</numerusform>
            <numerusform>%1 صفوف من a إلى %2.</numerusform>
            <numerusform>%1 صفًّا من a إلى %2.</numerusform>
            <numerusform>%1 صف من a إلى %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows from a to %2.</source>
        <extracomment>read aloud: how many rows, and the last column, such as e</extracomment>
        <translation>
            <numerusform>%1 صف من a إلى %2.</numerusform>
            <numerusform>صف واحد من a إلى %2.</numerusform>
            <numerusform>صفان من a إلى %2.</numerusform>
            <numerusform>%1 صفوف من a إلى %2.</numerusform>
            <numerusform>%1 صفًّا من a إلى %2.</numerusform>
            <numerusform>%1 صف من a إلى %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Full grids, n columns and m rows</source>
        <translation>الشبكات الكاملة، n عمودًا وm صفًّا</translation>
    </message>
    <message>
        <source>Full grids, n columns and m rows, misère</source>
        <translation>الشبكات الكاملة، n عمودًا وm صفًّا، ميزير</translation>
    </message>
    <message>
        <source>Grid Nim 3 × 3, misère</source>
        <translation>نيم الشبكة 3 × 3، ميزير</translation>
    </message>
    <message>
        <source>Grid Nim 2 × 3</source>
        <translation>نيم الشبكة 2 × 3</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 stone can be taken, not %2.</source>
        <extracomment>the most that can be taken, here 1, and how many were asked for</extracomment>
        <translation>
            <numerusform>لا يجوز أخذ شيء، والمطلوب %2.</numerusform>
            <numerusform>لا يجوز أخذ أكثر من حجر واحد، لا %2.</numerusform>
            <numerusform>لا يجوز أخذ أكثر من حجرين، لا %2.</numerusform>
            <numerusform>لا يجوز أخذ أكثر من %1 أحجار، لا %2.</numerusform>
            <numerusform>لا يجوز أخذ أكثر من %1 حجرًا، لا %2.</numerusform>
            <numerusform>لا يجوز أخذ أكثر من %1 حجر، لا %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 stones can be taken, not %2.</source>
        <extracomment>the most that can be taken, and how many were asked for</extracomment>
        <translation>
            <numerusform>لا يجوز أخذ شيء، والمطلوب %2.</numerusform>
            <numerusform>لا يجوز أخذ أكثر من حجر واحد، لا %2.</numerusform>
            <numerusform>لا يجوز أخذ أكثر من حجرين، لا %2.</numerusform>
            <numerusform>لا يجوز أخذ أكثر من %1 أحجار، لا %2.</numerusform>
            <numerusform>لا يجوز أخذ أكثر من %1 حجرًا، لا %2.</numerusform>
            <numerusform>لا يجوز أخذ أكثر من %1 حجر، لا %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 أو 1</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cell</source>
        <translation>
            <numerusform>أكثر من %1 خانة</numerusform>
            <numerusform>أكثر من خانة واحدة</numerusform>
            <numerusform>أكثر من خانتين</numerusform>
            <numerusform>أكثر من %1 خانات</numerusform>
            <numerusform>أكثر من %1 خانة</numerusform>
            <numerusform>أكثر من %1 خانة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cells</source>
        <translation>
            <numerusform>أكثر من %1 خانة</numerusform>
            <numerusform>أكثر من خانة واحدة</numerusform>
            <numerusform>أكثر من خانتين</numerusform>
            <numerusform>أكثر من %1 خانات</numerusform>
            <numerusform>أكثر من %1 خانة</numerusform>
            <numerusform>أكثر من %1 خانة</numerusform>
        </translation>
    </message>
    <message>
        <source>The groups of stones do not touch, so the position is their sum. Each group is tame: its genus, and that of all it can become, is one that a sum of Nim heaps has. Sums of tame games are decided by the genera as in misère Nim; no position of the whole board has to be searched. Looked at for that: %1.</source>
        <translation>مجموعات الأحجار لا تتلامس، فالوضعية مجموعها. وكل مجموعة أليفة: جنسها، وجنس كل ما يمكن أن تصير إليه، جنس يكون لمجموع من أكوام نيم. ومجاميع الألعاب الأليفة تحسمها الأجناس كما في نيم ميزير؛ فلا تلزم أي وضعية للرقعة كلها أن يُبحث فيها. ما نُظر إليه لذلك: %1.</translation>
    </message>
    <message>
        <source>After a half-turn about its centre the board looks the same, and no move meets its own image. So each move has an answer, the stones that lie opposite: whoever answers takes the last stone.</source>
        <translation>بعد نصف دورة حول مركزها تبدو الرقعة كما هي، ولا نقلة تلتقي بصورتها. فلكل نقلة رد هو الأحجار المقابلة: ومن يردّ يأخذ الحجر الأخير.</translation>
    </message>
    <message>
        <source>%1 leaves a board that looks the same after a half-turn about its centre, and no move on it meets its own image. From then on each move has an answer, the stones that lie opposite: whoever answers takes the last stone.</source>
        <translation>النقلة «%1» تترك رقعة تبدو كما هي بعد نصف دورة حول مركزها، ولا نقلة عليها تلتقي بصورتها. ومن ذلك الحين لكل نقلة رد هو الأحجار المقابلة: ومن يردّ يأخذ الحجر الأخير.</translation>
    </message>
    <message>
        <source>In normal play %1 and a Nim heap of %2 have the same Grundy value, %2. In misère play they differ: on the board %3, with the heap %4.</source>
        <extracomment>a position, a number, and twice who wins</extracomment>
        <translation>في اللعب العادي للوضعية %1 ولكومة نيم من %2 قيمة غراندي نفسها، %2. وفي لعب ميزير تختلفان: على الرقعة %3، ومع الكومة %4.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences, or two parts of a line, one after the other</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“Any impartial game is Nim in disguise.”</source>
        <translation>«أي لعبة محايدة هي نيم متنكرة».</translation>
    </message>
    <message>
        <source>That holds for finite games in normal play. In misère play two positions with the same Grundy value can have different winners.</source>
        <translation>هذا يصح للألعاب المنتهية في اللعب العادي. أما في لعب ميزير فقد يختلف الفائز في وضعيتين لهما قيمة غراندي نفسها.</translation>
    </message>
    <message>
        <source>each move is answered by its mirror image</source>
        <translation>كل نقلة يُردّ عليها بصورتها في المرآة</translation>
    </message>
    <message>
        <source>Only edges are cut, not joints or the ground.</source>
        <translation>لا تُقطع إلا الأضلاع، لا المفاصل ولا الأرض.</translation>
    </message>
    <message>
        <source>That edge is red: only Right may cut it, and Left is to move.</source>
        <translation>هذا الضلع أحمر: لا يقطعه إلا أيمن، والدور لأيسر.</translation>
    </message>
    <message>
        <source>That edge is blue: only Left may cut it, and Right is to move.</source>
        <translation>هذا الضلع أزرق: لا يقطعه إلا أيسر، والدور لأيمن.</translation>
    </message>
    <message>
        <source>No edge is there.</source>
        <translation>لا ضلع هناك.</translation>
    </message>
    <message>
        <source>fusion and the colon principle</source>
        <translation>الدمج ومبدأ النقطتين</translation>
    </message>
    <message>
        <source>the sign rule</source>
        <translation>قاعدة الإشارات</translation>
    </message>
    <message>
        <source>the colon principle</source>
        <translation>مبدأ النقطتين</translation>
    </message>
    <message>
        <source>the values of the parts</source>
        <translation>قيم الأجزاء</translation>
    </message>
    <message>
        <source>an edge such as 1-2b</source>
        <translation>ضلع مثل ⁦1-2b⁩</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 edge</source>
        <translation>
            <numerusform>أكثر من %1 ضلع</numerusform>
            <numerusform>أكثر من ضلع واحد</numerusform>
            <numerusform>أكثر من ضلعين</numerusform>
            <numerusform>أكثر من %1 أضلاع</numerusform>
            <numerusform>أكثر من %1 ضلعًا</numerusform>
            <numerusform>أكثر من %1 ضلع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 edges</source>
        <translation>
            <numerusform>أكثر من %1 ضلع</numerusform>
            <numerusform>أكثر من ضلع واحد</numerusform>
            <numerusform>أكثر من ضلعين</numerusform>
            <numerusform>أكثر من %1 أضلاع</numerusform>
            <numerusform>أكثر من %1 ضلعًا</numerusform>
            <numerusform>أكثر من %1 ضلع</numerusform>
        </translation>
    </message>
    <message>
        <source>a colour, g, b or r</source>
        <translation>لون: g أو b أو r</translation>
    </message>
    <message>
        <source>cut the loop at %1 (blue)</source>
        <translation>قطع العروة عند %1 (أزرق)</translation>
    </message>
    <message>
        <source>cut %1-%2 (blue)</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>قطع ⁦%1-%2⁩ (أزرق)</translation>
    </message>
    <message>
        <source>cut the loop at %1 (red)</source>
        <translation>قطع العروة عند %1 (أحمر)</translation>
    </message>
    <message>
        <source>cut %1-%2 (red)</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>قطع ⁦%1-%2⁩ (أحمر)</translation>
    </message>
    <message>
        <source>cut the loop at %1 (green)</source>
        <translation>قطع العروة عند %1 (أخضر)</translation>
    </message>
    <message>
        <source>cut %1-%2 (green)</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>قطع ⁦%1-%2⁩ (أخضر)</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 falls</source>
        <extracomment>of a move: &quot;cut&quot;, and how many more edges fall off, here one</extracomment>
        <translation>
            <numerusform>%1، ولا يسقط شيء</numerusform>
            <numerusform>%1، ويسقط ضلع</numerusform>
            <numerusform>%1، ويسقط ضلعان</numerusform>
            <numerusform>%1، وتسقط %2 أضلاع</numerusform>
            <numerusform>%1، ويسقط %2 ضلعًا</numerusform>
            <numerusform>%1، ويسقط %2 ضلع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 fall</source>
        <translation>
            <numerusform>%1، ولا يسقط شيء</numerusform>
            <numerusform>%1، ويسقط ضلع</numerusform>
            <numerusform>%1، ويسقط ضلعان</numerusform>
            <numerusform>%1، وتسقط %2 أضلاع</numerusform>
            <numerusform>%1، ويسقط %2 ضلعًا</numerusform>
            <numerusform>%1، ويسقط %2 ضلع</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 L</source>
        <extracomment>an edge, such as 1–2, that the player Left may cut; L is Left&apos;s letter</extracomment>
        <translation>%1 L</translation>
    </message>
    <message>
        <source>%1 R</source>
        <extracomment>an edge, such as 1–2, that the player Right may cut; R is Right&apos;s letter</extracomment>
        <translation>%1 R</translation>
    </message>
    <message>
        <source>Look at an edge that stands on the ground.</source>
        <translation>انظر إلى ضلع قائم على الأرض.</translation>
    </message>
    <message>
        <source>An edge that stands on the ground holds out longest.</source>
        <translation>ضلع قائم على الأرض يصمد أطول من غيره.</translation>
    </message>
    <message>
        <source>Look at an edge that nothing hangs on.</source>
        <translation>انظر إلى ضلع لا يتعلق به شيء.</translation>
    </message>
    <message>
        <source>An edge that nothing hangs on holds out longest.</source>
        <translation>ضلع لا يتعلق به شيء يصمد أطول من غيره.</translation>
    </message>
    <message>
        <source>Look at an edge between two joints.</source>
        <translation>انظر إلى ضلع بين مفصلين.</translation>
    </message>
    <message>
        <source>An edge between two joints holds out longest.</source>
        <translation>ضلع بين مفصلين يصمد أطول من غيره.</translation>
    </message>
    <message>
        <source>Hackenbush</source>
        <extracomment>the name of a game</extracomment>
        <translation>هاكنبوش</translation>
    </message>
    <message>
        <source>Cut, and let it fall</source>
        <translation>اقطع ودعه يسقط</translation>
    </message>
    <message>
        <source>The colon principle, fusion and the sign rule give the same values as a search.</source>
        <translation>مبدأ النقطتين والدمج وقاعدة الإشارات تعطي القيم نفسها التي يعطيها البحث.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 edge now</source>
        <translation>
            <numerusform>لا أضلاع الآن</numerusform>
            <numerusform>هناك ضلع واحد الآن</numerusform>
            <numerusform>هناك ضلعان الآن</numerusform>
            <numerusform>هناك %1 أضلاع الآن</numerusform>
            <numerusform>هناك %1 ضلعًا الآن</numerusform>
            <numerusform>هناك %1 ضلع الآن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 edges now</source>
        <translation>
            <numerusform>لا أضلاع الآن</numerusform>
            <numerusform>هناك ضلع واحد الآن</numerusform>
            <numerusform>هناك ضلعان الآن</numerusform>
            <numerusform>هناك %1 أضلاع الآن</numerusform>
            <numerusform>هناك %1 ضلعًا الآن</numerusform>
            <numerusform>هناك %1 ضلع الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>Blue (Left)</source>
        <extracomment>the player Left, who cuts blue edges</extracomment>
        <translation>الأزرق (أيسر)</translation>
    </message>
    <message>
        <source>Red (Right)</source>
        <extracomment>the player Right, who cuts red edges</extracomment>
        <translation>الأحمر (أيمن)</translation>
    </message>
    <message>
        <source>Edges, joint-joint-colour</source>
        <extracomment>a field: the edges of a drawing, such as 1-2b: two joints, and b for blue</extracomment>
        <translation>الأضلاع، مفصل-مفصل-لون</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>a field: how the drawing is made: as written, or at random</extracomment>
        <translation>الصورة</translation>
    </message>
    <message>
        <source>the edges above</source>
        <translation>الأضلاع المذكورة أعلاه</translation>
    </message>
    <message>
        <source>a random tree</source>
        <translation>شجرة عشوائية</translation>
    </message>
    <message>
        <source>a random graph</source>
        <translation>مخطط عشوائي</translation>
    </message>
    <message>
        <source>Colours, if random</source>
        <translation>الألوان، إن كانت عشوائية</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>a choice of the colours of a random drawing</extracomment>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>red and blue</source>
        <translation>أحمر وأزرق</translation>
    </message>
    <message>
        <source>all three</source>
        <extracomment>a choice of the colours of a random drawing: green, blue and red</extracomment>
        <translation>الثلاثة كلها</translation>
    </message>
    <message>
        <source>Edges, if random</source>
        <translation>الأضلاع، إن كانت عشوائية</translation>
    </message>
    <message>
        <source>Seed, if random</source>
        <translation>البذرة، إن كانت عشوائية</translation>
    </message>
    <message>
        <source>cut</source>
        <extracomment>on the board, a verb: what a click on an edge does</extracomment>
        <translation>قطع</translation>
    </message>
    <message>
        <source>Cut an edge. What no longer reaches the ground falls.</source>
        <translation>اقطع ضلعًا؛ وكل ما انقطع عن الأرض يسقط.</translation>
    </message>
    <message>
        <source>Left cuts blue, Right cuts red, both may cut green. What no longer reaches the ground falls.</source>
        <translation>أيسر يقطع الأزرق، وأيمن الأحمر، وكلاهما الأخضر؛ وكل ما انقطع عن الأرض يسقط.</translation>
    </message>
    <message>
        <source>Whoever has no edge left to cut loses.</source>
        <translation>إذا لم يبقَ لك ضلع تقطعه فأنت تخسر.</translation>
    </message>
    <message>
        <source>Whoever has no edge left to cut wins.</source>
        <translation>إذا لم يبقَ لك ضلع تقطعه فأنت تفوز.</translation>
    </message>
    <message numerus="yes">
        <source>%1 edge</source>
        <extracomment>what is on the board: how many edges, here one</extracomment>
        <translation>
            <numerusform>لا أضلاع</numerusform>
            <numerusform>ضلع واحد</numerusform>
            <numerusform>ضلعان</numerusform>
            <numerusform>%1 أضلاع</numerusform>
            <numerusform>%1 ضلعًا</numerusform>
            <numerusform>%1 ضلع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 edges</source>
        <translation>
            <numerusform>لا أضلاع</numerusform>
            <numerusform>ضلع واحد</numerusform>
            <numerusform>ضلعان</numerusform>
            <numerusform>%1 أضلاع</numerusform>
            <numerusform>%1 ضلعًا</numerusform>
            <numerusform>%1 ضلع</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 green</source>
        <extracomment>read aloud: an edge, such as 1-2, and its colour</extracomment>
        <translation>%1 أخضر</translation>
    </message>
    <message>
        <source>%1 blue</source>
        <extracomment>read aloud: an edge, such as 1-2, and its colour</extracomment>
        <translation>%1 أزرق</translation>
    </message>
    <message>
        <source>%1 red</source>
        <extracomment>read aloud: an edge, such as 1-2, and its colour</extracomment>
        <translation>%1 أحمر</translation>
    </message>
    <message>
        <source>No edges.</source>
        <extracomment>read aloud: the drawing is empty</extracomment>
        <translation>لا أضلاع.</translation>
    </message>
    <message numerus="yes">
        <source>%1 edge: %2.</source>
        <extracomment>read aloud: how many edges there are, here one, and which, such as &quot;1-2 blue&quot;</extracomment>
        <translation>
            <numerusform>لا أضلاع: %2.</numerusform>
            <numerusform>ضلع واحد: %2.</numerusform>
            <numerusform>ضلعان: %2.</numerusform>
            <numerusform>%1 أضلاع: %2.</numerusform>
            <numerusform>%1 ضلعًا: %2.</numerusform>
            <numerusform>%1 ضلع: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 edges: %2.</source>
        <translation>
            <numerusform>لا أضلاع: %2.</numerusform>
            <numerusform>ضلع واحد: %2.</numerusform>
            <numerusform>ضلعان: %2.</numerusform>
            <numerusform>%1 أضلاع: %2.</numerusform>
            <numerusform>%1 ضلعًا: %2.</numerusform>
            <numerusform>%1 ضلع: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A stalk, n blue below m red</source>
        <translation>ساق، n أزرق تحت m أحمر</translation>
    </message>
    <message>
        <source>Two green stalks</source>
        <translation>ساقان خضراوان</translation>
    </message>
    <message>
        <source>A blue stalk beside a red one</source>
        <translation>ساق زرقاء إلى جانب ساق حمراء</translation>
    </message>
    <message>
        <source>Two stalks of Hackenbush</source>
        <translation>ساقان من هاكنبوش</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a move, so the value is 0.</source>
        <extracomment>the players, such as Blue (Left) and Red (Right)</extracomment>
        <translation>لا نقلة لدى %1 ولا لدى %2، فالقيمة 0.</translation>
    </message>
    <message>
        <source>%1 has no move, and the best move of %2 leaves %3. The simplest number below it is %4: that is the value.</source>
        <extracomment>two players, such as Blue (Left) and Red (Right), and two numbers, such as 1/2 and 0</extracomment>
        <translation>لا نقلة لدى %1، وأفضل نقلة لدى %2 تترك %3. أبسط عدد تحته هو %4: هذه هي القيمة.</translation>
    </message>
    <message>
        <source>%1 has no move, and the best move of %2 leaves %3. The simplest number above it is %4: that is the value.</source>
        <extracomment>two players, such as Red (Right) and Blue (Left), and two numbers, such as 1/2 and 1</extracomment>
        <translation>لا نقلة لدى %1، وأفضل نقلة لدى %2 تترك %3. أبسط عدد فوقه هو %4: هذه هي القيمة.</translation>
    </message>
    <message>
        <source>The best move of %1 leaves %2, the best move of %3 leaves %4. The simplest number between them is %5: that is the value.</source>
        <extracomment>a player and a number, twice, such as Blue (Left) and 0, Red (Right) and 1; then a number</extracomment>
        <translation>أفضل نقلة لدى %1 تترك %2، وأفضل نقلة لدى %3 تترك %4. أبسط عدد بينهما هو %5: هذه هي القيمة.</translation>
    </message>
    <message>
        <source>Parts that have only the ground in common are independent, so the picture is worth their sum: %1.</source>
        <translation>الأجزاء التي لا يجمعها إلا الأرض مستقلة، فقيمة الصورة مجموعها: %1.</translation>
    </message>
    <message>
        <source>The sum itself was not worked out. Who wins is known by play: %1.</source>
        <translation>المجموع نفسه لم يُحسب. ومن يفوز معروف باللعب: %1.</translation>
    </message>
    <message>
        <source>Parts that have only the ground in common are independent, so the picture is worth their sum.</source>
        <translation>الأجزاء التي لا يجمعها إلا الأرض مستقلة، فقيمة الصورة مجموعها.</translation>
    </message>
    <message>
        <source>%1 = %2. %3.</source>
        <extracomment>a sum of values, what it is, and who wins: a sentence</extracomment>
        <translation>%1 = %2. %3.</translation>
    </message>
    <message>
        <source>The part with %1 is worth %2.</source>
        <extracomment>an edge, such as 1–2, and a value</extracomment>
        <translation>الجزء الذي فيه %1 قيمته %2.</translation>
    </message>
    <message>
        <source>The simplest number</source>
        <translation>أبسط عدد</translation>
    </message>
    <message>
        <source>Why: the values of the parts</source>
        <translation>لماذا: قيم الأجزاء</translation>
    </message>
    <message>
        <source>Stalks</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>سيقان</translation>
    </message>
    <message>
        <source>A tree</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>شجرة</translation>
    </message>
    <message>
        <source>Cycles and loops</source>
        <translation>حلقات وعُرى</translation>
    </message>
    <message>
        <source>A house</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>بيت</translation>
    </message>
    <message>
        <source>A dog</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>كلب</translation>
    </message>
    <message>
        <source>The stalk worth 11/8</source>
        <translation>الساق التي قيمتها ⁦11/8⁩</translation>
    </message>
    <message>
        <source>A sum of stalks</source>
        <translation>مجموع سيقان</translation>
    </message>
    <message>
        <source>Red–blue trees</source>
        <extracomment>a ready-made drawing: trees of red and blue edges</extracomment>
        <translation>أشجار حمراء زرقاء</translation>
    </message>
    <message>
        <source>A red–blue cabin</source>
        <translation>كوخ أحمر أزرق</translation>
    </message>
    <message>
        <source>Flowers</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>أزهار</translation>
    </message>
    <message>
        <source>All three colours</source>
        <translation>الألوان الثلاثة كلها</translation>
    </message>
    <message>
        <source>on the ground</source>
        <translation>على الأرض</translation>
    </message>
    <message>
        <source>on joint %1</source>
        <translation>عند المفصل %1</translation>
    </message>
    <message>
        <source>the ground</source>
        <extracomment>where edges stand: in the place of &quot;joint 3&quot;</extracomment>
        <translation>الأرض</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>المفصل %1</translation>
    </message>
    <message numerus="yes">
        <source>joint %1 melts into %2</source>
        <extracomment>the number of a joint, and &quot;the ground&quot; or &quot;joint 3&quot;</extracomment>
        <translation>
            <numerusform>تندمج المفاصل %1 في %2</numerusform>
            <numerusform>يندمج المفصل %1 في %2</numerusform>
            <numerusform>يندمج المفصلان %1 في %2</numerusform>
            <numerusform>تندمج المفاصل %1 في %2</numerusform>
            <numerusform>تندمج المفاصل %1 في %2</numerusform>
            <numerusform>تندمج المفاصل %1 في %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joints %1 melt into %2</source>
        <extracomment>the numbers of joints, and &quot;the ground&quot; or &quot;joint 3&quot;</extracomment>
        <translation>
            <numerusform>تندمج المفاصل %1 في %2</numerusform>
            <numerusform>يندمج المفصل %1 في %2</numerusform>
            <numerusform>يندمج المفصلان %1 في %2</numerusform>
            <numerusform>تندمج المفاصل %1 في %2</numerusform>
            <numerusform>تندمج المفاصل %1 في %2</numerusform>
            <numerusform>تندمج المفاصل %1 في %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 (%1 edge)</source>
        <extracomment>a sentence, such as &quot;joint 2 melts into joint 1&quot;, and a number of edges, here one</extracomment>
        <translation>
            <numerusform>%2 (بلا أضلاع)</numerusform>
            <numerusform>%2 (ضلع واحد)</numerusform>
            <numerusform>%2 (ضلعان)</numerusform>
            <numerusform>%2 (%1 أضلاع)</numerusform>
            <numerusform>%2 (%1 ضلعًا)</numerusform>
            <numerusform>%2 (%1 ضلع)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 (%1 edges)</source>
        <translation>
            <numerusform>%2 (بلا أضلاع)</numerusform>
            <numerusform>%2 (ضلع واحد)</numerusform>
            <numerusform>%2 (ضلعان)</numerusform>
            <numerusform>%2 (%1 أضلاع)</numerusform>
            <numerusform>%2 (%1 ضلعًا)</numerusform>
            <numerusform>%2 (%1 ضلع)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loop %2</source>
        <extracomment>how many loops there are, here one, and on which joint, such as &quot;on joint 3&quot;</extracomment>
        <translation>
            <numerusform>لا عُرى %2</numerusform>
            <numerusform>عروة واحدة %2</numerusform>
            <numerusform>عروتان %2</numerusform>
            <numerusform>%1 عُرى %2</numerusform>
            <numerusform>%1 عروة %2</numerusform>
            <numerusform>%1 عروة %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loops %2</source>
        <extracomment>how many loops there are, and on which joint, such as &quot;on joint 3&quot;</extracomment>
        <translation>
            <numerusform>لا عُرى %2</numerusform>
            <numerusform>عروة واحدة %2</numerusform>
            <numerusform>عروتان %2</numerusform>
            <numerusform>%1 عُرى %2</numerusform>
            <numerusform>%1 عروة %2</numerusform>
            <numerusform>%1 عروة %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Fusion: the joints of a green cycle melt into one, and each edge between them becomes a stalk of length 1 there. Here %1.</source>
        <translation>الدمج: تندمج مفاصل الحلقة الخضراء في مفصل واحد، ويصير كل ضلع بينها ساقًا طولها 1 هناك. وهنا %1.</translation>
    </message>
    <message>
        <source>A loop counts as a stalk of length 1: %1.</source>
        <translation>العروة تُحسب ساقًا طولها 1: ‏%1.</translation>
    </message>
    <message>
        <source>joint %1: %2 = %3</source>
        <extracomment>the number of a joint, a nim-sum such as 1 ⊕ 2, and its value</extracomment>
        <translation>المفصل %1: ‏%2 = %3</translation>
    </message>
    <message>
        <source>Colon principle: the stalks on a joint count as one stalk there, as long as the nim-sum of their lengths (%1).</source>
        <translation>مبدأ النقطتين: السيقان عند مفصل تُحسب ساقًا واحدة هناك، طولها مجموع نيم لأطوالها (%1).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a name, and what is said of it: a game and its rules, a player and a number</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 = %3</source>
        <extracomment>a joint or an edge, what is added up there, and its value</extracomment>
        <translation>%1: %2 = %3</translation>
    </message>
    <message numerus="yes">
        <source>The stalk, named by its lowest edge: %1.</source>
        <translation>
            <numerusform>السيقان، مسماةً بأسفل أضلاعها: %1.</numerusform>
            <numerusform>الساق، مسماةً بأسفل أضلاعها: %1.</numerusform>
            <numerusform>الساقان، مسماتين بأسفل أضلاعهما: %1.</numerusform>
            <numerusform>السيقان، مسماةً بأسفل أضلاعها: %1.</numerusform>
            <numerusform>السيقان، مسماةً بأسفل أضلاعها: %1.</numerusform>
            <numerusform>السيقان، مسماةً بأسفل أضلاعها: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stalks, named by their lowest edges: %1.</source>
        <translation>
            <numerusform>السيقان، مسماةً بأسفل أضلاعها: %1.</numerusform>
            <numerusform>الساق، مسماةً بأسفل أضلاعها: %1.</numerusform>
            <numerusform>الساقان، مسماتين بأسفل أضلاعهما: %1.</numerusform>
            <numerusform>السيقان، مسماةً بأسفل أضلاعها: %1.</numerusform>
            <numerusform>السيقان، مسماةً بأسفل أضلاعها: %1.</numerusform>
            <numerusform>السيقان، مسماةً بأسفل أضلاعها: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>a sum of values, and its value</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 under %2: %3</source>
        <extracomment>an edge, such as 1–2, what it carries, and what both are worth</extracomment>
        <translation>%1 تحت %2: ‏%3</translation>
    </message>
    <message>
        <source>The values on one joint are added. A blue edge under x is worth (x + n) ÷ 2^(n − 1), n the least whole number from 1 for which x + n is over 1; a red one is its mirror image.</source>
        <translation>القيم عند مفصل واحد تُجمع. وقيمة ضلع أزرق تحت x هي ⁦(x + n) ÷ 2^(n − 1)⁩، حيث n أصغر عدد صحيح من 1 يكون معه ⁦x + n⁩ أكبر من 1؛ والأحمر صورته في المرآة.</translation>
    </message>
    <message>
        <source>Edge by edge from the tips down, each with what stands on it: %1.</source>
        <translation>ضلعًا ضلعًا من الأطراف نزولًا، كل ضلع مع ما يقوم عليه: %1.</translation>
    </message>
    <message>
        <source>Joints on a green cycle may be merged: the value stays the same.</source>
        <translation>المفاصل التي على حلقة خضراء يجوز دمجها: تبقى القيمة كما هي.</translation>
    </message>
    <message numerus="yes">
        <source>Here %1 joint melts into one.</source>
        <translation>
            <numerusform>لا تندمج هنا مفاصل.</numerusform>
            <numerusform>يندمج هنا مفصل واحد.</numerusform>
            <numerusform>يندمج هنا مفصلان في واحد.</numerusform>
            <numerusform>تندمج هنا %1 مفاصل في واحد.</numerusform>
            <numerusform>يندمج هنا %1 مفصلًا في واحد.</numerusform>
            <numerusform>يندمج هنا %1 مفصل في واحد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here %1 joints melt into one.</source>
        <translation>
            <numerusform>لا تندمج هنا مفاصل.</numerusform>
            <numerusform>يندمج هنا مفصل واحد.</numerusform>
            <numerusform>يندمج هنا مفصلان في واحد.</numerusform>
            <numerusform>تندمج هنا %1 مفاصل في واحد.</numerusform>
            <numerusform>يندمج هنا %1 مفصلًا في واحد.</numerusform>
            <numerusform>يندمج هنا %1 مفصل في واحد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 edge between them becomes a loop.</source>
        <translation>
            <numerusform>لا أضلاع بينها.</numerusform>
            <numerusform>يصير الضلع الذي بينها عروة.</numerusform>
            <numerusform>يصير الضلعان اللذان بينها عروتين.</numerusform>
            <numerusform>تصير الأضلاع التي بينها، وعددها %1، عُرى.</numerusform>
            <numerusform>تصير الأضلاع التي بينها، وعددها %1، عُرى.</numerusform>
            <numerusform>تصير الأضلاع التي بينها، وعددها %1، عُرى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 edges between them become loops.</source>
        <translation>
            <numerusform>لا أضلاع بينها.</numerusform>
            <numerusform>يصير الضلع الذي بينها عروة.</numerusform>
            <numerusform>يصير الضلعان اللذان بينها عروتين.</numerusform>
            <numerusform>تصير الأضلاع التي بينها، وعددها %1، عُرى.</numerusform>
            <numerusform>تصير الأضلاع التي بينها، وعددها %1، عُرى.</numerusform>
            <numerusform>تصير الأضلاع التي بينها، وعددها %1، عُرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>A loop can only be cut, and nothing hangs on it: it is worth a stalk of one edge.</source>
        <translation>العروة لا يمكن إلا قطعها، ولا يتعلق بها شيء: قيمتها قيمة ساق من ضلع واحد.</translation>
    </message>
    <message numerus="yes">
        <source>So %1 loop becomes a stalk of length 1.</source>
        <translation>
            <numerusform>فلا عروة تصير ساقًا.</numerusform>
            <numerusform>فتصير العروة ساقًا طولها 1.</numerusform>
            <numerusform>فتصير العروتان ساقين طول كل منهما 1.</numerusform>
            <numerusform>فتصير العرى، وعددها %1، سيقانًا طول كل منها 1.</numerusform>
            <numerusform>فتصير العرى، وعددها %1، سيقانًا طول كل منها 1.</numerusform>
            <numerusform>فتصير العرى، وعددها %1، سيقانًا طول كل منها 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So %1 loops become stalks of length 1.</source>
        <translation>
            <numerusform>فلا عروة تصير ساقًا.</numerusform>
            <numerusform>فتصير العروة ساقًا طولها 1.</numerusform>
            <numerusform>فتصير العروتان ساقين طول كل منهما 1.</numerusform>
            <numerusform>فتصير العرى، وعددها %1، سيقانًا طول كل منها 1.</numerusform>
            <numerusform>فتصير العرى، وعددها %1، سيقانًا طول كل منها 1.</numerusform>
            <numerusform>فتصير العرى، وعددها %1، سيقانًا طول كل منها 1.</numerusform>
        </translation>
    </message>
    <message>
        <source>So nothing is left on this joint.</source>
        <translation>فلا يبقى شيء عند هذا المفصل.</translation>
    </message>
    <message>
        <source>So a stalk of length %1 is left on it.</source>
        <translation>فتبقى عنده ساق طولها %1.</translation>
    </message>
    <message>
        <source>Stalks on one joint count as Nim heaps of their lengths, and one stalk of their nim-sum may stand for them.</source>
        <translation>السيقان عند مفصل واحد تُحسب أكوام نيم بأطوالها، ويجوز أن تقوم مقامها ساق واحدة طولها مجموع نيم لها.</translation>
    </message>
    <message>
        <source>%1 = %2.</source>
        <extracomment>a nim-sum and its value: a sentence</extracomment>
        <translation>%1 = %2.</translation>
    </message>
    <message>
        <source>Nothing green is left: it is worth 0.</source>
        <translation>لم يبقَ شيء أخضر: القيمة 0.</translation>
    </message>
    <message>
        <source>One green stalk of length %1 is left. Cutting an edge leaves any shorter one, so it is a Nim heap of %1.</source>
        <translation>بقيت ساق خضراء واحدة طولها %1. قطع ضلع يترك أي ساق أقصر، فهي كومة نيم من %1.</translation>
    </message>
    <message>
        <source>The green edges are stalks on the ground. Cutting an edge leaves a shorter one, so they are Nim heaps: %1 = %2.</source>
        <extracomment>a nim-sum such as 3 ⊕ 5, and its value</extracomment>
        <translation>الأضلاع الخضراء سيقان على الأرض. قطع ضلع يترك ساقًا أقصر، فهي أكوام نيم: %1 = %2.</translation>
    </message>
    <message>
        <source>What stands on this blue edge is worth 0, so with the edge it is worth %1.</source>
        <translation>ما يقوم على هذا الضلع الأزرق قيمته 0، فالقيمة مع الضلع %1.</translation>
    </message>
    <message>
        <source>What stands on this red edge is worth 0, so with the edge it is worth %1.</source>
        <translation>ما يقوم على هذا الضلع الأحمر قيمته 0، فالقيمة مع الضلع %1.</translation>
    </message>
    <message>
        <source>With the edge it is worth (%1 + %2) ÷ 2^%3 = %4.</source>
        <extracomment>a formula: the value of what stands on the edge, and numbers</extracomment>
        <translation>والقيمة مع الضلع ⁦(%1 + %2) ÷ 2^%3 = %4⁩.</translation>
    </message>
    <message>
        <source>With the edge it is worth (%1 − %2) ÷ 2^%3 = %4.</source>
        <translation>والقيمة مع الضلع ⁦(%1 − %2) ÷ 2^%3 = %4⁩.</translation>
    </message>
    <message>
        <source>This blue edge counts %1; up to here the stalk is worth %2.</source>
        <extracomment>two values, such as 1/2 and 3/2</extracomment>
        <translation>هذا الضلع الأزرق يُحسب %1؛ وقيمة الساق إلى هنا %2.</translation>
    </message>
    <message>
        <source>This red edge counts %1; up to here the stalk is worth %2.</source>
        <translation>هذا الضلع الأحمر يُحسب %1؛ وقيمة الساق إلى هنا %2.</translation>
    </message>
    <message>
        <source>Fusion: a cycle melts</source>
        <translation>الدمج: حلقة تندمج</translation>
    </message>
    <message>
        <source>Fuse the cycle</source>
        <translation>ادمج الحلقة</translation>
    </message>
    <message>
        <source>Loops are stalks</source>
        <translation>العرى سيقان</translation>
    </message>
    <message>
        <source>Open the loops</source>
        <translation>افتح العرى</translation>
    </message>
    <message>
        <source>The stalks on a joint</source>
        <translation>السيقان عند مفصل</translation>
    </message>
    <message>
        <source>Add the stalks</source>
        <translation>اجمع السيقان</translation>
    </message>
    <message>
        <source>A row of Nim heaps</source>
        <translation>صف من أكوام نيم</translation>
    </message>
    <message>
        <source>Read the heaps</source>
        <translation>اقرأ الأكوام</translation>
    </message>
    <message>
        <source>An edge and what stands on it</source>
        <translation>ضلع وما يقوم عليه</translation>
    </message>
    <message>
        <source>Value the edge</source>
        <translation>قدّر الضلع</translation>
    </message>
    <message>
        <source>The sum at a joint</source>
        <translation>المجموع عند مفصل</translation>
    </message>
    <message>
        <source>Add the values</source>
        <translation>اجمع القيم</translation>
    </message>
    <message>
        <source>What stands on one joint are games side by side, so their values are added: %1 = %2.</source>
        <extracomment>a sum such as 1 + 1/2, and its value</extracomment>
        <translation>ما يقوم على مفصل واحد ألعاب جنبًا إلى جنب، فتُجمع قيمها: %1 = %2.</translation>
    </message>
    <message>
        <source>The sign rule</source>
        <translation>قاعدة الإشارات</translation>
    </message>
    <message>
        <source>Next edge</source>
        <translation>الضلع التالي</translation>
    </message>
    <message>
        <source>From the ground up, each edge counts 1 until the colour first changes; from there on each counts half of the one below. Blue adds, red takes away.</source>
        <translation>من الأرض إلى الأعلى يُحسب كل ضلع 1 حتى يتغير اللون أول مرة؛ ومن هناك يُحسب كل ضلع نصف الذي تحته. الأزرق يضيف والأحمر ينقص.</translation>
    </message>
    <message>
        <source>take %1 from heap %2</source>
        <extracomment>a move: how many stones, and the number of the heap</extracomment>
        <translation>أخذ %1 من الكومة %2</translation>
    </message>
    <message>
        <source>No heaps.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>لا أكوام.</translation>
    </message>
    <message>
        <source>One heap of %1.</source>
        <translation>كومة واحدة من %1.</translation>
    </message>
    <message>
        <source>Heaps %1.</source>
        <extracomment>read aloud: the sizes of all heaps, such as &quot;7, 11 and 5&quot;</extracomment>
        <translation>الأكوام %1.</translation>
    </message>
    <message>
        <source>Heaps</source>
        <extracomment>a field: the sizes of the heaps, such as 7,11,5</extracomment>
        <translation>الأكوام</translation>
    </message>
    <message>
        <source>Proven by the window of the set (Austin): a value depends only on the %1 before it, and that many in a row have come back.</source>
        <translation>مبرهنة بنافذة المجموعة (أوستن): القيمة لا تتوقف إلا على القيم %1 التي قبلها، وقد عاد هذا العدد منها متتاليًا.</translation>
    </message>
    <message>
        <source>One counter is left: the player to move takes it and loses.</source>
        <translation>بقي قرص واحد: يأخذه صاحب الدور ويخسر.</translation>
    </message>
    <message>
        <source>%1 counters are left, each alone.</source>
        <translation>بقيت أقراص عددها %1، كل منها وحده.</translation>
    </message>
    <message>
        <source>Each move takes one of them. Their number is odd, so the player to move takes the last one and loses.</source>
        <translation>كل نقلة تأخذ واحدًا منها. وعددها فردي، فصاحب الدور يأخذ الأخير ويخسر.</translation>
    </message>
    <message>
        <source>Each move takes one of them. Their number is even, so the opponent takes the last one and loses.</source>
        <translation>كل نقلة تأخذ واحدًا منها. وعددها زوجي، فالخصم يأخذ الأخير ويخسر.</translation>
    </message>
    <message>
        <source>Here the values decide misère play, too, by the rule of misère Nim: a heap has the value 1 exactly where taking the smallest number leaves one of value 0 (Ferguson’s pairing), so these games are tame.</source>
        <translation>هنا تحسم القيم لعب ميزير أيضًا، بقاعدة نيم ميزير: تكون قيمة الكومة 1 حيث يترك أخذُ أصغر عدد مسموح به كومة قيمتها 0، وهناك فقط (اقتران فرغسون)، فهذه الألعاب أليفة.</translation>
    </message>
    <message>
        <source>In misère play that is cold, because their number is odd.</source>
        <translation>في لعب ميزير هذا بارد، لأن عددها فردي.</translation>
    </message>
    <message>
        <source>In misère play that is hot, because their number is even.</source>
        <translation>في لعب ميزير هذا ساخن، لأن عددها زوجي.</translation>
    </message>
    <message>
        <source>In misère play an odd number of ones is cold: if heaps of 1 alone are left, the player to move takes the last one and loses.</source>
        <translation>في لعب ميزير العدد الفردي من الآحاد بارد: إذا لم تبقَ إلا أكوام من 1 أخذ صاحب الدور الأخيرة وخسر.</translation>
    </message>
    <message>
        <source>In misère play an even number of ones is hot: if heaps of 1 alone are left, the opponent takes the last one and loses.</source>
        <translation>في لعب ميزير العدد الزوجي من الآحاد ساخن: إذا لم تبقَ إلا أكوام من 1 أخذ الخصم الأخيرة وخسر.</translation>
    </message>
    <message numerus="yes">
        <source>No heap counts as more than 1, and %1 heap as 1.</source>
        <translation>
            <numerusform>لا كومة تُحسب أكثر من 1، ولا كومة تُحسب 1.</numerusform>
            <numerusform>لا كومة تُحسب أكثر من 1، وكومة واحدة تُحسب 1.</numerusform>
            <numerusform>لا كومة تُحسب أكثر من 1، وكومتان تُحسبان 1.</numerusform>
            <numerusform>لا كومة تُحسب أكثر من 1، و%1 أكوام تُحسب 1.</numerusform>
            <numerusform>لا كومة تُحسب أكثر من 1، و%1 كومة تُحسب 1.</numerusform>
            <numerusform>لا كومة تُحسب أكثر من 1، و%1 كومة تُحسب 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No heap counts as more than 1, and %1 heaps as 1.</source>
        <translation>
            <numerusform>لا كومة تُحسب أكثر من 1، ولا كومة تُحسب 1.</numerusform>
            <numerusform>لا كومة تُحسب أكثر من 1، وكومة واحدة تُحسب 1.</numerusform>
            <numerusform>لا كومة تُحسب أكثر من 1، وكومتان تُحسبان 1.</numerusform>
            <numerusform>لا كومة تُحسب أكثر من 1، و%1 أكوام تُحسب 1.</numerusform>
            <numerusform>لا كومة تُحسب أكثر من 1، و%1 كومة تُحسب 1.</numerusform>
            <numerusform>لا كومة تُحسب أكثر من 1، و%1 كومة تُحسب 1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one run is longer than 1, so this is the moment of the switch.</source>
        <translation>سلسلة واحدة فقط أطول من 1، فهذه لحظة الانعطاف.</translation>
    </message>
    <message>
        <source>Only one heap counts as more than 1, so this is the moment of the switch.</source>
        <translation>كومة واحدة فقط تُحسب أكثر من 1، فهذه لحظة الانعطاف.</translation>
    </message>
    <message numerus="yes">
        <source>The number of ones beside it is %1.</source>
        <translation>
            <numerusform>لا آحاد إلى جانبها.</numerusform>
            <numerusform>إلى جانبها واحد مفرد.</numerusform>
            <numerusform>إلى جانبها واحدان مفردان.</numerusform>
            <numerusform>إلى جانبها %1 آحاد.</numerusform>
            <numerusform>عدد الآحاد إلى جانبها %1.</numerusform>
            <numerusform>عدد الآحاد إلى جانبها %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring it down to 1: then the number of ones is odd, and the opponent loses.</source>
        <translation>أنزلها إلى 1: عندها يكون عدد الآحاد فرديًّا ويخسر الخصم.</translation>
    </message>
    <message>
        <source>Bring it down to 0: then the number of ones is odd, and the opponent loses.</source>
        <translation>أنزلها إلى 0: عندها يكون عدد الآحاد فرديًّا ويخسر الخصم.</translation>
    </message>
    <message>
        <source>%1 runs are longer than 1. As long as two or more are, misère play is decided as normal play is: by the nim-sum. The switch comes at the move that leaves no long run: it must leave an odd number of single counters.</source>
        <translation>السلاسل الأطول من 1 عددها %1. ما دامت اثنتان أو أكثر كذلك يُحسم لعب ميزير كما يُحسم اللعب العادي: بمجموع نيم. ويأتي الانعطاف عند النقلة التي لا تترك سلسلة طويلة: يجب أن تترك عددًا فرديًّا من الأقراص المفردة.</translation>
    </message>
    <message>
        <source>%1 heaps count as more than 1. As long as two or more do, misère play is decided as normal play is: by the nim-sum. The switch comes at the move that leaves no such heap: it must leave an odd number of ones.</source>
        <translation>الأكوام التي تُحسب أكثر من 1 عددها %1. ما دامت اثنتان أو أكثر كذلك يُحسم لعب ميزير كما يُحسم اللعب العادي: بمجموع نيم. ويأتي الانعطاف عند النقلة التي لا تترك كومة كهذه: يجب أن تترك عددًا فرديًّا من الآحاد.</translation>
    </message>
    <message>
        <source>Why: misère Nim</source>
        <translation>لماذا: نيم ميزير</translation>
    </message>
    <message>
        <source>No move is left. In misère play whoever cannot move wins.</source>
        <translation>لم تبقَ نقلة. في لعب ميزير من لا يستطيع اللعب يفوز.</translation>
    </message>
    <message>
        <source>Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>نيم</translation>
    </message>
    <message>
        <source>Take from one heap</source>
        <translation>خذ من كومة واحدة</translation>
    </message>
    <message>
        <source>A position is cold when the nim-sum of its heaps is 0; in misère play the last heaps of one stone turn it round.</source>
        <translation>الوضعية باردة إذا كان مجموع نيم لأكوامها 0؛ وفي لعب ميزير تقلب الأمرَ الأكوامُ الأخيرة من حجر واحد.</translation>
    </message>
    <message>
        <source>Change the size of a heap with its buttons.</source>
        <translation>غيّر الأكوام تحتها.</translation>
    </message>
    <message>
        <source>Add a heap</source>
        <translation>إضافة كومة</translation>
    </message>
    <message>
        <source>Five heaps</source>
        <extracomment>a ready-made board</extracomment>
        <translation>خمس أكوام</translation>
    </message>
    <message>
        <source>Take any number of stones from one heap.</source>
        <translation>خذ أي عدد من الأحجار من كومة واحدة.</translation>
    </message>
    <message>
        <source>Two heaps</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>كومتان</translation>
    </message>
    <message>
        <source>Two heaps beside a heap of 3</source>
        <translation>كومتان إلى جانب كومة من 3</translation>
    </message>
    <message>
        <source>Two heaps, misère</source>
        <translation>كومتان، ميزير</translation>
    </message>
    <message>
        <source>Nim 3, 2, 1: a kernel of four</source>
        <translation>نيم 3 و2 و1: نواة من أربع</translation>
    </message>
    <message>
        <source>Nim 5, 3, 2, analysed by hand</source>
        <translation>نيم 5 و3 و2، محللة يدويًّا</translation>
    </message>
    <message>
        <source>Nim with two heaps</source>
        <translation>نيم بكومتين</translation>
    </message>
    <message>
        <source>Nim 3, 2, 1</source>
        <translation>نيم 3 و2 و1</translation>
    </message>
    <message>
        <source>Bouton’s theorem</source>
        <translation>مبرهنة بوتون</translation>
    </message>
    <message>
        <source>misère Nim</source>
        <extracomment>the name of a theorem: who wins Nim if the last move loses</extracomment>
        <translation>نيم ميزير</translation>
    </message>
    <message>
        <source>%1: the winning move of normal play leaves %2, and there %3.</source>
        <extracomment>two positions, and who wins, such as &quot;the player to move wins&quot;</extracomment>
        <translation>%1: النقلة الرابحة في اللعب العادي تترك %2، وهناك %3.</translation>
    </message>
    <message>
        <source>“If the heaps have nim-sum 0 at the start, the first player wins.”</source>
        <translation>«إذا كان مجموع نيم للأكوام 0 في البداية فاللاعب الأول يفوز».</translation>
    </message>
    <message>
        <source>It is the other way round: from nim-sum 0 every move leaves another nim-sum, and the opponent can restore 0. The second player wins.</source>
        <translation>الأمر بالعكس: من مجموع نيم 0 تترك كل نقلة مجموع نيم آخر، ويستطيع الخصم أن يعيده 0. يفوز اللاعب الثاني.</translation>
    </message>
    <message>
        <source>“In misère play, with an odd number of single stones left, the player to move cannot be beaten.”</source>
        <translation>«في لعب ميزير، إذا بقي عدد فردي من الأحجار المفردة فصاحب الدور لا يُهزم».</translation>
    </message>
    <message>
        <source>Single stones are taken in turn; with an odd number of them the player to move takes the last one, and that loses.</source>
        <translation>الأحجار المفردة تؤخذ بالتناوب؛ فإن كان عددها فرديًّا أخذ صاحب الدور الأخير، وهذا يخسر.</translation>
    </message>
    <message>
        <source>“In misère play, play as in normal play until the very last move, and leave one stone then.”</source>
        <translation>«في لعب ميزير العب كما في اللعب العادي حتى آخر نقلة، واترك عندها حجرًا واحدًا».</translation>
    </message>
    <message>
        <source>The switch comes earlier: at the move that removes the last heap of two or more, leave an odd number of single stones.</source>
        <translation>يأتي الانعطاف قبل ذلك: عند النقلة التي تزيل آخر كومة من اثنين أو أكثر اترك عددًا فرديًّا من الأحجار المفردة.</translation>
    </message>
    <message>
        <source>“Instead of adding in binary, leave an even number of heaps of 2, 4, 8, 16 …”</source>
        <translation>«بدل الجمع بالثنائية اترك عددًا زوجيًّا من أكوام 2، 4، 8، 16 …»</translation>
    </message>
    <message>
        <source>What has to be even is how often each power of two occurs in the heaps written in binary: 2 and 4 do not cancel, 2 and 2 do.</source>
        <translation>ما يجب أن يكون زوجيًّا هو عدد مرات ظهور كل قوة للاثنين في الأكوام المكتوبة بالثنائية: 2 و4 لا تُحذفان، و2 و2 تُحذفان.</translation>
    </message>
    <message>
        <source>“Whoever always leaves nim-sum 0 always stays outside the kernel.”</source>
        <translation>«من يترك مجموع نيم 0 دائمًا يبقى دائمًا خارج النواة».</translation>
    </message>
    <message>
        <source>Nim-sum 0 is the kernel. Whoever leaves 0 steps into it, and the opponent always has to move out of it.</source>
        <translation>مجموع نيم 0 هو النواة. من يترك 0 يدخلها، ولا بدّ دائمًا أن يخرج الخصم منها.</translation>
    </message>
    <message>
        <source>a misère sum of tame games</source>
        <translation>مجموع ميزير لألعاب أليفة</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>in the place of a list of heaps: there is no heap</extracomment>
        <translation>لا شيء</translation>
    </message>
    <message numerus="yes">
        <source>The value of a heap depends only on the value just before it. So once a value comes back, all that follow come back.</source>
        <translation>
            <numerusform>قيمة الكومة لا تتوقف إلا على القيمة التي قبلها مباشرة. فإذا عادت قيمة عاد كل ما بعدها.</numerusform>
            <numerusform>قيمة الكومة لا تتوقف إلا على القيمة التي قبلها مباشرة. فإذا عادت قيمة عاد كل ما بعدها.</numerusform>
            <numerusform>قيمة الكومة لا تتوقف إلا على القيمة التي قبلها مباشرة. فإذا عادت قيمة عاد كل ما بعدها.</numerusform>
            <numerusform>قيمة الكومة لا تتوقف إلا على القيمة التي قبلها مباشرة. فإذا عادت قيمة عاد كل ما بعدها.</numerusform>
            <numerusform>قيمة الكومة لا تتوقف إلا على القيمة التي قبلها مباشرة. فإذا عادت قيمة عاد كل ما بعدها.</numerusform>
            <numerusform>قيمة الكومة لا تتوقف إلا على القيمة التي قبلها مباشرة. فإذا عادت قيمة عاد كل ما بعدها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The value of a heap depends only on the %1 values before it. So once %1 values in a row come back, all that follow come back.</source>
        <translation>
            <numerusform>قيمة الكومة لا تتوقف إلا على القيم التي قبلها مباشرة. فإذا عادت هذه القيم عاد كل ما بعدها.</numerusform>
            <numerusform>قيمة الكومة لا تتوقف إلا على القيمة التي قبلها مباشرة. فإذا عادت قيمة عاد كل ما بعدها.</numerusform>
            <numerusform>قيمة الكومة لا تتوقف إلا على القيمتين اللتين قبلها. فإذا عادت قيمتان متتاليتان عاد كل ما بعدهما.</numerusform>
            <numerusform>قيمة الكومة لا تتوقف إلا على %1 قيم قبلها. فإذا عادت %1 قيم متتالية عاد كل ما بعدها.</numerusform>
            <numerusform>قيمة الكومة لا تتوقف إلا على %1 قيمة قبلها. فإذا عادت %1 قيمة متتالية عاد كل ما بعدها.</numerusform>
            <numerusform>قيمة الكومة لا تتوقف إلا على %1 قيمة قبلها. فإذا عادت %1 قيمة متتالية عاد كل ما بعدها.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is proven: all heaps below %1 have been worked out, and there every value from heap size %2 on comes back %3 later. By the theorem of Guy and Smith so long a stretch makes the values repeat for ever: a larger heap falls apart in the same ways as the one that is %3 smaller.</source>
        <extracomment>sizes of heaps, and the period, a number</extracomment>
        <translation>هذا مبرهن: حُسبت كل الأكوام تحت %1، وهناك كل قيمة من حجم الكومة %2 فصاعدًا تعود بعد %3. وبمبرهنة غاي وسميث يجعل امتداد بهذا الطول القيم تتكرر إلى ما لا نهاية: فالكومة الأكبر تتفكك بالطرق نفسها كالكومة الأصغر منها بمقدار %3.</translation>
    </message>
    <message>
        <source>The values repeat with period %1.</source>
        <translation>تتكرر القيم بدورة طولها %1.</translation>
    </message>
    <message>
        <source>The values repeat with period %1, from heap size %2 on.</source>
        <extracomment>two numbers, such as 12 and 71</extracomment>
        <translation>تتكرر القيم بدورة طولها %1 من حجم الكومة %2 فصاعدًا.</translation>
    </message>
    <message>
        <source>Heap %1: %2 has the value %3.</source>
        <extracomment>the number of a heap, its size, and its Grundy value</extracomment>
        <translation>الكومة %1: ‏%2 قيمتها %3.</translation>
    </message>
    <message>
        <source>Heap %1: %2 is like %3 and has the value %4.</source>
        <extracomment>the number of a heap, its size, a smaller size with the same value, and the Grundy value</extracomment>
        <translation>الكومة %1: ‏%2 مثل %3 وقيمتها %4.</translation>
    </message>
    <message>
        <source>A value of 0 means that the player to move loses.</source>
        <translation>القيمة 0 تعني أن صاحب الدور يخسر.</translation>
    </message>
    <message>
        <source>A value other than 0 means that the player to move wins.</source>
        <translation>القيمة غير 0 تعني أن صاحب الدور يفوز.</translation>
    </message>
    <message>
        <source>The value of a heap is the smallest number that is not the value of what a move can leave of it; two heaps count by the nim-sum of their values.</source>
        <translation>قيمة الكومة هي أصغر عدد ليس قيمة ما يمكن أن تتركه منها نقلة؛ والكومتان تُحسبان بمجموع نيم لقيمتيهما.</translation>
    </message>
    <message>
        <source>The value of a heap is the smallest number that is not the value of a heap it can become.</source>
        <translation>قيمة الكومة هي أصغر عدد ليس قيمة كومة يمكن أن تصير إليها.</translation>
    </message>
    <message>
        <source>In misère play a heap without a move has the value 1. Any other heap has the smallest number that is not the value of a heap it can become.</source>
        <translation>في لعب ميزير الكومة التي لا نقلة فيها قيمتها 1. وقيمة كل كومة أخرى أصغر عدد ليس قيمة كومة يمكن أن تصير إليها.</translation>
    </message>
    <message>
        <source>From a heap of 0 on the values are %1, …</source>
        <translation>من كومة 0 فصاعدًا القيم هي %1، …</translation>
    </message>
    <message>
        <source>Why: the period</source>
        <translation>لماذا: الدورة</translation>
    </message>
    <message>
        <source>Why: the values of the heaps</source>
        <translation>لماذا: قيم الأكوام</translation>
    </message>
    <message>
        <source>Prime Powers</source>
        <extracomment>the name of a game</extracomment>
        <translation>قوى الأعداد الأولية</translation>
    </message>
    <message>
        <source>Divide until 1 is left</source>
        <translation>اقسم حتى يبقى 1</translation>
    </message>
    <message>
        <source>The exponents of the primes are Nim heaps.</source>
        <translation>أسس العوامل الأولية أكوام نيم.</translation>
    </message>
    <message>
        <source>Power</source>
        <extracomment>head of the column of moves: the power of a prime by which the number is divided, such as 2³</extracomment>
        <translation>القوة</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 prime factor now</source>
        <translation>
            <numerusform>لا عوامل أولية الآن</numerusform>
            <numerusform>هناك عامل أولي واحد الآن</numerusform>
            <numerusform>هناك عاملان أوليان الآن</numerusform>
            <numerusform>هناك %1 عوامل أولية الآن</numerusform>
            <numerusform>هناك %1 عاملًا أوليًّا الآن</numerusform>
            <numerusform>هناك %1 عامل أولي الآن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 prime factors now</source>
        <translation>
            <numerusform>لا عوامل أولية الآن</numerusform>
            <numerusform>هناك عامل أولي واحد الآن</numerusform>
            <numerusform>هناك عاملان أوليان الآن</numerusform>
            <numerusform>هناك %1 عوامل أولية الآن</numerusform>
            <numerusform>هناك %1 عاملًا أوليًّا الآن</numerusform>
            <numerusform>هناك %1 عامل أولي الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>the number that the board stands for, such as 1440600</extracomment>
        <translation>العدد</translation>
    </message>
    <message>
        <source>divide by %1</source>
        <translation>القسمة على %1</translation>
    </message>
    <message>
        <source>Look at the prime %1.</source>
        <translation>انظر إلى العدد الأولي %1.</translation>
    </message>
    <message>
        <source>The prime %1 holds out longest.</source>
        <translation>العدد الأولي %1 يصمد أطول من غيره.</translation>
    </message>
    <message>
        <source>Choose a prime that divides the number, and divide by it once or more often.</source>
        <translation>اقسم العدد على قوة لأحد عوامله الأولية.</translation>
    </message>
    <message>
        <source>%1 to the power of %2</source>
        <extracomment>read aloud: a prime and its exponent, such as 2 and 3 for 2³</extracomment>
        <translation>%1 مرفوعًا إلى القوة %2</translation>
    </message>
    <message>
        <source>The number 1.</source>
        <translation>العدد 1.</translation>
    </message>
    <message>
        <source>The number %1, with the factors %2.</source>
        <extracomment>read aloud: a number such as 360, and its powers of primes</extracomment>
        <translation>العدد %1، وعوامله %2.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <extracomment>a ready-made family of positions: all numbers</extracomment>
        <translation>الأعداد</translation>
    </message>
    <message>
        <source>Exponent of %1</source>
        <translation>أس %1</translation>
    </message>
    <message>
        <source>the exponent of %1</source>
        <translation>أس %1</translation>
    </message>
    <message>
        <source>Each prime is a heap as large as its exponent: %1.</source>
        <translation>كل عامل أولي كومة حجمها أسّه: %1.</translation>
    </message>
    <message>
        <source>Dividing by a power of a prime takes that many from its heap.</source>
        <translation>القسمة على قوة لعامل أولي تأخذ من كومته بقدر أسّ القوة.</translation>
    </message>
    <message>
        <source>exponents as heaps</source>
        <translation>الأسس أكوامًا</translation>
    </message>
    <message>
        <source>a whole number from 1</source>
        <translation>عدد صحيح من 1</translation>
    </message>
    <message>
        <source>The product printed is %1, not the number of %2.</source>
        <extracomment>a number, and a position</extracomment>
        <translation>الجداء المطبوع هو %1، وليس عدد %2.</translation>
    </message>
    <message>
        <source>“1440600 = 2² · 2² · 3 · 5 · 5 · 7 · 7 · 7 · 7.”</source>
        <translation>«⁦1440600 = 2² · 2² · 3 · 5 · 5 · 7 · 7 · 7 · 7⁩.»</translation>
    </message>
    <message>
        <source>One factor 2 is printed too often: 1440600 = 2³ · 3 · 5² · 7⁴, with the heaps 3, 1, 2, 4.</source>
        <translation>طُبع العامل 2 مرة زائدة: ⁦1440600 = 2³ · 3 · 5² · 7⁴⁩، وأكوامه 3 و1 و2 و4.</translation>
    </message>
    <message>
        <source>Takeaway</source>
        <extracomment>the name of a game</extracomment>
        <translation>لعبة الأخذ</translation>
    </message>
    <message>
        <source>Take 1, 2 or 3</source>
        <translation>خذ 1 أو 2 أو 3</translation>
    </message>
    <message>
        <source>The values of a heap repeat with a proven period; heaps add up by the nim-sum, in misère play as tame games.</source>
        <translation>تتكرر قيم الكومة بدورة مبرهنة؛ والأكوام تُجمع بمجموع نيم، وفي لعب ميزير كألعاب أليفة.</translation>
    </message>
    <message>
        <source>one heap, take 1 to 3</source>
        <translation>كومة واحدة، خذ 1 إلى 3</translation>
    </message>
    <message>
        <source>Twenty-one</source>
        <extracomment>a ready-made board: a heap of 21</extracomment>
        <translation>واحد وعشرون</translation>
    </message>
    <message>
        <source>one heap, misère</source>
        <translation>كومة واحدة، ميزير</translation>
    </message>
    <message>
        <source>Take 1, 3 or 4</source>
        <translation>خذ 1 أو 3 أو 4</translation>
    </message>
    <message>
        <source>one heap of 20</source>
        <translation>كومة واحدة من 20</translation>
    </message>
    <message>
        <source>Three heaps</source>
        <extracomment>a ready-made board</extracomment>
        <translation>ثلاث أكوام</translation>
    </message>
    <message>
        <source>Allowed takes</source>
        <extracomment>a field: how many may be taken, such as 1-3; &quot;takes&quot; is a noun</extracomment>
        <translation>المسموح بأخذه</translation>
    </message>
    <message>
        <source>Subtraction set</source>
        <extracomment>a kind of sequence: heaps from which only some numbers may be taken, such as 1, 2, 3</extracomment>
        <translation>مجموعة الطرح</translation>
    </message>
    <message>
        <source>Numbers that may be taken</source>
        <translation>الأعداد المسموح بأخذها</translation>
    </message>
    <message>
        <source>One heap, take 1 to m</source>
        <translation>كومة واحدة، خذ 1 إلى m</translation>
    </message>
    <message>
        <source>One heap, take 1 or m</source>
        <translation>كومة واحدة، خذ 1 أو m</translation>
    </message>
    <message>
        <source>One heap, take 1, 3 or 4</source>
        <translation>كومة واحدة، خذ 1 أو 3 أو 4</translation>
    </message>
    <message>
        <source>Takeaway 10</source>
        <extracomment>a game with its position: a heap of 10</extracomment>
        <translation>لعبة الأخذ 10</translation>
    </message>
    <message>
        <source>the period of the subtraction set</source>
        <translation>دورة مجموعة الطرح</translation>
    </message>
    <message>
        <source>No period is proven for these takes, so the values of single heaps are worked out one after the other, from a heap of 0 to a heap of %1: the value of a heap is the smallest number that is not the value of a heap it can become.</source>
        <translation>لا دورة مبرهنة لهذا الأخذ، فتُحسب قيم الأكوام المفردة واحدة بعد واحدة، من كومة 0 إلى كومة %1: قيمة الكومة هي أصغر عدد ليس قيمة كومة يمكن أن تصير إليها.</translation>
    </message>
    <message>
        <source>No counter lies there.</source>
        <translation>لا قرص هناك.</translation>
    </message>
    <message>
        <source>The two counters do not lie on one line.</source>
        <translation>القرصان ليسا على خط واحد.</translation>
    </message>
    <message>
        <source>Line Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>نيم الخطوط</translation>
    </message>
    <message>
        <source>Take neighbours on a line</source>
        <translation>خذ أقراصًا متجاورة من خط</translation>
    </message>
    <message>
        <source>Runs of counters are Nim heaps, in both conventions; with a maximum per move each run has a value of its own.</source>
        <translation>سلاسل الأقراص أكوام نيم، في القاعدتين؛ ومع حد أقصى للنقلة لكل سلسلة قيمة خاصة بها.</translation>
    </message>
    <message>
        <source>Counters</source>
        <extracomment>head of the column of moves: how many counters are taken</extracomment>
        <translation>الأقراص</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 counter now</source>
        <translation>
            <numerusform>لا أقراص الآن</numerusform>
            <numerusform>هناك قرص واحد الآن</numerusform>
            <numerusform>هناك قرصان الآن</numerusform>
            <numerusform>هناك %1 أقراص الآن</numerusform>
            <numerusform>هناك %1 قرصًا الآن</numerusform>
            <numerusform>هناك %1 قرص الآن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 counters now</source>
        <translation>
            <numerusform>لا أقراص الآن</numerusform>
            <numerusform>هناك قرص واحد الآن</numerusform>
            <numerusform>هناك قرصان الآن</numerusform>
            <numerusform>هناك %1 أقراص الآن</numerusform>
            <numerusform>هناك %1 قرصًا الآن</numerusform>
            <numerusform>هناك %1 قرص الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a place to put or take a counter.</source>
        <translation>انقر موضعًا لتضع قرصًا أو تأخذه.</translation>
    </message>
    <message>
        <source>Lines</source>
        <extracomment>a field: how many lines the board has</extracomment>
        <translation>الخطوط</translation>
    </message>
    <message>
        <source>Normal play</source>
        <extracomment>a ready-made board that is played by the normal rule: who makes the last move wins</extracomment>
        <translation>اللعب العادي</translation>
    </message>
    <message>
        <source>At most two</source>
        <translation>اثنان على الأكثر</translation>
    </message>
    <message>
        <source>Counters per line</source>
        <translation>الأقراص في كل خط</translation>
    </message>
    <message>
        <source>Line Nim with a maximum per move</source>
        <translation>نيم الخطوط بحد أقصى للنقلة</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>a move: the number of a line, and the counters that are taken, such as 2-3</extracomment>
        <translation>الخط %1: ‏%2</translation>
    </message>
    <message>
        <source>Look at line %1.</source>
        <translation>انظر إلى الخط %1.</translation>
    </message>
    <message>
        <source>Line %1 holds out longest.</source>
        <translation>الخط %1 يصمد أطول من غيره.</translation>
    </message>
    <message>
        <source>Take any number of neighbouring counters on one line.</source>
        <translation>خذ أي عدد من الأقراص المتجاورة من خط واحد.</translation>
    </message>
    <message>
        <source>Take one counter.</source>
        <translation>خذ قرصًا واحدًا.</translation>
    </message>
    <message>
        <source>Take 1–%1 neighbouring counters on one line.</source>
        <translation>خذ 1–%1 أقراص متجاورة من خط واحد.</translation>
    </message>
    <message>
        <source>Taking the last counter wins.</source>
        <translation>أخذ القرص الأخير يربح.</translation>
    </message>
    <message>
        <source>Taking the last counter loses.</source>
        <translation>أخذ القرص الأخير يخسر.</translation>
    </message>
    <message>
        <source>You took the last counter</source>
        <translation>أخذتَ القرص الأخير</translation>
    </message>
    <message>
        <source>%1 took the last counter</source>
        <translation>أخذ %1 القرص الأخير</translation>
    </message>
    <message>
        <source>Line %1: empty.</source>
        <translation>الخط %1: فارغ.</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <extracomment>read aloud: the number of a line, and how many counters stand in its runs, such as &quot;2 and 1&quot;</extracomment>
        <translation>الخط %1: ‏%2.</translation>
    </message>
    <message>
        <source>Line %1: one counter.</source>
        <translation>الخط %1: قرص واحد.</translation>
    </message>
    <message>
        <source>Line %1: %2 in a row.</source>
        <extracomment>read aloud: the number of a line, and how many counters stand side by side in it</extracomment>
        <translation>الخط %1: ‏%2 متتالية.</translation>
    </message>
    <message>
        <source>No lines.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>لا خطوط.</translation>
    </message>
    <message>
        <source>One line, take 1 to m</source>
        <translation>خط واحد، خذ 1 إلى m</translation>
    </message>
    <message>
        <source>One line of two runs</source>
        <translation>خط واحد من سلسلتين</translation>
    </message>
    <message>
        <source>One line, take 1 to m, misère</source>
        <translation>خط واحد، خذ 1 إلى m، ميزير</translation>
    </message>
    <message>
        <source>Line Nim 3, 4, 5, misère</source>
        <translation>نيم الخطوط 3 و4 و5، ميزير</translation>
    </message>
    <message>
        <source>Line Nim 3, 2 by run codes</source>
        <translation>نيم الخطوط 3 و2 برموز السلاسل</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 counter can be taken, not %2.</source>
        <extracomment>the most that can be taken, here 1, and how many were asked for</extracomment>
        <translation>
            <numerusform>لا يجوز أخذ شيء، والمطلوب %2.</numerusform>
            <numerusform>لا يجوز أخذ أكثر من قرص واحد، لا %2.</numerusform>
            <numerusform>لا يجوز أخذ أكثر من قرصين، لا %2.</numerusform>
            <numerusform>لا يجوز أخذ أكثر من %1 أقراص، لا %2.</numerusform>
            <numerusform>لا يجوز أخذ أكثر من %1 قرصًا، لا %2.</numerusform>
            <numerusform>لا يجوز أخذ أكثر من %1 قرص، لا %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 counters can be taken, not %2.</source>
        <extracomment>the most that can be taken, and how many were asked for</extracomment>
        <translation>
            <numerusform>لا يجوز أخذ شيء، والمطلوب %2.</numerusform>
            <numerusform>لا يجوز أخذ أكثر من قرص واحد، لا %2.</numerusform>
            <numerusform>لا يجوز أخذ أكثر من قرصين، لا %2.</numerusform>
            <numerusform>لا يجوز أخذ أكثر من %1 أقراص، لا %2.</numerusform>
            <numerusform>لا يجوز أخذ أكثر من %1 قرصًا، لا %2.</numerusform>
            <numerusform>لا يجوز أخذ أكثر من %1 قرص، لا %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>runs as heaps</source>
        <translation>السلاسل أكوامًا</translation>
    </message>
    <message>
        <source>With this limit a run need not be worth its length, so the Grundy values of single runs are worked out one after the other, from a run of 0 to a run of %1: the value of a run is the smallest number that is not the value of what a move can leave of it.</source>
        <translation>مع هذا الحد قد لا تكون قيمة السلسلة طولها، فتُحسب قيم غراندي للسلاسل المفردة واحدة بعد واحدة، من سلسلة 0 إلى سلسلة %1: قيمة السلسلة هي أصغر عدد ليس قيمة ما يمكن أن تتركه منها نقلة.</translation>
    </message>
    <message>
        <source>The rule agrees with the search on all %1 boards tried. At the start, %2, %3.</source>
        <extracomment>a number, a position, and who wins</extracomment>
        <translation>تتفق القاعدة مع البحث على كل الرقع المجرَّبة، وعددها %1. وفي البداية، %2، ‏%3.</translation>
    </message>
    <message>
        <source>“Even with a maximum per move, the runs of counters are Nim heaps.”</source>
        <translation>«حتى مع حد أقصى للنقلة تبقى سلاسل الأقراص أكوام نيم».</translation>
    </message>
    <message>
        <source>A run that is longer than the maximum cannot be taken whole, so it has other options than a Nim heap: its value is another one.</source>
        <translation>السلسلة الأطول من الحد الأقصى لا يمكن أخذها كلها، فخياراتها غير خيارات كومة نيم: قيمتها قيمة أخرى.</translation>
    </message>
    <message>
        <source>“For misère Line Nim there is no strategy that always works.”</source>
        <translation>«ليس لنيم الخطوط بلعب ميزير استراتيجية تنجح دائمًا».</translation>
    </message>
    <message>
        <source>There is one: misère Nim on the lengths of the runs. If your move leaves a run of two or more, make the nim-sum of the lengths 0. If it leaves only runs of 1, make their number odd.</source>
        <translation>بل لها استراتيجية: نيم ميزير على أطوال السلاسل. إذا تركت نقلتك سلسلة من اثنين أو أكثر فاجعل مجموع نيم للأطوال 0. وإذا لم تترك إلا سلاسل من 1 فاجعل عددها فرديًّا.</translation>
    </message>
    <message numerus="yes">
        <source>this row has %1 cell, the first one has %2</source>
        <extracomment>a mistake: rows have to be equally long; two numbers, the first is 1</extracomment>
        <translation>
            <numerusform>في هذا الصف %1 خانة، وفي الأول %2</numerusform>
            <numerusform>في هذا الصف خانة واحدة، وفي الأول %2</numerusform>
            <numerusform>في هذا الصف خانتان، وفي الأول %2</numerusform>
            <numerusform>في هذا الصف %1 خانات، وفي الأول %2</numerusform>
            <numerusform>في هذا الصف %1 خانة، وفي الأول %2</numerusform>
            <numerusform>في هذا الصف %1 خانة، وفي الأول %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this row has %1 cells, the first one has %2</source>
        <extracomment>a mistake: rows have to be equally long; two numbers</extracomment>
        <translation>
            <numerusform>في هذا الصف %1 خانة، وفي الأول %2</numerusform>
            <numerusform>في هذا الصف خانة واحدة، وفي الأول %2</numerusform>
            <numerusform>في هذا الصف خانتان، وفي الأول %2</numerusform>
            <numerusform>في هذا الصف %1 خانات، وفي الأول %2</numerusform>
            <numerusform>في هذا الصف %1 خانة، وفي الأول %2</numerusform>
            <numerusform>في هذا الصف %1 خانة، وفي الأول %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counter, so a run is not a heap of its length, and misère Nim of the lengths does not decide.</source>
        <translation>
            <numerusform>تأخذ النقلة %1 قرص على الأكثر، فالسلسلة ليست كومة بطولها، ونيم ميزير على الأطوال لا يحسم.</numerusform>
            <numerusform>تأخذ النقلة قرصًا واحدًا على الأكثر، فالسلسلة ليست كومة بطولها، ونيم ميزير على الأطوال لا يحسم.</numerusform>
            <numerusform>تأخذ النقلة قرصين على الأكثر، فالسلسلة ليست كومة بطولها، ونيم ميزير على الأطوال لا يحسم.</numerusform>
            <numerusform>تأخذ النقلة %1 أقراص على الأكثر، فالسلسلة ليست كومة بطولها، ونيم ميزير على الأطوال لا يحسم.</numerusform>
            <numerusform>تأخذ النقلة %1 قرصًا على الأكثر، فالسلسلة ليست كومة بطولها، ونيم ميزير على الأطوال لا يحسم.</numerusform>
            <numerusform>تأخذ النقلة %1 قرص على الأكثر، فالسلسلة ليست كومة بطولها، ونيم ميزير على الأطوال لا يحسم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counters, so a run is not a heap of its length, and misère Nim of the lengths does not decide.</source>
        <translation>
            <numerusform>تأخذ النقلة %1 قرص على الأكثر، فالسلسلة ليست كومة بطولها، ونيم ميزير على الأطوال لا يحسم.</numerusform>
            <numerusform>تأخذ النقلة قرصًا واحدًا على الأكثر، فالسلسلة ليست كومة بطولها، ونيم ميزير على الأطوال لا يحسم.</numerusform>
            <numerusform>تأخذ النقلة قرصين على الأكثر، فالسلسلة ليست كومة بطولها، ونيم ميزير على الأطوال لا يحسم.</numerusform>
            <numerusform>تأخذ النقلة %1 أقراص على الأكثر، فالسلسلة ليست كومة بطولها، ونيم ميزير على الأطوال لا يحسم.</numerusform>
            <numerusform>تأخذ النقلة %1 قرصًا على الأكثر، فالسلسلة ليست كومة بطولها، ونيم ميزير على الأطوال لا يحسم.</numerusform>
            <numerusform>تأخذ النقلة %1 قرص على الأكثر، فالسلسلة ليست كومة بطولها، ونيم ميزير على الأطوال لا يحسم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counter, so a run is not a heap of its length.</source>
        <translation>
            <numerusform>تأخذ النقلة %1 قرص على الأكثر، فالسلسلة ليست كومة بطولها.</numerusform>
            <numerusform>تأخذ النقلة قرصًا واحدًا على الأكثر، فالسلسلة ليست كومة بطولها.</numerusform>
            <numerusform>تأخذ النقلة قرصين على الأكثر، فالسلسلة ليست كومة بطولها.</numerusform>
            <numerusform>تأخذ النقلة %1 أقراص على الأكثر، فالسلسلة ليست كومة بطولها.</numerusform>
            <numerusform>تأخذ النقلة %1 قرصًا على الأكثر، فالسلسلة ليست كومة بطولها.</numerusform>
            <numerusform>تأخذ النقلة %1 قرص على الأكثر، فالسلسلة ليست كومة بطولها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counters, so a run is not a heap of its length.</source>
        <translation>
            <numerusform>تأخذ النقلة %1 قرص على الأكثر، فالسلسلة ليست كومة بطولها.</numerusform>
            <numerusform>تأخذ النقلة قرصًا واحدًا على الأكثر، فالسلسلة ليست كومة بطولها.</numerusform>
            <numerusform>تأخذ النقلة قرصين على الأكثر، فالسلسلة ليست كومة بطولها.</numerusform>
            <numerusform>تأخذ النقلة %1 أقراص على الأكثر، فالسلسلة ليست كومة بطولها.</numerusform>
            <numerusform>تأخذ النقلة %1 قرصًا على الأكثر، فالسلسلة ليست كومة بطولها.</numerusform>
            <numerusform>تأخذ النقلة %1 قرص على الأكثر، فالسلسلة ليست كومة بطولها.</numerusform>
        </translation>
    </message>
    <message>
        <source>The run code is %1: the numbers of runs of 5, 4, 3, 2 and 1.</source>
        <translation>رمز السلاسل هو %1: أعداد السلاسل من 5 و4 و3 و2 و1.</translation>
    </message>
    <message>
        <source>The runs, longest first: %1 (number × length).</source>
        <translation>السلاسل، الأطول أولًا: %1 (العدد × الطول).</translation>
    </message>
    <message>
        <source>A run of %1 is not tame, or can become one that is not.</source>
        <translation>سلسلة من %1 ليست أليفة، أو قد تصير إلى ما ليس أليفًا.</translation>
    </message>
    <message>
        <source>A run of %1 has the genus (%2,%3).</source>
        <extracomment>the length of a run, and two numbers of the theory of misère play</extracomment>
        <translation>سلسلة من %1 جنسها ⁦(%2,%3)⁩.</translation>
    </message>
    <message>
        <source>Here all runs have the genus (0,1) or (1,0), so they play like heaps of 0 and 1: the position is cold if the nim-sum of the first numbers is 1.</source>
        <translation>هنا جنس كل السلاسل ⁦(0,1)⁩ أو ⁦(1,0)⁩، فهي تُلعب كأكوام من 0 و1: الوضعية باردة إذا كان مجموع نيم للأعداد الأولى 1.</translation>
    </message>
    <message>
        <source>Here some run has a genus (n,n), so the sum is decided as in misère Nim with a heap over 1: it is cold if the nim-sum of the first numbers is 0.</source>
        <translation>هنا لسلسلة ما جنس ⁦(n,n)⁩، فيُحسم المجموع كما في نيم ميزير مع كومة أكبر من 1: هو بارد إذا كان مجموع نيم للأعداد الأولى 0.</translation>
    </message>
    <message>
        <source>The first numbers add up to the nim-sum %1, so the position is cold.</source>
        <translation>الأعداد الأولى مجموع نيم لها %1، فالوضعية باردة.</translation>
    </message>
    <message>
        <source>The first numbers add up to the nim-sum %1, so the position is hot.</source>
        <translation>الأعداد الأولى مجموع نيم لها %1، فالوضعية ساخنة.</translation>
    </message>
    <message>
        <source>Why: the runs</source>
        <translation>لماذا: السلاسل</translation>
    </message>
    <message>
        <source>Why: runs are heaps</source>
        <translation>لماذا: السلاسل أكوام</translation>
    </message>
    <message>
        <source>Only the runs of neighbouring counters matter, and a run of n counts as a heap of n: it can become any shorter run, and the two runs a and b that a move from its middle leaves are worth a ⊕ b, which is at most a + b and so again less than n.</source>
        <translation>لا تهم إلا سلاسل الأقراص المتجاورة، والسلسلة من n تُحسب كومة من n: يمكن أن تصير أي سلسلة أقصر، والسلسلتان a وb اللتان تتركهما نقلة من وسطها قيمتهما ⁦a ⊕ b⁩، وهي لا تزيد على ⁦a + b⁩، فهي أقل من n أيضًا.</translation>
    </message>
    <message>
        <source>A run’s genus is its Grundy value in normal play, and then the same in misère play, where a run without a move has the value 1. A run is tame if its genus, and that of all it can become, is one that a sum of Nim heaps has: (0,1), (1,0) or (n,n). Sums of tame games are decided by the genera.</source>
        <translation>جنس السلسلة هو قيمة غراندي لها في اللعب العادي، ثم القيمة نفسها في لعب ميزير، حيث السلسلة التي لا نقلة فيها قيمتها 1. والسلسلة أليفة إذا كان جنسها، وجنس كل ما يمكن أن تصير إليه، جنسًا يكون لمجموع من أكوام نيم: ⁦(0,1)⁩ أو ⁦(1,0)⁩ أو ⁦(n,n)⁩. ومجاميع الألعاب الأليفة تحسمها الأجناس.</translation>
    </message>
    <message>
        <source>So the genera do not decide this position: it is searched.</source>
        <translation>فالأجناس لا تحسم هذه الوضعية: تُحل بالبحث.</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>السلسلة %1</translation>
    </message>
    <message>
        <source>every heap is of %1, and the nim-sum is %2</source>
        <extracomment>sizes of heaps, such as &quot;1, 4 or 20&quot;, and what the nim-sum may be</extracomment>
        <translation>كل كومة من %1، ومجموع نيم %2</translation>
    </message>
    <message>
        <source>one heap is of %1, every other one of %2, and the nim-sum is %3</source>
        <extracomment>a size of a heap, sizes such as &quot;1, 4 or 20&quot;, and what the nim-sum may be</extracomment>
        <translation>كومة واحدة من %1، وكل كومة أخرى من %2، ومجموع نيم %3</translation>
    </message>
    <message>
        <source>Heaps of 1, 4, 20 and 25 have the value 1, heaps of 5, 9, 12 and 17 the value 4. The nim-sum is %1: cold in normal play, so hot in misère play.</source>
        <translation>الأكوام من 1 و4 و20 و25 قيمتها 1، والأكوام من 5 و9 و12 و17 قيمتها 4. مجموع نيم %1: بارد في اللعب العادي، فهو ساخن في لعب ميزير.</translation>
    </message>
    <message>
        <source>Heaps of 1, 4, 20 and 25 have the value 1, heaps of 5, 9, 12 and 17 the value 4. The nim-sum is %1: hot in normal play, so cold in misère play.</source>
        <translation>الأكوام من 1 و4 و20 و25 قيمتها 1، والأكوام من 5 و9 و12 و17 قيمتها 4. مجموع نيم %1: ساخن في اللعب العادي، فهو بارد في لعب ميزير.</translation>
    </message>
    <message>
        <source>Why: misère Kayles</source>
        <translation>لماذا: كايلز ميزير</translation>
    </message>
    <message>
        <source>In misère Kayles the same player wins as in normal play, where the nim-sum decides, except in six kinds of positions, where the other player wins: Sibert and Conway proved it in 1992. These kinds have heaps of 1, 4, 5, 9, 12, 17, 20 and 25 alone.</source>
        <translation>في كايلز ميزير يفوز اللاعب نفسه كما في اللعب العادي، حيث يحسم مجموع نيم، إلا في ستة أنواع من الوضعيات يفوز فيها اللاعب الآخر: برهن ذلك سيبرت وكونواي سنة 1992. وليس في هذه الأنواع إلا أكوام من 1 و4 و5 و9 و12 و17 و20 و25.</translation>
    </message>
    <message>
        <source>This position is of such a kind: %1.</source>
        <translation>هذه الوضعية من نوع كهذا: %1.</translation>
    </message>
    <message>
        <source>This position is of none of these kinds, so it is decided as in normal play. The winning moves are the same, too, but for those that leave one of the kinds.</source>
        <translation>هذه الوضعية ليست من هذه الأنواع، فتُحسم كما في اللعب العادي. والنقلات الرابحة هي نفسها أيضًا، إلا التي تترك أحد هذه الأنواع.</translation>
    </message>
    <message>
        <source>The winning move</source>
        <translation>النقلة الرابحة</translation>
    </message>
    <message>
        <source>It leaves a position of such a kind: %1.</source>
        <translation>تترك وضعية من نوع كهذا: %1.</translation>
    </message>
    <message>
        <source>This heap is too long to draw: choose a move from the list.</source>
        <translation>هذه الكومة أطول من أن تُرسم: اختر نقلة من القائمة.</translation>
    </message>
    <message>
        <source>The two parts must not be equal.</source>
        <translation>يجب ألّا يتساوى الجزآن.</translation>
    </message>
    <message>
        <source>A whole heap of %1 may not be taken.</source>
        <translation>لا يجوز أخذ كومة كاملة من %1.</translation>
    </message>
    <message>
        <source>With %1 taken, what is left may not be a single heap.</source>
        <translation>إذا أُخذ %1 فلا يجوز أن يكون الباقي كومة واحدة.</translation>
    </message>
    <message>
        <source>With %1 taken, what is left may not be two heaps.</source>
        <translation>إذا أُخذ %1 فلا يجوز أن يكون الباقي كومتين.</translation>
    </message>
    <message>
        <source>No period is proven for these rules, so the values of single heaps are worked out one after the other, from a heap of 0 to a heap of %1: the value of a heap is the smallest number that is not the value of what a move can leave of it; two heaps count by the nim-sum of their values.</source>
        <translation>لا دورة مبرهنة لهذه القواعد، فتُحسب قيم الأكوام المفردة واحدة بعد واحدة، من كومة 0 إلى كومة %1: قيمة الكومة هي أصغر عدد ليس قيمة ما يمكن أن تتركه منها نقلة؛ والكومتان تُحسبان بمجموع نيم لقيمتيهما.</translation>
    </message>
    <message>
        <source>the code %1 allows no move</source>
        <translation>الرمز %1 لا يسمح بأي نقلة</translation>
    </message>
    <message>
        <source>an octal code such as 0.77</source>
        <translation>رمز ثُماني مثل 0.77</translation>
    </message>
    <message>
        <source>a digit from 0 to 7</source>
        <translation>رقم من 0 إلى 7</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 digit</source>
        <translation>
            <numerusform>أكثر من %1 رقم</numerusform>
            <numerusform>أكثر من رقم واحد</numerusform>
            <numerusform>أكثر من رقمين</numerusform>
            <numerusform>أكثر من %1 أرقام</numerusform>
            <numerusform>أكثر من %1 رقمًا</numerusform>
            <numerusform>أكثر من %1 رقم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 digits</source>
        <translation>
            <numerusform>أكثر من %1 رقم</numerusform>
            <numerusform>أكثر من رقم واحد</numerusform>
            <numerusform>أكثر من رقمين</numerusform>
            <numerusform>أكثر من %1 أرقام</numerusform>
            <numerusform>أكثر من %1 رقمًا</numerusform>
            <numerusform>أكثر من %1 رقم</numerusform>
        </translation>
    </message>
    <message>
        <source>the theorem of Sibert and Conway</source>
        <translation>مبرهنة سيبرت وكونواي</translation>
    </message>
    <message>
        <source>Octal Games</source>
        <extracomment>the name of a group of games, of which an octal code tells the rules</extracomment>
        <translation>الألعاب الثُّمانية</translation>
    </message>
    <message>
        <source>Kayles and its relatives</source>
        <translation>كايلز وأقاربها</translation>
    </message>
    <message>
        <source>The values of the heaps of Kayles and other octal games; heaps add up by the nim-sum.</source>
        <translation>قيم أكوام كايلز وألعاب ثُمانية أخرى؛ والأكوام تُجمع بمجموع نيم.</translation>
    </message>
    <message>
        <source>Kayles</source>
        <extracomment>the name of a game</extracomment>
        <translation>كايلز</translation>
    </message>
    <message>
        <source>Dudeney’s Kayles</source>
        <extracomment>the name of a game</extracomment>
        <translation>كايلز دودني</translation>
    </message>
    <message>
        <source>Dawson’s Kayles</source>
        <extracomment>the name of a game</extracomment>
        <translation>كايلز داوسون</translation>
    </message>
    <message>
        <source>Dawson’s chess</source>
        <extracomment>the name of a game</extracomment>
        <translation>شطرنج داوسون</translation>
    </message>
    <message>
        <source>Treblecross</source>
        <extracomment>the name of a game</extracomment>
        <translation>تربلكروس</translation>
    </message>
    <message>
        <source>Guiles</source>
        <extracomment>the name of a game</extracomment>
        <translation>غايلز</translation>
    </message>
    <message>
        <source>Officers</source>
        <extracomment>the name of a game</extracomment>
        <translation>الضباط</translation>
    </message>
    <message>
        <source>Take one or divide</source>
        <translation>خذ واحدًا أو اقسم</translation>
    </message>
    <message>
        <source>Octal code</source>
        <extracomment>a field: the code of an octal game, such as 0.77</extracomment>
        <translation>الرمز الثُّماني</translation>
    </message>
    <message>
        <source>Kayles, 0.77</source>
        <extracomment>a game, and its octal code</extracomment>
        <translation>كايلز، 0.77</translation>
    </message>
    <message>
        <source>Dawson’s Kayles, 0.07</source>
        <translation>كايلز داوسون، 0.07</translation>
    </message>
    <message>
        <source>Dawson’s Chess, 0.137</source>
        <translation>شطرنج داوسون، 0.137</translation>
    </message>
    <message>
        <source>Grundy’s Game</source>
        <extracomment>the name of a game</extracomment>
        <translation>لعبة غراندي</translation>
    </message>
    <message>
        <source>Divide into unequal heaps</source>
        <translation>اقسم إلى كومتين غير متساويتين</translation>
    </message>
    <message>
        <source>The values of the heaps of Grundy’s game; heaps add up by the nim-sum.</source>
        <translation>قيم أكوام لعبة غراندي؛ والأكوام تُجمع بمجموع نيم.</translation>
    </message>
    <message>
        <source>Kayles, one row</source>
        <translation>كايلز، صف واحد</translation>
    </message>
    <message>
        <source>Dawson’s Kayles, one row</source>
        <translation>كايلز داوسون، صف واحد</translation>
    </message>
    <message>
        <source>Kayles, two rows</source>
        <translation>كايلز، صفان</translation>
    </message>
    <message>
        <source>One row of Kayles</source>
        <translation>صف واحد من كايلز</translation>
    </message>
    <message>
        <source>One heap</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>كومة واحدة</translation>
    </message>
    <message>
        <source>One heap of Grundy’s game</source>
        <translation>كومة واحدة من لعبة غراندي</translation>
    </message>
    <message>
        <source>Proven by the theorem of Guy and Smith: so long a stretch has come back that every larger heap divides in the same ways.</source>
        <translation>مبرهنة بمبرهنة غاي وسميث: عاد امتداد بطول يكفي لأن تنقسم كل كومة أكبر بالطرق نفسها.</translation>
    </message>
    <message>
        <source>the period of the octal game</source>
        <translation>دورة اللعبة الثُّمانية</translation>
    </message>
    <message>
        <source>take a whole heap of %1</source>
        <translation>خذ كومة كاملة من %1</translation>
    </message>
    <message>
        <source>take %1 from a heap so that one heap is left</source>
        <translation>خذ %1 من كومة بحيث تبقى كومة واحدة</translation>
    </message>
    <message>
        <source>take %1 from a heap so that two heaps are left</source>
        <translation>خذ %1 من كومة بحيث تبقى كومتان</translation>
    </message>
    <message>
        <source>take a whole heap of %1, or take %1 from a heap so that two heaps are left</source>
        <translation>خذ كومة كاملة من %1، أو خذ %1 من كومة بحيث تبقى كومتان</translation>
    </message>
    <message>
        <source>divide a heap into two</source>
        <translation>اقسم كومة إلى كومتين</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <extracomment>two ways to move: &quot;take 1 pin of a heap, or divide a heap&quot;</extracomment>
        <translation>%1، أو %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>a rule that becomes a sentence
----------
a move, such as &quot;c3-c4&quot;, as a sentence</extracomment>
        <translation>‏%1.</translation>
    </message>
    <message>
        <source>%1 What is left on two sides becomes two heaps.</source>
        <translation>%1 وما يبقى على جانبين يصير كومتين.</translation>
    </message>
    <message>
        <source>divide heap %1 into %2 and %3</source>
        <extracomment>a move: the number of a heap, and the sizes of what it becomes</extracomment>
        <translation>قسمة الكومة %1 إلى %2 و%3</translation>
    </message>
    <message>
        <source>take all of heap %1</source>
        <translation>أخذ الكومة %1 كلها</translation>
    </message>
    <message>
        <source>take %1 from heap %2, leaving %3 and %4</source>
        <extracomment>a move: how many pins, the number of the heap, and the sizes of what is left</extracomment>
        <translation>أخذ %1 من الكومة %2، فتبقى %3 و%4</translation>
    </message>
    <message>
        <source>take %1 from heap %2, leaving %3</source>
        <extracomment>a move: how many pins, the number of the heap, and the size of what is left</extracomment>
        <translation>أخذ %1 من الكومة %2، فتبقى %3</translation>
    </message>
    <message>
        <source>take the first of heap %1, leaving %2</source>
        <extracomment>a move: the number of the heap, and the size of what is left</extracomment>
        <translation>أخذ الأول من الكومة %1، فتبقى %2</translation>
    </message>
    <message>
        <source>take the last of heap %1, leaving %2</source>
        <translation>أخذ الأخير من الكومة %1، فتبقى %2</translation>
    </message>
    <message numerus="yes">
        <source>take the first %1 of heap %2, leaving %3</source>
        <extracomment>a move: how many pins, the number of the heap, and the size of what is left</extracomment>
        <translation>
            <numerusform>أخذ أول %1 من الكومة %2، فتبقى %3</numerusform>
            <numerusform>أخذ أول %1 من الكومة %2، فتبقى %3</numerusform>
            <numerusform>أخذ أول %1 من الكومة %2، فتبقى %3</numerusform>
            <numerusform>أخذ أول %1 من الكومة %2، فتبقى %3</numerusform>
            <numerusform>أخذ أول %1 من الكومة %2، فتبقى %3</numerusform>
            <numerusform>أخذ أول %1 من الكومة %2، فتبقى %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take the last %1 of heap %2, leaving %3</source>
        <extracomment>a move: how many pins, the number of the heap, and the size of what is left</extracomment>
        <translation>
            <numerusform>أخذ آخر %1 من الكومة %2، فتبقى %3</numerusform>
            <numerusform>أخذ آخر %1 من الكومة %2، فتبقى %3</numerusform>
            <numerusform>أخذ آخر %1 من الكومة %2، فتبقى %3</numerusform>
            <numerusform>أخذ آخر %1 من الكومة %2، فتبقى %3</numerusform>
            <numerusform>أخذ آخر %1 من الكومة %2، فتبقى %3</numerusform>
            <numerusform>أخذ آخر %1 من الكومة %2، فتبقى %3</numerusform>
        </translation>
    </message>
    <message>
        <source>divide</source>
        <extracomment>on the board, a verb: what a move does to a heap</extracomment>
        <translation>تقسيم</translation>
    </message>
    <message>
        <source>Divide a heap into two heaps of different sizes.</source>
        <translation>اقسم كومة إلى كومتين مختلفتي الحجم.</translation>
    </message>
    <message>
        <source>The position equals Nim with no stone left; its value is 0.</source>
        <translation>الوضعية تساوي نيم بلا أحجار؛ قيمتها 0.</translation>
    </message>
    <message>
        <source>The position equals a Nim heap of %1; its value is %2.</source>
        <extracomment>the size of a heap, such as 3, and its value, such as ∗3</extracomment>
        <translation>الوضعية تساوي كومة نيم من %1؛ قيمتها %2.</translation>
    </message>
    <message>
        <source>The position equals Nim with the heaps %1; its value is %2.</source>
        <translation>الوضعية تساوي نيم بالأكوام %1؛ قيمتها %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 move raises a heap instead (%2). It is reversible: the opponent has a reply that brings the heap back to what it was worth, so nothing is gained.</source>
        <extracomment>how many moves, here one, and the move</extracomment>
        <translation>
            <numerusform>لا نقلة تكبّر كومة (%2).</numerusform>
            <numerusform>نقلة واحدة تكبّر كومة بدلًا من ذلك (%2). وهي قابلة للرد: للخصم ردٌّ يعيد الكومة إلى قيمتها، فلا كسب فيها.</numerusform>
            <numerusform>نقلتان تكبّران كومة بدلًا من ذلك (مثل %2). وهما قابلتان للرد: للخصم ردٌّ يعيد الكومة إلى قيمتها، فلا كسب فيهما.</numerusform>
            <numerusform>%1 نقلات تكبّر كومة بدلًا من ذلك (مثل %2). وهي قابلة للرد: للخصم ردٌّ يعيد الكومة إلى قيمتها، فلا كسب فيها.</numerusform>
            <numerusform>%1 نقلة تكبّر كومة بدلًا من ذلك (مثل %2). وهي قابلة للرد: للخصم ردٌّ يعيد الكومة إلى قيمتها، فلا كسب فيها.</numerusform>
            <numerusform>%1 نقلة تكبّر كومة بدلًا من ذلك (مثل %2). وهي قابلة للرد: للخصم ردٌّ يعيد الكومة إلى قيمتها، فلا كسب فيها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves raise a heap instead (such as %2). They are reversible: the opponent has a reply that brings the heap back to what it was worth, so nothing is gained.</source>
        <extracomment>how many moves, and some of them</extracomment>
        <translation>
            <numerusform>لا نقلة تكبّر كومة (%2).</numerusform>
            <numerusform>نقلة واحدة تكبّر كومة بدلًا من ذلك (%2). وهي قابلة للرد: للخصم ردٌّ يعيد الكومة إلى قيمتها، فلا كسب فيها.</numerusform>
            <numerusform>نقلتان تكبّران كومة بدلًا من ذلك (مثل %2). وهما قابلتان للرد: للخصم ردٌّ يعيد الكومة إلى قيمتها، فلا كسب فيهما.</numerusform>
            <numerusform>%1 نقلات تكبّر كومة بدلًا من ذلك (مثل %2). وهي قابلة للرد: للخصم ردٌّ يعيد الكومة إلى قيمتها، فلا كسب فيها.</numerusform>
            <numerusform>%1 نقلة تكبّر كومة بدلًا من ذلك (مثل %2). وهي قابلة للرد: للخصم ردٌّ يعيد الكومة إلى قيمتها، فلا كسب فيها.</numerusform>
            <numerusform>%1 نقلة تكبّر كومة بدلًا من ذلك (مثل %2). وهي قابلة للرد: للخصم ردٌّ يعيد الكومة إلى قيمتها، فلا كسب فيها.</numerusform>
        </translation>
    </message>
    <message>
        <source>A formula gives the answer; no position has to be searched.</source>
        <translation>قانون يعطي الجواب؛ ولا يلزم البحث في أي وضعية.</translation>
    </message>
    <message>
        <source>No formula is known for this board, so the answer is a proof by table: every position that can arise is labelled, %1.</source>
        <translation>لا يُعرف قانون لهذه الرقعة، فالجواب برهان بالجدول: وُسمت كل وضعية يمكن أن تنشأ، %1.</translation>
    </message>
    <message>
        <source>No formula is known for this board, so the answer is a proof by search over %1.</source>
        <translation>لا يُعرف قانون لهذه الرقعة، فالجواب برهان بالبحث في %1.</translation>
    </message>
    <message>
        <source>The same game as Nim</source>
        <translation>اللعبة نفسها كنيم</translation>
    </message>
    <message>
        <source>Every move takes from it.</source>
        <translation>كل نقلة تأخذ منها.</translation>
    </message>
    <message>
        <source>Every move takes from one of the heaps.</source>
        <translation>كل نقلة تأخذ من إحدى الأكوام.</translation>
    </message>
    <message>
        <source>How it was found</source>
        <translation>كيف وُجد ذلك</translation>
    </message>
    <message>
        <source>The Grundy value is not computed: it would take too many positions.</source>
        <translation>لا تُحسب قيمة غراندي: تحتاج إلى وضعيات كثيرة جدًّا.</translation>
    </message>
    <message>
        <source>The Grundy value</source>
        <translation>قيمة غراندي</translation>
    </message>
    <message>
        <source>There is no option, so the Grundy value is 0.</source>
        <translation>لا خيار، فقيمة غراندي 0.</translation>
    </message>
    <message>
        <source>Every option has the Grundy value %1. The smallest missing number is %2: that is the Grundy value of the position.</source>
        <extracomment>two numbers</extracomment>
        <translation>كل خيار قيمة غراندي له %1. أصغر عدد غائب هو %2: هذه قيمة غراندي للوضعية.</translation>
    </message>
    <message>
        <source>The options have the Grundy values %1. The smallest number missing among them is %2: that is the Grundy value of the position.</source>
        <extracomment>a list of numbers, such as &quot;0, 1 and 3&quot;, and a number</extracomment>
        <translation>قيم غراندي للخيارات هي %1. أصغر عدد غائب بينها هو %2: هذه قيمة غراندي للوضعية.</translation>
    </message>
    <message>
        <source>The value</source>
        <extracomment>heads a step of the reasons: what the position is worth</extracomment>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>The position is worth %1. How that is found takes a theorem.</source>
        <translation>قيمة الوضعية %1. وإيجادها يحتاج إلى مبرهنة.</translation>
    </message>
    <message>
        <source>In misère play positions have no values that add up. The moves and their answers argue, or a theorem where there is one.</source>
        <translation>في لعب ميزير ليس للوضعيات قيم تُجمع. والحجة بالنقلات وردودها، أو بمبرهنة إن وُجدت.</translation>
    </message>
    <message>
        <source>The value of this position is not worked out. The moves and their answers argue without it, or a theorem where there is one.</source>
        <translation>قيمة هذه الوضعية لم تُحسب. والحجة دونها بالنقلات وردودها، أو بمبرهنة إن وُجدت.</translation>
    </message>
    <message>
        <source>row %1 must have one W and one B</source>
        <translation>في الصف %1 يجب أن يكون W واحد وB واحد</translation>
    </message>
    <message>
        <source>Northcott’s Game</source>
        <extracomment>the name of a game</extracomment>
        <translation>لعبة نورثكوت</translation>
    </message>
    <message>
        <source>Your own tokens</source>
        <translation>لكل لاعب قطعه</translation>
    </message>
    <message>
        <source>The gaps are Nim heaps where tokens move either way; otherwise the rows add up by their exact values.</source>
        <translation>الفجوات أكوام نيم حيث تتحرك القطع في الاتجاهين؛ وإلا جُمعت الصفوف بقيمها الدقيقة.</translation>
    </message>
    <message numerus="yes">
        <source>A token can still advance in %1 row now</source>
        <translation>
            <numerusform>لا قطعة تستطيع التقدم الآن</numerusform>
            <numerusform>تستطيع قطعة التقدم الآن في صف واحد</numerusform>
            <numerusform>تستطيع القطع التقدم الآن في صفين</numerusform>
            <numerusform>تستطيع القطع التقدم الآن في %1 صفوف</numerusform>
            <numerusform>تستطيع القطع التقدم الآن في %1 صفًّا</numerusform>
            <numerusform>تستطيع القطع التقدم الآن في %1 صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A token can still advance in %1 rows now</source>
        <translation>
            <numerusform>لا قطعة تستطيع التقدم الآن</numerusform>
            <numerusform>تستطيع قطعة التقدم الآن في صف واحد</numerusform>
            <numerusform>تستطيع القطع التقدم الآن في صفين</numerusform>
            <numerusform>تستطيع القطع التقدم الآن في %1 صفوف</numerusform>
            <numerusform>تستطيع القطع التقدم الآن في %1 صفًّا</numerusform>
            <numerusform>تستطيع القطع التقدم الآن في %1 صف</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a token to another square.</source>
        <translation>اسحب قطعة إلى خانة أخرى.</translation>
    </message>
    <message>
        <source>White (Left)</source>
        <extracomment>the player Left, who has the white tokens</extracomment>
        <translation>الأبيض (أيسر)</translation>
    </message>
    <message>
        <source>Black (Right)</source>
        <extracomment>the player Right, who has the black tokens</extracomment>
        <translation>الأسود (أيمن)</translation>
    </message>
    <message>
        <source>White (W) is Left, Black (B) is Right.</source>
        <translation>الأبيض (W) هو أيسر، والأسود (B) هو أيمن.</translation>
    </message>
    <message>
        <source>To the right only</source>
        <translation>إلى اليمين فقط</translation>
    </message>
    <message>
        <source>3 rows</source>
        <extracomment>of a ready-made board: how many rows it has</extracomment>
        <translation>3 صفوف</translation>
    </message>
    <message>
        <source>One row</source>
        <extracomment>a ready-made board: it has one row</extracomment>
        <translation>صف واحد</translation>
    </message>
    <message>
        <source>to the right only</source>
        <translation>إلى اليمين فقط</translation>
    </message>
    <message>
        <source>Forward only</source>
        <extracomment>a ready-made board: tokens only go towards each other</extracomment>
        <translation>إلى الأمام فقط</translation>
    </message>
    <message>
        <source>Rows of W, B and .</source>
        <translation>صفوف من W وB و.</translation>
    </message>
    <message>
        <source>Tokens move</source>
        <extracomment>a field, before a choice such as &quot;both ways&quot;</extracomment>
        <translation>القطع تتحرك</translation>
    </message>
    <message>
        <source>both ways</source>
        <extracomment>behind &quot;Tokens move&quot;</extracomment>
        <translation>في الاتجاهين</translation>
    </message>
    <message>
        <source>forward only</source>
        <extracomment>behind &quot;Tokens move&quot;: only towards the other token</extracomment>
        <translation>إلى الأمام فقط</translation>
    </message>
    <message>
        <source>row %1: %2 to %3</source>
        <extracomment>a move: the number of a row, and two squares</extracomment>
        <translation>الصف %1: ‏%2 إلى %3</translation>
    </message>
    <message>
        <source>Move one of your tokens along its row, either way, not onto or over another.</source>
        <translation>حرّك إحدى قطعك على صفها، في أي اتجاه، لا على قطعة أخرى ولا فوقها.</translation>
    </message>
    <message>
        <source>Move one of your tokens to the right along its row, not onto or over another.</source>
        <translation>حرّك إحدى قطعك إلى اليمين على صفها، لا على قطعة أخرى ولا فوقها.</translation>
    </message>
    <message>
        <source>Move one of your tokens forward along its row: White to the right, Black to the left; not onto or over another.</source>
        <translation>حرّك إحدى قطعك إلى الأمام على صفها: الأبيض إلى اليمين والأسود إلى اليسار؛ لا على قطعة أخرى ولا فوقها.</translation>
    </message>
    <message>
        <source>No rows.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>لا صفوف.</translation>
    </message>
    <message>
        <source>Row %1 of %2 squares: white on %3, black on %4.</source>
        <extracomment>read aloud: the number of a row, how long it is, and the squares of both tokens</extracomment>
        <translation>الصف %1 من %2 خانة: الأبيض على %3 والأسود على %4.</translation>
    </message>
    <message>
        <source>Two rows with gaps n and m</source>
        <translation>صفان بفجوتي n وm</translation>
    </message>
    <message>
        <source>Two rows, only to the right</source>
        <translation>صفان، إلى اليمين فقط</translation>
    </message>
    <message>
        <source>Two rows, only forwards</source>
        <translation>صفان، إلى الأمام فقط</translation>
    </message>
    <message>
        <source>gaps as heaps</source>
        <translation>الفجوات أكوامًا</translation>
    </message>
    <message>
        <source>a sum of canonical forms</source>
        <translation>مجموع صيغ قانونية</translation>
    </message>
    <message>
        <source>This token may not go that way, and it has to stay in its row.</source>
        <translation>لا يجوز لهذه القطعة أن تذهب في ذلك الاتجاه، ويجب أن تبقى في صفها.</translation>
    </message>
    <message>
        <source>“Tokens move to the right, and the gaps are Nim heaps.”</source>
        <translation>«القطع تتحرك إلى اليمين، والفجوات أكوام نيم».</translation>
    </message>
    <message>
        <source>When both move to the right only, a gap is not a Nim heap but free moves for the owner of the token on its left.</source>
        <translation>إذا لم يتحرك كلاهما إلا إلى اليمين فالفجوة ليست كومة نيم، بل نقلات مجانية لصاحب القطعة التي على يسارها.</translation>
    </message>
    <message>
        <source>“Each player moves forward, and the gaps are Nim heaps.”</source>
        <translation>«كل لاعب يتحرك إلى الأمام، والفجوات أكوام نيم».</translation>
    </message>
    <message>
        <source>Rows face to face are Nim heaps. Back to back nobody is ever in the way, and a row counts the free moves of both: it is a number.</source>
        <translation>الصفوف التي قطعها وجهًا لوجه أكوام نيم. أما ظهرًا لظهر فلا يعترض أحد أحدًا، والصف يعدّ النقلات المجانية للطرفين: إنه عدد.</translation>
    </message>
    <message>
        <source>Row %1, back to back with %2 before White and %3 before Black: %4.</source>
        <extracomment>the number of a row, two numbers of free squares, and the value of the row</extracomment>
        <translation>الصف %1، ظهرًا لظهر، %2 أمام الأبيض و%3 أمام الأسود: %4.</translation>
    </message>
    <message>
        <source>Row %1, face to face with a gap of %2: %3.</source>
        <extracomment>the number of a row, how many squares are free, and the value of the row</extracomment>
        <translation>الصف %1، وجهًا لوجه بفجوة من %2: ‏%3.</translation>
    </message>
    <message>
        <source>Row %1, White on the left of a gap of %2: %3.</source>
        <translation>الصف %1، والأبيض على يسار فجوة من %2: ‏%3.</translation>
    </message>
    <message>
        <source>Row %1, Black on the left of a gap of %2: %3.</source>
        <translation>الصف %1، والأسود على يسار فجوة من %2: ‏%3.</translation>
    </message>
    <message>
        <source>Face to face both players can only make the gap of a row smaller, by as much as they like: a row face to face with a gap of n is worth *n, a Nim heap.</source>
        <translation>وجهًا لوجه لا يستطيع اللاعبان إلا تصغير فجوة الصف، بأي مقدار: فقيمة صف وجهًا لوجه بفجوة من n هي ⁦*n⁩، كومة نيم.</translation>
    </message>
    <message>
        <source>Back to back the tokens part for good, and the empty squares before each are free moves: each one before White counts 1, each one before Black −1.</source>
        <translation>ظهرًا لظهر تفترق القطعتان إلى الأبد، والخانات الفارغة أمام كل منهما نقلات مجانية: كل خانة أمام الأبيض تُحسب 1، وكل خانة أمام الأسود ⁦−1⁩.</translation>
    </message>
    <message>
        <source>Only the token on the left can make the gap of a row smaller, by as much as its player likes; the other one can only make it larger. So a gap of n is n free moves: it is worth n where White stands on its left, and −n where Black does.</source>
        <translation>لا يستطيع تصغير فجوة الصف إلا صاحب القطعة التي على اليسار، وبأي مقدار؛ والأخرى لا تستطيع إلا تكبيرها. فالفجوة من n هي n من النقلات المجانية: قيمتها n حيث يقف الأبيض على يسارها، و⁦−n⁩ حيث يقف الأسود.</translation>
    </message>
    <message>
        <source>For with White on the left of a gap of n, White leaves one of the values 0 to n − 1 and Black only more than n, if anything: n is the simplest number in between.</source>
        <translation>فإذا كان الأبيض على يسار فجوة من n ترك الأبيض إحدى القيم من 0 إلى ⁦n − 1⁩، ولم يترك الأسود إلا أكثر من n، إن ترك شيئًا: وn أبسط عدد بينهما.</translation>
    </message>
    <message>
        <source>Row %1</source>
        <extracomment>before a number in a table: the number of a row</extracomment>
        <translation>الصف %1</translation>
    </message>
    <message>
        <source>the gap of row %1</source>
        <translation>فجوة الصف %1</translation>
    </message>
    <message>
        <source>The gap of each row is a heap: %1.</source>
        <translation>فجوة كل صف كومة: %1.</translation>
    </message>
    <message>
        <source>An advance takes from a gap. A retreat opens it, and the same advance of the opponent restores it; room to retreat runs out, so it changes nothing.</source>
        <translation>التقدم يأخذ من فجوة. والتراجع يوسّعها، فيعيدها الخصم بتقدم مماثل؛ ومكان التراجع ينفد، فهو لا يغيّر شيئًا.</translation>
    </message>
    <message>
        <source>Why: the gaps</source>
        <translation>لماذا: الفجوات</translation>
    </message>
    <message>
        <source>Why: what a row is worth</source>
        <translation>لماذا: قيمة الصف</translation>
    </message>
    <message>
        <source>Why: the values of the rows</source>
        <translation>لماذا: قيم الصفوف</translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <extracomment>the number of a row, and its value</extracomment>
        <translation>الصف %1: ‏%2</translation>
    </message>
    <message>
        <source>The rows are independent, so the position is worth their sum. %1.</source>
        <translation>الصفوف مستقلة، فقيمة الوضعية مجموعها. %1.</translation>
    </message>
    <message>
        <source>The sum is %1. %2.</source>
        <extracomment>a value, such as 3/2, and who wins: a sentence</extracomment>
        <translation>المجموع %1. ‏%2.</translation>
    </message>
    <message>
        <source>the number of caps is %1, that of the heaps %2</source>
        <extracomment>a mistake: both have to be equal; two numbers</extracomment>
        <translation>عدد السقوف %1، وعدد الأكوام %2</translation>
    </message>
    <message>
        <source>the heap of %1 is over its cap of %2</source>
        <extracomment>a mistake: how many stones a heap has, and how many it may have at most</extracomment>
        <translation>الكومة من %1 فوق سقفها %2</translation>
    </message>
    <message>
        <source>Poker Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>نيم البوكر</translation>
    </message>
    <message>
        <source>Left’s adds</source>
        <extracomment>a field: how often the player Left may still add stones; &quot;adds&quot; is a noun</extracomment>
        <translation>إعادات أيسر</translation>
    </message>
    <message>
        <source>Right’s adds</source>
        <extracomment>a field: how often the player Right may still add stones; &quot;adds&quot; is a noun</extracomment>
        <translation>إعادات أيمن</translation>
    </message>
    <message>
        <source>Add · %1 left</source>
        <translation>إعادة – الباقي %1</translation>
    </message>
    <message>
        <source>Caps</source>
        <extracomment>a field: how many stones each heap may have at most, such as 3,4,5</extracomment>
        <translation>السقوف</translation>
    </message>
    <message>
        <source>add %1 to heap %2</source>
        <extracomment>a move: how many stones, and the number of the heap</extracomment>
        <translation>إعادة %1 إلى الكومة %2</translation>
    </message>
    <message>
        <source>add %1</source>
        <extracomment>on the board, a verb: what a move does: it adds so many stones</extracomment>
        <translation>إعادة %1</translation>
    </message>
    <message>
        <source>Think of your adds.</source>
        <translation>فكّر في إعاداتك.</translation>
    </message>
    <message>
        <source>Your adds hold out longest.</source>
        <translation>إعاداتك تصمد أطول من غيرها.</translation>
    </message>
    <message>
        <source>One heap of %1 with the cap %2.</source>
        <extracomment>read aloud: how many stones the heap has, and how many it may have at most</extracomment>
        <translation>كومة واحدة من %1 وسقفها %2.</translation>
    </message>
    <message>
        <source>Heaps %1 with the caps %2.</source>
        <extracomment>read aloud: sizes of heaps, such as &quot;3 and 4&quot;, and how large they may become</extracomment>
        <translation>الأكوام %1 وسقوفها %2.</translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 add</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still add stones, here once</extracomment>
        <translation>
            <numerusform>لا إعادات لدى %2</numerusform>
            <numerusform>لدى %2 إعادة واحدة</numerusform>
            <numerusform>لدى %2 إعادتان</numerusform>
            <numerusform>لدى %2 %1 إعادات</numerusform>
            <numerusform>لدى %2 %1 إعادة</numerusform>
            <numerusform>لدى %2 %1 إعادة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 adds</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still add stones</extracomment>
        <translation>
            <numerusform>لا إعادات لدى %2</numerusform>
            <numerusform>لدى %2 إعادة واحدة</numerusform>
            <numerusform>لدى %2 إعادتان</numerusform>
            <numerusform>لدى %2 %1 إعادات</numerusform>
            <numerusform>لدى %2 %1 إعادة</numerusform>
            <numerusform>لدى %2 %1 إعادة</numerusform>
        </translation>
    </message>
    <message>
        <source>Two heaps, an add for either</source>
        <translation>كومتان، ولكل لاعب إعادة</translation>
    </message>
    <message>
        <source>n and m adds</source>
        <translation>n وm من الإعادات</translation>
    </message>
    <message>
        <source>adds are reversed</source>
        <translation>الإعادات تُردّ</translation>
    </message>
    <message>
        <source>Why: adds are reversed</source>
        <translation>لماذا: الإعادات تُردّ</translation>
    </message>
    <message>
        <source>This heap holds at most %1.</source>
        <translation>لا تتسع هذه الكومة لأكثر من %1.</translation>
    </message>
    <message>
        <source>Skip Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>نيم مع التمرير</translation>
    </message>
    <message>
        <source>Nim, and a few turns to skip</source>
        <translation>نيم، وأدوار قليلة تُمرَّر</translation>
    </message>
    <message>
        <source>The player with more skips wins; with equally many it is Nim.</source>
        <translation>يفوز من لديه تمريرات أكثر؛ وإن تساوت فهي نيم.</translation>
    </message>
    <message>
        <source>Left’s skips</source>
        <extracomment>a field: how often the player Left may still skip a turn</extracomment>
        <translation>تمريرات أيسر</translation>
    </message>
    <message>
        <source>Right’s skips</source>
        <extracomment>a field: how often the player Right may still skip a turn</extracomment>
        <translation>تمريرات أيمن</translation>
    </message>
    <message>
        <source>Skip · %1 left</source>
        <translation>تمرير – الباقي %1</translation>
    </message>
    <message>
        <source>One more skip</source>
        <translation>تمريرة زائدة</translation>
    </message>
    <message>
        <source>3, 4, 5</source>
        <translation>3 و4 و5</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>تنتهي المباراة</translation>
    </message>
    <message>
        <source>when nobody can move</source>
        <translation>عندما لا يستطيع أحد اللعب</translation>
    </message>
    <message>
        <source>skip</source>
        <extracomment>a move, a verb: makes no change on the board</extracomment>
        <translation>تمرير</translation>
    </message>
    <message>
        <source>Think of your skips.</source>
        <translation>فكّر في تمريراتك.</translation>
    </message>
    <message>
        <source>Your skips hold out longest.</source>
        <translation>تمريراتك تصمد أطول من غيرها.</translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 skip</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still skip, here once</extracomment>
        <translation>
            <numerusform>لا تمريرات لدى %2</numerusform>
            <numerusform>لدى %2 تمريرة واحدة</numerusform>
            <numerusform>لدى %2 تمريرتان</numerusform>
            <numerusform>لدى %2 %1 تمريرات</numerusform>
            <numerusform>لدى %2 %1 تمريرة</numerusform>
            <numerusform>لدى %2 %1 تمريرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 skips</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still skip</extracomment>
        <translation>
            <numerusform>لا تمريرات لدى %2</numerusform>
            <numerusform>لدى %2 تمريرة واحدة</numerusform>
            <numerusform>لدى %2 تمريرتان</numerusform>
            <numerusform>لدى %2 %1 تمريرات</numerusform>
            <numerusform>لدى %2 %1 تمريرة</numerusform>
            <numerusform>لدى %2 %1 تمريرة</numerusform>
        </translation>
    </message>
    <message>
        <source>n and m skips</source>
        <translation>n وm من التمريرات</translation>
    </message>
    <message>
        <source>Two heaps, a skip for either</source>
        <translation>كومتان، ولكل لاعب تمريرة</translation>
    </message>
    <message>
        <source>skips compared</source>
        <extracomment>the name of a theorem: the skips of both players are compared</extracomment>
        <translation>مقارنة التمريرات</translation>
    </message>
    <message>
        <source>Why: the skips</source>
        <translation>لماذا: التمريرات</translation>
    </message>
    <message>
        <source>A skip is a free move of its owner: worth +1 for Left, −1 for Right. The heaps are worth their nim-sum. Together the position is worth %1 − %2 + *%3 = %4.</source>
        <extracomment>skips of Left, skips of Right, the nim-sum of the heaps, and the value</extracomment>
        <translation>التمريرة نقلة مجانية لصاحبها: قيمتها ⁦+1⁩ لأيسر و⁦−1⁩ لأيمن. وقيمة الأكوام مجموع نيم لها. وقيمة الوضعية كلها ⁦%1 − %2 + *%3 = %4⁩.</translation>
    </message>
    <message>
        <source>Both have equally many skips: a skip is answered by a skip, and the heaps decide as in Nim.</source>
        <translation>التمريرات متساوية لدى الطرفين: التمريرة يُردّ عليها بتمريرة، والأكوام تحسم كما في نيم.</translation>
    </message>
    <message>
        <source>Left has more skips, so Left wins, whoever starts.</source>
        <translation>لدى أيسر تمريرات أكثر، فيفوز أيسر أيًّا كان من يبدأ.</translation>
    </message>
    <message>
        <source>Right has more skips, so Right wins, whoever starts.</source>
        <translation>لدى أيمن تمريرات أكثر، فيفوز أيمن أيًّا كان من يبدأ.</translation>
    </message>
    <message>
        <source>“The player with more skips wins; with equally many it is Nim.”</source>
        <translation>«يفوز من لديه تمريرات أكثر؛ وإن تساوت فهي نيم».</translation>
    </message>
    <message>
        <source>A counter goes straight left or straight down.</source>
        <translation>يذهب القرص على استقامة إلى اليسار أو إلى الأسفل.</translation>
    </message>
    <message>
        <source>coordinates as heaps</source>
        <translation>الإحداثيات أكوامًا</translation>
    </message>
    <message>
        <source>a counter such as 1x2</source>
        <translation>قرص مثل ⁦1x2⁩</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 counter</source>
        <translation>
            <numerusform>أكثر من %1 قرص</numerusform>
            <numerusform>أكثر من قرص واحد</numerusform>
            <numerusform>أكثر من قرصين</numerusform>
            <numerusform>أكثر من %1 أقراص</numerusform>
            <numerusform>أكثر من %1 قرصًا</numerusform>
            <numerusform>أكثر من %1 قرص</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 counters</source>
        <translation>
            <numerusform>أكثر من %1 قرص</numerusform>
            <numerusform>أكثر من قرص واحد</numerusform>
            <numerusform>أكثر من قرصين</numerusform>
            <numerusform>أكثر من %1 أقراص</numerusform>
            <numerusform>أكثر من %1 قرصًا</numerusform>
            <numerusform>أكثر من %1 قرص</numerusform>
        </translation>
    </message>
    <message>
        <source>a column or row from 0</source>
        <translation>عمود أو صف من 0</translation>
    </message>
    <message>
        <source>(%1, %2), column</source>
        <extracomment>before a number in a table: the place of a counter, such as (3, 5), and which of its two numbers counts</extracomment>
        <translation>⁦(%1, %2)⁩، العمود</translation>
    </message>
    <message>
        <source>the column of counter (%1, %2)</source>
        <extracomment>within a sentence: the place of a counter, such as (3, 5)</extracomment>
        <translation>عمود القرص ⁦(%1, %2)⁩</translation>
    </message>
    <message>
        <source>(%1, %2), row</source>
        <extracomment>before a number in a table: the place of a counter, such as (3, 5), and which of its two numbers counts</extracomment>
        <translation>⁦(%1, %2)⁩، الصف</translation>
    </message>
    <message>
        <source>the row of counter (%1, %2)</source>
        <extracomment>within a sentence: the place of a counter, such as (3, 5)</extracomment>
        <translation>صف القرص ⁦(%1, %2)⁩</translation>
    </message>
    <message>
        <source>Each counter is two heaps, its column and its row: %1.</source>
        <translation>كل قرص كومتان، عموده وصفه: %1.</translation>
    </message>
    <message>
        <source>A move to the left takes from the one, a move down from the other.</source>
        <translation>النقلة إلى اليسار تأخذ من الأولى، والنقلة إلى الأسفل من الثانية.</translation>
    </message>
    <message>
        <source>Nim in the Plane</source>
        <translation>نيم في المستوى</translation>
    </message>
    <message>
        <source>Left or down</source>
        <translation>يسارًا أو نزولًا</translation>
    </message>
    <message>
        <source>Each counter is two Nim heaps, its column and its row.</source>
        <translation>كل قرص كومتا نيم، عموده وصفه.</translation>
    </message>
    <message numerus="yes">
        <source>%1 counter can still move now</source>
        <translation>
            <numerusform>لا قرص يستطيع الحركة الآن</numerusform>
            <numerusform>قرص واحد يستطيع الحركة الآن</numerusform>
            <numerusform>قرصان يستطيعان الحركة الآن</numerusform>
            <numerusform>%1 أقراص تستطيع الحركة الآن</numerusform>
            <numerusform>%1 قرصًا يستطيع الحركة الآن</numerusform>
            <numerusform>%1 قرص يستطيع الحركة الآن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 counters can still move now</source>
        <translation>
            <numerusform>لا قرص يستطيع الحركة الآن</numerusform>
            <numerusform>قرص واحد يستطيع الحركة الآن</numerusform>
            <numerusform>قرصان يستطيعان الحركة الآن</numerusform>
            <numerusform>%1 أقراص تستطيع الحركة الآن</numerusform>
            <numerusform>%1 قرصًا يستطيع الحركة الآن</numerusform>
            <numerusform>%1 قرص يستطيع الحركة الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square to put or take a counter; drag to move it.</source>
        <translation>انقر خانة لتضع قرصًا أو تأخذه؛ واسحب لنقله.</translation>
    </message>
    <message>
        <source>4 counters</source>
        <extracomment>of a ready-made board: how many counters are on it</extracomment>
        <translation>4 أقراص</translation>
    </message>
    <message>
        <source>2 counters</source>
        <extracomment>of a ready-made board: how many counters are on it</extracomment>
        <translation>قرصان</translation>
    </message>
    <message>
        <source>Shared square</source>
        <extracomment>a ready-made board: two counters stand on one square</extracomment>
        <translation>خانة مشتركة</translation>
    </message>
    <message>
        <source>3 counters</source>
        <extracomment>of a ready-made board: how many counters are on it</extracomment>
        <translation>3 أقراص</translation>
    </message>
    <message>
        <source>Counters, column x row</source>
        <translation>الأقراص، العمود x الصف</translation>
    </message>
    <message>
        <source>Look at the counter at (%1, %2).</source>
        <extracomment>a hint: the place of a counter, such as (3, 5)</extracomment>
        <translation>انظر إلى القرص على ⁦(%1, %2)⁩.</translation>
    </message>
    <message>
        <source>The counter at (%1, %2) holds out longest.</source>
        <extracomment>a hint: the place of a counter, such as (3, 5)</extracomment>
        <translation>القرص على ⁦(%1, %2)⁩ يصمد أطول من غيره.</translation>
    </message>
    <message>
        <source>Move one counter any distance left or down.</source>
        <translation>حرّك قرصًا واحدًا أي مسافة إلى اليسار أو إلى الأسفل.</translation>
    </message>
    <message>
        <source>No counters.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>لا أقراص.</translation>
    </message>
    <message>
        <source>A counter at %1.</source>
        <translation>قرص على %1.</translation>
    </message>
    <message>
        <source>Counters at %1.</source>
        <translation>أقراص على %1.</translation>
    </message>
    <message>
        <source>One counter</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>قرص واحد</translation>
    </message>
    <message>
        <source>A counter beside one on 1x2</source>
        <translation>قرص إلى جانب قرص على ⁦1x2⁩</translation>
    </message>
    <message>
        <source>The queen goes left, down or diagonally down-left.</source>
        <translation>يذهب الوزير إلى اليسار أو إلى الأسفل أو قُطريًّا إلى اليسار والأسفل.</translation>
    </message>
    <message>
        <source>Look straight down.</source>
        <translation>انظر إلى الأسفل مباشرة.</translation>
    </message>
    <message>
        <source>The way straight down holds out longest.</source>
        <translation>الطريق إلى الأسفل مباشرة يصمد أطول من غيره.</translation>
    </message>
    <message>
        <source>Look to the left.</source>
        <translation>انظر إلى اليسار.</translation>
    </message>
    <message>
        <source>The way to the left holds out longest.</source>
        <translation>الطريق إلى اليسار يصمد أطول من غيره.</translation>
    </message>
    <message>
        <source>Look along the diagonal.</source>
        <translation>انظر على القطر.</translation>
    </message>
    <message>
        <source>The diagonal holds out longest.</source>
        <translation>القطر يصمد أطول من غيره.</translation>
    </message>
    <message>
        <source>Wythoff’s Queen</source>
        <extracomment>the name of a game</extracomment>
        <translation>وزير فايتهوف</translation>
    </message>
    <message>
        <source>Corner the queen</source>
        <translation>احشر الوزير في الزاوية</translation>
    </message>
    <message>
        <source>The cold positions are the pairs of the golden ratio.</source>
        <translation>الوضعيات الباردة هي أزواج النسبة الذهبية.</translation>
    </message>
    <message numerus="yes">
        <source>The queen can go to %1 square now</source>
        <translation>
            <numerusform>لا خانة يستطيع الوزير الذهاب إليها الآن</numerusform>
            <numerusform>يستطيع الوزير الذهاب الآن إلى خانة واحدة</numerusform>
            <numerusform>يستطيع الوزير الذهاب الآن إلى خانتين</numerusform>
            <numerusform>يستطيع الوزير الذهاب الآن إلى %1 خانات</numerusform>
            <numerusform>يستطيع الوزير الذهاب الآن إلى %1 خانة</numerusform>
            <numerusform>يستطيع الوزير الذهاب الآن إلى %1 خانة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The queen can go to %1 squares now</source>
        <translation>
            <numerusform>لا خانة يستطيع الوزير الذهاب إليها الآن</numerusform>
            <numerusform>يستطيع الوزير الذهاب الآن إلى خانة واحدة</numerusform>
            <numerusform>يستطيع الوزير الذهاب الآن إلى خانتين</numerusform>
            <numerusform>يستطيع الوزير الذهاب الآن إلى %1 خانات</numerusform>
            <numerusform>يستطيع الوزير الذهاب الآن إلى %1 خانة</numerusform>
            <numerusform>يستطيع الوزير الذهاب الآن إلى %1 خانة</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square to put the queen there.</source>
        <translation>انقر خانة لتضع الوزير فيها.</translation>
    </message>
    <message>
        <source>Far away</source>
        <extracomment>a ready-made board: the queen is far from the corner</extracomment>
        <translation>بعيد جدًّا</translation>
    </message>
    <message>
        <source>Queen at column, row</source>
        <translation>الوزير على العمود، الصف</translation>
    </message>
    <message>
        <source>Move the queen any distance left, down or diagonally down-left.</source>
        <translation>حرّك الوزير أي مسافة إلى اليسار أو إلى الأسفل أو قُطريًّا إلى اليسار والأسفل.</translation>
    </message>
    <message>
        <source>The queen at %1.</source>
        <translation>الوزير على %1.</translation>
    </message>
    <message>
        <source>The queen’s squares</source>
        <translation>خانات الوزير</translation>
    </message>
    <message>
        <source>The queen’s squares, misère</source>
        <translation>خانات الوزير، ميزير</translation>
    </message>
    <message>
        <source>The queen’s squares, moves left</source>
        <translation>خانات الوزير، النقلات الباقية</translation>
    </message>
    <message>
        <source>Wythoff’s queen</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>وزير فايتهوف</translation>
    </message>
    <message>
        <source>golden-ratio pairs</source>
        <extracomment>the name of a theorem: which squares are P-positions</extracomment>
        <translation>أزواج النسبة الذهبية</translation>
    </message>
    <message>
        <source>So the position is hot: %1 leaves a cold pair.</source>
        <translation>فالوضعية ساخنة: النقلة «%1» تترك زوجًا باردًا.</translation>
    </message>
    <message>
        <source>But no move is left, and in misère play the player to move has won: the position is hot.</source>
        <translation>لكن لم تبقَ نقلة، وفي لعب ميزير يكون صاحب الدور قد فاز: الوضعية ساخنة.</translation>
    </message>
    <message>
        <source>The position is this pair, so it is cold: two cold pairs have neither a number nor the difference in common, so no move leads from one to another.</source>
        <translation>الوضعية هي هذا الزوج، فهي باردة: لا يشترك زوجان باردان في عدد ولا في الفرق، فلا نقلة من أحدهما إلى الآخر.</translation>
    </message>
    <message>
        <source>Why: the golden ratio</source>
        <translation>لماذا: النسبة الذهبية</translation>
    </message>
    <message>
        <source>The k-th cold pair is (⌊kφ⌋, ⌊kφ²⌋) with the golden ratio φ: %1 … Its two numbers differ by k, and each whole number from 1 on is in exactly one pair.</source>
        <translation>الزوج البارد ذو الرقم k هو ⁦(⌊kφ⌋, ⌊kφ²⌋)⁩ حيث φ النسبة الذهبية: %1 … فرق عدديه k، وكل عدد صحيح من 1 فصاعدًا في زوج واحد بالضبط.</translation>
    </message>
    <message>
        <source>In misère play the cold pairs begin with %1 …; from the third on they are those of normal play, (⌊kφ⌋, ⌊kφ²⌋) with the golden ratio φ.</source>
        <translation>في لعب ميزير تبدأ الأزواج الباردة بـ %1 …؛ ومن الثالث فصاعدًا هي أزواج اللعب العادي، ⁦(⌊kφ⌋, ⌊kφ²⌋)⁩ حيث φ النسبة الذهبية.</translation>
    </message>
    <message>
        <source>Here the difference is %1, and the cold pair with this difference is %2.</source>
        <extracomment>a number, and two numbers such as (3, 5)</extracomment>
        <translation>الفرق هنا %1، والزوج البارد الذي له هذا الفرق هو %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more</source>
        <extracomment>the end of a list that is too long: how many others there are</extracomment>
        <translation>
            <numerusform>لا غيرها</numerusform>
            <numerusform>وواحدة أخرى</numerusform>
            <numerusform>واثنتان أخريان</numerusform>
            <numerusform>و%1 أخرى</numerusform>
            <numerusform>و%1 أخرى</numerusform>
            <numerusform>و%1 أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 up to %2</source>
        <extracomment>read aloud: several places, such as &quot;3 up to 7&quot;</extracomment>
        <translation>%1 حتى %2</translation>
    </message>
    <message numerus="yes">
        <source>And %1 more.</source>
        <translation>
            <numerusform>ولا غيرها.</numerusform>
            <numerusform>وواحدة أخرى.</numerusform>
            <numerusform>واثنتان أخريان.</numerusform>
            <numerusform>و%1 أخرى.</numerusform>
            <numerusform>و%1 أخرى.</numerusform>
            <numerusform>و%1 أخرى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 number</source>
        <translation>
            <numerusform>أكثر من %1 عدد</numerusform>
            <numerusform>أكثر من عدد واحد</numerusform>
            <numerusform>أكثر من عددين</numerusform>
            <numerusform>أكثر من %1 أعداد</numerusform>
            <numerusform>أكثر من %1 عددًا</numerusform>
            <numerusform>أكثر من %1 عدد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 numbers</source>
        <translation>
            <numerusform>أكثر من %1 عدد</numerusform>
            <numerusform>أكثر من عدد واحد</numerusform>
            <numerusform>أكثر من عددين</numerusform>
            <numerusform>أكثر من %1 أعداد</numerusform>
            <numerusform>أكثر من %1 عددًا</numerusform>
            <numerusform>أكثر من %1 عدد</numerusform>
        </translation>
    </message>
    <message>
        <source>the name of a game</source>
        <translation>اسم لعبة</translation>
    </message>
    <message>
        <source>&apos;:&apos; and a position</source>
        <translation>&apos;:&apos; ووضعية</translation>
    </message>
    <message>
        <source>an option of this game</source>
        <translation>خيار لهذه اللعبة</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a value</source>
        <translation>&apos;=&apos; وقيمة</translation>
    </message>
    <message>
        <source>one of the values</source>
        <translation>إحدى القيم</translation>
    </message>
    <message>
        <source>&apos;,&apos; or the end</source>
        <translation>&apos;,&apos; أو النهاية</translation>
    </message>
    <message>
        <source>the end</source>
        <extracomment>within an error: nothing more should stand there</extracomment>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>a heap size</source>
        <translation>حجم كومة</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 heap</source>
        <translation>
            <numerusform>أكثر من %1 كومة</numerusform>
            <numerusform>أكثر من كومة واحدة</numerusform>
            <numerusform>أكثر من كومتين</numerusform>
            <numerusform>أكثر من %1 أكوام</numerusform>
            <numerusform>أكثر من %1 كومة</numerusform>
            <numerusform>أكثر من %1 كومة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 heaps</source>
        <translation>
            <numerusform>أكثر من %1 كومة</numerusform>
            <numerusform>أكثر من كومة واحدة</numerusform>
            <numerusform>أكثر من كومتين</numerusform>
            <numerusform>أكثر من %1 أكوام</numerusform>
            <numerusform>أكثر من %1 كومة</numerusform>
            <numerusform>أكثر من %1 كومة</numerusform>
        </translation>
    </message>
    <message>
        <source>a positive number</source>
        <translation>عدد موجب</translation>
    </message>
    <message>
        <source>two numbers such as 1,2</source>
        <translation>عددان مثل ⁦1,2⁩</translation>
    </message>
    <message>
        <source>a set of numbers such as 1-3 or 1,3,4</source>
        <translation>مجموعة أعداد مثل ⁦1-3⁩ أو ⁦1,3,4⁩</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cell in a row</source>
        <translation>
            <numerusform>أكثر من %1 خانة في صف</numerusform>
            <numerusform>أكثر من خانة واحدة في صف</numerusform>
            <numerusform>أكثر من خانتين في صف</numerusform>
            <numerusform>أكثر من %1 خانات في صف</numerusform>
            <numerusform>أكثر من %1 خانة في صف</numerusform>
            <numerusform>أكثر من %1 خانة في صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cells in a row</source>
        <translation>
            <numerusform>أكثر من %1 خانة في صف</numerusform>
            <numerusform>أكثر من خانة واحدة في صف</numerusform>
            <numerusform>أكثر من خانتين في صف</numerusform>
            <numerusform>أكثر من %1 خانات في صف</numerusform>
            <numerusform>أكثر من %1 خانة في صف</numerusform>
            <numerusform>أكثر من %1 خانة في صف</numerusform>
        </translation>
    </message>
    <message>
        <source>a row of 0 and 1</source>
        <translation>صف من 0 و1</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 row</source>
        <translation>
            <numerusform>أكثر من %1 صف</numerusform>
            <numerusform>أكثر من صف واحد</numerusform>
            <numerusform>أكثر من صفين</numerusform>
            <numerusform>أكثر من %1 صفوف</numerusform>
            <numerusform>أكثر من %1 صفًّا</numerusform>
            <numerusform>أكثر من %1 صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 rows</source>
        <translation>
            <numerusform>أكثر من %1 صف</numerusform>
            <numerusform>أكثر من صف واحد</numerusform>
            <numerusform>أكثر من صفين</numerusform>
            <numerusform>أكثر من %1 صفوف</numerusform>
            <numerusform>أكثر من %1 صفًّا</numerusform>
            <numerusform>أكثر من %1 صف</numerusform>
        </translation>
    </message>
    <message>
        <source>W, B or &apos;.&apos;</source>
        <translation>W أو B أو &apos;.&apos;</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 square in a row</source>
        <translation>
            <numerusform>أكثر من %1 خانة في صف</numerusform>
            <numerusform>أكثر من خانة واحدة في صف</numerusform>
            <numerusform>أكثر من خانتين في صف</numerusform>
            <numerusform>أكثر من %1 خانات في صف</numerusform>
            <numerusform>أكثر من %1 خانة في صف</numerusform>
            <numerusform>أكثر من %1 خانة في صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 squares in a row</source>
        <translation>
            <numerusform>أكثر من %1 خانة في صف</numerusform>
            <numerusform>أكثر من خانة واحدة في صف</numerusform>
            <numerusform>أكثر من خانتين في صف</numerusform>
            <numerusform>أكثر من %1 خانات في صف</numerusform>
            <numerusform>أكثر من %1 خانة في صف</numerusform>
            <numerusform>أكثر من %1 خانة في صف</numerusform>
        </translation>
    </message>
    <message>
        <source>the number of a node</source>
        <translation>رقم عقدة</translation>
    </message>
    <message>
        <source>the set of allowed takes is empty</source>
        <translation>مجموعة الأعداد المسموح بأخذها فارغة</translation>
    </message>
    <message>
        <source>The game is over: no move is left.</source>
        <translation>انتهت المباراة: لم تبقَ نقلة.</translation>
    </message>
    <message>
        <source>No stone lies there.</source>
        <translation>لا حجر هناك.</translation>
    </message>
    <message>
        <source>No stick lies there.</source>
        <translation>لا عود هناك.</translation>
    </message>
    <message>
        <source>No coin lies there.</source>
        <translation>لا قطعة هناك.</translation>
    </message>
    <message>
        <source>Nothing stands there.</source>
        <translation>لا شيء هناك.</translation>
    </message>
    <message>
        <source>The two stones do not lie in one row or column.</source>
        <translation>الحجران ليسا في صف واحد ولا في عمود واحد.</translation>
    </message>
    <message>
        <source>A gap lies between the two ends.</source>
        <translation>بين الطرفين فراغ.</translation>
    </message>
    <message>
        <source>You may take %1, not %2.</source>
        <extracomment>numbers that may be taken, such as &quot;1, 2 or 3&quot;, and how many were asked for</extracomment>
        <translation>يجوز أخذ %1، لا %2.</translation>
    </message>
    <message>
        <source>Something stands there already.</source>
        <translation>هناك شيء من قبل.</translation>
    </message>
    <message>
        <source>Nothing may be jumped over.</source>
        <translation>لا يجوز القفز فوق شيء.</translation>
    </message>
    <message>
        <source>The piece is there already.</source>
        <translation>القطعة هناك أصلًا.</translation>
    </message>
    <message>
        <source>A coin only goes to a lower number.</source>
        <translation>لا تذهب القطعة إلا إلى رقم أصغر.</translation>
    </message>
    <message>
        <source>That belongs to %1, and %2 is to move.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>هذا يخص %1، وصاحب الدور %2.</translation>
    </message>
    <message>
        <source>None of them is left.</source>
        <translation>لم يبقَ منها شيء.</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <extracomment>three sentences one after the other</extracomment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>The previous player wins</source>
        <translation>يفوز اللاعب السابق</translation>
    </message>
    <message>
        <source>The next player wins</source>
        <translation>يفوز اللاعب التالي</translation>
    </message>
    <message>
        <source>%1 wins, whoever starts</source>
        <translation>يفوز %1 أيًّا كان من يبدأ</translation>
    </message>
    <message numerus="yes">
        <source>%1 position</source>
        <extracomment>how many positions there are, here one</extracomment>
        <translation>
            <numerusform>لا وضعيات</numerusform>
            <numerusform>وضعية واحدة</numerusform>
            <numerusform>وضعيتان</numerusform>
            <numerusform>%1 وضعيات</numerusform>
            <numerusform>%1 وضعية</numerusform>
            <numerusform>%1 وضعية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions</source>
        <translation>
            <numerusform>لا وضعيات</numerusform>
            <numerusform>وضعية واحدة</numerusform>
            <numerusform>وضعيتان</numerusform>
            <numerusform>%1 وضعيات</numerusform>
            <numerusform>%1 وضعية</numerusform>
            <numerusform>%1 وضعية</numerusform>
        </translation>
    </message>
    <message>
        <source>The move: %1.</source>
        <translation>النقلة: %1.</translation>
    </message>
    <message>
        <source>take %1</source>
        <extracomment>a move, a verb: how many are taken</extracomment>
        <translation>أخذ %1</translation>
    </message>
    <message>
        <source>Look at heap %1.</source>
        <translation>انظر إلى الكومة %1.</translation>
    </message>
    <message>
        <source>Heap %1 holds out longest.</source>
        <translation>الكومة %1 تصمد أطول من غيرها.</translation>
    </message>
    <message>
        <source>Whoever cannot move loses.</source>
        <translation>من لا يستطيع اللعب يخسر.</translation>
    </message>
    <message>
        <source>Whoever cannot move wins.</source>
        <translation>من لا يستطيع اللعب يفوز.</translation>
    </message>
    <message>
        <source>Taking the last stone wins.</source>
        <translation>أخذ الحجر الأخير يربح.</translation>
    </message>
    <message>
        <source>Taking the last stone loses.</source>
        <translation>أخذ الحجر الأخير يخسر.</translation>
    </message>
    <message>
        <source>You took the last stone</source>
        <translation>أخذتَ الحجر الأخير</translation>
    </message>
    <message>
        <source>%1 took the last stone</source>
        <translation>أخذ %1 الحجر الأخير</translation>
    </message>
    <message>
        <source>You made the last move</source>
        <translation>لعبتَ النقلة الأخيرة</translation>
    </message>
    <message>
        <source>%1 made the last move</source>
        <translation>لعب %1 النقلة الأخيرة</translation>
    </message>
    <message>
        <source>No move goes there.</source>
        <translation>لا نقلة تذهب إلى هناك.</translation>
    </message>
    <message>
        <source>This piece cannot move now.</source>
        <translation>لا تستطيع هذه القطعة الحركة الآن.</translation>
    </message>
    <message>
        <source>Look at square %1.</source>
        <translation>انظر إلى الخانة %1.</translation>
    </message>
    <message>
        <source>Square %1 holds out longest.</source>
        <translation>الخانة %1 تصمد أطول من غيرها.</translation>
    </message>
    <message>
        <source>The exact value</source>
        <translation>القيمة الدقيقة</translation>
    </message>
    <message>
        <source>Pieces that are stuck for good part the strip: nothing ever jumps over them. The values of the parts add up.</source>
        <translation>القطع العالقة إلى الأبد تقسم الشريط: لا شيء يقفز فوقها أبدًا. وقيم الأجزاء تُجمع.</translation>
    </message>
    <message>
        <source>What Left’s moves leave stands on the left, what Right’s moves leave on the right: {%1|%2} = %3.</source>
        <extracomment>values that moves of Left leave, the same of Right, and the value of the position</extracomment>
        <translation>ما تتركه نقلات أيسر يقف على اليسار، وما تتركه نقلات أيمن على اليمين: ⁦{%1|%2} = %3⁩.</translation>
    </message>
    <message>
        <source>Toads and Frogs</source>
        <translation>العلاجيم والضفادع</translation>
    </message>
    <message>
        <source>One step, or over one</source>
        <translation>خطوة، أو قفزة فوق واحد</translation>
    </message>
    <message>
        <source>Pieces that are stuck for good part the strip, and the exact values of the parts add up.</source>
        <translation>القطع العالقة إلى الأبد تقسم الشريط، والقيم الدقيقة للأجزاء تُجمع.</translation>
    </message>
    <message numerus="yes">
        <source>%1 piece can still move now</source>
        <translation>
            <numerusform>لا قطعة تستطيع الحركة الآن</numerusform>
            <numerusform>قطعة واحدة تستطيع الحركة الآن</numerusform>
            <numerusform>قطعتان تستطيعان الحركة الآن</numerusform>
            <numerusform>%1 قطع تستطيع الحركة الآن</numerusform>
            <numerusform>%1 قطعة تستطيع الحركة الآن</numerusform>
            <numerusform>%1 قطعة تستطيع الحركة الآن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pieces can still move now</source>
        <translation>
            <numerusform>لا قطعة تستطيع الحركة الآن</numerusform>
            <numerusform>قطعة واحدة تستطيع الحركة الآن</numerusform>
            <numerusform>قطعتان تستطيعان الحركة الآن</numerusform>
            <numerusform>%1 قطع تستطيع الحركة الآن</numerusform>
            <numerusform>%1 قطعة تستطيع الحركة الآن</numerusform>
            <numerusform>%1 قطعة تستطيع الحركة الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square for a toad, a frog or nothing.</source>
        <translation>انقر خانة لتضع علجومًا أو ضفدعًا أو لا شيء.</translation>
    </message>
    <message>
        <source>3 toads, 3 frogs</source>
        <translation>3 علاجيم و3 ضفادع</translation>
    </message>
    <message>
        <source>2 toads, 2 frogs</source>
        <translation>علجومان وضفدعان</translation>
    </message>
    <message>
        <source>One gap</source>
        <extracomment>a ready-made board: it has one empty square</extracomment>
        <translation>فجوة واحدة</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>a ready-made board: toads and frogs stand among each other</extracomment>
        <translation>مختلطة</translation>
    </message>
    <message>
        <source>A row of T, F and .</source>
        <translation>صف من T وF و.</translation>
    </message>
    <message>
        <source>Left moves a toad (T) to the right, Right a frog (F) to the left: one step, or a jump over one animal of the other kind.</source>
        <translation>أيسر يحرّك علجومًا (T) إلى اليمين، وأيمن ضفدعًا (F) إلى اليسار: خطوة واحدة، أو قفزة فوق قطعة واحدة بالضبط من النوع الآخر إلى الخانة الفارغة وراءها.</translation>
    </message>
    <message numerus="yes">
        <source>a toad on %1</source>
        <translation>
            <numerusform>علاجيم على %1</numerusform>
            <numerusform>علجوم على %1</numerusform>
            <numerusform>علجومان على %1</numerusform>
            <numerusform>علاجيم على %1</numerusform>
            <numerusform>علاجيم على %1</numerusform>
            <numerusform>علاجيم على %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>toads on %1</source>
        <translation>
            <numerusform>علاجيم على %1</numerusform>
            <numerusform>علجوم على %1</numerusform>
            <numerusform>علجومان على %1</numerusform>
            <numerusform>علاجيم على %1</numerusform>
            <numerusform>علاجيم على %1</numerusform>
            <numerusform>علاجيم على %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a frog on %1</source>
        <translation>
            <numerusform>ضفادع على %1</numerusform>
            <numerusform>ضفدع على %1</numerusform>
            <numerusform>ضفدعان على %1</numerusform>
            <numerusform>ضفادع على %1</numerusform>
            <numerusform>ضفادع على %1</numerusform>
            <numerusform>ضفادع على %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>frogs on %1</source>
        <translation>
            <numerusform>ضفادع على %1</numerusform>
            <numerusform>ضفدع على %1</numerusform>
            <numerusform>ضفدعان على %1</numerusform>
            <numerusform>ضفادع على %1</numerusform>
            <numerusform>ضفادع على %1</numerusform>
            <numerusform>ضفادع على %1</numerusform>
        </translation>
    </message>
    <message>
        <source>all empty</source>
        <extracomment>read aloud: all squares are empty</extracomment>
        <translation>كلها فارغة</translation>
    </message>
    <message numerus="yes">
        <source>%1 square: %2.</source>
        <extracomment>read aloud: how many squares there are, here one, and what is on them</extracomment>
        <translation>
            <numerusform>لا خانات: %2.</numerusform>
            <numerusform>خانة واحدة: %2.</numerusform>
            <numerusform>خانتان: %2.</numerusform>
            <numerusform>%1 خانات: %2.</numerusform>
            <numerusform>%1 خانة: %2.</numerusform>
            <numerusform>%1 خانة: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 squares: %2.</source>
        <translation>
            <numerusform>لا خانات: %2.</numerusform>
            <numerusform>خانة واحدة: %2.</numerusform>
            <numerusform>خانتان: %2.</numerusform>
            <numerusform>%1 خانات: %2.</numerusform>
            <numerusform>%1 خانة: %2.</numerusform>
            <numerusform>%1 خانة: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>n toads, one empty square, m frogs</source>
        <translation>n علجومًا، وخانة فارغة واحدة، وm ضفدعًا</translation>
    </message>
    <message>
        <source>n toads, two empty squares, m frogs</source>
        <translation>n علجومًا، وخانتان فارغتان، وm ضفدعًا</translation>
    </message>
    <message>
        <source>n toads, m empty squares, one frog</source>
        <translation>n علجومًا، وm خانة فارغة، وضفدع واحد</translation>
    </message>
    <message>
        <source>Square %1</source>
        <extracomment>before a number in a table: the number of a square</extracomment>
        <translation>الخانة %1</translation>
    </message>
    <message>
        <source>the head on square %1</source>
        <translation>الصورة على الخانة %1</translation>
    </message>
    <message>
        <source>A head on square k is a heap of k: %1.</source>
        <translation>الصورة على الخانة k كومة من k: ‏%1.</translation>
    </message>
    <message>
        <source>Turning it alone takes the whole heap; turning a coin on square j as well leaves j of it. Two heads on one square would cancel, as two equal heaps do.</source>
        <translation>قلبها وحدها يأخذ الكومة كلها؛ وقلب قطعة على الخانة j معها يترك منها j. والصورتان على خانة واحدة تُحذفان، كما تُحذف كومتان متساويتان.</translation>
    </message>
    <message>
        <source>A head on square k is a heap of k − 1: %1.</source>
        <translation>الصورة على الخانة k كومة من ⁦k − 1⁩: ‏%1.</translation>
    </message>
    <message>
        <source>A second coin has to be turned, so a head on square 1 can never be the coin on the right: it is a heap of 0. Turning the coin on square j as well leaves j − 1.</source>
        <translation>لا بدّ من قلب قطعة ثانية، فالصورة على الخانة 1 لا يمكن أن تكون القطعة اليمنى أبدًا: هي كومة من 0. وقلب القطعة على الخانة j معها يترك ⁦j − 1⁩.</translation>
    </message>
    <message>
        <source>The coin on the right must lie heads up.</source>
        <translation>يجب أن تكون القطعة اليمنى صورة.</translation>
    </message>
    <message>
        <source>Exactly two coins have to be turned.</source>
        <translation>يجب قلب قطعتين بالضبط.</translation>
    </message>
    <message>
        <source>turn %1 and %2</source>
        <extracomment>a move, a verb: the squares of the two coins that are turned over</extracomment>
        <translation>قلب %1 و%2</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>قلب %1</translation>
    </message>
    <message>
        <source>Look at the head on square %1.</source>
        <translation>انظر إلى الصورة على الخانة %1.</translation>
    </message>
    <message>
        <source>The head on square %1 holds out longest.</source>
        <translation>الصورة على الخانة %1 تصمد أطول من غيرها.</translation>
    </message>
    <message>
        <source>Turn over two coins. The one on the right goes from heads to tails.</source>
        <translation>اقلب قطعتين، اليمنى منهما من صورة إلى كتابة.</translation>
    </message>
    <message>
        <source>No heads.</source>
        <extracomment>read aloud: every coin shows tails</extracomment>
        <translation>لا صور.</translation>
    </message>
    <message>
        <source>Heads on %1 alone.</source>
        <translation>صورة على %1 وحدها.</translation>
    </message>
    <message>
        <source>Heads on %1.</source>
        <translation>صور على %1.</translation>
    </message>
    <message>
        <source>heads as heaps</source>
        <translation>الصور أكوامًا</translation>
    </message>
    <message>
        <source>heads as heaps of one less</source>
        <translation>الصور أكوامًا أقل بواحد</translation>
    </message>
    <message>
        <source>H or T</source>
        <translation>H أو T</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 head now</source>
        <translation>
            <numerusform>لا صور الآن</numerusform>
            <numerusform>هناك صورة واحدة الآن</numerusform>
            <numerusform>هناك صورتان الآن</numerusform>
            <numerusform>هناك %1 صور الآن</numerusform>
            <numerusform>هناك %1 صورة الآن</numerusform>
            <numerusform>هناك %1 صورة الآن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 heads now</source>
        <translation>
            <numerusform>لا صور الآن</numerusform>
            <numerusform>هناك صورة واحدة الآن</numerusform>
            <numerusform>هناك صورتان الآن</numerusform>
            <numerusform>هناك %1 صور الآن</numerusform>
            <numerusform>هناك %1 صورة الآن</numerusform>
            <numerusform>هناك %1 صورة الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>10 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>10 قطع</translation>
    </message>
    <message>
        <source>Coins, H or T</source>
        <translation>القطع، H أو T</translation>
    </message>
    <message>
        <source>Two heads: n tails before, m between</source>
        <translation>صورتان: n كتابة قبلهما، وm بينهما</translation>
    </message>
    <message>
        <source>One head behind n tails</source>
        <translation>صورة واحدة بعد n كتابة</translation>
    </message>
    <message>
        <source>Turning Turtles</source>
        <extracomment>the name of a game</extracomment>
        <translation>قلب السلاحف</translation>
    </message>
    <message>
        <source>Each head on square k is a Nim heap of k.</source>
        <translation>كل صورة على الخانة k كومة نيم من k.</translation>
    </message>
    <message>
        <source>Flip exactly two coins</source>
        <translation>اقلب قطعتين بالضبط</translation>
    </message>
    <message>
        <source>Each head on square k is a Nim heap of k − 1.</source>
        <translation>كل صورة على الخانة k كومة نيم من ⁦k − 1⁩.</translation>
    </message>
    <message>
        <source>%1: a move leaves %2, and a heap is gone.</source>
        <extracomment>two positions</extracomment>
        <translation>%1: نقلة تترك %2، وقد ذهبت كومة.</translation>
    </message>
    <message>
        <source>“Two coins must turn, so no move takes a whole heap.”</source>
        <translation>«لا بدّ من قلب قطعتين، فلا نقلة تأخذ كومة كاملة».</translation>
    </message>
    <message>
        <source>A head on square k is a heap of k − 1, not of k. Turning it together with the coin on square 1 takes that heap whole.</source>
        <translation>الصورة على الخانة k كومة من ⁦k − 1⁩ لا من k. وقلبها مع القطعة التي على الخانة 1 يأخذ تلك الكومة كلها.</translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>the letter on a white token</extracomment>
        <translation>W</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message numerus="yes">
        <source>%1 position without a move: T.</source>
        <translation>
            <numerusform>لا وضعيات بلا نقلة: T.</numerusform>
            <numerusform>وضعية واحدة بلا نقلة: T.</numerusform>
            <numerusform>وضعيتان بلا نقلة: T.</numerusform>
            <numerusform>%1 وضعيات بلا نقلة: T.</numerusform>
            <numerusform>%1 وضعية بلا نقلة: T.</numerusform>
            <numerusform>%1 وضعية بلا نقلة: T.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions without a move: T.</source>
        <translation>
            <numerusform>لا وضعيات بلا نقلة: T.</numerusform>
            <numerusform>وضعية واحدة بلا نقلة: T.</numerusform>
            <numerusform>وضعيتان بلا نقلة: T.</numerusform>
            <numerusform>%1 وضعيات بلا نقلة: T.</numerusform>
            <numerusform>%1 وضعية بلا نقلة: T.</numerusform>
            <numerusform>%1 وضعية بلا نقلة: T.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position: now it is known who wins there.</source>
        <translation>
            <numerusform>لا وضعيات جديدة.</numerusform>
            <numerusform>وضعية واحدة: عُرف الآن من يفوز فيها.</numerusform>
            <numerusform>وضعيتان: عُرف الآن من يفوز فيهما.</numerusform>
            <numerusform>%1 وضعيات: عُرف الآن من يفوز فيها.</numerusform>
            <numerusform>%1 وضعية: عُرف الآن من يفوز فيها.</numerusform>
            <numerusform>%1 وضعية: عُرف الآن من يفوز فيها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions: now it is known who wins there.</source>
        <translation>
            <numerusform>لا وضعيات جديدة.</numerusform>
            <numerusform>وضعية واحدة: عُرف الآن من يفوز فيها.</numerusform>
            <numerusform>وضعيتان: عُرف الآن من يفوز فيهما.</numerusform>
            <numerusform>%1 وضعيات: عُرف الآن من يفوز فيها.</numerusform>
            <numerusform>%1 وضعية: عُرف الآن من يفوز فيها.</numerusform>
            <numerusform>%1 وضعية: عُرف الآن من يفوز فيها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position: all moves lead to N, so it is P.</source>
        <translation>
            <numerusform>لا وضعيات جديدة.</numerusform>
            <numerusform>وضعية واحدة: كل نقلاتها تؤدي إلى N، فهي P.</numerusform>
            <numerusform>وضعيتان: كل نقلاتهما تؤدي إلى N، فهما P.</numerusform>
            <numerusform>%1 وضعيات: كل نقلاتها تؤدي إلى N، فهي P.</numerusform>
            <numerusform>%1 وضعية: كل نقلاتها تؤدي إلى N، فهي P.</numerusform>
            <numerusform>%1 وضعية: كل نقلاتها تؤدي إلى N، فهي P.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions: all moves lead to N, so they are P.</source>
        <translation>
            <numerusform>لا وضعيات جديدة.</numerusform>
            <numerusform>وضعية واحدة: كل نقلاتها تؤدي إلى N، فهي P.</numerusform>
            <numerusform>وضعيتان: كل نقلاتهما تؤدي إلى N، فهما P.</numerusform>
            <numerusform>%1 وضعيات: كل نقلاتها تؤدي إلى N، فهي P.</numerusform>
            <numerusform>%1 وضعية: كل نقلاتها تؤدي إلى N، فهي P.</numerusform>
            <numerusform>%1 وضعية: كل نقلاتها تؤدي إلى N، فهي P.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position: a move leads to P, so it is N.</source>
        <translation>
            <numerusform>لا وضعيات جديدة.</numerusform>
            <numerusform>وضعية واحدة: نقلة منها تؤدي إلى P، فهي N.</numerusform>
            <numerusform>وضعيتان: نقلة من كل منهما تؤدي إلى P، فهما N.</numerusform>
            <numerusform>%1 وضعيات: نقلة من كل منها تؤدي إلى P، فهي N.</numerusform>
            <numerusform>%1 وضعية: نقلة من كل منها تؤدي إلى P، فهي N.</numerusform>
            <numerusform>%1 وضعية: نقلة من كل منها تؤدي إلى P، فهي N.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions: a move leads to P, so they are N.</source>
        <translation>
            <numerusform>لا وضعيات جديدة.</numerusform>
            <numerusform>وضعية واحدة: نقلة منها تؤدي إلى P، فهي N.</numerusform>
            <numerusform>وضعيتان: نقلة من كل منهما تؤدي إلى P، فهما N.</numerusform>
            <numerusform>%1 وضعيات: نقلة من كل منها تؤدي إلى P، فهي N.</numerusform>
            <numerusform>%1 وضعية: نقلة من كل منها تؤدي إلى P، فهي N.</numerusform>
            <numerusform>%1 وضعية: نقلة من كل منها تؤدي إلى P، فهي N.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position stays blank: nobody can force the end there.</source>
        <translation>
            <numerusform>لا وضعيات تبقى خالية.</numerusform>
            <numerusform>تبقى وضعية واحدة خالية: لا أحد يستطيع أن يفرض النهاية فيها.</numerusform>
            <numerusform>تبقى وضعيتان خاليتين: لا أحد يستطيع أن يفرض النهاية فيهما.</numerusform>
            <numerusform>تبقى %1 وضعيات خالية: لا أحد يستطيع أن يفرض النهاية فيها.</numerusform>
            <numerusform>تبقى %1 وضعية خالية: لا أحد يستطيع أن يفرض النهاية فيها.</numerusform>
            <numerusform>تبقى %1 وضعية خالية: لا أحد يستطيع أن يفرض النهاية فيها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions stay blank: nobody can force the end there.</source>
        <translation>
            <numerusform>لا وضعيات تبقى خالية.</numerusform>
            <numerusform>تبقى وضعية واحدة خالية: لا أحد يستطيع أن يفرض النهاية فيها.</numerusform>
            <numerusform>تبقى وضعيتان خاليتين: لا أحد يستطيع أن يفرض النهاية فيهما.</numerusform>
            <numerusform>تبقى %1 وضعيات خالية: لا أحد يستطيع أن يفرض النهاية فيها.</numerusform>
            <numerusform>تبقى %1 وضعية خالية: لا أحد يستطيع أن يفرض النهاية فيها.</numerusform>
            <numerusform>تبقى %1 وضعية خالية: لا أحد يستطيع أن يفرض النهاية فيها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the kernel (P): %1 move leads out of it.</source>
        <translation>
            <numerusform>في النواة (P): لا نقلات.</numerusform>
            <numerusform>في النواة (P): نقلة واحدة، وهي تخرج منها.</numerusform>
            <numerusform>في النواة (P): نقلتان، وكلتاهما تخرج منها.</numerusform>
            <numerusform>في النواة (P): %1 نقلات، كلها تخرج منها.</numerusform>
            <numerusform>في النواة (P): %1 نقلة، كلها تخرج منها.</numerusform>
            <numerusform>في النواة (P): %1 نقلة، كلها تخرج منها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the kernel (P): all %1 moves lead out of it.</source>
        <translation>
            <numerusform>في النواة (P): لا نقلات.</numerusform>
            <numerusform>في النواة (P): نقلة واحدة، وهي تخرج منها.</numerusform>
            <numerusform>في النواة (P): نقلتان، وكلتاهما تخرج منها.</numerusform>
            <numerusform>في النواة (P): %1 نقلات، كلها تخرج منها.</numerusform>
            <numerusform>في النواة (P): %1 نقلة، كلها تخرج منها.</numerusform>
            <numerusform>في النواة (P): %1 نقلة، كلها تخرج منها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Outside the kernel: %1 of %2 moves leads into it.</source>
        <extracomment>how many moves of a position, here 1, and how many it has</extracomment>
        <translation>
            <numerusform>خارج النواة: لا نقلة من %2 تدخلها.</numerusform>
            <numerusform>خارج النواة: نقلة واحدة من %2 تدخلها.</numerusform>
            <numerusform>خارج النواة: نقلتان من %2 تدخلانها.</numerusform>
            <numerusform>خارج النواة: %1 نقلات من %2 تدخلها.</numerusform>
            <numerusform>خارج النواة: %1 نقلة من %2 تدخلها.</numerusform>
            <numerusform>خارج النواة: %1 نقلة من %2 تدخلها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Outside the kernel: %1 of %2 moves lead into it.</source>
        <extracomment>how many moves of a position, and how many it has</extracomment>
        <translation>
            <numerusform>خارج النواة: لا نقلة من %2 تدخلها.</numerusform>
            <numerusform>خارج النواة: نقلة واحدة من %2 تدخلها.</numerusform>
            <numerusform>خارج النواة: نقلتان من %2 تدخلانها.</numerusform>
            <numerusform>خارج النواة: %1 نقلات من %2 تدخلها.</numerusform>
            <numerusform>خارج النواة: %1 نقلة من %2 تدخلها.</numerusform>
            <numerusform>خارج النواة: %1 نقلة من %2 تدخلها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A P-position: %1 move leaves none.</source>
        <translation>
            <numerusform>وضعية P: لا نقلات.</numerusform>
            <numerusform>وضعية P: نقلة واحدة، ولا تترك وضعية P.</numerusform>
            <numerusform>وضعية P: نقلتان، ولا تترك أيٌّ منهما وضعية P.</numerusform>
            <numerusform>وضعية P: %1 نقلات، لا تترك أيٌّ منها وضعية P.</numerusform>
            <numerusform>وضعية P: %1 نقلة، لا تترك أيٌّ منها وضعية P.</numerusform>
            <numerusform>وضعية P: %1 نقلة، لا تترك أيٌّ منها وضعية P.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A P-position: none of the %1 moves leaves another.</source>
        <translation>
            <numerusform>وضعية P: لا نقلات.</numerusform>
            <numerusform>وضعية P: نقلة واحدة، ولا تترك وضعية P.</numerusform>
            <numerusform>وضعية P: نقلتان، ولا تترك أيٌّ منهما وضعية P.</numerusform>
            <numerusform>وضعية P: %1 نقلات، لا تترك أيٌّ منها وضعية P.</numerusform>
            <numerusform>وضعية P: %1 نقلة، لا تترك أيٌّ منها وضعية P.</numerusform>
            <numerusform>وضعية P: %1 نقلة، لا تترك أيٌّ منها وضعية P.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not a P-position: %1 of %2 moves leaves one.</source>
        <extracomment>how many moves of a position leave a P-position, here 1, and how many it has</extracomment>
        <translation>
            <numerusform>ليست وضعية P: لا نقلة من %2 تترك وضعية P.</numerusform>
            <numerusform>ليست وضعية P: نقلة واحدة من %2 تترك وضعية P.</numerusform>
            <numerusform>ليست وضعية P: نقلتان من %2 تتركان وضعية P.</numerusform>
            <numerusform>ليست وضعية P: %1 نقلات من %2 تترك وضعية P.</numerusform>
            <numerusform>ليست وضعية P: %1 نقلة من %2 تترك وضعية P.</numerusform>
            <numerusform>ليست وضعية P: %1 نقلة من %2 تترك وضعية P.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not a P-position: %1 of %2 moves leave one.</source>
        <extracomment>how many moves of a position leave a P-position, and how many it has</extracomment>
        <translation>
            <numerusform>ليست وضعية P: لا نقلة من %2 تترك وضعية P.</numerusform>
            <numerusform>ليست وضعية P: نقلة واحدة من %2 تترك وضعية P.</numerusform>
            <numerusform>ليست وضعية P: نقلتان من %2 تتركان وضعية P.</numerusform>
            <numerusform>ليست وضعية P: %1 نقلات من %2 تترك وضعية P.</numerusform>
            <numerusform>ليست وضعية P: %1 نقلة من %2 تترك وضعية P.</numerusform>
            <numerusform>ليست وضعية P: %1 نقلة من %2 تترك وضعية P.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position. An arrow is a move.</source>
        <translation>
            <numerusform>لا وضعيات.</numerusform>
            <numerusform>وضعية واحدة. السهم نقلة.</numerusform>
            <numerusform>وضعيتان. كل سهم نقلة.</numerusform>
            <numerusform>%1 وضعيات. كل سهم نقلة.</numerusform>
            <numerusform>%1 وضعية. كل سهم نقلة.</numerusform>
            <numerusform>%1 وضعية. كل سهم نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions. Every arrow is a move.</source>
        <translation>
            <numerusform>لا وضعيات.</numerusform>
            <numerusform>وضعية واحدة. السهم نقلة.</numerusform>
            <numerusform>وضعيتان. كل سهم نقلة.</numerusform>
            <numerusform>%1 وضعيات. كل سهم نقلة.</numerusform>
            <numerusform>%1 وضعية. كل سهم نقلة.</numerusform>
            <numerusform>%1 وضعية. كل سهم نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is %1 legal move.</source>
        <translation>
            <numerusform>لا نقلات جائزة.</numerusform>
            <numerusform>هناك نقلة جائزة واحدة.</numerusform>
            <numerusform>هناك نقلتان جائزتان.</numerusform>
            <numerusform>هناك %1 نقلات جائزة.</numerusform>
            <numerusform>هناك %1 نقلة جائزة.</numerusform>
            <numerusform>هناك %1 نقلة جائزة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 legal moves.</source>
        <translation>
            <numerusform>لا نقلات جائزة.</numerusform>
            <numerusform>هناك نقلة جائزة واحدة.</numerusform>
            <numerusform>هناك نقلتان جائزتان.</numerusform>
            <numerusform>هناك %1 نقلات جائزة.</numerusform>
            <numerusform>هناك %1 نقلة جائزة.</numerusform>
            <numerusform>هناك %1 نقلة جائزة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %2 moves wins.</source>
        <extracomment>how many moves win, here 1, and how many there are</extracomment>
        <translation>
            <numerusform>من النقلات %2 لا تربح أي نقلة.</numerusform>
            <numerusform>من النقلات %2 تربح نقلة واحدة.</numerusform>
            <numerusform>من النقلات %2 تربح نقلتان.</numerusform>
            <numerusform>من النقلات %2 تربح %1 نقلات.</numerusform>
            <numerusform>من النقلات %2 تربح %1 نقلة.</numerusform>
            <numerusform>من النقلات %2 تربح %1 نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %2 moves win.</source>
        <extracomment>how many moves win, and how many there are</extracomment>
        <translation>
            <numerusform>من النقلات %2 لا تربح أي نقلة.</numerusform>
            <numerusform>من النقلات %2 تربح نقلة واحدة.</numerusform>
            <numerusform>من النقلات %2 تربح نقلتان.</numerusform>
            <numerusform>من النقلات %2 تربح %1 نقلات.</numerusform>
            <numerusform>من النقلات %2 تربح %1 نقلة.</numerusform>
            <numerusform>من النقلات %2 تربح %1 نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 piece, too many to draw</source>
        <translation>
            <numerusform>لا قطع</numerusform>
            <numerusform>قطعة واحدة، ولا تُرسم</numerusform>
            <numerusform>قطعتان، ولا تُرسمان</numerusform>
            <numerusform>%1 قطع، أكثر من أن تُرسم</numerusform>
            <numerusform>%1 قطعة، أكثر من أن تُرسم</numerusform>
            <numerusform>%1 قطعة، أكثر من أن تُرسم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pieces, too many to draw</source>
        <translation>
            <numerusform>لا قطع</numerusform>
            <numerusform>قطعة واحدة، ولا تُرسم</numerusform>
            <numerusform>قطعتان، ولا تُرسمان</numerusform>
            <numerusform>%1 قطع، أكثر من أن تُرسم</numerusform>
            <numerusform>%1 قطعة، أكثر من أن تُرسم</numerusform>
            <numerusform>%1 قطعة، أكثر من أن تُرسم</numerusform>
        </translation>
    </message>
    <message>
        <source>heap %1</source>
        <extracomment>the number of a heap, such as 2</extracomment>
        <translation>الكومة %1</translation>
    </message>
    <message>
        <source>L</source>
        <extracomment>at an edge on paper: the player Left may cut it</extracomment>
        <translation>L</translation>
    </message>
    <message>
        <source>R</source>
        <extracomment>the player Right</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <source>H</source>
        <extracomment>on a coin on paper: heads</extracomment>
        <translation>H</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Lesson plan: %1</source>
        <translation>خطة الدرس: %1</translation>
    </message>
    <message>
        <source>Two pupils, or two teams, play it.</source>
        <translation>يلعبها تلميذان أو فريقان.</translation>
    </message>
    <message>
        <source>Against the perfect computer; the class starts.</source>
        <translation>ضد الحاسوب المتقن؛ الفصل يبدأ.</translation>
    </message>
    <message>
        <source>Against the perfect computer, which starts.</source>
        <translation>ضد الحاسوب المتقن، وهو يبدأ.</translation>
    </message>
    <message>
        <source>Against a computer that moves at random; the class starts.</source>
        <translation>ضد حاسوب يلعب عشوائيًّا؛ الفصل يبدأ.</translation>
    </message>
    <message>
        <source>Against a computer that moves at random, and starts.</source>
        <translation>ضد حاسوب يلعب عشوائيًّا، وهو يبدأ.</translation>
    </message>
    <message>
        <source>Against the computer, which plays perfectly from %1 pieces on; the class starts.</source>
        <translation>ضد الحاسوب الذي يلعب بإتقان بدءًا من القطع الباقية %1؛ الفصل يبدأ.</translation>
    </message>
    <message>
        <source>Against the computer, which plays perfectly from %1 pieces on, and starts.</source>
        <translation>ضد الحاسوب الذي يلعب بإتقان بدءًا من القطع الباقية %1، وهو يبدأ.</translation>
    </message>
    <message>
        <source>Read and look</source>
        <translation>اقرأ وانظر</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a kind of step in the plan of a lesson, a verb: the class plays</extracomment>
        <translation>العب</translation>
    </message>
    <message>
        <source>Think first, then look</source>
        <translation>فكّر أولًا ثم انظر</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>a kind of step in the plan of a lesson, a noun</extracomment>
        <translation>سؤال</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>a kind of step in the plan of a lesson, a noun</extracomment>
        <translation>تمارين</translation>
    </message>
    <message>
        <source>Label a row</source>
        <translation>وسم صف</translation>
    </message>
    <message>
        <source>Fill in a table</source>
        <translation>ملء جدول</translation>
    </message>
    <message>
        <source>Mark P and N</source>
        <translation>ضع P وN</translation>
    </message>
    <message>
        <source>%1 exercise</source>
        <extracomment>how many exercises, here one</extracomment>
        <translation>عدد التمارين: %1</translation>
    </message>
    <message>
        <source>%1 exercises</source>
        <extracomment>how many exercises</extracomment>
        <translation>عدد التمارين: %1</translation>
    </message>
    <message>
        <source>%1: %2, difficulty %3.</source>
        <extracomment>how many exercises, &quot;5 exercises&quot;, of which kind, and how hard they are</extracomment>
        <translation>%1: ‏%2، الصعوبة %3.</translation>
    </message>
    <message>
        <source>%1: %2, %3, difficulty %4.</source>
        <extracomment>how many exercises, &quot;5 exercises&quot;, of which kind, of which game, and how hard they are</extracomment>
        <translation>%1: ‏%2، %3، الصعوبة %4.</translation>
    </message>
    <message>
        <source>P: %1 position.</source>
        <translation>P: عدد الوضعيات %1.</translation>
    </message>
    <message>
        <source>P: %1 positions.</source>
        <translation>P: عدد الوضعيات %1.</translation>
    </message>
    <message>
        <source>P: %1.</source>
        <extracomment>in the plan of a lesson: the positions that are P</extracomment>
        <translation>P: ‏%1.</translation>
    </message>
    <message>
        <source>Winning moves: %1.</source>
        <translation>النقلات الرابحة: %1.</translation>
    </message>
    <message>
        <source>Lesson plan: about %1 minutes, %2</source>
        <extracomment>how long a lesson takes, and how many steps it has, &quot;12 steps&quot;</extracomment>
        <translation>خطة الدرس: نحو %1 دقيقة، %2</translation>
    </message>
    <message>
        <source>Afterwards the class can %1.</source>
        <translation>بعد هذا الدرس يستطيع الفصل أن %1.</translation>
    </message>
    <message>
        <source>Then show:</source>
        <extracomment>in the plan of a lesson: what the teacher shows when the class has answered</extracomment>
        <translation>ثم اعرض:</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>للمعلم</translation>
    </message>
    <message>
        <source>nim-sum</source>
        <extracomment>on paper, before a row of empty squares</extracomment>
        <translation>مجموع نيم</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>on paper, before an empty line</extracomment>
        <translation>قيمة غراندي</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>on paper, before an empty line, a noun</extracomment>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>mex =</source>
        <extracomment>on paper, before an empty line: the smallest number that is missing; mex is a word of the theory</extracomment>
        <translation>‏mex =</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>on paper, before an empty line</extracomment>
        <translation>لماذا؟</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>on paper: the number of this page, and how many there are</extracomment>
        <translation>الصفحة %1 من %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>الفصل</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>on paper, before an empty line: the date of the day</extracomment>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>a notation, and who is to move</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <extracomment>heads the page of answers: the title of the worksheet</extracomment>
        <translation>الإجابات: %1</translation>
    </message>
    <message>
        <source>Confirmed by two methods: %1; %2.</source>
        <extracomment>two ways to find the answer, such as a theory and a search</extracomment>
        <translation>مؤكدة بطريقتين: %1؛ %2.</translation>
    </message>
    <message>
        <source>adding without carrying</source>
        <translation>الجمع دون حمل</translation>
    </message>
    <message>
        <source>counting the 1s of every column</source>
        <translation>عدّ الآحاد في كل عمود</translation>
    </message>
    <message>
        <source>marking off the numbers that are there</source>
        <translation>شطب الأعداد الموجودة</translation>
    </message>
    <message>
        <source>counting up from 0</source>
        <translation>العدّ صعودًا من 0</translation>
    </message>
    <message>
        <source>the simplest number between the options</source>
        <translation>أبسط عدد بين الخيارات</translation>
    </message>
    <message>
        <source>by the rules alone, all games played out (%1)</source>
        <translation>بالقواعد وحدها، بلعب كل المباريات (%1)</translation>
    </message>
    <message>
        <source>Blue edges are marked L, red ones R and dashed, green ones are double.</source>
        <translation>الأضلاع الزرقاء عليها L، والحمراء عليها R ومتقطعة، والخضراء مزدوجة.</translation>
    </message>
    <message>
        <source>Blue edges are marked L, red ones R and dashed.</source>
        <translation>الأضلاع الزرقاء عليها L، والحمراء عليها R ومتقطعة.</translation>
    </message>
    <message>
        <source>%1 moves first.</source>
        <translation>%1 يبدأ.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 different exercise of the kind “%2” was found at this difficulty: ask for fewer, or for another difficulty.</source>
        <extracomment>a number, here 1, and a kind of exercise, such as &quot;Nim-sum&quot;</extracomment>
        <translation>
            <numerusform>لم يوجد أي تمرين من نوع «%2» بهذه الصعوبة: اطلب صعوبة أخرى.</numerusform>
            <numerusform>لم يوجد إلا تمرين واحد من نوع «%2» بهذه الصعوبة: اطلب أقل، أو صعوبة أخرى.</numerusform>
            <numerusform>لم يوجد إلا تمرينان مختلفان من نوع «%2» بهذه الصعوبة: اطلب أقل، أو صعوبة أخرى.</numerusform>
            <numerusform>لم يوجد إلا %1 تمارين مختلفة من نوع «%2» بهذه الصعوبة: اطلب أقل، أو صعوبة أخرى.</numerusform>
            <numerusform>لم يوجد إلا %1 تمرينًا مختلفًا من نوع «%2» بهذه الصعوبة: اطلب أقل، أو صعوبة أخرى.</numerusform>
            <numerusform>لم يوجد إلا %1 تمرين مختلف من نوع «%2» بهذه الصعوبة: اطلب أقل، أو صعوبة أخرى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 different exercises of the kind “%2” were found at this difficulty: ask for fewer, or for another difficulty.</source>
        <extracomment>a number, and a kind of exercise, such as &quot;Nim-sum&quot;</extracomment>
        <translation>
            <numerusform>لم يوجد أي تمرين من نوع «%2» بهذه الصعوبة: اطلب صعوبة أخرى.</numerusform>
            <numerusform>لم يوجد إلا تمرين واحد من نوع «%2» بهذه الصعوبة: اطلب أقل، أو صعوبة أخرى.</numerusform>
            <numerusform>لم يوجد إلا تمرينان مختلفان من نوع «%2» بهذه الصعوبة: اطلب أقل، أو صعوبة أخرى.</numerusform>
            <numerusform>لم يوجد إلا %1 تمارين مختلفة من نوع «%2» بهذه الصعوبة: اطلب أقل، أو صعوبة أخرى.</numerusform>
            <numerusform>لم يوجد إلا %1 تمرينًا مختلفًا من نوع «%2» بهذه الصعوبة: اطلب أقل، أو صعوبة أخرى.</numerusform>
            <numerusform>لم يوجد إلا %1 تمرين مختلف من نوع «%2» بهذه الصعوبة: اطلب أقل، أو صعوبة أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped.</source>
        <extracomment>the person ended the search for exercises</extracomment>
        <translation>توقف.</translation>
    </message>
    <message>
        <source>%1: exercises</source>
        <extracomment>the title of a worksheet: a game, such as Nim</extracomment>
        <translation>%1: تمارين</translation>
    </message>
    <message>
        <source>Needs %1 of %2 free</source>
        <extracomment>of memory: two amounts, such as 3 GB and 8 GB</extracomment>
        <translation>يحتاج إلى %1 من %2 متاحة</translation>
    </message>
    <message numerus="yes">
        <source>A table would settle it: %2 of %3 free, and %1 second or more.</source>
        <extracomment>of memory: two amounts, such as 3 GB and 8 GB, and a time, here 1</extracomment>
        <translation>
            <numerusform>جدول يحسم الأمر: %2 من %3 متاحة، وأقل من ثانية أو أكثر.</numerusform>
            <numerusform>جدول يحسم الأمر: %2 من %3 متاحة، وثانية واحدة أو أكثر.</numerusform>
            <numerusform>جدول يحسم الأمر: %2 من %3 متاحة، وثانيتان أو أكثر.</numerusform>
            <numerusform>جدول يحسم الأمر: %2 من %3 متاحة، و%1 ثوانٍ أو أكثر.</numerusform>
            <numerusform>جدول يحسم الأمر: %2 من %3 متاحة، و%1 ثانية أو أكثر.</numerusform>
            <numerusform>جدول يحسم الأمر: %2 من %3 متاحة، و%1 ثانية أو أكثر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table would settle it: %2 of %3 free, and %1 seconds or more.</source>
        <extracomment>of memory: two amounts, such as 3 GB and 8 GB, and a time</extracomment>
        <translation>
            <numerusform>جدول يحسم الأمر: %2 من %3 متاحة، وأقل من ثانية أو أكثر.</numerusform>
            <numerusform>جدول يحسم الأمر: %2 من %3 متاحة، وثانية واحدة أو أكثر.</numerusform>
            <numerusform>جدول يحسم الأمر: %2 من %3 متاحة، وثانيتان أو أكثر.</numerusform>
            <numerusform>جدول يحسم الأمر: %2 من %3 متاحة، و%1 ثوانٍ أو أكثر.</numerusform>
            <numerusform>جدول يحسم الأمر: %2 من %3 متاحة، و%1 ثانية أو أكثر.</numerusform>
            <numerusform>جدول يحسم الأمر: %2 من %3 متاحة، و%1 ثانية أو أكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table of this position needs %1 of memory; it may take %3 of the %2 that are free.</source>
        <extracomment>amounts of memory, such as 3 GB</extracomment>
        <translation>يحتاج جدول هذه الوضعية إلى %1 من الذاكرة؛ وله أن يأخذ %3 من %2 المتاحة.</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>how much is done, in percent</extracomment>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>about %1 second left</source>
        <translation>
            <numerusform>بقي أقل من ثانية</numerusform>
            <numerusform>بقيت نحو ثانية</numerusform>
            <numerusform>بقيت نحو ثانيتين</numerusform>
            <numerusform>بقيت نحو %1 ثوانٍ</numerusform>
            <numerusform>بقيت نحو %1 ثانية</numerusform>
            <numerusform>بقيت نحو %1 ثانية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 seconds left</source>
        <translation>
            <numerusform>بقي أقل من ثانية</numerusform>
            <numerusform>بقيت نحو ثانية</numerusform>
            <numerusform>بقيت نحو ثانيتين</numerusform>
            <numerusform>بقيت نحو %1 ثوانٍ</numerusform>
            <numerusform>بقيت نحو %1 ثانية</numerusform>
            <numerusform>بقيت نحو %1 ثانية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 minute left</source>
        <translation>
            <numerusform>بقي أقل من دقيقة</numerusform>
            <numerusform>بقيت نحو دقيقة</numerusform>
            <numerusform>بقيت نحو دقيقتين</numerusform>
            <numerusform>بقيت نحو %1 دقائق</numerusform>
            <numerusform>بقيت نحو %1 دقيقة</numerusform>
            <numerusform>بقيت نحو %1 دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 minutes left</source>
        <translation>
            <numerusform>بقي أقل من دقيقة</numerusform>
            <numerusform>بقيت نحو دقيقة</numerusform>
            <numerusform>بقيت نحو دقيقتين</numerusform>
            <numerusform>بقيت نحو %1 دقائق</numerusform>
            <numerusform>بقيت نحو %1 دقيقة</numerusform>
            <numerusform>بقيت نحو %1 دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>First counterexample %1: the rule says %2, the search %3.</source>
        <extracomment>a position, and twice an answer, such as P and N</extracomment>
        <translation>أول مثال مضاد %1: القاعدة تقول %2 والبحث يقول %3.</translation>
    </message>
    <message>
        <source>Theory and search agree.</source>
        <translation>النظرية والبحث متفقان.</translation>
    </message>
    <message>
        <source>Table and search</source>
        <translation>الجدول والبحث</translation>
    </message>
    <message>
        <source>Theory and search</source>
        <translation>النظرية والبحث</translation>
    </message>
    <message>
        <source>Check the table against search</source>
        <translation>فحص الجدول بالبحث</translation>
    </message>
    <message>
        <source>Check the theory against search</source>
        <translation>فحص النظرية بالبحث</translation>
    </message>
    <message>
        <source>Answers every small position twice, by the table of the whole game and by search alone, and compares.</source>
        <translation>يجيب عن كل وضعية صغيرة مرتين، بجدول اللعبة كلها وبالبحث وحده، ويقارن.</translation>
    </message>
    <message>
        <source>Answers every small position twice, by theory and by search alone, and compares.</source>
        <translation>يجيب عن كل وضعية صغيرة مرتين، بالنظرية وبالبحث وحده، ويقارن.</translation>
    </message>
    <message>
        <source>Table checked by search</source>
        <translation>الجدول مفحوص بالبحث</translation>
    </message>
    <message>
        <source>Theory checked by search</source>
        <translation>النظرية مفحوصة بالبحث</translation>
    </message>
    <message>
        <source>%1 It fails on %2 of %3.</source>
        <extracomment>a sentence with a counterexample, a number, and how many were checked, &quot;1200 positions&quot;</extracomment>
        <translation>%1 لا يصح في %2 من %3.</translation>
    </message>
    <message>
        <source>There is a rule: misère Nim on the lengths of the runs holds on %1.</source>
        <translation>هناك قاعدة: نيم ميزير على أطوال السلاسل تصح في %1.</translation>
    </message>
    <message>
        <source>No counterexample among %1: take a larger size.</source>
        <translation>لا مثال مضاد بين %1: خذ حجمًا أكبر.</translation>
    </message>
    <message>
        <source>Theory and search differ on %1 of %2, first on %3.</source>
        <extracomment>a number, how many were checked, &quot;1200 positions&quot;, and a position</extracomment>
        <translation>النظرية والبحث مختلفان في %1 من %2، وأولها %3.</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <extracomment>the answer was right, not the side; then a sentence that says why</extracomment>
        <translation>صحيح: %1</translation>
    </message>
    <message>
        <source>Not this one: %1</source>
        <translation>ليست هذه: %1</translation>
    </message>
    <message>
        <source>No: if %1 moves first, %2 wins.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>لا: إن بدأ %1 فاز %2.</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <extracomment>the answer was right, not the side; the answer</extracomment>
        <translation>صحيح: %1.</translation>
    </message>
    <message>
        <source>No: it is %1.</source>
        <translation>لا: إنها %1.</translation>
    </message>
    <message>
        <source>Not yet: that is too many digits. No number reaches column %1, so neither does the nim-sum.</source>
        <translation>ليس بعد: الأرقام كثيرة. لا عدد يصل إلى العمود %1، ولا مجموع نيم.</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 one, an odd number, so its digit is 1.</source>
        <translation>
            <numerusform>ليس بعد: في العمود %1 عدد الآحاد %2، وهو فردي، فرقمه 1.</numerusform>
            <numerusform>ليس بعد: في العمود %1 واحد مفرد، والعدد فردي، فرقمه 1.</numerusform>
            <numerusform>ليس بعد: في العمود %1 عدد الآحاد %2، وهو فردي، فرقمه 1.</numerusform>
            <numerusform>ليس بعد: في العمود %1 عدد الآحاد %2، وهو فردي، فرقمه 1.</numerusform>
            <numerusform>ليس بعد: في العمود %1 عدد الآحاد %2، وهو فردي، فرقمه 1.</numerusform>
            <numerusform>ليس بعد: في العمود %1 عدد الآحاد %2، وهو فردي، فرقمه 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 ones, an odd number, so its digit is 1.</source>
        <extracomment>of a binary addition: what the column is worth, such as 4, and how many digits 1 it holds</extracomment>
        <translation>
            <numerusform>ليس بعد: في العمود %1 عدد الآحاد %2، وهو فردي، فرقمه 1.</numerusform>
            <numerusform>ليس بعد: في العمود %1 واحد مفرد، والعدد فردي، فرقمه 1.</numerusform>
            <numerusform>ليس بعد: في العمود %1 عدد الآحاد %2، وهو فردي، فرقمه 1.</numerusform>
            <numerusform>ليس بعد: في العمود %1 عدد الآحاد %2، وهو فردي، فرقمه 1.</numerusform>
            <numerusform>ليس بعد: في العمود %1 عدد الآحاد %2، وهو فردي، فرقمه 1.</numerusform>
            <numerusform>ليس بعد: في العمود %1 عدد الآحاد %2، وهو فردي، فرقمه 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 one, an even number, so its digit is 0.</source>
        <translation>
            <numerusform>ليس بعد: ليس في العمود %1 آحاد، والصفر عدد زوجي، فرقمه 0.</numerusform>
            <numerusform>ليس بعد: في العمود %1 عدد الآحاد %2، وهو زوجي، فرقمه 0.</numerusform>
            <numerusform>ليس بعد: في العمود %1 واحدان، والعدد زوجي، فرقمه 0.</numerusform>
            <numerusform>ليس بعد: في العمود %1 عدد الآحاد %2، وهو زوجي، فرقمه 0.</numerusform>
            <numerusform>ليس بعد: في العمود %1 عدد الآحاد %2، وهو زوجي، فرقمه 0.</numerusform>
            <numerusform>ليس بعد: في العمود %1 عدد الآحاد %2، وهو زوجي، فرقمه 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 ones, an even number, so its digit is 0.</source>
        <extracomment>of a binary addition: what the column is worth, such as 4, and how many digits 1 it holds</extracomment>
        <translation>
            <numerusform>ليس بعد: ليس في العمود %1 آحاد، والصفر عدد زوجي، فرقمه 0.</numerusform>
            <numerusform>ليس بعد: في العمود %1 عدد الآحاد %2، وهو زوجي، فرقمه 0.</numerusform>
            <numerusform>ليس بعد: في العمود %1 واحدان، والعدد زوجي، فرقمه 0.</numerusform>
            <numerusform>ليس بعد: في العمود %1 عدد الآحاد %2، وهو زوجي، فرقمه 0.</numerusform>
            <numerusform>ليس بعد: في العمود %1 عدد الآحاد %2، وهو زوجي، فرقمه 0.</numerusform>
            <numerusform>ليس بعد: في العمود %1 عدد الآحاد %2، وهو زوجي، فرقمه 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not yet: %1 is among the numbers.</source>
        <translation>ليس بعد: %1 من بين الأعداد.</translation>
    </message>
    <message>
        <source>Not yet: %1 is missing, but a smaller number is missing, too.</source>
        <translation>ليس بعد: %1 غائب، لكن هناك عددًا أصغر غائبًا أيضًا.</translation>
    </message>
    <message>
        <source>Not yet: “%1” leaves a position of value %2, so this one cannot have it as well.</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and a number</extracomment>
        <translation>ليس بعد: النقلة «%1» تترك وضعية قيمتها %2، فلا يمكن أن تكون لهذه القيمة نفسها.</translation>
    </message>
    <message>
        <source>Not yet: a smaller number is missing among your moves.</source>
        <translation>ليس بعد: بين نقلاتك عدد أصغر غائب.</translation>
    </message>
    <message>
        <source>Not yet: the stalk is worth more than %1.</source>
        <translation>ليس بعد: قيمة الساق أكثر من %1.</translation>
    </message>
    <message>
        <source>Not yet: the stalk is worth less than %1.</source>
        <translation>ليس بعد: قيمة الساق أقل من %1.</translation>
    </message>
    <message>
        <source>Edges count 1 up to the first change of colour; from there on each counts half of the one below it. Blue adds, red takes away.</source>
        <translation>تُحسب الأضلاع 1 حتى أول تغيّر للون؛ ومن هناك يُحسب كل ضلع نصف الذي تحته. الأزرق يضيف والأحمر ينقص.</translation>
    </message>
    <message>
        <source>No move in heap %1 wins. For instance, %2</source>
        <extracomment>the number of a heap, and the end of the sentence: what refutes a move there</extracomment>
        <translation>لا نقلة في الكومة %1 تربح. مثلًا، %2</translation>
    </message>
    <message>
        <source>There is no move in heap %1.</source>
        <translation>لا نقلة في الكومة %1.</translation>
    </message>
    <message>
        <source>Right: the sentence is %1.</source>
        <translation>صحيح: الجملة %1.</translation>
    </message>
    <message>
        <source>No: the sentence is %1.</source>
        <translation>لا: الجملة %1.</translation>
    </message>
    <message>
        <source>true</source>
        <extracomment>within a sentence: &quot;the sentence is true&quot;</extracomment>
        <translation>صواب</translation>
    </message>
    <message>
        <source>false</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>“%1” leaves %2, a P-position.</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and what is left</extracomment>
        <translation>النقلة «%1» تترك %2، وهي وضعية P.</translation>
    </message>
    <message>
        <source>%1 (or the same from an equal heap)</source>
        <translation>%1 (أو الشيء نفسه من كومة مساوية)</translation>
    </message>
    <message>
        <source>Another one: %1</source>
        <translation>وأخرى: %1</translation>
    </message>
    <message>
        <source>Every move from there has an answer:</source>
        <translation>لكل نقلة من هناك رد:</translation>
    </message>
    <message>
        <source>The Grundy value is %1.</source>
        <translation>قيمة غراندي %1.</translation>
    </message>
    <message>
        <source>The Grundy value is the nim-sum %1 = %2.</source>
        <extracomment>a sum such as 3 ⊕ 5, and its value</extracomment>
        <translation>قيمة غراندي هي مجموع نيم %1 = %2.</translation>
    </message>
    <message>
        <source>after “%1” the opponent cannot move and wins.</source>
        <translation>بعد «%1» لا يستطيع الخصم اللعب، فيفوز.</translation>
    </message>
    <message>
        <source>after “%1” the opponent wins.</source>
        <translation>بعد «%1» يفوز الخصم.</translation>
    </message>
    <message>
        <source>“%1” leaves an N-position: the opponent wins by “%2”.</source>
        <extracomment>two moves, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>النقلة «%1» تترك وضعية N: يفوز الخصم بالنقلة «%2».</translation>
    </message>
    <message>
        <source>after “%1” the opponent wins by “%2”.</source>
        <translation>بعد «%1» يفوز الخصم بالنقلة «%2».</translation>
    </message>
    <message>
        <source>“%1” leaves a P-position.</source>
        <translation>النقلة «%1» تترك وضعية P.</translation>
    </message>
    <message>
        <source>after “%1” the opponent, to move, has lost.</source>
        <translation>بعد «%1» يكون الدور للخصم وقد خسر.</translation>
    </message>
    <message>
        <source>It is a P-position: every move has an answer.</source>
        <translation>إنها وضعية P: لكل نقلة رد.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <extracomment>a number, and the same number in binary, such as &quot;7 is 0111&quot;</extracomment>
        <translation>%1 هو %2</translation>
    </message>
    <message>
        <source>Every column holds an even number of 1s, so the nim-sum is 0.</source>
        <translation>في كل عمود عدد زوجي من الآحاد، فمجموع نيم 0.</translation>
    </message>
    <message numerus="yes">
        <source>Only column %1 holds an odd number of 1s, so the nim-sum is %2 in binary, which is %3.</source>
        <translation>
            <numerusform>الأعمدة %1 في كل منها عدد فردي من الآحاد، فمجموع نيم بالثنائية %2، أي %3.</numerusform>
            <numerusform>العمود %1 وحده فيه عدد فردي من الآحاد، فمجموع نيم بالثنائية %2، أي %3.</numerusform>
            <numerusform>العمودان %1 في كل منهما عدد فردي من الآحاد، فمجموع نيم بالثنائية %2، أي %3.</numerusform>
            <numerusform>الأعمدة %1 في كل منها عدد فردي من الآحاد، فمجموع نيم بالثنائية %2، أي %3.</numerusform>
            <numerusform>الأعمدة %1 في كل منها عدد فردي من الآحاد، فمجموع نيم بالثنائية %2، أي %3.</numerusform>
            <numerusform>الأعمدة %1 في كل منها عدد فردي من الآحاد، فمجموع نيم بالثنائية %2، أي %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Columns %1 each hold an odd number of 1s, so the nim-sum is %2 in binary, which is %3.</source>
        <extracomment>what the columns are worth, such as &quot;4 and 1&quot;, and the same number twice, such as 101 and 5</extracomment>
        <translation>
            <numerusform>الأعمدة %1 في كل منها عدد فردي من الآحاد، فمجموع نيم بالثنائية %2، أي %3.</numerusform>
            <numerusform>العمود %1 وحده فيه عدد فردي من الآحاد، فمجموع نيم بالثنائية %2، أي %3.</numerusform>
            <numerusform>العمودان %1 في كل منهما عدد فردي من الآحاد، فمجموع نيم بالثنائية %2، أي %3.</numerusform>
            <numerusform>الأعمدة %1 في كل منها عدد فردي من الآحاد، فمجموع نيم بالثنائية %2، أي %3.</numerusform>
            <numerusform>الأعمدة %1 في كل منها عدد فردي من الآحاد، فمجموع نيم بالثنائية %2، أي %3.</numerusform>
            <numerusform>الأعمدة %1 في كل منها عدد فردي من الآحاد، فمجموع نيم بالثنائية %2، أي %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>In binary: %1.</source>
        <translation>بالثنائية: %1.</translation>
    </message>
    <message>
        <source>0 itself is missing, so the mex is 0.</source>
        <translation>0 نفسه غائب، فـ mex هو 0.</translation>
    </message>
    <message>
        <source>All numbers below %1 are there, and %1 is not: it is the mex.</source>
        <translation>كل الأعداد تحت %1 موجودة، و%1 غائب: هو mex.</translation>
    </message>
    <message>
        <source>No move wins.</source>
        <translation>لا نقلة تربح.</translation>
    </message>
    <message numerus="yes">
        <source>%1 move wins.</source>
        <translation>
            <numerusform>لا نقلة تربح.</numerusform>
            <numerusform>نقلة واحدة تربح.</numerusform>
            <numerusform>نقلتان تربحان.</numerusform>
            <numerusform>%1 نقلات تربح.</numerusform>
            <numerusform>%1 نقلة تربح.</numerusform>
            <numerusform>%1 نقلة تربح.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves win.</source>
        <translation>
            <numerusform>لا نقلة تربح.</numerusform>
            <numerusform>نقلة واحدة تربح.</numerusform>
            <numerusform>نقلتان تربحان.</numerusform>
            <numerusform>%1 نقلات تربح.</numerusform>
            <numerusform>%1 نقلة تربح.</numerusform>
            <numerusform>%1 نقلة تربح.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who wins with best play: the previous player (P), the next player (N), Left (L) or Right (R)?</source>
        <translation>من يفوز مع أفضل لعب: اللاعب السابق (P)، أم التالي (N)، أم أيسر (L)، أم أيمن (R)؟</translation>
    </message>
    <message>
        <source>Does the previous player win (P) or the next player (N)?</source>
        <translation>هل يفوز اللاعب السابق (P) أم اللاعب التالي (N)؟</translation>
    </message>
    <message>
        <source>The next player wins.</source>
        <translation>يفوز اللاعب التالي.</translation>
    </message>
    <message>
        <source>The previous player wins.</source>
        <translation>يفوز اللاعب السابق.</translation>
    </message>
    <message>
        <source>%1, who moves first, wins.</source>
        <translation>%1 يبدأ ويفوز.</translation>
    </message>
    <message>
        <source>%1, who moves second, wins.</source>
        <translation>%1 يلعب ثانيًا ويفوز.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %1 move wins.</source>
        <translation>
            <numerusform>لا نقلة تربح.</numerusform>
            <numerusform>نقلة واحدة بالضبط تربح.</numerusform>
            <numerusform>نقلتان بالضبط تربحان.</numerusform>
            <numerusform>%1 نقلات بالضبط تربح.</numerusform>
            <numerusform>%1 نقلة بالضبط تربح.</numerusform>
            <numerusform>%1 نقلة بالضبط تربح.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %1 moves win.</source>
        <translation>
            <numerusform>لا نقلة تربح.</numerusform>
            <numerusform>نقلة واحدة بالضبط تربح.</numerusform>
            <numerusform>نقلتان بالضبط تربحان.</numerusform>
            <numerusform>%1 نقلات بالضبط تربح.</numerusform>
            <numerusform>%1 نقلة بالضبط تربح.</numerusform>
            <numerusform>%1 نقلة بالضبط تربح.</numerusform>
        </translation>
    </message>
    <message>
        <source>P: the previous player wins</source>
        <translation>P: يفوز اللاعب السابق</translation>
    </message>
    <message>
        <source>N: the next player wins</source>
        <translation>N: يفوز اللاعب التالي</translation>
    </message>
    <message>
        <source>L: %1 wins, whoever starts</source>
        <translation>L: يفوز %1 أيًّا كان من يبدأ</translation>
    </message>
    <message>
        <source>R: %1 wins, whoever starts</source>
        <translation>R: يفوز %1 أيًّا كان من يبدأ</translation>
    </message>
    <message>
        <source>Find a winning move</source>
        <translation>أوجد نقلة رابحة</translation>
    </message>
    <message>
        <source>P or N?</source>
        <translation>P أم N؟</translation>
    </message>
    <message>
        <source>Nim-sum</source>
        <extracomment>a kind of exercise: numbers are added without carrying</extracomment>
        <translation>مجموع نيم</translation>
    </message>
    <message>
        <source>Value of a stalk</source>
        <translation>قيمة ساق</translation>
    </message>
    <message>
        <source>Mex</source>
        <extracomment>a kind of exercise: the smallest number that is missing; a word of the theory</extracomment>
        <translation>mex</translation>
    </message>
    <message>
        <source>Which heap?</source>
        <extracomment>a kind of exercise: in which heap is a winning move?</extracomment>
        <translation>أي كومة؟</translation>
    </message>
    <message>
        <source>True or false?</source>
        <translation>صواب أم خطأ؟</translation>
    </message>
    <message>
        <source>Make a move that leaves the opponent in a lost position.</source>
        <translation>العب نقلة تترك الخصم في وضعية خاسرة.</translation>
    </message>
    <message>
        <source>Say who wins before a move is made.</source>
        <translation>قل من يفوز قبل أن تُلعب نقلة.</translation>
    </message>
    <message>
        <source>Add in binary, without carrying.</source>
        <translation>اجمع بالثنائية دون حمل.</translation>
    </message>
    <message>
        <source>Find the Nim heap that a position equals.</source>
        <translation>أوجد كومة نيم التي تساويها الوضعية.</translation>
    </message>
    <message>
        <source>Read a number off red and blue edges.</source>
        <translation>اقرأ عددًا من أضلاع حمراء وزرقاء.</translation>
    </message>
    <message>
        <source>Find the smallest missing number.</source>
        <translation>أوجد أصغر عدد غائب.</translation>
    </message>
    <message>
        <source>See where the winning move is.</source>
        <translation>انظر أين النقلة الرابحة.</translation>
    </message>
    <message>
        <source>Judge what is said about a position.</source>
        <translation>احكم على ما يقال عن وضعية.</translation>
    </message>
    <message>
        <source>The move “%1” wins.</source>
        <translation>النقلة «%1» تربح.</translation>
    </message>
    <message>
        <source>A stalk of Hackenbush: blue edges count for Left, red ones for Right.</source>
        <translation>ساق من هاكنبوش: الأضلاع الزرقاء تُحسب لأيسر والحمراء لأيمن.</translation>
    </message>
    <message>
        <source>%1 %2 moves first.</source>
        <extracomment>a game and its rules, a sentence; then a player, such as Left</extracomment>
        <translation>%1 ‏%2 يبدأ.</translation>
    </message>
    <message>
        <source>Find a winning move.</source>
        <translation>أوجد نقلة رابحة.</translation>
    </message>
    <message>
        <source>What is %1 in binary?</source>
        <translation>كم يساوي %1 بالثنائية؟</translation>
    </message>
    <message>
        <source>What is the Grundy value of this position?</source>
        <translation>ما قيمة غراندي لهذه الوضعية؟</translation>
    </message>
    <message>
        <source>What is this stalk worth?</source>
        <translation>ما قيمة هذه الساق؟</translation>
    </message>
    <message>
        <source>What is the mex of %1, the smallest missing number?</source>
        <translation>ما mex لـ %1، أي أصغر عدد غائب؟</translation>
    </message>
    <message>
        <source>In which heap is there a winning move?</source>
        <translation>في أي كومة توجد نقلة رابحة؟</translation>
    </message>
    <message>
        <source>True or false? %1</source>
        <translation>صواب أم خطأ؟ %1</translation>
    </message>
    <message>
        <source>True</source>
        <extracomment>an answer to choose: the sentence is true</extracomment>
        <translation>صواب</translation>
    </message>
    <message>
        <source>False</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>%1 in binary, which is %2</source>
        <extracomment>the same number twice, such as 0111 and 7</extracomment>
        <translation>%1 بالثنائية، أي %2</translation>
    </message>
    <message>
        <source>Make the move on the board.</source>
        <translation>العب النقلة على الرقعة.</translation>
    </message>
    <message>
        <source>Answer P, N, L or R.</source>
        <translation>أجب بـ P أو N أو L أو R.</translation>
    </message>
    <message>
        <source>Answer P or N.</source>
        <translation>أجب بـ P أو N.</translation>
    </message>
    <message>
        <source>Write the nim-sum in binary, with the digits 0 and 1.</source>
        <translation>اكتب مجموع نيم بالثنائية، بالرقمين 0 و1.</translation>
    </message>
    <message>
        <source>Write a whole number, 0 or more.</source>
        <translation>اكتب عددًا صحيحًا، 0 أو أكثر.</translation>
    </message>
    <message>
        <source>Write a whole number or a fraction such as 11/8 or -3/4.</source>
        <translation>اكتب عددًا صحيحًا أو كسرًا مثل ⁦11/8⁩ أو ⁦-3/4⁩.</translation>
    </message>
    <message>
        <source>Answer with the number of a heap.</source>
        <translation>أجب برقم كومة.</translation>
    </message>
    <message>
        <source>Answer true or false.</source>
        <translation>أجب بصواب أو خطأ.</translation>
    </message>
    <message>
        <source>This question cannot be asked about this game.</source>
        <translation>لا يمكن طرح هذا السؤال عن هذه اللعبة.</translation>
    </message>
    <message>
        <source>No exercise was found for this difficulty. Another seed may give one.</source>
        <translation>لم يوجد تمرين بهذه الصعوبة. قد تعطي بذرة أخرى تمرينًا.</translation>
    </message>
    <message numerus="yes">
        <source>Plays perfectly once at most %1 piece is left, and at random until then.</source>
        <translation>
            <numerusform>يلعب عشوائيًّا.</numerusform>
            <numerusform>يلعب بإتقان إذا بقيت قطعة واحدة على الأكثر، وعشوائيًّا قبل ذلك.</numerusform>
            <numerusform>يلعب بإتقان إذا بقيت قطعتان على الأكثر، وعشوائيًّا قبل ذلك.</numerusform>
            <numerusform>يلعب بإتقان إذا بقيت %1 قطع على الأكثر، وعشوائيًّا قبل ذلك.</numerusform>
            <numerusform>يلعب بإتقان إذا بقيت %1 قطعة على الأكثر، وعشوائيًّا قبل ذلك.</numerusform>
            <numerusform>يلعب بإتقان إذا بقيت %1 قطعة على الأكثر، وعشوائيًّا قبل ذلك.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Plays perfectly once at most %1 pieces are left, and at random until then.</source>
        <translation>
            <numerusform>يلعب عشوائيًّا.</numerusform>
            <numerusform>يلعب بإتقان إذا بقيت قطعة واحدة على الأكثر، وعشوائيًّا قبل ذلك.</numerusform>
            <numerusform>يلعب بإتقان إذا بقيت قطعتان على الأكثر، وعشوائيًّا قبل ذلك.</numerusform>
            <numerusform>يلعب بإتقان إذا بقيت %1 قطع على الأكثر، وعشوائيًّا قبل ذلك.</numerusform>
            <numerusform>يلعب بإتقان إذا بقيت %1 قطعة على الأكثر، وعشوائيًّا قبل ذلك.</numerusform>
            <numerusform>يلعب بإتقان إذا بقيت %1 قطعة على الأكثر، وعشوائيًّا قبل ذلك.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2: inside the fence.</source>
        <extracomment>a sentence about the fence, and what is left on the board</extracomment>
        <translation>%1 ‏%2: داخل السور.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <extracomment>two sentences; the second one has no full stop yet</extracomment>
        <translation>%1 ‏%2.</translation>
    </message>
    <message>
        <source>the empty board</source>
        <translation>الرقعة الفارغة</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>%1 (given)</source>
        <extracomment>a position whose letter is given, not asked</extracomment>
        <translation>%1 (معطاة)</translation>
    </message>
    <message>
        <source>%1 is marked N, but there is no move: whoever is to move has lost.</source>
        <translation>وُسمت %1 بأنها N، لكن لا نقلة فيها: صاحب الدور قد خسر.</translation>
    </message>
    <message>
        <source>%1 is marked P, but there is no move: in misère play whoever is to move has won.</source>
        <translation>وُسمت %1 بأنها P، لكن لا نقلة فيها: في لعب ميزير صاحب الدور قد فاز.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked N, but its only move does not lead to a P: %2 is N.</source>
        <extracomment>two positions</extracomment>
        <translation>
            <numerusform>وُسمت %1 بأنها N، لكن لا نقلة منها تؤدي إلى P: ‏%2 هي N.</numerusform>
            <numerusform>وُسمت %1 بأنها N، لكن نقلتها الوحيدة لا تؤدي إلى P: ‏%2 هي N.</numerusform>
            <numerusform>وُسمت %1 بأنها N، لكن نقلتيها لا تؤديان إلى P: ‏%2 هما N.</numerusform>
            <numerusform>وُسمت %1 بأنها N، لكن لا نقلة منها تؤدي إلى P: ‏%2 هي N.</numerusform>
            <numerusform>وُسمت %1 بأنها N، لكن لا نقلة منها تؤدي إلى P: ‏%2 هي N.</numerusform>
            <numerusform>وُسمت %1 بأنها N، لكن لا نقلة منها تؤدي إلى P: ‏%2 هي N.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked N, but none of its moves leads to a P: %2 are N.</source>
        <extracomment>a position, and a list of positions</extracomment>
        <translation>
            <numerusform>وُسمت %1 بأنها N، لكن لا نقلة منها تؤدي إلى P: ‏%2 هي N.</numerusform>
            <numerusform>وُسمت %1 بأنها N، لكن نقلتها الوحيدة لا تؤدي إلى P: ‏%2 هي N.</numerusform>
            <numerusform>وُسمت %1 بأنها N، لكن نقلتيها لا تؤديان إلى P: ‏%2 هما N.</numerusform>
            <numerusform>وُسمت %1 بأنها N، لكن لا نقلة منها تؤدي إلى P: ‏%2 هي N.</numerusform>
            <numerusform>وُسمت %1 بأنها N، لكن لا نقلة منها تؤدي إلى P: ‏%2 هي N.</numerusform>
            <numerusform>وُسمت %1 بأنها N، لكن لا نقلة منها تؤدي إلى P: ‏%2 هي N.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked P, but a move leads to a P: %2.</source>
        <extracomment>two positions</extracomment>
        <translation>
            <numerusform>وُسمت %1 بأنها P، لكن نقلات منها تؤدي إلى P: ‏%2.</numerusform>
            <numerusform>وُسمت %1 بأنها P، لكن نقلة منها تؤدي إلى P: ‏%2.</numerusform>
            <numerusform>وُسمت %1 بأنها P، لكن نقلتين منها تؤديان إلى P: ‏%2.</numerusform>
            <numerusform>وُسمت %1 بأنها P، لكن نقلات منها تؤدي إلى P: ‏%2.</numerusform>
            <numerusform>وُسمت %1 بأنها P، لكن نقلات منها تؤدي إلى P: ‏%2.</numerusform>
            <numerusform>وُسمت %1 بأنها P، لكن نقلات منها تؤدي إلى P: ‏%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked P, but moves lead to a P: %2.</source>
        <extracomment>a position, and a list of positions</extracomment>
        <translation>
            <numerusform>وُسمت %1 بأنها P، لكن نقلات منها تؤدي إلى P: ‏%2.</numerusform>
            <numerusform>وُسمت %1 بأنها P، لكن نقلة منها تؤدي إلى P: ‏%2.</numerusform>
            <numerusform>وُسمت %1 بأنها P، لكن نقلتين منها تؤديان إلى P: ‏%2.</numerusform>
            <numerusform>وُسمت %1 بأنها P، لكن نقلات منها تؤدي إلى P: ‏%2.</numerusform>
            <numerusform>وُسمت %1 بأنها P، لكن نقلات منها تؤدي إلى P: ‏%2.</numerusform>
            <numerusform>وُسمت %1 بأنها P، لكن نقلات منها تؤدي إلى P: ‏%2.</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1)</source>
        <extracomment>a position with two numbers, such as 3, 5</extracomment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>%1 is given a value above 0, but there is no move to 0.</source>
        <translation>أُعطيت %1 قيمة فوق 0، لكن لا نقلة منها إلى 0.</translation>
    </message>
    <message>
        <source>%1 has the same value as a position that a move leads to: %2.</source>
        <extracomment>a position, and one or more other positions</extracomment>
        <translation>للوضعية %1 قيمة وضعية تؤدي إليها نقلة: %2.</translation>
    </message>
    <message>
        <source>The value of %1 is too large: none of its moves leads to the value %2.</source>
        <extracomment>a position, and a number</extracomment>
        <translation>قيمة %1 كبيرة جدًّا: لا نقلة منها تؤدي إلى القيمة %2.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a position, and its letter or value</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Given: moves from %1 also lead to %2.</source>
        <extracomment>a position, and other positions with their letters or values</extracomment>
        <translation>معطى: نقلات من %1 تؤدي أيضًا إلى %2.</translation>
    </message>
    <message>
        <source>From %1 there is no move. What is its value?</source>
        <translation>من %1 لا نقلة. ما قيمتها؟</translation>
    </message>
    <message>
        <source>From %1 there is no move. P or N?</source>
        <translation>من %1 لا نقلة. ‏P أم N؟</translation>
    </message>
    <message>
        <source>From %1 a move leaves %2. Which value has %1?</source>
        <extracomment>a position, and the positions that moves leave</extracomment>
        <translation>من %1 تترك نقلة %2. ما قيمة %1؟</translation>
    </message>
    <message>
        <source>From %1 a move leaves %2. P or N?</source>
        <translation>من %1 تترك نقلة %2. ‏P أم N؟</translation>
    </message>
    <message>
        <source>The value of %1 is 0: there is no move.</source>
        <translation>قيمة %1 هي 0: لا نقلة فيها.</translation>
    </message>
    <message>
        <source>The value of %1 is %2, the smallest number that is not among %3.</source>
        <extracomment>a position, a number, and a list of numbers</extracomment>
        <translation>قيمة %1 هي %2، أصغر عدد ليس بين %3.</translation>
    </message>
    <message>
        <source>%1 is P: there is no move, and whoever is to move has lost.</source>
        <translation>%1 هي P: لا نقلة فيها، وصاحب الدور قد خسر.</translation>
    </message>
    <message>
        <source>%1 is N: there is no move, and whoever is to move has won.</source>
        <translation>%1 هي N: لا نقلة فيها، وصاحب الدور قد فاز.</translation>
    </message>
    <message>
        <source>%1 is P: every move leads to an N.</source>
        <translation>%1 هي P: كل نقلة تؤدي إلى N.</translation>
    </message>
    <message>
        <source>%1 is N: a move leads to a P.</source>
        <translation>%1 هي N: نقلة منها تؤدي إلى P.</translation>
    </message>
    <message>
        <source>No contradiction so far. Still blank: %1.</source>
        <translation>لا تناقض حتى الآن. ما زالت خالية: %1.</translation>
    </message>
    <message>
        <source>No contradiction anywhere: everything is right. Positions: %1.</source>
        <translation>لا تناقض في أي مكان: كل شيء صحيح. الوضعيات: %1.</translation>
    </message>
    <message>
        <source>No contradiction anywhere: everything is right. Positions: %1, P among them: %2.</source>
        <extracomment>two numbers of positions</extracomment>
        <translation>لا تناقض في أي مكان: كل شيء صحيح. الوضعيات: %1، وضعيات P منها: %2.</translation>
    </message>
    <message>
        <source>That is more than %1 positions: too many to mark by hand.</source>
        <translation>هذا أكثر من %1 وضعية: كثيرة جدًّا لتوسم يدويًّا.</translation>
    </message>
    <message>
        <source>Left and Right have different moves here: P and N do not say who wins.</source>
        <translation>لأيسر وأيمن نقلات مختلفة هنا: لا تقول P وN من يفوز.</translation>
    </message>
    <message>
        <source>The rules allow no position of this family up to these sizes.</source>
        <translation>لا تسمح القواعد بأي وضعية من هذه العائلة حتى هذه الأحجام.</translation>
    </message>
    <message>
        <source>A position that the moves lead to could not be solved.</source>
        <translation>تعذّر حل وضعية تؤدي إليها النقلات.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>a move in quotation marks, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>nim-sum 0</source>
        <extracomment>why a move is right, within a sentence</extracomment>
        <translation>مجموع نيم 0</translation>
    </message>
    <message>
        <source>from there %1 wins, whoever is to move</source>
        <translation>من هناك يفوز %1 أيًّا كان صاحب الدور</translation>
    </message>
    <message>
        <source>it leaves a P-position</source>
        <translation>تترك وضعية P</translation>
    </message>
    <message>
        <source>The winning move was %1: %2.</source>
        <extracomment>a move, and why it wins, such as &quot;nim-sum 0&quot;</extracomment>
        <translation>كانت النقلة الرابحة %1: ‏%2.</translation>
    </message>
    <message numerus="yes">
        <source>One winning move was %1: %2 (%3 move wins).</source>
        <extracomment>a move, why it wins, such as &quot;nim-sum 0&quot;, and how many win, here one</extracomment>
        <translation>
            <numerusform>كانت إحدى النقلات الرابحة %1: ‏%2 (لا نقلة تربح).</numerusform>
            <numerusform>كانت النقلة الرابحة %1: ‏%2 (نقلة واحدة تربح).</numerusform>
            <numerusform>كانت إحدى النقلتين الرابحتين %1: ‏%2 (نقلتان تربحان).</numerusform>
            <numerusform>كانت إحدى النقلات الرابحة %1: ‏%2 (%3 نقلات تربح).</numerusform>
            <numerusform>كانت إحدى النقلات الرابحة %1: ‏%2 (%3 نقلة تربح).</numerusform>
            <numerusform>كانت إحدى النقلات الرابحة %1: ‏%2 (%3 نقلة تربح).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One winning move was %1: %2 (%3 moves win).</source>
        <extracomment>a move, why it wins, such as &quot;nim-sum 0&quot;, and how many win</extracomment>
        <translation>
            <numerusform>كانت إحدى النقلات الرابحة %1: ‏%2 (لا نقلة تربح).</numerusform>
            <numerusform>كانت النقلة الرابحة %1: ‏%2 (نقلة واحدة تربح).</numerusform>
            <numerusform>كانت إحدى النقلتين الرابحتين %1: ‏%2 (نقلتان تربحان).</numerusform>
            <numerusform>كانت إحدى النقلات الرابحة %1: ‏%2 (%3 نقلات تربح).</numerusform>
            <numerusform>كانت إحدى النقلات الرابحة %1: ‏%2 (%3 نقلة تربح).</numerusform>
            <numerusform>كانت إحدى النقلات الرابحة %1: ‏%2 (%3 نقلة تربح).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gives the win away.</source>
        <translation>النقلة %1 تضيّع الفوز.</translation>
    </message>
    <message>
        <source>Now %1 wins.</source>
        <translation>الآن يفوز %1.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <extracomment>of a move in quotation marks: who makes it wins</extracomment>
        <translation>النقلة %1 تربح.</translation>
    </message>
    <message>
        <source>%1. No move would have won here.</source>
        <translation>%1. لم تكن أي نقلة ستربح هنا.</translation>
    </message>
    <message>
        <source>%1. Not judged: the position was not solved within the limits.</source>
        <translation>%1. بلا حكم: لم تُحل الوضعية ضمن الحدود.</translation>
    </message>
    <message numerus="yes">
        <source>%1 move could not be judged within the limits.</source>
        <translation>
            <numerusform>حُكم على كل النقلات.</numerusform>
            <numerusform>تعذّر الحكم على نقلة واحدة ضمن الحدود.</numerusform>
            <numerusform>تعذّر الحكم على نقلتين ضمن الحدود.</numerusform>
            <numerusform>تعذّر الحكم على %1 نقلات ضمن الحدود.</numerusform>
            <numerusform>تعذّر الحكم على %1 نقلة ضمن الحدود.</numerusform>
            <numerusform>تعذّر الحكم على %1 نقلة ضمن الحدود.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves could not be judged within the limits.</source>
        <translation>
            <numerusform>حُكم على كل النقلات.</numerusform>
            <numerusform>تعذّر الحكم على نقلة واحدة ضمن الحدود.</numerusform>
            <numerusform>تعذّر الحكم على نقلتين ضمن الحدود.</numerusform>
            <numerusform>تعذّر الحكم على %1 نقلات ضمن الحدود.</numerusform>
            <numerusform>تعذّر الحكم على %1 نقلة ضمن الحدود.</numerusform>
            <numerusform>تعذّر الحكم على %1 نقلة ضمن الحدود.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <extracomment>the number of a move, the player, and a sentence about the move</extracomment>
        <translation>النقلة %1، ‏%2: ‏%3</translation>
    </message>
    <message>
        <source>No mistakes among the moves that were judged.</source>
        <translation>لا أخطاء بين النقلات التي حُكم عليها.</translation>
    </message>
    <message>
        <source>No mistakes: nobody gave a win away.</source>
        <translation>لا أخطاء: لم يضيّع أحد فوزًا.</translation>
    </message>
    <message numerus="yes">
        <source>%1 mistake (%2).</source>
        <translation>
            <numerusform>لا أخطاء (%2).</numerusform>
            <numerusform>خطأ واحد (%2).</numerusform>
            <numerusform>خطآن (%2).</numerusform>
            <numerusform>%1 أخطاء (%2).</numerusform>
            <numerusform>%1 خطأً (%2).</numerusform>
            <numerusform>%1 خطأ (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mistakes (%2).</source>
        <extracomment>how many mistakes, and who made them, such as &quot;Anna: 2, Ben: 1&quot;</extracomment>
        <translation>
            <numerusform>لا أخطاء (%2).</numerusform>
            <numerusform>خطأ واحد (%2).</numerusform>
            <numerusform>خطآن (%2).</numerusform>
            <numerusform>%1 أخطاء (%2).</numerusform>
            <numerusform>%1 خطأً (%2).</numerusform>
            <numerusform>%1 خطأ (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>expected %1, found the end</source>
        <translation>المتوقع %1، وجاءت النهاية</translation>
    </message>
    <message>
        <source>expected %1, found &apos;%2&apos;</source>
        <extracomment>what should stand there, such as &quot;a position&quot;, and what was typed</extracomment>
        <translation>المتوقع %1، والموجود &apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1 is over the limit of %2</source>
        <extracomment>a number that was typed, and the largest one that is allowed</extracomment>
        <translation>%1 فوق الحد %2</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; is given twice</source>
        <translation>أُعطي الخيار &apos;%1&apos; مرتين</translation>
    </message>
    <message>
        <source>this game has no misère play</source>
        <translation>ليس لهذه اللعبة لعب ميزير</translation>
    </message>
    <message>
        <source>this game has misère play only with %1</source>
        <translation>ليس لهذه اللعبة لعب ميزير إلا مع %1</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; has to be given</source>
        <translation>يجب إعطاء الخيار &apos;%1&apos;</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <extracomment>where a mistake is in what was typed, and what is wrong</extracomment>
        <translation>العمود %1: ‏%2</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <extracomment>where a mistake is in a file; then &quot;column 5: …&quot;</extracomment>
        <translation>السطر %1، ‏%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 edge is not joined to the ground: it falls at once</source>
        <translation>
            <numerusform>كل الأضلاع متصلة بالأرض</numerusform>
            <numerusform>ضلع غير متصل بالأرض: يسقط فورًا</numerusform>
            <numerusform>ضلعان غير متصلين بالأرض: يسقطان فورًا</numerusform>
            <numerusform>%1 أضلاع غير متصلة بالأرض: تسقط فورًا</numerusform>
            <numerusform>%1 ضلعًا غير متصل بالأرض: تسقط فورًا</numerusform>
            <numerusform>%1 ضلع غير متصل بالأرض: تسقط فورًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 edges are not joined to the ground: they fall at once</source>
        <translation>
            <numerusform>كل الأضلاع متصلة بالأرض</numerusform>
            <numerusform>ضلع غير متصل بالأرض: يسقط فورًا</numerusform>
            <numerusform>ضلعان غير متصلين بالأرض: يسقطان فورًا</numerusform>
            <numerusform>%1 أضلاع غير متصلة بالأرض: تسقط فورًا</numerusform>
            <numerusform>%1 ضلعًا غير متصل بالأرض: تسقط فورًا</numerusform>
            <numerusform>%1 ضلع غير متصل بالأرض: تسقط فورًا</numerusform>
        </translation>
    </message>
    <message>
        <source>Misère play is possible only with “%1”: %2.</source>
        <extracomment>a field, such as &quot;Coins per move&quot;, and what it has to be</extracomment>
        <translation>لعب ميزير ممكن فقط مع «%1»: ‏%2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 game that Left starts</source>
        <translation>
            <numerusform>لا مباريات يبدؤها أيسر</numerusform>
            <numerusform>مباراة واحدة يبدؤها أيسر</numerusform>
            <numerusform>مباراتان يبدؤهما أيسر</numerusform>
            <numerusform>%1 مباريات يبدؤها أيسر</numerusform>
            <numerusform>%1 مباراة يبدؤها أيسر</numerusform>
            <numerusform>%1 مباراة يبدؤها أيسر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games that Left starts</source>
        <translation>
            <numerusform>لا مباريات يبدؤها أيسر</numerusform>
            <numerusform>مباراة واحدة يبدؤها أيسر</numerusform>
            <numerusform>مباراتان يبدؤهما أيسر</numerusform>
            <numerusform>%1 مباريات يبدؤها أيسر</numerusform>
            <numerusform>%1 مباراة يبدؤها أيسر</numerusform>
            <numerusform>%1 مباراة يبدؤها أيسر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 game</source>
        <extracomment>how many ways there are to play to the end, here one</extracomment>
        <translation>
            <numerusform>لا مباريات</numerusform>
            <numerusform>مباراة واحدة</numerusform>
            <numerusform>مباراتان</numerusform>
            <numerusform>%1 مباريات</numerusform>
            <numerusform>%1 مباراة</numerusform>
            <numerusform>%1 مباراة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games</source>
        <translation>
            <numerusform>لا مباريات</numerusform>
            <numerusform>مباراة واحدة</numerusform>
            <numerusform>مباراتان</numerusform>
            <numerusform>%1 مباريات</numerusform>
            <numerusform>%1 مباراة</numerusform>
            <numerusform>%1 مباراة</numerusform>
        </translation>
    </message>
    <message>
        <source>  %1: %2 of %3  %4</source>
        <extracomment>a size, how many positions of it are cold, how many there are, and their names</extracomment>
        <translation>  %1: ‏%2 من %3  %4</translation>
    </message>
    <message>
        <source>%1 and %2 moves</source>
        <extracomment>of the longest and the shortest game</extracomment>
        <translation>%1 و%2 نقلة</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>before a number, a noun: how many ways there are to play to the end</extracomment>
        <translation>المباريات</translation>
    </message>
    <message>
        <source>endless play is possible</source>
        <translation>قد يستمر اللعب بلا نهاية</translation>
    </message>
    <message>
        <source>Games, Left starting</source>
        <translation>المباريات، أيسر يبدأ</translation>
    </message>
    <message>
        <source>won by Left</source>
        <translation>يفوز بها أيسر</translation>
    </message>
    <message>
        <source>Longest and shortest</source>
        <translation>الأطول والأقصر</translation>
    </message>
    <message>
        <source>Games, Right starting</source>
        <translation>المباريات، أيمن يبدأ</translation>
    </message>
    <message>
        <source>won by the player who starts</source>
        <translation>يفوز بها من بدأ</translation>
    </message>
    <message>
        <source>Longest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>أطول مباراة</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>أقصر مباراة</translation>
    </message>
    <message>
        <source>%1 cold</source>
        <extracomment>how many of the positions are cold</extracomment>
        <translation>الباردة %1</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>before a number: how many positions there are</extracomment>
        <translation>الوضعيات</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>before a number, a noun: how many moves there are in all positions</extracomment>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>Most positions to do, highest number first</source>
        <translation>أكثر ما لم يُعالج من وضعيات، الرقم الأكبر أولًا</translation>
    </message>
    <message>
        <source>in the order found</source>
        <translation>بترتيب العثور عليها</translation>
    </message>
    <message>
        <source>last found first</source>
        <translation>آخر ما وُجد أولًا</translation>
    </message>
    <message>
        <source>Most runs of each length</source>
        <translation>أكثر السلاسل من كل طول</translation>
    </message>
    <message>
        <source>Cold positions (P), the kernel</source>
        <translation>الوضعيات الباردة (P)، النواة</translation>
    </message>
    <message>
        <source>Cold positions (P)</source>
        <translation>الوضعيات الباردة (P)</translation>
    </message>
    <message>
        <source>By longest game left:</source>
        <translation>بحسب أطول مباراة باقية:</translation>
    </message>
    <message>
        <source>Green stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other</extracomment>
        <translation>ساق خضراء</translation>
    </message>
    <message>
        <source>Blue stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other</extracomment>
        <translation>ساق زرقاء</translation>
    </message>
    <message>
        <source>Red stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other</extracomment>
        <translation>ساق حمراء</translation>
    </message>
    <message>
        <source>Red–blue stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other, some red, some blue</extracomment>
        <translation>ساق حمراء زرقاء</translation>
    </message>
    <message>
        <source>Stalk of mixed colours</source>
        <translation>ساق مختلطة الألوان</translation>
    </message>
    <message>
        <source>Green tree</source>
        <extracomment>a part of a drawing: edges that branch</extracomment>
        <translation>شجرة خضراء</translation>
    </message>
    <message>
        <source>Blue tree</source>
        <extracomment>a part of a drawing: edges that branch</extracomment>
        <translation>شجرة زرقاء</translation>
    </message>
    <message>
        <source>Red tree</source>
        <extracomment>a part of a drawing: edges that branch</extracomment>
        <translation>شجرة حمراء</translation>
    </message>
    <message>
        <source>Red–blue tree</source>
        <extracomment>a part of a drawing: edges that branch, some red, some blue</extracomment>
        <translation>شجرة حمراء زرقاء</translation>
    </message>
    <message>
        <source>Tree of mixed colours</source>
        <translation>شجرة مختلطة الألوان</translation>
    </message>
    <message>
        <source>Green graph with a cycle</source>
        <translation>مخطط أخضر فيه حلقة</translation>
    </message>
    <message>
        <source>Blue graph with a cycle</source>
        <translation>مخطط أزرق فيه حلقة</translation>
    </message>
    <message>
        <source>Red graph with a cycle</source>
        <translation>مخطط أحمر فيه حلقة</translation>
    </message>
    <message>
        <source>Red–blue graph with a cycle</source>
        <translation>مخطط أحمر أزرق فيه حلقة</translation>
    </message>
    <message>
        <source>Graph of mixed colours with a cycle</source>
        <translation>مخطط مختلط الألوان فيه حلقة</translation>
    </message>
    <message>
        <source>green loop at %1</source>
        <translation>عروة خضراء عند %1</translation>
    </message>
    <message>
        <source>blue loop at %1</source>
        <translation>عروة زرقاء عند %1</translation>
    </message>
    <message>
        <source>red loop at %1</source>
        <translation>عروة حمراء عند %1</translation>
    </message>
    <message>
        <source>green edge from %1 to %2</source>
        <extracomment>read aloud: two joints, or &quot;the ground&quot;</extracomment>
        <translation>ضلع أخضر من %1 إلى %2</translation>
    </message>
    <message>
        <source>blue edge from %1 to %2</source>
        <extracomment>read aloud: two joints, or &quot;the ground&quot;</extracomment>
        <translation>ضلع أزرق من %1 إلى %2</translation>
    </message>
    <message>
        <source>red edge from %1 to %2</source>
        <extracomment>read aloud: two joints, or &quot;the ground&quot;</extracomment>
        <translation>ضلع أحمر من %1 إلى %2</translation>
    </message>
    <message>
        <source>%1: leaves %2</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and the letter P, N, L or R of what it leaves</extracomment>
        <translation>%1: تترك %2</translation>
    </message>
    <message>
        <source>misère</source>
        <extracomment>of a game, in a list: who makes the last move loses</extracomment>
        <translation>ميزير</translation>
    </message>
    <message numerus="yes">
        <source>%1 row</source>
        <extracomment>how many rows a board has, here one</extracomment>
        <translation>
            <numerusform>لا صفوف</numerusform>
            <numerusform>صف واحد</numerusform>
            <numerusform>صفان</numerusform>
            <numerusform>%1 صفوف</numerusform>
            <numerusform>%1 صفًّا</numerusform>
            <numerusform>%1 صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>لا صفوف</numerusform>
            <numerusform>صف واحد</numerusform>
            <numerusform>صفان</numerusform>
            <numerusform>%1 صفوف</numerusform>
            <numerusform>%1 صفًّا</numerusform>
            <numerusform>%1 صف</numerusform>
        </translation>
    </message>
    <message>
        <source>Heaps and lines</source>
        <translation>أكوام وخطوط</translation>
    </message>
    <message>
        <source>Coins and strips</source>
        <translation>قطع نقدية وأشرطة</translation>
    </message>
    <message>
        <source>Plane and graphs</source>
        <translation>مستوى ومخططات</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a game, and what is on its board</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>stick %1 of %2</source>
        <extracomment>read aloud: the number of a stick of the heap, and how many it has</extracomment>
        <translation>العود %1 من %2</translation>
    </message>
    <message>
        <source>heap %1, stick %2 of %3</source>
        <extracomment>read aloud: the number of a heap and of a stick in it, and how many the heap has</extracomment>
        <translation>الكومة %1، العود %2 من %3</translation>
    </message>
    <message>
        <source>heap %1, room for stone %2</source>
        <extracomment>read aloud: the number of a heap, and of a stone that could be added</extracomment>
        <translation>الكومة %1، مكان للحجر %2</translation>
    </message>
    <message>
        <source>heap %1, stone %2 of %3</source>
        <extracomment>read aloud: the number of a heap and of a stone in it, and how many the heap has</extracomment>
        <translation>الكومة %1، الحجر %2 من %3</translation>
    </message>
    <message>
        <source>heap %1, empty</source>
        <translation>الكومة %1، فارغة</translation>
    </message>
    <message>
        <source>heap %1, size %2</source>
        <extracomment>read aloud: the number of a heap, and how many stones it has</extracomment>
        <translation>الكومة %1، الحجم %2</translation>
    </message>
    <message>
        <source>heap %1, cut into %2 and %3</source>
        <extracomment>read aloud: the number of a heap, and the sizes of what it would become</extracomment>
        <translation>الكومة %1، مقطوعة إلى %2 و%3</translation>
    </message>
    <message>
        <source>heap %1, size %2, too long to draw</source>
        <extracomment>read aloud: the number of a heap, and how many stones it has</extracomment>
        <translation>الكومة %1، الحجم %2، أطول من أن تُرسم</translation>
    </message>
    <message>
        <source>line %1, gap %2</source>
        <extracomment>read aloud: the number of a line, and of a place without a counter</extracomment>
        <translation>الخط %1، الفراغ %2</translation>
    </message>
    <message>
        <source>line %1, counter %2</source>
        <translation>الخط %1، القرص %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <extracomment>read aloud: a square, such as c3</extracomment>
        <translation>%1، فارغة</translation>
    </message>
    <message>
        <source>%1, square</source>
        <extracomment>read aloud: a square with a piece of chocolate, such as c3</extracomment>
        <translation>%1، خانة</translation>
    </message>
    <message>
        <source>%1, crossed square</source>
        <translation>%1، خانة مشطوبة</translation>
    </message>
    <message>
        <source>%1, stone</source>
        <extracomment>read aloud: a square with a stone, such as c3</extracomment>
        <translation>%1، حجر</translation>
    </message>
    <message>
        <source>arrow from %1 to %2</source>
        <extracomment>read aloud: two nodes, such as 5 and 3</extracomment>
        <translation>سهم من %1 إلى %2</translation>
    </message>
    <message>
        <source>node %1, token</source>
        <translation>العقدة %1، القطعة</translation>
    </message>
    <message>
        <source>node %1</source>
        <extracomment>a number</extracomment>
        <translation>العقدة %1</translation>
    </message>
    <message>
        <source>row %1, square %2</source>
        <extracomment>read aloud: the numbers of a row and of a square in it</extracomment>
        <translation>الصف %1، الخانة %2</translation>
    </message>
    <message>
        <source>square %1</source>
        <extracomment>a number</extracomment>
        <translation>الخانة %1</translation>
    </message>
    <message>
        <source>%1, Left’s %2</source>
        <extracomment>read aloud: a square, and the letter on Left&apos;s piece, such as &quot;square 5&quot; and T</extracomment>
        <translation>%1، %2 لأيسر</translation>
    </message>
    <message>
        <source>%1, Right’s %2</source>
        <translation>%1، %2 لأيمن</translation>
    </message>
    <message>
        <source>%1, coin</source>
        <extracomment>read aloud: a square with a coin, such as &quot;square 5&quot;</extracomment>
        <translation>%1، قطعة نقدية</translation>
    </message>
    <message>
        <source>%1, heads</source>
        <extracomment>read aloud: a square with a coin that shows heads, such as &quot;square 5&quot;</extracomment>
        <translation>%1، صورة</translation>
    </message>
    <message>
        <source>%1, tails</source>
        <extracomment>read aloud: a square with a coin that shows tails, such as &quot;square 5&quot;</extracomment>
        <translation>%1، كتابة</translation>
    </message>
    <message>
        <source>%1, White’s token</source>
        <translation>%1، قطعة الأبيض</translation>
    </message>
    <message>
        <source>%1, Black’s token</source>
        <translation>%1، قطعة الأسود</translation>
    </message>
    <message>
        <source>step %1, coin %2</source>
        <extracomment>read aloud: the number of a step of the staircase, and of a coin on it</extracomment>
        <translation>الدرجة %1، القطعة %2</translation>
    </message>
    <message numerus="yes">
        <source>step %2, %1 coin</source>
        <extracomment>read aloud: the number of a step of the staircase, and how many coins are on it, here one</extracomment>
        <translation>
            <numerusform>الدرجة %2، لا قطع</numerusform>
            <numerusform>الدرجة %2، قطعة واحدة</numerusform>
            <numerusform>الدرجة %2، قطعتان</numerusform>
            <numerusform>الدرجة %2، %1 قطع</numerusform>
            <numerusform>الدرجة %2، %1 قطعة</numerusform>
            <numerusform>الدرجة %2، %1 قطعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>step %2, %1 coins</source>
        <extracomment>read aloud: the number of a step of the staircase, and how many coins are on it</extracomment>
        <translation>
            <numerusform>الدرجة %2، لا قطع</numerusform>
            <numerusform>الدرجة %2، قطعة واحدة</numerusform>
            <numerusform>الدرجة %2، قطعتان</numerusform>
            <numerusform>الدرجة %2، %1 قطع</numerusform>
            <numerusform>الدرجة %2، %1 قطعة</numerusform>
            <numerusform>الدرجة %2، %1 قطعة</numerusform>
        </translation>
    </message>
    <message>
        <source>column %1, row %2</source>
        <extracomment>read aloud: a square of the board, such as &quot;column 3, row 5&quot;</extracomment>
        <translation>العمود %1، الصف %2</translation>
    </message>
    <message>
        <source>%1, queen</source>
        <extracomment>read aloud: the square of the queen, such as &quot;column 3, row 5&quot;</extracomment>
        <translation>%1، الوزير</translation>
    </message>
    <message numerus="yes">
        <source>%2, %1 counter</source>
        <extracomment>read aloud: a square, such as &quot;column 3, row 5&quot;, and how many counters are on it, here one</extracomment>
        <translation>
            <numerusform>%2، لا أقراص</numerusform>
            <numerusform>%2، قرص واحد</numerusform>
            <numerusform>%2، قرصان</numerusform>
            <numerusform>%2، %1 أقراص</numerusform>
            <numerusform>%2، %1 قرصًا</numerusform>
            <numerusform>%2، %1 قرص</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2, %1 counters</source>
        <extracomment>read aloud: a square, such as &quot;column 3, row 5&quot;, and how many counters are on it</extracomment>
        <translation>
            <numerusform>%2، لا أقراص</numerusform>
            <numerusform>%2، قرص واحد</numerusform>
            <numerusform>%2، قرصان</numerusform>
            <numerusform>%2، %1 أقراص</numerusform>
            <numerusform>%2، %1 قرصًا</numerusform>
            <numerusform>%2، %1 قرص</numerusform>
        </translation>
    </message>
    <message>
        <source>Left’s button, %1 left</source>
        <translation>زر أيسر، الباقي %1</translation>
    </message>
    <message>
        <source>Right’s button, %1 left</source>
        <translation>زر أيمن، الباقي %1</translation>
    </message>
    <message>
        <source>%1; choosing it leaves %2</source>
        <extracomment>read aloud: a piece of the board, and the letter P, N, L or R of what a move with it leaves</extracomment>
        <translation>%1؛ اختيارها يترك %2</translation>
    </message>
    <message>
        <source>%1; cutting it leaves %2</source>
        <extracomment>read aloud: an edge, and the letter P, N, L or R of what is left when it is cut</extracomment>
        <translation>%1؛ قطعه يترك %2</translation>
    </message>
    <message>
        <source>%1; moving there leaves a P-position</source>
        <translation>%1؛ الانتقال إليها يترك وضعية P</translation>
    </message>
    <message>
        <source>%1; taking it leaves a P-position</source>
        <translation>%1؛ أخذها يترك وضعية P</translation>
    </message>
    <message>
        <source>%1; moving there leaves an %2-position</source>
        <extracomment>read aloud: a square, and the letter N, L or R of what a move there leaves</extracomment>
        <translation>%1؛ الانتقال إليها يترك وضعية %2</translation>
    </message>
    <message>
        <source>%1; taking it leaves an %2-position</source>
        <translation>%1؛ أخذها يترك وضعية %2</translation>
    </message>
    <message>
        <source>No move is left, so the player to move has lost</source>
        <translation>لم تبقَ نقلة، فصاحب الدور قد خسر</translation>
    </message>
    <message>
        <source>No move is left, so the player to move has won</source>
        <translation>لم تبقَ نقلة، فصاحب الدور قد فاز</translation>
    </message>
    <message>
        <source>The only move leaves a hot position</source>
        <translation>النقلة الوحيدة تترك وضعية ساخنة</translation>
    </message>
    <message>
        <source>Both moves leave a hot position</source>
        <translation>كلتا النقلتين تترك وضعية ساخنة</translation>
    </message>
    <message numerus="yes">
        <source>All %1 moves leave a hot position</source>
        <translation>
            <numerusform>كل النقلات تترك وضعية ساخنة</numerusform>
            <numerusform>النقلة الوحيدة تترك وضعية ساخنة</numerusform>
            <numerusform>كلتا النقلتين تترك وضعية ساخنة</numerusform>
            <numerusform>النقلات %1 كلها تترك وضعية ساخنة</numerusform>
            <numerusform>النقلات %1 كلها تترك وضعية ساخنة</numerusform>
            <numerusform>النقلات %1 كلها تترك وضعية ساخنة</numerusform>
        </translation>
    </message>
    <message>
        <source>The only move leaves a cold position</source>
        <translation>النقلة الوحيدة تترك وضعية باردة</translation>
    </message>
    <message>
        <source>Which of the %1 moves leave a cold position is not known</source>
        <translation>لا يُعرف أي النقلات %1 تترك وضعية باردة</translation>
    </message>
    <message numerus="yes">
        <source>At least %1 of %2 moves leaves a cold position</source>
        <extracomment>two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>من النقلات %2 لم يُعرف بعد ما يترك وضعية باردة</numerusform>
            <numerusform>من النقلات %2 واحدة على الأقل تترك وضعية باردة</numerusform>
            <numerusform>من النقلات %2 اثنتان على الأقل تتركان وضعية باردة</numerusform>
            <numerusform>من النقلات %2 ما لا يقل عن %1 تترك وضعية باردة</numerusform>
            <numerusform>من النقلات %2 ما لا يقل عن %1 تترك وضعية باردة</numerusform>
            <numerusform>من النقلات %2 ما لا يقل عن %1 تترك وضعية باردة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %1 of %2 moves leave a cold position</source>
        <extracomment>two numbers of moves</extracomment>
        <translation>
            <numerusform>من النقلات %2 لم يُعرف بعد ما يترك وضعية باردة</numerusform>
            <numerusform>من النقلات %2 واحدة على الأقل تترك وضعية باردة</numerusform>
            <numerusform>من النقلات %2 اثنتان على الأقل تتركان وضعية باردة</numerusform>
            <numerusform>من النقلات %2 ما لا يقل عن %1 تترك وضعية باردة</numerusform>
            <numerusform>من النقلات %2 ما لا يقل عن %1 تترك وضعية باردة</numerusform>
            <numerusform>من النقلات %2 ما لا يقل عن %1 تترك وضعية باردة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 moves leaves a cold position</source>
        <extracomment>two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>من النقلات %2 لا واحدة تترك وضعية باردة</numerusform>
            <numerusform>من النقلات %2 واحدة تترك وضعية باردة</numerusform>
            <numerusform>من النقلات %2 اثنتان تتركان وضعية باردة</numerusform>
            <numerusform>من النقلات %2 هناك %1 تترك وضعية باردة</numerusform>
            <numerusform>من النقلات %2 هناك %1 تترك وضعية باردة</numerusform>
            <numerusform>من النقلات %2 هناك %1 تترك وضعية باردة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 moves leave a cold position</source>
        <extracomment>two numbers of moves</extracomment>
        <translation>
            <numerusform>من النقلات %2 لا واحدة تترك وضعية باردة</numerusform>
            <numerusform>من النقلات %2 واحدة تترك وضعية باردة</numerusform>
            <numerusform>من النقلات %2 اثنتان تتركان وضعية باردة</numerusform>
            <numerusform>من النقلات %2 هناك %1 تترك وضعية باردة</numerusform>
            <numerusform>من النقلات %2 هناك %1 تترك وضعية باردة</numerusform>
            <numerusform>من النقلات %2 هناك %1 تترك وضعية باردة</numerusform>
        </translation>
    </message>
    <message>
        <source>Nim-sum 0: every move leaves a hot position</source>
        <translation>مجموع نيم 0: كل نقلة تترك وضعية ساخنة</translation>
    </message>
    <message>
        <source>Nim-sum %1: %2</source>
        <extracomment>a number, and a sentence, such as &quot;3 of 12 moves leave a cold position&quot;</extracomment>
        <translation>مجموع نيم %1: ‏%2</translation>
    </message>
    <message numerus="yes">
        <source>Nim-sum %1: %2 of %3 moves leaves a cold position</source>
        <extracomment>a number, and two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>مجموع نيم %1: من النقلات %3 لا واحدة تترك وضعية باردة</numerusform>
            <numerusform>مجموع نيم %1: من النقلات %3 واحدة تترك وضعية باردة</numerusform>
            <numerusform>مجموع نيم %1: من النقلات %3 اثنتان تتركان وضعية باردة</numerusform>
            <numerusform>مجموع نيم %1: من النقلات %3 هناك %2 تترك وضعية باردة</numerusform>
            <numerusform>مجموع نيم %1: من النقلات %3 هناك %2 تترك وضعية باردة</numerusform>
            <numerusform>مجموع نيم %1: من النقلات %3 هناك %2 تترك وضعية باردة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nim-sum %1: %2 of %3 moves leave a cold position</source>
        <extracomment>a number, and two numbers of moves</extracomment>
        <translation>
            <numerusform>مجموع نيم %1: من النقلات %3 لا واحدة تترك وضعية باردة</numerusform>
            <numerusform>مجموع نيم %1: من النقلات %3 واحدة تترك وضعية باردة</numerusform>
            <numerusform>مجموع نيم %1: من النقلات %3 اثنتان تتركان وضعية باردة</numerusform>
            <numerusform>مجموع نيم %1: من النقلات %3 هناك %2 تترك وضعية باردة</numerusform>
            <numerusform>مجموع نيم %1: من النقلات %3 هناك %2 تترك وضعية باردة</numerusform>
            <numerusform>مجموع نيم %1: من النقلات %3 هناك %2 تترك وضعية باردة</numerusform>
        </translation>
    </message>
    <message>
        <source>Value %1</source>
        <extracomment>what the position is worth, such as 1/2 + ∗</extracomment>
        <translation>القيمة %1</translation>
    </message>
    <message>
        <source>Value %1 = %2</source>
        <translation>القيمة %1 = %2</translation>
    </message>
    <message>
        <source>%1 is to move and cannot</source>
        <translation>صاحب الدور %1 ولا يستطيع اللعب</translation>
    </message>
    <message>
        <source>%1 is to move and wins; by which moves is not known</source>
        <translation>صاحب الدور %1 ويفوز؛ ولا يُعرف بأي النقلات</translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move and wins by at least %2 of %3 moves</source>
        <extracomment>a player, such as Left, and two numbers of moves</extracomment>
        <translation>
            <numerusform>صاحب الدور %1 ويفوز؛ من النقلات %3</numerusform>
            <numerusform>صاحب الدور %1 ويفوز بنقلة على الأقل من %3</numerusform>
            <numerusform>صاحب الدور %1 ويفوز بنقلتين على الأقل من %3</numerusform>
            <numerusform>صاحب الدور %1 ويفوز بـ %2 نقلات على الأقل من %3</numerusform>
            <numerusform>صاحب الدور %1 ويفوز بـ %2 نقلة على الأقل من %3</numerusform>
            <numerusform>صاحب الدور %1 ويفوز بـ %2 نقلة على الأقل من %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is to move; the only move loses</source>
        <translation>صاحب الدور %1؛ والنقلة الوحيدة تخسر</translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; the %2 move loses</source>
        <extracomment>a player, such as Left, and how many moves there are, here one</extracomment>
        <translation>
            <numerusform>صاحب الدور %1؛ ولا نقلة تربح</numerusform>
            <numerusform>صاحب الدور %1؛ والنقلة الوحيدة تخسر</numerusform>
            <numerusform>صاحب الدور %1؛ وكلتا النقلتين تخسر</numerusform>
            <numerusform>صاحب الدور %1؛ والنقلات %2 كلها تخسر</numerusform>
            <numerusform>صاحب الدور %1؛ والنقلات %2 كلها تخسر</numerusform>
            <numerusform>صاحب الدور %1؛ والنقلات %2 كلها تخسر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; all %2 moves lose</source>
        <extracomment>a player, such as Left, and how many moves there are</extracomment>
        <translation>
            <numerusform>صاحب الدور %1؛ ولا نقلة تربح</numerusform>
            <numerusform>صاحب الدور %1؛ والنقلة الوحيدة تخسر</numerusform>
            <numerusform>صاحب الدور %1؛ وكلتا النقلتين تخسر</numerusform>
            <numerusform>صاحب الدور %1؛ والنقلات %2 كلها تخسر</numerusform>
            <numerusform>صاحب الدور %1؛ والنقلات %2 كلها تخسر</numerusform>
            <numerusform>صاحب الدور %1؛ والنقلات %2 كلها تخسر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; %2 of %3 moves wins</source>
        <extracomment>a player, such as Left, and two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>صاحب الدور %1؛ من النقلات %3 لا واحدة تربح</numerusform>
            <numerusform>صاحب الدور %1؛ من النقلات %3 واحدة تربح</numerusform>
            <numerusform>صاحب الدور %1؛ من النقلات %3 اثنتان تربحان</numerusform>
            <numerusform>صاحب الدور %1؛ من النقلات %3 هناك %2 تربح</numerusform>
            <numerusform>صاحب الدور %1؛ من النقلات %3 هناك %2 تربح</numerusform>
            <numerusform>صاحب الدور %1؛ من النقلات %3 هناك %2 تربح</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; %2 of %3 moves win</source>
        <extracomment>a player, such as Left, and two numbers of moves</extracomment>
        <translation>
            <numerusform>صاحب الدور %1؛ من النقلات %3 لا واحدة تربح</numerusform>
            <numerusform>صاحب الدور %1؛ من النقلات %3 واحدة تربح</numerusform>
            <numerusform>صاحب الدور %1؛ من النقلات %3 اثنتان تربحان</numerusform>
            <numerusform>صاحب الدور %1؛ من النقلات %3 هناك %2 تربح</numerusform>
            <numerusform>صاحب الدور %1؛ من النقلات %3 هناك %2 تربح</numerusform>
            <numerusform>صاحب الدور %1؛ من النقلات %3 هناك %2 تربح</numerusform>
        </translation>
    </message>
    <message>
        <source>Cold — the previous player wins</source>
        <translation>باردة: يفوز اللاعب السابق</translation>
    </message>
    <message>
        <source>Hot — the next player wins</source>
        <translation>ساخنة: يفوز اللاعب التالي</translation>
    </message>
    <message>
        <source>cold: the player who just moved wins</source>
        <translation>باردة: يفوز من لعب للتوّ</translation>
    </message>
    <message>
        <source>hot: the player to move wins</source>
        <translation>ساخنة: يفوز صاحب الدور</translation>
    </message>
    <message>
        <source>Left wins, whoever starts</source>
        <translation>يفوز أيسر أيًّا كان من يبدأ</translation>
    </message>
    <message>
        <source>Right wins, whoever starts</source>
        <translation>يفوز أيمن أيًّا كان من يبدأ</translation>
    </message>
    <message>
        <source>Stopped before it was solved; looked at %1</source>
        <translation>توقف قبل الحل؛ ما نُظر فيه: %1</translation>
    </message>
    <message>
        <source>Not solved within the time limit; looked at %1</source>
        <translation>لم تُحل ضمن حد الوقت؛ ما نُظر فيه: %1</translation>
    </message>
    <message>
        <source>Not solved: the position is too large to be searched</source>
        <translation>لم تُحل: الوضعية أكبر من أن يُبحث فيها</translation>
    </message>
    <message>
        <source>Not solved within the memory limit; looked at %1</source>
        <translation>لم تُحل ضمن حد الذاكرة؛ ما نُظر فيه: %1</translation>
    </message>
    <message>
        <source>Not solved within the limit of positions; looked at %1</source>
        <translation>لم تُحل ضمن حد الوضعيات؛ ما نُظر فيه: %1</translation>
    </message>
    <message>
        <source>No move is left. In normal play whoever cannot move loses.</source>
        <translation>لم تبقَ نقلة. في اللعب العادي من لا يستطيع اللعب يخسر.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more move is not listed; it has an answer, too. A further level may argue for all moves at once.</source>
        <translation>
            <numerusform>كل النقلات مذكورة.</numerusform>
            <numerusform>نقلة أخرى غير مذكورة؛ ولها رد أيضًا. وقد يعلّل مستوى أعمق كل النقلات دفعة واحدة.</numerusform>
            <numerusform>نقلتان أخريان غير مذكورتين؛ ولكل منهما رد أيضًا. وقد يعلّل مستوى أعمق كل النقلات دفعة واحدة.</numerusform>
            <numerusform>%1 نقلات أخرى غير مذكورة؛ ولكل منها رد أيضًا. وقد يعلّل مستوى أعمق كل النقلات دفعة واحدة.</numerusform>
            <numerusform>%1 نقلة أخرى غير مذكورة؛ ولكل منها رد أيضًا. وقد يعلّل مستوى أعمق كل النقلات دفعة واحدة.</numerusform>
            <numerusform>%1 نقلة أخرى غير مذكورة؛ ولكل منها رد أيضًا. وقد يعلّل مستوى أعمق كل النقلات دفعة واحدة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more moves are not listed; each has an answer, too. A further level may argue for all moves at once.</source>
        <translation>
            <numerusform>كل النقلات مذكورة.</numerusform>
            <numerusform>نقلة أخرى غير مذكورة؛ ولها رد أيضًا. وقد يعلّل مستوى أعمق كل النقلات دفعة واحدة.</numerusform>
            <numerusform>نقلتان أخريان غير مذكورتين؛ ولكل منهما رد أيضًا. وقد يعلّل مستوى أعمق كل النقلات دفعة واحدة.</numerusform>
            <numerusform>%1 نقلات أخرى غير مذكورة؛ ولكل منها رد أيضًا. وقد يعلّل مستوى أعمق كل النقلات دفعة واحدة.</numerusform>
            <numerusform>%1 نقلة أخرى غير مذكورة؛ ولكل منها رد أيضًا. وقد يعلّل مستوى أعمق كل النقلات دفعة واحدة.</numerusform>
            <numerusform>%1 نقلة أخرى غير مذكورة؛ ولكل منها رد أيضًا. وقد يعلّل مستوى أعمق كل النقلات دفعة واحدة.</numerusform>
        </translation>
    </message>
    <message>
        <source>If %1 moves first, %1 wins with a move after which the opponent loses.</source>
        <translation>إن بدأ %1 فاز %1 بنقلة يخسر الخصم بعدها.</translation>
    </message>
    <message>
        <source>If %1 moves first, %1 loses: every move has a refutation.</source>
        <translation>إن بدأ %1 خسر %1: كل نقلة لها ما يدحضها.</translation>
    </message>
    <message>
        <source>Every move from there has an answer.</source>
        <translation>لكل نقلة من هناك رد.</translation>
    </message>
    <message>
        <source>%1 is to move and wins with a move after which the opponent loses.</source>
        <translation>صاحب الدور %1 ويفوز بنقلة يخسر الخصم بعدها.</translation>
    </message>
    <message>
        <source>%1 is to move and loses: every move has a refutation.</source>
        <translation>صاحب الدور %1 ويخسر: كل نقلة لها ما يدحضها.</translation>
    </message>
    <message>
        <source>The position is cold because every move leaves a hot one.</source>
        <translation>الوضعية باردة لأن كل نقلة تترك وضعية ساخنة.</translation>
    </message>
    <message>
        <source>The position is hot, but no move that leaves a cold one was found within the limits.</source>
        <translation>الوضعية ساخنة، لكن لم توجد ضمن الحدود نقلة تترك وضعية باردة.</translation>
    </message>
    <message numerus="yes">
        <source>The position is hot because this move leaves a cold one.</source>
        <translation>
            <numerusform>الوضعية ساخنة لأن نقلة تترك وضعية باردة.</numerusform>
            <numerusform>الوضعية ساخنة لأن هذه النقلة تترك وضعية باردة.</numerusform>
            <numerusform>الوضعية ساخنة لأن هاتين النقلتين تتركان وضعية باردة.</numerusform>
            <numerusform>الوضعية ساخنة لأن هذه النقلات تترك وضعية باردة.</numerusform>
            <numerusform>الوضعية ساخنة لأن هذه النقلات تترك وضعية باردة.</numerusform>
            <numerusform>الوضعية ساخنة لأن هذه النقلات تترك وضعية باردة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The position is hot because these moves leave a cold one.</source>
        <translation>
            <numerusform>الوضعية ساخنة لأن نقلة تترك وضعية باردة.</numerusform>
            <numerusform>الوضعية ساخنة لأن هذه النقلة تترك وضعية باردة.</numerusform>
            <numerusform>الوضعية ساخنة لأن هاتين النقلتين تتركان وضعية باردة.</numerusform>
            <numerusform>الوضعية ساخنة لأن هذه النقلات تترك وضعية باردة.</numerusform>
            <numerusform>الوضعية ساخنة لأن هذه النقلات تترك وضعية باردة.</numerusform>
            <numerusform>الوضعية ساخنة لأن هذه النقلات تترك وضعية باردة.</numerusform>
        </translation>
    </message>
    <message>
        <source>After “%1”: why %2 loses</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and a player, such as Left</extracomment>
        <translation>بعد «%1»: لماذا يخسر %2</translation>
    </message>
    <message>
        <source>After “%1”: the end</source>
        <translation>بعد «%1»: النهاية</translation>
    </message>
    <message>
        <source>After “%1”: why that is P</source>
        <translation>بعد «%1»: لماذا هي P</translation>
    </message>
    <message>
        <source>Why: the end</source>
        <translation>لماذا: النهاية</translation>
    </message>
    <message>
        <source>Why %1 wins: a winning move</source>
        <translation>لماذا يفوز %1: نقلة رابحة</translation>
    </message>
    <message>
        <source>Why %1 loses: every move is refuted</source>
        <translation>لماذا يخسر %1: كل نقلة تُدحض</translation>
    </message>
    <message>
        <source>Why P: every move is refuted</source>
        <translation>لماذا P: كل نقلة تُدحض</translation>
    </message>
    <message>
        <source>Why N: a move leaves P</source>
        <translation>لماذا N: نقلة تترك P</translation>
    </message>
    <message>
        <source>After the move</source>
        <translation>بعد النقلة</translation>
    </message>
    <message>
        <source>Why: the nim-sum</source>
        <translation>لماذا: مجموع نيم</translation>
    </message>
    <message>
        <source>Labels from the end</source>
        <translation>الوسوم من النهاية</translation>
    </message>
    <message>
        <source>%1: refuted by %2</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and the reply that wins</extracomment>
        <translation>%1: تُدحض بـ: %2</translation>
    </message>
    <message>
        <source>%1: leaves %2, the opponent cannot move and wins</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and what is left</extracomment>
        <translation>%1: تترك %2، ولا يستطيع الخصم اللعب فيفوز</translation>
    </message>
    <message>
        <source>From %1 there is no move, and whoever cannot move wins — so what is %2?</source>
        <extracomment>the same position twice: P or N?</extracomment>
        <translation>من %1 لا نقلة، ومن لا يستطيع اللعب يفوز؛ فما %2؟</translation>
    </message>
    <message>
        <source>From %1 there is no move, and whoever cannot move has lost — so what is %2?</source>
        <translation>من %1 لا نقلة، ومن لا يستطيع اللعب قد خسر؛ فما %2؟</translation>
    </message>
    <message>
        <source>From %1 you can leave %2. Position %3 is P — so what is %4?</source>
        <extracomment>a position, what moves leave, one of these that is P, and the first position again</extracomment>
        <translation>من %1 يمكنك أن تترك %2. الوضعية %3 هي P؛ فما %4؟</translation>
    </message>
    <message>
        <source>From %1 you can only leave %2, which is N — so what is %3?</source>
        <extracomment>a position, what its only move leaves, and the first position again</extracomment>
        <translation>من %1 لا يمكنك أن تترك إلا %2، وهي N؛ فما %3؟</translation>
    </message>
    <message>
        <source>From %1 you can leave %2. None of them is P — so what is %3?</source>
        <extracomment>a position, what moves leave, and the first position again</extracomment>
        <translation>من %1 يمكنك أن تترك %2. ولا واحدة منها P؛ فما %3؟</translation>
    </message>
    <message>
        <source>%1 is N: nobody can move, and the player to move has won.</source>
        <translation>%1 هي N: لا أحد يستطيع اللعب، وصاحب الدور قد فاز.</translation>
    </message>
    <message>
        <source>%1 is P: nobody can move, and the player who moved last has won.</source>
        <translation>%1 هي P: لا أحد يستطيع اللعب، ومن لعب أخيرًا قد فاز.</translation>
    </message>
    <message>
        <source>%1 is N: leave %2, and the other player is in P.</source>
        <extracomment>two positions</extracomment>
        <translation>%1 هي N: اترك %2، فيكون اللاعب الآخر في P.</translation>
    </message>
    <message>
        <source>%1 is P: whatever you leave is N for the other player.</source>
        <translation>%1 هي P: ما تتركه هو N للاعب الآخر مهما كان.</translation>
    </message>
    <message>
        <source>P in this row: %1.</source>
        <translation>وضعيات P في هذا الصف: %1.</translation>
    </message>
    <message>
        <source>From the end on: a position is N where a move leaves P, and P where no move does.</source>
        <translation>من النهاية فصاعدًا: الوضعية N حيث تترك نقلةٌ P، وهي P حيث لا تفعل ذلك أي نقلة.</translation>
    </message>
    <message>
        <source>In the same way the labels go on, one after the other, up to %1.</source>
        <translation>وبالطريقة نفسها تستمر الوسوم واحدًا بعد واحد حتى %1.</translation>
    </message>
    <message>
        <source>%1; Grundy value not computed, too many positions</source>
        <translation>%1؛ لم تُحسب قيمة غراندي، الوضعيات كثيرة جدًّا</translation>
    </message>
    <message>
        <source>%1; other values not found within the limits</source>
        <translation>%1؛ لم توجد القيم الأخرى ضمن الحدود</translation>
    </message>
    <message>
        <source>not solved; looked at %1</source>
        <translation>لم تُحل؛ ما نُظر فيه: %1</translation>
    </message>
    <message>
        <source>by theory: %1</source>
        <translation>بالنظرية: %1</translation>
    </message>
    <message>
        <source>by theory</source>
        <extracomment>how the answer was found</extracomment>
        <translation>بالنظرية</translation>
    </message>
    <message>
        <source>by table: %1</source>
        <translation>بالجدول: %1</translation>
    </message>
    <message>
        <source>by search: %1</source>
        <translation>بالبحث: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1; the value of %2 part is not known</source>
        <extracomment>how the answer was found, and how many parts of the sum, here one</extracomment>
        <translation>
            <numerusform>%1؛ كل قيم الأجزاء معروفة</numerusform>
            <numerusform>%1؛ قيمة جزء واحد غير معروفة</numerusform>
            <numerusform>%1؛ قيمتا جزأين غير معروفتين</numerusform>
            <numerusform>%1؛ قيم %2 أجزاء غير معروفة</numerusform>
            <numerusform>%1؛ قيم %2 جزءًا غير معروفة</numerusform>
            <numerusform>%1؛ قيم %2 جزء غير معروفة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; the values of %2 parts are not known</source>
        <extracomment>how the answer was found, and how many parts</extracomment>
        <translation>
            <numerusform>%1؛ كل قيم الأجزاء معروفة</numerusform>
            <numerusform>%1؛ قيمة جزء واحد غير معروفة</numerusform>
            <numerusform>%1؛ قيمتا جزأين غير معروفتين</numerusform>
            <numerusform>%1؛ قيم %2 أجزاء غير معروفة</numerusform>
            <numerusform>%1؛ قيم %2 جزءًا غير معروفة</numerusform>
            <numerusform>%1؛ قيم %2 جزء غير معروفة</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 has a 1 there</source>
        <translation>ليس لغير %1 هناك 1</translation>
    </message>
    <message>
        <source>%1 rows of the table have a 1 there, %2 among them</source>
        <extracomment>how many, and one of them, such as &quot;the coin in box 5&quot;</extracomment>
        <translation>عدد صفوف الجدول التي لها 1 هناك %1، ومنها %2</translation>
    </message>
    <message>
        <source>Only run %1 has a 1 there</source>
        <translation>السلسلة %1 وحدها لها 1 هناك</translation>
    </message>
    <message>
        <source>Only heap %1 has a 1 there</source>
        <translation>الكومة %1 وحدها لها 1 هناك</translation>
    </message>
    <message>
        <source>%1 runs have a 1 there, run %2 among them</source>
        <extracomment>how many, and the number of one of them</extracomment>
        <translation>عدد السلاسل التي لها 1 هناك %1، ومنها السلسلة %2</translation>
    </message>
    <message>
        <source>%1 heaps have a 1 there, heap %2 among them</source>
        <translation>عدد الأكوام التي لها 1 هناك %1، ومنها الكومة %2</translation>
    </message>
    <message>
        <source>%1: a move can make what is left of it worth %2 ⊕ %3 = %4.</source>
        <extracomment>a sentence, such as &quot;Only heap 2 has a 1 there&quot;, and three numbers</extracomment>
        <translation>%1: يمكن لنقلة أن تجعل قيمة ما يبقى منها %2 ⊕ %3 = %4.</translation>
    </message>
    <message>
        <source>%1, so it must shrink to %2 ⊕ %3 = %4.</source>
        <extracomment>a sentence, numbers</extracomment>
        <translation>%1، فيجب أن تصغر إلى %2 ⊕ %3 = %4.</translation>
    </message>
    <message>
        <source>%1: it can shrink to %2 ⊕ %3 = %4.</source>
        <extracomment>a sentence, numbers</extracomment>
        <translation>%1: يمكن أن تصغر إلى %2 ⊕ %3 = %4.</translation>
    </message>
    <message>
        <source>The highest 1 of the nim-sum stands in column %1.</source>
        <translation>أعلى 1 في مجموع نيم يقع في العمود %1.</translation>
    </message>
    <message>
        <source>Then every column holds an even number of 1s.</source>
        <translation>عندها يكون في كل عمود عدد زوجي من الآحاد.</translation>
    </message>
    <message>
        <source>The nim-sum is 0: every column holds an even number of 1s.</source>
        <translation>مجموع نيم 0: في كل عمود عدد زوجي من الآحاد.</translation>
    </message>
    <message>
        <source>Every move changes what one run is worth, so it leaves some column with an odd number of 1s, and the reply makes all columns even again. So the position is cold: the player to move loses.</source>
        <translation>كل نقلة تغيّر قيمة سلسلة واحدة، فتترك في عمود ما عددًا فرديًّا من الآحاد، والرد يجعل كل الأعمدة زوجية من جديد. إذن الوضعية باردة: يخسر صاحب الدور.</translation>
    </message>
    <message>
        <source>Every move changes what one heap is worth, so it leaves some column with an odd number of 1s, and the reply makes all columns even again. So the position is cold: the player to move loses.</source>
        <translation>كل نقلة تغيّر قيمة كومة واحدة، فتترك في عمود ما عددًا فرديًّا من الآحاد، والرد يجعل كل الأعمدة زوجية من جديد. إذن الوضعية باردة: يخسر صاحب الدور.</translation>
    </message>
    <message>
        <source>No stone is left: the nim-sum is 0, the position is cold, and it is the opponent who has to move.</source>
        <translation>لم يبقَ حجر: مجموع نيم 0، والوضعية باردة، والدور على الخصم.</translation>
    </message>
    <message>
        <source>Nothing is left: the nim-sum is 0, and the opponent cannot move.</source>
        <translation>لم يبقَ شيء: مجموع نيم 0، ولا يستطيع الخصم اللعب.</translation>
    </message>
    <message>
        <source>Nothing is left, so the nim-sum is 0.</source>
        <translation>لم يبقَ شيء، فمجموع نيم 0.</translation>
    </message>
    <message>
        <source>Nothing counts any more: the nim-sum is 0, the position is cold, and it is the opponent who has to move.</source>
        <translation>لم يعد شيء يُحسب: مجموع نيم 0، والوضعية باردة، والدور على الخصم.</translation>
    </message>
    <message>
        <source>Nothing here counts as a heap, so the nim-sum is 0 and the position is cold: the player to move loses.</source>
        <translation>لا شيء هنا يُحسب كومة، فمجموع نيم 0 والوضعية باردة: يخسر صاحب الدور.</translation>
    </message>
    <message>
        <source>%1: %2 has the value %3.</source>
        <extracomment>a row of a table, such as &quot;Heap 2&quot;, the size of the heap, and its Grundy value</extracomment>
        <translation>%1: ‏%2 قيمتها %3.</translation>
    </message>
    <message>
        <source>The value of a run is the smallest number that is not the value of what a move can leave of it.</source>
        <translation>قيمة السلسلة هي أصغر عدد ليس قيمة ما يمكن أن تتركه منها نقلة.</translation>
    </message>
    <message>
        <source>The value of a heap is the smallest number that is not the value of what a move can leave of it.</source>
        <translation>قيمة الكومة هي أصغر عدد ليس قيمة ما يمكن أن تتركه منها نقلة.</translation>
    </message>
    <message>
        <source>Every column holds an even number of 1s: the nim-sum is 0, the position is cold, and it is the opponent who has to move.</source>
        <translation>في كل عمود عدد زوجي من الآحاد: مجموع نيم 0، والوضعية باردة، والدور على الخصم.</translation>
    </message>
    <message>
        <source>The nim-sum is %1.</source>
        <translation>مجموع نيم %1.</translation>
    </message>
    <message>
        <source>expected the name of a game, found %1</source>
        <translation>المتوقع اسم لعبة، والموجود %1</translation>
    </message>
    <message>
        <source>expected &apos;:&apos; and a position, found the end</source>
        <translation>المتوقع &apos;:&apos; ووضعية، وجاءت النهاية</translation>
    </message>
    <message>
        <source>a family needs the variable n, such as in nim:n,m</source>
        <translation>تحتاج العائلة إلى المتغير n، كما في nim:n,m</translation>
    </message>
    <message>
        <source>a variable cannot stand beside a digit: it is a number of its own</source>
        <translation>لا يجوز أن يقف متغير إلى جانب رقم: إنه عدد مستقل</translation>
    </message>
    <message>
        <source>after ^ expected n, m or a number, found %1</source>
        <translation>بعد ⁦^⁩ المتوقع n أو m أو عدد، والموجود %1</translation>
    </message>
    <message>
        <source>before ^ expected a character or a group in parentheses</source>
        <translation>قبل ^ المتوقع محرف أو مجموعة بين قوسين</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>هذا القوس غير مغلق</translation>
    </message>
    <message>
        <source>this parenthesis was not opened</source>
        <translation>هذا القوس غير مفتوح</translation>
    </message>
    <message>
        <source>after a group in parentheses expected ^ and how often it is repeated</source>
        <translation>بعد مجموعة بين قوسين المتوقع ^ وعدد مرات تكرارها</translation>
    </message>
    <message>
        <source>the pattern is too long or too deep</source>
        <translation>النمط أطول أو أعمق مما يجوز</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <extracomment>a range of numbers</extracomment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>m = %1</source>
        <translation>m = %1</translation>
    </message>
    <message>
        <source>column</source>
        <extracomment>what a number of the notation stands for, a noun</extracomment>
        <translation>العمود</translation>
    </message>
    <message>
        <source>row</source>
        <translation>الصف</translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>what a table shows of each position: P, N, L or R</extracomment>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>what a table shows of each position: how many moves the game lasts yet</extracomment>
        <translation>النقلات الباقية</translation>
    </message>
    <message>
        <source>period %1 from n = %2 on, proven for all n: %3</source>
        <extracomment>after how many columns they repeat, from which n on, and the name of a theorem</extracomment>
        <translation>دورة طولها %1 من n = %2 فصاعدًا، مبرهنة لكل n: ‏%3</translation>
    </message>
    <message>
        <source>period %1 from n = %2 on, seen in this table, not proven</source>
        <translation>دورة طولها %1 من n = %2 فصاعدًا، ملحوظة في هذا الجدول وغير مبرهنة</translation>
    </message>
    <message>
        <source>No position of this family is allowed: %1, %2</source>
        <extracomment>its first position, such as chomp:0,1, and why it is not allowed</extracomment>
        <translation>لا وضعية مسموح بها من هذه العائلة: %1، %2</translation>
    </message>
    <message>
        <source>%1 not solved</source>
        <translation>غير المحلولة: %1</translation>
    </message>
    <message>
        <source>%1 not allowed by the rules</source>
        <translation>ما لا تسمح به القواعد: %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>a game, a family of its positions, which value is shown</extracomment>
        <translation>%1: %2، %3</translation>
    </message>
    <message numerus="yes">
        <source>and %1 more move</source>
        <translation>
            <numerusform>ولا نقلات أخرى</numerusform>
            <numerusform>ونقلة أخرى</numerusform>
            <numerusform>ونقلتان أخريان</numerusform>
            <numerusform>و%1 نقلات أخرى</numerusform>
            <numerusform>و%1 نقلة أخرى</numerusform>
            <numerusform>و%1 نقلة أخرى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %1 more moves</source>
        <translation>
            <numerusform>ولا نقلات أخرى</numerusform>
            <numerusform>ونقلة أخرى</numerusform>
            <numerusform>ونقلتان أخريان</numerusform>
            <numerusform>و%1 نقلات أخرى</numerusform>
            <numerusform>و%1 نقلة أخرى</numerusform>
            <numerusform>و%1 نقلة أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>It is known who wins, but the work was stopped before every move was explained.</source>
        <translation>من يفوز معروف، لكن العمل أوقف قبل أن تُشرح كل نقلة.</translation>
    </message>
    <message>
        <source>It is known who wins, but the time limit ended the work before every move was explained.</source>
        <translation>من يفوز معروف، لكن حد الوقت أنهى العمل قبل أن تُشرح كل نقلة.</translation>
    </message>
    <message>
        <source>It is known who wins, but the memory limit ended the work before every move was explained.</source>
        <translation>من يفوز معروف، لكن حد الذاكرة أنهى العمل قبل أن تُشرح كل نقلة.</translation>
    </message>
    <message>
        <source>It is known who wins, but the limit of positions ended the work before every move was explained.</source>
        <translation>من يفوز معروف، لكن حد الوضعيات أنهى العمل قبل أن تُشرح كل نقلة.</translation>
    </message>
    <message>
        <source>How far it got</source>
        <translation>إلى أين وصل</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>within a rule: shapes that may be taken, &quot;one stone or two neighbours&quot;</extracomment>
        <translation>%1 أو %2</translation>
    </message>
    <message>
        <source>not all of it could be written</source>
        <translation>لم تمكن كتابته كله</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>إنه مجلد</translation>
    </message>
    <message>
        <source>it is not a file but a device or a pipe</source>
        <translation>ليس ملفًّا بل جهاز أو أنبوب</translation>
    </message>
    <message>
        <source>its name is not UTF-8</source>
        <translation>اسمه ليس بترميز UTF-8</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <extracomment>a file, and why</extracomment>
        <translation>لا يمكن كتابة الملف %1: ‏%2</translation>
    </message>
    <message>
        <source>Equal gaps</source>
        <extracomment>a ready-made board: its gaps are equally long</extracomment>
        <translation>فجوتان متساويتان</translation>
    </message>
    <message>
        <source>Equal steps</source>
        <extracomment>a ready-made board: on some steps are equally many coins</extracomment>
        <translation>درجتان متساويتان</translation>
    </message>
    <message>
        <source>; </source>
        <translation>؛ </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a game and its position</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>One step has a mistake: the lesson cannot be shown before it is put right.</source>
        <translation>
            <numerusform>في خطوة واحدة خطأ: لا يمكن عرض الدرس قبل تصحيحه.</numerusform>
            <numerusform>في خطوة واحدة خطأ: لا يمكن عرض الدرس قبل تصحيحه.</numerusform>
            <numerusform>في خطوة واحدة خطأ: لا يمكن عرض الدرس قبل تصحيحه.</numerusform>
            <numerusform>في خطوة واحدة خطأ: لا يمكن عرض الدرس قبل تصحيحه.</numerusform>
            <numerusform>في خطوة واحدة خطأ: لا يمكن عرض الدرس قبل تصحيحه.</numerusform>
            <numerusform>في خطوة واحدة خطأ: لا يمكن عرض الدرس قبل تصحيحه.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steps have mistakes: the lesson cannot be shown before they are put right.</source>
        <translation>
            <numerusform>في %1 من الخطوات أخطاء: لا يمكن عرض الدرس قبل تصحيحها.</numerusform>
            <numerusform>في خطوة واحدة خطأ: لا يمكن عرض الدرس قبل تصحيحه.</numerusform>
            <numerusform>في خطوتين أخطاء: لا يمكن عرض الدرس قبل تصحيحها.</numerusform>
            <numerusform>في %1 خطوات أخطاء: لا يمكن عرض الدرس قبل تصحيحها.</numerusform>
            <numerusform>في %1 خطوة أخطاء: لا يمكن عرض الدرس قبل تصحيحها.</numerusform>
            <numerusform>في %1 خطوة أخطاء: لا يمكن عرض الدرس قبل تصحيحها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin at the bottom and write P or N into every box. The arrows are the moves.</source>
        <translation>ابدأ من الأسفل واكتب P أو N في كل خانة. الأسهم هي النقلات.</translation>
    </message>
    <message>
        <source>Begin with the smallest position and write P or N into every square.</source>
        <translation>ابدأ بأصغر وضعية واكتب P أو N في كل مربع.</translation>
    </message>
    <message>
        <source>Begin with the smallest position and write P or N into every box.</source>
        <translation>ابدأ بأصغر وضعية واكتب P أو N في كل خانة.</translation>
    </message>
    <message>
        <source>P: the previous player wins. N: the next player wins.</source>
        <translation>‏P: يفوز اللاعب السابق. N: يفوز اللاعب التالي.</translation>
    </message>
    <message>
        <source>Whoever cannot move loses: a position without a move is P. A position with a move to a P is N, and one whose moves all lead to an N is P.</source>
        <translation>من لا يستطيع اللعب يخسر: الوضعية التي لا نقلة فيها P. والوضعية التي منها نقلة إلى P هي N، والتي تؤدي كل نقلاتها إلى N هي P.</translation>
    </message>
    <message>
        <source>Whoever cannot move wins: a position without a move is N. A position with a move to a P is N, and one whose moves all lead to an N is P.</source>
        <translation>من لا يستطيع اللعب يفوز: الوضعية التي لا نقلة فيها N. والوضعية التي منها نقلة إلى P هي N، والتي تؤدي كل نقلاتها إلى N هي P.</translation>
    </message>
    <message>
        <source>Label P and N</source>
        <translation>وسم P وN</translation>
    </message>
    <message>
        <source>Your move</source>
        <extracomment>on paper, before an empty line: which move do you make?</extracomment>
        <translation>نقلتك</translation>
    </message>
    <message>
        <source>board %1: %2</source>
        <extracomment>a move on one of several boards: its number, and the move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>الرقعة %1: ‏%2</translation>
    </message>
    <message>
        <source>Look at board %1.</source>
        <translation>انظر إلى الرقعة %1.</translation>
    </message>
    <message>
        <source>Board %1 holds out longest.</source>
        <translation>الرقعة %1 تصمد أطول من غيرها.</translation>
    </message>
    <message>
        <source>No shape that may be taken has these stones.</source>
        <translation>لا شكل من الأشكال التي يجوز أخذها يتكون من هذه الأحجار.</translation>
    </message>
    <message>
        <source>After a half-turn about its centre the board looks the same, and no move meets its own image. So each move has an answer, the stones that lie opposite: whoever answers makes the last move.</source>
        <translation>بعد نصف دورة حول مركزها تبدو الرقعة كما هي، ولا نقلة تلتقي بصورتها. فلكل نقلة رد هو الأحجار المقابلة: ومن يردّ يلعب النقلة الأخيرة.</translation>
    </message>
    <message>
        <source>%1 leaves a board that looks the same after a half-turn about its centre, and no move on it meets its own image. From then on each move has an answer, the stones that lie opposite: whoever answers makes the last move.</source>
        <translation>النقلة «%1» تترك رقعة تبدو كما هي بعد نصف دورة حول مركزها، ولا نقلة عليها تلتقي بصورتها. ومن ذلك الحين لكل نقلة رد هو الأحجار المقابلة: ومن يردّ يلعب النقلة الأخيرة.</translation>
    </message>
    <message>
        <source>Cram</source>
        <extracomment>the name of a game</extracomment>
        <translation>كرام</translation>
    </message>
    <message>
        <source>Cram is Domineering for both players alike; Martin Gardner wrote of it in 1974. A board with an even number of rows and columns is lost for the first player, one even by odd is won: mirror the other’s moves.</source>
        <translation>كرام هي دومينيرينغ بالنقلات نفسها للاعبين؛ كتب عنها مارتن غاردنر سنة 1974. الرقعة التي عدد صفوفها زوجي وعدد أعمدتها زوجي يخسرها اللاعب الأول، والتي أحدهما فيها زوجي والآخر فردي يربحها: العب صورة نقلات الآخر في المرآة.</translation>
    </message>
    <message>
        <source>Domineering</source>
        <extracomment>the name of a game</extracomment>
        <translation>دومينيرينغ</translation>
    </message>
    <message>
        <source>Göran Andersson invented Domineering about 1973: Left takes upright dominoes, Right lying ones. Who wins the square boards has been computed up to 11 × 11; on most of them it is the first player.</source>
        <translation>اخترع يوران أندرسون لعبة دومينيرينغ نحو سنة 1973: يأخذ أيسر أحجار الدومينو القائمة، وأيمن الأحجار الراقدة. وقد حُسب من يفوز على الرقع المربعة حتى 11 × 11؛ وفي معظمها يفوز اللاعب الأول.</translation>
    </message>
    <message>
        <source>TacTix</source>
        <extracomment>the name of a game</extracomment>
        <translation>تاكتيكس</translation>
    </message>
    <message>
        <source>Piet Hein published TacTix, also called Bulo, in the 1940s: any unbroken line of a row or a column. It is played misère, since mirrored moves win the normal game.</source>
        <translation>نشر بيت هاين لعبة تاكتيكس، وتسمى أيضًا بولو، في أربعينيات القرن العشرين: تؤخذ أي سلسلة غير منقطعة من صف أو عمود. وهي تُلعب بقاعدة ميزير، لأن النقلات المتناظرة تربح اللعبة العادية.</translation>
    </message>
    <message>
        <source>This is Grid Nim with at most three stones to a move.</source>
        <translation>هذه نيم الشبكة بثلاثة أحجار على الأكثر في النقلة.</translation>
    </message>
    <message>
        <source>Kayles in a row</source>
        <translation>كايلز في صف</translation>
    </message>
    <message>
        <source>Henry Dudeney described Kayles in 1908: one ball knocks down one pin or two neighbours. The first player wins every row, by taking its middle.</source>
        <translation>وصف هنري دودني كايلز سنة 1908: تُسقط الكرة قارورة واحدة أو قارورتين متجاورتين. واللاعب الأول يفوز في كل صف، بأن يأخذ وسطه.</translation>
    </message>
    <message>
        <source>Two neighbours of a row are taken, never one: the Grundy values of Dawson’s Kayles repeat with period 34, as Richard Guy and Cedric Smith found in 1956.</source>
        <translation>يؤخذ من الصف حجران متجاوران، ولا يؤخذ حجر وحده أبدًا: قيم غراندي لكايلز داوسون تتكرر بدورة طولها 34، كما وجد ريتشارد غاي وسيدريك سميث سنة 1956.</translation>
    </message>
    <message>
        <source>Drawn shapes</source>
        <extracomment>the name of a game: which shapes of stones may be taken is drawn</extracomment>
        <translation>أشكال مرسومة</translation>
    </message>
    <message>
        <source>Take one of the shapes</source>
        <translation>خذ أحد الأشكال</translation>
    </message>
    <message>
        <source>Tables and exact values agree with a search of each board; where each move has its mirror image as an answer, that tells who wins.</source>
        <translation>الجداول والقيم الدقيقة تتفق مع البحث في كل رقعة؛ وحيث يُردّ على كل نقلة بصورتها في المرآة فذلك يحسم من يفوز.</translation>
    </message>
    <message numerus="yes">
        <source>%1 stone can still be taken</source>
        <translation>
            <numerusform>لا حجر يمكن أخذه بعد</numerusform>
            <numerusform>ما زال يمكن أخذ حجر واحد</numerusform>
            <numerusform>ما زال يمكن أخذ حجرين</numerusform>
            <numerusform>ما زال يمكن أخذ %1 أحجار</numerusform>
            <numerusform>ما زال يمكن أخذ %1 حجرًا</numerusform>
            <numerusform>ما زال يمكن أخذ %1 حجر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stones can still be taken</source>
        <translation>
            <numerusform>لا حجر يمكن أخذه بعد</numerusform>
            <numerusform>ما زال يمكن أخذ حجر واحد</numerusform>
            <numerusform>ما زال يمكن أخذ حجرين</numerusform>
            <numerusform>ما زال يمكن أخذ %1 أحجار</numerusform>
            <numerusform>ما زال يمكن أخذ %1 حجرًا</numerusform>
            <numerusform>ما زال يمكن أخذ %1 حجر</numerusform>
        </translation>
    </message>
    <message>
        <source>dominoes, both ways</source>
        <translation>دومينو في الاتجاهين</translation>
    </message>
    <message>
        <source>Left upright, Right across</source>
        <translation>أيسر عموديًّا، وأيمن أفقيًّا</translation>
    </message>
    <message>
        <source>any run in a line</source>
        <translation>أي سلسلة في خط</translation>
    </message>
    <message>
        <source>1–3 in a line</source>
        <translation>من 1 إلى 3 في خط</translation>
    </message>
    <message>
        <source>single or domino</source>
        <translation>حجر مفرد أو دومينو</translation>
    </message>
    <message>
        <source>two neighbours</source>
        <extracomment>of ready-made rules: which stones may be taken</extracomment>
        <translation>حجران متجاوران</translation>
    </message>
    <message>
        <source>Take squares</source>
        <extracomment>the name of ready-made rules: four stones in a square are taken</extracomment>
        <translation>أخذ المربعات</translation>
    </message>
    <message>
        <source>four at a time</source>
        <translation>أربعة في كل مرة</translation>
    </message>
    <message>
        <source>Corners</source>
        <extracomment>the name of ready-made rules: three stones in the shape of an L are taken</extracomment>
        <translation>الزوايا</translation>
    </message>
    <message>
        <source>three round a corner</source>
        <translation>ثلاثة حول زاوية</translation>
    </message>
    <message>
        <source>Knight’s pairs</source>
        <extracomment>the name of ready-made rules: two stones, a knight&apos;s move of chess apart, are taken</extracomment>
        <translation>أزواج الحصان</translation>
    </message>
    <message>
        <source>two, a knight’s move apart</source>
        <translation>حجران بينهما نقلة حصان</translation>
    </message>
    <message>
        <source>Shapes for both</source>
        <translation>أشكال لكليهما</translation>
    </message>
    <message>
        <source>Shapes for Left</source>
        <translation>أشكال لأيسر</translation>
    </message>
    <message>
        <source>Shapes for Right</source>
        <translation>أشكال لأيمن</translation>
    </message>
    <message>
        <source>Cram, n columns and m rows</source>
        <translation>كرام، n عمودًا وm صفًّا</translation>
    </message>
    <message>
        <source>Domineering, n columns and m rows</source>
        <translation>دومينيرينغ، n عمودًا وm صفًّا</translation>
    </message>
    <message>
        <source>TacTix, n columns and m rows, misère</source>
        <translation>تاكتيكس، n عمودًا وm صفًّا، ميزير</translation>
    </message>
    <message>
        <source>a shape such as 11 or 10.11</source>
        <translation>شكل مثل ⁦11⁩ أو ⁦10.11⁩</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 shape</source>
        <translation>
            <numerusform>أكثر من %1 شكل</numerusform>
            <numerusform>أكثر من شكل واحد</numerusform>
            <numerusform>أكثر من شكلين</numerusform>
            <numerusform>أكثر من %1 أشكال</numerusform>
            <numerusform>أكثر من %1 شكلًا</numerusform>
            <numerusform>أكثر من %1 شكل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 shapes</source>
        <translation>
            <numerusform>أكثر من %1 شكل</numerusform>
            <numerusform>أكثر من شكل واحد</numerusform>
            <numerusform>أكثر من شكلين</numerusform>
            <numerusform>أكثر من %1 أشكال</numerusform>
            <numerusform>أكثر من %1 شكلًا</numerusform>
            <numerusform>أكثر من %1 شكل</numerusform>
        </translation>
    </message>
    <message>
        <source>a shape has at most %1 rows and %1 columns</source>
        <translation>في الشكل %1 صفوف و%1 أعمدة على الأكثر</translation>
    </message>
    <message>
        <source>this shape takes no stone: the game would not end</source>
        <translation>هذا الشكل لا يأخذ أي حجر: فلن تنتهي اللعبة</translation>
    </message>
    <message>
        <source>No move is left on this board.</source>
        <translation>لم تبقَ نقلة على هذه الرقعة.</translation>
    </message>
    <message>
        <source>Grundy values add up</source>
        <translation>قيم غراندي تُجمع</translation>
    </message>
    <message>
        <source>values add up</source>
        <translation>القيم تُجمع</translation>
    </message>
    <message>
        <source> + </source>
        <extracomment>between the games of a sum</extracomment>
        <translation> + </translation>
    </message>
    <message>
        <source>On your turn, make one move on one of the boards.</source>
        <translation>في دورك العب نقلة واحدة على إحدى الرقع.</translation>
    </message>
    <message>
        <source>Board %1, %2: %3</source>
        <extracomment>read aloud: the number of a board, its game, and what is on it</extracomment>
        <translation>الرقعة %1، %2: ‏%3</translation>
    </message>
    <message>
        <source>Games add up</source>
        <translation>مجموع ألعاب</translation>
    </message>
    <message>
        <source>Several games on one table</source>
        <translation>عدة ألعاب على طاولة واحدة</translation>
    </message>
    <message>
        <source>The values of the boards add up.</source>
        <translation>قيم الرقع تُجمع.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 piece now</source>
        <translation>
            <numerusform>لا قطع الآن</numerusform>
            <numerusform>هناك قطعة واحدة الآن</numerusform>
            <numerusform>هناك قطعتان الآن</numerusform>
            <numerusform>هناك %1 قطع الآن</numerusform>
            <numerusform>هناك %1 قطعة الآن</numerusform>
            <numerusform>هناك %1 قطعة الآن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 pieces now</source>
        <translation>
            <numerusform>لا قطع الآن</numerusform>
            <numerusform>هناك قطعة واحدة الآن</numerusform>
            <numerusform>هناك قطعتان الآن</numerusform>
            <numerusform>هناك %1 قطع الآن</numerusform>
            <numerusform>هناك %1 قطعة الآن</numerusform>
            <numerusform>هناك %1 قطعة الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>Three games</source>
        <extracomment>a ready-made table with three boards</extracomment>
        <translation>ثلاث ألعاب</translation>
    </message>
    <message>
        <source>With two players</source>
        <translation>أيسر وأيمن</translation>
    </message>
    <message>
        <source>Positions, with + between them</source>
        <translation>وضعيات بينها ⁦+⁩</translation>
    </message>
    <message>
        <source>board %1</source>
        <extracomment>within a sentence: the number of a board</extracomment>
        <translation>الرقعة %1</translation>
    </message>
    <message>
        <source>Values add up</source>
        <translation>القيم تُجمع</translation>
    </message>
    <message>
        <source>Board %1, %2, is worth %3.</source>
        <extracomment>the number of a board, its game, and its value</extracomment>
        <translation>الرقعة %1 (%2) قيمتها %3.</translation>
    </message>
    <message>
        <source>What board %1, %2, is worth is not known.</source>
        <extracomment>the number of a board, and its game</extracomment>
        <translation>الرقعة %1 (%2) قيمتها غير معروفة.</translation>
    </message>
    <message>
        <source>Together: %1 = %2.</source>
        <extracomment>a sum of values, and its value</extracomment>
        <translation>المجموع: ⁦%1 = %2⁩.</translation>
    </message>
    <message>
        <source>Tame games</source>
        <extracomment>heads a step of the reasons: games that behave like Nim in misère play, a word of the theory</extracomment>
        <translation>ألعاب أليفة</translation>
    </message>
    <message>
        <source>Every board is tame: in misère play each counts as the Nim heaps of its genus, and their sum is played as misère Nim.</source>
        <translation>كل رقعة أليفة: في لعب ميزير تُحسب كل منها كأكوام نيم التي لها جنسها، ويُلعب مجموعها كما تُلعب نيم ميزير.</translation>
    </message>
    <message>
        <source>Games that could go on for ever</source>
        <translation>ألعاب قد تستمر إلى الأبد</translation>
    </message>
    <message>
        <source>On one board a player can retreat again and again. This is decided under one condition: whoever wins answers each retreat by the same advance. Then retreats come to an end, and the board counts as its heaps.</source>
        <translation>على إحدى الرقع يستطيع لاعب أن يتراجع مرة بعد مرة. والحكم هنا بشرط واحد: أن يردّ الفائز على كل تراجع بتقدم مماثل. عندئذ تنتهي التراجعات، وتُحسب الرقعة بأكوامها.</translation>
    </message>
    <message>
        <source>Inside the board of the move</source>
        <translation>داخل رقعة النقلة</translation>
    </message>
    <message>
        <source>Board %1, %2, is worth %3. Why?</source>
        <extracomment>the number of a board, its game, and its value</extracomment>
        <translation>الرقعة %1 (%2) قيمتها %3. لماذا؟</translation>
    </message>
    <message>
        <source>a position</source>
        <extracomment>within an error: what should stand there</extracomment>
        <translation>وضعية</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 position in a sum</source>
        <translation>
            <numerusform>أكثر من %1 وضعية في مجموع</numerusform>
            <numerusform>أكثر من وضعية واحدة في مجموع</numerusform>
            <numerusform>أكثر من وضعيتين في مجموع</numerusform>
            <numerusform>أكثر من %1 وضعيات في مجموع</numerusform>
            <numerusform>أكثر من %1 وضعية في مجموع</numerusform>
            <numerusform>أكثر من %1 وضعية في مجموع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 positions in a sum</source>
        <translation>
            <numerusform>أكثر من %1 وضعية في مجموع</numerusform>
            <numerusform>أكثر من وضعية واحدة في مجموع</numerusform>
            <numerusform>أكثر من وضعيتين في مجموع</numerusform>
            <numerusform>أكثر من %1 وضعيات في مجموع</numerusform>
            <numerusform>أكثر من %1 وضعية في مجموع</numerusform>
            <numerusform>أكثر من %1 وضعية في مجموع</numerusform>
        </translation>
    </message>
    <message>
        <source>This game cannot exchange Left and Right.</source>
        <translation>لا يمكن تبديل أيسر وأيمن في هذه اللعبة.</translation>
    </message>
    <message>
        <source>All games of a sum are played by one convention: /misere stands in each of them or in none.</source>
        <translation>كل ألعاب المجموع تُلعب بقاعدة واحدة: تُكتب ⁦/misere⁩ في كل منها أو لا تُكتب في أي منها.</translation>
    </message>
    <message>
        <source>Look at option %1.</source>
        <translation>انظر إلى الخيار %1.</translation>
    </message>
    <message>
        <source>Option %1 holds out longest.</source>
        <translation>الخيار %1 يصمد أطول من غيره.</translation>
    </message>
    <message>
        <source>canonical forms</source>
        <extracomment>the name of a theorem: every game has one simplest form</extracomment>
        <translation>صيغ قانونية</translation>
    </message>
    <message>
        <source>Options that another one is at least as good as are dropped, and an option that the opponent answers to his own gain is replaced by what that answer leaves. What remains is %1.</source>
        <translation>يُحذف كل خيار يوجد خيار آخر لا يقل عنه جودة، وكل خيار يردّ عليه الخصم بما ينفعه يوضع مكانه ما يتركه ذلك الرد. وما يبقى هو %1.</translation>
    </message>
    <message>
        <source>a number, *, ^, v or {</source>
        <translation>عدد أو ⁦*⁩ أو ⁦^⁩ أو v أو ⁦{⁩</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 option</source>
        <translation>
            <numerusform>أكثر من %1 خيار</numerusform>
            <numerusform>أكثر من خيار واحد</numerusform>
            <numerusform>أكثر من خيارين</numerusform>
            <numerusform>أكثر من %1 خيارات</numerusform>
            <numerusform>أكثر من %1 خيارًا</numerusform>
            <numerusform>أكثر من %1 خيار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 options</source>
        <translation>
            <numerusform>أكثر من %1 خيار</numerusform>
            <numerusform>أكثر من خيار واحد</numerusform>
            <numerusform>أكثر من خيارين</numerusform>
            <numerusform>أكثر من %1 خيارات</numerusform>
            <numerusform>أكثر من %1 خيارًا</numerusform>
            <numerusform>أكثر من %1 خيار</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;|&apos; between the options of Left and Right</source>
        <translation>⁦&apos;|&apos;⁩ بين خيارات أيسر وخيارات أيمن</translation>
    </message>
    <message>
        <source>&apos;}&apos; at the end of a form</source>
        <translation>⁦&apos;}&apos;⁩ في نهاية صيغة</translation>
    </message>
    <message>
        <source>&apos;+&apos;, &apos;-&apos; or the end</source>
        <translation>⁦&apos;+&apos;⁩ أو ⁦&apos;-&apos;⁩ أو النهاية</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>عدد صحيح</translation>
    </message>
    <message>
        <source>a second bar of the same length; a longer one, ||, binds weaker</source>
        <translation>خط قائم ثانٍ بالطول نفسه؛ والأطول، ⁦||⁩، ربطه أضعف</translation>
    </message>
    <message numerus="yes">
        <source>forms within more than %1 form</source>
        <translation>
            <numerusform>صيغ داخل أكثر من %1 صيغة</numerusform>
            <numerusform>صيغ داخل أكثر من صيغة واحدة</numerusform>
            <numerusform>صيغ داخل أكثر من صيغتين</numerusform>
            <numerusform>صيغ داخل أكثر من %1 صيغ</numerusform>
            <numerusform>صيغ داخل أكثر من %1 صيغة</numerusform>
            <numerusform>صيغ داخل أكثر من %1 صيغة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>forms within more than %1 forms</source>
        <translation>
            <numerusform>صيغ داخل أكثر من %1 صيغة</numerusform>
            <numerusform>صيغ داخل أكثر من صيغة واحدة</numerusform>
            <numerusform>صيغ داخل أكثر من صيغتين</numerusform>
            <numerusform>صيغ داخل أكثر من %1 صيغ</numerusform>
            <numerusform>صيغ داخل أكثر من %1 صيغة</numerusform>
            <numerusform>صيغ داخل أكثر من %1 صيغة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 form in one sum</source>
        <translation>
            <numerusform>أكثر من %1 صيغة في مجموع واحد</numerusform>
            <numerusform>أكثر من صيغة واحدة في مجموع واحد</numerusform>
            <numerusform>أكثر من صيغتين في مجموع واحد</numerusform>
            <numerusform>أكثر من %1 صيغ في مجموع واحد</numerusform>
            <numerusform>أكثر من %1 صيغة في مجموع واحد</numerusform>
            <numerusform>أكثر من %1 صيغة في مجموع واحد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 forms in one sum</source>
        <translation>
            <numerusform>أكثر من %1 صيغة في مجموع واحد</numerusform>
            <numerusform>أكثر من صيغة واحدة في مجموع واحد</numerusform>
            <numerusform>أكثر من صيغتين في مجموع واحد</numerusform>
            <numerusform>أكثر من %1 صيغ في مجموع واحد</numerusform>
            <numerusform>أكثر من %1 صيغة في مجموع واحد</numerusform>
            <numerusform>أكثر من %1 صيغة في مجموع واحد</numerusform>
        </translation>
    </message>
    <message>
        <source>this number is too large for a game</source>
        <translation>هذا العدد أكبر من أن يكون لعبة</translation>
    </message>
    <message>
        <source>a fraction is over 2, 4, 8, 16, …</source>
        <translation>مقام الكسر 2 أو 4 أو 8 أو 16 أو …</translation>
    </message>
    <message>
        <source>a fraction of an up is no game; 1/2+^ is a half and an up</source>
        <translation>كسر من «أعلى» ليس لعبة؛ أما ⁦1/2+^⁩ فنصف مع «أعلى»</translation>
    </message>
    <message>
        <source>A value</source>
        <extracomment>the name of a game: it is given by its value alone, such as {1|-1}</extracomment>
        <translation>قيمة</translation>
    </message>
    <message>
        <source>The canonical form says who wins, as a search does.</source>
        <translation>الصيغة القانونية تقول من يفوز، كما يقوله البحث.</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 move is left now</source>
        <translation>
            <numerusform>لم تبقَ نقلة الآن</numerusform>
            <numerusform>بقيت الآن نقلة واحدة على الأكثر</numerusform>
            <numerusform>بقيت الآن نقلتان على الأكثر</numerusform>
            <numerusform>بقيت الآن %1 نقلات على الأكثر</numerusform>
            <numerusform>بقيت الآن %1 نقلة على الأكثر</numerusform>
            <numerusform>بقيت الآن %1 نقلة على الأكثر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 moves are left now</source>
        <translation>
            <numerusform>لم تبقَ نقلة الآن</numerusform>
            <numerusform>بقيت الآن نقلة واحدة على الأكثر</numerusform>
            <numerusform>بقيت الآن نقلتان على الأكثر</numerusform>
            <numerusform>بقيت الآن %1 نقلات على الأكثر</numerusform>
            <numerusform>بقيت الآن %1 نقلة على الأكثر</numerusform>
            <numerusform>بقيت الآن %1 نقلة على الأكثر</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a form in the tree to begin there.</source>
        <translation>انقر صيغة في الشجرة لتبدأ منها.</translation>
    </message>
    <message>
        <source>Switch</source>
        <extracomment>a ready-made value, a noun: a game that both want to move in</extracomment>
        <translation>مبدّل</translation>
    </message>
    <message>
        <source>Hot</source>
        <extracomment>a ready-made value, an adjective: a hot game</extracomment>
        <translation>ساخنة</translation>
    </message>
    <message>
        <source>A sum</source>
        <extracomment>a ready-made value: several games added</extracomment>
        <translation>مجموع</translation>
    </message>
    <message>
        <source>Tiny</source>
        <extracomment>a ready-made value: a very small game, a word of the theory</extracomment>
        <translation>بالغة الصغر</translation>
    </message>
    <message>
        <source>A game such as {2||1|0}</source>
        <translation>لعبة مثل ⁦{2||1|0}⁩</translation>
    </message>
    <message>
        <source>Left chooses one of the options on the left, Right one of those on the right; in a sum, in one of its terms.</source>
        <translation>يختار أيسر أحد الخيارات التي على اليسار، وأيمن أحد التي على اليمين؛ وفي المجموع يكون الاختيار في أحد حدوده.</translation>
    </message>
    <message>
        <source>The game %1.</source>
        <translation>اللعبة %1.</translation>
    </message>
    <message>
        <source>n for Left or m for Right</source>
        <translation>n لأيسر أو m لأيمن</translation>
    </message>
    <message>
        <source>Each answer leaves a lost position again: argue in the same way from there.</source>
        <translation>كل رد يترك وضعية خاسرة من جديد: تابع الحجة من هناك بالطريقة نفسها.</translation>
    </message>
    <message>
        <source>Numbers, stars and switches</source>
        <translation>أعداد ونجوم ومبدّلات</translation>
    </message>
    <message>
        <source>the values of both, compared</source>
        <translation>مقارنة القيمتين</translation>
    </message>
    <message>
        <source>No: %1.</source>
        <extracomment>the answer was wrong; what would have been right</extracomment>
        <translation>لا: %1.</translation>
    </message>
    <message>
        <source>No: in board 1 minus board 2, if %1 moves first, %2 wins.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>لا: في الرقعة 1 ناقص الرقعة 2، إن بدأ %1 فاز %2.</translation>
    </message>
    <message>
        <source>No move on board %1 wins. For instance, %2</source>
        <extracomment>the number of a board, and the end of the sentence: what refutes a move there</extracomment>
        <translation>لا نقلة على الرقعة %1 تربح. مثلًا، %2</translation>
    </message>
    <message>
        <source>There is no move on board %1.</source>
        <translation>لا نقلة على الرقعة %1.</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: whoever starts loses.</source>
        <translation>الرقعة 1 ناقص الرقعة 2 تساوي %1: من يبدأ يخسر.</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: Left wins, whoever starts.</source>
        <translation>الرقعة 1 ناقص الرقعة 2 تساوي %1: يفوز أيسر أيًّا كان من يبدأ.</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: Right wins, whoever starts.</source>
        <translation>الرقعة 1 ناقص الرقعة 2 تساوي %1: يفوز أيمن أيًّا كان من يبدأ.</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: whoever starts wins.</source>
        <translation>الرقعة 1 ناقص الرقعة 2 تساوي %1: من يبدأ يفوز.</translation>
    </message>
    <message>
        <source>both are worth the same</source>
        <translation>قيمتاهما متساويتان</translation>
    </message>
    <message>
        <source>neither: whoever starts wins the difference</source>
        <translation>لا هذه ولا تلك: من يبدأ يربح الفرق</translation>
    </message>
    <message>
        <source>their values are different</source>
        <translation>قيمتاهما مختلفتان</translation>
    </message>
    <message>
        <source>board %1 is worth more</source>
        <translation>الرقعة %1 أكبر قيمة</translation>
    </message>
    <message>
        <source>In which game do you move?</source>
        <translation>في أي لعبة تلعب؟</translation>
    </message>
    <message>
        <source>Which is worth more?</source>
        <translation>أيهما أكبر قيمة؟</translation>
    </message>
    <message>
        <source>Find the board on which a move wins all of them together.</source>
        <translation>جد الرقعة التي تربح فيها نقلة واحدة المجموع كله.</translation>
    </message>
    <message>
        <source>Compare two positions by their values.</source>
        <translation>قارن وضعيتين بقيمتيهما.</translation>
    </message>
    <message>
        <source>Are both worth the same?</source>
        <translation>هل قيمتاهما متساويتان؟</translation>
    </message>
    <message>
        <source>Choose a board, or make the winning move on it.</source>
        <translation>اختر رقعة، أو العب عليها النقلة الرابحة.</translation>
    </message>
    <message>
        <source>Choose one of the answers.</source>
        <translation>اختر واحدًا من الأجوبة.</translation>
    </message>
    <message>
        <source>On two rows this is Dawson’s Kayles: a square takes two neighbouring columns. With an even number of rows and columns the first player wins: take the square in the middle, then mirror the other’s moves.</source>
        <translation>على صفين هذه هي كايلز داوسون: المربع يأخذ عمودين متجاورين. والرقعة التي عدد صفوفها زوجي وعدد أعمدتها زوجي يربحها اللاعب الأول: خذ المربع الأوسط، ثم العب صورة نقلات الآخر في المرآة.</translation>
    </message>
    <message>
        <source>Solomon Golomb showed in 1954 that such corners can fill a board of 2, 4, 8, 16 … rows and as many columns but for one cell, whichever cell that is. No rule is known for who wins.</source>
        <translation>بيّن سولومون غولومب سنة 1954 أن زوايا كهذه تستطيع أن تملأ رقعة عدد صفوفها 2 أو 4 أو 8 أو 16 … وعدد أعمدتها مثله إلا خانة واحدة، أيًّا كانت تلك الخانة. ولا تُعرف قاعدة لمن يفوز.</translation>
    </message>
    <message>
        <source>A knight jumps from a dark cell of a chessboard to a light one, so a move takes one of each. With an even number of rows and columns the second player wins: mirror the other’s moves.</source>
        <translation>يقفز الحصان من خانة داكنة على رقعة الشطرنج إلى خانة فاتحة، فالنقلة تأخذ واحدة من كل لون. والرقعة التي عدد صفوفها زوجي وعدد أعمدتها زوجي يربحها اللاعب الثاني: العب صورة نقلات الآخر في المرآة.</translation>
    </message>
    <message>
        <source>Take %1.</source>
        <extracomment>a rule: the shapes that may be taken, such as &quot;two neighbours or one stone&quot;</extracomment>
        <translation>يؤخذ %1.</translation>
    </message>
    <message>
        <source>Left takes %1. Right takes %2.</source>
        <extracomment>a rule: the shapes that each player may take, such as &quot;two neighbours&quot;</extracomment>
        <translation>ما يأخذه أيسر: %1. وما يأخذه أيمن: %2.</translation>
    </message>
    <message>
        <source>one stone</source>
        <extracomment>within a rule: what may be taken</extracomment>
        <translation>حجر واحد</translation>
    </message>
    <message>
        <source>two with a gap between them</source>
        <translation>حجران بينهما فجوة</translation>
    </message>
    <message>
        <source>two that touch at a corner</source>
        <translation>حجران متلامسان عند زاوية</translation>
    </message>
    <message>
        <source>an L of three</source>
        <translation>شكل L من ثلاثة</translation>
    </message>
    <message>
        <source>a square of four</source>
        <translation>مربع من أربعة</translation>
    </message>
    <message>
        <source>an L of four</source>
        <translation>شكل L من أربعة</translation>
    </message>
    <message>
        <source>a T of four</source>
        <translation>شكل T من أربعة</translation>
    </message>
    <message>
        <source>a zigzag of four</source>
        <translation>شكل متعرج من أربعة</translation>
    </message>
    <message>
        <source>a line of %1</source>
        <translation>خط من %1</translation>
    </message>
    <message numerus="yes">
        <source>a shape of %1 stone</source>
        <translation>
            <numerusform>شكل بلا أحجار</numerusform>
            <numerusform>شكل من حجر واحد</numerusform>
            <numerusform>شكل من حجرين</numerusform>
            <numerusform>شكل من %1 أحجار</numerusform>
            <numerusform>شكل من %1 حجرًا</numerusform>
            <numerusform>شكل من %1 حجر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a shape of %1 stones</source>
        <translation>
            <numerusform>شكل بلا أحجار</numerusform>
            <numerusform>شكل من حجر واحد</numerusform>
            <numerusform>شكل من حجرين</numerusform>
            <numerusform>شكل من %1 أحجار</numerusform>
            <numerusform>شكل من %1 حجرًا</numerusform>
            <numerusform>شكل من %1 حجر</numerusform>
        </translation>
    </message>
    <message>
        <source>any unbroken line</source>
        <translation>أي خط غير منقطع</translation>
    </message>
    <message numerus="yes">
        <source>a line of up to %1 stone</source>
        <translation>
            <numerusform>خط بلا أحجار</numerusform>
            <numerusform>خط من حجر واحد على الأكثر</numerusform>
            <numerusform>خط من حجرين على الأكثر</numerusform>
            <numerusform>خط من %1 أحجار على الأكثر</numerusform>
            <numerusform>خط من %1 حجرًا على الأكثر</numerusform>
            <numerusform>خط من %1 حجر على الأكثر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a line of up to %1 stones</source>
        <translation>
            <numerusform>خط بلا أحجار</numerusform>
            <numerusform>خط من حجر واحد على الأكثر</numerusform>
            <numerusform>خط من حجرين على الأكثر</numerusform>
            <numerusform>خط من %1 أحجار على الأكثر</numerusform>
            <numerusform>خط من %1 حجرًا على الأكثر</numerusform>
            <numerusform>خط من %1 حجر على الأكثر</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (turned as you like)</source>
        <translation>%1 (بأي تدوير)</translation>
    </message>
    <message>
        <source>%1 (turned, never mirrored)</source>
        <translation>%1 (بتدوير ودون عكس)</translation>
    </message>
    <message>
        <source>%1 (mirrored, never turned)</source>
        <translation>%1 (بعكس ودون تدوير)</translation>
    </message>
    <message>
        <source>%1 (only as drawn)</source>
        <translation>%1 (كما في الرسم فقط)</translation>
    </message>
    <message>
        <source>%1 (side by side)</source>
        <translation>%1 (أفقيًّا)</translation>
    </message>
    <message>
        <source>%1 (one above the other)</source>
        <translation>%1 (عموديًّا)</translation>
    </message>
    <message>
        <source>%1 beside stones that stay</source>
        <translation>%1 بجوار أحجار تبقى</translation>
    </message>
    <message>
        <source>%1 beside empty cells</source>
        <translation>%1 بجوار خانات فارغة</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>within a rule, for the shapes that a player may take: there are none</extracomment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Board %1, %2, is worth %3. It is hot: Left moving first gets %4, Right moving first %5.</source>
        <extracomment>the number of a board, its game, its value, and two values</extracomment>
        <translation>الرقعة %1 (%2) قيمتها %3. وهي ساخنة: إن بدأ أيسر وصلت إلى %4، وإن بدأ أيمن فإلى %5.</translation>
    </message>
    <message numerus="yes">
        <source>%1 way</source>
        <extracomment>in how many ways a shape may be turned or mirrored, here 1</extracomment>
        <translation>
            <numerusform>لا طرق</numerusform>
            <numerusform>طريقة واحدة</numerusform>
            <numerusform>طريقتان</numerusform>
            <numerusform>%1 طرق</numerusform>
            <numerusform>%1 طريقة</numerusform>
            <numerusform>%1 طريقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ways</source>
        <extracomment>in how many ways a shape may be turned or mirrored</extracomment>
        <translation>
            <numerusform>لا طرق</numerusform>
            <numerusform>طريقة واحدة</numerusform>
            <numerusform>طريقتان</numerusform>
            <numerusform>%1 طرق</numerusform>
            <numerusform>%1 طريقة</numerusform>
            <numerusform>%1 طريقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 take wins.</source>
        <extracomment>a take is a move that takes stones: how many win, and how many there are, here 1</extracomment>
        <translation>
            <numerusform>النقلات الرابحة: %1 من %2.</numerusform>
            <numerusform>النقلات الرابحة: %1 من %2.</numerusform>
            <numerusform>النقلات الرابحة: %1 من %2.</numerusform>
            <numerusform>النقلات الرابحة: %1 من %2.</numerusform>
            <numerusform>النقلات الرابحة: %1 من %2.</numerusform>
            <numerusform>النقلات الرابحة: %1 من %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 takes win.</source>
        <extracomment>a take is a move that takes stones: how many win, and how many there are</extracomment>
        <translation>
            <numerusform>النقلات الرابحة: %1 من %2.</numerusform>
            <numerusform>النقلات الرابحة: %1 من %2.</numerusform>
            <numerusform>النقلات الرابحة: %1 من %2.</numerusform>
            <numerusform>النقلات الرابحة: %1 من %2.</numerusform>
            <numerusform>النقلات الرابحة: %1 من %2.</numerusform>
            <numerusform>النقلات الرابحة: %1 من %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nim-sum %1: change board %2, %3, to ∗%4</source>
        <extracomment>a number, the number of a board, its game, and what it shall be worth</extracomment>
        <translation>مجموع نيم %1: غيّر الرقعة %2 (%3) إلى ⁦∗%4⁩</translation>
    </message>
    <message>
        <source>%1 (turned and mirrored as you like)</source>
        <translation>%1 (بأي تدوير وعكس)</translation>
    </message>
    <message>
        <source>%1 (mirrored as you like)</source>
        <translation>%1 (بعكس أو دونه)</translation>
    </message>
    <message>
        <source>What stands on this blue edge is worth %1. Add 1, at least once, until it is more than 1: %1 + %2.</source>
        <extracomment>a value, and a number</extracomment>
        <translation>قيمة ما يقوم على هذا الضلع الأزرق %1. أضف 1، مرة على الأقل، حتى تتجاوز 1: ⁦%1 + %2⁩.</translation>
    </message>
    <message>
        <source>What stands on this red edge is worth %1. Take away 1, at least once, until it is less than −1: %1 − %2.</source>
        <translation>قيمة ما يقوم على هذا الضلع الأحمر %1. اطرح 1، مرة على الأقل، حتى تصير أصغر من ⁦−1⁩: ⁦%1 − %2⁩.</translation>
    </message>
    <message>
        <source>%1 is to move; the only move wins</source>
        <translation>صاحب الدور %1؛ والنقلة الوحيدة تربح</translation>
    </message>
    <message>
        <source>12 squares: a heap of 14</source>
        <extracomment>of a ready-made game on a strip: how long that is, and the heap that it is</extracomment>
        <translation>12 خانة: كومة من 14</translation>
    </message>
    <message>
        <source>Treblecross, 0.007 (squares + 2)</source>
        <extracomment>a game, its octal code, and how large a heap its strip is</extracomment>
        <translation>تربلكروس، 0.007 (الخانات + 2)</translation>
    </message>
    <message>
        <source>%1. Did you mean %2?</source>
        <extracomment>what is wrong with a text that was typed, and what was probably meant</extracomment>
        <translation>%1. هل قصدت %2؟</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <extracomment>a button: takes the position in the place of what was typed and could not be read</extracomment>
        <translation>هل قصدت %1؟</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>beside a line of counters: its number, such as 2</extracomment>
        <translation>الخط %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <extracomment>beside a row of squares: its number, such as 2</extracomment>
        <translation>الصف %1</translation>
    </message>
    <message>
        <source>On board %1: %2</source>
        <extracomment>one of several boards, and what was done there, a sentence such as &quot;I took 4 from heap 1.&quot;</extracomment>
        <translation>على الرقعة %1: ‏%2</translation>
    </message>
    <message numerus="yes">
        <source>I bit off %1 square.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>لم أقضم شيئًا.</numerusform>
            <numerusform>قضمتُ خانة واحدة.</numerusform>
            <numerusform>قضمتُ خانتين.</numerusform>
            <numerusform>قضمتُ %1 خانات.</numerusform>
            <numerusform>قضمتُ %1 خانة.</numerusform>
            <numerusform>قضمتُ %1 خانة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I bit off %1 squares.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>لم أقضم شيئًا.</numerusform>
            <numerusform>قضمتُ خانة واحدة.</numerusform>
            <numerusform>قضمتُ خانتين.</numerusform>
            <numerusform>قضمتُ %1 خانات.</numerusform>
            <numerusform>قضمتُ %1 خانة.</numerusform>
            <numerusform>قضمتُ %1 خانة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bit off %1 square.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>لم تقضم شيئًا.</numerusform>
            <numerusform>قضمتَ خانة واحدة.</numerusform>
            <numerusform>قضمتَ خانتين.</numerusform>
            <numerusform>قضمتَ %1 خانات.</numerusform>
            <numerusform>قضمتَ %1 خانة.</numerusform>
            <numerusform>قضمتَ %1 خانة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bit off %1 squares.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>لم تقضم شيئًا.</numerusform>
            <numerusform>قضمتَ خانة واحدة.</numerusform>
            <numerusform>قضمتَ خانتين.</numerusform>
            <numerusform>قضمتَ %1 خانات.</numerusform>
            <numerusform>قضمتَ %1 خانة.</numerusform>
            <numerusform>قضمتَ %1 خانة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the square you bite at. Every square above it and to its right goes, too.</source>
        <translation>انقر الخانة التي تقضم عندها. وتذهب معها كل خانة فوقها وعلى يمينها.</translation>
    </message>
    <message>
        <source>Click a coin, or drag it.</source>
        <translation>انقر قطعة أو اسحبها.</translation>
    </message>
    <message>
        <source>Click the square it slides to.</source>
        <translation>انقر الخانة التي تنزلق إليها.</translation>
    </message>
    <message>
        <source>I slid a coin from %1 to %2.</source>
        <extracomment>the squares, boxes or steps that a coin left and came to</extracomment>
        <translation>أزلقتُ قطعة من %1 إلى %2.</translation>
    </message>
    <message>
        <source>You slid a coin from %1 to %2.</source>
        <extracomment>the squares, boxes or steps that a coin left and came to</extracomment>
        <translation>أزلقتَ قطعة من %1 إلى %2.</translation>
    </message>
    <message numerus="yes">
        <source>I moved %1 coin from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>لم أنقل شيئًا من %2 إلى %3.</numerusform>
            <numerusform>نقلتُ قطعة من %2 إلى %3.</numerusform>
            <numerusform>نقلتُ قطعتين من %2 إلى %3.</numerusform>
            <numerusform>نقلتُ %1 قطع من %2 إلى %3.</numerusform>
            <numerusform>نقلتُ %1 قطعة من %2 إلى %3.</numerusform>
            <numerusform>نقلتُ %1 قطعة من %2 إلى %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I moved %1 coins from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>لم أنقل شيئًا من %2 إلى %3.</numerusform>
            <numerusform>نقلتُ قطعة من %2 إلى %3.</numerusform>
            <numerusform>نقلتُ قطعتين من %2 إلى %3.</numerusform>
            <numerusform>نقلتُ %1 قطع من %2 إلى %3.</numerusform>
            <numerusform>نقلتُ %1 قطعة من %2 إلى %3.</numerusform>
            <numerusform>نقلتُ %1 قطعة من %2 إلى %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You moved %1 coin from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>لم تنقل شيئًا من %2 إلى %3.</numerusform>
            <numerusform>نقلتَ قطعة من %2 إلى %3.</numerusform>
            <numerusform>نقلتَ قطعتين من %2 إلى %3.</numerusform>
            <numerusform>نقلتَ %1 قطع من %2 إلى %3.</numerusform>
            <numerusform>نقلتَ %1 قطعة من %2 إلى %3.</numerusform>
            <numerusform>نقلتَ %1 قطعة من %2 إلى %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You moved %1 coins from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>لم تنقل شيئًا من %2 إلى %3.</numerusform>
            <numerusform>نقلتَ قطعة من %2 إلى %3.</numerusform>
            <numerusform>نقلتَ قطعتين من %2 إلى %3.</numerusform>
            <numerusform>نقلتَ %1 قطع من %2 إلى %3.</numerusform>
            <numerusform>نقلتَ %1 قطعة من %2 إلى %3.</numerusform>
            <numerusform>نقلتَ %1 قطعة من %2 إلى %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the lowest coin you want to move one step down. Those above it go, too.</source>
        <translation>انقر أخفض قطعة تريد إنزالها درجة. وتنزل معها القطع التي فوقها.</translation>
    </message>
    <message>
        <source>I moved the token to %1.</source>
        <extracomment>the number of a node</extracomment>
        <translation>نقلتُ القطعة إلى العقدة %1.</translation>
    </message>
    <message>
        <source>You moved the token to %1.</source>
        <extracomment>the number of a node</extracomment>
        <translation>نقلتَ القطعة إلى العقدة %1.</translation>
    </message>
    <message>
        <source>Click where the token goes.</source>
        <translation>انقر حيث تذهب القطعة.</translation>
    </message>
    <message>
        <source>Click the first stone you want to take.</source>
        <translation>انقر أول حجر تريد أخذه.</translation>
    </message>
    <message>
        <source>Click the last one, or this one again to take just one.</source>
        <translation>انقر آخر ما تأخذه، أو انقر هذا مرة أخرى لتأخذ واحدًا فقط.</translation>
    </message>
    <message>
        <source>I took %1 from column %2.</source>
        <extracomment>how many stones, and the name of a column, such as c</extracomment>
        <translation>أخذتُ %1 من العمود %2.</translation>
    </message>
    <message>
        <source>You took %1 from column %2.</source>
        <extracomment>how many stones, and the name of a column, such as c</extracomment>
        <translation>أخذتَ %1 من العمود %2.</translation>
    </message>
    <message>
        <source>I took %1 from row %2.</source>
        <extracomment>how many stones, and the number of a row</extracomment>
        <translation>أخذتُ %1 من الصف %2.</translation>
    </message>
    <message>
        <source>You took %1 from row %2.</source>
        <extracomment>how many stones, and the number of a row</extracomment>
        <translation>أخذتَ %1 من الصف %2.</translation>
    </message>
    <message>
        <source>Click an edge to cut it. What no longer reaches the ground falls.</source>
        <translation>انقر ضلعًا لقطعه. وكل ما انقطع عن الأرض يسقط.</translation>
    </message>
    <message>
        <source>I cut a blue stem.</source>
        <translation>قطعتُ ساقًا زرقاء.</translation>
    </message>
    <message>
        <source>You cut a blue stem.</source>
        <translation>قطعتَ ساقًا زرقاء.</translation>
    </message>
    <message>
        <source>I cut a red stem.</source>
        <translation>قطعتُ ساقًا حمراء.</translation>
    </message>
    <message>
        <source>You cut a red stem.</source>
        <translation>قطعتَ ساقًا حمراء.</translation>
    </message>
    <message>
        <source>I cut a green stem.</source>
        <translation>قطعتُ ساقًا خضراء.</translation>
    </message>
    <message>
        <source>You cut a green stem.</source>
        <translation>قطعتَ ساقًا خضراء.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more fell.</source>
        <extracomment>of a stem that was cut: how many stems fell with it, here one
----------
of a stem that was cut: how many stems fell with it</extracomment>
        <translation>
            <numerusform>لم تسقط معها أخرى.</numerusform>
            <numerusform>وسقطت معها واحدة أخرى.</numerusform>
            <numerusform>وسقطت معها اثنتان أخريان.</numerusform>
            <numerusform>وسقطت معها %1 أخرى.</numerusform>
            <numerusform>وسقطت معها %1 أخرى.</numerusform>
            <numerusform>وسقطت معها %1 أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the lowest stone you want to take. Those above it go, too.</source>
        <translation>انقر أخفض حجر تريد أخذه. وتذهب معه الأحجار التي فوقه.</translation>
    </message>
    <message>
        <source>Click the lowest prime you want to divide by. Those above it go, too.</source>
        <translation>انقر أخفض عدد أولي تريد القسمة عليه. وتذهب معه الأعداد التي فوقه.</translation>
    </message>
    <message>
        <source>I divided by %1.</source>
        <translation>قسمتُ على %1.</translation>
    </message>
    <message>
        <source>You divided by %1.</source>
        <translation>قسمتَ على %1.</translation>
    </message>
    <message>
        <source>Click the first counter you want to take.</source>
        <translation>انقر أول قرص تريد أخذه.</translation>
    </message>
    <message>
        <source>I took %1 from line %2.</source>
        <extracomment>how many counters, and the number of the line</extracomment>
        <translation>أخذتُ %1 من الخط %2.</translation>
    </message>
    <message>
        <source>You took %1 from line %2.</source>
        <extracomment>how many counters, and the number of the line</extracomment>
        <translation>أخذتَ %1 من الخط %2.</translation>
    </message>
    <message>
        <source>I divided %1 into %2 and %3.</source>
        <extracomment>&quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>قسمتُ %1 إلى %2 و%3.</translation>
    </message>
    <message>
        <source>You divided %1 into %2 and %3.</source>
        <extracomment>&quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>قسمتَ %1 إلى %2 و%3.</translation>
    </message>
    <message>
        <source>Click one of your tokens, or drag it.</source>
        <translation>انقر إحدى قطعك أو اسحبها.</translation>
    </message>
    <message>
        <source>Click the square it goes to.</source>
        <translation>انقر الخانة التي تذهب إليها.</translation>
    </message>
    <message>
        <source>I moved from %2 to %3 in row %1.</source>
        <extracomment>the number of a row, and two squares</extracomment>
        <translation>انتقلتُ من %2 إلى %3 في الصف %1.</translation>
    </message>
    <message>
        <source>You moved from %2 to %3 in row %1.</source>
        <extracomment>the number of a row, and two squares</extracomment>
        <translation>انتقلتَ من %2 إلى %3 في الصف %1.</translation>
    </message>
    <message>
        <source>I added %1 to %2.</source>
        <extracomment>how many were added, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>أعدتُ %1 إلى %2.</translation>
    </message>
    <message>
        <source>You added %1 to %2.</source>
        <extracomment>how many were added, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>أعدتَ %1 إلى %2.</translation>
    </message>
    <message>
        <source>I used a skip.</source>
        <translation>استعملتُ تمريرة.</translation>
    </message>
    <message>
        <source>You used a skip.</source>
        <translation>استعملتَ تمريرة.</translation>
    </message>
    <message>
        <source>Click a counter, or drag it.</source>
        <translation>انقر قرصًا أو اسحبه.</translation>
    </message>
    <message>
        <source>Click the place it goes to, straight left or down.</source>
        <translation>انقر الموضع الذي يذهب إليه، على استقامة إلى اليسار أو إلى الأسفل.</translation>
    </message>
    <message>
        <source>I moved a counter from %1 to %2.</source>
        <extracomment>two squares, such as (3, 5)</extracomment>
        <translation>نقلتُ قرصًا من %1 إلى %2.</translation>
    </message>
    <message>
        <source>You moved a counter from %1 to %2.</source>
        <extracomment>two squares, such as (3, 5)</extracomment>
        <translation>نقلتَ قرصًا من %1 إلى %2.</translation>
    </message>
    <message>
        <source>Click the queen, or drag her.</source>
        <translation>انقر الوزير أو اسحبه.</translation>
    </message>
    <message>
        <source>Click the square she goes to.</source>
        <translation>انقر الخانة التي يذهب إليها.</translation>
    </message>
    <message>
        <source>I moved the queen to %1.</source>
        <extracomment>a square, such as (3, 5)</extracomment>
        <translation>نقلتُ الوزير إلى %1.</translation>
    </message>
    <message>
        <source>You moved the queen to %1.</source>
        <extracomment>a square, such as (3, 5)</extracomment>
        <translation>نقلتَ الوزير إلى %1.</translation>
    </message>
    <message numerus="yes">
        <source>I took %1 stone.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>لم آخذ شيئًا.</numerusform>
            <numerusform>أخذتُ حجرًا واحدًا.</numerusform>
            <numerusform>أخذتُ حجرين.</numerusform>
            <numerusform>أخذتُ %1 أحجار.</numerusform>
            <numerusform>أخذتُ %1 حجرًا.</numerusform>
            <numerusform>أخذتُ %1 حجر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I took %1 stones.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>لم آخذ شيئًا.</numerusform>
            <numerusform>أخذتُ حجرًا واحدًا.</numerusform>
            <numerusform>أخذتُ حجرين.</numerusform>
            <numerusform>أخذتُ %1 أحجار.</numerusform>
            <numerusform>أخذتُ %1 حجرًا.</numerusform>
            <numerusform>أخذتُ %1 حجر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took %1 stone.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>لم تأخذ شيئًا.</numerusform>
            <numerusform>أخذتَ حجرًا واحدًا.</numerusform>
            <numerusform>أخذتَ حجرين.</numerusform>
            <numerusform>أخذتَ %1 أحجار.</numerusform>
            <numerusform>أخذتَ %1 حجرًا.</numerusform>
            <numerusform>أخذتَ %1 حجر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took %1 stones.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>لم تأخذ شيئًا.</numerusform>
            <numerusform>أخذتَ حجرًا واحدًا.</numerusform>
            <numerusform>أخذتَ حجرين.</numerusform>
            <numerusform>أخذتَ %1 أحجار.</numerusform>
            <numerusform>أخذتَ %1 حجرًا.</numerusform>
            <numerusform>أخذتَ %1 حجر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a stone of the shape you want to take.</source>
        <translation>انقر حجرًا من الشكل الذي تريد أخذه.</translation>
    </message>
    <message>
        <source>Click the last stone of the shape.</source>
        <translation>انقر الحجر الأخير من الشكل.</translation>
    </message>
    <message>
        <source>Make a move on any one of the boards.</source>
        <translation>العب نقلة على أي رقعة من الرقع.</translation>
    </message>
    <message>
        <source>Click where this move ends.</source>
        <translation>انقر حيث تنتهي هذه النقلة.</translation>
    </message>
    <message>
        <source>the heap</source>
        <translation>الكومة</translation>
    </message>
    <message>
        <source>the left heap</source>
        <translation>الكومة اليسرى</translation>
    </message>
    <message>
        <source>the right heap</source>
        <translation>الكومة اليمنى</translation>
    </message>
    <message>
        <source>the middle heap</source>
        <translation>الكومة الوسطى</translation>
    </message>
    <message>
        <source>I took %1 from %2.</source>
        <extracomment>how many were taken, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>أخذتُ %1 من %2.</translation>
    </message>
    <message>
        <source>You took %1 from %2.</source>
        <extracomment>how many were taken, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>أخذتَ %1 من %2.</translation>
    </message>
    <message>
        <source>Click one of your animals: it steps or jumps.</source>
        <translation>انقر أحد حيواناتك: يخطو أو يقفز.</translation>
    </message>
    <message>
        <source>I hopped from %1 to %2.</source>
        <extracomment>of a toad or a frog: the two squares</extracomment>
        <translation>قفزتُ من %1 إلى %2.</translation>
    </message>
    <message>
        <source>You hopped from %1 to %2.</source>
        <extracomment>of a toad or a frog: the two squares</extracomment>
        <translation>قفزتَ من %1 إلى %2.</translation>
    </message>
    <message>
        <source>I turned turtles %1 and %2.</source>
        <extracomment>the squares of two turtles that were turned over</extracomment>
        <translation>قلبتُ السلحفاتين %1 و%2.</translation>
    </message>
    <message>
        <source>You turned turtles %1 and %2.</source>
        <extracomment>the squares of two turtles that were turned over</extracomment>
        <translation>قلبتَ السلحفاتين %1 و%2.</translation>
    </message>
    <message>
        <source>I turned coins %1 and %2.</source>
        <extracomment>the squares of two coins that were turned over</extracomment>
        <translation>قلبتُ القطعتين %1 و%2.</translation>
    </message>
    <message>
        <source>You turned coins %1 and %2.</source>
        <extracomment>the squares of two coins that were turned over</extracomment>
        <translation>قلبتَ القطعتين %1 و%2.</translation>
    </message>
    <message>
        <source>Click a head to turn it over.</source>
        <translation>انقر صورة لقلبها.</translation>
    </message>
    <message>
        <source>Click the other coin that turns over.</source>
        <translation>انقر القطعة الأخرى التي تُقلب.</translation>
    </message>
    <message>
        <source>I went to %1.</source>
        <extracomment>the option of a game that was chosen, such as {0|1}</extracomment>
        <translation>ذهبتُ إلى %1.</translation>
    </message>
    <message>
        <source>You went to %1.</source>
        <extracomment>the option of a game that was chosen, such as {0|1}</extracomment>
        <translation>ذهبتَ إلى %1.</translation>
    </message>
    <message>
        <source>Click the form you move to.</source>
        <translation>انقر الصيغة التي تذهب إليها.</translation>
    </message>
    <message numerus="yes">
        <source>Take just %1 there.</source>
        <extracomment>a hint: so many pieces are to be taken where one was told to look</extracomment>
        <translation>
            <numerusform>خذ هناك %1 فقط.</numerusform>
            <numerusform>خذ هناك %1 فقط.</numerusform>
            <numerusform>خذ هناك %1 فقط.</numerusform>
            <numerusform>خذ هناك %1 فقط.</numerusform>
            <numerusform>خذ هناك %1 فقط.</numerusform>
            <numerusform>خذ هناك %1 فقط.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 there.</source>
        <extracomment>a hint: so many pieces are to be taken where one was told to look</extracomment>
        <translation>
            <numerusform>خذ هناك %1.</numerusform>
            <numerusform>خذ هناك %1.</numerusform>
            <numerusform>خذ هناك %1.</numerusform>
            <numerusform>خذ هناك %1.</numerusform>
            <numerusform>خذ هناك %1.</numerusform>
            <numerusform>خذ هناك %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 bit off %1 square.</source>
        <extracomment>of a bar of chocolate; %2: who did it</extracomment>
        <translation>
            <numerusform>لم يقضم %2 شيئًا.</numerusform>
            <numerusform>قضم %2 خانة واحدة.</numerusform>
            <numerusform>قضم %2 خانتين.</numerusform>
            <numerusform>قضم %2 ‏%1 خانات.</numerusform>
            <numerusform>قضم %2 ‏%1 خانة.</numerusform>
            <numerusform>قضم %2 ‏%1 خانة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 bit off %1 squares.</source>
        <extracomment>of a bar of chocolate; %2: who did it</extracomment>
        <translation>
            <numerusform>لم يقضم %2 شيئًا.</numerusform>
            <numerusform>قضم %2 خانة واحدة.</numerusform>
            <numerusform>قضم %2 خانتين.</numerusform>
            <numerusform>قضم %2 ‏%1 خانات.</numerusform>
            <numerusform>قضم %2 ‏%1 خانة.</numerusform>
            <numerusform>قضم %2 ‏%1 خانة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%3 slid a coin from %1 to %2.</source>
        <extracomment>the squares, boxes or steps that a coin left and came to; %3: who did it</extracomment>
        <translation>أزلق %3 قطعة من %1 إلى %2.</translation>
    </message>
    <message numerus="yes">
        <source>%4 moved %1 coin from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps; %4: who did it</extracomment>
        <translation>
            <numerusform>لم ينقل %4 شيئًا من %2 إلى %3.</numerusform>
            <numerusform>نقل %4 قطعة من %2 إلى %3.</numerusform>
            <numerusform>نقل %4 قطعتين من %2 إلى %3.</numerusform>
            <numerusform>نقل %4 ‏%1 قطع من %2 إلى %3.</numerusform>
            <numerusform>نقل %4 ‏%1 قطعة من %2 إلى %3.</numerusform>
            <numerusform>نقل %4 ‏%1 قطعة من %2 إلى %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%4 moved %1 coins from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps; %4: who did it</extracomment>
        <translation>
            <numerusform>لم ينقل %4 شيئًا من %2 إلى %3.</numerusform>
            <numerusform>نقل %4 قطعة من %2 إلى %3.</numerusform>
            <numerusform>نقل %4 قطعتين من %2 إلى %3.</numerusform>
            <numerusform>نقل %4 ‏%1 قطع من %2 إلى %3.</numerusform>
            <numerusform>نقل %4 ‏%1 قطعة من %2 إلى %3.</numerusform>
            <numerusform>نقل %4 ‏%1 قطعة من %2 إلى %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 moved the token to %1.</source>
        <extracomment>the number of a node; %2: who did it</extracomment>
        <translation>نقل %2 القطعة إلى العقدة %1.</translation>
    </message>
    <message>
        <source>%3 took %1 from column %2.</source>
        <extracomment>how many stones, and the name of a column, such as c; %3: who did it</extracomment>
        <translation>أخذ %3 ‏%1 من العمود %2.</translation>
    </message>
    <message>
        <source>%3 took %1 from row %2.</source>
        <extracomment>how many stones, and the number of a row; %3: who did it</extracomment>
        <translation>أخذ %3 ‏%1 من الصف %2.</translation>
    </message>
    <message>
        <source>%1 cut a blue stem.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>قطع %1 ساقًا زرقاء.</translation>
    </message>
    <message>
        <source>%1 cut a red stem.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>قطع %1 ساقًا حمراء.</translation>
    </message>
    <message>
        <source>%1 cut a green stem.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>قطع %1 ساقًا خضراء.</translation>
    </message>
    <message>
        <source>%2 divided by %1.</source>
        <extracomment>%2: who did it</extracomment>
        <translation>قسم %2 على %1.</translation>
    </message>
    <message>
        <source>%3 took %1 from line %2.</source>
        <extracomment>how many counters, and the number of the line; %3: who did it</extracomment>
        <translation>أخذ %3 ‏%1 من الخط %2.</translation>
    </message>
    <message>
        <source>divide %1 into %2 and %3</source>
        <extracomment>a move: &quot;the left heap&quot;, and the sizes of what it becomes</extracomment>
        <translation>قسمة %1 إلى %2 و%3</translation>
    </message>
    <message>
        <source>take %1 from %2, leaving %3 and %4</source>
        <extracomment>a move: how many pins, &quot;the left heap&quot;, and the sizes of what is left</extracomment>
        <translation>أخذ %1 من %2، فتبقى %3 و%4</translation>
    </message>
    <message>
        <source>%4 divided %1 into %2 and %3.</source>
        <extracomment>&quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became; %4: who did it</extracomment>
        <translation>قسم %4 %1 إلى %2 و%3.</translation>
    </message>
    <message>
        <source>I took %1 from %2. %3 and %4 are left.</source>
        <extracomment>how many were taken, &quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>أخذتُ %1 من %2. وبقيت %3 و%4.</translation>
    </message>
    <message>
        <source>You took %1 from %2. %3 and %4 are left.</source>
        <extracomment>how many were taken, &quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>أخذتَ %1 من %2. وبقيت %3 و%4.</translation>
    </message>
    <message>
        <source>%5 took %1 from %2. %3 and %4 are left.</source>
        <extracomment>how many were taken, &quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became; %5: who did it</extracomment>
        <translation>أخذ %5 ‏%1 من %2. وبقيت %3 و%4.</translation>
    </message>
    <message>
        <source>%4 moved from %2 to %3 in row %1.</source>
        <extracomment>the number of a row, and two squares; %4: who did it</extracomment>
        <translation>انتقل %4 من %2 إلى %3 في الصف %1.</translation>
    </message>
    <message>
        <source>add %1 to %2</source>
        <extracomment>a move: how many stones, and &quot;the left heap&quot;</extracomment>
        <translation>إعادة %1 إلى %2</translation>
    </message>
    <message>
        <source>%3 added %1 to %2.</source>
        <extracomment>how many were added, and &quot;the left heap&quot; or &quot;heap 5&quot;; %3: who did it</extracomment>
        <translation>أعاد %3 ‏%1 إلى %2.</translation>
    </message>
    <message>
        <source>%1 used a skip.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>استعمل %1 تمريرة.</translation>
    </message>
    <message>
        <source>%3 moved a counter from %1 to %2.</source>
        <extracomment>two squares, such as (3, 5); %3: who did it</extracomment>
        <translation>نقل %3 قرصًا من %1 إلى %2.</translation>
    </message>
    <message>
        <source>%2 moved the queen to %1.</source>
        <extracomment>a square, such as (3, 5); %2: who did it</extracomment>
        <translation>نقل %2 الوزير إلى %1.</translation>
    </message>
    <message numerus="yes">
        <source>%2 took %1 stone.</source>
        <extracomment>how many were taken; %2: who did it</extracomment>
        <translation>
            <numerusform>لم يأخذ %2 شيئًا.</numerusform>
            <numerusform>أخذ %2 حجرًا واحدًا.</numerusform>
            <numerusform>أخذ %2 حجرين.</numerusform>
            <numerusform>أخذ %2 ‏%1 أحجار.</numerusform>
            <numerusform>أخذ %2 ‏%1 حجرًا.</numerusform>
            <numerusform>أخذ %2 ‏%1 حجر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 took %1 stones.</source>
        <extracomment>how many were taken; %2: who did it</extracomment>
        <translation>
            <numerusform>لم يأخذ %2 شيئًا.</numerusform>
            <numerusform>أخذ %2 حجرًا واحدًا.</numerusform>
            <numerusform>أخذ %2 حجرين.</numerusform>
            <numerusform>أخذ %2 ‏%1 أحجار.</numerusform>
            <numerusform>أخذ %2 ‏%1 حجرًا.</numerusform>
            <numerusform>أخذ %2 ‏%1 حجر.</numerusform>
        </translation>
    </message>
    <message>
        <source>the upper heap</source>
        <translation>الكومة العليا</translation>
    </message>
    <message>
        <source>the lower heap</source>
        <translation>الكومة السفلى</translation>
    </message>
    <message>
        <source>heap %1 of the upper row</source>
        <extracomment>of several rows of heaps: the number of the heap in its row</extracomment>
        <translation>الكومة %1 من الصف الأعلى</translation>
    </message>
    <message>
        <source>heap %1 of the lower row</source>
        <translation>الكومة %1 من الصف الأسفل</translation>
    </message>
    <message>
        <source>heap %1 of the middle row</source>
        <translation>الكومة %1 من الصف الأوسط</translation>
    </message>
    <message>
        <source>%3 took %1 from %2.</source>
        <extracomment>how many were taken, and &quot;the left heap&quot; or &quot;heap 5&quot;; %3: who did it</extracomment>
        <translation>أخذ %3 ‏%1 من %2.</translation>
    </message>
    <message>
        <source>take %1 from %2</source>
        <extracomment>a move: how many are taken, and &quot;the left heap&quot;</extracomment>
        <translation>أخذ %1 من %2</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <extracomment>a hint: &quot;the left heap&quot;</extracomment>
        <translation>%1 تصمد أطول من غيرها.</translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <extracomment>a hint: &quot;the left heap&quot;</extracomment>
        <translation>انظر إلى %1.</translation>
    </message>
    <message>
        <source>%3 hopped from %1 to %2.</source>
        <extracomment>of a toad or a frog: the two squares; %3: who did it</extracomment>
        <translation>قفز %3 من %1 إلى %2.</translation>
    </message>
    <message>
        <source>I turned turtle %1.</source>
        <extracomment>the square of the turtle that was turned over</extracomment>
        <translation>قلبتُ السلحفاة %1.</translation>
    </message>
    <message>
        <source>You turned turtle %1.</source>
        <extracomment>the square of the turtle that was turned over</extracomment>
        <translation>قلبتَ السلحفاة %1.</translation>
    </message>
    <message>
        <source>%2 turned turtle %1.</source>
        <extracomment>the square of the turtle that was turned over; %2: who did it</extracomment>
        <translation>قلب %2 السلحفاة %1.</translation>
    </message>
    <message>
        <source>%3 turned turtles %1 and %2.</source>
        <extracomment>the squares of two turtles that were turned over; %3: who did it</extracomment>
        <translation>قلب %3 السلحفاتين %1 و%2.</translation>
    </message>
    <message>
        <source>%3 turned coins %1 and %2.</source>
        <extracomment>the squares of two coins that were turned over; %3: who did it</extracomment>
        <translation>قلب %3 القطعتين %1 و%2.</translation>
    </message>
    <message>
        <source>%2 went to %1.</source>
        <extracomment>the option of a game that was chosen, such as {0|1}; %2: who did it</extracomment>
        <translation>ذهب %2 إلى %1.</translation>
    </message>
    <message>
        <source>I left nothing but the crossed square</source>
        <translation>لم أترك إلا الخانة المشطوبة</translation>
    </message>
    <message>
        <source>I took the last counter</source>
        <translation>أخذتُ القرص الأخير</translation>
    </message>
    <message>
        <source>I took the last stone</source>
        <translation>أخذتُ الحجر الأخير</translation>
    </message>
    <message>
        <source>I made the last move</source>
        <translation>لعبتُ النقلة الأخيرة</translation>
    </message>
    <message numerus="yes">
        <source>%1 move.</source>
        <translation>
            <numerusform>بلا نقلات.</numerusform>
            <numerusform>نقلة واحدة.</numerusform>
            <numerusform>نقلتان.</numerusform>
            <numerusform>%1 نقلات.</numerusform>
            <numerusform>%1 نقلة.</numerusform>
            <numerusform>%1 نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves.</source>
        <translation>
            <numerusform>بلا نقلات.</numerusform>
            <numerusform>نقلة واحدة.</numerusform>
            <numerusform>نقلتان.</numerusform>
            <numerusform>%1 نقلات.</numerusform>
            <numerusform>%1 نقلة.</numerusform>
            <numerusform>%1 نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a winning first move: there is %1.</source>
        <translation>
            <numerusform>أوجد نقلة أولى رابحة: لا توجد واحدة.</numerusform>
            <numerusform>أوجد نقلة أولى رابحة: هناك واحدة.</numerusform>
            <numerusform>أوجد نقلة أولى رابحة: هناك اثنتان.</numerusform>
            <numerusform>أوجد نقلة أولى رابحة: هناك %1 نقلات.</numerusform>
            <numerusform>أوجد نقلة أولى رابحة: هناك %1 نقلة.</numerusform>
            <numerusform>أوجد نقلة أولى رابحة: هناك %1 نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a winning first move: there are %1.</source>
        <translation>
            <numerusform>أوجد نقلة أولى رابحة: لا توجد واحدة.</numerusform>
            <numerusform>أوجد نقلة أولى رابحة: هناك واحدة.</numerusform>
            <numerusform>أوجد نقلة أولى رابحة: هناك اثنتان.</numerusform>
            <numerusform>أوجد نقلة أولى رابحة: هناك %1 نقلات.</numerusform>
            <numerusform>أوجد نقلة أولى رابحة: هناك %1 نقلة.</numerusform>
            <numerusform>أوجد نقلة أولى رابحة: هناك %1 نقلة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click one more to turn it, too, or this one again to turn it alone.</source>
        <translation>انقر واحدة أخرى لتقلبها أيضًا، أو هذه مرة أخرى لتقلبها وحدها.</translation>
    </message>
    <message>
        <source>bite at %1</source>
        <extracomment>a move, a verb: the square of a bar of chocolate, such as b2, where it is bitten off</extracomment>
        <translation>القضم عند %1</translation>
    </message>
    <message numerus="yes">
        <source>move %1 coin from %2 to %3</source>
        <extracomment>a move, a verb: how many coins, and the two boxes or steps; here one coin</extracomment>
        <translation>
            <numerusform>نقل لا شيء من %2 إلى %3</numerusform>
            <numerusform>نقل قطعة من %2 إلى %3</numerusform>
            <numerusform>نقل قطعتين من %2 إلى %3</numerusform>
            <numerusform>نقل %1 قطع من %2 إلى %3</numerusform>
            <numerusform>نقل %1 قطعة من %2 إلى %3</numerusform>
            <numerusform>نقل %1 قطعة من %2 إلى %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %1 coins from %2 to %3</source>
        <extracomment>a move, a verb: how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>نقل لا شيء من %2 إلى %3</numerusform>
            <numerusform>نقل قطعة من %2 إلى %3</numerusform>
            <numerusform>نقل قطعتين من %2 إلى %3</numerusform>
            <numerusform>نقل %1 قطع من %2 إلى %3</numerusform>
            <numerusform>نقل %1 قطعة من %2 إلى %3</numerusform>
            <numerusform>نقل %1 قطعة من %2 إلى %3</numerusform>
        </translation>
    </message>
    <message>
        <source>slide a coin from %1 to %2</source>
        <extracomment>a move, a verb: the squares, boxes or steps that a coin leaves and comes to</extracomment>
        <translation>إزلاق قطعة من %1 إلى %2</translation>
    </message>
    <message>
        <source>move the token to %1</source>
        <extracomment>a move, a verb: the number of a node</extracomment>
        <translation>نقل القطعة إلى العقدة %1</translation>
    </message>
    <message>
        <source>cut the blue edge from %1 to %2</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>قطع الضلع الأزرق من %1 إلى %2</translation>
    </message>
    <message>
        <source>cut the red edge from %1 to %2</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>قطع الضلع الأحمر من %1 إلى %2</translation>
    </message>
    <message>
        <source>cut the green edge from %1 to %2</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>قطع الضلع الأخضر من %1 إلى %2</translation>
    </message>
    <message>
        <source>take counter %1 of line %2</source>
        <extracomment>a move, a verb: the place of a counter, and the number of its line</extracomment>
        <translation>أخذ القرص %1 من الخط %2</translation>
    </message>
    <message>
        <source>take counters %1 to %2 of line %3</source>
        <extracomment>a move, a verb: the places of the first and the last counter, and the number of their line</extracomment>
        <translation>أخذ الأقراص من %1 إلى %2 على الخط %3</translation>
    </message>
    <message>
        <source>move from %2 to %3 in row %1</source>
        <translation>الانتقال من %2 إلى %3 في الصف %1</translation>
    </message>
    <message>
        <source>move a counter from %1 to %2</source>
        <extracomment>a move, a verb: two squares, such as (3, 5)</extracomment>
        <translation>نقل قرص من %1 إلى %2</translation>
    </message>
    <message>
        <source>move the queen to %1</source>
        <extracomment>a move, a verb: a square, such as (3, 5)</extracomment>
        <translation>نقل الوزير إلى %1</translation>
    </message>
    <message>
        <source>hop from %1 to %2</source>
        <translation>القفز من %1 إلى %2</translation>
    </message>
    <message>
        <source>go to %1</source>
        <translation>الذهاب إلى %1</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>head of the column of moves: how many sticks are taken</extracomment>
        <translation>الأعواد</translation>
    </message>
    <message>
        <source>Click the first match you want to take. Those behind it go, too.</source>
        <translation>انقر أول عود تريد أخذه. وتذهب معه الأعواد التي خلفه.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 match now</source>
        <translation>
            <numerusform>لا أعواد الآن</numerusform>
            <numerusform>هناك عود واحد الآن</numerusform>
            <numerusform>هناك عودان الآن</numerusform>
            <numerusform>هناك %1 أعواد الآن</numerusform>
            <numerusform>هناك %1 عودًا الآن</numerusform>
            <numerusform>هناك %1 عود الآن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 matches now</source>
        <translation>
            <numerusform>لا أعواد الآن</numerusform>
            <numerusform>هناك عود واحد الآن</numerusform>
            <numerusform>هناك عودان الآن</numerusform>
            <numerusform>هناك %1 أعواد الآن</numerusform>
            <numerusform>هناك %1 عودًا الآن</numerusform>
            <numerusform>هناك %1 عود الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten matches</source>
        <extracomment>a ready-made board</extracomment>
        <translation>عشرة أعواد</translation>
    </message>
    <message numerus="yes">
        <source>Take %1 match from one heap.</source>
        <translation>
            <numerusform>لا تأخذ شيئًا.</numerusform>
            <numerusform>خذ عودًا واحدًا من كومة واحدة.</numerusform>
            <numerusform>خذ %1 من أعواد كومة واحدة.</numerusform>
            <numerusform>خذ %1 أعواد من كومة واحدة.</numerusform>
            <numerusform>خذ %1 عودًا من كومة واحدة.</numerusform>
            <numerusform>خذ %1 عود من كومة واحدة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 matches from one heap.</source>
        <translation>
            <numerusform>لا تأخذ شيئًا.</numerusform>
            <numerusform>خذ عودًا واحدًا من كومة واحدة.</numerusform>
            <numerusform>خذ %1 من أعواد كومة واحدة.</numerusform>
            <numerusform>خذ %1 أعواد من كومة واحدة.</numerusform>
            <numerusform>خذ %1 عودًا من كومة واحدة.</numerusform>
            <numerusform>خذ %1 عود من كومة واحدة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 match.</source>
        <translation>
            <numerusform>لا تأخذ شيئًا.</numerusform>
            <numerusform>خذ عودًا واحدًا.</numerusform>
            <numerusform>خذ %1 من الأعواد.</numerusform>
            <numerusform>خذ %1 أعواد.</numerusform>
            <numerusform>خذ %1 عودًا.</numerusform>
            <numerusform>خذ %1 عود.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 matches.</source>
        <translation>
            <numerusform>لا تأخذ شيئًا.</numerusform>
            <numerusform>خذ عودًا واحدًا.</numerusform>
            <numerusform>خذ %1 من الأعواد.</numerusform>
            <numerusform>خذ %1 أعواد.</numerusform>
            <numerusform>خذ %1 عودًا.</numerusform>
            <numerusform>خذ %1 عود.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taking the last match wins.</source>
        <translation>أخذ العود الأخير يربح.</translation>
    </message>
    <message>
        <source>Taking the last match loses.</source>
        <translation>أخذ العود الأخير يخسر.</translation>
    </message>
    <message>
        <source>You took the last match</source>
        <translation>أخذتَ العود الأخير</translation>
    </message>
    <message>
        <source>%1 took the last match</source>
        <translation>أخذ %1 العود الأخير</translation>
    </message>
    <message>
        <source>I took the last match</source>
        <translation>أخذتُ العود الأخير</translation>
    </message>
    <message>
        <source>Heaps are divided here: choose a line between two segments.</source>
        <translation>تُقسم الأكوام هنا: اختر خطًّا بين عُقلتين.</translation>
    </message>
    <message>
        <source>The two pins are not of one heap.</source>
        <translation>القارورتان ليستا من كومة واحدة.</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>القوارير</translation>
    </message>
    <message>
        <source>Click the first pin you want to take.</source>
        <translation>انقر أول قارورة تريد أخذها.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 pin now</source>
        <translation>
            <numerusform>لا قوارير الآن</numerusform>
            <numerusform>هناك قارورة واحدة الآن</numerusform>
            <numerusform>هناك قارورتان الآن</numerusform>
            <numerusform>هناك %1 قوارير الآن</numerusform>
            <numerusform>هناك %1 قارورة الآن</numerusform>
            <numerusform>هناك %1 قارورة الآن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 pins now</source>
        <translation>
            <numerusform>لا قوارير الآن</numerusform>
            <numerusform>هناك قارورة واحدة الآن</numerusform>
            <numerusform>هناك قارورتان الآن</numerusform>
            <numerusform>هناك %1 قوارير الآن</numerusform>
            <numerusform>هناك %1 قارورة الآن</numerusform>
            <numerusform>هناك %1 قارورة الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a pin to cut the heap off there, or a heap’s number to add a pin.</source>
        <translation>انقر قارورة لتقطع الكومة عندها، أو رقم كومة لتضيف قارورة.</translation>
    </message>
    <message>
        <source>Click between two segments to cut the cane there.</source>
        <translation>انقر بين عُقلتين لتقطع القصبة هناك.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 segment now</source>
        <translation>
            <numerusform>لا عُقَل الآن</numerusform>
            <numerusform>هناك عُقلة واحدة الآن</numerusform>
            <numerusform>هناك عُقلتان الآن</numerusform>
            <numerusform>هناك %1 عُقَل الآن</numerusform>
            <numerusform>هناك %1 عُقلة الآن</numerusform>
            <numerusform>هناك %1 عُقلة الآن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 segments now</source>
        <translation>
            <numerusform>لا عُقَل الآن</numerusform>
            <numerusform>هناك عُقلة واحدة الآن</numerusform>
            <numerusform>هناك عُقلتان الآن</numerusform>
            <numerusform>هناك %1 عُقَل الآن</numerusform>
            <numerusform>هناك %1 عُقلة الآن</numerusform>
            <numerusform>هناك %1 عُقلة الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a segment to cut the heap off there, or a heap’s number to add a segment.</source>
        <translation>انقر عُقلة لتقطع الكومة عندها، أو رقم كومة لتضيف عُقلة.</translation>
    </message>
    <message numerus="yes">
        <source>take %1 pin from an end of a heap</source>
        <translation>
            <numerusform>لا تأخذ شيئًا</numerusform>
            <numerusform>خذ قارورة من طرف كومة</numerusform>
            <numerusform>خذ %1 من القوارير من طرف كومة</numerusform>
            <numerusform>خذ %1 قوارير من طرف كومة</numerusform>
            <numerusform>خذ %1 قارورة من طرف كومة</numerusform>
            <numerusform>خذ %1 قارورة من طرف كومة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 pins from an end of a heap</source>
        <translation>
            <numerusform>لا تأخذ شيئًا</numerusform>
            <numerusform>خذ قارورة من طرف كومة</numerusform>
            <numerusform>خذ %1 من القوارير من طرف كومة</numerusform>
            <numerusform>خذ %1 قوارير من طرف كومة</numerusform>
            <numerusform>خذ %1 قارورة من طرف كومة</numerusform>
            <numerusform>خذ %1 قارورة من طرف كومة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 pin of a heap, but not a whole heap</source>
        <translation>
            <numerusform>لا تأخذ شيئًا</numerusform>
            <numerusform>خذ قارورة من كومة، لا كومة كاملة</numerusform>
            <numerusform>خذ %1 من القوارير المتجاورة من كومة، لا كومة كاملة</numerusform>
            <numerusform>خذ %1 قوارير متجاورة من كومة، لا كومة كاملة</numerusform>
            <numerusform>خذ %1 قارورة متجاورة من كومة، لا كومة كاملة</numerusform>
            <numerusform>خذ %1 قارورة متجاورة من كومة، لا كومة كاملة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 neighbouring pins of a heap, but not a whole heap</source>
        <translation>
            <numerusform>لا تأخذ شيئًا</numerusform>
            <numerusform>خذ قارورة من كومة، لا كومة كاملة</numerusform>
            <numerusform>خذ %1 من القوارير المتجاورة من كومة، لا كومة كاملة</numerusform>
            <numerusform>خذ %1 قوارير متجاورة من كومة، لا كومة كاملة</numerusform>
            <numerusform>خذ %1 قارورة متجاورة من كومة، لا كومة كاملة</numerusform>
            <numerusform>خذ %1 قارورة متجاورة من كومة، لا كومة كاملة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 pin of a heap</source>
        <translation>
            <numerusform>لا تأخذ شيئًا</numerusform>
            <numerusform>خذ قارورة من كومة</numerusform>
            <numerusform>خذ %1 من القوارير المتجاورة من كومة</numerusform>
            <numerusform>خذ %1 قوارير متجاورة من كومة</numerusform>
            <numerusform>خذ %1 قارورة متجاورة من كومة</numerusform>
            <numerusform>خذ %1 قارورة متجاورة من كومة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 neighbouring pins of a heap</source>
        <translation>
            <numerusform>لا تأخذ شيئًا</numerusform>
            <numerusform>خذ قارورة من كومة</numerusform>
            <numerusform>خذ %1 من القوارير المتجاورة من كومة</numerusform>
            <numerusform>خذ %1 قوارير متجاورة من كومة</numerusform>
            <numerusform>خذ %1 قارورة متجاورة من كومة</numerusform>
            <numerusform>خذ %1 قارورة متجاورة من كومة</numerusform>
        </translation>
    </message>
    <message>
        <source>Nim, and chips may come back</source>
        <translation>نيم، وقد تعود الفيشات</translation>
    </message>
    <message>
        <source>Chips put back are taken again: it is won as Nim is.</source>
        <translation>الفيشات المعادة تؤخذ من جديد: تُربح كما تُربح نيم.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>الفيشات</translation>
    </message>
    <message>
        <source>Click the lowest chip you want to take, or an empty place to fill the heap up to there.</source>
        <translation>انقر أخفض فيشة تريد أخذها، أو موضعًا فارغًا لتملأ الكومة حتى هناك.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 chip now</source>
        <translation>
            <numerusform>لا فيشات الآن</numerusform>
            <numerusform>هناك فيشة واحدة الآن</numerusform>
            <numerusform>هناك فيشتان الآن</numerusform>
            <numerusform>هناك %1 فيشات الآن</numerusform>
            <numerusform>هناك %1 فيشة الآن</numerusform>
            <numerusform>هناك %1 فيشة الآن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 chips now</source>
        <translation>
            <numerusform>لا فيشات الآن</numerusform>
            <numerusform>هناك فيشة واحدة الآن</numerusform>
            <numerusform>هناك فيشتان الآن</numerusform>
            <numerusform>هناك %1 فيشات الآن</numerusform>
            <numerusform>هناك %1 فيشة الآن</numerusform>
            <numerusform>هناك %1 فيشة الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>Take any number of chips from one heap, or use up one of your adds and put chips back on a heap, up to its cap.</source>
        <translation>خذ أي عدد من الفيشات من كومة واحدة، أو استعمل إحدى إعاداتك لتعيد فيشات إلى كومة حتى سقفها.</translation>
    </message>
    <message>
        <source>Putting chips back is reversible: the opponent takes the same chips again, and an add is gone (Left has %1 left, Right has %2). So adds change nothing, and the heaps decide as in Nim: their nim-sum is %3.</source>
        <extracomment>how often each player may still add stones, and a number</extracomment>
        <translation>إعادة الفيشات قابلة للرد: يأخذ الخصم الفيشات نفسها من جديد، وتكون إعادة قد ذهبت (لدى أيسر %1 باقية، ولدى أيمن %2). فالإعادات لا تغيّر شيئًا، والأكوام تحسم كما في نيم: مجموع نيم لها %3.</translation>
    </message>
    <message>
        <source>Click the lowest chip you want to take, or skip a turn.</source>
        <translation>انقر أخفض فيشة تريد أخذها، أو مرّر دورك.</translation>
    </message>
    <message>
        <source>One chip</source>
        <extracomment>of a ready-made board: it has one chip</extracomment>
        <translation>فيشة واحدة</translation>
    </message>
    <message>
        <source>with the last chip</source>
        <translation>مع الفيشة الأخيرة</translation>
    </message>
    <message>
        <source>Take any number of chips from one heap, or use up one of your skips. The game ends when all chips are taken.</source>
        <translation>خذ أي عدد من الفيشات من كومة واحدة، أو استعمل إحدى تمريراتك. تنتهي المباراة عندما تؤخذ كل الفيشات.</translation>
    </message>
    <message>
        <source>Take any number of chips from one heap, or use up one of your skips.</source>
        <translation>خذ أي عدد من الفيشات من كومة واحدة، أو استعمل إحدى تمريراتك.</translation>
    </message>
    <message>
        <source>The game is over when the chips are gone, so a skip that is left over is worth nothing: comparing the skips is not the rule here, and the answer is found by search.</source>
        <translation>تنتهي المباراة عندما تنفد الفيشات، فالتمريرة الباقية لا تساوي شيئًا: مقارنة التمريرات ليست القاعدة هنا، والجواب يوجد بالبحث.</translation>
    </message>
    <message>
        <source>That holds when skips may be used after the last chip. When the game ends with the chips, a skip that is left over is worth nothing: whoever can take the last heap whole wins.</source>
        <translation>هذا يصح إذا جاز استعمال التمريرات بعد الفيشة الأخيرة. أما إذا انتهت المباراة مع الفيشات فالتمريرة الباقية لا تساوي شيئًا: يفوز من يستطيع أخذ الكومة الأخيرة كلها.</translation>
    </message>
    <message>
        <source>The turtle on the right must stand on its feet.</source>
        <translation>يجب أن تكون السلحفاة اليمنى واقفة على أرجلها.</translation>
    </message>
    <message>
        <source>Look at turtle %1.</source>
        <translation>انظر إلى السلحفاة %1.</translation>
    </message>
    <message>
        <source>Turtle %1 holds out longest.</source>
        <translation>السلحفاة %1 تصمد أطول من غيرها.</translation>
    </message>
    <message>
        <source>Turn a turtle onto its back and, if you like, turn over one more to its left.</source>
        <translation>اقلب سلحفاة على ظهرها، واقلب معها إن شئت سلحفاة أخرى واحدة على يسارها.</translation>
    </message>
    <message>
        <source>Turn one over, and one more</source>
        <translation>اقلب واحدة، وأخرى معها</translation>
    </message>
    <message>
        <source>Click a turtle on its feet to turn it over.</source>
        <translation>انقر سلحفاة واقفة على أرجلها لتقلبها.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 turtle on its feet now</source>
        <translation>
            <numerusform>لا سلاحف واقفة الآن</numerusform>
            <numerusform>هناك سلحفاة واحدة واقفة الآن</numerusform>
            <numerusform>هناك سلحفاتان واقفتان الآن</numerusform>
            <numerusform>هناك %1 سلاحف واقفة الآن</numerusform>
            <numerusform>هناك %1 سلحفاة واقفة الآن</numerusform>
            <numerusform>هناك %1 سلحفاة واقفة الآن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 turtles on their feet now</source>
        <translation>
            <numerusform>لا سلاحف واقفة الآن</numerusform>
            <numerusform>هناك سلحفاة واحدة واقفة الآن</numerusform>
            <numerusform>هناك سلحفاتان واقفتان الآن</numerusform>
            <numerusform>هناك %1 سلاحف واقفة الآن</numerusform>
            <numerusform>هناك %1 سلحفاة واقفة الآن</numerusform>
            <numerusform>هناك %1 سلحفاة واقفة الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left of the bottom row and of the first column are two heaps.</source>
        <translation>ما بقي من الصف الأسفل ومن العمود الأول كومتان.</translation>
    </message>
    <message>
        <source>Whoever begins on a full board wins: if taking just the last square were a mistake, you could begin with the move that punishes it. No rule tells which move wins; it has to be searched for.</source>
        <translation>من يبدأ على رقعة كاملة يفوز: لو كان أخذ الخانة الأخيرة وحدها خطأً لأمكنك أن تبدأ بالنقلة التي تعاقب عليه. ولا قاعدة تقول أي نقلة تربح؛ لا بدّ من البحث عنها.</translation>
    </message>
    <message>
        <source>One of the two rows is shorter by one square: whatever you take, your opponent can make it so again.</source>
        <translation>أحد الصفين أقصر بخانة واحدة: مهما أخذت استطاع خصمك أن يعيده كذلك.</translation>
    </message>
    <message>
        <source>Then one of the two rows is shorter by one square: whatever your opponent takes, you can make it so again.</source>
        <translation>عندها يكون أحد الصفين أقصر بخانة واحدة: مهما أخذ خصمك استطعت أن تعيده كذلك.</translation>
    </message>
    <message>
        <source>Pair the coins from the right: the gap in each pair is a heap (%1). A gap that is opened is closed again at once.</source>
        <translation>رتّب القطع أزواجًا من اليمين: فجوة كل زوج كومة (%1). والفجوة التي تتوسع تُسدّ من جديد فورًا.</translation>
    </message>
    <message>
        <source>Only the coins on the steps 1, 3, 5, … count, as heaps: %1. Coins that come down onto such a step are moved on at once.</source>
        <translation>لا تُحسب إلا القطع على الدرجات 1 و3 و5 …، وهي أكوام: %1. والقطع التي تنزل إلى درجة كهذه تُنقل عنها فورًا.</translation>
    </message>
    <message>
        <source>Each part has a twin: whatever you cut, your opponent cuts the same in the twin, and so makes the last cut.</source>
        <translation>لكل جزء توأم: مهما قطعت قطع خصمك مثله في التوأم، فيكون القطع الأخير له.</translation>
    </message>
    <message>
        <source>Each part has a twin with blue and red exchanged: whatever you cut, your opponent cuts the same in the twin, and so makes the last cut.</source>
        <translation>لكل جزء توأم بُدّل فيه الأزرق والأحمر: مهما قطعت قطع خصمك مثله في التوأم، فيكون القطع الأخير له.</translation>
    </message>
    <message>
        <source>Then each part has a twin: whatever your opponent cuts, cut the same in the twin. So you make the last cut.</source>
        <translation>عندها يكون لكل جزء توأم: مهما قطع خصمك فاقطع مثله في التوأم. فيكون القطع الأخير لك.</translation>
    </message>
    <message>
        <source>Then each part has a twin with blue and red exchanged: whatever your opponent cuts, cut the same in the twin. So you make the last cut.</source>
        <translation>عندها يكون لكل جزء توأم بُدّل فيه الأزرق والأحمر: مهما قطع خصمك فاقطع مثله في التوأم. فيكون القطع الأخير لك.</translation>
    </message>
    <message>
        <source>Only heaps of 1 are left, an odd number of them: they go one by one, you take the last, and the last loses.</source>
        <translation>لم تبقَ إلا أكوام من 1، وعددها فردي: تذهب واحدة بعد واحدة، فتأخذ أنت الأخيرة، والأخيرة تخسر.</translation>
    </message>
    <message>
        <source>Then only heaps of 1 are left, an odd number of them: they go one by one, your opponent takes the last, and the last loses.</source>
        <translation>عندها لا تبقى إلا أكوام من 1، وعددها فردي: تذهب واحدة بعد واحدة، فيأخذ خصمك الأخيرة، والأخيرة تخسر.</translation>
    </message>
    <message>
        <source>The heaps come in equal pairs: your opponent copies each move on the partner, until only one heap has more than 1 and an odd number of ones can be left.</source>
        <translation>الأكوام أزواج متساوية: يكرّر خصمك كل نقلة على الشريكة، إلى أن لا تبقى إلا كومة واحدة أكبر من 1 ويمكن ترك عدد فردي من الآحاد.</translation>
    </message>
    <message>
        <source>Then the heaps come in equal pairs: copy each move on the partner, until only one heap has more than 1 and you can leave an odd number of ones.</source>
        <translation>عندها تكون الأكوام أزواجًا متساوية: كرّر كل نقلة على الشريكة، إلى أن لا تبقى إلا كومة واحدة أكبر من 1 وتستطيع ترك عدد فردي من الآحاد.</translation>
    </message>
    <message>
        <source>The heaps come in equal pairs: whatever you do to one, your opponent does to its partner, and so makes the last move.</source>
        <translation>الأكوام أزواج متساوية: مهما فعلت بواحدة فعل خصمك مثله بشريكتها، فتكون النقلة الأخيرة له.</translation>
    </message>
    <message>
        <source>Then the heaps come in equal pairs: whatever your opponent does to one, do it to its partner. So you make the last move.</source>
        <translation>عندها تكون الأكوام أزواجًا متساوية: مهما فعل خصمك بواحدة فافعل مثله بشريكتها. فتكون النقلة الأخيرة لك.</translation>
    </message>
    <message>
        <source>There is nothing to take from: whatever you add, your opponent takes away at once.</source>
        <translation>لا شيء يؤخذ منه: كل ما تعيده يأخذه خصمك فورًا.</translation>
    </message>
    <message>
        <source>Then there is nothing to take from: whatever your opponent adds, take it away at once.</source>
        <translation>عندها لا يبقى شيء يؤخذ منه: كل ما يعيده خصمك خذه فورًا.</translation>
    </message>
    <message>
        <source>Make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever you do breaks pairs, and your opponent can pair them all again.</source>
        <translation>قسّم كل كومة إلى رزم من 1 و2 و4 و8 …: لكل رزمة شريكة في كومة أخرى. مهما فعلت تنفكّ أزواج، ويستطيع خصمك أن يجمعها كلها أزواجًا من جديد.</translation>
    </message>
    <message>
        <source>Make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever you do breaks pairs; your opponent pairs them again, and in the end leaves an odd number of ones.</source>
        <translation>قسّم كل كومة إلى رزم من 1 و2 و4 و8 …: لكل رزمة شريكة في كومة أخرى. مهما فعلت تنفكّ أزواج؛ فيجمعها خصمك أزواجًا من جديد، ويترك في النهاية عددًا فرديًّا من الآحاد.</translation>
    </message>
    <message>
        <source>Then make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever your opponent does breaks pairs, and you can pair them all again.</source>
        <translation>عندها قسّم كل كومة إلى رزم من 1 و2 و4 و8 …: لكل رزمة شريكة في كومة أخرى. مهما فعل خصمك تنفكّ أزواج، وتستطيع أن تجمعها كلها أزواجًا من جديد.</translation>
    </message>
    <message>
        <source>Then make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever your opponent does breaks pairs; pair them again, and in the end leave an odd number of ones.</source>
        <translation>عندها قسّم كل كومة إلى رزم من 1 و2 و4 و8 …: لكل رزمة شريكة في كومة أخرى. مهما فعل خصمك تنفكّ أزواج؛ فاجمعها أزواجًا من جديد، واترك في النهاية عددًا فرديًّا من الآحاد.</translation>
    </message>
    <message>
        <source>A multiple of %1 is left: whatever you take, your opponent comes down to a multiple of %1 again, and in the end to 0.</source>
        <translation>الباقي من مضاعفات %1: مهما أخذت نزل خصمك إلى أحد مضاعفات %1 من جديد، وفي النهاية إلى 0.</translation>
    </message>
    <message>
        <source>Then a multiple of %1 is left: whatever your opponent takes, come down to a multiple of %1 again, and in the end to 0.</source>
        <translation>عندها يكون الباقي من مضاعفات %1: مهما أخذ خصمك فانزل إلى أحد مضاعفات %1 من جديد، وفي النهاية إلى 0.</translation>
    </message>
    <message>
        <source>Count the sticks in groups of %1: %2 left over. Whatever you take, your opponent can leave such a number again.</source>
        <extracomment>how many sticks make a group, and numbers, such as &quot;0 or 2&quot;</extracomment>
        <translation>عُدّ الأعواد في مجموعات من %1: يفضل %2. مهما أخذت استطاع خصمك أن يترك عددًا كهذا من جديد.</translation>
    </message>
    <message>
        <source>Then count the sticks in groups of %1: %2 left over. Whatever your opponent takes, you can leave such a number again.</source>
        <extracomment>how many sticks make a group, and numbers, such as &quot;0 or 2&quot;</extracomment>
        <translation>ثم عُدّ الأعواد في مجموعات من %1: يفضل %2. مهما أخذ خصمك استطعت أن تترك عددًا كهذا من جديد.</translation>
    </message>
    <message>
        <source>A group of %1 sticks does not count: whoever breaks one is answered by the rest of it. What is left over in each heap is a heap.</source>
        <translation>المجموعة من %1 لا تُحسب: من يكسر مجموعة من الأعواد يُردّ عليه بأخذ باقيها. وما يفضل في كل كومة هو كومة.</translation>
    </message>
    <message>
        <source>The last move</source>
        <translation>النقلة الأخيرة</translation>
    </message>
    <message>
        <source>Make pairs, then copy</source>
        <translation>رتّب أزواجًا، ثم كرّر</translation>
    </message>
    <message>
        <source>Your opponent can copy you</source>
        <translation>يستطيع خصمك أن يكرّر نقلاتك</translation>
    </message>
    <message>
        <source>Mirror every move</source>
        <translation>العب صورة كل نقلة في المرآة</translation>
    </message>
    <message>
        <source>Every move can be mirrored</source>
        <translation>لكل نقلة صورة في المرآة</translation>
    </message>
    <message>
        <source>Count in groups</source>
        <translation>عُدّ في مجموعات</translation>
    </message>
    <message>
        <source>One square shorter</source>
        <translation>أقصر بخانة واحدة</translation>
    </message>
    <message>
        <source>An odd number of ones</source>
        <translation>عدد فردي من الآحاد</translation>
    </message>
    <message>
        <source>Balance the heaps</source>
        <translation>وازن بين الأكوام</translation>
    </message>
    <message>
        <source>The heaps are balanced</source>
        <translation>الأكوام متوازنة</translation>
    </message>
    <message>
        <source>Count the free moves</source>
        <translation>عُدّ النقلات المجانية</translation>
    </message>
    <message>
        <source>Steal the move</source>
        <translation>اسرق النقلة</translation>
    </message>
    <message>
        <source>No short rule</source>
        <translation>لا قاعدة قصيرة</translation>
    </message>
    <message>
        <source>No move is left, and whoever cannot move loses.</source>
        <translation>لم تبقَ نقلة، ومن لا يستطيع اللعب يخسر.</translation>
    </message>
    <message>
        <source>No move is left, and whoever cannot move wins.</source>
        <translation>لم تبقَ نقلة، ومن لا يستطيع اللعب يفوز.</translation>
    </message>
    <message>
        <source>Then your opponent cannot move, and you have won.</source>
        <translation>عندها لا يستطيع خصمك اللعب، وتكون قد فزت.</translation>
    </message>
    <message>
        <source>You have to make the last move, and the last move loses.</source>
        <translation>لا بدّ أن تلعب أنت النقلة الأخيرة، والنقلة الأخيرة تخسر.</translation>
    </message>
    <message>
        <source>Then your opponent has to make the last move, and the last move loses.</source>
        <translation>عندها لا بدّ أن يلعب خصمك النقلة الأخيرة، والنقلة الأخيرة تخسر.</translation>
    </message>
    <message>
        <source>Whatever you do, your opponent makes the last move.</source>
        <translation>مهما فعلت فالنقلة الأخيرة لخصمك.</translation>
    </message>
    <message>
        <source>Then you make the last move, whatever your opponent does.</source>
        <translation>عندها تكون النقلة الأخيرة لك، مهما فعل خصمك.</translation>
    </message>
    <message>
        <source>%1 is ahead by %2 of a free move, so it makes the last one, whoever begins.</source>
        <extracomment>a player, such as Left, and a number of moves that may be a fraction, such as 3/4</extracomment>
        <translation>%1 متقدم بمقدار %2 من نقلة مجانية، فالنقلة الأخيرة له، أيًّا كان من يبدأ.</translation>
    </message>
    <message>
        <source>There is a rule for this board, but it takes more than two sentences. The next levels lead there, move by move.</source>
        <translation>لهذه الرقعة قاعدة، لكنها تحتاج إلى أكثر من جملتين. والمستويات التالية تقود إليها نقلة بعد نقلة.</translation>
    </message>
    <message>
        <source>Nobody knows a short rule for this board: who wins was found by trying everything. The next level shows the moves and their answers.</source>
        <translation>لا أحد يعرف قاعدة قصيرة لهذه الرقعة: عُرف من يفوز بتجربة كل شيء. والمستوى التالي يُظهر النقلات وردودها.</translation>
    </message>
    <message>
        <source>You are losing.</source>
        <translation>موقفك خاسر.</translation>
    </message>
    <message>
        <source>You are winning.</source>
        <translation>موقفك رابح.</translation>
    </message>
    <message>
        <source>You can win: %1.</source>
        <extracomment>a move, such as &quot;take 3 from the left heap&quot;</extracomment>
        <translation>تستطيع الفوز: %1.</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>خصمك</translation>
    </message>
    <message>
        <source>Your opponent’s move</source>
        <translation>نقلة خصمك</translation>
    </message>
    <message>
        <source>No move is left: you have won.</source>
        <translation>لم تبقَ نقلة: لقد فزت.</translation>
    </message>
    <message>
        <source>No move is left: you have lost.</source>
        <translation>لم تبقَ نقلة: لقد خسرت.</translation>
    </message>
    <message>
        <source>Turned upside down the board looks the same: whatever you take, your opponent takes what lies opposite, and so makes the last move.</source>
        <translation>إذا أُديرت الرقعة نصف دورة بدت كما هي: مهما أخذت أخذ خصمك ما يقابله، فتكون النقلة الأخيرة له.</translation>
    </message>
    <message>
        <source>Then the board looks the same turned upside down: whatever your opponent takes, take what lies opposite. So you make the last move.</source>
        <translation>عندها تبدو الرقعة كما هي إذا أُديرت نصف دورة: مهما أخذ خصمك فخذ ما يقابله. فتكون النقلة الأخيرة لك.</translation>
    </message>
    <message>
        <source>The gap of each row is a heap: %1. Whoever retreats is followed at once.</source>
        <translation>فجوة كل صف كومة: %1. ومن يتراجع يُتبع فورًا.</translation>
    </message>
    <message>
        <source>Stones that are put back are taken away again at once.</source>
        <translation>الأحجار المعادة تؤخذ من جديد فورًا.</translation>
    </message>
    <message>
        <source>Your opponent has more skips than you, and so has a move left when everything else is gone.</source>
        <translation>لدى خصمك تمريرات أكثر منك، فتبقى له نقلة عندما ينفد كل ما سواها.</translation>
    </message>
    <message>
        <source>You still have more skips than your opponent, and so a move left when everything else is gone.</source>
        <translation>تظل لديك تمريرات أكثر من خصمك، فتبقى لك نقلة عندما ينفد كل ما سواها.</translation>
    </message>
    <message>
        <source>A skip is answered by a skip.</source>
        <translation>التمريرة يُردّ عليها بتمريرة.</translation>
    </message>
    <message>
        <source>The boards come in pairs that answer each other: whatever you do on one, your opponent does on its partner, and so makes the last move.</source>
        <translation>الرقع أزواج يردّ بعضها على بعض: مهما فعلت على واحدة فعل خصمك مثله على شريكتها، فتكون النقلة الأخيرة له.</translation>
    </message>
    <message>
        <source>Then the boards come in pairs that answer each other: whatever your opponent does on one, do it on its partner. So you make the last move.</source>
        <translation>عندها تكون الرقع أزواجًا يردّ بعضها على بعض: مهما فعل خصمك على واحدة فافعل مثله على شريكتها. فتكون النقلة الأخيرة لك.</translation>
    </message>
    <message>
        <source>The winning move was %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of %2 winning moves was %1.</source>
        <extracomment>a move in quotation marks, and how many would have won</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: wins</source>
        <extracomment>a move, such as &quot;take 3&quot;, and that whoever makes it can win</extracomment>
        <translation>%1: تربح</translation>
    </message>
    <message>
        <source>%1: loses</source>
        <extracomment>of a move</extracomment>
        <translation>%1: تخسر</translation>
    </message>
    <message>
        <source>%1; choosing it wins</source>
        <extracomment>read aloud: a piece of the board, and that whoever chooses it can win</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; choosing it loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player to move loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player to move wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no move left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By which moves is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only move loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of the %1 moves loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only move does it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At least %1 of %2 moves does it.</source>
        <extracomment>two numbers of moves; the first is 1</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 moves does it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %1 of %2 moves do it.</source>
        <extracomment>two numbers of moves</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 moves do it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorksheetCard</name>
    <message>
        <source>Game</source>
        <extracomment>a field: which game the exercises are about</extracomment>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Other rules of this game, too</source>
        <translation>قواعد أخرى لهذه اللعبة أيضًا</translation>
    </message>
    <message>
        <source>Misère play</source>
        <extracomment>a switch: who makes the last move loses</extracomment>
        <translation>لعب ميزير</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>المطلوب</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>a field: how many exercises the worksheet has</extracomment>
        <translation>التمارين</translation>
    </message>
    <message>
        <source>Number of exercises</source>
        <translation>عدد التمارين</translation>
    </message>
    <message>
        <source>Difficulty, from 1 to %1</source>
        <translation>الصعوبة، من 1 إلى %1</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>a field: how hard the exercises are</extracomment>
        <translation>الصعوبة</translation>
    </message>
    <message>
        <source>Seed: the same one makes the same sheet</source>
        <translation>البذرة: البذرة نفسها تصنع الورقة نفسها</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>a field: the number that chance begins with; the same number gives the same exercises</extracomment>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>Another</source>
        <extracomment>a button: another number for chance to begin with, so other exercises</extracomment>
        <translation>أخرى</translation>
    </message>
    <message>
        <source>Other exercises of the same kind</source>
        <translation>تمارين أخرى من النوع نفسه</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>a field: what stands at the top of the worksheet</extracomment>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>a field: the size of the paper</extracomment>
        <translation>الورق</translation>
    </message>
    <message>
        <source>A4</source>
        <extracomment>a size of paper</extracomment>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>a size of paper used in America, not a letter that is sent</extracomment>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Reasons of the answers</source>
        <translation>أسباب الإجابات</translation>
    </message>
    <message>
        <source>With the answers, on pages of their own</source>
        <translation>مع الإجابات، في صفحات مستقلة</translation>
    </message>
</context>
<context>
    <name>WorksheetsTab</name>
    <message>
        <source>What the worksheet asks</source>
        <translation>ما تسأله ورقة العمل</translation>
    </message>
    <message>
        <source>Save the worksheet</source>
        <translation>حفظ ورقة العمل</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <extracomment>a button: saves the worksheet as a file for printing</extracomment>
        <translation>حفظ PDF…</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>read aloud: a button: the page before this one</extracomment>
        <translation>الصفحة السابقة</translation>
    </message>
    <message>
        <source>Previous page (PageUp)</source>
        <translation>الصفحة السابقة (PageUp)</translation>
    </message>
    <message>
        <source>Page %1 of %2: answers</source>
        <extracomment>the number of the page shown, and how many there are; it has the answers</extracomment>
        <translation>الصفحة %1 من %2: الإجابات</translation>
    </message>
    <message>
        <source>Page %1 of %2: exercises</source>
        <extracomment>the number of the page shown, and how many there are</extracomment>
        <translation>الصفحة %1 من %2: التمارين</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>read aloud: a button: the page after this one</extracomment>
        <translation>الصفحة التالية</translation>
    </message>
    <message>
        <source>Next page (PageDown)</source>
        <translation>الصفحة التالية (PageDown)</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>a button, a verb: ends the search for exercises</extracomment>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>حُفظ باسم %1</translation>
    </message>
    <message>
        <source>Page %1 of the worksheet, with answers</source>
        <translation>الصفحة %1 من ورقة العمل مع الإجابات</translation>
    </message>
    <message>
        <source>Page %1 of the worksheet</source>
        <translation>الصفحة %1 من ورقة العمل</translation>
    </message>
    <message>
        <source>Printed</source>
        <extracomment>what the button says when the worksheet has been printed</extracomment>
        <translation>طُبعت</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>a button, a verb: prints the worksheet</extracomment>
        <translation>طباعة…</translation>
    </message>
</context>
<context>
    <name>app::Application</name>
    <message>
        <source>There is not enough memory for it.</source>
        <translation>لا تكفي الذاكرة لذلك.</translation>
    </message>
    <message>
        <source>This is an error of the program: %1</source>
        <translation>هذا خطأ في البرنامج: %1</translation>
    </message>
    <message>
        <source>This is an error of the program.</source>
        <translation>هذا خطأ في البرنامج.</translation>
    </message>
</context>
<context>
    <name>models::AnalysedModel</name>
    <message>
        <source>This view needs the whole game, and that has more than %1 positions: too many to be filled in by hand. Choose a smaller one.</source>
        <translation>يحتاج هذا العرض إلى اللعبة كلها، وفيها أكثر من %1 وضعية: كثيرة جدًّا لتُملأ يدويًّا. اختر لعبة أصغر.</translation>
    </message>
    <message>
        <source>Play may go on for ever here: positions have no size.</source>
        <translation>قد يستمر اللعب هنا إلى الأبد: ليس للوضعيات حجم.</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>the name of the empty board in a list of positions</extracomment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>not shown yet</source>
        <translation>لم تُعرض بعد</translation>
    </message>
    <message>
        <source>Grundy value %1</source>
        <translation>قيمة غراندي %1</translation>
    </message>
    <message>
        <source>a move of the chosen position leads here</source>
        <translation>نقلة من الوضعية المختارة تؤدي إلى هنا</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>Grundy values of size %1</source>
        <translation>قيم غراندي للحجم %1</translation>
    </message>
    <message>
        <source>Outcomes of size %1</source>
        <translation>نتائج الحجم %1</translation>
    </message>
    <message>
        <source>P or N of size %1</source>
        <translation>P أو N للحجم %1</translation>
    </message>
    <message>
        <source>%1 of %2 positions labelled</source>
        <extracomment>how many positions have their letter, and how many there are</extracomment>
        <translation>وُسمت %1 من %2 وضعية</translation>
    </message>
    <message>
        <source>%1 of %2 positions labelled, %3 with their Grundy values</source>
        <extracomment>how many positions have their letter, how many there are, and how many show their Grundy values, too</extracomment>
        <translation>وُسمت %1 من %2 وضعية، و%3 منها بقيم غراندي</translation>
    </message>
    <message>
        <source>No move is left: the player to move has lost. So it is P.</source>
        <translation>لم تبقَ نقلة: صاحب الدور قد خسر. إذن هي P.</translation>
    </message>
    <message>
        <source>No move is left: in misère play the player to move has won. So it is N.</source>
        <translation>لم تبقَ نقلة: في لعب ميزير صاحب الدور قد فاز. إذن هي N.</translation>
    </message>
    <message>
        <source>Every move leads to an N-position. So it is P.</source>
        <translation>كل نقلة تؤدي إلى وضعية N. إذن هي P.</translation>
    </message>
    <message>
        <source>A move leads to a P-position (%1 of %2 positions). So it is N.</source>
        <extracomment>how many of the positions that moves lead to are P, and how many there are</extracomment>
        <translation>نقلة تؤدي إلى وضعية P (%1 من %2 وضعية). إذن هي N.</translation>
    </message>
    <message>
        <source>Moves lead to the values {%1}; the smallest missing number is %2.</source>
        <extracomment>a list of numbers, such as 0, 1, 3, and a number</extracomment>
        <translation>تؤدي النقلات إلى القيم ⁦{%1}⁩؛ وأصغر عدد غائب هو %2.</translation>
    </message>
    <message>
        <source>Choose a position to see where its moves lead.</source>
        <translation>اختر وضعية لترى إلى أين تؤدي نقلاتها.</translation>
    </message>
    <message>
        <source>Moves lead to one position; it is lit.</source>
        <translation>تؤدي النقلات إلى وضعية واحدة؛ وهي مضاءة.</translation>
    </message>
    <message>
        <source>Moves lead to %1 positions; they are lit.</source>
        <translation>الوضعيات التي تؤدي إليها النقلات %1؛ وهي مضاءة.</translation>
    </message>
    <message>
        <source>No move leads on from here.</source>
        <translation>لا نقلة تخرج من هنا.</translation>
    </message>
    <message>
        <source>%1 Choose it once more to show what it is.</source>
        <translation>%1 اخترها مرة أخرى لترى ما هي.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences: why P or N, and why this Grundy value</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>models::Analyst</name>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>models::BoardModel</name>
    <message>
        <source>an empty table is worth the same</source>
        <translation>طاولة فارغة لها القيمة نفسها</translation>
    </message>
    <message>
        <source>one Nim heap of %1 is worth the same</source>
        <translation>كومة نيم واحدة من %1 لها القيمة نفسها</translation>
    </message>
</context>
<context>
    <name>models::Comparison</name>
    <message>
        <source>%1 and %2</source>
        <comment>two games</comment>
        <translation>%1 و%2</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Who wins this difference is not known.</source>
        <translation>الثانية هنا وأيسر وأيمن متبادلان فيها. ولا يُعرف من يفوز في هذا الفرق.</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Whoever moves first loses this difference, so the two are equal: each can stand for the other in any sum.</source>
        <translation>الثانية هنا وأيسر وأيمن متبادلان فيها. من يبدأ يخسر في هذا الفرق، فهما متساويتان: كل منهما تقوم مقام الأخرى في أي مجموع.</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Left wins this difference, whoever begins, so the first is the greater.</source>
        <translation>الثانية هنا وأيسر وأيمن متبادلان فيها. يفوز أيسر في هذا الفرق أيًّا كان من يبدأ، فالأولى هي الأكبر.</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Right wins this difference, whoever begins, so the second is the greater.</source>
        <translation>الثانية هنا وأيسر وأيمن متبادلان فيها. يفوز أيمن في هذا الفرق أيًّا كان من يبدأ، فالثانية هي الأكبر.</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Whoever moves first wins this difference, so neither is at least as great as the other: they are confused.</source>
        <translation>الثانية هنا وأيسر وأيمن متبادلان فيها. من يبدأ يفوز في هذا الفرق، فليست أي منهما أكبر من الأخرى ولا مساوية لها: لا تُقارنان.</translation>
    </message>
    <message>
        <source>Each board has its mirror image: answer every move by the same move there. Select a move to see its answer.</source>
        <translation>لكل رقعة صورتها في المرآة: رُدّ على كل نقلة بالنقلة نفسها هناك. اختر نقلة لترى الرد عليها.</translation>
    </message>
</context>
<context>
    <name>models::DescribedLevel</name>
    <message>
        <source>Perfect</source>
        <extracomment>a level of the computer: it makes no mistake</extracomment>
        <translation>متقن</translation>
    </message>
    <message>
        <source>never gives a win away</source>
        <translation>لا يضيّع فوزًا أبدًا</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>a level of the computer, an adjective</extracomment>
        <translation>قوي</translation>
    </message>
    <message>
        <source>Careful</source>
        <extracomment>a level of the computer, an adjective</extracomment>
        <translation>حذر</translation>
    </message>
    <message>
        <source>looks 3 moves ahead</source>
        <translation>ينظر 3 نقلات إلى الأمام</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>a level of the computer, a noun: it plays like one</extracomment>
        <translation>مبتدئ</translation>
    </message>
    <message>
        <source>looks 1 move ahead</source>
        <translation>ينظر نقلة واحدة إلى الأمام</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>a level of the computer: it makes any move</extracomment>
        <translation>عشوائي</translation>
    </message>
    <message>
        <source>Looks %1 moves ahead</source>
        <translation>ينظر إلى الأمام، عدد النقلات %1</translation>
    </message>
    <message>
        <source>Human-like</source>
        <extracomment>a level of the computer: it slips at times, as people do</extracomment>
        <translation>كالإنسان</translation>
    </message>
    <message>
        <source>slips in %1 % of its moves</source>
        <translation>يزلّ في %1 % من نقلاته</translation>
    </message>
    <message>
        <source>Fence %1</source>
        <extracomment>a level of the computer: it plays perfectly once so many pieces are left, such as 12</extracomment>
        <translation>السور %1</translation>
    </message>
    <message>
        <source>perfect with 1 piece left</source>
        <translation>متقن إذا بقيت قطعة واحدة</translation>
    </message>
    <message>
        <source>perfect once %1 pieces are left</source>
        <translation>متقن متى صارت القطع الباقية %1</translation>
    </message>
    <message>
        <source>Onyx</source>
        <extracomment>a name: a stone that plays perfectly</extracomment>
        <translation>عقيق</translation>
    </message>
    <message>
        <source>knows the trick, sometimes slips</source>
        <translation>يعرف السر، ويزلّ أحيانًا</translation>
    </message>
    <message>
        <source>Jasper</source>
        <extracomment>a name: a stone that plays well</extracomment>
        <translation>جاسبر</translation>
    </message>
    <message>
        <source>Flint</source>
        <extracomment>a name: a stone that plays with care</extracomment>
        <translation>صوّان</translation>
    </message>
    <message>
        <source>Moss</source>
        <extracomment>a name: a mossy stone that plays like a beginner</extracomment>
        <translation>طحلب</translation>
    </message>
    <message>
        <source>plays whatever catches the eye</source>
        <extracomment>of the level Random: it makes any move</extracomment>
        <translation>يلعب ما يلفت نظره</translation>
    </message>
    <message>
        <source>Pip</source>
        <extracomment>a name: the stone of a fruit, that plays at random</extracomment>
        <translation>مشمش</translation>
    </message>
    <message>
        <source>One move won. You found it.</source>
        <extracomment>the motto of Onyx, who plays perfectly</extracomment>
        <translation>نقلة واحدة كانت تربح. وقد وجدتها.</translation>
    </message>
    <message>
        <source>Even. Your turn to worry.</source>
        <extracomment>the motto of Jasper, who knows the trick</extracomment>
        <translation>متوازنة. حان دورك لتقلق.</translation>
    </message>
    <message>
        <source>I saw that coming.</source>
        <extracomment>the motto of Flint, who looks ahead</extracomment>
        <translation>كنت أتوقع ذلك.</translation>
    </message>
    <message>
        <source>I won’t hand you the last one.</source>
        <extracomment>the motto of Moss, who sees the last move</extracomment>
        <translation>لن أهديك الأخيرة.</translation>
    </message>
    <message>
        <source>Ooh, that one.</source>
        <extracomment>the motto of Pip, who plays at random</extracomment>
        <translation>أوه، تلك!</translation>
    </message>
</context>
<context>
    <name>models::DrawingTidy</name>
    <message>
        <source>Tidying takes too long for this picture.</source>
        <translation>ترتيب هذه الصورة يستغرق وقتًا طويلًا جدًّا.</translation>
    </message>
    <message>
        <source>Tidying needs the program “dot”: install the package graphviz.</source>
        <translation>يحتاج الترتيب إلى البرنامج «dot»: ثبّت الحزمة graphviz.</translation>
    </message>
    <message>
        <source>The program “dot” could not lay the picture out.</source>
        <translation>لم يستطع البرنامج «dot» توزيع الصورة.</translation>
    </message>
</context>
<context>
    <name>models::DrawnShapes</name>
    <message>
        <source>No stone yet</source>
        <translation>لا حجر بعد</translation>
    </message>
</context>
<context>
    <name>models::ExplanationModel</name>
    <message>
        <source>%1, then %2</source>
        <extracomment>a move and the reply to it, such as &quot;take 3 from heap 1, then take 1 from heap 2&quot;</extracomment>
        <translation>%1، ثم %2</translation>
    </message>
    <message>
        <source>… · %1</source>
        <translation>… – %1</translation>
    </message>
    <message>
        <source>%1 more lines are not shown</source>
        <translation>السطور الأخرى غير المعروضة: %1</translation>
    </message>
    <message>
        <source>Label %1</source>
        <extracomment>a button, a verb: gives position number %1 its letter, P or N</extracomment>
        <translation>سِم %1</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>لم تُحل بعد</translation>
    </message>
    <message>
        <source>Together</source>
        <extracomment>before a value: what all boards together are worth</extracomment>
        <translation>المجموع</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the number of a board and its game</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a board and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You: %1</source>
        <extracomment>a move of the reader in a few words, such as &quot;take 2&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They: %1</source>
        <extracomment>a move of the opponent in a few words</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>models::FileChooser</name>
    <message>
        <source>%1 files (%2)</source>
        <comment>a kind of files, their ending</comment>
        <translation>ملفات %1 (%2)</translation>
    </message>
    <message>
        <source>Grundy</source>
        <translation>Grundy</translation>
    </message>
    <message>
        <source>Games and lessons (%1)</source>
        <translation>مباريات ودروس (%1)</translation>
    </message>
</context>
<context>
    <name>models::FindMove</name>
    <message>
        <source>You were winning here. Find the move.</source>
        <translation>كان الفوز في يدك هنا. أوجد النقلة.</translation>
    </message>
    <message>
        <source>%1 was winning here. Find the move.</source>
        <comment>a player</comment>
        <translation>كان الفوز هنا في يد %1. أوجد النقلة.</translation>
    </message>
    <message>
        <source>Yes! That wins at once.</source>
        <translation>نعم! هذه تربح فورًا.</translation>
    </message>
    <message>
        <source>Yes! Whatever %1 does now, you can win.</source>
        <comment>a player</comment>
        <translation>نعم! مهما فعل %1 الآن، تستطيع الفوز.</translation>
    </message>
    <message>
        <source>Yes! Whatever %1 does now, %2 can win.</source>
        <comment>two players</comment>
        <translation>نعم! مهما فعل %1 الآن، يستطيع %2 الفوز.</translation>
    </message>
    <message>
        <source>Who wins after this move is not solved yet.</source>
        <translation>من يفوز بعد هذه النقلة لم يُحل بعد.</translation>
    </message>
    <message>
        <source>That gives the win away.</source>
        <translation>هذا يضيّع الفوز.</translation>
    </message>
    <message>
        <source>That gives the win away: %1</source>
        <extracomment>after &quot;That gives the win away&quot;, how: &quot;Jasper took 1 from the left heap.&quot;</extracomment>
        <translation>هذا يضيّع الفوز: %1</translation>
    </message>
    <message>
        <source>Against %1 · move %2</source>
        <extracomment>of a moment of a game that goes on: the opponent, and the number of the move</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won against %1 · move %2</source>
        <extracomment>of a moment of a game: the opponent, and the number of the move</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost to %1 · move %2</source>
        <extracomment>of a moment of a game: the opponent, and the number of the move</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>models::GameDraft</name>
    <message>
        <source>%1: %2</source>
        <comment>a value of the board, and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>One computer (%1) starts against another (%2).</source>
        <extracomment>two levels, such as Perfect and Beginner</extracomment>
        <translation>حاسوب (%1) يبدأ ضد حاسوب آخر (%2).</translation>
    </message>
    <message>
        <source>The computer (%1) starts against you.</source>
        <translation>الحاسوب (%1) يبدأ ضدك.</translation>
    </message>
    <message>
        <source>The computer (%1) starts against a friend.</source>
        <translation>الحاسوب (%1) يبدأ ضد صديق.</translation>
    </message>
    <message>
        <source>You start against the computer (%1).</source>
        <translation>أنت تبدأ ضد الحاسوب (%1).</translation>
    </message>
    <message>
        <source>A friend starts against the computer (%1).</source>
        <translation>صديق يبدأ ضد الحاسوب (%1).</translation>
    </message>
    <message>
        <source>You start against a friend.</source>
        <translation>أنت تبدأ ضد صديق.</translation>
    </message>
    <message>
        <source>A friend starts against you.</source>
        <translation>صديق يبدأ ضدك.</translation>
    </message>
    <message>
        <source>One friend starts against another.</source>
        <translation>صديق يبدأ ضد صديق آخر.</translation>
    </message>
</context>
<context>
    <name>models::GameFile</name>
    <message>
        <source>A picture’s name ends in .svg, .png, .pdf or .dot.</source>
        <translation>ينتهي اسم الصورة بـ ‎.svg أو ‎.png أو ‎.pdf أو ‎.dot.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>لا يمكن قراءة الملف: %1</translation>
    </message>
    <message>
        <source>The file is too large for a game.</source>
        <translation>الملف أكبر من أن يكون مباراة.</translation>
    </message>
    <message>
        <source>Position %1 of the file: %2</source>
        <extracomment>the number of a position in a file, and what is wrong with it</extracomment>
        <translation>الوضعية %1 في الملف: %2</translation>
    </message>
    <message>
        <source>no earlier position is named as the one before it.</source>
        <translation>لم تُذكر وضعية سابقة على أنها التي قبلها.</translation>
    </message>
    <message>
        <source>there is no position.</source>
        <translation>لا توجد وضعية.</translation>
    </message>
    <message>
        <source>its layout is damaged.</source>
        <translation>توزيعها تالف.</translation>
    </message>
    <message>
        <source>it is unknown what led to it.</source>
        <translation>لا يُعرف ما الذي أدى إليها.</translation>
    </message>
    <message>
        <source>it belongs to another game.</source>
        <translation>إنها من لعبة أخرى.</translation>
    </message>
    <message>
        <source>no legal move leads to it.</source>
        <translation>لا نقلة جائزة تؤدي إليها.</translation>
    </message>
    <message>
        <source>it is not the same under the other convention.</source>
        <translation>ليست هي نفسها بالقاعدة الأخرى.</translation>
    </message>
    <message>
        <source>it is not the same with the other player to move.</source>
        <translation>ليست هي نفسها والدور للاعب الآخر.</translation>
    </message>
    <message>
        <source>Position %1 of the file: its line goes on nowhere.</source>
        <translation>الوضعية %1 في الملف: مسارها لا يتابع إلى أي مكان.</translation>
    </message>
    <message>
        <source>This is not JSON: %1</source>
        <translation>هذا ليس JSON: ‏%1</translation>
    </message>
    <message>
        <source>This is not a game of Grundy.</source>
        <translation>هذه ليست مباراة من Grundy.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Grundy.</source>
        <translation>كتب الملفَّ إصدارٌ أحدث من Grundy.</translation>
    </message>
    <message>
        <source>The file does not say which version it has.</source>
        <translation>لا يذكر الملف رقم إصداره.</translation>
    </message>
    <message>
        <source>The file contains no position.</source>
        <translation>ليس في الملف وضعية.</translation>
    </message>
    <message>
        <source>The file contains too many positions.</source>
        <translation>في الملف وضعيات أكثر مما يجوز.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>الملف تالف.</translation>
    </message>
    <message>
        <source>Line %1, column %2 of the file: “%3” stands here a second time.</source>
        <extracomment>where a mistake is, and the name that stands there twice</extracomment>
        <translation>السطر %1، العمود %2 من الملف: «%3» مذكور هنا مرة ثانية.</translation>
    </message>
    <message>
        <source>The file does not say who plays.</source>
        <translation>لا يذكر الملف من يلعب.</translation>
    </message>
    <message>
        <source>A picture’s name ends in .svg, .png or .pdf.</source>
        <translation>ينتهي اسم الصورة بـ ‎.svg أو ‎.png أو ‎.pdf.</translation>
    </message>
</context>
<context>
    <name>models::GameGlance</name>
    <message>
        <source>the game is over</source>
        <translation>انتهت المباراة</translation>
    </message>
    <message>
        <source>exploring</source>
        <extracomment>how far a game is that can be opened again: its analysis was looked at</extracomment>
        <translation>استكشاف</translation>
    </message>
    <message>
        <source>presenting</source>
        <extracomment>how far a game is that can be opened again: it was shown to a class</extracomment>
        <translation>عرض</translation>
    </message>
    <message>
        <source>two players, move %1</source>
        <translation>لاعبان، النقلة %1</translation>
    </message>
    <message>
        <source>the computer against itself</source>
        <translation>الحاسوب ضد نفسه</translation>
    </message>
    <message>
        <source>against the computer, your move</source>
        <translation>ضد الحاسوب، نقلتك</translation>
    </message>
    <message>
        <source>against the computer, its move</source>
        <translation>ضد الحاسوب، نقلته</translation>
    </message>
</context>
<context>
    <name>models::GameShares</name>
    <message>
        <source>&lt;1%</source>
        <extracomment>less than one percent of the games</extracomment>
        <translation>⁦&lt;1%⁩</translation>
    </message>
    <message>
        <source>&gt;99%</source>
        <extracomment>more than 99 percent of the games</extracomment>
        <translation>⁦&gt;99%⁩</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>a share of the games in percent, such as 37</extracomment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>models::GameStore</name>
    <message>
        <source>This game is open in another window.</source>
        <translation>هذه المباراة مفتوحة في نافذة أخرى.</translation>
    </message>
    <message>
        <source>A game could not be read (%1).</source>
        <translation>تعذّرت قراءة مباراة (%1).</translation>
    </message>
    <message>
        <source>Its file is kept as %1.</source>
        <translation>ملفها محفوظ باسم %1.</translation>
    </message>
</context>
<context>
    <name>models::Home</name>
    <message>
        <source>%1 is not a folder</source>
        <translation>%1 ليس مجلدًا</translation>
    </message>
    <message>
        <source>%1 may not be changed</source>
        <translation>لا يجوز تغيير %1</translation>
    </message>
    <message>
        <source>Nothing can be kept in %1 (%2). Games that you do not save elsewhere are lost when the window closes, and so is your progress in lessons and exercises.</source>
        <extracomment>a folder, and why nothing can be written there</extracomment>
        <translation>لا يمكن حفظ شيء في %1 ‏(%2). المباريات التي لا تحفظها في مكان آخر تضيع عند إغلاق النافذة، وكذلك تقدمك في الدروس والتمارين.</translation>
    </message>
    <message>
        <source>Nothing can be kept in %1 (%2): settings last only until the window closes.</source>
        <extracomment>a folder, and why nothing can be written there</extracomment>
        <translation>لا يمكن حفظ شيء في %1 ‏(%2): تبقى الإعدادات حتى إغلاق النافذة فقط.</translation>
    </message>
    <message>
        <source>Some of the settings in %1 cannot be read. They are not lost: before anything is written there, the file is kept under another name.</source>
        <extracomment>a file</extracomment>
        <translation>تتعذّر قراءة بعض الإعدادات في %1. لم تضِع: قبل أن يُكتب هناك شيء يُحفظ الملف باسم آخر.</translation>
    </message>
</context>
<context>
    <name>models::KeptGame</name>
    <message>
        <source>%1 This game is lost when the window closes, unless you save it elsewhere.</source>
        <comment>after the sentence that a file cannot be written</comment>
        <translation>%1 تضيع هذه المباراة عند إغلاق النافذة، إن لم تحفظها في مكان آخر.</translation>
    </message>
</context>
<context>
    <name>models::Lab</name>
    <message>
        <source>Stopped after %1.</source>
        <translation>توقف بعد %1.</translation>
    </message>
    <message>
        <source>Found so far: %1</source>
        <translation>وُجد حتى الآن: %1</translation>
    </message>
    <message>
        <source>part of the game: %1 near %2</source>
        <extracomment>how many positions, such as &quot;2000 positions&quot;, and the one that the lab works on</extracomment>
        <translation>جزء من اللعبة: %1 قرب %2</translation>
    </message>
    <message>
        <source>This game has more than %1 positions, or a position with more moves than are listed: too much to look at as a whole.</source>
        <translation>في هذه اللعبة أكثر من %1 وضعية، أو وضعية فيها نقلات أكثر مما يُسرد: أكثر من أن يُنظر إليها كلها.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <extracomment>a file, and why it cannot be written</extracomment>
        <translation>لا يمكن كتابة %1: ‏%2</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>a share of the games in percent, such as 37</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>The whole game is not worked out yet.</source>
        <translation>لم تُحسب اللعبة كلها بعد.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>حُفظ باسم %1</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <extracomment>a file that is being written</extracomment>
        <translation>كتابة %1…</translation>
    </message>
</context>
<context>
    <name>models::LabPicture</name>
    <message>
        <source>A picture’s name ends in .svg or .png.</source>
        <translation>ينتهي اسم الصورة بـ ‎.svg أو ‎.png.</translation>
    </message>
    <message>
        <source>There is no picture to write.</source>
        <translation>لا صورة لكتابتها.</translation>
    </message>
</context>
<context>
    <name>models::LabShow</name>
    <message>
        <source>Step %1</source>
        <extracomment>the number of a step, such as 3</extracomment>
        <translation>الخطوة %1</translation>
    </message>
    <message>
        <source>All positions of %1</source>
        <translation>كل وضعيات %1</translation>
    </message>
    <message>
        <source>All moves of %1</source>
        <translation>كل نقلات %1</translation>
    </message>
    <message>
        <source>%1 across, %2 up</source>
        <extracomment>of a table: what the columns are and what the rows are; the first row is below</extracomment>
        <translation>%1 أفقيًّا، و%2 صعودًا</translation>
    </message>
    <message>
        <source>%1 across, %2 down</source>
        <extracomment>of a table: what the columns are and what the rows are; the first row is above</extracomment>
        <translation>%1 أفقيًّا، و%2 نزولًا</translation>
    </message>
    <message>
        <source>n = 0, 1, 2, …</source>
        <translation>n = 0، 1، 2، …</translation>
    </message>
    <message>
        <source>P is cold, N is hot.</source>
        <translation>P باردة وN ساخنة.</translation>
    </message>
    <message>
        <source>A cell is a move: from the position of its row to that of its column.</source>
        <translation>الخانة نقلة: من وضعية صفها إلى وضعية عمودها.</translation>
    </message>
    <message>
        <source>The moves to cold positions stand out: in the column of a cold position every move wins.</source>
        <translation>النقلات إلى الوضعيات الباردة بارزة: في عمود وضعية باردة تربح كل نقلة.</translation>
    </message>
    <message>
        <source>Which positions are cold?</source>
        <translation>أي الوضعيات باردة؟</translation>
    </message>
    <message>
        <source>The table is full. Which pattern do you see?</source>
        <translation>امتلأ الجدول. أي نمط ترى؟</translation>
    </message>
    <message>
        <source>Filled in as far as n + m = %1.</source>
        <translation>مُلئ حتى n + m = %1.</translation>
    </message>
    <message>
        <source>Filled in as far as n = %1.</source>
        <translation>مُلئ حتى n = %1.</translation>
    </message>
    <message>
        <source>The next positions get their letters.</source>
        <translation>الوضعيات التالية تأخذ حروفها.</translation>
    </message>
    <message>
        <source>Ask for each cell before you fill it in: is there a move to a cold one? End fills in all.</source>
        <translation>اسأل عن كل خانة قبل أن تملأها: هل هناك نقلة إلى باردة؟ المفتاح End يملأ الكل.</translation>
    </message>
    <message>
        <source>Ask which positions can be labelled next, and why. End labels them all.</source>
        <translation>اسأل أي الوضعيات يمكن وسمها الآن، ولماذا. المفتاح End يَسِمها كلها.</translation>
    </message>
    <message>
        <source>Ask what a row without a cell means, and a column without one.</source>
        <translation>اسأل ماذا يعني صف بلا خانة، وعمود بلا خانة.</translation>
    </message>
</context>
<context>
    <name>models::LessonDraft</name>
    <message>
        <source>My lesson</source>
        <extracomment>the title of a lesson that one begins to write</extracomment>
        <translation>درسي</translation>
    </message>
    <message>
        <source>A lesson of my own.</source>
        <translation>درس من صنعي.</translation>
    </message>
    <message>
        <source>The lesson needs a title.</source>
        <translation>يحتاج الدرس إلى عنوان.</translation>
    </message>
    <message>
        <source>The lesson needs a sentence that says what it is about.</source>
        <translation>يحتاج الدرس إلى جملة تذكر موضوعه.</translation>
    </message>
    <message>
        <source>The lesson has no steps yet.</source>
        <translation>ليس في الدرس خطوات بعد.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>لا يمكن قراءة الملف: %1</translation>
    </message>
    <message>
        <source>This is not a lesson.</source>
        <translation>هذا ليس درسًا.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>two sentences</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>P: the player who has just moved wins</source>
        <translation>‏P: يفوز من لعب للتوّ</translation>
    </message>
    <message>
        <source>N: the player to move wins</source>
        <translation>‏N: يفوز صاحب الدور</translation>
    </message>
    <message>
        <source>%1 wins, whoever starts</source>
        <translation>يفوز %1 أيًّا كان من يبدأ</translation>
    </message>
    <message>
        <source>These moves win:</source>
        <comment>before a list</comment>
        <translation>النقلات الرابحة هي:</translation>
    </message>
    <message>
        <source>Look at this position.</source>
        <translation>انظر إلى هذه الوضعية.</translation>
    </message>
    <message>
        <source>Is this position P or N?</source>
        <translation>أهذه الوضعية P أم N؟</translation>
    </message>
    <message>
        <source>Find a winning move.</source>
        <translation>أوجد نقلة رابحة.</translation>
    </message>
    <message>
        <source>Play it.</source>
        <extracomment>what a new step of a lesson says: the class plays the game</extracomment>
        <translation>العبها.</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>a kind of step of a lesson: only text</extracomment>
        <translation>نص</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a step of a lesson in which the class plays</extracomment>
        <translation>لعب</translation>
    </message>
    <message>
        <source>Think, then look</source>
        <translation>فكّر ثم انظر</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>a kind of step of a lesson, a noun</extracomment>
        <translation>سؤال</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>a kind of step of a lesson, a noun</extracomment>
        <translation>تمارين</translation>
    </message>
    <message>
        <source>Row of labels</source>
        <translation>صف وسوم</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>a kind of step of a lesson: a table of positions that is filled in</extracomment>
        <translation>جدول</translation>
    </message>
    <message>
        <source>Mark P and N</source>
        <translation>ضع P وN</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <extracomment>a field: the number of an answer to choose from</extracomment>
        <translation>الإجابة %1</translation>
    </message>
    <message>
        <source>Reason of answer %1</source>
        <translation>سبب الإجابة %1</translation>
    </message>
    <message>
        <source>Heading</source>
        <extracomment>a field: the heading of a step of a lesson</extracomment>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>a field: notes for the teacher, a noun</extracomment>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <source>Then show</source>
        <extracomment>a field: what is shown when the class has answered</extracomment>
        <translation>ثم يظهر</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>a field: a position in its notation, such as nim:7,11,5</extracomment>
        <translation>الوضعية</translation>
    </message>
    <message>
        <source>Answers</source>
        <extracomment>a field: the answers to choose from</extracomment>
        <translation>الإجابات</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field, problem</comment>
        <translation>%1: ‏%2</translation>
    </message>
</context>
<context>
    <name>models::LessonList</name>
    <message>
        <source>Start</source>
        <extracomment>a part of the course, a noun: the first lessons</extracomment>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Nim</source>
        <translation>نيم</translation>
    </message>
    <message>
        <source>Misère and lines</source>
        <translation>ميزير والخطوط</translation>
    </message>
    <message>
        <source>Nim in disguise</source>
        <translation>نيم المتنكرة</translation>
    </message>
    <message>
        <source>Wythoff</source>
        <translation>فايتهوف</translation>
    </message>
    <message>
        <source>Hackenbush</source>
        <translation>هاكنبوش</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>النظرية</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>دروسك الخاصة</translation>
    </message>
    <message>
        <source>another lesson has the id “%1” already</source>
        <translation>هناك درس آخر له المعرّف «%1»</translation>
    </message>
</context>
<context>
    <name>models::LessonShow</name>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>There is no lesson “%1”.</source>
        <translation>لا يوجد درس «%1».</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>lesson, problem</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, problem</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a letter, an answer</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is P</source>
        <translation>%1 هي P</translation>
    </message>
    <message>
        <source>%1 is N</source>
        <translation>%1 هي N</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>answer, reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: to the next step of the lesson</extracomment>
        <translation>التالي</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <extracomment>a button</extracomment>
        <translation>التمرين التالي</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>أظهر الإجابة</translation>
    </message>
    <message>
        <source>Label %1</source>
        <extracomment>a button, a verb: gives position number %1 its letter, P or N</extracomment>
        <translation>سِم %1</translation>
    </message>
    <message>
        <source>Fill in</source>
        <extracomment>a button, a verb: begins to fill in a table</extracomment>
        <translation>املأ</translation>
    </message>
    <message>
        <source>Go on filling in</source>
        <translation>تابع الملء</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>a button, a verb: shows what is hidden until one has thought</extracomment>
        <translation>أظهر</translation>
    </message>
</context>
<context>
    <name>models::Library</name>
    <message>
        <source>%1: %2</source>
        <comment>a lesson and a position in it</comment>
        <translation>%1: ‏%2</translation>
    </message>
</context>
<context>
    <name>models::MarkingChoice</name>
    <message>
        <source>Your own</source>
        <extracomment>a choice: a family of positions that one types oneself</extracomment>
        <translation>خاصة بك</translation>
    </message>
    <message>
        <source>%1, misère</source>
        <extracomment>a family of positions, and that who makes the last move loses</extracomment>
        <translation>%1، ميزير</translation>
    </message>
</context>
<context>
    <name>models::MatrixPicture</name>
    <message>
        <source>%1 positions: the matrix is drawn for up to %2.</source>
        <extracomment>how many positions the game has, and for how many a matrix is drawn</extracomment>
        <translation>%1 وضعية: تُرسم المصفوفة لما يصل إلى %2.</translation>
    </message>
    <message>
        <source>The whole game is not worked out yet.</source>
        <translation>لم تُحسب اللعبة كلها بعد.</translation>
    </message>
    <message>
        <source>More than %1 moves: too many for an .svg picture. Choose .png or .csv.</source>
        <translation>أكثر من %1 نقلة: كثيرة جدًّا لصورة ‎.svg. اختر ‎.png أو ‎.csv.</translation>
    </message>
</context>
<context>
    <name>models::Miniature</name>
    <message>
        <source>%L1 edges</source>
        <extracomment>in the place of a picture that has too many edges to be drawn small: how many</extracomment>
        <translation>الأضلاع: %L1</translation>
    </message>
</context>
<context>
    <name>models::MovesModel</name>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation>تربح</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>تخسر</translation>
    </message>
    <message>
        <source>refuted by %1</source>
        <translation>تُدحض بـ: %1</translation>
    </message>
    <message>
        <source>%1 more moves are not listed</source>
        <translation>النقلات الأخرى غير المذكورة: %1</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>head of a column, a noun: the value that a move leaves</extracomment>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Grundy</source>
        <translation>غراندي</translation>
    </message>
    <message>
        <source>on the hottest board</source>
        <translation>على الرقعة الأسخن</translation>
    </message>
    <message>
        <source>Sente</source>
        <extracomment>of a move, a word of the game of Go: the opponent has to answer it</extracomment>
        <translation>Sente</translation>
    </message>
    <message>
        <source>refuted by its mirror image, %1</source>
        <translation>تُدحض بصورتها في المرآة: %1</translation>
    </message>
    <message>
        <source>Incentive</source>
        <extracomment>head of a column: how much a move gains, a value of a game</extracomment>
        <translation>المكسب</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). It is right here: such a move wins.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>قاعدة تقريبية: العب على الرقعة الأسخن، %1 (درجة الحرارة %2؛ ▲). والقاعدة صحيحة هنا: نقلة كهذه تربح.</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). It is wrong here: only other moves win.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>قاعدة تقريبية: العب على الرقعة الأسخن، %1 (درجة الحرارة %2؛ ▲). والقاعدة خاطئة هنا: لا تربح إلا نقلات أخرى.</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). Here no move wins.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>قاعدة تقريبية: العب على الرقعة الأسخن، %1 (درجة الحرارة %2؛ ▲). ولا نقلة تربح هنا.</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). Whether it is right here is not known.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>قاعدة تقريبية: العب على الرقعة الأسخن، %1 (درجة الحرارة %2؛ ▲). ولا يُعرف هل القاعدة صحيحة هنا.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>! is Sente: the move threatens so much that it had better be answered.</source>
        <translation>! تعني Sente (سِنتي): تهديد النقلة كبير، فالأفضل الرد عليها.</translation>
    </message>
</context>
<context>
    <name>models::OwnFile</name>
    <message>
        <source>the file that could not be read cannot be moved out of the way</source>
        <translation>لا يمكن إبعاد الملف الذي تعذّرت قراءته</translation>
    </message>
    <message>
        <source>The file %1 could not be read (%2). It is not lost: before anything is written there, it is kept under another name.</source>
        <extracomment>a file, and what is wrong with it as a sentence</extracomment>
        <translation>تعذّرت قراءة الملف %1 (%2). لم يضِع: قبل أن يُكتب هناك شيء يُحفظ باسم آخر.</translation>
    </message>
    <message>
        <source>another window is writing it</source>
        <translation>نافذة أخرى تكتبه الآن</translation>
    </message>
    <message>
        <source>The file %1 could not be read (%2). It is kept as %3.</source>
        <translation>تعذّرت قراءة الملف %1 (%2). هو محفوظ باسم %3.</translation>
    </message>
</context>
<context>
    <name>models::OwnRules</name>
    <message>
        <source>Subtraction set</source>
        <extracomment>a way to write rules: how many may be taken, such as 1, 2, 3</extracomment>
        <translation>مجموعة الطرح</translation>
    </message>
    <message>
        <source>Octal code</source>
        <extracomment>a way to write rules</extracomment>
        <translation>الرمز الثُّماني</translation>
    </message>
    <message>
        <source>A line has at most %1 counters.</source>
        <translation>في الخط %1 قرصًا على الأكثر.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>جارٍ الحساب…</translation>
    </message>
    <message>
        <source>%1. Grundy value %2</source>
        <extracomment>who wins, and a number</extracomment>
        <translation>%1. قيمة غراندي %2</translation>
    </message>
    <message>
        <source>No period: the value of a heap is its size.</source>
        <translation>لا دورة: قيمة الكومة هي حجمها.</translation>
    </message>
</context>
<context>
    <name>models::PositionShow</name>
    <message>
        <source>%1: %2</source>
        <comment>a letter, who wins</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Step %1 of %2, part %3 of %4</source>
        <extracomment>the number of this step and how many there are; the same of the parts of this step</extracomment>
        <translation>الخطوة %1 من %2، الجزء %3 من %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a game and its heaps</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>There is no legal move.</source>
        <translation>لا نقلة جائزة.</translation>
    </message>
    <message>
        <source>The only move does not win.</source>
        <translation>النقلة الوحيدة لا تربح.</translation>
    </message>
    <message>
        <source>None of the %1 moves wins.</source>
        <translation>من النقلات %1 لا واحدة تربح.</translation>
    </message>
    <message>
        <source>At least %1 of the %2 moves win.</source>
        <extracomment>how many moves are known to win, and how many there are</extracomment>
        <translation>من النقلات %2 تربح %1 على الأقل.</translation>
    </message>
    <message>
        <source>The only move wins.</source>
        <translation>النقلة الوحيدة تربح.</translation>
    </message>
    <message>
        <source>All %1 moves win.</source>
        <translation>النقلات %1 كلها تربح.</translation>
    </message>
    <message>
        <source>The board</source>
        <extracomment>a step of a presentation: only the board is shown</extracomment>
        <translation>الرقعة</translation>
    </message>
    <message>
        <source>The legal moves</source>
        <translation>النقلات الجائزة</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>a step of a presentation: it is told who wins</extracomment>
        <translation>من يفوز</translation>
    </message>
    <message>
        <source>How many moves win</source>
        <translation>كم نقلة تربح</translation>
    </message>
    <message>
        <source>Which moves win</source>
        <translation>أي النقلات تربح</translation>
    </message>
    <message>
        <source>Why, step by step</source>
        <translation>لماذا، خطوة خطوة</translation>
    </message>
    <message>
        <source>The table of its family</source>
        <translation>جدول عائلتها</translation>
    </message>
    <message>
        <source>Who wins %1?</source>
        <translation>من يفوز في %1؟</translation>
    </message>
    <message>
        <source>%1 to move: who wins %2?</source>
        <extracomment>a player, and a game with its position, such as &quot;Nim 7, 11, 5&quot;</extracomment>
        <translation>صاحب الدور %1: من يفوز في %2؟</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>انتهت المباراة.</translation>
    </message>
    <message>
        <source>Think first: what would you do?</source>
        <translation>فكّر أولًا: ماذا كنت ستفعل؟</translation>
    </message>
    <message>
        <source>This position is not solved yet.</source>
        <translation>لم تُحل هذه الوضعية بعد.</translation>
    </message>
    <message>
        <source>%1 The next step fills it.</source>
        <translation>%1 الخطوة التالية تملأ الجدول.</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>البحث عن السبب…</translation>
    </message>
    <message>
        <source>The table is being worked out…</source>
        <translation>جارٍ حساب الجدول…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a game and its positions</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2 across, %3 up. The ring is this position.</source>
        <extracomment>below a table: what it shows, and what its columns and rows are</extracomment>
        <translation>%1: ‏%2 أفقيًّا، و%3 صعودًا. الدائرة هي هذه الوضعية.</translation>
    </message>
    <message>
        <source>%1: %2 across, %3 down. The ring is this position.</source>
        <extracomment>below a table: what it shows, and what its columns and rows are</extracomment>
        <translation>%1: ‏%2 أفقيًّا، و%3 نزولًا. الدائرة هي هذه الوضعية.</translation>
    </message>
    <message>
        <source>%1: n is below each cell. The ring is this position.</source>
        <translation>%1: ‏n تحت كل خانة. الدائرة هي هذه الوضعية.</translation>
    </message>
    <message>
        <source>Grundy value %1.</source>
        <translation>قيمة غراندي %1.</translation>
    </message>
    <message>
        <source>Value %1.</source>
        <translation>القيمة %1.</translation>
    </message>
    <message>
        <source>Moves left with best play: %1.</source>
        <translation>النقلات الباقية مع أفضل لعب: %1.</translation>
    </message>
    <message>
        <source>Why, step %1 of %2: %3</source>
        <extracomment>the number of a step of the reasons, how many there are, and its heading</extracomment>
        <translation>لماذا، الخطوة %1 من %2: ‏%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the next step, and what it says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Let two teams play a few games on the board first. Click to move; Restart sets the board up again. V counts the class’s votes for a move.</source>
        <translation>ليلعب فريقان بضع مباريات على الرقعة أولًا. انقر لتلعب؛ و«من جديد» يعيد الرقعة إلى بدايتها. وV يعدّ أصوات الفصل لنقلة.</translation>
    </message>
    <message>
        <source>Ask: who would rather move first, who second? Which move do you trust? V counts votes.</source>
        <translation>اسأل: من يفضّل أن يلعب أولًا، ومن يفضّل أن يلعب ثانيًا؟ أي نقلة تثق بها؟ وV يعدّ الأصوات.</translation>
    </message>
    <message>
        <source>Ask: is there one good move, or are there several?</source>
        <translation>اسأل: هل هناك نقلة جيدة واحدة أم عدة نقلات؟</translation>
    </message>
    <message>
        <source>Ask where the winning moves are before you show them.</source>
        <translation>اسأل أين النقلات الرابحة قبل أن تعرضها.</translation>
    </message>
    <message>
        <source>Point at any move on the board to see what it leaves. Ask for a reason.</source>
        <translation>أشر إلى أي نقلة على الرقعة لترى ما تتركه. واطلب السبب.</translation>
    </message>
    <message>
        <source>The pieces that a step speaks about are lit on the board.</source>
        <translation>القطع التي تتحدث عنها الخطوة مضاءة على الرقعة.</translation>
    </message>
    <message>
        <source>Ask for a pattern in the cold cells, and for the next one.</source>
        <translation>اسأل عن نمط في الخانات الباردة، وعن الخانة الباردة التالية.</translation>
    </message>
    <message>
        <source>Team A</source>
        <extracomment>a half of a class that plays against the other half</extracomment>
        <translation>الفريق أ</translation>
    </message>
    <message>
        <source>Team B</source>
        <extracomment>a half of a class that plays against the other half</extracomment>
        <translation>الفريق ب</translation>
    </message>
    <message>
        <source>%1 to move: who wins when these games are played together?</source>
        <translation>صاحب الدور %1: من يفوز إذا لُعبت هذه الألعاب معًا؟</translation>
    </message>
    <message>
        <source>Who wins when these games are played together?</source>
        <translation>من يفوز إذا لُعبت هذه الألعاب معًا؟</translation>
    </message>
</context>
<context>
    <name>models::Practice</name>
    <message>
        <source>%1 of %2 right</source>
        <comment>exercises</comment>
        <translation>%1 من %2 صحيحة</translation>
    </message>
    <message>
        <source>%1 · %2 in a row</source>
        <comment>exercises</comment>
        <translation>%1 – %2 على التوالي</translation>
    </message>
</context>
<context>
    <name>models::PrintChooser</name>
    <message>
        <source>No printer is set up on this computer. Set one up in the system’s settings, or save a file and print that elsewhere.</source>
        <translation>لا توجد طابعة معدّة على هذا الحاسوب. أعدّ واحدة في إعدادات النظام، أو احفظ ملفًا واطبعه في مكان آخر.</translation>
    </message>
    <message>
        <source>The printer did not take the pages.</source>
        <translation>لم تقبل الطابعة الصفحات.</translation>
    </message>
</context>
<context>
    <name>models::Pupils</name>
    <message>
        <source>No name</source>
        <extracomment>a pupil who has not given a name</extracomment>
        <translation>بلا اسم</translation>
    </message>
    <message>
        <source>%1: %2 right, %3 wrong, level %4</source>
        <extracomment>a kind of exercise, how many answers were right and wrong, and how hard the exercises have become, such as 3</extracomment>
        <translation>%1: الصحيحة %2، الخاطئة %3، المستوى %4</translation>
    </message>
    <message>
        <source>Type a name.</source>
        <translation>اكتب اسمًا.</translation>
    </message>
    <message>
        <source>A name may have %1 characters.</source>
        <translation>قد يبلغ الاسم %1 محرفًا.</translation>
    </message>
    <message>
        <source>There is a pupil of that name.</source>
        <translation>هناك تلميذ بهذا الاسم.</translation>
    </message>
    <message>
        <source>There may be %1 pupils.</source>
        <translation>قد يبلغ عدد التلاميذ %1.</translation>
    </message>
</context>
<context>
    <name>models::RecentGames</name>
    <message>
        <source>today, %1</source>
        <comment>a time</comment>
        <translation>اليوم، %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <comment>a time</comment>
        <translation>أمس، %1</translation>
    </message>
    <message>
        <source>%1 is open in another window.</source>
        <comment>a game</comment>
        <translation>%1 مفتوحة في نافذة أخرى.</translation>
    </message>
    <message>
        <source>%1 could not be removed.</source>
        <comment>a game</comment>
        <translation>تعذّرت إزالة %1.</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <comment>a game</comment>
        <translation>أُزيلت %1.</translation>
    </message>
</context>
<context>
    <name>models::ReviewModel</name>
    <message>
        <source>Winning move: %1.</source>
        <translation>النقلة الرابحة: %1.</translation>
    </message>
    <message>
        <source>One of %1 winning moves: %2.</source>
        <extracomment>how many moves would have won, and one of them, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>إحدى النقلات الرابحة (%1): ‏%2.</translation>
    </message>
    <message>
        <source>Move %1: a mistake by %2</source>
        <extracomment>the number of a move, and a player</extracomment>
        <translation>النقلة %1: خطأ ارتكبه %2</translation>
    </message>
    <message>
        <source>Move %1: your chance</source>
        <translation>النقلة %1: فرصتك</translation>
    </message>
    <message>
        <source>Move %1: your mistake</source>
        <translation>النقلة %1: خطؤك</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <extracomment>the number of a move, the player, and the move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>النقلة %1، ‏%2: ‏%3</translation>
    </message>
    <message>
        <source>Your slip</source>
        <translation>زلّتك</translation>
    </message>
    <message>
        <source>%1’s slip</source>
        <translation>زلّة %1</translation>
    </message>
</context>
<context>
    <name>models::RuleDrawing</name>
    <message>
        <source>This shape is larger than the board.</source>
        <translation>هذا الشكل أكبر من الرقعة.</translation>
    </message>
    <message>
        <source>Mend the shape that is marked.</source>
        <translation>أصلح الشكل المعلَّم.</translation>
    </message>
    <message>
        <source>My game</source>
        <comment>file name</comment>
        <translation>لعبتي</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>جارٍ الحساب…</translation>
    </message>
    <message>
        <source>There is nothing left to take.</source>
        <translation>لم يبقَ شيء يؤخذ.</translation>
    </message>
    <message>
        <source>None of the %1 takes wins.</source>
        <translation>من النقلات %1 لا تربح أي نقلة.</translation>
    </message>
    <message>
        <source>solved by a theorem in %1 ms</source>
        <translation>حُلّت بمبرهنة في %1 ملّي ثانية</translation>
    </message>
    <message>
        <source>solved: %1 in %2 ms</source>
        <extracomment>how many positions, such as &quot;1200 positions&quot;, and how many milliseconds it took</extracomment>
        <translation>حُلّت: ‏%1 في %2 ملّي ثانية</translation>
    </message>
    <message>
        <source>every way to fill %1 × %2</source>
        <extracomment>the columns and rows of a board, such as 5 × 4</extracomment>
        <translation>كل طرق ملء %1 × %2</translation>
    </message>
    <message>
        <source>What this take does is not known yet</source>
        <translation>لا يُعرف بعد ما تفعله هذه النقلة</translation>
    </message>
    <message>
        <source>This take wins</source>
        <translation>هذه النقلة تربح</translation>
    </message>
    <message>
        <source>This take loses</source>
        <translation>هذه النقلة تخسر</translation>
    </message>
    <message>
        <source>It leaves %1 – %2.</source>
        <extracomment>the letter P, N, L or R, and what it means, such as &quot;cold: the player who just moved wins&quot;</extracomment>
        <translation>تترك %1 – %2.</translation>
    </message>
</context>
<context>
    <name>models::RuleFile</name>
    <message>
        <source>This is not a drawn game of Grundy.</source>
        <translation>هذه ليست لعبة مرسومة من Grundy.</translation>
    </message>
</context>
<context>
    <name>models::Seat</name>
    <message>
        <source>%1: %2</source>
        <comment>a level, and what it does</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>models::SequenceModel</name>
    <message>
        <source>In this game a heap has no value of its own: choose a game of heaps.</source>
        <translation>ليس للكومة في هذه اللعبة قيمة خاصة: اختر لعبة أكوام.</translation>
    </message>
    <message>
        <source>Stopped before the values were worked out.</source>
        <translation>توقف قبل أن تُحسب القيم.</translation>
    </message>
    <message>
        <source>No period is proven up to heap %1.</source>
        <translation>لا دورة مبرهنة حتى الكومة %1.</translation>
    </message>
    <message>
        <source>Period %1 from the start</source>
        <translation>دورة طولها %1 من البداية</translation>
    </message>
    <message>
        <source>Period %1 from heap %2 on</source>
        <extracomment>after how many values they repeat, such as 12, and the heap from which on they do, such as 71</extracomment>
        <translation>دورة طولها %1 من الكومة %2 فصاعدًا</translation>
    </message>
    <message>
        <source>No period: the value of a heap is its size.</source>
        <translation>لا دورة: قيمة الكومة هي حجمها.</translation>
    </message>
    <message>
        <source>One exception to the period, at heap %1.</source>
        <translation>استثناء واحد من الدورة، عند الكومة %1.</translation>
    </message>
    <message>
        <source>Exceptions to the period: %1, at heaps %2.</source>
        <extracomment>how many values do not fit, and the sizes of their heaps</extracomment>
        <translation>الاستثناءات من الدورة: %1، عند الأكوام %2.</translation>
    </message>
    <message>
        <source>P-positions (value 0): %1 of %2 heaps.</source>
        <extracomment>how many heaps have the value 0, and how many were looked at</extracomment>
        <translation>وضعيات P (القيمة 0): ‏%1 من %2 كومة.</translation>
    </message>
    <message>
        <source>All %1 heaps are drawn.</source>
        <translation>الأكوام مرسومة كلها: %1.</translation>
    </message>
    <message>
        <source>%1 of the %2 heaps are drawn, evenly spread.</source>
        <extracomment>of a chart: how many heaps are in it, and how many there are</extracomment>
        <translation>رُسم %1 من %2 كومة، موزعة بانتظام.</translation>
    </message>
    <message>
        <source>A heap is a whole number up to 10¹⁸.</source>
        <translation>حجم الكومة عدد صحيح حتى 10¹⁸.</translation>
    </message>
    <message>
        <source>Not known: no period is proven, and %1 lies beyond the last heap worked out.</source>
        <translation>غير معروف: لا دورة مبرهنة، و%1 أبعد من آخر كومة محسوبة.</translation>
    </message>
    <message>
        <source>A heap of %1 has Grundy value 0: a P-position.</source>
        <translation>كومة من %1 قيمة غراندي لها 0: وضعية P.</translation>
    </message>
    <message>
        <source>A heap of %1 has Grundy value %2.</source>
        <translation>كومة من %1 قيمة غراندي لها %2.</translation>
    </message>
    <message>
        <source>There are no values yet.</source>
        <translation>لا قيم بعد.</translation>
    </message>
</context>
<context>
    <name>models::Session</name>
    <message>
        <source>That was a guess: the computer could not solve the position in time.</source>
        <translation>كان ذلك تخمينًا: لم يستطع الحاسوب أن يحل الوضعية في الوقت المحدد.</translation>
    </message>
    <message>
        <source>The computer waits. Click the board to let it move.</source>
        <translation>الحاسوب ينتظر. انقر الرقعة ليلعب.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>a game with its position, and its rules: read aloud</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>الدور: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The board cannot be smaller: a piece stands on the part that would go.</source>
        <translation>لا يمكن أن تصغر الرقعة: على الجزء الذي سيذهب قطعة.</translation>
    </message>
    <message>
        <source>The board cannot be larger in this game.</source>
        <translation>لا يمكن أن تكبر الرقعة في هذه اللعبة.</translation>
    </message>
    <message>
        <source>An arrow there would close a cycle.</source>
        <translation>سهم هناك يغلق حلقة.</translation>
    </message>
    <message>
        <source>The piece cannot be put there.</source>
        <translation>لا يمكن وضع القطعة هناك.</translation>
    </message>
    <message>
        <source>That is more than this game allows.</source>
        <translation>هذا أكثر مما تسمح به اللعبة.</translation>
    </message>
    <message>
        <source>The position cannot be changed like this.</source>
        <translation>لا يمكن تغيير الوضعية على هذا النحو.</translation>
    </message>
    <message>
        <source>Edited.</source>
        <extracomment>read aloud: the position has been changed</extracomment>
        <translation>حُرّرت.</translation>
    </message>
    <message>
        <source>The edge is not joined to the ground: it falls at once.</source>
        <translation>الضلع غير متصل بالأرض: يسقط فورًا.</translation>
    </message>
    <message>
        <source>%1 edges are not joined to the ground: they fall at once.</source>
        <translation>الأضلاع غير المتصلة بالأرض تسقط فورًا: %1.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <comment>file name</comment>
        <translation>حُفظ باسم %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>Nim 7, 11, 5</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <comment>a position</comment>
        <translation>نُسخت %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what led to a position, such as Start</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>From the start.</source>
        <translation>من البداية.</translation>
    </message>
    <message>
        <source>This is the argument, not the game. “Leave” goes back to the game.</source>
        <translation>هذه هي الحجة، لا المباراة. و«خروج» يعيدك إلى المباراة.</translation>
    </message>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>الدور للحاسوب.</translation>
    </message>
    <message>
        <source>Chosen: %1. Now choose where the move ends.</source>
        <translation>اخترت: %1. اختر الآن أين تنتهي النقلة.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>who wins</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Not solved yet.</source>
        <translation>لم تُحل بعد.</translation>
    </message>
    <message>
        <source>The position is not solved yet. %1 Explore can fill it.</source>
        <translation>لم تُحل الوضعية بعد. %1 يستطيع الاستكشاف أن يملأ الجدول.</translation>
    </message>
    <message>
        <source>The position is not solved yet.</source>
        <translation>لم تُحل الوضعية بعد.</translation>
    </message>
    <message>
        <source>The other player is to move.</source>
        <translation>الدور للاعب الآخر.</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>اللاعب 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <extracomment>a player</extracomment>
        <translation>اللاعب 2</translation>
    </message>
    <message>
        <source>Your friend</source>
        <extracomment>a player</extracomment>
        <translation>صديقك</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>a player</extracomment>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Score: %1 %2, %3 %4</source>
        <extracomment>a player and how many games he or she has won, then the other player, such as &quot;You 2, Computer 1&quot;</extracomment>
        <translation>النقاط: %1 ‏%2، %3 ‏%4</translation>
    </message>
    <message>
        <source>You win: you cannot move, and in misère play that wins.</source>
        <translation>فزت: لا تستطيع اللعب، وهذا يربح في لعب ميزير.</translation>
    </message>
    <message>
        <source>%1 wins: you cannot move.</source>
        <translation>يفوز %1: لا تستطيع اللعب.</translation>
    </message>
    <message>
        <source>You win: %1 cannot move.</source>
        <translation>فزت: لا يستطيع %1 اللعب.</translation>
    </message>
    <message>
        <source>%1 wins: %2 cannot move.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>يفوز %1: لا يستطيع %2 اللعب.</translation>
    </message>
    <message>
        <source>You win! %1.</source>
        <comment>You took the last stone</comment>
        <translation>فزت! %1.</translation>
    </message>
    <message>
        <source>%1 and wins.</source>
        <comment>Anna took the last stone</comment>
        <translation>%1 ويفوز.</translation>
    </message>
    <message>
        <source>%1, so %2 wins.</source>
        <comment>You took the last stone</comment>
        <translation>%1، فيفوز %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, the move</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You’re losing. %1</source>
        <translation>موقفك خاسر. %1</translation>
    </message>
    <message>
        <source>Winning move: %1.</source>
        <translation>النقلة الرابحة: %1.</translation>
    </message>
    <message>
        <source>You’re losing. This holds out longest: %1.</source>
        <translation>موقفك خاسر. هذه تصمد أطول من غيرها: %1.</translation>
    </message>
    <message>
        <source>You’re losing. Try this: %1.</source>
        <translation>موقفك خاسر. جرّب هذه: %1.</translation>
    </message>
    <message>
        <source>%1 has no move.</source>
        <translation>لا نقلة لدى %1.</translation>
    </message>
    <message>
        <source>None of %1’s moves wins.</source>
        <translation>لا نقلة رابحة لدى %1.</translation>
    </message>
    <message>
        <source>%1’s winning moves: %2, …</source>
        <extracomment>a player, and some of the moves, such as &quot;take 3 from heap 1&quot;; there are more</extracomment>
        <translation>نقلات %1 الرابحة: %2، …</translation>
    </message>
    <message>
        <source>%1’s only winning move: %2</source>
        <extracomment>a player, and a move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>نقلة %1 الرابحة الوحيدة: %2</translation>
    </message>
    <message>
        <source>%1’s winning moves: %2</source>
        <extracomment>a player, and the moves, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>نقلات %1 الرابحة: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between moves</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>There is no move.</source>
        <translation>لا توجد نقلة.</translation>
    </message>
    <message>
        <source>No move wins.</source>
        <translation>لا نقلة تربح.</translation>
    </message>
    <message>
        <source>Winning moves: %1, …</source>
        <translation>النقلات الرابحة: %1، …</translation>
    </message>
    <message>
        <source>The only winning move: %1</source>
        <translation>النقلة الرابحة الوحيدة: %1</translation>
    </message>
    <message>
        <source>Winning moves: %1</source>
        <translation>النقلات الرابحة: %1</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>the beginning of a game, in the list of its moves</extracomment>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>in the list of moves, a noun: here the position was changed</extracomment>
        <translation>تحرير</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>in the list of moves: from here on who makes the last move wins</extracomment>
        <translation>عادي</translation>
    </message>
    <message>
        <source>Misère</source>
        <extracomment>a rule</extracomment>
        <translation>ميزير</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>الدور: %1</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <extracomment>the number of a move, and what was played, such as &quot;Pip took 3 from the left heap.&quot;</extracomment>
        <translation>النقلة %1: ‏%2</translation>
    </message>
    <message>
        <source>%1, a %2-position</source>
        <extracomment>a move, such as &quot;Move 2&quot;, and the letter P</extracomment>
        <translation>%1، وضعية %2</translation>
    </message>
    <message>
        <source>%1, an %2-position</source>
        <comment>N, L or R</comment>
        <translation>%1، وضعية %2</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>أُرسل إلى الطابعة.</translation>
    </message>
    <message>
        <source>All games on a table are played by one convention, and this one has no misère play.</source>
        <translation>كل الألعاب على الطاولة تُلعب بقاعدة واحدة، وليس لهذه اللعبة لعب ميزير.</translation>
    </message>
    <message>
        <source>A table has at most %1 boards.</source>
        <translation>على الطاولة %1 رقعة على الأكثر.</translation>
    </message>
    <message>
        <source>This game cannot exchange Left and Right.</source>
        <translation>لا يمكن تبديل أيسر وأيمن في هذه اللعبة.</translation>
    </message>
    <message>
        <source>Both players have the same moves here: the negative is the game itself.</source>
        <translation>للاعبين هنا النقلات نفسها: سالب اللعبة هو اللعبة نفسها.</translation>
    </message>
    <message>
        <source>Chosen: %1. Choose the next stone, or this one again if there are no more.</source>
        <translation>اخترت: %1. اختر الحجر التالي، أو هذا الحجر مرة أخرى إن لم يبقَ غيره.</translation>
    </message>
    <message>
        <source>Games are compared in normal play.</source>
        <translation>تُقارن الألعاب في اللعب العادي.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two players of one name, &quot;Pip 1&quot; and &quot;Pip 2&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Good game.</source>
        <extracomment>the computer, which has won</extracomment>
        <translation>مباراة جميلة.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>أحسنت اللعب.</translation>
    </message>
    <message>
        <source>You took %1</source>
        <extracomment>below a dish with the pieces that the person who plays has taken
----------
in the course of a game: how many pieces the reader took in a move</extracomment>
        <translation>أخذتَ %1</translation>
    </message>
    <message>
        <source>%1 took %2</source>
        <extracomment>below a dish: a player, and how many pieces
----------
in the course of a game: who took how many pieces in a move</extracomment>
        <translation>أخذ %1 ‏%2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <extracomment>its number</extracomment>
        <translation>النقلة %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>&quot;Move 2, a P-position&quot;, and what was played, such as &quot;Pip took 3 from the left heap.&quot;</extracomment>
        <translation>%1: ‏%2</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>فزت!</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <comment>a player</comment>
        <translation>يفوز %1!</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>You took the last stone</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>In misère play, whoever cannot move wins.</source>
        <translation>في لعب ميزير من لا يستطيع اللعب يفوز.</translation>
    </message>
    <message>
        <source>You cannot move.</source>
        <translation>لا تستطيع اللعب.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>لا يستطيع %1 اللعب.</translation>
    </message>
    <message>
        <source>your move</source>
        <extracomment>beside a move on the board that the reader made in a game</extracomment>
        <translation>نقلتك</translation>
    </message>
    <message>
        <source>%1’s move</source>
        <comment>the name of a player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you took this one</source>
        <extracomment>beside a piece of the board that the reader took in a game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took this one</source>
        <comment>the name of a player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you took these</source>
        <extracomment>beside some pieces of the board that the reader took in a game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took these</source>
        <comment>the name of a player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you can win</source>
        <extracomment>of a position, within a sentence; who reads it plays</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a move</comment>
        <extracomment>a move, such as &quot;Move 2&quot;, and &quot;you can win&quot;</extracomment>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>models::SharedGame</name>
    <message>
        <source>My friend</source>
        <extracomment>a player, in a picture of a game: somebody else than who shows it</extracomment>
        <translation>صديقي</translation>
    </message>
    <message>
        <source>I beat %1 at %2.</source>
        <extracomment>the other player, and a game</extracomment>
        <translation>تغلّبتُ على %1 في %2.</translation>
    </message>
    <message>
        <source>%1 beat me at %2.</source>
        <extracomment>a player, and a game</extracomment>
        <translation>تغلّب عليّ %1 في %2.</translation>
    </message>
    <message>
        <source>%1 beat %2 at %3.</source>
        <extracomment>who won, who lost, and a game</extracomment>
        <translation>تغلّب %1 على %2 في %3.</translation>
    </message>
    <message>
        <source>Start %1.</source>
        <extracomment>a position in a few words, such as &quot;7, 6, 5&quot; or &quot;4 × 4&quot;</extracomment>
        <translation>البداية: %1.</translation>
    </message>
    <message>
        <source>%1 %2 %3.</source>
        <extracomment>how a game began, how many moves it had, and who made the last one, such as &quot;I took the last stone&quot;</extracomment>
        <translation>%1 %2 %3.</translation>
    </message>
    <message>
        <source>Find the one winning first move.</source>
        <translation>أوجد النقلة الأولى الرابحة الوحيدة.</translation>
    </message>
    <message>
        <source>Whoever goes second can win.</source>
        <translation>من يلعب ثانيًا يستطيع الفوز.</translation>
    </message>
    <message>
        <source>Begin where this game began.</source>
        <translation>ابدأ من حيث بدأت هذه المباراة.</translation>
    </message>
    <message>
        <source>A picture’s name ends in .svg or .png.</source>
        <translation>ينتهي اسم الصورة بـ ‎.svg أو ‎.png.</translation>
    </message>
    <message>
        <source>Copied the picture.</source>
        <translation>نُسخت الصورة.</translation>
    </message>
</context>
<context>
    <name>models::Showing</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>the number of this step, and how many there are</extracomment>
        <translation>الخطوة %1 من %2</translation>
    </message>
</context>
<context>
    <name>models::StateGraph</name>
    <message>
        <source>Laying out…</source>
        <extracomment>the graph is being laid out</extracomment>
        <translation>جارٍ التوزيع…</translation>
    </message>
    <message>
        <source>dot is arranging the picture…</source>
        <translation>البرنامج dot يرتّب الصورة…</translation>
    </message>
    <message>
        <source>More than %1 positions or %2 moves would take dot too long: the quick layout is shown.</source>
        <extracomment>two numbers; dot is the name of a program</extracomment>
        <translation>أكثر من %1 وضعية أو %2 نقلة تستغرق من dot وقتًا طويلًا جدًّا: يُعرض التوزيع السريع.</translation>
    </message>
    <message>
        <source>Graphviz (dot) is not installed: the quick layout is shown.</source>
        <translation>البرنامج Graphviz (dot) غير مثبت: يُعرض التوزيع السريع.</translation>
    </message>
    <message>
        <source>dot took longer than %1 s: the quick layout is shown.</source>
        <translation>استغرق dot أكثر من %1 ث: يُعرض التوزيع السريع.</translation>
    </message>
    <message>
        <source>dot gave no layout: the quick one is shown.</source>
        <translation>لم يعطِ dot توزيعًا: يُعرض التوزيع السريع.</translation>
    </message>
    <message>
        <source>%1 positions: too many to draw at once</source>
        <translation>%1 وضعية: أكثر من أن تُرسم دفعة واحدة</translation>
    </message>
    <message>
        <source>%1; dashed: not all moves are shown</source>
        <translation>%1؛ المتقطع: لا تظهر كل النقلات</translation>
    </message>
    <message>
        <source>%1 of %2 positions, around %3</source>
        <extracomment>how many positions of the graph are shown, how many there are, and the one in the middle</extracomment>
        <translation>%1 من %2 وضعية، حول %3</translation>
    </message>
</context>
<context>
    <name>models::StateGraphLabels</name>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Step %1 of %2.</source>
        <translation>الخطوة %1 من %2.</translation>
    </message>
    <message>
        <source>The game is never over, so no position can be labelled.</source>
        <translation>لا تنتهي المباراة أبدًا، فلا يمكن وسم أي وضعية.</translation>
    </message>
    <message>
        <source>Whoever cannot move has won, so T counts as N.</source>
        <translation>من لا يستطيع اللعب قد فاز، فتُحسب T مثل N.</translation>
    </message>
    <message>
        <source>Whoever cannot move has lost, so T counts as P.</source>
        <translation>من لا يستطيع اللعب قد خسر، فتُحسب T مثل P.</translation>
    </message>
    <message>
        <source>All positions are labelled.</source>
        <translation>وُسمت كل الوضعيات.</translation>
    </message>
</context>
<context>
    <name>models::StateGraphLine</name>
    <message>
        <source>This part of the game does not show all that can follow this position.</source>
        <translation>هذا الجزء من اللعبة لا يُظهر كل ما قد يلي هذه الوضعية.</translation>
    </message>
    <message>
        <source>In the kernel (P): no move is left.</source>
        <translation>في النواة (P): لم تبقَ نقلة.</translation>
    </message>
    <message>
        <source>Outside the kernel: no move is left.</source>
        <translation>خارج النواة: لم تبقَ نقلة.</translation>
    </message>
    <message>
        <source>In the kernel (P): the only move leads out of it.</source>
        <translation>في النواة (P): النقلة الوحيدة تخرج منها.</translation>
    </message>
    <message>
        <source>A P-position: no move is left.</source>
        <translation>وضعية P: لم تبقَ نقلة.</translation>
    </message>
    <message>
        <source>Not a P-position: no move is left.</source>
        <translation>ليست وضعية P: لم تبقَ نقلة.</translation>
    </message>
    <message>
        <source>A P-position: the only move leaves none.</source>
        <translation>وضعية P: النقلة الوحيدة لا تترك وضعية P.</translation>
    </message>
</context>
<context>
    <name>models::StatisticsFigures</name>
    <message>
        <source>Positions</source>
        <extracomment>before a number: how many positions there are</extracomment>
        <translation>الوضعيات</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>before a number, a noun: how many moves there are in all positions</extracomment>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>P-positions</source>
        <extracomment>before a number: how many of the positions are P</extracomment>
        <translation>وضعيات P</translation>
    </message>
    <message>
        <source>cold: the kernel</source>
        <translation>الباردة: النواة</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>باردة</translation>
    </message>
    <message>
        <source>%1 of length %2</source>
        <extracomment>how many runs of neighbouring pieces there are at most, such as 3, and how long they are, such as 2</extracomment>
        <translation>%1 بطول %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>before a number, a noun: how many ways there are to play to the end</extracomment>
        <translation>المباريات</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>لم تُعدّ</translation>
    </message>
    <message>
        <source>play may go on for ever</source>
        <translation>قد يستمر اللعب إلى الأبد</translation>
    </message>
    <message>
        <source>with Left starting; %1 with Right starting</source>
        <translation>وأيسر يبدأ؛ و%1 وأيمن يبدأ</translation>
    </message>
    <message>
        <source>Won by the player who starts</source>
        <translation>يفوز بها من بدأ</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>a share of the games</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>without the forced last move</source>
        <translation>دون النقلة الأخيرة المفروضة</translation>
    </message>
    <message>
        <source>moves</source>
        <extracomment>behind the length of a game, counted in moves</extracomment>
        <translation>نقلات</translation>
    </message>
    <message>
        <source>Longest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>أطول مباراة</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>أقصر مباراة</translation>
    </message>
    <message>
        <source>There are no figures yet.</source>
        <translation>لا أرقام بعد.</translation>
    </message>
</context>
<context>
    <name>models::StatisticsTable</name>
    <message>
        <source>Longest game left</source>
        <translation>أطول مباراة باقية</translation>
    </message>
    <message>
        <source>P-positions</source>
        <translation>وضعيات P</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>الأخرى</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>الوضعيات</translation>
    </message>
    <message>
        <source>Percent</source>
        <extracomment>head of a column</extracomment>
        <translation>النسبة المئوية</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>Positions done</source>
        <extracomment>head of a column: how many positions have been looked at</extracomment>
        <translation>ما عولج من وضعيات</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>ما وُجد</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>ما لم يُعالج</translation>
    </message>
    <message>
        <source>Play may go on for ever here: positions have no size.</source>
        <translation>قد يستمر اللعب هنا إلى الأبد: ليس للوضعيات حجم.</translation>
    </message>
    <message>
        <source>There are too many sizes for a chart.</source>
        <translation>الأحجام أكثر مما يتسع له رسم بياني.</translation>
    </message>
    <message>
        <source>Play may go on for ever here: games cannot be counted.</source>
        <translation>قد يستمر اللعب هنا إلى الأبد: لا يمكن عدّ المباريات.</translation>
    </message>
    <message>
        <source>There is no game to count.</source>
        <translation>لا مباراة لعدّها.</translation>
    </message>
    <message>
        <source>There is no move.</source>
        <translation>لا توجد نقلة.</translation>
    </message>
    <message>
        <source>Every move always or never wins.</source>
        <translation>كل نقلة تربح دائمًا أو لا تربح أبدًا.</translation>
    </message>
    <message>
        <source>%1 moves from %2% to %3%; %4% most often: %5 moves</source>
        <extracomment>how many moves there are, the least and the largest share of won games, and the share that most moves have, and how many those are</extracomment>
        <translation>%1 نقلة من %2% إلى %3%؛ والأكثر تكرارًا %4%: عدد النقلات %5</translation>
    </message>
    <message>
        <source>There is no game to look through.</source>
        <translation>لا لعبة للنظر فيها.</translation>
    </message>
</context>
<context>
    <name>models::TableModel</name>
    <message>
        <source>+%1</source>
        <extracomment>head of a column of a table that is wrapped: so much is added to the number before the row</extracomment>
        <translation>‎+%1</translation>
    </message>
    <message>
        <source>n = %1, m = %2</source>
        <extracomment>a place of a table: two numbers, or the names that stand for them</extracomment>
        <translation>n = %1، m = %2</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>%1: no position, %2</source>
        <extracomment>a place of a table, such as &quot;n = 3, m = 4&quot;, and why no position belongs there</extracomment>
        <translation>%1: لا وضعية، %2</translation>
    </message>
    <message>
        <source>not solved</source>
        <extracomment>of a position of a table: it is not known who wins</extracomment>
        <translation>لم تُحل</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>which value is shown, and what it is: &quot;Grundy value 3&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a place of the table, &quot;n = 3, m = 4&quot;, and what stands there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>There is no table yet.</source>
        <translation>لا جدول بعد.</translation>
    </message>
    <message>
        <source>A table has at most %1 cells.</source>
        <translation>في الجدول %1 خانة على الأكثر.</translation>
    </message>
</context>
<context>
    <name>models::TheoryChecks</name>
    <message>
        <source>Checked so far: %1</source>
        <translation>فُحص حتى الآن: %1</translation>
    </message>
    <message>
        <source>Stopped after %1.</source>
        <translation>توقف بعد %1.</translation>
    </message>
    <message>
        <source>Holds on %1.</source>
        <translation>صحيح في %1.</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>of a check that has not begun</extracomment>
        <translation>ينتظر</translation>
    </message>
    <message>
        <source>checking</source>
        <extracomment>of a check that has begun, and is not done yet</extracomment>
        <translation>يفحص</translation>
    </message>
    <message>
        <source>holds</source>
        <extracomment>of a theorem: no counterexample was found</extracomment>
        <translation>صحيح</translation>
    </message>
    <message>
        <source>error of the program</source>
        <translation>خطأ في البرنامج</translation>
    </message>
    <message>
        <source>fails, as expected</source>
        <translation>يسقط، كما هو متوقع</translation>
    </message>
    <message>
        <source>no counterexample</source>
        <extracomment>of a rule: it was wrong nowhere</extracomment>
        <translation>لا مثال مضاد</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>of a check that the person ended</extracomment>
        <translation>توقف</translation>
    </message>
    <message>
        <source>expected to fail</source>
        <translation>المتوقع أن يسقط</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>لم يُفحص</translation>
    </message>
    <message>
        <source>%1 of %2 checks done</source>
        <extracomment>how many checks are done, and how many were asked for</extracomment>
        <translation>أُنجز %1 من %2 فحصًا</translation>
    </message>
    <message>
        <source>Nothing has been checked yet.</source>
        <translation>لم يُفحص شيء بعد.</translation>
    </message>
    <message>
        <source>Theories that hold: %1 of %2. Rules that fail: %3 of %4. Checked: %5.</source>
        <extracomment>four numbers; then what was checked, such as &quot;1200 positions&quot;</extracomment>
        <translation>النظريات الصحيحة: %1 من %2. القواعد التي تسقط: %3 من %4. فُحص: %5.</translation>
    </message>
    <message>
        <source>Positions checked: %1, mismatches: %2</source>
        <extracomment>two numbers of positions</extracomment>
        <translation>الوضعيات المفحوصة: %1، الاختلافات: %2</translation>
    </message>
    <message>
        <source>%1. Stopped before everything was checked.</source>
        <translation>%1. توقف قبل أن يُفحص كل شيء.</translation>
    </message>
    <message>
        <source>%1: theory %2; search %3</source>
        <extracomment>a position, what the theory says of it, such as P, and what a plain search finds</extracomment>
        <translation>%1: النظرية %2؛ البحث %3</translation>
    </message>
</context>
<context>
    <name>models::Twin</name>
    <message>
        <source>Left and Right have different moves, so the position is not a Nim heap.</source>
        <translation>لأيسر وأيمن نقلات مختلفة، فالوضعية ليست كومة نيم.</translation>
    </message>
    <message>
        <source>In misère play a position is not decided by its Nim heaps.</source>
        <translation>في لعب ميزير لا تحسم أكوام نيم الوضعيةَ.</translation>
    </message>
    <message>
        <source>The Nim heaps of this position are not known yet.</source>
        <translation>أكوام نيم لهذه الوضعية غير معروفة بعد.</translation>
    </message>
    <message>
        <source>The same game as %1</source>
        <translation>اللعبة نفسها مثل %1</translation>
    </message>
    <message>
        <source>Reversible: this raises a heap from %1 to %2; the opponent can bring it back to %1.</source>
        <extracomment>two sizes of a heap, such as 2 and 5</extracomment>
        <translation>قابلة للرد: هذه تكبّر كومة من %1 إلى %2؛ ويستطيع الخصم أن يعيدها إلى %1.</translation>
    </message>
    <message>
        <source>This raises a heap that %1 does not show; it would change nothing.</source>
        <translation>هذه تكبّر كومة لا تُظهرها %1؛ ولن تغيّر شيئًا.</translation>
    </message>
    <message>
        <source>This changes no heap that %1 shows.</source>
        <translation>هذه لا تغيّر كومة تُظهرها %1.</translation>
    </message>
    <message>
        <source>This raises a heap from %1 to %2, and %3 has no such move. The opponent could bring it back to %1, so nothing is lost.</source>
        <extracomment>two sizes of a heap, such as 2 and 5, and a game, such as Nim</extracomment>
        <translation>هذه تكبّر كومة من %1 إلى %2، وليس في %3 نقلة كهذه. ويستطيع الخصم أن يعيدها إلى %1، فلا خسارة.</translation>
    </message>
    <message>
        <source>%1 has no move that takes a heap from %2 to %3.</source>
        <extracomment>a game, two sizes</extracomment>
        <translation>ليس في %1 نقلة تنقل كومة من %2 إلى %3.</translation>
    </message>
    <message>
        <source>a gap of %1 is a heap of %1</source>
        <extracomment>below a heap of Nim that stands for as many free squares between two coins, such as 3</extracomment>
        <translation>فجوة من %1 هي كومة من %1</translation>
    </message>
</context>
<context>
    <name>models::VotesModel</name>
    <message>
        <source>right</source>
        <extracomment>of an answer, an adjective: not the side</extracomment>
        <translation>صحيحة</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>غير صحيحة</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation>تربح</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>تخسر</translation>
    </message>
</context>
<context>
    <name>models::WhatIf</name>
    <message>
        <source>%1? That wins.</source>
        <extracomment>a move, such as &quot;take 3 from the left heap&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1? That loses.</source>
        <extracomment>a move, such as &quot;take 3 from the left heap&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reply: %1.</source>
        <extracomment>a move, such as &quot;take 3 from the left heap&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>models::WorksheetModel</name>
    <message>
        <source>%1. %2 %3.</source>
        <comment>number, what is asked, position</comment>
        <translation>%1. %2 %3.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number, what is asked</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number, answer</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>There is no sheet to write.</source>
        <translation>لا ورقة لكتابتها.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>position, letter</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>models::WorthView</name>
    <message>
        <source>%1 and %2</source>
        <comment>two numbers</comment>
        <translation>%1 و%2</translation>
    </message>
</context>
</TS>
