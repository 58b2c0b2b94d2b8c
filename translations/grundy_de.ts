<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AddGameDialog</name>
    <message>
        <source>Add a game</source>
        <translation>Spiel hinzufügen</translation>
    </message>
    <message>
        <source>It stands beside the others. On your turn you make one move on one of the boards.</source>
        <translation>Es steht neben den anderen. Wenn du am Zug bist, machst du einen Zug auf einem der Bretter.</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>a button: puts another game on the table, beside the first one</extracomment>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Equal to…</source>
        <extracomment>the title of a dialog: which other game is compared with this one?</extracomment>
        <translation>Vergleichen mit …</translation>
    </message>
    <message>
        <source>Two games are equal when whoever moves first loses their difference. Which game shall it be?</source>
        <translation>Zwei Spiele sind gleich, wenn bei ihrer Differenz verliert, wer anfängt. Welches Spiel soll es sein?</translation>
    </message>
    <message>
        <source>From a lesson</source>
        <translation>Aus einer Lektion</translation>
    </message>
    <message>
        <source>From the clipboard</source>
        <translation>Aus der Zwischenablage</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>a button: compares both games</extracomment>
        <translation>Vergleichen</translation>
    </message>
</context>
<context>
    <name>AnalysedPane</name>
    <message>
        <source>%1, fully analysed</source>
        <translation>%1, vollständig analysiert</translation>
    </message>
    <message>
        <source>Looking for all positions…</source>
        <translation>Alle Positionen werden gesucht …</translation>
    </message>
    <message>
        <source>All positions by size</source>
        <translation>Alle Positionen nach Größe</translation>
    </message>
    <message>
        <source>size %1</source>
        <extracomment>heads a group of positions: how many pieces they have</extracomment>
        <translation>Größe %1</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>How to read it</source>
        <translation>So liest man es</translation>
    </message>
    <message>
        <source>the player who just moved can win</source>
        <translation>gewinnen kann, wer zuletzt gezogen hat</translation>
    </message>
    <message>
        <source>the player to move can win</source>
        <translation>gewinnen kann, wer am Zug ist</translation>
    </message>
    <message>
        <source>Left can win, whoever moves</source>
        <translation>Links kann gewinnen, egal wer zieht</translation>
    </message>
    <message>
        <source>Right can win, whoever moves</source>
        <translation>Rechts kann gewinnen, egal wer zieht</translation>
    </message>
    <message>
        <source>you gave the win away</source>
        <translation>du hast den Gewinn verschenkt</translation>
    </message>
    <message>
        <source>that move gave the win away</source>
        <translation>dieser Zug hat den Gewinn verschenkt</translation>
    </message>
    <message>
        <source>the computer gave it back</source>
        <translation>der Computer hat ihn zurückgegeben</translation>
    </message>
    <message>
        <source>Who may cut what</source>
        <translation>Wer was schneiden darf</translation>
    </message>
    <message>
        <source>Left cuts blue (marked L), Right cuts red (marked R), either cuts green (unmarked).</source>
        <translation>Links schneidet Blau (mit L markiert), Rechts schneidet Rot (mit R markiert), beide schneiden Grün (ohne Zeichen).</translation>
    </message>
    <message>
        <source>A value over 0 wins for Left, one under 0 for Right; at 0 whoever starts loses. Any positive number outweighs any nimber.</source>
        <translation>Ein Wert über 0 gewinnt für Links, einer unter 0 für Rechts; bei 0 verliert, wer anfängt. Jede positive Zahl wiegt mehr als jede Nim-Zahl.</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>heads what the map shows</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>a field, a noun: what is drawn on the map of the plane</extracomment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Winning moves</source>
        <extracomment>a map of the plane that shows which moves win</extracomment>
        <translation>Gewinnzüge</translation>
    </message>
    <message>
        <source>P / N</source>
        <translation>P / N</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>how many moves the game lasts yet</extracomment>
        <translation>Restzüge</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>a map of the plane that shows which moves win</extracomment>
        <translation>Gewinne</translation>
    </message>
    <message>
        <source>Grundy</source>
        <extracomment>a map of Grundy values</extracomment>
        <translation>Grundy</translation>
    </message>
</context>
<context>
    <name>AppSpinBox</name>
    <message>
        <source>from %1 to %2</source>
        <extracomment>the least and the largest number that a field takes, such as 1 and 64</extracomment>
        <translation>von %1 bis %2</translation>
    </message>
</context>
<context>
    <name>BoardArea</name>
    <message>
        <source>Walking the argument: after %1</source>
        <translation>Du gehst die Begründung durch: nach %1</translation>
    </message>
    <message>
        <source>All boards are one game. Click any board to move there.</source>
        <translation>Alle Bretter zusammen sind ein Spiel. Klick auf ein beliebiges Brett, um dort zu ziehen.</translation>
    </message>
    <message>
        <source>Hide how it went</source>
        <translation>Verlauf ausblenden</translation>
    </message>
    <message>
        <source>Show how it went</source>
        <translation>Verlauf zeigen</translation>
    </message>
</context>
<context>
    <name>BoardInput</name>
    <message>
        <source>Board</source>
        <extracomment>read aloud: the board of a game</extracomment>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>BoardZoom</name>
    <message>
        <source>Whole board</source>
        <extracomment>a button: zooms so that all of the board is seen</extracomment>
        <translation>Ganzes Brett</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>read aloud: a button: the board becomes smaller</extracomment>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>The − key, or the mouse wheel</source>
        <translation>Die Taste − oder das Mausrad</translation>
    </message>
    <message>
        <source>%L1%</source>
        <extracomment>how large the board is shown: a number such as 150, in percent</extracomment>
        <translation>%L1 %</translation>
    </message>
    <message>
        <source>Zoom: %L1%</source>
        <extracomment>read aloud: how large the board is shown: a number such as 150, in percent</extracomment>
        <translation>Vergrößerung: %L1 %</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>read aloud: a button: the board becomes larger</extracomment>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>The + key, or the mouse wheel</source>
        <translation>Die Taste + oder das Mausrad</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last move back</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <extracomment>what the button says when the pointer rests on it, with its keys</extracomment>
        <translation>Rückgängig (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>a button: makes a move again that was taken back</extracomment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <extracomment>what the button says when the pointer rests on it, with its keys</extracomment>
        <translation>Wiederholen (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>All lines played</source>
        <translation>Alle gespielten Varianten</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>a button: ends the editing of the position</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>a button, a verb: changes the position; short, for narrow windows</extracomment>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Edit position</source>
        <extracomment>a button, a verb</extracomment>
        <translation>Position bearbeiten</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: copies the position; short, for narrow windows</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy position</source>
        <extracomment>a button, a verb</extracomment>
        <translation>Position kopieren</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>a button: tells a little of how to win</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Again, fence at %1</source>
        <translation>Noch einmal, Zaun bei %1</translation>
    </message>
    <message>
        <source>Fence %1</source>
        <extracomment>a button: plays again, with a fence at so many pieces</extracomment>
        <translation>Zaun %1</translation>
    </message>
    <message>
        <source>You won: play again, and the computer plays perfectly one piece sooner</source>
        <translation>Du hast gewonnen: Spiel noch einmal, und der Computer spielt einen Stein früher perfekt</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>a button: asks for the next game</extracomment>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Add a game</source>
        <translation>Spiel hinzufügen</translation>
    </message>
    <message>
        <source>Timeline</source>
        <extracomment>read aloud: the list of all moves of the game in their order</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>at a move: how many other moves were tried here, such as 2</extracomment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Where to look (H)</source>
        <translation>Wohin schauen? (H)</translation>
    </message>
    <message>
        <source>Tell me more (H)</source>
        <translation>Mehr verraten (H)</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>a button: tells why the position is won or lost</extracomment>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>a button: leaves the reasons for the game</extracomment>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Who wins, and why (W)</source>
        <translation>Wer gewinnt, und warum (W)</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Zurück zur Partie (Esc)</translation>
    </message>
    <message>
        <source>New game (Ctrl+N)</source>
        <translation>Neue Partie (Ctrl+N)</translation>
    </message>
</context>
<context>
    <name>BusyBar</name>
    <message>
        <source>Progress</source>
        <extracomment>read aloud: a bar that shows how much of a calculation is done</extracomment>
        <translation>Fortschritt</translation>
    </message>
</context>
<context>
    <name>ChartFrame</name>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>%1: show as table</source>
        <translation>%1: als Tabelle zeigen</translation>
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
        <translation>Bis Größe</translation>
    </message>
    <message>
        <source>Size of the largest positions checked</source>
        <translation>Größe der größten geprüften Positionen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the check</extracomment>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ClaimsCard</name>
    <message>
        <source>Claims that fail</source>
        <translation>Behauptungen, die scheitern</translation>
    </message>
    <message>
        <source>A claim that fails</source>
        <translation>Eine Behauptung, die scheitert</translation>
    </message>
    <message>
        <source>Looking for the smallest counterexample…</source>
        <translation>Das kleinste Gegenbeispiel wird gesucht …</translation>
    </message>
    <message>
        <source>No counterexample was found within the limits.</source>
        <translation>Innerhalb der Grenzen wurde kein Gegenbeispiel gefunden.</translation>
    </message>
    <message>
        <source>Open it</source>
        <extracomment>a button: opens the position of which something is claimed</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <extracomment>a button, a verb: opens a position, such as nim:7,11,5</extracomment>
        <translation>%1 öffnen</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>the results cannot be written</source>
        <translation>die Ergebnisse lassen sich nicht schreiben</translation>
    </message>
    <message>
        <source>not in the table: %1; solved without it</source>
        <translation>nicht in der Tabelle: %1; ohne sie gelöst</translation>
    </message>
    <message>
        <source>solved, but there was no time to list all moves</source>
        <translation>gelöst, aber für die Liste aller Züge reichte die Zeit nicht</translation>
    </message>
    <message>
        <source>no move is left</source>
        <translation>kein Zug ist übrig</translation>
    </message>
    <message>
        <source>a matrix has at most %1 positions, this one %2</source>
        <extracomment>two numbers of positions, such as 2000 and 5312</extracomment>
        <translation>eine Matrix hat höchstens %1 Positionen, diese hier %2</translation>
    </message>
    <message>
        <source>--figures is for Line Nim with counters, without --dot, --matrix and --up-to-symmetry</source>
        <translation>--figures ist für Reihen-Nim mit Plättchen, ohne --dot, --matrix und --up-to-symmetry</translation>
    </message>
    <message>
        <source>too many runs for --figures: the numbers of runs of each length that a position may have have to fit into 64 bits</source>
        <translation>zu viele Ketten für --figures: die Anzahlen der Ketten jeder Länge, die eine Position haben kann, müssen in 64 Bit passen</translation>
    </message>
    <message>
        <source>exploring</source>
        <extracomment>before how far a calculation is: positions are being found</extracomment>
        <translation>wird erkundet</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4 true, %5 of them by the rules alone</source>
        <extracomment>a file, a lesson, &quot;12 steps&quot;, &quot;30 claims&quot; of which all are true, and a number of claims</extracomment>
        <translation>%1: %2, %3, %4 wahr, davon %5 allein nach den Regeln</translation>
    </message>
    <message>
        <source>%1: %2, %3 minutes</source>
        <extracomment>the name by which a lesson is called, its title, and how long it takes</extracomment>
        <translation>%1: %2, %3 Minuten</translation>
    </message>
    <message>
        <source>name one lesson, by its file or by --id</source>
        <translation>eine Lektion angeben, mit ihrer Datei oder mit --id</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>no such lesson; &apos;lesson --list&apos; names them</source>
        <translation>keine solche Lektion; &apos;lesson --list&apos; nennt sie</translation>
    </message>
    <message>
        <source>           options: %1</source>
        <extracomment>below a game: what can be set in its notation, such as take=1,2,3</extracomment>
        <translation>           Optionen: %1</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>a player, not a direction</extracomment>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>a player</extracomment>
        <translation>Rechts</translation>
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
        <translation>Die Partie bleibt unbeendet.</translation>
    </message>
    <message>
        <source>No such move. Type a move&apos;s number, its text or the position that it leaves, or &apos;quit&apos;.</source>
        <translation>Diesen Zug gibt es nicht. Gib die Nummer eines Zuges ein, seinen Text oder die Position, die er übrig lässt, oder &apos;quit&apos;.</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 denkt nach</translation>
    </message>
    <message>
        <source>      … and more moves: %1</source>
        <translation>      … und weitere Züge: %1</translation>
    </message>
    <message>
        <source>No move is left. %1 wins.</source>
        <translation>Kein Zug ist übrig. %1 gewinnt.</translation>
    </message>
    <message>
        <source>this game has no heaps with values of their own</source>
        <translation>dieses Spiel hat keine Haufen mit eigenen Werten</translation>
    </message>
    <message>
        <source>no period is proven</source>
        <translation>keine Periode ist bewiesen</translation>
    </message>
    <message>
        <source>period %1 from heap %2 on, proven: %3</source>
        <extracomment>after how many values they repeat, the heap from which on they do, and the name of a theorem</extracomment>
        <translation>Periode %1 ab Haufen %2, bewiesen: %3</translation>
    </message>
    <message>
        <source>these are the values in normal play</source>
        <translation>das sind die Werte im Normalspiel</translation>
    </message>
    <message>
        <source>so many values do not fit into the memory to use</source>
        <translation>so viele Werte passen nicht in den Speicher, der benutzt werden soll</translation>
    </message>
    <message>
        <source>so many values are not worked out</source>
        <translation>so viele Werte werden nicht ausgerechnet</translation>
    </message>
    <message>
        <source>so many values are not worked out: without a proven period at most %1</source>
        <translation>so viele Werte werden nicht ausgerechnet: ohne bewiesene Periode höchstens %1</translation>
    </message>
    <message>
        <source>the file&apos;s name has to end in .csv or .json</source>
        <translation>der Name der Datei muss auf .csv oder .json enden</translation>
    </message>
    <message>
        <source>a board has 1 to %1 cells, not %2 x %3</source>
        <extracomment>a number such as 36, and the rows and columns that were asked for, such as 7 x 8</extracomment>
        <translation>ein Brett hat 1 bis %1 Felder, nicht %2 x %3</translation>
    </message>
    <message>
        <source>not solved within the limits: %1 of %2</source>
        <extracomment>how many positions of a table, and how many there are</extracomment>
        <translation>innerhalb der Grenzen nicht gelöst: %1 von %2</translation>
    </message>
    <message>
        <source>only the table of one board of the game grid is written as a .table</source>
        <translation>nur die Tabelle eines einzelnen Bretts des Spiels grid wird als .table geschrieben</translation>
    </message>
    <message>
        <source>filling the table</source>
        <translation>die Tabelle wird gefüllt</translation>
    </message>
    <message>
        <source>no position of this family is allowed: %1, %2</source>
        <extracomment>its first position, such as chomp:0,1, and why it is not allowed</extracomment>
        <translation>keine Position dieser Familie ist erlaubt: %1, %2</translation>
    </message>
    <message>
        <source>stopped before everything was checked</source>
        <translation>angehalten, bevor alles geprüft war</translation>
    </message>
    <message>
        <source>not everything was checked within the time limit</source>
        <translation>in der erlaubten Zeit wurde nicht alles geprüft</translation>
    </message>
    <message>
        <source>not everything can be checked within the memory limit</source>
        <translation>mit dem erlaubten Speicher lässt sich nicht alles prüfen</translation>
    </message>
    <message>
        <source>not everything was checked within the limit of positions</source>
        <translation>mit der erlaubten Zahl von Positionen wurde nicht alles geprüft</translation>
    </message>
    <message>
        <source>%1 up to %2: positions checked: %3, mismatches: %4</source>
        <extracomment>a check, such as nim, how large the positions are, and two numbers of positions</extracomment>
        <translation>%1 bis %2: Positionen geprüft: %3, Widersprüche: %4</translation>
    </message>
    <message>
        <source>  first counterexample: %1: the rule says %2, the search %3</source>
        <extracomment>a position, and twice an outcome such as P or N</extracomment>
        <translation>  erstes Gegenbeispiel: %1: die Regel sagt %2, die Suche %3</translation>
    </message>
    <message>
        <source>checking %1</source>
        <extracomment>the name of a check, such as nim, before how far it is</extracomment>
        <translation>%1 wird geprüft</translation>
    </message>
    <message>
        <source>none of the positions that &apos;verify %1&apos; looks at has these rules</source>
        <translation>keine der Positionen, die &apos;verify %1&apos; ansieht, hat diese Regeln</translation>
    </message>
    <message>
        <source>no such game; &apos;list&apos; names them</source>
        <translation>kein solches Spiel; &apos;list&apos; nennt sie</translation>
    </message>
    <message>
        <source>--misere: not offered in this game</source>
        <translation>--misere: bei diesem Spiel nicht möglich</translation>
    </message>
    <message>
        <source>--kind %1: not asked of this game in misère play; there are %2</source>
        <extracomment>a kind of exercise, such as nim-sum, and the kinds that can be asked</extracomment>
        <translation>--kind %1: wird bei diesem Spiel in Misère nicht gestellt; es gibt %2</translation>
    </message>
    <message>
        <source>--kind %1: not asked of this game; there are %2</source>
        <translation>--kind %1: wird bei diesem Spiel nicht gestellt; es gibt %2</translation>
    </message>
    <message>
        <source>a file is required, or --json</source>
        <translation>eine Datei ist nötig, oder --json</translation>
    </message>
    <message>
        <source>making the exercises</source>
        <translation>die Übungen werden erzeugt</translation>
    </message>
    <message>
        <source>it may not be written over</source>
        <translation>sie darf nicht überschrieben werden</translation>
    </message>
    <message>
        <source>it needs %1 MB; on the disk %2 MB are free</source>
        <extracomment>of a file that is too large: two amounts in megabytes</extracomment>
        <translation>sie braucht %1 MB; auf der Platte sind %2 MB frei</translation>
    </message>
    <message>
        <source>interrupted while it was written; the file is not there, or as it was before</source>
        <translation>beim Schreiben unterbrochen; die Datei fehlt oder ist wie zuvor</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>loses</source>
        <extracomment>of a move, a verb</extracomment>
        <translation>verliert</translation>
    </message>
    <message>
        <source>value</source>
        <extracomment>head of a column, a noun: the value of the game as a whole</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Grundy</source>
        <extracomment>short for Grundy value</extracomment>
        <translation>Grundy</translation>
    </message>
    <message>
        <source>%1 if Left is to move, %2 if Right is</source>
        <extracomment>how many moves the game lasts yet, twice: two numbers</extracomment>
        <translation>%1, wenn Links am Zug ist, %2, wenn Rechts es ist</translation>
    </message>
    <message>
        <source>player</source>
        <extracomment>head of a column: who moves</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>move</source>
        <extracomment>head of a column, a noun</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>position after</source>
        <extracomment>head of a column: the position after the move</extracomment>
        <translation>Position danach</translation>
    </message>
    <message>
        <source>leaves</source>
        <extracomment>head of a column: the outcome, P, N, L or R, that the move leaves</extracomment>
        <translation>lässt</translation>
    </message>
    <message>
        <source>moves left</source>
        <extracomment>head of a column: how many moves the game lasts yet</extracomment>
        <translation>Restzüge</translation>
    </message>
    <message>
        <source>  … and more: %1
</source>
        <translation>  … und weitere: %1
</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>who wins, and why or by which move: two sentences</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>left out: all positions would take %1 of memory</source>
        <translation>weggelassen: alle Positionen bräuchten %1 Speicher</translation>
    </message>
    <message>
        <source>%1, winning: at least %2</source>
        <extracomment>how many moves there are, and how many of them are known to win</extracomment>
        <translation>%1, davon gewinnen mindestens %2</translation>
    </message>
    <message>
        <source>%1, winning: %2</source>
        <extracomment>how many moves there are, and how many of them win</extracomment>
        <translation>%1, davon gewinnen %2</translation>
    </message>
    <message>
        <source>%1, not judged: %2</source>
        <extracomment>the line above, such as &quot;12, winning: at least 1&quot;, and of how many moves nothing is known</extracomment>
        <translation>%1, nicht beurteilt: %2</translation>
    </message>
    <message>
        <source>components</source>
        <extracomment>heads a list: what the position is the sum of, and the value of each</extracomment>
        <translation>Komponenten</translation>
    </message>
    <message>
        <source>    … and more: %1
</source>
        <translation>    … und weitere: %1
</translation>
    </message>
    <message>
        <source>outcome</source>
        <extracomment>heads a line: who wins, with the letter P, N, L or R</extracomment>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>found</source>
        <extracomment>heads a line that says how the answer was found: by theory, a table or a search</extracomment>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>table</source>
        <extracomment>heads a line: how much memory a table would have needed</extracomment>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>moves</source>
        <extracomment>heads a line that says how many moves there are</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>a time in seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>the second player (P)</source>
        <translation>die zweite Seite (P)</translation>
    </message>
    <message>
        <source>the first player (N)</source>
        <translation>die erste Seite (N)</translation>
    </message>
    <message>
        <source>winner</source>
        <extracomment>heads a line: who wins on the board</extracomment>
        <translation>es gewinnt</translation>
    </message>
    <message>
        <source>first moves</source>
        <extracomment>heads a line: how many first moves there are, and how many of them win</extracomment>
        <translation>erste Züge</translation>
    </message>
    <message>
        <source>memory</source>
        <extracomment>heads a line: how much memory the table takes</extracomment>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <extracomment>an amount in megabytes</extracomment>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>positions</source>
        <extracomment>heads a line: how many positions the table has</extracomment>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>P-positions</source>
        <extracomment>heads a line: how many of the positions are P</extracomment>
        <translation>P-Positionen</translation>
    </message>
    <message>
        <source>allocation</source>
        <extracomment>heads a line: how long it took to get the memory of the table</extracomment>
        <translation>Speicher holen</translation>
    </message>
    <message>
        <source>filling</source>
        <extracomment>heads a line: how long it took to fill the table</extracomment>
        <translation>füllen</translation>
    </message>
    <message>
        <source>counting</source>
        <extracomment>heads a line: how long it took to count the P-positions</extracomment>
        <translation>zählen</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <extracomment>heads a line: how much memory was read and written each second</extracomment>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <extracomment>gigabytes each second</extracomment>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>allocating and filling</source>
        <translation>holen und füllen</translation>
    </message>
    <message>
        <source>the table needs %1 MB of memory; --memory allows %2 MB</source>
        <extracomment>two amounts in megabytes; --memory is an option</extracomment>
        <translation>die Tabelle braucht %1 MB Speicher; --memory erlaubt %2 MB</translation>
    </message>
    <message>
        <source>the table needs %1 MB of memory; the machine has %2 MB free</source>
        <extracomment>two amounts in megabytes</extracomment>
        <translation>die Tabelle braucht %1 MB Speicher; der Rechner hat %2 MB frei</translation>
    </message>
    <message>
        <source>%1 MB of memory could not be had from the system</source>
        <translation>%1 MB Speicher waren vom System nicht zu bekommen</translation>
    </message>
    <message>
        <source>interrupted while the P-positions were counted</source>
        <translation>unterbrochen, während die P-Positionen gezählt wurden</translation>
    </message>
    <message>
        <source>writing</source>
        <extracomment>before how far it is: the table is being written to a file</extracomment>
        <translation>wird geschrieben</translation>
    </message>
    <message>
        <source>it is searched: a table over its %1 stones needs %2 MB of memory</source>
        <extracomment>why there is no table: a number of stones, and an amount in megabytes</extracomment>
        <translation>es wird gesucht: eine Tabelle über die %1 Steine braucht %2 MB Speicher</translation>
    </message>
    <message>
        <source>%1, and tables are made of up to %2 stones</source>
        <extracomment>the sentence above, &quot;it is searched: …&quot;, and a number of stones</extracomment>
        <translation>%1, und Tabellen werden für höchstens %2 Steine gemacht</translation>
    </message>
    <message>
        <source>%1, and --memory allows %2 MB</source>
        <extracomment>the sentence above, &quot;it is searched: …&quot;, and an amount in megabytes; --memory is an option</extracomment>
        <translation>%1, und --memory erlaubt %2 MB</translation>
    </message>
    <message>
        <source>%1, which the machine has not free</source>
        <translation>%1, die der Rechner nicht frei hat</translation>
    </message>
    <message>
        <source>searching</source>
        <extracomment>before how far a calculation is: positions are being searched</extracomment>
        <translation>es wird gesucht</translation>
    </message>
    <message>
        <source>a field is impossible: more than %1 cells</source>
        <translation>ein Feld der Datei ist unmöglich: mehr als %1 Felder</translation>
    </message>
    <message>
        <source>the table is not of the game grid</source>
        <translation>die Tabelle gehört nicht zum Spiel grid</translation>
    </message>
    <message>
        <source>a field is impossible: play is neither normal nor misère</source>
        <translation>ein Feld der Datei ist unmöglich: weder Normalspiel noch Misère</translation>
    </message>
    <message>
        <source>the table does not hold outcomes</source>
        <translation>die Tabelle enthält keine Ausgänge</translation>
    </message>
    <message>
        <source>a field is impossible: the rows, columns and maximum per move</source>
        <translation>ein Feld der Datei ist unmöglich: Zeilen, Spalten und Höchstzahl pro Zug</translation>
    </message>
    <message>
        <source>a field is impossible: the order of the cells</source>
        <translation>ein Feld der Datei ist unmöglich: die Reihenfolge der Felder</translation>
    </message>
    <message>
        <source>a field is impossible: the number of bytes of data</source>
        <translation>ein Feld der Datei ist unmöglich: die Anzahl der Datenbytes</translation>
    </message>
    <message>
        <source>this is not a table of Grundy&apos;s</source>
        <translation>das ist keine Tabelle von Grundy</translation>
    </message>
    <message>
        <source>this is a table of version %1; version %2 can be read</source>
        <extracomment>two numbers, such as 2 and 1</extracomment>
        <translation>das ist eine Tabelle der Version %1; lesbar ist Version %2</translation>
    </message>
    <message>
        <source>the table is cut short: %1 bytes of at least %2</source>
        <extracomment>how long a file is, and how long it should be</extracomment>
        <translation>die Tabelle ist abgeschnitten: %1 Bytes von mindestens %2</translation>
    </message>
    <message>
        <source>the file goes on after the table, which has %1 bytes</source>
        <translation>die Datei geht nach der Tabelle weiter, die %1 Bytes hat</translation>
    </message>
    <message>
        <source>the table was changed: its checksum is wrong</source>
        <translation>die Tabelle wurde verändert: ihre Prüfsumme stimmt nicht</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>the person ended the reading of a table</extracomment>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>nicht lesbar: %1</translation>
    </message>
    <message>
        <source>the table is of the game grid</source>
        <translation>die Tabelle gehört zum Spiel grid</translation>
    </message>
    <message>
        <source>the table is for normal play</source>
        <translation>die Tabelle ist für das Normalspiel</translation>
    </message>
    <message>
        <source>the table is for misère play</source>
        <translation>die Tabelle ist für Misère</translation>
    </message>
    <message>
        <source>the table is for max=%1</source>
        <translation>die Tabelle ist für max=%1</translation>
    </message>
    <message>
        <source>the stones do not fit on its %1 x %2 board</source>
        <extracomment>the rows and columns of the board that a table is for, such as 5 x 5</extracomment>
        <translation>die Steine passen nicht auf ihr Brett von %1 x %2</translation>
    </message>
    <message>
        <source>--rows, --cols and --max are for the game grid</source>
        <translation>--rows, --cols und --max sind für das Spiel grid</translation>
    </message>
    <message>
        <source>--rows is the grid&apos;s --m and --cols its --n: give one of them</source>
        <translation>--rows ist --m des Gitters und --cols sein --n: eins von beiden angeben</translation>
    </message>
    <message>
        <source>--m: this family has no m</source>
        <translation>--m: diese Familie hat kein m</translation>
    </message>
    <message>
        <source>a table has at most %1 cells</source>
        <translation>eine Tabelle hat höchstens %1 Zellen</translation>
    </message>
    <message>
        <source>--show %1: this family has no such values</source>
        <translation>--show %1: diese Familie hat keine solchen Werte</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>nicht genug Speicher</translation>
    </message>
    <message>
        <source>an error of the program: %1</source>
        <translation>ein Fehler des Programms: %1</translation>
    </message>
    <message>
        <source>an error of the program</source>
        <translation>ein Fehler des Programms</translation>
    </message>
    <message>
        <source>standard output</source>
        <extracomment>in the place of a file in an error: what the program prints</extracomment>
        <translation>Standardausgabe</translation>
    </message>
    <message>
        <source>a sum has at most %1 positions</source>
        <translation>eine Summe hat höchstens %1 Positionen</translation>
    </message>
    <message>
        <source>no exact value is known</source>
        <translation>kein genauer Wert ist bekannt</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>a value at a temperature</comment>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>heads a line, a noun: the mean value of a hot game</extracomment>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>temperature</source>
        <extracomment>heads a line: the temperature of a hot game</extracomment>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>left wall</source>
        <extracomment>heads a line: a wall of the thermograph, as points</extracomment>
        <translation>linke Wand</translation>
    </message>
    <message>
        <source>right wall</source>
        <extracomment>heads a line: a wall of the thermograph, as points</extracomment>
        <translation>rechte Wand</translation>
    </message>
    <message>
        <source>atomic weight</source>
        <extracomment>heads a line: a number that a game without numbers has</extracomment>
        <translation>Atomgewicht</translation>
    </message>
    <message>
        <source>the rules of this game are written %1</source>
        <translation>die Regeln dieses Spiels schreibt man %1</translation>
    </message>
    <message>
        <source>column %1: values are those of normal play</source>
        <translation>Spalte %1: Werte gelten für das Normalspiel</translation>
    </message>
    <message>
        <source>incentive</source>
        <extracomment>head of a column: how much the move gains, a value of a game</extracomment>
        <translation>Anreiz</translation>
    </message>
    <message>
        <source>solved, but not all of the argument was found within the limits</source>
        <translation>gelöst, aber innerhalb der Grenzen wurde nicht die ganze Begründung gefunden</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <extracomment>heads the game that was played last; a click on it plays on</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Continue, last played %1</source>
        <comment>today, 2:35 PM</comment>
        <translation>Weiterspielen, zuletzt gespielt %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a position, before what is going on</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>a game</comment>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>ConventionChoice</name>
    <message>
        <source>Convention</source>
        <extracomment>a field: who makes the last move wins (normal) or loses (misère)</extracomment>
        <translation>Spielweise</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>normal play: who makes the last move wins</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Misère</source>
        <extracomment>misère play: who makes the last move loses</extracomment>
        <translation>Misère</translation>
    </message>
</context>
<context>
    <name>CountSwitches</name>
    <message>
        <source>Positions equal by symmetry count once</source>
        <translation>Symmetrische Positionen zählen einmal</translation>
    </message>
    <message>
        <source>Without terminal positions</source>
        <translation>Ohne Endpositionen</translation>
    </message>
</context>
<context>
    <name>DraftBoard</name>
    <message>
        <source>Your board</source>
        <extracomment>heads what one can set of a board of one’s own</extracomment>
        <translation>Dein Brett</translation>
    </message>
</context>
<context>
    <name>DraftSeat</name>
    <message>
        <source>Player %1</source>
        <extracomment>the number of a player, 1 or 2</extracomment>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; moves first</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; fängt an</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; moves second</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; ist als Zweites dran</translation>
    </message>
    <message>
        <source>%1 moves first</source>
        <translation>%1 fängt an</translation>
    </message>
    <message>
        <source>%1 moves second</source>
        <translation>%1 ist als Zweites dran</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>a choice: who plays here is who sits at the computer</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>A friend</source>
        <extracomment>a choice: another person plays here</extracomment>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>a choice: the program plays here</extracomment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>How strong?</source>
        <extracomment>read aloud: how well the computer shall play</extracomment>
        <translation>Wie stark?</translation>
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
        <translation>Gezeichnetes Spiel öffnen</translation>
    </message>
    <message>
        <source>Save the drawn game</source>
        <translation>Gezeichnetes Spiel speichern</translation>
    </message>
    <message>
        <source>Back to all games</source>
        <translation>Zurück zu allen Spielen</translation>
    </message>
    <message>
        <source>Draw your own game</source>
        <translation>Eigenes Spiel zeichnen</translation>
    </message>
    <message>
        <source>Draw the shapes that may be taken. The board answers at once.</source>
        <translation>Zeichne die Formen, die genommen werden dürfen. Das Brett antwortet sofort.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>before a field: the name of the game that is drawn</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Name des Spiels</translation>
    </message>
    <message>
        <source>My game</source>
        <extracomment>in an empty field: a name for the game that one drew</extracomment>
        <translation>Mein Spiel</translation>
    </message>
    <message>
        <source>✓ kept in your own rules as you draw</source>
        <translation>✓ beim Zeichnen in deinen Regeln aufbewahrt</translation>
    </message>
    <message>
        <source>More for this game</source>
        <translation>Mehr zu diesem Spiel</translation>
    </message>
    <message>
        <source>Open a drawn game…</source>
        <translation>Gezeichnetes Spiel öffnen …</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Als Datei speichern …</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>an entry of a menu, a verb: shows the game to a class</extracomment>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>Look at it in the Lab</source>
        <translation>Im Labor ansehen</translation>
    </message>
    <message>
        <source>Make it a step of a lesson</source>
        <translation>Zum Schritt einer Lektion machen</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <extracomment>an entry of a menu or a button: makes a worksheet of this game</extracomment>
        <translation>Arbeitsblatt</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>a button, a verb: opens the game with its analysis</extracomment>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: begins a game</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Shapes that may be taken</source>
        <translation>Formen, die genommen werden dürfen</translation>
    </message>
    <message>
        <source>A click draws:</source>
        <translation>Ein Klick zeichnet:</translation>
    </message>
    <message>
        <source>What a click on a square draws</source>
        <translation>Was ein Klick auf ein Feld zeichnet</translation>
    </message>
    <message>
        <source>taken</source>
        <extracomment>of a square of a drawn shape: a move takes the stone on it</extracomment>
        <translation>genommen</translation>
    </message>
    <message>
        <source>must be empty</source>
        <translation>muss leer sein</translation>
    </message>
    <message>
        <source>stays</source>
        <extracomment>of a square of a drawn shape: there is a stone, and it stays</extracomment>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>+ another shape</source>
        <translation>+ weitere Form</translation>
    </message>
    <message>
        <source>+ a line</source>
        <translation>+ eine Kette</translation>
    </message>
    <message>
        <source>Any unbroken line of a row or a column, as long as you allow</source>
        <translation>Eine beliebige Kette ohne Lücke aus einer Zeile oder Spalte, so lang, wie du es erlaubst</translation>
    </message>
</context>
<context>
    <name>DrawingHead</name>
    <message>
        <source>Back to the position</source>
        <translation>Zurück zur Position</translation>
    </message>
    <message>
        <source>A step of “Why?”: the picture reduced, not the position</source>
        <translation>Ein Schritt von „Warum?“: das vereinfachte Bild, nicht die Position</translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>a tool: a click cuts an edge, which is a move</extracomment>
        <translation>Schneiden</translation>
    </message>
    <message>
        <source>Click an edge to cut it</source>
        <translation>Klick auf eine Kante, um sie durchzuschneiden</translation>
    </message>
    <message>
        <source>Draw green</source>
        <extracomment>a tool: draws edges that both players may cut</extracomment>
        <translation>Grün zeichnen</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>draws green edges</extracomment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Drag to draw an edge; click an edge to make it green. Keys: Enter begins and ends an edge, N ends it at a new joint</source>
        <translation>Zieh, um eine Kante zu zeichnen; klick auf eine Kante, um sie grün zu machen. Tasten: Enter beginnt und beendet eine Kante, N beendet sie an einem neuen Knoten</translation>
    </message>
    <message>
        <source>Draw blue</source>
        <extracomment>a tool: draws edges that the player Blue may cut</extracomment>
        <translation>Blau zeichnen</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>draws blue edges</extracomment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Draw edges that Blue (Left) may cut; click an edge to make it blue</source>
        <translation>Kanten zeichnen, die Blau (Links) schneiden darf; klick auf eine Kante, um sie blau zu machen</translation>
    </message>
    <message>
        <source>Draw red</source>
        <extracomment>a tool: draws edges that the player Red may cut</extracomment>
        <translation>Rot zeichnen</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>draws red edges</extracomment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Draw edges that Red (Right) may cut; click an edge to make it red</source>
        <translation>Kanten zeichnen, die Rot (Rechts) schneiden darf; klick auf eine Kante, um sie rot zu machen</translation>
    </message>
    <message>
        <source>Move joint</source>
        <extracomment>a tool, a verb: drags a joint to another place</extracomment>
        <translation>Knoten verschieben</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>a tool: drags a joint to another place</extracomment>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>Drag a joint, a foot along the ground, or an edge to bend it</source>
        <translation>Zieh an einem Knoten, an einem Fuß den Boden entlang oder an einer Kante, um sie zu biegen</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>a tool, a verb: removes edges and joints</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Click an edge or a joint to remove it, with all that falls</source>
        <translation>Klick auf eine Kante oder einen Knoten, um sie zu entfernen, mit allem, was dann fällt</translation>
    </message>
    <message>
        <source>Snap</source>
        <extracomment>a switch: joints snap to a grid</extracomment>
        <translation>Einrasten</translation>
    </message>
    <message>
        <source>Joints go to half units</source>
        <translation>Knoten rasten auf halben Einheiten ein</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>a button: ends the tidying</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop tidying</source>
        <extracomment>a button</extracomment>
        <translation>Das Ordnen anhalten</translation>
    </message>
    <message>
        <source>Tidy</source>
        <extracomment>a button: lays out the drawing anew, without crossings</extracomment>
        <translation>Ordnen</translation>
    </message>
    <message>
        <source>Lays the picture out anew</source>
        <translation>Legt das Bild neu an</translation>
    </message>
</context>
<context>
    <name>DrawnBoard</name>
    <message>
        <source>%L1 edges are too many to draw. The verdict holds all the same.</source>
        <translation>%L1 Kanten sind zu viele zum Zeichnen. Das Urteil gilt trotzdem.</translation>
    </message>
</context>
<context>
    <name>DrawnInput</name>
    <message>
        <source>Board</source>
        <extracomment>read aloud: the board of a game</extracomment>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>EditBar</name>
    <message>
        <source>Arrows</source>
        <extracomment>a field: the arrows of a graph, such as 2-1, 2-0, 1-0; not keys</extracomment>
        <translation>Pfeile</translation>
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
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Heading; may be left out</source>
        <translation>Überschrift; kann fehlen</translation>
    </message>
    <message>
        <source>Heading of the step</source>
        <translation>Überschrift des Schritts</translation>
    </message>
    <message>
        <source>The question</source>
        <extracomment>a field: what the class is asked</extracomment>
        <translation>Die Frage</translation>
    </message>
    <message>
        <source>What the class reads</source>
        <translation>Was die Klasse liest</translation>
    </message>
    <message>
        <source>**strong**, *emphasis*, lists with “- ”, and links to positions: [cold](nim:1,1?outcome=P)</source>
        <translation>**fett**, *betont*, Listen mit „- “ und Links zu Positionen: [kalt](nim:1,1?outcome=P)</translation>
    </message>
    <message>
        <source>Then show</source>
        <extracomment>a field: what is shown when the class has answered</extracomment>
        <translation>Dann zeigen</translation>
    </message>
    <message>
        <source>Exercises, rows, tables and markings are written in the file. Here they can be moved, doubled and taken out, and their texts edited.</source>
        <translation>Aufgaben, Zeilen, Tabellen und Beschriftungen schreibt man in der Datei. Hier lassen sie sich verschieben, duplizieren und löschen, und ihre Texte lassen sich bearbeiten.</translation>
    </message>
    <message>
        <source>Notes for the teacher; the class does not see them</source>
        <translation>Hinweise für die Lehrkraft; die Klasse sieht sie nicht</translation>
    </message>
    <message>
        <source>Notes for the teacher</source>
        <translation>Hinweise für die Lehrkraft</translation>
    </message>
    <message>
        <source>It is played</source>
        <translation>Gespielt wird</translation>
    </message>
    <message>
        <source>by two pupils</source>
        <translation>zu zweit in der Klasse</translation>
    </message>
    <message>
        <source>against the perfect computer</source>
        <translation>gegen den perfekten Computer</translation>
    </message>
    <message>
        <source>against a computer that moves at random</source>
        <translation>gegen einen Computer, der zufällig zieht</translation>
    </message>
    <message>
        <source>against a computer that is perfect near the end</source>
        <translation>gegen einen Computer, der gegen Ende perfekt spielt</translation>
    </message>
    <message>
        <source>It plays perfectly with so many pieces left</source>
        <translation>Er spielt perfekt, sobald so viele Steine übrig sind</translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>a field: who makes the first move, the class or the computer</extracomment>
        <translation>Wer anfängt</translation>
    </message>
    <message>
        <source>The class</source>
        <extracomment>a choice: the class makes the first move</extracomment>
        <translation>Die Klasse</translation>
    </message>
    <message>
        <source>The computer</source>
        <extracomment>a choice: the computer makes the first move</extracomment>
        <translation>Der Computer</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <extracomment>before a field: the number of an answer from which the class may choose</extracomment>
        <translation>Antwort %1</translation>
    </message>
    <message>
        <source>It is right</source>
        <translation>Sie ist richtig</translation>
    </message>
    <message>
        <source>Answer %1 is right</source>
        <translation>Antwort %1 ist richtig</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>a button: removes this answer</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Take out answer %1</source>
        <translation>Antwort %1 entfernen</translation>
    </message>
    <message>
        <source>What is said to answer %1</source>
        <translation>Was zu Antwort %1 gesagt wird</translation>
    </message>
    <message>
        <source>What is said when it is chosen</source>
        <translation>Was gesagt wird, wenn jemand sie wählt</translation>
    </message>
    <message>
        <source>Another answer</source>
        <extracomment>a button: adds one more answer to choose from</extracomment>
        <translation>Noch eine Antwort</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>a field: a position in its notation, such as nim:7,11,5</extracomment>
        <translation>Position</translation>
    </message>
    <message>
        <source>Take it from the game</source>
        <translation>Aus der Partie übernehmen</translation>
    </message>
    <message>
        <source>The position on the board of the game that is open</source>
        <translation>Die Position auf dem Brett der offenen Partie</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>a button, a verb: takes the position that was copied</extracomment>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>The position that was copied</source>
        <translation>Die kopierte Position</translation>
    </message>
    <message>
        <source>No board</source>
        <extracomment>a button: the step of the lesson shows no position</extracomment>
        <translation>Ohne Brett</translation>
    </message>
    <message>
        <source>What is told of it then</source>
        <translation>Was dann darüber verraten wird</translation>
    </message>
    <message>
        <source>What is told of it</source>
        <translation>Was darüber verraten wird</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>how much is told of a position</extracomment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>a choice: so much is told of a position</extracomment>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>Every move with what it leaves</source>
        <translation>Jeder Zug und was er übrig lässt</translation>
    </message>
    <message>
        <source>The winning moves</source>
        <translation>Die Gewinnzüge</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>a choice: the reason is told</extracomment>
        <translation>Warum</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>Was sie wert ist</translation>
    </message>
</context>
<context>
    <name>EditorSteps</name>
    <message>
        <source>Steps</source>
        <extracomment>heads the list of the steps of a lesson</extracomment>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>There are none yet. Add the first one below.</source>
        <translation>Noch gibt es keine. Füg unten den ersten hinzu.</translation>
    </message>
    <message>
        <source>Step %1, being edited: %2</source>
        <extracomment>read aloud: the number of a step of a lesson, and its heading</extracomment>
        <translation>Schritt %1, wird bearbeitet: %2</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <extracomment>read aloud: a step of a lesson, and its heading</extracomment>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>%1. Mistake: %2</source>
        <extracomment>read aloud: the kind of a step, such as &quot;Question&quot;, and what is wrong with it</extracomment>
        <translation>%1. Fehler: %2</translation>
    </message>
    <message>
        <source>(no text yet)</source>
        <translation>(noch kein Text)</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>a button: the step comes earlier in the lesson</extracomment>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move the step up</source>
        <translation>Den Schritt nach oben schieben</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>a button: the step comes later in the lesson</extracomment>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move the step down</source>
        <translation>Den Schritt nach unten schieben</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>a button, a verb: makes the same step of a lesson once more</extracomment>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>The same step once more</source>
        <translation>Denselben Schritt noch einmal</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>a button, a verb: removes the step of a lesson</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Take the step out; Undo brings it back</source>
        <translation>Den Schritt löschen; „Rückgängig“ bringt ihn zurück</translation>
    </message>
</context>
<context>
    <name>EndActions</name>
    <message>
        <source>Again</source>
        <extracomment>a button: plays the same game once more</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>The same game again (Ctrl+R)</source>
        <translation>Dieselbe Partie noch einmal (Ctrl+R)</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <extracomment>a button: plays once more, and who moved second moves first</extracomment>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>The same game again; Left and Right change places</source>
        <translation>Dieselbe Partie noch einmal; Links und Rechts tauschen</translation>
    </message>
    <message>
        <source>The same game again; the other player begins</source>
        <translation>Dieselbe Partie noch einmal; die andere Seite fängt an</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>a button: goes through the moves of the game that is over</extracomment>
        <translation>Wo wendete sich das Blatt?</translation>
    </message>
    <message>
        <source>The moves of the game (M)</source>
        <translation>Die Züge der Partie (M)</translation>
    </message>
    <message>
        <source>A picture of the game, to save or to copy</source>
        <translation>Ein Bild der Partie, zum Speichern oder Kopieren</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Judging the moves…</source>
        <translation>Die Züge werden beurteilt …</translation>
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
        <translation>Der letzte Zug</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>a choice: who makes the last move wins</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Misère</source>
        <extracomment>a choice: who makes the last move loses</extracomment>
        <translation>Misère</translation>
    </message>
    <message>
        <source>Whoever moves last loses.</source>
        <translation>Wer als Letzter zieht, verliert.</translation>
    </message>
</context>
<context>
    <name>Exercise</name>
    <message>
        <source>Number</source>
        <extracomment>a field in which a pupil types a number</extracomment>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Answer: %1.</source>
        <extracomment>the right answer to an exercise, such as 7 or &quot;take 3 from heap 1&quot;</extracomment>
        <translation>Antwort: %1.</translation>
    </message>
</context>
<context>
    <name>ExerciseAnswer</name>
    <message>
        <source>Your answer</source>
        <extracomment>a field: what the pupil answers to an exercise</extracomment>
        <translation>Deine Antwort</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>a button: is my answer right?</extracomment>
        <translation>Prüfen</translation>
    </message>
</context>
<context>
    <name>ExercisePanel</name>
    <message>
        <source>Exercise %1 of %2</source>
        <extracomment>the number of this exercise, such as 3, and how many there are, such as 10</extracomment>
        <translation>Aufgabe %1 von %2</translation>
    </message>
    <message>
        <source>Done: %1 of %2 right first time.</source>
        <extracomment>how many exercises were right at the first try, such as 7, and how many there were, such as 10</extracomment>
        <translation>Fertig: %1 von %2 beim ersten Mal richtig.</translation>
    </message>
    <message>
        <source>Finish</source>
        <extracomment>a button, a verb: ends the last exercise</extracomment>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Try another one</source>
        <translation>Eine andere versuchen</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <extracomment>a button</extracomment>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>a button: answers the same exercise once more</extracomment>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Die Antwort zeigen</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>a button: begins the exercises again from the first one</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Explore it</source>
        <extracomment>a button: opens the position of the exercise with its analysis</extracomment>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Opens the position with everything known about it</source>
        <translation>Öffnet die Position mit allem, was man über sie weiß</translation>
    </message>
</context>
<context>
    <name>ExploreWall</name>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation type="unfinished">Wird gelöst …</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation type="unfinished">Noch nicht gelöst</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the letter P or N, and who wins</comment>
        <translation type="unfinished">%1. %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>part done, time left</comment>
        <translation type="unfinished">%1 · %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation type="unfinished">Abbrechen</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button: opens the moves, values and reasons of a position</extracomment>
        <translation type="unfinished">Mehr</translation>
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
        <translation>„%1“ gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>Choose another</source>
        <extracomment>a button: chooses another file</extracomment>
        <translation>Andere wählen</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>a button: writes over the file that is there</extracomment>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: writes no file</extracomment>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>FindPane</name>
    <message>
        <source>%1 Nothing is lost by trying.</source>
        <comment>a sentence: what was played</comment>
        <translation>%1 Probieren kostet nichts.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>which of so many moments of the game is asked about</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Wohin schauen?</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>a button: asks about another moment of the game</extracomment>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>All moves</source>
        <extracomment>a button: shows the moves of the game, each with its judgement</extracomment>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>The moves of the game (M)</source>
        <translation>Die Züge der Partie (M)</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Zurück zur Partie (Esc)</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>before some buttons that tell more and more of how to win</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>How many</source>
        <extracomment>a button: says how many pieces to take</extracomment>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Show the move</source>
        <extracomment>a button: shows the winning move</extracomment>
        <translation>Zug zeigen</translation>
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
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>a button: no, nothing is forgotten</extracomment>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message>
        <source>Games</source>
        <extracomment>heads the page of all games, a noun</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Search games</source>
        <extracomment>in an empty field: what is typed here is looked for among the games</extracomment>
        <translation>Spiele suchen</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>a button, a verb: opens a position that was copied</extracomment>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Eine Position einfügen</translation>
    </message>
    <message>
        <source>Paste a position (Ctrl+V)</source>
        <translation>Eine Position einfügen (Ctrl+V)</translation>
    </message>
    <message>
        <source>No game matches “%1”.</source>
        <translation>Kein Spiel passt zu „%1“.</translation>
    </message>
    <message>
        <source>Draw…</source>
        <extracomment>a button, a verb: draws the rules of one&apos;s own game</extracomment>
        <translation>Zeichnen …</translation>
    </message>
    <message>
        <source>Draw your own game</source>
        <translation>Eigenes Spiel zeichnen</translation>
    </message>
    <message>
        <source>Draw the shapes that a move may take, and play it at once</source>
        <translation>Zeichne die Formen, die ein Zug nehmen darf, und spiel sofort</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: puts a game back into the list of recent games</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Eine Kopie öffnen</translation>
    </message>
</context>
<context>
    <name>GameCards</name>
    <message>
        <source>%1. Beaten: %2</source>
        <extracomment>read aloud: what a game is about, and the opponents who lost to the person in it</extracomment>
        <translation>%1. Geschlagen: %2</translation>
    </message>
</context>
<context>
    <name>GameCourse</name>
    <message>
        <source>Start</source>
        <extracomment>the beginning of a game, at the left end of its course</extracomment>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>You were winning</source>
        <extracomment>of the one person who plays against the computer</extracomment>
        <translation>Du standest auf Gewinn</translation>
    </message>
    <message>
        <source>%1 was winning</source>
        <comment>the name of a player</comment>
        <translation>%1 stand auf Gewinn</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Export from the Lab</source>
        <translation>Aus dem Labor exportieren</translation>
    </message>
    <message>
        <source>Open a game or a lesson</source>
        <translation>Partie oder Lektion öffnen</translation>
    </message>
    <message>
        <source>Drop a game or a lesson to open it</source>
        <translation>Leg eine Partie oder eine Lektion hier ab, um sie zu öffnen</translation>
    </message>
    <message>
        <source>Save the picture of the game</source>
        <translation>Bild der Partie speichern</translation>
    </message>
</context>
<context>
    <name>GameHeader</name>
    <message>
        <source>How it is played</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>A game is reviewed by the convention it was played by. Go back to the game to change it</source>
        <translation>Der Rückblick gilt für die Spielweise, in der gespielt wurde. Geh zur Partie zurück, um sie zu ändern</translation>
    </message>
    <message>
        <source>The game is over. Choose the convention with a new game</source>
        <translation>Die Partie ist zu Ende. Wähl die Spielweise bei einer neuen Partie</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>Zurück zu den Spielen</translation>
    </message>
    <message>
        <source>Misère. %1</source>
        <extracomment>misère play (who makes the last move loses), and a sentence with the rules</extracomment>
        <translation>Misère. %1</translation>
    </message>
    <message>
        <source>Normal. %1</source>
        <extracomment>normal play (who makes the last move wins), and a sentence with the rules</extracomment>
        <translation>Normal. %1</translation>
    </message>
    <message>
        <source>Mode</source>
        <extracomment>a field: what the window is for: play, explore or present</extracomment>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a mode of the window, a verb</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>a mode of the window, a verb: the game with its analysis</extracomment>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>a mode of the window, a verb: for a class, large</extracomment>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>Analysis</source>
        <extracomment>a button: shows or hides who wins and why</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Show the analysis</source>
        <translation>Die Analyse zeigen</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button: opens a menu with more to do</extracomment>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>New game…</source>
        <extracomment>an entry of a menu: asks for the next game</extracomment>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>an entry of a menu, a verb: begins the same game anew</extracomment>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Stop editing</source>
        <extracomment>an entry of a menu: ends the editing of the position</extracomment>
        <translation>Bearbeiten beenden</translation>
    </message>
    <message>
        <source>Edit position</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>Position bearbeiten</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Normal play</source>
        <extracomment>an entry of a menu: from now on who makes the last move wins</extracomment>
        <translation>Normalspiel</translation>
    </message>
    <message>
        <source>Misère play</source>
        <extracomment>an entry of a menu: from now on who makes the last move loses</extracomment>
        <translation>Misère</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Show losing moves</source>
        <translation>Verlustzüge zeigen</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>the name of a key</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>Show games won by each move</source>
        <translation>Gewonnene Partien je Zug zeigen</translation>
    </message>
    <message>
        <source>Warn after a mistake</source>
        <translation>Nach einem Fehler warnen</translation>
    </message>
    <message>
        <source>Colour every move</source>
        <translation>Jeden Zug einfärben</translation>
    </message>
    <message>
        <source>Cancel the analysis</source>
        <translation>Analyse abbrechen</translation>
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
        <translation>Das ganze Spiel im Labor</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>an entry of a menu, a verb: opens a file</extracomment>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>an entry of a menu, a verb: saves the game in a file</extracomment>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <extracomment>an entry of a menu, a verb: writes a picture of the board to a file</extracomment>
        <translation>Bild exportieren …</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Copy position</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>Position kopieren</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Paste position…</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>Position einfügen …</translation>
    </message>
    <message>
        <source>Ctrl+V</source>
        <translation>Ctrl+V</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>an entry of a menu: shows the list of keys and what they do</extracomment>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Add to my lesson</source>
        <translation>Zu meiner Lektion hinzufügen</translation>
    </message>
    <message>
        <source>Print position…</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>Position drucken …</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Add a game…</source>
        <translation>Spiel hinzufügen …</translation>
    </message>
    <message>
        <source>Equal to…</source>
        <extracomment>an entry of a menu: asks which other game this one is compared with</extracomment>
        <translation>Vergleichen mit …</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>after a game: goes through its moves</extracomment>
        <translation>Wo wendete sich das Blatt?</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>an entry of a menu, a noun: opens a smaller one, with what is done with the position</extracomment>
        <translation>Position</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>an entry of a menu, a noun: opens a smaller one, with what goes into files and to printers</extracomment>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Picture of the game…</source>
        <extracomment>an entry of a menu: how the game began and went, as a picture to save or to copy</extracomment>
        <translation>Bild der Partie …</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Play on as misère?</source>
        <translation>Als Misère weiterspielen?</translation>
    </message>
    <message>
        <source>Play on by the normal rule?</source>
        <translation>Nach der normalen Regel weiterspielen?</translation>
    </message>
    <message>
        <source>The game goes on from this position, and whoever moves last loses.</source>
        <translation>Die Partie geht von dieser Position aus weiter, und wer als Letzter zieht, verliert.</translation>
    </message>
    <message>
        <source>The game goes on from this position, and whoever moves last wins.</source>
        <translation>Die Partie geht von dieser Position aus weiter, und wer als Letzter zieht, gewinnt.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: closes the dialog and changes nothing</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: goes on with this game under the other convention</extracomment>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>GraphNotice</name>
    <message>
        <source>Show the part around the position</source>
        <translation>Den Teil um die Position zeigen</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>play, explore or present</source>
        <translation>play, explore oder present</translation>
    </message>
    <message>
        <source>a page of Learn: lessons, practice, mark, worksheets or pupils</source>
        <translation>eine Seite von „Lernen“: lessons, practice, mark, worksheets oder pupils</translation>
    </message>
    <message>
        <source>a page of the Lab: graph, matrix, statistics, table, ...</source>
        <translation>eine Seite des Labors: graph, matrix, statistics, table, ...</translation>
    </message>
    <message>
        <source>a lesson of the course or of your own, by its id</source>
        <translation>eine Lektion des Kurses oder eine eigene, mit ihrer id</translation>
    </message>
    <message>
        <source>light, dark or system</source>
        <translation>light, dark oder system</translation>
    </message>
    <message>
        <source>size of the window, e.g. 1440x900</source>
        <translation>Größe des Fensters, z. B. 1440x900</translation>
    </message>
    <message>
        <source>show, wait for the analysis, save the picture, quit</source>
        <translation>zeigen, die Analyse abwarten, das Bild speichern, beenden</translation>
    </message>
    <message>
        <source>mirror the window, as for writing from right to left</source>
        <translation>das Fenster spiegeln, wie für Schrift von rechts nach links</translation>
    </message>
    <message>
        <source>--lesson: there is no lesson &apos;%1&apos;; there are %2</source>
        <extracomment>what was typed, such as nimm, and the names of all lessons</extracomment>
        <translation>--lesson: es gibt keine Lektion &apos;%1&apos;; es gibt %2</translation>
    </message>
    <message>
        <source>%1: there is no such file</source>
        <translation>%1: diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>A laboratory for Nim and its relatives</source>
        <translation>Ein Labor für Nim und seine Verwandten</translation>
    </message>
    <message>
        <source>a width and a height such as 1440x900</source>
        <translation>eine Breite und eine Höhe, z. B. 1440x900</translation>
    </message>
    <message>
        <source>a file name</source>
        <translation>ein Dateiname</translation>
    </message>
    <message>
        <source>seconds to spend on a position; no limit unless given</source>
        <translation>Sekunden für eine Position; ohne Angabe unbegrenzt</translation>
    </message>
    <message>
        <source>megabytes to use; 2048 unless given</source>
        <translation>Megabytes, die benutzt werden dürfen; ohne Angabe 2048</translation>
    </message>
    <message>
        <source>megabytes from %1 to %2</source>
        <extracomment>what an option takes: the least and the largest amount of memory</extracomment>
        <translation>eine Zahl von Megabytes, von %1 bis %2</translation>
    </message>
    <message>
        <source>seconds over 0 and up to 1000000000</source>
        <translation>eine Zahl von Sekunden, über 0 und höchstens 1000000000</translation>
    </message>
    <message>
        <source>human, perfect, random, look:N (N from 1 to 20), human-like or human-like:P (P from 0 to 100), fence:N (perfect from N pieces left on, N from 1 to 99)</source>
        <translation>human, perfect, random, look:N (N von 1 bis 20), human-like oder human-like:P (P von 0 bis 100), fence:N (perfekt ab N restlichen Steinen, N von 1 bis 99)</translation>
    </message>
    <message>
        <source>a command is required; --help lists them</source>
        <translation>ein Befehl ist nötig; --help zählt sie auf</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;; --help lists them</source>
        <translation>unbekannter Befehl &apos;%1&apos;; --help zählt die Befehle auf</translation>
    </message>
    <message>
        <source>Solves, plays and explains Nim and its relatives.</source>
        <translation>Löst, spielt und erklärt Nim und seine Verwandten.</translation>
    </message>
    <message>
        <source>who wins, by which moves</source>
        <translation>wer gewinnt, und mit welchen Zügen</translation>
    </message>
    <message>
        <source>such as nim:7,11,5; &apos;-&apos; reads one per line</source>
        <translation>zum Beispiel nim:7,11,5; &apos;-&apos; liest eine pro Zeile</translation>
    </message>
    <message>
        <source>one JSON object per line</source>
        <translation>ein JSON-Objekt pro Zeile</translation>
    </message>
    <message>
        <source>outcomes that table --out wrote; positions on its board are looked up</source>
        <translation>Ausgänge, die table --out geschrieben hat; Positionen auf dem Brett dieser Tabelle werden nachgeschlagen</translation>
    </message>
    <message>
        <source>the move that Perfect plays; exit code 1 when no move is left</source>
        <translation>der Zug, den die Stufe Perfekt spielt; Rückgabewert 1, wenn kein Zug übrig ist</translation>
    </message>
    <message>
        <source>such as nim:7,11,5; &apos;-&apos; reads it from standard input</source>
        <translation>zum Beispiel nim:7,11,5; &apos;-&apos; liest sie von der Standardeingabe</translation>
    </message>
    <message>
        <source>as a JSON object</source>
        <translation>als JSON-Objekt</translation>
    </message>
    <message>
        <source>why, step by step</source>
        <translation>warum, Schritt für Schritt</translation>
    </message>
    <message>
        <source>every position that can be reached, and the kernel</source>
        <translation>jede Position, die erreicht werden kann, und der Kern</translation>
    </message>
    <message>
        <source>such as lines/misere:111/1111/11111; &apos;-&apos; reads it from standard input</source>
        <translation>zum Beispiel lines/misere:111/1111/11111; &apos;-&apos; liest sie von der Standardeingabe</translation>
    </message>
    <message>
        <source>one JSON object</source>
        <translation>ein JSON-Objekt</translation>
    </message>
    <message>
        <source>leave out terminal positions and the moves to them</source>
        <translation>Endpositionen und die Züge dorthin weglassen</translation>
    </message>
    <message>
        <source>count positions equal by symmetry once</source>
        <translation>symmetrische Positionen einmal zählen</translation>
    </message>
    <message>
        <source>Line Nim: count without the graph, also where that would be too large; JSON</source>
        <translation>Reihen-Nim: ohne den Graphen zählen, auch wo er zu groß wäre; JSON</translation>
    </message>
    <message>
        <source>write the graph for Graphviz to this file</source>
        <translation>den Graphen für Graphviz in diese Datei schreiben</translation>
    </message>
    <message>
        <source>write the connection matrix to this CSV file</source>
        <translation>die Verbindungsmatrix in diese CSV-Datei schreiben</translation>
    </message>
    <message>
        <source>checks lessons; exit code 1 when one of them says what is not true</source>
        <translation>prüft Lektionen; Rückgabewert 1, wenn eine etwas Falsches sagt</translation>
    </message>
    <message>
        <source>lesson files; without any the program&apos;s own lessons</source>
        <translation>Lektionsdateien; ohne Angabe die Lektionen des Programms</translation>
    </message>
    <message>
        <source>one of the program&apos;s own lessons, as --list names it</source>
        <translation>eine Lektion des Programms, wie --list sie nennt</translation>
    </message>
    <message>
        <source>write the plan of one lesson for the teacher, a PDF file</source>
        <translation>den Unterrichtsplan einer Lektion schreiben, für die Lehrkraft, als PDF-Datei</translation>
    </message>
    <message>
        <source>of the plan: a4 or letter; a4 unless given</source>
        <translation>Papier des Plans: a4 oder letter; ohne Angabe a4</translation>
    </message>
    <message>
        <source>read the program&apos;s own lessons in that language, and check the translation</source>
        <translation>die Lektionen des Programms in dieser Sprache lesen und die Übersetzung prüfen</translation>
    </message>
    <message>
        <source>only list them</source>
        <translation>nur aufzählen</translation>
    </message>
    <message>
        <source>the games with their options and presets</source>
        <translation>die Spiele mit ihren Optionen und Vorlagen</translation>
    </message>
    <message>
        <source>a game in the terminal; Left starts</source>
        <translation>eine Partie im Terminal; Links fängt an</translation>
    </message>
    <message>
        <source>such as nim:7,11,5</source>
        <translation>zum Beispiel nim:7,11,5</translation>
    </message>
    <message>
        <source>of all chance: the same seed plays the same game</source>
        <translation>Startzahl für allen Zufall: Dieselbe ergibt dieselbe Partie</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <extracomment>what an option takes: the least and the largest number</extracomment>
        <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>Grundy values of heaps by size, and their period</source>
        <translation>Grundy-Werte von Haufen nach ihrer Größe, und ihre Periode</translation>
    </message>
    <message>
        <source>such as takeaway/take=1-3, octal/code=0.77 or grundy</source>
        <translation>zum Beispiel takeaway/take=1-3, octal/code=0.77 oder grundy</translation>
    </message>
    <message>
        <source>the largest heap; 100 unless given</source>
        <translation>der größte Haufen; ohne Angabe 100</translation>
    </message>
    <message>
        <source>a heap size from %1 to %2</source>
        <extracomment>what an option takes: the least and the largest size</extracomment>
        <translation>eine Haufengröße von %1 bis %2</translation>
    </message>
    <message>
        <source>a file for the values, .csv or .json</source>
        <translation>eine Datei für die Werte, .csv oder .json</translation>
    </message>
    <message>
        <source>a range such as 0-20, numbers up to %1</source>
        <translation>ein Bereich wie 0-20, mit Zahlen bis %1</translation>
    </message>
    <message>
        <source>a file name ending in .csv, .json, .svg or .table</source>
        <translation>ein Dateiname, der auf .csv, .json, .svg oder .table endet</translation>
    </message>
    <message>
        <source>what the positions of a family are worth</source>
        <translation>was die Positionen einer Familie wert sind</translation>
    </message>
    <message>
        <source>a notation with the variables n and m, such as nim:n,m,3 or lines/max=m:1^n; or a game</source>
        <translation>eine Schreibweise mit den Variablen n und m, zum Beispiel nim:n,m,3 oder lines/max=m:1^n; oder ein Spiel</translation>
    </message>
    <message>
        <source>the values of n</source>
        <translation>die Werte von n</translation>
    </message>
    <message>
        <source>the values of m</source>
        <translation>die Werte von m</translation>
    </message>
    <message>
        <source>rows of the grids (m)</source>
        <translation>Zeilen der Gitter (m)</translation>
    </message>
    <message>
        <source>columns of the grids (n)</source>
        <translation>Spalten der Gitter (n)</translation>
    </message>
    <message>
        <source>the maximum per move on the grids</source>
        <translation>die Höchstzahl pro Zug auf den Gittern</translation>
    </message>
    <message>
        <source>a maximum per move from %1 to %2</source>
        <extracomment>what an option takes, the most that one move may take: the least and the largest number</extracomment>
        <translation>eine Höchstzahl pro Zug von %1 bis %2</translation>
    </message>
    <message>
        <source>outcome, grundy, remoteness or value</source>
        <translation>outcome, grundy, remoteness oder value</translation>
    </message>
    <message>
        <source>misère play</source>
        <extracomment>what an option means: who makes the last move loses</extracomment>
        <translation>Misère spielen</translation>
    </message>
    <message>
        <source>write a table (.csv, .json), a picture (.svg) or, for one board of the grid, the outcomes of all its positions (.table)</source>
        <translation>eine Tabelle (.csv, .json) schreiben, ein Bild (.svg) oder, für ein einzelnes Brett des Spiels grid, die Ausgänge aller seiner Positionen (.table)</translation>
    </message>
    <message>
        <source>seconds to spend on the table; no limit unless given</source>
        <translation>Sekunden für die Tabelle; ohne Angabe unbegrenzt</translation>
    </message>
    <message>
        <source>theory against search; exit code 1 when they differ</source>
        <translation>Theorie gegen Suche; Rückgabewert 1, wenn sie sich widersprechen</translation>
    </message>
    <message>
        <source>games such as nim, variants such as lines/max=3, or &apos;all&apos;</source>
        <translation>Spiele wie nim, Varianten wie lines/max=3, oder &apos;all&apos;</translation>
    </message>
    <message>
        <source>the size of the largest positions checked</source>
        <translation>die Größe der größten geprüften Positionen</translation>
    </message>
    <message>
        <source>a size from %1 to %2</source>
        <extracomment>what an option takes, how large the positions are: the least and the largest number</extracomment>
        <translation>eine Größe von %1 bis %2</translation>
    </message>
    <message>
        <source>a game, as &apos;list&apos; names it; with rules of its own: shapes/take=11t</source>
        <translation>ein Spiel, wie &apos;list&apos; es nennt; mit eigenen Regeln: shapes/take=11t</translation>
    </message>
    <message>
        <source>what is asked, once for each kind: %1; finding a winning move unless given</source>
        <translation>was gefragt wird, einmal für jede Art anzugeben: %1; ohne Angabe: einen Gewinnzug finden</translation>
    </message>
    <message>
        <source>how many exercises; 10 unless given</source>
        <translation>wie viele Aufgaben; ohne Angabe 10</translation>
    </message>
    <message>
        <source>1 (easy) to 10; 3 unless given</source>
        <translation>1 (leicht) bis 10; ohne Angabe 3</translation>
    </message>
    <message>
        <source>a difficulty from %1 to %2</source>
        <extracomment>what an option takes, how hard the exercises are: the least and the largest number</extracomment>
        <translation>eine Schwierigkeit von %1 bis %2</translation>
    </message>
    <message>
        <source>the same seed makes the same sheet; 1 unless given</source>
        <translation>dieselbe Startzahl ergibt dasselbe Blatt; ohne Angabe 1</translation>
    </message>
    <message>
        <source>a4 or letter; a4 unless given</source>
        <translation>a4 oder letter; ohne Angabe a4</translation>
    </message>
    <message>
        <source>a4 or letter</source>
        <translation>a4 oder letter</translation>
    </message>
    <message>
        <source>what stands above; the game and the kind unless given</source>
        <translation>was darüber steht; ohne Angabe das Spiel und die Art</translation>
    </message>
    <message>
        <source>a title of at most %1 characters</source>
        <translation>ein Titel aus höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>write the sheet as PDF</source>
        <translation>das Blatt als PDF schreiben</translation>
    </message>
    <message>
        <source>a file name ending in .pdf</source>
        <translation>ein Dateiname, der auf .pdf endet</translation>
    </message>
    <message>
        <source>without the answers</source>
        <translation>ohne die Antworten</translation>
    </message>
    <message>
        <source>print the exercises, one JSON object per line</source>
        <translation>die Aufgaben ausgeben, ein JSON-Objekt pro Zeile</translation>
    </message>
    <message>
        <source>exercises on paper, with answers</source>
        <translation>Aufgaben auf Papier, mit Antworten</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>heads the help of a command: how it is called</extracomment>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>SUBCOMMANDS</source>
        <translation>BEFEHLE</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>PFLICHT</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXT</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>diese Hilfe zeigen und beenden</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>die Version des Programms zeigen und beenden</translation>
    </message>
    <message>
        <source>The following argument was not expected: %1</source>
        <translation>unerwartetes Argument: %1</translation>
    </message>
    <message>
        <source>The following arguments were not expected: %1</source>
        <translation>unerwartete Argumente: %1</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>--%1: takes no value</source>
        <translation>--%1: hat keinen Wert</translation>
    </message>
    <message>
        <source>%1: expected a value, found the end</source>
        <translation>%1: erwartet wird ein Wert, gefunden wurde das Ende</translation>
    </message>
    <message>
        <source>%1: given more than once</source>
        <translation>%1: mehr als einmal angegeben</translation>
    </message>
    <message>
        <source>a position to open, e.g. nim:7,11,5, or a file: a saved game (.grundy), a lesson (.grundylesson, .json) or a drawn game (.grundyrule); of several each gets a window of its own</source>
        <translation>eine Position, die geöffnet wird, zum Beispiel nim:7,11,5, oder eine Datei: ein gespeichertes Spiel (.grundy), eine Lektion (.grundylesson, .json) oder ein gezeichnetes Spiel (.grundyrule); von mehreren bekommt jede ihr eigenes Fenster</translation>
    </message>
    <message>
        <source>--grab: expected one position, found %1</source>
        <translation>--grab: erwartet: eine Position; gefunden: %1</translation>
    </message>
    <message>
        <source>%1: no other window can be opened</source>
        <translation>%1: kein weiteres Fenster lässt sich öffnen</translation>
    </message>
    <message>
        <source>positions side by side, and what they are worth</source>
        <translation>Positionen nebeneinander, und was sie wert sind</translation>
    </message>
    <message>
        <source>such as nim:3,5 and -hackenbush:0-1b</source>
        <translation>zum Beispiel nim:3,5 und -hackenbush:0-1b</translation>
    </message>
    <message>
        <source>prints =, &lt;, &gt; or ||; the exit code is 0, 10, 11 or 12</source>
        <translation>gibt =, &lt;, &gt; oder || aus; der Rückgabewert ist 0, 10, 11 oder 12</translation>
    </message>
    <message>
        <source>a position in normal play</source>
        <translation>eine Position im Normalspiel</translation>
    </message>
    <message>
        <source>what it is compared with</source>
        <translation>womit sie verglichen wird</translation>
    </message>
    <message>
        <source>the simplest game that a position equals</source>
        <translation>das einfachste Spiel, dem eine Position gleich ist</translation>
    </message>
    <message>
        <source>other ways to write it, too, one per line</source>
        <translation>auch andere Schreibweisen, eine pro Zeile</translation>
    </message>
    <message>
        <source>no display can be reached; grundy-cli needs none</source>
        <translation>kein Bildschirm ist erreichbar; grundy-cli braucht keinen</translation>
    </message>
    <message>
        <source>a board as a picture: SVG, PDF or PNG</source>
        <translation>ein Brett als Bild: SVG, PDF oder PNG</translation>
    </message>
    <message>
        <source>the file; its ending says what it becomes: .svg, .pdf or .png</source>
        <translation>die Datei; ihre Endung sagt, was sie wird: .svg, .pdf oder .png</translation>
    </message>
    <message>
        <source>a file name ending in .svg, .pdf or .png</source>
        <translation>ein Dateiname mit der Endung .svg, .pdf oder .png</translation>
    </message>
    <message>
        <source>moves of the player to move that are marked: none, winning or all; none unless given</source>
        <translation>welche Züge der Person am Zug markiert werden: none (keine), winning (Gewinnzüge) oder all (alle); ohne Angabe none</translation>
    </message>
    <message>
        <source>light or dark; light unless given</source>
        <translation>light (hell) oder dark (dunkel); ohne Angabe light</translation>
    </message>
    <message>
        <source>without names and numbers beside the pieces</source>
        <translation>ohne Namen und Zahlen neben den Steinen</translation>
    </message>
    <message>
        <source>in pixels, e.g. 1280x800; as large as the board unless given</source>
        <translation>in Pixeln, z. B. 1280x800; ohne Angabe so groß wie das Brett</translation>
    </message>
    <message>
        <source>a size from %1x%1 to %2x%2, such as 1280x800</source>
        <translation>eine Größe von %1x%1 bis %2x%2, etwa 1280x800</translation>
    </message>
    <message>
        <source>plain, or world: the game&apos;s own pieces; plain unless given</source>
        <translation>plain (schlicht) oder world: die eigenen Steine des Spiels; ohne Angabe plain</translation>
    </message>
    <message>
        <source>how reasons argue: idea (in plain words), labels (P and N, by moves and their answers), values or theorems; theorems unless given</source>
        <translation>womit begründet wird: idea (in einfachen Worten), labels (P und N, durch Züge und ihre Antworten), values oder theorems; ohne Angabe theorems</translation>
    </message>
    <message>
        <source>idea, labels, values or theorems</source>
        <translation>idea, labels, values oder theorems</translation>
    </message>
</context>
<context>
    <name>IdeaPane</name>
    <message>
        <source>Why?</source>
        <extracomment>a heading: why somebody wins</extracomment>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>%1 · %2 to move</source>
        <extracomment>a position such as &quot;Nim 5, 5, 2&quot;, and the name of who is to move</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation type="unfinished">Zurück zur Partie (Esc)</translation>
    </message>
    <message>
        <source>The idea</source>
        <extracomment>names what is shown: why somebody wins, in plain words</extracomment>
        <translation>Die Idee</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <extracomment>in place of an idea: it is being looked for</extracomment>
        <translation>Der Grund wird gesucht …</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Noch nicht gelöst</translation>
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
        <translation type="unfinished">Pause</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>a button: the idea is played on the board by itself, move after move</extracomment>
        <translation type="unfinished">Spielen</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>read aloud: the list of the moves in which an idea is played</extracomment>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>below the first of some small boards: the position as it is now</extracomment>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Tell me more</source>
        <extracomment>a button: the reasons in more than plain words</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>how far reasons argue: with the letters P and N only</extracomment>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>how far reasons argue: with Grundy values, too</extracomment>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Theorems</source>
        <extracomment>how far reasons argue: with all that is proven</extracomment>
        <translation>Lehrsätze</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>The class may still see this screen. The page of the Lab shows all its results.</source>
        <translation>Vielleicht sieht die Klasse diesen Bildschirm noch. Die Laborseite zeigt alle Ergebnisse.</translation>
    </message>
    <message>
        <source>Go on presenting</source>
        <translation>Weiter vorführen</translation>
    </message>
    <message>
        <source>Show the page</source>
        <translation>Seite zeigen</translation>
    </message>
    <message>
        <source>%1 · misère</source>
        <translation>%1 · misère</translation>
    </message>
    <message>
        <source>State graph</source>
        <extracomment>a page of the lab: positions as dots, moves as arrows</extracomment>
        <translation>Zustandsgraph</translation>
    </message>
    <message>
        <source>Connection matrix</source>
        <extracomment>a page of the lab: a table of which position leads to which</extracomment>
        <translation>Verbindungsmatrix</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>a page of the lab</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>a page of the lab</extracomment>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Sequences</source>
        <extracomment>a page of the lab: the Grundy values of heaps of 0, 1, 2 …</extracomment>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Theory check</source>
        <extracomment>a page of the lab: theorems are compared with a plain search</extracomment>
        <translation>Theorieprüfung</translation>
    </message>
    <message>
        <source>Lab</source>
        <extracomment>a heading, short for laboratory</extracomment>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Lab · %1</source>
        <translation>Labor · %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends a calculation</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Position…</source>
        <extracomment>a button: asks which position the lab works on</extracomment>
        <translation>Position …</translation>
    </message>
    <message>
        <source>Choose the position to look at</source>
        <translation>Wähl die Position, um die es geht</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>a button, a verb: shows the page to a class</extracomment>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>Full screen for a class, with the answers hidden at first</source>
        <translation>Ganzer Bildschirm für eine Klasse, die Antworten zuerst verborgen</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>a button, a verb: writes the page to a file</extracomment>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Page of the Lab</source>
        <translation>Seite des Labors</translation>
    </message>
    <message>
        <source>Which position?</source>
        <extracomment>the title of a dialog: which position the lab works on</extracomment>
        <translation>Welche Position?</translation>
    </message>
    <message>
        <source>The Lab looks at every position that can be reached from this one.</source>
        <translation>Das Labor sieht sich jede Position an, die man von dieser aus erreichen kann.</translation>
    </message>
    <message>
        <source>The position on the board: %1</source>
        <translation>Die Position auf dem Brett: %1</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
</context>
<context>
    <name>LabelRow</name>
    <message>
        <source>Positions</source>
        <extracomment>read aloud: the row of positions with their letters P and N</extracomment>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a number, and its letter P or N</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: P or N?</source>
        <translation>%1: P oder N?</translation>
    </message>
    <message>
        <source>%1: not labelled yet</source>
        <translation>%1: noch nicht beschriftet</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Who is learning?</source>
        <translation>Wer lernt?</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>a page of Learn, a noun</extracomment>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>a page of Learn, a noun: exercises that adapt to the pupil</extracomment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Mark it yourself</source>
        <translation>Selbst beschriften</translation>
    </message>
    <message>
        <source>Worksheets</source>
        <extracomment>a page of Learn</extracomment>
        <translation>Arbeitsblätter</translation>
    </message>
    <message>
        <source>Pupils</source>
        <extracomment>a page of Learn</extracomment>
        <translation>Lernende</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>a heading, a verb: the part of the program with lessons and exercises</extracomment>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Learn: %1</source>
        <comment>a pupil</comment>
        <translation>Lernen: %1</translation>
    </message>
    <message>
        <source>Page of Learn</source>
        <translation>Seite von „Lernen“</translation>
    </message>
    <message>
        <source>I teach</source>
        <extracomment>a button: who sits at the computer is the teacher, no pupil</extracomment>
        <translation>Ich unterrichte</translation>
    </message>
    <message>
        <source>My name is not here…</source>
        <translation>Mein Name fehlt hier …</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>the player who just moved wins</source>
        <translation>es gewinnt, wer zuletzt gezogen hat</translation>
    </message>
    <message>
        <source>cold: the player who just moved wins</source>
        <translation>kalt: Es gewinnt, wer zuletzt gezogen hat</translation>
    </message>
    <message>
        <source>the player to move wins</source>
        <translation>es gewinnt, wer am Zug ist</translation>
    </message>
    <message>
        <source>hot: the player to move wins</source>
        <translation>heiß: Es gewinnt, wer am Zug ist</translation>
    </message>
    <message>
        <source>Blue (Left) wins</source>
        <translation>Blau (Links) gewinnt</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>explains a letter: who wins the position; a player such as &quot;White (Left)&quot;</extracomment>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>Left wins</source>
        <extracomment>Left is a player</extracomment>
        <translation>Links gewinnt</translation>
    </message>
    <message>
        <source>Red (Right) wins</source>
        <translation>Rot (Rechts) gewinnt</translation>
    </message>
    <message>
        <source>Right wins</source>
        <extracomment>explains a letter: who wins the position; Right is a player</extracomment>
        <translation>Rechts gewinnt</translation>
    </message>
    <message>
        <source>previous wins</source>
        <extracomment>explains the letter P, in few words: the previous player, who just moved, wins</extracomment>
        <translation>Vorheriger gewinnt</translation>
    </message>
    <message>
        <source>cold</source>
        <extracomment>explains the letter P, in one word</extracomment>
        <translation>kalt</translation>
    </message>
    <message>
        <source>next wins</source>
        <extracomment>explains N, in few words</extracomment>
        <translation>Nächster gewinnt</translation>
    </message>
    <message>
        <source>hot</source>
        <extracomment>explains N, in one word</extracomment>
        <translation>heiß</translation>
    </message>
    <message>
        <source>Blue wins</source>
        <extracomment>Blue is a player</extracomment>
        <translation>Blau gewinnt</translation>
    </message>
    <message>
        <source>Red wins</source>
        <extracomment>explains a letter, in few words: the player Red wins</extracomment>
        <translation>Rot gewinnt</translation>
    </message>
    <message>
        <source>this move wins</source>
        <translation>dieser Zug gewinnt</translation>
    </message>
    <message>
        <source>this move loses</source>
        <translation>dieser Zug verliert</translation>
    </message>
</context>
<context>
    <name>LensPane</name>
    <message>
        <source>Nim lens</source>
        <extracomment>read aloud: the place where a game is shown as heaps of Nim that equal it</extracomment>
        <translation>Nim-Lupe</translation>
    </message>
    <message>
        <source>Show the heaps as</source>
        <translation>Die Haufen zeigen als</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button, a verb: opens the heaps of Nim as a game of their own</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open %1 as a game of its own</source>
        <translation>%1 als eigene Partie öffnen</translation>
    </message>
</context>
<context>
    <name>LensSlider</name>
    <message>
        <source>Coins</source>
        <extracomment>one end of a slider, whose other one is called Nim heaps: the board as it is</extracomment>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>one end of a slider, whose other one is called Nim heaps: the board as it is</extracomment>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Nim lens</source>
        <translation>Nim-Lupe</translation>
    </message>
    <message>
        <source>%1 % of the way to Nim heaps</source>
        <extracomment>read aloud: of the way from the board as it is to its heaps of Nim</extracomment>
        <translation>%1 % des Wegs zu den Nim-Haufen</translation>
    </message>
    <message>
        <source>Nim heaps</source>
        <extracomment>one end of a slider, and a switch: shows the game as heaps of Nim that equal it</extracomment>
        <translation>Nim-Haufen</translation>
    </message>
    <message>
        <source>Nim lens: the same position as Nim heaps</source>
        <translation>Nim-Lupe: dieselbe Position als Nim-Haufen</translation>
    </message>
</context>
<context>
    <name>LessonBoard</name>
    <message>
        <source>The computer is thinking…</source>
        <translation>Der Computer denkt nach …</translation>
    </message>
    <message>
        <source>Your move. The computer: %1</source>
        <translation>Du bist am Zug. Der Computer: %1</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Am Zug: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a player and the colour</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last move back</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>a button: the position as it was at first</extracomment>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Back to the position of this step</source>
        <translation>Zurück zur Position dieses Schritts</translation>
    </message>
    <message>
        <source>In pairs</source>
        <extracomment>a button: two pupils play against each other</extracomment>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Gegen den Computer</translation>
    </message>
    <message>
        <source>Two play, taking turns</source>
        <translation>Zwei spielen abwechselnd</translation>
    </message>
    <message>
        <source>A gentle player takes the second seat</source>
        <translation>Ein sanfter Gegner nimmt den zweiten Platz ein</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>Beim Erkunden öffnen</translation>
    </message>
</context>
<context>
    <name>LessonEditor</name>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>All lessons</source>
        <extracomment>a button: back to the list of lessons</extracomment>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last change of the lesson back</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>a button: makes a change again that was taken back</extracomment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>a button: saves the lesson
----------
a button: saves the lesson before the editor is left</extracomment>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Into the folder of your own lessons (Ctrl+S)</source>
        <translation>In den Ordner deiner eigenen Lektionen (Ctrl+S)</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern …</translation>
    </message>
    <message>
        <source>A file to give away</source>
        <translation>Eine Datei zum Weitergeben</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>a button: runs the lesson as the class will see it</extracomment>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Save it and see it as the class does; Present is there</source>
        <translation>Speichern und so ansehen, wie die Klasse sie sieht; dort gibt es auch „Vorführen“</translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation>Schritte der Lektion</translation>
    </message>
    <message>
        <source>Save a copy of the lesson</source>
        <translation>Eine Kopie der Lektion speichern</translation>
    </message>
    <message>
        <source>Show a position</source>
        <translation>Position zeigen</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>a step that is only text</extracomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>Ask: P or N?</source>
        <translation>Fragen: P oder N?</translation>
    </message>
    <message>
        <source>Ask a question</source>
        <translation>Frage stellen</translation>
    </message>
    <message>
        <source>Ask: find a winning move</source>
        <translation>Fragen: Welcher Zug gewinnt?</translation>
    </message>
    <message>
        <source>Think, then look</source>
        <translation>Erst denken, dann ansehen</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>a step: the class plays</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Schritt hinzufügen</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>Titel der Lektion</translation>
    </message>
    <message>
        <source>What it is about, in one sentence</source>
        <translation>Worum es geht, in einem Satz</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>a field: how long the lesson takes</extracomment>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Save the lesson?</source>
        <translation>Die Lektion speichern?</translation>
    </message>
    <message>
        <source>It has been changed since it was saved.</source>
        <translation>Sie wurde seit dem letzten Speichern geändert.</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
</context>
<context>
    <name>LessonListPage</name>
    <message>
        <source>%1 of %2 answered</source>
        <extracomment>of the lesson to go on with: how many questions were answered, and how many there are</extracomment>
        <translation>%1 von %2 beantwortet</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <extracomment>of a lesson: how many steps were seen, and how many there are
----------
of the lesson to go on with: how many steps were seen, and how many there are</extracomment>
        <translation>%1 von %2 Schritten</translation>
    </message>
    <message>
        <source>the next lesson</source>
        <translation>die nächste Lektion</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Lesson files ending in .grundylesson in %1 appear here. Each is checked first, and any mistake is shown with its place.</source>
        <translation>Lektionsdateien, die auf .grundylesson enden und in %1 liegen, erscheinen hier. Jede wird zuerst geprüft, und jeder Fehler wird mit seiner Stelle gezeigt.</translation>
    </message>
    <message>
        <source>Teaching guide</source>
        <extracomment>a button: opens the advice for teachers</extracomment>
        <translation>Handreichung</translation>
    </message>
    <message>
        <source>Make a lesson</source>
        <translation>Lektion erstellen</translation>
    </message>
    <message>
        <source>Being checked…</source>
        <extracomment>of a lesson: the program checks whether what it says is true</extracomment>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>Done, %1 of %2 right first time</source>
        <extracomment>of a lesson: how many questions were right at the first try, and how many there are</extracomment>
        <translation>Fertig, %1 von %2 beim ersten Mal richtig</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>of a lesson, not a button: it was worked through</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Seen, %1 of %2 answered</source>
        <extracomment>of a lesson: how many questions were answered, and how many there are</extracomment>
        <translation>Gesehen, %1 von %2 beantwortet</translation>
    </message>
    <message>
        <source>about %1 minutes</source>
        <translation>etwa %1 Minuten</translation>
    </message>
    <message>
        <source>Your lesson %1: %2</source>
        <extracomment>read aloud: the number of a lesson that one wrote oneself, and its title</extracomment>
        <translation>Deine Lektion %1: %2</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <extracomment>read aloud: the number of a lesson, and its title</extracomment>
        <translation>Lektion %1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>read aloud: what a lesson is about, and how far it is done</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <extracomment>how many lessons were worked through, and how many there are</extracomment>
        <translation>%1 von %2 fertig</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>All lessons</source>
        <extracomment>a button: back to the list of lessons</extracomment>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>a button, a verb: shows the lesson to a class</extracomment>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>For a class: full screen and large</source>
        <translation>Für eine Klasse: ganzer Bildschirm und groß</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>a button, a verb: changes this lesson</extracomment>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Change the lesson</source>
        <translation>Die Lektion ändern</translation>
    </message>
    <message>
        <source>Print the lesson plan</source>
        <translation>Unterrichtsplan drucken</translation>
    </message>
    <message>
        <source>Plan…</source>
        <extracomment>a button, a noun: saves the plan of the lesson, for the teacher, as a file</extracomment>
        <translation>Plan …</translation>
    </message>
    <message>
        <source>Plan saved</source>
        <extracomment>what the button says when the plan of the lesson has been saved</extracomment>
        <translation>Plan gespeichert</translation>
    </message>
    <message>
        <source>The lesson on paper, for the teacher: steps, boards, answers and notes</source>
        <translation>Die Lektion auf Papier, für die Lehrkraft: Schritte, Bretter, Antworten und Hinweise</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Save the lesson plan</source>
        <translation>Unterrichtsplan speichern</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: to the step before</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>read aloud: the number of this step of a lesson, and how many there are</extracomment>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Step %1, here</source>
        <translation>Schritt %1, hier</translation>
    </message>
    <message>
        <source>Step %1, not answered yet</source>
        <translation>Schritt %1, noch nicht beantwortet</translation>
    </message>
    <message>
        <source>Step %1, seen</source>
        <translation>Schritt %1, gesehen</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>the number of a step</extracomment>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: to the next step</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <extracomment>a button: leaves this lesson and begins the next one</extracomment>
        <translation>Nächste Lektion</translation>
    </message>
</context>
<context>
    <name>LessonStage</name>
    <message>
        <source>Table, n across and m down</source>
        <translation>Tabelle, n waagerecht und m senkrecht</translation>
    </message>
    <message>
        <source>Row, n across</source>
        <translation>Zeile, n waagerecht</translation>
    </message>
    <message>
        <source>n = %1, m = %2: %3</source>
        <extracomment>read aloud: the place in a table, and what stands there: P, N, a number or &quot;empty&quot;</extracomment>
        <translation>n = %1, m = %2: %3</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>read aloud: nothing stands at this place of a table</extracomment>
        <translation>leer</translation>
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
        <translation>Antworten</translation>
    </message>
    <message>
        <source>%1: right</source>
        <extracomment>read aloud: an answer, and that it is the right one</extracomment>
        <translation>%1: richtig</translation>
    </message>
    <message>
        <source>%1: not right</source>
        <translation>%1: nicht richtig</translation>
    </message>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation>Wird gelöst …</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>the file is larger than %1 bytes</source>
        <translation>die Datei ist größer als %1 Bytes</translation>
    </message>
    <message>
        <source>longer than %1 characters</source>
        <translation>länger als %1 Zeichen</translation>
    </message>
    <message>
        <source>there may be %1 at most</source>
        <translation>höchstens %1 dürfen es sein</translation>
    </message>
    <message>
        <source>there must be %1 at least</source>
        <translation>mindestens %1 müssen es sein</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2</source>
        <extracomment>the least and the largest number that can stand there</extracomment>
        <translation>erwartet wird eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>die Datei ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>this is not JSON: %1</source>
        <translation>das ist kein JSON: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands here a second time</source>
        <translation>&quot;%1&quot; steht hier zum zweiten Mal</translation>
    </message>
    <message>
        <source>this is not a lesson: &quot;format&quot; is not &quot;grundy-lesson&quot;</source>
        <translation>das ist keine Lektion: &quot;format&quot; ist nicht &quot;grundy-lesson&quot;</translation>
    </message>
    <message>
        <source>the lesson was written for a newer version of Grundy</source>
        <translation>die Lektion wurde für eine neuere Version von Grundy geschrieben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>&quot;%1&quot; fehlt</translation>
    </message>
    <message>
        <source>expected a text</source>
        <translation>erwartet wird ein Text</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>erwartet wird true oder false</translation>
    </message>
    <message>
        <source>expected a list</source>
        <translation>erwartet wird eine Liste</translation>
    </message>
    <message>
        <source>expected keys and values in { }</source>
        <translation>erwartet werden Schlüssel und Werte in { }</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>der Text ist leer</translation>
    </message>
    <message>
        <source>expected lower-case letters, digits and hyphens, 60 at most, found &apos;%1&apos;</source>
        <translation>erwartet werden Kleinbuchstaben, Ziffern und Bindestriche, höchstens 60; gefunden wurde &apos;%1&apos;</translation>
    </message>
    <message>
        <source>none of the choices is right</source>
        <translation>keine der Antworten ist richtig</translation>
    </message>
    <message>
        <source>this step needs a &quot;board&quot;</source>
        <translation>dieser Schritt braucht ein &quot;board&quot;</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; is not closed by &apos;)&apos;</source>
        <translation>der Link &apos;%1&apos; wird nicht mit &apos;)&apos; geschlossen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a claim</source>
        <translation>&apos;%1&apos; ist keine Behauptung</translation>
    </message>
    <message>
        <source>nothing is claimed of %1</source>
        <translation>über %1 wird nichts behauptet</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not possible</source>
        <translation>&apos;%1&apos; ist nicht möglich</translation>
    </message>
    <message>
        <source>a family of n needs one number here, one of n and m needs two</source>
        <translation>eine Familie mit n braucht hier eine Zahl, eine mit n und m braucht zwei</translation>
    </message>
    <message>
        <source>in %1 Left and Right have different moves: no P and N</source>
        <translation>in %1 haben Links und Rechts verschiedene Züge: kein P und N</translation>
    </message>
    <message>
        <source>a move of %1 leads to a position that is not in the row</source>
        <translation>ein Zug von %1 führt zu einer Position, die nicht in der Zeile steht</translation>
    </message>
    <message>
        <source>nobody can move in %1</source>
        <translation>in %1 kann niemand ziehen</translation>
    </message>
    <message>
        <source>this is not offered for %1</source>
        <translation>das gibt es bei %1 nicht</translation>
    </message>
    <message>
        <source>%1 is not solved within the limits</source>
        <translation>%1 wird innerhalb der Grenzen nicht gelöst</translation>
    </message>
    <message>
        <source>no move of %1 leads to %2</source>
        <extracomment>a mistake in a lesson: two positions, such as nim:7,11,5 and nim:7,2,5</extracomment>
        <translation>kein Zug von %1 führt zu %2</translation>
    </message>
    <message>
        <source>of %1 the theory says %2 and a plain search %3</source>
        <extracomment>a position, such as nim:7,11,5, and two answers, such as P and N</extracomment>
        <translation>über %1 sagt die Theorie %2 und eine einfache Suche %3</translation>
    </message>
    <message>
        <source>of %1 it says %2, but it is %3</source>
        <extracomment>a mistake in a lesson: a position, what the lesson says of it, such as P, and what is true</extracomment>
        <translation>über %1 heißt es %2, aber es ist %3</translation>
    </message>
    <message>
        <source>expected %1, found &apos;%2&apos;</source>
        <extracomment>what should stand in the file, such as &quot;a position&quot;, and what stands there</extracomment>
        <translation>erwartet wird %1, gefunden wurde &apos;%2&apos;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here: expected %2</source>
        <extracomment>a name in the file, and the names that may stand there</extracomment>
        <translation>&quot;%1&quot; ist hier nicht bekannt: erwartet wird %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>where a mistake is in a file, and what is wrong</extracomment>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>line %1, %2: %3</source>
        <comment>line, place in the file, cause</comment>
        <translation>Zeile %1, %2: %3</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>where a mistake is in a file, and what is wrong</extracomment>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; and a key in quotation marks, or &apos;}&apos;</source>
        <translation>erwartet wird &apos;,&apos; und ein Schlüssel in Anführungszeichen, oder &apos;}&apos;</translation>
    </message>
    <message>
        <source>expected &apos;:&apos; behind a key</source>
        <translation>erwartet wird &apos;:&apos; nach einem Schlüssel</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; or &apos;]&apos;</source>
        <translation>erwartet wird &apos;,&apos; oder &apos;]&apos;</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; between two values</source>
        <translation>erwartet wird &apos;,&apos; zwischen zwei Werten</translation>
    </message>
    <message>
        <source>expected a text in quotation marks, a number, true, false, [ or {</source>
        <translation>erwartet wird ein Text in Anführungszeichen, eine Zahl, true, false, [ oder {</translation>
    </message>
    <message>
        <source>expected a quotation mark at the end of the text</source>
        <translation>erwartet wird ein Anführungszeichen am Ende des Textes</translation>
    </message>
    <message>
        <source>expected \n, \&quot;, \\ or the like behind the \</source>
        <translation>erwartet wird \n, \&quot;, \\ oder Ähnliches nach dem \</translation>
    </message>
    <message>
        <source>expected nothing more behind the last }</source>
        <translation>nach der letzten } wird nichts mehr erwartet</translation>
    </message>
    <message>
        <source>the sentence is not translated</source>
        <translation>der Satz ist nicht übersetzt</translation>
    </message>
    <message>
        <source>the translation has other links, list entries or marks</source>
        <translation>die Übersetzung hat andere Links, Listeneinträge oder Auszeichnungen</translation>
    </message>
</context>
<context>
    <name>LessonsTab</name>
    <message>
        <source>All lessons</source>
        <extracomment>a button: back to the list of lessons</extracomment>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Part of the guide</source>
        <translation>Teil der Handreichung</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>How far reasons argue</source>
        <translation>Wie weit Begründungen gehen</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>how far reasons argue: with the letters P and N only</extracomment>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>how far reasons argue: with Grundy values, too</extracomment>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Theorems</source>
        <extracomment>how far reasons argue: with all that is proven</extracomment>
        <translation>Lehrsätze</translation>
    </message>
    <message>
        <source>The idea</source>
        <extracomment>how far reasons argue: in plain words, without letters</extracomment>
        <translation>Die Idee</translation>
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
        <translation>1 Stimme</translation>
    </message>
    <message>
        <source>%L1 votes</source>
        <extracomment>how many of the class chose this move, such as 5; never 1</extracomment>
        <translation>%L1 Stimmen</translation>
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
        <translation>Positionen zum Beschriften</translation>
    </message>
    <message>
        <source>The positions are being found…</source>
        <translation>Die Positionen werden gesucht …</translation>
    </message>
</context>
<context>
    <name>MarkCell</name>
    <message>
        <source>%1, blank</source>
        <extracomment>read aloud: a position, such as 3,2, that has no letter yet</extracomment>
        <translation>%1, leer</translation>
    </message>
    <message>
        <source>%1, shown: %2</source>
        <extracomment>read aloud: a position, and what the program showed</extracomment>
        <translation>%1, gezeigt: %2</translation>
    </message>
    <message>
        <source>%1, marked %2</source>
        <extracomment>read aloud: a position, and its letter</extracomment>
        <translation>%1, beschriftet mit %2</translation>
    </message>
    <message>
        <source>Here is the contradiction</source>
        <translation>Hier ist der Widerspruch</translation>
    </message>
</context>
<context>
    <name>MarkFoot</name>
    <message>
        <source>Mark P where the player who has just moved wins, N where the next player wins.</source>
        <translation>Schreib P, wo gewinnt, wer zuletzt gezogen hat, und N, wo gewinnt, wer als Nächster zieht.</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <extracomment>read aloud: a button that answers P, N or a number</extracomment>
        <translation>Antwort %1</translation>
    </message>
    <message>
        <source>Show me the next one</source>
        <translation>Zeig mir die nächste</translation>
    </message>
    <message>
        <source>What the program shows counts as watched, not as answered</source>
        <translation>Was das Programm zeigt, zählt als angesehen, nicht als beantwortet</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>a button: are my letters right?</extracomment>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Points to the first contradiction (C)</source>
        <translation>Zeigt den ersten Widerspruch (C)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last letter back</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Clear all</source>
        <extracomment>a button: takes all letters away</extracomment>
        <translation>Alles leeren</translation>
    </message>
    <message>
        <source>shown to you: %L1</source>
        <translation>dir gezeigt: %L1</translation>
    </message>
    <message>
        <source>still blank: %L1</source>
        <translation>noch leer: %L1</translation>
    </message>
    <message>
        <source>none blank</source>
        <extracomment>every position of the table has its letter</extracomment>
        <translation>nichts mehr leer</translation>
    </message>
</context>
<context>
    <name>MarkTab</name>
    <message>
        <source>What to mark</source>
        <translation>Was beschriften?</translation>
    </message>
    <message>
        <source>Explore the largest one</source>
        <translation>Die größte erkunden</translation>
    </message>
    <message>
        <source>A family with n and m, or a position</source>
        <translation>Eine Familie mit n und m, oder eine Position</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>in an empty field, two examples of what can be typed: a family such as nim:n,m, and a position</extracomment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>n up to</source>
        <translation>n bis</translation>
    </message>
    <message>
        <source>Largest n</source>
        <extracomment>a field: how far the table goes; n is a letter of a formula</extracomment>
        <translation>Größtes n</translation>
    </message>
    <message>
        <source>m up to</source>
        <translation>m bis</translation>
    </message>
    <message>
        <source>Largest m</source>
        <extracomment>a field: how far the table goes; m is a letter of a formula</extracomment>
        <translation>Größtes m</translation>
    </message>
</context>
<context>
    <name>MatrixTab</name>
    <message>
        <source>About the connection matrix</source>
        <translation>Über die Verbindungsmatrix</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>heads the switches that say which positions are counted</extracomment>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Selected</source>
        <extracomment>heads what is said of the move that is selected in the matrix</extracomment>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>Click a cell, or walk to it with the arrow keys.</source>
        <translation>Klick auf eine Zelle oder geh mit den Pfeiltasten hin.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>a move from one position to another</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 of its games</source>
        <translation>%1 seiner Partien</translation>
    </message>
    <message>
        <source>Games through this move won by its mover: %1; won by the player who started: %2.</source>
        <extracomment>two shares, such as 37% and 52%</extracomment>
        <translation>Partien mit diesem Zug, gewonnen von der ziehenden Seite: %1; gewonnen von der Seite, die angefangen hat: %2.</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>Beim Erkunden öffnen</translation>
    </message>
    <message>
        <source>From → to</source>
        <translation>Von → nach</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>head of a column, a verb: what a move leaves, P or N</extracomment>
        <translation>Lässt</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>head of a column, a noun</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>read aloud: the list of moves, a noun</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>row: from · column: to</source>
        <translation>Zeile: von · Spalte: nach</translation>
    </message>
    <message>
        <source>move into a cold position (P)</source>
        <translation>Zug in eine kalte Position (P)</translation>
    </message>
    <message>
        <source>other moves</source>
        <extracomment>explains a colour: moves that do not lead into a cold position</extracomment>
        <translation>andere Züge</translation>
    </message>
    <message>
        <source>%1 → %2, %3</source>
        <comment>positions of a move, and the move</comment>
        <translation>%1 → %2, %3</translation>
    </message>
    <message>
        <source>Connection matrix of %1</source>
        <translation>Verbindungsmatrix von %1</translation>
    </message>
</context>
<context>
    <name>MishapDialog</name>
    <message>
        <source>This could not be done</source>
        <translation>Das ließ sich nicht machen</translation>
    </message>
    <message>
        <source>%1 Your game is kept as it was after the last move.</source>
        <translation>%1 Deine Partie ist aufbewahrt, wie sie nach dem letzten Zug war.</translation>
    </message>
</context>
<context>
    <name>MoveRow</name>
    <message>
        <source>%1, reversible</source>
        <extracomment>read aloud: a move, such as &quot;add 2 to heap 1&quot;, to which the opponent has a reply that undoes it</extracomment>
        <translation>%1, umkehrbar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a move</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <extracomment>read aloud, of a move: it leaves a position with the letter P, N, L or R</extracomment>
        <translation>lässt %1</translation>
    </message>
    <message>
        <source>value %1</source>
        <extracomment>read aloud, of a move: the value that it leaves</extracomment>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>moves left: %1</source>
        <translation>Restzüge: %1</translation>
    </message>
    <message>
        <source>games won: %1</source>
        <translation>gewonnene Partien: %1</translation>
    </message>
    <message>
        <source>incentive %1</source>
        <extracomment>read aloud, of a move: how much it gains, a value such as ∗ or 1</extracomment>
        <translation>Anreiz %1</translation>
    </message>
</context>
<context>
    <name>MovesTable</name>
    <message>
        <source>Moves</source>
        <extracomment>heads the list of moves, a noun</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Of all games that can follow the move, the share that its player wins</source>
        <translation>Von allen Partien, die auf den Zug folgen können, der Anteil, den die ziehende Seite gewinnt</translation>
    </message>
    <message>
        <source>Show fewer moves</source>
        <translation>Weniger Züge zeigen</translation>
    </message>
    <message>
        <source>Show all %1 moves</source>
        <translation>Alle %1 Züge zeigen</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>head of a column, a verb: what a move leaves, P or N</extracomment>
        <translation>Lässt</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>head of a column: how many moves the game lasts yet</extracomment>
        <translation>Restzüge</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>head of a column: which share of all games through a move its mover wins</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>&lt;1%</source>
        <extracomment>less than one percent of the games</extracomment>
        <translation>&lt;1 %</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb</extracomment>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>loses</source>
        <extracomment>of a move, a verb</extracomment>
        <translation>verliert</translation>
    </message>
</context>
<context>
    <name>NamesButton</name>
    <message>
        <source>Show the names</source>
        <extracomment>a button: shows the names of the pupils</extracomment>
        <translation>Namen zeigen</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Your own board</source>
        <translation>Dein eigenes Brett</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Neue Partie: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>a button: closes the dialog</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>heads the choice of the two players</extracomment>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Swap who starts</source>
        <translation>Tauschen, wer anfängt</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the board, who starts</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Nothing changes until you press Start. Your game in progress stays as it is.</source>
        <translation>Bis du auf „Start“ drückst, ändert sich nichts. Deine laufende Partie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Nothing changes until you press Start.</source>
        <translation>Bis du auf „Start“ drückst, ändert sich nichts.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: begins no game</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>a button: begins the game</extracomment>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>NimSumTable</name>
    <message>
        <source>Nim-sum</source>
        <extracomment>read aloud: the table in which numbers are added without carrying</extracomment>
        <translation>Nim-Summe</translation>
    </message>
    <message>
        <source>column %1</source>
        <extracomment>above the column that decides: what its digits are worth, such as 8</extracomment>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>… and %L1 more</source>
        <translation>… und %L1 weitere</translation>
    </message>
    <message>
        <source>%1: %2 in binary, %3</source>
        <extracomment>read aloud: a row of the nim-sum table, such as &quot;Heap 1&quot;, a number in binary, such as 0111, and the number, 7</extracomment>
        <translation>%1: %2 binär, %3</translation>
    </message>
</context>
<context>
    <name>NoticeDialog</name>
    <message>
        <source>Close</source>
        <extracomment>a button: closes the dialog</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>NumberLine</name>
    <message>
        <source>Number line from %L1 to %L2; the value is %3</source>
        <extracomment>read aloud: both ends of the line, such as -2 and 3, and the value, such as 1/2</extracomment>
        <translation>Zahlengerade von %L1 bis %L2; der Wert ist %3</translation>
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
        <translation>Spiel hinzufügen</translation>
    </message>
    <message>
        <source>or drop a position here</source>
        <translation>oder eine Position hier ablegen</translation>
    </message>
</context>
<context>
    <name>OwnRulesForm</name>
    <message>
        <source>Your own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Kind of rules</source>
        <translation>Art der Regeln</translation>
    </message>
    <message>
        <source>Octal code</source>
        <extracomment>a field: the code of an octal game, such as 0.77</extracomment>
        <translation>Oktalcode</translation>
    </message>
    <message>
        <source>Numbers that may be taken, as a set</source>
        <translation>Erlaubte Anzahlen, als Menge</translation>
    </message>
    <message>
        <source>Maximum per move</source>
        <translation>Höchstzahl pro Zug</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>in a field for the most that one move takes: any number</extracomment>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>Lines: counters in each</source>
        <translation>Reihen: Plättchen in jeder</translation>
    </message>
    <message>
        <source>Heaps</source>
        <extracomment>above a field: the heaps of a position, such as 7,11,5</extracomment>
        <translation>Haufen</translation>
    </message>
    <message>
        <source>Counters in each line</source>
        <translation>Plättchen in jeder Reihe</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>a field: how many rows the board has</extracomment>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>a field: how many columns the board has</extracomment>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Normal: last move wins</source>
        <translation>Normal: letzter Zug gewinnt</translation>
    </message>
    <message>
        <source>Misère: last move loses</source>
        <translation>Misère: letzter Zug verliert</translation>
    </message>
    <message>
        <source>Draw your own game…</source>
        <translation>Eigenes Spiel zeichnen …</translation>
    </message>
    <message>
        <source>Shapes that a move may take, drawn by clicks</source>
        <translation>Formen, die ein Zug nehmen darf, mit Klicks gezeichnet</translation>
    </message>
    <message>
        <source>Numbers that may be taken</source>
        <translation>Erlaubte Anzahlen</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>read aloud: a switch: may a move take so many stones, such as 3?</extracomment>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>after taking so many stones a heap may leave nothing</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>one heap</source>
        <extracomment>after taking so many stones a heap may leave one heap</extracomment>
        <translation>ein Haufen</translation>
    </message>
    <message>
        <source>two heaps</source>
        <extracomment>a heap may leave two heaps</extracomment>
        <translation>zwei Haufen</translation>
    </message>
    <message>
        <source>the whole heap may go</source>
        <translation>der ganze Haufen darf weg</translation>
    </message>
    <message>
        <source>one heap may be left</source>
        <translation>ein Haufen darf bleiben</translation>
    </message>
    <message>
        <source>two heaps may be left</source>
        <translation>zwei Haufen dürfen bleiben</translation>
    </message>
    <message>
        <source>What may be left of a heap</source>
        <translation>Was von einem Haufen bleiben darf</translation>
    </message>
    <message>
        <source>digit</source>
        <extracomment>head of a column: the digit of the octal code</extracomment>
        <translation>Ziffer</translation>
    </message>
    <message>
        <source>take none</source>
        <extracomment>beside a digit of the octal code: a move that takes no stone and divides the heap</extracomment>
        <translation>keinen nehmen</translation>
    </message>
    <message>
        <source>take %1</source>
        <extracomment>beside a digit of the octal code: a move that takes so many stones, such as 2</extracomment>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>Divide a heap without taking</source>
        <translation>Einen Haufen teilen, ohne zu nehmen</translation>
    </message>
    <message>
        <source>Take %1: %2</source>
        <extracomment>read aloud: how many stones, and what is left then: &quot;nothing&quot;, &quot;one heap&quot;, &quot;two heaps&quot;</extracomment>
        <translation>%1 nehmen: %2</translation>
    </message>
    <message>
        <source>Digit %1 of the code: %2</source>
        <extracomment>read aloud: the place of a digit in the octal code, such as 2, and the digit, such as 7</extracomment>
        <translation>Ziffer %1 des Codes: %2</translation>
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
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>About the rules</source>
        <translation>Über die Regeln</translation>
    </message>
    <message>
        <source>Your rules</source>
        <extracomment>heads the list of rules that were saved</extracomment>
        <translation>Deine Regeln</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>read aloud: a button that takes saved rules; their name</extracomment>
        <translation>%1 benutzen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>a button: takes saved rules off the list; their name</extracomment>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Rules that you draw, play, explore or look at are kept here.</source>
        <translation>Regeln, die du zeichnest, spielst, erkundest oder ansiehst, werden hier aufbewahrt.</translation>
    </message>
    <message>
        <source>Not a game yet</source>
        <translation>Noch kein Spiel</translation>
    </message>
    <message>
        <source>Notation: %1</source>
        <extracomment>read aloud: a position as it is typed, such as takeaway/take=1,2:10</extracomment>
        <translation>Schreibweise: %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: copies the notation</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the notation</source>
        <translation>Die Schreibweise kopieren</translation>
    </message>
    <message>
        <source>Mend what is marked, and the game appears here.</source>
        <translation>Verbessere, was markiert ist, und das Spiel erscheint hier.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: begins a game</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>a button, a verb: opens the game with its analysis</extracomment>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Look at it here</source>
        <translation>Hier ansehen</translation>
    </message>
    <message>
        <source>Graph, matrix, statistics, tables and sequences of this game</source>
        <translation>Graph, Matrix, Statistik, Tabellen und Folgen dieses Spiels</translation>
    </message>
    <message>
        <source>Grundy values of one run of 0, 1, 2 … counters (normal play)</source>
        <translation>Grundy-Werte einer einzelnen Kette von 0, 1, 2 … Plättchen (Normalspiel)</translation>
    </message>
    <message>
        <source>Grundy values of one heap of 0, 1, 2 … (normal play)</source>
        <translation>Grundy-Werte eines einzelnen Haufens mit 0, 1, 2 … (Normalspiel)</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Games</source>
        <extracomment>a part of the program, a noun: all games to choose from</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>a part of the program, a verb: lessons and exercises</extracomment>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Lab</source>
        <extracomment>a part of the program, short for laboratory</extracomment>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>a part of the program, a noun</extracomment>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>PartsCard</name>
    <message>
        <source>Components</source>
        <extracomment>heads the list of what the position is the sum of: heaps, stalks, boards</extracomment>
        <translation>Komponenten</translation>
    </message>
    <message>
        <source>and more: %L1</source>
        <translation>und weitere: %L1</translation>
    </message>
    <message>
        <source>%1: value not known</source>
        <translation>%1: Wert nicht bekannt</translation>
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
        <translation>Eine Position einfügen</translation>
    </message>
    <message>
        <source>Any position in one line, for example:</source>
        <translation>Irgendeine Position in einer Zeile, zum Beispiel:</translation>
    </message>
    <message>
        <source>Or the edges of a picture, with 0 for the ground: %1</source>
        <translation>Oder die Kanten eines Bildes, mit 0 für den Boden: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button, a verb: opens the position that was typed</extracomment>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>PeriodTable</name>
    <message>
        <source>heap %1: Grundy value %2</source>
        <extracomment>read aloud: the size of a heap, and its Grundy value</extracomment>
        <translation>Haufen %1: Grundy-Wert %2</translation>
    </message>
</context>
<context>
    <name>PictureArea</name>
    <message>
        <source>Whole picture</source>
        <extracomment>a button: zooms so that all of the picture is seen</extracomment>
        <translation>Ganzes Bild</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>read aloud: a button: the picture becomes smaller</extracomment>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>The − key, or the mouse wheel</source>
        <translation>Die Taste − oder das Mausrad</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>read aloud: a button: the picture becomes larger</extracomment>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>The + key, or the mouse wheel</source>
        <translation>Die Taste + oder das Mausrad</translation>
    </message>
</context>
<context>
    <name>PlaneInput</name>
    <message>
        <source>Board</source>
        <extracomment>read aloud: the board of a game</extracomment>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>PlaySeat</name>
    <message>
        <source>Winner</source>
        <extracomment>of a player, when the game is over: has won</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>of a player, when the game is over: has lost</extracomment>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>of the computer</extracomment>
        <translation>Denkt nach …</translation>
    </message>
    <message>
        <source>To move</source>
        <extracomment>of the player whose turn it is</extracomment>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Waiting</source>
        <extracomment>of a player: it is the other one&apos;s turn</extracomment>
        <translation>Wartet</translation>
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
        <translation>Ändern, wer spielt</translation>
    </message>
    <message>
        <source>Your move</source>
        <extracomment>of the one person who plays against the computer: it is your turn</extracomment>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>You have beaten them all here.</source>
        <translation>Hier hast du alle geschlagen.</translation>
    </message>
    <message>
        <source>%1 beaten. %2 next.</source>
        <extracomment>two computers: the one just beaten, and the next one</extracomment>
        <translation>Du hast %1 geschlagen. Als Nächstes kommt %2.</translation>
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
        <translation>Position</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: closes the dialog and changes nothing</extracomment>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>PositionFacts</name>
    <message>
        <source>not labelled yet</source>
        <translation>noch nicht beschriftet</translation>
    </message>
    <message>
        <source>moves: %1</source>
        <extracomment>how many moves the position has, such as 5</extracomment>
        <translation>Züge: %1</translation>
    </message>
    <message>
        <source>Grundy value %1</source>
        <translation>Grundy-Wert %1</translation>
    </message>
    <message>
        <source>terminal: no move is left</source>
        <translation>Endposition: kein Zug ist übrig</translation>
    </message>
    <message>
        <source>not all its moves are shown</source>
        <translation>nicht alle Züge sind gezeigt</translation>
    </message>
    <message>
        <source>moves: %1, winning: at least %2</source>
        <extracomment>how many moves the position has, and how many of them are known to win</extracomment>
        <translation>Züge: %1, davon gewinnen mindestens %2</translation>
    </message>
    <message>
        <source>moves: %1, winning: %2</source>
        <extracomment>how many moves the position has, and how many of them win</extracomment>
        <translation>Züge: %1, davon gewinnen %2</translation>
    </message>
    <message>
        <source>moves left with best play: %1</source>
        <translation>Restzüge bei bestem Spiel: %1</translation>
    </message>
    <message>
        <source>longest game: %1, the last move forced</source>
        <translation>längste Partie: %1, der letzte Zug erzwungen</translation>
    </message>
    <message>
        <source>longest game: %1</source>
        <translation>längste Partie: %1</translation>
    </message>
    <message>
        <source>not worked out</source>
        <translation>nicht ausgerechnet</translation>
    </message>
    <message>
        <source>may go on for ever</source>
        <translation>kann ewig dauern</translation>
    </message>
</context>
<context>
    <name>PositionPresent</name>
    <message>
        <source>L: labels</source>
        <extracomment>a button with its key, L: reasons argue with the letters P and N only</extracomment>
        <translation>L: Buchstaben</translation>
    </message>
    <message>
        <source>L: values</source>
        <extracomment>a button with its key, L: reasons argue with Grundy values, too</extracomment>
        <translation>L: Werte</translation>
    </message>
    <message>
        <source>L: theorems</source>
        <extracomment>with its key, L: all that is proven</extracomment>
        <translation>L: Lehrsätze</translation>
    </message>
    <message>
        <source>U: undo</source>
        <extracomment>a button with its key, U: takes the last move back</extracomment>
        <translation>U: zurück</translation>
    </message>
    <message>
        <source>R: restart</source>
        <extracomment>a button with its key, R: begins the same game anew</extracomment>
        <translation>R: von vorn</translation>
    </message>
    <message>
        <source>V: votes</source>
        <extracomment>a button with its key, V: the class votes on the moves</extracomment>
        <translation>V: Abstimmen</translation>
    </message>
    <message>
        <source>P: who wins?</source>
        <translation>P: Wer gewinnt?</translation>
    </message>
    <message>
        <source>P: P or N?</source>
        <translation>P: P oder N?</translation>
    </message>
    <message>
        <source>Click a move, or press ↑ ↓. Type its votes.</source>
        <translation>Klick auf einen Zug oder drück ↑ ↓. Tipp seine Stimmen ein.</translation>
    </message>
    <message>
        <source>Press ↑ ↓ to choose. Type the votes.</source>
        <translation>Mit ↑ ↓ wählen. Stimmen eintippen.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a team and whether it is to move</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Changes the name</source>
        <translation>Ändert den Namen</translation>
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
        <translation>am Zug</translation>
    </message>
    <message>
        <source>L: the idea</source>
        <extracomment>a button with its key, L: reasons argue in plain words</extracomment>
        <translation>L: die Idee</translation>
    </message>
</context>
<context>
    <name>PracticeTab</name>
    <message>
        <source>Kinds of exercises</source>
        <translation>Arten von Aufgaben</translation>
    </message>
    <message>
        <source>Start afresh…</source>
        <extracomment>a button: asks whether what was practised shall be forgotten</extracomment>
        <translation>Neu beginnen …</translation>
    </message>
    <message>
        <source>Forgets what you practised</source>
        <translation>Vergisst, was du geübt hast</translation>
    </message>
    <message>
        <source>Forget all counts and levels?</source>
        <translation>Alle Zählungen und Stufen vergessen?</translation>
    </message>
    <message>
        <source>Level %1, %2</source>
        <extracomment>read aloud: how far the pupil has come, such as 3, and how many answers were right, such as &quot;7 of 10 right&quot;</extracomment>
        <translation>Stufe %1, %2</translation>
    </message>
    <message>
        <source>Kind of exercise</source>
        <translation>Art der Aufgabe</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>a field: how hard the exercises are</extracomment>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Adapts to you</source>
        <translation>Passt sich dir an</translation>
    </message>
    <message>
        <source>Difficulty %1</source>
        <extracomment>a choice: how hard the exercises are, such as 3</extracomment>
        <translation>Schwierigkeit %1</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>a field: which game the exercises are about</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Difficulty %1 of %2</source>
        <extracomment>read aloud: how hard the exercises are, as chosen, and the largest number of the scale</extracomment>
        <translation>Schwierigkeit %1 von %2</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <extracomment>read aloud: how far the pupil has come, and the largest number of the scale</extracomment>
        <translation>Stufe %1 von %2</translation>
    </message>
    <message>
        <source>Level %1</source>
        <extracomment>how far the pupil has come, such as 3; the exercises become harder by themselves</extracomment>
        <translation>Stufe %1</translation>
    </message>
</context>
<context>
    <name>PresentFrame</name>
    <message>
        <source>Space: next</source>
        <extracomment>a button with its key, Space: to the next step</extracomment>
        <translation>Space: weiter</translation>
    </message>
    <message>
        <source>Backspace: back</source>
        <extracomment>a button with its key, Backspace: one step back</extracomment>
        <translation>Backspace: zurück</translation>
    </message>
    <message>
        <source>B: blank</source>
        <extracomment>a button with its key, B: makes the screen of the class blank</extracomment>
        <translation>B: Bild aus</translation>
    </message>
    <message>
        <source>Esc: leave</source>
        <extracomment>a button with its key, Esc: ends the presentation</extracomment>
        <translation>Esc: beenden</translation>
    </message>
    <message>
        <source>T: teacher</source>
        <extracomment>a button with its key, T: opens the window for the teacher</extracomment>
        <translation>T: Lehrkraft</translation>
    </message>
</context>
<context>
    <name>PresentStep</name>
    <message>
        <source>then %1</source>
        <extracomment>behind a move: the reply to it, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>dann %1</translation>
    </message>
    <message>
        <source>and %L1 more</source>
        <translation>und %L1 weitere</translation>
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
        <translation>Wähl ein Brett</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <extracomment>a button: takes a random board</extracomment>
        <translation>Überrasch mich</translation>
    </message>
    <message>
        <source>A random board</source>
        <translation>Ein zufälliges Brett</translation>
    </message>
</context>
<context>
    <name>PrintButton</name>
    <message>
        <source>Print</source>
        <extracomment>a button, a verb</extracomment>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker geschickt.</translation>
    </message>
</context>
<context>
    <name>PrintPlace</name>
    <message>
        <source>Not printed</source>
        <extracomment>the title of a card that tells why nothing was printed</extracomment>
        <translation>Nicht gedruckt</translation>
    </message>
</context>
<context>
    <name>PupilName</name>
    <message>
        <source>Name</source>
        <extracomment>a field: the name of a pupil</extracomment>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>PupilsTab</name>
    <message>
        <source>Who learns here</source>
        <translation>Wer hier lernt</translation>
    </message>
    <message>
        <source>Give each pupil a name, and each has lessons, levels and marks of their own. Names and work stay on this computer; nothing else is kept.</source>
        <translation>Gib allen einen Namen, dann hat jeder eigene Lektionen, Stufen und Ergebnisse. Namen und Arbeit bleiben auf diesem Computer; sonst wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>a button: adds a pupil</extracomment>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern …</translation>
    </message>
    <message>
        <source>What each has done, for a spreadsheet</source>
        <translation>Was jeder gemacht hat, für eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>Save what the pupils have done</source>
        <translation>Speichern, was die Lernenden gemacht haben</translation>
    </message>
    <message>
        <source>Learns now</source>
        <extracomment>of a pupil: it is the one who learns at the computer</extracomment>
        <translation>Lernt gerade</translation>
    </message>
    <message>
        <source>Learn as %1</source>
        <translation>Als %1 lernen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>a button: asks for another name of the pupil</extracomment>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Start afresh…</source>
        <extracomment>a button: asks whether what the pupil did shall be forgotten</extracomment>
        <translation>Neu beginnen …</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>a button: asks whether the pupil shall be removed</extracomment>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>a button: gives the pupil the name that was typed</extracomment>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Forget all that %1 did?</source>
        <translation>Alles vergessen, was %1 gemacht hat?</translation>
    </message>
    <message>
        <source>Remove %1 with all that was done?</source>
        <translation>%1 entfernen, mit allem, was gemacht wurde?</translation>
    </message>
    <message>
        <source>Forget</source>
        <extracomment>a button: yes, what the pupil did is forgotten</extracomment>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>a button: yes, the pupil is removed</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>a button: no, nothing is forgotten or removed</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>before how many lessons the pupil has done, a noun</extracomment>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>%1 done, %2 begun</source>
        <extracomment>lessons of a pupil: how many are done, and how many are begun</extracomment>
        <translation>%1 fertig, %2 begonnen</translation>
    </message>
    <message>
        <source>Answers in lessons</source>
        <translation>Antworten in Lektionen</translation>
    </message>
    <message>
        <source>%1 right first time, %2 not</source>
        <extracomment>how many answers of each kind</extracomment>
        <translation>%1 beim ersten Mal richtig, %2 nicht</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>before how many exercises the pupil has answered, a noun</extracomment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong</source>
        <extracomment>exercises of a pupil: how many were right, and how many were wrong</extracomment>
        <translation>%1 richtig, %2 falsch</translation>
    </message>
    <message>
        <source>Rows and tables</source>
        <translation>Zeilen und Tabellen</translation>
    </message>
    <message>
        <source>%1 filled in rightly</source>
        <translation>%1 richtig ausgefüllt</translation>
    </message>
    <message>
        <source>Last on %1</source>
        <translation>Zuletzt am %1</translation>
    </message>
    <message>
        <source>Nothing done yet</source>
        <translation>Noch nichts gemacht</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <source>open in another window</source>
        <translation>in einem anderen Fenster offen</translation>
    </message>
    <message>
        <source>%1; %2. Delete removes it from the list.</source>
        <comment>how far a game is; when it was played</comment>
        <translation>%1; %2. Delete entfernt sie aus der Liste.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>a game</comment>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <extracomment>how far a game is; when it was played</extracomment>
        <translation>%1; %2.</translation>
    </message>
</context>
<context>
    <name>RecentStrip</name>
    <message>
        <source>Recent</source>
        <extracomment>heads the games that were played last</extracomment>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Recent games</source>
        <extracomment>read aloud: the list of the games that were played last</extracomment>
        <translation>Letzte Partien</translation>
    </message>
    <message>
        <source>Hide older games</source>
        <translation>Ältere Partien ausblenden</translation>
    </message>
    <message>
        <source>Older games</source>
        <extracomment>read aloud: the list of games that made room for newer ones</extracomment>
        <translation>Ältere Partien</translation>
    </message>
    <message>
        <source>Games that made room for newer ones</source>
        <translation>Partien, die neueren Platz gemacht haben</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <extracomment>a button: asks whether the older games shall be deleted</extracomment>
        <translation>Alle vergessen …</translation>
    </message>
    <message>
        <source>Deletes the older games</source>
        <translation>Löscht die älteren Partien</translation>
    </message>
    <message>
        <source>Forget all older games?</source>
        <translation>Alle älteren Partien vergessen?</translation>
    </message>
</context>
<context>
    <name>ReviewCard</name>
    <message>
        <source>Judging the moves…</source>
        <translation>Die Züge werden beurteilt …</translation>
    </message>
    <message>
        <source>Press M for the next mistake.</source>
        <translation>M führt zum nächsten Fehler.</translation>
    </message>
    <message>
        <source>Play again, fence at %1</source>
        <translation>Noch einmal, Zaun bei %1</translation>
    </message>
    <message>
        <source>You won: play again, and the computer plays perfectly one piece sooner</source>
        <translation>Du hast gewonnen: Spiel noch einmal, und der Computer spielt einen Stein früher perfekt</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>a button: goes through the moves of the game that is over</extracomment>
        <translation>Wo wendete sich das Blatt?</translation>
    </message>
    <message>
        <source>The moves of the game (M)</source>
        <translation>Die Züge der Partie (M)</translation>
    </message>
</context>
<context>
    <name>ReviewPane</name>
    <message>
        <source>Judging the moves…</source>
        <translation>Die Züge werden beurteilt …</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>a button, in narrow windows: ends the review</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Zurück zur Partie (Esc)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>? and a sentence</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Züge der Partie</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>a button, in narrow windows: to the mistake before</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <extracomment>a button: to the mistake before</extracomment>
        <translation>Voriger Fehler</translation>
    </message>
    <message>
        <source>Previous mistake ([)</source>
        <translation>Voriger Fehler ([)</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button, in narrow windows: to the next mistake</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <extracomment>a button: to the mistake that comes next</extracomment>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Next mistake (M or ])</source>
        <translation>Nächster Fehler (M oder ])</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Outlined: winning moves (bold: the one named). Faded: the move played.</source>
        <translation>Umrandet: Gewinnzüge (fett: der genannte). Blass: der gespielte Zug.</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>a heading: a look back at the moves of a game</extracomment>
        <translation>Wo wendete sich das Blatt?</translation>
    </message>
    <message>
        <source>Find the move</source>
        <translation>Finde den Zug</translation>
    </message>
    <message>
        <source>Where a win was given away: find what would have won</source>
        <translation>Wo ein Gewinn verschenkt wurde: Finde, was gewonnen hätte</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>loses</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation type="unfinished">verliert</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation type="unfinished">gewinnt</translation>
    </message>
</context>
<context>
    <name>SceneBoard</name>
    <message>
        <source>One stone less on heap %1</source>
        <translation>Ein Stein weniger auf Haufen %1</translation>
    </message>
    <message>
        <source>One stone more on heap %1</source>
        <translation>Ein Stein mehr auf Haufen %1</translation>
    </message>
    <message>
        <source>Remove heap %1</source>
        <translation>Haufen %1 entfernen</translation>
    </message>
    <message>
        <source>gap %1</source>
        <extracomment>below free squares between two coins: how many they are, such as 3</extracomment>
        <translation>Lücke %1</translation>
    </message>
</context>
<context>
    <name>ScreenChoice</name>
    <message>
        <source>Screen for Present</source>
        <translation>Bildschirm zum Vorführen</translation>
    </message>
    <message>
        <source>Where the window is</source>
        <translation>Wo das Fenster ist</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Player</source>
        <extracomment>a field: a human or the computer</extracomment>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>a choice: a person plays here</extracomment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>a choice: the program plays here</extracomment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>a field: how well the computer plays</extracomment>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>a level of the computer: it makes any move</extracomment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <extracomment>a level of the computer: it looks some moves ahead</extracomment>
        <translation>Vorausschauend</translation>
    </message>
    <message>
        <source>Human-like</source>
        <extracomment>a level: slips at times</extracomment>
        <translation>Menschlich</translation>
    </message>
    <message>
        <source>Fence</source>
        <extracomment>a level: perfect near the end</extracomment>
        <translation>Zaun</translation>
    </message>
    <message>
        <source>Perfect</source>
        <extracomment>a level: no mistakes</extracomment>
        <translation>Perfekt</translation>
    </message>
    <message>
        <source>Moves to look ahead</source>
        <translation>Wie viele Züge er vorausschaut</translation>
    </message>
    <message>
        <source>Pieces left when it plays perfectly</source>
        <translation>Ab wie vielen Steinen er perfekt spielt</translation>
    </message>
    <message>
        <source>Slips in percent</source>
        <translation>Ausrutscher in Prozent</translation>
    </message>
    <message>
        <source>moves ahead</source>
        <extracomment>behind a number: so many moves the computer looks ahead</extracomment>
        <translation>Züge voraus</translation>
    </message>
    <message>
        <source>pieces left</source>
        <extracomment>behind a number: once so many pieces are left the computer plays perfectly</extracomment>
        <translation>Steine übrig</translation>
    </message>
    <message>
        <source>% slips</source>
        <extracomment>behind a number: so many of 100 moves</extracomment>
        <translation>% Ausrutscher</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>a field: what a player is called</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>a colour: of the stone that stands for a player</extracomment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>a colour</extracomment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Amber</source>
        <extracomment>a colour</extracomment>
        <translation>Bernstein</translation>
    </message>
    <message>
        <source>Wine red</source>
        <extracomment>a colour</extracomment>
        <translation>Weinrot</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>who plays at a level, such as Flint, and how: &quot;looks 3 moves ahead&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>what an opponent likes to say, in quotation marks</extracomment>
        <translation>„%1“</translation>
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
        <translation>Grundy-Werte der Haufen</translation>
    </message>
    <message>
        <source>heap %1: value 0, P</source>
        <translation>Haufen %1: Wert 0, P</translation>
    </message>
    <message>
        <source>heap %1: value %2</source>
        <extracomment>read aloud: the size of a heap, and its Grundy value</extracomment>
        <translation>Haufen %1: Wert %2</translation>
    </message>
    <message>
        <source>%1, an exception to the period</source>
        <translation>%1, eine Ausnahme von der Periode</translation>
    </message>
    <message>
        <source>From heap %1: %2</source>
        <extracomment>read aloud: the size of the first heap of a row, and the Grundy values of the row</extracomment>
        <translation>Ab Haufen %1: %2</translation>
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
        <translation>Über die Folge</translation>
    </message>
    <message>
        <source>Working out the values…</source>
        <translation>Die Werte werden ausgerechnet …</translation>
    </message>
    <message>
        <source>value 0: cold</source>
        <translation>Wert 0: kalt</translation>
    </message>
    <message>
        <source>framed: an exception to the period</source>
        <translation>umrahmt: eine Ausnahme von der Periode</translation>
    </message>
    <message>
        <source>grey: before the period</source>
        <translation>grau: vor der Periode</translation>
    </message>
    <message>
        <source>Enter or a click opens the heap.</source>
        <translation>Enter oder ein Klick öffnet den Haufen.</translation>
    </message>
    <message>
        <source>Value against size of the heap</source>
        <translation>Wert gegen Größe des Haufens</translation>
    </message>
    <message>
        <source>Grundy values by heap size. %1 The rows list the values.</source>
        <translation>Grundy-Werte nach Größe des Haufens. %1 Die Zeilen führen die Werte auf.</translation>
    </message>
    <message>
        <source>Period</source>
        <extracomment>a heading: after how many numbers a sequence repeats</extracomment>
        <translation>Periode</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Wird ausgerechnet …</translation>
    </message>
    <message>
        <source>Value of a heap of</source>
        <translation>Wert eines Haufens mit</translation>
    </message>
    <message>
        <source>Value of a heap of this size</source>
        <translation>Wert eines Haufens dieser Größe</translation>
    </message>
    <message>
        <source>Open this heap</source>
        <translation>Diesen Haufen öffnen</translation>
    </message>
    <message>
        <source>In the Lab: %1</source>
        <translation>Im Labor: %1</translation>
    </message>
    <message>
        <source>Heaps</source>
        <extracomment>heads the choice of the game whose heaps the sequence is about</extracomment>
        <translation>Haufen</translation>
    </message>
    <message>
        <source>Family of heaps</source>
        <translation>Familie von Haufen</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>before a field: how many values the sequence has</extracomment>
        <translation>Werte</translation>
    </message>
    <message>
        <source>How many values</source>
        <translation>Wie viele Werte</translation>
    </message>
    <message>
        <source>Rows of</source>
        <extracomment>before a field: so many numbers stand in each row, such as 12 or the period</extracomment>
        <translation>Zeilen zu</translation>
    </message>
    <message>
        <source>Values in a row</source>
        <translation>Werte in einer Zeile</translation>
    </message>
    <message>
        <source>the period, else 20</source>
        <translation>die Periode, sonst 20</translation>
    </message>
    <message>
        <source>the period</source>
        <extracomment>behind &quot;Rows of&quot;: each row is as long as the period of the sequence</extracomment>
        <translation>die Periode</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Work it out again</source>
        <translation>Noch einmal ausrechnen</translation>
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
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>heads a setting: light or dark colours</extracomment>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Light, dark, or match the system.</source>
        <translation>Hell, dunkel oder wie das System.</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>a choice: as the computer is set</extracomment>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>light colours</extracomment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>dark colours</extracomment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>heads a setting: how much the colours differ</extracomment>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>High: strong lines on plain black or white. System: match your desktop.</source>
        <translation>Hoch: kräftige Linien auf reinem Schwarz oder Weiß. System: wie deine Arbeitsumgebung.</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>normal contrast of colours, not normal play</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <extracomment>high contrast of colours</extracomment>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>heads a setting: how large the letters are</extracomment>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Everything but the boards grows with it.</source>
        <translation>Alles außer den Brettern wächst mit.</translation>
    </message>
    <message>
        <source>115%</source>
        <translation>115 %</translation>
    </message>
    <message>
        <source>130%</source>
        <translation>130 %</translation>
    </message>
    <message>
        <source>150%</source>
        <translation>150 %</translation>
    </message>
    <message>
        <source>200%</source>
        <translation>200 %</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <extracomment>heads a setting: nothing moves by itself on the screen</extracomment>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Pieces and panels change at once, without moving.</source>
        <translation>Steine und Felder wechseln sofort, ohne sich zu bewegen.</translation>
    </message>
    <message>
        <source>The computer moves</source>
        <translation>Der Computer zieht</translation>
    </message>
    <message>
        <source>How long it waits before it moves, so that you see what it does. With reduced motion it moves at once.</source>
        <translation>Wie lange er vor dem Zug wartet, damit du siehst, was er tut. Mit weniger Bewegung zieht er sofort.</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>how fast the computer moves: without waiting</extracomment>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>After a moment</source>
        <translation>Nach einem Moment</translation>
    </message>
    <message>
        <source>Slowly</source>
        <extracomment>how fast the computer moves: so that a class can follow</extracomment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>heads a setting: whether moves can be heard</extracomment>
        <translation>Töne</translation>
    </message>
    <message>
        <source>A short sound with each move and at the end of a game.</source>
        <translation>Ein kurzer Ton bei jedem Zug und am Ende einer Partie.</translation>
    </message>
    <message>
        <source>Warn after a mistake</source>
        <translation>Nach einem Fehler warnen</translation>
    </message>
    <message>
        <source>When your move gives the win away, you are told at once and can take it back.</source>
        <translation>Verschenkt dein Zug den Gewinn, so erfährst du es sofort und kannst ihn zurücknehmen.</translation>
    </message>
    <message>
        <source>Colour every move</source>
        <translation>Jeden Zug einfärben</translation>
    </message>
    <message>
        <source>Winning and losing moves are marked on the board while you play, as in Explore.</source>
        <translation>Gewinn- und Verlustzüge sind beim Spielen auf dem Brett markiert, wie beim Erkunden.</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>heads a setting of the explanations why a position is won</extracomment>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Screen for Present</source>
        <translation>Bildschirm zum Vorführen</translation>
    </message>
    <message>
        <source>The screen that the class sees, such as the projector.</source>
        <translation>Der Bildschirm, den die Klasse sieht, zum Beispiel der Beamer.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>heads a setting: the language of the program</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The language of all texts.</source>
        <translation>Die Sprache aller Texte.</translation>
    </message>
    <message>
        <source>About Grundy</source>
        <extracomment>heads what is said of the program, its version and its rights</extracomment>
        <translation>Über Grundy</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: copies the version, for a report</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the version, for a report</source>
        <translation>Die Version kopieren, für eine Meldung</translation>
    </message>
    <message>
        <source>The version is copied.</source>
        <translation>Die Version ist kopiert.</translation>
    </message>
    <message>
        <source>If something is wrong, please tell whoever you got Grundy from, and name the version.</source>
        <translation>Wenn etwas nicht stimmt, sag es bitte dem, von dem du Grundy hast, und nenne die Version.</translation>
    </message>
    <message>
        <source>If something is wrong, please tell us at %1, and name the version.</source>
        <translation>Wenn etwas nicht stimmt, sag es uns bitte unter %1, und nenne die Version.</translation>
    </message>
    <message>
        <source>Grundy is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Grundy ist freie Software unter der GNU General Public License, Version 3 oder neuer. Es kommt ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>It is built with Qt (LGPL and GPL), Boost (Boost Software License) and CLI11 (BSD). Where they are installed it uses Graphviz (EPL) and the typefaces Inter and Noto (SIL OFL).</source>
        <translation>Gebaut ist es mit Qt (LGPL und GPL), Boost (Boost Software License) und CLI11 (BSD). Wo sie installiert sind, benutzt es Graphviz (EPL) und die Schriften Inter und Noto (SIL OFL).</translation>
    </message>
    <message>
        <source>Thanks to Charles Bouton, Roland Sprague and Patrick Grundy, who found this theory, and to Elwyn Berlekamp, John Conway and Richard Guy, who made a world of it.</source>
        <translation>Dank an Charles Bouton, Roland Sprague und Patrick Grundy, die diese Theorie gefunden haben, und an Elwyn Berlekamp, John Conway und Richard Guy, die eine Welt daraus gemacht haben.</translation>
    </message>
    <message>
        <source>Plain pieces</source>
        <translation>Schlichte Steine</translation>
    </message>
    <message>
        <source>Discs and bars on a plain ground, instead of pebbles, coins or frogs on a table.</source>
        <translation>Scheiben und Balken auf schlichtem Grund statt Kieselsteinen, Münzen oder Fröschen auf einem Tisch.</translation>
    </message>
    <message>
        <source>The idea: plain words. Labels: P and N, by moves and their answers. Values: Grundy values, nim-sums and numbers. Theorems: everything that is proven.</source>
        <translation>Die Idee: einfache Worte. Buchstaben: P und N, durch Züge und ihre Antworten. Werte: Grundy-Werte, Nim-Summen und Zahlen. Lehrsätze: alles, was bewiesen ist.</translation>
    </message>
    <message>
        <source>P and N</source>
        <extracomment>heads a setting: the letters P and N, for lost and won positions</extracomment>
        <translation>P und N</translation>
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
        <translation>keine Grenze</translation>
    </message>
</context>
<context>
    <name>ShapeCard</name>
    <message>
        <source>Shape %1: %2</source>
        <extracomment>read aloud: the number of a drawn shape, and its name, such as &quot;two neighbours&quot;</extracomment>
        <translation>Form %1: %2</translation>
    </message>
    <message>
        <source>Remove shape %1</source>
        <translation>Form %1 entfernen</translation>
    </message>
    <message>
        <source>may be turned</source>
        <translation>darf gedreht werden</translation>
    </message>
    <message>
        <source>may be mirrored</source>
        <translation>darf gespiegelt werden</translation>
    </message>
    <message>
        <source>at most</source>
        <extracomment>before a number: the longest line that may be taken</extracomment>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>Longest line</source>
        <extracomment>read aloud: a field for the most stones that one move may take in a line</extracomment>
        <translation>Längste Kette</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>in a field for a number: any length of a line</extracomment>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>Who may take shape %1</source>
        <translation>Wer Form %1 nehmen darf</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>of a shape: both players may take it</extracomment>
        <translation>Beide</translation>
    </message>
    <message>
        <source>L Left</source>
        <extracomment>of a shape: only Left may take it; L is Left&apos;s letter</extracomment>
        <translation>L Links</translation>
    </message>
    <message>
        <source>R Right</source>
        <extracomment>of a shape: only Right may take it; R is Right&apos;s letter</extracomment>
        <translation>R Rechts</translation>
    </message>
    <message>
        <source>is taken</source>
        <extracomment>of a square of a drawn shape: a move takes the stone on it</extracomment>
        <translation>wird genommen</translation>
    </message>
    <message>
        <source>must be empty</source>
        <translation>muss leer sein</translation>
    </message>
    <message>
        <source>a stone that must stay</source>
        <translation>ein Stein, der bleiben muss</translation>
    </message>
    <message>
        <source>anything</source>
        <extracomment>of a square of a drawn shape: a stone, or none, or a hole</extracomment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Squares of shape %1</source>
        <translation>Felder der Form %1</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <extracomment>read aloud: a square of a drawn shape, and what is said of it: &quot;is taken&quot;, &quot;anything&quot;</extracomment>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
</context>
<context>
    <name>ShareChartCard</name>
    <message>
        <source>Share of the games through a move won by the player who started</source>
        <translation>Anteil der Partien mit einem Zug, die gewinnt, wer angefangen hat</translation>
    </message>
    <message>
        <source>Share of the games through a move won by the player who makes it</source>
        <translation>Anteil der Partien mit einem Zug, die gewinnt, wer ihn macht</translation>
    </message>
    <message>
        <source>How often a move is part of a won game</source>
        <translation>Wie oft ein Zug zu einer gewonnenen Partie gehört</translation>
    </message>
    <message>
        <source>Whose wins are counted</source>
        <translation>Wessen Siege gezählt werden</translation>
    </message>
    <message>
        <source>Its mover wins</source>
        <translation>Wer zieht, gewinnt</translation>
    </message>
    <message>
        <source>The starter wins</source>
        <translation>Wer anfing, gewinnt</translation>
    </message>
    <message>
        <source>%1. Moves that always or never win are counted.</source>
        <translation>%1. Züge, die immer oder nie gewinnen, sind mitgezählt.</translation>
    </message>
    <message>
        <source>%1. Moves that always or never win are left out.</source>
        <translation>%1. Züge, die immer oder nie gewinnen, sind weggelassen.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>read aloud: what the chart shows, and a sentence that sums it up</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Also count moves that always (100%) or never (0%) win</source>
        <translation>Auch Züge zählen, die immer (100 %) oder nie (0 %) gewinnen</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>A picture of the game</source>
        <translation>Ein Bild der Partie</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>a button, a verb: writes the picture to a file</extracomment>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: puts the picture into the clipboard</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copied the picture.</source>
        <translation>Das Bild ist kopiert.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>a button: closes the dialog</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SharedGame</name>
    <message>
        <source>I was winning above, %1 below.</source>
        <extracomment>the other player: who was winning where a line runs above, and where it runs below</extracomment>
        <translation>Oben stand ich auf Gewinn, unten %1.</translation>
    </message>
    <message>
        <source>%1 was winning above, %2 below.</source>
        <extracomment>two players: who was winning where a line runs above, and where it runs below</extracomment>
        <translation>Oben stand %1 auf Gewinn, unten %2.</translation>
    </message>
    <message>
        <source>And you?</source>
        <translation>Und du?</translation>
    </message>
    <message>
        <source>Can you beat %1?</source>
        <translation>Kannst du %1 schlagen?</translation>
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
        <translation>Diese Liste</translation>
    </message>
    <message>
        <source>Ctrl+1 to 4</source>
        <translation>Ctrl+1 bis 4</translation>
    </message>
    <message>
        <source>Games, Learn, Lab, Settings</source>
        <translation>Spiele, Lernen, Labor, Einstellungen</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Alt+←</source>
        <translation>Alt+←</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>Zurück zu den Spielen</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>the name of a key</extracomment>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Games: remove a recent game</source>
        <translation>Spiele: eine letzte Partie entfernen</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>what a key does: it asks for the next game</extracomment>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Open a saved game or a lesson</source>
        <translation>Gespeicherte Partie oder Lektion öffnen</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>Position kopieren</translation>
    </message>
    <message>
        <source>Ctrl+V</source>
        <translation>Ctrl+V</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Position einfügen</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>The whole game in the Lab</source>
        <translation>Das ganze Spiel im Labor</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>what a key does: it takes the last move back</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z, Ctrl+Y</source>
        <translation>Ctrl+Shift+Z, Ctrl+Y</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>what a key does: it makes a move again that was taken back</extracomment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>what a key does, a verb: it begins the same game anew</extracomment>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Edit the position</source>
        <translation>Position bearbeiten</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Normal or misère play</source>
        <translation>Normalspiel oder Misère</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>Cancel the analysis</source>
        <translation>Analyse abbrechen</translation>
    </message>
    <message>
        <source>Say the position aloud (screen reader)</source>
        <translation>Position vorlesen (Screenreader)</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>what a key does: it tells a little of how to win</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>why is the position won or lost?</extracomment>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a verb: the mode Play</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>what a key does, a verb: it shows the analysis of the position</extracomment>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Explore: losing moves</source>
        <translation>Erkunden: Verlustzüge</translation>
    </message>
    <message>
        <source>Explore: Nim lens</source>
        <translation>Erkunden: Nim-Lupe</translation>
    </message>
    <message>
        <source>Explore: Left, Right to move</source>
        <translation>Erkunden: Links, Rechts am Zug</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>heads the keys for what is shown to a class
----------
what a key does, a verb: it shows the position to a class</extracomment>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>the arrow keys</extracomment>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Move over the board</source>
        <translation>Über das Brett gehen</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <extracomment>names of keys, of which either does it</extracomment>
        <translation>Enter, Space</translation>
    </message>
    <message>
        <source>Choose a piece</source>
        <translation>Einen Stein wählen</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>the name of a key</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Drop a half-made choice, or leave what was entered last</source>
        <translation>Halb gewählten Zug fallen lassen, oder verlassen, was zuletzt betreten wurde</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Shift+Pfeiltasten</translation>
    </message>
    <message>
        <source>Hackenbush: move what is shown</source>
        <translation>Hackenbush: den Ausschnitt verschieben</translation>
    </message>
    <message>
        <source>Space, a drag</source>
        <translation>Space, ziehen</translation>
    </message>
    <message>
        <source>Hackenbush: the same with the mouse</source>
        <translation>Hackenbush: dasselbe mit der Maus</translation>
    </message>
    <message>
        <source>Drawing edges: end at a new joint</source>
        <translation>Kanten zeichnen: an einem neuen Knoten enden</translation>
    </message>
    <message>
        <source>Erasing edges: erase</source>
        <translation>Kanten löschen: löschen</translation>
    </message>
    <message>
        <source>Space, PageDown, →</source>
        <translation>Space, PageDown, →</translation>
    </message>
    <message>
        <source>Present: next</source>
        <extracomment>what keys do while a class is shown something: the next step</extracomment>
        <translation>Vorführen: weiter</translation>
    </message>
    <message>
        <source>Backspace, PageUp, ←</source>
        <translation>Backspace, PageUp, ←</translation>
    </message>
    <message>
        <source>Present: back</source>
        <extracomment>while a class is shown something: one step back</extracomment>
        <translation>Vorführen: zurück</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>1 bis 9, 0</translation>
    </message>
    <message>
        <source>Present: a step seen before</source>
        <translation>Vorführen: ein schon gesehener Schritt</translation>
    </message>
    <message>
        <source>Home, F5</source>
        <extracomment>names of keys, of which either does it</extracomment>
        <translation>Home, F5</translation>
    </message>
    <message>
        <source>Present: first step</source>
        <translation>Vorführen: erster Schritt</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>the name of a key</extracomment>
        <translation>End</translation>
    </message>
    <message>
        <source>Present: last step seen</source>
        <translation>Vorführen: letzter gesehener Schritt</translation>
    </message>
    <message>
        <source>B, .</source>
        <extracomment>keys, of which either does it: the letter B and the full stop</extracomment>
        <translation>B, .</translation>
    </message>
    <message>
        <source>Present: blank the screen</source>
        <translation>Vorführen: Bild aus</translation>
    </message>
    <message>
        <source>Present: take votes, or end</source>
        <translation>Vorführen: abstimmen oder damit aufhören</translation>
    </message>
    <message>
        <source>↑, ↓, +, −</source>
        <translation>↑, ↓, +, −</translation>
    </message>
    <message>
        <source>Votes: choose a line, count</source>
        <translation>Abstimmen: Zeile wählen, zählen</translation>
    </message>
    <message>
        <source>Present: undo, restart</source>
        <translation>Vorführen: rückgängig, von vorn</translation>
    </message>
    <message>
        <source>Present: the teacher’s window</source>
        <translation>Vorführen: das Fenster der Lehrkraft</translation>
    </message>
    <message>
        <source>Present: leave</source>
        <extracomment>what a key does while a class is shown something: it ends that</extracomment>
        <translation>Vorführen: beenden</translation>
    </message>
    <message>
        <source>Space, Backspace</source>
        <extracomment>two keys: on, back</extracomment>
        <translation>Space, Backspace</translation>
    </message>
    <message>
        <source>Lesson: next, back</source>
        <translation>Lektion: weiter, zurück</translation>
    </message>
    <message>
        <source>Marking: mark the position</source>
        <translation>Beschriften: die Position beschriften</translation>
    </message>
    <message>
        <source>Marking: leave it blank</source>
        <translation>Beschriften: leer lassen</translation>
    </message>
    <message>
        <source>Marking: check</source>
        <extracomment>what a key does while one marks positions with P and N: are the letters right?</extracomment>
        <translation>Beschriften: prüfen</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <extracomment>the arrow keys, and the key Enter; the arrows walk, Enter opens</extracomment>
        <translation>Pfeiltasten, Enter</translation>
    </message>
    <message>
        <source>Lab: walk, open</source>
        <translation>Labor: gehen, öffnen</translation>
    </message>
    <message>
        <source>Lab: zoom, the whole picture</source>
        <translation>Labor: Vergrößerung, das ganze Bild</translation>
    </message>
    <message>
        <source>State graph: next, previous move</source>
        <translation>Zustandsgraph: nächster, voriger Zug</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>the title of a dialog: the list of keys and what they do</extracomment>
        <translation>Tastenkürzel</translation>
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
        <translation>Position drucken</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <extracomment>heads the keys that work on each page</extracomment>
        <translation>Überall</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Das Brett</translation>
    </message>
    <message>
        <source>Zoom, the whole board</source>
        <translation>Vergrößerung, das ganze Brett</translation>
    </message>
    <message>
        <source>Learn and the Lab</source>
        <translation>Lernen und Labor</translation>
    </message>
    <message>
        <source>Where did it turn?, next mistake</source>
        <translation>Wo wendete sich das Blatt?, nächster Fehler</translation>
    </message>
    <message>
        <source>Shift+M</source>
        <translation>Shift+M</translation>
    </message>
    <message>
        <source>Where did it turn?, previous mistake</source>
        <translation>Wo wendete sich das Blatt?, voriger Fehler</translation>
    </message>
    <message>
        <source>Where did it turn?, previous, next move</source>
        <translation>Wo wendete sich das Blatt?, voriger, nächster Zug</translation>
    </message>
    <message>
        <source>Present: idea, labels, values, theorems</source>
        <translation>Vorführen: Idee, Buchstaben, Werte, Lehrsätze</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>V: votes</source>
        <extracomment>a button with its key, V: the class votes on the moves or answers</extracomment>
        <translation>V: Abstimmen</translation>
    </message>
</context>
<context>
    <name>StartStrip</name>
    <message>
        <source>Start from</source>
        <extracomment>before ready-made rules, such as Cram: one of them is the beginning of one&apos;s own drawing</extracomment>
        <translation>Anfangen mit</translation>
    </message>
    <message>
        <source>Rules to start from</source>
        <translation>Regeln zum Anfangen</translation>
    </message>
    <message>
        <source>drawn by you</source>
        <translation>von dir gezeichnet</translation>
    </message>
</context>
<context>
    <name>StateGraphTab</name>
    <message>
        <source>About the state graph</source>
        <translation>Über den Zustandsgraphen</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>State graph of %1</source>
        <translation>Zustandsgraph von %1</translation>
    </message>
    <message>
        <source>Find a position</source>
        <translation>Position suchen</translation>
    </message>
    <message>
        <source>No position is called %1.</source>
        <translation>Keine Position heißt %1.</translation>
    </message>
    <message>
        <source>Selected</source>
        <extracomment>heads what is said of the position that is selected in the graph</extracomment>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>No position is selected.</source>
        <translation>Keine Position ist ausgewählt.</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>Beim Erkunden öffnen</translation>
    </message>
    <message>
        <source>Show the part around it</source>
        <translation>Den Teil um sie herum zeigen</translation>
    </message>
    <message>
        <source>A click on a position opens it in Explore; Ctrl + click or a long press selects it.</source>
        <translation>Ein Klick auf eine Position öffnet sie beim Erkunden; Ctrl + Klick oder langes Drücken wählt sie aus.</translation>
    </message>
    <message>
        <source>A click on a position selects it, a double click opens it in Explore.</source>
        <translation>Ein Klick auf eine Position wählt sie aus, ein Doppelklick öffnet sie beim Erkunden.</translation>
    </message>
    <message>
        <source>Follow one line of play</source>
        <translation>Einer Partie folgen</translation>
    </message>
    <message>
        <source>Step into the kernel</source>
        <translation>In den Kern hinein</translation>
    </message>
    <message>
        <source>Step out of the kernel</source>
        <translation>Aus dem Kern hinaus</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: takes the last move of this line of play back
----------
a button: one step back</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>the name of a key</extracomment>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Click a position that a move leads to, or walk there with the arrow keys and press Space.</source>
        <translation>Klick auf eine Position, zu der ein Zug führt, oder geh mit den Pfeiltasten hin und drück Space.</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>heads what the graph shows</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Only winning moves</source>
        <translation>Nur Gewinnzüge</translation>
    </message>
    <message>
        <source>Layout</source>
        <extracomment>a field, a noun: how the dots of the graph are placed</extracomment>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Layout: dot</source>
        <extracomment>how the graph is laid out: by the program dot, whose name is not translated</extracomment>
        <translation>Anordnung: dot</translation>
    </message>
    <message>
        <source>quick</source>
        <extracomment>a layout that is made quickly</extracomment>
        <translation>schnell</translation>
    </message>
    <message>
        <source>Label backwards, step by step</source>
        <translation>Vom Ende her beschriften, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Step of the labelling</source>
        <translation>Schritt der Beschriftung</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>a button, a verb: stops going from step to step by itself</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: goes from step to step by itself</extracomment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one step on</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Bis zum Ende</translation>
    </message>
    <message>
        <source>terminal</source>
        <extracomment>a position without a move</extracomment>
        <translation>Endposition</translation>
    </message>
    <message>
        <source>cold: the player who just moved wins</source>
        <translation>kalt: Es gewinnt, wer zuletzt gezogen hat</translation>
    </message>
    <message>
        <source>hot: the player to move wins</source>
        <translation>heiß: Es gewinnt, wer am Zug ist</translation>
    </message>
    <message>
        <source>Left wins</source>
        <extracomment>explains a colour: positions in which the player Left wins</extracomment>
        <translation>Links gewinnt</translation>
    </message>
    <message>
        <source>Right wins</source>
        <extracomment>explains a colour: positions in which the player Right wins</extracomment>
        <translation>Rechts gewinnt</translation>
    </message>
    <message>
        <source>no letter: not worked out</source>
        <translation>kein Buchstabe: nicht ausgerechnet</translation>
    </message>
    <message>
        <source>no letter: play may go on for ever</source>
        <translation>kein Buchstabe: Das Spiel kann ewig dauern</translation>
    </message>
    <message>
        <source>winning move</source>
        <extracomment>explains a colour: an arrow of the graph</extracomment>
        <translation>Gewinnzug</translation>
    </message>
    <message>
        <source>other move</source>
        <extracomment>explains a colour: an arrow of the graph that is not known to win</extracomment>
        <translation>anderer Zug</translation>
    </message>
    <message>
        <source>losing move</source>
        <extracomment>explains a colour: an arrow of the graph</extracomment>
        <translation>Verlustzug</translation>
    </message>
    <message>
        <source>move of Left (thick: it wins)</source>
        <translation>Zug von Links (dick: er gewinnt)</translation>
    </message>
    <message>
        <source>move of Right (thick: it wins)</source>
        <translation>Zug von Rechts (dick: er gewinnt)</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>read aloud: the table of all positions of the graph</extracomment>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column and what stands there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>head of a column: a position of the graph</extracomment>
        <translation>Position</translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>head of a column: P, N, L or R</extracomment>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>head of a column: a number</extracomment>
        <translation>Grundy-Wert</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>head of a column: how many moves the game lasts yet</extracomment>
        <translation>Restzüge</translation>
    </message>
    <message>
        <source>Longest game</source>
        <extracomment>head of a column: how many moves it has</extracomment>
        <translation>Längste Partie</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>head of a column, a noun: how many there are</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Winning moves</source>
        <extracomment>head of a column: how many there are</extracomment>
        <translation>Gewinnzüge</translation>
    </message>
</context>
<context>
    <name>StatisticsTab</name>
    <message>
        <source>P-positions by size</source>
        <translation>P-Positionen nach Größe</translation>
    </message>
    <message>
        <source>cold positions, below</source>
        <translation>kalte Positionen, unten</translation>
    </message>
    <message>
        <source>all others, above</source>
        <translation>alle anderen, oben</translation>
    </message>
    <message>
        <source>hot positions, above</source>
        <translation>heiße Positionen, oben</translation>
    </message>
    <message>
        <source>The size of a position is the number of moves of the longest game left.</source>
        <translation>Die Größe einer Position ist die Anzahl der Züge der längsten Partie von dort aus.</translation>
    </message>
    <message>
        <source>Bars of positions by size; the table behind them has the numbers.</source>
        <translation>Balken der Positionen nach Größe; die Tabelle dahinter enthält die Zahlen.</translation>
    </message>
    <message>
        <source>The whole game in figures</source>
        <translation>Das ganze Spiel in Zahlen</translation>
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
        <translation>Höchstens zugleich, Ketten von Plättchen: %1</translation>
    </message>
    <message>
        <source>Without terminal positions</source>
        <translation>Ohne Endpositionen</translation>
    </message>
    <message>
        <source>Positions without a move, and the moves to them, are left out. Published figures for misère Line Nim are counted this way: nobody takes the last counter willingly.</source>
        <translation>Positionen ohne Zug und die Züge dorthin sind weggelassen. Veröffentlichte Zahlen zu Misère-Reihen-Nim sind so gezählt: Niemand nimmt freiwillig das letzte Plättchen.</translation>
    </message>
    <message>
        <source>Every position counts, even those without a move.</source>
        <translation>Jede Position zählt, auch die ohne Zug.</translation>
    </message>
    <message>
        <source>Positions equal by symmetry count once</source>
        <translation>Symmetrische Positionen zählen einmal</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>That gives the win away. Take it back, or play on?</source>
        <translation>Damit ist der Gewinn verschenkt. Zurücknehmen oder weiterspielen?</translation>
    </message>
    <message>
        <source>That gives the win away.</source>
        <translation>Damit ist der Gewinn verschenkt.</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>a button: takes the move back that was a mistake</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take the move back and choose another one (Ctrl+Z)</source>
        <translation>Den Zug zurücknehmen und einen anderen wählen (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: the mistake stands, and the game goes on</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>The move stands, and the game goes on</source>
        <translation>Der Zug gilt, und die Partie geht weiter</translation>
    </message>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation>Wird gelöst …</translation>
    </message>
    <message>
        <source>Solving: %1</source>
        <extracomment>the program works out who wins; how far it is, such as &quot;40%&quot;</extracomment>
        <translation>Wird gelöst: %1</translation>
    </message>
    <message>
        <source>Solving: %1 · %2</source>
        <comment>part done, time left</comment>
        <translation>Wird gelöst: %1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>part done and time left, memory</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The computer moves without knowing the answer</source>
        <translation>Der Computer zieht, ohne die Antwort zu kennen</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <extracomment>the name of a player who chooses a move</extracomment>
        <translation>%1 denkt nach …</translation>
    </message>
</context>
<context>
    <name>TableBoard</name>
    <message>
        <source>Together: %1</source>
        <extracomment>below several boards: what they are worth together, such as ∗3 or 1/2 + ∗</extracomment>
        <translation>Zusammen: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>the number of a board on the table, and its game</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Board %1</source>
        <extracomment>read aloud: the number of a board on the table, such as 2</extracomment>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Exchange Left and Right</source>
        <translation>Links und Rechts vertauschen</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>Nach links verschieben</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Nach rechts verschieben</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>an entry of a menu: takes this board off the table</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>worth %1</source>
        <extracomment>read aloud: the value of a board, such as ∗3</extracomment>
        <translation>%1 wert</translation>
    </message>
</context>
<context>
    <name>TableCards</name>
    <message>
        <source>Filled in step by step</source>
        <translation>Schritt für Schritt ausgefüllt</translation>
    </message>
    <message>
        <source>Next size: %1</source>
        <translation>Nächste Größe: %1</translation>
    </message>
    <message>
        <source>Everything is shown</source>
        <translation>Alles ist gezeigt</translation>
    </message>
    <message>
        <source>Shows the next size (Page down)</source>
        <translation>Zeigt die nächste Größe (PageDown)</translation>
    </message>
    <message>
        <source>Hide all</source>
        <extracomment>a button: covers all labels of the table</extracomment>
        <translation>Alles verbergen</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>a button: uncovers all labels of the table</extracomment>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Selected</source>
        <extracomment>heads what is said of the selected position; none is selected yet</extracomment>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <extracomment>heads what is said of the selected position, such as 3,2</extracomment>
        <translation>Ausgewählt: %1</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>Beim Erkunden öffnen</translation>
    </message>
    <message>
        <source>Periods</source>
        <extracomment>a heading: rows of the table that repeat</extracomment>
        <translation>Perioden</translation>
    </message>
    <message>
        <source>No row repeats within this table.</source>
        <translation>In dieser Tabelle wiederholt sich keine Zeile.</translation>
    </message>
    <message>
        <source>The bracket below a row spans its first period; it is dashed where the period is only seen.</source>
        <translation>Die Klammer unter einer Zeile umfasst ihre erste Periode; sie ist gestrichelt, wo die Periode nur beobachtet ist.</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <extracomment>a button: shows only the first lines of a list</extracomment>
        <translation>Weniger zeigen</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>Alle %1 zeigen</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>heads what is said of the selected position of the table</extracomment>
        <translation>Position</translation>
    </message>
    <message>
        <source>Point at a cell, or go to it with the arrow keys. A click or Enter opens it in Explore.</source>
        <translation>Zeig auf eine Zelle oder geh mit den Pfeiltasten hin. Klick oder Enter öffnet sie.</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>heads the choice of the positions that the table shows, a noun</extracomment>
        <translation>Filter</translation>
    </message>
    <message>
        <source>All positions</source>
        <extracomment>a choice: the table shows all positions</extracomment>
        <translation>Alle Positionen</translation>
    </message>
    <message>
        <source>Only P-positions</source>
        <extracomment>a choice: the table shows only P-positions</extracomment>
        <translation>Nur P-Positionen</translation>
    </message>
    <message>
        <source>Only with the value</source>
        <translation>Nur mit dem Wert</translation>
    </message>
    <message>
        <source>The value looked for</source>
        <translation>Der gesuchte Wert</translation>
    </message>
    <message>
        <source>%1 of the positions stand out.</source>
        <translation>%1 der Positionen sind hervorgehoben.</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>a choice: what the table shows of each position</extracomment>
        <translation>Grundy-Wert</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>a choice: what the table shows of each position: how many moves the game lasts yet</extracomment>
        <translation>Restzüge</translation>
    </message>
    <message>
        <source>Exact value</source>
        <extracomment>a choice: what the table shows of each position</extracomment>
        <translation>Genauer Wert</translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>a choice: what the table shows of each position: P, N, L or R</extracomment>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Family of positions</source>
        <translation>Familie von Positionen</translation>
    </message>
    <message>
        <source>Ready-made family</source>
        <extracomment>a field: positions with n and m for which a table can be made, such as nim:n,m</extracomment>
        <translation>Fertige Familie</translation>
    </message>
    <message>
        <source>As typed below</source>
        <translation>Wie unten eingegeben</translation>
    </message>
    <message>
        <source>Families of all games</source>
        <translation>Familien aller Spiele</translation>
    </message>
    <message>
        <source>Pattern with the variables n and m</source>
        <translation>Muster mit den Variablen n und m</translation>
    </message>
    <message>
        <source>n and m are numbers; 1^n repeats the 1, (1^n/)^m the rows.</source>
        <translation>n und m sind Zahlen; 1^n wiederholt die 1, (1^n/)^m die Zeilen.</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Misère play</source>
        <extracomment>a switch: who makes the last move loses</extracomment>
        <translation>Misère</translation>
    </message>
    <message>
        <source>%1 from</source>
        <extracomment>before the first number of a range; the letter n or m: &quot;n from 0 to 15&quot;</extracomment>
        <translation>%1 von</translation>
    </message>
    <message>
        <source>Least value of %1</source>
        <translation>Kleinster Wert von %1</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>between the ends of a range: from 0 to 15</extracomment>
        <translation>bis</translation>
    </message>
    <message>
        <source>Largest value of %1</source>
        <translation>Größter Wert von %1</translation>
    </message>
</context>
<context>
    <name>TableExport</name>
    <message>
        <source>A table’s name ends in .csv, .json, .svg or .png.</source>
        <translation>Der Name einer Tabelle endet auf .csv, .json, .svg oder .png.</translation>
    </message>
</context>
<context>
    <name>TableQuestion</name>
    <message>
        <source>Fill the table</source>
        <translation>Tabelle füllen</translation>
    </message>
    <message>
        <source>Search instead</source>
        <extracomment>a button: lets the program search rather than make a table</extracomment>
        <translation>Stattdessen suchen</translation>
    </message>
    <message>
        <source>Needs little memory, and may not get to the end</source>
        <translation>Braucht wenig Speicher, kommt aber vielleicht nicht ans Ende</translation>
    </message>
</context>
<context>
    <name>TableTab</name>
    <message>
        <source>Tables</source>
        <extracomment>a heading: tables of many positions</extracomment>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>About the table</source>
        <translation>Über die Tabelle</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Was die Tabelle zeigt</translation>
    </message>
    <message>
        <source>Family of positions</source>
        <translation>Familie von Positionen</translation>
    </message>
    <message>
        <source>Fully analysed</source>
        <extracomment>a kind of table: every position that can be reached, each with all that is known of it</extracomment>
        <translation>Vollständig analysiert</translation>
    </message>
    <message>
        <source>Working: %1%</source>
        <extracomment>how much of the table is worked out, such as 40</extracomment>
        <translation>In Arbeit: %1 %</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <extracomment>the table was stopped; then what is known of it: a sentence</extracomment>
        <translation>Angehalten: %1</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>a button: works on where it was stopped</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>round and filled: cold (P)</source>
        <translation>rund und gefüllt: kalt (P)</translation>
    </message>
    <message>
        <source>square: hot (N), stronger with the number</source>
        <translation>eckig: heiß (N), kräftiger je größer die Zahl</translation>
    </message>
    <message>
        <source>square: hot (N)</source>
        <translation>eckig: heiß (N)</translation>
    </message>
    <message>
        <source>Left wins</source>
        <extracomment>explains a colour: positions in which the player Left wins</extracomment>
        <translation>Links gewinnt</translation>
    </message>
    <message>
        <source>Right wins</source>
        <extracomment>explains a colour: positions in which the player Right wins</extracomment>
        <translation>Rechts gewinnt</translation>
    </message>
</context>
<context>
    <name>TakePopup</name>
    <message>
        <source>Move down from step %1</source>
        <translation>Von Stufe %1 nach unten legen</translation>
    </message>
    <message>
        <source>Take from heap %1</source>
        <translation>Von Haufen %1 nehmen</translation>
    </message>
    <message>
        <source>Stones to take</source>
        <translation>Steine zum Nehmen</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <extracomment>how many stones of the heap are left after the move, such as 4</extracomment>
        <translation>lässt %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>a button, a verb: takes so many stones, such as 3</extracomment>
        <translation>%1 nehmen</translation>
    </message>
</context>
<context>
    <name>TeacherWindow</name>
    <message>
        <source>For the teacher – Grundy</source>
        <translation>Für die Lehrkraft – Grundy</translation>
    </message>
    <message>
        <source>%1 · %2:%3</source>
        <comment>step · minutes:seconds</comment>
        <translation>%1 · %2:%3</translation>
    </message>
    <message>
        <source>The class reads</source>
        <translation>Die Klasse liest</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>heads what the class sees in the next step
----------
a button: to the next step</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>heads the answer that the class does not see yet, a noun</extracomment>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>heads the notes of a lesson for the teacher, a noun</extracomment>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Votes</source>
        <extracomment>heads how many of the class have voted, a noun</extracomment>
        <translation>Stimmen</translation>
    </message>
    <message>
        <source>%L1 votes so far</source>
        <translation>%L1 Stimmen bisher</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one step back</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>a button: the class sees the screen again</extracomment>
        <translation>Bild an</translation>
    </message>
    <message>
        <source>Blank</source>
        <extracomment>a button, a verb: the class sees an empty screen</extracomment>
        <translation>Bild aus</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>a button: ends the presentation</extracomment>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>The class sees this screen, so the answer is covered.</source>
        <translation>Die Klasse sieht diesen Bildschirm, darum ist die Antwort verdeckt.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
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
        <translation>bis Größe</translation>
    </message>
    <message>
        <source>%1: size of the largest positions checked</source>
        <translation>%1: Größe der größten geprüften Positionen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends this check</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>a button, a verb: begins this check</extracomment>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Cancel the check of %1</source>
        <translation>Prüfung von %1 abbrechen</translation>
    </message>
    <message>
        <source>Check %1</source>
        <extracomment>a button, a verb: begins the check of a game, such as Nim</extracomment>
        <translation>%1 prüfen</translation>
    </message>
    <message>
        <source>Open the position</source>
        <translation>Position öffnen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <extracomment>a button, a verb: opens a position, such as nim:7,11,5</extracomment>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Claims that fail</source>
        <translation>Behauptungen, die scheitern</translation>
    </message>
    <message>
        <source>The theory of the games</source>
        <translation>Die Theorie der Spiele</translation>
    </message>
    <message>
        <source>Search alone looks for the smallest counterexample. Finding one is not an error of the program.</source>
        <translation>Die Suche allein sucht das kleinste Gegenbeispiel. Eins zu finden ist kein Fehler des Programms.</translation>
    </message>
    <message>
        <source>Every small position is answered twice, by theory and by search alone. They have to agree.</source>
        <translation>Jede kleine Position wird zweimal beantwortet, durch die Theorie und durch Suche allein. Beide müssen übereinstimmen.</translation>
    </message>
</context>
<context>
    <name>TheoryTab</name>
    <message>
        <source>Theory check</source>
        <extracomment>a heading: theorems are compared with a plain search</extracomment>
        <translation>Theorieprüfung</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>beside a heading: what follows is about all games</extracomment>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Checks</source>
        <extracomment>read aloud: the list of all checks of theorems</extracomment>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Position: %1</source>
        <extracomment>read aloud: the position of a counterexample, such as nim:7,11,5</extracomment>
        <translation>Position: %1</translation>
    </message>
    <message>
        <source>Open it in Explore</source>
        <translation>Beim Erkunden öffnen</translation>
    </message>
    <message>
        <source>Cancel all</source>
        <extracomment>a button: ends all checks</extracomment>
        <translation>Alles abbrechen</translation>
    </message>
    <message>
        <source>Check all</source>
        <extracomment>a button: begins all checks</extracomment>
        <translation>Alle prüfen</translation>
    </message>
    <message>
        <source>All checks</source>
        <extracomment>a heading: what all checks together have found</extracomment>
        <translation>Alle Prüfungen</translation>
    </message>
    <message>
        <source>holds</source>
        <extracomment>of a theorem, a verb: it agrees with the search</extracomment>
        <translation>stimmt</translation>
    </message>
    <message>
        <source>a claim that fails, as expected</source>
        <translation>eine Behauptung, die scheitert, wie erwartet</translation>
    </message>
    <message>
        <source>theory and search differ: an error</source>
        <translation>Theorie und Suche widersprechen sich: ein Fehler</translation>
    </message>
</context>
<context>
    <name>TodoChartCard</name>
    <message>
        <source>found: %1</source>
        <extracomment>how many positions have been found so far</extracomment>
        <translation>gefunden: %1</translation>
    </message>
    <message>
        <source>to do: peak %1</source>
        <translation>zu tun: höchstens %1</translation>
    </message>
    <message>
        <source>Finding all positions</source>
        <translation>Alle Positionen finden</translation>
    </message>
    <message>
        <source>Which position is looked at next</source>
        <translation>Welche Position als Nächste angesehen wird</translation>
    </message>
    <message>
        <source>Highest number first</source>
        <translation>Größte Zahl zuerst</translation>
    </message>
    <message>
        <source>In the order found (breadth first)</source>
        <translation>In der Reihenfolge des Findens (Breitensuche)</translation>
    </message>
    <message>
        <source>Last found first</source>
        <translation>Zuletzt gefundene zuerst</translation>
    </message>
    <message>
        <source>Positions found and still to do after so many have been done; the one in hand counts.</source>
        <translation>Gefundene und noch zu erledigende Positionen, nachdem so viele erledigt sind; die gerade bearbeitete zählt mit.</translation>
    </message>
    <message>
        <source>Finding all positions: %1, %2</source>
        <extracomment>read aloud: a chart: &quot;found: 1200&quot;, and how many were to be done at most</extracomment>
        <translation>Alle Positionen finden: %1, %2</translation>
    </message>
</context>
<context>
    <name>TryBoard</name>
    <message>
        <source>hole</source>
        <extracomment>read aloud: a square that does not belong to the board</extracomment>
        <translation>Loch</translation>
    </message>
    <message>
        <source>taken</source>
        <extracomment>read aloud: a square whose stone is gone</extracomment>
        <translation>genommen</translation>
    </message>
    <message>
        <source>stone</source>
        <extracomment>read aloud: a square with a stone</extracomment>
        <translation>Stein</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a cell such as c3, and what is there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Board to try the game on</source>
        <translation>Brett, um das Spiel auszuprobieren</translation>
    </message>
    <message>
        <source>%1. Take %2: %3</source>
        <extracomment>read aloud: the square and what is there, the squares that a move takes, and what that leads to</extracomment>
        <translation>%1. %2 nehmen: %3</translation>
    </message>
</context>
<context>
    <name>TryPane</name>
    <message>
        <source>Try it</source>
        <extracomment>heads the board on which the drawn rules can be tried</extracomment>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>What a click on the board does</source>
        <translation>Was ein Klick auf das Brett macht</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>a click takes stones</extracomment>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Make holes</source>
        <extracomment>a click makes a hole in the board</extracomment>
        <translation>Löcher machen</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>a field: how many columns the board has</extracomment>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>a field: how many rows the board has</extracomment>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last move back</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Fill again</source>
        <extracomment>a button: puts stones on all squares</extracomment>
        <translation>Wieder füllen</translation>
    </message>
    <message>
        <source>Who is to move</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>L to move</source>
        <translation>Am Zug: L</translation>
    </message>
    <message>
        <source>R to move</source>
        <translation>Am Zug: R</translation>
    </message>
    <message>
        <source>A click makes a hole, or fills it.</source>
        <translation>Ein Klick macht ein Loch oder füllt es wieder.</translation>
    </message>
    <message>
        <source>Pointing shows a take, a click makes it. The wheel, or + and −, shows other takes there.</source>
        <translation>Zeig auf Steine, um einen Zug zu sehen; ein Klick macht ihn. Das Mausrad oder + und − zeigen andere Züge an dieser Stelle.</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>heads the sentence that tells the drawn rules</extracomment>
        <translation>In Worten</translation>
    </message>
</context>
<context>
    <name>TurnSwitch</name>
    <message>
        <source>Who is to move</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Am Zug: %1</translation>
    </message>
</context>
<context>
    <name>ValueCard</name>
    <message>
        <source>Value</source>
        <extracomment>heads what the position is worth, a noun</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Nim heaps</source>
        <extracomment>before heaps of Nim that equal the position, such as 3, 5</extracomment>
        <translation>Nim-Haufen</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>before a number: the Grundy value of the position</extracomment>
        <translation>Grundy-Wert</translation>
    </message>
    <message>
        <source>Exact value</source>
        <extracomment>before the value of the position as a game, such as 1/2 + ∗</extracomment>
        <translation>Genauer Wert</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <extracomment>what was checked, and holds</extracomment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>before the mean value of a hot game, a noun</extracomment>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>before the temperature of a hot game</extracomment>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Stops of Left and Right</source>
        <translation>Endwerte von Links und Rechts</translation>
    </message>
    <message>
        <source>Atomic weight</source>
        <extracomment>before the atomic weight of a game, an integer mostly</extracomment>
        <translation>Atomgewicht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a name such as &quot;Grundy value&quot;, and the value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Thermograph: the mast stands at %1, from temperature %2 upwards</source>
        <extracomment>read aloud: the mean of a game, such as 1, and its temperature, such as 1/2</extracomment>
        <translation>Thermograph: Der Mast steht bei %1, ab der Temperatur %2</translation>
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
        <translation>Zahlengerade von %L1 bis %L2</translation>
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
        <translation>Wird gelöst</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Noch nicht gelöst</translation>
    </message>
    <message>
        <source>Cold — the previous player wins</source>
        <translation>Kalt – wer gezogen hat, gewinnt</translation>
    </message>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation>Wird gelöst …</translation>
    </message>
    <message>
        <source>A smaller position makes it easier.</source>
        <translation>Eine kleinere Position macht es leichter.</translation>
    </message>
    <message>
        <source>No rule covers this picture: the exact values of its parts are tried, then a search of the moves. More time, fewer edges or fewer colours make it easier.</source>
        <translation>Für dieses Bild gibt es keine Regel: Probiert werden die genauen Werte seiner Teile, dann eine Suche über die Züge. Mehr Zeit, weniger Kanten oder weniger Farben machen es leichter.</translation>
    </message>
    <message>
        <source>No rule covers this picture: the exact values of its parts are tried, then a search of the moves. More memory, fewer edges or fewer colours make it easier.</source>
        <translation>Für dieses Bild gibt es keine Regel: Probiert werden die genauen Werte seiner Teile, dann eine Suche über die Züge. Mehr Speicher, weniger Kanten oder weniger Farben machen es leichter.</translation>
    </message>
    <message>
        <source>More time or a smaller position makes it easier.</source>
        <translation>Mehr Zeit oder eine kleinere Position macht es leichter.</translation>
    </message>
    <message>
        <source>More memory or a smaller position makes it easier.</source>
        <translation>Mehr Speicher oder eine kleinere Position macht es leichter.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>a button: works it out once more, when memory is free</extracomment>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Try with more memory</source>
        <extracomment>a button: works it out once more, with more memory</extracomment>
        <translation>Mit mehr Speicher versuchen</translation>
    </message>
    <message>
        <source>Try longer</source>
        <extracomment>a button: works it out once more, with more time</extracomment>
        <translation>Länger versuchen</translation>
    </message>
    <message>
        <source>Fill the table</source>
        <translation>Tabelle füllen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>part done, time left</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Search instead</source>
        <extracomment>a button: lets the program search rather than make a table</extracomment>
        <translation>Stattdessen suchen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>VotesPanel</name>
    <message>
        <source>Press ↑ ↓ to choose. Type the votes.</source>
        <translation>Mit ↑ ↓ wählen. Stimmen eintippen.</translation>
    </message>
    <message>
        <source>Votes: %L1</source>
        <extracomment>how many votes there are altogether</extracomment>
        <translation>Stimmen: %L1</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>a button: ends the voting</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>a button: all votes are 0 again</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>%1: %L2 votes</source>
        <extracomment>read aloud: a move or an answer, and how many chose it</extracomment>
        <translation>%1: %L2 Stimmen</translation>
    </message>
    <message>
        <source>%1: %L2 votes, %3</source>
        <extracomment>read aloud: a move or an answer, how many chose it, and &quot;wins&quot;, &quot;loses&quot;, &quot;right&quot; or &quot;not right&quot;</extracomment>
        <translation>%1: %L2 Stimmen, %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a move (wins)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>One vote less</source>
        <translation>Eine Stimme weniger</translation>
    </message>
    <message>
        <source>%L1</source>
        <extracomment>how many chose a move or an answer</extracomment>
        <translation>%L1</translation>
    </message>
    <message>
        <source>One vote more</source>
        <translation>Eine Stimme mehr</translation>
    </message>
</context>
<context>
    <name>WholeGameNotice</name>
    <message>
        <source>This page needs the whole game. %1</source>
        <translation>Diese Seite braucht das ganze Spiel. %1</translation>
    </message>
    <message>
        <source>This page needs the whole game, and that is too large.</source>
        <translation>Diese Seite braucht das ganze Spiel, und das ist zu groß.</translation>
    </message>
    <message>
        <source>Choose a position first.</source>
        <translation>Wähl zuerst eine Position.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>a button: works it out once more, after it was stopped or failed</extracomment>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Show the part near it</source>
        <translation>Den Teil in ihrer Nähe zeigen</translation>
    </message>
</context>
<context>
    <name>WhySteps</name>
    <message>
        <source>One step back in the argument</source>
        <translation>Einen Schritt zurück in der Begründung</translation>
    </message>
    <message>
        <source>After %1</source>
        <extracomment>heads an argument: what would follow after a move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>Nach %1</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>a button: ends the walk through the reasons</extracomment>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Back to the position of the game</source>
        <translation>Zurück zur Position der Partie</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>read aloud: the letter of a position, and who wins it</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>Der Grund wird gesucht …</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one step of the argument back</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>Das ist alles</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <extracomment>a button: shows only the first moves of a list</extracomment>
        <translation>Weniger zeigen</translation>
    </message>
    <message>
        <source>Show more (%L1 in all)</source>
        <translation>Mehr zeigen (insgesamt %L1)</translation>
    </message>
    <message>
        <source>then %1</source>
        <extracomment>behind a move: the reply to it, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>dann %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>a button: stops what is played by itself</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>a button: the idea is played on the board by itself, move after move</extracomment>
        <translation>Vorspielen</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%1 step</source>
        <extracomment>of a lesson, not of a staircase</extracomment>
        <translation>
            <numerusform>%1 Schritt</numerusform>
            <numerusform>%1 Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steps</source>
        <extracomment>of a lesson, not of a staircase</extracomment>
        <translation>
            <numerusform>%1 Schritt</numerusform>
            <numerusform>%1 Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 claim</source>
        <extracomment>what a lesson says of positions, such as that one is P</extracomment>
        <translation>
            <numerusform>%1 Behauptung</numerusform>
            <numerusform>%1 Behauptungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 claims</source>
        <extracomment>what a lesson says of positions, such as that one is P</extracomment>
        <translation>
            <numerusform>%1 Behauptung</numerusform>
            <numerusform>%1 Behauptungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at row %1.</source>
        <translation>Schau auf Zeile %1.</translation>
    </message>
    <message>
        <source>Row %1 holds out longest.</source>
        <translation>Mit Zeile %1 hältst du am längsten durch.</translation>
    </message>
    <message>
        <source>That square is gone.</source>
        <translation>Dieses Feld ist weg.</translation>
    </message>
    <message>
        <source>The crossed square stays.</source>
        <translation>Das angekreuzte Feld bleibt.</translation>
    </message>
    <message>
        <source>two arms as heaps</source>
        <translation>zwei Arme als Haufen</translation>
    </message>
    <message>
        <source>two rows compared</source>
        <translation>zwei Zeilen im Vergleich</translation>
    </message>
    <message>
        <source>equal arms answer each other</source>
        <translation>gleiche Arme antworten einander</translation>
    </message>
    <message>
        <source>a stolen strategy</source>
        <translation>eine geklaute Strategie</translation>
    </message>
    <message>
        <source>the number of squares in a row</source>
        <translation>die Anzahl der Felder in einer Zeile</translation>
    </message>
    <message>
        <source>a row of %1 is longer than the one below it, of %2</source>
        <extracomment>two numbers of squares</extracomment>
        <translation>eine Zeile mit %1 ist länger als die darunter mit %2</translation>
    </message>
    <message>
        <source>Chomp</source>
        <extracomment>the name of a game</extracomment>
        <translation>Chomp</translation>
    </message>
    <message>
        <source>Take a square and all beyond</source>
        <translation>Nimm ein Feld und alles dahinter</translation>
    </message>
    <message>
        <source>A bottom row and a first column are Nim heaps; two rows, and boards as high as they are wide, have rules of their own. The table of all other boards agrees with a search of each.</source>
        <translation>Eine unterste Zeile und eine erste Spalte sind Nim-Haufen; zwei Zeilen und Bretter, die so hoch wie breit sind, haben eigene Regeln. Die Tabelle aller anderen Bretter stimmt mit einer Suche auf jedem überein.</translation>
    </message>
    <message>
        <source>Squares</source>
        <extracomment>head of the column of moves: how many squares are taken</extracomment>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>head of the column of moves: what is taken</extracomment>
        <translation>Nehmen</translation>
    </message>
    <message numerus="yes">
        <source>%1 square can be taken now</source>
        <translation>
            <numerusform>%1 Feld kann jetzt genommen werden</numerusform>
            <numerusform>%1 Felder können jetzt genommen werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 squares can be taken now</source>
        <translation>
            <numerusform>%1 Feld kann jetzt genommen werden</numerusform>
            <numerusform>%1 Felder können jetzt genommen werden</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a place to put a square there, or to take it.</source>
        <translation>Klick auf eine Stelle, um dort ein Feld hinzulegen oder es wegzunehmen.</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>a field: how many rows the board has</extracomment>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>a field: how many columns the board has</extracomment>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>a ready-made board: the usual one</extracomment>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>4 rows of 6</source>
        <translation>4 Zeilen zu 6</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>a ready-made board</extracomment>
        <translation>Klein</translation>
    </message>
    <message>
        <source>3 rows of 4</source>
        <translation>3 Zeilen zu 4</translation>
    </message>
    <message>
        <source>Square</source>
        <extracomment>a square bar of chocolate, not one of its pieces</extracomment>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>4 rows of 4</source>
        <translation>4 Zeilen zu 4</translation>
    </message>
    <message>
        <source>Two rows</source>
        <extracomment>a ready-made board: it has two rows</extracomment>
        <translation>Zwei Zeilen</translation>
    </message>
    <message>
        <source>2 rows of 7</source>
        <translation>2 Zeilen zu 7</translation>
    </message>
    <message>
        <source>Misère</source>
        <extracomment>a ready-made board that is played misère: who makes the last move loses</extracomment>
        <translation>Misère</translation>
    </message>
    <message>
        <source>rows of 5, 5 and 3</source>
        <translation>Zeilen mit 5, 5 und 3</translation>
    </message>
    <message>
        <source>Squares of each row, from the bottom</source>
        <translation>Felder jeder Zeile, von unten</translation>
    </message>
    <message>
        <source>Bite off a square and every square above it and to its right. The crossed square stays.</source>
        <translation>Wähl ein Feld: Es geht weg, mit allen darüber und rechts davon. Das angekreuzte bleibt.</translation>
    </message>
    <message>
        <source>If only the crossed square is left for you, you lose.</source>
        <translation>Wem nur das angekreuzte Feld bleibt, der verliert.</translation>
    </message>
    <message>
        <source>If only the crossed square is left for you, you win.</source>
        <translation>Wem nur das angekreuzte Feld bleibt, der gewinnt.</translation>
    </message>
    <message>
        <source>You left nothing but the crossed square</source>
        <translation>Du hast nur das angekreuzte Feld übrig gelassen</translation>
    </message>
    <message>
        <source>%1 left nothing but the crossed square</source>
        <translation>%1 hat nur das angekreuzte Feld übrig gelassen</translation>
    </message>
    <message>
        <source>Only the crossed square.</source>
        <translation>Nur das angekreuzte Feld.</translation>
    </message>
    <message>
        <source>One row of %1 squares.</source>
        <translation>Eine Zeile mit %1 Feldern.</translation>
    </message>
    <message>
        <source>From the bottom up rows of %1 squares.</source>
        <translation>Von unten nach oben Zeilen mit %1 Feldern.</translation>
    </message>
    <message>
        <source>Two columns: n rows of 2, above them m of 1</source>
        <translation>Zwei Spalten: n Zeilen zu 2, darüber m zu 1</translation>
    </message>
    <message>
        <source>Full boards, n columns and m rows</source>
        <translation>Volle Bretter, n Spalten und m Zeilen</translation>
    </message>
    <message>
        <source>A row of n with m squares on its first</source>
        <translation>Eine Zeile mit n, auf ihrem ersten Feld m Felder</translation>
    </message>
    <message>
        <source>Three columns: 2 rows of 3, n of 2, m of 1</source>
        <translation>Drei Spalten: 2 Zeilen zu 3, n zu 2, m zu 1</translation>
    </message>
    <message>
        <source>The player to move chooses the second square of the bottom row. Only the corner and the square above it are left: the opponent has to take that one, and whoever then cannot move wins.</source>
        <translation>Wer am Zug ist, wählt das zweite Feld der untersten Zeile. Nur die Ecke und das Feld darüber bleiben: Die andere Seite muss dieses nehmen, und wer dann nicht ziehen kann, gewinnt.</translation>
    </message>
    <message>
        <source>The player to move chooses the second square of the first column. Only the corner and the square beside it are left: the opponent has to take that one, and whoever then cannot move wins.</source>
        <translation>Wer am Zug ist, wählt das zweite Feld der ersten Spalte. Nur die Ecke und das Feld daneben bleiben: Die andere Seite muss dieses nehmen, und wer dann nicht ziehen kann, gewinnt.</translation>
    </message>
    <message>
        <source>Two rows are cold exactly when the upper one is shorter by one square: whatever is then taken, the opponent can make the upper row shorter by one again.</source>
        <translation>Zwei Zeilen sind genau dann kalt, wenn die obere um ein Feld kürzer ist: Was auch genommen wird, die andere Seite kann die obere Zeile wieder um eins kürzer machen.</translation>
    </message>
    <message>
        <source>Two columns are cold exactly when the right one is lower by one square: whatever is then taken, the opponent can make the right column lower by one again.</source>
        <translation>Zwei Spalten sind genau dann kalt, wenn die rechte um ein Feld niedriger ist: Was auch genommen wird, die andere Seite kann die rechte Spalte wieder um eins niedriger machen.</translation>
    </message>
    <message>
        <source>Here both have %1: the last square, the one farthest from the corner, has to go.</source>
        <translation>Hier haben beide %1: Das letzte Feld, das von der Ecke am weitesten weg ist, muss weg.</translation>
    </message>
    <message>
        <source>Here they have %1 and %2.</source>
        <extracomment>&quot;they&quot; are the two rows, or the two columns, of the board; two numbers of squares</extracomment>
        <translation>Hier haben sie %1 und %2.</translation>
    </message>
    <message>
        <source>The bottom row and the first column are equally long. Choosing the square in row 2, column 2 leaves these two alone.</source>
        <translation>Die unterste Zeile und die erste Spalte sind gleich lang. Wählt man das Feld in Zeile 2, Spalte 2, so bleiben nur diese beiden.</translation>
    </message>
    <message>
        <source>From then on whatever the opponent takes from one of them is taken from the other one, too: they are two equal Nim heaps.</source>
        <translation>Was die andere Seite von da an von einer nimmt, nimmt man auch von der anderen: Es sind zwei gleiche Nim-Haufen.</translation>
    </message>
    <message>
        <source>The player to move wins every full board. Suppose that taking only the square farthest from the corner lost: then the opponent would have a winning reply. But that reply takes the same square, too, so it could have been the first move.</source>
        <translation>Wer am Zug ist, gewinnt jedes volle Brett. Angenommen, nur das Feld zu nehmen, das von der Ecke am weitesten weg ist, würde verlieren: Dann hätte die andere Seite eine Antwort, die gewinnt. Aber diese Antwort nimmt dasselbe Feld mit, man hätte sie also selbst als ersten Zug machen können.</translation>
    </message>
    <message>
        <source>This proves that a winning move exists. It does not say which: no rule for it is known, it has to be searched for.</source>
        <translation>Das beweist, dass es einen Gewinnzug gibt. Es sagt nicht, welchen: Man kennt keine Regel dafür, er muss gesucht werden.</translation>
    </message>
    <message>
        <source>Nim in disguise</source>
        <translation>Verkleidetes Nim</translation>
    </message>
    <message>
        <source>The other squares of the bottom row and of the first column are two Nim heaps, of %1 and %2: a move shortens one of them, by as much as one likes. The corner stays.</source>
        <extracomment>two numbers of squares</extracomment>
        <translation>Die übrigen Felder der untersten Zeile und der ersten Spalte sind zwei Nim-Haufen, mit %1 und %2: Ein Zug kürzt einen davon, um so viel man will. Die Ecke bleibt.</translation>
    </message>
    <message>
        <source>Why: two rows</source>
        <translation>Warum: zwei Zeilen</translation>
    </message>
    <message>
        <source>Why: two columns</source>
        <translation>Warum: zwei Spalten</translation>
    </message>
    <message>
        <source>Why: the mirror</source>
        <translation>Warum: der Spiegel</translation>
    </message>
    <message>
        <source>Why: the stolen strategy</source>
        <translation>Warum: die geklaute Strategie</translation>
    </message>
    <message>
        <source>nothing is known</source>
        <translation>nichts ist bekannt</translation>
    </message>
    <message>
        <source>the player to move loses (P)</source>
        <translation>wer am Zug ist, verliert (P)</translation>
    </message>
    <message>
        <source>the player to move wins (N)</source>
        <translation>wer am Zug ist, gewinnt (N)</translation>
    </message>
    <message>
        <source>Left wins whoever starts (L)</source>
        <translation>Links gewinnt, egal wer anfängt (L)</translation>
    </message>
    <message>
        <source>Right wins whoever starts (R)</source>
        <translation>Rechts gewinnt, egal wer anfängt (R)</translation>
    </message>
    <message>
        <source>%1: by the claim %2; in fact %3.</source>
        <extracomment>a position, and twice who wins, such as &quot;the player to move wins&quot;</extracomment>
        <translation>%1: nach der Behauptung %2; tatsächlich %3.</translation>
    </message>
    <message>
        <source>more than %1 coins altogether</source>
        <translation>insgesamt mehr als %1 Münzen</translation>
    </message>
    <message>
        <source>No coins.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>Keine Münzen.</translation>
    </message>
    <message>
        <source>a number of coins</source>
        <translation>eine Anzahl von Münzen</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 place for coins</source>
        <translation>
            <numerusform>mehr als %1 Platz für Münzen</numerusform>
            <numerusform>mehr als %1 Plätze für Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 places for coins</source>
        <translation>
            <numerusform>mehr als %1 Platz für Münzen</numerusform>
            <numerusform>mehr als %1 Plätze für Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Silver Dollar</source>
        <extracomment>the name of a game</extracomment>
        <translation>Silberdollar</translation>
    </message>
    <message>
        <source>Slide left, no jumping</source>
        <translation>Nach links, ohne zu springen</translation>
    </message>
    <message>
        <source>The coins pair from the right, and the gaps of the pairs are Nim heaps.</source>
        <translation>Die Münzen bilden Paare von rechts, und die Lücken der Paare sind Nim-Haufen.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>head of the column of moves</extracomment>
        <translation>Ziehen</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin can still move now</source>
        <translation>
            <numerusform>%1 Münze kann jetzt noch ziehen</numerusform>
            <numerusform>%1 Münzen können jetzt noch ziehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins can still move now</source>
        <translation>
            <numerusform>%1 Münze kann jetzt noch ziehen</numerusform>
            <numerusform>%1 Münzen können jetzt noch ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square to change it; drag a coin to move it.</source>
        <translation>Klick auf ein Feld, um es zu ändern; zieh an einer Münze, um sie zu verschieben.</translation>
    </message>
    <message>
        <source>Two gaps</source>
        <extracomment>a ready-made board: it has two gaps between coins</extracomment>
        <translation>Zwei Lücken</translation>
    </message>
    <message>
        <source>4 coins, 11 squares</source>
        <translation>4 Münzen, 11 Felder</translation>
    </message>
    <message>
        <source>Twins</source>
        <extracomment>the name of a game</extracomment>
        <translation>Zwillinge</translation>
    </message>
    <message>
        <source>2 gaps of the same size</source>
        <translation>2 gleich große Lücken</translation>
    </message>
    <message>
        <source>Odd one out</source>
        <translation>Eine ohne Partner</translation>
    </message>
    <message>
        <source>3 coins, 11 squares</source>
        <translation>3 Münzen, 11 Felder</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <extracomment>a ready-made board: an easy one to begin with</extracomment>
        <translation>Zum Aufwärmen</translation>
    </message>
    <message>
        <source>2 coins, 1 gap</source>
        <translation>2 Münzen, 1 Lücke</translation>
    </message>
    <message>
        <source>Crowd</source>
        <extracomment>a ready-made board: it has many coins close together</extracomment>
        <translation>Gedränge</translation>
    </message>
    <message>
        <source>6 coins, close together</source>
        <translation>6 Münzen, dicht beisammen</translation>
    </message>
    <message>
        <source>Long road</source>
        <extracomment>a ready-made board: its coins have a long way to go</extracomment>
        <translation>Langer Weg</translation>
    </message>
    <message>
        <source>4 coins, 16 squares</source>
        <translation>4 Münzen, 16 Felder</translation>
    </message>
    <message>
        <source>Slide one coin to the left. It may not jump over a coin or land on one.</source>
        <translation>Schieb eine Münze nach links. Kein Springen, auf jedem Feld nur eine.</translation>
    </message>
    <message>
        <source>A coin on %1.</source>
        <translation>Eine Münze auf %1.</translation>
    </message>
    <message>
        <source>Coins on %1.</source>
        <translation>Münzen auf %1.</translation>
    </message>
    <message>
        <source>Three coins: n squares before the first, m before the last</source>
        <translation>Drei Münzen: n Felder vor der ersten, m vor der letzten</translation>
    </message>
    <message>
        <source>Two coins: n squares before, m between</source>
        <translation>Zwei Münzen: n Felder davor, m dazwischen</translation>
    </message>
    <message>
        <source>gaps of paired coins as heaps</source>
        <translation>Lücken gepaarter Münzen als Haufen</translation>
    </message>
    <message>
        <source>a row of 0 and 1, 1 for a coin</source>
        <translation>eine Zeile aus 0 und 1, 1 für eine Münze</translation>
    </message>
    <message>
        <source>Edge and %1</source>
        <translation>Rand und %1</translation>
    </message>
    <message>
        <source>the gap between the edge and %1</source>
        <translation>die Lücke zwischen Rand und %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>the squares of two coins that form a pair, such as 5 and 8</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>the gap between %1 and %2</source>
        <extracomment>within a sentence: the squares of two coins, such as 5 and 8</extracomment>
        <translation>die Lücke zwischen %1 und %2</translation>
    </message>
    <message>
        <source>Gap %1</source>
        <extracomment>before a number in a table: the number of a gap between coins</extracomment>
        <translation>Lücke %1</translation>
    </message>
    <message>
        <source>Pair the coins from the right; a coin without a partner pairs with the edge. Each pair is a heap as large as the gap in between: %1.</source>
        <translation>Bilde Paare von rechts; eine Münze ohne Partner gehört zum Rand. Jedes Paar ist ein Haufen, so groß wie die Lücke dazwischen: %1.</translation>
    </message>
    <message>
        <source>Closing a gap takes from its heap. Opening one is undone by the same slide of the partner, so it changes nothing.</source>
        <translation>Wer eine Lücke verkleinert, nimmt von ihrem Haufen. Öffnet jemand eine, so folgt der Partner um dasselbe Stück; das ändert also nichts.</translation>
    </message>
    <message>
        <source>%1: %2. In the drawing, %3, %4.</source>
        <extracomment>a position and who wins, then another position and who wins that</extracomment>
        <translation>%1: %2. In der Zeichnung: %3, %4.</translation>
    </message>
    <message>
        <source>“Coins on 2, 5, 7, 10”, beside a row drawn with coins on 2, 5, 7, 11.</source>
        <translation>„Münzen auf 2, 5, 7, 10“, neben einer gezeichneten Reihe mit Münzen auf 2, 5, 7, 11.</translation>
    </message>
    <message>
        <source>One square changes the winner: the gaps are 2 and 2 in words, 2 and 3 in the drawing.</source>
        <translation>Ein Feld ändert, wer gewinnt: Im Text sind die Lücken 2 und 2, in der Zeichnung 2 und 3.</translation>
    </message>
    <message>
        <source>to %1</source>
        <extracomment>on the board: the square, box or step that a coin goes to</extracomment>
        <translation>nach %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin from %2 to %3</source>
        <extracomment>a move: how many coins, and the two boxes or steps; here one coin</extracomment>
        <translation>
            <numerusform>%1 Münze von %2 nach %3</numerusform>
            <numerusform>%1 Münzen von %2 nach %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins from %2 to %3</source>
        <extracomment>a move: how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>%1 Münze von %2 nach %3</numerusform>
            <numerusform>%1 Münzen von %2 nach %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the coins on %1.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>Schau auf die Münzen auf %1.</translation>
    </message>
    <message>
        <source>The coins on %1 hold out longest.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>Mit den Münzen auf %1 hältst du am längsten durch.</translation>
    </message>
    <message>
        <source>coin %1 to %2</source>
        <translation>Münze %1 nach %2</translation>
    </message>
    <message>
        <source>Look at the coin on %1.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>Schau auf die Münze auf %1.</translation>
    </message>
    <message>
        <source>The coin on %1 holds out longest.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>Mit der Münze auf %1 hältst du am längsten durch.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a move: the squares or boxes that a coin leaves and goes to, such as &quot;5 to 3&quot;</extracomment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>Nimble</source>
        <extracomment>the name of a game</extracomment>
        <translation>Nimble</translation>
    </message>
    <message>
        <source>Any coin, any square left</source>
        <translation>Eine Münze, beliebig weit</translation>
    </message>
    <message>
        <source>Each coin in box n is a Nim heap of n.</source>
        <translation>Jede Münze in Kasten n ist ein Nim-Haufen mit n.</translation>
    </message>
    <message>
        <source>6 coins, 5 boxes</source>
        <translation>6 Münzen, 5 Kästen</translation>
    </message>
    <message>
        <source>Several at once</source>
        <translation>Mehrere auf einmal</translation>
    </message>
    <message>
        <source>2 coins in one box</source>
        <translation>2 Münzen in einem Kasten</translation>
    </message>
    <message>
        <source>Long row</source>
        <extracomment>a ready-made board: a long row of boxes</extracomment>
        <translation>Lange Reihe</translation>
    </message>
    <message>
        <source>5 coins, 9 boxes</source>
        <translation>5 Münzen, 9 Kästen</translation>
    </message>
    <message>
        <source>Coins in box 0, 1, 2, …</source>
        <translation>Münzen in Kasten 0, 1, 2, …</translation>
    </message>
    <message>
        <source>Coins per move</source>
        <translation>Münzen pro Zug</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>a choice of how many coins a move takes along</extracomment>
        <translation>eine</translation>
    </message>
    <message>
        <source>one or more of a box</source>
        <translation>eine oder mehrere eines Kastens</translation>
    </message>
    <message>
        <source>Move one or more coins from one box to a box with a lower number.</source>
        <translation>Zieh eine oder mehrere Münzen eines Kastens in einen Kasten mit kleinerer Nummer.</translation>
    </message>
    <message>
        <source>Move one coin to any box with a lower number.</source>
        <translation>Zieh eine Münze in irgendeinen Kasten mit kleinerer Nummer.</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin in box %2</source>
        <extracomment>read aloud: how many coins are in a box, here one</extracomment>
        <translation>
            <numerusform>%1 Münze in Kasten %2</numerusform>
            <numerusform>%1 Münzen in Kasten %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins in box %2</source>
        <extracomment>read aloud: how many coins are in a box</extracomment>
        <translation>
            <numerusform>%1 Münze in Kasten %2</numerusform>
            <numerusform>%1 Münzen in Kasten %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Two coins: n boxes before, m between</source>
        <translation>Zwei Münzen: n Kästen davor, m dazwischen</translation>
    </message>
    <message>
        <source>One coin in box n</source>
        <translation>Eine Münze in Kasten n</translation>
    </message>
    <message>
        <source>n coins in box 1, m in box 2, taken together</source>
        <translation>n Münzen in Kasten 1, m in Kasten 2, zusammen gezogen</translation>
    </message>
    <message>
        <source>coins as heaps</source>
        <translation>Münzen als Haufen</translation>
    </message>
    <message>
        <source>“Move one or more coins of one box: it is Nim on the coins.”</source>
        <translation>„Zieh eine oder mehrere Münzen eines Kastens: Es ist Nim mit den Münzen.“</translation>
    </message>
    <message>
        <source>With one coin a move each coin is a heap. Several coins moved together change several heaps at once, which no move of Nim does.</source>
        <translation>Bei einer Münze pro Zug ist jede Münze ein Haufen. Mehrere Münzen, die zusammen ziehen, ändern mehrere Haufen auf einmal, und das tut kein Zug beim Nim.</translation>
    </message>
    <message>
        <source>Box %1</source>
        <extracomment>before a number in a table: the box of a coin, such as 5</extracomment>
        <translation>Kasten %1</translation>
    </message>
    <message>
        <source>the coin in box %1</source>
        <translation>die Münze in Kasten %1</translation>
    </message>
    <message>
        <source>Each coin is a heap as large as the number of its box: %1.</source>
        <translation>Jede Münze ist ein Haufen, so groß wie die Nummer ihres Kastens: %1.</translation>
    </message>
    <message>
        <source>Moving a coin to a lower box takes from its heap. No coin is ever in the way of another one.</source>
        <translation>Eine Münze in einen Kasten mit kleinerer Nummer zu ziehen nimmt von ihrem Haufen. Keine Münze ist je einer anderen im Weg.</translation>
    </message>
    <message>
        <source>Staircase Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>Treppen-Nim</translation>
    </message>
    <message>
        <source>Step down</source>
        <extracomment>what the game is about: coins go one step of a staircase down</extracomment>
        <translation>Die Treppe hinunter</translation>
    </message>
    <message>
        <source>Only the coins on the odd steps count, as Nim heaps.</source>
        <translation>Nur die Münzen auf den ungeraden Stufen zählen, als Nim-Haufen.</translation>
    </message>
    <message>
        <source>Coins</source>
        <extracomment>head of the column of moves: how many coins are moved</extracomment>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Click a step to put a coin on it, a coin to take it off.</source>
        <translation>Klick auf eine Stufe, um eine Münze hinzulegen, auf eine Münze, um sie wegzunehmen.</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>a field: how many steps the staircase has</extracomment>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>9 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>9 Münzen</translation>
    </message>
    <message>
        <source>8 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>8 Münzen</translation>
    </message>
    <message>
        <source>6 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>6 Münzen</translation>
    </message>
    <message>
        <source>High stairs</source>
        <extracomment>a ready-made board: it has many steps</extracomment>
        <translation>Hohe Treppe</translation>
    </message>
    <message>
        <source>13 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>13 Münzen</translation>
    </message>
    <message>
        <source>Coins on step 0, 1, 2, …</source>
        <translation>Münzen auf Stufe 0, 1, 2, …</translation>
    </message>
    <message>
        <source>Move one or more coins from one step down to the next.</source>
        <translation>Leg eine oder mehrere Münzen einer Stufe auf die Stufe darunter.</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin on step %2</source>
        <extracomment>read aloud: how many coins are on a step of the staircase, here one</extracomment>
        <translation>
            <numerusform>%1 Münze auf Stufe %2</numerusform>
            <numerusform>%1 Münzen auf Stufe %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins on step %2</source>
        <extracomment>read aloud: how many coins are on a step of the staircase</extracomment>
        <translation>
            <numerusform>%1 Münze auf Stufe %2</numerusform>
            <numerusform>%1 Münzen auf Stufe %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins on steps 1 and 3</source>
        <translation>Münzen auf den Stufen 1 und 3</translation>
    </message>
    <message>
        <source>Coins on steps 1 and 2</source>
        <translation>Münzen auf den Stufen 1 und 2</translation>
    </message>
    <message>
        <source>Three coins on step n</source>
        <translation>Drei Münzen auf Stufe n</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>before a number in a table: a step of the staircase, such as 3</extracomment>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <extracomment>within a sentence: the number of a step of the staircase</extracomment>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>The coins of each odd step are a heap; even steps do not count: %1.</source>
        <translation>Die Münzen jeder ungeraden Stufe sind ein Haufen; gerade Stufen zählen nicht: %1.</translation>
    </message>
    <message>
        <source>A move from an odd step takes from its heap. A move from an even step adds to one; moving the same coins one step further undoes it, so it changes nothing.</source>
        <translation>Ein Zug von einer ungeraden Stufe nimmt von ihrem Haufen. Ein Zug von einer geraden Stufe legt auf einen dazu; wer dieselben Münzen eine Stufe weiter bringt, nimmt das zurück, also ändert es nichts.</translation>
    </message>
    <message>
        <source>odd steps as heaps</source>
        <translation>ungerade Stufen als Haufen</translation>
    </message>
    <message>
        <source>Heap %1</source>
        <extracomment>before a number in a table: the number of a heap, such as 2</extracomment>
        <translation>Haufen %1</translation>
    </message>
    <message>
        <source>Next step</source>
        <extracomment>a button: shows the next step of the reasons</extracomment>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>a player, not a direction</extracomment>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>a player, not a direction</extracomment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>No arrow leads there from the token.</source>
        <translation>Von der Figur führt kein Pfeil dorthin.</translation>
    </message>
    <message>
        <source>Look at the arrows that leave node %1.</source>
        <translation>Schau auf die Pfeile, die von Knoten %1 ausgehen.</translation>
    </message>
    <message>
        <source>An arrow from node %1 holds out longest.</source>
        <translation>Mit einem Pfeil von Knoten %1 hältst du am längsten durch.</translation>
    </message>
    <message>
        <source>an arrow such as 2-1</source>
        <translation>ein Pfeil wie 2-1</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 arrow</source>
        <translation>
            <numerusform>mehr als %1 Pfeil</numerusform>
            <numerusform>mehr als %1 Pfeile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 arrows</source>
        <translation>
            <numerusform>mehr als %1 Pfeil</numerusform>
            <numerusform>mehr als %1 Pfeile</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;@&apos; and the token&apos;s node</source>
        <translation>&apos;@&apos; und der Knoten der Figur</translation>
    </message>
    <message>
        <source>the arrows form a cycle: %1</source>
        <translation>die Pfeile bilden einen Kreis: %1</translation>
    </message>
    <message numerus="yes">
        <source>the arrows form a cycle: %1, %2 arrow</source>
        <extracomment>a mistake: some nodes, such as 1-2-3-1, and how many arrows there are, here one</extracomment>
        <translation>
            <numerusform>die Pfeile bilden einen Kreis: %1, %2 Pfeil</numerusform>
            <numerusform>die Pfeile bilden einen Kreis: %1, %2 Pfeile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the arrows form a cycle: %1, %2 arrows</source>
        <extracomment>a mistake: some nodes, such as 1-2-3-1, and how many arrows there are</extracomment>
        <translation>
            <numerusform>die Pfeile bilden einen Kreis: %1, %2 Pfeil</numerusform>
            <numerusform>die Pfeile bilden einen Kreis: %1, %2 Pfeile</numerusform>
        </translation>
    </message>
    <message>
        <source>Graph Game</source>
        <extracomment>the name of a game</extracomment>
        <translation>Graphenspiel</translation>
    </message>
    <message>
        <source>Move a token along arrows</source>
        <translation>Eine Figur die Pfeile entlangziehen</translation>
    </message>
    <message>
        <source>Labelling the graph backwards gives the same kernel and values as a search.</source>
        <translation>Den Graphen vom Ende her zu beschriften ergibt denselben Kern und dieselben Werte wie eine Suche.</translation>
    </message>
    <message numerus="yes">
        <source>The token can still reach %1 node now</source>
        <translation>
            <numerusform>Die Figur kann jetzt noch %1 Knoten erreichen</numerusform>
            <numerusform>Die Figur kann jetzt noch %1 Knoten erreichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The token can still reach %1 nodes now</source>
        <translation>
            <numerusform>Die Figur kann jetzt noch %1 Knoten erreichen</numerusform>
            <numerusform>Die Figur kann jetzt noch %1 Knoten erreichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a node for the token, an arrow to remove it; drag from node to node to draw one.</source>
        <translation>Klick auf einen Knoten für die Figur, auf einen Pfeil, um ihn zu entfernen; zieh von Knoten zu Knoten, um einen zu zeichnen.</translation>
    </message>
    <message>
        <source>Add a node</source>
        <translation>Knoten hinzufügen</translation>
    </message>
    <message>
        <source>A triangle</source>
        <extracomment>a ready-made board: its arrows form a triangle</extracomment>
        <translation>Ein Dreieck</translation>
    </message>
    <message>
        <source>Nine nodes</source>
        <extracomment>of a ready-made board: how large its graph is</extracomment>
        <translation>Neun Knoten</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>a field: the arrows of a graph, such as 2-1, 2-0, 1-0; not keys</extracomment>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Token on node</source>
        <translation>Figur auf Knoten</translation>
    </message>
    <message>
        <source>Move the token along an arrow.</source>
        <translation>Zieh die Figur einen Pfeil entlang.</translation>
    </message>
    <message>
        <source>from node %1</source>
        <translation>von Knoten %1</translation>
    </message>
    <message>
        <source>The token on node %1, from which no arrow leads on.</source>
        <translation>Die Figur auf Knoten %1, von dem kein Pfeil weiterführt.</translation>
    </message>
    <message numerus="yes">
        <source>The token on node %1, with an arrow to %2.</source>
        <extracomment>read aloud: two nodes, such as 5 and 3</extracomment>
        <translation>
            <numerusform>Die Figur auf Knoten %1, mit einem Pfeil zu %2.</numerusform>
            <numerusform>Die Figur auf Knoten %1, mit Pfeilen zu %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The token on node %1, with arrows to %2.</source>
        <extracomment>read aloud: a node, such as 5, and the nodes that arrows lead to</extracomment>
        <translation>
            <numerusform>Die Figur auf Knoten %1, mit einem Pfeil zu %2.</numerusform>
            <numerusform>Die Figur auf Knoten %1, mit Pfeilen zu %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>One or two nodes back</source>
        <translation>Einen oder zwei Knoten zurück</translation>
    </message>
    <message>
        <source>A graph of arrows</source>
        <translation>Ein Graph aus Pfeilen</translation>
    </message>
    <message>
        <source>Grid Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>Gitter-Nim</translation>
    </message>
    <message>
        <source>Take 1–3 in a row or column</source>
        <translation>1–3 aus einer Zeile oder Spalte</translation>
    </message>
    <message>
        <source>The table of all boards agrees with a search of each.</source>
        <translation>Die Tabelle aller Bretter stimmt mit einer Suche auf jedem überein.</translation>
    </message>
    <message>
        <source>Stones</source>
        <extracomment>head of the column of moves: how many stones are taken</extracomment>
        <translation>Steine</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 stone now</source>
        <translation>
            <numerusform>Es ist jetzt %1 Stein da</numerusform>
            <numerusform>Es sind jetzt %1 Steine da</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 stones now</source>
        <translation>
            <numerusform>Es ist jetzt %1 Stein da</numerusform>
            <numerusform>Es sind jetzt %1 Steine da</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a cell to put or take a stone.</source>
        <translation>Klick auf ein Feld, um einen Stein hinzulegen oder wegzunehmen.</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>a ready-made board</extracomment>
        <translation>Groß</translation>
    </message>
    <message>
        <source>With holes</source>
        <extracomment>a ready-made board: some of its squares are missing</extracomment>
        <translation>Mit Löchern</translation>
    </message>
    <message>
        <source>Maximum per move</source>
        <translation>Höchstzahl pro Zug</translation>
    </message>
    <message>
        <source>Look at column %1.</source>
        <translation>Schau auf Spalte %1.</translation>
    </message>
    <message>
        <source>Column %1 holds out longest.</source>
        <translation>Mit Spalte %1 hältst du am längsten durch.</translation>
    </message>
    <message>
        <source>Take 1–%1 neighbouring stones in one row or column.</source>
        <translation>Nimm 1–%1 benachbarte Steine aus einer Zeile oder Spalte.</translation>
    </message>
    <message>
        <source>Take one stone.</source>
        <translation>Nimm einen Stein.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>how many, times the length of the game: a term of a sum</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Row %1: empty.</source>
        <translation>Zeile %1: leer.</translation>
    </message>
    <message>
        <source>Row %1: full.</source>
        <translation>Zeile %1: voll.</translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <extracomment>read aloud: the number of a row, and the squares with stones, such as &quot;a, c up to e&quot;</extracomment>
        <translation>Zeile %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 row from a to %2.</source>
        <extracomment>read aloud: how many rows, here one, and the last column, such as e</extracomment>
        <translation>
            <numerusform>%1 Zeile ab a bis %2.</numerusform>
            <numerusform>%1 Zeilen ab a bis %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows from a to %2.</source>
        <extracomment>read aloud: how many rows, and the last column, such as e</extracomment>
        <translation>
            <numerusform>%1 Zeile ab a bis %2.</numerusform>
            <numerusform>%1 Zeilen ab a bis %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Full grids, n columns and m rows</source>
        <translation>Volle Gitter, n Spalten und m Zeilen</translation>
    </message>
    <message>
        <source>Full grids, n columns and m rows, misère</source>
        <translation>Volle Gitter, n Spalten und m Zeilen, misère</translation>
    </message>
    <message>
        <source>Grid Nim 3 × 3, misère</source>
        <translation>Gitter-Nim 3 × 3, misère</translation>
    </message>
    <message>
        <source>Grid Nim 2 × 3</source>
        <translation>Gitter-Nim 2 × 3</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 stone can be taken, not %2.</source>
        <extracomment>the most that can be taken, here 1, and how many were asked for</extracomment>
        <translation>
            <numerusform>Höchstens %1 Stein darf genommen werden, nicht %2.</numerusform>
            <numerusform>Höchstens %1 Steine dürfen genommen werden, nicht %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 stones can be taken, not %2.</source>
        <extracomment>the most that can be taken, and how many were asked for</extracomment>
        <translation>
            <numerusform>Höchstens %1 Stein darf genommen werden, nicht %2.</numerusform>
            <numerusform>Höchstens %1 Steine dürfen genommen werden, nicht %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 oder 1</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cell</source>
        <translation>
            <numerusform>mehr als %1 Feld</numerusform>
            <numerusform>mehr als %1 Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cells</source>
        <translation>
            <numerusform>mehr als %1 Feld</numerusform>
            <numerusform>mehr als %1 Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>The groups of stones do not touch, so the position is their sum. Each group is tame: its genus, and that of all it can become, is one that a sum of Nim heaps has. Sums of tame games are decided by the genera as in misère Nim; no position of the whole board has to be searched. Looked at for that: %1.</source>
        <translation>Die Gruppen von Steinen berühren sich nicht, also ist die Position ihre Summe. Jede Gruppe ist zahm: Ihr Genus und das von allem, was aus ihr werden kann, kommt bei einer Summe von Nim-Haufen vor. Summen zahmer Spiele werden durch die Genera entschieden, wie bei Misère-Nim; keine Position des ganzen Bretts muss durchsucht werden. Dafür angesehen: %1.</translation>
    </message>
    <message>
        <source>After a half-turn about its centre the board looks the same, and no move meets its own image. So each move has an answer, the stones that lie opposite: whoever answers takes the last stone.</source>
        <translation>Nach einer halben Drehung um die Mitte sieht das Brett gleich aus, und kein Zug trifft sein eigenes Bild. So hat jeder Zug eine Antwort, die Steine gegenüber: Wer antwortet, nimmt den letzten Stein.</translation>
    </message>
    <message>
        <source>%1 leaves a board that looks the same after a half-turn about its centre, and no move on it meets its own image. From then on each move has an answer, the stones that lie opposite: whoever answers takes the last stone.</source>
        <translation>„%1“ lässt ein Brett übrig, das nach einer halben Drehung um die Mitte gleich aussieht, und kein Zug darauf trifft sein eigenes Bild. Von da an hat jeder Zug eine Antwort, die Steine gegenüber: Wer antwortet, nimmt den letzten Stein.</translation>
    </message>
    <message>
        <source>In normal play %1 and a Nim heap of %2 have the same Grundy value, %2. In misère play they differ: on the board %3, with the heap %4.</source>
        <extracomment>a position, a number, and twice who wins</extracomment>
        <translation>Im Normalspiel haben %1 und ein Nim-Haufen mit %2 denselben Grundy-Wert, %2. Bei Misère sind sie verschieden: auf dem Brett %3, beim Haufen %4.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences, or two parts of a line, one after the other</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“Any impartial game is Nim in disguise.”</source>
        <translation>„Jedes neutrale Spiel ist verkleidetes Nim.“</translation>
    </message>
    <message>
        <source>That holds for finite games in normal play. In misère play two positions with the same Grundy value can have different winners.</source>
        <translation>Das gilt für endliche Spiele im Normalspiel. Bei Misère können zwei Positionen mit demselben Grundy-Wert verschieden ausgehen.</translation>
    </message>
    <message>
        <source>each move is answered by its mirror image</source>
        <translation>auf jeden Zug antwortet sein Spiegelbild</translation>
    </message>
    <message>
        <source>Only edges are cut, not joints or the ground.</source>
        <translation>Nur Kanten werden geschnitten, nicht Knoten oder der Boden.</translation>
    </message>
    <message>
        <source>That edge is red: only Right may cut it, and Left is to move.</source>
        <translation>Diese Kante ist rot: Nur Rechts darf sie schneiden, und Links ist am Zug.</translation>
    </message>
    <message>
        <source>That edge is blue: only Left may cut it, and Right is to move.</source>
        <translation>Diese Kante ist blau: Nur Links darf sie schneiden, und Rechts ist am Zug.</translation>
    </message>
    <message>
        <source>No edge is there.</source>
        <translation>Dort ist keine Kante.</translation>
    </message>
    <message>
        <source>fusion and the colon principle</source>
        <translation>Fusion und Doppelpunkt-Prinzip</translation>
    </message>
    <message>
        <source>the sign rule</source>
        <translation>die Vorzeichenregel</translation>
    </message>
    <message>
        <source>the colon principle</source>
        <translation>das Doppelpunkt-Prinzip</translation>
    </message>
    <message>
        <source>the values of the parts</source>
        <translation>die Werte der Teile</translation>
    </message>
    <message>
        <source>an edge such as 1-2b</source>
        <translation>eine Kante wie 1-2b</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 edge</source>
        <translation>
            <numerusform>mehr als %1 Kante</numerusform>
            <numerusform>mehr als %1 Kanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 edges</source>
        <translation>
            <numerusform>mehr als %1 Kante</numerusform>
            <numerusform>mehr als %1 Kanten</numerusform>
        </translation>
    </message>
    <message>
        <source>a colour, g, b or r</source>
        <translation>eine Farbe, g, b oder r</translation>
    </message>
    <message>
        <source>cut the loop at %1 (blue)</source>
        <translation>die Schlinge an %1 schneiden (blau)</translation>
    </message>
    <message>
        <source>cut %1-%2 (blue)</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>%1-%2 schneiden (blau)</translation>
    </message>
    <message>
        <source>cut the loop at %1 (red)</source>
        <translation>die Schlinge an %1 schneiden (rot)</translation>
    </message>
    <message>
        <source>cut %1-%2 (red)</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>%1-%2 schneiden (rot)</translation>
    </message>
    <message>
        <source>cut the loop at %1 (green)</source>
        <translation>die Schlinge an %1 schneiden (grün)</translation>
    </message>
    <message>
        <source>cut %1-%2 (green)</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>%1-%2 schneiden (grün)</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 falls</source>
        <extracomment>of a move: &quot;cut&quot;, and how many more edges fall off, here one</extracomment>
        <translation>
            <numerusform>%1, %2 fällt</numerusform>
            <numerusform>%1, %2 fallen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 fall</source>
        <translation>
            <numerusform>%1, %2 fällt</numerusform>
            <numerusform>%1, %2 fallen</numerusform>
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
        <translation>Schau auf eine Kante, die auf dem Boden steht.</translation>
    </message>
    <message>
        <source>An edge that stands on the ground holds out longest.</source>
        <translation>Mit einer Kante, die auf dem Boden steht, hältst du am längsten durch.</translation>
    </message>
    <message>
        <source>Look at an edge that nothing hangs on.</source>
        <translation>Schau auf eine Kante, an der nichts hängt.</translation>
    </message>
    <message>
        <source>An edge that nothing hangs on holds out longest.</source>
        <translation>Mit einer Kante, an der nichts hängt, hältst du am längsten durch.</translation>
    </message>
    <message>
        <source>Look at an edge between two joints.</source>
        <translation>Schau auf eine Kante zwischen zwei Knoten.</translation>
    </message>
    <message>
        <source>An edge between two joints holds out longest.</source>
        <translation>Mit einer Kante zwischen zwei Knoten hältst du am längsten durch.</translation>
    </message>
    <message>
        <source>Hackenbush</source>
        <extracomment>the name of a game</extracomment>
        <translation>Hackenbush</translation>
    </message>
    <message>
        <source>Cut, and let it fall</source>
        <translation>Schneiden und fallen lassen</translation>
    </message>
    <message>
        <source>The colon principle, fusion and the sign rule give the same values as a search.</source>
        <translation>Doppelpunkt-Prinzip, Fusion und Vorzeichenregel ergeben dieselben Werte wie eine Suche.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 edge now</source>
        <translation>
            <numerusform>Es ist jetzt %1 Kante da</numerusform>
            <numerusform>Es sind jetzt %1 Kanten da</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 edges now</source>
        <translation>
            <numerusform>Es ist jetzt %1 Kante da</numerusform>
            <numerusform>Es sind jetzt %1 Kanten da</numerusform>
        </translation>
    </message>
    <message>
        <source>Blue (Left)</source>
        <extracomment>the player Left, who cuts blue edges</extracomment>
        <translation>Blau (Links)</translation>
    </message>
    <message>
        <source>Red (Right)</source>
        <extracomment>the player Right, who cuts red edges</extracomment>
        <translation>Rot (Rechts)</translation>
    </message>
    <message>
        <source>Edges, joint-joint-colour</source>
        <extracomment>a field: the edges of a drawing, such as 1-2b: two joints, and b for blue</extracomment>
        <translation>Kanten, Knoten-Knoten-Farbe</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>a field: how the drawing is made: as written, or at random</extracomment>
        <translation>Bild</translation>
    </message>
    <message>
        <source>the edges above</source>
        <translation>die Kanten darüber</translation>
    </message>
    <message>
        <source>a random tree</source>
        <translation>ein zufälliger Baum</translation>
    </message>
    <message>
        <source>a random graph</source>
        <translation>ein zufälliger Graph</translation>
    </message>
    <message>
        <source>Colours, if random</source>
        <translation>Farben, wenn zufällig</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>a choice of the colours of a random drawing</extracomment>
        <translation>grün</translation>
    </message>
    <message>
        <source>red and blue</source>
        <translation>rot und blau</translation>
    </message>
    <message>
        <source>all three</source>
        <extracomment>a choice of the colours of a random drawing: green, blue and red</extracomment>
        <translation>alle drei</translation>
    </message>
    <message>
        <source>Edges, if random</source>
        <translation>Kanten, wenn zufällig</translation>
    </message>
    <message>
        <source>Seed, if random</source>
        <translation>Startzahl, wenn zufällig</translation>
    </message>
    <message>
        <source>cut</source>
        <extracomment>on the board, a verb: what a click on an edge does</extracomment>
        <translation>schneiden</translation>
    </message>
    <message>
        <source>Cut an edge. What no longer reaches the ground falls.</source>
        <translation>Schneid eine Kante durch; was vom Boden abgetrennt ist, fällt.</translation>
    </message>
    <message>
        <source>Left cuts blue, Right cuts red, both may cut green. What no longer reaches the ground falls.</source>
        <translation>Links schneidet Blau, Rechts Rot, beide Grün; was vom Boden abgetrennt ist, fällt.</translation>
    </message>
    <message>
        <source>Whoever has no edge left to cut loses.</source>
        <translation>Keine Kante mehr zu schneiden: Du verlierst.</translation>
    </message>
    <message>
        <source>Whoever has no edge left to cut wins.</source>
        <translation>Keine Kante mehr zu schneiden: Du gewinnst.</translation>
    </message>
    <message numerus="yes">
        <source>%1 edge</source>
        <extracomment>what is on the board: how many edges, here one</extracomment>
        <translation>
            <numerusform>%1 Kante</numerusform>
            <numerusform>%1 Kanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 edges</source>
        <translation>
            <numerusform>%1 Kante</numerusform>
            <numerusform>%1 Kanten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 green</source>
        <extracomment>read aloud: an edge, such as 1-2, and its colour</extracomment>
        <translation>%1 grün</translation>
    </message>
    <message>
        <source>%1 blue</source>
        <extracomment>read aloud: an edge, such as 1-2, and its colour</extracomment>
        <translation>%1 blau</translation>
    </message>
    <message>
        <source>%1 red</source>
        <extracomment>read aloud: an edge, such as 1-2, and its colour</extracomment>
        <translation>%1 rot</translation>
    </message>
    <message>
        <source>No edges.</source>
        <extracomment>read aloud: the drawing is empty</extracomment>
        <translation>Keine Kanten.</translation>
    </message>
    <message numerus="yes">
        <source>%1 edge: %2.</source>
        <extracomment>read aloud: how many edges there are, here one, and which, such as &quot;1-2 blue&quot;</extracomment>
        <translation>
            <numerusform>%1 Kante: %2.</numerusform>
            <numerusform>%1 Kanten: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 edges: %2.</source>
        <translation>
            <numerusform>%1 Kante: %2.</numerusform>
            <numerusform>%1 Kanten: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A stalk, n blue below m red</source>
        <translation>Ein Stängel, n blaue unter m roten</translation>
    </message>
    <message>
        <source>Two green stalks</source>
        <translation>Zwei grüne Stängel</translation>
    </message>
    <message>
        <source>A blue stalk beside a red one</source>
        <translation>Ein blauer Stängel neben einem roten</translation>
    </message>
    <message>
        <source>Two stalks of Hackenbush</source>
        <translation>Zwei Hackenbush-Stängel</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a move, so the value is 0.</source>
        <extracomment>the players, such as Blue (Left) and Red (Right)</extracomment>
        <translation>Weder %1 noch %2 hat einen Zug, also ist der Wert 0.</translation>
    </message>
    <message>
        <source>%1 has no move, and the best move of %2 leaves %3. The simplest number below it is %4: that is the value.</source>
        <extracomment>two players, such as Blue (Left) and Red (Right), and two numbers, such as 1/2 and 0</extracomment>
        <translation>%1 hat keinen Zug, und der beste Zug von %2 lässt %3 übrig. Die einfachste Zahl darunter ist %4: Das ist der Wert.</translation>
    </message>
    <message>
        <source>%1 has no move, and the best move of %2 leaves %3. The simplest number above it is %4: that is the value.</source>
        <extracomment>two players, such as Red (Right) and Blue (Left), and two numbers, such as 1/2 and 1</extracomment>
        <translation>%1 hat keinen Zug, und der beste Zug von %2 lässt %3 übrig. Die einfachste Zahl darüber ist %4: Das ist der Wert.</translation>
    </message>
    <message>
        <source>The best move of %1 leaves %2, the best move of %3 leaves %4. The simplest number between them is %5: that is the value.</source>
        <extracomment>a player and a number, twice, such as Blue (Left) and 0, Red (Right) and 1; then a number</extracomment>
        <translation>Der beste Zug von %1 lässt %2 übrig, der beste Zug von %3 lässt %4 übrig. Die einfachste Zahl dazwischen ist %5: Das ist der Wert.</translation>
    </message>
    <message>
        <source>Parts that have only the ground in common are independent, so the picture is worth their sum: %1.</source>
        <translation>Teile, die nur den Boden gemeinsam haben, sind unabhängig, also ist das Bild ihre Summe wert: %1.</translation>
    </message>
    <message>
        <source>The sum itself was not worked out. Who wins is known by play: %1.</source>
        <translation>Die Summe selbst wurde nicht ausgerechnet. Wer gewinnt, weiß man durch Spielen: %1.</translation>
    </message>
    <message>
        <source>Parts that have only the ground in common are independent, so the picture is worth their sum.</source>
        <translation>Teile, die nur den Boden gemeinsam haben, sind unabhängig, also ist das Bild ihre Summe wert.</translation>
    </message>
    <message>
        <source>%1 = %2. %3.</source>
        <extracomment>a sum of values, what it is, and who wins: a sentence</extracomment>
        <translation>%1 = %2. %3.</translation>
    </message>
    <message>
        <source>The part with %1 is worth %2.</source>
        <extracomment>an edge, such as 1–2, and a value</extracomment>
        <translation>Der Teil mit %1 ist %2 wert.</translation>
    </message>
    <message>
        <source>The simplest number</source>
        <translation>Die einfachste Zahl</translation>
    </message>
    <message>
        <source>Why: the values of the parts</source>
        <translation>Warum: die Werte der Teile</translation>
    </message>
    <message>
        <source>Stalks</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>Stängel</translation>
    </message>
    <message>
        <source>A tree</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>Ein Baum</translation>
    </message>
    <message>
        <source>Cycles and loops</source>
        <translation>Kreise und Schlingen</translation>
    </message>
    <message>
        <source>A house</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>Ein Haus</translation>
    </message>
    <message>
        <source>A dog</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>Ein Hund</translation>
    </message>
    <message>
        <source>The stalk worth 11/8</source>
        <translation>Der Stängel, der 11/8 wert ist</translation>
    </message>
    <message>
        <source>A sum of stalks</source>
        <translation>Eine Summe von Stängeln</translation>
    </message>
    <message>
        <source>Red–blue trees</source>
        <extracomment>a ready-made drawing: trees of red and blue edges</extracomment>
        <translation>Rot-blaue Bäume</translation>
    </message>
    <message>
        <source>A red–blue cabin</source>
        <translation>Eine rot-blaue Hütte</translation>
    </message>
    <message>
        <source>Flowers</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>Blumen</translation>
    </message>
    <message>
        <source>All three colours</source>
        <translation>Alle drei Farben</translation>
    </message>
    <message>
        <source>on the ground</source>
        <translation>auf dem Boden</translation>
    </message>
    <message>
        <source>on joint %1</source>
        <translation>auf Knoten %1</translation>
    </message>
    <message>
        <source>the ground</source>
        <extracomment>where edges stand: in the place of &quot;joint 3&quot;</extracomment>
        <translation>Boden</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>Knoten %1</translation>
    </message>
    <message numerus="yes">
        <source>joint %1 melts into %2</source>
        <extracomment>the number of a joint, and &quot;the ground&quot; or &quot;joint 3&quot;</extracomment>
        <translation>
            <numerusform>Knoten %1 → %2</numerusform>
            <numerusform>Knoten %1 → %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joints %1 melt into %2</source>
        <extracomment>the numbers of joints, and &quot;the ground&quot; or &quot;joint 3&quot;</extracomment>
        <translation>
            <numerusform>Knoten %1 → %2</numerusform>
            <numerusform>Knoten %1 → %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 (%1 edge)</source>
        <extracomment>a sentence, such as &quot;joint 2 melts into joint 1&quot;, and a number of edges, here one</extracomment>
        <translation>
            <numerusform>%2 (%1 Kante)</numerusform>
            <numerusform>%2 (%1 Kanten)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 (%1 edges)</source>
        <translation>
            <numerusform>%2 (%1 Kante)</numerusform>
            <numerusform>%2 (%1 Kanten)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loop %2</source>
        <extracomment>how many loops there are, here one, and on which joint, such as &quot;on joint 3&quot;</extracomment>
        <translation>
            <numerusform>%1 Schlinge %2</numerusform>
            <numerusform>%1 Schlingen %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loops %2</source>
        <extracomment>how many loops there are, and on which joint, such as &quot;on joint 3&quot;</extracomment>
        <translation>
            <numerusform>%1 Schlinge %2</numerusform>
            <numerusform>%1 Schlingen %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Fusion: the joints of a green cycle melt into one, and each edge between them becomes a stalk of length 1 there. Here %1.</source>
        <translation>Fusion: Die Knoten eines grünen Kreises verschmelzen zu einem, und jede Kante zwischen ihnen wird dort ein Stängel der Länge 1. Hier: %1.</translation>
    </message>
    <message>
        <source>A loop counts as a stalk of length 1: %1.</source>
        <translation>Eine Schlinge zählt wie ein Stängel der Länge 1: %1.</translation>
    </message>
    <message>
        <source>joint %1: %2 = %3</source>
        <extracomment>the number of a joint, a nim-sum such as 1 ⊕ 2, and its value</extracomment>
        <translation>Knoten %1: %2 = %3</translation>
    </message>
    <message>
        <source>Colon principle: the stalks on a joint count as one stalk there, as long as the nim-sum of their lengths (%1).</source>
        <translation>Doppelpunkt-Prinzip: Die Stängel auf einem Knoten zählen dort wie ein einziger, so lang wie die Nim-Summe ihrer Längen (%1).</translation>
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
            <numerusform>Der Stängel, benannt nach seiner untersten Kante: %1.</numerusform>
            <numerusform>Die Stängel, benannt nach ihren untersten Kanten: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stalks, named by their lowest edges: %1.</source>
        <translation>
            <numerusform>Der Stängel, benannt nach seiner untersten Kante: %1.</numerusform>
            <numerusform>Die Stängel, benannt nach ihren untersten Kanten: %1.</numerusform>
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
        <translation>%1 unter %2: %3</translation>
    </message>
    <message>
        <source>The values on one joint are added. A blue edge under x is worth (x + n) ÷ 2^(n − 1), n the least whole number from 1 for which x + n is over 1; a red one is its mirror image.</source>
        <translation>Die Werte auf einem Knoten werden addiert. Eine blaue Kante unter x ist (x + n) ÷ 2^(n − 1) wert, mit der kleinsten ganzen Zahl n ab 1, für die x + n über 1 liegt; eine rote ist ihr Spiegelbild.</translation>
    </message>
    <message>
        <source>Edge by edge from the tips down, each with what stands on it: %1.</source>
        <translation>Kante für Kante von den Spitzen nach unten, jede mit dem, was auf ihr steht: %1.</translation>
    </message>
    <message>
        <source>Joints on a green cycle may be merged: the value stays the same.</source>
        <translation>Knoten auf einem grünen Kreis darf man verschmelzen: Der Wert bleibt gleich.</translation>
    </message>
    <message numerus="yes">
        <source>Here %1 joint melts into one.</source>
        <translation>
            <numerusform>Hier verschmelzen %1 Knoten zu einem.</numerusform>
            <numerusform>Hier verschmelzen %1 Knoten zu einem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here %1 joints melt into one.</source>
        <translation>
            <numerusform>Hier verschmelzen %1 Knoten zu einem.</numerusform>
            <numerusform>Hier verschmelzen %1 Knoten zu einem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 edge between them becomes a loop.</source>
        <translation>
            <numerusform>Die %1 Kante zwischen ihnen wird zur Schlinge.</numerusform>
            <numerusform>Die %1 Kanten zwischen ihnen werden zu Schlingen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 edges between them become loops.</source>
        <translation>
            <numerusform>Die %1 Kante zwischen ihnen wird zur Schlinge.</numerusform>
            <numerusform>Die %1 Kanten zwischen ihnen werden zu Schlingen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A loop can only be cut, and nothing hangs on it: it is worth a stalk of one edge.</source>
        <translation>Eine Schlinge kann man nur durchschneiden, und nichts hängt an ihr: Sie ist so viel wert wie ein Stängel mit einer Kante.</translation>
    </message>
    <message numerus="yes">
        <source>So %1 loop becomes a stalk of length 1.</source>
        <translation>
            <numerusform>Also wird %1 Schlinge zu einem Stängel der Länge 1.</numerusform>
            <numerusform>Also werden %1 Schlingen zu Stängeln der Länge 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So %1 loops become stalks of length 1.</source>
        <translation>
            <numerusform>Also wird %1 Schlinge zu einem Stängel der Länge 1.</numerusform>
            <numerusform>Also werden %1 Schlingen zu Stängeln der Länge 1.</numerusform>
        </translation>
    </message>
    <message>
        <source>So nothing is left on this joint.</source>
        <translation>Auf diesem Knoten bleibt also nichts.</translation>
    </message>
    <message>
        <source>So a stalk of length %1 is left on it.</source>
        <translation>Auf ihm bleibt also ein Stängel der Länge %1.</translation>
    </message>
    <message>
        <source>Stalks on one joint count as Nim heaps of their lengths, and one stalk of their nim-sum may stand for them.</source>
        <translation>Stängel auf einem Knoten zählen wie Nim-Haufen ihrer Längen, und ein Stängel mit der Nim-Summe als Länge darf sie ersetzen.</translation>
    </message>
    <message>
        <source>%1 = %2.</source>
        <extracomment>a nim-sum and its value: a sentence</extracomment>
        <translation>%1 = %2.</translation>
    </message>
    <message>
        <source>Nothing green is left: it is worth 0.</source>
        <translation>Nichts Grünes ist übrig: Das ist 0 wert.</translation>
    </message>
    <message>
        <source>One green stalk of length %1 is left. Cutting an edge leaves any shorter one, so it is a Nim heap of %1.</source>
        <translation>Ein grüner Stängel der Länge %1 ist übrig. Eine Kante zu schneiden lässt einen beliebigen kürzeren übrig, also ist er ein Nim-Haufen mit %1.</translation>
    </message>
    <message>
        <source>The green edges are stalks on the ground. Cutting an edge leaves a shorter one, so they are Nim heaps: %1 = %2.</source>
        <extracomment>a nim-sum such as 3 ⊕ 5, and its value</extracomment>
        <translation>Die grünen Kanten sind Stängel auf dem Boden. Eine Kante zu schneiden lässt einen kürzeren übrig, also sind sie Nim-Haufen: %1 = %2.</translation>
    </message>
    <message>
        <source>What stands on this blue edge is worth 0, so with the edge it is worth %1.</source>
        <translation>Was auf dieser blauen Kante steht, ist 0 wert, mit der Kante also %1.</translation>
    </message>
    <message>
        <source>What stands on this red edge is worth 0, so with the edge it is worth %1.</source>
        <translation>Was auf dieser roten Kante steht, ist 0 wert, mit der Kante also %1.</translation>
    </message>
    <message>
        <source>With the edge it is worth (%1 + %2) ÷ 2^%3 = %4.</source>
        <extracomment>a formula: the value of what stands on the edge, and numbers</extracomment>
        <translation>Mit der Kante ist es (%1 + %2) ÷ 2^%3 = %4 wert.</translation>
    </message>
    <message>
        <source>With the edge it is worth (%1 − %2) ÷ 2^%3 = %4.</source>
        <translation>Mit der Kante ist es (%1 − %2) ÷ 2^%3 = %4 wert.</translation>
    </message>
    <message>
        <source>This blue edge counts %1; up to here the stalk is worth %2.</source>
        <extracomment>two values, such as 1/2 and 3/2</extracomment>
        <translation>Diese blaue Kante zählt %1; bis hierher ist der Stängel %2 wert.</translation>
    </message>
    <message>
        <source>This red edge counts %1; up to here the stalk is worth %2.</source>
        <translation>Diese rote Kante zählt %1; bis hierher ist der Stängel %2 wert.</translation>
    </message>
    <message>
        <source>Fusion: a cycle melts</source>
        <translation>Fusion: Ein Kreis wird zum Knoten</translation>
    </message>
    <message>
        <source>Fuse the cycle</source>
        <translation>Kreis verschmelzen</translation>
    </message>
    <message>
        <source>Loops are stalks</source>
        <translation>Schlingen sind Stängel</translation>
    </message>
    <message>
        <source>Open the loops</source>
        <translation>Schlingen öffnen</translation>
    </message>
    <message>
        <source>The stalks on a joint</source>
        <translation>Die Stängel auf einem Knoten</translation>
    </message>
    <message>
        <source>Add the stalks</source>
        <translation>Stängel addieren</translation>
    </message>
    <message>
        <source>A row of Nim heaps</source>
        <translation>Eine Reihe von Nim-Haufen</translation>
    </message>
    <message>
        <source>Read the heaps</source>
        <translation>Haufen ablesen</translation>
    </message>
    <message>
        <source>An edge and what stands on it</source>
        <translation>Eine Kante und was auf ihr steht</translation>
    </message>
    <message>
        <source>Value the edge</source>
        <translation>Kante bewerten</translation>
    </message>
    <message>
        <source>The sum at a joint</source>
        <translation>Die Summe auf einem Knoten</translation>
    </message>
    <message>
        <source>Add the values</source>
        <translation>Werte addieren</translation>
    </message>
    <message>
        <source>What stands on one joint are games side by side, so their values are added: %1 = %2.</source>
        <extracomment>a sum such as 1 + 1/2, and its value</extracomment>
        <translation>Was auf einem Knoten steht, sind Spiele nebeneinander, also werden ihre Werte addiert: %1 = %2.</translation>
    </message>
    <message>
        <source>The sign rule</source>
        <translation>Die Vorzeichenregel</translation>
    </message>
    <message>
        <source>Next edge</source>
        <translation>Nächste Kante</translation>
    </message>
    <message>
        <source>From the ground up, each edge counts 1 until the colour first changes; from there on each counts half of the one below. Blue adds, red takes away.</source>
        <translation>Vom Boden nach oben zählt jede Kante 1, bis die Farbe zum ersten Mal wechselt; von da an zählt jede halb so viel wie die darunter. Blau gibt dazu, Rot nimmt weg.</translation>
    </message>
    <message>
        <source>take %1 from heap %2</source>
        <extracomment>a move: how many stones, and the number of the heap</extracomment>
        <translation>%1 von Haufen %2 nehmen</translation>
    </message>
    <message>
        <source>No heaps.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>Keine Haufen.</translation>
    </message>
    <message>
        <source>One heap of %1.</source>
        <translation>Ein Haufen mit %1.</translation>
    </message>
    <message>
        <source>Heaps %1.</source>
        <extracomment>read aloud: the sizes of all heaps, such as &quot;7, 11 and 5&quot;</extracomment>
        <translation>Haufen mit %1.</translation>
    </message>
    <message>
        <source>Heaps</source>
        <extracomment>a field: the sizes of the heaps, such as 7,11,5</extracomment>
        <translation>Haufen</translation>
    </message>
    <message>
        <source>Proven by the window of the set (Austin): a value depends only on the %1 before it, and that many in a row have come back.</source>
        <translation>Bewiesen mit dem Fenster der Menge (Austin): Ein Wert hängt nur von den %1 davor ab, und so viele hintereinander sind wiedergekommen.</translation>
    </message>
    <message>
        <source>One counter is left: the player to move takes it and loses.</source>
        <translation>Ein Plättchen ist übrig: Wer am Zug ist, nimmt es und verliert.</translation>
    </message>
    <message>
        <source>%1 counters are left, each alone.</source>
        <translation>%1 Plättchen sind übrig, jedes allein.</translation>
    </message>
    <message>
        <source>Each move takes one of them. Their number is odd, so the player to move takes the last one and loses.</source>
        <translation>Jeder Zug nimmt eins davon. Ihre Anzahl ist ungerade, also nimmt, wer am Zug ist, das letzte und verliert.</translation>
    </message>
    <message>
        <source>Each move takes one of them. Their number is even, so the opponent takes the last one and loses.</source>
        <translation>Jeder Zug nimmt eins davon. Ihre Anzahl ist gerade, also nimmt die andere Seite das letzte und verliert.</translation>
    </message>
    <message>
        <source>Here the values decide misère play, too, by the rule of misère Nim: a heap has the value 1 exactly where taking the smallest number leaves one of value 0 (Ferguson’s pairing), so these games are tame.</source>
        <translation>Hier entscheiden die Werte auch bei Misère, nach der Regel von Misère-Nim: Ein Haufen hat genau dann den Wert 1, wenn das Nehmen der kleinsten Anzahl einen vom Wert 0 übrig lässt (Fergusons Paarung), also sind diese Spiele zahm.</translation>
    </message>
    <message>
        <source>In misère play that is cold, because their number is odd.</source>
        <translation>Bei Misère ist das kalt, denn ihre Anzahl ist ungerade.</translation>
    </message>
    <message>
        <source>In misère play that is hot, because their number is even.</source>
        <translation>Bei Misère ist das heiß, denn ihre Anzahl ist gerade.</translation>
    </message>
    <message>
        <source>In misère play an odd number of ones is cold: if heaps of 1 alone are left, the player to move takes the last one and loses.</source>
        <translation>Bei Misère ist eine ungerade Anzahl von Einsen kalt: Sind nur Haufen mit 1 übrig, so nimmt, wer am Zug ist, den letzten und verliert.</translation>
    </message>
    <message>
        <source>In misère play an even number of ones is hot: if heaps of 1 alone are left, the opponent takes the last one and loses.</source>
        <translation>Bei Misère ist eine gerade Anzahl von Einsen heiß: Sind nur Haufen mit 1 übrig, so nimmt die andere Seite den letzten und verliert.</translation>
    </message>
    <message numerus="yes">
        <source>No heap counts as more than 1, and %1 heap as 1.</source>
        <translation>
            <numerusform>Kein Haufen zählt mehr als 1, und %1 Haufen zählt 1.</numerusform>
            <numerusform>Kein Haufen zählt mehr als 1, und %1 Haufen zählen 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No heap counts as more than 1, and %1 heaps as 1.</source>
        <translation>
            <numerusform>Kein Haufen zählt mehr als 1, und %1 Haufen zählt 1.</numerusform>
            <numerusform>Kein Haufen zählt mehr als 1, und %1 Haufen zählen 1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one run is longer than 1, so this is the moment of the switch.</source>
        <translation>Nur eine Kette ist länger als 1, also ist das der Moment des Wechsels.</translation>
    </message>
    <message>
        <source>Only one heap counts as more than 1, so this is the moment of the switch.</source>
        <translation>Nur ein Haufen zählt mehr als 1, also ist das der Moment des Wechsels.</translation>
    </message>
    <message numerus="yes">
        <source>The number of ones beside it is %1.</source>
        <translation>
            <numerusform>Die Anzahl der Einsen daneben ist %1.</numerusform>
            <numerusform>Die Anzahl der Einsen daneben ist %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring it down to 1: then the number of ones is odd, and the opponent loses.</source>
        <translation>Verkleinere ihn auf 1: Dann ist die Anzahl der Einsen ungerade, und die andere Seite verliert.</translation>
    </message>
    <message>
        <source>Bring it down to 0: then the number of ones is odd, and the opponent loses.</source>
        <translation>Verkleinere ihn auf 0: Dann ist die Anzahl der Einsen ungerade, und die andere Seite verliert.</translation>
    </message>
    <message>
        <source>%1 runs are longer than 1. As long as two or more are, misère play is decided as normal play is: by the nim-sum. The switch comes at the move that leaves no long run: it must leave an odd number of single counters.</source>
        <translation>%1 Ketten sind länger als 1. Solange es zwei oder mehr sind, wird Misère wie das Normalspiel entschieden: durch die Nim-Summe. Der Wechsel kommt mit dem Zug, der keine lange Kette übrig lässt: Er muss eine ungerade Anzahl einzelner Plättchen übrig lassen.</translation>
    </message>
    <message>
        <source>%1 heaps count as more than 1. As long as two or more do, misère play is decided as normal play is: by the nim-sum. The switch comes at the move that leaves no such heap: it must leave an odd number of ones.</source>
        <translation>%1 Haufen zählen mehr als 1. Solange es zwei oder mehr sind, wird Misère wie das Normalspiel entschieden: durch die Nim-Summe. Der Wechsel kommt mit dem Zug, der keinen solchen Haufen übrig lässt: Er muss eine ungerade Anzahl von Einsen übrig lassen.</translation>
    </message>
    <message>
        <source>Why: misère Nim</source>
        <translation>Warum: Misère-Nim</translation>
    </message>
    <message>
        <source>No move is left. In misère play whoever cannot move wins.</source>
        <translation>Kein Zug ist übrig. Bei Misère gewinnt, wer nicht ziehen kann.</translation>
    </message>
    <message>
        <source>Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>Nim</translation>
    </message>
    <message>
        <source>Take from one heap</source>
        <translation>Nimm von einem Haufen</translation>
    </message>
    <message>
        <source>A position is cold when the nim-sum of its heaps is 0; in misère play the last heaps of one stone turn it round.</source>
        <translation>Eine Position ist kalt, wenn die Nim-Summe ihrer Haufen 0 ist; bei Misère drehen die letzten Haufen mit einem Stein es um.</translation>
    </message>
    <message>
        <source>Change the size of a heap with its buttons.</source>
        <translation>Ändere die Haufen unter ihnen.</translation>
    </message>
    <message>
        <source>Add a heap</source>
        <translation>Haufen hinzufügen</translation>
    </message>
    <message>
        <source>Five heaps</source>
        <extracomment>a ready-made board</extracomment>
        <translation>Fünf Haufen</translation>
    </message>
    <message>
        <source>Take any number of stones from one heap.</source>
        <translation>Nimm beliebig viele Steine von einem Haufen.</translation>
    </message>
    <message>
        <source>Two heaps</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>Zwei Haufen</translation>
    </message>
    <message>
        <source>Two heaps beside a heap of 3</source>
        <translation>Zwei Haufen neben einem mit 3</translation>
    </message>
    <message>
        <source>Two heaps, misère</source>
        <translation>Zwei Haufen, misère</translation>
    </message>
    <message>
        <source>Nim 3, 2, 1: a kernel of four</source>
        <translation>Nim 3, 2, 1: ein Kern aus vier</translation>
    </message>
    <message>
        <source>Nim 5, 3, 2, analysed by hand</source>
        <translation>Nim 5, 3, 2, von Hand analysiert</translation>
    </message>
    <message>
        <source>Nim with two heaps</source>
        <translation>Nim mit zwei Haufen</translation>
    </message>
    <message>
        <source>Nim 3, 2, 1</source>
        <translation>Nim 3, 2, 1</translation>
    </message>
    <message>
        <source>Bouton’s theorem</source>
        <translation>der Satz von Bouton</translation>
    </message>
    <message>
        <source>misère Nim</source>
        <extracomment>the name of a theorem: who wins Nim if the last move loses</extracomment>
        <translation>Misère-Nim</translation>
    </message>
    <message>
        <source>%1: the winning move of normal play leaves %2, and there %3.</source>
        <extracomment>two positions, and who wins, such as &quot;the player to move wins&quot;</extracomment>
        <translation>%1: Der Gewinnzug des Normalspiels lässt %2 übrig, und dort: %3.</translation>
    </message>
    <message>
        <source>“If the heaps have nim-sum 0 at the start, the first player wins.”</source>
        <translation>„Haben die Haufen am Anfang die Nim-Summe 0, so gewinnt der erste Spieler.“</translation>
    </message>
    <message>
        <source>It is the other way round: from nim-sum 0 every move leaves another nim-sum, and the opponent can restore 0. The second player wins.</source>
        <translation>Es ist umgekehrt: Bei Nim-Summe 0 lässt jeder Zug eine andere Nim-Summe übrig, und die andere Seite kann die 0 wiederherstellen. Wer als Zweiter spielt, gewinnt.</translation>
    </message>
    <message>
        <source>“In misère play, with an odd number of single stones left, the player to move cannot be beaten.”</source>
        <translation>„Bei Misère ist mit einer ungeraden Anzahl einzelner Steine unschlagbar, wer am Zug ist.“</translation>
    </message>
    <message>
        <source>Single stones are taken in turn; with an odd number of them the player to move takes the last one, and that loses.</source>
        <translation>Einzelne Steine nimmt man abwechselnd; bei ungerader Anzahl nimmt, wer am Zug ist, den letzten, und der verliert.</translation>
    </message>
    <message>
        <source>“In misère play, play as in normal play until the very last move, and leave one stone then.”</source>
        <translation>„Bei Misère spiel wie im Normalspiel bis zum allerletzten Zug, und lass dann einen Stein übrig.“</translation>
    </message>
    <message>
        <source>The switch comes earlier: at the move that removes the last heap of two or more, leave an odd number of single stones.</source>
        <translation>Der Wechsel kommt früher: Mit dem Zug, der den letzten Haufen mit zwei oder mehr beseitigt, lass eine ungerade Anzahl einzelner Steine übrig.</translation>
    </message>
    <message>
        <source>“Instead of adding in binary, leave an even number of heaps of 2, 4, 8, 16 …”</source>
        <translation>„Statt binär zu addieren, lass eine gerade Anzahl von Haufen mit 2, 4, 8, 16 … übrig.“</translation>
    </message>
    <message>
        <source>What has to be even is how often each power of two occurs in the heaps written in binary: 2 and 4 do not cancel, 2 and 2 do.</source>
        <translation>Gerade muss sein, wie oft jede Zweierpotenz in den binär geschriebenen Haufen vorkommt: 2 und 4 heben sich nicht auf, 2 und 2 schon.</translation>
    </message>
    <message>
        <source>“Whoever always leaves nim-sum 0 always stays outside the kernel.”</source>
        <translation>„Wer immer Nim-Summe 0 übrig lässt, bleibt immer außerhalb des Kerns.“</translation>
    </message>
    <message>
        <source>Nim-sum 0 is the kernel. Whoever leaves 0 steps into it, and the opponent always has to move out of it.</source>
        <translation>Nim-Summe 0 ist der Kern. Wer 0 übrig lässt, zieht in ihn hinein, und die andere Seite muss immer hinaus.</translation>
    </message>
    <message>
        <source>a misère sum of tame games</source>
        <translation>eine Misère-Summe zahmer Spiele</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>in the place of a list of heaps: there is no heap</extracomment>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>The value of a heap depends only on the value just before it. So once a value comes back, all that follow come back.</source>
        <translation>
            <numerusform>Der Wert eines Haufens hängt nur vom Wert unmittelbar davor ab. Kommt ein Wert wieder, so kommen auch alle folgenden wieder.</numerusform>
            <numerusform>Der Wert eines Haufens hängt nur von den Werten unmittelbar davor ab. Kommen sie wieder, so kommen auch alle folgenden wieder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The value of a heap depends only on the %1 values before it. So once %1 values in a row come back, all that follow come back.</source>
        <translation>
            <numerusform>Der Wert eines Haufens hängt nur vom Wert unmittelbar davor ab. Kommt ein Wert wieder, so kommen auch alle folgenden wieder.</numerusform>
            <numerusform>Der Wert eines Haufens hängt nur von den %1 Werten davor ab. Kommen %1 Werte hintereinander wieder, so kommen auch alle folgenden wieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is proven: all heaps below %1 have been worked out, and there every value from heap size %2 on comes back %3 later. By the theorem of Guy and Smith so long a stretch makes the values repeat for ever: a larger heap falls apart in the same ways as the one that is %3 smaller.</source>
        <extracomment>sizes of heaps, and the period, a number</extracomment>
        <translation>Das ist bewiesen: Alle Haufen unter %1 sind ausgerechnet, und dort kommt jeder Wert ab Haufengröße %2 um %3 später wieder. Nach dem Satz von Guy und Smith sorgt ein so langes Stück dafür, dass sich die Werte ohne Ende wiederholen: Ein größerer Haufen zerfällt auf dieselben Arten wie der um %3 kleinere.</translation>
    </message>
    <message>
        <source>The values repeat with period %1.</source>
        <translation>Die Werte wiederholen sich mit der Periode %1.</translation>
    </message>
    <message>
        <source>The values repeat with period %1, from heap size %2 on.</source>
        <extracomment>two numbers, such as 12 and 71</extracomment>
        <translation>Die Werte wiederholen sich mit der Periode %1, ab Haufengröße %2.</translation>
    </message>
    <message>
        <source>Heap %1: %2 has the value %3.</source>
        <extracomment>the number of a heap, its size, and its Grundy value</extracomment>
        <translation>Haufen %1: %2 hat den Wert %3.</translation>
    </message>
    <message>
        <source>Heap %1: %2 is like %3 and has the value %4.</source>
        <extracomment>the number of a heap, its size, a smaller size with the same value, and the Grundy value</extracomment>
        <translation>Haufen %1: %2 ist wie %3 und hat den Wert %4.</translation>
    </message>
    <message>
        <source>A value of 0 means that the player to move loses.</source>
        <translation>Der Wert 0 bedeutet: Wer am Zug ist, verliert.</translation>
    </message>
    <message>
        <source>A value other than 0 means that the player to move wins.</source>
        <translation>Ein anderer Wert als 0 bedeutet: Wer am Zug ist, gewinnt.</translation>
    </message>
    <message>
        <source>The value of a heap is the smallest number that is not the value of what a move can leave of it; two heaps count by the nim-sum of their values.</source>
        <translation>Der Wert eines Haufens ist die kleinste Zahl, die nicht der Wert von etwas ist, das ein Zug von ihm übrig lassen kann; zwei Haufen zählen mit der Nim-Summe ihrer Werte.</translation>
    </message>
    <message>
        <source>The value of a heap is the smallest number that is not the value of a heap it can become.</source>
        <translation>Der Wert eines Haufens ist die kleinste Zahl, die nicht der Wert eines Haufens ist, der aus ihm werden kann.</translation>
    </message>
    <message>
        <source>In misère play a heap without a move has the value 1. Any other heap has the smallest number that is not the value of a heap it can become.</source>
        <translation>Bei Misère hat ein Haufen ohne Zug den Wert 1. Jeder andere hat die kleinste Zahl, die nicht der Wert eines Haufens ist, der aus ihm werden kann.</translation>
    </message>
    <message>
        <source>From a heap of 0 on the values are %1, …</source>
        <translation>Ab einem Haufen mit 0 lauten die Werte %1, …</translation>
    </message>
    <message>
        <source>Why: the period</source>
        <translation>Warum: die Periode</translation>
    </message>
    <message>
        <source>Why: the values of the heaps</source>
        <translation>Warum: die Werte der Haufen</translation>
    </message>
    <message>
        <source>Prime Powers</source>
        <extracomment>the name of a game</extracomment>
        <translation>Primzahlpotenzen</translation>
    </message>
    <message>
        <source>Divide until 1 is left</source>
        <translation>Teilen, bis 1 übrig ist</translation>
    </message>
    <message>
        <source>The exponents of the primes are Nim heaps.</source>
        <translation>Die Exponenten der Primzahlen sind Nim-Haufen.</translation>
    </message>
    <message>
        <source>Power</source>
        <extracomment>head of the column of moves: the power of a prime by which the number is divided, such as 2³</extracomment>
        <translation>Potenz</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 prime factor now</source>
        <translation>
            <numerusform>Es ist jetzt %1 Primfaktor da</numerusform>
            <numerusform>Es sind jetzt %1 Primfaktoren da</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 prime factors now</source>
        <translation>
            <numerusform>Es ist jetzt %1 Primfaktor da</numerusform>
            <numerusform>Es sind jetzt %1 Primfaktoren da</numerusform>
        </translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>the number that the board stands for, such as 1440600</extracomment>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>divide by %1</source>
        <translation>durch %1 teilen</translation>
    </message>
    <message>
        <source>Look at the prime %1.</source>
        <translation>Schau auf die Primzahl %1.</translation>
    </message>
    <message>
        <source>The prime %1 holds out longest.</source>
        <translation>Mit der Primzahl %1 hältst du am längsten durch.</translation>
    </message>
    <message>
        <source>Choose a prime that divides the number, and divide by it once or more often.</source>
        <translation>Teil die Zahl durch eine Potenz einer ihrer Primzahlen.</translation>
    </message>
    <message>
        <source>%1 to the power of %2</source>
        <extracomment>read aloud: a prime and its exponent, such as 2 and 3 for 2³</extracomment>
        <translation>%1 hoch %2</translation>
    </message>
    <message>
        <source>The number 1.</source>
        <translation>Die Zahl 1.</translation>
    </message>
    <message>
        <source>The number %1, with the factors %2.</source>
        <extracomment>read aloud: a number such as 360, and its powers of primes</extracomment>
        <translation>Die Zahl %1, mit den Faktoren %2.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <extracomment>a ready-made family of positions: all numbers</extracomment>
        <translation>Die Zahlen</translation>
    </message>
    <message>
        <source>Exponent of %1</source>
        <translation>Exponent von %1</translation>
    </message>
    <message>
        <source>the exponent of %1</source>
        <translation>der Exponent von %1</translation>
    </message>
    <message>
        <source>Each prime is a heap as large as its exponent: %1.</source>
        <translation>Jede Primzahl ist ein Haufen, so groß wie ihr Exponent: %1.</translation>
    </message>
    <message>
        <source>Dividing by a power of a prime takes that many from its heap.</source>
        <translation>Durch eine Potenz einer Primzahl zu teilen nimmt so viel von ihrem Haufen.</translation>
    </message>
    <message>
        <source>exponents as heaps</source>
        <translation>Exponenten als Haufen</translation>
    </message>
    <message>
        <source>a whole number from 1</source>
        <translation>eine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>The product printed is %1, not the number of %2.</source>
        <extracomment>a number, and a position</extracomment>
        <translation>Das gedruckte Produkt ist %1, nicht die Zahl von %2.</translation>
    </message>
    <message>
        <source>“1440600 = 2² · 2² · 3 · 5 · 5 · 7 · 7 · 7 · 7.”</source>
        <translation>„1440600 = 2² · 2² · 3 · 5 · 5 · 7 · 7 · 7 · 7.“</translation>
    </message>
    <message>
        <source>One factor 2 is printed too often: 1440600 = 2³ · 3 · 5² · 7⁴, with the heaps 3, 1, 2, 4.</source>
        <translation>Ein Faktor 2 ist zu viel gedruckt: 1440600 = 2³ · 3 · 5² · 7⁴, mit den Haufen 3, 1, 2, 4.</translation>
    </message>
    <message>
        <source>Takeaway</source>
        <extracomment>the name of a game</extracomment>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Take 1, 2 or 3</source>
        <translation>Nimm 1, 2 oder 3</translation>
    </message>
    <message>
        <source>The values of a heap repeat with a proven period; heaps add up by the nim-sum, in misère play as tame games.</source>
        <translation>Die Werte eines Haufens wiederholen sich mit bewiesener Periode; Haufen verbindet die Nim-Summe, bei Misère wie bei zahmen Spielen.</translation>
    </message>
    <message>
        <source>one heap, take 1 to 3</source>
        <translation>ein Haufen, nimm 1 bis 3</translation>
    </message>
    <message>
        <source>Twenty-one</source>
        <extracomment>a ready-made board: a heap of 21</extracomment>
        <translation>Einundzwanzig</translation>
    </message>
    <message>
        <source>one heap, misère</source>
        <translation>ein Haufen, misère</translation>
    </message>
    <message>
        <source>Take 1, 3 or 4</source>
        <translation>Nimm 1, 3 oder 4</translation>
    </message>
    <message>
        <source>one heap of 20</source>
        <translation>ein Haufen mit 20</translation>
    </message>
    <message>
        <source>Three heaps</source>
        <extracomment>a ready-made board</extracomment>
        <translation>Drei Haufen</translation>
    </message>
    <message>
        <source>Allowed takes</source>
        <extracomment>a field: how many may be taken, such as 1-3; &quot;takes&quot; is a noun</extracomment>
        <translation>Erlaubte Anzahlen</translation>
    </message>
    <message>
        <source>Subtraction set</source>
        <extracomment>a kind of sequence: heaps from which only some numbers may be taken, such as 1, 2, 3</extracomment>
        <translation>Subtraktionsmenge</translation>
    </message>
    <message>
        <source>Numbers that may be taken</source>
        <translation>Erlaubte Anzahlen</translation>
    </message>
    <message>
        <source>One heap, take 1 to m</source>
        <translation>Ein Haufen, nimm 1 bis m</translation>
    </message>
    <message>
        <source>One heap, take 1 or m</source>
        <translation>Ein Haufen, nimm 1 oder m</translation>
    </message>
    <message>
        <source>One heap, take 1, 3 or 4</source>
        <translation>Ein Haufen, nimm 1, 3 oder 4</translation>
    </message>
    <message>
        <source>Takeaway 10</source>
        <extracomment>a game with its position: a heap of 10</extracomment>
        <translation>Zehn wegnehmen</translation>
    </message>
    <message>
        <source>the period of the subtraction set</source>
        <translation>die Periode der Subtraktionsmenge</translation>
    </message>
    <message>
        <source>No period is proven for these takes, so the values of single heaps are worked out one after the other, from a heap of 0 to a heap of %1: the value of a heap is the smallest number that is not the value of a heap it can become.</source>
        <translation>Für diese Anzahlen ist keine Periode bewiesen, also werden die Werte einzelner Haufen einer nach dem anderen ausgerechnet, von einem Haufen mit 0 bis zu einem mit %1: Der Wert eines Haufens ist die kleinste Zahl, die nicht der Wert eines Haufens ist, der aus ihm werden kann.</translation>
    </message>
    <message>
        <source>No counter lies there.</source>
        <translation>Dort liegt kein Plättchen.</translation>
    </message>
    <message>
        <source>The two counters do not lie on one line.</source>
        <translation>Die zwei Plättchen liegen nicht in einer Reihe.</translation>
    </message>
    <message>
        <source>Line Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>Reihen-Nim</translation>
    </message>
    <message>
        <source>Take neighbours on a line</source>
        <translation>Nimm Nachbarn aus einer Reihe</translation>
    </message>
    <message>
        <source>Runs of counters are Nim heaps, in both conventions; with a maximum per move each run has a value of its own.</source>
        <translation>Ketten von Plättchen sind Nim-Haufen, in beiden Spielweisen; mit einer Höchstzahl pro Zug hat jede Kette einen eigenen Wert.</translation>
    </message>
    <message>
        <source>Counters</source>
        <extracomment>head of the column of moves: how many counters are taken</extracomment>
        <translation>Plättchen</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 counter now</source>
        <translation>
            <numerusform>Es ist jetzt %1 Plättchen da</numerusform>
            <numerusform>Es sind jetzt %1 Plättchen da</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 counters now</source>
        <translation>
            <numerusform>Es ist jetzt %1 Plättchen da</numerusform>
            <numerusform>Es sind jetzt %1 Plättchen da</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a place to put or take a counter.</source>
        <translation>Klick auf eine Stelle, um ein Plättchen hinzulegen oder wegzunehmen.</translation>
    </message>
    <message>
        <source>Lines</source>
        <extracomment>a field: how many lines the board has</extracomment>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Normal play</source>
        <extracomment>a ready-made board that is played by the normal rule: who makes the last move wins</extracomment>
        <translation>Normalspiel</translation>
    </message>
    <message>
        <source>At most two</source>
        <translation>Höchstens zwei</translation>
    </message>
    <message>
        <source>Counters per line</source>
        <translation>Plättchen je Reihe</translation>
    </message>
    <message>
        <source>Line Nim with a maximum per move</source>
        <translation>Reihen-Nim mit Höchstzahl pro Zug</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>a move: the number of a line, and the counters that are taken, such as 2-3</extracomment>
        <translation>Reihe %1: %2</translation>
    </message>
    <message>
        <source>Look at line %1.</source>
        <translation>Schau auf Reihe %1.</translation>
    </message>
    <message>
        <source>Line %1 holds out longest.</source>
        <translation>Mit Reihe %1 hältst du am längsten durch.</translation>
    </message>
    <message>
        <source>Take any number of neighbouring counters on one line.</source>
        <translation>Nimm beliebig viele benachbarte Plättchen aus einer Reihe.</translation>
    </message>
    <message>
        <source>Take one counter.</source>
        <translation>Nimm ein Plättchen.</translation>
    </message>
    <message>
        <source>Take 1–%1 neighbouring counters on one line.</source>
        <translation>Nimm 1–%1 benachbarte Plättchen aus einer Reihe.</translation>
    </message>
    <message>
        <source>Taking the last counter wins.</source>
        <translation>Wer das letzte Plättchen nimmt, gewinnt.</translation>
    </message>
    <message>
        <source>Taking the last counter loses.</source>
        <translation>Wer das letzte Plättchen nimmt, verliert.</translation>
    </message>
    <message>
        <source>You took the last counter</source>
        <translation>Du hast das letzte Plättchen genommen</translation>
    </message>
    <message>
        <source>%1 took the last counter</source>
        <translation>%1 hat das letzte Plättchen genommen</translation>
    </message>
    <message>
        <source>Line %1: empty.</source>
        <translation>Reihe %1: leer.</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <extracomment>read aloud: the number of a line, and how many counters stand in its runs, such as &quot;2 and 1&quot;</extracomment>
        <translation>Reihe %1: %2.</translation>
    </message>
    <message>
        <source>Line %1: one counter.</source>
        <translation>Reihe %1: ein Plättchen.</translation>
    </message>
    <message>
        <source>Line %1: %2 in a row.</source>
        <extracomment>read aloud: the number of a line, and how many counters stand side by side in it</extracomment>
        <translation>Reihe %1: %2 nebeneinander.</translation>
    </message>
    <message>
        <source>No lines.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>Keine Reihen.</translation>
    </message>
    <message>
        <source>One line, take 1 to m</source>
        <translation>Eine Reihe, nimm 1 bis m</translation>
    </message>
    <message>
        <source>One line of two runs</source>
        <translation>Eine Reihe aus zwei Ketten</translation>
    </message>
    <message>
        <source>One line, take 1 to m, misère</source>
        <translation>Eine Reihe, nimm 1 bis m, misère</translation>
    </message>
    <message>
        <source>Line Nim 3, 4, 5, misère</source>
        <translation>Reihen-Nim 3, 4, 5, misère</translation>
    </message>
    <message>
        <source>Line Nim 3, 2 by run codes</source>
        <translation>Reihen-Nim 3, 2 nach Kettencodes</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 counter can be taken, not %2.</source>
        <extracomment>the most that can be taken, here 1, and how many were asked for</extracomment>
        <translation>
            <numerusform>Höchstens %1 Plättchen darf genommen werden, nicht %2.</numerusform>
            <numerusform>Höchstens %1 Plättchen dürfen genommen werden, nicht %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 counters can be taken, not %2.</source>
        <extracomment>the most that can be taken, and how many were asked for</extracomment>
        <translation>
            <numerusform>Höchstens %1 Plättchen darf genommen werden, nicht %2.</numerusform>
            <numerusform>Höchstens %1 Plättchen dürfen genommen werden, nicht %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>runs as heaps</source>
        <translation>Ketten als Haufen</translation>
    </message>
    <message>
        <source>With this limit a run need not be worth its length, so the Grundy values of single runs are worked out one after the other, from a run of 0 to a run of %1: the value of a run is the smallest number that is not the value of what a move can leave of it.</source>
        <translation>Mit dieser Grenze muss eine Kette nicht ihre Länge wert sein, also werden die Grundy-Werte einzelner Ketten einer nach dem anderen ausgerechnet, von einer Kette mit 0 bis zu einer mit %1: Der Wert einer Kette ist die kleinste Zahl, die nicht der Wert von etwas ist, das ein Zug von ihr übrig lassen kann.</translation>
    </message>
    <message>
        <source>The rule agrees with the search on all %1 boards tried. At the start, %2, %3.</source>
        <extracomment>a number, a position, and who wins</extracomment>
        <translation>Die Regel stimmt auf allen %1 probierten Brettern mit der Suche überein. Am Anfang, bei %2, gilt: %3.</translation>
    </message>
    <message>
        <source>“Even with a maximum per move, the runs of counters are Nim heaps.”</source>
        <translation>„Auch mit einer Höchstzahl pro Zug sind die Ketten von Plättchen Nim-Haufen.“</translation>
    </message>
    <message>
        <source>A run that is longer than the maximum cannot be taken whole, so it has other options than a Nim heap: its value is another one.</source>
        <translation>Eine Kette, die länger ist als die Höchstzahl, kann man nicht ganz nehmen, also hat sie andere Optionen als ein Nim-Haufen: Ihr Wert ist ein anderer.</translation>
    </message>
    <message>
        <source>“For misère Line Nim there is no strategy that always works.”</source>
        <translation>„Für Misère-Reihen-Nim gibt es keine Strategie, die immer klappt.“</translation>
    </message>
    <message>
        <source>There is one: misère Nim on the lengths of the runs. If your move leaves a run of two or more, make the nim-sum of the lengths 0. If it leaves only runs of 1, make their number odd.</source>
        <translation>Es gibt eine: Misère-Nim mit den Längen der Ketten. Lässt dein Zug eine Kette von zwei oder mehr übrig, so mach die Nim-Summe der Längen zu 0. Lässt er nur einzelne Plättchen übrig, so mach ihre Anzahl ungerade.</translation>
    </message>
    <message numerus="yes">
        <source>this row has %1 cell, the first one has %2</source>
        <extracomment>a mistake: rows have to be equally long; two numbers, the first is 1</extracomment>
        <translation>
            <numerusform>diese Zeile hat %1 Feld, die erste hat %2</numerusform>
            <numerusform>diese Zeile hat %1 Felder, die erste hat %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this row has %1 cells, the first one has %2</source>
        <extracomment>a mistake: rows have to be equally long; two numbers</extracomment>
        <translation>
            <numerusform>diese Zeile hat %1 Feld, die erste hat %2</numerusform>
            <numerusform>diese Zeile hat %1 Felder, die erste hat %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counter, so a run is not a heap of its length, and misère Nim of the lengths does not decide.</source>
        <translation>
            <numerusform>Ein Zug nimmt höchstens %1 Plättchen, also ist eine Kette kein Haufen ihrer Länge, und Misère-Nim mit den Längen entscheidet nicht.</numerusform>
            <numerusform>Ein Zug nimmt höchstens %1 Plättchen, also ist eine Kette kein Haufen ihrer Länge, und Misère-Nim mit den Längen entscheidet nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counters, so a run is not a heap of its length, and misère Nim of the lengths does not decide.</source>
        <translation>
            <numerusform>Ein Zug nimmt höchstens %1 Plättchen, also ist eine Kette kein Haufen ihrer Länge, und Misère-Nim mit den Längen entscheidet nicht.</numerusform>
            <numerusform>Ein Zug nimmt höchstens %1 Plättchen, also ist eine Kette kein Haufen ihrer Länge, und Misère-Nim mit den Längen entscheidet nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counter, so a run is not a heap of its length.</source>
        <translation>
            <numerusform>Ein Zug nimmt höchstens %1 Plättchen, also ist eine Kette kein Haufen ihrer Länge.</numerusform>
            <numerusform>Ein Zug nimmt höchstens %1 Plättchen, also ist eine Kette kein Haufen ihrer Länge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counters, so a run is not a heap of its length.</source>
        <translation>
            <numerusform>Ein Zug nimmt höchstens %1 Plättchen, also ist eine Kette kein Haufen ihrer Länge.</numerusform>
            <numerusform>Ein Zug nimmt höchstens %1 Plättchen, also ist eine Kette kein Haufen ihrer Länge.</numerusform>
        </translation>
    </message>
    <message>
        <source>The run code is %1: the numbers of runs of 5, 4, 3, 2 and 1.</source>
        <translation>Der Kettencode ist %1: die Anzahlen der Ketten mit 5, 4, 3, 2 und 1.</translation>
    </message>
    <message>
        <source>The runs, longest first: %1 (number × length).</source>
        <translation>Die Ketten, die längste zuerst: %1 (Anzahl × Länge).</translation>
    </message>
    <message>
        <source>A run of %1 is not tame, or can become one that is not.</source>
        <translation>Eine Kette mit %1 ist nicht zahm, oder es kann eine daraus werden, die es nicht ist.</translation>
    </message>
    <message>
        <source>A run of %1 has the genus (%2,%3).</source>
        <extracomment>the length of a run, and two numbers of the theory of misère play</extracomment>
        <translation>Eine Kette mit %1 hat das Genus (%2,%3).</translation>
    </message>
    <message>
        <source>Here all runs have the genus (0,1) or (1,0), so they play like heaps of 0 and 1: the position is cold if the nim-sum of the first numbers is 1.</source>
        <translation>Hier haben alle Ketten das Genus (0,1) oder (1,0), also spielen sie sich wie Haufen mit 0 und 1: Die Position ist kalt, wenn die Nim-Summe der ersten Zahlen 1 ist.</translation>
    </message>
    <message>
        <source>Here some run has a genus (n,n), so the sum is decided as in misère Nim with a heap over 1: it is cold if the nim-sum of the first numbers is 0.</source>
        <translation>Hier hat eine Kette ein Genus (n,n), also wird die Summe entschieden wie Misère-Nim mit einem Haufen über 1: Sie ist kalt, wenn die Nim-Summe der ersten Zahlen 0 ist.</translation>
    </message>
    <message>
        <source>The first numbers add up to the nim-sum %1, so the position is cold.</source>
        <translation>Die ersten Zahlen ergeben die Nim-Summe %1, also ist die Position kalt.</translation>
    </message>
    <message>
        <source>The first numbers add up to the nim-sum %1, so the position is hot.</source>
        <translation>Die ersten Zahlen ergeben die Nim-Summe %1, also ist die Position heiß.</translation>
    </message>
    <message>
        <source>Why: the runs</source>
        <translation>Warum: die Ketten</translation>
    </message>
    <message>
        <source>Why: runs are heaps</source>
        <translation>Warum: Ketten sind Haufen</translation>
    </message>
    <message>
        <source>Only the runs of neighbouring counters matter, and a run of n counts as a heap of n: it can become any shorter run, and the two runs a and b that a move from its middle leaves are worth a ⊕ b, which is at most a + b and so again less than n.</source>
        <translation>Nur auf die Ketten benachbarter Plättchen kommt es an, und eine Kette mit n zählt wie ein Haufen mit n: Aus ihr kann jede kürzere Kette werden, und die zwei Ketten a und b, die ein Zug aus ihrer Mitte übrig lässt, sind a ⊕ b wert, das ist höchstens a + b und damit wieder weniger als n.</translation>
    </message>
    <message>
        <source>A run’s genus is its Grundy value in normal play, and then the same in misère play, where a run without a move has the value 1. A run is tame if its genus, and that of all it can become, is one that a sum of Nim heaps has: (0,1), (1,0) or (n,n). Sums of tame games are decided by the genera.</source>
        <translation>Das Genus einer Kette ist ihr Grundy-Wert im Normalspiel und dann derselbe bei Misère, wo eine Kette ohne Zug den Wert 1 hat. Eine Kette ist zahm, wenn ihr Genus und das von allem, was aus ihr werden kann, bei einer Summe von Nim-Haufen vorkommt: (0,1), (1,0) oder (n,n). Summen zahmer Spiele werden durch die Genera entschieden.</translation>
    </message>
    <message>
        <source>So the genera do not decide this position: it is searched.</source>
        <translation>Die Genera entscheiden diese Position also nicht: Sie wird durchsucht.</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Kette %1</translation>
    </message>
    <message>
        <source>every heap is of %1, and the nim-sum is %2</source>
        <extracomment>sizes of heaps, such as &quot;1, 4 or 20&quot;, and what the nim-sum may be</extracomment>
        <translation>jeder Haufen hat %1, und die Nim-Summe ist %2</translation>
    </message>
    <message>
        <source>one heap is of %1, every other one of %2, and the nim-sum is %3</source>
        <extracomment>a size of a heap, sizes such as &quot;1, 4 or 20&quot;, and what the nim-sum may be</extracomment>
        <translation>ein Haufen hat %1, jeder andere %2, und die Nim-Summe ist %3</translation>
    </message>
    <message>
        <source>Heaps of 1, 4, 20 and 25 have the value 1, heaps of 5, 9, 12 and 17 the value 4. The nim-sum is %1: cold in normal play, so hot in misère play.</source>
        <translation>Haufen mit 1, 4, 20 und 25 haben den Wert 1, Haufen mit 5, 9, 12 und 17 den Wert 4. Die Nim-Summe ist %1: kalt im Normalspiel, also heiß bei Misère.</translation>
    </message>
    <message>
        <source>Heaps of 1, 4, 20 and 25 have the value 1, heaps of 5, 9, 12 and 17 the value 4. The nim-sum is %1: hot in normal play, so cold in misère play.</source>
        <translation>Haufen mit 1, 4, 20 und 25 haben den Wert 1, Haufen mit 5, 9, 12 und 17 den Wert 4. Die Nim-Summe ist %1: heiß im Normalspiel, also kalt bei Misère.</translation>
    </message>
    <message>
        <source>Why: misère Kayles</source>
        <translation>Warum: Misère-Kayles</translation>
    </message>
    <message>
        <source>In misère Kayles the same player wins as in normal play, where the nim-sum decides, except in six kinds of positions, where the other player wins: Sibert and Conway proved it in 1992. These kinds have heaps of 1, 4, 5, 9, 12, 17, 20 and 25 alone.</source>
        <translation>Bei Misère-Kayles gewinnt dieselbe Seite wie im Normalspiel, wo die Nim-Summe entscheidet, außer in sechs Arten von Positionen, in denen die andere Seite gewinnt: Sibert und Conway haben es 1992 bewiesen. Diese Arten haben nur Haufen mit 1, 4, 5, 9, 12, 17, 20 und 25.</translation>
    </message>
    <message>
        <source>This position is of such a kind: %1.</source>
        <translation>Diese Position ist von einer solchen Art: %1.</translation>
    </message>
    <message>
        <source>This position is of none of these kinds, so it is decided as in normal play. The winning moves are the same, too, but for those that leave one of the kinds.</source>
        <translation>Diese Position ist von keiner dieser Arten, also wird sie wie im Normalspiel entschieden. Auch die Gewinnzüge sind dieselben, bis auf die, die eine dieser Arten übrig lassen.</translation>
    </message>
    <message>
        <source>The winning move</source>
        <translation>Der Gewinnzug</translation>
    </message>
    <message>
        <source>It leaves a position of such a kind: %1.</source>
        <translation>Er lässt eine Position einer solchen Art übrig: %1.</translation>
    </message>
    <message>
        <source>This heap is too long to draw: choose a move from the list.</source>
        <translation>Dieser Haufen ist zu lang zum Zeichnen: Wähl einen Zug aus der Liste.</translation>
    </message>
    <message>
        <source>The two parts must not be equal.</source>
        <translation>Die zwei Teile dürfen nicht gleich sein.</translation>
    </message>
    <message>
        <source>A whole heap of %1 may not be taken.</source>
        <translation>Ein ganzer Haufen mit %1 darf nicht genommen werden.</translation>
    </message>
    <message>
        <source>With %1 taken, what is left may not be a single heap.</source>
        <translation>Nimmt man %1, so darf der Rest nicht ein einzelner Haufen sein.</translation>
    </message>
    <message>
        <source>With %1 taken, what is left may not be two heaps.</source>
        <translation>Nimmt man %1, so dürfen nicht zwei Haufen übrig bleiben.</translation>
    </message>
    <message>
        <source>No period is proven for these rules, so the values of single heaps are worked out one after the other, from a heap of 0 to a heap of %1: the value of a heap is the smallest number that is not the value of what a move can leave of it; two heaps count by the nim-sum of their values.</source>
        <translation>Für diese Regeln ist keine Periode bewiesen, also werden die Werte einzelner Haufen einer nach dem anderen ausgerechnet, von einem Haufen mit 0 bis zu einem mit %1: Der Wert eines Haufens ist die kleinste Zahl, die nicht der Wert von etwas ist, das ein Zug von ihm übrig lassen kann; zwei Haufen zählen mit der Nim-Summe ihrer Werte.</translation>
    </message>
    <message>
        <source>the code %1 allows no move</source>
        <translation>der Code %1 erlaubt keinen Zug</translation>
    </message>
    <message>
        <source>an octal code such as 0.77</source>
        <translation>ein Oktalcode wie 0.77</translation>
    </message>
    <message>
        <source>a digit from 0 to 7</source>
        <translation>eine Ziffer von 0 bis 7</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 digit</source>
        <translation>
            <numerusform>mehr als %1 Ziffer</numerusform>
            <numerusform>mehr als %1 Ziffern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 digits</source>
        <translation>
            <numerusform>mehr als %1 Ziffer</numerusform>
            <numerusform>mehr als %1 Ziffern</numerusform>
        </translation>
    </message>
    <message>
        <source>the theorem of Sibert and Conway</source>
        <translation>der Satz von Sibert und Conway</translation>
    </message>
    <message>
        <source>Octal Games</source>
        <extracomment>the name of a group of games, of which an octal code tells the rules</extracomment>
        <translation>Oktalspiele</translation>
    </message>
    <message>
        <source>Kayles and its relatives</source>
        <translation>Kayles und seine Verwandten</translation>
    </message>
    <message>
        <source>The values of the heaps of Kayles and other octal games; heaps add up by the nim-sum.</source>
        <translation>Die Werte der Haufen von Kayles und anderen Oktalspielen; Haufen verbindet die Nim-Summe.</translation>
    </message>
    <message>
        <source>Kayles</source>
        <extracomment>the name of a game</extracomment>
        <translation>Kayles</translation>
    </message>
    <message>
        <source>Dudeney’s Kayles</source>
        <extracomment>the name of a game</extracomment>
        <translation>Dudeneys Kayles</translation>
    </message>
    <message>
        <source>Dawson’s Kayles</source>
        <extracomment>the name of a game</extracomment>
        <translation>Dawsons Kayles</translation>
    </message>
    <message>
        <source>Dawson’s chess</source>
        <extracomment>the name of a game</extracomment>
        <translation>Dawsons Schach</translation>
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
        <translation>Eins nehmen oder teilen</translation>
    </message>
    <message>
        <source>Octal code</source>
        <extracomment>a field: the code of an octal game, such as 0.77</extracomment>
        <translation>Oktalcode</translation>
    </message>
    <message>
        <source>Kayles, 0.77</source>
        <extracomment>a game, and its octal code</extracomment>
        <translation>Kayles, 0.77</translation>
    </message>
    <message>
        <source>Dawson’s Kayles, 0.07</source>
        <translation>Dawsons Kayles, 0.07</translation>
    </message>
    <message>
        <source>Dawson’s Chess, 0.137</source>
        <translation>Dawsons Schach, 0.137</translation>
    </message>
    <message>
        <source>Grundy’s Game</source>
        <extracomment>the name of a game</extracomment>
        <translation>Grundys Spiel</translation>
    </message>
    <message>
        <source>Divide into unequal heaps</source>
        <translation>In ungleiche Haufen teilen</translation>
    </message>
    <message>
        <source>The values of the heaps of Grundy’s game; heaps add up by the nim-sum.</source>
        <translation>Die Werte der Haufen von Grundys Spiel; Haufen verbindet die Nim-Summe.</translation>
    </message>
    <message>
        <source>Kayles, one row</source>
        <translation>Kayles, eine Reihe</translation>
    </message>
    <message>
        <source>Dawson’s Kayles, one row</source>
        <translation>Dawsons Kayles, eine Reihe</translation>
    </message>
    <message>
        <source>Kayles, two rows</source>
        <translation>Kayles, zwei Reihen</translation>
    </message>
    <message>
        <source>One row of Kayles</source>
        <translation>Eine Reihe Kayles</translation>
    </message>
    <message>
        <source>One heap</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>Ein Haufen</translation>
    </message>
    <message>
        <source>One heap of Grundy’s game</source>
        <translation>Ein Haufen von Grundys Spiel</translation>
    </message>
    <message>
        <source>Proven by the theorem of Guy and Smith: so long a stretch has come back that every larger heap divides in the same ways.</source>
        <translation>Bewiesen durch den Satz von Guy und Smith: Ein so langes Stück ist wiedergekommen, dass jeder größere Haufen sich auf dieselben Arten teilt.</translation>
    </message>
    <message>
        <source>the period of the octal game</source>
        <translation>die Periode des Oktalspiels</translation>
    </message>
    <message>
        <source>take a whole heap of %1</source>
        <translation>einen ganzen Haufen mit %1 nehmen</translation>
    </message>
    <message>
        <source>take %1 from a heap so that one heap is left</source>
        <translation>%1 von einem Haufen nehmen, sodass ein Haufen bleibt</translation>
    </message>
    <message>
        <source>take %1 from a heap so that two heaps are left</source>
        <translation>%1 von einem Haufen nehmen, sodass zwei Haufen bleiben</translation>
    </message>
    <message>
        <source>take a whole heap of %1, or take %1 from a heap so that two heaps are left</source>
        <translation>einen ganzen Haufen mit %1 nehmen oder %1 von einem Haufen nehmen, sodass zwei Haufen bleiben</translation>
    </message>
    <message>
        <source>divide a heap into two</source>
        <translation>einen Haufen in zwei teilen</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <extracomment>two ways to move: &quot;take 1 pin of a heap, or divide a heap&quot;</extracomment>
        <translation>%1, oder %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>a rule that becomes a sentence
----------
a move, such as &quot;c3-c4&quot;, as a sentence</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 What is left on two sides becomes two heaps.</source>
        <translation>%1 Was auf zwei Seiten übrig bleibt, wird zu zwei Haufen.</translation>
    </message>
    <message>
        <source>divide heap %1 into %2 and %3</source>
        <extracomment>a move: the number of a heap, and the sizes of what it becomes</extracomment>
        <translation>Haufen %1 in %2 und %3 teilen</translation>
    </message>
    <message>
        <source>take all of heap %1</source>
        <translation>den ganzen Haufen %1 nehmen</translation>
    </message>
    <message>
        <source>take %1 from heap %2, leaving %3 and %4</source>
        <extracomment>a move: how many pins, the number of the heap, and the sizes of what is left</extracomment>
        <translation>%1 von Haufen %2 nehmen, es bleiben %3 und %4</translation>
    </message>
    <message>
        <source>take %1 from heap %2, leaving %3</source>
        <extracomment>a move: how many pins, the number of the heap, and the size of what is left</extracomment>
        <translation>%1 von Haufen %2 nehmen, es bleibt %3</translation>
    </message>
    <message>
        <source>take the first of heap %1, leaving %2</source>
        <extracomment>a move: the number of the heap, and the size of what is left</extracomment>
        <translation>das erste von Haufen %1 nehmen, es bleibt %2</translation>
    </message>
    <message>
        <source>take the last of heap %1, leaving %2</source>
        <translation>das letzte von Haufen %1 nehmen, es bleibt %2</translation>
    </message>
    <message numerus="yes">
        <source>take the first %1 of heap %2, leaving %3</source>
        <extracomment>a move: how many pins, the number of the heap, and the size of what is left</extracomment>
        <translation>
            <numerusform>das erste von Haufen %2 nehmen (%1), es bleibt %3</numerusform>
            <numerusform>die ersten %1 von Haufen %2 nehmen, es bleibt %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take the last %1 of heap %2, leaving %3</source>
        <extracomment>a move: how many pins, the number of the heap, and the size of what is left</extracomment>
        <translation>
            <numerusform>das letzte von Haufen %2 nehmen (%1), es bleibt %3</numerusform>
            <numerusform>die letzten %1 von Haufen %2 nehmen, es bleibt %3</numerusform>
        </translation>
    </message>
    <message>
        <source>divide</source>
        <extracomment>on the board, a verb: what a move does to a heap</extracomment>
        <translation>teilen</translation>
    </message>
    <message>
        <source>Divide a heap into two heaps of different sizes.</source>
        <translation>Teil einen Haufen in zwei Haufen verschiedener Größe.</translation>
    </message>
    <message>
        <source>The position equals Nim with no stone left; its value is 0.</source>
        <translation>Die Position ist so gut wie Nim ganz ohne Steine; ihr Wert ist 0.</translation>
    </message>
    <message>
        <source>The position equals a Nim heap of %1; its value is %2.</source>
        <extracomment>the size of a heap, such as 3, and its value, such as ∗3</extracomment>
        <translation>Die Position ist so gut wie ein Nim-Haufen mit %1; ihr Wert ist %2.</translation>
    </message>
    <message>
        <source>The position equals Nim with the heaps %1; its value is %2.</source>
        <translation>Die Position ist so gut wie Nim mit den Haufen %1; ihr Wert ist %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 move raises a heap instead (%2). It is reversible: the opponent has a reply that brings the heap back to what it was worth, so nothing is gained.</source>
        <extracomment>how many moves, here one, and the move</extracomment>
        <translation>
            <numerusform>%1 Zug macht stattdessen einen Haufen größer (%2). Er ist umkehrbar: Die andere Seite hat eine Antwort, die den Haufen auf seinen alten Wert zurückbringt, gewonnen ist also nichts.</numerusform>
            <numerusform>%1 Züge machen stattdessen einen Haufen größer (zum Beispiel %2). Sie sind umkehrbar: Die andere Seite hat eine Antwort, die den Haufen auf seinen alten Wert zurückbringt, gewonnen ist also nichts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves raise a heap instead (such as %2). They are reversible: the opponent has a reply that brings the heap back to what it was worth, so nothing is gained.</source>
        <extracomment>how many moves, and some of them</extracomment>
        <translation>
            <numerusform>%1 Zug macht stattdessen einen Haufen größer (%2). Er ist umkehrbar: Die andere Seite hat eine Antwort, die den Haufen auf seinen alten Wert zurückbringt, gewonnen ist also nichts.</numerusform>
            <numerusform>%1 Züge machen stattdessen einen Haufen größer (zum Beispiel %2). Sie sind umkehrbar: Die andere Seite hat eine Antwort, die den Haufen auf seinen alten Wert zurückbringt, gewonnen ist also nichts.</numerusform>
        </translation>
    </message>
    <message>
        <source>A formula gives the answer; no position has to be searched.</source>
        <translation>Eine Formel gibt die Antwort; keine Position muss durchsucht werden.</translation>
    </message>
    <message>
        <source>No formula is known for this board, so the answer is a proof by table: every position that can arise is labelled, %1.</source>
        <translation>Für dieses Brett kennt man keine Formel, also ist die Antwort ein Beweis durch eine Tabelle: Jede Position, die vorkommen kann, ist beschriftet, %1.</translation>
    </message>
    <message>
        <source>No formula is known for this board, so the answer is a proof by search over %1.</source>
        <translation>Für dieses Brett kennt man keine Formel, also ist die Antwort ein Beweis durch Suche. Angesehen: %1.</translation>
    </message>
    <message>
        <source>The same game as Nim</source>
        <translation>Dasselbe Spiel als Nim</translation>
    </message>
    <message>
        <source>Every move takes from it.</source>
        <translation>Jeder Zug nimmt davon.</translation>
    </message>
    <message>
        <source>Every move takes from one of the heaps.</source>
        <translation>Jeder Zug nimmt von einem der Haufen.</translation>
    </message>
    <message>
        <source>How it was found</source>
        <translation>Wie es gefunden wurde</translation>
    </message>
    <message>
        <source>The Grundy value is not computed: it would take too many positions.</source>
        <translation>Der Grundy-Wert wird nicht ausgerechnet: Dazu wären zu viele Positionen nötig.</translation>
    </message>
    <message>
        <source>The Grundy value</source>
        <translation>Der Grundy-Wert</translation>
    </message>
    <message>
        <source>There is no option, so the Grundy value is 0.</source>
        <translation>Es gibt keine Option, also ist der Grundy-Wert 0.</translation>
    </message>
    <message>
        <source>Every option has the Grundy value %1. The smallest missing number is %2: that is the Grundy value of the position.</source>
        <extracomment>two numbers</extracomment>
        <translation>Jede Option hat den Grundy-Wert %1. Die kleinste fehlende Zahl ist %2: Das ist der Grundy-Wert der Position.</translation>
    </message>
    <message>
        <source>The options have the Grundy values %1. The smallest number missing among them is %2: that is the Grundy value of the position.</source>
        <extracomment>a list of numbers, such as &quot;0, 1 and 3&quot;, and a number</extracomment>
        <translation>Die Optionen haben die Grundy-Werte %1. Die kleinste Zahl, die darunter fehlt, ist %2: Das ist der Grundy-Wert der Position.</translation>
    </message>
    <message>
        <source>The value</source>
        <extracomment>heads a step of the reasons: what the position is worth</extracomment>
        <translation>Der Wert</translation>
    </message>
    <message>
        <source>The position is worth %1. How that is found takes a theorem.</source>
        <translation>Die Position ist %1 wert. Um das zu finden, braucht man einen Lehrsatz.</translation>
    </message>
    <message>
        <source>In misère play positions have no values that add up. The moves and their answers argue, or a theorem where there is one.</source>
        <translation>Bei Misère haben Positionen keine Werte, die sich zusammenzählen lassen. Hier begründen die Züge und ihre Antworten, oder ein Lehrsatz, wo es einen gibt.</translation>
    </message>
    <message>
        <source>The value of this position is not worked out. The moves and their answers argue without it, or a theorem where there is one.</source>
        <translation>Der Wert dieser Position ist nicht ausgerechnet. Ohne ihn begründen die Züge und ihre Antworten, oder ein Lehrsatz, wo es einen gibt.</translation>
    </message>
    <message>
        <source>row %1 must have one W and one B</source>
        <translation>Zeile %1 muss genau ein W und ein B haben</translation>
    </message>
    <message>
        <source>Northcott’s Game</source>
        <extracomment>the name of a game</extracomment>
        <translation>Northcotts Spiel</translation>
    </message>
    <message>
        <source>Your own tokens</source>
        <translation>Deine eigenen Steine</translation>
    </message>
    <message>
        <source>The gaps are Nim heaps where tokens move either way; otherwise the rows add up by their exact values.</source>
        <translation>Wo Steine in beide Richtungen ziehen, sind die Lücken Nim-Haufen; sonst addieren sich die Zeilen mit ihren genauen Werten.</translation>
    </message>
    <message numerus="yes">
        <source>A token can still advance in %1 row now</source>
        <translation>
            <numerusform>In %1 Zeile kann jetzt noch ein Stein vorrücken</numerusform>
            <numerusform>In %1 Zeilen kann jetzt noch ein Stein vorrücken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A token can still advance in %1 rows now</source>
        <translation>
            <numerusform>In %1 Zeile kann jetzt noch ein Stein vorrücken</numerusform>
            <numerusform>In %1 Zeilen kann jetzt noch ein Stein vorrücken</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a token to another square.</source>
        <translation>Zieh einen Stein auf ein anderes Feld.</translation>
    </message>
    <message>
        <source>White (Left)</source>
        <extracomment>the player Left, who has the white tokens</extracomment>
        <translation>Weiß (Links)</translation>
    </message>
    <message>
        <source>Black (Right)</source>
        <extracomment>the player Right, who has the black tokens</extracomment>
        <translation>Schwarz (Rechts)</translation>
    </message>
    <message>
        <source>White (W) is Left, Black (B) is Right.</source>
        <translation>Weiß (W) ist Links, Schwarz (B) ist Rechts.</translation>
    </message>
    <message>
        <source>To the right only</source>
        <translation>Nur nach rechts</translation>
    </message>
    <message>
        <source>3 rows</source>
        <extracomment>of a ready-made board: how many rows it has</extracomment>
        <translation>3 Zeilen</translation>
    </message>
    <message>
        <source>One row</source>
        <extracomment>a ready-made board: it has one row</extracomment>
        <translation>Eine Zeile</translation>
    </message>
    <message>
        <source>to the right only</source>
        <translation>nur nach rechts</translation>
    </message>
    <message>
        <source>Forward only</source>
        <extracomment>a ready-made board: tokens only go towards each other</extracomment>
        <translation>Nur vorwärts</translation>
    </message>
    <message>
        <source>Rows of W, B and .</source>
        <translation>Zeilen aus W, B und .</translation>
    </message>
    <message>
        <source>Tokens move</source>
        <extracomment>a field, before a choice such as &quot;both ways&quot;</extracomment>
        <translation>Steine ziehen</translation>
    </message>
    <message>
        <source>both ways</source>
        <extracomment>behind &quot;Tokens move&quot;</extracomment>
        <translation>in beide Richtungen</translation>
    </message>
    <message>
        <source>forward only</source>
        <extracomment>behind &quot;Tokens move&quot;: only towards the other token</extracomment>
        <translation>nur vorwärts</translation>
    </message>
    <message>
        <source>row %1: %2 to %3</source>
        <extracomment>a move: the number of a row, and two squares</extracomment>
        <translation>Zeile %1: %2 nach %3</translation>
    </message>
    <message>
        <source>Move one of your tokens along its row, either way, not onto or over another.</source>
        <translation>Zieh einen deiner Steine in seiner Zeile in eine der beiden Richtungen, nicht auf den anderen und nicht über ihn.</translation>
    </message>
    <message>
        <source>Move one of your tokens to the right along its row, not onto or over another.</source>
        <translation>Zieh einen deiner Steine in seiner Zeile nach rechts, nicht auf den anderen und nicht über ihn.</translation>
    </message>
    <message>
        <source>Move one of your tokens forward along its row: White to the right, Black to the left; not onto or over another.</source>
        <translation>Zieh einen deiner Steine in seiner Zeile vorwärts: Weiß nach rechts, Schwarz nach links; nicht auf den anderen und nicht über ihn.</translation>
    </message>
    <message>
        <source>No rows.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>Keine Zeilen.</translation>
    </message>
    <message>
        <source>Row %1 of %2 squares: white on %3, black on %4.</source>
        <extracomment>read aloud: the number of a row, how long it is, and the squares of both tokens</extracomment>
        <translation>Zeile %1 mit %2 Feldern: Weiß auf %3, Schwarz auf %4.</translation>
    </message>
    <message>
        <source>Two rows with gaps n and m</source>
        <translation>Zwei Zeilen mit Lücken n und m</translation>
    </message>
    <message>
        <source>Two rows, only to the right</source>
        <translation>Zwei Zeilen, nur nach rechts</translation>
    </message>
    <message>
        <source>Two rows, only forwards</source>
        <translation>Zwei Zeilen, nur vorwärts</translation>
    </message>
    <message>
        <source>gaps as heaps</source>
        <translation>Lücken als Haufen</translation>
    </message>
    <message>
        <source>a sum of canonical forms</source>
        <translation>eine Summe kanonischer Formen</translation>
    </message>
    <message>
        <source>This token may not go that way, and it has to stay in its row.</source>
        <translation>In diese Richtung darf der Stein nicht, und er muss in seiner Zeile bleiben.</translation>
    </message>
    <message>
        <source>“Tokens move to the right, and the gaps are Nim heaps.”</source>
        <translation>„Steine ziehen nach rechts, und die Lücken sind Nim-Haufen.“</translation>
    </message>
    <message>
        <source>When both move to the right only, a gap is not a Nim heap but free moves for the owner of the token on its left.</source>
        <translation>Ziehen beide nur nach rechts, so ist eine Lücke kein Nim-Haufen, sondern ein Vorrat freier Züge für die Seite mit dem linken Stein.</translation>
    </message>
    <message>
        <source>“Each player moves forward, and the gaps are Nim heaps.”</source>
        <translation>„Jede Seite zieht vorwärts, und die Lücken sind Nim-Haufen.“</translation>
    </message>
    <message>
        <source>Rows face to face are Nim heaps. Back to back nobody is ever in the way, and a row counts the free moves of both: it is a number.</source>
        <translation>Zeilen, in denen man sich gegenübersteht, sind Nim-Haufen. Rücken an Rücken ist niemand je im Weg, und eine Zeile zählt die freien Züge beider Seiten: Sie ist eine Zahl.</translation>
    </message>
    <message>
        <source>Row %1, back to back with %2 before White and %3 before Black: %4.</source>
        <extracomment>the number of a row, two numbers of free squares, and the value of the row</extracomment>
        <translation>Zeile %1, Rücken an Rücken, %2 vor Weiß und %3 vor Schwarz: %4.</translation>
    </message>
    <message>
        <source>Row %1, face to face with a gap of %2: %3.</source>
        <extracomment>the number of a row, how many squares are free, and the value of the row</extracomment>
        <translation>Zeile %1, einander gegenüber mit einer Lücke von %2: %3.</translation>
    </message>
    <message>
        <source>Row %1, White on the left of a gap of %2: %3.</source>
        <translation>Zeile %1, Weiß links von einer Lücke von %2: %3.</translation>
    </message>
    <message>
        <source>Row %1, Black on the left of a gap of %2: %3.</source>
        <translation>Zeile %1, Schwarz links von einer Lücke von %2: %3.</translation>
    </message>
    <message>
        <source>Face to face both players can only make the gap of a row smaller, by as much as they like: a row face to face with a gap of n is worth *n, a Nim heap.</source>
        <translation>Einander gegenüber können beide Seiten die Lücke einer Zeile nur verkleinern, um so viel sie wollen: Eine Zeile, in der man sich mit einer Lücke von n gegenübersteht, ist *n wert, ein Nim-Haufen.</translation>
    </message>
    <message>
        <source>Back to back the tokens part for good, and the empty squares before each are free moves: each one before White counts 1, each one before Black −1.</source>
        <translation>Rücken an Rücken trennen sich die Steine für immer, und die leeren Felder vor jedem sind freie Züge: Jedes vor Weiß zählt 1, jedes vor Schwarz −1.</translation>
    </message>
    <message>
        <source>Only the token on the left can make the gap of a row smaller, by as much as its player likes; the other one can only make it larger. So a gap of n is n free moves: it is worth n where White stands on its left, and −n where Black does.</source>
        <translation>Nur der linke Stein kann die Lücke einer Zeile verkleinern, um so viel man will; der andere kann sie nur vergrößern. Eine Lücke von n ist also n freie Züge: Sie ist n wert, wo Weiß links von ihr steht, und −n, wo Schwarz es tut.</translation>
    </message>
    <message>
        <source>For with White on the left of a gap of n, White leaves one of the values 0 to n − 1 and Black only more than n, if anything: n is the simplest number in between.</source>
        <translation>Denn steht Weiß links von einer Lücke von n, so lässt Weiß einen der Werte 0 bis n − 1 übrig und Schwarz, wenn überhaupt, nur mehr als n: n ist die einfachste Zahl dazwischen.</translation>
    </message>
    <message>
        <source>Row %1</source>
        <extracomment>before a number in a table: the number of a row</extracomment>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>the gap of row %1</source>
        <translation>die Lücke von Zeile %1</translation>
    </message>
    <message>
        <source>The gap of each row is a heap: %1.</source>
        <translation>Die Lücke jeder Zeile ist ein Haufen: %1.</translation>
    </message>
    <message>
        <source>An advance takes from a gap. A retreat opens it, and the same advance of the opponent restores it; room to retreat runs out, so it changes nothing.</source>
        <translation>Wer vorrückt, nimmt von einer Lücke. Wer zurückweicht, öffnet sie, und ein gleich weites Vorrücken der anderen Seite stellt sie wieder her; der Platz zum Zurückweichen geht aus, also ändert es nichts.</translation>
    </message>
    <message>
        <source>Why: the gaps</source>
        <translation>Warum: die Lücken</translation>
    </message>
    <message>
        <source>Why: what a row is worth</source>
        <translation>Warum: was eine Zeile wert ist</translation>
    </message>
    <message>
        <source>Why: the values of the rows</source>
        <translation>Warum: die Werte der Zeilen</translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <extracomment>the number of a row, and its value</extracomment>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>The rows are independent, so the position is worth their sum. %1.</source>
        <translation>Die Zeilen sind unabhängig, also ist die Position ihre Summe wert. %1.</translation>
    </message>
    <message>
        <source>The sum is %1. %2.</source>
        <extracomment>a value, such as 3/2, and who wins: a sentence</extracomment>
        <translation>Die Summe ist %1. %2.</translation>
    </message>
    <message>
        <source>the number of caps is %1, that of the heaps %2</source>
        <extracomment>a mistake: both have to be equal; two numbers</extracomment>
        <translation>es sind %1 Obergrenzen für %2 Haufen</translation>
    </message>
    <message>
        <source>the heap of %1 is over its cap of %2</source>
        <extracomment>a mistake: how many stones a heap has, and how many it may have at most</extracomment>
        <translation>der Haufen mit %1 liegt über seiner Obergrenze %2</translation>
    </message>
    <message>
        <source>Poker Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>Poker-Nim</translation>
    </message>
    <message>
        <source>Left’s adds</source>
        <extracomment>a field: how often the player Left may still add stones; &quot;adds&quot; is a noun</extracomment>
        <translation>Zurücklegen, Links</translation>
    </message>
    <message>
        <source>Right’s adds</source>
        <extracomment>a field: how often the player Right may still add stones; &quot;adds&quot; is a noun</extracomment>
        <translation>Zurücklegen, Rechts</translation>
    </message>
    <message>
        <source>Add · %1 left</source>
        <translation>Zurücklegen · noch %1</translation>
    </message>
    <message>
        <source>Caps</source>
        <extracomment>a field: how many stones each heap may have at most, such as 3,4,5</extracomment>
        <translation>Obergrenzen</translation>
    </message>
    <message>
        <source>add %1 to heap %2</source>
        <extracomment>a move: how many stones, and the number of the heap</extracomment>
        <translation>%1 auf Haufen %2 zurücklegen</translation>
    </message>
    <message>
        <source>add %1</source>
        <extracomment>on the board, a verb: what a move does: it adds so many stones</extracomment>
        <translation>%1 zurücklegen</translation>
    </message>
    <message>
        <source>Think of your adds.</source>
        <translation>Denk ans Zurücklegen.</translation>
    </message>
    <message>
        <source>Your adds hold out longest.</source>
        <translation>Mit Zurücklegen hältst du am längsten durch.</translation>
    </message>
    <message>
        <source>One heap of %1 with the cap %2.</source>
        <extracomment>read aloud: how many stones the heap has, and how many it may have at most</extracomment>
        <translation>Ein Haufen mit %1 und der Obergrenze %2.</translation>
    </message>
    <message>
        <source>Heaps %1 with the caps %2.</source>
        <extracomment>read aloud: sizes of heaps, such as &quot;3 and 4&quot;, and how large they may become</extracomment>
        <translation>Haufen mit %1 und den Obergrenzen %2.</translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 add</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still add stones, here once</extracomment>
        <translation>
            <numerusform>%2 darf %1-mal zurücklegen</numerusform>
            <numerusform>%2 darf %1-mal zurücklegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 adds</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still add stones</extracomment>
        <translation>
            <numerusform>%2 darf %1-mal zurücklegen</numerusform>
            <numerusform>%2 darf %1-mal zurücklegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Two heaps, an add for either</source>
        <translation>Zwei Haufen, jede Seite darf einmal zurücklegen</translation>
    </message>
    <message>
        <source>n and m adds</source>
        <translation>n-mal und m-mal zurücklegen</translation>
    </message>
    <message>
        <source>adds are reversed</source>
        <translation>Zurückgelegtes wird wieder genommen</translation>
    </message>
    <message>
        <source>Why: adds are reversed</source>
        <translation>Warum: Zurückgelegtes wird wieder genommen</translation>
    </message>
    <message>
        <source>This heap holds at most %1.</source>
        <translation>Auf diesen Haufen passen höchstens %1.</translation>
    </message>
    <message>
        <source>Skip Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>Nim mit Passen</translation>
    </message>
    <message>
        <source>Nim, and a few turns to skip</source>
        <translation>Nim, und man darf auch passen</translation>
    </message>
    <message>
        <source>The player with more skips wins; with equally many it is Nim.</source>
        <translation>Wer öfter passen darf, gewinnt; bei Gleichstand ist es Nim.</translation>
    </message>
    <message>
        <source>Left’s skips</source>
        <extracomment>a field: how often the player Left may still skip a turn</extracomment>
        <translation>Passen, Links</translation>
    </message>
    <message>
        <source>Right’s skips</source>
        <extracomment>a field: how often the player Right may still skip a turn</extracomment>
        <translation>Passen, Rechts</translation>
    </message>
    <message>
        <source>Skip · %1 left</source>
        <translation>Passen · noch %1</translation>
    </message>
    <message>
        <source>One more skip</source>
        <translation>Einmal mehr passen</translation>
    </message>
    <message>
        <source>3, 4, 5</source>
        <translation>3, 4, 5</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>Die Partie endet</translation>
    </message>
    <message>
        <source>when nobody can move</source>
        <translation>wenn niemand ziehen kann</translation>
    </message>
    <message>
        <source>skip</source>
        <extracomment>a move, a verb: makes no change on the board</extracomment>
        <translation>passen</translation>
    </message>
    <message>
        <source>Think of your skips.</source>
        <translation>Denk ans Passen.</translation>
    </message>
    <message>
        <source>Your skips hold out longest.</source>
        <translation>Mit Passen hältst du am längsten durch.</translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 skip</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still skip, here once</extracomment>
        <translation>
            <numerusform>%2 darf %1-mal passen</numerusform>
            <numerusform>%2 darf %1-mal passen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 skips</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still skip</extracomment>
        <translation>
            <numerusform>%2 darf %1-mal passen</numerusform>
            <numerusform>%2 darf %1-mal passen</numerusform>
        </translation>
    </message>
    <message>
        <source>n and m skips</source>
        <translation>n-mal und m-mal passen</translation>
    </message>
    <message>
        <source>Two heaps, a skip for either</source>
        <translation>Zwei Haufen, jede Seite darf einmal passen</translation>
    </message>
    <message>
        <source>skips compared</source>
        <extracomment>the name of a theorem: the skips of both players are compared</extracomment>
        <translation>Passen verglichen</translation>
    </message>
    <message>
        <source>Why: the skips</source>
        <translation>Warum: das Passen</translation>
    </message>
    <message>
        <source>A skip is a free move of its owner: worth +1 for Left, −1 for Right. The heaps are worth their nim-sum. Together the position is worth %1 − %2 + *%3 = %4.</source>
        <extracomment>skips of Left, skips of Right, the nim-sum of the heaps, and the value</extracomment>
        <translation>Passen ist ein freier Zug: +1 wert für Links, −1 für Rechts. Die Haufen sind ihre Nim-Summe wert. Zusammen ist die Position %1 − %2 + *%3 = %4 wert.</translation>
    </message>
    <message>
        <source>Both have equally many skips: a skip is answered by a skip, and the heaps decide as in Nim.</source>
        <translation>Beide dürfen gleich oft passen: Auf Passen antwortet Passen, und die Haufen entscheiden wie beim Nim.</translation>
    </message>
    <message>
        <source>Left has more skips, so Left wins, whoever starts.</source>
        <translation>Links darf öfter passen, also gewinnt Links, egal wer anfängt.</translation>
    </message>
    <message>
        <source>Right has more skips, so Right wins, whoever starts.</source>
        <translation>Rechts darf öfter passen, also gewinnt Rechts, egal wer anfängt.</translation>
    </message>
    <message>
        <source>“The player with more skips wins; with equally many it is Nim.”</source>
        <translation>„Wer öfter passen darf, gewinnt; bei Gleichstand ist es Nim.“</translation>
    </message>
    <message>
        <source>A counter goes straight left or straight down.</source>
        <translation>Ein Plättchen zieht gerade nach links oder gerade nach unten.</translation>
    </message>
    <message>
        <source>coordinates as heaps</source>
        <translation>Koordinaten als Haufen</translation>
    </message>
    <message>
        <source>a counter such as 1x2</source>
        <translation>ein Plättchen wie 1x2</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 counter</source>
        <translation>
            <numerusform>mehr als %1 Plättchen</numerusform>
            <numerusform>mehr als %1 Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 counters</source>
        <translation>
            <numerusform>mehr als %1 Plättchen</numerusform>
            <numerusform>mehr als %1 Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>a column or row from 0</source>
        <translation>eine Spalte oder Zeile ab 0</translation>
    </message>
    <message>
        <source>(%1, %2), column</source>
        <extracomment>before a number in a table: the place of a counter, such as (3, 5), and which of its two numbers counts</extracomment>
        <translation>(%1, %2), Spalte</translation>
    </message>
    <message>
        <source>the column of counter (%1, %2)</source>
        <extracomment>within a sentence: the place of a counter, such as (3, 5)</extracomment>
        <translation>die Spalte des Plättchens (%1, %2)</translation>
    </message>
    <message>
        <source>(%1, %2), row</source>
        <extracomment>before a number in a table: the place of a counter, such as (3, 5), and which of its two numbers counts</extracomment>
        <translation>(%1, %2), Zeile</translation>
    </message>
    <message>
        <source>the row of counter (%1, %2)</source>
        <extracomment>within a sentence: the place of a counter, such as (3, 5)</extracomment>
        <translation>die Zeile des Plättchens (%1, %2)</translation>
    </message>
    <message>
        <source>Each counter is two heaps, its column and its row: %1.</source>
        <translation>Jedes Plättchen ist zwei Haufen, seine Spalte und seine Zeile: %1.</translation>
    </message>
    <message>
        <source>A move to the left takes from the one, a move down from the other.</source>
        <translation>Ein Zug nach links nimmt vom einen, ein Zug nach unten vom anderen.</translation>
    </message>
    <message>
        <source>Nim in the Plane</source>
        <translation>Nim in der Ebene</translation>
    </message>
    <message>
        <source>Left or down</source>
        <translation>Nach links oder nach unten</translation>
    </message>
    <message>
        <source>Each counter is two Nim heaps, its column and its row.</source>
        <translation>Jedes Plättchen ist zwei Nim-Haufen, seine Spalte und seine Zeile.</translation>
    </message>
    <message numerus="yes">
        <source>%1 counter can still move now</source>
        <translation>
            <numerusform>%1 Plättchen kann jetzt noch ziehen</numerusform>
            <numerusform>%1 Plättchen können jetzt noch ziehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 counters can still move now</source>
        <translation>
            <numerusform>%1 Plättchen kann jetzt noch ziehen</numerusform>
            <numerusform>%1 Plättchen können jetzt noch ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square to put or take a counter; drag to move it.</source>
        <translation>Klick auf ein Feld, um ein Plättchen hinzulegen oder wegzunehmen; zieh, um es zu verschieben.</translation>
    </message>
    <message>
        <source>4 counters</source>
        <extracomment>of a ready-made board: how many counters are on it</extracomment>
        <translation>4 Plättchen</translation>
    </message>
    <message>
        <source>2 counters</source>
        <extracomment>of a ready-made board: how many counters are on it</extracomment>
        <translation>2 Plättchen</translation>
    </message>
    <message>
        <source>Shared square</source>
        <extracomment>a ready-made board: two counters stand on one square</extracomment>
        <translation>Gemeinsames Feld</translation>
    </message>
    <message>
        <source>3 counters</source>
        <extracomment>of a ready-made board: how many counters are on it</extracomment>
        <translation>3 Plättchen</translation>
    </message>
    <message>
        <source>Counters, column x row</source>
        <translation>Plättchen, Spalte x Zeile</translation>
    </message>
    <message>
        <source>Look at the counter at (%1, %2).</source>
        <extracomment>a hint: the place of a counter, such as (3, 5)</extracomment>
        <translation>Schau auf das Plättchen auf (%1, %2).</translation>
    </message>
    <message>
        <source>The counter at (%1, %2) holds out longest.</source>
        <extracomment>a hint: the place of a counter, such as (3, 5)</extracomment>
        <translation>Mit dem Plättchen auf (%1, %2) hältst du am längsten durch.</translation>
    </message>
    <message>
        <source>Move one counter any distance left or down.</source>
        <translation>Zieh ein Plättchen beliebig weit nach links oder nach unten.</translation>
    </message>
    <message>
        <source>No counters.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>Keine Plättchen.</translation>
    </message>
    <message>
        <source>A counter at %1.</source>
        <translation>Ein Plättchen auf %1.</translation>
    </message>
    <message>
        <source>Counters at %1.</source>
        <translation>Plättchen auf %1.</translation>
    </message>
    <message>
        <source>One counter</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>Ein Plättchen</translation>
    </message>
    <message>
        <source>A counter beside one on 1x2</source>
        <translation>Ein Plättchen neben einem auf 1x2</translation>
    </message>
    <message>
        <source>The queen goes left, down or diagonally down-left.</source>
        <translation>Die Dame zieht nach links, nach unten oder schräg nach links unten.</translation>
    </message>
    <message>
        <source>Look straight down.</source>
        <translation>Schau gerade nach unten.</translation>
    </message>
    <message>
        <source>The way straight down holds out longest.</source>
        <translation>Gerade nach unten hältst du am längsten durch.</translation>
    </message>
    <message>
        <source>Look to the left.</source>
        <translation>Schau nach links.</translation>
    </message>
    <message>
        <source>The way to the left holds out longest.</source>
        <translation>Nach links hältst du am längsten durch.</translation>
    </message>
    <message>
        <source>Look along the diagonal.</source>
        <translation>Schau die Schräge entlang.</translation>
    </message>
    <message>
        <source>The diagonal holds out longest.</source>
        <translation>Auf der Schräge hältst du am längsten durch.</translation>
    </message>
    <message>
        <source>Wythoff’s Queen</source>
        <extracomment>the name of a game</extracomment>
        <translation>Wythoffs Dame</translation>
    </message>
    <message>
        <source>Corner the queen</source>
        <translation>Die Dame in die Ecke</translation>
    </message>
    <message>
        <source>The cold positions are the pairs of the golden ratio.</source>
        <translation>Die kalten Positionen sind die Paare des Goldenen Schnitts.</translation>
    </message>
    <message numerus="yes">
        <source>The queen can go to %1 square now</source>
        <translation>
            <numerusform>Die Dame kann jetzt auf %1 Feld ziehen</numerusform>
            <numerusform>Die Dame kann jetzt auf %1 Felder ziehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The queen can go to %1 squares now</source>
        <translation>
            <numerusform>Die Dame kann jetzt auf %1 Feld ziehen</numerusform>
            <numerusform>Die Dame kann jetzt auf %1 Felder ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square to put the queen there.</source>
        <translation>Klick auf ein Feld, um die Dame dorthin zu stellen.</translation>
    </message>
    <message>
        <source>Far away</source>
        <extracomment>a ready-made board: the queen is far from the corner</extracomment>
        <translation>Weit weg</translation>
    </message>
    <message>
        <source>Queen at column, row</source>
        <translation>Dame in Spalte, Zeile</translation>
    </message>
    <message>
        <source>Move the queen any distance left, down or diagonally down-left.</source>
        <translation>Zieh die Dame beliebig weit nach links, nach unten oder schräg nach links unten.</translation>
    </message>
    <message>
        <source>The queen at %1.</source>
        <translation>Die Dame auf %1.</translation>
    </message>
    <message>
        <source>The queen’s squares</source>
        <translation>Die Felder der Dame</translation>
    </message>
    <message>
        <source>The queen’s squares, misère</source>
        <translation>Die Felder der Dame, misère</translation>
    </message>
    <message>
        <source>The queen’s squares, moves left</source>
        <translation>Die Felder der Dame, Restzüge</translation>
    </message>
    <message>
        <source>Wythoff’s queen</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>Wythoffs Dame</translation>
    </message>
    <message>
        <source>golden-ratio pairs</source>
        <extracomment>the name of a theorem: which squares are P-positions</extracomment>
        <translation>Paare des Goldenen Schnitts</translation>
    </message>
    <message>
        <source>So the position is hot: %1 leaves a cold pair.</source>
        <translation>Also ist die Position heiß: „%1“ lässt ein kaltes Paar übrig.</translation>
    </message>
    <message>
        <source>But no move is left, and in misère play the player to move has won: the position is hot.</source>
        <translation>Aber kein Zug ist übrig, und bei Misère hat dann gewonnen, wer am Zug ist: Die Position ist heiß.</translation>
    </message>
    <message>
        <source>The position is this pair, so it is cold: two cold pairs have neither a number nor the difference in common, so no move leads from one to another.</source>
        <translation>Die Position ist dieses Paar, also ist sie kalt: Zwei kalte Paare haben weder eine Zahl noch die Differenz gemeinsam, darum führt kein Zug von einem zum anderen.</translation>
    </message>
    <message>
        <source>Why: the golden ratio</source>
        <translation>Warum: der Goldene Schnitt</translation>
    </message>
    <message>
        <source>The k-th cold pair is (⌊kφ⌋, ⌊kφ²⌋) with the golden ratio φ: %1 … Its two numbers differ by k, and each whole number from 1 on is in exactly one pair.</source>
        <translation>Das k-te kalte Paar ist (⌊kφ⌋, ⌊kφ²⌋) mit dem Goldenen Schnitt φ: %1 … Seine zwei Zahlen unterscheiden sich um k, und jede ganze Zahl ab 1 steht in genau einem Paar.</translation>
    </message>
    <message>
        <source>In misère play the cold pairs begin with %1 …; from the third on they are those of normal play, (⌊kφ⌋, ⌊kφ²⌋) with the golden ratio φ.</source>
        <translation>Bei Misère beginnen die kalten Paare mit %1 …; vom dritten an sind es die des Normalspiels, (⌊kφ⌋, ⌊kφ²⌋) mit dem Goldenen Schnitt φ.</translation>
    </message>
    <message>
        <source>Here the difference is %1, and the cold pair with this difference is %2.</source>
        <extracomment>a number, and two numbers such as (3, 5)</extracomment>
        <translation>Hier ist die Differenz %1, und das kalte Paar mit dieser Differenz ist %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more</source>
        <extracomment>the end of a list that is too long: how many others there are</extracomment>
        <translation>
            <numerusform>%1 weiterer</numerusform>
            <numerusform>%1 weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 up to %2</source>
        <extracomment>read aloud: several places, such as &quot;3 up to 7&quot;</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>And %1 more.</source>
        <translation>
            <numerusform>Und noch %1.</numerusform>
            <numerusform>Und noch %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 number</source>
        <translation>
            <numerusform>mehr als %1 Zahl</numerusform>
            <numerusform>mehr als %1 Zahlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 numbers</source>
        <translation>
            <numerusform>mehr als %1 Zahl</numerusform>
            <numerusform>mehr als %1 Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>the name of a game</source>
        <translation>der Name eines Spiels</translation>
    </message>
    <message>
        <source>&apos;:&apos; and a position</source>
        <translation>&apos;:&apos; und eine Position</translation>
    </message>
    <message>
        <source>an option of this game</source>
        <translation>eine Option dieses Spiels</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a value</source>
        <translation>&apos;=&apos; und ein Wert</translation>
    </message>
    <message>
        <source>one of the values</source>
        <translation>einer der Werte</translation>
    </message>
    <message>
        <source>&apos;,&apos; or the end</source>
        <translation>&apos;,&apos; oder das Ende</translation>
    </message>
    <message>
        <source>the end</source>
        <extracomment>within an error: nothing more should stand there</extracomment>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>a heap size</source>
        <translation>die Größe eines Haufens</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 heap</source>
        <translation>
            <numerusform>mehr als %1 Haufen</numerusform>
            <numerusform>mehr als %1 Haufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 heaps</source>
        <translation>
            <numerusform>mehr als %1 Haufen</numerusform>
            <numerusform>mehr als %1 Haufen</numerusform>
        </translation>
    </message>
    <message>
        <source>a positive number</source>
        <translation>eine positive Zahl</translation>
    </message>
    <message>
        <source>two numbers such as 1,2</source>
        <translation>zwei Zahlen wie 1,2</translation>
    </message>
    <message>
        <source>a set of numbers such as 1-3 or 1,3,4</source>
        <translation>eine Menge von Zahlen wie 1-3 oder 1,3,4</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cell in a row</source>
        <translation>
            <numerusform>mehr als %1 Feld in einer Zeile</numerusform>
            <numerusform>mehr als %1 Felder in einer Zeile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cells in a row</source>
        <translation>
            <numerusform>mehr als %1 Feld in einer Zeile</numerusform>
            <numerusform>mehr als %1 Felder in einer Zeile</numerusform>
        </translation>
    </message>
    <message>
        <source>a row of 0 and 1</source>
        <translation>eine Zeile aus 0 und 1</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 row</source>
        <translation>
            <numerusform>mehr als %1 Zeile</numerusform>
            <numerusform>mehr als %1 Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 rows</source>
        <translation>
            <numerusform>mehr als %1 Zeile</numerusform>
            <numerusform>mehr als %1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>W, B or &apos;.&apos;</source>
        <translation>W, B oder &apos;.&apos;</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 square in a row</source>
        <translation>
            <numerusform>mehr als %1 Feld in einer Zeile</numerusform>
            <numerusform>mehr als %1 Felder in einer Zeile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 squares in a row</source>
        <translation>
            <numerusform>mehr als %1 Feld in einer Zeile</numerusform>
            <numerusform>mehr als %1 Felder in einer Zeile</numerusform>
        </translation>
    </message>
    <message>
        <source>the number of a node</source>
        <translation>die Nummer eines Knotens</translation>
    </message>
    <message>
        <source>the set of allowed takes is empty</source>
        <translation>die Menge der erlaubten Anzahlen ist leer</translation>
    </message>
    <message>
        <source>The game is over: no move is left.</source>
        <translation>Die Partie ist zu Ende: Kein Zug ist übrig.</translation>
    </message>
    <message>
        <source>No stone lies there.</source>
        <translation>Dort liegt kein Stein.</translation>
    </message>
    <message>
        <source>No stick lies there.</source>
        <translation>Dort liegt kein Hölzchen.</translation>
    </message>
    <message>
        <source>No coin lies there.</source>
        <translation>Dort liegt keine Münze.</translation>
    </message>
    <message>
        <source>Nothing stands there.</source>
        <translation>Dort steht nichts.</translation>
    </message>
    <message>
        <source>The two stones do not lie in one row or column.</source>
        <translation>Die zwei Steine liegen nicht in einer Zeile oder Spalte.</translation>
    </message>
    <message>
        <source>A gap lies between the two ends.</source>
        <translation>Zwischen den beiden Enden ist eine Lücke.</translation>
    </message>
    <message>
        <source>You may take %1, not %2.</source>
        <extracomment>numbers that may be taken, such as &quot;1, 2 or 3&quot;, and how many were asked for</extracomment>
        <translation>Du darfst %1 nehmen, nicht %2.</translation>
    </message>
    <message>
        <source>Something stands there already.</source>
        <translation>Dort steht schon etwas.</translation>
    </message>
    <message>
        <source>Nothing may be jumped over.</source>
        <translation>Man darf über nichts springen.</translation>
    </message>
    <message>
        <source>The piece is there already.</source>
        <translation>Der Stein ist schon dort.</translation>
    </message>
    <message>
        <source>A coin only goes to a lower number.</source>
        <translation>Eine Münze zieht nur auf eine kleinere Nummer.</translation>
    </message>
    <message>
        <source>That belongs to %1, and %2 is to move.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>Das gehört %1, und am Zug ist %2.</translation>
    </message>
    <message>
        <source>None of them is left.</source>
        <translation>Davon ist nichts übrig.</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <extracomment>three sentences one after the other</extracomment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>The previous player wins</source>
        <translation>Wer zuletzt gezogen hat, gewinnt</translation>
    </message>
    <message>
        <source>The next player wins</source>
        <translation>Wer als Nächster zieht, gewinnt</translation>
    </message>
    <message>
        <source>%1 wins, whoever starts</source>
        <translation>%1 gewinnt, egal wer anfängt</translation>
    </message>
    <message numerus="yes">
        <source>%1 position</source>
        <extracomment>how many positions there are, here one</extracomment>
        <translation>
            <numerusform>%1 Position</numerusform>
            <numerusform>%1 Positionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions</source>
        <translation>
            <numerusform>%1 Position</numerusform>
            <numerusform>%1 Positionen</numerusform>
        </translation>
    </message>
    <message>
        <source>The move: %1.</source>
        <translation>Der Zug: %1.</translation>
    </message>
    <message>
        <source>take %1</source>
        <extracomment>a move, a verb: how many are taken</extracomment>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>Look at heap %1.</source>
        <translation>Schau auf Haufen %1.</translation>
    </message>
    <message>
        <source>Heap %1 holds out longest.</source>
        <translation>Mit Haufen %1 hältst du am längsten durch.</translation>
    </message>
    <message>
        <source>Whoever cannot move loses.</source>
        <translation>Wer nicht ziehen kann, verliert.</translation>
    </message>
    <message>
        <source>Whoever cannot move wins.</source>
        <translation>Wer nicht ziehen kann, gewinnt.</translation>
    </message>
    <message>
        <source>Taking the last stone wins.</source>
        <translation>Wer den letzten Stein nimmt, gewinnt.</translation>
    </message>
    <message>
        <source>Taking the last stone loses.</source>
        <translation>Wer den letzten Stein nimmt, verliert.</translation>
    </message>
    <message>
        <source>You took the last stone</source>
        <translation>Du hast den letzten Stein genommen</translation>
    </message>
    <message>
        <source>%1 took the last stone</source>
        <translation>%1 hat den letzten Stein genommen</translation>
    </message>
    <message>
        <source>You made the last move</source>
        <translation>Du hast den letzten Zug gemacht</translation>
    </message>
    <message>
        <source>%1 made the last move</source>
        <translation>%1 hat den letzten Zug gemacht</translation>
    </message>
    <message>
        <source>No move goes there.</source>
        <translation>Dorthin führt kein Zug.</translation>
    </message>
    <message>
        <source>This piece cannot move now.</source>
        <translation>Dieser Stein kann jetzt nicht ziehen.</translation>
    </message>
    <message>
        <source>Look at square %1.</source>
        <translation>Schau auf Feld %1.</translation>
    </message>
    <message>
        <source>Square %1 holds out longest.</source>
        <translation>Mit Feld %1 hältst du am längsten durch.</translation>
    </message>
    <message>
        <source>The exact value</source>
        <translation>Der genaue Wert</translation>
    </message>
    <message>
        <source>Pieces that are stuck for good part the strip: nothing ever jumps over them. The values of the parts add up.</source>
        <translation>Tiere, die für immer feststecken, zerteilen den Streifen: Nichts springt je über sie. Die Werte der Teile addieren sich.</translation>
    </message>
    <message>
        <source>What Left’s moves leave stands on the left, what Right’s moves leave on the right: {%1|%2} = %3.</source>
        <extracomment>values that moves of Left leave, the same of Right, and the value of the position</extracomment>
        <translation>Was die Züge von Links übrig lassen, steht links, was die Züge von Rechts übrig lassen, rechts: {%1|%2} = %3.</translation>
    </message>
    <message>
        <source>Toads and Frogs</source>
        <translation>Kröten und Frösche</translation>
    </message>
    <message>
        <source>One step, or over one</source>
        <translation>Ein Schritt, oder über eins hinweg</translation>
    </message>
    <message>
        <source>Pieces that are stuck for good part the strip, and the exact values of the parts add up.</source>
        <translation>Tiere, die für immer feststecken, zerteilen den Streifen, und die genauen Werte der Teile addieren sich.</translation>
    </message>
    <message numerus="yes">
        <source>%1 piece can still move now</source>
        <translation>
            <numerusform>%1 Tier kann jetzt noch ziehen</numerusform>
            <numerusform>%1 Tiere können jetzt noch ziehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pieces can still move now</source>
        <translation>
            <numerusform>%1 Tier kann jetzt noch ziehen</numerusform>
            <numerusform>%1 Tiere können jetzt noch ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square for a toad, a frog or nothing.</source>
        <translation>Klick auf ein Feld für eine Kröte, einen Frosch oder nichts.</translation>
    </message>
    <message>
        <source>3 toads, 3 frogs</source>
        <translation>3 Kröten, 3 Frösche</translation>
    </message>
    <message>
        <source>2 toads, 2 frogs</source>
        <translation>2 Kröten, 2 Frösche</translation>
    </message>
    <message>
        <source>One gap</source>
        <extracomment>a ready-made board: it has one empty square</extracomment>
        <translation>Eine Lücke</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>a ready-made board: toads and frogs stand among each other</extracomment>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>A row of T, F and .</source>
        <translation>Eine Zeile aus T, F und .</translation>
    </message>
    <message>
        <source>Left moves a toad (T) to the right, Right a frog (F) to the left: one step, or a jump over one animal of the other kind.</source>
        <translation>Links zieht eine Kröte (T, englisch toad) nach rechts, Rechts einen Frosch (F) nach links: einen Schritt, oder über genau ein Tier der anderen Art auf das leere Feld dahinter.</translation>
    </message>
    <message numerus="yes">
        <source>a toad on %1</source>
        <translation>
            <numerusform>eine Kröte auf %1</numerusform>
            <numerusform>Kröten auf %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>toads on %1</source>
        <translation>
            <numerusform>eine Kröte auf %1</numerusform>
            <numerusform>Kröten auf %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a frog on %1</source>
        <translation>
            <numerusform>ein Frosch auf %1</numerusform>
            <numerusform>Frösche auf %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>frogs on %1</source>
        <translation>
            <numerusform>ein Frosch auf %1</numerusform>
            <numerusform>Frösche auf %1</numerusform>
        </translation>
    </message>
    <message>
        <source>all empty</source>
        <extracomment>read aloud: all squares are empty</extracomment>
        <translation>alle leer</translation>
    </message>
    <message numerus="yes">
        <source>%1 square: %2.</source>
        <extracomment>read aloud: how many squares there are, here one, and what is on them</extracomment>
        <translation>
            <numerusform>%1 Feld: %2.</numerusform>
            <numerusform>%1 Felder: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 squares: %2.</source>
        <translation>
            <numerusform>%1 Feld: %2.</numerusform>
            <numerusform>%1 Felder: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>n toads, one empty square, m frogs</source>
        <translation>n Kröten, ein leeres Feld, m Frösche</translation>
    </message>
    <message>
        <source>n toads, two empty squares, m frogs</source>
        <translation>n Kröten, zwei leere Felder, m Frösche</translation>
    </message>
    <message>
        <source>n toads, m empty squares, one frog</source>
        <translation>n Kröten, m leere Felder, ein Frosch</translation>
    </message>
    <message>
        <source>Square %1</source>
        <extracomment>before a number in a table: the number of a square</extracomment>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>the head on square %1</source>
        <translation>der Kopf auf Feld %1</translation>
    </message>
    <message>
        <source>A head on square k is a heap of k: %1.</source>
        <translation>Ein Kopf auf Feld k ist ein Haufen mit k: %1.</translation>
    </message>
    <message>
        <source>Turning it alone takes the whole heap; turning a coin on square j as well leaves j of it. Two heads on one square would cancel, as two equal heaps do.</source>
        <translation>Ihn allein umzudrehen nimmt den ganzen Haufen; auch eine Münze auf Feld j umzudrehen lässt j davon übrig. Zwei Köpfe auf einem Feld höben sich auf, wie zwei gleiche Haufen.</translation>
    </message>
    <message>
        <source>A head on square k is a heap of k − 1: %1.</source>
        <translation>Ein Kopf auf Feld k ist ein Haufen mit k − 1: %1.</translation>
    </message>
    <message>
        <source>A second coin has to be turned, so a head on square 1 can never be the coin on the right: it is a heap of 0. Turning the coin on square j as well leaves j − 1.</source>
        <translation>Eine zweite Münze muss gedreht werden, also kann ein Kopf auf Feld 1 nie die rechte Münze sein: Er ist ein Haufen mit 0. Auch die Münze auf Feld j umzudrehen lässt j − 1 übrig.</translation>
    </message>
    <message>
        <source>The coin on the right must lie heads up.</source>
        <translation>Die rechte Münze muss Kopf zeigen.</translation>
    </message>
    <message>
        <source>Exactly two coins have to be turned.</source>
        <translation>Genau zwei Münzen müssen umgedreht werden.</translation>
    </message>
    <message>
        <source>turn %1 and %2</source>
        <extracomment>a move, a verb: the squares of the two coins that are turned over</extracomment>
        <translation>%1 und %2 umdrehen</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>%1 umdrehen</translation>
    </message>
    <message>
        <source>Look at the head on square %1.</source>
        <translation>Schau auf den Kopf auf Feld %1.</translation>
    </message>
    <message>
        <source>The head on square %1 holds out longest.</source>
        <translation>Mit dem Kopf auf Feld %1 hältst du am längsten durch.</translation>
    </message>
    <message>
        <source>Turn over two coins. The one on the right goes from heads to tails.</source>
        <translation>Dreh zwei Münzen um, die rechte von Kopf auf Zahl.</translation>
    </message>
    <message>
        <source>No heads.</source>
        <extracomment>read aloud: every coin shows tails</extracomment>
        <translation>Keine Köpfe.</translation>
    </message>
    <message>
        <source>Heads on %1 alone.</source>
        <translation>Köpfe nur auf %1.</translation>
    </message>
    <message>
        <source>Heads on %1.</source>
        <translation>Köpfe auf %1.</translation>
    </message>
    <message>
        <source>heads as heaps</source>
        <translation>Köpfe als Haufen</translation>
    </message>
    <message>
        <source>heads as heaps of one less</source>
        <translation>Köpfe als um eins kleinere Haufen</translation>
    </message>
    <message>
        <source>H or T</source>
        <translation>H oder T</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 head now</source>
        <translation>
            <numerusform>Es ist jetzt %1 Kopf da</numerusform>
            <numerusform>Es sind jetzt %1 Köpfe da</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 heads now</source>
        <translation>
            <numerusform>Es ist jetzt %1 Kopf da</numerusform>
            <numerusform>Es sind jetzt %1 Köpfe da</numerusform>
        </translation>
    </message>
    <message>
        <source>10 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>10 Münzen</translation>
    </message>
    <message>
        <source>Coins, H or T</source>
        <translation>Münzen, H (Kopf) oder T (Zahl)</translation>
    </message>
    <message>
        <source>Two heads: n tails before, m between</source>
        <translation>Zwei Köpfe: n-mal Zahl davor, m dazwischen</translation>
    </message>
    <message>
        <source>One head behind n tails</source>
        <translation>Ein Kopf hinter n-mal Zahl</translation>
    </message>
    <message>
        <source>Turning Turtles</source>
        <extracomment>the name of a game</extracomment>
        <translation>Schildkröten</translation>
    </message>
    <message>
        <source>Each head on square k is a Nim heap of k.</source>
        <translation>Jeder Kopf auf Feld k ist ein Nim-Haufen mit k.</translation>
    </message>
    <message>
        <source>Flip exactly two coins</source>
        <translation>Genau zwei Münzen umdrehen</translation>
    </message>
    <message>
        <source>Each head on square k is a Nim heap of k − 1.</source>
        <translation>Jeder Kopf auf Feld k ist ein Nim-Haufen mit k − 1.</translation>
    </message>
    <message>
        <source>%1: a move leaves %2, and a heap is gone.</source>
        <extracomment>two positions</extracomment>
        <translation>%1: Ein Zug lässt %2 übrig, und ein Haufen ist weg.</translation>
    </message>
    <message>
        <source>“Two coins must turn, so no move takes a whole heap.”</source>
        <translation>„Zwei Münzen müssen gedreht werden, also nimmt kein Zug einen ganzen Haufen.“</translation>
    </message>
    <message>
        <source>A head on square k is a heap of k − 1, not of k. Turning it together with the coin on square 1 takes that heap whole.</source>
        <translation>Ein Kopf auf Feld k ist ein Haufen mit k − 1, nicht mit k. Ihn zusammen mit der Münze auf Feld 1 umzudrehen nimmt diesen Haufen ganz.</translation>
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
            <numerusform>%1 Position ohne Zug: T.</numerusform>
            <numerusform>%1 Positionen ohne Zug: T.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions without a move: T.</source>
        <translation>
            <numerusform>%1 Position ohne Zug: T.</numerusform>
            <numerusform>%1 Positionen ohne Zug: T.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position: now it is known who wins there.</source>
        <translation>
            <numerusform>%1 Position: Jetzt weiß man, wer dort gewinnt.</numerusform>
            <numerusform>%1 Positionen: Jetzt weiß man, wer dort gewinnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions: now it is known who wins there.</source>
        <translation>
            <numerusform>%1 Position: Jetzt weiß man, wer dort gewinnt.</numerusform>
            <numerusform>%1 Positionen: Jetzt weiß man, wer dort gewinnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position: all moves lead to N, so it is P.</source>
        <translation>
            <numerusform>%1 Position: Alle Züge führen nach N, also ist sie P.</numerusform>
            <numerusform>%1 Positionen: Alle Züge führen nach N, also sind sie P.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions: all moves lead to N, so they are P.</source>
        <translation>
            <numerusform>%1 Position: Alle Züge führen nach N, also ist sie P.</numerusform>
            <numerusform>%1 Positionen: Alle Züge führen nach N, also sind sie P.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position: a move leads to P, so it is N.</source>
        <translation>
            <numerusform>%1 Position: Ein Zug führt nach P, also ist sie N.</numerusform>
            <numerusform>%1 Positionen: Ein Zug führt nach P, also sind sie N.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions: a move leads to P, so they are N.</source>
        <translation>
            <numerusform>%1 Position: Ein Zug führt nach P, also ist sie N.</numerusform>
            <numerusform>%1 Positionen: Ein Zug führt nach P, also sind sie N.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position stays blank: nobody can force the end there.</source>
        <translation>
            <numerusform>%1 Position bleibt leer: Niemand kann dort das Ende erzwingen.</numerusform>
            <numerusform>%1 Positionen bleiben leer: Niemand kann dort das Ende erzwingen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions stay blank: nobody can force the end there.</source>
        <translation>
            <numerusform>%1 Position bleibt leer: Niemand kann dort das Ende erzwingen.</numerusform>
            <numerusform>%1 Positionen bleiben leer: Niemand kann dort das Ende erzwingen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the kernel (P): %1 move leads out of it.</source>
        <translation>
            <numerusform>Im Kern (P): %1 Zug führt hinaus.</numerusform>
            <numerusform>Im Kern (P): Alle %1 Züge führen hinaus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the kernel (P): all %1 moves lead out of it.</source>
        <translation>
            <numerusform>Im Kern (P): %1 Zug führt hinaus.</numerusform>
            <numerusform>Im Kern (P): Alle %1 Züge führen hinaus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Outside the kernel: %1 of %2 moves leads into it.</source>
        <extracomment>how many moves of a position, here 1, and how many it has</extracomment>
        <translation>
            <numerusform>Außerhalb des Kerns: %1 von %2 Zügen führt hinein.</numerusform>
            <numerusform>Außerhalb des Kerns: %1 von %2 Zügen führen hinein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Outside the kernel: %1 of %2 moves lead into it.</source>
        <extracomment>how many moves of a position, and how many it has</extracomment>
        <translation>
            <numerusform>Außerhalb des Kerns: %1 von %2 Zügen führt hinein.</numerusform>
            <numerusform>Außerhalb des Kerns: %1 von %2 Zügen führen hinein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A P-position: %1 move leaves none.</source>
        <translation>
            <numerusform>Eine P-Position: %1 Zug lässt keine übrig.</numerusform>
            <numerusform>Eine P-Position: Keiner der %1 Züge lässt eine andere übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A P-position: none of the %1 moves leaves another.</source>
        <translation>
            <numerusform>Eine P-Position: %1 Zug lässt keine übrig.</numerusform>
            <numerusform>Eine P-Position: Keiner der %1 Züge lässt eine andere übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not a P-position: %1 of %2 moves leaves one.</source>
        <extracomment>how many moves of a position leave a P-position, here 1, and how many it has</extracomment>
        <translation>
            <numerusform>Keine P-Position: %1 von %2 Zügen lässt eine übrig.</numerusform>
            <numerusform>Keine P-Position: %1 von %2 Zügen lassen eine übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not a P-position: %1 of %2 moves leave one.</source>
        <extracomment>how many moves of a position leave a P-position, and how many it has</extracomment>
        <translation>
            <numerusform>Keine P-Position: %1 von %2 Zügen lässt eine übrig.</numerusform>
            <numerusform>Keine P-Position: %1 von %2 Zügen lassen eine übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position. An arrow is a move.</source>
        <translation>
            <numerusform>%1 Position. Ein Pfeil ist ein Zug.</numerusform>
            <numerusform>%1 Positionen. Jeder Pfeil ist ein Zug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions. Every arrow is a move.</source>
        <translation>
            <numerusform>%1 Position. Ein Pfeil ist ein Zug.</numerusform>
            <numerusform>%1 Positionen. Jeder Pfeil ist ein Zug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is %1 legal move.</source>
        <translation>
            <numerusform>Es gibt %1 erlaubten Zug.</numerusform>
            <numerusform>Es gibt %1 erlaubte Züge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 legal moves.</source>
        <translation>
            <numerusform>Es gibt %1 erlaubten Zug.</numerusform>
            <numerusform>Es gibt %1 erlaubte Züge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %2 moves wins.</source>
        <extracomment>how many moves win, here 1, and how many there are</extracomment>
        <translation>
            <numerusform>%1 von %2 Zügen gewinnt.</numerusform>
            <numerusform>%1 von %2 Zügen gewinnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %2 moves win.</source>
        <extracomment>how many moves win, and how many there are</extracomment>
        <translation>
            <numerusform>%1 von %2 Zügen gewinnt.</numerusform>
            <numerusform>%1 von %2 Zügen gewinnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 piece, too many to draw</source>
        <translation>
            <numerusform>%1 Stein, zu viele zum Zeichnen</numerusform>
            <numerusform>%1 Steine, zu viele zum Zeichnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pieces, too many to draw</source>
        <translation>
            <numerusform>%1 Stein, zu viele zum Zeichnen</numerusform>
            <numerusform>%1 Steine, zu viele zum Zeichnen</numerusform>
        </translation>
    </message>
    <message>
        <source>heap %1</source>
        <extracomment>the number of a heap, such as 2</extracomment>
        <translation>Haufen %1</translation>
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
        <translation>Unterrichtsplan: %1</translation>
    </message>
    <message>
        <source>Two pupils, or two teams, play it.</source>
        <translation>Zwei Kinder oder zwei Mannschaften spielen es.</translation>
    </message>
    <message>
        <source>Against the perfect computer; the class starts.</source>
        <translation>Gegen den perfekten Computer; die Klasse fängt an.</translation>
    </message>
    <message>
        <source>Against the perfect computer, which starts.</source>
        <translation>Gegen den perfekten Computer, der anfängt.</translation>
    </message>
    <message>
        <source>Against a computer that moves at random; the class starts.</source>
        <translation>Gegen einen Computer, der zufällig zieht; die Klasse fängt an.</translation>
    </message>
    <message>
        <source>Against a computer that moves at random, and starts.</source>
        <translation>Gegen einen Computer, der zufällig zieht und anfängt.</translation>
    </message>
    <message>
        <source>Against the computer, which plays perfectly from %1 pieces on; the class starts.</source>
        <translation>Gegen den Computer, der ab %1 Steinen perfekt spielt; die Klasse fängt an.</translation>
    </message>
    <message>
        <source>Against the computer, which plays perfectly from %1 pieces on, and starts.</source>
        <translation>Gegen den Computer, der ab %1 Steinen perfekt spielt und anfängt.</translation>
    </message>
    <message>
        <source>Read and look</source>
        <translation>Lesen und ansehen</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a kind of step in the plan of a lesson, a verb: the class plays</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Think first, then look</source>
        <translation>Erst denken, dann ansehen</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>a kind of step in the plan of a lesson, a noun</extracomment>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>a kind of step in the plan of a lesson, a noun</extracomment>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Label a row</source>
        <translation>Eine Zeile beschriften</translation>
    </message>
    <message>
        <source>Fill in a table</source>
        <translation>Eine Tabelle ausfüllen</translation>
    </message>
    <message>
        <source>Mark P and N</source>
        <translation>P und N eintragen</translation>
    </message>
    <message>
        <source>%1 exercise</source>
        <extracomment>how many exercises, here one</extracomment>
        <translation>%1 Aufgabe</translation>
    </message>
    <message>
        <source>%1 exercises</source>
        <extracomment>how many exercises</extracomment>
        <translation>%1 Aufgaben</translation>
    </message>
    <message>
        <source>%1: %2, difficulty %3.</source>
        <extracomment>how many exercises, &quot;5 exercises&quot;, of which kind, and how hard they are</extracomment>
        <translation>%1: %2, Schwierigkeit %3.</translation>
    </message>
    <message>
        <source>%1: %2, %3, difficulty %4.</source>
        <extracomment>how many exercises, &quot;5 exercises&quot;, of which kind, of which game, and how hard they are</extracomment>
        <translation>%1: %2, %3, Schwierigkeit %4.</translation>
    </message>
    <message>
        <source>P: %1 position.</source>
        <translation>P: %1 Position.</translation>
    </message>
    <message>
        <source>P: %1 positions.</source>
        <translation>P: %1 Positionen.</translation>
    </message>
    <message>
        <source>P: %1.</source>
        <extracomment>in the plan of a lesson: the positions that are P</extracomment>
        <translation>P: %1.</translation>
    </message>
    <message>
        <source>Winning moves: %1.</source>
        <translation>Gewinnzüge: %1.</translation>
    </message>
    <message>
        <source>Lesson plan: about %1 minutes, %2</source>
        <extracomment>how long a lesson takes, and how many steps it has, &quot;12 steps&quot;</extracomment>
        <translation>Unterrichtsplan: etwa %1 Minuten, %2</translation>
    </message>
    <message>
        <source>Afterwards the class can %1.</source>
        <translation>Danach kann die Klasse %1.</translation>
    </message>
    <message>
        <source>Then show:</source>
        <extracomment>in the plan of a lesson: what the teacher shows when the class has answered</extracomment>
        <translation>Dann zeigen:</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>Für die Lehrkraft</translation>
    </message>
    <message>
        <source>nim-sum</source>
        <extracomment>on paper, before a row of empty squares</extracomment>
        <translation>Nim-Summe</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>on paper, before an empty line</extracomment>
        <translation>Grundy-Wert</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>on paper, before an empty line, a noun</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>mex =</source>
        <extracomment>on paper, before an empty line: the smallest number that is missing; mex is a word of the theory</extracomment>
        <translation>mex =</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>on paper, before an empty line</extracomment>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>on paper: the number of this page, and how many there are</extracomment>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>on paper, before an empty line: the date of the day</extracomment>
        <translation>Datum</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>a notation, and who is to move</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <extracomment>heads the page of answers: the title of the worksheet</extracomment>
        <translation>Antworten: %1</translation>
    </message>
    <message>
        <source>Confirmed by two methods: %1; %2.</source>
        <extracomment>two ways to find the answer, such as a theory and a search</extracomment>
        <translation>Auf zwei Wegen bestätigt: %1; %2.</translation>
    </message>
    <message>
        <source>adding without carrying</source>
        <translation>Addieren ohne Übertrag</translation>
    </message>
    <message>
        <source>counting the 1s of every column</source>
        <translation>Zählen der Einsen in jeder Spalte</translation>
    </message>
    <message>
        <source>marking off the numbers that are there</source>
        <translation>Abhaken der Zahlen, die da sind</translation>
    </message>
    <message>
        <source>counting up from 0</source>
        <translation>Hochzählen ab 0</translation>
    </message>
    <message>
        <source>the simplest number between the options</source>
        <translation>die einfachste Zahl zwischen den Optionen</translation>
    </message>
    <message>
        <source>by the rules alone, all games played out (%1)</source>
        <translation>allein nach den Regeln, alle Partien durchgespielt (%1)</translation>
    </message>
    <message>
        <source>Blue edges are marked L, red ones R and dashed, green ones are double.</source>
        <translation>Blaue Kanten tragen L, rote R und sind gestrichelt, grüne sind doppelt.</translation>
    </message>
    <message>
        <source>Blue edges are marked L, red ones R and dashed.</source>
        <translation>Blaue Kanten tragen L, rote R und sind gestrichelt.</translation>
    </message>
    <message>
        <source>%1 moves first.</source>
        <translation>%1 fängt an.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 different exercise of the kind “%2” was found at this difficulty: ask for fewer, or for another difficulty.</source>
        <extracomment>a number, here 1, and a kind of exercise, such as &quot;Nim-sum&quot;</extracomment>
        <translation>
            <numerusform>Nur %1 verschiedene Aufgabe der Art „%2“ fand sich bei dieser Schwierigkeit: Nimm weniger oder eine andere Schwierigkeit.</numerusform>
            <numerusform>Nur %1 verschiedene Aufgaben der Art „%2“ fanden sich bei dieser Schwierigkeit: Nimm weniger oder eine andere Schwierigkeit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 different exercises of the kind “%2” were found at this difficulty: ask for fewer, or for another difficulty.</source>
        <extracomment>a number, and a kind of exercise, such as &quot;Nim-sum&quot;</extracomment>
        <translation>
            <numerusform>Nur %1 verschiedene Aufgabe der Art „%2“ fand sich bei dieser Schwierigkeit: Nimm weniger oder eine andere Schwierigkeit.</numerusform>
            <numerusform>Nur %1 verschiedene Aufgaben der Art „%2“ fanden sich bei dieser Schwierigkeit: Nimm weniger oder eine andere Schwierigkeit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped.</source>
        <extracomment>the person ended the search for exercises</extracomment>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>%1: exercises</source>
        <extracomment>the title of a worksheet: a game, such as Nim</extracomment>
        <translation>%1: Aufgaben</translation>
    </message>
    <message>
        <source>Needs %1 of %2 free</source>
        <extracomment>of memory: two amounts, such as 3 GB and 8 GB</extracomment>
        <translation>Braucht %1, frei sind %2</translation>
    </message>
    <message numerus="yes">
        <source>A table would settle it: %2 of %3 free, and %1 second or more.</source>
        <extracomment>of memory: two amounts, such as 3 GB and 8 GB, and a time, here 1</extracomment>
        <translation>
            <numerusform>Eine Tabelle würde es entscheiden: %2 von freien %3 und %1 Sekunde oder mehr.</numerusform>
            <numerusform>Eine Tabelle würde es entscheiden: %2 von freien %3 und %1 Sekunden oder mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table would settle it: %2 of %3 free, and %1 seconds or more.</source>
        <extracomment>of memory: two amounts, such as 3 GB and 8 GB, and a time</extracomment>
        <translation>
            <numerusform>Eine Tabelle würde es entscheiden: %2 von freien %3 und %1 Sekunde oder mehr.</numerusform>
            <numerusform>Eine Tabelle würde es entscheiden: %2 von freien %3 und %1 Sekunden oder mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table of this position needs %1 of memory; it may take %3 of the %2 that are free.</source>
        <extracomment>amounts of memory, such as 3 GB</extracomment>
        <translation>Die Tabelle dieser Position braucht %1 Speicher; von den freien %2 darf sie %3 nehmen.</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>how much is done, in percent</extracomment>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>about %1 second left</source>
        <translation>
            <numerusform>noch etwa %1 Sekunde</numerusform>
            <numerusform>noch etwa %1 Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 seconds left</source>
        <translation>
            <numerusform>noch etwa %1 Sekunde</numerusform>
            <numerusform>noch etwa %1 Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 minute left</source>
        <translation>
            <numerusform>noch etwa %1 Minute</numerusform>
            <numerusform>noch etwa %1 Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 minutes left</source>
        <translation>
            <numerusform>noch etwa %1 Minute</numerusform>
            <numerusform>noch etwa %1 Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>First counterexample %1: the rule says %2, the search %3.</source>
        <extracomment>a position, and twice an answer, such as P and N</extracomment>
        <translation>Erstes Gegenbeispiel %1: Die Regel sagt %2, die Suche %3.</translation>
    </message>
    <message>
        <source>Theory and search agree.</source>
        <translation>Theorie und Suche stimmen überein.</translation>
    </message>
    <message>
        <source>Table and search</source>
        <translation>Tabelle und Suche</translation>
    </message>
    <message>
        <source>Theory and search</source>
        <translation>Theorie und Suche</translation>
    </message>
    <message>
        <source>Check the table against search</source>
        <translation>Tabelle durch Suche prüfen</translation>
    </message>
    <message>
        <source>Check the theory against search</source>
        <translation>Theorie durch Suche prüfen</translation>
    </message>
    <message>
        <source>Answers every small position twice, by the table of the whole game and by search alone, and compares.</source>
        <translation>Beantwortet jede kleine Position zweimal, durch die Tabelle des ganzen Spiels und durch Suche allein, und vergleicht.</translation>
    </message>
    <message>
        <source>Answers every small position twice, by theory and by search alone, and compares.</source>
        <translation>Beantwortet jede kleine Position zweimal, durch die Theorie und durch Suche allein, und vergleicht.</translation>
    </message>
    <message>
        <source>Table checked by search</source>
        <translation>Tabelle durch Suche geprüft</translation>
    </message>
    <message>
        <source>Theory checked by search</source>
        <translation>Theorie durch Suche geprüft</translation>
    </message>
    <message>
        <source>%1 It fails on %2 of %3.</source>
        <extracomment>a sentence with a counterexample, a number, and how many were checked, &quot;1200 positions&quot;</extracomment>
        <translation>%1 Sie scheitert an %2 von %3.</translation>
    </message>
    <message>
        <source>There is a rule: misère Nim on the lengths of the runs holds on %1.</source>
        <translation>Es gibt eine Regel: Misère-Nim mit den Längen der Ketten stimmt bei %1.</translation>
    </message>
    <message>
        <source>No counterexample among %1: take a larger size.</source>
        <translation>Kein Gegenbeispiel unter %1: Erhöhe die Größe.</translation>
    </message>
    <message>
        <source>Theory and search differ on %1 of %2, first on %3.</source>
        <extracomment>a number, how many were checked, &quot;1200 positions&quot;, and a position</extracomment>
        <translation>Theorie und Suche widersprechen sich bei %1 von %2, zuerst bei %3.</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <extracomment>the answer was right, not the side; then a sentence that says why</extracomment>
        <translation>Richtig: %1</translation>
    </message>
    <message>
        <source>Not this one: %1</source>
        <translation>Der nicht: %1</translation>
    </message>
    <message>
        <source>No: if %1 moves first, %2 wins.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>Nein: Wenn %1 anfängt, gewinnt %2.</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <extracomment>the answer was right, not the side; the answer</extracomment>
        <translation>Richtig: %1.</translation>
    </message>
    <message>
        <source>No: it is %1.</source>
        <translation>Nein, es ist %1.</translation>
    </message>
    <message>
        <source>Not yet: that is too many digits. No number reaches column %1, so neither does the nim-sum.</source>
        <translation>Noch nicht: Das sind zu viele Ziffern. Keine Zahl reicht bis zur Spalte %1, also auch die Nim-Summe nicht.</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 one, an odd number, so its digit is 1.</source>
        <translation>
            <numerusform>Noch nicht: In der Spalte %1 steht %2 Eins, das ist ungerade, also ist ihre Ziffer 1.</numerusform>
            <numerusform>Noch nicht: In der Spalte %1 stehen %2 Einsen, das ist ungerade, also ist ihre Ziffer 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 ones, an odd number, so its digit is 1.</source>
        <extracomment>of a binary addition: what the column is worth, such as 4, and how many digits 1 it holds</extracomment>
        <translation>
            <numerusform>Noch nicht: In der Spalte %1 steht %2 Eins, das ist ungerade, also ist ihre Ziffer 1.</numerusform>
            <numerusform>Noch nicht: In der Spalte %1 stehen %2 Einsen, das ist ungerade, also ist ihre Ziffer 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 one, an even number, so its digit is 0.</source>
        <translation>
            <numerusform>Noch nicht: In der Spalte %1 steht %2 Eins, das ist gerade, also ist ihre Ziffer 0.</numerusform>
            <numerusform>Noch nicht: In der Spalte %1 stehen %2 Einsen, das ist gerade, also ist ihre Ziffer 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 ones, an even number, so its digit is 0.</source>
        <extracomment>of a binary addition: what the column is worth, such as 4, and how many digits 1 it holds</extracomment>
        <translation>
            <numerusform>Noch nicht: In der Spalte %1 steht %2 Eins, das ist gerade, also ist ihre Ziffer 0.</numerusform>
            <numerusform>Noch nicht: In der Spalte %1 stehen %2 Einsen, das ist gerade, also ist ihre Ziffer 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not yet: %1 is among the numbers.</source>
        <translation>Noch nicht: %1 kommt unter den Zahlen vor.</translation>
    </message>
    <message>
        <source>Not yet: %1 is missing, but a smaller number is missing, too.</source>
        <translation>Noch nicht: %1 fehlt, aber eine kleinere Zahl fehlt auch.</translation>
    </message>
    <message>
        <source>Not yet: “%1” leaves a position of value %2, so this one cannot have it as well.</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and a number</extracomment>
        <translation>Noch nicht: „%1“ lässt eine Position vom Wert %2 übrig, also kann diese ihn nicht auch haben.</translation>
    </message>
    <message>
        <source>Not yet: a smaller number is missing among your moves.</source>
        <translation>Noch nicht: Unter deinen Zügen fehlt eine kleinere Zahl.</translation>
    </message>
    <message>
        <source>Not yet: the stalk is worth more than %1.</source>
        <translation>Noch nicht: Der Stängel ist mehr als %1 wert.</translation>
    </message>
    <message>
        <source>Not yet: the stalk is worth less than %1.</source>
        <translation>Noch nicht: Der Stängel ist weniger als %1 wert.</translation>
    </message>
    <message>
        <source>Edges count 1 up to the first change of colour; from there on each counts half of the one below it. Blue adds, red takes away.</source>
        <translation>Kanten zählen 1 bis zum ersten Farbwechsel; von da an zählt jede halb so viel wie die darunter. Blau gibt dazu, Rot nimmt weg.</translation>
    </message>
    <message>
        <source>No move in heap %1 wins. For instance, %2</source>
        <extracomment>the number of a heap, and the end of the sentence: what refutes a move there</extracomment>
        <translation>Kein Zug an Haufen %1 gewinnt. Zum Beispiel: %2</translation>
    </message>
    <message>
        <source>There is no move in heap %1.</source>
        <translation>An Haufen %1 gibt es keinen Zug.</translation>
    </message>
    <message>
        <source>Right: the sentence is %1.</source>
        <translation>Richtig: Der Satz ist %1.</translation>
    </message>
    <message>
        <source>No: the sentence is %1.</source>
        <translation>Nein: Der Satz ist %1.</translation>
    </message>
    <message>
        <source>true</source>
        <extracomment>within a sentence: &quot;the sentence is true&quot;</extracomment>
        <translation>wahr</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>“%1” leaves %2, a P-position.</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and what is left</extracomment>
        <translation>„%1“ lässt %2 übrig, eine P-Position.</translation>
    </message>
    <message>
        <source>%1 (or the same from an equal heap)</source>
        <translation>%1 (oder dasselbe von einem gleichen Haufen)</translation>
    </message>
    <message>
        <source>Another one: %1</source>
        <translation>Noch einer: %1</translation>
    </message>
    <message>
        <source>Every move from there has an answer:</source>
        <translation>Auf jeden Zug von dort gibt es eine Antwort:</translation>
    </message>
    <message>
        <source>The Grundy value is %1.</source>
        <translation>Der Grundy-Wert ist %1.</translation>
    </message>
    <message>
        <source>The Grundy value is the nim-sum %1 = %2.</source>
        <extracomment>a sum such as 3 ⊕ 5, and its value</extracomment>
        <translation>Der Grundy-Wert ist die Nim-Summe %1 = %2.</translation>
    </message>
    <message>
        <source>after “%1” the opponent cannot move and wins.</source>
        <translation>nach „%1“ kann die andere Seite nicht ziehen und gewinnt.</translation>
    </message>
    <message>
        <source>after “%1” the opponent wins.</source>
        <translation>nach „%1“ gewinnt die andere Seite.</translation>
    </message>
    <message>
        <source>“%1” leaves an N-position: the opponent wins by “%2”.</source>
        <extracomment>two moves, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>„%1“ lässt eine N-Position übrig: Die andere Seite gewinnt mit „%2“.</translation>
    </message>
    <message>
        <source>after “%1” the opponent wins by “%2”.</source>
        <translation>nach „%1“ gewinnt die andere Seite mit „%2“.</translation>
    </message>
    <message>
        <source>“%1” leaves a P-position.</source>
        <translation>„%1“ lässt eine P-Position übrig.</translation>
    </message>
    <message>
        <source>after “%1” the opponent, to move, has lost.</source>
        <translation>nach „%1“ ist die andere Seite am Zug und hat verloren.</translation>
    </message>
    <message>
        <source>It is a P-position: every move has an answer.</source>
        <translation>Es ist eine P-Position: Auf jeden Zug gibt es eine Antwort.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <extracomment>a number, and the same number in binary, such as &quot;7 is 0111&quot;</extracomment>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>Every column holds an even number of 1s, so the nim-sum is 0.</source>
        <translation>In jeder Spalte steht eine gerade Anzahl von Einsen, also ist die Nim-Summe 0.</translation>
    </message>
    <message numerus="yes">
        <source>Only column %1 holds an odd number of 1s, so the nim-sum is %2 in binary, which is %3.</source>
        <translation>
            <numerusform>Nur in der Spalte %1 steht eine ungerade Anzahl von Einsen, also ist die Nim-Summe binär %2, das ist %3.</numerusform>
            <numerusform>In den Spalten %1 steht je eine ungerade Anzahl von Einsen, also ist die Nim-Summe binär %2, das ist %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Columns %1 each hold an odd number of 1s, so the nim-sum is %2 in binary, which is %3.</source>
        <extracomment>what the columns are worth, such as &quot;4 and 1&quot;, and the same number twice, such as 101 and 5</extracomment>
        <translation>
            <numerusform>Nur in der Spalte %1 steht eine ungerade Anzahl von Einsen, also ist die Nim-Summe binär %2, das ist %3.</numerusform>
            <numerusform>In den Spalten %1 steht je eine ungerade Anzahl von Einsen, also ist die Nim-Summe binär %2, das ist %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>In binary: %1.</source>
        <translation>Binär: %1.</translation>
    </message>
    <message>
        <source>0 itself is missing, so the mex is 0.</source>
        <translation>Schon die 0 fehlt, also ist der mex 0.</translation>
    </message>
    <message>
        <source>All numbers below %1 are there, and %1 is not: it is the mex.</source>
        <translation>Alle Zahlen unter %1 sind da, und %1 nicht: Das ist der mex.</translation>
    </message>
    <message>
        <source>No move wins.</source>
        <translation>Kein Zug gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 move wins.</source>
        <translation>
            <numerusform>%1 Zug gewinnt.</numerusform>
            <numerusform>%1 Züge gewinnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves win.</source>
        <translation>
            <numerusform>%1 Zug gewinnt.</numerusform>
            <numerusform>%1 Züge gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who wins with best play: the previous player (P), the next player (N), Left (L) or Right (R)?</source>
        <translation>Wer gewinnt bei bestem Spiel: wer zuletzt gezogen hat (P), wer als Nächster zieht (N), Links (L) oder Rechts (R)?</translation>
    </message>
    <message>
        <source>Does the previous player win (P) or the next player (N)?</source>
        <translation>Gewinnt, wer zuletzt gezogen hat (P), oder wer als Nächster zieht (N)?</translation>
    </message>
    <message>
        <source>The next player wins.</source>
        <translation>Wer als Nächster zieht, gewinnt.</translation>
    </message>
    <message>
        <source>The previous player wins.</source>
        <translation>Wer zuletzt gezogen hat, gewinnt.</translation>
    </message>
    <message>
        <source>%1, who moves first, wins.</source>
        <translation>%1 fängt an und gewinnt.</translation>
    </message>
    <message>
        <source>%1, who moves second, wins.</source>
        <translation>%1 ist als Zweites dran und gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %1 move wins.</source>
        <translation>
            <numerusform>Genau %1 Zug gewinnt.</numerusform>
            <numerusform>Genau %1 Züge gewinnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %1 moves win.</source>
        <translation>
            <numerusform>Genau %1 Zug gewinnt.</numerusform>
            <numerusform>Genau %1 Züge gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>P: the previous player wins</source>
        <translation>P: Wer zuletzt gezogen hat, gewinnt</translation>
    </message>
    <message>
        <source>N: the next player wins</source>
        <translation>N: Wer als Nächster zieht, gewinnt</translation>
    </message>
    <message>
        <source>L: %1 wins, whoever starts</source>
        <translation>L: %1 gewinnt, egal wer anfängt</translation>
    </message>
    <message>
        <source>R: %1 wins, whoever starts</source>
        <translation>R: %1 gewinnt, egal wer anfängt</translation>
    </message>
    <message>
        <source>Find a winning move</source>
        <translation>Finde einen Gewinnzug</translation>
    </message>
    <message>
        <source>P or N?</source>
        <translation>P oder N?</translation>
    </message>
    <message>
        <source>Nim-sum</source>
        <extracomment>a kind of exercise: numbers are added without carrying</extracomment>
        <translation>Nim-Summe</translation>
    </message>
    <message>
        <source>Value of a stalk</source>
        <translation>Wert eines Stängels</translation>
    </message>
    <message>
        <source>Mex</source>
        <extracomment>a kind of exercise: the smallest number that is missing; a word of the theory</extracomment>
        <translation>Mex</translation>
    </message>
    <message>
        <source>Which heap?</source>
        <extracomment>a kind of exercise: in which heap is a winning move?</extracomment>
        <translation>Welcher Haufen?</translation>
    </message>
    <message>
        <source>True or false?</source>
        <translation>Wahr oder falsch?</translation>
    </message>
    <message>
        <source>Make a move that leaves the opponent in a lost position.</source>
        <translation>Mach einen Zug, der eine für die andere Seite verlorene Position übrig lässt.</translation>
    </message>
    <message>
        <source>Say who wins before a move is made.</source>
        <translation>Sag, wer gewinnt, bevor gezogen wird.</translation>
    </message>
    <message>
        <source>Add in binary, without carrying.</source>
        <translation>Addiere binär, ohne Übertrag.</translation>
    </message>
    <message>
        <source>Find the Nim heap that a position equals.</source>
        <translation>Finde den Nim-Haufen, der so gut ist wie die Position.</translation>
    </message>
    <message>
        <source>Read a number off red and blue edges.</source>
        <translation>Lies an roten und blauen Kanten eine Zahl ab.</translation>
    </message>
    <message>
        <source>Find the smallest missing number.</source>
        <translation>Finde die kleinste fehlende Zahl.</translation>
    </message>
    <message>
        <source>See where the winning move is.</source>
        <translation>Sieh, wo der Gewinnzug liegt.</translation>
    </message>
    <message>
        <source>Judge what is said about a position.</source>
        <translation>Beurteile, was über eine Position gesagt wird.</translation>
    </message>
    <message>
        <source>The move “%1” wins.</source>
        <translation>Der Zug „%1“ gewinnt.</translation>
    </message>
    <message>
        <source>A stalk of Hackenbush: blue edges count for Left, red ones for Right.</source>
        <translation>Ein Hackenbush-Stängel: Blaue Kanten zählen für Links, rote für Rechts.</translation>
    </message>
    <message>
        <source>%1 %2 moves first.</source>
        <extracomment>a game and its rules, a sentence; then a player, such as Left</extracomment>
        <translation>%1 %2 fängt an.</translation>
    </message>
    <message>
        <source>Find a winning move.</source>
        <translation>Finde einen Gewinnzug.</translation>
    </message>
    <message>
        <source>What is %1 in binary?</source>
        <translation>Was ist %1 binär?</translation>
    </message>
    <message>
        <source>What is the Grundy value of this position?</source>
        <translation>Welchen Grundy-Wert hat diese Position?</translation>
    </message>
    <message>
        <source>What is this stalk worth?</source>
        <translation>Was ist dieser Stängel wert?</translation>
    </message>
    <message>
        <source>What is the mex of %1, the smallest missing number?</source>
        <translation>Was ist der mex von %1, die kleinste fehlende Zahl?</translation>
    </message>
    <message>
        <source>In which heap is there a winning move?</source>
        <translation>An welchem Haufen gibt es einen Gewinnzug?</translation>
    </message>
    <message>
        <source>True or false? %1</source>
        <translation>Wahr oder falsch? %1</translation>
    </message>
    <message>
        <source>True</source>
        <extracomment>an answer to choose: the sentence is true</extracomment>
        <translation>Wahr</translation>
    </message>
    <message>
        <source>False</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>%1 in binary, which is %2</source>
        <extracomment>the same number twice, such as 0111 and 7</extracomment>
        <translation>%1 binär, das ist %2</translation>
    </message>
    <message>
        <source>Make the move on the board.</source>
        <translation>Mach den Zug auf dem Brett.</translation>
    </message>
    <message>
        <source>Answer P, N, L or R.</source>
        <translation>Antworte mit P, N, L oder R.</translation>
    </message>
    <message>
        <source>Answer P or N.</source>
        <translation>Antworte mit P oder N.</translation>
    </message>
    <message>
        <source>Write the nim-sum in binary, with the digits 0 and 1.</source>
        <translation>Schreib die Nim-Summe binär, mit den Ziffern 0 und 1.</translation>
    </message>
    <message>
        <source>Write a whole number, 0 or more.</source>
        <translation>Schreib eine ganze Zahl, 0 oder mehr.</translation>
    </message>
    <message>
        <source>Write a whole number or a fraction such as 11/8 or -3/4.</source>
        <translation>Schreib eine ganze Zahl oder einen Bruch wie 11/8 oder -3/4.</translation>
    </message>
    <message>
        <source>Answer with the number of a heap.</source>
        <translation>Antworte mit der Nummer eines Haufens.</translation>
    </message>
    <message>
        <source>Answer true or false.</source>
        <translation>Antworte mit wahr oder falsch.</translation>
    </message>
    <message>
        <source>This question cannot be asked about this game.</source>
        <translation>Diese Frage kann man zu diesem Spiel nicht stellen.</translation>
    </message>
    <message>
        <source>No exercise was found for this difficulty. Another seed may give one.</source>
        <translation>Für diese Schwierigkeit fand sich keine Aufgabe. Mit einer anderen Startzahl vielleicht.</translation>
    </message>
    <message numerus="yes">
        <source>Plays perfectly once at most %1 piece is left, and at random until then.</source>
        <translation>
            <numerusform>Spielt perfekt, sobald höchstens %1 Stein übrig ist, und bis dahin zufällig.</numerusform>
            <numerusform>Spielt perfekt, sobald höchstens %1 Steine übrig sind, und bis dahin zufällig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Plays perfectly once at most %1 pieces are left, and at random until then.</source>
        <translation>
            <numerusform>Spielt perfekt, sobald höchstens %1 Stein übrig ist, und bis dahin zufällig.</numerusform>
            <numerusform>Spielt perfekt, sobald höchstens %1 Steine übrig sind, und bis dahin zufällig.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2: inside the fence.</source>
        <extracomment>a sentence about the fence, and what is left on the board</extracomment>
        <translation>%1 %2: innerhalb des Zauns.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <extracomment>two sentences; the second one has no full stop yet</extracomment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>the empty board</source>
        <translation>das leere Brett</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 (given)</source>
        <extracomment>a position whose letter is given, not asked</extracomment>
        <translation>%1 (gegeben)</translation>
    </message>
    <message>
        <source>%1 is marked N, but there is no move: whoever is to move has lost.</source>
        <translation>%1 ist mit N beschriftet, hat aber keinen Zug: Wer am Zug ist, hat verloren.</translation>
    </message>
    <message>
        <source>%1 is marked P, but there is no move: in misère play whoever is to move has won.</source>
        <translation>%1 ist mit P beschriftet, hat aber keinen Zug: Bei Misère hat dann gewonnen, wer am Zug ist.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked N, but its only move does not lead to a P: %2 is N.</source>
        <extracomment>two positions</extracomment>
        <translation>
            <numerusform>%1 ist mit N beschriftet, aber der einzige Zug führt nicht zu einem P: %2 ist N.</numerusform>
            <numerusform>%1 ist mit N beschriftet, aber keiner der Züge führt zu einem P: %2 sind N.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked N, but none of its moves leads to a P: %2 are N.</source>
        <extracomment>a position, and a list of positions</extracomment>
        <translation>
            <numerusform>%1 ist mit N beschriftet, aber der einzige Zug führt nicht zu einem P: %2 ist N.</numerusform>
            <numerusform>%1 ist mit N beschriftet, aber keiner der Züge führt zu einem P: %2 sind N.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked P, but a move leads to a P: %2.</source>
        <extracomment>two positions</extracomment>
        <translation>
            <numerusform>%1 ist mit P beschriftet, aber ein Zug führt zu einem P: %2.</numerusform>
            <numerusform>%1 ist mit P beschriftet, aber Züge führen zu einem P: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked P, but moves lead to a P: %2.</source>
        <extracomment>a position, and a list of positions</extracomment>
        <translation>
            <numerusform>%1 ist mit P beschriftet, aber ein Zug führt zu einem P: %2.</numerusform>
            <numerusform>%1 ist mit P beschriftet, aber Züge führen zu einem P: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1)</source>
        <extracomment>a position with two numbers, such as 3, 5</extracomment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>%1 is given a value above 0, but there is no move to 0.</source>
        <translation>%1 hat einen Wert über 0 bekommen, aber es gibt keinen Zug zur 0.</translation>
    </message>
    <message>
        <source>%1 has the same value as a position that a move leads to: %2.</source>
        <extracomment>a position, and one or more other positions</extracomment>
        <translation>%1 hat denselben Wert wie eine Position, zu der ein Zug führt: %2.</translation>
    </message>
    <message>
        <source>The value of %1 is too large: none of its moves leads to the value %2.</source>
        <extracomment>a position, and a number</extracomment>
        <translation>%1 hat einen zu großen Wert: Keiner der Züge führt zum Wert %2.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a position, and its letter or value</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Given: moves from %1 also lead to %2.</source>
        <extracomment>a position, and other positions with their letters or values</extracomment>
        <translation>Gegeben: Von %1 führen Züge auch zu %2.</translation>
    </message>
    <message>
        <source>From %1 there is no move. What is its value?</source>
        <translation>%1 hat keinen Zug. Welcher Wert ist das?</translation>
    </message>
    <message>
        <source>From %1 there is no move. P or N?</source>
        <translation>%1 hat keinen Zug. P oder N?</translation>
    </message>
    <message>
        <source>From %1 a move leaves %2. Which value has %1?</source>
        <extracomment>a position, and the positions that moves leave</extracomment>
        <translation>Von %1 lässt ein Zug %2 übrig. Welchen Wert hat %1?</translation>
    </message>
    <message>
        <source>From %1 a move leaves %2. P or N?</source>
        <translation>Von %1 lässt ein Zug %2 übrig. P oder N?</translation>
    </message>
    <message>
        <source>The value of %1 is 0: there is no move.</source>
        <translation>%1 hat den Wert 0: Es gibt keinen Zug.</translation>
    </message>
    <message>
        <source>The value of %1 is %2, the smallest number that is not among %3.</source>
        <extracomment>a position, a number, and a list of numbers</extracomment>
        <translation>%1 hat den Wert %2, die kleinste Zahl, die nicht unter %3 vorkommt.</translation>
    </message>
    <message>
        <source>%1 is P: there is no move, and whoever is to move has lost.</source>
        <translation>%1 ist P: Es gibt keinen Zug, und wer am Zug ist, hat verloren.</translation>
    </message>
    <message>
        <source>%1 is N: there is no move, and whoever is to move has won.</source>
        <translation>%1 ist N: Es gibt keinen Zug, und wer am Zug ist, hat gewonnen.</translation>
    </message>
    <message>
        <source>%1 is P: every move leads to an N.</source>
        <translation>%1 ist P: Jeder Zug führt zu einem N.</translation>
    </message>
    <message>
        <source>%1 is N: a move leads to a P.</source>
        <translation>%1 ist N: Ein Zug führt zu einem P.</translation>
    </message>
    <message>
        <source>No contradiction so far. Still blank: %1.</source>
        <translation>Bisher kein Widerspruch. Noch leer: %1.</translation>
    </message>
    <message>
        <source>No contradiction anywhere: everything is right. Positions: %1.</source>
        <translation>Nirgends ein Widerspruch: Alles ist richtig. Positionen: %1.</translation>
    </message>
    <message>
        <source>No contradiction anywhere: everything is right. Positions: %1, P among them: %2.</source>
        <extracomment>two numbers of positions</extracomment>
        <translation>Nirgends ein Widerspruch: Alles ist richtig. Positionen: %1, davon P: %2.</translation>
    </message>
    <message>
        <source>That is more than %1 positions: too many to mark by hand.</source>
        <translation>Das sind mehr als %1 Positionen: zu viele, um sie von Hand zu beschriften.</translation>
    </message>
    <message>
        <source>Left and Right have different moves here: P and N do not say who wins.</source>
        <translation>Links und Rechts haben hier verschiedene Züge: P und N sagen nicht, wer gewinnt.</translation>
    </message>
    <message>
        <source>The rules allow no position of this family up to these sizes.</source>
        <translation>Die Regeln erlauben bis zu diesen Größen keine Position dieser Familie.</translation>
    </message>
    <message>
        <source>A position that the moves lead to could not be solved.</source>
        <translation>Eine Position, zu der die Züge führen, ließ sich nicht lösen.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>a move in quotation marks, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>nim-sum 0</source>
        <extracomment>why a move is right, within a sentence</extracomment>
        <translation>Nim-Summe 0</translation>
    </message>
    <message>
        <source>from there %1 wins, whoever is to move</source>
        <translation>von dort gewinnt %1, egal wer am Zug ist</translation>
    </message>
    <message>
        <source>it leaves a P-position</source>
        <translation>er lässt eine P-Position übrig</translation>
    </message>
    <message>
        <source>The winning move was %1: %2.</source>
        <extracomment>a move, and why it wins, such as &quot;nim-sum 0&quot;</extracomment>
        <translation>Der Gewinnzug war %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>One winning move was %1: %2 (%3 move wins).</source>
        <extracomment>a move, why it wins, such as &quot;nim-sum 0&quot;, and how many win, here one</extracomment>
        <translation>
            <numerusform>Ein Gewinnzug war %1: %2 (%3 Zug gewinnt).</numerusform>
            <numerusform>Ein Gewinnzug war %1: %2 (%3 Züge gewinnen).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One winning move was %1: %2 (%3 moves win).</source>
        <extracomment>a move, why it wins, such as &quot;nim-sum 0&quot;, and how many win</extracomment>
        <translation>
            <numerusform>Ein Gewinnzug war %1: %2 (%3 Zug gewinnt).</numerusform>
            <numerusform>Ein Gewinnzug war %1: %2 (%3 Züge gewinnen).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gives the win away.</source>
        <translation>%1 verschenkt den Gewinn.</translation>
    </message>
    <message>
        <source>Now %1 wins.</source>
        <translation>Jetzt gewinnt %1.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <extracomment>of a move in quotation marks: who makes it wins</extracomment>
        <translation>%1 gewinnt.</translation>
    </message>
    <message>
        <source>%1. No move would have won here.</source>
        <translation>%1. Hier hätte kein Zug gewonnen.</translation>
    </message>
    <message>
        <source>%1. Not judged: the position was not solved within the limits.</source>
        <translation>%1. Nicht beurteilt: Die Position wurde innerhalb der Grenzen nicht gelöst.</translation>
    </message>
    <message numerus="yes">
        <source>%1 move could not be judged within the limits.</source>
        <translation>
            <numerusform>%1 Zug ließ sich innerhalb der Grenzen nicht beurteilen.</numerusform>
            <numerusform>%1 Züge ließen sich innerhalb der Grenzen nicht beurteilen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves could not be judged within the limits.</source>
        <translation>
            <numerusform>%1 Zug ließ sich innerhalb der Grenzen nicht beurteilen.</numerusform>
            <numerusform>%1 Züge ließen sich innerhalb der Grenzen nicht beurteilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <extracomment>the number of a move, the player, and a sentence about the move</extracomment>
        <translation>Zug %1, %2: %3</translation>
    </message>
    <message>
        <source>No mistakes among the moves that were judged.</source>
        <translation>Keine Fehler unter den beurteilten Zügen.</translation>
    </message>
    <message>
        <source>No mistakes: nobody gave a win away.</source>
        <translation>Keine Fehler: Niemand hat einen Gewinn verschenkt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 mistake (%2).</source>
        <translation>
            <numerusform>%1 Fehler (%2).</numerusform>
            <numerusform>%1 Fehler (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mistakes (%2).</source>
        <extracomment>how many mistakes, and who made them, such as &quot;Anna: 2, Ben: 1&quot;</extracomment>
        <translation>
            <numerusform>%1 Fehler (%2).</numerusform>
            <numerusform>%1 Fehler (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>expected %1, found the end</source>
        <translation>erwartet: %1; hier ist das Ende</translation>
    </message>
    <message>
        <source>expected %1, found &apos;%2&apos;</source>
        <extracomment>what should stand there, such as &quot;a position&quot;, and what was typed</extracomment>
        <translation>erwartet: %1; gefunden: &apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1 is over the limit of %2</source>
        <extracomment>a number that was typed, and the largest one that is allowed</extracomment>
        <translation>%1 liegt über der Grenze %2</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; is given twice</source>
        <translation>die Option &apos;%1&apos; ist zweimal angegeben</translation>
    </message>
    <message>
        <source>this game has no misère play</source>
        <translation>dieses Spiel gibt es nicht in Misère</translation>
    </message>
    <message>
        <source>this game has misère play only with %1</source>
        <translation>dieses Spiel gibt es in Misère nur mit %1</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; has to be given</source>
        <translation>die Option &apos;%1&apos; muss angegeben werden</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <extracomment>where a mistake is in what was typed, and what is wrong</extracomment>
        <translation>Spalte %1: %2</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <extracomment>where a mistake is in a file; then &quot;column 5: …&quot;</extracomment>
        <translation>Zeile %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 edge is not joined to the ground: it falls at once</source>
        <translation>
            <numerusform>%1 Kante ist nicht mit dem Boden verbunden: Sie fällt sofort</numerusform>
            <numerusform>%1 Kanten sind nicht mit dem Boden verbunden: Sie fallen sofort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 edges are not joined to the ground: they fall at once</source>
        <translation>
            <numerusform>%1 Kante ist nicht mit dem Boden verbunden: Sie fällt sofort</numerusform>
            <numerusform>%1 Kanten sind nicht mit dem Boden verbunden: Sie fallen sofort</numerusform>
        </translation>
    </message>
    <message>
        <source>Misère play is possible only with “%1”: %2.</source>
        <extracomment>a field, such as &quot;Coins per move&quot;, and what it has to be</extracomment>
        <translation>Misère geht nur mit „%1“: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 game that Left starts</source>
        <translation>
            <numerusform>%1 Partie, in der Links anfängt</numerusform>
            <numerusform>%1 Partien, in denen Links anfängt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games that Left starts</source>
        <translation>
            <numerusform>%1 Partie, in der Links anfängt</numerusform>
            <numerusform>%1 Partien, in denen Links anfängt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 game</source>
        <extracomment>how many ways there are to play to the end, here one</extracomment>
        <translation>
            <numerusform>%1 Partie</numerusform>
            <numerusform>%1 Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games</source>
        <translation>
            <numerusform>%1 Partie</numerusform>
            <numerusform>%1 Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>  %1: %2 of %3  %4</source>
        <extracomment>a size, how many positions of it are cold, how many there are, and their names</extracomment>
        <translation>  %1: %2 von %3  %4</translation>
    </message>
    <message>
        <source>%1 and %2 moves</source>
        <extracomment>of the longest and the shortest game</extracomment>
        <translation>%1 und %2 Züge</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>before a number, a noun: how many ways there are to play to the end</extracomment>
        <translation>Partien</translation>
    </message>
    <message>
        <source>endless play is possible</source>
        <translation>endloses Spiel ist möglich</translation>
    </message>
    <message>
        <source>Games, Left starting</source>
        <translation>Partien, Links fängt an</translation>
    </message>
    <message>
        <source>won by Left</source>
        <translation>gewonnen von Links</translation>
    </message>
    <message>
        <source>Longest and shortest</source>
        <translation>Längste und kürzeste</translation>
    </message>
    <message>
        <source>Games, Right starting</source>
        <translation>Partien, Rechts fängt an</translation>
    </message>
    <message>
        <source>won by the player who starts</source>
        <translation>gewonnen von der Seite, die anfängt</translation>
    </message>
    <message>
        <source>Longest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>Längste Partie</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>Kürzeste Partie</translation>
    </message>
    <message>
        <source>%1 cold</source>
        <extracomment>how many of the positions are cold</extracomment>
        <translation>%1 kalt</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>before a number: how many positions there are</extracomment>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>before a number, a noun: how many moves there are in all positions</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Most positions to do, highest number first</source>
        <translation>Meiste Positionen zu erledigen, größte Zahl zuerst</translation>
    </message>
    <message>
        <source>in the order found</source>
        <translation>in der Reihenfolge des Findens</translation>
    </message>
    <message>
        <source>last found first</source>
        <translation>zuletzt gefundene zuerst</translation>
    </message>
    <message>
        <source>Most runs of each length</source>
        <translation>Meiste Ketten jeder Länge</translation>
    </message>
    <message>
        <source>Cold positions (P), the kernel</source>
        <translation>Kalte Positionen (P), der Kern</translation>
    </message>
    <message>
        <source>Cold positions (P)</source>
        <translation>Kalte Positionen (P)</translation>
    </message>
    <message>
        <source>By longest game left:</source>
        <translation>Nach längster restlicher Partie:</translation>
    </message>
    <message>
        <source>Green stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other</extracomment>
        <translation>Grüner Stängel</translation>
    </message>
    <message>
        <source>Blue stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other</extracomment>
        <translation>Blauer Stängel</translation>
    </message>
    <message>
        <source>Red stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other</extracomment>
        <translation>Roter Stängel</translation>
    </message>
    <message>
        <source>Red–blue stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other, some red, some blue</extracomment>
        <translation>Rot-blauer Stängel</translation>
    </message>
    <message>
        <source>Stalk of mixed colours</source>
        <translation>Stängel in gemischten Farben</translation>
    </message>
    <message>
        <source>Green tree</source>
        <extracomment>a part of a drawing: edges that branch</extracomment>
        <translation>Grüner Baum</translation>
    </message>
    <message>
        <source>Blue tree</source>
        <extracomment>a part of a drawing: edges that branch</extracomment>
        <translation>Blauer Baum</translation>
    </message>
    <message>
        <source>Red tree</source>
        <extracomment>a part of a drawing: edges that branch</extracomment>
        <translation>Roter Baum</translation>
    </message>
    <message>
        <source>Red–blue tree</source>
        <extracomment>a part of a drawing: edges that branch, some red, some blue</extracomment>
        <translation>Rot-blauer Baum</translation>
    </message>
    <message>
        <source>Tree of mixed colours</source>
        <translation>Baum in gemischten Farben</translation>
    </message>
    <message>
        <source>Green graph with a cycle</source>
        <translation>Grüner Graph mit Kreis</translation>
    </message>
    <message>
        <source>Blue graph with a cycle</source>
        <translation>Blauer Graph mit Kreis</translation>
    </message>
    <message>
        <source>Red graph with a cycle</source>
        <translation>Roter Graph mit Kreis</translation>
    </message>
    <message>
        <source>Red–blue graph with a cycle</source>
        <translation>Rot-blauer Graph mit Kreis</translation>
    </message>
    <message>
        <source>Graph of mixed colours with a cycle</source>
        <translation>Graph in gemischten Farben mit Kreis</translation>
    </message>
    <message>
        <source>green loop at %1</source>
        <translation>grüne Schlinge: %1</translation>
    </message>
    <message>
        <source>blue loop at %1</source>
        <translation>blaue Schlinge: %1</translation>
    </message>
    <message>
        <source>red loop at %1</source>
        <translation>rote Schlinge: %1</translation>
    </message>
    <message>
        <source>green edge from %1 to %2</source>
        <extracomment>read aloud: two joints, or &quot;the ground&quot;</extracomment>
        <translation>grüne Kante: %1 – %2</translation>
    </message>
    <message>
        <source>blue edge from %1 to %2</source>
        <extracomment>read aloud: two joints, or &quot;the ground&quot;</extracomment>
        <translation>blaue Kante: %1 – %2</translation>
    </message>
    <message>
        <source>red edge from %1 to %2</source>
        <extracomment>read aloud: two joints, or &quot;the ground&quot;</extracomment>
        <translation>rote Kante: %1 – %2</translation>
    </message>
    <message>
        <source>%1: leaves %2</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and the letter P, N, L or R of what it leaves</extracomment>
        <translation>%1: lässt %2</translation>
    </message>
    <message>
        <source>misère</source>
        <extracomment>of a game, in a list: who makes the last move loses</extracomment>
        <translation>misère</translation>
    </message>
    <message numerus="yes">
        <source>%1 row</source>
        <extracomment>how many rows a board has, here one</extracomment>
        <translation>
            <numerusform>%1 Zeile</numerusform>
            <numerusform>%1 Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 Zeile</numerusform>
            <numerusform>%1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Heaps and lines</source>
        <translation>Haufen und Reihen</translation>
    </message>
    <message>
        <source>Coins and strips</source>
        <translation>Münzen und Streifen</translation>
    </message>
    <message>
        <source>Plane and graphs</source>
        <translation>Ebene und Graphen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a game, and what is on its board</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>stick %1 of %2</source>
        <extracomment>read aloud: the number of a stick of the heap, and how many it has</extracomment>
        <translation>Hölzchen %1 von %2</translation>
    </message>
    <message>
        <source>heap %1, stick %2 of %3</source>
        <extracomment>read aloud: the number of a heap and of a stick in it, and how many the heap has</extracomment>
        <translation>Haufen %1, Hölzchen %2 von %3</translation>
    </message>
    <message>
        <source>heap %1, room for stone %2</source>
        <extracomment>read aloud: the number of a heap, and of a stone that could be added</extracomment>
        <translation>Haufen %1, Platz für Stein %2</translation>
    </message>
    <message>
        <source>heap %1, stone %2 of %3</source>
        <extracomment>read aloud: the number of a heap and of a stone in it, and how many the heap has</extracomment>
        <translation>Haufen %1, Stein %2 von %3</translation>
    </message>
    <message>
        <source>heap %1, empty</source>
        <translation>Haufen %1, leer</translation>
    </message>
    <message>
        <source>heap %1, size %2</source>
        <extracomment>read aloud: the number of a heap, and how many stones it has</extracomment>
        <translation>Haufen %1, Größe %2</translation>
    </message>
    <message>
        <source>heap %1, cut into %2 and %3</source>
        <extracomment>read aloud: the number of a heap, and the sizes of what it would become</extracomment>
        <translation>Haufen %1, geteilt in %2 und %3</translation>
    </message>
    <message>
        <source>heap %1, size %2, too long to draw</source>
        <extracomment>read aloud: the number of a heap, and how many stones it has</extracomment>
        <translation>Haufen %1, Größe %2, zu lang zum Zeichnen</translation>
    </message>
    <message>
        <source>line %1, gap %2</source>
        <extracomment>read aloud: the number of a line, and of a place without a counter</extracomment>
        <translation>Reihe %1, Lücke %2</translation>
    </message>
    <message>
        <source>line %1, counter %2</source>
        <translation>Reihe %1, Plättchen %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <extracomment>read aloud: a square, such as c3</extracomment>
        <translation>%1, leer</translation>
    </message>
    <message>
        <source>%1, square</source>
        <extracomment>read aloud: a square with a piece of chocolate, such as c3</extracomment>
        <translation>%1, Feld</translation>
    </message>
    <message>
        <source>%1, crossed square</source>
        <translation>%1, angekreuztes Feld</translation>
    </message>
    <message>
        <source>%1, stone</source>
        <extracomment>read aloud: a square with a stone, such as c3</extracomment>
        <translation>%1, Stein</translation>
    </message>
    <message>
        <source>arrow from %1 to %2</source>
        <extracomment>read aloud: two nodes, such as 5 and 3</extracomment>
        <translation>Pfeil von %1 nach %2</translation>
    </message>
    <message>
        <source>node %1, token</source>
        <translation>Knoten %1, Figur</translation>
    </message>
    <message>
        <source>node %1</source>
        <extracomment>a number</extracomment>
        <translation>Knoten %1</translation>
    </message>
    <message>
        <source>row %1, square %2</source>
        <extracomment>read aloud: the numbers of a row and of a square in it</extracomment>
        <translation>Zeile %1, Feld %2</translation>
    </message>
    <message>
        <source>square %1</source>
        <extracomment>a number</extracomment>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>%1, Left’s %2</source>
        <extracomment>read aloud: a square, and the letter on Left&apos;s piece, such as &quot;square 5&quot; and T</extracomment>
        <translation>%1, %2 von Links</translation>
    </message>
    <message>
        <source>%1, Right’s %2</source>
        <translation>%1, %2 von Rechts</translation>
    </message>
    <message>
        <source>%1, coin</source>
        <extracomment>read aloud: a square with a coin, such as &quot;square 5&quot;</extracomment>
        <translation>%1, Münze</translation>
    </message>
    <message>
        <source>%1, heads</source>
        <extracomment>read aloud: a square with a coin that shows heads, such as &quot;square 5&quot;</extracomment>
        <translation>%1, Kopf</translation>
    </message>
    <message>
        <source>%1, tails</source>
        <extracomment>read aloud: a square with a coin that shows tails, such as &quot;square 5&quot;</extracomment>
        <translation>%1, Zahl</translation>
    </message>
    <message>
        <source>%1, White’s token</source>
        <translation>%1, weißer Stein</translation>
    </message>
    <message>
        <source>%1, Black’s token</source>
        <translation>%1, schwarzer Stein</translation>
    </message>
    <message>
        <source>step %1, coin %2</source>
        <extracomment>read aloud: the number of a step of the staircase, and of a coin on it</extracomment>
        <translation>Stufe %1, Münze %2</translation>
    </message>
    <message numerus="yes">
        <source>step %2, %1 coin</source>
        <extracomment>read aloud: the number of a step of the staircase, and how many coins are on it, here one</extracomment>
        <translation>
            <numerusform>Stufe %2, %1 Münze</numerusform>
            <numerusform>Stufe %2, %1 Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>step %2, %1 coins</source>
        <extracomment>read aloud: the number of a step of the staircase, and how many coins are on it</extracomment>
        <translation>
            <numerusform>Stufe %2, %1 Münze</numerusform>
            <numerusform>Stufe %2, %1 Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>column %1, row %2</source>
        <extracomment>read aloud: a square of the board, such as &quot;column 3, row 5&quot;</extracomment>
        <translation>Spalte %1, Zeile %2</translation>
    </message>
    <message>
        <source>%1, queen</source>
        <extracomment>read aloud: the square of the queen, such as &quot;column 3, row 5&quot;</extracomment>
        <translation>%1, Dame</translation>
    </message>
    <message numerus="yes">
        <source>%2, %1 counter</source>
        <extracomment>read aloud: a square, such as &quot;column 3, row 5&quot;, and how many counters are on it, here one</extracomment>
        <translation>
            <numerusform>%2, %1 Plättchen</numerusform>
            <numerusform>%2, %1 Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2, %1 counters</source>
        <extracomment>read aloud: a square, such as &quot;column 3, row 5&quot;, and how many counters are on it</extracomment>
        <translation>
            <numerusform>%2, %1 Plättchen</numerusform>
            <numerusform>%2, %1 Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Left’s button, %1 left</source>
        <translation>Knopf von Links, noch %1</translation>
    </message>
    <message>
        <source>Right’s button, %1 left</source>
        <translation>Knopf von Rechts, noch %1</translation>
    </message>
    <message>
        <source>%1; choosing it leaves %2</source>
        <extracomment>read aloud: a piece of the board, and the letter P, N, L or R of what a move with it leaves</extracomment>
        <translation>%1; zu wählen lässt %2</translation>
    </message>
    <message>
        <source>%1; cutting it leaves %2</source>
        <extracomment>read aloud: an edge, and the letter P, N, L or R of what is left when it is cut</extracomment>
        <translation>%1; zu schneiden lässt %2</translation>
    </message>
    <message>
        <source>%1; moving there leaves a P-position</source>
        <translation>%1; dorthin zu ziehen lässt eine P-Position</translation>
    </message>
    <message>
        <source>%1; taking it leaves a P-position</source>
        <translation>%1; zu nehmen lässt eine P-Position</translation>
    </message>
    <message>
        <source>%1; moving there leaves an %2-position</source>
        <extracomment>read aloud: a square, and the letter N, L or R of what a move there leaves</extracomment>
        <translation>%1; dorthin zu ziehen lässt eine %2-Position</translation>
    </message>
    <message>
        <source>%1; taking it leaves an %2-position</source>
        <translation>%1; zu nehmen lässt eine %2-Position</translation>
    </message>
    <message>
        <source>No move is left, so the player to move has lost</source>
        <translation>Kein Zug ist übrig, also hat verloren, wer am Zug ist</translation>
    </message>
    <message>
        <source>No move is left, so the player to move has won</source>
        <translation>Kein Zug ist übrig, also hat gewonnen, wer am Zug ist</translation>
    </message>
    <message>
        <source>The only move leaves a hot position</source>
        <translation>Der einzige Zug lässt eine heiße Position übrig</translation>
    </message>
    <message>
        <source>Both moves leave a hot position</source>
        <translation>Beide Züge lassen eine heiße Position übrig</translation>
    </message>
    <message numerus="yes">
        <source>All %1 moves leave a hot position</source>
        <translation>
            <numerusform>Alle %1 Züge lassen eine heiße Position übrig</numerusform>
            <numerusform>Alle %1 Züge lassen eine heiße Position übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>The only move leaves a cold position</source>
        <translation>Der einzige Zug lässt eine kalte Position übrig</translation>
    </message>
    <message>
        <source>Which of the %1 moves leave a cold position is not known</source>
        <translation>Welche der %1 Züge eine kalte Position übrig lassen, ist nicht bekannt</translation>
    </message>
    <message numerus="yes">
        <source>At least %1 of %2 moves leaves a cold position</source>
        <extracomment>two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>Mindestens %1 von %2 Zügen lässt eine kalte Position übrig</numerusform>
            <numerusform>Mindestens %1 von %2 Zügen lassen eine kalte Position übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %1 of %2 moves leave a cold position</source>
        <extracomment>two numbers of moves</extracomment>
        <translation>
            <numerusform>Mindestens %1 von %2 Zügen lässt eine kalte Position übrig</numerusform>
            <numerusform>Mindestens %1 von %2 Zügen lassen eine kalte Position übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 moves leaves a cold position</source>
        <extracomment>two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>%1 von %2 Zügen lässt eine kalte Position übrig</numerusform>
            <numerusform>%1 von %2 Zügen lassen eine kalte Position übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 moves leave a cold position</source>
        <extracomment>two numbers of moves</extracomment>
        <translation>
            <numerusform>%1 von %2 Zügen lässt eine kalte Position übrig</numerusform>
            <numerusform>%1 von %2 Zügen lassen eine kalte Position übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>Nim-sum 0: every move leaves a hot position</source>
        <translation>Nim-Summe 0: Jeder Zug lässt eine heiße Position übrig</translation>
    </message>
    <message>
        <source>Nim-sum %1: %2</source>
        <extracomment>a number, and a sentence, such as &quot;3 of 12 moves leave a cold position&quot;</extracomment>
        <translation>Nim-Summe %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Nim-sum %1: %2 of %3 moves leaves a cold position</source>
        <extracomment>a number, and two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>Nim-Summe %1: %2 von %3 Zügen lässt eine kalte Position übrig</numerusform>
            <numerusform>Nim-Summe %1: %2 von %3 Zügen lassen eine kalte Position übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nim-sum %1: %2 of %3 moves leave a cold position</source>
        <extracomment>a number, and two numbers of moves</extracomment>
        <translation>
            <numerusform>Nim-Summe %1: %2 von %3 Zügen lässt eine kalte Position übrig</numerusform>
            <numerusform>Nim-Summe %1: %2 von %3 Zügen lassen eine kalte Position übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>Value %1</source>
        <extracomment>what the position is worth, such as 1/2 + ∗</extracomment>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>Value %1 = %2</source>
        <translation>Wert %1 = %2</translation>
    </message>
    <message>
        <source>%1 is to move and cannot</source>
        <translation>%1 ist am Zug und kann nicht ziehen</translation>
    </message>
    <message>
        <source>%1 is to move and wins; by which moves is not known</source>
        <translation>%1 ist am Zug und gewinnt; mit welchen Zügen, ist nicht bekannt</translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move and wins by at least %2 of %3 moves</source>
        <extracomment>a player, such as Left, and two numbers of moves</extracomment>
        <translation>
            <numerusform>%1 ist am Zug und gewinnt mit mindestens %2 von %3 Zügen</numerusform>
            <numerusform>%1 ist am Zug und gewinnt mit mindestens %2 von %3 Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is to move; the only move loses</source>
        <translation>%1 ist am Zug; der einzige Zug verliert</translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; the %2 move loses</source>
        <extracomment>a player, such as Left, and how many moves there are, here one</extracomment>
        <translation>
            <numerusform>%1 ist am Zug; der %2 Zug verliert</numerusform>
            <numerusform>%1 ist am Zug; alle %2 Züge verlieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; all %2 moves lose</source>
        <extracomment>a player, such as Left, and how many moves there are</extracomment>
        <translation>
            <numerusform>%1 ist am Zug; der %2 Zug verliert</numerusform>
            <numerusform>%1 ist am Zug; alle %2 Züge verlieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; %2 of %3 moves wins</source>
        <extracomment>a player, such as Left, and two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>%1 ist am Zug; %2 von %3 Zügen gewinnt</numerusform>
            <numerusform>%1 ist am Zug; %2 von %3 Zügen gewinnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; %2 of %3 moves win</source>
        <extracomment>a player, such as Left, and two numbers of moves</extracomment>
        <translation>
            <numerusform>%1 ist am Zug; %2 von %3 Zügen gewinnt</numerusform>
            <numerusform>%1 ist am Zug; %2 von %3 Zügen gewinnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Cold — the previous player wins</source>
        <translation>Kalt – wer gezogen hat, gewinnt</translation>
    </message>
    <message>
        <source>Hot — the next player wins</source>
        <translation>Heiß – wer am Zug ist, gewinnt</translation>
    </message>
    <message>
        <source>cold: the player who just moved wins</source>
        <translation>kalt: Es gewinnt, wer zuletzt gezogen hat</translation>
    </message>
    <message>
        <source>hot: the player to move wins</source>
        <translation>heiß: Es gewinnt, wer am Zug ist</translation>
    </message>
    <message>
        <source>Left wins, whoever starts</source>
        <translation>Links gewinnt, egal wer anfängt</translation>
    </message>
    <message>
        <source>Right wins, whoever starts</source>
        <translation>Rechts gewinnt, egal wer anfängt</translation>
    </message>
    <message>
        <source>Stopped before it was solved; looked at %1</source>
        <translation>Angehalten, bevor es gelöst war; angesehen: %1</translation>
    </message>
    <message>
        <source>Not solved within the time limit; looked at %1</source>
        <translation>In der erlaubten Zeit nicht gelöst; angesehen: %1</translation>
    </message>
    <message>
        <source>Not solved: the position is too large to be searched</source>
        <translation>Nicht gelöst: Die Position ist zu groß für eine Suche</translation>
    </message>
    <message>
        <source>Not solved within the memory limit; looked at %1</source>
        <translation>Mit dem erlaubten Speicher nicht gelöst; angesehen: %1</translation>
    </message>
    <message>
        <source>Not solved within the limit of positions; looked at %1</source>
        <translation>Mit der erlaubten Zahl von Positionen nicht gelöst; angesehen: %1</translation>
    </message>
    <message>
        <source>No move is left. In normal play whoever cannot move loses.</source>
        <translation>Kein Zug ist übrig. Im Normalspiel verliert, wer nicht ziehen kann.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more move is not listed; it has an answer, too. A further level may argue for all moves at once.</source>
        <translation>
            <numerusform>%1 weiterer Zug ist nicht aufgeführt; auch er hat eine Antwort. Eine höhere Ebene begründet vielleicht alle Züge auf einmal.</numerusform>
            <numerusform>%1 weitere Züge sind nicht aufgeführt; jeder hat eine Antwort. Eine höhere Ebene begründet vielleicht alle Züge auf einmal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more moves are not listed; each has an answer, too. A further level may argue for all moves at once.</source>
        <translation>
            <numerusform>%1 weiterer Zug ist nicht aufgeführt; auch er hat eine Antwort. Eine höhere Ebene begründet vielleicht alle Züge auf einmal.</numerusform>
            <numerusform>%1 weitere Züge sind nicht aufgeführt; jeder hat eine Antwort. Eine höhere Ebene begründet vielleicht alle Züge auf einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>If %1 moves first, %1 wins with a move after which the opponent loses.</source>
        <translation>Fängt %1 an, so gewinnt %1 mit einem Zug, nach dem die andere Seite verliert.</translation>
    </message>
    <message>
        <source>If %1 moves first, %1 loses: every move has a refutation.</source>
        <translation>Fängt %1 an, so verliert %1: Jeder Zug hat eine Widerlegung.</translation>
    </message>
    <message>
        <source>Every move from there has an answer.</source>
        <translation>Auf jeden Zug von dort gibt es eine Antwort.</translation>
    </message>
    <message>
        <source>%1 is to move and wins with a move after which the opponent loses.</source>
        <translation>%1 ist am Zug und gewinnt mit einem Zug, nach dem die andere Seite verliert.</translation>
    </message>
    <message>
        <source>%1 is to move and loses: every move has a refutation.</source>
        <translation>%1 ist am Zug und verliert: Jeder Zug hat eine Widerlegung.</translation>
    </message>
    <message>
        <source>The position is cold because every move leaves a hot one.</source>
        <translation>Die Position ist kalt, weil jeder Zug eine heiße übrig lässt.</translation>
    </message>
    <message>
        <source>The position is hot, but no move that leaves a cold one was found within the limits.</source>
        <translation>Die Position ist heiß, aber innerhalb der Grenzen fand sich kein Zug, der eine kalte übrig lässt.</translation>
    </message>
    <message numerus="yes">
        <source>The position is hot because this move leaves a cold one.</source>
        <translation>
            <numerusform>Die Position ist heiß, weil dieser Zug eine kalte übrig lässt.</numerusform>
            <numerusform>Die Position ist heiß, weil diese Züge eine kalte übrig lassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The position is hot because these moves leave a cold one.</source>
        <translation>
            <numerusform>Die Position ist heiß, weil dieser Zug eine kalte übrig lässt.</numerusform>
            <numerusform>Die Position ist heiß, weil diese Züge eine kalte übrig lassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>After “%1”: why %2 loses</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and a player, such as Left</extracomment>
        <translation>Nach „%1“: warum %2 verliert</translation>
    </message>
    <message>
        <source>After “%1”: the end</source>
        <translation>Nach „%1“: das Ende</translation>
    </message>
    <message>
        <source>After “%1”: why that is P</source>
        <translation>Nach „%1“: warum das P ist</translation>
    </message>
    <message>
        <source>Why: the end</source>
        <translation>Warum: das Ende</translation>
    </message>
    <message>
        <source>Why %1 wins: a winning move</source>
        <translation>Warum %1 gewinnt: ein Gewinnzug</translation>
    </message>
    <message>
        <source>Why %1 loses: every move is refuted</source>
        <translation>Warum %1 verliert: Jeder Zug wird widerlegt</translation>
    </message>
    <message>
        <source>Why P: every move is refuted</source>
        <translation>Warum P: Jeder Zug wird widerlegt</translation>
    </message>
    <message>
        <source>Why N: a move leaves P</source>
        <translation>Warum N: Ein Zug lässt P übrig</translation>
    </message>
    <message>
        <source>After the move</source>
        <translation>Nach dem Zug</translation>
    </message>
    <message>
        <source>Why: the nim-sum</source>
        <translation>Warum: die Nim-Summe</translation>
    </message>
    <message>
        <source>Labels from the end</source>
        <translation>Beschriften vom Ende her</translation>
    </message>
    <message>
        <source>%1: refuted by %2</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and the reply that wins</extracomment>
        <translation>%1: widerlegt durch %2</translation>
    </message>
    <message>
        <source>%1: leaves %2, the opponent cannot move and wins</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and what is left</extracomment>
        <translation>%1: lässt %2, die andere Seite kann nicht ziehen und gewinnt</translation>
    </message>
    <message>
        <source>From %1 there is no move, and whoever cannot move wins — so what is %2?</source>
        <extracomment>the same position twice: P or N?</extracomment>
        <translation>%1 hat keinen Zug, und wer nicht ziehen kann, gewinnt – was ist also %2?</translation>
    </message>
    <message>
        <source>From %1 there is no move, and whoever cannot move has lost — so what is %2?</source>
        <translation>%1 hat keinen Zug, und wer nicht ziehen kann, hat verloren – was ist also %2?</translation>
    </message>
    <message>
        <source>From %1 you can leave %2. Position %3 is P — so what is %4?</source>
        <extracomment>a position, what moves leave, one of these that is P, and the first position again</extracomment>
        <translation>Von %1 kannst du %2 übrig lassen. Position %3 ist P – was ist also %4?</translation>
    </message>
    <message>
        <source>From %1 you can only leave %2, which is N — so what is %3?</source>
        <extracomment>a position, what its only move leaves, and the first position again</extracomment>
        <translation>Von %1 kannst du nur %2 übrig lassen, und das ist N – was ist also %3?</translation>
    </message>
    <message>
        <source>From %1 you can leave %2. None of them is P — so what is %3?</source>
        <extracomment>a position, what moves leave, and the first position again</extracomment>
        <translation>Von %1 kannst du %2 übrig lassen. Nichts davon ist P – was ist also %3?</translation>
    </message>
    <message>
        <source>%1 is N: nobody can move, and the player to move has won.</source>
        <translation>%1 ist N: Niemand kann ziehen, und wer am Zug ist, hat gewonnen.</translation>
    </message>
    <message>
        <source>%1 is P: nobody can move, and the player who moved last has won.</source>
        <translation>%1 ist P: Niemand kann ziehen, und wer zuletzt gezogen hat, hat gewonnen.</translation>
    </message>
    <message>
        <source>%1 is N: leave %2, and the other player is in P.</source>
        <extracomment>two positions</extracomment>
        <translation>%1 ist N: Lass %2 übrig, und dein Gegenüber steht auf P.</translation>
    </message>
    <message>
        <source>%1 is P: whatever you leave is N for the other player.</source>
        <translation>%1 ist P: Was du auch übrig lässt, ist N für dein Gegenüber.</translation>
    </message>
    <message>
        <source>P in this row: %1.</source>
        <translation>P in dieser Zeile: %1.</translation>
    </message>
    <message>
        <source>From the end on: a position is N where a move leaves P, and P where no move does.</source>
        <translation>Vom Ende an: Eine Position ist N, wo ein Zug P übrig lässt, und P, wo es keiner tut.</translation>
    </message>
    <message>
        <source>In the same way the labels go on, one after the other, up to %1.</source>
        <translation>Auf dieselbe Weise geht es weiter, ein Buchstabe nach dem anderen, bis %1.</translation>
    </message>
    <message>
        <source>%1; Grundy value not computed, too many positions</source>
        <translation>%1; Grundy-Wert nicht ausgerechnet, zu viele Positionen</translation>
    </message>
    <message>
        <source>%1; other values not found within the limits</source>
        <translation>%1; andere Werte innerhalb der Grenzen nicht gefunden</translation>
    </message>
    <message>
        <source>not solved; looked at %1</source>
        <translation>nicht gelöst; angesehen: %1</translation>
    </message>
    <message>
        <source>by theory: %1</source>
        <translation>durch Theorie: %1</translation>
    </message>
    <message>
        <source>by theory</source>
        <extracomment>how the answer was found</extracomment>
        <translation>durch Theorie</translation>
    </message>
    <message>
        <source>by table: %1</source>
        <translation>durch Tabelle: %1</translation>
    </message>
    <message>
        <source>by search: %1</source>
        <translation>durch Suche: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1; the value of %2 part is not known</source>
        <extracomment>how the answer was found, and how many parts of the sum, here one</extracomment>
        <translation>
            <numerusform>%1; der Wert von %2 Teil ist nicht bekannt</numerusform>
            <numerusform>%1; die Werte von %2 Teilen sind nicht bekannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; the values of %2 parts are not known</source>
        <extracomment>how the answer was found, and how many parts</extracomment>
        <translation>
            <numerusform>%1; der Wert von %2 Teil ist nicht bekannt</numerusform>
            <numerusform>%1; die Werte von %2 Teilen sind nicht bekannt</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 has a 1 there</source>
        <translation>Eine 1 hat dort nur %1</translation>
    </message>
    <message>
        <source>%1 rows of the table have a 1 there, %2 among them</source>
        <extracomment>how many, and one of them, such as &quot;the coin in box 5&quot;</extracomment>
        <translation>%1 Zeilen der Tabelle haben dort eine 1, eine davon ist %2</translation>
    </message>
    <message>
        <source>Only run %1 has a 1 there</source>
        <translation>Nur Kette %1 hat dort eine 1</translation>
    </message>
    <message>
        <source>Only heap %1 has a 1 there</source>
        <translation>Nur Haufen %1 hat dort eine 1</translation>
    </message>
    <message>
        <source>%1 runs have a 1 there, run %2 among them</source>
        <extracomment>how many, and the number of one of them</extracomment>
        <translation>%1 Ketten haben dort eine 1, darunter Kette %2</translation>
    </message>
    <message>
        <source>%1 heaps have a 1 there, heap %2 among them</source>
        <translation>%1 Haufen haben dort eine 1, darunter Haufen %2</translation>
    </message>
    <message>
        <source>%1: a move can make what is left of it worth %2 ⊕ %3 = %4.</source>
        <extracomment>a sentence, such as &quot;Only heap 2 has a 1 there&quot;, and three numbers</extracomment>
        <translation>%1: Ein Zug kann dort etwas übrig lassen, das %2 ⊕ %3 = %4 wert ist.</translation>
    </message>
    <message>
        <source>%1, so it must shrink to %2 ⊕ %3 = %4.</source>
        <extracomment>a sentence, numbers</extracomment>
        <translation>%1, also muss dort %2 ⊕ %3 = %4 übrig bleiben.</translation>
    </message>
    <message>
        <source>%1: it can shrink to %2 ⊕ %3 = %4.</source>
        <extracomment>a sentence, numbers</extracomment>
        <translation>%1: Dort kann %2 ⊕ %3 = %4 übrig bleiben.</translation>
    </message>
    <message>
        <source>The highest 1 of the nim-sum stands in column %1.</source>
        <translation>Die höchste 1 der Nim-Summe steht in der Spalte %1.</translation>
    </message>
    <message>
        <source>Then every column holds an even number of 1s.</source>
        <translation>Dann steht in jeder Spalte eine gerade Anzahl von Einsen.</translation>
    </message>
    <message>
        <source>The nim-sum is 0: every column holds an even number of 1s.</source>
        <translation>Die Nim-Summe ist 0: In jeder Spalte steht eine gerade Anzahl von Einsen.</translation>
    </message>
    <message>
        <source>Every move changes what one run is worth, so it leaves some column with an odd number of 1s, and the reply makes all columns even again. So the position is cold: the player to move loses.</source>
        <translation>Jeder Zug ändert, was eine Kette wert ist, und lässt also in einer Spalte eine ungerade Anzahl von Einsen übrig; die Antwort macht alle Spalten wieder gerade. Darum ist die Position kalt: Wer am Zug ist, verliert.</translation>
    </message>
    <message>
        <source>Every move changes what one heap is worth, so it leaves some column with an odd number of 1s, and the reply makes all columns even again. So the position is cold: the player to move loses.</source>
        <translation>Jeder Zug ändert, was ein Haufen wert ist, und lässt also in einer Spalte eine ungerade Anzahl von Einsen übrig; die Antwort macht alle Spalten wieder gerade. Darum ist die Position kalt: Wer am Zug ist, verliert.</translation>
    </message>
    <message>
        <source>No stone is left: the nim-sum is 0, the position is cold, and it is the opponent who has to move.</source>
        <translation>Kein Stein ist übrig: Die Nim-Summe ist 0, die Position ist kalt, und die andere Seite muss ziehen.</translation>
    </message>
    <message>
        <source>Nothing is left: the nim-sum is 0, and the opponent cannot move.</source>
        <translation>Nichts ist übrig: Die Nim-Summe ist 0, und die andere Seite kann nicht ziehen.</translation>
    </message>
    <message>
        <source>Nothing is left, so the nim-sum is 0.</source>
        <translation>Nichts ist übrig, also ist die Nim-Summe 0.</translation>
    </message>
    <message>
        <source>Nothing counts any more: the nim-sum is 0, the position is cold, and it is the opponent who has to move.</source>
        <translation>Nichts zählt mehr: Die Nim-Summe ist 0, die Position ist kalt, und die andere Seite muss ziehen.</translation>
    </message>
    <message>
        <source>Nothing here counts as a heap, so the nim-sum is 0 and the position is cold: the player to move loses.</source>
        <translation>Nichts zählt hier als Haufen, also ist die Nim-Summe 0 und die Position kalt: Wer am Zug ist, verliert.</translation>
    </message>
    <message>
        <source>%1: %2 has the value %3.</source>
        <extracomment>a row of a table, such as &quot;Heap 2&quot;, the size of the heap, and its Grundy value</extracomment>
        <translation>%1: %2 hat den Wert %3.</translation>
    </message>
    <message>
        <source>The value of a run is the smallest number that is not the value of what a move can leave of it.</source>
        <translation>Der Wert einer Kette ist die kleinste Zahl, die nicht der Wert von etwas ist, das ein Zug von ihr übrig lassen kann.</translation>
    </message>
    <message>
        <source>The value of a heap is the smallest number that is not the value of what a move can leave of it.</source>
        <translation>Der Wert eines Haufens ist die kleinste Zahl, die nicht der Wert von etwas ist, das ein Zug von ihm übrig lassen kann.</translation>
    </message>
    <message>
        <source>Every column holds an even number of 1s: the nim-sum is 0, the position is cold, and it is the opponent who has to move.</source>
        <translation>In jeder Spalte steht eine gerade Anzahl von Einsen: Die Nim-Summe ist 0, die Position ist kalt, und die andere Seite muss ziehen.</translation>
    </message>
    <message>
        <source>The nim-sum is %1.</source>
        <translation>Die Nim-Summe ist %1.</translation>
    </message>
    <message>
        <source>expected the name of a game, found %1</source>
        <translation>erwartet wird der Name eines Spiels, gefunden wurde %1</translation>
    </message>
    <message>
        <source>expected &apos;:&apos; and a position, found the end</source>
        <translation>erwartet wird &apos;:&apos; und eine Position, hier ist das Ende</translation>
    </message>
    <message>
        <source>a family needs the variable n, such as in nim:n,m</source>
        <translation>eine Familie braucht die Variable n, wie in nim:n,m</translation>
    </message>
    <message>
        <source>a variable cannot stand beside a digit: it is a number of its own</source>
        <translation>eine Variable kann nicht neben einer Ziffer stehen: sie ist selbst eine Zahl</translation>
    </message>
    <message>
        <source>after ^ expected n, m or a number, found %1</source>
        <translation>nach ^ wird n, m oder eine Zahl erwartet, gefunden wurde %1</translation>
    </message>
    <message>
        <source>before ^ expected a character or a group in parentheses</source>
        <translation>vor ^ wird ein Zeichen oder eine Gruppe in Klammern erwartet</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>diese Klammer wird nicht geschlossen</translation>
    </message>
    <message>
        <source>this parenthesis was not opened</source>
        <translation>diese Klammer wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>after a group in parentheses expected ^ and how often it is repeated</source>
        <translation>nach einer Gruppe in Klammern wird ^ erwartet und wie oft sie wiederholt wird</translation>
    </message>
    <message>
        <source>the pattern is too long or too deep</source>
        <translation>das Muster ist zu lang oder zu tief verschachtelt</translation>
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
        <translation>Spalte</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>what a table shows of each position: P, N, L or R</extracomment>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>what a table shows of each position: how many moves the game lasts yet</extracomment>
        <translation>Restzüge</translation>
    </message>
    <message>
        <source>period %1 from n = %2 on, proven for all n: %3</source>
        <extracomment>after how many columns they repeat, from which n on, and the name of a theorem</extracomment>
        <translation>Periode %1 ab n = %2, für alle n bewiesen: %3</translation>
    </message>
    <message>
        <source>period %1 from n = %2 on, seen in this table, not proven</source>
        <translation>Periode %1 ab n = %2, in dieser Tabelle beobachtet, nicht bewiesen</translation>
    </message>
    <message>
        <source>No position of this family is allowed: %1, %2</source>
        <extracomment>its first position, such as chomp:0,1, and why it is not allowed</extracomment>
        <translation>Keine Position dieser Familie ist erlaubt: %1, %2</translation>
    </message>
    <message>
        <source>%1 not solved</source>
        <translation>%1 nicht gelöst</translation>
    </message>
    <message>
        <source>%1 not allowed by the rules</source>
        <translation>%1 nach den Regeln nicht erlaubt</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>a game, a family of its positions, which value is shown</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>and %1 more move</source>
        <translation>
            <numerusform>und %1 weiterer Zug</numerusform>
            <numerusform>und %1 weitere Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %1 more moves</source>
        <translation>
            <numerusform>und %1 weiterer Zug</numerusform>
            <numerusform>und %1 weitere Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>It is known who wins, but the work was stopped before every move was explained.</source>
        <translation>Man weiß, wer gewinnt, aber die Arbeit wurde angehalten, bevor jeder Zug erklärt war.</translation>
    </message>
    <message>
        <source>It is known who wins, but the time limit ended the work before every move was explained.</source>
        <translation>Man weiß, wer gewinnt, aber die erlaubte Zeit war um, bevor jeder Zug erklärt war.</translation>
    </message>
    <message>
        <source>It is known who wins, but the memory limit ended the work before every move was explained.</source>
        <translation>Man weiß, wer gewinnt, aber der erlaubte Speicher war voll, bevor jeder Zug erklärt war.</translation>
    </message>
    <message>
        <source>It is known who wins, but the limit of positions ended the work before every move was explained.</source>
        <translation>Man weiß, wer gewinnt, aber die erlaubte Zahl von Positionen war erreicht, bevor jeder Zug erklärt war.</translation>
    </message>
    <message>
        <source>How far it got</source>
        <translation>Wie weit es kam</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>within a rule: shapes that may be taken, &quot;one stone or two neighbours&quot;</extracomment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>not all of it could be written</source>
        <translation>nicht alles davon ließ sich schreiben</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>it is not a file but a device or a pipe</source>
        <translation>das ist keine Datei, sondern ein Gerät oder eine Pipe</translation>
    </message>
    <message>
        <source>its name is not UTF-8</source>
        <translation>sein Name ist kein UTF-8</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <extracomment>a file, and why</extracomment>
        <translation>Die Datei %1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>Equal gaps</source>
        <extracomment>a ready-made board: its gaps are equally long</extracomment>
        <translation>Gleiche Lücken</translation>
    </message>
    <message>
        <source>Equal steps</source>
        <extracomment>a ready-made board: on some steps are equally many coins</extracomment>
        <translation>Gleiche Stufen</translation>
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
            <numerusform>Ein Schritt hat einen Fehler: Die Lektion lässt sich erst zeigen, wenn er behoben ist.</numerusform>
            <numerusform>Ein Schritt hat einen Fehler: Die Lektion lässt sich erst zeigen, wenn er behoben ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steps have mistakes: the lesson cannot be shown before they are put right.</source>
        <translation>
            <numerusform>Ein Schritt hat einen Fehler: Die Lektion lässt sich erst zeigen, wenn er behoben ist.</numerusform>
            <numerusform>%1 Schritte haben Fehler: Die Lektion lässt sich erst zeigen, wenn sie behoben sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin at the bottom and write P or N into every box. The arrows are the moves.</source>
        <translation>Fang unten an und schreib P oder N in jedes Kästchen. Die Pfeile sind die Züge.</translation>
    </message>
    <message>
        <source>Begin with the smallest position and write P or N into every square.</source>
        <translation>Fang mit der kleinsten Position an und schreib P oder N in jedes Feld.</translation>
    </message>
    <message>
        <source>Begin with the smallest position and write P or N into every box.</source>
        <translation>Fang mit der kleinsten Position an und schreib P oder N in jedes Kästchen.</translation>
    </message>
    <message>
        <source>P: the previous player wins. N: the next player wins.</source>
        <translation>P: Es gewinnt, wer zuletzt gezogen hat. N: Es gewinnt, wer am Zug ist.</translation>
    </message>
    <message>
        <source>Whoever cannot move loses: a position without a move is P. A position with a move to a P is N, and one whose moves all lead to an N is P.</source>
        <translation>Wer nicht ziehen kann, verliert: Eine Position ohne Zug ist P. Eine Position mit einem Zug zu einem P ist N, und eine, deren Züge alle zu einem N führen, ist P.</translation>
    </message>
    <message>
        <source>Whoever cannot move wins: a position without a move is N. A position with a move to a P is N, and one whose moves all lead to an N is P.</source>
        <translation>Wer nicht ziehen kann, gewinnt: Eine Position ohne Zug ist N. Eine Position mit einem Zug zu einem P ist N, und eine, deren Züge alle zu einem N führen, ist P.</translation>
    </message>
    <message>
        <source>Label P and N</source>
        <translation>P und N eintragen</translation>
    </message>
    <message>
        <source>Your move</source>
        <extracomment>on paper, before an empty line: which move do you make?</extracomment>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>board %1: %2</source>
        <extracomment>a move on one of several boards: its number, and the move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>Brett %1: %2</translation>
    </message>
    <message>
        <source>Look at board %1.</source>
        <translation>Schau auf Brett %1.</translation>
    </message>
    <message>
        <source>Board %1 holds out longest.</source>
        <translation>Mit Brett %1 hältst du am längsten durch.</translation>
    </message>
    <message>
        <source>No shape that may be taken has these stones.</source>
        <translation>Diese Steine bilden keine Form, die genommen werden darf.</translation>
    </message>
    <message>
        <source>After a half-turn about its centre the board looks the same, and no move meets its own image. So each move has an answer, the stones that lie opposite: whoever answers makes the last move.</source>
        <translation>Nach einer halben Drehung um die Mitte sieht das Brett gleich aus, und kein Zug trifft sein eigenes Bild. So hat jeder Zug eine Antwort, die Steine gegenüber: Wer antwortet, macht den letzten Zug.</translation>
    </message>
    <message>
        <source>%1 leaves a board that looks the same after a half-turn about its centre, and no move on it meets its own image. From then on each move has an answer, the stones that lie opposite: whoever answers makes the last move.</source>
        <translation>„%1“ lässt ein Brett übrig, das nach einer halben Drehung um die Mitte gleich aussieht, und kein Zug darauf trifft sein eigenes Bild. Von da an hat jeder Zug eine Antwort, die Steine gegenüber: Wer antwortet, macht den letzten Zug.</translation>
    </message>
    <message>
        <source>Cram</source>
        <extracomment>the name of a game</extracomment>
        <translation>Cram</translation>
    </message>
    <message>
        <source>Cram is Domineering for both players alike; Martin Gardner wrote of it in 1974. A board with an even number of rows and columns is lost for the first player, one even by odd is won: mirror the other’s moves.</source>
        <translation>Cram ist Domineering, bei dem beide Seiten dieselben Züge haben; Martin Gardner schrieb 1974 darüber. Sind die Anzahlen der Zeilen und der Spalten beide gerade, verliert, wer anfängt; ist nur eine von beiden gerade, gewinnt, wer anfängt: Die Züge der anderen Seite werden gespiegelt.</translation>
    </message>
    <message>
        <source>Domineering</source>
        <extracomment>the name of a game</extracomment>
        <translation>Domineering</translation>
    </message>
    <message>
        <source>Göran Andersson invented Domineering about 1973: Left takes upright dominoes, Right lying ones. Who wins the square boards has been computed up to 11 × 11; on most of them it is the first player.</source>
        <translation>Göran Andersson hat Domineering um 1973 erfunden: Links nimmt senkrechte Dominosteine, Rechts waagerechte. Wer auf den quadratischen Brettern gewinnt, ist bis 11 × 11 ausgerechnet; auf den meisten gewinnt, wer anfängt.</translation>
    </message>
    <message>
        <source>TacTix</source>
        <extracomment>the name of a game</extracomment>
        <translation>TacTix</translation>
    </message>
    <message>
        <source>Piet Hein published TacTix, also called Bulo, in the 1940s: any unbroken line of a row or a column. It is played misère, since mirrored moves win the normal game.</source>
        <translation>Piet Hein hat TacTix, auch Bulo genannt, in den 1940er-Jahren veröffentlicht: Man nimmt eine beliebige Kette ohne Lücke aus einer Zeile oder Spalte. Gespielt wird misère, denn im Normalspiel gewinnt man mit gespiegelten Zügen.</translation>
    </message>
    <message>
        <source>This is Grid Nim with at most three stones to a move.</source>
        <translation>Das ist Gitter-Nim mit höchstens drei Steinen pro Zug.</translation>
    </message>
    <message>
        <source>Kayles in a row</source>
        <translation>Kayles in einer Reihe</translation>
    </message>
    <message>
        <source>Henry Dudeney described Kayles in 1908: one ball knocks down one pin or two neighbours. The first player wins every row, by taking its middle.</source>
        <translation>Henry Dudeney hat Kayles 1908 beschrieben: Eine Kugel wirft einen Kegel um oder zwei benachbarte. In jeder Reihe gewinnt, wer anfängt, und zwar mit einem Zug, der die Mitte nimmt.</translation>
    </message>
    <message>
        <source>Two neighbours of a row are taken, never one: the Grundy values of Dawson’s Kayles repeat with period 34, as Richard Guy and Cedric Smith found in 1956.</source>
        <translation>Genommen werden zwei Nachbarn einer Reihe, nie einer allein: Die Grundy-Werte von Dawsons Kayles wiederholen sich mit der Periode 34, wie Richard Guy und Cedric Smith 1956 herausgefunden haben.</translation>
    </message>
    <message>
        <source>Drawn shapes</source>
        <extracomment>the name of a game: which shapes of stones may be taken is drawn</extracomment>
        <translation>Gezeichnete Formen</translation>
    </message>
    <message>
        <source>Take one of the shapes</source>
        <translation>Nimm eine der Formen</translation>
    </message>
    <message>
        <source>Tables and exact values agree with a search of each board; where each move has its mirror image as an answer, that tells who wins.</source>
        <translation>Tabellen und genaue Werte stimmen mit einer Suche auf jedem Brett überein; wo jeder Zug sein Spiegelbild als Antwort hat, steht damit fest, wer gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 stone can still be taken</source>
        <translation>
            <numerusform>%1 Stein kann noch genommen werden</numerusform>
            <numerusform>%1 Steine können noch genommen werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stones can still be taken</source>
        <translation>
            <numerusform>%1 Stein kann noch genommen werden</numerusform>
            <numerusform>%1 Steine können noch genommen werden</numerusform>
        </translation>
    </message>
    <message>
        <source>dominoes, both ways</source>
        <translation>Dominosteine, senkrecht und waagerecht</translation>
    </message>
    <message>
        <source>Left upright, Right across</source>
        <translation>Links senkrecht, Rechts waagerecht</translation>
    </message>
    <message>
        <source>any run in a line</source>
        <translation>eine beliebige Kette aus einer Zeile oder Spalte</translation>
    </message>
    <message>
        <source>1–3 in a line</source>
        <translation>1–3 aus einer Zeile oder Spalte</translation>
    </message>
    <message>
        <source>single or domino</source>
        <translation>einzeln oder als Domino</translation>
    </message>
    <message>
        <source>two neighbours</source>
        <extracomment>of ready-made rules: which stones may be taken</extracomment>
        <translation>zwei Nachbarn</translation>
    </message>
    <message>
        <source>Take squares</source>
        <extracomment>the name of ready-made rules: four stones in a square are taken</extracomment>
        <translation>Quadrate nehmen</translation>
    </message>
    <message>
        <source>four at a time</source>
        <translation>vier auf einmal</translation>
    </message>
    <message>
        <source>Corners</source>
        <extracomment>the name of ready-made rules: three stones in the shape of an L are taken</extracomment>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>three round a corner</source>
        <translation>drei um die Ecke</translation>
    </message>
    <message>
        <source>Knight’s pairs</source>
        <extracomment>the name of ready-made rules: two stones, a knight&apos;s move of chess apart, are taken</extracomment>
        <translation>Springerpaare</translation>
    </message>
    <message>
        <source>two, a knight’s move apart</source>
        <translation>zwei, einen Springerzug voneinander entfernt</translation>
    </message>
    <message>
        <source>Shapes for both</source>
        <translation>Formen für beide</translation>
    </message>
    <message>
        <source>Shapes for Left</source>
        <translation>Formen für Links</translation>
    </message>
    <message>
        <source>Shapes for Right</source>
        <translation>Formen für Rechts</translation>
    </message>
    <message>
        <source>Cram, n columns and m rows</source>
        <translation>Cram, n Spalten und m Zeilen</translation>
    </message>
    <message>
        <source>Domineering, n columns and m rows</source>
        <translation>Domineering, n Spalten und m Zeilen</translation>
    </message>
    <message>
        <source>TacTix, n columns and m rows, misère</source>
        <translation>TacTix, n Spalten und m Zeilen, misère</translation>
    </message>
    <message>
        <source>a shape such as 11 or 10.11</source>
        <translation>eine Form wie 11 oder 10.11</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 shape</source>
        <translation>
            <numerusform>mehr als %1 Form</numerusform>
            <numerusform>mehr als %1 Formen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 shapes</source>
        <translation>
            <numerusform>mehr als %1 Form</numerusform>
            <numerusform>mehr als %1 Formen</numerusform>
        </translation>
    </message>
    <message>
        <source>a shape has at most %1 rows and %1 columns</source>
        <translation>eine Form hat höchstens %1 Zeilen und %1 Spalten</translation>
    </message>
    <message>
        <source>this shape takes no stone: the game would not end</source>
        <translation>diese Form nimmt keinen Stein: Das Spiel würde nicht enden</translation>
    </message>
    <message>
        <source>No move is left on this board.</source>
        <translation>Auf diesem Brett ist kein Zug übrig.</translation>
    </message>
    <message>
        <source>Grundy values add up</source>
        <translation>Grundy-Werte addieren sich</translation>
    </message>
    <message>
        <source>values add up</source>
        <translation>Werte addieren sich</translation>
    </message>
    <message>
        <source> + </source>
        <extracomment>between the games of a sum</extracomment>
        <translation> + </translation>
    </message>
    <message>
        <source>On your turn, make one move on one of the boards.</source>
        <translation>Wenn du am Zug bist, mach einen Zug auf einem der Bretter.</translation>
    </message>
    <message>
        <source>Board %1, %2: %3</source>
        <extracomment>read aloud: the number of a board, its game, and what is on it</extracomment>
        <translation>Brett %1, %2: %3</translation>
    </message>
    <message>
        <source>Games add up</source>
        <translation>Spiele addieren sich</translation>
    </message>
    <message>
        <source>Several games on one table</source>
        <translation>Mehrere Spiele auf einem Tisch</translation>
    </message>
    <message>
        <source>The values of the boards add up.</source>
        <translation>Die Werte der Bretter addieren sich.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 piece now</source>
        <translation>
            <numerusform>Es ist jetzt %1 Stein da</numerusform>
            <numerusform>Es sind jetzt %1 Steine da</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 pieces now</source>
        <translation>
            <numerusform>Es ist jetzt %1 Stein da</numerusform>
            <numerusform>Es sind jetzt %1 Steine da</numerusform>
        </translation>
    </message>
    <message>
        <source>Three games</source>
        <extracomment>a ready-made table with three boards</extracomment>
        <translation>Drei Spiele</translation>
    </message>
    <message>
        <source>With two players</source>
        <translation>Mit Links und Rechts</translation>
    </message>
    <message>
        <source>Positions, with + between them</source>
        <translation>Positionen, mit + dazwischen</translation>
    </message>
    <message>
        <source>board %1</source>
        <extracomment>within a sentence: the number of a board</extracomment>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>Values add up</source>
        <translation>Werte addieren sich</translation>
    </message>
    <message>
        <source>Board %1, %2, is worth %3.</source>
        <extracomment>the number of a board, its game, and its value</extracomment>
        <translation>Brett %1 (%2) ist %3 wert.</translation>
    </message>
    <message>
        <source>What board %1, %2, is worth is not known.</source>
        <extracomment>the number of a board, and its game</extracomment>
        <translation>Was Brett %1 (%2) wert ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Together: %1 = %2.</source>
        <extracomment>a sum of values, and its value</extracomment>
        <translation>Zusammen: %1 = %2.</translation>
    </message>
    <message>
        <source>Tame games</source>
        <extracomment>heads a step of the reasons: games that behave like Nim in misère play, a word of the theory</extracomment>
        <translation>Zahme Spiele</translation>
    </message>
    <message>
        <source>Every board is tame: in misère play each counts as the Nim heaps of its genus, and their sum is played as misère Nim.</source>
        <translation>Jedes Brett ist zahm: Bei Misère zählt es wie die Nim-Haufen seines Genus, und die Summe aller Bretter wird wie Misère-Nim gespielt.</translation>
    </message>
    <message>
        <source>Games that could go on for ever</source>
        <translation>Spiele, die ewig dauern könnten</translation>
    </message>
    <message>
        <source>On one board a player can retreat again and again. This is decided under one condition: whoever wins answers each retreat by the same advance. Then retreats come to an end, and the board counts as its heaps.</source>
        <translation>Auf einem der Bretter kann man immer wieder zurückweichen. Entschieden wird hier unter einer Bedingung: Wer gewinnt, antwortet auf jedes Zurückweichen mit einem gleich weiten Vorrücken. Dann nimmt das Zurückweichen ein Ende, und das Brett zählt wie seine Haufen.</translation>
    </message>
    <message>
        <source>Inside the board of the move</source>
        <translation>Auf dem Brett des Zuges</translation>
    </message>
    <message>
        <source>Board %1, %2, is worth %3. Why?</source>
        <extracomment>the number of a board, its game, and its value</extracomment>
        <translation>Brett %1 (%2) ist %3 wert. Warum?</translation>
    </message>
    <message>
        <source>a position</source>
        <extracomment>within an error: what should stand there</extracomment>
        <translation>eine Position</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 position in a sum</source>
        <translation>
            <numerusform>mehr als %1 Position in einer Summe</numerusform>
            <numerusform>mehr als %1 Positionen in einer Summe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 positions in a sum</source>
        <translation>
            <numerusform>mehr als %1 Position in einer Summe</numerusform>
            <numerusform>mehr als %1 Positionen in einer Summe</numerusform>
        </translation>
    </message>
    <message>
        <source>This game cannot exchange Left and Right.</source>
        <translation>In diesem Spiel lassen sich Links und Rechts nicht vertauschen.</translation>
    </message>
    <message>
        <source>All games of a sum are played by one convention: /misere stands in each of them or in none.</source>
        <translation>Alle Spiele einer Summe werden in derselben Spielweise gespielt: /misere steht in jedem von ihnen oder in keinem.</translation>
    </message>
    <message>
        <source>Look at option %1.</source>
        <translation>Schau auf Option %1.</translation>
    </message>
    <message>
        <source>Option %1 holds out longest.</source>
        <translation>Mit Option %1 hältst du am längsten durch.</translation>
    </message>
    <message>
        <source>canonical forms</source>
        <extracomment>the name of a theorem: every game has one simplest form</extracomment>
        <translation>kanonische Formen</translation>
    </message>
    <message>
        <source>Options that another one is at least as good as are dropped, and an option that the opponent answers to his own gain is replaced by what that answer leaves. What remains is %1.</source>
        <translation>Eine Option fällt weg, wenn eine andere mindestens ebenso gut ist, und eine Option, auf die die andere Seite zu ihrem Vorteil antwortet, wird durch das ersetzt, was diese Antwort übrig lässt. Es bleibt %1.</translation>
    </message>
    <message>
        <source>a number, *, ^, v or {</source>
        <translation>eine Zahl, *, ^, v oder {</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 option</source>
        <translation>
            <numerusform>mehr als %1 Option</numerusform>
            <numerusform>mehr als %1 Optionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 options</source>
        <translation>
            <numerusform>mehr als %1 Option</numerusform>
            <numerusform>mehr als %1 Optionen</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;|&apos; between the options of Left and Right</source>
        <translation>&apos;|&apos; zwischen den Optionen von Links und Rechts</translation>
    </message>
    <message>
        <source>&apos;}&apos; at the end of a form</source>
        <translation>&apos;}&apos; am Ende einer Form</translation>
    </message>
    <message>
        <source>&apos;+&apos;, &apos;-&apos; or the end</source>
        <translation>&apos;+&apos;, &apos;-&apos; oder das Ende</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a second bar of the same length; a longer one, ||, binds weaker</source>
        <translation>ein zweiter Strich derselben Länge; ein längerer, ||, bindet schwächer</translation>
    </message>
    <message numerus="yes">
        <source>forms within more than %1 form</source>
        <translation>
            <numerusform>Formen, die in mehr als %1 Form stecken</numerusform>
            <numerusform>Formen, die in mehr als %1 Formen stecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>forms within more than %1 forms</source>
        <translation>
            <numerusform>Formen, die in mehr als %1 Form stecken</numerusform>
            <numerusform>Formen, die in mehr als %1 Formen stecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 form in one sum</source>
        <translation>
            <numerusform>mehr als %1 Form in einer Summe</numerusform>
            <numerusform>mehr als %1 Formen in einer Summe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 forms in one sum</source>
        <translation>
            <numerusform>mehr als %1 Form in einer Summe</numerusform>
            <numerusform>mehr als %1 Formen in einer Summe</numerusform>
        </translation>
    </message>
    <message>
        <source>this number is too large for a game</source>
        <translation>diese Zahl ist zu groß für ein Spiel</translation>
    </message>
    <message>
        <source>a fraction is over 2, 4, 8, 16, …</source>
        <translation>der Nenner eines Bruchs ist 2, 4, 8, 16, …</translation>
    </message>
    <message>
        <source>a fraction of an up is no game; 1/2+^ is a half and an up</source>
        <translation>ein Bruchteil von Auf ist kein Spiel; 1/2+^ ist ein Halbes und ein Auf</translation>
    </message>
    <message>
        <source>A value</source>
        <extracomment>the name of a game: it is given by its value alone, such as {1|-1}</extracomment>
        <translation>Ein Wert</translation>
    </message>
    <message>
        <source>The canonical form says who wins, as a search does.</source>
        <translation>Die kanonische Form sagt, wer gewinnt, genau wie eine Suche.</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 move is left now</source>
        <translation>
            <numerusform>Jetzt ist höchstens noch %1 Zug übrig</numerusform>
            <numerusform>Jetzt sind höchstens noch %1 Züge übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 moves are left now</source>
        <translation>
            <numerusform>Jetzt ist höchstens noch %1 Zug übrig</numerusform>
            <numerusform>Jetzt sind höchstens noch %1 Züge übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a form in the tree to begin there.</source>
        <translation>Klick auf eine Form im Baum, um dort anzufangen.</translation>
    </message>
    <message>
        <source>Switch</source>
        <extracomment>a ready-made value, a noun: a game that both want to move in</extracomment>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>Hot</source>
        <extracomment>a ready-made value, an adjective: a hot game</extracomment>
        <translation>Heiß</translation>
    </message>
    <message>
        <source>A sum</source>
        <extracomment>a ready-made value: several games added</extracomment>
        <translation>Eine Summe</translation>
    </message>
    <message>
        <source>Tiny</source>
        <extracomment>a ready-made value: a very small game, a word of the theory</extracomment>
        <translation>Winzig</translation>
    </message>
    <message>
        <source>A game such as {2||1|0}</source>
        <translation>Ein Spiel wie {2||1|0}</translation>
    </message>
    <message>
        <source>Left chooses one of the options on the left, Right one of those on the right; in a sum, in one of its terms.</source>
        <translation>Links wählt eine der Optionen auf der linken Seite, Rechts eine von denen auf der rechten; bei einer Summe in einem ihrer Summanden.</translation>
    </message>
    <message>
        <source>The game %1.</source>
        <translation>Das Spiel %1.</translation>
    </message>
    <message>
        <source>n for Left or m for Right</source>
        <translation>n für Links oder m für Rechts</translation>
    </message>
    <message>
        <source>Each answer leaves a lost position again: argue in the same way from there.</source>
        <translation>Jede Antwort lässt wieder eine verlorene Position übrig: Begründe von dort aus genauso weiter.</translation>
    </message>
    <message>
        <source>Numbers, stars and switches</source>
        <translation>Zahlen, Sterne und Schalter</translation>
    </message>
    <message>
        <source>the values of both, compared</source>
        <translation>die Werte beider, verglichen</translation>
    </message>
    <message>
        <source>No: %1.</source>
        <extracomment>the answer was wrong; what would have been right</extracomment>
        <translation>Nein: %1.</translation>
    </message>
    <message>
        <source>No: in board 1 minus board 2, if %1 moves first, %2 wins.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>Nein: Bei Brett 1 minus Brett 2 gewinnt %2, wenn %1 anfängt.</translation>
    </message>
    <message>
        <source>No move on board %1 wins. For instance, %2</source>
        <extracomment>the number of a board, and the end of the sentence: what refutes a move there</extracomment>
        <translation>Kein Zug auf Brett %1 gewinnt. Zum Beispiel: %2</translation>
    </message>
    <message>
        <source>There is no move on board %1.</source>
        <translation>Auf Brett %1 gibt es keinen Zug.</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: whoever starts loses.</source>
        <translation>Brett 1 minus Brett 2 ist %1 wert: Wer anfängt, verliert.</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: Left wins, whoever starts.</source>
        <translation>Brett 1 minus Brett 2 ist %1 wert: Links gewinnt, egal wer anfängt.</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: Right wins, whoever starts.</source>
        <translation>Brett 1 minus Brett 2 ist %1 wert: Rechts gewinnt, egal wer anfängt.</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: whoever starts wins.</source>
        <translation>Brett 1 minus Brett 2 ist %1 wert: Wer anfängt, gewinnt.</translation>
    </message>
    <message>
        <source>both are worth the same</source>
        <translation>beide sind gleich viel wert</translation>
    </message>
    <message>
        <source>neither: whoever starts wins the difference</source>
        <translation>keins von beiden: Wer anfängt, gewinnt die Differenz</translation>
    </message>
    <message>
        <source>their values are different</source>
        <translation>ihre Werte sind verschieden</translation>
    </message>
    <message>
        <source>board %1 is worth more</source>
        <translation>Brett %1 ist mehr wert</translation>
    </message>
    <message>
        <source>In which game do you move?</source>
        <translation>In welchem Spiel ziehst du?</translation>
    </message>
    <message>
        <source>Which is worth more?</source>
        <translation>Was ist mehr wert?</translation>
    </message>
    <message>
        <source>Find the board on which a move wins all of them together.</source>
        <translation>Finde das Brett, auf dem ein Zug alle zusammen gewinnt.</translation>
    </message>
    <message>
        <source>Compare two positions by their values.</source>
        <translation>Vergleiche zwei Positionen nach ihren Werten.</translation>
    </message>
    <message>
        <source>Are both worth the same?</source>
        <translation>Sind beide gleich viel wert?</translation>
    </message>
    <message>
        <source>Choose a board, or make the winning move on it.</source>
        <translation>Wähl ein Brett oder mach darauf den Gewinnzug.</translation>
    </message>
    <message>
        <source>Choose one of the answers.</source>
        <translation>Wähl eine der Antworten.</translation>
    </message>
    <message>
        <source>On two rows this is Dawson’s Kayles: a square takes two neighbouring columns. With an even number of rows and columns the first player wins: take the square in the middle, then mirror the other’s moves.</source>
        <translation>Auf zwei Zeilen ist das Dawsons Kayles: Ein Quadrat nimmt zwei benachbarte Spalten. Sind die Anzahlen der Zeilen und der Spalten beide gerade, gewinnt, wer anfängt: Erst wird das Quadrat in der Mitte genommen, dann werden die Züge der anderen Seite gespiegelt.</translation>
    </message>
    <message>
        <source>Solomon Golomb showed in 1954 that such corners can fill a board of 2, 4, 8, 16 … rows and as many columns but for one cell, whichever cell that is. No rule is known for who wins.</source>
        <translation>Solomon Golomb hat 1954 gezeigt, dass solche Ecken ein Brett mit 2, 4, 8, 16 … Zeilen und ebenso vielen Spalten bis auf ein Feld füllen können, egal welches Feld das ist. Eine Regel dafür, wer gewinnt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>A knight jumps from a dark cell of a chessboard to a light one, so a move takes one of each. With an even number of rows and columns the second player wins: mirror the other’s moves.</source>
        <translation>Ein Springer springt auf dem Schachbrett von einem dunklen Feld auf ein helles, also leert ein Zug je ein dunkles und ein helles Feld. Sind die Anzahlen der Zeilen und der Spalten beide gerade, gewinnt, wer als Zweites dran ist: Die Züge der anderen Seite werden gespiegelt.</translation>
    </message>
    <message>
        <source>Take %1.</source>
        <extracomment>a rule: the shapes that may be taken, such as &quot;two neighbours or one stone&quot;</extracomment>
        <translation>Das darf genommen werden: %1.</translation>
    </message>
    <message>
        <source>Left takes %1. Right takes %2.</source>
        <extracomment>a rule: the shapes that each player may take, such as &quot;two neighbours&quot;</extracomment>
        <translation>Für Links erlaubt: %1. Für Rechts erlaubt: %2.</translation>
    </message>
    <message>
        <source>one stone</source>
        <extracomment>within a rule: what may be taken</extracomment>
        <translation>ein Stein</translation>
    </message>
    <message>
        <source>two with a gap between them</source>
        <translation>zwei mit einer Lücke dazwischen</translation>
    </message>
    <message>
        <source>two that touch at a corner</source>
        <translation>zwei Ecke an Ecke</translation>
    </message>
    <message>
        <source>an L of three</source>
        <translation>ein L aus drei Steinen</translation>
    </message>
    <message>
        <source>a square of four</source>
        <translation>ein Quadrat aus vier Steinen</translation>
    </message>
    <message>
        <source>an L of four</source>
        <translation>ein L aus vier Steinen</translation>
    </message>
    <message>
        <source>a T of four</source>
        <translation>ein T aus vier Steinen</translation>
    </message>
    <message>
        <source>a zigzag of four</source>
        <translation>ein Zickzack aus vier Steinen</translation>
    </message>
    <message>
        <source>a line of %1</source>
        <translation>eine Kette aus %1 Steinen</translation>
    </message>
    <message numerus="yes">
        <source>a shape of %1 stone</source>
        <translation>
            <numerusform>eine Form aus %1 Stein</numerusform>
            <numerusform>eine Form aus %1 Steinen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a shape of %1 stones</source>
        <translation>
            <numerusform>eine Form aus %1 Stein</numerusform>
            <numerusform>eine Form aus %1 Steinen</numerusform>
        </translation>
    </message>
    <message>
        <source>any unbroken line</source>
        <translation>eine beliebige Kette ohne Lücke</translation>
    </message>
    <message numerus="yes">
        <source>a line of up to %1 stone</source>
        <translation>
            <numerusform>eine Kette aus höchstens %1 Stein</numerusform>
            <numerusform>eine Kette aus höchstens %1 Steinen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a line of up to %1 stones</source>
        <translation>
            <numerusform>eine Kette aus höchstens %1 Stein</numerusform>
            <numerusform>eine Kette aus höchstens %1 Steinen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (turned as you like)</source>
        <translation>%1 (beliebig gedreht)</translation>
    </message>
    <message>
        <source>%1 (turned, never mirrored)</source>
        <translation>%1 (auch gedreht, nie gespiegelt)</translation>
    </message>
    <message>
        <source>%1 (mirrored, never turned)</source>
        <translation>%1 (auch gespiegelt, nie gedreht)</translation>
    </message>
    <message>
        <source>%1 (only as drawn)</source>
        <translation>%1 (nur wie gezeichnet)</translation>
    </message>
    <message>
        <source>%1 (side by side)</source>
        <translation>%1 (nebeneinander)</translation>
    </message>
    <message>
        <source>%1 (one above the other)</source>
        <translation>%1 (übereinander)</translation>
    </message>
    <message>
        <source>%1 beside stones that stay</source>
        <translation>%1 neben bleibenden Steinen</translation>
    </message>
    <message>
        <source>%1 beside empty cells</source>
        <translation>%1 neben leeren Feldern</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>within a rule, for the shapes that a player may take: there are none</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Board %1, %2, is worth %3. It is hot: Left moving first gets %4, Right moving first %5.</source>
        <extracomment>the number of a board, its game, its value, and two values</extracomment>
        <translation>Brett %1 (%2) ist %3 wert. Es ist heiß: Fängt Links an, endet es bei %4; fängt Rechts an, bei %5.</translation>
    </message>
    <message numerus="yes">
        <source>%1 way</source>
        <extracomment>in how many ways a shape may be turned or mirrored, here 1</extracomment>
        <translation>
            <numerusform>%1 Lage</numerusform>
            <numerusform>%1 Lagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ways</source>
        <extracomment>in how many ways a shape may be turned or mirrored</extracomment>
        <translation>
            <numerusform>%1 Lage</numerusform>
            <numerusform>%1 Lagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 take wins.</source>
        <extracomment>a take is a move that takes stones: how many win, and how many there are, here 1</extracomment>
        <translation>
            <numerusform>Gewinnzüge: %1 von %2.</numerusform>
            <numerusform>Gewinnzüge: %1 von %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 takes win.</source>
        <extracomment>a take is a move that takes stones: how many win, and how many there are</extracomment>
        <translation>
            <numerusform>Gewinnzüge: %1 von %2.</numerusform>
            <numerusform>Gewinnzüge: %1 von %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nim-sum %1: change board %2, %3, to ∗%4</source>
        <extracomment>a number, the number of a board, its game, and what it shall be worth</extracomment>
        <translation>Nim-Summe %1: Brett %2 (%3) zu ∗%4 machen</translation>
    </message>
    <message>
        <source>%1 (turned and mirrored as you like)</source>
        <translation>%1 (beliebig gedreht und gespiegelt)</translation>
    </message>
    <message>
        <source>%1 (mirrored as you like)</source>
        <translation>%1 (beliebig gespiegelt)</translation>
    </message>
    <message>
        <source>What stands on this blue edge is worth %1. Add 1, at least once, until it is more than 1: %1 + %2.</source>
        <extracomment>a value, and a number</extracomment>
        <translation>Was auf dieser blauen Kante steht, ist %1 wert. Zähle 1 dazu, mindestens einmal, bis es mehr als 1 ist: %1 + %2.</translation>
    </message>
    <message>
        <source>What stands on this red edge is worth %1. Take away 1, at least once, until it is less than −1: %1 − %2.</source>
        <translation>Was auf dieser roten Kante steht, ist %1 wert. Ziehe 1 ab, mindestens einmal, bis es weniger als −1 ist: %1 − %2.</translation>
    </message>
    <message>
        <source>%1 is to move; the only move wins</source>
        <translation>%1 ist am Zug; der einzige Zug gewinnt</translation>
    </message>
    <message>
        <source>12 squares: a heap of 14</source>
        <extracomment>of a ready-made game on a strip: how long that is, and the heap that it is</extracomment>
        <translation>12 Felder: ein Haufen mit 14</translation>
    </message>
    <message>
        <source>Treblecross, 0.007 (squares + 2)</source>
        <extracomment>a game, its octal code, and how large a heap its strip is</extracomment>
        <translation>Treblecross, 0.007 (Felder + 2)</translation>
    </message>
    <message>
        <source>%1. Did you mean %2?</source>
        <extracomment>what is wrong with a text that was typed, and what was probably meant</extracomment>
        <translation>%1. Meintest du %2?</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <extracomment>a button: takes the position in the place of what was typed and could not be read</extracomment>
        <translation>Meintest du %1?</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>beside a line of counters: its number, such as 2</extracomment>
        <translation>Reihe %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <extracomment>beside a row of squares: its number, such as 2</extracomment>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>On board %1: %2</source>
        <extracomment>one of several boards, and what was done there, a sentence such as &quot;I took 4 from heap 1.&quot;</extracomment>
        <translation>Auf Brett %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>I bit off %1 square.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>Ich habe %1 Feld abgebissen.</numerusform>
            <numerusform>Ich habe %1 Felder abgebissen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I bit off %1 squares.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>Ich habe %1 Feld abgebissen.</numerusform>
            <numerusform>Ich habe %1 Felder abgebissen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bit off %1 square.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>Du hast %1 Feld abgebissen.</numerusform>
            <numerusform>Du hast %1 Felder abgebissen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bit off %1 squares.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>Du hast %1 Feld abgebissen.</numerusform>
            <numerusform>Du hast %1 Felder abgebissen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the square you bite at. Every square above it and to its right goes, too.</source>
        <translation>Klick auf das Feld, in das du beißt. Alle Felder darüber und rechts davon gehen mit.</translation>
    </message>
    <message>
        <source>Click a coin, or drag it.</source>
        <translation>Klick auf eine Münze oder zieh sie.</translation>
    </message>
    <message>
        <source>Click the square it slides to.</source>
        <translation>Klick auf das Feld, auf das du sie schiebst.</translation>
    </message>
    <message>
        <source>I slid a coin from %1 to %2.</source>
        <extracomment>the squares, boxes or steps that a coin left and came to</extracomment>
        <translation>Ich habe eine Münze von %1 nach %2 geschoben.</translation>
    </message>
    <message>
        <source>You slid a coin from %1 to %2.</source>
        <extracomment>the squares, boxes or steps that a coin left and came to</extracomment>
        <translation>Du hast eine Münze von %1 nach %2 geschoben.</translation>
    </message>
    <message numerus="yes">
        <source>I moved %1 coin from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>Ich habe %1 Münze von %2 nach %3 gezogen.</numerusform>
            <numerusform>Ich habe %1 Münzen von %2 nach %3 gezogen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I moved %1 coins from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>Ich habe %1 Münze von %2 nach %3 gezogen.</numerusform>
            <numerusform>Ich habe %1 Münzen von %2 nach %3 gezogen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You moved %1 coin from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>Du hast %1 Münze von %2 nach %3 gezogen.</numerusform>
            <numerusform>Du hast %1 Münzen von %2 nach %3 gezogen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You moved %1 coins from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>Du hast %1 Münze von %2 nach %3 gezogen.</numerusform>
            <numerusform>Du hast %1 Münzen von %2 nach %3 gezogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the lowest coin you want to move one step down. Those above it go, too.</source>
        <translation>Klick auf die unterste Münze, die eine Stufe hinunter soll. Die darüber gehen mit.</translation>
    </message>
    <message>
        <source>I moved the token to %1.</source>
        <extracomment>the number of a node</extracomment>
        <translation>Ich habe die Figur auf %1 gezogen.</translation>
    </message>
    <message>
        <source>You moved the token to %1.</source>
        <extracomment>the number of a node</extracomment>
        <translation>Du hast die Figur auf %1 gezogen.</translation>
    </message>
    <message>
        <source>Click where the token goes.</source>
        <translation>Klick dorthin, wohin die Figur zieht.</translation>
    </message>
    <message>
        <source>Click the first stone you want to take.</source>
        <translation>Klick auf den ersten Stein, den du nehmen willst.</translation>
    </message>
    <message>
        <source>Click the last one, or this one again to take just one.</source>
        <translation>Klick auf das letzte Stück, oder noch einmal auf dieses, um nur eins zu nehmen.</translation>
    </message>
    <message>
        <source>I took %1 from column %2.</source>
        <extracomment>how many stones, and the name of a column, such as c</extracomment>
        <translation>Ich habe %1 aus Spalte %2 genommen.</translation>
    </message>
    <message>
        <source>You took %1 from column %2.</source>
        <extracomment>how many stones, and the name of a column, such as c</extracomment>
        <translation>Du hast %1 aus Spalte %2 genommen.</translation>
    </message>
    <message>
        <source>I took %1 from row %2.</source>
        <extracomment>how many stones, and the number of a row</extracomment>
        <translation>Ich habe %1 aus Zeile %2 genommen.</translation>
    </message>
    <message>
        <source>You took %1 from row %2.</source>
        <extracomment>how many stones, and the number of a row</extracomment>
        <translation>Du hast %1 aus Zeile %2 genommen.</translation>
    </message>
    <message>
        <source>Click an edge to cut it. What no longer reaches the ground falls.</source>
        <translation>Klick auf eine Kante, um sie durchzuschneiden. Was vom Boden abgetrennt ist, fällt.</translation>
    </message>
    <message>
        <source>I cut a blue stem.</source>
        <translation>Ich habe eine blaue Kante durchgeschnitten.</translation>
    </message>
    <message>
        <source>You cut a blue stem.</source>
        <translation>Du hast eine blaue Kante durchgeschnitten.</translation>
    </message>
    <message>
        <source>I cut a red stem.</source>
        <translation>Ich habe eine rote Kante durchgeschnitten.</translation>
    </message>
    <message>
        <source>You cut a red stem.</source>
        <translation>Du hast eine rote Kante durchgeschnitten.</translation>
    </message>
    <message>
        <source>I cut a green stem.</source>
        <translation>Ich habe eine grüne Kante durchgeschnitten.</translation>
    </message>
    <message>
        <source>You cut a green stem.</source>
        <translation>Du hast eine grüne Kante durchgeschnitten.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more fell.</source>
        <extracomment>of a stem that was cut: how many stems fell with it, here one
----------
of a stem that was cut: how many stems fell with it</extracomment>
        <translation>
            <numerusform>%1 weitere ist gefallen.</numerusform>
            <numerusform>%1 weitere sind gefallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the lowest stone you want to take. Those above it go, too.</source>
        <translation>Klick auf den untersten Stein, den du nehmen willst. Die darüber gehen mit.</translation>
    </message>
    <message>
        <source>Click the lowest prime you want to divide by. Those above it go, too.</source>
        <translation>Klick auf die unterste Primzahl, durch die du teilen willst. Die darüber gehen mit.</translation>
    </message>
    <message>
        <source>I divided by %1.</source>
        <translation>Ich habe durch %1 geteilt.</translation>
    </message>
    <message>
        <source>You divided by %1.</source>
        <translation>Du hast durch %1 geteilt.</translation>
    </message>
    <message>
        <source>Click the first counter you want to take.</source>
        <translation>Klick auf das erste Plättchen, das du nehmen willst.</translation>
    </message>
    <message>
        <source>I took %1 from line %2.</source>
        <extracomment>how many counters, and the number of the line</extracomment>
        <translation>Ich habe %1 aus Reihe %2 genommen.</translation>
    </message>
    <message>
        <source>You took %1 from line %2.</source>
        <extracomment>how many counters, and the number of the line</extracomment>
        <translation>Du hast %1 aus Reihe %2 genommen.</translation>
    </message>
    <message>
        <source>I divided %1 into %2 and %3.</source>
        <extracomment>&quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>Ich habe den %1 in %2 und %3 geteilt.</translation>
    </message>
    <message>
        <source>You divided %1 into %2 and %3.</source>
        <extracomment>&quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>Du hast den %1 in %2 und %3 geteilt.</translation>
    </message>
    <message>
        <source>Click one of your tokens, or drag it.</source>
        <translation>Klick auf einen deiner Steine oder zieh ihn.</translation>
    </message>
    <message>
        <source>Click the square it goes to.</source>
        <translation>Klick auf das Feld, auf das er zieht.</translation>
    </message>
    <message>
        <source>I moved from %2 to %3 in row %1.</source>
        <extracomment>the number of a row, and two squares</extracomment>
        <translation>Ich bin in Zeile %1 von %2 nach %3 gezogen.</translation>
    </message>
    <message>
        <source>You moved from %2 to %3 in row %1.</source>
        <extracomment>the number of a row, and two squares</extracomment>
        <translation>Du bist in Zeile %1 von %2 nach %3 gezogen.</translation>
    </message>
    <message>
        <source>I added %1 to %2.</source>
        <extracomment>how many were added, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>Ich habe %1 auf den %2 zurückgelegt.</translation>
    </message>
    <message>
        <source>You added %1 to %2.</source>
        <extracomment>how many were added, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>Du hast %1 auf den %2 zurückgelegt.</translation>
    </message>
    <message>
        <source>I used a skip.</source>
        <translation>Ich habe gepasst.</translation>
    </message>
    <message>
        <source>You used a skip.</source>
        <translation>Du hast gepasst.</translation>
    </message>
    <message>
        <source>Click a counter, or drag it.</source>
        <translation>Klick auf ein Plättchen oder zieh es.</translation>
    </message>
    <message>
        <source>Click the place it goes to, straight left or down.</source>
        <translation>Klick auf die Stelle, auf die es zieht, gerade nach links oder nach unten.</translation>
    </message>
    <message>
        <source>I moved a counter from %1 to %2.</source>
        <extracomment>two squares, such as (3, 5)</extracomment>
        <translation>Ich habe ein Plättchen von %1 nach %2 gezogen.</translation>
    </message>
    <message>
        <source>You moved a counter from %1 to %2.</source>
        <extracomment>two squares, such as (3, 5)</extracomment>
        <translation>Du hast ein Plättchen von %1 nach %2 gezogen.</translation>
    </message>
    <message>
        <source>Click the queen, or drag her.</source>
        <translation>Klick auf die Dame oder zieh sie.</translation>
    </message>
    <message>
        <source>Click the square she goes to.</source>
        <translation>Klick auf das Feld, auf das sie zieht.</translation>
    </message>
    <message>
        <source>I moved the queen to %1.</source>
        <extracomment>a square, such as (3, 5)</extracomment>
        <translation>Ich habe die Dame auf %1 gezogen.</translation>
    </message>
    <message>
        <source>You moved the queen to %1.</source>
        <extracomment>a square, such as (3, 5)</extracomment>
        <translation>Du hast die Dame auf %1 gezogen.</translation>
    </message>
    <message numerus="yes">
        <source>I took %1 stone.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>Ich habe %1 Stein genommen.</numerusform>
            <numerusform>Ich habe %1 Steine genommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I took %1 stones.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>Ich habe %1 Stein genommen.</numerusform>
            <numerusform>Ich habe %1 Steine genommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took %1 stone.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>Du hast %1 Stein genommen.</numerusform>
            <numerusform>Du hast %1 Steine genommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took %1 stones.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>Du hast %1 Stein genommen.</numerusform>
            <numerusform>Du hast %1 Steine genommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a stone of the shape you want to take.</source>
        <translation>Klick auf einen Stein der Form, die du nehmen willst.</translation>
    </message>
    <message>
        <source>Click the last stone of the shape.</source>
        <translation>Klick auf den letzten Stein der Form.</translation>
    </message>
    <message>
        <source>Make a move on any one of the boards.</source>
        <translation>Mach einen Zug auf irgendeinem der Bretter.</translation>
    </message>
    <message>
        <source>Click where this move ends.</source>
        <translation>Klick dorthin, wo dieser Zug endet.</translation>
    </message>
    <message>
        <source>the heap</source>
        <translation>Haufen</translation>
    </message>
    <message>
        <source>the left heap</source>
        <translation>linken Haufen</translation>
    </message>
    <message>
        <source>the right heap</source>
        <translation>rechten Haufen</translation>
    </message>
    <message>
        <source>the middle heap</source>
        <translation>mittleren Haufen</translation>
    </message>
    <message>
        <source>I took %1 from %2.</source>
        <extracomment>how many were taken, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>Ich habe %1 vom %2 genommen.</translation>
    </message>
    <message>
        <source>You took %1 from %2.</source>
        <extracomment>how many were taken, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>Du hast %1 vom %2 genommen.</translation>
    </message>
    <message>
        <source>Click one of your animals: it steps or jumps.</source>
        <translation>Klick auf eins deiner Tiere: Es geht einen Schritt oder springt.</translation>
    </message>
    <message>
        <source>I hopped from %1 to %2.</source>
        <extracomment>of a toad or a frog: the two squares</extracomment>
        <translation>Ich bin von %1 nach %2 gehüpft.</translation>
    </message>
    <message>
        <source>You hopped from %1 to %2.</source>
        <extracomment>of a toad or a frog: the two squares</extracomment>
        <translation>Du bist von %1 nach %2 gehüpft.</translation>
    </message>
    <message>
        <source>I turned turtles %1 and %2.</source>
        <extracomment>the squares of two turtles that were turned over</extracomment>
        <translation>Ich habe die Schildkröten %1 und %2 umgedreht.</translation>
    </message>
    <message>
        <source>You turned turtles %1 and %2.</source>
        <extracomment>the squares of two turtles that were turned over</extracomment>
        <translation>Du hast die Schildkröten %1 und %2 umgedreht.</translation>
    </message>
    <message>
        <source>I turned coins %1 and %2.</source>
        <extracomment>the squares of two coins that were turned over</extracomment>
        <translation>Ich habe die Münzen %1 und %2 umgedreht.</translation>
    </message>
    <message>
        <source>You turned coins %1 and %2.</source>
        <extracomment>the squares of two coins that were turned over</extracomment>
        <translation>Du hast die Münzen %1 und %2 umgedreht.</translation>
    </message>
    <message>
        <source>Click a head to turn it over.</source>
        <translation>Klick auf einen Kopf, um ihn umzudrehen.</translation>
    </message>
    <message>
        <source>Click the other coin that turns over.</source>
        <translation>Klick auf die andere Münze, die umgedreht wird.</translation>
    </message>
    <message>
        <source>I went to %1.</source>
        <extracomment>the option of a game that was chosen, such as {0|1}</extracomment>
        <translation>Ich bin zu %1 gezogen.</translation>
    </message>
    <message>
        <source>You went to %1.</source>
        <extracomment>the option of a game that was chosen, such as {0|1}</extracomment>
        <translation>Du bist zu %1 gezogen.</translation>
    </message>
    <message>
        <source>Click the form you move to.</source>
        <translation>Klick auf die Form, zu der du ziehst.</translation>
    </message>
    <message numerus="yes">
        <source>Take just %1 there.</source>
        <extracomment>a hint: so many pieces are to be taken where one was told to look</extracomment>
        <translation>
            <numerusform>Nimm dort nur %1.</numerusform>
            <numerusform>Nimm dort %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 there.</source>
        <extracomment>a hint: so many pieces are to be taken where one was told to look</extracomment>
        <translation>
            <numerusform>Nimm dort nur %1.</numerusform>
            <numerusform>Nimm dort %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 bit off %1 square.</source>
        <extracomment>of a bar of chocolate; %2: who did it</extracomment>
        <translation>
            <numerusform>%2 hat %1 Feld abgebissen.</numerusform>
            <numerusform>%2 hat %1 Felder abgebissen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 bit off %1 squares.</source>
        <extracomment>of a bar of chocolate; %2: who did it</extracomment>
        <translation>
            <numerusform>%2 hat %1 Feld abgebissen.</numerusform>
            <numerusform>%2 hat %1 Felder abgebissen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%3 slid a coin from %1 to %2.</source>
        <extracomment>the squares, boxes or steps that a coin left and came to; %3: who did it</extracomment>
        <translation>%3 hat eine Münze von %1 nach %2 geschoben.</translation>
    </message>
    <message numerus="yes">
        <source>%4 moved %1 coin from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps; %4: who did it</extracomment>
        <translation>
            <numerusform>%4 hat %1 Münze von %2 nach %3 gezogen.</numerusform>
            <numerusform>%4 hat %1 Münzen von %2 nach %3 gezogen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%4 moved %1 coins from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps; %4: who did it</extracomment>
        <translation>
            <numerusform>%4 hat %1 Münze von %2 nach %3 gezogen.</numerusform>
            <numerusform>%4 hat %1 Münzen von %2 nach %3 gezogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 moved the token to %1.</source>
        <extracomment>the number of a node; %2: who did it</extracomment>
        <translation>%2 hat die Figur auf %1 gezogen.</translation>
    </message>
    <message>
        <source>%3 took %1 from column %2.</source>
        <extracomment>how many stones, and the name of a column, such as c; %3: who did it</extracomment>
        <translation>%3 hat %1 aus Spalte %2 genommen.</translation>
    </message>
    <message>
        <source>%3 took %1 from row %2.</source>
        <extracomment>how many stones, and the number of a row; %3: who did it</extracomment>
        <translation>%3 hat %1 aus Zeile %2 genommen.</translation>
    </message>
    <message>
        <source>%1 cut a blue stem.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>%1 hat eine blaue Kante durchgeschnitten.</translation>
    </message>
    <message>
        <source>%1 cut a red stem.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>%1 hat eine rote Kante durchgeschnitten.</translation>
    </message>
    <message>
        <source>%1 cut a green stem.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>%1 hat eine grüne Kante durchgeschnitten.</translation>
    </message>
    <message>
        <source>%2 divided by %1.</source>
        <extracomment>%2: who did it</extracomment>
        <translation>%2 hat durch %1 geteilt.</translation>
    </message>
    <message>
        <source>%3 took %1 from line %2.</source>
        <extracomment>how many counters, and the number of the line; %3: who did it</extracomment>
        <translation>%3 hat %1 aus Reihe %2 genommen.</translation>
    </message>
    <message>
        <source>divide %1 into %2 and %3</source>
        <extracomment>a move: &quot;the left heap&quot;, and the sizes of what it becomes</extracomment>
        <translation>den %1 in %2 und %3 teilen</translation>
    </message>
    <message>
        <source>take %1 from %2, leaving %3 and %4</source>
        <extracomment>a move: how many pins, &quot;the left heap&quot;, and the sizes of what is left</extracomment>
        <translation>%1 vom %2 nehmen, es bleiben %3 und %4</translation>
    </message>
    <message>
        <source>%4 divided %1 into %2 and %3.</source>
        <extracomment>&quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became; %4: who did it</extracomment>
        <translation>%4 hat den %1 in %2 und %3 geteilt.</translation>
    </message>
    <message>
        <source>I took %1 from %2. %3 and %4 are left.</source>
        <extracomment>how many were taken, &quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>Ich habe %1 vom %2 genommen. Es bleiben %3 und %4.</translation>
    </message>
    <message>
        <source>You took %1 from %2. %3 and %4 are left.</source>
        <extracomment>how many were taken, &quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>Du hast %1 vom %2 genommen. Es bleiben %3 und %4.</translation>
    </message>
    <message>
        <source>%5 took %1 from %2. %3 and %4 are left.</source>
        <extracomment>how many were taken, &quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became; %5: who did it</extracomment>
        <translation>%5 hat %1 vom %2 genommen. Es bleiben %3 und %4.</translation>
    </message>
    <message>
        <source>%4 moved from %2 to %3 in row %1.</source>
        <extracomment>the number of a row, and two squares; %4: who did it</extracomment>
        <translation>%4 ist in Zeile %1 von %2 nach %3 gezogen.</translation>
    </message>
    <message>
        <source>add %1 to %2</source>
        <extracomment>a move: how many stones, and &quot;the left heap&quot;</extracomment>
        <translation>%1 auf den %2 zurücklegen</translation>
    </message>
    <message>
        <source>%3 added %1 to %2.</source>
        <extracomment>how many were added, and &quot;the left heap&quot; or &quot;heap 5&quot;; %3: who did it</extracomment>
        <translation>%3 hat %1 auf den %2 zurückgelegt.</translation>
    </message>
    <message>
        <source>%1 used a skip.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>%1 hat gepasst.</translation>
    </message>
    <message>
        <source>%3 moved a counter from %1 to %2.</source>
        <extracomment>two squares, such as (3, 5); %3: who did it</extracomment>
        <translation>%3 hat ein Plättchen von %1 nach %2 gezogen.</translation>
    </message>
    <message>
        <source>%2 moved the queen to %1.</source>
        <extracomment>a square, such as (3, 5); %2: who did it</extracomment>
        <translation>%2 hat die Dame auf %1 gezogen.</translation>
    </message>
    <message numerus="yes">
        <source>%2 took %1 stone.</source>
        <extracomment>how many were taken; %2: who did it</extracomment>
        <translation>
            <numerusform>%2 hat %1 Stein genommen.</numerusform>
            <numerusform>%2 hat %1 Steine genommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 took %1 stones.</source>
        <extracomment>how many were taken; %2: who did it</extracomment>
        <translation>
            <numerusform>%2 hat %1 Stein genommen.</numerusform>
            <numerusform>%2 hat %1 Steine genommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>the upper heap</source>
        <translation>oberen Haufen</translation>
    </message>
    <message>
        <source>the lower heap</source>
        <translation>unteren Haufen</translation>
    </message>
    <message>
        <source>heap %1 of the upper row</source>
        <extracomment>of several rows of heaps: the number of the heap in its row</extracomment>
        <translation>Haufen %1 der oberen Reihe</translation>
    </message>
    <message>
        <source>heap %1 of the lower row</source>
        <translation>Haufen %1 der unteren Reihe</translation>
    </message>
    <message>
        <source>heap %1 of the middle row</source>
        <translation>Haufen %1 der mittleren Reihe</translation>
    </message>
    <message>
        <source>%3 took %1 from %2.</source>
        <extracomment>how many were taken, and &quot;the left heap&quot; or &quot;heap 5&quot;; %3: who did it</extracomment>
        <translation>%3 hat %1 vom %2 genommen.</translation>
    </message>
    <message>
        <source>take %1 from %2</source>
        <extracomment>a move: how many are taken, and &quot;the left heap&quot;</extracomment>
        <translation>%1 vom %2 nehmen</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <extracomment>a hint: &quot;the left heap&quot;</extracomment>
        <translation>Mit dem %1 hältst du am längsten durch.</translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <extracomment>a hint: &quot;the left heap&quot;</extracomment>
        <translation>Schau auf den %1.</translation>
    </message>
    <message>
        <source>%3 hopped from %1 to %2.</source>
        <extracomment>of a toad or a frog: the two squares; %3: who did it</extracomment>
        <translation>%3 ist von %1 nach %2 gehüpft.</translation>
    </message>
    <message>
        <source>I turned turtle %1.</source>
        <extracomment>the square of the turtle that was turned over</extracomment>
        <translation>Ich habe Schildkröte %1 umgedreht.</translation>
    </message>
    <message>
        <source>You turned turtle %1.</source>
        <extracomment>the square of the turtle that was turned over</extracomment>
        <translation>Du hast Schildkröte %1 umgedreht.</translation>
    </message>
    <message>
        <source>%2 turned turtle %1.</source>
        <extracomment>the square of the turtle that was turned over; %2: who did it</extracomment>
        <translation>%2 hat Schildkröte %1 umgedreht.</translation>
    </message>
    <message>
        <source>%3 turned turtles %1 and %2.</source>
        <extracomment>the squares of two turtles that were turned over; %3: who did it</extracomment>
        <translation>%3 hat die Schildkröten %1 und %2 umgedreht.</translation>
    </message>
    <message>
        <source>%3 turned coins %1 and %2.</source>
        <extracomment>the squares of two coins that were turned over; %3: who did it</extracomment>
        <translation>%3 hat die Münzen %1 und %2 umgedreht.</translation>
    </message>
    <message>
        <source>%2 went to %1.</source>
        <extracomment>the option of a game that was chosen, such as {0|1}; %2: who did it</extracomment>
        <translation>%2 ist zu %1 gezogen.</translation>
    </message>
    <message>
        <source>I left nothing but the crossed square</source>
        <translation>Ich habe nur das angekreuzte Feld übrig gelassen</translation>
    </message>
    <message>
        <source>I took the last counter</source>
        <translation>Ich habe das letzte Plättchen genommen</translation>
    </message>
    <message>
        <source>I took the last stone</source>
        <translation>Ich habe den letzten Stein genommen</translation>
    </message>
    <message>
        <source>I made the last move</source>
        <translation>Ich habe den letzten Zug gemacht</translation>
    </message>
    <message numerus="yes">
        <source>%1 move.</source>
        <translation>
            <numerusform>%1 Zug.</numerusform>
            <numerusform>%1 Züge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves.</source>
        <translation>
            <numerusform>%1 Zug.</numerusform>
            <numerusform>%1 Züge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a winning first move: there is %1.</source>
        <translation>
            <numerusform>Finde einen ersten Zug, der gewinnt: Es gibt %1.</numerusform>
            <numerusform>Finde einen ersten Zug, der gewinnt: Es gibt %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a winning first move: there are %1.</source>
        <translation>
            <numerusform>Finde einen ersten Zug, der gewinnt: Es gibt %1.</numerusform>
            <numerusform>Finde einen ersten Zug, der gewinnt: Es gibt %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click one more to turn it, too, or this one again to turn it alone.</source>
        <translation>Klick auf noch eine, um auch sie umzudrehen, oder noch einmal auf diese, um nur sie umzudrehen.</translation>
    </message>
    <message>
        <source>bite at %1</source>
        <extracomment>a move, a verb: the square of a bar of chocolate, such as b2, where it is bitten off</extracomment>
        <translation>bei %1 abbeißen</translation>
    </message>
    <message numerus="yes">
        <source>move %1 coin from %2 to %3</source>
        <extracomment>a move, a verb: how many coins, and the two boxes or steps; here one coin</extracomment>
        <translation>
            <numerusform>%1 Münze von %2 nach %3 ziehen</numerusform>
            <numerusform>%1 Münzen von %2 nach %3 ziehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %1 coins from %2 to %3</source>
        <extracomment>a move, a verb: how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>%1 Münze von %2 nach %3 ziehen</numerusform>
            <numerusform>%1 Münzen von %2 nach %3 ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>slide a coin from %1 to %2</source>
        <extracomment>a move, a verb: the squares, boxes or steps that a coin leaves and comes to</extracomment>
        <translation>eine Münze von %1 nach %2 schieben</translation>
    </message>
    <message>
        <source>move the token to %1</source>
        <extracomment>a move, a verb: the number of a node</extracomment>
        <translation>die Figur auf %1 ziehen</translation>
    </message>
    <message>
        <source>cut the blue edge from %1 to %2</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>die blaue Kante von %1 nach %2 durchschneiden</translation>
    </message>
    <message>
        <source>cut the red edge from %1 to %2</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>die rote Kante von %1 nach %2 durchschneiden</translation>
    </message>
    <message>
        <source>cut the green edge from %1 to %2</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>die grüne Kante von %1 nach %2 durchschneiden</translation>
    </message>
    <message>
        <source>take counter %1 of line %2</source>
        <extracomment>a move, a verb: the place of a counter, and the number of its line</extracomment>
        <translation>Plättchen %1 aus Reihe %2 nehmen</translation>
    </message>
    <message>
        <source>take counters %1 to %2 of line %3</source>
        <extracomment>a move, a verb: the places of the first and the last counter, and the number of their line</extracomment>
        <translation>die Plättchen %1 bis %2 aus Reihe %3 nehmen</translation>
    </message>
    <message>
        <source>move from %2 to %3 in row %1</source>
        <translation>in Zeile %1 von %2 nach %3 ziehen</translation>
    </message>
    <message>
        <source>move a counter from %1 to %2</source>
        <extracomment>a move, a verb: two squares, such as (3, 5)</extracomment>
        <translation>ein Plättchen von %1 nach %2 ziehen</translation>
    </message>
    <message>
        <source>move the queen to %1</source>
        <extracomment>a move, a verb: a square, such as (3, 5)</extracomment>
        <translation>die Dame auf %1 ziehen</translation>
    </message>
    <message>
        <source>hop from %1 to %2</source>
        <translation>von %1 nach %2 hüpfen</translation>
    </message>
    <message>
        <source>go to %1</source>
        <translation>zu %1 ziehen</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>head of the column of moves: how many sticks are taken</extracomment>
        <translation>Streichhölzer</translation>
    </message>
    <message>
        <source>Click the first match you want to take. Those behind it go, too.</source>
        <translation>Klick auf das erste Streichholz, das du nehmen willst. Die dahinter gehen mit.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 match now</source>
        <translation>
            <numerusform>Es ist jetzt %1 Streichholz da</numerusform>
            <numerusform>Es sind jetzt %1 Streichhölzer da</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 matches now</source>
        <translation>
            <numerusform>Es ist jetzt %1 Streichholz da</numerusform>
            <numerusform>Es sind jetzt %1 Streichhölzer da</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten matches</source>
        <extracomment>a ready-made board</extracomment>
        <translation>Zehn Streichhölzer</translation>
    </message>
    <message numerus="yes">
        <source>Take %1 match from one heap.</source>
        <translation>
            <numerusform>Nimm %1 Streichholz von einem Haufen.</numerusform>
            <numerusform>Nimm %1 Streichhölzer von einem Haufen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 matches from one heap.</source>
        <translation>
            <numerusform>Nimm %1 Streichholz von einem Haufen.</numerusform>
            <numerusform>Nimm %1 Streichhölzer von einem Haufen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 match.</source>
        <translation>
            <numerusform>Nimm %1 Streichholz.</numerusform>
            <numerusform>Nimm %1 Streichhölzer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 matches.</source>
        <translation>
            <numerusform>Nimm %1 Streichholz.</numerusform>
            <numerusform>Nimm %1 Streichhölzer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taking the last match wins.</source>
        <translation>Wer das letzte Streichholz nimmt, gewinnt.</translation>
    </message>
    <message>
        <source>Taking the last match loses.</source>
        <translation>Wer das letzte Streichholz nimmt, verliert.</translation>
    </message>
    <message>
        <source>You took the last match</source>
        <translation>Du hast das letzte Streichholz genommen</translation>
    </message>
    <message>
        <source>%1 took the last match</source>
        <translation>%1 hat das letzte Streichholz genommen</translation>
    </message>
    <message>
        <source>I took the last match</source>
        <translation>Ich habe das letzte Streichholz genommen</translation>
    </message>
    <message>
        <source>Heaps are divided here: choose a line between two segments.</source>
        <translation>Hier werden Haufen geteilt: Wähl eine Linie zwischen zwei Segmenten.</translation>
    </message>
    <message>
        <source>The two pins are not of one heap.</source>
        <translation>Die zwei Kegel gehören nicht zu einem Haufen.</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Kegel</translation>
    </message>
    <message>
        <source>Click the first pin you want to take.</source>
        <translation>Klick auf den ersten Kegel, den du nehmen willst.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 pin now</source>
        <translation>
            <numerusform>Es ist jetzt %1 Kegel da</numerusform>
            <numerusform>Es sind jetzt %1 Kegel da</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 pins now</source>
        <translation>
            <numerusform>Es ist jetzt %1 Kegel da</numerusform>
            <numerusform>Es sind jetzt %1 Kegel da</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a pin to cut the heap off there, or a heap’s number to add a pin.</source>
        <translation>Klick auf einen Kegel, um den Haufen dort abzuschneiden, oder auf die Nummer eines Haufens, um einen Kegel hinzuzufügen.</translation>
    </message>
    <message>
        <source>Click between two segments to cut the cane there.</source>
        <translation>Klick zwischen zwei Segmente, um das Rohr dort zu teilen.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 segment now</source>
        <translation>
            <numerusform>Es ist jetzt %1 Segment da</numerusform>
            <numerusform>Es sind jetzt %1 Segmente da</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 segments now</source>
        <translation>
            <numerusform>Es ist jetzt %1 Segment da</numerusform>
            <numerusform>Es sind jetzt %1 Segmente da</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a segment to cut the heap off there, or a heap’s number to add a segment.</source>
        <translation>Klick auf ein Segment, um den Haufen dort abzuschneiden, oder auf die Nummer eines Haufens, um ein Segment hinzuzufügen.</translation>
    </message>
    <message numerus="yes">
        <source>take %1 pin from an end of a heap</source>
        <translation>
            <numerusform>%1 Kegel von einem Ende eines Haufens nehmen</numerusform>
            <numerusform>%1 Kegel von einem Ende eines Haufens nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 pins from an end of a heap</source>
        <translation>
            <numerusform>%1 Kegel von einem Ende eines Haufens nehmen</numerusform>
            <numerusform>%1 Kegel von einem Ende eines Haufens nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 pin of a heap, but not a whole heap</source>
        <translation>
            <numerusform>%1 Kegel eines Haufens nehmen, aber nicht einen ganzen Haufen</numerusform>
            <numerusform>%1 benachbarte Kegel eines Haufens nehmen, aber nicht einen ganzen Haufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 neighbouring pins of a heap, but not a whole heap</source>
        <translation>
            <numerusform>%1 Kegel eines Haufens nehmen, aber nicht einen ganzen Haufen</numerusform>
            <numerusform>%1 benachbarte Kegel eines Haufens nehmen, aber nicht einen ganzen Haufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 pin of a heap</source>
        <translation>
            <numerusform>%1 Kegel eines Haufens nehmen</numerusform>
            <numerusform>%1 benachbarte Kegel eines Haufens nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 neighbouring pins of a heap</source>
        <translation>
            <numerusform>%1 Kegel eines Haufens nehmen</numerusform>
            <numerusform>%1 benachbarte Kegel eines Haufens nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nim, and chips may come back</source>
        <translation>Nim, und Chips kommen zurück</translation>
    </message>
    <message>
        <source>Chips put back are taken again: it is won as Nim is.</source>
        <translation>Zurückgelegte Chips werden wieder genommen: Man gewinnt es wie Nim.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Click the lowest chip you want to take, or an empty place to fill the heap up to there.</source>
        <translation>Klick auf den untersten Chip, den du nehmen willst, oder auf eine leere Stelle, um den Haufen bis dorthin aufzufüllen.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 chip now</source>
        <translation>
            <numerusform>Es ist jetzt %1 Chip da</numerusform>
            <numerusform>Es sind jetzt %1 Chips da</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 chips now</source>
        <translation>
            <numerusform>Es ist jetzt %1 Chip da</numerusform>
            <numerusform>Es sind jetzt %1 Chips da</numerusform>
        </translation>
    </message>
    <message>
        <source>Take any number of chips from one heap, or use up one of your adds and put chips back on a heap, up to its cap.</source>
        <translation>Nimm beliebig viele Chips von einem Haufen, oder leg, solange du noch darfst, Chips auf einen zurück, bis zu seiner Obergrenze.</translation>
    </message>
    <message>
        <source>Putting chips back is reversible: the opponent takes the same chips again, and an add is gone (Left has %1 left, Right has %2). So adds change nothing, and the heaps decide as in Nim: their nim-sum is %3.</source>
        <extracomment>how often each player may still add stones, and a number</extracomment>
        <translation>Chips zurückzulegen ist umkehrbar: Die andere Seite nimmt dieselben Chips wieder, und einmal Zurücklegen ist verbraucht (Links darf noch %1-mal, Rechts %2-mal). Zurücklegen ändert also nichts, und die Haufen entscheiden wie beim Nim: Ihre Nim-Summe ist %3.</translation>
    </message>
    <message>
        <source>Click the lowest chip you want to take, or skip a turn.</source>
        <translation>Klick auf den untersten Chip, den du nehmen willst, oder pass.</translation>
    </message>
    <message>
        <source>One chip</source>
        <extracomment>of a ready-made board: it has one chip</extracomment>
        <translation>Ein Chip</translation>
    </message>
    <message>
        <source>with the last chip</source>
        <translation>mit dem letzten Chip</translation>
    </message>
    <message>
        <source>Take any number of chips from one heap, or use up one of your skips. The game ends when all chips are taken.</source>
        <translation>Nimm beliebig viele Chips von einem Haufen, oder pass, solange du noch darfst. Die Partie endet, wenn alle Chips genommen sind.</translation>
    </message>
    <message>
        <source>Take any number of chips from one heap, or use up one of your skips.</source>
        <translation>Nimm beliebig viele Chips von einem Haufen, oder pass, solange du noch darfst.</translation>
    </message>
    <message>
        <source>The game is over when the chips are gone, so a skip that is left over is worth nothing: comparing the skips is not the rule here, and the answer is found by search.</source>
        <translation>Die Partie ist zu Ende, wenn die Chips weg sind, also ist ungenutztes Passen nichts wert: Wer öfter passen darf, ist hier nicht die Regel, und die Antwort wird durch Suche gefunden.</translation>
    </message>
    <message>
        <source>That holds when skips may be used after the last chip. When the game ends with the chips, a skip that is left over is worth nothing: whoever can take the last heap whole wins.</source>
        <translation>Das gilt, wenn man auch nach dem letzten Chip noch passen darf. Endet die Partie mit den Chips, so ist ungenutztes Passen nichts wert: Wer den letzten Haufen ganz nehmen kann, gewinnt.</translation>
    </message>
    <message>
        <source>The turtle on the right must stand on its feet.</source>
        <translation>Die rechte Schildkröte muss auf den Füßen stehen.</translation>
    </message>
    <message>
        <source>Look at turtle %1.</source>
        <translation>Schau auf Schildkröte %1.</translation>
    </message>
    <message>
        <source>Turtle %1 holds out longest.</source>
        <translation>Mit Schildkröte %1 hältst du am längsten durch.</translation>
    </message>
    <message>
        <source>Turn a turtle onto its back and, if you like, turn over one more to its left.</source>
        <translation>Dreh eine Schildkröte auf den Rücken und, wenn du willst, noch eine links davon um.</translation>
    </message>
    <message>
        <source>Turn one over, and one more</source>
        <translation>Eine umdrehen, und noch eine</translation>
    </message>
    <message>
        <source>Click a turtle on its feet to turn it over.</source>
        <translation>Klick auf eine Schildkröte, die auf den Füßen steht, um sie umzudrehen.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 turtle on its feet now</source>
        <translation>
            <numerusform>Jetzt steht %1 Schildkröte auf den Füßen</numerusform>
            <numerusform>Jetzt stehen %1 Schildkröten auf den Füßen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 turtles on their feet now</source>
        <translation>
            <numerusform>Jetzt steht %1 Schildkröte auf den Füßen</numerusform>
            <numerusform>Jetzt stehen %1 Schildkröten auf den Füßen</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left of the bottom row and of the first column are two heaps.</source>
        <translation>Was von der untersten Zeile und der ersten Spalte übrig ist, sind zwei Haufen.</translation>
    </message>
    <message>
        <source>Whoever begins on a full board wins: if taking just the last square were a mistake, you could begin with the move that punishes it. No rule tells which move wins; it has to be searched for.</source>
        <translation>Wer auf einem vollen Brett anfängt, gewinnt: Wäre es ein Fehler, nur das letzte Feld zu nehmen, so könntest du gleich mit dem Zug anfangen, der ihn bestraft. Keine Regel sagt, welcher Zug gewinnt; man muss ihn suchen.</translation>
    </message>
    <message>
        <source>One of the two rows is shorter by one square: whatever you take, your opponent can make it so again.</source>
        <translation>Eine der zwei Zeilen ist um ein Feld kürzer: Was du auch nimmst, die andere Seite kann es wieder so einrichten.</translation>
    </message>
    <message>
        <source>Then one of the two rows is shorter by one square: whatever your opponent takes, you can make it so again.</source>
        <translation>Dann ist eine der zwei Zeilen um ein Feld kürzer: Was die andere Seite auch nimmt, du kannst es wieder so einrichten.</translation>
    </message>
    <message>
        <source>Pair the coins from the right: the gap in each pair is a heap (%1). A gap that is opened is closed again at once.</source>
        <translation>Bilde Paare von Münzen, von rechts an: Die Lücke in jedem Paar ist ein Haufen (%1). Eine Lücke, die jemand öffnet, wird gleich wieder geschlossen.</translation>
    </message>
    <message>
        <source>Only the coins on the steps 1, 3, 5, … count, as heaps: %1. Coins that come down onto such a step are moved on at once.</source>
        <translation>Nur die Münzen auf den Stufen 1, 3, 5, … zählen, als Haufen: %1. Münzen, die auf eine solche Stufe herunterkommen, werden gleich weitergezogen.</translation>
    </message>
    <message>
        <source>Each part has a twin: whatever you cut, your opponent cuts the same in the twin, and so makes the last cut.</source>
        <translation>Jeder Teil hat einen Zwilling: Was du auch durchschneidest, die andere Seite schneidet dasselbe im Zwilling durch und macht so den letzten Schnitt.</translation>
    </message>
    <message>
        <source>Each part has a twin with blue and red exchanged: whatever you cut, your opponent cuts the same in the twin, and so makes the last cut.</source>
        <translation>Jeder Teil hat einen Zwilling, in dem Blau und Rot vertauscht sind: Was du auch durchschneidest, die andere Seite schneidet dasselbe im Zwilling durch und macht so den letzten Schnitt.</translation>
    </message>
    <message>
        <source>Then each part has a twin: whatever your opponent cuts, cut the same in the twin. So you make the last cut.</source>
        <translation>Dann hat jeder Teil einen Zwilling: Was die andere Seite auch durchschneidet, schneid dasselbe im Zwilling durch. So machst du den letzten Schnitt.</translation>
    </message>
    <message>
        <source>Then each part has a twin with blue and red exchanged: whatever your opponent cuts, cut the same in the twin. So you make the last cut.</source>
        <translation>Dann hat jeder Teil einen Zwilling, in dem Blau und Rot vertauscht sind: Was die andere Seite auch durchschneidet, schneid dasselbe im Zwilling durch. So machst du den letzten Schnitt.</translation>
    </message>
    <message>
        <source>Only heaps of 1 are left, an odd number of them: they go one by one, you take the last, and the last loses.</source>
        <translation>Nur Haufen mit 1 sind übrig, und zwar ungerade viele: Einer nach dem anderen geht weg, du nimmst den letzten, und der letzte verliert.</translation>
    </message>
    <message>
        <source>Then only heaps of 1 are left, an odd number of them: they go one by one, your opponent takes the last, and the last loses.</source>
        <translation>Dann sind nur Haufen mit 1 übrig, und zwar ungerade viele: Einer nach dem anderen geht weg, die andere Seite nimmt den letzten, und der letzte verliert.</translation>
    </message>
    <message>
        <source>The heaps come in equal pairs: your opponent copies each move on the partner, until only one heap has more than 1 and an odd number of ones can be left.</source>
        <translation>Die Haufen bilden gleiche Paare: Die andere Seite macht jeden Zug am Partner nach, bis nur noch ein Haufen mehr als 1 hat und sie eine ungerade Anzahl von Einsen übrig lassen kann.</translation>
    </message>
    <message>
        <source>Then the heaps come in equal pairs: copy each move on the partner, until only one heap has more than 1 and you can leave an odd number of ones.</source>
        <translation>Dann bilden die Haufen gleiche Paare: Mach jeden Zug am Partner nach, bis nur noch ein Haufen mehr als 1 hat und du eine ungerade Anzahl von Einsen übrig lassen kannst.</translation>
    </message>
    <message>
        <source>The heaps come in equal pairs: whatever you do to one, your opponent does to its partner, and so makes the last move.</source>
        <translation>Die Haufen bilden gleiche Paare: Was du auch mit einem tust, die andere Seite tut es mit seinem Partner und macht so den letzten Zug.</translation>
    </message>
    <message>
        <source>Then the heaps come in equal pairs: whatever your opponent does to one, do it to its partner. So you make the last move.</source>
        <translation>Dann bilden die Haufen gleiche Paare: Was die andere Seite auch mit einem tut, tu es mit seinem Partner. So machst du den letzten Zug.</translation>
    </message>
    <message>
        <source>There is nothing to take from: whatever you add, your opponent takes away at once.</source>
        <translation>Es gibt nichts zu nehmen: Was du auch zurücklegst, die andere Seite nimmt es gleich wieder weg.</translation>
    </message>
    <message>
        <source>Then there is nothing to take from: whatever your opponent adds, take it away at once.</source>
        <translation>Dann gibt es nichts zu nehmen: Was die andere Seite auch zurücklegt, nimm es gleich wieder weg.</translation>
    </message>
    <message>
        <source>Make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever you do breaks pairs, and your opponent can pair them all again.</source>
        <translation>Teil jeden Haufen in Stapel zu 1, 2, 4, 8, …: Jeder Stapel hat einen Partner in einem anderen Haufen. Was du auch tust, du reißt Paare auseinander, und die andere Seite kann alle wieder bilden.</translation>
    </message>
    <message>
        <source>Make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever you do breaks pairs; your opponent pairs them again, and in the end leaves an odd number of ones.</source>
        <translation>Teil jeden Haufen in Stapel zu 1, 2, 4, 8, …: Jeder Stapel hat einen Partner in einem anderen Haufen. Was du auch tust, du reißt Paare auseinander; die andere Seite bildet sie wieder und lässt am Ende eine ungerade Anzahl von Einsen übrig.</translation>
    </message>
    <message>
        <source>Then make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever your opponent does breaks pairs, and you can pair them all again.</source>
        <translation>Dann teil jeden Haufen in Stapel zu 1, 2, 4, 8, …: Jeder Stapel hat einen Partner in einem anderen Haufen. Was die andere Seite auch tut, sie reißt Paare auseinander, und du kannst alle wieder bilden.</translation>
    </message>
    <message>
        <source>Then make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever your opponent does breaks pairs; pair them again, and in the end leave an odd number of ones.</source>
        <translation>Dann teil jeden Haufen in Stapel zu 1, 2, 4, 8, …: Jeder Stapel hat einen Partner in einem anderen Haufen. Was die andere Seite auch tut, sie reißt Paare auseinander; bilde sie wieder, und lass am Ende eine ungerade Anzahl von Einsen übrig.</translation>
    </message>
    <message>
        <source>A multiple of %1 is left: whatever you take, your opponent comes down to a multiple of %1 again, and in the end to 0.</source>
        <translation>Ein Vielfaches von %1 ist übrig: Was du auch nimmst, die andere Seite kommt wieder auf ein Vielfaches von %1 herunter und am Ende auf 0.</translation>
    </message>
    <message>
        <source>Then a multiple of %1 is left: whatever your opponent takes, come down to a multiple of %1 again, and in the end to 0.</source>
        <translation>Dann ist ein Vielfaches von %1 übrig: Was die andere Seite auch nimmt, komm wieder auf ein Vielfaches von %1 herunter und am Ende auf 0.</translation>
    </message>
    <message>
        <source>Count the sticks in groups of %1: %2 left over. Whatever you take, your opponent can leave such a number again.</source>
        <extracomment>how many sticks make a group, and numbers, such as &quot;0 or 2&quot;</extracomment>
        <translation>Zähl die Streichhölzer in Gruppen zu %1: Übrig bleiben %2. Was du auch nimmst, die andere Seite kann wieder eine solche Anzahl übrig lassen.</translation>
    </message>
    <message>
        <source>Then count the sticks in groups of %1: %2 left over. Whatever your opponent takes, you can leave such a number again.</source>
        <extracomment>how many sticks make a group, and numbers, such as &quot;0 or 2&quot;</extracomment>
        <translation>Dann zähl die Streichhölzer in Gruppen zu %1: Übrig bleiben %2. Was die andere Seite auch nimmt, du kannst wieder eine solche Anzahl übrig lassen.</translation>
    </message>
    <message>
        <source>A group of %1 sticks does not count: whoever breaks one is answered by the rest of it. What is left over in each heap is a heap.</source>
        <translation>Eine Gruppe von %1 Streichhölzern zählt nicht: Wer eine anbricht, bekommt ihren Rest als Antwort. Was von jedem Haufen übrig bleibt, ist ein Haufen.</translation>
    </message>
    <message>
        <source>The last move</source>
        <translation>Der letzte Zug</translation>
    </message>
    <message>
        <source>Make pairs, then copy</source>
        <translation>Paare bilden, dann nachmachen</translation>
    </message>
    <message>
        <source>Your opponent can copy you</source>
        <translation>Die andere Seite kann dir alles nachmachen</translation>
    </message>
    <message>
        <source>Mirror every move</source>
        <translation>Jeden Zug spiegeln</translation>
    </message>
    <message>
        <source>Every move can be mirrored</source>
        <translation>Jeder Zug lässt sich spiegeln</translation>
    </message>
    <message>
        <source>Count in groups</source>
        <translation>In Gruppen zählen</translation>
    </message>
    <message>
        <source>One square shorter</source>
        <translation>Um ein Feld kürzer</translation>
    </message>
    <message>
        <source>An odd number of ones</source>
        <translation>Eine ungerade Anzahl von Einsen</translation>
    </message>
    <message>
        <source>Balance the heaps</source>
        <translation>Die Haufen ausgleichen</translation>
    </message>
    <message>
        <source>The heaps are balanced</source>
        <translation>Die Haufen sind ausgeglichen</translation>
    </message>
    <message>
        <source>Count the free moves</source>
        <translation>Die freien Züge zählen</translation>
    </message>
    <message>
        <source>Steal the move</source>
        <translation>Den Zug stehlen</translation>
    </message>
    <message>
        <source>No short rule</source>
        <translation>Keine kurze Regel</translation>
    </message>
    <message>
        <source>No move is left, and whoever cannot move loses.</source>
        <translation>Kein Zug ist übrig, und wer nicht ziehen kann, verliert.</translation>
    </message>
    <message>
        <source>No move is left, and whoever cannot move wins.</source>
        <translation>Kein Zug ist übrig, und wer nicht ziehen kann, gewinnt.</translation>
    </message>
    <message>
        <source>Then your opponent cannot move, and you have won.</source>
        <translation>Dann kann die andere Seite nicht ziehen, und du hast gewonnen.</translation>
    </message>
    <message>
        <source>You have to make the last move, and the last move loses.</source>
        <translation>Du musst den letzten Zug machen, und der letzte Zug verliert.</translation>
    </message>
    <message>
        <source>Then your opponent has to make the last move, and the last move loses.</source>
        <translation>Dann muss die andere Seite den letzten Zug machen, und der letzte Zug verliert.</translation>
    </message>
    <message>
        <source>Whatever you do, your opponent makes the last move.</source>
        <translation>Was du auch tust, die andere Seite macht den letzten Zug.</translation>
    </message>
    <message>
        <source>Then you make the last move, whatever your opponent does.</source>
        <translation>Dann machst du den letzten Zug, was die andere Seite auch tut.</translation>
    </message>
    <message>
        <source>%1 is ahead by %2 of a free move, so it makes the last one, whoever begins.</source>
        <extracomment>a player, such as Left, and a number of moves that may be a fraction, such as 3/4</extracomment>
        <translation>%1 ist an freien Zügen um %2 voraus und macht deshalb den letzten Zug, egal wer anfängt.</translation>
    </message>
    <message>
        <source>There is a rule for this board, but it takes more than two sentences. The next levels lead there, move by move.</source>
        <translation>Für dieses Brett gibt es eine Regel, aber sie braucht mehr als zwei Sätze. Die nächsten Ebenen führen Zug für Zug dorthin.</translation>
    </message>
    <message>
        <source>Nobody knows a short rule for this board: who wins was found by trying everything. The next level shows the moves and their answers.</source>
        <translation>Für dieses Brett kennt niemand eine kurze Regel: Wer gewinnt, wurde durch Probieren aller Züge gefunden. Die nächste Ebene zeigt die Züge und ihre Antworten.</translation>
    </message>
    <message>
        <source>You are losing.</source>
        <translation>Du stehst auf Verlust.</translation>
    </message>
    <message>
        <source>You are winning.</source>
        <translation>Du stehst auf Gewinn.</translation>
    </message>
    <message>
        <source>You can win: %1.</source>
        <extracomment>a move, such as &quot;take 3 from the left heap&quot;</extracomment>
        <translation>Du kannst gewinnen: %1.</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>Die andere Seite</translation>
    </message>
    <message>
        <source>Your opponent’s move</source>
        <translation>Zug der anderen Seite</translation>
    </message>
    <message>
        <source>No move is left: you have won.</source>
        <translation>Kein Zug ist übrig: Du hast gewonnen.</translation>
    </message>
    <message>
        <source>No move is left: you have lost.</source>
        <translation>Kein Zug ist übrig: Du hast verloren.</translation>
    </message>
    <message>
        <source>Turned upside down the board looks the same: whatever you take, your opponent takes what lies opposite, and so makes the last move.</source>
        <translation>Auf den Kopf gestellt sieht das Brett genauso aus: Was du auch nimmst, die andere Seite nimmt, was gegenüberliegt, und macht so den letzten Zug.</translation>
    </message>
    <message>
        <source>Then the board looks the same turned upside down: whatever your opponent takes, take what lies opposite. So you make the last move.</source>
        <translation>Dann sieht das Brett auf den Kopf gestellt genauso aus: Was die andere Seite auch nimmt, nimm, was gegenüberliegt. So machst du den letzten Zug.</translation>
    </message>
    <message>
        <source>The gap of each row is a heap: %1. Whoever retreats is followed at once.</source>
        <translation>Die Lücke jeder Zeile ist ein Haufen: %1. Weicht ein Stein zurück, so rückt der andere gleich nach.</translation>
    </message>
    <message>
        <source>Stones that are put back are taken away again at once.</source>
        <translation>Was zurückgelegt wird, wird gleich wieder weggenommen.</translation>
    </message>
    <message>
        <source>Your opponent has more skips than you, and so has a move left when everything else is gone.</source>
        <translation>Die andere Seite darf öfter passen als du und hat so noch einen Zug, wenn alles andere weg ist.</translation>
    </message>
    <message>
        <source>You still have more skips than your opponent, and so a move left when everything else is gone.</source>
        <translation>Du darfst immer noch öfter passen als die andere Seite und hast so noch einen Zug, wenn alles andere weg ist.</translation>
    </message>
    <message>
        <source>A skip is answered by a skip.</source>
        <translation>Auf Passen antwortet man mit Passen.</translation>
    </message>
    <message>
        <source>The boards come in pairs that answer each other: whatever you do on one, your opponent does on its partner, and so makes the last move.</source>
        <translation>Die Bretter bilden Paare, die einander antworten: Was du auch auf einem tust, die andere Seite tut es auf seinem Partner und macht so den letzten Zug.</translation>
    </message>
    <message>
        <source>Then the boards come in pairs that answer each other: whatever your opponent does on one, do it on its partner. So you make the last move.</source>
        <translation>Dann bilden die Bretter Paare, die einander antworten: Was die andere Seite auch auf einem tut, tu es auf seinem Partner. So machst du den letzten Zug.</translation>
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
        <translation>%1: gewinnt</translation>
    </message>
    <message>
        <source>%1: loses</source>
        <extracomment>of a move</extracomment>
        <translation>%1: verliert</translation>
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
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Other rules of this game, too</source>
        <translation>Auch andere Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>Misère play</source>
        <extracomment>a switch: who makes the last move loses</extracomment>
        <translation>Misère</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Was gefragt wird</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>a field: how many exercises the worksheet has</extracomment>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Number of exercises</source>
        <translation>Anzahl der Aufgaben</translation>
    </message>
    <message>
        <source>Difficulty, from 1 to %1</source>
        <translation>Schwierigkeit, von 1 bis %1</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>a field: how hard the exercises are</extracomment>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Seed: the same one makes the same sheet</source>
        <translation>Startzahl: Dieselbe ergibt dasselbe Blatt</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>a field: the number that chance begins with; the same number gives the same exercises</extracomment>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Another</source>
        <extracomment>a button: another number for chance to begin with, so other exercises</extracomment>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Other exercises of the same kind</source>
        <translation>Andere Aufgaben derselben Art</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>a field: what stands at the top of the worksheet</extracomment>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>a field: the size of the paper</extracomment>
        <translation>Papier</translation>
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
        <translation>Begründungen der Antworten</translation>
    </message>
    <message>
        <source>With the answers, on pages of their own</source>
        <translation>Bei den Antworten, auf eigenen Seiten</translation>
    </message>
</context>
<context>
    <name>WorksheetsTab</name>
    <message>
        <source>What the worksheet asks</source>
        <translation>Was das Arbeitsblatt fragt</translation>
    </message>
    <message>
        <source>Save the worksheet</source>
        <translation>Arbeitsblatt speichern</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <extracomment>a button: saves the worksheet as a file for printing</extracomment>
        <translation>PDF speichern …</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>read aloud: a button: the page before this one</extracomment>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Previous page (PageUp)</source>
        <translation>Vorige Seite (PageUp)</translation>
    </message>
    <message>
        <source>Page %1 of %2: answers</source>
        <extracomment>the number of the page shown, and how many there are; it has the answers</extracomment>
        <translation>Seite %1 von %2: Antworten</translation>
    </message>
    <message>
        <source>Page %1 of %2: exercises</source>
        <extracomment>the number of the page shown, and how many there are</extracomment>
        <translation>Seite %1 von %2: Aufgaben</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>read aloud: a button: the page after this one</extracomment>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Next page (PageDown)</source>
        <translation>Nächste Seite (PageDown)</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>a button, a verb: ends the search for exercises</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Page %1 of the worksheet, with answers</source>
        <translation>Seite %1 des Arbeitsblatts, mit Antworten</translation>
    </message>
    <message>
        <source>Page %1 of the worksheet</source>
        <translation>Seite %1 des Arbeitsblatts</translation>
    </message>
    <message>
        <source>Printed</source>
        <extracomment>what the button says when the worksheet has been printed</extracomment>
        <translation>Gedruckt</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>a button, a verb: prints the worksheet</extracomment>
        <translation>Drucken …</translation>
    </message>
</context>
<context>
    <name>app::Application</name>
    <message>
        <source>There is not enough memory for it.</source>
        <translation>Dafür ist nicht genug Speicher da.</translation>
    </message>
    <message>
        <source>This is an error of the program: %1</source>
        <translation>Das ist ein Fehler des Programms: %1</translation>
    </message>
    <message>
        <source>This is an error of the program.</source>
        <translation>Das ist ein Fehler des Programms.</translation>
    </message>
</context>
<context>
    <name>models::AnalysedModel</name>
    <message>
        <source>This view needs the whole game, and that has more than %1 positions: too many to be filled in by hand. Choose a smaller one.</source>
        <translation>Diese Ansicht braucht das ganze Spiel, und das hat mehr als %1 Positionen: zu viele, um sie von Hand auszufüllen. Wähl ein kleineres.</translation>
    </message>
    <message>
        <source>Play may go on for ever here: positions have no size.</source>
        <translation>Das Spiel kann hier ewig dauern: Positionen haben keine Größe.</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>the name of the empty board in a list of positions</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>not shown yet</source>
        <translation>noch nicht gezeigt</translation>
    </message>
    <message>
        <source>Grundy value %1</source>
        <translation>Grundy-Wert %1</translation>
    </message>
    <message>
        <source>a move of the chosen position leads here</source>
        <translation>ein Zug der gewählten Position führt hierher</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Grundy values of size %1</source>
        <translation>Grundy-Werte der Größe %1</translation>
    </message>
    <message>
        <source>Outcomes of size %1</source>
        <translation>Ausgänge der Größe %1</translation>
    </message>
    <message>
        <source>P or N of size %1</source>
        <translation>P oder N der Größe %1</translation>
    </message>
    <message>
        <source>%1 of %2 positions labelled</source>
        <extracomment>how many positions have their letter, and how many there are</extracomment>
        <translation>%1 von %2 Positionen beschriftet</translation>
    </message>
    <message>
        <source>%1 of %2 positions labelled, %3 with their Grundy values</source>
        <extracomment>how many positions have their letter, how many there are, and how many show their Grundy values, too</extracomment>
        <translation>%1 von %2 Positionen beschriftet, %3 mit ihren Grundy-Werten</translation>
    </message>
    <message>
        <source>No move is left: the player to move has lost. So it is P.</source>
        <translation>Kein Zug ist übrig: Wer am Zug ist, hat verloren. Also ist es P.</translation>
    </message>
    <message>
        <source>No move is left: in misère play the player to move has won. So it is N.</source>
        <translation>Kein Zug ist übrig: Bei Misère hat dann gewonnen, wer am Zug ist. Also ist es N.</translation>
    </message>
    <message>
        <source>Every move leads to an N-position. So it is P.</source>
        <translation>Jeder Zug führt zu einer N-Position. Also ist es P.</translation>
    </message>
    <message>
        <source>A move leads to a P-position (%1 of %2 positions). So it is N.</source>
        <extracomment>how many of the positions that moves lead to are P, and how many there are</extracomment>
        <translation>Ein Zug führt zu einer P-Position (%1 von %2 Positionen). Also ist es N.</translation>
    </message>
    <message>
        <source>Moves lead to the values {%1}; the smallest missing number is %2.</source>
        <extracomment>a list of numbers, such as 0, 1, 3, and a number</extracomment>
        <translation>Züge führen zu den Werten {%1}; die kleinste fehlende Zahl ist %2.</translation>
    </message>
    <message>
        <source>Choose a position to see where its moves lead.</source>
        <translation>Wähl eine Position, um zu sehen, wohin ihre Züge führen.</translation>
    </message>
    <message>
        <source>Moves lead to one position; it is lit.</source>
        <translation>Züge führen zu einer Position; sie leuchtet.</translation>
    </message>
    <message>
        <source>Moves lead to %1 positions; they are lit.</source>
        <translation>Züge führen zu %1 Positionen; sie leuchten.</translation>
    </message>
    <message>
        <source>No move leads on from here.</source>
        <translation>Von hier führt kein Zug weiter.</translation>
    </message>
    <message>
        <source>%1 Choose it once more to show what it is.</source>
        <translation>%1 Wähl sie noch einmal, um zu zeigen, was sie ist.</translation>
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
        <translation>ein leerer Tisch ist gleich viel wert</translation>
    </message>
    <message>
        <source>one Nim heap of %1 is worth the same</source>
        <translation>ein Nim-Haufen mit %1 ist gleich viel wert</translation>
    </message>
</context>
<context>
    <name>models::Comparison</name>
    <message>
        <source>%1 and %2</source>
        <comment>two games</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Who wins this difference is not known.</source>
        <translation>Das zweite steht hier mit Links und Rechts vertauscht. Wer diese Differenz gewinnt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Whoever moves first loses this difference, so the two are equal: each can stand for the other in any sum.</source>
        <translation>Das zweite steht hier mit Links und Rechts vertauscht. Wer anfängt, verliert diese Differenz, also sind die beiden gleich: In jeder Summe kann eins für das andere stehen.</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Left wins this difference, whoever begins, so the first is the greater.</source>
        <translation>Das zweite steht hier mit Links und Rechts vertauscht. Links gewinnt diese Differenz, egal wer anfängt, also ist das erste größer.</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Right wins this difference, whoever begins, so the second is the greater.</source>
        <translation>Das zweite steht hier mit Links und Rechts vertauscht. Rechts gewinnt diese Differenz, egal wer anfängt, also ist das zweite größer.</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Whoever moves first wins this difference, so neither is at least as great as the other: they are confused.</source>
        <translation>Das zweite steht hier mit Links und Rechts vertauscht. Wer anfängt, gewinnt diese Differenz, also ist keins mindestens so groß wie das andere: Sie sind unvergleichbar.</translation>
    </message>
    <message>
        <source>Each board has its mirror image: answer every move by the same move there. Select a move to see its answer.</source>
        <translation>Jedes Brett hat sein Spiegelbild: Antworte auf jeden Zug mit demselben Zug dort. Wähl einen Zug, um seine Antwort zu sehen.</translation>
    </message>
</context>
<context>
    <name>models::DescribedLevel</name>
    <message>
        <source>Perfect</source>
        <extracomment>a level of the computer: it makes no mistake</extracomment>
        <translation>Perfekt</translation>
    </message>
    <message>
        <source>never gives a win away</source>
        <translation>verschenkt nie einen Gewinn</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>a level of the computer, an adjective</extracomment>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Careful</source>
        <extracomment>a level of the computer, an adjective</extracomment>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>looks 3 moves ahead</source>
        <translation>schaut 3 Züge voraus</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>a level of the computer, a noun: it plays like one</extracomment>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>looks 1 move ahead</source>
        <translation>schaut 1 Zug voraus</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>a level of the computer: it makes any move</extracomment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Looks %1 moves ahead</source>
        <translation>Schaut %1 Züge voraus</translation>
    </message>
    <message>
        <source>Human-like</source>
        <extracomment>a level of the computer: it slips at times, as people do</extracomment>
        <translation>Menschlich</translation>
    </message>
    <message>
        <source>slips in %1 % of its moves</source>
        <translation>patzt bei %1 % seiner Züge</translation>
    </message>
    <message>
        <source>Fence %1</source>
        <extracomment>a level of the computer: it plays perfectly once so many pieces are left, such as 12</extracomment>
        <translation>Zaun %1</translation>
    </message>
    <message>
        <source>perfect with 1 piece left</source>
        <translation>perfekt bei 1 Stein</translation>
    </message>
    <message>
        <source>perfect once %1 pieces are left</source>
        <translation>perfekt ab %1 Steinen</translation>
    </message>
    <message>
        <source>Onyx</source>
        <extracomment>a name: a stone that plays perfectly</extracomment>
        <translation>Onyx</translation>
    </message>
    <message>
        <source>knows the trick, sometimes slips</source>
        <translation>kennt den Trick, patzt aber manchmal</translation>
    </message>
    <message>
        <source>Jasper</source>
        <extracomment>a name: a stone that plays well</extracomment>
        <translation>Jaspis</translation>
    </message>
    <message>
        <source>Flint</source>
        <extracomment>a name: a stone that plays with care</extracomment>
        <translation>Flint</translation>
    </message>
    <message>
        <source>Moss</source>
        <extracomment>a name: a mossy stone that plays like a beginner</extracomment>
        <translation>Moos</translation>
    </message>
    <message>
        <source>plays whatever catches the eye</source>
        <extracomment>of the level Random: it makes any move</extracomment>
        <translation>spielt, was ihm gerade ins Auge fällt</translation>
    </message>
    <message>
        <source>Pip</source>
        <extracomment>a name: the stone of a fruit, that plays at random</extracomment>
        <translation>Pip</translation>
    </message>
    <message>
        <source>One move won. You found it.</source>
        <extracomment>the motto of Onyx, who plays perfectly</extracomment>
        <translation>Nur ein Zug gewann. Du hast ihn gefunden.</translation>
    </message>
    <message>
        <source>Even. Your turn to worry.</source>
        <extracomment>the motto of Jasper, who knows the trick</extracomment>
        <translation>Ausgeglichen. Jetzt darfst du dir Sorgen machen.</translation>
    </message>
    <message>
        <source>I saw that coming.</source>
        <extracomment>the motto of Flint, who looks ahead</extracomment>
        <translation>Das habe ich kommen sehen.</translation>
    </message>
    <message>
        <source>I won’t hand you the last one.</source>
        <extracomment>the motto of Moss, who sees the last move</extracomment>
        <translation>Das letzte Stück schenke ich dir nicht.</translation>
    </message>
    <message>
        <source>Ooh, that one.</source>
        <extracomment>the motto of Pip, who plays at random</extracomment>
        <translation>Oh, das da.</translation>
    </message>
</context>
<context>
    <name>models::DrawingTidy</name>
    <message>
        <source>Tidying takes too long for this picture.</source>
        <translation>Bei diesem Bild dauert das Ordnen zu lange.</translation>
    </message>
    <message>
        <source>Tidying needs the program “dot”: install the package graphviz.</source>
        <translation>Zum Ordnen braucht es das Programm „dot“: Installier das Paket graphviz.</translation>
    </message>
    <message>
        <source>The program “dot” could not lay the picture out.</source>
        <translation>Das Programm „dot“ konnte das Bild nicht anordnen.</translation>
    </message>
</context>
<context>
    <name>models::DrawnShapes</name>
    <message>
        <source>No stone yet</source>
        <translation>Noch kein Stein</translation>
    </message>
</context>
<context>
    <name>models::ExplanationModel</name>
    <message>
        <source>%1, then %2</source>
        <extracomment>a move and the reply to it, such as &quot;take 3 from heap 1, then take 1 from heap 2&quot;</extracomment>
        <translation>%1, dann %2</translation>
    </message>
    <message>
        <source>… · %1</source>
        <translation>… · %1</translation>
    </message>
    <message>
        <source>%1 more lines are not shown</source>
        <translation>%1 weitere Zeilen sind nicht gezeigt</translation>
    </message>
    <message>
        <source>Label %1</source>
        <extracomment>a button, a verb: gives position number %1 its letter, P or N</extracomment>
        <translation>Beschrifte %1</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Noch nicht gelöst</translation>
    </message>
    <message>
        <source>Together</source>
        <extracomment>before a value: what all boards together are worth</extracomment>
        <translation>Zusammen</translation>
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
        <translation>%1-Dateien (%2)</translation>
    </message>
    <message>
        <source>Grundy</source>
        <translation>Grundy</translation>
    </message>
    <message>
        <source>Games and lessons (%1)</source>
        <translation>Partien und Lektionen (%1)</translation>
    </message>
</context>
<context>
    <name>models::FindMove</name>
    <message>
        <source>You were winning here. Find the move.</source>
        <translation>Hier standest du auf Gewinn. Finde den Zug.</translation>
    </message>
    <message>
        <source>%1 was winning here. Find the move.</source>
        <comment>a player</comment>
        <translation>Hier stand %1 auf Gewinn. Finde den Zug.</translation>
    </message>
    <message>
        <source>Yes! That wins at once.</source>
        <translation>Ja! Das gewinnt sofort.</translation>
    </message>
    <message>
        <source>Yes! Whatever %1 does now, you can win.</source>
        <comment>a player</comment>
        <translation>Ja! Was %1 jetzt auch tut, du kannst gewinnen.</translation>
    </message>
    <message>
        <source>Yes! Whatever %1 does now, %2 can win.</source>
        <comment>two players</comment>
        <translation>Ja! Was %1 jetzt auch tut, %2 kann gewinnen.</translation>
    </message>
    <message>
        <source>Who wins after this move is not solved yet.</source>
        <translation>Wer nach diesem Zug gewinnt, ist noch nicht gelöst.</translation>
    </message>
    <message>
        <source>That gives the win away.</source>
        <translation>Damit ist der Gewinn verschenkt.</translation>
    </message>
    <message>
        <source>That gives the win away: %1</source>
        <extracomment>after &quot;That gives the win away&quot;, how: &quot;Jasper took 1 from the left heap.&quot;</extracomment>
        <translation>Damit ist der Gewinn verschenkt: %1</translation>
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
        <translation>Ein Computer (%1) fängt gegen einen anderen (%2) an.</translation>
    </message>
    <message>
        <source>The computer (%1) starts against you.</source>
        <translation>Der Computer (%1) fängt gegen dich an.</translation>
    </message>
    <message>
        <source>The computer (%1) starts against a friend.</source>
        <translation>Der Computer (%1) fängt gegen einen Mitspieler an.</translation>
    </message>
    <message>
        <source>You start against the computer (%1).</source>
        <translation>Du fängst gegen den Computer (%1) an.</translation>
    </message>
    <message>
        <source>A friend starts against the computer (%1).</source>
        <translation>Ein Mitspieler fängt gegen den Computer (%1) an.</translation>
    </message>
    <message>
        <source>You start against a friend.</source>
        <translation>Du fängst gegen einen Mitspieler an.</translation>
    </message>
    <message>
        <source>A friend starts against you.</source>
        <translation>Ein Mitspieler fängt gegen dich an.</translation>
    </message>
    <message>
        <source>One friend starts against another.</source>
        <translation>Zwei Mitspieler spielen gegeneinander.</translation>
    </message>
</context>
<context>
    <name>models::GameFile</name>
    <message>
        <source>A picture’s name ends in .svg, .png, .pdf or .dot.</source>
        <translation>Der Name eines Bildes endet auf .svg, .png, .pdf oder .dot.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Die Datei ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>The file is too large for a game.</source>
        <translation>Die Datei ist zu groß für eine Partie.</translation>
    </message>
    <message>
        <source>Position %1 of the file: %2</source>
        <extracomment>the number of a position in a file, and what is wrong with it</extracomment>
        <translation>Position %1 der Datei: %2</translation>
    </message>
    <message>
        <source>no earlier position is named as the one before it.</source>
        <translation>als vorige ist keine frühere Position genannt.</translation>
    </message>
    <message>
        <source>there is no position.</source>
        <translation>keine Position ist da.</translation>
    </message>
    <message>
        <source>its layout is damaged.</source>
        <translation>ihre Anordnung ist beschädigt.</translation>
    </message>
    <message>
        <source>it is unknown what led to it.</source>
        <translation>es ist nicht bekannt, was zu ihr geführt hat.</translation>
    </message>
    <message>
        <source>it belongs to another game.</source>
        <translation>sie gehört zu einem anderen Spiel.</translation>
    </message>
    <message>
        <source>no legal move leads to it.</source>
        <translation>kein erlaubter Zug führt zu ihr.</translation>
    </message>
    <message>
        <source>it is not the same under the other convention.</source>
        <translation>sie ist in der anderen Spielweise nicht dieselbe.</translation>
    </message>
    <message>
        <source>it is not the same with the other player to move.</source>
        <translation>sie ist nicht dieselbe, wenn die andere Seite am Zug ist.</translation>
    </message>
    <message>
        <source>Position %1 of the file: its line goes on nowhere.</source>
        <translation>Position %1 der Datei: Ihre Variante führt nirgendwohin.</translation>
    </message>
    <message>
        <source>This is not JSON: %1</source>
        <translation>Das ist kein JSON: %1</translation>
    </message>
    <message>
        <source>This is not a game of Grundy.</source>
        <translation>Das ist keine Partie von Grundy.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Grundy.</source>
        <translation>Die Datei wurde von einer neueren Version von Grundy geschrieben.</translation>
    </message>
    <message>
        <source>The file does not say which version it has.</source>
        <translation>Die Datei sagt nicht, welche Version sie hat.</translation>
    </message>
    <message>
        <source>The file contains no position.</source>
        <translation>Die Datei enthält keine Position.</translation>
    </message>
    <message>
        <source>The file contains too many positions.</source>
        <translation>Die Datei enthält zu viele Positionen.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>Line %1, column %2 of the file: “%3” stands here a second time.</source>
        <extracomment>where a mistake is, and the name that stands there twice</extracomment>
        <translation>Zeile %1, Spalte %2 der Datei: „%3“ steht hier zum zweiten Mal.</translation>
    </message>
    <message>
        <source>The file does not say who plays.</source>
        <translation>Die Datei sagt nicht, wer spielt.</translation>
    </message>
    <message>
        <source>A picture’s name ends in .svg, .png or .pdf.</source>
        <translation>Der Name eines Bildes endet auf .svg, .png oder .pdf.</translation>
    </message>
</context>
<context>
    <name>models::GameGlance</name>
    <message>
        <source>the game is over</source>
        <translation>die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>exploring</source>
        <extracomment>how far a game is that can be opened again: its analysis was looked at</extracomment>
        <translation>wird erkundet</translation>
    </message>
    <message>
        <source>presenting</source>
        <extracomment>how far a game is that can be opened again: it was shown to a class</extracomment>
        <translation>wird vorgeführt</translation>
    </message>
    <message>
        <source>two players, move %1</source>
        <translation>zu zweit, Zug %1</translation>
    </message>
    <message>
        <source>the computer against itself</source>
        <translation>der Computer gegen sich selbst</translation>
    </message>
    <message>
        <source>against the computer, your move</source>
        <translation>gegen den Computer, du bist am Zug</translation>
    </message>
    <message>
        <source>against the computer, its move</source>
        <translation>gegen den Computer, er ist am Zug</translation>
    </message>
</context>
<context>
    <name>models::GameShares</name>
    <message>
        <source>&lt;1%</source>
        <extracomment>less than one percent of the games</extracomment>
        <translation>&lt;1 %</translation>
    </message>
    <message>
        <source>&gt;99%</source>
        <extracomment>more than 99 percent of the games</extracomment>
        <translation>&gt;99 %</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>a share of the games in percent, such as 37</extracomment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>models::GameStore</name>
    <message>
        <source>This game is open in another window.</source>
        <translation>Diese Partie ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>A game could not be read (%1).</source>
        <translation>Eine Partie war nicht lesbar (%1).</translation>
    </message>
    <message>
        <source>Its file is kept as %1.</source>
        <translation>Ihre Datei ist als %1 aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>models::Home</name>
    <message>
        <source>%1 is not a folder</source>
        <translation>%1 ist kein Ordner</translation>
    </message>
    <message>
        <source>%1 may not be changed</source>
        <translation>%1 darf nicht geändert werden</translation>
    </message>
    <message>
        <source>Nothing can be kept in %1 (%2). Games that you do not save elsewhere are lost when the window closes, and so is your progress in lessons and exercises.</source>
        <extracomment>a folder, and why nothing can be written there</extracomment>
        <translation>In %1 lässt sich nichts aufbewahren (%2). Partien, die du nicht anderswo speicherst, gehen beim Schließen des Fensters verloren, und dein Fortschritt in Lektionen und Aufgaben auch.</translation>
    </message>
    <message>
        <source>Nothing can be kept in %1 (%2): settings last only until the window closes.</source>
        <extracomment>a folder, and why nothing can be written there</extracomment>
        <translation>In %1 lässt sich nichts aufbewahren (%2): Einstellungen halten nur, bis das Fenster geschlossen wird.</translation>
    </message>
    <message>
        <source>Some of the settings in %1 cannot be read. They are not lost: before anything is written there, the file is kept under another name.</source>
        <extracomment>a file</extracomment>
        <translation>Einige der Einstellungen in %1 sind nicht lesbar. Sie sind nicht verloren: Bevor dort etwas geschrieben wird, wird die Datei unter einem anderen Namen aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>models::KeptGame</name>
    <message>
        <source>%1 This game is lost when the window closes, unless you save it elsewhere.</source>
        <comment>after the sentence that a file cannot be written</comment>
        <translation>%1 Diese Partie geht beim Schließen des Fensters verloren, wenn du sie nicht anderswo speicherst.</translation>
    </message>
</context>
<context>
    <name>models::Lab</name>
    <message>
        <source>Stopped after %1.</source>
        <translation>Angehalten nach %1.</translation>
    </message>
    <message>
        <source>Found so far: %1</source>
        <translation>Bisher gefunden: %1</translation>
    </message>
    <message>
        <source>part of the game: %1 near %2</source>
        <extracomment>how many positions, such as &quot;2000 positions&quot;, and the one that the lab works on</extracomment>
        <translation>Teil des Spiels: %1 bei %2</translation>
    </message>
    <message>
        <source>This game has more than %1 positions, or a position with more moves than are listed: too much to look at as a whole.</source>
        <translation>Dieses Spiel hat mehr als %1 Positionen, oder eine Position mit mehr Zügen, als aufgeführt werden: zu viel, um es als Ganzes anzusehen.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <extracomment>a file, and why it cannot be written</extracomment>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>a share of the games in percent, such as 37</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>The whole game is not worked out yet.</source>
        <translation>Das ganze Spiel ist noch nicht ausgerechnet.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <extracomment>a file that is being written</extracomment>
        <translation>%1 wird geschrieben …</translation>
    </message>
</context>
<context>
    <name>models::LabPicture</name>
    <message>
        <source>A picture’s name ends in .svg or .png.</source>
        <translation>Der Name eines Bildes endet auf .svg oder .png.</translation>
    </message>
    <message>
        <source>There is no picture to write.</source>
        <translation>Es ist kein Bild zum Schreiben da.</translation>
    </message>
</context>
<context>
    <name>models::LabShow</name>
    <message>
        <source>Step %1</source>
        <extracomment>the number of a step, such as 3</extracomment>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>All positions of %1</source>
        <translation>Alle Positionen von %1</translation>
    </message>
    <message>
        <source>All moves of %1</source>
        <translation>Alle Züge von %1</translation>
    </message>
    <message>
        <source>%1 across, %2 up</source>
        <extracomment>of a table: what the columns are and what the rows are; the first row is below</extracomment>
        <translation>%1 waagerecht, %2 nach oben</translation>
    </message>
    <message>
        <source>%1 across, %2 down</source>
        <extracomment>of a table: what the columns are and what the rows are; the first row is above</extracomment>
        <translation>%1 waagerecht, %2 nach unten</translation>
    </message>
    <message>
        <source>n = 0, 1, 2, …</source>
        <translation>n = 0, 1, 2, …</translation>
    </message>
    <message>
        <source>P is cold, N is hot.</source>
        <translation>P ist kalt, N ist heiß.</translation>
    </message>
    <message>
        <source>A cell is a move: from the position of its row to that of its column.</source>
        <translation>Eine Zelle ist ein Zug: von der Position ihrer Zeile zu der ihrer Spalte.</translation>
    </message>
    <message>
        <source>The moves to cold positions stand out: in the column of a cold position every move wins.</source>
        <translation>Die Züge zu kalten Positionen sind hervorgehoben: In der Spalte einer kalten Position gewinnt jeder Zug.</translation>
    </message>
    <message>
        <source>Which positions are cold?</source>
        <translation>Welche Positionen sind kalt?</translation>
    </message>
    <message>
        <source>The table is full. Which pattern do you see?</source>
        <translation>Die Tabelle ist voll. Welches Muster siehst du?</translation>
    </message>
    <message>
        <source>Filled in as far as n + m = %1.</source>
        <translation>Ausgefüllt bis n + m = %1.</translation>
    </message>
    <message>
        <source>Filled in as far as n = %1.</source>
        <translation>Ausgefüllt bis n = %1.</translation>
    </message>
    <message>
        <source>The next positions get their letters.</source>
        <translation>Die nächsten Positionen bekommen ihre Buchstaben.</translation>
    </message>
    <message>
        <source>Ask for each cell before you fill it in: is there a move to a cold one? End fills in all.</source>
        <translation>Vor dem Ausfüllen nach jeder Zelle fragen: Gibt es einen Zug zu einer kalten? End füllt alle aus.</translation>
    </message>
    <message>
        <source>Ask which positions can be labelled next, and why. End labels them all.</source>
        <translation>Fragen, welche Positionen als Nächste beschriftet werden können, und warum. End beschriftet alle.</translation>
    </message>
    <message>
        <source>Ask what a row without a cell means, and a column without one.</source>
        <translation>Fragen, was eine Zeile ohne Zelle bedeutet und was eine Spalte ohne Zelle.</translation>
    </message>
</context>
<context>
    <name>models::LessonDraft</name>
    <message>
        <source>My lesson</source>
        <extracomment>the title of a lesson that one begins to write</extracomment>
        <translation>Meine Lektion</translation>
    </message>
    <message>
        <source>A lesson of my own.</source>
        <translation>Eine eigene Lektion.</translation>
    </message>
    <message>
        <source>The lesson needs a title.</source>
        <translation>Die Lektion braucht einen Titel.</translation>
    </message>
    <message>
        <source>The lesson needs a sentence that says what it is about.</source>
        <translation>Die Lektion braucht einen Satz, der sagt, worum es geht.</translation>
    </message>
    <message>
        <source>The lesson has no steps yet.</source>
        <translation>Die Lektion hat noch keine Schritte.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Die Datei ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>This is not a lesson.</source>
        <translation>Das ist keine Lektion.</translation>
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
        <translation>P: Es gewinnt, wer zuletzt gezogen hat</translation>
    </message>
    <message>
        <source>N: the player to move wins</source>
        <translation>N: Es gewinnt, wer am Zug ist</translation>
    </message>
    <message>
        <source>%1 wins, whoever starts</source>
        <translation>%1 gewinnt, egal wer anfängt</translation>
    </message>
    <message>
        <source>These moves win:</source>
        <comment>before a list</comment>
        <translation>Diese Züge gewinnen:</translation>
    </message>
    <message>
        <source>Look at this position.</source>
        <translation>Schau dir diese Position an.</translation>
    </message>
    <message>
        <source>Is this position P or N?</source>
        <translation>Ist diese Position P oder N?</translation>
    </message>
    <message>
        <source>Find a winning move.</source>
        <translation>Finde einen Gewinnzug.</translation>
    </message>
    <message>
        <source>Play it.</source>
        <extracomment>what a new step of a lesson says: the class plays the game</extracomment>
        <translation>Spiel diese Position.</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>a kind of step of a lesson: only text</extracomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a step of a lesson in which the class plays</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Think, then look</source>
        <translation>Erst denken, dann ansehen</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>a kind of step of a lesson, a noun</extracomment>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>a kind of step of a lesson, a noun</extracomment>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Row of labels</source>
        <translation>Zeile zum Beschriften</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>a kind of step of a lesson: a table of positions that is filled in</extracomment>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Mark P and N</source>
        <translation>P und N eintragen</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <extracomment>a field: the number of an answer to choose from</extracomment>
        <translation>Antwort %1</translation>
    </message>
    <message>
        <source>Reason of answer %1</source>
        <translation>Begründung zu Antwort %1</translation>
    </message>
    <message>
        <source>Heading</source>
        <extracomment>a field: the heading of a step of a lesson</extracomment>
        <translation>Überschrift</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>a field: notes for the teacher, a noun</extracomment>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Then show</source>
        <extracomment>a field: what is shown when the class has answered</extracomment>
        <translation>Dann zeigen</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>a field: a position in its notation, such as nim:7,11,5</extracomment>
        <translation>Position</translation>
    </message>
    <message>
        <source>Answers</source>
        <extracomment>a field: the answers to choose from</extracomment>
        <translation>Antworten</translation>
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
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Nim</source>
        <translation>Nim</translation>
    </message>
    <message>
        <source>Misère and lines</source>
        <translation>Misère und Reihen</translation>
    </message>
    <message>
        <source>Nim in disguise</source>
        <translation>Verkleidetes Nim</translation>
    </message>
    <message>
        <source>Wythoff</source>
        <translation>Wythoff</translation>
    </message>
    <message>
        <source>Hackenbush</source>
        <translation>Hackenbush</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Theorie</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>Deine eigenen Lektionen</translation>
    </message>
    <message>
        <source>another lesson has the id “%1” already</source>
        <translation>eine andere Lektion hat schon die id „%1“</translation>
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
        <translation>Es gibt keine Lektion „%1“.</translation>
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
        <translation>%1 ist P</translation>
    </message>
    <message>
        <source>%1 is N</source>
        <translation>%1 ist N</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>answer, reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: to the next step of the lesson</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <extracomment>a button</extracomment>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Label %1</source>
        <extracomment>a button, a verb: gives position number %1 its letter, P or N</extracomment>
        <translation>Beschrifte %1</translation>
    </message>
    <message>
        <source>Fill in</source>
        <extracomment>a button, a verb: begins to fill in a table</extracomment>
        <translation>Ausfüllen</translation>
    </message>
    <message>
        <source>Go on filling in</source>
        <translation>Weiter ausfüllen</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>a button, a verb: shows what is hidden until one has thought</extracomment>
        <translation>Zeigen</translation>
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
        <translation>Eigenes</translation>
    </message>
    <message>
        <source>%1, misère</source>
        <extracomment>a family of positions, and that who makes the last move loses</extracomment>
        <translation>%1, misère</translation>
    </message>
</context>
<context>
    <name>models::MatrixPicture</name>
    <message>
        <source>%1 positions: the matrix is drawn for up to %2.</source>
        <extracomment>how many positions the game has, and for how many a matrix is drawn</extracomment>
        <translation>%1 Positionen: Die Matrix wird für höchstens %2 gezeichnet.</translation>
    </message>
    <message>
        <source>The whole game is not worked out yet.</source>
        <translation>Das ganze Spiel ist noch nicht ausgerechnet.</translation>
    </message>
    <message>
        <source>More than %1 moves: too many for an .svg picture. Choose .png or .csv.</source>
        <translation>Mehr als %1 Züge: zu viele für ein Bild als .svg. Wähl .png oder .csv.</translation>
    </message>
</context>
<context>
    <name>models::Miniature</name>
    <message>
        <source>%L1 edges</source>
        <extracomment>in the place of a picture that has too many edges to be drawn small: how many</extracomment>
        <translation>%L1 Kanten</translation>
    </message>
</context>
<context>
    <name>models::MovesModel</name>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>verliert</translation>
    </message>
    <message>
        <source>refuted by %1</source>
        <translation>widerlegt durch %1</translation>
    </message>
    <message>
        <source>%1 more moves are not listed</source>
        <translation>%1 weitere Züge sind nicht aufgeführt</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>head of a column, a noun: the value that a move leaves</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Grundy</source>
        <translation>Grundy</translation>
    </message>
    <message>
        <source>on the hottest board</source>
        <translation>auf dem heißesten Brett</translation>
    </message>
    <message>
        <source>Sente</source>
        <extracomment>of a move, a word of the game of Go: the opponent has to answer it</extracomment>
        <translation>Sente</translation>
    </message>
    <message>
        <source>refuted by its mirror image, %1</source>
        <translation>widerlegt durch sein Spiegelbild, %1</translation>
    </message>
    <message>
        <source>Incentive</source>
        <extracomment>head of a column: how much a move gains, a value of a game</extracomment>
        <translation>Anreiz</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). It is right here: such a move wins.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>Faustregel: Zieh auf dem heißesten Brett, Brett %1 (Temperatur %2; ▲). Hier stimmt sie: Ein solcher Zug gewinnt.</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). It is wrong here: only other moves win.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>Faustregel: Zieh auf dem heißesten Brett, Brett %1 (Temperatur %2; ▲). Hier stimmt sie nicht: Nur andere Züge gewinnen.</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). Here no move wins.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>Faustregel: Zieh auf dem heißesten Brett, Brett %1 (Temperatur %2; ▲). Hier gewinnt kein Zug.</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). Whether it is right here is not known.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>Faustregel: Zieh auf dem heißesten Brett, Brett %1 (Temperatur %2; ▲). Ob sie hier stimmt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>! is Sente: the move threatens so much that it had better be answered.</source>
        <translation>! heißt Sente: Der Zug droht mit so viel, dass man besser auf ihn antwortet.</translation>
    </message>
</context>
<context>
    <name>models::OwnFile</name>
    <message>
        <source>the file that could not be read cannot be moved out of the way</source>
        <translation>die nicht lesbare Datei lässt sich nicht aus dem Weg räumen</translation>
    </message>
    <message>
        <source>The file %1 could not be read (%2). It is not lost: before anything is written there, it is kept under another name.</source>
        <extracomment>a file, and what is wrong with it as a sentence</extracomment>
        <translation>Die Datei %1 war nicht lesbar (%2). Sie ist nicht verloren: Bevor dort etwas geschrieben wird, wird sie unter einem anderen Namen aufbewahrt.</translation>
    </message>
    <message>
        <source>another window is writing it</source>
        <translation>ein anderes Fenster schreibt sie gerade</translation>
    </message>
    <message>
        <source>The file %1 could not be read (%2). It is kept as %3.</source>
        <translation>Die Datei %1 war nicht lesbar (%2). Sie ist als %3 aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>models::OwnRules</name>
    <message>
        <source>Subtraction set</source>
        <extracomment>a way to write rules: how many may be taken, such as 1, 2, 3</extracomment>
        <translation>Subtraktionsmenge</translation>
    </message>
    <message>
        <source>Octal code</source>
        <extracomment>a way to write rules</extracomment>
        <translation>Oktalcode</translation>
    </message>
    <message>
        <source>A line has at most %1 counters.</source>
        <translation>Eine Reihe hat höchstens %1 Plättchen.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Wird ausgerechnet …</translation>
    </message>
    <message>
        <source>%1. Grundy value %2</source>
        <extracomment>who wins, and a number</extracomment>
        <translation>%1. Grundy-Wert %2</translation>
    </message>
    <message>
        <source>No period: the value of a heap is its size.</source>
        <translation>Keine Periode: Der Wert eines Haufens ist seine Größe.</translation>
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
        <translation>Schritt %1 von %2, Teil %3 von %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a game and its heaps</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>There is no legal move.</source>
        <translation>Es gibt keinen erlaubten Zug.</translation>
    </message>
    <message>
        <source>The only move does not win.</source>
        <translation>Der einzige Zug gewinnt nicht.</translation>
    </message>
    <message>
        <source>None of the %1 moves wins.</source>
        <translation>Keiner der %1 Züge gewinnt.</translation>
    </message>
    <message>
        <source>At least %1 of the %2 moves win.</source>
        <extracomment>how many moves are known to win, and how many there are</extracomment>
        <translation>Mindestens %1 der %2 Züge gewinnen.</translation>
    </message>
    <message>
        <source>The only move wins.</source>
        <translation>Der einzige Zug gewinnt.</translation>
    </message>
    <message>
        <source>All %1 moves win.</source>
        <translation>Alle %1 Züge gewinnen.</translation>
    </message>
    <message>
        <source>The board</source>
        <extracomment>a step of a presentation: only the board is shown</extracomment>
        <translation>Das Brett</translation>
    </message>
    <message>
        <source>The legal moves</source>
        <translation>Die erlaubten Züge</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>a step of a presentation: it is told who wins</extracomment>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>How many moves win</source>
        <translation>Wie viele Züge gewinnen</translation>
    </message>
    <message>
        <source>Which moves win</source>
        <translation>Welche Züge gewinnen</translation>
    </message>
    <message>
        <source>Why, step by step</source>
        <translation>Warum, Schritt für Schritt</translation>
    </message>
    <message>
        <source>The table of its family</source>
        <translation>Die Tabelle der Familie</translation>
    </message>
    <message>
        <source>Who wins %1?</source>
        <translation>Wer gewinnt bei %1?</translation>
    </message>
    <message>
        <source>%1 to move: who wins %2?</source>
        <extracomment>a player, and a game with its position, such as &quot;Nim 7, 11, 5&quot;</extracomment>
        <translation>Am Zug ist %1: Wer gewinnt bei %2?</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Think first: what would you do?</source>
        <translation>Erst denken: Was würdest du tun?</translation>
    </message>
    <message>
        <source>This position is not solved yet.</source>
        <translation>Diese Position ist noch nicht gelöst.</translation>
    </message>
    <message>
        <source>%1 The next step fills it.</source>
        <translation>%1 Der nächste Schritt füllt sie.</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>Der Grund wird gesucht …</translation>
    </message>
    <message>
        <source>The table is being worked out…</source>
        <translation>Die Tabelle wird ausgerechnet …</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a game and its positions</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2 across, %3 up. The ring is this position.</source>
        <extracomment>below a table: what it shows, and what its columns and rows are</extracomment>
        <translation>%1: %2 waagerecht, %3 nach oben. Der Ring ist diese Position.</translation>
    </message>
    <message>
        <source>%1: %2 across, %3 down. The ring is this position.</source>
        <extracomment>below a table: what it shows, and what its columns and rows are</extracomment>
        <translation>%1: %2 waagerecht, %3 nach unten. Der Ring ist diese Position.</translation>
    </message>
    <message>
        <source>%1: n is below each cell. The ring is this position.</source>
        <translation>%1: n steht unter jeder Zelle. Der Ring ist diese Position.</translation>
    </message>
    <message>
        <source>Grundy value %1.</source>
        <translation>Grundy-Wert %1.</translation>
    </message>
    <message>
        <source>Value %1.</source>
        <translation>Wert %1.</translation>
    </message>
    <message>
        <source>Moves left with best play: %1.</source>
        <translation>Restzüge bei bestem Spiel: %1.</translation>
    </message>
    <message>
        <source>Why, step %1 of %2: %3</source>
        <extracomment>the number of a step of the reasons, how many there are, and its heading</extracomment>
        <translation>Warum, Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the next step, and what it says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Let two teams play a few games on the board first. Click to move; Restart sets the board up again. V counts the class’s votes for a move.</source>
        <translation>Zuerst zwei Mannschaften ein paar Partien auf dem Brett spielen lassen. Klicken zieht; „von vorn“ stellt das Brett neu auf. V zählt die Stimmen der Klasse für einen Zug.</translation>
    </message>
    <message>
        <source>Ask: who would rather move first, who second? Which move do you trust? V counts votes.</source>
        <translation>Fragen: Wer möchte lieber anfangen, wer lieber als Zweites ziehen? Welchem Zug traut ihr? V zählt Stimmen.</translation>
    </message>
    <message>
        <source>Ask: is there one good move, or are there several?</source>
        <translation>Fragen: Gibt es einen guten Zug oder mehrere?</translation>
    </message>
    <message>
        <source>Ask where the winning moves are before you show them.</source>
        <translation>Vor dem Zeigen fragen, wo die Gewinnzüge sind.</translation>
    </message>
    <message>
        <source>Point at any move on the board to see what it leaves. Ask for a reason.</source>
        <translation>Auf irgendeinen Zug auf dem Brett zeigen, um zu sehen, was er übrig lässt. Nach einem Grund fragen.</translation>
    </message>
    <message>
        <source>The pieces that a step speaks about are lit on the board.</source>
        <translation>Die Steine, von denen ein Schritt spricht, leuchten auf dem Brett.</translation>
    </message>
    <message>
        <source>Ask for a pattern in the cold cells, and for the next one.</source>
        <translation>Nach einem Muster in den kalten Zellen fragen und nach der nächsten.</translation>
    </message>
    <message>
        <source>Team A</source>
        <extracomment>a half of a class that plays against the other half</extracomment>
        <translation>Team A</translation>
    </message>
    <message>
        <source>Team B</source>
        <extracomment>a half of a class that plays against the other half</extracomment>
        <translation>Team B</translation>
    </message>
    <message>
        <source>%1 to move: who wins when these games are played together?</source>
        <translation>Am Zug ist %1: Wer gewinnt, wenn diese Spiele zusammen gespielt werden?</translation>
    </message>
    <message>
        <source>Who wins when these games are played together?</source>
        <translation>Wer gewinnt, wenn diese Spiele zusammen gespielt werden?</translation>
    </message>
</context>
<context>
    <name>models::Practice</name>
    <message>
        <source>%1 of %2 right</source>
        <comment>exercises</comment>
        <translation>%1 von %2 richtig</translation>
    </message>
    <message>
        <source>%1 · %2 in a row</source>
        <comment>exercises</comment>
        <translation>%1 · %2 hintereinander</translation>
    </message>
</context>
<context>
    <name>models::PrintChooser</name>
    <message>
        <source>No printer is set up on this computer. Set one up in the system’s settings, or save a file and print that elsewhere.</source>
        <translation>Auf diesem Computer ist kein Drucker eingerichtet. Richte einen in den Einstellungen des Systems ein, oder speichere eine Datei und drucke sie anderswo.</translation>
    </message>
    <message>
        <source>The printer did not take the pages.</source>
        <translation>Der Drucker hat die Seiten nicht angenommen.</translation>
    </message>
</context>
<context>
    <name>models::Pupils</name>
    <message>
        <source>No name</source>
        <extracomment>a pupil who has not given a name</extracomment>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>%1: %2 right, %3 wrong, level %4</source>
        <extracomment>a kind of exercise, how many answers were right and wrong, and how hard the exercises have become, such as 3</extracomment>
        <translation>%1: %2 richtig, %3 falsch, Stufe %4</translation>
    </message>
    <message>
        <source>Type a name.</source>
        <translation>Gib einen Namen ein.</translation>
    </message>
    <message>
        <source>A name may have %1 characters.</source>
        <translation>Ein Name darf %1 Zeichen haben.</translation>
    </message>
    <message>
        <source>There is a pupil of that name.</source>
        <translation>Diesen Namen gibt es schon.</translation>
    </message>
    <message>
        <source>There may be %1 pupils.</source>
        <translation>Es dürfen %1 Lernende sein.</translation>
    </message>
</context>
<context>
    <name>models::RecentGames</name>
    <message>
        <source>today, %1</source>
        <comment>a time</comment>
        <translation>heute, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <comment>a time</comment>
        <translation>gestern, %1</translation>
    </message>
    <message>
        <source>%1 is open in another window.</source>
        <comment>a game</comment>
        <translation>%1 ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>%1 could not be removed.</source>
        <comment>a game</comment>
        <translation>%1 ließ sich nicht entfernen.</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <comment>a game</comment>
        <translation>%1 wurde entfernt.</translation>
    </message>
</context>
<context>
    <name>models::ReviewModel</name>
    <message>
        <source>Winning move: %1.</source>
        <translation>Gewinnzug: %1.</translation>
    </message>
    <message>
        <source>One of %1 winning moves: %2.</source>
        <extracomment>how many moves would have won, and one of them, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>Einer von %1 Gewinnzügen: %2.</translation>
    </message>
    <message>
        <source>Move %1: a mistake by %2</source>
        <extracomment>the number of a move, and a player</extracomment>
        <translation>Zug %1: ein Fehler von %2</translation>
    </message>
    <message>
        <source>Move %1: your chance</source>
        <translation>Zug %1: deine Chance</translation>
    </message>
    <message>
        <source>Move %1: your mistake</source>
        <translation>Zug %1: dein Fehler</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <extracomment>the number of a move, the player, and the move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>Zug %1, %2: %3</translation>
    </message>
    <message>
        <source>Your slip</source>
        <translation>Dein Ausrutscher</translation>
    </message>
    <message>
        <source>%1’s slip</source>
        <translation>Ausrutscher von %1</translation>
    </message>
</context>
<context>
    <name>models::RuleDrawing</name>
    <message>
        <source>This shape is larger than the board.</source>
        <translation>Diese Form ist größer als das Brett.</translation>
    </message>
    <message>
        <source>Mend the shape that is marked.</source>
        <translation>Verbessere die Form, die markiert ist.</translation>
    </message>
    <message>
        <source>My game</source>
        <comment>file name</comment>
        <translation>Mein Spiel</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Wird ausgerechnet …</translation>
    </message>
    <message>
        <source>There is nothing left to take.</source>
        <translation>Es gibt nichts mehr zu nehmen.</translation>
    </message>
    <message>
        <source>None of the %1 takes wins.</source>
        <translation>Keiner der %1 Züge gewinnt.</translation>
    </message>
    <message>
        <source>solved by a theorem in %1 ms</source>
        <translation>durch einen Lehrsatz gelöst in %1 ms</translation>
    </message>
    <message>
        <source>solved: %1 in %2 ms</source>
        <extracomment>how many positions, such as &quot;1200 positions&quot;, and how many milliseconds it took</extracomment>
        <translation>gelöst: %1 in %2 ms</translation>
    </message>
    <message>
        <source>every way to fill %1 × %2</source>
        <extracomment>the columns and rows of a board, such as 5 × 4</extracomment>
        <translation>alle Arten, %1 × %2 zu füllen</translation>
    </message>
    <message>
        <source>What this take does is not known yet</source>
        <translation>Was dieser Zug bewirkt, ist noch nicht bekannt</translation>
    </message>
    <message>
        <source>This take wins</source>
        <translation>Dieser Zug gewinnt</translation>
    </message>
    <message>
        <source>This take loses</source>
        <translation>Dieser Zug verliert</translation>
    </message>
    <message>
        <source>It leaves %1 – %2.</source>
        <extracomment>the letter P, N, L or R, and what it means, such as &quot;cold: the player who just moved wins&quot;</extracomment>
        <translation>Er lässt %1 übrig – %2.</translation>
    </message>
</context>
<context>
    <name>models::RuleFile</name>
    <message>
        <source>This is not a drawn game of Grundy.</source>
        <translation>Das ist kein gezeichnetes Spiel von Grundy.</translation>
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
        <translation>In diesem Spiel hat ein Haufen keinen eigenen Wert: Wähl ein Spiel mit Haufen.</translation>
    </message>
    <message>
        <source>Stopped before the values were worked out.</source>
        <translation>Angehalten, bevor die Werte ausgerechnet waren.</translation>
    </message>
    <message>
        <source>No period is proven up to heap %1.</source>
        <translation>Bis Haufen %1 ist keine Periode bewiesen.</translation>
    </message>
    <message>
        <source>Period %1 from the start</source>
        <translation>Periode %1 von Anfang an</translation>
    </message>
    <message>
        <source>Period %1 from heap %2 on</source>
        <extracomment>after how many values they repeat, such as 12, and the heap from which on they do, such as 71</extracomment>
        <translation>Periode %1 ab Haufen %2</translation>
    </message>
    <message>
        <source>No period: the value of a heap is its size.</source>
        <translation>Keine Periode: Der Wert eines Haufens ist seine Größe.</translation>
    </message>
    <message>
        <source>One exception to the period, at heap %1.</source>
        <translation>Eine Ausnahme von der Periode, bei Haufen %1.</translation>
    </message>
    <message>
        <source>Exceptions to the period: %1, at heaps %2.</source>
        <extracomment>how many values do not fit, and the sizes of their heaps</extracomment>
        <translation>Ausnahmen von der Periode: %1, bei den Haufen %2.</translation>
    </message>
    <message>
        <source>P-positions (value 0): %1 of %2 heaps.</source>
        <extracomment>how many heaps have the value 0, and how many were looked at</extracomment>
        <translation>P-Positionen (Wert 0): %1 von %2 Haufen.</translation>
    </message>
    <message>
        <source>All %1 heaps are drawn.</source>
        <translation>Alle %1 Haufen sind gezeichnet.</translation>
    </message>
    <message>
        <source>%1 of the %2 heaps are drawn, evenly spread.</source>
        <extracomment>of a chart: how many heaps are in it, and how many there are</extracomment>
        <translation>%1 der %2 Haufen sind gezeichnet, gleichmäßig verteilt.</translation>
    </message>
    <message>
        <source>A heap is a whole number up to 10¹⁸.</source>
        <translation>Ein Haufen ist eine ganze Zahl bis 10¹⁸.</translation>
    </message>
    <message>
        <source>Not known: no period is proven, and %1 lies beyond the last heap worked out.</source>
        <translation>Nicht bekannt: Keine Periode ist bewiesen, und %1 liegt hinter dem letzten ausgerechneten Haufen.</translation>
    </message>
    <message>
        <source>A heap of %1 has Grundy value 0: a P-position.</source>
        <translation>Ein Haufen mit %1 hat den Grundy-Wert 0: eine P-Position.</translation>
    </message>
    <message>
        <source>A heap of %1 has Grundy value %2.</source>
        <translation>Ein Haufen mit %1 hat den Grundy-Wert %2.</translation>
    </message>
    <message>
        <source>There are no values yet.</source>
        <translation>Es gibt noch keine Werte.</translation>
    </message>
</context>
<context>
    <name>models::Session</name>
    <message>
        <source>That was a guess: the computer could not solve the position in time.</source>
        <translation>Das war geraten: Der Computer konnte die Position nicht rechtzeitig lösen.</translation>
    </message>
    <message>
        <source>The computer waits. Click the board to let it move.</source>
        <translation>Der Computer wartet. Klick auf das Brett, damit er zieht.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>a game with its position, and its rules: read aloud</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>Am Zug: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The board cannot be smaller: a piece stands on the part that would go.</source>
        <translation>Kleiner kann das Brett nicht sein: Auf dem Teil, der wegfiele, steht ein Stein.</translation>
    </message>
    <message>
        <source>The board cannot be larger in this game.</source>
        <translation>Größer kann das Brett in diesem Spiel nicht sein.</translation>
    </message>
    <message>
        <source>An arrow there would close a cycle.</source>
        <translation>Ein Pfeil dort würde einen Kreis schließen.</translation>
    </message>
    <message>
        <source>The piece cannot be put there.</source>
        <translation>Dorthin kann der Stein nicht.</translation>
    </message>
    <message>
        <source>That is more than this game allows.</source>
        <translation>Das ist mehr, als dieses Spiel erlaubt.</translation>
    </message>
    <message>
        <source>The position cannot be changed like this.</source>
        <translation>So lässt sich die Position nicht ändern.</translation>
    </message>
    <message>
        <source>Edited.</source>
        <extracomment>read aloud: the position has been changed</extracomment>
        <translation>Bearbeitet.</translation>
    </message>
    <message>
        <source>The edge is not joined to the ground: it falls at once.</source>
        <translation>Die Kante ist nicht mit dem Boden verbunden: Sie fällt sofort.</translation>
    </message>
    <message>
        <source>%1 edges are not joined to the ground: they fall at once.</source>
        <translation>%1 Kanten sind nicht mit dem Boden verbunden: Sie fallen sofort.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <comment>file name</comment>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>Nim 7, 11, 5</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <comment>a position</comment>
        <translation>%1 kopiert</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what led to a position, such as Start</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>From the start.</source>
        <translation>Vom Anfang an.</translation>
    </message>
    <message>
        <source>This is the argument, not the game. “Leave” goes back to the game.</source>
        <translation>Das ist die Begründung, nicht die Partie. „Verlassen“ führt zur Partie zurück.</translation>
    </message>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>Der Computer ist am Zug.</translation>
    </message>
    <message>
        <source>Chosen: %1. Now choose where the move ends.</source>
        <translation>Gewählt: %1. Wähl jetzt, wo der Zug endet.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>who wins</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Not solved yet.</source>
        <translation>Noch nicht gelöst.</translation>
    </message>
    <message>
        <source>The position is not solved yet. %1 Explore can fill it.</source>
        <translation>Die Position ist noch nicht gelöst. %1 Beim Erkunden lässt sie sich füllen.</translation>
    </message>
    <message>
        <source>The position is not solved yet.</source>
        <translation>Die Position ist noch nicht gelöst.</translation>
    </message>
    <message>
        <source>The other player is to move.</source>
        <translation>Die andere Seite ist am Zug.</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <extracomment>a player</extracomment>
        <translation>Spieler 2</translation>
    </message>
    <message>
        <source>Your friend</source>
        <extracomment>a player</extracomment>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>a player</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Score: %1 %2, %3 %4</source>
        <extracomment>a player and how many games he or she has won, then the other player, such as &quot;You 2, Computer 1&quot;</extracomment>
        <translation>Stand: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>You win: you cannot move, and in misère play that wins.</source>
        <translation>Du gewinnst: Du kannst nicht ziehen, und bei Misère gewinnt das.</translation>
    </message>
    <message>
        <source>%1 wins: you cannot move.</source>
        <translation>%1 gewinnt: Du kannst nicht ziehen.</translation>
    </message>
    <message>
        <source>You win: %1 cannot move.</source>
        <translation>Du gewinnst: %1 kann nicht ziehen.</translation>
    </message>
    <message>
        <source>%1 wins: %2 cannot move.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>%1 gewinnt: %2 kann nicht ziehen.</translation>
    </message>
    <message>
        <source>You win! %1.</source>
        <comment>You took the last stone</comment>
        <translation>Du gewinnst! %1.</translation>
    </message>
    <message>
        <source>%1 and wins.</source>
        <comment>Anna took the last stone</comment>
        <translation>%1 und gewinnt.</translation>
    </message>
    <message>
        <source>%1, so %2 wins.</source>
        <comment>You took the last stone</comment>
        <translation>%1, also gewinnt %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, the move</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You’re losing. %1</source>
        <translation>Du stehst auf Verlust. %1</translation>
    </message>
    <message>
        <source>Winning move: %1.</source>
        <translation>Gewinnzug: %1.</translation>
    </message>
    <message>
        <source>You’re losing. This holds out longest: %1.</source>
        <translation>Du stehst auf Verlust. Am längsten hältst du so durch: %1.</translation>
    </message>
    <message>
        <source>You’re losing. Try this: %1.</source>
        <translation>Du stehst auf Verlust. Versuch das: %1.</translation>
    </message>
    <message>
        <source>%1 has no move.</source>
        <translation>%1 hat keinen Zug.</translation>
    </message>
    <message>
        <source>None of %1’s moves wins.</source>
        <translation>Kein Zug von %1 gewinnt.</translation>
    </message>
    <message>
        <source>%1’s winning moves: %2, …</source>
        <extracomment>a player, and some of the moves, such as &quot;take 3 from heap 1&quot;; there are more</extracomment>
        <translation>Gewinnzüge von %1: %2, …</translation>
    </message>
    <message>
        <source>%1’s only winning move: %2</source>
        <extracomment>a player, and a move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>Einziger Gewinnzug von %1: %2</translation>
    </message>
    <message>
        <source>%1’s winning moves: %2</source>
        <extracomment>a player, and the moves, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>Gewinnzüge von %1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between moves</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>There is no move.</source>
        <translation>Es gibt keinen Zug.</translation>
    </message>
    <message>
        <source>No move wins.</source>
        <translation>Kein Zug gewinnt.</translation>
    </message>
    <message>
        <source>Winning moves: %1, …</source>
        <translation>Gewinnzüge: %1, …</translation>
    </message>
    <message>
        <source>The only winning move: %1</source>
        <translation>Der einzige Gewinnzug: %1</translation>
    </message>
    <message>
        <source>Winning moves: %1</source>
        <translation>Gewinnzüge: %1</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>the beginning of a game, in the list of its moves</extracomment>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>in the list of moves, a noun: here the position was changed</extracomment>
        <translation>Bearbeitet</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>in the list of moves: from here on who makes the last move wins</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Misère</source>
        <extracomment>a rule</extracomment>
        <translation>Misère</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Am Zug: %1</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <extracomment>the number of a move, and what was played, such as &quot;Pip took 3 from the left heap.&quot;</extracomment>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>%1, a %2-position</source>
        <extracomment>a move, such as &quot;Move 2&quot;, and the letter P</extracomment>
        <translation>%1, eine %2-Position</translation>
    </message>
    <message>
        <source>%1, an %2-position</source>
        <comment>N, L or R</comment>
        <translation>%1, eine %2-Position</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker geschickt.</translation>
    </message>
    <message>
        <source>All games on a table are played by one convention, and this one has no misère play.</source>
        <translation>Alle Spiele auf einem Tisch werden in derselben Spielweise gespielt, und dieses gibt es nicht als Misère.</translation>
    </message>
    <message>
        <source>A table has at most %1 boards.</source>
        <translation>Auf einem Tisch haben höchstens %1 Bretter Platz.</translation>
    </message>
    <message>
        <source>This game cannot exchange Left and Right.</source>
        <translation>In diesem Spiel lassen sich Links und Rechts nicht vertauschen.</translation>
    </message>
    <message>
        <source>Both players have the same moves here: the negative is the game itself.</source>
        <translation>Hier haben beide Seiten dieselben Züge: Das Negative ist das Spiel selbst.</translation>
    </message>
    <message>
        <source>Chosen: %1. Choose the next stone, or this one again if there are no more.</source>
        <translation>Gewählt: %1. Wähl den nächsten Stein, oder noch einmal diesen, wenn keiner mehr dazukommt.</translation>
    </message>
    <message>
        <source>Games are compared in normal play.</source>
        <translation>Spiele werden im Normalspiel verglichen.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two players of one name, &quot;Pip 1&quot; and &quot;Pip 2&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Good game.</source>
        <extracomment>the computer, which has won</extracomment>
        <translation>Schöne Partie.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Gut gespielt.</translation>
    </message>
    <message>
        <source>You took %1</source>
        <extracomment>below a dish with the pieces that the person who plays has taken
----------
in the course of a game: how many pieces the reader took in a move</extracomment>
        <translation>Du hast %1 genommen</translation>
    </message>
    <message>
        <source>%1 took %2</source>
        <extracomment>below a dish: a player, and how many pieces
----------
in the course of a game: who took how many pieces in a move</extracomment>
        <translation>%1 hat %2 genommen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <extracomment>its number</extracomment>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>&quot;Move 2, a P-position&quot;, and what was played, such as &quot;Pip took 3 from the left heap.&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Du gewinnst!</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <comment>a player</comment>
        <translation>%1 gewinnt!</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>You took the last stone</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>In misère play, whoever cannot move wins.</source>
        <translation>Bei Misère gewinnt, wer nicht ziehen kann.</translation>
    </message>
    <message>
        <source>You cannot move.</source>
        <translation>Du kannst nicht ziehen.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 kann nicht ziehen.</translation>
    </message>
    <message>
        <source>your move</source>
        <extracomment>beside a move on the board that the reader made in a game</extracomment>
        <translation>dein Zug</translation>
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
        <translation>Jemand anders</translation>
    </message>
    <message>
        <source>I beat %1 at %2.</source>
        <extracomment>the other player, and a game</extracomment>
        <translation>Ich habe %1 bei %2 geschlagen.</translation>
    </message>
    <message>
        <source>%1 beat me at %2.</source>
        <extracomment>a player, and a game</extracomment>
        <translation>%1 hat mich bei %2 geschlagen.</translation>
    </message>
    <message>
        <source>%1 beat %2 at %3.</source>
        <extracomment>who won, who lost, and a game</extracomment>
        <translation>%1 hat %2 bei %3 geschlagen.</translation>
    </message>
    <message>
        <source>Start %1.</source>
        <extracomment>a position in a few words, such as &quot;7, 6, 5&quot; or &quot;4 × 4&quot;</extracomment>
        <translation>Anfang: %1.</translation>
    </message>
    <message>
        <source>%1 %2 %3.</source>
        <extracomment>how a game began, how many moves it had, and who made the last one, such as &quot;I took the last stone&quot;</extracomment>
        <translation>%1 %2 %3.</translation>
    </message>
    <message>
        <source>Find the one winning first move.</source>
        <translation>Finde den einzigen ersten Zug, der gewinnt.</translation>
    </message>
    <message>
        <source>Whoever goes second can win.</source>
        <translation>Wer als Zweites zieht, kann gewinnen.</translation>
    </message>
    <message>
        <source>Begin where this game began.</source>
        <translation>Fang dort an, wo diese Partie anfing.</translation>
    </message>
    <message>
        <source>A picture’s name ends in .svg or .png.</source>
        <translation>Der Name eines Bildes endet auf .svg oder .png.</translation>
    </message>
    <message>
        <source>Copied the picture.</source>
        <translation>Das Bild ist kopiert.</translation>
    </message>
</context>
<context>
    <name>models::Showing</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>the number of this step, and how many there are</extracomment>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>models::StateGraph</name>
    <message>
        <source>Laying out…</source>
        <extracomment>the graph is being laid out</extracomment>
        <translation>Wird angeordnet …</translation>
    </message>
    <message>
        <source>dot is arranging the picture…</source>
        <translation>dot ordnet das Bild an …</translation>
    </message>
    <message>
        <source>More than %1 positions or %2 moves would take dot too long: the quick layout is shown.</source>
        <extracomment>two numbers; dot is the name of a program</extracomment>
        <translation>Mit mehr als %1 Positionen oder %2 Zügen bräuchte dot zu lange: Gezeigt wird die schnelle Anordnung.</translation>
    </message>
    <message>
        <source>Graphviz (dot) is not installed: the quick layout is shown.</source>
        <translation>Graphviz (dot) ist nicht installiert: Gezeigt wird die schnelle Anordnung.</translation>
    </message>
    <message>
        <source>dot took longer than %1 s: the quick layout is shown.</source>
        <translation>dot brauchte länger als %1 s: Gezeigt wird die schnelle Anordnung.</translation>
    </message>
    <message>
        <source>dot gave no layout: the quick one is shown.</source>
        <translation>dot ergab keine Anordnung: Gezeigt wird die schnelle.</translation>
    </message>
    <message>
        <source>%1 positions: too many to draw at once</source>
        <translation>%1 Positionen: zu viele, um sie auf einmal zu zeichnen</translation>
    </message>
    <message>
        <source>%1; dashed: not all moves are shown</source>
        <translation>%1; gestrichelt: nicht alle Züge sind gezeigt</translation>
    </message>
    <message>
        <source>%1 of %2 positions, around %3</source>
        <extracomment>how many positions of the graph are shown, how many there are, and the one in the middle</extracomment>
        <translation>%1 von %2 Positionen, um %3 herum</translation>
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
        <translation>Schritt %1 von %2.</translation>
    </message>
    <message>
        <source>The game is never over, so no position can be labelled.</source>
        <translation>Das Spiel ist nie zu Ende, also lässt sich keine Position beschriften.</translation>
    </message>
    <message>
        <source>Whoever cannot move has won, so T counts as N.</source>
        <translation>Wer nicht ziehen kann, hat gewonnen, also zählt T als N.</translation>
    </message>
    <message>
        <source>Whoever cannot move has lost, so T counts as P.</source>
        <translation>Wer nicht ziehen kann, hat verloren, also zählt T als P.</translation>
    </message>
    <message>
        <source>All positions are labelled.</source>
        <translation>Alle Positionen sind beschriftet.</translation>
    </message>
</context>
<context>
    <name>models::StateGraphLine</name>
    <message>
        <source>This part of the game does not show all that can follow this position.</source>
        <translation>Dieser Teil des Spiels zeigt nicht alles, was auf diese Position folgen kann.</translation>
    </message>
    <message>
        <source>In the kernel (P): no move is left.</source>
        <translation>Im Kern (P): Kein Zug ist übrig.</translation>
    </message>
    <message>
        <source>Outside the kernel: no move is left.</source>
        <translation>Außerhalb des Kerns: Kein Zug ist übrig.</translation>
    </message>
    <message>
        <source>In the kernel (P): the only move leads out of it.</source>
        <translation>Im Kern (P): Der einzige Zug führt hinaus.</translation>
    </message>
    <message>
        <source>A P-position: no move is left.</source>
        <translation>Eine P-Position: Kein Zug ist übrig.</translation>
    </message>
    <message>
        <source>Not a P-position: no move is left.</source>
        <translation>Keine P-Position: Kein Zug ist übrig.</translation>
    </message>
    <message>
        <source>A P-position: the only move leaves none.</source>
        <translation>Eine P-Position: Der einzige Zug lässt keine übrig.</translation>
    </message>
</context>
<context>
    <name>models::StatisticsFigures</name>
    <message>
        <source>Positions</source>
        <extracomment>before a number: how many positions there are</extracomment>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>before a number, a noun: how many moves there are in all positions</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>P-positions</source>
        <extracomment>before a number: how many of the positions are P</extracomment>
        <translation>P-Positionen</translation>
    </message>
    <message>
        <source>cold: the kernel</source>
        <translation>kalt: der Kern</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>kalt</translation>
    </message>
    <message>
        <source>%1 of length %2</source>
        <extracomment>how many runs of neighbouring pieces there are at most, such as 3, and how long they are, such as 2</extracomment>
        <translation>%1 der Länge %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>before a number, a noun: how many ways there are to play to the end</extracomment>
        <translation>Partien</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>nicht gezählt</translation>
    </message>
    <message>
        <source>play may go on for ever</source>
        <translation>das Spiel kann ewig dauern</translation>
    </message>
    <message>
        <source>with Left starting; %1 with Right starting</source>
        <translation>wenn Links anfängt; %1, wenn Rechts anfängt</translation>
    </message>
    <message>
        <source>Won by the player who starts</source>
        <translation>Gewonnen von der Seite, die anfängt</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>a share of the games</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>without the forced last move</source>
        <translation>ohne den erzwungenen letzten Zug</translation>
    </message>
    <message>
        <source>moves</source>
        <extracomment>behind the length of a game, counted in moves</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Longest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>Längste Partie</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>Kürzeste Partie</translation>
    </message>
    <message>
        <source>There are no figures yet.</source>
        <translation>Es gibt noch keine Zahlen.</translation>
    </message>
</context>
<context>
    <name>models::StatisticsTable</name>
    <message>
        <source>Longest game left</source>
        <translation>Längste restliche Partie</translation>
    </message>
    <message>
        <source>P-positions</source>
        <translation>P-Positionen</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Percent</source>
        <extracomment>head of a column</extracomment>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Positions done</source>
        <extracomment>head of a column: how many positions have been looked at</extracomment>
        <translation>Erledigte Positionen</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Zu tun</translation>
    </message>
    <message>
        <source>Play may go on for ever here: positions have no size.</source>
        <translation>Das Spiel kann hier ewig dauern: Positionen haben keine Größe.</translation>
    </message>
    <message>
        <source>There are too many sizes for a chart.</source>
        <translation>Für ein Diagramm gibt es zu viele Größen.</translation>
    </message>
    <message>
        <source>Play may go on for ever here: games cannot be counted.</source>
        <translation>Das Spiel kann hier ewig dauern: Partien lassen sich nicht zählen.</translation>
    </message>
    <message>
        <source>There is no game to count.</source>
        <translation>Es gibt keine Partie zu zählen.</translation>
    </message>
    <message>
        <source>There is no move.</source>
        <translation>Es gibt keinen Zug.</translation>
    </message>
    <message>
        <source>Every move always or never wins.</source>
        <translation>Jeder Zug gewinnt immer oder nie.</translation>
    </message>
    <message>
        <source>%1 moves from %2% to %3%; %4% most often: %5 moves</source>
        <extracomment>how many moves there are, the least and the largest share of won games, and the share that most moves have, and how many those are</extracomment>
        <translation>%1 Züge von %2 % bis %3 %; am häufigsten %4 %: %5 Züge</translation>
    </message>
    <message>
        <source>There is no game to look through.</source>
        <translation>Es gibt keine Partie durchzusehen.</translation>
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
        <translation>%1: keine Position, %2</translation>
    </message>
    <message>
        <source>not solved</source>
        <extracomment>of a position of a table: it is not known who wins</extracomment>
        <translation>nicht gelöst</translation>
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
        <translation>Es gibt noch keine Tabelle.</translation>
    </message>
    <message>
        <source>A table has at most %1 cells.</source>
        <translation>Eine Tabelle hat höchstens %1 Zellen.</translation>
    </message>
</context>
<context>
    <name>models::TheoryChecks</name>
    <message>
        <source>Checked so far: %1</source>
        <translation>Bisher geprüft: %1</translation>
    </message>
    <message>
        <source>Stopped after %1.</source>
        <translation>Angehalten nach %1.</translation>
    </message>
    <message>
        <source>Holds on %1.</source>
        <translation>Stimmt bei %1.</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>of a check that has not begun</extracomment>
        <translation>wartet</translation>
    </message>
    <message>
        <source>checking</source>
        <extracomment>of a check that has begun, and is not done yet</extracomment>
        <translation>wird geprüft</translation>
    </message>
    <message>
        <source>holds</source>
        <extracomment>of a theorem: no counterexample was found</extracomment>
        <translation>stimmt</translation>
    </message>
    <message>
        <source>error of the program</source>
        <translation>Fehler des Programms</translation>
    </message>
    <message>
        <source>fails, as expected</source>
        <translation>scheitert, wie erwartet</translation>
    </message>
    <message>
        <source>no counterexample</source>
        <extracomment>of a rule: it was wrong nowhere</extracomment>
        <translation>kein Gegenbeispiel</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>of a check that the person ended</extracomment>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>expected to fail</source>
        <translation>soll scheitern</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>%1 of %2 checks done</source>
        <extracomment>how many checks are done, and how many were asked for</extracomment>
        <translation>%1 von %2 Prüfungen fertig</translation>
    </message>
    <message>
        <source>Nothing has been checked yet.</source>
        <translation>Noch ist nichts geprüft.</translation>
    </message>
    <message>
        <source>Theories that hold: %1 of %2. Rules that fail: %3 of %4. Checked: %5.</source>
        <extracomment>four numbers; then what was checked, such as &quot;1200 positions&quot;</extracomment>
        <translation>Theorien, die stimmen: %1 von %2. Regeln, die scheitern: %3 von %4. Geprüft: %5.</translation>
    </message>
    <message>
        <source>Positions checked: %1, mismatches: %2</source>
        <extracomment>two numbers of positions</extracomment>
        <translation>Positionen geprüft: %1, Widersprüche: %2</translation>
    </message>
    <message>
        <source>%1. Stopped before everything was checked.</source>
        <translation>%1. Angehalten, bevor alles geprüft war.</translation>
    </message>
    <message>
        <source>%1: theory %2; search %3</source>
        <extracomment>a position, what the theory says of it, such as P, and what a plain search finds</extracomment>
        <translation>%1: Theorie %2; Suche %3</translation>
    </message>
</context>
<context>
    <name>models::Twin</name>
    <message>
        <source>Left and Right have different moves, so the position is not a Nim heap.</source>
        <translation>Links und Rechts haben verschiedene Züge, also ist die Position kein Nim-Haufen.</translation>
    </message>
    <message>
        <source>In misère play a position is not decided by its Nim heaps.</source>
        <translation>Bei Misère wird eine Position nicht durch ihre Nim-Haufen entschieden.</translation>
    </message>
    <message>
        <source>The Nim heaps of this position are not known yet.</source>
        <translation>Die Nim-Haufen dieser Position sind noch nicht bekannt.</translation>
    </message>
    <message>
        <source>The same game as %1</source>
        <translation>Dasselbe Spiel als %1</translation>
    </message>
    <message>
        <source>Reversible: this raises a heap from %1 to %2; the opponent can bring it back to %1.</source>
        <extracomment>two sizes of a heap, such as 2 and 5</extracomment>
        <translation>Umkehrbar: Das macht einen Haufen größer, von %1 auf %2; die andere Seite kann ihn auf %1 zurückbringen.</translation>
    </message>
    <message>
        <source>This raises a heap that %1 does not show; it would change nothing.</source>
        <translation>Das macht einen Haufen größer, den %1 nicht zeigt; es würde nichts ändern.</translation>
    </message>
    <message>
        <source>This changes no heap that %1 shows.</source>
        <translation>Das ändert keinen Haufen, den %1 zeigt.</translation>
    </message>
    <message>
        <source>This raises a heap from %1 to %2, and %3 has no such move. The opponent could bring it back to %1, so nothing is lost.</source>
        <extracomment>two sizes of a heap, such as 2 and 5, and a game, such as Nim</extracomment>
        <translation>Das macht einen Haufen größer, von %1 auf %2, und %3 hat keinen solchen Zug. Die andere Seite könnte ihn auf %1 zurückbringen, also ist nichts verloren.</translation>
    </message>
    <message>
        <source>%1 has no move that takes a heap from %2 to %3.</source>
        <extracomment>a game, two sizes</extracomment>
        <translation>%1 hat keinen Zug, der einen Haufen von %2 auf %3 bringt.</translation>
    </message>
    <message>
        <source>a gap of %1 is a heap of %1</source>
        <extracomment>below a heap of Nim that stands for as many free squares between two coins, such as 3</extracomment>
        <translation>eine Lücke von %1 ist ein Haufen mit %1</translation>
    </message>
</context>
<context>
    <name>models::VotesModel</name>
    <message>
        <source>right</source>
        <extracomment>of an answer, an adjective: not the side</extracomment>
        <translation>richtig</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>nicht richtig</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>verliert</translation>
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
        <translation>Es ist kein Blatt zum Schreiben da.</translation>
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
        <translation>%1 und %2</translation>
    </message>
</context>
</TS>
