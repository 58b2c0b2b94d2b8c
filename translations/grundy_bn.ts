<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bn" sourcelanguage="en">
<context>
    <name>AddGameDialog</name>
    <message>
        <source>Add a game</source>
        <translation>একটা খেলা যোগ করো</translation>
    </message>
    <message>
        <source>It stands beside the others. On your turn you make one move on one of the boards.</source>
        <translation>এটা অন্যগুলোর পাশে থাকে। তোমার পালায় যে-কোনো একটা বোর্ডে একটা চাল দাও।</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>a button: puts another game on the table, beside the first one</extracomment>
        <translation>যোগ করো</translation>
    </message>
    <message>
        <source>Equal to…</source>
        <extracomment>the title of a dialog: which other game is compared with this one?</extracomment>
        <translation>সমান কি না…</translation>
    </message>
    <message>
        <source>Two games are equal when whoever moves first loses their difference. Which game shall it be?</source>
        <translation>দুটি খেলা সমান, যদি তাদের বিয়োগফলে যে শুরু করে সে হারে। কোন খেলার সঙ্গে তুলনা করবে?</translation>
    </message>
    <message>
        <source>From a lesson</source>
        <translation>পাঠ থেকে</translation>
    </message>
    <message>
        <source>From the clipboard</source>
        <translation>ক্লিপবোর্ড থেকে</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>a button: compares both games</extracomment>
        <translation>তুলনা করো</translation>
    </message>
</context>
<context>
    <name>AnalysedPane</name>
    <message>
        <source>%1, fully analysed</source>
        <translation>%1, পুরো বিশ্লেষণ</translation>
    </message>
    <message>
        <source>Looking for all positions…</source>
        <translation>সব অবস্থান খোঁজা হচ্ছে…</translation>
    </message>
    <message>
        <source>All positions by size</source>
        <translation>মাপ অনুযায়ী সব অবস্থান</translation>
    </message>
    <message>
        <source>size %1</source>
        <extracomment>heads a group of positions: how many pieces they have</extracomment>
        <translation>মাপ %1</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>How to read it</source>
        <translation>কীভাবে পড়তে হয়</translation>
    </message>
    <message>
        <source>the player who just moved can win</source>
        <translation>এইমাত্র যে চাল দিল সে জিততে পারে</translation>
    </message>
    <message>
        <source>the player to move can win</source>
        <translation>যার চাল সে জিততে পারে</translation>
    </message>
    <message>
        <source>Left can win, whoever moves</source>
        <translation>যে-ই চাল দিক, বাম জিততে পারে</translation>
    </message>
    <message>
        <source>Right can win, whoever moves</source>
        <translation>যে-ই চাল দিক, ডান জিততে পারে</translation>
    </message>
    <message>
        <source>you gave the win away</source>
        <translation>জেতাটা তুমি হাতছাড়া করেছ</translation>
    </message>
    <message>
        <source>that move gave the win away</source>
        <translation>ওই চালে জেতাটা হাতছাড়া হয়েছে</translation>
    </message>
    <message>
        <source>the computer gave it back</source>
        <translation>জেতাটা কম্পিউটার ফিরিয়ে দিয়েছে</translation>
    </message>
    <message>
        <source>Who may cut what</source>
        <translation>কে কী কাটতে পারে</translation>
    </message>
    <message>
        <source>Left cuts blue (marked L), Right cuts red (marked R), either cuts green (unmarked).</source>
        <translation>বাম কাটে নীল (L লেখা), ডান কাটে লাল (R লেখা), সবুজ কাটতে পারে দুজনেই (কিছু লেখা নেই)।</translation>
    </message>
    <message>
        <source>A value over 0 wins for Left, one under 0 for Right; at 0 whoever starts loses. Any positive number outweighs any nimber.</source>
        <translation>মান 0-র বেশি হলে বাম জেতে, কম হলে ডান; 0 হলে যে শুরু করে সে হারে। যে-কোনো ধনাত্মক সংখ্যা যে-কোনো নিম্বারের চেয়ে ভারী।</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>heads what the map shows</extracomment>
        <translation>দেখাও</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>a field, a noun: what is drawn on the map of the plane</extracomment>
        <translation>মানচিত্র</translation>
    </message>
    <message>
        <source>Winning moves</source>
        <extracomment>a map of the plane that shows which moves win</extracomment>
        <translation>জেতার চাল</translation>
    </message>
    <message>
        <source>P / N</source>
        <translation>P / N</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>how many moves the game lasts yet</extracomment>
        <translation>বাকি চাল</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>a map of the plane that shows which moves win</extracomment>
        <translation>জিত</translation>
    </message>
    <message>
        <source>Grundy</source>
        <extracomment>a map of Grundy values</extracomment>
        <translation>গ্রান্ডি</translation>
    </message>
</context>
<context>
    <name>AppSpinBox</name>
    <message>
        <source>from %1 to %2</source>
        <extracomment>the least and the largest number that a field takes, such as 1 and 64</extracomment>
        <translation>%1 থেকে %2</translation>
    </message>
</context>
<context>
    <name>BoardArea</name>
    <message>
        <source>Walking the argument: after %1</source>
        <translation>যুক্তি ধরে এগোনো: %1, তারপর</translation>
    </message>
    <message>
        <source>All boards are one game. Click any board to move there.</source>
        <translation>সব বোর্ড মিলে একটাই খেলা। যে-কোনো বোর্ডে ক্লিক করে সেখানে চাল দাও।</translation>
    </message>
    <message>
        <source>Hide how it went</source>
        <translation>কেমন চলল, লুকাও</translation>
    </message>
    <message>
        <source>Show how it went</source>
        <translation>কেমন চলল, দেখাও</translation>
    </message>
</context>
<context>
    <name>BoardInput</name>
    <message>
        <source>Board</source>
        <extracomment>read aloud: the board of a game</extracomment>
        <translation>বোর্ড</translation>
    </message>
</context>
<context>
    <name>BoardZoom</name>
    <message>
        <source>Whole board</source>
        <extracomment>a button: zooms so that all of the board is seen</extracomment>
        <translation>পুরো বোর্ড</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>read aloud: a button: the board becomes smaller</extracomment>
        <translation>ছোট করো</translation>
    </message>
    <message>
        <source>The − key, or the mouse wheel</source>
        <translation>− কি, কিংবা মাউসের চাকা</translation>
    </message>
    <message>
        <source>%L1%</source>
        <extracomment>how large the board is shown: a number such as 150, in percent</extracomment>
        <translation>%L1%</translation>
    </message>
    <message>
        <source>Zoom: %L1%</source>
        <extracomment>read aloud: how large the board is shown: a number such as 150, in percent</extracomment>
        <translation>জুম: %L1%</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>read aloud: a button: the board becomes larger</extracomment>
        <translation>বড় করো</translation>
    </message>
    <message>
        <source>The + key, or the mouse wheel</source>
        <translation>+ কি, কিংবা মাউসের চাকা</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last move back</extracomment>
        <translation>ফেরাও</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <extracomment>what the button says when the pointer rests on it, with its keys</extracomment>
        <translation>ফেরাও (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>a button: makes a move again that was taken back</extracomment>
        <translation>আবার করো</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <extracomment>what the button says when the pointer rests on it, with its keys</extracomment>
        <translation>আবার করো (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>All lines played</source>
        <translation>যত পথে খেলা হয়েছে</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>a button: ends the editing of the position</extracomment>
        <translation>শেষ</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>a button, a verb: changes the position; short, for narrow windows</extracomment>
        <translation>সাজাও</translation>
    </message>
    <message>
        <source>Edit position</source>
        <extracomment>a button, a verb</extracomment>
        <translation>অবস্থান সাজাও</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: copies the position; short, for narrow windows</extracomment>
        <translation>কপি করো</translation>
    </message>
    <message>
        <source>Copy position</source>
        <extracomment>a button, a verb</extracomment>
        <translation>অবস্থান কপি করো</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>a button: tells a little of how to win</extracomment>
        <translation>ইঙ্গিত</translation>
    </message>
    <message>
        <source>Again, fence at %1</source>
        <translation>আবার, বেড়া %1-এ</translation>
    </message>
    <message>
        <source>Fence %1</source>
        <extracomment>a button: plays again, with a fence at so many pieces</extracomment>
        <translation>বেড়া %1</translation>
    </message>
    <message>
        <source>You won: play again, and the computer plays perfectly one piece sooner</source>
        <translation>তুমি জিতেছ: আবার খেলো, কম্পিউটার এবার একটা ঘুঁটি আগে থেকে নিখুঁত খেলবে</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>a button: asks for the next game</extracomment>
        <translation>নতুন খেলা</translation>
    </message>
    <message>
        <source>Add a game</source>
        <translation>একটা খেলা যোগ করো</translation>
    </message>
    <message>
        <source>Timeline</source>
        <extracomment>read aloud: the list of all moves of the game in their order</extracomment>
        <translation>খেলার ধারা</translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>at a move: how many other moves were tried here, such as 2</extracomment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Where to look (H)</source>
        <translation>কোথায় তাকাব (H)</translation>
    </message>
    <message>
        <source>Tell me more (H)</source>
        <translation>আরও বলো (H)</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>a button: tells why the position is won or lost</extracomment>
        <translation>কেন?</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>a button: leaves the reasons for the game</extracomment>
        <translation>খেলায় ফেরো</translation>
    </message>
    <message>
        <source>Who wins, and why (W)</source>
        <translation>কে জেতে, আর কেন (W)</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>খেলায় ফেরো (Esc)</translation>
    </message>
    <message>
        <source>New game (Ctrl+N)</source>
        <translation>নতুন খেলা (Ctrl+N)</translation>
    </message>
</context>
<context>
    <name>BusyBar</name>
    <message>
        <source>Progress</source>
        <extracomment>read aloud: a bar that shows how much of a calculation is done</extracomment>
        <translation>অগ্রগতি</translation>
    </message>
</context>
<context>
    <name>ChartFrame</name>
    <message>
        <source>Show as table</source>
        <translation>সারণি করে দেখাও</translation>
    </message>
    <message>
        <source>%1: show as table</source>
        <translation>%1: সারণি করে দেখাও</translation>
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
        <translation>কত মাপ পর্যন্ত</translation>
    </message>
    <message>
        <source>Size of the largest positions checked</source>
        <translation>সবচেয়ে বড় যে অবস্থান যাচাই হয়, তার মাপ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the check</extracomment>
        <translation>বাতিল</translation>
    </message>
</context>
<context>
    <name>ClaimsCard</name>
    <message>
        <source>Claims that fail</source>
        <translation>যে দাবি টেকে না</translation>
    </message>
    <message>
        <source>A claim that fails</source>
        <translation>একটা দাবি, যা টেকে না</translation>
    </message>
    <message>
        <source>Looking for the smallest counterexample…</source>
        <translation>সবচেয়ে ছোট পাল্টা উদাহরণ খোঁজা হচ্ছে…</translation>
    </message>
    <message>
        <source>No counterexample was found within the limits.</source>
        <translation>সীমার মধ্যে কোনো পাল্টা উদাহরণ মেলেনি।</translation>
    </message>
    <message>
        <source>Open it</source>
        <extracomment>a button: opens the position of which something is claimed</extracomment>
        <translation>এটা খোলো</translation>
    </message>
    <message>
        <source>Open %1</source>
        <extracomment>a button, a verb: opens a position, such as nim:7,11,5</extracomment>
        <translation>%1 খোলো</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>the results cannot be written</source>
        <translation>ফলাফল লেখা যাচ্ছে না</translation>
    </message>
    <message>
        <source>not in the table: %1; solved without it</source>
        <translation>সারণিতে নেই: %1; সারণি ছাড়াই সমাধান হলো</translation>
    </message>
    <message>
        <source>solved, but there was no time to list all moves</source>
        <translation>সমাধান হয়েছে, তবে সব চালের তালিকা করার সময় ছিল না</translation>
    </message>
    <message>
        <source>no move is left</source>
        <translation>কোনো চাল বাকি নেই</translation>
    </message>
    <message>
        <source>a matrix has at most %1 positions, this one %2</source>
        <extracomment>two numbers of positions, such as 2000 and 5312</extracomment>
        <translation>ম্যাট্রিক্সে বড়জোর %1টি অবস্থান চলে, এখানে %2টি</translation>
    </message>
    <message>
        <source>--figures is for Line Nim with counters, without --dot, --matrix and --up-to-symmetry</source>
        <translation>--figures ঘুঁটির লাইন নিমের জন্য, --dot, --matrix আর --up-to-symmetry ছাড়া</translation>
    </message>
    <message>
        <source>too many runs for --figures: the numbers of runs of each length that a position may have have to fit into 64 bits</source>
        <translation>--figures-এর জন্য টুকরো বড্ড বেশি: একটা অবস্থানে প্রতিটি দৈর্ঘ্যের টুকরোর সংখ্যা 64 বিটে ধরতে হবে</translation>
    </message>
    <message>
        <source>exploring</source>
        <extracomment>before how far a calculation is: positions are being found</extracomment>
        <translation>অন্বেষণ চলছে</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4 true, %5 of them by the rules alone</source>
        <extracomment>a file, a lesson, &quot;12 steps&quot;, &quot;30 claims&quot; of which all are true, and a number of claims</extracomment>
        <translation>%1: %2, %3, সত্যি %4টি, তার %5টি শুধু নিয়ম থেকেই</translation>
    </message>
    <message>
        <source>%1: %2, %3 minutes</source>
        <extracomment>the name by which a lesson is called, its title, and how long it takes</extracomment>
        <translation>%1: %2, %3 মিনিট</translation>
    </message>
    <message>
        <source>name one lesson, by its file or by --id</source>
        <translation>একটা পাঠের নাম দাও, তার ফাইল বা --id দিয়ে</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>লেখা যাচ্ছে না: %1</translation>
    </message>
    <message>
        <source>no such lesson; &apos;lesson --list&apos; names them</source>
        <translation>এমন কোনো পাঠ নেই; &apos;lesson --list&apos; নামগুলো দেখায়</translation>
    </message>
    <message>
        <source>           options: %1</source>
        <extracomment>below a game: what can be set in its notation, such as take=1,2,3</extracomment>
        <translation>           বিকল্প: %1</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>a player, not a direction</extracomment>
        <translation>বাম</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>a player</extracomment>
        <translation>ডান</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>who moves, the move, the position after it</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1&gt; </source>
        <extracomment>the program waits for the move of a player, such as Left</extracomment>
        <translation>%1&gt; </translation>
    </message>
    <message>
        <source>The game is left unfinished.</source>
        <translation>খেলা অসমাপ্ত রইল।</translation>
    </message>
    <message>
        <source>No such move. Type a move&apos;s number, its text or the position that it leaves, or &apos;quit&apos;.</source>
        <translation>এমন কোনো চাল নেই। চালের নম্বর, তার লেখা, কিংবা যে অবস্থান থাকে তা লেখো; বেরোতে &apos;quit&apos;।</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 ভাবছে</translation>
    </message>
    <message>
        <source>      … and more moves: %1</source>
        <translation>      … আরও চাল: %1</translation>
    </message>
    <message>
        <source>No move is left. %1 wins.</source>
        <translation>কোনো চাল বাকি নেই। জয়ী: %1।</translation>
    </message>
    <message>
        <source>this game has no heaps with values of their own</source>
        <translation>এই খেলায় আলাদা আলাদা মানের স্তূপ নেই</translation>
    </message>
    <message>
        <source>no period is proven</source>
        <translation>কোনো পর্যায় প্রমাণিত নয়</translation>
    </message>
    <message>
        <source>period %1 from heap %2 on, proven: %3</source>
        <extracomment>after how many values they repeat, the heap from which on they do, and the name of a theorem</extracomment>
        <translation>পর্যায় %1, স্তূপ %2 থেকে, প্রমাণিত: %3</translation>
    </message>
    <message>
        <source>these are the values in normal play</source>
        <translation>এগুলো স্বাভাবিক নিয়মের মান</translation>
    </message>
    <message>
        <source>so many values do not fit into the memory to use</source>
        <translation>এত মান বরাদ্দ মেমরিতে ধরে না</translation>
    </message>
    <message>
        <source>so many values are not worked out</source>
        <translation>এত মান বের করা হয় না</translation>
    </message>
    <message>
        <source>so many values are not worked out: without a proven period at most %1</source>
        <translation>এত মান বের করা হয় না: প্রমাণিত পর্যায় না থাকলে বড়জোর %1টি</translation>
    </message>
    <message>
        <source>the file&apos;s name has to end in .csv or .json</source>
        <translation>ফাইলের নাম .csv বা .json দিয়ে শেষ হতে হবে</translation>
    </message>
    <message>
        <source>a board has 1 to %1 cells, not %2 x %3</source>
        <extracomment>a number such as 36, and the rows and columns that were asked for, such as 7 x 8</extracomment>
        <translation>বোর্ডে 1 থেকে %1টি ঘর থাকে, %2 x %3 নয়</translation>
    </message>
    <message>
        <source>not solved within the limits: %1 of %2</source>
        <extracomment>how many positions of a table, and how many there are</extracomment>
        <translation>সীমার মধ্যে সমাধান হয়নি: %2টির মধ্যে %1টি</translation>
    </message>
    <message>
        <source>only the table of one board of the game grid is written as a .table</source>
        <translation>.table হিসেবে লেখা হয় শুধু ছক খেলার এক বোর্ডের সারণি</translation>
    </message>
    <message>
        <source>filling the table</source>
        <translation>সারণি ভরা হচ্ছে</translation>
    </message>
    <message>
        <source>no position of this family is allowed: %1, %2</source>
        <extracomment>its first position, such as chomp:0,1, and why it is not allowed</extracomment>
        <translation>এই পরিবারের কোনো অবস্থান চলে না: %1, %2</translation>
    </message>
    <message>
        <source>stopped before everything was checked</source>
        <translation>সব যাচাই হওয়ার আগেই থেমে গেছে</translation>
    </message>
    <message>
        <source>not everything was checked within the time limit</source>
        <translation>সময়সীমার মধ্যে সব যাচাই হয়নি</translation>
    </message>
    <message>
        <source>not everything can be checked within the memory limit</source>
        <translation>মেমরির সীমার মধ্যে সব যাচাই করা যায় না</translation>
    </message>
    <message>
        <source>not everything was checked within the limit of positions</source>
        <translation>অবস্থানের সীমার মধ্যে সব যাচাই হয়নি</translation>
    </message>
    <message>
        <source>%1 up to %2: positions checked: %3, mismatches: %4</source>
        <extracomment>a check, such as nim, how large the positions are, and two numbers of positions</extracomment>
        <translation>%1, %2 পর্যন্ত: যাচাই করা অবস্থান: %3, অমিল: %4</translation>
    </message>
    <message>
        <source>  first counterexample: %1: the rule says %2, the search %3</source>
        <extracomment>a position, and twice an outcome such as P or N</extracomment>
        <translation>  প্রথম পাল্টা উদাহরণ: %1: নিয়ম বলে %2, অনুসন্ধান বলে %3</translation>
    </message>
    <message>
        <source>checking %1</source>
        <extracomment>the name of a check, such as nim, before how far it is</extracomment>
        <translation>%1 যাচাই হচ্ছে</translation>
    </message>
    <message>
        <source>none of the positions that &apos;verify %1&apos; looks at has these rules</source>
        <translation>&apos;verify %1&apos; যে অবস্থানগুলো দেখে, তার কোনোটার নিয়ম এমন নয়</translation>
    </message>
    <message>
        <source>no such game; &apos;list&apos; names them</source>
        <translation>এমন কোনো খেলা নেই; &apos;list&apos; নামগুলো দেখায়</translation>
    </message>
    <message>
        <source>--misere: not offered in this game</source>
        <translation>--misere: এই খেলায় নেই</translation>
    </message>
    <message>
        <source>--kind %1: not asked of this game in misère play; there are %2</source>
        <extracomment>a kind of exercise, such as nim-sum, and the kinds that can be asked</extracomment>
        <translation>--kind %1: মিজেয়ার নিয়মে এই খেলায় এ প্রশ্ন করা হয় না; আছে %2</translation>
    </message>
    <message>
        <source>--kind %1: not asked of this game; there are %2</source>
        <translation>--kind %1: এই খেলায় এ প্রশ্ন করা হয় না; আছে %2</translation>
    </message>
    <message>
        <source>a file is required, or --json</source>
        <translation>একটা ফাইল লাগবে, কিংবা --json</translation>
    </message>
    <message>
        <source>making the exercises</source>
        <translation>অনুশীলন বানানো হচ্ছে</translation>
    </message>
    <message>
        <source>it may not be written over</source>
        <translation>এর উপর লেখা যাবে না</translation>
    </message>
    <message>
        <source>it needs %1 MB; on the disk %2 MB are free</source>
        <extracomment>of a file that is too large: two amounts in megabytes</extracomment>
        <translation>লাগবে %1 MB; ডিস্কে খালি আছে %2 MB</translation>
    </message>
    <message>
        <source>interrupted while it was written; the file is not there, or as it was before</source>
        <translation>লেখার মাঝপথে থেমে গেছে; ফাইলটা নেই, কিংবা আগের মতোই আছে</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation>জেতে</translation>
    </message>
    <message>
        <source>loses</source>
        <extracomment>of a move, a verb</extracomment>
        <translation>হারে</translation>
    </message>
    <message>
        <source>value</source>
        <extracomment>head of a column, a noun: the value of the game as a whole</extracomment>
        <translation>মান</translation>
    </message>
    <message>
        <source>Grundy</source>
        <extracomment>short for Grundy value</extracomment>
        <translation>গ্রান্ডি</translation>
    </message>
    <message>
        <source>%1 if Left is to move, %2 if Right is</source>
        <extracomment>how many moves the game lasts yet, twice: two numbers</extracomment>
        <translation>বাম চাল দিলে %1, ডান দিলে %2</translation>
    </message>
    <message>
        <source>player</source>
        <extracomment>head of a column: who moves</extracomment>
        <translation>খেলোয়াড়</translation>
    </message>
    <message>
        <source>move</source>
        <extracomment>head of a column, a noun</extracomment>
        <translation>চাল</translation>
    </message>
    <message>
        <source>position after</source>
        <extracomment>head of a column: the position after the move</extracomment>
        <translation>পরের অবস্থান</translation>
    </message>
    <message>
        <source>leaves</source>
        <extracomment>head of a column: the outcome, P, N, L or R, that the move leaves</extracomment>
        <translation>রাখে</translation>
    </message>
    <message>
        <source>moves left</source>
        <extracomment>head of a column: how many moves the game lasts yet</extracomment>
        <translation>বাকি চাল</translation>
    </message>
    <message>
        <source>  … and more: %1
</source>
        <translation>  … আরও: %1
</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>who wins, and why or by which move: two sentences</extracomment>
        <translation>%1। %2</translation>
    </message>
    <message>
        <source>left out: all positions would take %1 of memory</source>
        <translation>বাদ দেওয়া হলো: সব অবস্থানে %1 মেমরি লাগত</translation>
    </message>
    <message>
        <source>%1, winning: at least %2</source>
        <extracomment>how many moves there are, and how many of them are known to win</extracomment>
        <translation>%1, জেতার: অন্তত %2</translation>
    </message>
    <message>
        <source>%1, winning: %2</source>
        <extracomment>how many moves there are, and how many of them win</extracomment>
        <translation>%1, জেতার: %2</translation>
    </message>
    <message>
        <source>%1, not judged: %2</source>
        <extracomment>the line above, such as &quot;12, winning: at least 1&quot;, and of how many moves nothing is known</extracomment>
        <translation>%1, বিচার হয়নি: %2</translation>
    </message>
    <message>
        <source>components</source>
        <extracomment>heads a list: what the position is the sum of, and the value of each</extracomment>
        <translation>অংশ</translation>
    </message>
    <message>
        <source>    … and more: %1
</source>
        <translation>    … আরও: %1
</translation>
    </message>
    <message>
        <source>outcome</source>
        <extracomment>heads a line: who wins, with the letter P, N, L or R</extracomment>
        <translation>ফলাফল</translation>
    </message>
    <message>
        <source>found</source>
        <extracomment>heads a line that says how the answer was found: by theory, a table or a search</extracomment>
        <translation>পাওয়া গেছে</translation>
    </message>
    <message>
        <source>table</source>
        <extracomment>heads a line: how much memory a table would have needed</extracomment>
        <translation>সারণি</translation>
    </message>
    <message>
        <source>moves</source>
        <extracomment>heads a line that says how many moves there are</extracomment>
        <translation>চাল</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>a time in seconds</extracomment>
        <translation>%1 সে</translation>
    </message>
    <message>
        <source>the second player (P)</source>
        <translation>দ্বিতীয় খেলোয়াড় (P)</translation>
    </message>
    <message>
        <source>the first player (N)</source>
        <translation>প্রথম খেলোয়াড় (N)</translation>
    </message>
    <message>
        <source>winner</source>
        <extracomment>heads a line: who wins on the board</extracomment>
        <translation>বিজয়ী</translation>
    </message>
    <message>
        <source>first moves</source>
        <extracomment>heads a line: how many first moves there are, and how many of them win</extracomment>
        <translation>প্রথম চাল</translation>
    </message>
    <message>
        <source>memory</source>
        <extracomment>heads a line: how much memory the table takes</extracomment>
        <translation>মেমরি</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <extracomment>an amount in megabytes</extracomment>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>positions</source>
        <extracomment>heads a line: how many positions the table has</extracomment>
        <translation>অবস্থান</translation>
    </message>
    <message>
        <source>P-positions</source>
        <extracomment>heads a line: how many of the positions are P</extracomment>
        <translation>P-অবস্থান</translation>
    </message>
    <message>
        <source>allocation</source>
        <extracomment>heads a line: how long it took to get the memory of the table</extracomment>
        <translation>বরাদ্দ</translation>
    </message>
    <message>
        <source>filling</source>
        <extracomment>heads a line: how long it took to fill the table</extracomment>
        <translation>ভরা</translation>
    </message>
    <message>
        <source>counting</source>
        <extracomment>heads a line: how long it took to count the P-positions</extracomment>
        <translation>গোনা</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <extracomment>heads a line: how much memory was read and written each second</extracomment>
        <translation>ব্যান্ডউইডথ</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <extracomment>gigabytes each second</extracomment>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>allocating and filling</source>
        <translation>বরাদ্দ আর ভরা</translation>
    </message>
    <message>
        <source>the table needs %1 MB of memory; --memory allows %2 MB</source>
        <extracomment>two amounts in megabytes; --memory is an option</extracomment>
        <translation>সারণিতে %1 MB মেমরি লাগে; --memory দেয় %2 MB</translation>
    </message>
    <message>
        <source>the table needs %1 MB of memory; the machine has %2 MB free</source>
        <extracomment>two amounts in megabytes</extracomment>
        <translation>সারণিতে %1 MB মেমরি লাগে; যন্ত্রে খালি আছে %2 MB</translation>
    </message>
    <message>
        <source>%1 MB of memory could not be had from the system</source>
        <translation>সিস্টেম থেকে %1 MB মেমরি পাওয়া যায়নি</translation>
    </message>
    <message>
        <source>interrupted while the P-positions were counted</source>
        <translation>P-অবস্থান গোনার মাঝপথে থেমে গেছে</translation>
    </message>
    <message>
        <source>writing</source>
        <extracomment>before how far it is: the table is being written to a file</extracomment>
        <translation>লেখা হচ্ছে</translation>
    </message>
    <message>
        <source>it is searched: a table over its %1 stones needs %2 MB of memory</source>
        <extracomment>why there is no table: a number of stones, and an amount in megabytes</extracomment>
        <translation>এটা খুঁজে সমাধান করা হয়: %1টি পাথরের সারণিতে %2 MB মেমরি লাগে</translation>
    </message>
    <message>
        <source>%1, and tables are made of up to %2 stones</source>
        <extracomment>the sentence above, &quot;it is searched: …&quot;, and a number of stones</extracomment>
        <translation>%1, আর সারণি বানানো হয় বড়জোর %2টি পাথরের</translation>
    </message>
    <message>
        <source>%1, and --memory allows %2 MB</source>
        <extracomment>the sentence above, &quot;it is searched: …&quot;, and an amount in megabytes; --memory is an option</extracomment>
        <translation>%1, অথচ --memory দেয় %2 MB</translation>
    </message>
    <message>
        <source>%1, which the machine has not free</source>
        <translation>%1, যন্ত্রে ততটা খালি নেই</translation>
    </message>
    <message>
        <source>searching</source>
        <extracomment>before how far a calculation is: positions are being searched</extracomment>
        <translation>খোঁজা হচ্ছে</translation>
    </message>
    <message>
        <source>a field is impossible: more than %1 cells</source>
        <translation>একটা ঘরের মান অসম্ভব: %1-এর বেশি খোপ</translation>
    </message>
    <message>
        <source>the table is not of the game grid</source>
        <translation>সারণিটা ছক খেলার নয়</translation>
    </message>
    <message>
        <source>a field is impossible: play is neither normal nor misère</source>
        <translation>একটা ঘরের মান অসম্ভব: নিয়ম স্বাভাবিকও নয়, মিজেয়ারও নয়</translation>
    </message>
    <message>
        <source>the table does not hold outcomes</source>
        <translation>সারণিতে ফলাফল নেই</translation>
    </message>
    <message>
        <source>a field is impossible: the rows, columns and maximum per move</source>
        <translation>একটা ঘরের মান অসম্ভব: সারি, কলাম আর চালের সর্বোচ্চ</translation>
    </message>
    <message>
        <source>a field is impossible: the order of the cells</source>
        <translation>একটা ঘরের মান অসম্ভব: খোপের ক্রম</translation>
    </message>
    <message>
        <source>a field is impossible: the number of bytes of data</source>
        <translation>একটা ঘরের মান অসম্ভব: তথ্যের বাইট-সংখ্যা</translation>
    </message>
    <message>
        <source>this is not a table of Grundy&apos;s</source>
        <translation>এটা গ্রান্ডির সারণি নয়</translation>
    </message>
    <message>
        <source>this is a table of version %1; version %2 can be read</source>
        <extracomment>two numbers, such as 2 and 1</extracomment>
        <translation>এটা সংস্করণ %1-এর সারণি; পড়া যায় সংস্করণ %2</translation>
    </message>
    <message>
        <source>the table is cut short: %1 bytes of at least %2</source>
        <extracomment>how long a file is, and how long it should be</extracomment>
        <translation>সারণিটা কাটা পড়েছে: অন্তত %2 বাইটের মধ্যে %1 বাইট</translation>
    </message>
    <message>
        <source>the file goes on after the table, which has %1 bytes</source>
        <translation>সারণি %1 বাইটের, ফাইলটা তার পরেও চলছে</translation>
    </message>
    <message>
        <source>the table was changed: its checksum is wrong</source>
        <translation>সারণিটা বদলানো হয়েছে: চেকসাম মিলছে না</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>the person ended the reading of a table</extracomment>
        <translation>থামানো হয়েছে</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>পড়া যাচ্ছে না: %1</translation>
    </message>
    <message>
        <source>the table is of the game grid</source>
        <translation>সারণিটা ছক খেলার</translation>
    </message>
    <message>
        <source>the table is for normal play</source>
        <translation>সারণিটা স্বাভাবিক নিয়মের</translation>
    </message>
    <message>
        <source>the table is for misère play</source>
        <translation>সারণিটা মিজেয়ার নিয়মের</translation>
    </message>
    <message>
        <source>the table is for max=%1</source>
        <translation>সারণিটা max=%1-এর</translation>
    </message>
    <message>
        <source>the stones do not fit on its %1 x %2 board</source>
        <extracomment>the rows and columns of the board that a table is for, such as 5 x 5</extracomment>
        <translation>তার %1 x %2 বোর্ডে পাথরগুলো ধরে না</translation>
    </message>
    <message>
        <source>--rows, --cols and --max are for the game grid</source>
        <translation>--rows, --cols আর --max ছক খেলার জন্য</translation>
    </message>
    <message>
        <source>--rows is the grid&apos;s --m and --cols its --n: give one of them</source>
        <translation>--rows হলো ছকের --m আর --cols তার --n: যে-কোনো একটা দাও</translation>
    </message>
    <message>
        <source>--m: this family has no m</source>
        <translation>--m: এই পরিবারে m নেই</translation>
    </message>
    <message>
        <source>a table has at most %1 cells</source>
        <translation>সারণিতে বড়জোর %1টি ঘর</translation>
    </message>
    <message>
        <source>--show %1: this family has no such values</source>
        <translation>--show %1: এই পরিবারের এমন মান নেই</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>যথেষ্ট মেমরি নেই</translation>
    </message>
    <message>
        <source>an error of the program: %1</source>
        <translation>প্রোগ্রামের ভুল: %1</translation>
    </message>
    <message>
        <source>an error of the program</source>
        <translation>প্রোগ্রামের ভুল</translation>
    </message>
    <message>
        <source>standard output</source>
        <extracomment>in the place of a file in an error: what the program prints</extracomment>
        <translation>স্ট্যান্ডার্ড আউটপুট</translation>
    </message>
    <message>
        <source>a sum has at most %1 positions</source>
        <translation>যোগফলে বড়জোর %1টি অবস্থান</translation>
    </message>
    <message>
        <source>no exact value is known</source>
        <translation>ঠিক মান জানা নেই</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>a value at a temperature</comment>
        <translation>%2-এ %1</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>heads a line, a noun: the mean value of a hot game</extracomment>
        <translation>গড়</translation>
    </message>
    <message>
        <source>temperature</source>
        <extracomment>heads a line: the temperature of a hot game</extracomment>
        <translation>তাপমাত্রা</translation>
    </message>
    <message>
        <source>left wall</source>
        <extracomment>heads a line: a wall of the thermograph, as points</extracomment>
        <translation>বাম দেয়াল</translation>
    </message>
    <message>
        <source>right wall</source>
        <extracomment>heads a line: a wall of the thermograph, as points</extracomment>
        <translation>ডান দেয়াল</translation>
    </message>
    <message>
        <source>atomic weight</source>
        <extracomment>heads a line: a number that a game without numbers has</extracomment>
        <translation>পারমাণবিক ওজন</translation>
    </message>
    <message>
        <source>the rules of this game are written %1</source>
        <translation>এই খেলার নিয়ম লেখা হয় এভাবে: %1</translation>
    </message>
    <message>
        <source>column %1: values are those of normal play</source>
        <translation>কলাম %1: মানগুলো স্বাভাবিক নিয়মের</translation>
    </message>
    <message>
        <source>incentive</source>
        <extracomment>head of a column: how much the move gains, a value of a game</extracomment>
        <translation>লাভ</translation>
    </message>
    <message>
        <source>solved, but not all of the argument was found within the limits</source>
        <translation>সমাধান হয়েছে, তবে সীমার মধ্যে পুরো যুক্তি পাওয়া যায়নি</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <extracomment>heads the game that was played last; a click on it plays on</extracomment>
        <translation>চালিয়ে যাও</translation>
    </message>
    <message>
        <source>Continue, last played %1</source>
        <comment>today, 2:35 PM</comment>
        <translation>চালিয়ে যাও, শেষ খেলা %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a position, before what is going on</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>a game</comment>
        <translation>%1 সরাও</translation>
    </message>
</context>
<context>
    <name>ConventionChoice</name>
    <message>
        <source>Convention</source>
        <extracomment>a field: who makes the last move wins (normal) or loses (misère)</extracomment>
        <translation>শেষ চালের নিয়ম</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>normal play: who makes the last move wins</extracomment>
        <translation>স্বাভাবিক</translation>
    </message>
    <message>
        <source>Misère</source>
        <extracomment>misère play: who makes the last move loses</extracomment>
        <translation>মিজেয়ার</translation>
    </message>
</context>
<context>
    <name>CountSwitches</name>
    <message>
        <source>Positions equal by symmetry count once</source>
        <translation>প্রতিসাম্যে এক এমন অবস্থান একবার গোনা হয়</translation>
    </message>
    <message>
        <source>Without terminal positions</source>
        <translation>শেষ অবস্থান বাদে</translation>
    </message>
</context>
<context>
    <name>DraftBoard</name>
    <message>
        <source>Your board</source>
        <extracomment>heads what one can set of a board of one’s own</extracomment>
        <translation>তোমার বোর্ড</translation>
    </message>
</context>
<context>
    <name>DraftSeat</name>
    <message>
        <source>Player %1</source>
        <extracomment>the number of a player, 1 or 2</extracomment>
        <translation>খেলোয়াড় %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; moves first</source>
        <translation>আগে চাল দেবে &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; moves second</source>
        <translation>পরে চাল দেবে &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 moves first</source>
        <translation>আগে চাল দেবে %1</translation>
    </message>
    <message>
        <source>%1 moves second</source>
        <translation>পরে চাল দেবে %1</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>a choice: who plays here is who sits at the computer</extracomment>
        <translation>তুমি</translation>
    </message>
    <message>
        <source>A friend</source>
        <extracomment>a choice: another person plays here</extracomment>
        <translation>বন্ধু</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>a choice: the program plays here</extracomment>
        <translation>কম্পিউটার</translation>
    </message>
    <message>
        <source>How strong?</source>
        <extracomment>read aloud: how well the computer shall play</extracomment>
        <translation>কত শক্ত?</translation>
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
        <translation>আঁকা খেলা খোলো</translation>
    </message>
    <message>
        <source>Save the drawn game</source>
        <translation>আঁকা খেলা সংরক্ষণ করো</translation>
    </message>
    <message>
        <source>Back to all games</source>
        <translation>সব খেলার তালিকায় ফেরো</translation>
    </message>
    <message>
        <source>Draw your own game</source>
        <translation>নিজের খেলা আঁকো</translation>
    </message>
    <message>
        <source>Draw the shapes that may be taken. The board answers at once.</source>
        <translation>যে আকৃতিগুলো নেওয়া যায় সেগুলো আঁকো। বোর্ড সঙ্গে সঙ্গে জবাব দেয়।</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>before a field: the name of the game that is drawn</extracomment>
        <translation>নাম</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>খেলার নাম</translation>
    </message>
    <message>
        <source>My game</source>
        <extracomment>in an empty field: a name for the game that one drew</extracomment>
        <translation>আমার খেলা</translation>
    </message>
    <message>
        <source>✓ kept in your own rules as you draw</source>
        <translation>✓ আঁকতে আঁকতেই নিজের নিয়মে জমা থাকে</translation>
    </message>
    <message>
        <source>More for this game</source>
        <translation>এই খেলার আরও কিছু</translation>
    </message>
    <message>
        <source>Open a drawn game…</source>
        <translation>আঁকা খেলা খোলো…</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>ফাইলে সংরক্ষণ…</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>an entry of a menu, a verb: shows the game to a class</extracomment>
        <translation>উপস্থাপন</translation>
    </message>
    <message>
        <source>Look at it in the Lab</source>
        <translation>ল্যাবে দেখো</translation>
    </message>
    <message>
        <source>Make it a step of a lesson</source>
        <translation>পাঠের একটা ধাপ বানাও</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <extracomment>an entry of a menu or a button: makes a worksheet of this game</extracomment>
        <translation>ওয়ার্কশিট</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>a button, a verb: opens the game with its analysis</extracomment>
        <translation>অন্বেষণ</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: begins a game</extracomment>
        <translation>খেলো</translation>
    </message>
    <message>
        <source>Shapes that may be taken</source>
        <translation>যে আকৃতিগুলো নেওয়া যায়</translation>
    </message>
    <message>
        <source>A click draws:</source>
        <translation>ক্লিকে আঁকা হয়:</translation>
    </message>
    <message>
        <source>What a click on a square draws</source>
        <translation>ঘরে ক্লিক করলে কী আঁকা হয়</translation>
    </message>
    <message>
        <source>taken</source>
        <extracomment>of a square of a drawn shape: a move takes the stone on it</extracomment>
        <translation>নেওয়া হয়</translation>
    </message>
    <message>
        <source>must be empty</source>
        <translation>খালি থাকতে হবে</translation>
    </message>
    <message>
        <source>stays</source>
        <extracomment>of a square of a drawn shape: there is a stone, and it stays</extracomment>
        <translation>থেকে যায়</translation>
    </message>
    <message>
        <source>+ another shape</source>
        <translation>+ আরেকটা আকৃতি</translation>
    </message>
    <message>
        <source>+ a line</source>
        <translation>+ একটা লাইন</translation>
    </message>
    <message>
        <source>Any unbroken line of a row or a column, as long as you allow</source>
        <translation>সারি বা কলামের যে-কোনো একটানা লাইন, তুমি যত লম্বা হতে দাও</translation>
    </message>
</context>
<context>
    <name>DrawingHead</name>
    <message>
        <source>Back to the position</source>
        <translation>অবস্থানে ফেরো</translation>
    </message>
    <message>
        <source>A step of “Why?”: the picture reduced, not the position</source>
        <translation>“কেন?”-র একটা ধাপ: সরল করা ছবি, অবস্থানটা নয়</translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>a tool: a click cuts an edge, which is a move</extracomment>
        <translation>কাটো</translation>
    </message>
    <message>
        <source>Click an edge to cut it</source>
        <translation>কাটতে একটা রেখায় ক্লিক করো</translation>
    </message>
    <message>
        <source>Draw green</source>
        <extracomment>a tool: draws edges that both players may cut</extracomment>
        <translation>সবুজ আঁকো</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>draws green edges</extracomment>
        <translation>সবুজ</translation>
    </message>
    <message>
        <source>Drag to draw an edge; click an edge to make it green. Keys: Enter begins and ends an edge, N ends it at a new joint</source>
        <translation>টেনে রেখা আঁকো; রেখায় ক্লিক করলে সবুজ হয়। কি: Enter রেখা শুরু আর শেষ করে, N নতুন গিঁটে শেষ করে</translation>
    </message>
    <message>
        <source>Draw blue</source>
        <extracomment>a tool: draws edges that the player Blue may cut</extracomment>
        <translation>নীল আঁকো</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>draws blue edges</extracomment>
        <translation>নীল</translation>
    </message>
    <message>
        <source>Draw edges that Blue (Left) may cut; click an edge to make it blue</source>
        <translation>নীল (বাম) যা কাটতে পারে এমন রেখা আঁকো; রেখায় ক্লিক করলে নীল হয়</translation>
    </message>
    <message>
        <source>Draw red</source>
        <extracomment>a tool: draws edges that the player Red may cut</extracomment>
        <translation>লাল আঁকো</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>draws red edges</extracomment>
        <translation>লাল</translation>
    </message>
    <message>
        <source>Draw edges that Red (Right) may cut; click an edge to make it red</source>
        <translation>লাল (ডান) যা কাটতে পারে এমন রেখা আঁকো; রেখায় ক্লিক করলে লাল হয়</translation>
    </message>
    <message>
        <source>Move joint</source>
        <extracomment>a tool, a verb: drags a joint to another place</extracomment>
        <translation>গিঁট সরাও</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>a tool: drags a joint to another place</extracomment>
        <translation>সরাও</translation>
    </message>
    <message>
        <source>Drag a joint, a foot along the ground, or an edge to bend it</source>
        <translation>টেনে সরাও: গিঁট, মাটি বরাবর কোনো পা, কিংবা রেখা বাঁকাতে রেখাটা</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>a tool, a verb: removes edges and joints</extracomment>
        <translation>মোছো</translation>
    </message>
    <message>
        <source>Click an edge or a joint to remove it, with all that falls</source>
        <translation>রেখা বা গিঁটে ক্লিক করলে সেটা সরে, সঙ্গে যা পড়ে যায় তা-ও</translation>
    </message>
    <message>
        <source>Snap</source>
        <extracomment>a switch: joints snap to a grid</extracomment>
        <translation>খাপে খাপ</translation>
    </message>
    <message>
        <source>Joints go to half units</source>
        <translation>গিঁট আধ ঘরের মাপে বসে</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>a button: ends the tidying</extracomment>
        <translation>থামাও</translation>
    </message>
    <message>
        <source>Stop tidying</source>
        <extracomment>a button</extracomment>
        <translation>গোছানো থামাও</translation>
    </message>
    <message>
        <source>Tidy</source>
        <extracomment>a button: lays out the drawing anew, without crossings</extracomment>
        <translation>গুছাও</translation>
    </message>
    <message>
        <source>Lays the picture out anew</source>
        <translation>ছবিটা নতুন করে সাজায়</translation>
    </message>
</context>
<context>
    <name>DrawnBoard</name>
    <message>
        <source>%L1 edges are too many to draw. The verdict holds all the same.</source>
        <translation>%L1টি রেখা আঁকার পক্ষে বড্ড বেশি। রায় তবু ঠিকই আছে।</translation>
    </message>
</context>
<context>
    <name>DrawnInput</name>
    <message>
        <source>Board</source>
        <extracomment>read aloud: the board of a game</extracomment>
        <translation>বোর্ড</translation>
    </message>
</context>
<context>
    <name>EditBar</name>
    <message>
        <source>Arrows</source>
        <extracomment>a field: the arrows of a graph, such as 2-1, 2-0, 1-0; not keys</extracomment>
        <translation>তীর</translation>
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
        <translation>ধাপ %1</translation>
    </message>
    <message>
        <source>Heading; may be left out</source>
        <translation>শিরোনাম; না দিলেও চলে</translation>
    </message>
    <message>
        <source>Heading of the step</source>
        <translation>ধাপের শিরোনাম</translation>
    </message>
    <message>
        <source>The question</source>
        <extracomment>a field: what the class is asked</extracomment>
        <translation>প্রশ্ন</translation>
    </message>
    <message>
        <source>What the class reads</source>
        <translation>ক্লাস যা পড়বে</translation>
    </message>
    <message>
        <source>**strong**, *emphasis*, lists with “- ”, and links to positions: [cold](nim:1,1?outcome=P)</source>
        <translation>**মোটা**, *জোর*, “- ” দিয়ে শুরু তালিকা, আর অবস্থানের লিংক: [ঠান্ডা](nim:1,1?outcome=P)</translation>
    </message>
    <message>
        <source>Then show</source>
        <extracomment>a field: what is shown when the class has answered</extracomment>
        <translation>তারপর যা দেখানো হবে</translation>
    </message>
    <message>
        <source>Exercises, rows, tables and markings are written in the file. Here they can be moved, doubled and taken out, and their texts edited.</source>
        <translation>অনুশীলন, সারি, সারণি আর চিহ্ন বসানোর ধাপ লিখতে হয় ফাইলে। এখানে সেগুলো উপরে-নিচে নেওয়া যায়, অনুলিপি করা যায়, মুছে ফেলা যায়, আর তাদের লেখা সম্পাদনা করা যায়।</translation>
    </message>
    <message>
        <source>Notes for the teacher; the class does not see them</source>
        <translation>শিক্ষকের জন্য টীকা; ক্লাস এগুলো দেখে না</translation>
    </message>
    <message>
        <source>Notes for the teacher</source>
        <translation>শিক্ষকের জন্য টীকা</translation>
    </message>
    <message>
        <source>It is played</source>
        <translation>খেলা হবে</translation>
    </message>
    <message>
        <source>by two pupils</source>
        <translation>দুজন শিক্ষার্থীর মধ্যে</translation>
    </message>
    <message>
        <source>against the perfect computer</source>
        <translation>নিখুঁত কম্পিউটারের সঙ্গে</translation>
    </message>
    <message>
        <source>against a computer that moves at random</source>
        <translation>এলোমেলো খেলে এমন কম্পিউটারের সঙ্গে</translation>
    </message>
    <message>
        <source>against a computer that is perfect near the end</source>
        <translation>শেষের দিকে নিখুঁত খেলে এমন কম্পিউটারের সঙ্গে</translation>
    </message>
    <message>
        <source>It plays perfectly with so many pieces left</source>
        <translation>কয়টি ঘুঁটি বাকি থাকতে নিখুঁত খেলবে</translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>a field: who makes the first move, the class or the computer</extracomment>
        <translation>কে শুরু করবে</translation>
    </message>
    <message>
        <source>The class</source>
        <extracomment>a choice: the class makes the first move</extracomment>
        <translation>ক্লাস</translation>
    </message>
    <message>
        <source>The computer</source>
        <extracomment>a choice: the computer makes the first move</extracomment>
        <translation>কম্পিউটার</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <extracomment>before a field: the number of an answer from which the class may choose</extracomment>
        <translation>উত্তর %1</translation>
    </message>
    <message>
        <source>It is right</source>
        <translation>এটা ঠিক</translation>
    </message>
    <message>
        <source>Answer %1 is right</source>
        <translation>উত্তর %1 ঠিক</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>a button: removes this answer</extracomment>
        <translation>সরাও</translation>
    </message>
    <message>
        <source>Take out answer %1</source>
        <translation>উত্তর %1 সরাও</translation>
    </message>
    <message>
        <source>What is said to answer %1</source>
        <translation>উত্তর %1 বাছলে যা বলা হবে</translation>
    </message>
    <message>
        <source>What is said when it is chosen</source>
        <translation>এটা বাছলে যা বলা হবে</translation>
    </message>
    <message>
        <source>Another answer</source>
        <extracomment>a button: adds one more answer to choose from</extracomment>
        <translation>আরেকটা উত্তর</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>a field: a position in its notation, such as nim:7,11,5</extracomment>
        <translation>অবস্থান</translation>
    </message>
    <message>
        <source>Take it from the game</source>
        <translation>খেলা থেকে নাও</translation>
    </message>
    <message>
        <source>The position on the board of the game that is open</source>
        <translation>খোলা খেলাটার বোর্ডে যে অবস্থান আছে</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>a button, a verb: takes the position that was copied</extracomment>
        <translation>পেস্ট</translation>
    </message>
    <message>
        <source>The position that was copied</source>
        <translation>যে অবস্থান কপি করা হয়েছে</translation>
    </message>
    <message>
        <source>No board</source>
        <extracomment>a button: the step of the lesson shows no position</extracomment>
        <translation>বোর্ড ছাড়া</translation>
    </message>
    <message>
        <source>What is told of it then</source>
        <translation>তখন এ নিয়ে যা জানানো হবে</translation>
    </message>
    <message>
        <source>What is told of it</source>
        <translation>এ নিয়ে যা জানানো হবে</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>how much is told of a position</extracomment>
        <translation>কিছুই না</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>a choice: so much is told of a position</extracomment>
        <translation>কে জেতে</translation>
    </message>
    <message>
        <source>Every move with what it leaves</source>
        <translation>প্রতিটি চাল, আর তাতে যা থাকে</translation>
    </message>
    <message>
        <source>The winning moves</source>
        <translation>জেতার চালগুলো</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>a choice: the reason is told</extracomment>
        <translation>কেন</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>এর মান কত</translation>
    </message>
</context>
<context>
    <name>EditorSteps</name>
    <message>
        <source>Steps</source>
        <extracomment>heads the list of the steps of a lesson</extracomment>
        <translation>ধাপগুলো</translation>
    </message>
    <message>
        <source>There are none yet. Add the first one below.</source>
        <translation>এখনো কোনো ধাপ নেই। নিচে প্রথমটা যোগ করো।</translation>
    </message>
    <message>
        <source>Step %1, being edited: %2</source>
        <extracomment>read aloud: the number of a step of a lesson, and its heading</extracomment>
        <translation>ধাপ %1, সম্পাদনা চলছে: %2</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <extracomment>read aloud: a step of a lesson, and its heading</extracomment>
        <translation>ধাপ %1: %2</translation>
    </message>
    <message>
        <source>%1. Mistake: %2</source>
        <extracomment>read aloud: the kind of a step, such as &quot;Question&quot;, and what is wrong with it</extracomment>
        <translation>%1। ভুল: %2</translation>
    </message>
    <message>
        <source>(no text yet)</source>
        <translation>(এখনো লেখা নেই)</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>a button: the step comes earlier in the lesson</extracomment>
        <translation>উপরে</translation>
    </message>
    <message>
        <source>Move the step up</source>
        <translation>ধাপটা উপরে তোলো</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>a button: the step comes later in the lesson</extracomment>
        <translation>নিচে</translation>
    </message>
    <message>
        <source>Move the step down</source>
        <translation>ধাপটা নিচে নামাও</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>a button, a verb: makes the same step of a lesson once more</extracomment>
        <translation>অনুলিপি করো</translation>
    </message>
    <message>
        <source>The same step once more</source>
        <translation>একই ধাপ আরেকবার</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>a button, a verb: removes the step of a lesson</extracomment>
        <translation>মুছে ফেলো</translation>
    </message>
    <message>
        <source>Take the step out; Undo brings it back</source>
        <translation>ধাপটা মুছে যায়; “ফেরাও” চাপলে ফিরে আসে</translation>
    </message>
</context>
<context>
    <name>EndActions</name>
    <message>
        <source>Again</source>
        <extracomment>a button: plays the same game once more</extracomment>
        <translation>আবার</translation>
    </message>
    <message>
        <source>The same game again (Ctrl+R)</source>
        <translation>একই খেলা আবার (Ctrl+R)</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <extracomment>a button: plays once more, and who moved second moves first</extracomment>
        <translation>পক্ষ বদলাও</translation>
    </message>
    <message>
        <source>The same game again; Left and Right change places</source>
        <translation>একই খেলা আবার; বাম আর ডান জায়গা বদলায়</translation>
    </message>
    <message>
        <source>The same game again; the other player begins</source>
        <translation>একই খেলা আবার; শুরু করবে অন্যজন</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>a button: goes through the moves of the game that is over</extracomment>
        <translation>খেলা কোথায় ঘুরল?</translation>
    </message>
    <message>
        <source>The moves of the game (M)</source>
        <translation>খেলার চালগুলি (M)</translation>
    </message>
    <message>
        <source>A picture of the game, to save or to copy</source>
        <translation>খেলার একটা ছবি, সংরক্ষণ বা কপি করার জন্য</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Judging the moves…</source>
        <translation>চালগুলোর বিচার হচ্ছে…</translation>
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
        <translation>শেষ চাল</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>a choice: who makes the last move wins</extracomment>
        <translation>স্বাভাবিক</translation>
    </message>
    <message>
        <source>Misère</source>
        <extracomment>a choice: who makes the last move loses</extracomment>
        <translation>মিজেয়ার</translation>
    </message>
    <message>
        <source>Whoever moves last loses.</source>
        <translation>যে শেষ চাল দেয়, সে হারে।</translation>
    </message>
</context>
<context>
    <name>Exercise</name>
    <message>
        <source>Number</source>
        <extracomment>a field in which a pupil types a number</extracomment>
        <translation>সংখ্যা</translation>
    </message>
    <message>
        <source>Answer: %1.</source>
        <extracomment>the right answer to an exercise, such as 7 or &quot;take 3 from heap 1&quot;</extracomment>
        <translation>উত্তর: %1।</translation>
    </message>
</context>
<context>
    <name>ExerciseAnswer</name>
    <message>
        <source>Your answer</source>
        <extracomment>a field: what the pupil answers to an exercise</extracomment>
        <translation>তোমার উত্তর</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>a button: is my answer right?</extracomment>
        <translation>যাচাই করো</translation>
    </message>
</context>
<context>
    <name>ExercisePanel</name>
    <message>
        <source>Exercise %1 of %2</source>
        <extracomment>the number of this exercise, such as 3, and how many there are, such as 10</extracomment>
        <translation>অনুশীলন %1, মোট %2</translation>
    </message>
    <message>
        <source>Done: %1 of %2 right first time.</source>
        <extracomment>how many exercises were right at the first try, such as 7, and how many there were, such as 10</extracomment>
        <translation>শেষ: %2টির মধ্যে %1টি প্রথমবারেই ঠিক।</translation>
    </message>
    <message>
        <source>Finish</source>
        <extracomment>a button, a verb: ends the last exercise</extracomment>
        <translation>শেষ করো</translation>
    </message>
    <message>
        <source>Try another one</source>
        <translation>আরেকটা করে দেখো</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <extracomment>a button</extracomment>
        <translation>পরের অনুশীলন</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>a button: answers the same exercise once more</extracomment>
        <translation>আবার চেষ্টা করো</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>উত্তর দেখাও</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>a button: begins the exercises again from the first one</extracomment>
        <translation>আরেকবার</translation>
    </message>
    <message>
        <source>Explore it</source>
        <extracomment>a button: opens the position of the exercise with its analysis</extracomment>
        <translation>অন্বেষণ করো</translation>
    </message>
    <message>
        <source>Opens the position with everything known about it</source>
        <translation>যা জানা আছে সব সহ অবস্থানটা খোলে</translation>
    </message>
</context>
<context>
    <name>ExploreWall</name>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation type="unfinished">সমাধান হচ্ছে…</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation type="unfinished">এখনো সমাধান হয়নি</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the letter P or N, and who wins</comment>
        <translation type="unfinished">%1। %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>part done, time left</comment>
        <translation type="unfinished">%1 · %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation type="unfinished">বাতিল</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button: opens the moves, values and reasons of a position</extracomment>
        <translation type="unfinished">আরও</translation>
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
        <translation>“%1” আগে থেকেই আছে। তার জায়গায় এটা রাখবে?</translation>
    </message>
    <message>
        <source>Choose another</source>
        <extracomment>a button: chooses another file</extracomment>
        <translation>অন্য নাম বাছো</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>a button: writes over the file that is there</extracomment>
        <translation>এটাই রাখো</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: writes no file</extracomment>
        <translation>বাতিল</translation>
    </message>
</context>
<context>
    <name>FindPane</name>
    <message>
        <source>%1 Nothing is lost by trying.</source>
        <comment>a sentence: what was played</comment>
        <translation>%1 চেষ্টা করে দেখলে কিছু হারায় না।</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>which of so many moments of the game is asked about</extracomment>
        <translation>%2-এর মধ্যে %1 নম্বর</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>কোথায় তাকাব</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>আবার চেষ্টা করো</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>খেলায় ফেরো</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>পরেরটা</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>a button: asks about another moment of the game</extracomment>
        <translation>এটা বাদ দাও</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>এখান থেকে খেলে যাও</translation>
    </message>
    <message>
        <source>All moves</source>
        <extracomment>a button: shows the moves of the game, each with its judgement</extracomment>
        <translation>সব চাল</translation>
    </message>
    <message>
        <source>The moves of the game (M)</source>
        <translation>খেলার চালগুলি (M)</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>খেলায় ফেরো (Esc)</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>before some buttons that tell more and more of how to win</extracomment>
        <translation>ইঙ্গিত</translation>
    </message>
    <message>
        <source>How many</source>
        <extracomment>a button: says how many pieces to take</extracomment>
        <translation>কতগুলি</translation>
    </message>
    <message>
        <source>Show the move</source>
        <extracomment>a button: shows the winning move</extracomment>
        <translation>চালটি দেখাও</translation>
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
        <translation>ভুলে যাও</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>a button: no, nothing is forgotten</extracomment>
        <translation>রাখো</translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message>
        <source>Games</source>
        <extracomment>heads the page of all games, a noun</extracomment>
        <translation>খেলা</translation>
    </message>
    <message>
        <source>Search games</source>
        <extracomment>in an empty field: what is typed here is looked for among the games</extracomment>
        <translation>খেলা খোঁজো</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>a button, a verb: opens a position that was copied</extracomment>
        <translation>পেস্ট</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>অবস্থান পেস্ট করো</translation>
    </message>
    <message>
        <source>Paste a position (Ctrl+V)</source>
        <translation>অবস্থান পেস্ট করো (Ctrl+V)</translation>
    </message>
    <message>
        <source>No game matches “%1”.</source>
        <translation>“%1”-এর সঙ্গে কোনো খেলা মেলে না।</translation>
    </message>
    <message>
        <source>Draw…</source>
        <extracomment>a button, a verb: draws the rules of one&apos;s own game</extracomment>
        <translation>আঁকো…</translation>
    </message>
    <message>
        <source>Draw your own game</source>
        <translation>নিজের খেলা আঁকো</translation>
    </message>
    <message>
        <source>Draw the shapes that a move may take, and play it at once</source>
        <translation>এক চালে যে আকৃতি নেওয়া যায় তা আঁকো, আর সঙ্গে সঙ্গে খেলো</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: puts a game back into the list of recent games</extracomment>
        <translation>ফেরাও</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>একটা কপি খোলো</translation>
    </message>
</context>
<context>
    <name>GameCards</name>
    <message>
        <source>%1. Beaten: %2</source>
        <extracomment>read aloud: what a game is about, and the opponents who lost to the person in it</extracomment>
        <translation>%1। হারিয়েছ: %2</translation>
    </message>
</context>
<context>
    <name>GameCourse</name>
    <message>
        <source>Start</source>
        <extracomment>the beginning of a game, at the left end of its course</extracomment>
        <translation>শুরু</translation>
    </message>
    <message>
        <source>You were winning</source>
        <extracomment>of the one person who plays against the computer</extracomment>
        <translation>এগিয়ে ছিলে তুমি</translation>
    </message>
    <message>
        <source>%1 was winning</source>
        <comment>the name of a player</comment>
        <translation>এগিয়ে ছিল %1</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save the game</source>
        <translation>খেলা সংরক্ষণ করো</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>ছবি রপ্তানি করো</translation>
    </message>
    <message>
        <source>Export from the Lab</source>
        <translation>ল্যাব থেকে রপ্তানি</translation>
    </message>
    <message>
        <source>Open a game or a lesson</source>
        <translation>খেলা বা পাঠ খোলো</translation>
    </message>
    <message>
        <source>Drop a game or a lesson to open it</source>
        <translation>খুলতে একটা খেলা বা পাঠ এখানে ছাড়ো</translation>
    </message>
    <message>
        <source>Save the picture of the game</source>
        <translation>খেলার ছবি সংরক্ষণ</translation>
    </message>
</context>
<context>
    <name>GameHeader</name>
    <message>
        <source>How it is played</source>
        <translation>কীভাবে খেলে</translation>
    </message>
    <message>
        <source>A game is reviewed by the convention it was played by. Go back to the game to change it</source>
        <translation>যে নিয়মে খেলা হয়েছে, পর্যালোচনাও সেই নিয়মে। বদলাতে হলে খেলায় ফিরে যাও</translation>
    </message>
    <message>
        <source>The game is over. Choose the convention with a new game</source>
        <translation>খেলা শেষ। নতুন খেলায় শেষ চালের নিয়ম বেছে নাও</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>খেলার তালিকায় ফেরো</translation>
    </message>
    <message>
        <source>Misère. %1</source>
        <extracomment>misère play (who makes the last move loses), and a sentence with the rules</extracomment>
        <translation>মিজেয়ার। %1</translation>
    </message>
    <message>
        <source>Normal. %1</source>
        <extracomment>normal play (who makes the last move wins), and a sentence with the rules</extracomment>
        <translation>স্বাভাবিক। %1</translation>
    </message>
    <message>
        <source>Mode</source>
        <extracomment>a field: what the window is for: play, explore or present</extracomment>
        <translation>ধরন</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a mode of the window, a verb</extracomment>
        <translation>খেলা</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>a mode of the window, a verb: the game with its analysis</extracomment>
        <translation>অন্বেষণ</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>a mode of the window, a verb: for a class, large</extracomment>
        <translation>উপস্থাপন</translation>
    </message>
    <message>
        <source>Analysis</source>
        <extracomment>a button: shows or hides who wins and why</extracomment>
        <translation>বিশ্লেষণ</translation>
    </message>
    <message>
        <source>Show the analysis</source>
        <translation>বিশ্লেষণ দেখাও</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button: opens a menu with more to do</extracomment>
        <translation>আরও</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>New game…</source>
        <extracomment>an entry of a menu: asks for the next game</extracomment>
        <translation>নতুন খেলা…</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>an entry of a menu, a verb: begins the same game anew</extracomment>
        <translation>গোড়া থেকে</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Stop editing</source>
        <extracomment>an entry of a menu: ends the editing of the position</extracomment>
        <translation>সাজানো থামাও</translation>
    </message>
    <message>
        <source>Edit position</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>অবস্থান সাজাও</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Normal play</source>
        <extracomment>an entry of a menu: from now on who makes the last move wins</extracomment>
        <translation>স্বাভাবিক নিয়ম</translation>
    </message>
    <message>
        <source>Misère play</source>
        <extracomment>an entry of a menu: from now on who makes the last move loses</extracomment>
        <translation>মিজেয়ার নিয়ম</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Show losing moves</source>
        <translation>হারার চাল দেখাও</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>the name of a key</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>Show games won by each move</source>
        <translation>প্রতিটি চালে কত খেলা জেতা যায় দেখাও</translation>
    </message>
    <message>
        <source>Warn after a mistake</source>
        <translation>ভুল চালের পরে সতর্ক করো</translation>
    </message>
    <message>
        <source>Colour every move</source>
        <translation>প্রতিটি চালে রং দাও</translation>
    </message>
    <message>
        <source>Cancel the analysis</source>
        <translation>বিশ্লেষণ থামাও</translation>
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
        <translation>ল্যাবে পুরো খেলাটা</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>an entry of a menu, a verb: opens a file</extracomment>
        <translation>খোলো…</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>an entry of a menu, a verb: saves the game in a file</extracomment>
        <translation>সংরক্ষণ…</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <extracomment>an entry of a menu, a verb: writes a picture of the board to a file</extracomment>
        <translation>ছবি রপ্তানি…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Copy position</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>অবস্থান কপি করো</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Paste position…</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>অবস্থান পেস্ট করো…</translation>
    </message>
    <message>
        <source>Ctrl+V</source>
        <translation>Ctrl+V</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>an entry of a menu: shows the list of keys and what they do</extracomment>
        <translation>কিবোর্ড শর্টকাট</translation>
    </message>
    <message>
        <source>Add to my lesson</source>
        <translation>আমার পাঠে যোগ করো</translation>
    </message>
    <message>
        <source>Print position…</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>অবস্থান ছাপাও…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Add a game…</source>
        <translation>একটা খেলা যোগ করো…</translation>
    </message>
    <message>
        <source>Equal to…</source>
        <extracomment>an entry of a menu: asks which other game this one is compared with</extracomment>
        <translation>সমান কি না…</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>after a game: goes through its moves</extracomment>
        <translation>খেলা কোথায় ঘুরল?</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>an entry of a menu, a noun: opens a smaller one, with what is done with the position</extracomment>
        <translation>অবস্থান</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>an entry of a menu, a noun: opens a smaller one, with what goes into files and to printers</extracomment>
        <translation>ফাইল</translation>
    </message>
    <message>
        <source>Picture of the game…</source>
        <extracomment>an entry of a menu: how the game began and went, as a picture to save or to copy</extracomment>
        <translation>খেলার ছবি…</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Play on as misère?</source>
        <translation>মিজেয়ার নিয়মে চলবে?</translation>
    </message>
    <message>
        <source>Play on by the normal rule?</source>
        <translation>স্বাভাবিক নিয়মে চলবে?</translation>
    </message>
    <message>
        <source>The game goes on from this position, and whoever moves last loses.</source>
        <translation>খেলা এই অবস্থান থেকেই চলবে, আর যে শেষ চাল দেবে সে হারবে।</translation>
    </message>
    <message>
        <source>The game goes on from this position, and whoever moves last wins.</source>
        <translation>খেলা এই অবস্থান থেকেই চলবে, আর যে শেষ চাল দেবে সে জিতবে।</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: closes the dialog and changes nothing</extracomment>
        <translation>বাতিল</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: goes on with this game under the other convention</extracomment>
        <translation>চালিয়ে যাও</translation>
    </message>
</context>
<context>
    <name>GraphNotice</name>
    <message>
        <source>Show the part around the position</source>
        <translation>অবস্থানের চারপাশটুকু দেখাও</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>play, explore or present</source>
        <translation>play, explore বা present</translation>
    </message>
    <message>
        <source>a page of Learn: lessons, practice, mark, worksheets or pupils</source>
        <translation>“শেখা”-র একটা পাতা: lessons, practice, mark, worksheets বা pupils</translation>
    </message>
    <message>
        <source>a page of the Lab: graph, matrix, statistics, table, ...</source>
        <translation>ল্যাবের একটা পাতা: graph, matrix, statistics, table, ...</translation>
    </message>
    <message>
        <source>a lesson of the course or of your own, by its id</source>
        <translation>প্রোগ্রামের বা তোমার নিজের একটা পাঠ, তার id দিয়ে</translation>
    </message>
    <message>
        <source>light, dark or system</source>
        <translation>light, dark বা system</translation>
    </message>
    <message>
        <source>size of the window, e.g. 1440x900</source>
        <translation>জানালার মাপ, যেমন 1440x900</translation>
    </message>
    <message>
        <source>show, wait for the analysis, save the picture, quit</source>
        <translation>জানালা দেখায়, বিশ্লেষণের অপেক্ষা করে, ছবি সংরক্ষণ করে, তারপর থামে</translation>
    </message>
    <message>
        <source>mirror the window, as for writing from right to left</source>
        <translation>জানালাটা উল্টো দিকে সাজায়, ডান থেকে বাঁয়ে লেখার মতো</translation>
    </message>
    <message>
        <source>--lesson: there is no lesson &apos;%1&apos;; there are %2</source>
        <extracomment>what was typed, such as nimm, and the names of all lessons</extracomment>
        <translation>--lesson: &apos;%1&apos; নামে কোনো পাঠ নেই; আছে %2</translation>
    </message>
    <message>
        <source>%1: there is no such file</source>
        <translation>%1: এমন কোনো ফাইল নেই</translation>
    </message>
    <message>
        <source>A laboratory for Nim and its relatives</source>
        <translation>নিম আর তার আত্মীয়দের ল্যাব</translation>
    </message>
    <message>
        <source>a width and a height such as 1440x900</source>
        <translation>প্রস্থ আর উচ্চতা, যেমন 1440x900</translation>
    </message>
    <message>
        <source>a file name</source>
        <translation>ফাইলের নাম</translation>
    </message>
    <message>
        <source>seconds to spend on a position; no limit unless given</source>
        <translation>একটা অবস্থানে কত সেকেন্ড দেওয়া যাবে; না দিলে সীমা নেই</translation>
    </message>
    <message>
        <source>megabytes to use; 2048 unless given</source>
        <translation>কত মেগাবাইট মেমরি নেওয়া যাবে; না দিলে 2048</translation>
    </message>
    <message>
        <source>megabytes from %1 to %2</source>
        <extracomment>what an option takes: the least and the largest amount of memory</extracomment>
        <translation>%1 থেকে %2-এর মধ্যে মেগাবাইট</translation>
    </message>
    <message>
        <source>seconds over 0 and up to 1000000000</source>
        <translation>0-এর বেশি, বড়জোর 1000000000 সেকেন্ড</translation>
    </message>
    <message>
        <source>human, perfect, random, look:N (N from 1 to 20), human-like or human-like:P (P from 0 to 100), fence:N (perfect from N pieces left on, N from 1 to 99)</source>
        <translation>human, perfect, random, look:N (N 1 থেকে 20), human-like বা human-like:P (P 0 থেকে 100), fence:N (N-টি ঘুঁটি বাকি থাকা থেকে নিখুঁত, N 1 থেকে 99)</translation>
    </message>
    <message>
        <source>a command is required; --help lists them</source>
        <translation>একটা কমান্ড লাগবে; --help সেগুলোর তালিকা দেখায়</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;; --help lists them</source>
        <translation>অজানা কমান্ড &apos;%1&apos;; --help কমান্ডগুলোর তালিকা দেখায়</translation>
    </message>
    <message>
        <source>Solves, plays and explains Nim and its relatives.</source>
        <translation>নিম আর তার আত্মীয়দের সমাধান করে, খেলে আর বুঝিয়ে দেয়।</translation>
    </message>
    <message>
        <source>who wins, by which moves</source>
        <translation>কে জেতে, কোন কোন চালে</translation>
    </message>
    <message>
        <source>such as nim:7,11,5; &apos;-&apos; reads one per line</source>
        <translation>যেমন nim:7,11,5; &apos;-&apos; দিলে প্রতি লাইন থেকে একটা পড়ে</translation>
    </message>
    <message>
        <source>one JSON object per line</source>
        <translation>প্রতি লাইনে একটা JSON অবজেক্ট</translation>
    </message>
    <message>
        <source>outcomes that table --out wrote; positions on its board are looked up</source>
        <translation>table --out-এর লেখা ফলাফল; তার বোর্ডের অবস্থানের ফল সেখান থেকে পড়া হয়</translation>
    </message>
    <message>
        <source>the move that Perfect plays; exit code 1 when no move is left</source>
        <translation>“নিখুঁত” স্তর যে চাল দেয়; কোনো চাল বাকি না থাকলে প্রস্থান-কোড 1</translation>
    </message>
    <message>
        <source>such as nim:7,11,5; &apos;-&apos; reads it from standard input</source>
        <translation>যেমন nim:7,11,5; &apos;-&apos; দিলে স্ট্যান্ডার্ড ইনপুট থেকে পড়ে</translation>
    </message>
    <message>
        <source>as a JSON object</source>
        <translation>JSON অবজেক্ট হিসেবে</translation>
    </message>
    <message>
        <source>why, step by step</source>
        <translation>কেন, ধাপে ধাপে</translation>
    </message>
    <message>
        <source>every position that can be reached, and the kernel</source>
        <translation>যত অবস্থানে পৌঁছানো যায়, আর কার্নেল</translation>
    </message>
    <message>
        <source>such as lines/misere:111/1111/11111; &apos;-&apos; reads it from standard input</source>
        <translation>যেমন lines/misere:111/1111/11111; &apos;-&apos; দিলে স্ট্যান্ডার্ড ইনপুট থেকে পড়ে</translation>
    </message>
    <message>
        <source>one JSON object</source>
        <translation>একটা JSON অবজেক্ট</translation>
    </message>
    <message>
        <source>leave out terminal positions and the moves to them</source>
        <translation>শেষ অবস্থান আর সেখানে যাওয়ার চাল বাদ দেয়</translation>
    </message>
    <message>
        <source>count positions equal by symmetry once</source>
        <translation>প্রতিসাম্যে এক এমন অবস্থান একবার গোনে</translation>
    </message>
    <message>
        <source>Line Nim: count without the graph, also where that would be too large; JSON</source>
        <translation>লাইন নিম: গ্রাফ ছাড়াই গোনে, গ্রাফ যেখানে বড্ড বড় হতো সেখানেও; JSON</translation>
    </message>
    <message>
        <source>write the graph for Graphviz to this file</source>
        <translation>এই ফাইলে Graphviz-এর জন্য গ্রাফটা লেখে</translation>
    </message>
    <message>
        <source>write the connection matrix to this CSV file</source>
        <translation>এই CSV ফাইলে সংযোগ ম্যাট্রিক্স লেখে</translation>
    </message>
    <message>
        <source>checks lessons; exit code 1 when one of them says what is not true</source>
        <translation>পাঠ যাচাই করে; কোনো পাঠে ভুল কথা থাকলে প্রস্থান-কোড 1</translation>
    </message>
    <message>
        <source>lesson files; without any the program&apos;s own lessons</source>
        <translation>পাঠের ফাইল; না দিলে প্রোগ্রামের নিজের পাঠগুলো</translation>
    </message>
    <message>
        <source>one of the program&apos;s own lessons, as --list names it</source>
        <translation>প্রোগ্রামের নিজের একটা পাঠ, --list যে নাম দেখায়</translation>
    </message>
    <message>
        <source>write the plan of one lesson for the teacher, a PDF file</source>
        <translation>একটা পাঠের পরিকল্পনা শিক্ষকের জন্য লেখে, PDF ফাইলে</translation>
    </message>
    <message>
        <source>of the plan: a4 or letter; a4 unless given</source>
        <translation>পরিকল্পনার কাগজ: a4 বা letter; না দিলে a4</translation>
    </message>
    <message>
        <source>read the program&apos;s own lessons in that language, and check the translation</source>
        <translation>প্রোগ্রামের নিজের পাঠ ওই ভাষায় পড়ে, আর অনুবাদ যাচাই করে</translation>
    </message>
    <message>
        <source>only list them</source>
        <translation>শুধু তালিকা দেখায়</translation>
    </message>
    <message>
        <source>the games with their options and presets</source>
        <translation>খেলাগুলো, তাদের বিকল্প আর তৈরি অবস্থান</translation>
    </message>
    <message>
        <source>a game in the terminal; Left starts</source>
        <translation>টার্মিনালে একটা খেলা; বাম শুরু করে</translation>
    </message>
    <message>
        <source>such as nim:7,11,5</source>
        <translation>যেমন nim:7,11,5</translation>
    </message>
    <message>
        <source>of all chance: the same seed plays the same game</source>
        <translation>যা কিছু এলোমেলো তার বীজ: একই বীজে একই খেলা হয়</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <extracomment>what an option takes: the least and the largest number</extracomment>
        <translation>%1 থেকে %2-এর মধ্যে সংখ্যা</translation>
    </message>
    <message>
        <source>Grundy values of heaps by size, and their period</source>
        <translation>মাপ অনুযায়ী স্তূপের গ্রান্ডি সংখ্যা, আর তার পর্যায়</translation>
    </message>
    <message>
        <source>such as takeaway/take=1-3, octal/code=0.77 or grundy</source>
        <translation>যেমন takeaway/take=1-3, octal/code=0.77 বা grundy</translation>
    </message>
    <message>
        <source>the largest heap; 100 unless given</source>
        <translation>সবচেয়ে বড় স্তূপ; না দিলে 100</translation>
    </message>
    <message>
        <source>a heap size from %1 to %2</source>
        <extracomment>what an option takes: the least and the largest size</extracomment>
        <translation>%1 থেকে %2-এর মধ্যে স্তূপের মাপ</translation>
    </message>
    <message>
        <source>a file for the values, .csv or .json</source>
        <translation>মানগুলোর জন্য ফাইল, .csv বা .json</translation>
    </message>
    <message>
        <source>a range such as 0-20, numbers up to %1</source>
        <translation>একটা পরিসর, যেমন ⁦0-20⁩, সংখ্যা বড়জোর %1</translation>
    </message>
    <message>
        <source>a file name ending in .csv, .json, .svg or .table</source>
        <translation>.csv, .json, .svg বা .table দিয়ে শেষ হওয়া ফাইলের নাম</translation>
    </message>
    <message>
        <source>what the positions of a family are worth</source>
        <translation>একটা পরিবারের অবস্থানগুলোর মান কত</translation>
    </message>
    <message>
        <source>a notation with the variables n and m, such as nim:n,m,3 or lines/max=m:1^n; or a game</source>
        <translation>n আর m চলক দিয়ে একটা সংকেত, যেমন nim:n,m,3 বা lines/max=m:1^n; কিংবা একটা খেলা</translation>
    </message>
    <message>
        <source>the values of n</source>
        <translation>n-এর মান</translation>
    </message>
    <message>
        <source>the values of m</source>
        <translation>m-এর মান</translation>
    </message>
    <message>
        <source>rows of the grids (m)</source>
        <translation>ছকের সারি (m)</translation>
    </message>
    <message>
        <source>columns of the grids (n)</source>
        <translation>ছকের কলাম (n)</translation>
    </message>
    <message>
        <source>the maximum per move on the grids</source>
        <translation>ছকে এক চালে সর্বোচ্চ</translation>
    </message>
    <message>
        <source>a maximum per move from %1 to %2</source>
        <extracomment>what an option takes, the most that one move may take: the least and the largest number</extracomment>
        <translation>এক চালে সর্বোচ্চ, %1 থেকে %2-এর মধ্যে</translation>
    </message>
    <message>
        <source>outcome, grundy, remoteness or value</source>
        <translation>outcome, grundy, remoteness বা value</translation>
    </message>
    <message>
        <source>misère play</source>
        <extracomment>what an option means: who makes the last move loses</extracomment>
        <translation>মিজেয়ার নিয়ম</translation>
    </message>
    <message>
        <source>write a table (.csv, .json), a picture (.svg) or, for one board of the grid, the outcomes of all its positions (.table)</source>
        <translation>সারণি (.csv, .json) বা ছবি (.svg) লেখে, কিংবা ছকের একটা বোর্ডের সব অবস্থানের ফলাফল (.table)</translation>
    </message>
    <message>
        <source>seconds to spend on the table; no limit unless given</source>
        <translation>সারণিতে কত সেকেন্ড দেওয়া যাবে; না দিলে সীমা নেই</translation>
    </message>
    <message>
        <source>theory against search; exit code 1 when they differ</source>
        <translation>তত্ত্ব বনাম অনুসন্ধান; অমিল হলে প্রস্থান-কোড 1</translation>
    </message>
    <message>
        <source>games such as nim, variants such as lines/max=3, or &apos;all&apos;</source>
        <translation>খেলা, যেমন nim, খেলার রকমফের, যেমন lines/max=3, কিংবা &apos;all&apos;</translation>
    </message>
    <message>
        <source>the size of the largest positions checked</source>
        <translation>যাচাই করা সবচেয়ে বড় অবস্থানের মাপ</translation>
    </message>
    <message>
        <source>a size from %1 to %2</source>
        <extracomment>what an option takes, how large the positions are: the least and the largest number</extracomment>
        <translation>%1 থেকে %2-এর মধ্যে মাপ</translation>
    </message>
    <message>
        <source>a game, as &apos;list&apos; names it; with rules of its own: shapes/take=11t</source>
        <translation>একটা খেলা, &apos;list&apos; যে নাম দেখায়; নিয়মসহ: shapes/take=11t</translation>
    </message>
    <message>
        <source>what is asked, once for each kind: %1; finding a winning move unless given</source>
        <translation>কী জিজ্ঞেস করা হবে, প্রতিটি ধরনের জন্য একবার: %1; না দিলে জেতার চাল খোঁজা</translation>
    </message>
    <message>
        <source>how many exercises; 10 unless given</source>
        <translation>কয়টি অনুশীলন; না দিলে 10</translation>
    </message>
    <message>
        <source>1 (easy) to 10; 3 unless given</source>
        <translation>1 (সহজ) থেকে 10; না দিলে 3</translation>
    </message>
    <message>
        <source>a difficulty from %1 to %2</source>
        <extracomment>what an option takes, how hard the exercises are: the least and the largest number</extracomment>
        <translation>%1 থেকে %2-এর মধ্যে কঠিনতা</translation>
    </message>
    <message>
        <source>the same seed makes the same sheet; 1 unless given</source>
        <translation>একই বীজে একই পাতা হয়; না দিলে 1</translation>
    </message>
    <message>
        <source>a4 or letter; a4 unless given</source>
        <translation>a4 বা letter; না দিলে a4</translation>
    </message>
    <message>
        <source>a4 or letter</source>
        <translation>a4 বা letter</translation>
    </message>
    <message>
        <source>what stands above; the game and the kind unless given</source>
        <translation>উপরে যা লেখা থাকবে; না দিলে খেলা আর ধরন</translation>
    </message>
    <message>
        <source>a title of at most %1 characters</source>
        <translation>বড়জোর %1 অক্ষরের শিরোনাম</translation>
    </message>
    <message>
        <source>write the sheet as PDF</source>
        <translation>পাতাটা PDF হিসেবে লেখে</translation>
    </message>
    <message>
        <source>a file name ending in .pdf</source>
        <translation>.pdf দিয়ে শেষ হওয়া ফাইলের নাম</translation>
    </message>
    <message>
        <source>without the answers</source>
        <translation>উত্তর ছাড়া</translation>
    </message>
    <message>
        <source>print the exercises, one JSON object per line</source>
        <translation>অনুশীলনগুলো দেখায়, প্রতি লাইনে একটা JSON অবজেক্ট</translation>
    </message>
    <message>
        <source>exercises on paper, with answers</source>
        <translation>কাগজে অনুশীলন, উত্তর সহ</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>heads the help of a command: how it is called</extracomment>
        <translation>ব্যবহার</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>বিকল্প</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>উপ-কমান্ড</translation>
    </message>
    <message>
        <source>SUBCOMMANDS</source>
        <translation>উপ-কমান্ডগুলো</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>বিকল্প</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>উপ-কমান্ডগুলো</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>আবশ্যিক</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>আর্গুমেন্ট</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>লেখা</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>এই সাহায্য দেখিয়ে থামে</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>প্রোগ্রামের সংস্করণ দেখিয়ে থামে</translation>
    </message>
    <message>
        <source>The following argument was not expected: %1</source>
        <translation>এই আর্গুমেন্টটা এখানে চলে না: %1</translation>
    </message>
    <message>
        <source>The following arguments were not expected: %1</source>
        <translation>এই আর্গুমেন্টগুলো এখানে চলে না: %1</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>%1 লাগবে</translation>
    </message>
    <message>
        <source>--%1: takes no value</source>
        <translation>--%1: এর কোনো মান হয় না</translation>
    </message>
    <message>
        <source>%1: expected a value, found the end</source>
        <translation>%1: একটা মান চাই, লেখা তার আগেই শেষ</translation>
    </message>
    <message>
        <source>%1: given more than once</source>
        <translation>%1: একাধিকবার দেওয়া হয়েছে</translation>
    </message>
    <message>
        <source>a position to open, e.g. nim:7,11,5, or a file: a saved game (.grundy), a lesson (.grundylesson, .json) or a drawn game (.grundyrule); of several each gets a window of its own</source>
        <translation>যে অবস্থান খোলা হবে, যেমন nim:7,11,5, কিংবা একটা ফাইল: সংরক্ষিত খেলা (.grundy), পাঠ (.grundylesson, .json) বা আঁকা খেলা (.grundyrule); কয়েকটা দিলে প্রতিটার আলাদা উইন্ডো হয়</translation>
    </message>
    <message>
        <source>--grab: expected one position, found %1</source>
        <translation>--grab: একটা অবস্থান চাই, পাওয়া গেল %1টি</translation>
    </message>
    <message>
        <source>%1: no other window can be opened</source>
        <translation>%1: আর কোনো উইন্ডো খোলা যাচ্ছে না</translation>
    </message>
    <message>
        <source>positions side by side, and what they are worth</source>
        <translation>পাশাপাশি রাখা অবস্থান, আর তাদের মান কত</translation>
    </message>
    <message>
        <source>such as nim:3,5 and -hackenbush:0-1b</source>
        <translation>যেমন nim:3,5 আর -hackenbush:0-1b</translation>
    </message>
    <message>
        <source>prints =, &lt;, &gt; or ||; the exit code is 0, 10, 11 or 12</source>
        <translation>=, &lt;, &gt; বা || দেখায়; প্রস্থান-কোড 0, 10, 11 বা 12</translation>
    </message>
    <message>
        <source>a position in normal play</source>
        <translation>স্বাভাবিক নিয়মের একটা অবস্থান</translation>
    </message>
    <message>
        <source>what it is compared with</source>
        <translation>যার সঙ্গে তুলনা করা হবে</translation>
    </message>
    <message>
        <source>the simplest game that a position equals</source>
        <translation>একটা অবস্থানের সমান সবচেয়ে সরল খেলা</translation>
    </message>
    <message>
        <source>other ways to write it, too, one per line</source>
        <translation>লেখার অন্য উপায়ও, প্রতি লাইনে একটা</translation>
    </message>
    <message>
        <source>no display can be reached; grundy-cli needs none</source>
        <translation>কোনো পর্দা পাওয়া যাচ্ছে না; grundy-cli-র পর্দা লাগে না</translation>
    </message>
    <message>
        <source>a board as a picture: SVG, PDF or PNG</source>
        <translation>একটি বোর্ডের ছবি: SVG, PDF বা PNG</translation>
    </message>
    <message>
        <source>the file; its ending says what it becomes: .svg, .pdf or .png</source>
        <translation>ফাইল; নামের শেষাংশ বলে এটি কী হবে: .svg, .pdf বা .png</translation>
    </message>
    <message>
        <source>a file name ending in .svg, .pdf or .png</source>
        <translation>.svg, .pdf বা .png দিয়ে শেষ হওয়া একটি ফাইলের নাম</translation>
    </message>
    <message>
        <source>moves of the player to move that are marked: none, winning or all; none unless given</source>
        <translation>যার চাল তার কোন চালগুলি চিহ্নিত হবে: none (কোনোটি নয়), winning (জয়ী) বা all (সব); না দিলে none</translation>
    </message>
    <message>
        <source>light or dark; light unless given</source>
        <translation>light (হালকা) বা dark (গাঢ়); না দিলে light</translation>
    </message>
    <message>
        <source>without names and numbers beside the pieces</source>
        <translation>ঘুঁটির পাশে নাম ও সংখ্যা ছাড়া</translation>
    </message>
    <message>
        <source>in pixels, e.g. 1280x800; as large as the board unless given</source>
        <translation>পিক্সেলে, যেমন 1280x800; না দিলে বোর্ডের সমান</translation>
    </message>
    <message>
        <source>a size from %1x%1 to %2x%2, such as 1280x800</source>
        <translation>%1x%1 থেকে %2x%2 পর্যন্ত একটি মাপ, যেমন 1280x800</translation>
    </message>
    <message>
        <source>plain, or world: the game&apos;s own pieces; plain unless given</source>
        <translation>plain (সাদামাটা) বা world: খেলার নিজের ঘুঁটি; না দিলে plain</translation>
    </message>
    <message>
        <source>how reasons argue: idea (in plain words), labels (P and N, by moves and their answers), values or theorems; theorems unless given</source>
        <translation>কারণ দেখানো হবে কী দিয়ে: idea (সহজ কথায়), labels (P আর N, চাল আর তার জবাব দিয়ে), values বা theorems; না দিলে theorems</translation>
    </message>
    <message>
        <source>idea, labels, values or theorems</source>
        <translation>idea, labels, values বা theorems</translation>
    </message>
</context>
<context>
    <name>IdeaPane</name>
    <message>
        <source>Why?</source>
        <extracomment>a heading: why somebody wins</extracomment>
        <translation>কেন?</translation>
    </message>
    <message>
        <source>%1 · %2 to move</source>
        <extracomment>a position such as &quot;Nim 5, 5, 2&quot;, and the name of who is to move</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation type="unfinished">খেলায় ফেরো (Esc)</translation>
    </message>
    <message>
        <source>The idea</source>
        <extracomment>names what is shown: why somebody wins, in plain words</extracomment>
        <translation>মূল কথা</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <extracomment>in place of an idea: it is being looked for</extracomment>
        <translation>কারণ খোঁজা হচ্ছে…</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>এখনো সমাধান হয়নি</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the idea</comment>
        <extracomment>read aloud: an idea, and what is said of it</extracomment>
        <translation>%1। %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>a button: stops what is played by itself</extracomment>
        <translation type="unfinished">থামাও</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>a button: the idea is played on the board by itself, move after move</extracomment>
        <translation type="unfinished">খেলে দেখো</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>read aloud: the list of the moves in which an idea is played</extracomment>
        <translation>ধাপসমূহ</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>below the first of some small boards: the position as it is now</extracomment>
        <translation>এখন</translation>
    </message>
    <message>
        <source>Tell me more</source>
        <extracomment>a button: the reasons in more than plain words</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>how far reasons argue: with the letters P and N only</extracomment>
        <translation>চিহ্ন</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>how far reasons argue: with Grundy values, too</extracomment>
        <translation>মান</translation>
    </message>
    <message>
        <source>Theorems</source>
        <extracomment>how far reasons argue: with all that is proven</extracomment>
        <translation>উপপাদ্য</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Saved as %1</source>
        <translation>%1 নামে সংরক্ষিত হলো</translation>
    </message>
    <message>
        <source>The class may still see this screen. The page of the Lab shows all its results.</source>
        <translation>ক্লাস হয়তো এখনো এই পর্দা দেখছে। ল্যাবের পাতায় সব ফলাফল দেখা যায়।</translation>
    </message>
    <message>
        <source>Go on presenting</source>
        <translation>উপস্থাপন চালাও</translation>
    </message>
    <message>
        <source>Show the page</source>
        <translation>পাতাটা দেখাও</translation>
    </message>
    <message>
        <source>%1 · misère</source>
        <translation>%1 · মিজেয়ার</translation>
    </message>
    <message>
        <source>State graph</source>
        <extracomment>a page of the lab: positions as dots, moves as arrows</extracomment>
        <translation>অবস্থান-গ্রাফ</translation>
    </message>
    <message>
        <source>Connection matrix</source>
        <extracomment>a page of the lab: a table of which position leads to which</extracomment>
        <translation>সংযোগ ম্যাট্রিক্স</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>a page of the lab</extracomment>
        <translation>পরিসংখ্যান</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>a page of the lab</extracomment>
        <translation>সারণি</translation>
    </message>
    <message>
        <source>Sequences</source>
        <extracomment>a page of the lab: the Grundy values of heaps of 0, 1, 2 …</extracomment>
        <translation>অনুক্রম</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>নিজের নিয়ম</translation>
    </message>
    <message>
        <source>Theory check</source>
        <extracomment>a page of the lab: theorems are compared with a plain search</extracomment>
        <translation>তত্ত্ব যাচাই</translation>
    </message>
    <message>
        <source>Lab</source>
        <extracomment>a heading, short for laboratory</extracomment>
        <translation>ল্যাব</translation>
    </message>
    <message>
        <source>Lab · %1</source>
        <translation>ল্যাব · %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends a calculation</extracomment>
        <translation>বাতিল</translation>
    </message>
    <message>
        <source>Position…</source>
        <extracomment>a button: asks which position the lab works on</extracomment>
        <translation>অবস্থান…</translation>
    </message>
    <message>
        <source>Choose the position to look at</source>
        <translation>কোন অবস্থান দেখবে বেছে নাও</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>a button, a verb: shows the page to a class</extracomment>
        <translation>উপস্থাপন</translation>
    </message>
    <message>
        <source>Full screen for a class, with the answers hidden at first</source>
        <translation>ক্লাসের জন্য পুরো পর্দায়, উত্তর প্রথমে লুকানো</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>a button, a verb: writes the page to a file</extracomment>
        <translation>রপ্তানি…</translation>
    </message>
    <message>
        <source>Page of the Lab</source>
        <translation>ল্যাবের পাতা</translation>
    </message>
    <message>
        <source>Which position?</source>
        <extracomment>the title of a dialog: which position the lab works on</extracomment>
        <translation>কোন অবস্থান?</translation>
    </message>
    <message>
        <source>The Lab looks at every position that can be reached from this one.</source>
        <translation>এখান থেকে যত অবস্থানে পৌঁছানো যায়, ল্যাব সব দেখে।</translation>
    </message>
    <message>
        <source>The position on the board: %1</source>
        <translation>বোর্ডের অবস্থান: %1</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>এটা দেখো</translation>
    </message>
</context>
<context>
    <name>LabelRow</name>
    <message>
        <source>Positions</source>
        <extracomment>read aloud: the row of positions with their letters P and N</extracomment>
        <translation>অবস্থান</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a number, and its letter P or N</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: P or N?</source>
        <translation>%1: P, না N?</translation>
    </message>
    <message>
        <source>%1: not labelled yet</source>
        <translation>%1: চিহ্ন বসেনি</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Who is learning?</source>
        <translation>কে শিখছে?</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>a page of Learn, a noun</extracomment>
        <translation>পাঠ</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>a page of Learn, a noun: exercises that adapt to the pupil</extracomment>
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>Mark it yourself</source>
        <translation>নিজে চিহ্ন বসাও</translation>
    </message>
    <message>
        <source>Worksheets</source>
        <extracomment>a page of Learn</extracomment>
        <translation>ওয়ার্কশিট</translation>
    </message>
    <message>
        <source>Pupils</source>
        <extracomment>a page of Learn</extracomment>
        <translation>শিক্ষার্থী</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>a heading, a verb: the part of the program with lessons and exercises</extracomment>
        <translation>শেখা</translation>
    </message>
    <message>
        <source>Learn: %1</source>
        <comment>a pupil</comment>
        <translation>শেখা: %1</translation>
    </message>
    <message>
        <source>Page of Learn</source>
        <translation>শেখার পাতা</translation>
    </message>
    <message>
        <source>I teach</source>
        <extracomment>a button: who sits at the computer is the teacher, no pupil</extracomment>
        <translation>আমি পড়াই</translation>
    </message>
    <message>
        <source>My name is not here…</source>
        <translation>আমার নাম এখানে নেই…</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>the player who just moved wins</source>
        <translation>এইমাত্র যে চাল দিল সে জেতে</translation>
    </message>
    <message>
        <source>cold: the player who just moved wins</source>
        <translation>ঠান্ডা: এইমাত্র যে চাল দিল সে জেতে</translation>
    </message>
    <message>
        <source>the player to move wins</source>
        <translation>যার চাল সে জেতে</translation>
    </message>
    <message>
        <source>hot: the player to move wins</source>
        <translation>গরম: যার চাল সে জেতে</translation>
    </message>
    <message>
        <source>Blue (Left) wins</source>
        <translation>নীল (বাম) জেতে</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>explains a letter: who wins the position; a player such as &quot;White (Left)&quot;</extracomment>
        <translation>জিতবে %1</translation>
    </message>
    <message>
        <source>Left wins</source>
        <extracomment>Left is a player</extracomment>
        <translation>বাম জেতে</translation>
    </message>
    <message>
        <source>Red (Right) wins</source>
        <translation>লাল (ডান) জেতে</translation>
    </message>
    <message>
        <source>Right wins</source>
        <extracomment>explains a letter: who wins the position; Right is a player</extracomment>
        <translation>ডান জেতে</translation>
    </message>
    <message>
        <source>previous wins</source>
        <extracomment>explains the letter P, in few words: the previous player, who just moved, wins</extracomment>
        <translation>আগের জন জেতে</translation>
    </message>
    <message>
        <source>cold</source>
        <extracomment>explains the letter P, in one word</extracomment>
        <translation>ঠান্ডা</translation>
    </message>
    <message>
        <source>next wins</source>
        <extracomment>explains N, in few words</extracomment>
        <translation>পরের জন জেতে</translation>
    </message>
    <message>
        <source>hot</source>
        <extracomment>explains N, in one word</extracomment>
        <translation>গরম</translation>
    </message>
    <message>
        <source>Blue wins</source>
        <extracomment>Blue is a player</extracomment>
        <translation>নীল জেতে</translation>
    </message>
    <message>
        <source>Red wins</source>
        <extracomment>explains a letter, in few words: the player Red wins</extracomment>
        <translation>লাল জেতে</translation>
    </message>
    <message>
        <source>this move wins</source>
        <translation>এই চাল জেতে</translation>
    </message>
    <message>
        <source>this move loses</source>
        <translation>এই চাল হারে</translation>
    </message>
</context>
<context>
    <name>LensPane</name>
    <message>
        <source>Nim lens</source>
        <extracomment>read aloud: the place where a game is shown as heaps of Nim that equal it</extracomment>
        <translation>নিম লেন্স</translation>
    </message>
    <message>
        <source>Show the heaps as</source>
        <translation>স্তূপগুলো যেভাবে দেখাবে</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button, a verb: opens the heaps of Nim as a game of their own</extracomment>
        <translation>খোলো</translation>
    </message>
    <message>
        <source>Open %1 as a game of its own</source>
        <translation>%1-কে আলাদা খেলা করে খোলো</translation>
    </message>
</context>
<context>
    <name>LensSlider</name>
    <message>
        <source>Coins</source>
        <extracomment>one end of a slider, whose other one is called Nim heaps: the board as it is</extracomment>
        <translation>মুদ্রা</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>one end of a slider, whose other one is called Nim heaps: the board as it is</extracomment>
        <translation>বোর্ড</translation>
    </message>
    <message>
        <source>Nim lens</source>
        <translation>নিম লেন্স</translation>
    </message>
    <message>
        <source>%1 % of the way to Nim heaps</source>
        <extracomment>read aloud: of the way from the board as it is to its heaps of Nim</extracomment>
        <translation>নিম স্তূপের পথে %1 %</translation>
    </message>
    <message>
        <source>Nim heaps</source>
        <extracomment>one end of a slider, and a switch: shows the game as heaps of Nim that equal it</extracomment>
        <translation>নিম স্তূপ</translation>
    </message>
    <message>
        <source>Nim lens: the same position as Nim heaps</source>
        <translation>নিম লেন্স: একই অবস্থান নিমের স্তূপ হিসেবে</translation>
    </message>
</context>
<context>
    <name>LessonBoard</name>
    <message>
        <source>The computer is thinking…</source>
        <translation>কম্পিউটার ভাবছে…</translation>
    </message>
    <message>
        <source>Your move. The computer: %1</source>
        <translation>তোমার চাল। কম্পিউটার: %1</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>চাল দেবে %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a player and the colour</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last move back</extracomment>
        <translation>ফেরাও</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>a button: the position as it was at first</extracomment>
        <translation>আবার শুরু</translation>
    </message>
    <message>
        <source>Back to the position of this step</source>
        <translation>এই ধাপের অবস্থানে ফেরো</translation>
    </message>
    <message>
        <source>In pairs</source>
        <extracomment>a button: two pupils play against each other</extracomment>
        <translation>জোড়ায় জোড়ায়</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>কম্পিউটারের সঙ্গে</translation>
    </message>
    <message>
        <source>Two play, taking turns</source>
        <translation>দুজনে পালা করে খেলে</translation>
    </message>
    <message>
        <source>A gentle player takes the second seat</source>
        <translation>দ্বিতীয় আসনে একজন নরম খেলোয়াড়</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>অন্বেষণে খোলো</translation>
    </message>
</context>
<context>
    <name>LessonEditor</name>
    <message>
        <source>Saved as %1</source>
        <translation>%1 নামে সংরক্ষিত হলো</translation>
    </message>
    <message>
        <source>All lessons</source>
        <extracomment>a button: back to the list of lessons</extracomment>
        <translation>সব পাঠ</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last change of the lesson back</extracomment>
        <translation>ফেরাও</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>a button: makes a change again that was taken back</extracomment>
        <translation>আবার করো</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>a button: saves the lesson
----------
a button: saves the lesson before the editor is left</extracomment>
        <translation>সংরক্ষণ করো</translation>
    </message>
    <message>
        <source>Into the folder of your own lessons (Ctrl+S)</source>
        <translation>তোমার নিজের পাঠের ফোল্ডারে (Ctrl+S)</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>অনুলিপি সংরক্ষণ…</translation>
    </message>
    <message>
        <source>A file to give away</source>
        <translation>অন্যকে দেওয়ার মতো একটা ফাইল</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>a button: runs the lesson as the class will see it</extracomment>
        <translation>চালিয়ে দেখো</translation>
    </message>
    <message>
        <source>Save it and see it as the class does; Present is there</source>
        <translation>পাঠটা সংরক্ষণ করে ক্লাস যেমন দেখে তেমন দেখায়; “উপস্থাপন” সেখানেই আছে</translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation>পাঠের ধাপগুলো</translation>
    </message>
    <message>
        <source>Save a copy of the lesson</source>
        <translation>পাঠের অনুলিপি সংরক্ষণ</translation>
    </message>
    <message>
        <source>Show a position</source>
        <translation>একটা অবস্থান দেখাও</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>a step that is only text</extracomment>
        <translation>লেখা</translation>
    </message>
    <message>
        <source>Ask: P or N?</source>
        <translation>প্রশ্ন: P, না N?</translation>
    </message>
    <message>
        <source>Ask a question</source>
        <translation>একটা প্রশ্ন করো</translation>
    </message>
    <message>
        <source>Ask: find a winning move</source>
        <translation>প্রশ্ন: জেতার একটা চাল খোঁজো</translation>
    </message>
    <message>
        <source>Think, then look</source>
        <translation>ভাবো, তারপর দেখো</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>a step: the class plays</extracomment>
        <translation>খেলে দেখো</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>ধাপ যোগ করো</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>পাঠের শিরোনাম</translation>
    </message>
    <message>
        <source>What it is about, in one sentence</source>
        <translation>পাঠটা কী নিয়ে, এক বাক্যে</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>a field: how long the lesson takes</extracomment>
        <translation>মিনিট</translation>
    </message>
    <message>
        <source>Save the lesson?</source>
        <translation>পাঠটা সংরক্ষণ করবে?</translation>
    </message>
    <message>
        <source>It has been changed since it was saved.</source>
        <translation>শেষ সংরক্ষণের পরে পাঠটা বদলেছে।</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>সংরক্ষণ করো না</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>সম্পাদনা চালাও</translation>
    </message>
</context>
<context>
    <name>LessonListPage</name>
    <message>
        <source>%1 of %2 answered</source>
        <extracomment>of the lesson to go on with: how many questions were answered, and how many there are</extracomment>
        <translation>%2টির মধ্যে %1টির উত্তর দেওয়া</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <extracomment>of a lesson: how many steps were seen, and how many there are
----------
of the lesson to go on with: how many steps were seen, and how many there are</extracomment>
        <translation>%2 ধাপের %1টি</translation>
    </message>
    <message>
        <source>the next lesson</source>
        <translation>পরের পাঠটা</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>ফোল্ডার খোলো</translation>
    </message>
    <message>
        <source>Lesson files ending in .grundylesson in %1 appear here. Each is checked first, and any mistake is shown with its place.</source>
        <translation>%1-এ .grundylesson দিয়ে শেষ হওয়া পাঠের ফাইল এখানে দেখা যায়। প্রতিটি আগে যাচাই হয়, ভুল থাকলে কোথায় তা দেখানো হয়।</translation>
    </message>
    <message>
        <source>Teaching guide</source>
        <extracomment>a button: opens the advice for teachers</extracomment>
        <translation>শিক্ষক সহায়িকা</translation>
    </message>
    <message>
        <source>Make a lesson</source>
        <translation>পাঠ বানাও</translation>
    </message>
    <message>
        <source>Being checked…</source>
        <extracomment>of a lesson: the program checks whether what it says is true</extracomment>
        <translation>যাচাই হচ্ছে…</translation>
    </message>
    <message>
        <source>Done, %1 of %2 right first time</source>
        <extracomment>of a lesson: how many questions were right at the first try, and how many there are</extracomment>
        <translation>শেষ, %2টির মধ্যে %1টি প্রথমবারেই ঠিক</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>of a lesson, not a button: it was worked through</extracomment>
        <translation>শেষ</translation>
    </message>
    <message>
        <source>Seen, %1 of %2 answered</source>
        <extracomment>of a lesson: how many questions were answered, and how many there are</extracomment>
        <translation>দেখা হয়েছে, %2টির মধ্যে %1টির উত্তর দেওয়া</translation>
    </message>
    <message>
        <source>about %1 minutes</source>
        <translation>প্রায় %1 মিনিট</translation>
    </message>
    <message>
        <source>Your lesson %1: %2</source>
        <extracomment>read aloud: the number of a lesson that one wrote oneself, and its title</extracomment>
        <translation>তোমার পাঠ %1: %2</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <extracomment>read aloud: the number of a lesson, and its title</extracomment>
        <translation>পাঠ %1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>read aloud: what a lesson is about, and how far it is done</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <extracomment>how many lessons were worked through, and how many there are</extracomment>
        <translation>%2টির মধ্যে %1টি শেষ</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>All lessons</source>
        <extracomment>a button: back to the list of lessons</extracomment>
        <translation>সব পাঠ</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>a button, a verb: shows the lesson to a class</extracomment>
        <translation>উপস্থাপন</translation>
    </message>
    <message>
        <source>For a class: full screen and large</source>
        <translation>ক্লাসের জন্য: পুরো পর্দায়, বড় করে</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>a button, a verb: changes this lesson</extracomment>
        <translation>সম্পাদনা করো</translation>
    </message>
    <message>
        <source>Change the lesson</source>
        <translation>পাঠটা বদলাও</translation>
    </message>
    <message>
        <source>Print the lesson plan</source>
        <translation>পাঠ পরিকল্পনা ছাপাও</translation>
    </message>
    <message>
        <source>Plan…</source>
        <extracomment>a button, a noun: saves the plan of the lesson, for the teacher, as a file</extracomment>
        <translation>পরিকল্পনা…</translation>
    </message>
    <message>
        <source>Plan saved</source>
        <extracomment>what the button says when the plan of the lesson has been saved</extracomment>
        <translation>পরিকল্পনা সংরক্ষিত হলো</translation>
    </message>
    <message>
        <source>The lesson on paper, for the teacher: steps, boards, answers and notes</source>
        <translation>কাগজে পাঠটা, শিক্ষকের জন্য: ধাপ, বোর্ড, উত্তর আর টীকা</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1 নামে সংরক্ষিত হলো</translation>
    </message>
    <message>
        <source>Save the lesson plan</source>
        <translation>পাঠ পরিকল্পনা সংরক্ষণ</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: to the step before</extracomment>
        <translation>পেছাও</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>এক ধাপ পেছনে</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>read aloud: the number of this step of a lesson, and how many there are</extracomment>
        <translation>ধাপ %1, মোট %2</translation>
    </message>
    <message>
        <source>Step %1, here</source>
        <translation>ধাপ %1, এখানে</translation>
    </message>
    <message>
        <source>Step %1, not answered yet</source>
        <translation>ধাপ %1, উত্তর বাকি</translation>
    </message>
    <message>
        <source>Step %1, seen</source>
        <translation>ধাপ %1, দেখা হয়েছে</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>the number of a step</extracomment>
        <translation>ধাপ %1</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: to the next step</extracomment>
        <translation>এগোও</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <extracomment>a button: leaves this lesson and begins the next one</extracomment>
        <translation>পরের পাঠ</translation>
    </message>
</context>
<context>
    <name>LessonStage</name>
    <message>
        <source>Table, n across and m down</source>
        <translation>সারণি, পাশাপাশি n, উপর-নিচে m</translation>
    </message>
    <message>
        <source>Row, n across</source>
        <translation>সারি, পাশাপাশি n</translation>
    </message>
    <message>
        <source>n = %1, m = %2: %3</source>
        <extracomment>read aloud: the place in a table, and what stands there: P, N, a number or &quot;empty&quot;</extracomment>
        <translation>n = %1, m = %2: %3</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>read aloud: nothing stands at this place of a table</extracomment>
        <translation>খালি</translation>
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
        <translation>উত্তর</translation>
    </message>
    <message>
        <source>%1: right</source>
        <extracomment>read aloud: an answer, and that it is the right one</extracomment>
        <translation>%1: ঠিক</translation>
    </message>
    <message>
        <source>%1: not right</source>
        <translation>%1: ঠিক নয়</translation>
    </message>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation>সমাধান হচ্ছে…</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>the file is larger than %1 bytes</source>
        <translation>ফাইলটা %1 বাইটের চেয়ে বড়</translation>
    </message>
    <message>
        <source>longer than %1 characters</source>
        <translation>%1 অক্ষরের চেয়ে লম্বা</translation>
    </message>
    <message>
        <source>there may be %1 at most</source>
        <translation>বড়জোর %1টি থাকতে পারে</translation>
    </message>
    <message>
        <source>there must be %1 at least</source>
        <translation>অন্তত %1টি থাকতে হবে</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2</source>
        <extracomment>the least and the largest number that can stand there</extracomment>
        <translation>%1 থেকে %2-এর মধ্যে পূর্ণ সংখ্যা চাই</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>ফাইলটা পড়া যাচ্ছে না: %1</translation>
    </message>
    <message>
        <source>this is not JSON: %1</source>
        <translation>এটা JSON নয়: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands here a second time</source>
        <translation>&quot;%1&quot; এখানে দ্বিতীয়বার এসেছে</translation>
    </message>
    <message>
        <source>this is not a lesson: &quot;format&quot; is not &quot;grundy-lesson&quot;</source>
        <translation>এটা পাঠ নয়: &quot;format&quot; হিসেবে &quot;grundy-lesson&quot; নেই</translation>
    </message>
    <message>
        <source>the lesson was written for a newer version of Grundy</source>
        <translation>পাঠটা গ্রান্ডির আরও নতুন সংস্করণের জন্য লেখা</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>&quot;%1&quot; নেই</translation>
    </message>
    <message>
        <source>expected a text</source>
        <translation>লেখা চাই</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>true বা false চাই</translation>
    </message>
    <message>
        <source>expected a list</source>
        <translation>তালিকা চাই</translation>
    </message>
    <message>
        <source>expected keys and values in { }</source>
        <translation>{ }-এর ভেতরে কি আর মান চাই</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>লেখাটা খালি</translation>
    </message>
    <message>
        <source>expected lower-case letters, digits and hyphens, 60 at most, found &apos;%1&apos;</source>
        <translation>ছোট হাতের অক্ষর, অঙ্ক আর হাইফেন চাই, বড়জোর 60টি, পাওয়া গেছে &apos;%1&apos;</translation>
    </message>
    <message>
        <source>none of the choices is right</source>
        <translation>উত্তরগুলোর একটাও ঠিক নয়</translation>
    </message>
    <message>
        <source>this step needs a &quot;board&quot;</source>
        <translation>এই ধাপে একটা &quot;board&quot; লাগে</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; is not closed by &apos;)&apos;</source>
        <translation>&apos;%1&apos; লিংকটা &apos;)&apos; দিয়ে বন্ধ হয়নি</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a claim</source>
        <translation>&apos;%1&apos; কোনো দাবি নয়</translation>
    </message>
    <message>
        <source>nothing is claimed of %1</source>
        <translation>%1 নিয়ে কিছুই দাবি করা হয়নি</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not possible</source>
        <translation>&apos;%1&apos; সম্ভব নয়</translation>
    </message>
    <message>
        <source>a family of n needs one number here, one of n and m needs two</source>
        <translation>n-এর পরিবারে এখানে একটা সংখ্যা লাগে, n আর m-এর পরিবারে দুটি</translation>
    </message>
    <message>
        <source>in %1 Left and Right have different moves: no P and N</source>
        <translation>%1-এ বাম আর ডানের চাল আলাদা: P আর N নেই</translation>
    </message>
    <message>
        <source>a move of %1 leads to a position that is not in the row</source>
        <translation>%1-এর একটা চাল এমন অবস্থানে যায় যা সারিতে নেই</translation>
    </message>
    <message>
        <source>nobody can move in %1</source>
        <translation>%1-এ কেউ চাল দিতে পারে না</translation>
    </message>
    <message>
        <source>this is not offered for %1</source>
        <translation>%1-এর জন্য এটা নেই</translation>
    </message>
    <message>
        <source>%1 is not solved within the limits</source>
        <translation>সীমার মধ্যে %1-এর সমাধান হয় না</translation>
    </message>
    <message>
        <source>no move of %1 leads to %2</source>
        <extracomment>a mistake in a lesson: two positions, such as nim:7,11,5 and nim:7,2,5</extracomment>
        <translation>%1-এর কোনো চাল %2-এ যায় না</translation>
    </message>
    <message>
        <source>of %1 the theory says %2 and a plain search %3</source>
        <extracomment>a position, such as nim:7,11,5, and two answers, such as P and N</extracomment>
        <translation>%1 সম্পর্কে তত্ত্ব বলে %2, আর সরাসরি অনুসন্ধান বলে %3</translation>
    </message>
    <message>
        <source>of %1 it says %2, but it is %3</source>
        <extracomment>a mistake in a lesson: a position, what the lesson says of it, such as P, and what is true</extracomment>
        <translation>%1 সম্পর্কে লেখা %2, আসলে সেটা %3</translation>
    </message>
    <message>
        <source>expected %1, found &apos;%2&apos;</source>
        <extracomment>what should stand in the file, such as &quot;a position&quot;, and what stands there</extracomment>
        <translation>চাই %1, পাওয়া গেছে &apos;%2&apos;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here: expected %2</source>
        <extracomment>a name in the file, and the names that may stand there</extracomment>
        <translation>&quot;%1&quot; এখানে অজানা: চাই %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>where a mistake is in a file, and what is wrong</extracomment>
        <translation>লাইন %1, কলাম %2: %3</translation>
    </message>
    <message>
        <source>line %1, %2: %3</source>
        <comment>line, place in the file, cause</comment>
        <translation>লাইন %1, %2: %3</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>where a mistake is in a file, and what is wrong</extracomment>
        <translation>লাইন %1: %2</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; and a key in quotation marks, or &apos;}&apos;</source>
        <translation>&apos;,&apos; আর উদ্ধৃতিচিহ্নে একটা কি চাই, কিংবা &apos;}&apos;</translation>
    </message>
    <message>
        <source>expected &apos;:&apos; behind a key</source>
        <translation>কি-র পরে &apos;:&apos; চাই</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; or &apos;]&apos;</source>
        <translation>&apos;,&apos; বা &apos;]&apos; চাই</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; between two values</source>
        <translation>দুটি মানের মাঝে &apos;,&apos; চাই</translation>
    </message>
    <message>
        <source>expected a text in quotation marks, a number, true, false, [ or {</source>
        <translation>চাই উদ্ধৃতিচিহ্নে লেখা, সংখ্যা, true, false, [ বা {</translation>
    </message>
    <message>
        <source>expected a quotation mark at the end of the text</source>
        <translation>লেখার শেষে উদ্ধৃতিচিহ্ন চাই</translation>
    </message>
    <message>
        <source>expected \n, \&quot;, \\ or the like behind the \</source>
        <translation>\-এর পরে 
, \&quot;, \\ বা এরকম কিছু চাই</translation>
    </message>
    <message>
        <source>expected nothing more behind the last }</source>
        <translation>শেষ }-এর পরে আর কিছু থাকার কথা নয়</translation>
    </message>
    <message>
        <source>the sentence is not translated</source>
        <translation>বাক্যটির অনুবাদ নেই</translation>
    </message>
    <message>
        <source>the translation has other links, list entries or marks</source>
        <translation>অনুবাদে লিংক, তালিকার সারি বা চিহ্ন আলাদা</translation>
    </message>
</context>
<context>
    <name>LessonsTab</name>
    <message>
        <source>All lessons</source>
        <extracomment>a button: back to the list of lessons</extracomment>
        <translation>সব পাঠ</translation>
    </message>
    <message>
        <source>Part of the guide</source>
        <translation>সহায়িকার অংশ</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>How far reasons argue</source>
        <translation>কারণ কত দূর যুক্তি দেবে</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>how far reasons argue: with the letters P and N only</extracomment>
        <translation>চিহ্ন</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>how far reasons argue: with Grundy values, too</extracomment>
        <translation>মান</translation>
    </message>
    <message>
        <source>Theorems</source>
        <extracomment>how far reasons argue: with all that is proven</extracomment>
        <translation>উপপাদ্য</translation>
    </message>
    <message>
        <source>The idea</source>
        <extracomment>how far reasons argue: in plain words, without letters</extracomment>
        <translation>মূল কথা</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>%1 – Grundy</source>
        <translation>%1 – গ্রান্ডি</translation>
    </message>
    <message>
        <source>Grundy</source>
        <extracomment>the title of the window: the name of the program</extracomment>
        <translation>গ্রান্ডি</translation>
    </message>
</context>
<context>
    <name>MarkBadge</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>on the board: the letter P or N, and the move, &quot;take 9&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>1 vote</source>
        <extracomment>how many of the class chose this move: one</extracomment>
        <translation>1 ভোট</translation>
    </message>
    <message>
        <source>%L1 votes</source>
        <extracomment>how many of the class chose this move, such as 5; never 1</extracomment>
        <translation>%L1 ভোট</translation>
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
        <translation>চিহ্ন বসানোর অবস্থান</translation>
    </message>
    <message>
        <source>The positions are being found…</source>
        <translation>অবস্থানগুলো খোঁজা হচ্ছে…</translation>
    </message>
</context>
<context>
    <name>MarkCell</name>
    <message>
        <source>%1, blank</source>
        <extracomment>read aloud: a position, such as 3,2, that has no letter yet</extracomment>
        <translation>%1, ফাঁকা</translation>
    </message>
    <message>
        <source>%1, shown: %2</source>
        <extracomment>read aloud: a position, and what the program showed</extracomment>
        <translation>%1, দেখানো: %2</translation>
    </message>
    <message>
        <source>%1, marked %2</source>
        <extracomment>read aloud: a position, and its letter</extracomment>
        <translation>%1, বসানো %2</translation>
    </message>
    <message>
        <source>Here is the contradiction</source>
        <translation>গরমিলটা এখানে</translation>
    </message>
</context>
<context>
    <name>MarkFoot</name>
    <message>
        <source>Mark P where the player who has just moved wins, N where the next player wins.</source>
        <translation>এইমাত্র যে চাল দিল সে জিতলে P বসাও, পরের জন জিতলে N।</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <extracomment>read aloud: a button that answers P, N or a number</extracomment>
        <translation>%1-এর উত্তর দাও</translation>
    </message>
    <message>
        <source>Show me the next one</source>
        <translation>পরেরটা দেখিয়ে দাও</translation>
    </message>
    <message>
        <source>What the program shows counts as watched, not as answered</source>
        <translation>প্রোগ্রাম যা দেখায় তা দেখা বলে ধরা হয়, উত্তর বলে নয়</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>a button: are my letters right?</extracomment>
        <translation>যাচাই করো</translation>
    </message>
    <message>
        <source>Points to the first contradiction (C)</source>
        <translation>প্রথম গরমিলটা দেখায় (C)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last letter back</extracomment>
        <translation>ফেরাও</translation>
    </message>
    <message>
        <source>Clear all</source>
        <extracomment>a button: takes all letters away</extracomment>
        <translation>সব মোছো</translation>
    </message>
    <message>
        <source>shown to you: %L1</source>
        <translation>তোমাকে দেখানো: %L1</translation>
    </message>
    <message>
        <source>still blank: %L1</source>
        <translation>এখনো ফাঁকা: %L1</translation>
    </message>
    <message>
        <source>none blank</source>
        <extracomment>every position of the table has its letter</extracomment>
        <translation>ফাঁকা নেই</translation>
    </message>
</context>
<context>
    <name>MarkTab</name>
    <message>
        <source>What to mark</source>
        <translation>কোথায় চিহ্ন বসাবে</translation>
    </message>
    <message>
        <source>Explore the largest one</source>
        <translation>সবচেয়ে বড়টা অন্বেষণ করো</translation>
    </message>
    <message>
        <source>A family with n and m, or a position</source>
        <translation>n আর m সহ একটা পরিবার, কিংবা একটা অবস্থান</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>in an empty field, two examples of what can be typed: a family such as nim:n,m, and a position</extracomment>
        <translation>%1 বা %2</translation>
    </message>
    <message>
        <source>n up to</source>
        <translation>n সর্বোচ্চ</translation>
    </message>
    <message>
        <source>Largest n</source>
        <extracomment>a field: how far the table goes; n is a letter of a formula</extracomment>
        <translation>সবচেয়ে বড় n</translation>
    </message>
    <message>
        <source>m up to</source>
        <translation>m সর্বোচ্চ</translation>
    </message>
    <message>
        <source>Largest m</source>
        <extracomment>a field: how far the table goes; m is a letter of a formula</extracomment>
        <translation>সবচেয়ে বড় m</translation>
    </message>
</context>
<context>
    <name>MatrixTab</name>
    <message>
        <source>About the connection matrix</source>
        <translation>সংযোগ ম্যাট্রিক্স সম্পর্কে</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>সারণি করে দেখাও</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>heads the switches that say which positions are counted</extracomment>
        <translation>অবস্থান</translation>
    </message>
    <message>
        <source>Selected</source>
        <extracomment>heads what is said of the move that is selected in the matrix</extracomment>
        <translation>বাছাই করা</translation>
    </message>
    <message>
        <source>Click a cell, or walk to it with the arrow keys.</source>
        <translation>একটা ঘরে ক্লিক করো, কিংবা তীর-কি দিয়ে সেখানে যাও।</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>a move from one position to another</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 of its games</source>
        <translation>তার খেলার %1</translation>
    </message>
    <message>
        <source>Games through this move won by its mover: %1; won by the player who started: %2.</source>
        <extracomment>two shares, such as 37% and 52%</extracomment>
        <translation>এই চাল দিয়ে যাওয়া খেলার মধ্যে চালদাতা জেতে: %1; যে শুরু করেছে সে জেতে: %2।</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>অন্বেষণে খোলো</translation>
    </message>
    <message>
        <source>From → to</source>
        <translation>থেকে → পর্যন্ত</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>head of a column, a verb: what a move leaves, P or N</extracomment>
        <translation>রাখে</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>head of a column, a noun</extracomment>
        <translation>চাল</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>read aloud: the list of moves, a noun</extracomment>
        <translation>চাল</translation>
    </message>
    <message>
        <source>row: from · column: to</source>
        <translation>সারি: থেকে · কলাম: পর্যন্ত</translation>
    </message>
    <message>
        <source>move into a cold position (P)</source>
        <translation>ঠান্ডা অবস্থানে (P) যাওয়ার চাল</translation>
    </message>
    <message>
        <source>other moves</source>
        <extracomment>explains a colour: moves that do not lead into a cold position</extracomment>
        <translation>অন্য চাল</translation>
    </message>
    <message>
        <source>%1 → %2, %3</source>
        <comment>positions of a move, and the move</comment>
        <translation>%1 → %2, %3</translation>
    </message>
    <message>
        <source>Connection matrix of %1</source>
        <translation>%1-এর সংযোগ ম্যাট্রিক্স</translation>
    </message>
</context>
<context>
    <name>MishapDialog</name>
    <message>
        <source>This could not be done</source>
        <translation>এটা করা গেল না</translation>
    </message>
    <message>
        <source>%1 Your game is kept as it was after the last move.</source>
        <translation>%1 শেষ চালের পরে খেলাটা যেমন ছিল তেমনই রাখা আছে।</translation>
    </message>
</context>
<context>
    <name>MoveRow</name>
    <message>
        <source>%1, reversible</source>
        <extracomment>read aloud: a move, such as &quot;add 2 to heap 1&quot;, to which the opponent has a reply that undoes it</extracomment>
        <translation>%1, ফেরানো যায়</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a move</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <extracomment>read aloud, of a move: it leaves a position with the letter P, N, L or R</extracomment>
        <translation>থাকে %1</translation>
    </message>
    <message>
        <source>value %1</source>
        <extracomment>read aloud, of a move: the value that it leaves</extracomment>
        <translation>মান %1</translation>
    </message>
    <message>
        <source>moves left: %1</source>
        <translation>বাকি চাল: %1</translation>
    </message>
    <message>
        <source>games won: %1</source>
        <translation>জেতা খেলা: %1</translation>
    </message>
    <message>
        <source>incentive %1</source>
        <extracomment>read aloud, of a move: how much it gains, a value such as ∗ or 1</extracomment>
        <translation>লাভ %1</translation>
    </message>
</context>
<context>
    <name>MovesTable</name>
    <message>
        <source>Moves</source>
        <extracomment>heads the list of moves, a noun</extracomment>
        <translation>চাল</translation>
    </message>
    <message>
        <source>Of all games that can follow the move, the share that its player wins</source>
        <translation>এই চালের পরে যত খেলা হতে পারে, তার যত অংশ চালদাতা জেতে</translation>
    </message>
    <message>
        <source>Show fewer moves</source>
        <translation>কম চাল দেখাও</translation>
    </message>
    <message>
        <source>Show all %1 moves</source>
        <translation>%1টি চালের সব দেখাও</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>head of a column, a verb: what a move leaves, P or N</extracomment>
        <translation>রাখে</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>head of a column: how many moves the game lasts yet</extracomment>
        <translation>বাকি চাল</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>head of a column: which share of all games through a move its mover wins</extracomment>
        <translation>জেতা খেলা</translation>
    </message>
    <message>
        <source>&lt;1%</source>
        <extracomment>less than one percent of the games</extracomment>
        <translation>&lt;1%</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb</extracomment>
        <translation>জেতে</translation>
    </message>
    <message>
        <source>loses</source>
        <extracomment>of a move, a verb</extracomment>
        <translation>হারে</translation>
    </message>
</context>
<context>
    <name>NamesButton</name>
    <message>
        <source>Show the names</source>
        <extracomment>a button: shows the names of the pupils</extracomment>
        <translation>নামগুলো দেখাও</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Your own board</source>
        <translation>নিজের বোর্ড</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>নতুন খেলা: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>a button: closes the dialog</extracomment>
        <translation>বন্ধ করো</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>heads the choice of the two players</extracomment>
        <translation>কে কে খেলবে</translation>
    </message>
    <message>
        <source>Swap who starts</source>
        <translation>কে শুরু করবে বদলাও</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the board, who starts</comment>
        <translation>%1। %2</translation>
    </message>
    <message>
        <source>Nothing changes until you press Start. Your game in progress stays as it is.</source>
        <translation>“শুরু” না চাপা পর্যন্ত কিছু বদলায় না। চলতি খেলা যেমন আছে তেমনই থাকে।</translation>
    </message>
    <message>
        <source>Nothing changes until you press Start.</source>
        <translation>“শুরু” না চাপা পর্যন্ত কিছু বদলায় না।</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: begins no game</extracomment>
        <translation>বাতিল</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>a button: begins the game</extracomment>
        <translation>শুরু</translation>
    </message>
</context>
<context>
    <name>NimSumTable</name>
    <message>
        <source>Nim-sum</source>
        <extracomment>read aloud: the table in which numbers are added without carrying</extracomment>
        <translation>নিম-যোগফল</translation>
    </message>
    <message>
        <source>column %1</source>
        <extracomment>above the column that decides: what its digits are worth, such as 8</extracomment>
        <translation>কলাম %1</translation>
    </message>
    <message>
        <source>… and %L1 more</source>
        <translation>… আর আরও %L1টি</translation>
    </message>
    <message>
        <source>%1: %2 in binary, %3</source>
        <extracomment>read aloud: a row of the nim-sum table, such as &quot;Heap 1&quot;, a number in binary, such as 0111, and the number, 7</extracomment>
        <translation>%1: দ্বিমিকে %2, %3</translation>
    </message>
</context>
<context>
    <name>NoticeDialog</name>
    <message>
        <source>Close</source>
        <extracomment>a button: closes the dialog</extracomment>
        <translation>বন্ধ করো</translation>
    </message>
</context>
<context>
    <name>NumberLine</name>
    <message>
        <source>Number line from %L1 to %L2; the value is %3</source>
        <extracomment>read aloud: both ends of the line, such as -2 and 3, and the value, such as 1/2</extracomment>
        <translation>%L1 থেকে %L2 পর্যন্ত সংখ্যারেখা; মান %3</translation>
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
        <translation>একটা খেলা যোগ করো</translation>
    </message>
    <message>
        <source>or drop a position here</source>
        <translation>কিংবা এখানে একটা অবস্থান ছাড়ো</translation>
    </message>
</context>
<context>
    <name>OwnRulesForm</name>
    <message>
        <source>Your own rules</source>
        <translation>নিজের নিয়ম</translation>
    </message>
    <message>
        <source>Kind of rules</source>
        <translation>নিয়মের ধরন</translation>
    </message>
    <message>
        <source>Octal code</source>
        <extracomment>a field: the code of an octal game, such as 0.77</extracomment>
        <translation>অক্টাল সংকেত</translation>
    </message>
    <message>
        <source>Numbers that may be taken, as a set</source>
        <translation>যে সংখ্যাগুলো নেওয়া যায়, সেট হিসেবে</translation>
    </message>
    <message>
        <source>Maximum per move</source>
        <translation>এক চালে সর্বোচ্চ</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>in a field for the most that one move takes: any number</extracomment>
        <translation>সীমা নেই</translation>
    </message>
    <message>
        <source>Lines: counters in each</source>
        <translation>লাইন: প্রতিটিতে ঘুঁটি</translation>
    </message>
    <message>
        <source>Heaps</source>
        <extracomment>above a field: the heaps of a position, such as 7,11,5</extracomment>
        <translation>স্তূপ</translation>
    </message>
    <message>
        <source>Counters in each line</source>
        <translation>প্রতি লাইনে ঘুঁটি</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>a field: how many rows the board has</extracomment>
        <translation>সারি</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>a field: how many columns the board has</extracomment>
        <translation>কলাম</translation>
    </message>
    <message>
        <source>Normal: last move wins</source>
        <translation>স্বাভাবিক: শেষ চালে জিত</translation>
    </message>
    <message>
        <source>Misère: last move loses</source>
        <translation>মিজেয়ার: শেষ চালে হার</translation>
    </message>
    <message>
        <source>Draw your own game…</source>
        <translation>নিজের খেলা আঁকো…</translation>
    </message>
    <message>
        <source>Shapes that a move may take, drawn by clicks</source>
        <translation>এক চালে যে আকৃতি নেওয়া যায়, ক্লিক করে আঁকা</translation>
    </message>
    <message>
        <source>Numbers that may be taken</source>
        <translation>যে সংখ্যাগুলো নেওয়া যায়</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>read aloud: a switch: may a move take so many stones, such as 3?</extracomment>
        <translation>%1টি নাও</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>after taking so many stones a heap may leave nothing</extracomment>
        <translation>কিছুই না</translation>
    </message>
    <message>
        <source>one heap</source>
        <extracomment>after taking so many stones a heap may leave one heap</extracomment>
        <translation>একটা স্তূপ</translation>
    </message>
    <message>
        <source>two heaps</source>
        <extracomment>a heap may leave two heaps</extracomment>
        <translation>দুটি স্তূপ</translation>
    </message>
    <message>
        <source>the whole heap may go</source>
        <translation>পুরো স্তূপটা যেতে পারে</translation>
    </message>
    <message>
        <source>one heap may be left</source>
        <translation>একটা স্তূপ থাকতে পারে</translation>
    </message>
    <message>
        <source>two heaps may be left</source>
        <translation>দুটি স্তূপ থাকতে পারে</translation>
    </message>
    <message>
        <source>What may be left of a heap</source>
        <translation>একটা স্তূপের কী থাকতে পারে</translation>
    </message>
    <message>
        <source>digit</source>
        <extracomment>head of a column: the digit of the octal code</extracomment>
        <translation>অঙ্ক</translation>
    </message>
    <message>
        <source>take none</source>
        <extracomment>beside a digit of the octal code: a move that takes no stone and divides the heap</extracomment>
        <translation>কিছু না নেওয়া</translation>
    </message>
    <message>
        <source>take %1</source>
        <extracomment>beside a digit of the octal code: a move that takes so many stones, such as 2</extracomment>
        <translation>%1টি নেওয়া</translation>
    </message>
    <message>
        <source>Divide a heap without taking</source>
        <translation>কিছু না নিয়ে স্তূপ ভাগ করো</translation>
    </message>
    <message>
        <source>Take %1: %2</source>
        <extracomment>read aloud: how many stones, and what is left then: &quot;nothing&quot;, &quot;one heap&quot;, &quot;two heaps&quot;</extracomment>
        <translation>%1টি নিলে: %2</translation>
    </message>
    <message>
        <source>Digit %1 of the code: %2</source>
        <extracomment>read aloud: the place of a digit in the octal code, such as 2, and the digit, such as 7</extracomment>
        <translation>সংকেতের অঙ্ক %1: %2</translation>
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
        <translation>নিজের নিয়ম</translation>
    </message>
    <message>
        <source>About the rules</source>
        <translation>নিয়মগুলো সম্পর্কে</translation>
    </message>
    <message>
        <source>Your rules</source>
        <extracomment>heads the list of rules that were saved</extracomment>
        <translation>তোমার নিয়ম</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>read aloud: a button that takes saved rules; their name</extracomment>
        <translation>%1 ব্যবহার করো</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>a button: takes saved rules off the list; their name</extracomment>
        <translation>%1 সরাও</translation>
    </message>
    <message>
        <source>Rules that you draw, play, explore or look at are kept here.</source>
        <translation>যে নিয়ম তুমি আঁকো, খেলো, অন্বেষণ করো বা দেখো, তা এখানে রাখা থাকে।</translation>
    </message>
    <message>
        <source>Not a game yet</source>
        <translation>এখনো খেলা হয়নি</translation>
    </message>
    <message>
        <source>Notation: %1</source>
        <extracomment>read aloud: a position as it is typed, such as takeaway/take=1,2:10</extracomment>
        <translation>সংকেত: %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: copies the notation</extracomment>
        <translation>কপি করো</translation>
    </message>
    <message>
        <source>Copy the notation</source>
        <translation>সংকেতটা কপি করো</translation>
    </message>
    <message>
        <source>Mend what is marked, and the game appears here.</source>
        <translation>যেখানে দাগ দেওয়া সেটুকু শুধরে দাও, খেলাটা এখানে দেখা যাবে।</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: begins a game</extracomment>
        <translation>খেলো</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>a button, a verb: opens the game with its analysis</extracomment>
        <translation>অন্বেষণ</translation>
    </message>
    <message>
        <source>Look at it here</source>
        <translation>এখানেই দেখো</translation>
    </message>
    <message>
        <source>Graph, matrix, statistics, tables and sequences of this game</source>
        <translation>এই খেলার গ্রাফ, ম্যাট্রিক্স, পরিসংখ্যান, সারণি আর অনুক্রম</translation>
    </message>
    <message>
        <source>Grundy values of one run of 0, 1, 2 … counters (normal play)</source>
        <translation>0, 1, 2 … ঘুঁটির এক টুকরোর গ্রান্ডি সংখ্যা (স্বাভাবিক নিয়ম)</translation>
    </message>
    <message>
        <source>Grundy values of one heap of 0, 1, 2 … (normal play)</source>
        <translation>0, 1, 2 …-এর এক স্তূপের গ্রান্ডি সংখ্যা (স্বাভাবিক নিয়ম)</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Games</source>
        <extracomment>a part of the program, a noun: all games to choose from</extracomment>
        <translation>খেলা</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>a part of the program, a verb: lessons and exercises</extracomment>
        <translation>শেখা</translation>
    </message>
    <message>
        <source>Lab</source>
        <extracomment>a part of the program, short for laboratory</extracomment>
        <translation>ল্যাব</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>a part of the program, a noun</extracomment>
        <translation>সেটিংস</translation>
    </message>
</context>
<context>
    <name>PartsCard</name>
    <message>
        <source>Components</source>
        <extracomment>heads the list of what the position is the sum of: heaps, stalks, boards</extracomment>
        <translation>অংশ</translation>
    </message>
    <message>
        <source>and more: %L1</source>
        <translation>আরও: %L1</translation>
    </message>
    <message>
        <source>%1: value not known</source>
        <translation>%1: মান জানা নেই</translation>
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
        <translation>অবস্থান পেস্ট করো</translation>
    </message>
    <message>
        <source>Any position in one line, for example:</source>
        <translation>এক লাইনে যে-কোনো অবস্থান, যেমন:</translation>
    </message>
    <message>
        <source>Or the edges of a picture, with 0 for the ground: %1</source>
        <translation>কিংবা ছবির রেখাগুলো, মাটির জন্য 0: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button, a verb: opens the position that was typed</extracomment>
        <translation>খোলো</translation>
    </message>
</context>
<context>
    <name>PeriodTable</name>
    <message>
        <source>heap %1: Grundy value %2</source>
        <extracomment>read aloud: the size of a heap, and its Grundy value</extracomment>
        <translation>স্তূপ %1: গ্রান্ডি সংখ্যা %2</translation>
    </message>
</context>
<context>
    <name>PictureArea</name>
    <message>
        <source>Whole picture</source>
        <extracomment>a button: zooms so that all of the picture is seen</extracomment>
        <translation>পুরো ছবি</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>read aloud: a button: the picture becomes smaller</extracomment>
        <translation>ছোট করো</translation>
    </message>
    <message>
        <source>The − key, or the mouse wheel</source>
        <translation>− কি, কিংবা মাউসের চাকা</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>read aloud: a button: the picture becomes larger</extracomment>
        <translation>বড় করো</translation>
    </message>
    <message>
        <source>The + key, or the mouse wheel</source>
        <translation>+ কি, কিংবা মাউসের চাকা</translation>
    </message>
</context>
<context>
    <name>PlaneInput</name>
    <message>
        <source>Board</source>
        <extracomment>read aloud: the board of a game</extracomment>
        <translation>বোর্ড</translation>
    </message>
</context>
<context>
    <name>PlaySeat</name>
    <message>
        <source>Winner</source>
        <extracomment>of a player, when the game is over: has won</extracomment>
        <translation>বিজয়ী</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>of a player, when the game is over: has lost</extracomment>
        <translation>হেরেছে</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>of the computer</extracomment>
        <translation>ভাবছে…</translation>
    </message>
    <message>
        <source>To move</source>
        <extracomment>of the player whose turn it is</extracomment>
        <translation>চাল দেবে</translation>
    </message>
    <message>
        <source>Waiting</source>
        <extracomment>of a player: it is the other one&apos;s turn</extracomment>
        <translation>অপেক্ষা করছে</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <extracomment>read aloud: a player, the level of the computer, whose turn it is</extracomment>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4</source>
        <extracomment>read aloud: a side such as Left, its player, the level of the computer, whose turn it is</extracomment>
        <translation>%1: %2 %3, %4</translation>
    </message>
    <message>
        <source>Change the player</source>
        <translation>খেলোয়াড় বদলাও</translation>
    </message>
    <message>
        <source>Your move</source>
        <extracomment>of the one person who plays against the computer: it is your turn</extracomment>
        <translation>তোমার চাল</translation>
    </message>
    <message>
        <source>You have beaten them all here.</source>
        <translation>এখানে সবাইকে হারিয়ে দিয়েছ।</translation>
    </message>
    <message>
        <source>%1 beaten. %2 next.</source>
        <extracomment>two computers: the one just beaten, and the next one</extracomment>
        <translation>%1 হেরেছে। এবার %2।</translation>
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
        <translation>অবস্থান</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: closes the dialog and changes nothing</extracomment>
        <translation>বাতিল</translation>
    </message>
</context>
<context>
    <name>PositionFacts</name>
    <message>
        <source>not labelled yet</source>
        <translation>চিহ্ন বসেনি</translation>
    </message>
    <message>
        <source>moves: %1</source>
        <extracomment>how many moves the position has, such as 5</extracomment>
        <translation>চাল: %1</translation>
    </message>
    <message>
        <source>Grundy value %1</source>
        <translation>গ্রান্ডি সংখ্যা %1</translation>
    </message>
    <message>
        <source>terminal: no move is left</source>
        <translation>শেষ অবস্থান: কোনো চাল নেই</translation>
    </message>
    <message>
        <source>not all its moves are shown</source>
        <translation>এর সব চাল দেখানো হয়নি</translation>
    </message>
    <message>
        <source>moves: %1, winning: at least %2</source>
        <extracomment>how many moves the position has, and how many of them are known to win</extracomment>
        <translation>চাল: %1, জেতার: অন্তত %2</translation>
    </message>
    <message>
        <source>moves: %1, winning: %2</source>
        <extracomment>how many moves the position has, and how many of them win</extracomment>
        <translation>চাল: %1, জেতার: %2</translation>
    </message>
    <message>
        <source>moves left with best play: %1</source>
        <translation>সেরা খেলায় বাকি চাল: %1</translation>
    </message>
    <message>
        <source>longest game: %1, the last move forced</source>
        <translation>দীর্ঘতম খেলা: %1, শেষ চালটা বাধ্য</translation>
    </message>
    <message>
        <source>longest game: %1</source>
        <translation>দীর্ঘতম খেলা: %1</translation>
    </message>
    <message>
        <source>not worked out</source>
        <translation>বের করা হয়নি</translation>
    </message>
    <message>
        <source>may go on for ever</source>
        <translation>চিরকাল চলতে পারে</translation>
    </message>
</context>
<context>
    <name>PositionPresent</name>
    <message>
        <source>L: labels</source>
        <extracomment>a button with its key, L: reasons argue with the letters P and N only</extracomment>
        <translation>L: চিহ্ন</translation>
    </message>
    <message>
        <source>L: values</source>
        <extracomment>a button with its key, L: reasons argue with Grundy values, too</extracomment>
        <translation>L: মান</translation>
    </message>
    <message>
        <source>L: theorems</source>
        <extracomment>with its key, L: all that is proven</extracomment>
        <translation>L: উপপাদ্য</translation>
    </message>
    <message>
        <source>U: undo</source>
        <extracomment>a button with its key, U: takes the last move back</extracomment>
        <translation>U: ফেরাও</translation>
    </message>
    <message>
        <source>R: restart</source>
        <extracomment>a button with its key, R: begins the same game anew</extracomment>
        <translation>R: গোড়া থেকে</translation>
    </message>
    <message>
        <source>V: votes</source>
        <extracomment>a button with its key, V: the class votes on the moves</extracomment>
        <translation>V: ভোট</translation>
    </message>
    <message>
        <source>P: who wins?</source>
        <translation>P: কে জেতে?</translation>
    </message>
    <message>
        <source>P: P or N?</source>
        <translation>P: P, না N?</translation>
    </message>
    <message>
        <source>Click a move, or press ↑ ↓. Type its votes.</source>
        <translation>একটা চালে ক্লিক করো, কিংবা ↑ ↓ চাপো। তার ভোট লেখো।</translation>
    </message>
    <message>
        <source>Press ↑ ↓ to choose. Type the votes.</source>
        <translation>বাছতে ↑ ↓ চাপো। ভোট লেখো।</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a team and whether it is to move</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Changes the name</source>
        <translation>নাম বদলায়</translation>
    </message>
    <message>
        <source>A</source>
        <comment>the first team</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the second team</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>below the name of a team: it is its turn</extracomment>
        <translation>চাল দেবে</translation>
    </message>
    <message>
        <source>L: the idea</source>
        <extracomment>a button with its key, L: reasons argue in plain words</extracomment>
        <translation>L: মূল কথা</translation>
    </message>
</context>
<context>
    <name>PracticeTab</name>
    <message>
        <source>Kinds of exercises</source>
        <translation>অনুশীলনের ধরন</translation>
    </message>
    <message>
        <source>Start afresh…</source>
        <extracomment>a button: asks whether what was practised shall be forgotten</extracomment>
        <translation>নতুন করে শুরু…</translation>
    </message>
    <message>
        <source>Forgets what you practised</source>
        <translation>যা অনুশীলন করেছ তা ভুলে যায়</translation>
    </message>
    <message>
        <source>Forget all counts and levels?</source>
        <translation>সব হিসাব আর স্তর ভুলে যাবে?</translation>
    </message>
    <message>
        <source>Level %1, %2</source>
        <extracomment>read aloud: how far the pupil has come, such as 3, and how many answers were right, such as &quot;7 of 10 right&quot;</extracomment>
        <translation>স্তর %1, %2</translation>
    </message>
    <message>
        <source>Kind of exercise</source>
        <translation>অনুশীলনের ধরন</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>a field: how hard the exercises are</extracomment>
        <translation>কঠিনতা</translation>
    </message>
    <message>
        <source>Adapts to you</source>
        <translation>তোমার সঙ্গে বদলায়</translation>
    </message>
    <message>
        <source>Difficulty %1</source>
        <extracomment>a choice: how hard the exercises are, such as 3</extracomment>
        <translation>কঠিনতা %1</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>a field: which game the exercises are about</extracomment>
        <translation>খেলা</translation>
    </message>
    <message>
        <source>Difficulty %1 of %2</source>
        <extracomment>read aloud: how hard the exercises are, as chosen, and the largest number of the scale</extracomment>
        <translation>কঠিনতা %1, মোট %2</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <extracomment>read aloud: how far the pupil has come, and the largest number of the scale</extracomment>
        <translation>স্তর %1, মোট %2</translation>
    </message>
    <message>
        <source>Level %1</source>
        <extracomment>how far the pupil has come, such as 3; the exercises become harder by themselves</extracomment>
        <translation>স্তর %1</translation>
    </message>
</context>
<context>
    <name>PresentFrame</name>
    <message>
        <source>Space: next</source>
        <extracomment>a button with its key, Space: to the next step</extracomment>
        <translation>Space: এগোও</translation>
    </message>
    <message>
        <source>Backspace: back</source>
        <extracomment>a button with its key, Backspace: one step back</extracomment>
        <translation>Backspace: পেছাও</translation>
    </message>
    <message>
        <source>B: blank</source>
        <extracomment>a button with its key, B: makes the screen of the class blank</extracomment>
        <translation>B: ফাঁকা</translation>
    </message>
    <message>
        <source>Esc: leave</source>
        <extracomment>a button with its key, Esc: ends the presentation</extracomment>
        <translation>Esc: বেরোও</translation>
    </message>
    <message>
        <source>T: teacher</source>
        <extracomment>a button with its key, T: opens the window for the teacher</extracomment>
        <translation>T: শিক্ষক</translation>
    </message>
</context>
<context>
    <name>PresentStep</name>
    <message>
        <source>then %1</source>
        <extracomment>behind a move: the reply to it, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>তারপর %1</translation>
    </message>
    <message>
        <source>and %L1 more</source>
        <translation>আর আরও %L1টি</translation>
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
        <translation>একটা বোর্ড বাছো</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <extracomment>a button: takes a random board</extracomment>
        <translation>চমকে দাও</translation>
    </message>
    <message>
        <source>A random board</source>
        <translation>এলোমেলো একটা বোর্ড</translation>
    </message>
</context>
<context>
    <name>PrintButton</name>
    <message>
        <source>Print</source>
        <extracomment>a button, a verb</extracomment>
        <translation>ছাপাও</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>প্রিন্টারে পাঠানো হলো।</translation>
    </message>
</context>
<context>
    <name>PrintPlace</name>
    <message>
        <source>Not printed</source>
        <extracomment>the title of a card that tells why nothing was printed</extracomment>
        <translation>ছাপা হয়নি</translation>
    </message>
</context>
<context>
    <name>PupilName</name>
    <message>
        <source>Name</source>
        <extracomment>a field: the name of a pupil</extracomment>
        <translation>নাম</translation>
    </message>
</context>
<context>
    <name>PupilsTab</name>
    <message>
        <source>Who learns here</source>
        <translation>এখানে কে কে শেখে</translation>
    </message>
    <message>
        <source>Give each pupil a name, and each has lessons, levels and marks of their own. Names and work stay on this computer; nothing else is kept.</source>
        <translation>প্রত্যেক শিক্ষার্থীর একটা নাম দাও, তাহলে প্রত্যেকের নিজের পাঠ, স্তর আর চিহ্ন থাকবে। নাম আর কাজ এই কম্পিউটারেই থাকে; আর কিছু রাখা হয় না।</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>a button: adds a pupil</extracomment>
        <translation>যোগ করো</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>CSV সংরক্ষণ…</translation>
    </message>
    <message>
        <source>What each has done, for a spreadsheet</source>
        <translation>কে কী করেছে, স্প্রেডশিটের জন্য</translation>
    </message>
    <message>
        <source>Save what the pupils have done</source>
        <translation>শিক্ষার্থীদের কাজ সংরক্ষণ</translation>
    </message>
    <message>
        <source>Learns now</source>
        <extracomment>of a pupil: it is the one who learns at the computer</extracomment>
        <translation>এখন শিখছে</translation>
    </message>
    <message>
        <source>Learn as %1</source>
        <translation>%1 হয়ে শেখো</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>a button: asks for another name of the pupil</extracomment>
        <translation>নাম বদলাও…</translation>
    </message>
    <message>
        <source>Start afresh…</source>
        <extracomment>a button: asks whether what the pupil did shall be forgotten</extracomment>
        <translation>নতুন করে শুরু…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>a button: asks whether the pupil shall be removed</extracomment>
        <translation>সরাও…</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>a button: gives the pupil the name that was typed</extracomment>
        <translation>নাম বদলাও</translation>
    </message>
    <message>
        <source>Forget all that %1 did?</source>
        <translation>%1 যা যা করেছে সব ভুলে যাবে?</translation>
    </message>
    <message>
        <source>Remove %1 with all that was done?</source>
        <translation>%1-কে সব কাজ সহ সরাবে?</translation>
    </message>
    <message>
        <source>Forget</source>
        <extracomment>a button: yes, what the pupil did is forgotten</extracomment>
        <translation>ভুলে যাও</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>a button: yes, the pupil is removed</extracomment>
        <translation>সরাও</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>a button: no, nothing is forgotten or removed</extracomment>
        <translation>রাখো</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>before how many lessons the pupil has done, a noun</extracomment>
        <translation>পাঠ</translation>
    </message>
    <message>
        <source>%1 done, %2 begun</source>
        <extracomment>lessons of a pupil: how many are done, and how many are begun</extracomment>
        <translation>%1টি শেষ, %2টি শুরু</translation>
    </message>
    <message>
        <source>Answers in lessons</source>
        <translation>পাঠের উত্তর</translation>
    </message>
    <message>
        <source>%1 right first time, %2 not</source>
        <extracomment>how many answers of each kind</extracomment>
        <translation>প্রথমবারেই ঠিক %1টি, ঠিক নয় %2টি</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>before how many exercises the pupil has answered, a noun</extracomment>
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong</source>
        <extracomment>exercises of a pupil: how many were right, and how many were wrong</extracomment>
        <translation>%1টি ঠিক, %2টি ভুল</translation>
    </message>
    <message>
        <source>Rows and tables</source>
        <translation>সারি আর সারণি</translation>
    </message>
    <message>
        <source>%1 filled in rightly</source>
        <translation>%1টি ঠিকমতো ভরা</translation>
    </message>
    <message>
        <source>Last on %1</source>
        <translation>শেষবার %1</translation>
    </message>
    <message>
        <source>Nothing done yet</source>
        <translation>এখনো কিছু করা হয়নি</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <source>open in another window</source>
        <translation>অন্য জানালায় খোলা</translation>
    </message>
    <message>
        <source>%1; %2. Delete removes it from the list.</source>
        <comment>how far a game is; when it was played</comment>
        <translation>%1; %2। Delete চাপলে তালিকা থেকে সরে।</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>a game</comment>
        <translation>%1 সরাও</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <extracomment>how far a game is; when it was played</extracomment>
        <translation>%1; %2।</translation>
    </message>
</context>
<context>
    <name>RecentStrip</name>
    <message>
        <source>Recent</source>
        <extracomment>heads the games that were played last</extracomment>
        <translation>সাম্প্রতিক</translation>
    </message>
    <message>
        <source>Recent games</source>
        <extracomment>read aloud: the list of the games that were played last</extracomment>
        <translation>সাম্প্রতিক খেলা</translation>
    </message>
    <message>
        <source>Hide older games</source>
        <translation>পুরোনো খেলা লুকাও</translation>
    </message>
    <message>
        <source>Older games</source>
        <extracomment>read aloud: the list of games that made room for newer ones</extracomment>
        <translation>আরও পুরোনো খেলা</translation>
    </message>
    <message>
        <source>Games that made room for newer ones</source>
        <translation>যেসব খেলা নতুন খেলার জন্য জায়গা ছেড়েছে</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <extracomment>a button: asks whether the older games shall be deleted</extracomment>
        <translation>সব ভুলে যাও…</translation>
    </message>
    <message>
        <source>Deletes the older games</source>
        <translation>পুরোনো খেলাগুলো মুছে ফেলে</translation>
    </message>
    <message>
        <source>Forget all older games?</source>
        <translation>সব পুরোনো খেলা ভুলে যাবে?</translation>
    </message>
</context>
<context>
    <name>ReviewCard</name>
    <message>
        <source>Judging the moves…</source>
        <translation>চালগুলোর বিচার হচ্ছে…</translation>
    </message>
    <message>
        <source>Press M for the next mistake.</source>
        <translation>পরের ভুলের জন্য M চাপো।</translation>
    </message>
    <message>
        <source>Play again, fence at %1</source>
        <translation>আবার খেলো, বেড়া %1-এ</translation>
    </message>
    <message>
        <source>You won: play again, and the computer plays perfectly one piece sooner</source>
        <translation>তুমি জিতেছ: আবার খেলো, কম্পিউটার এবার একটা ঘুঁটি আগে থেকে নিখুঁত খেলবে</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>এখান থেকে খেলে যাও</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>a button: goes through the moves of the game that is over</extracomment>
        <translation>খেলা কোথায় ঘুরল?</translation>
    </message>
    <message>
        <source>The moves of the game (M)</source>
        <translation>খেলার চালগুলি (M)</translation>
    </message>
</context>
<context>
    <name>ReviewPane</name>
    <message>
        <source>Judging the moves…</source>
        <translation>চালগুলোর বিচার হচ্ছে…</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>a button, in narrow windows: ends the review</extracomment>
        <translation>বন্ধ করো</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>খেলায় ফেরো</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>খেলায় ফেরো (Esc)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>? and a sentence</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>খেলার চালগুলো</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>a button, in narrow windows: to the mistake before</extracomment>
        <translation>আগেরটা</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <extracomment>a button: to the mistake before</extracomment>
        <translation>আগের ভুল</translation>
    </message>
    <message>
        <source>Previous mistake ([)</source>
        <translation>আগের ভুল ([)</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button, in narrow windows: to the next mistake</extracomment>
        <translation>পরেরটা</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <extracomment>a button: to the mistake that comes next</extracomment>
        <translation>পরের ভুল</translation>
    </message>
    <message>
        <source>Next mistake (M or ])</source>
        <translation>পরের ভুল (M বা ])</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>এখান থেকে খেলে যাও</translation>
    </message>
    <message>
        <source>Outlined: winning moves (bold: the one named). Faded: the move played.</source>
        <translation>ঘেরা: জেতার চাল (মোটা: যেটার নাম করা)। ঝাপসা: যে চাল দেওয়া হয়েছে।</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>a heading: a look back at the moves of a game</extracomment>
        <translation>খেলা কোথায় ঘুরল?</translation>
    </message>
    <message>
        <source>Find the move</source>
        <translation>চালটা খোঁজো</translation>
    </message>
    <message>
        <source>Where a win was given away: find what would have won</source>
        <translation>যেখানে জেতা হাতছাড়া হয়েছে: কোন চালে জেতা যেত, খোঁজো</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>loses</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation type="unfinished">হারে</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation type="unfinished">জেতে</translation>
    </message>
</context>
<context>
    <name>SceneBoard</name>
    <message>
        <source>One stone less on heap %1</source>
        <translation>স্তূপ %1-এ একটি পাথর কম</translation>
    </message>
    <message>
        <source>One stone more on heap %1</source>
        <translation>স্তূপ %1-এ একটি পাথর বেশি</translation>
    </message>
    <message>
        <source>Remove heap %1</source>
        <translation>স্তূপ %1 সরাও</translation>
    </message>
    <message>
        <source>gap %1</source>
        <extracomment>below free squares between two coins: how many they are, such as 3</extracomment>
        <translation>ফাঁক %1</translation>
    </message>
</context>
<context>
    <name>ScreenChoice</name>
    <message>
        <source>Screen for Present</source>
        <translation>উপস্থাপনের পর্দা</translation>
    </message>
    <message>
        <source>Where the window is</source>
        <translation>জানালা যেখানে আছে</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Player</source>
        <extracomment>a field: a human or the computer</extracomment>
        <translation>খেলোয়াড়</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>a choice: a person plays here</extracomment>
        <translation>মানুষ</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>a choice: the program plays here</extracomment>
        <translation>কম্পিউটার</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>a field: how well the computer plays</extracomment>
        <translation>স্তর</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>a level of the computer: it makes any move</extracomment>
        <translation>এলোমেলো</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <extracomment>a level of the computer: it looks some moves ahead</extracomment>
        <translation>সামনে দেখে</translation>
    </message>
    <message>
        <source>Human-like</source>
        <extracomment>a level: slips at times</extracomment>
        <translation>মানুষের মতো</translation>
    </message>
    <message>
        <source>Fence</source>
        <extracomment>a level: perfect near the end</extracomment>
        <translation>বেড়া</translation>
    </message>
    <message>
        <source>Perfect</source>
        <extracomment>a level: no mistakes</extracomment>
        <translation>নিখুঁত</translation>
    </message>
    <message>
        <source>Moves to look ahead</source>
        <translation>কয় চাল সামনে দেখবে</translation>
    </message>
    <message>
        <source>Pieces left when it plays perfectly</source>
        <translation>কয়টি ঘুঁটি বাকি থাকতে নিখুঁত খেলবে</translation>
    </message>
    <message>
        <source>Slips in percent</source>
        <translation>শতকরা কতবার ভুল</translation>
    </message>
    <message>
        <source>moves ahead</source>
        <extracomment>behind a number: so many moves the computer looks ahead</extracomment>
        <translation>চাল সামনে</translation>
    </message>
    <message>
        <source>pieces left</source>
        <extracomment>behind a number: once so many pieces are left the computer plays perfectly</extracomment>
        <translation>ঘুঁটি বাকি</translation>
    </message>
    <message>
        <source>% slips</source>
        <extracomment>behind a number: so many of 100 moves</extracomment>
        <translation>% ভুল</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>a field: what a player is called</extracomment>
        <translation>নাম</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>a colour: of the stone that stands for a player</extracomment>
        <translation>নীল</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>a colour</extracomment>
        <translation>সবুজ</translation>
    </message>
    <message>
        <source>Amber</source>
        <extracomment>a colour</extracomment>
        <translation>অ্যাম্বার</translation>
    </message>
    <message>
        <source>Wine red</source>
        <extracomment>a colour</extracomment>
        <translation>গাঢ় মেরুন</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>who plays at a level, such as Flint, and how: &quot;looks 3 moves ahead&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>what an opponent likes to say, in quotation marks</extracomment>
        <translation>“%1”</translation>
    </message>
</context>
<context>
    <name>SequenceGrid</name>
    <message>
        <source>+%1</source>
        <comment>so many more than the first heap of the row</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Grundy values of the heaps</source>
        <translation>স্তূপগুলোর গ্রান্ডি সংখ্যা</translation>
    </message>
    <message>
        <source>heap %1: value 0, P</source>
        <translation>স্তূপ %1: মান 0, P</translation>
    </message>
    <message>
        <source>heap %1: value %2</source>
        <extracomment>read aloud: the size of a heap, and its Grundy value</extracomment>
        <translation>স্তূপ %1: মান %2</translation>
    </message>
    <message>
        <source>%1, an exception to the period</source>
        <translation>%1, পর্যায়ের ব্যতিক্রম</translation>
    </message>
    <message>
        <source>From heap %1: %2</source>
        <extracomment>read aloud: the size of the first heap of a row, and the Grundy values of the row</extracomment>
        <translation>স্তূপ %1 থেকে: %2</translation>
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
        <translation>অনুক্রমটা সম্পর্কে</translation>
    </message>
    <message>
        <source>Working out the values…</source>
        <translation>মানগুলো বের করা হচ্ছে…</translation>
    </message>
    <message>
        <source>value 0: cold</source>
        <translation>মান 0: ঠান্ডা</translation>
    </message>
    <message>
        <source>framed: an exception to the period</source>
        <translation>ঘেরা: পর্যায়ের ব্যতিক্রম</translation>
    </message>
    <message>
        <source>grey: before the period</source>
        <translation>ধূসর: পর্যায়ের আগে</translation>
    </message>
    <message>
        <source>Enter or a click opens the heap.</source>
        <translation>Enter বা ক্লিক করলে স্তূপটা খোলে।</translation>
    </message>
    <message>
        <source>Value against size of the heap</source>
        <translation>স্তূপের মাপের সঙ্গে মান</translation>
    </message>
    <message>
        <source>Grundy values by heap size. %1 The rows list the values.</source>
        <translation>স্তূপের মাপ অনুযায়ী গ্রান্ডি সংখ্যা। %1 সারিগুলোতে মানের তালিকা।</translation>
    </message>
    <message>
        <source>Period</source>
        <extracomment>a heading: after how many numbers a sequence repeats</extracomment>
        <translation>পর্যায়</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>বের করা হচ্ছে…</translation>
    </message>
    <message>
        <source>Value of a heap of</source>
        <translation>যে স্তূপের মান চাই</translation>
    </message>
    <message>
        <source>Value of a heap of this size</source>
        <translation>এই মাপের স্তূপের মান</translation>
    </message>
    <message>
        <source>Open this heap</source>
        <translation>এই স্তূপটা খোলো</translation>
    </message>
    <message>
        <source>In the Lab: %1</source>
        <translation>ল্যাবে: %1</translation>
    </message>
    <message>
        <source>Heaps</source>
        <extracomment>heads the choice of the game whose heaps the sequence is about</extracomment>
        <translation>স্তূপ</translation>
    </message>
    <message>
        <source>Family of heaps</source>
        <translation>স্তূপের পরিবার</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>before a field: how many values the sequence has</extracomment>
        <translation>মান</translation>
    </message>
    <message>
        <source>How many values</source>
        <translation>কয়টি মান</translation>
    </message>
    <message>
        <source>Rows of</source>
        <extracomment>before a field: so many numbers stand in each row, such as 12 or the period</extracomment>
        <translation>সারিতে কয়টি</translation>
    </message>
    <message>
        <source>Values in a row</source>
        <translation>এক সারিতে কয়টি মান</translation>
    </message>
    <message>
        <source>the period, else 20</source>
        <translation>পর্যায়, নইলে 20</translation>
    </message>
    <message>
        <source>the period</source>
        <extracomment>behind &quot;Rows of&quot;: each row is as long as the period of the sequence</extracomment>
        <translation>পর্যায়</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>বাতিল</translation>
    </message>
    <message>
        <source>Work it out again</source>
        <translation>আবার বের করো</translation>
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
        <translation>সেটিংস</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>heads a setting: light or dark colours</extracomment>
        <translation>থিম</translation>
    </message>
    <message>
        <source>Light, dark, or match the system.</source>
        <translation>উজ্জ্বল, গাঢ়, কিংবা সিস্টেমের মতো।</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>a choice: as the computer is set</extracomment>
        <translation>সিস্টেম</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>light colours</extracomment>
        <translation>উজ্জ্বল</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>dark colours</extracomment>
        <translation>গাঢ়</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>heads a setting: how much the colours differ</extracomment>
        <translation>কনট্রাস্ট</translation>
    </message>
    <message>
        <source>High: strong lines on plain black or white. System: match your desktop.</source>
        <translation>বেশি: একেবারে কালো বা সাদার উপর মোটা দাগ। সিস্টেম: ডেস্কটপের মতো।</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>normal contrast of colours, not normal play</extracomment>
        <translation>স্বাভাবিক</translation>
    </message>
    <message>
        <source>High</source>
        <extracomment>high contrast of colours</extracomment>
        <translation>বেশি</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>heads a setting: how large the letters are</extracomment>
        <translation>লেখার মাপ</translation>
    </message>
    <message>
        <source>Everything but the boards grows with it.</source>
        <translation>বোর্ড বাদে সবকিছু এর সঙ্গে বড় হয়।</translation>
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
        <translation>নড়াচড়া কম</translation>
    </message>
    <message>
        <source>Pieces and panels change at once, without moving.</source>
        <translation>ঘুঁটি আর প্যানেল না নড়ে একবারে বদলায়।</translation>
    </message>
    <message>
        <source>The computer moves</source>
        <translation>কম্পিউটারের চাল</translation>
    </message>
    <message>
        <source>How long it waits before it moves, so that you see what it does. With reduced motion it moves at once.</source>
        <translation>চাল দেওয়ার আগে সে কতক্ষণ থামে, যাতে তুমি দেখতে পাও সে কী করে। নড়াচড়া কম থাকলে সঙ্গে সঙ্গে চাল দেয়।</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>how fast the computer moves: without waiting</extracomment>
        <translation>সঙ্গে সঙ্গে</translation>
    </message>
    <message>
        <source>After a moment</source>
        <translation>একটু পরে</translation>
    </message>
    <message>
        <source>Slowly</source>
        <extracomment>how fast the computer moves: so that a class can follow</extracomment>
        <translation>ধীরে</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>heads a setting: whether moves can be heard</extracomment>
        <translation>শব্দ</translation>
    </message>
    <message>
        <source>A short sound with each move and at the end of a game.</source>
        <translation>প্রতি চালে আর খেলার শেষে ছোট একটা শব্দ।</translation>
    </message>
    <message>
        <source>Warn after a mistake</source>
        <translation>ভুল চালের পরে সতর্ক করো</translation>
    </message>
    <message>
        <source>When your move gives the win away, you are told at once and can take it back.</source>
        <translation>তোমার চালে জেতাটা হাতছাড়া হলে সঙ্গে সঙ্গে বলা হয়, চাইলে ফিরিয়ে নিতে পারো।</translation>
    </message>
    <message>
        <source>Colour every move</source>
        <translation>প্রতিটি চালে রং দাও</translation>
    </message>
    <message>
        <source>Winning and losing moves are marked on the board while you play, as in Explore.</source>
        <translation>খেলার সময় বোর্ডে জেতার আর হারার চালে দাগ দেওয়া হয়, অন্বেষণের মতো।</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>heads a setting of the explanations why a position is won</extracomment>
        <translation>কেন?</translation>
    </message>
    <message>
        <source>Screen for Present</source>
        <translation>উপস্থাপনের পর্দা</translation>
    </message>
    <message>
        <source>The screen that the class sees, such as the projector.</source>
        <translation>ক্লাস যে পর্দা দেখে, যেমন প্রজেক্টর।</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>heads a setting: the language of the program</extracomment>
        <translation>ভাষা</translation>
    </message>
    <message>
        <source>The language of all texts.</source>
        <translation>সব লেখার ভাষা।</translation>
    </message>
    <message>
        <source>About Grundy</source>
        <extracomment>heads what is said of the program, its version and its rights</extracomment>
        <translation>Grundy সম্পর্কে</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: copies the version, for a report</extracomment>
        <translation>কপি করো</translation>
    </message>
    <message>
        <source>Copy the version, for a report</source>
        <translation>সমস্যা জানানোর জন্য সংস্করণটা কপি করো</translation>
    </message>
    <message>
        <source>The version is copied.</source>
        <translation>সংস্করণ কপি হয়েছে।</translation>
    </message>
    <message>
        <source>If something is wrong, please tell whoever you got Grundy from, and name the version.</source>
        <translation>কোনো গোলমাল দেখলে যার কাছ থেকে Grundy পেয়েছ তাকে জানাও, আর সংস্করণটা বলো।</translation>
    </message>
    <message>
        <source>If something is wrong, please tell us at %1, and name the version.</source>
        <translation>কোনো গোলমাল দেখলে %1 ঠিকানায় আমাদের জানাও, আর সংস্করণটা বলো।</translation>
    </message>
    <message>
        <source>Grundy is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Grundy মুক্ত সফটওয়্যার, GNU General Public License-এর ৩ নম্বর বা তার পরের সংস্করণের অধীনে। এর সঙ্গে কোনো নিশ্চয়তা দেওয়া হয় না।</translation>
    </message>
    <message>
        <source>It is built with Qt (LGPL and GPL), Boost (Boost Software License) and CLI11 (BSD). Where they are installed it uses Graphviz (EPL) and the typefaces Inter and Noto (SIL OFL).</source>
        <translation>এটা তৈরি Qt (LGPL ও GPL), Boost (Boost Software License) আর CLI11 (BSD) দিয়ে। বসানো থাকলে Graphviz (EPL) আর Inter ও Noto হরফ (SIL OFL) কাজে লাগায়।</translation>
    </message>
    <message>
        <source>Thanks to Charles Bouton, Roland Sprague and Patrick Grundy, who found this theory, and to Elwyn Berlekamp, John Conway and Richard Guy, who made a world of it.</source>
        <translation>ধন্যবাদ চার্লস বুটন, রোলান্ড স্প্রেগ ও প্যাট্রিক গ্রান্ডিকে, যাঁরা এই তত্ত্ব খুঁজে পেয়েছিলেন, আর এলউইন বার্লেক্যাম্প, জন কনওয়ে ও রিচার্ড গাইকে, যাঁরা একে গোটা একটা জগৎ বানিয়েছেন।</translation>
    </message>
    <message>
        <source>Plain pieces</source>
        <translation>সাদামাটা ঘুঁটি</translation>
    </message>
    <message>
        <source>Discs and bars on a plain ground, instead of pebbles, coins or frogs on a table.</source>
        <translation>টেবিলের উপর নুড়ি, মুদ্রা বা ব্যাঙের বদলে সাদামাটা জমিতে গোল চাকতি আর দণ্ড।</translation>
    </message>
    <message>
        <source>The idea: plain words. Labels: P and N, by moves and their answers. Values: Grundy values, nim-sums and numbers. Theorems: everything that is proven.</source>
        <translation>মূল কথা: সহজ ভাষায়। চিহ্ন: P আর N, চাল আর তার জবাব দিয়ে। মান: গ্রান্ডি সংখ্যা, নিম-যোগফল আর সংখ্যা। উপপাদ্য: যা কিছু প্রমাণিত।</translation>
    </message>
    <message>
        <source>P and N</source>
        <extracomment>heads a setting: the letters P and N, for lost and won positions</extracomment>
        <translation>P ও N</translation>
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
        <translation>সীমা নেই</translation>
    </message>
</context>
<context>
    <name>ShapeCard</name>
    <message>
        <source>Shape %1: %2</source>
        <extracomment>read aloud: the number of a drawn shape, and its name, such as &quot;two neighbours&quot;</extracomment>
        <translation>আকৃতি %1: %2</translation>
    </message>
    <message>
        <source>Remove shape %1</source>
        <translation>আকৃতি %1 সরাও</translation>
    </message>
    <message>
        <source>may be turned</source>
        <translation>ঘোরানো যায়</translation>
    </message>
    <message>
        <source>may be mirrored</source>
        <translation>আয়নার মতো উল্টানো যায়</translation>
    </message>
    <message>
        <source>at most</source>
        <extracomment>before a number: the longest line that may be taken</extracomment>
        <translation>বড়জোর</translation>
    </message>
    <message>
        <source>Longest line</source>
        <extracomment>read aloud: a field for the most stones that one move may take in a line</extracomment>
        <translation>সবচেয়ে লম্বা লাইন</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>in a field for a number: any length of a line</extracomment>
        <translation>সীমা নেই</translation>
    </message>
    <message>
        <source>Who may take shape %1</source>
        <translation>আকৃতি %1 কে নিতে পারে</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>of a shape: both players may take it</extracomment>
        <translation>দুজনেই</translation>
    </message>
    <message>
        <source>L Left</source>
        <extracomment>of a shape: only Left may take it; L is Left&apos;s letter</extracomment>
        <translation>L বাম</translation>
    </message>
    <message>
        <source>R Right</source>
        <extracomment>of a shape: only Right may take it; R is Right&apos;s letter</extracomment>
        <translation>R ডান</translation>
    </message>
    <message>
        <source>is taken</source>
        <extracomment>of a square of a drawn shape: a move takes the stone on it</extracomment>
        <translation>নেওয়া হয়</translation>
    </message>
    <message>
        <source>must be empty</source>
        <translation>খালি থাকতে হবে</translation>
    </message>
    <message>
        <source>a stone that must stay</source>
        <translation>যে পাথর থেকে যেতে হবে</translation>
    </message>
    <message>
        <source>anything</source>
        <extracomment>of a square of a drawn shape: a stone, or none, or a hole</extracomment>
        <translation>যা-ই থাকুক</translation>
    </message>
    <message>
        <source>Squares of shape %1</source>
        <translation>আকৃতি %1-এর ঘর</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <extracomment>read aloud: a square of a drawn shape, and what is said of it: &quot;is taken&quot;, &quot;anything&quot;</extracomment>
        <translation>সারি %1, কলাম %2: %3</translation>
    </message>
</context>
<context>
    <name>ShareChartCard</name>
    <message>
        <source>Share of the games through a move won by the player who started</source>
        <translation>একটা চাল দিয়ে যাওয়া খেলার যত অংশ জেতে যে শুরু করেছে</translation>
    </message>
    <message>
        <source>Share of the games through a move won by the player who makes it</source>
        <translation>একটা চাল দিয়ে যাওয়া খেলার যত অংশ জেতে যে চালটা দেয়</translation>
    </message>
    <message>
        <source>How often a move is part of a won game</source>
        <translation>একটা চাল কতবার জেতা খেলার অংশ</translation>
    </message>
    <message>
        <source>Whose wins are counted</source>
        <translation>কার জেতা গোনা হয়</translation>
    </message>
    <message>
        <source>Its mover wins</source>
        <translation>চালদাতা জেতে</translation>
    </message>
    <message>
        <source>The starter wins</source>
        <translation>যে শুরু করেছে জেতে</translation>
    </message>
    <message>
        <source>%1. Moves that always or never win are counted.</source>
        <translation>%1। যেসব চাল সবসময় জেতায় বা কখনো জেতায় না, তা-ও গোনা হয়।</translation>
    </message>
    <message>
        <source>%1. Moves that always or never win are left out.</source>
        <translation>%1। যেসব চাল সবসময় জেতায় বা কখনো জেতায় না, তা বাদ।</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>read aloud: what the chart shows, and a sentence that sums it up</extracomment>
        <translation>%1। %2</translation>
    </message>
    <message>
        <source>Also count moves that always (100%) or never (0%) win</source>
        <translation>যেসব চাল সবসময় (100%) বা কখনো না (0%) জেতায়, সেগুলোও গোনো</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>A picture of the game</source>
        <translation>খেলার একটা ছবি</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>a button, a verb: writes the picture to a file</extracomment>
        <translation>সংরক্ষণ…</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: puts the picture into the clipboard</extracomment>
        <translation>কপি করো</translation>
    </message>
    <message>
        <source>Copied the picture.</source>
        <translation>ছবি কপি হয়েছে।</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>a button: closes the dialog</extracomment>
        <translation>বন্ধ করো</translation>
    </message>
</context>
<context>
    <name>SharedGame</name>
    <message>
        <source>I was winning above, %1 below.</source>
        <extracomment>the other player: who was winning where a line runs above, and where it runs below</extracomment>
        <translation>দাগ উপরে: এগিয়ে ছিলাম আমি, নিচে: %1।</translation>
    </message>
    <message>
        <source>%1 was winning above, %2 below.</source>
        <extracomment>two players: who was winning where a line runs above, and where it runs below</extracomment>
        <translation>দাগ উপরে: এগিয়ে ছিল %1, নিচে: %2।</translation>
    </message>
    <message>
        <source>And you?</source>
        <translation>আর তুমি?</translation>
    </message>
    <message>
        <source>Can you beat %1?</source>
        <translation>%1-কে হারাতে পারবে?</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>?, F1</source>
        <extracomment>names of keys, of which either does it</extracomment>
        <translation>?, F1</translation>
    </message>
    <message>
        <source>This list</source>
        <extracomment>what a key does: it shows the list of keys</extracomment>
        <translation>এই তালিকা</translation>
    </message>
    <message>
        <source>Ctrl+1 to 4</source>
        <translation>Ctrl+1 থেকে ⁦4⁩</translation>
    </message>
    <message>
        <source>Games, Learn, Lab, Settings</source>
        <translation>খেলা, শেখা, ল্যাব, সেটিংস</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>উজ্জ্বল বা গাঢ়</translation>
    </message>
    <message>
        <source>Alt+←</source>
        <translation>Alt+←</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>খেলার তালিকায় ফেরো</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>the name of a key</extracomment>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Games: remove a recent game</source>
        <translation>খেলা: সাম্প্রতিক একটা খেলা সরাও</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>what a key does: it asks for the next game</extracomment>
        <translation>নতুন খেলা</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Open a saved game or a lesson</source>
        <translation>সংরক্ষিত খেলা বা পাঠ খোলো</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>খেলা সংরক্ষণ করো</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>ছবি রপ্তানি করো</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>অবস্থান কপি করো</translation>
    </message>
    <message>
        <source>Ctrl+V</source>
        <translation>Ctrl+V</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>অবস্থান পেস্ট করো</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>The whole game in the Lab</source>
        <translation>ল্যাবে পুরো খেলাটা</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>what a key does: it takes the last move back</extracomment>
        <translation>ফেরাও</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z, Ctrl+Y</source>
        <translation>Ctrl+Shift+Z, Ctrl+Y</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>what a key does: it makes a move again that was taken back</extracomment>
        <translation>আবার করো</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>what a key does, a verb: it begins the same game anew</extracomment>
        <translation>গোড়া থেকে</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Edit the position</source>
        <translation>অবস্থান সাজাও</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Normal or misère play</source>
        <translation>স্বাভাবিক বা মিজেয়ার নিয়ম</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>Cancel the analysis</source>
        <translation>বিশ্লেষণ থামাও</translation>
    </message>
    <message>
        <source>Say the position aloud (screen reader)</source>
        <translation>অবস্থানটা মুখে বলো (স্ক্রিন রিডার)</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>what a key does: it tells a little of how to win</extracomment>
        <translation>ইঙ্গিত</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>why is the position won or lost?</extracomment>
        <translation>কেন?</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a verb: the mode Play</extracomment>
        <translation>খেলা</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>what a key does, a verb: it shows the analysis of the position</extracomment>
        <translation>অন্বেষণ</translation>
    </message>
    <message>
        <source>Explore: losing moves</source>
        <translation>অন্বেষণ: হারার চাল</translation>
    </message>
    <message>
        <source>Explore: Nim lens</source>
        <translation>অন্বেষণ: নিম লেন্স</translation>
    </message>
    <message>
        <source>Explore: Left, Right to move</source>
        <translation>অন্বেষণ: চাল বামের, চাল ডানের</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>heads the keys for what is shown to a class
----------
what a key does, a verb: it shows the position to a class</extracomment>
        <translation>উপস্থাপন</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>the arrow keys</extracomment>
        <translation>তীর</translation>
    </message>
    <message>
        <source>Move over the board</source>
        <translation>বোর্ডের উপর ঘোরা</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <extracomment>names of keys, of which either does it</extracomment>
        <translation>Enter, Space</translation>
    </message>
    <message>
        <source>Choose a piece</source>
        <translation>ঘুঁটি বাছা</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>the name of a key</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Drop a half-made choice, or leave what was entered last</source>
        <translation>আধখানা বাছাই ছেড়ে দেওয়া, কিংবা শেষে যেখানে ঢুকেছ সেখান থেকে বেরোনো</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Shift+তীর</translation>
    </message>
    <message>
        <source>Hackenbush: move what is shown</source>
        <translation>হ্যাকেনবুশ: যা দেখা যায় তা সরানো</translation>
    </message>
    <message>
        <source>Space, a drag</source>
        <translation>Space, টানা</translation>
    </message>
    <message>
        <source>Hackenbush: the same with the mouse</source>
        <translation>হ্যাকেনবুশ: মাউসে একই কাজ</translation>
    </message>
    <message>
        <source>Drawing edges: end at a new joint</source>
        <translation>রেখা আঁকা: নতুন গিঁটে শেষ</translation>
    </message>
    <message>
        <source>Erasing edges: erase</source>
        <translation>রেখা মোছা: মোছো</translation>
    </message>
    <message>
        <source>Space, PageDown, →</source>
        <translation>Space, PageDown, →</translation>
    </message>
    <message>
        <source>Present: next</source>
        <extracomment>what keys do while a class is shown something: the next step</extracomment>
        <translation>উপস্থাপন: এগোও</translation>
    </message>
    <message>
        <source>Backspace, PageUp, ←</source>
        <translation>Backspace, PageUp, ←</translation>
    </message>
    <message>
        <source>Present: back</source>
        <extracomment>while a class is shown something: one step back</extracomment>
        <translation>উপস্থাপন: পেছাও</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>1 থেকে 9, 0</translation>
    </message>
    <message>
        <source>Present: a step seen before</source>
        <translation>উপস্থাপন: আগে দেখা একটা ধাপ</translation>
    </message>
    <message>
        <source>Home, F5</source>
        <extracomment>names of keys, of which either does it</extracomment>
        <translation>Home, F5</translation>
    </message>
    <message>
        <source>Present: first step</source>
        <translation>উপস্থাপন: প্রথম ধাপ</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>the name of a key</extracomment>
        <translation>End</translation>
    </message>
    <message>
        <source>Present: last step seen</source>
        <translation>উপস্থাপন: শেষ যে ধাপ দেখা হয়েছে</translation>
    </message>
    <message>
        <source>B, .</source>
        <extracomment>keys, of which either does it: the letter B and the full stop</extracomment>
        <translation>B, .</translation>
    </message>
    <message>
        <source>Present: blank the screen</source>
        <translation>উপস্থাপন: পর্দা ফাঁকা</translation>
    </message>
    <message>
        <source>Present: take votes, or end</source>
        <translation>উপস্থাপন: ভোট নেওয়া, বা শেষ করা</translation>
    </message>
    <message>
        <source>↑, ↓, +, −</source>
        <translation>↑, ↓, +, −</translation>
    </message>
    <message>
        <source>Votes: choose a line, count</source>
        <translation>ভোট: লাইন বাছা, গোনা</translation>
    </message>
    <message>
        <source>Present: undo, restart</source>
        <translation>উপস্থাপন: ফেরাও, গোড়া থেকে</translation>
    </message>
    <message>
        <source>Present: the teacher’s window</source>
        <translation>উপস্থাপন: শিক্ষকের জানালা</translation>
    </message>
    <message>
        <source>Present: leave</source>
        <extracomment>what a key does while a class is shown something: it ends that</extracomment>
        <translation>উপস্থাপন: বেরোও</translation>
    </message>
    <message>
        <source>Space, Backspace</source>
        <extracomment>two keys: on, back</extracomment>
        <translation>Space, Backspace</translation>
    </message>
    <message>
        <source>Lesson: next, back</source>
        <translation>পাঠ: এগোও, পেছাও</translation>
    </message>
    <message>
        <source>Marking: mark the position</source>
        <translation>চিহ্ন বসানো: অবস্থানে চিহ্ন বসাও</translation>
    </message>
    <message>
        <source>Marking: leave it blank</source>
        <translation>চিহ্ন বসানো: ফাঁকা রাখো</translation>
    </message>
    <message>
        <source>Marking: check</source>
        <extracomment>what a key does while one marks positions with P and N: are the letters right?</extracomment>
        <translation>চিহ্ন বসানো: যাচাই</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <extracomment>the arrow keys, and the key Enter; the arrows walk, Enter opens</extracomment>
        <translation>তীর, Enter</translation>
    </message>
    <message>
        <source>Lab: walk, open</source>
        <translation>ল্যাব: ঘোরা, খোলা</translation>
    </message>
    <message>
        <source>Lab: zoom, the whole picture</source>
        <translation>ল্যাব: জুম, পুরো ছবি</translation>
    </message>
    <message>
        <source>State graph: next, previous move</source>
        <translation>অবস্থান-গ্রাফ: পরের চাল, আগের চাল</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>the title of a dialog: the list of keys and what they do</extracomment>
        <translation>কিবোর্ড শর্টকাট</translation>
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
        <translation>অবস্থান ছাপাও</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <extracomment>heads the keys that work on each page</extracomment>
        <translation>সবখানে</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>খেলা</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>বোর্ড</translation>
    </message>
    <message>
        <source>Zoom, the whole board</source>
        <translation>জুম, পুরো বোর্ড</translation>
    </message>
    <message>
        <source>Learn and the Lab</source>
        <translation>শেখা ও ল্যাব</translation>
    </message>
    <message>
        <source>Where did it turn?, next mistake</source>
        <translation>খেলা কোথায় ঘুরল? পরের ভুল</translation>
    </message>
    <message>
        <source>Shift+M</source>
        <translation>Shift+M</translation>
    </message>
    <message>
        <source>Where did it turn?, previous mistake</source>
        <translation>খেলা কোথায় ঘুরল? আগের ভুল</translation>
    </message>
    <message>
        <source>Where did it turn?, previous, next move</source>
        <translation>খেলা কোথায় ঘুরল? আগের চাল, পরের চাল</translation>
    </message>
    <message>
        <source>Present: idea, labels, values, theorems</source>
        <translation>উপস্থাপন: মূল কথা, চিহ্ন, মান, উপপাদ্য</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>V: votes</source>
        <extracomment>a button with its key, V: the class votes on the moves or answers</extracomment>
        <translation>V: ভোট</translation>
    </message>
</context>
<context>
    <name>StartStrip</name>
    <message>
        <source>Start from</source>
        <extracomment>before ready-made rules, such as Cram: one of them is the beginning of one&apos;s own drawing</extracomment>
        <translation>শুরু এখান থেকে</translation>
    </message>
    <message>
        <source>Rules to start from</source>
        <translation>যে নিয়ম দিয়ে শুরু করা যায়</translation>
    </message>
    <message>
        <source>drawn by you</source>
        <translation>তোমার আঁকা</translation>
    </message>
</context>
<context>
    <name>StateGraphTab</name>
    <message>
        <source>About the state graph</source>
        <translation>অবস্থান-গ্রাফ সম্পর্কে</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>সারণি করে দেখাও</translation>
    </message>
    <message>
        <source>State graph of %1</source>
        <translation>%1-এর অবস্থান-গ্রাফ</translation>
    </message>
    <message>
        <source>Find a position</source>
        <translation>অবস্থান খোঁজো</translation>
    </message>
    <message>
        <source>No position is called %1.</source>
        <translation>%1 নামে কোনো অবস্থান নেই।</translation>
    </message>
    <message>
        <source>Selected</source>
        <extracomment>heads what is said of the position that is selected in the graph</extracomment>
        <translation>বাছাই করা</translation>
    </message>
    <message>
        <source>No position is selected.</source>
        <translation>কোনো অবস্থান বাছা হয়নি।</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>অন্বেষণে খোলো</translation>
    </message>
    <message>
        <source>Show the part around it</source>
        <translation>এর চারপাশটুকু দেখাও</translation>
    </message>
    <message>
        <source>A click on a position opens it in Explore; Ctrl + click or a long press selects it.</source>
        <translation>অবস্থানে ক্লিক করলে অন্বেষণে খোলে; Ctrl + ক্লিক বা চেপে ধরে রাখলে বাছা হয়।</translation>
    </message>
    <message>
        <source>A click on a position selects it, a double click opens it in Explore.</source>
        <translation>অবস্থানে ক্লিক করলে বাছা হয়, দুবার ক্লিক করলে অন্বেষণে খোলে।</translation>
    </message>
    <message>
        <source>Follow one line of play</source>
        <translation>একটা পথ ধরে খেলো</translation>
    </message>
    <message>
        <source>Step into the kernel</source>
        <translation>কার্নেলে ঢোকো</translation>
    </message>
    <message>
        <source>Step out of the kernel</source>
        <translation>কার্নেল থেকে বেরোও</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: takes the last move of this line of play back
----------
a button: one step back</extracomment>
        <translation>পেছাও</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>the name of a key</extracomment>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Click a position that a move leads to, or walk there with the arrow keys and press Space.</source>
        <translation>যে অবস্থানে চাল যায় তাতে ক্লিক করো, কিংবা তীর-কি দিয়ে সেখানে গিয়ে Space চাপো।</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>heads what the graph shows</extracomment>
        <translation>দেখাও</translation>
    </message>
    <message>
        <source>Only winning moves</source>
        <translation>শুধু জেতার চাল</translation>
    </message>
    <message>
        <source>Layout</source>
        <extracomment>a field, a noun: how the dots of the graph are placed</extracomment>
        <translation>সাজানো</translation>
    </message>
    <message>
        <source>Layout: dot</source>
        <extracomment>how the graph is laid out: by the program dot, whose name is not translated</extracomment>
        <translation>সাজানো: dot</translation>
    </message>
    <message>
        <source>quick</source>
        <extracomment>a layout that is made quickly</extracomment>
        <translation>তাড়াতাড়ি</translation>
    </message>
    <message>
        <source>Label backwards, step by step</source>
        <translation>শেষ থেকে চিহ্ন বসাও, ধাপে ধাপে</translation>
    </message>
    <message>
        <source>Step of the labelling</source>
        <translation>চিহ্ন বসানোর ধাপ</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>a button, a verb: stops going from step to step by itself</extracomment>
        <translation>থামাও</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: goes from step to step by itself</extracomment>
        <translation>চালাও</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one step on</extracomment>
        <translation>এগোও</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>শেষ পর্যন্ত</translation>
    </message>
    <message>
        <source>terminal</source>
        <extracomment>a position without a move</extracomment>
        <translation>শেষ অবস্থান</translation>
    </message>
    <message>
        <source>cold: the player who just moved wins</source>
        <translation>ঠান্ডা: এইমাত্র যে চাল দিল সে জেতে</translation>
    </message>
    <message>
        <source>hot: the player to move wins</source>
        <translation>গরম: যার চাল সে জেতে</translation>
    </message>
    <message>
        <source>Left wins</source>
        <extracomment>explains a colour: positions in which the player Left wins</extracomment>
        <translation>বাম জেতে</translation>
    </message>
    <message>
        <source>Right wins</source>
        <extracomment>explains a colour: positions in which the player Right wins</extracomment>
        <translation>ডান জেতে</translation>
    </message>
    <message>
        <source>no letter: not worked out</source>
        <translation>অক্ষর নেই: বের করা হয়নি</translation>
    </message>
    <message>
        <source>no letter: play may go on for ever</source>
        <translation>অক্ষর নেই: খেলা চিরকাল চলতে পারে</translation>
    </message>
    <message>
        <source>winning move</source>
        <extracomment>explains a colour: an arrow of the graph</extracomment>
        <translation>জেতার চাল</translation>
    </message>
    <message>
        <source>other move</source>
        <extracomment>explains a colour: an arrow of the graph that is not known to win</extracomment>
        <translation>অন্য চাল</translation>
    </message>
    <message>
        <source>losing move</source>
        <extracomment>explains a colour: an arrow of the graph</extracomment>
        <translation>হারার চাল</translation>
    </message>
    <message>
        <source>move of Left (thick: it wins)</source>
        <translation>বামের চাল (মোটা: জেতায়)</translation>
    </message>
    <message>
        <source>move of Right (thick: it wins)</source>
        <translation>ডানের চাল (মোটা: জেতায়)</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>read aloud: the table of all positions of the graph</extracomment>
        <translation>অবস্থান</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column and what stands there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>head of a column: a position of the graph</extracomment>
        <translation>অবস্থান</translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>head of a column: P, N, L or R</extracomment>
        <translation>ফলাফল</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>head of a column: a number</extracomment>
        <translation>গ্রান্ডি সংখ্যা</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>head of a column: how many moves the game lasts yet</extracomment>
        <translation>বাকি চাল</translation>
    </message>
    <message>
        <source>Longest game</source>
        <extracomment>head of a column: how many moves it has</extracomment>
        <translation>দীর্ঘতম খেলা</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>head of a column, a noun: how many there are</extracomment>
        <translation>চাল</translation>
    </message>
    <message>
        <source>Winning moves</source>
        <extracomment>head of a column: how many there are</extracomment>
        <translation>জেতার চাল</translation>
    </message>
</context>
<context>
    <name>StatisticsTab</name>
    <message>
        <source>P-positions by size</source>
        <translation>মাপ অনুযায়ী P-অবস্থান</translation>
    </message>
    <message>
        <source>cold positions, below</source>
        <translation>ঠান্ডা অবস্থান, নিচে</translation>
    </message>
    <message>
        <source>all others, above</source>
        <translation>বাকি সব, উপরে</translation>
    </message>
    <message>
        <source>hot positions, above</source>
        <translation>গরম অবস্থান, উপরে</translation>
    </message>
    <message>
        <source>The size of a position is the number of moves of the longest game left.</source>
        <translation>অবস্থানের মাপ মানে সবচেয়ে লম্বা খেলায় আর কয় চাল বাকি।</translation>
    </message>
    <message>
        <source>Bars of positions by size; the table behind them has the numbers.</source>
        <translation>মাপ অনুযায়ী অবস্থানের স্তম্ভ; সংখ্যাগুলো পেছনের সারণিতে।</translation>
    </message>
    <message>
        <source>The whole game in figures</source>
        <translation>সংখ্যায় পুরো খেলা</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a figure and its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>read aloud: a figure, its value, and a note</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>At most at once, runs of counters: %1</source>
        <translation>একসঙ্গে বড়জোর, ঘুঁটির টুকরো: %1</translation>
    </message>
    <message>
        <source>Without terminal positions</source>
        <translation>শেষ অবস্থান বাদে</translation>
    </message>
    <message>
        <source>Positions without a move, and the moves to them, are left out. Published figures for misère Line Nim are counted this way: nobody takes the last counter willingly.</source>
        <translation>যে অবস্থানে চাল নেই, আর সেখানে যাওয়ার চাল, বাদ দেওয়া হয়েছে। মিজেয়ার লাইন নিমের ছাপা সংখ্যাগুলো এভাবেই গোনা: শেষ ঘুঁটিটা কেউ সাধ করে নেয় না।</translation>
    </message>
    <message>
        <source>Every position counts, even those without a move.</source>
        <translation>প্রতিটি অবস্থানই গোনা হয়, চাল না থাকলেও।</translation>
    </message>
    <message>
        <source>Positions equal by symmetry count once</source>
        <translation>প্রতিসাম্যে এক এমন অবস্থান একবার গোনা হয়</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>That gives the win away. Take it back, or play on?</source>
        <translation>এতে জেতাটা হাতছাড়া হয়। ফিরিয়ে নেবে, না চালিয়ে যাবে?</translation>
    </message>
    <message>
        <source>That gives the win away.</source>
        <translation>এতে জেতাটা হাতছাড়া হয়।</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>a button: takes the move back that was a mistake</extracomment>
        <translation>ফিরিয়ে নাও</translation>
    </message>
    <message>
        <source>Take the move back and choose another one (Ctrl+Z)</source>
        <translation>চালটা ফিরিয়ে নিয়ে অন্য একটা বেছে নাও (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: the mistake stands, and the game goes on</extracomment>
        <translation>চালিয়ে যাও</translation>
    </message>
    <message>
        <source>The move stands, and the game goes on</source>
        <translation>চালটা থাকে, খেলা চলে</translation>
    </message>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation>সমাধান হচ্ছে…</translation>
    </message>
    <message>
        <source>Solving: %1</source>
        <extracomment>the program works out who wins; how far it is, such as &quot;40%&quot;</extracomment>
        <translation>সমাধান হচ্ছে: %1</translation>
    </message>
    <message>
        <source>Solving: %1 · %2</source>
        <comment>part done, time left</comment>
        <translation>সমাধান হচ্ছে: %1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>part done and time left, memory</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>বাতিল</translation>
    </message>
    <message>
        <source>The computer moves without knowing the answer</source>
        <translation>কম্পিউটার উত্তর না জেনেই চাল দেয়</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <extracomment>the name of a player who chooses a move</extracomment>
        <translation>%1 ভাবছে…</translation>
    </message>
</context>
<context>
    <name>TableBoard</name>
    <message>
        <source>Together: %1</source>
        <extracomment>below several boards: what they are worth together, such as ∗3 or 1/2 + ∗</extracomment>
        <translation>সব মিলিয়ে: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>the number of a board on the table, and its game</extracomment>
        <translation>%1। %2</translation>
    </message>
    <message>
        <source>Board %1</source>
        <extracomment>read aloud: the number of a board on the table, such as 2</extracomment>
        <translation>বোর্ড %1</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>অনুলিপি করো</translation>
    </message>
    <message>
        <source>Exchange Left and Right</source>
        <translation>বাম আর ডান অদলবদল করো</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>বাঁয়ে সরাও</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>ডানে সরাও</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>an entry of a menu: takes this board off the table</extracomment>
        <translation>সরাও</translation>
    </message>
    <message>
        <source>worth %1</source>
        <extracomment>read aloud: the value of a board, such as ∗3</extracomment>
        <translation>মান %1</translation>
    </message>
</context>
<context>
    <name>TableCards</name>
    <message>
        <source>Filled in step by step</source>
        <translation>ধাপে ধাপে ভরা হয়</translation>
    </message>
    <message>
        <source>Next size: %1</source>
        <translation>পরের মাপ: %1</translation>
    </message>
    <message>
        <source>Everything is shown</source>
        <translation>সব দেখানো হয়েছে</translation>
    </message>
    <message>
        <source>Shows the next size (Page down)</source>
        <translation>পরের মাপটা দেখায় (Page down)</translation>
    </message>
    <message>
        <source>Hide all</source>
        <extracomment>a button: covers all labels of the table</extracomment>
        <translation>সব লুকাও</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>a button: uncovers all labels of the table</extracomment>
        <translation>সব দেখাও</translation>
    </message>
    <message>
        <source>Selected</source>
        <extracomment>heads what is said of the selected position; none is selected yet</extracomment>
        <translation>বাছাই করা</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <extracomment>heads what is said of the selected position, such as 3,2</extracomment>
        <translation>বাছাই করা: %1</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>অন্বেষণে খোলো</translation>
    </message>
    <message>
        <source>Periods</source>
        <extracomment>a heading: rows of the table that repeat</extracomment>
        <translation>পর্যায়</translation>
    </message>
    <message>
        <source>No row repeats within this table.</source>
        <translation>এই সারণির মধ্যে কোনো সারি ফিরে আসে না।</translation>
    </message>
    <message>
        <source>The bracket below a row spans its first period; it is dashed where the period is only seen.</source>
        <translation>সারির নিচের বন্ধনী তার প্রথম পর্যায়টা দেখায়; পর্যায়টা শুধু চোখে দেখা হলে বন্ধনী কাটা কাটা।</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <extracomment>a button: shows only the first lines of a list</extracomment>
        <translation>কম দেখাও</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>%1টির সব দেখাও</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>heads what is said of the selected position of the table</extracomment>
        <translation>অবস্থান</translation>
    </message>
    <message>
        <source>Point at a cell, or go to it with the arrow keys. A click or Enter opens it in Explore.</source>
        <translation>একটা ঘরে মাউস রাখো বা তীর-কি দিয়ে যাও। ক্লিক বা Enter-এ খোলে।</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>heads the choice of the positions that the table shows, a noun</extracomment>
        <translation>ছাঁকনি</translation>
    </message>
    <message>
        <source>All positions</source>
        <extracomment>a choice: the table shows all positions</extracomment>
        <translation>সব অবস্থান</translation>
    </message>
    <message>
        <source>Only P-positions</source>
        <extracomment>a choice: the table shows only P-positions</extracomment>
        <translation>শুধু P-অবস্থান</translation>
    </message>
    <message>
        <source>Only with the value</source>
        <translation>শুধু এই মান</translation>
    </message>
    <message>
        <source>The value looked for</source>
        <translation>যে মান খোঁজা হচ্ছে</translation>
    </message>
    <message>
        <source>%1 of the positions stand out.</source>
        <translation>%1টি অবস্থান আলাদা করে দেখা যাচ্ছে।</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>a choice: what the table shows of each position</extracomment>
        <translation>গ্রান্ডি সংখ্যা</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>a choice: what the table shows of each position: how many moves the game lasts yet</extracomment>
        <translation>বাকি চাল</translation>
    </message>
    <message>
        <source>Exact value</source>
        <extracomment>a choice: what the table shows of each position</extracomment>
        <translation>ঠিক মান</translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>a choice: what the table shows of each position: P, N, L or R</extracomment>
        <translation>ফলাফল</translation>
    </message>
    <message>
        <source>Family of positions</source>
        <translation>অবস্থানের পরিবার</translation>
    </message>
    <message>
        <source>Ready-made family</source>
        <extracomment>a field: positions with n and m for which a table can be made, such as nim:n,m</extracomment>
        <translation>তৈরি পরিবার</translation>
    </message>
    <message>
        <source>As typed below</source>
        <translation>নিচে যেমন লেখা</translation>
    </message>
    <message>
        <source>Families of all games</source>
        <translation>সব খেলার পরিবার</translation>
    </message>
    <message>
        <source>Pattern with the variables n and m</source>
        <translation>n আর m চলক দিয়ে ছাঁচ</translation>
    </message>
    <message>
        <source>n and m are numbers; 1^n repeats the 1, (1^n/)^m the rows.</source>
        <translation>n আর m সংখ্যা; ⁦1^n⁩ মানে ⁦1⁩ বারবার, ⁦(1^n/)^m⁩ মানে সারি বারবার।</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>কী দেখানো হবে</translation>
    </message>
    <message>
        <source>Misère play</source>
        <extracomment>a switch: who makes the last move loses</extracomment>
        <translation>মিজেয়ার নিয়ম</translation>
    </message>
    <message>
        <source>%1 from</source>
        <extracomment>before the first number of a range; the letter n or m: &quot;n from 0 to 15&quot;</extracomment>
        <translation>%1: শুরু</translation>
    </message>
    <message>
        <source>Least value of %1</source>
        <translation>%1-এর সবচেয়ে ছোট মান</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>between the ends of a range: from 0 to 15</extracomment>
        <translation>শেষ</translation>
    </message>
    <message>
        <source>Largest value of %1</source>
        <translation>%1-এর সবচেয়ে বড় মান</translation>
    </message>
</context>
<context>
    <name>TableExport</name>
    <message>
        <source>A table’s name ends in .csv, .json, .svg or .png.</source>
        <translation>সারণির নাম .csv, .json, .svg বা .png দিয়ে শেষ হয়।</translation>
    </message>
</context>
<context>
    <name>TableQuestion</name>
    <message>
        <source>Fill the table</source>
        <translation>সারণি ভরো</translation>
    </message>
    <message>
        <source>Search instead</source>
        <extracomment>a button: lets the program search rather than make a table</extracomment>
        <translation>বরং খোঁজো</translation>
    </message>
    <message>
        <source>Needs little memory, and may not get to the end</source>
        <translation>মেমরি কম লাগে, তবে শেষ না-ও হতে পারে</translation>
    </message>
</context>
<context>
    <name>TableTab</name>
    <message>
        <source>Tables</source>
        <extracomment>a heading: tables of many positions</extracomment>
        <translation>সারণি</translation>
    </message>
    <message>
        <source>About the table</source>
        <translation>সারণিটা সম্পর্কে</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>সারণি যা দেখায়</translation>
    </message>
    <message>
        <source>Family of positions</source>
        <translation>অবস্থানের পরিবার</translation>
    </message>
    <message>
        <source>Fully analysed</source>
        <extracomment>a kind of table: every position that can be reached, each with all that is known of it</extracomment>
        <translation>পুরো বিশ্লেষণ</translation>
    </message>
    <message>
        <source>Working: %1%</source>
        <extracomment>how much of the table is worked out, such as 40</extracomment>
        <translation>কাজ চলছে: %1%</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <extracomment>the table was stopped; then what is known of it: a sentence</extracomment>
        <translation>থেমেছে: %1</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>a button: works on where it was stopped</extracomment>
        <translation>চালাও</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>বাতিল</translation>
    </message>
    <message>
        <source>round and filled: cold (P)</source>
        <translation>গোল আর ভরা: ঠান্ডা (P)</translation>
    </message>
    <message>
        <source>square: hot (N), stronger with the number</source>
        <translation>চৌকো: গরম (N), সংখ্যা যত বড় রং তত গাঢ়</translation>
    </message>
    <message>
        <source>square: hot (N)</source>
        <translation>চৌকো: গরম (N)</translation>
    </message>
    <message>
        <source>Left wins</source>
        <extracomment>explains a colour: positions in which the player Left wins</extracomment>
        <translation>বাম জেতে</translation>
    </message>
    <message>
        <source>Right wins</source>
        <extracomment>explains a colour: positions in which the player Right wins</extracomment>
        <translation>ডান জেতে</translation>
    </message>
</context>
<context>
    <name>TakePopup</name>
    <message>
        <source>Move down from step %1</source>
        <translation>ধাপ %1 থেকে নামাও</translation>
    </message>
    <message>
        <source>Take from heap %1</source>
        <translation>স্তূপ %1 থেকে নাও</translation>
    </message>
    <message>
        <source>Stones to take</source>
        <translation>কয়টি পাথর নেবে</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <extracomment>how many stones of the heap are left after the move, such as 4</extracomment>
        <translation>থাকে %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>a button, a verb: takes so many stones, such as 3</extracomment>
        <translation>%1টি নাও</translation>
    </message>
</context>
<context>
    <name>TeacherWindow</name>
    <message>
        <source>For the teacher – Grundy</source>
        <translation>শিক্ষকের জন্য – গ্রান্ডি</translation>
    </message>
    <message>
        <source>%1 · %2:%3</source>
        <comment>step · minutes:seconds</comment>
        <translation>%1 · %2:%3</translation>
    </message>
    <message>
        <source>The class reads</source>
        <translation>ক্লাস যা পড়ে</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>heads what the class sees in the next step
----------
a button: to the next step</extracomment>
        <translation>এগোও</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>heads the answer that the class does not see yet, a noun</extracomment>
        <translation>উত্তর</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>heads the notes of a lesson for the teacher, a noun</extracomment>
        <translation>টীকা</translation>
    </message>
    <message>
        <source>Votes</source>
        <extracomment>heads how many of the class have voted, a noun</extracomment>
        <translation>ভোট</translation>
    </message>
    <message>
        <source>%L1 votes so far</source>
        <translation>এ পর্যন্ত %L1 ভোট</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one step back</extracomment>
        <translation>পেছাও</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>a button: the class sees the screen again</extracomment>
        <translation>আলো</translation>
    </message>
    <message>
        <source>Blank</source>
        <extracomment>a button, a verb: the class sees an empty screen</extracomment>
        <translation>ফাঁকা</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>a button: ends the presentation</extracomment>
        <translation>বেরোও</translation>
    </message>
    <message>
        <source>The class sees this screen, so the answer is covered.</source>
        <translation>ক্লাস এই পর্দা দেখছে, তাই উত্তরটা ঢাকা।</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>উত্তর দেখাও</translation>
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
        <translation>%1: %2 %3। %4</translation>
    </message>
    <message>
        <source>up to size</source>
        <translation>কত মাপ পর্যন্ত</translation>
    </message>
    <message>
        <source>%1: size of the largest positions checked</source>
        <translation>%1: সবচেয়ে বড় যে অবস্থান যাচাই হয়, তার মাপ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends this check</extracomment>
        <translation>বাতিল</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>a button, a verb: begins this check</extracomment>
        <translation>যাচাই করো</translation>
    </message>
    <message>
        <source>Cancel the check of %1</source>
        <translation>%1-এর যাচাই থামাও</translation>
    </message>
    <message>
        <source>Check %1</source>
        <extracomment>a button, a verb: begins the check of a game, such as Nim</extracomment>
        <translation>%1 যাচাই করো</translation>
    </message>
    <message>
        <source>Open the position</source>
        <translation>অবস্থানটা খোলো</translation>
    </message>
    <message>
        <source>Open %1</source>
        <extracomment>a button, a verb: opens a position, such as nim:7,11,5</extracomment>
        <translation>%1 খোলো</translation>
    </message>
    <message>
        <source>Claims that fail</source>
        <translation>যে দাবি টেকে না</translation>
    </message>
    <message>
        <source>The theory of the games</source>
        <translation>খেলাগুলোর তত্ত্ব</translation>
    </message>
    <message>
        <source>Search alone looks for the smallest counterexample. Finding one is not an error of the program.</source>
        <translation>শুধু খুঁজে সবচেয়ে ছোট পাল্টা উদাহরণ বের করা হয়। পাওয়া গেলে সেটা প্রোগ্রামের ভুল নয়।</translation>
    </message>
    <message>
        <source>Every small position is answered twice, by theory and by search alone. They have to agree.</source>
        <translation>প্রতিটি ছোট অবস্থানের উত্তর দুবার দেওয়া হয়, একবার তত্ত্ব দিয়ে, একবার শুধু খুঁজে। দুটি মিলতেই হবে।</translation>
    </message>
</context>
<context>
    <name>TheoryTab</name>
    <message>
        <source>Theory check</source>
        <extracomment>a heading: theorems are compared with a plain search</extracomment>
        <translation>তত্ত্ব যাচাই</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>beside a heading: what follows is about all games</extracomment>
        <translation>সব খেলা</translation>
    </message>
    <message>
        <source>Checks</source>
        <extracomment>read aloud: the list of all checks of theorems</extracomment>
        <translation>যাচাই</translation>
    </message>
    <message>
        <source>Position: %1</source>
        <extracomment>read aloud: the position of a counterexample, such as nim:7,11,5</extracomment>
        <translation>অবস্থান: %1</translation>
    </message>
    <message>
        <source>Open it in Explore</source>
        <translation>অন্বেষণে খোলো</translation>
    </message>
    <message>
        <source>Cancel all</source>
        <extracomment>a button: ends all checks</extracomment>
        <translation>সব থামাও</translation>
    </message>
    <message>
        <source>Check all</source>
        <extracomment>a button: begins all checks</extracomment>
        <translation>সব যাচাই করো</translation>
    </message>
    <message>
        <source>All checks</source>
        <extracomment>a heading: what all checks together have found</extracomment>
        <translation>সব যাচাই</translation>
    </message>
    <message>
        <source>holds</source>
        <extracomment>of a theorem, a verb: it agrees with the search</extracomment>
        <translation>খাটে</translation>
    </message>
    <message>
        <source>a claim that fails, as expected</source>
        <translation>একটা দাবি, যা টেকে না, যেমন ভাবা হয়েছিল</translation>
    </message>
    <message>
        <source>theory and search differ: an error</source>
        <translation>তত্ত্ব আর অনুসন্ধানে অমিল: ভুল আছে</translation>
    </message>
</context>
<context>
    <name>TodoChartCard</name>
    <message>
        <source>found: %1</source>
        <extracomment>how many positions have been found so far</extracomment>
        <translation>পাওয়া গেছে: %1</translation>
    </message>
    <message>
        <source>to do: peak %1</source>
        <translation>বাকি: সর্বোচ্চ %1</translation>
    </message>
    <message>
        <source>Finding all positions</source>
        <translation>সব অবস্থান খোঁজা</translation>
    </message>
    <message>
        <source>Which position is looked at next</source>
        <translation>এরপর কোন অবস্থান দেখা হয়</translation>
    </message>
    <message>
        <source>Highest number first</source>
        <translation>সবচেয়ে বড় সংখ্যাটা আগে</translation>
    </message>
    <message>
        <source>In the order found (breadth first)</source>
        <translation>যে ক্রমে পাওয়া (আড়াআড়ি)</translation>
    </message>
    <message>
        <source>Last found first</source>
        <translation>শেষে পাওয়াটা আগে</translation>
    </message>
    <message>
        <source>Positions found and still to do after so many have been done; the one in hand counts.</source>
        <translation>এতগুলো শেষ হওয়ার পরে যত অবস্থান পাওয়া গেছে আর যত বাকি; হাতেরটাও গোনা হয়।</translation>
    </message>
    <message>
        <source>Finding all positions: %1, %2</source>
        <extracomment>read aloud: a chart: &quot;found: 1200&quot;, and how many were to be done at most</extracomment>
        <translation>সব অবস্থান খোঁজা: %1, %2</translation>
    </message>
</context>
<context>
    <name>TryBoard</name>
    <message>
        <source>hole</source>
        <extracomment>read aloud: a square that does not belong to the board</extracomment>
        <translation>ফাঁকা ঘর</translation>
    </message>
    <message>
        <source>taken</source>
        <extracomment>read aloud: a square whose stone is gone</extracomment>
        <translation>নেওয়া হয়েছে</translation>
    </message>
    <message>
        <source>stone</source>
        <extracomment>read aloud: a square with a stone</extracomment>
        <translation>পাথর</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a cell such as c3, and what is there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Board to try the game on</source>
        <translation>খেলাটা খেলে দেখার বোর্ড</translation>
    </message>
    <message>
        <source>%1. Take %2: %3</source>
        <extracomment>read aloud: the square and what is there, the squares that a move takes, and what that leads to</extracomment>
        <translation>%1। %2 নিলে: %3</translation>
    </message>
</context>
<context>
    <name>TryPane</name>
    <message>
        <source>Try it</source>
        <extracomment>heads the board on which the drawn rules can be tried</extracomment>
        <translation>খেলে দেখো</translation>
    </message>
    <message>
        <source>What a click on the board does</source>
        <translation>বোর্ডে ক্লিক করলে কী হয়</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>a click takes stones</extracomment>
        <translation>নাও</translation>
    </message>
    <message>
        <source>Make holes</source>
        <extracomment>a click makes a hole in the board</extracomment>
        <translation>ফাঁকা করো</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>a field: how many columns the board has</extracomment>
        <translation>কলাম</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>a field: how many rows the board has</extracomment>
        <translation>সারি</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last move back</extracomment>
        <translation>ফেরাও</translation>
    </message>
    <message>
        <source>Fill again</source>
        <extracomment>a button: puts stones on all squares</extracomment>
        <translation>আবার ভরো</translation>
    </message>
    <message>
        <source>Who is to move</source>
        <translation>কার চাল</translation>
    </message>
    <message>
        <source>L to move</source>
        <translation>চাল দেবে L</translation>
    </message>
    <message>
        <source>R to move</source>
        <translation>চাল দেবে R</translation>
    </message>
    <message>
        <source>A click makes a hole, or fills it.</source>
        <translation>ক্লিক করলে ঘরটা ফাঁকা হয়, বা আবার ভরে যায়।</translation>
    </message>
    <message>
        <source>Pointing shows a take, a click makes it. The wheel, or + and −, shows other takes there.</source>
        <translation>পাথরের ওপর মাউস রাখলে দেখা যায় কী নেওয়া যায়, ক্লিক করলে তা নেওয়া হয়। মাউসের চাকা, কিংবা + আর −, সেখানে আর কী কী নেওয়া যায় দেখায়।</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>heads the sentence that tells the drawn rules</extracomment>
        <translation>কথায়</translation>
    </message>
</context>
<context>
    <name>TurnSwitch</name>
    <message>
        <source>Who is to move</source>
        <translation>কার চাল</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>চাল দেবে %1</translation>
    </message>
</context>
<context>
    <name>ValueCard</name>
    <message>
        <source>Value</source>
        <extracomment>heads what the position is worth, a noun</extracomment>
        <translation>মান</translation>
    </message>
    <message>
        <source>Nim heaps</source>
        <extracomment>before heaps of Nim that equal the position, such as 3, 5</extracomment>
        <translation>নিম স্তূপ</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>before a number: the Grundy value of the position</extracomment>
        <translation>গ্রান্ডি সংখ্যা</translation>
    </message>
    <message>
        <source>Exact value</source>
        <extracomment>before the value of the position as a game, such as 1/2 + ∗</extracomment>
        <translation>ঠিক মান</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <extracomment>what was checked, and holds</extracomment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>before the mean value of a hot game, a noun</extracomment>
        <translation>গড়</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>before the temperature of a hot game</extracomment>
        <translation>তাপমাত্রা</translation>
    </message>
    <message>
        <source>Stops of Left and Right</source>
        <translation>বাম ও ডানের থামার মান</translation>
    </message>
    <message>
        <source>Atomic weight</source>
        <extracomment>before the atomic weight of a game, an integer mostly</extracomment>
        <translation>পারমাণবিক ওজন</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a name such as &quot;Grundy value&quot;, and the value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Thermograph: the mast stands at %1, from temperature %2 upwards</source>
        <extracomment>read aloud: the mean of a game, such as 1, and its temperature, such as 1/2</extracomment>
        <translation>থার্মোগ্রাফ: মাস্তুল %1-এ, তাপমাত্রা %2 থেকে ওপরে</translation>
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
        <translation>%L1 থেকে %L2 পর্যন্ত সংখ্যারেখা</translation>
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
        <translation>%1। %2</translation>
    </message>
    <message>
        <source>Solving</source>
        <extracomment>read aloud: the program works out who wins</extracomment>
        <translation>সমাধান হচ্ছে</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>এখনো সমাধান হয়নি</translation>
    </message>
    <message>
        <source>Cold — the previous player wins</source>
        <translation>ঠান্ডা — আগের খেলোয়াড় জেতে</translation>
    </message>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation>সমাধান হচ্ছে…</translation>
    </message>
    <message>
        <source>A smaller position makes it easier.</source>
        <translation>অবস্থান ছোট হলে সহজ হয়।</translation>
    </message>
    <message>
        <source>No rule covers this picture: the exact values of its parts are tried, then a search of the moves. More time, fewer edges or fewer colours make it easier.</source>
        <translation>এই ছবির জন্য কোনো নিয়ম নেই: আগে অংশগুলোর ঠিক মান বের করার চেষ্টা হয়, তারপর চাল খোঁজা হয়। সময় বেশি, রেখা কম বা রং কম হলে সহজ হয়।</translation>
    </message>
    <message>
        <source>No rule covers this picture: the exact values of its parts are tried, then a search of the moves. More memory, fewer edges or fewer colours make it easier.</source>
        <translation>এই ছবির জন্য কোনো নিয়ম নেই: আগে অংশগুলোর ঠিক মান বের করার চেষ্টা হয়, তারপর চাল খোঁজা হয়। মেমরি বেশি, রেখা কম বা রং কম হলে সহজ হয়।</translation>
    </message>
    <message>
        <source>More time or a smaller position makes it easier.</source>
        <translation>সময় বেশি বা অবস্থান ছোট হলে সহজ হয়।</translation>
    </message>
    <message>
        <source>More memory or a smaller position makes it easier.</source>
        <translation>মেমরি বেশি বা অবস্থান ছোট হলে সহজ হয়।</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>a button: works it out once more, when memory is free</extracomment>
        <translation>আবার চেষ্টা করো</translation>
    </message>
    <message>
        <source>Try with more memory</source>
        <extracomment>a button: works it out once more, with more memory</extracomment>
        <translation>আরও মেমরি দাও</translation>
    </message>
    <message>
        <source>Try longer</source>
        <extracomment>a button: works it out once more, with more time</extracomment>
        <translation>আরও সময় দাও</translation>
    </message>
    <message>
        <source>Fill the table</source>
        <translation>সারণি ভরো</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>part done, time left</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Search instead</source>
        <extracomment>a button: lets the program search rather than make a table</extracomment>
        <translation>বরং খোঁজো</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>বাতিল</translation>
    </message>
</context>
<context>
    <name>VotesPanel</name>
    <message>
        <source>Press ↑ ↓ to choose. Type the votes.</source>
        <translation>বাছতে ↑ ↓ চাপো। ভোট লেখো।</translation>
    </message>
    <message>
        <source>Votes: %L1</source>
        <extracomment>how many votes there are altogether</extracomment>
        <translation>ভোট: %L1</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>a button: ends the voting</extracomment>
        <translation>শেষ</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>a button: all votes are 0 again</extracomment>
        <translation>মোছো</translation>
    </message>
    <message>
        <source>%1: %L2 votes</source>
        <extracomment>read aloud: a move or an answer, and how many chose it</extracomment>
        <translation>%1: %L2 ভোট</translation>
    </message>
    <message>
        <source>%1: %L2 votes, %3</source>
        <extracomment>read aloud: a move or an answer, how many chose it, and &quot;wins&quot;, &quot;loses&quot;, &quot;right&quot; or &quot;not right&quot;</extracomment>
        <translation>%1: %L2 ভোট, %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a move (wins)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>One vote less</source>
        <translation>এক ভোট কম</translation>
    </message>
    <message>
        <source>%L1</source>
        <extracomment>how many chose a move or an answer</extracomment>
        <translation>%L1</translation>
    </message>
    <message>
        <source>One vote more</source>
        <translation>এক ভোট বেশি</translation>
    </message>
</context>
<context>
    <name>WholeGameNotice</name>
    <message>
        <source>This page needs the whole game. %1</source>
        <translation>এই পাতায় পুরো খেলাটা লাগে। %1</translation>
    </message>
    <message>
        <source>This page needs the whole game, and that is too large.</source>
        <translation>এই পাতায় পুরো খেলাটা লাগে, আর সেটা বড্ড বড়।</translation>
    </message>
    <message>
        <source>Choose a position first.</source>
        <translation>আগে একটা অবস্থান বাছো।</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>a button: works it out once more, after it was stopped or failed</extracomment>
        <translation>আবার চেষ্টা করো</translation>
    </message>
    <message>
        <source>Show the part near it</source>
        <translation>এর কাছাকাছি অংশটুকু দেখাও</translation>
    </message>
</context>
<context>
    <name>WhySteps</name>
    <message>
        <source>One step back in the argument</source>
        <translation>যুক্তিতে এক ধাপ পেছনে</translation>
    </message>
    <message>
        <source>After %1</source>
        <extracomment>heads an argument: what would follow after a move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>এর পরে: %1</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>a button: ends the walk through the reasons</extracomment>
        <translation>বেরোও</translation>
    </message>
    <message>
        <source>Back to the position of the game</source>
        <translation>খেলার অবস্থানে ফেরো</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>read aloud: the letter of a position, and who wins it</extracomment>
        <translation>%1। %2</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>কারণ খোঁজা হচ্ছে…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one step of the argument back</extracomment>
        <translation>পেছাও</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>এটুকুই</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <extracomment>a button: shows only the first moves of a list</extracomment>
        <translation>কম দেখাও</translation>
    </message>
    <message>
        <source>Show more (%L1 in all)</source>
        <translation>আরও দেখাও (মোট %L1)</translation>
    </message>
    <message>
        <source>then %1</source>
        <extracomment>behind a move: the reply to it, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>তারপর %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>a button: stops what is played by itself</extracomment>
        <translation>থামাও</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>a button: the idea is played on the board by itself, move after move</extracomment>
        <translation>চালাও</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%1 step</source>
        <extracomment>of a lesson, not of a staircase</extracomment>
        <translation>
            <numerusform>%1টি ধাপ</numerusform>
            <numerusform>%1টি ধাপ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steps</source>
        <extracomment>of a lesson, not of a staircase</extracomment>
        <translation>
            <numerusform>%1টি ধাপ</numerusform>
            <numerusform>%1টি ধাপ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 claim</source>
        <extracomment>what a lesson says of positions, such as that one is P</extracomment>
        <translation>
            <numerusform>%1টি দাবি</numerusform>
            <numerusform>%1টি দাবি</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 claims</source>
        <extracomment>what a lesson says of positions, such as that one is P</extracomment>
        <translation>
            <numerusform>%1টি দাবি</numerusform>
            <numerusform>%1টি দাবি</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at row %1.</source>
        <translation>সারি %1 দেখো।</translation>
    </message>
    <message>
        <source>Row %1 holds out longest.</source>
        <translation>সবচেয়ে বেশিক্ষণ টেকা যায় সারি %1-এ।</translation>
    </message>
    <message>
        <source>That square is gone.</source>
        <translation>ওই ঘরটা আর নেই।</translation>
    </message>
    <message>
        <source>The crossed square stays.</source>
        <translation>কাটা চিহ্নের ঘরটা থেকে যায়।</translation>
    </message>
    <message>
        <source>two arms as heaps</source>
        <translation>দুটি বাহু, স্তূপ হিসেবে</translation>
    </message>
    <message>
        <source>two rows compared</source>
        <translation>দুই সারি মিলিয়ে দেখা</translation>
    </message>
    <message>
        <source>equal arms answer each other</source>
        <translation>সমান বাহু একে অন্যের জবাব</translation>
    </message>
    <message>
        <source>a stolen strategy</source>
        <translation>কৌশল চুরি</translation>
    </message>
    <message>
        <source>the number of squares in a row</source>
        <translation>এক সারিতে কয়টি ঘর</translation>
    </message>
    <message>
        <source>a row of %1 is longer than the one below it, of %2</source>
        <extracomment>two numbers of squares</extracomment>
        <translation>%1 ঘরের সারিটা তার নিচের %2 ঘরের সারির চেয়ে লম্বা</translation>
    </message>
    <message>
        <source>Chomp</source>
        <extracomment>the name of a game</extracomment>
        <translation>চম্প</translation>
    </message>
    <message>
        <source>Take a square and all beyond</source>
        <translation>একটা ঘর আর তার পরের সব নাও</translation>
    </message>
    <message>
        <source>A bottom row and a first column are Nim heaps; two rows, and boards as high as they are wide, have rules of their own. The table of all other boards agrees with a search of each.</source>
        <translation>নিচের সারি আর প্রথম কলাম নিমের স্তূপ; দুই সারির, আর যত চওড়া তত উঁচু বোর্ডের নিজস্ব নিয়ম আছে। বাকি সব বোর্ডের সারণি প্রতিটির অনুসন্ধানের সঙ্গে মেলে।</translation>
    </message>
    <message>
        <source>Squares</source>
        <extracomment>head of the column of moves: how many squares are taken</extracomment>
        <translation>ঘর</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>head of the column of moves: what is taken</extracomment>
        <translation>নেওয়া</translation>
    </message>
    <message numerus="yes">
        <source>%1 square can be taken now</source>
        <translation>
            <numerusform>এখন %1টি ঘর নেওয়া যায়</numerusform>
            <numerusform>এখন %1টি ঘর নেওয়া যায়</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 squares can be taken now</source>
        <translation>
            <numerusform>এখন %1টি ঘর নেওয়া যায়</numerusform>
            <numerusform>এখন %1টি ঘর নেওয়া যায়</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a place to put a square there, or to take it.</source>
        <translation>কোনো জায়গায় ক্লিক করলে সেখানে ঘর বসে, কিংবা উঠে যায়।</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>a field: how many rows the board has</extracomment>
        <translation>সারি</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>a field: how many columns the board has</extracomment>
        <translation>কলাম</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>a ready-made board: the usual one</extracomment>
        <translation>চিরচেনা</translation>
    </message>
    <message>
        <source>4 rows of 6</source>
        <translation>6 ঘরের 4 সারি</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>a ready-made board</extracomment>
        <translation>ছোট</translation>
    </message>
    <message>
        <source>3 rows of 4</source>
        <translation>4 ঘরের 3 সারি</translation>
    </message>
    <message>
        <source>Square</source>
        <extracomment>a square bar of chocolate, not one of its pieces</extracomment>
        <translation>চৌকো</translation>
    </message>
    <message>
        <source>4 rows of 4</source>
        <translation>4 ঘরের 4 সারি</translation>
    </message>
    <message>
        <source>Two rows</source>
        <extracomment>a ready-made board: it has two rows</extracomment>
        <translation>দুই সারি</translation>
    </message>
    <message>
        <source>2 rows of 7</source>
        <translation>7 ঘরের 2 সারি</translation>
    </message>
    <message>
        <source>Misère</source>
        <extracomment>a ready-made board that is played misère: who makes the last move loses</extracomment>
        <translation>মিজেয়ার</translation>
    </message>
    <message>
        <source>rows of 5, 5 and 3</source>
        <translation>5, 5 আর 3 ঘরের সারি</translation>
    </message>
    <message>
        <source>Squares of each row, from the bottom</source>
        <translation>প্রতি সারির ঘর, নিচ থেকে</translation>
    </message>
    <message>
        <source>Bite off a square and every square above it and to its right. The crossed square stays.</source>
        <translation>একটা ঘর বাছো: তার উপরের আর ডানের সবকিছু সহ সেটা যায়। কাটা চিহ্নেরটা থাকে।</translation>
    </message>
    <message>
        <source>If only the crossed square is left for you, you lose.</source>
        <translation>যার সামনে কাটা চিহ্নের ঘরটা পড়ে থাকে, সে হারে।</translation>
    </message>
    <message>
        <source>If only the crossed square is left for you, you win.</source>
        <translation>যার সামনে কাটা চিহ্নের ঘরটা পড়ে থাকে, সে জেতে।</translation>
    </message>
    <message>
        <source>You left nothing but the crossed square</source>
        <translation>তুমি শুধু কাটা চিহ্নের ঘরটা রেখেছ</translation>
    </message>
    <message>
        <source>%1 left nothing but the crossed square</source>
        <translation>শুধু কাটা চিহ্নের ঘরটা রেখেছে %1</translation>
    </message>
    <message>
        <source>Only the crossed square.</source>
        <translation>শুধু কাটা চিহ্নের ঘর।</translation>
    </message>
    <message>
        <source>One row of %1 squares.</source>
        <translation>%1 ঘরের একটা সারি।</translation>
    </message>
    <message>
        <source>From the bottom up rows of %1 squares.</source>
        <translation>নিচ থেকে উপরে সারিগুলোতে ঘর: %1।</translation>
    </message>
    <message>
        <source>Two columns: n rows of 2, above them m of 1</source>
        <translation>দুটি কলাম: 2 ঘরের n সারি, তার উপরে 1 ঘরের m সারি</translation>
    </message>
    <message>
        <source>Full boards, n columns and m rows</source>
        <translation>ভরা বোর্ড, n কলাম আর m সারি</translation>
    </message>
    <message>
        <source>A row of n with m squares on its first</source>
        <translation>n ঘরের সারি, তার প্রথম ঘরের উপরে m ঘর</translation>
    </message>
    <message>
        <source>Three columns: 2 rows of 3, n of 2, m of 1</source>
        <translation>তিনটি কলাম: 3 ঘরের 2 সারি, 2 ঘরের n, 1 ঘরের m</translation>
    </message>
    <message>
        <source>The player to move chooses the second square of the bottom row. Only the corner and the square above it are left: the opponent has to take that one, and whoever then cannot move wins.</source>
        <translation>যার চাল, সে নিচের সারির দ্বিতীয় ঘরটা বাছে। থাকে শুধু কোণ আর তার উপরের ঘরটা: প্রতিপক্ষকে সেটা নিতেই হয়, আর তারপর যে চাল দিতে পারে না সে জেতে।</translation>
    </message>
    <message>
        <source>The player to move chooses the second square of the first column. Only the corner and the square beside it are left: the opponent has to take that one, and whoever then cannot move wins.</source>
        <translation>যার চাল, সে প্রথম কলামের দ্বিতীয় ঘরটা বাছে। থাকে শুধু কোণ আর তার পাশের ঘরটা: প্রতিপক্ষকে সেটা নিতেই হয়, আর তারপর যে চাল দিতে পারে না সে জেতে।</translation>
    </message>
    <message>
        <source>Two rows are cold exactly when the upper one is shorter by one square: whatever is then taken, the opponent can make the upper row shorter by one again.</source>
        <translation>দুই সারি ঠান্ডা হয় ঠিক তখনই, যখন উপরেরটা এক ঘর খাটো: তারপর যা-ই নেওয়া হোক, প্রতিপক্ষ উপরের সারিটাকে আবার এক ঘর খাটো করে দিতে পারে।</translation>
    </message>
    <message>
        <source>Two columns are cold exactly when the right one is lower by one square: whatever is then taken, the opponent can make the right column lower by one again.</source>
        <translation>দুই কলাম ঠান্ডা হয় ঠিক তখনই, যখন ডানেরটা এক ঘর নিচু: তারপর যা-ই নেওয়া হোক, প্রতিপক্ষ ডানের কলামটাকে আবার এক ঘর নিচু করে দিতে পারে।</translation>
    </message>
    <message>
        <source>Here both have %1: the last square, the one farthest from the corner, has to go.</source>
        <translation>এখানে দুটিতেই %1: শেষ ঘরটা, কোণ থেকে যেটা সবচেয়ে দূরে, নিতে হবে।</translation>
    </message>
    <message>
        <source>Here they have %1 and %2.</source>
        <extracomment>&quot;they&quot; are the two rows, or the two columns, of the board; two numbers of squares</extracomment>
        <translation>এখানে আছে %1 আর %2।</translation>
    </message>
    <message>
        <source>The bottom row and the first column are equally long. Choosing the square in row 2, column 2 leaves these two alone.</source>
        <translation>নিচের সারি আর প্রথম কলাম সমান লম্বা। সারি 2, কলাম 2-এর ঘরটা বাছলে শুধু এই দুটি থাকে।</translation>
    </message>
    <message>
        <source>From then on whatever the opponent takes from one of them is taken from the other one, too: they are two equal Nim heaps.</source>
        <translation>এরপর প্রতিপক্ষ একটা থেকে যা নেয়, অন্যটা থেকেও তা-ই নেওয়া হয়: এরা নিমের দুটি সমান স্তূপ।</translation>
    </message>
    <message>
        <source>The player to move wins every full board. Suppose that taking only the square farthest from the corner lost: then the opponent would have a winning reply. But that reply takes the same square, too, so it could have been the first move.</source>
        <translation>ভরা বোর্ড পেলে যার চাল সে-ই জেতে। ধরো, শুধু কোণ থেকে সবচেয়ে দূরের ঘরটা নিলে হার হতো: তাহলে প্রতিপক্ষের একটা জেতার জবাব থাকত। কিন্তু সেই জবাবও ওই ঘরটা নেয়, তাই সেটাই তো প্রথম চাল হতে পারত।</translation>
    </message>
    <message>
        <source>This proves that a winning move exists. It does not say which: no rule for it is known, it has to be searched for.</source>
        <translation>এতে প্রমাণ হয় যে জেতার একটা চাল আছে। কোনটা, তা বলে না: তার কোনো নিয়ম জানা নেই, খুঁজে বের করতে হয়।</translation>
    </message>
    <message>
        <source>Nim in disguise</source>
        <translation>ছদ্মবেশী নিম</translation>
    </message>
    <message>
        <source>The other squares of the bottom row and of the first column are two Nim heaps, of %1 and %2: a move shortens one of them, by as much as one likes. The corner stays.</source>
        <extracomment>two numbers of squares</extracomment>
        <translation>নিচের সারির আর প্রথম কলামের বাকি ঘরগুলো নিমের দুটি স্তূপ, %1 আর %2: এক চালে একটা ছোট হয়, যতটা খুশি। কোণটা থেকে যায়।</translation>
    </message>
    <message>
        <source>Why: two rows</source>
        <translation>কেন: দুই সারি</translation>
    </message>
    <message>
        <source>Why: two columns</source>
        <translation>কেন: দুই কলাম</translation>
    </message>
    <message>
        <source>Why: the mirror</source>
        <translation>কেন: আয়না</translation>
    </message>
    <message>
        <source>Why: the stolen strategy</source>
        <translation>কেন: কৌশল চুরি</translation>
    </message>
    <message>
        <source>nothing is known</source>
        <translation>কিছুই জানা নেই</translation>
    </message>
    <message>
        <source>the player to move loses (P)</source>
        <translation>যার চাল সে হারে (P)</translation>
    </message>
    <message>
        <source>the player to move wins (N)</source>
        <translation>যার চাল সে জেতে (N)</translation>
    </message>
    <message>
        <source>Left wins whoever starts (L)</source>
        <translation>যে-ই শুরু করুক, বাম জেতে (L)</translation>
    </message>
    <message>
        <source>Right wins whoever starts (R)</source>
        <translation>যে-ই শুরু করুক, ডান জেতে (R)</translation>
    </message>
    <message>
        <source>%1: by the claim %2; in fact %3.</source>
        <extracomment>a position, and twice who wins, such as &quot;the player to move wins&quot;</extracomment>
        <translation>%1: দাবি অনুযায়ী %2; আসলে %3।</translation>
    </message>
    <message>
        <source>more than %1 coins altogether</source>
        <translation>সব মিলিয়ে %1টির বেশি মুদ্রা</translation>
    </message>
    <message>
        <source>No coins.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>কোনো মুদ্রা নেই।</translation>
    </message>
    <message>
        <source>a number of coins</source>
        <translation>মুদ্রার সংখ্যা</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 place for coins</source>
        <translation>
            <numerusform>মুদ্রার %1টির বেশি জায়গা</numerusform>
            <numerusform>মুদ্রার %1টির বেশি জায়গা</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 places for coins</source>
        <translation>
            <numerusform>মুদ্রার %1টির বেশি জায়গা</numerusform>
            <numerusform>মুদ্রার %1টির বেশি জায়গা</numerusform>
        </translation>
    </message>
    <message>
        <source>Silver Dollar</source>
        <extracomment>the name of a game</extracomment>
        <translation>সিলভার ডলার</translation>
    </message>
    <message>
        <source>Slide left, no jumping</source>
        <translation>বাঁয়ে সরাও, ডিঙানো নয়</translation>
    </message>
    <message>
        <source>The coins pair from the right, and the gaps of the pairs are Nim heaps.</source>
        <translation>মুদ্রাগুলো ডান থেকে জোড়া বাঁধে, আর জোড়ার ফাঁকগুলো নিমের স্তূপ।</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>head of the column of moves</extracomment>
        <translation>চাল</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin can still move now</source>
        <translation>
            <numerusform>এখনো %1টি মুদ্রা নড়তে পারে</numerusform>
            <numerusform>এখনো %1টি মুদ্রা নড়তে পারে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins can still move now</source>
        <translation>
            <numerusform>এখনো %1টি মুদ্রা নড়তে পারে</numerusform>
            <numerusform>এখনো %1টি মুদ্রা নড়তে পারে</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square to change it; drag a coin to move it.</source>
        <translation>ঘর বদলাতে তাতে ক্লিক করো; সরাতে মুদ্রা টানো।</translation>
    </message>
    <message>
        <source>Two gaps</source>
        <extracomment>a ready-made board: it has two gaps between coins</extracomment>
        <translation>দুটি ফাঁক</translation>
    </message>
    <message>
        <source>4 coins, 11 squares</source>
        <translation>4টি মুদ্রা, 11টি ঘর</translation>
    </message>
    <message>
        <source>Twins</source>
        <extracomment>the name of a game</extracomment>
        <translation>যমজ</translation>
    </message>
    <message>
        <source>2 gaps of the same size</source>
        <translation>একই মাপের 2টি ফাঁক</translation>
    </message>
    <message>
        <source>Odd one out</source>
        <translation>একজন বাড়তি</translation>
    </message>
    <message>
        <source>3 coins, 11 squares</source>
        <translation>3টি মুদ্রা, 11টি ঘর</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <extracomment>a ready-made board: an easy one to begin with</extracomment>
        <translation>গা গরম</translation>
    </message>
    <message>
        <source>2 coins, 1 gap</source>
        <translation>2টি মুদ্রা, 1টি ফাঁক</translation>
    </message>
    <message>
        <source>Crowd</source>
        <extracomment>a ready-made board: it has many coins close together</extracomment>
        <translation>ভিড়</translation>
    </message>
    <message>
        <source>6 coins, close together</source>
        <translation>6টি মুদ্রা, ঘেঁষাঘেঁষি</translation>
    </message>
    <message>
        <source>Long road</source>
        <extracomment>a ready-made board: its coins have a long way to go</extracomment>
        <translation>লম্বা রাস্তা</translation>
    </message>
    <message>
        <source>4 coins, 16 squares</source>
        <translation>4টি মুদ্রা, 16টি ঘর</translation>
    </message>
    <message>
        <source>Slide one coin to the left. It may not jump over a coin or land on one.</source>
        <translation>একটা মুদ্রা বাঁয়ে সরাও। ডিঙানো নয়, এক ঘরে একটা মুদ্রা।</translation>
    </message>
    <message>
        <source>A coin on %1.</source>
        <translation>মুদ্রা আছে %1-এ।</translation>
    </message>
    <message>
        <source>Coins on %1.</source>
        <translation>মুদ্রা আছে %1-এ।</translation>
    </message>
    <message>
        <source>Three coins: n squares before the first, m before the last</source>
        <translation>তিনটি মুদ্রা: প্রথমটার আগে n ঘর, শেষটার আগে m</translation>
    </message>
    <message>
        <source>Two coins: n squares before, m between</source>
        <translation>দুটি মুদ্রা: আগে n ঘর, মাঝে m</translation>
    </message>
    <message>
        <source>gaps of paired coins as heaps</source>
        <translation>জোড়া-মুদ্রার ফাঁক, স্তূপ হিসেবে</translation>
    </message>
    <message>
        <source>a row of 0 and 1, 1 for a coin</source>
        <translation>0 আর 1-এর সারি, মুদ্রা মানে 1</translation>
    </message>
    <message>
        <source>Edge and %1</source>
        <translation>কিনারা আর %1</translation>
    </message>
    <message>
        <source>the gap between the edge and %1</source>
        <translation>কিনারা আর %1-এর মাঝের ফাঁক</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>the squares of two coins that form a pair, such as 5 and 8</extracomment>
        <translation>%1 আর %2</translation>
    </message>
    <message>
        <source>the gap between %1 and %2</source>
        <extracomment>within a sentence: the squares of two coins, such as 5 and 8</extracomment>
        <translation>%1 আর %2-এর মাঝের ফাঁক</translation>
    </message>
    <message>
        <source>Gap %1</source>
        <extracomment>before a number in a table: the number of a gap between coins</extracomment>
        <translation>ফাঁক %1</translation>
    </message>
    <message>
        <source>Pair the coins from the right; a coin without a partner pairs with the edge. Each pair is a heap as large as the gap in between: %1.</source>
        <translation>ডান থেকে মুদ্রার জোড়া বাঁধো; যার সঙ্গী নেই তার সঙ্গী কিনারা। প্রতিটি জোড়া তার মাঝের ফাঁকের সমান একটা স্তূপ: %1।</translation>
    </message>
    <message>
        <source>Closing a gap takes from its heap. Opening one is undone by the same slide of the partner, so it changes nothing.</source>
        <translation>ফাঁক কমালে স্তূপ থেকে কমে। বাড়ালে সঙ্গীকে ঠিক ততটা সরিয়ে ফেরানো যায়, তাই কিছু বদলায় না।</translation>
    </message>
    <message>
        <source>%1: %2. In the drawing, %3, %4.</source>
        <extracomment>a position and who wins, then another position and who wins that</extracomment>
        <translation>%1: %2। ছবিতে %3, %4।</translation>
    </message>
    <message>
        <source>“Coins on 2, 5, 7, 10”, beside a row drawn with coins on 2, 5, 7, 11.</source>
        <translation>“মুদ্রা 2, 5, 7, 10-এ”, পাশে আঁকা সারিতে মুদ্রা 2, 5, 7, 11-তে।</translation>
    </message>
    <message>
        <source>One square changes the winner: the gaps are 2 and 2 in words, 2 and 3 in the drawing.</source>
        <translation>এক ঘরেই বিজয়ী বদলে যায়: কথায় ফাঁক 2 আর 2, ছবিতে 2 আর 3।</translation>
    </message>
    <message>
        <source>to %1</source>
        <extracomment>on the board: the square, box or step that a coin goes to</extracomment>
        <translation>%1-এ</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin from %2 to %3</source>
        <extracomment>a move: how many coins, and the two boxes or steps; here one coin</extracomment>
        <translation>
            <numerusform>%2 থেকে %3-এ %1টি মুদ্রা</numerusform>
            <numerusform>%2 থেকে %3-এ %1টি মুদ্রা</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins from %2 to %3</source>
        <extracomment>a move: how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>%2 থেকে %3-এ %1টি মুদ্রা</numerusform>
            <numerusform>%2 থেকে %3-এ %1টি মুদ্রা</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the coins on %1.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>%1-এর মুদ্রাগুলো দেখো।</translation>
    </message>
    <message>
        <source>The coins on %1 hold out longest.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>সবচেয়ে বেশিক্ষণ টেকা যায় %1-এর মুদ্রায়।</translation>
    </message>
    <message>
        <source>coin %1 to %2</source>
        <translation>%1-এর মুদ্রা %2-এ</translation>
    </message>
    <message>
        <source>Look at the coin on %1.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>%1-এর মুদ্রাটা দেখো।</translation>
    </message>
    <message>
        <source>The coin on %1 holds out longest.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>সবচেয়ে বেশিক্ষণ টেকা যায় %1-এর মুদ্রাটায়।</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a move: the squares or boxes that a coin leaves and goes to, such as &quot;5 to 3&quot;</extracomment>
        <translation>%1 থেকে %2</translation>
    </message>
    <message>
        <source>Nimble</source>
        <extracomment>the name of a game</extracomment>
        <translation>নিম্বল</translation>
    </message>
    <message>
        <source>Any coin, any square left</source>
        <translation>যে-কোনো মুদ্রা, বাঁয়ের যে-কোনো ঘর</translation>
    </message>
    <message>
        <source>Each coin in box n is a Nim heap of n.</source>
        <translation>বাক্স n-এর প্রতিটি মুদ্রা n-এর একটা নিম স্তূপ।</translation>
    </message>
    <message>
        <source>6 coins, 5 boxes</source>
        <translation>6টি মুদ্রা, 5টি বাক্স</translation>
    </message>
    <message>
        <source>Several at once</source>
        <translation>একসঙ্গে কয়েকটি</translation>
    </message>
    <message>
        <source>2 coins in one box</source>
        <translation>এক বাক্সে 2টি মুদ্রা</translation>
    </message>
    <message>
        <source>Long row</source>
        <extracomment>a ready-made board: a long row of boxes</extracomment>
        <translation>লম্বা সারি</translation>
    </message>
    <message>
        <source>5 coins, 9 boxes</source>
        <translation>5টি মুদ্রা, 9টি বাক্স</translation>
    </message>
    <message>
        <source>Coins in box 0, 1, 2, …</source>
        <translation>0, 1, 2, … নম্বর বাক্সে মুদ্রা</translation>
    </message>
    <message>
        <source>Coins per move</source>
        <translation>এক চালে মুদ্রা</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>a choice of how many coins a move takes along</extracomment>
        <translation>একটি</translation>
    </message>
    <message>
        <source>one or more of a box</source>
        <translation>এক বাক্সের এক বা একাধিক</translation>
    </message>
    <message>
        <source>Move one or more coins from one box to a box with a lower number.</source>
        <translation>এক বাক্সের এক বা একাধিক মুদ্রা ছোট নম্বরের বাক্সে সরাও।</translation>
    </message>
    <message>
        <source>Move one coin to any box with a lower number.</source>
        <translation>একটা মুদ্রা ছোট নম্বরের যে-কোনো বাক্সে সরাও।</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin in box %2</source>
        <extracomment>read aloud: how many coins are in a box, here one</extracomment>
        <translation>
            <numerusform>বাক্স %2-এ %1টি মুদ্রা</numerusform>
            <numerusform>বাক্স %2-এ %1টি মুদ্রা</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins in box %2</source>
        <extracomment>read aloud: how many coins are in a box</extracomment>
        <translation>
            <numerusform>বাক্স %2-এ %1টি মুদ্রা</numerusform>
            <numerusform>বাক্স %2-এ %1টি মুদ্রা</numerusform>
        </translation>
    </message>
    <message>
        <source>Two coins: n boxes before, m between</source>
        <translation>দুটি মুদ্রা: আগে n বাক্স, মাঝে m</translation>
    </message>
    <message>
        <source>One coin in box n</source>
        <translation>বাক্স n-এ একটা মুদ্রা</translation>
    </message>
    <message>
        <source>n coins in box 1, m in box 2, taken together</source>
        <translation>বাক্স 1-এ n টি মুদ্রা, বাক্স 2-এ m টি, একসঙ্গে নেওয়া যায়</translation>
    </message>
    <message>
        <source>coins as heaps</source>
        <translation>মুদ্রা, স্তূপ হিসেবে</translation>
    </message>
    <message>
        <source>“Move one or more coins of one box: it is Nim on the coins.”</source>
        <translation>“এক বাক্সের এক বা একাধিক মুদ্রা সরাও: এটা মুদ্রা নিয়ে নিম।”</translation>
    </message>
    <message>
        <source>With one coin a move each coin is a heap. Several coins moved together change several heaps at once, which no move of Nim does.</source>
        <translation>এক চালে একটা মুদ্রা হলে প্রতিটি মুদ্রা একটা স্তূপ। কয়েকটা একসঙ্গে সরালে একসঙ্গে কয়েকটা স্তূপ বদলায়, নিমের কোনো চালে যা হয় না।</translation>
    </message>
    <message>
        <source>Box %1</source>
        <extracomment>before a number in a table: the box of a coin, such as 5</extracomment>
        <translation>বাক্স %1</translation>
    </message>
    <message>
        <source>the coin in box %1</source>
        <translation>বাক্স %1-এর মুদ্রা</translation>
    </message>
    <message>
        <source>Each coin is a heap as large as the number of its box: %1.</source>
        <translation>প্রতিটি মুদ্রা তার বাক্সের নম্বরের সমান একটা স্তূপ: %1।</translation>
    </message>
    <message>
        <source>Moving a coin to a lower box takes from its heap. No coin is ever in the way of another one.</source>
        <translation>মুদ্রা ছোট নম্বরের বাক্সে সরালে তার স্তূপ থেকে কমে। কোনো মুদ্রা কখনো আরেকটার পথে বাধা হয় না।</translation>
    </message>
    <message>
        <source>Staircase Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>সিঁড়ি নিম</translation>
    </message>
    <message>
        <source>Step down</source>
        <extracomment>what the game is about: coins go one step of a staircase down</extracomment>
        <translation>এক ধাপ নামাও</translation>
    </message>
    <message>
        <source>Only the coins on the odd steps count, as Nim heaps.</source>
        <translation>শুধু বিজোড় ধাপের মুদ্রাগুলো ধর্তব্য, নিমের স্তূপ হিসেবে।</translation>
    </message>
    <message>
        <source>Coins</source>
        <extracomment>head of the column of moves: how many coins are moved</extracomment>
        <translation>মুদ্রা</translation>
    </message>
    <message>
        <source>Click a step to put a coin on it, a coin to take it off.</source>
        <translation>ধাপে ক্লিক করলে মুদ্রা বসে, মুদ্রায় ক্লিক করলে উঠে যায়।</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>a field: how many steps the staircase has</extracomment>
        <translation>ধাপ</translation>
    </message>
    <message>
        <source>9 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>9টি মুদ্রা</translation>
    </message>
    <message>
        <source>8 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>8টি মুদ্রা</translation>
    </message>
    <message>
        <source>6 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>6টি মুদ্রা</translation>
    </message>
    <message>
        <source>High stairs</source>
        <extracomment>a ready-made board: it has many steps</extracomment>
        <translation>উঁচু সিঁড়ি</translation>
    </message>
    <message>
        <source>13 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>13টি মুদ্রা</translation>
    </message>
    <message>
        <source>Coins on step 0, 1, 2, …</source>
        <translation>0, 1, 2, … নম্বর ধাপে মুদ্রা</translation>
    </message>
    <message>
        <source>Move one or more coins from one step down to the next.</source>
        <translation>এক ধাপের এক বা একাধিক মুদ্রা নিচের ধাপে নামাও।</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin on step %2</source>
        <extracomment>read aloud: how many coins are on a step of the staircase, here one</extracomment>
        <translation>
            <numerusform>ধাপ %2-এ %1টি মুদ্রা</numerusform>
            <numerusform>ধাপ %2-এ %1টি মুদ্রা</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins on step %2</source>
        <extracomment>read aloud: how many coins are on a step of the staircase</extracomment>
        <translation>
            <numerusform>ধাপ %2-এ %1টি মুদ্রা</numerusform>
            <numerusform>ধাপ %2-এ %1টি মুদ্রা</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins on steps 1 and 3</source>
        <translation>ধাপ 1 আর 3-এ মুদ্রা</translation>
    </message>
    <message>
        <source>Coins on steps 1 and 2</source>
        <translation>ধাপ 1 আর 2-এ মুদ্রা</translation>
    </message>
    <message>
        <source>Three coins on step n</source>
        <translation>ধাপ n-এ তিনটি মুদ্রা</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>before a number in a table: a step of the staircase, such as 3</extracomment>
        <translation>ধাপ %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <extracomment>within a sentence: the number of a step of the staircase</extracomment>
        <translation>ধাপ %1</translation>
    </message>
    <message>
        <source>The coins of each odd step are a heap; even steps do not count: %1.</source>
        <translation>প্রতি বিজোড় ধাপের মুদ্রাগুলো একটা স্তূপ; জোড় ধাপ ধর্তব্য নয়: %1।</translation>
    </message>
    <message>
        <source>A move from an odd step takes from its heap. A move from an even step adds to one; moving the same coins one step further undoes it, so it changes nothing.</source>
        <translation>বিজোড় ধাপের চালে স্তূপ থেকে কমে। জোড় ধাপের চালে একটা স্তূপ বাড়ে; ওই মুদ্রাগুলোকেই আরও এক ধাপ নামালে তা ফিরে যায়, তাই কিছু বদলায় না।</translation>
    </message>
    <message>
        <source>odd steps as heaps</source>
        <translation>বিজোড় ধাপ, স্তূপ হিসেবে</translation>
    </message>
    <message>
        <source>Heap %1</source>
        <extracomment>before a number in a table: the number of a heap, such as 2</extracomment>
        <translation>স্তূপ %1</translation>
    </message>
    <message>
        <source>Next step</source>
        <extracomment>a button: shows the next step of the reasons</extracomment>
        <translation>পরের ধাপ</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>a player, not a direction</extracomment>
        <translation>বাম</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>a player, not a direction</extracomment>
        <translation>ডান</translation>
    </message>
    <message>
        <source>No arrow leads there from the token.</source>
        <translation>ঘুঁটি থেকে সেখানে কোনো তীর যায় না।</translation>
    </message>
    <message>
        <source>Look at the arrows that leave node %1.</source>
        <translation>নোড %1 থেকে যে তীরগুলো বেরোয়, সেগুলো দেখো।</translation>
    </message>
    <message>
        <source>An arrow from node %1 holds out longest.</source>
        <translation>সবচেয়ে বেশিক্ষণ টেকা যায় নোড %1 থেকে বেরোনো একটা তীরে।</translation>
    </message>
    <message>
        <source>an arrow such as 2-1</source>
        <translation>⁦2-1⁩-এর মতো একটা তীর</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 arrow</source>
        <translation>
            <numerusform>%1টির বেশি তীর</numerusform>
            <numerusform>%1টির বেশি তীর</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 arrows</source>
        <translation>
            <numerusform>%1টির বেশি তীর</numerusform>
            <numerusform>%1টির বেশি তীর</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;@&apos; and the token&apos;s node</source>
        <translation>&apos;@&apos; আর ঘুঁটির নোড</translation>
    </message>
    <message>
        <source>the arrows form a cycle: %1</source>
        <translation>তীরগুলো একটা চক্র বানায়: %1</translation>
    </message>
    <message numerus="yes">
        <source>the arrows form a cycle: %1, %2 arrow</source>
        <extracomment>a mistake: some nodes, such as 1-2-3-1, and how many arrows there are, here one</extracomment>
        <translation>
            <numerusform>তীরগুলো একটা চক্র বানায়: %1, %2টি তীর</numerusform>
            <numerusform>তীরগুলো একটা চক্র বানায়: %1, %2টি তীর</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the arrows form a cycle: %1, %2 arrows</source>
        <extracomment>a mistake: some nodes, such as 1-2-3-1, and how many arrows there are</extracomment>
        <translation>
            <numerusform>তীরগুলো একটা চক্র বানায়: %1, %2টি তীর</numerusform>
            <numerusform>তীরগুলো একটা চক্র বানায়: %1, %2টি তীর</numerusform>
        </translation>
    </message>
    <message>
        <source>Graph Game</source>
        <extracomment>the name of a game</extracomment>
        <translation>গ্রাফের খেলা</translation>
    </message>
    <message>
        <source>Move a token along arrows</source>
        <translation>তীর ধরে ঘুঁটি সরাও</translation>
    </message>
    <message>
        <source>Labelling the graph backwards gives the same kernel and values as a search.</source>
        <translation>গ্রাফে শেষ থেকে চিহ্ন বসালে যে কার্নেল আর মান মেলে, খুঁজলেও তা-ই।</translation>
    </message>
    <message numerus="yes">
        <source>The token can still reach %1 node now</source>
        <translation>
            <numerusform>ঘুঁটিটা এখনো %1টি নোডে যেতে পারে</numerusform>
            <numerusform>ঘুঁটিটা এখনো %1টি নোডে যেতে পারে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The token can still reach %1 nodes now</source>
        <translation>
            <numerusform>ঘুঁটিটা এখনো %1টি নোডে যেতে পারে</numerusform>
            <numerusform>ঘুঁটিটা এখনো %1টি নোডে যেতে পারে</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a node for the token, an arrow to remove it; drag from node to node to draw one.</source>
        <translation>ঘুঁটি রাখতে নোডে, তীর সরাতে তীরে ক্লিক করো; তীর আঁকতে এক নোড থেকে আরেক নোডে টানো।</translation>
    </message>
    <message>
        <source>Add a node</source>
        <translation>নোড যোগ করো</translation>
    </message>
    <message>
        <source>A triangle</source>
        <extracomment>a ready-made board: its arrows form a triangle</extracomment>
        <translation>ত্রিভুজ</translation>
    </message>
    <message>
        <source>Nine nodes</source>
        <extracomment>of a ready-made board: how large its graph is</extracomment>
        <translation>নয়টি নোড</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>a field: the arrows of a graph, such as 2-1, 2-0, 1-0; not keys</extracomment>
        <translation>তীর</translation>
    </message>
    <message>
        <source>Token on node</source>
        <translation>ঘুঁটি যে নোডে</translation>
    </message>
    <message>
        <source>Move the token along an arrow.</source>
        <translation>ঘুঁটিটা একটা তীর ধরে সরাও।</translation>
    </message>
    <message>
        <source>from node %1</source>
        <translation>নোড %1 থেকে</translation>
    </message>
    <message>
        <source>The token on node %1, from which no arrow leads on.</source>
        <translation>ঘুঁটি নোড %1-এ, সেখান থেকে কোনো তীর বেরোয় না।</translation>
    </message>
    <message numerus="yes">
        <source>The token on node %1, with an arrow to %2.</source>
        <extracomment>read aloud: two nodes, such as 5 and 3</extracomment>
        <translation>
            <numerusform>ঘুঁটি নোড %1-এ, তীর যায় %2-এ।</numerusform>
            <numerusform>ঘুঁটি নোড %1-এ, তীর যায় %2-এ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The token on node %1, with arrows to %2.</source>
        <extracomment>read aloud: a node, such as 5, and the nodes that arrows lead to</extracomment>
        <translation>
            <numerusform>ঘুঁটি নোড %1-এ, তীর যায় %2-এ।</numerusform>
            <numerusform>ঘুঁটি নোড %1-এ, তীর যায় %2-এ।</numerusform>
        </translation>
    </message>
    <message>
        <source>One or two nodes back</source>
        <translation>এক বা দুই নোড পেছনে</translation>
    </message>
    <message>
        <source>A graph of arrows</source>
        <translation>তীরের একটা গ্রাফ</translation>
    </message>
    <message>
        <source>Grid Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>ছক নিম</translation>
    </message>
    <message>
        <source>Take 1–3 in a row or column</source>
        <translation>সারি বা কলামে 1–3টি নাও</translation>
    </message>
    <message>
        <source>The table of all boards agrees with a search of each.</source>
        <translation>সব বোর্ডের সারণি প্রতিটির অনুসন্ধানের সঙ্গে মেলে।</translation>
    </message>
    <message>
        <source>Stones</source>
        <extracomment>head of the column of moves: how many stones are taken</extracomment>
        <translation>পাথর</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 stone now</source>
        <translation>
            <numerusform>এখন %1টি পাথর আছে</numerusform>
            <numerusform>এখন %1টি পাথর আছে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 stones now</source>
        <translation>
            <numerusform>এখন %1টি পাথর আছে</numerusform>
            <numerusform>এখন %1টি পাথর আছে</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a cell to put or take a stone.</source>
        <translation>পাথর রাখতে বা তুলতে ঘরে ক্লিক করো।</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>a ready-made board</extracomment>
        <translation>বড়</translation>
    </message>
    <message>
        <source>With holes</source>
        <extracomment>a ready-made board: some of its squares are missing</extracomment>
        <translation>ফাঁকা ঘর সহ</translation>
    </message>
    <message>
        <source>Maximum per move</source>
        <translation>এক চালে সর্বোচ্চ</translation>
    </message>
    <message>
        <source>Look at column %1.</source>
        <translation>কলাম %1 দেখো।</translation>
    </message>
    <message>
        <source>Column %1 holds out longest.</source>
        <translation>সবচেয়ে বেশিক্ষণ টেকা যায় কলাম %1-এ।</translation>
    </message>
    <message>
        <source>Take 1–%1 neighbouring stones in one row or column.</source>
        <translation>এক সারির বা এক কলামের পাশাপাশি 1–%1টি পাথর নাও।</translation>
    </message>
    <message>
        <source>Take one stone.</source>
        <translation>একটা পাথর নাও।</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>how many, times the length of the game: a term of a sum</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Row %1: empty.</source>
        <translation>সারি %1: খালি।</translation>
    </message>
    <message>
        <source>Row %1: full.</source>
        <translation>সারি %1: ভরা।</translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <extracomment>read aloud: the number of a row, and the squares with stones, such as &quot;a, c up to e&quot;</extracomment>
        <translation>সারি %1: %2।</translation>
    </message>
    <message numerus="yes">
        <source>%1 row from a to %2.</source>
        <extracomment>read aloud: how many rows, here one, and the last column, such as e</extracomment>
        <translation>
            <numerusform>a থেকে %2 পর্যন্ত %1টি সারি।</numerusform>
            <numerusform>a থেকে %2 পর্যন্ত %1টি সারি।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows from a to %2.</source>
        <extracomment>read aloud: how many rows, and the last column, such as e</extracomment>
        <translation>
            <numerusform>a থেকে %2 পর্যন্ত %1টি সারি।</numerusform>
            <numerusform>a থেকে %2 পর্যন্ত %1টি সারি।</numerusform>
        </translation>
    </message>
    <message>
        <source>Full grids, n columns and m rows</source>
        <translation>ভরা ছক, n কলাম আর m সারি</translation>
    </message>
    <message>
        <source>Full grids, n columns and m rows, misère</source>
        <translation>ভরা ছক, n কলাম আর m সারি, মিজেয়ার</translation>
    </message>
    <message>
        <source>Grid Nim 3 × 3, misère</source>
        <translation>ছক নিম 3 × 3, মিজেয়ার</translation>
    </message>
    <message>
        <source>Grid Nim 2 × 3</source>
        <translation>ছক নিম 2 × 3</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 stone can be taken, not %2.</source>
        <extracomment>the most that can be taken, here 1, and how many were asked for</extracomment>
        <translation>
            <numerusform>বড়জোর %1টি পাথর নেওয়া যায়, %2টি নয়।</numerusform>
            <numerusform>বড়জোর %1টি পাথর নেওয়া যায়, %2টি নয়।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 stones can be taken, not %2.</source>
        <extracomment>the most that can be taken, and how many were asked for</extracomment>
        <translation>
            <numerusform>বড়জোর %1টি পাথর নেওয়া যায়, %2টি নয়।</numerusform>
            <numerusform>বড়জোর %1টি পাথর নেওয়া যায়, %2টি নয়।</numerusform>
        </translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 বা 1</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cell</source>
        <translation>
            <numerusform>%1টির বেশি ঘর</numerusform>
            <numerusform>%1টির বেশি ঘর</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cells</source>
        <translation>
            <numerusform>%1টির বেশি ঘর</numerusform>
            <numerusform>%1টির বেশি ঘর</numerusform>
        </translation>
    </message>
    <message>
        <source>The groups of stones do not touch, so the position is their sum. Each group is tame: its genus, and that of all it can become, is one that a sum of Nim heaps has. Sums of tame games are decided by the genera as in misère Nim; no position of the whole board has to be searched. Looked at for that: %1.</source>
        <translation>পাথরের দলগুলো একে অন্যকে ছোঁয় না, তাই অবস্থানটা তাদের যোগফল। প্রতিটি দল পোষা (tame): তার জিনাস (genus), আর সে যা যা হতে পারে তাদের জিনাস, নিম স্তূপের কোনো যোগফলেরও জিনাস। পোষা খেলার যোগফলের মীমাংসা হয় জিনাস দিয়েই, মিজেয়ার নিমের মতো; পুরো বোর্ডের কোনো অবস্থান খুঁজতে হয় না। তার জন্য দেখা হয়েছে: %1।</translation>
    </message>
    <message>
        <source>After a half-turn about its centre the board looks the same, and no move meets its own image. So each move has an answer, the stones that lie opposite: whoever answers takes the last stone.</source>
        <translation>মাঝখান ঘিরে আধ পাক ঘোরালে বোর্ডটা একই দেখায়, আর কোনো চাল তার নিজের প্রতিরূপকে ছোঁয় না। তাই প্রতিটি চালের জবাব আছে, উল্টো দিকের পাথরগুলো: যে জবাব দেয়, শেষ পাথরটা সে-ই নেয়।</translation>
    </message>
    <message>
        <source>%1 leaves a board that looks the same after a half-turn about its centre, and no move on it meets its own image. From then on each move has an answer, the stones that lie opposite: whoever answers takes the last stone.</source>
        <translation>%1: তাতে এমন বোর্ড থাকে, যা মাঝখান ঘিরে আধ পাক ঘোরালে একই দেখায়, আর সেখানে কোনো চাল তার নিজের প্রতিরূপকে ছোঁয় না। এরপর প্রতিটি চালের জবাব আছে, উল্টো দিকের পাথরগুলো: যে জবাব দেয়, শেষ পাথরটা সে-ই নেয়।</translation>
    </message>
    <message>
        <source>In normal play %1 and a Nim heap of %2 have the same Grundy value, %2. In misère play they differ: on the board %3, with the heap %4.</source>
        <extracomment>a position, a number, and twice who wins</extracomment>
        <translation>স্বাভাবিক নিয়মে %1 আর %2-এর একটা নিম স্তূপের গ্রান্ডি সংখ্যা একই, %2। মিজেয়ার নিয়মে তারা আলাদা: বোর্ডে %3, স্তূপে %4।</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences, or two parts of a line, one after the other</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“Any impartial game is Nim in disguise.”</source>
        <translation>“যে-কোনো নিরপেক্ষ খেলাই ছদ্মবেশী নিম।”</translation>
    </message>
    <message>
        <source>That holds for finite games in normal play. In misère play two positions with the same Grundy value can have different winners.</source>
        <translation>কথাটা খাটে স্বাভাবিক নিয়মের সসীম খেলায়। মিজেয়ার নিয়মে একই গ্রান্ডি সংখ্যার দুটি অবস্থানে আলাদা খেলোয়াড় জিততে পারে।</translation>
    </message>
    <message>
        <source>each move is answered by its mirror image</source>
        <translation>প্রতিটি চালের জবাব তার আয়না-প্রতিরূপ</translation>
    </message>
    <message>
        <source>Only edges are cut, not joints or the ground.</source>
        <translation>কাটা যায় শুধু রেখা, গিঁট বা মাটি নয়।</translation>
    </message>
    <message>
        <source>That edge is red: only Right may cut it, and Left is to move.</source>
        <translation>এই রেখাটা লাল: শুধু ডান কাটতে পারে, আর এখন বামের চাল।</translation>
    </message>
    <message>
        <source>That edge is blue: only Left may cut it, and Right is to move.</source>
        <translation>এই রেখাটা নীল: শুধু বাম কাটতে পারে, আর এখন ডানের চাল।</translation>
    </message>
    <message>
        <source>No edge is there.</source>
        <translation>ওখানে কোনো রেখা নেই।</translation>
    </message>
    <message>
        <source>fusion and the colon principle</source>
        <translation>ফিউশন আর কোলন নীতি</translation>
    </message>
    <message>
        <source>the sign rule</source>
        <translation>চিহ্নের নিয়ম</translation>
    </message>
    <message>
        <source>the colon principle</source>
        <translation>কোলন নীতি</translation>
    </message>
    <message>
        <source>the values of the parts</source>
        <translation>অংশগুলোর মান</translation>
    </message>
    <message>
        <source>an edge such as 1-2b</source>
        <translation>⁦1-2b⁩-এর মতো একটা রেখা</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 edge</source>
        <translation>
            <numerusform>%1টির বেশি রেখা</numerusform>
            <numerusform>%1টির বেশি রেখা</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 edges</source>
        <translation>
            <numerusform>%1টির বেশি রেখা</numerusform>
            <numerusform>%1টির বেশি রেখা</numerusform>
        </translation>
    </message>
    <message>
        <source>a colour, g, b or r</source>
        <translation>একটা রং: g, b বা r</translation>
    </message>
    <message>
        <source>cut the loop at %1 (blue)</source>
        <translation>%1-এর ফাঁস কাটা (নীল)</translation>
    </message>
    <message>
        <source>cut %1-%2 (blue)</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>%1-%2 কাটা (নীল)</translation>
    </message>
    <message>
        <source>cut the loop at %1 (red)</source>
        <translation>%1-এর ফাঁস কাটা (লাল)</translation>
    </message>
    <message>
        <source>cut %1-%2 (red)</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>%1-%2 কাটা (লাল)</translation>
    </message>
    <message>
        <source>cut the loop at %1 (green)</source>
        <translation>%1-এর ফাঁস কাটা (সবুজ)</translation>
    </message>
    <message>
        <source>cut %1-%2 (green)</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>%1-%2 কাটা (সবুজ)</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 falls</source>
        <extracomment>of a move: &quot;cut&quot;, and how many more edges fall off, here one</extracomment>
        <translation>
            <numerusform>%1, পড়ে %2টি</numerusform>
            <numerusform>%1, পড়ে %2টি</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 fall</source>
        <translation>
            <numerusform>%1, পড়ে %2টি</numerusform>
            <numerusform>%1, পড়ে %2টি</numerusform>
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
        <translation>মাটিতে দাঁড়ানো একটা রেখা দেখো।</translation>
    </message>
    <message>
        <source>An edge that stands on the ground holds out longest.</source>
        <translation>সবচেয়ে বেশিক্ষণ টেকা যায় মাটিতে দাঁড়ানো একটা রেখায়।</translation>
    </message>
    <message>
        <source>Look at an edge that nothing hangs on.</source>
        <translation>যে রেখায় কিছু ঝোলে না, এমন একটা দেখো।</translation>
    </message>
    <message>
        <source>An edge that nothing hangs on holds out longest.</source>
        <translation>সবচেয়ে বেশিক্ষণ টেকা যায় এমন একটা রেখায়, যাতে কিছু ঝোলে না।</translation>
    </message>
    <message>
        <source>Look at an edge between two joints.</source>
        <translation>দুই গিঁটের মাঝের একটা রেখা দেখো।</translation>
    </message>
    <message>
        <source>An edge between two joints holds out longest.</source>
        <translation>সবচেয়ে বেশিক্ষণ টেকা যায় দুই গিঁটের মাঝের একটা রেখায়।</translation>
    </message>
    <message>
        <source>Hackenbush</source>
        <extracomment>the name of a game</extracomment>
        <translation>হ্যাকেনবুশ</translation>
    </message>
    <message>
        <source>Cut, and let it fall</source>
        <translation>কাটো, আর পড়তে দাও</translation>
    </message>
    <message>
        <source>The colon principle, fusion and the sign rule give the same values as a search.</source>
        <translation>কোলন নীতি, ফিউশন আর চিহ্নের নিয়মে যে মান মেলে, খুঁজলেও তা-ই।</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 edge now</source>
        <translation>
            <numerusform>এখন %1টি রেখা আছে</numerusform>
            <numerusform>এখন %1টি রেখা আছে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 edges now</source>
        <translation>
            <numerusform>এখন %1টি রেখা আছে</numerusform>
            <numerusform>এখন %1টি রেখা আছে</numerusform>
        </translation>
    </message>
    <message>
        <source>Blue (Left)</source>
        <extracomment>the player Left, who cuts blue edges</extracomment>
        <translation>নীল (বাম)</translation>
    </message>
    <message>
        <source>Red (Right)</source>
        <extracomment>the player Right, who cuts red edges</extracomment>
        <translation>লাল (ডান)</translation>
    </message>
    <message>
        <source>Edges, joint-joint-colour</source>
        <extracomment>a field: the edges of a drawing, such as 1-2b: two joints, and b for blue</extracomment>
        <translation>রেখা, গিঁট-গিঁট-রং</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>a field: how the drawing is made: as written, or at random</extracomment>
        <translation>ছবি</translation>
    </message>
    <message>
        <source>the edges above</source>
        <translation>উপরের রেখাগুলো</translation>
    </message>
    <message>
        <source>a random tree</source>
        <translation>এলোমেলো একটা গাছ</translation>
    </message>
    <message>
        <source>a random graph</source>
        <translation>এলোমেলো একটা গ্রাফ</translation>
    </message>
    <message>
        <source>Colours, if random</source>
        <translation>রং, এলোমেলো হলে</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>a choice of the colours of a random drawing</extracomment>
        <translation>সবুজ</translation>
    </message>
    <message>
        <source>red and blue</source>
        <translation>লাল আর নীল</translation>
    </message>
    <message>
        <source>all three</source>
        <extracomment>a choice of the colours of a random drawing: green, blue and red</extracomment>
        <translation>তিনটিই</translation>
    </message>
    <message>
        <source>Edges, if random</source>
        <translation>রেখা, এলোমেলো হলে</translation>
    </message>
    <message>
        <source>Seed, if random</source>
        <translation>বীজ, এলোমেলো হলে</translation>
    </message>
    <message>
        <source>cut</source>
        <extracomment>on the board, a verb: what a click on an edge does</extracomment>
        <translation>কাটা</translation>
    </message>
    <message>
        <source>Cut an edge. What no longer reaches the ground falls.</source>
        <translation>একটা রেখা কাটো; মাটির সঙ্গে যার আর যোগ থাকে না, সে পড়ে যায়।</translation>
    </message>
    <message>
        <source>Left cuts blue, Right cuts red, both may cut green. What no longer reaches the ground falls.</source>
        <translation>বাম কাটে নীল, ডান লাল, সবুজ যে-কেউ; মাটির সঙ্গে যার আর যোগ থাকে না, সে পড়ে যায়।</translation>
    </message>
    <message>
        <source>Whoever has no edge left to cut loses.</source>
        <translation>কাটার মতো রেখা নেই: তুমি হেরেছ।</translation>
    </message>
    <message>
        <source>Whoever has no edge left to cut wins.</source>
        <translation>কাটার মতো রেখা নেই: তুমি জিতেছ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 edge</source>
        <extracomment>what is on the board: how many edges, here one</extracomment>
        <translation>
            <numerusform>%1টি রেখা</numerusform>
            <numerusform>%1টি রেখা</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 edges</source>
        <translation>
            <numerusform>%1টি রেখা</numerusform>
            <numerusform>%1টি রেখা</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 green</source>
        <extracomment>read aloud: an edge, such as 1-2, and its colour</extracomment>
        <translation>%1টি সবুজ</translation>
    </message>
    <message>
        <source>%1 blue</source>
        <extracomment>read aloud: an edge, such as 1-2, and its colour</extracomment>
        <translation>%1টি নীল</translation>
    </message>
    <message>
        <source>%1 red</source>
        <extracomment>read aloud: an edge, such as 1-2, and its colour</extracomment>
        <translation>%1টি লাল</translation>
    </message>
    <message>
        <source>No edges.</source>
        <extracomment>read aloud: the drawing is empty</extracomment>
        <translation>কোনো রেখা নেই।</translation>
    </message>
    <message numerus="yes">
        <source>%1 edge: %2.</source>
        <extracomment>read aloud: how many edges there are, here one, and which, such as &quot;1-2 blue&quot;</extracomment>
        <translation>
            <numerusform>%1টি রেখা: %2।</numerusform>
            <numerusform>%1টি রেখা: %2।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 edges: %2.</source>
        <translation>
            <numerusform>%1টি রেখা: %2।</numerusform>
            <numerusform>%1টি রেখা: %2।</numerusform>
        </translation>
    </message>
    <message>
        <source>A stalk, n blue below m red</source>
        <translation>একটা ডাঁটা, m টি লালের নিচে n টি নীল</translation>
    </message>
    <message>
        <source>Two green stalks</source>
        <translation>দুটি সবুজ ডাঁটা</translation>
    </message>
    <message>
        <source>A blue stalk beside a red one</source>
        <translation>লাল ডাঁটার পাশে নীল ডাঁটা</translation>
    </message>
    <message>
        <source>Two stalks of Hackenbush</source>
        <translation>হ্যাকেনবুশের দুটি ডাঁটা</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a move, so the value is 0.</source>
        <extracomment>the players, such as Blue (Left) and Red (Right)</extracomment>
        <translation>%1 বা %2, কারও কোনো চাল নেই, তাই মান 0।</translation>
    </message>
    <message>
        <source>%1 has no move, and the best move of %2 leaves %3. The simplest number below it is %4: that is the value.</source>
        <extracomment>two players, such as Blue (Left) and Red (Right), and two numbers, such as 1/2 and 0</extracomment>
        <translation>%1-এর কোনো চাল নেই, আর %2 তার সেরা চালে রাখে %3। তার চেয়ে ছোট সবচেয়ে সরল সংখ্যা %4: সেটাই মান।</translation>
    </message>
    <message>
        <source>%1 has no move, and the best move of %2 leaves %3. The simplest number above it is %4: that is the value.</source>
        <extracomment>two players, such as Red (Right) and Blue (Left), and two numbers, such as 1/2 and 1</extracomment>
        <translation>%1-এর কোনো চাল নেই, আর %2 তার সেরা চালে রাখে %3। তার চেয়ে বড় সবচেয়ে সরল সংখ্যা %4: সেটাই মান।</translation>
    </message>
    <message>
        <source>The best move of %1 leaves %2, the best move of %3 leaves %4. The simplest number between them is %5: that is the value.</source>
        <extracomment>a player and a number, twice, such as Blue (Left) and 0, Red (Right) and 1; then a number</extracomment>
        <translation>সেরা চালে %1 রাখে %2, আর %3 রাখে %4। মাঝের সবচেয়ে সরল সংখ্যা %5: সেটাই মান।</translation>
    </message>
    <message>
        <source>Parts that have only the ground in common are independent, so the picture is worth their sum: %1.</source>
        <translation>যে অংশগুলোর মধ্যে মাটি ছাড়া কোনো মিল নেই, তারা স্বাধীন, তাই ছবির মান তাদের যোগফল: %1।</translation>
    </message>
    <message>
        <source>The sum itself was not worked out. Who wins is known by play: %1.</source>
        <translation>যোগফলটা বের করা হয়নি। কে জেতে তা জানা গেছে খেলে: %1।</translation>
    </message>
    <message>
        <source>Parts that have only the ground in common are independent, so the picture is worth their sum.</source>
        <translation>যে অংশগুলোর মধ্যে মাটি ছাড়া কোনো মিল নেই, তারা স্বাধীন, তাই ছবির মান তাদের যোগফল।</translation>
    </message>
    <message>
        <source>%1 = %2. %3.</source>
        <extracomment>a sum of values, what it is, and who wins: a sentence</extracomment>
        <translation>%1 = %2। %3।</translation>
    </message>
    <message>
        <source>The part with %1 is worth %2.</source>
        <extracomment>an edge, such as 1–2, and a value</extracomment>
        <translation>যে অংশে %1, তার মান %2।</translation>
    </message>
    <message>
        <source>The simplest number</source>
        <translation>সবচেয়ে সরল সংখ্যা</translation>
    </message>
    <message>
        <source>Why: the values of the parts</source>
        <translation>কেন: অংশগুলোর মান</translation>
    </message>
    <message>
        <source>Stalks</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>ডাঁটা</translation>
    </message>
    <message>
        <source>A tree</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>একটা গাছ</translation>
    </message>
    <message>
        <source>Cycles and loops</source>
        <translation>চক্র আর ফাঁস</translation>
    </message>
    <message>
        <source>A house</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>একটা বাড়ি</translation>
    </message>
    <message>
        <source>A dog</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>একটা কুকুর</translation>
    </message>
    <message>
        <source>The stalk worth 11/8</source>
        <translation>⁦11/8⁩ মানের ডাঁটা</translation>
    </message>
    <message>
        <source>A sum of stalks</source>
        <translation>ডাঁটার যোগফল</translation>
    </message>
    <message>
        <source>Red–blue trees</source>
        <extracomment>a ready-made drawing: trees of red and blue edges</extracomment>
        <translation>লাল–নীল গাছ</translation>
    </message>
    <message>
        <source>A red–blue cabin</source>
        <translation>লাল–নীল কুঁড়েঘর</translation>
    </message>
    <message>
        <source>Flowers</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>ফুল</translation>
    </message>
    <message>
        <source>All three colours</source>
        <translation>তিন রঙেই</translation>
    </message>
    <message>
        <source>on the ground</source>
        <translation>মাটিতে</translation>
    </message>
    <message>
        <source>on joint %1</source>
        <translation>গিঁট %1-এ</translation>
    </message>
    <message>
        <source>the ground</source>
        <extracomment>where edges stand: in the place of &quot;joint 3&quot;</extracomment>
        <translation>মাটি</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>গিঁট %1</translation>
    </message>
    <message numerus="yes">
        <source>joint %1 melts into %2</source>
        <extracomment>the number of a joint, and &quot;the ground&quot; or &quot;joint 3&quot;</extracomment>
        <translation>
            <numerusform>গিঁট %1 গলে %2-তে মেশে</numerusform>
            <numerusform>গিঁট %1 গলে %2-তে মেশে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joints %1 melt into %2</source>
        <extracomment>the numbers of joints, and &quot;the ground&quot; or &quot;joint 3&quot;</extracomment>
        <translation>
            <numerusform>গিঁট %1 গলে %2-তে মেশে</numerusform>
            <numerusform>গিঁট %1 গলে %2-তে মেশে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 (%1 edge)</source>
        <extracomment>a sentence, such as &quot;joint 2 melts into joint 1&quot;, and a number of edges, here one</extracomment>
        <translation>
            <numerusform>%2 (%1টি রেখা)</numerusform>
            <numerusform>%2 (%1টি রেখা)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 (%1 edges)</source>
        <translation>
            <numerusform>%2 (%1টি রেখা)</numerusform>
            <numerusform>%2 (%1টি রেখা)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loop %2</source>
        <extracomment>how many loops there are, here one, and on which joint, such as &quot;on joint 3&quot;</extracomment>
        <translation>
            <numerusform>%2 %1টি ফাঁস</numerusform>
            <numerusform>%2 %1টি ফাঁস</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loops %2</source>
        <extracomment>how many loops there are, and on which joint, such as &quot;on joint 3&quot;</extracomment>
        <translation>
            <numerusform>%2 %1টি ফাঁস</numerusform>
            <numerusform>%2 %1টি ফাঁস</numerusform>
        </translation>
    </message>
    <message>
        <source>Fusion: the joints of a green cycle melt into one, and each edge between them becomes a stalk of length 1 there. Here %1.</source>
        <translation>ফিউশন: সবুজ চক্রের গিঁটগুলো গলে এক হয়, আর মাঝের প্রতিটি রেখা সেখানে 1 দৈর্ঘ্যের একটা ডাঁটা হয়ে যায়। এখানে %1।</translation>
    </message>
    <message>
        <source>A loop counts as a stalk of length 1: %1.</source>
        <translation>একটা ফাঁস 1 দৈর্ঘ্যের ডাঁটার সমান: %1।</translation>
    </message>
    <message>
        <source>joint %1: %2 = %3</source>
        <extracomment>the number of a joint, a nim-sum such as 1 ⊕ 2, and its value</extracomment>
        <translation>গিঁট %1: %2 = %3</translation>
    </message>
    <message>
        <source>Colon principle: the stalks on a joint count as one stalk there, as long as the nim-sum of their lengths (%1).</source>
        <translation>কোলন নীতি: এক গিঁটের ডাঁটাগুলো সেখানে একটা ডাঁটার সমান, তার দৈর্ঘ্য ডাঁটাগুলোর দৈর্ঘ্যের নিম-যোগফল (%1)।</translation>
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
            <numerusform>ডাঁটা, তার সবচেয়ে নিচের রেখার নামে: %1।</numerusform>
            <numerusform>ডাঁটা, তার সবচেয়ে নিচের রেখার নামে: %1।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stalks, named by their lowest edges: %1.</source>
        <translation>
            <numerusform>ডাঁটাগুলো, তাদের সবচেয়ে নিচের রেখার নামে: %1।</numerusform>
            <numerusform>ডাঁটাগুলো, তাদের সবচেয়ে নিচের রেখার নামে: %1।</numerusform>
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
        <translation>%2-এর নিচে %1: %3</translation>
    </message>
    <message>
        <source>The values on one joint are added. A blue edge under x is worth (x + n) ÷ 2^(n − 1), n the least whole number from 1 for which x + n is over 1; a red one is its mirror image.</source>
        <translation>এক গিঁটের মানগুলো যোগ হয়। x-এর নিচের নীল রেখার মান (x + n) ÷ 2^(n − 1), যেখানে n হলো 1 থেকে শুরু করে সবচেয়ে ছোট পূর্ণ সংখ্যা যাতে x + n হয় 1-এর বেশি; লাল রেখা তার আয়না-প্রতিরূপ।</translation>
    </message>
    <message>
        <source>Edge by edge from the tips down, each with what stands on it: %1.</source>
        <translation>ডগা থেকে নিচে একটা একটা রেখা, প্রতিটি তার উপরে যা আছে তা সহ: %1।</translation>
    </message>
    <message>
        <source>Joints on a green cycle may be merged: the value stays the same.</source>
        <translation>সবুজ চক্রের গিঁটগুলো জুড়ে দেওয়া যায়: মান একই থাকে।</translation>
    </message>
    <message numerus="yes">
        <source>Here %1 joint melts into one.</source>
        <translation>
            <numerusform>এখানে %1টি গিঁট গলে এক হয়।</numerusform>
            <numerusform>এখানে %1টি গিঁট গলে এক হয়।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here %1 joints melt into one.</source>
        <translation>
            <numerusform>এখানে %1টি গিঁট গলে এক হয়।</numerusform>
            <numerusform>এখানে %1টি গিঁট গলে এক হয়।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 edge between them becomes a loop.</source>
        <translation>
            <numerusform>তাদের মাঝের %1টি রেখা ফাঁস হয়ে যায়।</numerusform>
            <numerusform>তাদের মাঝের %1টি রেখা ফাঁস হয়ে যায়।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 edges between them become loops.</source>
        <translation>
            <numerusform>তাদের মাঝের %1টি রেখা ফাঁস হয়ে যায়।</numerusform>
            <numerusform>তাদের মাঝের %1টি রেখা ফাঁস হয়ে যায়।</numerusform>
        </translation>
    </message>
    <message>
        <source>A loop can only be cut, and nothing hangs on it: it is worth a stalk of one edge.</source>
        <translation>ফাঁস শুধু কাটা যায়, তাতে কিছু ঝোলে না: তার মান এক রেখার ডাঁটার সমান।</translation>
    </message>
    <message numerus="yes">
        <source>So %1 loop becomes a stalk of length 1.</source>
        <translation>
            <numerusform>তাই %1টি ফাঁস 1 দৈর্ঘ্যের ডাঁটা হয়ে যায়।</numerusform>
            <numerusform>তাই %1টি ফাঁস 1 দৈর্ঘ্যের ডাঁটা হয়ে যায়।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So %1 loops become stalks of length 1.</source>
        <translation>
            <numerusform>তাই %1টি ফাঁস 1 দৈর্ঘ্যের ডাঁটা হয়ে যায়।</numerusform>
            <numerusform>তাই %1টি ফাঁস 1 দৈর্ঘ্যের ডাঁটা হয়ে যায়।</numerusform>
        </translation>
    </message>
    <message>
        <source>So nothing is left on this joint.</source>
        <translation>তাই এই গিঁটে কিছুই থাকে না।</translation>
    </message>
    <message>
        <source>So a stalk of length %1 is left on it.</source>
        <translation>তাই সেখানে %1 দৈর্ঘ্যের একটা ডাঁটা থাকে।</translation>
    </message>
    <message>
        <source>Stalks on one joint count as Nim heaps of their lengths, and one stalk of their nim-sum may stand for them.</source>
        <translation>এক গিঁটের ডাঁটাগুলো তাদের দৈর্ঘ্যের নিম স্তূপের মতো, আর তাদের বদলে নিম-যোগফলের সমান একটা ডাঁটা বসানো যায়।</translation>
    </message>
    <message>
        <source>%1 = %2.</source>
        <extracomment>a nim-sum and its value: a sentence</extracomment>
        <translation>%1 = %2।</translation>
    </message>
    <message>
        <source>Nothing green is left: it is worth 0.</source>
        <translation>সবুজ কিছু বাকি নেই: মান 0।</translation>
    </message>
    <message>
        <source>One green stalk of length %1 is left. Cutting an edge leaves any shorter one, so it is a Nim heap of %1.</source>
        <translation>%1 দৈর্ঘ্যের একটা সবুজ ডাঁটা বাকি। একটা রেখা কাটলে তার চেয়ে খাটো যে-কোনোটা থাকতে পারে, তাই এটা %1-এর একটা নিম স্তূপ।</translation>
    </message>
    <message>
        <source>The green edges are stalks on the ground. Cutting an edge leaves a shorter one, so they are Nim heaps: %1 = %2.</source>
        <extracomment>a nim-sum such as 3 ⊕ 5, and its value</extracomment>
        <translation>সবুজ রেখাগুলো মাটিতে দাঁড়ানো ডাঁটা। একটা রেখা কাটলে খাটো ডাঁটা থাকে, তাই এরা নিম স্তূপ: %1 = %2।</translation>
    </message>
    <message>
        <source>What stands on this blue edge is worth 0, so with the edge it is worth %1.</source>
        <translation>এই নীল রেখার উপরে যা আছে তার মান 0, তাই রেখাটা সহ মান %1।</translation>
    </message>
    <message>
        <source>What stands on this red edge is worth 0, so with the edge it is worth %1.</source>
        <translation>এই লাল রেখার উপরে যা আছে তার মান 0, তাই রেখাটা সহ মান %1।</translation>
    </message>
    <message>
        <source>With the edge it is worth (%1 + %2) ÷ 2^%3 = %4.</source>
        <extracomment>a formula: the value of what stands on the edge, and numbers</extracomment>
        <translation>রেখাটা সহ মান (%1 + %2) ÷ 2^%3 = %4।</translation>
    </message>
    <message>
        <source>With the edge it is worth (%1 − %2) ÷ 2^%3 = %4.</source>
        <translation>রেখাটা সহ মান (%1 − %2) ÷ 2^%3 = %4।</translation>
    </message>
    <message>
        <source>This blue edge counts %1; up to here the stalk is worth %2.</source>
        <extracomment>two values, such as 1/2 and 3/2</extracomment>
        <translation>এই নীল রেখার মান %1; এ পর্যন্ত ডাঁটার মান %2।</translation>
    </message>
    <message>
        <source>This red edge counts %1; up to here the stalk is worth %2.</source>
        <translation>এই লাল রেখার মান %1; এ পর্যন্ত ডাঁটার মান %2।</translation>
    </message>
    <message>
        <source>Fusion: a cycle melts</source>
        <translation>ফিউশন: একটা চক্র গলে যায়</translation>
    </message>
    <message>
        <source>Fuse the cycle</source>
        <translation>চক্রটা গলাও</translation>
    </message>
    <message>
        <source>Loops are stalks</source>
        <translation>ফাঁস মানে ডাঁটা</translation>
    </message>
    <message>
        <source>Open the loops</source>
        <translation>ফাঁস খোলো</translation>
    </message>
    <message>
        <source>The stalks on a joint</source>
        <translation>এক গিঁটের ডাঁটা</translation>
    </message>
    <message>
        <source>Add the stalks</source>
        <translation>ডাঁটাগুলো মেলাও</translation>
    </message>
    <message>
        <source>A row of Nim heaps</source>
        <translation>নিমের এক সারি স্তূপ</translation>
    </message>
    <message>
        <source>Read the heaps</source>
        <translation>স্তূপগুলো পড়ো</translation>
    </message>
    <message>
        <source>An edge and what stands on it</source>
        <translation>একটা রেখা আর তার উপরে যা আছে</translation>
    </message>
    <message>
        <source>Value the edge</source>
        <translation>রেখাটার মান বের করো</translation>
    </message>
    <message>
        <source>The sum at a joint</source>
        <translation>এক গিঁটের যোগফল</translation>
    </message>
    <message>
        <source>Add the values</source>
        <translation>মানগুলো যোগ করো</translation>
    </message>
    <message>
        <source>What stands on one joint are games side by side, so their values are added: %1 = %2.</source>
        <extracomment>a sum such as 1 + 1/2, and its value</extracomment>
        <translation>এক গিঁটে যা যা আছে তা পাশাপাশি কয়েকটা খেলা, তাই মানগুলো যোগ হয়: %1 = %2।</translation>
    </message>
    <message>
        <source>The sign rule</source>
        <translation>চিহ্নের নিয়ম</translation>
    </message>
    <message>
        <source>Next edge</source>
        <translation>পরের রেখা</translation>
    </message>
    <message>
        <source>From the ground up, each edge counts 1 until the colour first changes; from there on each counts half of the one below. Blue adds, red takes away.</source>
        <translation>মাটি থেকে উপরে, প্রথম রং-বদলের আগে পর্যন্ত প্রতিটি রেখার মান 1; সেখান থেকে প্রতিটির মান নিচেরটার অর্ধেক। নীল বাড়ায়, লাল কমায়।</translation>
    </message>
    <message>
        <source>take %1 from heap %2</source>
        <extracomment>a move: how many stones, and the number of the heap</extracomment>
        <translation>স্তূপ %2 থেকে %1টি নেওয়া</translation>
    </message>
    <message>
        <source>No heaps.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>কোনো স্তূপ নেই।</translation>
    </message>
    <message>
        <source>One heap of %1.</source>
        <translation>%1-এর একটা স্তূপ।</translation>
    </message>
    <message>
        <source>Heaps %1.</source>
        <extracomment>read aloud: the sizes of all heaps, such as &quot;7, 11 and 5&quot;</extracomment>
        <translation>স্তূপ %1।</translation>
    </message>
    <message>
        <source>Heaps</source>
        <extracomment>a field: the sizes of the heaps, such as 7,11,5</extracomment>
        <translation>স্তূপ</translation>
    </message>
    <message>
        <source>Proven by the window of the set (Austin): a value depends only on the %1 before it, and that many in a row have come back.</source>
        <translation>সেটের জানালা দিয়ে প্রমাণিত (অস্টিন): একটা মান নির্ভর করে শুধু তার আগের %1টির উপর, আর পরপর ততগুলো ফিরে এসেছে।</translation>
    </message>
    <message>
        <source>One counter is left: the player to move takes it and loses.</source>
        <translation>একটা ঘুঁটি বাকি: যার চাল সে সেটা নেয় আর হারে।</translation>
    </message>
    <message>
        <source>%1 counters are left, each alone.</source>
        <translation>%1টি ঘুঁটি বাকি, প্রতিটি একা।</translation>
    </message>
    <message>
        <source>Each move takes one of them. Their number is odd, so the player to move takes the last one and loses.</source>
        <translation>প্রতি চালে একটা যায়। সংখ্যাটা বিজোড়, তাই শেষটা নেয় যার চাল, সে হারে।</translation>
    </message>
    <message>
        <source>Each move takes one of them. Their number is even, so the opponent takes the last one and loses.</source>
        <translation>প্রতি চালে একটা যায়। সংখ্যাটা জোড়, তাই শেষটা নেয় প্রতিপক্ষ, সে হারে।</translation>
    </message>
    <message>
        <source>Here the values decide misère play, too, by the rule of misère Nim: a heap has the value 1 exactly where taking the smallest number leaves one of value 0 (Ferguson’s pairing), so these games are tame.</source>
        <translation>এখানে মানগুলো মিজেয়ার নিয়মেও মীমাংসা করে, মিজেয়ার নিমের নিয়মে: একটা স্তূপের মান 1 হয় ঠিক তখনই, যখন সবচেয়ে ছোট সংখ্যাটা নিলে মান 0 থাকে (ফার্গুসনের জোড়া), তাই এই খেলাগুলো পোষা (tame)।</translation>
    </message>
    <message>
        <source>In misère play that is cold, because their number is odd.</source>
        <translation>মিজেয়ার নিয়মে এটা ঠান্ডা, কারণ সংখ্যাটা বিজোড়।</translation>
    </message>
    <message>
        <source>In misère play that is hot, because their number is even.</source>
        <translation>মিজেয়ার নিয়মে এটা গরম, কারণ সংখ্যাটা জোড়।</translation>
    </message>
    <message>
        <source>In misère play an odd number of ones is cold: if heaps of 1 alone are left, the player to move takes the last one and loses.</source>
        <translation>মিজেয়ার নিয়মে বিজোড় সংখ্যক এক হলে ঠান্ডা: শুধু 1-এর স্তূপ থাকলে শেষটা নেয় যার চাল, সে হারে।</translation>
    </message>
    <message>
        <source>In misère play an even number of ones is hot: if heaps of 1 alone are left, the opponent takes the last one and loses.</source>
        <translation>মিজেয়ার নিয়মে জোড় সংখ্যক এক হলে গরম: শুধু 1-এর স্তূপ থাকলে শেষটা নেয় প্রতিপক্ষ, সে হারে।</translation>
    </message>
    <message numerus="yes">
        <source>No heap counts as more than 1, and %1 heap as 1.</source>
        <translation>
            <numerusform>কোনো স্তূপের মান 1-এর বেশি নয়, আর %1টির মান 1।</numerusform>
            <numerusform>কোনো স্তূপের মান 1-এর বেশি নয়, আর %1টির মান 1।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No heap counts as more than 1, and %1 heaps as 1.</source>
        <translation>
            <numerusform>কোনো স্তূপের মান 1-এর বেশি নয়, আর %1টির মান 1।</numerusform>
            <numerusform>কোনো স্তূপের মান 1-এর বেশি নয়, আর %1টির মান 1।</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one run is longer than 1, so this is the moment of the switch.</source>
        <translation>1-এর চেয়ে লম্বা টুকরো একটাই, তাই মোড় ঘোরানোর মুহূর্ত এটাই।</translation>
    </message>
    <message>
        <source>Only one heap counts as more than 1, so this is the moment of the switch.</source>
        <translation>1-এর বেশি মানের স্তূপ একটাই, তাই মোড় ঘোরানোর মুহূর্ত এটাই।</translation>
    </message>
    <message numerus="yes">
        <source>The number of ones beside it is %1.</source>
        <translation>
            <numerusform>তার পাশে একের সংখ্যা %1।</numerusform>
            <numerusform>তার পাশে একের সংখ্যা %1।</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring it down to 1: then the number of ones is odd, and the opponent loses.</source>
        <translation>তাকে 1-এ নামাও: তাহলে একের সংখ্যা বিজোড়, আর প্রতিপক্ষ হারে।</translation>
    </message>
    <message>
        <source>Bring it down to 0: then the number of ones is odd, and the opponent loses.</source>
        <translation>তাকে 0-তে নামাও: তাহলে একের সংখ্যা বিজোড়, আর প্রতিপক্ষ হারে।</translation>
    </message>
    <message>
        <source>%1 runs are longer than 1. As long as two or more are, misère play is decided as normal play is: by the nim-sum. The switch comes at the move that leaves no long run: it must leave an odd number of single counters.</source>
        <translation>%1টি টুকরো 1-এর চেয়ে লম্বা। এমন দুই বা তার বেশি থাকলে মিজেয়ার নিয়মেও মীমাংসা স্বাভাবিক নিয়মের মতোই: নিম-যোগফলে। যে চালে কোনো লম্বা টুকরো থাকে না, মোড় সেখানে: তাতে বিজোড় সংখ্যক একলা ঘুঁটি রাখতে হবে।</translation>
    </message>
    <message>
        <source>%1 heaps count as more than 1. As long as two or more do, misère play is decided as normal play is: by the nim-sum. The switch comes at the move that leaves no such heap: it must leave an odd number of ones.</source>
        <translation>%1টি স্তূপের মান 1-এর বেশি। এমন দুই বা তার বেশি থাকলে মিজেয়ার নিয়মেও মীমাংসা স্বাভাবিক নিয়মের মতোই: নিম-যোগফলে। যে চালে এমন কোনো স্তূপ থাকে না, মোড় সেখানে: তাতে বিজোড় সংখ্যক এক রাখতে হবে।</translation>
    </message>
    <message>
        <source>Why: misère Nim</source>
        <translation>কেন: মিজেয়ার নিম</translation>
    </message>
    <message>
        <source>No move is left. In misère play whoever cannot move wins.</source>
        <translation>কোনো চাল বাকি নেই। মিজেয়ার নিয়মে যে চাল দিতে পারে না, সে জেতে।</translation>
    </message>
    <message>
        <source>Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>নিম</translation>
    </message>
    <message>
        <source>Take from one heap</source>
        <translation>একটা স্তূপ থেকে নাও</translation>
    </message>
    <message>
        <source>A position is cold when the nim-sum of its heaps is 0; in misère play the last heaps of one stone turn it round.</source>
        <translation>স্তূপগুলোর নিম-যোগফল 0 হলে অবস্থান ঠান্ডা; মিজেয়ার নিয়মে শেষের এক পাথরের স্তূপগুলোতে উল্টে যায়।</translation>
    </message>
    <message>
        <source>Change the size of a heap with its buttons.</source>
        <translation>স্তূপগুলো বদলাও তাদের নিচে।</translation>
    </message>
    <message>
        <source>Add a heap</source>
        <translation>স্তূপ যোগ করো</translation>
    </message>
    <message>
        <source>Five heaps</source>
        <extracomment>a ready-made board</extracomment>
        <translation>পাঁচ স্তূপ</translation>
    </message>
    <message>
        <source>Take any number of stones from one heap.</source>
        <translation>একটা স্তূপ থেকে যত খুশি পাথর নাও।</translation>
    </message>
    <message>
        <source>Two heaps</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>দুই স্তূপ</translation>
    </message>
    <message>
        <source>Two heaps beside a heap of 3</source>
        <translation>3-এর স্তূপের পাশে দুই স্তূপ</translation>
    </message>
    <message>
        <source>Two heaps, misère</source>
        <translation>দুই স্তূপ, মিজেয়ার</translation>
    </message>
    <message>
        <source>Nim 3, 2, 1: a kernel of four</source>
        <translation>নিম 3, 2, 1: চারটির কার্নেল</translation>
    </message>
    <message>
        <source>Nim 5, 3, 2, analysed by hand</source>
        <translation>নিম 5, 3, 2, হাতে-কলমে বিশ্লেষণ</translation>
    </message>
    <message>
        <source>Nim with two heaps</source>
        <translation>দুই স্তূপের নিম</translation>
    </message>
    <message>
        <source>Nim 3, 2, 1</source>
        <translation>নিম 3, 2, 1</translation>
    </message>
    <message>
        <source>Bouton’s theorem</source>
        <translation>বাউটনের উপপাদ্য</translation>
    </message>
    <message>
        <source>misère Nim</source>
        <extracomment>the name of a theorem: who wins Nim if the last move loses</extracomment>
        <translation>মিজেয়ার নিম</translation>
    </message>
    <message>
        <source>%1: the winning move of normal play leaves %2, and there %3.</source>
        <extracomment>two positions, and who wins, such as &quot;the player to move wins&quot;</extracomment>
        <translation>%1: স্বাভাবিক নিয়মের জেতার চালে থাকে %2, আর সেখানে %3।</translation>
    </message>
    <message>
        <source>“If the heaps have nim-sum 0 at the start, the first player wins.”</source>
        <translation>“শুরুতে স্তূপগুলোর নিম-যোগফল 0 হলে প্রথম খেলোয়াড় জেতে।”</translation>
    </message>
    <message>
        <source>It is the other way round: from nim-sum 0 every move leaves another nim-sum, and the opponent can restore 0. The second player wins.</source>
        <translation>আসলে উল্টো: নিম-যোগফল 0 হলে প্রতি চালে অন্য নিম-যোগফল থাকে, আর প্রতিপক্ষ আবার 0 করতে পারে। জেতে দ্বিতীয় খেলোয়াড়।</translation>
    </message>
    <message>
        <source>“In misère play, with an odd number of single stones left, the player to move cannot be beaten.”</source>
        <translation>“মিজেয়ার নিয়মে বিজোড় সংখ্যক একলা পাথর বাকি থাকলে যার চাল তাকে হারানো যায় না।”</translation>
    </message>
    <message>
        <source>Single stones are taken in turn; with an odd number of them the player to move takes the last one, and that loses.</source>
        <translation>একলা পাথর পালা করে নেওয়া হয়; বিজোড় সংখ্যক হলে শেষটা নেয় যার চাল, আর তাতে হার।</translation>
    </message>
    <message>
        <source>“In misère play, play as in normal play until the very last move, and leave one stone then.”</source>
        <translation>“মিজেয়ার নিয়মে একেবারে শেষ চাল পর্যন্ত স্বাভাবিক নিয়মের মতো খেলো, তখন একটা পাথর রেখে দাও।”</translation>
    </message>
    <message>
        <source>The switch comes earlier: at the move that removes the last heap of two or more, leave an odd number of single stones.</source>
        <translation>মোড়টা আরও আগে: যে চালে দুই বা তার বেশির শেষ স্তূপটা সরে, তাতে বিজোড় সংখ্যক একলা পাথর রাখো।</translation>
    </message>
    <message>
        <source>“Instead of adding in binary, leave an even number of heaps of 2, 4, 8, 16 …”</source>
        <translation>“দ্বিমিকে যোগ না করে 2, 4, 8, 16 …-এর স্তূপ জোড় সংখ্যায় রাখো।”</translation>
    </message>
    <message>
        <source>What has to be even is how often each power of two occurs in the heaps written in binary: 2 and 4 do not cancel, 2 and 2 do.</source>
        <translation>জোড় হতে হবে অন্য জিনিস: দ্বিমিকে লেখা স্তূপগুলোতে দুইয়ের প্রতিটি ঘাত কতবার আছে। 2 আর 4-এ কাটাকাটি হয় না, 2 আর 2-এ হয়।</translation>
    </message>
    <message>
        <source>“Whoever always leaves nim-sum 0 always stays outside the kernel.”</source>
        <translation>“যে সবসময় নিম-যোগফল 0 রাখে, সে সবসময় কার্নেলের বাইরে থাকে।”</translation>
    </message>
    <message>
        <source>Nim-sum 0 is the kernel. Whoever leaves 0 steps into it, and the opponent always has to move out of it.</source>
        <translation>নিম-যোগফল 0-ই কার্নেল। যে 0 রাখে সে তাতে ঢোকে, আর প্রতিপক্ষকে সবসময় বেরোতে হয়।</translation>
    </message>
    <message>
        <source>a misère sum of tame games</source>
        <translation>পোষা (tame) খেলার মিজেয়ার যোগফল</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>in the place of a list of heaps: there is no heap</extracomment>
        <translation>একটিও না</translation>
    </message>
    <message numerus="yes">
        <source>The value of a heap depends only on the value just before it. So once a value comes back, all that follow come back.</source>
        <translation>
            <numerusform>একটা স্তূপের মান নির্ভর করে শুধু তার ঠিক আগের মানটার উপর। তাই একটা মান ফিরে এলে তার পরের সবই ফিরে আসে।</numerusform>
            <numerusform>একটা স্তূপের মান নির্ভর করে শুধু তার ঠিক আগের মানটার উপর। তাই একটা মান ফিরে এলে তার পরের সবই ফিরে আসে।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The value of a heap depends only on the %1 values before it. So once %1 values in a row come back, all that follow come back.</source>
        <translation>
            <numerusform>একটা স্তূপের মান নির্ভর করে শুধু তার আগের %1টি মানের উপর। তাই পরপর %1টি মান ফিরে এলে তার পরের সবই ফিরে আসে।</numerusform>
            <numerusform>একটা স্তূপের মান নির্ভর করে শুধু তার আগের %1টি মানের উপর। তাই পরপর %1টি মান ফিরে এলে তার পরের সবই ফিরে আসে।</numerusform>
        </translation>
    </message>
    <message>
        <source>This is proven: all heaps below %1 have been worked out, and there every value from heap size %2 on comes back %3 later. By the theorem of Guy and Smith so long a stretch makes the values repeat for ever: a larger heap falls apart in the same ways as the one that is %3 smaller.</source>
        <extracomment>sizes of heaps, and the period, a number</extracomment>
        <translation>এটা প্রমাণিত: %1-এর ছোট সব স্তূপের মান বের করা হয়েছে, আর সেখানে মাপ %2 থেকে প্রতিটি মান %3 পরে ফিরে আসে। গাই আর স্মিথের উপপাদ্য বলে, এত লম্বা অংশে মিললে মানগুলো চিরকাল ফিরে ফিরে আসে: বড় স্তূপ ভাঙে ঠিক সেভাবেই, যেভাবে ভাঙে তার চেয়ে %3 ছোট স্তূপ।</translation>
    </message>
    <message>
        <source>The values repeat with period %1.</source>
        <translation>মানগুলো ফিরে ফিরে আসে, পর্যায় %1।</translation>
    </message>
    <message>
        <source>The values repeat with period %1, from heap size %2 on.</source>
        <extracomment>two numbers, such as 12 and 71</extracomment>
        <translation>মানগুলো ফিরে ফিরে আসে, পর্যায় %1, মাপ %2 থেকে।</translation>
    </message>
    <message>
        <source>Heap %1: %2 has the value %3.</source>
        <extracomment>the number of a heap, its size, and its Grundy value</extracomment>
        <translation>স্তূপ %1: %2-এর মান %3।</translation>
    </message>
    <message>
        <source>Heap %1: %2 is like %3 and has the value %4.</source>
        <extracomment>the number of a heap, its size, a smaller size with the same value, and the Grundy value</extracomment>
        <translation>স্তূপ %1: %2 হলো %3-এর মতো, মান %4।</translation>
    </message>
    <message>
        <source>A value of 0 means that the player to move loses.</source>
        <translation>মান 0 মানে যার চাল সে হারে।</translation>
    </message>
    <message>
        <source>A value other than 0 means that the player to move wins.</source>
        <translation>মান 0 না হলে যার চাল সে জেতে।</translation>
    </message>
    <message>
        <source>The value of a heap is the smallest number that is not the value of what a move can leave of it; two heaps count by the nim-sum of their values.</source>
        <translation>চালে স্তূপটার যা থাকতে পারে, তাদের মানের মধ্যে সবচেয়ে ছোট যে সংখ্যাটা নেই, সেটাই স্তূপের মান; দুটি স্তূপ থাকলে তাদের মানের নিম-যোগফল ধরা হয়।</translation>
    </message>
    <message>
        <source>The value of a heap is the smallest number that is not the value of a heap it can become.</source>
        <translation>স্তূপটা যেসব স্তূপ হতে পারে, তাদের মানের মধ্যে সবচেয়ে ছোট যে সংখ্যাটা নেই, সেটাই তার মান।</translation>
    </message>
    <message>
        <source>In misère play a heap without a move has the value 1. Any other heap has the smallest number that is not the value of a heap it can become.</source>
        <translation>মিজেয়ার নিয়মে যে স্তূপে চাল নেই তার মান 1। অন্য স্তূপ যেসব স্তূপ হতে পারে, তাদের মানের মধ্যে সবচেয়ে ছোট যে সংখ্যাটা নেই, সেটাই তার মান।</translation>
    </message>
    <message>
        <source>From a heap of 0 on the values are %1, …</source>
        <translation>0-এর স্তূপ থেকে মানগুলো %1, …</translation>
    </message>
    <message>
        <source>Why: the period</source>
        <translation>কেন: পর্যায়</translation>
    </message>
    <message>
        <source>Why: the values of the heaps</source>
        <translation>কেন: স্তূপগুলোর মান</translation>
    </message>
    <message>
        <source>Prime Powers</source>
        <extracomment>the name of a game</extracomment>
        <translation>মৌলিক ঘাত</translation>
    </message>
    <message>
        <source>Divide until 1 is left</source>
        <translation>1 না হওয়া পর্যন্ত ভাগ</translation>
    </message>
    <message>
        <source>The exponents of the primes are Nim heaps.</source>
        <translation>মৌলিক উৎপাদকের সূচকগুলো নিম স্তূপ।</translation>
    </message>
    <message>
        <source>Power</source>
        <extracomment>head of the column of moves: the power of a prime by which the number is divided, such as 2³</extracomment>
        <translation>ঘাত</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 prime factor now</source>
        <translation>
            <numerusform>এখন %1টি মৌলিক উৎপাদক আছে</numerusform>
            <numerusform>এখন %1টি মৌলিক উৎপাদক আছে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 prime factors now</source>
        <translation>
            <numerusform>এখন %1টি মৌলিক উৎপাদক আছে</numerusform>
            <numerusform>এখন %1টি মৌলিক উৎপাদক আছে</numerusform>
        </translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>the number that the board stands for, such as 1440600</extracomment>
        <translation>সংখ্যা</translation>
    </message>
    <message>
        <source>divide by %1</source>
        <translation>%1 দিয়ে ভাগ</translation>
    </message>
    <message>
        <source>Look at the prime %1.</source>
        <translation>মৌলিক সংখ্যা %1 দেখো।</translation>
    </message>
    <message>
        <source>The prime %1 holds out longest.</source>
        <translation>সবচেয়ে বেশিক্ষণ টেকা যায় মৌলিক সংখ্যা %1-এ।</translation>
    </message>
    <message>
        <source>Choose a prime that divides the number, and divide by it once or more often.</source>
        <translation>সংখ্যাটাকে তার একটা মৌলিক উৎপাদকের কোনো ঘাত দিয়ে ভাগ করো।</translation>
    </message>
    <message>
        <source>%1 to the power of %2</source>
        <extracomment>read aloud: a prime and its exponent, such as 2 and 3 for 2³</extracomment>
        <translation>%1-এর ঘাত %2</translation>
    </message>
    <message>
        <source>The number 1.</source>
        <translation>সংখ্যা 1।</translation>
    </message>
    <message>
        <source>The number %1, with the factors %2.</source>
        <extracomment>read aloud: a number such as 360, and its powers of primes</extracomment>
        <translation>সংখ্যা %1, উৎপাদক %2।</translation>
    </message>
    <message>
        <source>The numbers</source>
        <extracomment>a ready-made family of positions: all numbers</extracomment>
        <translation>সংখ্যাগুলো</translation>
    </message>
    <message>
        <source>Exponent of %1</source>
        <translation>%1-এর সূচক</translation>
    </message>
    <message>
        <source>the exponent of %1</source>
        <translation>%1-এর সূচক</translation>
    </message>
    <message>
        <source>Each prime is a heap as large as its exponent: %1.</source>
        <translation>প্রতিটি মৌলিক সংখ্যা তার সূচকের সমান একটা স্তূপ: %1।</translation>
    </message>
    <message>
        <source>Dividing by a power of a prime takes that many from its heap.</source>
        <translation>মৌলিক সংখ্যার কোনো ঘাত দিয়ে ভাগ করলে তার স্তূপ থেকে ততটা কমে।</translation>
    </message>
    <message>
        <source>exponents as heaps</source>
        <translation>সূচক, স্তূপ হিসেবে</translation>
    </message>
    <message>
        <source>a whole number from 1</source>
        <translation>1 থেকে শুরু পূর্ণ সংখ্যা</translation>
    </message>
    <message>
        <source>The product printed is %1, not the number of %2.</source>
        <extracomment>a number, and a position</extracomment>
        <translation>ছাপা গুণফলটা %1, %2-এর সংখ্যাটা নয়।</translation>
    </message>
    <message>
        <source>“1440600 = 2² · 2² · 3 · 5 · 5 · 7 · 7 · 7 · 7.”</source>
        <translation>“1440600 = 2² · 2² · 3 · 5 · 5 · 7 · 7 · 7 · 7।”</translation>
    </message>
    <message>
        <source>One factor 2 is printed too often: 1440600 = 2³ · 3 · 5² · 7⁴, with the heaps 3, 1, 2, 4.</source>
        <translation>একটা 2 বেশি ছাপা হয়েছে: 1440600 = 2³ · 3 · 5² · 7⁴, স্তূপ 3, 1, 2, 4।</translation>
    </message>
    <message>
        <source>Takeaway</source>
        <extracomment>the name of a game</extracomment>
        <translation>কাঠি তোলা</translation>
    </message>
    <message>
        <source>Take 1, 2 or 3</source>
        <translation>1, 2 বা 3টি নাও</translation>
    </message>
    <message>
        <source>The values of a heap repeat with a proven period; heaps add up by the nim-sum, in misère play as tame games.</source>
        <translation>এক স্তূপের মান প্রমাণিত পর্যায়ে ফিরে আসে; স্তূপগুলো জোড়ে নিম-যোগফলে, মিজেয়ার নিয়মে পোষা (tame) খেলার মতো।</translation>
    </message>
    <message>
        <source>one heap, take 1 to 3</source>
        <translation>এক স্তূপ, 1 থেকে 3টি নাও</translation>
    </message>
    <message>
        <source>Twenty-one</source>
        <extracomment>a ready-made board: a heap of 21</extracomment>
        <translation>একুশ</translation>
    </message>
    <message>
        <source>one heap, misère</source>
        <translation>এক স্তূপ, মিজেয়ার</translation>
    </message>
    <message>
        <source>Take 1, 3 or 4</source>
        <translation>1, 3 বা 4টি নাও</translation>
    </message>
    <message>
        <source>one heap of 20</source>
        <translation>20-এর এক স্তূপ</translation>
    </message>
    <message>
        <source>Three heaps</source>
        <extracomment>a ready-made board</extracomment>
        <translation>তিন স্তূপ</translation>
    </message>
    <message>
        <source>Allowed takes</source>
        <extracomment>a field: how many may be taken, such as 1-3; &quot;takes&quot; is a noun</extracomment>
        <translation>যা নেওয়া যায়</translation>
    </message>
    <message>
        <source>Subtraction set</source>
        <extracomment>a kind of sequence: heaps from which only some numbers may be taken, such as 1, 2, 3</extracomment>
        <translation>বিয়োগের সেট</translation>
    </message>
    <message>
        <source>Numbers that may be taken</source>
        <translation>যে সংখ্যাগুলো নেওয়া যায়</translation>
    </message>
    <message>
        <source>One heap, take 1 to m</source>
        <translation>এক স্তূপ, 1 থেকে m টি নাও</translation>
    </message>
    <message>
        <source>One heap, take 1 or m</source>
        <translation>এক স্তূপ, 1 বা m টি নাও</translation>
    </message>
    <message>
        <source>One heap, take 1, 3 or 4</source>
        <translation>এক স্তূপ, 1, 3 বা 4টি নাও</translation>
    </message>
    <message>
        <source>Takeaway 10</source>
        <extracomment>a game with its position: a heap of 10</extracomment>
        <translation>10 কাঠির খেলা</translation>
    </message>
    <message>
        <source>the period of the subtraction set</source>
        <translation>বিয়োগের সেটের পর্যায়</translation>
    </message>
    <message>
        <source>No period is proven for these takes, so the values of single heaps are worked out one after the other, from a heap of 0 to a heap of %1: the value of a heap is the smallest number that is not the value of a heap it can become.</source>
        <translation>এই সেটের কোনো পর্যায় প্রমাণিত নয়, তাই একা স্তূপের মান একে একে বের করা হয়, 0-এর স্তূপ থেকে %1-এর স্তূপ পর্যন্ত: স্তূপটা যেসব স্তূপ হতে পারে, তাদের মানের মধ্যে সবচেয়ে ছোট যে সংখ্যাটা নেই, সেটাই তার মান।</translation>
    </message>
    <message>
        <source>No counter lies there.</source>
        <translation>ওখানে কোনো ঘুঁটি নেই।</translation>
    </message>
    <message>
        <source>The two counters do not lie on one line.</source>
        <translation>ঘুঁটি দুটি এক লাইনে নেই।</translation>
    </message>
    <message>
        <source>Line Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>লাইন নিম</translation>
    </message>
    <message>
        <source>Take neighbours on a line</source>
        <translation>লাইনে পাশাপাশি ঘুঁটি নাও</translation>
    </message>
    <message>
        <source>Runs of counters are Nim heaps, in both conventions; with a maximum per move each run has a value of its own.</source>
        <translation>দুই নিয়মেই ঘুঁটির টুকরোগুলো নিম স্তূপ; চালের সর্বোচ্চ সীমা থাকলে প্রতি টুকরোর নিজস্ব মান।</translation>
    </message>
    <message>
        <source>Counters</source>
        <extracomment>head of the column of moves: how many counters are taken</extracomment>
        <translation>ঘুঁটি</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 counter now</source>
        <translation>
            <numerusform>এখন %1টি ঘুঁটি আছে</numerusform>
            <numerusform>এখন %1টি ঘুঁটি আছে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 counters now</source>
        <translation>
            <numerusform>এখন %1টি ঘুঁটি আছে</numerusform>
            <numerusform>এখন %1টি ঘুঁটি আছে</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a place to put or take a counter.</source>
        <translation>ঘুঁটি রাখতে বা তুলতে জায়গাটায় ক্লিক করো।</translation>
    </message>
    <message>
        <source>Lines</source>
        <extracomment>a field: how many lines the board has</extracomment>
        <translation>লাইন</translation>
    </message>
    <message>
        <source>Normal play</source>
        <extracomment>a ready-made board that is played by the normal rule: who makes the last move wins</extracomment>
        <translation>স্বাভাবিক নিয়ম</translation>
    </message>
    <message>
        <source>At most two</source>
        <translation>বড়জোর দুটি</translation>
    </message>
    <message>
        <source>Counters per line</source>
        <translation>প্রতি লাইনে ঘুঁটি</translation>
    </message>
    <message>
        <source>Line Nim with a maximum per move</source>
        <translation>লাইন নিম, চালের সর্বোচ্চ সীমা সহ</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>a move: the number of a line, and the counters that are taken, such as 2-3</extracomment>
        <translation>লাইন %1: %2</translation>
    </message>
    <message>
        <source>Look at line %1.</source>
        <translation>লাইন %1 দেখো।</translation>
    </message>
    <message>
        <source>Line %1 holds out longest.</source>
        <translation>সবচেয়ে বেশিক্ষণ টেকা যায় লাইন %1-এ।</translation>
    </message>
    <message>
        <source>Take any number of neighbouring counters on one line.</source>
        <translation>এক লাইনের পাশাপাশি যত খুশি ঘুঁটি নাও।</translation>
    </message>
    <message>
        <source>Take one counter.</source>
        <translation>একটা ঘুঁটি নাও।</translation>
    </message>
    <message>
        <source>Take 1–%1 neighbouring counters on one line.</source>
        <translation>এক লাইনের পাশাপাশি 1–%1টি ঘুঁটি নাও।</translation>
    </message>
    <message>
        <source>Taking the last counter wins.</source>
        <translation>শেষ ঘুঁটি নিলে জিত।</translation>
    </message>
    <message>
        <source>Taking the last counter loses.</source>
        <translation>শেষ ঘুঁটি নিলে হার।</translation>
    </message>
    <message>
        <source>You took the last counter</source>
        <translation>শেষ ঘুঁটিটা তুমি নিয়েছ</translation>
    </message>
    <message>
        <source>%1 took the last counter</source>
        <translation>শেষ ঘুঁটিটা নিয়েছে %1</translation>
    </message>
    <message>
        <source>Line %1: empty.</source>
        <translation>লাইন %1: খালি।</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <extracomment>read aloud: the number of a line, and how many counters stand in its runs, such as &quot;2 and 1&quot;</extracomment>
        <translation>লাইন %1: %2।</translation>
    </message>
    <message>
        <source>Line %1: one counter.</source>
        <translation>লাইন %1: একটা ঘুঁটি।</translation>
    </message>
    <message>
        <source>Line %1: %2 in a row.</source>
        <extracomment>read aloud: the number of a line, and how many counters stand side by side in it</extracomment>
        <translation>লাইন %1: পরপর %2টি।</translation>
    </message>
    <message>
        <source>No lines.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>কোনো লাইন নেই।</translation>
    </message>
    <message>
        <source>One line, take 1 to m</source>
        <translation>এক লাইন, 1 থেকে m টি নাও</translation>
    </message>
    <message>
        <source>One line of two runs</source>
        <translation>দুই টুকরোর এক লাইন</translation>
    </message>
    <message>
        <source>One line, take 1 to m, misère</source>
        <translation>এক লাইন, 1 থেকে m টি নাও, মিজেয়ার</translation>
    </message>
    <message>
        <source>Line Nim 3, 4, 5, misère</source>
        <translation>লাইন নিম 3, 4, 5, মিজেয়ার</translation>
    </message>
    <message>
        <source>Line Nim 3, 2 by run codes</source>
        <translation>লাইন নিম 3, 2, টুকরো-সংকেতে</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 counter can be taken, not %2.</source>
        <extracomment>the most that can be taken, here 1, and how many were asked for</extracomment>
        <translation>
            <numerusform>বড়জোর %1টি ঘুঁটি নেওয়া যায়, %2টি নয়।</numerusform>
            <numerusform>বড়জোর %1টি ঘুঁটি নেওয়া যায়, %2টি নয়।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 counters can be taken, not %2.</source>
        <extracomment>the most that can be taken, and how many were asked for</extracomment>
        <translation>
            <numerusform>বড়জোর %1টি ঘুঁটি নেওয়া যায়, %2টি নয়।</numerusform>
            <numerusform>বড়জোর %1টি ঘুঁটি নেওয়া যায়, %2টি নয়।</numerusform>
        </translation>
    </message>
    <message>
        <source>runs as heaps</source>
        <translation>টুকরো, স্তূপ হিসেবে</translation>
    </message>
    <message>
        <source>With this limit a run need not be worth its length, so the Grundy values of single runs are worked out one after the other, from a run of 0 to a run of %1: the value of a run is the smallest number that is not the value of what a move can leave of it.</source>
        <translation>এই সীমা থাকলে টুকরোর মান তার দৈর্ঘ্যের সমান না-ও হতে পারে, তাই একা টুকরোর গ্রান্ডি সংখ্যা একে একে বের করা হয়, 0-এর টুকরো থেকে %1-এর টুকরো পর্যন্ত: চালে যা থাকতে পারে, তাদের মানের মধ্যে সবচেয়ে ছোট যে সংখ্যাটা নেই, সেটাই টুকরোর মান।</translation>
    </message>
    <message>
        <source>The rule agrees with the search on all %1 boards tried. At the start, %2, %3.</source>
        <extracomment>a number, a position, and who wins</extracomment>
        <translation>যাচাই করা %1টি বোর্ডের সবগুলোতেই নিয়ম আর অনুসন্ধান মেলে। শুরুতে %2, %3।</translation>
    </message>
    <message>
        <source>“Even with a maximum per move, the runs of counters are Nim heaps.”</source>
        <translation>“চালের সর্বোচ্চ সীমা থাকলেও ঘুঁটির টুকরোগুলো নিম স্তূপ।”</translation>
    </message>
    <message>
        <source>A run that is longer than the maximum cannot be taken whole, so it has other options than a Nim heap: its value is another one.</source>
        <translation>সীমার চেয়ে লম্বা টুকরো পুরোটা নেওয়া যায় না, তাই তার বিকল্প নিম স্তূপের মতো নয়: তার মানও আলাদা।</translation>
    </message>
    <message>
        <source>“For misère Line Nim there is no strategy that always works.”</source>
        <translation>“মিজেয়ার লাইন নিমে সবসময় খাটে এমন কোনো কৌশল নেই।”</translation>
    </message>
    <message>
        <source>There is one: misère Nim on the lengths of the runs. If your move leaves a run of two or more, make the nim-sum of the lengths 0. If it leaves only runs of 1, make their number odd.</source>
        <translation>আছে: টুকরোগুলোর দৈর্ঘ্য নিয়ে মিজেয়ার নিম। তোমার চালে দুই বা তার বেশির টুকরো থাকলে দৈর্ঘ্যগুলোর নিম-যোগফল 0 করো। শুধু 1-এর টুকরো থাকলে তাদের সংখ্যা বিজোড় করো।</translation>
    </message>
    <message numerus="yes">
        <source>this row has %1 cell, the first one has %2</source>
        <extracomment>a mistake: rows have to be equally long; two numbers, the first is 1</extracomment>
        <translation>
            <numerusform>এই সারিতে %1টি ঘর, প্রথমটায় %2টি</numerusform>
            <numerusform>এই সারিতে %1টি ঘর, প্রথমটায় %2টি</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this row has %1 cells, the first one has %2</source>
        <extracomment>a mistake: rows have to be equally long; two numbers</extracomment>
        <translation>
            <numerusform>এই সারিতে %1টি ঘর, প্রথমটায় %2টি</numerusform>
            <numerusform>এই সারিতে %1টি ঘর, প্রথমটায় %2টি</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counter, so a run is not a heap of its length, and misère Nim of the lengths does not decide.</source>
        <translation>
            <numerusform>এক চালে বড়জোর %1টি ঘুঁটি নেওয়া যায়, তাই টুকরো তার দৈর্ঘ্যের স্তূপ নয়, আর দৈর্ঘ্যের মিজেয়ার নিমে মীমাংসা হয় না।</numerusform>
            <numerusform>এক চালে বড়জোর %1টি ঘুঁটি নেওয়া যায়, তাই টুকরো তার দৈর্ঘ্যের স্তূপ নয়, আর দৈর্ঘ্যের মিজেয়ার নিমে মীমাংসা হয় না।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counters, so a run is not a heap of its length, and misère Nim of the lengths does not decide.</source>
        <translation>
            <numerusform>এক চালে বড়জোর %1টি ঘুঁটি নেওয়া যায়, তাই টুকরো তার দৈর্ঘ্যের স্তূপ নয়, আর দৈর্ঘ্যের মিজেয়ার নিমে মীমাংসা হয় না।</numerusform>
            <numerusform>এক চালে বড়জোর %1টি ঘুঁটি নেওয়া যায়, তাই টুকরো তার দৈর্ঘ্যের স্তূপ নয়, আর দৈর্ঘ্যের মিজেয়ার নিমে মীমাংসা হয় না।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counter, so a run is not a heap of its length.</source>
        <translation>
            <numerusform>এক চালে বড়জোর %1টি ঘুঁটি নেওয়া যায়, তাই টুকরো তার দৈর্ঘ্যের স্তূপ নয়।</numerusform>
            <numerusform>এক চালে বড়জোর %1টি ঘুঁটি নেওয়া যায়, তাই টুকরো তার দৈর্ঘ্যের স্তূপ নয়।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counters, so a run is not a heap of its length.</source>
        <translation>
            <numerusform>এক চালে বড়জোর %1টি ঘুঁটি নেওয়া যায়, তাই টুকরো তার দৈর্ঘ্যের স্তূপ নয়।</numerusform>
            <numerusform>এক চালে বড়জোর %1টি ঘুঁটি নেওয়া যায়, তাই টুকরো তার দৈর্ঘ্যের স্তূপ নয়।</numerusform>
        </translation>
    </message>
    <message>
        <source>The run code is %1: the numbers of runs of 5, 4, 3, 2 and 1.</source>
        <translation>টুকরো-সংকেত %1: 5, 4, 3, 2 আর 1-এর টুকরো কয়টি।</translation>
    </message>
    <message>
        <source>The runs, longest first: %1 (number × length).</source>
        <translation>টুকরোগুলো, লম্বাটা আগে: %1 (সংখ্যা × দৈর্ঘ্য)।</translation>
    </message>
    <message>
        <source>A run of %1 is not tame, or can become one that is not.</source>
        <translation>%1-এর টুকরো পোষা (tame) নয়, কিংবা এমন কিছু হতে পারে যা পোষা নয়।</translation>
    </message>
    <message>
        <source>A run of %1 has the genus (%2,%3).</source>
        <extracomment>the length of a run, and two numbers of the theory of misère play</extracomment>
        <translation>%1-এর টুকরোর জিনাস (%2,%3)।</translation>
    </message>
    <message>
        <source>Here all runs have the genus (0,1) or (1,0), so they play like heaps of 0 and 1: the position is cold if the nim-sum of the first numbers is 1.</source>
        <translation>এখানে সব টুকরোর জিনাস (0,1) বা (1,0), তাই এরা 0 আর 1-এর স্তূপের মতো: প্রথম সংখ্যাগুলোর নিম-যোগফল 1 হলে অবস্থান ঠান্ডা।</translation>
    </message>
    <message>
        <source>Here some run has a genus (n,n), so the sum is decided as in misère Nim with a heap over 1: it is cold if the nim-sum of the first numbers is 0.</source>
        <translation>এখানে কোনো একটা টুকরোর জিনাস (n,n), তাই যোগফলের মীমাংসা 1-এর বড় স্তূপ সহ মিজেয়ার নিমের মতো: প্রথম সংখ্যাগুলোর নিম-যোগফল 0 হলে ঠান্ডা।</translation>
    </message>
    <message>
        <source>The first numbers add up to the nim-sum %1, so the position is cold.</source>
        <translation>প্রথম সংখ্যাগুলোর নিম-যোগফল %1, তাই অবস্থান ঠান্ডা।</translation>
    </message>
    <message>
        <source>The first numbers add up to the nim-sum %1, so the position is hot.</source>
        <translation>প্রথম সংখ্যাগুলোর নিম-যোগফল %1, তাই অবস্থান গরম।</translation>
    </message>
    <message>
        <source>Why: the runs</source>
        <translation>কেন: টুকরোগুলো</translation>
    </message>
    <message>
        <source>Why: runs are heaps</source>
        <translation>কেন: টুকরো মানে স্তূপ</translation>
    </message>
    <message>
        <source>Only the runs of neighbouring counters matter, and a run of n counts as a heap of n: it can become any shorter run, and the two runs a and b that a move from its middle leaves are worth a ⊕ b, which is at most a + b and so again less than n.</source>
        <translation>পাশাপাশি ঘুঁটির টুকরোগুলোই শুধু জরুরি, আর n-এর টুকরো n-এর স্তূপের সমান: সে যে-কোনো ছোট টুকরো হতে পারে, আর মাঝখান থেকে নিলে যে দুটি টুকরো a আর b থাকে, তাদের মান a ⊕ b, যা বড়জোর a + b, তাই আবার n-এর কম।</translation>
    </message>
    <message>
        <source>A run’s genus is its Grundy value in normal play, and then the same in misère play, where a run without a move has the value 1. A run is tame if its genus, and that of all it can become, is one that a sum of Nim heaps has: (0,1), (1,0) or (n,n). Sums of tame games are decided by the genera.</source>
        <translation>টুকরোর জিনাস (genus) হলো স্বাভাবিক নিয়মে তার গ্রান্ডি সংখ্যা, তারপর মিজেয়ার নিয়মে একই জিনিস, যেখানে চালহীন টুকরোর মান 1। টুকরো পোষা (tame), যদি তার আর সে যা যা হতে পারে তাদের জিনাস নিম স্তূপের কোনো যোগফলের জিনাস হয়: (0,1), (1,0) বা (n,n)। পোষা খেলার যোগফলের মীমাংসা হয় জিনাস দিয়ে।</translation>
    </message>
    <message>
        <source>So the genera do not decide this position: it is searched.</source>
        <translation>তাই এই অবস্থানের মীমাংসা জিনাসে হয় না: খুঁজতে হয়।</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>টুকরো %1</translation>
    </message>
    <message>
        <source>every heap is of %1, and the nim-sum is %2</source>
        <extracomment>sizes of heaps, such as &quot;1, 4 or 20&quot;, and what the nim-sum may be</extracomment>
        <translation>প্রতিটি স্তূপ %1-এর, আর নিম-যোগফল %2</translation>
    </message>
    <message>
        <source>one heap is of %1, every other one of %2, and the nim-sum is %3</source>
        <extracomment>a size of a heap, sizes such as &quot;1, 4 or 20&quot;, and what the nim-sum may be</extracomment>
        <translation>একটা স্তূপ %1-এর, বাকি প্রতিটি %2-এর, আর নিম-যোগফল %3</translation>
    </message>
    <message>
        <source>Heaps of 1, 4, 20 and 25 have the value 1, heaps of 5, 9, 12 and 17 the value 4. The nim-sum is %1: cold in normal play, so hot in misère play.</source>
        <translation>1, 4, 20 আর 25-এর স্তূপের মান 1; 5, 9, 12 আর 17-এর স্তূপের মান 4। নিম-যোগফল %1: স্বাভাবিক নিয়মে ঠান্ডা, তাই মিজেয়ার নিয়মে গরম।</translation>
    </message>
    <message>
        <source>Heaps of 1, 4, 20 and 25 have the value 1, heaps of 5, 9, 12 and 17 the value 4. The nim-sum is %1: hot in normal play, so cold in misère play.</source>
        <translation>1, 4, 20 আর 25-এর স্তূপের মান 1; 5, 9, 12 আর 17-এর স্তূপের মান 4। নিম-যোগফল %1: স্বাভাবিক নিয়মে গরম, তাই মিজেয়ার নিয়মে ঠান্ডা।</translation>
    </message>
    <message>
        <source>Why: misère Kayles</source>
        <translation>কেন: মিজেয়ার কেইলস</translation>
    </message>
    <message>
        <source>In misère Kayles the same player wins as in normal play, where the nim-sum decides, except in six kinds of positions, where the other player wins: Sibert and Conway proved it in 1992. These kinds have heaps of 1, 4, 5, 9, 12, 17, 20 and 25 alone.</source>
        <translation>মিজেয়ার কেইলসে সে-ই জেতে যে স্বাভাবিক নিয়মে জিতত, যেখানে মীমাংসা নিম-যোগফলে; ব্যতিক্রম ছয় রকমের অবস্থান, সেখানে জেতে অন্যজন: সিবার্ট আর কনওয়ে 1992 সালে তা প্রমাণ করেন। এসব অবস্থানে আছে শুধু 1, 4, 5, 9, 12, 17, 20 আর 25-এর স্তূপ।</translation>
    </message>
    <message>
        <source>This position is of such a kind: %1.</source>
        <translation>এই অবস্থান সেই রকমের: %1।</translation>
    </message>
    <message>
        <source>This position is of none of these kinds, so it is decided as in normal play. The winning moves are the same, too, but for those that leave one of the kinds.</source>
        <translation>এই অবস্থান ওই রকমের কোনোটাই নয়, তাই মীমাংসা স্বাভাবিক নিয়মের মতো। জেতার চালও একই, শুধু যেগুলোতে ওই রকমের অবস্থান থাকে সেগুলো বাদে।</translation>
    </message>
    <message>
        <source>The winning move</source>
        <translation>জেতার চাল</translation>
    </message>
    <message>
        <source>It leaves a position of such a kind: %1.</source>
        <translation>এতে ওই রকমের একটা অবস্থান থাকে: %1।</translation>
    </message>
    <message>
        <source>This heap is too long to draw: choose a move from the list.</source>
        <translation>এই স্তূপ আঁকার পক্ষে বড্ড লম্বা: তালিকা থেকে চাল বাছো।</translation>
    </message>
    <message>
        <source>The two parts must not be equal.</source>
        <translation>ভাগ দুটি সমান হওয়া চলবে না।</translation>
    </message>
    <message>
        <source>A whole heap of %1 may not be taken.</source>
        <translation>%1-এর পুরো স্তূপ নেওয়া চলবে না।</translation>
    </message>
    <message>
        <source>With %1 taken, what is left may not be a single heap.</source>
        <translation>%1টি নিলে যা থাকে তা একটাই স্তূপ হওয়া চলবে না।</translation>
    </message>
    <message>
        <source>With %1 taken, what is left may not be two heaps.</source>
        <translation>%1টি নিলে যা থাকে তা দুটি স্তূপ হওয়া চলবে না।</translation>
    </message>
    <message>
        <source>No period is proven for these rules, so the values of single heaps are worked out one after the other, from a heap of 0 to a heap of %1: the value of a heap is the smallest number that is not the value of what a move can leave of it; two heaps count by the nim-sum of their values.</source>
        <translation>এই নিয়মের কোনো পর্যায় প্রমাণিত নয়, তাই একা স্তূপের মান একে একে বের করা হয়, 0-এর স্তূপ থেকে %1-এর স্তূপ পর্যন্ত: চালে স্তূপটার যা থাকতে পারে, তাদের মানের মধ্যে সবচেয়ে ছোট যে সংখ্যাটা নেই, সেটাই তার মান; দুটি স্তূপ থাকলে তাদের মানের নিম-যোগফল ধরা হয়।</translation>
    </message>
    <message>
        <source>the code %1 allows no move</source>
        <translation>%1 সংকেতে কোনো চাল চলে না</translation>
    </message>
    <message>
        <source>an octal code such as 0.77</source>
        <translation>0.77-এর মতো অক্টাল সংকেত</translation>
    </message>
    <message>
        <source>a digit from 0 to 7</source>
        <translation>0 থেকে 7-এর একটা অঙ্ক</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 digit</source>
        <translation>
            <numerusform>%1টির বেশি অঙ্ক</numerusform>
            <numerusform>%1টির বেশি অঙ্ক</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 digits</source>
        <translation>
            <numerusform>%1টির বেশি অঙ্ক</numerusform>
            <numerusform>%1টির বেশি অঙ্ক</numerusform>
        </translation>
    </message>
    <message>
        <source>the theorem of Sibert and Conway</source>
        <translation>সিবার্ট আর কনওয়ের উপপাদ্য</translation>
    </message>
    <message>
        <source>Octal Games</source>
        <extracomment>the name of a group of games, of which an octal code tells the rules</extracomment>
        <translation>অক্টাল খেলা</translation>
    </message>
    <message>
        <source>Kayles and its relatives</source>
        <translation>কেইলস আর তার আত্মীয়রা</translation>
    </message>
    <message>
        <source>The values of the heaps of Kayles and other octal games; heaps add up by the nim-sum.</source>
        <translation>কেইলস আর অন্য অক্টাল খেলার স্তূপের মান; স্তূপগুলো জোড়ে নিম-যোগফলে।</translation>
    </message>
    <message>
        <source>Kayles</source>
        <extracomment>the name of a game</extracomment>
        <translation>কেইলস</translation>
    </message>
    <message>
        <source>Dudeney’s Kayles</source>
        <extracomment>the name of a game</extracomment>
        <translation>ডিউডেনির কেইলস</translation>
    </message>
    <message>
        <source>Dawson’s Kayles</source>
        <extracomment>the name of a game</extracomment>
        <translation>ডসনের কেইলস</translation>
    </message>
    <message>
        <source>Dawson’s chess</source>
        <extracomment>the name of a game</extracomment>
        <translation>ডসনের দাবা</translation>
    </message>
    <message>
        <source>Treblecross</source>
        <extracomment>the name of a game</extracomment>
        <translation>ট্রেবলক্রস</translation>
    </message>
    <message>
        <source>Guiles</source>
        <extracomment>the name of a game</extracomment>
        <translation>গাইলস</translation>
    </message>
    <message>
        <source>Officers</source>
        <extracomment>the name of a game</extracomment>
        <translation>অফিসার্স</translation>
    </message>
    <message>
        <source>Take one or divide</source>
        <translation>একটা নাও বা ভাগ করো</translation>
    </message>
    <message>
        <source>Octal code</source>
        <extracomment>a field: the code of an octal game, such as 0.77</extracomment>
        <translation>অক্টাল সংকেত</translation>
    </message>
    <message>
        <source>Kayles, 0.77</source>
        <extracomment>a game, and its octal code</extracomment>
        <translation>কেইলস, 0.77</translation>
    </message>
    <message>
        <source>Dawson’s Kayles, 0.07</source>
        <translation>ডসনের কেইলস, 0.07</translation>
    </message>
    <message>
        <source>Dawson’s Chess, 0.137</source>
        <translation>ডসনের দাবা, 0.137</translation>
    </message>
    <message>
        <source>Grundy’s Game</source>
        <extracomment>the name of a game</extracomment>
        <translation>গ্রান্ডির খেলা</translation>
    </message>
    <message>
        <source>Divide into unequal heaps</source>
        <translation>অসমান স্তূপে ভাগ করো</translation>
    </message>
    <message>
        <source>The values of the heaps of Grundy’s game; heaps add up by the nim-sum.</source>
        <translation>গ্রান্ডির খেলার স্তূপের মান; স্তূপগুলো জোড়ে নিম-যোগফলে।</translation>
    </message>
    <message>
        <source>Kayles, one row</source>
        <translation>কেইলস, এক সারি</translation>
    </message>
    <message>
        <source>Dawson’s Kayles, one row</source>
        <translation>ডসনের কেইলস, এক সারি</translation>
    </message>
    <message>
        <source>Kayles, two rows</source>
        <translation>কেইলস, দুই সারি</translation>
    </message>
    <message>
        <source>One row of Kayles</source>
        <translation>কেইলসের এক সারি</translation>
    </message>
    <message>
        <source>One heap</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>এক স্তূপ</translation>
    </message>
    <message>
        <source>One heap of Grundy’s game</source>
        <translation>গ্রান্ডির খেলার এক স্তূপ</translation>
    </message>
    <message>
        <source>Proven by the theorem of Guy and Smith: so long a stretch has come back that every larger heap divides in the same ways.</source>
        <translation>গাই আর স্মিথের উপপাদ্যে প্রমাণিত: এত লম্বা অংশ ফিরে এসেছে যে প্রতিটি বড় স্তূপ একইভাবে ভাগ হয়।</translation>
    </message>
    <message>
        <source>the period of the octal game</source>
        <translation>অক্টাল খেলার পর্যায়</translation>
    </message>
    <message>
        <source>take a whole heap of %1</source>
        <translation>%1-এর পুরো স্তূপ নেওয়া</translation>
    </message>
    <message>
        <source>take %1 from a heap so that one heap is left</source>
        <translation>স্তূপ থেকে %1টি নেওয়া, যাতে একটা স্তূপ থাকে</translation>
    </message>
    <message>
        <source>take %1 from a heap so that two heaps are left</source>
        <translation>স্তূপ থেকে %1টি নেওয়া, যাতে দুটি স্তূপ থাকে</translation>
    </message>
    <message>
        <source>take a whole heap of %1, or take %1 from a heap so that two heaps are left</source>
        <translation>%1-এর পুরো স্তূপ নেওয়া, বা স্তূপ থেকে %1টি নেওয়া যাতে দুটি স্তূপ থাকে</translation>
    </message>
    <message>
        <source>divide a heap into two</source>
        <translation>স্তূপ ভেঙে দুটি করা</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <extracomment>two ways to move: &quot;take 1 pin of a heap, or divide a heap&quot;</extracomment>
        <translation>%1, বা %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>a rule that becomes a sentence
----------
a move, such as &quot;c3-c4&quot;, as a sentence</extracomment>
        <translation>%1।</translation>
    </message>
    <message>
        <source>%1 What is left on two sides becomes two heaps.</source>
        <translation>%1 দুই পাশে যা থাকে, তা দুটি স্তূপ হয়ে যায়।</translation>
    </message>
    <message>
        <source>divide heap %1 into %2 and %3</source>
        <extracomment>a move: the number of a heap, and the sizes of what it becomes</extracomment>
        <translation>স্তূপ %1 ভেঙে %2 আর %3 করা</translation>
    </message>
    <message>
        <source>take all of heap %1</source>
        <translation>স্তূপ %1-এর সব নেওয়া</translation>
    </message>
    <message>
        <source>take %1 from heap %2, leaving %3 and %4</source>
        <extracomment>a move: how many pins, the number of the heap, and the sizes of what is left</extracomment>
        <translation>স্তূপ %2 থেকে %1টি নেওয়া, থাকে %3 আর %4</translation>
    </message>
    <message>
        <source>take %1 from heap %2, leaving %3</source>
        <extracomment>a move: how many pins, the number of the heap, and the size of what is left</extracomment>
        <translation>স্তূপ %2 থেকে %1টি নেওয়া, থাকে %3</translation>
    </message>
    <message>
        <source>take the first of heap %1, leaving %2</source>
        <extracomment>a move: the number of the heap, and the size of what is left</extracomment>
        <translation>স্তূপ %1-এর প্রথমটি নেওয়া, থাকে %2</translation>
    </message>
    <message>
        <source>take the last of heap %1, leaving %2</source>
        <translation>স্তূপ %1-এর শেষটি নেওয়া, থাকে %2</translation>
    </message>
    <message numerus="yes">
        <source>take the first %1 of heap %2, leaving %3</source>
        <extracomment>a move: how many pins, the number of the heap, and the size of what is left</extracomment>
        <translation>
            <numerusform>স্তূপ %2-এর প্রথম %1টি নেওয়া, থাকে %3</numerusform>
            <numerusform>স্তূপ %2-এর প্রথম %1টি নেওয়া, থাকে %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take the last %1 of heap %2, leaving %3</source>
        <extracomment>a move: how many pins, the number of the heap, and the size of what is left</extracomment>
        <translation>
            <numerusform>স্তূপ %2-এর শেষ %1টি নেওয়া, থাকে %3</numerusform>
            <numerusform>স্তূপ %2-এর শেষ %1টি নেওয়া, থাকে %3</numerusform>
        </translation>
    </message>
    <message>
        <source>divide</source>
        <extracomment>on the board, a verb: what a move does to a heap</extracomment>
        <translation>ভাগ করা</translation>
    </message>
    <message>
        <source>Divide a heap into two heaps of different sizes.</source>
        <translation>একটা স্তূপকে দুটি অসমান স্তূপে ভাগ করো।</translation>
    </message>
    <message>
        <source>The position equals Nim with no stone left; its value is 0.</source>
        <translation>অবস্থানটা নিমে একটিও পাথর না থাকার সমান; মান 0।</translation>
    </message>
    <message>
        <source>The position equals a Nim heap of %1; its value is %2.</source>
        <extracomment>the size of a heap, such as 3, and its value, such as ∗3</extracomment>
        <translation>অবস্থানটা %1-এর একটা নিম স্তূপের সমান; মান %2।</translation>
    </message>
    <message>
        <source>The position equals Nim with the heaps %1; its value is %2.</source>
        <translation>অবস্থানটা %1 স্তূপের নিমের সমান; মান %2।</translation>
    </message>
    <message numerus="yes">
        <source>%1 move raises a heap instead (%2). It is reversible: the opponent has a reply that brings the heap back to what it was worth, so nothing is gained.</source>
        <extracomment>how many moves, here one, and the move</extracomment>
        <translation>
            <numerusform>%1টি চালে বরং একটা স্তূপ বাড়ে (%2)। সেটা ফেরানো যায়: প্রতিপক্ষের এমন জবাব আছে যাতে স্তূপটার মান আগের মতো হয়, তাই কোনো লাভ হয় না।</numerusform>
            <numerusform>%1টি চালে বরং একটা স্তূপ বাড়ে (%2)। সেটা ফেরানো যায়: প্রতিপক্ষের এমন জবাব আছে যাতে স্তূপটার মান আগের মতো হয়, তাই কোনো লাভ হয় না।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves raise a heap instead (such as %2). They are reversible: the opponent has a reply that brings the heap back to what it was worth, so nothing is gained.</source>
        <extracomment>how many moves, and some of them</extracomment>
        <translation>
            <numerusform>%1টি চালে বরং একটা স্তূপ বাড়ে (যেমন %2)। সেগুলো ফেরানো যায়: প্রতিপক্ষের এমন জবাব আছে যাতে স্তূপটার মান আগের মতো হয়, তাই কোনো লাভ হয় না।</numerusform>
            <numerusform>%1টি চালে বরং একটা স্তূপ বাড়ে (যেমন %2)। সেগুলো ফেরানো যায়: প্রতিপক্ষের এমন জবাব আছে যাতে স্তূপটার মান আগের মতো হয়, তাই কোনো লাভ হয় না।</numerusform>
        </translation>
    </message>
    <message>
        <source>A formula gives the answer; no position has to be searched.</source>
        <translation>উত্তর আসে সূত্র থেকে; কোনো অবস্থান খুঁজতে হয় না।</translation>
    </message>
    <message>
        <source>No formula is known for this board, so the answer is a proof by table: every position that can arise is labelled, %1.</source>
        <translation>এই বোর্ডের কোনো সূত্র জানা নেই, তাই উত্তরটা সারণি দিয়ে প্রমাণ: যত অবস্থান আসতে পারে সবগুলোতে চিহ্ন বসানো হয়েছে, %1।</translation>
    </message>
    <message>
        <source>No formula is known for this board, so the answer is a proof by search over %1.</source>
        <translation>এই বোর্ডের কোনো সূত্র জানা নেই, তাই উত্তরটা খুঁজে প্রমাণ, দেখা হয়েছে %1।</translation>
    </message>
    <message>
        <source>The same game as Nim</source>
        <translation>একই খেলা, নিম হিসেবে</translation>
    </message>
    <message>
        <source>Every move takes from it.</source>
        <translation>প্রতি চালে তা থেকে কমে।</translation>
    </message>
    <message>
        <source>Every move takes from one of the heaps.</source>
        <translation>প্রতি চালে একটা স্তূপ থেকে কমে।</translation>
    </message>
    <message>
        <source>How it was found</source>
        <translation>কীভাবে পাওয়া গেল</translation>
    </message>
    <message>
        <source>The Grundy value is not computed: it would take too many positions.</source>
        <translation>গ্রান্ডি সংখ্যা বের করা হয়নি: তাতে বড্ড বেশি অবস্থান লাগত।</translation>
    </message>
    <message>
        <source>The Grundy value</source>
        <translation>গ্রান্ডি সংখ্যা</translation>
    </message>
    <message>
        <source>There is no option, so the Grundy value is 0.</source>
        <translation>কোনো বিকল্প নেই, তাই গ্রান্ডি সংখ্যা 0।</translation>
    </message>
    <message>
        <source>Every option has the Grundy value %1. The smallest missing number is %2: that is the Grundy value of the position.</source>
        <extracomment>two numbers</extracomment>
        <translation>প্রতিটি বিকল্পের গ্রান্ডি সংখ্যা %1। সবচেয়ে ছোট অনুপস্থিত সংখ্যা %2: সেটাই অবস্থানটির গ্রান্ডি সংখ্যা।</translation>
    </message>
    <message>
        <source>The options have the Grundy values %1. The smallest number missing among them is %2: that is the Grundy value of the position.</source>
        <extracomment>a list of numbers, such as &quot;0, 1 and 3&quot;, and a number</extracomment>
        <translation>বিকল্পগুলোর গ্রান্ডি সংখ্যা %1। তাদের মধ্যে সবচেয়ে ছোট যে সংখ্যাটা নেই, তা %2: সেটাই অবস্থানটির গ্রান্ডি সংখ্যা।</translation>
    </message>
    <message>
        <source>The value</source>
        <extracomment>heads a step of the reasons: what the position is worth</extracomment>
        <translation>মান</translation>
    </message>
    <message>
        <source>The position is worth %1. How that is found takes a theorem.</source>
        <translation>অবস্থানটির মান %1। কীভাবে পাওয়া গেল, তাতে একটা উপপাদ্য লাগে।</translation>
    </message>
    <message>
        <source>In misère play positions have no values that add up. The moves and their answers argue, or a theorem where there is one.</source>
        <translation>মিজেয়ার নিয়মে অবস্থানের এমন মান নেই যা যোগ করা যায়। যুক্তি দেয় চাল আর তার জবাব, কিংবা কোনো উপপাদ্য থাকলে সেটা।</translation>
    </message>
    <message>
        <source>The value of this position is not worked out. The moves and their answers argue without it, or a theorem where there is one.</source>
        <translation>এই অবস্থানের মান বের করা হয়নি। মান ছাড়াই যুক্তি দেয় চাল আর তার জবাব, কিংবা কোনো উপপাদ্য থাকলে সেটা।</translation>
    </message>
    <message>
        <source>row %1 must have one W and one B</source>
        <translation>সারি %1-এ একটা W আর একটা B থাকতে হবে</translation>
    </message>
    <message>
        <source>Northcott’s Game</source>
        <extracomment>the name of a game</extracomment>
        <translation>নর্থকটের খেলা</translation>
    </message>
    <message>
        <source>Your own tokens</source>
        <translation>যার যার ঘুঁটি</translation>
    </message>
    <message>
        <source>The gaps are Nim heaps where tokens move either way; otherwise the rows add up by their exact values.</source>
        <translation>ঘুঁটি দুদিকেই যেতে পারলে ফাঁকগুলো নিম স্তূপ; নইলে সারিগুলোর ঠিক মান যোগ হয়।</translation>
    </message>
    <message numerus="yes">
        <source>A token can still advance in %1 row now</source>
        <translation>
            <numerusform>এখনো %1টি সারিতে ঘুঁটি এগোতে পারে</numerusform>
            <numerusform>এখনো %1টি সারিতে ঘুঁটি এগোতে পারে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A token can still advance in %1 rows now</source>
        <translation>
            <numerusform>এখনো %1টি সারিতে ঘুঁটি এগোতে পারে</numerusform>
            <numerusform>এখনো %1টি সারিতে ঘুঁটি এগোতে পারে</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a token to another square.</source>
        <translation>ঘুঁটি টেনে অন্য ঘরে নাও।</translation>
    </message>
    <message>
        <source>White (Left)</source>
        <extracomment>the player Left, who has the white tokens</extracomment>
        <translation>সাদা (বাম)</translation>
    </message>
    <message>
        <source>Black (Right)</source>
        <extracomment>the player Right, who has the black tokens</extracomment>
        <translation>কালো (ডান)</translation>
    </message>
    <message>
        <source>White (W) is Left, Black (B) is Right.</source>
        <translation>সাদা (W) হলো বাম, কালো (B) হলো ডান।</translation>
    </message>
    <message>
        <source>To the right only</source>
        <translation>শুধু ডানে</translation>
    </message>
    <message>
        <source>3 rows</source>
        <extracomment>of a ready-made board: how many rows it has</extracomment>
        <translation>3টি সারি</translation>
    </message>
    <message>
        <source>One row</source>
        <extracomment>a ready-made board: it has one row</extracomment>
        <translation>এক সারি</translation>
    </message>
    <message>
        <source>to the right only</source>
        <translation>শুধু ডানে</translation>
    </message>
    <message>
        <source>Forward only</source>
        <extracomment>a ready-made board: tokens only go towards each other</extracomment>
        <translation>শুধু সামনে</translation>
    </message>
    <message>
        <source>Rows of W, B and .</source>
        <translation>W, B আর .-এর সারি</translation>
    </message>
    <message>
        <source>Tokens move</source>
        <extracomment>a field, before a choice such as &quot;both ways&quot;</extracomment>
        <translation>ঘুঁটি চলে</translation>
    </message>
    <message>
        <source>both ways</source>
        <extracomment>behind &quot;Tokens move&quot;</extracomment>
        <translation>দুদিকেই</translation>
    </message>
    <message>
        <source>forward only</source>
        <extracomment>behind &quot;Tokens move&quot;: only towards the other token</extracomment>
        <translation>শুধু সামনে</translation>
    </message>
    <message>
        <source>row %1: %2 to %3</source>
        <extracomment>a move: the number of a row, and two squares</extracomment>
        <translation>সারি %1: %2 থেকে %3</translation>
    </message>
    <message>
        <source>Move one of your tokens along its row, either way, not onto or over another.</source>
        <translation>নিজের একটা ঘুঁটি তার সারি ধরে যেদিকে খুশি সরাও, অন্যটার উপরে বা তাকে ডিঙিয়ে নয়।</translation>
    </message>
    <message>
        <source>Move one of your tokens to the right along its row, not onto or over another.</source>
        <translation>নিজের একটা ঘুঁটি তার সারি ধরে ডানে সরাও, অন্যটার উপরে বা তাকে ডিঙিয়ে নয়।</translation>
    </message>
    <message>
        <source>Move one of your tokens forward along its row: White to the right, Black to the left; not onto or over another.</source>
        <translation>নিজের একটা ঘুঁটি তার সারি ধরে সামনে সরাও: সাদা ডানে, কালো বাঁয়ে; অন্যটার উপরে বা তাকে ডিঙিয়ে নয়।</translation>
    </message>
    <message>
        <source>No rows.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>কোনো সারি নেই।</translation>
    </message>
    <message>
        <source>Row %1 of %2 squares: white on %3, black on %4.</source>
        <extracomment>read aloud: the number of a row, how long it is, and the squares of both tokens</extracomment>
        <translation>%2 ঘরের সারি %1: সাদা %3-এ, কালো %4-এ।</translation>
    </message>
    <message>
        <source>Two rows with gaps n and m</source>
        <translation>দুই সারি, ফাঁক n আর m</translation>
    </message>
    <message>
        <source>Two rows, only to the right</source>
        <translation>দুই সারি, শুধু ডানে</translation>
    </message>
    <message>
        <source>Two rows, only forwards</source>
        <translation>দুই সারি, শুধু সামনে</translation>
    </message>
    <message>
        <source>gaps as heaps</source>
        <translation>ফাঁক, স্তূপ হিসেবে</translation>
    </message>
    <message>
        <source>a sum of canonical forms</source>
        <translation>আদর্শ রূপের যোগফল</translation>
    </message>
    <message>
        <source>This token may not go that way, and it has to stay in its row.</source>
        <translation>এই ঘুঁটি ওদিকে যেতে পারে না, আর তাকে নিজের সারিতেই থাকতে হয়।</translation>
    </message>
    <message>
        <source>“Tokens move to the right, and the gaps are Nim heaps.”</source>
        <translation>“ঘুঁটি যায় ডানে, আর ফাঁকগুলো নিম স্তূপ।”</translation>
    </message>
    <message>
        <source>When both move to the right only, a gap is not a Nim heap but free moves for the owner of the token on its left.</source>
        <translation>দুজনেই শুধু ডানে গেলে ফাঁক নিম স্তূপ নয়, সেটা বাঁ দিকের ঘুঁটির মালিকের হাতে জমা চাল।</translation>
    </message>
    <message>
        <source>“Each player moves forward, and the gaps are Nim heaps.”</source>
        <translation>“প্রত্যেকে সামনে যায়, আর ফাঁকগুলো নিম স্তূপ।”</translation>
    </message>
    <message>
        <source>Rows face to face are Nim heaps. Back to back nobody is ever in the way, and a row counts the free moves of both: it is a number.</source>
        <translation>মুখোমুখি সারিগুলো নিম স্তূপ। পিঠাপিঠি দাঁড়ালে কেউ কারও পথে নেই, সারিতে গোনা হয় দুজনের জমা চাল: সেটা একটা সংখ্যা।</translation>
    </message>
    <message>
        <source>Row %1, back to back with %2 before White and %3 before Black: %4.</source>
        <extracomment>the number of a row, two numbers of free squares, and the value of the row</extracomment>
        <translation>সারি %1, পিঠাপিঠি, সাদার সামনে %2, কালোর সামনে %3: %4।</translation>
    </message>
    <message>
        <source>Row %1, face to face with a gap of %2: %3.</source>
        <extracomment>the number of a row, how many squares are free, and the value of the row</extracomment>
        <translation>সারি %1, মুখোমুখি, ফাঁক %2: %3।</translation>
    </message>
    <message>
        <source>Row %1, White on the left of a gap of %2: %3.</source>
        <translation>সারি %1, %2 ঘরের ফাঁকের বাঁয়ে সাদা: %3।</translation>
    </message>
    <message>
        <source>Row %1, Black on the left of a gap of %2: %3.</source>
        <translation>সারি %1, %2 ঘরের ফাঁকের বাঁয়ে কালো: %3।</translation>
    </message>
    <message>
        <source>Face to face both players can only make the gap of a row smaller, by as much as they like: a row face to face with a gap of n is worth *n, a Nim heap.</source>
        <translation>মুখোমুখি হলে দুজনেই সারির ফাঁক শুধু ছোট করতে পারে, যতটা খুশি: n ফাঁকের মুখোমুখি সারির মান *n, একটা নিম স্তূপ।</translation>
    </message>
    <message>
        <source>Back to back the tokens part for good, and the empty squares before each are free moves: each one before White counts 1, each one before Black −1.</source>
        <translation>পিঠাপিঠি হলে ঘুঁটিগুলো চিরকালের মতো আলাদা হয়ে যায়, আর প্রত্যেকের সামনের খালি ঘরগুলো তার জমা চাল: সাদার সামনের প্রতিটির মান 1, কালোর সামনের প্রতিটির −1।</translation>
    </message>
    <message>
        <source>Only the token on the left can make the gap of a row smaller, by as much as its player likes; the other one can only make it larger. So a gap of n is n free moves: it is worth n where White stands on its left, and −n where Black does.</source>
        <translation>শুধু বাঁ দিকের ঘুঁটিটাই সারির ফাঁক ছোট করতে পারে, যতটা তার মালিক চায়; অন্যটা শুধু বড় করতে পারে। তাই n-এর ফাঁক মানে n টি জমা চাল: বাঁয়ে সাদা থাকলে মান n, কালো থাকলে −n।</translation>
    </message>
    <message>
        <source>For with White on the left of a gap of n, White leaves one of the values 0 to n − 1 and Black only more than n, if anything: n is the simplest number in between.</source>
        <translation>কারণ n ফাঁকের বাঁয়ে সাদা থাকলে সাদা রাখে 0 থেকে n − 1-এর একটা মান, আর কালো চাল দিতে পারলে রাখে শুধু n-এর বেশি: মাঝের সবচেয়ে সরল সংখ্যা n।</translation>
    </message>
    <message>
        <source>Row %1</source>
        <extracomment>before a number in a table: the number of a row</extracomment>
        <translation>সারি %1</translation>
    </message>
    <message>
        <source>the gap of row %1</source>
        <translation>সারি %1-এর ফাঁক</translation>
    </message>
    <message>
        <source>The gap of each row is a heap: %1.</source>
        <translation>প্রতি সারির ফাঁক একটা স্তূপ: %1।</translation>
    </message>
    <message>
        <source>An advance takes from a gap. A retreat opens it, and the same advance of the opponent restores it; room to retreat runs out, so it changes nothing.</source>
        <translation>এগোলে ফাঁক থেকে কমে। পেছালে ফাঁক বাড়ে, আর প্রতিপক্ষ ঠিক ততটা এগিয়ে তা ফিরিয়ে আনে; পেছানোর জায়গা ফুরিয়ে আসে, তাই কিছু বদলায় না।</translation>
    </message>
    <message>
        <source>Why: the gaps</source>
        <translation>কেন: ফাঁকগুলো</translation>
    </message>
    <message>
        <source>Why: what a row is worth</source>
        <translation>কেন: একটা সারির মান কত</translation>
    </message>
    <message>
        <source>Why: the values of the rows</source>
        <translation>কেন: সারিগুলোর মান</translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <extracomment>the number of a row, and its value</extracomment>
        <translation>সারি %1: %2</translation>
    </message>
    <message>
        <source>The rows are independent, so the position is worth their sum. %1.</source>
        <translation>সারিগুলো স্বাধীন, তাই অবস্থানের মান তাদের যোগফল। %1।</translation>
    </message>
    <message>
        <source>The sum is %1. %2.</source>
        <extracomment>a value, such as 3/2, and who wins: a sentence</extracomment>
        <translation>যোগফল %1। %2।</translation>
    </message>
    <message>
        <source>the number of caps is %1, that of the heaps %2</source>
        <extracomment>a mistake: both have to be equal; two numbers</extracomment>
        <translation>সীমা %1টি, স্তূপ %2টি</translation>
    </message>
    <message>
        <source>the heap of %1 is over its cap of %2</source>
        <extracomment>a mistake: how many stones a heap has, and how many it may have at most</extracomment>
        <translation>%1-এর স্তূপ তার সীমা %2-এর বেশি</translation>
    </message>
    <message>
        <source>Poker Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>পোকার নিম</translation>
    </message>
    <message>
        <source>Left’s adds</source>
        <extracomment>a field: how often the player Left may still add stones; &quot;adds&quot; is a noun</extracomment>
        <translation>বামের ফেরত</translation>
    </message>
    <message>
        <source>Right’s adds</source>
        <extracomment>a field: how often the player Right may still add stones; &quot;adds&quot; is a noun</extracomment>
        <translation>ডানের ফেরত</translation>
    </message>
    <message>
        <source>Add · %1 left</source>
        <translation>ফেরত · বাকি %1</translation>
    </message>
    <message>
        <source>Caps</source>
        <extracomment>a field: how many stones each heap may have at most, such as 3,4,5</extracomment>
        <translation>সীমা</translation>
    </message>
    <message>
        <source>add %1 to heap %2</source>
        <extracomment>a move: how many stones, and the number of the heap</extracomment>
        <translation>স্তূপ %2-এ %1টি ফেরত</translation>
    </message>
    <message>
        <source>add %1</source>
        <extracomment>on the board, a verb: what a move does: it adds so many stones</extracomment>
        <translation>%1টি ফেরত</translation>
    </message>
    <message>
        <source>Think of your adds.</source>
        <translation>ফেরত দেওয়ার কথা ভাবো।</translation>
    </message>
    <message>
        <source>Your adds hold out longest.</source>
        <translation>সবচেয়ে বেশিক্ষণ টেকা যায় ফেরত দিয়ে।</translation>
    </message>
    <message>
        <source>One heap of %1 with the cap %2.</source>
        <extracomment>read aloud: how many stones the heap has, and how many it may have at most</extracomment>
        <translation>%1-এর একটা স্তূপ, সীমা %2।</translation>
    </message>
    <message>
        <source>Heaps %1 with the caps %2.</source>
        <extracomment>read aloud: sizes of heaps, such as &quot;3 and 4&quot;, and how large they may become</extracomment>
        <translation>স্তূপ %1, সীমা %2।</translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 add</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still add stones, here once</extracomment>
        <translation>
            <numerusform>%2: ফেরত %1টি</numerusform>
            <numerusform>%2: ফেরত %1টি</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 adds</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still add stones</extracomment>
        <translation>
            <numerusform>%2: ফেরত %1টি</numerusform>
            <numerusform>%2: ফেরত %1টি</numerusform>
        </translation>
    </message>
    <message>
        <source>Two heaps, an add for either</source>
        <translation>দুই স্তূপ, দুজনেরই একটা ফেরত</translation>
    </message>
    <message>
        <source>n and m adds</source>
        <translation>n আর m টি ফেরত</translation>
    </message>
    <message>
        <source>adds are reversed</source>
        <translation>ফেরত ফিরিয়ে দেওয়া হয়</translation>
    </message>
    <message>
        <source>Why: adds are reversed</source>
        <translation>কেন: ফেরত ফিরিয়ে দেওয়া হয়</translation>
    </message>
    <message>
        <source>This heap holds at most %1.</source>
        <translation>এই স্তূপে বড়জোর %1টি ধরে।</translation>
    </message>
    <message>
        <source>Skip Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>পাস নিম</translation>
    </message>
    <message>
        <source>Nim, and a few turns to skip</source>
        <translation>নিম, সঙ্গে কয়েকটা পাস</translation>
    </message>
    <message>
        <source>The player with more skips wins; with equally many it is Nim.</source>
        <translation>যার পাস বেশি সে জেতে; সমান হলে এটা নিম।</translation>
    </message>
    <message>
        <source>Left’s skips</source>
        <extracomment>a field: how often the player Left may still skip a turn</extracomment>
        <translation>বামের পাস</translation>
    </message>
    <message>
        <source>Right’s skips</source>
        <extracomment>a field: how often the player Right may still skip a turn</extracomment>
        <translation>ডানের পাস</translation>
    </message>
    <message>
        <source>Skip · %1 left</source>
        <translation>পাস · বাকি %1</translation>
    </message>
    <message>
        <source>One more skip</source>
        <translation>একটা পাস বেশি</translation>
    </message>
    <message>
        <source>3, 4, 5</source>
        <translation>3, 4, 5</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>খেলা শেষ হয়</translation>
    </message>
    <message>
        <source>when nobody can move</source>
        <translation>যখন কেউ চাল দিতে পারে না</translation>
    </message>
    <message>
        <source>skip</source>
        <extracomment>a move, a verb: makes no change on the board</extracomment>
        <translation>পাস</translation>
    </message>
    <message>
        <source>Think of your skips.</source>
        <translation>পাসের কথা ভাবো।</translation>
    </message>
    <message>
        <source>Your skips hold out longest.</source>
        <translation>সবচেয়ে বেশিক্ষণ টেকা যায় পাস দিয়ে।</translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 skip</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still skip, here once</extracomment>
        <translation>
            <numerusform>%2: পাস %1টি</numerusform>
            <numerusform>%2: পাস %1টি</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 skips</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still skip</extracomment>
        <translation>
            <numerusform>%2: পাস %1টি</numerusform>
            <numerusform>%2: পাস %1টি</numerusform>
        </translation>
    </message>
    <message>
        <source>n and m skips</source>
        <translation>n আর m টি পাস</translation>
    </message>
    <message>
        <source>Two heaps, a skip for either</source>
        <translation>দুই স্তূপ, দুজনেরই একটা পাস</translation>
    </message>
    <message>
        <source>skips compared</source>
        <extracomment>the name of a theorem: the skips of both players are compared</extracomment>
        <translation>পাস মিলিয়ে দেখা</translation>
    </message>
    <message>
        <source>Why: the skips</source>
        <translation>কেন: পাস</translation>
    </message>
    <message>
        <source>A skip is a free move of its owner: worth +1 for Left, −1 for Right. The heaps are worth their nim-sum. Together the position is worth %1 − %2 + *%3 = %4.</source>
        <extracomment>skips of Left, skips of Right, the nim-sum of the heaps, and the value</extracomment>
        <translation>পাস তার মালিকের হাতে জমা চাল: বামের জন্য মান ⁦+1⁩, ডানের জন্য ⁦−1⁩। স্তূপগুলোর মান তাদের নিম-যোগফল। সব মিলিয়ে অবস্থানের মান %1 − %2 + *%3 = %4।</translation>
    </message>
    <message>
        <source>Both have equally many skips: a skip is answered by a skip, and the heaps decide as in Nim.</source>
        <translation>দুজনের পাস সমান: পাসের জবাব পাস, আর মীমাংসা করে স্তূপগুলো, নিমের মতো।</translation>
    </message>
    <message>
        <source>Left has more skips, so Left wins, whoever starts.</source>
        <translation>বামের পাস বেশি, তাই বাম জেতে, যে-ই শুরু করুক।</translation>
    </message>
    <message>
        <source>Right has more skips, so Right wins, whoever starts.</source>
        <translation>ডানের পাস বেশি, তাই ডান জেতে, যে-ই শুরু করুক।</translation>
    </message>
    <message>
        <source>“The player with more skips wins; with equally many it is Nim.”</source>
        <translation>“যার পাস বেশি সে জেতে; সমান হলে এটা নিম।”</translation>
    </message>
    <message>
        <source>A counter goes straight left or straight down.</source>
        <translation>ঘুঁটি যায় সোজা বাঁয়ে বা সোজা নিচে।</translation>
    </message>
    <message>
        <source>coordinates as heaps</source>
        <translation>স্থানাঙ্ক, স্তূপ হিসেবে</translation>
    </message>
    <message>
        <source>a counter such as 1x2</source>
        <translation>1x2-এর মতো একটা ঘুঁটি</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 counter</source>
        <translation>
            <numerusform>%1টির বেশি ঘুঁটি</numerusform>
            <numerusform>%1টির বেশি ঘুঁটি</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 counters</source>
        <translation>
            <numerusform>%1টির বেশি ঘুঁটি</numerusform>
            <numerusform>%1টির বেশি ঘুঁটি</numerusform>
        </translation>
    </message>
    <message>
        <source>a column or row from 0</source>
        <translation>0 থেকে কোনো কলাম বা সারি</translation>
    </message>
    <message>
        <source>(%1, %2), column</source>
        <extracomment>before a number in a table: the place of a counter, such as (3, 5), and which of its two numbers counts</extracomment>
        <translation>(%1, %2), কলাম</translation>
    </message>
    <message>
        <source>the column of counter (%1, %2)</source>
        <extracomment>within a sentence: the place of a counter, such as (3, 5)</extracomment>
        <translation>(%1, %2) ঘুঁটির কলাম</translation>
    </message>
    <message>
        <source>(%1, %2), row</source>
        <extracomment>before a number in a table: the place of a counter, such as (3, 5), and which of its two numbers counts</extracomment>
        <translation>(%1, %2), সারি</translation>
    </message>
    <message>
        <source>the row of counter (%1, %2)</source>
        <extracomment>within a sentence: the place of a counter, such as (3, 5)</extracomment>
        <translation>(%1, %2) ঘুঁটির সারি</translation>
    </message>
    <message>
        <source>Each counter is two heaps, its column and its row: %1.</source>
        <translation>প্রতিটি ঘুঁটি দুটি স্তূপ, তার কলাম আর তার সারি: %1।</translation>
    </message>
    <message>
        <source>A move to the left takes from the one, a move down from the other.</source>
        <translation>বাঁয়ে গেলে একটা থেকে কমে, নিচে গেলে অন্যটা থেকে।</translation>
    </message>
    <message>
        <source>Nim in the Plane</source>
        <translation>সমতলে নিম</translation>
    </message>
    <message>
        <source>Left or down</source>
        <translation>বাঁয়ে বা নিচে</translation>
    </message>
    <message>
        <source>Each counter is two Nim heaps, its column and its row.</source>
        <translation>প্রতিটি ঘুঁটি দুটি নিম স্তূপ, তার কলাম আর তার সারি।</translation>
    </message>
    <message numerus="yes">
        <source>%1 counter can still move now</source>
        <translation>
            <numerusform>এখনো %1টি ঘুঁটি নড়তে পারে</numerusform>
            <numerusform>এখনো %1টি ঘুঁটি নড়তে পারে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 counters can still move now</source>
        <translation>
            <numerusform>এখনো %1টি ঘুঁটি নড়তে পারে</numerusform>
            <numerusform>এখনো %1টি ঘুঁটি নড়তে পারে</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square to put or take a counter; drag to move it.</source>
        <translation>ঘুঁটি রাখতে বা তুলতে ঘরে ক্লিক করো; সরাতে টানো।</translation>
    </message>
    <message>
        <source>4 counters</source>
        <extracomment>of a ready-made board: how many counters are on it</extracomment>
        <translation>4টি ঘুঁটি</translation>
    </message>
    <message>
        <source>2 counters</source>
        <extracomment>of a ready-made board: how many counters are on it</extracomment>
        <translation>2টি ঘুঁটি</translation>
    </message>
    <message>
        <source>Shared square</source>
        <extracomment>a ready-made board: two counters stand on one square</extracomment>
        <translation>একই ঘরে</translation>
    </message>
    <message>
        <source>3 counters</source>
        <extracomment>of a ready-made board: how many counters are on it</extracomment>
        <translation>3টি ঘুঁটি</translation>
    </message>
    <message>
        <source>Counters, column x row</source>
        <translation>ঘুঁটি, কলাম x সারি</translation>
    </message>
    <message>
        <source>Look at the counter at (%1, %2).</source>
        <extracomment>a hint: the place of a counter, such as (3, 5)</extracomment>
        <translation>(%1, %2)-এর ঘুঁটিটা দেখো।</translation>
    </message>
    <message>
        <source>The counter at (%1, %2) holds out longest.</source>
        <extracomment>a hint: the place of a counter, such as (3, 5)</extracomment>
        <translation>সবচেয়ে বেশিক্ষণ টেকা যায় (%1, %2)-এর ঘুঁটিতে।</translation>
    </message>
    <message>
        <source>Move one counter any distance left or down.</source>
        <translation>একটা ঘুঁটি বাঁয়ে বা নিচে যত দূর খুশি সরাও।</translation>
    </message>
    <message>
        <source>No counters.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>কোনো ঘুঁটি নেই।</translation>
    </message>
    <message>
        <source>A counter at %1.</source>
        <translation>ঘুঁটি আছে %1-এ।</translation>
    </message>
    <message>
        <source>Counters at %1.</source>
        <translation>ঘুঁটি আছে %1-এ।</translation>
    </message>
    <message>
        <source>One counter</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>একটা ঘুঁটি</translation>
    </message>
    <message>
        <source>A counter beside one on 1x2</source>
        <translation>1x2-এর ঘুঁটির পাশে আরেকটা</translation>
    </message>
    <message>
        <source>The queen goes left, down or diagonally down-left.</source>
        <translation>মন্ত্রী যায় বাঁয়ে, নিচে বা বাঁয়ে-নিচে কোনাকুনি।</translation>
    </message>
    <message>
        <source>Look straight down.</source>
        <translation>সোজা নিচে তাকাও।</translation>
    </message>
    <message>
        <source>The way straight down holds out longest.</source>
        <translation>সবচেয়ে বেশিক্ষণ টেকা যায় সোজা নিচে গিয়ে।</translation>
    </message>
    <message>
        <source>Look to the left.</source>
        <translation>বাঁয়ে তাকাও।</translation>
    </message>
    <message>
        <source>The way to the left holds out longest.</source>
        <translation>সবচেয়ে বেশিক্ষণ টেকা যায় বাঁয়ে গিয়ে।</translation>
    </message>
    <message>
        <source>Look along the diagonal.</source>
        <translation>কোনাকুনি তাকাও।</translation>
    </message>
    <message>
        <source>The diagonal holds out longest.</source>
        <translation>সবচেয়ে বেশিক্ষণ টেকা যায় কোনাকুনি গিয়ে।</translation>
    </message>
    <message>
        <source>Wythoff’s Queen</source>
        <extracomment>the name of a game</extracomment>
        <translation>উইথফের মন্ত্রী</translation>
    </message>
    <message>
        <source>Corner the queen</source>
        <translation>মন্ত্রীকে কোণে নাও</translation>
    </message>
    <message>
        <source>The cold positions are the pairs of the golden ratio.</source>
        <translation>ঠান্ডা অবস্থানগুলো সোনালি অনুপাতের জোড়া।</translation>
    </message>
    <message numerus="yes">
        <source>The queen can go to %1 square now</source>
        <translation>
            <numerusform>মন্ত্রী এখন %1টি ঘরে যেতে পারে</numerusform>
            <numerusform>মন্ত্রী এখন %1টি ঘরে যেতে পারে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The queen can go to %1 squares now</source>
        <translation>
            <numerusform>মন্ত্রী এখন %1টি ঘরে যেতে পারে</numerusform>
            <numerusform>মন্ত্রী এখন %1টি ঘরে যেতে পারে</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square to put the queen there.</source>
        <translation>মন্ত্রীকে রাখতে ঘরে ক্লিক করো।</translation>
    </message>
    <message>
        <source>Far away</source>
        <extracomment>a ready-made board: the queen is far from the corner</extracomment>
        <translation>অনেক দূরে</translation>
    </message>
    <message>
        <source>Queen at column, row</source>
        <translation>মন্ত্রীর কলাম, সারি</translation>
    </message>
    <message>
        <source>Move the queen any distance left, down or diagonally down-left.</source>
        <translation>মন্ত্রীকে বাঁয়ে, নিচে বা বাঁয়ে-নিচে কোনাকুনি যত দূর খুশি সরাও।</translation>
    </message>
    <message>
        <source>The queen at %1.</source>
        <translation>মন্ত্রী %1-এ।</translation>
    </message>
    <message>
        <source>The queen’s squares</source>
        <translation>মন্ত্রীর ঘরগুলো</translation>
    </message>
    <message>
        <source>The queen’s squares, misère</source>
        <translation>মন্ত্রীর ঘরগুলো, মিজেয়ার</translation>
    </message>
    <message>
        <source>The queen’s squares, moves left</source>
        <translation>মন্ত্রীর ঘরগুলো, বাকি চাল</translation>
    </message>
    <message>
        <source>Wythoff’s queen</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>উইথফের মন্ত্রী</translation>
    </message>
    <message>
        <source>golden-ratio pairs</source>
        <extracomment>the name of a theorem: which squares are P-positions</extracomment>
        <translation>সোনালি অনুপাতের জোড়া</translation>
    </message>
    <message>
        <source>So the position is hot: %1 leaves a cold pair.</source>
        <translation>তাই অবস্থানটা গরম: %1, তাতে একটা ঠান্ডা জোড়া থাকে।</translation>
    </message>
    <message>
        <source>But no move is left, and in misère play the player to move has won: the position is hot.</source>
        <translation>কিন্তু কোনো চাল বাকি নেই, আর মিজেয়ার নিয়মে যার চাল সে জিতে গেছে: অবস্থানটা গরম।</translation>
    </message>
    <message>
        <source>The position is this pair, so it is cold: two cold pairs have neither a number nor the difference in common, so no move leads from one to another.</source>
        <translation>অবস্থানটা এই জোড়াই, তাই ঠান্ডা: দুটি ঠান্ডা জোড়ায় কোনো সংখ্যাও এক নয়, বিয়োগফলও এক নয়, তাই একটা থেকে আরেকটায় কোনো চাল যায় না।</translation>
    </message>
    <message>
        <source>Why: the golden ratio</source>
        <translation>কেন: সোনালি অনুপাত</translation>
    </message>
    <message>
        <source>The k-th cold pair is (⌊kφ⌋, ⌊kφ²⌋) with the golden ratio φ: %1 … Its two numbers differ by k, and each whole number from 1 on is in exactly one pair.</source>
        <translation>k-তম ঠান্ডা জোড়া (⌊kφ⌋, ⌊kφ²⌋), যেখানে φ সোনালি অনুপাত: %1 … তার সংখ্যা দুটির বিয়োগফল k, আর 1 থেকে প্রতিটি পূর্ণ সংখ্যা ঠিক একটা জোড়ায় আছে।</translation>
    </message>
    <message>
        <source>In misère play the cold pairs begin with %1 …; from the third on they are those of normal play, (⌊kφ⌋, ⌊kφ²⌋) with the golden ratio φ.</source>
        <translation>মিজেয়ার নিয়মে ঠান্ডা জোড়া শুরু হয় %1 … দিয়ে; তৃতীয়টা থেকে সেগুলো স্বাভাবিক নিয়মেরই, (⌊kφ⌋, ⌊kφ²⌋), যেখানে φ সোনালি অনুপাত।</translation>
    </message>
    <message>
        <source>Here the difference is %1, and the cold pair with this difference is %2.</source>
        <extracomment>a number, and two numbers such as (3, 5)</extracomment>
        <translation>এখানে বিয়োগফল %1, আর এই বিয়োগফলের ঠান্ডা জোড়া %2।</translation>
    </message>
    <message numerus="yes">
        <source>%1 more</source>
        <extracomment>the end of a list that is too long: how many others there are</extracomment>
        <translation>
            <numerusform>আরও %1টি</numerusform>
            <numerusform>আরও %1টি</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 up to %2</source>
        <extracomment>read aloud: several places, such as &quot;3 up to 7&quot;</extracomment>
        <translation>%1, %2 পর্যন্ত</translation>
    </message>
    <message numerus="yes">
        <source>And %1 more.</source>
        <translation>
            <numerusform>আর আরও %1টি।</numerusform>
            <numerusform>আর আরও %1টি।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 number</source>
        <translation>
            <numerusform>%1টির বেশি সংখ্যা</numerusform>
            <numerusform>%1টির বেশি সংখ্যা</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 numbers</source>
        <translation>
            <numerusform>%1টির বেশি সংখ্যা</numerusform>
            <numerusform>%1টির বেশি সংখ্যা</numerusform>
        </translation>
    </message>
    <message>
        <source>the name of a game</source>
        <translation>একটা খেলার নাম</translation>
    </message>
    <message>
        <source>&apos;:&apos; and a position</source>
        <translation>&apos;:&apos; আর একটা অবস্থান</translation>
    </message>
    <message>
        <source>an option of this game</source>
        <translation>এই খেলার একটা বিকল্প</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a value</source>
        <translation>&apos;=&apos; আর একটা মান</translation>
    </message>
    <message>
        <source>one of the values</source>
        <translation>মানগুলোর একটা</translation>
    </message>
    <message>
        <source>&apos;,&apos; or the end</source>
        <translation>&apos;,&apos; কিংবা শেষ</translation>
    </message>
    <message>
        <source>the end</source>
        <extracomment>within an error: nothing more should stand there</extracomment>
        <translation>শেষ</translation>
    </message>
    <message>
        <source>a heap size</source>
        <translation>একটা স্তূপের মাপ</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 heap</source>
        <translation>
            <numerusform>%1টির বেশি স্তূপ</numerusform>
            <numerusform>%1টির বেশি স্তূপ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 heaps</source>
        <translation>
            <numerusform>%1টির বেশি স্তূপ</numerusform>
            <numerusform>%1টির বেশি স্তূপ</numerusform>
        </translation>
    </message>
    <message>
        <source>a positive number</source>
        <translation>একটা ধনাত্মক সংখ্যা</translation>
    </message>
    <message>
        <source>two numbers such as 1,2</source>
        <translation>1,2-এর মতো দুটি সংখ্যা</translation>
    </message>
    <message>
        <source>a set of numbers such as 1-3 or 1,3,4</source>
        <translation>⁦1-3⁩ বা ⁦1,3,4⁩-এর মতো সংখ্যার সেট</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cell in a row</source>
        <translation>
            <numerusform>এক সারিতে %1টির বেশি ঘর</numerusform>
            <numerusform>এক সারিতে %1টির বেশি ঘর</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cells in a row</source>
        <translation>
            <numerusform>এক সারিতে %1টির বেশি ঘর</numerusform>
            <numerusform>এক সারিতে %1টির বেশি ঘর</numerusform>
        </translation>
    </message>
    <message>
        <source>a row of 0 and 1</source>
        <translation>0 আর 1-এর একটা সারি</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 row</source>
        <translation>
            <numerusform>%1টির বেশি সারি</numerusform>
            <numerusform>%1টির বেশি সারি</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 rows</source>
        <translation>
            <numerusform>%1টির বেশি সারি</numerusform>
            <numerusform>%1টির বেশি সারি</numerusform>
        </translation>
    </message>
    <message>
        <source>W, B or &apos;.&apos;</source>
        <translation>W, B বা &apos;.&apos;</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 square in a row</source>
        <translation>
            <numerusform>এক সারিতে %1টির বেশি ঘর</numerusform>
            <numerusform>এক সারিতে %1টির বেশি ঘর</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 squares in a row</source>
        <translation>
            <numerusform>এক সারিতে %1টির বেশি ঘর</numerusform>
            <numerusform>এক সারিতে %1টির বেশি ঘর</numerusform>
        </translation>
    </message>
    <message>
        <source>the number of a node</source>
        <translation>একটা নোডের নম্বর</translation>
    </message>
    <message>
        <source>the set of allowed takes is empty</source>
        <translation>যা নেওয়া যায় তার সেট খালি</translation>
    </message>
    <message>
        <source>The game is over: no move is left.</source>
        <translation>খেলা শেষ: কোনো চাল বাকি নেই।</translation>
    </message>
    <message>
        <source>No stone lies there.</source>
        <translation>ওখানে কোনো পাথর নেই।</translation>
    </message>
    <message>
        <source>No stick lies there.</source>
        <translation>ওখানে কোনো কাঠি নেই।</translation>
    </message>
    <message>
        <source>No coin lies there.</source>
        <translation>ওখানে কোনো মুদ্রা নেই।</translation>
    </message>
    <message>
        <source>Nothing stands there.</source>
        <translation>ওখানে কিছু নেই।</translation>
    </message>
    <message>
        <source>The two stones do not lie in one row or column.</source>
        <translation>পাথর দুটি এক সারিতে বা এক কলামে নেই।</translation>
    </message>
    <message>
        <source>A gap lies between the two ends.</source>
        <translation>দুই প্রান্তের মাঝে ফাঁক আছে।</translation>
    </message>
    <message>
        <source>You may take %1, not %2.</source>
        <extracomment>numbers that may be taken, such as &quot;1, 2 or 3&quot;, and how many were asked for</extracomment>
        <translation>নেওয়া যায় %1, %2 নয়।</translation>
    </message>
    <message>
        <source>Something stands there already.</source>
        <translation>ওখানে আগে থেকেই কিছু আছে।</translation>
    </message>
    <message>
        <source>Nothing may be jumped over.</source>
        <translation>কিছু ডিঙানো চলবে না।</translation>
    </message>
    <message>
        <source>The piece is there already.</source>
        <translation>ঘুঁটিটা তো ওখানেই আছে।</translation>
    </message>
    <message>
        <source>A coin only goes to a lower number.</source>
        <translation>মুদ্রা যায় শুধু ছোট নম্বরে।</translation>
    </message>
    <message>
        <source>That belongs to %1, and %2 is to move.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>ওটা %1-এর, আর এখন চাল দেবে %2।</translation>
    </message>
    <message>
        <source>None of them is left.</source>
        <translation>একটাও আর বাকি নেই।</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <extracomment>three sentences one after the other</extracomment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>The previous player wins</source>
        <translation>আগের খেলোয়াড় জেতে</translation>
    </message>
    <message>
        <source>The next player wins</source>
        <translation>পরের খেলোয়াড় জেতে</translation>
    </message>
    <message>
        <source>%1 wins, whoever starts</source>
        <translation>যে-ই শুরু করুক, জিতবে %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 position</source>
        <extracomment>how many positions there are, here one</extracomment>
        <translation>
            <numerusform>%1টি অবস্থান</numerusform>
            <numerusform>%1টি অবস্থান</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions</source>
        <translation>
            <numerusform>%1টি অবস্থান</numerusform>
            <numerusform>%1টি অবস্থান</numerusform>
        </translation>
    </message>
    <message>
        <source>The move: %1.</source>
        <translation>চাল: %1।</translation>
    </message>
    <message>
        <source>take %1</source>
        <extracomment>a move, a verb: how many are taken</extracomment>
        <translation>%1টি নেওয়া</translation>
    </message>
    <message>
        <source>Look at heap %1.</source>
        <translation>স্তূপ %1 দেখো।</translation>
    </message>
    <message>
        <source>Heap %1 holds out longest.</source>
        <translation>সবচেয়ে বেশিক্ষণ টেকা যায় স্তূপ %1-এ।</translation>
    </message>
    <message>
        <source>Whoever cannot move loses.</source>
        <translation>যে চাল দিতে পারে না, সে হারে।</translation>
    </message>
    <message>
        <source>Whoever cannot move wins.</source>
        <translation>যে চাল দিতে পারে না, সে জেতে।</translation>
    </message>
    <message>
        <source>Taking the last stone wins.</source>
        <translation>শেষ পাথর নিলে জিত।</translation>
    </message>
    <message>
        <source>Taking the last stone loses.</source>
        <translation>শেষ পাথর নিলে হার।</translation>
    </message>
    <message>
        <source>You took the last stone</source>
        <translation>শেষ পাথরটা তুমি নিয়েছ</translation>
    </message>
    <message>
        <source>%1 took the last stone</source>
        <translation>শেষ পাথরটা নিয়েছে %1</translation>
    </message>
    <message>
        <source>You made the last move</source>
        <translation>শেষ চালটা তুমি দিয়েছ</translation>
    </message>
    <message>
        <source>%1 made the last move</source>
        <translation>শেষ চালটা দিয়েছে %1</translation>
    </message>
    <message>
        <source>No move goes there.</source>
        <translation>ওখানে কোনো চাল যায় না।</translation>
    </message>
    <message>
        <source>This piece cannot move now.</source>
        <translation>এই ঘুঁটি এখন নড়তে পারে না।</translation>
    </message>
    <message>
        <source>Look at square %1.</source>
        <translation>ঘর %1 দেখো।</translation>
    </message>
    <message>
        <source>Square %1 holds out longest.</source>
        <translation>সবচেয়ে বেশিক্ষণ টেকা যায় ঘর %1-এ।</translation>
    </message>
    <message>
        <source>The exact value</source>
        <translation>ঠিক মান</translation>
    </message>
    <message>
        <source>Pieces that are stuck for good part the strip: nothing ever jumps over them. The values of the parts add up.</source>
        <translation>যে ঘুঁটিগুলো চিরকালের মতো আটকে গেছে, তারা ফিতাটাকে ভাগ করে: কেউ তাদের ডিঙায় না। অংশগুলোর মান যোগ হয়।</translation>
    </message>
    <message>
        <source>What Left’s moves leave stands on the left, what Right’s moves leave on the right: {%1|%2} = %3.</source>
        <extracomment>values that moves of Left leave, the same of Right, and the value of the position</extracomment>
        <translation>বামের চালে যা থাকে তা বাঁয়ে, ডানের চালে যা থাকে তা ডানে: {%1|%2} = %3।</translation>
    </message>
    <message>
        <source>Toads and Frogs</source>
        <translation>কুনোব্যাঙ আর কোলাব্যাঙ</translation>
    </message>
    <message>
        <source>One step, or over one</source>
        <translation>এক ঘর, কিংবা একজনকে ডিঙিয়ে</translation>
    </message>
    <message>
        <source>Pieces that are stuck for good part the strip, and the exact values of the parts add up.</source>
        <translation>যে ঘুঁটিগুলো চিরকালের মতো আটকে গেছে, তারা ফিতাটাকে ভাগ করে, আর অংশগুলোর ঠিক মান যোগ হয়।</translation>
    </message>
    <message numerus="yes">
        <source>%1 piece can still move now</source>
        <translation>
            <numerusform>এখনো %1টি ঘুঁটি নড়তে পারে</numerusform>
            <numerusform>এখনো %1টি ঘুঁটি নড়তে পারে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pieces can still move now</source>
        <translation>
            <numerusform>এখনো %1টি ঘুঁটি নড়তে পারে</numerusform>
            <numerusform>এখনো %1টি ঘুঁটি নড়তে পারে</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square for a toad, a frog or nothing.</source>
        <translation>কুনোব্যাঙ, কোলাব্যাঙ বা খালি, ঘরে ক্লিক করে বাছো।</translation>
    </message>
    <message>
        <source>3 toads, 3 frogs</source>
        <translation>3টি কুনো, 3টি কোলা</translation>
    </message>
    <message>
        <source>2 toads, 2 frogs</source>
        <translation>2টি কুনো, 2টি কোলা</translation>
    </message>
    <message>
        <source>One gap</source>
        <extracomment>a ready-made board: it has one empty square</extracomment>
        <translation>একটা ফাঁক</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>a ready-made board: toads and frogs stand among each other</extracomment>
        <translation>মেশানো</translation>
    </message>
    <message>
        <source>A row of T, F and .</source>
        <translation>T, F আর .-এর একটা সারি</translation>
    </message>
    <message>
        <source>Left moves a toad (T) to the right, Right a frog (F) to the left: one step, or a jump over one animal of the other kind.</source>
        <translation>বাম একটা কুনোব্যাঙ (T) ডানে সরায়, ডান একটা কোলাব্যাঙ (F) বাঁয়ে: এক ঘর, কিংবা অন্য জাতের ঠিক একজনকে ডিঙিয়ে তার পেছনের খালি ঘরে।</translation>
    </message>
    <message numerus="yes">
        <source>a toad on %1</source>
        <translation>
            <numerusform>কুনোব্যাঙ %1-এ</numerusform>
            <numerusform>কুনোব্যাঙ %1-এ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>toads on %1</source>
        <translation>
            <numerusform>কুনোব্যাঙ %1-এ</numerusform>
            <numerusform>কুনোব্যাঙ %1-এ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a frog on %1</source>
        <translation>
            <numerusform>কোলাব্যাঙ %1-এ</numerusform>
            <numerusform>কোলাব্যাঙ %1-এ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>frogs on %1</source>
        <translation>
            <numerusform>কোলাব্যাঙ %1-এ</numerusform>
            <numerusform>কোলাব্যাঙ %1-এ</numerusform>
        </translation>
    </message>
    <message>
        <source>all empty</source>
        <extracomment>read aloud: all squares are empty</extracomment>
        <translation>সব খালি</translation>
    </message>
    <message numerus="yes">
        <source>%1 square: %2.</source>
        <extracomment>read aloud: how many squares there are, here one, and what is on them</extracomment>
        <translation>
            <numerusform>%1টি ঘর: %2।</numerusform>
            <numerusform>%1টি ঘর: %2।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 squares: %2.</source>
        <translation>
            <numerusform>%1টি ঘর: %2।</numerusform>
            <numerusform>%1টি ঘর: %2।</numerusform>
        </translation>
    </message>
    <message>
        <source>n toads, one empty square, m frogs</source>
        <translation>n টি কুনো, একটা খালি ঘর, m টি কোলা</translation>
    </message>
    <message>
        <source>n toads, two empty squares, m frogs</source>
        <translation>n টি কুনো, দুটি খালি ঘর, m টি কোলা</translation>
    </message>
    <message>
        <source>n toads, m empty squares, one frog</source>
        <translation>n টি কুনো, m টি খালি ঘর, একটা কোলা</translation>
    </message>
    <message>
        <source>Square %1</source>
        <extracomment>before a number in a table: the number of a square</extracomment>
        <translation>ঘর %1</translation>
    </message>
    <message>
        <source>the head on square %1</source>
        <translation>ঘর %1-এর হেড</translation>
    </message>
    <message>
        <source>A head on square k is a heap of k: %1.</source>
        <translation>ঘর k-এর হেড মানে k-এর স্তূপ: %1।</translation>
    </message>
    <message>
        <source>Turning it alone takes the whole heap; turning a coin on square j as well leaves j of it. Two heads on one square would cancel, as two equal heaps do.</source>
        <translation>শুধু হেডটা উল্টালে পুরো স্তূপ যায়; ঘর j-এর মুদ্রাটাও উল্টালে তার j থাকে। এক ঘরে দুটি হেড থাকলে কাটাকাটি হয়ে যেত, দুটি সমান স্তূপের মতোই।</translation>
    </message>
    <message>
        <source>A head on square k is a heap of k − 1: %1.</source>
        <translation>ঘর k-এর হেড মানে k − 1-এর স্তূপ: %1।</translation>
    </message>
    <message>
        <source>A second coin has to be turned, so a head on square 1 can never be the coin on the right: it is a heap of 0. Turning the coin on square j as well leaves j − 1.</source>
        <translation>দ্বিতীয় একটা মুদ্রা উল্টাতেই হয়, তাই ঘর 1-এর হেড কখনো ডানের মুদ্রা হতে পারে না: সেটা 0-এর স্তূপ। ঘর j-এর মুদ্রাটাও উল্টালে j − 1 থাকে।</translation>
    </message>
    <message>
        <source>The coin on the right must lie heads up.</source>
        <translation>ডানের মুদ্রাটা হেড হতে হবে।</translation>
    </message>
    <message>
        <source>Exactly two coins have to be turned.</source>
        <translation>ঠিক দুটি মুদ্রা উল্টাতে হবে।</translation>
    </message>
    <message>
        <source>turn %1 and %2</source>
        <extracomment>a move, a verb: the squares of the two coins that are turned over</extracomment>
        <translation>%1 আর %2 উল্টানো</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>%1 উল্টানো</translation>
    </message>
    <message>
        <source>Look at the head on square %1.</source>
        <translation>ঘর %1-এর হেডটা দেখো।</translation>
    </message>
    <message>
        <source>The head on square %1 holds out longest.</source>
        <translation>সবচেয়ে বেশিক্ষণ টেকা যায় ঘর %1-এর হেডে।</translation>
    </message>
    <message>
        <source>Turn over two coins. The one on the right goes from heads to tails.</source>
        <translation>দুটি মুদ্রা উল্টাও, ডানেরটা হেড থেকে টেইলে।</translation>
    </message>
    <message>
        <source>No heads.</source>
        <extracomment>read aloud: every coin shows tails</extracomment>
        <translation>কোনো হেড নেই।</translation>
    </message>
    <message>
        <source>Heads on %1 alone.</source>
        <translation>হেড শুধু %1-এ।</translation>
    </message>
    <message>
        <source>Heads on %1.</source>
        <translation>হেড %1-এ।</translation>
    </message>
    <message>
        <source>heads as heaps</source>
        <translation>হেড, স্তূপ হিসেবে</translation>
    </message>
    <message>
        <source>heads as heaps of one less</source>
        <translation>হেড, এক কম স্তূপ হিসেবে</translation>
    </message>
    <message>
        <source>H or T</source>
        <translation>H বা T</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 head now</source>
        <translation>
            <numerusform>এখন %1টি হেড আছে</numerusform>
            <numerusform>এখন %1টি হেড আছে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 heads now</source>
        <translation>
            <numerusform>এখন %1টি হেড আছে</numerusform>
            <numerusform>এখন %1টি হেড আছে</numerusform>
        </translation>
    </message>
    <message>
        <source>10 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>10টি মুদ্রা</translation>
    </message>
    <message>
        <source>Coins, H or T</source>
        <translation>মুদ্রা, H বা T</translation>
    </message>
    <message>
        <source>Two heads: n tails before, m between</source>
        <translation>দুটি হেড: আগে n টি টেইল, মাঝে m</translation>
    </message>
    <message>
        <source>One head behind n tails</source>
        <translation>n টি টেইলের পরে একটা হেড</translation>
    </message>
    <message>
        <source>Turning Turtles</source>
        <extracomment>the name of a game</extracomment>
        <translation>কচ্ছপ উল্টানো</translation>
    </message>
    <message>
        <source>Each head on square k is a Nim heap of k.</source>
        <translation>ঘর k-এর প্রতিটি হেড k-এর একটা নিম স্তূপ।</translation>
    </message>
    <message>
        <source>Flip exactly two coins</source>
        <translation>ঠিক দুটি মুদ্রা উল্টাও</translation>
    </message>
    <message>
        <source>Each head on square k is a Nim heap of k − 1.</source>
        <translation>ঘর k-এর প্রতিটি হেড k − 1-এর একটা নিম স্তূপ।</translation>
    </message>
    <message>
        <source>%1: a move leaves %2, and a heap is gone.</source>
        <extracomment>two positions</extracomment>
        <translation>%1: একটা চালে থাকে %2, আর একটা স্তূপ উধাও।</translation>
    </message>
    <message>
        <source>“Two coins must turn, so no move takes a whole heap.”</source>
        <translation>“দুটি মুদ্রা উল্টাতেই হয়, তাই কোনো চালে পুরো স্তূপ যায় না।”</translation>
    </message>
    <message>
        <source>A head on square k is a heap of k − 1, not of k. Turning it together with the coin on square 1 takes that heap whole.</source>
        <translation>ঘর k-এর হেড মানে k − 1-এর স্তূপ, k-এর নয়। ঘর 1-এর মুদ্রার সঙ্গে উল্টালে পুরো স্তূপটাই যায়।</translation>
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
            <numerusform>চাল নেই এমন %1টি অবস্থান: T।</numerusform>
            <numerusform>চাল নেই এমন %1টি অবস্থান: T।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions without a move: T.</source>
        <translation>
            <numerusform>চাল নেই এমন %1টি অবস্থান: T।</numerusform>
            <numerusform>চাল নেই এমন %1টি অবস্থান: T।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position: now it is known who wins there.</source>
        <translation>
            <numerusform>%1টি অবস্থান: এখন জানা আছে সেখানে কে জেতে।</numerusform>
            <numerusform>%1টি অবস্থান: এখন জানা আছে সেখানে কে জেতে।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions: now it is known who wins there.</source>
        <translation>
            <numerusform>%1টি অবস্থান: এখন জানা আছে সেখানে কে জেতে।</numerusform>
            <numerusform>%1টি অবস্থান: এখন জানা আছে সেখানে কে জেতে।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position: all moves lead to N, so it is P.</source>
        <translation>
            <numerusform>%1টি অবস্থান: সব চাল N-এ যায়, তাই P।</numerusform>
            <numerusform>%1টি অবস্থান: সব চাল N-এ যায়, তাই P।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions: all moves lead to N, so they are P.</source>
        <translation>
            <numerusform>%1টি অবস্থান: সব চাল N-এ যায়, তাই P।</numerusform>
            <numerusform>%1টি অবস্থান: সব চাল N-এ যায়, তাই P।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position: a move leads to P, so it is N.</source>
        <translation>
            <numerusform>%1টি অবস্থান: একটা চাল P-তে যায়, তাই N।</numerusform>
            <numerusform>%1টি অবস্থান: একটা চাল P-তে যায়, তাই N।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions: a move leads to P, so they are N.</source>
        <translation>
            <numerusform>%1টি অবস্থান: একটা চাল P-তে যায়, তাই N।</numerusform>
            <numerusform>%1টি অবস্থান: একটা চাল P-তে যায়, তাই N।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position stays blank: nobody can force the end there.</source>
        <translation>
            <numerusform>%1টি অবস্থান ফাঁকা থাকে: সেখানে কেউ খেলা শেষ করাতে পারে না।</numerusform>
            <numerusform>%1টি অবস্থান ফাঁকা থাকে: সেখানে কেউ খেলা শেষ করাতে পারে না।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions stay blank: nobody can force the end there.</source>
        <translation>
            <numerusform>%1টি অবস্থান ফাঁকা থাকে: সেখানে কেউ খেলা শেষ করাতে পারে না।</numerusform>
            <numerusform>%1টি অবস্থান ফাঁকা থাকে: সেখানে কেউ খেলা শেষ করাতে পারে না।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the kernel (P): %1 move leads out of it.</source>
        <translation>
            <numerusform>কার্নেলে (P): %1টি চাল, সেটা বাইরে যায়।</numerusform>
            <numerusform>কার্নেলে (P): %1টি চাল, সেটা বাইরে যায়।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the kernel (P): all %1 moves lead out of it.</source>
        <translation>
            <numerusform>কার্নেলে (P): %1টি চালের সবগুলোই বাইরে যায়।</numerusform>
            <numerusform>কার্নেলে (P): %1টি চালের সবগুলোই বাইরে যায়।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Outside the kernel: %1 of %2 moves leads into it.</source>
        <extracomment>how many moves of a position, here 1, and how many it has</extracomment>
        <translation>
            <numerusform>কার্নেলের বাইরে: %2টি চালের %1টি ভেতরে যায়।</numerusform>
            <numerusform>কার্নেলের বাইরে: %2টি চালের %1টি ভেতরে যায়।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Outside the kernel: %1 of %2 moves lead into it.</source>
        <extracomment>how many moves of a position, and how many it has</extracomment>
        <translation>
            <numerusform>কার্নেলের বাইরে: %2টি চালের %1টি ভেতরে যায়।</numerusform>
            <numerusform>কার্নেলের বাইরে: %2টি চালের %1টি ভেতরে যায়।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A P-position: %1 move leaves none.</source>
        <translation>
            <numerusform>P-অবস্থান: %1টি চাল, তাতে P থাকে না।</numerusform>
            <numerusform>P-অবস্থান: %1টি চাল, তাতে P থাকে না।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A P-position: none of the %1 moves leaves another.</source>
        <translation>
            <numerusform>P-অবস্থান: %1টি চালের একটিতেও P থাকে না।</numerusform>
            <numerusform>P-অবস্থান: %1টি চালের একটিতেও P থাকে না।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not a P-position: %1 of %2 moves leaves one.</source>
        <extracomment>how many moves of a position leave a P-position, here 1, and how many it has</extracomment>
        <translation>
            <numerusform>P-অবস্থান নয়: %2টি চালের %1টিতে P থাকে।</numerusform>
            <numerusform>P-অবস্থান নয়: %2টি চালের %1টিতে P থাকে।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not a P-position: %1 of %2 moves leave one.</source>
        <extracomment>how many moves of a position leave a P-position, and how many it has</extracomment>
        <translation>
            <numerusform>P-অবস্থান নয়: %2টি চালের %1টিতে P থাকে।</numerusform>
            <numerusform>P-অবস্থান নয়: %2টি চালের %1টিতে P থাকে।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position. An arrow is a move.</source>
        <translation>
            <numerusform>%1টি অবস্থান। প্রতিটি তীর একটা চাল।</numerusform>
            <numerusform>%1টি অবস্থান। প্রতিটি তীর একটা চাল।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions. Every arrow is a move.</source>
        <translation>
            <numerusform>%1টি অবস্থান। প্রতিটি তীর একটা চাল।</numerusform>
            <numerusform>%1টি অবস্থান। প্রতিটি তীর একটা চাল।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is %1 legal move.</source>
        <translation>
            <numerusform>বৈধ চাল %1টি।</numerusform>
            <numerusform>বৈধ চাল %1টি।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 legal moves.</source>
        <translation>
            <numerusform>বৈধ চাল %1টি।</numerusform>
            <numerusform>বৈধ চাল %1টি।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %2 moves wins.</source>
        <extracomment>how many moves win, here 1, and how many there are</extracomment>
        <translation>
            <numerusform>%2টি চালের %1টিতে জেতা যায়।</numerusform>
            <numerusform>%2টি চালের %1টিতে জেতা যায়।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %2 moves win.</source>
        <extracomment>how many moves win, and how many there are</extracomment>
        <translation>
            <numerusform>%2টি চালের %1টিতে জেতা যায়।</numerusform>
            <numerusform>%2টি চালের %1টিতে জেতা যায়।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 piece, too many to draw</source>
        <translation>
            <numerusform>%1টি ঘুঁটি, আঁকার পক্ষে বড্ড বেশি</numerusform>
            <numerusform>%1টি ঘুঁটি, আঁকার পক্ষে বড্ড বেশি</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pieces, too many to draw</source>
        <translation>
            <numerusform>%1টি ঘুঁটি, আঁকার পক্ষে বড্ড বেশি</numerusform>
            <numerusform>%1টি ঘুঁটি, আঁকার পক্ষে বড্ড বেশি</numerusform>
        </translation>
    </message>
    <message>
        <source>heap %1</source>
        <extracomment>the number of a heap, such as 2</extracomment>
        <translation>স্তূপ %1</translation>
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
        <translation>পাঠ পরিকল্পনা: %1</translation>
    </message>
    <message>
        <source>Two pupils, or two teams, play it.</source>
        <translation>দুজন শিক্ষার্থী বা দুটি দল খেলে।</translation>
    </message>
    <message>
        <source>Against the perfect computer; the class starts.</source>
        <translation>নিখুঁত কম্পিউটারের সঙ্গে; ক্লাস শুরু করে।</translation>
    </message>
    <message>
        <source>Against the perfect computer, which starts.</source>
        <translation>নিখুঁত কম্পিউটারের সঙ্গে; কম্পিউটার শুরু করে।</translation>
    </message>
    <message>
        <source>Against a computer that moves at random; the class starts.</source>
        <translation>এলোমেলো খেলে এমন কম্পিউটারের সঙ্গে; ক্লাস শুরু করে।</translation>
    </message>
    <message>
        <source>Against a computer that moves at random, and starts.</source>
        <translation>এলোমেলো খেলে এমন কম্পিউটারের সঙ্গে; কম্পিউটার শুরু করে।</translation>
    </message>
    <message>
        <source>Against the computer, which plays perfectly from %1 pieces on; the class starts.</source>
        <translation>ঘুঁটি %1টি হলে নিখুঁত খেলে এমন কম্পিউটারের সঙ্গে; ক্লাস শুরু করে।</translation>
    </message>
    <message>
        <source>Against the computer, which plays perfectly from %1 pieces on, and starts.</source>
        <translation>ঘুঁটি %1টি হলে নিখুঁত খেলে এমন কম্পিউটারের সঙ্গে; কম্পিউটার শুরু করে।</translation>
    </message>
    <message>
        <source>Read and look</source>
        <translation>পড়ো আর দেখো</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a kind of step in the plan of a lesson, a verb: the class plays</extracomment>
        <translation>খেলো</translation>
    </message>
    <message>
        <source>Think first, then look</source>
        <translation>আগে ভাবো, তারপর দেখো</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>a kind of step in the plan of a lesson, a noun</extracomment>
        <translation>প্রশ্ন</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>a kind of step in the plan of a lesson, a noun</extracomment>
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>Label a row</source>
        <translation>সারিতে চিহ্ন বসাও</translation>
    </message>
    <message>
        <source>Fill in a table</source>
        <translation>সারণি ভরো</translation>
    </message>
    <message>
        <source>Mark P and N</source>
        <translation>P আর N বসাও</translation>
    </message>
    <message>
        <source>%1 exercise</source>
        <extracomment>how many exercises, here one</extracomment>
        <translation>%1টি অনুশীলন</translation>
    </message>
    <message>
        <source>%1 exercises</source>
        <extracomment>how many exercises</extracomment>
        <translation>%1টি অনুশীলন</translation>
    </message>
    <message>
        <source>%1: %2, difficulty %3.</source>
        <extracomment>how many exercises, &quot;5 exercises&quot;, of which kind, and how hard they are</extracomment>
        <translation>%1: %2, কঠিনতা %3।</translation>
    </message>
    <message>
        <source>%1: %2, %3, difficulty %4.</source>
        <extracomment>how many exercises, &quot;5 exercises&quot;, of which kind, of which game, and how hard they are</extracomment>
        <translation>%1: %2, %3, কঠিনতা %4।</translation>
    </message>
    <message>
        <source>P: %1 position.</source>
        <translation>P: %1টি অবস্থান।</translation>
    </message>
    <message>
        <source>P: %1 positions.</source>
        <translation>P: %1টি অবস্থান।</translation>
    </message>
    <message>
        <source>P: %1.</source>
        <extracomment>in the plan of a lesson: the positions that are P</extracomment>
        <translation>P: %1।</translation>
    </message>
    <message>
        <source>Winning moves: %1.</source>
        <translation>জেতার চাল: %1।</translation>
    </message>
    <message>
        <source>Lesson plan: about %1 minutes, %2</source>
        <extracomment>how long a lesson takes, and how many steps it has, &quot;12 steps&quot;</extracomment>
        <translation>পাঠ পরিকল্পনা: প্রায় %1 মিনিট, %2</translation>
    </message>
    <message>
        <source>Afterwards the class can %1.</source>
        <translation>পাঠ শেষে ক্লাস %1 পারবে।</translation>
    </message>
    <message>
        <source>Then show:</source>
        <extracomment>in the plan of a lesson: what the teacher shows when the class has answered</extracomment>
        <translation>তারপর দেখাও:</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>শিক্ষকের জন্য</translation>
    </message>
    <message>
        <source>nim-sum</source>
        <extracomment>on paper, before a row of empty squares</extracomment>
        <translation>নিম-যোগফল</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>on paper, before an empty line</extracomment>
        <translation>গ্রান্ডি সংখ্যা</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>on paper, before an empty line, a noun</extracomment>
        <translation>মান</translation>
    </message>
    <message>
        <source>mex =</source>
        <extracomment>on paper, before an empty line: the smallest number that is missing; mex is a word of the theory</extracomment>
        <translation>mex =</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>on paper, before an empty line</extracomment>
        <translation>কেন?</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>on paper: the number of this page, and how many there are</extracomment>
        <translation>পাতা %1, মোট %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>নাম</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>ক্লাস</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>on paper, before an empty line: the date of the day</extracomment>
        <translation>তারিখ</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>a notation, and who is to move</extracomment>
        <translation>%1। %2</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <extracomment>heads the page of answers: the title of the worksheet</extracomment>
        <translation>উত্তর: %1</translation>
    </message>
    <message>
        <source>Confirmed by two methods: %1; %2.</source>
        <extracomment>two ways to find the answer, such as a theory and a search</extracomment>
        <translation>দুই পদ্ধতিতে মেলানো: %1; %2।</translation>
    </message>
    <message>
        <source>adding without carrying</source>
        <translation>হাতে না রেখে যোগ</translation>
    </message>
    <message>
        <source>counting the 1s of every column</source>
        <translation>প্রতি কলামের 1 গোনা</translation>
    </message>
    <message>
        <source>marking off the numbers that are there</source>
        <translation>যে সংখ্যাগুলো আছে তাতে দাগ দেওয়া</translation>
    </message>
    <message>
        <source>counting up from 0</source>
        <translation>0 থেকে গোনা</translation>
    </message>
    <message>
        <source>the simplest number between the options</source>
        <translation>বিকল্পগুলোর মাঝের সবচেয়ে সরল সংখ্যা</translation>
    </message>
    <message>
        <source>by the rules alone, all games played out (%1)</source>
        <translation>শুধু নিয়ম থেকে, সব খেলা শেষ পর্যন্ত খেলে (%1)</translation>
    </message>
    <message>
        <source>Blue edges are marked L, red ones R and dashed, green ones are double.</source>
        <translation>নীল রেখায় L লেখা, লালে R আর কাটা কাটা, সবুজ জোড়া দাগ।</translation>
    </message>
    <message>
        <source>Blue edges are marked L, red ones R and dashed.</source>
        <translation>নীল রেখায় L লেখা, লালে R আর কাটা কাটা।</translation>
    </message>
    <message>
        <source>%1 moves first.</source>
        <translation>আগে চাল দেবে %1।</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 different exercise of the kind “%2” was found at this difficulty: ask for fewer, or for another difficulty.</source>
        <extracomment>a number, here 1, and a kind of exercise, such as &quot;Nim-sum&quot;</extracomment>
        <translation>
            <numerusform>এই কঠিনতায় “%2” ধরনের আলাদা অনুশীলন মাত্র %1টি পাওয়া গেছে: কম চাও, কিংবা অন্য কঠিনতা নাও।</numerusform>
            <numerusform>এই কঠিনতায় “%2” ধরনের আলাদা অনুশীলন মাত্র %1টি পাওয়া গেছে: কম চাও, কিংবা অন্য কঠিনতা নাও।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 different exercises of the kind “%2” were found at this difficulty: ask for fewer, or for another difficulty.</source>
        <extracomment>a number, and a kind of exercise, such as &quot;Nim-sum&quot;</extracomment>
        <translation>
            <numerusform>এই কঠিনতায় “%2” ধরনের আলাদা অনুশীলন মাত্র %1টি পাওয়া গেছে: কম চাও, কিংবা অন্য কঠিনতা নাও।</numerusform>
            <numerusform>এই কঠিনতায় “%2” ধরনের আলাদা অনুশীলন মাত্র %1টি পাওয়া গেছে: কম চাও, কিংবা অন্য কঠিনতা নাও।</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped.</source>
        <extracomment>the person ended the search for exercises</extracomment>
        <translation>থেমেছে।</translation>
    </message>
    <message>
        <source>%1: exercises</source>
        <extracomment>the title of a worksheet: a game, such as Nim</extracomment>
        <translation>%1: অনুশীলন</translation>
    </message>
    <message>
        <source>Needs %1 of %2 free</source>
        <extracomment>of memory: two amounts, such as 3 GB and 8 GB</extracomment>
        <translation>লাগবে %1, খালি আছে %2</translation>
    </message>
    <message numerus="yes">
        <source>A table would settle it: %2 of %3 free, and %1 second or more.</source>
        <extracomment>of memory: two amounts, such as 3 GB and 8 GB, and a time, here 1</extracomment>
        <translation>
            <numerusform>সারণি করলে মীমাংসা হয়: লাগবে %2, খালি আছে %3, সময় %1 সেকেন্ড বা তার বেশি।</numerusform>
            <numerusform>সারণি করলে মীমাংসা হয়: লাগবে %2, খালি আছে %3, সময় %1 সেকেন্ড বা তার বেশি।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table would settle it: %2 of %3 free, and %1 seconds or more.</source>
        <extracomment>of memory: two amounts, such as 3 GB and 8 GB, and a time</extracomment>
        <translation>
            <numerusform>সারণি করলে মীমাংসা হয়: লাগবে %2, খালি আছে %3, সময় %1 সেকেন্ড বা তার বেশি।</numerusform>
            <numerusform>সারণি করলে মীমাংসা হয়: লাগবে %2, খালি আছে %3, সময় %1 সেকেন্ড বা তার বেশি।</numerusform>
        </translation>
    </message>
    <message>
        <source>The table of this position needs %1 of memory; it may take %3 of the %2 that are free.</source>
        <extracomment>amounts of memory, such as 3 GB</extracomment>
        <translation>এই অবস্থানের সারণিতে %1 মেমরি লাগে; খালি %2-এর মধ্যে নেওয়া যায় %3।</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>how much is done, in percent</extracomment>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>about %1 second left</source>
        <translation>
            <numerusform>আর প্রায় %1 সেকেন্ড</numerusform>
            <numerusform>আর প্রায় %1 সেকেন্ড</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 seconds left</source>
        <translation>
            <numerusform>আর প্রায় %1 সেকেন্ড</numerusform>
            <numerusform>আর প্রায় %1 সেকেন্ড</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 minute left</source>
        <translation>
            <numerusform>আর প্রায় %1 মিনিট</numerusform>
            <numerusform>আর প্রায় %1 মিনিট</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 minutes left</source>
        <translation>
            <numerusform>আর প্রায় %1 মিনিট</numerusform>
            <numerusform>আর প্রায় %1 মিনিট</numerusform>
        </translation>
    </message>
    <message>
        <source>First counterexample %1: the rule says %2, the search %3.</source>
        <extracomment>a position, and twice an answer, such as P and N</extracomment>
        <translation>প্রথম পাল্টা উদাহরণ %1: নিয়ম বলে %2, অনুসন্ধান বলে %3।</translation>
    </message>
    <message>
        <source>Theory and search agree.</source>
        <translation>তত্ত্ব আর অনুসন্ধান মেলে।</translation>
    </message>
    <message>
        <source>Table and search</source>
        <translation>সারণি আর অনুসন্ধান</translation>
    </message>
    <message>
        <source>Theory and search</source>
        <translation>তত্ত্ব আর অনুসন্ধান</translation>
    </message>
    <message>
        <source>Check the table against search</source>
        <translation>অনুসন্ধানে সারণি মেলাও</translation>
    </message>
    <message>
        <source>Check the theory against search</source>
        <translation>অনুসন্ধানে তত্ত্ব মেলাও</translation>
    </message>
    <message>
        <source>Answers every small position twice, by the table of the whole game and by search alone, and compares.</source>
        <translation>প্রতিটি ছোট অবস্থানের উত্তর দুবার দেয়, একবার পুরো খেলার সারণি থেকে, একবার শুধু খুঁজে, আর মিলিয়ে দেখে।</translation>
    </message>
    <message>
        <source>Answers every small position twice, by theory and by search alone, and compares.</source>
        <translation>প্রতিটি ছোট অবস্থানের উত্তর দুবার দেয়, একবার তত্ত্ব দিয়ে, একবার শুধু খুঁজে, আর মিলিয়ে দেখে।</translation>
    </message>
    <message>
        <source>Table checked by search</source>
        <translation>সারণি, অনুসন্ধানে যাচাই</translation>
    </message>
    <message>
        <source>Theory checked by search</source>
        <translation>তত্ত্ব, অনুসন্ধানে যাচাই</translation>
    </message>
    <message>
        <source>%1 It fails on %2 of %3.</source>
        <extracomment>a sentence with a counterexample, a number, and how many were checked, &quot;1200 positions&quot;</extracomment>
        <translation>%1 %3, তার %2টিতে এটা টেকে না।</translation>
    </message>
    <message>
        <source>There is a rule: misère Nim on the lengths of the runs holds on %1.</source>
        <translation>নিয়ম আছে: টুকরোগুলোর দৈর্ঘ্য নিয়ে মিজেয়ার নিম খাটে %1 জুড়ে।</translation>
    </message>
    <message>
        <source>No counterexample among %1: take a larger size.</source>
        <translation>%1 দেখেও পাল্টা উদাহরণ মেলেনি: আরও বড় মাপ নাও।</translation>
    </message>
    <message>
        <source>Theory and search differ on %1 of %2, first on %3.</source>
        <extracomment>a number, how many were checked, &quot;1200 positions&quot;, and a position</extracomment>
        <translation>%2, তার %1টিতে তত্ত্ব আর অনুসন্ধানে অমিল, প্রথমটা %3।</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <extracomment>the answer was right, not the side; then a sentence that says why</extracomment>
        <translation>ঠিক: %1</translation>
    </message>
    <message>
        <source>Not this one: %1</source>
        <translation>এটা নয়: %1</translation>
    </message>
    <message>
        <source>No: if %1 moves first, %2 wins.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>না: %1 আগে চাল দিলে জিতবে %2।</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <extracomment>the answer was right, not the side; the answer</extracomment>
        <translation>ঠিক: %1।</translation>
    </message>
    <message>
        <source>No: it is %1.</source>
        <translation>না: এটা %1।</translation>
    </message>
    <message>
        <source>Not yet: that is too many digits. No number reaches column %1, so neither does the nim-sum.</source>
        <translation>এখনো নয়: অঙ্ক বড্ড বেশি। কোনো সংখ্যাই কলাম %1 পর্যন্ত যায় না, তাই নিম-যোগফলও না।</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 one, an odd number, so its digit is 1.</source>
        <translation>
            <numerusform>এখনো নয়: কলাম %1-এ %2টি এক, বিজোড়, তাই তার অঙ্ক 1।</numerusform>
            <numerusform>এখনো নয়: কলাম %1-এ %2টি এক, বিজোড়, তাই তার অঙ্ক 1।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 ones, an odd number, so its digit is 1.</source>
        <extracomment>of a binary addition: what the column is worth, such as 4, and how many digits 1 it holds</extracomment>
        <translation>
            <numerusform>এখনো নয়: কলাম %1-এ %2টি এক, বিজোড়, তাই তার অঙ্ক 1।</numerusform>
            <numerusform>এখনো নয়: কলাম %1-এ %2টি এক, বিজোড়, তাই তার অঙ্ক 1।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 one, an even number, so its digit is 0.</source>
        <translation>
            <numerusform>এখনো নয়: কলাম %1-এ %2টি এক, জোড়, তাই তার অঙ্ক 0।</numerusform>
            <numerusform>এখনো নয়: কলাম %1-এ %2টি এক, জোড়, তাই তার অঙ্ক 0।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 ones, an even number, so its digit is 0.</source>
        <extracomment>of a binary addition: what the column is worth, such as 4, and how many digits 1 it holds</extracomment>
        <translation>
            <numerusform>এখনো নয়: কলাম %1-এ %2টি এক, জোড়, তাই তার অঙ্ক 0।</numerusform>
            <numerusform>এখনো নয়: কলাম %1-এ %2টি এক, জোড়, তাই তার অঙ্ক 0।</numerusform>
        </translation>
    </message>
    <message>
        <source>Not yet: %1 is among the numbers.</source>
        <translation>এখনো নয়: %1 তো সংখ্যাগুলোর মধ্যে আছে।</translation>
    </message>
    <message>
        <source>Not yet: %1 is missing, but a smaller number is missing, too.</source>
        <translation>এখনো নয়: %1 নেই ঠিকই, কিন্তু আরও ছোট একটা সংখ্যাও নেই।</translation>
    </message>
    <message>
        <source>Not yet: “%1” leaves a position of value %2, so this one cannot have it as well.</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and a number</extracomment>
        <translation>এখনো নয়: “%1” চালে মান %2-এর একটা অবস্থান থাকে, তাই এর মানও তা হতে পারে না।</translation>
    </message>
    <message>
        <source>Not yet: a smaller number is missing among your moves.</source>
        <translation>এখনো নয়: তোমার চালগুলোর মধ্যে আরও ছোট একটা সংখ্যা নেই।</translation>
    </message>
    <message>
        <source>Not yet: the stalk is worth more than %1.</source>
        <translation>এখনো নয়: ডাঁটাটার মান %1-এর বেশি।</translation>
    </message>
    <message>
        <source>Not yet: the stalk is worth less than %1.</source>
        <translation>এখনো নয়: ডাঁটাটার মান %1-এর কম।</translation>
    </message>
    <message>
        <source>Edges count 1 up to the first change of colour; from there on each counts half of the one below it. Blue adds, red takes away.</source>
        <translation>প্রথম রং-বদলের আগে পর্যন্ত প্রতিটি রেখার মান 1; সেখান থেকে প্রতিটির মান নিচেরটার অর্ধেক। নীল বাড়ায়, লাল কমায়।</translation>
    </message>
    <message>
        <source>No move in heap %1 wins. For instance, %2</source>
        <extracomment>the number of a heap, and the end of the sentence: what refutes a move there</extracomment>
        <translation>স্তূপ %1-এর কোনো চালে জেতা যায় না। যেমন, %2</translation>
    </message>
    <message>
        <source>There is no move in heap %1.</source>
        <translation>স্তূপ %1-এ কোনো চাল নেই।</translation>
    </message>
    <message>
        <source>Right: the sentence is %1.</source>
        <translation>ঠিক: কথাটা %1।</translation>
    </message>
    <message>
        <source>No: the sentence is %1.</source>
        <translation>না: কথাটা %1।</translation>
    </message>
    <message>
        <source>true</source>
        <extracomment>within a sentence: &quot;the sentence is true&quot;</extracomment>
        <translation>সত্যি</translation>
    </message>
    <message>
        <source>false</source>
        <translation>মিথ্যা</translation>
    </message>
    <message>
        <source>“%1” leaves %2, a P-position.</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and what is left</extracomment>
        <translation>“%1” চালে থাকে %2, একটা P-অবস্থান।</translation>
    </message>
    <message>
        <source>%1 (or the same from an equal heap)</source>
        <translation>%1 (কিংবা সমান আরেকটা স্তূপ থেকে একই চাল)</translation>
    </message>
    <message>
        <source>Another one: %1</source>
        <translation>আরেকটা: %1</translation>
    </message>
    <message>
        <source>Every move from there has an answer:</source>
        <translation>সেখান থেকে প্রতিটি চালের জবাব আছে:</translation>
    </message>
    <message>
        <source>The Grundy value is %1.</source>
        <translation>গ্রান্ডি সংখ্যা %1।</translation>
    </message>
    <message>
        <source>The Grundy value is the nim-sum %1 = %2.</source>
        <extracomment>a sum such as 3 ⊕ 5, and its value</extracomment>
        <translation>গ্রান্ডি সংখ্যা হলো নিম-যোগফল %1 = %2।</translation>
    </message>
    <message>
        <source>after “%1” the opponent cannot move and wins.</source>
        <translation>“%1” চালের পরে প্রতিপক্ষ চাল দিতে পারে না, তাই সে জেতে।</translation>
    </message>
    <message>
        <source>after “%1” the opponent wins.</source>
        <translation>“%1” চালের পরে প্রতিপক্ষ জেতে।</translation>
    </message>
    <message>
        <source>“%1” leaves an N-position: the opponent wins by “%2”.</source>
        <extracomment>two moves, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>“%1” চালে N-অবস্থান থাকে: প্রতিপক্ষ “%2” চালে জেতে।</translation>
    </message>
    <message>
        <source>after “%1” the opponent wins by “%2”.</source>
        <translation>“%1” চালের পরে প্রতিপক্ষ “%2” চালে জেতে।</translation>
    </message>
    <message>
        <source>“%1” leaves a P-position.</source>
        <translation>“%1” চালে P-অবস্থান থাকে।</translation>
    </message>
    <message>
        <source>after “%1” the opponent, to move, has lost.</source>
        <translation>“%1” চালের পরে পালা প্রতিপক্ষের, আর সে হেরে গেছে।</translation>
    </message>
    <message>
        <source>It is a P-position: every move has an answer.</source>
        <translation>এটা P-অবস্থান: প্রতিটি চালের জবাব আছে।</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <extracomment>a number, and the same number in binary, such as &quot;7 is 0111&quot;</extracomment>
        <translation>%1 হলো %2</translation>
    </message>
    <message>
        <source>Every column holds an even number of 1s, so the nim-sum is 0.</source>
        <translation>প্রতি কলামে জোড় সংখ্যক 1, তাই নিম-যোগফল 0।</translation>
    </message>
    <message numerus="yes">
        <source>Only column %1 holds an odd number of 1s, so the nim-sum is %2 in binary, which is %3.</source>
        <translation>
            <numerusform>শুধু কলাম %1-এ বিজোড় সংখ্যক 1, তাই নিম-যোগফল দ্বিমিকে %2, মানে %3।</numerusform>
            <numerusform>শুধু কলাম %1-এ বিজোড় সংখ্যক 1, তাই নিম-যোগফল দ্বিমিকে %2, মানে %3।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Columns %1 each hold an odd number of 1s, so the nim-sum is %2 in binary, which is %3.</source>
        <extracomment>what the columns are worth, such as &quot;4 and 1&quot;, and the same number twice, such as 101 and 5</extracomment>
        <translation>
            <numerusform>কলাম %1-এর প্রতিটিতে বিজোড় সংখ্যক 1, তাই নিম-যোগফল দ্বিমিকে %2, মানে %3।</numerusform>
            <numerusform>কলাম %1-এর প্রতিটিতে বিজোড় সংখ্যক 1, তাই নিম-যোগফল দ্বিমিকে %2, মানে %3।</numerusform>
        </translation>
    </message>
    <message>
        <source>In binary: %1.</source>
        <translation>দ্বিমিকে: %1।</translation>
    </message>
    <message>
        <source>0 itself is missing, so the mex is 0.</source>
        <translation>0-ই নেই, তাই mex হলো 0।</translation>
    </message>
    <message>
        <source>All numbers below %1 are there, and %1 is not: it is the mex.</source>
        <translation>%1-এর ছোট সব সংখ্যা আছে, %1 নেই: সেটাই mex।</translation>
    </message>
    <message>
        <source>No move wins.</source>
        <translation>কোনো চালেই জেতা যায় না।</translation>
    </message>
    <message numerus="yes">
        <source>%1 move wins.</source>
        <translation>
            <numerusform>%1টি চালে জেতা যায়।</numerusform>
            <numerusform>%1টি চালে জেতা যায়।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves win.</source>
        <translation>
            <numerusform>%1টি চালে জেতা যায়।</numerusform>
            <numerusform>%1টি চালে জেতা যায়।</numerusform>
        </translation>
    </message>
    <message>
        <source>Who wins with best play: the previous player (P), the next player (N), Left (L) or Right (R)?</source>
        <translation>সবাই ভালো খেললে কে জেতে: আগের খেলোয়াড় (P), পরের খেলোয়াড় (N), বাম (L), না ডান (R)?</translation>
    </message>
    <message>
        <source>Does the previous player win (P) or the next player (N)?</source>
        <translation>কে জেতে: আগের খেলোয়াড় (P), না পরের খেলোয়াড় (N)?</translation>
    </message>
    <message>
        <source>The next player wins.</source>
        <translation>পরের খেলোয়াড় জেতে।</translation>
    </message>
    <message>
        <source>The previous player wins.</source>
        <translation>আগের খেলোয়াড় জেতে।</translation>
    </message>
    <message>
        <source>%1, who moves first, wins.</source>
        <translation>যে আগে চাল দেবে, মানে %1, সে জেতে।</translation>
    </message>
    <message>
        <source>%1, who moves second, wins.</source>
        <translation>যে পরে চাল দেবে, মানে %1, সে জেতে।</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %1 move wins.</source>
        <translation>
            <numerusform>ঠিক %1টি চালে জেতা যায়।</numerusform>
            <numerusform>ঠিক %1টি চালে জেতা যায়।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %1 moves win.</source>
        <translation>
            <numerusform>ঠিক %1টি চালে জেতা যায়।</numerusform>
            <numerusform>ঠিক %1টি চালে জেতা যায়।</numerusform>
        </translation>
    </message>
    <message>
        <source>P: the previous player wins</source>
        <translation>P: আগের খেলোয়াড় জেতে</translation>
    </message>
    <message>
        <source>N: the next player wins</source>
        <translation>N: পরের খেলোয়াড় জেতে</translation>
    </message>
    <message>
        <source>L: %1 wins, whoever starts</source>
        <translation>L: যে-ই শুরু করুক, জিতবে %1</translation>
    </message>
    <message>
        <source>R: %1 wins, whoever starts</source>
        <translation>R: যে-ই শুরু করুক, জিতবে %1</translation>
    </message>
    <message>
        <source>Find a winning move</source>
        <translation>জেতার চাল খোঁজো</translation>
    </message>
    <message>
        <source>P or N?</source>
        <translation>P, না N?</translation>
    </message>
    <message>
        <source>Nim-sum</source>
        <extracomment>a kind of exercise: numbers are added without carrying</extracomment>
        <translation>নিম-যোগফল</translation>
    </message>
    <message>
        <source>Value of a stalk</source>
        <translation>ডাঁটার মান</translation>
    </message>
    <message>
        <source>Mex</source>
        <extracomment>a kind of exercise: the smallest number that is missing; a word of the theory</extracomment>
        <translation>mex</translation>
    </message>
    <message>
        <source>Which heap?</source>
        <extracomment>a kind of exercise: in which heap is a winning move?</extracomment>
        <translation>কোন স্তূপ?</translation>
    </message>
    <message>
        <source>True or false?</source>
        <translation>সত্যি, না মিথ্যা?</translation>
    </message>
    <message>
        <source>Make a move that leaves the opponent in a lost position.</source>
        <translation>এমন চাল দাও, যাতে প্রতিপক্ষের জন্য হারা অবস্থান থাকে।</translation>
    </message>
    <message>
        <source>Say who wins before a move is made.</source>
        <translation>চাল দেওয়ার আগেই বলো, কে জেতে।</translation>
    </message>
    <message>
        <source>Add in binary, without carrying.</source>
        <translation>দ্বিমিকে যোগ করো, হাতে কিছু না রেখে।</translation>
    </message>
    <message>
        <source>Find the Nim heap that a position equals.</source>
        <translation>অবস্থানটা কোন নিম স্তূপের সমান, বের করো।</translation>
    </message>
    <message>
        <source>Read a number off red and blue edges.</source>
        <translation>লাল আর নীল রেখা থেকে সংখ্যা পড়ো।</translation>
    </message>
    <message>
        <source>Find the smallest missing number.</source>
        <translation>সবচেয়ে ছোট অনুপস্থিত সংখ্যাটা খোঁজো।</translation>
    </message>
    <message>
        <source>See where the winning move is.</source>
        <translation>জেতার চালটা কোথায়, দেখো।</translation>
    </message>
    <message>
        <source>Judge what is said about a position.</source>
        <translation>অবস্থান নিয়ে যা বলা হয়েছে তা বিচার করো।</translation>
    </message>
    <message>
        <source>The move “%1” wins.</source>
        <translation>“%1” চালটা জেতায়।</translation>
    </message>
    <message>
        <source>A stalk of Hackenbush: blue edges count for Left, red ones for Right.</source>
        <translation>হ্যাকেনবুশের একটা ডাঁটা: নীল রেখা বামের, লাল রেখা ডানের।</translation>
    </message>
    <message>
        <source>%1 %2 moves first.</source>
        <extracomment>a game and its rules, a sentence; then a player, such as Left</extracomment>
        <translation>%1 আগে চাল দেবে %2।</translation>
    </message>
    <message>
        <source>Find a winning move.</source>
        <translation>জেতার একটা চাল খোঁজো।</translation>
    </message>
    <message>
        <source>What is %1 in binary?</source>
        <translation>%1 দ্বিমিকে কত?</translation>
    </message>
    <message>
        <source>What is the Grundy value of this position?</source>
        <translation>এই অবস্থানের গ্রান্ডি সংখ্যা কত?</translation>
    </message>
    <message>
        <source>What is this stalk worth?</source>
        <translation>এই ডাঁটার মান কত?</translation>
    </message>
    <message>
        <source>What is the mex of %1, the smallest missing number?</source>
        <translation>%1-এর mex কত, মানে সবচেয়ে ছোট অনুপস্থিত সংখ্যা?</translation>
    </message>
    <message>
        <source>In which heap is there a winning move?</source>
        <translation>কোন স্তূপে জেতার চাল আছে?</translation>
    </message>
    <message>
        <source>True or false? %1</source>
        <translation>সত্যি, না মিথ্যা? %1</translation>
    </message>
    <message>
        <source>True</source>
        <extracomment>an answer to choose: the sentence is true</extracomment>
        <translation>সত্যি</translation>
    </message>
    <message>
        <source>False</source>
        <translation>মিথ্যা</translation>
    </message>
    <message>
        <source>%1 in binary, which is %2</source>
        <extracomment>the same number twice, such as 0111 and 7</extracomment>
        <translation>দ্বিমিকে %1, মানে %2</translation>
    </message>
    <message>
        <source>Make the move on the board.</source>
        <translation>বোর্ডে চালটা দাও।</translation>
    </message>
    <message>
        <source>Answer P, N, L or R.</source>
        <translation>উত্তর দাও: P, N, L বা R।</translation>
    </message>
    <message>
        <source>Answer P or N.</source>
        <translation>উত্তর দাও: P বা N।</translation>
    </message>
    <message>
        <source>Write the nim-sum in binary, with the digits 0 and 1.</source>
        <translation>নিম-যোগফলটা দ্বিমিকে লেখো, 0 আর 1 দিয়ে।</translation>
    </message>
    <message>
        <source>Write a whole number, 0 or more.</source>
        <translation>পূর্ণ সংখ্যা লেখো, 0 বা তার বেশি।</translation>
    </message>
    <message>
        <source>Write a whole number or a fraction such as 11/8 or -3/4.</source>
        <translation>পূর্ণ সংখ্যা লেখো, কিংবা ⁦11/8⁩ বা ⁦-3/4⁩-এর মতো ভগ্নাংশ।</translation>
    </message>
    <message>
        <source>Answer with the number of a heap.</source>
        <translation>উত্তরে স্তূপের নম্বর দাও।</translation>
    </message>
    <message>
        <source>Answer true or false.</source>
        <translation>উত্তর দাও: সত্যি বা মিথ্যা।</translation>
    </message>
    <message>
        <source>This question cannot be asked about this game.</source>
        <translation>এই খেলায় এই প্রশ্ন করা যায় না।</translation>
    </message>
    <message>
        <source>No exercise was found for this difficulty. Another seed may give one.</source>
        <translation>এই কঠিনতায় কোনো অনুশীলন পাওয়া যায়নি। অন্য বীজে পাওয়া যেতে পারে।</translation>
    </message>
    <message numerus="yes">
        <source>Plays perfectly once at most %1 piece is left, and at random until then.</source>
        <translation>
            <numerusform>ঘুঁটি %1টি বা তার কম থাকলে নিখুঁত খেলে, তার আগে পর্যন্ত এলোমেলো।</numerusform>
            <numerusform>ঘুঁটি %1টি বা তার কম থাকলে নিখুঁত খেলে, তার আগে পর্যন্ত এলোমেলো।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Plays perfectly once at most %1 pieces are left, and at random until then.</source>
        <translation>
            <numerusform>ঘুঁটি %1টি বা তার কম থাকলে নিখুঁত খেলে, তার আগে পর্যন্ত এলোমেলো।</numerusform>
            <numerusform>ঘুঁটি %1টি বা তার কম থাকলে নিখুঁত খেলে, তার আগে পর্যন্ত এলোমেলো।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2: inside the fence.</source>
        <extracomment>a sentence about the fence, and what is left on the board</extracomment>
        <translation>%1 %2: বেড়ার ভেতরে।</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <extracomment>two sentences; the second one has no full stop yet</extracomment>
        <translation>%1 %2।</translation>
    </message>
    <message>
        <source>the empty board</source>
        <translation>খালি বোর্ড</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 (given)</source>
        <extracomment>a position whose letter is given, not asked</extracomment>
        <translation>%1 (দেওয়া আছে)</translation>
    </message>
    <message>
        <source>%1 is marked N, but there is no move: whoever is to move has lost.</source>
        <translation>%1-এ N বসানো, কিন্তু কোনো চাল নেই: যার চাল সে হেরে গেছে।</translation>
    </message>
    <message>
        <source>%1 is marked P, but there is no move: in misère play whoever is to move has won.</source>
        <translation>%1-এ P বসানো, কিন্তু কোনো চাল নেই: মিজেয়ার নিয়মে যার চাল সে জিতে গেছে।</translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked N, but its only move does not lead to a P: %2 is N.</source>
        <extracomment>two positions</extracomment>
        <translation>
            <numerusform>%1-এ N বসানো, কিন্তু তার একমাত্র চাল P-তে যায় না: %2 হলো N।</numerusform>
            <numerusform>%1-এ N বসানো, কিন্তু তার একমাত্র চাল P-তে যায় না: %2 হলো N।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked N, but none of its moves leads to a P: %2 are N.</source>
        <extracomment>a position, and a list of positions</extracomment>
        <translation>
            <numerusform>%1-এ N বসানো, কিন্তু তার কোনো চাল P-তে যায় না: %2 হলো N।</numerusform>
            <numerusform>%1-এ N বসানো, কিন্তু তার কোনো চাল P-তে যায় না: %2 হলো N।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked P, but a move leads to a P: %2.</source>
        <extracomment>two positions</extracomment>
        <translation>
            <numerusform>%1-এ P বসানো, কিন্তু একটা চাল P-তে যায়: %2।</numerusform>
            <numerusform>%1-এ P বসানো, কিন্তু একটা চাল P-তে যায়: %2।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked P, but moves lead to a P: %2.</source>
        <extracomment>a position, and a list of positions</extracomment>
        <translation>
            <numerusform>%1-এ P বসানো, কিন্তু কয়েকটা চাল P-তে যায়: %2।</numerusform>
            <numerusform>%1-এ P বসানো, কিন্তু কয়েকটা চাল P-তে যায়: %2।</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1)</source>
        <extracomment>a position with two numbers, such as 3, 5</extracomment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>%1 is given a value above 0, but there is no move to 0.</source>
        <translation>%1-এর মান দেওয়া হয়েছে 0-র বেশি, কিন্তু 0-তে যাওয়ার চাল নেই।</translation>
    </message>
    <message>
        <source>%1 has the same value as a position that a move leads to: %2.</source>
        <extracomment>a position, and one or more other positions</extracomment>
        <translation>%1-এর মান এমন এক অবস্থানের মানের সমান, যেখানে একটা চাল যায়: %2।</translation>
    </message>
    <message>
        <source>The value of %1 is too large: none of its moves leads to the value %2.</source>
        <extracomment>a position, and a number</extracomment>
        <translation>%1-এর মান বেশি হয়ে গেছে: তার কোনো চাল মান %2-এ যায় না।</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a position, and its letter or value</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Given: moves from %1 also lead to %2.</source>
        <extracomment>a position, and other positions with their letters or values</extracomment>
        <translation>দেওয়া আছে: %1 থেকে চাল %2-তেও যায়।</translation>
    </message>
    <message>
        <source>From %1 there is no move. What is its value?</source>
        <translation>%1 থেকে কোনো চাল নেই। মান কত?</translation>
    </message>
    <message>
        <source>From %1 there is no move. P or N?</source>
        <translation>%1 থেকে কোনো চাল নেই। P, না N?</translation>
    </message>
    <message>
        <source>From %1 a move leaves %2. Which value has %1?</source>
        <extracomment>a position, and the positions that moves leave</extracomment>
        <translation>%1 থেকে একটা চালে %2 থাকে। %1-এর মান কত?</translation>
    </message>
    <message>
        <source>From %1 a move leaves %2. P or N?</source>
        <translation>%1 থেকে একটা চালে %2 থাকে। P, না N?</translation>
    </message>
    <message>
        <source>The value of %1 is 0: there is no move.</source>
        <translation>%1-এর মান 0: কোনো চাল নেই।</translation>
    </message>
    <message>
        <source>The value of %1 is %2, the smallest number that is not among %3.</source>
        <extracomment>a position, a number, and a list of numbers</extracomment>
        <translation>%1-এর মান %2, সবচেয়ে ছোট যে সংখ্যা %3-এর মধ্যে নেই।</translation>
    </message>
    <message>
        <source>%1 is P: there is no move, and whoever is to move has lost.</source>
        <translation>%1 হলো P: কোনো চাল নেই, যার চাল সে হেরে গেছে।</translation>
    </message>
    <message>
        <source>%1 is N: there is no move, and whoever is to move has won.</source>
        <translation>%1 হলো N: কোনো চাল নেই, যার চাল সে জিতে গেছে।</translation>
    </message>
    <message>
        <source>%1 is P: every move leads to an N.</source>
        <translation>%1 হলো P: প্রতিটি চাল N-এ যায়।</translation>
    </message>
    <message>
        <source>%1 is N: a move leads to a P.</source>
        <translation>%1 হলো N: একটা চাল P-তে যায়।</translation>
    </message>
    <message>
        <source>No contradiction so far. Still blank: %1.</source>
        <translation>এ পর্যন্ত কোনো গরমিল নেই। এখনো ফাঁকা: %1।</translation>
    </message>
    <message>
        <source>No contradiction anywhere: everything is right. Positions: %1.</source>
        <translation>কোথাও গরমিল নেই: সব ঠিক। অবস্থান: %1।</translation>
    </message>
    <message>
        <source>No contradiction anywhere: everything is right. Positions: %1, P among them: %2.</source>
        <extracomment>two numbers of positions</extracomment>
        <translation>কোথাও গরমিল নেই: সব ঠিক। অবস্থান: %1, তার মধ্যে P: %2।</translation>
    </message>
    <message>
        <source>That is more than %1 positions: too many to mark by hand.</source>
        <translation>%1টির বেশি অবস্থান: হাতে চিহ্ন বসানোর পক্ষে বড্ড বেশি।</translation>
    </message>
    <message>
        <source>Left and Right have different moves here: P and N do not say who wins.</source>
        <translation>এখানে বাম আর ডানের চাল আলাদা: P আর N দিয়ে কে জেতে বলা যায় না।</translation>
    </message>
    <message>
        <source>The rules allow no position of this family up to these sizes.</source>
        <translation>এই মাপ পর্যন্ত নিয়মে এই পরিবারের কোনো অবস্থান চলে না।</translation>
    </message>
    <message>
        <source>A position that the moves lead to could not be solved.</source>
        <translation>যে অবস্থানগুলোতে চাল যায়, তার একটার সমাধান হয়নি।</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>a move in quotation marks, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>nim-sum 0</source>
        <extracomment>why a move is right, within a sentence</extracomment>
        <translation>নিম-যোগফল 0</translation>
    </message>
    <message>
        <source>from there %1 wins, whoever is to move</source>
        <translation>সেখান থেকে যার চালই হোক, জিতবে %1</translation>
    </message>
    <message>
        <source>it leaves a P-position</source>
        <translation>তাতে P-অবস্থান থাকে</translation>
    </message>
    <message>
        <source>The winning move was %1: %2.</source>
        <extracomment>a move, and why it wins, such as &quot;nim-sum 0&quot;</extracomment>
        <translation>জেতার চাল ছিল %1: %2।</translation>
    </message>
    <message numerus="yes">
        <source>One winning move was %1: %2 (%3 move wins).</source>
        <extracomment>a move, why it wins, such as &quot;nim-sum 0&quot;, and how many win, here one</extracomment>
        <translation>
            <numerusform>জেতার একটা চাল ছিল %1: %2 (%3টি চালে জেতা যায়)।</numerusform>
            <numerusform>জেতার একটা চাল ছিল %1: %2 (%3টি চালে জেতা যায়)।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One winning move was %1: %2 (%3 moves win).</source>
        <extracomment>a move, why it wins, such as &quot;nim-sum 0&quot;, and how many win</extracomment>
        <translation>
            <numerusform>জেতার একটা চাল ছিল %1: %2 (%3টি চালে জেতা যায়)।</numerusform>
            <numerusform>জেতার একটা চাল ছিল %1: %2 (%3টি চালে জেতা যায়)।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gives the win away.</source>
        <translation>%1, এতে জেতাটা হাতছাড়া হয়।</translation>
    </message>
    <message>
        <source>Now %1 wins.</source>
        <translation>এখন জিতবে %1।</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <extracomment>of a move in quotation marks: who makes it wins</extracomment>
        <translation>জিতবে %1।</translation>
    </message>
    <message>
        <source>%1. No move would have won here.</source>
        <translation>%1। এখানে কোনো চালেই জেতা যেত না।</translation>
    </message>
    <message>
        <source>%1. Not judged: the position was not solved within the limits.</source>
        <translation>%1। বিচার হয়নি: সীমার মধ্যে অবস্থানটার সমাধান হয়নি।</translation>
    </message>
    <message numerus="yes">
        <source>%1 move could not be judged within the limits.</source>
        <translation>
            <numerusform>সীমার মধ্যে %1টি চালের বিচার করা যায়নি।</numerusform>
            <numerusform>সীমার মধ্যে %1টি চালের বিচার করা যায়নি।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves could not be judged within the limits.</source>
        <translation>
            <numerusform>সীমার মধ্যে %1টি চালের বিচার করা যায়নি।</numerusform>
            <numerusform>সীমার মধ্যে %1টি চালের বিচার করা যায়নি।</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <extracomment>the number of a move, the player, and a sentence about the move</extracomment>
        <translation>চাল %1, %2: %3</translation>
    </message>
    <message>
        <source>No mistakes among the moves that were judged.</source>
        <translation>যে চালগুলোর বিচার হয়েছে তাতে কোনো ভুল নেই।</translation>
    </message>
    <message>
        <source>No mistakes: nobody gave a win away.</source>
        <translation>কোনো ভুল নেই: কেউ জেতা হাতছাড়া করেনি।</translation>
    </message>
    <message numerus="yes">
        <source>%1 mistake (%2).</source>
        <translation>
            <numerusform>%1টি ভুল (%2)।</numerusform>
            <numerusform>%1টি ভুল (%2)।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mistakes (%2).</source>
        <extracomment>how many mistakes, and who made them, such as &quot;Anna: 2, Ben: 1&quot;</extracomment>
        <translation>
            <numerusform>%1টি ভুল (%2)।</numerusform>
            <numerusform>%1টি ভুল (%2)।</numerusform>
        </translation>
    </message>
    <message>
        <source>expected %1, found the end</source>
        <translation>চাই %1, লেখা তার আগেই শেষ</translation>
    </message>
    <message>
        <source>expected %1, found &apos;%2&apos;</source>
        <extracomment>what should stand there, such as &quot;a position&quot;, and what was typed</extracomment>
        <translation>চাই %1, পাওয়া গেছে &apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1 is over the limit of %2</source>
        <extracomment>a number that was typed, and the largest one that is allowed</extracomment>
        <translation>%1 সীমা %2-এর বেশি</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; is given twice</source>
        <translation>&apos;%1&apos; বিকল্পটা দুবার দেওয়া হয়েছে</translation>
    </message>
    <message>
        <source>this game has no misère play</source>
        <translation>এই খেলায় মিজেয়ার নিয়ম নেই</translation>
    </message>
    <message>
        <source>this game has misère play only with %1</source>
        <translation>এই খেলায় মিজেয়ার নিয়ম আছে শুধু %1 হলে</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; has to be given</source>
        <translation>&apos;%1&apos; বিকল্পটা দিতেই হবে</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <extracomment>where a mistake is in what was typed, and what is wrong</extracomment>
        <translation>কলাম %1: %2</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <extracomment>where a mistake is in a file; then &quot;column 5: …&quot;</extracomment>
        <translation>লাইন %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 edge is not joined to the ground: it falls at once</source>
        <translation>
            <numerusform>%1টি রেখা মাটির সঙ্গে জোড়া নয়: সঙ্গে সঙ্গে পড়ে যায়</numerusform>
            <numerusform>%1টি রেখা মাটির সঙ্গে জোড়া নয়: সঙ্গে সঙ্গে পড়ে যায়</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 edges are not joined to the ground: they fall at once</source>
        <translation>
            <numerusform>%1টি রেখা মাটির সঙ্গে জোড়া নয়: সঙ্গে সঙ্গে পড়ে যায়</numerusform>
            <numerusform>%1টি রেখা মাটির সঙ্গে জোড়া নয়: সঙ্গে সঙ্গে পড়ে যায়</numerusform>
        </translation>
    </message>
    <message>
        <source>Misère play is possible only with “%1”: %2.</source>
        <extracomment>a field, such as &quot;Coins per move&quot;, and what it has to be</extracomment>
        <translation>মিজেয়ার নিয়ম চলে শুধু “%1” হলে: %2।</translation>
    </message>
    <message numerus="yes">
        <source>%1 game that Left starts</source>
        <translation>
            <numerusform>বাম শুরু করে এমন %1টি খেলা</numerusform>
            <numerusform>বাম শুরু করে এমন %1টি খেলা</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games that Left starts</source>
        <translation>
            <numerusform>বাম শুরু করে এমন %1টি খেলা</numerusform>
            <numerusform>বাম শুরু করে এমন %1টি খেলা</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 game</source>
        <extracomment>how many ways there are to play to the end, here one</extracomment>
        <translation>
            <numerusform>%1টি খেলা</numerusform>
            <numerusform>%1টি খেলা</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games</source>
        <translation>
            <numerusform>%1টি খেলা</numerusform>
            <numerusform>%1টি খেলা</numerusform>
        </translation>
    </message>
    <message>
        <source>  %1: %2 of %3  %4</source>
        <extracomment>a size, how many positions of it are cold, how many there are, and their names</extracomment>
        <translation>  %1: %3-এর %2  %4</translation>
    </message>
    <message>
        <source>%1 and %2 moves</source>
        <extracomment>of the longest and the shortest game</extracomment>
        <translation>%1 আর %2 চাল</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>before a number, a noun: how many ways there are to play to the end</extracomment>
        <translation>খেলা</translation>
    </message>
    <message>
        <source>endless play is possible</source>
        <translation>খেলা চিরকাল চলতে পারে</translation>
    </message>
    <message>
        <source>Games, Left starting</source>
        <translation>খেলা, বাম শুরু করলে</translation>
    </message>
    <message>
        <source>won by Left</source>
        <translation>বাম জেতে</translation>
    </message>
    <message>
        <source>Longest and shortest</source>
        <translation>দীর্ঘতম আর ক্ষুদ্রতম</translation>
    </message>
    <message>
        <source>Games, Right starting</source>
        <translation>খেলা, ডান শুরু করলে</translation>
    </message>
    <message>
        <source>won by the player who starts</source>
        <translation>যে শুরু করেছে জেতে</translation>
    </message>
    <message>
        <source>Longest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>দীর্ঘতম খেলা</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>ক্ষুদ্রতম খেলা</translation>
    </message>
    <message>
        <source>%1 cold</source>
        <extracomment>how many of the positions are cold</extracomment>
        <translation>%1টি ঠান্ডা</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>before a number: how many positions there are</extracomment>
        <translation>অবস্থান</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>before a number, a noun: how many moves there are in all positions</extracomment>
        <translation>চাল</translation>
    </message>
    <message>
        <source>Most positions to do, highest number first</source>
        <translation>একসঙ্গে সর্বোচ্চ বাকি অবস্থান, সবচেয়ে বড় সংখ্যাটা আগে</translation>
    </message>
    <message>
        <source>in the order found</source>
        <translation>যে ক্রমে পাওয়া</translation>
    </message>
    <message>
        <source>last found first</source>
        <translation>শেষে পাওয়াটা আগে</translation>
    </message>
    <message>
        <source>Most runs of each length</source>
        <translation>প্রতি দৈর্ঘ্যের সর্বোচ্চ টুকরো</translation>
    </message>
    <message>
        <source>Cold positions (P), the kernel</source>
        <translation>ঠান্ডা অবস্থান (P), কার্নেল</translation>
    </message>
    <message>
        <source>Cold positions (P)</source>
        <translation>ঠান্ডা অবস্থান (P)</translation>
    </message>
    <message>
        <source>By longest game left:</source>
        <translation>দীর্ঘতম খেলা যত বাকি, সেই অনুযায়ী:</translation>
    </message>
    <message>
        <source>Green stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other</extracomment>
        <translation>সবুজ ডাঁটা</translation>
    </message>
    <message>
        <source>Blue stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other</extracomment>
        <translation>নীল ডাঁটা</translation>
    </message>
    <message>
        <source>Red stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other</extracomment>
        <translation>লাল ডাঁটা</translation>
    </message>
    <message>
        <source>Red–blue stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other, some red, some blue</extracomment>
        <translation>লাল–নীল ডাঁটা</translation>
    </message>
    <message>
        <source>Stalk of mixed colours</source>
        <translation>মেশানো রঙের ডাঁটা</translation>
    </message>
    <message>
        <source>Green tree</source>
        <extracomment>a part of a drawing: edges that branch</extracomment>
        <translation>সবুজ গাছ</translation>
    </message>
    <message>
        <source>Blue tree</source>
        <extracomment>a part of a drawing: edges that branch</extracomment>
        <translation>নীল গাছ</translation>
    </message>
    <message>
        <source>Red tree</source>
        <extracomment>a part of a drawing: edges that branch</extracomment>
        <translation>লাল গাছ</translation>
    </message>
    <message>
        <source>Red–blue tree</source>
        <extracomment>a part of a drawing: edges that branch, some red, some blue</extracomment>
        <translation>লাল–নীল গাছ</translation>
    </message>
    <message>
        <source>Tree of mixed colours</source>
        <translation>মেশানো রঙের গাছ</translation>
    </message>
    <message>
        <source>Green graph with a cycle</source>
        <translation>চক্রওয়ালা সবুজ গ্রাফ</translation>
    </message>
    <message>
        <source>Blue graph with a cycle</source>
        <translation>চক্রওয়ালা নীল গ্রাফ</translation>
    </message>
    <message>
        <source>Red graph with a cycle</source>
        <translation>চক্রওয়ালা লাল গ্রাফ</translation>
    </message>
    <message>
        <source>Red–blue graph with a cycle</source>
        <translation>চক্রওয়ালা লাল–নীল গ্রাফ</translation>
    </message>
    <message>
        <source>Graph of mixed colours with a cycle</source>
        <translation>চক্রওয়ালা মেশানো রঙের গ্রাফ</translation>
    </message>
    <message>
        <source>green loop at %1</source>
        <translation>%1-এ সবুজ ফাঁস</translation>
    </message>
    <message>
        <source>blue loop at %1</source>
        <translation>%1-এ নীল ফাঁস</translation>
    </message>
    <message>
        <source>red loop at %1</source>
        <translation>%1-এ লাল ফাঁস</translation>
    </message>
    <message>
        <source>green edge from %1 to %2</source>
        <extracomment>read aloud: two joints, or &quot;the ground&quot;</extracomment>
        <translation>%1 থেকে %2 পর্যন্ত সবুজ রেখা</translation>
    </message>
    <message>
        <source>blue edge from %1 to %2</source>
        <extracomment>read aloud: two joints, or &quot;the ground&quot;</extracomment>
        <translation>%1 থেকে %2 পর্যন্ত নীল রেখা</translation>
    </message>
    <message>
        <source>red edge from %1 to %2</source>
        <extracomment>read aloud: two joints, or &quot;the ground&quot;</extracomment>
        <translation>%1 থেকে %2 পর্যন্ত লাল রেখা</translation>
    </message>
    <message>
        <source>%1: leaves %2</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and the letter P, N, L or R of what it leaves</extracomment>
        <translation>%1: থাকে %2</translation>
    </message>
    <message>
        <source>misère</source>
        <extracomment>of a game, in a list: who makes the last move loses</extracomment>
        <translation>মিজেয়ার</translation>
    </message>
    <message numerus="yes">
        <source>%1 row</source>
        <extracomment>how many rows a board has, here one</extracomment>
        <translation>
            <numerusform>%1টি সারি</numerusform>
            <numerusform>%1টি সারি</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1টি সারি</numerusform>
            <numerusform>%1টি সারি</numerusform>
        </translation>
    </message>
    <message>
        <source>Heaps and lines</source>
        <translation>স্তূপ আর লাইন</translation>
    </message>
    <message>
        <source>Coins and strips</source>
        <translation>মুদ্রা আর ফিতা</translation>
    </message>
    <message>
        <source>Plane and graphs</source>
        <translation>সমতল আর গ্রাফ</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a game, and what is on its board</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>stick %1 of %2</source>
        <extracomment>read aloud: the number of a stick of the heap, and how many it has</extracomment>
        <translation>কাঠি %1, মোট %2</translation>
    </message>
    <message>
        <source>heap %1, stick %2 of %3</source>
        <extracomment>read aloud: the number of a heap and of a stick in it, and how many the heap has</extracomment>
        <translation>স্তূপ %1, কাঠি %2, মোট %3</translation>
    </message>
    <message>
        <source>heap %1, room for stone %2</source>
        <extracomment>read aloud: the number of a heap, and of a stone that could be added</extracomment>
        <translation>স্তূপ %1, পাথর %2-এর জায়গা</translation>
    </message>
    <message>
        <source>heap %1, stone %2 of %3</source>
        <extracomment>read aloud: the number of a heap and of a stone in it, and how many the heap has</extracomment>
        <translation>স্তূপ %1, পাথর %2, মোট %3</translation>
    </message>
    <message>
        <source>heap %1, empty</source>
        <translation>স্তূপ %1, খালি</translation>
    </message>
    <message>
        <source>heap %1, size %2</source>
        <extracomment>read aloud: the number of a heap, and how many stones it has</extracomment>
        <translation>স্তূপ %1, মাপ %2</translation>
    </message>
    <message>
        <source>heap %1, cut into %2 and %3</source>
        <extracomment>read aloud: the number of a heap, and the sizes of what it would become</extracomment>
        <translation>স্তূপ %1, ভেঙে %2 আর %3</translation>
    </message>
    <message>
        <source>heap %1, size %2, too long to draw</source>
        <extracomment>read aloud: the number of a heap, and how many stones it has</extracomment>
        <translation>স্তূপ %1, মাপ %2, আঁকার পক্ষে বড্ড লম্বা</translation>
    </message>
    <message>
        <source>line %1, gap %2</source>
        <extracomment>read aloud: the number of a line, and of a place without a counter</extracomment>
        <translation>লাইন %1, ফাঁক %2</translation>
    </message>
    <message>
        <source>line %1, counter %2</source>
        <translation>লাইন %1, ঘুঁটি %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <extracomment>read aloud: a square, such as c3</extracomment>
        <translation>%1, খালি</translation>
    </message>
    <message>
        <source>%1, square</source>
        <extracomment>read aloud: a square with a piece of chocolate, such as c3</extracomment>
        <translation>%1, ঘর</translation>
    </message>
    <message>
        <source>%1, crossed square</source>
        <translation>%1, কাটা চিহ্নের ঘর</translation>
    </message>
    <message>
        <source>%1, stone</source>
        <extracomment>read aloud: a square with a stone, such as c3</extracomment>
        <translation>%1, পাথর</translation>
    </message>
    <message>
        <source>arrow from %1 to %2</source>
        <extracomment>read aloud: two nodes, such as 5 and 3</extracomment>
        <translation>%1 থেকে %2-এ তীর</translation>
    </message>
    <message>
        <source>node %1, token</source>
        <translation>নোড %1, ঘুঁটি</translation>
    </message>
    <message>
        <source>node %1</source>
        <extracomment>a number</extracomment>
        <translation>নোড %1</translation>
    </message>
    <message>
        <source>row %1, square %2</source>
        <extracomment>read aloud: the numbers of a row and of a square in it</extracomment>
        <translation>সারি %1, ঘর %2</translation>
    </message>
    <message>
        <source>square %1</source>
        <extracomment>a number</extracomment>
        <translation>ঘর %1</translation>
    </message>
    <message>
        <source>%1, Left’s %2</source>
        <extracomment>read aloud: a square, and the letter on Left&apos;s piece, such as &quot;square 5&quot; and T</extracomment>
        <translation>%1, বামের %2</translation>
    </message>
    <message>
        <source>%1, Right’s %2</source>
        <translation>%1, ডানের %2</translation>
    </message>
    <message>
        <source>%1, coin</source>
        <extracomment>read aloud: a square with a coin, such as &quot;square 5&quot;</extracomment>
        <translation>%1, মুদ্রা</translation>
    </message>
    <message>
        <source>%1, heads</source>
        <extracomment>read aloud: a square with a coin that shows heads, such as &quot;square 5&quot;</extracomment>
        <translation>%1, হেড</translation>
    </message>
    <message>
        <source>%1, tails</source>
        <extracomment>read aloud: a square with a coin that shows tails, such as &quot;square 5&quot;</extracomment>
        <translation>%1, টেইল</translation>
    </message>
    <message>
        <source>%1, White’s token</source>
        <translation>%1, সাদার ঘুঁটি</translation>
    </message>
    <message>
        <source>%1, Black’s token</source>
        <translation>%1, কালোর ঘুঁটি</translation>
    </message>
    <message>
        <source>step %1, coin %2</source>
        <extracomment>read aloud: the number of a step of the staircase, and of a coin on it</extracomment>
        <translation>ধাপ %1, মুদ্রা %2</translation>
    </message>
    <message numerus="yes">
        <source>step %2, %1 coin</source>
        <extracomment>read aloud: the number of a step of the staircase, and how many coins are on it, here one</extracomment>
        <translation>
            <numerusform>ধাপ %2, %1টি মুদ্রা</numerusform>
            <numerusform>ধাপ %2, %1টি মুদ্রা</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>step %2, %1 coins</source>
        <extracomment>read aloud: the number of a step of the staircase, and how many coins are on it</extracomment>
        <translation>
            <numerusform>ধাপ %2, %1টি মুদ্রা</numerusform>
            <numerusform>ধাপ %2, %1টি মুদ্রা</numerusform>
        </translation>
    </message>
    <message>
        <source>column %1, row %2</source>
        <extracomment>read aloud: a square of the board, such as &quot;column 3, row 5&quot;</extracomment>
        <translation>কলাম %1, সারি %2</translation>
    </message>
    <message>
        <source>%1, queen</source>
        <extracomment>read aloud: the square of the queen, such as &quot;column 3, row 5&quot;</extracomment>
        <translation>%1, মন্ত্রী</translation>
    </message>
    <message numerus="yes">
        <source>%2, %1 counter</source>
        <extracomment>read aloud: a square, such as &quot;column 3, row 5&quot;, and how many counters are on it, here one</extracomment>
        <translation>
            <numerusform>%2, %1টি ঘুঁটি</numerusform>
            <numerusform>%2, %1টি ঘুঁটি</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2, %1 counters</source>
        <extracomment>read aloud: a square, such as &quot;column 3, row 5&quot;, and how many counters are on it</extracomment>
        <translation>
            <numerusform>%2, %1টি ঘুঁটি</numerusform>
            <numerusform>%2, %1টি ঘুঁটি</numerusform>
        </translation>
    </message>
    <message>
        <source>Left’s button, %1 left</source>
        <translation>বামের বোতাম, বাকি %1</translation>
    </message>
    <message>
        <source>Right’s button, %1 left</source>
        <translation>ডানের বোতাম, বাকি %1</translation>
    </message>
    <message>
        <source>%1; choosing it leaves %2</source>
        <extracomment>read aloud: a piece of the board, and the letter P, N, L or R of what a move with it leaves</extracomment>
        <translation>%1; এটা বাছলে থাকে %2</translation>
    </message>
    <message>
        <source>%1; cutting it leaves %2</source>
        <extracomment>read aloud: an edge, and the letter P, N, L or R of what is left when it is cut</extracomment>
        <translation>%1; এটা কাটলে থাকে %2</translation>
    </message>
    <message>
        <source>%1; moving there leaves a P-position</source>
        <translation>%1; সেখানে গেলে P-অবস্থান থাকে</translation>
    </message>
    <message>
        <source>%1; taking it leaves a P-position</source>
        <translation>%1; এটা নিলে P-অবস্থান থাকে</translation>
    </message>
    <message>
        <source>%1; moving there leaves an %2-position</source>
        <extracomment>read aloud: a square, and the letter N, L or R of what a move there leaves</extracomment>
        <translation>%1; সেখানে গেলে %2-অবস্থান থাকে</translation>
    </message>
    <message>
        <source>%1; taking it leaves an %2-position</source>
        <translation>%1; এটা নিলে %2-অবস্থান থাকে</translation>
    </message>
    <message>
        <source>No move is left, so the player to move has lost</source>
        <translation>কোনো চাল বাকি নেই, তাই যার চাল সে হেরে গেছে</translation>
    </message>
    <message>
        <source>No move is left, so the player to move has won</source>
        <translation>কোনো চাল বাকি নেই, তাই যার চাল সে জিতে গেছে</translation>
    </message>
    <message>
        <source>The only move leaves a hot position</source>
        <translation>একমাত্র চালে গরম অবস্থান থাকে</translation>
    </message>
    <message>
        <source>Both moves leave a hot position</source>
        <translation>দুটি চালেই গরম অবস্থান থাকে</translation>
    </message>
    <message numerus="yes">
        <source>All %1 moves leave a hot position</source>
        <translation>
            <numerusform>%1টি চালের সবগুলোতেই গরম অবস্থান থাকে</numerusform>
            <numerusform>%1টি চালের সবগুলোতেই গরম অবস্থান থাকে</numerusform>
        </translation>
    </message>
    <message>
        <source>The only move leaves a cold position</source>
        <translation>একমাত্র চালে ঠান্ডা অবস্থান থাকে</translation>
    </message>
    <message>
        <source>Which of the %1 moves leave a cold position is not known</source>
        <translation>%1টি চালের কোনগুলোতে ঠান্ডা অবস্থান থাকে, জানা নেই</translation>
    </message>
    <message numerus="yes">
        <source>At least %1 of %2 moves leaves a cold position</source>
        <extracomment>two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>%2টি চালের অন্তত %1টিতে ঠান্ডা অবস্থান থাকে</numerusform>
            <numerusform>%2টি চালের অন্তত %1টিতে ঠান্ডা অবস্থান থাকে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %1 of %2 moves leave a cold position</source>
        <extracomment>two numbers of moves</extracomment>
        <translation>
            <numerusform>%2টি চালের অন্তত %1টিতে ঠান্ডা অবস্থান থাকে</numerusform>
            <numerusform>%2টি চালের অন্তত %1টিতে ঠান্ডা অবস্থান থাকে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 moves leaves a cold position</source>
        <extracomment>two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>%2টি চালের %1টিতে ঠান্ডা অবস্থান থাকে</numerusform>
            <numerusform>%2টি চালের %1টিতে ঠান্ডা অবস্থান থাকে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 moves leave a cold position</source>
        <extracomment>two numbers of moves</extracomment>
        <translation>
            <numerusform>%2টি চালের %1টিতে ঠান্ডা অবস্থান থাকে</numerusform>
            <numerusform>%2টি চালের %1টিতে ঠান্ডা অবস্থান থাকে</numerusform>
        </translation>
    </message>
    <message>
        <source>Nim-sum 0: every move leaves a hot position</source>
        <translation>নিম-যোগফল 0: প্রতিটি চালে গরম অবস্থান থাকে</translation>
    </message>
    <message>
        <source>Nim-sum %1: %2</source>
        <extracomment>a number, and a sentence, such as &quot;3 of 12 moves leave a cold position&quot;</extracomment>
        <translation>নিম-যোগফল %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Nim-sum %1: %2 of %3 moves leaves a cold position</source>
        <extracomment>a number, and two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>নিম-যোগফল %1: %3টি চালের %2টিতে ঠান্ডা অবস্থান থাকে</numerusform>
            <numerusform>নিম-যোগফল %1: %3টি চালের %2টিতে ঠান্ডা অবস্থান থাকে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nim-sum %1: %2 of %3 moves leave a cold position</source>
        <extracomment>a number, and two numbers of moves</extracomment>
        <translation>
            <numerusform>নিম-যোগফল %1: %3টি চালের %2টিতে ঠান্ডা অবস্থান থাকে</numerusform>
            <numerusform>নিম-যোগফল %1: %3টি চালের %2টিতে ঠান্ডা অবস্থান থাকে</numerusform>
        </translation>
    </message>
    <message>
        <source>Value %1</source>
        <extracomment>what the position is worth, such as 1/2 + ∗</extracomment>
        <translation>মান %1</translation>
    </message>
    <message>
        <source>Value %1 = %2</source>
        <translation>মান %1 = %2</translation>
    </message>
    <message>
        <source>%1 is to move and cannot</source>
        <translation>চাল দেবে %1, কিন্তু চাল নেই</translation>
    </message>
    <message>
        <source>%1 is to move and wins; by which moves is not known</source>
        <translation>চাল দেবে %1, জিতবেও; কোন কোন চালে, জানা নেই</translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move and wins by at least %2 of %3 moves</source>
        <extracomment>a player, such as Left, and two numbers of moves</extracomment>
        <translation>
            <numerusform>চাল দেবে %1; %3টি চালের অন্তত %2টিতে জেতা যায়</numerusform>
            <numerusform>চাল দেবে %1; %3টি চালের অন্তত %2টিতে জেতা যায়</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is to move; the only move loses</source>
        <translation>চাল দেবে %1; একমাত্র চালে হার</translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; the %2 move loses</source>
        <extracomment>a player, such as Left, and how many moves there are, here one</extracomment>
        <translation>
            <numerusform>চাল দেবে %1; %2টি চালেই হার</numerusform>
            <numerusform>চাল দেবে %1; %2টি চালেই হার</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; all %2 moves lose</source>
        <extracomment>a player, such as Left, and how many moves there are</extracomment>
        <translation>
            <numerusform>চাল দেবে %1; %2টি চালের সবগুলোতেই হার</numerusform>
            <numerusform>চাল দেবে %1; %2টি চালের সবগুলোতেই হার</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; %2 of %3 moves wins</source>
        <extracomment>a player, such as Left, and two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>চাল দেবে %1; %3টি চালের %2টিতে জেতা যায়</numerusform>
            <numerusform>চাল দেবে %1; %3টি চালের %2টিতে জেতা যায়</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; %2 of %3 moves win</source>
        <extracomment>a player, such as Left, and two numbers of moves</extracomment>
        <translation>
            <numerusform>চাল দেবে %1; %3টি চালের %2টিতে জেতা যায়</numerusform>
            <numerusform>চাল দেবে %1; %3টি চালের %2টিতে জেতা যায়</numerusform>
        </translation>
    </message>
    <message>
        <source>Cold — the previous player wins</source>
        <translation>ঠান্ডা — আগের খেলোয়াড় জেতে</translation>
    </message>
    <message>
        <source>Hot — the next player wins</source>
        <translation>গরম — পরের খেলোয়াড় জেতে</translation>
    </message>
    <message>
        <source>cold: the player who just moved wins</source>
        <translation>ঠান্ডা: এইমাত্র যে চাল দিল সে জেতে</translation>
    </message>
    <message>
        <source>hot: the player to move wins</source>
        <translation>গরম: যার চাল সে জেতে</translation>
    </message>
    <message>
        <source>Left wins, whoever starts</source>
        <translation>যে-ই শুরু করুক, বাম জেতে</translation>
    </message>
    <message>
        <source>Right wins, whoever starts</source>
        <translation>যে-ই শুরু করুক, ডান জেতে</translation>
    </message>
    <message>
        <source>Stopped before it was solved; looked at %1</source>
        <translation>সমাধানের আগেই থেমেছে; দেখা হয়েছে %1</translation>
    </message>
    <message>
        <source>Not solved within the time limit; looked at %1</source>
        <translation>সময়সীমার মধ্যে সমাধান হয়নি; দেখা হয়েছে %1</translation>
    </message>
    <message>
        <source>Not solved: the position is too large to be searched</source>
        <translation>সমাধান হয়নি: অবস্থানটা খোঁজার পক্ষে বড্ড বড়</translation>
    </message>
    <message>
        <source>Not solved within the memory limit; looked at %1</source>
        <translation>মেমরির সীমার মধ্যে সমাধান হয়নি; দেখা হয়েছে %1</translation>
    </message>
    <message>
        <source>Not solved within the limit of positions; looked at %1</source>
        <translation>অবস্থানের সীমার মধ্যে সমাধান হয়নি; দেখা হয়েছে %1</translation>
    </message>
    <message>
        <source>No move is left. In normal play whoever cannot move loses.</source>
        <translation>কোনো চাল বাকি নেই। স্বাভাবিক নিয়মে যে চাল দিতে পারে না, সে হারে।</translation>
    </message>
    <message numerus="yes">
        <source>%1 more move is not listed; it has an answer, too. A further level may argue for all moves at once.</source>
        <translation>
            <numerusform>আরও %1টি চাল তালিকায় নেই; তারও জবাব আছে। যুক্তির আরেকটা স্তর সব চালের কথা একসঙ্গে বলতে পারে।</numerusform>
            <numerusform>আরও %1টি চাল তালিকায় নেই; তারও জবাব আছে। যুক্তির আরেকটা স্তর সব চালের কথা একসঙ্গে বলতে পারে।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more moves are not listed; each has an answer, too. A further level may argue for all moves at once.</source>
        <translation>
            <numerusform>আরও %1টি চাল তালিকায় নেই; প্রতিটিরই জবাব আছে। যুক্তির আরেকটা স্তর সব চালের কথা একসঙ্গে বলতে পারে।</numerusform>
            <numerusform>আরও %1টি চাল তালিকায় নেই; প্রতিটিরই জবাব আছে। যুক্তির আরেকটা স্তর সব চালের কথা একসঙ্গে বলতে পারে।</numerusform>
        </translation>
    </message>
    <message>
        <source>If %1 moves first, %1 wins with a move after which the opponent loses.</source>
        <translation>%1 আগে চাল দিলে %1 জিতবে, এমন এক চালে যার পরে প্রতিপক্ষ হারে।</translation>
    </message>
    <message>
        <source>If %1 moves first, %1 loses: every move has a refutation.</source>
        <translation>%1 আগে চাল দিলে %1 হারবে: প্রতিটি চাল খণ্ডন করা যায়।</translation>
    </message>
    <message>
        <source>Every move from there has an answer.</source>
        <translation>সেখান থেকে প্রতিটি চালের জবাব আছে।</translation>
    </message>
    <message>
        <source>%1 is to move and wins with a move after which the opponent loses.</source>
        <translation>চাল দেবে %1, আর জিতবে এমন এক চালে যার পরে প্রতিপক্ষ হারে।</translation>
    </message>
    <message>
        <source>%1 is to move and loses: every move has a refutation.</source>
        <translation>চাল দেবে %1, আর হারবে: প্রতিটি চাল খণ্ডন করা যায়।</translation>
    </message>
    <message>
        <source>The position is cold because every move leaves a hot one.</source>
        <translation>অবস্থানটা ঠান্ডা, কারণ প্রতিটি চালে গরম অবস্থান থাকে।</translation>
    </message>
    <message>
        <source>The position is hot, but no move that leaves a cold one was found within the limits.</source>
        <translation>অবস্থানটা গরম, কিন্তু ঠান্ডা অবস্থান রাখে এমন চাল সীমার মধ্যে পাওয়া যায়নি।</translation>
    </message>
    <message numerus="yes">
        <source>The position is hot because this move leaves a cold one.</source>
        <translation>
            <numerusform>অবস্থানটা গরম, কারণ এই চালে ঠান্ডা অবস্থান থাকে।</numerusform>
            <numerusform>অবস্থানটা গরম, কারণ এই চালে ঠান্ডা অবস্থান থাকে।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The position is hot because these moves leave a cold one.</source>
        <translation>
            <numerusform>অবস্থানটা গরম, কারণ এই চালগুলোতে ঠান্ডা অবস্থান থাকে।</numerusform>
            <numerusform>অবস্থানটা গরম, কারণ এই চালগুলোতে ঠান্ডা অবস্থান থাকে।</numerusform>
        </translation>
    </message>
    <message>
        <source>After “%1”: why %2 loses</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and a player, such as Left</extracomment>
        <translation>“%1” চালের পরে: কেন %2 হারবে</translation>
    </message>
    <message>
        <source>After “%1”: the end</source>
        <translation>“%1” চালের পরে: শেষ</translation>
    </message>
    <message>
        <source>After “%1”: why that is P</source>
        <translation>“%1” চালের পরে: কেন সেটা P</translation>
    </message>
    <message>
        <source>Why: the end</source>
        <translation>কেন: শেষ অবস্থা</translation>
    </message>
    <message>
        <source>Why %1 wins: a winning move</source>
        <translation>কেন %1 জিতবে: জেতার একটা চাল</translation>
    </message>
    <message>
        <source>Why %1 loses: every move is refuted</source>
        <translation>কেন %1 হারবে: প্রতিটি চাল খণ্ডিত</translation>
    </message>
    <message>
        <source>Why P: every move is refuted</source>
        <translation>কেন P: প্রতিটি চাল খণ্ডিত</translation>
    </message>
    <message>
        <source>Why N: a move leaves P</source>
        <translation>কেন N: একটা চালে P থাকে</translation>
    </message>
    <message>
        <source>After the move</source>
        <translation>চালের পরে</translation>
    </message>
    <message>
        <source>Why: the nim-sum</source>
        <translation>কেন: নিম-যোগফল</translation>
    </message>
    <message>
        <source>Labels from the end</source>
        <translation>শেষ থেকে চিহ্ন</translation>
    </message>
    <message>
        <source>%1: refuted by %2</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and the reply that wins</extracomment>
        <translation>%1: খণ্ডন করে %2</translation>
    </message>
    <message>
        <source>%1: leaves %2, the opponent cannot move and wins</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and what is left</extracomment>
        <translation>%1: থাকে %2, প্রতিপক্ষ চাল দিতে পারে না, তাই সে জেতে</translation>
    </message>
    <message>
        <source>From %1 there is no move, and whoever cannot move wins — so what is %2?</source>
        <extracomment>the same position twice: P or N?</extracomment>
        <translation>%1 থেকে কোনো চাল নেই, আর যে চাল দিতে পারে না সে জেতে — তাহলে %2 কী?</translation>
    </message>
    <message>
        <source>From %1 there is no move, and whoever cannot move has lost — so what is %2?</source>
        <translation>%1 থেকে কোনো চাল নেই, আর যে চাল দিতে পারে না সে হেরে গেছে — তাহলে %2 কী?</translation>
    </message>
    <message>
        <source>From %1 you can leave %2. Position %3 is P — so what is %4?</source>
        <extracomment>a position, what moves leave, one of these that is P, and the first position again</extracomment>
        <translation>%1 থেকে রাখা যায় %2। অবস্থান %3 হলো P — তাহলে %4 কী?</translation>
    </message>
    <message>
        <source>From %1 you can only leave %2, which is N — so what is %3?</source>
        <extracomment>a position, what its only move leaves, and the first position again</extracomment>
        <translation>%1 থেকে রাখা যায় শুধু %2, যা N — তাহলে %3 কী?</translation>
    </message>
    <message>
        <source>From %1 you can leave %2. None of them is P — so what is %3?</source>
        <extracomment>a position, what moves leave, and the first position again</extracomment>
        <translation>%1 থেকে রাখা যায় %2। একটিও P নয় — তাহলে %3 কী?</translation>
    </message>
    <message>
        <source>%1 is N: nobody can move, and the player to move has won.</source>
        <translation>%1 হলো N: কেউ চাল দিতে পারে না, আর যার চাল সে জিতে গেছে।</translation>
    </message>
    <message>
        <source>%1 is P: nobody can move, and the player who moved last has won.</source>
        <translation>%1 হলো P: কেউ চাল দিতে পারে না, আর শেষ চাল যে দিয়েছে সে জিতে গেছে।</translation>
    </message>
    <message>
        <source>%1 is N: leave %2, and the other player is in P.</source>
        <extracomment>two positions</extracomment>
        <translation>%1 হলো N: %2 রাখো, অন্যজন পড়বে P-তে।</translation>
    </message>
    <message>
        <source>%1 is P: whatever you leave is N for the other player.</source>
        <translation>%1 হলো P: যা-ই রাখো, অন্যজনের জন্য তা N।</translation>
    </message>
    <message>
        <source>P in this row: %1.</source>
        <translation>এই সারিতে P: %1।</translation>
    </message>
    <message>
        <source>From the end on: a position is N where a move leaves P, and P where no move does.</source>
        <translation>শেষ থেকে শুরু করে: কোনো চালে P থাকলে অবস্থান N, কোনো চালেই না থাকলে P।</translation>
    </message>
    <message>
        <source>In the same way the labels go on, one after the other, up to %1.</source>
        <translation>একইভাবে একটার পর একটা চিহ্ন বসে %1 পর্যন্ত।</translation>
    </message>
    <message>
        <source>%1; Grundy value not computed, too many positions</source>
        <translation>%1; গ্রান্ডি সংখ্যা বের করা হয়নি, অবস্থান বড্ড বেশি</translation>
    </message>
    <message>
        <source>%1; other values not found within the limits</source>
        <translation>%1; অন্য মানগুলো সীমার মধ্যে পাওয়া যায়নি</translation>
    </message>
    <message>
        <source>not solved; looked at %1</source>
        <translation>সমাধান হয়নি; দেখা হয়েছে %1</translation>
    </message>
    <message>
        <source>by theory: %1</source>
        <translation>তত্ত্ব থেকে: %1</translation>
    </message>
    <message>
        <source>by theory</source>
        <extracomment>how the answer was found</extracomment>
        <translation>তত্ত্ব থেকে</translation>
    </message>
    <message>
        <source>by table: %1</source>
        <translation>সারণি থেকে: %1</translation>
    </message>
    <message>
        <source>by search: %1</source>
        <translation>অনুসন্ধানে: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1; the value of %2 part is not known</source>
        <extracomment>how the answer was found, and how many parts of the sum, here one</extracomment>
        <translation>
            <numerusform>%1; %2টি অংশের মান জানা নেই</numerusform>
            <numerusform>%1; %2টি অংশের মান জানা নেই</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; the values of %2 parts are not known</source>
        <extracomment>how the answer was found, and how many parts</extracomment>
        <translation>
            <numerusform>%1; %2টি অংশের মান জানা নেই</numerusform>
            <numerusform>%1; %2টি অংশের মান জানা নেই</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 has a 1 there</source>
        <translation>সেখানে 1 আছে শুধু %1-এর</translation>
    </message>
    <message>
        <source>%1 rows of the table have a 1 there, %2 among them</source>
        <extracomment>how many, and one of them, such as &quot;the coin in box 5&quot;</extracomment>
        <translation>সারণির %1টি সারির সেখানে 1 আছে, %2 তাদের একটি</translation>
    </message>
    <message>
        <source>Only run %1 has a 1 there</source>
        <translation>সেখানে 1 আছে শুধু টুকরো %1-এর</translation>
    </message>
    <message>
        <source>Only heap %1 has a 1 there</source>
        <translation>সেখানে 1 আছে শুধু স্তূপ %1-এর</translation>
    </message>
    <message>
        <source>%1 runs have a 1 there, run %2 among them</source>
        <extracomment>how many, and the number of one of them</extracomment>
        <translation>%1টি টুকরোর সেখানে 1 আছে, টুকরো %2 তাদের একটি</translation>
    </message>
    <message>
        <source>%1 heaps have a 1 there, heap %2 among them</source>
        <translation>%1টি স্তূপের সেখানে 1 আছে, স্তূপ %2 তাদের একটি</translation>
    </message>
    <message>
        <source>%1: a move can make what is left of it worth %2 ⊕ %3 = %4.</source>
        <extracomment>a sentence, such as &quot;Only heap 2 has a 1 there&quot;, and three numbers</extracomment>
        <translation>%1: এক চালে তার বাকিটুকুর মান করা যায় %2 ⊕ %3 = %4।</translation>
    </message>
    <message>
        <source>%1, so it must shrink to %2 ⊕ %3 = %4.</source>
        <extracomment>a sentence, numbers</extracomment>
        <translation>%1, তাই তাকে ছোট হতে হবে: %2 ⊕ %3 = %4।</translation>
    </message>
    <message>
        <source>%1: it can shrink to %2 ⊕ %3 = %4.</source>
        <extracomment>a sentence, numbers</extracomment>
        <translation>%1: তাকে ছোট করা যায়: %2 ⊕ %3 = %4।</translation>
    </message>
    <message>
        <source>The highest 1 of the nim-sum stands in column %1.</source>
        <translation>নিম-যোগফলের সবচেয়ে বাঁয়ের 1 আছে কলাম %1-এ।</translation>
    </message>
    <message>
        <source>Then every column holds an even number of 1s.</source>
        <translation>তাহলে প্রতি কলামে জোড় সংখ্যক 1।</translation>
    </message>
    <message>
        <source>The nim-sum is 0: every column holds an even number of 1s.</source>
        <translation>নিম-যোগফল 0: প্রতি কলামে জোড় সংখ্যক 1।</translation>
    </message>
    <message>
        <source>Every move changes what one run is worth, so it leaves some column with an odd number of 1s, and the reply makes all columns even again. So the position is cold: the player to move loses.</source>
        <translation>প্রতি চালে একটা টুকরোর মান বদলায়, তাই কোনো না কোনো কলামে বিজোড় সংখ্যক 1 থাকে, আর জবাবে সব কলাম আবার জোড় হয়। তাই অবস্থানটা ঠান্ডা: যার চাল সে হারে।</translation>
    </message>
    <message>
        <source>Every move changes what one heap is worth, so it leaves some column with an odd number of 1s, and the reply makes all columns even again. So the position is cold: the player to move loses.</source>
        <translation>প্রতি চালে একটা স্তূপের মান বদলায়, তাই কোনো না কোনো কলামে বিজোড় সংখ্যক 1 থাকে, আর জবাবে সব কলাম আবার জোড় হয়। তাই অবস্থানটা ঠান্ডা: যার চাল সে হারে।</translation>
    </message>
    <message>
        <source>No stone is left: the nim-sum is 0, the position is cold, and it is the opponent who has to move.</source>
        <translation>একটিও পাথর বাকি নেই: নিম-যোগফল 0, অবস্থানটা ঠান্ডা, আর চাল দিতে হবে প্রতিপক্ষকে।</translation>
    </message>
    <message>
        <source>Nothing is left: the nim-sum is 0, and the opponent cannot move.</source>
        <translation>কিছুই বাকি নেই: নিম-যোগফল 0, আর প্রতিপক্ষ চাল দিতে পারে না।</translation>
    </message>
    <message>
        <source>Nothing is left, so the nim-sum is 0.</source>
        <translation>কিছুই বাকি নেই, তাই নিম-যোগফল 0।</translation>
    </message>
    <message>
        <source>Nothing counts any more: the nim-sum is 0, the position is cold, and it is the opponent who has to move.</source>
        <translation>ধর্তব্য আর কিছু নেই: নিম-যোগফল 0, অবস্থানটা ঠান্ডা, আর চাল দিতে হবে প্রতিপক্ষকে।</translation>
    </message>
    <message>
        <source>Nothing here counts as a heap, so the nim-sum is 0 and the position is cold: the player to move loses.</source>
        <translation>এখানে স্তূপ বলে ধর্তব্য কিছু নেই, তাই নিম-যোগফল 0 আর অবস্থানটা ঠান্ডা: যার চাল সে হারে।</translation>
    </message>
    <message>
        <source>%1: %2 has the value %3.</source>
        <extracomment>a row of a table, such as &quot;Heap 2&quot;, the size of the heap, and its Grundy value</extracomment>
        <translation>%1: %2-এর মান %3।</translation>
    </message>
    <message>
        <source>The value of a run is the smallest number that is not the value of what a move can leave of it.</source>
        <translation>চালে টুকরোটার যা থাকতে পারে, তাদের মানের মধ্যে সবচেয়ে ছোট যে সংখ্যাটা নেই, সেটাই টুকরোর মান।</translation>
    </message>
    <message>
        <source>The value of a heap is the smallest number that is not the value of what a move can leave of it.</source>
        <translation>চালে স্তূপটার যা থাকতে পারে, তাদের মানের মধ্যে সবচেয়ে ছোট যে সংখ্যাটা নেই, সেটাই স্তূপের মান।</translation>
    </message>
    <message>
        <source>Every column holds an even number of 1s: the nim-sum is 0, the position is cold, and it is the opponent who has to move.</source>
        <translation>প্রতি কলামে জোড় সংখ্যক 1: নিম-যোগফল 0, অবস্থানটা ঠান্ডা, আর চাল দিতে হবে প্রতিপক্ষকে।</translation>
    </message>
    <message>
        <source>The nim-sum is %1.</source>
        <translation>নিম-যোগফল %1।</translation>
    </message>
    <message>
        <source>expected the name of a game, found %1</source>
        <translation>একটা খেলার নাম চাই, পাওয়া গেছে %1</translation>
    </message>
    <message>
        <source>expected &apos;:&apos; and a position, found the end</source>
        <translation>&apos;:&apos; আর একটা অবস্থান চাই, লেখা তার আগেই শেষ</translation>
    </message>
    <message>
        <source>a family needs the variable n, such as in nim:n,m</source>
        <translation>পরিবারে n চলকটা লাগে, যেমন nim:n,m</translation>
    </message>
    <message>
        <source>a variable cannot stand beside a digit: it is a number of its own</source>
        <translation>চলক কোনো অঙ্কের পাশে বসতে পারে না: সে নিজেই একটা সংখ্যা</translation>
    </message>
    <message>
        <source>after ^ expected n, m or a number, found %1</source>
        <translation>^-এর পরে n, m বা একটা সংখ্যা চাই, পাওয়া গেছে %1</translation>
    </message>
    <message>
        <source>before ^ expected a character or a group in parentheses</source>
        <translation>^-এর আগে একটা অক্ষর বা বন্ধনীর মধ্যে একটা দল চাই</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>এই বন্ধনীটা বন্ধ হয়নি</translation>
    </message>
    <message>
        <source>this parenthesis was not opened</source>
        <translation>এই বন্ধনীটা শুরু হয়নি</translation>
    </message>
    <message>
        <source>after a group in parentheses expected ^ and how often it is repeated</source>
        <translation>বন্ধনীর দলের পরে ^ চাই, আর কতবার হবে তা</translation>
    </message>
    <message>
        <source>the pattern is too long or too deep</source>
        <translation>ছাঁচটা বড্ড লম্বা বা বড্ড গভীর</translation>
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
        <translation>কলাম</translation>
    </message>
    <message>
        <source>row</source>
        <translation>সারি</translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>what a table shows of each position: P, N, L or R</extracomment>
        <translation>ফলাফল</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>what a table shows of each position: how many moves the game lasts yet</extracomment>
        <translation>বাকি চাল</translation>
    </message>
    <message>
        <source>period %1 from n = %2 on, proven for all n: %3</source>
        <extracomment>after how many columns they repeat, from which n on, and the name of a theorem</extracomment>
        <translation>পর্যায় %1, n = %2 থেকে, সব n-এর জন্য প্রমাণিত: %3</translation>
    </message>
    <message>
        <source>period %1 from n = %2 on, seen in this table, not proven</source>
        <translation>পর্যায় %1, n = %2 থেকে, এই সারণিতে দেখা, প্রমাণিত নয়</translation>
    </message>
    <message>
        <source>No position of this family is allowed: %1, %2</source>
        <extracomment>its first position, such as chomp:0,1, and why it is not allowed</extracomment>
        <translation>এই পরিবারের কোনো অবস্থান চলে না: %1, %2</translation>
    </message>
    <message>
        <source>%1 not solved</source>
        <translation>%1-এর সমাধান হয়নি</translation>
    </message>
    <message>
        <source>%1 not allowed by the rules</source>
        <translation>%1 নিয়মে চলে না</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>a game, a family of its positions, which value is shown</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>and %1 more move</source>
        <translation>
            <numerusform>আর আরও %1টি চাল</numerusform>
            <numerusform>আর আরও %1টি চাল</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %1 more moves</source>
        <translation>
            <numerusform>আর আরও %1টি চাল</numerusform>
            <numerusform>আর আরও %1টি চাল</numerusform>
        </translation>
    </message>
    <message>
        <source>It is known who wins, but the work was stopped before every move was explained.</source>
        <translation>কে জেতে তা জানা গেছে, কিন্তু প্রতিটি চাল বোঝানোর আগেই কাজ থামানো হয়েছে।</translation>
    </message>
    <message>
        <source>It is known who wins, but the time limit ended the work before every move was explained.</source>
        <translation>কে জেতে তা জানা গেছে, কিন্তু প্রতিটি চাল বোঝানোর আগেই সময়সীমা ফুরিয়েছে।</translation>
    </message>
    <message>
        <source>It is known who wins, but the memory limit ended the work before every move was explained.</source>
        <translation>কে জেতে তা জানা গেছে, কিন্তু প্রতিটি চাল বোঝানোর আগেই মেমরির সীমা ফুরিয়েছে।</translation>
    </message>
    <message>
        <source>It is known who wins, but the limit of positions ended the work before every move was explained.</source>
        <translation>কে জেতে তা জানা গেছে, কিন্তু প্রতিটি চাল বোঝানোর আগেই অবস্থানের সীমা ফুরিয়েছে।</translation>
    </message>
    <message>
        <source>How far it got</source>
        <translation>কত দূর এগোল</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>within a rule: shapes that may be taken, &quot;one stone or two neighbours&quot;</extracomment>
        <translation>%1 বা %2</translation>
    </message>
    <message>
        <source>not all of it could be written</source>
        <translation>সবটা লেখা যায়নি</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>এটা একটা ফোল্ডার</translation>
    </message>
    <message>
        <source>it is not a file but a device or a pipe</source>
        <translation>এটা ফাইল নয়, একটা যন্ত্র বা পাইপ</translation>
    </message>
    <message>
        <source>its name is not UTF-8</source>
        <translation>এর নাম UTF-8 নয়</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <extracomment>a file, and why</extracomment>
        <translation>%1 ফাইলটা লেখা যাচ্ছে না: %2</translation>
    </message>
    <message>
        <source>Equal gaps</source>
        <extracomment>a ready-made board: its gaps are equally long</extracomment>
        <translation>সমান ফাঁক</translation>
    </message>
    <message>
        <source>Equal steps</source>
        <extracomment>a ready-made board: on some steps are equally many coins</extracomment>
        <translation>সমান ধাপ</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a game and its position</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>One step has a mistake: the lesson cannot be shown before it is put right.</source>
        <translation>
            <numerusform>একটা ধাপে ভুল আছে: ঠিক না করলে পাঠটা দেখানো যাবে না।</numerusform>
            <numerusform>একটা ধাপে ভুল আছে: ঠিক না করলে পাঠটা দেখানো যাবে না।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steps have mistakes: the lesson cannot be shown before they are put right.</source>
        <translation>
            <numerusform>%1টি ধাপে ভুল আছে: ঠিক না করলে পাঠটা দেখানো যাবে না।</numerusform>
            <numerusform>%1টি ধাপে ভুল আছে: ঠিক না করলে পাঠটা দেখানো যাবে না।</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin at the bottom and write P or N into every box. The arrows are the moves.</source>
        <translation>নিচ থেকে শুরু করো, আর প্রতিটা ঘরে P বা N লেখো। তিরগুলো হলো চাল।</translation>
    </message>
    <message>
        <source>Begin with the smallest position and write P or N into every square.</source>
        <translation>সবচেয়ে ছোট অবস্থান থেকে শুরু করো, আর ছকের প্রতিটা ঘরে P বা N লেখো।</translation>
    </message>
    <message>
        <source>Begin with the smallest position and write P or N into every box.</source>
        <translation>সবচেয়ে ছোট অবস্থান থেকে শুরু করো, আর প্রতিটা ঘরে P বা N লেখো।</translation>
    </message>
    <message>
        <source>P: the previous player wins. N: the next player wins.</source>
        <translation>P: আগের খেলোয়াড় জেতে। N: পরের খেলোয়াড় জেতে।</translation>
    </message>
    <message>
        <source>Whoever cannot move loses: a position without a move is P. A position with a move to a P is N, and one whose moves all lead to an N is P.</source>
        <translation>যে চাল দিতে পারে না সে হারে: যে অবস্থানে চাল নেই সেটা P। যেখান থেকে কোনো P-তে যাওয়া যায় সেটা N, আর যেখান থেকে সব চালই N-এ যায় সেটা P।</translation>
    </message>
    <message>
        <source>Whoever cannot move wins: a position without a move is N. A position with a move to a P is N, and one whose moves all lead to an N is P.</source>
        <translation>যে চাল দিতে পারে না সে জেতে: যে অবস্থানে চাল নেই সেটা N। যেখান থেকে কোনো P-তে যাওয়া যায় সেটা N, আর যেখান থেকে সব চালই N-এ যায় সেটা P।</translation>
    </message>
    <message>
        <source>Label P and N</source>
        <translation>P আর N বসাও</translation>
    </message>
    <message>
        <source>Your move</source>
        <extracomment>on paper, before an empty line: which move do you make?</extracomment>
        <translation>তোমার চাল</translation>
    </message>
    <message>
        <source>board %1: %2</source>
        <extracomment>a move on one of several boards: its number, and the move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>বোর্ড %1: %2</translation>
    </message>
    <message>
        <source>Look at board %1.</source>
        <translation>বোর্ড %1 দেখো।</translation>
    </message>
    <message>
        <source>Board %1 holds out longest.</source>
        <translation>সবচেয়ে বেশিক্ষণ টেকা যায় বোর্ড %1-এ।</translation>
    </message>
    <message>
        <source>No shape that may be taken has these stones.</source>
        <translation>এই পাথরগুলো দিয়ে নেওয়ার মতো কোনো আকৃতি হয় না।</translation>
    </message>
    <message>
        <source>After a half-turn about its centre the board looks the same, and no move meets its own image. So each move has an answer, the stones that lie opposite: whoever answers makes the last move.</source>
        <translation>মাঝখান ঘিরে আধ পাক ঘোরালে বোর্ডটা একই দেখায়, আর কোনো চাল তার নিজের প্রতিরূপকে ছোঁয় না। তাই প্রতিটি চালের জবাব আছে, উল্টো দিকের পাথরগুলো: যে জবাব দেয়, শেষ চালটা সে-ই দেয়।</translation>
    </message>
    <message>
        <source>%1 leaves a board that looks the same after a half-turn about its centre, and no move on it meets its own image. From then on each move has an answer, the stones that lie opposite: whoever answers makes the last move.</source>
        <translation>%1: তাতে এমন বোর্ড থাকে, যা মাঝখান ঘিরে আধ পাক ঘোরালে একই দেখায়, আর সেখানে কোনো চাল তার নিজের প্রতিরূপকে ছোঁয় না। এরপর প্রতিটি চালের জবাব আছে, উল্টো দিকের পাথরগুলো: যে জবাব দেয়, শেষ চালটা সে-ই দেয়।</translation>
    </message>
    <message>
        <source>Cram</source>
        <extracomment>the name of a game</extracomment>
        <translation>ক্র্যাম</translation>
    </message>
    <message>
        <source>Cram is Domineering for both players alike; Martin Gardner wrote of it in 1974. A board with an even number of rows and columns is lost for the first player, one even by odd is won: mirror the other’s moves.</source>
        <translation>ক্র্যাম হলো দুজনের জন্যই একরকম ডমিনিয়ারিং; মার্টিন গার্ডনার 1974 সালে এ নিয়ে লিখেছিলেন। সারি আর কলাম দুটিই জোড় হলে প্রথম খেলোয়াড় হারে, একটা জোড় আর একটা বিজোড় হলে সে জেতে: অন্যজনের চাল আয়নার মতো নকল করলেই হয়।</translation>
    </message>
    <message>
        <source>Domineering</source>
        <extracomment>the name of a game</extracomment>
        <translation>ডমিনিয়ারিং</translation>
    </message>
    <message>
        <source>Göran Andersson invented Domineering about 1973: Left takes upright dominoes, Right lying ones. Who wins the square boards has been computed up to 11 × 11; on most of them it is the first player.</source>
        <translation>ইয়োরান আন্দেরসন 1973 সালের দিকে ডমিনিয়ারিং উদ্ভাবন করেন: বাম নেয় খাড়া ডমিনো, ডান নেয় শোয়ানো ডমিনো। 11 × 11 পর্যন্ত বর্গাকার বোর্ডে কে জেতে, তা হিসাব করা হয়েছে; বেশিরভাগেই জেতে প্রথম খেলোয়াড়।</translation>
    </message>
    <message>
        <source>TacTix</source>
        <extracomment>the name of a game</extracomment>
        <translation>ট্যাকটিক্স</translation>
    </message>
    <message>
        <source>Piet Hein published TacTix, also called Bulo, in the 1940s: any unbroken line of a row or a column. It is played misère, since mirrored moves win the normal game.</source>
        <translation>পিট হাইন 1940-এর দশকে ট্যাকটিক্স প্রকাশ করেন, যার আরেক নাম বুলো: সারি বা কলামের একটানা যে-কোনো টুকরো নেওয়া যায়। এটা মিজেয়ার নিয়মে খেলা হয়, কারণ স্বাভাবিক নিয়মে চাল আয়নার মতো নকল করলেই জেতা যায়।</translation>
    </message>
    <message>
        <source>This is Grid Nim with at most three stones to a move.</source>
        <translation>এটা ছক নিম, প্রতি চালে বড়জোর তিনটি পাথর।</translation>
    </message>
    <message>
        <source>Kayles in a row</source>
        <translation>এক সারির কেইলস</translation>
    </message>
    <message>
        <source>Henry Dudeney described Kayles in 1908: one ball knocks down one pin or two neighbours. The first player wins every row, by taking its middle.</source>
        <translation>হেনরি ডিউডেনি 1908 সালে কেইলসের বর্ণনা দেন: একটা বলে একটা পিন বা পাশাপাশি দুটি পিন পড়ে। মাঝখান থেকে নিয়ে প্রথম খেলোয়াড় প্রতিটি সারিতেই জেতে।</translation>
    </message>
    <message>
        <source>Two neighbours of a row are taken, never one: the Grundy values of Dawson’s Kayles repeat with period 34, as Richard Guy and Cedric Smith found in 1956.</source>
        <translation>এক সারির পাশাপাশি দুটি নেওয়া হয়, কখনো একটা নয়: ডসনের কেইলসের গ্রান্ডি সংখ্যা 34 পর্যায়ে ফিরে ফিরে আসে, রিচার্ড গাই আর সেড্রিক স্মিথ 1956 সালে তা দেখিয়েছেন।</translation>
    </message>
    <message>
        <source>Drawn shapes</source>
        <extracomment>the name of a game: which shapes of stones may be taken is drawn</extracomment>
        <translation>আঁকা আকৃতি</translation>
    </message>
    <message>
        <source>Take one of the shapes</source>
        <translation>আকৃতিগুলোর একটা নাও</translation>
    </message>
    <message>
        <source>Tables and exact values agree with a search of each board; where each move has its mirror image as an answer, that tells who wins.</source>
        <translation>সারণি আর ঠিক মান প্রতিটি বোর্ডের অনুসন্ধানের সঙ্গে মেলে; যেখানে প্রতিটি চালের জবাব তার আয়না-প্রতিরূপ, সেখানে তা থেকেই জানা যায় কে জেতে।</translation>
    </message>
    <message numerus="yes">
        <source>%1 stone can still be taken</source>
        <translation>
            <numerusform>এখনো %1টি পাথর নেওয়া যায়</numerusform>
            <numerusform>এখনো %1টি পাথর নেওয়া যায়</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stones can still be taken</source>
        <translation>
            <numerusform>এখনো %1টি পাথর নেওয়া যায়</numerusform>
            <numerusform>এখনো %1টি পাথর নেওয়া যায়</numerusform>
        </translation>
    </message>
    <message>
        <source>dominoes, both ways</source>
        <translation>ডমিনো, দুই দিকেই</translation>
    </message>
    <message>
        <source>Left upright, Right across</source>
        <translation>বাম খাড়া, ডান আড়াআড়ি</translation>
    </message>
    <message>
        <source>any run in a line</source>
        <translation>এক লাইনের যে-কোনো টুকরো</translation>
    </message>
    <message>
        <source>1–3 in a line</source>
        <translation>এক লাইনে 1–3টি</translation>
    </message>
    <message>
        <source>single or domino</source>
        <translation>একটা একলা বা ডমিনো</translation>
    </message>
    <message>
        <source>two neighbours</source>
        <extracomment>of ready-made rules: which stones may be taken</extracomment>
        <translation>পাশাপাশি দুটি</translation>
    </message>
    <message>
        <source>Take squares</source>
        <extracomment>the name of ready-made rules: four stones in a square are taken</extracomment>
        <translation>চৌকো নেওয়া</translation>
    </message>
    <message>
        <source>four at a time</source>
        <translation>একসঙ্গে চারটি</translation>
    </message>
    <message>
        <source>Corners</source>
        <extracomment>the name of ready-made rules: three stones in the shape of an L are taken</extracomment>
        <translation>কোণ</translation>
    </message>
    <message>
        <source>three round a corner</source>
        <translation>কোণ ঘিরে তিনটি</translation>
    </message>
    <message>
        <source>Knight’s pairs</source>
        <extracomment>the name of ready-made rules: two stones, a knight&apos;s move of chess apart, are taken</extracomment>
        <translation>ঘোড়ার জোড়া</translation>
    </message>
    <message>
        <source>two, a knight’s move apart</source>
        <translation>দুটি, ঘোড়ার এক চাল দূরে</translation>
    </message>
    <message>
        <source>Shapes for both</source>
        <translation>দুজনের আকৃতি</translation>
    </message>
    <message>
        <source>Shapes for Left</source>
        <translation>বামের আকৃতি</translation>
    </message>
    <message>
        <source>Shapes for Right</source>
        <translation>ডানের আকৃতি</translation>
    </message>
    <message>
        <source>Cram, n columns and m rows</source>
        <translation>ক্র্যাম, n কলাম আর m সারি</translation>
    </message>
    <message>
        <source>Domineering, n columns and m rows</source>
        <translation>ডমিনিয়ারিং, n কলাম আর m সারি</translation>
    </message>
    <message>
        <source>TacTix, n columns and m rows, misère</source>
        <translation>ট্যাকটিক্স, n কলাম আর m সারি, মিজেয়ার</translation>
    </message>
    <message>
        <source>a shape such as 11 or 10.11</source>
        <translation>একটা আকৃতি, যেমন 11 বা 10.11</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 shape</source>
        <translation>
            <numerusform>%1টির বেশি আকৃতি</numerusform>
            <numerusform>%1টির বেশি আকৃতি</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 shapes</source>
        <translation>
            <numerusform>%1টির বেশি আকৃতি</numerusform>
            <numerusform>%1টির বেশি আকৃতি</numerusform>
        </translation>
    </message>
    <message>
        <source>a shape has at most %1 rows and %1 columns</source>
        <translation>একটা আকৃতিতে বড়জোর %1টি সারি আর %1টি কলাম</translation>
    </message>
    <message>
        <source>this shape takes no stone: the game would not end</source>
        <translation>এই আকৃতিতে কোনো পাথর যায় না: খেলা শেষ হতো না</translation>
    </message>
    <message>
        <source>No move is left on this board.</source>
        <translation>এই বোর্ডে কোনো চাল বাকি নেই।</translation>
    </message>
    <message>
        <source>Grundy values add up</source>
        <translation>গ্রান্ডি সংখ্যা যোগ হয়</translation>
    </message>
    <message>
        <source>values add up</source>
        <translation>মান যোগ হয়</translation>
    </message>
    <message>
        <source> + </source>
        <extracomment>between the games of a sum</extracomment>
        <translation> + </translation>
    </message>
    <message>
        <source>On your turn, make one move on one of the boards.</source>
        <translation>তোমার পালায় যে-কোনো একটা বোর্ডে একটা চাল দাও।</translation>
    </message>
    <message>
        <source>Board %1, %2: %3</source>
        <extracomment>read aloud: the number of a board, its game, and what is on it</extracomment>
        <translation>বোর্ড %1, %2: %3</translation>
    </message>
    <message>
        <source>Games add up</source>
        <translation>খেলার যোগফল</translation>
    </message>
    <message>
        <source>Several games on one table</source>
        <translation>এক টেবিলে কয়েকটা খেলা</translation>
    </message>
    <message>
        <source>The values of the boards add up.</source>
        <translation>বোর্ডগুলোর মান যোগ হয়।</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 piece now</source>
        <translation>
            <numerusform>এখন %1টি ঘুঁটি আছে</numerusform>
            <numerusform>এখন %1টি ঘুঁটি আছে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 pieces now</source>
        <translation>
            <numerusform>এখন %1টি ঘুঁটি আছে</numerusform>
            <numerusform>এখন %1টি ঘুঁটি আছে</numerusform>
        </translation>
    </message>
    <message>
        <source>Three games</source>
        <extracomment>a ready-made table with three boards</extracomment>
        <translation>তিনটি খেলা</translation>
    </message>
    <message>
        <source>With two players</source>
        <translation>বাম আর ডান</translation>
    </message>
    <message>
        <source>Positions, with + between them</source>
        <translation>অবস্থানগুলো, মাঝে + দিয়ে</translation>
    </message>
    <message>
        <source>board %1</source>
        <extracomment>within a sentence: the number of a board</extracomment>
        <translation>বোর্ড %1</translation>
    </message>
    <message>
        <source>Values add up</source>
        <translation>মান যোগ হয়</translation>
    </message>
    <message>
        <source>Board %1, %2, is worth %3.</source>
        <extracomment>the number of a board, its game, and its value</extracomment>
        <translation>বোর্ড %1-এর (%2) মান %3।</translation>
    </message>
    <message>
        <source>What board %1, %2, is worth is not known.</source>
        <extracomment>the number of a board, and its game</extracomment>
        <translation>বোর্ড %1-এর (%2) মান জানা নেই।</translation>
    </message>
    <message>
        <source>Together: %1 = %2.</source>
        <extracomment>a sum of values, and its value</extracomment>
        <translation>সব মিলিয়ে: %1 = %2।</translation>
    </message>
    <message>
        <source>Tame games</source>
        <extracomment>heads a step of the reasons: games that behave like Nim in misère play, a word of the theory</extracomment>
        <translation>পোষা (tame) খেলা</translation>
    </message>
    <message>
        <source>Every board is tame: in misère play each counts as the Nim heaps of its genus, and their sum is played as misère Nim.</source>
        <translation>প্রতিটি বোর্ড পোষা (tame): মিজেয়ার নিয়মে প্রতিটি তার জিনাসের (genus) নিম স্তূপগুলোর সমান, আর তাদের যোগফল খেলা হয় মিজেয়ার নিমের মতো।</translation>
    </message>
    <message>
        <source>Games that could go on for ever</source>
        <translation>যে খেলা চিরকাল চলতে পারত</translation>
    </message>
    <message>
        <source>On one board a player can retreat again and again. This is decided under one condition: whoever wins answers each retreat by the same advance. Then retreats come to an end, and the board counts as its heaps.</source>
        <translation>একটা বোর্ডে বারবার পেছানো যায়। এর মীমাংসা একটা শর্তে: যে জেতে, সে প্রতিটি পেছানোর জবাবে ঠিক ততটাই এগোয়। তাহলে পেছানো একসময় ফুরিয়ে যায়, আর বোর্ডটা তার স্তূপগুলোর সমান।</translation>
    </message>
    <message>
        <source>Inside the board of the move</source>
        <translation>যে বোর্ডে চাল, তার ভেতরে</translation>
    </message>
    <message>
        <source>Board %1, %2, is worth %3. Why?</source>
        <extracomment>the number of a board, its game, and its value</extracomment>
        <translation>বোর্ড %1-এর (%2) মান %3। কেন?</translation>
    </message>
    <message>
        <source>a position</source>
        <extracomment>within an error: what should stand there</extracomment>
        <translation>একটা অবস্থান</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 position in a sum</source>
        <translation>
            <numerusform>এক যোগফলে %1টির বেশি অবস্থান</numerusform>
            <numerusform>এক যোগফলে %1টির বেশি অবস্থান</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 positions in a sum</source>
        <translation>
            <numerusform>এক যোগফলে %1টির বেশি অবস্থান</numerusform>
            <numerusform>এক যোগফলে %1টির বেশি অবস্থান</numerusform>
        </translation>
    </message>
    <message>
        <source>This game cannot exchange Left and Right.</source>
        <translation>এই খেলায় বাম আর ডান অদলবদল করা যায় না।</translation>
    </message>
    <message>
        <source>All games of a sum are played by one convention: /misere stands in each of them or in none.</source>
        <translation>যোগফলের সব খেলা চলে একই নিয়মে: /misere হয় প্রতিটিতে থাকবে, নয়তো একটিতেও নয়।</translation>
    </message>
    <message>
        <source>Look at option %1.</source>
        <translation>বিকল্প %1 দেখো।</translation>
    </message>
    <message>
        <source>Option %1 holds out longest.</source>
        <translation>সবচেয়ে বেশিক্ষণ টেকা যায় বিকল্প %1-এ।</translation>
    </message>
    <message>
        <source>canonical forms</source>
        <extracomment>the name of a theorem: every game has one simplest form</extracomment>
        <translation>আদর্শ রূপ</translation>
    </message>
    <message>
        <source>Options that another one is at least as good as are dropped, and an option that the opponent answers to his own gain is replaced by what that answer leaves. What remains is %1.</source>
        <translation>যে বিকল্পের সমান বা তার চেয়ে ভালো আরেকটা আছে, সেটা বাদ যায়; আর যে বিকল্পের জবাবে প্রতিপক্ষের লাভ হয়, তার জায়গায় বসে সেই জবাবে যা থাকে। শেষে থাকে %1।</translation>
    </message>
    <message>
        <source>a number, *, ^, v or {</source>
        <translation>একটা সংখ্যা, *, ^, v বা {</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 option</source>
        <translation>
            <numerusform>%1টির বেশি বিকল্প</numerusform>
            <numerusform>%1টির বেশি বিকল্প</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 options</source>
        <translation>
            <numerusform>%1টির বেশি বিকল্প</numerusform>
            <numerusform>%1টির বেশি বিকল্প</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;|&apos; between the options of Left and Right</source>
        <translation>বাম আর ডানের বিকল্পের মাঝে &apos;|&apos;</translation>
    </message>
    <message>
        <source>&apos;}&apos; at the end of a form</source>
        <translation>রূপের শেষে &apos;}&apos;</translation>
    </message>
    <message>
        <source>&apos;+&apos;, &apos;-&apos; or the end</source>
        <translation>&apos;+&apos;, &apos;-&apos; কিংবা লেখার শেষ</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>একটা পূর্ণ সংখ্যা</translation>
    </message>
    <message>
        <source>a second bar of the same length; a longer one, ||, binds weaker</source>
        <translation>একই দৈর্ঘ্যের দ্বিতীয় দাগ; আরও লম্বা দাগ, ||, বাঁধে কম জোরে</translation>
    </message>
    <message numerus="yes">
        <source>forms within more than %1 form</source>
        <translation>
            <numerusform>%1টির বেশি রূপের ভেতরে রূপ</numerusform>
            <numerusform>%1টির বেশি রূপের ভেতরে রূপ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>forms within more than %1 forms</source>
        <translation>
            <numerusform>%1টির বেশি রূপের ভেতরে রূপ</numerusform>
            <numerusform>%1টির বেশি রূপের ভেতরে রূপ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 form in one sum</source>
        <translation>
            <numerusform>এক যোগফলে %1টির বেশি রূপ</numerusform>
            <numerusform>এক যোগফলে %1টির বেশি রূপ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 forms in one sum</source>
        <translation>
            <numerusform>এক যোগফলে %1টির বেশি রূপ</numerusform>
            <numerusform>এক যোগফলে %1টির বেশি রূপ</numerusform>
        </translation>
    </message>
    <message>
        <source>this number is too large for a game</source>
        <translation>খেলার পক্ষে সংখ্যাটা বড্ড বড়</translation>
    </message>
    <message>
        <source>a fraction is over 2, 4, 8, 16, …</source>
        <translation>ভগ্নাংশের হর হতে হবে 2, 4, 8, 16, …</translation>
    </message>
    <message>
        <source>a fraction of an up is no game; 1/2+^ is a half and an up</source>
        <translation>আপ-এর ভগ্নাংশ কোনো খেলা নয়; ⁦1/2+^⁩ মানে অর্ধেক আর একটা আপ</translation>
    </message>
    <message>
        <source>A value</source>
        <extracomment>the name of a game: it is given by its value alone, such as {1|-1}</extracomment>
        <translation>একটা মান</translation>
    </message>
    <message>
        <source>The canonical form says who wins, as a search does.</source>
        <translation>কে জেতে তা আদর্শ রূপ বলে দেয়, অনুসন্ধানও তা-ই বলে।</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 move is left now</source>
        <translation>
            <numerusform>এখন বড়জোর %1টি চাল বাকি</numerusform>
            <numerusform>এখন বড়জোর %1টি চাল বাকি</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 moves are left now</source>
        <translation>
            <numerusform>এখন বড়জোর %1টি চাল বাকি</numerusform>
            <numerusform>এখন বড়জোর %1টি চাল বাকি</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a form in the tree to begin there.</source>
        <translation>গাছের কোনো রূপে ক্লিক করলে সেখান থেকে শুরু হয়।</translation>
    </message>
    <message>
        <source>Switch</source>
        <extracomment>a ready-made value, a noun: a game that both want to move in</extracomment>
        <translation>সুইচ</translation>
    </message>
    <message>
        <source>Hot</source>
        <extracomment>a ready-made value, an adjective: a hot game</extracomment>
        <translation>গরম</translation>
    </message>
    <message>
        <source>A sum</source>
        <extracomment>a ready-made value: several games added</extracomment>
        <translation>একটা যোগফল</translation>
    </message>
    <message>
        <source>Tiny</source>
        <extracomment>a ready-made value: a very small game, a word of the theory</extracomment>
        <translation>খুদে</translation>
    </message>
    <message>
        <source>A game such as {2||1|0}</source>
        <translation>একটা খেলা, যেমন ⁦{2||1|0}⁩</translation>
    </message>
    <message>
        <source>Left chooses one of the options on the left, Right one of those on the right; in a sum, in one of its terms.</source>
        <translation>বাম বেছে নেয় বাঁ দিকের একটা বিকল্প, ডান ডান দিকের একটা; যোগফলে তার যে-কোনো একটা পদে।</translation>
    </message>
    <message>
        <source>The game %1.</source>
        <translation>খেলা %1।</translation>
    </message>
    <message>
        <source>n for Left or m for Right</source>
        <translation>বামের জন্য n, কিংবা ডানের জন্য m</translation>
    </message>
    <message>
        <source>Each answer leaves a lost position again: argue in the same way from there.</source>
        <translation>প্রতিটি জবাবে আবার হারা অবস্থান থাকে: সেখান থেকে একইভাবে যুক্তি দাও।</translation>
    </message>
    <message>
        <source>Numbers, stars and switches</source>
        <translation>সংখ্যা, তারা আর সুইচ</translation>
    </message>
    <message>
        <source>the values of both, compared</source>
        <translation>দুটির মানের তুলনা</translation>
    </message>
    <message>
        <source>No: %1.</source>
        <extracomment>the answer was wrong; what would have been right</extracomment>
        <translation>না: %1।</translation>
    </message>
    <message>
        <source>No: in board 1 minus board 2, if %1 moves first, %2 wins.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>না: বোর্ড 1 থেকে বোর্ড 2 বাদ দিলে, %1 আগে চাল দিলে জিতবে %2।</translation>
    </message>
    <message>
        <source>No move on board %1 wins. For instance, %2</source>
        <extracomment>the number of a board, and the end of the sentence: what refutes a move there</extracomment>
        <translation>বোর্ড %1-এর কোনো চালে জেতা যায় না। যেমন, %2</translation>
    </message>
    <message>
        <source>There is no move on board %1.</source>
        <translation>বোর্ড %1-এ কোনো চাল নেই।</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: whoever starts loses.</source>
        <translation>বোর্ড 1 থেকে বোর্ড 2 বাদ দিলে মান %1: যে শুরু করে সে হারে।</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: Left wins, whoever starts.</source>
        <translation>বোর্ড 1 থেকে বোর্ড 2 বাদ দিলে মান %1: যে-ই শুরু করুক, বাম জেতে।</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: Right wins, whoever starts.</source>
        <translation>বোর্ড 1 থেকে বোর্ড 2 বাদ দিলে মান %1: যে-ই শুরু করুক, ডান জেতে।</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: whoever starts wins.</source>
        <translation>বোর্ড 1 থেকে বোর্ড 2 বাদ দিলে মান %1: যে শুরু করে সে জেতে।</translation>
    </message>
    <message>
        <source>both are worth the same</source>
        <translation>দুটির দাম সমান</translation>
    </message>
    <message>
        <source>neither: whoever starts wins the difference</source>
        <translation>কোনোটাই নয়: যে শুরু করে সে বিয়োগফলে জেতে</translation>
    </message>
    <message>
        <source>their values are different</source>
        <translation>তাদের মান আলাদা</translation>
    </message>
    <message>
        <source>board %1 is worth more</source>
        <translation>বোর্ড %1-এর দাম বেশি</translation>
    </message>
    <message>
        <source>In which game do you move?</source>
        <translation>কোন খেলায় চাল দেবে?</translation>
    </message>
    <message>
        <source>Which is worth more?</source>
        <translation>কোনটার দাম বেশি?</translation>
    </message>
    <message>
        <source>Find the board on which a move wins all of them together.</source>
        <translation>কোন বোর্ডে চাল দিলে সব মিলিয়ে জেতা যায়, বের করো।</translation>
    </message>
    <message>
        <source>Compare two positions by their values.</source>
        <translation>মান দেখে দুটি অবস্থানের তুলনা করো।</translation>
    </message>
    <message>
        <source>Are both worth the same?</source>
        <translation>দুটির দাম কি সমান?</translation>
    </message>
    <message>
        <source>Choose a board, or make the winning move on it.</source>
        <translation>একটা বোর্ড বাছো, কিংবা তাতে জেতার চালটা দাও।</translation>
    </message>
    <message>
        <source>Choose one of the answers.</source>
        <translation>একটা উত্তর বাছো।</translation>
    </message>
    <message>
        <source>On two rows this is Dawson’s Kayles: a square takes two neighbouring columns. With an even number of rows and columns the first player wins: take the square in the middle, then mirror the other’s moves.</source>
        <translation>দুই সারিতে এটা ডসনের কেইলস: একটা চৌকো নেয় পাশাপাশি দুটি কলাম। সারি আর কলাম দুটিই জোড় হলে প্রথম খেলোয়াড় জেতে: মাঝের চৌকোটা নাও, তারপর অন্যজনের চাল আয়নার মতো নকল করো।</translation>
    </message>
    <message>
        <source>Solomon Golomb showed in 1954 that such corners can fill a board of 2, 4, 8, 16 … rows and as many columns but for one cell, whichever cell that is. No rule is known for who wins.</source>
        <translation>সলোমন গলম্ব 1954 সালে দেখিয়েছিলেন, 2, 4, 8, 16 … সারি আর ততগুলোই কলামের বোর্ড এমন কোণ দিয়ে ভরা যায়, বাদ থাকে শুধু একটা ঘর, তা যে ঘরই হোক। কে জেতে, তার কোনো নিয়ম জানা নেই।</translation>
    </message>
    <message>
        <source>A knight jumps from a dark cell of a chessboard to a light one, so a move takes one of each. With an even number of rows and columns the second player wins: mirror the other’s moves.</source>
        <translation>দাবার বোর্ডে ঘোড়া গাঢ় ঘর থেকে হালকা ঘরে লাফায়, তাই এক চালে দুই রঙের একটা করে যায়। সারি আর কলাম দুটিই জোড় হলে দ্বিতীয় খেলোয়াড় জেতে: অন্যজনের চাল আয়নার মতো নকল করো।</translation>
    </message>
    <message>
        <source>Take %1.</source>
        <extracomment>a rule: the shapes that may be taken, such as &quot;two neighbours or one stone&quot;</extracomment>
        <translation>%1 নাও।</translation>
    </message>
    <message>
        <source>Left takes %1. Right takes %2.</source>
        <extracomment>a rule: the shapes that each player may take, such as &quot;two neighbours&quot;</extracomment>
        <translation>বাম নেয় %1। ডান নেয় %2।</translation>
    </message>
    <message>
        <source>one stone</source>
        <extracomment>within a rule: what may be taken</extracomment>
        <translation>একটা পাথর</translation>
    </message>
    <message>
        <source>two with a gap between them</source>
        <translation>মাঝে ফাঁক রেখে দুটি</translation>
    </message>
    <message>
        <source>two that touch at a corner</source>
        <translation>কোণে কোণে ছোঁয়া দুটি</translation>
    </message>
    <message>
        <source>an L of three</source>
        <translation>তিনটির L</translation>
    </message>
    <message>
        <source>a square of four</source>
        <translation>চারটির চৌকো</translation>
    </message>
    <message>
        <source>an L of four</source>
        <translation>চারটির L</translation>
    </message>
    <message>
        <source>a T of four</source>
        <translation>চারটির T</translation>
    </message>
    <message>
        <source>a zigzag of four</source>
        <translation>চারটির আঁকাবাঁকা আকৃতি</translation>
    </message>
    <message>
        <source>a line of %1</source>
        <translation>%1টির লাইন</translation>
    </message>
    <message numerus="yes">
        <source>a shape of %1 stone</source>
        <translation>
            <numerusform>%1টি পাথরের আকৃতি</numerusform>
            <numerusform>%1টি পাথরের আকৃতি</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a shape of %1 stones</source>
        <translation>
            <numerusform>%1টি পাথরের আকৃতি</numerusform>
            <numerusform>%1টি পাথরের আকৃতি</numerusform>
        </translation>
    </message>
    <message>
        <source>any unbroken line</source>
        <translation>যে-কোনো একটানা লাইন</translation>
    </message>
    <message numerus="yes">
        <source>a line of up to %1 stone</source>
        <translation>
            <numerusform>বড়জোর %1টি পাথরের লাইন</numerusform>
            <numerusform>বড়জোর %1টি পাথরের লাইন</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a line of up to %1 stones</source>
        <translation>
            <numerusform>বড়জোর %1টি পাথরের লাইন</numerusform>
            <numerusform>বড়জোর %1টি পাথরের লাইন</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (turned as you like)</source>
        <translation>%1 (যেভাবে খুশি ঘোরানো)</translation>
    </message>
    <message>
        <source>%1 (turned, never mirrored)</source>
        <translation>%1 (ঘোরানো যায়, আয়নার মতো উল্টানো যায় না)</translation>
    </message>
    <message>
        <source>%1 (mirrored, never turned)</source>
        <translation>%1 (আয়নার মতো উল্টানো যায়, ঘোরানো যায় না)</translation>
    </message>
    <message>
        <source>%1 (only as drawn)</source>
        <translation>%1 (শুধু যেমন আঁকা)</translation>
    </message>
    <message>
        <source>%1 (side by side)</source>
        <translation>%1 (আড়াআড়ি)</translation>
    </message>
    <message>
        <source>%1 (one above the other)</source>
        <translation>%1 (খাড়া)</translation>
    </message>
    <message>
        <source>%1 beside stones that stay</source>
        <translation>থেকে যাওয়া পাথরের পাশে %1</translation>
    </message>
    <message>
        <source>%1 beside empty cells</source>
        <translation>খালি ঘরের পাশে %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>within a rule, for the shapes that a player may take: there are none</extracomment>
        <translation>কিছুই না</translation>
    </message>
    <message>
        <source>Board %1, %2, is worth %3. It is hot: Left moving first gets %4, Right moving first %5.</source>
        <extracomment>the number of a board, its game, its value, and two values</extracomment>
        <translation>বোর্ড %1-এর (%2) মান %3। এটা গরম: বাম আগে চাল দিলে পাওয়া যায় %4, ডান আগে দিলে %5।</translation>
    </message>
    <message numerus="yes">
        <source>%1 way</source>
        <extracomment>in how many ways a shape may be turned or mirrored, here 1</extracomment>
        <translation>
            <numerusform>%1 ভাবে</numerusform>
            <numerusform>%1 ভাবে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ways</source>
        <extracomment>in how many ways a shape may be turned or mirrored</extracomment>
        <translation>
            <numerusform>%1 ভাবে</numerusform>
            <numerusform>%1 ভাবে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 take wins.</source>
        <extracomment>a take is a move that takes stones: how many win, and how many there are, here 1</extracomment>
        <translation>
            <numerusform>%2টি চালের %1টিতে জেতা যায়।</numerusform>
            <numerusform>%2টি চালের %1টিতে জেতা যায়।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 takes win.</source>
        <extracomment>a take is a move that takes stones: how many win, and how many there are</extracomment>
        <translation>
            <numerusform>%2টি চালের %1টিতে জেতা যায়।</numerusform>
            <numerusform>%2টি চালের %1টিতে জেতা যায়।</numerusform>
        </translation>
    </message>
    <message>
        <source>Nim-sum %1: change board %2, %3, to ∗%4</source>
        <extracomment>a number, the number of a board, its game, and what it shall be worth</extracomment>
        <translation>নিম-যোগফল %1: বোর্ড %2-কে (%3) ∗%4 করো</translation>
    </message>
    <message>
        <source>%1 (turned and mirrored as you like)</source>
        <translation>%1 (ঘোরানো ও আয়নার মতো উল্টানো যায়)</translation>
    </message>
    <message>
        <source>%1 (mirrored as you like)</source>
        <translation>%1 (আয়নার মতো উল্টানো যায়)</translation>
    </message>
    <message>
        <source>What stands on this blue edge is worth %1. Add 1, at least once, until it is more than 1: %1 + %2.</source>
        <extracomment>a value, and a number</extracomment>
        <translation>এই নীল রেখার উপরে যা আছে তার মান %1। অন্তত একবার করে 1 যোগ করো, যতক্ষণ না 1-এর বেশি হয়: %1 + %2।</translation>
    </message>
    <message>
        <source>What stands on this red edge is worth %1. Take away 1, at least once, until it is less than −1: %1 − %2.</source>
        <translation>এই লাল রেখার উপরে যা আছে তার মান %1। অন্তত একবার করে 1 বিয়োগ করো, যতক্ষণ না −1-এর কম হয়: %1 − %2।</translation>
    </message>
    <message>
        <source>%1 is to move; the only move wins</source>
        <translation>চাল দেবে %1; একমাত্র চালে জিত</translation>
    </message>
    <message>
        <source>12 squares: a heap of 14</source>
        <extracomment>of a ready-made game on a strip: how long that is, and the heap that it is</extracomment>
        <translation>12টি ঘর: 14-এর স্তূপ</translation>
    </message>
    <message>
        <source>Treblecross, 0.007 (squares + 2)</source>
        <extracomment>a game, its octal code, and how large a heap its strip is</extracomment>
        <translation>ট্রেবলক্রস, 0.007 (ঘর + 2)</translation>
    </message>
    <message>
        <source>%1. Did you mean %2?</source>
        <extracomment>what is wrong with a text that was typed, and what was probably meant</extracomment>
        <translation>%1। তুমি কি %2 লিখতে চেয়েছিলে?</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <extracomment>a button: takes the position in the place of what was typed and could not be read</extracomment>
        <translation>তুমি কি %1 লিখতে চেয়েছিলে?</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>beside a line of counters: its number, such as 2</extracomment>
        <translation>লাইন %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <extracomment>beside a row of squares: its number, such as 2</extracomment>
        <translation>সারি %1</translation>
    </message>
    <message>
        <source>On board %1: %2</source>
        <extracomment>one of several boards, and what was done there, a sentence such as &quot;I took 4 from heap 1.&quot;</extracomment>
        <translation>বোর্ড %1-এ: %2</translation>
    </message>
    <message numerus="yes">
        <source>I bit off %1 square.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>আমি %1টি ঘর কামড়ে নিয়েছি।</numerusform>
            <numerusform>আমি %1টি ঘর কামড়ে নিয়েছি।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I bit off %1 squares.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>আমি %1টি ঘর কামড়ে নিয়েছি।</numerusform>
            <numerusform>আমি %1টি ঘর কামড়ে নিয়েছি।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bit off %1 square.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>তুমি %1টি ঘর কামড়ে নিয়েছ।</numerusform>
            <numerusform>তুমি %1টি ঘর কামড়ে নিয়েছ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bit off %1 squares.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>তুমি %1টি ঘর কামড়ে নিয়েছ।</numerusform>
            <numerusform>তুমি %1টি ঘর কামড়ে নিয়েছ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the square you bite at. Every square above it and to its right goes, too.</source>
        <translation>যে ঘরে কামড় দেবে তাতে ক্লিক করো। তার উপরের আর ডানের সব ঘরও যায়।</translation>
    </message>
    <message>
        <source>Click a coin, or drag it.</source>
        <translation>একটা মুদ্রায় ক্লিক করো, কিংবা সেটা টানো।</translation>
    </message>
    <message>
        <source>Click the square it slides to.</source>
        <translation>যে ঘরে সরবে তাতে ক্লিক করো।</translation>
    </message>
    <message>
        <source>I slid a coin from %1 to %2.</source>
        <extracomment>the squares, boxes or steps that a coin left and came to</extracomment>
        <translation>আমি %1 থেকে %2-এ একটা মুদ্রা সরিয়েছি।</translation>
    </message>
    <message>
        <source>You slid a coin from %1 to %2.</source>
        <extracomment>the squares, boxes or steps that a coin left and came to</extracomment>
        <translation>তুমি %1 থেকে %2-এ একটা মুদ্রা সরিয়েছ।</translation>
    </message>
    <message numerus="yes">
        <source>I moved %1 coin from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>আমি %2 থেকে %3-এ %1টি মুদ্রা সরিয়েছি।</numerusform>
            <numerusform>আমি %2 থেকে %3-এ %1টি মুদ্রা সরিয়েছি।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I moved %1 coins from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>আমি %2 থেকে %3-এ %1টি মুদ্রা সরিয়েছি।</numerusform>
            <numerusform>আমি %2 থেকে %3-এ %1টি মুদ্রা সরিয়েছি।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You moved %1 coin from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>তুমি %2 থেকে %3-এ %1টি মুদ্রা সরিয়েছ।</numerusform>
            <numerusform>তুমি %2 থেকে %3-এ %1টি মুদ্রা সরিয়েছ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You moved %1 coins from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>তুমি %2 থেকে %3-এ %1টি মুদ্রা সরিয়েছ।</numerusform>
            <numerusform>তুমি %2 থেকে %3-এ %1টি মুদ্রা সরিয়েছ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the lowest coin you want to move one step down. Those above it go, too.</source>
        <translation>যে মুদ্রাগুলো এক ধাপ নামাবে, তার সবচেয়ে নিচেরটায় ক্লিক করো। তার উপরেরগুলোও নামে।</translation>
    </message>
    <message>
        <source>I moved the token to %1.</source>
        <extracomment>the number of a node</extracomment>
        <translation>আমি ঘুঁটিটা নোড %1-এ সরিয়েছি।</translation>
    </message>
    <message>
        <source>You moved the token to %1.</source>
        <extracomment>the number of a node</extracomment>
        <translation>তুমি ঘুঁটিটা নোড %1-এ সরিয়েছ।</translation>
    </message>
    <message>
        <source>Click where the token goes.</source>
        <translation>ঘুঁটি যেখানে যাবে সেখানে ক্লিক করো।</translation>
    </message>
    <message>
        <source>Click the first stone you want to take.</source>
        <translation>যে পাথরগুলো নেবে, তার প্রথমটায় ক্লিক করো।</translation>
    </message>
    <message>
        <source>Click the last one, or this one again to take just one.</source>
        <translation>এবার শেষটায় ক্লিক করো, কিংবা একটাই নিতে এটাতেই আবার।</translation>
    </message>
    <message>
        <source>I took %1 from column %2.</source>
        <extracomment>how many stones, and the name of a column, such as c</extracomment>
        <translation>আমি কলাম %2 থেকে %1টি নিয়েছি।</translation>
    </message>
    <message>
        <source>You took %1 from column %2.</source>
        <extracomment>how many stones, and the name of a column, such as c</extracomment>
        <translation>তুমি কলাম %2 থেকে %1টি নিয়েছ।</translation>
    </message>
    <message>
        <source>I took %1 from row %2.</source>
        <extracomment>how many stones, and the number of a row</extracomment>
        <translation>আমি সারি %2 থেকে %1টি নিয়েছি।</translation>
    </message>
    <message>
        <source>You took %1 from row %2.</source>
        <extracomment>how many stones, and the number of a row</extracomment>
        <translation>তুমি সারি %2 থেকে %1টি নিয়েছ।</translation>
    </message>
    <message>
        <source>Click an edge to cut it. What no longer reaches the ground falls.</source>
        <translation>কাটতে একটা রেখায় ক্লিক করো। মাটির সঙ্গে যার আর যোগ থাকে না, সে পড়ে যায়।</translation>
    </message>
    <message>
        <source>I cut a blue stem.</source>
        <translation>আমি একটা নীল ডাঁটা কেটেছি।</translation>
    </message>
    <message>
        <source>You cut a blue stem.</source>
        <translation>তুমি একটা নীল ডাঁটা কেটেছ।</translation>
    </message>
    <message>
        <source>I cut a red stem.</source>
        <translation>আমি একটা লাল ডাঁটা কেটেছি।</translation>
    </message>
    <message>
        <source>You cut a red stem.</source>
        <translation>তুমি একটা লাল ডাঁটা কেটেছ।</translation>
    </message>
    <message>
        <source>I cut a green stem.</source>
        <translation>আমি একটা সবুজ ডাঁটা কেটেছি।</translation>
    </message>
    <message>
        <source>You cut a green stem.</source>
        <translation>তুমি একটা সবুজ ডাঁটা কেটেছ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 more fell.</source>
        <extracomment>of a stem that was cut: how many stems fell with it, here one
----------
of a stem that was cut: how many stems fell with it</extracomment>
        <translation>
            <numerusform>সঙ্গে পড়েছে আরও %1টি।</numerusform>
            <numerusform>সঙ্গে পড়েছে আরও %1টি।</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the lowest stone you want to take. Those above it go, too.</source>
        <translation>যে পাথরগুলো নেবে, তার সবচেয়ে নিচেরটায় ক্লিক করো। তার উপরেরগুলোও যায়।</translation>
    </message>
    <message>
        <source>Click the lowest prime you want to divide by. Those above it go, too.</source>
        <translation>যে মৌলিক সংখ্যাগুলো দিয়ে ভাগ করবে, তার সবচেয়ে নিচেরটায় ক্লিক করো। তার উপরেরগুলোও যায়।</translation>
    </message>
    <message>
        <source>I divided by %1.</source>
        <translation>আমি %1 দিয়ে ভাগ করেছি।</translation>
    </message>
    <message>
        <source>You divided by %1.</source>
        <translation>তুমি %1 দিয়ে ভাগ করেছ।</translation>
    </message>
    <message>
        <source>Click the first counter you want to take.</source>
        <translation>যে ঘুঁটিগুলো নেবে, তার প্রথমটায় ক্লিক করো।</translation>
    </message>
    <message>
        <source>I took %1 from line %2.</source>
        <extracomment>how many counters, and the number of the line</extracomment>
        <translation>আমি লাইন %2 থেকে %1টি নিয়েছি।</translation>
    </message>
    <message>
        <source>You took %1 from line %2.</source>
        <extracomment>how many counters, and the number of the line</extracomment>
        <translation>তুমি লাইন %2 থেকে %1টি নিয়েছ।</translation>
    </message>
    <message>
        <source>I divided %1 into %2 and %3.</source>
        <extracomment>&quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>আমি %1 ভেঙে %2 আর %3 করেছি।</translation>
    </message>
    <message>
        <source>You divided %1 into %2 and %3.</source>
        <extracomment>&quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>তুমি %1 ভেঙে %2 আর %3 করেছ।</translation>
    </message>
    <message>
        <source>Click one of your tokens, or drag it.</source>
        <translation>নিজের একটা ঘুঁটিতে ক্লিক করো, কিংবা সেটা টানো।</translation>
    </message>
    <message>
        <source>Click the square it goes to.</source>
        <translation>যে ঘরে যাবে তাতে ক্লিক করো।</translation>
    </message>
    <message>
        <source>I moved from %2 to %3 in row %1.</source>
        <extracomment>the number of a row, and two squares</extracomment>
        <translation>আমি সারি %1-এ %2 থেকে %3-এ গেছি।</translation>
    </message>
    <message>
        <source>You moved from %2 to %3 in row %1.</source>
        <extracomment>the number of a row, and two squares</extracomment>
        <translation>তুমি সারি %1-এ %2 থেকে %3-এ গেছ।</translation>
    </message>
    <message>
        <source>I added %1 to %2.</source>
        <extracomment>how many were added, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>আমি %2-এ %1টি ফেরত দিয়েছি।</translation>
    </message>
    <message>
        <source>You added %1 to %2.</source>
        <extracomment>how many were added, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>তুমি %2-এ %1টি ফেরত দিয়েছ।</translation>
    </message>
    <message>
        <source>I used a skip.</source>
        <translation>আমি একটা পাস দিয়েছি।</translation>
    </message>
    <message>
        <source>You used a skip.</source>
        <translation>তুমি একটা পাস দিয়েছ।</translation>
    </message>
    <message>
        <source>Click a counter, or drag it.</source>
        <translation>একটা ঘুঁটিতে ক্লিক করো, কিংবা সেটা টানো।</translation>
    </message>
    <message>
        <source>Click the place it goes to, straight left or down.</source>
        <translation>যেখানে যাবে সেখানে ক্লিক করো, সোজা বাঁয়ে বা সোজা নিচে।</translation>
    </message>
    <message>
        <source>I moved a counter from %1 to %2.</source>
        <extracomment>two squares, such as (3, 5)</extracomment>
        <translation>আমি %1 থেকে %2-এ একটা ঘুঁটি সরিয়েছি।</translation>
    </message>
    <message>
        <source>You moved a counter from %1 to %2.</source>
        <extracomment>two squares, such as (3, 5)</extracomment>
        <translation>তুমি %1 থেকে %2-এ একটা ঘুঁটি সরিয়েছ।</translation>
    </message>
    <message>
        <source>Click the queen, or drag her.</source>
        <translation>মন্ত্রীতে ক্লিক করো, কিংবা তাকে টানো।</translation>
    </message>
    <message>
        <source>Click the square she goes to.</source>
        <translation>মন্ত্রী যে ঘরে যাবে তাতে ক্লিক করো।</translation>
    </message>
    <message>
        <source>I moved the queen to %1.</source>
        <extracomment>a square, such as (3, 5)</extracomment>
        <translation>আমি মন্ত্রীকে %1-এ সরিয়েছি।</translation>
    </message>
    <message>
        <source>You moved the queen to %1.</source>
        <extracomment>a square, such as (3, 5)</extracomment>
        <translation>তুমি মন্ত্রীকে %1-এ সরিয়েছ।</translation>
    </message>
    <message numerus="yes">
        <source>I took %1 stone.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>আমি %1টি পাথর নিয়েছি।</numerusform>
            <numerusform>আমি %1টি পাথর নিয়েছি।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I took %1 stones.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>আমি %1টি পাথর নিয়েছি।</numerusform>
            <numerusform>আমি %1টি পাথর নিয়েছি।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took %1 stone.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>তুমি %1টি পাথর নিয়েছ।</numerusform>
            <numerusform>তুমি %1টি পাথর নিয়েছ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took %1 stones.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>তুমি %1টি পাথর নিয়েছ।</numerusform>
            <numerusform>তুমি %1টি পাথর নিয়েছ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a stone of the shape you want to take.</source>
        <translation>যে আকৃতি নেবে, তার একটা পাথরে ক্লিক করো।</translation>
    </message>
    <message>
        <source>Click the last stone of the shape.</source>
        <translation>আকৃতির শেষ পাথরটায় ক্লিক করো।</translation>
    </message>
    <message>
        <source>Make a move on any one of the boards.</source>
        <translation>যে-কোনো একটা বোর্ডে একটা চাল দাও।</translation>
    </message>
    <message>
        <source>Click where this move ends.</source>
        <translation>এই চাল যেখানে শেষ হবে সেখানে ক্লিক করো।</translation>
    </message>
    <message>
        <source>the heap</source>
        <translation>এই স্তূপ</translation>
    </message>
    <message>
        <source>the left heap</source>
        <translation>বাঁয়ের স্তূপ</translation>
    </message>
    <message>
        <source>the right heap</source>
        <translation>ডানের স্তূপ</translation>
    </message>
    <message>
        <source>the middle heap</source>
        <translation>মাঝের স্তূপ</translation>
    </message>
    <message>
        <source>I took %1 from %2.</source>
        <extracomment>how many were taken, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>আমি %2 থেকে %1টি নিয়েছি।</translation>
    </message>
    <message>
        <source>You took %1 from %2.</source>
        <extracomment>how many were taken, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>তুমি %2 থেকে %1টি নিয়েছ।</translation>
    </message>
    <message>
        <source>Click one of your animals: it steps or jumps.</source>
        <translation>নিজের একটা ব্যাঙে ক্লিক করো: সে এক ঘর যায়, কিংবা লাফায়।</translation>
    </message>
    <message>
        <source>I hopped from %1 to %2.</source>
        <extracomment>of a toad or a frog: the two squares</extracomment>
        <translation>আমি %1 থেকে %2-এ লাফিয়েছি।</translation>
    </message>
    <message>
        <source>You hopped from %1 to %2.</source>
        <extracomment>of a toad or a frog: the two squares</extracomment>
        <translation>তুমি %1 থেকে %2-এ লাফিয়েছ।</translation>
    </message>
    <message>
        <source>I turned turtles %1 and %2.</source>
        <extracomment>the squares of two turtles that were turned over</extracomment>
        <translation>আমি %1 আর %2 নম্বর কচ্ছপ উল্টেছি।</translation>
    </message>
    <message>
        <source>You turned turtles %1 and %2.</source>
        <extracomment>the squares of two turtles that were turned over</extracomment>
        <translation>তুমি %1 আর %2 নম্বর কচ্ছপ উল্টেছ।</translation>
    </message>
    <message>
        <source>I turned coins %1 and %2.</source>
        <extracomment>the squares of two coins that were turned over</extracomment>
        <translation>আমি %1 আর %2 নম্বর মুদ্রা উল্টেছি।</translation>
    </message>
    <message>
        <source>You turned coins %1 and %2.</source>
        <extracomment>the squares of two coins that were turned over</extracomment>
        <translation>তুমি %1 আর %2 নম্বর মুদ্রা উল্টেছ।</translation>
    </message>
    <message>
        <source>Click a head to turn it over.</source>
        <translation>উল্টাতে একটা হেডে ক্লিক করো।</translation>
    </message>
    <message>
        <source>Click the other coin that turns over.</source>
        <translation>অন্য যে মুদ্রাটা উল্টাবে তাতে ক্লিক করো।</translation>
    </message>
    <message>
        <source>I went to %1.</source>
        <extracomment>the option of a game that was chosen, such as {0|1}</extracomment>
        <translation>আমি %1-এ গেছি।</translation>
    </message>
    <message>
        <source>You went to %1.</source>
        <extracomment>the option of a game that was chosen, such as {0|1}</extracomment>
        <translation>তুমি %1-এ গেছ।</translation>
    </message>
    <message>
        <source>Click the form you move to.</source>
        <translation>যে রূপে যাবে তাতে ক্লিক করো।</translation>
    </message>
    <message numerus="yes">
        <source>Take just %1 there.</source>
        <extracomment>a hint: so many pieces are to be taken where one was told to look</extracomment>
        <translation>
            <numerusform>ওখান থেকে মাত্র %1টি নাও।</numerusform>
            <numerusform>ওখান থেকে মাত্র %1টি নাও।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 there.</source>
        <extracomment>a hint: so many pieces are to be taken where one was told to look</extracomment>
        <translation>
            <numerusform>ওখান থেকে %1টি নাও।</numerusform>
            <numerusform>ওখান থেকে %1টি নাও।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 bit off %1 square.</source>
        <extracomment>of a bar of chocolate; %2: who did it</extracomment>
        <translation>
            <numerusform>%1টি ঘর কামড়ে নিয়েছে %2।</numerusform>
            <numerusform>%1টি ঘর কামড়ে নিয়েছে %2।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 bit off %1 squares.</source>
        <extracomment>of a bar of chocolate; %2: who did it</extracomment>
        <translation>
            <numerusform>%1টি ঘর কামড়ে নিয়েছে %2।</numerusform>
            <numerusform>%1টি ঘর কামড়ে নিয়েছে %2।</numerusform>
        </translation>
    </message>
    <message>
        <source>%3 slid a coin from %1 to %2.</source>
        <extracomment>the squares, boxes or steps that a coin left and came to; %3: who did it</extracomment>
        <translation>%1 থেকে %2-এ একটা মুদ্রা সরিয়েছে %3।</translation>
    </message>
    <message numerus="yes">
        <source>%4 moved %1 coin from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps; %4: who did it</extracomment>
        <translation>
            <numerusform>%2 থেকে %3-এ %1টি মুদ্রা সরিয়েছে %4।</numerusform>
            <numerusform>%2 থেকে %3-এ %1টি মুদ্রা সরিয়েছে %4।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%4 moved %1 coins from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps; %4: who did it</extracomment>
        <translation>
            <numerusform>%2 থেকে %3-এ %1টি মুদ্রা সরিয়েছে %4।</numerusform>
            <numerusform>%2 থেকে %3-এ %1টি মুদ্রা সরিয়েছে %4।</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 moved the token to %1.</source>
        <extracomment>the number of a node; %2: who did it</extracomment>
        <translation>ঘুঁটিটা নোড %1-এ সরিয়েছে %2।</translation>
    </message>
    <message>
        <source>%3 took %1 from column %2.</source>
        <extracomment>how many stones, and the name of a column, such as c; %3: who did it</extracomment>
        <translation>কলাম %2 থেকে %1টি নিয়েছে %3।</translation>
    </message>
    <message>
        <source>%3 took %1 from row %2.</source>
        <extracomment>how many stones, and the number of a row; %3: who did it</extracomment>
        <translation>সারি %2 থেকে %1টি নিয়েছে %3।</translation>
    </message>
    <message>
        <source>%1 cut a blue stem.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>একটা নীল ডাঁটা কেটেছে %1।</translation>
    </message>
    <message>
        <source>%1 cut a red stem.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>একটা লাল ডাঁটা কেটেছে %1।</translation>
    </message>
    <message>
        <source>%1 cut a green stem.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>একটা সবুজ ডাঁটা কেটেছে %1।</translation>
    </message>
    <message>
        <source>%2 divided by %1.</source>
        <extracomment>%2: who did it</extracomment>
        <translation>%1 দিয়ে ভাগ করেছে %2।</translation>
    </message>
    <message>
        <source>%3 took %1 from line %2.</source>
        <extracomment>how many counters, and the number of the line; %3: who did it</extracomment>
        <translation>লাইন %2 থেকে %1টি নিয়েছে %3।</translation>
    </message>
    <message>
        <source>divide %1 into %2 and %3</source>
        <extracomment>a move: &quot;the left heap&quot;, and the sizes of what it becomes</extracomment>
        <translation>%1 ভেঙে %2 আর %3 করা</translation>
    </message>
    <message>
        <source>take %1 from %2, leaving %3 and %4</source>
        <extracomment>a move: how many pins, &quot;the left heap&quot;, and the sizes of what is left</extracomment>
        <translation>%2 থেকে %1টি নেওয়া, থাকে %3 আর %4</translation>
    </message>
    <message>
        <source>%4 divided %1 into %2 and %3.</source>
        <extracomment>&quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became; %4: who did it</extracomment>
        <translation>%1 ভেঙে %2 আর %3 করেছে %4।</translation>
    </message>
    <message>
        <source>I took %1 from %2. %3 and %4 are left.</source>
        <extracomment>how many were taken, &quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>আমি %2 থেকে %1টি নিয়েছি। থাকে %3 আর %4।</translation>
    </message>
    <message>
        <source>You took %1 from %2. %3 and %4 are left.</source>
        <extracomment>how many were taken, &quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>তুমি %2 থেকে %1টি নিয়েছ। থাকে %3 আর %4।</translation>
    </message>
    <message>
        <source>%5 took %1 from %2. %3 and %4 are left.</source>
        <extracomment>how many were taken, &quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became; %5: who did it</extracomment>
        <translation>%2 থেকে %1টি নিয়েছে %5। থাকে %3 আর %4।</translation>
    </message>
    <message>
        <source>%4 moved from %2 to %3 in row %1.</source>
        <extracomment>the number of a row, and two squares; %4: who did it</extracomment>
        <translation>সারি %1-এ %2 থেকে %3-এ গেছে %4।</translation>
    </message>
    <message>
        <source>add %1 to %2</source>
        <extracomment>a move: how many stones, and &quot;the left heap&quot;</extracomment>
        <translation>%2-এ %1টি ফেরত</translation>
    </message>
    <message>
        <source>%3 added %1 to %2.</source>
        <extracomment>how many were added, and &quot;the left heap&quot; or &quot;heap 5&quot;; %3: who did it</extracomment>
        <translation>%2-এ %1টি ফেরত দিয়েছে %3।</translation>
    </message>
    <message>
        <source>%1 used a skip.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>একটা পাস দিয়েছে %1।</translation>
    </message>
    <message>
        <source>%3 moved a counter from %1 to %2.</source>
        <extracomment>two squares, such as (3, 5); %3: who did it</extracomment>
        <translation>%1 থেকে %2-এ একটা ঘুঁটি সরিয়েছে %3।</translation>
    </message>
    <message>
        <source>%2 moved the queen to %1.</source>
        <extracomment>a square, such as (3, 5); %2: who did it</extracomment>
        <translation>মন্ত্রীকে %1-এ সরিয়েছে %2।</translation>
    </message>
    <message numerus="yes">
        <source>%2 took %1 stone.</source>
        <extracomment>how many were taken; %2: who did it</extracomment>
        <translation>
            <numerusform>%1টি পাথর নিয়েছে %2।</numerusform>
            <numerusform>%1টি পাথর নিয়েছে %2।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 took %1 stones.</source>
        <extracomment>how many were taken; %2: who did it</extracomment>
        <translation>
            <numerusform>%1টি পাথর নিয়েছে %2।</numerusform>
            <numerusform>%1টি পাথর নিয়েছে %2।</numerusform>
        </translation>
    </message>
    <message>
        <source>the upper heap</source>
        <translation>উপরের স্তূপ</translation>
    </message>
    <message>
        <source>the lower heap</source>
        <translation>নিচের স্তূপ</translation>
    </message>
    <message>
        <source>heap %1 of the upper row</source>
        <extracomment>of several rows of heaps: the number of the heap in its row</extracomment>
        <translation>উপরের সারির স্তূপ %1</translation>
    </message>
    <message>
        <source>heap %1 of the lower row</source>
        <translation>নিচের সারির স্তূপ %1</translation>
    </message>
    <message>
        <source>heap %1 of the middle row</source>
        <translation>মাঝের সারির স্তূপ %1</translation>
    </message>
    <message>
        <source>%3 took %1 from %2.</source>
        <extracomment>how many were taken, and &quot;the left heap&quot; or &quot;heap 5&quot;; %3: who did it</extracomment>
        <translation>%2 থেকে %1টি নিয়েছে %3।</translation>
    </message>
    <message>
        <source>take %1 from %2</source>
        <extracomment>a move: how many are taken, and &quot;the left heap&quot;</extracomment>
        <translation>%2 থেকে %1টি নেওয়া</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <extracomment>a hint: &quot;the left heap&quot;</extracomment>
        <translation>সবচেয়ে বেশিক্ষণ টেকা যায় %1-এ।</translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <extracomment>a hint: &quot;the left heap&quot;</extracomment>
        <translation>%1 দেখো।</translation>
    </message>
    <message>
        <source>%3 hopped from %1 to %2.</source>
        <extracomment>of a toad or a frog: the two squares; %3: who did it</extracomment>
        <translation>%1 থেকে %2-এ লাফিয়েছে %3।</translation>
    </message>
    <message>
        <source>I turned turtle %1.</source>
        <extracomment>the square of the turtle that was turned over</extracomment>
        <translation>আমি %1 নম্বর কচ্ছপ উল্টেছি।</translation>
    </message>
    <message>
        <source>You turned turtle %1.</source>
        <extracomment>the square of the turtle that was turned over</extracomment>
        <translation>তুমি %1 নম্বর কচ্ছপ উল্টেছ।</translation>
    </message>
    <message>
        <source>%2 turned turtle %1.</source>
        <extracomment>the square of the turtle that was turned over; %2: who did it</extracomment>
        <translation>%1 নম্বর কচ্ছপ উল্টেছে %2।</translation>
    </message>
    <message>
        <source>%3 turned turtles %1 and %2.</source>
        <extracomment>the squares of two turtles that were turned over; %3: who did it</extracomment>
        <translation>%1 আর %2 নম্বর কচ্ছপ উল্টেছে %3।</translation>
    </message>
    <message>
        <source>%3 turned coins %1 and %2.</source>
        <extracomment>the squares of two coins that were turned over; %3: who did it</extracomment>
        <translation>%1 আর %2 নম্বর মুদ্রা উল্টেছে %3।</translation>
    </message>
    <message>
        <source>%2 went to %1.</source>
        <extracomment>the option of a game that was chosen, such as {0|1}; %2: who did it</extracomment>
        <translation>%1-এ গেছে %2।</translation>
    </message>
    <message>
        <source>I left nothing but the crossed square</source>
        <translation>আমি শুধু কাটা চিহ্নের ঘরটা রেখেছি</translation>
    </message>
    <message>
        <source>I took the last counter</source>
        <translation>শেষ ঘুঁটিটা আমি নিয়েছি</translation>
    </message>
    <message>
        <source>I took the last stone</source>
        <translation>শেষ পাথরটা আমি নিয়েছি</translation>
    </message>
    <message>
        <source>I made the last move</source>
        <translation>শেষ চালটা আমি দিয়েছি</translation>
    </message>
    <message numerus="yes">
        <source>%1 move.</source>
        <translation>
            <numerusform>%1টি চাল।</numerusform>
            <numerusform>%1টি চাল।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves.</source>
        <translation>
            <numerusform>%1টি চাল।</numerusform>
            <numerusform>%1টি চাল।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a winning first move: there is %1.</source>
        <translation>
            <numerusform>জেতার একটা প্রথম চাল খোঁজো: আছে %1টি।</numerusform>
            <numerusform>জেতার একটা প্রথম চাল খোঁজো: আছে %1টি।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a winning first move: there are %1.</source>
        <translation>
            <numerusform>জেতার একটা প্রথম চাল খোঁজো: আছে %1টি।</numerusform>
            <numerusform>জেতার একটা প্রথম চাল খোঁজো: আছে %1টি।</numerusform>
        </translation>
    </message>
    <message>
        <source>Click one more to turn it, too, or this one again to turn it alone.</source>
        <translation>আরেকটাও উল্টাতে তাতে ক্লিক করো, কিংবা শুধু এটাই উল্টাতে এটাতে আবার।</translation>
    </message>
    <message>
        <source>bite at %1</source>
        <extracomment>a move, a verb: the square of a bar of chocolate, such as b2, where it is bitten off</extracomment>
        <translation>%1-এ কামড়</translation>
    </message>
    <message numerus="yes">
        <source>move %1 coin from %2 to %3</source>
        <extracomment>a move, a verb: how many coins, and the two boxes or steps; here one coin</extracomment>
        <translation>
            <numerusform>%2 থেকে %3-এ %1টি মুদ্রা সরানো</numerusform>
            <numerusform>%2 থেকে %3-এ %1টি মুদ্রা সরানো</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %1 coins from %2 to %3</source>
        <extracomment>a move, a verb: how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>%2 থেকে %3-এ %1টি মুদ্রা সরানো</numerusform>
            <numerusform>%2 থেকে %3-এ %1টি মুদ্রা সরানো</numerusform>
        </translation>
    </message>
    <message>
        <source>slide a coin from %1 to %2</source>
        <extracomment>a move, a verb: the squares, boxes or steps that a coin leaves and comes to</extracomment>
        <translation>%1 থেকে %2-এ একটা মুদ্রা সরানো</translation>
    </message>
    <message>
        <source>move the token to %1</source>
        <extracomment>a move, a verb: the number of a node</extracomment>
        <translation>ঘুঁটিটা নোড %1-এ সরানো</translation>
    </message>
    <message>
        <source>cut the blue edge from %1 to %2</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>%1 থেকে %2 পর্যন্ত নীল রেখা কাটা</translation>
    </message>
    <message>
        <source>cut the red edge from %1 to %2</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>%1 থেকে %2 পর্যন্ত লাল রেখা কাটা</translation>
    </message>
    <message>
        <source>cut the green edge from %1 to %2</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>%1 থেকে %2 পর্যন্ত সবুজ রেখা কাটা</translation>
    </message>
    <message>
        <source>take counter %1 of line %2</source>
        <extracomment>a move, a verb: the place of a counter, and the number of its line</extracomment>
        <translation>লাইন %2-এর ঘুঁটি %1 নেওয়া</translation>
    </message>
    <message>
        <source>take counters %1 to %2 of line %3</source>
        <extracomment>a move, a verb: the places of the first and the last counter, and the number of their line</extracomment>
        <translation>লাইন %3-এর %1 থেকে %2 নম্বর ঘুঁটি নেওয়া</translation>
    </message>
    <message>
        <source>move from %2 to %3 in row %1</source>
        <translation>সারি %1-এ %2 থেকে %3-এ যাওয়া</translation>
    </message>
    <message>
        <source>move a counter from %1 to %2</source>
        <extracomment>a move, a verb: two squares, such as (3, 5)</extracomment>
        <translation>%1 থেকে %2-এ একটা ঘুঁটি সরানো</translation>
    </message>
    <message>
        <source>move the queen to %1</source>
        <extracomment>a move, a verb: a square, such as (3, 5)</extracomment>
        <translation>মন্ত্রীকে %1-এ সরানো</translation>
    </message>
    <message>
        <source>hop from %1 to %2</source>
        <translation>%1 থেকে %2-এ লাফানো</translation>
    </message>
    <message>
        <source>go to %1</source>
        <translation>%1-এ যাওয়া</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>head of the column of moves: how many sticks are taken</extracomment>
        <translation>কাঠি</translation>
    </message>
    <message>
        <source>Click the first match you want to take. Those behind it go, too.</source>
        <translation>যে কাঠিগুলো নেবে, তার প্রথমটায় ক্লিক করো। তার পেছনেরগুলোও যায়।</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 match now</source>
        <translation>
            <numerusform>এখন %1টি কাঠি আছে</numerusform>
            <numerusform>এখন %1টি কাঠি আছে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 matches now</source>
        <translation>
            <numerusform>এখন %1টি কাঠি আছে</numerusform>
            <numerusform>এখন %1টি কাঠি আছে</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten matches</source>
        <extracomment>a ready-made board</extracomment>
        <translation>দশ কাঠি</translation>
    </message>
    <message numerus="yes">
        <source>Take %1 match from one heap.</source>
        <translation>
            <numerusform>একটা স্তূপ থেকে %1টি কাঠি নাও।</numerusform>
            <numerusform>একটা স্তূপ থেকে %1টি কাঠি নাও।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 matches from one heap.</source>
        <translation>
            <numerusform>একটা স্তূপ থেকে %1টি কাঠি নাও।</numerusform>
            <numerusform>একটা স্তূপ থেকে %1টি কাঠি নাও।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 match.</source>
        <translation>
            <numerusform>%1টি কাঠি নাও।</numerusform>
            <numerusform>%1টি কাঠি নাও।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 matches.</source>
        <translation>
            <numerusform>%1টি কাঠি নাও।</numerusform>
            <numerusform>%1টি কাঠি নাও।</numerusform>
        </translation>
    </message>
    <message>
        <source>Taking the last match wins.</source>
        <translation>শেষ কাঠি নিলে জিত।</translation>
    </message>
    <message>
        <source>Taking the last match loses.</source>
        <translation>শেষ কাঠি নিলে হার।</translation>
    </message>
    <message>
        <source>You took the last match</source>
        <translation>শেষ কাঠিটা তুমি নিয়েছ</translation>
    </message>
    <message>
        <source>%1 took the last match</source>
        <translation>শেষ কাঠিটা নিয়েছে %1</translation>
    </message>
    <message>
        <source>I took the last match</source>
        <translation>শেষ কাঠিটা আমি নিয়েছি</translation>
    </message>
    <message>
        <source>Heaps are divided here: choose a line between two segments.</source>
        <translation>এখানে স্তূপ ভাগ করা হয়: দুটি পাবের মাঝের একটা দাগ বাছো।</translation>
    </message>
    <message>
        <source>The two pins are not of one heap.</source>
        <translation>পিন দুটি এক স্তূপের নয়।</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>পিন</translation>
    </message>
    <message>
        <source>Click the first pin you want to take.</source>
        <translation>যে পিনগুলো নেবে, তার প্রথমটায় ক্লিক করো।</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 pin now</source>
        <translation>
            <numerusform>এখন %1টি পিন আছে</numerusform>
            <numerusform>এখন %1টি পিন আছে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 pins now</source>
        <translation>
            <numerusform>এখন %1টি পিন আছে</numerusform>
            <numerusform>এখন %1টি পিন আছে</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a pin to cut the heap off there, or a heap’s number to add a pin.</source>
        <translation>পিনে ক্লিক করলে স্তূপটা সেখানে কাটা পড়ে, স্তূপের সংখ্যায় ক্লিক করলে একটা পিন যোগ হয়।</translation>
    </message>
    <message>
        <source>Click between two segments to cut the cane there.</source>
        <translation>দুটি পাবের মাঝে ক্লিক করে আখটা সেখানে কাটো।</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 segment now</source>
        <translation>
            <numerusform>এখন %1টি পাব আছে</numerusform>
            <numerusform>এখন %1টি পাব আছে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 segments now</source>
        <translation>
            <numerusform>এখন %1টি পাব আছে</numerusform>
            <numerusform>এখন %1টি পাব আছে</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a segment to cut the heap off there, or a heap’s number to add a segment.</source>
        <translation>পাবে ক্লিক করলে স্তূপটা সেখানে কাটা পড়ে, স্তূপের সংখ্যায় ক্লিক করলে একটা পাব যোগ হয়।</translation>
    </message>
    <message numerus="yes">
        <source>take %1 pin from an end of a heap</source>
        <translation>
            <numerusform>স্তূপের প্রান্ত থেকে %1টি পিন নেওয়া</numerusform>
            <numerusform>স্তূপের প্রান্ত থেকে %1টি পিন নেওয়া</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 pins from an end of a heap</source>
        <translation>
            <numerusform>স্তূপের প্রান্ত থেকে %1টি পিন নেওয়া</numerusform>
            <numerusform>স্তূপের প্রান্ত থেকে %1টি পিন নেওয়া</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 pin of a heap, but not a whole heap</source>
        <translation>
            <numerusform>স্তূপের %1টি পিন নেওয়া, তবে পুরো স্তূপ নয়</numerusform>
            <numerusform>স্তূপের %1টি পিন নেওয়া, তবে পুরো স্তূপ নয়</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 neighbouring pins of a heap, but not a whole heap</source>
        <translation>
            <numerusform>স্তূপের পাশাপাশি %1টি পিন নেওয়া, তবে পুরো স্তূপ নয়</numerusform>
            <numerusform>স্তূপের পাশাপাশি %1টি পিন নেওয়া, তবে পুরো স্তূপ নয়</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 pin of a heap</source>
        <translation>
            <numerusform>স্তূপের %1টি পিন নেওয়া</numerusform>
            <numerusform>স্তূপের %1টি পিন নেওয়া</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 neighbouring pins of a heap</source>
        <translation>
            <numerusform>স্তূপের পাশাপাশি %1টি পিন নেওয়া</numerusform>
            <numerusform>স্তূপের পাশাপাশি %1টি পিন নেওয়া</numerusform>
        </translation>
    </message>
    <message>
        <source>Nim, and chips may come back</source>
        <translation>নিম, চাকতি ফিরেও আসে</translation>
    </message>
    <message>
        <source>Chips put back are taken again: it is won as Nim is.</source>
        <translation>ফেরত দেওয়া চাকতি আবার তুলে নেওয়া হয়: জেতা যায় নিমের মতোই।</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>চাকতি</translation>
    </message>
    <message>
        <source>Click the lowest chip you want to take, or an empty place to fill the heap up to there.</source>
        <translation>যে চাকতিগুলো নেবে, তার সবচেয়ে নিচেরটায় ক্লিক করো, কিংবা কোনো খালি জায়গায় ক্লিক করে স্তূপটা সে পর্যন্ত ভরো।</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 chip now</source>
        <translation>
            <numerusform>এখন %1টি চাকতি আছে</numerusform>
            <numerusform>এখন %1টি চাকতি আছে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 chips now</source>
        <translation>
            <numerusform>এখন %1টি চাকতি আছে</numerusform>
            <numerusform>এখন %1টি চাকতি আছে</numerusform>
        </translation>
    </message>
    <message>
        <source>Take any number of chips from one heap, or use up one of your adds and put chips back on a heap, up to its cap.</source>
        <translation>একটা স্তূপ থেকে যত খুশি চাকতি নাও, কিংবা একটা ফেরত খরচ করে কোনো স্তূপে তার সীমা পর্যন্ত চাকতি ফেরত দাও।</translation>
    </message>
    <message>
        <source>Putting chips back is reversible: the opponent takes the same chips again, and an add is gone (Left has %1 left, Right has %2). So adds change nothing, and the heaps decide as in Nim: their nim-sum is %3.</source>
        <extracomment>how often each player may still add stones, and a number</extracomment>
        <translation>চাকতি ফেরত দেওয়ার চাল ফেরানো যায়: প্রতিপক্ষ ওই চাকতিগুলোই আবার নেয়, আর একটা ফেরত খরচ হয়ে যায় (বামের বাকি %1, ডানের %2)। তাই ফেরত কিছু বদলায় না, মীমাংসা করে স্তূপগুলোই, নিমের মতো: তাদের নিম-যোগফল %3।</translation>
    </message>
    <message>
        <source>Click the lowest chip you want to take, or skip a turn.</source>
        <translation>যে চাকতিগুলো নেবে, তার সবচেয়ে নিচেরটায় ক্লিক করো, কিংবা পাস দাও।</translation>
    </message>
    <message>
        <source>One chip</source>
        <extracomment>of a ready-made board: it has one chip</extracomment>
        <translation>একটা চাকতি</translation>
    </message>
    <message>
        <source>with the last chip</source>
        <translation>শেষ চাকতির সঙ্গে</translation>
    </message>
    <message>
        <source>Take any number of chips from one heap, or use up one of your skips. The game ends when all chips are taken.</source>
        <translation>একটা স্তূপ থেকে যত খুশি চাকতি নাও, কিংবা একটা পাস দাও। চাকতি ফুরালেই খেলা শেষ।</translation>
    </message>
    <message>
        <source>Take any number of chips from one heap, or use up one of your skips.</source>
        <translation>একটা স্তূপ থেকে যত খুশি চাকতি নাও, কিংবা একটা পাস দাও।</translation>
    </message>
    <message>
        <source>The game is over when the chips are gone, so a skip that is left over is worth nothing: comparing the skips is not the rule here, and the answer is found by search.</source>
        <translation>চাকতি ফুরালেই খেলা শেষ, তাই বেঁচে যাওয়া পাসের কোনো মূল্য নেই: পাস মিলিয়ে দেখার নিয়ম এখানে খাটে না, উত্তর খুঁজে বের করা হয়।</translation>
    </message>
    <message>
        <source>That holds when skips may be used after the last chip. When the game ends with the chips, a skip that is left over is worth nothing: whoever can take the last heap whole wins.</source>
        <translation>কথাটা খাটে যদি শেষ চাকতির পরেও পাস দেওয়া যায়। চাকতি ফুরালেই খেলা শেষ হলে বেঁচে যাওয়া পাসের মূল্য নেই: শেষ স্তূপটা যে পুরো নিতে পারে, সে জেতে।</translation>
    </message>
    <message>
        <source>The turtle on the right must stand on its feet.</source>
        <translation>ডানের কচ্ছপটা পায়ে দাঁড়ানো হতে হবে।</translation>
    </message>
    <message>
        <source>Look at turtle %1.</source>
        <translation>কচ্ছপ %1 দেখো।</translation>
    </message>
    <message>
        <source>Turtle %1 holds out longest.</source>
        <translation>সবচেয়ে বেশিক্ষণ টেকা যায় কচ্ছপ %1-এ।</translation>
    </message>
    <message>
        <source>Turn a turtle onto its back and, if you like, turn over one more to its left.</source>
        <translation>একটা কচ্ছপকে চিত করো, চাইলে তার বাঁয়ের আরেকটাও উল্টাও।</translation>
    </message>
    <message>
        <source>Turn one over, and one more</source>
        <translation>একটা উল্টাও, সঙ্গে আরেকটা</translation>
    </message>
    <message>
        <source>Click a turtle on its feet to turn it over.</source>
        <translation>পায়ে দাঁড়ানো একটা কচ্ছপে ক্লিক করে সেটা উল্টাও।</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 turtle on its feet now</source>
        <translation>
            <numerusform>এখন %1টি কচ্ছপ পায়ে দাঁড়িয়ে আছে</numerusform>
            <numerusform>এখন %1টি কচ্ছপ পায়ে দাঁড়িয়ে আছে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 turtles on their feet now</source>
        <translation>
            <numerusform>এখন %1টি কচ্ছপ পায়ে দাঁড়িয়ে আছে</numerusform>
            <numerusform>এখন %1টি কচ্ছপ পায়ে দাঁড়িয়ে আছে</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left of the bottom row and of the first column are two heaps.</source>
        <translation>নিচের সারির আর প্রথম কলামের যা বাকি, তা দুটি স্তূপ।</translation>
    </message>
    <message>
        <source>Whoever begins on a full board wins: if taking just the last square were a mistake, you could begin with the move that punishes it. No rule tells which move wins; it has to be searched for.</source>
        <translation>ভরা বোর্ডে যে শুরু করে সে জেতে: শুধু শেষ ঘরটা নেওয়া যদি ভুল হতো, তাহলে সেই ভুলের সাজা যে চাল, সেটা দিয়েই শুরু করা যেত। কোন চালে জিত, তা কোনো নিয়ম বলে না; খুঁজে বের করতে হয়।</translation>
    </message>
    <message>
        <source>One of the two rows is shorter by one square: whatever you take, your opponent can make it so again.</source>
        <translation>দুই সারির একটা এক ঘর খাটো: তুমি যা-ই নাও, প্রতিপক্ষ আবার তেমনটা করে দিতে পারে।</translation>
    </message>
    <message>
        <source>Then one of the two rows is shorter by one square: whatever your opponent takes, you can make it so again.</source>
        <translation>তখন দুই সারির একটা এক ঘর খাটো: প্রতিপক্ষ যা-ই নিক, তুমি আবার তেমনটা করে দিতে পারো।</translation>
    </message>
    <message>
        <source>Pair the coins from the right: the gap in each pair is a heap (%1). A gap that is opened is closed again at once.</source>
        <translation>ডান থেকে মুদ্রার জোড়া বাঁধো: প্রতি জোড়ার ফাঁক একটা স্তূপ (%1)। ফাঁক বাড়লে সঙ্গে সঙ্গে আবার কমিয়ে দেওয়া হয়।</translation>
    </message>
    <message>
        <source>Only the coins on the steps 1, 3, 5, … count, as heaps: %1. Coins that come down onto such a step are moved on at once.</source>
        <translation>শুধু 1, 3, 5, … নম্বর ধাপের মুদ্রাগুলো ধর্তব্য, স্তূপ হিসেবে: %1। এমন ধাপে মুদ্রা নামলে সঙ্গে সঙ্গে আরও নামিয়ে দেওয়া হয়।</translation>
    </message>
    <message>
        <source>Each part has a twin: whatever you cut, your opponent cuts the same in the twin, and so makes the last cut.</source>
        <translation>প্রতিটি অংশের একটা যমজ আছে: তুমি যা-ই কাটো, প্রতিপক্ষ যমজটায় ঠিক তা-ই কাটে, তাই শেষ কাটাটা তার।</translation>
    </message>
    <message>
        <source>Each part has a twin with blue and red exchanged: whatever you cut, your opponent cuts the same in the twin, and so makes the last cut.</source>
        <translation>প্রতিটি অংশের একটা যমজ আছে, নীল আর লাল অদলবদল করা: তুমি যা-ই কাটো, প্রতিপক্ষ যমজটায় ঠিক তা-ই কাটে, তাই শেষ কাটাটা তার।</translation>
    </message>
    <message>
        <source>Then each part has a twin: whatever your opponent cuts, cut the same in the twin. So you make the last cut.</source>
        <translation>তখন প্রতিটি অংশের একটা যমজ আছে: প্রতিপক্ষ যা-ই কাটুক, যমজটায় ঠিক তা-ই কাটো। তাই শেষ কাটাটা তোমার।</translation>
    </message>
    <message>
        <source>Then each part has a twin with blue and red exchanged: whatever your opponent cuts, cut the same in the twin. So you make the last cut.</source>
        <translation>তখন প্রতিটি অংশের একটা যমজ আছে, নীল আর লাল অদলবদল করা: প্রতিপক্ষ যা-ই কাটুক, যমজটায় ঠিক তা-ই কাটো। তাই শেষ কাটাটা তোমার।</translation>
    </message>
    <message>
        <source>Only heaps of 1 are left, an odd number of them: they go one by one, you take the last, and the last loses.</source>
        <translation>শুধু 1-এর স্তূপ বাকি, সংখ্যায় বিজোড়: একটা একটা করে যায়, শেষটা তুমি নাও, আর শেষটা নিলে হার।</translation>
    </message>
    <message>
        <source>Then only heaps of 1 are left, an odd number of them: they go one by one, your opponent takes the last, and the last loses.</source>
        <translation>তখন শুধু 1-এর স্তূপ বাকি, সংখ্যায় বিজোড়: একটা একটা করে যায়, শেষটা নেয় প্রতিপক্ষ, আর শেষটা নিলে হার।</translation>
    </message>
    <message>
        <source>The heaps come in equal pairs: your opponent copies each move on the partner, until only one heap has more than 1 and an odd number of ones can be left.</source>
        <translation>স্তূপগুলো সমান জোড়ায় আছে: প্রতিপক্ষ প্রতিটি চাল সঙ্গী স্তূপে নকল করে, যতক্ষণ না 1-এর বড় স্তূপ থাকে মাত্র একটা, আর বিজোড় সংখ্যক এক রাখা যায়।</translation>
    </message>
    <message>
        <source>Then the heaps come in equal pairs: copy each move on the partner, until only one heap has more than 1 and you can leave an odd number of ones.</source>
        <translation>তখন স্তূপগুলো সমান জোড়ায় আছে: প্রতিটি চাল সঙ্গী স্তূপে নকল করো, যতক্ষণ না 1-এর বড় স্তূপ থাকে মাত্র একটা, আর তুমি বিজোড় সংখ্যক এক রাখতে পারো।</translation>
    </message>
    <message>
        <source>The heaps come in equal pairs: whatever you do to one, your opponent does to its partner, and so makes the last move.</source>
        <translation>স্তূপগুলো সমান জোড়ায় আছে: তুমি একটায় যা-ই করো, প্রতিপক্ষ তার সঙ্গীতে তা-ই করে, তাই শেষ চালটা তার।</translation>
    </message>
    <message>
        <source>Then the heaps come in equal pairs: whatever your opponent does to one, do it to its partner. So you make the last move.</source>
        <translation>তখন স্তূপগুলো সমান জোড়ায় আছে: প্রতিপক্ষ একটায় যা-ই করুক, তার সঙ্গীতে তা-ই করো। তাই শেষ চালটা তোমার।</translation>
    </message>
    <message>
        <source>There is nothing to take from: whatever you add, your opponent takes away at once.</source>
        <translation>নেওয়ার মতো কিছু নেই: তুমি যা-ই ফেরত দাও, প্রতিপক্ষ সঙ্গে সঙ্গে তা তুলে নেয়।</translation>
    </message>
    <message>
        <source>Then there is nothing to take from: whatever your opponent adds, take it away at once.</source>
        <translation>তখন নেওয়ার মতো কিছু নেই: প্রতিপক্ষ যা-ই ফেরত দিক, সঙ্গে সঙ্গে তা তুলে নাও।</translation>
    </message>
    <message>
        <source>Make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever you do breaks pairs, and your opponent can pair them all again.</source>
        <translation>প্রতিটি স্তূপ ভেঙে 1, 2, 4, 8, …-এর গোছা করো: প্রতিটি গোছার একটা সঙ্গী আছে অন্য স্তূপে। তুমি যা-ই করো, জোড়া ভাঙে, আর প্রতিপক্ষ আবার সবগুলোর জোড়া মেলাতে পারে।</translation>
    </message>
    <message>
        <source>Make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever you do breaks pairs; your opponent pairs them again, and in the end leaves an odd number of ones.</source>
        <translation>প্রতিটি স্তূপ ভেঙে 1, 2, 4, 8, …-এর গোছা করো: প্রতিটি গোছার একটা সঙ্গী আছে অন্য স্তূপে। তুমি যা-ই করো, জোড়া ভাঙে; প্রতিপক্ষ আবার সেগুলোর জোড়া মেলায়, আর শেষে বিজোড় সংখ্যক এক রাখে।</translation>
    </message>
    <message>
        <source>Then make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever your opponent does breaks pairs, and you can pair them all again.</source>
        <translation>তারপর প্রতিটি স্তূপ ভেঙে 1, 2, 4, 8, …-এর গোছা করো: প্রতিটি গোছার একটা সঙ্গী আছে অন্য স্তূপে। প্রতিপক্ষ যা-ই করুক, জোড়া ভাঙে, আর তুমি আবার সবগুলোর জোড়া মেলাতে পারো।</translation>
    </message>
    <message>
        <source>Then make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever your opponent does breaks pairs; pair them again, and in the end leave an odd number of ones.</source>
        <translation>তারপর প্রতিটি স্তূপ ভেঙে 1, 2, 4, 8, …-এর গোছা করো: প্রতিটি গোছার একটা সঙ্গী আছে অন্য স্তূপে। প্রতিপক্ষ যা-ই করুক, জোড়া ভাঙে; আবার সেগুলোর জোড়া মেলাও, আর শেষে বিজোড় সংখ্যক এক রাখো।</translation>
    </message>
    <message>
        <source>A multiple of %1 is left: whatever you take, your opponent comes down to a multiple of %1 again, and in the end to 0.</source>
        <translation>বাকি আছে %1-এর গুণিতক: তুমি যা-ই নাও, প্রতিপক্ষ আবার %1-এর গুণিতকে নামে, আর শেষে 0-তে।</translation>
    </message>
    <message>
        <source>Then a multiple of %1 is left: whatever your opponent takes, come down to a multiple of %1 again, and in the end to 0.</source>
        <translation>তখন বাকি থাকে %1-এর গুণিতক: প্রতিপক্ষ যা-ই নিক, আবার %1-এর গুণিতকে নামো, আর শেষে 0-তে।</translation>
    </message>
    <message>
        <source>Count the sticks in groups of %1: %2 left over. Whatever you take, your opponent can leave such a number again.</source>
        <extracomment>how many sticks make a group, and numbers, such as &quot;0 or 2&quot;</extracomment>
        <translation>কাঠিগুলো %1টি করে গোনো: বাড়তি থাকে %2। তুমি যা-ই নাও, প্রতিপক্ষ আবার এমন সংখ্যা রাখতে পারে।</translation>
    </message>
    <message>
        <source>Then count the sticks in groups of %1: %2 left over. Whatever your opponent takes, you can leave such a number again.</source>
        <extracomment>how many sticks make a group, and numbers, such as &quot;0 or 2&quot;</extracomment>
        <translation>তারপর কাঠিগুলো %1টি করে গোনো: বাড়তি থাকে %2। প্রতিপক্ষ যা-ই নিক, তুমি আবার এমন সংখ্যা রাখতে পারো।</translation>
    </message>
    <message>
        <source>A group of %1 sticks does not count: whoever breaks one is answered by the rest of it. What is left over in each heap is a heap.</source>
        <translation>%1 কাঠির একটা দল ধর্তব্য নয়: কেউ একটা ভাঙলে তার বাকিটা নিয়ে জবাব দেওয়া হয়। প্রতিটি স্তূপে যা বাড়তি থাকে, সেটাই একটা স্তূপ।</translation>
    </message>
    <message>
        <source>The last move</source>
        <translation>শেষ চাল</translation>
    </message>
    <message>
        <source>Make pairs, then copy</source>
        <translation>জোড়া বাঁধো, তারপর নকল করো</translation>
    </message>
    <message>
        <source>Your opponent can copy you</source>
        <translation>প্রতিপক্ষ তোমাকে নকল করতে পারে</translation>
    </message>
    <message>
        <source>Mirror every move</source>
        <translation>প্রতিটি চাল আয়নার মতো নকল করো</translation>
    </message>
    <message>
        <source>Every move can be mirrored</source>
        <translation>প্রতিটি চাল আয়নার মতো নকল করা যায়</translation>
    </message>
    <message>
        <source>Count in groups</source>
        <translation>দল বেঁধে গোনো</translation>
    </message>
    <message>
        <source>One square shorter</source>
        <translation>এক ঘর খাটো</translation>
    </message>
    <message>
        <source>An odd number of ones</source>
        <translation>বিজোড় সংখ্যক এক</translation>
    </message>
    <message>
        <source>Balance the heaps</source>
        <translation>স্তূপগুলোয় ভারসাম্য আনো</translation>
    </message>
    <message>
        <source>The heaps are balanced</source>
        <translation>স্তূপগুলোয় ভারসাম্য আছে</translation>
    </message>
    <message>
        <source>Count the free moves</source>
        <translation>জমা চাল গোনো</translation>
    </message>
    <message>
        <source>Steal the move</source>
        <translation>চালটা চুরি করো</translation>
    </message>
    <message>
        <source>No short rule</source>
        <translation>ছোট কোনো নিয়ম নেই</translation>
    </message>
    <message>
        <source>No move is left, and whoever cannot move loses.</source>
        <translation>কোনো চাল বাকি নেই, আর যে চাল দিতে পারে না, সে হারে।</translation>
    </message>
    <message>
        <source>No move is left, and whoever cannot move wins.</source>
        <translation>কোনো চাল বাকি নেই, আর যে চাল দিতে পারে না, সে জেতে।</translation>
    </message>
    <message>
        <source>Then your opponent cannot move, and you have won.</source>
        <translation>তখন প্রতিপক্ষ চাল দিতে পারে না, আর তুমি জিতে গেছ।</translation>
    </message>
    <message>
        <source>You have to make the last move, and the last move loses.</source>
        <translation>শেষ চালটা তোমাকেই দিতে হবে, আর শেষ চালে হার।</translation>
    </message>
    <message>
        <source>Then your opponent has to make the last move, and the last move loses.</source>
        <translation>তখন শেষ চালটা প্রতিপক্ষকেই দিতে হবে, আর শেষ চালে হার।</translation>
    </message>
    <message>
        <source>Whatever you do, your opponent makes the last move.</source>
        <translation>তুমি যা-ই করো, শেষ চালটা প্রতিপক্ষের।</translation>
    </message>
    <message>
        <source>Then you make the last move, whatever your opponent does.</source>
        <translation>তখন শেষ চালটা তোমার, প্রতিপক্ষ যা-ই করুক।</translation>
    </message>
    <message>
        <source>%1 is ahead by %2 of a free move, so it makes the last one, whoever begins.</source>
        <extracomment>a player, such as Left, and a number of moves that may be a fraction, such as 3/4</extracomment>
        <translation>জমা চালের হিসাবে %1 এগিয়ে %2, তাই শেষ চালটা তার, যে-ই শুরু করুক।</translation>
    </message>
    <message>
        <source>There is a rule for this board, but it takes more than two sentences. The next levels lead there, move by move.</source>
        <translation>এই বোর্ডের একটা নিয়ম আছে, কিন্তু তা দুই বাক্যে বলা যায় না। পরের স্তরগুলো চাল ধরে ধরে সেখানে নিয়ে যায়।</translation>
    </message>
    <message>
        <source>Nobody knows a short rule for this board: who wins was found by trying everything. The next level shows the moves and their answers.</source>
        <translation>এই বোর্ডের ছোট কোনো নিয়ম কেউ জানে না: কে জেতে, তা সব চাল চালিয়ে দেখে বের করা হয়েছে। পরের স্তরে চালগুলো আর তাদের জবাব দেখা যায়।</translation>
    </message>
    <message>
        <source>You are losing.</source>
        <translation>তুমি হারছ।</translation>
    </message>
    <message>
        <source>You are winning.</source>
        <translation>তুমি জিতছ।</translation>
    </message>
    <message>
        <source>You can win: %1.</source>
        <extracomment>a move, such as &quot;take 3 from the left heap&quot;</extracomment>
        <translation>তুমি জিততে পারো: %1।</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>তোমার প্রতিপক্ষ</translation>
    </message>
    <message>
        <source>Your opponent’s move</source>
        <translation>প্রতিপক্ষের চাল</translation>
    </message>
    <message>
        <source>No move is left: you have won.</source>
        <translation>কোনো চাল বাকি নেই: তুমি জিতেছ।</translation>
    </message>
    <message>
        <source>No move is left: you have lost.</source>
        <translation>কোনো চাল বাকি নেই: তুমি হেরেছ।</translation>
    </message>
    <message>
        <source>Turned upside down the board looks the same: whatever you take, your opponent takes what lies opposite, and so makes the last move.</source>
        <translation>আধ পাক ঘোরালেও বোর্ডটা একই দেখায়: তুমি যা-ই নাও, প্রতিপক্ষ তার উল্টো দিকেরগুলো নেয়, তাই শেষ চালটা তার।</translation>
    </message>
    <message>
        <source>Then the board looks the same turned upside down: whatever your opponent takes, take what lies opposite. So you make the last move.</source>
        <translation>তখন আধ পাক ঘোরালেও বোর্ডটা একই দেখায়: প্রতিপক্ষ যা-ই নিক, তার উল্টো দিকেরগুলো নাও। তাই শেষ চালটা তোমার।</translation>
    </message>
    <message>
        <source>The gap of each row is a heap: %1. Whoever retreats is followed at once.</source>
        <translation>প্রতি সারির ফাঁক একটা স্তূপ: %1। কেউ পেছালে সঙ্গে সঙ্গে তার পিছু নেওয়া হয়।</translation>
    </message>
    <message>
        <source>Stones that are put back are taken away again at once.</source>
        <translation>ফেরত দেওয়া পাথর সঙ্গে সঙ্গে আবার তুলে নেওয়া হয়।</translation>
    </message>
    <message>
        <source>Your opponent has more skips than you, and so has a move left when everything else is gone.</source>
        <translation>প্রতিপক্ষের পাস তোমার চেয়ে বেশি, তাই বাকি সব ফুরালেও তার একটা চাল থাকে।</translation>
    </message>
    <message>
        <source>You still have more skips than your opponent, and so a move left when everything else is gone.</source>
        <translation>তখনও তোমার পাস প্রতিপক্ষের চেয়ে বেশি, তাই বাকি সব ফুরালেও তোমার একটা চাল থাকে।</translation>
    </message>
    <message>
        <source>A skip is answered by a skip.</source>
        <translation>পাসের জবাব পাস।</translation>
    </message>
    <message>
        <source>The boards come in pairs that answer each other: whatever you do on one, your opponent does on its partner, and so makes the last move.</source>
        <translation>বোর্ডগুলো জোড়ায় জোড়ায় একে অন্যের জবাব: তুমি একটায় যা-ই করো, প্রতিপক্ষ তার সঙ্গীতে তা-ই করে, তাই শেষ চালটা তার।</translation>
    </message>
    <message>
        <source>Then the boards come in pairs that answer each other: whatever your opponent does on one, do it on its partner. So you make the last move.</source>
        <translation>তখন বোর্ডগুলো জোড়ায় জোড়ায় একে অন্যের জবাব: প্রতিপক্ষ একটায় যা-ই করুক, তার সঙ্গীতে তা-ই করো। তাই শেষ চালটা তোমার।</translation>
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
        <translation>%1: জেতে</translation>
    </message>
    <message>
        <source>%1: loses</source>
        <extracomment>of a move</extracomment>
        <translation>%1: হারে</translation>
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
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 moves does it.</source>
        <translation type="unfinished">
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
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 moves do it.</source>
        <translation type="unfinished">
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
        <translation>খেলা</translation>
    </message>
    <message>
        <source>Other rules of this game, too</source>
        <translation>এই খেলার অন্য নিয়মও</translation>
    </message>
    <message>
        <source>Misère play</source>
        <extracomment>a switch: who makes the last move loses</extracomment>
        <translation>মিজেয়ার নিয়ম</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>কী জিজ্ঞেস করা হবে</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>a field: how many exercises the worksheet has</extracomment>
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>Number of exercises</source>
        <translation>কয়টি অনুশীলন</translation>
    </message>
    <message>
        <source>Difficulty, from 1 to %1</source>
        <translation>কঠিনতা, 1 থেকে %1</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>a field: how hard the exercises are</extracomment>
        <translation>কঠিনতা</translation>
    </message>
    <message>
        <source>Seed: the same one makes the same sheet</source>
        <translation>বীজ: একই বীজে একই পাতা হয়</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>a field: the number that chance begins with; the same number gives the same exercises</extracomment>
        <translation>বীজ</translation>
    </message>
    <message>
        <source>Another</source>
        <extracomment>a button: another number for chance to begin with, so other exercises</extracomment>
        <translation>অন্যটা</translation>
    </message>
    <message>
        <source>Other exercises of the same kind</source>
        <translation>একই ধরনের অন্য অনুশীলন</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>a field: what stands at the top of the worksheet</extracomment>
        <translation>শিরোনাম</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>a field: the size of the paper</extracomment>
        <translation>কাগজ</translation>
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
        <translation>উত্তরের কারণ</translation>
    </message>
    <message>
        <source>With the answers, on pages of their own</source>
        <translation>উত্তরের সঙ্গে, আলাদা পাতায়</translation>
    </message>
</context>
<context>
    <name>WorksheetsTab</name>
    <message>
        <source>What the worksheet asks</source>
        <translation>ওয়ার্কশিটে কী থাকবে</translation>
    </message>
    <message>
        <source>Save the worksheet</source>
        <translation>ওয়ার্কশিট সংরক্ষণ</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <extracomment>a button: saves the worksheet as a file for printing</extracomment>
        <translation>PDF সংরক্ষণ…</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>read aloud: a button: the page before this one</extracomment>
        <translation>আগের পাতা</translation>
    </message>
    <message>
        <source>Previous page (PageUp)</source>
        <translation>আগের পাতা (PageUp)</translation>
    </message>
    <message>
        <source>Page %1 of %2: answers</source>
        <extracomment>the number of the page shown, and how many there are; it has the answers</extracomment>
        <translation>পাতা %1, মোট %2: উত্তর</translation>
    </message>
    <message>
        <source>Page %1 of %2: exercises</source>
        <extracomment>the number of the page shown, and how many there are</extracomment>
        <translation>পাতা %1, মোট %2: অনুশীলন</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>read aloud: a button: the page after this one</extracomment>
        <translation>পরের পাতা</translation>
    </message>
    <message>
        <source>Next page (PageDown)</source>
        <translation>পরের পাতা (PageDown)</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>a button, a verb: ends the search for exercises</extracomment>
        <translation>থামাও</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1 নামে সংরক্ষিত হলো</translation>
    </message>
    <message>
        <source>Page %1 of the worksheet, with answers</source>
        <translation>ওয়ার্কশিটের পাতা %1, উত্তর সহ</translation>
    </message>
    <message>
        <source>Page %1 of the worksheet</source>
        <translation>ওয়ার্কশিটের পাতা %1</translation>
    </message>
    <message>
        <source>Printed</source>
        <extracomment>what the button says when the worksheet has been printed</extracomment>
        <translation>ছাপা হলো</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>a button, a verb: prints the worksheet</extracomment>
        <translation>ছাপাও…</translation>
    </message>
</context>
<context>
    <name>app::Application</name>
    <message>
        <source>There is not enough memory for it.</source>
        <translation>এর জন্য যথেষ্ট মেমরি নেই।</translation>
    </message>
    <message>
        <source>This is an error of the program: %1</source>
        <translation>এটা প্রোগ্রামের ভুল: %1</translation>
    </message>
    <message>
        <source>This is an error of the program.</source>
        <translation>এটা প্রোগ্রামের ভুল।</translation>
    </message>
</context>
<context>
    <name>models::AnalysedModel</name>
    <message>
        <source>This view needs the whole game, and that has more than %1 positions: too many to be filled in by hand. Choose a smaller one.</source>
        <translation>এই পাতায় পুরো খেলাটা লাগে, আর তার %1টির বেশি অবস্থান: হাতে ভরার পক্ষে বড্ড বেশি। আরও ছোট একটা নাও।</translation>
    </message>
    <message>
        <source>Play may go on for ever here: positions have no size.</source>
        <translation>এখানে খেলা চিরকাল চলতে পারে: অবস্থানের কোনো মাপ নেই।</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>the name of the empty board in a list of positions</extracomment>
        <translation>কিছুই না</translation>
    </message>
    <message>
        <source>not shown yet</source>
        <translation>এখনো দেখানো হয়নি</translation>
    </message>
    <message>
        <source>Grundy value %1</source>
        <translation>গ্রান্ডি সংখ্যা %1</translation>
    </message>
    <message>
        <source>a move of the chosen position leads here</source>
        <translation>বাছাই করা অবস্থানের একটা চাল এখানে আসে</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Grundy values of size %1</source>
        <translation>মাপ %1-এর গ্রান্ডি সংখ্যা</translation>
    </message>
    <message>
        <source>Outcomes of size %1</source>
        <translation>মাপ %1-এর ফলাফল</translation>
    </message>
    <message>
        <source>P or N of size %1</source>
        <translation>মাপ %1-এর P বা N</translation>
    </message>
    <message>
        <source>%1 of %2 positions labelled</source>
        <extracomment>how many positions have their letter, and how many there are</extracomment>
        <translation>%2টি অবস্থানের %1টিতে চিহ্ন বসানো</translation>
    </message>
    <message>
        <source>%1 of %2 positions labelled, %3 with their Grundy values</source>
        <extracomment>how many positions have their letter, how many there are, and how many show their Grundy values, too</extracomment>
        <translation>%2টি অবস্থানের %1টিতে চিহ্ন বসানো, %3টির গ্রান্ডি সংখ্যা সহ</translation>
    </message>
    <message>
        <source>No move is left: the player to move has lost. So it is P.</source>
        <translation>কোনো চাল বাকি নেই: যার চাল সে হেরে গেছে। তাই P।</translation>
    </message>
    <message>
        <source>No move is left: in misère play the player to move has won. So it is N.</source>
        <translation>কোনো চাল বাকি নেই: মিজেয়ার নিয়মে যার চাল সে জিতে গেছে। তাই N।</translation>
    </message>
    <message>
        <source>Every move leads to an N-position. So it is P.</source>
        <translation>প্রতিটি চাল N-অবস্থানে যায়। তাই P।</translation>
    </message>
    <message>
        <source>A move leads to a P-position (%1 of %2 positions). So it is N.</source>
        <extracomment>how many of the positions that moves lead to are P, and how many there are</extracomment>
        <translation>একটা চাল P-অবস্থানে যায় (%2টি অবস্থানের %1টি)। তাই N।</translation>
    </message>
    <message>
        <source>Moves lead to the values {%1}; the smallest missing number is %2.</source>
        <extracomment>a list of numbers, such as 0, 1, 3, and a number</extracomment>
        <translation>চালগুলোতে যে মান থাকে: {%1}; সবচেয়ে ছোট অনুপস্থিত সংখ্যা %2।</translation>
    </message>
    <message>
        <source>Choose a position to see where its moves lead.</source>
        <translation>কোনো অবস্থান বাছো, দেখবে তার চালগুলো কোথায় যায়।</translation>
    </message>
    <message>
        <source>Moves lead to one position; it is lit.</source>
        <translation>চাল যায় একটা অবস্থানে; সেটা আলো হয়ে আছে।</translation>
    </message>
    <message>
        <source>Moves lead to %1 positions; they are lit.</source>
        <translation>চাল যায় %1টি অবস্থানে; সেগুলো আলো হয়ে আছে।</translation>
    </message>
    <message>
        <source>No move leads on from here.</source>
        <translation>এখান থেকে কোনো চাল নেই।</translation>
    </message>
    <message>
        <source>%1 Choose it once more to show what it is.</source>
        <translation>%1 এটা কী, দেখতে আরেকবার বাছো।</translation>
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
        <translation>%1। %2</translation>
    </message>
</context>
<context>
    <name>models::BoardModel</name>
    <message>
        <source>an empty table is worth the same</source>
        <translation>খালি টেবিলের মানও একই</translation>
    </message>
    <message>
        <source>one Nim heap of %1 is worth the same</source>
        <translation>%1-এর একটা নিম স্তূপের মানও একই</translation>
    </message>
</context>
<context>
    <name>models::Comparison</name>
    <message>
        <source>%1 and %2</source>
        <comment>two games</comment>
        <translation>%1 আর %2</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Who wins this difference is not known.</source>
        <translation>দ্বিতীয়টা এখানে আছে বাম আর ডান অদলবদল করে। এই বিয়োগফলে কে জেতে, জানা নেই।</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Whoever moves first loses this difference, so the two are equal: each can stand for the other in any sum.</source>
        <translation>দ্বিতীয়টা এখানে আছে বাম আর ডান অদলবদল করে। যে শুরু করে সে এই বিয়োগফলে হারে, তাই দুটি সমান: যে-কোনো যোগফলে একটার জায়গায় অন্যটা বসানো যায়।</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Left wins this difference, whoever begins, so the first is the greater.</source>
        <translation>দ্বিতীয়টা এখানে আছে বাম আর ডান অদলবদল করে। যে-ই শুরু করুক, এই বিয়োগফলে বাম জেতে, তাই প্রথমটা বড়।</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Right wins this difference, whoever begins, so the second is the greater.</source>
        <translation>দ্বিতীয়টা এখানে আছে বাম আর ডান অদলবদল করে। যে-ই শুরু করুক, এই বিয়োগফলে ডান জেতে, তাই দ্বিতীয়টা বড়।</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Whoever moves first wins this difference, so neither is at least as great as the other: they are confused.</source>
        <translation>দ্বিতীয়টা এখানে আছে বাম আর ডান অদলবদল করে। যে শুরু করে সে এই বিয়োগফলে জেতে, তাই কোনোটাই অন্যটার চেয়ে বড় বা তার সমান নয়: দুটির তুলনা চলে না।</translation>
    </message>
    <message>
        <source>Each board has its mirror image: answer every move by the same move there. Select a move to see its answer.</source>
        <translation>প্রতিটি বোর্ডের আয়না-প্রতিরূপ আছে: প্রতিটি চালের জবাবে সেখানে একই চাল দাও। জবাব দেখতে একটা চাল বাছো।</translation>
    </message>
</context>
<context>
    <name>models::DescribedLevel</name>
    <message>
        <source>Perfect</source>
        <extracomment>a level of the computer: it makes no mistake</extracomment>
        <translation>নিখুঁত</translation>
    </message>
    <message>
        <source>never gives a win away</source>
        <translation>কখনো জেতা হাতছাড়া করে না</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>a level of the computer, an adjective</extracomment>
        <translation>শক্তিশালী</translation>
    </message>
    <message>
        <source>Careful</source>
        <extracomment>a level of the computer, an adjective</extracomment>
        <translation>সতর্ক</translation>
    </message>
    <message>
        <source>looks 3 moves ahead</source>
        <translation>3 চাল সামনে দেখে</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>a level of the computer, a noun: it plays like one</extracomment>
        <translation>শিক্ষানবিশ</translation>
    </message>
    <message>
        <source>looks 1 move ahead</source>
        <translation>1 চাল সামনে দেখে</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>a level of the computer: it makes any move</extracomment>
        <translation>এলোমেলো</translation>
    </message>
    <message>
        <source>Looks %1 moves ahead</source>
        <translation>%1 চাল সামনে দেখে</translation>
    </message>
    <message>
        <source>Human-like</source>
        <extracomment>a level of the computer: it slips at times, as people do</extracomment>
        <translation>মানুষের মতো</translation>
    </message>
    <message>
        <source>slips in %1 % of its moves</source>
        <translation>শতকরা %1টি চালে ভুল করে</translation>
    </message>
    <message>
        <source>Fence %1</source>
        <extracomment>a level of the computer: it plays perfectly once so many pieces are left, such as 12</extracomment>
        <translation>বেড়া %1</translation>
    </message>
    <message>
        <source>perfect with 1 piece left</source>
        <translation>1টি ঘুঁটি বাকি থাকলে নিখুঁত</translation>
    </message>
    <message>
        <source>perfect once %1 pieces are left</source>
        <translation>%1টি ঘুঁটি বাকি থাকলে নিখুঁত</translation>
    </message>
    <message>
        <source>Onyx</source>
        <extracomment>a name: a stone that plays perfectly</extracomment>
        <translation>অনিক্স</translation>
    </message>
    <message>
        <source>knows the trick, sometimes slips</source>
        <translation>কৌশলটা জানে, মাঝে মাঝে ভুল করে</translation>
    </message>
    <message>
        <source>Jasper</source>
        <extracomment>a name: a stone that plays well</extracomment>
        <translation>জ্যাস্পার</translation>
    </message>
    <message>
        <source>Flint</source>
        <extracomment>a name: a stone that plays with care</extracomment>
        <translation>চকমকি</translation>
    </message>
    <message>
        <source>Moss</source>
        <extracomment>a name: a mossy stone that plays like a beginner</extracomment>
        <translation>শ্যাওলা</translation>
    </message>
    <message>
        <source>plays whatever catches the eye</source>
        <extracomment>of the level Random: it makes any move</extracomment>
        <translation>যা চোখে পড়ে তা-ই খেলে</translation>
    </message>
    <message>
        <source>Pip</source>
        <extracomment>a name: the stone of a fruit, that plays at random</extracomment>
        <translation>আঁটি</translation>
    </message>
    <message>
        <source>One move won. You found it.</source>
        <extracomment>the motto of Onyx, who plays perfectly</extracomment>
        <translation>জেতার চাল ছিল একটাই। তুমি সেটা পেয়েছ।</translation>
    </message>
    <message>
        <source>Even. Your turn to worry.</source>
        <extracomment>the motto of Jasper, who knows the trick</extracomment>
        <translation>সমান সমান। এবার চিন্তা তোমার।</translation>
    </message>
    <message>
        <source>I saw that coming.</source>
        <extracomment>the motto of Flint, who looks ahead</extracomment>
        <translation>আগেই দেখেছিলাম।</translation>
    </message>
    <message>
        <source>I won’t hand you the last one.</source>
        <extracomment>the motto of Moss, who sees the last move</extracomment>
        <translation>শেষটা তোমার হাতে তুলে দেব না।</translation>
    </message>
    <message>
        <source>Ooh, that one.</source>
        <extracomment>the motto of Pip, who plays at random</extracomment>
        <translation>আহা, ওটা!</translation>
    </message>
</context>
<context>
    <name>models::DrawingTidy</name>
    <message>
        <source>Tidying takes too long for this picture.</source>
        <translation>এই ছবি গোছাতে বড্ড বেশি সময় লাগে।</translation>
    </message>
    <message>
        <source>Tidying needs the program “dot”: install the package graphviz.</source>
        <translation>গোছাতে “dot” প্রোগ্রামটা লাগে: graphviz প্যাকেজ ইনস্টল করো।</translation>
    </message>
    <message>
        <source>The program “dot” could not lay the picture out.</source>
        <translation>“dot” প্রোগ্রাম ছবিটা সাজাতে পারেনি।</translation>
    </message>
</context>
<context>
    <name>models::DrawnShapes</name>
    <message>
        <source>No stone yet</source>
        <translation>এখনো কোনো পাথর নেই</translation>
    </message>
</context>
<context>
    <name>models::ExplanationModel</name>
    <message>
        <source>%1, then %2</source>
        <extracomment>a move and the reply to it, such as &quot;take 3 from heap 1, then take 1 from heap 2&quot;</extracomment>
        <translation>%1, তারপর %2</translation>
    </message>
    <message>
        <source>… · %1</source>
        <translation>… · %1</translation>
    </message>
    <message>
        <source>%1 more lines are not shown</source>
        <translation>আরও %1টি লাইন দেখানো হয়নি</translation>
    </message>
    <message>
        <source>Label %1</source>
        <extracomment>a button, a verb: gives position number %1 its letter, P or N</extracomment>
        <translation>%1-এ চিহ্ন বসাও</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>এখনো সমাধান হয়নি</translation>
    </message>
    <message>
        <source>Together</source>
        <extracomment>before a value: what all boards together are worth</extracomment>
        <translation>সব মিলিয়ে</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the number of a board and its game</comment>
        <translation>%1। %2</translation>
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
        <translation>%1 ফাইল (%2)</translation>
    </message>
    <message>
        <source>Grundy</source>
        <translation>গ্রান্ডি</translation>
    </message>
    <message>
        <source>Games and lessons (%1)</source>
        <translation>খেলা আর পাঠ (%1)</translation>
    </message>
</context>
<context>
    <name>models::FindMove</name>
    <message>
        <source>You were winning here. Find the move.</source>
        <translation>এখানে তুমি এগিয়ে ছিলে। চালটা খোঁজো।</translation>
    </message>
    <message>
        <source>%1 was winning here. Find the move.</source>
        <comment>a player</comment>
        <translation>এখানে %1 এগিয়ে ছিল। চালটা খোঁজো।</translation>
    </message>
    <message>
        <source>Yes! That wins at once.</source>
        <translation>হ্যাঁ! এতে সঙ্গে সঙ্গে জিত।</translation>
    </message>
    <message>
        <source>Yes! Whatever %1 does now, you can win.</source>
        <comment>a player</comment>
        <translation>হ্যাঁ! এখন %1 যা-ই করুক, তুমি জিততে পারো।</translation>
    </message>
    <message>
        <source>Yes! Whatever %1 does now, %2 can win.</source>
        <comment>two players</comment>
        <translation>হ্যাঁ! এখন %1 যা-ই করুক, জিততে পারে %2।</translation>
    </message>
    <message>
        <source>Who wins after this move is not solved yet.</source>
        <translation>এই চালের পরে কে জেতে, তার সমাধান এখনো হয়নি।</translation>
    </message>
    <message>
        <source>That gives the win away.</source>
        <translation>এতে জেতাটা হাতছাড়া হয়।</translation>
    </message>
    <message>
        <source>That gives the win away: %1</source>
        <extracomment>after &quot;That gives the win away&quot;, how: &quot;Jasper took 1 from the left heap.&quot;</extracomment>
        <translation>এতে জেতাটা হাতছাড়া হয়: %1</translation>
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
        <translation>এক কম্পিউটার (%1) শুরু করে, বিপক্ষে আরেকটা (%2)।</translation>
    </message>
    <message>
        <source>The computer (%1) starts against you.</source>
        <translation>কম্পিউটার (%1) শুরু করে, বিপক্ষে তুমি।</translation>
    </message>
    <message>
        <source>The computer (%1) starts against a friend.</source>
        <translation>কম্পিউটার (%1) শুরু করে, বিপক্ষে এক বন্ধু।</translation>
    </message>
    <message>
        <source>You start against the computer (%1).</source>
        <translation>তুমি শুরু করো, বিপক্ষে কম্পিউটার (%1)।</translation>
    </message>
    <message>
        <source>A friend starts against the computer (%1).</source>
        <translation>এক বন্ধু শুরু করে, বিপক্ষে কম্পিউটার (%1)।</translation>
    </message>
    <message>
        <source>You start against a friend.</source>
        <translation>তুমি শুরু করো, বিপক্ষে এক বন্ধু।</translation>
    </message>
    <message>
        <source>A friend starts against you.</source>
        <translation>এক বন্ধু শুরু করে, বিপক্ষে তুমি।</translation>
    </message>
    <message>
        <source>One friend starts against another.</source>
        <translation>এক বন্ধু শুরু করে, বিপক্ষে আরেক বন্ধু।</translation>
    </message>
</context>
<context>
    <name>models::GameFile</name>
    <message>
        <source>A picture’s name ends in .svg, .png, .pdf or .dot.</source>
        <translation>ছবির নাম .svg, .png, .pdf বা .dot দিয়ে শেষ হয়।</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>ফাইলটা পড়া যাচ্ছে না: %1</translation>
    </message>
    <message>
        <source>The file is too large for a game.</source>
        <translation>ফাইলটা খেলার পক্ষে বড্ড বড়।</translation>
    </message>
    <message>
        <source>Position %1 of the file: %2</source>
        <extracomment>the number of a position in a file, and what is wrong with it</extracomment>
        <translation>ফাইলের অবস্থান %1: %2</translation>
    </message>
    <message>
        <source>no earlier position is named as the one before it.</source>
        <translation>তার আগের অবস্থান হিসেবে আগের কোনোটার নাম নেই।</translation>
    </message>
    <message>
        <source>there is no position.</source>
        <translation>কোনো অবস্থান নেই।</translation>
    </message>
    <message>
        <source>its layout is damaged.</source>
        <translation>এর বিন্যাস নষ্ট হয়ে গেছে।</translation>
    </message>
    <message>
        <source>it is unknown what led to it.</source>
        <translation>কীভাবে এখানে আসা হলো, তা অজানা।</translation>
    </message>
    <message>
        <source>it belongs to another game.</source>
        <translation>এটা অন্য খেলার।</translation>
    </message>
    <message>
        <source>no legal move leads to it.</source>
        <translation>কোনো বৈধ চাল এখানে আসে না।</translation>
    </message>
    <message>
        <source>it is not the same under the other convention.</source>
        <translation>শেষ চালের অন্য নিয়মে এটা এক থাকে না।</translation>
    </message>
    <message>
        <source>it is not the same with the other player to move.</source>
        <translation>অন্যজনের চাল হলে এটা এক থাকে না।</translation>
    </message>
    <message>
        <source>Position %1 of the file: its line goes on nowhere.</source>
        <translation>ফাইলের অবস্থান %1: তার পথ কোথাও এগোয় না।</translation>
    </message>
    <message>
        <source>This is not JSON: %1</source>
        <translation>এটা JSON নয়: %1</translation>
    </message>
    <message>
        <source>This is not a game of Grundy.</source>
        <translation>এটা গ্রান্ডির খেলা নয়।</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Grundy.</source>
        <translation>ফাইলটা গ্রান্ডির আরও নতুন সংস্করণে লেখা।</translation>
    </message>
    <message>
        <source>The file does not say which version it has.</source>
        <translation>ফাইলটা কোন সংস্করণের, তা লেখা নেই।</translation>
    </message>
    <message>
        <source>The file contains no position.</source>
        <translation>ফাইলে কোনো অবস্থান নেই।</translation>
    </message>
    <message>
        <source>The file contains too many positions.</source>
        <translation>ফাইলে অবস্থান বড্ড বেশি।</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>ফাইলটা নষ্ট হয়ে গেছে।</translation>
    </message>
    <message>
        <source>Line %1, column %2 of the file: “%3” stands here a second time.</source>
        <extracomment>where a mistake is, and the name that stands there twice</extracomment>
        <translation>ফাইলের লাইন %1, কলাম %2: “%3” এখানে দ্বিতীয়বার এসেছে।</translation>
    </message>
    <message>
        <source>The file does not say who plays.</source>
        <translation>কে খেলছে, ফাইলে তা লেখা নেই।</translation>
    </message>
    <message>
        <source>A picture’s name ends in .svg, .png or .pdf.</source>
        <translation>ছবির নাম .svg, .png বা .pdf দিয়ে শেষ হয়।</translation>
    </message>
</context>
<context>
    <name>models::GameGlance</name>
    <message>
        <source>the game is over</source>
        <translation>খেলা শেষ</translation>
    </message>
    <message>
        <source>exploring</source>
        <extracomment>how far a game is that can be opened again: its analysis was looked at</extracomment>
        <translation>অন্বেষণ চলছে</translation>
    </message>
    <message>
        <source>presenting</source>
        <extracomment>how far a game is that can be opened again: it was shown to a class</extracomment>
        <translation>উপস্থাপন চলছে</translation>
    </message>
    <message>
        <source>two players, move %1</source>
        <translation>দুজন খেলোয়াড়, চাল %1</translation>
    </message>
    <message>
        <source>the computer against itself</source>
        <translation>কম্পিউটার নিজের সঙ্গে</translation>
    </message>
    <message>
        <source>against the computer, your move</source>
        <translation>কম্পিউটারের সঙ্গে, তোমার চাল</translation>
    </message>
    <message>
        <source>against the computer, its move</source>
        <translation>কম্পিউটারের সঙ্গে, তার চাল</translation>
    </message>
</context>
<context>
    <name>models::GameShares</name>
    <message>
        <source>&lt;1%</source>
        <extracomment>less than one percent of the games</extracomment>
        <translation>&lt;1%</translation>
    </message>
    <message>
        <source>&gt;99%</source>
        <extracomment>more than 99 percent of the games</extracomment>
        <translation>&gt;99%</translation>
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
        <translation>খেলাটা অন্য জানালায় খোলা।</translation>
    </message>
    <message>
        <source>A game could not be read (%1).</source>
        <translation>একটা খেলা পড়া গেল না (%1)।</translation>
    </message>
    <message>
        <source>Its file is kept as %1.</source>
        <translation>তার ফাইলটা %1 নামে রাখা আছে।</translation>
    </message>
</context>
<context>
    <name>models::Home</name>
    <message>
        <source>%1 is not a folder</source>
        <translation>%1 ফোল্ডার নয়</translation>
    </message>
    <message>
        <source>%1 may not be changed</source>
        <translation>%1 বদলানো যায় না</translation>
    </message>
    <message>
        <source>Nothing can be kept in %1 (%2). Games that you do not save elsewhere are lost when the window closes, and so is your progress in lessons and exercises.</source>
        <extracomment>a folder, and why nothing can be written there</extracomment>
        <translation>%1-এ কিছু রাখা যাচ্ছে না (%2)। যে খেলা অন্য কোথাও সংরক্ষণ করোনি, জানালা বন্ধ হলে তা হারিয়ে যাবে, পাঠ আর অনুশীলনে তোমার অগ্রগতিও।</translation>
    </message>
    <message>
        <source>Nothing can be kept in %1 (%2): settings last only until the window closes.</source>
        <extracomment>a folder, and why nothing can be written there</extracomment>
        <translation>%1-এ কিছু রাখা যাচ্ছে না (%2): সেটিংস শুধু জানালা বন্ধ হওয়া পর্যন্ত থাকে।</translation>
    </message>
    <message>
        <source>Some of the settings in %1 cannot be read. They are not lost: before anything is written there, the file is kept under another name.</source>
        <extracomment>a file</extracomment>
        <translation>%1-এর কিছু সেটিং পড়া যাচ্ছে না। সেগুলো হারায়নি: সেখানে কিছু লেখার আগে ফাইলটা অন্য নামে রাখা হয়।</translation>
    </message>
</context>
<context>
    <name>models::KeptGame</name>
    <message>
        <source>%1 This game is lost when the window closes, unless you save it elsewhere.</source>
        <comment>after the sentence that a file cannot be written</comment>
        <translation>%1 খেলাটা অন্য কোথাও সংরক্ষণ না করলে জানালা বন্ধ হলে হারিয়ে যাবে।</translation>
    </message>
</context>
<context>
    <name>models::Lab</name>
    <message>
        <source>Stopped after %1.</source>
        <translation>থামার আগে দেখা হয়েছে %1।</translation>
    </message>
    <message>
        <source>Found so far: %1</source>
        <translation>এ পর্যন্ত পাওয়া গেছে: %1</translation>
    </message>
    <message>
        <source>part of the game: %1 near %2</source>
        <extracomment>how many positions, such as &quot;2000 positions&quot;, and the one that the lab works on</extracomment>
        <translation>খেলার একাংশ: %2-এর কাছে %1</translation>
    </message>
    <message>
        <source>This game has more than %1 positions, or a position with more moves than are listed: too much to look at as a whole.</source>
        <translation>এই খেলার %1টির বেশি অবস্থান, কিংবা এমন অবস্থান আছে যার চাল তালিকায় ধরে না: একসঙ্গে দেখার পক্ষে বড্ড বেশি।</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <extracomment>a file, and why it cannot be written</extracomment>
        <translation>%1 লেখা যাচ্ছে না: %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>a share of the games in percent, such as 37</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>The whole game is not worked out yet.</source>
        <translation>পুরো খেলাটা এখনো বের করা হয়নি।</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1 নামে সংরক্ষিত হলো</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <extracomment>a file that is being written</extracomment>
        <translation>%1 লেখা হচ্ছে…</translation>
    </message>
</context>
<context>
    <name>models::LabPicture</name>
    <message>
        <source>A picture’s name ends in .svg or .png.</source>
        <translation>ছবির নাম .svg বা .png দিয়ে শেষ হয়।</translation>
    </message>
    <message>
        <source>There is no picture to write.</source>
        <translation>লেখার মতো ছবি নেই।</translation>
    </message>
</context>
<context>
    <name>models::LabShow</name>
    <message>
        <source>Step %1</source>
        <extracomment>the number of a step, such as 3</extracomment>
        <translation>ধাপ %1</translation>
    </message>
    <message>
        <source>All positions of %1</source>
        <translation>%1-এর সব অবস্থান</translation>
    </message>
    <message>
        <source>All moves of %1</source>
        <translation>%1-এর সব চাল</translation>
    </message>
    <message>
        <source>%1 across, %2 up</source>
        <extracomment>of a table: what the columns are and what the rows are; the first row is below</extracomment>
        <translation>পাশাপাশি %1, উপরের দিকে %2</translation>
    </message>
    <message>
        <source>%1 across, %2 down</source>
        <extracomment>of a table: what the columns are and what the rows are; the first row is above</extracomment>
        <translation>পাশাপাশি %1, নিচের দিকে %2</translation>
    </message>
    <message>
        <source>n = 0, 1, 2, …</source>
        <translation>n = 0, 1, 2, …</translation>
    </message>
    <message>
        <source>P is cold, N is hot.</source>
        <translation>P ঠান্ডা, N গরম।</translation>
    </message>
    <message>
        <source>A cell is a move: from the position of its row to that of its column.</source>
        <translation>একটা ঘর একটা চাল: তার সারির অবস্থান থেকে তার কলামের অবস্থানে।</translation>
    </message>
    <message>
        <source>The moves to cold positions stand out: in the column of a cold position every move wins.</source>
        <translation>ঠান্ডা অবস্থানে যাওয়ার চালগুলো আলাদা করে দেখা যায়: ঠান্ডা অবস্থানের কলামে প্রতিটি চালেই জেতা যায়।</translation>
    </message>
    <message>
        <source>Which positions are cold?</source>
        <translation>কোন অবস্থানগুলো ঠান্ডা?</translation>
    </message>
    <message>
        <source>The table is full. Which pattern do you see?</source>
        <translation>সারণি ভরে গেছে। কোন প্যাটার্ন দেখছ?</translation>
    </message>
    <message>
        <source>Filled in as far as n + m = %1.</source>
        <translation>n + m = %1 পর্যন্ত ভরা।</translation>
    </message>
    <message>
        <source>Filled in as far as n = %1.</source>
        <translation>n = %1 পর্যন্ত ভরা।</translation>
    </message>
    <message>
        <source>The next positions get their letters.</source>
        <translation>পরের অবস্থানগুলো তাদের অক্ষর পায়।</translation>
    </message>
    <message>
        <source>Ask for each cell before you fill it in: is there a move to a cold one? End fills in all.</source>
        <translation>প্রতিটি ঘর ভরার আগে জিজ্ঞেস করুন: ঠান্ডা অবস্থানে যাওয়ার চাল আছে কি? End চাপলে সব ভরে যায়।</translation>
    </message>
    <message>
        <source>Ask which positions can be labelled next, and why. End labels them all.</source>
        <translation>জিজ্ঞেস করুন, এরপর কোন অবস্থানগুলোতে চিহ্ন বসানো যায়, আর কেন। End চাপলে সবগুলোতে বসে।</translation>
    </message>
    <message>
        <source>Ask what a row without a cell means, and a column without one.</source>
        <translation>জিজ্ঞেস করুন, ঘরহীন সারি মানে কী, আর ঘরহীন কলাম মানে কী।</translation>
    </message>
</context>
<context>
    <name>models::LessonDraft</name>
    <message>
        <source>My lesson</source>
        <extracomment>the title of a lesson that one begins to write</extracomment>
        <translation>আমার পাঠ</translation>
    </message>
    <message>
        <source>A lesson of my own.</source>
        <translation>আমার নিজের বানানো একটা পাঠ।</translation>
    </message>
    <message>
        <source>The lesson needs a title.</source>
        <translation>পাঠটার একটা শিরোনাম লাগবে।</translation>
    </message>
    <message>
        <source>The lesson needs a sentence that says what it is about.</source>
        <translation>পাঠটা কী নিয়ে, তা বলে এমন একটা বাক্য লাগবে।</translation>
    </message>
    <message>
        <source>The lesson has no steps yet.</source>
        <translation>পাঠটায় এখনো কোনো ধাপ নেই।</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>ফাইলটা পড়া যাচ্ছে না: %1</translation>
    </message>
    <message>
        <source>This is not a lesson.</source>
        <translation>এটা কোনো পাঠ নয়।</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1।</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>two sentences</comment>
        <translation>%1। %2।</translation>
    </message>
    <message>
        <source>P: the player who has just moved wins</source>
        <translation>P: এইমাত্র যে চাল দিল সে জেতে</translation>
    </message>
    <message>
        <source>N: the player to move wins</source>
        <translation>N: যার চাল সে জেতে</translation>
    </message>
    <message>
        <source>%1 wins, whoever starts</source>
        <translation>যে-ই শুরু করুক, জিতবে %1</translation>
    </message>
    <message>
        <source>These moves win:</source>
        <comment>before a list</comment>
        <translation>এই চালগুলো জেতায়:</translation>
    </message>
    <message>
        <source>Look at this position.</source>
        <translation>এই অবস্থানটা দেখো।</translation>
    </message>
    <message>
        <source>Is this position P or N?</source>
        <translation>এই অবস্থানটা P, না N?</translation>
    </message>
    <message>
        <source>Find a winning move.</source>
        <translation>জেতার একটা চাল খোঁজো।</translation>
    </message>
    <message>
        <source>Play it.</source>
        <extracomment>what a new step of a lesson says: the class plays the game</extracomment>
        <translation>খেলে দেখো।</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>a kind of step of a lesson: only text</extracomment>
        <translation>লেখা</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a step of a lesson in which the class plays</extracomment>
        <translation>খেলা</translation>
    </message>
    <message>
        <source>Think, then look</source>
        <translation>ভাবো, তারপর দেখো</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>a kind of step of a lesson, a noun</extracomment>
        <translation>প্রশ্ন</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>a kind of step of a lesson, a noun</extracomment>
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>Row of labels</source>
        <translation>চিহ্নের সারি</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>a kind of step of a lesson: a table of positions that is filled in</extracomment>
        <translation>সারণি</translation>
    </message>
    <message>
        <source>Mark P and N</source>
        <translation>P আর N বসাও</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <extracomment>a field: the number of an answer to choose from</extracomment>
        <translation>উত্তর %1</translation>
    </message>
    <message>
        <source>Reason of answer %1</source>
        <translation>উত্তর %1-এর কারণ</translation>
    </message>
    <message>
        <source>Heading</source>
        <extracomment>a field: the heading of a step of a lesson</extracomment>
        <translation>শিরোনাম</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>a field: notes for the teacher, a noun</extracomment>
        <translation>টীকা</translation>
    </message>
    <message>
        <source>Then show</source>
        <extracomment>a field: what is shown when the class has answered</extracomment>
        <translation>তারপর যা দেখানো হবে</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>a field: a position in its notation, such as nim:7,11,5</extracomment>
        <translation>অবস্থান</translation>
    </message>
    <message>
        <source>Answers</source>
        <extracomment>a field: the answers to choose from</extracomment>
        <translation>উত্তর</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field, problem</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>models::LessonList</name>
    <message>
        <source>Start</source>
        <extracomment>a part of the course, a noun: the first lessons</extracomment>
        <translation>শুরু</translation>
    </message>
    <message>
        <source>Nim</source>
        <translation>নিম</translation>
    </message>
    <message>
        <source>Misère and lines</source>
        <translation>মিজেয়ার আর লাইন</translation>
    </message>
    <message>
        <source>Nim in disguise</source>
        <translation>ছদ্মবেশী নিম</translation>
    </message>
    <message>
        <source>Wythoff</source>
        <translation>উইথফ</translation>
    </message>
    <message>
        <source>Hackenbush</source>
        <translation>হ্যাকেনবুশ</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>তত্ত্ব</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>তোমার নিজের পাঠ</translation>
    </message>
    <message>
        <source>another lesson has the id “%1” already</source>
        <translation>“%1” id আগে থেকেই অন্য একটা পাঠের</translation>
    </message>
</context>
<context>
    <name>models::LessonShow</name>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1। %2</translation>
    </message>
    <message>
        <source>There is no lesson “%1”.</source>
        <translation>“%1” নামে কোনো পাঠ নেই।</translation>
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
        <translation>%1 হলো P</translation>
    </message>
    <message>
        <source>%1 is N</source>
        <translation>%1 হলো N</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>answer, reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: to the next step of the lesson</extracomment>
        <translation>এগোও</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>সমাপ্ত</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <extracomment>a button</extracomment>
        <translation>পরের অনুশীলন</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>উত্তর দেখাও</translation>
    </message>
    <message>
        <source>Label %1</source>
        <extracomment>a button, a verb: gives position number %1 its letter, P or N</extracomment>
        <translation>%1-এ চিহ্ন বসাও</translation>
    </message>
    <message>
        <source>Fill in</source>
        <extracomment>a button, a verb: begins to fill in a table</extracomment>
        <translation>ভরো</translation>
    </message>
    <message>
        <source>Go on filling in</source>
        <translation>আরও ভরো</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>a button, a verb: shows what is hidden until one has thought</extracomment>
        <translation>দেখাও</translation>
    </message>
</context>
<context>
    <name>models::Library</name>
    <message>
        <source>%1: %2</source>
        <comment>a lesson and a position in it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>models::MarkingChoice</name>
    <message>
        <source>Your own</source>
        <extracomment>a choice: a family of positions that one types oneself</extracomment>
        <translation>নিজের পছন্দ</translation>
    </message>
    <message>
        <source>%1, misère</source>
        <extracomment>a family of positions, and that who makes the last move loses</extracomment>
        <translation>%1, মিজেয়ার</translation>
    </message>
</context>
<context>
    <name>models::MatrixPicture</name>
    <message>
        <source>%1 positions: the matrix is drawn for up to %2.</source>
        <extracomment>how many positions the game has, and for how many a matrix is drawn</extracomment>
        <translation>%1টি অবস্থান: ম্যাট্রিক্স আঁকা হয় %2টি পর্যন্ত।</translation>
    </message>
    <message>
        <source>The whole game is not worked out yet.</source>
        <translation>পুরো খেলাটা এখনো বের করা হয়নি।</translation>
    </message>
    <message>
        <source>More than %1 moves: too many for an .svg picture. Choose .png or .csv.</source>
        <translation>%1টির বেশি চাল: .svg ছবির পক্ষে বড্ড বেশি। .png বা .csv নাও।</translation>
    </message>
</context>
<context>
    <name>models::Miniature</name>
    <message>
        <source>%L1 edges</source>
        <extracomment>in the place of a picture that has too many edges to be drawn small: how many</extracomment>
        <translation>%L1টি রেখা</translation>
    </message>
</context>
<context>
    <name>models::MovesModel</name>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation>জেতে</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>হারে</translation>
    </message>
    <message>
        <source>refuted by %1</source>
        <translation>খণ্ডন করে %1</translation>
    </message>
    <message>
        <source>%1 more moves are not listed</source>
        <translation>আরও %1টি চাল তালিকায় নেই</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>head of a column, a noun: the value that a move leaves</extracomment>
        <translation>মান</translation>
    </message>
    <message>
        <source>Grundy</source>
        <translation>গ্রান্ডি</translation>
    </message>
    <message>
        <source>on the hottest board</source>
        <translation>সবচেয়ে গরম বোর্ডে</translation>
    </message>
    <message>
        <source>Sente</source>
        <extracomment>of a move, a word of the game of Go: the opponent has to answer it</extracomment>
        <translation>Sente</translation>
    </message>
    <message>
        <source>refuted by its mirror image, %1</source>
        <translation>খণ্ডন করে তার আয়না-প্রতিরূপ, %1</translation>
    </message>
    <message>
        <source>Incentive</source>
        <extracomment>head of a column: how much a move gains, a value of a game</extracomment>
        <translation>লাভ</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). It is right here: such a move wins.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>চলতি নিয়ম: সবচেয়ে গরম বোর্ডে চাল দাও, মানে বোর্ড %1-এ (তাপমাত্রা %2; ▲)। এখানে নিয়মটা ঠিক: এমন একটা চালে জেতা যায়।</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). It is wrong here: only other moves win.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>চলতি নিয়ম: সবচেয়ে গরম বোর্ডে চাল দাও, মানে বোর্ড %1-এ (তাপমাত্রা %2; ▲)। এখানে নিয়মটা ভুল: জেতা যায় শুধু অন্য চালে।</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). Here no move wins.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>চলতি নিয়ম: সবচেয়ে গরম বোর্ডে চাল দাও, মানে বোর্ড %1-এ (তাপমাত্রা %2; ▲)। এখানে কোনো চালেই জেতা যায় না।</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). Whether it is right here is not known.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>চলতি নিয়ম: সবচেয়ে গরম বোর্ডে চাল দাও, মানে বোর্ড %1-এ (তাপমাত্রা %2; ▲)। এখানে নিয়মটা ঠিক কি না, জানা নেই।</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>! is Sente: the move threatens so much that it had better be answered.</source>
        <translation>! মানে Sente (সেন্তে): চালটার হুমকি এত বড় যে তার জবাব দেওয়াই ভালো।</translation>
    </message>
</context>
<context>
    <name>models::OwnFile</name>
    <message>
        <source>the file that could not be read cannot be moved out of the way</source>
        <translation>যে ফাইল পড়া গেল না, সেটা সরিয়ে রাখা যাচ্ছে না</translation>
    </message>
    <message>
        <source>The file %1 could not be read (%2). It is not lost: before anything is written there, it is kept under another name.</source>
        <extracomment>a file, and what is wrong with it as a sentence</extracomment>
        <translation>%1 ফাইলটা পড়া গেল না (%2)। সেটা হারায়নি: সেখানে কিছু লেখার আগে সেটা অন্য নামে রাখা হয়।</translation>
    </message>
    <message>
        <source>another window is writing it</source>
        <translation>অন্য একটা জানালা সেটা লিখছে</translation>
    </message>
    <message>
        <source>The file %1 could not be read (%2). It is kept as %3.</source>
        <translation>%1 ফাইলটা পড়া গেল না (%2)। সেটা %3 নামে রাখা আছে।</translation>
    </message>
</context>
<context>
    <name>models::OwnRules</name>
    <message>
        <source>Subtraction set</source>
        <extracomment>a way to write rules: how many may be taken, such as 1, 2, 3</extracomment>
        <translation>বিয়োগের সেট</translation>
    </message>
    <message>
        <source>Octal code</source>
        <extracomment>a way to write rules</extracomment>
        <translation>অক্টাল সংকেত</translation>
    </message>
    <message>
        <source>A line has at most %1 counters.</source>
        <translation>এক লাইনে বড়জোর %1টি ঘুঁটি।</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>বের করা হচ্ছে…</translation>
    </message>
    <message>
        <source>%1. Grundy value %2</source>
        <extracomment>who wins, and a number</extracomment>
        <translation>%1। গ্রান্ডি সংখ্যা %2</translation>
    </message>
    <message>
        <source>No period: the value of a heap is its size.</source>
        <translation>কোনো পর্যায় নেই: স্তূপের মান তার মাপের সমান।</translation>
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
        <translation>ধাপ %1, মোট %2, অংশ %3, মোট %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a game and its heaps</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>There is no legal move.</source>
        <translation>কোনো বৈধ চাল নেই।</translation>
    </message>
    <message>
        <source>The only move does not win.</source>
        <translation>একমাত্র চালে জেতা যায় না।</translation>
    </message>
    <message>
        <source>None of the %1 moves wins.</source>
        <translation>%1টি চালের একটিতেও জেতা যায় না।</translation>
    </message>
    <message>
        <source>At least %1 of the %2 moves win.</source>
        <extracomment>how many moves are known to win, and how many there are</extracomment>
        <translation>%2টি চালের অন্তত %1টিতে জেতা যায়।</translation>
    </message>
    <message>
        <source>The only move wins.</source>
        <translation>একমাত্র চালেই জেতা যায়।</translation>
    </message>
    <message>
        <source>All %1 moves win.</source>
        <translation>%1টি চালের সবগুলোতেই জেতা যায়।</translation>
    </message>
    <message>
        <source>The board</source>
        <extracomment>a step of a presentation: only the board is shown</extracomment>
        <translation>বোর্ড</translation>
    </message>
    <message>
        <source>The legal moves</source>
        <translation>বৈধ চাল</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>a step of a presentation: it is told who wins</extracomment>
        <translation>কে জেতে</translation>
    </message>
    <message>
        <source>How many moves win</source>
        <translation>কয়টি চালে জেতা যায়</translation>
    </message>
    <message>
        <source>Which moves win</source>
        <translation>কোন কোন চালে জেতা যায়</translation>
    </message>
    <message>
        <source>Why, step by step</source>
        <translation>কেন, ধাপে ধাপে</translation>
    </message>
    <message>
        <source>The table of its family</source>
        <translation>তার পরিবারের সারণি</translation>
    </message>
    <message>
        <source>Who wins %1?</source>
        <translation>%1-এ কে জেতে?</translation>
    </message>
    <message>
        <source>%1 to move: who wins %2?</source>
        <extracomment>a player, and a game with its position, such as &quot;Nim 7, 11, 5&quot;</extracomment>
        <translation>চাল দেবে %1: %2-এ কে জেতে?</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>খেলা শেষ।</translation>
    </message>
    <message>
        <source>Think first: what would you do?</source>
        <translation>আগে ভাবো: তুমি হলে কী করতে?</translation>
    </message>
    <message>
        <source>This position is not solved yet.</source>
        <translation>এই অবস্থানের সমাধান এখনো হয়নি।</translation>
    </message>
    <message>
        <source>%1 The next step fills it.</source>
        <translation>%1 পরের ধাপে সেটা ভরা হয়।</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>কারণ খোঁজা হচ্ছে…</translation>
    </message>
    <message>
        <source>The table is being worked out…</source>
        <translation>সারণিটা বের করা হচ্ছে…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a game and its positions</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2 across, %3 up. The ring is this position.</source>
        <extracomment>below a table: what it shows, and what its columns and rows are</extracomment>
        <translation>%1: পাশাপাশি %2, উপরের দিকে %3। গোল দাগটা এই অবস্থান।</translation>
    </message>
    <message>
        <source>%1: %2 across, %3 down. The ring is this position.</source>
        <extracomment>below a table: what it shows, and what its columns and rows are</extracomment>
        <translation>%1: পাশাপাশি %2, নিচের দিকে %3। গোল দাগটা এই অবস্থান।</translation>
    </message>
    <message>
        <source>%1: n is below each cell. The ring is this position.</source>
        <translation>%1: প্রতি ঘরের নিচে n। গোল দাগটা এই অবস্থান।</translation>
    </message>
    <message>
        <source>Grundy value %1.</source>
        <translation>গ্রান্ডি সংখ্যা %1।</translation>
    </message>
    <message>
        <source>Value %1.</source>
        <translation>মান %1।</translation>
    </message>
    <message>
        <source>Moves left with best play: %1.</source>
        <translation>সেরা খেলায় বাকি চাল: %1।</translation>
    </message>
    <message>
        <source>Why, step %1 of %2: %3</source>
        <extracomment>the number of a step of the reasons, how many there are, and its heading</extracomment>
        <translation>কেন, ধাপ %1, মোট %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the next step, and what it says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Let two teams play a few games on the board first. Click to move; Restart sets the board up again. V counts the class’s votes for a move.</source>
        <translation>আগে দুই দল বোর্ডে কয়েকবার খেলুক। চাল দিতে ক্লিক করুন; “গোড়া থেকে” চাপলে বোর্ড আবার সাজানো হয়। V চাপলে একটা চালের পক্ষে ক্লাসের ভোট গোনা হয়।</translation>
    </message>
    <message>
        <source>Ask: who would rather move first, who second? Which move do you trust? V counts votes.</source>
        <translation>জিজ্ঞেস করুন: কে আগে চাল দিতে চায়, কে পরে? কোন চালে ভরসা? V চাপলে ভোট গোনা হয়।</translation>
    </message>
    <message>
        <source>Ask: is there one good move, or are there several?</source>
        <translation>জিজ্ঞেস করুন: ভালো চাল একটা, না কয়েকটা?</translation>
    </message>
    <message>
        <source>Ask where the winning moves are before you show them.</source>
        <translation>জেতার চালগুলো দেখানোর আগে জিজ্ঞেস করুন, সেগুলো কোথায়।</translation>
    </message>
    <message>
        <source>Point at any move on the board to see what it leaves. Ask for a reason.</source>
        <translation>বোর্ডের কোনো চালের উপর মাউস রাখলে দেখা যায় তাতে কী থাকে। কারণ জিজ্ঞেস করুন।</translation>
    </message>
    <message>
        <source>The pieces that a step speaks about are lit on the board.</source>
        <translation>ধাপে যে ঘুঁটিগুলোর কথা বলা হয়, বোর্ডে সেগুলো আলো হয়ে থাকে।</translation>
    </message>
    <message>
        <source>Ask for a pattern in the cold cells, and for the next one.</source>
        <translation>ঠান্ডা ঘরগুলোর প্যাটার্ন জিজ্ঞেস করুন, আর পরেরটা কোথায়।</translation>
    </message>
    <message>
        <source>Team A</source>
        <extracomment>a half of a class that plays against the other half</extracomment>
        <translation>দল A</translation>
    </message>
    <message>
        <source>Team B</source>
        <extracomment>a half of a class that plays against the other half</extracomment>
        <translation>দল B</translation>
    </message>
    <message>
        <source>%1 to move: who wins when these games are played together?</source>
        <translation>চাল দেবে %1: এই খেলাগুলো একসঙ্গে খেললে কে জেতে?</translation>
    </message>
    <message>
        <source>Who wins when these games are played together?</source>
        <translation>এই খেলাগুলো একসঙ্গে খেললে কে জেতে?</translation>
    </message>
</context>
<context>
    <name>models::Practice</name>
    <message>
        <source>%1 of %2 right</source>
        <comment>exercises</comment>
        <translation>%2টির %1টি ঠিক</translation>
    </message>
    <message>
        <source>%1 · %2 in a row</source>
        <comment>exercises</comment>
        <translation>%1 · পরপর %2টি</translation>
    </message>
</context>
<context>
    <name>models::PrintChooser</name>
    <message>
        <source>No printer is set up on this computer. Set one up in the system’s settings, or save a file and print that elsewhere.</source>
        <translation>এই কম্পিউটারে কোনো প্রিন্টার বসানো নেই। সিস্টেমের সেটিংসে একটা বসাও, অথবা একটা ফাইল সংরক্ষণ করে অন্য কোথাও ছাপাও।</translation>
    </message>
    <message>
        <source>The printer did not take the pages.</source>
        <translation>প্রিন্টার পাতাগুলো নেয়নি।</translation>
    </message>
</context>
<context>
    <name>models::Pupils</name>
    <message>
        <source>No name</source>
        <extracomment>a pupil who has not given a name</extracomment>
        <translation>নাম নেই</translation>
    </message>
    <message>
        <source>%1: %2 right, %3 wrong, level %4</source>
        <extracomment>a kind of exercise, how many answers were right and wrong, and how hard the exercises have become, such as 3</extracomment>
        <translation>%1: %2টি ঠিক, %3টি ভুল, স্তর %4</translation>
    </message>
    <message>
        <source>Type a name.</source>
        <translation>একটা নাম লেখো।</translation>
    </message>
    <message>
        <source>A name may have %1 characters.</source>
        <translation>নামে %1টি অক্ষর থাকতে পারে।</translation>
    </message>
    <message>
        <source>There is a pupil of that name.</source>
        <translation>এই নামে একজন শিক্ষার্থী আছে।</translation>
    </message>
    <message>
        <source>There may be %1 pupils.</source>
        <translation>শিক্ষার্থী থাকতে পারে %1 জন।</translation>
    </message>
</context>
<context>
    <name>models::RecentGames</name>
    <message>
        <source>today, %1</source>
        <comment>a time</comment>
        <translation>আজ, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <comment>a time</comment>
        <translation>গতকাল, %1</translation>
    </message>
    <message>
        <source>%1 is open in another window.</source>
        <comment>a game</comment>
        <translation>%1 অন্য জানালায় খোলা।</translation>
    </message>
    <message>
        <source>%1 could not be removed.</source>
        <comment>a game</comment>
        <translation>%1 সরানো গেল না।</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <comment>a game</comment>
        <translation>%1 সরানো হয়েছে।</translation>
    </message>
</context>
<context>
    <name>models::ReviewModel</name>
    <message>
        <source>Winning move: %1.</source>
        <translation>জেতার চাল: %1।</translation>
    </message>
    <message>
        <source>One of %1 winning moves: %2.</source>
        <extracomment>how many moves would have won, and one of them, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>%1টি জেতার চালের একটি: %2।</translation>
    </message>
    <message>
        <source>Move %1: a mistake by %2</source>
        <extracomment>the number of a move, and a player</extracomment>
        <translation>চাল %1: %2 ভুল করেছে</translation>
    </message>
    <message>
        <source>Move %1: your chance</source>
        <translation>চাল %1: তোমার সুযোগ</translation>
    </message>
    <message>
        <source>Move %1: your mistake</source>
        <translation>চাল %1: তোমার ভুল</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <extracomment>the number of a move, the player, and the move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>চাল %1, %2: %3</translation>
    </message>
    <message>
        <source>Your slip</source>
        <translation>তোমার ভুল</translation>
    </message>
    <message>
        <source>%1’s slip</source>
        <translation>%1-এর ভুল</translation>
    </message>
</context>
<context>
    <name>models::RuleDrawing</name>
    <message>
        <source>This shape is larger than the board.</source>
        <translation>এই আকৃতি বোর্ডের চেয়ে বড়।</translation>
    </message>
    <message>
        <source>Mend the shape that is marked.</source>
        <translation>যে আকৃতিতে দাগ দেওয়া সেটা শুধরে দাও।</translation>
    </message>
    <message>
        <source>My game</source>
        <comment>file name</comment>
        <translation>আমার খেলা</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>বের করা হচ্ছে…</translation>
    </message>
    <message>
        <source>There is nothing left to take.</source>
        <translation>নেওয়ার মতো আর কিছু বাকি নেই।</translation>
    </message>
    <message>
        <source>None of the %1 takes wins.</source>
        <translation>%1টি চালের কোনোটিতেই জেতা যায় না।</translation>
    </message>
    <message>
        <source>solved by a theorem in %1 ms</source>
        <translation>উপপাদ্য দিয়ে %1 মিলিসেকেন্ডে সমাধান হয়েছে</translation>
    </message>
    <message>
        <source>solved: %1 in %2 ms</source>
        <extracomment>how many positions, such as &quot;1200 positions&quot;, and how many milliseconds it took</extracomment>
        <translation>সমাধান হয়েছে: %2 মিলিসেকেন্ডে %1</translation>
    </message>
    <message>
        <source>every way to fill %1 × %2</source>
        <extracomment>the columns and rows of a board, such as 5 × 4</extracomment>
        <translation>%1 × %2 ভরার সব উপায়</translation>
    </message>
    <message>
        <source>What this take does is not known yet</source>
        <translation>এটা নিলে কী হয়, এখনো জানা নেই</translation>
    </message>
    <message>
        <source>This take wins</source>
        <translation>এটা নিলে জিত</translation>
    </message>
    <message>
        <source>This take loses</source>
        <translation>এটা নিলে হার</translation>
    </message>
    <message>
        <source>It leaves %1 – %2.</source>
        <extracomment>the letter P, N, L or R, and what it means, such as &quot;cold: the player who just moved wins&quot;</extracomment>
        <translation>থাকে %1 – %2।</translation>
    </message>
</context>
<context>
    <name>models::RuleFile</name>
    <message>
        <source>This is not a drawn game of Grundy.</source>
        <translation>এটা গ্রান্ডি প্রোগ্রামের কোনো আঁকা খেলা নয়।</translation>
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
        <translation>এই খেলায় স্তূপের নিজস্ব মান নেই: স্তূপের কোনো খেলা বাছো।</translation>
    </message>
    <message>
        <source>Stopped before the values were worked out.</source>
        <translation>মানগুলো বের করার আগেই থেমেছে।</translation>
    </message>
    <message>
        <source>No period is proven up to heap %1.</source>
        <translation>স্তূপ %1 পর্যন্ত কোনো পর্যায় প্রমাণিত নয়।</translation>
    </message>
    <message>
        <source>Period %1 from the start</source>
        <translation>পর্যায় %1, শুরু থেকেই</translation>
    </message>
    <message>
        <source>Period %1 from heap %2 on</source>
        <extracomment>after how many values they repeat, such as 12, and the heap from which on they do, such as 71</extracomment>
        <translation>পর্যায় %1, স্তূপ %2 থেকে</translation>
    </message>
    <message>
        <source>No period: the value of a heap is its size.</source>
        <translation>কোনো পর্যায় নেই: স্তূপের মান তার মাপের সমান।</translation>
    </message>
    <message>
        <source>One exception to the period, at heap %1.</source>
        <translation>পর্যায়ের একটা ব্যতিক্রম, স্তূপ %1-এ।</translation>
    </message>
    <message>
        <source>Exceptions to the period: %1, at heaps %2.</source>
        <extracomment>how many values do not fit, and the sizes of their heaps</extracomment>
        <translation>পর্যায়ের ব্যতিক্রম: %1টি, স্তূপ %2-এ।</translation>
    </message>
    <message>
        <source>P-positions (value 0): %1 of %2 heaps.</source>
        <extracomment>how many heaps have the value 0, and how many were looked at</extracomment>
        <translation>P-অবস্থান (মান 0): %2টি স্তূপের %1টি।</translation>
    </message>
    <message>
        <source>All %1 heaps are drawn.</source>
        <translation>%1টি স্তূপের সবগুলোই আঁকা।</translation>
    </message>
    <message>
        <source>%1 of the %2 heaps are drawn, evenly spread.</source>
        <extracomment>of a chart: how many heaps are in it, and how many there are</extracomment>
        <translation>%2টি স্তূপের %1টি আঁকা, সমান দূরে দূরে।</translation>
    </message>
    <message>
        <source>A heap is a whole number up to 10¹⁸.</source>
        <translation>স্তূপ মানে 10¹⁸ পর্যন্ত একটা পূর্ণ সংখ্যা।</translation>
    </message>
    <message>
        <source>Not known: no period is proven, and %1 lies beyond the last heap worked out.</source>
        <translation>জানা নেই: কোনো পর্যায় প্রমাণিত নয়, আর শেষ যে স্তূপের মান বের করা হয়েছে %1 তার পরে।</translation>
    </message>
    <message>
        <source>A heap of %1 has Grundy value 0: a P-position.</source>
        <translation>%1-এর স্তূপের গ্রান্ডি সংখ্যা 0: P-অবস্থান।</translation>
    </message>
    <message>
        <source>A heap of %1 has Grundy value %2.</source>
        <translation>%1-এর স্তূপের গ্রান্ডি সংখ্যা %2।</translation>
    </message>
    <message>
        <source>There are no values yet.</source>
        <translation>এখনো কোনো মান নেই।</translation>
    </message>
</context>
<context>
    <name>models::Session</name>
    <message>
        <source>That was a guess: the computer could not solve the position in time.</source>
        <translation>ওটা ছিল আন্দাজ: কম্পিউটার সময়মতো অবস্থানটার সমাধান করতে পারেনি।</translation>
    </message>
    <message>
        <source>The computer waits. Click the board to let it move.</source>
        <translation>কম্পিউটার অপেক্ষা করছে। তাকে চাল দিতে বলতে বোর্ডে ক্লিক করো।</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>a game with its position, and its rules: read aloud</extracomment>
        <translation>%1। %2</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>চাল দেবে %1।</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The board cannot be smaller: a piece stands on the part that would go.</source>
        <translation>বোর্ড আর ছোট করা যায় না: যে অংশটা যেত সেখানে ঘুঁটি আছে।</translation>
    </message>
    <message>
        <source>The board cannot be larger in this game.</source>
        <translation>এই খেলায় বোর্ড আর বড় করা যায় না।</translation>
    </message>
    <message>
        <source>An arrow there would close a cycle.</source>
        <translation>ওখানে তীর দিলে চক্র তৈরি হতো।</translation>
    </message>
    <message>
        <source>The piece cannot be put there.</source>
        <translation>ঘুঁটিটা ওখানে রাখা যায় না।</translation>
    </message>
    <message>
        <source>That is more than this game allows.</source>
        <translation>এই খেলায় এত চলে না।</translation>
    </message>
    <message>
        <source>The position cannot be changed like this.</source>
        <translation>অবস্থানটা এভাবে বদলানো যায় না।</translation>
    </message>
    <message>
        <source>Edited.</source>
        <extracomment>read aloud: the position has been changed</extracomment>
        <translation>সাজানো হয়েছে।</translation>
    </message>
    <message>
        <source>The edge is not joined to the ground: it falls at once.</source>
        <translation>রেখাটা মাটির সঙ্গে জোড়া নয়: সঙ্গে সঙ্গে পড়ে যায়।</translation>
    </message>
    <message>
        <source>%1 edges are not joined to the ground: they fall at once.</source>
        <translation>%1টি রেখা মাটির সঙ্গে জোড়া নয়: সঙ্গে সঙ্গে পড়ে যায়।</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <comment>file name</comment>
        <translation>%1 নামে সংরক্ষিত হলো</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>Nim 7, 11, 5</comment>
        <translation>%1।</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <comment>a position</comment>
        <translation>কপি হয়েছে %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what led to a position, such as Start</comment>
        <translation>%1।</translation>
    </message>
    <message>
        <source>From the start.</source>
        <translation>শুরু থেকে।</translation>
    </message>
    <message>
        <source>This is the argument, not the game. “Leave” goes back to the game.</source>
        <translation>এটা যুক্তি, খেলা নয়। “বেরোও” চাপলে খেলায় ফেরা যায়।</translation>
    </message>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>কম্পিউটারের পালা।</translation>
    </message>
    <message>
        <source>Chosen: %1. Now choose where the move ends.</source>
        <translation>বাছাই: %1। এবার বাছো চালটা কোথায় শেষ হবে।</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>who wins</comment>
        <translation>%1।</translation>
    </message>
    <message>
        <source>Not solved yet.</source>
        <translation>এখনো সমাধান হয়নি।</translation>
    </message>
    <message>
        <source>The position is not solved yet. %1 Explore can fill it.</source>
        <translation>অবস্থানটার সমাধান এখনো হয়নি। %1 অন্বেষণে তা ভরা যায়।</translation>
    </message>
    <message>
        <source>The position is not solved yet.</source>
        <translation>অবস্থানটার সমাধান এখনো হয়নি।</translation>
    </message>
    <message>
        <source>The other player is to move.</source>
        <translation>এখন অন্যজনের চাল।</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>খেলোয়াড় 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <extracomment>a player</extracomment>
        <translation>খেলোয়াড় 2</translation>
    </message>
    <message>
        <source>Your friend</source>
        <extracomment>a player</extracomment>
        <translation>তোমার বন্ধু</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>a player</extracomment>
        <translation>তুমি</translation>
    </message>
    <message>
        <source>Score: %1 %2, %3 %4</source>
        <extracomment>a player and how many games he or she has won, then the other player, such as &quot;You 2, Computer 1&quot;</extracomment>
        <translation>ফল: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>You win: you cannot move, and in misère play that wins.</source>
        <translation>তুমি জিতেছ: তুমি চাল দিতে পারো না, আর মিজেয়ার নিয়মে তাতেই জিত।</translation>
    </message>
    <message>
        <source>%1 wins: you cannot move.</source>
        <translation>জয়ী %1: তুমি চাল দিতে পারো না।</translation>
    </message>
    <message>
        <source>You win: %1 cannot move.</source>
        <translation>তুমি জিতেছ: %1 চাল দিতে পারে না।</translation>
    </message>
    <message>
        <source>%1 wins: %2 cannot move.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>জয়ী %1: %2 চাল দিতে পারে না।</translation>
    </message>
    <message>
        <source>You win! %1.</source>
        <comment>You took the last stone</comment>
        <translation>তুমি জিতেছ! %1।</translation>
    </message>
    <message>
        <source>%1 and wins.</source>
        <comment>Anna took the last stone</comment>
        <translation>%1, জিতেছেও সে-ই।</translation>
    </message>
    <message>
        <source>%1, so %2 wins.</source>
        <comment>You took the last stone</comment>
        <translation>%1, তাই জয়ী %2।</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, the move</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You’re losing. %1</source>
        <translation>তুমি হারছ। %1</translation>
    </message>
    <message>
        <source>Winning move: %1.</source>
        <translation>জেতার চাল: %1।</translation>
    </message>
    <message>
        <source>You’re losing. This holds out longest: %1.</source>
        <translation>তুমি হারছ। এতে সবচেয়ে বেশিক্ষণ টেকা যায়: %1।</translation>
    </message>
    <message>
        <source>You’re losing. Try this: %1.</source>
        <translation>তুমি হারছ। এটা দিয়ে দেখো: %1।</translation>
    </message>
    <message>
        <source>%1 has no move.</source>
        <translation>%1-এর কোনো চাল নেই।</translation>
    </message>
    <message>
        <source>None of %1’s moves wins.</source>
        <translation>%1-এর কোনো চালেই জেতা যায় না।</translation>
    </message>
    <message>
        <source>%1’s winning moves: %2, …</source>
        <extracomment>a player, and some of the moves, such as &quot;take 3 from heap 1&quot;; there are more</extracomment>
        <translation>%1-এর জেতার চাল: %2, …</translation>
    </message>
    <message>
        <source>%1’s only winning move: %2</source>
        <extracomment>a player, and a move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>%1-এর জেতার একমাত্র চাল: %2</translation>
    </message>
    <message>
        <source>%1’s winning moves: %2</source>
        <extracomment>a player, and the moves, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>%1-এর জেতার চাল: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between moves</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>There is no move.</source>
        <translation>কোনো চাল নেই।</translation>
    </message>
    <message>
        <source>No move wins.</source>
        <translation>কোনো চালেই জেতা যায় না।</translation>
    </message>
    <message>
        <source>Winning moves: %1, …</source>
        <translation>জেতার চাল: %1, …</translation>
    </message>
    <message>
        <source>The only winning move: %1</source>
        <translation>জেতার একমাত্র চাল: %1</translation>
    </message>
    <message>
        <source>Winning moves: %1</source>
        <translation>জেতার চাল: %1</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>the beginning of a game, in the list of its moves</extracomment>
        <translation>শুরু</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>in the list of moves, a noun: here the position was changed</extracomment>
        <translation>সাজাও</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>in the list of moves: from here on who makes the last move wins</extracomment>
        <translation>স্বাভাবিক</translation>
    </message>
    <message>
        <source>Misère</source>
        <extracomment>a rule</extracomment>
        <translation>মিজেয়ার</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>চাল দেবে %1</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <extracomment>the number of a move, and what was played, such as &quot;Pip took 3 from the left heap.&quot;</extracomment>
        <translation>চাল %1: %2</translation>
    </message>
    <message>
        <source>%1, a %2-position</source>
        <extracomment>a move, such as &quot;Move 2&quot;, and the letter P</extracomment>
        <translation>%1, একটা %2-অবস্থান</translation>
    </message>
    <message>
        <source>%1, an %2-position</source>
        <comment>N, L or R</comment>
        <translation>%1, একটা %2-অবস্থান</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>প্রিন্টারে পাঠানো হলো।</translation>
    </message>
    <message>
        <source>All games on a table are played by one convention, and this one has no misère play.</source>
        <translation>এক টেবিলের সব খেলা চলে একই নিয়মে, আর এই খেলায় মিজেয়ার নিয়ম নেই।</translation>
    </message>
    <message>
        <source>A table has at most %1 boards.</source>
        <translation>এক টেবিলে বড়জোর %1টি বোর্ড থাকে।</translation>
    </message>
    <message>
        <source>This game cannot exchange Left and Right.</source>
        <translation>এই খেলায় বাম আর ডান অদলবদল করা যায় না।</translation>
    </message>
    <message>
        <source>Both players have the same moves here: the negative is the game itself.</source>
        <translation>এখানে দুজনের চাল একই: খেলাটার ঋণাত্মক সে নিজেই।</translation>
    </message>
    <message>
        <source>Chosen: %1. Choose the next stone, or this one again if there are no more.</source>
        <translation>বাছাই: %1। পরের পাথরটা বাছো, আর না থাকলে এটাই আবার বাছো।</translation>
    </message>
    <message>
        <source>Games are compared in normal play.</source>
        <translation>খেলার তুলনা হয় স্বাভাবিক নিয়মে।</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two players of one name, &quot;Pip 1&quot; and &quot;Pip 2&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Good game.</source>
        <extracomment>the computer, which has won</extracomment>
        <translation>ভালো খেলা হলো।</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>দারুণ খেলেছ।</translation>
    </message>
    <message>
        <source>You took %1</source>
        <extracomment>below a dish with the pieces that the person who plays has taken
----------
in the course of a game: how many pieces the reader took in a move</extracomment>
        <translation>তুমি নিয়েছ %1টি</translation>
    </message>
    <message>
        <source>%1 took %2</source>
        <extracomment>below a dish: a player, and how many pieces
----------
in the course of a game: who took how many pieces in a move</extracomment>
        <translation>%1 নিয়েছে %2টি</translation>
    </message>
    <message>
        <source>Move %1</source>
        <extracomment>its number</extracomment>
        <translation>চাল %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>&quot;Move 2, a P-position&quot;, and what was played, such as &quot;Pip took 3 from the left heap.&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>তুমি জিতেছ!</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <comment>a player</comment>
        <translation>জয়ী %1!</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>You took the last stone</comment>
        <translation>%1।</translation>
    </message>
    <message>
        <source>In misère play, whoever cannot move wins.</source>
        <translation>মিজেয়ার নিয়মে যে চাল দিতে পারে না, সে জেতে।</translation>
    </message>
    <message>
        <source>You cannot move.</source>
        <translation>তুমি চাল দিতে পারো না।</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 চাল দিতে পারে না।</translation>
    </message>
    <message>
        <source>your move</source>
        <extracomment>beside a move on the board that the reader made in a game</extracomment>
        <translation>তোমার চাল</translation>
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
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>models::SharedGame</name>
    <message>
        <source>My friend</source>
        <extracomment>a player, in a picture of a game: somebody else than who shows it</extracomment>
        <translation>আমার বন্ধু</translation>
    </message>
    <message>
        <source>I beat %1 at %2.</source>
        <extracomment>the other player, and a game</extracomment>
        <translation>%2: আমি %1-কে হারিয়েছি।</translation>
    </message>
    <message>
        <source>%1 beat me at %2.</source>
        <extracomment>a player, and a game</extracomment>
        <translation>%2: %1 আমাকে হারিয়েছে।</translation>
    </message>
    <message>
        <source>%1 beat %2 at %3.</source>
        <extracomment>who won, who lost, and a game</extracomment>
        <translation>%3: %2-কে হারিয়েছে %1।</translation>
    </message>
    <message>
        <source>Start %1.</source>
        <extracomment>a position in a few words, such as &quot;7, 6, 5&quot; or &quot;4 × 4&quot;</extracomment>
        <translation>শুরু: %1।</translation>
    </message>
    <message>
        <source>%1 %2 %3.</source>
        <extracomment>how a game began, how many moves it had, and who made the last one, such as &quot;I took the last stone&quot;</extracomment>
        <translation>%1 %2 %3।</translation>
    </message>
    <message>
        <source>Find the one winning first move.</source>
        <translation>জেতার একমাত্র প্রথম চালটা খোঁজো।</translation>
    </message>
    <message>
        <source>Whoever goes second can win.</source>
        <translation>যে পরে চাল দেয়, সে জিততে পারে।</translation>
    </message>
    <message>
        <source>Begin where this game began.</source>
        <translation>এই খেলা যেখান থেকে শুরু হয়েছিল, সেখান থেকেই শুরু করো।</translation>
    </message>
    <message>
        <source>A picture’s name ends in .svg or .png.</source>
        <translation>ছবির নাম .svg বা .png দিয়ে শেষ হয়।</translation>
    </message>
    <message>
        <source>Copied the picture.</source>
        <translation>ছবি কপি হয়েছে।</translation>
    </message>
</context>
<context>
    <name>models::Showing</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>the number of this step, and how many there are</extracomment>
        <translation>ধাপ %1, মোট %2</translation>
    </message>
</context>
<context>
    <name>models::StateGraph</name>
    <message>
        <source>Laying out…</source>
        <extracomment>the graph is being laid out</extracomment>
        <translation>সাজানো হচ্ছে…</translation>
    </message>
    <message>
        <source>dot is arranging the picture…</source>
        <translation>dot ছবিটা সাজাচ্ছে…</translation>
    </message>
    <message>
        <source>More than %1 positions or %2 moves would take dot too long: the quick layout is shown.</source>
        <extracomment>two numbers; dot is the name of a program</extracomment>
        <translation>%1টির বেশি অবস্থান বা %2টির বেশি চালে dot-এর বড্ড সময় লাগত: তাড়াতাড়ির বিন্যাসটা দেখানো হলো।</translation>
    </message>
    <message>
        <source>Graphviz (dot) is not installed: the quick layout is shown.</source>
        <translation>Graphviz (dot) ইনস্টল করা নেই: তাড়াতাড়ির বিন্যাসটা দেখানো হলো।</translation>
    </message>
    <message>
        <source>dot took longer than %1 s: the quick layout is shown.</source>
        <translation>dot-এর %1 সেকেন্ডের বেশি লেগেছে: তাড়াতাড়ির বিন্যাসটা দেখানো হলো।</translation>
    </message>
    <message>
        <source>dot gave no layout: the quick one is shown.</source>
        <translation>dot কোনো বিন্যাস দেয়নি: তাড়াতাড়িরটা দেখানো হলো।</translation>
    </message>
    <message>
        <source>%1 positions: too many to draw at once</source>
        <translation>%1টি অবস্থান: একসঙ্গে আঁকার পক্ষে বড্ড বেশি</translation>
    </message>
    <message>
        <source>%1; dashed: not all moves are shown</source>
        <translation>%1; কাটা কাটা দাগ: সব চাল দেখানো হয়নি</translation>
    </message>
    <message>
        <source>%1 of %2 positions, around %3</source>
        <extracomment>how many positions of the graph are shown, how many there are, and the one in the middle</extracomment>
        <translation>%2টি অবস্থানের %1টি, %3-এর চারপাশে</translation>
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
        <translation>ধাপ %1, মোট %2।</translation>
    </message>
    <message>
        <source>The game is never over, so no position can be labelled.</source>
        <translation>খেলা কখনো শেষ হয় না, তাই কোনো অবস্থানে চিহ্ন বসানো যায় না।</translation>
    </message>
    <message>
        <source>Whoever cannot move has won, so T counts as N.</source>
        <translation>যে চাল দিতে পারে না সে জিতে গেছে, তাই T ধরা হয় N।</translation>
    </message>
    <message>
        <source>Whoever cannot move has lost, so T counts as P.</source>
        <translation>যে চাল দিতে পারে না সে হেরে গেছে, তাই T ধরা হয় P।</translation>
    </message>
    <message>
        <source>All positions are labelled.</source>
        <translation>সব অবস্থানে চিহ্ন বসেছে।</translation>
    </message>
</context>
<context>
    <name>models::StateGraphLine</name>
    <message>
        <source>This part of the game does not show all that can follow this position.</source>
        <translation>এই অবস্থানের পরে যা যা হতে পারে, খেলার এই অংশে তার সবটা নেই।</translation>
    </message>
    <message>
        <source>In the kernel (P): no move is left.</source>
        <translation>কার্নেলে (P): কোনো চাল বাকি নেই।</translation>
    </message>
    <message>
        <source>Outside the kernel: no move is left.</source>
        <translation>কার্নেলের বাইরে: কোনো চাল বাকি নেই।</translation>
    </message>
    <message>
        <source>In the kernel (P): the only move leads out of it.</source>
        <translation>কার্নেলে (P): একমাত্র চালটা বাইরে যায়।</translation>
    </message>
    <message>
        <source>A P-position: no move is left.</source>
        <translation>P-অবস্থান: কোনো চাল বাকি নেই।</translation>
    </message>
    <message>
        <source>Not a P-position: no move is left.</source>
        <translation>P-অবস্থান নয়: কোনো চাল বাকি নেই।</translation>
    </message>
    <message>
        <source>A P-position: the only move leaves none.</source>
        <translation>P-অবস্থান: একমাত্র চালে P থাকে না।</translation>
    </message>
</context>
<context>
    <name>models::StatisticsFigures</name>
    <message>
        <source>Positions</source>
        <extracomment>before a number: how many positions there are</extracomment>
        <translation>অবস্থান</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>before a number, a noun: how many moves there are in all positions</extracomment>
        <translation>চাল</translation>
    </message>
    <message>
        <source>P-positions</source>
        <extracomment>before a number: how many of the positions are P</extracomment>
        <translation>P-অবস্থান</translation>
    </message>
    <message>
        <source>cold: the kernel</source>
        <translation>ঠান্ডা: কার্নেল</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>ঠান্ডা</translation>
    </message>
    <message>
        <source>%1 of length %2</source>
        <extracomment>how many runs of neighbouring pieces there are at most, such as 3, and how long they are, such as 2</extracomment>
        <translation>%2 চালের %1টি</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>before a number, a noun: how many ways there are to play to the end</extracomment>
        <translation>খেলা</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>গোনা হয়নি</translation>
    </message>
    <message>
        <source>play may go on for ever</source>
        <translation>খেলা চিরকাল চলতে পারে</translation>
    </message>
    <message>
        <source>with Left starting; %1 with Right starting</source>
        <translation>বাম শুরু করলে; ডান শুরু করলে %1</translation>
    </message>
    <message>
        <source>Won by the player who starts</source>
        <translation>যে শুরু করেছে তার জেতা</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>a share of the games</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>without the forced last move</source>
        <translation>শেষের বাধ্য চাল বাদে</translation>
    </message>
    <message>
        <source>moves</source>
        <extracomment>behind the length of a game, counted in moves</extracomment>
        <translation>চাল</translation>
    </message>
    <message>
        <source>Longest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>দীর্ঘতম খেলা</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>ক্ষুদ্রতম খেলা</translation>
    </message>
    <message>
        <source>There are no figures yet.</source>
        <translation>এখনো কোনো সংখ্যা নেই।</translation>
    </message>
</context>
<context>
    <name>models::StatisticsTable</name>
    <message>
        <source>Longest game left</source>
        <translation>দীর্ঘতম খেলা যত বাকি</translation>
    </message>
    <message>
        <source>P-positions</source>
        <translation>P-অবস্থান</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>অন্যগুলো</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>অবস্থান</translation>
    </message>
    <message>
        <source>Percent</source>
        <extracomment>head of a column</extracomment>
        <translation>শতকরা</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>চাল</translation>
    </message>
    <message>
        <source>Positions done</source>
        <extracomment>head of a column: how many positions have been looked at</extracomment>
        <translation>শেষ হওয়া অবস্থান</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>পাওয়া গেছে</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>বাকি</translation>
    </message>
    <message>
        <source>Play may go on for ever here: positions have no size.</source>
        <translation>এখানে খেলা চিরকাল চলতে পারে: অবস্থানের কোনো মাপ নেই।</translation>
    </message>
    <message>
        <source>There are too many sizes for a chart.</source>
        <translation>লেখচিত্রের পক্ষে মাপ বড্ড বেশি।</translation>
    </message>
    <message>
        <source>Play may go on for ever here: games cannot be counted.</source>
        <translation>এখানে খেলা চিরকাল চলতে পারে: খেলা গোনা যায় না।</translation>
    </message>
    <message>
        <source>There is no game to count.</source>
        <translation>গোনার মতো কোনো খেলা নেই।</translation>
    </message>
    <message>
        <source>There is no move.</source>
        <translation>কোনো চাল নেই।</translation>
    </message>
    <message>
        <source>Every move always or never wins.</source>
        <translation>প্রতিটি চাল হয় সবসময় জেতায়, নয় কখনো জেতায় না।</translation>
    </message>
    <message>
        <source>%1 moves from %2% to %3%; %4% most often: %5 moves</source>
        <extracomment>how many moves there are, the least and the largest share of won games, and the share that most moves have, and how many those are</extracomment>
        <translation>%1টি চাল, %2% থেকে %3%; সবচেয়ে বেশি %4%: %5টি চাল</translation>
    </message>
    <message>
        <source>There is no game to look through.</source>
        <translation>দেখার মতো কোনো খেলা নেই।</translation>
    </message>
</context>
<context>
    <name>models::TableModel</name>
    <message>
        <source>+%1</source>
        <extracomment>head of a column of a table that is wrapped: so much is added to the number before the row</extracomment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>n = %1, m = %2</source>
        <extracomment>a place of a table: two numbers, or the names that stand for them</extracomment>
        <translation>n = %1, m = %2</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>%1: no position, %2</source>
        <extracomment>a place of a table, such as &quot;n = 3, m = 4&quot;, and why no position belongs there</extracomment>
        <translation>%1: কোনো অবস্থান নেই, %2</translation>
    </message>
    <message>
        <source>not solved</source>
        <extracomment>of a position of a table: it is not known who wins</extracomment>
        <translation>সমাধান হয়নি</translation>
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
        <translation>, </translation>
    </message>
    <message>
        <source>There is no table yet.</source>
        <translation>এখনো কোনো সারণি নেই।</translation>
    </message>
    <message>
        <source>A table has at most %1 cells.</source>
        <translation>সারণিতে বড়জোর %1টি ঘর।</translation>
    </message>
</context>
<context>
    <name>models::TheoryChecks</name>
    <message>
        <source>Checked so far: %1</source>
        <translation>এ পর্যন্ত যাচাই: %1</translation>
    </message>
    <message>
        <source>Stopped after %1.</source>
        <translation>থামার আগে দেখা হয়েছে %1।</translation>
    </message>
    <message>
        <source>Holds on %1.</source>
        <translation>খাটে %1 জুড়ে।</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>of a check that has not begun</extracomment>
        <translation>অপেক্ষায়</translation>
    </message>
    <message>
        <source>checking</source>
        <extracomment>of a check that has begun, and is not done yet</extracomment>
        <translation>যাচাই হচ্ছে</translation>
    </message>
    <message>
        <source>holds</source>
        <extracomment>of a theorem: no counterexample was found</extracomment>
        <translation>খাটে</translation>
    </message>
    <message>
        <source>error of the program</source>
        <translation>প্রোগ্রামের ভুল</translation>
    </message>
    <message>
        <source>fails, as expected</source>
        <translation>টেকে না, যেমন ভাবা হয়েছিল</translation>
    </message>
    <message>
        <source>no counterexample</source>
        <extracomment>of a rule: it was wrong nowhere</extracomment>
        <translation>পাল্টা উদাহরণ নেই</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>of a check that the person ended</extracomment>
        <translation>থেমেছে</translation>
    </message>
    <message>
        <source>expected to fail</source>
        <translation>টেকার কথা নয়</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>যাচাই হয়নি</translation>
    </message>
    <message>
        <source>%1 of %2 checks done</source>
        <extracomment>how many checks are done, and how many were asked for</extracomment>
        <translation>%2টি যাচাইয়ের %1টি শেষ</translation>
    </message>
    <message>
        <source>Nothing has been checked yet.</source>
        <translation>এখনো কিছু যাচাই হয়নি।</translation>
    </message>
    <message>
        <source>Theories that hold: %1 of %2. Rules that fail: %3 of %4. Checked: %5.</source>
        <extracomment>four numbers; then what was checked, such as &quot;1200 positions&quot;</extracomment>
        <translation>যে তত্ত্ব খাটে: %2টির %1টি। যে নিয়ম টেকে না: %4টির %3টি। যাচাই হয়েছে: %5।</translation>
    </message>
    <message>
        <source>Positions checked: %1, mismatches: %2</source>
        <extracomment>two numbers of positions</extracomment>
        <translation>যাচাই করা অবস্থান: %1, অমিল: %2</translation>
    </message>
    <message>
        <source>%1. Stopped before everything was checked.</source>
        <translation>%1। সব যাচাই হওয়ার আগেই থেমেছে।</translation>
    </message>
    <message>
        <source>%1: theory %2; search %3</source>
        <extracomment>a position, what the theory says of it, such as P, and what a plain search finds</extracomment>
        <translation>%1: তত্ত্ব %2; অনুসন্ধান %3</translation>
    </message>
</context>
<context>
    <name>models::Twin</name>
    <message>
        <source>Left and Right have different moves, so the position is not a Nim heap.</source>
        <translation>বাম আর ডানের চাল আলাদা, তাই অবস্থানটা নিম স্তূপ নয়।</translation>
    </message>
    <message>
        <source>In misère play a position is not decided by its Nim heaps.</source>
        <translation>মিজেয়ার নিয়মে অবস্থানের মীমাংসা তার নিম স্তূপ দিয়ে হয় না।</translation>
    </message>
    <message>
        <source>The Nim heaps of this position are not known yet.</source>
        <translation>এই অবস্থানের নিম স্তূপ এখনো জানা নেই।</translation>
    </message>
    <message>
        <source>The same game as %1</source>
        <translation>%1-এর সঙ্গে একই খেলা</translation>
    </message>
    <message>
        <source>Reversible: this raises a heap from %1 to %2; the opponent can bring it back to %1.</source>
        <extracomment>two sizes of a heap, such as 2 and 5</extracomment>
        <translation>ফেরানো যায়: এতে একটা স্তূপ %1 থেকে বেড়ে %2 হয়; প্রতিপক্ষ তাকে আবার %1-এ আনতে পারে।</translation>
    </message>
    <message>
        <source>This raises a heap that %1 does not show; it would change nothing.</source>
        <translation>এতে এমন একটা স্তূপ বাড়ে যা %1 দেখায় না; তাতে কিছু বদলাত না।</translation>
    </message>
    <message>
        <source>This changes no heap that %1 shows.</source>
        <translation>%1 যে স্তূপগুলো দেখায়, এতে তার কোনোটাই বদলায় না।</translation>
    </message>
    <message>
        <source>This raises a heap from %1 to %2, and %3 has no such move. The opponent could bring it back to %1, so nothing is lost.</source>
        <extracomment>two sizes of a heap, such as 2 and 5, and a game, such as Nim</extracomment>
        <translation>এতে একটা স্তূপ %1 থেকে বেড়ে %2 হয়, আর %3-এ এমন চাল নেই। প্রতিপক্ষ তাকে আবার %1-এ আনতে পারত, তাই কিছু হারায় না।</translation>
    </message>
    <message>
        <source>%1 has no move that takes a heap from %2 to %3.</source>
        <extracomment>a game, two sizes</extracomment>
        <translation>%1-এ এমন চাল নেই, যাতে একটা স্তূপ %2 থেকে %3 হয়।</translation>
    </message>
    <message>
        <source>a gap of %1 is a heap of %1</source>
        <extracomment>below a heap of Nim that stands for as many free squares between two coins, such as 3</extracomment>
        <translation>%1-এর ফাঁক মানে %1-এর স্তূপ</translation>
    </message>
</context>
<context>
    <name>models::VotesModel</name>
    <message>
        <source>right</source>
        <extracomment>of an answer, an adjective: not the side</extracomment>
        <translation>ঠিক</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>ঠিক নয়</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation>জেতে</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>হারে</translation>
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
        <translation>%1। %2 %3।</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number, what is asked</comment>
        <translation>%1। %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number, answer</comment>
        <translation>%1। %2</translation>
    </message>
    <message>
        <source>There is no sheet to write.</source>
        <translation>লেখার মতো পাতা নেই।</translation>
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
        <translation>%1 ও %2</translation>
    </message>
</context>
</TS>
