<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AddGameDialog</name>
    <message>
        <source>Add a game</source>
        <translation>添加游戏</translation>
    </message>
    <message>
        <source>It stands beside the others. On your turn you make one move on one of the boards.</source>
        <translation>它跟其他游戏摆在一起。轮到你时，在其中一个棋盘上走一步。</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>a button: puts another game on the table, beside the first one</extracomment>
        <translation>添加</translation>
    </message>
    <message>
        <source>Equal to…</source>
        <extracomment>the title of a dialog: which other game is compared with this one?</extracomment>
        <translation>等于……</translation>
    </message>
    <message>
        <source>Two games are equal when whoever moves first loses their difference. Which game shall it be?</source>
        <translation>在两个游戏的差里，如果先走的人输，这两个游戏就相等。要跟哪个游戏比较？</translation>
    </message>
    <message>
        <source>From a lesson</source>
        <translation>从课里选</translation>
    </message>
    <message>
        <source>From the clipboard</source>
        <translation>从剪贴板</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>a button: compares both games</extracomment>
        <translation>比较</translation>
    </message>
</context>
<context>
    <name>AnalysedPane</name>
    <message>
        <source>%1, fully analysed</source>
        <translation>%1，完整分析</translation>
    </message>
    <message>
        <source>Looking for all positions…</source>
        <translation>正在寻找所有局面……</translation>
    </message>
    <message>
        <source>All positions by size</source>
        <translation>所有局面，按大小排列</translation>
    </message>
    <message>
        <source>size %1</source>
        <extracomment>heads a group of positions: how many pieces they have</extracomment>
        <translation>大小%1</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>How to read it</source>
        <translation>怎样看</translation>
    </message>
    <message>
        <source>the player who just moved can win</source>
        <translation>刚走完的人能赢</translation>
    </message>
    <message>
        <source>the player to move can win</source>
        <translation>轮到走的人能赢</translation>
    </message>
    <message>
        <source>Left can win, whoever moves</source>
        <translation>不管谁走，左方都能赢</translation>
    </message>
    <message>
        <source>Right can win, whoever moves</source>
        <translation>不管谁走，右方都能赢</translation>
    </message>
    <message>
        <source>you gave the win away</source>
        <translation>你把胜利送掉了</translation>
    </message>
    <message>
        <source>that move gave the win away</source>
        <translation>这一步把胜利送掉了</translation>
    </message>
    <message>
        <source>the computer gave it back</source>
        <translation>电脑又把它送回来了</translation>
    </message>
    <message>
        <source>Who may cut what</source>
        <translation>谁可以剪什么</translation>
    </message>
    <message>
        <source>Left cuts blue (marked L), Right cuts red (marked R), either cuts green (unmarked).</source>
        <translation>左方剪蓝边（标L），右方剪红边（标R），绿边双方都可以剪（不作标记）。</translation>
    </message>
    <message>
        <source>A value over 0 wins for Left, one under 0 for Right; at 0 whoever starts loses. Any positive number outweighs any nimber.</source>
        <translation>值大于0，左方赢；值小于0，右方赢；等于0，先走的人输。任何正数都压过任何尼姆数。</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>heads what the map shows</extracomment>
        <translation>显示</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>a field, a noun: what is drawn on the map of the plane</extracomment>
        <translation>地图</translation>
    </message>
    <message>
        <source>Winning moves</source>
        <extracomment>a map of the plane that shows which moves win</extracomment>
        <translation>制胜走法</translation>
    </message>
    <message>
        <source>P / N</source>
        <translation>P / N</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>how many moves the game lasts yet</extracomment>
        <translation>剩余步数</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>a map of the plane that shows which moves win</extracomment>
        <translation>赢局</translation>
    </message>
    <message>
        <source>Grundy</source>
        <extracomment>a map of Grundy values</extracomment>
        <translation>格伦迪值</translation>
    </message>
</context>
<context>
    <name>AppSpinBox</name>
    <message>
        <source>from %1 to %2</source>
        <extracomment>the least and the largest number that a field takes, such as 1 and 64</extracomment>
        <translation>从%1到%2</translation>
    </message>
</context>
<context>
    <name>BoardArea</name>
    <message>
        <source>Walking the argument: after %1</source>
        <translation>顺着推理走：%1之后</translation>
    </message>
    <message>
        <source>All boards are one game. Click any board to move there.</source>
        <translation>所有棋盘合起来是一个游戏。点任意一个棋盘，就在那里走。</translation>
    </message>
    <message>
        <source>Hide how it went</source>
        <translation>隐藏走势</translation>
    </message>
    <message>
        <source>Show how it went</source>
        <translation>显示走势</translation>
    </message>
</context>
<context>
    <name>BoardInput</name>
    <message>
        <source>Board</source>
        <extracomment>read aloud: the board of a game</extracomment>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>BoardZoom</name>
    <message>
        <source>Whole board</source>
        <extracomment>a button: zooms so that all of the board is seen</extracomment>
        <translation>整个棋盘</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>read aloud: a button: the board becomes smaller</extracomment>
        <translation>缩小</translation>
    </message>
    <message>
        <source>The − key, or the mouse wheel</source>
        <translation>−键，或鼠标滚轮</translation>
    </message>
    <message>
        <source>%L1%</source>
        <extracomment>how large the board is shown: a number such as 150, in percent</extracomment>
        <translation>%L1%</translation>
    </message>
    <message>
        <source>Zoom: %L1%</source>
        <extracomment>read aloud: how large the board is shown: a number such as 150, in percent</extracomment>
        <translation>缩放：%L1%</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>read aloud: a button: the board becomes larger</extracomment>
        <translation>放大</translation>
    </message>
    <message>
        <source>The + key, or the mouse wheel</source>
        <translation>+键，或鼠标滚轮</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last move back</extracomment>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <extracomment>what the button says when the pointer rests on it, with its keys</extracomment>
        <translation>撤销（Ctrl+Z）</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>a button: makes a move again that was taken back</extracomment>
        <translation>重做</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <extracomment>what the button says when the pointer rests on it, with its keys</extracomment>
        <translation>重做（Ctrl+Shift+Z）</translation>
    </message>
    <message>
        <source>All lines played</source>
        <translation>走过的所有变化</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>a button: ends the editing of the position</extracomment>
        <translation>完成</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>a button, a verb: changes the position; short, for narrow windows</extracomment>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Edit position</source>
        <extracomment>a button, a verb</extracomment>
        <translation>编辑局面</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: copies the position; short, for narrow windows</extracomment>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy position</source>
        <extracomment>a button, a verb</extracomment>
        <translation>复制局面</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>a button: tells a little of how to win</extracomment>
        <translation>提示</translation>
    </message>
    <message>
        <source>Again, fence at %1</source>
        <translation>再来，篱笆%1</translation>
    </message>
    <message>
        <source>Fence %1</source>
        <extracomment>a button: plays again, with a fence at so many pieces</extracomment>
        <translation>篱笆%1</translation>
    </message>
    <message>
        <source>You won: play again, and the computer plays perfectly one piece sooner</source>
        <translation>你赢了：再来一局，电脑会早一颗棋子开始走得完美</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>a button: asks for the next game</extracomment>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Add a game</source>
        <translation>添加游戏</translation>
    </message>
    <message>
        <source>Timeline</source>
        <extracomment>read aloud: the list of all moves of the game in their order</extracomment>
        <translation>时间线</translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>at a move: how many other moves were tried here, such as 2</extracomment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Where to look (H)</source>
        <translation>看哪里（H）</translation>
    </message>
    <message>
        <source>Tell me more (H)</source>
        <translation>再说一点（H）</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>a button: tells why the position is won or lost</extracomment>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>a button: leaves the reasons for the game</extracomment>
        <translation>回到游戏</translation>
    </message>
    <message>
        <source>Who wins, and why (W)</source>
        <translation>谁赢，为什么（W）</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>回到游戏（Esc）</translation>
    </message>
    <message>
        <source>New game (Ctrl+N)</source>
        <translation>新游戏（Ctrl+N）</translation>
    </message>
</context>
<context>
    <name>BusyBar</name>
    <message>
        <source>Progress</source>
        <extracomment>read aloud: a bar that shows how much of a calculation is done</extracomment>
        <translation>进度</translation>
    </message>
</context>
<context>
    <name>ChartFrame</name>
    <message>
        <source>Show as table</source>
        <translation>显示为表格</translation>
    </message>
    <message>
        <source>%1: show as table</source>
        <translation>%1：显示为表格</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: the head of a column, and what stands there</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>CheckCard</name>
    <message>
        <source>Up to size</source>
        <translation>大小不超过</translation>
    </message>
    <message>
        <source>Size of the largest positions checked</source>
        <translation>要检验的最大局面的大小</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the check</extracomment>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>ClaimsCard</name>
    <message>
        <source>Claims that fail</source>
        <translation>不成立的说法</translation>
    </message>
    <message>
        <source>A claim that fails</source>
        <translation>一个不成立的说法</translation>
    </message>
    <message>
        <source>Looking for the smallest counterexample…</source>
        <translation>正在寻找最小的反例……</translation>
    </message>
    <message>
        <source>No counterexample was found within the limits.</source>
        <translation>在限度之内没有找到反例。</translation>
    </message>
    <message>
        <source>Open it</source>
        <extracomment>a button: opens the position of which something is claimed</extracomment>
        <translation>打开它</translation>
    </message>
    <message>
        <source>Open %1</source>
        <extracomment>a button, a verb: opens a position, such as nim:7,11,5</extracomment>
        <translation>打开%1</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>the results cannot be written</source>
        <translation>无法写出结果</translation>
    </message>
    <message>
        <source>not in the table: %1; solved without it</source>
        <translation>表里没有：%1；已不用表求解</translation>
    </message>
    <message>
        <source>solved, but there was no time to list all moves</source>
        <translation>已求解，但没有时间列出所有走法</translation>
    </message>
    <message>
        <source>no move is left</source>
        <translation>没有走法了</translation>
    </message>
    <message>
        <source>a matrix has at most %1 positions, this one %2</source>
        <extracomment>two numbers of positions, such as 2000 and 5312</extracomment>
        <translation>矩阵最多有%1个局面，这里有%2个</translation>
    </message>
    <message>
        <source>--figures is for Line Nim with counters, without --dot, --matrix and --up-to-symmetry</source>
        <translation>--figures只用于棋子玩的直线尼姆，不能与--dot、--matrix和--up-to-symmetry一起使用</translation>
    </message>
    <message>
        <source>too many runs for --figures: the numbers of runs of each length that a position may have have to fit into 64 bits</source>
        <translation>段太多，无法使用--figures：一个局面里各种长度的段数必须能放进64位</translation>
    </message>
    <message>
        <source>exploring</source>
        <extracomment>before how far a calculation is: positions are being found</extracomment>
        <translation>正在探索</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4 true, %5 of them by the rules alone</source>
        <extracomment>a file, a lesson, &quot;12 steps&quot;, &quot;30 claims&quot; of which all are true, and a number of claims</extracomment>
        <translation>%1：%2，%3，%4条成立，其中%5条只靠规则</translation>
    </message>
    <message>
        <source>%1: %2, %3 minutes</source>
        <extracomment>the name by which a lesson is called, its title, and how long it takes</extracomment>
        <translation>%1：%2，%3分钟</translation>
    </message>
    <message>
        <source>name one lesson, by its file or by --id</source>
        <translation>请指定一节课，用它的文件或--id</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>无法写出：%1</translation>
    </message>
    <message>
        <source>no such lesson; &apos;lesson --list&apos; names them</source>
        <translation>没有这节课；&apos;lesson --list&apos;会列出所有课</translation>
    </message>
    <message>
        <source>           options: %1</source>
        <extracomment>below a game: what can be set in its notation, such as take=1,2,3</extracomment>
        <translation>           选项：%1</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>a player, not a direction</extracomment>
        <translation>左方</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>a player</extracomment>
        <translation>右方</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>who moves, the move, the position after it</extracomment>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <source>%1&gt; </source>
        <extracomment>the program waits for the move of a player, such as Left</extracomment>
        <translation>%1&gt; </translation>
    </message>
    <message>
        <source>The game is left unfinished.</source>
        <translation>这局游戏没有下完。</translation>
    </message>
    <message>
        <source>No such move. Type a move&apos;s number, its text or the position that it leaves, or &apos;quit&apos;.</source>
        <translation>没有这种走法。请输入走法的编号、文字或它留下的局面，或者输入&apos;quit&apos;。</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1正在思考</translation>
    </message>
    <message>
        <source>      … and more moves: %1</source>
        <translation>      ……还有走法：%1</translation>
    </message>
    <message>
        <source>No move is left. %1 wins.</source>
        <translation>没有走法了。%1赢。</translation>
    </message>
    <message>
        <source>this game has no heaps with values of their own</source>
        <translation>这个游戏没有可以单独求值的堆</translation>
    </message>
    <message>
        <source>no period is proven</source>
        <translation>没有证明出周期</translation>
    </message>
    <message>
        <source>period %1 from heap %2 on, proven: %3</source>
        <extracomment>after how many values they repeat, the heap from which on they do, and the name of a theorem</extracomment>
        <translation>周期%1，从第%2堆开始，已证明：%3</translation>
    </message>
    <message>
        <source>these are the values in normal play</source>
        <translation>这些是正常规则下的值</translation>
    </message>
    <message>
        <source>so many values do not fit into the memory to use</source>
        <translation>这么多值，可用的内存放不下</translation>
    </message>
    <message>
        <source>so many values are not worked out</source>
        <translation>不会计算这么多值</translation>
    </message>
    <message>
        <source>so many values are not worked out: without a proven period at most %1</source>
        <translation>不会计算这么多值：周期没有证明时，最多%1个</translation>
    </message>
    <message>
        <source>the file&apos;s name has to end in .csv or .json</source>
        <translation>文件名必须以.csv或.json结尾</translation>
    </message>
    <message>
        <source>a board has 1 to %1 cells, not %2 x %3</source>
        <extracomment>a number such as 36, and the rows and columns that were asked for, such as 7 x 8</extracomment>
        <translation>棋盘有1到%1格，不能是%2 x %3</translation>
    </message>
    <message>
        <source>not solved within the limits: %1 of %2</source>
        <extracomment>how many positions of a table, and how many there are</extracomment>
        <translation>在限度之内没有解出：%2个中的%1个</translation>
    </message>
    <message>
        <source>only the table of one board of the game grid is written as a .table</source>
        <translation>只有grid游戏的单个棋盘的表能写成.table</translation>
    </message>
    <message>
        <source>filling the table</source>
        <translation>正在填表</translation>
    </message>
    <message>
        <source>no position of this family is allowed: %1, %2</source>
        <extracomment>its first position, such as chomp:0,1, and why it is not allowed</extracomment>
        <translation>这一族里没有允许的局面：%1，%2</translation>
    </message>
    <message>
        <source>stopped before everything was checked</source>
        <translation>还没有全部检验完就停止了</translation>
    </message>
    <message>
        <source>not everything was checked within the time limit</source>
        <translation>在时间限度之内没有全部检验完</translation>
    </message>
    <message>
        <source>not everything can be checked within the memory limit</source>
        <translation>在内存限度之内无法全部检验</translation>
    </message>
    <message>
        <source>not everything was checked within the limit of positions</source>
        <translation>在局面数限度之内没有全部检验完</translation>
    </message>
    <message>
        <source>%1 up to %2: positions checked: %3, mismatches: %4</source>
        <extracomment>a check, such as nim, how large the positions are, and two numbers of positions</extracomment>
        <translation>%1，到%2为止：已检验局面%3个，不符%4个</translation>
    </message>
    <message>
        <source>  first counterexample: %1: the rule says %2, the search %3</source>
        <extracomment>a position, and twice an outcome such as P or N</extracomment>
        <translation>  第一个反例：%1：规则说%2，搜索说%3</translation>
    </message>
    <message>
        <source>checking %1</source>
        <extracomment>the name of a check, such as nim, before how far it is</extracomment>
        <translation>正在检验%1</translation>
    </message>
    <message>
        <source>none of the positions that &apos;verify %1&apos; looks at has these rules</source>
        <translation>&apos;verify %1&apos;检验的局面里没有一个用这些规则</translation>
    </message>
    <message>
        <source>no such game; &apos;list&apos; names them</source>
        <translation>没有这个游戏；&apos;list&apos;会列出所有游戏</translation>
    </message>
    <message>
        <source>--misere: not offered in this game</source>
        <translation>--misere：这个游戏不提供</translation>
    </message>
    <message>
        <source>--kind %1: not asked of this game in misère play; there are %2</source>
        <extracomment>a kind of exercise, such as nim-sum, and the kinds that can be asked</extracomment>
        <translation>--kind %1：这个游戏按反常规则不出这类题；可以用%2</translation>
    </message>
    <message>
        <source>--kind %1: not asked of this game; there are %2</source>
        <translation>--kind %1：这个游戏不出这类题；可以用%2</translation>
    </message>
    <message>
        <source>a file is required, or --json</source>
        <translation>需要一个文件，或者--json</translation>
    </message>
    <message>
        <source>making the exercises</source>
        <translation>正在出题</translation>
    </message>
    <message>
        <source>it may not be written over</source>
        <translation>不允许覆盖它</translation>
    </message>
    <message>
        <source>it needs %1 MB; on the disk %2 MB are free</source>
        <extracomment>of a file that is too large: two amounts in megabytes</extracomment>
        <translation>需要%1 MB；磁盘上只有%2 MB可用</translation>
    </message>
    <message>
        <source>interrupted while it was written; the file is not there, or as it was before</source>
        <translation>写到一半时中断了；文件不存在，或者跟原来一样</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation>赢</translation>
    </message>
    <message>
        <source>loses</source>
        <extracomment>of a move, a verb</extracomment>
        <translation>输</translation>
    </message>
    <message>
        <source>value</source>
        <extracomment>head of a column, a noun: the value of the game as a whole</extracomment>
        <translation>值</translation>
    </message>
    <message>
        <source>Grundy</source>
        <extracomment>short for Grundy value</extracomment>
        <translation>格伦迪值</translation>
    </message>
    <message>
        <source>%1 if Left is to move, %2 if Right is</source>
        <extracomment>how many moves the game lasts yet, twice: two numbers</extracomment>
        <translation>轮到左方走时%1，轮到右方走时%2</translation>
    </message>
    <message>
        <source>player</source>
        <extracomment>head of a column: who moves</extracomment>
        <translation>玩家</translation>
    </message>
    <message>
        <source>move</source>
        <extracomment>head of a column, a noun</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>position after</source>
        <extracomment>head of a column: the position after the move</extracomment>
        <translation>走后的局面</translation>
    </message>
    <message>
        <source>leaves</source>
        <extracomment>head of a column: the outcome, P, N, L or R, that the move leaves</extracomment>
        <translation>留下</translation>
    </message>
    <message>
        <source>moves left</source>
        <extracomment>head of a column: how many moves the game lasts yet</extracomment>
        <translation>剩余步数</translation>
    </message>
    <message>
        <source>  … and more: %1
</source>
        <translation>  ……还有：%1
</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>who wins, and why or by which move: two sentences</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>left out: all positions would take %1 of memory</source>
        <translation>略去：所有局面要占%1内存</translation>
    </message>
    <message>
        <source>%1, winning: at least %2</source>
        <extracomment>how many moves there are, and how many of them are known to win</extracomment>
        <translation>%1，能赢的：至少%2</translation>
    </message>
    <message>
        <source>%1, winning: %2</source>
        <extracomment>how many moves there are, and how many of them win</extracomment>
        <translation>%1，能赢的：%2</translation>
    </message>
    <message>
        <source>%1, not judged: %2</source>
        <extracomment>the line above, such as &quot;12, winning: at least 1&quot;, and of how many moves nothing is known</extracomment>
        <translation>%1，未判定：%2</translation>
    </message>
    <message>
        <source>components</source>
        <extracomment>heads a list: what the position is the sum of, and the value of each</extracomment>
        <translation>各部分</translation>
    </message>
    <message>
        <source>    … and more: %1
</source>
        <translation>    ……还有：%1
</translation>
    </message>
    <message>
        <source>outcome</source>
        <extracomment>heads a line: who wins, with the letter P, N, L or R</extracomment>
        <translation>胜负</translation>
    </message>
    <message>
        <source>found</source>
        <extracomment>heads a line that says how the answer was found: by theory, a table or a search</extracomment>
        <translation>找到的</translation>
    </message>
    <message>
        <source>table</source>
        <extracomment>heads a line: how much memory a table would have needed</extracomment>
        <translation>表</translation>
    </message>
    <message>
        <source>moves</source>
        <extracomment>heads a line that says how many moves there are</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>a time in seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>the second player (P)</source>
        <translation>后走的人（P）</translation>
    </message>
    <message>
        <source>the first player (N)</source>
        <translation>先走的人（N）</translation>
    </message>
    <message>
        <source>winner</source>
        <extracomment>heads a line: who wins on the board</extracomment>
        <translation>赢家</translation>
    </message>
    <message>
        <source>first moves</source>
        <extracomment>heads a line: how many first moves there are, and how many of them win</extracomment>
        <translation>第一步</translation>
    </message>
    <message>
        <source>memory</source>
        <extracomment>heads a line: how much memory the table takes</extracomment>
        <translation>内存</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <extracomment>an amount in megabytes</extracomment>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>positions</source>
        <extracomment>heads a line: how many positions the table has</extracomment>
        <translation>局面</translation>
    </message>
    <message>
        <source>P-positions</source>
        <extracomment>heads a line: how many of the positions are P</extracomment>
        <translation>P局面</translation>
    </message>
    <message>
        <source>allocation</source>
        <extracomment>heads a line: how long it took to get the memory of the table</extracomment>
        <translation>分配</translation>
    </message>
    <message>
        <source>filling</source>
        <extracomment>heads a line: how long it took to fill the table</extracomment>
        <translation>填表</translation>
    </message>
    <message>
        <source>counting</source>
        <extracomment>heads a line: how long it took to count the P-positions</extracomment>
        <translation>计数</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <extracomment>heads a line: how much memory was read and written each second</extracomment>
        <translation>带宽</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <extracomment>gigabytes each second</extracomment>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>allocating and filling</source>
        <translation>正在分配和填表</translation>
    </message>
    <message>
        <source>the table needs %1 MB of memory; --memory allows %2 MB</source>
        <extracomment>two amounts in megabytes; --memory is an option</extracomment>
        <translation>这张表需要%1 MB内存；--memory允许%2 MB</translation>
    </message>
    <message>
        <source>the table needs %1 MB of memory; the machine has %2 MB free</source>
        <extracomment>two amounts in megabytes</extracomment>
        <translation>这张表需要%1 MB内存；机器可用的有%2 MB</translation>
    </message>
    <message>
        <source>%1 MB of memory could not be had from the system</source>
        <translation>系统无法提供%1 MB内存</translation>
    </message>
    <message>
        <source>interrupted while the P-positions were counted</source>
        <translation>数P局面时中断了</translation>
    </message>
    <message>
        <source>writing</source>
        <extracomment>before how far it is: the table is being written to a file</extracomment>
        <translation>正在写出</translation>
    </message>
    <message>
        <source>it is searched: a table over its %1 stones needs %2 MB of memory</source>
        <extracomment>why there is no table: a number of stones, and an amount in megabytes</extracomment>
        <translation>要用搜索：按它的%1颗石子列表需要%2 MB内存</translation>
    </message>
    <message>
        <source>%1, and tables are made of up to %2 stones</source>
        <extracomment>the sentence above, &quot;it is searched: …&quot;, and a number of stones</extracomment>
        <translation>%1，而最多只为%2颗石子列表</translation>
    </message>
    <message>
        <source>%1, and --memory allows %2 MB</source>
        <extracomment>the sentence above, &quot;it is searched: …&quot;, and an amount in megabytes; --memory is an option</extracomment>
        <translation>%1，而--memory允许%2 MB</translation>
    </message>
    <message>
        <source>%1, which the machine has not free</source>
        <translation>%1，机器没有这么多可用内存</translation>
    </message>
    <message>
        <source>searching</source>
        <extracomment>before how far a calculation is: positions are being searched</extracomment>
        <translation>正在搜索</translation>
    </message>
    <message>
        <source>a field is impossible: more than %1 cells</source>
        <translation>有一项不可能：超过%1格</translation>
    </message>
    <message>
        <source>the table is not of the game grid</source>
        <translation>这张表不是grid游戏的</translation>
    </message>
    <message>
        <source>a field is impossible: play is neither normal nor misère</source>
        <translation>有一项不可能：既不是正常规则也不是反常规则</translation>
    </message>
    <message>
        <source>the table does not hold outcomes</source>
        <translation>这张表里存的不是胜负</translation>
    </message>
    <message>
        <source>a field is impossible: the rows, columns and maximum per move</source>
        <translation>有一项不可能：行数、列数和每步最多取几颗</translation>
    </message>
    <message>
        <source>a field is impossible: the order of the cells</source>
        <translation>有一项不可能：格子的顺序</translation>
    </message>
    <message>
        <source>a field is impossible: the number of bytes of data</source>
        <translation>有一项不可能：数据的字节数</translation>
    </message>
    <message>
        <source>this is not a table of Grundy&apos;s</source>
        <translation>这不是Grundy的表</translation>
    </message>
    <message>
        <source>this is a table of version %1; version %2 can be read</source>
        <extracomment>two numbers, such as 2 and 1</extracomment>
        <translation>这是第%1版的表；能读的是第%2版</translation>
    </message>
    <message>
        <source>the table is cut short: %1 bytes of at least %2</source>
        <extracomment>how long a file is, and how long it should be</extracomment>
        <translation>表不完整：至少应有%2字节，只有%1字节</translation>
    </message>
    <message>
        <source>the file goes on after the table, which has %1 bytes</source>
        <translation>表有%1字节，文件在它后面还有内容</translation>
    </message>
    <message>
        <source>the table was changed: its checksum is wrong</source>
        <translation>表被改动过：校验和不对</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>the person ended the reading of a table</extracomment>
        <translation>中断了</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>the table is of the game grid</source>
        <translation>这张表是grid游戏的</translation>
    </message>
    <message>
        <source>the table is for normal play</source>
        <translation>这张表是正常规则的</translation>
    </message>
    <message>
        <source>the table is for misère play</source>
        <translation>这张表是反常规则的</translation>
    </message>
    <message>
        <source>the table is for max=%1</source>
        <translation>这张表是max=%1的</translation>
    </message>
    <message>
        <source>the stones do not fit on its %1 x %2 board</source>
        <extracomment>the rows and columns of the board that a table is for, such as 5 x 5</extracomment>
        <translation>石子放不进它%1 x %2的棋盘</translation>
    </message>
    <message>
        <source>--rows, --cols and --max are for the game grid</source>
        <translation>--rows、--cols和--max用于grid游戏</translation>
    </message>
    <message>
        <source>--rows is the grid&apos;s --m and --cols its --n: give one of them</source>
        <translation>--rows就是grid的--m，--cols就是它的--n：只写其中一个</translation>
    </message>
    <message>
        <source>--m: this family has no m</source>
        <translation>--m：这一族没有m</translation>
    </message>
    <message>
        <source>a table has at most %1 cells</source>
        <translation>一张表最多有%1格</translation>
    </message>
    <message>
        <source>--show %1: this family has no such values</source>
        <translation>--show %1：这一族没有这样的值</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>内存不够</translation>
    </message>
    <message>
        <source>an error of the program: %1</source>
        <translation>程序出错：%1</translation>
    </message>
    <message>
        <source>an error of the program</source>
        <translation>程序出错</translation>
    </message>
    <message>
        <source>standard output</source>
        <extracomment>in the place of a file in an error: what the program prints</extracomment>
        <translation>标准输出</translation>
    </message>
    <message>
        <source>a sum has at most %1 positions</source>
        <translation>一个和最多有%1个局面</translation>
    </message>
    <message>
        <source>no exact value is known</source>
        <translation>还不知道精确值</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>a value at a temperature</comment>
        <translation>%1（温度%2）</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>heads a line, a noun: the mean value of a hot game</extracomment>
        <translation>平均值</translation>
    </message>
    <message>
        <source>temperature</source>
        <extracomment>heads a line: the temperature of a hot game</extracomment>
        <translation>温度</translation>
    </message>
    <message>
        <source>left wall</source>
        <extracomment>heads a line: a wall of the thermograph, as points</extracomment>
        <translation>左壁</translation>
    </message>
    <message>
        <source>right wall</source>
        <extracomment>heads a line: a wall of the thermograph, as points</extracomment>
        <translation>右壁</translation>
    </message>
    <message>
        <source>atomic weight</source>
        <extracomment>heads a line: a number that a game without numbers has</extracomment>
        <translation>原子量</translation>
    </message>
    <message>
        <source>the rules of this game are written %1</source>
        <translation>这个游戏的规则要写成%1</translation>
    </message>
    <message>
        <source>column %1: values are those of normal play</source>
        <translation>第%1列：值指的是正常规则下的值</translation>
    </message>
    <message>
        <source>incentive</source>
        <extracomment>head of a column: how much the move gains, a value of a game</extracomment>
        <translation>收益</translation>
    </message>
    <message>
        <source>solved, but not all of the argument was found within the limits</source>
        <translation>已求解，但在限制内没有找到全部论证</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <extracomment>heads the game that was played last; a click on it plays on</extracomment>
        <translation>继续</translation>
    </message>
    <message>
        <source>Continue, last played %1</source>
        <comment>today, 2:35 PM</comment>
        <translation>继续，上次玩：%1</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a position, before what is going on</comment>
        <translation>%1：</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>a game</comment>
        <translation>删除%1</translation>
    </message>
</context>
<context>
    <name>ConventionChoice</name>
    <message>
        <source>Convention</source>
        <extracomment>a field: who makes the last move wins (normal) or loses (misère)</extracomment>
        <translation>输赢规则</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>normal play: who makes the last move wins</extracomment>
        <translation>正常</translation>
    </message>
    <message>
        <source>Misère</source>
        <extracomment>misère play: who makes the last move loses</extracomment>
        <translation>反常</translation>
    </message>
</context>
<context>
    <name>CountSwitches</name>
    <message>
        <source>Positions equal by symmetry count once</source>
        <translation>对称相同的局面只算一次</translation>
    </message>
    <message>
        <source>Without terminal positions</source>
        <translation>不算终局</translation>
    </message>
</context>
<context>
    <name>DraftBoard</name>
    <message>
        <source>Your board</source>
        <extracomment>heads what one can set of a board of one’s own</extracomment>
        <translation>你的棋盘</translation>
    </message>
</context>
<context>
    <name>DraftSeat</name>
    <message>
        <source>Player %1</source>
        <extracomment>the number of a player, 1 or 2</extracomment>
        <translation>玩家%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; moves first</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;先走</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; moves second</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;后走</translation>
    </message>
    <message>
        <source>%1 moves first</source>
        <translation>%1先走</translation>
    </message>
    <message>
        <source>%1 moves second</source>
        <translation>%1后走</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>a choice: who plays here is who sits at the computer</extracomment>
        <translation>你</translation>
    </message>
    <message>
        <source>A friend</source>
        <extracomment>a choice: another person plays here</extracomment>
        <translation>朋友</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>a choice: the program plays here</extracomment>
        <translation>电脑</translation>
    </message>
    <message>
        <source>How strong?</source>
        <extracomment>read aloud: how well the computer shall play</extracomment>
        <translation>有多强？</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>who plays at a level, such as Flint, and how: &quot;looks 3 moves ahead&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>DrawPage</name>
    <message>
        <source>Open a drawn game</source>
        <translation>打开画出的游戏</translation>
    </message>
    <message>
        <source>Save the drawn game</source>
        <translation>保存画出的游戏</translation>
    </message>
    <message>
        <source>Back to all games</source>
        <translation>回到所有游戏</translation>
    </message>
    <message>
        <source>Draw your own game</source>
        <translation>自己画一个游戏</translation>
    </message>
    <message>
        <source>Draw the shapes that may be taken. The board answers at once.</source>
        <translation>画出可以取走的形状，棋盘马上回应。</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>before a field: the name of the game that is drawn</extracomment>
        <translation>名称</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>游戏名称</translation>
    </message>
    <message>
        <source>My game</source>
        <extracomment>in an empty field: a name for the game that one drew</extracomment>
        <translation>我的游戏</translation>
    </message>
    <message>
        <source>✓ kept in your own rules as you draw</source>
        <translation>✓ 边画边存进自定规则</translation>
    </message>
    <message>
        <source>More for this game</source>
        <translation>这个游戏的更多操作</translation>
    </message>
    <message>
        <source>Open a drawn game…</source>
        <translation>打开画出的游戏……</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>保存成文件……</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>an entry of a menu, a verb: shows the game to a class</extracomment>
        <translation>演示</translation>
    </message>
    <message>
        <source>Look at it in the Lab</source>
        <translation>在实验室里看</translation>
    </message>
    <message>
        <source>Make it a step of a lesson</source>
        <translation>做成课里的一步</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <extracomment>an entry of a menu or a button: makes a worksheet of this game</extracomment>
        <translation>练习单</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>a button, a verb: opens the game with its analysis</extracomment>
        <translation>探索</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: begins a game</extracomment>
        <translation>对局</translation>
    </message>
    <message>
        <source>Shapes that may be taken</source>
        <translation>可以取走的形状</translation>
    </message>
    <message>
        <source>A click draws:</source>
        <translation>点一下画：</translation>
    </message>
    <message>
        <source>What a click on a square draws</source>
        <translation>点一格会画什么</translation>
    </message>
    <message>
        <source>taken</source>
        <extracomment>of a square of a drawn shape: a move takes the stone on it</extracomment>
        <translation>取走</translation>
    </message>
    <message>
        <source>must be empty</source>
        <translation>必须空着</translation>
    </message>
    <message>
        <source>stays</source>
        <extracomment>of a square of a drawn shape: there is a stone, and it stays</extracomment>
        <translation>留下</translation>
    </message>
    <message>
        <source>+ another shape</source>
        <translation>+ 另一个形状</translation>
    </message>
    <message>
        <source>+ a line</source>
        <translation>+ 一排</translation>
    </message>
    <message>
        <source>Any unbroken line of a row or a column, as long as you allow</source>
        <translation>一行或一列里任意不间断的一排，最长多少由你定</translation>
    </message>
</context>
<context>
    <name>DrawingHead</name>
    <message>
        <source>Back to the position</source>
        <translation>回到局面</translation>
    </message>
    <message>
        <source>A step of “Why?”: the picture reduced, not the position</source>
        <translation>“为什么？”的一步：画的是化简以后的图，不是局面</translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>a tool: a click cuts an edge, which is a move</extracomment>
        <translation>剪断</translation>
    </message>
    <message>
        <source>Click an edge to cut it</source>
        <translation>点一条边，把它剪断</translation>
    </message>
    <message>
        <source>Draw green</source>
        <extracomment>a tool: draws edges that both players may cut</extracomment>
        <translation>画绿边</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>draws green edges</extracomment>
        <translation>绿</translation>
    </message>
    <message>
        <source>Drag to draw an edge; click an edge to make it green. Keys: Enter begins and ends an edge, N ends it at a new joint</source>
        <translation>拖动来画一条边；点一条边把它变成绿色。按键：Enter开始和结束一条边，N用新节点结束它</translation>
    </message>
    <message>
        <source>Draw blue</source>
        <extracomment>a tool: draws edges that the player Blue may cut</extracomment>
        <translation>画蓝边</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>draws blue edges</extracomment>
        <translation>蓝</translation>
    </message>
    <message>
        <source>Draw edges that Blue (Left) may cut; click an edge to make it blue</source>
        <translation>画蓝方（左方）可以剪的边；点一条边把它变成蓝色</translation>
    </message>
    <message>
        <source>Draw red</source>
        <extracomment>a tool: draws edges that the player Red may cut</extracomment>
        <translation>画红边</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>draws red edges</extracomment>
        <translation>红</translation>
    </message>
    <message>
        <source>Draw edges that Red (Right) may cut; click an edge to make it red</source>
        <translation>画红方（右方）可以剪的边；点一条边把它变成红色</translation>
    </message>
    <message>
        <source>Move joint</source>
        <extracomment>a tool, a verb: drags a joint to another place</extracomment>
        <translation>移动节点</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>a tool: drags a joint to another place</extracomment>
        <translation>移动</translation>
    </message>
    <message>
        <source>Drag a joint, a foot along the ground, or an edge to bend it</source>
        <translation>拖动节点，沿地面拖动脚，或者拖动一条边把它弄弯</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>a tool, a verb: removes edges and joints</extracomment>
        <translation>擦除</translation>
    </message>
    <message>
        <source>Click an edge or a joint to remove it, with all that falls</source>
        <translation>点一条边或一个节点，把它和会掉下来的都去掉</translation>
    </message>
    <message>
        <source>Snap</source>
        <extracomment>a switch: joints snap to a grid</extracomment>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Joints go to half units</source>
        <translation>节点对齐到半格</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>a button: ends the tidying</extracomment>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop tidying</source>
        <extracomment>a button</extracomment>
        <translation>停止整理</translation>
    </message>
    <message>
        <source>Tidy</source>
        <extracomment>a button: lays out the drawing anew, without crossings</extracomment>
        <translation>整理</translation>
    </message>
    <message>
        <source>Lays the picture out anew</source>
        <translation>重新排布这幅图</translation>
    </message>
</context>
<context>
    <name>DrawnBoard</name>
    <message>
        <source>%L1 edges are too many to draw. The verdict holds all the same.</source>
        <translation>%L1条边太多，画不下。判定照样有效。</translation>
    </message>
</context>
<context>
    <name>DrawnInput</name>
    <message>
        <source>Board</source>
        <extracomment>read aloud: the board of a game</extracomment>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>EditBar</name>
    <message>
        <source>Arrows</source>
        <extracomment>a field: the arrows of a graph, such as 2-1, 2-0, 1-0; not keys</extracomment>
        <translation>箭头</translation>
    </message>
    <message>
        <source>2-1, 2-0, 1-0</source>
        <translation>2-1, 2-0, 1-0</translation>
    </message>
</context>
<context>
    <name>EditorStep</name>
    <message>
        <source>Step %1</source>
        <extracomment>a heading: the number of the step of a lesson that is edited</extracomment>
        <translation>第%1步</translation>
    </message>
    <message>
        <source>Heading; may be left out</source>
        <translation>小标题；可以不写</translation>
    </message>
    <message>
        <source>Heading of the step</source>
        <translation>这一步的小标题</translation>
    </message>
    <message>
        <source>The question</source>
        <extracomment>a field: what the class is asked</extracomment>
        <translation>问题</translation>
    </message>
    <message>
        <source>What the class reads</source>
        <translation>全班读到的文字</translation>
    </message>
    <message>
        <source>**strong**, *emphasis*, lists with “- ”, and links to positions: [cold](nim:1,1?outcome=P)</source>
        <translation>**加粗**、*强调*、用“- ”开头的列表，还有指向局面的链接：[冷](nim:1,1?outcome=P)</translation>
    </message>
    <message>
        <source>Then show</source>
        <extracomment>a field: what is shown when the class has answered</extracomment>
        <translation>然后显示</translation>
    </message>
    <message>
        <source>Exercises, rows, tables and markings are written in the file. Here they can be moved, doubled and taken out, and their texts edited.</source>
        <translation>练习、一行标注、表和标注P和N，这些步骤要在文件里写。在这里可以移动、复制和删除它们，也可以编辑它们的文字。</translation>
    </message>
    <message>
        <source>Notes for the teacher; the class does not see them</source>
        <translation>给老师的备注；全班看不到</translation>
    </message>
    <message>
        <source>Notes for the teacher</source>
        <translation>给老师的备注</translation>
    </message>
    <message>
        <source>It is played</source>
        <translation>怎么玩</translation>
    </message>
    <message>
        <source>by two pupils</source>
        <translation>两个学生对局</translation>
    </message>
    <message>
        <source>against the perfect computer</source>
        <translation>对手是完美的电脑</translation>
    </message>
    <message>
        <source>against a computer that moves at random</source>
        <translation>对手是随便走的电脑</translation>
    </message>
    <message>
        <source>against a computer that is perfect near the end</source>
        <translation>对手是快结束时走得完美的电脑</translation>
    </message>
    <message>
        <source>It plays perfectly with so many pieces left</source>
        <translation>剩下多少颗以后走得完美</translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>a field: who makes the first move, the class or the computer</extracomment>
        <translation>谁先走</translation>
    </message>
    <message>
        <source>The class</source>
        <extracomment>a choice: the class makes the first move</extracomment>
        <translation>全班</translation>
    </message>
    <message>
        <source>The computer</source>
        <extracomment>a choice: the computer makes the first move</extracomment>
        <translation>电脑</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <extracomment>before a field: the number of an answer from which the class may choose</extracomment>
        <translation>答案%1</translation>
    </message>
    <message>
        <source>It is right</source>
        <translation>这是对的</translation>
    </message>
    <message>
        <source>Answer %1 is right</source>
        <translation>答案%1是对的</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>a button: removes this answer</extracomment>
        <translation>去掉</translation>
    </message>
    <message>
        <source>Take out answer %1</source>
        <translation>去掉答案%1</translation>
    </message>
    <message>
        <source>What is said to answer %1</source>
        <translation>对答案%1说什么</translation>
    </message>
    <message>
        <source>What is said when it is chosen</source>
        <translation>选它的时候说什么</translation>
    </message>
    <message>
        <source>Another answer</source>
        <extracomment>a button: adds one more answer to choose from</extracomment>
        <translation>再加一个答案</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>a field: a position in its notation, such as nim:7,11,5</extracomment>
        <translation>局面</translation>
    </message>
    <message>
        <source>Take it from the game</source>
        <translation>从游戏里取</translation>
    </message>
    <message>
        <source>The position on the board of the game that is open</source>
        <translation>现在打开的游戏，棋盘上的局面</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>a button, a verb: takes the position that was copied</extracomment>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>The position that was copied</source>
        <translation>复制好的局面</translation>
    </message>
    <message>
        <source>No board</source>
        <extracomment>a button: the step of the lesson shows no position</extracomment>
        <translation>不要棋盘</translation>
    </message>
    <message>
        <source>What is told of it then</source>
        <translation>然后告诉全班什么</translation>
    </message>
    <message>
        <source>What is told of it</source>
        <translation>告诉全班什么</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>how much is told of a position</extracomment>
        <translation>什么也不说</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>a choice: so much is told of a position</extracomment>
        <translation>谁赢</translation>
    </message>
    <message>
        <source>Every move with what it leaves</source>
        <translation>每种走法和它留下的局面</translation>
    </message>
    <message>
        <source>The winning moves</source>
        <translation>制胜走法</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>a choice: the reason is told</extracomment>
        <translation>为什么</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>它的值</translation>
    </message>
</context>
<context>
    <name>EditorSteps</name>
    <message>
        <source>Steps</source>
        <extracomment>heads the list of the steps of a lesson</extracomment>
        <translation>步骤</translation>
    </message>
    <message>
        <source>There are none yet. Add the first one below.</source>
        <translation>还没有步骤。请在下面添加第一步。</translation>
    </message>
    <message>
        <source>Step %1, being edited: %2</source>
        <extracomment>read aloud: the number of a step of a lesson, and its heading</extracomment>
        <translation>第%1步，正在编辑：%2</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <extracomment>read aloud: a step of a lesson, and its heading</extracomment>
        <translation>第%1步：%2</translation>
    </message>
    <message>
        <source>%1. Mistake: %2</source>
        <extracomment>read aloud: the kind of a step, such as &quot;Question&quot;, and what is wrong with it</extracomment>
        <translation>%1。错误：%2</translation>
    </message>
    <message>
        <source>(no text yet)</source>
        <translation>（还没有文字）</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>a button: the step comes earlier in the lesson</extracomment>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move the step up</source>
        <translation>把这一步往上移</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>a button: the step comes later in the lesson</extracomment>
        <translation>下移</translation>
    </message>
    <message>
        <source>Move the step down</source>
        <translation>把这一步往下移</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>a button, a verb: makes the same step of a lesson once more</extracomment>
        <translation>复制</translation>
    </message>
    <message>
        <source>The same step once more</source>
        <translation>同样的一步再来一份</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>a button, a verb: removes the step of a lesson</extracomment>
        <translation>删除</translation>
    </message>
    <message>
        <source>Take the step out; Undo brings it back</source>
        <translation>删除这一步；“撤销”能把它找回来</translation>
    </message>
</context>
<context>
    <name>EndActions</name>
    <message>
        <source>Again</source>
        <extracomment>a button: plays the same game once more</extracomment>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>The same game again (Ctrl+R)</source>
        <translation>同样的游戏再来一局（Ctrl+R）</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <extracomment>a button: plays once more, and who moved second moves first</extracomment>
        <translation>交换双方</translation>
    </message>
    <message>
        <source>The same game again; Left and Right change places</source>
        <translation>同样的游戏再来一局，左方和右方交换</translation>
    </message>
    <message>
        <source>The same game again; the other player begins</source>
        <translation>同样的游戏再来一局，换对方先走</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>a button: goes through the moves of the game that is over</extracomment>
        <translation>转折点在哪里？</translation>
    </message>
    <message>
        <source>The moves of the game (M)</source>
        <translation>这一局的各步（M）</translation>
    </message>
    <message>
        <source>A picture of the game, to save or to copy</source>
        <translation>这一局的图片，可以保存或复制</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Judging the moves…</source>
        <translation>正在判断各步……</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>sentences</comment>
        <translation>%1%2%3</translation>
    </message>
</context>
<context>
    <name>EndingChoice</name>
    <message>
        <source>The last move</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>a choice: who makes the last move wins</extracomment>
        <translation>正常</translation>
    </message>
    <message>
        <source>Misère</source>
        <extracomment>a choice: who makes the last move loses</extracomment>
        <translation>反常</translation>
    </message>
    <message>
        <source>Whoever moves last loses.</source>
        <translation>走最后一步的人输。</translation>
    </message>
</context>
<context>
    <name>Exercise</name>
    <message>
        <source>Number</source>
        <extracomment>a field in which a pupil types a number</extracomment>
        <translation>数</translation>
    </message>
    <message>
        <source>Answer: %1.</source>
        <extracomment>the right answer to an exercise, such as 7 or &quot;take 3 from heap 1&quot;</extracomment>
        <translation>答案：%1。</translation>
    </message>
</context>
<context>
    <name>ExerciseAnswer</name>
    <message>
        <source>Your answer</source>
        <extracomment>a field: what the pupil answers to an exercise</extracomment>
        <translation>你的答案</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>a button: is my answer right?</extracomment>
        <translation>检查</translation>
    </message>
</context>
<context>
    <name>ExercisePanel</name>
    <message>
        <source>Exercise %1 of %2</source>
        <extracomment>the number of this exercise, such as 3, and how many there are, such as 10</extracomment>
        <translation>第%1题，共%2题</translation>
    </message>
    <message>
        <source>Done: %1 of %2 right first time.</source>
        <extracomment>how many exercises were right at the first try, such as 7, and how many there were, such as 10</extracomment>
        <translation>做完了：%2题里有%1题一次做对。</translation>
    </message>
    <message>
        <source>Finish</source>
        <extracomment>a button, a verb: ends the last exercise</extracomment>
        <translation>结束</translation>
    </message>
    <message>
        <source>Try another one</source>
        <translation>换一题</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <extracomment>a button</extracomment>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>a button: answers the same exercise once more</extracomment>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>a button: begins the exercises again from the first one</extracomment>
        <translation>再来一次</translation>
    </message>
    <message>
        <source>Explore it</source>
        <extracomment>a button: opens the position of the exercise with its analysis</extracomment>
        <translation>去探索</translation>
    </message>
    <message>
        <source>Opens the position with everything known about it</source>
        <translation>打开这个局面，显示关于它的一切</translation>
    </message>
</context>
<context>
    <name>ExploreWall</name>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation type="unfinished">正在求解……</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation type="unfinished">还没有解出</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the letter P or N, and who wins</comment>
        <translation type="unfinished">%1：%2 {1.?}</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>part done, time left</comment>
        <translation type="unfinished">%1 · %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation type="unfinished">取消</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button: opens the moves, values and reasons of a position</extracomment>
        <translation type="unfinished">更多</translation>
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
        <translation>“%1”已经存在。要替换它吗？</translation>
    </message>
    <message>
        <source>Choose another</source>
        <extracomment>a button: chooses another file</extracomment>
        <translation>另选一个</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>a button: writes over the file that is there</extracomment>
        <translation>替换</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: writes no file</extracomment>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>FindPane</name>
    <message>
        <source>%1 Nothing is lost by trying.</source>
        <comment>a sentence: what was played</comment>
        <translation>%1试一试，不会有损失。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>which of so many moments of the game is asked about</extracomment>
        <translation>第%1处，共%2处</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>看哪里</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到游戏</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>a button: asks about another moment of the game</extracomment>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从这里继续玩</translation>
    </message>
    <message>
        <source>All moves</source>
        <extracomment>a button: shows the moves of the game, each with its judgement</extracomment>
        <translation>所有各步</translation>
    </message>
    <message>
        <source>The moves of the game (M)</source>
        <translation>这一局的各步（M）</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>回到游戏（Esc）</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>before some buttons that tell more and more of how to win</extracomment>
        <translation>提示</translation>
    </message>
    <message>
        <source>How many</source>
        <extracomment>a button: says how many pieces to take</extracomment>
        <translation>多少</translation>
    </message>
    <message>
        <source>Show the move</source>
        <extracomment>a button: shows the winning move</extracomment>
        <translation>显示走法</translation>
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
        <translation>忘掉</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>a button: no, nothing is forgotten</extracomment>
        <translation>保留</translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message>
        <source>Games</source>
        <extracomment>heads the page of all games, a noun</extracomment>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Search games</source>
        <extracomment>in an empty field: what is typed here is looked for among the games</extracomment>
        <translation>搜索游戏</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>a button, a verb: opens a position that was copied</extracomment>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>粘贴局面</translation>
    </message>
    <message>
        <source>Paste a position (Ctrl+V)</source>
        <translation>粘贴局面（Ctrl+V）</translation>
    </message>
    <message>
        <source>No game matches “%1”.</source>
        <translation>没有符合“%1”的游戏。</translation>
    </message>
    <message>
        <source>Draw…</source>
        <extracomment>a button, a verb: draws the rules of one&apos;s own game</extracomment>
        <translation>自己画……</translation>
    </message>
    <message>
        <source>Draw your own game</source>
        <translation>自己画一个游戏</translation>
    </message>
    <message>
        <source>Draw the shapes that a move may take, and play it at once</source>
        <translation>画出一步可以取走的形状，马上就玩</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: puts a game back into the list of recent games</extracomment>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>打开副本</translation>
    </message>
</context>
<context>
    <name>GameCards</name>
    <message>
        <source>%1. Beaten: %2</source>
        <extracomment>read aloud: what a game is about, and the opponents who lost to the person in it</extracomment>
        <translation>%1。已打败：%2</translation>
    </message>
</context>
<context>
    <name>GameCourse</name>
    <message>
        <source>Start</source>
        <extracomment>the beginning of a game, at the left end of its course</extracomment>
        <translation>开局</translation>
    </message>
    <message>
        <source>You were winning</source>
        <extracomment>of the one person who plays against the computer</extracomment>
        <translation>当时你必胜</translation>
    </message>
    <message>
        <source>%1 was winning</source>
        <comment>the name of a player</comment>
        <translation>当时%1必胜</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save the game</source>
        <translation>保存游戏</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>导出图片</translation>
    </message>
    <message>
        <source>Export from the Lab</source>
        <translation>从实验室导出</translation>
    </message>
    <message>
        <source>Open a game or a lesson</source>
        <translation>打开游戏或课</translation>
    </message>
    <message>
        <source>Drop a game or a lesson to open it</source>
        <translation>把游戏或课拖到这里打开</translation>
    </message>
    <message>
        <source>Save the picture of the game</source>
        <translation>保存这一局的图片</translation>
    </message>
</context>
<context>
    <name>GameHeader</name>
    <message>
        <source>How it is played</source>
        <translation>怎么玩</translation>
    </message>
    <message>
        <source>A game is reviewed by the convention it was played by. Go back to the game to change it</source>
        <translation>复盘按对局时的输赢规则进行。要改规则，请回到游戏</translation>
    </message>
    <message>
        <source>The game is over. Choose the convention with a new game</source>
        <translation>游戏结束了。请在新游戏里选择输赢规则</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>回到游戏列表</translation>
    </message>
    <message>
        <source>Misère. %1</source>
        <extracomment>misère play (who makes the last move loses), and a sentence with the rules</extracomment>
        <translation>反常规则。%1</translation>
    </message>
    <message>
        <source>Normal. %1</source>
        <extracomment>normal play (who makes the last move wins), and a sentence with the rules</extracomment>
        <translation>正常规则。%1</translation>
    </message>
    <message>
        <source>Mode</source>
        <extracomment>a field: what the window is for: play, explore or present</extracomment>
        <translation>模式</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a mode of the window, a verb</extracomment>
        <translation>对局</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>a mode of the window, a verb: the game with its analysis</extracomment>
        <translation>探索</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>a mode of the window, a verb: for a class, large</extracomment>
        <translation>演示</translation>
    </message>
    <message>
        <source>Analysis</source>
        <extracomment>a button: shows or hides who wins and why</extracomment>
        <translation>分析</translation>
    </message>
    <message>
        <source>Show the analysis</source>
        <translation>显示分析</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button: opens a menu with more to do</extracomment>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>New game…</source>
        <extracomment>an entry of a menu: asks for the next game</extracomment>
        <translation>新游戏……</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>an entry of a menu, a verb: begins the same game anew</extracomment>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Stop editing</source>
        <extracomment>an entry of a menu: ends the editing of the position</extracomment>
        <translation>停止编辑</translation>
    </message>
    <message>
        <source>Edit position</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>编辑局面</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Normal play</source>
        <extracomment>an entry of a menu: from now on who makes the last move wins</extracomment>
        <translation>正常规则</translation>
    </message>
    <message>
        <source>Misère play</source>
        <extracomment>an entry of a menu: from now on who makes the last move loses</extracomment>
        <translation>反常规则</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Show losing moves</source>
        <translation>显示败着</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>the name of a key</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>Show games won by each move</source>
        <translation>显示每种走法赢的局数</translation>
    </message>
    <message>
        <source>Warn after a mistake</source>
        <translation>失误后提醒</translation>
    </message>
    <message>
        <source>Colour every move</source>
        <translation>给每种走法上色</translation>
    </message>
    <message>
        <source>Cancel the analysis</source>
        <translation>取消分析</translation>
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
        <translation>在实验室里看整个游戏</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>an entry of a menu, a verb: opens a file</extracomment>
        <translation>打开……</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>an entry of a menu, a verb: saves the game in a file</extracomment>
        <translation>保存……</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <extracomment>an entry of a menu, a verb: writes a picture of the board to a file</extracomment>
        <translation>导出图片……</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Copy position</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>复制局面</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Paste position…</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>粘贴局面……</translation>
    </message>
    <message>
        <source>Ctrl+V</source>
        <translation>Ctrl+V</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>an entry of a menu: shows the list of keys and what they do</extracomment>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Add to my lesson</source>
        <translation>加到我的课里</translation>
    </message>
    <message>
        <source>Print position…</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>打印局面……</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Add a game…</source>
        <translation>添加游戏……</translation>
    </message>
    <message>
        <source>Equal to…</source>
        <extracomment>an entry of a menu: asks which other game this one is compared with</extracomment>
        <translation>等于……</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>after a game: goes through its moves</extracomment>
        <translation>转折点在哪里？</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>an entry of a menu, a noun: opens a smaller one, with what is done with the position</extracomment>
        <translation>局面</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>an entry of a menu, a noun: opens a smaller one, with what goes into files and to printers</extracomment>
        <translation>文件</translation>
    </message>
    <message>
        <source>Picture of the game…</source>
        <extracomment>an entry of a menu: how the game began and went, as a picture to save or to copy</extracomment>
        <translation>这一局的图片……</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Play on as misère?</source>
        <translation>改用反常规则继续吗？</translation>
    </message>
    <message>
        <source>Play on by the normal rule?</source>
        <translation>改用正常规则继续吗？</translation>
    </message>
    <message>
        <source>The game goes on from this position, and whoever moves last loses.</source>
        <translation>从这个局面继续，走最后一步的人输。</translation>
    </message>
    <message>
        <source>The game goes on from this position, and whoever moves last wins.</source>
        <translation>从这个局面继续，走最后一步的人赢。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: closes the dialog and changes nothing</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: goes on with this game under the other convention</extracomment>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>GraphNotice</name>
    <message>
        <source>Show the part around the position</source>
        <translation>显示这个局面周围的部分</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>play, explore or present</source>
        <translation>play、explore或present</translation>
    </message>
    <message>
        <source>a page of Learn: lessons, practice, mark, worksheets or pupils</source>
        <translation>“学习”里的一页：lessons、practice、mark、worksheets或pupils</translation>
    </message>
    <message>
        <source>a page of the Lab: graph, matrix, statistics, table, ...</source>
        <translation>实验室里的一页：graph、matrix、statistics、table……</translation>
    </message>
    <message>
        <source>a lesson of the course or of your own, by its id</source>
        <translation>课程里的或你自己的一节课，写它的标识</translation>
    </message>
    <message>
        <source>light, dark or system</source>
        <translation>light、dark或system</translation>
    </message>
    <message>
        <source>size of the window, e.g. 1440x900</source>
        <translation>窗口大小，例如1440x900</translation>
    </message>
    <message>
        <source>show, wait for the analysis, save the picture, quit</source>
        <translation>显示窗口，等分析完成，保存图片，然后退出</translation>
    </message>
    <message>
        <source>mirror the window, as for writing from right to left</source>
        <translation>把窗口左右对调，就像从右往左书写的文字那样</translation>
    </message>
    <message>
        <source>--lesson: there is no lesson &apos;%1&apos;; there are %2</source>
        <extracomment>what was typed, such as nimm, and the names of all lessons</extracomment>
        <translation>--lesson：没有课&apos;%1&apos;；可以用%2</translation>
    </message>
    <message>
        <source>%1: there is no such file</source>
        <translation>%1：没有这个文件</translation>
    </message>
    <message>
        <source>A laboratory for Nim and its relatives</source>
        <translation>尼姆和它的亲戚们的实验室</translation>
    </message>
    <message>
        <source>a width and a height such as 1440x900</source>
        <translation>宽和高，如1440x900</translation>
    </message>
    <message>
        <source>a file name</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>seconds to spend on a position; no limit unless given</source>
        <translation>每个局面最多用的秒数；不写就不限</translation>
    </message>
    <message>
        <source>megabytes to use; 2048 unless given</source>
        <translation>可用的内存，以MB计；不写就是2048</translation>
    </message>
    <message>
        <source>megabytes from %1 to %2</source>
        <extracomment>what an option takes: the least and the largest amount of memory</extracomment>
        <translation>从%1到%2的MB数</translation>
    </message>
    <message>
        <source>seconds over 0 and up to 1000000000</source>
        <translation>大于0、不超过1000000000的秒数</translation>
    </message>
    <message>
        <source>human, perfect, random, look:N (N from 1 to 20), human-like or human-like:P (P from 0 to 100), fence:N (perfect from N pieces left on, N from 1 to 99)</source>
        <translation>human、perfect、random、look:N（N从1到20）、human-like或human-like:P（P从0到100）、fence:N（剩下N颗以后完美，N从1到99）</translation>
    </message>
    <message>
        <source>a command is required; --help lists them</source>
        <translation>需要一个命令；--help会列出所有命令</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;; --help lists them</source>
        <translation>没有命令&apos;%1&apos;；--help会列出所有命令</translation>
    </message>
    <message>
        <source>Solves, plays and explains Nim and its relatives.</source>
        <translation>求解、对局和讲解尼姆和它的亲戚们。</translation>
    </message>
    <message>
        <source>who wins, by which moves</source>
        <translation>谁赢，靠哪些走法</translation>
    </message>
    <message>
        <source>such as nim:7,11,5; &apos;-&apos; reads one per line</source>
        <translation>如nim:7,11,5；&apos;-&apos;表示从标准输入读取，每行一个</translation>
    </message>
    <message>
        <source>one JSON object per line</source>
        <translation>每行一个JSON对象</translation>
    </message>
    <message>
        <source>outcomes that table --out wrote; positions on its board are looked up</source>
        <translation>table --out写出的胜负；棋盘与它相同的局面直接查表</translation>
    </message>
    <message>
        <source>the move that Perfect plays; exit code 1 when no move is left</source>
        <translation>“完美”等级会走的一步；没有走法了，退出码是1</translation>
    </message>
    <message>
        <source>such as nim:7,11,5; &apos;-&apos; reads it from standard input</source>
        <translation>如nim:7,11,5；&apos;-&apos;表示从标准输入读取</translation>
    </message>
    <message>
        <source>as a JSON object</source>
        <translation>写成一个JSON对象</translation>
    </message>
    <message>
        <source>why, step by step</source>
        <translation>为什么，一步一步讲</translation>
    </message>
    <message>
        <source>every position that can be reached, and the kernel</source>
        <translation>能到达的所有局面，以及核</translation>
    </message>
    <message>
        <source>such as lines/misere:111/1111/11111; &apos;-&apos; reads it from standard input</source>
        <translation>如lines/misere:111/1111/11111；&apos;-&apos;表示从标准输入读取</translation>
    </message>
    <message>
        <source>one JSON object</source>
        <translation>一个JSON对象</translation>
    </message>
    <message>
        <source>leave out terminal positions and the moves to them</source>
        <translation>不算终局和走到终局的走法</translation>
    </message>
    <message>
        <source>count positions equal by symmetry once</source>
        <translation>对称相同的局面只算一次</translation>
    </message>
    <message>
        <source>Line Nim: count without the graph, also where that would be too large; JSON</source>
        <translation>直线尼姆：不用状态图来计数，图太大时也能用；JSON</translation>
    </message>
    <message>
        <source>write the graph for Graphviz to this file</source>
        <translation>把状态图按Graphviz的格式写到这个文件</translation>
    </message>
    <message>
        <source>write the connection matrix to this CSV file</source>
        <translation>把邻接矩阵写到这个CSV文件</translation>
    </message>
    <message>
        <source>checks lessons; exit code 1 when one of them says what is not true</source>
        <translation>检查课；有一节课说得不对，退出码是1</translation>
    </message>
    <message>
        <source>lesson files; without any the program&apos;s own lessons</source>
        <translation>课文件；不写就检查程序自带的课</translation>
    </message>
    <message>
        <source>one of the program&apos;s own lessons, as --list names it</source>
        <translation>程序自带的一节课，写--list列出的名称</translation>
    </message>
    <message>
        <source>write the plan of one lesson for the teacher, a PDF file</source>
        <translation>写出一节课的教案给老师用，PDF文件</translation>
    </message>
    <message>
        <source>of the plan: a4 or letter; a4 unless given</source>
        <translation>教案的纸张：a4或letter；不写就是a4</translation>
    </message>
    <message>
        <source>read the program&apos;s own lessons in that language, and check the translation</source>
        <translation>读取程序自带的课的这种语言版本，并检查翻译</translation>
    </message>
    <message>
        <source>only list them</source>
        <translation>只列出来</translation>
    </message>
    <message>
        <source>the games with their options and presets</source>
        <translation>所有游戏，以及它们的选项和预设局面</translation>
    </message>
    <message>
        <source>a game in the terminal; Left starts</source>
        <translation>在终端里玩一局；左方先走</translation>
    </message>
    <message>
        <source>such as nim:7,11,5</source>
        <translation>如nim:7,11,5</translation>
    </message>
    <message>
        <source>of all chance: the same seed plays the same game</source>
        <translation>一切随机的种子：种子相同，走出的对局就相同</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <extracomment>what an option takes: the least and the largest number</extracomment>
        <translation>从%1到%2的数</translation>
    </message>
    <message>
        <source>Grundy values of heaps by size, and their period</source>
        <translation>各种大小的堆的格伦迪值，以及它们的周期</translation>
    </message>
    <message>
        <source>such as takeaway/take=1-3, octal/code=0.77 or grundy</source>
        <translation>如takeaway/take=1-3、octal/code=0.77或grundy</translation>
    </message>
    <message>
        <source>the largest heap; 100 unless given</source>
        <translation>最大的堆；不写就是100</translation>
    </message>
    <message>
        <source>a heap size from %1 to %2</source>
        <extracomment>what an option takes: the least and the largest size</extracomment>
        <translation>从%1到%2的堆的大小</translation>
    </message>
    <message>
        <source>a file for the values, .csv or .json</source>
        <translation>存放这些值的文件，.csv或.json</translation>
    </message>
    <message>
        <source>a range such as 0-20, numbers up to %1</source>
        <translation>一个范围，如0-20，数不超过%1</translation>
    </message>
    <message>
        <source>a file name ending in .csv, .json, .svg or .table</source>
        <translation>以.csv、.json、.svg或.table结尾的文件名</translation>
    </message>
    <message>
        <source>what the positions of a family are worth</source>
        <translation>一族局面各值多少</translation>
    </message>
    <message>
        <source>a notation with the variables n and m, such as nim:n,m,3 or lines/max=m:1^n; or a game</source>
        <translation>带变量n和m的记法，如nim:n,m,3或lines/max=m:1^n；或者一个游戏</translation>
    </message>
    <message>
        <source>the values of n</source>
        <translation>n的值</translation>
    </message>
    <message>
        <source>the values of m</source>
        <translation>m的值</translation>
    </message>
    <message>
        <source>rows of the grids (m)</source>
        <translation>方格的行数（m）</translation>
    </message>
    <message>
        <source>columns of the grids (n)</source>
        <translation>方格的列数（n）</translation>
    </message>
    <message>
        <source>the maximum per move on the grids</source>
        <translation>方格上每步最多取几颗</translation>
    </message>
    <message>
        <source>a maximum per move from %1 to %2</source>
        <extracomment>what an option takes, the most that one move may take: the least and the largest number</extracomment>
        <translation>从%1到%2的每步上限</translation>
    </message>
    <message>
        <source>outcome, grundy, remoteness or value</source>
        <translation>outcome、grundy、remoteness或value</translation>
    </message>
    <message>
        <source>misère play</source>
        <extracomment>what an option means: who makes the last move loses</extracomment>
        <translation>反常规则</translation>
    </message>
    <message>
        <source>write a table (.csv, .json), a picture (.svg) or, for one board of the grid, the outcomes of all its positions (.table)</source>
        <translation>写出表（.csv、.json）、图片（.svg），或者grid游戏的单个棋盘上所有局面的胜负（.table）</translation>
    </message>
    <message>
        <source>seconds to spend on the table; no limit unless given</source>
        <translation>整张表最多用的秒数；不写就不限</translation>
    </message>
    <message>
        <source>theory against search; exit code 1 when they differ</source>
        <translation>拿理论与搜索对照；不一致时退出码是1</translation>
    </message>
    <message>
        <source>games such as nim, variants such as lines/max=3, or &apos;all&apos;</source>
        <translation>游戏，如nim；变体，如lines/max=3；或者&apos;all&apos;</translation>
    </message>
    <message>
        <source>the size of the largest positions checked</source>
        <translation>检验的最大局面的大小</translation>
    </message>
    <message>
        <source>a size from %1 to %2</source>
        <extracomment>what an option takes, how large the positions are: the least and the largest number</extracomment>
        <translation>从%1到%2的大小</translation>
    </message>
    <message>
        <source>a game, as &apos;list&apos; names it; with rules of its own: shapes/take=11t</source>
        <translation>一个游戏，写&apos;list&apos;列出的名称；带规则时：shapes/take=11t</translation>
    </message>
    <message>
        <source>what is asked, once for each kind: %1; finding a winning move unless given</source>
        <translation>出哪些题，每种写一次：%1；不写就是找出制胜走法</translation>
    </message>
    <message>
        <source>how many exercises; 10 unless given</source>
        <translation>出几道练习；不写就是10</translation>
    </message>
    <message>
        <source>1 (easy) to 10; 3 unless given</source>
        <translation>从1（容易）到10；不写就是3</translation>
    </message>
    <message>
        <source>a difficulty from %1 to %2</source>
        <extracomment>what an option takes, how hard the exercises are: the least and the largest number</extracomment>
        <translation>从%1到%2的难度</translation>
    </message>
    <message>
        <source>the same seed makes the same sheet; 1 unless given</source>
        <translation>种子相同，练习单就相同；不写就是1</translation>
    </message>
    <message>
        <source>a4 or letter; a4 unless given</source>
        <translation>a4或letter；不写就是a4</translation>
    </message>
    <message>
        <source>a4 or letter</source>
        <translation>a4或letter</translation>
    </message>
    <message>
        <source>what stands above; the game and the kind unless given</source>
        <translation>写在最上面的标题；不写就是游戏和题型</translation>
    </message>
    <message>
        <source>a title of at most %1 characters</source>
        <translation>不超过%1个字符的标题</translation>
    </message>
    <message>
        <source>write the sheet as PDF</source>
        <translation>把练习单写成PDF</translation>
    </message>
    <message>
        <source>a file name ending in .pdf</source>
        <translation>以.pdf结尾的文件名</translation>
    </message>
    <message>
        <source>without the answers</source>
        <translation>不带答案</translation>
    </message>
    <message>
        <source>print the exercises, one JSON object per line</source>
        <translation>输出练习，每行一个JSON对象</translation>
    </message>
    <message>
        <source>exercises on paper, with answers</source>
        <translation>印在纸上的练习，带答案</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>heads the help of a command: how it is called</extracomment>
        <translation>用法</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>SUBCOMMANDS</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>必填</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>显示这份帮助，然后退出</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>显示程序版本，然后退出</translation>
    </message>
    <message>
        <source>The following argument was not expected: %1</source>
        <translation>多余的参数：%1</translation>
    </message>
    <message>
        <source>The following arguments were not expected: %1</source>
        <translation>多余的参数：%1</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>缺少%1</translation>
    </message>
    <message>
        <source>--%1: takes no value</source>
        <translation>--%1：不能带值</translation>
    </message>
    <message>
        <source>%1: expected a value, found the end</source>
        <translation>%1：这里应是一个值，却到了结尾</translation>
    </message>
    <message>
        <source>%1: given more than once</source>
        <translation>%1：写了不止一次</translation>
    </message>
    <message>
        <source>a position to open, e.g. nim:7,11,5, or a file: a saved game (.grundy), a lesson (.grundylesson, .json) or a drawn game (.grundyrule); of several each gets a window of its own</source>
        <translation>要打开的局面，例如 nim:7,11,5，或者一个文件：保存的对局（.grundy）、课程（.grundylesson、.json）或画出的游戏（.grundyrule）；给出几个时，每个各开一个窗口</translation>
    </message>
    <message>
        <source>--grab: expected one position, found %1</source>
        <translation>--grab：应为一个局面，实际有%1个</translation>
    </message>
    <message>
        <source>%1: no other window can be opened</source>
        <translation>%1：无法打开另一个窗口</translation>
    </message>
    <message>
        <source>positions side by side, and what they are worth</source>
        <translation>并排的几个局面，以及它们值多少</translation>
    </message>
    <message>
        <source>such as nim:3,5 and -hackenbush:0-1b</source>
        <translation>如nim:3,5和-hackenbush:0-1b</translation>
    </message>
    <message>
        <source>prints =, &lt;, &gt; or ||; the exit code is 0, 10, 11 or 12</source>
        <translation>输出=、&lt;、&gt;或||；退出码是0、10、11或12</translation>
    </message>
    <message>
        <source>a position in normal play</source>
        <translation>按正常规则的一个局面</translation>
    </message>
    <message>
        <source>what it is compared with</source>
        <translation>跟它比较的局面</translation>
    </message>
    <message>
        <source>the simplest game that a position equals</source>
        <translation>跟一个局面相等的最简单的游戏</translation>
    </message>
    <message>
        <source>other ways to write it, too, one per line</source>
        <translation>连同它的其他写法，每行一个</translation>
    </message>
    <message>
        <source>no display can be reached; grundy-cli needs none</source>
        <translation>连接不到任何显示器；grundy-cli不需要显示器</translation>
    </message>
    <message>
        <source>a board as a picture: SVG, PDF or PNG</source>
        <translation>把棋盘画成图片：SVG、PDF 或 PNG</translation>
    </message>
    <message>
        <source>the file; its ending says what it becomes: .svg, .pdf or .png</source>
        <translation>文件；其扩展名决定格式：.svg、.pdf 或 .png</translation>
    </message>
    <message>
        <source>a file name ending in .svg, .pdf or .png</source>
        <translation>以 .svg、.pdf 或 .png 结尾的文件名</translation>
    </message>
    <message>
        <source>moves of the player to move that are marked: none, winning or all; none unless given</source>
        <translation>标出轮到的一方的哪些着法：none（不标）、winning（必胜着法）或 all（全部）；不写则为 none</translation>
    </message>
    <message>
        <source>light or dark; light unless given</source>
        <translation>light（浅色）或 dark（深色）；不写则为 light</translation>
    </message>
    <message>
        <source>without names and numbers beside the pieces</source>
        <translation>棋子旁不写名称和数字</translation>
    </message>
    <message>
        <source>in pixels, e.g. 1280x800; as large as the board unless given</source>
        <translation>以像素计，如 1280x800；不写则与棋盘一样大</translation>
    </message>
    <message>
        <source>a size from %1x%1 to %2x%2, such as 1280x800</source>
        <translation>从 %1x%1 到 %2x%2 的尺寸，如 1280x800</translation>
    </message>
    <message>
        <source>plain, or world: the game&apos;s own pieces; plain unless given</source>
        <translation>plain（朴素）或world：游戏自己的棋子；不写就是plain</translation>
    </message>
    <message>
        <source>how reasons argue: idea (in plain words), labels (P and N, by moves and their answers), values or theorems; theorems unless given</source>
        <translation>理由用什么来讲：idea（用平常话）、labels（P和N，靠走法和应着）、values或theorems；不写就是theorems</translation>
    </message>
    <message>
        <source>idea, labels, values or theorems</source>
        <translation>idea、labels、values或theorems</translation>
    </message>
</context>
<context>
    <name>IdeaPane</name>
    <message>
        <source>Why?</source>
        <extracomment>a heading: why somebody wins</extracomment>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>%1 · %2 to move</source>
        <extracomment>a position such as &quot;Nim 5, 5, 2&quot;, and the name of who is to move</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation type="unfinished">回到游戏（Esc）</translation>
    </message>
    <message>
        <source>The idea</source>
        <extracomment>names what is shown: why somebody wins, in plain words</extracomment>
        <translation>思路</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <extracomment>in place of an idea: it is being looked for</extracomment>
        <translation>正在寻找理由……</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>还没有解出</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the idea</comment>
        <extracomment>read aloud: an idea, and what is said of it</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>a button: stops what is played by itself</extracomment>
        <translation type="unfinished">暂停</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>a button: the idea is played on the board by itself, move after move</extracomment>
        <translation type="unfinished">玩这一局</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>read aloud: the list of the moves in which an idea is played</extracomment>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>below the first of some small boards: the position as it is now</extracomment>
        <translation>现在</translation>
    </message>
    <message>
        <source>Tell me more</source>
        <extracomment>a button: the reasons in more than plain words</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>how far reasons argue: with the letters P and N only</extracomment>
        <translation>标注</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>how far reasons argue: with Grundy values, too</extracomment>
        <translation>值</translation>
    </message>
    <message>
        <source>Theorems</source>
        <extracomment>how far reasons argue: with all that is proven</extracomment>
        <translation>定理</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为%1</translation>
    </message>
    <message>
        <source>The class may still see this screen. The page of the Lab shows all its results.</source>
        <translation>全班可能还看得到这个屏幕。实验室的页面会显示它的全部结果。</translation>
    </message>
    <message>
        <source>Go on presenting</source>
        <translation>继续演示</translation>
    </message>
    <message>
        <source>Show the page</source>
        <translation>显示页面</translation>
    </message>
    <message>
        <source>%1 · misère</source>
        <translation>%1 · 反常</translation>
    </message>
    <message>
        <source>State graph</source>
        <extracomment>a page of the lab: positions as dots, moves as arrows</extracomment>
        <translation>状态图</translation>
    </message>
    <message>
        <source>Connection matrix</source>
        <extracomment>a page of the lab: a table of which position leads to which</extracomment>
        <translation>邻接矩阵</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>a page of the lab</extracomment>
        <translation>统计</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>a page of the lab</extracomment>
        <translation>表</translation>
    </message>
    <message>
        <source>Sequences</source>
        <extracomment>a page of the lab: the Grundy values of heaps of 0, 1, 2 …</extracomment>
        <translation>序列</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>Theory check</source>
        <extracomment>a page of the lab: theorems are compared with a plain search</extracomment>
        <translation>理论检验</translation>
    </message>
    <message>
        <source>Lab</source>
        <extracomment>a heading, short for laboratory</extracomment>
        <translation>实验室</translation>
    </message>
    <message>
        <source>Lab · %1</source>
        <translation>实验室 · %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends a calculation</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Position…</source>
        <extracomment>a button: asks which position the lab works on</extracomment>
        <translation>局面……</translation>
    </message>
    <message>
        <source>Choose the position to look at</source>
        <translation>选择要看的局面</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>a button, a verb: shows the page to a class</extracomment>
        <translation>演示</translation>
    </message>
    <message>
        <source>Full screen for a class, with the answers hidden at first</source>
        <translation>全屏给全班看，答案先不显示</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>a button, a verb: writes the page to a file</extracomment>
        <translation>导出……</translation>
    </message>
    <message>
        <source>Page of the Lab</source>
        <translation>实验室的页面</translation>
    </message>
    <message>
        <source>Which position?</source>
        <extracomment>the title of a dialog: which position the lab works on</extracomment>
        <translation>哪个局面？</translation>
    </message>
    <message>
        <source>The Lab looks at every position that can be reached from this one.</source>
        <translation>实验室会查看从这个局面出发能到达的所有局面。</translation>
    </message>
    <message>
        <source>The position on the board: %1</source>
        <translation>棋盘上的局面：%1</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>查看</translation>
    </message>
</context>
<context>
    <name>LabelRow</name>
    <message>
        <source>Positions</source>
        <extracomment>read aloud: the row of positions with their letters P and N</extracomment>
        <translation>局面</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a number, and its letter P or N</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: P or N?</source>
        <translation>%1：P还是N？</translation>
    </message>
    <message>
        <source>%1: not labelled yet</source>
        <translation>%1：还没有标注</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Who is learning?</source>
        <translation>谁在学习？</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>a page of Learn, a noun</extracomment>
        <translation>课程</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>a page of Learn, a noun: exercises that adapt to the pupil</extracomment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Mark it yourself</source>
        <translation>自己标注</translation>
    </message>
    <message>
        <source>Worksheets</source>
        <extracomment>a page of Learn</extracomment>
        <translation>练习单</translation>
    </message>
    <message>
        <source>Pupils</source>
        <extracomment>a page of Learn</extracomment>
        <translation>学生</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>a heading, a verb: the part of the program with lessons and exercises</extracomment>
        <translation>学习</translation>
    </message>
    <message>
        <source>Learn: %1</source>
        <comment>a pupil</comment>
        <translation>学习：%1</translation>
    </message>
    <message>
        <source>Page of Learn</source>
        <translation>学习的页面</translation>
    </message>
    <message>
        <source>I teach</source>
        <extracomment>a button: who sits at the computer is the teacher, no pupil</extracomment>
        <translation>我是老师</translation>
    </message>
    <message>
        <source>My name is not here…</source>
        <translation>这里没有我的名字……</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>the player who just moved wins</source>
        <translation>刚走完的人赢</translation>
    </message>
    <message>
        <source>cold: the player who just moved wins</source>
        <translation>冷：刚走完的人赢</translation>
    </message>
    <message>
        <source>the player to move wins</source>
        <translation>轮到走的人赢</translation>
    </message>
    <message>
        <source>hot: the player to move wins</source>
        <translation>热：轮到走的人赢</translation>
    </message>
    <message>
        <source>Blue (Left) wins</source>
        <translation>蓝方（左方）赢</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>explains a letter: who wins the position; a player such as &quot;White (Left)&quot;</extracomment>
        <translation>%1赢</translation>
    </message>
    <message>
        <source>Left wins</source>
        <extracomment>Left is a player</extracomment>
        <translation>左方赢</translation>
    </message>
    <message>
        <source>Red (Right) wins</source>
        <translation>红方（右方）赢</translation>
    </message>
    <message>
        <source>Right wins</source>
        <extracomment>explains a letter: who wins the position; Right is a player</extracomment>
        <translation>右方赢</translation>
    </message>
    <message>
        <source>previous wins</source>
        <extracomment>explains the letter P, in few words: the previous player, who just moved, wins</extracomment>
        <translation>上一位赢</translation>
    </message>
    <message>
        <source>cold</source>
        <extracomment>explains the letter P, in one word</extracomment>
        <translation>冷</translation>
    </message>
    <message>
        <source>next wins</source>
        <extracomment>explains N, in few words</extracomment>
        <translation>下一位赢</translation>
    </message>
    <message>
        <source>hot</source>
        <extracomment>explains N, in one word</extracomment>
        <translation>热</translation>
    </message>
    <message>
        <source>Blue wins</source>
        <extracomment>Blue is a player</extracomment>
        <translation>蓝方赢</translation>
    </message>
    <message>
        <source>Red wins</source>
        <extracomment>explains a letter, in few words: the player Red wins</extracomment>
        <translation>红方赢</translation>
    </message>
    <message>
        <source>this move wins</source>
        <translation>这步赢</translation>
    </message>
    <message>
        <source>this move loses</source>
        <translation>这步输</translation>
    </message>
</context>
<context>
    <name>LensPane</name>
    <message>
        <source>Nim lens</source>
        <extracomment>read aloud: the place where a game is shown as heaps of Nim that equal it</extracomment>
        <translation>尼姆透镜</translation>
    </message>
    <message>
        <source>Show the heaps as</source>
        <translation>把堆画成</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button, a verb: opens the heaps of Nim as a game of their own</extracomment>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open %1 as a game of its own</source>
        <translation>把%1作为单独的游戏打开</translation>
    </message>
</context>
<context>
    <name>LensSlider</name>
    <message>
        <source>Coins</source>
        <extracomment>one end of a slider, whose other one is called Nim heaps: the board as it is</extracomment>
        <translation>硬币</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>one end of a slider, whose other one is called Nim heaps: the board as it is</extracomment>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Nim lens</source>
        <translation>尼姆透镜</translation>
    </message>
    <message>
        <source>%1 % of the way to Nim heaps</source>
        <extracomment>read aloud: of the way from the board as it is to its heaps of Nim</extracomment>
        <translation>到尼姆堆的路，走了%1 %</translation>
    </message>
    <message>
        <source>Nim heaps</source>
        <extracomment>one end of a slider, and a switch: shows the game as heaps of Nim that equal it</extracomment>
        <translation>尼姆的堆</translation>
    </message>
    <message>
        <source>Nim lens: the same position as Nim heaps</source>
        <translation>尼姆透镜：把同一个局面画成尼姆的堆</translation>
    </message>
</context>
<context>
    <name>LessonBoard</name>
    <message>
        <source>The computer is thinking…</source>
        <translation>电脑正在思考……</translation>
    </message>
    <message>
        <source>Your move. The computer: %1</source>
        <translation>轮到你走。电脑：%1</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>轮到%1走</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a player and the colour</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last move back</extracomment>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>a button: the position as it was at first</extracomment>
        <translation>重置</translation>
    </message>
    <message>
        <source>Back to the position of this step</source>
        <translation>回到这一步开始的局面</translation>
    </message>
    <message>
        <source>In pairs</source>
        <extracomment>a button: two pupils play against each other</extracomment>
        <translation>两人一组</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>跟电脑玩</translation>
    </message>
    <message>
        <source>Two play, taking turns</source>
        <translation>两人轮流走</translation>
    </message>
    <message>
        <source>A gentle player takes the second seat</source>
        <translation>第二个座位由温和的对手来坐</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>在探索中打开</translation>
    </message>
</context>
<context>
    <name>LessonEditor</name>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为%1</translation>
    </message>
    <message>
        <source>All lessons</source>
        <extracomment>a button: back to the list of lessons</extracomment>
        <translation>所有课</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last change of the lesson back</extracomment>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>a button: makes a change again that was taken back</extracomment>
        <translation>重做</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>a button: saves the lesson
----------
a button: saves the lesson before the editor is left</extracomment>
        <translation>保存</translation>
    </message>
    <message>
        <source>Into the folder of your own lessons (Ctrl+S)</source>
        <translation>存到你自己的课的文件夹里（Ctrl+S）</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>保存副本……</translation>
    </message>
    <message>
        <source>A file to give away</source>
        <translation>可以发给别人的文件</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>a button: runs the lesson as the class will see it</extracomment>
        <translation>试一试</translation>
    </message>
    <message>
        <source>Save it and see it as the class does; Present is there</source>
        <translation>保存，然后像全班那样看这节课；“演示”也在那里</translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation>这节课的步骤</translation>
    </message>
    <message>
        <source>Save a copy of the lesson</source>
        <translation>保存这节课的副本</translation>
    </message>
    <message>
        <source>Show a position</source>
        <translation>显示局面</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>a step that is only text</extracomment>
        <translation>文字</translation>
    </message>
    <message>
        <source>Ask: P or N?</source>
        <translation>问：P还是N？</translation>
    </message>
    <message>
        <source>Ask a question</source>
        <translation>提问题</translation>
    </message>
    <message>
        <source>Ask: find a winning move</source>
        <translation>问：找出制胜走法</translation>
    </message>
    <message>
        <source>Think, then look</source>
        <translation>先想，再看</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>a step: the class plays</extracomment>
        <translation>玩这一局</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>添加一步</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>课的标题</translation>
    </message>
    <message>
        <source>What it is about, in one sentence</source>
        <translation>用一句话说说这节课讲什么</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>a field: how long the lesson takes</extracomment>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Save the lesson?</source>
        <translation>保存这节课吗？</translation>
    </message>
    <message>
        <source>It has been changed since it was saved.</source>
        <translation>上次保存以后又改动过。</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>继续编辑</translation>
    </message>
</context>
<context>
    <name>LessonListPage</name>
    <message>
        <source>%1 of %2 answered</source>
        <extracomment>of the lesson to go on with: how many questions were answered, and how many there are</extracomment>
        <translation>%2题里答了%1题</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <extracomment>of a lesson: how many steps were seen, and how many there are
----------
of the lesson to go on with: how many steps were seen, and how many there are</extracomment>
        <translation>%1步，共%2步</translation>
    </message>
    <message>
        <source>the next lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Lesson files ending in .grundylesson in %1 appear here. Each is checked first, and any mistake is shown with its place.</source>
        <translation>%1里以.grundylesson结尾的课文件会出现在这里。每个都先检查，有错误就指出在哪里。</translation>
    </message>
    <message>
        <source>Teaching guide</source>
        <extracomment>a button: opens the advice for teachers</extracomment>
        <translation>教学指南</translation>
    </message>
    <message>
        <source>Make a lesson</source>
        <translation>编一节课</translation>
    </message>
    <message>
        <source>Being checked…</source>
        <extracomment>of a lesson: the program checks whether what it says is true</extracomment>
        <translation>正在检查……</translation>
    </message>
    <message>
        <source>Done, %1 of %2 right first time</source>
        <extracomment>of a lesson: how many questions were right at the first try, and how many there are</extracomment>
        <translation>已完成，%2题里有%1题一次做对</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>of a lesson, not a button: it was worked through</extracomment>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Seen, %1 of %2 answered</source>
        <extracomment>of a lesson: how many questions were answered, and how many there are</extracomment>
        <translation>看过了，%2题里答了%1题</translation>
    </message>
    <message>
        <source>about %1 minutes</source>
        <translation>大约%1分钟</translation>
    </message>
    <message>
        <source>Your lesson %1: %2</source>
        <extracomment>read aloud: the number of a lesson that one wrote oneself, and its title</extracomment>
        <translation>你的第%1课：%2</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <extracomment>read aloud: the number of a lesson, and its title</extracomment>
        <translation>第%1课：%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>read aloud: what a lesson is about, and how far it is done</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <extracomment>how many lessons were worked through, and how many there are</extracomment>
        <translation>%2课里完成了%1课</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>All lessons</source>
        <extracomment>a button: back to the list of lessons</extracomment>
        <translation>所有课</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>a button, a verb: shows the lesson to a class</extracomment>
        <translation>演示</translation>
    </message>
    <message>
        <source>For a class: full screen and large</source>
        <translation>给全班看：全屏大字</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>a button, a verb: changes this lesson</extracomment>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Change the lesson</source>
        <translation>修改这节课</translation>
    </message>
    <message>
        <source>Print the lesson plan</source>
        <translation>打印教案</translation>
    </message>
    <message>
        <source>Plan…</source>
        <extracomment>a button, a noun: saves the plan of the lesson, for the teacher, as a file</extracomment>
        <translation>教案……</translation>
    </message>
    <message>
        <source>Plan saved</source>
        <extracomment>what the button says when the plan of the lesson has been saved</extracomment>
        <translation>教案已保存</translation>
    </message>
    <message>
        <source>The lesson on paper, for the teacher: steps, boards, answers and notes</source>
        <translation>印在纸上的课，给老师用：步骤、棋盘、答案和备注</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为%1</translation>
    </message>
    <message>
        <source>Save the lesson plan</source>
        <translation>保存教案</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: to the step before</extracomment>
        <translation>后退</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>退一步</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>read aloud: the number of this step of a lesson, and how many there are</extracomment>
        <translation>第%1步，共%2步</translation>
    </message>
    <message>
        <source>Step %1, here</source>
        <translation>第%1步，在这里</translation>
    </message>
    <message>
        <source>Step %1, not answered yet</source>
        <translation>第%1步，还没有回答</translation>
    </message>
    <message>
        <source>Step %1, seen</source>
        <translation>第%1步，看过了</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>the number of a step</extracomment>
        <translation>第%1步</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: to the next step</extracomment>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <extracomment>a button: leaves this lesson and begins the next one</extracomment>
        <translation>下一课</translation>
    </message>
</context>
<context>
    <name>LessonStage</name>
    <message>
        <source>Table, n across and m down</source>
        <translation>表，横向是n，纵向是m</translation>
    </message>
    <message>
        <source>Row, n across</source>
        <translation>一行，横向是n</translation>
    </message>
    <message>
        <source>n = %1, m = %2: %3</source>
        <extracomment>read aloud: the place in a table, and what stands there: P, N, a number or &quot;empty&quot;</extracomment>
        <translation>n = %1，m = %2：%3</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>read aloud: nothing stands at this place of a table</extracomment>
        <translation>空</translation>
    </message>
    <message>
        <source>n = %1: %2</source>
        <extracomment>read aloud: the place in a table, and what stands there: P, N, a number or &quot;empty&quot;</extracomment>
        <translation>n = %1：%2</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Answers</source>
        <extracomment>read aloud: the answers to choose from</extracomment>
        <translation>答案</translation>
    </message>
    <message>
        <source>%1: right</source>
        <extracomment>read aloud: an answer, and that it is the right one</extracomment>
        <translation>%1：对</translation>
    </message>
    <message>
        <source>%1: not right</source>
        <translation>%1：不对</translation>
    </message>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation>正在求解……</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>the file is larger than %1 bytes</source>
        <translation>文件超过%1字节</translation>
    </message>
    <message>
        <source>longer than %1 characters</source>
        <translation>超过%1个字符</translation>
    </message>
    <message>
        <source>there may be %1 at most</source>
        <translation>最多可以有%1个</translation>
    </message>
    <message>
        <source>there must be %1 at least</source>
        <translation>至少要有%1个</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2</source>
        <extracomment>the least and the largest number that can stand there</extracomment>
        <translation>这里应是从%1到%2的整数</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>无法读取文件：%1</translation>
    </message>
    <message>
        <source>this is not JSON: %1</source>
        <translation>这不是JSON：%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands here a second time</source>
        <translation>&quot;%1&quot;在这里出现了第二次</translation>
    </message>
    <message>
        <source>this is not a lesson: &quot;format&quot; is not &quot;grundy-lesson&quot;</source>
        <translation>这不是课：&quot;format&quot;不是&quot;grundy-lesson&quot;</translation>
    </message>
    <message>
        <source>the lesson was written for a newer version of Grundy</source>
        <translation>这节课是为更新版本的Grundy写的</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>缺少&quot;%1&quot;</translation>
    </message>
    <message>
        <source>expected a text</source>
        <translation>这里应是一段文字</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>这里应是true或false</translation>
    </message>
    <message>
        <source>expected a list</source>
        <translation>这里应是一个列表</translation>
    </message>
    <message>
        <source>expected keys and values in { }</source>
        <translation>这里应是{ }里的键和值</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>文字是空的</translation>
    </message>
    <message>
        <source>expected lower-case letters, digits and hyphens, 60 at most, found &apos;%1&apos;</source>
        <translation>这里应是小写字母、数字和连字符，最多60个，却是&apos;%1&apos;</translation>
    </message>
    <message>
        <source>none of the choices is right</source>
        <translation>没有一个选项是对的</translation>
    </message>
    <message>
        <source>this step needs a &quot;board&quot;</source>
        <translation>这一步需要&quot;board&quot;</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; is not closed by &apos;)&apos;</source>
        <translation>链接&apos;%1&apos;没有用&apos;)&apos;结束</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a claim</source>
        <translation>&apos;%1&apos;不是一个说法</translation>
    </message>
    <message>
        <source>nothing is claimed of %1</source>
        <translation>没有说明关于%1的什么</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not possible</source>
        <translation>&apos;%1&apos;是不可能的</translation>
    </message>
    <message>
        <source>a family of n needs one number here, one of n and m needs two</source>
        <translation>n的族在这里要一个数，n和m的族要两个</translation>
    </message>
    <message>
        <source>in %1 Left and Right have different moves: no P and N</source>
        <translation>在%1里左方和右方的走法不同：没有P和N</translation>
    </message>
    <message>
        <source>a move of %1 leads to a position that is not in the row</source>
        <translation>%1有一步走到不在这一行里的局面</translation>
    </message>
    <message>
        <source>nobody can move in %1</source>
        <translation>在%1里谁也走不了</translation>
    </message>
    <message>
        <source>this is not offered for %1</source>
        <translation>%1不提供这个</translation>
    </message>
    <message>
        <source>%1 is not solved within the limits</source>
        <translation>在限度之内没有解出%1</translation>
    </message>
    <message>
        <source>no move of %1 leads to %2</source>
        <extracomment>a mistake in a lesson: two positions, such as nim:7,11,5 and nim:7,2,5</extracomment>
        <translation>%1没有一步走到%2</translation>
    </message>
    <message>
        <source>of %1 the theory says %2 and a plain search %3</source>
        <extracomment>a position, such as nim:7,11,5, and two answers, such as P and N</extracomment>
        <translation>关于%1，理论说%2，单纯的搜索说%3</translation>
    </message>
    <message>
        <source>of %1 it says %2, but it is %3</source>
        <extracomment>a mistake in a lesson: a position, what the lesson says of it, such as P, and what is true</extracomment>
        <translation>关于%1，这里说%2，其实是%3</translation>
    </message>
    <message>
        <source>expected %1, found &apos;%2&apos;</source>
        <extracomment>what should stand in the file, such as &quot;a position&quot;, and what stands there</extracomment>
        <translation>这里应是%1，却是&apos;%2&apos;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here: expected %2</source>
        <extracomment>a name in the file, and the names that may stand there</extracomment>
        <translation>这里不认识&quot;%1&quot;：应是%2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>where a mistake is in a file, and what is wrong</extracomment>
        <translation>第%1行，第%2列：%3</translation>
    </message>
    <message>
        <source>line %1, %2: %3</source>
        <comment>line, place in the file, cause</comment>
        <translation>第%1行，%2：%3</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>where a mistake is in a file, and what is wrong</extracomment>
        <translation>第%1行：%2</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; and a key in quotation marks, or &apos;}&apos;</source>
        <translation>这里应是&apos;,&apos;和加引号的键，或者&apos;}&apos;</translation>
    </message>
    <message>
        <source>expected &apos;:&apos; behind a key</source>
        <translation>键后面应是&apos;:&apos;</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; or &apos;]&apos;</source>
        <translation>这里应是&apos;,&apos;或&apos;]&apos;</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; between two values</source>
        <translation>两个值之间应有&apos;,&apos;</translation>
    </message>
    <message>
        <source>expected a text in quotation marks, a number, true, false, [ or {</source>
        <translation>这里应是加引号的文字、数、true、false、[或{</translation>
    </message>
    <message>
        <source>expected a quotation mark at the end of the text</source>
        <translation>文字末尾应有引号</translation>
    </message>
    <message>
        <source>expected \n, \&quot;, \\ or the like behind the \</source>
        <translation>\后面应是\n、\&quot;、\\之类</translation>
    </message>
    <message>
        <source>expected nothing more behind the last }</source>
        <translation>最后的}后面不应再有内容</translation>
    </message>
    <message>
        <source>the sentence is not translated</source>
        <translation>这个句子没有翻译</translation>
    </message>
    <message>
        <source>the translation has other links, list entries or marks</source>
        <translation>译文的链接、列表项或标记与原文不同</translation>
    </message>
</context>
<context>
    <name>LessonsTab</name>
    <message>
        <source>All lessons</source>
        <extracomment>a button: back to the list of lessons</extracomment>
        <translation>所有课</translation>
    </message>
    <message>
        <source>Part of the guide</source>
        <translation>指南的哪一部分</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>How far reasons argue</source>
        <translation>理由讲到多深</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>how far reasons argue: with the letters P and N only</extracomment>
        <translation>标注</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>how far reasons argue: with Grundy values, too</extracomment>
        <translation>值</translation>
    </message>
    <message>
        <source>Theorems</source>
        <extracomment>how far reasons argue: with all that is proven</extracomment>
        <translation>定理</translation>
    </message>
    <message>
        <source>The idea</source>
        <extracomment>how far reasons argue: in plain words, without letters</extracomment>
        <translation>思路</translation>
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
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>1 vote</source>
        <extracomment>how many of the class chose this move: one</extracomment>
        <translation>1票</translation>
    </message>
    <message>
        <source>%L1 votes</source>
        <extracomment>how many of the class chose this move, such as 5; never 1</extracomment>
        <translation>%L1票</translation>
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
        <translation>要标注的局面</translation>
    </message>
    <message>
        <source>The positions are being found…</source>
        <translation>正在寻找局面……</translation>
    </message>
</context>
<context>
    <name>MarkCell</name>
    <message>
        <source>%1, blank</source>
        <extracomment>read aloud: a position, such as 3,2, that has no letter yet</extracomment>
        <translation>%1，空白</translation>
    </message>
    <message>
        <source>%1, shown: %2</source>
        <extracomment>read aloud: a position, and what the program showed</extracomment>
        <translation>%1，已显示：%2</translation>
    </message>
    <message>
        <source>%1, marked %2</source>
        <extracomment>read aloud: a position, and its letter</extracomment>
        <translation>%1，标了%2</translation>
    </message>
    <message>
        <source>Here is the contradiction</source>
        <translation>矛盾在这里</translation>
    </message>
</context>
<context>
    <name>MarkFoot</name>
    <message>
        <source>Mark P where the player who has just moved wins, N where the next player wins.</source>
        <translation>刚走完的人赢，标P；下一位玩家赢，标N。</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <extracomment>read aloud: a button that answers P, N or a number</extracomment>
        <translation>答案%1</translation>
    </message>
    <message>
        <source>Show me the next one</source>
        <translation>给我看下一个</translation>
    </message>
    <message>
        <source>What the program shows counts as watched, not as answered</source>
        <translation>程序显示的算看过，不算答对</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>a button: are my letters right?</extracomment>
        <translation>检查</translation>
    </message>
    <message>
        <source>Points to the first contradiction (C)</source>
        <translation>指出第一处矛盾（C）</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last letter back</extracomment>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Clear all</source>
        <extracomment>a button: takes all letters away</extracomment>
        <translation>全部清除</translation>
    </message>
    <message>
        <source>shown to you: %L1</source>
        <translation>给你看的：%L1</translation>
    </message>
    <message>
        <source>still blank: %L1</source>
        <translation>还空着：%L1</translation>
    </message>
    <message>
        <source>none blank</source>
        <extracomment>every position of the table has its letter</extracomment>
        <translation>没有空着的</translation>
    </message>
</context>
<context>
    <name>MarkTab</name>
    <message>
        <source>What to mark</source>
        <translation>标注什么</translation>
    </message>
    <message>
        <source>Explore the largest one</source>
        <translation>探索最大的一个</translation>
    </message>
    <message>
        <source>A family with n and m, or a position</source>
        <translation>带n和m的一族，或者一个局面</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>in an empty field, two examples of what can be typed: a family such as nim:n,m, and a position</extracomment>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>n up to</source>
        <translation>n最大</translation>
    </message>
    <message>
        <source>Largest n</source>
        <extracomment>a field: how far the table goes; n is a letter of a formula</extracomment>
        <translation>最大的n</translation>
    </message>
    <message>
        <source>m up to</source>
        <translation>m最大</translation>
    </message>
    <message>
        <source>Largest m</source>
        <extracomment>a field: how far the table goes; m is a letter of a formula</extracomment>
        <translation>最大的m</translation>
    </message>
</context>
<context>
    <name>MatrixTab</name>
    <message>
        <source>About the connection matrix</source>
        <translation>关于邻接矩阵</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>显示为表格</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>heads the switches that say which positions are counted</extracomment>
        <translation>局面</translation>
    </message>
    <message>
        <source>Selected</source>
        <extracomment>heads what is said of the move that is selected in the matrix</extracomment>
        <translation>选中的</translation>
    </message>
    <message>
        <source>Click a cell, or walk to it with the arrow keys.</source>
        <translation>点一格，或者用方向键走过去。</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>a move from one position to another</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 of its games</source>
        <translation>经过它的局的%1</translation>
    </message>
    <message>
        <source>Games through this move won by its mover: %1; won by the player who started: %2.</source>
        <extracomment>two shares, such as 37% and 52%</extracomment>
        <translation>经过这一步的局里，走这一步的人赢的：%1；先走的人赢的：%2。</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>在探索中打开</translation>
    </message>
    <message>
        <source>From → to</source>
        <translation>从 → 到</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>head of a column, a verb: what a move leaves, P or N</extracomment>
        <translation>留下</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>head of a column, a noun</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>read aloud: the list of moves, a noun</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>row: from · column: to</source>
        <translation>行：从 · 列：到</translation>
    </message>
    <message>
        <source>move into a cold position (P)</source>
        <translation>走到冷局面（P）</translation>
    </message>
    <message>
        <source>other moves</source>
        <extracomment>explains a colour: moves that do not lead into a cold position</extracomment>
        <translation>其他走法</translation>
    </message>
    <message>
        <source>%1 → %2, %3</source>
        <comment>positions of a move, and the move</comment>
        <translation>%1 → %2，%3</translation>
    </message>
    <message>
        <source>Connection matrix of %1</source>
        <translation>%1的邻接矩阵</translation>
    </message>
</context>
<context>
    <name>MishapDialog</name>
    <message>
        <source>This could not be done</source>
        <translation>这件事没有做成</translation>
    </message>
    <message>
        <source>%1 Your game is kept as it was after the last move.</source>
        <translation>%1你的游戏保持最后一步之后的样子。</translation>
    </message>
</context>
<context>
    <name>MoveRow</name>
    <message>
        <source>%1, reversible</source>
        <extracomment>read aloud: a move, such as &quot;add 2 to heap 1&quot;, to which the opponent has a reply that undoes it</extracomment>
        <translation>%1，可逆</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a move</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <extracomment>read aloud, of a move: it leaves a position with the letter P, N, L or R</extracomment>
        <translation>留下%1</translation>
    </message>
    <message>
        <source>value %1</source>
        <extracomment>read aloud, of a move: the value that it leaves</extracomment>
        <translation>值%1</translation>
    </message>
    <message>
        <source>moves left: %1</source>
        <translation>剩余步数：%1</translation>
    </message>
    <message>
        <source>games won: %1</source>
        <translation>赢局：%1</translation>
    </message>
    <message>
        <source>incentive %1</source>
        <extracomment>read aloud, of a move: how much it gains, a value such as ∗ or 1</extracomment>
        <translation>收益%1</translation>
    </message>
</context>
<context>
    <name>MovesTable</name>
    <message>
        <source>Moves</source>
        <extracomment>heads the list of moves, a noun</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>Of all games that can follow the move, the share that its player wins</source>
        <translation>走这一步之后所有可能的局里，走的人赢得的比例</translation>
    </message>
    <message>
        <source>Show fewer moves</source>
        <translation>少显示一些走法</translation>
    </message>
    <message>
        <source>Show all %1 moves</source>
        <translation>显示全部%1种走法</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>head of a column, a verb: what a move leaves, P or N</extracomment>
        <translation>留下</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>head of a column: how many moves the game lasts yet</extracomment>
        <translation>剩余步数</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>head of a column: which share of all games through a move its mover wins</extracomment>
        <translation>赢局</translation>
    </message>
    <message>
        <source>&lt;1%</source>
        <extracomment>less than one percent of the games</extracomment>
        <translation>&lt;1%</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb</extracomment>
        <translation>赢</translation>
    </message>
    <message>
        <source>loses</source>
        <extracomment>of a move, a verb</extracomment>
        <translation>输</translation>
    </message>
</context>
<context>
    <name>NamesButton</name>
    <message>
        <source>Show the names</source>
        <extracomment>a button: shows the names of the pupils</extracomment>
        <translation>显示名字</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Your own board</source>
        <translation>自己摆棋盘</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>新游戏：%1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>a button: closes the dialog</extracomment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>heads the choice of the two players</extracomment>
        <translation>谁来玩</translation>
    </message>
    <message>
        <source>Swap who starts</source>
        <translation>换对方先走</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the board, who starts</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Nothing changes until you press Start. Your game in progress stays as it is.</source>
        <translation>按“开始”之前什么也不会变。正在进行的游戏保持原样。</translation>
    </message>
    <message>
        <source>Nothing changes until you press Start.</source>
        <translation>按“开始”之前什么也不会变。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: begins no game</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>a button: begins the game</extracomment>
        <translation>开始</translation>
    </message>
</context>
<context>
    <name>NimSumTable</name>
    <message>
        <source>Nim-sum</source>
        <extracomment>read aloud: the table in which numbers are added without carrying</extracomment>
        <translation>尼姆和</translation>
    </message>
    <message>
        <source>column %1</source>
        <extracomment>above the column that decides: what its digits are worth, such as 8</extracomment>
        <translation>%1的列</translation>
    </message>
    <message>
        <source>… and %L1 more</source>
        <translation>……还有%L1个</translation>
    </message>
    <message>
        <source>%1: %2 in binary, %3</source>
        <extracomment>read aloud: a row of the nim-sum table, such as &quot;Heap 1&quot;, a number in binary, such as 0111, and the number, 7</extracomment>
        <translation>%1：二进制%2，%3</translation>
    </message>
</context>
<context>
    <name>NoticeDialog</name>
    <message>
        <source>Close</source>
        <extracomment>a button: closes the dialog</extracomment>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>NumberLine</name>
    <message>
        <source>Number line from %L1 to %L2; the value is %3</source>
        <extracomment>read aloud: both ends of the line, such as -2 and 3, and the value, such as 1/2</extracomment>
        <translation>从%L1到%L2的数轴；值是%3</translation>
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
        <translation>添加游戏</translation>
    </message>
    <message>
        <source>or drop a position here</source>
        <translation>或者把局面拖到这里</translation>
    </message>
</context>
<context>
    <name>OwnRulesForm</name>
    <message>
        <source>Your own rules</source>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>Kind of rules</source>
        <translation>规则的种类</translation>
    </message>
    <message>
        <source>Octal code</source>
        <extracomment>a field: the code of an octal game, such as 0.77</extracomment>
        <translation>八进制编码</translation>
    </message>
    <message>
        <source>Numbers that may be taken, as a set</source>
        <translation>可以取的数，写成一个集合</translation>
    </message>
    <message>
        <source>Maximum per move</source>
        <translation>每步最多</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>in a field for the most that one move takes: any number</extracomment>
        <translation>不限</translation>
    </message>
    <message>
        <source>Lines: counters in each</source>
        <translation>排：每排的棋子</translation>
    </message>
    <message>
        <source>Heaps</source>
        <extracomment>above a field: the heaps of a position, such as 7,11,5</extracomment>
        <translation>堆</translation>
    </message>
    <message>
        <source>Counters in each line</source>
        <translation>每排的棋子</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>a field: how many rows the board has</extracomment>
        <translation>行</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>a field: how many columns the board has</extracomment>
        <translation>列</translation>
    </message>
    <message>
        <source>Normal: last move wins</source>
        <translation>正常：走最后一步的人赢</translation>
    </message>
    <message>
        <source>Misère: last move loses</source>
        <translation>反常：走最后一步的人输</translation>
    </message>
    <message>
        <source>Draw your own game…</source>
        <translation>自己画一个游戏……</translation>
    </message>
    <message>
        <source>Shapes that a move may take, drawn by clicks</source>
        <translation>一步可以取走的形状，点一点就能画</translation>
    </message>
    <message>
        <source>Numbers that may be taken</source>
        <translation>可以取的数</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>read aloud: a switch: may a move take so many stones, such as 3?</extracomment>
        <translation>取%1</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>after taking so many stones a heap may leave nothing</extracomment>
        <translation>什么也不剩</translation>
    </message>
    <message>
        <source>one heap</source>
        <extracomment>after taking so many stones a heap may leave one heap</extracomment>
        <translation>一堆</translation>
    </message>
    <message>
        <source>two heaps</source>
        <extracomment>a heap may leave two heaps</extracomment>
        <translation>两堆</translation>
    </message>
    <message>
        <source>the whole heap may go</source>
        <translation>可以整堆取走</translation>
    </message>
    <message>
        <source>one heap may be left</source>
        <translation>可以剩下一堆</translation>
    </message>
    <message>
        <source>two heaps may be left</source>
        <translation>可以剩下两堆</translation>
    </message>
    <message>
        <source>What may be left of a heap</source>
        <translation>一堆可以剩下什么</translation>
    </message>
    <message>
        <source>digit</source>
        <extracomment>head of a column: the digit of the octal code</extracomment>
        <translation>数字</translation>
    </message>
    <message>
        <source>take none</source>
        <extracomment>beside a digit of the octal code: a move that takes no stone and divides the heap</extracomment>
        <translation>不取</translation>
    </message>
    <message>
        <source>take %1</source>
        <extracomment>beside a digit of the octal code: a move that takes so many stones, such as 2</extracomment>
        <translation>取%1</translation>
    </message>
    <message>
        <source>Divide a heap without taking</source>
        <translation>不取，只分堆</translation>
    </message>
    <message>
        <source>Take %1: %2</source>
        <extracomment>read aloud: how many stones, and what is left then: &quot;nothing&quot;, &quot;one heap&quot;, &quot;two heaps&quot;</extracomment>
        <translation>取%1：%2</translation>
    </message>
    <message>
        <source>Digit %1 of the code: %2</source>
        <extracomment>read aloud: the place of a digit in the octal code, such as 2, and the digit, such as 7</extracomment>
        <translation>编码的第%1位：%2</translation>
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
        <translation>自定规则</translation>
    </message>
    <message>
        <source>About the rules</source>
        <translation>关于这些规则</translation>
    </message>
    <message>
        <source>Your rules</source>
        <extracomment>heads the list of rules that were saved</extracomment>
        <translation>你的规则</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>read aloud: a button that takes saved rules; their name</extracomment>
        <translation>使用%1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>a button: takes saved rules off the list; their name</extracomment>
        <translation>删除%1</translation>
    </message>
    <message>
        <source>Rules that you draw, play, explore or look at are kept here.</source>
        <translation>你画过、玩过、探索过或看过的规则，都保存在这里。</translation>
    </message>
    <message>
        <source>Not a game yet</source>
        <translation>还不是一个游戏</translation>
    </message>
    <message>
        <source>Notation: %1</source>
        <extracomment>read aloud: a position as it is typed, such as takeaway/take=1,2:10</extracomment>
        <translation>记法：%1</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: copies the notation</extracomment>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the notation</source>
        <translation>复制记法</translation>
    </message>
    <message>
        <source>Mend what is marked, and the game appears here.</source>
        <translation>把标出的地方改好，游戏就会出现在这里。</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: begins a game</extracomment>
        <translation>对局</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>a button, a verb: opens the game with its analysis</extracomment>
        <translation>探索</translation>
    </message>
    <message>
        <source>Look at it here</source>
        <translation>在这里看</translation>
    </message>
    <message>
        <source>Graph, matrix, statistics, tables and sequences of this game</source>
        <translation>这个游戏的图、矩阵、统计、表和序列</translation>
    </message>
    <message>
        <source>Grundy values of one run of 0, 1, 2 … counters (normal play)</source>
        <translation>0、1、2……颗棋子的一段的格伦迪值（正常规则）</translation>
    </message>
    <message>
        <source>Grundy values of one heap of 0, 1, 2 … (normal play)</source>
        <translation>0、1、2……的一堆的格伦迪值（正常规则）</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Games</source>
        <extracomment>a part of the program, a noun: all games to choose from</extracomment>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>a part of the program, a verb: lessons and exercises</extracomment>
        <translation>学习</translation>
    </message>
    <message>
        <source>Lab</source>
        <extracomment>a part of the program, short for laboratory</extracomment>
        <translation>实验室</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>a part of the program, a noun</extracomment>
        <translation>设置</translation>
    </message>
</context>
<context>
    <name>PartsCard</name>
    <message>
        <source>Components</source>
        <extracomment>heads the list of what the position is the sum of: heaps, stalks, boards</extracomment>
        <translation>各部分</translation>
    </message>
    <message>
        <source>and more: %L1</source>
        <translation>还有：%L1</translation>
    </message>
    <message>
        <source>%1: value not known</source>
        <translation>%1：值未知</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a part of the drawing, and its value</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Paste a position</source>
        <translation>粘贴局面</translation>
    </message>
    <message>
        <source>Any position in one line, for example:</source>
        <translation>写在一行里的任何局面，例如：</translation>
    </message>
    <message>
        <source>Or the edges of a picture, with 0 for the ground: %1</source>
        <translation>或者一幅图的各条边，0表示地面：%1</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button, a verb: opens the position that was typed</extracomment>
        <translation>打开</translation>
    </message>
</context>
<context>
    <name>PeriodTable</name>
    <message>
        <source>heap %1: Grundy value %2</source>
        <extracomment>read aloud: the size of a heap, and its Grundy value</extracomment>
        <translation>第%1堆：格伦迪值%2</translation>
    </message>
</context>
<context>
    <name>PictureArea</name>
    <message>
        <source>Whole picture</source>
        <extracomment>a button: zooms so that all of the picture is seen</extracomment>
        <translation>整幅图</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>read aloud: a button: the picture becomes smaller</extracomment>
        <translation>缩小</translation>
    </message>
    <message>
        <source>The − key, or the mouse wheel</source>
        <translation>−键，或鼠标滚轮</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>read aloud: a button: the picture becomes larger</extracomment>
        <translation>放大</translation>
    </message>
    <message>
        <source>The + key, or the mouse wheel</source>
        <translation>+键，或鼠标滚轮</translation>
    </message>
</context>
<context>
    <name>PlaneInput</name>
    <message>
        <source>Board</source>
        <extracomment>read aloud: the board of a game</extracomment>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>PlaySeat</name>
    <message>
        <source>Winner</source>
        <extracomment>of a player, when the game is over: has won</extracomment>
        <translation>赢家</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>of a player, when the game is over: has lost</extracomment>
        <translation>输了</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>of the computer</extracomment>
        <translation>正在思考……</translation>
    </message>
    <message>
        <source>To move</source>
        <extracomment>of the player whose turn it is</extracomment>
        <translation>轮到走</translation>
    </message>
    <message>
        <source>Waiting</source>
        <extracomment>of a player: it is the other one&apos;s turn</extracomment>
        <translation>等待中</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <extracomment>read aloud: a player, the level of the computer, whose turn it is</extracomment>
        <translation>%1 %2，%3</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4</source>
        <extracomment>read aloud: a side such as Left, its player, the level of the computer, whose turn it is</extracomment>
        <translation>%1：%2 %3，%4</translation>
    </message>
    <message>
        <source>Change the player</source>
        <translation>更换玩家</translation>
    </message>
    <message>
        <source>Your move</source>
        <extracomment>of the one person who plays against the computer: it is your turn</extracomment>
        <translation>轮到你走</translation>
    </message>
    <message>
        <source>You have beaten them all here.</source>
        <translation>这里的对手，你全都打败了。</translation>
    </message>
    <message>
        <source>%1 beaten. %2 next.</source>
        <extracomment>two computers: the one just beaten, and the next one</extracomment>
        <translation>%1被打败了。下一个：%2。</translation>
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
        <translation>局面</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: closes the dialog and changes nothing</extracomment>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>PositionFacts</name>
    <message>
        <source>not labelled yet</source>
        <translation>还没有标注</translation>
    </message>
    <message>
        <source>moves: %1</source>
        <extracomment>how many moves the position has, such as 5</extracomment>
        <translation>走法：%1</translation>
    </message>
    <message>
        <source>Grundy value %1</source>
        <translation>格伦迪值%1</translation>
    </message>
    <message>
        <source>terminal: no move is left</source>
        <translation>终局：没有走法了</translation>
    </message>
    <message>
        <source>not all its moves are shown</source>
        <translation>没有显示它的全部走法</translation>
    </message>
    <message>
        <source>moves: %1, winning: at least %2</source>
        <extracomment>how many moves the position has, and how many of them are known to win</extracomment>
        <translation>走法：%1，能赢的：至少%2</translation>
    </message>
    <message>
        <source>moves: %1, winning: %2</source>
        <extracomment>how many moves the position has, and how many of them win</extracomment>
        <translation>走法：%1，能赢的：%2</translation>
    </message>
    <message>
        <source>moves left with best play: %1</source>
        <translation>双方都走得最好时的剩余步数：%1</translation>
    </message>
    <message>
        <source>longest game: %1, the last move forced</source>
        <translation>最长的一局：%1，最后一步是被迫的</translation>
    </message>
    <message>
        <source>longest game: %1</source>
        <translation>最长的一局：%1</translation>
    </message>
    <message>
        <source>not worked out</source>
        <translation>没有算出</translation>
    </message>
    <message>
        <source>may go on for ever</source>
        <translation>可能永远玩不完</translation>
    </message>
</context>
<context>
    <name>PositionPresent</name>
    <message>
        <source>L: labels</source>
        <extracomment>a button with its key, L: reasons argue with the letters P and N only</extracomment>
        <translation>L：标注</translation>
    </message>
    <message>
        <source>L: values</source>
        <extracomment>a button with its key, L: reasons argue with Grundy values, too</extracomment>
        <translation>L：值</translation>
    </message>
    <message>
        <source>L: theorems</source>
        <extracomment>with its key, L: all that is proven</extracomment>
        <translation>L：定理</translation>
    </message>
    <message>
        <source>U: undo</source>
        <extracomment>a button with its key, U: takes the last move back</extracomment>
        <translation>U：撤销</translation>
    </message>
    <message>
        <source>R: restart</source>
        <extracomment>a button with its key, R: begins the same game anew</extracomment>
        <translation>R：重新开始</translation>
    </message>
    <message>
        <source>V: votes</source>
        <extracomment>a button with its key, V: the class votes on the moves</extracomment>
        <translation>V：投票</translation>
    </message>
    <message>
        <source>P: who wins?</source>
        <translation>P：谁赢？</translation>
    </message>
    <message>
        <source>P: P or N?</source>
        <translation>P：P还是N？</translation>
    </message>
    <message>
        <source>Click a move, or press ↑ ↓. Type its votes.</source>
        <translation>点一种走法，或按↑ ↓。再输入它的票数。</translation>
    </message>
    <message>
        <source>Press ↑ ↓ to choose. Type the votes.</source>
        <translation>按↑ ↓选择。再输入票数。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a team and whether it is to move</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Changes the name</source>
        <translation>改名字</translation>
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
        <translation>轮到走</translation>
    </message>
    <message>
        <source>L: the idea</source>
        <extracomment>a button with its key, L: reasons argue in plain words</extracomment>
        <translation>L：思路</translation>
    </message>
</context>
<context>
    <name>PracticeTab</name>
    <message>
        <source>Kinds of exercises</source>
        <translation>各种题型</translation>
    </message>
    <message>
        <source>Start afresh…</source>
        <extracomment>a button: asks whether what was practised shall be forgotten</extracomment>
        <translation>从头开始……</translation>
    </message>
    <message>
        <source>Forgets what you practised</source>
        <translation>忘掉你练过的</translation>
    </message>
    <message>
        <source>Forget all counts and levels?</source>
        <translation>忘掉所有计数和级别吗？</translation>
    </message>
    <message>
        <source>Level %1, %2</source>
        <extracomment>read aloud: how far the pupil has come, such as 3, and how many answers were right, such as &quot;7 of 10 right&quot;</extracomment>
        <translation>%1级，%2</translation>
    </message>
    <message>
        <source>Kind of exercise</source>
        <translation>题型</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>a field: how hard the exercises are</extracomment>
        <translation>难度</translation>
    </message>
    <message>
        <source>Adapts to you</source>
        <translation>跟着你调整</translation>
    </message>
    <message>
        <source>Difficulty %1</source>
        <extracomment>a choice: how hard the exercises are, such as 3</extracomment>
        <translation>难度%1</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>a field: which game the exercises are about</extracomment>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Difficulty %1 of %2</source>
        <extracomment>read aloud: how hard the exercises are, as chosen, and the largest number of the scale</extracomment>
        <translation>难度%1，共%2级</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <extracomment>read aloud: how far the pupil has come, and the largest number of the scale</extracomment>
        <translation>%1级，共%2级</translation>
    </message>
    <message>
        <source>Level %1</source>
        <extracomment>how far the pupil has come, such as 3; the exercises become harder by themselves</extracomment>
        <translation>%1级</translation>
    </message>
</context>
<context>
    <name>PresentFrame</name>
    <message>
        <source>Space: next</source>
        <extracomment>a button with its key, Space: to the next step</extracomment>
        <translation>Space：下一步</translation>
    </message>
    <message>
        <source>Backspace: back</source>
        <extracomment>a button with its key, Backspace: one step back</extracomment>
        <translation>Backspace：后退</translation>
    </message>
    <message>
        <source>B: blank</source>
        <extracomment>a button with its key, B: makes the screen of the class blank</extracomment>
        <translation>B：黑屏</translation>
    </message>
    <message>
        <source>Esc: leave</source>
        <extracomment>a button with its key, Esc: ends the presentation</extracomment>
        <translation>Esc：退出</translation>
    </message>
    <message>
        <source>T: teacher</source>
        <extracomment>a button with its key, T: opens the window for the teacher</extracomment>
        <translation>T：老师</translation>
    </message>
</context>
<context>
    <name>PresentStep</name>
    <message>
        <source>then %1</source>
        <extracomment>behind a move: the reply to it, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>然后%1</translation>
    </message>
    <message>
        <source>and %L1 more</source>
        <translation>还有%L1个</translation>
    </message>
</context>
<context>
    <name>PresentTable</name>
    <message>
        <source>%1: %2</source>
        <comment>n and what its position is</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>PresetChoice</name>
    <message>
        <source>Choose a board</source>
        <translation>选一个棋盘</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <extracomment>a button: takes a random board</extracomment>
        <translation>给我个惊喜</translation>
    </message>
    <message>
        <source>A random board</source>
        <translation>随机棋盘</translation>
    </message>
</context>
<context>
    <name>PrintButton</name>
    <message>
        <source>Print</source>
        <extracomment>a button, a verb</extracomment>
        <translation>打印</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>已发送到打印机。</translation>
    </message>
</context>
<context>
    <name>PrintPlace</name>
    <message>
        <source>Not printed</source>
        <extracomment>the title of a card that tells why nothing was printed</extracomment>
        <translation>没有打印</translation>
    </message>
</context>
<context>
    <name>PupilName</name>
    <message>
        <source>Name</source>
        <extracomment>a field: the name of a pupil</extracomment>
        <translation>名字</translation>
    </message>
</context>
<context>
    <name>PupilsTab</name>
    <message>
        <source>Who learns here</source>
        <translation>谁在这里学习</translation>
    </message>
    <message>
        <source>Give each pupil a name, and each has lessons, levels and marks of their own. Names and work stay on this computer; nothing else is kept.</source>
        <translation>给每位学生起个名字，各人就有自己的课程进度、级别和标注。名字和成绩留在这台电脑上，此外什么也不保存。</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>a button: adds a pupil</extracomment>
        <translation>添加</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>存为CSV……</translation>
    </message>
    <message>
        <source>What each has done, for a spreadsheet</source>
        <translation>每人做了什么，供电子表格使用</translation>
    </message>
    <message>
        <source>Save what the pupils have done</source>
        <translation>保存学生做过的</translation>
    </message>
    <message>
        <source>Learns now</source>
        <extracomment>of a pupil: it is the one who learns at the computer</extracomment>
        <translation>正在学习</translation>
    </message>
    <message>
        <source>Learn as %1</source>
        <translation>以%1的名字学习</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>a button: asks for another name of the pupil</extracomment>
        <translation>改名……</translation>
    </message>
    <message>
        <source>Start afresh…</source>
        <extracomment>a button: asks whether what the pupil did shall be forgotten</extracomment>
        <translation>从头开始……</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>a button: asks whether the pupil shall be removed</extracomment>
        <translation>删除……</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>a button: gives the pupil the name that was typed</extracomment>
        <translation>改名</translation>
    </message>
    <message>
        <source>Forget all that %1 did?</source>
        <translation>忘掉%1做过的一切吗？</translation>
    </message>
    <message>
        <source>Remove %1 with all that was done?</source>
        <translation>删除%1和做过的一切吗？</translation>
    </message>
    <message>
        <source>Forget</source>
        <extracomment>a button: yes, what the pupil did is forgotten</extracomment>
        <translation>忘掉</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>a button: yes, the pupil is removed</extracomment>
        <translation>删除</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>a button: no, nothing is forgotten or removed</extracomment>
        <translation>保留</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>before how many lessons the pupil has done, a noun</extracomment>
        <translation>课程</translation>
    </message>
    <message>
        <source>%1 done, %2 begun</source>
        <extracomment>lessons of a pupil: how many are done, and how many are begun</extracomment>
        <translation>完成%1课，开始了%2课</translation>
    </message>
    <message>
        <source>Answers in lessons</source>
        <translation>课里的回答</translation>
    </message>
    <message>
        <source>%1 right first time, %2 not</source>
        <extracomment>how many answers of each kind</extracomment>
        <translation>一次做对%1题，没做对%2题</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>before how many exercises the pupil has answered, a noun</extracomment>
        <translation>练习</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong</source>
        <extracomment>exercises of a pupil: how many were right, and how many were wrong</extracomment>
        <translation>做对%1题，做错%2题</translation>
    </message>
    <message>
        <source>Rows and tables</source>
        <translation>行和表</translation>
    </message>
    <message>
        <source>%1 filled in rightly</source>
        <translation>填对%1个</translation>
    </message>
    <message>
        <source>Last on %1</source>
        <translation>最近一次：%1</translation>
    </message>
    <message>
        <source>Nothing done yet</source>
        <translation>还什么也没做</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <source>open in another window</source>
        <translation>在另一个窗口里打开着</translation>
    </message>
    <message>
        <source>%1; %2. Delete removes it from the list.</source>
        <comment>how far a game is; when it was played</comment>
        <translation>%1；%2。按Delete可从列表中删除。</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>a game</comment>
        <translation>删除%1</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <extracomment>how far a game is; when it was played</extracomment>
        <translation>%1；%2。</translation>
    </message>
</context>
<context>
    <name>RecentStrip</name>
    <message>
        <source>Recent</source>
        <extracomment>heads the games that were played last</extracomment>
        <translation>最近</translation>
    </message>
    <message>
        <source>Recent games</source>
        <extracomment>read aloud: the list of the games that were played last</extracomment>
        <translation>最近的游戏</translation>
    </message>
    <message>
        <source>Hide older games</source>
        <translation>隐藏更早的游戏</translation>
    </message>
    <message>
        <source>Older games</source>
        <extracomment>read aloud: the list of games that made room for newer ones</extracomment>
        <translation>更早的游戏</translation>
    </message>
    <message>
        <source>Games that made room for newer ones</source>
        <translation>给更新的游戏让出位置的游戏</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <extracomment>a button: asks whether the older games shall be deleted</extracomment>
        <translation>全部忘掉……</translation>
    </message>
    <message>
        <source>Deletes the older games</source>
        <translation>删除更早的游戏</translation>
    </message>
    <message>
        <source>Forget all older games?</source>
        <translation>忘掉所有更早的游戏吗？</translation>
    </message>
</context>
<context>
    <name>ReviewCard</name>
    <message>
        <source>Judging the moves…</source>
        <translation>正在判断各步……</translation>
    </message>
    <message>
        <source>Press M for the next mistake.</source>
        <translation>按M看下一处失误。</translation>
    </message>
    <message>
        <source>Play again, fence at %1</source>
        <translation>再来，篱笆%1</translation>
    </message>
    <message>
        <source>You won: play again, and the computer plays perfectly one piece sooner</source>
        <translation>你赢了：再来一局，电脑会早一颗棋子开始走得完美</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从这里继续玩</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>a button: goes through the moves of the game that is over</extracomment>
        <translation>转折点在哪里？</translation>
    </message>
    <message>
        <source>The moves of the game (M)</source>
        <translation>这一局的各步（M）</translation>
    </message>
</context>
<context>
    <name>ReviewPane</name>
    <message>
        <source>Judging the moves…</source>
        <translation>正在判断各步……</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>a button, in narrow windows: ends the review</extracomment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到游戏</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>回到游戏（Esc）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>? and a sentence</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>这局的各步</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>a button, in narrow windows: to the mistake before</extracomment>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <extracomment>a button: to the mistake before</extracomment>
        <translation>上一处失误</translation>
    </message>
    <message>
        <source>Previous mistake ([)</source>
        <translation>上一处失误（[）</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button, in narrow windows: to the next mistake</extracomment>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <extracomment>a button: to the mistake that comes next</extracomment>
        <translation>下一处失误</translation>
    </message>
    <message>
        <source>Next mistake (M or ])</source>
        <translation>下一处失误（M或]）</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从这里继续玩</translation>
    </message>
    <message>
        <source>Outlined: winning moves (bold: the one named). Faded: the move played.</source>
        <translation>有轮廓的：制胜走法（粗线：所说的那一种）。变淡的：实际走的一步。</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>a heading: a look back at the moves of a game</extracomment>
        <translation>转折点在哪里？</translation>
    </message>
    <message>
        <source>Find the move</source>
        <translation>找出那一步</translation>
    </message>
    <message>
        <source>Where a win was given away: find what would have won</source>
        <translation>在送掉胜利的地方，找出本来能赢的一步</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>loses</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation type="unfinished">输</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation type="unfinished">赢</translation>
    </message>
</context>
<context>
    <name>SceneBoard</name>
    <message>
        <source>One stone less on heap %1</source>
        <translation>第%1堆减少一颗</translation>
    </message>
    <message>
        <source>One stone more on heap %1</source>
        <translation>第%1堆增加一颗</translation>
    </message>
    <message>
        <source>Remove heap %1</source>
        <translation>去掉第%1堆</translation>
    </message>
    <message>
        <source>gap %1</source>
        <extracomment>below free squares between two coins: how many they are, such as 3</extracomment>
        <translation>空隙%1</translation>
    </message>
</context>
<context>
    <name>ScreenChoice</name>
    <message>
        <source>Screen for Present</source>
        <translation>演示用的屏幕</translation>
    </message>
    <message>
        <source>Where the window is</source>
        <translation>窗口所在的屏幕</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Player</source>
        <extracomment>a field: a human or the computer</extracomment>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>a choice: a person plays here</extracomment>
        <translation>人</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>a choice: the program plays here</extracomment>
        <translation>电脑</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>a field: how well the computer plays</extracomment>
        <translation>等级</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>a level of the computer: it makes any move</extracomment>
        <translation>随机</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <extracomment>a level of the computer: it looks some moves ahead</extracomment>
        <translation>往前看</translation>
    </message>
    <message>
        <source>Human-like</source>
        <extracomment>a level: slips at times</extracomment>
        <translation>像人一样</translation>
    </message>
    <message>
        <source>Fence</source>
        <extracomment>a level: perfect near the end</extracomment>
        <translation>篱笆</translation>
    </message>
    <message>
        <source>Perfect</source>
        <extracomment>a level: no mistakes</extracomment>
        <translation>完美</translation>
    </message>
    <message>
        <source>Moves to look ahead</source>
        <translation>往前看几步</translation>
    </message>
    <message>
        <source>Pieces left when it plays perfectly</source>
        <translation>剩下几颗时走得完美</translation>
    </message>
    <message>
        <source>Slips in percent</source>
        <translation>失误的百分比</translation>
    </message>
    <message>
        <source>moves ahead</source>
        <extracomment>behind a number: so many moves the computer looks ahead</extracomment>
        <translation>步</translation>
    </message>
    <message>
        <source>pieces left</source>
        <extracomment>behind a number: once so many pieces are left the computer plays perfectly</extracomment>
        <translation>颗棋子</translation>
    </message>
    <message>
        <source>% slips</source>
        <extracomment>behind a number: so many of 100 moves</extracomment>
        <translation>% 失误</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>a field: what a player is called</extracomment>
        <translation>名字</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>a colour: of the stone that stands for a player</extracomment>
        <translation>蓝</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>a colour</extracomment>
        <translation>绿</translation>
    </message>
    <message>
        <source>Amber</source>
        <extracomment>a colour</extracomment>
        <translation>琥珀</translation>
    </message>
    <message>
        <source>Wine red</source>
        <extracomment>a colour</extracomment>
        <translation>酒红</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>who plays at a level, such as Flint, and how: &quot;looks 3 moves ahead&quot;</extracomment>
        <translation>%1：%2</translation>
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
        <translation>各堆的格伦迪值</translation>
    </message>
    <message>
        <source>heap %1: value 0, P</source>
        <translation>堆%1：值0，P</translation>
    </message>
    <message>
        <source>heap %1: value %2</source>
        <extracomment>read aloud: the size of a heap, and its Grundy value</extracomment>
        <translation>堆%1：值%2</translation>
    </message>
    <message>
        <source>%1, an exception to the period</source>
        <translation>%1，周期的例外</translation>
    </message>
    <message>
        <source>From heap %1: %2</source>
        <extracomment>read aloud: the size of the first heap of a row, and the Grundy values of the row</extracomment>
        <translation>从堆%1起：%2</translation>
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
        <translation>关于这个序列</translation>
    </message>
    <message>
        <source>Working out the values…</source>
        <translation>正在计算各值……</translation>
    </message>
    <message>
        <source>value 0: cold</source>
        <translation>值0：冷</translation>
    </message>
    <message>
        <source>framed: an exception to the period</source>
        <translation>加框：周期的例外</translation>
    </message>
    <message>
        <source>grey: before the period</source>
        <translation>灰色：周期之前</translation>
    </message>
    <message>
        <source>Enter or a click opens the heap.</source>
        <translation>按Enter或点击，打开这一堆。</translation>
    </message>
    <message>
        <source>Value against size of the heap</source>
        <translation>值随堆的大小变化</translation>
    </message>
    <message>
        <source>Grundy values by heap size. %1 The rows list the values.</source>
        <translation>按堆的大小排列的格伦迪值。%1下面各行列出这些值。</translation>
    </message>
    <message>
        <source>Period</source>
        <extracomment>a heading: after how many numbers a sequence repeats</extracomment>
        <translation>周期</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>正在计算……</translation>
    </message>
    <message>
        <source>Value of a heap of</source>
        <translation>堆的值，大小为</translation>
    </message>
    <message>
        <source>Value of a heap of this size</source>
        <translation>这么大的一堆的值</translation>
    </message>
    <message>
        <source>Open this heap</source>
        <translation>打开这一堆</translation>
    </message>
    <message>
        <source>In the Lab: %1</source>
        <translation>在实验室里：%1</translation>
    </message>
    <message>
        <source>Heaps</source>
        <extracomment>heads the choice of the game whose heaps the sequence is about</extracomment>
        <translation>堆</translation>
    </message>
    <message>
        <source>Family of heaps</source>
        <translation>堆的族</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>before a field: how many values the sequence has</extracomment>
        <translation>值</translation>
    </message>
    <message>
        <source>How many values</source>
        <translation>多少个值</translation>
    </message>
    <message>
        <source>Rows of</source>
        <extracomment>before a field: so many numbers stand in each row, such as 12 or the period</extracomment>
        <translation>每行</translation>
    </message>
    <message>
        <source>Values in a row</source>
        <translation>一行里值的个数</translation>
    </message>
    <message>
        <source>the period, else 20</source>
        <translation>按周期，否则20</translation>
    </message>
    <message>
        <source>the period</source>
        <extracomment>behind &quot;Rows of&quot;: each row is as long as the period of the sequence</extracomment>
        <translation>按周期</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Work it out again</source>
        <translation>重新计算</translation>
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
        <translation>设置</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>heads a setting: light or dark colours</extracomment>
        <translation>主题</translation>
    </message>
    <message>
        <source>Light, dark, or match the system.</source>
        <translation>浅色、深色，或者跟随系统。</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>a choice: as the computer is set</extracomment>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>light colours</extracomment>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>dark colours</extracomment>
        <translation>深色</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>heads a setting: how much the colours differ</extracomment>
        <translation>对比度</translation>
    </message>
    <message>
        <source>High: strong lines on plain black or white. System: match your desktop.</source>
        <translation>高：纯黑或纯白底上的粗线条。跟随系统：跟你的桌面一致。</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>normal contrast of colours, not normal play</extracomment>
        <translation>普通</translation>
    </message>
    <message>
        <source>High</source>
        <extracomment>high contrast of colours</extracomment>
        <translation>高</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>heads a setting: how large the letters are</extracomment>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Everything but the boards grows with it.</source>
        <translation>除了棋盘，一切都随它变大。</translation>
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
        <translation>减少动画</translation>
    </message>
    <message>
        <source>Pieces and panels change at once, without moving.</source>
        <translation>棋子和面板直接变化，没有动画。</translation>
    </message>
    <message>
        <source>The computer moves</source>
        <translation>电脑走棋</translation>
    </message>
    <message>
        <source>How long it waits before it moves, so that you see what it does. With reduced motion it moves at once.</source>
        <translation>电脑走棋之前等多久，好让你看清它做什么。减少动画时，它马上就走。</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>how fast the computer moves: without waiting</extracomment>
        <translation>马上走</translation>
    </message>
    <message>
        <source>After a moment</source>
        <translation>稍等一下</translation>
    </message>
    <message>
        <source>Slowly</source>
        <extracomment>how fast the computer moves: so that a class can follow</extracomment>
        <translation>慢慢走</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>heads a setting: whether moves can be heard</extracomment>
        <translation>声音</translation>
    </message>
    <message>
        <source>A short sound with each move and at the end of a game.</source>
        <translation>每走一步和游戏结束时发出短短的声音。</translation>
    </message>
    <message>
        <source>Warn after a mistake</source>
        <translation>失误后提醒</translation>
    </message>
    <message>
        <source>When your move gives the win away, you are told at once and can take it back.</source>
        <translation>你的一步把胜利送掉时，马上告诉你，可以收回。</translation>
    </message>
    <message>
        <source>Colour every move</source>
        <translation>给每种走法上色</translation>
    </message>
    <message>
        <source>Winning and losing moves are marked on the board while you play, as in Explore.</source>
        <translation>对局时在棋盘上标出制胜走法和败着，就像在探索里那样。</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>heads a setting of the explanations why a position is won</extracomment>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Screen for Present</source>
        <translation>演示用的屏幕</translation>
    </message>
    <message>
        <source>The screen that the class sees, such as the projector.</source>
        <translation>全班看的屏幕，比如投影仪。</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>heads a setting: the language of the program</extracomment>
        <translation>语言</translation>
    </message>
    <message>
        <source>The language of all texts.</source>
        <translation>所有文字的语言。</translation>
    </message>
    <message>
        <source>About Grundy</source>
        <extracomment>heads what is said of the program, its version and its rights</extracomment>
        <translation>关于 Grundy</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: copies the version, for a report</extracomment>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the version, for a report</source>
        <translation>复制版本号，报告问题时用</translation>
    </message>
    <message>
        <source>The version is copied.</source>
        <translation>版本号已复制。</translation>
    </message>
    <message>
        <source>If something is wrong, please tell whoever you got Grundy from, and name the version.</source>
        <translation>如果有什么不对，请告诉给你 Grundy 的人，并说明版本。</translation>
    </message>
    <message>
        <source>If something is wrong, please tell us at %1, and name the version.</source>
        <translation>如果有什么不对，请到 %1 告诉我们，并说明版本。</translation>
    </message>
    <message>
        <source>Grundy is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Grundy 是自由软件，遵循 GNU 通用公共许可证第 3 版或更新版本，不附带任何担保。</translation>
    </message>
    <message>
        <source>It is built with Qt (LGPL and GPL), Boost (Boost Software License) and CLI11 (BSD). Where they are installed it uses Graphviz (EPL) and the typefaces Inter and Noto (SIL OFL).</source>
        <translation>它用 Qt（LGPL 和 GPL）、Boost（Boost Software License）和 CLI11（BSD）构建。如果已安装，还会用到 Graphviz（EPL）以及 Inter 和 Noto 字体（SIL OFL）。</translation>
    </message>
    <message>
        <source>Thanks to Charles Bouton, Roland Sprague and Patrick Grundy, who found this theory, and to Elwyn Berlekamp, John Conway and Richard Guy, who made a world of it.</source>
        <translation>感谢查尔斯·布顿、罗兰·斯普拉格和帕特里克·格伦迪发现了这个理论，感谢埃尔温·伯利坎普、约翰·康威和理查德·盖伊把它变成了一个世界。</translation>
    </message>
    <message>
        <source>Plain pieces</source>
        <translation>朴素的棋子</translation>
    </message>
    <message>
        <source>Discs and bars on a plain ground, instead of pebbles, coins or frogs on a table.</source>
        <translation>素净的底上只有圆片和长条，而不是桌上的卵石、硬币或青蛙。</translation>
    </message>
    <message>
        <source>The idea: plain words. Labels: P and N, by moves and their answers. Values: Grundy values, nim-sums and numbers. Theorems: everything that is proven.</source>
        <translation>思路：平常话。标注：P和N，用走法和应着来说明。值：格伦迪值、尼姆和与数。定理：已经证明的一切。</translation>
    </message>
    <message>
        <source>P and N</source>
        <extracomment>heads a setting: the letters P and N, for lost and won positions</extracomment>
        <translation>P 和 N</translation>
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
        <translation>不限</translation>
    </message>
</context>
<context>
    <name>ShapeCard</name>
    <message>
        <source>Shape %1: %2</source>
        <extracomment>read aloud: the number of a drawn shape, and its name, such as &quot;two neighbours&quot;</extracomment>
        <translation>形状%1：%2</translation>
    </message>
    <message>
        <source>Remove shape %1</source>
        <translation>删除形状%1</translation>
    </message>
    <message>
        <source>may be turned</source>
        <translation>可以旋转</translation>
    </message>
    <message>
        <source>may be mirrored</source>
        <translation>可以翻转</translation>
    </message>
    <message>
        <source>at most</source>
        <extracomment>before a number: the longest line that may be taken</extracomment>
        <translation>最多</translation>
    </message>
    <message>
        <source>Longest line</source>
        <extracomment>read aloud: a field for the most stones that one move may take in a line</extracomment>
        <translation>最长的一排</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>in a field for a number: any length of a line</extracomment>
        <translation>不限</translation>
    </message>
    <message>
        <source>Who may take shape %1</source>
        <translation>谁可以取形状%1</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>of a shape: both players may take it</extracomment>
        <translation>双方</translation>
    </message>
    <message>
        <source>L Left</source>
        <extracomment>of a shape: only Left may take it; L is Left&apos;s letter</extracomment>
        <translation>L左方</translation>
    </message>
    <message>
        <source>R Right</source>
        <extracomment>of a shape: only Right may take it; R is Right&apos;s letter</extracomment>
        <translation>R右方</translation>
    </message>
    <message>
        <source>is taken</source>
        <extracomment>of a square of a drawn shape: a move takes the stone on it</extracomment>
        <translation>取走</translation>
    </message>
    <message>
        <source>must be empty</source>
        <translation>必须空着</translation>
    </message>
    <message>
        <source>a stone that must stay</source>
        <translation>必须留下的石子</translation>
    </message>
    <message>
        <source>anything</source>
        <extracomment>of a square of a drawn shape: a stone, or none, or a hole</extracomment>
        <translation>什么都行</translation>
    </message>
    <message>
        <source>Squares of shape %1</source>
        <translation>形状%1的格子</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <extracomment>read aloud: a square of a drawn shape, and what is said of it: &quot;is taken&quot;, &quot;anything&quot;</extracomment>
        <translation>第%1行，第%2列：%3</translation>
    </message>
</context>
<context>
    <name>ShareChartCard</name>
    <message>
        <source>Share of the games through a move won by the player who started</source>
        <translation>经过某一步的局里，先走的人赢得的比例</translation>
    </message>
    <message>
        <source>Share of the games through a move won by the player who makes it</source>
        <translation>经过某一步的局里，走这一步的人赢得的比例</translation>
    </message>
    <message>
        <source>How often a move is part of a won game</source>
        <translation>一步棋有多少次出现在赢局里</translation>
    </message>
    <message>
        <source>Whose wins are counted</source>
        <translation>算谁赢</translation>
    </message>
    <message>
        <source>Its mover wins</source>
        <translation>走这一步的人赢</translation>
    </message>
    <message>
        <source>The starter wins</source>
        <translation>先走的人赢</translation>
    </message>
    <message>
        <source>%1. Moves that always or never win are counted.</source>
        <translation>%1。总赢或总输的走法也算在内。</translation>
    </message>
    <message>
        <source>%1. Moves that always or never win are left out.</source>
        <translation>%1。总赢或总输的走法不算在内。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>read aloud: what the chart shows, and a sentence that sums it up</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Also count moves that always (100%) or never (0%) win</source>
        <translation>总赢（100%）或总输（0%）的走法也算在内</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>A picture of the game</source>
        <translation>这一局的图片</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>a button, a verb: writes the picture to a file</extracomment>
        <translation>保存……</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: puts the picture into the clipboard</extracomment>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copied the picture.</source>
        <translation>图片已复制。</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>a button: closes the dialog</extracomment>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>SharedGame</name>
    <message>
        <source>I was winning above, %1 below.</source>
        <extracomment>the other player: who was winning where a line runs above, and where it runs below</extracomment>
        <translation>线在上面：我必胜；在下面：%1必胜。</translation>
    </message>
    <message>
        <source>%1 was winning above, %2 below.</source>
        <extracomment>two players: who was winning where a line runs above, and where it runs below</extracomment>
        <translation>线在上面：%1必胜；在下面：%2必胜。</translation>
    </message>
    <message>
        <source>And you?</source>
        <translation>你呢？</translation>
    </message>
    <message>
        <source>Can you beat %1?</source>
        <translation>你能赢%1吗？</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>?, F1</source>
        <extracomment>names of keys, of which either does it</extracomment>
        <translation>?，F1</translation>
    </message>
    <message>
        <source>This list</source>
        <extracomment>what a key does: it shows the list of keys</extracomment>
        <translation>这个列表</translation>
    </message>
    <message>
        <source>Ctrl+1 to 4</source>
        <translation>Ctrl+1至4</translation>
    </message>
    <message>
        <source>Games, Learn, Lab, Settings</source>
        <translation>游戏、学习、实验室、设置</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>Alt+←</source>
        <translation>Alt+←</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>回到游戏列表</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>the name of a key</extracomment>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Games: remove a recent game</source>
        <translation>游戏：删除最近的一局</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>what a key does: it asks for the next game</extracomment>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Open a saved game or a lesson</source>
        <translation>打开保存的游戏或课</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>保存游戏</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>导出图片</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>复制局面</translation>
    </message>
    <message>
        <source>Ctrl+V</source>
        <translation>Ctrl+V</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>粘贴局面</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>The whole game in the Lab</source>
        <translation>在实验室里看整个游戏</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>what a key does: it takes the last move back</extracomment>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z, Ctrl+Y</source>
        <translation>Ctrl+Shift+Z，Ctrl+Y</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>what a key does: it makes a move again that was taken back</extracomment>
        <translation>重做</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>what a key does, a verb: it begins the same game anew</extracomment>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Edit the position</source>
        <translation>编辑局面</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Normal or misère play</source>
        <translation>正常规则或反常规则</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>Cancel the analysis</source>
        <translation>取消分析</translation>
    </message>
    <message>
        <source>Say the position aloud (screen reader)</source>
        <translation>念出局面（屏幕阅读器）</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>what a key does: it tells a little of how to win</extracomment>
        <translation>提示</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>why is the position won or lost?</extracomment>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a verb: the mode Play</extracomment>
        <translation>对局</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>what a key does, a verb: it shows the analysis of the position</extracomment>
        <translation>探索</translation>
    </message>
    <message>
        <source>Explore: losing moves</source>
        <translation>探索：败着</translation>
    </message>
    <message>
        <source>Explore: Nim lens</source>
        <translation>探索：尼姆透镜</translation>
    </message>
    <message>
        <source>Explore: Left, Right to move</source>
        <translation>探索：轮到左方、右方走</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>heads the keys for what is shown to a class
----------
what a key does, a verb: it shows the position to a class</extracomment>
        <translation>演示</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>the arrow keys</extracomment>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Move over the board</source>
        <translation>在棋盘上移动</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <extracomment>names of keys, of which either does it</extracomment>
        <translation>Enter，Space</translation>
    </message>
    <message>
        <source>Choose a piece</source>
        <translation>选一颗棋子</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>the name of a key</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Drop a half-made choice, or leave what was entered last</source>
        <translation>放弃选了一半的走法，或离开刚进入的地方</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Shift+方向键</translation>
    </message>
    <message>
        <source>Hackenbush: move what is shown</source>
        <translation>Hackenbush：移动显示的部分</translation>
    </message>
    <message>
        <source>Space, a drag</source>
        <translation>Space，拖动</translation>
    </message>
    <message>
        <source>Hackenbush: the same with the mouse</source>
        <translation>Hackenbush：用鼠标做同样的事</translation>
    </message>
    <message>
        <source>Drawing edges: end at a new joint</source>
        <translation>画边：用新节点结束</translation>
    </message>
    <message>
        <source>Erasing edges: erase</source>
        <translation>擦除边：擦除</translation>
    </message>
    <message>
        <source>Space, PageDown, →</source>
        <translation>Space，PageDown，→</translation>
    </message>
    <message>
        <source>Present: next</source>
        <extracomment>what keys do while a class is shown something: the next step</extracomment>
        <translation>演示：下一步</translation>
    </message>
    <message>
        <source>Backspace, PageUp, ←</source>
        <translation>Backspace，PageUp，←</translation>
    </message>
    <message>
        <source>Present: back</source>
        <extracomment>while a class is shown something: one step back</extracomment>
        <translation>演示：后退</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>1至9，0</translation>
    </message>
    <message>
        <source>Present: a step seen before</source>
        <translation>演示：看过的某一步</translation>
    </message>
    <message>
        <source>Home, F5</source>
        <extracomment>names of keys, of which either does it</extracomment>
        <translation>Home，F5</translation>
    </message>
    <message>
        <source>Present: first step</source>
        <translation>演示：第一步</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>the name of a key</extracomment>
        <translation>End</translation>
    </message>
    <message>
        <source>Present: last step seen</source>
        <translation>演示：看过的最后一步</translation>
    </message>
    <message>
        <source>B, .</source>
        <extracomment>keys, of which either does it: the letter B and the full stop</extracomment>
        <translation>B，.</translation>
    </message>
    <message>
        <source>Present: blank the screen</source>
        <translation>演示：黑屏</translation>
    </message>
    <message>
        <source>Present: take votes, or end</source>
        <translation>演示：开始或结束投票</translation>
    </message>
    <message>
        <source>↑, ↓, +, −</source>
        <translation>↑，↓，+，−</translation>
    </message>
    <message>
        <source>Votes: choose a line, count</source>
        <translation>投票：选一行，计票</translation>
    </message>
    <message>
        <source>Present: undo, restart</source>
        <translation>演示：撤销，重新开始</translation>
    </message>
    <message>
        <source>Present: the teacher’s window</source>
        <translation>演示：老师的窗口</translation>
    </message>
    <message>
        <source>Present: leave</source>
        <extracomment>what a key does while a class is shown something: it ends that</extracomment>
        <translation>演示：退出</translation>
    </message>
    <message>
        <source>Space, Backspace</source>
        <extracomment>two keys: on, back</extracomment>
        <translation>Space，Backspace</translation>
    </message>
    <message>
        <source>Lesson: next, back</source>
        <translation>课：下一步，后退</translation>
    </message>
    <message>
        <source>Marking: mark the position</source>
        <translation>标注：标出局面</translation>
    </message>
    <message>
        <source>Marking: leave it blank</source>
        <translation>标注：留空</translation>
    </message>
    <message>
        <source>Marking: check</source>
        <extracomment>what a key does while one marks positions with P and N: are the letters right?</extracomment>
        <translation>标注：检查</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <extracomment>the arrow keys, and the key Enter; the arrows walk, Enter opens</extracomment>
        <translation>方向键，Enter</translation>
    </message>
    <message>
        <source>Lab: walk, open</source>
        <translation>实验室：走动，打开</translation>
    </message>
    <message>
        <source>Lab: zoom, the whole picture</source>
        <translation>实验室：缩放，整幅图</translation>
    </message>
    <message>
        <source>State graph: next, previous move</source>
        <translation>状态图：下一种、上一种走法</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>the title of a dialog: the list of keys and what they do</extracomment>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a key, and what it does</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Print the position</source>
        <translation>打印局面</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <extracomment>heads the keys that work on each page</extracomment>
        <translation>所有页面</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Zoom, the whole board</source>
        <translation>缩放，整个棋盘</translation>
    </message>
    <message>
        <source>Learn and the Lab</source>
        <translation>学习与实验室</translation>
    </message>
    <message>
        <source>Where did it turn?, next mistake</source>
        <translation>转折点在哪里？下一个错误</translation>
    </message>
    <message>
        <source>Shift+M</source>
        <translation>Shift+M</translation>
    </message>
    <message>
        <source>Where did it turn?, previous mistake</source>
        <translation>转折点在哪里？上一个错误</translation>
    </message>
    <message>
        <source>Where did it turn?, previous, next move</source>
        <translation>转折点在哪里？上一步、下一步</translation>
    </message>
    <message>
        <source>Present: idea, labels, values, theorems</source>
        <translation>演示：思路、标注、值、定理</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>V: votes</source>
        <extracomment>a button with its key, V: the class votes on the moves or answers</extracomment>
        <translation>V：投票</translation>
    </message>
</context>
<context>
    <name>StartStrip</name>
    <message>
        <source>Start from</source>
        <extracomment>before ready-made rules, such as Cram: one of them is the beginning of one&apos;s own drawing</extracomment>
        <translation>从这里开始</translation>
    </message>
    <message>
        <source>Rules to start from</source>
        <translation>可以从这里开始的规则</translation>
    </message>
    <message>
        <source>drawn by you</source>
        <translation>你画的</translation>
    </message>
</context>
<context>
    <name>StateGraphTab</name>
    <message>
        <source>About the state graph</source>
        <translation>关于状态图</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>显示为表格</translation>
    </message>
    <message>
        <source>State graph of %1</source>
        <translation>%1的状态图</translation>
    </message>
    <message>
        <source>Find a position</source>
        <translation>查找局面</translation>
    </message>
    <message>
        <source>No position is called %1.</source>
        <translation>没有叫%1的局面。</translation>
    </message>
    <message>
        <source>Selected</source>
        <extracomment>heads what is said of the position that is selected in the graph</extracomment>
        <translation>选中的</translation>
    </message>
    <message>
        <source>No position is selected.</source>
        <translation>没有选中局面。</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>在探索中打开</translation>
    </message>
    <message>
        <source>Show the part around it</source>
        <translation>显示它周围的部分</translation>
    </message>
    <message>
        <source>A click on a position opens it in Explore; Ctrl + click or a long press selects it.</source>
        <translation>点一个局面，就在探索中打开它；按住Ctrl点击或长按可以选中它。</translation>
    </message>
    <message>
        <source>A click on a position selects it, a double click opens it in Explore.</source>
        <translation>点一个局面选中它，双击在探索中打开它。</translation>
    </message>
    <message>
        <source>Follow one line of play</source>
        <translation>跟着一局走下去</translation>
    </message>
    <message>
        <source>Step into the kernel</source>
        <translation>走进核</translation>
    </message>
    <message>
        <source>Step out of the kernel</source>
        <translation>走出核</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: takes the last move of this line of play back
----------
a button: one step back</extracomment>
        <translation>后退</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>the name of a key</extracomment>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Click a position that a move leads to, or walk there with the arrow keys and press Space.</source>
        <translation>点一个走得到的局面，或者用方向键走过去再按Space。</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>heads what the graph shows</extracomment>
        <translation>显示</translation>
    </message>
    <message>
        <source>Only winning moves</source>
        <translation>只看制胜走法</translation>
    </message>
    <message>
        <source>Layout</source>
        <extracomment>a field, a noun: how the dots of the graph are placed</extracomment>
        <translation>布局</translation>
    </message>
    <message>
        <source>Layout: dot</source>
        <extracomment>how the graph is laid out: by the program dot, whose name is not translated</extracomment>
        <translation>布局：dot</translation>
    </message>
    <message>
        <source>quick</source>
        <extracomment>a layout that is made quickly</extracomment>
        <translation>快速</translation>
    </message>
    <message>
        <source>Label backwards, step by step</source>
        <translation>从终局倒着标注，一步一步来</translation>
    </message>
    <message>
        <source>Step of the labelling</source>
        <translation>标注的步骤</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>a button, a verb: stops going from step to step by itself</extracomment>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: goes from step to step by itself</extracomment>
        <translation>播放</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one step on</extracomment>
        <translation>前进</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到底</translation>
    </message>
    <message>
        <source>terminal</source>
        <extracomment>a position without a move</extracomment>
        <translation>终局</translation>
    </message>
    <message>
        <source>cold: the player who just moved wins</source>
        <translation>冷：刚走完的人赢</translation>
    </message>
    <message>
        <source>hot: the player to move wins</source>
        <translation>热：轮到走的人赢</translation>
    </message>
    <message>
        <source>Left wins</source>
        <extracomment>explains a colour: positions in which the player Left wins</extracomment>
        <translation>左方赢</translation>
    </message>
    <message>
        <source>Right wins</source>
        <extracomment>explains a colour: positions in which the player Right wins</extracomment>
        <translation>右方赢</translation>
    </message>
    <message>
        <source>no letter: not worked out</source>
        <translation>没有字母：没有算出</translation>
    </message>
    <message>
        <source>no letter: play may go on for ever</source>
        <translation>没有字母：可能永远玩不完</translation>
    </message>
    <message>
        <source>winning move</source>
        <extracomment>explains a colour: an arrow of the graph</extracomment>
        <translation>制胜走法</translation>
    </message>
    <message>
        <source>other move</source>
        <extracomment>explains a colour: an arrow of the graph that is not known to win</extracomment>
        <translation>其他走法</translation>
    </message>
    <message>
        <source>losing move</source>
        <extracomment>explains a colour: an arrow of the graph</extracomment>
        <translation>败着</translation>
    </message>
    <message>
        <source>move of Left (thick: it wins)</source>
        <translation>左方的走法（粗线：能赢）</translation>
    </message>
    <message>
        <source>move of Right (thick: it wins)</source>
        <translation>右方的走法（粗线：能赢）</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>read aloud: the table of all positions of the graph</extracomment>
        <translation>局面</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column and what stands there</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>head of a column: a position of the graph</extracomment>
        <translation>局面</translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>head of a column: P, N, L or R</extracomment>
        <translation>胜负</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>head of a column: a number</extracomment>
        <translation>格伦迪值</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>head of a column: how many moves the game lasts yet</extracomment>
        <translation>剩余步数</translation>
    </message>
    <message>
        <source>Longest game</source>
        <extracomment>head of a column: how many moves it has</extracomment>
        <translation>最长的一局</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>head of a column, a noun: how many there are</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>Winning moves</source>
        <extracomment>head of a column: how many there are</extracomment>
        <translation>制胜走法</translation>
    </message>
</context>
<context>
    <name>StatisticsTab</name>
    <message>
        <source>P-positions by size</source>
        <translation>按大小排列的P局面</translation>
    </message>
    <message>
        <source>cold positions, below</source>
        <translation>冷局面，在下方</translation>
    </message>
    <message>
        <source>all others, above</source>
        <translation>其余的，在上方</translation>
    </message>
    <message>
        <source>hot positions, above</source>
        <translation>热局面，在上方</translation>
    </message>
    <message>
        <source>The size of a position is the number of moves of the longest game left.</source>
        <translation>一个局面的大小，就是剩下最长的一局的步数。</translation>
    </message>
    <message>
        <source>Bars of positions by size; the table behind them has the numbers.</source>
        <translation>按大小排列的局面条形图；数字在它背后的表里。</translation>
    </message>
    <message>
        <source>The whole game in figures</source>
        <translation>整个游戏的数字</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a figure and its value</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>read aloud: a figure, its value, and a note</extracomment>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>At most at once, runs of counters: %1</source>
        <translation>同时最多的棋子段数：%1</translation>
    </message>
    <message>
        <source>Without terminal positions</source>
        <translation>不算终局</translation>
    </message>
    <message>
        <source>Positions without a move, and the moves to them, are left out. Published figures for misère Line Nim are counted this way: nobody takes the last counter willingly.</source>
        <translation>没有走法的局面，以及走到那里的走法，都不算在内。已发表的反常直线尼姆的数字就是这样数的：谁也不愿意取走最后一颗棋子。</translation>
    </message>
    <message>
        <source>Every position counts, even those without a move.</source>
        <translation>每个局面都算，没有走法的也算。</translation>
    </message>
    <message>
        <source>Positions equal by symmetry count once</source>
        <translation>对称相同的局面只算一次</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>That gives the win away. Take it back, or play on?</source>
        <translation>这一步把胜利送掉了。收回，还是继续？</translation>
    </message>
    <message>
        <source>That gives the win away.</source>
        <translation>这一步把胜利送掉了。</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>a button: takes the move back that was a mistake</extracomment>
        <translation>收回</translation>
    </message>
    <message>
        <source>Take the move back and choose another one (Ctrl+Z)</source>
        <translation>收回这一步，另走一步（Ctrl+Z）</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: the mistake stands, and the game goes on</extracomment>
        <translation>继续</translation>
    </message>
    <message>
        <source>The move stands, and the game goes on</source>
        <translation>这一步算数，游戏继续</translation>
    </message>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation>正在求解……</translation>
    </message>
    <message>
        <source>Solving: %1</source>
        <extracomment>the program works out who wins; how far it is, such as &quot;40%&quot;</extracomment>
        <translation>正在求解：%1</translation>
    </message>
    <message>
        <source>Solving: %1 · %2</source>
        <comment>part done, time left</comment>
        <translation>正在求解：%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>part done and time left, memory</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>The computer moves without knowing the answer</source>
        <translation>电脑不知道答案就走</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <extracomment>the name of a player who chooses a move</extracomment>
        <translation>%1正在思考……</translation>
    </message>
</context>
<context>
    <name>TableBoard</name>
    <message>
        <source>Together: %1</source>
        <extracomment>below several boards: what they are worth together, such as ∗3 or 1/2 + ∗</extracomment>
        <translation>合起来：%1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>the number of a board on the table, and its game</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Board %1</source>
        <extracomment>read aloud: the number of a board on the table, such as 2</extracomment>
        <translation>第%1个棋盘</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>复制</translation>
    </message>
    <message>
        <source>Exchange Left and Right</source>
        <translation>左方右方互换</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>往左移</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>往右移</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>an entry of a menu: takes this board off the table</extracomment>
        <translation>删除</translation>
    </message>
    <message>
        <source>worth %1</source>
        <extracomment>read aloud: the value of a board, such as ∗3</extracomment>
        <translation>值%1</translation>
    </message>
</context>
<context>
    <name>TableCards</name>
    <message>
        <source>Filled in step by step</source>
        <translation>一步一步地填</translation>
    </message>
    <message>
        <source>Next size: %1</source>
        <translation>下一个大小：%1</translation>
    </message>
    <message>
        <source>Everything is shown</source>
        <translation>全部显示完了</translation>
    </message>
    <message>
        <source>Shows the next size (Page down)</source>
        <translation>显示下一个大小（Page down）</translation>
    </message>
    <message>
        <source>Hide all</source>
        <extracomment>a button: covers all labels of the table</extracomment>
        <translation>全部隐藏</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>a button: uncovers all labels of the table</extracomment>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Selected</source>
        <extracomment>heads what is said of the selected position; none is selected yet</extracomment>
        <translation>选中的</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <extracomment>heads what is said of the selected position, such as 3,2</extracomment>
        <translation>选中：%1</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>在探索中打开</translation>
    </message>
    <message>
        <source>Periods</source>
        <extracomment>a heading: rows of the table that repeat</extracomment>
        <translation>周期</translation>
    </message>
    <message>
        <source>No row repeats within this table.</source>
        <translation>在这张表里没有一行重复。</translation>
    </message>
    <message>
        <source>The bracket below a row spans its first period; it is dashed where the period is only seen.</source>
        <translation>每行下面的括号标出它的第一个周期；周期只是看到、没有证明时，括号是虚线。</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <extracomment>a button: shows only the first lines of a list</extracomment>
        <translation>少显示一些</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>显示全部%1个</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>heads what is said of the selected position of the table</extracomment>
        <translation>局面</translation>
    </message>
    <message>
        <source>Point at a cell, or go to it with the arrow keys. A click or Enter opens it in Explore.</source>
        <translation>指向一格，或者用方向键走过去。点击或按Enter，在探索中打开。</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>heads the choice of the positions that the table shows, a noun</extracomment>
        <translation>筛选</translation>
    </message>
    <message>
        <source>All positions</source>
        <extracomment>a choice: the table shows all positions</extracomment>
        <translation>所有局面</translation>
    </message>
    <message>
        <source>Only P-positions</source>
        <extracomment>a choice: the table shows only P-positions</extracomment>
        <translation>只看P局面</translation>
    </message>
    <message>
        <source>Only with the value</source>
        <translation>只看这个值</translation>
    </message>
    <message>
        <source>The value looked for</source>
        <translation>要找的值</translation>
    </message>
    <message>
        <source>%1 of the positions stand out.</source>
        <translation>突出显示%1个局面。</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>a choice: what the table shows of each position</extracomment>
        <translation>格伦迪值</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>a choice: what the table shows of each position: how many moves the game lasts yet</extracomment>
        <translation>剩余步数</translation>
    </message>
    <message>
        <source>Exact value</source>
        <extracomment>a choice: what the table shows of each position</extracomment>
        <translation>精确值</translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>a choice: what the table shows of each position: P, N, L or R</extracomment>
        <translation>胜负</translation>
    </message>
    <message>
        <source>Family of positions</source>
        <translation>局面的族</translation>
    </message>
    <message>
        <source>Ready-made family</source>
        <extracomment>a field: positions with n and m for which a table can be made, such as nim:n,m</extracomment>
        <translation>现成的族</translation>
    </message>
    <message>
        <source>As typed below</source>
        <translation>照下面输入的</translation>
    </message>
    <message>
        <source>Families of all games</source>
        <translation>所有游戏的族</translation>
    </message>
    <message>
        <source>Pattern with the variables n and m</source>
        <translation>含变量n和m的式样</translation>
    </message>
    <message>
        <source>n and m are numbers; 1^n repeats the 1, (1^n/)^m the rows.</source>
        <translation>n和m是数；1^n重复1，(1^n/)^m重复行。</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>显示什么</translation>
    </message>
    <message>
        <source>Misère play</source>
        <extracomment>a switch: who makes the last move loses</extracomment>
        <translation>反常规则</translation>
    </message>
    <message>
        <source>%1 from</source>
        <extracomment>before the first number of a range; the letter n or m: &quot;n from 0 to 15&quot;</extracomment>
        <translation>%1从</translation>
    </message>
    <message>
        <source>Least value of %1</source>
        <translation>%1的最小值</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>between the ends of a range: from 0 to 15</extracomment>
        <translation>到</translation>
    </message>
    <message>
        <source>Largest value of %1</source>
        <translation>%1的最大值</translation>
    </message>
</context>
<context>
    <name>TableExport</name>
    <message>
        <source>A table’s name ends in .csv, .json, .svg or .png.</source>
        <translation>表的文件名以.csv、.json、.svg或.png结尾。</translation>
    </message>
</context>
<context>
    <name>TableQuestion</name>
    <message>
        <source>Fill the table</source>
        <translation>填表</translation>
    </message>
    <message>
        <source>Search instead</source>
        <extracomment>a button: lets the program search rather than make a table</extracomment>
        <translation>改用搜索</translation>
    </message>
    <message>
        <source>Needs little memory, and may not get to the end</source>
        <translation>需要的内存少，但可能算不到底</translation>
    </message>
</context>
<context>
    <name>TableTab</name>
    <message>
        <source>Tables</source>
        <extracomment>a heading: tables of many positions</extracomment>
        <translation>表</translation>
    </message>
    <message>
        <source>About the table</source>
        <translation>关于这张表</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>表里显示什么</translation>
    </message>
    <message>
        <source>Family of positions</source>
        <translation>局面的族</translation>
    </message>
    <message>
        <source>Fully analysed</source>
        <extracomment>a kind of table: every position that can be reached, each with all that is known of it</extracomment>
        <translation>完整分析</translation>
    </message>
    <message>
        <source>Working: %1%</source>
        <extracomment>how much of the table is worked out, such as 40</extracomment>
        <translation>正在计算：%1%</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <extracomment>the table was stopped; then what is known of it: a sentence</extracomment>
        <translation>停止了：%1</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>a button: works on where it was stopped</extracomment>
        <translation>继续</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>round and filled: cold (P)</source>
        <translation>圆形实心：冷（P）</translation>
    </message>
    <message>
        <source>square: hot (N), stronger with the number</source>
        <translation>方形：热（N），数越大颜色越深</translation>
    </message>
    <message>
        <source>square: hot (N)</source>
        <translation>方形：热（N）</translation>
    </message>
    <message>
        <source>Left wins</source>
        <extracomment>explains a colour: positions in which the player Left wins</extracomment>
        <translation>左方赢</translation>
    </message>
    <message>
        <source>Right wins</source>
        <extracomment>explains a colour: positions in which the player Right wins</extracomment>
        <translation>右方赢</translation>
    </message>
</context>
<context>
    <name>TakePopup</name>
    <message>
        <source>Move down from step %1</source>
        <translation>从第%1级往下移</translation>
    </message>
    <message>
        <source>Take from heap %1</source>
        <translation>从第%1堆取</translation>
    </message>
    <message>
        <source>Stones to take</source>
        <translation>要取的石子</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <extracomment>how many stones of the heap are left after the move, such as 4</extracomment>
        <translation>留下%1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>a button, a verb: takes so many stones, such as 3</extracomment>
        <translation>取%1</translation>
    </message>
</context>
<context>
    <name>TeacherWindow</name>
    <message>
        <source>For the teacher – Grundy</source>
        <translation>老师专用 – Grundy</translation>
    </message>
    <message>
        <source>%1 · %2:%3</source>
        <comment>step · minutes:seconds</comment>
        <translation>%1 · %2:%3</translation>
    </message>
    <message>
        <source>The class reads</source>
        <translation>全班看到的</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>heads what the class sees in the next step
----------
a button: to the next step</extracomment>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>heads the answer that the class does not see yet, a noun</extracomment>
        <translation>答案</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>heads the notes of a lesson for the teacher, a noun</extracomment>
        <translation>备注</translation>
    </message>
    <message>
        <source>Votes</source>
        <extracomment>heads how many of the class have voted, a noun</extracomment>
        <translation>票数</translation>
    </message>
    <message>
        <source>%L1 votes so far</source>
        <translation>到现在%L1票</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one step back</extracomment>
        <translation>后退</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>a button: the class sees the screen again</extracomment>
        <translation>亮屏</translation>
    </message>
    <message>
        <source>Blank</source>
        <extracomment>a button, a verb: the class sees an empty screen</extracomment>
        <translation>黑屏</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>a button: ends the presentation</extracomment>
        <translation>退出</translation>
    </message>
    <message>
        <source>The class sees this screen, so the answer is covered.</source>
        <translation>全班看得到这个屏幕，所以答案盖住了。</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
</context>
<context>
    <name>TheoryRow</name>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>read aloud: a game, what is claimed of it, and how far that is checked</extracomment>
        <translation>%1：%2 %3</translation>
    </message>
    <message>
        <source>%1: %2 %3. %4</source>
        <extracomment>read aloud: a game, what is claimed of it, how far that is checked, and the result</extracomment>
        <translation>%1：%2 %3。%4</translation>
    </message>
    <message>
        <source>up to size</source>
        <translation>大小不超过</translation>
    </message>
    <message>
        <source>%1: size of the largest positions checked</source>
        <translation>%1：要检验的最大局面的大小</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends this check</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>a button, a verb: begins this check</extracomment>
        <translation>检验</translation>
    </message>
    <message>
        <source>Cancel the check of %1</source>
        <translation>取消检验%1</translation>
    </message>
    <message>
        <source>Check %1</source>
        <extracomment>a button, a verb: begins the check of a game, such as Nim</extracomment>
        <translation>检验%1</translation>
    </message>
    <message>
        <source>Open the position</source>
        <translation>打开这个局面</translation>
    </message>
    <message>
        <source>Open %1</source>
        <extracomment>a button, a verb: opens a position, such as nim:7,11,5</extracomment>
        <translation>打开%1</translation>
    </message>
    <message>
        <source>Claims that fail</source>
        <translation>不成立的说法</translation>
    </message>
    <message>
        <source>The theory of the games</source>
        <translation>游戏的理论</translation>
    </message>
    <message>
        <source>Search alone looks for the smallest counterexample. Finding one is not an error of the program.</source>
        <translation>单靠搜索来找最小的反例。找到反例不是程序的错误。</translation>
    </message>
    <message>
        <source>Every small position is answered twice, by theory and by search alone. They have to agree.</source>
        <translation>每个小局面都回答两遍，一遍靠理论，一遍单靠搜索。两遍必须一致。</translation>
    </message>
</context>
<context>
    <name>TheoryTab</name>
    <message>
        <source>Theory check</source>
        <extracomment>a heading: theorems are compared with a plain search</extracomment>
        <translation>理论检验</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>beside a heading: what follows is about all games</extracomment>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>Checks</source>
        <extracomment>read aloud: the list of all checks of theorems</extracomment>
        <translation>检验</translation>
    </message>
    <message>
        <source>Position: %1</source>
        <extracomment>read aloud: the position of a counterexample, such as nim:7,11,5</extracomment>
        <translation>局面：%1</translation>
    </message>
    <message>
        <source>Open it in Explore</source>
        <translation>在探索中打开</translation>
    </message>
    <message>
        <source>Cancel all</source>
        <extracomment>a button: ends all checks</extracomment>
        <translation>全部取消</translation>
    </message>
    <message>
        <source>Check all</source>
        <extracomment>a button: begins all checks</extracomment>
        <translation>全部检验</translation>
    </message>
    <message>
        <source>All checks</source>
        <extracomment>a heading: what all checks together have found</extracomment>
        <translation>所有检验</translation>
    </message>
    <message>
        <source>holds</source>
        <extracomment>of a theorem, a verb: it agrees with the search</extracomment>
        <translation>成立</translation>
    </message>
    <message>
        <source>a claim that fails, as expected</source>
        <translation>不成立的说法，不出所料</translation>
    </message>
    <message>
        <source>theory and search differ: an error</source>
        <translation>理论与搜索不一致：有错误</translation>
    </message>
</context>
<context>
    <name>TodoChartCard</name>
    <message>
        <source>found: %1</source>
        <extracomment>how many positions have been found so far</extracomment>
        <translation>已找到：%1</translation>
    </message>
    <message>
        <source>to do: peak %1</source>
        <translation>待处理：最多时%1</translation>
    </message>
    <message>
        <source>Finding all positions</source>
        <translation>寻找所有局面</translation>
    </message>
    <message>
        <source>Which position is looked at next</source>
        <translation>下一个看哪个局面</translation>
    </message>
    <message>
        <source>Highest number first</source>
        <translation>数最大的先看</translation>
    </message>
    <message>
        <source>In the order found (breadth first)</source>
        <translation>按找到的顺序（广度优先）</translation>
    </message>
    <message>
        <source>Last found first</source>
        <translation>最后找到的先看</translation>
    </message>
    <message>
        <source>Positions found and still to do after so many have been done; the one in hand counts.</source>
        <translation>处理了这么多局面之后，已找到和待处理的局面数；正在处理的也算。</translation>
    </message>
    <message>
        <source>Finding all positions: %1, %2</source>
        <extracomment>read aloud: a chart: &quot;found: 1200&quot;, and how many were to be done at most</extracomment>
        <translation>寻找所有局面：%1，%2</translation>
    </message>
</context>
<context>
    <name>TryBoard</name>
    <message>
        <source>hole</source>
        <extracomment>read aloud: a square that does not belong to the board</extracomment>
        <translation>洞</translation>
    </message>
    <message>
        <source>taken</source>
        <extracomment>read aloud: a square whose stone is gone</extracomment>
        <translation>已取走</translation>
    </message>
    <message>
        <source>stone</source>
        <extracomment>read aloud: a square with a stone</extracomment>
        <translation>石子</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a cell such as c3, and what is there</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Board to try the game on</source>
        <translation>试玩用的棋盘</translation>
    </message>
    <message>
        <source>%1. Take %2: %3</source>
        <extracomment>read aloud: the square and what is there, the squares that a move takes, and what that leads to</extracomment>
        <translation>%1。取%2：%3</translation>
    </message>
</context>
<context>
    <name>TryPane</name>
    <message>
        <source>Try it</source>
        <extracomment>heads the board on which the drawn rules can be tried</extracomment>
        <translation>试一试</translation>
    </message>
    <message>
        <source>What a click on the board does</source>
        <translation>点一下棋盘会做什么</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>a click takes stones</extracomment>
        <translation>取走</translation>
    </message>
    <message>
        <source>Make holes</source>
        <extracomment>a click makes a hole in the board</extracomment>
        <translation>挖洞</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>a field: how many columns the board has</extracomment>
        <translation>列</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>a field: how many rows the board has</extracomment>
        <translation>行</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last move back</extracomment>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Fill again</source>
        <extracomment>a button: puts stones on all squares</extracomment>
        <translation>重新填满</translation>
    </message>
    <message>
        <source>Who is to move</source>
        <translation>轮到谁走</translation>
    </message>
    <message>
        <source>L to move</source>
        <translation>轮到L走</translation>
    </message>
    <message>
        <source>R to move</source>
        <translation>轮到R走</translation>
    </message>
    <message>
        <source>A click makes a hole, or fills it.</source>
        <translation>点一下挖一个洞，或者把洞填上。</translation>
    </message>
    <message>
        <source>Pointing shows a take, a click makes it. The wheel, or + and −, shows other takes there.</source>
        <translation>指向棋盘会显示一种取法，点一下就这样取。滚轮或者+和−显示那里的其他取法。</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>heads the sentence that tells the drawn rules</extracomment>
        <translation>用文字说</translation>
    </message>
</context>
<context>
    <name>TurnSwitch</name>
    <message>
        <source>Who is to move</source>
        <translation>轮到谁走</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>轮到%1走</translation>
    </message>
</context>
<context>
    <name>ValueCard</name>
    <message>
        <source>Value</source>
        <extracomment>heads what the position is worth, a noun</extracomment>
        <translation>值</translation>
    </message>
    <message>
        <source>Nim heaps</source>
        <extracomment>before heaps of Nim that equal the position, such as 3, 5</extracomment>
        <translation>尼姆的堆</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>before a number: the Grundy value of the position</extracomment>
        <translation>格伦迪值</translation>
    </message>
    <message>
        <source>Exact value</source>
        <extracomment>before the value of the position as a game, such as 1/2 + ∗</extracomment>
        <translation>精确值</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <extracomment>what was checked, and holds</extracomment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>before the mean value of a hot game, a noun</extracomment>
        <translation>平均值</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>before the temperature of a hot game</extracomment>
        <translation>温度</translation>
    </message>
    <message>
        <source>Stops of Left and Right</source>
        <translation>左方和右方的停止值</translation>
    </message>
    <message>
        <source>Atomic weight</source>
        <extracomment>before the atomic weight of a game, an integer mostly</extracomment>
        <translation>原子量</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a name such as &quot;Grundy value&quot;, and the value</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Thermograph: the mast stands at %1, from temperature %2 upwards</source>
        <extracomment>read aloud: the mean of a game, such as 1, and its temperature, such as 1/2</extracomment>
        <translation>温度图：桅杆位于%1，从温度%2开始</translation>
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
        <translation>从%L1到%L2的数轴</translation>
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
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Solving</source>
        <extracomment>read aloud: the program works out who wins</extracomment>
        <translation>正在求解</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>还没有解出</translation>
    </message>
    <message>
        <source>Cold — the previous player wins</source>
        <translation>冷——上一位玩家赢</translation>
    </message>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation>正在求解……</translation>
    </message>
    <message>
        <source>A smaller position makes it easier.</source>
        <translation>局面小些，会容易一些。</translation>
    </message>
    <message>
        <source>No rule covers this picture: the exact values of its parts are tried, then a search of the moves. More time, fewer edges or fewer colours make it easier.</source>
        <translation>没有规则管得了这幅图：先试各部分的精确值，再搜索走法。时间多些、边少些或颜色少些，会容易一些。</translation>
    </message>
    <message>
        <source>No rule covers this picture: the exact values of its parts are tried, then a search of the moves. More memory, fewer edges or fewer colours make it easier.</source>
        <translation>没有规则管得了这幅图：先试各部分的精确值，再搜索走法。内存多些、边少些或颜色少些，会容易一些。</translation>
    </message>
    <message>
        <source>More time or a smaller position makes it easier.</source>
        <translation>时间多些或局面小些，会容易一些。</translation>
    </message>
    <message>
        <source>More memory or a smaller position makes it easier.</source>
        <translation>内存多些或局面小些，会容易一些。</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>a button: works it out once more, when memory is free</extracomment>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Try with more memory</source>
        <extracomment>a button: works it out once more, with more memory</extracomment>
        <translation>用更多内存再试</translation>
    </message>
    <message>
        <source>Try longer</source>
        <extracomment>a button: works it out once more, with more time</extracomment>
        <translation>再算久一点</translation>
    </message>
    <message>
        <source>Fill the table</source>
        <translation>填表</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>part done, time left</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Search instead</source>
        <extracomment>a button: lets the program search rather than make a table</extracomment>
        <translation>改用搜索</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>VotesPanel</name>
    <message>
        <source>Press ↑ ↓ to choose. Type the votes.</source>
        <translation>按↑ ↓选择。再输入票数。</translation>
    </message>
    <message>
        <source>Votes: %L1</source>
        <extracomment>how many votes there are altogether</extracomment>
        <translation>票数：%L1</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>a button: ends the voting</extracomment>
        <translation>完成</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>a button: all votes are 0 again</extracomment>
        <translation>清除</translation>
    </message>
    <message>
        <source>%1: %L2 votes</source>
        <extracomment>read aloud: a move or an answer, and how many chose it</extracomment>
        <translation>%1：%L2票</translation>
    </message>
    <message>
        <source>%1: %L2 votes, %3</source>
        <extracomment>read aloud: a move or an answer, how many chose it, and &quot;wins&quot;, &quot;loses&quot;, &quot;right&quot; or &quot;not right&quot;</extracomment>
        <translation>%1：%L2票，%3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a move (wins)</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>One vote less</source>
        <translation>减少一票</translation>
    </message>
    <message>
        <source>%L1</source>
        <extracomment>how many chose a move or an answer</extracomment>
        <translation>%L1</translation>
    </message>
    <message>
        <source>One vote more</source>
        <translation>增加一票</translation>
    </message>
</context>
<context>
    <name>WholeGameNotice</name>
    <message>
        <source>This page needs the whole game. %1</source>
        <translation>这一页需要整个游戏。%1</translation>
    </message>
    <message>
        <source>This page needs the whole game, and that is too large.</source>
        <translation>这一页需要整个游戏，而它太大了。</translation>
    </message>
    <message>
        <source>Choose a position first.</source>
        <translation>请先选一个局面。</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>a button: works it out once more, after it was stopped or failed</extracomment>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Show the part near it</source>
        <translation>显示附近的部分</translation>
    </message>
</context>
<context>
    <name>WhySteps</name>
    <message>
        <source>One step back in the argument</source>
        <translation>在推理里退一步</translation>
    </message>
    <message>
        <source>After %1</source>
        <extracomment>heads an argument: what would follow after a move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>%1之后</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>a button: ends the walk through the reasons</extracomment>
        <translation>离开</translation>
    </message>
    <message>
        <source>Back to the position of the game</source>
        <translation>回到游戏的局面</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>read aloud: the letter of a position, and who wins it</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>正在寻找理由……</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one step of the argument back</extracomment>
        <translation>后退</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>就是这些</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <extracomment>a button: shows only the first moves of a list</extracomment>
        <translation>少显示一些</translation>
    </message>
    <message>
        <source>Show more (%L1 in all)</source>
        <translation>显示更多（共%L1个）</translation>
    </message>
    <message>
        <source>then %1</source>
        <extracomment>behind a move: the reply to it, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>然后%1</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>a button: stops what is played by itself</extracomment>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>a button: the idea is played on the board by itself, move after move</extracomment>
        <translation>演示</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%1 step</source>
        <extracomment>of a lesson, not of a staircase</extracomment>
        <translation>
            <numerusform>%1步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steps</source>
        <extracomment>of a lesson, not of a staircase</extracomment>
        <translation>
            <numerusform>%1步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 claim</source>
        <extracomment>what a lesson says of positions, such as that one is P</extracomment>
        <translation>
            <numerusform>%1条说法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 claims</source>
        <extracomment>what a lesson says of positions, such as that one is P</extracomment>
        <translation>
            <numerusform>%1条说法</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at row %1.</source>
        <translation>看看第%1行。</translation>
    </message>
    <message>
        <source>Row %1 holds out longest.</source>
        <translation>动第%1行撑得最久。</translation>
    </message>
    <message>
        <source>That square is gone.</source>
        <translation>这一格已经没有了。</translation>
    </message>
    <message>
        <source>The crossed square stays.</source>
        <translation>打叉的格子不能动。</translation>
    </message>
    <message>
        <source>two arms as heaps</source>
        <translation>两条臂当作堆</translation>
    </message>
    <message>
        <source>two rows compared</source>
        <translation>比较两行</translation>
    </message>
    <message>
        <source>equal arms answer each other</source>
        <translation>等长的两臂互相应着</translation>
    </message>
    <message>
        <source>a stolen strategy</source>
        <translation>偷来的策略</translation>
    </message>
    <message>
        <source>the number of squares in a row</source>
        <translation>一行的格数</translation>
    </message>
    <message>
        <source>a row of %1 is longer than the one below it, of %2</source>
        <extracomment>two numbers of squares</extracomment>
        <translation>%1格的一行比下面%2格的一行长</translation>
    </message>
    <message>
        <source>Chomp</source>
        <extracomment>the name of a game</extracomment>
        <translation>Chomp</translation>
    </message>
    <message>
        <source>Take a square and all beyond</source>
        <translation>取一格，连同后面的</translation>
    </message>
    <message>
        <source>A bottom row and a first column are Nim heaps; two rows, and boards as high as they are wide, have rules of their own. The table of all other boards agrees with a search of each.</source>
        <translation>最下面一行和第一列是尼姆的堆；只有两行的，以及高和宽相等的棋盘，有自己的规律。其他棋盘都有一张表，逐一跟搜索核对过。</translation>
    </message>
    <message>
        <source>Squares</source>
        <extracomment>head of the column of moves: how many squares are taken</extracomment>
        <translation>方格</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>head of the column of moves: what is taken</extracomment>
        <translation>取走</translation>
    </message>
    <message numerus="yes">
        <source>%1 square can be taken now</source>
        <translation>
            <numerusform>现在有%1格可以取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 squares can be taken now</source>
        <translation>
            <numerusform>现在有%1格可以取</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a place to put a square there, or to take it.</source>
        <translation>点一个位置，放上或拿走一格。</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>a field: how many rows the board has</extracomment>
        <translation>行</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>a field: how many columns the board has</extracomment>
        <translation>列</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>a ready-made board: the usual one</extracomment>
        <translation>经典</translation>
    </message>
    <message>
        <source>4 rows of 6</source>
        <translation>4行，每行6格</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>a ready-made board</extracomment>
        <translation>小</translation>
    </message>
    <message>
        <source>3 rows of 4</source>
        <translation>3行，每行4格</translation>
    </message>
    <message>
        <source>Square</source>
        <extracomment>a square bar of chocolate, not one of its pieces</extracomment>
        <translation>正方形</translation>
    </message>
    <message>
        <source>4 rows of 4</source>
        <translation>4行，每行4格</translation>
    </message>
    <message>
        <source>Two rows</source>
        <extracomment>a ready-made board: it has two rows</extracomment>
        <translation>两行</translation>
    </message>
    <message>
        <source>2 rows of 7</source>
        <translation>2行，每行7格</translation>
    </message>
    <message>
        <source>Misère</source>
        <extracomment>a ready-made board that is played misère: who makes the last move loses</extracomment>
        <translation>反常</translation>
    </message>
    <message>
        <source>rows of 5, 5 and 3</source>
        <translation>各行5、5、3格</translation>
    </message>
    <message>
        <source>Squares of each row, from the bottom</source>
        <translation>每行的格数，从下往上</translation>
    </message>
    <message>
        <source>Bite off a square and every square above it and to its right. The crossed square stays.</source>
        <translation>选一格：它和它上面、右边的都取走。打叉的留着。</translation>
    </message>
    <message>
        <source>If only the crossed square is left for you, you lose.</source>
        <translation>谁面前只剩打叉的一格，谁就输。</translation>
    </message>
    <message>
        <source>If only the crossed square is left for you, you win.</source>
        <translation>谁面前只剩打叉的一格，谁就赢。</translation>
    </message>
    <message>
        <source>You left nothing but the crossed square</source>
        <translation>你只留下了打叉的一格</translation>
    </message>
    <message>
        <source>%1 left nothing but the crossed square</source>
        <translation>%1只留下了打叉的一格</translation>
    </message>
    <message>
        <source>Only the crossed square.</source>
        <translation>只有打叉的一格。</translation>
    </message>
    <message>
        <source>One row of %1 squares.</source>
        <translation>一行，%1格。</translation>
    </message>
    <message>
        <source>From the bottom up rows of %1 squares.</source>
        <translation>从下往上各行：%1格。</translation>
    </message>
    <message>
        <source>Two columns: n rows of 2, above them m of 1</source>
        <translation>两列：n行2格，上面m行1格</translation>
    </message>
    <message>
        <source>Full boards, n columns and m rows</source>
        <translation>满棋盘，n列m行</translation>
    </message>
    <message>
        <source>A row of n with m squares on its first</source>
        <translation>一行n格，第一格上有m格</translation>
    </message>
    <message>
        <source>Three columns: 2 rows of 3, n of 2, m of 1</source>
        <translation>三列：2行3格，n行2格，m行1格</translation>
    </message>
    <message>
        <source>The player to move chooses the second square of the bottom row. Only the corner and the square above it are left: the opponent has to take that one, and whoever then cannot move wins.</source>
        <translation>轮到走的人选最下面一行的第二格。只剩下角上的和它上面的一格：对方只好取走那一格，这时谁走不了，谁就赢。</translation>
    </message>
    <message>
        <source>The player to move chooses the second square of the first column. Only the corner and the square beside it are left: the opponent has to take that one, and whoever then cannot move wins.</source>
        <translation>轮到走的人选第一列的第二格。只剩下角上的和它旁边的一格：对方只好取走那一格，这时谁走不了，谁就赢。</translation>
    </message>
    <message>
        <source>Two rows are cold exactly when the upper one is shorter by one square: whatever is then taken, the opponent can make the upper row shorter by one again.</source>
        <translation>两行的局面，恰好在上面一行少一格时是冷的：不管取走什么，对方都能让上面一行再次少一格。</translation>
    </message>
    <message>
        <source>Two columns are cold exactly when the right one is lower by one square: whatever is then taken, the opponent can make the right column lower by one again.</source>
        <translation>两列的局面，恰好在右边一列矮一格时是冷的：不管取走什么，对方都能让右边一列再次矮一格。</translation>
    </message>
    <message>
        <source>Here both have %1: the last square, the one farthest from the corner, has to go.</source>
        <translation>这里两者都有%1格：离角上最远的那一格要取走。</translation>
    </message>
    <message>
        <source>Here they have %1 and %2.</source>
        <extracomment>&quot;they&quot; are the two rows, or the two columns, of the board; two numbers of squares</extracomment>
        <translation>这里是%1格和%2格。</translation>
    </message>
    <message>
        <source>The bottom row and the first column are equally long. Choosing the square in row 2, column 2 leaves these two alone.</source>
        <translation>最下面一行和第一列一样长。选第2行第2列的格子，就只留下这两条。</translation>
    </message>
    <message>
        <source>From then on whatever the opponent takes from one of them is taken from the other one, too: they are two equal Nim heaps.</source>
        <translation>从这以后，对方从一条里取几格，就从另一条里也取几格：它们是尼姆里相等的两堆。</translation>
    </message>
    <message>
        <source>The player to move wins every full board. Suppose that taking only the square farthest from the corner lost: then the opponent would have a winning reply. But that reply takes the same square, too, so it could have been the first move.</source>
        <translation>每个满棋盘都是轮到走的人赢。假设只取离角上最远的那一格会输：那么对方就有一个能赢的应着。可是那个应着也会取走这一格，所以它本来就可以当第一步来走。</translation>
    </message>
    <message>
        <source>This proves that a winning move exists. It does not say which: no rule for it is known, it has to be searched for.</source>
        <translation>这证明了制胜走法存在，却没有说出是哪一步：谁也不知道规律，只能去搜索。</translation>
    </message>
    <message>
        <source>Nim in disguise</source>
        <translation>伪装的尼姆</translation>
    </message>
    <message>
        <source>The other squares of the bottom row and of the first column are two Nim heaps, of %1 and %2: a move shortens one of them, by as much as one likes. The corner stays.</source>
        <extracomment>two numbers of squares</extracomment>
        <translation>最下面一行和第一列的其余格子是尼姆的两堆，%1和%2：走一步就是把其中一堆缩短，缩短多少随意。角上的留着。</translation>
    </message>
    <message>
        <source>Why: two rows</source>
        <translation>为什么：两行</translation>
    </message>
    <message>
        <source>Why: two columns</source>
        <translation>为什么：两列</translation>
    </message>
    <message>
        <source>Why: the mirror</source>
        <translation>为什么：镜像</translation>
    </message>
    <message>
        <source>Why: the stolen strategy</source>
        <translation>为什么：偷来的策略</translation>
    </message>
    <message>
        <source>nothing is known</source>
        <translation>什么也不知道</translation>
    </message>
    <message>
        <source>the player to move loses (P)</source>
        <translation>轮到走的人输（P）</translation>
    </message>
    <message>
        <source>the player to move wins (N)</source>
        <translation>轮到走的人赢（N）</translation>
    </message>
    <message>
        <source>Left wins whoever starts (L)</source>
        <translation>不管谁先走都是左方赢（L）</translation>
    </message>
    <message>
        <source>Right wins whoever starts (R)</source>
        <translation>不管谁先走都是右方赢（R）</translation>
    </message>
    <message>
        <source>%1: by the claim %2; in fact %3.</source>
        <extracomment>a position, and twice who wins, such as &quot;the player to move wins&quot;</extracomment>
        <translation>%1：按这个说法是%2，其实是%3。</translation>
    </message>
    <message>
        <source>more than %1 coins altogether</source>
        <translation>硬币总共超过%1枚</translation>
    </message>
    <message>
        <source>No coins.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>没有硬币。</translation>
    </message>
    <message>
        <source>a number of coins</source>
        <translation>硬币的枚数</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 place for coins</source>
        <translation>
            <numerusform>放硬币的位置超过%1个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 places for coins</source>
        <translation>
            <numerusform>放硬币的位置超过%1个</numerusform>
        </translation>
    </message>
    <message>
        <source>Silver Dollar</source>
        <extracomment>the name of a game</extracomment>
        <translation>银元</translation>
    </message>
    <message>
        <source>Slide left, no jumping</source>
        <translation>向左滑，不许跳</translation>
    </message>
    <message>
        <source>The coins pair from the right, and the gaps of the pairs are Nim heaps.</source>
        <translation>硬币从右边开始配对，每一对的空隙是尼姆的堆。</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>head of the column of moves</extracomment>
        <translation>移动</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin can still move now</source>
        <translation>
            <numerusform>现在还有%1枚硬币能动</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins can still move now</source>
        <translation>
            <numerusform>现在还有%1枚硬币能动</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square to change it; drag a coin to move it.</source>
        <translation>点一格改变它；拖动硬币来移动它。</translation>
    </message>
    <message>
        <source>Two gaps</source>
        <extracomment>a ready-made board: it has two gaps between coins</extracomment>
        <translation>两个空隙</translation>
    </message>
    <message>
        <source>4 coins, 11 squares</source>
        <translation>4枚硬币，11格</translation>
    </message>
    <message>
        <source>Twins</source>
        <extracomment>the name of a game</extracomment>
        <translation>双胞胎</translation>
    </message>
    <message>
        <source>2 gaps of the same size</source>
        <translation>2个同样大的空隙</translation>
    </message>
    <message>
        <source>Odd one out</source>
        <translation>多出一枚</translation>
    </message>
    <message>
        <source>3 coins, 11 squares</source>
        <translation>3枚硬币，11格</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <extracomment>a ready-made board: an easy one to begin with</extracomment>
        <translation>热身</translation>
    </message>
    <message>
        <source>2 coins, 1 gap</source>
        <translation>2枚硬币，1个空隙</translation>
    </message>
    <message>
        <source>Crowd</source>
        <extracomment>a ready-made board: it has many coins close together</extracomment>
        <translation>拥挤</translation>
    </message>
    <message>
        <source>6 coins, close together</source>
        <translation>6枚硬币，挤在一起</translation>
    </message>
    <message>
        <source>Long road</source>
        <extracomment>a ready-made board: its coins have a long way to go</extracomment>
        <translation>长路</translation>
    </message>
    <message>
        <source>4 coins, 16 squares</source>
        <translation>4枚硬币，16格</translation>
    </message>
    <message>
        <source>Slide one coin to the left. It may not jump over a coin or land on one.</source>
        <translation>把一枚硬币向左滑。不许跳，每格一枚。</translation>
    </message>
    <message>
        <source>A coin on %1.</source>
        <translation>一枚硬币在%1。</translation>
    </message>
    <message>
        <source>Coins on %1.</source>
        <translation>硬币在%1。</translation>
    </message>
    <message>
        <source>Three coins: n squares before the first, m before the last</source>
        <translation>三枚硬币：第一枚前面n格，最后一枚前面m格</translation>
    </message>
    <message>
        <source>Two coins: n squares before, m between</source>
        <translation>两枚硬币：前面n格，中间m格</translation>
    </message>
    <message>
        <source>gaps of paired coins as heaps</source>
        <translation>成对硬币的空隙当作堆</translation>
    </message>
    <message>
        <source>a row of 0 and 1, 1 for a coin</source>
        <translation>一行0和1，1表示硬币</translation>
    </message>
    <message>
        <source>Edge and %1</source>
        <translation>左端和%1</translation>
    </message>
    <message>
        <source>the gap between the edge and %1</source>
        <translation>左端和%1之间的空隙</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>the squares of two coins that form a pair, such as 5 and 8</extracomment>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>the gap between %1 and %2</source>
        <extracomment>within a sentence: the squares of two coins, such as 5 and 8</extracomment>
        <translation>%1和%2之间的空隙</translation>
    </message>
    <message>
        <source>Gap %1</source>
        <extracomment>before a number in a table: the number of a gap between coins</extracomment>
        <translation>空隙%1</translation>
    </message>
    <message>
        <source>Pair the coins from the right; a coin without a partner pairs with the edge. Each pair is a heap as large as the gap in between: %1.</source>
        <translation>从右边开始给硬币配对；没有搭档的硬币跟左端配对。每一对是一堆，大小等于中间的空隙：%1。</translation>
    </message>
    <message>
        <source>Closing a gap takes from its heap. Opening one is undone by the same slide of the partner, so it changes nothing.</source>
        <translation>缩小空隙，就是从堆里取。张开空隙，搭档跟着滑同样多格就撤回了，所以等于什么也没变。</translation>
    </message>
    <message>
        <source>%1: %2. In the drawing, %3, %4.</source>
        <extracomment>a position and who wins, then another position and who wins that</extracomment>
        <translation>%1：%2。在图上，%3，%4。</translation>
    </message>
    <message>
        <source>“Coins on 2, 5, 7, 10”, beside a row drawn with coins on 2, 5, 7, 11.</source>
        <translation>“硬币在2、5、7、10”，旁边画的却是硬币在2、5、7、11。</translation>
    </message>
    <message>
        <source>One square changes the winner: the gaps are 2 and 2 in words, 2 and 3 in the drawing.</source>
        <translation>一格之差，赢家就变了：照文字空隙是2和2，照图是2和3。</translation>
    </message>
    <message>
        <source>to %1</source>
        <extracomment>on the board: the square, box or step that a coin goes to</extracomment>
        <translation>到%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin from %2 to %3</source>
        <extracomment>a move: how many coins, and the two boxes or steps; here one coin</extracomment>
        <translation>
            <numerusform>%1枚硬币从%2到%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins from %2 to %3</source>
        <extracomment>a move: how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>%1枚硬币从%2到%3</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the coins on %1.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>看看%1上的硬币。</translation>
    </message>
    <message>
        <source>The coins on %1 hold out longest.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>动%1上的硬币撑得最久。</translation>
    </message>
    <message>
        <source>coin %1 to %2</source>
        <translation>硬币从%1到%2</translation>
    </message>
    <message>
        <source>Look at the coin on %1.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>看看%1上的硬币。</translation>
    </message>
    <message>
        <source>The coin on %1 holds out longest.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>动%1上的硬币撑得最久。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a move: the squares or boxes that a coin leaves and goes to, such as &quot;5 to 3&quot;</extracomment>
        <translation>%1到%2</translation>
    </message>
    <message>
        <source>Nimble</source>
        <extracomment>the name of a game</extracomment>
        <translation>Nimble</translation>
    </message>
    <message>
        <source>Any coin, any square left</source>
        <translation>任一枚硬币，向左任意格</translation>
    </message>
    <message>
        <source>Each coin in box n is a Nim heap of n.</source>
        <translation>n号盒里的每枚硬币是尼姆的一堆，大小是n。</translation>
    </message>
    <message>
        <source>6 coins, 5 boxes</source>
        <translation>6枚硬币，5个盒子</translation>
    </message>
    <message>
        <source>Several at once</source>
        <translation>一次几枚</translation>
    </message>
    <message>
        <source>2 coins in one box</source>
        <translation>一个盒子里2枚硬币</translation>
    </message>
    <message>
        <source>Long row</source>
        <extracomment>a ready-made board: a long row of boxes</extracomment>
        <translation>长长一排</translation>
    </message>
    <message>
        <source>5 coins, 9 boxes</source>
        <translation>5枚硬币，9个盒子</translation>
    </message>
    <message>
        <source>Coins in box 0, 1, 2, …</source>
        <translation>0、1、2……号盒里的硬币数</translation>
    </message>
    <message>
        <source>Coins per move</source>
        <translation>每步移动的硬币</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>a choice of how many coins a move takes along</extracomment>
        <translation>一枚</translation>
    </message>
    <message>
        <source>one or more of a box</source>
        <translation>一个盒子里的一枚或几枚</translation>
    </message>
    <message>
        <source>Move one or more coins from one box to a box with a lower number.</source>
        <translation>把一个盒子里的一枚或几枚硬币移到编号较小的盒子。</translation>
    </message>
    <message>
        <source>Move one coin to any box with a lower number.</source>
        <translation>把一枚硬币移到任意一个编号较小的盒子。</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin in box %2</source>
        <extracomment>read aloud: how many coins are in a box, here one</extracomment>
        <translation>
            <numerusform>%2号盒里%1枚硬币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins in box %2</source>
        <extracomment>read aloud: how many coins are in a box</extracomment>
        <translation>
            <numerusform>%2号盒里%1枚硬币</numerusform>
        </translation>
    </message>
    <message>
        <source>Two coins: n boxes before, m between</source>
        <translation>两枚硬币：前面n个盒子，中间m个</translation>
    </message>
    <message>
        <source>One coin in box n</source>
        <translation>n号盒里一枚硬币</translation>
    </message>
    <message>
        <source>n coins in box 1, m in box 2, taken together</source>
        <translation>1号盒里n枚硬币，2号盒里m枚，可以一起取</translation>
    </message>
    <message>
        <source>coins as heaps</source>
        <translation>硬币当作堆</translation>
    </message>
    <message>
        <source>“Move one or more coins of one box: it is Nim on the coins.”</source>
        <translation>“移动一个盒子里的一枚或几枚硬币：这就是拿硬币玩的尼姆。”</translation>
    </message>
    <message>
        <source>With one coin a move each coin is a heap. Several coins moved together change several heaps at once, which no move of Nim does.</source>
        <translation>每步一枚时，每枚硬币是一堆。几枚一起移动，就同时改变几堆，而尼姆没有这样的走法。</translation>
    </message>
    <message>
        <source>Box %1</source>
        <extracomment>before a number in a table: the box of a coin, such as 5</extracomment>
        <translation>%1号盒</translation>
    </message>
    <message>
        <source>the coin in box %1</source>
        <translation>%1号盒里的硬币</translation>
    </message>
    <message>
        <source>Each coin is a heap as large as the number of its box: %1.</source>
        <translation>每枚硬币是一堆，大小等于盒子的编号：%1。</translation>
    </message>
    <message>
        <source>Moving a coin to a lower box takes from its heap. No coin is ever in the way of another one.</source>
        <translation>把硬币移到编号较小的盒子，就是从它的堆里取。硬币之间从不互相妨碍。</translation>
    </message>
    <message>
        <source>Staircase Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>阶梯尼姆</translation>
    </message>
    <message>
        <source>Step down</source>
        <extracomment>what the game is about: coins go one step of a staircase down</extracomment>
        <translation>往下走</translation>
    </message>
    <message>
        <source>Only the coins on the odd steps count, as Nim heaps.</source>
        <translation>只有奇数级上的硬币算数，它们是尼姆的堆。</translation>
    </message>
    <message>
        <source>Coins</source>
        <extracomment>head of the column of moves: how many coins are moved</extracomment>
        <translation>硬币</translation>
    </message>
    <message>
        <source>Click a step to put a coin on it, a coin to take it off.</source>
        <translation>点台阶放上一枚硬币，点硬币拿走它。</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>a field: how many steps the staircase has</extracomment>
        <translation>台阶</translation>
    </message>
    <message>
        <source>9 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>9枚硬币</translation>
    </message>
    <message>
        <source>8 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>8枚硬币</translation>
    </message>
    <message>
        <source>6 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>6枚硬币</translation>
    </message>
    <message>
        <source>High stairs</source>
        <extracomment>a ready-made board: it has many steps</extracomment>
        <translation>高楼梯</translation>
    </message>
    <message>
        <source>13 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>13枚硬币</translation>
    </message>
    <message>
        <source>Coins on step 0, 1, 2, …</source>
        <translation>第0、1、2……级上的硬币数</translation>
    </message>
    <message>
        <source>Move one or more coins from one step down to the next.</source>
        <translation>把一级台阶上的一枚或几枚硬币移到下一级。</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin on step %2</source>
        <extracomment>read aloud: how many coins are on a step of the staircase, here one</extracomment>
        <translation>
            <numerusform>第%2级上%1枚硬币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins on step %2</source>
        <extracomment>read aloud: how many coins are on a step of the staircase</extracomment>
        <translation>
            <numerusform>第%2级上%1枚硬币</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins on steps 1 and 3</source>
        <translation>第1级和第3级上的硬币</translation>
    </message>
    <message>
        <source>Coins on steps 1 and 2</source>
        <translation>第1级和第2级上的硬币</translation>
    </message>
    <message>
        <source>Three coins on step n</source>
        <translation>第n级上三枚硬币</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>before a number in a table: a step of the staircase, such as 3</extracomment>
        <translation>第%1级</translation>
    </message>
    <message>
        <source>step %1</source>
        <extracomment>within a sentence: the number of a step of the staircase</extracomment>
        <translation>第%1级</translation>
    </message>
    <message>
        <source>The coins of each odd step are a heap; even steps do not count: %1.</source>
        <translation>每个奇数级上的硬币是一堆，偶数级不算数：%1。</translation>
    </message>
    <message>
        <source>A move from an odd step takes from its heap. A move from an even step adds to one; moving the same coins one step further undoes it, so it changes nothing.</source>
        <translation>从奇数级走，就是从它的堆里取。从偶数级走，是往一堆里加；把同样的硬币再往下移一级就撤回了，所以等于什么也没变。</translation>
    </message>
    <message>
        <source>odd steps as heaps</source>
        <translation>奇数级当作堆</translation>
    </message>
    <message>
        <source>Heap %1</source>
        <extracomment>before a number in a table: the number of a heap, such as 2</extracomment>
        <translation>第%1堆</translation>
    </message>
    <message>
        <source>Next step</source>
        <extracomment>a button: shows the next step of the reasons</extracomment>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>a player, not a direction</extracomment>
        <translation>左方</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>a player, not a direction</extracomment>
        <translation>右方</translation>
    </message>
    <message>
        <source>No arrow leads there from the token.</source>
        <translation>从棋子那里没有箭头指向这里。</translation>
    </message>
    <message>
        <source>Look at the arrows that leave node %1.</source>
        <translation>看看从节点%1发出的箭头。</translation>
    </message>
    <message>
        <source>An arrow from node %1 holds out longest.</source>
        <translation>走从节点%1发出的一支箭头撑得最久。</translation>
    </message>
    <message>
        <source>an arrow such as 2-1</source>
        <translation>一支箭头，如2-1</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 arrow</source>
        <translation>
            <numerusform>箭头超过%1支</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 arrows</source>
        <translation>
            <numerusform>箭头超过%1支</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;@&apos; and the token&apos;s node</source>
        <translation>&apos;@&apos;和棋子所在的节点</translation>
    </message>
    <message>
        <source>the arrows form a cycle: %1</source>
        <translation>箭头形成圈：%1</translation>
    </message>
    <message numerus="yes">
        <source>the arrows form a cycle: %1, %2 arrow</source>
        <extracomment>a mistake: some nodes, such as 1-2-3-1, and how many arrows there are, here one</extracomment>
        <translation>
            <numerusform>箭头形成圈：%1，%2支箭头</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the arrows form a cycle: %1, %2 arrows</source>
        <extracomment>a mistake: some nodes, such as 1-2-3-1, and how many arrows there are</extracomment>
        <translation>
            <numerusform>箭头形成圈：%1，%2支箭头</numerusform>
        </translation>
    </message>
    <message>
        <source>Graph Game</source>
        <extracomment>the name of a game</extracomment>
        <translation>图上游戏</translation>
    </message>
    <message>
        <source>Move a token along arrows</source>
        <translation>沿着箭头移动棋子</translation>
    </message>
    <message>
        <source>Labelling the graph backwards gives the same kernel and values as a search.</source>
        <translation>从终局倒着给图标注，得到的核和值跟搜索一样。</translation>
    </message>
    <message numerus="yes">
        <source>The token can still reach %1 node now</source>
        <translation>
            <numerusform>现在棋子还能到达%1个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The token can still reach %1 nodes now</source>
        <translation>
            <numerusform>现在棋子还能到达%1个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a node for the token, an arrow to remove it; drag from node to node to draw one.</source>
        <translation>点节点放棋子，点箭头去掉它；从一个节点拖到另一个节点来画箭头。</translation>
    </message>
    <message>
        <source>Add a node</source>
        <translation>添加节点</translation>
    </message>
    <message>
        <source>A triangle</source>
        <extracomment>a ready-made board: its arrows form a triangle</extracomment>
        <translation>三角形</translation>
    </message>
    <message>
        <source>Nine nodes</source>
        <extracomment>of a ready-made board: how large its graph is</extracomment>
        <translation>九个节点</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>a field: the arrows of a graph, such as 2-1, 2-0, 1-0; not keys</extracomment>
        <translation>箭头</translation>
    </message>
    <message>
        <source>Token on node</source>
        <translation>棋子在节点</translation>
    </message>
    <message>
        <source>Move the token along an arrow.</source>
        <translation>沿着一支箭头移动棋子。</translation>
    </message>
    <message>
        <source>from node %1</source>
        <translation>从节点%1</translation>
    </message>
    <message>
        <source>The token on node %1, from which no arrow leads on.</source>
        <translation>棋子在节点%1，那里没有箭头发出。</translation>
    </message>
    <message numerus="yes">
        <source>The token on node %1, with an arrow to %2.</source>
        <extracomment>read aloud: two nodes, such as 5 and 3</extracomment>
        <translation>
            <numerusform>棋子在节点%1，有箭头指向%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The token on node %1, with arrows to %2.</source>
        <extracomment>read aloud: a node, such as 5, and the nodes that arrows lead to</extracomment>
        <translation>
            <numerusform>棋子在节点%1，有箭头指向%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>One or two nodes back</source>
        <translation>往回一个或两个节点</translation>
    </message>
    <message>
        <source>A graph of arrows</source>
        <translation>箭头组成的图</translation>
    </message>
    <message>
        <source>Grid Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>方格尼姆</translation>
    </message>
    <message>
        <source>Take 1–3 in a row or column</source>
        <translation>在一行或一列里取1–3颗</translation>
    </message>
    <message>
        <source>The table of all boards agrees with a search of each.</source>
        <translation>所有棋盘的表，逐一跟搜索核对过。</translation>
    </message>
    <message>
        <source>Stones</source>
        <extracomment>head of the column of moves: how many stones are taken</extracomment>
        <translation>石子</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 stone now</source>
        <translation>
            <numerusform>现在有%1颗石子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 stones now</source>
        <translation>
            <numerusform>现在有%1颗石子</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a cell to put or take a stone.</source>
        <translation>点一格，放上或拿走一颗石子。</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>a ready-made board</extracomment>
        <translation>大</translation>
    </message>
    <message>
        <source>With holes</source>
        <extracomment>a ready-made board: some of its squares are missing</extracomment>
        <translation>有空位</translation>
    </message>
    <message>
        <source>Maximum per move</source>
        <translation>每步最多</translation>
    </message>
    <message>
        <source>Look at column %1.</source>
        <translation>看看第%1列。</translation>
    </message>
    <message>
        <source>Column %1 holds out longest.</source>
        <translation>动第%1列撑得最久。</translation>
    </message>
    <message>
        <source>Take 1–%1 neighbouring stones in one row or column.</source>
        <translation>在一行或一列里取1–%1颗相邻的石子。</translation>
    </message>
    <message>
        <source>Take one stone.</source>
        <translation>取一颗石子。</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>how many, times the length of the game: a term of a sum</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Row %1: empty.</source>
        <translation>第%1行：空的。</translation>
    </message>
    <message>
        <source>Row %1: full.</source>
        <translation>第%1行：满的。</translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <extracomment>read aloud: the number of a row, and the squares with stones, such as &quot;a, c up to e&quot;</extracomment>
        <translation>第%1行：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 row from a to %2.</source>
        <extracomment>read aloud: how many rows, here one, and the last column, such as e</extracomment>
        <translation>
            <numerusform>%1行，列从a到%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows from a to %2.</source>
        <extracomment>read aloud: how many rows, and the last column, such as e</extracomment>
        <translation>
            <numerusform>%1行，列从a到%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Full grids, n columns and m rows</source>
        <translation>满方格，n列m行</translation>
    </message>
    <message>
        <source>Full grids, n columns and m rows, misère</source>
        <translation>满方格，n列m行，反常规则</translation>
    </message>
    <message>
        <source>Grid Nim 3 × 3, misère</source>
        <translation>方格尼姆3 × 3，反常规则</translation>
    </message>
    <message>
        <source>Grid Nim 2 × 3</source>
        <translation>方格尼姆2 × 3</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 stone can be taken, not %2.</source>
        <extracomment>the most that can be taken, here 1, and how many were asked for</extracomment>
        <translation>
            <numerusform>最多取%1颗石子，不能取%2颗。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 stones can be taken, not %2.</source>
        <extracomment>the most that can be taken, and how many were asked for</extracomment>
        <translation>
            <numerusform>最多取%1颗石子，不能取%2颗。</numerusform>
        </translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0或1</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cell</source>
        <translation>
            <numerusform>超过%1格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cells</source>
        <translation>
            <numerusform>超过%1格</numerusform>
        </translation>
    </message>
    <message>
        <source>The groups of stones do not touch, so the position is their sum. Each group is tame: its genus, and that of all it can become, is one that a sum of Nim heaps has. Sums of tame games are decided by the genera as in misère Nim; no position of the whole board has to be searched. Looked at for that: %1.</source>
        <translation>各组石子互不相连，所以局面是它们的和。每一组都是驯服的：它和它能变成的一切，类型（genus）都是尼姆堆的和所具有的。驯服游戏的和由类型来定，就像反常规则的尼姆那样；不需要搜索整个棋盘的任何局面。为此查看了：%1。</translation>
    </message>
    <message>
        <source>After a half-turn about its centre the board looks the same, and no move meets its own image. So each move has an answer, the stones that lie opposite: whoever answers takes the last stone.</source>
        <translation>棋盘绕中心转半圈后样子不变，而且没有一步碰到它自己转过去的像。所以每一步都有应着，就是正对面的石子：应的人取走最后一颗。</translation>
    </message>
    <message>
        <source>%1 leaves a board that looks the same after a half-turn about its centre, and no move on it meets its own image. From then on each move has an answer, the stones that lie opposite: whoever answers takes the last stone.</source>
        <translation>%1留下的棋盘绕中心转半圈后样子不变，而且其中没有一步碰到它自己转过去的像。从这以后每一步都有应着，就是正对面的石子：应的人取走最后一颗。</translation>
    </message>
    <message>
        <source>In normal play %1 and a Nim heap of %2 have the same Grundy value, %2. In misère play they differ: on the board %3, with the heap %4.</source>
        <extracomment>a position, a number, and twice who wins</extracomment>
        <translation>按正常规则，%1和一堆%2颗的尼姆格伦迪值相同，都是%2。按反常规则，它们不同：棋盘是%3，堆是%4。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences, or two parts of a line, one after the other</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>“Any impartial game is Nim in disguise.”</source>
        <translation>“任何公平游戏都是伪装的尼姆。”</translation>
    </message>
    <message>
        <source>That holds for finite games in normal play. In misère play two positions with the same Grundy value can have different winners.</source>
        <translation>对有限的游戏，按正常规则，这话成立。按反常规则，格伦迪值相同的两个局面，赢家可以不同。</translation>
    </message>
    <message>
        <source>each move is answered by its mirror image</source>
        <translation>每一步都用它的镜像来应</translation>
    </message>
    <message>
        <source>Only edges are cut, not joints or the ground.</source>
        <translation>剪的只能是边，不是节点或地面。</translation>
    </message>
    <message>
        <source>That edge is red: only Right may cut it, and Left is to move.</source>
        <translation>这条边是红的：只有右方可以剪，而现在轮到左方。</translation>
    </message>
    <message>
        <source>That edge is blue: only Left may cut it, and Right is to move.</source>
        <translation>这条边是蓝的：只有左方可以剪，而现在轮到右方。</translation>
    </message>
    <message>
        <source>No edge is there.</source>
        <translation>这里没有边。</translation>
    </message>
    <message>
        <source>fusion and the colon principle</source>
        <translation>融合原理和冒号原理</translation>
    </message>
    <message>
        <source>the sign rule</source>
        <translation>正负号规则</translation>
    </message>
    <message>
        <source>the colon principle</source>
        <translation>冒号原理</translation>
    </message>
    <message>
        <source>the values of the parts</source>
        <translation>各部分的值</translation>
    </message>
    <message>
        <source>an edge such as 1-2b</source>
        <translation>一条边，如1-2b</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 edge</source>
        <translation>
            <numerusform>超过%1条边</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 edges</source>
        <translation>
            <numerusform>超过%1条边</numerusform>
        </translation>
    </message>
    <message>
        <source>a colour, g, b or r</source>
        <translation>一种颜色，g、b或r</translation>
    </message>
    <message>
        <source>cut the loop at %1 (blue)</source>
        <translation>剪断%1的环（蓝）</translation>
    </message>
    <message>
        <source>cut %1-%2 (blue)</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>剪断%1-%2（蓝）</translation>
    </message>
    <message>
        <source>cut the loop at %1 (red)</source>
        <translation>剪断%1的环（红）</translation>
    </message>
    <message>
        <source>cut %1-%2 (red)</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>剪断%1-%2（红）</translation>
    </message>
    <message>
        <source>cut the loop at %1 (green)</source>
        <translation>剪断%1的环（绿）</translation>
    </message>
    <message>
        <source>cut %1-%2 (green)</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>剪断%1-%2（绿）</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 falls</source>
        <extracomment>of a move: &quot;cut&quot;, and how many more edges fall off, here one</extracomment>
        <translation>
            <numerusform>%1，掉下%2条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 fall</source>
        <translation>
            <numerusform>%1，掉下%2条</numerusform>
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
        <translation>看看一条立在地面上的边。</translation>
    </message>
    <message>
        <source>An edge that stands on the ground holds out longest.</source>
        <translation>剪一条立在地面上的边撑得最久。</translation>
    </message>
    <message>
        <source>Look at an edge that nothing hangs on.</source>
        <translation>看看一条上面什么也没挂的边。</translation>
    </message>
    <message>
        <source>An edge that nothing hangs on holds out longest.</source>
        <translation>剪一条上面什么也没挂的边撑得最久。</translation>
    </message>
    <message>
        <source>Look at an edge between two joints.</source>
        <translation>看看一条两个节点之间的边。</translation>
    </message>
    <message>
        <source>An edge between two joints holds out longest.</source>
        <translation>剪一条两个节点之间的边撑得最久。</translation>
    </message>
    <message>
        <source>Hackenbush</source>
        <extracomment>the name of a game</extracomment>
        <translation>Hackenbush</translation>
    </message>
    <message>
        <source>Cut, and let it fall</source>
        <translation>剪断，让它掉下来</translation>
    </message>
    <message>
        <source>The colon principle, fusion and the sign rule give the same values as a search.</source>
        <translation>冒号原理、融合原理和正负号规则得到的值，跟搜索一样。</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 edge now</source>
        <translation>
            <numerusform>现在有%1条边</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 edges now</source>
        <translation>
            <numerusform>现在有%1条边</numerusform>
        </translation>
    </message>
    <message>
        <source>Blue (Left)</source>
        <extracomment>the player Left, who cuts blue edges</extracomment>
        <translation>蓝方（左方）</translation>
    </message>
    <message>
        <source>Red (Right)</source>
        <extracomment>the player Right, who cuts red edges</extracomment>
        <translation>红方（右方）</translation>
    </message>
    <message>
        <source>Edges, joint-joint-colour</source>
        <extracomment>a field: the edges of a drawing, such as 1-2b: two joints, and b for blue</extracomment>
        <translation>边，写成节点-节点-颜色</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>a field: how the drawing is made: as written, or at random</extracomment>
        <translation>图</translation>
    </message>
    <message>
        <source>the edges above</source>
        <translation>上面那些边</translation>
    </message>
    <message>
        <source>a random tree</source>
        <translation>随机的树</translation>
    </message>
    <message>
        <source>a random graph</source>
        <translation>随机的图</translation>
    </message>
    <message>
        <source>Colours, if random</source>
        <translation>颜色（随机时）</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>a choice of the colours of a random drawing</extracomment>
        <translation>绿</translation>
    </message>
    <message>
        <source>red and blue</source>
        <translation>红和蓝</translation>
    </message>
    <message>
        <source>all three</source>
        <extracomment>a choice of the colours of a random drawing: green, blue and red</extracomment>
        <translation>三种都有</translation>
    </message>
    <message>
        <source>Edges, if random</source>
        <translation>边数（随机时）</translation>
    </message>
    <message>
        <source>Seed, if random</source>
        <translation>种子（随机时）</translation>
    </message>
    <message>
        <source>cut</source>
        <extracomment>on the board, a verb: what a click on an edge does</extracomment>
        <translation>剪断</translation>
    </message>
    <message>
        <source>Cut an edge. What no longer reaches the ground falls.</source>
        <translation>剪断一条边，跟地面断了联系的都掉下来。</translation>
    </message>
    <message>
        <source>Left cuts blue, Right cuts red, both may cut green. What no longer reaches the ground falls.</source>
        <translation>左方剪蓝边，右方剪红边，绿边双方都可以剪；跟地面断了联系的都掉下来。</translation>
    </message>
    <message>
        <source>Whoever has no edge left to cut loses.</source>
        <translation>没有边可剪了：你输。</translation>
    </message>
    <message>
        <source>Whoever has no edge left to cut wins.</source>
        <translation>没有边可剪了：你赢。</translation>
    </message>
    <message numerus="yes">
        <source>%1 edge</source>
        <extracomment>what is on the board: how many edges, here one</extracomment>
        <translation>
            <numerusform>%1条边</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 edges</source>
        <translation>
            <numerusform>%1条边</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 green</source>
        <extracomment>read aloud: an edge, such as 1-2, and its colour</extracomment>
        <translation>%1条绿</translation>
    </message>
    <message>
        <source>%1 blue</source>
        <extracomment>read aloud: an edge, such as 1-2, and its colour</extracomment>
        <translation>%1条蓝</translation>
    </message>
    <message>
        <source>%1 red</source>
        <extracomment>read aloud: an edge, such as 1-2, and its colour</extracomment>
        <translation>%1条红</translation>
    </message>
    <message>
        <source>No edges.</source>
        <extracomment>read aloud: the drawing is empty</extracomment>
        <translation>没有边。</translation>
    </message>
    <message numerus="yes">
        <source>%1 edge: %2.</source>
        <extracomment>read aloud: how many edges there are, here one, and which, such as &quot;1-2 blue&quot;</extracomment>
        <translation>
            <numerusform>%1条边：%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 edges: %2.</source>
        <translation>
            <numerusform>%1条边：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>A stalk, n blue below m red</source>
        <translation>一根茎，n条蓝边在下，m条红边在上</translation>
    </message>
    <message>
        <source>Two green stalks</source>
        <translation>两根绿茎</translation>
    </message>
    <message>
        <source>A blue stalk beside a red one</source>
        <translation>一根蓝茎，旁边一根红茎</translation>
    </message>
    <message>
        <source>Two stalks of Hackenbush</source>
        <translation>Hackenbush的两根茎</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a move, so the value is 0.</source>
        <extracomment>the players, such as Blue (Left) and Red (Right)</extracomment>
        <translation>%1和%2都没有走法，所以值是0。</translation>
    </message>
    <message>
        <source>%1 has no move, and the best move of %2 leaves %3. The simplest number below it is %4: that is the value.</source>
        <extracomment>two players, such as Blue (Left) and Red (Right), and two numbers, such as 1/2 and 0</extracomment>
        <translation>%1没有走法，%2最好的一步留下%3。比它小的最简单的数是%4：这就是值。</translation>
    </message>
    <message>
        <source>%1 has no move, and the best move of %2 leaves %3. The simplest number above it is %4: that is the value.</source>
        <extracomment>two players, such as Red (Right) and Blue (Left), and two numbers, such as 1/2 and 1</extracomment>
        <translation>%1没有走法，%2最好的一步留下%3。比它大的最简单的数是%4：这就是值。</translation>
    </message>
    <message>
        <source>The best move of %1 leaves %2, the best move of %3 leaves %4. The simplest number between them is %5: that is the value.</source>
        <extracomment>a player and a number, twice, such as Blue (Left) and 0, Red (Right) and 1; then a number</extracomment>
        <translation>%1最好的一步留下%2，%3最好的一步留下%4。两者之间最简单的数是%5：这就是值。</translation>
    </message>
    <message>
        <source>Parts that have only the ground in common are independent, so the picture is worth their sum: %1.</source>
        <translation>只有地面是公共的各部分互不影响，所以图的值是它们的和：%1。</translation>
    </message>
    <message>
        <source>The sum itself was not worked out. Who wins is known by play: %1.</source>
        <translation>和本身没有算出来。谁赢是靠走法推算出来的：%1。</translation>
    </message>
    <message>
        <source>Parts that have only the ground in common are independent, so the picture is worth their sum.</source>
        <translation>只有地面是公共的各部分互不影响，所以图的值是它们的和。</translation>
    </message>
    <message>
        <source>%1 = %2. %3.</source>
        <extracomment>a sum of values, what it is, and who wins: a sentence</extracomment>
        <translation>%1 = %2。%3。</translation>
    </message>
    <message>
        <source>The part with %1 is worth %2.</source>
        <extracomment>an edge, such as 1–2, and a value</extracomment>
        <translation>含有%1的部分，值是%2。</translation>
    </message>
    <message>
        <source>The simplest number</source>
        <translation>最简单的数</translation>
    </message>
    <message>
        <source>Why: the values of the parts</source>
        <translation>为什么：各部分的值</translation>
    </message>
    <message>
        <source>Stalks</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>茎</translation>
    </message>
    <message>
        <source>A tree</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>一棵树</translation>
    </message>
    <message>
        <source>Cycles and loops</source>
        <translation>圈和环</translation>
    </message>
    <message>
        <source>A house</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>房子</translation>
    </message>
    <message>
        <source>A dog</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>狗</translation>
    </message>
    <message>
        <source>The stalk worth 11/8</source>
        <translation>值11/8的茎</translation>
    </message>
    <message>
        <source>A sum of stalks</source>
        <translation>几根茎的和</translation>
    </message>
    <message>
        <source>Red–blue trees</source>
        <extracomment>a ready-made drawing: trees of red and blue edges</extracomment>
        <translation>红蓝的树</translation>
    </message>
    <message>
        <source>A red–blue cabin</source>
        <translation>红蓝小屋</translation>
    </message>
    <message>
        <source>Flowers</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>花</translation>
    </message>
    <message>
        <source>All three colours</source>
        <translation>三种颜色都有</translation>
    </message>
    <message>
        <source>on the ground</source>
        <translation>在地面上</translation>
    </message>
    <message>
        <source>on joint %1</source>
        <translation>在节点%1上</translation>
    </message>
    <message>
        <source>the ground</source>
        <extracomment>where edges stand: in the place of &quot;joint 3&quot;</extracomment>
        <translation>地面</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>节点%1</translation>
    </message>
    <message numerus="yes">
        <source>joint %1 melts into %2</source>
        <extracomment>the number of a joint, and &quot;the ground&quot; or &quot;joint 3&quot;</extracomment>
        <translation>
            <numerusform>节点%1融进%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joints %1 melt into %2</source>
        <extracomment>the numbers of joints, and &quot;the ground&quot; or &quot;joint 3&quot;</extracomment>
        <translation>
            <numerusform>节点%1融进%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 (%1 edge)</source>
        <extracomment>a sentence, such as &quot;joint 2 melts into joint 1&quot;, and a number of edges, here one</extracomment>
        <translation>
            <numerusform>%2（%1条边）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 (%1 edges)</source>
        <translation>
            <numerusform>%2（%1条边）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loop %2</source>
        <extracomment>how many loops there are, here one, and on which joint, such as &quot;on joint 3&quot;</extracomment>
        <translation>
            <numerusform>%2有%1个环</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loops %2</source>
        <extracomment>how many loops there are, and on which joint, such as &quot;on joint 3&quot;</extracomment>
        <translation>
            <numerusform>%2有%1个环</numerusform>
        </translation>
    </message>
    <message>
        <source>Fusion: the joints of a green cycle melt into one, and each edge between them becomes a stalk of length 1 there. Here %1.</source>
        <translation>融合：一个绿圈上的节点融合成一个，它们之间的每条边变成那里长度为1的茎。这里%1。</translation>
    </message>
    <message>
        <source>A loop counts as a stalk of length 1: %1.</source>
        <translation>一个环相当于长度为1的茎：%1。</translation>
    </message>
    <message>
        <source>joint %1: %2 = %3</source>
        <extracomment>the number of a joint, a nim-sum such as 1 ⊕ 2, and its value</extracomment>
        <translation>节点%1：%2 = %3</translation>
    </message>
    <message>
        <source>Colon principle: the stalks on a joint count as one stalk there, as long as the nim-sum of their lengths (%1).</source>
        <translation>冒号原理：一个节点上的几根茎，在那里相当于一根茎，长度是它们长度的尼姆和（%1）。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a name, and what is said of it: a game and its rules, a player and a number</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 = %3</source>
        <extracomment>a joint or an edge, what is added up there, and its value</extracomment>
        <translation>%1：%2 = %3</translation>
    </message>
    <message numerus="yes">
        <source>The stalk, named by its lowest edge: %1.</source>
        <translation>
            <numerusform>茎，用它最下面的边来称呼：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stalks, named by their lowest edges: %1.</source>
        <translation>
            <numerusform>各根茎，用它们最下面的边来称呼：%1。</numerusform>
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
        <translation>%1在%2之下：%3</translation>
    </message>
    <message>
        <source>The values on one joint are added. A blue edge under x is worth (x + n) ÷ 2^(n − 1), n the least whole number from 1 for which x + n is over 1; a red one is its mirror image.</source>
        <translation>同一个节点上的值相加。一条蓝边上面的值是x时，连边的值是(x + n) ÷ 2^(n − 1)，其中n是从1起使x + n大于1的最小整数；红边则正负相反。</translation>
    </message>
    <message>
        <source>Edge by edge from the tips down, each with what stands on it: %1.</source>
        <translation>从梢头往下，一条边一条边地算，每条边连同它上面的：%1。</translation>
    </message>
    <message>
        <source>Joints on a green cycle may be merged: the value stays the same.</source>
        <translation>一个绿圈上的节点可以合并：值不变。</translation>
    </message>
    <message numerus="yes">
        <source>Here %1 joint melts into one.</source>
        <translation>
            <numerusform>这里有%1个节点融合成一个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here %1 joints melt into one.</source>
        <translation>
            <numerusform>这里有%1个节点融合成一个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 edge between them becomes a loop.</source>
        <translation>
            <numerusform>它们之间的%1条边变成环。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 edges between them become loops.</source>
        <translation>
            <numerusform>它们之间的%1条边变成环。</numerusform>
        </translation>
    </message>
    <message>
        <source>A loop can only be cut, and nothing hangs on it: it is worth a stalk of one edge.</source>
        <translation>一个环只能剪断，上面又什么也没挂：它的值跟一条边的茎一样。</translation>
    </message>
    <message numerus="yes">
        <source>So %1 loop becomes a stalk of length 1.</source>
        <translation>
            <numerusform>所以%1个环变成长度为1的茎。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So %1 loops become stalks of length 1.</source>
        <translation>
            <numerusform>所以%1个环变成长度为1的茎。</numerusform>
        </translation>
    </message>
    <message>
        <source>So nothing is left on this joint.</source>
        <translation>所以这个节点上什么也不剩。</translation>
    </message>
    <message>
        <source>So a stalk of length %1 is left on it.</source>
        <translation>所以上面剩下一根长度为%1的茎。</translation>
    </message>
    <message>
        <source>Stalks on one joint count as Nim heaps of their lengths, and one stalk of their nim-sum may stand for them.</source>
        <translation>同一个节点上的茎，相当于大小等于它们长度的尼姆堆，可以用一根长度为尼姆和的茎来代替。</translation>
    </message>
    <message>
        <source>%1 = %2.</source>
        <extracomment>a nim-sum and its value: a sentence</extracomment>
        <translation>%1 = %2。</translation>
    </message>
    <message>
        <source>Nothing green is left: it is worth 0.</source>
        <translation>绿的都没有了：它的值是0。</translation>
    </message>
    <message>
        <source>One green stalk of length %1 is left. Cutting an edge leaves any shorter one, so it is a Nim heap of %1.</source>
        <translation>剩下一根长度为%1的绿茎。剪断一条边，可以留下任何更短的茎，所以它是尼姆的一堆，大小是%1。</translation>
    </message>
    <message>
        <source>The green edges are stalks on the ground. Cutting an edge leaves a shorter one, so they are Nim heaps: %1 = %2.</source>
        <extracomment>a nim-sum such as 3 ⊕ 5, and its value</extracomment>
        <translation>绿边都是立在地面上的茎。剪断一条边，留下更短的茎，所以它们是尼姆的堆：%1 = %2。</translation>
    </message>
    <message>
        <source>What stands on this blue edge is worth 0, so with the edge it is worth %1.</source>
        <translation>这条蓝边上面的值是0，所以连这条边的值是%1。</translation>
    </message>
    <message>
        <source>What stands on this red edge is worth 0, so with the edge it is worth %1.</source>
        <translation>这条红边上面的值是0，所以连这条边的值是%1。</translation>
    </message>
    <message>
        <source>With the edge it is worth (%1 + %2) ÷ 2^%3 = %4.</source>
        <extracomment>a formula: the value of what stands on the edge, and numbers</extracomment>
        <translation>连这条边的值是(%1 + %2) ÷ 2^%3 = %4。</translation>
    </message>
    <message>
        <source>With the edge it is worth (%1 − %2) ÷ 2^%3 = %4.</source>
        <translation>连这条边的值是(%1 − %2) ÷ 2^%3 = %4。</translation>
    </message>
    <message>
        <source>This blue edge counts %1; up to here the stalk is worth %2.</source>
        <extracomment>two values, such as 1/2 and 3/2</extracomment>
        <translation>这条蓝边算%1；到这里，茎的值是%2。</translation>
    </message>
    <message>
        <source>This red edge counts %1; up to here the stalk is worth %2.</source>
        <translation>这条红边算%1；到这里，茎的值是%2。</translation>
    </message>
    <message>
        <source>Fusion: a cycle melts</source>
        <translation>融合：一个圈融合了</translation>
    </message>
    <message>
        <source>Fuse the cycle</source>
        <translation>融合这个圈</translation>
    </message>
    <message>
        <source>Loops are stalks</source>
        <translation>环就是茎</translation>
    </message>
    <message>
        <source>Open the loops</source>
        <translation>打开环</translation>
    </message>
    <message>
        <source>The stalks on a joint</source>
        <translation>一个节点上的茎</translation>
    </message>
    <message>
        <source>Add the stalks</source>
        <translation>把茎合并</translation>
    </message>
    <message>
        <source>A row of Nim heaps</source>
        <translation>一排尼姆的堆</translation>
    </message>
    <message>
        <source>Read the heaps</source>
        <translation>读出各堆</translation>
    </message>
    <message>
        <source>An edge and what stands on it</source>
        <translation>一条边和它上面的</translation>
    </message>
    <message>
        <source>Value the edge</source>
        <translation>求这条边的值</translation>
    </message>
    <message>
        <source>The sum at a joint</source>
        <translation>一个节点上的和</translation>
    </message>
    <message>
        <source>Add the values</source>
        <translation>把值相加</translation>
    </message>
    <message>
        <source>What stands on one joint are games side by side, so their values are added: %1 = %2.</source>
        <extracomment>a sum such as 1 + 1/2, and its value</extracomment>
        <translation>同一个节点上立着的，是并排的游戏，所以值相加：%1 = %2。</translation>
    </message>
    <message>
        <source>The sign rule</source>
        <translation>正负号规则</translation>
    </message>
    <message>
        <source>Next edge</source>
        <translation>下一条边</translation>
    </message>
    <message>
        <source>From the ground up, each edge counts 1 until the colour first changes; from there on each counts half of the one below. Blue adds, red takes away.</source>
        <translation>从地面往上，第一次变色之前每条边算1；从那里起，每条边算下面一条的一半。蓝边加，红边减。</translation>
    </message>
    <message>
        <source>take %1 from heap %2</source>
        <extracomment>a move: how many stones, and the number of the heap</extracomment>
        <translation>从第%2堆取%1</translation>
    </message>
    <message>
        <source>No heaps.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>没有堆。</translation>
    </message>
    <message>
        <source>One heap of %1.</source>
        <translation>一堆，大小%1。</translation>
    </message>
    <message>
        <source>Heaps %1.</source>
        <extracomment>read aloud: the sizes of all heaps, such as &quot;7, 11 and 5&quot;</extracomment>
        <translation>各堆：%1。</translation>
    </message>
    <message>
        <source>Heaps</source>
        <extracomment>a field: the sizes of the heaps, such as 7,11,5</extracomment>
        <translation>堆</translation>
    </message>
    <message>
        <source>Proven by the window of the set (Austin): a value depends only on the %1 before it, and that many in a row have come back.</source>
        <translation>由这个集合的窗口证明（Austin）：一个值只由它前面的%1个值决定，而连着这么多个值已经重新出现。</translation>
    </message>
    <message>
        <source>One counter is left: the player to move takes it and loses.</source>
        <translation>只剩一颗棋子：轮到走的人取走它，输了。</translation>
    </message>
    <message>
        <source>%1 counters are left, each alone.</source>
        <translation>还剩%1颗棋子，都是单颗的。</translation>
    </message>
    <message>
        <source>Each move takes one of them. Their number is odd, so the player to move takes the last one and loses.</source>
        <translation>每步取走一颗。颗数是奇数，所以轮到走的人取走最后一颗，输了。</translation>
    </message>
    <message>
        <source>Each move takes one of them. Their number is even, so the opponent takes the last one and loses.</source>
        <translation>每步取走一颗。颗数是偶数，所以对方取走最后一颗，输了。</translation>
    </message>
    <message>
        <source>Here the values decide misère play, too, by the rule of misère Nim: a heap has the value 1 exactly where taking the smallest number leaves one of value 0 (Ferguson’s pairing), so these games are tame.</source>
        <translation>在这里，值也决定反常规则的胜负，照反常规则尼姆的规律：一堆的值是1，恰好是在取走最小的数会留下值为0的堆的时候（Ferguson配对），所以这些游戏是驯服的。</translation>
    </message>
    <message>
        <source>In misère play that is cold, because their number is odd.</source>
        <translation>按反常规则这是冷的，因为个数是奇数。</translation>
    </message>
    <message>
        <source>In misère play that is hot, because their number is even.</source>
        <translation>按反常规则这是热的，因为个数是偶数。</translation>
    </message>
    <message>
        <source>In misère play an odd number of ones is cold: if heaps of 1 alone are left, the player to move takes the last one and loses.</source>
        <translation>按反常规则，奇数个1是冷的：只剩大小为1的堆时，轮到走的人取走最后一颗，输了。</translation>
    </message>
    <message>
        <source>In misère play an even number of ones is hot: if heaps of 1 alone are left, the opponent takes the last one and loses.</source>
        <translation>按反常规则，偶数个1是热的：只剩大小为1的堆时，对方取走最后一颗，输了。</translation>
    </message>
    <message numerus="yes">
        <source>No heap counts as more than 1, and %1 heap as 1.</source>
        <translation>
            <numerusform>没有一堆大于1，等于1的有%1堆。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No heap counts as more than 1, and %1 heaps as 1.</source>
        <translation>
            <numerusform>没有一堆大于1，等于1的有%1堆。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one run is longer than 1, so this is the moment of the switch.</source>
        <translation>只有一段比1长，所以现在就是转换的时刻。</translation>
    </message>
    <message>
        <source>Only one heap counts as more than 1, so this is the moment of the switch.</source>
        <translation>只有一堆大于1，所以现在就是转换的时刻。</translation>
    </message>
    <message numerus="yes">
        <source>The number of ones beside it is %1.</source>
        <translation>
            <numerusform>旁边1的个数是%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring it down to 1: then the number of ones is odd, and the opponent loses.</source>
        <translation>把它减到1：这样1的个数是奇数，对方输。</translation>
    </message>
    <message>
        <source>Bring it down to 0: then the number of ones is odd, and the opponent loses.</source>
        <translation>把它减到0：这样1的个数是奇数，对方输。</translation>
    </message>
    <message>
        <source>%1 runs are longer than 1. As long as two or more are, misère play is decided as normal play is: by the nim-sum. The switch comes at the move that leaves no long run: it must leave an odd number of single counters.</source>
        <translation>有%1段比1长。只要还有两段或更多，反常规则就跟正常规则一样，由尼姆和来定。转换发生在不再留下长段的那一步：它必须留下奇数颗单颗的棋子。</translation>
    </message>
    <message>
        <source>%1 heaps count as more than 1. As long as two or more do, misère play is decided as normal play is: by the nim-sum. The switch comes at the move that leaves no such heap: it must leave an odd number of ones.</source>
        <translation>有%1堆大于1。只要还有两堆或更多，反常规则就跟正常规则一样，由尼姆和来定。转换发生在不再留下这种堆的那一步：它必须留下奇数个1。</translation>
    </message>
    <message>
        <source>Why: misère Nim</source>
        <translation>为什么：反常规则的尼姆</translation>
    </message>
    <message>
        <source>No move is left. In misère play whoever cannot move wins.</source>
        <translation>没有走法了。按反常规则，走不了的人赢。</translation>
    </message>
    <message>
        <source>Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>尼姆</translation>
    </message>
    <message>
        <source>Take from one heap</source>
        <translation>从一堆里取</translation>
    </message>
    <message>
        <source>A position is cold when the nim-sum of its heaps is 0; in misère play the last heaps of one stone turn it round.</source>
        <translation>各堆的尼姆和是0时，局面是冷的；按反常规则，最后剩下一颗一堆的堆时反过来。</translation>
    </message>
    <message>
        <source>Change the size of a heap with its buttons.</source>
        <translation>在各堆下方改变它们。</translation>
    </message>
    <message>
        <source>Add a heap</source>
        <translation>添加一堆</translation>
    </message>
    <message>
        <source>Five heaps</source>
        <extracomment>a ready-made board</extracomment>
        <translation>五堆</translation>
    </message>
    <message>
        <source>Take any number of stones from one heap.</source>
        <translation>从一堆里取任意多颗石子。</translation>
    </message>
    <message>
        <source>Two heaps</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>两堆</translation>
    </message>
    <message>
        <source>Two heaps beside a heap of 3</source>
        <translation>两堆，旁边是一堆3颗</translation>
    </message>
    <message>
        <source>Two heaps, misère</source>
        <translation>两堆，反常规则</translation>
    </message>
    <message>
        <source>Nim 3, 2, 1: a kernel of four</source>
        <translation>尼姆3、2、1：四个局面的核</translation>
    </message>
    <message>
        <source>Nim 5, 3, 2, analysed by hand</source>
        <translation>亲手分析的尼姆5、3、2</translation>
    </message>
    <message>
        <source>Nim with two heaps</source>
        <translation>两堆的尼姆</translation>
    </message>
    <message>
        <source>Nim 3, 2, 1</source>
        <translation>尼姆3、2、1</translation>
    </message>
    <message>
        <source>Bouton’s theorem</source>
        <translation>布顿定理</translation>
    </message>
    <message>
        <source>misère Nim</source>
        <extracomment>the name of a theorem: who wins Nim if the last move loses</extracomment>
        <translation>反常规则的尼姆</translation>
    </message>
    <message>
        <source>%1: the winning move of normal play leaves %2, and there %3.</source>
        <extracomment>two positions, and who wins, such as &quot;the player to move wins&quot;</extracomment>
        <translation>%1：正常规则的制胜走法留下%2，而那里%3。</translation>
    </message>
    <message>
        <source>“If the heaps have nim-sum 0 at the start, the first player wins.”</source>
        <translation>“如果开始时各堆的尼姆和是0，先走的人赢。”</translation>
    </message>
    <message>
        <source>It is the other way round: from nim-sum 0 every move leaves another nim-sum, and the opponent can restore 0. The second player wins.</source>
        <translation>恰好相反：从尼姆和0出发，每一步都留下别的尼姆和，而对方可以再变回0。后走的人赢。</translation>
    </message>
    <message>
        <source>“In misère play, with an odd number of single stones left, the player to move cannot be beaten.”</source>
        <translation>“按反常规则，只剩奇数个单颗石子时，轮到走的人不会输。”</translation>
    </message>
    <message>
        <source>Single stones are taken in turn; with an odd number of them the player to move takes the last one, and that loses.</source>
        <translation>单颗的石子轮流取走；个数是奇数时，轮到走的人取走最后一颗，也就输了。</translation>
    </message>
    <message>
        <source>“In misère play, play as in normal play until the very last move, and leave one stone then.”</source>
        <translation>“按反常规则，一直照正常规则走，到最后一步时留下一颗石子。”</translation>
    </message>
    <message>
        <source>The switch comes earlier: at the move that removes the last heap of two or more, leave an odd number of single stones.</source>
        <translation>转换要更早：在取走最后一个两颗或更多的堆的那一步，留下奇数个单颗的石子。</translation>
    </message>
    <message>
        <source>“Instead of adding in binary, leave an even number of heaps of 2, 4, 8, 16 …”</source>
        <translation>“不用二进制相加，只要留下偶数个大小为2、4、8、16……的堆。”</translation>
    </message>
    <message>
        <source>What has to be even is how often each power of two occurs in the heaps written in binary: 2 and 4 do not cancel, 2 and 2 do.</source>
        <translation>必须是偶数的，是把各堆写成二进制时2的每个幂出现的次数：2和4不抵消，2和2才抵消。</translation>
    </message>
    <message>
        <source>“Whoever always leaves nim-sum 0 always stays outside the kernel.”</source>
        <translation>“总是留下尼姆和0的人，总是待在核外面。”</translation>
    </message>
    <message>
        <source>Nim-sum 0 is the kernel. Whoever leaves 0 steps into it, and the opponent always has to move out of it.</source>
        <translation>尼姆和0就是核。留下0的人走进核里，对方总是不得不走出去。</translation>
    </message>
    <message>
        <source>a misère sum of tame games</source>
        <translation>驯服游戏的反常和</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>in the place of a list of heaps: there is no heap</extracomment>
        <translation>没有</translation>
    </message>
    <message numerus="yes">
        <source>The value of a heap depends only on the value just before it. So once a value comes back, all that follow come back.</source>
        <translation>
            <numerusform>一堆的值只由它前面的一个值决定。所以一个值一旦重新出现，后面的都会重新出现。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The value of a heap depends only on the %1 values before it. So once %1 values in a row come back, all that follow come back.</source>
        <translation>
            <numerusform>一堆的值只由它前面的%1个值决定。所以连着的%1个值一旦重新出现，后面的都会重新出现。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is proven: all heaps below %1 have been worked out, and there every value from heap size %2 on comes back %3 later. By the theorem of Guy and Smith so long a stretch makes the values repeat for ever: a larger heap falls apart in the same ways as the one that is %3 smaller.</source>
        <extracomment>sizes of heaps, and the period, a number</extracomment>
        <translation>这已经证明：小于%1的堆全都算过，其中从大小%2起，每个值隔%3都重新出现。按Guy和Smith的定理，这么长一段就使值永远重复：较大的堆断开的方式，跟比它小%3的堆一样。</translation>
    </message>
    <message>
        <source>The values repeat with period %1.</source>
        <translation>值以周期%1重复。</translation>
    </message>
    <message>
        <source>The values repeat with period %1, from heap size %2 on.</source>
        <extracomment>two numbers, such as 12 and 71</extracomment>
        <translation>值以周期%1重复，从大小为%2的堆开始。</translation>
    </message>
    <message>
        <source>Heap %1: %2 has the value %3.</source>
        <extracomment>the number of a heap, its size, and its Grundy value</extracomment>
        <translation>第%1堆：%2的值是%3。</translation>
    </message>
    <message>
        <source>Heap %1: %2 is like %3 and has the value %4.</source>
        <extracomment>the number of a heap, its size, a smaller size with the same value, and the Grundy value</extracomment>
        <translation>第%1堆：%2跟%3一样，值是%4。</translation>
    </message>
    <message>
        <source>A value of 0 means that the player to move loses.</source>
        <translation>值是0，表示轮到走的人输。</translation>
    </message>
    <message>
        <source>A value other than 0 means that the player to move wins.</source>
        <translation>值不是0，表示轮到走的人赢。</translation>
    </message>
    <message>
        <source>The value of a heap is the smallest number that is not the value of what a move can leave of it; two heaps count by the nim-sum of their values.</source>
        <translation>一堆的值是最小的这样一个数：它不是走一步能留下的局面的值；留下两堆时，算两堆的值的尼姆和。</translation>
    </message>
    <message>
        <source>The value of a heap is the smallest number that is not the value of a heap it can become.</source>
        <translation>一堆的值是最小的这样一个数：它不是这一堆能变成的堆的值。</translation>
    </message>
    <message>
        <source>In misère play a heap without a move has the value 1. Any other heap has the smallest number that is not the value of a heap it can become.</source>
        <translation>按反常规则，没有走法的堆值是1。别的堆的值是最小的这样一个数：它不是这一堆能变成的堆的值。</translation>
    </message>
    <message>
        <source>From a heap of 0 on the values are %1, …</source>
        <translation>从大小为0的堆起，值是%1……</translation>
    </message>
    <message>
        <source>Why: the period</source>
        <translation>为什么：周期</translation>
    </message>
    <message>
        <source>Why: the values of the heaps</source>
        <translation>为什么：各堆的值</translation>
    </message>
    <message>
        <source>Prime Powers</source>
        <extracomment>the name of a game</extracomment>
        <translation>质数的幂</translation>
    </message>
    <message>
        <source>Divide until 1 is left</source>
        <translation>一直除到1</translation>
    </message>
    <message>
        <source>The exponents of the primes are Nim heaps.</source>
        <translation>质数的指数是尼姆的堆。</translation>
    </message>
    <message>
        <source>Power</source>
        <extracomment>head of the column of moves: the power of a prime by which the number is divided, such as 2³</extracomment>
        <translation>幂</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 prime factor now</source>
        <translation>
            <numerusform>现在有%1个质因数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 prime factors now</source>
        <translation>
            <numerusform>现在有%1个质因数</numerusform>
        </translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>the number that the board stands for, such as 1440600</extracomment>
        <translation>数</translation>
    </message>
    <message>
        <source>divide by %1</source>
        <translation>除以%1</translation>
    </message>
    <message>
        <source>Look at the prime %1.</source>
        <translation>看看质数%1。</translation>
    </message>
    <message>
        <source>The prime %1 holds out longest.</source>
        <translation>除以质数%1撑得最久。</translation>
    </message>
    <message>
        <source>Choose a prime that divides the number, and divide by it once or more often.</source>
        <translation>把这个数除以它的一个质因数的幂。</translation>
    </message>
    <message>
        <source>%1 to the power of %2</source>
        <extracomment>read aloud: a prime and its exponent, such as 2 and 3 for 2³</extracomment>
        <translation>%1的%2次方</translation>
    </message>
    <message>
        <source>The number 1.</source>
        <translation>数1。</translation>
    </message>
    <message>
        <source>The number %1, with the factors %2.</source>
        <extracomment>read aloud: a number such as 360, and its powers of primes</extracomment>
        <translation>数%1，因数是%2。</translation>
    </message>
    <message>
        <source>The numbers</source>
        <extracomment>a ready-made family of positions: all numbers</extracomment>
        <translation>这些数</translation>
    </message>
    <message>
        <source>Exponent of %1</source>
        <translation>%1的指数</translation>
    </message>
    <message>
        <source>the exponent of %1</source>
        <translation>%1的指数</translation>
    </message>
    <message>
        <source>Each prime is a heap as large as its exponent: %1.</source>
        <translation>每个质数是一堆，大小等于它的指数：%1。</translation>
    </message>
    <message>
        <source>Dividing by a power of a prime takes that many from its heap.</source>
        <translation>除以一个质数的几次幂，就是从它的堆里取几颗。</translation>
    </message>
    <message>
        <source>exponents as heaps</source>
        <translation>指数当作堆</translation>
    </message>
    <message>
        <source>a whole number from 1</source>
        <translation>从1起的整数</translation>
    </message>
    <message>
        <source>The product printed is %1, not the number of %2.</source>
        <extracomment>a number, and a position</extracomment>
        <translation>印出来的乘积是%1，不是%2这个数。</translation>
    </message>
    <message>
        <source>“1440600 = 2² · 2² · 3 · 5 · 5 · 7 · 7 · 7 · 7.”</source>
        <translation>“1440600 = 2² · 2² · 3 · 5 · 5 · 7 · 7 · 7 · 7。”</translation>
    </message>
    <message>
        <source>One factor 2 is printed too often: 1440600 = 2³ · 3 · 5² · 7⁴, with the heaps 3, 1, 2, 4.</source>
        <translation>多印了一个因数2：1440600 = 2³ · 3 · 5² · 7⁴，各堆是3、1、2、4。</translation>
    </message>
    <message>
        <source>Takeaway</source>
        <extracomment>the name of a game</extracomment>
        <translation>取小棒</translation>
    </message>
    <message>
        <source>Take 1, 2 or 3</source>
        <translation>取1、2或3根</translation>
    </message>
    <message>
        <source>The values of a heap repeat with a proven period; heaps add up by the nim-sum, in misère play as tame games.</source>
        <translation>一堆的值以证明过的周期重复；各堆用尼姆和合并，按反常规则则作为驯服游戏合并。</translation>
    </message>
    <message>
        <source>one heap, take 1 to 3</source>
        <translation>一堆，取1到3</translation>
    </message>
    <message>
        <source>Twenty-one</source>
        <extracomment>a ready-made board: a heap of 21</extracomment>
        <translation>二十一</translation>
    </message>
    <message>
        <source>one heap, misère</source>
        <translation>一堆，反常规则</translation>
    </message>
    <message>
        <source>Take 1, 3 or 4</source>
        <translation>取1、3或4</translation>
    </message>
    <message>
        <source>one heap of 20</source>
        <translation>一堆20</translation>
    </message>
    <message>
        <source>Three heaps</source>
        <extracomment>a ready-made board</extracomment>
        <translation>三堆</translation>
    </message>
    <message>
        <source>Allowed takes</source>
        <extracomment>a field: how many may be taken, such as 1-3; &quot;takes&quot; is a noun</extracomment>
        <translation>允许的取法</translation>
    </message>
    <message>
        <source>Subtraction set</source>
        <extracomment>a kind of sequence: heaps from which only some numbers may be taken, such as 1, 2, 3</extracomment>
        <translation>减法集</translation>
    </message>
    <message>
        <source>Numbers that may be taken</source>
        <translation>可以取的数</translation>
    </message>
    <message>
        <source>One heap, take 1 to m</source>
        <translation>一堆，取1到m</translation>
    </message>
    <message>
        <source>One heap, take 1 or m</source>
        <translation>一堆，取1或m</translation>
    </message>
    <message>
        <source>One heap, take 1, 3 or 4</source>
        <translation>一堆，取1、3或4</translation>
    </message>
    <message>
        <source>Takeaway 10</source>
        <extracomment>a game with its position: a heap of 10</extracomment>
        <translation>取小棒，10根</translation>
    </message>
    <message>
        <source>the period of the subtraction set</source>
        <translation>减法集的周期</translation>
    </message>
    <message>
        <source>No period is proven for these takes, so the values of single heaps are worked out one after the other, from a heap of 0 to a heap of %1: the value of a heap is the smallest number that is not the value of a heap it can become.</source>
        <translation>对这些取法没有证明出周期，所以从大小为0的堆到大小为%1的堆，逐个求出单独一堆的值：一堆的值是最小的这样一个数，它不是这一堆能变成的堆的值。</translation>
    </message>
    <message>
        <source>No counter lies there.</source>
        <translation>那里没有棋子。</translation>
    </message>
    <message>
        <source>The two counters do not lie on one line.</source>
        <translation>这两颗棋子不在同一排上。</translation>
    </message>
    <message>
        <source>Line Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>直线尼姆</translation>
    </message>
    <message>
        <source>Take neighbours on a line</source>
        <translation>取一排里相邻的</translation>
    </message>
    <message>
        <source>Runs of counters are Nim heaps, in both conventions; with a maximum per move each run has a value of its own.</source>
        <translation>两种规则下，各段棋子都是尼姆的堆；每步有上限时，每段有自己的值。</translation>
    </message>
    <message>
        <source>Counters</source>
        <extracomment>head of the column of moves: how many counters are taken</extracomment>
        <translation>棋子</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 counter now</source>
        <translation>
            <numerusform>现在有%1颗棋子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 counters now</source>
        <translation>
            <numerusform>现在有%1颗棋子</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a place to put or take a counter.</source>
        <translation>点一个位置，放上或拿走一颗棋子。</translation>
    </message>
    <message>
        <source>Lines</source>
        <extracomment>a field: how many lines the board has</extracomment>
        <translation>排</translation>
    </message>
    <message>
        <source>Normal play</source>
        <extracomment>a ready-made board that is played by the normal rule: who makes the last move wins</extracomment>
        <translation>正常规则</translation>
    </message>
    <message>
        <source>At most two</source>
        <translation>最多两颗</translation>
    </message>
    <message>
        <source>Counters per line</source>
        <translation>每排的棋子</translation>
    </message>
    <message>
        <source>Line Nim with a maximum per move</source>
        <translation>每步有上限的直线尼姆</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>a move: the number of a line, and the counters that are taken, such as 2-3</extracomment>
        <translation>第%1排：%2</translation>
    </message>
    <message>
        <source>Look at line %1.</source>
        <translation>看看第%1排。</translation>
    </message>
    <message>
        <source>Line %1 holds out longest.</source>
        <translation>动第%1排撑得最久。</translation>
    </message>
    <message>
        <source>Take any number of neighbouring counters on one line.</source>
        <translation>在一排里取任意多颗相邻的棋子。</translation>
    </message>
    <message>
        <source>Take one counter.</source>
        <translation>取一颗棋子。</translation>
    </message>
    <message>
        <source>Take 1–%1 neighbouring counters on one line.</source>
        <translation>在一排里取1–%1颗相邻的棋子。</translation>
    </message>
    <message>
        <source>Taking the last counter wins.</source>
        <translation>取走最后一颗棋子的人赢。</translation>
    </message>
    <message>
        <source>Taking the last counter loses.</source>
        <translation>取走最后一颗棋子的人输。</translation>
    </message>
    <message>
        <source>You took the last counter</source>
        <translation>你取走了最后一颗棋子</translation>
    </message>
    <message>
        <source>%1 took the last counter</source>
        <translation>%1取走了最后一颗棋子</translation>
    </message>
    <message>
        <source>Line %1: empty.</source>
        <translation>第%1排：空的。</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <extracomment>read aloud: the number of a line, and how many counters stand in its runs, such as &quot;2 and 1&quot;</extracomment>
        <translation>第%1排：%2。</translation>
    </message>
    <message>
        <source>Line %1: one counter.</source>
        <translation>第%1排：一颗棋子。</translation>
    </message>
    <message>
        <source>Line %1: %2 in a row.</source>
        <extracomment>read aloud: the number of a line, and how many counters stand side by side in it</extracomment>
        <translation>第%1排：连着%2颗。</translation>
    </message>
    <message>
        <source>No lines.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>没有排。</translation>
    </message>
    <message>
        <source>One line, take 1 to m</source>
        <translation>一排，取1到m</translation>
    </message>
    <message>
        <source>One line of two runs</source>
        <translation>一排两段</translation>
    </message>
    <message>
        <source>One line, take 1 to m, misère</source>
        <translation>一排，取1到m，反常规则</translation>
    </message>
    <message>
        <source>Line Nim 3, 4, 5, misère</source>
        <translation>直线尼姆3、4、5，反常规则</translation>
    </message>
    <message>
        <source>Line Nim 3, 2 by run codes</source>
        <translation>直线尼姆3、2，按段码</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 counter can be taken, not %2.</source>
        <extracomment>the most that can be taken, here 1, and how many were asked for</extracomment>
        <translation>
            <numerusform>最多取%1颗棋子，不能取%2颗。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 counters can be taken, not %2.</source>
        <extracomment>the most that can be taken, and how many were asked for</extracomment>
        <translation>
            <numerusform>最多取%1颗棋子，不能取%2颗。</numerusform>
        </translation>
    </message>
    <message>
        <source>runs as heaps</source>
        <translation>段当作堆</translation>
    </message>
    <message>
        <source>With this limit a run need not be worth its length, so the Grundy values of single runs are worked out one after the other, from a run of 0 to a run of %1: the value of a run is the smallest number that is not the value of what a move can leave of it.</source>
        <translation>有了这个上限，一段的值不一定等于它的长度，所以从0颗的段到%1颗的段，逐个求出单独一段的格伦迪值：一段的值是最小的这样一个数，它不是走一步能留下的局面的值。</translation>
    </message>
    <message>
        <source>The rule agrees with the search on all %1 boards tried. At the start, %2, %3.</source>
        <extracomment>a number, a position, and who wins</extracomment>
        <translation>在试过的全部%1个棋盘上，这个规律都跟搜索一致。开始时，%2，%3。</translation>
    </message>
    <message>
        <source>“Even with a maximum per move, the runs of counters are Nim heaps.”</source>
        <translation>“即使每步有上限，各段棋子也是尼姆的堆。”</translation>
    </message>
    <message>
        <source>A run that is longer than the maximum cannot be taken whole, so it has other options than a Nim heap: its value is another one.</source>
        <translation>比上限长的段不能整段取走，所以它的后继跟尼姆的堆不同，值也就不同。</translation>
    </message>
    <message>
        <source>“For misère Line Nim there is no strategy that always works.”</source>
        <translation>“反常规则的直线尼姆没有总能奏效的策略。”</translation>
    </message>
    <message>
        <source>There is one: misère Nim on the lengths of the runs. If your move leaves a run of two or more, make the nim-sum of the lengths 0. If it leaves only runs of 1, make their number odd.</source>
        <translation>有：拿各段的长度来玩反常规则的尼姆。如果你走完还有两颗或更多的段，就让长度的尼姆和为0；如果只剩单颗的段，就让它们的个数是奇数。</translation>
    </message>
    <message numerus="yes">
        <source>this row has %1 cell, the first one has %2</source>
        <extracomment>a mistake: rows have to be equally long; two numbers, the first is 1</extracomment>
        <translation>
            <numerusform>这一行有%1格，第一行有%2格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this row has %1 cells, the first one has %2</source>
        <extracomment>a mistake: rows have to be equally long; two numbers</extracomment>
        <translation>
            <numerusform>这一行有%1格，第一行有%2格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counter, so a run is not a heap of its length, and misère Nim of the lengths does not decide.</source>
        <translation>
            <numerusform>每步最多取%1颗棋子，所以一段不等于大小为它长度的一堆，不能用长度的反常规则尼姆来定胜负。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counters, so a run is not a heap of its length, and misère Nim of the lengths does not decide.</source>
        <translation>
            <numerusform>每步最多取%1颗棋子，所以一段不等于大小为它长度的一堆，不能用长度的反常规则尼姆来定胜负。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counter, so a run is not a heap of its length.</source>
        <translation>
            <numerusform>每步最多取%1颗棋子，所以一段不等于大小为它长度的一堆。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counters, so a run is not a heap of its length.</source>
        <translation>
            <numerusform>每步最多取%1颗棋子，所以一段不等于大小为它长度的一堆。</numerusform>
        </translation>
    </message>
    <message>
        <source>The run code is %1: the numbers of runs of 5, 4, 3, 2 and 1.</source>
        <translation>段码是%1：5、4、3、2、1颗的段各有几个。</translation>
    </message>
    <message>
        <source>The runs, longest first: %1 (number × length).</source>
        <translation>各段，长的在前：%1（个数 × 长度）。</translation>
    </message>
    <message>
        <source>A run of %1 is not tame, or can become one that is not.</source>
        <translation>%1颗的段不是驯服的，或者能变成不驯服的。</translation>
    </message>
    <message>
        <source>A run of %1 has the genus (%2,%3).</source>
        <extracomment>the length of a run, and two numbers of the theory of misère play</extracomment>
        <translation>%1颗的段，类型是(%2,%3)。</translation>
    </message>
    <message>
        <source>Here all runs have the genus (0,1) or (1,0), so they play like heaps of 0 and 1: the position is cold if the nim-sum of the first numbers is 1.</source>
        <translation>在这里，所有段的类型都是(0,1)或(1,0)，所以它们就像大小为0和1的堆：各类型前一个数的尼姆和是1时，局面是冷的。</translation>
    </message>
    <message>
        <source>Here some run has a genus (n,n), so the sum is decided as in misère Nim with a heap over 1: it is cold if the nim-sum of the first numbers is 0.</source>
        <translation>在这里，有一段的类型是(n,n)，所以像有大于1的堆的反常规则尼姆那样来定：各类型前一个数的尼姆和是0时，局面是冷的。</translation>
    </message>
    <message>
        <source>The first numbers add up to the nim-sum %1, so the position is cold.</source>
        <translation>各类型前一个数的尼姆和是%1，所以局面是冷的。</translation>
    </message>
    <message>
        <source>The first numbers add up to the nim-sum %1, so the position is hot.</source>
        <translation>各类型前一个数的尼姆和是%1，所以局面是热的。</translation>
    </message>
    <message>
        <source>Why: the runs</source>
        <translation>为什么：各段</translation>
    </message>
    <message>
        <source>Why: runs are heaps</source>
        <translation>为什么：段就是堆</translation>
    </message>
    <message>
        <source>Only the runs of neighbouring counters matter, and a run of n counts as a heap of n: it can become any shorter run, and the two runs a and b that a move from its middle leaves are worth a ⊕ b, which is at most a + b and so again less than n.</source>
        <translation>要紧的只有相邻棋子组成的段。n颗的段算作n颗的堆：它能变成任何更短的段；从中间取走一些，留下的两段a和b的值是a ⊕ b，它最多是a + b，所以也小于n。</translation>
    </message>
    <message>
        <source>A run’s genus is its Grundy value in normal play, and then the same in misère play, where a run without a move has the value 1. A run is tame if its genus, and that of all it can become, is one that a sum of Nim heaps has: (0,1), (1,0) or (n,n). Sums of tame games are decided by the genera.</source>
        <translation>一段的类型（genus），先写它在正常规则下的格伦迪值，再写反常规则下的同一种值，这时没有走法的段值是1。如果一段和它能变成的一切，类型都是尼姆堆的和所具有的，也就是(0,1)、(1,0)或(n,n)，这一段就是驯服的。驯服游戏的和由类型来定。</translation>
    </message>
    <message>
        <source>So the genera do not decide this position: it is searched.</source>
        <translation>所以类型定不了这个局面：要去搜索。</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>第%1段</translation>
    </message>
    <message>
        <source>every heap is of %1, and the nim-sum is %2</source>
        <extracomment>sizes of heaps, such as &quot;1, 4 or 20&quot;, and what the nim-sum may be</extracomment>
        <translation>每堆的大小都是%1，尼姆和是%2</translation>
    </message>
    <message>
        <source>one heap is of %1, every other one of %2, and the nim-sum is %3</source>
        <extracomment>a size of a heap, sizes such as &quot;1, 4 or 20&quot;, and what the nim-sum may be</extracomment>
        <translation>有一堆的大小是%1，其余每堆都是%2，尼姆和是%3</translation>
    </message>
    <message>
        <source>Heaps of 1, 4, 20 and 25 have the value 1, heaps of 5, 9, 12 and 17 the value 4. The nim-sum is %1: cold in normal play, so hot in misère play.</source>
        <translation>大小为1、4、20和25的堆值是1，大小为5、9、12和17的堆值是4。尼姆和是%1：按正常规则是冷的，所以按反常规则是热的。</translation>
    </message>
    <message>
        <source>Heaps of 1, 4, 20 and 25 have the value 1, heaps of 5, 9, 12 and 17 the value 4. The nim-sum is %1: hot in normal play, so cold in misère play.</source>
        <translation>大小为1、4、20和25的堆值是1，大小为5、9、12和17的堆值是4。尼姆和是%1：按正常规则是热的，所以按反常规则是冷的。</translation>
    </message>
    <message>
        <source>Why: misère Kayles</source>
        <translation>为什么：反常规则的Kayles</translation>
    </message>
    <message>
        <source>In misère Kayles the same player wins as in normal play, where the nim-sum decides, except in six kinds of positions, where the other player wins: Sibert and Conway proved it in 1992. These kinds have heaps of 1, 4, 5, 9, 12, 17, 20 and 25 alone.</source>
        <translation>在反常规则的Kayles里，赢家跟正常规则一样（那里由尼姆和来定），只有六类局面例外，赢的是另一方：这是Sibert和Conway在1992年证明的。这几类局面只有大小为1、4、5、9、12、17、20和25的堆。</translation>
    </message>
    <message>
        <source>This position is of such a kind: %1.</source>
        <translation>这个局面属于其中一类：%1。</translation>
    </message>
    <message>
        <source>This position is of none of these kinds, so it is decided as in normal play. The winning moves are the same, too, but for those that leave one of the kinds.</source>
        <translation>这个局面不属于其中任何一类，所以跟正常规则一样。制胜走法也一样，除了会留下那几类局面的。</translation>
    </message>
    <message>
        <source>The winning move</source>
        <translation>制胜走法</translation>
    </message>
    <message>
        <source>It leaves a position of such a kind: %1.</source>
        <translation>它留下其中一类的局面：%1。</translation>
    </message>
    <message>
        <source>This heap is too long to draw: choose a move from the list.</source>
        <translation>这一堆太长，画不下：请从列表里选走法。</translation>
    </message>
    <message>
        <source>The two parts must not be equal.</source>
        <translation>两部分不能相等。</translation>
    </message>
    <message>
        <source>A whole heap of %1 may not be taken.</source>
        <translation>大小为%1的一堆不能整堆取走。</translation>
    </message>
    <message>
        <source>With %1 taken, what is left may not be a single heap.</source>
        <translation>取走%1时，剩下的不能是一堆。</translation>
    </message>
    <message>
        <source>With %1 taken, what is left may not be two heaps.</source>
        <translation>取走%1时，剩下的不能是两堆。</translation>
    </message>
    <message>
        <source>No period is proven for these rules, so the values of single heaps are worked out one after the other, from a heap of 0 to a heap of %1: the value of a heap is the smallest number that is not the value of what a move can leave of it; two heaps count by the nim-sum of their values.</source>
        <translation>对这些规则没有证明出周期，所以从大小为0的堆到大小为%1的堆，逐个求出单独一堆的值：一堆的值是最小的这样一个数，它不是走一步能留下的局面的值；留下两堆时，算两堆的值的尼姆和。</translation>
    </message>
    <message>
        <source>the code %1 allows no move</source>
        <translation>编码%1不允许任何走法</translation>
    </message>
    <message>
        <source>an octal code such as 0.77</source>
        <translation>八进制编码，如0.77</translation>
    </message>
    <message>
        <source>a digit from 0 to 7</source>
        <translation>0到7的一个数字</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 digit</source>
        <translation>
            <numerusform>超过%1位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 digits</source>
        <translation>
            <numerusform>超过%1位</numerusform>
        </translation>
    </message>
    <message>
        <source>the theorem of Sibert and Conway</source>
        <translation>Sibert和Conway的定理</translation>
    </message>
    <message>
        <source>Octal Games</source>
        <extracomment>the name of a group of games, of which an octal code tells the rules</extracomment>
        <translation>八进制游戏</translation>
    </message>
    <message>
        <source>Kayles and its relatives</source>
        <translation>Kayles和它的亲戚</translation>
    </message>
    <message>
        <source>The values of the heaps of Kayles and other octal games; heaps add up by the nim-sum.</source>
        <translation>Kayles和其他八进制游戏的堆的值；各堆用尼姆和合并。</translation>
    </message>
    <message>
        <source>Kayles</source>
        <extracomment>the name of a game</extracomment>
        <translation>Kayles</translation>
    </message>
    <message>
        <source>Dudeney’s Kayles</source>
        <extracomment>the name of a game</extracomment>
        <translation>Dudeney的Kayles</translation>
    </message>
    <message>
        <source>Dawson’s Kayles</source>
        <extracomment>the name of a game</extracomment>
        <translation>Dawson的Kayles</translation>
    </message>
    <message>
        <source>Dawson’s chess</source>
        <extracomment>the name of a game</extracomment>
        <translation>Dawson棋</translation>
    </message>
    <message>
        <source>Treblecross</source>
        <extracomment>the name of a game</extracomment>
        <translation>Treblecross</translation>
    </message>
    <message>
        <source>Guiles</source>
        <extracomment>the name of a game</extracomment>
        <translation>Guiles</translation>
    </message>
    <message>
        <source>Officers</source>
        <extracomment>the name of a game</extracomment>
        <translation>Officers</translation>
    </message>
    <message>
        <source>Take one or divide</source>
        <translation>取一或分堆</translation>
    </message>
    <message>
        <source>Octal code</source>
        <extracomment>a field: the code of an octal game, such as 0.77</extracomment>
        <translation>八进制编码</translation>
    </message>
    <message>
        <source>Kayles, 0.77</source>
        <extracomment>a game, and its octal code</extracomment>
        <translation>Kayles，0.77</translation>
    </message>
    <message>
        <source>Dawson’s Kayles, 0.07</source>
        <translation>Dawson的Kayles，0.07</translation>
    </message>
    <message>
        <source>Dawson’s Chess, 0.137</source>
        <translation>Dawson棋，0.137</translation>
    </message>
    <message>
        <source>Grundy’s Game</source>
        <extracomment>the name of a game</extracomment>
        <translation>格伦迪游戏</translation>
    </message>
    <message>
        <source>Divide into unequal heaps</source>
        <translation>分成不相等的两堆</translation>
    </message>
    <message>
        <source>The values of the heaps of Grundy’s game; heaps add up by the nim-sum.</source>
        <translation>格伦迪游戏的堆的值；各堆用尼姆和合并。</translation>
    </message>
    <message>
        <source>Kayles, one row</source>
        <translation>Kayles，一排</translation>
    </message>
    <message>
        <source>Dawson’s Kayles, one row</source>
        <translation>Dawson的Kayles，一排</translation>
    </message>
    <message>
        <source>Kayles, two rows</source>
        <translation>Kayles，两排</translation>
    </message>
    <message>
        <source>One row of Kayles</source>
        <translation>Kayles的一排</translation>
    </message>
    <message>
        <source>One heap</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>一堆</translation>
    </message>
    <message>
        <source>One heap of Grundy’s game</source>
        <translation>格伦迪游戏的一堆</translation>
    </message>
    <message>
        <source>Proven by the theorem of Guy and Smith: so long a stretch has come back that every larger heap divides in the same ways.</source>
        <translation>由Guy和Smith的定理证明：已经有足够长的一段重新出现，使每个更大的堆都以同样的方式断开。</translation>
    </message>
    <message>
        <source>the period of the octal game</source>
        <translation>八进制游戏的周期</translation>
    </message>
    <message>
        <source>take a whole heap of %1</source>
        <translation>把大小为%1的一堆整堆取走</translation>
    </message>
    <message>
        <source>take %1 from a heap so that one heap is left</source>
        <translation>从一堆里取%1，剩下一堆</translation>
    </message>
    <message>
        <source>take %1 from a heap so that two heaps are left</source>
        <translation>从一堆里取%1，剩下两堆</translation>
    </message>
    <message>
        <source>take a whole heap of %1, or take %1 from a heap so that two heaps are left</source>
        <translation>把大小为%1的一堆整堆取走，或者从一堆里取%1，剩下两堆</translation>
    </message>
    <message>
        <source>divide a heap into two</source>
        <translation>把一堆分成两堆</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <extracomment>two ways to move: &quot;take 1 pin of a heap, or divide a heap&quot;</extracomment>
        <translation>%1，或者%2</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>a rule that becomes a sentence
----------
a move, such as &quot;c3-c4&quot;, as a sentence</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 What is left on two sides becomes two heaps.</source>
        <translation>%1两边剩下的成为两堆。</translation>
    </message>
    <message>
        <source>divide heap %1 into %2 and %3</source>
        <extracomment>a move: the number of a heap, and the sizes of what it becomes</extracomment>
        <translation>把第%1堆分成%2和%3</translation>
    </message>
    <message>
        <source>take all of heap %1</source>
        <translation>取走第%1堆</translation>
    </message>
    <message>
        <source>take %1 from heap %2, leaving %3 and %4</source>
        <extracomment>a move: how many pins, the number of the heap, and the sizes of what is left</extracomment>
        <translation>从第%2堆取%1，留下%3和%4</translation>
    </message>
    <message>
        <source>take %1 from heap %2, leaving %3</source>
        <extracomment>a move: how many pins, the number of the heap, and the size of what is left</extracomment>
        <translation>从第%2堆取%1，留下%3</translation>
    </message>
    <message>
        <source>take the first of heap %1, leaving %2</source>
        <extracomment>a move: the number of the heap, and the size of what is left</extracomment>
        <translation>取第%1堆的第一根，留下%2</translation>
    </message>
    <message>
        <source>take the last of heap %1, leaving %2</source>
        <translation>取第%1堆的最后一根，留下%2</translation>
    </message>
    <message numerus="yes">
        <source>take the first %1 of heap %2, leaving %3</source>
        <extracomment>a move: how many pins, the number of the heap, and the size of what is left</extracomment>
        <translation>
            <numerusform>取第%2堆的前%1根，留下%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take the last %1 of heap %2, leaving %3</source>
        <extracomment>a move: how many pins, the number of the heap, and the size of what is left</extracomment>
        <translation>
            <numerusform>取第%2堆的后%1根，留下%3</numerusform>
        </translation>
    </message>
    <message>
        <source>divide</source>
        <extracomment>on the board, a verb: what a move does to a heap</extracomment>
        <translation>分开</translation>
    </message>
    <message>
        <source>Divide a heap into two heaps of different sizes.</source>
        <translation>把一堆分成大小不同的两堆。</translation>
    </message>
    <message>
        <source>The position equals Nim with no stone left; its value is 0.</source>
        <translation>这个局面等于一颗石子也没有的尼姆，值是0。</translation>
    </message>
    <message>
        <source>The position equals a Nim heap of %1; its value is %2.</source>
        <extracomment>the size of a heap, such as 3, and its value, such as ∗3</extracomment>
        <translation>这个局面等于尼姆的一堆，大小%1；值是%2。</translation>
    </message>
    <message>
        <source>The position equals Nim with the heaps %1; its value is %2.</source>
        <translation>这个局面等于尼姆，各堆是%1；值是%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 move raises a heap instead (%2). It is reversible: the opponent has a reply that brings the heap back to what it was worth, so nothing is gained.</source>
        <extracomment>how many moves, here one, and the move</extracomment>
        <translation>
            <numerusform>另有%1种走法会把一堆变大（%2）。它是可逆的：对方有一个应着，能把这一堆变回原来的值，所以什么也没得到。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves raise a heap instead (such as %2). They are reversible: the opponent has a reply that brings the heap back to what it was worth, so nothing is gained.</source>
        <extracomment>how many moves, and some of them</extracomment>
        <translation>
            <numerusform>另有%1种走法会把一堆变大（比如%2）。它们是可逆的：对方有一个应着，能把这一堆变回原来的值，所以什么也没得到。</numerusform>
        </translation>
    </message>
    <message>
        <source>A formula gives the answer; no position has to be searched.</source>
        <translation>公式就给出答案，不需要搜索任何局面。</translation>
    </message>
    <message>
        <source>No formula is known for this board, so the answer is a proof by table: every position that can arise is labelled, %1.</source>
        <translation>对这个棋盘还不知道公式，所以答案是用表来证明的：给所有可能出现的局面标注，%1。</translation>
    </message>
    <message>
        <source>No formula is known for this board, so the answer is a proof by search over %1.</source>
        <translation>对这个棋盘还不知道公式，所以答案是用搜索来证明的，搜索了%1。</translation>
    </message>
    <message>
        <source>The same game as Nim</source>
        <translation>跟尼姆是同一个游戏</translation>
    </message>
    <message>
        <source>Every move takes from it.</source>
        <translation>每一步都从它里面取。</translation>
    </message>
    <message>
        <source>Every move takes from one of the heaps.</source>
        <translation>每一步都从其中一堆里取。</translation>
    </message>
    <message>
        <source>How it was found</source>
        <translation>怎样得到的</translation>
    </message>
    <message>
        <source>The Grundy value is not computed: it would take too many positions.</source>
        <translation>没有计算格伦迪值：那要看太多的局面。</translation>
    </message>
    <message>
        <source>The Grundy value</source>
        <translation>格伦迪值</translation>
    </message>
    <message>
        <source>There is no option, so the Grundy value is 0.</source>
        <translation>没有后继局面，所以格伦迪值是0。</translation>
    </message>
    <message>
        <source>Every option has the Grundy value %1. The smallest missing number is %2: that is the Grundy value of the position.</source>
        <extracomment>two numbers</extracomment>
        <translation>每个后继局面的格伦迪值都是%1。缺少的最小的数是%2：这就是这个局面的格伦迪值。</translation>
    </message>
    <message>
        <source>The options have the Grundy values %1. The smallest number missing among them is %2: that is the Grundy value of the position.</source>
        <extracomment>a list of numbers, such as &quot;0, 1 and 3&quot;, and a number</extracomment>
        <translation>后继局面的格伦迪值是%1。其中缺少的最小的数是%2：这就是这个局面的格伦迪值。</translation>
    </message>
    <message>
        <source>The value</source>
        <extracomment>heads a step of the reasons: what the position is worth</extracomment>
        <translation>值</translation>
    </message>
    <message>
        <source>The position is worth %1. How that is found takes a theorem.</source>
        <translation>这个局面的值是%1。怎样求出它，要用到一条定理。</translation>
    </message>
    <message>
        <source>In misère play positions have no values that add up. The moves and their answers argue, or a theorem where there is one.</source>
        <translation>按反常规则，局面没有可以合并的值。理由由走法和应着来讲；有定理的地方，就用定理。</translation>
    </message>
    <message>
        <source>The value of this position is not worked out. The moves and their answers argue without it, or a theorem where there is one.</source>
        <translation>这个局面的值没有算出来。理由不靠值，由走法和应着来讲；有定理的地方，就用定理。</translation>
    </message>
    <message>
        <source>row %1 must have one W and one B</source>
        <translation>第%1行必须有一个W和一个B</translation>
    </message>
    <message>
        <source>Northcott’s Game</source>
        <extracomment>the name of a game</extracomment>
        <translation>诺斯科特游戏</translation>
    </message>
    <message>
        <source>Your own tokens</source>
        <translation>各走各的棋子</translation>
    </message>
    <message>
        <source>The gaps are Nim heaps where tokens move either way; otherwise the rows add up by their exact values.</source>
        <translation>棋子两个方向都能走时，空隙是尼姆的堆；否则各行按精确值相加。</translation>
    </message>
    <message numerus="yes">
        <source>A token can still advance in %1 row now</source>
        <translation>
            <numerusform>现在还有%1行的棋子能前进</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A token can still advance in %1 rows now</source>
        <translation>
            <numerusform>现在还有%1行的棋子能前进</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a token to another square.</source>
        <translation>把棋子拖到另一格。</translation>
    </message>
    <message>
        <source>White (Left)</source>
        <extracomment>the player Left, who has the white tokens</extracomment>
        <translation>白方（左方）</translation>
    </message>
    <message>
        <source>Black (Right)</source>
        <extracomment>the player Right, who has the black tokens</extracomment>
        <translation>黑方（右方）</translation>
    </message>
    <message>
        <source>White (W) is Left, Black (B) is Right.</source>
        <translation>白方（W）是左方，黑方（B）是右方。</translation>
    </message>
    <message>
        <source>To the right only</source>
        <translation>只能向右</translation>
    </message>
    <message>
        <source>3 rows</source>
        <extracomment>of a ready-made board: how many rows it has</extracomment>
        <translation>3行</translation>
    </message>
    <message>
        <source>One row</source>
        <extracomment>a ready-made board: it has one row</extracomment>
        <translation>一行</translation>
    </message>
    <message>
        <source>to the right only</source>
        <translation>只能向右</translation>
    </message>
    <message>
        <source>Forward only</source>
        <extracomment>a ready-made board: tokens only go towards each other</extracomment>
        <translation>只能前进</translation>
    </message>
    <message>
        <source>Rows of W, B and .</source>
        <translation>由W、B和.组成的各行</translation>
    </message>
    <message>
        <source>Tokens move</source>
        <extracomment>a field, before a choice such as &quot;both ways&quot;</extracomment>
        <translation>棋子可以走</translation>
    </message>
    <message>
        <source>both ways</source>
        <extracomment>behind &quot;Tokens move&quot;</extracomment>
        <translation>两个方向</translation>
    </message>
    <message>
        <source>forward only</source>
        <extracomment>behind &quot;Tokens move&quot;: only towards the other token</extracomment>
        <translation>只能前进</translation>
    </message>
    <message>
        <source>row %1: %2 to %3</source>
        <extracomment>a move: the number of a row, and two squares</extracomment>
        <translation>第%1行：%2到%3</translation>
    </message>
    <message>
        <source>Move one of your tokens along its row, either way, not onto or over another.</source>
        <translation>把自己的一颗棋子沿着所在的行移动，两个方向都行，不能走到别的棋子上，也不能跳过。</translation>
    </message>
    <message>
        <source>Move one of your tokens to the right along its row, not onto or over another.</source>
        <translation>把自己的一颗棋子沿着所在的行向右移动，不能走到别的棋子上，也不能跳过。</translation>
    </message>
    <message>
        <source>Move one of your tokens forward along its row: White to the right, Black to the left; not onto or over another.</source>
        <translation>把自己的一颗棋子沿着所在的行向前移动：白棋向右，黑棋向左；不能走到别的棋子上，也不能跳过。</translation>
    </message>
    <message>
        <source>No rows.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>没有行。</translation>
    </message>
    <message>
        <source>Row %1 of %2 squares: white on %3, black on %4.</source>
        <extracomment>read aloud: the number of a row, how long it is, and the squares of both tokens</extracomment>
        <translation>第%1行，%2格：白棋在%3，黑棋在%4。</translation>
    </message>
    <message>
        <source>Two rows with gaps n and m</source>
        <translation>两行，空隙是n和m</translation>
    </message>
    <message>
        <source>Two rows, only to the right</source>
        <translation>两行，只能向右</translation>
    </message>
    <message>
        <source>Two rows, only forwards</source>
        <translation>两行，只能前进</translation>
    </message>
    <message>
        <source>gaps as heaps</source>
        <translation>空隙当作堆</translation>
    </message>
    <message>
        <source>a sum of canonical forms</source>
        <translation>规范形的和</translation>
    </message>
    <message>
        <source>This token may not go that way, and it has to stay in its row.</source>
        <translation>这颗棋子不能往那边走，而且只能留在自己的行里。</translation>
    </message>
    <message>
        <source>“Tokens move to the right, and the gaps are Nim heaps.”</source>
        <translation>“棋子向右移动，空隙是尼姆的堆。”</translation>
    </message>
    <message>
        <source>When both move to the right only, a gap is not a Nim heap but free moves for the owner of the token on its left.</source>
        <translation>双方都只能向右时，空隙不是尼姆的堆，而是左边那颗棋子的主人白得的步数。</translation>
    </message>
    <message>
        <source>“Each player moves forward, and the gaps are Nim heaps.”</source>
        <translation>“双方都前进，空隙是尼姆的堆。”</translation>
    </message>
    <message>
        <source>Rows face to face are Nim heaps. Back to back nobody is ever in the way, and a row counts the free moves of both: it is a number.</source>
        <translation>面对面的行是尼姆的堆。背对背时谁也不会挡住谁，一行就数双方白得的步数：它是一个数。</translation>
    </message>
    <message>
        <source>Row %1, back to back with %2 before White and %3 before Black: %4.</source>
        <extracomment>the number of a row, two numbers of free squares, and the value of the row</extracomment>
        <translation>第%1行，背对背，白棋前面%2格，黑棋前面%3格：%4。</translation>
    </message>
    <message>
        <source>Row %1, face to face with a gap of %2: %3.</source>
        <extracomment>the number of a row, how many squares are free, and the value of the row</extracomment>
        <translation>第%1行，面对面，空隙%2：%3。</translation>
    </message>
    <message>
        <source>Row %1, White on the left of a gap of %2: %3.</source>
        <translation>第%1行，白棋在空隙%2的左边：%3。</translation>
    </message>
    <message>
        <source>Row %1, Black on the left of a gap of %2: %3.</source>
        <translation>第%1行，黑棋在空隙%2的左边：%3。</translation>
    </message>
    <message>
        <source>Face to face both players can only make the gap of a row smaller, by as much as they like: a row face to face with a gap of n is worth *n, a Nim heap.</source>
        <translation>面对面时，双方都只能把一行的空隙变小，变小多少随意：面对面、空隙为n的一行值*n，就是尼姆的一堆。</translation>
    </message>
    <message>
        <source>Back to back the tokens part for good, and the empty squares before each are free moves: each one before White counts 1, each one before Black −1.</source>
        <translation>背对背时，两颗棋子从此分开，各自前面的空格就是白得的步数：白棋前面每格算1，黑棋前面每格算−1。</translation>
    </message>
    <message>
        <source>Only the token on the left can make the gap of a row smaller, by as much as its player likes; the other one can only make it larger. So a gap of n is n free moves: it is worth n where White stands on its left, and −n where Black does.</source>
        <translation>只有左边的棋子能把一行的空隙变小，变小多少由它的主人决定；另一颗只能把它变大。所以空隙n就是白得的n步：白棋在左边时值n，黑棋在左边时值−n。</translation>
    </message>
    <message>
        <source>For with White on the left of a gap of n, White leaves one of the values 0 to n − 1 and Black only more than n, if anything: n is the simplest number in between.</source>
        <translation>因为白棋在空隙n的左边时，白方能留下0到n − 1中的一个值，黑方即使能走，也只能留下大于n的值：n是两者之间最简单的数。</translation>
    </message>
    <message>
        <source>Row %1</source>
        <extracomment>before a number in a table: the number of a row</extracomment>
        <translation>第%1行</translation>
    </message>
    <message>
        <source>the gap of row %1</source>
        <translation>第%1行的空隙</translation>
    </message>
    <message>
        <source>The gap of each row is a heap: %1.</source>
        <translation>每行的空隙是一堆：%1。</translation>
    </message>
    <message>
        <source>An advance takes from a gap. A retreat opens it, and the same advance of the opponent restores it; room to retreat runs out, so it changes nothing.</source>
        <translation>前进，就是从空隙里取。后退会张开空隙，对方前进同样多格就恢复了；可退的地方总会用完，所以等于什么也没变。</translation>
    </message>
    <message>
        <source>Why: the gaps</source>
        <translation>为什么：空隙</translation>
    </message>
    <message>
        <source>Why: what a row is worth</source>
        <translation>为什么：一行值多少</translation>
    </message>
    <message>
        <source>Why: the values of the rows</source>
        <translation>为什么：各行的值</translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <extracomment>the number of a row, and its value</extracomment>
        <translation>第%1行：%2</translation>
    </message>
    <message>
        <source>The rows are independent, so the position is worth their sum. %1.</source>
        <translation>各行互不影响，所以局面的值是它们的和。%1。</translation>
    </message>
    <message>
        <source>The sum is %1. %2.</source>
        <extracomment>a value, such as 3/2, and who wins: a sentence</extracomment>
        <translation>和是%1。%2。</translation>
    </message>
    <message>
        <source>the number of caps is %1, that of the heaps %2</source>
        <extracomment>a mistake: both have to be equal; two numbers</extracomment>
        <translation>上限有%1个，堆有%2个</translation>
    </message>
    <message>
        <source>the heap of %1 is over its cap of %2</source>
        <extracomment>a mistake: how many stones a heap has, and how many it may have at most</extracomment>
        <translation>大小为%1的堆超过了它的上限%2</translation>
    </message>
    <message>
        <source>Poker Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>扑克尼姆</translation>
    </message>
    <message>
        <source>Left’s adds</source>
        <extracomment>a field: how often the player Left may still add stones; &quot;adds&quot; is a noun</extracomment>
        <translation>左方的放回次数</translation>
    </message>
    <message>
        <source>Right’s adds</source>
        <extracomment>a field: how often the player Right may still add stones; &quot;adds&quot; is a noun</extracomment>
        <translation>右方的放回次数</translation>
    </message>
    <message>
        <source>Add · %1 left</source>
        <translation>放回 · 还有%1次</translation>
    </message>
    <message>
        <source>Caps</source>
        <extracomment>a field: how many stones each heap may have at most, such as 3,4,5</extracomment>
        <translation>上限</translation>
    </message>
    <message>
        <source>add %1 to heap %2</source>
        <extracomment>a move: how many stones, and the number of the heap</extracomment>
        <translation>往第%2堆放回%1</translation>
    </message>
    <message>
        <source>add %1</source>
        <extracomment>on the board, a verb: what a move does: it adds so many stones</extracomment>
        <translation>放回%1</translation>
    </message>
    <message>
        <source>Think of your adds.</source>
        <translation>想想你的放回。</translation>
    </message>
    <message>
        <source>Your adds hold out longest.</source>
        <translation>用你的放回撑得最久。</translation>
    </message>
    <message>
        <source>One heap of %1 with the cap %2.</source>
        <extracomment>read aloud: how many stones the heap has, and how many it may have at most</extracomment>
        <translation>一堆，大小%1，上限%2。</translation>
    </message>
    <message>
        <source>Heaps %1 with the caps %2.</source>
        <extracomment>read aloud: sizes of heaps, such as &quot;3 and 4&quot;, and how large they may become</extracomment>
        <translation>各堆是%1，上限是%2。</translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 add</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still add stones, here once</extracomment>
        <translation>
            <numerusform>%2还能放回%1次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 adds</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still add stones</extracomment>
        <translation>
            <numerusform>%2还能放回%1次</numerusform>
        </translation>
    </message>
    <message>
        <source>Two heaps, an add for either</source>
        <translation>两堆，双方各放回一次</translation>
    </message>
    <message>
        <source>n and m adds</source>
        <translation>放回n次和m次</translation>
    </message>
    <message>
        <source>adds are reversed</source>
        <translation>放回可以逆转</translation>
    </message>
    <message>
        <source>Why: adds are reversed</source>
        <translation>为什么：放回可以逆转</translation>
    </message>
    <message>
        <source>This heap holds at most %1.</source>
        <translation>这一堆最多放%1颗。</translation>
    </message>
    <message>
        <source>Skip Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>停步尼姆</translation>
    </message>
    <message>
        <source>Nim, and a few turns to skip</source>
        <translation>尼姆，还能停步几次</translation>
    </message>
    <message>
        <source>The player with more skips wins; with equally many it is Nim.</source>
        <translation>停步次数多的人赢；一样多时就是尼姆。</translation>
    </message>
    <message>
        <source>Left’s skips</source>
        <extracomment>a field: how often the player Left may still skip a turn</extracomment>
        <translation>左方的停步次数</translation>
    </message>
    <message>
        <source>Right’s skips</source>
        <extracomment>a field: how often the player Right may still skip a turn</extracomment>
        <translation>右方的停步次数</translation>
    </message>
    <message>
        <source>Skip · %1 left</source>
        <translation>停步 · 还有%1次</translation>
    </message>
    <message>
        <source>One more skip</source>
        <translation>多一次停步</translation>
    </message>
    <message>
        <source>3, 4, 5</source>
        <translation>3、4、5</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>游戏结束</translation>
    </message>
    <message>
        <source>when nobody can move</source>
        <translation>谁也走不了时</translation>
    </message>
    <message>
        <source>skip</source>
        <extracomment>a move, a verb: makes no change on the board</extracomment>
        <translation>停步</translation>
    </message>
    <message>
        <source>Think of your skips.</source>
        <translation>想想你的停步。</translation>
    </message>
    <message>
        <source>Your skips hold out longest.</source>
        <translation>用你的停步撑得最久。</translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 skip</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still skip, here once</extracomment>
        <translation>
            <numerusform>%2还能停步%1次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 skips</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still skip</extracomment>
        <translation>
            <numerusform>%2还能停步%1次</numerusform>
        </translation>
    </message>
    <message>
        <source>n and m skips</source>
        <translation>停步n次和m次</translation>
    </message>
    <message>
        <source>Two heaps, a skip for either</source>
        <translation>两堆，双方各停步一次</translation>
    </message>
    <message>
        <source>skips compared</source>
        <extracomment>the name of a theorem: the skips of both players are compared</extracomment>
        <translation>比较停步</translation>
    </message>
    <message>
        <source>Why: the skips</source>
        <translation>为什么：停步</translation>
    </message>
    <message>
        <source>A skip is a free move of its owner: worth +1 for Left, −1 for Right. The heaps are worth their nim-sum. Together the position is worth %1 − %2 + *%3 = %4.</source>
        <extracomment>skips of Left, skips of Right, the nim-sum of the heaps, and the value</extracomment>
        <translation>停步是它的主人白得的一步：左方的值+1，右方的值−1。各堆的值是它们的尼姆和。合起来，局面的值是%1 − %2 + *%3 = %4。</translation>
    </message>
    <message>
        <source>Both have equally many skips: a skip is answered by a skip, and the heaps decide as in Nim.</source>
        <translation>双方停步一样多：停步用停步来应，由各堆像在尼姆里那样来定。</translation>
    </message>
    <message>
        <source>Left has more skips, so Left wins, whoever starts.</source>
        <translation>左方停步更多，所以不管谁先走都是左方赢。</translation>
    </message>
    <message>
        <source>Right has more skips, so Right wins, whoever starts.</source>
        <translation>右方停步更多，所以不管谁先走都是右方赢。</translation>
    </message>
    <message>
        <source>“The player with more skips wins; with equally many it is Nim.”</source>
        <translation>“停步次数多的人赢；一样多时就是尼姆。”</translation>
    </message>
    <message>
        <source>A counter goes straight left or straight down.</source>
        <translation>棋子只能直直地向左或向下走。</translation>
    </message>
    <message>
        <source>coordinates as heaps</source>
        <translation>坐标当作堆</translation>
    </message>
    <message>
        <source>a counter such as 1x2</source>
        <translation>一颗棋子，如1x2</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 counter</source>
        <translation>
            <numerusform>超过%1颗棋子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 counters</source>
        <translation>
            <numerusform>超过%1颗棋子</numerusform>
        </translation>
    </message>
    <message>
        <source>a column or row from 0</source>
        <translation>从0起的列或行</translation>
    </message>
    <message>
        <source>(%1, %2), column</source>
        <extracomment>before a number in a table: the place of a counter, such as (3, 5), and which of its two numbers counts</extracomment>
        <translation>(%1, %2)，列</translation>
    </message>
    <message>
        <source>the column of counter (%1, %2)</source>
        <extracomment>within a sentence: the place of a counter, such as (3, 5)</extracomment>
        <translation>棋子(%1, %2)的列</translation>
    </message>
    <message>
        <source>(%1, %2), row</source>
        <extracomment>before a number in a table: the place of a counter, such as (3, 5), and which of its two numbers counts</extracomment>
        <translation>(%1, %2)，行</translation>
    </message>
    <message>
        <source>the row of counter (%1, %2)</source>
        <extracomment>within a sentence: the place of a counter, such as (3, 5)</extracomment>
        <translation>棋子(%1, %2)的行</translation>
    </message>
    <message>
        <source>Each counter is two heaps, its column and its row: %1.</source>
        <translation>每颗棋子是两堆，它的列和它的行：%1。</translation>
    </message>
    <message>
        <source>A move to the left takes from the one, a move down from the other.</source>
        <translation>向左走是从一堆里取，向下走是从另一堆里取。</translation>
    </message>
    <message>
        <source>Nim in the Plane</source>
        <translation>平面尼姆</translation>
    </message>
    <message>
        <source>Left or down</source>
        <translation>向左或向下</translation>
    </message>
    <message>
        <source>Each counter is two Nim heaps, its column and its row.</source>
        <translation>每颗棋子是尼姆的两堆，它的列和它的行。</translation>
    </message>
    <message numerus="yes">
        <source>%1 counter can still move now</source>
        <translation>
            <numerusform>现在还有%1颗棋子能动</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 counters can still move now</source>
        <translation>
            <numerusform>现在还有%1颗棋子能动</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square to put or take a counter; drag to move it.</source>
        <translation>点一格放上或拿走一颗棋子；拖动来移动它。</translation>
    </message>
    <message>
        <source>4 counters</source>
        <extracomment>of a ready-made board: how many counters are on it</extracomment>
        <translation>4颗棋子</translation>
    </message>
    <message>
        <source>2 counters</source>
        <extracomment>of a ready-made board: how many counters are on it</extracomment>
        <translation>2颗棋子</translation>
    </message>
    <message>
        <source>Shared square</source>
        <extracomment>a ready-made board: two counters stand on one square</extracomment>
        <translation>同在一格</translation>
    </message>
    <message>
        <source>3 counters</source>
        <extracomment>of a ready-made board: how many counters are on it</extracomment>
        <translation>3颗棋子</translation>
    </message>
    <message>
        <source>Counters, column x row</source>
        <translation>棋子，写成列x行</translation>
    </message>
    <message>
        <source>Look at the counter at (%1, %2).</source>
        <extracomment>a hint: the place of a counter, such as (3, 5)</extracomment>
        <translation>看看(%1, %2)上的棋子。</translation>
    </message>
    <message>
        <source>The counter at (%1, %2) holds out longest.</source>
        <extracomment>a hint: the place of a counter, such as (3, 5)</extracomment>
        <translation>动(%1, %2)上的棋子撑得最久。</translation>
    </message>
    <message>
        <source>Move one counter any distance left or down.</source>
        <translation>把一颗棋子向左或向下移动任意远。</translation>
    </message>
    <message>
        <source>No counters.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>没有棋子。</translation>
    </message>
    <message>
        <source>A counter at %1.</source>
        <translation>一颗棋子在%1。</translation>
    </message>
    <message>
        <source>Counters at %1.</source>
        <translation>棋子在%1。</translation>
    </message>
    <message>
        <source>One counter</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>一颗棋子</translation>
    </message>
    <message>
        <source>A counter beside one on 1x2</source>
        <translation>1x2上的棋子旁边再放一颗</translation>
    </message>
    <message>
        <source>The queen goes left, down or diagonally down-left.</source>
        <translation>皇后向左、向下或斜着向左下走。</translation>
    </message>
    <message>
        <source>Look straight down.</source>
        <translation>往正下方看。</translation>
    </message>
    <message>
        <source>The way straight down holds out longest.</source>
        <translation>往正下方走撑得最久。</translation>
    </message>
    <message>
        <source>Look to the left.</source>
        <translation>往左边看。</translation>
    </message>
    <message>
        <source>The way to the left holds out longest.</source>
        <translation>往左边走撑得最久。</translation>
    </message>
    <message>
        <source>Look along the diagonal.</source>
        <translation>沿着斜线看。</translation>
    </message>
    <message>
        <source>The diagonal holds out longest.</source>
        <translation>沿着斜线走撑得最久。</translation>
    </message>
    <message>
        <source>Wythoff’s Queen</source>
        <extracomment>the name of a game</extracomment>
        <translation>威佐夫的皇后</translation>
    </message>
    <message>
        <source>Corner the queen</source>
        <translation>把皇后走到角上</translation>
    </message>
    <message>
        <source>The cold positions are the pairs of the golden ratio.</source>
        <translation>冷局面就是黄金比的数对。</translation>
    </message>
    <message numerus="yes">
        <source>The queen can go to %1 square now</source>
        <translation>
            <numerusform>现在皇后能走到%1格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The queen can go to %1 squares now</source>
        <translation>
            <numerusform>现在皇后能走到%1格</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square to put the queen there.</source>
        <translation>点一格，把皇后放在那里。</translation>
    </message>
    <message>
        <source>Far away</source>
        <extracomment>a ready-made board: the queen is far from the corner</extracomment>
        <translation>远方</translation>
    </message>
    <message>
        <source>Queen at column, row</source>
        <translation>皇后在列,行</translation>
    </message>
    <message>
        <source>Move the queen any distance left, down or diagonally down-left.</source>
        <translation>把皇后向左、向下或斜着向左下移动任意远。</translation>
    </message>
    <message>
        <source>The queen at %1.</source>
        <translation>皇后在%1。</translation>
    </message>
    <message>
        <source>The queen’s squares</source>
        <translation>皇后的格子</translation>
    </message>
    <message>
        <source>The queen’s squares, misère</source>
        <translation>皇后的格子，反常规则</translation>
    </message>
    <message>
        <source>The queen’s squares, moves left</source>
        <translation>皇后的格子，剩余步数</translation>
    </message>
    <message>
        <source>Wythoff’s queen</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>威佐夫的皇后</translation>
    </message>
    <message>
        <source>golden-ratio pairs</source>
        <extracomment>the name of a theorem: which squares are P-positions</extracomment>
        <translation>黄金比数对</translation>
    </message>
    <message>
        <source>So the position is hot: %1 leaves a cold pair.</source>
        <translation>所以局面是热的：%1留下冷的数对。</translation>
    </message>
    <message>
        <source>But no move is left, and in misère play the player to move has won: the position is hot.</source>
        <translation>可是没有走法了，而按反常规则轮到走的人已经赢了：局面是热的。</translation>
    </message>
    <message>
        <source>The position is this pair, so it is cold: two cold pairs have neither a number nor the difference in common, so no move leads from one to another.</source>
        <translation>局面就是这一对，所以是冷的：两个冷的数对没有相同的数，也没有相同的差，所以没有一步能从一个走到另一个。</translation>
    </message>
    <message>
        <source>Why: the golden ratio</source>
        <translation>为什么：黄金比</translation>
    </message>
    <message>
        <source>The k-th cold pair is (⌊kφ⌋, ⌊kφ²⌋) with the golden ratio φ: %1 … Its two numbers differ by k, and each whole number from 1 on is in exactly one pair.</source>
        <translation>第k个冷的数对是(⌊kφ⌋, ⌊kφ²⌋)，其中φ是黄金比：%1……它的两个数相差k，从1起的每个整数恰好在一个数对里。</translation>
    </message>
    <message>
        <source>In misère play the cold pairs begin with %1 …; from the third on they are those of normal play, (⌊kφ⌋, ⌊kφ²⌋) with the golden ratio φ.</source>
        <translation>按反常规则，冷的数对从%1……开始；从第三个起，就是正常规则的那些，(⌊kφ⌋, ⌊kφ²⌋)，其中φ是黄金比。</translation>
    </message>
    <message>
        <source>Here the difference is %1, and the cold pair with this difference is %2.</source>
        <extracomment>a number, and two numbers such as (3, 5)</extracomment>
        <translation>这里的差是%1，有这个差的冷数对是%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 more</source>
        <extracomment>the end of a list that is too long: how many others there are</extracomment>
        <translation>
            <numerusform>另外%1个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 up to %2</source>
        <extracomment>read aloud: several places, such as &quot;3 up to 7&quot;</extracomment>
        <translation>%1到%2</translation>
    </message>
    <message numerus="yes">
        <source>And %1 more.</source>
        <translation>
            <numerusform>另外还有%1个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 number</source>
        <translation>
            <numerusform>超过%1个数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 numbers</source>
        <translation>
            <numerusform>超过%1个数</numerusform>
        </translation>
    </message>
    <message>
        <source>the name of a game</source>
        <translation>游戏的名称</translation>
    </message>
    <message>
        <source>&apos;:&apos; and a position</source>
        <translation>&apos;:&apos;和一个局面</translation>
    </message>
    <message>
        <source>an option of this game</source>
        <translation>这个游戏的一个选项</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a value</source>
        <translation>&apos;=&apos;和一个值</translation>
    </message>
    <message>
        <source>one of the values</source>
        <translation>其中一个值</translation>
    </message>
    <message>
        <source>&apos;,&apos; or the end</source>
        <translation>&apos;,&apos;或结尾</translation>
    </message>
    <message>
        <source>the end</source>
        <extracomment>within an error: nothing more should stand there</extracomment>
        <translation>结尾</translation>
    </message>
    <message>
        <source>a heap size</source>
        <translation>堆的大小</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 heap</source>
        <translation>
            <numerusform>超过%1堆</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 heaps</source>
        <translation>
            <numerusform>超过%1堆</numerusform>
        </translation>
    </message>
    <message>
        <source>a positive number</source>
        <translation>正数</translation>
    </message>
    <message>
        <source>two numbers such as 1,2</source>
        <translation>两个数，如1,2</translation>
    </message>
    <message>
        <source>a set of numbers such as 1-3 or 1,3,4</source>
        <translation>一个数的集合，如1-3或1,3,4</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cell in a row</source>
        <translation>
            <numerusform>一行超过%1格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cells in a row</source>
        <translation>
            <numerusform>一行超过%1格</numerusform>
        </translation>
    </message>
    <message>
        <source>a row of 0 and 1</source>
        <translation>一行0和1</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 row</source>
        <translation>
            <numerusform>超过%1行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 rows</source>
        <translation>
            <numerusform>超过%1行</numerusform>
        </translation>
    </message>
    <message>
        <source>W, B or &apos;.&apos;</source>
        <translation>W、B或&apos;.&apos;</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 square in a row</source>
        <translation>
            <numerusform>一行超过%1格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 squares in a row</source>
        <translation>
            <numerusform>一行超过%1格</numerusform>
        </translation>
    </message>
    <message>
        <source>the number of a node</source>
        <translation>节点的编号</translation>
    </message>
    <message>
        <source>the set of allowed takes is empty</source>
        <translation>允许的取法是空集</translation>
    </message>
    <message>
        <source>The game is over: no move is left.</source>
        <translation>游戏结束了：没有走法了。</translation>
    </message>
    <message>
        <source>No stone lies there.</source>
        <translation>那里没有石子。</translation>
    </message>
    <message>
        <source>No stick lies there.</source>
        <translation>那里没有小棒。</translation>
    </message>
    <message>
        <source>No coin lies there.</source>
        <translation>那里没有硬币。</translation>
    </message>
    <message>
        <source>Nothing stands there.</source>
        <translation>那里什么也没有。</translation>
    </message>
    <message>
        <source>The two stones do not lie in one row or column.</source>
        <translation>这两颗石子不在同一行或同一列里。</translation>
    </message>
    <message>
        <source>A gap lies between the two ends.</source>
        <translation>两头之间有空位。</translation>
    </message>
    <message>
        <source>You may take %1, not %2.</source>
        <extracomment>numbers that may be taken, such as &quot;1, 2 or 3&quot;, and how many were asked for</extracomment>
        <translation>你可以取%1，不能取%2。</translation>
    </message>
    <message>
        <source>Something stands there already.</source>
        <translation>那里已经有东西了。</translation>
    </message>
    <message>
        <source>Nothing may be jumped over.</source>
        <translation>什么也不能跳过。</translation>
    </message>
    <message>
        <source>The piece is there already.</source>
        <translation>棋子已经在那里了。</translation>
    </message>
    <message>
        <source>A coin only goes to a lower number.</source>
        <translation>硬币只能移到较小的数。</translation>
    </message>
    <message>
        <source>That belongs to %1, and %2 is to move.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>那是%1的，而现在轮到%2。</translation>
    </message>
    <message>
        <source>None of them is left.</source>
        <translation>一次也不剩了。</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <extracomment>three sentences one after the other</extracomment>
        <translation>%1%2%3</translation>
    </message>
    <message>
        <source>The previous player wins</source>
        <translation>上一位玩家赢</translation>
    </message>
    <message>
        <source>The next player wins</source>
        <translation>下一位玩家赢</translation>
    </message>
    <message>
        <source>%1 wins, whoever starts</source>
        <translation>%1赢，不管谁先走</translation>
    </message>
    <message numerus="yes">
        <source>%1 position</source>
        <extracomment>how many positions there are, here one</extracomment>
        <translation>
            <numerusform>%1个局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions</source>
        <translation>
            <numerusform>%1个局面</numerusform>
        </translation>
    </message>
    <message>
        <source>The move: %1.</source>
        <translation>走法：%1。</translation>
    </message>
    <message>
        <source>take %1</source>
        <extracomment>a move, a verb: how many are taken</extracomment>
        <translation>取%1</translation>
    </message>
    <message>
        <source>Look at heap %1.</source>
        <translation>看看第%1堆。</translation>
    </message>
    <message>
        <source>Heap %1 holds out longest.</source>
        <translation>动第%1堆撑得最久。</translation>
    </message>
    <message>
        <source>Whoever cannot move loses.</source>
        <translation>走不了的人输。</translation>
    </message>
    <message>
        <source>Whoever cannot move wins.</source>
        <translation>走不了的人赢。</translation>
    </message>
    <message>
        <source>Taking the last stone wins.</source>
        <translation>取走最后一颗石子的人赢。</translation>
    </message>
    <message>
        <source>Taking the last stone loses.</source>
        <translation>取走最后一颗石子的人输。</translation>
    </message>
    <message>
        <source>You took the last stone</source>
        <translation>你取走了最后一颗石子</translation>
    </message>
    <message>
        <source>%1 took the last stone</source>
        <translation>%1取走了最后一颗石子</translation>
    </message>
    <message>
        <source>You made the last move</source>
        <translation>你走了最后一步</translation>
    </message>
    <message>
        <source>%1 made the last move</source>
        <translation>%1走了最后一步</translation>
    </message>
    <message>
        <source>No move goes there.</source>
        <translation>没有一步能走到那里。</translation>
    </message>
    <message>
        <source>This piece cannot move now.</source>
        <translation>这颗棋子现在动不了。</translation>
    </message>
    <message>
        <source>Look at square %1.</source>
        <translation>看看第%1格。</translation>
    </message>
    <message>
        <source>Square %1 holds out longest.</source>
        <translation>动第%1格撑得最久。</translation>
    </message>
    <message>
        <source>The exact value</source>
        <translation>精确值</translation>
    </message>
    <message>
        <source>Pieces that are stuck for good part the strip: nothing ever jumps over them. The values of the parts add up.</source>
        <translation>永远卡住的棋子把长条隔开：没有什么会再跳过它们。各部分的值相加。</translation>
    </message>
    <message>
        <source>What Left’s moves leave stands on the left, what Right’s moves leave on the right: {%1|%2} = %3.</source>
        <extracomment>values that moves of Left leave, the same of Right, and the value of the position</extracomment>
        <translation>左方的走法留下的写在左边，右方的走法留下的写在右边：{%1|%2} = %3。</translation>
    </message>
    <message>
        <source>Toads and Frogs</source>
        <translation>蟾蜍和青蛙</translation>
    </message>
    <message>
        <source>One step, or over one</source>
        <translation>走一格，或跳过一只</translation>
    </message>
    <message>
        <source>Pieces that are stuck for good part the strip, and the exact values of the parts add up.</source>
        <translation>永远卡住的棋子把长条隔开，各部分的精确值相加。</translation>
    </message>
    <message numerus="yes">
        <source>%1 piece can still move now</source>
        <translation>
            <numerusform>现在还有%1颗棋子能动</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pieces can still move now</source>
        <translation>
            <numerusform>现在还有%1颗棋子能动</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square for a toad, a frog or nothing.</source>
        <translation>点一格，放蟾蜍、青蛙，或清空。</translation>
    </message>
    <message>
        <source>3 toads, 3 frogs</source>
        <translation>3只蟾蜍，3只青蛙</translation>
    </message>
    <message>
        <source>2 toads, 2 frogs</source>
        <translation>2只蟾蜍，2只青蛙</translation>
    </message>
    <message>
        <source>One gap</source>
        <extracomment>a ready-made board: it has one empty square</extracomment>
        <translation>一个空格</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>a ready-made board: toads and frogs stand among each other</extracomment>
        <translation>混合</translation>
    </message>
    <message>
        <source>A row of T, F and .</source>
        <translation>一行T、F和.</translation>
    </message>
    <message>
        <source>Left moves a toad (T) to the right, Right a frog (F) to the left: one step, or a jump over one animal of the other kind.</source>
        <translation>左方把一只蟾蜍（T）向右走，右方把一只青蛙（F）向左走：走一格，或者正好跳过一只另一种的，落在它后面的空格里。</translation>
    </message>
    <message numerus="yes">
        <source>a toad on %1</source>
        <translation>
            <numerusform>%1有一只蟾蜍</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>toads on %1</source>
        <translation>
            <numerusform>%1有蟾蜍</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a frog on %1</source>
        <translation>
            <numerusform>%1有一只青蛙</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>frogs on %1</source>
        <translation>
            <numerusform>%1有青蛙</numerusform>
        </translation>
    </message>
    <message>
        <source>all empty</source>
        <extracomment>read aloud: all squares are empty</extracomment>
        <translation>全空</translation>
    </message>
    <message numerus="yes">
        <source>%1 square: %2.</source>
        <extracomment>read aloud: how many squares there are, here one, and what is on them</extracomment>
        <translation>
            <numerusform>%1格：%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 squares: %2.</source>
        <translation>
            <numerusform>%1格：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>n toads, one empty square, m frogs</source>
        <translation>n只蟾蜍，一个空格，m只青蛙</translation>
    </message>
    <message>
        <source>n toads, two empty squares, m frogs</source>
        <translation>n只蟾蜍，两个空格，m只青蛙</translation>
    </message>
    <message>
        <source>n toads, m empty squares, one frog</source>
        <translation>n只蟾蜍，m个空格，一只青蛙</translation>
    </message>
    <message>
        <source>Square %1</source>
        <extracomment>before a number in a table: the number of a square</extracomment>
        <translation>第%1格</translation>
    </message>
    <message>
        <source>the head on square %1</source>
        <translation>第%1格的正面</translation>
    </message>
    <message>
        <source>A head on square k is a heap of k: %1.</source>
        <translation>第k格的正面是大小为k的一堆：%1。</translation>
    </message>
    <message>
        <source>Turning it alone takes the whole heap; turning a coin on square j as well leaves j of it. Two heads on one square would cancel, as two equal heaps do.</source>
        <translation>只翻它自己，就是把整堆取走；连第j格的硬币一起翻，就剩下j。同一格上的两个正面会抵消，就像相等的两堆。</translation>
    </message>
    <message>
        <source>A head on square k is a heap of k − 1: %1.</source>
        <translation>第k格的正面是大小为k − 1的一堆：%1。</translation>
    </message>
    <message>
        <source>A second coin has to be turned, so a head on square 1 can never be the coin on the right: it is a heap of 0. Turning the coin on square j as well leaves j − 1.</source>
        <translation>必须翻第二枚硬币，所以第1格的正面永远不能当右边的那枚：它是大小为0的堆。连第j格的硬币一起翻，就剩下j − 1。</translation>
    </message>
    <message>
        <source>The coin on the right must lie heads up.</source>
        <translation>右边的那枚硬币必须正面朝上。</translation>
    </message>
    <message>
        <source>Exactly two coins have to be turned.</source>
        <translation>必须正好翻两枚硬币。</translation>
    </message>
    <message>
        <source>turn %1 and %2</source>
        <extracomment>a move, a verb: the squares of the two coins that are turned over</extracomment>
        <translation>翻%1和%2</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>翻%1</translation>
    </message>
    <message>
        <source>Look at the head on square %1.</source>
        <translation>看看第%1格的正面。</translation>
    </message>
    <message>
        <source>The head on square %1 holds out longest.</source>
        <translation>翻第%1格的正面撑得最久。</translation>
    </message>
    <message>
        <source>Turn over two coins. The one on the right goes from heads to tails.</source>
        <translation>翻两枚硬币，右边的那枚从正面翻成反面。</translation>
    </message>
    <message>
        <source>No heads.</source>
        <extracomment>read aloud: every coin shows tails</extracomment>
        <translation>没有正面。</translation>
    </message>
    <message>
        <source>Heads on %1 alone.</source>
        <translation>只有%1是正面。</translation>
    </message>
    <message>
        <source>Heads on %1.</source>
        <translation>正面在%1。</translation>
    </message>
    <message>
        <source>heads as heaps</source>
        <translation>正面当作堆</translation>
    </message>
    <message>
        <source>heads as heaps of one less</source>
        <translation>正面当作少一颗的堆</translation>
    </message>
    <message>
        <source>H or T</source>
        <translation>H或T</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 head now</source>
        <translation>
            <numerusform>现在有%1个正面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 heads now</source>
        <translation>
            <numerusform>现在有%1个正面</numerusform>
        </translation>
    </message>
    <message>
        <source>10 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>10枚硬币</translation>
    </message>
    <message>
        <source>Coins, H or T</source>
        <translation>硬币，H或T</translation>
    </message>
    <message>
        <source>Two heads: n tails before, m between</source>
        <translation>两个正面：前面n个反面，中间m个</translation>
    </message>
    <message>
        <source>One head behind n tails</source>
        <translation>n个反面后面一个正面</translation>
    </message>
    <message>
        <source>Turning Turtles</source>
        <extracomment>the name of a game</extracomment>
        <translation>翻乌龟</translation>
    </message>
    <message>
        <source>Each head on square k is a Nim heap of k.</source>
        <translation>第k格的每个正面是尼姆里大小为k的一堆。</translation>
    </message>
    <message>
        <source>Flip exactly two coins</source>
        <translation>正好翻两枚硬币</translation>
    </message>
    <message>
        <source>Each head on square k is a Nim heap of k − 1.</source>
        <translation>第k格的每个正面是尼姆里大小为k − 1的一堆。</translation>
    </message>
    <message>
        <source>%1: a move leaves %2, and a heap is gone.</source>
        <extracomment>two positions</extracomment>
        <translation>%1：有一步留下%2，一堆就没有了。</translation>
    </message>
    <message>
        <source>“Two coins must turn, so no move takes a whole heap.”</source>
        <translation>“必须翻两枚硬币，所以没有一步能取走整堆。”</translation>
    </message>
    <message>
        <source>A head on square k is a heap of k − 1, not of k. Turning it together with the coin on square 1 takes that heap whole.</source>
        <translation>第k格的正面是大小为k − 1的堆，不是k。跟第1格的硬币一起翻，就把这一堆整堆取走。</translation>
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
            <numerusform>%1个局面没有走法：T。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions without a move: T.</source>
        <translation>
            <numerusform>%1个局面没有走法：T。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position: now it is known who wins there.</source>
        <translation>
            <numerusform>%1个局面：现在知道那里谁赢。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions: now it is known who wins there.</source>
        <translation>
            <numerusform>%1个局面：现在知道那里谁赢。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position: all moves lead to N, so it is P.</source>
        <translation>
            <numerusform>%1个局面：所有走法都到N，所以是P。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions: all moves lead to N, so they are P.</source>
        <translation>
            <numerusform>%1个局面：所有走法都到N，所以是P。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position: a move leads to P, so it is N.</source>
        <translation>
            <numerusform>%1个局面：有一步到P，所以是N。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions: a move leads to P, so they are N.</source>
        <translation>
            <numerusform>%1个局面：有一步到P，所以是N。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position stays blank: nobody can force the end there.</source>
        <translation>
            <numerusform>%1个局面还空着：在那里谁也不能逼到终局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions stay blank: nobody can force the end there.</source>
        <translation>
            <numerusform>%1个局面还空着：在那里谁也不能逼到终局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the kernel (P): %1 move leads out of it.</source>
        <translation>
            <numerusform>在核里（P）：%1种走法都走出去。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the kernel (P): all %1 moves lead out of it.</source>
        <translation>
            <numerusform>在核里（P）：全部%1种走法都走出去。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Outside the kernel: %1 of %2 moves leads into it.</source>
        <extracomment>how many moves of a position, here 1, and how many it has</extracomment>
        <translation>
            <numerusform>在核外：%2种走法里有%1种走进来。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Outside the kernel: %1 of %2 moves lead into it.</source>
        <extracomment>how many moves of a position, and how many it has</extracomment>
        <translation>
            <numerusform>在核外：%2种走法里有%1种走进来。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A P-position: %1 move leaves none.</source>
        <translation>
            <numerusform>P局面：%1种走法都不留下P局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A P-position: none of the %1 moves leaves another.</source>
        <translation>
            <numerusform>P局面：%1种走法都不留下P局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not a P-position: %1 of %2 moves leaves one.</source>
        <extracomment>how many moves of a position leave a P-position, here 1, and how many it has</extracomment>
        <translation>
            <numerusform>不是P局面：%2种走法里有%1种留下P局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not a P-position: %1 of %2 moves leave one.</source>
        <extracomment>how many moves of a position leave a P-position, and how many it has</extracomment>
        <translation>
            <numerusform>不是P局面：%2种走法里有%1种留下P局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position. An arrow is a move.</source>
        <translation>
            <numerusform>%1个局面。一支箭头就是一种走法。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions. Every arrow is a move.</source>
        <translation>
            <numerusform>%1个局面。每支箭头都是一种走法。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is %1 legal move.</source>
        <translation>
            <numerusform>合乎规则的走法有%1种。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 legal moves.</source>
        <translation>
            <numerusform>合乎规则的走法有%1种。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %2 moves wins.</source>
        <extracomment>how many moves win, here 1, and how many there are</extracomment>
        <translation>
            <numerusform>%2种走法里有%1种能赢。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %2 moves win.</source>
        <extracomment>how many moves win, and how many there are</extracomment>
        <translation>
            <numerusform>%2种走法里有%1种能赢。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 piece, too many to draw</source>
        <translation>
            <numerusform>%1颗棋子，太多了，画不下</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pieces, too many to draw</source>
        <translation>
            <numerusform>%1颗棋子，太多了，画不下</numerusform>
        </translation>
    </message>
    <message>
        <source>heap %1</source>
        <extracomment>the number of a heap, such as 2</extracomment>
        <translation>第%1堆</translation>
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
        <translation>教案：%1</translation>
    </message>
    <message>
        <source>Two pupils, or two teams, play it.</source>
        <translation>两位同学或两个小组来玩。</translation>
    </message>
    <message>
        <source>Against the perfect computer; the class starts.</source>
        <translation>对手是完美的电脑；全班先走。</translation>
    </message>
    <message>
        <source>Against the perfect computer, which starts.</source>
        <translation>对手是完美的电脑，它先走。</translation>
    </message>
    <message>
        <source>Against a computer that moves at random; the class starts.</source>
        <translation>对手是随便走的电脑；全班先走。</translation>
    </message>
    <message>
        <source>Against a computer that moves at random, and starts.</source>
        <translation>对手是随便走的电脑，它先走。</translation>
    </message>
    <message>
        <source>Against the computer, which plays perfectly from %1 pieces on; the class starts.</source>
        <translation>对手是剩下%1颗以后走得完美的电脑；全班先走。</translation>
    </message>
    <message>
        <source>Against the computer, which plays perfectly from %1 pieces on, and starts.</source>
        <translation>对手是剩下%1颗以后走得完美的电脑，它先走。</translation>
    </message>
    <message>
        <source>Read and look</source>
        <translation>读一读，看一看</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a kind of step in the plan of a lesson, a verb: the class plays</extracomment>
        <translation>玩</translation>
    </message>
    <message>
        <source>Think first, then look</source>
        <translation>先想，再看</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>a kind of step in the plan of a lesson, a noun</extracomment>
        <translation>问题</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>a kind of step in the plan of a lesson, a noun</extracomment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Label a row</source>
        <translation>标注一行</translation>
    </message>
    <message>
        <source>Fill in a table</source>
        <translation>填一张表</translation>
    </message>
    <message>
        <source>Mark P and N</source>
        <translation>标注P和N</translation>
    </message>
    <message>
        <source>%1 exercise</source>
        <extracomment>how many exercises, here one</extracomment>
        <translation>%1道练习</translation>
    </message>
    <message>
        <source>%1 exercises</source>
        <extracomment>how many exercises</extracomment>
        <translation>%1道练习</translation>
    </message>
    <message>
        <source>%1: %2, difficulty %3.</source>
        <extracomment>how many exercises, &quot;5 exercises&quot;, of which kind, and how hard they are</extracomment>
        <translation>%1：%2，难度%3。</translation>
    </message>
    <message>
        <source>%1: %2, %3, difficulty %4.</source>
        <extracomment>how many exercises, &quot;5 exercises&quot;, of which kind, of which game, and how hard they are</extracomment>
        <translation>%1：%2，%3，难度%4。</translation>
    </message>
    <message>
        <source>P: %1 position.</source>
        <translation>P：%1个局面。</translation>
    </message>
    <message>
        <source>P: %1 positions.</source>
        <translation>P：%1个局面。</translation>
    </message>
    <message>
        <source>P: %1.</source>
        <extracomment>in the plan of a lesson: the positions that are P</extracomment>
        <translation>P：%1。</translation>
    </message>
    <message>
        <source>Winning moves: %1.</source>
        <translation>制胜走法：%1。</translation>
    </message>
    <message>
        <source>Lesson plan: about %1 minutes, %2</source>
        <extracomment>how long a lesson takes, and how many steps it has, &quot;12 steps&quot;</extracomment>
        <translation>教案：大约%1分钟，%2</translation>
    </message>
    <message>
        <source>Afterwards the class can %1.</source>
        <translation>学完之后，全班能够%1。</translation>
    </message>
    <message>
        <source>Then show:</source>
        <extracomment>in the plan of a lesson: what the teacher shows when the class has answered</extracomment>
        <translation>然后展示：</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>给老师</translation>
    </message>
    <message>
        <source>nim-sum</source>
        <extracomment>on paper, before a row of empty squares</extracomment>
        <translation>尼姆和</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>on paper, before an empty line</extracomment>
        <translation>格伦迪值</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>on paper, before an empty line, a noun</extracomment>
        <translation>值</translation>
    </message>
    <message>
        <source>mex =</source>
        <extracomment>on paper, before an empty line: the smallest number that is missing; mex is a word of the theory</extracomment>
        <translation>mex =</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>on paper, before an empty line</extracomment>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>on paper: the number of this page, and how many there are</extracomment>
        <translation>第%1页，共%2页</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>班级</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>on paper, before an empty line: the date of the day</extracomment>
        <translation>日期</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>a notation, and who is to move</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <extracomment>heads the page of answers: the title of the worksheet</extracomment>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>Confirmed by two methods: %1; %2.</source>
        <extracomment>two ways to find the answer, such as a theory and a search</extracomment>
        <translation>用两种方法核对过：%1；%2。</translation>
    </message>
    <message>
        <source>adding without carrying</source>
        <translation>不进位的加法</translation>
    </message>
    <message>
        <source>counting the 1s of every column</source>
        <translation>数每一列里的1</translation>
    </message>
    <message>
        <source>marking off the numbers that are there</source>
        <translation>把出现的数划掉</translation>
    </message>
    <message>
        <source>counting up from 0</source>
        <translation>从0往上数</translation>
    </message>
    <message>
        <source>the simplest number between the options</source>
        <translation>后继之间最简单的数</translation>
    </message>
    <message>
        <source>by the rules alone, all games played out (%1)</source>
        <translation>只靠规则，把所有局都下完（%1）</translation>
    </message>
    <message>
        <source>Blue edges are marked L, red ones R and dashed, green ones are double.</source>
        <translation>蓝边标L，红边标R并画成虚线，绿边画成双线。</translation>
    </message>
    <message>
        <source>Blue edges are marked L, red ones R and dashed.</source>
        <translation>蓝边标L，红边标R并画成虚线。</translation>
    </message>
    <message>
        <source>%1 moves first.</source>
        <translation>%1先走。</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 different exercise of the kind “%2” was found at this difficulty: ask for fewer, or for another difficulty.</source>
        <extracomment>a number, here 1, and a kind of exercise, such as &quot;Nim-sum&quot;</extracomment>
        <translation>
            <numerusform>在这个难度上，“%2”这种题只找到%1道不同的练习：请少要几道，或换个难度。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 different exercises of the kind “%2” were found at this difficulty: ask for fewer, or for another difficulty.</source>
        <extracomment>a number, and a kind of exercise, such as &quot;Nim-sum&quot;</extracomment>
        <translation>
            <numerusform>在这个难度上，“%2”这种题只找到%1道不同的练习：请少要几道，或换个难度。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped.</source>
        <extracomment>the person ended the search for exercises</extracomment>
        <translation>停止了。</translation>
    </message>
    <message>
        <source>%1: exercises</source>
        <extracomment>the title of a worksheet: a game, such as Nim</extracomment>
        <translation>%1：练习</translation>
    </message>
    <message>
        <source>Needs %1 of %2 free</source>
        <extracomment>of memory: two amounts, such as 3 GB and 8 GB</extracomment>
        <translation>需要%1，可用的有%2</translation>
    </message>
    <message numerus="yes">
        <source>A table would settle it: %2 of %3 free, and %1 second or more.</source>
        <extracomment>of memory: two amounts, such as 3 GB and 8 GB, and a time, here 1</extracomment>
        <translation>
            <numerusform>填一张表就能解决：可用的%3中要用%2，至少%1秒。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table would settle it: %2 of %3 free, and %1 seconds or more.</source>
        <extracomment>of memory: two amounts, such as 3 GB and 8 GB, and a time</extracomment>
        <translation>
            <numerusform>填一张表就能解决：可用的%3中要用%2，至少%1秒。</numerusform>
        </translation>
    </message>
    <message>
        <source>The table of this position needs %1 of memory; it may take %3 of the %2 that are free.</source>
        <extracomment>amounts of memory, such as 3 GB</extracomment>
        <translation>这个局面的表需要%1内存；可用的%2中，它可以用%3。</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>how much is done, in percent</extracomment>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>about %1 second left</source>
        <translation>
            <numerusform>大约还有%1秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 seconds left</source>
        <translation>
            <numerusform>大约还有%1秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 minute left</source>
        <translation>
            <numerusform>大约还有%1分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 minutes left</source>
        <translation>
            <numerusform>大约还有%1分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>First counterexample %1: the rule says %2, the search %3.</source>
        <extracomment>a position, and twice an answer, such as P and N</extracomment>
        <translation>第一个反例%1：规则说%2，搜索说%3。</translation>
    </message>
    <message>
        <source>Theory and search agree.</source>
        <translation>理论与搜索一致。</translation>
    </message>
    <message>
        <source>Table and search</source>
        <translation>表与搜索</translation>
    </message>
    <message>
        <source>Theory and search</source>
        <translation>理论与搜索</translation>
    </message>
    <message>
        <source>Check the table against search</source>
        <translation>用搜索检验表</translation>
    </message>
    <message>
        <source>Check the theory against search</source>
        <translation>用搜索检验理论</translation>
    </message>
    <message>
        <source>Answers every small position twice, by the table of the whole game and by search alone, and compares.</source>
        <translation>每个小局面都回答两遍，一遍靠整个游戏的表，一遍单靠搜索，然后比较。</translation>
    </message>
    <message>
        <source>Answers every small position twice, by theory and by search alone, and compares.</source>
        <translation>每个小局面都回答两遍，一遍靠理论，一遍单靠搜索，然后比较。</translation>
    </message>
    <message>
        <source>Table checked by search</source>
        <translation>用搜索检验过的表</translation>
    </message>
    <message>
        <source>Theory checked by search</source>
        <translation>用搜索检验过的理论</translation>
    </message>
    <message>
        <source>%1 It fails on %2 of %3.</source>
        <extracomment>a sentence with a counterexample, a number, and how many were checked, &quot;1200 positions&quot;</extracomment>
        <translation>%1在%3里，有%2个不成立。</translation>
    </message>
    <message>
        <source>There is a rule: misère Nim on the lengths of the runs holds on %1.</source>
        <translation>有规律：按各段长度玩的反常规则尼姆，在%1上成立。</translation>
    </message>
    <message>
        <source>No counterexample among %1: take a larger size.</source>
        <translation>在%1里没有反例：请选大一些。</translation>
    </message>
    <message>
        <source>Theory and search differ on %1 of %2, first on %3.</source>
        <extracomment>a number, how many were checked, &quot;1200 positions&quot;, and a position</extracomment>
        <translation>理论与搜索在%2里有%1个不一致，第一个是%3。</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <extracomment>the answer was right, not the side; then a sentence that says why</extracomment>
        <translation>对：%1</translation>
    </message>
    <message>
        <source>Not this one: %1</source>
        <translation>不是这个：%1</translation>
    </message>
    <message>
        <source>No: if %1 moves first, %2 wins.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>不对：如果%1先走，%2赢。</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <extracomment>the answer was right, not the side; the answer</extracomment>
        <translation>对：%1。</translation>
    </message>
    <message>
        <source>No: it is %1.</source>
        <translation>不对：是%1。</translation>
    </message>
    <message>
        <source>Not yet: that is too many digits. No number reaches column %1, so neither does the nim-sum.</source>
        <translation>还不对：位数太多了。没有一个数用到%1的列，所以尼姆和也用不到。</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 one, an odd number, so its digit is 1.</source>
        <translation>
            <numerusform>还不对：%1的列有%2个1，是奇数，所以这一位是1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 ones, an odd number, so its digit is 1.</source>
        <extracomment>of a binary addition: what the column is worth, such as 4, and how many digits 1 it holds</extracomment>
        <translation>
            <numerusform>还不对：%1的列有%2个1，是奇数，所以这一位是1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 one, an even number, so its digit is 0.</source>
        <translation>
            <numerusform>还不对：%1的列有%2个1，是偶数，所以这一位是0。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 ones, an even number, so its digit is 0.</source>
        <extracomment>of a binary addition: what the column is worth, such as 4, and how many digits 1 it holds</extracomment>
        <translation>
            <numerusform>还不对：%1的列有%2个1，是偶数，所以这一位是0。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not yet: %1 is among the numbers.</source>
        <translation>还不对：%1就在这些数里。</translation>
    </message>
    <message>
        <source>Not yet: %1 is missing, but a smaller number is missing, too.</source>
        <translation>还不对：确实缺%1，但还缺一个更小的数。</translation>
    </message>
    <message>
        <source>Not yet: “%1” leaves a position of value %2, so this one cannot have it as well.</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and a number</extracomment>
        <translation>还不对：“%1”留下的局面值是%2，所以这个局面的值不可能也是它。</translation>
    </message>
    <message>
        <source>Not yet: a smaller number is missing among your moves.</source>
        <translation>还不对：在你的走法里，还缺一个更小的数。</translation>
    </message>
    <message>
        <source>Not yet: the stalk is worth more than %1.</source>
        <translation>还不对：这根茎的值大于%1。</translation>
    </message>
    <message>
        <source>Not yet: the stalk is worth less than %1.</source>
        <translation>还不对：这根茎的值小于%1。</translation>
    </message>
    <message>
        <source>Edges count 1 up to the first change of colour; from there on each counts half of the one below it. Blue adds, red takes away.</source>
        <translation>第一次变色之前，每条边算1；从那里起，每条边算下面一条的一半。蓝边加，红边减。</translation>
    </message>
    <message>
        <source>No move in heap %1 wins. For instance, %2</source>
        <extracomment>the number of a heap, and the end of the sentence: what refutes a move there</extracomment>
        <translation>第%1堆里没有能赢的走法。比如，%2</translation>
    </message>
    <message>
        <source>There is no move in heap %1.</source>
        <translation>第%1堆里没有走法。</translation>
    </message>
    <message>
        <source>Right: the sentence is %1.</source>
        <translation>对：这句话是%1的。</translation>
    </message>
    <message>
        <source>No: the sentence is %1.</source>
        <translation>不对：这句话是%1的。</translation>
    </message>
    <message>
        <source>true</source>
        <extracomment>within a sentence: &quot;the sentence is true&quot;</extracomment>
        <translation>对</translation>
    </message>
    <message>
        <source>false</source>
        <translation>错</translation>
    </message>
    <message>
        <source>“%1” leaves %2, a P-position.</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and what is left</extracomment>
        <translation>“%1”留下%2，一个P局面。</translation>
    </message>
    <message>
        <source>%1 (or the same from an equal heap)</source>
        <translation>%1（或者从相等的一堆同样地取）</translation>
    </message>
    <message>
        <source>Another one: %1</source>
        <translation>还有一种：%1</translation>
    </message>
    <message>
        <source>Every move from there has an answer:</source>
        <translation>从那里的每一步都有应着：</translation>
    </message>
    <message>
        <source>The Grundy value is %1.</source>
        <translation>格伦迪值是%1。</translation>
    </message>
    <message>
        <source>The Grundy value is the nim-sum %1 = %2.</source>
        <extracomment>a sum such as 3 ⊕ 5, and its value</extracomment>
        <translation>格伦迪值就是尼姆和%1 = %2。</translation>
    </message>
    <message>
        <source>after “%1” the opponent cannot move and wins.</source>
        <translation>走“%1”之后，对方走不了，按规则是对方赢。</translation>
    </message>
    <message>
        <source>after “%1” the opponent wins.</source>
        <translation>走“%1”之后，对方赢。</translation>
    </message>
    <message>
        <source>“%1” leaves an N-position: the opponent wins by “%2”.</source>
        <extracomment>two moves, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>“%1”留下N局面：对方走“%2”就赢。</translation>
    </message>
    <message>
        <source>after “%1” the opponent wins by “%2”.</source>
        <translation>走“%1”之后，对方走“%2”就赢。</translation>
    </message>
    <message>
        <source>“%1” leaves a P-position.</source>
        <translation>“%1”留下P局面。</translation>
    </message>
    <message>
        <source>after “%1” the opponent, to move, has lost.</source>
        <translation>走“%1”之后，轮到对方走，对方必输。</translation>
    </message>
    <message>
        <source>It is a P-position: every move has an answer.</source>
        <translation>它是P局面：每一步都有应着。</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <extracomment>a number, and the same number in binary, such as &quot;7 is 0111&quot;</extracomment>
        <translation>%1是%2</translation>
    </message>
    <message>
        <source>Every column holds an even number of 1s, so the nim-sum is 0.</source>
        <translation>每一列都有偶数个1，所以尼姆和是0。</translation>
    </message>
    <message numerus="yes">
        <source>Only column %1 holds an odd number of 1s, so the nim-sum is %2 in binary, which is %3.</source>
        <translation>
            <numerusform>只有%1的列有奇数个1，所以尼姆和用二进制写是%2，也就是%3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Columns %1 each hold an odd number of 1s, so the nim-sum is %2 in binary, which is %3.</source>
        <extracomment>what the columns are worth, such as &quot;4 and 1&quot;, and the same number twice, such as 101 and 5</extracomment>
        <translation>
            <numerusform>%1的列各有奇数个1，所以尼姆和用二进制写是%2，也就是%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>In binary: %1.</source>
        <translation>用二进制写：%1。</translation>
    </message>
    <message>
        <source>0 itself is missing, so the mex is 0.</source>
        <translation>缺的就是0，所以mex是0。</translation>
    </message>
    <message>
        <source>All numbers below %1 are there, and %1 is not: it is the mex.</source>
        <translation>小于%1的数都有，%1却没有：它就是mex。</translation>
    </message>
    <message>
        <source>No move wins.</source>
        <translation>没有一步能赢。</translation>
    </message>
    <message numerus="yes">
        <source>%1 move wins.</source>
        <translation>
            <numerusform>有%1种走法能赢。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves win.</source>
        <translation>
            <numerusform>有%1种走法能赢。</numerusform>
        </translation>
    </message>
    <message>
        <source>Who wins with best play: the previous player (P), the next player (N), Left (L) or Right (R)?</source>
        <translation>双方都走得最好时谁赢：上一位玩家（P），下一位玩家（N），左方（L），还是右方（R）？</translation>
    </message>
    <message>
        <source>Does the previous player win (P) or the next player (N)?</source>
        <translation>是上一位玩家赢（P），还是下一位玩家赢（N）？</translation>
    </message>
    <message>
        <source>The next player wins.</source>
        <translation>下一位玩家赢。</translation>
    </message>
    <message>
        <source>The previous player wins.</source>
        <translation>上一位玩家赢。</translation>
    </message>
    <message>
        <source>%1, who moves first, wins.</source>
        <translation>先走的%1赢。</translation>
    </message>
    <message>
        <source>%1, who moves second, wins.</source>
        <translation>后走的%1赢。</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %1 move wins.</source>
        <translation>
            <numerusform>恰好有%1种走法能赢。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %1 moves win.</source>
        <translation>
            <numerusform>恰好有%1种走法能赢。</numerusform>
        </translation>
    </message>
    <message>
        <source>P: the previous player wins</source>
        <translation>P：上一位玩家赢</translation>
    </message>
    <message>
        <source>N: the next player wins</source>
        <translation>N：下一位玩家赢</translation>
    </message>
    <message>
        <source>L: %1 wins, whoever starts</source>
        <translation>L：%1赢，不管谁先走</translation>
    </message>
    <message>
        <source>R: %1 wins, whoever starts</source>
        <translation>R：%1赢，不管谁先走</translation>
    </message>
    <message>
        <source>Find a winning move</source>
        <translation>找出制胜走法</translation>
    </message>
    <message>
        <source>P or N?</source>
        <translation>P还是N？</translation>
    </message>
    <message>
        <source>Nim-sum</source>
        <extracomment>a kind of exercise: numbers are added without carrying</extracomment>
        <translation>尼姆和</translation>
    </message>
    <message>
        <source>Value of a stalk</source>
        <translation>茎的值</translation>
    </message>
    <message>
        <source>Mex</source>
        <extracomment>a kind of exercise: the smallest number that is missing; a word of the theory</extracomment>
        <translation>mex</translation>
    </message>
    <message>
        <source>Which heap?</source>
        <extracomment>a kind of exercise: in which heap is a winning move?</extracomment>
        <translation>哪一堆？</translation>
    </message>
    <message>
        <source>True or false?</source>
        <translation>对还是错？</translation>
    </message>
    <message>
        <source>Make a move that leaves the opponent in a lost position.</source>
        <translation>走一步，让对方面对必败的局面。</translation>
    </message>
    <message>
        <source>Say who wins before a move is made.</source>
        <translation>在走之前就说出谁赢。</translation>
    </message>
    <message>
        <source>Add in binary, without carrying.</source>
        <translation>用二进制相加，不进位。</translation>
    </message>
    <message>
        <source>Find the Nim heap that a position equals.</source>
        <translation>找出跟一个局面相等的尼姆堆。</translation>
    </message>
    <message>
        <source>Read a number off red and blue edges.</source>
        <translation>从红边和蓝边读出一个数。</translation>
    </message>
    <message>
        <source>Find the smallest missing number.</source>
        <translation>找出缺少的最小的数。</translation>
    </message>
    <message>
        <source>See where the winning move is.</source>
        <translation>看出制胜走法在哪里。</translation>
    </message>
    <message>
        <source>Judge what is said about a position.</source>
        <translation>判断关于一个局面的说法。</translation>
    </message>
    <message>
        <source>The move “%1” wins.</source>
        <translation>走“%1”能赢。</translation>
    </message>
    <message>
        <source>A stalk of Hackenbush: blue edges count for Left, red ones for Right.</source>
        <translation>Hackenbush的一根茎：蓝边归左方，红边归右方。</translation>
    </message>
    <message>
        <source>%1 %2 moves first.</source>
        <extracomment>a game and its rules, a sentence; then a player, such as Left</extracomment>
        <translation>%1%2先走。</translation>
    </message>
    <message>
        <source>Find a winning move.</source>
        <translation>找出一种制胜走法。</translation>
    </message>
    <message>
        <source>What is %1 in binary?</source>
        <translation>%1用二进制写是多少？</translation>
    </message>
    <message>
        <source>What is the Grundy value of this position?</source>
        <translation>这个局面的格伦迪值是多少？</translation>
    </message>
    <message>
        <source>What is this stalk worth?</source>
        <translation>这根茎的值是多少？</translation>
    </message>
    <message>
        <source>What is the mex of %1, the smallest missing number?</source>
        <translation>%1的mex，也就是缺少的最小的数，是多少？</translation>
    </message>
    <message>
        <source>In which heap is there a winning move?</source>
        <translation>哪一堆里有制胜走法？</translation>
    </message>
    <message>
        <source>True or false? %1</source>
        <translation>对还是错？%1</translation>
    </message>
    <message>
        <source>True</source>
        <extracomment>an answer to choose: the sentence is true</extracomment>
        <translation>对</translation>
    </message>
    <message>
        <source>False</source>
        <translation>错</translation>
    </message>
    <message>
        <source>%1 in binary, which is %2</source>
        <extracomment>the same number twice, such as 0111 and 7</extracomment>
        <translation>二进制的%1，也就是%2</translation>
    </message>
    <message>
        <source>Make the move on the board.</source>
        <translation>在棋盘上走出这一步。</translation>
    </message>
    <message>
        <source>Answer P, N, L or R.</source>
        <translation>请回答P、N、L或R。</translation>
    </message>
    <message>
        <source>Answer P or N.</source>
        <translation>请回答P或N。</translation>
    </message>
    <message>
        <source>Write the nim-sum in binary, with the digits 0 and 1.</source>
        <translation>用二进制写出尼姆和，只用数字0和1。</translation>
    </message>
    <message>
        <source>Write a whole number, 0 or more.</source>
        <translation>写一个整数，0或更大。</translation>
    </message>
    <message>
        <source>Write a whole number or a fraction such as 11/8 or -3/4.</source>
        <translation>写一个整数或分数，比如11/8或-3/4。</translation>
    </message>
    <message>
        <source>Answer with the number of a heap.</source>
        <translation>请回答是第几堆。</translation>
    </message>
    <message>
        <source>Answer true or false.</source>
        <translation>请回答对或错。</translation>
    </message>
    <message>
        <source>This question cannot be asked about this game.</source>
        <translation>这个游戏不能出这道题。</translation>
    </message>
    <message>
        <source>No exercise was found for this difficulty. Another seed may give one.</source>
        <translation>这个难度没有找到练习。换个种子也许就有。</translation>
    </message>
    <message numerus="yes">
        <source>Plays perfectly once at most %1 piece is left, and at random until then.</source>
        <translation>
            <numerusform>剩下不超过%1颗时走得完美，在那之前随便走。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Plays perfectly once at most %1 pieces are left, and at random until then.</source>
        <translation>
            <numerusform>剩下不超过%1颗时走得完美，在那之前随便走。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2: inside the fence.</source>
        <extracomment>a sentence about the fence, and what is left on the board</extracomment>
        <translation>%1%2：在篱笆里面了。</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <extracomment>two sentences; the second one has no full stop yet</extracomment>
        <translation>%1%2。</translation>
    </message>
    <message>
        <source>the empty board</source>
        <translation>空棋盘</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 (given)</source>
        <extracomment>a position whose letter is given, not asked</extracomment>
        <translation>%1（已给出）</translation>
    </message>
    <message>
        <source>%1 is marked N, but there is no move: whoever is to move has lost.</source>
        <translation>%1标了N，可是没有走法：轮到走的人已经输了。</translation>
    </message>
    <message>
        <source>%1 is marked P, but there is no move: in misère play whoever is to move has won.</source>
        <translation>%1标了P，可是没有走法：按反常规则，轮到走的人已经赢了。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked N, but its only move does not lead to a P: %2 is N.</source>
        <extracomment>two positions</extracomment>
        <translation>
            <numerusform>%1标了N，可是它唯一的一步没有走到P：%2是N。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked N, but none of its moves leads to a P: %2 are N.</source>
        <extracomment>a position, and a list of positions</extracomment>
        <translation>
            <numerusform>%1标了N，可是它没有一步走到P：%2都是N。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked P, but a move leads to a P: %2.</source>
        <extracomment>two positions</extracomment>
        <translation>
            <numerusform>%1标了P，可是有一步走到P：%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked P, but moves lead to a P: %2.</source>
        <extracomment>a position, and a list of positions</extracomment>
        <translation>
            <numerusform>%1标了P，可是有几步走到P：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1)</source>
        <extracomment>a position with two numbers, such as 3, 5</extracomment>
        <translation>（%1）</translation>
    </message>
    <message>
        <source>%1 is given a value above 0, but there is no move to 0.</source>
        <translation>%1的值填得比0大，可是没有一步走到0。</translation>
    </message>
    <message>
        <source>%1 has the same value as a position that a move leads to: %2.</source>
        <extracomment>a position, and one or more other positions</extracomment>
        <translation>%1的值，跟一步能走到的局面相同：%2。</translation>
    </message>
    <message>
        <source>The value of %1 is too large: none of its moves leads to the value %2.</source>
        <extracomment>a position, and a number</extracomment>
        <translation>%1的值太大：没有一步走到值%2。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a position, and its letter or value</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Given: moves from %1 also lead to %2.</source>
        <extracomment>a position, and other positions with their letters or values</extracomment>
        <translation>已给出：从%1的走法还能到%2。</translation>
    </message>
    <message>
        <source>From %1 there is no move. What is its value?</source>
        <translation>从%1没有走法。它的值是多少？</translation>
    </message>
    <message>
        <source>From %1 there is no move. P or N?</source>
        <translation>从%1没有走法。P还是N？</translation>
    </message>
    <message>
        <source>From %1 a move leaves %2. Which value has %1?</source>
        <extracomment>a position, and the positions that moves leave</extracomment>
        <translation>从%1走一步能留下%2。%1的值是多少？</translation>
    </message>
    <message>
        <source>From %1 a move leaves %2. P or N?</source>
        <translation>从%1走一步能留下%2。P还是N？</translation>
    </message>
    <message>
        <source>The value of %1 is 0: there is no move.</source>
        <translation>%1的值是0：没有走法。</translation>
    </message>
    <message>
        <source>The value of %1 is %2, the smallest number that is not among %3.</source>
        <extracomment>a position, a number, and a list of numbers</extracomment>
        <translation>%1的值是%2，就是不在%3之中的最小的数。</translation>
    </message>
    <message>
        <source>%1 is P: there is no move, and whoever is to move has lost.</source>
        <translation>%1是P：没有走法，轮到走的人已经输了。</translation>
    </message>
    <message>
        <source>%1 is N: there is no move, and whoever is to move has won.</source>
        <translation>%1是N：没有走法，轮到走的人已经赢了。</translation>
    </message>
    <message>
        <source>%1 is P: every move leads to an N.</source>
        <translation>%1是P：每一步都走到N。</translation>
    </message>
    <message>
        <source>%1 is N: a move leads to a P.</source>
        <translation>%1是N：有一步走到P。</translation>
    </message>
    <message>
        <source>No contradiction so far. Still blank: %1.</source>
        <translation>到现在没有矛盾。还空着：%1。</translation>
    </message>
    <message>
        <source>No contradiction anywhere: everything is right. Positions: %1.</source>
        <translation>哪里都没有矛盾：全对了。局面：%1。</translation>
    </message>
    <message>
        <source>No contradiction anywhere: everything is right. Positions: %1, P among them: %2.</source>
        <extracomment>two numbers of positions</extracomment>
        <translation>哪里都没有矛盾：全对了。局面：%1，其中P：%2。</translation>
    </message>
    <message>
        <source>That is more than %1 positions: too many to mark by hand.</source>
        <translation>超过%1个局面：太多了，没法用手标注。</translation>
    </message>
    <message>
        <source>Left and Right have different moves here: P and N do not say who wins.</source>
        <translation>这里左方和右方的走法不同：P和N说不出谁赢。</translation>
    </message>
    <message>
        <source>The rules allow no position of this family up to these sizes.</source>
        <translation>在这些大小之内，规则不允许这一族的任何局面。</translation>
    </message>
    <message>
        <source>A position that the moves lead to could not be solved.</source>
        <translation>走法能到的一个局面没有解出来。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>a move in quotation marks, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>nim-sum 0</source>
        <extracomment>why a move is right, within a sentence</extracomment>
        <translation>尼姆和是0</translation>
    </message>
    <message>
        <source>from there %1 wins, whoever is to move</source>
        <translation>从那里起，不管轮到谁走都是%1赢</translation>
    </message>
    <message>
        <source>it leaves a P-position</source>
        <translation>它留下P局面</translation>
    </message>
    <message>
        <source>The winning move was %1: %2.</source>
        <extracomment>a move, and why it wins, such as &quot;nim-sum 0&quot;</extracomment>
        <translation>制胜走法是%1：%2。</translation>
    </message>
    <message numerus="yes">
        <source>One winning move was %1: %2 (%3 move wins).</source>
        <extracomment>a move, why it wins, such as &quot;nim-sum 0&quot;, and how many win, here one</extracomment>
        <translation>
            <numerusform>一种制胜走法是%1：%2（有%3种走法能赢）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One winning move was %1: %2 (%3 moves win).</source>
        <extracomment>a move, why it wins, such as &quot;nim-sum 0&quot;, and how many win</extracomment>
        <translation>
            <numerusform>一种制胜走法是%1：%2（有%3种走法能赢）。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gives the win away.</source>
        <translation>%1把胜利送掉了。</translation>
    </message>
    <message>
        <source>Now %1 wins.</source>
        <translation>现在走%1就能赢。</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <extracomment>of a move in quotation marks: who makes it wins</extracomment>
        <translation>%1能赢。</translation>
    </message>
    <message>
        <source>%1. No move would have won here.</source>
        <translation>%1。这里没有一步能赢。</translation>
    </message>
    <message>
        <source>%1. Not judged: the position was not solved within the limits.</source>
        <translation>%1。未判定：在限度之内没有解出这个局面。</translation>
    </message>
    <message numerus="yes">
        <source>%1 move could not be judged within the limits.</source>
        <translation>
            <numerusform>有%1步在限度之内无法判定。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves could not be judged within the limits.</source>
        <translation>
            <numerusform>有%1步在限度之内无法判定。</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <extracomment>the number of a move, the player, and a sentence about the move</extracomment>
        <translation>第%1步，%2：%3</translation>
    </message>
    <message>
        <source>No mistakes among the moves that were judged.</source>
        <translation>判定过的各步里没有失误。</translation>
    </message>
    <message>
        <source>No mistakes: nobody gave a win away.</source>
        <translation>没有失误：谁也没有把胜利送掉。</translation>
    </message>
    <message numerus="yes">
        <source>%1 mistake (%2).</source>
        <translation>
            <numerusform>%1处失误（%2）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mistakes (%2).</source>
        <extracomment>how many mistakes, and who made them, such as &quot;Anna: 2, Ben: 1&quot;</extracomment>
        <translation>
            <numerusform>%1处失误（%2）。</numerusform>
        </translation>
    </message>
    <message>
        <source>expected %1, found the end</source>
        <translation>这里应是%1，却到了结尾</translation>
    </message>
    <message>
        <source>expected %1, found &apos;%2&apos;</source>
        <extracomment>what should stand there, such as &quot;a position&quot;, and what was typed</extracomment>
        <translation>这里应是%1，却是&apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1 is over the limit of %2</source>
        <extracomment>a number that was typed, and the largest one that is allowed</extracomment>
        <translation>%1超过了上限%2</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; is given twice</source>
        <translation>选项&apos;%1&apos;写了两次</translation>
    </message>
    <message>
        <source>this game has no misère play</source>
        <translation>这个游戏没有反常规则</translation>
    </message>
    <message>
        <source>this game has misère play only with %1</source>
        <translation>这个游戏只有在%1时才有反常规则</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; has to be given</source>
        <translation>必须写出选项&apos;%1&apos;</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <extracomment>where a mistake is in what was typed, and what is wrong</extracomment>
        <translation>第%1列：%2</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <extracomment>where a mistake is in a file; then &quot;column 5: …&quot;</extracomment>
        <translation>第%1行，%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 edge is not joined to the ground: it falls at once</source>
        <translation>
            <numerusform>%1条边没有连着地面：它马上掉下来</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 edges are not joined to the ground: they fall at once</source>
        <translation>
            <numerusform>%1条边没有连着地面：它们马上掉下来</numerusform>
        </translation>
    </message>
    <message>
        <source>Misère play is possible only with “%1”: %2.</source>
        <extracomment>a field, such as &quot;Coins per move&quot;, and what it has to be</extracomment>
        <translation>只有用“%1”时才能用反常规则：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 game that Left starts</source>
        <translation>
            <numerusform>左方先走的%1局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games that Left starts</source>
        <translation>
            <numerusform>左方先走的%1局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 game</source>
        <extracomment>how many ways there are to play to the end, here one</extracomment>
        <translation>
            <numerusform>%1局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games</source>
        <translation>
            <numerusform>%1局</numerusform>
        </translation>
    </message>
    <message>
        <source>  %1: %2 of %3  %4</source>
        <extracomment>a size, how many positions of it are cold, how many there are, and their names</extracomment>
        <translation>  %1：%3中的%2  %4</translation>
    </message>
    <message>
        <source>%1 and %2 moves</source>
        <extracomment>of the longest and the shortest game</extracomment>
        <translation>%1步和%2步</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>before a number, a noun: how many ways there are to play to the end</extracomment>
        <translation>局数</translation>
    </message>
    <message>
        <source>endless play is possible</source>
        <translation>可能永远玩不完</translation>
    </message>
    <message>
        <source>Games, Left starting</source>
        <translation>局数，左方先走</translation>
    </message>
    <message>
        <source>won by Left</source>
        <translation>左方赢的</translation>
    </message>
    <message>
        <source>Longest and shortest</source>
        <translation>最长和最短</translation>
    </message>
    <message>
        <source>Games, Right starting</source>
        <translation>局数，右方先走</translation>
    </message>
    <message>
        <source>won by the player who starts</source>
        <translation>先走的人赢的</translation>
    </message>
    <message>
        <source>Longest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>最长的一局</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>最短的一局</translation>
    </message>
    <message>
        <source>%1 cold</source>
        <extracomment>how many of the positions are cold</extracomment>
        <translation>冷的%1</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>before a number: how many positions there are</extracomment>
        <translation>局面</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>before a number, a noun: how many moves there are in all positions</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>Most positions to do, highest number first</source>
        <translation>待处理局面最多几个，数最大的先看</translation>
    </message>
    <message>
        <source>in the order found</source>
        <translation>按找到的顺序</translation>
    </message>
    <message>
        <source>last found first</source>
        <translation>最后找到的先看</translation>
    </message>
    <message>
        <source>Most runs of each length</source>
        <translation>各种长度的段最多几个</translation>
    </message>
    <message>
        <source>Cold positions (P), the kernel</source>
        <translation>冷局面（P），就是核</translation>
    </message>
    <message>
        <source>Cold positions (P)</source>
        <translation>冷局面（P）</translation>
    </message>
    <message>
        <source>By longest game left:</source>
        <translation>按剩下最长的一局：</translation>
    </message>
    <message>
        <source>Green stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other</extracomment>
        <translation>绿茎</translation>
    </message>
    <message>
        <source>Blue stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other</extracomment>
        <translation>蓝茎</translation>
    </message>
    <message>
        <source>Red stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other</extracomment>
        <translation>红茎</translation>
    </message>
    <message>
        <source>Red–blue stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other, some red, some blue</extracomment>
        <translation>红蓝茎</translation>
    </message>
    <message>
        <source>Stalk of mixed colours</source>
        <translation>几种颜色的茎</translation>
    </message>
    <message>
        <source>Green tree</source>
        <extracomment>a part of a drawing: edges that branch</extracomment>
        <translation>绿树</translation>
    </message>
    <message>
        <source>Blue tree</source>
        <extracomment>a part of a drawing: edges that branch</extracomment>
        <translation>蓝树</translation>
    </message>
    <message>
        <source>Red tree</source>
        <extracomment>a part of a drawing: edges that branch</extracomment>
        <translation>红树</translation>
    </message>
    <message>
        <source>Red–blue tree</source>
        <extracomment>a part of a drawing: edges that branch, some red, some blue</extracomment>
        <translation>红蓝树</translation>
    </message>
    <message>
        <source>Tree of mixed colours</source>
        <translation>几种颜色的树</translation>
    </message>
    <message>
        <source>Green graph with a cycle</source>
        <translation>有圈的绿图</translation>
    </message>
    <message>
        <source>Blue graph with a cycle</source>
        <translation>有圈的蓝图</translation>
    </message>
    <message>
        <source>Red graph with a cycle</source>
        <translation>有圈的红图</translation>
    </message>
    <message>
        <source>Red–blue graph with a cycle</source>
        <translation>有圈的红蓝图</translation>
    </message>
    <message>
        <source>Graph of mixed colours with a cycle</source>
        <translation>有圈的几种颜色的图</translation>
    </message>
    <message>
        <source>green loop at %1</source>
        <translation>%1的绿环</translation>
    </message>
    <message>
        <source>blue loop at %1</source>
        <translation>%1的蓝环</translation>
    </message>
    <message>
        <source>red loop at %1</source>
        <translation>%1的红环</translation>
    </message>
    <message>
        <source>green edge from %1 to %2</source>
        <extracomment>read aloud: two joints, or &quot;the ground&quot;</extracomment>
        <translation>从%1到%2的绿边</translation>
    </message>
    <message>
        <source>blue edge from %1 to %2</source>
        <extracomment>read aloud: two joints, or &quot;the ground&quot;</extracomment>
        <translation>从%1到%2的蓝边</translation>
    </message>
    <message>
        <source>red edge from %1 to %2</source>
        <extracomment>read aloud: two joints, or &quot;the ground&quot;</extracomment>
        <translation>从%1到%2的红边</translation>
    </message>
    <message>
        <source>%1: leaves %2</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and the letter P, N, L or R of what it leaves</extracomment>
        <translation>%1：留下%2</translation>
    </message>
    <message>
        <source>misère</source>
        <extracomment>of a game, in a list: who makes the last move loses</extracomment>
        <translation>反常规则</translation>
    </message>
    <message numerus="yes">
        <source>%1 row</source>
        <extracomment>how many rows a board has, here one</extracomment>
        <translation>
            <numerusform>%1行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1行</numerusform>
        </translation>
    </message>
    <message>
        <source>Heaps and lines</source>
        <translation>堆和排</translation>
    </message>
    <message>
        <source>Coins and strips</source>
        <translation>硬币和长条</translation>
    </message>
    <message>
        <source>Plane and graphs</source>
        <translation>平面和图</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a game, and what is on its board</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>stick %1 of %2</source>
        <extracomment>read aloud: the number of a stick of the heap, and how many it has</extracomment>
        <translation>第%1根小棒，共%2根</translation>
    </message>
    <message>
        <source>heap %1, stick %2 of %3</source>
        <extracomment>read aloud: the number of a heap and of a stick in it, and how many the heap has</extracomment>
        <translation>第%1堆，第%2根小棒，共%3根</translation>
    </message>
    <message>
        <source>heap %1, room for stone %2</source>
        <extracomment>read aloud: the number of a heap, and of a stone that could be added</extracomment>
        <translation>第%1堆，第%2颗石子的位置</translation>
    </message>
    <message>
        <source>heap %1, stone %2 of %3</source>
        <extracomment>read aloud: the number of a heap and of a stone in it, and how many the heap has</extracomment>
        <translation>第%1堆，第%2颗石子，共%3颗</translation>
    </message>
    <message>
        <source>heap %1, empty</source>
        <translation>第%1堆，空</translation>
    </message>
    <message>
        <source>heap %1, size %2</source>
        <extracomment>read aloud: the number of a heap, and how many stones it has</extracomment>
        <translation>第%1堆，大小%2</translation>
    </message>
    <message>
        <source>heap %1, cut into %2 and %3</source>
        <extracomment>read aloud: the number of a heap, and the sizes of what it would become</extracomment>
        <translation>第%1堆，分成%2和%3</translation>
    </message>
    <message>
        <source>heap %1, size %2, too long to draw</source>
        <extracomment>read aloud: the number of a heap, and how many stones it has</extracomment>
        <translation>第%1堆，大小%2，太长，画不下</translation>
    </message>
    <message>
        <source>line %1, gap %2</source>
        <extracomment>read aloud: the number of a line, and of a place without a counter</extracomment>
        <translation>第%1排，第%2个空位</translation>
    </message>
    <message>
        <source>line %1, counter %2</source>
        <translation>第%1排，第%2颗棋子</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <extracomment>read aloud: a square, such as c3</extracomment>
        <translation>%1，空</translation>
    </message>
    <message>
        <source>%1, square</source>
        <extracomment>read aloud: a square with a piece of chocolate, such as c3</extracomment>
        <translation>%1，方格</translation>
    </message>
    <message>
        <source>%1, crossed square</source>
        <translation>%1，打叉的方格</translation>
    </message>
    <message>
        <source>%1, stone</source>
        <extracomment>read aloud: a square with a stone, such as c3</extracomment>
        <translation>%1，石子</translation>
    </message>
    <message>
        <source>arrow from %1 to %2</source>
        <extracomment>read aloud: two nodes, such as 5 and 3</extracomment>
        <translation>从%1到%2的箭头</translation>
    </message>
    <message>
        <source>node %1, token</source>
        <translation>节点%1，棋子</translation>
    </message>
    <message>
        <source>node %1</source>
        <extracomment>a number</extracomment>
        <translation>节点%1</translation>
    </message>
    <message>
        <source>row %1, square %2</source>
        <extracomment>read aloud: the numbers of a row and of a square in it</extracomment>
        <translation>第%1行，第%2格</translation>
    </message>
    <message>
        <source>square %1</source>
        <extracomment>a number</extracomment>
        <translation>第%1格</translation>
    </message>
    <message>
        <source>%1, Left’s %2</source>
        <extracomment>read aloud: a square, and the letter on Left&apos;s piece, such as &quot;square 5&quot; and T</extracomment>
        <translation>%1，左方的%2</translation>
    </message>
    <message>
        <source>%1, Right’s %2</source>
        <translation>%1，右方的%2</translation>
    </message>
    <message>
        <source>%1, coin</source>
        <extracomment>read aloud: a square with a coin, such as &quot;square 5&quot;</extracomment>
        <translation>%1，硬币</translation>
    </message>
    <message>
        <source>%1, heads</source>
        <extracomment>read aloud: a square with a coin that shows heads, such as &quot;square 5&quot;</extracomment>
        <translation>%1，正面</translation>
    </message>
    <message>
        <source>%1, tails</source>
        <extracomment>read aloud: a square with a coin that shows tails, such as &quot;square 5&quot;</extracomment>
        <translation>%1，反面</translation>
    </message>
    <message>
        <source>%1, White’s token</source>
        <translation>%1，白棋</translation>
    </message>
    <message>
        <source>%1, Black’s token</source>
        <translation>%1，黑棋</translation>
    </message>
    <message>
        <source>step %1, coin %2</source>
        <extracomment>read aloud: the number of a step of the staircase, and of a coin on it</extracomment>
        <translation>第%1级，第%2枚硬币</translation>
    </message>
    <message numerus="yes">
        <source>step %2, %1 coin</source>
        <extracomment>read aloud: the number of a step of the staircase, and how many coins are on it, here one</extracomment>
        <translation>
            <numerusform>第%2级，%1枚硬币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>step %2, %1 coins</source>
        <extracomment>read aloud: the number of a step of the staircase, and how many coins are on it</extracomment>
        <translation>
            <numerusform>第%2级，%1枚硬币</numerusform>
        </translation>
    </message>
    <message>
        <source>column %1, row %2</source>
        <extracomment>read aloud: a square of the board, such as &quot;column 3, row 5&quot;</extracomment>
        <translation>第%1列，第%2行</translation>
    </message>
    <message>
        <source>%1, queen</source>
        <extracomment>read aloud: the square of the queen, such as &quot;column 3, row 5&quot;</extracomment>
        <translation>%1，皇后</translation>
    </message>
    <message numerus="yes">
        <source>%2, %1 counter</source>
        <extracomment>read aloud: a square, such as &quot;column 3, row 5&quot;, and how many counters are on it, here one</extracomment>
        <translation>
            <numerusform>%2，%1颗棋子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2, %1 counters</source>
        <extracomment>read aloud: a square, such as &quot;column 3, row 5&quot;, and how many counters are on it</extracomment>
        <translation>
            <numerusform>%2，%1颗棋子</numerusform>
        </translation>
    </message>
    <message>
        <source>Left’s button, %1 left</source>
        <translation>左方的按钮，还有%1次</translation>
    </message>
    <message>
        <source>Right’s button, %1 left</source>
        <translation>右方的按钮，还有%1次</translation>
    </message>
    <message>
        <source>%1; choosing it leaves %2</source>
        <extracomment>read aloud: a piece of the board, and the letter P, N, L or R of what a move with it leaves</extracomment>
        <translation>%1；选它留下%2</translation>
    </message>
    <message>
        <source>%1; cutting it leaves %2</source>
        <extracomment>read aloud: an edge, and the letter P, N, L or R of what is left when it is cut</extracomment>
        <translation>%1；剪它留下%2</translation>
    </message>
    <message>
        <source>%1; moving there leaves a P-position</source>
        <translation>%1；走到那里留下P局面</translation>
    </message>
    <message>
        <source>%1; taking it leaves a P-position</source>
        <translation>%1；取它留下P局面</translation>
    </message>
    <message>
        <source>%1; moving there leaves an %2-position</source>
        <extracomment>read aloud: a square, and the letter N, L or R of what a move there leaves</extracomment>
        <translation>%1；走到那里留下%2局面</translation>
    </message>
    <message>
        <source>%1; taking it leaves an %2-position</source>
        <translation>%1；取它留下%2局面</translation>
    </message>
    <message>
        <source>No move is left, so the player to move has lost</source>
        <translation>没有走法了，所以轮到走的人输了</translation>
    </message>
    <message>
        <source>No move is left, so the player to move has won</source>
        <translation>没有走法了，所以轮到走的人赢了</translation>
    </message>
    <message>
        <source>The only move leaves a hot position</source>
        <translation>唯一的一步留下热局面</translation>
    </message>
    <message>
        <source>Both moves leave a hot position</source>
        <translation>两种走法都留下热局面</translation>
    </message>
    <message numerus="yes">
        <source>All %1 moves leave a hot position</source>
        <translation>
            <numerusform>全部%1种走法都留下热局面</numerusform>
        </translation>
    </message>
    <message>
        <source>The only move leaves a cold position</source>
        <translation>唯一的一步留下冷局面</translation>
    </message>
    <message>
        <source>Which of the %1 moves leave a cold position is not known</source>
        <translation>%1种走法里哪些留下冷局面，还不知道</translation>
    </message>
    <message numerus="yes">
        <source>At least %1 of %2 moves leaves a cold position</source>
        <extracomment>two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>%2种走法里至少有%1种留下冷局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %1 of %2 moves leave a cold position</source>
        <extracomment>two numbers of moves</extracomment>
        <translation>
            <numerusform>%2种走法里至少有%1种留下冷局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 moves leaves a cold position</source>
        <extracomment>two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>%2种走法里有%1种留下冷局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 moves leave a cold position</source>
        <extracomment>two numbers of moves</extracomment>
        <translation>
            <numerusform>%2种走法里有%1种留下冷局面</numerusform>
        </translation>
    </message>
    <message>
        <source>Nim-sum 0: every move leaves a hot position</source>
        <translation>尼姆和0：每一步都留下热局面</translation>
    </message>
    <message>
        <source>Nim-sum %1: %2</source>
        <extracomment>a number, and a sentence, such as &quot;3 of 12 moves leave a cold position&quot;</extracomment>
        <translation>尼姆和%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>Nim-sum %1: %2 of %3 moves leaves a cold position</source>
        <extracomment>a number, and two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>尼姆和%1：%3种走法里有%2种留下冷局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nim-sum %1: %2 of %3 moves leave a cold position</source>
        <extracomment>a number, and two numbers of moves</extracomment>
        <translation>
            <numerusform>尼姆和%1：%3种走法里有%2种留下冷局面</numerusform>
        </translation>
    </message>
    <message>
        <source>Value %1</source>
        <extracomment>what the position is worth, such as 1/2 + ∗</extracomment>
        <translation>值%1</translation>
    </message>
    <message>
        <source>Value %1 = %2</source>
        <translation>值%1 = %2</translation>
    </message>
    <message>
        <source>%1 is to move and cannot</source>
        <translation>轮到%1走，却走不了</translation>
    </message>
    <message>
        <source>%1 is to move and wins; by which moves is not known</source>
        <translation>轮到%1走，能赢；靠哪些走法还不知道</translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move and wins by at least %2 of %3 moves</source>
        <extracomment>a player, such as Left, and two numbers of moves</extracomment>
        <translation>
            <numerusform>轮到%1走，%3种走法里至少有%2种能赢</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is to move; the only move loses</source>
        <translation>轮到%1走；唯一的一步会输</translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; the %2 move loses</source>
        <extracomment>a player, such as Left, and how many moves there are, here one</extracomment>
        <translation>
            <numerusform>轮到%1走；%2种走法会输</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; all %2 moves lose</source>
        <extracomment>a player, such as Left, and how many moves there are</extracomment>
        <translation>
            <numerusform>轮到%1走；全部%2种走法都会输</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; %2 of %3 moves wins</source>
        <extracomment>a player, such as Left, and two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>轮到%1走；%3种走法里有%2种能赢</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; %2 of %3 moves win</source>
        <extracomment>a player, such as Left, and two numbers of moves</extracomment>
        <translation>
            <numerusform>轮到%1走；%3种走法里有%2种能赢</numerusform>
        </translation>
    </message>
    <message>
        <source>Cold — the previous player wins</source>
        <translation>冷——上一位玩家赢</translation>
    </message>
    <message>
        <source>Hot — the next player wins</source>
        <translation>热——下一位玩家赢</translation>
    </message>
    <message>
        <source>cold: the player who just moved wins</source>
        <translation>冷：刚走完的人赢</translation>
    </message>
    <message>
        <source>hot: the player to move wins</source>
        <translation>热：轮到走的人赢</translation>
    </message>
    <message>
        <source>Left wins, whoever starts</source>
        <translation>左方赢，不管谁先走</translation>
    </message>
    <message>
        <source>Right wins, whoever starts</source>
        <translation>右方赢，不管谁先走</translation>
    </message>
    <message>
        <source>Stopped before it was solved; looked at %1</source>
        <translation>没有解完就停止了；查看了%1</translation>
    </message>
    <message>
        <source>Not solved within the time limit; looked at %1</source>
        <translation>在时间限度之内没有解出；查看了%1</translation>
    </message>
    <message>
        <source>Not solved: the position is too large to be searched</source>
        <translation>没有解出：局面太大，没法搜索</translation>
    </message>
    <message>
        <source>Not solved within the memory limit; looked at %1</source>
        <translation>在内存限度之内没有解出；查看了%1</translation>
    </message>
    <message>
        <source>Not solved within the limit of positions; looked at %1</source>
        <translation>在局面数限度之内没有解出；查看了%1</translation>
    </message>
    <message>
        <source>No move is left. In normal play whoever cannot move loses.</source>
        <translation>没有走法了。按正常规则，走不了的人输。</translation>
    </message>
    <message numerus="yes">
        <source>%1 more move is not listed; it has an answer, too. A further level may argue for all moves at once.</source>
        <translation>
            <numerusform>还有%1种走法没有列出；它也有应着。换一个更深的层次，也许能一次说明所有走法。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more moves are not listed; each has an answer, too. A further level may argue for all moves at once.</source>
        <translation>
            <numerusform>还有%1种走法没有列出；它们也都有应着。换一个更深的层次，也许能一次说明所有走法。</numerusform>
        </translation>
    </message>
    <message>
        <source>If %1 moves first, %1 wins with a move after which the opponent loses.</source>
        <translation>如果%1先走，%1能赢：有一步走出之后，对方必败。</translation>
    </message>
    <message>
        <source>If %1 moves first, %1 loses: every move has a refutation.</source>
        <translation>如果%1先走，%1会输：每一步都有破解。</translation>
    </message>
    <message>
        <source>Every move from there has an answer.</source>
        <translation>从那里的每一步都有应着。</translation>
    </message>
    <message>
        <source>%1 is to move and wins with a move after which the opponent loses.</source>
        <translation>轮到%1走，能赢：有一步走出之后，对方必败。</translation>
    </message>
    <message>
        <source>%1 is to move and loses: every move has a refutation.</source>
        <translation>轮到%1走，会输：每一步都有破解。</translation>
    </message>
    <message>
        <source>The position is cold because every move leaves a hot one.</source>
        <translation>局面是冷的，因为每一步都留下热局面。</translation>
    </message>
    <message>
        <source>The position is hot, but no move that leaves a cold one was found within the limits.</source>
        <translation>局面是热的，但在限度之内没有找到留下冷局面的一步。</translation>
    </message>
    <message numerus="yes">
        <source>The position is hot because this move leaves a cold one.</source>
        <translation>
            <numerusform>局面是热的，因为这一步留下冷局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The position is hot because these moves leave a cold one.</source>
        <translation>
            <numerusform>局面是热的，因为这几步留下冷局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>After “%1”: why %2 loses</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and a player, such as Left</extracomment>
        <translation>“%1”之后：为什么%2输</translation>
    </message>
    <message>
        <source>After “%1”: the end</source>
        <translation>“%1”之后：终局</translation>
    </message>
    <message>
        <source>After “%1”: why that is P</source>
        <translation>“%1”之后：为什么是P</translation>
    </message>
    <message>
        <source>Why: the end</source>
        <translation>为什么：终局</translation>
    </message>
    <message>
        <source>Why %1 wins: a winning move</source>
        <translation>为什么%1赢：一步制胜</translation>
    </message>
    <message>
        <source>Why %1 loses: every move is refuted</source>
        <translation>为什么%1输：每一步都能破解</translation>
    </message>
    <message>
        <source>Why P: every move is refuted</source>
        <translation>为什么是P：每一步都能破解</translation>
    </message>
    <message>
        <source>Why N: a move leaves P</source>
        <translation>为什么是N：有一步留下P</translation>
    </message>
    <message>
        <source>After the move</source>
        <translation>走这一步之后</translation>
    </message>
    <message>
        <source>Why: the nim-sum</source>
        <translation>为什么：尼姆和</translation>
    </message>
    <message>
        <source>Labels from the end</source>
        <translation>从终局开始标注</translation>
    </message>
    <message>
        <source>%1: refuted by %2</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and the reply that wins</extracomment>
        <translation>%1：破解：%2</translation>
    </message>
    <message>
        <source>%1: leaves %2, the opponent cannot move and wins</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and what is left</extracomment>
        <translation>%1：留下%2，对方走不了，按规则是对方赢</translation>
    </message>
    <message>
        <source>From %1 there is no move, and whoever cannot move wins — so what is %2?</source>
        <extracomment>the same position twice: P or N?</extracomment>
        <translation>从%1没有走法，而走不了的人赢——那么%2是什么？</translation>
    </message>
    <message>
        <source>From %1 there is no move, and whoever cannot move has lost — so what is %2?</source>
        <translation>从%1没有走法，而走不了的人已经输了——那么%2是什么？</translation>
    </message>
    <message>
        <source>From %1 you can leave %2. Position %3 is P — so what is %4?</source>
        <extracomment>a position, what moves leave, one of these that is P, and the first position again</extracomment>
        <translation>从%1你能留下%2。局面%3是P——那么%4是什么？</translation>
    </message>
    <message>
        <source>From %1 you can only leave %2, which is N — so what is %3?</source>
        <extracomment>a position, what its only move leaves, and the first position again</extracomment>
        <translation>从%1你只能留下%2，它是N——那么%3是什么？</translation>
    </message>
    <message>
        <source>From %1 you can leave %2. None of them is P — so what is %3?</source>
        <extracomment>a position, what moves leave, and the first position again</extracomment>
        <translation>从%1你能留下%2。其中没有P——那么%3是什么？</translation>
    </message>
    <message>
        <source>%1 is N: nobody can move, and the player to move has won.</source>
        <translation>%1是N：谁也走不了，轮到走的人已经赢了。</translation>
    </message>
    <message>
        <source>%1 is P: nobody can move, and the player who moved last has won.</source>
        <translation>%1是P：谁也走不了，刚走完最后一步的人已经赢了。</translation>
    </message>
    <message>
        <source>%1 is N: leave %2, and the other player is in P.</source>
        <extracomment>two positions</extracomment>
        <translation>%1是N：留下%2，对方面对的就是P。</translation>
    </message>
    <message>
        <source>%1 is P: whatever you leave is N for the other player.</source>
        <translation>%1是P：不管你留下什么，对方面对的都是N。</translation>
    </message>
    <message>
        <source>P in this row: %1.</source>
        <translation>这一行里的P：%1。</translation>
    </message>
    <message>
        <source>From the end on: a position is N where a move leaves P, and P where no move does.</source>
        <translation>从终局往上：有一步留下P的局面是N，没有一步留下P的局面是P。</translation>
    </message>
    <message>
        <source>In the same way the labels go on, one after the other, up to %1.</source>
        <translation>后面的标注也这样一个接一个，一直到%1。</translation>
    </message>
    <message>
        <source>%1; Grundy value not computed, too many positions</source>
        <translation>%1；没有算格伦迪值，局面太多</translation>
    </message>
    <message>
        <source>%1; other values not found within the limits</source>
        <translation>%1；在限度之内没有找到别的值</translation>
    </message>
    <message>
        <source>not solved; looked at %1</source>
        <translation>没有解出；查看了%1</translation>
    </message>
    <message>
        <source>by theory: %1</source>
        <translation>靠理论：%1</translation>
    </message>
    <message>
        <source>by theory</source>
        <extracomment>how the answer was found</extracomment>
        <translation>靠理论</translation>
    </message>
    <message>
        <source>by table: %1</source>
        <translation>靠表：%1</translation>
    </message>
    <message>
        <source>by search: %1</source>
        <translation>靠搜索：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1; the value of %2 part is not known</source>
        <extracomment>how the answer was found, and how many parts of the sum, here one</extracomment>
        <translation>
            <numerusform>%1；%2个部分的值还不知道</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; the values of %2 parts are not known</source>
        <extracomment>how the answer was found, and how many parts</extracomment>
        <translation>
            <numerusform>%1；%2个部分的值还不知道</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 has a 1 there</source>
        <translation>只有%1在那里有1</translation>
    </message>
    <message>
        <source>%1 rows of the table have a 1 there, %2 among them</source>
        <extracomment>how many, and one of them, such as &quot;the coin in box 5&quot;</extracomment>
        <translation>表里有%1行在那里有1，%2是其中之一</translation>
    </message>
    <message>
        <source>Only run %1 has a 1 there</source>
        <translation>只有第%1段在那里有1</translation>
    </message>
    <message>
        <source>Only heap %1 has a 1 there</source>
        <translation>只有第%1堆在那里有1</translation>
    </message>
    <message>
        <source>%1 runs have a 1 there, run %2 among them</source>
        <extracomment>how many, and the number of one of them</extracomment>
        <translation>有%1段在那里有1，第%2段是其中之一</translation>
    </message>
    <message>
        <source>%1 heaps have a 1 there, heap %2 among them</source>
        <translation>有%1堆在那里有1，第%2堆是其中之一</translation>
    </message>
    <message>
        <source>%1: a move can make what is left of it worth %2 ⊕ %3 = %4.</source>
        <extracomment>a sentence, such as &quot;Only heap 2 has a 1 there&quot;, and three numbers</extracomment>
        <translation>%1：走一步，可以让它剩下的值是%2 ⊕ %3 = %4。</translation>
    </message>
    <message>
        <source>%1, so it must shrink to %2 ⊕ %3 = %4.</source>
        <extracomment>a sentence, numbers</extracomment>
        <translation>%1，所以它必须缩小到%2 ⊕ %3 = %4。</translation>
    </message>
    <message>
        <source>%1: it can shrink to %2 ⊕ %3 = %4.</source>
        <extracomment>a sentence, numbers</extracomment>
        <translation>%1：它可以缩小到%2 ⊕ %3 = %4。</translation>
    </message>
    <message>
        <source>The highest 1 of the nim-sum stands in column %1.</source>
        <translation>尼姆和最高位的1在%1的列。</translation>
    </message>
    <message>
        <source>Then every column holds an even number of 1s.</source>
        <translation>这样每一列都有偶数个1。</translation>
    </message>
    <message>
        <source>The nim-sum is 0: every column holds an even number of 1s.</source>
        <translation>尼姆和是0：每一列都有偶数个1。</translation>
    </message>
    <message>
        <source>Every move changes what one run is worth, so it leaves some column with an odd number of 1s, and the reply makes all columns even again. So the position is cold: the player to move loses.</source>
        <translation>每一步都改变一段的值，所以会有一列变成奇数个1，而应着再把所有列都变成偶数。所以局面是冷的：轮到走的人输。</translation>
    </message>
    <message>
        <source>Every move changes what one heap is worth, so it leaves some column with an odd number of 1s, and the reply makes all columns even again. So the position is cold: the player to move loses.</source>
        <translation>每一步都改变一堆的值，所以会有一列变成奇数个1，而应着再把所有列都变成偶数。所以局面是冷的：轮到走的人输。</translation>
    </message>
    <message>
        <source>No stone is left: the nim-sum is 0, the position is cold, and it is the opponent who has to move.</source>
        <translation>一颗石子也不剩：尼姆和是0，局面是冷的，而轮到走的是对方。</translation>
    </message>
    <message>
        <source>Nothing is left: the nim-sum is 0, and the opponent cannot move.</source>
        <translation>什么也不剩：尼姆和是0，对方走不了。</translation>
    </message>
    <message>
        <source>Nothing is left, so the nim-sum is 0.</source>
        <translation>什么也不剩，所以尼姆和是0。</translation>
    </message>
    <message>
        <source>Nothing counts any more: the nim-sum is 0, the position is cold, and it is the opponent who has to move.</source>
        <translation>再没有什么算数了：尼姆和是0，局面是冷的，而轮到走的是对方。</translation>
    </message>
    <message>
        <source>Nothing here counts as a heap, so the nim-sum is 0 and the position is cold: the player to move loses.</source>
        <translation>这里没有什么能算作堆，所以尼姆和是0，局面是冷的：轮到走的人输。</translation>
    </message>
    <message>
        <source>%1: %2 has the value %3.</source>
        <extracomment>a row of a table, such as &quot;Heap 2&quot;, the size of the heap, and its Grundy value</extracomment>
        <translation>%1：%2的值是%3。</translation>
    </message>
    <message>
        <source>The value of a run is the smallest number that is not the value of what a move can leave of it.</source>
        <translation>一段的值是最小的这样一个数：它不是走一步能留下的局面的值。</translation>
    </message>
    <message>
        <source>The value of a heap is the smallest number that is not the value of what a move can leave of it.</source>
        <translation>一堆的值是最小的这样一个数：它不是走一步能留下的局面的值。</translation>
    </message>
    <message>
        <source>Every column holds an even number of 1s: the nim-sum is 0, the position is cold, and it is the opponent who has to move.</source>
        <translation>每一列都有偶数个1：尼姆和是0，局面是冷的，而轮到走的是对方。</translation>
    </message>
    <message>
        <source>The nim-sum is %1.</source>
        <translation>尼姆和是%1。</translation>
    </message>
    <message>
        <source>expected the name of a game, found %1</source>
        <translation>这里应是游戏的名称，却是%1</translation>
    </message>
    <message>
        <source>expected &apos;:&apos; and a position, found the end</source>
        <translation>这里应是&apos;:&apos;和一个局面，却到了结尾</translation>
    </message>
    <message>
        <source>a family needs the variable n, such as in nim:n,m</source>
        <translation>一个族要有变量n，比如nim:n,m</translation>
    </message>
    <message>
        <source>a variable cannot stand beside a digit: it is a number of its own</source>
        <translation>变量不能紧挨着数字：它自己就是一个数</translation>
    </message>
    <message>
        <source>after ^ expected n, m or a number, found %1</source>
        <translation>^后面应是n、m或一个数，却是%1</translation>
    </message>
    <message>
        <source>before ^ expected a character or a group in parentheses</source>
        <translation>^前面应是一个字符或括号里的一组</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>这个括号没有结束</translation>
    </message>
    <message>
        <source>this parenthesis was not opened</source>
        <translation>这个括号没有开始</translation>
    </message>
    <message>
        <source>after a group in parentheses expected ^ and how often it is repeated</source>
        <translation>括号里的一组后面应是^和重复的次数</translation>
    </message>
    <message>
        <source>the pattern is too long or too deep</source>
        <translation>式样太长或太深</translation>
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
        <translation>列</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>what a table shows of each position: P, N, L or R</extracomment>
        <translation>胜负</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>what a table shows of each position: how many moves the game lasts yet</extracomment>
        <translation>剩余步数</translation>
    </message>
    <message>
        <source>period %1 from n = %2 on, proven for all n: %3</source>
        <extracomment>after how many columns they repeat, from which n on, and the name of a theorem</extracomment>
        <translation>周期%1，从n = %2起，对所有n已证明：%3</translation>
    </message>
    <message>
        <source>period %1 from n = %2 on, seen in this table, not proven</source>
        <translation>周期%1，从n = %2起，在这张表里看到，没有证明</translation>
    </message>
    <message>
        <source>No position of this family is allowed: %1, %2</source>
        <extracomment>its first position, such as chomp:0,1, and why it is not allowed</extracomment>
        <translation>这一族里没有允许的局面：%1，%2</translation>
    </message>
    <message>
        <source>%1 not solved</source>
        <translation>%1没有解出</translation>
    </message>
    <message>
        <source>%1 not allowed by the rules</source>
        <translation>%1规则不允许</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>a game, a family of its positions, which value is shown</extracomment>
        <translation>%1：%2，%3</translation>
    </message>
    <message numerus="yes">
        <source>and %1 more move</source>
        <translation>
            <numerusform>还有%1种走法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %1 more moves</source>
        <translation>
            <numerusform>还有%1种走法</numerusform>
        </translation>
    </message>
    <message>
        <source>It is known who wins, but the work was stopped before every move was explained.</source>
        <translation>已经知道谁赢，但没有解释完每一步，工作就停止了。</translation>
    </message>
    <message>
        <source>It is known who wins, but the time limit ended the work before every move was explained.</source>
        <translation>已经知道谁赢，但没有解释完每一步，时间限度就到了。</translation>
    </message>
    <message>
        <source>It is known who wins, but the memory limit ended the work before every move was explained.</source>
        <translation>已经知道谁赢，但没有解释完每一步，内存限度就到了。</translation>
    </message>
    <message>
        <source>It is known who wins, but the limit of positions ended the work before every move was explained.</source>
        <translation>已经知道谁赢，但没有解释完每一步，局面数限度就到了。</translation>
    </message>
    <message>
        <source>How far it got</source>
        <translation>进行到哪里</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>within a rule: shapes that may be taken, &quot;one stone or two neighbours&quot;</extracomment>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>not all of it could be written</source>
        <translation>没能全部写完</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是一个文件夹</translation>
    </message>
    <message>
        <source>it is not a file but a device or a pipe</source>
        <translation>它不是文件，而是设备或管道</translation>
    </message>
    <message>
        <source>its name is not UTF-8</source>
        <translation>它的名称不是 UTF-8</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <extracomment>a file, and why</extracomment>
        <translation>无法写文件%1：%2</translation>
    </message>
    <message>
        <source>Equal gaps</source>
        <extracomment>a ready-made board: its gaps are equally long</extracomment>
        <translation>相等的空隙</translation>
    </message>
    <message>
        <source>Equal steps</source>
        <extracomment>a ready-made board: on some steps are equally many coins</extracomment>
        <translation>相等的台阶</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a game and its position</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>One step has a mistake: the lesson cannot be shown before it is put right.</source>
        <translation>
            <numerusform>有一步有错误：改好以后，这节课才能显示。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steps have mistakes: the lesson cannot be shown before they are put right.</source>
        <translation>
            <numerusform>有%1步有错误：改好以后，这节课才能显示。</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin at the bottom and write P or N into every box. The arrows are the moves.</source>
        <translation>从最下面开始，在每个方框里写上P或N。箭头就是走法。</translation>
    </message>
    <message>
        <source>Begin with the smallest position and write P or N into every square.</source>
        <translation>从最小的局面开始，在每一格里写上P或N。</translation>
    </message>
    <message>
        <source>Begin with the smallest position and write P or N into every box.</source>
        <translation>从最小的局面开始，在每个方框里写上P或N。</translation>
    </message>
    <message>
        <source>P: the previous player wins. N: the next player wins.</source>
        <translation>P：刚走完的人赢。N：下一个走的人赢。</translation>
    </message>
    <message>
        <source>Whoever cannot move loses: a position without a move is P. A position with a move to a P is N, and one whose moves all lead to an N is P.</source>
        <translation>走不了的人输：没有走法的局面是P。能走到一个P的局面是N，所有走法都走到N的局面是P。</translation>
    </message>
    <message>
        <source>Whoever cannot move wins: a position without a move is N. A position with a move to a P is N, and one whose moves all lead to an N is P.</source>
        <translation>走不了的人赢：没有走法的局面是N。能走到一个P的局面是N，所有走法都走到N的局面是P。</translation>
    </message>
    <message>
        <source>Label P and N</source>
        <translation>标注P和N</translation>
    </message>
    <message>
        <source>Your move</source>
        <extracomment>on paper, before an empty line: which move do you make?</extracomment>
        <translation>你的走法</translation>
    </message>
    <message>
        <source>board %1: %2</source>
        <extracomment>a move on one of several boards: its number, and the move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>第%1个棋盘：%2</translation>
    </message>
    <message>
        <source>Look at board %1.</source>
        <translation>看看第%1个棋盘。</translation>
    </message>
    <message>
        <source>Board %1 holds out longest.</source>
        <translation>在第%1个棋盘上走撑得最久。</translation>
    </message>
    <message>
        <source>No shape that may be taken has these stones.</source>
        <translation>可以取走的形状里，没有一个是由这些石子组成的。</translation>
    </message>
    <message>
        <source>After a half-turn about its centre the board looks the same, and no move meets its own image. So each move has an answer, the stones that lie opposite: whoever answers makes the last move.</source>
        <translation>棋盘绕中心转半圈后样子不变，而且没有一步碰到它自己转过去的像。所以每一步都有应着，就是正对面的石子：应的人走最后一步。</translation>
    </message>
    <message>
        <source>%1 leaves a board that looks the same after a half-turn about its centre, and no move on it meets its own image. From then on each move has an answer, the stones that lie opposite: whoever answers makes the last move.</source>
        <translation>%1留下的棋盘绕中心转半圈后样子不变，而且其中没有一步碰到它自己转过去的像。从这以后每一步都有应着，就是正对面的石子：应的人走最后一步。</translation>
    </message>
    <message>
        <source>Cram</source>
        <extracomment>the name of a game</extracomment>
        <translation>Cram</translation>
    </message>
    <message>
        <source>Cram is Domineering for both players alike; Martin Gardner wrote of it in 1974. A board with an even number of rows and columns is lost for the first player, one even by odd is won: mirror the other’s moves.</source>
        <translation>Cram就是双方走法一样的Domineering，马丁·加德纳在1974年写过它。行数和列数都是偶数的棋盘，先走的人必败；一个是偶数、一个是奇数的，先走的人必胜：照着对方的走法对称地走。</translation>
    </message>
    <message>
        <source>Domineering</source>
        <extracomment>the name of a game</extracomment>
        <translation>Domineering</translation>
    </message>
    <message>
        <source>Göran Andersson invented Domineering about 1973: Left takes upright dominoes, Right lying ones. Who wins the square boards has been computed up to 11 × 11; on most of them it is the first player.</source>
        <translation>约兰·安德松在1973年前后发明了Domineering：左方取竖放的多米诺骨牌，右方取横放的。正方形棋盘谁赢，已经一直算到11 × 11；大多数是先走的人赢。</translation>
    </message>
    <message>
        <source>TacTix</source>
        <extracomment>the name of a game</extracomment>
        <translation>TacTix</translation>
    </message>
    <message>
        <source>Piet Hein published TacTix, also called Bulo, in the 1940s: any unbroken line of a row or a column. It is played misère, since mirrored moves win the normal game.</source>
        <translation>皮特·海恩在20世纪40年代发表了TacTix，又叫Bulo：可以取一行或一列里任意一段不间断的石子。它用反常规则玩，因为按正常规则，照着对方对称地走就能赢。</translation>
    </message>
    <message>
        <source>This is Grid Nim with at most three stones to a move.</source>
        <translation>这就是每步最多取三颗石子的方格尼姆。</translation>
    </message>
    <message>
        <source>Kayles in a row</source>
        <translation>一排Kayles</translation>
    </message>
    <message>
        <source>Henry Dudeney described Kayles in 1908: one ball knocks down one pin or two neighbours. The first player wins every row, by taking its middle.</source>
        <translation>亨利·杜德尼在1908年介绍了Kayles：一个球击倒一个木瓶或相邻的两个。不管一排有多长，先走的人都能赢，办法是取走正中间的。</translation>
    </message>
    <message>
        <source>Two neighbours of a row are taken, never one: the Grundy values of Dawson’s Kayles repeat with period 34, as Richard Guy and Cedric Smith found in 1956.</source>
        <translation>每次取一排里相邻的两颗，不能只取一颗：Dawson的Kayles的格伦迪值以34为周期重复，这是理查德·盖伊和塞德里克·史密斯在1956年发现的。</translation>
    </message>
    <message>
        <source>Drawn shapes</source>
        <extracomment>the name of a game: which shapes of stones may be taken is drawn</extracomment>
        <translation>画出的形状</translation>
    </message>
    <message>
        <source>Take one of the shapes</source>
        <translation>取走其中一个形状</translation>
    </message>
    <message>
        <source>Tables and exact values agree with a search of each board; where each move has its mirror image as an answer, that tells who wins.</source>
        <translation>表和精确值，逐个棋盘跟搜索核对过；每一步都能用它的镜像来应的地方，由此就知道谁赢。</translation>
    </message>
    <message numerus="yes">
        <source>%1 stone can still be taken</source>
        <translation>
            <numerusform>还有%1颗石子可以取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stones can still be taken</source>
        <translation>
            <numerusform>还有%1颗石子可以取</numerusform>
        </translation>
    </message>
    <message>
        <source>dominoes, both ways</source>
        <translation>多米诺骨牌，横竖都行</translation>
    </message>
    <message>
        <source>Left upright, Right across</source>
        <translation>左方竖着，右方横着</translation>
    </message>
    <message>
        <source>any run in a line</source>
        <translation>一排里任意一段</translation>
    </message>
    <message>
        <source>1–3 in a line</source>
        <translation>一排里1–3颗</translation>
    </message>
    <message>
        <source>single or domino</source>
        <translation>单颗或相邻两颗</translation>
    </message>
    <message>
        <source>two neighbours</source>
        <extracomment>of ready-made rules: which stones may be taken</extracomment>
        <translation>相邻两颗</translation>
    </message>
    <message>
        <source>Take squares</source>
        <extracomment>the name of ready-made rules: four stones in a square are taken</extracomment>
        <translation>取正方形</translation>
    </message>
    <message>
        <source>four at a time</source>
        <translation>每次四颗</translation>
    </message>
    <message>
        <source>Corners</source>
        <extracomment>the name of ready-made rules: three stones in the shape of an L are taken</extracomment>
        <translation>拐角</translation>
    </message>
    <message>
        <source>three round a corner</source>
        <translation>拐角处三颗</translation>
    </message>
    <message>
        <source>Knight’s pairs</source>
        <extracomment>the name of ready-made rules: two stones, a knight&apos;s move of chess apart, are taken</extracomment>
        <translation>马步对子</translation>
    </message>
    <message>
        <source>two, a knight’s move apart</source>
        <translation>两颗，相隔一个马步</translation>
    </message>
    <message>
        <source>Shapes for both</source>
        <translation>双方都可取的形状</translation>
    </message>
    <message>
        <source>Shapes for Left</source>
        <translation>左方可取的形状</translation>
    </message>
    <message>
        <source>Shapes for Right</source>
        <translation>右方可取的形状</translation>
    </message>
    <message>
        <source>Cram, n columns and m rows</source>
        <translation>Cram，n列m行</translation>
    </message>
    <message>
        <source>Domineering, n columns and m rows</source>
        <translation>Domineering，n列m行</translation>
    </message>
    <message>
        <source>TacTix, n columns and m rows, misère</source>
        <translation>TacTix，n列m行，反常规则</translation>
    </message>
    <message>
        <source>a shape such as 11 or 10.11</source>
        <translation>一个形状，如11或10.11</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 shape</source>
        <translation>
            <numerusform>形状超过%1个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 shapes</source>
        <translation>
            <numerusform>形状超过%1个</numerusform>
        </translation>
    </message>
    <message>
        <source>a shape has at most %1 rows and %1 columns</source>
        <translation>一个形状最多有%1行、%1列</translation>
    </message>
    <message>
        <source>this shape takes no stone: the game would not end</source>
        <translation>这个形状一颗石子也不取：游戏就不会结束</translation>
    </message>
    <message>
        <source>No move is left on this board.</source>
        <translation>这个棋盘上没有走法了。</translation>
    </message>
    <message>
        <source>Grundy values add up</source>
        <translation>格伦迪值用尼姆和合并</translation>
    </message>
    <message>
        <source>values add up</source>
        <translation>值相加</translation>
    </message>
    <message>
        <source> + </source>
        <extracomment>between the games of a sum</extracomment>
        <translation> + </translation>
    </message>
    <message>
        <source>On your turn, make one move on one of the boards.</source>
        <translation>轮到你时，在其中一个棋盘上走一步。</translation>
    </message>
    <message>
        <source>Board %1, %2: %3</source>
        <extracomment>read aloud: the number of a board, its game, and what is on it</extracomment>
        <translation>第%1个棋盘，%2：%3</translation>
    </message>
    <message>
        <source>Games add up</source>
        <translation>游戏的和</translation>
    </message>
    <message>
        <source>Several games on one table</source>
        <translation>一张桌上的几个游戏</translation>
    </message>
    <message>
        <source>The values of the boards add up.</source>
        <translation>各棋盘的值相加。</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 piece now</source>
        <translation>
            <numerusform>现在有%1颗棋子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 pieces now</source>
        <translation>
            <numerusform>现在有%1颗棋子</numerusform>
        </translation>
    </message>
    <message>
        <source>Three games</source>
        <extracomment>a ready-made table with three boards</extracomment>
        <translation>三个游戏</translation>
    </message>
    <message>
        <source>With two players</source>
        <translation>左方和右方</translation>
    </message>
    <message>
        <source>Positions, with + between them</source>
        <translation>几个局面，中间用+隔开</translation>
    </message>
    <message>
        <source>board %1</source>
        <extracomment>within a sentence: the number of a board</extracomment>
        <translation>第%1个棋盘</translation>
    </message>
    <message>
        <source>Values add up</source>
        <translation>值相加</translation>
    </message>
    <message>
        <source>Board %1, %2, is worth %3.</source>
        <extracomment>the number of a board, its game, and its value</extracomment>
        <translation>第%1个棋盘（%2）的值是%3。</translation>
    </message>
    <message>
        <source>What board %1, %2, is worth is not known.</source>
        <extracomment>the number of a board, and its game</extracomment>
        <translation>第%1个棋盘（%2）的值还不知道。</translation>
    </message>
    <message>
        <source>Together: %1 = %2.</source>
        <extracomment>a sum of values, and its value</extracomment>
        <translation>合起来：%1 = %2。</translation>
    </message>
    <message>
        <source>Tame games</source>
        <extracomment>heads a step of the reasons: games that behave like Nim in misère play, a word of the theory</extracomment>
        <translation>驯服游戏</translation>
    </message>
    <message>
        <source>Every board is tame: in misère play each counts as the Nim heaps of its genus, and their sum is played as misère Nim.</source>
        <translation>每个棋盘都是驯服的：按反常规则，每一个都算作它的类型（genus）对应的尼姆堆，它们的和就像反常规则的尼姆那样来玩。</translation>
    </message>
    <message>
        <source>Games that could go on for ever</source>
        <translation>可能永远玩不完的游戏</translation>
    </message>
    <message>
        <source>On one board a player can retreat again and again. This is decided under one condition: whoever wins answers each retreat by the same advance. Then retreats come to an end, and the board counts as its heaps.</source>
        <translation>在有的棋盘上，玩家可以一再后退。这里的判定有一个条件：赢的一方对每次后退，都前进同样多格来应。这样后退总会用完，这个棋盘就按它的各堆来算。</translation>
    </message>
    <message>
        <source>Inside the board of the move</source>
        <translation>走这一步的棋盘里面</translation>
    </message>
    <message>
        <source>Board %1, %2, is worth %3. Why?</source>
        <extracomment>the number of a board, its game, and its value</extracomment>
        <translation>第%1个棋盘（%2）的值是%3。为什么？</translation>
    </message>
    <message>
        <source>a position</source>
        <extracomment>within an error: what should stand there</extracomment>
        <translation>一个局面</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 position in a sum</source>
        <translation>
            <numerusform>一个和里超过%1个局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 positions in a sum</source>
        <translation>
            <numerusform>一个和里超过%1个局面</numerusform>
        </translation>
    </message>
    <message>
        <source>This game cannot exchange Left and Right.</source>
        <translation>这个游戏不能左方右方互换。</translation>
    </message>
    <message>
        <source>All games of a sum are played by one convention: /misere stands in each of them or in none.</source>
        <translation>一个和里的游戏都用同一种规则：/misere要么每个都写，要么都不写。</translation>
    </message>
    <message>
        <source>Look at option %1.</source>
        <translation>看看第%1个后继。</translation>
    </message>
    <message>
        <source>Option %1 holds out longest.</source>
        <translation>走到第%1个后继撑得最久。</translation>
    </message>
    <message>
        <source>canonical forms</source>
        <extracomment>the name of a theorem: every game has one simplest form</extracomment>
        <translation>规范形</translation>
    </message>
    <message>
        <source>Options that another one is at least as good as are dropped, and an option that the opponent answers to his own gain is replaced by what that answer leaves. What remains is %1.</source>
        <translation>如果另一个后继至少跟它一样好，这个后继就去掉；如果对方有一个对自己有利的应着，这个后继就换成那个应着所留下的。最后剩下的是%1。</translation>
    </message>
    <message>
        <source>a number, *, ^, v or {</source>
        <translation>一个数、*、^、v或{</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 option</source>
        <translation>
            <numerusform>后继超过%1个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 options</source>
        <translation>
            <numerusform>后继超过%1个</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;|&apos; between the options of Left and Right</source>
        <translation>左方和右方的后继之间的&apos;|&apos;</translation>
    </message>
    <message>
        <source>&apos;}&apos; at the end of a form</source>
        <translation>式子结尾的&apos;}&apos;</translation>
    </message>
    <message>
        <source>&apos;+&apos;, &apos;-&apos; or the end</source>
        <translation>&apos;+&apos;、&apos;-&apos;或结尾</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a second bar of the same length; a longer one, ||, binds weaker</source>
        <translation>第二条同样长的竖线；更长的竖线||结合得更松</translation>
    </message>
    <message numerus="yes">
        <source>forms within more than %1 form</source>
        <translation>
            <numerusform>式子嵌套超过%1层</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>forms within more than %1 forms</source>
        <translation>
            <numerusform>式子嵌套超过%1层</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 form in one sum</source>
        <translation>
            <numerusform>一个和里超过%1个式子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 forms in one sum</source>
        <translation>
            <numerusform>一个和里超过%1个式子</numerusform>
        </translation>
    </message>
    <message>
        <source>this number is too large for a game</source>
        <translation>这个数太大，不能当作游戏</translation>
    </message>
    <message>
        <source>a fraction is over 2, 4, 8, 16, …</source>
        <translation>分数的分母只能是2、4、8、16……</translation>
    </message>
    <message>
        <source>a fraction of an up is no game; 1/2+^ is a half and an up</source>
        <translation>几分之几个“上”不是游戏；1/2+^是二分之一加一个“上”</translation>
    </message>
    <message>
        <source>A value</source>
        <extracomment>the name of a game: it is given by its value alone, such as {1|-1}</extracomment>
        <translation>一个值</translation>
    </message>
    <message>
        <source>The canonical form says who wins, as a search does.</source>
        <translation>规范形说明谁赢，跟搜索一致。</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 move is left now</source>
        <translation>
            <numerusform>现在最多还剩%1步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 moves are left now</source>
        <translation>
            <numerusform>现在最多还剩%1步</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a form in the tree to begin there.</source>
        <translation>点树里的一个式子，从那里开始。</translation>
    </message>
    <message>
        <source>Switch</source>
        <extracomment>a ready-made value, a noun: a game that both want to move in</extracomment>
        <translation>开关</translation>
    </message>
    <message>
        <source>Hot</source>
        <extracomment>a ready-made value, an adjective: a hot game</extracomment>
        <translation>热</translation>
    </message>
    <message>
        <source>A sum</source>
        <extracomment>a ready-made value: several games added</extracomment>
        <translation>一个和</translation>
    </message>
    <message>
        <source>Tiny</source>
        <extracomment>a ready-made value: a very small game, a word of the theory</extracomment>
        <translation>极小</translation>
    </message>
    <message>
        <source>A game such as {2||1|0}</source>
        <translation>一个游戏，如{2||1|0}</translation>
    </message>
    <message>
        <source>Left chooses one of the options on the left, Right one of those on the right; in a sum, in one of its terms.</source>
        <translation>左方从左边的后继里选一个，右方从右边的里选一个；如果是和，就在其中一项里选。</translation>
    </message>
    <message>
        <source>The game %1.</source>
        <translation>游戏%1。</translation>
    </message>
    <message>
        <source>n for Left or m for Right</source>
        <translation>左方选n，右方选m</translation>
    </message>
    <message>
        <source>Each answer leaves a lost position again: argue in the same way from there.</source>
        <translation>每个应着又留下必败局面：从那里照同样的办法推理。</translation>
    </message>
    <message>
        <source>Numbers, stars and switches</source>
        <translation>数、星和开关</translation>
    </message>
    <message>
        <source>the values of both, compared</source>
        <translation>比较两个的值</translation>
    </message>
    <message>
        <source>No: %1.</source>
        <extracomment>the answer was wrong; what would have been right</extracomment>
        <translation>不对：%1。</translation>
    </message>
    <message>
        <source>No: in board 1 minus board 2, if %1 moves first, %2 wins.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>不对：在第1个棋盘减第2个棋盘里，如果%1先走，%2赢。</translation>
    </message>
    <message>
        <source>No move on board %1 wins. For instance, %2</source>
        <extracomment>the number of a board, and the end of the sentence: what refutes a move there</extracomment>
        <translation>第%1个棋盘上没有能赢的走法。比如，%2</translation>
    </message>
    <message>
        <source>There is no move on board %1.</source>
        <translation>第%1个棋盘上没有走法。</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: whoever starts loses.</source>
        <translation>第1个棋盘减第2个棋盘的值是%1：先走的人输。</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: Left wins, whoever starts.</source>
        <translation>第1个棋盘减第2个棋盘的值是%1：不管谁先走，左方赢。</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: Right wins, whoever starts.</source>
        <translation>第1个棋盘减第2个棋盘的值是%1：不管谁先走，右方赢。</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: whoever starts wins.</source>
        <translation>第1个棋盘减第2个棋盘的值是%1：先走的人赢。</translation>
    </message>
    <message>
        <source>both are worth the same</source>
        <translation>两个的值相同</translation>
    </message>
    <message>
        <source>neither: whoever starts wins the difference</source>
        <translation>都不是：先走的人赢下它们的差</translation>
    </message>
    <message>
        <source>their values are different</source>
        <translation>它们的值不同</translation>
    </message>
    <message>
        <source>board %1 is worth more</source>
        <translation>第%1个棋盘的值更大</translation>
    </message>
    <message>
        <source>In which game do you move?</source>
        <translation>你在哪个游戏里走？</translation>
    </message>
    <message>
        <source>Which is worth more?</source>
        <translation>哪个值更大？</translation>
    </message>
    <message>
        <source>Find the board on which a move wins all of them together.</source>
        <translation>找出在哪个棋盘上走一步就能赢下全局。</translation>
    </message>
    <message>
        <source>Compare two positions by their values.</source>
        <translation>用值来比较两个局面。</translation>
    </message>
    <message>
        <source>Are both worth the same?</source>
        <translation>两个的值相同吗？</translation>
    </message>
    <message>
        <source>Choose a board, or make the winning move on it.</source>
        <translation>选一个棋盘，或者在上面走出制胜的一步。</translation>
    </message>
    <message>
        <source>Choose one of the answers.</source>
        <translation>请选一个答案。</translation>
    </message>
    <message>
        <source>On two rows this is Dawson’s Kayles: a square takes two neighbouring columns. With an even number of rows and columns the first player wins: take the square in the middle, then mirror the other’s moves.</source>
        <translation>只有两行时，这就是Dawson的Kayles：一个正方形取走相邻的两列。行数和列数都是偶数时，先走的人必胜：取走正中间的正方形，然后照着对方的走法对称地走。</translation>
    </message>
    <message>
        <source>Solomon Golomb showed in 1954 that such corners can fill a board of 2, 4, 8, 16 … rows and as many columns but for one cell, whichever cell that is. No rule is known for who wins.</source>
        <translation>所罗门·戈洛姆在1954年证明：行数和列数都是2、4、8、16……的棋盘，除去一格以后可以用这样的拐角铺满，不管除去的是哪一格。谁赢，还不知道有什么规律。</translation>
    </message>
    <message>
        <source>A knight jumps from a dark cell of a chessboard to a light one, so a move takes one of each. With an even number of rows and columns the second player wins: mirror the other’s moves.</source>
        <translation>国际象棋里的马总是从深色格跳到浅色格，或者反过来，所以一步取走深、浅各一颗。行数和列数都是偶数时，后走的人必胜：照着对方的走法对称地走。</translation>
    </message>
    <message>
        <source>Take %1.</source>
        <extracomment>a rule: the shapes that may be taken, such as &quot;two neighbours or one stone&quot;</extracomment>
        <translation>取%1。</translation>
    </message>
    <message>
        <source>Left takes %1. Right takes %2.</source>
        <extracomment>a rule: the shapes that each player may take, such as &quot;two neighbours&quot;</extracomment>
        <translation>左方可以取：%1。右方可以取：%2。</translation>
    </message>
    <message>
        <source>one stone</source>
        <extracomment>within a rule: what may be taken</extracomment>
        <translation>一颗石子</translation>
    </message>
    <message>
        <source>two with a gap between them</source>
        <translation>隔一格的两颗</translation>
    </message>
    <message>
        <source>two that touch at a corner</source>
        <translation>斜着相邻的两颗</translation>
    </message>
    <message>
        <source>an L of three</source>
        <translation>三颗的L形</translation>
    </message>
    <message>
        <source>a square of four</source>
        <translation>四颗的正方形</translation>
    </message>
    <message>
        <source>an L of four</source>
        <translation>四颗的L形</translation>
    </message>
    <message>
        <source>a T of four</source>
        <translation>四颗的T形</translation>
    </message>
    <message>
        <source>a zigzag of four</source>
        <translation>四颗的Z形</translation>
    </message>
    <message>
        <source>a line of %1</source>
        <translation>%1颗的一排</translation>
    </message>
    <message numerus="yes">
        <source>a shape of %1 stone</source>
        <translation>
            <numerusform>%1颗石子的形状</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a shape of %1 stones</source>
        <translation>
            <numerusform>%1颗石子的形状</numerusform>
        </translation>
    </message>
    <message>
        <source>any unbroken line</source>
        <translation>任意不间断的一排</translation>
    </message>
    <message numerus="yes">
        <source>a line of up to %1 stone</source>
        <translation>
            <numerusform>最多%1颗的一排</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a line of up to %1 stones</source>
        <translation>
            <numerusform>最多%1颗的一排</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (turned as you like)</source>
        <translation>%1（方向不限）</translation>
    </message>
    <message>
        <source>%1 (turned, never mirrored)</source>
        <translation>%1（可以旋转，不能翻转）</translation>
    </message>
    <message>
        <source>%1 (mirrored, never turned)</source>
        <translation>%1（可以翻转，不能旋转）</translation>
    </message>
    <message>
        <source>%1 (only as drawn)</source>
        <translation>%1（只能照画的样子）</translation>
    </message>
    <message>
        <source>%1 (side by side)</source>
        <translation>%1（横放）</translation>
    </message>
    <message>
        <source>%1 (one above the other)</source>
        <translation>%1（竖放）</translation>
    </message>
    <message>
        <source>%1 beside stones that stay</source>
        <translation>挨着不取的石子的%1</translation>
    </message>
    <message>
        <source>%1 beside empty cells</source>
        <translation>挨着空格的%1</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>within a rule, for the shapes that a player may take: there are none</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>Board %1, %2, is worth %3. It is hot: Left moving first gets %4, Right moving first %5.</source>
        <extracomment>the number of a board, its game, its value, and two values</extracomment>
        <translation>第%1个棋盘（%2）的值是%3。它是热的：左方先走得到%4，右方先走得到%5。</translation>
    </message>
    <message numerus="yes">
        <source>%1 way</source>
        <extracomment>in how many ways a shape may be turned or mirrored, here 1</extracomment>
        <translation>
            <numerusform>%1种摆法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ways</source>
        <extracomment>in how many ways a shape may be turned or mirrored</extracomment>
        <translation>
            <numerusform>%1种摆法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 take wins.</source>
        <extracomment>a take is a move that takes stones: how many win, and how many there are, here 1</extracomment>
        <translation>
            <numerusform>%2种取法里有%1种能赢。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 takes win.</source>
        <extracomment>a take is a move that takes stones: how many win, and how many there are</extracomment>
        <translation>
            <numerusform>%2种取法里有%1种能赢。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nim-sum %1: change board %2, %3, to ∗%4</source>
        <extracomment>a number, the number of a board, its game, and what it shall be worth</extracomment>
        <translation>尼姆和%1：把第%2个棋盘（%3）变成∗%4</translation>
    </message>
    <message>
        <source>%1 (turned and mirrored as you like)</source>
        <translation>%1（可以旋转和翻转）</translation>
    </message>
    <message>
        <source>%1 (mirrored as you like)</source>
        <translation>%1（可以翻转）</translation>
    </message>
    <message>
        <source>What stands on this blue edge is worth %1. Add 1, at least once, until it is more than 1: %1 + %2.</source>
        <extracomment>a value, and a number</extracomment>
        <translation>这条蓝边上面的部分值%1。加1，至少一次，直到大于1：%1 + %2。</translation>
    </message>
    <message>
        <source>What stands on this red edge is worth %1. Take away 1, at least once, until it is less than −1: %1 − %2.</source>
        <translation>这条红边上面的部分值%1。减1，至少一次，直到小于−1：%1 − %2。</translation>
    </message>
    <message>
        <source>%1 is to move; the only move wins</source>
        <translation>轮到%1走；唯一的一步会赢</translation>
    </message>
    <message>
        <source>12 squares: a heap of 14</source>
        <extracomment>of a ready-made game on a strip: how long that is, and the heap that it is</extracomment>
        <translation>12格：大小为14的堆</translation>
    </message>
    <message>
        <source>Treblecross, 0.007 (squares + 2)</source>
        <extracomment>a game, its octal code, and how large a heap its strip is</extracomment>
        <translation>Treblecross，0.007（格数 + 2）</translation>
    </message>
    <message>
        <source>%1. Did you mean %2?</source>
        <extracomment>what is wrong with a text that was typed, and what was probably meant</extracomment>
        <translation>%1。你是想写%2吗？</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <extracomment>a button: takes the position in the place of what was typed and could not be read</extracomment>
        <translation>你是想写%1吗？</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>beside a line of counters: its number, such as 2</extracomment>
        <translation>第%1排</translation>
    </message>
    <message>
        <source>row %1</source>
        <extracomment>beside a row of squares: its number, such as 2</extracomment>
        <translation>第%1行</translation>
    </message>
    <message>
        <source>On board %1: %2</source>
        <extracomment>one of several boards, and what was done there, a sentence such as &quot;I took 4 from heap 1.&quot;</extracomment>
        <translation>在第%1个棋盘上：%2</translation>
    </message>
    <message numerus="yes">
        <source>I bit off %1 square.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>我咬掉了%1格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I bit off %1 squares.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>我咬掉了%1格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bit off %1 square.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>你咬掉了%1格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bit off %1 squares.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>你咬掉了%1格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the square you bite at. Every square above it and to its right goes, too.</source>
        <translation>点你要咬的那一格。它上面和右边的格子也都一起咬掉。</translation>
    </message>
    <message>
        <source>Click a coin, or drag it.</source>
        <translation>点一枚硬币，或者拖动它。</translation>
    </message>
    <message>
        <source>Click the square it slides to.</source>
        <translation>点它要滑到的格子。</translation>
    </message>
    <message>
        <source>I slid a coin from %1 to %2.</source>
        <extracomment>the squares, boxes or steps that a coin left and came to</extracomment>
        <translation>我把一枚硬币从%1滑到了%2。</translation>
    </message>
    <message>
        <source>You slid a coin from %1 to %2.</source>
        <extracomment>the squares, boxes or steps that a coin left and came to</extracomment>
        <translation>你把一枚硬币从%1滑到了%2。</translation>
    </message>
    <message numerus="yes">
        <source>I moved %1 coin from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>我把%1枚硬币从%2移到了%3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I moved %1 coins from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>我把%1枚硬币从%2移到了%3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You moved %1 coin from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>你把%1枚硬币从%2移到了%3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You moved %1 coins from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>你把%1枚硬币从%2移到了%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the lowest coin you want to move one step down. Those above it go, too.</source>
        <translation>点你要移到下一级的最下面一枚硬币。它上面的也一起下去。</translation>
    </message>
    <message>
        <source>I moved the token to %1.</source>
        <extracomment>the number of a node</extracomment>
        <translation>我把棋子移到了节点%1。</translation>
    </message>
    <message>
        <source>You moved the token to %1.</source>
        <extracomment>the number of a node</extracomment>
        <translation>你把棋子移到了节点%1。</translation>
    </message>
    <message>
        <source>Click where the token goes.</source>
        <translation>点棋子要去的地方。</translation>
    </message>
    <message>
        <source>Click the first stone you want to take.</source>
        <translation>点你想取的第一颗石子。</translation>
    </message>
    <message>
        <source>Click the last one, or this one again to take just one.</source>
        <translation>再点最后一个；只取一个，就再点一次这个。</translation>
    </message>
    <message>
        <source>I took %1 from column %2.</source>
        <extracomment>how many stones, and the name of a column, such as c</extracomment>
        <translation>我从%2列取了%1颗。</translation>
    </message>
    <message>
        <source>You took %1 from column %2.</source>
        <extracomment>how many stones, and the name of a column, such as c</extracomment>
        <translation>你从%2列取了%1颗。</translation>
    </message>
    <message>
        <source>I took %1 from row %2.</source>
        <extracomment>how many stones, and the number of a row</extracomment>
        <translation>我从第%2行取了%1颗。</translation>
    </message>
    <message>
        <source>You took %1 from row %2.</source>
        <extracomment>how many stones, and the number of a row</extracomment>
        <translation>你从第%2行取了%1颗。</translation>
    </message>
    <message>
        <source>Click an edge to cut it. What no longer reaches the ground falls.</source>
        <translation>点一条边，把它剪断。跟地面断了联系的都掉下来。</translation>
    </message>
    <message>
        <source>I cut a blue stem.</source>
        <translation>我剪断了一根蓝茎。</translation>
    </message>
    <message>
        <source>You cut a blue stem.</source>
        <translation>你剪断了一根蓝茎。</translation>
    </message>
    <message>
        <source>I cut a red stem.</source>
        <translation>我剪断了一根红茎。</translation>
    </message>
    <message>
        <source>You cut a red stem.</source>
        <translation>你剪断了一根红茎。</translation>
    </message>
    <message>
        <source>I cut a green stem.</source>
        <translation>我剪断了一根绿茎。</translation>
    </message>
    <message>
        <source>You cut a green stem.</source>
        <translation>你剪断了一根绿茎。</translation>
    </message>
    <message numerus="yes">
        <source>%1 more fell.</source>
        <extracomment>of a stem that was cut: how many stems fell with it, here one
----------
of a stem that was cut: how many stems fell with it</extracomment>
        <translation>
            <numerusform>另外掉下来%1根。</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the lowest stone you want to take. Those above it go, too.</source>
        <translation>点你想取的最下面一颗石子。它上面的也一起取走。</translation>
    </message>
    <message>
        <source>Click the lowest prime you want to divide by. Those above it go, too.</source>
        <translation>点你想用来除的最下面一个质数。它上面的也一起除掉。</translation>
    </message>
    <message>
        <source>I divided by %1.</source>
        <translation>我除以了%1。</translation>
    </message>
    <message>
        <source>You divided by %1.</source>
        <translation>你除以了%1。</translation>
    </message>
    <message>
        <source>Click the first counter you want to take.</source>
        <translation>点你想取的第一颗棋子。</translation>
    </message>
    <message>
        <source>I took %1 from line %2.</source>
        <extracomment>how many counters, and the number of the line</extracomment>
        <translation>我从第%2排取了%1颗。</translation>
    </message>
    <message>
        <source>You took %1 from line %2.</source>
        <extracomment>how many counters, and the number of the line</extracomment>
        <translation>你从第%2排取了%1颗。</translation>
    </message>
    <message>
        <source>I divided %1 into %2 and %3.</source>
        <extracomment>&quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>我把%1分成了%2和%3。</translation>
    </message>
    <message>
        <source>You divided %1 into %2 and %3.</source>
        <extracomment>&quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>你把%1分成了%2和%3。</translation>
    </message>
    <message>
        <source>Click one of your tokens, or drag it.</source>
        <translation>点自己的一颗棋子，或者拖动它。</translation>
    </message>
    <message>
        <source>Click the square it goes to.</source>
        <translation>点它要去的格子。</translation>
    </message>
    <message>
        <source>I moved from %2 to %3 in row %1.</source>
        <extracomment>the number of a row, and two squares</extracomment>
        <translation>我在第%1行从%2走到了%3。</translation>
    </message>
    <message>
        <source>You moved from %2 to %3 in row %1.</source>
        <extracomment>the number of a row, and two squares</extracomment>
        <translation>你在第%1行从%2走到了%3。</translation>
    </message>
    <message>
        <source>I added %1 to %2.</source>
        <extracomment>how many were added, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>我往%2放回了%1个。</translation>
    </message>
    <message>
        <source>You added %1 to %2.</source>
        <extracomment>how many were added, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>你往%2放回了%1个。</translation>
    </message>
    <message>
        <source>I used a skip.</source>
        <translation>我用了一次停步。</translation>
    </message>
    <message>
        <source>You used a skip.</source>
        <translation>你用了一次停步。</translation>
    </message>
    <message>
        <source>Click a counter, or drag it.</source>
        <translation>点一颗棋子，或者拖动它。</translation>
    </message>
    <message>
        <source>Click the place it goes to, straight left or down.</source>
        <translation>点它要去的地方，直直地向左或向下。</translation>
    </message>
    <message>
        <source>I moved a counter from %1 to %2.</source>
        <extracomment>two squares, such as (3, 5)</extracomment>
        <translation>我把一颗棋子从%1移到了%2。</translation>
    </message>
    <message>
        <source>You moved a counter from %1 to %2.</source>
        <extracomment>two squares, such as (3, 5)</extracomment>
        <translation>你把一颗棋子从%1移到了%2。</translation>
    </message>
    <message>
        <source>Click the queen, or drag her.</source>
        <translation>点皇后，或者拖动它。</translation>
    </message>
    <message>
        <source>Click the square she goes to.</source>
        <translation>点皇后要去的格子。</translation>
    </message>
    <message>
        <source>I moved the queen to %1.</source>
        <extracomment>a square, such as (3, 5)</extracomment>
        <translation>我把皇后移到了%1。</translation>
    </message>
    <message>
        <source>You moved the queen to %1.</source>
        <extracomment>a square, such as (3, 5)</extracomment>
        <translation>你把皇后移到了%1。</translation>
    </message>
    <message numerus="yes">
        <source>I took %1 stone.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>我取了%1颗石子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I took %1 stones.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>我取了%1颗石子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took %1 stone.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>你取了%1颗石子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took %1 stones.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>你取了%1颗石子。</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a stone of the shape you want to take.</source>
        <translation>点你想取的形状里的一颗石子。</translation>
    </message>
    <message>
        <source>Click the last stone of the shape.</source>
        <translation>点这个形状的最后一颗石子。</translation>
    </message>
    <message>
        <source>Make a move on any one of the boards.</source>
        <translation>在任意一个棋盘上走一步。</translation>
    </message>
    <message>
        <source>Click where this move ends.</source>
        <translation>点这一步走到的地方。</translation>
    </message>
    <message>
        <source>the heap</source>
        <translation>这一堆</translation>
    </message>
    <message>
        <source>the left heap</source>
        <translation>左边那堆</translation>
    </message>
    <message>
        <source>the right heap</source>
        <translation>右边那堆</translation>
    </message>
    <message>
        <source>the middle heap</source>
        <translation>中间那堆</translation>
    </message>
    <message>
        <source>I took %1 from %2.</source>
        <extracomment>how many were taken, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>我从%2取了%1个。</translation>
    </message>
    <message>
        <source>You took %1 from %2.</source>
        <extracomment>how many were taken, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>你从%2取了%1个。</translation>
    </message>
    <message>
        <source>Click one of your animals: it steps or jumps.</source>
        <translation>点自己的一只：它走一格，或者跳过去。</translation>
    </message>
    <message>
        <source>I hopped from %1 to %2.</source>
        <extracomment>of a toad or a frog: the two squares</extracomment>
        <translation>我从%1跳到了%2。</translation>
    </message>
    <message>
        <source>You hopped from %1 to %2.</source>
        <extracomment>of a toad or a frog: the two squares</extracomment>
        <translation>你从%1跳到了%2。</translation>
    </message>
    <message>
        <source>I turned turtles %1 and %2.</source>
        <extracomment>the squares of two turtles that were turned over</extracomment>
        <translation>我翻了第%1格和第%2格的乌龟。</translation>
    </message>
    <message>
        <source>You turned turtles %1 and %2.</source>
        <extracomment>the squares of two turtles that were turned over</extracomment>
        <translation>你翻了第%1格和第%2格的乌龟。</translation>
    </message>
    <message>
        <source>I turned coins %1 and %2.</source>
        <extracomment>the squares of two coins that were turned over</extracomment>
        <translation>我翻了第%1格和第%2格的硬币。</translation>
    </message>
    <message>
        <source>You turned coins %1 and %2.</source>
        <extracomment>the squares of two coins that were turned over</extracomment>
        <translation>你翻了第%1格和第%2格的硬币。</translation>
    </message>
    <message>
        <source>Click a head to turn it over.</source>
        <translation>点一枚正面的硬币，把它翻过来。</translation>
    </message>
    <message>
        <source>Click the other coin that turns over.</source>
        <translation>点另一枚要翻的硬币。</translation>
    </message>
    <message>
        <source>I went to %1.</source>
        <extracomment>the option of a game that was chosen, such as {0|1}</extracomment>
        <translation>我走到了%1。</translation>
    </message>
    <message>
        <source>You went to %1.</source>
        <extracomment>the option of a game that was chosen, such as {0|1}</extracomment>
        <translation>你走到了%1。</translation>
    </message>
    <message>
        <source>Click the form you move to.</source>
        <translation>点你要走到的式子。</translation>
    </message>
    <message numerus="yes">
        <source>Take just %1 there.</source>
        <extracomment>a hint: so many pieces are to be taken where one was told to look</extracomment>
        <translation>
            <numerusform>在那里只取%1个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 there.</source>
        <extracomment>a hint: so many pieces are to be taken where one was told to look</extracomment>
        <translation>
            <numerusform>在那里取%1个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 bit off %1 square.</source>
        <extracomment>of a bar of chocolate; %2: who did it</extracomment>
        <translation>
            <numerusform>%2咬掉了%1格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 bit off %1 squares.</source>
        <extracomment>of a bar of chocolate; %2: who did it</extracomment>
        <translation>
            <numerusform>%2咬掉了%1格。</numerusform>
        </translation>
    </message>
    <message>
        <source>%3 slid a coin from %1 to %2.</source>
        <extracomment>the squares, boxes or steps that a coin left and came to; %3: who did it</extracomment>
        <translation>%3把一枚硬币从%1滑到了%2。</translation>
    </message>
    <message numerus="yes">
        <source>%4 moved %1 coin from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps; %4: who did it</extracomment>
        <translation>
            <numerusform>%4把%1枚硬币从%2移到了%3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%4 moved %1 coins from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps; %4: who did it</extracomment>
        <translation>
            <numerusform>%4把%1枚硬币从%2移到了%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 moved the token to %1.</source>
        <extracomment>the number of a node; %2: who did it</extracomment>
        <translation>%2把棋子移到了节点%1。</translation>
    </message>
    <message>
        <source>%3 took %1 from column %2.</source>
        <extracomment>how many stones, and the name of a column, such as c; %3: who did it</extracomment>
        <translation>%3从%2列取了%1颗。</translation>
    </message>
    <message>
        <source>%3 took %1 from row %2.</source>
        <extracomment>how many stones, and the number of a row; %3: who did it</extracomment>
        <translation>%3从第%2行取了%1颗。</translation>
    </message>
    <message>
        <source>%1 cut a blue stem.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>%1剪断了一根蓝茎。</translation>
    </message>
    <message>
        <source>%1 cut a red stem.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>%1剪断了一根红茎。</translation>
    </message>
    <message>
        <source>%1 cut a green stem.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>%1剪断了一根绿茎。</translation>
    </message>
    <message>
        <source>%2 divided by %1.</source>
        <extracomment>%2: who did it</extracomment>
        <translation>%2除以了%1。</translation>
    </message>
    <message>
        <source>%3 took %1 from line %2.</source>
        <extracomment>how many counters, and the number of the line; %3: who did it</extracomment>
        <translation>%3从第%2排取了%1颗。</translation>
    </message>
    <message>
        <source>divide %1 into %2 and %3</source>
        <extracomment>a move: &quot;the left heap&quot;, and the sizes of what it becomes</extracomment>
        <translation>把%1分成%2和%3</translation>
    </message>
    <message>
        <source>take %1 from %2, leaving %3 and %4</source>
        <extracomment>a move: how many pins, &quot;the left heap&quot;, and the sizes of what is left</extracomment>
        <translation>从%2取%1，留下%3和%4</translation>
    </message>
    <message>
        <source>%4 divided %1 into %2 and %3.</source>
        <extracomment>&quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became; %4: who did it</extracomment>
        <translation>%4把%1分成了%2和%3。</translation>
    </message>
    <message>
        <source>I took %1 from %2. %3 and %4 are left.</source>
        <extracomment>how many were taken, &quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>我从%2取了%1个。留下%3和%4。</translation>
    </message>
    <message>
        <source>You took %1 from %2. %3 and %4 are left.</source>
        <extracomment>how many were taken, &quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>你从%2取了%1个。留下%3和%4。</translation>
    </message>
    <message>
        <source>%5 took %1 from %2. %3 and %4 are left.</source>
        <extracomment>how many were taken, &quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became; %5: who did it</extracomment>
        <translation>%5从%2取了%1个。留下%3和%4。</translation>
    </message>
    <message>
        <source>%4 moved from %2 to %3 in row %1.</source>
        <extracomment>the number of a row, and two squares; %4: who did it</extracomment>
        <translation>%4在第%1行从%2走到了%3。</translation>
    </message>
    <message>
        <source>add %1 to %2</source>
        <extracomment>a move: how many stones, and &quot;the left heap&quot;</extracomment>
        <translation>往%2放回%1</translation>
    </message>
    <message>
        <source>%3 added %1 to %2.</source>
        <extracomment>how many were added, and &quot;the left heap&quot; or &quot;heap 5&quot;; %3: who did it</extracomment>
        <translation>%3往%2放回了%1个。</translation>
    </message>
    <message>
        <source>%1 used a skip.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>%1用了一次停步。</translation>
    </message>
    <message>
        <source>%3 moved a counter from %1 to %2.</source>
        <extracomment>two squares, such as (3, 5); %3: who did it</extracomment>
        <translation>%3把一颗棋子从%1移到了%2。</translation>
    </message>
    <message>
        <source>%2 moved the queen to %1.</source>
        <extracomment>a square, such as (3, 5); %2: who did it</extracomment>
        <translation>%2把皇后移到了%1。</translation>
    </message>
    <message numerus="yes">
        <source>%2 took %1 stone.</source>
        <extracomment>how many were taken; %2: who did it</extracomment>
        <translation>
            <numerusform>%2取了%1颗石子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 took %1 stones.</source>
        <extracomment>how many were taken; %2: who did it</extracomment>
        <translation>
            <numerusform>%2取了%1颗石子。</numerusform>
        </translation>
    </message>
    <message>
        <source>the upper heap</source>
        <translation>上面那堆</translation>
    </message>
    <message>
        <source>the lower heap</source>
        <translation>下面那堆</translation>
    </message>
    <message>
        <source>heap %1 of the upper row</source>
        <extracomment>of several rows of heaps: the number of the heap in its row</extracomment>
        <translation>上面一行的第%1堆</translation>
    </message>
    <message>
        <source>heap %1 of the lower row</source>
        <translation>下面一行的第%1堆</translation>
    </message>
    <message>
        <source>heap %1 of the middle row</source>
        <translation>中间一行的第%1堆</translation>
    </message>
    <message>
        <source>%3 took %1 from %2.</source>
        <extracomment>how many were taken, and &quot;the left heap&quot; or &quot;heap 5&quot;; %3: who did it</extracomment>
        <translation>%3从%2取了%1个。</translation>
    </message>
    <message>
        <source>take %1 from %2</source>
        <extracomment>a move: how many are taken, and &quot;the left heap&quot;</extracomment>
        <translation>从%2取%1</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <extracomment>a hint: &quot;the left heap&quot;</extracomment>
        <translation>动%1撑得最久。</translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <extracomment>a hint: &quot;the left heap&quot;</extracomment>
        <translation>看看%1。</translation>
    </message>
    <message>
        <source>%3 hopped from %1 to %2.</source>
        <extracomment>of a toad or a frog: the two squares; %3: who did it</extracomment>
        <translation>%3从%1跳到了%2。</translation>
    </message>
    <message>
        <source>I turned turtle %1.</source>
        <extracomment>the square of the turtle that was turned over</extracomment>
        <translation>我翻了第%1格的乌龟。</translation>
    </message>
    <message>
        <source>You turned turtle %1.</source>
        <extracomment>the square of the turtle that was turned over</extracomment>
        <translation>你翻了第%1格的乌龟。</translation>
    </message>
    <message>
        <source>%2 turned turtle %1.</source>
        <extracomment>the square of the turtle that was turned over; %2: who did it</extracomment>
        <translation>%2翻了第%1格的乌龟。</translation>
    </message>
    <message>
        <source>%3 turned turtles %1 and %2.</source>
        <extracomment>the squares of two turtles that were turned over; %3: who did it</extracomment>
        <translation>%3翻了第%1格和第%2格的乌龟。</translation>
    </message>
    <message>
        <source>%3 turned coins %1 and %2.</source>
        <extracomment>the squares of two coins that were turned over; %3: who did it</extracomment>
        <translation>%3翻了第%1格和第%2格的硬币。</translation>
    </message>
    <message>
        <source>%2 went to %1.</source>
        <extracomment>the option of a game that was chosen, such as {0|1}; %2: who did it</extracomment>
        <translation>%2走到了%1。</translation>
    </message>
    <message>
        <source>I left nothing but the crossed square</source>
        <translation>我只留下了打叉的一格</translation>
    </message>
    <message>
        <source>I took the last counter</source>
        <translation>我取走了最后一颗棋子</translation>
    </message>
    <message>
        <source>I took the last stone</source>
        <translation>我取走了最后一颗石子</translation>
    </message>
    <message>
        <source>I made the last move</source>
        <translation>我走了最后一步</translation>
    </message>
    <message numerus="yes">
        <source>%1 move.</source>
        <translation>
            <numerusform>共%1步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves.</source>
        <translation>
            <numerusform>共%1步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a winning first move: there is %1.</source>
        <translation>
            <numerusform>找出一种能赢的第一步：共有%1种。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a winning first move: there are %1.</source>
        <translation>
            <numerusform>找出一种能赢的第一步：共有%1种。</numerusform>
        </translation>
    </message>
    <message>
        <source>Click one more to turn it, too, or this one again to turn it alone.</source>
        <translation>再点一个，把它也翻过来；只翻这一个，就再点一次它。</translation>
    </message>
    <message>
        <source>bite at %1</source>
        <extracomment>a move, a verb: the square of a bar of chocolate, such as b2, where it is bitten off</extracomment>
        <translation>在%1咬一口</translation>
    </message>
    <message numerus="yes">
        <source>move %1 coin from %2 to %3</source>
        <extracomment>a move, a verb: how many coins, and the two boxes or steps; here one coin</extracomment>
        <translation>
            <numerusform>把%1枚硬币从%2移到%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %1 coins from %2 to %3</source>
        <extracomment>a move, a verb: how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>把%1枚硬币从%2移到%3</numerusform>
        </translation>
    </message>
    <message>
        <source>slide a coin from %1 to %2</source>
        <extracomment>a move, a verb: the squares, boxes or steps that a coin leaves and comes to</extracomment>
        <translation>把一枚硬币从%1滑到%2</translation>
    </message>
    <message>
        <source>move the token to %1</source>
        <extracomment>a move, a verb: the number of a node</extracomment>
        <translation>把棋子移到节点%1</translation>
    </message>
    <message>
        <source>cut the blue edge from %1 to %2</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>剪断从%1到%2的蓝边</translation>
    </message>
    <message>
        <source>cut the red edge from %1 to %2</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>剪断从%1到%2的红边</translation>
    </message>
    <message>
        <source>cut the green edge from %1 to %2</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>剪断从%1到%2的绿边</translation>
    </message>
    <message>
        <source>take counter %1 of line %2</source>
        <extracomment>a move, a verb: the place of a counter, and the number of its line</extracomment>
        <translation>取第%2排的第%1颗棋子</translation>
    </message>
    <message>
        <source>take counters %1 to %2 of line %3</source>
        <extracomment>a move, a verb: the places of the first and the last counter, and the number of their line</extracomment>
        <translation>取第%3排的第%1到第%2颗棋子</translation>
    </message>
    <message>
        <source>move from %2 to %3 in row %1</source>
        <translation>在第%1行从%2走到%3</translation>
    </message>
    <message>
        <source>move a counter from %1 to %2</source>
        <extracomment>a move, a verb: two squares, such as (3, 5)</extracomment>
        <translation>把一颗棋子从%1移到%2</translation>
    </message>
    <message>
        <source>move the queen to %1</source>
        <extracomment>a move, a verb: a square, such as (3, 5)</extracomment>
        <translation>把皇后移到%1</translation>
    </message>
    <message>
        <source>hop from %1 to %2</source>
        <translation>从%1跳到%2</translation>
    </message>
    <message>
        <source>go to %1</source>
        <translation>走到%1</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>head of the column of moves: how many sticks are taken</extracomment>
        <translation>小棒</translation>
    </message>
    <message>
        <source>Click the first match you want to take. Those behind it go, too.</source>
        <translation>点你想取的第一根小棒。它后面的也一起取走。</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 match now</source>
        <translation>
            <numerusform>现在有%1根小棒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 matches now</source>
        <translation>
            <numerusform>现在有%1根小棒</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten matches</source>
        <extracomment>a ready-made board</extracomment>
        <translation>十根小棒</translation>
    </message>
    <message numerus="yes">
        <source>Take %1 match from one heap.</source>
        <translation>
            <numerusform>从一堆里取%1根小棒。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 matches from one heap.</source>
        <translation>
            <numerusform>从一堆里取%1根小棒。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 match.</source>
        <translation>
            <numerusform>取%1根小棒。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 matches.</source>
        <translation>
            <numerusform>取%1根小棒。</numerusform>
        </translation>
    </message>
    <message>
        <source>Taking the last match wins.</source>
        <translation>取走最后一根小棒的人赢。</translation>
    </message>
    <message>
        <source>Taking the last match loses.</source>
        <translation>取走最后一根小棒的人输。</translation>
    </message>
    <message>
        <source>You took the last match</source>
        <translation>你取走了最后一根小棒</translation>
    </message>
    <message>
        <source>%1 took the last match</source>
        <translation>%1取走了最后一根小棒</translation>
    </message>
    <message>
        <source>I took the last match</source>
        <translation>我取走了最后一根小棒</translation>
    </message>
    <message>
        <source>Heaps are divided here: choose a line between two segments.</source>
        <translation>这里是把堆分开：请选两节之间的一条线。</translation>
    </message>
    <message>
        <source>The two pins are not of one heap.</source>
        <translation>这两个木瓶不在同一堆里。</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>木瓶</translation>
    </message>
    <message>
        <source>Click the first pin you want to take.</source>
        <translation>点你想取的第一个木瓶。</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 pin now</source>
        <translation>
            <numerusform>现在有%1个木瓶</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 pins now</source>
        <translation>
            <numerusform>现在有%1个木瓶</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a pin to cut the heap off there, or a heap’s number to add a pin.</source>
        <translation>点一个木瓶，把堆从那里截断；点堆的数字，增加一个木瓶。</translation>
    </message>
    <message>
        <source>Click between two segments to cut the cane there.</source>
        <translation>点两节之间的地方，把竹竿从那里截断。</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 segment now</source>
        <translation>
            <numerusform>现在有%1节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 segments now</source>
        <translation>
            <numerusform>现在有%1节</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a segment to cut the heap off there, or a heap’s number to add a segment.</source>
        <translation>点一节，把堆从那里截断；点堆的数字，增加一节。</translation>
    </message>
    <message numerus="yes">
        <source>take %1 pin from an end of a heap</source>
        <translation>
            <numerusform>从一堆的一头取%1个木瓶</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 pins from an end of a heap</source>
        <translation>
            <numerusform>从一堆的一头取%1个木瓶</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 pin of a heap, but not a whole heap</source>
        <translation>
            <numerusform>从一堆里取%1个木瓶，但不能整堆取走</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 neighbouring pins of a heap, but not a whole heap</source>
        <translation>
            <numerusform>从一堆里取%1个相邻的木瓶，但不能整堆取走</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 pin of a heap</source>
        <translation>
            <numerusform>从一堆里取%1个木瓶</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 neighbouring pins of a heap</source>
        <translation>
            <numerusform>从一堆里取%1个相邻的木瓶</numerusform>
        </translation>
    </message>
    <message>
        <source>Nim, and chips may come back</source>
        <translation>尼姆，筹码还能放回来</translation>
    </message>
    <message>
        <source>Chips put back are taken again: it is won as Nim is.</source>
        <translation>放回的筹码会再被取走：赢法跟尼姆一样。</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>Click the lowest chip you want to take, or an empty place to fill the heap up to there.</source>
        <translation>点你想取的最下面一枚筹码；或者点一个空位，把堆补到那里。</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 chip now</source>
        <translation>
            <numerusform>现在有%1枚筹码</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 chips now</source>
        <translation>
            <numerusform>现在有%1枚筹码</numerusform>
        </translation>
    </message>
    <message>
        <source>Take any number of chips from one heap, or use up one of your adds and put chips back on a heap, up to its cap.</source>
        <translation>从一堆里取任意多枚筹码；或者用掉一次放回，往一堆里放回几枚，不超过它的上限。</translation>
    </message>
    <message>
        <source>Putting chips back is reversible: the opponent takes the same chips again, and an add is gone (Left has %1 left, Right has %2). So adds change nothing, and the heaps decide as in Nim: their nim-sum is %3.</source>
        <extracomment>how often each player may still add stones, and a number</extracomment>
        <translation>放回筹码是可逆的：对方再把这些筹码取走，放回就用掉了一次（左方还有%1次，右方还有%2次）。所以放回等于什么也没变，由各堆像在尼姆里那样来定：它们的尼姆和是%3。</translation>
    </message>
    <message>
        <source>Click the lowest chip you want to take, or skip a turn.</source>
        <translation>点你想取的最下面一枚筹码，或者用一次停步。</translation>
    </message>
    <message>
        <source>One chip</source>
        <extracomment>of a ready-made board: it has one chip</extracomment>
        <translation>一枚筹码</translation>
    </message>
    <message>
        <source>with the last chip</source>
        <translation>取走最后一枚筹码时</translation>
    </message>
    <message>
        <source>Take any number of chips from one heap, or use up one of your skips. The game ends when all chips are taken.</source>
        <translation>从一堆里取任意多枚筹码，或者用掉一次停步。筹码取完，游戏就结束。</translation>
    </message>
    <message>
        <source>Take any number of chips from one heap, or use up one of your skips.</source>
        <translation>从一堆里取任意多枚筹码，或者用掉一次停步。</translation>
    </message>
    <message>
        <source>The game is over when the chips are gone, so a skip that is left over is worth nothing: comparing the skips is not the rule here, and the answer is found by search.</source>
        <translation>筹码取完游戏就结束，所以剩下的停步一文不值：在这里不能靠比较停步来定，答案是搜索出来的。</translation>
    </message>
    <message>
        <source>That holds when skips may be used after the last chip. When the game ends with the chips, a skip that is left over is worth nothing: whoever can take the last heap whole wins.</source>
        <translation>如果最后一枚筹码取走之后还能停步，这话成立。如果筹码取完游戏就结束，剩下的停步一文不值：谁能把最后一堆整堆取走，谁就赢。</translation>
    </message>
    <message>
        <source>The turtle on the right must stand on its feet.</source>
        <translation>右边的那只乌龟必须是站着的。</translation>
    </message>
    <message>
        <source>Look at turtle %1.</source>
        <translation>看看第%1格的乌龟。</translation>
    </message>
    <message>
        <source>Turtle %1 holds out longest.</source>
        <translation>翻第%1格的乌龟撑得最久。</translation>
    </message>
    <message>
        <source>Turn a turtle onto its back and, if you like, turn over one more to its left.</source>
        <translation>把一只乌龟翻得四脚朝天；愿意的话，再翻它左边的一只。</translation>
    </message>
    <message>
        <source>Turn one over, and one more</source>
        <translation>翻一只，再翻一只</translation>
    </message>
    <message>
        <source>Click a turtle on its feet to turn it over.</source>
        <translation>点一只站着的乌龟，把它翻过来。</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 turtle on its feet now</source>
        <translation>
            <numerusform>现在有%1只乌龟站着</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 turtles on their feet now</source>
        <translation>
            <numerusform>现在有%1只乌龟站着</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left of the bottom row and of the first column are two heaps.</source>
        <translation>最下面一行和第一列剩下的，是两堆。</translation>
    </message>
    <message>
        <source>Whoever begins on a full board wins: if taking just the last square were a mistake, you could begin with the move that punishes it. No rule tells which move wins; it has to be searched for.</source>
        <translation>满棋盘总是先走的人赢：假如只取最后一格会输，你本来就可以用对方破解它的那一步来开局。没有规律说明哪一步能赢，只能去搜索。</translation>
    </message>
    <message>
        <source>One of the two rows is shorter by one square: whatever you take, your opponent can make it so again.</source>
        <translation>两行中有一行短一格：不管你取什么，对方都能让它再次短一格。</translation>
    </message>
    <message>
        <source>Then one of the two rows is shorter by one square: whatever your opponent takes, you can make it so again.</source>
        <translation>这样，两行中有一行短一格：不管对方取什么，你都能让它再次短一格。</translation>
    </message>
    <message>
        <source>Pair the coins from the right: the gap in each pair is a heap (%1). A gap that is opened is closed again at once.</source>
        <translation>从右边开始给硬币配对：每一对的空隙是一堆（%1）。张开的空隙马上又被缩回去。</translation>
    </message>
    <message>
        <source>Only the coins on the steps 1, 3, 5, … count, as heaps: %1. Coins that come down onto such a step are moved on at once.</source>
        <translation>只有第1、3、5……级上的硬币算数，它们是堆：%1。落到这些级上的硬币，马上再往下移。</translation>
    </message>
    <message>
        <source>Each part has a twin: whatever you cut, your opponent cuts the same in the twin, and so makes the last cut.</source>
        <translation>每一部分都有一个双胞胎：不管你剪哪条，对方就在它的双胞胎上剪同样的一条，所以最后一剪是对方的。</translation>
    </message>
    <message>
        <source>Each part has a twin with blue and red exchanged: whatever you cut, your opponent cuts the same in the twin, and so makes the last cut.</source>
        <translation>每一部分都有一个蓝红互换的双胞胎：不管你剪哪条，对方就在它的双胞胎上剪同样的一条，所以最后一剪是对方的。</translation>
    </message>
    <message>
        <source>Then each part has a twin: whatever your opponent cuts, cut the same in the twin. So you make the last cut.</source>
        <translation>这样，每一部分都有一个双胞胎：不管对方剪哪条，你就在它的双胞胎上剪同样的一条。所以最后一剪是你的。</translation>
    </message>
    <message>
        <source>Then each part has a twin with blue and red exchanged: whatever your opponent cuts, cut the same in the twin. So you make the last cut.</source>
        <translation>这样，每一部分都有一个蓝红互换的双胞胎：不管对方剪哪条，你就在它的双胞胎上剪同样的一条。所以最后一剪是你的。</translation>
    </message>
    <message>
        <source>Only heaps of 1 are left, an odd number of them: they go one by one, you take the last, and the last loses.</source>
        <translation>只剩大小为1的堆，堆数是奇数：一堆一堆取走，最后一堆由你来取，取走最后一堆的人输。</translation>
    </message>
    <message>
        <source>Then only heaps of 1 are left, an odd number of them: they go one by one, your opponent takes the last, and the last loses.</source>
        <translation>这样，只剩大小为1的堆，堆数是奇数：一堆一堆取走，最后一堆由对方来取，取走最后一堆的人输。</translation>
    </message>
    <message>
        <source>The heaps come in equal pairs: your opponent copies each move on the partner, until only one heap has more than 1 and an odd number of ones can be left.</source>
        <translation>各堆两两相等：对方把每一步照样走在搭档那一堆上，直到只有一堆大于1，可以留下奇数个1。</translation>
    </message>
    <message>
        <source>Then the heaps come in equal pairs: copy each move on the partner, until only one heap has more than 1 and you can leave an odd number of ones.</source>
        <translation>这样，各堆两两相等：把每一步照样走在搭档那一堆上，直到只有一堆大于1，你可以留下奇数个1。</translation>
    </message>
    <message>
        <source>The heaps come in equal pairs: whatever you do to one, your opponent does to its partner, and so makes the last move.</source>
        <translation>各堆两两相等：不管你对一堆怎么走，对方就对它的搭档照样走，所以最后一步是对方走。</translation>
    </message>
    <message>
        <source>Then the heaps come in equal pairs: whatever your opponent does to one, do it to its partner. So you make the last move.</source>
        <translation>这样，各堆两两相等：不管对方对一堆怎么走，你就对它的搭档照样走。所以最后一步是你走。</translation>
    </message>
    <message>
        <source>There is nothing to take from: whatever you add, your opponent takes away at once.</source>
        <translation>没有什么可取的：不管你放回什么，对方马上取走。</translation>
    </message>
    <message>
        <source>Then there is nothing to take from: whatever your opponent adds, take it away at once.</source>
        <translation>这样，没有什么可取的：不管对方放回什么，你马上取走。</translation>
    </message>
    <message>
        <source>Make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever you do breaks pairs, and your opponent can pair them all again.</source>
        <translation>把每堆分成1、2、4、8……的小堆：每个小堆在另一堆里都有搭档。不管你怎么走，都会拆散一些对子，而对方能把它们全都重新配好。</translation>
    </message>
    <message>
        <source>Make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever you do breaks pairs; your opponent pairs them again, and in the end leaves an odd number of ones.</source>
        <translation>把每堆分成1、2、4、8……的小堆：每个小堆在另一堆里都有搭档。不管你怎么走，都会拆散一些对子；对方再把它们配好，最后留下奇数个1。</translation>
    </message>
    <message>
        <source>Then make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever your opponent does breaks pairs, and you can pair them all again.</source>
        <translation>然后把每堆分成1、2、4、8……的小堆：每个小堆在另一堆里都有搭档。不管对方怎么走，都会拆散一些对子，而你能把它们全都重新配好。</translation>
    </message>
    <message>
        <source>Then make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever your opponent does breaks pairs; pair them again, and in the end leave an odd number of ones.</source>
        <translation>然后把每堆分成1、2、4、8……的小堆：每个小堆在另一堆里都有搭档。不管对方怎么走，都会拆散一些对子；你再把它们配好，最后留下奇数个1。</translation>
    </message>
    <message>
        <source>A multiple of %1 is left: whatever you take, your opponent comes down to a multiple of %1 again, and in the end to 0.</source>
        <translation>剩下的是%1的倍数：不管你取几根，对方都能再降到%1的倍数，最后降到0。</translation>
    </message>
    <message>
        <source>Then a multiple of %1 is left: whatever your opponent takes, come down to a multiple of %1 again, and in the end to 0.</source>
        <translation>这样，剩下的是%1的倍数：不管对方取几根，你都再降到%1的倍数，最后降到0。</translation>
    </message>
    <message>
        <source>Count the sticks in groups of %1: %2 left over. Whatever you take, your opponent can leave such a number again.</source>
        <extracomment>how many sticks make a group, and numbers, such as &quot;0 or 2&quot;</extracomment>
        <translation>每%1根一组来数小棒：余%2。不管你取几根，对方都能再留下这样的数。</translation>
    </message>
    <message>
        <source>Then count the sticks in groups of %1: %2 left over. Whatever your opponent takes, you can leave such a number again.</source>
        <extracomment>how many sticks make a group, and numbers, such as &quot;0 or 2&quot;</extracomment>
        <translation>然后每%1根一组来数小棒：余%2。不管对方取几根，你都能再留下这样的数。</translation>
    </message>
    <message>
        <source>A group of %1 sticks does not count: whoever breaks one is answered by the rest of it. What is left over in each heap is a heap.</source>
        <translation>满%1根小棒的一组不算数：谁拆开一组，对方就取走这一组剩下的来应。每堆余下的，就是一堆。</translation>
    </message>
    <message>
        <source>The last move</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>Make pairs, then copy</source>
        <translation>先配对，再照着走</translation>
    </message>
    <message>
        <source>Your opponent can copy you</source>
        <translation>对方可以照着你走</translation>
    </message>
    <message>
        <source>Mirror every move</source>
        <translation>每一步都对称地走</translation>
    </message>
    <message>
        <source>Every move can be mirrored</source>
        <translation>每一步都能对称地应</translation>
    </message>
    <message>
        <source>Count in groups</source>
        <translation>分组来数</translation>
    </message>
    <message>
        <source>One square shorter</source>
        <translation>短一格</translation>
    </message>
    <message>
        <source>An odd number of ones</source>
        <translation>奇数个1</translation>
    </message>
    <message>
        <source>Balance the heaps</source>
        <translation>让各堆平衡</translation>
    </message>
    <message>
        <source>The heaps are balanced</source>
        <translation>各堆是平衡的</translation>
    </message>
    <message>
        <source>Count the free moves</source>
        <translation>数白得的步数</translation>
    </message>
    <message>
        <source>Steal the move</source>
        <translation>偷走这一步</translation>
    </message>
    <message>
        <source>No short rule</source>
        <translation>没有简短的规律</translation>
    </message>
    <message>
        <source>No move is left, and whoever cannot move loses.</source>
        <translation>没有走法了，而走不了的人输。</translation>
    </message>
    <message>
        <source>No move is left, and whoever cannot move wins.</source>
        <translation>没有走法了，而走不了的人赢。</translation>
    </message>
    <message>
        <source>Then your opponent cannot move, and you have won.</source>
        <translation>这样对方走不了，你就赢了。</translation>
    </message>
    <message>
        <source>You have to make the last move, and the last move loses.</source>
        <translation>最后一步只能由你走，而走最后一步的人输。</translation>
    </message>
    <message>
        <source>Then your opponent has to make the last move, and the last move loses.</source>
        <translation>这样最后一步只能由对方走，而走最后一步的人输。</translation>
    </message>
    <message>
        <source>Whatever you do, your opponent makes the last move.</source>
        <translation>不管你怎么走，最后一步都是对方走。</translation>
    </message>
    <message>
        <source>Then you make the last move, whatever your opponent does.</source>
        <translation>这样最后一步是你走，不管对方怎么走。</translation>
    </message>
    <message>
        <source>%1 is ahead by %2 of a free move, so it makes the last one, whoever begins.</source>
        <extracomment>a player, such as Left, and a number of moves that may be a fraction, such as 3/4</extracomment>
        <translation>%1领先白得的%2步，所以不管谁先走，最后一步都归它走。</translation>
    </message>
    <message>
        <source>There is a rule for this board, but it takes more than two sentences. The next levels lead there, move by move.</source>
        <translation>这个棋盘有规律，但两句话说不完。后面的层次会一步一步讲到那里。</translation>
    </message>
    <message>
        <source>Nobody knows a short rule for this board: who wins was found by trying everything. The next level shows the moves and their answers.</source>
        <translation>这个棋盘没有人知道简短的规律：谁赢，是把所有走法都试过才知道的。下一个层次列出各种走法和应着。</translation>
    </message>
    <message>
        <source>You are losing.</source>
        <translation>你现在必败。</translation>
    </message>
    <message>
        <source>You are winning.</source>
        <translation>你现在必胜。</translation>
    </message>
    <message>
        <source>You can win: %1.</source>
        <extracomment>a move, such as &quot;take 3 from the left heap&quot;</extracomment>
        <translation>你能赢：%1。</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>对方</translation>
    </message>
    <message>
        <source>Your opponent’s move</source>
        <translation>对方的走法</translation>
    </message>
    <message>
        <source>No move is left: you have won.</source>
        <translation>没有走法了：你赢了。</translation>
    </message>
    <message>
        <source>No move is left: you have lost.</source>
        <translation>没有走法了：你输了。</translation>
    </message>
    <message>
        <source>Turned upside down the board looks the same: whatever you take, your opponent takes what lies opposite, and so makes the last move.</source>
        <translation>把棋盘倒过来看，样子不变：不管你取什么，对方就取正对面的，所以最后一步是对方走。</translation>
    </message>
    <message>
        <source>Then the board looks the same turned upside down: whatever your opponent takes, take what lies opposite. So you make the last move.</source>
        <translation>这样，把棋盘倒过来看，样子不变：不管对方取什么，你就取正对面的。所以最后一步是你走。</translation>
    </message>
    <message>
        <source>The gap of each row is a heap: %1. Whoever retreats is followed at once.</source>
        <translation>每行的空隙是一堆：%1。谁后退，对方马上跟上。</translation>
    </message>
    <message>
        <source>Stones that are put back are taken away again at once.</source>
        <translation>放回的石子马上又被取走。</translation>
    </message>
    <message>
        <source>Your opponent has more skips than you, and so has a move left when everything else is gone.</source>
        <translation>对方的停步比你多，所以别的都走完了，对方还有一步可走。</translation>
    </message>
    <message>
        <source>You still have more skips than your opponent, and so a move left when everything else is gone.</source>
        <translation>你的停步仍然比对方多，所以别的都走完了，你还有一步可走。</translation>
    </message>
    <message>
        <source>A skip is answered by a skip.</source>
        <translation>停步用停步来应。</translation>
    </message>
    <message>
        <source>The boards come in pairs that answer each other: whatever you do on one, your opponent does on its partner, and so makes the last move.</source>
        <translation>棋盘两两成对，互相应对：不管你在一个棋盘上怎么走，对方就在它的搭档上照样走，所以最后一步是对方走。</translation>
    </message>
    <message>
        <source>Then the boards come in pairs that answer each other: whatever your opponent does on one, do it on its partner. So you make the last move.</source>
        <translation>这样，棋盘两两成对，互相应对：不管对方在一个棋盘上怎么走，你就在它的搭档上照样走。所以最后一步是你走。</translation>
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
        <translation>%1：赢</translation>
    </message>
    <message>
        <source>%1: loses</source>
        <extracomment>of a move</extracomment>
        <translation>%1：输</translation>
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
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 moves does it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %1 of %2 moves do it.</source>
        <extracomment>two numbers of moves</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 moves do it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorksheetCard</name>
    <message>
        <source>Game</source>
        <extracomment>a field: which game the exercises are about</extracomment>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Other rules of this game, too</source>
        <translation>也用这个游戏的其他规则</translation>
    </message>
    <message>
        <source>Misère play</source>
        <extracomment>a switch: who makes the last move loses</extracomment>
        <translation>反常规则</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>问什么</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>a field: how many exercises the worksheet has</extracomment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Number of exercises</source>
        <translation>练习的题数</translation>
    </message>
    <message>
        <source>Difficulty, from 1 to %1</source>
        <translation>难度，从1到%1</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>a field: how hard the exercises are</extracomment>
        <translation>难度</translation>
    </message>
    <message>
        <source>Seed: the same one makes the same sheet</source>
        <translation>种子：种子相同，练习单就相同</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>a field: the number that chance begins with; the same number gives the same exercises</extracomment>
        <translation>种子</translation>
    </message>
    <message>
        <source>Another</source>
        <extracomment>a button: another number for chance to begin with, so other exercises</extracomment>
        <translation>换一个</translation>
    </message>
    <message>
        <source>Other exercises of the same kind</source>
        <translation>同一种类的另一些练习</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>a field: what stands at the top of the worksheet</extracomment>
        <translation>标题</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>a field: the size of the paper</extracomment>
        <translation>纸张</translation>
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
        <translation>答案的理由</translation>
    </message>
    <message>
        <source>With the answers, on pages of their own</source>
        <translation>随答案一起，另外成页</translation>
    </message>
</context>
<context>
    <name>WorksheetsTab</name>
    <message>
        <source>What the worksheet asks</source>
        <translation>练习单问什么</translation>
    </message>
    <message>
        <source>Save the worksheet</source>
        <translation>保存练习单</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <extracomment>a button: saves the worksheet as a file for printing</extracomment>
        <translation>保存PDF……</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>read aloud: a button: the page before this one</extracomment>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Previous page (PageUp)</source>
        <translation>上一页（PageUp）</translation>
    </message>
    <message>
        <source>Page %1 of %2: answers</source>
        <extracomment>the number of the page shown, and how many there are; it has the answers</extracomment>
        <translation>第%1页，共%2页：答案</translation>
    </message>
    <message>
        <source>Page %1 of %2: exercises</source>
        <extracomment>the number of the page shown, and how many there are</extracomment>
        <translation>第%1页，共%2页：练习</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>read aloud: a button: the page after this one</extracomment>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Next page (PageDown)</source>
        <translation>下一页（PageDown）</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>a button, a verb: ends the search for exercises</extracomment>
        <translation>停止</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为%1</translation>
    </message>
    <message>
        <source>Page %1 of the worksheet, with answers</source>
        <translation>练习单第%1页，带答案</translation>
    </message>
    <message>
        <source>Page %1 of the worksheet</source>
        <translation>练习单第%1页</translation>
    </message>
    <message>
        <source>Printed</source>
        <extracomment>what the button says when the worksheet has been printed</extracomment>
        <translation>已打印</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>a button, a verb: prints the worksheet</extracomment>
        <translation>打印……</translation>
    </message>
</context>
<context>
    <name>app::Application</name>
    <message>
        <source>There is not enough memory for it.</source>
        <translation>内存不够。</translation>
    </message>
    <message>
        <source>This is an error of the program: %1</source>
        <translation>这是程序的错误：%1</translation>
    </message>
    <message>
        <source>This is an error of the program.</source>
        <translation>这是程序的错误。</translation>
    </message>
</context>
<context>
    <name>models::AnalysedModel</name>
    <message>
        <source>This view needs the whole game, and that has more than %1 positions: too many to be filled in by hand. Choose a smaller one.</source>
        <translation>这里需要整个游戏，而它有超过%1个局面：太多了，没法用手填。请选小一些的。</translation>
    </message>
    <message>
        <source>Play may go on for ever here: positions have no size.</source>
        <translation>这里可能永远玩不完：局面没有大小。</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>the name of the empty board in a list of positions</extracomment>
        <translation>没有</translation>
    </message>
    <message>
        <source>not shown yet</source>
        <translation>还没有显示</translation>
    </message>
    <message>
        <source>Grundy value %1</source>
        <translation>格伦迪值%1</translation>
    </message>
    <message>
        <source>a move of the chosen position leads here</source>
        <translation>从选中的局面有一步走到这里</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Grundy values of size %1</source>
        <translation>大小%1的格伦迪值</translation>
    </message>
    <message>
        <source>Outcomes of size %1</source>
        <translation>大小%1的胜负</translation>
    </message>
    <message>
        <source>P or N of size %1</source>
        <translation>大小%1的P或N</translation>
    </message>
    <message>
        <source>%1 of %2 positions labelled</source>
        <extracomment>how many positions have their letter, and how many there are</extracomment>
        <translation>%2个局面里标注了%1个</translation>
    </message>
    <message>
        <source>%1 of %2 positions labelled, %3 with their Grundy values</source>
        <extracomment>how many positions have their letter, how many there are, and how many show their Grundy values, too</extracomment>
        <translation>%2个局面里标注了%1个，其中%3个带格伦迪值</translation>
    </message>
    <message>
        <source>No move is left: the player to move has lost. So it is P.</source>
        <translation>没有走法了：轮到走的人已经输了。所以是P。</translation>
    </message>
    <message>
        <source>No move is left: in misère play the player to move has won. So it is N.</source>
        <translation>没有走法了：按反常规则，轮到走的人已经赢了。所以是N。</translation>
    </message>
    <message>
        <source>Every move leads to an N-position. So it is P.</source>
        <translation>每一步都走到N局面。所以是P。</translation>
    </message>
    <message>
        <source>A move leads to a P-position (%1 of %2 positions). So it is N.</source>
        <extracomment>how many of the positions that moves lead to are P, and how many there are</extracomment>
        <translation>有一步走到P局面（%2个局面里有%1个）。所以是N。</translation>
    </message>
    <message>
        <source>Moves lead to the values {%1}; the smallest missing number is %2.</source>
        <extracomment>a list of numbers, such as 0, 1, 3, and a number</extracomment>
        <translation>走法能到的值是{%1}；缺少的最小的数是%2。</translation>
    </message>
    <message>
        <source>Choose a position to see where its moves lead.</source>
        <translation>选一个局面，看看它的走法通向哪里。</translation>
    </message>
    <message>
        <source>Moves lead to one position; it is lit.</source>
        <translation>走法通向一个局面；它亮了起来。</translation>
    </message>
    <message>
        <source>Moves lead to %1 positions; they are lit.</source>
        <translation>走法通向%1个局面；它们亮了起来。</translation>
    </message>
    <message>
        <source>No move leads on from here.</source>
        <translation>从这里没有走法。</translation>
    </message>
    <message>
        <source>%1 Choose it once more to show what it is.</source>
        <translation>%1再选一次，就显示它是什么。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences: why P or N, and why this Grundy value</extracomment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>models::Analyst</name>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>models::BoardModel</name>
    <message>
        <source>an empty table is worth the same</source>
        <translation>空桌子的值也一样</translation>
    </message>
    <message>
        <source>one Nim heap of %1 is worth the same</source>
        <translation>大小为%1的一个尼姆堆，值也一样</translation>
    </message>
</context>
<context>
    <name>models::Comparison</name>
    <message>
        <source>%1 and %2</source>
        <comment>two games</comment>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Who wins this difference is not known.</source>
        <translation>第二个在这里左方右方互换了。还不知道谁赢下这个差。</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Whoever moves first loses this difference, so the two are equal: each can stand for the other in any sum.</source>
        <translation>第二个在这里左方右方互换了。在这个差里先走的人输，所以两个相等：在任何和里，它们都可以互相代替。</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Left wins this difference, whoever begins, so the first is the greater.</source>
        <translation>第二个在这里左方右方互换了。不管谁先走，左方都赢下这个差，所以第一个更大。</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Right wins this difference, whoever begins, so the second is the greater.</source>
        <translation>第二个在这里左方右方互换了。不管谁先走，右方都赢下这个差，所以第二个更大。</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Whoever moves first wins this difference, so neither is at least as great as the other: they are confused.</source>
        <translation>第二个在这里左方右方互换了。先走的人赢下这个差，所以哪一个都不大于或等于另一个：它们不可比较。</translation>
    </message>
    <message>
        <source>Each board has its mirror image: answer every move by the same move there. Select a move to see its answer.</source>
        <translation>每个棋盘都有它的镜像：对每一步，都在镜像上用同样的一步来应。选一种走法，看看它的应着。</translation>
    </message>
</context>
<context>
    <name>models::DescribedLevel</name>
    <message>
        <source>Perfect</source>
        <extracomment>a level of the computer: it makes no mistake</extracomment>
        <translation>完美</translation>
    </message>
    <message>
        <source>never gives a win away</source>
        <translation>从不把胜利送掉</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>a level of the computer, an adjective</extracomment>
        <translation>强</translation>
    </message>
    <message>
        <source>Careful</source>
        <extracomment>a level of the computer, an adjective</extracomment>
        <translation>谨慎</translation>
    </message>
    <message>
        <source>looks 3 moves ahead</source>
        <translation>往前看3步</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>a level of the computer, a noun: it plays like one</extracomment>
        <translation>初学者</translation>
    </message>
    <message>
        <source>looks 1 move ahead</source>
        <translation>往前看1步</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>a level of the computer: it makes any move</extracomment>
        <translation>随机</translation>
    </message>
    <message>
        <source>Looks %1 moves ahead</source>
        <translation>往前看%1步</translation>
    </message>
    <message>
        <source>Human-like</source>
        <extracomment>a level of the computer: it slips at times, as people do</extracomment>
        <translation>像人一样</translation>
    </message>
    <message>
        <source>slips in %1 % of its moves</source>
        <translation>%1 %的走法会失误</translation>
    </message>
    <message>
        <source>Fence %1</source>
        <extracomment>a level of the computer: it plays perfectly once so many pieces are left, such as 12</extracomment>
        <translation>篱笆%1</translation>
    </message>
    <message>
        <source>perfect with 1 piece left</source>
        <translation>剩1颗时完美</translation>
    </message>
    <message>
        <source>perfect once %1 pieces are left</source>
        <translation>剩下%1颗以后完美</translation>
    </message>
    <message>
        <source>Onyx</source>
        <extracomment>a name: a stone that plays perfectly</extracomment>
        <translation>玛瑙</translation>
    </message>
    <message>
        <source>knows the trick, sometimes slips</source>
        <translation>懂得窍门，有时失误</translation>
    </message>
    <message>
        <source>Jasper</source>
        <extracomment>a name: a stone that plays well</extracomment>
        <translation>碧玉</translation>
    </message>
    <message>
        <source>Flint</source>
        <extracomment>a name: a stone that plays with care</extracomment>
        <translation>燧石</translation>
    </message>
    <message>
        <source>Moss</source>
        <extracomment>a name: a mossy stone that plays like a beginner</extracomment>
        <translation>青苔</translation>
    </message>
    <message>
        <source>plays whatever catches the eye</source>
        <extracomment>of the level Random: it makes any move</extracomment>
        <translation>看中什么就走什么</translation>
    </message>
    <message>
        <source>Pip</source>
        <extracomment>a name: the stone of a fruit, that plays at random</extracomment>
        <translation>果核</translation>
    </message>
    <message>
        <source>One move won. You found it.</source>
        <extracomment>the motto of Onyx, who plays perfectly</extracomment>
        <translation>只有一步能赢，被你找到了。</translation>
    </message>
    <message>
        <source>Even. Your turn to worry.</source>
        <extracomment>the motto of Jasper, who knows the trick</extracomment>
        <translation>平衡了。该你发愁了。</translation>
    </message>
    <message>
        <source>I saw that coming.</source>
        <extracomment>the motto of Flint, who looks ahead</extracomment>
        <translation>我早就料到了。</translation>
    </message>
    <message>
        <source>I won’t hand you the last one.</source>
        <extracomment>the motto of Moss, who sees the last move</extracomment>
        <translation>最后一个，我可不会送给你。</translation>
    </message>
    <message>
        <source>Ooh, that one.</source>
        <extracomment>the motto of Pip, who plays at random</extracomment>
        <translation>哇，就要那个。</translation>
    </message>
</context>
<context>
    <name>models::DrawingTidy</name>
    <message>
        <source>Tidying takes too long for this picture.</source>
        <translation>整理这幅图要花太久。</translation>
    </message>
    <message>
        <source>Tidying needs the program “dot”: install the package graphviz.</source>
        <translation>整理需要程序“dot”：请安装软件包graphviz。</translation>
    </message>
    <message>
        <source>The program “dot” could not lay the picture out.</source>
        <translation>程序“dot”没能排布这幅图。</translation>
    </message>
</context>
<context>
    <name>models::DrawnShapes</name>
    <message>
        <source>No stone yet</source>
        <translation>还没有石子</translation>
    </message>
</context>
<context>
    <name>models::ExplanationModel</name>
    <message>
        <source>%1, then %2</source>
        <extracomment>a move and the reply to it, such as &quot;take 3 from heap 1, then take 1 from heap 2&quot;</extracomment>
        <translation>%1，然后%2</translation>
    </message>
    <message>
        <source>… · %1</source>
        <translation>…… · %1</translation>
    </message>
    <message>
        <source>%1 more lines are not shown</source>
        <translation>还有%1行没有显示</translation>
    </message>
    <message>
        <source>Label %1</source>
        <extracomment>a button, a verb: gives position number %1 its letter, P or N</extracomment>
        <translation>标注%1</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>还没有解出</translation>
    </message>
    <message>
        <source>Together</source>
        <extracomment>before a value: what all boards together are worth</extracomment>
        <translation>合起来</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the number of a board and its game</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a board and its value</comment>
        <translation>%1：%2</translation>
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
        <translation>%1文件（%2）</translation>
    </message>
    <message>
        <source>Grundy</source>
        <translation>Grundy</translation>
    </message>
    <message>
        <source>Games and lessons (%1)</source>
        <translation>游戏和课（%1）</translation>
    </message>
</context>
<context>
    <name>models::FindMove</name>
    <message>
        <source>You were winning here. Find the move.</source>
        <translation>这里你本来能赢。找出那一步。</translation>
    </message>
    <message>
        <source>%1 was winning here. Find the move.</source>
        <comment>a player</comment>
        <translation>这里%1本来能赢。找出那一步。</translation>
    </message>
    <message>
        <source>Yes! That wins at once.</source>
        <translation>对！这一步马上就赢。</translation>
    </message>
    <message>
        <source>Yes! Whatever %1 does now, you can win.</source>
        <comment>a player</comment>
        <translation>对！现在不管%1怎么走，你都能赢。</translation>
    </message>
    <message>
        <source>Yes! Whatever %1 does now, %2 can win.</source>
        <comment>two players</comment>
        <translation>对！现在不管%1怎么走，%2都能赢。</translation>
    </message>
    <message>
        <source>Who wins after this move is not solved yet.</source>
        <translation>这一步之后谁赢，还没有解出。</translation>
    </message>
    <message>
        <source>That gives the win away.</source>
        <translation>这一步把胜利送掉了。</translation>
    </message>
    <message>
        <source>That gives the win away: %1</source>
        <extracomment>after &quot;That gives the win away&quot;, how: &quot;Jasper took 1 from the left heap.&quot;</extracomment>
        <translation>这一步把胜利送掉了：%1</translation>
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
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>One computer (%1) starts against another (%2).</source>
        <extracomment>two levels, such as Perfect and Beginner</extracomment>
        <translation>一台电脑（%1）先走，对另一台（%2）。</translation>
    </message>
    <message>
        <source>The computer (%1) starts against you.</source>
        <translation>电脑（%1）先走，对你。</translation>
    </message>
    <message>
        <source>The computer (%1) starts against a friend.</source>
        <translation>电脑（%1）先走，对朋友。</translation>
    </message>
    <message>
        <source>You start against the computer (%1).</source>
        <translation>你先走，对电脑（%1）。</translation>
    </message>
    <message>
        <source>A friend starts against the computer (%1).</source>
        <translation>朋友先走，对电脑（%1）。</translation>
    </message>
    <message>
        <source>You start against a friend.</source>
        <translation>你先走，对朋友。</translation>
    </message>
    <message>
        <source>A friend starts against you.</source>
        <translation>朋友先走，对你。</translation>
    </message>
    <message>
        <source>One friend starts against another.</source>
        <translation>一位朋友先走，对另一位。</translation>
    </message>
</context>
<context>
    <name>models::GameFile</name>
    <message>
        <source>A picture’s name ends in .svg, .png, .pdf or .dot.</source>
        <translation>图片的文件名以.svg、.png、.pdf或.dot结尾。</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>无法读取文件：%1</translation>
    </message>
    <message>
        <source>The file is too large for a game.</source>
        <translation>文件太大，不会是一局游戏。</translation>
    </message>
    <message>
        <source>Position %1 of the file: %2</source>
        <extracomment>the number of a position in a file, and what is wrong with it</extracomment>
        <translation>文件里的第%1个局面：%2</translation>
    </message>
    <message>
        <source>no earlier position is named as the one before it.</source>
        <translation>没有指明它前面是哪个局面。</translation>
    </message>
    <message>
        <source>there is no position.</source>
        <translation>没有局面。</translation>
    </message>
    <message>
        <source>its layout is damaged.</source>
        <translation>它的布局损坏了。</translation>
    </message>
    <message>
        <source>it is unknown what led to it.</source>
        <translation>不知道是什么走到它的。</translation>
    </message>
    <message>
        <source>it belongs to another game.</source>
        <translation>它属于另一个游戏。</translation>
    </message>
    <message>
        <source>no legal move leads to it.</source>
        <translation>没有合乎规则的一步走到它。</translation>
    </message>
    <message>
        <source>it is not the same under the other convention.</source>
        <translation>换了输赢规则，它就不一样了。</translation>
    </message>
    <message>
        <source>it is not the same with the other player to move.</source>
        <translation>换对方走，它就不一样了。</translation>
    </message>
    <message>
        <source>Position %1 of the file: its line goes on nowhere.</source>
        <translation>文件里的第%1个局面：它的变化没有下文。</translation>
    </message>
    <message>
        <source>This is not JSON: %1</source>
        <translation>这不是JSON：%1</translation>
    </message>
    <message>
        <source>This is not a game of Grundy.</source>
        <translation>这不是Grundy的游戏。</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Grundy.</source>
        <translation>这个文件是更新版本的Grundy写的。</translation>
    </message>
    <message>
        <source>The file does not say which version it has.</source>
        <translation>文件没有说明是哪个版本。</translation>
    </message>
    <message>
        <source>The file contains no position.</source>
        <translation>文件里没有局面。</translation>
    </message>
    <message>
        <source>The file contains too many positions.</source>
        <translation>文件里的局面太多。</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>文件损坏了。</translation>
    </message>
    <message>
        <source>Line %1, column %2 of the file: “%3” stands here a second time.</source>
        <extracomment>where a mistake is, and the name that stands there twice</extracomment>
        <translation>文件第%1行，第%2列：“%3”在这里出现了第二次。</translation>
    </message>
    <message>
        <source>The file does not say who plays.</source>
        <translation>文件没有说明由谁来玩。</translation>
    </message>
    <message>
        <source>A picture’s name ends in .svg, .png or .pdf.</source>
        <translation>图片的文件名以 .svg、.png 或 .pdf 结尾。</translation>
    </message>
</context>
<context>
    <name>models::GameGlance</name>
    <message>
        <source>the game is over</source>
        <translation>游戏结束了</translation>
    </message>
    <message>
        <source>exploring</source>
        <extracomment>how far a game is that can be opened again: its analysis was looked at</extracomment>
        <translation>正在探索</translation>
    </message>
    <message>
        <source>presenting</source>
        <extracomment>how far a game is that can be opened again: it was shown to a class</extracomment>
        <translation>正在演示</translation>
    </message>
    <message>
        <source>two players, move %1</source>
        <translation>两人对局，第%1步</translation>
    </message>
    <message>
        <source>the computer against itself</source>
        <translation>电脑对自己</translation>
    </message>
    <message>
        <source>against the computer, your move</source>
        <translation>对电脑，轮到你走</translation>
    </message>
    <message>
        <source>against the computer, its move</source>
        <translation>对电脑，轮到它走</translation>
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
        <translation>这局游戏在另一个窗口里打开着。</translation>
    </message>
    <message>
        <source>A game could not be read (%1).</source>
        <translation>有一局游戏读不出来（%1）。</translation>
    </message>
    <message>
        <source>Its file is kept as %1.</source>
        <translation>它的文件保留为%1。</translation>
    </message>
</context>
<context>
    <name>models::Home</name>
    <message>
        <source>%1 is not a folder</source>
        <translation>%1不是文件夹</translation>
    </message>
    <message>
        <source>%1 may not be changed</source>
        <translation>%1不允许改动</translation>
    </message>
    <message>
        <source>Nothing can be kept in %1 (%2). Games that you do not save elsewhere are lost when the window closes, and so is your progress in lessons and exercises.</source>
        <extracomment>a folder, and why nothing can be written there</extracomment>
        <translation>%1里什么也不能保存（%2）。没有另外保存的游戏，窗口一关就没有了，课程和练习的进度也是。</translation>
    </message>
    <message>
        <source>Nothing can be kept in %1 (%2): settings last only until the window closes.</source>
        <extracomment>a folder, and why nothing can be written there</extracomment>
        <translation>%1里什么也不能保存（%2）：设置只保留到窗口关闭为止。</translation>
    </message>
    <message>
        <source>Some of the settings in %1 cannot be read. They are not lost: before anything is written there, the file is kept under another name.</source>
        <extracomment>a file</extracomment>
        <translation>%1里有些设置读不出来。它们没有丢：往那里写东西之前，文件会以另一个名字保留下来。</translation>
    </message>
</context>
<context>
    <name>models::KeptGame</name>
    <message>
        <source>%1 This game is lost when the window closes, unless you save it elsewhere.</source>
        <comment>after the sentence that a file cannot be written</comment>
        <translation>%1窗口一关，这局游戏就没有了，除非你另外保存。</translation>
    </message>
</context>
<context>
    <name>models::Lab</name>
    <message>
        <source>Stopped after %1.</source>
        <translation>在%1之后停止了。</translation>
    </message>
    <message>
        <source>Found so far: %1</source>
        <translation>到现在找到：%1</translation>
    </message>
    <message>
        <source>part of the game: %1 near %2</source>
        <extracomment>how many positions, such as &quot;2000 positions&quot;, and the one that the lab works on</extracomment>
        <translation>游戏的一部分：%2附近的%1</translation>
    </message>
    <message>
        <source>This game has more than %1 positions, or a position with more moves than are listed: too much to look at as a whole.</source>
        <translation>这个游戏有超过%1个局面，或者有一个局面的走法太多、列不完：没法整个来看。</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <extracomment>a file, and why it cannot be written</extracomment>
        <translation>无法写%1：%2</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>a share of the games in percent, such as 37</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>The whole game is not worked out yet.</source>
        <translation>整个游戏还没有算完。</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为%1</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <extracomment>a file that is being written</extracomment>
        <translation>正在写%1……</translation>
    </message>
</context>
<context>
    <name>models::LabPicture</name>
    <message>
        <source>A picture’s name ends in .svg or .png.</source>
        <translation>图片的文件名以.svg或.png结尾。</translation>
    </message>
    <message>
        <source>There is no picture to write.</source>
        <translation>没有图片可写。</translation>
    </message>
</context>
<context>
    <name>models::LabShow</name>
    <message>
        <source>Step %1</source>
        <extracomment>the number of a step, such as 3</extracomment>
        <translation>第%1步</translation>
    </message>
    <message>
        <source>All positions of %1</source>
        <translation>%1的所有局面</translation>
    </message>
    <message>
        <source>All moves of %1</source>
        <translation>%1的所有走法</translation>
    </message>
    <message>
        <source>%1 across, %2 up</source>
        <extracomment>of a table: what the columns are and what the rows are; the first row is below</extracomment>
        <translation>横向%1，向上%2</translation>
    </message>
    <message>
        <source>%1 across, %2 down</source>
        <extracomment>of a table: what the columns are and what the rows are; the first row is above</extracomment>
        <translation>横向%1，向下%2</translation>
    </message>
    <message>
        <source>n = 0, 1, 2, …</source>
        <translation>n = 0、1、2……</translation>
    </message>
    <message>
        <source>P is cold, N is hot.</source>
        <translation>P是冷，N是热。</translation>
    </message>
    <message>
        <source>A cell is a move: from the position of its row to that of its column.</source>
        <translation>一格就是一种走法：从它那一行的局面，到它那一列的局面。</translation>
    </message>
    <message>
        <source>The moves to cold positions stand out: in the column of a cold position every move wins.</source>
        <translation>走到冷局面的走法很显眼：在冷局面的那一列里，每一步都能赢。</translation>
    </message>
    <message>
        <source>Which positions are cold?</source>
        <translation>哪些局面是冷的？</translation>
    </message>
    <message>
        <source>The table is full. Which pattern do you see?</source>
        <translation>表填满了。你看出什么规律？</translation>
    </message>
    <message>
        <source>Filled in as far as n + m = %1.</source>
        <translation>填到n + m = %1为止。</translation>
    </message>
    <message>
        <source>Filled in as far as n = %1.</source>
        <translation>填到n = %1为止。</translation>
    </message>
    <message>
        <source>The next positions get their letters.</source>
        <translation>下一批局面得到字母。</translation>
    </message>
    <message>
        <source>Ask for each cell before you fill it in: is there a move to a cold one? End fills in all.</source>
        <translation>填每一格之前先问：有没有一步走到冷的格子？按End全部填完。</translation>
    </message>
    <message>
        <source>Ask which positions can be labelled next, and why. End labels them all.</source>
        <translation>问问接下来哪些局面可以标注，为什么。按End全部标完。</translation>
    </message>
    <message>
        <source>Ask what a row without a cell means, and a column without one.</source>
        <translation>问问空着的一行表示什么，空着的一列又表示什么。</translation>
    </message>
</context>
<context>
    <name>models::LessonDraft</name>
    <message>
        <source>My lesson</source>
        <extracomment>the title of a lesson that one begins to write</extracomment>
        <translation>我的课</translation>
    </message>
    <message>
        <source>A lesson of my own.</source>
        <translation>我自己编的一节课。</translation>
    </message>
    <message>
        <source>The lesson needs a title.</source>
        <translation>这节课需要一个标题。</translation>
    </message>
    <message>
        <source>The lesson needs a sentence that says what it is about.</source>
        <translation>这节课需要一句话，说说它讲什么。</translation>
    </message>
    <message>
        <source>The lesson has no steps yet.</source>
        <translation>这节课还没有步骤。</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>无法读取文件：%1</translation>
    </message>
    <message>
        <source>This is not a lesson.</source>
        <translation>这不是课。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>two sentences</comment>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>P: the player who has just moved wins</source>
        <translation>P：刚走完的人赢</translation>
    </message>
    <message>
        <source>N: the player to move wins</source>
        <translation>N：轮到走的人赢</translation>
    </message>
    <message>
        <source>%1 wins, whoever starts</source>
        <translation>%1赢，不管谁先走</translation>
    </message>
    <message>
        <source>These moves win:</source>
        <comment>before a list</comment>
        <translation>这些走法能赢：</translation>
    </message>
    <message>
        <source>Look at this position.</source>
        <translation>看看这个局面。</translation>
    </message>
    <message>
        <source>Is this position P or N?</source>
        <translation>这个局面是P还是N？</translation>
    </message>
    <message>
        <source>Find a winning move.</source>
        <translation>找出一种制胜走法。</translation>
    </message>
    <message>
        <source>Play it.</source>
        <extracomment>what a new step of a lesson says: the class plays the game</extracomment>
        <translation>玩这一局。</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>a kind of step of a lesson: only text</extracomment>
        <translation>文字</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a step of a lesson in which the class plays</extracomment>
        <translation>玩</translation>
    </message>
    <message>
        <source>Think, then look</source>
        <translation>先想，再看</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>a kind of step of a lesson, a noun</extracomment>
        <translation>问题</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>a kind of step of a lesson, a noun</extracomment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Row of labels</source>
        <translation>一行标注</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>a kind of step of a lesson: a table of positions that is filled in</extracomment>
        <translation>表</translation>
    </message>
    <message>
        <source>Mark P and N</source>
        <translation>标注P和N</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <extracomment>a field: the number of an answer to choose from</extracomment>
        <translation>答案%1</translation>
    </message>
    <message>
        <source>Reason of answer %1</source>
        <translation>答案%1的理由</translation>
    </message>
    <message>
        <source>Heading</source>
        <extracomment>a field: the heading of a step of a lesson</extracomment>
        <translation>小标题</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>a field: notes for the teacher, a noun</extracomment>
        <translation>备注</translation>
    </message>
    <message>
        <source>Then show</source>
        <extracomment>a field: what is shown when the class has answered</extracomment>
        <translation>然后显示</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>a field: a position in its notation, such as nim:7,11,5</extracomment>
        <translation>局面</translation>
    </message>
    <message>
        <source>Answers</source>
        <extracomment>a field: the answers to choose from</extracomment>
        <translation>答案</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field, problem</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>models::LessonList</name>
    <message>
        <source>Start</source>
        <extracomment>a part of the course, a noun: the first lessons</extracomment>
        <translation>入门</translation>
    </message>
    <message>
        <source>Nim</source>
        <translation>尼姆</translation>
    </message>
    <message>
        <source>Misère and lines</source>
        <translation>反常规则和排</translation>
    </message>
    <message>
        <source>Nim in disguise</source>
        <translation>伪装的尼姆</translation>
    </message>
    <message>
        <source>Wythoff</source>
        <translation>威佐夫</translation>
    </message>
    <message>
        <source>Hackenbush</source>
        <translation>Hackenbush</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>理论</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>你自己的课</translation>
    </message>
    <message>
        <source>another lesson has the id “%1” already</source>
        <translation>另一节课已经用了标识“%1”</translation>
    </message>
</context>
<context>
    <name>models::LessonShow</name>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>There is no lesson “%1”.</source>
        <translation>没有课“%1”。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>lesson, problem</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, problem</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a letter, an answer</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 is P</source>
        <translation>%1是P</translation>
    </message>
    <message>
        <source>%1 is N</source>
        <translation>%1是N</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>answer, reason</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: to the next step of the lesson</extracomment>
        <translation>下一步</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <extracomment>a button</extracomment>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Label %1</source>
        <extracomment>a button, a verb: gives position number %1 its letter, P or N</extracomment>
        <translation>标注%1</translation>
    </message>
    <message>
        <source>Fill in</source>
        <extracomment>a button, a verb: begins to fill in a table</extracomment>
        <translation>填写</translation>
    </message>
    <message>
        <source>Go on filling in</source>
        <translation>接着填</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>a button, a verb: shows what is hidden until one has thought</extracomment>
        <translation>显示</translation>
    </message>
</context>
<context>
    <name>models::Library</name>
    <message>
        <source>%1: %2</source>
        <comment>a lesson and a position in it</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>models::MarkingChoice</name>
    <message>
        <source>Your own</source>
        <extracomment>a choice: a family of positions that one types oneself</extracomment>
        <translation>你自己的</translation>
    </message>
    <message>
        <source>%1, misère</source>
        <extracomment>a family of positions, and that who makes the last move loses</extracomment>
        <translation>%1，反常规则</translation>
    </message>
</context>
<context>
    <name>models::MatrixPicture</name>
    <message>
        <source>%1 positions: the matrix is drawn for up to %2.</source>
        <extracomment>how many positions the game has, and for how many a matrix is drawn</extracomment>
        <translation>%1个局面：矩阵最多画%2个。</translation>
    </message>
    <message>
        <source>The whole game is not worked out yet.</source>
        <translation>整个游戏还没有算完。</translation>
    </message>
    <message>
        <source>More than %1 moves: too many for an .svg picture. Choose .png or .csv.</source>
        <translation>超过%1种走法：存不成.svg图片。请选.png或.csv。</translation>
    </message>
</context>
<context>
    <name>models::Miniature</name>
    <message>
        <source>%L1 edges</source>
        <extracomment>in the place of a picture that has too many edges to be drawn small: how many</extracomment>
        <translation>%L1条边</translation>
    </message>
</context>
<context>
    <name>models::MovesModel</name>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation>赢</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>输</translation>
    </message>
    <message>
        <source>refuted by %1</source>
        <translation>破解：%1</translation>
    </message>
    <message>
        <source>%1 more moves are not listed</source>
        <translation>还有%1种走法没有列出</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>head of a column, a noun: the value that a move leaves</extracomment>
        <translation>值</translation>
    </message>
    <message>
        <source>Grundy</source>
        <translation>格伦迪值</translation>
    </message>
    <message>
        <source>on the hottest board</source>
        <translation>在最热的棋盘上</translation>
    </message>
    <message>
        <source>Sente</source>
        <extracomment>of a move, a word of the game of Go: the opponent has to answer it</extracomment>
        <translation>Sente</translation>
    </message>
    <message>
        <source>refuted by its mirror image, %1</source>
        <translation>用镜像破解：%1</translation>
    </message>
    <message>
        <source>Incentive</source>
        <extracomment>head of a column: how much a move gains, a value of a game</extracomment>
        <translation>收益</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). It is right here: such a move wins.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>经验规则：在最热的棋盘上走，就是第%1个（温度%2；▲）。在这里它是对的：这样走能赢。</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). It is wrong here: only other moves win.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>经验规则：在最热的棋盘上走，就是第%1个（温度%2；▲）。在这里它不对：只有别的走法能赢。</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). Here no move wins.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>经验规则：在最热的棋盘上走，就是第%1个（温度%2；▲）。在这里没有一步能赢。</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). Whether it is right here is not known.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>经验规则：在最热的棋盘上走，就是第%1个（温度%2；▲）。在这里它对不对，还不知道。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>! is Sente: the move threatens so much that it had better be answered.</source>
        <translation>!表示Sente（先手）：这一步的威胁很大，对方最好应一步。</translation>
    </message>
</context>
<context>
    <name>models::OwnFile</name>
    <message>
        <source>the file that could not be read cannot be moved out of the way</source>
        <translation>读不出来的文件没法挪开</translation>
    </message>
    <message>
        <source>The file %1 could not be read (%2). It is not lost: before anything is written there, it is kept under another name.</source>
        <extracomment>a file, and what is wrong with it as a sentence</extracomment>
        <translation>文件%1读不出来（%2）。它没有丢：往那里写东西之前，它会以另一个名字保留下来。</translation>
    </message>
    <message>
        <source>another window is writing it</source>
        <translation>另一个窗口正在写它</translation>
    </message>
    <message>
        <source>The file %1 could not be read (%2). It is kept as %3.</source>
        <translation>文件%1读不出来（%2）。它保留为%3。</translation>
    </message>
</context>
<context>
    <name>models::OwnRules</name>
    <message>
        <source>Subtraction set</source>
        <extracomment>a way to write rules: how many may be taken, such as 1, 2, 3</extracomment>
        <translation>减法集</translation>
    </message>
    <message>
        <source>Octal code</source>
        <extracomment>a way to write rules</extracomment>
        <translation>八进制编码</translation>
    </message>
    <message>
        <source>A line has at most %1 counters.</source>
        <translation>一排最多有%1颗棋子。</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>正在计算……</translation>
    </message>
    <message>
        <source>%1. Grundy value %2</source>
        <extracomment>who wins, and a number</extracomment>
        <translation>%1。格伦迪值%2</translation>
    </message>
    <message>
        <source>No period: the value of a heap is its size.</source>
        <translation>没有周期：一堆的值就是它的大小。</translation>
    </message>
</context>
<context>
    <name>models::PositionShow</name>
    <message>
        <source>%1: %2</source>
        <comment>a letter, who wins</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Step %1 of %2, part %3 of %4</source>
        <extracomment>the number of this step and how many there are; the same of the parts of this step</extracomment>
        <translation>第%1步，共%2步；第%3部分，共%4部分</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a game and its heaps</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>There is no legal move.</source>
        <translation>没有合乎规则的走法。</translation>
    </message>
    <message>
        <source>The only move does not win.</source>
        <translation>唯一的一步赢不了。</translation>
    </message>
    <message>
        <source>None of the %1 moves wins.</source>
        <translation>%1种走法都赢不了。</translation>
    </message>
    <message>
        <source>At least %1 of the %2 moves win.</source>
        <extracomment>how many moves are known to win, and how many there are</extracomment>
        <translation>%2种走法里至少有%1种能赢。</translation>
    </message>
    <message>
        <source>The only move wins.</source>
        <translation>唯一的一步能赢。</translation>
    </message>
    <message>
        <source>All %1 moves win.</source>
        <translation>全部%1种走法都能赢。</translation>
    </message>
    <message>
        <source>The board</source>
        <extracomment>a step of a presentation: only the board is shown</extracomment>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>The legal moves</source>
        <translation>合乎规则的走法</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>a step of a presentation: it is told who wins</extracomment>
        <translation>谁赢</translation>
    </message>
    <message>
        <source>How many moves win</source>
        <translation>有几种走法能赢</translation>
    </message>
    <message>
        <source>Which moves win</source>
        <translation>哪些走法能赢</translation>
    </message>
    <message>
        <source>Why, step by step</source>
        <translation>为什么，一步一步来</translation>
    </message>
    <message>
        <source>The table of its family</source>
        <translation>它那一族的表</translation>
    </message>
    <message>
        <source>Who wins %1?</source>
        <translation>%1，谁赢？</translation>
    </message>
    <message>
        <source>%1 to move: who wins %2?</source>
        <extracomment>a player, and a game with its position, such as &quot;Nim 7, 11, 5&quot;</extracomment>
        <translation>轮到%1走：%2，谁赢？</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏结束了。</translation>
    </message>
    <message>
        <source>Think first: what would you do?</source>
        <translation>先想一想：你会怎么走？</translation>
    </message>
    <message>
        <source>This position is not solved yet.</source>
        <translation>这个局面还没有解出。</translation>
    </message>
    <message>
        <source>%1 The next step fills it.</source>
        <translation>%1下一步会填上它。</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>正在寻找理由……</translation>
    </message>
    <message>
        <source>The table is being worked out…</source>
        <translation>正在算这张表……</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a game and its positions</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2 across, %3 up. The ring is this position.</source>
        <extracomment>below a table: what it shows, and what its columns and rows are</extracomment>
        <translation>%1：横向%2，向上%3。圆圈标的是这个局面。</translation>
    </message>
    <message>
        <source>%1: %2 across, %3 down. The ring is this position.</source>
        <extracomment>below a table: what it shows, and what its columns and rows are</extracomment>
        <translation>%1：横向%2，向下%3。圆圈标的是这个局面。</translation>
    </message>
    <message>
        <source>%1: n is below each cell. The ring is this position.</source>
        <translation>%1：n写在每格下面。圆圈标的是这个局面。</translation>
    </message>
    <message>
        <source>Grundy value %1.</source>
        <translation>格伦迪值%1。</translation>
    </message>
    <message>
        <source>Value %1.</source>
        <translation>值%1。</translation>
    </message>
    <message>
        <source>Moves left with best play: %1.</source>
        <translation>双方都走得最好时的剩余步数：%1。</translation>
    </message>
    <message>
        <source>Why, step %1 of %2: %3</source>
        <extracomment>the number of a step of the reasons, how many there are, and its heading</extracomment>
        <translation>为什么，第%1步，共%2步：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the next step, and what it says</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Let two teams play a few games on the board first. Click to move; Restart sets the board up again. V counts the class’s votes for a move.</source>
        <translation>先让两个小组在棋盘上玩几局。点击来走棋；“重新开始”把棋盘重新摆好。V统计全班对一步棋的投票。</translation>
    </message>
    <message>
        <source>Ask: who would rather move first, who second? Which move do you trust? V counts votes.</source>
        <translation>问：谁愿意先走，谁愿意后走？你们相信哪一步？V统计投票。</translation>
    </message>
    <message>
        <source>Ask: is there one good move, or are there several?</source>
        <translation>问：好的走法只有一种，还是有几种？</translation>
    </message>
    <message>
        <source>Ask where the winning moves are before you show them.</source>
        <translation>先问制胜走法在哪里，再展示。</translation>
    </message>
    <message>
        <source>Point at any move on the board to see what it leaves. Ask for a reason.</source>
        <translation>指向棋盘上任何一步，看它留下什么。请学生说理由。</translation>
    </message>
    <message>
        <source>The pieces that a step speaks about are lit on the board.</source>
        <translation>每一步讲到的棋子，会在棋盘上亮起来。</translation>
    </message>
    <message>
        <source>Ask for a pattern in the cold cells, and for the next one.</source>
        <translation>问问冷的格子有什么规律，下一个在哪里。</translation>
    </message>
    <message>
        <source>Team A</source>
        <extracomment>a half of a class that plays against the other half</extracomment>
        <translation>A队</translation>
    </message>
    <message>
        <source>Team B</source>
        <extracomment>a half of a class that plays against the other half</extracomment>
        <translation>B队</translation>
    </message>
    <message>
        <source>%1 to move: who wins when these games are played together?</source>
        <translation>轮到%1走：这些游戏一起玩，谁赢？</translation>
    </message>
    <message>
        <source>Who wins when these games are played together?</source>
        <translation>这些游戏一起玩，谁赢？</translation>
    </message>
</context>
<context>
    <name>models::Practice</name>
    <message>
        <source>%1 of %2 right</source>
        <comment>exercises</comment>
        <translation>%2题里做对%1题</translation>
    </message>
    <message>
        <source>%1 · %2 in a row</source>
        <comment>exercises</comment>
        <translation>%1 · 连对%2题</translation>
    </message>
</context>
<context>
    <name>models::PrintChooser</name>
    <message>
        <source>No printer is set up on this computer. Set one up in the system’s settings, or save a file and print that elsewhere.</source>
        <translation>这台电脑上没有设置打印机。请在系统设置里添加一台，或者保存成文件，到别处打印。</translation>
    </message>
    <message>
        <source>The printer did not take the pages.</source>
        <translation>打印机没有接收这些页面。</translation>
    </message>
</context>
<context>
    <name>models::Pupils</name>
    <message>
        <source>No name</source>
        <extracomment>a pupil who has not given a name</extracomment>
        <translation>没有名字</translation>
    </message>
    <message>
        <source>%1: %2 right, %3 wrong, level %4</source>
        <extracomment>a kind of exercise, how many answers were right and wrong, and how hard the exercises have become, such as 3</extracomment>
        <translation>%1：做对%2，做错%3，级别%4</translation>
    </message>
    <message>
        <source>Type a name.</source>
        <translation>请输入名字。</translation>
    </message>
    <message>
        <source>A name may have %1 characters.</source>
        <translation>名字最多%1个字符。</translation>
    </message>
    <message>
        <source>There is a pupil of that name.</source>
        <translation>已经有叫这个名字的学生。</translation>
    </message>
    <message>
        <source>There may be %1 pupils.</source>
        <translation>最多可以有%1位学生。</translation>
    </message>
</context>
<context>
    <name>models::RecentGames</name>
    <message>
        <source>today, %1</source>
        <comment>a time</comment>
        <translation>今天，%1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <comment>a time</comment>
        <translation>昨天，%1</translation>
    </message>
    <message>
        <source>%1 is open in another window.</source>
        <comment>a game</comment>
        <translation>%1在另一个窗口里打开着。</translation>
    </message>
    <message>
        <source>%1 could not be removed.</source>
        <comment>a game</comment>
        <translation>%1没能删除。</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <comment>a game</comment>
        <translation>%1已删除。</translation>
    </message>
</context>
<context>
    <name>models::ReviewModel</name>
    <message>
        <source>Winning move: %1.</source>
        <translation>制胜走法：%1。</translation>
    </message>
    <message>
        <source>One of %1 winning moves: %2.</source>
        <extracomment>how many moves would have won, and one of them, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>%1种制胜走法之一：%2。</translation>
    </message>
    <message>
        <source>Move %1: a mistake by %2</source>
        <extracomment>the number of a move, and a player</extracomment>
        <translation>第%1步：%2的失误</translation>
    </message>
    <message>
        <source>Move %1: your chance</source>
        <translation>第%1步：你的机会</translation>
    </message>
    <message>
        <source>Move %1: your mistake</source>
        <translation>第%1步：你的失误</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <extracomment>the number of a move, the player, and the move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>第%1步，%2：%3</translation>
    </message>
    <message>
        <source>Your slip</source>
        <translation>你的失误</translation>
    </message>
    <message>
        <source>%1’s slip</source>
        <translation>%1的失误</translation>
    </message>
</context>
<context>
    <name>models::RuleDrawing</name>
    <message>
        <source>This shape is larger than the board.</source>
        <translation>这个形状比棋盘大。</translation>
    </message>
    <message>
        <source>Mend the shape that is marked.</source>
        <translation>把标出的形状改好。</translation>
    </message>
    <message>
        <source>My game</source>
        <comment>file name</comment>
        <translation>我的游戏</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>正在计算……</translation>
    </message>
    <message>
        <source>There is nothing left to take.</source>
        <translation>没有可以取的了。</translation>
    </message>
    <message>
        <source>None of the %1 takes wins.</source>
        <translation>%1种取法里没有一种能赢。</translation>
    </message>
    <message>
        <source>solved by a theorem in %1 ms</source>
        <translation>用定理解出，用时%1毫秒</translation>
    </message>
    <message>
        <source>solved: %1 in %2 ms</source>
        <extracomment>how many positions, such as &quot;1200 positions&quot;, and how many milliseconds it took</extracomment>
        <translation>已解出：%1，用时%2毫秒</translation>
    </message>
    <message>
        <source>every way to fill %1 × %2</source>
        <extracomment>the columns and rows of a board, such as 5 × 4</extracomment>
        <translation>%1 × %2的所有填法</translation>
    </message>
    <message>
        <source>What this take does is not known yet</source>
        <translation>还不知道这样取会怎样</translation>
    </message>
    <message>
        <source>This take wins</source>
        <translation>这样取能赢</translation>
    </message>
    <message>
        <source>This take loses</source>
        <translation>这样取会输</translation>
    </message>
    <message>
        <source>It leaves %1 – %2.</source>
        <extracomment>the letter P, N, L or R, and what it means, such as &quot;cold: the player who just moved wins&quot;</extracomment>
        <translation>留下%1 – %2。</translation>
    </message>
</context>
<context>
    <name>models::RuleFile</name>
    <message>
        <source>This is not a drawn game of Grundy.</source>
        <translation>这不是用Grundy画出的游戏。</translation>
    </message>
</context>
<context>
    <name>models::Seat</name>
    <message>
        <source>%1: %2</source>
        <comment>a level, and what it does</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>models::SequenceModel</name>
    <message>
        <source>In this game a heap has no value of its own: choose a game of heaps.</source>
        <translation>在这个游戏里，一堆没有自己的值：请选一个玩堆的游戏。</translation>
    </message>
    <message>
        <source>Stopped before the values were worked out.</source>
        <translation>没有算出各值就停止了。</translation>
    </message>
    <message>
        <source>No period is proven up to heap %1.</source>
        <translation>到堆%1为止没有证明出周期。</translation>
    </message>
    <message>
        <source>Period %1 from the start</source>
        <translation>从头就有周期%1</translation>
    </message>
    <message>
        <source>Period %1 from heap %2 on</source>
        <extracomment>after how many values they repeat, such as 12, and the heap from which on they do, such as 71</extracomment>
        <translation>从堆%2起有周期%1</translation>
    </message>
    <message>
        <source>No period: the value of a heap is its size.</source>
        <translation>没有周期：一堆的值就是它的大小。</translation>
    </message>
    <message>
        <source>One exception to the period, at heap %1.</source>
        <translation>周期有一个例外，在堆%1。</translation>
    </message>
    <message>
        <source>Exceptions to the period: %1, at heaps %2.</source>
        <extracomment>how many values do not fit, and the sizes of their heaps</extracomment>
        <translation>周期的例外：%1个，在堆%2。</translation>
    </message>
    <message>
        <source>P-positions (value 0): %1 of %2 heaps.</source>
        <extracomment>how many heaps have the value 0, and how many were looked at</extracomment>
        <translation>P局面（值0）：%2堆里有%1堆。</translation>
    </message>
    <message>
        <source>All %1 heaps are drawn.</source>
        <translation>%1堆全都画出来了。</translation>
    </message>
    <message>
        <source>%1 of the %2 heaps are drawn, evenly spread.</source>
        <extracomment>of a chart: how many heaps are in it, and how many there are</extracomment>
        <translation>%2堆里画出%1堆，分布均匀。</translation>
    </message>
    <message>
        <source>A heap is a whole number up to 10¹⁸.</source>
        <translation>堆的大小是不超过10¹⁸的整数。</translation>
    </message>
    <message>
        <source>Not known: no period is proven, and %1 lies beyond the last heap worked out.</source>
        <translation>不知道：没有证明出周期，而%1在算过的最后一堆之外。</translation>
    </message>
    <message>
        <source>A heap of %1 has Grundy value 0: a P-position.</source>
        <translation>大小为%1的堆，格伦迪值是0：P局面。</translation>
    </message>
    <message>
        <source>A heap of %1 has Grundy value %2.</source>
        <translation>大小为%1的堆，格伦迪值是%2。</translation>
    </message>
    <message>
        <source>There are no values yet.</source>
        <translation>还没有值。</translation>
    </message>
</context>
<context>
    <name>models::Session</name>
    <message>
        <source>That was a guess: the computer could not solve the position in time.</source>
        <translation>那是猜的：电脑没能及时解出这个局面。</translation>
    </message>
    <message>
        <source>The computer waits. Click the board to let it move.</source>
        <translation>电脑在等。点一下棋盘，让它走。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>a game with its position, and its rules: read aloud</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>轮到%1走。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>The board cannot be smaller: a piece stands on the part that would go.</source>
        <translation>棋盘不能再小了：要去掉的部分上有棋子。</translation>
    </message>
    <message>
        <source>The board cannot be larger in this game.</source>
        <translation>在这个游戏里，棋盘不能再大了。</translation>
    </message>
    <message>
        <source>An arrow there would close a cycle.</source>
        <translation>在那里加箭头会形成圈。</translation>
    </message>
    <message>
        <source>The piece cannot be put there.</source>
        <translation>棋子不能放在那里。</translation>
    </message>
    <message>
        <source>That is more than this game allows.</source>
        <translation>这超过了这个游戏允许的限度。</translation>
    </message>
    <message>
        <source>The position cannot be changed like this.</source>
        <translation>局面不能这样改。</translation>
    </message>
    <message>
        <source>Edited.</source>
        <extracomment>read aloud: the position has been changed</extracomment>
        <translation>已编辑。</translation>
    </message>
    <message>
        <source>The edge is not joined to the ground: it falls at once.</source>
        <translation>这条边没有连着地面：它马上掉下来。</translation>
    </message>
    <message>
        <source>%1 edges are not joined to the ground: they fall at once.</source>
        <translation>%1条边没有连着地面：它们马上掉下来。</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <comment>file name</comment>
        <translation>已保存为%1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>Nim 7, 11, 5</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <comment>a position</comment>
        <translation>已复制%1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what led to a position, such as Start</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>From the start.</source>
        <translation>从头开始。</translation>
    </message>
    <message>
        <source>This is the argument, not the game. “Leave” goes back to the game.</source>
        <translation>这是推理，不是对局。“离开”就回到游戏。</translation>
    </message>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>现在轮到电脑走。</translation>
    </message>
    <message>
        <source>Chosen: %1. Now choose where the move ends.</source>
        <translation>选了：%1。现在选这一步走到哪里。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>who wins</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Not solved yet.</source>
        <translation>还没有解出。</translation>
    </message>
    <message>
        <source>The position is not solved yet. %1 Explore can fill it.</source>
        <translation>这个局面还没有解出。%1在探索里可以填表。</translation>
    </message>
    <message>
        <source>The position is not solved yet.</source>
        <translation>这个局面还没有解出。</translation>
    </message>
    <message>
        <source>The other player is to move.</source>
        <translation>现在轮到对方走。</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>玩家1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <extracomment>a player</extracomment>
        <translation>玩家2</translation>
    </message>
    <message>
        <source>Your friend</source>
        <extracomment>a player</extracomment>
        <translation>你的朋友</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>a player</extracomment>
        <translation>你</translation>
    </message>
    <message>
        <source>Score: %1 %2, %3 %4</source>
        <extracomment>a player and how many games he or she has won, then the other player, such as &quot;You 2, Computer 1&quot;</extracomment>
        <translation>比分：%1 %2，%3 %4</translation>
    </message>
    <message>
        <source>You win: you cannot move, and in misère play that wins.</source>
        <translation>你赢了：你走不了，而按反常规则这就赢了。</translation>
    </message>
    <message>
        <source>%1 wins: you cannot move.</source>
        <translation>%1赢了：你走不了。</translation>
    </message>
    <message>
        <source>You win: %1 cannot move.</source>
        <translation>你赢了：%1走不了。</translation>
    </message>
    <message>
        <source>%1 wins: %2 cannot move.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>%1赢了：%2走不了。</translation>
    </message>
    <message>
        <source>You win! %1.</source>
        <comment>You took the last stone</comment>
        <translation>你赢了！%1。</translation>
    </message>
    <message>
        <source>%1 and wins.</source>
        <comment>Anna took the last stone</comment>
        <translation>%1，赢了。</translation>
    </message>
    <message>
        <source>%1, so %2 wins.</source>
        <comment>You took the last stone</comment>
        <translation>%1，所以%2赢了。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, the move</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>You’re losing. %1</source>
        <translation>你现在必败。%1</translation>
    </message>
    <message>
        <source>Winning move: %1.</source>
        <translation>制胜走法：%1。</translation>
    </message>
    <message>
        <source>You’re losing. This holds out longest: %1.</source>
        <translation>你现在必败。这样撑得最久：%1。</translation>
    </message>
    <message>
        <source>You’re losing. Try this: %1.</source>
        <translation>你现在必败。试试这样：%1。</translation>
    </message>
    <message>
        <source>%1 has no move.</source>
        <translation>%1没有走法。</translation>
    </message>
    <message>
        <source>None of %1’s moves wins.</source>
        <translation>%1没有一步能赢。</translation>
    </message>
    <message>
        <source>%1’s winning moves: %2, …</source>
        <extracomment>a player, and some of the moves, such as &quot;take 3 from heap 1&quot;; there are more</extracomment>
        <translation>%1的制胜走法：%2……</translation>
    </message>
    <message>
        <source>%1’s only winning move: %2</source>
        <extracomment>a player, and a move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>%1唯一的制胜走法：%2</translation>
    </message>
    <message>
        <source>%1’s winning moves: %2</source>
        <extracomment>a player, and the moves, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>%1的制胜走法：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between moves</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>There is no move.</source>
        <translation>没有走法。</translation>
    </message>
    <message>
        <source>No move wins.</source>
        <translation>没有一步能赢。</translation>
    </message>
    <message>
        <source>Winning moves: %1, …</source>
        <translation>制胜走法：%1……</translation>
    </message>
    <message>
        <source>The only winning move: %1</source>
        <translation>唯一的制胜走法：%1</translation>
    </message>
    <message>
        <source>Winning moves: %1</source>
        <translation>制胜走法：%1</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>the beginning of a game, in the list of its moves</extracomment>
        <translation>开始</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>in the list of moves, a noun: here the position was changed</extracomment>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>in the list of moves: from here on who makes the last move wins</extracomment>
        <translation>正常</translation>
    </message>
    <message>
        <source>Misère</source>
        <extracomment>a rule</extracomment>
        <translation>反常</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>轮到%1走</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <extracomment>the number of a move, and what was played, such as &quot;Pip took 3 from the left heap.&quot;</extracomment>
        <translation>第%1步：%2</translation>
    </message>
    <message>
        <source>%1, a %2-position</source>
        <extracomment>a move, such as &quot;Move 2&quot;, and the letter P</extracomment>
        <translation>%1，%2局面</translation>
    </message>
    <message>
        <source>%1, an %2-position</source>
        <comment>N, L or R</comment>
        <translation>%1，%2局面</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>已发送到打印机。</translation>
    </message>
    <message>
        <source>All games on a table are played by one convention, and this one has no misère play.</source>
        <translation>一张桌上的游戏都用同一种规则，而这个游戏没有反常规则。</translation>
    </message>
    <message>
        <source>A table has at most %1 boards.</source>
        <translation>一张桌上最多有%1个棋盘。</translation>
    </message>
    <message>
        <source>This game cannot exchange Left and Right.</source>
        <translation>这个游戏不能左方右方互换。</translation>
    </message>
    <message>
        <source>Both players have the same moves here: the negative is the game itself.</source>
        <translation>这里双方的走法相同：互换以后还是这个游戏自己。</translation>
    </message>
    <message>
        <source>Chosen: %1. Choose the next stone, or this one again if there are no more.</source>
        <translation>选了：%1。再选下一颗石子；没有别的了，就再选一次这一颗。</translation>
    </message>
    <message>
        <source>Games are compared in normal play.</source>
        <translation>比较游戏时用正常规则。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two players of one name, &quot;Pip 1&quot; and &quot;Pip 2&quot;</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Good game.</source>
        <extracomment>the computer, which has won</extracomment>
        <translation>这一局很精彩。</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>玩得漂亮。</translation>
    </message>
    <message>
        <source>You took %1</source>
        <extracomment>below a dish with the pieces that the person who plays has taken
----------
in the course of a game: how many pieces the reader took in a move</extracomment>
        <translation>你取了%1个</translation>
    </message>
    <message>
        <source>%1 took %2</source>
        <extracomment>below a dish: a player, and how many pieces
----------
in the course of a game: who took how many pieces in a move</extracomment>
        <translation>%1取了%2个</translation>
    </message>
    <message>
        <source>Move %1</source>
        <extracomment>its number</extracomment>
        <translation>第%1步</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>&quot;Move 2, a P-position&quot;, and what was played, such as &quot;Pip took 3 from the left heap.&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>你赢了！</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <comment>a player</comment>
        <translation>%1赢了！</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>You took the last stone</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>In misère play, whoever cannot move wins.</source>
        <translation>按反常规则，走不了的人赢。</translation>
    </message>
    <message>
        <source>You cannot move.</source>
        <translation>你走不了。</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1走不了。</translation>
    </message>
    <message>
        <source>your move</source>
        <extracomment>beside a move on the board that the reader made in a game</extracomment>
        <translation>你的走法</translation>
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
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>models::SharedGame</name>
    <message>
        <source>My friend</source>
        <extracomment>a player, in a picture of a game: somebody else than who shows it</extracomment>
        <translation>我的朋友</translation>
    </message>
    <message>
        <source>I beat %1 at %2.</source>
        <extracomment>the other player, and a game</extracomment>
        <translation>我在%2里赢了%1。</translation>
    </message>
    <message>
        <source>%1 beat me at %2.</source>
        <extracomment>a player, and a game</extracomment>
        <translation>%1在%2里赢了我。</translation>
    </message>
    <message>
        <source>%1 beat %2 at %3.</source>
        <extracomment>who won, who lost, and a game</extracomment>
        <translation>%1在%3里赢了%2。</translation>
    </message>
    <message>
        <source>Start %1.</source>
        <extracomment>a position in a few words, such as &quot;7, 6, 5&quot; or &quot;4 × 4&quot;</extracomment>
        <translation>开局：%1。</translation>
    </message>
    <message>
        <source>%1 %2 %3.</source>
        <extracomment>how a game began, how many moves it had, and who made the last one, such as &quot;I took the last stone&quot;</extracomment>
        <translation>%1%2%3。</translation>
    </message>
    <message>
        <source>Find the one winning first move.</source>
        <translation>找出唯一能赢的第一步。</translation>
    </message>
    <message>
        <source>Whoever goes second can win.</source>
        <translation>后走的人能赢。</translation>
    </message>
    <message>
        <source>Begin where this game began.</source>
        <translation>从这一局开始的局面开始玩。</translation>
    </message>
    <message>
        <source>A picture’s name ends in .svg or .png.</source>
        <translation>图片的文件名以.svg或.png结尾。</translation>
    </message>
    <message>
        <source>Copied the picture.</source>
        <translation>图片已复制。</translation>
    </message>
</context>
<context>
    <name>models::Showing</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>the number of this step, and how many there are</extracomment>
        <translation>第%1步，共%2步</translation>
    </message>
</context>
<context>
    <name>models::StateGraph</name>
    <message>
        <source>Laying out…</source>
        <extracomment>the graph is being laid out</extracomment>
        <translation>正在排布……</translation>
    </message>
    <message>
        <source>dot is arranging the picture…</source>
        <translation>dot正在排布这幅图……</translation>
    </message>
    <message>
        <source>More than %1 positions or %2 moves would take dot too long: the quick layout is shown.</source>
        <extracomment>two numbers; dot is the name of a program</extracomment>
        <translation>超过%1个局面或%2种走法，dot要花太久：显示快速布局。</translation>
    </message>
    <message>
        <source>Graphviz (dot) is not installed: the quick layout is shown.</source>
        <translation>没有安装Graphviz（dot）：显示快速布局。</translation>
    </message>
    <message>
        <source>dot took longer than %1 s: the quick layout is shown.</source>
        <translation>dot用了超过%1 s：显示快速布局。</translation>
    </message>
    <message>
        <source>dot gave no layout: the quick one is shown.</source>
        <translation>dot没有给出布局：显示快速布局。</translation>
    </message>
    <message>
        <source>%1 positions: too many to draw at once</source>
        <translation>%1个局面：太多了，没法一次画完</translation>
    </message>
    <message>
        <source>%1; dashed: not all moves are shown</source>
        <translation>%1；虚线：没有显示全部走法</translation>
    </message>
    <message>
        <source>%1 of %2 positions, around %3</source>
        <extracomment>how many positions of the graph are shown, how many there are, and the one in the middle</extracomment>
        <translation>%2个局面里的%1个，在%3周围</translation>
    </message>
</context>
<context>
    <name>models::StateGraphLabels</name>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Step %1 of %2.</source>
        <translation>第%1步，共%2步。</translation>
    </message>
    <message>
        <source>The game is never over, so no position can be labelled.</source>
        <translation>游戏永远不会结束，所以没有局面可以标注。</translation>
    </message>
    <message>
        <source>Whoever cannot move has won, so T counts as N.</source>
        <translation>走不了的人已经赢了，所以T算作N。</translation>
    </message>
    <message>
        <source>Whoever cannot move has lost, so T counts as P.</source>
        <translation>走不了的人已经输了，所以T算作P。</translation>
    </message>
    <message>
        <source>All positions are labelled.</source>
        <translation>所有局面都标注了。</translation>
    </message>
</context>
<context>
    <name>models::StateGraphLine</name>
    <message>
        <source>This part of the game does not show all that can follow this position.</source>
        <translation>游戏的这一部分没有显示这个局面之后的所有可能。</translation>
    </message>
    <message>
        <source>In the kernel (P): no move is left.</source>
        <translation>在核里（P）：没有走法了。</translation>
    </message>
    <message>
        <source>Outside the kernel: no move is left.</source>
        <translation>在核外：没有走法了。</translation>
    </message>
    <message>
        <source>In the kernel (P): the only move leads out of it.</source>
        <translation>在核里（P）：唯一的一步走出去。</translation>
    </message>
    <message>
        <source>A P-position: no move is left.</source>
        <translation>P局面：没有走法了。</translation>
    </message>
    <message>
        <source>Not a P-position: no move is left.</source>
        <translation>不是P局面：没有走法了。</translation>
    </message>
    <message>
        <source>A P-position: the only move leaves none.</source>
        <translation>P局面：唯一的一步不留下P局面。</translation>
    </message>
</context>
<context>
    <name>models::StatisticsFigures</name>
    <message>
        <source>Positions</source>
        <extracomment>before a number: how many positions there are</extracomment>
        <translation>局面</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>before a number, a noun: how many moves there are in all positions</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>P-positions</source>
        <extracomment>before a number: how many of the positions are P</extracomment>
        <translation>P局面</translation>
    </message>
    <message>
        <source>cold: the kernel</source>
        <translation>冷：就是核</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>冷</translation>
    </message>
    <message>
        <source>%1 of length %2</source>
        <extracomment>how many runs of neighbouring pieces there are at most, such as 3, and how long they are, such as 2</extracomment>
        <translation>长度%2的%1个</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>before a number, a noun: how many ways there are to play to the end</extracomment>
        <translation>局数</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>没有数</translation>
    </message>
    <message>
        <source>play may go on for ever</source>
        <translation>可能永远玩不完</translation>
    </message>
    <message>
        <source>with Left starting; %1 with Right starting</source>
        <translation>左方先走；右方先走的有%1</translation>
    </message>
    <message>
        <source>Won by the player who starts</source>
        <translation>先走的人赢的</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>a share of the games</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>without the forced last move</source>
        <translation>不算被迫的最后一步</translation>
    </message>
    <message>
        <source>moves</source>
        <extracomment>behind the length of a game, counted in moves</extracomment>
        <translation>步</translation>
    </message>
    <message>
        <source>Longest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>最长的一局</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>最短的一局</translation>
    </message>
    <message>
        <source>There are no figures yet.</source>
        <translation>还没有数字。</translation>
    </message>
</context>
<context>
    <name>models::StatisticsTable</name>
    <message>
        <source>Longest game left</source>
        <translation>剩下最长的一局</translation>
    </message>
    <message>
        <source>P-positions</source>
        <translation>P局面</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>其余</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Percent</source>
        <extracomment>head of a column</extracomment>
        <translation>百分比</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>Positions done</source>
        <extracomment>head of a column: how many positions have been looked at</extracomment>
        <translation>已处理的局面</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>已找到</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>待处理</translation>
    </message>
    <message>
        <source>Play may go on for ever here: positions have no size.</source>
        <translation>这里可能永远玩不完：局面没有大小。</translation>
    </message>
    <message>
        <source>There are too many sizes for a chart.</source>
        <translation>大小的种类太多，画不成图表。</translation>
    </message>
    <message>
        <source>Play may go on for ever here: games cannot be counted.</source>
        <translation>这里可能永远玩不完：局数数不清。</translation>
    </message>
    <message>
        <source>There is no game to count.</source>
        <translation>没有可数的局。</translation>
    </message>
    <message>
        <source>There is no move.</source>
        <translation>没有走法。</translation>
    </message>
    <message>
        <source>Every move always or never wins.</source>
        <translation>每种走法不是总赢就是总输。</translation>
    </message>
    <message>
        <source>%1 moves from %2% to %3%; %4% most often: %5 moves</source>
        <extracomment>how many moves there are, the least and the largest share of won games, and the share that most moves have, and how many those are</extracomment>
        <translation>%1种走法，从%2%到%3%；最多的是%4%：%5种走法</translation>
    </message>
    <message>
        <source>There is no game to look through.</source>
        <translation>没有可看的游戏。</translation>
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
        <translation>n = %1，m = %2</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>%1: no position, %2</source>
        <extracomment>a place of a table, such as &quot;n = 3, m = 4&quot;, and why no position belongs there</extracomment>
        <translation>%1：没有局面，%2</translation>
    </message>
    <message>
        <source>not solved</source>
        <extracomment>of a position of a table: it is not known who wins</extracomment>
        <translation>没有解出</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>which value is shown, and what it is: &quot;Grundy value 3&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a place of the table, &quot;n = 3, m = 4&quot;, and what stands there</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>There is no table yet.</source>
        <translation>还没有表。</translation>
    </message>
    <message>
        <source>A table has at most %1 cells.</source>
        <translation>一张表最多有%1格。</translation>
    </message>
</context>
<context>
    <name>models::TheoryChecks</name>
    <message>
        <source>Checked so far: %1</source>
        <translation>到现在检验了：%1</translation>
    </message>
    <message>
        <source>Stopped after %1.</source>
        <translation>在%1之后停止了。</translation>
    </message>
    <message>
        <source>Holds on %1.</source>
        <translation>在%1上成立。</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>of a check that has not begun</extracomment>
        <translation>等待中</translation>
    </message>
    <message>
        <source>checking</source>
        <extracomment>of a check that has begun, and is not done yet</extracomment>
        <translation>正在检验</translation>
    </message>
    <message>
        <source>holds</source>
        <extracomment>of a theorem: no counterexample was found</extracomment>
        <translation>成立</translation>
    </message>
    <message>
        <source>error of the program</source>
        <translation>程序的错误</translation>
    </message>
    <message>
        <source>fails, as expected</source>
        <translation>不成立，不出所料</translation>
    </message>
    <message>
        <source>no counterexample</source>
        <extracomment>of a rule: it was wrong nowhere</extracomment>
        <translation>没有反例</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>of a check that the person ended</extracomment>
        <translation>停止了</translation>
    </message>
    <message>
        <source>expected to fail</source>
        <translation>应当不成立</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>没有检验</translation>
    </message>
    <message>
        <source>%1 of %2 checks done</source>
        <extracomment>how many checks are done, and how many were asked for</extracomment>
        <translation>%2项检验里完成了%1项</translation>
    </message>
    <message>
        <source>Nothing has been checked yet.</source>
        <translation>还什么也没有检验。</translation>
    </message>
    <message>
        <source>Theories that hold: %1 of %2. Rules that fail: %3 of %4. Checked: %5.</source>
        <extracomment>four numbers; then what was checked, such as &quot;1200 positions&quot;</extracomment>
        <translation>成立的理论：%2个里有%1个。不成立的规则：%4个里有%3个。已检验：%5。</translation>
    </message>
    <message>
        <source>Positions checked: %1, mismatches: %2</source>
        <extracomment>two numbers of positions</extracomment>
        <translation>已检验局面：%1，不符：%2</translation>
    </message>
    <message>
        <source>%1. Stopped before everything was checked.</source>
        <translation>%1。还没有全部检验完就停止了。</translation>
    </message>
    <message>
        <source>%1: theory %2; search %3</source>
        <extracomment>a position, what the theory says of it, such as P, and what a plain search finds</extracomment>
        <translation>%1：理论说%2；搜索说%3</translation>
    </message>
</context>
<context>
    <name>models::Twin</name>
    <message>
        <source>Left and Right have different moves, so the position is not a Nim heap.</source>
        <translation>左方和右方的走法不同，所以这个局面不是尼姆的一堆。</translation>
    </message>
    <message>
        <source>In misère play a position is not decided by its Nim heaps.</source>
        <translation>按反常规则，局面的胜负不由它的尼姆堆来定。</translation>
    </message>
    <message>
        <source>The Nim heaps of this position are not known yet.</source>
        <translation>这个局面的尼姆堆还不知道。</translation>
    </message>
    <message>
        <source>The same game as %1</source>
        <translation>跟%1是同一个游戏</translation>
    </message>
    <message>
        <source>Reversible: this raises a heap from %1 to %2; the opponent can bring it back to %1.</source>
        <extracomment>two sizes of a heap, such as 2 and 5</extracomment>
        <translation>可逆：这一步把一堆从%1变大到%2；对方可以把它变回%1。</translation>
    </message>
    <message>
        <source>This raises a heap that %1 does not show; it would change nothing.</source>
        <translation>这一步把%1没有显示的一堆变大；它等于什么也没变。</translation>
    </message>
    <message>
        <source>This changes no heap that %1 shows.</source>
        <translation>这一步不改变%1显示的任何一堆。</translation>
    </message>
    <message>
        <source>This raises a heap from %1 to %2, and %3 has no such move. The opponent could bring it back to %1, so nothing is lost.</source>
        <extracomment>two sizes of a heap, such as 2 and 5, and a game, such as Nim</extracomment>
        <translation>这一步把一堆从%1变大到%2，而%3没有这样的走法。对方可以把它变回%1，所以没有损失。</translation>
    </message>
    <message>
        <source>%1 has no move that takes a heap from %2 to %3.</source>
        <extracomment>a game, two sizes</extracomment>
        <translation>%1没有把一堆从%2变到%3的走法。</translation>
    </message>
    <message>
        <source>a gap of %1 is a heap of %1</source>
        <extracomment>below a heap of Nim that stands for as many free squares between two coins, such as 3</extracomment>
        <translation>空隙%1就是大小为%1的一堆</translation>
    </message>
</context>
<context>
    <name>models::VotesModel</name>
    <message>
        <source>right</source>
        <extracomment>of an answer, an adjective: not the side</extracomment>
        <translation>对</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>不对</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation>赢</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>输</translation>
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
        <translation>%1. %2%3。</translation>
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
        <translation>没有练习单可写。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>position, letter</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>models::WorthView</name>
    <message>
        <source>%1 and %2</source>
        <comment>two numbers</comment>
        <translation>%1和%2</translation>
    </message>
</context>
</TS>
