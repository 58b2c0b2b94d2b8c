<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AddGameDialog</name>
    <message>
        <source>Add a game</source>
        <translation>Añadir un juego</translation>
    </message>
    <message>
        <source>It stands beside the others. On your turn you make one move on one of the boards.</source>
        <translation>Se pone junto a los demás. En tu turno haces una jugada en uno de los tableros.</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>a button: puts another game on the table, beside the first one</extracomment>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Equal to…</source>
        <extracomment>the title of a dialog: which other game is compared with this one?</extracomment>
        <translation>Igual a…</translation>
    </message>
    <message>
        <source>Two games are equal when whoever moves first loses their difference. Which game shall it be?</source>
        <translation>Dos juegos son iguales cuando quien mueve primero pierde su diferencia. ¿Con qué juego lo comparas?</translation>
    </message>
    <message>
        <source>From a lesson</source>
        <translation>De una lección</translation>
    </message>
    <message>
        <source>From the clipboard</source>
        <translation>Del portapapeles</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>a button: compares both games</extracomment>
        <translation>Comparar</translation>
    </message>
</context>
<context>
    <name>AnalysedPane</name>
    <message>
        <source>%1, fully analysed</source>
        <translation>%1, analizado por completo</translation>
    </message>
    <message>
        <source>Looking for all positions…</source>
        <translation>Buscando todas las posiciones…</translation>
    </message>
    <message>
        <source>All positions by size</source>
        <translation>Todas las posiciones por tamaño</translation>
    </message>
    <message>
        <source>size %1</source>
        <extracomment>heads a group of positions: how many pieces they have</extracomment>
        <translation>tamaño %1</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>How to read it</source>
        <translation>Cómo se lee</translation>
    </message>
    <message>
        <source>the player who just moved can win</source>
        <translation>puede ganar quien acaba de mover</translation>
    </message>
    <message>
        <source>the player to move can win</source>
        <translation>puede ganar quien va a mover</translation>
    </message>
    <message>
        <source>Left can win, whoever moves</source>
        <translation>puede ganar Izquierda, mueva quien mueva</translation>
    </message>
    <message>
        <source>Right can win, whoever moves</source>
        <translation>puede ganar Derecha, mueva quien mueva</translation>
    </message>
    <message>
        <source>you gave the win away</source>
        <translation>regalaste la victoria</translation>
    </message>
    <message>
        <source>that move gave the win away</source>
        <translation>esa jugada regaló la victoria</translation>
    </message>
    <message>
        <source>the computer gave it back</source>
        <translation>la máquina la devolvió</translation>
    </message>
    <message>
        <source>Who may cut what</source>
        <translation>Quién puede cortar qué</translation>
    </message>
    <message>
        <source>Left cuts blue (marked L), Right cuts red (marked R), either cuts green (unmarked).</source>
        <translation>Izquierda corta azul (marcado L), Derecha corta rojo (marcado R), y los dos cortan verde (sin marca).</translation>
    </message>
    <message>
        <source>A value over 0 wins for Left, one under 0 for Right; at 0 whoever starts loses. Any positive number outweighs any nimber.</source>
        <translation>Un valor mayor que 0 gana para Izquierda; uno menor que 0, para Derecha; con 0 pierde quien empieza. Cualquier número positivo pesa más que cualquier nimber.</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>heads what the map shows</extracomment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>a field, a noun: what is drawn on the map of the plane</extracomment>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Winning moves</source>
        <extracomment>a map of the plane that shows which moves win</extracomment>
        <translation>Jugadas ganadoras</translation>
    </message>
    <message>
        <source>P / N</source>
        <translation>P / N</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>how many moves the game lasts yet</extracomment>
        <translation>Quedan</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>a map of the plane that shows which moves win</extracomment>
        <translation>Ganadoras</translation>
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
        <translation>de %1 a %2</translation>
    </message>
</context>
<context>
    <name>BoardArea</name>
    <message>
        <source>Walking the argument: after %1</source>
        <translation>Recorriendo el argumento: después de %1</translation>
    </message>
    <message>
        <source>All boards are one game. Click any board to move there.</source>
        <translation>Todos los tableros son un solo juego. Haz clic en cualquiera para mover en él.</translation>
    </message>
    <message>
        <source>Hide how it went</source>
        <translation>Ocultar cómo fue</translation>
    </message>
    <message>
        <source>Show how it went</source>
        <translation>Mostrar cómo fue</translation>
    </message>
</context>
<context>
    <name>BoardInput</name>
    <message>
        <source>Board</source>
        <extracomment>read aloud: the board of a game</extracomment>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>BoardZoom</name>
    <message>
        <source>Whole board</source>
        <extracomment>a button: zooms so that all of the board is seen</extracomment>
        <translation>Tablero completo</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>read aloud: a button: the board becomes smaller</extracomment>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>The − key, or the mouse wheel</source>
        <translation>La tecla −, o la rueda del ratón</translation>
    </message>
    <message>
        <source>%L1%</source>
        <extracomment>how large the board is shown: a number such as 150, in percent</extracomment>
        <translation>%L1&#xa0;%</translation>
    </message>
    <message>
        <source>Zoom: %L1%</source>
        <extracomment>read aloud: how large the board is shown: a number such as 150, in percent</extracomment>
        <translation>Zoom: %L1&#xa0;%</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>read aloud: a button: the board becomes larger</extracomment>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>The + key, or the mouse wheel</source>
        <translation>La tecla +, o la rueda del ratón</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last move back</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <extracomment>what the button says when the pointer rests on it, with its keys</extracomment>
        <translation>Deshacer (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>a button: makes a move again that was taken back</extracomment>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <extracomment>what the button says when the pointer rests on it, with its keys</extracomment>
        <translation>Rehacer (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>All lines played</source>
        <translation>Todas las líneas jugadas</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>a button: ends the editing of the position</extracomment>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>a button, a verb: changes the position; short, for narrow windows</extracomment>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Edit position</source>
        <extracomment>a button, a verb</extracomment>
        <translation>Editar la posición</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: copies the position; short, for narrow windows</extracomment>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy position</source>
        <extracomment>a button, a verb</extracomment>
        <translation>Copiar la posición</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>a button: tells a little of how to win</extracomment>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Again, fence at %1</source>
        <translation>Otra vez, valla en %1</translation>
    </message>
    <message>
        <source>Fence %1</source>
        <extracomment>a button: plays again, with a fence at so many pieces</extracomment>
        <translation>Valla %1</translation>
    </message>
    <message>
        <source>You won: play again, and the computer plays perfectly one piece sooner</source>
        <translation>Has ganado: juega otra vez, y la máquina juega a la perfección una pieza antes</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>a button: asks for the next game</extracomment>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Add a game</source>
        <translation>Añadir un juego</translation>
    </message>
    <message>
        <source>Timeline</source>
        <extracomment>read aloud: the list of all moves of the game in their order</extracomment>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>at a move: how many other moves were tried here, such as 2</extracomment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Where to look (H)</source>
        <translation>Dónde mirar (H)</translation>
    </message>
    <message>
        <source>Tell me more (H)</source>
        <translation>Dime más (H)</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>a button: tells why the position is won or lost</extracomment>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>a button: leaves the reasons for the game</extracomment>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Who wins, and why (W)</source>
        <translation>Quién gana, y por qué (W)</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Volver a la partida (Esc)</translation>
    </message>
    <message>
        <source>New game (Ctrl+N)</source>
        <translation>Nueva partida (Ctrl+N)</translation>
    </message>
</context>
<context>
    <name>BusyBar</name>
    <message>
        <source>Progress</source>
        <extracomment>read aloud: a bar that shows how much of a calculation is done</extracomment>
        <translation>Progreso</translation>
    </message>
</context>
<context>
    <name>ChartFrame</name>
    <message>
        <source>Show as table</source>
        <translation>Mostrar como tabla</translation>
    </message>
    <message>
        <source>%1: show as table</source>
        <translation>%1: mostrar como tabla</translation>
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
        <translation>Hasta tamaño</translation>
    </message>
    <message>
        <source>Size of the largest positions checked</source>
        <translation>Tamaño de las mayores posiciones comprobadas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the check</extracomment>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>ClaimsCard</name>
    <message>
        <source>Claims that fail</source>
        <translation>Creencias que fallan</translation>
    </message>
    <message>
        <source>A claim that fails</source>
        <translation>Una creencia que falla</translation>
    </message>
    <message>
        <source>Looking for the smallest counterexample…</source>
        <translation>Buscando el contraejemplo más pequeño…</translation>
    </message>
    <message>
        <source>No counterexample was found within the limits.</source>
        <translation>No se encontró ningún contraejemplo dentro de los límites.</translation>
    </message>
    <message>
        <source>Open it</source>
        <extracomment>a button: opens the position of which something is claimed</extracomment>
        <translation>Abrirla</translation>
    </message>
    <message>
        <source>Open %1</source>
        <extracomment>a button, a verb: opens a position, such as nim:7,11,5</extracomment>
        <translation>Abrir %1</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>the results cannot be written</source>
        <translation>no se pueden escribir los resultados</translation>
    </message>
    <message>
        <source>not in the table: %1; solved without it</source>
        <translation>no está en la tabla: %1; resuelta sin ella</translation>
    </message>
    <message>
        <source>solved, but there was no time to list all moves</source>
        <translation>resuelta, pero no hubo tiempo de enumerar todas las jugadas</translation>
    </message>
    <message>
        <source>no move is left</source>
        <translation>no queda ninguna jugada</translation>
    </message>
    <message>
        <source>a matrix has at most %1 positions, this one %2</source>
        <extracomment>two numbers of positions, such as 2000 and 5312</extracomment>
        <translation>una matriz tiene como mucho %1 posiciones; esta, %2</translation>
    </message>
    <message>
        <source>--figures is for Line Nim with counters, without --dot, --matrix and --up-to-symmetry</source>
        <translation>--figures es para el Nim en líneas con fichas, sin --dot, --matrix ni --up-to-symmetry</translation>
    </message>
    <message>
        <source>too many runs for --figures: the numbers of runs of each length that a position may have have to fit into 64 bits</source>
        <translation>demasiados tramos para --figures: los números de tramos de cada longitud que puede tener una posición tienen que caber en 64 bits</translation>
    </message>
    <message>
        <source>exploring</source>
        <extracomment>before how far a calculation is: positions are being found</extracomment>
        <translation>explorando</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4 true, %5 of them by the rules alone</source>
        <extracomment>a file, a lesson, &quot;12 steps&quot;, &quot;30 claims&quot; of which all are true, and a number of claims</extracomment>
        <translation>%1: %2, %3, %4 ciertas, %5 de ellas solo por las reglas</translation>
    </message>
    <message>
        <source>%1: %2, %3 minutes</source>
        <extracomment>the name by which a lesson is called, its title, and how long it takes</extracomment>
        <translation>%1: %2, %3 minutos</translation>
    </message>
    <message>
        <source>name one lesson, by its file or by --id</source>
        <translation>indica una lección, por su archivo o con --id</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>no se puede escribir: %1</translation>
    </message>
    <message>
        <source>no such lesson; &apos;lesson --list&apos; names them</source>
        <translation>no existe esa lección; &apos;lesson --list&apos; las enumera</translation>
    </message>
    <message>
        <source>           options: %1</source>
        <extracomment>below a game: what can be set in its notation, such as take=1,2,3</extracomment>
        <translation>           opciones: %1</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>a player, not a direction</extracomment>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>a player</extracomment>
        <translation>Derecha</translation>
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
        <translation>La partida queda sin terminar.</translation>
    </message>
    <message>
        <source>No such move. Type a move&apos;s number, its text or the position that it leaves, or &apos;quit&apos;.</source>
        <translation>No existe esa jugada. Escribe el número de una jugada, su texto o la posición que deja, o &apos;quit&apos;.</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 está pensando</translation>
    </message>
    <message>
        <source>      … and more moves: %1</source>
        <translation>      … y más jugadas: %1</translation>
    </message>
    <message>
        <source>No move is left. %1 wins.</source>
        <translation>No queda ninguna jugada. Gana %1.</translation>
    </message>
    <message>
        <source>this game has no heaps with values of their own</source>
        <translation>este juego no tiene montones con valores propios</translation>
    </message>
    <message>
        <source>no period is proven</source>
        <translation>no hay ningún período demostrado</translation>
    </message>
    <message>
        <source>period %1 from heap %2 on, proven: %3</source>
        <extracomment>after how many values they repeat, the heap from which on they do, and the name of a theorem</extracomment>
        <translation>período %1 desde el montón %2, demostrado: %3</translation>
    </message>
    <message>
        <source>these are the values in normal play</source>
        <translation>estos son los valores del juego normal</translation>
    </message>
    <message>
        <source>so many values do not fit into the memory to use</source>
        <translation>tantos valores no caben en la memoria que se puede usar</translation>
    </message>
    <message>
        <source>so many values are not worked out</source>
        <translation>no se calculan tantos valores</translation>
    </message>
    <message>
        <source>so many values are not worked out: without a proven period at most %1</source>
        <translation>no se calculan tantos valores: sin un período demostrado, como mucho %1</translation>
    </message>
    <message>
        <source>the file&apos;s name has to end in .csv or .json</source>
        <translation>el nombre del archivo tiene que acabar en .csv o .json</translation>
    </message>
    <message>
        <source>a board has 1 to %1 cells, not %2 x %3</source>
        <extracomment>a number such as 36, and the rows and columns that were asked for, such as 7 x 8</extracomment>
        <translation>un tablero tiene de 1 a %1 casillas, no %2 x %3</translation>
    </message>
    <message>
        <source>not solved within the limits: %1 of %2</source>
        <extracomment>how many positions of a table, and how many there are</extracomment>
        <translation>sin resolver dentro de los límites: %1 de %2</translation>
    </message>
    <message>
        <source>only the table of one board of the game grid is written as a .table</source>
        <translation>solo la tabla de un tablero del juego grid se escribe como .table</translation>
    </message>
    <message>
        <source>filling the table</source>
        <translation>rellenando la tabla</translation>
    </message>
    <message>
        <source>no position of this family is allowed: %1, %2</source>
        <extracomment>its first position, such as chomp:0,1, and why it is not allowed</extracomment>
        <translation>ninguna posición de esta familia está permitida: %1, %2</translation>
    </message>
    <message>
        <source>stopped before everything was checked</source>
        <translation>interrumpido antes de comprobarlo todo</translation>
    </message>
    <message>
        <source>not everything was checked within the time limit</source>
        <translation>no se comprobó todo dentro del límite de tiempo</translation>
    </message>
    <message>
        <source>not everything can be checked within the memory limit</source>
        <translation>no se puede comprobar todo dentro del límite de memoria</translation>
    </message>
    <message>
        <source>not everything was checked within the limit of positions</source>
        <translation>no se comprobó todo dentro del límite de posiciones</translation>
    </message>
    <message>
        <source>%1 up to %2: positions checked: %3, mismatches: %4</source>
        <extracomment>a check, such as nim, how large the positions are, and two numbers of positions</extracomment>
        <translation>%1 hasta %2: posiciones comprobadas: %3, discrepancias: %4</translation>
    </message>
    <message>
        <source>  first counterexample: %1: the rule says %2, the search %3</source>
        <extracomment>a position, and twice an outcome such as P or N</extracomment>
        <translation>  primer contraejemplo: %1: la regla dice %2, la búsqueda %3</translation>
    </message>
    <message>
        <source>checking %1</source>
        <extracomment>the name of a check, such as nim, before how far it is</extracomment>
        <translation>comprobando %1</translation>
    </message>
    <message>
        <source>none of the positions that &apos;verify %1&apos; looks at has these rules</source>
        <translation>ninguna de las posiciones que mira &apos;verify %1&apos; tiene estas reglas</translation>
    </message>
    <message>
        <source>no such game; &apos;list&apos; names them</source>
        <translation>no existe ese juego; &apos;list&apos; los enumera</translation>
    </message>
    <message>
        <source>--misere: not offered in this game</source>
        <translation>--misere: este juego no lo ofrece</translation>
    </message>
    <message>
        <source>--kind %1: not asked of this game in misère play; there are %2</source>
        <extracomment>a kind of exercise, such as nim-sum, and the kinds that can be asked</extracomment>
        <translation>--kind %1: no se pregunta en este juego en la versión misère; hay %2</translation>
    </message>
    <message>
        <source>--kind %1: not asked of this game; there are %2</source>
        <translation>--kind %1: no se pregunta en este juego; hay %2</translation>
    </message>
    <message>
        <source>a file is required, or --json</source>
        <translation>hace falta un archivo, o --json</translation>
    </message>
    <message>
        <source>making the exercises</source>
        <translation>preparando los ejercicios</translation>
    </message>
    <message>
        <source>it may not be written over</source>
        <translation>no se puede sobrescribir</translation>
    </message>
    <message>
        <source>it needs %1 MB; on the disk %2 MB are free</source>
        <extracomment>of a file that is too large: two amounts in megabytes</extracomment>
        <translation>necesita %1 MB; en el disco quedan %2 MB libres</translation>
    </message>
    <message>
        <source>interrupted while it was written; the file is not there, or as it was before</source>
        <translation>interrumpido mientras se escribía; el archivo no está, o está como antes</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation>gana</translation>
    </message>
    <message>
        <source>loses</source>
        <extracomment>of a move, a verb</extracomment>
        <translation>pierde</translation>
    </message>
    <message>
        <source>value</source>
        <extracomment>head of a column, a noun: the value of the game as a whole</extracomment>
        <translation>valor</translation>
    </message>
    <message>
        <source>Grundy</source>
        <extracomment>short for Grundy value</extracomment>
        <translation>Grundy</translation>
    </message>
    <message>
        <source>%1 if Left is to move, %2 if Right is</source>
        <extracomment>how many moves the game lasts yet, twice: two numbers</extracomment>
        <translation>%1 si mueve Izquierda, %2 si mueve Derecha</translation>
    </message>
    <message>
        <source>player</source>
        <extracomment>head of a column: who moves</extracomment>
        <translation>jugador</translation>
    </message>
    <message>
        <source>move</source>
        <extracomment>head of a column, a noun</extracomment>
        <translation>jugada</translation>
    </message>
    <message>
        <source>position after</source>
        <extracomment>head of a column: the position after the move</extracomment>
        <translation>posición después</translation>
    </message>
    <message>
        <source>leaves</source>
        <extracomment>head of a column: the outcome, P, N, L or R, that the move leaves</extracomment>
        <translation>deja</translation>
    </message>
    <message>
        <source>moves left</source>
        <extracomment>head of a column: how many moves the game lasts yet</extracomment>
        <translation>jugadas que quedan</translation>
    </message>
    <message>
        <source>  … and more: %1
</source>
        <translation>  … y más: %1
</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>who wins, and why or by which move: two sentences</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>left out: all positions would take %1 of memory</source>
        <translation>omitido: todas las posiciones ocuparían %1 de memoria</translation>
    </message>
    <message>
        <source>%1, winning: at least %2</source>
        <extracomment>how many moves there are, and how many of them are known to win</extracomment>
        <translation>%1, ganadoras: al menos %2</translation>
    </message>
    <message>
        <source>%1, winning: %2</source>
        <extracomment>how many moves there are, and how many of them win</extracomment>
        <translation>%1, ganadoras: %2</translation>
    </message>
    <message>
        <source>%1, not judged: %2</source>
        <extracomment>the line above, such as &quot;12, winning: at least 1&quot;, and of how many moves nothing is known</extracomment>
        <translation>%1, sin juzgar: %2</translation>
    </message>
    <message>
        <source>components</source>
        <extracomment>heads a list: what the position is the sum of, and the value of each</extracomment>
        <translation>componentes</translation>
    </message>
    <message>
        <source>    … and more: %1
</source>
        <translation>    … y más: %1
</translation>
    </message>
    <message>
        <source>outcome</source>
        <extracomment>heads a line: who wins, with the letter P, N, L or R</extracomment>
        <translation>resultado</translation>
    </message>
    <message>
        <source>found</source>
        <extracomment>heads a line that says how the answer was found: by theory, a table or a search</extracomment>
        <translation>hallado</translation>
    </message>
    <message>
        <source>table</source>
        <extracomment>heads a line: how much memory a table would have needed</extracomment>
        <translation>tabla</translation>
    </message>
    <message>
        <source>moves</source>
        <extracomment>heads a line that says how many moves there are</extracomment>
        <translation>jugadas</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>a time in seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>the second player (P)</source>
        <translation>el segundo jugador (P)</translation>
    </message>
    <message>
        <source>the first player (N)</source>
        <translation>el primer jugador (N)</translation>
    </message>
    <message>
        <source>winner</source>
        <extracomment>heads a line: who wins on the board</extracomment>
        <translation>gana</translation>
    </message>
    <message>
        <source>first moves</source>
        <extracomment>heads a line: how many first moves there are, and how many of them win</extracomment>
        <translation>primeras jugadas</translation>
    </message>
    <message>
        <source>memory</source>
        <extracomment>heads a line: how much memory the table takes</extracomment>
        <translation>memoria</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <extracomment>an amount in megabytes</extracomment>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>positions</source>
        <extracomment>heads a line: how many positions the table has</extracomment>
        <translation>posiciones</translation>
    </message>
    <message>
        <source>P-positions</source>
        <extracomment>heads a line: how many of the positions are P</extracomment>
        <translation>posiciones P</translation>
    </message>
    <message>
        <source>allocation</source>
        <extracomment>heads a line: how long it took to get the memory of the table</extracomment>
        <translation>reserva</translation>
    </message>
    <message>
        <source>filling</source>
        <extracomment>heads a line: how long it took to fill the table</extracomment>
        <translation>relleno</translation>
    </message>
    <message>
        <source>counting</source>
        <extracomment>heads a line: how long it took to count the P-positions</extracomment>
        <translation>recuento</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <extracomment>heads a line: how much memory was read and written each second</extracomment>
        <translation>ancho de banda</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <extracomment>gigabytes each second</extracomment>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>allocating and filling</source>
        <translation>reservando y rellenando</translation>
    </message>
    <message>
        <source>the table needs %1 MB of memory; --memory allows %2 MB</source>
        <extracomment>two amounts in megabytes; --memory is an option</extracomment>
        <translation>la tabla necesita %1 MB de memoria; --memory permite %2 MB</translation>
    </message>
    <message>
        <source>the table needs %1 MB of memory; the machine has %2 MB free</source>
        <extracomment>two amounts in megabytes</extracomment>
        <translation>la tabla necesita %1 MB de memoria; en el equipo hay %2 MB libres</translation>
    </message>
    <message>
        <source>%1 MB of memory could not be had from the system</source>
        <translation>el sistema no pudo dar %1 MB de memoria</translation>
    </message>
    <message>
        <source>interrupted while the P-positions were counted</source>
        <translation>interrumpido mientras se contaban las posiciones P</translation>
    </message>
    <message>
        <source>writing</source>
        <extracomment>before how far it is: the table is being written to a file</extracomment>
        <translation>escribiendo</translation>
    </message>
    <message>
        <source>it is searched: a table over its %1 stones needs %2 MB of memory</source>
        <extracomment>why there is no table: a number of stones, and an amount in megabytes</extracomment>
        <translation>se busca: una tabla de sus %1 piedras necesita %2 MB de memoria</translation>
    </message>
    <message>
        <source>%1, and tables are made of up to %2 stones</source>
        <extracomment>the sentence above, &quot;it is searched: …&quot;, and a number of stones</extracomment>
        <translation>%1, y las tablas son de hasta %2 piedras</translation>
    </message>
    <message>
        <source>%1, and --memory allows %2 MB</source>
        <extracomment>the sentence above, &quot;it is searched: …&quot;, and an amount in megabytes; --memory is an option</extracomment>
        <translation>%1, y --memory permite %2 MB</translation>
    </message>
    <message>
        <source>%1, which the machine has not free</source>
        <translation>%1, y el equipo no los tiene libres</translation>
    </message>
    <message>
        <source>searching</source>
        <extracomment>before how far a calculation is: positions are being searched</extracomment>
        <translation>buscando</translation>
    </message>
    <message>
        <source>a field is impossible: more than %1 cells</source>
        <translation>un campo es imposible: más de %1 casillas</translation>
    </message>
    <message>
        <source>the table is not of the game grid</source>
        <translation>la tabla no es del juego grid</translation>
    </message>
    <message>
        <source>a field is impossible: play is neither normal nor misère</source>
        <translation>un campo es imposible: el juego no es ni normal ni misère</translation>
    </message>
    <message>
        <source>the table does not hold outcomes</source>
        <translation>la tabla no contiene resultados</translation>
    </message>
    <message>
        <source>a field is impossible: the rows, columns and maximum per move</source>
        <translation>un campo es imposible: las filas, las columnas y el máximo por jugada</translation>
    </message>
    <message>
        <source>a field is impossible: the order of the cells</source>
        <translation>un campo es imposible: el orden de las casillas</translation>
    </message>
    <message>
        <source>a field is impossible: the number of bytes of data</source>
        <translation>un campo es imposible: el número de bytes de datos</translation>
    </message>
    <message>
        <source>this is not a table of Grundy&apos;s</source>
        <translation>no es una tabla de Grundy</translation>
    </message>
    <message>
        <source>this is a table of version %1; version %2 can be read</source>
        <extracomment>two numbers, such as 2 and 1</extracomment>
        <translation>es una tabla de la versión %1; se puede leer la versión %2</translation>
    </message>
    <message>
        <source>the table is cut short: %1 bytes of at least %2</source>
        <extracomment>how long a file is, and how long it should be</extracomment>
        <translation>la tabla está cortada: %1 bytes de al menos %2</translation>
    </message>
    <message>
        <source>the file goes on after the table, which has %1 bytes</source>
        <translation>el archivo sigue después de la tabla, que tiene %1 bytes</translation>
    </message>
    <message>
        <source>the table was changed: its checksum is wrong</source>
        <translation>la tabla se ha modificado: su suma de comprobación no coincide</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>the person ended the reading of a table</extracomment>
        <translation>interrumpido</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>no se puede leer: %1</translation>
    </message>
    <message>
        <source>the table is of the game grid</source>
        <translation>la tabla es del juego grid</translation>
    </message>
    <message>
        <source>the table is for normal play</source>
        <translation>la tabla es para el juego normal</translation>
    </message>
    <message>
        <source>the table is for misère play</source>
        <translation>la tabla es para el juego misère</translation>
    </message>
    <message>
        <source>the table is for max=%1</source>
        <translation>la tabla es para max=%1</translation>
    </message>
    <message>
        <source>the stones do not fit on its %1 x %2 board</source>
        <extracomment>the rows and columns of the board that a table is for, such as 5 x 5</extracomment>
        <translation>las piedras no caben en su tablero de %1 x %2</translation>
    </message>
    <message>
        <source>--rows, --cols and --max are for the game grid</source>
        <translation>--rows, --cols y --max son para el juego grid</translation>
    </message>
    <message>
        <source>--rows is the grid&apos;s --m and --cols its --n: give one of them</source>
        <translation>--rows es el --m de la cuadrícula y --cols su --n: da uno de los dos</translation>
    </message>
    <message>
        <source>--m: this family has no m</source>
        <translation>--m: esta familia no tiene m</translation>
    </message>
    <message>
        <source>a table has at most %1 cells</source>
        <translation>una tabla tiene como mucho %1 casillas</translation>
    </message>
    <message>
        <source>--show %1: this family has no such values</source>
        <translation>--show %1: esta familia no tiene esos valores</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>no hay memoria suficiente</translation>
    </message>
    <message>
        <source>an error of the program: %1</source>
        <translation>un error del programa: %1</translation>
    </message>
    <message>
        <source>an error of the program</source>
        <translation>un error del programa</translation>
    </message>
    <message>
        <source>standard output</source>
        <extracomment>in the place of a file in an error: what the program prints</extracomment>
        <translation>salida estándar</translation>
    </message>
    <message>
        <source>a sum has at most %1 positions</source>
        <translation>una suma tiene como mucho %1 posiciones</translation>
    </message>
    <message>
        <source>no exact value is known</source>
        <translation>no se conoce ningún valor exacto</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>a value at a temperature</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>heads a line, a noun: the mean value of a hot game</extracomment>
        <translation>media</translation>
    </message>
    <message>
        <source>temperature</source>
        <extracomment>heads a line: the temperature of a hot game</extracomment>
        <translation>temperatura</translation>
    </message>
    <message>
        <source>left wall</source>
        <extracomment>heads a line: a wall of the thermograph, as points</extracomment>
        <translation>pared izquierda</translation>
    </message>
    <message>
        <source>right wall</source>
        <extracomment>heads a line: a wall of the thermograph, as points</extracomment>
        <translation>pared derecha</translation>
    </message>
    <message>
        <source>atomic weight</source>
        <extracomment>heads a line: a number that a game without numbers has</extracomment>
        <translation>peso atómico</translation>
    </message>
    <message>
        <source>the rules of this game are written %1</source>
        <translation>las reglas de este juego se escriben %1</translation>
    </message>
    <message>
        <source>column %1: values are those of normal play</source>
        <translation>columna %1: los valores son los del juego normal</translation>
    </message>
    <message>
        <source>incentive</source>
        <extracomment>head of a column: how much the move gains, a value of a game</extracomment>
        <translation>incentivo</translation>
    </message>
    <message>
        <source>solved, but not all of the argument was found within the limits</source>
        <translation>resuelta, pero no se encontró todo el argumento dentro de los límites</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <extracomment>heads the game that was played last; a click on it plays on</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Continue, last played %1</source>
        <comment>today, 2:35 PM</comment>
        <translation>Continuar; última vez: %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a position, before what is going on</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>a game</comment>
        <translation>Eliminar %1</translation>
    </message>
</context>
<context>
    <name>ConventionChoice</name>
    <message>
        <source>Convention</source>
        <extracomment>a field: who makes the last move wins (normal) or loses (misère)</extracomment>
        <translation>Convención</translation>
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
        <translation>Las posiciones iguales por simetría cuentan una vez</translation>
    </message>
    <message>
        <source>Without terminal positions</source>
        <translation>Sin posiciones terminales</translation>
    </message>
</context>
<context>
    <name>DraftBoard</name>
    <message>
        <source>Your board</source>
        <extracomment>heads what one can set of a board of one’s own</extracomment>
        <translation>Tu tablero</translation>
    </message>
</context>
<context>
    <name>DraftSeat</name>
    <message>
        <source>Player %1</source>
        <extracomment>the number of a player, 1 or 2</extracomment>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; moves first</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; mueve primero</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; moves second</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; mueve después</translation>
    </message>
    <message>
        <source>%1 moves first</source>
        <translation>%1 mueve primero</translation>
    </message>
    <message>
        <source>%1 moves second</source>
        <translation>%1 mueve después</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>a choice: who plays here is who sits at the computer</extracomment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>A friend</source>
        <extracomment>a choice: another person plays here</extracomment>
        <translation>Otra persona</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>a choice: the program plays here</extracomment>
        <translation>La máquina</translation>
    </message>
    <message>
        <source>How strong?</source>
        <extracomment>read aloud: how well the computer shall play</extracomment>
        <translation>¿Qué nivel?</translation>
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
        <translation>Abrir un juego dibujado</translation>
    </message>
    <message>
        <source>Save the drawn game</source>
        <translation>Guardar el juego dibujado</translation>
    </message>
    <message>
        <source>Back to all games</source>
        <translation>Volver a todos los juegos</translation>
    </message>
    <message>
        <source>Draw your own game</source>
        <translation>Dibuja tu propio juego</translation>
    </message>
    <message>
        <source>Draw the shapes that may be taken. The board answers at once.</source>
        <translation>Dibuja las figuras que se pueden quitar. El tablero responde al momento.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>before a field: the name of the game that is drawn</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nombre del juego</translation>
    </message>
    <message>
        <source>My game</source>
        <extracomment>in an empty field: a name for the game that one drew</extracomment>
        <translation>Mi juego</translation>
    </message>
    <message>
        <source>✓ kept in your own rules as you draw</source>
        <translation>✓ se guarda en tus propias reglas mientras dibujas</translation>
    </message>
    <message>
        <source>More for this game</source>
        <translation>Más para este juego</translation>
    </message>
    <message>
        <source>Open a drawn game…</source>
        <translation>Abrir un juego dibujado…</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Guardar como archivo…</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>an entry of a menu, a verb: shows the game to a class</extracomment>
        <translation>Presentar</translation>
    </message>
    <message>
        <source>Look at it in the Lab</source>
        <translation>Mirarlo en el Laboratorio</translation>
    </message>
    <message>
        <source>Make it a step of a lesson</source>
        <translation>Hacerlo paso de una lección</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <extracomment>an entry of a menu or a button: makes a worksheet of this game</extracomment>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>a button, a verb: opens the game with its analysis</extracomment>
        <translation>Explorar</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: begins a game</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Shapes that may be taken</source>
        <translation>Figuras que se pueden quitar</translation>
    </message>
    <message>
        <source>A click draws:</source>
        <translation>Un clic dibuja:</translation>
    </message>
    <message>
        <source>What a click on a square draws</source>
        <translation>Qué dibuja un clic en una casilla</translation>
    </message>
    <message>
        <source>taken</source>
        <extracomment>of a square of a drawn shape: a move takes the stone on it</extracomment>
        <translation>quitada</translation>
    </message>
    <message>
        <source>must be empty</source>
        <translation>debe estar vacía</translation>
    </message>
    <message>
        <source>stays</source>
        <extracomment>of a square of a drawn shape: there is a stone, and it stays</extracomment>
        <translation>se queda</translation>
    </message>
    <message>
        <source>+ another shape</source>
        <translation>+ otra figura</translation>
    </message>
    <message>
        <source>+ a line</source>
        <translation>+ una línea</translation>
    </message>
    <message>
        <source>Any unbroken line of a row or a column, as long as you allow</source>
        <translation>Cualquier línea sin huecos de una fila o una columna, tan larga como permitas</translation>
    </message>
</context>
<context>
    <name>DrawingHead</name>
    <message>
        <source>Back to the position</source>
        <translation>Volver a la posición</translation>
    </message>
    <message>
        <source>A step of “Why?”: the picture reduced, not the position</source>
        <translation>Un paso de «¿Por qué?»: el dibujo reducido, no la posición</translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>a tool: a click cuts an edge, which is a move</extracomment>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Click an edge to cut it</source>
        <translation>Haz clic en una arista para cortarla</translation>
    </message>
    <message>
        <source>Draw green</source>
        <extracomment>a tool: draws edges that both players may cut</extracomment>
        <translation>Dibujar verde</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>draws green edges</extracomment>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Drag to draw an edge; click an edge to make it green. Keys: Enter begins and ends an edge, N ends it at a new joint</source>
        <translation>Arrastra para dibujar una arista; haz clic en una arista para que sea verde. Teclas: Enter empieza y acaba una arista, N la acaba en un nudo nuevo</translation>
    </message>
    <message>
        <source>Draw blue</source>
        <extracomment>a tool: draws edges that the player Blue may cut</extracomment>
        <translation>Dibujar azul</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>draws blue edges</extracomment>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Draw edges that Blue (Left) may cut; click an edge to make it blue</source>
        <translation>Dibuja aristas que puede cortar Azul (Izquierda); haz clic en una arista para que sea azul</translation>
    </message>
    <message>
        <source>Draw red</source>
        <extracomment>a tool: draws edges that the player Red may cut</extracomment>
        <translation>Dibujar rojo</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>draws red edges</extracomment>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Draw edges that Red (Right) may cut; click an edge to make it red</source>
        <translation>Dibuja aristas que puede cortar Rojo (Derecha); haz clic en una arista para que sea roja</translation>
    </message>
    <message>
        <source>Move joint</source>
        <extracomment>a tool, a verb: drags a joint to another place</extracomment>
        <translation>Mover un nudo</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>a tool: drags a joint to another place</extracomment>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Drag a joint, a foot along the ground, or an edge to bend it</source>
        <translation>Arrastra un nudo, un pie por el suelo, o una arista para curvarla</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>a tool, a verb: removes edges and joints</extracomment>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Click an edge or a joint to remove it, with all that falls</source>
        <translation>Haz clic en una arista o en un nudo para quitarlo, con todo lo que se cae</translation>
    </message>
    <message>
        <source>Snap</source>
        <extracomment>a switch: joints snap to a grid</extracomment>
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>Joints go to half units</source>
        <translation>Los nudos van a medias unidades</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>a button: ends the tidying</extracomment>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop tidying</source>
        <extracomment>a button</extracomment>
        <translation>Dejar de ordenar</translation>
    </message>
    <message>
        <source>Tidy</source>
        <extracomment>a button: lays out the drawing anew, without crossings</extracomment>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>Lays the picture out anew</source>
        <translation>Dispone el dibujo de nuevo</translation>
    </message>
</context>
<context>
    <name>DrawnBoard</name>
    <message>
        <source>%L1 edges are too many to draw. The verdict holds all the same.</source>
        <translation>%L1 aristas son demasiadas para dibujarlas. El veredicto vale de todos modos.</translation>
    </message>
</context>
<context>
    <name>DrawnInput</name>
    <message>
        <source>Board</source>
        <extracomment>read aloud: the board of a game</extracomment>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>EditBar</name>
    <message>
        <source>Arrows</source>
        <extracomment>a field: the arrows of a graph, such as 2-1, 2-0, 1-0; not keys</extracomment>
        <translation>Flechas</translation>
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
        <translation>Paso %1</translation>
    </message>
    <message>
        <source>Heading; may be left out</source>
        <translation>Encabezado; se puede omitir</translation>
    </message>
    <message>
        <source>Heading of the step</source>
        <translation>Encabezado del paso</translation>
    </message>
    <message>
        <source>The question</source>
        <extracomment>a field: what the class is asked</extracomment>
        <translation>La pregunta</translation>
    </message>
    <message>
        <source>What the class reads</source>
        <translation>Lo que lee la clase</translation>
    </message>
    <message>
        <source>**strong**, *emphasis*, lists with “- ”, and links to positions: [cold](nim:1,1?outcome=P)</source>
        <translation>**fuerte**, *énfasis*, listas con «- » y enlaces a posiciones: [fría](nim:1,1?outcome=P)</translation>
    </message>
    <message>
        <source>Then show</source>
        <extracomment>a field: what is shown when the class has answered</extracomment>
        <translation>Mostrar después</translation>
    </message>
    <message>
        <source>Exercises, rows, tables and markings are written in the file. Here they can be moved, doubled and taken out, and their texts edited.</source>
        <translation>Los ejercicios, las filas, las tablas y las posiciones para marcar se escriben en el archivo. Aquí se pueden mover, duplicar y eliminar, y sus textos se pueden editar.</translation>
    </message>
    <message>
        <source>Notes for the teacher; the class does not see them</source>
        <translation>Notas para el docente; la clase no las ve</translation>
    </message>
    <message>
        <source>Notes for the teacher</source>
        <translation>Notas para el docente</translation>
    </message>
    <message>
        <source>It is played</source>
        <translation>Se juega</translation>
    </message>
    <message>
        <source>by two pupils</source>
        <translation>entre dos alumnos</translation>
    </message>
    <message>
        <source>against the perfect computer</source>
        <translation>contra la máquina perfecta</translation>
    </message>
    <message>
        <source>against a computer that moves at random</source>
        <translation>contra una máquina que mueve al azar</translation>
    </message>
    <message>
        <source>against a computer that is perfect near the end</source>
        <translation>contra una máquina que es perfecta cerca del final</translation>
    </message>
    <message>
        <source>It plays perfectly with so many pieces left</source>
        <translation>Juega a la perfección cuando quedan estas piezas</translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>a field: who makes the first move, the class or the computer</extracomment>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>The class</source>
        <extracomment>a choice: the class makes the first move</extracomment>
        <translation>La clase</translation>
    </message>
    <message>
        <source>The computer</source>
        <extracomment>a choice: the computer makes the first move</extracomment>
        <translation>La máquina</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <extracomment>before a field: the number of an answer from which the class may choose</extracomment>
        <translation>Respuesta %1</translation>
    </message>
    <message>
        <source>It is right</source>
        <translation>Es correcta</translation>
    </message>
    <message>
        <source>Answer %1 is right</source>
        <translation>La respuesta %1 es correcta</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>a button: removes this answer</extracomment>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Take out answer %1</source>
        <translation>Quitar la respuesta %1</translation>
    </message>
    <message>
        <source>What is said to answer %1</source>
        <translation>Qué se dice a la respuesta %1</translation>
    </message>
    <message>
        <source>What is said when it is chosen</source>
        <translation>Qué se dice cuando se elige</translation>
    </message>
    <message>
        <source>Another answer</source>
        <extracomment>a button: adds one more answer to choose from</extracomment>
        <translation>Otra respuesta</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>a field: a position in its notation, such as nim:7,11,5</extracomment>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Take it from the game</source>
        <translation>Tomarla de la partida</translation>
    </message>
    <message>
        <source>The position on the board of the game that is open</source>
        <translation>La posición que hay en el tablero de la partida abierta</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>a button, a verb: takes the position that was copied</extracomment>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>The position that was copied</source>
        <translation>La posición que se ha copiado</translation>
    </message>
    <message>
        <source>No board</source>
        <extracomment>a button: the step of the lesson shows no position</extracomment>
        <translation>Sin tablero</translation>
    </message>
    <message>
        <source>What is told of it then</source>
        <translation>Qué se dice de ella después</translation>
    </message>
    <message>
        <source>What is told of it</source>
        <translation>Qué se dice de ella</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>how much is told of a position</extracomment>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>a choice: so much is told of a position</extracomment>
        <translation>Quién gana</translation>
    </message>
    <message>
        <source>Every move with what it leaves</source>
        <translation>Cada jugada con lo que deja</translation>
    </message>
    <message>
        <source>The winning moves</source>
        <translation>Las jugadas ganadoras</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>a choice: the reason is told</extracomment>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>Cuánto vale</translation>
    </message>
</context>
<context>
    <name>EditorSteps</name>
    <message>
        <source>Steps</source>
        <extracomment>heads the list of the steps of a lesson</extracomment>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>There are none yet. Add the first one below.</source>
        <translation>Todavía no hay ninguno. Añade el primero aquí abajo.</translation>
    </message>
    <message>
        <source>Step %1, being edited: %2</source>
        <extracomment>read aloud: the number of a step of a lesson, and its heading</extracomment>
        <translation>Paso %1, en edición: %2</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <extracomment>read aloud: a step of a lesson, and its heading</extracomment>
        <translation>Paso %1: %2</translation>
    </message>
    <message>
        <source>%1. Mistake: %2</source>
        <extracomment>read aloud: the kind of a step, such as &quot;Question&quot;, and what is wrong with it</extracomment>
        <translation>%1. Error: %2</translation>
    </message>
    <message>
        <source>(no text yet)</source>
        <translation>(todavía sin texto)</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>a button: the step comes earlier in the lesson</extracomment>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move the step up</source>
        <translation>Subir el paso</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>a button: the step comes later in the lesson</extracomment>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Move the step down</source>
        <translation>Bajar el paso</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>a button, a verb: makes the same step of a lesson once more</extracomment>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>The same step once more</source>
        <translation>El mismo paso otra vez</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>a button, a verb: removes the step of a lesson</extracomment>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Take the step out; Undo brings it back</source>
        <translation>Elimina el paso; con Deshacer vuelve</translation>
    </message>
</context>
<context>
    <name>EndActions</name>
    <message>
        <source>Again</source>
        <extracomment>a button: plays the same game once more</extracomment>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>The same game again (Ctrl+R)</source>
        <translation>Otra vez el mismo juego (Ctrl+R)</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <extracomment>a button: plays once more, and who moved second moves first</extracomment>
        <translation>Cambiar de lado</translation>
    </message>
    <message>
        <source>The same game again; Left and Right change places</source>
        <translation>Otra vez el mismo juego; Izquierda y Derecha se cambian el sitio</translation>
    </message>
    <message>
        <source>The same game again; the other player begins</source>
        <translation>Otra vez el mismo juego; empieza el otro</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>a button: goes through the moves of the game that is over</extracomment>
        <translation>¿Dónde cambió la partida?</translation>
    </message>
    <message>
        <source>The moves of the game (M)</source>
        <translation>Las jugadas de la partida (M)</translation>
    </message>
    <message>
        <source>A picture of the game, to save or to copy</source>
        <translation>Una imagen de la partida, para guardarla o copiarla</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Judging the moves…</source>
        <translation>Juzgando las jugadas…</translation>
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
        <translation>La última jugada</translation>
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
        <translation>Pierde quien mueve el último.</translation>
    </message>
</context>
<context>
    <name>Exercise</name>
    <message>
        <source>Number</source>
        <extracomment>a field in which a pupil types a number</extracomment>
        <translation>Número</translation>
    </message>
    <message>
        <source>Answer: %1.</source>
        <extracomment>the right answer to an exercise, such as 7 or &quot;take 3 from heap 1&quot;</extracomment>
        <translation>Respuesta: %1.</translation>
    </message>
</context>
<context>
    <name>ExerciseAnswer</name>
    <message>
        <source>Your answer</source>
        <extracomment>a field: what the pupil answers to an exercise</extracomment>
        <translation>Tu respuesta</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>a button: is my answer right?</extracomment>
        <translation>Comprobar</translation>
    </message>
</context>
<context>
    <name>ExercisePanel</name>
    <message>
        <source>Exercise %1 of %2</source>
        <extracomment>the number of this exercise, such as 3, and how many there are, such as 10</extracomment>
        <translation>Ejercicio %1 de %2</translation>
    </message>
    <message>
        <source>Done: %1 of %2 right first time.</source>
        <extracomment>how many exercises were right at the first try, such as 7, and how many there were, such as 10</extracomment>
        <translation>Terminado: %1 de %2 bien a la primera.</translation>
    </message>
    <message>
        <source>Finish</source>
        <extracomment>a button, a verb: ends the last exercise</extracomment>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Try another one</source>
        <translation>Probar otro</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <extracomment>a button</extracomment>
        <translation>Ejercicio siguiente</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>a button: answers the same exercise once more</extracomment>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>a button: begins the exercises again from the first one</extracomment>
        <translation>Una vez más</translation>
    </message>
    <message>
        <source>Explore it</source>
        <extracomment>a button: opens the position of the exercise with its analysis</extracomment>
        <translation>Explorarla</translation>
    </message>
    <message>
        <source>Opens the position with everything known about it</source>
        <translation>Abre la posición con todo lo que se sabe de ella</translation>
    </message>
</context>
<context>
    <name>ExploreWall</name>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation type="unfinished">Resolviendo…</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation type="unfinished">Todavía sin resolver</translation>
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
        <translation type="unfinished">Cancelar</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button: opens the moves, values and reasons of a position</extracomment>
        <translation type="unfinished">Más</translation>
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
        <translation>«%1» ya existe. ¿Reemplazarlo?</translation>
    </message>
    <message>
        <source>Choose another</source>
        <extracomment>a button: chooses another file</extracomment>
        <translation>Elegir otro</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>a button: writes over the file that is there</extracomment>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: writes no file</extracomment>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>FindPane</name>
    <message>
        <source>%1 Nothing is lost by trying.</source>
        <comment>a sentence: what was played</comment>
        <translation>%1 Por probar no se pierde nada.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>which of so many moments of the game is asked about</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Dónde mirar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>a button: asks about another moment of the game</extracomment>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir jugando desde aquí</translation>
    </message>
    <message>
        <source>All moves</source>
        <extracomment>a button: shows the moves of the game, each with its judgement</extracomment>
        <translation>Todas las jugadas</translation>
    </message>
    <message>
        <source>The moves of the game (M)</source>
        <translation>Las jugadas de la partida (M)</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Volver a la partida (Esc)</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>before some buttons that tell more and more of how to win</extracomment>
        <translation>Pista</translation>
    </message>
    <message>
        <source>How many</source>
        <extracomment>a button: says how many pieces to take</extracomment>
        <translation>Cuántas</translation>
    </message>
    <message>
        <source>Show the move</source>
        <extracomment>a button: shows the winning move</extracomment>
        <translation>Mostrar la jugada</translation>
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
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>a button: no, nothing is forgotten</extracomment>
        <translation>Conservar</translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message>
        <source>Games</source>
        <extracomment>heads the page of all games, a noun</extracomment>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Search games</source>
        <extracomment>in an empty field: what is typed here is looked for among the games</extracomment>
        <translation>Buscar juegos</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>a button, a verb: opens a position that was copied</extracomment>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Pegar una posición</translation>
    </message>
    <message>
        <source>Paste a position (Ctrl+V)</source>
        <translation>Pegar una posición (Ctrl+V)</translation>
    </message>
    <message>
        <source>No game matches “%1”.</source>
        <translation>Ningún juego coincide con «%1».</translation>
    </message>
    <message>
        <source>Draw…</source>
        <extracomment>a button, a verb: draws the rules of one&apos;s own game</extracomment>
        <translation>Dibujar…</translation>
    </message>
    <message>
        <source>Draw your own game</source>
        <translation>Dibujar tu propio juego</translation>
    </message>
    <message>
        <source>Draw the shapes that a move may take, and play it at once</source>
        <translation>Dibuja las figuras que puede quitar una jugada, y juega enseguida</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: puts a game back into the list of recent games</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Abrir una copia</translation>
    </message>
</context>
<context>
    <name>GameCards</name>
    <message>
        <source>%1. Beaten: %2</source>
        <extracomment>read aloud: what a game is about, and the opponents who lost to the person in it</extracomment>
        <translation>%1. Rivales vencidos: %2</translation>
    </message>
</context>
<context>
    <name>GameCourse</name>
    <message>
        <source>Start</source>
        <extracomment>the beginning of a game, at the left end of its course</extracomment>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>You were winning</source>
        <extracomment>of the one person who plays against the computer</extracomment>
        <translation>Ibas ganando</translation>
    </message>
    <message>
        <source>%1 was winning</source>
        <comment>the name of a player</comment>
        <translation>%1 iba ganando</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Exportar un dibujo</translation>
    </message>
    <message>
        <source>Export from the Lab</source>
        <translation>Exportar del Laboratorio</translation>
    </message>
    <message>
        <source>Open a game or a lesson</source>
        <translation>Abrir una partida o una lección</translation>
    </message>
    <message>
        <source>Drop a game or a lesson to open it</source>
        <translation>Suelta aquí una partida o una lección para abrirla</translation>
    </message>
    <message>
        <source>Save the picture of the game</source>
        <translation>Guardar la imagen de la partida</translation>
    </message>
</context>
<context>
    <name>GameHeader</name>
    <message>
        <source>How it is played</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>A game is reviewed by the convention it was played by. Go back to the game to change it</source>
        <translation>Una partida se repasa con la convención con la que se jugó. Vuelve a la partida para cambiarla</translation>
    </message>
    <message>
        <source>The game is over. Choose the convention with a new game</source>
        <translation>La partida ha terminado. Elige la convención en una nueva partida</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>Volver a los juegos</translation>
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
        <translation>Modo</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a mode of the window, a verb</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>a mode of the window, a verb: the game with its analysis</extracomment>
        <translation>Explorar</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>a mode of the window, a verb: for a class, large</extracomment>
        <translation>Presentar</translation>
    </message>
    <message>
        <source>Analysis</source>
        <extracomment>a button: shows or hides who wins and why</extracomment>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Show the analysis</source>
        <translation>Mostrar el análisis</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button: opens a menu with more to do</extracomment>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>New game…</source>
        <extracomment>an entry of a menu: asks for the next game</extracomment>
        <translation>Nueva partida…</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>an entry of a menu, a verb: begins the same game anew</extracomment>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Stop editing</source>
        <extracomment>an entry of a menu: ends the editing of the position</extracomment>
        <translation>Terminar de editar</translation>
    </message>
    <message>
        <source>Edit position</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>Editar la posición</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Normal play</source>
        <extracomment>an entry of a menu: from now on who makes the last move wins</extracomment>
        <translation>Juego normal</translation>
    </message>
    <message>
        <source>Misère play</source>
        <extracomment>an entry of a menu: from now on who makes the last move loses</extracomment>
        <translation>Juego misère</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Show losing moves</source>
        <translation>Mostrar jugadas perdedoras</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>the name of a key</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>Show games won by each move</source>
        <translation>Mostrar partidas ganadas con cada jugada</translation>
    </message>
    <message>
        <source>Warn after a mistake</source>
        <translation>Avisar tras un error</translation>
    </message>
    <message>
        <source>Colour every move</source>
        <translation>Colorear todas las jugadas</translation>
    </message>
    <message>
        <source>Cancel the analysis</source>
        <translation>Cancelar el análisis</translation>
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
        <translation>Todo el juego en el Laboratorio</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>an entry of a menu, a verb: opens a file</extracomment>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>an entry of a menu, a verb: saves the game in a file</extracomment>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <extracomment>an entry of a menu, a verb: writes a picture of the board to a file</extracomment>
        <translation>Exportar dibujo…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Copy position</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>Copiar la posición</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Paste position…</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>Pegar una posición…</translation>
    </message>
    <message>
        <source>Ctrl+V</source>
        <translation>Ctrl+V</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>an entry of a menu: shows the list of keys and what they do</extracomment>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Add to my lesson</source>
        <translation>Añadir a mi lección</translation>
    </message>
    <message>
        <source>Print position…</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>Imprimir la posición…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Add a game…</source>
        <translation>Añadir un juego…</translation>
    </message>
    <message>
        <source>Equal to…</source>
        <extracomment>an entry of a menu: asks which other game this one is compared with</extracomment>
        <translation>Igual a…</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>after a game: goes through its moves</extracomment>
        <translation>¿Dónde cambió la partida?</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>an entry of a menu, a noun: opens a smaller one, with what is done with the position</extracomment>
        <translation>Posición</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>an entry of a menu, a noun: opens a smaller one, with what goes into files and to printers</extracomment>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Picture of the game…</source>
        <extracomment>an entry of a menu: how the game began and went, as a picture to save or to copy</extracomment>
        <translation>Imagen de la partida…</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Play on as misère?</source>
        <translation>¿Seguir como misère?</translation>
    </message>
    <message>
        <source>Play on by the normal rule?</source>
        <translation>¿Seguir con la regla normal?</translation>
    </message>
    <message>
        <source>The game goes on from this position, and whoever moves last loses.</source>
        <translation>La partida sigue desde esta posición, y pierde quien mueve el último.</translation>
    </message>
    <message>
        <source>The game goes on from this position, and whoever moves last wins.</source>
        <translation>La partida sigue desde esta posición, y gana quien mueve el último.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: closes the dialog and changes nothing</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: goes on with this game under the other convention</extracomment>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>GraphNotice</name>
    <message>
        <source>Show the part around the position</source>
        <translation>Mostrar la parte en torno a la posición</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>play, explore or present</source>
        <translation>play, explore o present</translation>
    </message>
    <message>
        <source>a page of Learn: lessons, practice, mark, worksheets or pupils</source>
        <translation>una página de Aprender: lessons, practice, mark, worksheets o pupils</translation>
    </message>
    <message>
        <source>a page of the Lab: graph, matrix, statistics, table, ...</source>
        <translation>una página del Laboratorio: graph, matrix, statistics, table, ...</translation>
    </message>
    <message>
        <source>a lesson of the course or of your own, by its id</source>
        <translation>una lección del curso o una tuya, por su id</translation>
    </message>
    <message>
        <source>light, dark or system</source>
        <translation>light, dark o system</translation>
    </message>
    <message>
        <source>size of the window, e.g. 1440x900</source>
        <translation>tamaño de la ventana, p. ej. 1440x900</translation>
    </message>
    <message>
        <source>show, wait for the analysis, save the picture, quit</source>
        <translation>muestra la ventana, espera al análisis, guarda la imagen y sale</translation>
    </message>
    <message>
        <source>mirror the window, as for writing from right to left</source>
        <translation>refleja la ventana, como para la escritura de derecha a izquierda</translation>
    </message>
    <message>
        <source>--lesson: there is no lesson &apos;%1&apos;; there are %2</source>
        <extracomment>what was typed, such as nimm, and the names of all lessons</extracomment>
        <translation>--lesson: no existe la lección &apos;%1&apos;; hay %2</translation>
    </message>
    <message>
        <source>%1: there is no such file</source>
        <translation>%1: no existe ese archivo</translation>
    </message>
    <message>
        <source>A laboratory for Nim and its relatives</source>
        <translation>Un laboratorio para el Nim y sus parientes</translation>
    </message>
    <message>
        <source>a width and a height such as 1440x900</source>
        <translation>un ancho y un alto como 1440x900</translation>
    </message>
    <message>
        <source>a file name</source>
        <translation>un nombre de archivo</translation>
    </message>
    <message>
        <source>seconds to spend on a position; no limit unless given</source>
        <translation>segundos para cada posición; si no se indica, sin límite</translation>
    </message>
    <message>
        <source>megabytes to use; 2048 unless given</source>
        <translation>megabytes que se pueden usar; si no se indica, 2048</translation>
    </message>
    <message>
        <source>megabytes from %1 to %2</source>
        <extracomment>what an option takes: the least and the largest amount of memory</extracomment>
        <translation>megabytes de %1 a %2</translation>
    </message>
    <message>
        <source>seconds over 0 and up to 1000000000</source>
        <translation>segundos, más de 0 y hasta 1000000000</translation>
    </message>
    <message>
        <source>human, perfect, random, look:N (N from 1 to 20), human-like or human-like:P (P from 0 to 100), fence:N (perfect from N pieces left on, N from 1 to 99)</source>
        <translation>human, perfect, random, look:N (N de 1 a 20), human-like o human-like:P (P de 0 a 100), fence:N (perfecto desde que quedan N piezas, N de 1 a 99)</translation>
    </message>
    <message>
        <source>a command is required; --help lists them</source>
        <translation>hace falta un comando; --help los enumera</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;; --help lists them</source>
        <translation>comando desconocido &apos;%1&apos;; --help los enumera</translation>
    </message>
    <message>
        <source>Solves, plays and explains Nim and its relatives.</source>
        <translation>Resuelve, juega y explica el Nim y sus parientes.</translation>
    </message>
    <message>
        <source>who wins, by which moves</source>
        <translation>quién gana, y con qué jugadas</translation>
    </message>
    <message>
        <source>such as nim:7,11,5; &apos;-&apos; reads one per line</source>
        <translation>como nim:7,11,5; &apos;-&apos; lee una por línea</translation>
    </message>
    <message>
        <source>one JSON object per line</source>
        <translation>un objeto JSON por línea</translation>
    </message>
    <message>
        <source>outcomes that table --out wrote; positions on its board are looked up</source>
        <translation>resultados que escribió table --out; las posiciones de su tablero se consultan ahí</translation>
    </message>
    <message>
        <source>the move that Perfect plays; exit code 1 when no move is left</source>
        <translation>la jugada que hace el nivel Perfecto; sale con 1 si no queda ninguna jugada</translation>
    </message>
    <message>
        <source>such as nim:7,11,5; &apos;-&apos; reads it from standard input</source>
        <translation>como nim:7,11,5; &apos;-&apos; la lee de la entrada estándar</translation>
    </message>
    <message>
        <source>as a JSON object</source>
        <translation>como objeto JSON</translation>
    </message>
    <message>
        <source>why, step by step</source>
        <translation>por qué, paso a paso</translation>
    </message>
    <message>
        <source>every position that can be reached, and the kernel</source>
        <translation>todas las posiciones a las que se puede llegar, y el núcleo</translation>
    </message>
    <message>
        <source>such as lines/misere:111/1111/11111; &apos;-&apos; reads it from standard input</source>
        <translation>como lines/misere:111/1111/11111; &apos;-&apos; la lee de la entrada estándar</translation>
    </message>
    <message>
        <source>one JSON object</source>
        <translation>un objeto JSON</translation>
    </message>
    <message>
        <source>leave out terminal positions and the moves to them</source>
        <translation>omite las posiciones terminales y las jugadas que llevan a ellas</translation>
    </message>
    <message>
        <source>count positions equal by symmetry once</source>
        <translation>cuenta una sola vez las posiciones iguales por simetría</translation>
    </message>
    <message>
        <source>Line Nim: count without the graph, also where that would be too large; JSON</source>
        <translation>Nim en líneas: cuenta sin el grafo, también donde este sería demasiado grande; JSON</translation>
    </message>
    <message>
        <source>write the graph for Graphviz to this file</source>
        <translation>escribe el grafo para Graphviz en este archivo</translation>
    </message>
    <message>
        <source>write the connection matrix to this CSV file</source>
        <translation>escribe la matriz de conexiones en este archivo CSV</translation>
    </message>
    <message>
        <source>checks lessons; exit code 1 when one of them says what is not true</source>
        <translation>comprueba lecciones; sale con 1 si alguna dice algo que no es cierto</translation>
    </message>
    <message>
        <source>lesson files; without any the program&apos;s own lessons</source>
        <translation>archivos de lecciones; si no hay ninguno, las lecciones del propio programa</translation>
    </message>
    <message>
        <source>one of the program&apos;s own lessons, as --list names it</source>
        <translation>una de las lecciones del propio programa, con el nombre que le da --list</translation>
    </message>
    <message>
        <source>write the plan of one lesson for the teacher, a PDF file</source>
        <translation>escribe el plan de una lección para el docente, un archivo PDF</translation>
    </message>
    <message>
        <source>of the plan: a4 or letter; a4 unless given</source>
        <translation>papel del plan: a4 o letter; si no se indica, a4</translation>
    </message>
    <message>
        <source>read the program&apos;s own lessons in that language, and check the translation</source>
        <translation>lee las lecciones del propio programa en ese idioma y comprueba la traducción</translation>
    </message>
    <message>
        <source>only list them</source>
        <translation>solo las enumera</translation>
    </message>
    <message>
        <source>the games with their options and presets</source>
        <translation>los juegos con sus opciones y sus posiciones preparadas</translation>
    </message>
    <message>
        <source>a game in the terminal; Left starts</source>
        <translation>una partida en modo texto; empieza Izquierda</translation>
    </message>
    <message>
        <source>such as nim:7,11,5</source>
        <translation>como nim:7,11,5</translation>
    </message>
    <message>
        <source>of all chance: the same seed plays the same game</source>
        <translation>semilla de todo el azar: con la misma semilla sale la misma partida</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <extracomment>what an option takes: the least and the largest number</extracomment>
        <translation>un número de %1 a %2</translation>
    </message>
    <message>
        <source>Grundy values of heaps by size, and their period</source>
        <translation>valores de Grundy de los montones según su tamaño, y su período</translation>
    </message>
    <message>
        <source>such as takeaway/take=1-3, octal/code=0.77 or grundy</source>
        <translation>como takeaway/take=1-3, octal/code=0.77 o grundy</translation>
    </message>
    <message>
        <source>the largest heap; 100 unless given</source>
        <translation>el mayor montón; si no se indica, 100</translation>
    </message>
    <message>
        <source>a heap size from %1 to %2</source>
        <extracomment>what an option takes: the least and the largest size</extracomment>
        <translation>un tamaño de montón de %1 a %2</translation>
    </message>
    <message>
        <source>a file for the values, .csv or .json</source>
        <translation>un archivo para los valores, .csv o .json</translation>
    </message>
    <message>
        <source>a range such as 0-20, numbers up to %1</source>
        <translation>un intervalo como 0-20, con números hasta %1</translation>
    </message>
    <message>
        <source>a file name ending in .csv, .json, .svg or .table</source>
        <translation>un nombre de archivo que acabe en .csv, .json, .svg o .table</translation>
    </message>
    <message>
        <source>what the positions of a family are worth</source>
        <translation>cuánto valen las posiciones de una familia</translation>
    </message>
    <message>
        <source>a notation with the variables n and m, such as nim:n,m,3 or lines/max=m:1^n; or a game</source>
        <translation>una notación con las variables n y m, como nim:n,m,3 o lines/max=m:1^n; o un juego</translation>
    </message>
    <message>
        <source>the values of n</source>
        <translation>los valores de n</translation>
    </message>
    <message>
        <source>the values of m</source>
        <translation>los valores de m</translation>
    </message>
    <message>
        <source>rows of the grids (m)</source>
        <translation>filas de las cuadrículas (m)</translation>
    </message>
    <message>
        <source>columns of the grids (n)</source>
        <translation>columnas de las cuadrículas (n)</translation>
    </message>
    <message>
        <source>the maximum per move on the grids</source>
        <translation>el máximo por jugada en las cuadrículas</translation>
    </message>
    <message>
        <source>a maximum per move from %1 to %2</source>
        <extracomment>what an option takes, the most that one move may take: the least and the largest number</extracomment>
        <translation>un máximo por jugada de %1 a %2</translation>
    </message>
    <message>
        <source>outcome, grundy, remoteness or value</source>
        <translation>outcome, grundy, remoteness o value</translation>
    </message>
    <message>
        <source>misère play</source>
        <extracomment>what an option means: who makes the last move loses</extracomment>
        <translation>juego misère</translation>
    </message>
    <message>
        <source>write a table (.csv, .json), a picture (.svg) or, for one board of the grid, the outcomes of all its positions (.table)</source>
        <translation>escribe una tabla (.csv, .json), un dibujo (.svg) o, para un solo tablero de la cuadrícula, los resultados de todas sus posiciones (.table)</translation>
    </message>
    <message>
        <source>seconds to spend on the table; no limit unless given</source>
        <translation>segundos para la tabla; si no se indica, sin límite</translation>
    </message>
    <message>
        <source>theory against search; exit code 1 when they differ</source>
        <translation>la teoría frente a la búsqueda; sale con 1 si difieren</translation>
    </message>
    <message>
        <source>games such as nim, variants such as lines/max=3, or &apos;all&apos;</source>
        <translation>juegos como nim, variantes como lines/max=3, o &apos;all&apos;</translation>
    </message>
    <message>
        <source>the size of the largest positions checked</source>
        <translation>el tamaño de las mayores posiciones que se comprueban</translation>
    </message>
    <message>
        <source>a size from %1 to %2</source>
        <extracomment>what an option takes, how large the positions are: the least and the largest number</extracomment>
        <translation>un tamaño de %1 a %2</translation>
    </message>
    <message>
        <source>a game, as &apos;list&apos; names it; with rules of its own: shapes/take=11t</source>
        <translation>un juego, con el nombre que le da &apos;list&apos;; con sus reglas: shapes/take=11t</translation>
    </message>
    <message>
        <source>what is asked, once for each kind: %1; finding a winning move unless given</source>
        <translation>qué se pregunta, una vez por cada clase: %1; si no se indica, encontrar una jugada ganadora</translation>
    </message>
    <message>
        <source>how many exercises; 10 unless given</source>
        <translation>cuántos ejercicios; si no se indica, 10</translation>
    </message>
    <message>
        <source>1 (easy) to 10; 3 unless given</source>
        <translation>de 1 (fácil) a 10; si no se indica, 3</translation>
    </message>
    <message>
        <source>a difficulty from %1 to %2</source>
        <extracomment>what an option takes, how hard the exercises are: the least and the largest number</extracomment>
        <translation>una dificultad de %1 a %2</translation>
    </message>
    <message>
        <source>the same seed makes the same sheet; 1 unless given</source>
        <translation>la misma semilla da la misma hoja; si no se indica, 1</translation>
    </message>
    <message>
        <source>a4 or letter; a4 unless given</source>
        <translation>a4 o letter; si no se indica, a4</translation>
    </message>
    <message>
        <source>a4 or letter</source>
        <translation>a4 o letter</translation>
    </message>
    <message>
        <source>what stands above; the game and the kind unless given</source>
        <translation>lo que va arriba; si no se indica, el juego y la clase de ejercicio</translation>
    </message>
    <message>
        <source>a title of at most %1 characters</source>
        <translation>un título de %1 caracteres como mucho</translation>
    </message>
    <message>
        <source>write the sheet as PDF</source>
        <translation>escribe la hoja como PDF</translation>
    </message>
    <message>
        <source>a file name ending in .pdf</source>
        <translation>un nombre de archivo que acabe en .pdf</translation>
    </message>
    <message>
        <source>without the answers</source>
        <translation>sin las respuestas</translation>
    </message>
    <message>
        <source>print the exercises, one JSON object per line</source>
        <translation>muestra los ejercicios, un objeto JSON por línea</translation>
    </message>
    <message>
        <source>exercises on paper, with answers</source>
        <translation>ejercicios en papel, con respuestas</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>heads the help of a command: how it is called</extracomment>
        <translation>Uso</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPCIONES</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>COMANDO</translation>
    </message>
    <message>
        <source>SUBCOMMANDS</source>
        <translation>COMANDOS</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>OBLIGATORIO</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>Argumentos</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXTO</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>muestra esta ayuda y sale</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>muestra la versión del programa y sale</translation>
    </message>
    <message>
        <source>The following argument was not expected: %1</source>
        <translation>este argumento sobra: %1</translation>
    </message>
    <message>
        <source>The following arguments were not expected: %1</source>
        <translation>estos argumentos sobran: %1</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>falta %1</translation>
    </message>
    <message>
        <source>--%1: takes no value</source>
        <translation>--%1: no lleva ningún valor</translation>
    </message>
    <message>
        <source>%1: expected a value, found the end</source>
        <translation>%1: se esperaba un valor; hay el final</translation>
    </message>
    <message>
        <source>%1: given more than once</source>
        <translation>%1: se ha indicado más de una vez</translation>
    </message>
    <message>
        <source>a position to open, e.g. nim:7,11,5, or a file: a saved game (.grundy), a lesson (.grundylesson, .json) or a drawn game (.grundyrule); of several each gets a window of its own</source>
        <translation>una posición que se abre, por ejemplo nim:7,11,5, o un archivo: una partida guardada (.grundy), una lección (.grundylesson, .json) o un juego dibujado (.grundyrule); si son varios, cada uno tiene su propia ventana</translation>
    </message>
    <message>
        <source>--grab: expected one position, found %1</source>
        <translation>--grab: se esperaba una posición; hay %1</translation>
    </message>
    <message>
        <source>%1: no other window can be opened</source>
        <translation>%1: no se puede abrir otra ventana</translation>
    </message>
    <message>
        <source>positions side by side, and what they are worth</source>
        <translation>posiciones una junto a otra, y cuánto valen</translation>
    </message>
    <message>
        <source>such as nim:3,5 and -hackenbush:0-1b</source>
        <translation>como nim:3,5 y -hackenbush:0-1b</translation>
    </message>
    <message>
        <source>prints =, &lt;, &gt; or ||; the exit code is 0, 10, 11 or 12</source>
        <translation>muestra =, &lt;, &gt; o ||; sale con 0, 10, 11 o 12</translation>
    </message>
    <message>
        <source>a position in normal play</source>
        <translation>una posición en el juego normal</translation>
    </message>
    <message>
        <source>what it is compared with</source>
        <translation>con qué se compara</translation>
    </message>
    <message>
        <source>the simplest game that a position equals</source>
        <translation>el juego más simple al que es igual una posición</translation>
    </message>
    <message>
        <source>other ways to write it, too, one per line</source>
        <translation>también otras maneras de escribirlo, una por línea</translation>
    </message>
    <message>
        <source>no display can be reached; grundy-cli needs none</source>
        <translation>no se puede acceder a ninguna pantalla; grundy-cli no la necesita</translation>
    </message>
    <message>
        <source>a board as a picture: SVG, PDF or PNG</source>
        <translation>un tablero como imagen: SVG, PDF o PNG</translation>
    </message>
    <message>
        <source>the file; its ending says what it becomes: .svg, .pdf or .png</source>
        <translation>el archivo; su terminación dice qué será: .svg, .pdf o .png</translation>
    </message>
    <message>
        <source>a file name ending in .svg, .pdf or .png</source>
        <translation>un nombre de archivo que termina en .svg, .pdf o .png</translation>
    </message>
    <message>
        <source>moves of the player to move that are marked: none, winning or all; none unless given</source>
        <translation>las jugadas de quien tiene el turno que se marcan: none (ninguna), winning (ganadoras) o all (todas); none si no se indica</translation>
    </message>
    <message>
        <source>light or dark; light unless given</source>
        <translation>light (claro) o dark (oscuro); light si no se indica</translation>
    </message>
    <message>
        <source>without names and numbers beside the pieces</source>
        <translation>sin nombres ni números junto a las piezas</translation>
    </message>
    <message>
        <source>in pixels, e.g. 1280x800; as large as the board unless given</source>
        <translation>en píxeles, p. ej. 1280x800; tan grande como el tablero si no se indica</translation>
    </message>
    <message>
        <source>a size from %1x%1 to %2x%2, such as 1280x800</source>
        <translation>un tamaño de %1x%1 a %2x%2, como 1280x800</translation>
    </message>
    <message>
        <source>plain, or world: the game&apos;s own pieces; plain unless given</source>
        <translation>plain (sencillas) o world: las piezas propias del juego; plain si no se indica</translation>
    </message>
    <message>
        <source>how reasons argue: idea (in plain words), labels (P and N, by moves and their answers), values or theorems; theorems unless given</source>
        <translation>con qué argumentan las razones: idea (en palabras sencillas), labels (P y N, con las jugadas y sus respuestas), values o theorems; si no se indica, theorems</translation>
    </message>
    <message>
        <source>idea, labels, values or theorems</source>
        <translation>idea, labels, values o theorems</translation>
    </message>
</context>
<context>
    <name>IdeaPane</name>
    <message>
        <source>Why?</source>
        <extracomment>a heading: why somebody wins</extracomment>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>%1 · %2 to move</source>
        <extracomment>a position such as &quot;Nim 5, 5, 2&quot;, and the name of who is to move</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation type="unfinished">Volver a la partida (Esc)</translation>
    </message>
    <message>
        <source>The idea</source>
        <extracomment>names what is shown: why somebody wins, in plain words</extracomment>
        <translation>La idea</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <extracomment>in place of an idea: it is being looked for</extracomment>
        <translation>Buscando la razón…</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Todavía sin resolver</translation>
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
        <translation type="unfinished">Pausa</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>a button: the idea is played on the board by itself, move after move</extracomment>
        <translation type="unfinished">Jugarla</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>read aloud: the list of the moves in which an idea is played</extracomment>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>below the first of some small boards: the position as it is now</extracomment>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Tell me more</source>
        <extracomment>a button: the reasons in more than plain words</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>how far reasons argue: with the letters P and N only</extracomment>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>how far reasons argue: with Grundy values, too</extracomment>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Theorems</source>
        <extracomment>how far reasons argue: with all that is proven</extracomment>
        <translation>Teoremas</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>The class may still see this screen. The page of the Lab shows all its results.</source>
        <translation>Puede que la clase todavía vea esta pantalla. La página del Laboratorio muestra todos sus resultados.</translation>
    </message>
    <message>
        <source>Go on presenting</source>
        <translation>Seguir presentando</translation>
    </message>
    <message>
        <source>Show the page</source>
        <translation>Mostrar la página</translation>
    </message>
    <message>
        <source>%1 · misère</source>
        <translation>%1 · misère</translation>
    </message>
    <message>
        <source>State graph</source>
        <extracomment>a page of the lab: positions as dots, moves as arrows</extracomment>
        <translation>Grafo de estados</translation>
    </message>
    <message>
        <source>Connection matrix</source>
        <extracomment>a page of the lab: a table of which position leads to which</extracomment>
        <translation>Matriz de conexiones</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>a page of the lab</extracomment>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>a page of the lab</extracomment>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Sequences</source>
        <extracomment>a page of the lab: the Grundy values of heaps of 0, 1, 2 …</extracomment>
        <translation>Sucesiones</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Tus propias reglas</translation>
    </message>
    <message>
        <source>Theory check</source>
        <extracomment>a page of the lab: theorems are compared with a plain search</extracomment>
        <translation>Comprobar la teoría</translation>
    </message>
    <message>
        <source>Lab</source>
        <extracomment>a heading, short for laboratory</extracomment>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <source>Lab · %1</source>
        <translation>Laboratorio · %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends a calculation</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Position…</source>
        <extracomment>a button: asks which position the lab works on</extracomment>
        <translation>Posición…</translation>
    </message>
    <message>
        <source>Choose the position to look at</source>
        <translation>Elegir la posición que se mira</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>a button, a verb: shows the page to a class</extracomment>
        <translation>Presentar</translation>
    </message>
    <message>
        <source>Full screen for a class, with the answers hidden at first</source>
        <translation>Pantalla completa para una clase, al principio con las respuestas ocultas</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>a button, a verb: writes the page to a file</extracomment>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Page of the Lab</source>
        <translation>Página del Laboratorio</translation>
    </message>
    <message>
        <source>Which position?</source>
        <extracomment>the title of a dialog: which position the lab works on</extracomment>
        <translation>¿Qué posición?</translation>
    </message>
    <message>
        <source>The Lab looks at every position that can be reached from this one.</source>
        <translation>El Laboratorio mira todas las posiciones a las que se puede llegar desde esta.</translation>
    </message>
    <message>
        <source>The position on the board: %1</source>
        <translation>La posición del tablero: %1</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Mirarla</translation>
    </message>
</context>
<context>
    <name>LabelRow</name>
    <message>
        <source>Positions</source>
        <extracomment>read aloud: the row of positions with their letters P and N</extracomment>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a number, and its letter P or N</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: P or N?</source>
        <translation>%1: ¿P o N?</translation>
    </message>
    <message>
        <source>%1: not labelled yet</source>
        <translation>%1: todavía sin etiqueta</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Who is learning?</source>
        <translation>¿Quién aprende?</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>a page of Learn, a noun</extracomment>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>a page of Learn, a noun: exercises that adapt to the pupil</extracomment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Mark it yourself</source>
        <translation>Márcalo tú</translation>
    </message>
    <message>
        <source>Worksheets</source>
        <extracomment>a page of Learn</extracomment>
        <translation>Hojas</translation>
    </message>
    <message>
        <source>Pupils</source>
        <extracomment>a page of Learn</extracomment>
        <translation>Alumnos</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>a heading, a verb: the part of the program with lessons and exercises</extracomment>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Learn: %1</source>
        <comment>a pupil</comment>
        <translation>Aprender: %1</translation>
    </message>
    <message>
        <source>Page of Learn</source>
        <translation>Página de Aprender</translation>
    </message>
    <message>
        <source>I teach</source>
        <extracomment>a button: who sits at the computer is the teacher, no pupil</extracomment>
        <translation>Yo enseño</translation>
    </message>
    <message>
        <source>My name is not here…</source>
        <translation>Mi nombre no está aquí…</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>the player who just moved wins</source>
        <translation>gana quien acaba de mover</translation>
    </message>
    <message>
        <source>cold: the player who just moved wins</source>
        <translation>fría: gana quien acaba de mover</translation>
    </message>
    <message>
        <source>the player to move wins</source>
        <translation>gana quien va a mover</translation>
    </message>
    <message>
        <source>hot: the player to move wins</source>
        <translation>caliente: gana quien va a mover</translation>
    </message>
    <message>
        <source>Blue (Left) wins</source>
        <translation>gana Azul (Izquierda)</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>explains a letter: who wins the position; a player such as &quot;White (Left)&quot;</extracomment>
        <translation>gana %1</translation>
    </message>
    <message>
        <source>Left wins</source>
        <extracomment>Left is a player</extracomment>
        <translation>gana Izquierda</translation>
    </message>
    <message>
        <source>Red (Right) wins</source>
        <translation>gana Rojo (Derecha)</translation>
    </message>
    <message>
        <source>Right wins</source>
        <extracomment>explains a letter: who wins the position; Right is a player</extracomment>
        <translation>gana Derecha</translation>
    </message>
    <message>
        <source>previous wins</source>
        <extracomment>explains the letter P, in few words: the previous player, who just moved, wins</extracomment>
        <translation>gana el previo</translation>
    </message>
    <message>
        <source>cold</source>
        <extracomment>explains the letter P, in one word</extracomment>
        <translation>fría</translation>
    </message>
    <message>
        <source>next wins</source>
        <extracomment>explains N, in few words</extracomment>
        <translation>gana el siguiente</translation>
    </message>
    <message>
        <source>hot</source>
        <extracomment>explains N, in one word</extracomment>
        <translation>caliente</translation>
    </message>
    <message>
        <source>Blue wins</source>
        <extracomment>Blue is a player</extracomment>
        <translation>gana Azul</translation>
    </message>
    <message>
        <source>Red wins</source>
        <extracomment>explains a letter, in few words: the player Red wins</extracomment>
        <translation>gana Rojo</translation>
    </message>
    <message>
        <source>this move wins</source>
        <translation>esta jugada gana</translation>
    </message>
    <message>
        <source>this move loses</source>
        <translation>esta jugada pierde</translation>
    </message>
</context>
<context>
    <name>LensPane</name>
    <message>
        <source>Nim lens</source>
        <extracomment>read aloud: the place where a game is shown as heaps of Nim that equal it</extracomment>
        <translation>Lente Nim</translation>
    </message>
    <message>
        <source>Show the heaps as</source>
        <translation>Mostrar los montones como</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button, a verb: opens the heaps of Nim as a game of their own</extracomment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open %1 as a game of its own</source>
        <translation>Abrir %1 como una partida propia</translation>
    </message>
</context>
<context>
    <name>LensSlider</name>
    <message>
        <source>Coins</source>
        <extracomment>one end of a slider, whose other one is called Nim heaps: the board as it is</extracomment>
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>one end of a slider, whose other one is called Nim heaps: the board as it is</extracomment>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Nim lens</source>
        <translation>Lente Nim</translation>
    </message>
    <message>
        <source>%1 % of the way to Nim heaps</source>
        <extracomment>read aloud: of the way from the board as it is to its heaps of Nim</extracomment>
        <translation>%1 % del camino a los montones de Nim</translation>
    </message>
    <message>
        <source>Nim heaps</source>
        <extracomment>one end of a slider, and a switch: shows the game as heaps of Nim that equal it</extracomment>
        <translation>Montones de Nim</translation>
    </message>
    <message>
        <source>Nim lens: the same position as Nim heaps</source>
        <translation>Lente Nim: la misma posición como montones de Nim</translation>
    </message>
</context>
<context>
    <name>LessonBoard</name>
    <message>
        <source>The computer is thinking…</source>
        <translation>La máquina está pensando…</translation>
    </message>
    <message>
        <source>Your move. The computer: %1</source>
        <translation>Te toca. La máquina: %1</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Turno: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a player and the colour</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last move back</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>a button: the position as it was at first</extracomment>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Back to the position of this step</source>
        <translation>Volver a la posición de este paso</translation>
    </message>
    <message>
        <source>In pairs</source>
        <extracomment>a button: two pupils play against each other</extracomment>
        <translation>En pareja</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contra la máquina</translation>
    </message>
    <message>
        <source>Two play, taking turns</source>
        <translation>Juegan dos personas, por turnos</translation>
    </message>
    <message>
        <source>A gentle player takes the second seat</source>
        <translation>Un rival suave juega en segundo lugar</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>Abrir en Explorar</translation>
    </message>
</context>
<context>
    <name>LessonEditor</name>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>All lessons</source>
        <extracomment>a button: back to the list of lessons</extracomment>
        <translation>Todas las lecciones</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last change of the lesson back</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>a button: makes a change again that was taken back</extracomment>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>a button: saves the lesson
----------
a button: saves the lesson before the editor is left</extracomment>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Into the folder of your own lessons (Ctrl+S)</source>
        <translation>En la carpeta de tus propias lecciones (Ctrl+S)</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Guardar una copia…</translation>
    </message>
    <message>
        <source>A file to give away</source>
        <translation>Un archivo para compartir</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>a button: runs the lesson as the class will see it</extracomment>
        <translation>Probarla</translation>
    </message>
    <message>
        <source>Save it and see it as the class does; Present is there</source>
        <translation>La guarda y la muestra como la ve la clase; ahí está Presentar</translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation>Pasos de la lección</translation>
    </message>
    <message>
        <source>Save a copy of the lesson</source>
        <translation>Guardar una copia de la lección</translation>
    </message>
    <message>
        <source>Show a position</source>
        <translation>Mostrar una posición</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>a step that is only text</extracomment>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Ask: P or N?</source>
        <translation>Preguntar: ¿P o N?</translation>
    </message>
    <message>
        <source>Ask a question</source>
        <translation>Hacer una pregunta</translation>
    </message>
    <message>
        <source>Ask: find a winning move</source>
        <translation>Pedir una jugada ganadora</translation>
    </message>
    <message>
        <source>Think, then look</source>
        <translation>Pensar, luego mirar</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>a step: the class plays</extracomment>
        <translation>Jugarla</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Añadir un paso</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>Título de la lección</translation>
    </message>
    <message>
        <source>What it is about, in one sentence</source>
        <translation>De qué trata, en una frase</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>a field: how long the lesson takes</extracomment>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Save the lesson?</source>
        <translation>¿Guardar la lección?</translation>
    </message>
    <message>
        <source>It has been changed since it was saved.</source>
        <translation>Ha cambiado desde que se guardó.</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>No guardar</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>Seguir editando</translation>
    </message>
</context>
<context>
    <name>LessonListPage</name>
    <message>
        <source>%1 of %2 answered</source>
        <extracomment>of the lesson to go on with: how many questions were answered, and how many there are</extracomment>
        <translation>%1 de %2 contestadas</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <extracomment>of a lesson: how many steps were seen, and how many there are
----------
of the lesson to go on with: how many steps were seen, and how many there are</extracomment>
        <translation>%1 de %2 pasos</translation>
    </message>
    <message>
        <source>the next lesson</source>
        <translation>la lección siguiente</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>Lesson files ending in .grundylesson in %1 appear here. Each is checked first, and any mistake is shown with its place.</source>
        <translation>Los archivos de lecciones que acaban en .grundylesson en %1 aparecen aquí. Antes se comprueba cada uno, y si hay un error se muestra con su sitio.</translation>
    </message>
    <message>
        <source>Teaching guide</source>
        <extracomment>a button: opens the advice for teachers</extracomment>
        <translation>Guía didáctica</translation>
    </message>
    <message>
        <source>Make a lesson</source>
        <translation>Crear una lección</translation>
    </message>
    <message>
        <source>Being checked…</source>
        <extracomment>of a lesson: the program checks whether what it says is true</extracomment>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Done, %1 of %2 right first time</source>
        <extracomment>of a lesson: how many questions were right at the first try, and how many there are</extracomment>
        <translation>Hecha, %1 de %2 bien a la primera</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>of a lesson, not a button: it was worked through</extracomment>
        <translation>Hecha</translation>
    </message>
    <message>
        <source>Seen, %1 of %2 answered</source>
        <extracomment>of a lesson: how many questions were answered, and how many there are</extracomment>
        <translation>Vista, %1 de %2 contestadas</translation>
    </message>
    <message>
        <source>about %1 minutes</source>
        <translation>unos %1 minutos</translation>
    </message>
    <message>
        <source>Your lesson %1: %2</source>
        <extracomment>read aloud: the number of a lesson that one wrote oneself, and its title</extracomment>
        <translation>Tu lección %1: %2</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <extracomment>read aloud: the number of a lesson, and its title</extracomment>
        <translation>Lección %1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>read aloud: what a lesson is about, and how far it is done</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <extracomment>how many lessons were worked through, and how many there are</extracomment>
        <translation>%1 de %2 hechas</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>All lessons</source>
        <extracomment>a button: back to the list of lessons</extracomment>
        <translation>Todas las lecciones</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>a button, a verb: shows the lesson to a class</extracomment>
        <translation>Presentar</translation>
    </message>
    <message>
        <source>For a class: full screen and large</source>
        <translation>Para una clase: pantalla completa y letra grande</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>a button, a verb: changes this lesson</extracomment>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Change the lesson</source>
        <translation>Cambiar la lección</translation>
    </message>
    <message>
        <source>Print the lesson plan</source>
        <translation>Imprimir el plan de la lección</translation>
    </message>
    <message>
        <source>Plan…</source>
        <extracomment>a button, a noun: saves the plan of the lesson, for the teacher, as a file</extracomment>
        <translation>Plan…</translation>
    </message>
    <message>
        <source>Plan saved</source>
        <extracomment>what the button says when the plan of the lesson has been saved</extracomment>
        <translation>Plan guardado</translation>
    </message>
    <message>
        <source>The lesson on paper, for the teacher: steps, boards, answers and notes</source>
        <translation>La lección en papel, para el docente: pasos, tableros, respuestas y notas</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>Save the lesson plan</source>
        <translation>Guardar el plan de la lección</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: to the step before</extracomment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>read aloud: the number of this step of a lesson, and how many there are</extracomment>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>Step %1, here</source>
        <translation>Paso %1, aquí</translation>
    </message>
    <message>
        <source>Step %1, not answered yet</source>
        <translation>Paso %1, todavía sin contestar</translation>
    </message>
    <message>
        <source>Step %1, seen</source>
        <translation>Paso %1, visto</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>the number of a step</extracomment>
        <translation>Paso %1</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: to the next step</extracomment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <extracomment>a button: leaves this lesson and begins the next one</extracomment>
        <translation>Lección siguiente</translation>
    </message>
</context>
<context>
    <name>LessonStage</name>
    <message>
        <source>Table, n across and m down</source>
        <translation>Tabla, n a lo ancho y m hacia abajo</translation>
    </message>
    <message>
        <source>Row, n across</source>
        <translation>Fila, n a lo ancho</translation>
    </message>
    <message>
        <source>n = %1, m = %2: %3</source>
        <extracomment>read aloud: the place in a table, and what stands there: P, N, a number or &quot;empty&quot;</extracomment>
        <translation>n = %1, m = %2: %3</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>read aloud: nothing stands at this place of a table</extracomment>
        <translation>vacía</translation>
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
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>%1: right</source>
        <extracomment>read aloud: an answer, and that it is the right one</extracomment>
        <translation>%1: bien</translation>
    </message>
    <message>
        <source>%1: not right</source>
        <translation>%1: mal</translation>
    </message>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation>Resolviendo…</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>the file is larger than %1 bytes</source>
        <translation>el archivo ocupa más de %1 bytes</translation>
    </message>
    <message>
        <source>longer than %1 characters</source>
        <translation>tiene más de %1 caracteres</translation>
    </message>
    <message>
        <source>there may be %1 at most</source>
        <translation>puede haber como mucho %1</translation>
    </message>
    <message>
        <source>there must be %1 at least</source>
        <translation>tiene que haber al menos %1</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2</source>
        <extracomment>the least and the largest number that can stand there</extracomment>
        <translation>se esperaba un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>no se puede leer el archivo: %1</translation>
    </message>
    <message>
        <source>this is not JSON: %1</source>
        <translation>esto no es JSON: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands here a second time</source>
        <translation>&quot;%1&quot; aparece aquí por segunda vez</translation>
    </message>
    <message>
        <source>this is not a lesson: &quot;format&quot; is not &quot;grundy-lesson&quot;</source>
        <translation>esto no es una lección: &quot;format&quot; no es &quot;grundy-lesson&quot;</translation>
    </message>
    <message>
        <source>the lesson was written for a newer version of Grundy</source>
        <translation>la lección se escribió para una versión más nueva de Grundy</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>falta &quot;%1&quot;</translation>
    </message>
    <message>
        <source>expected a text</source>
        <translation>se esperaba un texto</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>se esperaba true o false</translation>
    </message>
    <message>
        <source>expected a list</source>
        <translation>se esperaba una lista</translation>
    </message>
    <message>
        <source>expected keys and values in { }</source>
        <translation>se esperaban claves y valores entre { }</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>el texto está vacío</translation>
    </message>
    <message>
        <source>expected lower-case letters, digits and hyphens, 60 at most, found &apos;%1&apos;</source>
        <translation>se esperaban letras minúsculas, cifras y guiones, 60 como mucho; hay &apos;%1&apos;</translation>
    </message>
    <message>
        <source>none of the choices is right</source>
        <translation>ninguna de las opciones es correcta</translation>
    </message>
    <message>
        <source>this step needs a &quot;board&quot;</source>
        <translation>este paso necesita un &quot;board&quot;</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; is not closed by &apos;)&apos;</source>
        <translation>el enlace &apos;%1&apos; no se cierra con &apos;)&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a claim</source>
        <translation>&apos;%1&apos; no es una afirmación</translation>
    </message>
    <message>
        <source>nothing is claimed of %1</source>
        <translation>no se afirma nada de %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not possible</source>
        <translation>&apos;%1&apos; no es posible</translation>
    </message>
    <message>
        <source>a family of n needs one number here, one of n and m needs two</source>
        <translation>una familia de n necesita aquí un número; una de n y m necesita dos</translation>
    </message>
    <message>
        <source>in %1 Left and Right have different moves: no P and N</source>
        <translation>en %1 Izquierda y Derecha tienen jugadas distintas: no hay P ni N</translation>
    </message>
    <message>
        <source>a move of %1 leads to a position that is not in the row</source>
        <translation>una jugada de %1 lleva a una posición que no está en la fila</translation>
    </message>
    <message>
        <source>nobody can move in %1</source>
        <translation>nadie puede mover en %1</translation>
    </message>
    <message>
        <source>this is not offered for %1</source>
        <translation>esto no se ofrece para %1</translation>
    </message>
    <message>
        <source>%1 is not solved within the limits</source>
        <translation>%1 no se resuelve dentro de los límites</translation>
    </message>
    <message>
        <source>no move of %1 leads to %2</source>
        <extracomment>a mistake in a lesson: two positions, such as nim:7,11,5 and nim:7,2,5</extracomment>
        <translation>ninguna jugada de %1 lleva a %2</translation>
    </message>
    <message>
        <source>of %1 the theory says %2 and a plain search %3</source>
        <extracomment>a position, such as nim:7,11,5, and two answers, such as P and N</extracomment>
        <translation>de %1 la teoría dice %2, y una simple búsqueda %3</translation>
    </message>
    <message>
        <source>of %1 it says %2, but it is %3</source>
        <extracomment>a mistake in a lesson: a position, what the lesson says of it, such as P, and what is true</extracomment>
        <translation>de %1 dice %2, pero es %3</translation>
    </message>
    <message>
        <source>expected %1, found &apos;%2&apos;</source>
        <extracomment>what should stand in the file, such as &quot;a position&quot;, and what stands there</extracomment>
        <translation>se esperaba %1; hay &apos;%2&apos;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here: expected %2</source>
        <extracomment>a name in the file, and the names that may stand there</extracomment>
        <translation>aquí no se conoce &quot;%1&quot;: se esperaba %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>where a mistake is in a file, and what is wrong</extracomment>
        <translation>línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>line %1, %2: %3</source>
        <comment>line, place in the file, cause</comment>
        <translation>línea %1, %2: %3</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>where a mistake is in a file, and what is wrong</extracomment>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; and a key in quotation marks, or &apos;}&apos;</source>
        <translation>se esperaba &apos;,&apos; y una clave entre comillas, o &apos;}&apos;</translation>
    </message>
    <message>
        <source>expected &apos;:&apos; behind a key</source>
        <translation>se esperaba &apos;:&apos; detrás de una clave</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; or &apos;]&apos;</source>
        <translation>se esperaba &apos;,&apos; o &apos;]&apos;</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; between two values</source>
        <translation>se esperaba &apos;,&apos; entre dos valores</translation>
    </message>
    <message>
        <source>expected a text in quotation marks, a number, true, false, [ or {</source>
        <translation>se esperaba un texto entre comillas, un número, true, false, [ o {</translation>
    </message>
    <message>
        <source>expected a quotation mark at the end of the text</source>
        <translation>se esperaban comillas al final del texto</translation>
    </message>
    <message>
        <source>expected \n, \&quot;, \\ or the like behind the \</source>
        <translation>se esperaba \n, \&quot;, \\ o algo parecido detrás de la \</translation>
    </message>
    <message>
        <source>expected nothing more behind the last }</source>
        <translation>no se esperaba nada más detrás de la última }</translation>
    </message>
    <message>
        <source>the sentence is not translated</source>
        <translation>la frase no está traducida</translation>
    </message>
    <message>
        <source>the translation has other links, list entries or marks</source>
        <translation>la traducción tiene otros enlaces, elementos de lista o marcas</translation>
    </message>
</context>
<context>
    <name>LessonsTab</name>
    <message>
        <source>All lessons</source>
        <extracomment>a button: back to the list of lessons</extracomment>
        <translation>Todas las lecciones</translation>
    </message>
    <message>
        <source>Part of the guide</source>
        <translation>Parte de la guía</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>How far reasons argue</source>
        <translation>Hasta dónde llegan las razones</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>how far reasons argue: with the letters P and N only</extracomment>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>how far reasons argue: with Grundy values, too</extracomment>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Theorems</source>
        <extracomment>how far reasons argue: with all that is proven</extracomment>
        <translation>Teoremas</translation>
    </message>
    <message>
        <source>The idea</source>
        <extracomment>how far reasons argue: in plain words, without letters</extracomment>
        <translation>La idea</translation>
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
        <translation>1 voto</translation>
    </message>
    <message>
        <source>%L1 votes</source>
        <extracomment>how many of the class chose this move, such as 5; never 1</extracomment>
        <translation>%L1 votos</translation>
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
        <translation>Posiciones para marcar</translation>
    </message>
    <message>
        <source>The positions are being found…</source>
        <translation>Buscando las posiciones…</translation>
    </message>
</context>
<context>
    <name>MarkCell</name>
    <message>
        <source>%1, blank</source>
        <extracomment>read aloud: a position, such as 3,2, that has no letter yet</extracomment>
        <translation>%1, en blanco</translation>
    </message>
    <message>
        <source>%1, shown: %2</source>
        <extracomment>read aloud: a position, and what the program showed</extracomment>
        <translation>%1, mostrada: %2</translation>
    </message>
    <message>
        <source>%1, marked %2</source>
        <extracomment>read aloud: a position, and its letter</extracomment>
        <translation>%1, marcada %2</translation>
    </message>
    <message>
        <source>Here is the contradiction</source>
        <translation>Aquí está la contradicción</translation>
    </message>
</context>
<context>
    <name>MarkFoot</name>
    <message>
        <source>Mark P where the player who has just moved wins, N where the next player wins.</source>
        <translation>Marca P donde gana quien acaba de mover y N donde gana quien mueve a continuación.</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <extracomment>read aloud: a button that answers P, N or a number</extracomment>
        <translation>Respuesta %1</translation>
    </message>
    <message>
        <source>Show me the next one</source>
        <translation>Muéstrame la siguiente</translation>
    </message>
    <message>
        <source>What the program shows counts as watched, not as answered</source>
        <translation>Lo que muestra el programa cuenta como visto, no como contestado</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>a button: are my letters right?</extracomment>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Points to the first contradiction (C)</source>
        <translation>Señala la primera contradicción (C)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last letter back</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Clear all</source>
        <extracomment>a button: takes all letters away</extracomment>
        <translation>Borrar todo</translation>
    </message>
    <message>
        <source>shown to you: %L1</source>
        <translation>mostradas: %L1</translation>
    </message>
    <message>
        <source>still blank: %L1</source>
        <translation>en blanco todavía: %L1</translation>
    </message>
    <message>
        <source>none blank</source>
        <extracomment>every position of the table has its letter</extracomment>
        <translation>ninguna en blanco</translation>
    </message>
</context>
<context>
    <name>MarkTab</name>
    <message>
        <source>What to mark</source>
        <translation>Qué marcar</translation>
    </message>
    <message>
        <source>Explore the largest one</source>
        <translation>Explorar la mayor</translation>
    </message>
    <message>
        <source>A family with n and m, or a position</source>
        <translation>Una familia con n y m, o una posición</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>in an empty field, two examples of what can be typed: a family such as nim:n,m, and a position</extracomment>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>n up to</source>
        <translation>n hasta</translation>
    </message>
    <message>
        <source>Largest n</source>
        <extracomment>a field: how far the table goes; n is a letter of a formula</extracomment>
        <translation>n máximo</translation>
    </message>
    <message>
        <source>m up to</source>
        <translation>m hasta</translation>
    </message>
    <message>
        <source>Largest m</source>
        <extracomment>a field: how far the table goes; m is a letter of a formula</extracomment>
        <translation>m máximo</translation>
    </message>
</context>
<context>
    <name>MatrixTab</name>
    <message>
        <source>About the connection matrix</source>
        <translation>Sobre la matriz de conexiones</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Mostrar como tabla</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>heads the switches that say which positions are counted</extracomment>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>Selected</source>
        <extracomment>heads what is said of the move that is selected in the matrix</extracomment>
        <translation>Selección</translation>
    </message>
    <message>
        <source>Click a cell, or walk to it with the arrow keys.</source>
        <translation>Haz clic en una casilla, o ve hasta ella con las flechas.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>a move from one position to another</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 of its games</source>
        <translation>%1 de sus partidas</translation>
    </message>
    <message>
        <source>Games through this move won by its mover: %1; won by the player who started: %2.</source>
        <extracomment>two shares, such as 37% and 52%</extracomment>
        <translation>Partidas que pasan por esta jugada y gana quien la hace: %1; que gana quien empezó: %2.</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>Abrir en Explorar</translation>
    </message>
    <message>
        <source>From → to</source>
        <translation>Desde → hasta</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>head of a column, a verb: what a move leaves, P or N</extracomment>
        <translation>Deja</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>head of a column, a noun</extracomment>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>read aloud: the list of moves, a noun</extracomment>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>row: from · column: to</source>
        <translation>fila: desde · columna: hasta</translation>
    </message>
    <message>
        <source>move into a cold position (P)</source>
        <translation>jugada a una posición fría (P)</translation>
    </message>
    <message>
        <source>other moves</source>
        <extracomment>explains a colour: moves that do not lead into a cold position</extracomment>
        <translation>otras jugadas</translation>
    </message>
    <message>
        <source>%1 → %2, %3</source>
        <comment>positions of a move, and the move</comment>
        <translation>%1 → %2, %3</translation>
    </message>
    <message>
        <source>Connection matrix of %1</source>
        <translation>Matriz de conexiones de %1</translation>
    </message>
</context>
<context>
    <name>MishapDialog</name>
    <message>
        <source>This could not be done</source>
        <translation>No se pudo hacer</translation>
    </message>
    <message>
        <source>%1 Your game is kept as it was after the last move.</source>
        <translation>%1 Tu partida se conserva tal como estaba después de la última jugada.</translation>
    </message>
</context>
<context>
    <name>MoveRow</name>
    <message>
        <source>%1, reversible</source>
        <extracomment>read aloud: a move, such as &quot;add 2 to heap 1&quot;, to which the opponent has a reply that undoes it</extracomment>
        <translation>%1, reversible</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a move</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <extracomment>read aloud, of a move: it leaves a position with the letter P, N, L or R</extracomment>
        <translation>deja %1</translation>
    </message>
    <message>
        <source>value %1</source>
        <extracomment>read aloud, of a move: the value that it leaves</extracomment>
        <translation>valor %1</translation>
    </message>
    <message>
        <source>moves left: %1</source>
        <translation>jugadas que quedan: %1</translation>
    </message>
    <message>
        <source>games won: %1</source>
        <translation>partidas ganadas: %1</translation>
    </message>
    <message>
        <source>incentive %1</source>
        <extracomment>read aloud, of a move: how much it gains, a value such as ∗ or 1</extracomment>
        <translation>incentivo %1</translation>
    </message>
</context>
<context>
    <name>MovesTable</name>
    <message>
        <source>Moves</source>
        <extracomment>heads the list of moves, a noun</extracomment>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Of all games that can follow the move, the share that its player wins</source>
        <translation>De todas las partidas que pueden seguir a la jugada, la parte que gana quien la hace</translation>
    </message>
    <message>
        <source>Show fewer moves</source>
        <translation>Mostrar menos jugadas</translation>
    </message>
    <message>
        <source>Show all %1 moves</source>
        <translation>Mostrar las %1 jugadas</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>head of a column, a verb: what a move leaves, P or N</extracomment>
        <translation>Deja</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>head of a column: how many moves the game lasts yet</extracomment>
        <translation>Quedan</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>head of a column: which share of all games through a move its mover wins</extracomment>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>&lt;1%</source>
        <extracomment>less than one percent of the games</extracomment>
        <translation>&lt;1&#xa0;%</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb</extracomment>
        <translation>gana</translation>
    </message>
    <message>
        <source>loses</source>
        <extracomment>of a move, a verb</extracomment>
        <translation>pierde</translation>
    </message>
</context>
<context>
    <name>NamesButton</name>
    <message>
        <source>Show the names</source>
        <extracomment>a button: shows the names of the pupils</extracomment>
        <translation>Mostrar los nombres</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Your own board</source>
        <translation>Tu propio tablero</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Nueva partida: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>a button: closes the dialog</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>heads the choice of the two players</extracomment>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>Swap who starts</source>
        <translation>Cambiar quién empieza</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the board, who starts</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Nothing changes until you press Start. Your game in progress stays as it is.</source>
        <translation>No cambia nada hasta que pulses Empezar. Tu partida en curso se queda como está.</translation>
    </message>
    <message>
        <source>Nothing changes until you press Start.</source>
        <translation>No cambia nada hasta que pulses Empezar.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: begins no game</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>a button: begins the game</extracomment>
        <translation>Empezar</translation>
    </message>
</context>
<context>
    <name>NimSumTable</name>
    <message>
        <source>Nim-sum</source>
        <extracomment>read aloud: the table in which numbers are added without carrying</extracomment>
        <translation>Suma nim</translation>
    </message>
    <message>
        <source>column %1</source>
        <extracomment>above the column that decides: what its digits are worth, such as 8</extracomment>
        <translation>columna %1</translation>
    </message>
    <message>
        <source>… and %L1 more</source>
        <translation>… y %L1 más</translation>
    </message>
    <message>
        <source>%1: %2 in binary, %3</source>
        <extracomment>read aloud: a row of the nim-sum table, such as &quot;Heap 1&quot;, a number in binary, such as 0111, and the number, 7</extracomment>
        <translation>%1: %2 en binario, %3</translation>
    </message>
</context>
<context>
    <name>NoticeDialog</name>
    <message>
        <source>Close</source>
        <extracomment>a button: closes the dialog</extracomment>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>NumberLine</name>
    <message>
        <source>Number line from %L1 to %L2; the value is %3</source>
        <extracomment>read aloud: both ends of the line, such as -2 and 3, and the value, such as 1/2</extracomment>
        <translation>Recta numérica de %L1 a %L2; el valor es %3</translation>
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
        <translation>Añadir un juego</translation>
    </message>
    <message>
        <source>or drop a position here</source>
        <translation>o suelta aquí una posición</translation>
    </message>
</context>
<context>
    <name>OwnRulesForm</name>
    <message>
        <source>Your own rules</source>
        <translation>Tus propias reglas</translation>
    </message>
    <message>
        <source>Kind of rules</source>
        <translation>Clase de reglas</translation>
    </message>
    <message>
        <source>Octal code</source>
        <extracomment>a field: the code of an octal game, such as 0.77</extracomment>
        <translation>Código octal</translation>
    </message>
    <message>
        <source>Numbers that may be taken, as a set</source>
        <translation>Cantidades que se pueden quitar, como conjunto</translation>
    </message>
    <message>
        <source>Maximum per move</source>
        <translation>Máximo por jugada</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>in a field for the most that one move takes: any number</extracomment>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Lines: counters in each</source>
        <translation>Líneas: fichas en cada una</translation>
    </message>
    <message>
        <source>Heaps</source>
        <extracomment>above a field: the heaps of a position, such as 7,11,5</extracomment>
        <translation>Montones</translation>
    </message>
    <message>
        <source>Counters in each line</source>
        <translation>Fichas en cada línea</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>a field: how many rows the board has</extracomment>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>a field: how many columns the board has</extracomment>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Normal: last move wins</source>
        <translation>Normal: la última jugada gana</translation>
    </message>
    <message>
        <source>Misère: last move loses</source>
        <translation>Misère: la última jugada pierde</translation>
    </message>
    <message>
        <source>Draw your own game…</source>
        <translation>Dibujar tu propio juego…</translation>
    </message>
    <message>
        <source>Shapes that a move may take, drawn by clicks</source>
        <translation>Figuras que puede quitar una jugada, dibujadas con clics</translation>
    </message>
    <message>
        <source>Numbers that may be taken</source>
        <translation>Cantidades que se pueden quitar</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>read aloud: a switch: may a move take so many stones, such as 3?</extracomment>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>after taking so many stones a heap may leave nothing</extracomment>
        <translation>nada</translation>
    </message>
    <message>
        <source>one heap</source>
        <extracomment>after taking so many stones a heap may leave one heap</extracomment>
        <translation>un montón</translation>
    </message>
    <message>
        <source>two heaps</source>
        <extracomment>a heap may leave two heaps</extracomment>
        <translation>dos montones</translation>
    </message>
    <message>
        <source>the whole heap may go</source>
        <translation>se puede quitar el montón entero</translation>
    </message>
    <message>
        <source>one heap may be left</source>
        <translation>puede quedar un montón</translation>
    </message>
    <message>
        <source>two heaps may be left</source>
        <translation>pueden quedar dos montones</translation>
    </message>
    <message>
        <source>What may be left of a heap</source>
        <translation>Qué puede quedar de un montón</translation>
    </message>
    <message>
        <source>digit</source>
        <extracomment>head of a column: the digit of the octal code</extracomment>
        <translation>cifra</translation>
    </message>
    <message>
        <source>take none</source>
        <extracomment>beside a digit of the octal code: a move that takes no stone and divides the heap</extracomment>
        <translation>no quitar</translation>
    </message>
    <message>
        <source>take %1</source>
        <extracomment>beside a digit of the octal code: a move that takes so many stones, such as 2</extracomment>
        <translation>quitar %1</translation>
    </message>
    <message>
        <source>Divide a heap without taking</source>
        <translation>Dividir un montón sin quitar</translation>
    </message>
    <message>
        <source>Take %1: %2</source>
        <extracomment>read aloud: how many stones, and what is left then: &quot;nothing&quot;, &quot;one heap&quot;, &quot;two heaps&quot;</extracomment>
        <translation>Quitar %1: %2</translation>
    </message>
    <message>
        <source>Digit %1 of the code: %2</source>
        <extracomment>read aloud: the place of a digit in the octal code, such as 2, and the digit, such as 7</extracomment>
        <translation>Cifra %1 del código: %2</translation>
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
        <translation>Tus propias reglas</translation>
    </message>
    <message>
        <source>About the rules</source>
        <translation>Sobre las reglas</translation>
    </message>
    <message>
        <source>Your rules</source>
        <extracomment>heads the list of rules that were saved</extracomment>
        <translation>Tus reglas</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>read aloud: a button that takes saved rules; their name</extracomment>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>a button: takes saved rules off the list; their name</extracomment>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>Rules that you draw, play, explore or look at are kept here.</source>
        <translation>Aquí se guardan las reglas que dibujas, juegas, exploras o miras.</translation>
    </message>
    <message>
        <source>Not a game yet</source>
        <translation>Todavía no es un juego</translation>
    </message>
    <message>
        <source>Notation: %1</source>
        <extracomment>read aloud: a position as it is typed, such as takeaway/take=1,2:10</extracomment>
        <translation>Notación: %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: copies the notation</extracomment>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the notation</source>
        <translation>Copiar la notación</translation>
    </message>
    <message>
        <source>Mend what is marked, and the game appears here.</source>
        <translation>Corrige lo que está marcado, y el juego aparecerá aquí.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: begins a game</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>a button, a verb: opens the game with its analysis</extracomment>
        <translation>Explorar</translation>
    </message>
    <message>
        <source>Look at it here</source>
        <translation>Mirarlo aquí</translation>
    </message>
    <message>
        <source>Graph, matrix, statistics, tables and sequences of this game</source>
        <translation>Grafo, matriz, estadísticas, tablas y sucesiones de este juego</translation>
    </message>
    <message>
        <source>Grundy values of one run of 0, 1, 2 … counters (normal play)</source>
        <translation>Valores de Grundy de un tramo de 0, 1, 2 … fichas (juego normal)</translation>
    </message>
    <message>
        <source>Grundy values of one heap of 0, 1, 2 … (normal play)</source>
        <translation>Valores de Grundy de un montón de 0, 1, 2 … (juego normal)</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Games</source>
        <extracomment>a part of the program, a noun: all games to choose from</extracomment>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>a part of the program, a verb: lessons and exercises</extracomment>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Lab</source>
        <extracomment>a part of the program, short for laboratory</extracomment>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>a part of the program, a noun</extracomment>
        <translation>Ajustes</translation>
    </message>
</context>
<context>
    <name>PartsCard</name>
    <message>
        <source>Components</source>
        <extracomment>heads the list of what the position is the sum of: heaps, stalks, boards</extracomment>
        <translation>Componentes</translation>
    </message>
    <message>
        <source>and more: %L1</source>
        <translation>y más: %L1</translation>
    </message>
    <message>
        <source>%1: value not known</source>
        <translation>%1: valor desconocido</translation>
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
        <translation>Pegar una posición</translation>
    </message>
    <message>
        <source>Any position in one line, for example:</source>
        <translation>Cualquier posición en una línea, por ejemplo:</translation>
    </message>
    <message>
        <source>Or the edges of a picture, with 0 for the ground: %1</source>
        <translation>O las aristas de un dibujo, con 0 para el suelo: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button, a verb: opens the position that was typed</extracomment>
        <translation>Abrir</translation>
    </message>
</context>
<context>
    <name>PeriodTable</name>
    <message>
        <source>heap %1: Grundy value %2</source>
        <extracomment>read aloud: the size of a heap, and its Grundy value</extracomment>
        <translation>montón %1: valor de Grundy %2</translation>
    </message>
</context>
<context>
    <name>PictureArea</name>
    <message>
        <source>Whole picture</source>
        <extracomment>a button: zooms so that all of the picture is seen</extracomment>
        <translation>Dibujo completo</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>read aloud: a button: the picture becomes smaller</extracomment>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>The − key, or the mouse wheel</source>
        <translation>La tecla −, o la rueda del ratón</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>read aloud: a button: the picture becomes larger</extracomment>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>The + key, or the mouse wheel</source>
        <translation>La tecla +, o la rueda del ratón</translation>
    </message>
</context>
<context>
    <name>PlaneInput</name>
    <message>
        <source>Board</source>
        <extracomment>read aloud: the board of a game</extracomment>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>PlaySeat</name>
    <message>
        <source>Winner</source>
        <extracomment>of a player, when the game is over: has won</extracomment>
        <translation>Gana</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>of a player, when the game is over: has lost</extracomment>
        <translation>Pierde</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>of the computer</extracomment>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>To move</source>
        <extracomment>of the player whose turn it is</extracomment>
        <translation>Le toca</translation>
    </message>
    <message>
        <source>Waiting</source>
        <extracomment>of a player: it is the other one&apos;s turn</extracomment>
        <translation>Espera</translation>
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
        <translation>Cambiar el jugador</translation>
    </message>
    <message>
        <source>Your move</source>
        <extracomment>of the one person who plays against the computer: it is your turn</extracomment>
        <translation>Tu jugada</translation>
    </message>
    <message>
        <source>You have beaten them all here.</source>
        <translation>Aquí ya les has ganado a todos.</translation>
    </message>
    <message>
        <source>%1 beaten. %2 next.</source>
        <extracomment>two computers: the one just beaten, and the next one</extracomment>
        <translation>Has ganado a %1. Ahora le toca a %2.</translation>
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
        <translation>Posición</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: closes the dialog and changes nothing</extracomment>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>PositionFacts</name>
    <message>
        <source>not labelled yet</source>
        <translation>todavía sin etiqueta</translation>
    </message>
    <message>
        <source>moves: %1</source>
        <extracomment>how many moves the position has, such as 5</extracomment>
        <translation>jugadas: %1</translation>
    </message>
    <message>
        <source>Grundy value %1</source>
        <translation>valor de Grundy %1</translation>
    </message>
    <message>
        <source>terminal: no move is left</source>
        <translation>terminal: no queda ninguna jugada</translation>
    </message>
    <message>
        <source>not all its moves are shown</source>
        <translation>no se muestran todas sus jugadas</translation>
    </message>
    <message>
        <source>moves: %1, winning: at least %2</source>
        <extracomment>how many moves the position has, and how many of them are known to win</extracomment>
        <translation>jugadas: %1, ganadoras: al menos %2</translation>
    </message>
    <message>
        <source>moves: %1, winning: %2</source>
        <extracomment>how many moves the position has, and how many of them win</extracomment>
        <translation>jugadas: %1, ganadoras: %2</translation>
    </message>
    <message>
        <source>moves left with best play: %1</source>
        <translation>jugadas que quedan jugando lo mejor posible: %1</translation>
    </message>
    <message>
        <source>longest game: %1, the last move forced</source>
        <translation>partida más larga: %1, la última jugada forzada</translation>
    </message>
    <message>
        <source>longest game: %1</source>
        <translation>partida más larga: %1</translation>
    </message>
    <message>
        <source>not worked out</source>
        <translation>no calculada</translation>
    </message>
    <message>
        <source>may go on for ever</source>
        <translation>puede no acabar nunca</translation>
    </message>
</context>
<context>
    <name>PositionPresent</name>
    <message>
        <source>L: labels</source>
        <extracomment>a button with its key, L: reasons argue with the letters P and N only</extracomment>
        <translation>L: etiquetas</translation>
    </message>
    <message>
        <source>L: values</source>
        <extracomment>a button with its key, L: reasons argue with Grundy values, too</extracomment>
        <translation>L: valores</translation>
    </message>
    <message>
        <source>L: theorems</source>
        <extracomment>with its key, L: all that is proven</extracomment>
        <translation>L: teoremas</translation>
    </message>
    <message>
        <source>U: undo</source>
        <extracomment>a button with its key, U: takes the last move back</extracomment>
        <translation>U: deshacer</translation>
    </message>
    <message>
        <source>R: restart</source>
        <extracomment>a button with its key, R: begins the same game anew</extracomment>
        <translation>R: reiniciar</translation>
    </message>
    <message>
        <source>V: votes</source>
        <extracomment>a button with its key, V: the class votes on the moves</extracomment>
        <translation>V: votos</translation>
    </message>
    <message>
        <source>P: who wins?</source>
        <translation>P: ¿quién gana?</translation>
    </message>
    <message>
        <source>P: P or N?</source>
        <translation>P: ¿P o N?</translation>
    </message>
    <message>
        <source>Click a move, or press ↑ ↓. Type its votes.</source>
        <translation>Haz clic en una jugada, o pulsa ↑ ↓. Escribe sus votos.</translation>
    </message>
    <message>
        <source>Press ↑ ↓ to choose. Type the votes.</source>
        <translation>Pulsa ↑ ↓ para elegir. Escribe los votos.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a team and whether it is to move</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Changes the name</source>
        <translation>Cambia el nombre</translation>
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
        <translation>le toca</translation>
    </message>
    <message>
        <source>L: the idea</source>
        <extracomment>a button with its key, L: reasons argue in plain words</extracomment>
        <translation>L: la idea</translation>
    </message>
</context>
<context>
    <name>PracticeTab</name>
    <message>
        <source>Kinds of exercises</source>
        <translation>Clases de ejercicios</translation>
    </message>
    <message>
        <source>Start afresh…</source>
        <extracomment>a button: asks whether what was practised shall be forgotten</extracomment>
        <translation>Empezar de cero…</translation>
    </message>
    <message>
        <source>Forgets what you practised</source>
        <translation>Olvida lo que has practicado</translation>
    </message>
    <message>
        <source>Forget all counts and levels?</source>
        <translation>¿Olvidar todas las cuentas y los niveles?</translation>
    </message>
    <message>
        <source>Level %1, %2</source>
        <extracomment>read aloud: how far the pupil has come, such as 3, and how many answers were right, such as &quot;7 of 10 right&quot;</extracomment>
        <translation>Nivel %1, %2</translation>
    </message>
    <message>
        <source>Kind of exercise</source>
        <translation>Clase de ejercicio</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>a field: how hard the exercises are</extracomment>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>Adapts to you</source>
        <translation>Se adapta a ti</translation>
    </message>
    <message>
        <source>Difficulty %1</source>
        <extracomment>a choice: how hard the exercises are, such as 3</extracomment>
        <translation>Dificultad %1</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>a field: which game the exercises are about</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Difficulty %1 of %2</source>
        <extracomment>read aloud: how hard the exercises are, as chosen, and the largest number of the scale</extracomment>
        <translation>Dificultad %1 de %2</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <extracomment>read aloud: how far the pupil has come, and the largest number of the scale</extracomment>
        <translation>Nivel %1 de %2</translation>
    </message>
    <message>
        <source>Level %1</source>
        <extracomment>how far the pupil has come, such as 3; the exercises become harder by themselves</extracomment>
        <translation>Nivel %1</translation>
    </message>
</context>
<context>
    <name>PresentFrame</name>
    <message>
        <source>Space: next</source>
        <extracomment>a button with its key, Space: to the next step</extracomment>
        <translation>Space: siguiente</translation>
    </message>
    <message>
        <source>Backspace: back</source>
        <extracomment>a button with its key, Backspace: one step back</extracomment>
        <translation>Backspace: atrás</translation>
    </message>
    <message>
        <source>B: blank</source>
        <extracomment>a button with its key, B: makes the screen of the class blank</extracomment>
        <translation>B: en blanco</translation>
    </message>
    <message>
        <source>Esc: leave</source>
        <extracomment>a button with its key, Esc: ends the presentation</extracomment>
        <translation>Esc: salir</translation>
    </message>
    <message>
        <source>T: teacher</source>
        <extracomment>a button with its key, T: opens the window for the teacher</extracomment>
        <translation>T: docente</translation>
    </message>
</context>
<context>
    <name>PresentStep</name>
    <message>
        <source>then %1</source>
        <extracomment>behind a move: the reply to it, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>después %1</translation>
    </message>
    <message>
        <source>and %L1 more</source>
        <translation>y %L1 más</translation>
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
        <translation>Elegir un tablero</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <extracomment>a button: takes a random board</extracomment>
        <translation>Sorpréndeme</translation>
    </message>
    <message>
        <source>A random board</source>
        <translation>Un tablero al azar</translation>
    </message>
</context>
<context>
    <name>PrintButton</name>
    <message>
        <source>Print</source>
        <extracomment>a button, a verb</extracomment>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Enviado a la impresora.</translation>
    </message>
</context>
<context>
    <name>PrintPlace</name>
    <message>
        <source>Not printed</source>
        <extracomment>the title of a card that tells why nothing was printed</extracomment>
        <translation>No se imprimió</translation>
    </message>
</context>
<context>
    <name>PupilName</name>
    <message>
        <source>Name</source>
        <extracomment>a field: the name of a pupil</extracomment>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>PupilsTab</name>
    <message>
        <source>Who learns here</source>
        <translation>Quién aprende aquí</translation>
    </message>
    <message>
        <source>Give each pupil a name, and each has lessons, levels and marks of their own. Names and work stay on this computer; nothing else is kept.</source>
        <translation>Da un nombre a cada alumno, y cada uno tendrá sus propias lecciones, niveles y marcas. Los nombres y los trabajos se quedan en este equipo; no se guarda nada más.</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>a button: adds a pupil</extracomment>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Guardar como CSV…</translation>
    </message>
    <message>
        <source>What each has done, for a spreadsheet</source>
        <translation>Lo que ha hecho cada uno, para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Save what the pupils have done</source>
        <translation>Guardar lo que han hecho los alumnos</translation>
    </message>
    <message>
        <source>Learns now</source>
        <extracomment>of a pupil: it is the one who learns at the computer</extracomment>
        <translation>Aprende ahora</translation>
    </message>
    <message>
        <source>Learn as %1</source>
        <translation>Aprender como %1</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>a button: asks for another name of the pupil</extracomment>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <source>Start afresh…</source>
        <extracomment>a button: asks whether what the pupil did shall be forgotten</extracomment>
        <translation>Empezar de cero…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>a button: asks whether the pupil shall be removed</extracomment>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>a button: gives the pupil the name that was typed</extracomment>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Forget all that %1 did?</source>
        <translation>¿Olvidar todo lo que hizo %1?</translation>
    </message>
    <message>
        <source>Remove %1 with all that was done?</source>
        <translation>¿Eliminar a %1 con todo lo que ha hecho?</translation>
    </message>
    <message>
        <source>Forget</source>
        <extracomment>a button: yes, what the pupil did is forgotten</extracomment>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>a button: yes, the pupil is removed</extracomment>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>a button: no, nothing is forgotten or removed</extracomment>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>before how many lessons the pupil has done, a noun</extracomment>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>%1 done, %2 begun</source>
        <extracomment>lessons of a pupil: how many are done, and how many are begun</extracomment>
        <translation>%1 hechas, %2 empezadas</translation>
    </message>
    <message>
        <source>Answers in lessons</source>
        <translation>Respuestas en las lecciones</translation>
    </message>
    <message>
        <source>%1 right first time, %2 not</source>
        <extracomment>how many answers of each kind</extracomment>
        <translation>%1 bien a la primera, %2 no</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>before how many exercises the pupil has answered, a noun</extracomment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong</source>
        <extracomment>exercises of a pupil: how many were right, and how many were wrong</extracomment>
        <translation>%1 bien, %2 mal</translation>
    </message>
    <message>
        <source>Rows and tables</source>
        <translation>Filas y tablas</translation>
    </message>
    <message>
        <source>%1 filled in rightly</source>
        <translation>%1 rellenadas bien</translation>
    </message>
    <message>
        <source>Last on %1</source>
        <translation>Última vez: %1</translation>
    </message>
    <message>
        <source>Nothing done yet</source>
        <translation>Nada hecho todavía</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <source>open in another window</source>
        <translation>abierta en otra ventana</translation>
    </message>
    <message>
        <source>%1; %2. Delete removes it from the list.</source>
        <comment>how far a game is; when it was played</comment>
        <translation>%1; %2. Con Delete se elimina de la lista.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>a game</comment>
        <translation>Eliminar %1</translation>
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
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Recent games</source>
        <extracomment>read aloud: the list of the games that were played last</extracomment>
        <translation>Partidas recientes</translation>
    </message>
    <message>
        <source>Hide older games</source>
        <translation>Ocultar las más antiguas</translation>
    </message>
    <message>
        <source>Older games</source>
        <extracomment>read aloud: the list of games that made room for newer ones</extracomment>
        <translation>Partidas más antiguas</translation>
    </message>
    <message>
        <source>Games that made room for newer ones</source>
        <translation>Partidas que dejaron sitio a otras más nuevas</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <extracomment>a button: asks whether the older games shall be deleted</extracomment>
        <translation>Olvidarlas todas…</translation>
    </message>
    <message>
        <source>Deletes the older games</source>
        <translation>Elimina las partidas más antiguas</translation>
    </message>
    <message>
        <source>Forget all older games?</source>
        <translation>¿Olvidar todas las partidas más antiguas?</translation>
    </message>
</context>
<context>
    <name>ReviewCard</name>
    <message>
        <source>Judging the moves…</source>
        <translation>Juzgando las jugadas…</translation>
    </message>
    <message>
        <source>Press M for the next mistake.</source>
        <translation>Pulsa M para ver el error siguiente.</translation>
    </message>
    <message>
        <source>Play again, fence at %1</source>
        <translation>Otra vez, valla en %1</translation>
    </message>
    <message>
        <source>You won: play again, and the computer plays perfectly one piece sooner</source>
        <translation>Has ganado: juega otra vez, y la máquina juega a la perfección una pieza antes</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir jugando desde aquí</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>a button: goes through the moves of the game that is over</extracomment>
        <translation>¿Dónde cambió la partida?</translation>
    </message>
    <message>
        <source>The moves of the game (M)</source>
        <translation>Las jugadas de la partida (M)</translation>
    </message>
</context>
<context>
    <name>ReviewPane</name>
    <message>
        <source>Judging the moves…</source>
        <translation>Juzgando las jugadas…</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>a button, in narrow windows: ends the review</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Volver a la partida (Esc)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>? and a sentence</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Jugadas de la partida</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>a button, in narrow windows: to the mistake before</extracomment>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <extracomment>a button: to the mistake before</extracomment>
        <translation>Error anterior</translation>
    </message>
    <message>
        <source>Previous mistake ([)</source>
        <translation>Error anterior ([)</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button, in narrow windows: to the next mistake</extracomment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <extracomment>a button: to the mistake that comes next</extracomment>
        <translation>Error siguiente</translation>
    </message>
    <message>
        <source>Next mistake (M or ])</source>
        <translation>Error siguiente (M o ])</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir jugando desde aquí</translation>
    </message>
    <message>
        <source>Outlined: winning moves (bold: the one named). Faded: the move played.</source>
        <translation>Con contorno: jugadas ganadoras (grueso: la nombrada). Pálida: la jugada hecha.</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>a heading: a look back at the moves of a game</extracomment>
        <translation>¿Dónde cambió la partida?</translation>
    </message>
    <message>
        <source>Find the move</source>
        <translation>Encuentra la jugada</translation>
    </message>
    <message>
        <source>Where a win was given away: find what would have won</source>
        <translation>Donde se regaló la victoria: encuentra lo que habría ganado</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>loses</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation type="unfinished">pierde</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation type="unfinished">gana</translation>
    </message>
</context>
<context>
    <name>SceneBoard</name>
    <message>
        <source>One stone less on heap %1</source>
        <translation>Una piedra menos en el montón %1</translation>
    </message>
    <message>
        <source>One stone more on heap %1</source>
        <translation>Una piedra más en el montón %1</translation>
    </message>
    <message>
        <source>Remove heap %1</source>
        <translation>Quitar el montón %1</translation>
    </message>
    <message>
        <source>gap %1</source>
        <extracomment>below free squares between two coins: how many they are, such as 3</extracomment>
        <translation>hueco %1</translation>
    </message>
</context>
<context>
    <name>ScreenChoice</name>
    <message>
        <source>Screen for Present</source>
        <translation>Pantalla para Presentar</translation>
    </message>
    <message>
        <source>Where the window is</source>
        <translation>Donde está la ventana</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Player</source>
        <extracomment>a field: a human or the computer</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>a choice: a person plays here</extracomment>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>a choice: the program plays here</extracomment>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>a field: how well the computer plays</extracomment>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>a level of the computer: it makes any move</extracomment>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <extracomment>a level of the computer: it looks some moves ahead</extracomment>
        <translation>Mira adelante</translation>
    </message>
    <message>
        <source>Human-like</source>
        <extracomment>a level: slips at times</extracomment>
        <translation>Casi humano</translation>
    </message>
    <message>
        <source>Fence</source>
        <extracomment>a level: perfect near the end</extracomment>
        <translation>Valla</translation>
    </message>
    <message>
        <source>Perfect</source>
        <extracomment>a level: no mistakes</extracomment>
        <translation>Perfecto</translation>
    </message>
    <message>
        <source>Moves to look ahead</source>
        <translation>Jugadas que mira adelante</translation>
    </message>
    <message>
        <source>Pieces left when it plays perfectly</source>
        <translation>Piezas que quedan cuando juega a la perfección</translation>
    </message>
    <message>
        <source>Slips in percent</source>
        <translation>Descuidos en %</translation>
    </message>
    <message>
        <source>moves ahead</source>
        <extracomment>behind a number: so many moves the computer looks ahead</extracomment>
        <translation>jugadas adelante</translation>
    </message>
    <message>
        <source>pieces left</source>
        <extracomment>behind a number: once so many pieces are left the computer plays perfectly</extracomment>
        <translation>piezas quedan</translation>
    </message>
    <message>
        <source>% slips</source>
        <extracomment>behind a number: so many of 100 moves</extracomment>
        <translation>% de descuidos</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>a field: what a player is called</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>a colour: of the stone that stands for a player</extracomment>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>a colour</extracomment>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Amber</source>
        <extracomment>a colour</extracomment>
        <translation>Ámbar</translation>
    </message>
    <message>
        <source>Wine red</source>
        <extracomment>a colour</extracomment>
        <translation>Burdeos</translation>
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
        <translation>+%1</translation>
    </message>
    <message>
        <source>Grundy values of the heaps</source>
        <translation>Valores de Grundy de los montones</translation>
    </message>
    <message>
        <source>heap %1: value 0, P</source>
        <translation>montón %1: valor 0, P</translation>
    </message>
    <message>
        <source>heap %1: value %2</source>
        <extracomment>read aloud: the size of a heap, and its Grundy value</extracomment>
        <translation>montón %1: valor %2</translation>
    </message>
    <message>
        <source>%1, an exception to the period</source>
        <translation>%1, una excepción del período</translation>
    </message>
    <message>
        <source>From heap %1: %2</source>
        <extracomment>read aloud: the size of the first heap of a row, and the Grundy values of the row</extracomment>
        <translation>Desde el montón %1: %2</translation>
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
        <translation>Sobre la sucesión</translation>
    </message>
    <message>
        <source>Working out the values…</source>
        <translation>Calculando los valores…</translation>
    </message>
    <message>
        <source>value 0: cold</source>
        <translation>valor 0: fría</translation>
    </message>
    <message>
        <source>framed: an exception to the period</source>
        <translation>con marco: una excepción del período</translation>
    </message>
    <message>
        <source>grey: before the period</source>
        <translation>gris: antes del período</translation>
    </message>
    <message>
        <source>Enter or a click opens the heap.</source>
        <translation>Enter o un clic abre el montón.</translation>
    </message>
    <message>
        <source>Value against size of the heap</source>
        <translation>Valor según el tamaño del montón</translation>
    </message>
    <message>
        <source>Grundy values by heap size. %1 The rows list the values.</source>
        <translation>Valores de Grundy por tamaño del montón. %1 Las filas dan los valores.</translation>
    </message>
    <message>
        <source>Period</source>
        <extracomment>a heading: after how many numbers a sequence repeats</extracomment>
        <translation>Período</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>Value of a heap of</source>
        <translation>Valor de un montón de</translation>
    </message>
    <message>
        <source>Value of a heap of this size</source>
        <translation>Valor de un montón de este tamaño</translation>
    </message>
    <message>
        <source>Open this heap</source>
        <translation>Abrir este montón</translation>
    </message>
    <message>
        <source>In the Lab: %1</source>
        <translation>En el Laboratorio: %1</translation>
    </message>
    <message>
        <source>Heaps</source>
        <extracomment>heads the choice of the game whose heaps the sequence is about</extracomment>
        <translation>Montones</translation>
    </message>
    <message>
        <source>Family of heaps</source>
        <translation>Familia de montones</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>before a field: how many values the sequence has</extracomment>
        <translation>Valores</translation>
    </message>
    <message>
        <source>How many values</source>
        <translation>Cuántos valores</translation>
    </message>
    <message>
        <source>Rows of</source>
        <extracomment>before a field: so many numbers stand in each row, such as 12 or the period</extracomment>
        <translation>Filas de</translation>
    </message>
    <message>
        <source>Values in a row</source>
        <translation>Valores por fila</translation>
    </message>
    <message>
        <source>the period, else 20</source>
        <translation>el período; si no, 20</translation>
    </message>
    <message>
        <source>the period</source>
        <extracomment>behind &quot;Rows of&quot;: each row is as long as the period of the sequence</extracomment>
        <translation>el período</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Work it out again</source>
        <translation>Calcularlo otra vez</translation>
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
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>heads a setting: light or dark colours</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Light, dark, or match the system.</source>
        <translation>Claro, oscuro o como el sistema.</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>a choice: as the computer is set</extracomment>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>light colours</extracomment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>dark colours</extracomment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>heads a setting: how much the colours differ</extracomment>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>High: strong lines on plain black or white. System: match your desktop.</source>
        <translation>Alto: líneas fuertes sobre blanco o negro puros. Sistema: como tu escritorio.</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>normal contrast of colours, not normal play</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <extracomment>high contrast of colours</extracomment>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>heads a setting: how large the letters are</extracomment>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Everything but the boards grows with it.</source>
        <translation>Con él crece todo menos los tableros.</translation>
    </message>
    <message>
        <source>115%</source>
        <translation>115&#xa0;%</translation>
    </message>
    <message>
        <source>130%</source>
        <translation>130&#xa0;%</translation>
    </message>
    <message>
        <source>150%</source>
        <translation>150&#xa0;%</translation>
    </message>
    <message>
        <source>200%</source>
        <translation>200&#xa0;%</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <extracomment>heads a setting: nothing moves by itself on the screen</extracomment>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Pieces and panels change at once, without moving.</source>
        <translation>Las piezas y los paneles cambian de golpe, sin moverse.</translation>
    </message>
    <message>
        <source>The computer moves</source>
        <translation>La máquina mueve</translation>
    </message>
    <message>
        <source>How long it waits before it moves, so that you see what it does. With reduced motion it moves at once.</source>
        <translation>Cuánto espera antes de mover, para que veas lo que hace. Con menos movimiento, mueve en el acto.</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>how fast the computer moves: without waiting</extracomment>
        <translation>En el acto</translation>
    </message>
    <message>
        <source>After a moment</source>
        <translation>Tras un momento</translation>
    </message>
    <message>
        <source>Slowly</source>
        <extracomment>how fast the computer moves: so that a class can follow</extracomment>
        <translation>Despacio</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>heads a setting: whether moves can be heard</extracomment>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>A short sound with each move and at the end of a game.</source>
        <translation>Un sonido breve con cada jugada y al final de la partida.</translation>
    </message>
    <message>
        <source>Warn after a mistake</source>
        <translation>Avisar tras un error</translation>
    </message>
    <message>
        <source>When your move gives the win away, you are told at once and can take it back.</source>
        <translation>Cuando tu jugada regala la victoria, se te dice en el acto y puedes retirarla.</translation>
    </message>
    <message>
        <source>Colour every move</source>
        <translation>Colorear todas las jugadas</translation>
    </message>
    <message>
        <source>Winning and losing moves are marked on the board while you play, as in Explore.</source>
        <translation>Las jugadas ganadoras y perdedoras se marcan en el tablero mientras juegas, como en Explorar.</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>heads a setting of the explanations why a position is won</extracomment>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Screen for Present</source>
        <translation>Pantalla para Presentar</translation>
    </message>
    <message>
        <source>The screen that the class sees, such as the projector.</source>
        <translation>La pantalla que ve la clase, por ejemplo el proyector.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>heads a setting: the language of the program</extracomment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>The language of all texts.</source>
        <translation>El idioma de todos los textos.</translation>
    </message>
    <message>
        <source>About Grundy</source>
        <extracomment>heads what is said of the program, its version and its rights</extracomment>
        <translation>Acerca de Grundy</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: copies the version, for a report</extracomment>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the version, for a report</source>
        <translation>Copiar la versión, para un aviso</translation>
    </message>
    <message>
        <source>The version is copied.</source>
        <translation>La versión está copiada.</translation>
    </message>
    <message>
        <source>If something is wrong, please tell whoever you got Grundy from, and name the version.</source>
        <translation>Si algo va mal, díselo a quien te dio Grundy e indica la versión.</translation>
    </message>
    <message>
        <source>If something is wrong, please tell us at %1, and name the version.</source>
        <translation>Si algo va mal, dínoslo en %1 e indica la versión.</translation>
    </message>
    <message>
        <source>Grundy is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Grundy es software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Se ofrece sin ninguna garantía.</translation>
    </message>
    <message>
        <source>It is built with Qt (LGPL and GPL), Boost (Boost Software License) and CLI11 (BSD). Where they are installed it uses Graphviz (EPL) and the typefaces Inter and Noto (SIL OFL).</source>
        <translation>Está hecho con Qt (LGPL y GPL), Boost (Boost Software License) y CLI11 (BSD). Donde están instalados, usa Graphviz (EPL) y los tipos de letra Inter y Noto (SIL OFL).</translation>
    </message>
    <message>
        <source>Thanks to Charles Bouton, Roland Sprague and Patrick Grundy, who found this theory, and to Elwyn Berlekamp, John Conway and Richard Guy, who made a world of it.</source>
        <translation>Gracias a Charles Bouton, Roland Sprague y Patrick Grundy, que encontraron esta teoría, y a Elwyn Berlekamp, John Conway y Richard Guy, que hicieron de ella un mundo.</translation>
    </message>
    <message>
        <source>Plain pieces</source>
        <translation>Piezas sencillas</translation>
    </message>
    <message>
        <source>Discs and bars on a plain ground, instead of pebbles, coins or frogs on a table.</source>
        <translation>Discos y barras sobre un fondo liso, en vez de guijarros, monedas o ranas sobre una mesa.</translation>
    </message>
    <message>
        <source>The idea: plain words. Labels: P and N, by moves and their answers. Values: Grundy values, nim-sums and numbers. Theorems: everything that is proven.</source>
        <translation>La idea: palabras sencillas. Etiquetas: P y N, con jugadas y sus respuestas. Valores: valores de Grundy, sumas nim y números. Teoremas: todo lo que está demostrado.</translation>
    </message>
    <message>
        <source>P and N</source>
        <extracomment>heads a setting: the letters P and N, for lost and won positions</extracomment>
        <translation>P y N</translation>
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
        <translation>sin límite</translation>
    </message>
</context>
<context>
    <name>ShapeCard</name>
    <message>
        <source>Shape %1: %2</source>
        <extracomment>read aloud: the number of a drawn shape, and its name, such as &quot;two neighbours&quot;</extracomment>
        <translation>Figura %1: %2</translation>
    </message>
    <message>
        <source>Remove shape %1</source>
        <translation>Eliminar la figura %1</translation>
    </message>
    <message>
        <source>may be turned</source>
        <translation>se puede girar</translation>
    </message>
    <message>
        <source>may be mirrored</source>
        <translation>se puede reflejar</translation>
    </message>
    <message>
        <source>at most</source>
        <extracomment>before a number: the longest line that may be taken</extracomment>
        <translation>como mucho</translation>
    </message>
    <message>
        <source>Longest line</source>
        <extracomment>read aloud: a field for the most stones that one move may take in a line</extracomment>
        <translation>Línea más larga</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>in a field for a number: any length of a line</extracomment>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Who may take shape %1</source>
        <translation>Quién puede quitar la figura %1</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>of a shape: both players may take it</extracomment>
        <translation>Los dos</translation>
    </message>
    <message>
        <source>L Left</source>
        <extracomment>of a shape: only Left may take it; L is Left&apos;s letter</extracomment>
        <translation>L Izquierda</translation>
    </message>
    <message>
        <source>R Right</source>
        <extracomment>of a shape: only Right may take it; R is Right&apos;s letter</extracomment>
        <translation>R Derecha</translation>
    </message>
    <message>
        <source>is taken</source>
        <extracomment>of a square of a drawn shape: a move takes the stone on it</extracomment>
        <translation>se quita</translation>
    </message>
    <message>
        <source>must be empty</source>
        <translation>debe estar vacía</translation>
    </message>
    <message>
        <source>a stone that must stay</source>
        <translation>una piedra que debe quedarse</translation>
    </message>
    <message>
        <source>anything</source>
        <extracomment>of a square of a drawn shape: a stone, or none, or a hole</extracomment>
        <translation>da igual</translation>
    </message>
    <message>
        <source>Squares of shape %1</source>
        <translation>Casillas de la figura %1</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <extracomment>read aloud: a square of a drawn shape, and what is said of it: &quot;is taken&quot;, &quot;anything&quot;</extracomment>
        <translation>Fila %1, columna %2: %3</translation>
    </message>
</context>
<context>
    <name>ShareChartCard</name>
    <message>
        <source>Share of the games through a move won by the player who started</source>
        <translation>Parte de las partidas que pasan por una jugada ganada por quien empezó</translation>
    </message>
    <message>
        <source>Share of the games through a move won by the player who makes it</source>
        <translation>Parte de las partidas que pasan por una jugada ganada por quien la hace</translation>
    </message>
    <message>
        <source>How often a move is part of a won game</source>
        <translation>Cuántas veces una jugada forma parte de una partida ganada</translation>
    </message>
    <message>
        <source>Whose wins are counted</source>
        <translation>De quién se cuentan las victorias</translation>
    </message>
    <message>
        <source>Its mover wins</source>
        <translation>Gana quien la hace</translation>
    </message>
    <message>
        <source>The starter wins</source>
        <translation>Gana quien empezó</translation>
    </message>
    <message>
        <source>%1. Moves that always or never win are counted.</source>
        <translation>%1. Se cuentan las jugadas que ganan siempre o nunca.</translation>
    </message>
    <message>
        <source>%1. Moves that always or never win are left out.</source>
        <translation>%1. Se omiten las jugadas que ganan siempre o nunca.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>read aloud: what the chart shows, and a sentence that sums it up</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Also count moves that always (100%) or never (0%) win</source>
        <translation>Contar también las jugadas que ganan siempre (100&#xa0;%) o nunca (0&#xa0;%)</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>A picture of the game</source>
        <translation>Una imagen de la partida</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>a button, a verb: writes the picture to a file</extracomment>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: puts the picture into the clipboard</extracomment>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copied the picture.</source>
        <translation>La imagen está copiada.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>a button: closes the dialog</extracomment>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>SharedGame</name>
    <message>
        <source>I was winning above, %1 below.</source>
        <extracomment>the other player: who was winning where a line runs above, and where it runs below</extracomment>
        <translation>Arriba iba ganando yo; abajo, %1.</translation>
    </message>
    <message>
        <source>%1 was winning above, %2 below.</source>
        <extracomment>two players: who was winning where a line runs above, and where it runs below</extracomment>
        <translation>Arriba iba ganando %1; abajo, %2.</translation>
    </message>
    <message>
        <source>And you?</source>
        <translation>¿Y tú?</translation>
    </message>
    <message>
        <source>Can you beat %1?</source>
        <translation>¿Puedes ganarle a %1?</translation>
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
        <translation>Esta lista</translation>
    </message>
    <message>
        <source>Ctrl+1 to 4</source>
        <translation>Ctrl+1 a 4</translation>
    </message>
    <message>
        <source>Games, Learn, Lab, Settings</source>
        <translation>Juegos, Aprender, Laboratorio, Ajustes</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Claro u oscuro</translation>
    </message>
    <message>
        <source>Alt+←</source>
        <translation>Alt+←</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>Volver a los juegos</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>the name of a key</extracomment>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Games: remove a recent game</source>
        <translation>Juegos: eliminar una partida reciente</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>what a key does: it asks for the next game</extracomment>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Open a saved game or a lesson</source>
        <translation>Abrir una partida guardada o una lección</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Exportar un dibujo</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>Copiar la posición</translation>
    </message>
    <message>
        <source>Ctrl+V</source>
        <translation>Ctrl+V</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Pegar una posición</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>The whole game in the Lab</source>
        <translation>Todo el juego en el Laboratorio</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>what a key does: it takes the last move back</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z, Ctrl+Y</source>
        <translation>Ctrl+Shift+Z, Ctrl+Y</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>what a key does: it makes a move again that was taken back</extracomment>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>what a key does, a verb: it begins the same game anew</extracomment>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Edit the position</source>
        <translation>Editar la posición</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Normal or misère play</source>
        <translation>Juego normal o misère</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>Cancel the analysis</source>
        <translation>Cancelar el análisis</translation>
    </message>
    <message>
        <source>Say the position aloud (screen reader)</source>
        <translation>Decir la posición en voz alta (lector de pantalla)</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>what a key does: it tells a little of how to win</extracomment>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>why is the position won or lost?</extracomment>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a verb: the mode Play</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>what a key does, a verb: it shows the analysis of the position</extracomment>
        <translation>Explorar</translation>
    </message>
    <message>
        <source>Explore: losing moves</source>
        <translation>Explorar: jugadas perdedoras</translation>
    </message>
    <message>
        <source>Explore: Nim lens</source>
        <translation>Explorar: lente Nim</translation>
    </message>
    <message>
        <source>Explore: Left, Right to move</source>
        <translation>Explorar: le toca a Izquierda, a Derecha</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>heads the keys for what is shown to a class
----------
what a key does, a verb: it shows the position to a class</extracomment>
        <translation>Presentar</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>the arrow keys</extracomment>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Move over the board</source>
        <translation>Moverse por el tablero</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <extracomment>names of keys, of which either does it</extracomment>
        <translation>Enter, Space</translation>
    </message>
    <message>
        <source>Choose a piece</source>
        <translation>Elegir una pieza</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>the name of a key</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Drop a half-made choice, or leave what was entered last</source>
        <translation>Dejar una elección a medias, o salir de lo último que se abrió</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Shift+flechas</translation>
    </message>
    <message>
        <source>Hackenbush: move what is shown</source>
        <translation>Hackenbush: mover lo que se ve</translation>
    </message>
    <message>
        <source>Space, a drag</source>
        <translation>Space, arrastrar</translation>
    </message>
    <message>
        <source>Hackenbush: the same with the mouse</source>
        <translation>Hackenbush: lo mismo con el ratón</translation>
    </message>
    <message>
        <source>Drawing edges: end at a new joint</source>
        <translation>Al dibujar aristas: acabar en un nudo nuevo</translation>
    </message>
    <message>
        <source>Erasing edges: erase</source>
        <translation>Al borrar aristas: borrar</translation>
    </message>
    <message>
        <source>Space, PageDown, →</source>
        <translation>Space, PageDown, →</translation>
    </message>
    <message>
        <source>Present: next</source>
        <extracomment>what keys do while a class is shown something: the next step</extracomment>
        <translation>Presentar: siguiente</translation>
    </message>
    <message>
        <source>Backspace, PageUp, ←</source>
        <translation>Backspace, PageUp, ←</translation>
    </message>
    <message>
        <source>Present: back</source>
        <extracomment>while a class is shown something: one step back</extracomment>
        <translation>Presentar: atrás</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>1 a 9, 0</translation>
    </message>
    <message>
        <source>Present: a step seen before</source>
        <translation>Presentar: un paso ya visto</translation>
    </message>
    <message>
        <source>Home, F5</source>
        <extracomment>names of keys, of which either does it</extracomment>
        <translation>Home, F5</translation>
    </message>
    <message>
        <source>Present: first step</source>
        <translation>Presentar: primer paso</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>the name of a key</extracomment>
        <translation>End</translation>
    </message>
    <message>
        <source>Present: last step seen</source>
        <translation>Presentar: último paso visto</translation>
    </message>
    <message>
        <source>B, .</source>
        <extracomment>keys, of which either does it: the letter B and the full stop</extracomment>
        <translation>B, .</translation>
    </message>
    <message>
        <source>Present: blank the screen</source>
        <translation>Presentar: pantalla en blanco</translation>
    </message>
    <message>
        <source>Present: take votes, or end</source>
        <translation>Presentar: tomar votos, o terminar</translation>
    </message>
    <message>
        <source>↑, ↓, +, −</source>
        <translation>↑, ↓, +, −</translation>
    </message>
    <message>
        <source>Votes: choose a line, count</source>
        <translation>Votos: elegir una línea, contar</translation>
    </message>
    <message>
        <source>Present: undo, restart</source>
        <translation>Presentar: deshacer, reiniciar</translation>
    </message>
    <message>
        <source>Present: the teacher’s window</source>
        <translation>Presentar: la ventana del docente</translation>
    </message>
    <message>
        <source>Present: leave</source>
        <extracomment>what a key does while a class is shown something: it ends that</extracomment>
        <translation>Presentar: salir</translation>
    </message>
    <message>
        <source>Space, Backspace</source>
        <extracomment>two keys: on, back</extracomment>
        <translation>Space, Backspace</translation>
    </message>
    <message>
        <source>Lesson: next, back</source>
        <translation>Lección: siguiente, atrás</translation>
    </message>
    <message>
        <source>Marking: mark the position</source>
        <translation>Marcar: marcar la posición</translation>
    </message>
    <message>
        <source>Marking: leave it blank</source>
        <translation>Marcar: dejarla en blanco</translation>
    </message>
    <message>
        <source>Marking: check</source>
        <extracomment>what a key does while one marks positions with P and N: are the letters right?</extracomment>
        <translation>Marcar: comprobar</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <extracomment>the arrow keys, and the key Enter; the arrows walk, Enter opens</extracomment>
        <translation>Flechas, Enter</translation>
    </message>
    <message>
        <source>Lab: walk, open</source>
        <translation>Laboratorio: recorrer, abrir</translation>
    </message>
    <message>
        <source>Lab: zoom, the whole picture</source>
        <translation>Laboratorio: zoom, el dibujo completo</translation>
    </message>
    <message>
        <source>State graph: next, previous move</source>
        <translation>Grafo de estados: jugada siguiente, anterior</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>the title of a dialog: the list of keys and what they do</extracomment>
        <translation>Atajos de teclado</translation>
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
        <translation>Imprimir la posición</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <extracomment>heads the keys that work on each page</extracomment>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>El tablero</translation>
    </message>
    <message>
        <source>Zoom, the whole board</source>
        <translation>Zoom, el tablero completo</translation>
    </message>
    <message>
        <source>Learn and the Lab</source>
        <translation>Aprender y Laboratorio</translation>
    </message>
    <message>
        <source>Where did it turn?, next mistake</source>
        <translation>¿Dónde cambió la partida?, error siguiente</translation>
    </message>
    <message>
        <source>Shift+M</source>
        <translation>Shift+M</translation>
    </message>
    <message>
        <source>Where did it turn?, previous mistake</source>
        <translation>¿Dónde cambió la partida?, error anterior</translation>
    </message>
    <message>
        <source>Where did it turn?, previous, next move</source>
        <translation>¿Dónde cambió la partida?, jugada anterior, siguiente</translation>
    </message>
    <message>
        <source>Present: idea, labels, values, theorems</source>
        <translation>Presentar: idea, etiquetas, valores, teoremas</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>V: votes</source>
        <extracomment>a button with its key, V: the class votes on the moves or answers</extracomment>
        <translation>V: votos</translation>
    </message>
</context>
<context>
    <name>StartStrip</name>
    <message>
        <source>Start from</source>
        <extracomment>before ready-made rules, such as Cram: one of them is the beginning of one&apos;s own drawing</extracomment>
        <translation>Empezar con</translation>
    </message>
    <message>
        <source>Rules to start from</source>
        <translation>Reglas para empezar</translation>
    </message>
    <message>
        <source>drawn by you</source>
        <translation>dibujado por ti</translation>
    </message>
</context>
<context>
    <name>StateGraphTab</name>
    <message>
        <source>About the state graph</source>
        <translation>Sobre el grafo de estados</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Mostrar como tabla</translation>
    </message>
    <message>
        <source>State graph of %1</source>
        <translation>Grafo de estados de %1</translation>
    </message>
    <message>
        <source>Find a position</source>
        <translation>Buscar una posición</translation>
    </message>
    <message>
        <source>No position is called %1.</source>
        <translation>Ninguna posición se llama %1.</translation>
    </message>
    <message>
        <source>Selected</source>
        <extracomment>heads what is said of the position that is selected in the graph</extracomment>
        <translation>Selección</translation>
    </message>
    <message>
        <source>No position is selected.</source>
        <translation>No hay ninguna posición seleccionada.</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>Abrir en Explorar</translation>
    </message>
    <message>
        <source>Show the part around it</source>
        <translation>Mostrar la parte en torno a ella</translation>
    </message>
    <message>
        <source>A click on a position opens it in Explore; Ctrl + click or a long press selects it.</source>
        <translation>Un clic en una posición la abre en Explorar; Ctrl + clic o una pulsación larga la selecciona.</translation>
    </message>
    <message>
        <source>A click on a position selects it, a double click opens it in Explore.</source>
        <translation>Un clic en una posición la selecciona; un doble clic la abre en Explorar.</translation>
    </message>
    <message>
        <source>Follow one line of play</source>
        <translation>Seguir una línea de juego</translation>
    </message>
    <message>
        <source>Step into the kernel</source>
        <translation>Entrar en el núcleo</translation>
    </message>
    <message>
        <source>Step out of the kernel</source>
        <translation>Salir del núcleo</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: takes the last move of this line of play back
----------
a button: one step back</extracomment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>the name of a key</extracomment>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Click a position that a move leads to, or walk there with the arrow keys and press Space.</source>
        <translation>Haz clic en una posición a la que lleve una jugada, o ve hasta ella con las flechas y pulsa la barra espaciadora.</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>heads what the graph shows</extracomment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Only winning moves</source>
        <translation>Solo jugadas ganadoras</translation>
    </message>
    <message>
        <source>Layout</source>
        <extracomment>a field, a noun: how the dots of the graph are placed</extracomment>
        <translation>Disposición</translation>
    </message>
    <message>
        <source>Layout: dot</source>
        <extracomment>how the graph is laid out: by the program dot, whose name is not translated</extracomment>
        <translation>Disposición: dot</translation>
    </message>
    <message>
        <source>quick</source>
        <extracomment>a layout that is made quickly</extracomment>
        <translation>rápida</translation>
    </message>
    <message>
        <source>Label backwards, step by step</source>
        <translation>Etiquetar desde el final, paso a paso</translation>
    </message>
    <message>
        <source>Step of the labelling</source>
        <translation>Paso del etiquetado</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>a button, a verb: stops going from step to step by itself</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: goes from step to step by itself</extracomment>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one step on</extracomment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Hasta el final</translation>
    </message>
    <message>
        <source>terminal</source>
        <extracomment>a position without a move</extracomment>
        <translation>terminal</translation>
    </message>
    <message>
        <source>cold: the player who just moved wins</source>
        <translation>fría: gana quien acaba de mover</translation>
    </message>
    <message>
        <source>hot: the player to move wins</source>
        <translation>caliente: gana quien va a mover</translation>
    </message>
    <message>
        <source>Left wins</source>
        <extracomment>explains a colour: positions in which the player Left wins</extracomment>
        <translation>gana Izquierda</translation>
    </message>
    <message>
        <source>Right wins</source>
        <extracomment>explains a colour: positions in which the player Right wins</extracomment>
        <translation>gana Derecha</translation>
    </message>
    <message>
        <source>no letter: not worked out</source>
        <translation>sin letra: no calculada</translation>
    </message>
    <message>
        <source>no letter: play may go on for ever</source>
        <translation>sin letra: la partida puede no acabar nunca</translation>
    </message>
    <message>
        <source>winning move</source>
        <extracomment>explains a colour: an arrow of the graph</extracomment>
        <translation>jugada ganadora</translation>
    </message>
    <message>
        <source>other move</source>
        <extracomment>explains a colour: an arrow of the graph that is not known to win</extracomment>
        <translation>otra jugada</translation>
    </message>
    <message>
        <source>losing move</source>
        <extracomment>explains a colour: an arrow of the graph</extracomment>
        <translation>jugada perdedora</translation>
    </message>
    <message>
        <source>move of Left (thick: it wins)</source>
        <translation>jugada de Izquierda (gruesa: gana)</translation>
    </message>
    <message>
        <source>move of Right (thick: it wins)</source>
        <translation>jugada de Derecha (gruesa: gana)</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>read aloud: the table of all positions of the graph</extracomment>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column and what stands there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>head of a column: a position of the graph</extracomment>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>head of a column: P, N, L or R</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>head of a column: a number</extracomment>
        <translation>Valor de Grundy</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>head of a column: how many moves the game lasts yet</extracomment>
        <translation>Quedan</translation>
    </message>
    <message>
        <source>Longest game</source>
        <extracomment>head of a column: how many moves it has</extracomment>
        <translation>Partida más larga</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>head of a column, a noun: how many there are</extracomment>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Winning moves</source>
        <extracomment>head of a column: how many there are</extracomment>
        <translation>Jugadas ganadoras</translation>
    </message>
</context>
<context>
    <name>StatisticsTab</name>
    <message>
        <source>P-positions by size</source>
        <translation>Posiciones P por tamaño</translation>
    </message>
    <message>
        <source>cold positions, below</source>
        <translation>posiciones frías, abajo</translation>
    </message>
    <message>
        <source>all others, above</source>
        <translation>todas las demás, arriba</translation>
    </message>
    <message>
        <source>hot positions, above</source>
        <translation>posiciones calientes, arriba</translation>
    </message>
    <message>
        <source>The size of a position is the number of moves of the longest game left.</source>
        <translation>El tamaño de una posición es el número de jugadas de la partida más larga que queda.</translation>
    </message>
    <message>
        <source>Bars of positions by size; the table behind them has the numbers.</source>
        <translation>Barras de posiciones por tamaño; la tabla que está detrás tiene los números.</translation>
    </message>
    <message>
        <source>The whole game in figures</source>
        <translation>Todo el juego en cifras</translation>
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
        <translation>Como mucho a la vez, tramos de fichas: %1</translation>
    </message>
    <message>
        <source>Without terminal positions</source>
        <translation>Sin posiciones terminales</translation>
    </message>
    <message>
        <source>Positions without a move, and the moves to them, are left out. Published figures for misère Line Nim are counted this way: nobody takes the last counter willingly.</source>
        <translation>Se omiten las posiciones sin jugadas y las jugadas que llevan a ellas. Así se cuentan las cifras publicadas para el Nim en líneas misère: nadie se lleva la última ficha por gusto.</translation>
    </message>
    <message>
        <source>Every position counts, even those without a move.</source>
        <translation>Cuentan todas las posiciones, también las que no tienen jugadas.</translation>
    </message>
    <message>
        <source>Positions equal by symmetry count once</source>
        <translation>Las posiciones iguales por simetría cuentan una vez</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>That gives the win away. Take it back, or play on?</source>
        <translation>Con eso regalas la victoria. ¿La retiras o sigues jugando?</translation>
    </message>
    <message>
        <source>That gives the win away.</source>
        <translation>Con eso regalas la victoria.</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>a button: takes the move back that was a mistake</extracomment>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Take the move back and choose another one (Ctrl+Z)</source>
        <translation>Retirar la jugada y elegir otra (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: the mistake stands, and the game goes on</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>The move stands, and the game goes on</source>
        <translation>La jugada vale, y la partida sigue</translation>
    </message>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation>Resolviendo…</translation>
    </message>
    <message>
        <source>Solving: %1</source>
        <extracomment>the program works out who wins; how far it is, such as &quot;40%&quot;</extracomment>
        <translation>Resolviendo: %1</translation>
    </message>
    <message>
        <source>Solving: %1 · %2</source>
        <comment>part done, time left</comment>
        <translation>Resolviendo: %1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>part done and time left, memory</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The computer moves without knowing the answer</source>
        <translation>La máquina mueve sin saber la respuesta</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <extracomment>the name of a player who chooses a move</extracomment>
        <translation>%1 está pensando…</translation>
    </message>
</context>
<context>
    <name>TableBoard</name>
    <message>
        <source>Together: %1</source>
        <extracomment>below several boards: what they are worth together, such as ∗3 or 1/2 + ∗</extracomment>
        <translation>En conjunto: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>the number of a board on the table, and its game</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Board %1</source>
        <extracomment>read aloud: the number of a board on the table, such as 2</extracomment>
        <translation>Tablero %1</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Exchange Left and Right</source>
        <translation>Intercambiar Izquierda y Derecha</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>Mover a la izquierda</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Mover a la derecha</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>an entry of a menu: takes this board off the table</extracomment>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>worth %1</source>
        <extracomment>read aloud: the value of a board, such as ∗3</extracomment>
        <translation>vale %1</translation>
    </message>
</context>
<context>
    <name>TableCards</name>
    <message>
        <source>Filled in step by step</source>
        <translation>Se rellena paso a paso</translation>
    </message>
    <message>
        <source>Next size: %1</source>
        <translation>Tamaño siguiente: %1</translation>
    </message>
    <message>
        <source>Everything is shown</source>
        <translation>Ya se ve todo</translation>
    </message>
    <message>
        <source>Shows the next size (Page down)</source>
        <translation>Muestra el tamaño siguiente (Page down)</translation>
    </message>
    <message>
        <source>Hide all</source>
        <extracomment>a button: covers all labels of the table</extracomment>
        <translation>Ocultar todo</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>a button: uncovers all labels of the table</extracomment>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Selected</source>
        <extracomment>heads what is said of the selected position; none is selected yet</extracomment>
        <translation>Selección</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <extracomment>heads what is said of the selected position, such as 3,2</extracomment>
        <translation>Selección: %1</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>Abrir en Explorar</translation>
    </message>
    <message>
        <source>Periods</source>
        <extracomment>a heading: rows of the table that repeat</extracomment>
        <translation>Períodos</translation>
    </message>
    <message>
        <source>No row repeats within this table.</source>
        <translation>Ninguna fila se repite dentro de esta tabla.</translation>
    </message>
    <message>
        <source>The bracket below a row spans its first period; it is dashed where the period is only seen.</source>
        <translation>El corchete debajo de una fila abarca su primer período; va a trazos donde el período solo se observa.</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <extracomment>a button: shows only the first lines of a list</extracomment>
        <translation>Mostrar menos</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>Mostrar los %1</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>heads what is said of the selected position of the table</extracomment>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Point at a cell, or go to it with the arrow keys. A click or Enter opens it in Explore.</source>
        <translation>Señala una casilla, o ve hasta ella con las flechas. Un clic o Enter la abre en Explorar.</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>heads the choice of the positions that the table shows, a noun</extracomment>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>All positions</source>
        <extracomment>a choice: the table shows all positions</extracomment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Only P-positions</source>
        <extracomment>a choice: the table shows only P-positions</extracomment>
        <translation>Solo posiciones P</translation>
    </message>
    <message>
        <source>Only with the value</source>
        <translation>Solo con el valor</translation>
    </message>
    <message>
        <source>The value looked for</source>
        <translation>El valor que se busca</translation>
    </message>
    <message>
        <source>%1 of the positions stand out.</source>
        <translation>Se destaca %1 de las posiciones.</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>a choice: what the table shows of each position</extracomment>
        <translation>Valor de Grundy</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>a choice: what the table shows of each position: how many moves the game lasts yet</extracomment>
        <translation>Jugadas que quedan</translation>
    </message>
    <message>
        <source>Exact value</source>
        <extracomment>a choice: what the table shows of each position</extracomment>
        <translation>Valor exacto</translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>a choice: what the table shows of each position: P, N, L or R</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Family of positions</source>
        <translation>Familia de posiciones</translation>
    </message>
    <message>
        <source>Ready-made family</source>
        <extracomment>a field: positions with n and m for which a table can be made, such as nim:n,m</extracomment>
        <translation>Familia ya preparada</translation>
    </message>
    <message>
        <source>As typed below</source>
        <translation>Como se escribe abajo</translation>
    </message>
    <message>
        <source>Families of all games</source>
        <translation>Familias de todos los juegos</translation>
    </message>
    <message>
        <source>Pattern with the variables n and m</source>
        <translation>Patrón con las variables n y m</translation>
    </message>
    <message>
        <source>n and m are numbers; 1^n repeats the 1, (1^n/)^m the rows.</source>
        <translation>n y m son números; 1^n repite el 1, (1^n/)^m las filas.</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Qué se muestra</translation>
    </message>
    <message>
        <source>Misère play</source>
        <extracomment>a switch: who makes the last move loses</extracomment>
        <translation>Juego misère</translation>
    </message>
    <message>
        <source>%1 from</source>
        <extracomment>before the first number of a range; the letter n or m: &quot;n from 0 to 15&quot;</extracomment>
        <translation>%1 de</translation>
    </message>
    <message>
        <source>Least value of %1</source>
        <translation>Valor mínimo de %1</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>between the ends of a range: from 0 to 15</extracomment>
        <translation>hasta</translation>
    </message>
    <message>
        <source>Largest value of %1</source>
        <translation>Valor máximo de %1</translation>
    </message>
</context>
<context>
    <name>TableExport</name>
    <message>
        <source>A table’s name ends in .csv, .json, .svg or .png.</source>
        <translation>El nombre de una tabla acaba en .csv, .json, .svg o .png.</translation>
    </message>
</context>
<context>
    <name>TableQuestion</name>
    <message>
        <source>Fill the table</source>
        <translation>Rellenar la tabla</translation>
    </message>
    <message>
        <source>Search instead</source>
        <extracomment>a button: lets the program search rather than make a table</extracomment>
        <translation>Mejor buscar</translation>
    </message>
    <message>
        <source>Needs little memory, and may not get to the end</source>
        <translation>Necesita poca memoria, y puede no llegar al final</translation>
    </message>
</context>
<context>
    <name>TableTab</name>
    <message>
        <source>Tables</source>
        <extracomment>a heading: tables of many positions</extracomment>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>About the table</source>
        <translation>Sobre la tabla</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Qué muestra la tabla</translation>
    </message>
    <message>
        <source>Family of positions</source>
        <translation>Familia de posiciones</translation>
    </message>
    <message>
        <source>Fully analysed</source>
        <extracomment>a kind of table: every position that can be reached, each with all that is known of it</extracomment>
        <translation>Análisis completo</translation>
    </message>
    <message>
        <source>Working: %1%</source>
        <extracomment>how much of the table is worked out, such as 40</extracomment>
        <translation>Trabajando: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <extracomment>the table was stopped; then what is known of it: a sentence</extracomment>
        <translation>Detenido: %1</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>a button: works on where it was stopped</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>round and filled: cold (P)</source>
        <translation>redonda y llena: fría (P)</translation>
    </message>
    <message>
        <source>square: hot (N), stronger with the number</source>
        <translation>cuadrada: caliente (N), más intensa cuanto mayor el número</translation>
    </message>
    <message>
        <source>square: hot (N)</source>
        <translation>cuadrada: caliente (N)</translation>
    </message>
    <message>
        <source>Left wins</source>
        <extracomment>explains a colour: positions in which the player Left wins</extracomment>
        <translation>gana Izquierda</translation>
    </message>
    <message>
        <source>Right wins</source>
        <extracomment>explains a colour: positions in which the player Right wins</extracomment>
        <translation>gana Derecha</translation>
    </message>
</context>
<context>
    <name>TakePopup</name>
    <message>
        <source>Move down from step %1</source>
        <translation>Bajar del escalón %1</translation>
    </message>
    <message>
        <source>Take from heap %1</source>
        <translation>Quitar del montón %1</translation>
    </message>
    <message>
        <source>Stones to take</source>
        <translation>Piedras que se quitan</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <extracomment>how many stones of the heap are left after the move, such as 4</extracomment>
        <translation>deja %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>a button, a verb: takes so many stones, such as 3</extracomment>
        <translation>Quitar %1</translation>
    </message>
</context>
<context>
    <name>TeacherWindow</name>
    <message>
        <source>For the teacher – Grundy</source>
        <translation>Para el docente – Grundy</translation>
    </message>
    <message>
        <source>%1 · %2:%3</source>
        <comment>step · minutes:seconds</comment>
        <translation>%1 · %2:%3</translation>
    </message>
    <message>
        <source>The class reads</source>
        <translation>La clase lee</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>heads what the class sees in the next step
----------
a button: to the next step</extracomment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>heads the answer that the class does not see yet, a noun</extracomment>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>heads the notes of a lesson for the teacher, a noun</extracomment>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Votes</source>
        <extracomment>heads how many of the class have voted, a noun</extracomment>
        <translation>Votos</translation>
    </message>
    <message>
        <source>%L1 votes so far</source>
        <translation>%L1 votos hasta ahora</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one step back</extracomment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>a button: the class sees the screen again</extracomment>
        <translation>Luz</translation>
    </message>
    <message>
        <source>Blank</source>
        <extracomment>a button, a verb: the class sees an empty screen</extracomment>
        <translation>En blanco</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>a button: ends the presentation</extracomment>
        <translation>Salir</translation>
    </message>
    <message>
        <source>The class sees this screen, so the answer is covered.</source>
        <translation>La clase ve esta pantalla, así que la respuesta está tapada.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar la respuesta</translation>
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
        <translation>hasta tamaño</translation>
    </message>
    <message>
        <source>%1: size of the largest positions checked</source>
        <translation>%1: tamaño de las mayores posiciones comprobadas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends this check</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>a button, a verb: begins this check</extracomment>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Cancel the check of %1</source>
        <translation>Cancelar la comprobación de %1</translation>
    </message>
    <message>
        <source>Check %1</source>
        <extracomment>a button, a verb: begins the check of a game, such as Nim</extracomment>
        <translation>Comprobar %1</translation>
    </message>
    <message>
        <source>Open the position</source>
        <translation>Abrir la posición</translation>
    </message>
    <message>
        <source>Open %1</source>
        <extracomment>a button, a verb: opens a position, such as nim:7,11,5</extracomment>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>Claims that fail</source>
        <translation>Creencias que fallan</translation>
    </message>
    <message>
        <source>The theory of the games</source>
        <translation>La teoría de los juegos</translation>
    </message>
    <message>
        <source>Search alone looks for the smallest counterexample. Finding one is not an error of the program.</source>
        <translation>Una búsqueda sin teoría halla el contraejemplo más pequeño. Encontrar uno no es un error del programa.</translation>
    </message>
    <message>
        <source>Every small position is answered twice, by theory and by search alone. They have to agree.</source>
        <translation>Cada posición pequeña se responde dos veces: con la teoría y solo con búsqueda. Tienen que coincidir.</translation>
    </message>
</context>
<context>
    <name>TheoryTab</name>
    <message>
        <source>Theory check</source>
        <extracomment>a heading: theorems are compared with a plain search</extracomment>
        <translation>Comprobar la teoría</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>beside a heading: what follows is about all games</extracomment>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Checks</source>
        <extracomment>read aloud: the list of all checks of theorems</extracomment>
        <translation>Comprobaciones</translation>
    </message>
    <message>
        <source>Position: %1</source>
        <extracomment>read aloud: the position of a counterexample, such as nim:7,11,5</extracomment>
        <translation>Posición: %1</translation>
    </message>
    <message>
        <source>Open it in Explore</source>
        <translation>Abrirla en Explorar</translation>
    </message>
    <message>
        <source>Cancel all</source>
        <extracomment>a button: ends all checks</extracomment>
        <translation>Cancelar todo</translation>
    </message>
    <message>
        <source>Check all</source>
        <extracomment>a button: begins all checks</extracomment>
        <translation>Comprobar todo</translation>
    </message>
    <message>
        <source>All checks</source>
        <extracomment>a heading: what all checks together have found</extracomment>
        <translation>Todas las comprobaciones</translation>
    </message>
    <message>
        <source>holds</source>
        <extracomment>of a theorem, a verb: it agrees with the search</extracomment>
        <translation>se cumple</translation>
    </message>
    <message>
        <source>a claim that fails, as expected</source>
        <translation>una creencia que falla, como se esperaba</translation>
    </message>
    <message>
        <source>theory and search differ: an error</source>
        <translation>la teoría y la búsqueda difieren: un error</translation>
    </message>
</context>
<context>
    <name>TodoChartCard</name>
    <message>
        <source>found: %1</source>
        <extracomment>how many positions have been found so far</extracomment>
        <translation>halladas: %1</translation>
    </message>
    <message>
        <source>to do: peak %1</source>
        <translation>pendientes: máximo %1</translation>
    </message>
    <message>
        <source>Finding all positions</source>
        <translation>Hallando todas las posiciones</translation>
    </message>
    <message>
        <source>Which position is looked at next</source>
        <translation>Qué posición se mira a continuación</translation>
    </message>
    <message>
        <source>Highest number first</source>
        <translation>Primero el número más alto</translation>
    </message>
    <message>
        <source>In the order found (breadth first)</source>
        <translation>En el orden hallado (a lo ancho)</translation>
    </message>
    <message>
        <source>Last found first</source>
        <translation>Primero la última hallada</translation>
    </message>
    <message>
        <source>Positions found and still to do after so many have been done; the one in hand counts.</source>
        <translation>Posiciones halladas y pendientes cuando ya se han hecho tantas; cuenta la que se está mirando.</translation>
    </message>
    <message>
        <source>Finding all positions: %1, %2</source>
        <extracomment>read aloud: a chart: &quot;found: 1200&quot;, and how many were to be done at most</extracomment>
        <translation>Hallando todas las posiciones: %1, %2</translation>
    </message>
</context>
<context>
    <name>TryBoard</name>
    <message>
        <source>hole</source>
        <extracomment>read aloud: a square that does not belong to the board</extracomment>
        <translation>hueco</translation>
    </message>
    <message>
        <source>taken</source>
        <extracomment>read aloud: a square whose stone is gone</extracomment>
        <translation>quitada</translation>
    </message>
    <message>
        <source>stone</source>
        <extracomment>read aloud: a square with a stone</extracomment>
        <translation>piedra</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a cell such as c3, and what is there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Board to try the game on</source>
        <translation>Tablero para probar el juego</translation>
    </message>
    <message>
        <source>%1. Take %2: %3</source>
        <extracomment>read aloud: the square and what is there, the squares that a move takes, and what that leads to</extracomment>
        <translation>%1. Quitar %2: %3</translation>
    </message>
</context>
<context>
    <name>TryPane</name>
    <message>
        <source>Try it</source>
        <extracomment>heads the board on which the drawn rules can be tried</extracomment>
        <translation>Pruébalo</translation>
    </message>
    <message>
        <source>What a click on the board does</source>
        <translation>Qué hace un clic en el tablero</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>a click takes stones</extracomment>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Make holes</source>
        <extracomment>a click makes a hole in the board</extracomment>
        <translation>Hacer huecos</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>a field: how many columns the board has</extracomment>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>a field: how many rows the board has</extracomment>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last move back</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Fill again</source>
        <extracomment>a button: puts stones on all squares</extracomment>
        <translation>Volver a llenar</translation>
    </message>
    <message>
        <source>Who is to move</source>
        <translation>A quién le toca</translation>
    </message>
    <message>
        <source>L to move</source>
        <translation>Turno: L</translation>
    </message>
    <message>
        <source>R to move</source>
        <translation>Turno: R</translation>
    </message>
    <message>
        <source>A click makes a hole, or fills it.</source>
        <translation>Un clic hace un hueco, o lo rellena.</translation>
    </message>
    <message>
        <source>Pointing shows a take, a click makes it. The wheel, or + and −, shows other takes there.</source>
        <translation>Al señalar se ve una jugada; un clic la hace. La rueda, o + y −, muestra otras jugadas en ese lugar.</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>heads the sentence that tells the drawn rules</extracomment>
        <translation>En palabras</translation>
    </message>
</context>
<context>
    <name>TurnSwitch</name>
    <message>
        <source>Who is to move</source>
        <translation>A quién le toca</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Le toca a %1</translation>
    </message>
</context>
<context>
    <name>ValueCard</name>
    <message>
        <source>Value</source>
        <extracomment>heads what the position is worth, a noun</extracomment>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Nim heaps</source>
        <extracomment>before heaps of Nim that equal the position, such as 3, 5</extracomment>
        <translation>Montones de Nim</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>before a number: the Grundy value of the position</extracomment>
        <translation>Valor de Grundy</translation>
    </message>
    <message>
        <source>Exact value</source>
        <extracomment>before the value of the position as a game, such as 1/2 + ∗</extracomment>
        <translation>Valor exacto</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <extracomment>what was checked, and holds</extracomment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>before the mean value of a hot game, a noun</extracomment>
        <translation>Media</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>before the temperature of a hot game</extracomment>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Stops of Left and Right</source>
        <translation>Paradas de Izquierda y Derecha</translation>
    </message>
    <message>
        <source>Atomic weight</source>
        <extracomment>before the atomic weight of a game, an integer mostly</extracomment>
        <translation>Peso atómico</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a name such as &quot;Grundy value&quot;, and the value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Thermograph: the mast stands at %1, from temperature %2 upwards</source>
        <extracomment>read aloud: the mean of a game, such as 1, and its temperature, such as 1/2</extracomment>
        <translation>Termógrafo: el mástil está en %1, a partir de la temperatura %2</translation>
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
        <translation>Recta numérica de %L1 a %L2</translation>
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
        <translation>Resolviendo</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Todavía sin resolver</translation>
    </message>
    <message>
        <source>Cold — the previous player wins</source>
        <translation>Fría: gana el jugador previo</translation>
    </message>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation>Resolviendo…</translation>
    </message>
    <message>
        <source>A smaller position makes it easier.</source>
        <translation>Con una posición más pequeña es más fácil.</translation>
    </message>
    <message>
        <source>No rule covers this picture: the exact values of its parts are tried, then a search of the moves. More time, fewer edges or fewer colours make it easier.</source>
        <translation>Ninguna regla cubre este dibujo: se prueba con los valores exactos de sus partes y después con una búsqueda de las jugadas. Con más tiempo, menos aristas o menos colores es más fácil.</translation>
    </message>
    <message>
        <source>No rule covers this picture: the exact values of its parts are tried, then a search of the moves. More memory, fewer edges or fewer colours make it easier.</source>
        <translation>Ninguna regla cubre este dibujo: se prueba con los valores exactos de sus partes y después con una búsqueda de las jugadas. Con más memoria, menos aristas o menos colores es más fácil.</translation>
    </message>
    <message>
        <source>More time or a smaller position makes it easier.</source>
        <translation>Con más tiempo o una posición más pequeña es más fácil.</translation>
    </message>
    <message>
        <source>More memory or a smaller position makes it easier.</source>
        <translation>Con más memoria o una posición más pequeña es más fácil.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>a button: works it out once more, when memory is free</extracomment>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Try with more memory</source>
        <extracomment>a button: works it out once more, with more memory</extracomment>
        <translation>Probar con más memoria</translation>
    </message>
    <message>
        <source>Try longer</source>
        <extracomment>a button: works it out once more, with more time</extracomment>
        <translation>Buscar más</translation>
    </message>
    <message>
        <source>Fill the table</source>
        <translation>Rellenar la tabla</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>part done, time left</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Search instead</source>
        <extracomment>a button: lets the program search rather than make a table</extracomment>
        <translation>Mejor buscar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>VotesPanel</name>
    <message>
        <source>Press ↑ ↓ to choose. Type the votes.</source>
        <translation>Pulsa ↑ ↓ para elegir. Escribe los votos.</translation>
    </message>
    <message>
        <source>Votes: %L1</source>
        <extracomment>how many votes there are altogether</extracomment>
        <translation>Votos: %L1</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>a button: ends the voting</extracomment>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>a button: all votes are 0 again</extracomment>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>%1: %L2 votes</source>
        <extracomment>read aloud: a move or an answer, and how many chose it</extracomment>
        <translation>%1: %L2 votos</translation>
    </message>
    <message>
        <source>%1: %L2 votes, %3</source>
        <extracomment>read aloud: a move or an answer, how many chose it, and &quot;wins&quot;, &quot;loses&quot;, &quot;right&quot; or &quot;not right&quot;</extracomment>
        <translation>%1: %L2 votos, %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a move (wins)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>One vote less</source>
        <translation>Un voto menos</translation>
    </message>
    <message>
        <source>%L1</source>
        <extracomment>how many chose a move or an answer</extracomment>
        <translation>%L1</translation>
    </message>
    <message>
        <source>One vote more</source>
        <translation>Un voto más</translation>
    </message>
</context>
<context>
    <name>WholeGameNotice</name>
    <message>
        <source>This page needs the whole game. %1</source>
        <translation>Esta página necesita el juego entero. %1</translation>
    </message>
    <message>
        <source>This page needs the whole game, and that is too large.</source>
        <translation>Esta página necesita el juego entero, y es demasiado grande.</translation>
    </message>
    <message>
        <source>Choose a position first.</source>
        <translation>Elige primero una posición.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>a button: works it out once more, after it was stopped or failed</extracomment>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Show the part near it</source>
        <translation>Mostrar la parte cercana</translation>
    </message>
</context>
<context>
    <name>WhySteps</name>
    <message>
        <source>One step back in the argument</source>
        <translation>Un paso atrás en el argumento</translation>
    </message>
    <message>
        <source>After %1</source>
        <extracomment>heads an argument: what would follow after a move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>Después de %1</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>a button: ends the walk through the reasons</extracomment>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Back to the position of the game</source>
        <translation>Volver a la posición de la partida</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>read aloud: the letter of a position, and who wins it</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>Buscando la razón…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one step of the argument back</extracomment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>Eso es todo</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <extracomment>a button: shows only the first moves of a list</extracomment>
        <translation>Mostrar menos</translation>
    </message>
    <message>
        <source>Show more (%L1 in all)</source>
        <translation>Mostrar más (%L1 en total)</translation>
    </message>
    <message>
        <source>then %1</source>
        <extracomment>behind a move: the reply to it, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>después %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>a button: stops what is played by itself</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>a button: the idea is played on the board by itself, move after move</extracomment>
        <translation>Reproducir</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%1 step</source>
        <extracomment>of a lesson, not of a staircase</extracomment>
        <translation>
            <numerusform>%1 paso</numerusform>
            <numerusform>%1 pasos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steps</source>
        <extracomment>of a lesson, not of a staircase</extracomment>
        <translation>
            <numerusform>%1 paso</numerusform>
            <numerusform>%1 pasos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 claim</source>
        <extracomment>what a lesson says of positions, such as that one is P</extracomment>
        <translation>
            <numerusform>%1 afirmación</numerusform>
            <numerusform>%1 afirmaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 claims</source>
        <extracomment>what a lesson says of positions, such as that one is P</extracomment>
        <translation>
            <numerusform>%1 afirmación</numerusform>
            <numerusform>%1 afirmaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at row %1.</source>
        <translation>Mira la fila %1.</translation>
    </message>
    <message>
        <source>Row %1 holds out longest.</source>
        <translation>La fila %1 es la que más resiste.</translation>
    </message>
    <message>
        <source>That square is gone.</source>
        <translation>Esa casilla ya no está.</translation>
    </message>
    <message>
        <source>The crossed square stays.</source>
        <translation>La casilla de la cruz se queda.</translation>
    </message>
    <message>
        <source>two arms as heaps</source>
        <translation>dos brazos como montones</translation>
    </message>
    <message>
        <source>two rows compared</source>
        <translation>dos filas comparadas</translation>
    </message>
    <message>
        <source>equal arms answer each other</source>
        <translation>los brazos iguales se responden</translation>
    </message>
    <message>
        <source>a stolen strategy</source>
        <translation>un robo de estrategia</translation>
    </message>
    <message>
        <source>the number of squares in a row</source>
        <translation>el número de casillas de una fila</translation>
    </message>
    <message>
        <source>a row of %1 is longer than the one below it, of %2</source>
        <extracomment>two numbers of squares</extracomment>
        <translation>una fila de %1 es más larga que la de debajo, de %2</translation>
    </message>
    <message>
        <source>Chomp</source>
        <extracomment>the name of a game</extracomment>
        <translation>Chomp</translation>
    </message>
    <message>
        <source>Take a square and all beyond</source>
        <translation>Una casilla y lo de más allá</translation>
    </message>
    <message>
        <source>A bottom row and a first column are Nim heaps; two rows, and boards as high as they are wide, have rules of their own. The table of all other boards agrees with a search of each.</source>
        <translation>Una fila de abajo y una primera columna son montones de Nim; dos filas, y los tableros tan altos como anchos, tienen sus propias reglas. La tabla de todos los demás tableros coincide con una búsqueda en cada uno.</translation>
    </message>
    <message>
        <source>Squares</source>
        <extracomment>head of the column of moves: how many squares are taken</extracomment>
        <translation>Casillas</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>head of the column of moves: what is taken</extracomment>
        <translation>Quitar</translation>
    </message>
    <message numerus="yes">
        <source>%1 square can be taken now</source>
        <translation>
            <numerusform>Ahora se puede quitar %1 casilla</numerusform>
            <numerusform>Ahora se pueden quitar %1 casillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 squares can be taken now</source>
        <translation>
            <numerusform>Ahora se puede quitar %1 casilla</numerusform>
            <numerusform>Ahora se pueden quitar %1 casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a place to put a square there, or to take it.</source>
        <translation>Haz clic en un sitio para poner una casilla o para quitarla.</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>a field: how many rows the board has</extracomment>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>a field: how many columns the board has</extracomment>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>a ready-made board: the usual one</extracomment>
        <translation>Clásico</translation>
    </message>
    <message>
        <source>4 rows of 6</source>
        <translation>4 filas de 6</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>a ready-made board</extracomment>
        <translation>Pequeño</translation>
    </message>
    <message>
        <source>3 rows of 4</source>
        <translation>3 filas de 4</translation>
    </message>
    <message>
        <source>Square</source>
        <extracomment>a square bar of chocolate, not one of its pieces</extracomment>
        <translation>Cuadrado</translation>
    </message>
    <message>
        <source>4 rows of 4</source>
        <translation>4 filas de 4</translation>
    </message>
    <message>
        <source>Two rows</source>
        <extracomment>a ready-made board: it has two rows</extracomment>
        <translation>Dos filas</translation>
    </message>
    <message>
        <source>2 rows of 7</source>
        <translation>2 filas de 7</translation>
    </message>
    <message>
        <source>Misère</source>
        <extracomment>a ready-made board that is played misère: who makes the last move loses</extracomment>
        <translation>Misère</translation>
    </message>
    <message>
        <source>rows of 5, 5 and 3</source>
        <translation>filas de 5, 5 y 3</translation>
    </message>
    <message>
        <source>Squares of each row, from the bottom</source>
        <translation>Casillas de cada fila, desde abajo</translation>
    </message>
    <message>
        <source>Bite off a square and every square above it and to its right. The crossed square stays.</source>
        <translation>Elige una casilla: se va con todo lo que está encima y a su derecha. La de la cruz se queda.</translation>
    </message>
    <message>
        <source>If only the crossed square is left for you, you lose.</source>
        <translation>Pierde quien se queda con la casilla de la cruz.</translation>
    </message>
    <message>
        <source>If only the crossed square is left for you, you win.</source>
        <translation>Gana quien se queda con la casilla de la cruz.</translation>
    </message>
    <message>
        <source>You left nothing but the crossed square</source>
        <translation>Solo dejaste la casilla de la cruz</translation>
    </message>
    <message>
        <source>%1 left nothing but the crossed square</source>
        <translation>%1 solo dejó la casilla de la cruz</translation>
    </message>
    <message>
        <source>Only the crossed square.</source>
        <translation>Solo la casilla de la cruz.</translation>
    </message>
    <message>
        <source>One row of %1 squares.</source>
        <translation>Una fila de %1 casillas.</translation>
    </message>
    <message>
        <source>From the bottom up rows of %1 squares.</source>
        <translation>De abajo arriba, filas de %1 casillas.</translation>
    </message>
    <message>
        <source>Two columns: n rows of 2, above them m of 1</source>
        <translation>Dos columnas: n filas de 2 y, encima, m de 1</translation>
    </message>
    <message>
        <source>Full boards, n columns and m rows</source>
        <translation>Tableros completos, n columnas y m filas</translation>
    </message>
    <message>
        <source>A row of n with m squares on its first</source>
        <translation>Una fila de n con m casillas encima</translation>
    </message>
    <message>
        <source>Three columns: 2 rows of 3, n of 2, m of 1</source>
        <translation>Tres columnas: 2 filas de 3, n de 2, m de 1</translation>
    </message>
    <message>
        <source>The player to move chooses the second square of the bottom row. Only the corner and the square above it are left: the opponent has to take that one, and whoever then cannot move wins.</source>
        <translation>Quien mueve elige la segunda casilla de la fila de abajo. Solo quedan la esquina y la casilla de encima: su rival tiene que quitar esa, y entonces pierde quien ya no puede mover.</translation>
    </message>
    <message>
        <source>The player to move chooses the second square of the first column. Only the corner and the square beside it are left: the opponent has to take that one, and whoever then cannot move wins.</source>
        <translation>Quien mueve elige la segunda casilla de la primera columna. Solo quedan la esquina y la casilla de al lado: su rival tiene que quitar esa, y entonces pierde quien ya no puede mover.</translation>
    </message>
    <message>
        <source>Two rows are cold exactly when the upper one is shorter by one square: whatever is then taken, the opponent can make the upper row shorter by one again.</source>
        <translation>Dos filas son frías exactamente cuando la de arriba es una casilla más corta: se quite lo que se quite después, el rival puede dejar otra vez la fila de arriba una casilla más corta.</translation>
    </message>
    <message>
        <source>Two columns are cold exactly when the right one is lower by one square: whatever is then taken, the opponent can make the right column lower by one again.</source>
        <translation>Dos columnas son frías exactamente cuando la derecha es una casilla más baja: se quite lo que se quite después, el rival puede dejar otra vez la columna derecha una casilla más baja.</translation>
    </message>
    <message>
        <source>Here both have %1: the last square, the one farthest from the corner, has to go.</source>
        <translation>Aquí las dos tienen %1: tiene que irse la última casilla, la más alejada de la esquina.</translation>
    </message>
    <message>
        <source>Here they have %1 and %2.</source>
        <extracomment>&quot;they&quot; are the two rows, or the two columns, of the board; two numbers of squares</extracomment>
        <translation>Aquí tienen %1 y %2.</translation>
    </message>
    <message>
        <source>The bottom row and the first column are equally long. Choosing the square in row 2, column 2 leaves these two alone.</source>
        <translation>La fila de abajo y la primera columna son igual de largas. Elegir la casilla de la fila 2, columna 2 deja solo estas dos.</translation>
    </message>
    <message>
        <source>From then on whatever the opponent takes from one of them is taken from the other one, too: they are two equal Nim heaps.</source>
        <translation>Desde ahí, lo que el rival quite de una se quita también de la otra: son dos montones de Nim iguales.</translation>
    </message>
    <message>
        <source>The player to move wins every full board. Suppose that taking only the square farthest from the corner lost: then the opponent would have a winning reply. But that reply takes the same square, too, so it could have been the first move.</source>
        <translation>Quien mueve gana en todo tablero completo. Supongamos que quitar solo la casilla más alejada de la esquina perdiera: entonces el rival tendría una respuesta ganadora. Pero esa respuesta quita también esa casilla, así que podría haber sido la primera jugada.</translation>
    </message>
    <message>
        <source>This proves that a winning move exists. It does not say which: no rule for it is known, it has to be searched for.</source>
        <translation>Esto demuestra que hay una jugada ganadora. No dice cuál: no se conoce ninguna regla, hay que buscarla.</translation>
    </message>
    <message>
        <source>Nim in disguise</source>
        <translation>Nim disfrazado</translation>
    </message>
    <message>
        <source>The other squares of the bottom row and of the first column are two Nim heaps, of %1 and %2: a move shortens one of them, by as much as one likes. The corner stays.</source>
        <extracomment>two numbers of squares</extracomment>
        <translation>Las demás casillas de la fila de abajo y de la primera columna son dos montones de Nim, de %1 y %2: una jugada acorta uno de ellos tanto como se quiera. La esquina se queda.</translation>
    </message>
    <message>
        <source>Why: two rows</source>
        <translation>Por qué: dos filas</translation>
    </message>
    <message>
        <source>Why: two columns</source>
        <translation>Por qué: dos columnas</translation>
    </message>
    <message>
        <source>Why: the mirror</source>
        <translation>Por qué: el espejo</translation>
    </message>
    <message>
        <source>Why: the stolen strategy</source>
        <translation>Por qué: el robo de estrategia</translation>
    </message>
    <message>
        <source>nothing is known</source>
        <translation>no se sabe nada</translation>
    </message>
    <message>
        <source>the player to move loses (P)</source>
        <translation>pierde quien mueve (P)</translation>
    </message>
    <message>
        <source>the player to move wins (N)</source>
        <translation>gana quien mueve (N)</translation>
    </message>
    <message>
        <source>Left wins whoever starts (L)</source>
        <translation>Izquierda gana empiece quien empiece (L)</translation>
    </message>
    <message>
        <source>Right wins whoever starts (R)</source>
        <translation>Derecha gana empiece quien empiece (R)</translation>
    </message>
    <message>
        <source>%1: by the claim %2; in fact %3.</source>
        <extracomment>a position, and twice who wins, such as &quot;the player to move wins&quot;</extracomment>
        <translation>%1: según la creencia, %2; en realidad, %3.</translation>
    </message>
    <message>
        <source>more than %1 coins altogether</source>
        <translation>más de %1 monedas en total</translation>
    </message>
    <message>
        <source>No coins.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>Sin monedas.</translation>
    </message>
    <message>
        <source>a number of coins</source>
        <translation>un número de monedas</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 place for coins</source>
        <translation>
            <numerusform>más de %1 sitio para monedas</numerusform>
            <numerusform>más de %1 sitios para monedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 places for coins</source>
        <translation>
            <numerusform>más de %1 sitio para monedas</numerusform>
            <numerusform>más de %1 sitios para monedas</numerusform>
        </translation>
    </message>
    <message>
        <source>Silver Dollar</source>
        <extracomment>the name of a game</extracomment>
        <translation>Dólar de plata</translation>
    </message>
    <message>
        <source>Slide left, no jumping</source>
        <translation>Desliza a la izquierda, sin saltar</translation>
    </message>
    <message>
        <source>The coins pair from the right, and the gaps of the pairs are Nim heaps.</source>
        <translation>Las monedas se emparejan desde la derecha, y los huecos de las parejas son montones de Nim.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>head of the column of moves</extracomment>
        <translation>Mover</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin can still move now</source>
        <translation>
            <numerusform>Ahora todavía se puede mover %1 moneda</numerusform>
            <numerusform>Ahora todavía se pueden mover %1 monedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins can still move now</source>
        <translation>
            <numerusform>Ahora todavía se puede mover %1 moneda</numerusform>
            <numerusform>Ahora todavía se pueden mover %1 monedas</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square to change it; drag a coin to move it.</source>
        <translation>Haz clic en una casilla para cambiarla; arrastra una moneda para moverla.</translation>
    </message>
    <message>
        <source>Two gaps</source>
        <extracomment>a ready-made board: it has two gaps between coins</extracomment>
        <translation>Dos huecos</translation>
    </message>
    <message>
        <source>4 coins, 11 squares</source>
        <translation>4 monedas, 11 casillas</translation>
    </message>
    <message>
        <source>Twins</source>
        <extracomment>the name of a game</extracomment>
        <translation>Gemelas</translation>
    </message>
    <message>
        <source>2 gaps of the same size</source>
        <translation>2 huecos del mismo tamaño</translation>
    </message>
    <message>
        <source>Odd one out</source>
        <translation>Una sin pareja</translation>
    </message>
    <message>
        <source>3 coins, 11 squares</source>
        <translation>3 monedas, 11 casillas</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <extracomment>a ready-made board: an easy one to begin with</extracomment>
        <translation>Para empezar</translation>
    </message>
    <message>
        <source>2 coins, 1 gap</source>
        <translation>2 monedas, 1 hueco</translation>
    </message>
    <message>
        <source>Crowd</source>
        <extracomment>a ready-made board: it has many coins close together</extracomment>
        <translation>Apretadas</translation>
    </message>
    <message>
        <source>6 coins, close together</source>
        <translation>6 monedas, muy juntas</translation>
    </message>
    <message>
        <source>Long road</source>
        <extracomment>a ready-made board: its coins have a long way to go</extracomment>
        <translation>Largo camino</translation>
    </message>
    <message>
        <source>4 coins, 16 squares</source>
        <translation>4 monedas, 16 casillas</translation>
    </message>
    <message>
        <source>Slide one coin to the left. It may not jump over a coin or land on one.</source>
        <translation>Desliza una moneda a la izquierda. Sin saltar, y una sola moneda por casilla.</translation>
    </message>
    <message>
        <source>A coin on %1.</source>
        <translation>Una moneda en %1.</translation>
    </message>
    <message>
        <source>Coins on %1.</source>
        <translation>Monedas en %1.</translation>
    </message>
    <message>
        <source>Three coins: n squares before the first, m before the last</source>
        <translation>Tres monedas: n casillas antes de la primera, m antes de la última</translation>
    </message>
    <message>
        <source>Two coins: n squares before, m between</source>
        <translation>Dos monedas: n casillas antes, m en medio</translation>
    </message>
    <message>
        <source>gaps of paired coins as heaps</source>
        <translation>los huecos de las parejas como montones</translation>
    </message>
    <message>
        <source>a row of 0 and 1, 1 for a coin</source>
        <translation>una fila de 0 y 1, con 1 para una moneda</translation>
    </message>
    <message>
        <source>Edge and %1</source>
        <translation>Borde y %1</translation>
    </message>
    <message>
        <source>the gap between the edge and %1</source>
        <translation>el hueco entre el borde y %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>the squares of two coins that form a pair, such as 5 and 8</extracomment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>the gap between %1 and %2</source>
        <extracomment>within a sentence: the squares of two coins, such as 5 and 8</extracomment>
        <translation>el hueco entre %1 y %2</translation>
    </message>
    <message>
        <source>Gap %1</source>
        <extracomment>before a number in a table: the number of a gap between coins</extracomment>
        <translation>Hueco %1</translation>
    </message>
    <message>
        <source>Pair the coins from the right; a coin without a partner pairs with the edge. Each pair is a heap as large as the gap in between: %1.</source>
        <translation>Empareja las monedas desde la derecha; una moneda sin compañera se empareja con el borde. Cada pareja es un montón tan grande como el hueco que hay en medio: %1.</translation>
    </message>
    <message>
        <source>Closing a gap takes from its heap. Opening one is undone by the same slide of the partner, so it changes nothing.</source>
        <translation>Cerrar un hueco quita de su montón. Abrirlo se deshace deslizando lo mismo la compañera, así que no cambia nada.</translation>
    </message>
    <message>
        <source>%1: %2. In the drawing, %3, %4.</source>
        <extracomment>a position and who wins, then another position and who wins that</extracomment>
        <translation>%1: %2. En el dibujo, %3, %4.</translation>
    </message>
    <message>
        <source>“Coins on 2, 5, 7, 10”, beside a row drawn with coins on 2, 5, 7, 11.</source>
        <translation>«Monedas en 2, 5, 7, 10», junto a una fila dibujada con monedas en 2, 5, 7, 11.</translation>
    </message>
    <message>
        <source>One square changes the winner: the gaps are 2 and 2 in words, 2 and 3 in the drawing.</source>
        <translation>Una casilla cambia quién gana: los huecos son 2 y 2 en palabras, 2 y 3 en el dibujo.</translation>
    </message>
    <message>
        <source>to %1</source>
        <extracomment>on the board: the square, box or step that a coin goes to</extracomment>
        <translation>a %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin from %2 to %3</source>
        <extracomment>a move: how many coins, and the two boxes or steps; here one coin</extracomment>
        <translation>
            <numerusform>%1 moneda de %2 a %3</numerusform>
            <numerusform>%1 monedas de %2 a %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins from %2 to %3</source>
        <extracomment>a move: how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>%1 moneda de %2 a %3</numerusform>
            <numerusform>%1 monedas de %2 a %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the coins on %1.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>Mira las monedas en %1.</translation>
    </message>
    <message>
        <source>The coins on %1 hold out longest.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>Las monedas en %1 son las que más resisten.</translation>
    </message>
    <message>
        <source>coin %1 to %2</source>
        <translation>moneda %1 a %2</translation>
    </message>
    <message>
        <source>Look at the coin on %1.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>Mira la moneda en %1.</translation>
    </message>
    <message>
        <source>The coin on %1 holds out longest.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>La moneda en %1 es la que más resiste.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a move: the squares or boxes that a coin leaves and goes to, such as &quot;5 to 3&quot;</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Nimble</source>
        <extracomment>the name of a game</extracomment>
        <translation>Nimble</translation>
    </message>
    <message>
        <source>Any coin, any square left</source>
        <translation>Una moneda, a cualquier casilla</translation>
    </message>
    <message>
        <source>Each coin in box n is a Nim heap of n.</source>
        <translation>Cada moneda en la caja n es un montón de Nim de n.</translation>
    </message>
    <message>
        <source>6 coins, 5 boxes</source>
        <translation>6 monedas, 5 cajas</translation>
    </message>
    <message>
        <source>Several at once</source>
        <translation>Varias a la vez</translation>
    </message>
    <message>
        <source>2 coins in one box</source>
        <translation>2 monedas en una caja</translation>
    </message>
    <message>
        <source>Long row</source>
        <extracomment>a ready-made board: a long row of boxes</extracomment>
        <translation>Fila larga</translation>
    </message>
    <message>
        <source>5 coins, 9 boxes</source>
        <translation>5 monedas, 9 cajas</translation>
    </message>
    <message>
        <source>Coins in box 0, 1, 2, …</source>
        <translation>Monedas en la caja 0, 1, 2, …</translation>
    </message>
    <message>
        <source>Coins per move</source>
        <translation>Monedas por jugada</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>a choice of how many coins a move takes along</extracomment>
        <translation>una</translation>
    </message>
    <message>
        <source>one or more of a box</source>
        <translation>una o más de una caja</translation>
    </message>
    <message>
        <source>Move one or more coins from one box to a box with a lower number.</source>
        <translation>Pasa una o más monedas de una caja a otra de número menor.</translation>
    </message>
    <message>
        <source>Move one coin to any box with a lower number.</source>
        <translation>Pasa una moneda a cualquier caja de número menor.</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin in box %2</source>
        <extracomment>read aloud: how many coins are in a box, here one</extracomment>
        <translation>
            <numerusform>%1 moneda en la caja %2</numerusform>
            <numerusform>%1 monedas en la caja %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins in box %2</source>
        <extracomment>read aloud: how many coins are in a box</extracomment>
        <translation>
            <numerusform>%1 moneda en la caja %2</numerusform>
            <numerusform>%1 monedas en la caja %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Two coins: n boxes before, m between</source>
        <translation>Dos monedas: n cajas antes, m en medio</translation>
    </message>
    <message>
        <source>One coin in box n</source>
        <translation>Una moneda en la caja n</translation>
    </message>
    <message>
        <source>n coins in box 1, m in box 2, taken together</source>
        <translation>n monedas en la caja 1, m en la caja 2, tomadas juntas</translation>
    </message>
    <message>
        <source>coins as heaps</source>
        <translation>las monedas como montones</translation>
    </message>
    <message>
        <source>“Move one or more coins of one box: it is Nim on the coins.”</source>
        <translation>«Mueve una o más monedas de una caja: es Nim con las monedas».</translation>
    </message>
    <message>
        <source>With one coin a move each coin is a heap. Several coins moved together change several heaps at once, which no move of Nim does.</source>
        <translation>Con una moneda por jugada, cada moneda es un montón. Varias monedas movidas juntas cambian varios montones a la vez, y eso no lo hace ninguna jugada de Nim.</translation>
    </message>
    <message>
        <source>Box %1</source>
        <extracomment>before a number in a table: the box of a coin, such as 5</extracomment>
        <translation>Caja %1</translation>
    </message>
    <message>
        <source>the coin in box %1</source>
        <translation>la moneda en la caja %1</translation>
    </message>
    <message>
        <source>Each coin is a heap as large as the number of its box: %1.</source>
        <translation>Cada moneda es un montón tan grande como el número de su caja: %1.</translation>
    </message>
    <message>
        <source>Moving a coin to a lower box takes from its heap. No coin is ever in the way of another one.</source>
        <translation>Pasar una moneda a una caja menor quita de su montón. Ninguna moneda estorba nunca a otra.</translation>
    </message>
    <message>
        <source>Staircase Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>Nim de la escalera</translation>
    </message>
    <message>
        <source>Step down</source>
        <extracomment>what the game is about: coins go one step of a staircase down</extracomment>
        <translation>Escalón abajo</translation>
    </message>
    <message>
        <source>Only the coins on the odd steps count, as Nim heaps.</source>
        <translation>Solo cuentan las monedas de los escalones impares, como montones de Nim.</translation>
    </message>
    <message>
        <source>Coins</source>
        <extracomment>head of the column of moves: how many coins are moved</extracomment>
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Click a step to put a coin on it, a coin to take it off.</source>
        <translation>Haz clic en un escalón para poner en él una moneda; en una moneda, para quitarla.</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>a field: how many steps the staircase has</extracomment>
        <translation>Escalones</translation>
    </message>
    <message>
        <source>9 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>9 monedas</translation>
    </message>
    <message>
        <source>8 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>8 monedas</translation>
    </message>
    <message>
        <source>6 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>6 monedas</translation>
    </message>
    <message>
        <source>High stairs</source>
        <extracomment>a ready-made board: it has many steps</extracomment>
        <translation>Escalera alta</translation>
    </message>
    <message>
        <source>13 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>13 monedas</translation>
    </message>
    <message>
        <source>Coins on step 0, 1, 2, …</source>
        <translation>Monedas en el escalón 0, 1, 2, …</translation>
    </message>
    <message>
        <source>Move one or more coins from one step down to the next.</source>
        <translation>Baja una o más monedas de un escalón al de debajo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin on step %2</source>
        <extracomment>read aloud: how many coins are on a step of the staircase, here one</extracomment>
        <translation>
            <numerusform>%1 moneda en el escalón %2</numerusform>
            <numerusform>%1 monedas en el escalón %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins on step %2</source>
        <extracomment>read aloud: how many coins are on a step of the staircase</extracomment>
        <translation>
            <numerusform>%1 moneda en el escalón %2</numerusform>
            <numerusform>%1 monedas en el escalón %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins on steps 1 and 3</source>
        <translation>Monedas en los escalones 1 y 3</translation>
    </message>
    <message>
        <source>Coins on steps 1 and 2</source>
        <translation>Monedas en los escalones 1 y 2</translation>
    </message>
    <message>
        <source>Three coins on step n</source>
        <translation>Tres monedas en el escalón n</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>before a number in a table: a step of the staircase, such as 3</extracomment>
        <translation>Escalón %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <extracomment>within a sentence: the number of a step of the staircase</extracomment>
        <translation>escalón %1</translation>
    </message>
    <message>
        <source>The coins of each odd step are a heap; even steps do not count: %1.</source>
        <translation>Las monedas de cada escalón impar son un montón; los escalones pares no cuentan: %1.</translation>
    </message>
    <message>
        <source>A move from an odd step takes from its heap. A move from an even step adds to one; moving the same coins one step further undoes it, so it changes nothing.</source>
        <translation>Una jugada desde un escalón impar quita de su montón. Una jugada desde un escalón par añade a uno; bajar las mismas monedas un escalón más la deshace, así que no cambia nada.</translation>
    </message>
    <message>
        <source>odd steps as heaps</source>
        <translation>los escalones impares como montones</translation>
    </message>
    <message>
        <source>Heap %1</source>
        <extracomment>before a number in a table: the number of a heap, such as 2</extracomment>
        <translation>Montón %1</translation>
    </message>
    <message>
        <source>Next step</source>
        <extracomment>a button: shows the next step of the reasons</extracomment>
        <translation>Escalón siguiente</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>a player, not a direction</extracomment>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>a player, not a direction</extracomment>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>No arrow leads there from the token.</source>
        <translation>Desde la ficha no lleva allí ninguna flecha.</translation>
    </message>
    <message>
        <source>Look at the arrows that leave node %1.</source>
        <translation>Mira las flechas que salen del nodo %1.</translation>
    </message>
    <message>
        <source>An arrow from node %1 holds out longest.</source>
        <translation>Una flecha desde el nodo %1 es la que más resiste.</translation>
    </message>
    <message>
        <source>an arrow such as 2-1</source>
        <translation>una flecha como 2-1</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 arrow</source>
        <translation>
            <numerusform>más de %1 flecha</numerusform>
            <numerusform>más de %1 flechas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 arrows</source>
        <translation>
            <numerusform>más de %1 flecha</numerusform>
            <numerusform>más de %1 flechas</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;@&apos; and the token&apos;s node</source>
        <translation>&apos;@&apos; y el nodo de la ficha</translation>
    </message>
    <message>
        <source>the arrows form a cycle: %1</source>
        <translation>las flechas forman un ciclo: %1</translation>
    </message>
    <message numerus="yes">
        <source>the arrows form a cycle: %1, %2 arrow</source>
        <extracomment>a mistake: some nodes, such as 1-2-3-1, and how many arrows there are, here one</extracomment>
        <translation>
            <numerusform>las flechas forman un ciclo: %1, %2 flecha</numerusform>
            <numerusform>las flechas forman un ciclo: %1, %2 flechas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the arrows form a cycle: %1, %2 arrows</source>
        <extracomment>a mistake: some nodes, such as 1-2-3-1, and how many arrows there are</extracomment>
        <translation>
            <numerusform>las flechas forman un ciclo: %1, %2 flecha</numerusform>
            <numerusform>las flechas forman un ciclo: %1, %2 flechas</numerusform>
        </translation>
    </message>
    <message>
        <source>Graph Game</source>
        <extracomment>the name of a game</extracomment>
        <translation>Juego en un grafo</translation>
    </message>
    <message>
        <source>Move a token along arrows</source>
        <translation>Mueve una ficha por las flechas</translation>
    </message>
    <message>
        <source>Labelling the graph backwards gives the same kernel and values as a search.</source>
        <translation>Etiquetar el grafo desde el final da el mismo núcleo y los mismos valores que una búsqueda.</translation>
    </message>
    <message numerus="yes">
        <source>The token can still reach %1 node now</source>
        <translation>
            <numerusform>Ahora la ficha todavía puede llegar a %1 nodo</numerusform>
            <numerusform>Ahora la ficha todavía puede llegar a %1 nodos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The token can still reach %1 nodes now</source>
        <translation>
            <numerusform>Ahora la ficha todavía puede llegar a %1 nodo</numerusform>
            <numerusform>Ahora la ficha todavía puede llegar a %1 nodos</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a node for the token, an arrow to remove it; drag from node to node to draw one.</source>
        <translation>Haz clic en un nodo para la ficha, en una flecha para quitarla; arrastra de nodo a nodo para dibujar una.</translation>
    </message>
    <message>
        <source>Add a node</source>
        <translation>Añadir un nodo</translation>
    </message>
    <message>
        <source>A triangle</source>
        <extracomment>a ready-made board: its arrows form a triangle</extracomment>
        <translation>Un triángulo</translation>
    </message>
    <message>
        <source>Nine nodes</source>
        <extracomment>of a ready-made board: how large its graph is</extracomment>
        <translation>Nueve nodos</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>a field: the arrows of a graph, such as 2-1, 2-0, 1-0; not keys</extracomment>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Token on node</source>
        <translation>Ficha en el nodo</translation>
    </message>
    <message>
        <source>Move the token along an arrow.</source>
        <translation>Mueve la ficha siguiendo una flecha.</translation>
    </message>
    <message>
        <source>from node %1</source>
        <translation>desde el nodo %1</translation>
    </message>
    <message>
        <source>The token on node %1, from which no arrow leads on.</source>
        <translation>La ficha en el nodo %1, del que no sale ninguna flecha.</translation>
    </message>
    <message numerus="yes">
        <source>The token on node %1, with an arrow to %2.</source>
        <extracomment>read aloud: two nodes, such as 5 and 3</extracomment>
        <translation>
            <numerusform>La ficha en el nodo %1, con una flecha a %2.</numerusform>
            <numerusform>La ficha en el nodo %1, con flechas a %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The token on node %1, with arrows to %2.</source>
        <extracomment>read aloud: a node, such as 5, and the nodes that arrows lead to</extracomment>
        <translation>
            <numerusform>La ficha en el nodo %1, con una flecha a %2.</numerusform>
            <numerusform>La ficha en el nodo %1, con flechas a %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>One or two nodes back</source>
        <translation>Uno o dos nodos atrás</translation>
    </message>
    <message>
        <source>A graph of arrows</source>
        <translation>Un grafo de flechas</translation>
    </message>
    <message>
        <source>Grid Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>Nim en cuadrícula</translation>
    </message>
    <message>
        <source>Take 1–3 in a row or column</source>
        <translation>Quita 1–3 de una fila o columna</translation>
    </message>
    <message>
        <source>The table of all boards agrees with a search of each.</source>
        <translation>La tabla de todos los tableros coincide con una búsqueda en cada uno.</translation>
    </message>
    <message>
        <source>Stones</source>
        <extracomment>head of the column of moves: how many stones are taken</extracomment>
        <translation>Piedras</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 stone now</source>
        <translation>
            <numerusform>Ahora hay %1 piedra</numerusform>
            <numerusform>Ahora hay %1 piedras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 stones now</source>
        <translation>
            <numerusform>Ahora hay %1 piedra</numerusform>
            <numerusform>Ahora hay %1 piedras</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a cell to put or take a stone.</source>
        <translation>Haz clic en una casilla para poner o quitar una piedra.</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>a ready-made board</extracomment>
        <translation>Grande</translation>
    </message>
    <message>
        <source>With holes</source>
        <extracomment>a ready-made board: some of its squares are missing</extracomment>
        <translation>Con huecos</translation>
    </message>
    <message>
        <source>Maximum per move</source>
        <translation>Máximo por jugada</translation>
    </message>
    <message>
        <source>Look at column %1.</source>
        <translation>Mira la columna %1.</translation>
    </message>
    <message>
        <source>Column %1 holds out longest.</source>
        <translation>La columna %1 es la que más resiste.</translation>
    </message>
    <message>
        <source>Take 1–%1 neighbouring stones in one row or column.</source>
        <translation>Quita 1–%1 piedras vecinas de una fila o columna.</translation>
    </message>
    <message>
        <source>Take one stone.</source>
        <translation>Quita una piedra.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>how many, times the length of the game: a term of a sum</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Row %1: empty.</source>
        <translation>Fila %1: vacía.</translation>
    </message>
    <message>
        <source>Row %1: full.</source>
        <translation>Fila %1: completa.</translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <extracomment>read aloud: the number of a row, and the squares with stones, such as &quot;a, c up to e&quot;</extracomment>
        <translation>Fila %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 row from a to %2.</source>
        <extracomment>read aloud: how many rows, here one, and the last column, such as e</extracomment>
        <translation>
            <numerusform>%1 fila, de la a a la %2.</numerusform>
            <numerusform>%1 filas, de la a a la %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows from a to %2.</source>
        <extracomment>read aloud: how many rows, and the last column, such as e</extracomment>
        <translation>
            <numerusform>%1 fila, de la a a la %2.</numerusform>
            <numerusform>%1 filas, de la a a la %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Full grids, n columns and m rows</source>
        <translation>Cuadrículas completas, n columnas y m filas</translation>
    </message>
    <message>
        <source>Full grids, n columns and m rows, misère</source>
        <translation>Cuadrículas completas, n columnas y m filas, misère</translation>
    </message>
    <message>
        <source>Grid Nim 3 × 3, misère</source>
        <translation>Nim en cuadrícula 3 × 3, misère</translation>
    </message>
    <message>
        <source>Grid Nim 2 × 3</source>
        <translation>Nim en cuadrícula 2 × 3</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 stone can be taken, not %2.</source>
        <extracomment>the most that can be taken, here 1, and how many were asked for</extracomment>
        <translation>
            <numerusform>Se puede quitar como mucho %1 piedra, no %2.</numerusform>
            <numerusform>Se pueden quitar como mucho %1 piedras, no %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 stones can be taken, not %2.</source>
        <extracomment>the most that can be taken, and how many were asked for</extracomment>
        <translation>
            <numerusform>Se puede quitar como mucho %1 piedra, no %2.</numerusform>
            <numerusform>Se pueden quitar como mucho %1 piedras, no %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 o 1</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cell</source>
        <translation>
            <numerusform>más de %1 casilla</numerusform>
            <numerusform>más de %1 casillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cells</source>
        <translation>
            <numerusform>más de %1 casilla</numerusform>
            <numerusform>más de %1 casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>The groups of stones do not touch, so the position is their sum. Each group is tame: its genus, and that of all it can become, is one that a sum of Nim heaps has. Sums of tame games are decided by the genera as in misère Nim; no position of the whole board has to be searched. Looked at for that: %1.</source>
        <translation>Los grupos de piedras no se tocan, así que la posición es su suma. Cada grupo es dócil: su género, y el de todo aquello en que puede convertirse, es uno de los que tiene una suma de montones de Nim. Las sumas de juegos dóciles se deciden por los géneros, como en el Nim misère; no hay que buscar ninguna posición del tablero entero. Para eso se ha mirado: %1.</translation>
    </message>
    <message>
        <source>After a half-turn about its centre the board looks the same, and no move meets its own image. So each move has an answer, the stones that lie opposite: whoever answers takes the last stone.</source>
        <translation>Después de media vuelta alrededor de su centro el tablero es igual, y ninguna jugada toca a su propia imagen. Así que toda jugada tiene respuesta, las piedras que están enfrente: quien responde se lleva la última piedra.</translation>
    </message>
    <message>
        <source>%1 leaves a board that looks the same after a half-turn about its centre, and no move on it meets its own image. From then on each move has an answer, the stones that lie opposite: whoever answers takes the last stone.</source>
        <translation>%1 deja un tablero que es igual después de media vuelta alrededor de su centro, y en él ninguna jugada toca a su propia imagen. Desde ahí toda jugada tiene respuesta, las piedras que están enfrente: quien responde se lleva la última piedra.</translation>
    </message>
    <message>
        <source>In normal play %1 and a Nim heap of %2 have the same Grundy value, %2. In misère play they differ: on the board %3, with the heap %4.</source>
        <extracomment>a position, a number, and twice who wins</extracomment>
        <translation>En el juego normal, %1 y un montón de Nim de %2 tienen el mismo valor de Grundy, %2. En el juego misère se distinguen: en el tablero %3, con el montón %4.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences, or two parts of a line, one after the other</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“Any impartial game is Nim in disguise.”</source>
        <translation>«Todo juego imparcial es Nim disfrazado».</translation>
    </message>
    <message>
        <source>That holds for finite games in normal play. In misère play two positions with the same Grundy value can have different winners.</source>
        <translation>Eso vale para juegos finitos en el juego normal. En el juego misère, dos posiciones con el mismo valor de Grundy pueden tener ganadores distintos.</translation>
    </message>
    <message>
        <source>each move is answered by its mirror image</source>
        <translation>a cada jugada se responde con su imagen en el espejo</translation>
    </message>
    <message>
        <source>Only edges are cut, not joints or the ground.</source>
        <translation>Solo se cortan aristas, no nudos ni el suelo.</translation>
    </message>
    <message>
        <source>That edge is red: only Right may cut it, and Left is to move.</source>
        <translation>Esa arista es roja: solo puede cortarla Derecha, y le toca a Izquierda.</translation>
    </message>
    <message>
        <source>That edge is blue: only Left may cut it, and Right is to move.</source>
        <translation>Esa arista es azul: solo puede cortarla Izquierda, y le toca a Derecha.</translation>
    </message>
    <message>
        <source>No edge is there.</source>
        <translation>Ahí no hay ninguna arista.</translation>
    </message>
    <message>
        <source>fusion and the colon principle</source>
        <translation>la fusión y el principio de los dos puntos</translation>
    </message>
    <message>
        <source>the sign rule</source>
        <translation>la regla de los signos</translation>
    </message>
    <message>
        <source>the colon principle</source>
        <translation>el principio de los dos puntos</translation>
    </message>
    <message>
        <source>the values of the parts</source>
        <translation>los valores de las partes</translation>
    </message>
    <message>
        <source>an edge such as 1-2b</source>
        <translation>una arista como 1-2b</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 edge</source>
        <translation>
            <numerusform>más de %1 arista</numerusform>
            <numerusform>más de %1 aristas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 edges</source>
        <translation>
            <numerusform>más de %1 arista</numerusform>
            <numerusform>más de %1 aristas</numerusform>
        </translation>
    </message>
    <message>
        <source>a colour, g, b or r</source>
        <translation>un color, g, b o r</translation>
    </message>
    <message>
        <source>cut the loop at %1 (blue)</source>
        <translation>cortar el lazo en %1 (azul)</translation>
    </message>
    <message>
        <source>cut %1-%2 (blue)</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>cortar %1-%2 (azul)</translation>
    </message>
    <message>
        <source>cut the loop at %1 (red)</source>
        <translation>cortar el lazo en %1 (rojo)</translation>
    </message>
    <message>
        <source>cut %1-%2 (red)</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>cortar %1-%2 (roja)</translation>
    </message>
    <message>
        <source>cut the loop at %1 (green)</source>
        <translation>cortar el lazo en %1 (verde)</translation>
    </message>
    <message>
        <source>cut %1-%2 (green)</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>cortar %1-%2 (verde)</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 falls</source>
        <extracomment>of a move: &quot;cut&quot;, and how many more edges fall off, here one</extracomment>
        <translation>
            <numerusform>%1, cae %2</numerusform>
            <numerusform>%1, caen %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 fall</source>
        <translation>
            <numerusform>%1, cae %2</numerusform>
            <numerusform>%1, caen %2</numerusform>
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
        <translation>Mira una arista que sale del suelo.</translation>
    </message>
    <message>
        <source>An edge that stands on the ground holds out longest.</source>
        <translation>Una arista que sale del suelo es la que más resiste.</translation>
    </message>
    <message>
        <source>Look at an edge that nothing hangs on.</source>
        <translation>Mira una arista de la que no cuelga nada.</translation>
    </message>
    <message>
        <source>An edge that nothing hangs on holds out longest.</source>
        <translation>Una arista de la que no cuelga nada es la que más resiste.</translation>
    </message>
    <message>
        <source>Look at an edge between two joints.</source>
        <translation>Mira una arista entre dos nudos.</translation>
    </message>
    <message>
        <source>An edge between two joints holds out longest.</source>
        <translation>Una arista entre dos nudos es la que más resiste.</translation>
    </message>
    <message>
        <source>Hackenbush</source>
        <extracomment>the name of a game</extracomment>
        <translation>Hackenbush</translation>
    </message>
    <message>
        <source>Cut, and let it fall</source>
        <translation>Corta y deja caer</translation>
    </message>
    <message>
        <source>The colon principle, fusion and the sign rule give the same values as a search.</source>
        <translation>El principio de los dos puntos, la fusión y la regla de los signos dan los mismos valores que una búsqueda.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 edge now</source>
        <translation>
            <numerusform>Ahora hay %1 arista</numerusform>
            <numerusform>Ahora hay %1 aristas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 edges now</source>
        <translation>
            <numerusform>Ahora hay %1 arista</numerusform>
            <numerusform>Ahora hay %1 aristas</numerusform>
        </translation>
    </message>
    <message>
        <source>Blue (Left)</source>
        <extracomment>the player Left, who cuts blue edges</extracomment>
        <translation>Azul (Izquierda)</translation>
    </message>
    <message>
        <source>Red (Right)</source>
        <extracomment>the player Right, who cuts red edges</extracomment>
        <translation>Rojo (Derecha)</translation>
    </message>
    <message>
        <source>Edges, joint-joint-colour</source>
        <extracomment>a field: the edges of a drawing, such as 1-2b: two joints, and b for blue</extracomment>
        <translation>Aristas, nudo-nudo-color</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>a field: how the drawing is made: as written, or at random</extracomment>
        <translation>Dibujo</translation>
    </message>
    <message>
        <source>the edges above</source>
        <translation>las aristas de arriba</translation>
    </message>
    <message>
        <source>a random tree</source>
        <translation>un árbol al azar</translation>
    </message>
    <message>
        <source>a random graph</source>
        <translation>un grafo al azar</translation>
    </message>
    <message>
        <source>Colours, if random</source>
        <translation>Colores, si es al azar</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>a choice of the colours of a random drawing</extracomment>
        <translation>verde</translation>
    </message>
    <message>
        <source>red and blue</source>
        <translation>rojo y azul</translation>
    </message>
    <message>
        <source>all three</source>
        <extracomment>a choice of the colours of a random drawing: green, blue and red</extracomment>
        <translation>los tres</translation>
    </message>
    <message>
        <source>Edges, if random</source>
        <translation>Aristas, si es al azar</translation>
    </message>
    <message>
        <source>Seed, if random</source>
        <translation>Semilla, si es al azar</translation>
    </message>
    <message>
        <source>cut</source>
        <extracomment>on the board, a verb: what a click on an edge does</extracomment>
        <translation>cortar</translation>
    </message>
    <message>
        <source>Cut an edge. What no longer reaches the ground falls.</source>
        <translation>Corta una arista; lo que queda separado del suelo se cae.</translation>
    </message>
    <message>
        <source>Left cuts blue, Right cuts red, both may cut green. What no longer reaches the ground falls.</source>
        <translation>Izquierda corta azul; Derecha, rojo; los dos, verde; lo que queda separado del suelo se cae.</translation>
    </message>
    <message>
        <source>Whoever has no edge left to cut loses.</source>
        <translation>No queda ninguna arista que cortar: pierdes.</translation>
    </message>
    <message>
        <source>Whoever has no edge left to cut wins.</source>
        <translation>No queda ninguna arista que cortar: ganas.</translation>
    </message>
    <message numerus="yes">
        <source>%1 edge</source>
        <extracomment>what is on the board: how many edges, here one</extracomment>
        <translation>
            <numerusform>%1 arista</numerusform>
            <numerusform>%1 aristas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 edges</source>
        <translation>
            <numerusform>%1 arista</numerusform>
            <numerusform>%1 aristas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 green</source>
        <extracomment>read aloud: an edge, such as 1-2, and its colour</extracomment>
        <translation>%1 verdes</translation>
    </message>
    <message>
        <source>%1 blue</source>
        <extracomment>read aloud: an edge, such as 1-2, and its colour</extracomment>
        <translation>%1 azules</translation>
    </message>
    <message>
        <source>%1 red</source>
        <extracomment>read aloud: an edge, such as 1-2, and its colour</extracomment>
        <translation>%1 rojas</translation>
    </message>
    <message>
        <source>No edges.</source>
        <extracomment>read aloud: the drawing is empty</extracomment>
        <translation>Sin aristas.</translation>
    </message>
    <message numerus="yes">
        <source>%1 edge: %2.</source>
        <extracomment>read aloud: how many edges there are, here one, and which, such as &quot;1-2 blue&quot;</extracomment>
        <translation>
            <numerusform>%1 arista: %2.</numerusform>
            <numerusform>%1 aristas: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 edges: %2.</source>
        <translation>
            <numerusform>%1 arista: %2.</numerusform>
            <numerusform>%1 aristas: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A stalk, n blue below m red</source>
        <translation>Un tallo, n azules debajo de m rojas</translation>
    </message>
    <message>
        <source>Two green stalks</source>
        <translation>Dos tallos verdes</translation>
    </message>
    <message>
        <source>A blue stalk beside a red one</source>
        <translation>Un tallo azul junto a uno rojo</translation>
    </message>
    <message>
        <source>Two stalks of Hackenbush</source>
        <translation>Dos tallos de Hackenbush</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a move, so the value is 0.</source>
        <extracomment>the players, such as Blue (Left) and Red (Right)</extracomment>
        <translation>Ni %1 ni %2 tienen jugada, así que el valor es 0.</translation>
    </message>
    <message>
        <source>%1 has no move, and the best move of %2 leaves %3. The simplest number below it is %4: that is the value.</source>
        <extracomment>two players, such as Blue (Left) and Red (Right), and two numbers, such as 1/2 and 0</extracomment>
        <translation>%1 no tiene ninguna jugada, y la mejor jugada de %2 deja %3. El número más sencillo por debajo es %4: ese es el valor.</translation>
    </message>
    <message>
        <source>%1 has no move, and the best move of %2 leaves %3. The simplest number above it is %4: that is the value.</source>
        <extracomment>two players, such as Red (Right) and Blue (Left), and two numbers, such as 1/2 and 1</extracomment>
        <translation>%1 no tiene ninguna jugada, y la mejor jugada de %2 deja %3. El número más sencillo por encima es %4: ese es el valor.</translation>
    </message>
    <message>
        <source>The best move of %1 leaves %2, the best move of %3 leaves %4. The simplest number between them is %5: that is the value.</source>
        <extracomment>a player and a number, twice, such as Blue (Left) and 0, Red (Right) and 1; then a number</extracomment>
        <translation>La mejor jugada de %1 deja %2; la mejor jugada de %3 deja %4. El número más sencillo entre los dos es %5: ese es el valor.</translation>
    </message>
    <message>
        <source>Parts that have only the ground in common are independent, so the picture is worth their sum: %1.</source>
        <translation>Las partes que solo tienen el suelo en común son independientes, así que el dibujo vale su suma: %1.</translation>
    </message>
    <message>
        <source>The sum itself was not worked out. Who wins is known by play: %1.</source>
        <translation>La suma en sí no se ha calculado. Quién gana se sabe jugando: %1.</translation>
    </message>
    <message>
        <source>Parts that have only the ground in common are independent, so the picture is worth their sum.</source>
        <translation>Las partes que solo tienen el suelo en común son independientes, así que el dibujo vale su suma.</translation>
    </message>
    <message>
        <source>%1 = %2. %3.</source>
        <extracomment>a sum of values, what it is, and who wins: a sentence</extracomment>
        <translation>%1 = %2. %3.</translation>
    </message>
    <message>
        <source>The part with %1 is worth %2.</source>
        <extracomment>an edge, such as 1–2, and a value</extracomment>
        <translation>La parte con %1 vale %2.</translation>
    </message>
    <message>
        <source>The simplest number</source>
        <translation>El número más sencillo</translation>
    </message>
    <message>
        <source>Why: the values of the parts</source>
        <translation>Por qué: los valores de las partes</translation>
    </message>
    <message>
        <source>Stalks</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>Tallos</translation>
    </message>
    <message>
        <source>A tree</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>Un árbol</translation>
    </message>
    <message>
        <source>Cycles and loops</source>
        <translation>Ciclos y lazos</translation>
    </message>
    <message>
        <source>A house</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>Una casa</translation>
    </message>
    <message>
        <source>A dog</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>Un perro</translation>
    </message>
    <message>
        <source>The stalk worth 11/8</source>
        <translation>El tallo que vale 11/8</translation>
    </message>
    <message>
        <source>A sum of stalks</source>
        <translation>Una suma de tallos</translation>
    </message>
    <message>
        <source>Red–blue trees</source>
        <extracomment>a ready-made drawing: trees of red and blue edges</extracomment>
        <translation>Árboles rojos y azules</translation>
    </message>
    <message>
        <source>A red–blue cabin</source>
        <translation>Una cabaña roja y azul</translation>
    </message>
    <message>
        <source>Flowers</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>Flores</translation>
    </message>
    <message>
        <source>All three colours</source>
        <translation>Los tres colores</translation>
    </message>
    <message>
        <source>on the ground</source>
        <translation>en el suelo</translation>
    </message>
    <message>
        <source>on joint %1</source>
        <translation>en el nudo %1</translation>
    </message>
    <message>
        <source>the ground</source>
        <extracomment>where edges stand: in the place of &quot;joint 3&quot;</extracomment>
        <translation>el suelo</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>el nudo %1</translation>
    </message>
    <message numerus="yes">
        <source>joint %1 melts into %2</source>
        <extracomment>the number of a joint, and &quot;the ground&quot; or &quot;joint 3&quot;</extracomment>
        <translation>
            <numerusform>el nudo %1 se funde con %2</numerusform>
            <numerusform>los nudos %1 se funden con %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joints %1 melt into %2</source>
        <extracomment>the numbers of joints, and &quot;the ground&quot; or &quot;joint 3&quot;</extracomment>
        <translation>
            <numerusform>el nudo %1 se funde con %2</numerusform>
            <numerusform>los nudos %1 se funden con %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 (%1 edge)</source>
        <extracomment>a sentence, such as &quot;joint 2 melts into joint 1&quot;, and a number of edges, here one</extracomment>
        <translation>
            <numerusform>%2 (%1 arista)</numerusform>
            <numerusform>%2 (%1 aristas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 (%1 edges)</source>
        <translation>
            <numerusform>%2 (%1 arista)</numerusform>
            <numerusform>%2 (%1 aristas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loop %2</source>
        <extracomment>how many loops there are, here one, and on which joint, such as &quot;on joint 3&quot;</extracomment>
        <translation>
            <numerusform>%1 lazo %2</numerusform>
            <numerusform>%1 lazos %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loops %2</source>
        <extracomment>how many loops there are, and on which joint, such as &quot;on joint 3&quot;</extracomment>
        <translation>
            <numerusform>%1 lazo %2</numerusform>
            <numerusform>%1 lazos %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Fusion: the joints of a green cycle melt into one, and each edge between them becomes a stalk of length 1 there. Here %1.</source>
        <translation>Fusión: los nudos de un ciclo verde se funden en uno, y cada arista entre ellos se convierte allí en un tallo de longitud 1. Aquí, %1.</translation>
    </message>
    <message>
        <source>A loop counts as a stalk of length 1: %1.</source>
        <translation>Un lazo cuenta como un tallo de longitud 1: %1.</translation>
    </message>
    <message>
        <source>joint %1: %2 = %3</source>
        <extracomment>the number of a joint, a nim-sum such as 1 ⊕ 2, and its value</extracomment>
        <translation>nudo %1: %2 = %3</translation>
    </message>
    <message>
        <source>Colon principle: the stalks on a joint count as one stalk there, as long as the nim-sum of their lengths (%1).</source>
        <translation>Principio de los dos puntos: los tallos de un nudo cuentan como un solo tallo, tan largo como la suma nim de sus longitudes (%1).</translation>
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
            <numerusform>El tallo, nombrado por su arista más baja: %1.</numerusform>
            <numerusform>Los tallos, nombrados por su arista más baja: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stalks, named by their lowest edges: %1.</source>
        <translation>
            <numerusform>El tallo, nombrado por su arista más baja: %1.</numerusform>
            <numerusform>Los tallos, nombrados por su arista más baja: %1.</numerusform>
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
        <translation>%1 debajo de %2: %3</translation>
    </message>
    <message>
        <source>The values on one joint are added. A blue edge under x is worth (x + n) ÷ 2^(n − 1), n the least whole number from 1 for which x + n is over 1; a red one is its mirror image.</source>
        <translation>Los valores de un nudo se suman. Una arista azul debajo de x vale (x + n) ÷ 2^(n − 1), con n el menor número entero desde 1 para el que x + n es mayor que 1; una roja es su imagen en el espejo.</translation>
    </message>
    <message>
        <source>Edge by edge from the tips down, each with what stands on it: %1.</source>
        <translation>Arista por arista, de las puntas hacia abajo, cada una con lo que tiene encima: %1.</translation>
    </message>
    <message>
        <source>Joints on a green cycle may be merged: the value stays the same.</source>
        <translation>Los nudos de un ciclo verde se pueden unir: el valor no cambia.</translation>
    </message>
    <message numerus="yes">
        <source>Here %1 joint melts into one.</source>
        <translation>
            <numerusform>Aquí se funde %1 nudo en uno.</numerusform>
            <numerusform>Aquí se funden %1 nudos en uno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here %1 joints melt into one.</source>
        <translation>
            <numerusform>Aquí se funde %1 nudo en uno.</numerusform>
            <numerusform>Aquí se funden %1 nudos en uno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 edge between them becomes a loop.</source>
        <translation>
            <numerusform>La arista entre ellos (%1) se convierte en un lazo.</numerusform>
            <numerusform>Las %1 aristas entre ellos se convierten en lazos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 edges between them become loops.</source>
        <translation>
            <numerusform>La arista entre ellos (%1) se convierte en un lazo.</numerusform>
            <numerusform>Las %1 aristas entre ellos se convierten en lazos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A loop can only be cut, and nothing hangs on it: it is worth a stalk of one edge.</source>
        <translation>Un lazo solo se puede cortar, y de él no cuelga nada: vale como un tallo de una arista.</translation>
    </message>
    <message numerus="yes">
        <source>So %1 loop becomes a stalk of length 1.</source>
        <translation>
            <numerusform>Así que %1 lazo se convierte en un tallo de longitud 1.</numerusform>
            <numerusform>Así que %1 lazos se convierten en tallos de longitud 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So %1 loops become stalks of length 1.</source>
        <translation>
            <numerusform>Así que %1 lazo se convierte en un tallo de longitud 1.</numerusform>
            <numerusform>Así que %1 lazos se convierten en tallos de longitud 1.</numerusform>
        </translation>
    </message>
    <message>
        <source>So nothing is left on this joint.</source>
        <translation>Así que en este nudo no queda nada.</translation>
    </message>
    <message>
        <source>So a stalk of length %1 is left on it.</source>
        <translation>Así que en él queda un tallo de longitud %1.</translation>
    </message>
    <message>
        <source>Stalks on one joint count as Nim heaps of their lengths, and one stalk of their nim-sum may stand for them.</source>
        <translation>Los tallos de un nudo cuentan como montones de Nim de sus longitudes, y en su lugar puede ir un solo tallo con su suma nim.</translation>
    </message>
    <message>
        <source>%1 = %2.</source>
        <extracomment>a nim-sum and its value: a sentence</extracomment>
        <translation>%1 = %2.</translation>
    </message>
    <message>
        <source>Nothing green is left: it is worth 0.</source>
        <translation>No queda nada verde: vale 0.</translation>
    </message>
    <message>
        <source>One green stalk of length %1 is left. Cutting an edge leaves any shorter one, so it is a Nim heap of %1.</source>
        <translation>Queda un tallo verde de longitud %1. Cortar una arista deja cualquier tallo más corto, así que es un montón de Nim de %1.</translation>
    </message>
    <message>
        <source>The green edges are stalks on the ground. Cutting an edge leaves a shorter one, so they are Nim heaps: %1 = %2.</source>
        <extracomment>a nim-sum such as 3 ⊕ 5, and its value</extracomment>
        <translation>Las aristas verdes son tallos sobre el suelo. Cortar una arista deja un tallo más corto, así que son montones de Nim: %1 = %2.</translation>
    </message>
    <message>
        <source>What stands on this blue edge is worth 0, so with the edge it is worth %1.</source>
        <translation>Lo que hay sobre esta arista azul vale 0, así que con la arista vale %1.</translation>
    </message>
    <message>
        <source>What stands on this red edge is worth 0, so with the edge it is worth %1.</source>
        <translation>Lo que hay sobre esta arista roja vale 0, así que con la arista vale %1.</translation>
    </message>
    <message>
        <source>With the edge it is worth (%1 + %2) ÷ 2^%3 = %4.</source>
        <extracomment>a formula: the value of what stands on the edge, and numbers</extracomment>
        <translation>Con la arista vale (%1 + %2) ÷ 2^%3 = %4.</translation>
    </message>
    <message>
        <source>With the edge it is worth (%1 − %2) ÷ 2^%3 = %4.</source>
        <translation>Con la arista vale (%1 − %2) ÷ 2^%3 = %4.</translation>
    </message>
    <message>
        <source>This blue edge counts %1; up to here the stalk is worth %2.</source>
        <extracomment>two values, such as 1/2 and 3/2</extracomment>
        <translation>Esta arista azul cuenta %1; hasta aquí el tallo vale %2.</translation>
    </message>
    <message>
        <source>This red edge counts %1; up to here the stalk is worth %2.</source>
        <translation>Esta arista roja cuenta %1; hasta aquí el tallo vale %2.</translation>
    </message>
    <message>
        <source>Fusion: a cycle melts</source>
        <translation>Fusión: un ciclo se funde</translation>
    </message>
    <message>
        <source>Fuse the cycle</source>
        <translation>Fundir el ciclo</translation>
    </message>
    <message>
        <source>Loops are stalks</source>
        <translation>Los lazos son tallos</translation>
    </message>
    <message>
        <source>Open the loops</source>
        <translation>Abrir los lazos</translation>
    </message>
    <message>
        <source>The stalks on a joint</source>
        <translation>Los tallos de un nudo</translation>
    </message>
    <message>
        <source>Add the stalks</source>
        <translation>Sumar los tallos</translation>
    </message>
    <message>
        <source>A row of Nim heaps</source>
        <translation>Una fila de montones de Nim</translation>
    </message>
    <message>
        <source>Read the heaps</source>
        <translation>Leer los montones</translation>
    </message>
    <message>
        <source>An edge and what stands on it</source>
        <translation>Una arista y lo que tiene encima</translation>
    </message>
    <message>
        <source>Value the edge</source>
        <translation>Valorar la arista</translation>
    </message>
    <message>
        <source>The sum at a joint</source>
        <translation>La suma en un nudo</translation>
    </message>
    <message>
        <source>Add the values</source>
        <translation>Sumar los valores</translation>
    </message>
    <message>
        <source>What stands on one joint are games side by side, so their values are added: %1 = %2.</source>
        <extracomment>a sum such as 1 + 1/2, and its value</extracomment>
        <translation>Lo que hay sobre un nudo son juegos uno al lado de otro, así que sus valores se suman: %1 = %2.</translation>
    </message>
    <message>
        <source>The sign rule</source>
        <translation>La regla de los signos</translation>
    </message>
    <message>
        <source>Next edge</source>
        <translation>Arista siguiente</translation>
    </message>
    <message>
        <source>From the ground up, each edge counts 1 until the colour first changes; from there on each counts half of the one below. Blue adds, red takes away.</source>
        <translation>Desde el suelo hacia arriba, cada arista cuenta 1 hasta que el color cambia por primera vez; desde ahí cada una cuenta la mitad de la de debajo. El azul suma, el rojo resta.</translation>
    </message>
    <message>
        <source>take %1 from heap %2</source>
        <extracomment>a move: how many stones, and the number of the heap</extracomment>
        <translation>quitar %1 del montón %2</translation>
    </message>
    <message>
        <source>No heaps.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>Sin montones.</translation>
    </message>
    <message>
        <source>One heap of %1.</source>
        <translation>Un montón de %1.</translation>
    </message>
    <message>
        <source>Heaps %1.</source>
        <extracomment>read aloud: the sizes of all heaps, such as &quot;7, 11 and 5&quot;</extracomment>
        <translation>Montones %1.</translation>
    </message>
    <message>
        <source>Heaps</source>
        <extracomment>a field: the sizes of the heaps, such as 7,11,5</extracomment>
        <translation>Montones</translation>
    </message>
    <message>
        <source>Proven by the window of the set (Austin): a value depends only on the %1 before it, and that many in a row have come back.</source>
        <translation>Demostrado con la ventana del conjunto (Austin): un valor depende solo de los %1 anteriores, y esa cantidad de valores seguidos ya ha vuelto.</translation>
    </message>
    <message>
        <source>One counter is left: the player to move takes it and loses.</source>
        <translation>Queda una ficha: quien mueve se la lleva y pierde.</translation>
    </message>
    <message>
        <source>%1 counters are left, each alone.</source>
        <translation>Quedan %1 fichas, cada una suelta.</translation>
    </message>
    <message>
        <source>Each move takes one of them. Their number is odd, so the player to move takes the last one and loses.</source>
        <translation>Cada jugada se lleva una. Son un número impar, así que quien mueve se lleva la última y pierde.</translation>
    </message>
    <message>
        <source>Each move takes one of them. Their number is even, so the opponent takes the last one and loses.</source>
        <translation>Cada jugada se lleva una. Son un número par, así que el rival se lleva la última y pierde.</translation>
    </message>
    <message>
        <source>Here the values decide misère play, too, by the rule of misère Nim: a heap has the value 1 exactly where taking the smallest number leaves one of value 0 (Ferguson’s pairing), so these games are tame.</source>
        <translation>Aquí los valores deciden también el juego misère, con la regla del Nim misère: un montón tiene valor 1 exactamente cuando quitar la cantidad más pequeña deja uno de valor 0 (el emparejamiento de Ferguson), así que estos juegos son dóciles.</translation>
    </message>
    <message>
        <source>In misère play that is cold, because their number is odd.</source>
        <translation>En el juego misère eso es frío, porque son un número impar.</translation>
    </message>
    <message>
        <source>In misère play that is hot, because their number is even.</source>
        <translation>En el juego misère eso es caliente, porque son un número par.</translation>
    </message>
    <message>
        <source>In misère play an odd number of ones is cold: if heaps of 1 alone are left, the player to move takes the last one and loses.</source>
        <translation>En el juego misère un número impar de unos es frío: si solo quedan montones de 1, quien mueve se lleva el último y pierde.</translation>
    </message>
    <message>
        <source>In misère play an even number of ones is hot: if heaps of 1 alone are left, the opponent takes the last one and loses.</source>
        <translation>En el juego misère un número par de unos es caliente: si solo quedan montones de 1, el rival se lleva el último y pierde.</translation>
    </message>
    <message numerus="yes">
        <source>No heap counts as more than 1, and %1 heap as 1.</source>
        <translation>
            <numerusform>Ningún montón cuenta más de 1, y %1 montón cuenta 1.</numerusform>
            <numerusform>Ningún montón cuenta más de 1, y %1 montones cuentan 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No heap counts as more than 1, and %1 heaps as 1.</source>
        <translation>
            <numerusform>Ningún montón cuenta más de 1, y %1 montón cuenta 1.</numerusform>
            <numerusform>Ningún montón cuenta más de 1, y %1 montones cuentan 1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one run is longer than 1, so this is the moment of the switch.</source>
        <translation>Solo un tramo es más largo que 1, así que este es el momento del cambio.</translation>
    </message>
    <message>
        <source>Only one heap counts as more than 1, so this is the moment of the switch.</source>
        <translation>Solo un montón cuenta más de 1, así que este es el momento del cambio.</translation>
    </message>
    <message numerus="yes">
        <source>The number of ones beside it is %1.</source>
        <translation>
            <numerusform>El número de unos a su lado es %1.</numerusform>
            <numerusform>El número de unos a su lado es %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring it down to 1: then the number of ones is odd, and the opponent loses.</source>
        <translation>Bájalo a 1: entonces el número de unos es impar, y pierde el rival.</translation>
    </message>
    <message>
        <source>Bring it down to 0: then the number of ones is odd, and the opponent loses.</source>
        <translation>Bájalo a 0: entonces el número de unos es impar, y pierde el rival.</translation>
    </message>
    <message>
        <source>%1 runs are longer than 1. As long as two or more are, misère play is decided as normal play is: by the nim-sum. The switch comes at the move that leaves no long run: it must leave an odd number of single counters.</source>
        <translation>%1 tramos son más largos que 1. Mientras lo sean dos o más, el juego misère se decide como el normal: con la suma nim. El cambio llega en la jugada que no deja ningún tramo largo: tiene que dejar un número impar de fichas sueltas.</translation>
    </message>
    <message>
        <source>%1 heaps count as more than 1. As long as two or more do, misère play is decided as normal play is: by the nim-sum. The switch comes at the move that leaves no such heap: it must leave an odd number of ones.</source>
        <translation>%1 montones cuentan más de 1. Mientras lo hagan dos o más, el juego misère se decide como el normal: con la suma nim. El cambio llega en la jugada que no deja ningún montón así: tiene que dejar un número impar de unos.</translation>
    </message>
    <message>
        <source>Why: misère Nim</source>
        <translation>Por qué: Nim misère</translation>
    </message>
    <message>
        <source>No move is left. In misère play whoever cannot move wins.</source>
        <translation>No queda ninguna jugada. En el juego misère gana quien no puede mover.</translation>
    </message>
    <message>
        <source>Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>Nim</translation>
    </message>
    <message>
        <source>Take from one heap</source>
        <translation>Quita de un montón</translation>
    </message>
    <message>
        <source>A position is cold when the nim-sum of its heaps is 0; in misère play the last heaps of one stone turn it round.</source>
        <translation>Una posición es fría cuando la suma nim de sus montones es 0; en el juego misère los últimos montones de una piedra le dan la vuelta.</translation>
    </message>
    <message>
        <source>Change the size of a heap with its buttons.</source>
        <translation>Cambia los montones que hay debajo.</translation>
    </message>
    <message>
        <source>Add a heap</source>
        <translation>Añadir un montón</translation>
    </message>
    <message>
        <source>Five heaps</source>
        <extracomment>a ready-made board</extracomment>
        <translation>Cinco montones</translation>
    </message>
    <message>
        <source>Take any number of stones from one heap.</source>
        <translation>Quita cuantas piedras quieras de un montón.</translation>
    </message>
    <message>
        <source>Two heaps</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>Dos montones</translation>
    </message>
    <message>
        <source>Two heaps beside a heap of 3</source>
        <translation>Dos montones junto a un montón de 3</translation>
    </message>
    <message>
        <source>Two heaps, misère</source>
        <translation>Dos montones, misère</translation>
    </message>
    <message>
        <source>Nim 3, 2, 1: a kernel of four</source>
        <translation>Nim 3, 2, 1: un núcleo de cuatro</translation>
    </message>
    <message>
        <source>Nim 5, 3, 2, analysed by hand</source>
        <translation>Nim 5, 3, 2, analizado a mano</translation>
    </message>
    <message>
        <source>Nim with two heaps</source>
        <translation>Nim con dos montones</translation>
    </message>
    <message>
        <source>Nim 3, 2, 1</source>
        <translation>Nim 3, 2, 1</translation>
    </message>
    <message>
        <source>Bouton’s theorem</source>
        <translation>el teorema de Bouton</translation>
    </message>
    <message>
        <source>misère Nim</source>
        <extracomment>the name of a theorem: who wins Nim if the last move loses</extracomment>
        <translation>Nim misère</translation>
    </message>
    <message>
        <source>%1: the winning move of normal play leaves %2, and there %3.</source>
        <extracomment>two positions, and who wins, such as &quot;the player to move wins&quot;</extracomment>
        <translation>%1: la jugada ganadora del juego normal deja %2, y ahí %3.</translation>
    </message>
    <message>
        <source>“If the heaps have nim-sum 0 at the start, the first player wins.”</source>
        <translation>«Si al principio los montones tienen suma nim 0, gana el primer jugador».</translation>
    </message>
    <message>
        <source>It is the other way round: from nim-sum 0 every move leaves another nim-sum, and the opponent can restore 0. The second player wins.</source>
        <translation>Es al revés: desde suma nim 0 toda jugada deja otra suma nim, y el rival puede restablecer el 0. Gana el segundo jugador.</translation>
    </message>
    <message>
        <source>“In misère play, with an odd number of single stones left, the player to move cannot be beaten.”</source>
        <translation>«En el juego misère, cuando queda un número impar de piedras sueltas, quien mueve es invencible».</translation>
    </message>
    <message>
        <source>Single stones are taken in turn; with an odd number of them the player to move takes the last one, and that loses.</source>
        <translation>Las piedras sueltas se quitan por turnos; si son un número impar, quien mueve se lleva la última, y eso pierde.</translation>
    </message>
    <message>
        <source>“In misère play, play as in normal play until the very last move, and leave one stone then.”</source>
        <translation>«En el juego misère, juega como en el normal hasta la última jugada, y entonces deja una piedra».</translation>
    </message>
    <message>
        <source>The switch comes earlier: at the move that removes the last heap of two or more, leave an odd number of single stones.</source>
        <translation>El cambio llega antes: en la jugada que elimina el último montón de dos o más, deja un número impar de piedras sueltas.</translation>
    </message>
    <message>
        <source>“Instead of adding in binary, leave an even number of heaps of 2, 4, 8, 16 …”</source>
        <translation>«En lugar de sumar en binario, deja un número par de montones de 2, 4, 8, 16 …»</translation>
    </message>
    <message>
        <source>What has to be even is how often each power of two occurs in the heaps written in binary: 2 and 4 do not cancel, 2 and 2 do.</source>
        <translation>Lo que tiene que ser par es cuántas veces aparece cada potencia de dos en los montones escritos en binario: 2 y 4 no se cancelan; 2 y 2, sí.</translation>
    </message>
    <message>
        <source>“Whoever always leaves nim-sum 0 always stays outside the kernel.”</source>
        <translation>«Quien deja siempre suma nim 0 se queda siempre fuera del núcleo».</translation>
    </message>
    <message>
        <source>Nim-sum 0 is the kernel. Whoever leaves 0 steps into it, and the opponent always has to move out of it.</source>
        <translation>Suma nim 0 es el núcleo. Quien deja 0 entra en él, y el rival siempre tiene que salir.</translation>
    </message>
    <message>
        <source>a misère sum of tame games</source>
        <translation>una suma misère de juegos dóciles</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>in the place of a list of heaps: there is no heap</extracomment>
        <translation>ninguno</translation>
    </message>
    <message numerus="yes">
        <source>The value of a heap depends only on the value just before it. So once a value comes back, all that follow come back.</source>
        <translation>
            <numerusform>El valor de un montón depende solo del valor justo anterior. Así que, cuando un valor vuelve, vuelven todos los que lo siguen.</numerusform>
            <numerusform>El valor de un montón depende solo del valor justo anterior. Así que, cuando un valor vuelve, vuelven todos los que lo siguen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The value of a heap depends only on the %1 values before it. So once %1 values in a row come back, all that follow come back.</source>
        <translation>
            <numerusform>El valor de un montón depende solo del valor justo anterior. Así que, cuando un valor vuelve, vuelven todos los que lo siguen.</numerusform>
            <numerusform>El valor de un montón depende solo de los %1 valores anteriores. Así que, cuando vuelven %1 valores seguidos, vuelven todos los que los siguen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is proven: all heaps below %1 have been worked out, and there every value from heap size %2 on comes back %3 later. By the theorem of Guy and Smith so long a stretch makes the values repeat for ever: a larger heap falls apart in the same ways as the one that is %3 smaller.</source>
        <extracomment>sizes of heaps, and the period, a number</extracomment>
        <translation>Está demostrado: se han calculado todos los montones menores que %1, y en ellos todo valor desde el tamaño %2 vuelve %3 más adelante. Por el teorema de Guy y Smith, un trecho tan largo hace que los valores se repitan para siempre: un montón mayor se parte de las mismas maneras que el que es %3 menor.</translation>
    </message>
    <message>
        <source>The values repeat with period %1.</source>
        <translation>Los valores se repiten con período %1.</translation>
    </message>
    <message>
        <source>The values repeat with period %1, from heap size %2 on.</source>
        <extracomment>two numbers, such as 12 and 71</extracomment>
        <translation>Los valores se repiten con período %1, desde el tamaño %2.</translation>
    </message>
    <message>
        <source>Heap %1: %2 has the value %3.</source>
        <extracomment>the number of a heap, its size, and its Grundy value</extracomment>
        <translation>Montón %1: %2 tiene el valor %3.</translation>
    </message>
    <message>
        <source>Heap %1: %2 is like %3 and has the value %4.</source>
        <extracomment>the number of a heap, its size, a smaller size with the same value, and the Grundy value</extracomment>
        <translation>Montón %1: %2 es como %3 y tiene el valor %4.</translation>
    </message>
    <message>
        <source>A value of 0 means that the player to move loses.</source>
        <translation>Un valor de 0 quiere decir que pierde quien mueve.</translation>
    </message>
    <message>
        <source>A value other than 0 means that the player to move wins.</source>
        <translation>Un valor distinto de 0 quiere decir que gana quien mueve.</translation>
    </message>
    <message>
        <source>The value of a heap is the smallest number that is not the value of what a move can leave of it; two heaps count by the nim-sum of their values.</source>
        <translation>El valor de un montón es el menor número que no es el valor de lo que una jugada puede dejar de él; dos montones cuentan por la suma nim de sus valores.</translation>
    </message>
    <message>
        <source>The value of a heap is the smallest number that is not the value of a heap it can become.</source>
        <translation>El valor de un montón es el menor número que no es el valor de un montón en que pueda convertirse.</translation>
    </message>
    <message>
        <source>In misère play a heap without a move has the value 1. Any other heap has the smallest number that is not the value of a heap it can become.</source>
        <translation>En el juego misère un montón sin jugadas tiene el valor 1. Cualquier otro montón tiene el menor número que no es el valor de un montón en que pueda convertirse.</translation>
    </message>
    <message>
        <source>From a heap of 0 on the values are %1, …</source>
        <translation>Desde un montón de 0, los valores son %1, …</translation>
    </message>
    <message>
        <source>Why: the period</source>
        <translation>Por qué: el período</translation>
    </message>
    <message>
        <source>Why: the values of the heaps</source>
        <translation>Por qué: los valores de los montones</translation>
    </message>
    <message>
        <source>Prime Powers</source>
        <extracomment>the name of a game</extracomment>
        <translation>Potencias de primos</translation>
    </message>
    <message>
        <source>Divide until 1 is left</source>
        <translation>Divide hasta que quede 1</translation>
    </message>
    <message>
        <source>The exponents of the primes are Nim heaps.</source>
        <translation>Los exponentes de los primos son montones de Nim.</translation>
    </message>
    <message>
        <source>Power</source>
        <extracomment>head of the column of moves: the power of a prime by which the number is divided, such as 2³</extracomment>
        <translation>Potencia</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 prime factor now</source>
        <translation>
            <numerusform>Ahora hay %1 factor primo</numerusform>
            <numerusform>Ahora hay %1 factores primos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 prime factors now</source>
        <translation>
            <numerusform>Ahora hay %1 factor primo</numerusform>
            <numerusform>Ahora hay %1 factores primos</numerusform>
        </translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>the number that the board stands for, such as 1440600</extracomment>
        <translation>Número</translation>
    </message>
    <message>
        <source>divide by %1</source>
        <translation>dividir entre %1</translation>
    </message>
    <message>
        <source>Look at the prime %1.</source>
        <translation>Mira el primo %1.</translation>
    </message>
    <message>
        <source>The prime %1 holds out longest.</source>
        <translation>El primo %1 es el que más resiste.</translation>
    </message>
    <message>
        <source>Choose a prime that divides the number, and divide by it once or more often.</source>
        <translation>Divide el número entre una potencia de uno de sus primos.</translation>
    </message>
    <message>
        <source>%1 to the power of %2</source>
        <extracomment>read aloud: a prime and its exponent, such as 2 and 3 for 2³</extracomment>
        <translation>%1 elevado a %2</translation>
    </message>
    <message>
        <source>The number 1.</source>
        <translation>El número 1.</translation>
    </message>
    <message>
        <source>The number %1, with the factors %2.</source>
        <extracomment>read aloud: a number such as 360, and its powers of primes</extracomment>
        <translation>El número %1, con los factores %2.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <extracomment>a ready-made family of positions: all numbers</extracomment>
        <translation>Los números</translation>
    </message>
    <message>
        <source>Exponent of %1</source>
        <translation>Exponente de %1</translation>
    </message>
    <message>
        <source>the exponent of %1</source>
        <translation>el exponente de %1</translation>
    </message>
    <message>
        <source>Each prime is a heap as large as its exponent: %1.</source>
        <translation>Cada primo es un montón tan grande como su exponente: %1.</translation>
    </message>
    <message>
        <source>Dividing by a power of a prime takes that many from its heap.</source>
        <translation>Dividir entre una potencia de un primo quita de su montón lo que dice el exponente.</translation>
    </message>
    <message>
        <source>exponents as heaps</source>
        <translation>los exponentes como montones</translation>
    </message>
    <message>
        <source>a whole number from 1</source>
        <translation>un número entero desde 1</translation>
    </message>
    <message>
        <source>The product printed is %1, not the number of %2.</source>
        <extracomment>a number, and a position</extracomment>
        <translation>El producto impreso es %1, no el número de %2.</translation>
    </message>
    <message>
        <source>“1440600 = 2² · 2² · 3 · 5 · 5 · 7 · 7 · 7 · 7.”</source>
        <translation>«1440600 = 2² · 2² · 3 · 5 · 5 · 7 · 7 · 7 · 7».</translation>
    </message>
    <message>
        <source>One factor 2 is printed too often: 1440600 = 2³ · 3 · 5² · 7⁴, with the heaps 3, 1, 2, 4.</source>
        <translation>Está impreso un factor 2 de más: 1440600 = 2³ · 3 · 5² · 7⁴, con los montones 3, 1, 2, 4.</translation>
    </message>
    <message>
        <source>Takeaway</source>
        <extracomment>the name of a game</extracomment>
        <translation>Quitar palitos</translation>
    </message>
    <message>
        <source>Take 1, 2 or 3</source>
        <translation>Quita 1, 2 o 3</translation>
    </message>
    <message>
        <source>The values of a heap repeat with a proven period; heaps add up by the nim-sum, in misère play as tame games.</source>
        <translation>Los valores de un montón se repiten con un período demostrado; los montones se juntan con la suma nim, y en el juego misère como juegos dóciles.</translation>
    </message>
    <message>
        <source>one heap, take 1 to 3</source>
        <translation>un montón, se quitan de 1 a 3</translation>
    </message>
    <message>
        <source>Twenty-one</source>
        <extracomment>a ready-made board: a heap of 21</extracomment>
        <translation>Veintiuno</translation>
    </message>
    <message>
        <source>one heap, misère</source>
        <translation>un montón, misère</translation>
    </message>
    <message>
        <source>Take 1, 3 or 4</source>
        <translation>Quitar 1, 3 o 4</translation>
    </message>
    <message>
        <source>one heap of 20</source>
        <translation>un montón de 20</translation>
    </message>
    <message>
        <source>Three heaps</source>
        <extracomment>a ready-made board</extracomment>
        <translation>Tres montones</translation>
    </message>
    <message>
        <source>Allowed takes</source>
        <extracomment>a field: how many may be taken, such as 1-3; &quot;takes&quot; is a noun</extracomment>
        <translation>Cantidades permitidas</translation>
    </message>
    <message>
        <source>Subtraction set</source>
        <extracomment>a kind of sequence: heaps from which only some numbers may be taken, such as 1, 2, 3</extracomment>
        <translation>Conjunto de sustracción</translation>
    </message>
    <message>
        <source>Numbers that may be taken</source>
        <translation>Cantidades que se pueden quitar</translation>
    </message>
    <message>
        <source>One heap, take 1 to m</source>
        <translation>Un montón, se quitan de 1 a m</translation>
    </message>
    <message>
        <source>One heap, take 1 or m</source>
        <translation>Un montón, se quitan 1 o m</translation>
    </message>
    <message>
        <source>One heap, take 1, 3 or 4</source>
        <translation>Un montón, se quitan 1, 3 o 4</translation>
    </message>
    <message>
        <source>Takeaway 10</source>
        <extracomment>a game with its position: a heap of 10</extracomment>
        <translation>Diez palitos</translation>
    </message>
    <message>
        <source>the period of the subtraction set</source>
        <translation>el período del conjunto de sustracción</translation>
    </message>
    <message>
        <source>No period is proven for these takes, so the values of single heaps are worked out one after the other, from a heap of 0 to a heap of %1: the value of a heap is the smallest number that is not the value of a heap it can become.</source>
        <translation>No hay ningún período demostrado para estas cantidades, así que los valores de cada montón se calculan uno tras otro, de un montón de 0 a un montón de %1: el valor de un montón es el menor número que no es el valor de un montón en que pueda convertirse.</translation>
    </message>
    <message>
        <source>No counter lies there.</source>
        <translation>Ahí no hay ninguna ficha.</translation>
    </message>
    <message>
        <source>The two counters do not lie on one line.</source>
        <translation>Las dos fichas no están en la misma línea.</translation>
    </message>
    <message>
        <source>Line Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>Nim en líneas</translation>
    </message>
    <message>
        <source>Take neighbours on a line</source>
        <translation>Quita fichas vecinas de una línea</translation>
    </message>
    <message>
        <source>Runs of counters are Nim heaps, in both conventions; with a maximum per move each run has a value of its own.</source>
        <translation>Los tramos de fichas son montones de Nim, en las dos convenciones; con un máximo por jugada, cada tramo tiene un valor propio.</translation>
    </message>
    <message>
        <source>Counters</source>
        <extracomment>head of the column of moves: how many counters are taken</extracomment>
        <translation>Fichas</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 counter now</source>
        <translation>
            <numerusform>Ahora hay %1 ficha</numerusform>
            <numerusform>Ahora hay %1 fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 counters now</source>
        <translation>
            <numerusform>Ahora hay %1 ficha</numerusform>
            <numerusform>Ahora hay %1 fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a place to put or take a counter.</source>
        <translation>Haz clic en un sitio para poner o quitar una ficha.</translation>
    </message>
    <message>
        <source>Lines</source>
        <extracomment>a field: how many lines the board has</extracomment>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Normal play</source>
        <extracomment>a ready-made board that is played by the normal rule: who makes the last move wins</extracomment>
        <translation>Juego normal</translation>
    </message>
    <message>
        <source>At most two</source>
        <translation>Dos como mucho</translation>
    </message>
    <message>
        <source>Counters per line</source>
        <translation>Fichas por línea</translation>
    </message>
    <message>
        <source>Line Nim with a maximum per move</source>
        <translation>Nim en líneas con un máximo por jugada</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>a move: the number of a line, and the counters that are taken, such as 2-3</extracomment>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>Look at line %1.</source>
        <translation>Mira la línea %1.</translation>
    </message>
    <message>
        <source>Line %1 holds out longest.</source>
        <translation>La línea %1 es la que más resiste.</translation>
    </message>
    <message>
        <source>Take any number of neighbouring counters on one line.</source>
        <translation>Quita cuantas fichas vecinas quieras de una línea.</translation>
    </message>
    <message>
        <source>Take one counter.</source>
        <translation>Quita una ficha.</translation>
    </message>
    <message>
        <source>Take 1–%1 neighbouring counters on one line.</source>
        <translation>Quita 1–%1 fichas vecinas de una línea.</translation>
    </message>
    <message>
        <source>Taking the last counter wins.</source>
        <translation>Llevarse la última ficha gana.</translation>
    </message>
    <message>
        <source>Taking the last counter loses.</source>
        <translation>Llevarse la última ficha pierde.</translation>
    </message>
    <message>
        <source>You took the last counter</source>
        <translation>Te llevaste la última ficha</translation>
    </message>
    <message>
        <source>%1 took the last counter</source>
        <translation>%1 se llevó la última ficha</translation>
    </message>
    <message>
        <source>Line %1: empty.</source>
        <translation>Línea %1: vacía.</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <extracomment>read aloud: the number of a line, and how many counters stand in its runs, such as &quot;2 and 1&quot;</extracomment>
        <translation>Línea %1: %2.</translation>
    </message>
    <message>
        <source>Line %1: one counter.</source>
        <translation>Línea %1: una ficha.</translation>
    </message>
    <message>
        <source>Line %1: %2 in a row.</source>
        <extracomment>read aloud: the number of a line, and how many counters stand side by side in it</extracomment>
        <translation>Línea %1: %2 seguidas.</translation>
    </message>
    <message>
        <source>No lines.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>Sin líneas.</translation>
    </message>
    <message>
        <source>One line, take 1 to m</source>
        <translation>Una línea, se quitan de 1 a m</translation>
    </message>
    <message>
        <source>One line of two runs</source>
        <translation>Una línea de dos tramos</translation>
    </message>
    <message>
        <source>One line, take 1 to m, misère</source>
        <translation>Una línea, se quitan de 1 a m, misère</translation>
    </message>
    <message>
        <source>Line Nim 3, 4, 5, misère</source>
        <translation>Nim en líneas 3, 4, 5, misère</translation>
    </message>
    <message>
        <source>Line Nim 3, 2 by run codes</source>
        <translation>Nim en líneas 3, 2 por códigos de tramos</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 counter can be taken, not %2.</source>
        <extracomment>the most that can be taken, here 1, and how many were asked for</extracomment>
        <translation>
            <numerusform>Se puede quitar como mucho %1 ficha, no %2.</numerusform>
            <numerusform>Se pueden quitar como mucho %1 fichas, no %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 counters can be taken, not %2.</source>
        <extracomment>the most that can be taken, and how many were asked for</extracomment>
        <translation>
            <numerusform>Se puede quitar como mucho %1 ficha, no %2.</numerusform>
            <numerusform>Se pueden quitar como mucho %1 fichas, no %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>runs as heaps</source>
        <translation>los tramos como montones</translation>
    </message>
    <message>
        <source>With this limit a run need not be worth its length, so the Grundy values of single runs are worked out one after the other, from a run of 0 to a run of %1: the value of a run is the smallest number that is not the value of what a move can leave of it.</source>
        <translation>Con este límite un tramo no tiene por qué valer su longitud, así que los valores de Grundy de cada tramo se calculan uno tras otro, de un tramo de 0 a un tramo de %1: el valor de un tramo es el menor número que no es el valor de lo que una jugada puede dejar de él.</translation>
    </message>
    <message>
        <source>The rule agrees with the search on all %1 boards tried. At the start, %2, %3.</source>
        <extracomment>a number, a position, and who wins</extracomment>
        <translation>La regla coincide con la búsqueda en los %1 tableros probados. Al principio, %2, %3.</translation>
    </message>
    <message>
        <source>“Even with a maximum per move, the runs of counters are Nim heaps.”</source>
        <translation>«Incluso con un máximo por jugada, los tramos de fichas son montones de Nim».</translation>
    </message>
    <message>
        <source>A run that is longer than the maximum cannot be taken whole, so it has other options than a Nim heap: its value is another one.</source>
        <translation>Un tramo más largo que el máximo no se puede quitar entero, así que tiene opciones distintas de las de un montón de Nim: su valor es otro.</translation>
    </message>
    <message>
        <source>“For misère Line Nim there is no strategy that always works.”</source>
        <translation>«Para el Nim en líneas misère no hay ninguna estrategia que funcione siempre».</translation>
    </message>
    <message>
        <source>There is one: misère Nim on the lengths of the runs. If your move leaves a run of two or more, make the nim-sum of the lengths 0. If it leaves only runs of 1, make their number odd.</source>
        <translation>La hay: el Nim misère con las longitudes de los tramos. Si tu jugada deja un tramo de dos o más, haz 0 la suma nim de las longitudes. Si solo deja tramos de 1, haz impar su número.</translation>
    </message>
    <message numerus="yes">
        <source>this row has %1 cell, the first one has %2</source>
        <extracomment>a mistake: rows have to be equally long; two numbers, the first is 1</extracomment>
        <translation>
            <numerusform>esta fila tiene %1 casilla; la primera, %2</numerusform>
            <numerusform>esta fila tiene %1 casillas; la primera, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this row has %1 cells, the first one has %2</source>
        <extracomment>a mistake: rows have to be equally long; two numbers</extracomment>
        <translation>
            <numerusform>esta fila tiene %1 casilla; la primera, %2</numerusform>
            <numerusform>esta fila tiene %1 casillas; la primera, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counter, so a run is not a heap of its length, and misère Nim of the lengths does not decide.</source>
        <translation>
            <numerusform>Una jugada quita como mucho %1 ficha, así que un tramo no es un montón de su longitud, y el Nim misère de las longitudes no decide.</numerusform>
            <numerusform>Una jugada quita como mucho %1 fichas, así que un tramo no es un montón de su longitud, y el Nim misère de las longitudes no decide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counters, so a run is not a heap of its length, and misère Nim of the lengths does not decide.</source>
        <translation>
            <numerusform>Una jugada quita como mucho %1 ficha, así que un tramo no es un montón de su longitud, y el Nim misère de las longitudes no decide.</numerusform>
            <numerusform>Una jugada quita como mucho %1 fichas, así que un tramo no es un montón de su longitud, y el Nim misère de las longitudes no decide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counter, so a run is not a heap of its length.</source>
        <translation>
            <numerusform>Una jugada quita como mucho %1 ficha, así que un tramo no es un montón de su longitud.</numerusform>
            <numerusform>Una jugada quita como mucho %1 fichas, así que un tramo no es un montón de su longitud.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counters, so a run is not a heap of its length.</source>
        <translation>
            <numerusform>Una jugada quita como mucho %1 ficha, así que un tramo no es un montón de su longitud.</numerusform>
            <numerusform>Una jugada quita como mucho %1 fichas, así que un tramo no es un montón de su longitud.</numerusform>
        </translation>
    </message>
    <message>
        <source>The run code is %1: the numbers of runs of 5, 4, 3, 2 and 1.</source>
        <translation>El código de tramos es %1: cuántos tramos hay de 5, 4, 3, 2 y 1.</translation>
    </message>
    <message>
        <source>The runs, longest first: %1 (number × length).</source>
        <translation>Los tramos, el más largo primero: %1 (número × longitud).</translation>
    </message>
    <message>
        <source>A run of %1 is not tame, or can become one that is not.</source>
        <translation>Un tramo de %1 no es dócil, o puede convertirse en uno que no lo es.</translation>
    </message>
    <message>
        <source>A run of %1 has the genus (%2,%3).</source>
        <extracomment>the length of a run, and two numbers of the theory of misère play</extracomment>
        <translation>Un tramo de %1 tiene el género (%2,%3).</translation>
    </message>
    <message>
        <source>Here all runs have the genus (0,1) or (1,0), so they play like heaps of 0 and 1: the position is cold if the nim-sum of the first numbers is 1.</source>
        <translation>Aquí todos los tramos tienen el género (0,1) o (1,0), así que se juegan como montones de 0 y 1: la posición es fría si la suma nim de los primeros números es 1.</translation>
    </message>
    <message>
        <source>Here some run has a genus (n,n), so the sum is decided as in misère Nim with a heap over 1: it is cold if the nim-sum of the first numbers is 0.</source>
        <translation>Aquí algún tramo tiene un género (n,n), así que la suma se decide como en el Nim misère con un montón mayor que 1: es fría si la suma nim de los primeros números es 0.</translation>
    </message>
    <message>
        <source>The first numbers add up to the nim-sum %1, so the position is cold.</source>
        <translation>Los primeros números dan la suma nim %1, así que la posición es fría.</translation>
    </message>
    <message>
        <source>The first numbers add up to the nim-sum %1, so the position is hot.</source>
        <translation>Los primeros números dan la suma nim %1, así que la posición es caliente.</translation>
    </message>
    <message>
        <source>Why: the runs</source>
        <translation>Por qué: los tramos</translation>
    </message>
    <message>
        <source>Why: runs are heaps</source>
        <translation>Por qué: los tramos son montones</translation>
    </message>
    <message>
        <source>Only the runs of neighbouring counters matter, and a run of n counts as a heap of n: it can become any shorter run, and the two runs a and b that a move from its middle leaves are worth a ⊕ b, which is at most a + b and so again less than n.</source>
        <translation>Solo importan los tramos de fichas vecinas, y un tramo de n cuenta como un montón de n: puede convertirse en cualquier tramo más corto, y los dos tramos a y b que deja una jugada en el medio valen a ⊕ b, que es como mucho a + b y, por tanto, otra vez menor que n.</translation>
    </message>
    <message>
        <source>A run’s genus is its Grundy value in normal play, and then the same in misère play, where a run without a move has the value 1. A run is tame if its genus, and that of all it can become, is one that a sum of Nim heaps has: (0,1), (1,0) or (n,n). Sums of tame games are decided by the genera.</source>
        <translation>El género de un tramo es su valor de Grundy en el juego normal y, después, lo mismo en el juego misère, donde un tramo sin jugadas tiene el valor 1. Un tramo es dócil si su género, y el de todo aquello en que puede convertirse, es uno de los que tiene una suma de montones de Nim: (0,1), (1,0) o (n,n). Las sumas de juegos dóciles se deciden por los géneros.</translation>
    </message>
    <message>
        <source>So the genera do not decide this position: it is searched.</source>
        <translation>Así que los géneros no deciden esta posición: se busca.</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Tramo %1</translation>
    </message>
    <message>
        <source>every heap is of %1, and the nim-sum is %2</source>
        <extracomment>sizes of heaps, such as &quot;1, 4 or 20&quot;, and what the nim-sum may be</extracomment>
        <translation>todos los montones son de %1, y la suma nim es %2</translation>
    </message>
    <message>
        <source>one heap is of %1, every other one of %2, and the nim-sum is %3</source>
        <extracomment>a size of a heap, sizes such as &quot;1, 4 or 20&quot;, and what the nim-sum may be</extracomment>
        <translation>un montón es de %1, todos los demás de %2, y la suma nim es %3</translation>
    </message>
    <message>
        <source>Heaps of 1, 4, 20 and 25 have the value 1, heaps of 5, 9, 12 and 17 the value 4. The nim-sum is %1: cold in normal play, so hot in misère play.</source>
        <translation>Los montones de 1, 4, 20 y 25 tienen el valor 1; los de 5, 9, 12 y 17, el valor 4. La suma nim es %1: fría en el juego normal, así que caliente en el misère.</translation>
    </message>
    <message>
        <source>Heaps of 1, 4, 20 and 25 have the value 1, heaps of 5, 9, 12 and 17 the value 4. The nim-sum is %1: hot in normal play, so cold in misère play.</source>
        <translation>Los montones de 1, 4, 20 y 25 tienen el valor 1; los de 5, 9, 12 y 17, el valor 4. La suma nim es %1: caliente en el juego normal, así que fría en el misère.</translation>
    </message>
    <message>
        <source>Why: misère Kayles</source>
        <translation>Por qué: Kayles misère</translation>
    </message>
    <message>
        <source>In misère Kayles the same player wins as in normal play, where the nim-sum decides, except in six kinds of positions, where the other player wins: Sibert and Conway proved it in 1992. These kinds have heaps of 1, 4, 5, 9, 12, 17, 20 and 25 alone.</source>
        <translation>En el Kayles misère gana el mismo jugador que en el juego normal, donde decide la suma nim, salvo en seis clases de posiciones, en las que gana el otro: lo demostraron Sibert y Conway en 1992. Esas clases solo tienen montones de 1, 4, 5, 9, 12, 17, 20 y 25.</translation>
    </message>
    <message>
        <source>This position is of such a kind: %1.</source>
        <translation>Esta posición es de una de esas clases: %1.</translation>
    </message>
    <message>
        <source>This position is of none of these kinds, so it is decided as in normal play. The winning moves are the same, too, but for those that leave one of the kinds.</source>
        <translation>Esta posición no es de ninguna de esas clases, así que se decide como en el juego normal. También las jugadas ganadoras son las mismas, salvo las que dejan una de esas clases.</translation>
    </message>
    <message>
        <source>The winning move</source>
        <translation>La jugada ganadora</translation>
    </message>
    <message>
        <source>It leaves a position of such a kind: %1.</source>
        <translation>Deja una posición de una de esas clases: %1.</translation>
    </message>
    <message>
        <source>This heap is too long to draw: choose a move from the list.</source>
        <translation>Este montón es demasiado largo para dibujarlo: elige una jugada de la lista.</translation>
    </message>
    <message>
        <source>The two parts must not be equal.</source>
        <translation>Las dos partes no pueden ser iguales.</translation>
    </message>
    <message>
        <source>A whole heap of %1 may not be taken.</source>
        <translation>Un montón entero de %1 no se puede quitar.</translation>
    </message>
    <message>
        <source>With %1 taken, what is left may not be a single heap.</source>
        <translation>Si se quitan %1, lo que queda no puede ser un solo montón.</translation>
    </message>
    <message>
        <source>With %1 taken, what is left may not be two heaps.</source>
        <translation>Si se quitan %1, lo que queda no pueden ser dos montones.</translation>
    </message>
    <message>
        <source>No period is proven for these rules, so the values of single heaps are worked out one after the other, from a heap of 0 to a heap of %1: the value of a heap is the smallest number that is not the value of what a move can leave of it; two heaps count by the nim-sum of their values.</source>
        <translation>No hay ningún período demostrado para estas reglas, así que los valores de cada montón se calculan uno tras otro, de un montón de 0 a un montón de %1: el valor de un montón es el menor número que no es el valor de lo que una jugada puede dejar de él; dos montones cuentan por la suma nim de sus valores.</translation>
    </message>
    <message>
        <source>the code %1 allows no move</source>
        <translation>el código %1 no permite ninguna jugada</translation>
    </message>
    <message>
        <source>an octal code such as 0.77</source>
        <translation>un código octal como 0.77</translation>
    </message>
    <message>
        <source>a digit from 0 to 7</source>
        <translation>una cifra de 0 a 7</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 digit</source>
        <translation>
            <numerusform>más de %1 cifra</numerusform>
            <numerusform>más de %1 cifras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 digits</source>
        <translation>
            <numerusform>más de %1 cifra</numerusform>
            <numerusform>más de %1 cifras</numerusform>
        </translation>
    </message>
    <message>
        <source>the theorem of Sibert and Conway</source>
        <translation>el teorema de Sibert y Conway</translation>
    </message>
    <message>
        <source>Octal Games</source>
        <extracomment>the name of a group of games, of which an octal code tells the rules</extracomment>
        <translation>Juegos octales</translation>
    </message>
    <message>
        <source>Kayles and its relatives</source>
        <translation>Kayles y sus parientes</translation>
    </message>
    <message>
        <source>The values of the heaps of Kayles and other octal games; heaps add up by the nim-sum.</source>
        <translation>Los valores de los montones de Kayles y otros juegos octales; los montones se juntan con la suma nim.</translation>
    </message>
    <message>
        <source>Kayles</source>
        <extracomment>the name of a game</extracomment>
        <translation>Kayles</translation>
    </message>
    <message>
        <source>Dudeney’s Kayles</source>
        <extracomment>the name of a game</extracomment>
        <translation>El Kayles de Dudeney</translation>
    </message>
    <message>
        <source>Dawson’s Kayles</source>
        <extracomment>the name of a game</extracomment>
        <translation>El Kayles de Dawson</translation>
    </message>
    <message>
        <source>Dawson’s chess</source>
        <extracomment>the name of a game</extracomment>
        <translation>El ajedrez de Dawson</translation>
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
        <translation>Quitar uno o dividir</translation>
    </message>
    <message>
        <source>Octal code</source>
        <extracomment>a field: the code of an octal game, such as 0.77</extracomment>
        <translation>Código octal</translation>
    </message>
    <message>
        <source>Kayles, 0.77</source>
        <extracomment>a game, and its octal code</extracomment>
        <translation>Kayles, 0.77</translation>
    </message>
    <message>
        <source>Dawson’s Kayles, 0.07</source>
        <translation>Kayles de Dawson, 0.07</translation>
    </message>
    <message>
        <source>Dawson’s Chess, 0.137</source>
        <translation>Ajedrez de Dawson, 0.137</translation>
    </message>
    <message>
        <source>Grundy’s Game</source>
        <extracomment>the name of a game</extracomment>
        <translation>Juego de Grundy</translation>
    </message>
    <message>
        <source>Divide into unequal heaps</source>
        <translation>Divide en montones desiguales</translation>
    </message>
    <message>
        <source>The values of the heaps of Grundy’s game; heaps add up by the nim-sum.</source>
        <translation>Los valores de los montones del juego de Grundy; los montones se juntan con la suma nim.</translation>
    </message>
    <message>
        <source>Kayles, one row</source>
        <translation>Kayles, una fila</translation>
    </message>
    <message>
        <source>Dawson’s Kayles, one row</source>
        <translation>Kayles de Dawson, una fila</translation>
    </message>
    <message>
        <source>Kayles, two rows</source>
        <translation>Kayles, dos filas</translation>
    </message>
    <message>
        <source>One row of Kayles</source>
        <translation>Una fila de Kayles</translation>
    </message>
    <message>
        <source>One heap</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>Un montón</translation>
    </message>
    <message>
        <source>One heap of Grundy’s game</source>
        <translation>Un montón del juego de Grundy</translation>
    </message>
    <message>
        <source>Proven by the theorem of Guy and Smith: so long a stretch has come back that every larger heap divides in the same ways.</source>
        <translation>Demostrado con el teorema de Guy y Smith: ha vuelto un trecho tan largo que todo montón mayor se divide de las mismas maneras.</translation>
    </message>
    <message>
        <source>the period of the octal game</source>
        <translation>el período del juego octal</translation>
    </message>
    <message>
        <source>take a whole heap of %1</source>
        <translation>quita un montón entero de %1</translation>
    </message>
    <message>
        <source>take %1 from a heap so that one heap is left</source>
        <translation>quita %1 de un montón de modo que quede un montón</translation>
    </message>
    <message>
        <source>take %1 from a heap so that two heaps are left</source>
        <translation>quita %1 de un montón de modo que queden dos montones</translation>
    </message>
    <message>
        <source>take a whole heap of %1, or take %1 from a heap so that two heaps are left</source>
        <translation>quita un montón entero de %1, o quita %1 de un montón de modo que queden dos montones</translation>
    </message>
    <message>
        <source>divide a heap into two</source>
        <translation>divide un montón en dos</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <extracomment>two ways to move: &quot;take 1 pin of a heap, or divide a heap&quot;</extracomment>
        <translation>%1, o %2</translation>
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
        <translation>%1 Lo que queda a los dos lados pasa a ser dos montones.</translation>
    </message>
    <message>
        <source>divide heap %1 into %2 and %3</source>
        <extracomment>a move: the number of a heap, and the sizes of what it becomes</extracomment>
        <translation>dividir el montón %1 en %2 y %3</translation>
    </message>
    <message>
        <source>take all of heap %1</source>
        <translation>quitar el montón %1 entero</translation>
    </message>
    <message>
        <source>take %1 from heap %2, leaving %3 and %4</source>
        <extracomment>a move: how many pins, the number of the heap, and the sizes of what is left</extracomment>
        <translation>quitar %1 del montón %2 y dejar %3 y %4</translation>
    </message>
    <message>
        <source>take %1 from heap %2, leaving %3</source>
        <extracomment>a move: how many pins, the number of the heap, and the size of what is left</extracomment>
        <translation>quitar %1 del montón %2 y dejar %3</translation>
    </message>
    <message>
        <source>take the first of heap %1, leaving %2</source>
        <extracomment>a move: the number of the heap, and the size of what is left</extracomment>
        <translation>quitar el primero del montón %1 y dejar %2</translation>
    </message>
    <message>
        <source>take the last of heap %1, leaving %2</source>
        <translation>quitar el último del montón %1 y dejar %2</translation>
    </message>
    <message numerus="yes">
        <source>take the first %1 of heap %2, leaving %3</source>
        <extracomment>a move: how many pins, the number of the heap, and the size of what is left</extracomment>
        <translation>
            <numerusform>quitar el primero (%1) del montón %2 y dejar %3</numerusform>
            <numerusform>quitar los %1 primeros del montón %2 y dejar %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take the last %1 of heap %2, leaving %3</source>
        <extracomment>a move: how many pins, the number of the heap, and the size of what is left</extracomment>
        <translation>
            <numerusform>quitar el último (%1) del montón %2 y dejar %3</numerusform>
            <numerusform>quitar los %1 últimos del montón %2 y dejar %3</numerusform>
        </translation>
    </message>
    <message>
        <source>divide</source>
        <extracomment>on the board, a verb: what a move does to a heap</extracomment>
        <translation>dividir</translation>
    </message>
    <message>
        <source>Divide a heap into two heaps of different sizes.</source>
        <translation>Divide un montón en dos montones de distinto tamaño.</translation>
    </message>
    <message>
        <source>The position equals Nim with no stone left; its value is 0.</source>
        <translation>La posición equivale al Nim sin piedras; su valor es 0.</translation>
    </message>
    <message>
        <source>The position equals a Nim heap of %1; its value is %2.</source>
        <extracomment>the size of a heap, such as 3, and its value, such as ∗3</extracomment>
        <translation>La posición equivale a un montón de Nim de %1; su valor es %2.</translation>
    </message>
    <message>
        <source>The position equals Nim with the heaps %1; its value is %2.</source>
        <translation>La posición equivale al Nim con los montones %1; su valor es %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 move raises a heap instead (%2). It is reversible: the opponent has a reply that brings the heap back to what it was worth, so nothing is gained.</source>
        <extracomment>how many moves, here one, and the move</extracomment>
        <translation>
            <numerusform>%1 jugada hace crecer un montón (%2). Es reversible: el rival tiene una respuesta que devuelve el montón a lo que valía, así que no se gana nada.</numerusform>
            <numerusform>%1 jugadas hacen crecer un montón (por ejemplo, %2). Son reversibles: el rival tiene una respuesta que devuelve el montón a lo que valía, así que no se gana nada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves raise a heap instead (such as %2). They are reversible: the opponent has a reply that brings the heap back to what it was worth, so nothing is gained.</source>
        <extracomment>how many moves, and some of them</extracomment>
        <translation>
            <numerusform>%1 jugada hace crecer un montón (%2). Es reversible: el rival tiene una respuesta que devuelve el montón a lo que valía, así que no se gana nada.</numerusform>
            <numerusform>%1 jugadas hacen crecer un montón (por ejemplo, %2). Son reversibles: el rival tiene una respuesta que devuelve el montón a lo que valía, así que no se gana nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>A formula gives the answer; no position has to be searched.</source>
        <translation>La respuesta la da una fórmula; no hay que buscar ninguna posición.</translation>
    </message>
    <message>
        <source>No formula is known for this board, so the answer is a proof by table: every position that can arise is labelled, %1.</source>
        <translation>No se conoce ninguna fórmula para este tablero, así que la respuesta es una demostración por tabla: se etiqueta toda posición que puede aparecer, %1.</translation>
    </message>
    <message>
        <source>No formula is known for this board, so the answer is a proof by search over %1.</source>
        <translation>No se conoce ninguna fórmula para este tablero, así que la respuesta es una demostración por búsqueda en %1.</translation>
    </message>
    <message>
        <source>The same game as Nim</source>
        <translation>El mismo juego que Nim</translation>
    </message>
    <message>
        <source>Every move takes from it.</source>
        <translation>Toda jugada quita de él.</translation>
    </message>
    <message>
        <source>Every move takes from one of the heaps.</source>
        <translation>Toda jugada quita de uno de los montones.</translation>
    </message>
    <message>
        <source>How it was found</source>
        <translation>Cómo se halló</translation>
    </message>
    <message>
        <source>The Grundy value is not computed: it would take too many positions.</source>
        <translation>El valor de Grundy no se calcula: harían falta demasiadas posiciones.</translation>
    </message>
    <message>
        <source>The Grundy value</source>
        <translation>El valor de Grundy</translation>
    </message>
    <message>
        <source>There is no option, so the Grundy value is 0.</source>
        <translation>No hay ninguna opción, así que el valor de Grundy es 0.</translation>
    </message>
    <message>
        <source>Every option has the Grundy value %1. The smallest missing number is %2: that is the Grundy value of the position.</source>
        <extracomment>two numbers</extracomment>
        <translation>Todas las opciones tienen el valor de Grundy %1. El menor número que falta es %2: ese es el valor de Grundy de la posición.</translation>
    </message>
    <message>
        <source>The options have the Grundy values %1. The smallest number missing among them is %2: that is the Grundy value of the position.</source>
        <extracomment>a list of numbers, such as &quot;0, 1 and 3&quot;, and a number</extracomment>
        <translation>Las opciones tienen los valores de Grundy %1. El menor número que falta entre ellos es %2: ese es el valor de Grundy de la posición.</translation>
    </message>
    <message>
        <source>The value</source>
        <extracomment>heads a step of the reasons: what the position is worth</extracomment>
        <translation>El valor</translation>
    </message>
    <message>
        <source>The position is worth %1. How that is found takes a theorem.</source>
        <translation>La posición vale %1. Saber cómo se halla requiere un teorema.</translation>
    </message>
    <message>
        <source>In misère play positions have no values that add up. The moves and their answers argue, or a theorem where there is one.</source>
        <translation>En el juego misère las posiciones no tienen valores que se sumen. Argumentan las jugadas y sus respuestas, o un teorema donde lo hay.</translation>
    </message>
    <message>
        <source>The value of this position is not worked out. The moves and their answers argue without it, or a theorem where there is one.</source>
        <translation>El valor de esta posición no se ha calculado. Sin él argumentan las jugadas y sus respuestas, o un teorema donde lo hay.</translation>
    </message>
    <message>
        <source>row %1 must have one W and one B</source>
        <translation>la fila %1 tiene que tener una W y una B</translation>
    </message>
    <message>
        <source>Northcott’s Game</source>
        <extracomment>the name of a game</extracomment>
        <translation>Juego de Northcott</translation>
    </message>
    <message>
        <source>Your own tokens</source>
        <translation>Tus propias fichas</translation>
    </message>
    <message>
        <source>The gaps are Nim heaps where tokens move either way; otherwise the rows add up by their exact values.</source>
        <translation>Los huecos son montones de Nim donde las fichas se mueven en los dos sentidos; si no, las filas se suman con sus valores exactos.</translation>
    </message>
    <message numerus="yes">
        <source>A token can still advance in %1 row now</source>
        <translation>
            <numerusform>Ahora una ficha todavía puede avanzar en %1 fila</numerusform>
            <numerusform>Ahora una ficha todavía puede avanzar en %1 filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A token can still advance in %1 rows now</source>
        <translation>
            <numerusform>Ahora una ficha todavía puede avanzar en %1 fila</numerusform>
            <numerusform>Ahora una ficha todavía puede avanzar en %1 filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a token to another square.</source>
        <translation>Arrastra una ficha a otra casilla.</translation>
    </message>
    <message>
        <source>White (Left)</source>
        <extracomment>the player Left, who has the white tokens</extracomment>
        <translation>Blanco (Izquierda)</translation>
    </message>
    <message>
        <source>Black (Right)</source>
        <extracomment>the player Right, who has the black tokens</extracomment>
        <translation>Negro (Derecha)</translation>
    </message>
    <message>
        <source>White (W) is Left, Black (B) is Right.</source>
        <translation>Blanco (W) es Izquierda, Negro (B) es Derecha.</translation>
    </message>
    <message>
        <source>To the right only</source>
        <translation>Solo a la derecha</translation>
    </message>
    <message>
        <source>3 rows</source>
        <extracomment>of a ready-made board: how many rows it has</extracomment>
        <translation>3 filas</translation>
    </message>
    <message>
        <source>One row</source>
        <extracomment>a ready-made board: it has one row</extracomment>
        <translation>Una fila</translation>
    </message>
    <message>
        <source>to the right only</source>
        <translation>solo a la derecha</translation>
    </message>
    <message>
        <source>Forward only</source>
        <extracomment>a ready-made board: tokens only go towards each other</extracomment>
        <translation>Solo adelante</translation>
    </message>
    <message>
        <source>Rows of W, B and .</source>
        <translation>Filas de W, B y .</translation>
    </message>
    <message>
        <source>Tokens move</source>
        <extracomment>a field, before a choice such as &quot;both ways&quot;</extracomment>
        <translation>Las fichas se mueven</translation>
    </message>
    <message>
        <source>both ways</source>
        <extracomment>behind &quot;Tokens move&quot;</extracomment>
        <translation>en los dos sentidos</translation>
    </message>
    <message>
        <source>forward only</source>
        <extracomment>behind &quot;Tokens move&quot;: only towards the other token</extracomment>
        <translation>solo adelante</translation>
    </message>
    <message>
        <source>row %1: %2 to %3</source>
        <extracomment>a move: the number of a row, and two squares</extracomment>
        <translation>fila %1: %2 a %3</translation>
    </message>
    <message>
        <source>Move one of your tokens along its row, either way, not onto or over another.</source>
        <translation>Mueve una de tus fichas por su fila, en cualquier sentido, sin caer sobre otra ni saltarla.</translation>
    </message>
    <message>
        <source>Move one of your tokens to the right along its row, not onto or over another.</source>
        <translation>Mueve una de tus fichas a la derecha por su fila, sin caer sobre otra ni saltarla.</translation>
    </message>
    <message>
        <source>Move one of your tokens forward along its row: White to the right, Black to the left; not onto or over another.</source>
        <translation>Mueve una de tus fichas hacia delante por su fila: Blanco a la derecha, Negro a la izquierda; sin caer sobre otra ni saltarla.</translation>
    </message>
    <message>
        <source>No rows.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>Sin filas.</translation>
    </message>
    <message>
        <source>Row %1 of %2 squares: white on %3, black on %4.</source>
        <extracomment>read aloud: the number of a row, how long it is, and the squares of both tokens</extracomment>
        <translation>Fila %1 de %2 casillas: blanca en %3, negra en %4.</translation>
    </message>
    <message>
        <source>Two rows with gaps n and m</source>
        <translation>Dos filas con huecos n y m</translation>
    </message>
    <message>
        <source>Two rows, only to the right</source>
        <translation>Dos filas, solo a la derecha</translation>
    </message>
    <message>
        <source>Two rows, only forwards</source>
        <translation>Dos filas, solo adelante</translation>
    </message>
    <message>
        <source>gaps as heaps</source>
        <translation>los huecos como montones</translation>
    </message>
    <message>
        <source>a sum of canonical forms</source>
        <translation>una suma de formas canónicas</translation>
    </message>
    <message>
        <source>This token may not go that way, and it has to stay in its row.</source>
        <translation>Esta ficha no puede ir hacia allí, y tiene que quedarse en su fila.</translation>
    </message>
    <message>
        <source>“Tokens move to the right, and the gaps are Nim heaps.”</source>
        <translation>«Las fichas se mueven a la derecha, y los huecos son montones de Nim».</translation>
    </message>
    <message>
        <source>When both move to the right only, a gap is not a Nim heap but free moves for the owner of the token on its left.</source>
        <translation>Cuando los dos mueven solo a la derecha, un hueco no es un montón de Nim, sino jugadas libres para el dueño de la ficha que está a su izquierda.</translation>
    </message>
    <message>
        <source>“Each player moves forward, and the gaps are Nim heaps.”</source>
        <translation>«Cada jugador mueve hacia delante, y los huecos son montones de Nim».</translation>
    </message>
    <message>
        <source>Rows face to face are Nim heaps. Back to back nobody is ever in the way, and a row counts the free moves of both: it is a number.</source>
        <translation>Las filas de frente son montones de Nim. De espaldas nadie estorba nunca, y una fila cuenta las jugadas libres de los dos: es un número.</translation>
    </message>
    <message>
        <source>Row %1, back to back with %2 before White and %3 before Black: %4.</source>
        <extracomment>the number of a row, two numbers of free squares, and the value of the row</extracomment>
        <translation>Fila %1, de espaldas, con %2 delante de Blanco y %3 delante de Negro: %4.</translation>
    </message>
    <message>
        <source>Row %1, face to face with a gap of %2: %3.</source>
        <extracomment>the number of a row, how many squares are free, and the value of the row</extracomment>
        <translation>Fila %1, de frente, con un hueco de %2: %3.</translation>
    </message>
    <message>
        <source>Row %1, White on the left of a gap of %2: %3.</source>
        <translation>Fila %1, Blanco a la izquierda de un hueco de %2: %3.</translation>
    </message>
    <message>
        <source>Row %1, Black on the left of a gap of %2: %3.</source>
        <translation>Fila %1, Negro a la izquierda de un hueco de %2: %3.</translation>
    </message>
    <message>
        <source>Face to face both players can only make the gap of a row smaller, by as much as they like: a row face to face with a gap of n is worth *n, a Nim heap.</source>
        <translation>De frente, los dos jugadores solo pueden hacer menor el hueco de una fila, tanto como quieran: una fila de frente con un hueco de n vale *n, un montón de Nim.</translation>
    </message>
    <message>
        <source>Back to back the tokens part for good, and the empty squares before each are free moves: each one before White counts 1, each one before Black −1.</source>
        <translation>De espaldas, las fichas se separan para siempre, y las casillas vacías que tiene delante cada una son jugadas libres: cada una delante de Blanco cuenta 1, cada una delante de Negro −1.</translation>
    </message>
    <message>
        <source>Only the token on the left can make the gap of a row smaller, by as much as its player likes; the other one can only make it larger. So a gap of n is n free moves: it is worth n where White stands on its left, and −n where Black does.</source>
        <translation>Solo la ficha de la izquierda puede hacer menor el hueco de una fila, tanto como quiera su jugador; la otra solo puede hacerlo mayor. Así que un hueco de n son n jugadas libres: vale n donde a su izquierda está Blanco, y −n donde está Negro.</translation>
    </message>
    <message>
        <source>For with White on the left of a gap of n, White leaves one of the values 0 to n − 1 and Black only more than n, if anything: n is the simplest number in between.</source>
        <translation>En efecto: con Blanco a la izquierda de un hueco de n, Blanco deja uno de los valores de 0 a n − 1, y Negro, si puede dejar algo, solo más que n: n es el número más sencillo que hay en medio.</translation>
    </message>
    <message>
        <source>Row %1</source>
        <extracomment>before a number in a table: the number of a row</extracomment>
        <translation>Fila %1</translation>
    </message>
    <message>
        <source>the gap of row %1</source>
        <translation>el hueco de la fila %1</translation>
    </message>
    <message>
        <source>The gap of each row is a heap: %1.</source>
        <translation>El hueco de cada fila es un montón: %1.</translation>
    </message>
    <message>
        <source>An advance takes from a gap. A retreat opens it, and the same advance of the opponent restores it; room to retreat runs out, so it changes nothing.</source>
        <translation>Un avance quita de un hueco. Un retroceso lo abre, y el rival lo restablece avanzando lo mismo; el sitio para retroceder se acaba, así que no cambia nada.</translation>
    </message>
    <message>
        <source>Why: the gaps</source>
        <translation>Por qué: los huecos</translation>
    </message>
    <message>
        <source>Why: what a row is worth</source>
        <translation>Por qué: lo que vale una fila</translation>
    </message>
    <message>
        <source>Why: the values of the rows</source>
        <translation>Por qué: los valores de las filas</translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <extracomment>the number of a row, and its value</extracomment>
        <translation>fila %1: %2</translation>
    </message>
    <message>
        <source>The rows are independent, so the position is worth their sum. %1.</source>
        <translation>Las filas son independientes, así que la posición vale su suma. %1.</translation>
    </message>
    <message>
        <source>The sum is %1. %2.</source>
        <extracomment>a value, such as 3/2, and who wins: a sentence</extracomment>
        <translation>La suma es %1. %2.</translation>
    </message>
    <message>
        <source>the number of caps is %1, that of the heaps %2</source>
        <extracomment>a mistake: both have to be equal; two numbers</extracomment>
        <translation>el número de topes es %1; el de montones, %2</translation>
    </message>
    <message>
        <source>the heap of %1 is over its cap of %2</source>
        <extracomment>a mistake: how many stones a heap has, and how many it may have at most</extracomment>
        <translation>el montón de %1 supera su tope de %2</translation>
    </message>
    <message>
        <source>Poker Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>Nim póker</translation>
    </message>
    <message>
        <source>Left’s adds</source>
        <extracomment>a field: how often the player Left may still add stones; &quot;adds&quot; is a noun</extracomment>
        <translation>Devoluciones de Izquierda</translation>
    </message>
    <message>
        <source>Right’s adds</source>
        <extracomment>a field: how often the player Right may still add stones; &quot;adds&quot; is a noun</extracomment>
        <translation>Devoluciones de Derecha</translation>
    </message>
    <message>
        <source>Add · %1 left</source>
        <translation>Devolver · quedan %1</translation>
    </message>
    <message>
        <source>Caps</source>
        <extracomment>a field: how many stones each heap may have at most, such as 3,4,5</extracomment>
        <translation>Topes</translation>
    </message>
    <message>
        <source>add %1 to heap %2</source>
        <extracomment>a move: how many stones, and the number of the heap</extracomment>
        <translation>devolver %1 al montón %2</translation>
    </message>
    <message>
        <source>add %1</source>
        <extracomment>on the board, a verb: what a move does: it adds so many stones</extracomment>
        <translation>devolver %1</translation>
    </message>
    <message>
        <source>Think of your adds.</source>
        <translation>Piensa en tus devoluciones.</translation>
    </message>
    <message>
        <source>Your adds hold out longest.</source>
        <translation>Lo que más resiste son tus devoluciones.</translation>
    </message>
    <message>
        <source>One heap of %1 with the cap %2.</source>
        <extracomment>read aloud: how many stones the heap has, and how many it may have at most</extracomment>
        <translation>Un montón de %1 con el tope %2.</translation>
    </message>
    <message>
        <source>Heaps %1 with the caps %2.</source>
        <extracomment>read aloud: sizes of heaps, such as &quot;3 and 4&quot;, and how large they may become</extracomment>
        <translation>Montones %1 con los topes %2.</translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 add</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still add stones, here once</extracomment>
        <translation>
            <numerusform>%2 tiene %1 devolución</numerusform>
            <numerusform>%2 tiene %1 devoluciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 adds</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still add stones</extracomment>
        <translation>
            <numerusform>%2 tiene %1 devolución</numerusform>
            <numerusform>%2 tiene %1 devoluciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Two heaps, an add for either</source>
        <translation>Dos montones, una devolución para cada uno</translation>
    </message>
    <message>
        <source>n and m adds</source>
        <translation>n y m devoluciones</translation>
    </message>
    <message>
        <source>adds are reversed</source>
        <translation>las devoluciones se deshacen</translation>
    </message>
    <message>
        <source>Why: adds are reversed</source>
        <translation>Por qué: las devoluciones se deshacen</translation>
    </message>
    <message>
        <source>This heap holds at most %1.</source>
        <translation>En este montón caben como mucho %1.</translation>
    </message>
    <message>
        <source>Skip Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>Nim con pases</translation>
    </message>
    <message>
        <source>Nim, and a few turns to skip</source>
        <translation>Nim, y turnos que se pasan</translation>
    </message>
    <message>
        <source>The player with more skips wins; with equally many it is Nim.</source>
        <translation>Gana el jugador con más pases; si tienen los mismos, es Nim.</translation>
    </message>
    <message>
        <source>Left’s skips</source>
        <extracomment>a field: how often the player Left may still skip a turn</extracomment>
        <translation>Pases de Izquierda</translation>
    </message>
    <message>
        <source>Right’s skips</source>
        <extracomment>a field: how often the player Right may still skip a turn</extracomment>
        <translation>Pases de Derecha</translation>
    </message>
    <message>
        <source>Skip · %1 left</source>
        <translation>Pasar · quedan %1</translation>
    </message>
    <message>
        <source>One more skip</source>
        <translation>Un pase más</translation>
    </message>
    <message>
        <source>3, 4, 5</source>
        <translation>3, 4, 5</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>La partida acaba</translation>
    </message>
    <message>
        <source>when nobody can move</source>
        <translation>cuando nadie puede mover</translation>
    </message>
    <message>
        <source>skip</source>
        <extracomment>a move, a verb: makes no change on the board</extracomment>
        <translation>pasar</translation>
    </message>
    <message>
        <source>Think of your skips.</source>
        <translation>Piensa en tus pases.</translation>
    </message>
    <message>
        <source>Your skips hold out longest.</source>
        <translation>Lo que más resiste son tus pases.</translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 skip</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still skip, here once</extracomment>
        <translation>
            <numerusform>%2 tiene %1 pase</numerusform>
            <numerusform>%2 tiene %1 pases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 skips</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still skip</extracomment>
        <translation>
            <numerusform>%2 tiene %1 pase</numerusform>
            <numerusform>%2 tiene %1 pases</numerusform>
        </translation>
    </message>
    <message>
        <source>n and m skips</source>
        <translation>n y m pases</translation>
    </message>
    <message>
        <source>Two heaps, a skip for either</source>
        <translation>Dos montones, un pase para cada uno</translation>
    </message>
    <message>
        <source>skips compared</source>
        <extracomment>the name of a theorem: the skips of both players are compared</extracomment>
        <translation>los pases comparados</translation>
    </message>
    <message>
        <source>Why: the skips</source>
        <translation>Por qué: los pases</translation>
    </message>
    <message>
        <source>A skip is a free move of its owner: worth +1 for Left, −1 for Right. The heaps are worth their nim-sum. Together the position is worth %1 − %2 + *%3 = %4.</source>
        <extracomment>skips of Left, skips of Right, the nim-sum of the heaps, and the value</extracomment>
        <translation>Un pase es una jugada libre de su dueño: vale +1 para Izquierda, −1 para Derecha. Los montones valen su suma nim. En conjunto la posición vale %1 − %2 + *%3 = %4.</translation>
    </message>
    <message>
        <source>Both have equally many skips: a skip is answered by a skip, and the heaps decide as in Nim.</source>
        <translation>Los dos tienen los mismos pases: a un pase se responde con un pase, y los montones deciden como en el Nim.</translation>
    </message>
    <message>
        <source>Left has more skips, so Left wins, whoever starts.</source>
        <translation>Izquierda tiene más pases, así que gana, empiece quien empiece.</translation>
    </message>
    <message>
        <source>Right has more skips, so Right wins, whoever starts.</source>
        <translation>Derecha tiene más pases, así que gana, empiece quien empiece.</translation>
    </message>
    <message>
        <source>“The player with more skips wins; with equally many it is Nim.”</source>
        <translation>«Gana el jugador con más pases; si tienen los mismos, es Nim».</translation>
    </message>
    <message>
        <source>A counter goes straight left or straight down.</source>
        <translation>Una ficha va en línea recta a la izquierda o hacia abajo.</translation>
    </message>
    <message>
        <source>coordinates as heaps</source>
        <translation>las coordenadas como montones</translation>
    </message>
    <message>
        <source>a counter such as 1x2</source>
        <translation>una ficha como 1x2</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 counter</source>
        <translation>
            <numerusform>más de %1 ficha</numerusform>
            <numerusform>más de %1 fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 counters</source>
        <translation>
            <numerusform>más de %1 ficha</numerusform>
            <numerusform>más de %1 fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>a column or row from 0</source>
        <translation>una columna o fila desde 0</translation>
    </message>
    <message>
        <source>(%1, %2), column</source>
        <extracomment>before a number in a table: the place of a counter, such as (3, 5), and which of its two numbers counts</extracomment>
        <translation>(%1, %2), columna</translation>
    </message>
    <message>
        <source>the column of counter (%1, %2)</source>
        <extracomment>within a sentence: the place of a counter, such as (3, 5)</extracomment>
        <translation>la columna de la ficha (%1, %2)</translation>
    </message>
    <message>
        <source>(%1, %2), row</source>
        <extracomment>before a number in a table: the place of a counter, such as (3, 5), and which of its two numbers counts</extracomment>
        <translation>(%1, %2), fila</translation>
    </message>
    <message>
        <source>the row of counter (%1, %2)</source>
        <extracomment>within a sentence: the place of a counter, such as (3, 5)</extracomment>
        <translation>la fila de la ficha (%1, %2)</translation>
    </message>
    <message>
        <source>Each counter is two heaps, its column and its row: %1.</source>
        <translation>Cada ficha son dos montones, su columna y su fila: %1.</translation>
    </message>
    <message>
        <source>A move to the left takes from the one, a move down from the other.</source>
        <translation>Una jugada a la izquierda quita de uno; una jugada hacia abajo, del otro.</translation>
    </message>
    <message>
        <source>Nim in the Plane</source>
        <translation>Nim en el plano</translation>
    </message>
    <message>
        <source>Left or down</source>
        <translation>A la izquierda o abajo</translation>
    </message>
    <message>
        <source>Each counter is two Nim heaps, its column and its row.</source>
        <translation>Cada ficha son dos montones de Nim, su columna y su fila.</translation>
    </message>
    <message numerus="yes">
        <source>%1 counter can still move now</source>
        <translation>
            <numerusform>Ahora todavía se puede mover %1 ficha</numerusform>
            <numerusform>Ahora todavía se pueden mover %1 fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 counters can still move now</source>
        <translation>
            <numerusform>Ahora todavía se puede mover %1 ficha</numerusform>
            <numerusform>Ahora todavía se pueden mover %1 fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square to put or take a counter; drag to move it.</source>
        <translation>Haz clic en una casilla para poner o quitar una ficha; arrastra para moverla.</translation>
    </message>
    <message>
        <source>4 counters</source>
        <extracomment>of a ready-made board: how many counters are on it</extracomment>
        <translation>4 fichas</translation>
    </message>
    <message>
        <source>2 counters</source>
        <extracomment>of a ready-made board: how many counters are on it</extracomment>
        <translation>2 fichas</translation>
    </message>
    <message>
        <source>Shared square</source>
        <extracomment>a ready-made board: two counters stand on one square</extracomment>
        <translation>Casilla compartida</translation>
    </message>
    <message>
        <source>3 counters</source>
        <extracomment>of a ready-made board: how many counters are on it</extracomment>
        <translation>3 fichas</translation>
    </message>
    <message>
        <source>Counters, column x row</source>
        <translation>Fichas, columna x fila</translation>
    </message>
    <message>
        <source>Look at the counter at (%1, %2).</source>
        <extracomment>a hint: the place of a counter, such as (3, 5)</extracomment>
        <translation>Mira la ficha en (%1, %2).</translation>
    </message>
    <message>
        <source>The counter at (%1, %2) holds out longest.</source>
        <extracomment>a hint: the place of a counter, such as (3, 5)</extracomment>
        <translation>La ficha en (%1, %2) es la que más resiste.</translation>
    </message>
    <message>
        <source>Move one counter any distance left or down.</source>
        <translation>Mueve una ficha tan lejos como quieras a la izquierda o hacia abajo.</translation>
    </message>
    <message>
        <source>No counters.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>Sin fichas.</translation>
    </message>
    <message>
        <source>A counter at %1.</source>
        <translation>Una ficha en %1.</translation>
    </message>
    <message>
        <source>Counters at %1.</source>
        <translation>Fichas en %1.</translation>
    </message>
    <message>
        <source>One counter</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>Una ficha</translation>
    </message>
    <message>
        <source>A counter beside one on 1x2</source>
        <translation>Una ficha junto a otra en 1x2</translation>
    </message>
    <message>
        <source>The queen goes left, down or diagonally down-left.</source>
        <translation>La reina va a la izquierda, abajo o en diagonal, abajo a la izquierda.</translation>
    </message>
    <message>
        <source>Look straight down.</source>
        <translation>Mira en línea recta hacia abajo.</translation>
    </message>
    <message>
        <source>The way straight down holds out longest.</source>
        <translation>Lo que más resiste es ir en línea recta hacia abajo.</translation>
    </message>
    <message>
        <source>Look to the left.</source>
        <translation>Mira hacia la izquierda.</translation>
    </message>
    <message>
        <source>The way to the left holds out longest.</source>
        <translation>Lo que más resiste es ir hacia la izquierda.</translation>
    </message>
    <message>
        <source>Look along the diagonal.</source>
        <translation>Mira por la diagonal.</translation>
    </message>
    <message>
        <source>The diagonal holds out longest.</source>
        <translation>Lo que más resiste es la diagonal.</translation>
    </message>
    <message>
        <source>Wythoff’s Queen</source>
        <extracomment>the name of a game</extracomment>
        <translation>La reina de Wythoff</translation>
    </message>
    <message>
        <source>Corner the queen</source>
        <translation>La reina a la esquina</translation>
    </message>
    <message>
        <source>The cold positions are the pairs of the golden ratio.</source>
        <translation>Las posiciones frías son las parejas del número áureo.</translation>
    </message>
    <message numerus="yes">
        <source>The queen can go to %1 square now</source>
        <translation>
            <numerusform>Ahora la reina puede ir a %1 casilla</numerusform>
            <numerusform>Ahora la reina puede ir a %1 casillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The queen can go to %1 squares now</source>
        <translation>
            <numerusform>Ahora la reina puede ir a %1 casilla</numerusform>
            <numerusform>Ahora la reina puede ir a %1 casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square to put the queen there.</source>
        <translation>Haz clic en una casilla para poner allí la reina.</translation>
    </message>
    <message>
        <source>Far away</source>
        <extracomment>a ready-made board: the queen is far from the corner</extracomment>
        <translation>Muy lejos</translation>
    </message>
    <message>
        <source>Queen at column, row</source>
        <translation>Reina en columna, fila</translation>
    </message>
    <message>
        <source>Move the queen any distance left, down or diagonally down-left.</source>
        <translation>Mueve la reina tan lejos como quieras a la izquierda, hacia abajo o en diagonal, abajo a la izquierda.</translation>
    </message>
    <message>
        <source>The queen at %1.</source>
        <translation>La reina en %1.</translation>
    </message>
    <message>
        <source>The queen’s squares</source>
        <translation>Las casillas de la reina</translation>
    </message>
    <message>
        <source>The queen’s squares, misère</source>
        <translation>Las casillas de la reina, misère</translation>
    </message>
    <message>
        <source>The queen’s squares, moves left</source>
        <translation>Las casillas de la reina, jugadas que quedan</translation>
    </message>
    <message>
        <source>Wythoff’s queen</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>La reina de Wythoff</translation>
    </message>
    <message>
        <source>golden-ratio pairs</source>
        <extracomment>the name of a theorem: which squares are P-positions</extracomment>
        <translation>parejas del número áureo</translation>
    </message>
    <message>
        <source>So the position is hot: %1 leaves a cold pair.</source>
        <translation>Así que la posición es caliente: %1 deja una pareja fría.</translation>
    </message>
    <message>
        <source>But no move is left, and in misère play the player to move has won: the position is hot.</source>
        <translation>Pero no queda ninguna jugada, y en el juego misère quien tiene que mover ha ganado: la posición es caliente.</translation>
    </message>
    <message>
        <source>The position is this pair, so it is cold: two cold pairs have neither a number nor the difference in common, so no move leads from one to another.</source>
        <translation>La posición es esta pareja, así que es fría: dos parejas frías no comparten ni un número ni la diferencia, de modo que ninguna jugada lleva de una a otra.</translation>
    </message>
    <message>
        <source>Why: the golden ratio</source>
        <translation>Por qué: el número áureo</translation>
    </message>
    <message>
        <source>The k-th cold pair is (⌊kφ⌋, ⌊kφ²⌋) with the golden ratio φ: %1 … Its two numbers differ by k, and each whole number from 1 on is in exactly one pair.</source>
        <translation>La k-ésima pareja fría es (⌊kφ⌋, ⌊kφ²⌋), con el número áureo φ: %1 … Sus dos números difieren en k, y cada número entero desde 1 está exactamente en una pareja.</translation>
    </message>
    <message>
        <source>In misère play the cold pairs begin with %1 …; from the third on they are those of normal play, (⌊kφ⌋, ⌊kφ²⌋) with the golden ratio φ.</source>
        <translation>En el juego misère las parejas frías empiezan por %1 …; desde la tercera son las del juego normal, (⌊kφ⌋, ⌊kφ²⌋), con el número áureo φ.</translation>
    </message>
    <message>
        <source>Here the difference is %1, and the cold pair with this difference is %2.</source>
        <extracomment>a number, and two numbers such as (3, 5)</extracomment>
        <translation>Aquí la diferencia es %1, y la pareja fría con esta diferencia es %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more</source>
        <extracomment>the end of a list that is too long: how many others there are</extracomment>
        <translation>
            <numerusform>%1 más</numerusform>
            <numerusform>%1 más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 up to %2</source>
        <extracomment>read aloud: several places, such as &quot;3 up to 7&quot;</extracomment>
        <translation>%1 hasta %2</translation>
    </message>
    <message numerus="yes">
        <source>And %1 more.</source>
        <translation>
            <numerusform>Y %1 más.</numerusform>
            <numerusform>Y %1 más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 number</source>
        <translation>
            <numerusform>más de %1 número</numerusform>
            <numerusform>más de %1 números</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 numbers</source>
        <translation>
            <numerusform>más de %1 número</numerusform>
            <numerusform>más de %1 números</numerusform>
        </translation>
    </message>
    <message>
        <source>the name of a game</source>
        <translation>el nombre de un juego</translation>
    </message>
    <message>
        <source>&apos;:&apos; and a position</source>
        <translation>&apos;:&apos; y una posición</translation>
    </message>
    <message>
        <source>an option of this game</source>
        <translation>una opción de este juego</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a value</source>
        <translation>&apos;=&apos; y un valor</translation>
    </message>
    <message>
        <source>one of the values</source>
        <translation>uno de los valores</translation>
    </message>
    <message>
        <source>&apos;,&apos; or the end</source>
        <translation>&apos;,&apos; o el final</translation>
    </message>
    <message>
        <source>the end</source>
        <extracomment>within an error: nothing more should stand there</extracomment>
        <translation>el final</translation>
    </message>
    <message>
        <source>a heap size</source>
        <translation>un tamaño de montón</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 heap</source>
        <translation>
            <numerusform>más de %1 montón</numerusform>
            <numerusform>más de %1 montones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 heaps</source>
        <translation>
            <numerusform>más de %1 montón</numerusform>
            <numerusform>más de %1 montones</numerusform>
        </translation>
    </message>
    <message>
        <source>a positive number</source>
        <translation>un número positivo</translation>
    </message>
    <message>
        <source>two numbers such as 1,2</source>
        <translation>dos números como 1,2</translation>
    </message>
    <message>
        <source>a set of numbers such as 1-3 or 1,3,4</source>
        <translation>un conjunto de números como 1-3 o 1,3,4</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cell in a row</source>
        <translation>
            <numerusform>más de %1 casilla en una fila</numerusform>
            <numerusform>más de %1 casillas en una fila</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cells in a row</source>
        <translation>
            <numerusform>más de %1 casilla en una fila</numerusform>
            <numerusform>más de %1 casillas en una fila</numerusform>
        </translation>
    </message>
    <message>
        <source>a row of 0 and 1</source>
        <translation>una fila de 0 y 1</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 row</source>
        <translation>
            <numerusform>más de %1 fila</numerusform>
            <numerusform>más de %1 filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 rows</source>
        <translation>
            <numerusform>más de %1 fila</numerusform>
            <numerusform>más de %1 filas</numerusform>
        </translation>
    </message>
    <message>
        <source>W, B or &apos;.&apos;</source>
        <translation>W, B o &apos;.&apos;</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 square in a row</source>
        <translation>
            <numerusform>más de %1 casilla en una fila</numerusform>
            <numerusform>más de %1 casillas en una fila</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 squares in a row</source>
        <translation>
            <numerusform>más de %1 casilla en una fila</numerusform>
            <numerusform>más de %1 casillas en una fila</numerusform>
        </translation>
    </message>
    <message>
        <source>the number of a node</source>
        <translation>el número de un nodo</translation>
    </message>
    <message>
        <source>the set of allowed takes is empty</source>
        <translation>el conjunto de cantidades permitidas está vacío</translation>
    </message>
    <message>
        <source>The game is over: no move is left.</source>
        <translation>La partida ha terminado: no queda ninguna jugada.</translation>
    </message>
    <message>
        <source>No stone lies there.</source>
        <translation>Ahí no hay ninguna piedra.</translation>
    </message>
    <message>
        <source>No stick lies there.</source>
        <translation>Ahí no hay ningún palito.</translation>
    </message>
    <message>
        <source>No coin lies there.</source>
        <translation>Ahí no hay ninguna moneda.</translation>
    </message>
    <message>
        <source>Nothing stands there.</source>
        <translation>Ahí no hay nada.</translation>
    </message>
    <message>
        <source>The two stones do not lie in one row or column.</source>
        <translation>Las dos piedras no están en la misma fila o columna.</translation>
    </message>
    <message>
        <source>A gap lies between the two ends.</source>
        <translation>Hay un hueco entre los dos extremos.</translation>
    </message>
    <message>
        <source>You may take %1, not %2.</source>
        <extracomment>numbers that may be taken, such as &quot;1, 2 or 3&quot;, and how many were asked for</extracomment>
        <translation>Puedes quitar %1, no %2.</translation>
    </message>
    <message>
        <source>Something stands there already.</source>
        <translation>Ahí ya hay algo.</translation>
    </message>
    <message>
        <source>Nothing may be jumped over.</source>
        <translation>No se puede saltar por encima de nada.</translation>
    </message>
    <message>
        <source>The piece is there already.</source>
        <translation>La pieza ya está ahí.</translation>
    </message>
    <message>
        <source>A coin only goes to a lower number.</source>
        <translation>Una moneda solo va a un número menor.</translation>
    </message>
    <message>
        <source>That belongs to %1, and %2 is to move.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>Eso es de %1, y le toca a %2.</translation>
    </message>
    <message>
        <source>None of them is left.</source>
        <translation>No queda ninguno.</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <extracomment>three sentences one after the other</extracomment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>The previous player wins</source>
        <translation>Gana el jugador previo</translation>
    </message>
    <message>
        <source>The next player wins</source>
        <translation>Gana el jugador siguiente</translation>
    </message>
    <message>
        <source>%1 wins, whoever starts</source>
        <translation>%1 gana, empiece quien empiece</translation>
    </message>
    <message numerus="yes">
        <source>%1 position</source>
        <extracomment>how many positions there are, here one</extracomment>
        <translation>
            <numerusform>%1 posición</numerusform>
            <numerusform>%1 posiciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions</source>
        <translation>
            <numerusform>%1 posición</numerusform>
            <numerusform>%1 posiciones</numerusform>
        </translation>
    </message>
    <message>
        <source>The move: %1.</source>
        <translation>La jugada: %1.</translation>
    </message>
    <message>
        <source>take %1</source>
        <extracomment>a move, a verb: how many are taken</extracomment>
        <translation>quitar %1</translation>
    </message>
    <message>
        <source>Look at heap %1.</source>
        <translation>Mira el montón %1.</translation>
    </message>
    <message>
        <source>Heap %1 holds out longest.</source>
        <translation>El montón %1 es el que más resiste.</translation>
    </message>
    <message>
        <source>Whoever cannot move loses.</source>
        <translation>Pierde quien no puede mover.</translation>
    </message>
    <message>
        <source>Whoever cannot move wins.</source>
        <translation>Gana quien no puede mover.</translation>
    </message>
    <message>
        <source>Taking the last stone wins.</source>
        <translation>Llevarse la última piedra gana.</translation>
    </message>
    <message>
        <source>Taking the last stone loses.</source>
        <translation>Llevarse la última piedra pierde.</translation>
    </message>
    <message>
        <source>You took the last stone</source>
        <translation>Te llevaste la última piedra</translation>
    </message>
    <message>
        <source>%1 took the last stone</source>
        <translation>%1 se llevó la última piedra</translation>
    </message>
    <message>
        <source>You made the last move</source>
        <translation>Hiciste la última jugada</translation>
    </message>
    <message>
        <source>%1 made the last move</source>
        <translation>%1 hizo la última jugada</translation>
    </message>
    <message>
        <source>No move goes there.</source>
        <translation>Ninguna jugada va ahí.</translation>
    </message>
    <message>
        <source>This piece cannot move now.</source>
        <translation>Esta pieza no puede moverse ahora.</translation>
    </message>
    <message>
        <source>Look at square %1.</source>
        <translation>Mira la casilla %1.</translation>
    </message>
    <message>
        <source>Square %1 holds out longest.</source>
        <translation>La casilla %1 es la que más resiste.</translation>
    </message>
    <message>
        <source>The exact value</source>
        <translation>El valor exacto</translation>
    </message>
    <message>
        <source>Pieces that are stuck for good part the strip: nothing ever jumps over them. The values of the parts add up.</source>
        <translation>Las piezas atascadas para siempre dividen la tira: nada salta nunca por encima de ellas. Los valores de las partes se suman.</translation>
    </message>
    <message>
        <source>What Left’s moves leave stands on the left, what Right’s moves leave on the right: {%1|%2} = %3.</source>
        <extracomment>values that moves of Left leave, the same of Right, and the value of the position</extracomment>
        <translation>Lo que dejan las jugadas de Izquierda va a la izquierda; lo que dejan las de Derecha, a la derecha: {%1|%2} = %3.</translation>
    </message>
    <message>
        <source>Toads and Frogs</source>
        <translation>Sapos y ranas</translation>
    </message>
    <message>
        <source>One step, or over one</source>
        <translation>Un paso, o por encima de una</translation>
    </message>
    <message>
        <source>Pieces that are stuck for good part the strip, and the exact values of the parts add up.</source>
        <translation>Las piezas atascadas para siempre dividen la tira, y los valores exactos de las partes se suman.</translation>
    </message>
    <message numerus="yes">
        <source>%1 piece can still move now</source>
        <translation>
            <numerusform>Ahora todavía se puede mover %1 pieza</numerusform>
            <numerusform>Ahora todavía se pueden mover %1 piezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pieces can still move now</source>
        <translation>
            <numerusform>Ahora todavía se puede mover %1 pieza</numerusform>
            <numerusform>Ahora todavía se pueden mover %1 piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square for a toad, a frog or nothing.</source>
        <translation>Haz clic en una casilla para un sapo, una rana o nada.</translation>
    </message>
    <message>
        <source>3 toads, 3 frogs</source>
        <translation>3 sapos, 3 ranas</translation>
    </message>
    <message>
        <source>2 toads, 2 frogs</source>
        <translation>2 sapos, 2 ranas</translation>
    </message>
    <message>
        <source>One gap</source>
        <extracomment>a ready-made board: it has one empty square</extracomment>
        <translation>Un hueco</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>a ready-made board: toads and frogs stand among each other</extracomment>
        <translation>Mezcla</translation>
    </message>
    <message>
        <source>A row of T, F and .</source>
        <translation>Una fila de T, F y .</translation>
    </message>
    <message>
        <source>Left moves a toad (T) to the right, Right a frog (F) to the left: one step, or a jump over one animal of the other kind.</source>
        <translation>Izquierda mueve un sapo (T) a la derecha; Derecha, una rana (F) a la izquierda: un paso, o por encima de exactamente una pieza de la otra clase hasta la casilla vacía que hay detrás.</translation>
    </message>
    <message numerus="yes">
        <source>a toad on %1</source>
        <translation>
            <numerusform>un sapo en %1</numerusform>
            <numerusform>sapos en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>toads on %1</source>
        <translation>
            <numerusform>un sapo en %1</numerusform>
            <numerusform>sapos en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a frog on %1</source>
        <translation>
            <numerusform>una rana en %1</numerusform>
            <numerusform>ranas en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>frogs on %1</source>
        <translation>
            <numerusform>una rana en %1</numerusform>
            <numerusform>ranas en %1</numerusform>
        </translation>
    </message>
    <message>
        <source>all empty</source>
        <extracomment>read aloud: all squares are empty</extracomment>
        <translation>todas vacías</translation>
    </message>
    <message numerus="yes">
        <source>%1 square: %2.</source>
        <extracomment>read aloud: how many squares there are, here one, and what is on them</extracomment>
        <translation>
            <numerusform>%1 casilla: %2.</numerusform>
            <numerusform>%1 casillas: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 squares: %2.</source>
        <translation>
            <numerusform>%1 casilla: %2.</numerusform>
            <numerusform>%1 casillas: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>n toads, one empty square, m frogs</source>
        <translation>n sapos, una casilla vacía, m ranas</translation>
    </message>
    <message>
        <source>n toads, two empty squares, m frogs</source>
        <translation>n sapos, dos casillas vacías, m ranas</translation>
    </message>
    <message>
        <source>n toads, m empty squares, one frog</source>
        <translation>n sapos, m casillas vacías, una rana</translation>
    </message>
    <message>
        <source>Square %1</source>
        <extracomment>before a number in a table: the number of a square</extracomment>
        <translation>Casilla %1</translation>
    </message>
    <message>
        <source>the head on square %1</source>
        <translation>la cara en la casilla %1</translation>
    </message>
    <message>
        <source>A head on square k is a heap of k: %1.</source>
        <translation>Una cara en la casilla k es un montón de k: %1.</translation>
    </message>
    <message>
        <source>Turning it alone takes the whole heap; turning a coin on square j as well leaves j of it. Two heads on one square would cancel, as two equal heaps do.</source>
        <translation>Dar la vuelta solo a ella quita el montón entero; dar la vuelta también a una moneda en la casilla j deja j de él. Dos caras en una misma casilla se cancelarían, como dos montones iguales.</translation>
    </message>
    <message>
        <source>A head on square k is a heap of k − 1: %1.</source>
        <translation>Una cara en la casilla k es un montón de k − 1: %1.</translation>
    </message>
    <message>
        <source>A second coin has to be turned, so a head on square 1 can never be the coin on the right: it is a heap of 0. Turning the coin on square j as well leaves j − 1.</source>
        <translation>Hay que dar la vuelta a una segunda moneda, así que una cara en la casilla 1 nunca puede ser la moneda derecha: es un montón de 0. Dar la vuelta también a la moneda en la casilla j deja j − 1.</translation>
    </message>
    <message>
        <source>The coin on the right must lie heads up.</source>
        <translation>La moneda derecha tiene que estar de cara.</translation>
    </message>
    <message>
        <source>Exactly two coins have to be turned.</source>
        <translation>Hay que dar la vuelta a exactamente dos monedas.</translation>
    </message>
    <message>
        <source>turn %1 and %2</source>
        <extracomment>a move, a verb: the squares of the two coins that are turned over</extracomment>
        <translation>dar la vuelta a %1 y %2</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>dar la vuelta a %1</translation>
    </message>
    <message>
        <source>Look at the head on square %1.</source>
        <translation>Mira la cara en la casilla %1.</translation>
    </message>
    <message>
        <source>The head on square %1 holds out longest.</source>
        <translation>La cara en la casilla %1 es la que más resiste.</translation>
    </message>
    <message>
        <source>Turn over two coins. The one on the right goes from heads to tails.</source>
        <translation>Da la vuelta a dos monedas, la derecha de cara a cruz.</translation>
    </message>
    <message>
        <source>No heads.</source>
        <extracomment>read aloud: every coin shows tails</extracomment>
        <translation>Sin caras.</translation>
    </message>
    <message>
        <source>Heads on %1 alone.</source>
        <translation>Solo una cara, en %1.</translation>
    </message>
    <message>
        <source>Heads on %1.</source>
        <translation>Caras en %1.</translation>
    </message>
    <message>
        <source>heads as heaps</source>
        <translation>las caras como montones</translation>
    </message>
    <message>
        <source>heads as heaps of one less</source>
        <translation>las caras como montones de uno menos</translation>
    </message>
    <message>
        <source>H or T</source>
        <translation>H o T</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 head now</source>
        <translation>
            <numerusform>Ahora hay %1 cara</numerusform>
            <numerusform>Ahora hay %1 caras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 heads now</source>
        <translation>
            <numerusform>Ahora hay %1 cara</numerusform>
            <numerusform>Ahora hay %1 caras</numerusform>
        </translation>
    </message>
    <message>
        <source>10 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>10 monedas</translation>
    </message>
    <message>
        <source>Coins, H or T</source>
        <translation>Monedas, H o T</translation>
    </message>
    <message>
        <source>Two heads: n tails before, m between</source>
        <translation>Dos caras: n cruces antes, m en medio</translation>
    </message>
    <message>
        <source>One head behind n tails</source>
        <translation>Una cara detrás de n cruces</translation>
    </message>
    <message>
        <source>Turning Turtles</source>
        <extracomment>the name of a game</extracomment>
        <translation>Voltear tortugas</translation>
    </message>
    <message>
        <source>Each head on square k is a Nim heap of k.</source>
        <translation>Cada cara en la casilla k es un montón de Nim de k.</translation>
    </message>
    <message>
        <source>Flip exactly two coins</source>
        <translation>Voltea exactamente dos monedas</translation>
    </message>
    <message>
        <source>Each head on square k is a Nim heap of k − 1.</source>
        <translation>Cada cara en la casilla k es un montón de Nim de k − 1.</translation>
    </message>
    <message>
        <source>%1: a move leaves %2, and a heap is gone.</source>
        <extracomment>two positions</extracomment>
        <translation>%1: una jugada deja %2, y un montón ha desaparecido.</translation>
    </message>
    <message>
        <source>“Two coins must turn, so no move takes a whole heap.”</source>
        <translation>«Hay que dar la vuelta a dos monedas, así que ninguna jugada quita un montón entero».</translation>
    </message>
    <message>
        <source>A head on square k is a heap of k − 1, not of k. Turning it together with the coin on square 1 takes that heap whole.</source>
        <translation>Una cara en la casilla k es un montón de k − 1, no de k. Darle la vuelta junto con la moneda en la casilla 1 quita ese montón entero.</translation>
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
            <numerusform>%1 posición sin jugadas: T.</numerusform>
            <numerusform>%1 posiciones sin jugadas: T.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions without a move: T.</source>
        <translation>
            <numerusform>%1 posición sin jugadas: T.</numerusform>
            <numerusform>%1 posiciones sin jugadas: T.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position: now it is known who wins there.</source>
        <translation>
            <numerusform>%1 posición: ahora se sabe quién gana en ella.</numerusform>
            <numerusform>%1 posiciones: ahora se sabe quién gana en ellas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions: now it is known who wins there.</source>
        <translation>
            <numerusform>%1 posición: ahora se sabe quién gana en ella.</numerusform>
            <numerusform>%1 posiciones: ahora se sabe quién gana en ellas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position: all moves lead to N, so it is P.</source>
        <translation>
            <numerusform>%1 posición: todas las jugadas llevan a N, así que es P.</numerusform>
            <numerusform>%1 posiciones: todas las jugadas llevan a N, así que son P.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions: all moves lead to N, so they are P.</source>
        <translation>
            <numerusform>%1 posición: todas las jugadas llevan a N, así que es P.</numerusform>
            <numerusform>%1 posiciones: todas las jugadas llevan a N, así que son P.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position: a move leads to P, so it is N.</source>
        <translation>
            <numerusform>%1 posición: una jugada lleva a P, así que es N.</numerusform>
            <numerusform>%1 posiciones: una jugada lleva a P, así que son N.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions: a move leads to P, so they are N.</source>
        <translation>
            <numerusform>%1 posición: una jugada lleva a P, así que es N.</numerusform>
            <numerusform>%1 posiciones: una jugada lleva a P, así que son N.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position stays blank: nobody can force the end there.</source>
        <translation>
            <numerusform>%1 posición queda en blanco: en ella nadie puede forzar el final.</numerusform>
            <numerusform>%1 posiciones quedan en blanco: en ellas nadie puede forzar el final.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions stay blank: nobody can force the end there.</source>
        <translation>
            <numerusform>%1 posición queda en blanco: en ella nadie puede forzar el final.</numerusform>
            <numerusform>%1 posiciones quedan en blanco: en ellas nadie puede forzar el final.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the kernel (P): %1 move leads out of it.</source>
        <translation>
            <numerusform>En el núcleo (P): %1 jugada sale de él.</numerusform>
            <numerusform>En el núcleo (P): las %1 jugadas salen de él.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the kernel (P): all %1 moves lead out of it.</source>
        <translation>
            <numerusform>En el núcleo (P): %1 jugada sale de él.</numerusform>
            <numerusform>En el núcleo (P): las %1 jugadas salen de él.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Outside the kernel: %1 of %2 moves leads into it.</source>
        <extracomment>how many moves of a position, here 1, and how many it has</extracomment>
        <translation>
            <numerusform>Fuera del núcleo: %1 de %2 jugadas entra en él.</numerusform>
            <numerusform>Fuera del núcleo: %1 de %2 jugadas entran en él.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Outside the kernel: %1 of %2 moves lead into it.</source>
        <extracomment>how many moves of a position, and how many it has</extracomment>
        <translation>
            <numerusform>Fuera del núcleo: %1 de %2 jugadas entra en él.</numerusform>
            <numerusform>Fuera del núcleo: %1 de %2 jugadas entran en él.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A P-position: %1 move leaves none.</source>
        <translation>
            <numerusform>Una posición P: %1 jugada, y no deja ninguna.</numerusform>
            <numerusform>Una posición P: ninguna de las %1 jugadas deja otra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A P-position: none of the %1 moves leaves another.</source>
        <translation>
            <numerusform>Una posición P: %1 jugada, y no deja ninguna.</numerusform>
            <numerusform>Una posición P: ninguna de las %1 jugadas deja otra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not a P-position: %1 of %2 moves leaves one.</source>
        <extracomment>how many moves of a position leave a P-position, here 1, and how many it has</extracomment>
        <translation>
            <numerusform>No es una posición P: %1 de %2 jugadas deja una.</numerusform>
            <numerusform>No es una posición P: %1 de %2 jugadas dejan una.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not a P-position: %1 of %2 moves leave one.</source>
        <extracomment>how many moves of a position leave a P-position, and how many it has</extracomment>
        <translation>
            <numerusform>No es una posición P: %1 de %2 jugadas deja una.</numerusform>
            <numerusform>No es una posición P: %1 de %2 jugadas dejan una.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position. An arrow is a move.</source>
        <translation>
            <numerusform>%1 posición. Una flecha es una jugada.</numerusform>
            <numerusform>%1 posiciones. Cada flecha es una jugada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions. Every arrow is a move.</source>
        <translation>
            <numerusform>%1 posición. Una flecha es una jugada.</numerusform>
            <numerusform>%1 posiciones. Cada flecha es una jugada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is %1 legal move.</source>
        <translation>
            <numerusform>Hay %1 jugada permitida.</numerusform>
            <numerusform>Hay %1 jugadas permitidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 legal moves.</source>
        <translation>
            <numerusform>Hay %1 jugada permitida.</numerusform>
            <numerusform>Hay %1 jugadas permitidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %2 moves wins.</source>
        <extracomment>how many moves win, here 1, and how many there are</extracomment>
        <translation>
            <numerusform>Gana %1 de las %2 jugadas.</numerusform>
            <numerusform>Ganan %1 de las %2 jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %2 moves win.</source>
        <extracomment>how many moves win, and how many there are</extracomment>
        <translation>
            <numerusform>Gana %1 de las %2 jugadas.</numerusform>
            <numerusform>Ganan %1 de las %2 jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 piece, too many to draw</source>
        <translation>
            <numerusform>%1 pieza, demasiadas para dibujarlas</numerusform>
            <numerusform>%1 piezas, demasiadas para dibujarlas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pieces, too many to draw</source>
        <translation>
            <numerusform>%1 pieza, demasiadas para dibujarlas</numerusform>
            <numerusform>%1 piezas, demasiadas para dibujarlas</numerusform>
        </translation>
    </message>
    <message>
        <source>heap %1</source>
        <extracomment>the number of a heap, such as 2</extracomment>
        <translation>montón %1</translation>
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
        <translation>Plan de la lección: %1</translation>
    </message>
    <message>
        <source>Two pupils, or two teams, play it.</source>
        <translation>Lo juegan dos alumnos, o dos equipos.</translation>
    </message>
    <message>
        <source>Against the perfect computer; the class starts.</source>
        <translation>Contra la máquina perfecta; empieza la clase.</translation>
    </message>
    <message>
        <source>Against the perfect computer, which starts.</source>
        <translation>Contra la máquina perfecta; empieza la máquina.</translation>
    </message>
    <message>
        <source>Against a computer that moves at random; the class starts.</source>
        <translation>Contra una máquina que mueve al azar; empieza la clase.</translation>
    </message>
    <message>
        <source>Against a computer that moves at random, and starts.</source>
        <translation>Contra una máquina que mueve al azar; empieza la máquina.</translation>
    </message>
    <message>
        <source>Against the computer, which plays perfectly from %1 pieces on; the class starts.</source>
        <translation>Contra la máquina, que juega a la perfección desde %1 piezas; empieza la clase.</translation>
    </message>
    <message>
        <source>Against the computer, which plays perfectly from %1 pieces on, and starts.</source>
        <translation>Contra la máquina, que juega a la perfección desde %1 piezas; empieza la máquina.</translation>
    </message>
    <message>
        <source>Read and look</source>
        <translation>Leer y mirar</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a kind of step in the plan of a lesson, a verb: the class plays</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Think first, then look</source>
        <translation>Primero pensar, luego mirar</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>a kind of step in the plan of a lesson, a noun</extracomment>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>a kind of step in the plan of a lesson, a noun</extracomment>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Label a row</source>
        <translation>Etiquetar una fila</translation>
    </message>
    <message>
        <source>Fill in a table</source>
        <translation>Rellenar una tabla</translation>
    </message>
    <message>
        <source>Mark P and N</source>
        <translation>Marcar P y N</translation>
    </message>
    <message>
        <source>%1 exercise</source>
        <extracomment>how many exercises, here one</extracomment>
        <translation>%1 ejercicio</translation>
    </message>
    <message>
        <source>%1 exercises</source>
        <extracomment>how many exercises</extracomment>
        <translation>%1 ejercicios</translation>
    </message>
    <message>
        <source>%1: %2, difficulty %3.</source>
        <extracomment>how many exercises, &quot;5 exercises&quot;, of which kind, and how hard they are</extracomment>
        <translation>%1: %2, dificultad %3.</translation>
    </message>
    <message>
        <source>%1: %2, %3, difficulty %4.</source>
        <extracomment>how many exercises, &quot;5 exercises&quot;, of which kind, of which game, and how hard they are</extracomment>
        <translation>%1: %2, %3, dificultad %4.</translation>
    </message>
    <message>
        <source>P: %1 position.</source>
        <translation>P: %1 posición.</translation>
    </message>
    <message>
        <source>P: %1 positions.</source>
        <translation>P: %1 posiciones.</translation>
    </message>
    <message>
        <source>P: %1.</source>
        <extracomment>in the plan of a lesson: the positions that are P</extracomment>
        <translation>P: %1.</translation>
    </message>
    <message>
        <source>Winning moves: %1.</source>
        <translation>Jugadas ganadoras: %1.</translation>
    </message>
    <message>
        <source>Lesson plan: about %1 minutes, %2</source>
        <extracomment>how long a lesson takes, and how many steps it has, &quot;12 steps&quot;</extracomment>
        <translation>Plan de la lección: unos %1 minutos, %2</translation>
    </message>
    <message>
        <source>Afterwards the class can %1.</source>
        <translation>Después, la clase sabrá %1.</translation>
    </message>
    <message>
        <source>Then show:</source>
        <extracomment>in the plan of a lesson: what the teacher shows when the class has answered</extracomment>
        <translation>Luego, mostrar:</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>Para el docente</translation>
    </message>
    <message>
        <source>nim-sum</source>
        <extracomment>on paper, before a row of empty squares</extracomment>
        <translation>suma nim</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>on paper, before an empty line</extracomment>
        <translation>valor de Grundy</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>on paper, before an empty line, a noun</extracomment>
        <translation>Valor</translation>
    </message>
    <message>
        <source>mex =</source>
        <extracomment>on paper, before an empty line: the smallest number that is missing; mex is a word of the theory</extracomment>
        <translation>mex =</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>on paper, before an empty line</extracomment>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>on paper: the number of this page, and how many there are</extracomment>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>on paper, before an empty line: the date of the day</extracomment>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>a notation, and who is to move</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <extracomment>heads the page of answers: the title of the worksheet</extracomment>
        <translation>Respuestas: %1</translation>
    </message>
    <message>
        <source>Confirmed by two methods: %1; %2.</source>
        <extracomment>two ways to find the answer, such as a theory and a search</extracomment>
        <translation>Confirmado con dos métodos: %1; %2.</translation>
    </message>
    <message>
        <source>adding without carrying</source>
        <translation>sumar sin llevar</translation>
    </message>
    <message>
        <source>counting the 1s of every column</source>
        <translation>contar los unos de cada columna</translation>
    </message>
    <message>
        <source>marking off the numbers that are there</source>
        <translation>tachar los números que están</translation>
    </message>
    <message>
        <source>counting up from 0</source>
        <translation>contar desde 0</translation>
    </message>
    <message>
        <source>the simplest number between the options</source>
        <translation>el número más sencillo entre las opciones</translation>
    </message>
    <message>
        <source>by the rules alone, all games played out (%1)</source>
        <translation>solo con las reglas, jugando todas las partidas (%1)</translation>
    </message>
    <message>
        <source>Blue edges are marked L, red ones R and dashed, green ones are double.</source>
        <translation>Las aristas azules llevan una L; las rojas, una R y van a trazos; las verdes son dobles.</translation>
    </message>
    <message>
        <source>Blue edges are marked L, red ones R and dashed.</source>
        <translation>Las aristas azules llevan una L; las rojas, una R y van a trazos.</translation>
    </message>
    <message>
        <source>%1 moves first.</source>
        <translation>%1 mueve primero.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 different exercise of the kind “%2” was found at this difficulty: ask for fewer, or for another difficulty.</source>
        <extracomment>a number, here 1, and a kind of exercise, such as &quot;Nim-sum&quot;</extracomment>
        <translation>
            <numerusform>Solo se encontró %1 ejercicio distinto de la clase «%2» con esta dificultad: pide menos, u otra dificultad.</numerusform>
            <numerusform>Solo se encontraron %1 ejercicios distintos de la clase «%2» con esta dificultad: pide menos, u otra dificultad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 different exercises of the kind “%2” were found at this difficulty: ask for fewer, or for another difficulty.</source>
        <extracomment>a number, and a kind of exercise, such as &quot;Nim-sum&quot;</extracomment>
        <translation>
            <numerusform>Solo se encontró %1 ejercicio distinto de la clase «%2» con esta dificultad: pide menos, u otra dificultad.</numerusform>
            <numerusform>Solo se encontraron %1 ejercicios distintos de la clase «%2» con esta dificultad: pide menos, u otra dificultad.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped.</source>
        <extracomment>the person ended the search for exercises</extracomment>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>%1: exercises</source>
        <extracomment>the title of a worksheet: a game, such as Nim</extracomment>
        <translation>%1: ejercicios</translation>
    </message>
    <message>
        <source>Needs %1 of %2 free</source>
        <extracomment>of memory: two amounts, such as 3 GB and 8 GB</extracomment>
        <translation>Necesita %1 de %2 libres</translation>
    </message>
    <message numerus="yes">
        <source>A table would settle it: %2 of %3 free, and %1 second or more.</source>
        <extracomment>of memory: two amounts, such as 3 GB and 8 GB, and a time, here 1</extracomment>
        <translation>
            <numerusform>Una tabla lo resolvería: %2 de %3 libres, y %1 segundo o más.</numerusform>
            <numerusform>Una tabla lo resolvería: %2 de %3 libres, y %1 segundos o más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table would settle it: %2 of %3 free, and %1 seconds or more.</source>
        <extracomment>of memory: two amounts, such as 3 GB and 8 GB, and a time</extracomment>
        <translation>
            <numerusform>Una tabla lo resolvería: %2 de %3 libres, y %1 segundo o más.</numerusform>
            <numerusform>Una tabla lo resolvería: %2 de %3 libres, y %1 segundos o más.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table of this position needs %1 of memory; it may take %3 of the %2 that are free.</source>
        <extracomment>amounts of memory, such as 3 GB</extracomment>
        <translation>La tabla de esta posición necesita %1 de memoria; puede tomar %3 de los %2 que están libres.</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>how much is done, in percent</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>about %1 second left</source>
        <translation>
            <numerusform>falta %1 segundo más o menos</numerusform>
            <numerusform>faltan unos %1 segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 seconds left</source>
        <translation>
            <numerusform>falta %1 segundo más o menos</numerusform>
            <numerusform>faltan unos %1 segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 minute left</source>
        <translation>
            <numerusform>falta %1 minuto más o menos</numerusform>
            <numerusform>faltan unos %1 minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 minutes left</source>
        <translation>
            <numerusform>falta %1 minuto más o menos</numerusform>
            <numerusform>faltan unos %1 minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>First counterexample %1: the rule says %2, the search %3.</source>
        <extracomment>a position, and twice an answer, such as P and N</extracomment>
        <translation>Primer contraejemplo %1: la regla dice %2; la búsqueda, %3.</translation>
    </message>
    <message>
        <source>Theory and search agree.</source>
        <translation>La teoría y la búsqueda coinciden.</translation>
    </message>
    <message>
        <source>Table and search</source>
        <translation>Tabla y búsqueda</translation>
    </message>
    <message>
        <source>Theory and search</source>
        <translation>Teoría y búsqueda</translation>
    </message>
    <message>
        <source>Check the table against search</source>
        <translation>Comprobar la tabla con la búsqueda</translation>
    </message>
    <message>
        <source>Check the theory against search</source>
        <translation>Comprobar la teoría con la búsqueda</translation>
    </message>
    <message>
        <source>Answers every small position twice, by the table of the whole game and by search alone, and compares.</source>
        <translation>Responde dos veces a cada posición pequeña, con la tabla del juego entero y solo con búsqueda, y compara.</translation>
    </message>
    <message>
        <source>Answers every small position twice, by theory and by search alone, and compares.</source>
        <translation>Responde dos veces a cada posición pequeña, con la teoría y solo con búsqueda, y compara.</translation>
    </message>
    <message>
        <source>Table checked by search</source>
        <translation>Tabla comprobada con la búsqueda</translation>
    </message>
    <message>
        <source>Theory checked by search</source>
        <translation>Teoría comprobada con la búsqueda</translation>
    </message>
    <message>
        <source>%1 It fails on %2 of %3.</source>
        <extracomment>a sentence with a counterexample, a number, and how many were checked, &quot;1200 positions&quot;</extracomment>
        <translation>%1 Falla en %2 de %3.</translation>
    </message>
    <message>
        <source>There is a rule: misère Nim on the lengths of the runs holds on %1.</source>
        <translation>Hay una regla: el Nim misère con las longitudes de los tramos se cumple en %1.</translation>
    </message>
    <message>
        <source>No counterexample among %1: take a larger size.</source>
        <translation>Ningún contraejemplo entre %1: toma un tamaño mayor.</translation>
    </message>
    <message>
        <source>Theory and search differ on %1 of %2, first on %3.</source>
        <extracomment>a number, how many were checked, &quot;1200 positions&quot;, and a position</extracomment>
        <translation>La teoría y la búsqueda difieren en %1 de %2; primero, en %3.</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <extracomment>the answer was right, not the side; then a sentence that says why</extracomment>
        <translation>Correcto: %1</translation>
    </message>
    <message>
        <source>Not this one: %1</source>
        <translation>Esta no: %1</translation>
    </message>
    <message>
        <source>No: if %1 moves first, %2 wins.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>No: si %1 mueve primero, gana %2.</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <extracomment>the answer was right, not the side; the answer</extracomment>
        <translation>Correcto: %1.</translation>
    </message>
    <message>
        <source>No: it is %1.</source>
        <translation>No: es %1.</translation>
    </message>
    <message>
        <source>Not yet: that is too many digits. No number reaches column %1, so neither does the nim-sum.</source>
        <translation>Todavía no: son demasiadas cifras. Ningún número llega a la columna %1, así que tampoco la suma nim.</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 one, an odd number, so its digit is 1.</source>
        <translation>
            <numerusform>Todavía no: la columna %1 tiene %2 uno, un número impar, así que su cifra es 1.</numerusform>
            <numerusform>Todavía no: la columna %1 tiene %2 unos, un número impar, así que su cifra es 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 ones, an odd number, so its digit is 1.</source>
        <extracomment>of a binary addition: what the column is worth, such as 4, and how many digits 1 it holds</extracomment>
        <translation>
            <numerusform>Todavía no: la columna %1 tiene %2 uno, un número impar, así que su cifra es 1.</numerusform>
            <numerusform>Todavía no: la columna %1 tiene %2 unos, un número impar, así que su cifra es 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 one, an even number, so its digit is 0.</source>
        <translation>
            <numerusform>Todavía no: la columna %1 tiene %2 uno, un número par, así que su cifra es 0.</numerusform>
            <numerusform>Todavía no: la columna %1 tiene %2 unos, un número par, así que su cifra es 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 ones, an even number, so its digit is 0.</source>
        <extracomment>of a binary addition: what the column is worth, such as 4, and how many digits 1 it holds</extracomment>
        <translation>
            <numerusform>Todavía no: la columna %1 tiene %2 uno, un número par, así que su cifra es 0.</numerusform>
            <numerusform>Todavía no: la columna %1 tiene %2 unos, un número par, así que su cifra es 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not yet: %1 is among the numbers.</source>
        <translation>Todavía no: %1 está entre los números.</translation>
    </message>
    <message>
        <source>Not yet: %1 is missing, but a smaller number is missing, too.</source>
        <translation>Todavía no: %1 falta, pero también falta un número menor.</translation>
    </message>
    <message>
        <source>Not yet: “%1” leaves a position of value %2, so this one cannot have it as well.</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and a number</extracomment>
        <translation>Todavía no: «%1» deja una posición de valor %2, así que esta no puede tenerlo también.</translation>
    </message>
    <message>
        <source>Not yet: a smaller number is missing among your moves.</source>
        <translation>Todavía no: entre tus jugadas falta un número menor.</translation>
    </message>
    <message>
        <source>Not yet: the stalk is worth more than %1.</source>
        <translation>Todavía no: el tallo vale más que %1.</translation>
    </message>
    <message>
        <source>Not yet: the stalk is worth less than %1.</source>
        <translation>Todavía no: el tallo vale menos que %1.</translation>
    </message>
    <message>
        <source>Edges count 1 up to the first change of colour; from there on each counts half of the one below it. Blue adds, red takes away.</source>
        <translation>Las aristas cuentan 1 hasta el primer cambio de color; desde ahí cada una cuenta la mitad de la de debajo. El azul suma, el rojo resta.</translation>
    </message>
    <message>
        <source>No move in heap %1 wins. For instance, %2</source>
        <extracomment>the number of a heap, and the end of the sentence: what refutes a move there</extracomment>
        <translation>Ninguna jugada en el montón %1 gana. Por ejemplo, %2</translation>
    </message>
    <message>
        <source>There is no move in heap %1.</source>
        <translation>En el montón %1 no hay ninguna jugada.</translation>
    </message>
    <message>
        <source>Right: the sentence is %1.</source>
        <translation>Correcto: la frase es %1.</translation>
    </message>
    <message>
        <source>No: the sentence is %1.</source>
        <translation>No: la frase es %1.</translation>
    </message>
    <message>
        <source>true</source>
        <extracomment>within a sentence: &quot;the sentence is true&quot;</extracomment>
        <translation>verdadera</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsa</translation>
    </message>
    <message>
        <source>“%1” leaves %2, a P-position.</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and what is left</extracomment>
        <translation>«%1» deja %2, una posición P.</translation>
    </message>
    <message>
        <source>%1 (or the same from an equal heap)</source>
        <translation>%1 (o lo mismo de un montón igual)</translation>
    </message>
    <message>
        <source>Another one: %1</source>
        <translation>Otra: %1</translation>
    </message>
    <message>
        <source>Every move from there has an answer:</source>
        <translation>Desde ahí toda jugada tiene respuesta:</translation>
    </message>
    <message>
        <source>The Grundy value is %1.</source>
        <translation>El valor de Grundy es %1.</translation>
    </message>
    <message>
        <source>The Grundy value is the nim-sum %1 = %2.</source>
        <extracomment>a sum such as 3 ⊕ 5, and its value</extracomment>
        <translation>El valor de Grundy es la suma nim %1 = %2.</translation>
    </message>
    <message>
        <source>after “%1” the opponent cannot move and wins.</source>
        <translation>después de «%1» el rival no puede mover y gana.</translation>
    </message>
    <message>
        <source>after “%1” the opponent wins.</source>
        <translation>después de «%1» gana el rival.</translation>
    </message>
    <message>
        <source>“%1” leaves an N-position: the opponent wins by “%2”.</source>
        <extracomment>two moves, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>«%1» deja una posición N: el rival gana con «%2».</translation>
    </message>
    <message>
        <source>after “%1” the opponent wins by “%2”.</source>
        <translation>después de «%1» el rival gana con «%2».</translation>
    </message>
    <message>
        <source>“%1” leaves a P-position.</source>
        <translation>«%1» deja una posición P.</translation>
    </message>
    <message>
        <source>after “%1” the opponent, to move, has lost.</source>
        <translation>después de «%1» al rival le toca mover y ha perdido.</translation>
    </message>
    <message>
        <source>It is a P-position: every move has an answer.</source>
        <translation>Es una posición P: toda jugada tiene respuesta.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <extracomment>a number, and the same number in binary, such as &quot;7 is 0111&quot;</extracomment>
        <translation>%1 es %2</translation>
    </message>
    <message>
        <source>Every column holds an even number of 1s, so the nim-sum is 0.</source>
        <translation>Todas las columnas tienen un número par de unos, así que la suma nim es 0.</translation>
    </message>
    <message numerus="yes">
        <source>Only column %1 holds an odd number of 1s, so the nim-sum is %2 in binary, which is %3.</source>
        <translation>
            <numerusform>Solo la columna %1 tiene un número impar de unos, así que la suma nim es %2 en binario, es decir, %3.</numerusform>
            <numerusform>Las columnas %1 tienen cada una un número impar de unos, así que la suma nim es %2 en binario, es decir, %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Columns %1 each hold an odd number of 1s, so the nim-sum is %2 in binary, which is %3.</source>
        <extracomment>what the columns are worth, such as &quot;4 and 1&quot;, and the same number twice, such as 101 and 5</extracomment>
        <translation>
            <numerusform>Solo la columna %1 tiene un número impar de unos, así que la suma nim es %2 en binario, es decir, %3.</numerusform>
            <numerusform>Las columnas %1 tienen cada una un número impar de unos, así que la suma nim es %2 en binario, es decir, %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>In binary: %1.</source>
        <translation>En binario: %1.</translation>
    </message>
    <message>
        <source>0 itself is missing, so the mex is 0.</source>
        <translation>Falta el propio 0, así que el mex es 0.</translation>
    </message>
    <message>
        <source>All numbers below %1 are there, and %1 is not: it is the mex.</source>
        <translation>Todos los números menores que %1 están, y %1 no: es el mex.</translation>
    </message>
    <message>
        <source>No move wins.</source>
        <translation>No gana ninguna jugada.</translation>
    </message>
    <message numerus="yes">
        <source>%1 move wins.</source>
        <translation>
            <numerusform>Gana %1 jugada.</numerusform>
            <numerusform>Ganan %1 jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves win.</source>
        <translation>
            <numerusform>Gana %1 jugada.</numerusform>
            <numerusform>Ganan %1 jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who wins with best play: the previous player (P), the next player (N), Left (L) or Right (R)?</source>
        <translation>¿Quién gana jugando lo mejor posible: el jugador previo (P), el siguiente (N), Izquierda (L) o Derecha (R)?</translation>
    </message>
    <message>
        <source>Does the previous player win (P) or the next player (N)?</source>
        <translation>¿Gana el jugador previo (P) o el siguiente (N)?</translation>
    </message>
    <message>
        <source>The next player wins.</source>
        <translation>Gana el jugador siguiente.</translation>
    </message>
    <message>
        <source>The previous player wins.</source>
        <translation>Gana el jugador previo.</translation>
    </message>
    <message>
        <source>%1, who moves first, wins.</source>
        <translation>Gana %1, que mueve primero.</translation>
    </message>
    <message>
        <source>%1, who moves second, wins.</source>
        <translation>Gana %1, que mueve después.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %1 move wins.</source>
        <translation>
            <numerusform>Gana exactamente %1 jugada.</numerusform>
            <numerusform>Ganan exactamente %1 jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %1 moves win.</source>
        <translation>
            <numerusform>Gana exactamente %1 jugada.</numerusform>
            <numerusform>Ganan exactamente %1 jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>P: the previous player wins</source>
        <translation>P: gana el jugador previo</translation>
    </message>
    <message>
        <source>N: the next player wins</source>
        <translation>N: gana el jugador siguiente</translation>
    </message>
    <message>
        <source>L: %1 wins, whoever starts</source>
        <translation>L: %1 gana, empiece quien empiece</translation>
    </message>
    <message>
        <source>R: %1 wins, whoever starts</source>
        <translation>R: %1 gana, empiece quien empiece</translation>
    </message>
    <message>
        <source>Find a winning move</source>
        <translation>Jugada ganadora</translation>
    </message>
    <message>
        <source>P or N?</source>
        <translation>¿P o N?</translation>
    </message>
    <message>
        <source>Nim-sum</source>
        <extracomment>a kind of exercise: numbers are added without carrying</extracomment>
        <translation>Suma nim</translation>
    </message>
    <message>
        <source>Value of a stalk</source>
        <translation>Valor de un tallo</translation>
    </message>
    <message>
        <source>Mex</source>
        <extracomment>a kind of exercise: the smallest number that is missing; a word of the theory</extracomment>
        <translation>Mex</translation>
    </message>
    <message>
        <source>Which heap?</source>
        <extracomment>a kind of exercise: in which heap is a winning move?</extracomment>
        <translation>¿Qué montón?</translation>
    </message>
    <message>
        <source>True or false?</source>
        <translation>¿Verdadero o falso?</translation>
    </message>
    <message>
        <source>Make a move that leaves the opponent in a lost position.</source>
        <translation>Haz una jugada que deje al rival en una posición perdida.</translation>
    </message>
    <message>
        <source>Say who wins before a move is made.</source>
        <translation>Di quién gana antes de que se haga ninguna jugada.</translation>
    </message>
    <message>
        <source>Add in binary, without carrying.</source>
        <translation>Suma en binario, sin llevar.</translation>
    </message>
    <message>
        <source>Find the Nim heap that a position equals.</source>
        <translation>Halla el montón de Nim al que equivale una posición.</translation>
    </message>
    <message>
        <source>Read a number off red and blue edges.</source>
        <translation>Lee un número en aristas rojas y azules.</translation>
    </message>
    <message>
        <source>Find the smallest missing number.</source>
        <translation>Halla el menor número que falta.</translation>
    </message>
    <message>
        <source>See where the winning move is.</source>
        <translation>Ve dónde está la jugada ganadora.</translation>
    </message>
    <message>
        <source>Judge what is said about a position.</source>
        <translation>Juzga lo que se dice de una posición.</translation>
    </message>
    <message>
        <source>The move “%1” wins.</source>
        <translation>La jugada «%1» gana.</translation>
    </message>
    <message>
        <source>A stalk of Hackenbush: blue edges count for Left, red ones for Right.</source>
        <translation>Un tallo de Hackenbush: las aristas azules cuentan para Izquierda; las rojas, para Derecha.</translation>
    </message>
    <message>
        <source>%1 %2 moves first.</source>
        <extracomment>a game and its rules, a sentence; then a player, such as Left</extracomment>
        <translation>%1 %2 mueve primero.</translation>
    </message>
    <message>
        <source>Find a winning move.</source>
        <translation>Encuentra una jugada ganadora.</translation>
    </message>
    <message>
        <source>What is %1 in binary?</source>
        <translation>¿Cuánto es %1 en binario?</translation>
    </message>
    <message>
        <source>What is the Grundy value of this position?</source>
        <translation>¿Cuál es el valor de Grundy de esta posición?</translation>
    </message>
    <message>
        <source>What is this stalk worth?</source>
        <translation>¿Cuánto vale este tallo?</translation>
    </message>
    <message>
        <source>What is the mex of %1, the smallest missing number?</source>
        <translation>¿Cuál es el mex de %1, el menor número que falta?</translation>
    </message>
    <message>
        <source>In which heap is there a winning move?</source>
        <translation>¿En qué montón hay una jugada ganadora?</translation>
    </message>
    <message>
        <source>True or false? %1</source>
        <translation>¿Verdadero o falso? %1</translation>
    </message>
    <message>
        <source>True</source>
        <extracomment>an answer to choose: the sentence is true</extracomment>
        <translation>Verdadero</translation>
    </message>
    <message>
        <source>False</source>
        <translation>Falso</translation>
    </message>
    <message>
        <source>%1 in binary, which is %2</source>
        <extracomment>the same number twice, such as 0111 and 7</extracomment>
        <translation>%1 en binario, es decir, %2</translation>
    </message>
    <message>
        <source>Make the move on the board.</source>
        <translation>Haz la jugada en el tablero.</translation>
    </message>
    <message>
        <source>Answer P, N, L or R.</source>
        <translation>Responde P, N, L o R.</translation>
    </message>
    <message>
        <source>Answer P or N.</source>
        <translation>Responde P o N.</translation>
    </message>
    <message>
        <source>Write the nim-sum in binary, with the digits 0 and 1.</source>
        <translation>Escribe la suma nim en binario, con las cifras 0 y 1.</translation>
    </message>
    <message>
        <source>Write a whole number, 0 or more.</source>
        <translation>Escribe un número entero, 0 o más.</translation>
    </message>
    <message>
        <source>Write a whole number or a fraction such as 11/8 or -3/4.</source>
        <translation>Escribe un número entero o una fracción, como 11/8 o -3/4.</translation>
    </message>
    <message>
        <source>Answer with the number of a heap.</source>
        <translation>Responde con el número de un montón.</translation>
    </message>
    <message>
        <source>Answer true or false.</source>
        <translation>Responde verdadero o falso.</translation>
    </message>
    <message>
        <source>This question cannot be asked about this game.</source>
        <translation>Esta pregunta no se puede hacer sobre este juego.</translation>
    </message>
    <message>
        <source>No exercise was found for this difficulty. Another seed may give one.</source>
        <translation>No se encontró ningún ejercicio con esta dificultad. Otra semilla puede dar uno.</translation>
    </message>
    <message numerus="yes">
        <source>Plays perfectly once at most %1 piece is left, and at random until then.</source>
        <translation>
            <numerusform>Juega a la perfección cuando queda como mucho %1 pieza; hasta entonces, al azar.</numerusform>
            <numerusform>Juega a la perfección cuando quedan como mucho %1 piezas; hasta entonces, al azar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Plays perfectly once at most %1 pieces are left, and at random until then.</source>
        <translation>
            <numerusform>Juega a la perfección cuando queda como mucho %1 pieza; hasta entonces, al azar.</numerusform>
            <numerusform>Juega a la perfección cuando quedan como mucho %1 piezas; hasta entonces, al azar.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2: inside the fence.</source>
        <extracomment>a sentence about the fence, and what is left on the board</extracomment>
        <translation>%1 %2: dentro de la valla.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <extracomment>two sentences; the second one has no full stop yet</extracomment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>the empty board</source>
        <translation>el tablero vacío</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 (given)</source>
        <extracomment>a position whose letter is given, not asked</extracomment>
        <translation>%1 (dado)</translation>
    </message>
    <message>
        <source>%1 is marked N, but there is no move: whoever is to move has lost.</source>
        <translation>%1 está marcada N, pero no hay ninguna jugada: quien tiene que mover ha perdido.</translation>
    </message>
    <message>
        <source>%1 is marked P, but there is no move: in misère play whoever is to move has won.</source>
        <translation>%1 está marcada P, pero no hay ninguna jugada: en el juego misère quien tiene que mover ha ganado.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked N, but its only move does not lead to a P: %2 is N.</source>
        <extracomment>two positions</extracomment>
        <translation>
            <numerusform>%1 está marcada N, pero su única jugada no lleva a una P: %2 es N.</numerusform>
            <numerusform>%1 está marcada N, pero ninguna de sus jugadas lleva a una P: %2 son N.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked N, but none of its moves leads to a P: %2 are N.</source>
        <extracomment>a position, and a list of positions</extracomment>
        <translation>
            <numerusform>%1 está marcada N, pero su única jugada no lleva a una P: %2 es N.</numerusform>
            <numerusform>%1 está marcada N, pero ninguna de sus jugadas lleva a una P: %2 son N.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked P, but a move leads to a P: %2.</source>
        <extracomment>two positions</extracomment>
        <translation>
            <numerusform>%1 está marcada P, pero una jugada lleva a una P: %2.</numerusform>
            <numerusform>%1 está marcada P, pero hay jugadas que llevan a una P: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked P, but moves lead to a P: %2.</source>
        <extracomment>a position, and a list of positions</extracomment>
        <translation>
            <numerusform>%1 está marcada P, pero una jugada lleva a una P: %2.</numerusform>
            <numerusform>%1 está marcada P, pero hay jugadas que llevan a una P: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1)</source>
        <extracomment>a position with two numbers, such as 3, 5</extracomment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>%1 is given a value above 0, but there is no move to 0.</source>
        <translation>A %1 se le ha dado un valor mayor que 0, pero no hay ninguna jugada a 0.</translation>
    </message>
    <message>
        <source>%1 has the same value as a position that a move leads to: %2.</source>
        <extracomment>a position, and one or more other positions</extracomment>
        <translation>%1 tiene el mismo valor que una posición a la que lleva una jugada: %2.</translation>
    </message>
    <message>
        <source>The value of %1 is too large: none of its moves leads to the value %2.</source>
        <extracomment>a position, and a number</extracomment>
        <translation>El valor de %1 es demasiado grande: ninguna de sus jugadas lleva al valor %2.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a position, and its letter or value</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Given: moves from %1 also lead to %2.</source>
        <extracomment>a position, and other positions with their letters or values</extracomment>
        <translation>Ya dadas: hay jugadas de %1 que llevan también a %2.</translation>
    </message>
    <message>
        <source>From %1 there is no move. What is its value?</source>
        <translation>Desde %1 no hay ninguna jugada. ¿Cuál es su valor?</translation>
    </message>
    <message>
        <source>From %1 there is no move. P or N?</source>
        <translation>Desde %1 no hay ninguna jugada. ¿P o N?</translation>
    </message>
    <message>
        <source>From %1 a move leaves %2. Which value has %1?</source>
        <extracomment>a position, and the positions that moves leave</extracomment>
        <translation>Desde %1 una jugada deja %2. ¿Qué valor tiene %1?</translation>
    </message>
    <message>
        <source>From %1 a move leaves %2. P or N?</source>
        <translation>Desde %1 una jugada deja %2. ¿P o N?</translation>
    </message>
    <message>
        <source>The value of %1 is 0: there is no move.</source>
        <translation>El valor de %1 es 0: no hay ninguna jugada.</translation>
    </message>
    <message>
        <source>The value of %1 is %2, the smallest number that is not among %3.</source>
        <extracomment>a position, a number, and a list of numbers</extracomment>
        <translation>El valor de %1 es %2, el menor número que no está entre %3.</translation>
    </message>
    <message>
        <source>%1 is P: there is no move, and whoever is to move has lost.</source>
        <translation>%1 es P: no hay ninguna jugada, y quien tiene que mover ha perdido.</translation>
    </message>
    <message>
        <source>%1 is N: there is no move, and whoever is to move has won.</source>
        <translation>%1 es N: no hay ninguna jugada, y quien tiene que mover ha ganado.</translation>
    </message>
    <message>
        <source>%1 is P: every move leads to an N.</source>
        <translation>%1 es P: toda jugada lleva a una N.</translation>
    </message>
    <message>
        <source>%1 is N: a move leads to a P.</source>
        <translation>%1 es N: una jugada lleva a una P.</translation>
    </message>
    <message>
        <source>No contradiction so far. Still blank: %1.</source>
        <translation>Por ahora, ninguna contradicción. En blanco todavía: %1.</translation>
    </message>
    <message>
        <source>No contradiction anywhere: everything is right. Positions: %1.</source>
        <translation>Ninguna contradicción en ninguna parte: todo está bien. Posiciones: %1.</translation>
    </message>
    <message>
        <source>No contradiction anywhere: everything is right. Positions: %1, P among them: %2.</source>
        <extracomment>two numbers of positions</extracomment>
        <translation>Ninguna contradicción en ninguna parte: todo está bien. Posiciones: %1; de ellas, P: %2.</translation>
    </message>
    <message>
        <source>That is more than %1 positions: too many to mark by hand.</source>
        <translation>Son más de %1 posiciones: demasiadas para marcarlas a mano.</translation>
    </message>
    <message>
        <source>Left and Right have different moves here: P and N do not say who wins.</source>
        <translation>Aquí Izquierda y Derecha tienen jugadas distintas: P y N no dicen quién gana.</translation>
    </message>
    <message>
        <source>The rules allow no position of this family up to these sizes.</source>
        <translation>Las reglas no permiten ninguna posición de esta familia hasta estos tamaños.</translation>
    </message>
    <message>
        <source>A position that the moves lead to could not be solved.</source>
        <translation>No se pudo resolver una posición a la que llevan las jugadas.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>a move in quotation marks, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>nim-sum 0</source>
        <extracomment>why a move is right, within a sentence</extracomment>
        <translation>suma nim 0</translation>
    </message>
    <message>
        <source>from there %1 wins, whoever is to move</source>
        <translation>desde ahí gana %1, mueva quien mueva</translation>
    </message>
    <message>
        <source>it leaves a P-position</source>
        <translation>deja una posición P</translation>
    </message>
    <message>
        <source>The winning move was %1: %2.</source>
        <extracomment>a move, and why it wins, such as &quot;nim-sum 0&quot;</extracomment>
        <translation>La jugada ganadora era %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>One winning move was %1: %2 (%3 move wins).</source>
        <extracomment>a move, why it wins, such as &quot;nim-sum 0&quot;, and how many win, here one</extracomment>
        <translation>
            <numerusform>Una jugada ganadora era %1: %2 (gana %3 jugada).</numerusform>
            <numerusform>Una jugada ganadora era %1: %2 (ganan %3 jugadas).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One winning move was %1: %2 (%3 moves win).</source>
        <extracomment>a move, why it wins, such as &quot;nim-sum 0&quot;, and how many win</extracomment>
        <translation>
            <numerusform>Una jugada ganadora era %1: %2 (gana %3 jugada).</numerusform>
            <numerusform>Una jugada ganadora era %1: %2 (ganan %3 jugadas).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gives the win away.</source>
        <translation>%1 regala la victoria.</translation>
    </message>
    <message>
        <source>Now %1 wins.</source>
        <translation>Ahora gana %1.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <extracomment>of a move in quotation marks: who makes it wins</extracomment>
        <translation>%1 gana.</translation>
    </message>
    <message>
        <source>%1. No move would have won here.</source>
        <translation>%1. Aquí no habría ganado ninguna jugada.</translation>
    </message>
    <message>
        <source>%1. Not judged: the position was not solved within the limits.</source>
        <translation>%1. Sin juzgar: la posición no se resolvió dentro de los límites.</translation>
    </message>
    <message numerus="yes">
        <source>%1 move could not be judged within the limits.</source>
        <translation>
            <numerusform>%1 jugada no se pudo juzgar dentro de los límites.</numerusform>
            <numerusform>%1 jugadas no se pudieron juzgar dentro de los límites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves could not be judged within the limits.</source>
        <translation>
            <numerusform>%1 jugada no se pudo juzgar dentro de los límites.</numerusform>
            <numerusform>%1 jugadas no se pudieron juzgar dentro de los límites.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <extracomment>the number of a move, the player, and a sentence about the move</extracomment>
        <translation>Jugada %1, %2: %3</translation>
    </message>
    <message>
        <source>No mistakes among the moves that were judged.</source>
        <translation>Ningún error entre las jugadas que se juzgaron.</translation>
    </message>
    <message>
        <source>No mistakes: nobody gave a win away.</source>
        <translation>Ningún error: nadie regaló una victoria.</translation>
    </message>
    <message numerus="yes">
        <source>%1 mistake (%2).</source>
        <translation>
            <numerusform>%1 error (%2).</numerusform>
            <numerusform>%1 errores (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mistakes (%2).</source>
        <extracomment>how many mistakes, and who made them, such as &quot;Anna: 2, Ben: 1&quot;</extracomment>
        <translation>
            <numerusform>%1 error (%2).</numerusform>
            <numerusform>%1 errores (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>expected %1, found the end</source>
        <translation>se esperaba %1; hay el final</translation>
    </message>
    <message>
        <source>expected %1, found &apos;%2&apos;</source>
        <extracomment>what should stand there, such as &quot;a position&quot;, and what was typed</extracomment>
        <translation>se esperaba %1; hay &apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1 is over the limit of %2</source>
        <extracomment>a number that was typed, and the largest one that is allowed</extracomment>
        <translation>%1 supera el límite de %2</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; is given twice</source>
        <translation>la opción &apos;%1&apos; aparece dos veces</translation>
    </message>
    <message>
        <source>this game has no misère play</source>
        <translation>este juego no tiene versión misère</translation>
    </message>
    <message>
        <source>this game has misère play only with %1</source>
        <translation>este juego solo tiene versión misère con %1</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; has to be given</source>
        <translation>hay que dar la opción &apos;%1&apos;</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <extracomment>where a mistake is in what was typed, and what is wrong</extracomment>
        <translation>columna %1: %2</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <extracomment>where a mistake is in a file; then &quot;column 5: …&quot;</extracomment>
        <translation>línea %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 edge is not joined to the ground: it falls at once</source>
        <translation>
            <numerusform>%1 arista no está unida al suelo: se cae enseguida</numerusform>
            <numerusform>%1 aristas no están unidas al suelo: se caen enseguida</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 edges are not joined to the ground: they fall at once</source>
        <translation>
            <numerusform>%1 arista no está unida al suelo: se cae enseguida</numerusform>
            <numerusform>%1 aristas no están unidas al suelo: se caen enseguida</numerusform>
        </translation>
    </message>
    <message>
        <source>Misère play is possible only with “%1”: %2.</source>
        <extracomment>a field, such as &quot;Coins per move&quot;, and what it has to be</extracomment>
        <translation>El juego misère solo es posible con «%1»: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 game that Left starts</source>
        <translation>
            <numerusform>%1 partida que empieza Izquierda</numerusform>
            <numerusform>%1 partidas que empieza Izquierda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games that Left starts</source>
        <translation>
            <numerusform>%1 partida que empieza Izquierda</numerusform>
            <numerusform>%1 partidas que empieza Izquierda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 game</source>
        <extracomment>how many ways there are to play to the end, here one</extracomment>
        <translation>
            <numerusform>%1 partida</numerusform>
            <numerusform>%1 partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games</source>
        <translation>
            <numerusform>%1 partida</numerusform>
            <numerusform>%1 partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>  %1: %2 of %3  %4</source>
        <extracomment>a size, how many positions of it are cold, how many there are, and their names</extracomment>
        <translation>  %1: %2 de %3  %4</translation>
    </message>
    <message>
        <source>%1 and %2 moves</source>
        <extracomment>of the longest and the shortest game</extracomment>
        <translation>%1 y %2 jugadas</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>before a number, a noun: how many ways there are to play to the end</extracomment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>endless play is possible</source>
        <translation>la partida puede no acabar nunca</translation>
    </message>
    <message>
        <source>Games, Left starting</source>
        <translation>Partidas, empieza Izquierda</translation>
    </message>
    <message>
        <source>won by Left</source>
        <translation>las gana Izquierda</translation>
    </message>
    <message>
        <source>Longest and shortest</source>
        <translation>La más larga y la más corta</translation>
    </message>
    <message>
        <source>Games, Right starting</source>
        <translation>Partidas, empieza Derecha</translation>
    </message>
    <message>
        <source>won by the player who starts</source>
        <translation>las gana quien empieza</translation>
    </message>
    <message>
        <source>Longest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>Partida más larga</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>Partida más corta</translation>
    </message>
    <message>
        <source>%1 cold</source>
        <extracomment>how many of the positions are cold</extracomment>
        <translation>%1 frías</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>before a number: how many positions there are</extracomment>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>before a number, a noun: how many moves there are in all positions</extracomment>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Most positions to do, highest number first</source>
        <translation>Máximo de posiciones pendientes, primero el número más alto</translation>
    </message>
    <message>
        <source>in the order found</source>
        <translation>en el orden hallado</translation>
    </message>
    <message>
        <source>last found first</source>
        <translation>primero la última hallada</translation>
    </message>
    <message>
        <source>Most runs of each length</source>
        <translation>Máximo de tramos de cada longitud</translation>
    </message>
    <message>
        <source>Cold positions (P), the kernel</source>
        <translation>Posiciones frías (P), el núcleo</translation>
    </message>
    <message>
        <source>Cold positions (P)</source>
        <translation>Posiciones frías (P)</translation>
    </message>
    <message>
        <source>By longest game left:</source>
        <translation>Según la partida más larga que queda:</translation>
    </message>
    <message>
        <source>Green stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other</extracomment>
        <translation>Tallo verde</translation>
    </message>
    <message>
        <source>Blue stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other</extracomment>
        <translation>Tallo azul</translation>
    </message>
    <message>
        <source>Red stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other</extracomment>
        <translation>Tallo rojo</translation>
    </message>
    <message>
        <source>Red–blue stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other, some red, some blue</extracomment>
        <translation>Tallo rojo y azul</translation>
    </message>
    <message>
        <source>Stalk of mixed colours</source>
        <translation>Tallo de varios colores</translation>
    </message>
    <message>
        <source>Green tree</source>
        <extracomment>a part of a drawing: edges that branch</extracomment>
        <translation>Árbol verde</translation>
    </message>
    <message>
        <source>Blue tree</source>
        <extracomment>a part of a drawing: edges that branch</extracomment>
        <translation>Árbol azul</translation>
    </message>
    <message>
        <source>Red tree</source>
        <extracomment>a part of a drawing: edges that branch</extracomment>
        <translation>Árbol rojo</translation>
    </message>
    <message>
        <source>Red–blue tree</source>
        <extracomment>a part of a drawing: edges that branch, some red, some blue</extracomment>
        <translation>Árbol rojo y azul</translation>
    </message>
    <message>
        <source>Tree of mixed colours</source>
        <translation>Árbol de varios colores</translation>
    </message>
    <message>
        <source>Green graph with a cycle</source>
        <translation>Grafo verde con un ciclo</translation>
    </message>
    <message>
        <source>Blue graph with a cycle</source>
        <translation>Grafo azul con un ciclo</translation>
    </message>
    <message>
        <source>Red graph with a cycle</source>
        <translation>Grafo rojo con un ciclo</translation>
    </message>
    <message>
        <source>Red–blue graph with a cycle</source>
        <translation>Grafo rojo y azul con un ciclo</translation>
    </message>
    <message>
        <source>Graph of mixed colours with a cycle</source>
        <translation>Grafo de varios colores con un ciclo</translation>
    </message>
    <message>
        <source>green loop at %1</source>
        <translation>lazo verde en %1</translation>
    </message>
    <message>
        <source>blue loop at %1</source>
        <translation>lazo azul en %1</translation>
    </message>
    <message>
        <source>red loop at %1</source>
        <translation>lazo rojo en %1</translation>
    </message>
    <message>
        <source>green edge from %1 to %2</source>
        <extracomment>read aloud: two joints, or &quot;the ground&quot;</extracomment>
        <translation>arista verde de %1 a %2</translation>
    </message>
    <message>
        <source>blue edge from %1 to %2</source>
        <extracomment>read aloud: two joints, or &quot;the ground&quot;</extracomment>
        <translation>arista azul de %1 a %2</translation>
    </message>
    <message>
        <source>red edge from %1 to %2</source>
        <extracomment>read aloud: two joints, or &quot;the ground&quot;</extracomment>
        <translation>arista roja de %1 a %2</translation>
    </message>
    <message>
        <source>%1: leaves %2</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and the letter P, N, L or R of what it leaves</extracomment>
        <translation>%1: deja %2</translation>
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
            <numerusform>%1 fila</numerusform>
            <numerusform>%1 filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 fila</numerusform>
            <numerusform>%1 filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Heaps and lines</source>
        <translation>Montones y líneas</translation>
    </message>
    <message>
        <source>Coins and strips</source>
        <translation>Monedas y tiras</translation>
    </message>
    <message>
        <source>Plane and graphs</source>
        <translation>Plano y grafos</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a game, and what is on its board</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>stick %1 of %2</source>
        <extracomment>read aloud: the number of a stick of the heap, and how many it has</extracomment>
        <translation>palito %1 de %2</translation>
    </message>
    <message>
        <source>heap %1, stick %2 of %3</source>
        <extracomment>read aloud: the number of a heap and of a stick in it, and how many the heap has</extracomment>
        <translation>montón %1, palito %2 de %3</translation>
    </message>
    <message>
        <source>heap %1, room for stone %2</source>
        <extracomment>read aloud: the number of a heap, and of a stone that could be added</extracomment>
        <translation>montón %1, sitio para la piedra %2</translation>
    </message>
    <message>
        <source>heap %1, stone %2 of %3</source>
        <extracomment>read aloud: the number of a heap and of a stone in it, and how many the heap has</extracomment>
        <translation>montón %1, piedra %2 de %3</translation>
    </message>
    <message>
        <source>heap %1, empty</source>
        <translation>montón %1, vacío</translation>
    </message>
    <message>
        <source>heap %1, size %2</source>
        <extracomment>read aloud: the number of a heap, and how many stones it has</extracomment>
        <translation>montón %1, tamaño %2</translation>
    </message>
    <message>
        <source>heap %1, cut into %2 and %3</source>
        <extracomment>read aloud: the number of a heap, and the sizes of what it would become</extracomment>
        <translation>montón %1, cortado en %2 y %3</translation>
    </message>
    <message>
        <source>heap %1, size %2, too long to draw</source>
        <extracomment>read aloud: the number of a heap, and how many stones it has</extracomment>
        <translation>montón %1, tamaño %2, demasiado largo para dibujarlo</translation>
    </message>
    <message>
        <source>line %1, gap %2</source>
        <extracomment>read aloud: the number of a line, and of a place without a counter</extracomment>
        <translation>línea %1, hueco %2</translation>
    </message>
    <message>
        <source>line %1, counter %2</source>
        <translation>línea %1, ficha %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <extracomment>read aloud: a square, such as c3</extracomment>
        <translation>%1, vacía</translation>
    </message>
    <message>
        <source>%1, square</source>
        <extracomment>read aloud: a square with a piece of chocolate, such as c3</extracomment>
        <translation>%1, casilla</translation>
    </message>
    <message>
        <source>%1, crossed square</source>
        <translation>%1, casilla de la cruz</translation>
    </message>
    <message>
        <source>%1, stone</source>
        <extracomment>read aloud: a square with a stone, such as c3</extracomment>
        <translation>%1, piedra</translation>
    </message>
    <message>
        <source>arrow from %1 to %2</source>
        <extracomment>read aloud: two nodes, such as 5 and 3</extracomment>
        <translation>flecha de %1 a %2</translation>
    </message>
    <message>
        <source>node %1, token</source>
        <translation>nodo %1, ficha</translation>
    </message>
    <message>
        <source>node %1</source>
        <extracomment>a number</extracomment>
        <translation>nodo %1</translation>
    </message>
    <message>
        <source>row %1, square %2</source>
        <extracomment>read aloud: the numbers of a row and of a square in it</extracomment>
        <translation>fila %1, casilla %2</translation>
    </message>
    <message>
        <source>square %1</source>
        <extracomment>a number</extracomment>
        <translation>casilla %1</translation>
    </message>
    <message>
        <source>%1, Left’s %2</source>
        <extracomment>read aloud: a square, and the letter on Left&apos;s piece, such as &quot;square 5&quot; and T</extracomment>
        <translation>%1, %2 de Izquierda</translation>
    </message>
    <message>
        <source>%1, Right’s %2</source>
        <translation>%1, %2 de Derecha</translation>
    </message>
    <message>
        <source>%1, coin</source>
        <extracomment>read aloud: a square with a coin, such as &quot;square 5&quot;</extracomment>
        <translation>%1, moneda</translation>
    </message>
    <message>
        <source>%1, heads</source>
        <extracomment>read aloud: a square with a coin that shows heads, such as &quot;square 5&quot;</extracomment>
        <translation>%1, cara</translation>
    </message>
    <message>
        <source>%1, tails</source>
        <extracomment>read aloud: a square with a coin that shows tails, such as &quot;square 5&quot;</extracomment>
        <translation>%1, cruz</translation>
    </message>
    <message>
        <source>%1, White’s token</source>
        <translation>%1, ficha de Blanco</translation>
    </message>
    <message>
        <source>%1, Black’s token</source>
        <translation>%1, ficha de Negro</translation>
    </message>
    <message>
        <source>step %1, coin %2</source>
        <extracomment>read aloud: the number of a step of the staircase, and of a coin on it</extracomment>
        <translation>escalón %1, moneda %2</translation>
    </message>
    <message numerus="yes">
        <source>step %2, %1 coin</source>
        <extracomment>read aloud: the number of a step of the staircase, and how many coins are on it, here one</extracomment>
        <translation>
            <numerusform>escalón %2, %1 moneda</numerusform>
            <numerusform>escalón %2, %1 monedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>step %2, %1 coins</source>
        <extracomment>read aloud: the number of a step of the staircase, and how many coins are on it</extracomment>
        <translation>
            <numerusform>escalón %2, %1 moneda</numerusform>
            <numerusform>escalón %2, %1 monedas</numerusform>
        </translation>
    </message>
    <message>
        <source>column %1, row %2</source>
        <extracomment>read aloud: a square of the board, such as &quot;column 3, row 5&quot;</extracomment>
        <translation>columna %1, fila %2</translation>
    </message>
    <message>
        <source>%1, queen</source>
        <extracomment>read aloud: the square of the queen, such as &quot;column 3, row 5&quot;</extracomment>
        <translation>%1, reina</translation>
    </message>
    <message numerus="yes">
        <source>%2, %1 counter</source>
        <extracomment>read aloud: a square, such as &quot;column 3, row 5&quot;, and how many counters are on it, here one</extracomment>
        <translation>
            <numerusform>%2, %1 ficha</numerusform>
            <numerusform>%2, %1 fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2, %1 counters</source>
        <extracomment>read aloud: a square, such as &quot;column 3, row 5&quot;, and how many counters are on it</extracomment>
        <translation>
            <numerusform>%2, %1 ficha</numerusform>
            <numerusform>%2, %1 fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Left’s button, %1 left</source>
        <translation>Botón de Izquierda, quedan %1</translation>
    </message>
    <message>
        <source>Right’s button, %1 left</source>
        <translation>Botón de Derecha, quedan %1</translation>
    </message>
    <message>
        <source>%1; choosing it leaves %2</source>
        <extracomment>read aloud: a piece of the board, and the letter P, N, L or R of what a move with it leaves</extracomment>
        <translation>%1; elegirla deja %2</translation>
    </message>
    <message>
        <source>%1; cutting it leaves %2</source>
        <extracomment>read aloud: an edge, and the letter P, N, L or R of what is left when it is cut</extracomment>
        <translation>%1; cortarla deja %2</translation>
    </message>
    <message>
        <source>%1; moving there leaves a P-position</source>
        <translation>%1; mover ahí deja una posición P</translation>
    </message>
    <message>
        <source>%1; taking it leaves a P-position</source>
        <translation>%1; quitarla deja una posición P</translation>
    </message>
    <message>
        <source>%1; moving there leaves an %2-position</source>
        <extracomment>read aloud: a square, and the letter N, L or R of what a move there leaves</extracomment>
        <translation>%1; mover ahí deja una posición %2</translation>
    </message>
    <message>
        <source>%1; taking it leaves an %2-position</source>
        <translation>%1; quitarla deja una posición %2</translation>
    </message>
    <message>
        <source>No move is left, so the player to move has lost</source>
        <translation>No queda ninguna jugada, así que quien tiene que mover ha perdido</translation>
    </message>
    <message>
        <source>No move is left, so the player to move has won</source>
        <translation>No queda ninguna jugada, así que quien tiene que mover ha ganado</translation>
    </message>
    <message>
        <source>The only move leaves a hot position</source>
        <translation>La única jugada deja una posición caliente</translation>
    </message>
    <message>
        <source>Both moves leave a hot position</source>
        <translation>Las dos jugadas dejan una posición caliente</translation>
    </message>
    <message numerus="yes">
        <source>All %1 moves leave a hot position</source>
        <translation>
            <numerusform>La única jugada (%1) deja una posición caliente</numerusform>
            <numerusform>Las %1 jugadas dejan una posición caliente</numerusform>
        </translation>
    </message>
    <message>
        <source>The only move leaves a cold position</source>
        <translation>La única jugada deja una posición fría</translation>
    </message>
    <message>
        <source>Which of the %1 moves leave a cold position is not known</source>
        <translation>No se sabe cuáles de las %1 jugadas dejan una posición fría</translation>
    </message>
    <message numerus="yes">
        <source>At least %1 of %2 moves leaves a cold position</source>
        <extracomment>two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>Al menos %1 de %2 jugadas deja una posición fría</numerusform>
            <numerusform>Al menos %1 de %2 jugadas dejan una posición fría</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %1 of %2 moves leave a cold position</source>
        <extracomment>two numbers of moves</extracomment>
        <translation>
            <numerusform>Al menos %1 de %2 jugadas deja una posición fría</numerusform>
            <numerusform>Al menos %1 de %2 jugadas dejan una posición fría</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 moves leaves a cold position</source>
        <extracomment>two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>%1 de %2 jugadas deja una posición fría</numerusform>
            <numerusform>%1 de %2 jugadas dejan una posición fría</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 moves leave a cold position</source>
        <extracomment>two numbers of moves</extracomment>
        <translation>
            <numerusform>%1 de %2 jugadas deja una posición fría</numerusform>
            <numerusform>%1 de %2 jugadas dejan una posición fría</numerusform>
        </translation>
    </message>
    <message>
        <source>Nim-sum 0: every move leaves a hot position</source>
        <translation>Suma nim 0: toda jugada deja una posición caliente</translation>
    </message>
    <message>
        <source>Nim-sum %1: %2</source>
        <extracomment>a number, and a sentence, such as &quot;3 of 12 moves leave a cold position&quot;</extracomment>
        <translation>Suma nim %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Nim-sum %1: %2 of %3 moves leaves a cold position</source>
        <extracomment>a number, and two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>Suma nim %1: %2 de %3 jugadas deja una posición fría</numerusform>
            <numerusform>Suma nim %1: %2 de %3 jugadas dejan una posición fría</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nim-sum %1: %2 of %3 moves leave a cold position</source>
        <extracomment>a number, and two numbers of moves</extracomment>
        <translation>
            <numerusform>Suma nim %1: %2 de %3 jugadas deja una posición fría</numerusform>
            <numerusform>Suma nim %1: %2 de %3 jugadas dejan una posición fría</numerusform>
        </translation>
    </message>
    <message>
        <source>Value %1</source>
        <extracomment>what the position is worth, such as 1/2 + ∗</extracomment>
        <translation>Valor %1</translation>
    </message>
    <message>
        <source>Value %1 = %2</source>
        <translation>Valor %1 = %2</translation>
    </message>
    <message>
        <source>%1 is to move and cannot</source>
        <translation>Le toca a %1, y no puede mover</translation>
    </message>
    <message>
        <source>%1 is to move and wins; by which moves is not known</source>
        <translation>Le toca a %1 y gana; no se sabe con qué jugadas</translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move and wins by at least %2 of %3 moves</source>
        <extracomment>a player, such as Left, and two numbers of moves</extracomment>
        <translation>
            <numerusform>Le toca a %1 y gana con al menos %2 de %3 jugadas</numerusform>
            <numerusform>Le toca a %1 y gana con al menos %2 de %3 jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is to move; the only move loses</source>
        <translation>Le toca a %1; la única jugada pierde</translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; the %2 move loses</source>
        <extracomment>a player, such as Left, and how many moves there are, here one</extracomment>
        <translation>
            <numerusform>Le toca a %1; la única jugada (%2) pierde</numerusform>
            <numerusform>Le toca a %1; las %2 jugadas pierden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; all %2 moves lose</source>
        <extracomment>a player, such as Left, and how many moves there are</extracomment>
        <translation>
            <numerusform>Le toca a %1; la única jugada (%2) pierde</numerusform>
            <numerusform>Le toca a %1; las %2 jugadas pierden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; %2 of %3 moves wins</source>
        <extracomment>a player, such as Left, and two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>Le toca a %1; gana %2 de %3 jugadas</numerusform>
            <numerusform>Le toca a %1; ganan %2 de %3 jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; %2 of %3 moves win</source>
        <extracomment>a player, such as Left, and two numbers of moves</extracomment>
        <translation>
            <numerusform>Le toca a %1; gana %2 de %3 jugadas</numerusform>
            <numerusform>Le toca a %1; ganan %2 de %3 jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cold — the previous player wins</source>
        <translation>Fría: gana el jugador previo</translation>
    </message>
    <message>
        <source>Hot — the next player wins</source>
        <translation>Caliente: gana el jugador siguiente</translation>
    </message>
    <message>
        <source>cold: the player who just moved wins</source>
        <translation>fría: gana quien acaba de mover</translation>
    </message>
    <message>
        <source>hot: the player to move wins</source>
        <translation>caliente: gana quien va a mover</translation>
    </message>
    <message>
        <source>Left wins, whoever starts</source>
        <translation>Izquierda gana, empiece quien empiece</translation>
    </message>
    <message>
        <source>Right wins, whoever starts</source>
        <translation>Derecha gana, empiece quien empiece</translation>
    </message>
    <message>
        <source>Stopped before it was solved; looked at %1</source>
        <translation>Detenido antes de resolverla; se han mirado %1</translation>
    </message>
    <message>
        <source>Not solved within the time limit; looked at %1</source>
        <translation>Sin resolver dentro del límite de tiempo; se han mirado %1</translation>
    </message>
    <message>
        <source>Not solved: the position is too large to be searched</source>
        <translation>Sin resolver: la posición es demasiado grande para buscar en ella</translation>
    </message>
    <message>
        <source>Not solved within the memory limit; looked at %1</source>
        <translation>Sin resolver dentro del límite de memoria; se han mirado %1</translation>
    </message>
    <message>
        <source>Not solved within the limit of positions; looked at %1</source>
        <translation>Sin resolver dentro del límite de posiciones; se han mirado %1</translation>
    </message>
    <message>
        <source>No move is left. In normal play whoever cannot move loses.</source>
        <translation>No queda ninguna jugada. En el juego normal pierde quien no puede mover.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more move is not listed; it has an answer, too. A further level may argue for all moves at once.</source>
        <translation>
            <numerusform>Queda %1 jugada sin enumerar; también tiene respuesta. Puede que el nivel siguiente argumente para todas las jugadas a la vez.</numerusform>
            <numerusform>Quedan %1 jugadas sin enumerar; también tienen respuesta. Puede que el nivel siguiente argumente para todas las jugadas a la vez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more moves are not listed; each has an answer, too. A further level may argue for all moves at once.</source>
        <translation>
            <numerusform>Queda %1 jugada sin enumerar; también tiene respuesta. Puede que el nivel siguiente argumente para todas las jugadas a la vez.</numerusform>
            <numerusform>Quedan %1 jugadas sin enumerar; también tienen respuesta. Puede que el nivel siguiente argumente para todas las jugadas a la vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>If %1 moves first, %1 wins with a move after which the opponent loses.</source>
        <translation>Si %1 mueve primero, %1 gana con una jugada tras la cual pierde el rival.</translation>
    </message>
    <message>
        <source>If %1 moves first, %1 loses: every move has a refutation.</source>
        <translation>Si %1 mueve primero, %1 pierde: toda jugada tiene refutación.</translation>
    </message>
    <message>
        <source>Every move from there has an answer.</source>
        <translation>Desde ahí toda jugada tiene respuesta.</translation>
    </message>
    <message>
        <source>%1 is to move and wins with a move after which the opponent loses.</source>
        <translation>Le toca a %1, y gana con una jugada tras la cual pierde el rival.</translation>
    </message>
    <message>
        <source>%1 is to move and loses: every move has a refutation.</source>
        <translation>Le toca a %1, y pierde: toda jugada tiene refutación.</translation>
    </message>
    <message>
        <source>The position is cold because every move leaves a hot one.</source>
        <translation>La posición es fría porque toda jugada deja una caliente.</translation>
    </message>
    <message>
        <source>The position is hot, but no move that leaves a cold one was found within the limits.</source>
        <translation>La posición es caliente, pero dentro de los límites no se encontró ninguna jugada que deje una fría.</translation>
    </message>
    <message numerus="yes">
        <source>The position is hot because this move leaves a cold one.</source>
        <translation>
            <numerusform>La posición es caliente porque esta jugada deja una fría.</numerusform>
            <numerusform>La posición es caliente porque estas jugadas dejan una fría.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The position is hot because these moves leave a cold one.</source>
        <translation>
            <numerusform>La posición es caliente porque esta jugada deja una fría.</numerusform>
            <numerusform>La posición es caliente porque estas jugadas dejan una fría.</numerusform>
        </translation>
    </message>
    <message>
        <source>After “%1”: why %2 loses</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and a player, such as Left</extracomment>
        <translation>Después de «%1»: por qué pierde %2</translation>
    </message>
    <message>
        <source>After “%1”: the end</source>
        <translation>Después de «%1»: el final</translation>
    </message>
    <message>
        <source>After “%1”: why that is P</source>
        <translation>Después de «%1»: por qué es P</translation>
    </message>
    <message>
        <source>Why: the end</source>
        <translation>Por qué: el final</translation>
    </message>
    <message>
        <source>Why %1 wins: a winning move</source>
        <translation>Por qué gana %1: una jugada ganadora</translation>
    </message>
    <message>
        <source>Why %1 loses: every move is refuted</source>
        <translation>Por qué pierde %1: toda jugada queda refutada</translation>
    </message>
    <message>
        <source>Why P: every move is refuted</source>
        <translation>Por qué P: toda jugada queda refutada</translation>
    </message>
    <message>
        <source>Why N: a move leaves P</source>
        <translation>Por qué N: una jugada deja P</translation>
    </message>
    <message>
        <source>After the move</source>
        <translation>Después de la jugada</translation>
    </message>
    <message>
        <source>Why: the nim-sum</source>
        <translation>Por qué: la suma nim</translation>
    </message>
    <message>
        <source>Labels from the end</source>
        <translation>Etiquetas desde el final</translation>
    </message>
    <message>
        <source>%1: refuted by %2</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and the reply that wins</extracomment>
        <translation>%1: refutada por %2</translation>
    </message>
    <message>
        <source>%1: leaves %2, the opponent cannot move and wins</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and what is left</extracomment>
        <translation>%1: deja %2; el rival no puede mover y gana</translation>
    </message>
    <message>
        <source>From %1 there is no move, and whoever cannot move wins — so what is %2?</source>
        <extracomment>the same position twice: P or N?</extracomment>
        <translation>Desde %1 no hay ninguna jugada, y gana quien no puede mover; entonces, ¿qué es %2?</translation>
    </message>
    <message>
        <source>From %1 there is no move, and whoever cannot move has lost — so what is %2?</source>
        <translation>Desde %1 no hay ninguna jugada, y quien no puede mover ha perdido; entonces, ¿qué es %2?</translation>
    </message>
    <message>
        <source>From %1 you can leave %2. Position %3 is P — so what is %4?</source>
        <extracomment>a position, what moves leave, one of these that is P, and the first position again</extracomment>
        <translation>Desde %1 puedes dejar %2. La posición %3 es P; entonces, ¿qué es %4?</translation>
    </message>
    <message>
        <source>From %1 you can only leave %2, which is N — so what is %3?</source>
        <extracomment>a position, what its only move leaves, and the first position again</extracomment>
        <translation>Desde %1 solo puedes dejar %2, que es N; entonces, ¿qué es %3?</translation>
    </message>
    <message>
        <source>From %1 you can leave %2. None of them is P — so what is %3?</source>
        <extracomment>a position, what moves leave, and the first position again</extracomment>
        <translation>Desde %1 puedes dejar %2. Ninguna de ellas es P; entonces, ¿qué es %3?</translation>
    </message>
    <message>
        <source>%1 is N: nobody can move, and the player to move has won.</source>
        <translation>%1 es N: nadie puede mover, y quien tiene que mover ha ganado.</translation>
    </message>
    <message>
        <source>%1 is P: nobody can move, and the player who moved last has won.</source>
        <translation>%1 es P: nadie puede mover, y quien movió el último ha ganado.</translation>
    </message>
    <message>
        <source>%1 is N: leave %2, and the other player is in P.</source>
        <extracomment>two positions</extracomment>
        <translation>%1 es N: deja %2, y tu rival está en P.</translation>
    </message>
    <message>
        <source>%1 is P: whatever you leave is N for the other player.</source>
        <translation>%1 es P: dejes lo que dejes, es N para tu rival.</translation>
    </message>
    <message>
        <source>P in this row: %1.</source>
        <translation>P en esta fila: %1.</translation>
    </message>
    <message>
        <source>From the end on: a position is N where a move leaves P, and P where no move does.</source>
        <translation>Desde el final: una posición es N donde alguna jugada deja P, y P donde no la deja ninguna.</translation>
    </message>
    <message>
        <source>In the same way the labels go on, one after the other, up to %1.</source>
        <translation>Así siguen las etiquetas, una tras otra, hasta %1.</translation>
    </message>
    <message>
        <source>%1; Grundy value not computed, too many positions</source>
        <translation>%1; valor de Grundy sin calcular, demasiadas posiciones</translation>
    </message>
    <message>
        <source>%1; other values not found within the limits</source>
        <translation>%1; los demás valores no se hallaron dentro de los límites</translation>
    </message>
    <message>
        <source>not solved; looked at %1</source>
        <translation>sin resolver; se han mirado %1</translation>
    </message>
    <message>
        <source>by theory: %1</source>
        <translation>por teoría: %1</translation>
    </message>
    <message>
        <source>by theory</source>
        <extracomment>how the answer was found</extracomment>
        <translation>por teoría</translation>
    </message>
    <message>
        <source>by table: %1</source>
        <translation>por tabla: %1</translation>
    </message>
    <message>
        <source>by search: %1</source>
        <translation>por búsqueda: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1; the value of %2 part is not known</source>
        <extracomment>how the answer was found, and how many parts of the sum, here one</extracomment>
        <translation>
            <numerusform>%1; no se conoce el valor de %2 parte</numerusform>
            <numerusform>%1; no se conocen los valores de %2 partes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; the values of %2 parts are not known</source>
        <extracomment>how the answer was found, and how many parts</extracomment>
        <translation>
            <numerusform>%1; no se conoce el valor de %2 parte</numerusform>
            <numerusform>%1; no se conocen los valores de %2 partes</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 has a 1 there</source>
        <translation>Solo %1 tiene ahí un 1</translation>
    </message>
    <message>
        <source>%1 rows of the table have a 1 there, %2 among them</source>
        <extracomment>how many, and one of them, such as &quot;the coin in box 5&quot;</extracomment>
        <translation>%1 filas de la tabla tienen ahí un 1; entre ellas, %2</translation>
    </message>
    <message>
        <source>Only run %1 has a 1 there</source>
        <translation>Solo el tramo %1 tiene ahí un 1</translation>
    </message>
    <message>
        <source>Only heap %1 has a 1 there</source>
        <translation>Solo el montón %1 tiene ahí un 1</translation>
    </message>
    <message>
        <source>%1 runs have a 1 there, run %2 among them</source>
        <extracomment>how many, and the number of one of them</extracomment>
        <translation>%1 tramos tienen ahí un 1; entre ellos, el tramo %2</translation>
    </message>
    <message>
        <source>%1 heaps have a 1 there, heap %2 among them</source>
        <translation>%1 montones tienen ahí un 1; entre ellos, el montón %2</translation>
    </message>
    <message>
        <source>%1: a move can make what is left of it worth %2 ⊕ %3 = %4.</source>
        <extracomment>a sentence, such as &quot;Only heap 2 has a 1 there&quot;, and three numbers</extracomment>
        <translation>%1: una jugada puede hacer que lo que queda de él valga %2 ⊕ %3 = %4.</translation>
    </message>
    <message>
        <source>%1, so it must shrink to %2 ⊕ %3 = %4.</source>
        <extracomment>a sentence, numbers</extracomment>
        <translation>%1, así que tiene que bajar a %2 ⊕ %3 = %4.</translation>
    </message>
    <message>
        <source>%1: it can shrink to %2 ⊕ %3 = %4.</source>
        <extracomment>a sentence, numbers</extracomment>
        <translation>%1: puede bajar a %2 ⊕ %3 = %4.</translation>
    </message>
    <message>
        <source>The highest 1 of the nim-sum stands in column %1.</source>
        <translation>El 1 más alto de la suma nim está en la columna %1.</translation>
    </message>
    <message>
        <source>Then every column holds an even number of 1s.</source>
        <translation>Entonces todas las columnas tienen un número par de unos.</translation>
    </message>
    <message>
        <source>The nim-sum is 0: every column holds an even number of 1s.</source>
        <translation>La suma nim es 0: todas las columnas tienen un número par de unos.</translation>
    </message>
    <message>
        <source>Every move changes what one run is worth, so it leaves some column with an odd number of 1s, and the reply makes all columns even again. So the position is cold: the player to move loses.</source>
        <translation>Toda jugada cambia lo que vale un tramo, así que deja alguna columna con un número impar de unos, y la respuesta vuelve a hacer pares todas las columnas. Por eso la posición es fría: pierde quien mueve.</translation>
    </message>
    <message>
        <source>Every move changes what one heap is worth, so it leaves some column with an odd number of 1s, and the reply makes all columns even again. So the position is cold: the player to move loses.</source>
        <translation>Toda jugada cambia lo que vale un montón, así que deja alguna columna con un número impar de unos, y la respuesta vuelve a hacer pares todas las columnas. Por eso la posición es fría: pierde quien mueve.</translation>
    </message>
    <message>
        <source>No stone is left: the nim-sum is 0, the position is cold, and it is the opponent who has to move.</source>
        <translation>No queda ninguna piedra: la suma nim es 0, la posición es fría, y quien tiene que mover es el rival.</translation>
    </message>
    <message>
        <source>Nothing is left: the nim-sum is 0, and the opponent cannot move.</source>
        <translation>No queda nada: la suma nim es 0, y el rival no puede mover.</translation>
    </message>
    <message>
        <source>Nothing is left, so the nim-sum is 0.</source>
        <translation>No queda nada, así que la suma nim es 0.</translation>
    </message>
    <message>
        <source>Nothing counts any more: the nim-sum is 0, the position is cold, and it is the opponent who has to move.</source>
        <translation>Ya no cuenta nada: la suma nim es 0, la posición es fría, y quien tiene que mover es el rival.</translation>
    </message>
    <message>
        <source>Nothing here counts as a heap, so the nim-sum is 0 and the position is cold: the player to move loses.</source>
        <translation>Aquí nada cuenta como montón, así que la suma nim es 0 y la posición es fría: pierde quien mueve.</translation>
    </message>
    <message>
        <source>%1: %2 has the value %3.</source>
        <extracomment>a row of a table, such as &quot;Heap 2&quot;, the size of the heap, and its Grundy value</extracomment>
        <translation>%1: %2 tiene el valor %3.</translation>
    </message>
    <message>
        <source>The value of a run is the smallest number that is not the value of what a move can leave of it.</source>
        <translation>El valor de un tramo es el menor número que no es el valor de lo que una jugada puede dejar de él.</translation>
    </message>
    <message>
        <source>The value of a heap is the smallest number that is not the value of what a move can leave of it.</source>
        <translation>El valor de un montón es el menor número que no es el valor de lo que una jugada puede dejar de él.</translation>
    </message>
    <message>
        <source>Every column holds an even number of 1s: the nim-sum is 0, the position is cold, and it is the opponent who has to move.</source>
        <translation>Todas las columnas tienen un número par de unos: la suma nim es 0, la posición es fría, y quien tiene que mover es el rival.</translation>
    </message>
    <message>
        <source>The nim-sum is %1.</source>
        <translation>La suma nim es %1.</translation>
    </message>
    <message>
        <source>expected the name of a game, found %1</source>
        <translation>se esperaba el nombre de un juego; hay %1</translation>
    </message>
    <message>
        <source>expected &apos;:&apos; and a position, found the end</source>
        <translation>se esperaba &apos;:&apos; y una posición; hay el final</translation>
    </message>
    <message>
        <source>a family needs the variable n, such as in nim:n,m</source>
        <translation>una familia necesita la variable n, como en nim:n,m</translation>
    </message>
    <message>
        <source>a variable cannot stand beside a digit: it is a number of its own</source>
        <translation>una variable no puede ir junto a una cifra: es un número por sí misma</translation>
    </message>
    <message>
        <source>after ^ expected n, m or a number, found %1</source>
        <translation>después de ^ se esperaba n, m o un número; hay %1</translation>
    </message>
    <message>
        <source>before ^ expected a character or a group in parentheses</source>
        <translation>antes de ^ se esperaba un carácter o un grupo entre paréntesis</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>este paréntesis no se cierra</translation>
    </message>
    <message>
        <source>this parenthesis was not opened</source>
        <translation>este paréntesis no se había abierto</translation>
    </message>
    <message>
        <source>after a group in parentheses expected ^ and how often it is repeated</source>
        <translation>después de un grupo entre paréntesis se esperaba ^ y cuántas veces se repite</translation>
    </message>
    <message>
        <source>the pattern is too long or too deep</source>
        <translation>el patrón es demasiado largo o demasiado profundo</translation>
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
        <translation>columna</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>what a table shows of each position: P, N, L or R</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>what a table shows of each position: how many moves the game lasts yet</extracomment>
        <translation>Jugadas que quedan</translation>
    </message>
    <message>
        <source>period %1 from n = %2 on, proven for all n: %3</source>
        <extracomment>after how many columns they repeat, from which n on, and the name of a theorem</extracomment>
        <translation>período %1 desde n = %2, demostrado para todo n: %3</translation>
    </message>
    <message>
        <source>period %1 from n = %2 on, seen in this table, not proven</source>
        <translation>período %1 desde n = %2, observado en esta tabla, sin demostrar</translation>
    </message>
    <message>
        <source>No position of this family is allowed: %1, %2</source>
        <extracomment>its first position, such as chomp:0,1, and why it is not allowed</extracomment>
        <translation>Ninguna posición de esta familia está permitida: %1, %2</translation>
    </message>
    <message>
        <source>%1 not solved</source>
        <translation>%1 sin resolver</translation>
    </message>
    <message>
        <source>%1 not allowed by the rules</source>
        <translation>%1 no permitidas por las reglas</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>a game, a family of its positions, which value is shown</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>and %1 more move</source>
        <translation>
            <numerusform>y %1 jugada más</numerusform>
            <numerusform>y %1 jugadas más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %1 more moves</source>
        <translation>
            <numerusform>y %1 jugada más</numerusform>
            <numerusform>y %1 jugadas más</numerusform>
        </translation>
    </message>
    <message>
        <source>It is known who wins, but the work was stopped before every move was explained.</source>
        <translation>Se sabe quién gana, pero el trabajo se detuvo antes de explicar todas las jugadas.</translation>
    </message>
    <message>
        <source>It is known who wins, but the time limit ended the work before every move was explained.</source>
        <translation>Se sabe quién gana, pero el límite de tiempo acabó el trabajo antes de explicar todas las jugadas.</translation>
    </message>
    <message>
        <source>It is known who wins, but the memory limit ended the work before every move was explained.</source>
        <translation>Se sabe quién gana, pero el límite de memoria acabó el trabajo antes de explicar todas las jugadas.</translation>
    </message>
    <message>
        <source>It is known who wins, but the limit of positions ended the work before every move was explained.</source>
        <translation>Se sabe quién gana, pero el límite de posiciones acabó el trabajo antes de explicar todas las jugadas.</translation>
    </message>
    <message>
        <source>How far it got</source>
        <translation>Hasta dónde llegó</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>within a rule: shapes that may be taken, &quot;one stone or two neighbours&quot;</extracomment>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>not all of it could be written</source>
        <translation>no se pudo escribir todo</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>it is not a file but a device or a pipe</source>
        <translation>no es un archivo, sino un dispositivo o una tubería</translation>
    </message>
    <message>
        <source>its name is not UTF-8</source>
        <translation>su nombre no es UTF-8</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <extracomment>a file, and why</extracomment>
        <translation>El archivo %1 no se puede escribir: %2</translation>
    </message>
    <message>
        <source>Equal gaps</source>
        <extracomment>a ready-made board: its gaps are equally long</extracomment>
        <translation>Huecos iguales</translation>
    </message>
    <message>
        <source>Equal steps</source>
        <extracomment>a ready-made board: on some steps are equally many coins</extracomment>
        <translation>Escalones iguales</translation>
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
            <numerusform>Un paso tiene un error: la lección no se puede mostrar hasta que se corrija.</numerusform>
            <numerusform>Un paso tiene un error: la lección no se puede mostrar hasta que se corrija.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steps have mistakes: the lesson cannot be shown before they are put right.</source>
        <translation>
            <numerusform>%1 paso tiene un error: la lección no se puede mostrar hasta que se corrija.</numerusform>
            <numerusform>%1 pasos tienen errores: la lección no se puede mostrar hasta que se corrijan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin at the bottom and write P or N into every box. The arrows are the moves.</source>
        <translation>Empieza por abajo y escribe P o N en cada casilla. Las flechas son las jugadas.</translation>
    </message>
    <message>
        <source>Begin with the smallest position and write P or N into every square.</source>
        <translation>Empieza por la posición más pequeña y escribe P o N en cada cuadro.</translation>
    </message>
    <message>
        <source>Begin with the smallest position and write P or N into every box.</source>
        <translation>Empieza por la posición más pequeña y escribe P o N en cada casilla.</translation>
    </message>
    <message>
        <source>P: the previous player wins. N: the next player wins.</source>
        <translation>P: gana el jugador anterior. N: gana el jugador siguiente.</translation>
    </message>
    <message>
        <source>Whoever cannot move loses: a position without a move is P. A position with a move to a P is N, and one whose moves all lead to an N is P.</source>
        <translation>Pierde quien no puede mover: una posición sin jugadas es P. Una posición con una jugada a una P es N, y una cuyas jugadas llevan todas a una N es P.</translation>
    </message>
    <message>
        <source>Whoever cannot move wins: a position without a move is N. A position with a move to a P is N, and one whose moves all lead to an N is P.</source>
        <translation>Gana quien no puede mover: una posición sin jugadas es N. Una posición con una jugada a una P es N, y una cuyas jugadas llevan todas a una N es P.</translation>
    </message>
    <message>
        <source>Label P and N</source>
        <translation>Etiquetar P y N</translation>
    </message>
    <message>
        <source>Your move</source>
        <extracomment>on paper, before an empty line: which move do you make?</extracomment>
        <translation>Tu jugada</translation>
    </message>
    <message>
        <source>board %1: %2</source>
        <extracomment>a move on one of several boards: its number, and the move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>tablero %1: %2</translation>
    </message>
    <message>
        <source>Look at board %1.</source>
        <translation>Mira el tablero %1.</translation>
    </message>
    <message>
        <source>Board %1 holds out longest.</source>
        <translation>El tablero %1 es el que más resiste.</translation>
    </message>
    <message>
        <source>No shape that may be taken has these stones.</source>
        <translation>Con estas piedras no se forma ninguna figura que se pueda quitar.</translation>
    </message>
    <message>
        <source>After a half-turn about its centre the board looks the same, and no move meets its own image. So each move has an answer, the stones that lie opposite: whoever answers makes the last move.</source>
        <translation>Después de media vuelta alrededor de su centro el tablero es igual, y ninguna jugada toca a su propia imagen. Así que toda jugada tiene respuesta, las piedras que están enfrente: quien responde hace la última jugada.</translation>
    </message>
    <message>
        <source>%1 leaves a board that looks the same after a half-turn about its centre, and no move on it meets its own image. From then on each move has an answer, the stones that lie opposite: whoever answers makes the last move.</source>
        <translation>%1 deja un tablero que es igual después de media vuelta alrededor de su centro, y en él ninguna jugada toca a su propia imagen. Desde ahí toda jugada tiene respuesta, las piedras que están enfrente: quien responde hace la última jugada.</translation>
    </message>
    <message>
        <source>Cram</source>
        <extracomment>the name of a game</extracomment>
        <translation>Cram</translation>
    </message>
    <message>
        <source>Cram is Domineering for both players alike; Martin Gardner wrote of it in 1974. A board with an even number of rows and columns is lost for the first player, one even by odd is won: mirror the other’s moves.</source>
        <translation>El Cram es el Domineering con las mismas jugadas para los dos; Martin Gardner escribió sobre él en 1974. En un tablero con un número par de filas y un número par de columnas pierde el primer jugador; en uno de par por impar, gana: basta con copiar en espejo las jugadas del otro.</translation>
    </message>
    <message>
        <source>Domineering</source>
        <extracomment>the name of a game</extracomment>
        <translation>Domineering</translation>
    </message>
    <message>
        <source>Göran Andersson invented Domineering about 1973: Left takes upright dominoes, Right lying ones. Who wins the square boards has been computed up to 11 × 11; on most of them it is the first player.</source>
        <translation>Göran Andersson inventó el Domineering hacia 1973: Izquierda quita dominós de pie; Derecha, tumbados. Se ha calculado quién gana en los tableros cuadrados hasta 11 × 11; en la mayoría es el primer jugador.</translation>
    </message>
    <message>
        <source>TacTix</source>
        <extracomment>the name of a game</extracomment>
        <translation>TacTix</translation>
    </message>
    <message>
        <source>Piet Hein published TacTix, also called Bulo, in the 1940s: any unbroken line of a row or a column. It is played misère, since mirrored moves win the normal game.</source>
        <translation>Piet Hein publicó el TacTix, llamado también Bulo, en los años cuarenta: se quita cualquier tramo seguido de una fila o una columna. Se juega misère, porque el juego normal se gana copiando en espejo.</translation>
    </message>
    <message>
        <source>This is Grid Nim with at most three stones to a move.</source>
        <translation>Es el Nim en cuadrícula con tres piedras por jugada como mucho.</translation>
    </message>
    <message>
        <source>Kayles in a row</source>
        <translation>Kayles en una fila</translation>
    </message>
    <message>
        <source>Henry Dudeney described Kayles in 1908: one ball knocks down one pin or two neighbours. The first player wins every row, by taking its middle.</source>
        <translation>Henry Dudeney describió el Kayles en 1908: una bola derriba un bolo o dos vecinos. El primer jugador gana en todas las filas, quitando el centro.</translation>
    </message>
    <message>
        <source>Two neighbours of a row are taken, never one: the Grundy values of Dawson’s Kayles repeat with period 34, as Richard Guy and Cedric Smith found in 1956.</source>
        <translation>Se quitan dos vecinas de una fila, nunca una sola: los valores de Grundy del Kayles de Dawson se repiten con período 34, como descubrieron Richard Guy y Cedric Smith en 1956.</translation>
    </message>
    <message>
        <source>Drawn shapes</source>
        <extracomment>the name of a game: which shapes of stones may be taken is drawn</extracomment>
        <translation>Figuras dibujadas</translation>
    </message>
    <message>
        <source>Take one of the shapes</source>
        <translation>Quita una de las figuras</translation>
    </message>
    <message>
        <source>Tables and exact values agree with a search of each board; where each move has its mirror image as an answer, that tells who wins.</source>
        <translation>Las tablas y los valores exactos coinciden con una búsqueda en cada tablero; donde toda jugada tiene como respuesta su imagen en el espejo, eso dice quién gana.</translation>
    </message>
    <message numerus="yes">
        <source>%1 stone can still be taken</source>
        <translation>
            <numerusform>Todavía se puede quitar %1 piedra</numerusform>
            <numerusform>Todavía se pueden quitar %1 piedras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stones can still be taken</source>
        <translation>
            <numerusform>Todavía se puede quitar %1 piedra</numerusform>
            <numerusform>Todavía se pueden quitar %1 piedras</numerusform>
        </translation>
    </message>
    <message>
        <source>dominoes, both ways</source>
        <translation>dominós, en los dos sentidos</translation>
    </message>
    <message>
        <source>Left upright, Right across</source>
        <translation>Izquierda, de pie; Derecha, tumbados</translation>
    </message>
    <message>
        <source>any run in a line</source>
        <translation>cualquier tramo de una línea</translation>
    </message>
    <message>
        <source>1–3 in a line</source>
        <translation>1–3 de una línea</translation>
    </message>
    <message>
        <source>single or domino</source>
        <translation>una sola o un dominó</translation>
    </message>
    <message>
        <source>two neighbours</source>
        <extracomment>of ready-made rules: which stones may be taken</extracomment>
        <translation>dos vecinas</translation>
    </message>
    <message>
        <source>Take squares</source>
        <extracomment>the name of ready-made rules: four stones in a square are taken</extracomment>
        <translation>Quitar cuadrados</translation>
    </message>
    <message>
        <source>four at a time</source>
        <translation>de cuatro en cuatro</translation>
    </message>
    <message>
        <source>Corners</source>
        <extracomment>the name of ready-made rules: three stones in the shape of an L are taken</extracomment>
        <translation>Esquinas</translation>
    </message>
    <message>
        <source>three round a corner</source>
        <translation>tres alrededor de una esquina</translation>
    </message>
    <message>
        <source>Knight’s pairs</source>
        <extracomment>the name of ready-made rules: two stones, a knight&apos;s move of chess apart, are taken</extracomment>
        <translation>Parejas de caballo</translation>
    </message>
    <message>
        <source>two, a knight’s move apart</source>
        <translation>dos, a un salto de caballo</translation>
    </message>
    <message>
        <source>Shapes for both</source>
        <translation>Figuras para los dos</translation>
    </message>
    <message>
        <source>Shapes for Left</source>
        <translation>Figuras para Izquierda</translation>
    </message>
    <message>
        <source>Shapes for Right</source>
        <translation>Figuras para Derecha</translation>
    </message>
    <message>
        <source>Cram, n columns and m rows</source>
        <translation>Cram, n columnas y m filas</translation>
    </message>
    <message>
        <source>Domineering, n columns and m rows</source>
        <translation>Domineering, n columnas y m filas</translation>
    </message>
    <message>
        <source>TacTix, n columns and m rows, misère</source>
        <translation>TacTix, n columnas y m filas, misère</translation>
    </message>
    <message>
        <source>a shape such as 11 or 10.11</source>
        <translation>una figura como 11 o 10.11</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 shape</source>
        <translation>
            <numerusform>más de %1 figura</numerusform>
            <numerusform>más de %1 figuras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 shapes</source>
        <translation>
            <numerusform>más de %1 figura</numerusform>
            <numerusform>más de %1 figuras</numerusform>
        </translation>
    </message>
    <message>
        <source>a shape has at most %1 rows and %1 columns</source>
        <translation>una figura tiene como mucho %1 filas y %1 columnas</translation>
    </message>
    <message>
        <source>this shape takes no stone: the game would not end</source>
        <translation>esta figura no quita ninguna piedra: la partida no acabaría</translation>
    </message>
    <message>
        <source>No move is left on this board.</source>
        <translation>En este tablero no queda ninguna jugada.</translation>
    </message>
    <message>
        <source>Grundy values add up</source>
        <translation>los valores de Grundy se suman</translation>
    </message>
    <message>
        <source>values add up</source>
        <translation>los valores se suman</translation>
    </message>
    <message>
        <source> + </source>
        <extracomment>between the games of a sum</extracomment>
        <translation> + </translation>
    </message>
    <message>
        <source>On your turn, make one move on one of the boards.</source>
        <translation>En tu turno, haz una jugada en uno de los tableros.</translation>
    </message>
    <message>
        <source>Board %1, %2: %3</source>
        <extracomment>read aloud: the number of a board, its game, and what is on it</extracomment>
        <translation>Tablero %1, %2: %3</translation>
    </message>
    <message>
        <source>Games add up</source>
        <translation>Suma de juegos</translation>
    </message>
    <message>
        <source>Several games on one table</source>
        <translation>Varios juegos en una mesa</translation>
    </message>
    <message>
        <source>The values of the boards add up.</source>
        <translation>Los valores de los tableros se suman.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 piece now</source>
        <translation>
            <numerusform>Ahora hay %1 pieza</numerusform>
            <numerusform>Ahora hay %1 piezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 pieces now</source>
        <translation>
            <numerusform>Ahora hay %1 pieza</numerusform>
            <numerusform>Ahora hay %1 piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>Three games</source>
        <extracomment>a ready-made table with three boards</extracomment>
        <translation>Tres juegos</translation>
    </message>
    <message>
        <source>With two players</source>
        <translation>Izquierda y Derecha</translation>
    </message>
    <message>
        <source>Positions, with + between them</source>
        <translation>Posiciones, con + entre ellas</translation>
    </message>
    <message>
        <source>board %1</source>
        <extracomment>within a sentence: the number of a board</extracomment>
        <translation>tablero %1</translation>
    </message>
    <message>
        <source>Values add up</source>
        <translation>Los valores se suman</translation>
    </message>
    <message>
        <source>Board %1, %2, is worth %3.</source>
        <extracomment>the number of a board, its game, and its value</extracomment>
        <translation>El tablero %1, %2, vale %3.</translation>
    </message>
    <message>
        <source>What board %1, %2, is worth is not known.</source>
        <extracomment>the number of a board, and its game</extracomment>
        <translation>No se sabe cuánto vale el tablero %1, %2.</translation>
    </message>
    <message>
        <source>Together: %1 = %2.</source>
        <extracomment>a sum of values, and its value</extracomment>
        <translation>En conjunto: %1 = %2.</translation>
    </message>
    <message>
        <source>Tame games</source>
        <extracomment>heads a step of the reasons: games that behave like Nim in misère play, a word of the theory</extracomment>
        <translation>Juegos dóciles</translation>
    </message>
    <message>
        <source>Every board is tame: in misère play each counts as the Nim heaps of its genus, and their sum is played as misère Nim.</source>
        <translation>Todos los tableros son dóciles: en el juego misère cada uno cuenta como los montones de Nim de su género, y su suma se juega como el Nim misère.</translation>
    </message>
    <message>
        <source>Games that could go on for ever</source>
        <translation>Juegos que podrían no acabar nunca</translation>
    </message>
    <message>
        <source>On one board a player can retreat again and again. This is decided under one condition: whoever wins answers each retreat by the same advance. Then retreats come to an end, and the board counts as its heaps.</source>
        <translation>En un tablero se puede retroceder una y otra vez. Esto se decide con una condición: quien gana responde a cada retroceso avanzando lo mismo. Entonces los retrocesos se acaban, y el tablero cuenta como sus montones.</translation>
    </message>
    <message>
        <source>Inside the board of the move</source>
        <translation>Dentro del tablero de la jugada</translation>
    </message>
    <message>
        <source>Board %1, %2, is worth %3. Why?</source>
        <extracomment>the number of a board, its game, and its value</extracomment>
        <translation>El tablero %1, %2, vale %3. ¿Por qué?</translation>
    </message>
    <message>
        <source>a position</source>
        <extracomment>within an error: what should stand there</extracomment>
        <translation>una posición</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 position in a sum</source>
        <translation>
            <numerusform>más de %1 posición en una suma</numerusform>
            <numerusform>más de %1 posiciones en una suma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 positions in a sum</source>
        <translation>
            <numerusform>más de %1 posición en una suma</numerusform>
            <numerusform>más de %1 posiciones en una suma</numerusform>
        </translation>
    </message>
    <message>
        <source>This game cannot exchange Left and Right.</source>
        <translation>En este juego no se pueden intercambiar Izquierda y Derecha.</translation>
    </message>
    <message>
        <source>All games of a sum are played by one convention: /misere stands in each of them or in none.</source>
        <translation>Todos los juegos de una suma se juegan con la misma convención: /misere está en cada uno de ellos o en ninguno.</translation>
    </message>
    <message>
        <source>Look at option %1.</source>
        <translation>Mira la opción %1.</translation>
    </message>
    <message>
        <source>Option %1 holds out longest.</source>
        <translation>La opción %1 es la que más resiste.</translation>
    </message>
    <message>
        <source>canonical forms</source>
        <extracomment>the name of a theorem: every game has one simplest form</extracomment>
        <translation>formas canónicas</translation>
    </message>
    <message>
        <source>Options that another one is at least as good as are dropped, and an option that the opponent answers to his own gain is replaced by what that answer leaves. What remains is %1.</source>
        <translation>Se descartan las opciones para las que hay otra al menos igual de buena, y una opción a la que el rival responde saliendo ganando se sustituye por lo que deja esa respuesta. Lo que queda es %1.</translation>
    </message>
    <message>
        <source>a number, *, ^, v or {</source>
        <translation>un número, *, ^, v o {</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 option</source>
        <translation>
            <numerusform>más de %1 opción</numerusform>
            <numerusform>más de %1 opciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 options</source>
        <translation>
            <numerusform>más de %1 opción</numerusform>
            <numerusform>más de %1 opciones</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;|&apos; between the options of Left and Right</source>
        <translation>&apos;|&apos; entre las opciones de Izquierda y las de Derecha</translation>
    </message>
    <message>
        <source>&apos;}&apos; at the end of a form</source>
        <translation>&apos;}&apos; al final de una forma</translation>
    </message>
    <message>
        <source>&apos;+&apos;, &apos;-&apos; or the end</source>
        <translation>&apos;+&apos;, &apos;-&apos; o el final</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>a second bar of the same length; a longer one, ||, binds weaker</source>
        <translation>una segunda barra de la misma longitud; una más larga, ||, une con menos fuerza</translation>
    </message>
    <message numerus="yes">
        <source>forms within more than %1 form</source>
        <translation>
            <numerusform>formas dentro de más de %1 forma</numerusform>
            <numerusform>formas dentro de más de %1 formas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>forms within more than %1 forms</source>
        <translation>
            <numerusform>formas dentro de más de %1 forma</numerusform>
            <numerusform>formas dentro de más de %1 formas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 form in one sum</source>
        <translation>
            <numerusform>más de %1 forma en una suma</numerusform>
            <numerusform>más de %1 formas en una suma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 forms in one sum</source>
        <translation>
            <numerusform>más de %1 forma en una suma</numerusform>
            <numerusform>más de %1 formas en una suma</numerusform>
        </translation>
    </message>
    <message>
        <source>this number is too large for a game</source>
        <translation>este número es demasiado grande para un juego</translation>
    </message>
    <message>
        <source>a fraction is over 2, 4, 8, 16, …</source>
        <translation>el denominador de una fracción es 2, 4, 8, 16, …</translation>
    </message>
    <message>
        <source>a fraction of an up is no game; 1/2+^ is a half and an up</source>
        <translation>una fracción de un arriba (^) no es un juego; 1/2+^ es un medio más un arriba</translation>
    </message>
    <message>
        <source>A value</source>
        <extracomment>the name of a game: it is given by its value alone, such as {1|-1}</extracomment>
        <translation>Un valor</translation>
    </message>
    <message>
        <source>The canonical form says who wins, as a search does.</source>
        <translation>La forma canónica dice quién gana, igual que una búsqueda.</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 move is left now</source>
        <translation>
            <numerusform>Ahora queda como mucho %1 jugada</numerusform>
            <numerusform>Ahora quedan como mucho %1 jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 moves are left now</source>
        <translation>
            <numerusform>Ahora queda como mucho %1 jugada</numerusform>
            <numerusform>Ahora quedan como mucho %1 jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a form in the tree to begin there.</source>
        <translation>Haz clic en una forma del árbol para empezar ahí.</translation>
    </message>
    <message>
        <source>Switch</source>
        <extracomment>a ready-made value, a noun: a game that both want to move in</extracomment>
        <translation>Conmutador</translation>
    </message>
    <message>
        <source>Hot</source>
        <extracomment>a ready-made value, an adjective: a hot game</extracomment>
        <translation>Caliente</translation>
    </message>
    <message>
        <source>A sum</source>
        <extracomment>a ready-made value: several games added</extracomment>
        <translation>Una suma</translation>
    </message>
    <message>
        <source>Tiny</source>
        <extracomment>a ready-made value: a very small game, a word of the theory</extracomment>
        <translation>Diminuto</translation>
    </message>
    <message>
        <source>A game such as {2||1|0}</source>
        <translation>Un juego como {2||1|0}</translation>
    </message>
    <message>
        <source>Left chooses one of the options on the left, Right one of those on the right; in a sum, in one of its terms.</source>
        <translation>Izquierda elige una de las opciones de la izquierda; Derecha, una de las de la derecha; en una suma, en uno de sus sumandos.</translation>
    </message>
    <message>
        <source>The game %1.</source>
        <translation>El juego %1.</translation>
    </message>
    <message>
        <source>n for Left or m for Right</source>
        <translation>n para Izquierda o m para Derecha</translation>
    </message>
    <message>
        <source>Each answer leaves a lost position again: argue in the same way from there.</source>
        <translation>Cada respuesta vuelve a dejar una posición perdida: desde ahí se argumenta de la misma manera.</translation>
    </message>
    <message>
        <source>Numbers, stars and switches</source>
        <translation>Números y conmutadores</translation>
    </message>
    <message>
        <source>the values of both, compared</source>
        <translation>los valores de las dos, comparados</translation>
    </message>
    <message>
        <source>No: %1.</source>
        <extracomment>the answer was wrong; what would have been right</extracomment>
        <translation>No: %1.</translation>
    </message>
    <message>
        <source>No: in board 1 minus board 2, if %1 moves first, %2 wins.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>No: en el tablero 1 menos el tablero 2, si %1 mueve primero, gana %2.</translation>
    </message>
    <message>
        <source>No move on board %1 wins. For instance, %2</source>
        <extracomment>the number of a board, and the end of the sentence: what refutes a move there</extracomment>
        <translation>Ninguna jugada en el tablero %1 gana. Por ejemplo, %2</translation>
    </message>
    <message>
        <source>There is no move on board %1.</source>
        <translation>En el tablero %1 no hay ninguna jugada.</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: whoever starts loses.</source>
        <translation>El tablero 1 menos el tablero 2 vale %1: pierde quien empieza.</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: Left wins, whoever starts.</source>
        <translation>El tablero 1 menos el tablero 2 vale %1: gana Izquierda, empiece quien empiece.</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: Right wins, whoever starts.</source>
        <translation>El tablero 1 menos el tablero 2 vale %1: gana Derecha, empiece quien empiece.</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: whoever starts wins.</source>
        <translation>El tablero 1 menos el tablero 2 vale %1: gana quien empieza.</translation>
    </message>
    <message>
        <source>both are worth the same</source>
        <translation>las dos valen lo mismo</translation>
    </message>
    <message>
        <source>neither: whoever starts wins the difference</source>
        <translation>ninguna: quien empieza gana la diferencia</translation>
    </message>
    <message>
        <source>their values are different</source>
        <translation>sus valores son distintos</translation>
    </message>
    <message>
        <source>board %1 is worth more</source>
        <translation>el tablero %1 vale más</translation>
    </message>
    <message>
        <source>In which game do you move?</source>
        <translation>¿En qué juego mueves?</translation>
    </message>
    <message>
        <source>Which is worth more?</source>
        <translation>¿Cuál vale más?</translation>
    </message>
    <message>
        <source>Find the board on which a move wins all of them together.</source>
        <translation>Encuentra el tablero en el que una jugada gana el conjunto.</translation>
    </message>
    <message>
        <source>Compare two positions by their values.</source>
        <translation>Compara dos posiciones por sus valores.</translation>
    </message>
    <message>
        <source>Are both worth the same?</source>
        <translation>¿Valen lo mismo las dos?</translation>
    </message>
    <message>
        <source>Choose a board, or make the winning move on it.</source>
        <translation>Elige un tablero, o haz en él la jugada ganadora.</translation>
    </message>
    <message>
        <source>Choose one of the answers.</source>
        <translation>Elige una de las respuestas.</translation>
    </message>
    <message>
        <source>On two rows this is Dawson’s Kayles: a square takes two neighbouring columns. With an even number of rows and columns the first player wins: take the square in the middle, then mirror the other’s moves.</source>
        <translation>En dos filas es el Kayles de Dawson: un cuadrado quita dos columnas vecinas. Con un número par de filas y un número par de columnas gana el primer jugador: basta con quitar el cuadrado del centro y copiar después en espejo las jugadas del otro.</translation>
    </message>
    <message>
        <source>Solomon Golomb showed in 1954 that such corners can fill a board of 2, 4, 8, 16 … rows and as many columns but for one cell, whichever cell that is. No rule is known for who wins.</source>
        <translation>Solomon Golomb demostró en 1954 que estas esquinas pueden llenar un tablero de 2, 4, 8, 16 … filas y otras tantas columnas salvo una casilla, sea cual sea esa casilla. No se conoce ninguna regla que diga quién gana.</translation>
    </message>
    <message>
        <source>A knight jumps from a dark cell of a chessboard to a light one, so a move takes one of each. With an even number of rows and columns the second player wins: mirror the other’s moves.</source>
        <translation>Un caballo salta de una casilla oscura del tablero de ajedrez a una clara, o al revés, así que una jugada quita una de cada. Con un número par de filas y un número par de columnas gana el segundo jugador: basta con copiar en espejo las jugadas del otro.</translation>
    </message>
    <message>
        <source>Take %1.</source>
        <extracomment>a rule: the shapes that may be taken, such as &quot;two neighbours or one stone&quot;</extracomment>
        <translation>Quita %1.</translation>
    </message>
    <message>
        <source>Left takes %1. Right takes %2.</source>
        <extracomment>a rule: the shapes that each player may take, such as &quot;two neighbours&quot;</extracomment>
        <translation>Izquierda quita: %1. Derecha quita: %2.</translation>
    </message>
    <message>
        <source>one stone</source>
        <extracomment>within a rule: what may be taken</extracomment>
        <translation>una piedra</translation>
    </message>
    <message>
        <source>two with a gap between them</source>
        <translation>dos separadas por una casilla</translation>
    </message>
    <message>
        <source>two that touch at a corner</source>
        <translation>dos que se tocan por una esquina</translation>
    </message>
    <message>
        <source>an L of three</source>
        <translation>una L de tres</translation>
    </message>
    <message>
        <source>a square of four</source>
        <translation>un cuadrado de cuatro</translation>
    </message>
    <message>
        <source>an L of four</source>
        <translation>una L de cuatro</translation>
    </message>
    <message>
        <source>a T of four</source>
        <translation>una T de cuatro</translation>
    </message>
    <message>
        <source>a zigzag of four</source>
        <translation>un zigzag de cuatro</translation>
    </message>
    <message>
        <source>a line of %1</source>
        <translation>una línea de %1</translation>
    </message>
    <message numerus="yes">
        <source>a shape of %1 stone</source>
        <translation>
            <numerusform>una figura de %1 piedra</numerusform>
            <numerusform>una figura de %1 piedras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a shape of %1 stones</source>
        <translation>
            <numerusform>una figura de %1 piedra</numerusform>
            <numerusform>una figura de %1 piedras</numerusform>
        </translation>
    </message>
    <message>
        <source>any unbroken line</source>
        <translation>cualquier línea sin huecos</translation>
    </message>
    <message numerus="yes">
        <source>a line of up to %1 stone</source>
        <translation>
            <numerusform>una línea de hasta %1 piedra</numerusform>
            <numerusform>una línea de hasta %1 piedras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a line of up to %1 stones</source>
        <translation>
            <numerusform>una línea de hasta %1 piedra</numerusform>
            <numerusform>una línea de hasta %1 piedras</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (turned as you like)</source>
        <translation>%1 (en cualquier orientación)</translation>
    </message>
    <message>
        <source>%1 (turned, never mirrored)</source>
        <translation>%1 (con giros, sin reflejar)</translation>
    </message>
    <message>
        <source>%1 (mirrored, never turned)</source>
        <translation>%1 (con reflejo, sin girar)</translation>
    </message>
    <message>
        <source>%1 (only as drawn)</source>
        <translation>%1 (solo como en el dibujo)</translation>
    </message>
    <message>
        <source>%1 (side by side)</source>
        <translation>%1 (en horizontal)</translation>
    </message>
    <message>
        <source>%1 (one above the other)</source>
        <translation>%1 (en vertical)</translation>
    </message>
    <message>
        <source>%1 beside stones that stay</source>
        <translation>%1 junto a piedras que se quedan</translation>
    </message>
    <message>
        <source>%1 beside empty cells</source>
        <translation>%1 junto a casillas vacías</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>within a rule, for the shapes that a player may take: there are none</extracomment>
        <translation>nada</translation>
    </message>
    <message>
        <source>Board %1, %2, is worth %3. It is hot: Left moving first gets %4, Right moving first %5.</source>
        <extracomment>the number of a board, its game, its value, and two values</extracomment>
        <translation>El tablero %1, %2, vale %3. Está caliente: si mueve primero Izquierda, consigue %4; si mueve primero Derecha, %5.</translation>
    </message>
    <message numerus="yes">
        <source>%1 way</source>
        <extracomment>in how many ways a shape may be turned or mirrored, here 1</extracomment>
        <translation>
            <numerusform>%1 manera</numerusform>
            <numerusform>%1 maneras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ways</source>
        <extracomment>in how many ways a shape may be turned or mirrored</extracomment>
        <translation>
            <numerusform>%1 manera</numerusform>
            <numerusform>%1 maneras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 take wins.</source>
        <extracomment>a take is a move that takes stones: how many win, and how many there are, here 1</extracomment>
        <translation>
            <numerusform>Jugadas ganadoras: %1 de %2.</numerusform>
            <numerusform>Jugadas ganadoras: %1 de %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 takes win.</source>
        <extracomment>a take is a move that takes stones: how many win, and how many there are</extracomment>
        <translation>
            <numerusform>Jugadas ganadoras: %1 de %2.</numerusform>
            <numerusform>Jugadas ganadoras: %1 de %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nim-sum %1: change board %2, %3, to ∗%4</source>
        <extracomment>a number, the number of a board, its game, and what it shall be worth</extracomment>
        <translation>Suma nim %1: cambiar el tablero %2, %3, a ∗%4</translation>
    </message>
    <message>
        <source>%1 (turned and mirrored as you like)</source>
        <translation>%1 (con giros y reflejos)</translation>
    </message>
    <message>
        <source>%1 (mirrored as you like)</source>
        <translation>%1 (con reflejos)</translation>
    </message>
    <message>
        <source>What stands on this blue edge is worth %1. Add 1, at least once, until it is more than 1: %1 + %2.</source>
        <extracomment>a value, and a number</extracomment>
        <translation>Lo que hay sobre esta arista azul vale %1. Suma 1, al menos una vez, hasta pasar de 1: %1 + %2.</translation>
    </message>
    <message>
        <source>What stands on this red edge is worth %1. Take away 1, at least once, until it is less than −1: %1 − %2.</source>
        <translation>Lo que hay sobre esta arista roja vale %1. Resta 1, al menos una vez, hasta quedar por debajo de −1: %1 − %2.</translation>
    </message>
    <message>
        <source>%1 is to move; the only move wins</source>
        <translation>Le toca a %1; la única jugada gana</translation>
    </message>
    <message>
        <source>12 squares: a heap of 14</source>
        <extracomment>of a ready-made game on a strip: how long that is, and the heap that it is</extracomment>
        <translation>12 casillas: un montón de 14</translation>
    </message>
    <message>
        <source>Treblecross, 0.007 (squares + 2)</source>
        <extracomment>a game, its octal code, and how large a heap its strip is</extracomment>
        <translation>Treblecross, 0.007 (casillas + 2)</translation>
    </message>
    <message>
        <source>%1. Did you mean %2?</source>
        <extracomment>what is wrong with a text that was typed, and what was probably meant</extracomment>
        <translation>%1. ¿Querías decir %2?</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <extracomment>a button: takes the position in the place of what was typed and could not be read</extracomment>
        <translation>¿Querías decir %1?</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>beside a line of counters: its number, such as 2</extracomment>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <extracomment>beside a row of squares: its number, such as 2</extracomment>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>On board %1: %2</source>
        <extracomment>one of several boards, and what was done there, a sentence such as &quot;I took 4 from heap 1.&quot;</extracomment>
        <translation>En el tablero %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>I bit off %1 square.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>Me comí %1 casilla.</numerusform>
            <numerusform>Me comí %1 casillas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I bit off %1 squares.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>Me comí %1 casilla.</numerusform>
            <numerusform>Me comí %1 casillas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bit off %1 square.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>Te comiste %1 casilla.</numerusform>
            <numerusform>Te comiste %1 casillas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bit off %1 squares.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>Te comiste %1 casilla.</numerusform>
            <numerusform>Te comiste %1 casillas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the square you bite at. Every square above it and to its right goes, too.</source>
        <translation>Haz clic en la casilla donde muerdes. Se va con todo lo que está encima y a su derecha.</translation>
    </message>
    <message>
        <source>Click a coin, or drag it.</source>
        <translation>Haz clic en una moneda, o arrástrala.</translation>
    </message>
    <message>
        <source>Click the square it slides to.</source>
        <translation>Haz clic en la casilla a la que se desliza.</translation>
    </message>
    <message>
        <source>I slid a coin from %1 to %2.</source>
        <extracomment>the squares, boxes or steps that a coin left and came to</extracomment>
        <translation>Deslicé una moneda de %1 a %2.</translation>
    </message>
    <message>
        <source>You slid a coin from %1 to %2.</source>
        <extracomment>the squares, boxes or steps that a coin left and came to</extracomment>
        <translation>Deslizaste una moneda de %1 a %2.</translation>
    </message>
    <message numerus="yes">
        <source>I moved %1 coin from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>Moví %1 moneda de %2 a %3.</numerusform>
            <numerusform>Moví %1 monedas de %2 a %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I moved %1 coins from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>Moví %1 moneda de %2 a %3.</numerusform>
            <numerusform>Moví %1 monedas de %2 a %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You moved %1 coin from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>Moviste %1 moneda de %2 a %3.</numerusform>
            <numerusform>Moviste %1 monedas de %2 a %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You moved %1 coins from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>Moviste %1 moneda de %2 a %3.</numerusform>
            <numerusform>Moviste %1 monedas de %2 a %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the lowest coin you want to move one step down. Those above it go, too.</source>
        <translation>Haz clic en la moneda más baja de las que quieres bajar un escalón. Las de encima bajan con ella.</translation>
    </message>
    <message>
        <source>I moved the token to %1.</source>
        <extracomment>the number of a node</extracomment>
        <translation>Moví la ficha a %1.</translation>
    </message>
    <message>
        <source>You moved the token to %1.</source>
        <extracomment>the number of a node</extracomment>
        <translation>Moviste la ficha a %1.</translation>
    </message>
    <message>
        <source>Click where the token goes.</source>
        <translation>Haz clic en el nodo al que va la ficha.</translation>
    </message>
    <message>
        <source>Click the first stone you want to take.</source>
        <translation>Haz clic en la primera piedra que quieres quitar.</translation>
    </message>
    <message>
        <source>Click the last one, or this one again to take just one.</source>
        <translation>Haz clic en la última pieza, o en esta otra vez para quitar solo una.</translation>
    </message>
    <message>
        <source>I took %1 from column %2.</source>
        <extracomment>how many stones, and the name of a column, such as c</extracomment>
        <translation>Quité %1 de la columna %2.</translation>
    </message>
    <message>
        <source>You took %1 from column %2.</source>
        <extracomment>how many stones, and the name of a column, such as c</extracomment>
        <translation>Quitaste %1 de la columna %2.</translation>
    </message>
    <message>
        <source>I took %1 from row %2.</source>
        <extracomment>how many stones, and the number of a row</extracomment>
        <translation>Quité %1 de la fila %2.</translation>
    </message>
    <message>
        <source>You took %1 from row %2.</source>
        <extracomment>how many stones, and the number of a row</extracomment>
        <translation>Quitaste %1 de la fila %2.</translation>
    </message>
    <message>
        <source>Click an edge to cut it. What no longer reaches the ground falls.</source>
        <translation>Haz clic en una arista para cortarla. Lo que queda separado del suelo se cae.</translation>
    </message>
    <message>
        <source>I cut a blue stem.</source>
        <translation>Corté una arista azul.</translation>
    </message>
    <message>
        <source>You cut a blue stem.</source>
        <translation>Cortaste una arista azul.</translation>
    </message>
    <message>
        <source>I cut a red stem.</source>
        <translation>Corté una arista roja.</translation>
    </message>
    <message>
        <source>You cut a red stem.</source>
        <translation>Cortaste una arista roja.</translation>
    </message>
    <message>
        <source>I cut a green stem.</source>
        <translation>Corté una arista verde.</translation>
    </message>
    <message>
        <source>You cut a green stem.</source>
        <translation>Cortaste una arista verde.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more fell.</source>
        <extracomment>of a stem that was cut: how many stems fell with it, here one
----------
of a stem that was cut: how many stems fell with it</extracomment>
        <translation>
            <numerusform>Cayó %1 más.</numerusform>
            <numerusform>Cayeron %1 más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the lowest stone you want to take. Those above it go, too.</source>
        <translation>Haz clic en la piedra más baja que quieres quitar. Las de encima se van con ella.</translation>
    </message>
    <message>
        <source>Click the lowest prime you want to divide by. Those above it go, too.</source>
        <translation>Haz clic en el primo más bajo por el que quieres dividir. Los de encima se van con él.</translation>
    </message>
    <message>
        <source>I divided by %1.</source>
        <translation>Dividí entre %1.</translation>
    </message>
    <message>
        <source>You divided by %1.</source>
        <translation>Dividiste entre %1.</translation>
    </message>
    <message>
        <source>Click the first counter you want to take.</source>
        <translation>Haz clic en la primera ficha que quieres quitar.</translation>
    </message>
    <message>
        <source>I took %1 from line %2.</source>
        <extracomment>how many counters, and the number of the line</extracomment>
        <translation>Quité %1 de la línea %2.</translation>
    </message>
    <message>
        <source>You took %1 from line %2.</source>
        <extracomment>how many counters, and the number of the line</extracomment>
        <translation>Quitaste %1 de la línea %2.</translation>
    </message>
    <message>
        <source>I divided %1 into %2 and %3.</source>
        <extracomment>&quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>Dividí el %1 en %2 y %3.</translation>
    </message>
    <message>
        <source>You divided %1 into %2 and %3.</source>
        <extracomment>&quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>Dividiste el %1 en %2 y %3.</translation>
    </message>
    <message>
        <source>Click one of your tokens, or drag it.</source>
        <translation>Haz clic en una de tus fichas, o arrástrala.</translation>
    </message>
    <message>
        <source>Click the square it goes to.</source>
        <translation>Haz clic en la casilla a la que va.</translation>
    </message>
    <message>
        <source>I moved from %2 to %3 in row %1.</source>
        <extracomment>the number of a row, and two squares</extracomment>
        <translation>Moví de %2 a %3 en la fila %1.</translation>
    </message>
    <message>
        <source>You moved from %2 to %3 in row %1.</source>
        <extracomment>the number of a row, and two squares</extracomment>
        <translation>Moviste de %2 a %3 en la fila %1.</translation>
    </message>
    <message>
        <source>I added %1 to %2.</source>
        <extracomment>how many were added, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>Devolví %1 al %2.</translation>
    </message>
    <message>
        <source>You added %1 to %2.</source>
        <extracomment>how many were added, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>Devolviste %1 al %2.</translation>
    </message>
    <message>
        <source>I used a skip.</source>
        <translation>Usé un pase.</translation>
    </message>
    <message>
        <source>You used a skip.</source>
        <translation>Usaste un pase.</translation>
    </message>
    <message>
        <source>Click a counter, or drag it.</source>
        <translation>Haz clic en una ficha, o arrástrala.</translation>
    </message>
    <message>
        <source>Click the place it goes to, straight left or down.</source>
        <translation>Haz clic en el sitio al que va, en línea recta a la izquierda o hacia abajo.</translation>
    </message>
    <message>
        <source>I moved a counter from %1 to %2.</source>
        <extracomment>two squares, such as (3, 5)</extracomment>
        <translation>Moví una ficha de %1 a %2.</translation>
    </message>
    <message>
        <source>You moved a counter from %1 to %2.</source>
        <extracomment>two squares, such as (3, 5)</extracomment>
        <translation>Moviste una ficha de %1 a %2.</translation>
    </message>
    <message>
        <source>Click the queen, or drag her.</source>
        <translation>Haz clic en la reina, o arrástrala.</translation>
    </message>
    <message>
        <source>Click the square she goes to.</source>
        <translation>Haz clic en la casilla a la que va.</translation>
    </message>
    <message>
        <source>I moved the queen to %1.</source>
        <extracomment>a square, such as (3, 5)</extracomment>
        <translation>Moví la reina a %1.</translation>
    </message>
    <message>
        <source>You moved the queen to %1.</source>
        <extracomment>a square, such as (3, 5)</extracomment>
        <translation>Moviste la reina a %1.</translation>
    </message>
    <message numerus="yes">
        <source>I took %1 stone.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>Quité %1 piedra.</numerusform>
            <numerusform>Quité %1 piedras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I took %1 stones.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>Quité %1 piedra.</numerusform>
            <numerusform>Quité %1 piedras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took %1 stone.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>Quitaste %1 piedra.</numerusform>
            <numerusform>Quitaste %1 piedras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took %1 stones.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>Quitaste %1 piedra.</numerusform>
            <numerusform>Quitaste %1 piedras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a stone of the shape you want to take.</source>
        <translation>Haz clic en una piedra de la forma que quieres quitar.</translation>
    </message>
    <message>
        <source>Click the last stone of the shape.</source>
        <translation>Haz clic en la última piedra de la forma.</translation>
    </message>
    <message>
        <source>Make a move on any one of the boards.</source>
        <translation>Haz una jugada en uno cualquiera de los tableros.</translation>
    </message>
    <message>
        <source>Click where this move ends.</source>
        <translation>Haz clic donde acaba esta jugada.</translation>
    </message>
    <message>
        <source>the heap</source>
        <translation>montón</translation>
    </message>
    <message>
        <source>the left heap</source>
        <translation>montón de la izquierda</translation>
    </message>
    <message>
        <source>the right heap</source>
        <translation>montón de la derecha</translation>
    </message>
    <message>
        <source>the middle heap</source>
        <translation>montón del medio</translation>
    </message>
    <message>
        <source>I took %1 from %2.</source>
        <extracomment>how many were taken, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>Quité %1 del %2.</translation>
    </message>
    <message>
        <source>You took %1 from %2.</source>
        <extracomment>how many were taken, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>Quitaste %1 del %2.</translation>
    </message>
    <message>
        <source>Click one of your animals: it steps or jumps.</source>
        <translation>Haz clic en uno de tus animales: da un paso o salta.</translation>
    </message>
    <message>
        <source>I hopped from %1 to %2.</source>
        <extracomment>of a toad or a frog: the two squares</extracomment>
        <translation>Salté de %1 a %2.</translation>
    </message>
    <message>
        <source>You hopped from %1 to %2.</source>
        <extracomment>of a toad or a frog: the two squares</extracomment>
        <translation>Saltaste de %1 a %2.</translation>
    </message>
    <message>
        <source>I turned turtles %1 and %2.</source>
        <extracomment>the squares of two turtles that were turned over</extracomment>
        <translation>Di la vuelta a las tortugas %1 y %2.</translation>
    </message>
    <message>
        <source>You turned turtles %1 and %2.</source>
        <extracomment>the squares of two turtles that were turned over</extracomment>
        <translation>Diste la vuelta a las tortugas %1 y %2.</translation>
    </message>
    <message>
        <source>I turned coins %1 and %2.</source>
        <extracomment>the squares of two coins that were turned over</extracomment>
        <translation>Di la vuelta a las monedas %1 y %2.</translation>
    </message>
    <message>
        <source>You turned coins %1 and %2.</source>
        <extracomment>the squares of two coins that were turned over</extracomment>
        <translation>Diste la vuelta a las monedas %1 y %2.</translation>
    </message>
    <message>
        <source>Click a head to turn it over.</source>
        <translation>Haz clic en una cara para darle la vuelta.</translation>
    </message>
    <message>
        <source>Click the other coin that turns over.</source>
        <translation>Haz clic en la otra moneda a la que das la vuelta.</translation>
    </message>
    <message>
        <source>I went to %1.</source>
        <extracomment>the option of a game that was chosen, such as {0|1}</extracomment>
        <translation>Fui a %1.</translation>
    </message>
    <message>
        <source>You went to %1.</source>
        <extracomment>the option of a game that was chosen, such as {0|1}</extracomment>
        <translation>Fuiste a %1.</translation>
    </message>
    <message>
        <source>Click the form you move to.</source>
        <translation>Haz clic en la forma a la que vas.</translation>
    </message>
    <message numerus="yes">
        <source>Take just %1 there.</source>
        <extracomment>a hint: so many pieces are to be taken where one was told to look</extracomment>
        <translation>
            <numerusform>Quita ahí solo %1.</numerusform>
            <numerusform>Quita ahí %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 there.</source>
        <extracomment>a hint: so many pieces are to be taken where one was told to look</extracomment>
        <translation>
            <numerusform>Quita ahí solo %1.</numerusform>
            <numerusform>Quita ahí %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 bit off %1 square.</source>
        <extracomment>of a bar of chocolate; %2: who did it</extracomment>
        <translation>
            <numerusform>%2 se comió %1 casilla.</numerusform>
            <numerusform>%2 se comió %1 casillas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 bit off %1 squares.</source>
        <extracomment>of a bar of chocolate; %2: who did it</extracomment>
        <translation>
            <numerusform>%2 se comió %1 casilla.</numerusform>
            <numerusform>%2 se comió %1 casillas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%3 slid a coin from %1 to %2.</source>
        <extracomment>the squares, boxes or steps that a coin left and came to; %3: who did it</extracomment>
        <translation>%3 deslizó una moneda de %1 a %2.</translation>
    </message>
    <message numerus="yes">
        <source>%4 moved %1 coin from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps; %4: who did it</extracomment>
        <translation>
            <numerusform>%4 movió %1 moneda de %2 a %3.</numerusform>
            <numerusform>%4 movió %1 monedas de %2 a %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%4 moved %1 coins from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps; %4: who did it</extracomment>
        <translation>
            <numerusform>%4 movió %1 moneda de %2 a %3.</numerusform>
            <numerusform>%4 movió %1 monedas de %2 a %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 moved the token to %1.</source>
        <extracomment>the number of a node; %2: who did it</extracomment>
        <translation>%2 movió la ficha a %1.</translation>
    </message>
    <message>
        <source>%3 took %1 from column %2.</source>
        <extracomment>how many stones, and the name of a column, such as c; %3: who did it</extracomment>
        <translation>%3 quitó %1 de la columna %2.</translation>
    </message>
    <message>
        <source>%3 took %1 from row %2.</source>
        <extracomment>how many stones, and the number of a row; %3: who did it</extracomment>
        <translation>%3 quitó %1 de la fila %2.</translation>
    </message>
    <message>
        <source>%1 cut a blue stem.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>%1 cortó una arista azul.</translation>
    </message>
    <message>
        <source>%1 cut a red stem.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>%1 cortó una arista roja.</translation>
    </message>
    <message>
        <source>%1 cut a green stem.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>%1 cortó una arista verde.</translation>
    </message>
    <message>
        <source>%2 divided by %1.</source>
        <extracomment>%2: who did it</extracomment>
        <translation>%2 dividió entre %1.</translation>
    </message>
    <message>
        <source>%3 took %1 from line %2.</source>
        <extracomment>how many counters, and the number of the line; %3: who did it</extracomment>
        <translation>%3 quitó %1 de la línea %2.</translation>
    </message>
    <message>
        <source>divide %1 into %2 and %3</source>
        <extracomment>a move: &quot;the left heap&quot;, and the sizes of what it becomes</extracomment>
        <translation>dividir el %1 en %2 y %3</translation>
    </message>
    <message>
        <source>take %1 from %2, leaving %3 and %4</source>
        <extracomment>a move: how many pins, &quot;the left heap&quot;, and the sizes of what is left</extracomment>
        <translation>quitar %1 del %2 y dejar %3 y %4</translation>
    </message>
    <message>
        <source>%4 divided %1 into %2 and %3.</source>
        <extracomment>&quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became; %4: who did it</extracomment>
        <translation>%4 dividió el %1 en %2 y %3.</translation>
    </message>
    <message>
        <source>I took %1 from %2. %3 and %4 are left.</source>
        <extracomment>how many were taken, &quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>Quité %1 del %2. Quedan %3 y %4.</translation>
    </message>
    <message>
        <source>You took %1 from %2. %3 and %4 are left.</source>
        <extracomment>how many were taken, &quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>Quitaste %1 del %2. Quedan %3 y %4.</translation>
    </message>
    <message>
        <source>%5 took %1 from %2. %3 and %4 are left.</source>
        <extracomment>how many were taken, &quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became; %5: who did it</extracomment>
        <translation>%5 quitó %1 del %2. Quedan %3 y %4.</translation>
    </message>
    <message>
        <source>%4 moved from %2 to %3 in row %1.</source>
        <extracomment>the number of a row, and two squares; %4: who did it</extracomment>
        <translation>%4 movió de %2 a %3 en la fila %1.</translation>
    </message>
    <message>
        <source>add %1 to %2</source>
        <extracomment>a move: how many stones, and &quot;the left heap&quot;</extracomment>
        <translation>devolver %1 al %2</translation>
    </message>
    <message>
        <source>%3 added %1 to %2.</source>
        <extracomment>how many were added, and &quot;the left heap&quot; or &quot;heap 5&quot;; %3: who did it</extracomment>
        <translation>%3 devolvió %1 al %2.</translation>
    </message>
    <message>
        <source>%1 used a skip.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>%1 usó un pase.</translation>
    </message>
    <message>
        <source>%3 moved a counter from %1 to %2.</source>
        <extracomment>two squares, such as (3, 5); %3: who did it</extracomment>
        <translation>%3 movió una ficha de %1 a %2.</translation>
    </message>
    <message>
        <source>%2 moved the queen to %1.</source>
        <extracomment>a square, such as (3, 5); %2: who did it</extracomment>
        <translation>%2 movió la reina a %1.</translation>
    </message>
    <message numerus="yes">
        <source>%2 took %1 stone.</source>
        <extracomment>how many were taken; %2: who did it</extracomment>
        <translation>
            <numerusform>%2 quitó %1 piedra.</numerusform>
            <numerusform>%2 quitó %1 piedras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 took %1 stones.</source>
        <extracomment>how many were taken; %2: who did it</extracomment>
        <translation>
            <numerusform>%2 quitó %1 piedra.</numerusform>
            <numerusform>%2 quitó %1 piedras.</numerusform>
        </translation>
    </message>
    <message>
        <source>the upper heap</source>
        <translation>montón de arriba</translation>
    </message>
    <message>
        <source>the lower heap</source>
        <translation>montón de abajo</translation>
    </message>
    <message>
        <source>heap %1 of the upper row</source>
        <extracomment>of several rows of heaps: the number of the heap in its row</extracomment>
        <translation>montón %1 de la fila de arriba</translation>
    </message>
    <message>
        <source>heap %1 of the lower row</source>
        <translation>montón %1 de la fila de abajo</translation>
    </message>
    <message>
        <source>heap %1 of the middle row</source>
        <translation>montón %1 de la fila del medio</translation>
    </message>
    <message>
        <source>%3 took %1 from %2.</source>
        <extracomment>how many were taken, and &quot;the left heap&quot; or &quot;heap 5&quot;; %3: who did it</extracomment>
        <translation>%3 quitó %1 del %2.</translation>
    </message>
    <message>
        <source>take %1 from %2</source>
        <extracomment>a move: how many are taken, and &quot;the left heap&quot;</extracomment>
        <translation>quitar %1 del %2</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <extracomment>a hint: &quot;the left heap&quot;</extracomment>
        <translation>El %1 es el que más resiste.</translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <extracomment>a hint: &quot;the left heap&quot;</extracomment>
        <translation>Mira el %1.</translation>
    </message>
    <message>
        <source>%3 hopped from %1 to %2.</source>
        <extracomment>of a toad or a frog: the two squares; %3: who did it</extracomment>
        <translation>%3 saltó de %1 a %2.</translation>
    </message>
    <message>
        <source>I turned turtle %1.</source>
        <extracomment>the square of the turtle that was turned over</extracomment>
        <translation>Di la vuelta a la tortuga %1.</translation>
    </message>
    <message>
        <source>You turned turtle %1.</source>
        <extracomment>the square of the turtle that was turned over</extracomment>
        <translation>Diste la vuelta a la tortuga %1.</translation>
    </message>
    <message>
        <source>%2 turned turtle %1.</source>
        <extracomment>the square of the turtle that was turned over; %2: who did it</extracomment>
        <translation>%2 dio la vuelta a la tortuga %1.</translation>
    </message>
    <message>
        <source>%3 turned turtles %1 and %2.</source>
        <extracomment>the squares of two turtles that were turned over; %3: who did it</extracomment>
        <translation>%3 dio la vuelta a las tortugas %1 y %2.</translation>
    </message>
    <message>
        <source>%3 turned coins %1 and %2.</source>
        <extracomment>the squares of two coins that were turned over; %3: who did it</extracomment>
        <translation>%3 dio la vuelta a las monedas %1 y %2.</translation>
    </message>
    <message>
        <source>%2 went to %1.</source>
        <extracomment>the option of a game that was chosen, such as {0|1}; %2: who did it</extracomment>
        <translation>%2 fue a %1.</translation>
    </message>
    <message>
        <source>I left nothing but the crossed square</source>
        <translation>Solo dejé la casilla de la cruz</translation>
    </message>
    <message>
        <source>I took the last counter</source>
        <translation>Me llevé la última ficha</translation>
    </message>
    <message>
        <source>I took the last stone</source>
        <translation>Me llevé la última piedra</translation>
    </message>
    <message>
        <source>I made the last move</source>
        <translation>Hice la última jugada</translation>
    </message>
    <message numerus="yes">
        <source>%1 move.</source>
        <translation>
            <numerusform>%1 jugada.</numerusform>
            <numerusform>%1 jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves.</source>
        <translation>
            <numerusform>%1 jugada.</numerusform>
            <numerusform>%1 jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a winning first move: there is %1.</source>
        <translation>
            <numerusform>Encuentra una primera jugada ganadora: hay %1.</numerusform>
            <numerusform>Encuentra una primera jugada ganadora: hay %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a winning first move: there are %1.</source>
        <translation>
            <numerusform>Encuentra una primera jugada ganadora: hay %1.</numerusform>
            <numerusform>Encuentra una primera jugada ganadora: hay %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click one more to turn it, too, or this one again to turn it alone.</source>
        <translation>Haz clic en otra más para darle también la vuelta, o en esta otra vez para dar la vuelta solo a esta.</translation>
    </message>
    <message>
        <source>bite at %1</source>
        <extracomment>a move, a verb: the square of a bar of chocolate, such as b2, where it is bitten off</extracomment>
        <translation>morder en %1</translation>
    </message>
    <message numerus="yes">
        <source>move %1 coin from %2 to %3</source>
        <extracomment>a move, a verb: how many coins, and the two boxes or steps; here one coin</extracomment>
        <translation>
            <numerusform>mover %1 moneda de %2 a %3</numerusform>
            <numerusform>mover %1 monedas de %2 a %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %1 coins from %2 to %3</source>
        <extracomment>a move, a verb: how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>mover %1 moneda de %2 a %3</numerusform>
            <numerusform>mover %1 monedas de %2 a %3</numerusform>
        </translation>
    </message>
    <message>
        <source>slide a coin from %1 to %2</source>
        <extracomment>a move, a verb: the squares, boxes or steps that a coin leaves and comes to</extracomment>
        <translation>deslizar una moneda de %1 a %2</translation>
    </message>
    <message>
        <source>move the token to %1</source>
        <extracomment>a move, a verb: the number of a node</extracomment>
        <translation>mover la ficha a %1</translation>
    </message>
    <message>
        <source>cut the blue edge from %1 to %2</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>cortar la arista azul de %1 a %2</translation>
    </message>
    <message>
        <source>cut the red edge from %1 to %2</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>cortar la arista roja de %1 a %2</translation>
    </message>
    <message>
        <source>cut the green edge from %1 to %2</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>cortar la arista verde de %1 a %2</translation>
    </message>
    <message>
        <source>take counter %1 of line %2</source>
        <extracomment>a move, a verb: the place of a counter, and the number of its line</extracomment>
        <translation>quitar la ficha %1 de la línea %2</translation>
    </message>
    <message>
        <source>take counters %1 to %2 of line %3</source>
        <extracomment>a move, a verb: the places of the first and the last counter, and the number of their line</extracomment>
        <translation>quitar las fichas %1 a %2 de la línea %3</translation>
    </message>
    <message>
        <source>move from %2 to %3 in row %1</source>
        <translation>mover de %2 a %3 en la fila %1</translation>
    </message>
    <message>
        <source>move a counter from %1 to %2</source>
        <extracomment>a move, a verb: two squares, such as (3, 5)</extracomment>
        <translation>mover una ficha de %1 a %2</translation>
    </message>
    <message>
        <source>move the queen to %1</source>
        <extracomment>a move, a verb: a square, such as (3, 5)</extracomment>
        <translation>mover la reina a %1</translation>
    </message>
    <message>
        <source>hop from %1 to %2</source>
        <translation>saltar de %1 a %2</translation>
    </message>
    <message>
        <source>go to %1</source>
        <translation>ir a %1</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>head of the column of moves: how many sticks are taken</extracomment>
        <translation>Fósforos</translation>
    </message>
    <message>
        <source>Click the first match you want to take. Those behind it go, too.</source>
        <translation>Haz clic en el primer fósforo que quieres quitar. Los que están detrás se van con él.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 match now</source>
        <translation>
            <numerusform>Ahora hay %1 fósforo</numerusform>
            <numerusform>Ahora hay %1 fósforos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 matches now</source>
        <translation>
            <numerusform>Ahora hay %1 fósforo</numerusform>
            <numerusform>Ahora hay %1 fósforos</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten matches</source>
        <extracomment>a ready-made board</extracomment>
        <translation>Diez fósforos</translation>
    </message>
    <message numerus="yes">
        <source>Take %1 match from one heap.</source>
        <translation>
            <numerusform>Quita %1 fósforo de un montón.</numerusform>
            <numerusform>Quita %1 fósforos de un montón.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 matches from one heap.</source>
        <translation>
            <numerusform>Quita %1 fósforo de un montón.</numerusform>
            <numerusform>Quita %1 fósforos de un montón.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 match.</source>
        <translation>
            <numerusform>Quita %1 fósforo.</numerusform>
            <numerusform>Quita %1 fósforos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 matches.</source>
        <translation>
            <numerusform>Quita %1 fósforo.</numerusform>
            <numerusform>Quita %1 fósforos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taking the last match wins.</source>
        <translation>Llevarse el último fósforo gana.</translation>
    </message>
    <message>
        <source>Taking the last match loses.</source>
        <translation>Llevarse el último fósforo pierde.</translation>
    </message>
    <message>
        <source>You took the last match</source>
        <translation>Te llevaste el último fósforo</translation>
    </message>
    <message>
        <source>%1 took the last match</source>
        <translation>%1 se llevó el último fósforo</translation>
    </message>
    <message>
        <source>I took the last match</source>
        <translation>Me llevé el último fósforo</translation>
    </message>
    <message>
        <source>Heaps are divided here: choose a line between two segments.</source>
        <translation>Aquí se dividen los montones: elige una raya entre dos segmentos.</translation>
    </message>
    <message>
        <source>The two pins are not of one heap.</source>
        <translation>Los dos bolos no son del mismo montón.</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Bolos</translation>
    </message>
    <message>
        <source>Click the first pin you want to take.</source>
        <translation>Haz clic en el primer bolo que quieres quitar.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 pin now</source>
        <translation>
            <numerusform>Ahora hay %1 bolo</numerusform>
            <numerusform>Ahora hay %1 bolos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 pins now</source>
        <translation>
            <numerusform>Ahora hay %1 bolo</numerusform>
            <numerusform>Ahora hay %1 bolos</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a pin to cut the heap off there, or a heap’s number to add a pin.</source>
        <translation>Haz clic en un bolo para cortar ahí el montón, o en el número de un montón para añadir un bolo.</translation>
    </message>
    <message>
        <source>Click between two segments to cut the cane there.</source>
        <translation>Haz clic entre dos segmentos para cortar ahí la caña.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 segment now</source>
        <translation>
            <numerusform>Ahora hay %1 segmento</numerusform>
            <numerusform>Ahora hay %1 segmentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 segments now</source>
        <translation>
            <numerusform>Ahora hay %1 segmento</numerusform>
            <numerusform>Ahora hay %1 segmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a segment to cut the heap off there, or a heap’s number to add a segment.</source>
        <translation>Haz clic en un segmento para cortar ahí el montón, o en el número de un montón para añadir un segmento.</translation>
    </message>
    <message numerus="yes">
        <source>take %1 pin from an end of a heap</source>
        <translation>
            <numerusform>quita %1 bolo de un extremo de un montón</numerusform>
            <numerusform>quita %1 bolos de un extremo de un montón</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 pins from an end of a heap</source>
        <translation>
            <numerusform>quita %1 bolo de un extremo de un montón</numerusform>
            <numerusform>quita %1 bolos de un extremo de un montón</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 pin of a heap, but not a whole heap</source>
        <translation>
            <numerusform>quita %1 bolo de un montón, pero no un montón entero</numerusform>
            <numerusform>quita %1 bolos vecinos de un montón, pero no un montón entero</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 neighbouring pins of a heap, but not a whole heap</source>
        <translation>
            <numerusform>quita %1 bolo de un montón, pero no un montón entero</numerusform>
            <numerusform>quita %1 bolos vecinos de un montón, pero no un montón entero</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 pin of a heap</source>
        <translation>
            <numerusform>quita %1 bolo de un montón</numerusform>
            <numerusform>quita %1 bolos vecinos de un montón</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 neighbouring pins of a heap</source>
        <translation>
            <numerusform>quita %1 bolo de un montón</numerusform>
            <numerusform>quita %1 bolos vecinos de un montón</numerusform>
        </translation>
    </message>
    <message>
        <source>Nim, and chips may come back</source>
        <translation>Nim, y las fichas pueden volver</translation>
    </message>
    <message>
        <source>Chips put back are taken again: it is won as Nim is.</source>
        <translation>Las fichas que se devuelven se quitan otra vez: se gana como el Nim.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Click the lowest chip you want to take, or an empty place to fill the heap up to there.</source>
        <translation>Haz clic en la ficha más baja que quieres quitar, o en un sitio vacío para llenar el montón hasta ahí.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 chip now</source>
        <translation>
            <numerusform>Ahora hay %1 ficha</numerusform>
            <numerusform>Ahora hay %1 fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 chips now</source>
        <translation>
            <numerusform>Ahora hay %1 ficha</numerusform>
            <numerusform>Ahora hay %1 fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Take any number of chips from one heap, or use up one of your adds and put chips back on a heap, up to its cap.</source>
        <translation>Quita cuantas fichas quieras de un montón, o gasta una de tus devoluciones para volver a poner fichas en uno, hasta su tope.</translation>
    </message>
    <message>
        <source>Putting chips back is reversible: the opponent takes the same chips again, and an add is gone (Left has %1 left, Right has %2). So adds change nothing, and the heaps decide as in Nim: their nim-sum is %3.</source>
        <extracomment>how often each player may still add stones, and a number</extracomment>
        <translation>Devolver fichas es reversible: el rival quita otra vez esas mismas fichas, y se ha gastado una devolución (a Izquierda le quedan %1; a Derecha, %2). Así que las devoluciones no cambian nada, y los montones deciden como en el Nim: su suma nim es %3.</translation>
    </message>
    <message>
        <source>Click the lowest chip you want to take, or skip a turn.</source>
        <translation>Haz clic en la ficha más baja que quieres quitar, o usa un pase.</translation>
    </message>
    <message>
        <source>One chip</source>
        <extracomment>of a ready-made board: it has one chip</extracomment>
        <translation>Una ficha</translation>
    </message>
    <message>
        <source>with the last chip</source>
        <translation>con la última ficha</translation>
    </message>
    <message>
        <source>Take any number of chips from one heap, or use up one of your skips. The game ends when all chips are taken.</source>
        <translation>Quita cuantas fichas quieras de un montón, o gasta uno de tus pases. La partida acaba cuando se han quitado todas las fichas.</translation>
    </message>
    <message>
        <source>Take any number of chips from one heap, or use up one of your skips.</source>
        <translation>Quita cuantas fichas quieras de un montón, o gasta uno de tus pases.</translation>
    </message>
    <message>
        <source>The game is over when the chips are gone, so a skip that is left over is worth nothing: comparing the skips is not the rule here, and the answer is found by search.</source>
        <translation>La partida acaba cuando se acaban las fichas, así que un pase que sobra no vale nada: comparar los pases no es aquí la regla, y la respuesta se halla por búsqueda.</translation>
    </message>
    <message>
        <source>That holds when skips may be used after the last chip. When the game ends with the chips, a skip that is left over is worth nothing: whoever can take the last heap whole wins.</source>
        <translation>Eso vale cuando los pases se pueden usar después de la última ficha. Cuando la partida acaba con las fichas, un pase que sobra no vale nada: gana quien puede llevarse entero el último montón.</translation>
    </message>
    <message>
        <source>The turtle on the right must stand on its feet.</source>
        <translation>La tortuga de la derecha tiene que estar de pie.</translation>
    </message>
    <message>
        <source>Look at turtle %1.</source>
        <translation>Mira la tortuga %1.</translation>
    </message>
    <message>
        <source>Turtle %1 holds out longest.</source>
        <translation>La tortuga %1 es la que más resiste.</translation>
    </message>
    <message>
        <source>Turn a turtle onto its back and, if you like, turn over one more to its left.</source>
        <translation>Pon una tortuga patas arriba y, si quieres, da la vuelta a otra a su izquierda.</translation>
    </message>
    <message>
        <source>Turn one over, and one more</source>
        <translation>Da la vuelta a una, y a otra más</translation>
    </message>
    <message>
        <source>Click a turtle on its feet to turn it over.</source>
        <translation>Haz clic en una tortuga que esté de pie para darle la vuelta.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 turtle on its feet now</source>
        <translation>
            <numerusform>Ahora hay %1 tortuga de pie</numerusform>
            <numerusform>Ahora hay %1 tortugas de pie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 turtles on their feet now</source>
        <translation>
            <numerusform>Ahora hay %1 tortuga de pie</numerusform>
            <numerusform>Ahora hay %1 tortugas de pie</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left of the bottom row and of the first column are two heaps.</source>
        <translation>Lo que queda de la fila de abajo y de la primera columna son dos montones.</translation>
    </message>
    <message>
        <source>Whoever begins on a full board wins: if taking just the last square were a mistake, you could begin with the move that punishes it. No rule tells which move wins; it has to be searched for.</source>
        <translation>Quien empieza en un tablero completo gana: si quitar solo la última casilla fuera un error, podrías empezar con la jugada que lo castiga. Ninguna regla dice qué jugada gana; hay que buscarla.</translation>
    </message>
    <message>
        <source>One of the two rows is shorter by one square: whatever you take, your opponent can make it so again.</source>
        <translation>Una de las dos filas es una casilla más corta: quites lo que quites, tu rival puede dejarlas otra vez así.</translation>
    </message>
    <message>
        <source>Then one of the two rows is shorter by one square: whatever your opponent takes, you can make it so again.</source>
        <translation>Entonces una de las dos filas es una casilla más corta: quite lo que quite tu rival, puedes dejarlas otra vez así.</translation>
    </message>
    <message>
        <source>Pair the coins from the right: the gap in each pair is a heap (%1). A gap that is opened is closed again at once.</source>
        <translation>Empareja las monedas desde la derecha: el hueco de cada pareja es un montón (%1). Un hueco que se abre se cierra otra vez enseguida.</translation>
    </message>
    <message>
        <source>Only the coins on the steps 1, 3, 5, … count, as heaps: %1. Coins that come down onto such a step are moved on at once.</source>
        <translation>Solo cuentan las monedas de los escalones 1, 3, 5, …, como montones: %1. Las monedas que bajan a un escalón así se bajan enseguida uno más.</translation>
    </message>
    <message>
        <source>Each part has a twin: whatever you cut, your opponent cuts the same in the twin, and so makes the last cut.</source>
        <translation>Cada parte tiene una gemela: cortes lo que cortes, tu rival corta lo mismo en la gemela, y así hace el último corte.</translation>
    </message>
    <message>
        <source>Each part has a twin with blue and red exchanged: whatever you cut, your opponent cuts the same in the twin, and so makes the last cut.</source>
        <translation>Cada parte tiene una gemela con el azul y el rojo intercambiados: cortes lo que cortes, tu rival corta lo mismo en la gemela, y así hace el último corte.</translation>
    </message>
    <message>
        <source>Then each part has a twin: whatever your opponent cuts, cut the same in the twin. So you make the last cut.</source>
        <translation>Entonces cada parte tiene una gemela: corte lo que corte tu rival, corta lo mismo en la gemela. Así haces tú el último corte.</translation>
    </message>
    <message>
        <source>Then each part has a twin with blue and red exchanged: whatever your opponent cuts, cut the same in the twin. So you make the last cut.</source>
        <translation>Entonces cada parte tiene una gemela con el azul y el rojo intercambiados: corte lo que corte tu rival, corta lo mismo en la gemela. Así haces tú el último corte.</translation>
    </message>
    <message>
        <source>Only heaps of 1 are left, an odd number of them: they go one by one, you take the last, and the last loses.</source>
        <translation>Solo quedan montones de 1, en número impar: se van de uno en uno, tú te llevas el último, y el último pierde.</translation>
    </message>
    <message>
        <source>Then only heaps of 1 are left, an odd number of them: they go one by one, your opponent takes the last, and the last loses.</source>
        <translation>Entonces solo quedan montones de 1, en número impar: se van de uno en uno, tu rival se lleva el último, y el último pierde.</translation>
    </message>
    <message>
        <source>The heaps come in equal pairs: your opponent copies each move on the partner, until only one heap has more than 1 and an odd number of ones can be left.</source>
        <translation>Los montones forman parejas iguales: tu rival copia cada jugada en el compañero, hasta que solo un montón tiene más de 1 y puede dejar un número impar de unos.</translation>
    </message>
    <message>
        <source>Then the heaps come in equal pairs: copy each move on the partner, until only one heap has more than 1 and you can leave an odd number of ones.</source>
        <translation>Entonces los montones forman parejas iguales: copia cada jugada en el compañero, hasta que solo un montón tenga más de 1 y puedas dejar un número impar de unos.</translation>
    </message>
    <message>
        <source>The heaps come in equal pairs: whatever you do to one, your opponent does to its partner, and so makes the last move.</source>
        <translation>Los montones forman parejas iguales: hagas lo que hagas en uno, tu rival lo hace en su compañero, y así hace la última jugada.</translation>
    </message>
    <message>
        <source>Then the heaps come in equal pairs: whatever your opponent does to one, do it to its partner. So you make the last move.</source>
        <translation>Entonces los montones forman parejas iguales: haga lo que haga tu rival en uno, hazlo en su compañero. Así haces tú la última jugada.</translation>
    </message>
    <message>
        <source>There is nothing to take from: whatever you add, your opponent takes away at once.</source>
        <translation>No hay de dónde quitar: lo que devuelvas, tu rival lo quita enseguida.</translation>
    </message>
    <message>
        <source>Then there is nothing to take from: whatever your opponent adds, take it away at once.</source>
        <translation>Entonces no hay de dónde quitar: lo que devuelva tu rival, quítalo enseguida.</translation>
    </message>
    <message>
        <source>Make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever you do breaks pairs, and your opponent can pair them all again.</source>
        <translation>Separa cada montón en pilas de 1, 2, 4, 8, …: cada pila tiene una pareja en otro montón. Hagas lo que hagas, rompes parejas, y tu rival puede volver a formarlas todas.</translation>
    </message>
    <message>
        <source>Make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever you do breaks pairs; your opponent pairs them again, and in the end leaves an odd number of ones.</source>
        <translation>Separa cada montón en pilas de 1, 2, 4, 8, …: cada pila tiene una pareja en otro montón. Hagas lo que hagas, rompes parejas; tu rival vuelve a formarlas, y al final deja un número impar de unos.</translation>
    </message>
    <message>
        <source>Then make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever your opponent does breaks pairs, and you can pair them all again.</source>
        <translation>Entonces separa cada montón en pilas de 1, 2, 4, 8, …: cada pila tiene una pareja en otro montón. Haga lo que haga tu rival, rompe parejas, y tú puedes volver a formarlas todas.</translation>
    </message>
    <message>
        <source>Then make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever your opponent does breaks pairs; pair them again, and in the end leave an odd number of ones.</source>
        <translation>Entonces separa cada montón en pilas de 1, 2, 4, 8, …: cada pila tiene una pareja en otro montón. Haga lo que haga tu rival, rompe parejas; vuelve a formarlas, y al final deja un número impar de unos.</translation>
    </message>
    <message>
        <source>A multiple of %1 is left: whatever you take, your opponent comes down to a multiple of %1 again, and in the end to 0.</source>
        <translation>Queda un múltiplo de %1: quites lo que quites, tu rival baja otra vez a un múltiplo de %1, y al final a 0.</translation>
    </message>
    <message>
        <source>Then a multiple of %1 is left: whatever your opponent takes, come down to a multiple of %1 again, and in the end to 0.</source>
        <translation>Entonces queda un múltiplo de %1: quite lo que quite tu rival, baja otra vez a un múltiplo de %1, y al final a 0.</translation>
    </message>
    <message>
        <source>Count the sticks in groups of %1: %2 left over. Whatever you take, your opponent can leave such a number again.</source>
        <extracomment>how many sticks make a group, and numbers, such as &quot;0 or 2&quot;</extracomment>
        <translation>Cuenta los fósforos en grupos de %1: sobran %2. Quites lo que quites, tu rival puede dejar otra vez un número así.</translation>
    </message>
    <message>
        <source>Then count the sticks in groups of %1: %2 left over. Whatever your opponent takes, you can leave such a number again.</source>
        <extracomment>how many sticks make a group, and numbers, such as &quot;0 or 2&quot;</extracomment>
        <translation>Entonces cuenta los fósforos en grupos de %1: sobran %2. Quite lo que quite tu rival, puedes dejar otra vez un número así.</translation>
    </message>
    <message>
        <source>A group of %1 sticks does not count: whoever breaks one is answered by the rest of it. What is left over in each heap is a heap.</source>
        <translation>Un grupo de %1 fósforos no cuenta: a quien rompe uno se le responde con el resto. Lo que sobra en cada montón es un montón.</translation>
    </message>
    <message>
        <source>The last move</source>
        <translation>La última jugada</translation>
    </message>
    <message>
        <source>Make pairs, then copy</source>
        <translation>Formar parejas y copiar</translation>
    </message>
    <message>
        <source>Your opponent can copy you</source>
        <translation>Tu rival puede copiarte</translation>
    </message>
    <message>
        <source>Mirror every move</source>
        <translation>Reflejar cada jugada</translation>
    </message>
    <message>
        <source>Every move can be mirrored</source>
        <translation>Toda jugada se puede reflejar</translation>
    </message>
    <message>
        <source>Count in groups</source>
        <translation>Contar en grupos</translation>
    </message>
    <message>
        <source>One square shorter</source>
        <translation>Una casilla más corta</translation>
    </message>
    <message>
        <source>An odd number of ones</source>
        <translation>Un número impar de unos</translation>
    </message>
    <message>
        <source>Balance the heaps</source>
        <translation>Equilibrar los montones</translation>
    </message>
    <message>
        <source>The heaps are balanced</source>
        <translation>Los montones están equilibrados</translation>
    </message>
    <message>
        <source>Count the free moves</source>
        <translation>Contar las jugadas libres</translation>
    </message>
    <message>
        <source>Steal the move</source>
        <translation>Robar la jugada</translation>
    </message>
    <message>
        <source>No short rule</source>
        <translation>No hay una regla corta</translation>
    </message>
    <message>
        <source>No move is left, and whoever cannot move loses.</source>
        <translation>No queda ninguna jugada, y pierde quien no puede mover.</translation>
    </message>
    <message>
        <source>No move is left, and whoever cannot move wins.</source>
        <translation>No queda ninguna jugada, y gana quien no puede mover.</translation>
    </message>
    <message>
        <source>Then your opponent cannot move, and you have won.</source>
        <translation>Entonces tu rival no puede mover, y has ganado.</translation>
    </message>
    <message>
        <source>You have to make the last move, and the last move loses.</source>
        <translation>Tienes que hacer la última jugada, y la última jugada pierde.</translation>
    </message>
    <message>
        <source>Then your opponent has to make the last move, and the last move loses.</source>
        <translation>Entonces tu rival tiene que hacer la última jugada, y la última jugada pierde.</translation>
    </message>
    <message>
        <source>Whatever you do, your opponent makes the last move.</source>
        <translation>Hagas lo que hagas, tu rival hace la última jugada.</translation>
    </message>
    <message>
        <source>Then you make the last move, whatever your opponent does.</source>
        <translation>Entonces haces tú la última jugada, haga lo que haga tu rival.</translation>
    </message>
    <message>
        <source>%1 is ahead by %2 of a free move, so it makes the last one, whoever begins.</source>
        <extracomment>a player, such as Left, and a number of moves that may be a fraction, such as 3/4</extracomment>
        <translation>%1 lleva una ventaja de %2 en jugadas libres, así que hace la última, empiece quien empiece.</translation>
    </message>
    <message>
        <source>There is a rule for this board, but it takes more than two sentences. The next levels lead there, move by move.</source>
        <translation>Hay una regla para este tablero, pero no cabe en dos frases. Los niveles siguientes llevan hasta ella, jugada a jugada.</translation>
    </message>
    <message>
        <source>Nobody knows a short rule for this board: who wins was found by trying everything. The next level shows the moves and their answers.</source>
        <translation>Nadie conoce una regla corta para este tablero: quién gana se ha hallado probándolo todo. El nivel siguiente muestra las jugadas y sus respuestas.</translation>
    </message>
    <message>
        <source>You are losing.</source>
        <translation>Vas perdiendo.</translation>
    </message>
    <message>
        <source>You are winning.</source>
        <translation>Vas ganando.</translation>
    </message>
    <message>
        <source>You can win: %1.</source>
        <extracomment>a move, such as &quot;take 3 from the left heap&quot;</extracomment>
        <translation>Puedes ganar: %1.</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>Tu rival</translation>
    </message>
    <message>
        <source>Your opponent’s move</source>
        <translation>Jugada de tu rival</translation>
    </message>
    <message>
        <source>No move is left: you have won.</source>
        <translation>No queda ninguna jugada: has ganado.</translation>
    </message>
    <message>
        <source>No move is left: you have lost.</source>
        <translation>No queda ninguna jugada: has perdido.</translation>
    </message>
    <message>
        <source>Turned upside down the board looks the same: whatever you take, your opponent takes what lies opposite, and so makes the last move.</source>
        <translation>Puesto boca abajo, el tablero se ve igual: quites lo que quites, tu rival quita lo que está enfrente, y así hace la última jugada.</translation>
    </message>
    <message>
        <source>Then the board looks the same turned upside down: whatever your opponent takes, take what lies opposite. So you make the last move.</source>
        <translation>Entonces el tablero, puesto boca abajo, se ve igual: quite lo que quite tu rival, quita lo que está enfrente. Así haces tú la última jugada.</translation>
    </message>
    <message>
        <source>The gap of each row is a heap: %1. Whoever retreats is followed at once.</source>
        <translation>El hueco de cada fila es un montón: %1. A quien retrocede se le sigue enseguida.</translation>
    </message>
    <message>
        <source>Stones that are put back are taken away again at once.</source>
        <translation>Lo que se devuelve se quita otra vez enseguida.</translation>
    </message>
    <message>
        <source>Your opponent has more skips than you, and so has a move left when everything else is gone.</source>
        <translation>Tu rival tiene más pases que tú, y por eso le queda una jugada cuando todo lo demás se ha acabado.</translation>
    </message>
    <message>
        <source>You still have more skips than your opponent, and so a move left when everything else is gone.</source>
        <translation>Todavía tienes más pases que tu rival, y por eso te queda una jugada cuando todo lo demás se ha acabado.</translation>
    </message>
    <message>
        <source>A skip is answered by a skip.</source>
        <translation>A un pase se responde con un pase.</translation>
    </message>
    <message>
        <source>The boards come in pairs that answer each other: whatever you do on one, your opponent does on its partner, and so makes the last move.</source>
        <translation>Los tableros forman parejas que se responden: hagas lo que hagas en uno, tu rival lo hace en su compañero, y así hace la última jugada.</translation>
    </message>
    <message>
        <source>Then the boards come in pairs that answer each other: whatever your opponent does on one, do it on its partner. So you make the last move.</source>
        <translation>Entonces los tableros forman parejas que se responden: haga lo que haga tu rival en uno, hazlo en su compañero. Así haces tú la última jugada.</translation>
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
        <translation>%1: gana</translation>
    </message>
    <message>
        <source>%1: loses</source>
        <extracomment>of a move</extracomment>
        <translation>%1: pierde</translation>
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
        <translation>Juego</translation>
    </message>
    <message>
        <source>Other rules of this game, too</source>
        <translation>También otras reglas de este juego</translation>
    </message>
    <message>
        <source>Misère play</source>
        <extracomment>a switch: who makes the last move loses</extracomment>
        <translation>Juego misère</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Qué se pregunta</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>a field: how many exercises the worksheet has</extracomment>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Number of exercises</source>
        <translation>Número de ejercicios</translation>
    </message>
    <message>
        <source>Difficulty, from 1 to %1</source>
        <translation>Dificultad, de 1 a %1</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>a field: how hard the exercises are</extracomment>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>Seed: the same one makes the same sheet</source>
        <translation>Semilla: la misma da la misma hoja</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>a field: the number that chance begins with; the same number gives the same exercises</extracomment>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Another</source>
        <extracomment>a button: another number for chance to begin with, so other exercises</extracomment>
        <translation>Otra</translation>
    </message>
    <message>
        <source>Other exercises of the same kind</source>
        <translation>Otros ejercicios de la misma clase</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>a field: what stands at the top of the worksheet</extracomment>
        <translation>Título</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>a field: the size of the paper</extracomment>
        <translation>Papel</translation>
    </message>
    <message>
        <source>A4</source>
        <extracomment>a size of paper</extracomment>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>a size of paper used in America, not a letter that is sent</extracomment>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Reasons of the answers</source>
        <translation>Razones de las respuestas</translation>
    </message>
    <message>
        <source>With the answers, on pages of their own</source>
        <translation>Con las respuestas, en páginas aparte</translation>
    </message>
</context>
<context>
    <name>WorksheetsTab</name>
    <message>
        <source>What the worksheet asks</source>
        <translation>Qué pregunta la hoja de ejercicios</translation>
    </message>
    <message>
        <source>Save the worksheet</source>
        <translation>Guardar la hoja de ejercicios</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <extracomment>a button: saves the worksheet as a file for printing</extracomment>
        <translation>Guardar PDF…</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>read aloud: a button: the page before this one</extracomment>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Previous page (PageUp)</source>
        <translation>Página anterior (PageUp)</translation>
    </message>
    <message>
        <source>Page %1 of %2: answers</source>
        <extracomment>the number of the page shown, and how many there are; it has the answers</extracomment>
        <translation>Página %1 de %2: respuestas</translation>
    </message>
    <message>
        <source>Page %1 of %2: exercises</source>
        <extracomment>the number of the page shown, and how many there are</extracomment>
        <translation>Página %1 de %2: ejercicios</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>read aloud: a button: the page after this one</extracomment>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Next page (PageDown)</source>
        <translation>Página siguiente (PageDown)</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>a button, a verb: ends the search for exercises</extracomment>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>Page %1 of the worksheet, with answers</source>
        <translation>Página %1 de la hoja, con respuestas</translation>
    </message>
    <message>
        <source>Page %1 of the worksheet</source>
        <translation>Página %1 de la hoja</translation>
    </message>
    <message>
        <source>Printed</source>
        <extracomment>what the button says when the worksheet has been printed</extracomment>
        <translation>Impreso</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>a button, a verb: prints the worksheet</extracomment>
        <translation>Imprimir…</translation>
    </message>
</context>
<context>
    <name>app::Application</name>
    <message>
        <source>There is not enough memory for it.</source>
        <translation>No hay memoria suficiente para ello.</translation>
    </message>
    <message>
        <source>This is an error of the program: %1</source>
        <translation>Esto es un error del programa: %1</translation>
    </message>
    <message>
        <source>This is an error of the program.</source>
        <translation>Esto es un error del programa.</translation>
    </message>
</context>
<context>
    <name>models::AnalysedModel</name>
    <message>
        <source>This view needs the whole game, and that has more than %1 positions: too many to be filled in by hand. Choose a smaller one.</source>
        <translation>Esta vista necesita el juego entero, y este tiene más de %1 posiciones: demasiadas para rellenarlas a mano. Elige uno más pequeño.</translation>
    </message>
    <message>
        <source>Play may go on for ever here: positions have no size.</source>
        <translation>Aquí la partida puede no acabar nunca: las posiciones no tienen tamaño.</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>the name of the empty board in a list of positions</extracomment>
        <translation>nada</translation>
    </message>
    <message>
        <source>not shown yet</source>
        <translation>todavía sin mostrar</translation>
    </message>
    <message>
        <source>Grundy value %1</source>
        <translation>valor de Grundy %1</translation>
    </message>
    <message>
        <source>a move of the chosen position leads here</source>
        <translation>una jugada de la posición elegida lleva aquí</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Grundy values of size %1</source>
        <translation>Valores de Grundy de tamaño %1</translation>
    </message>
    <message>
        <source>Outcomes of size %1</source>
        <translation>Resultados de tamaño %1</translation>
    </message>
    <message>
        <source>P or N of size %1</source>
        <translation>P o N de tamaño %1</translation>
    </message>
    <message>
        <source>%1 of %2 positions labelled</source>
        <extracomment>how many positions have their letter, and how many there are</extracomment>
        <translation>%1 de %2 posiciones etiquetadas</translation>
    </message>
    <message>
        <source>%1 of %2 positions labelled, %3 with their Grundy values</source>
        <extracomment>how many positions have their letter, how many there are, and how many show their Grundy values, too</extracomment>
        <translation>%1 de %2 posiciones etiquetadas, %3 con su valor de Grundy</translation>
    </message>
    <message>
        <source>No move is left: the player to move has lost. So it is P.</source>
        <translation>No queda ninguna jugada: quien tiene que mover ha perdido. Así que es P.</translation>
    </message>
    <message>
        <source>No move is left: in misère play the player to move has won. So it is N.</source>
        <translation>No queda ninguna jugada: en el juego misère quien tiene que mover ha ganado. Así que es N.</translation>
    </message>
    <message>
        <source>Every move leads to an N-position. So it is P.</source>
        <translation>Toda jugada lleva a una posición N. Así que es P.</translation>
    </message>
    <message>
        <source>A move leads to a P-position (%1 of %2 positions). So it is N.</source>
        <extracomment>how many of the positions that moves lead to are P, and how many there are</extracomment>
        <translation>Una jugada lleva a una posición P (%1 de %2 posiciones). Así que es N.</translation>
    </message>
    <message>
        <source>Moves lead to the values {%1}; the smallest missing number is %2.</source>
        <extracomment>a list of numbers, such as 0, 1, 3, and a number</extracomment>
        <translation>Las jugadas llevan a los valores {%1}; el menor número que falta es %2.</translation>
    </message>
    <message>
        <source>Choose a position to see where its moves lead.</source>
        <translation>Elige una posición para ver adónde llevan sus jugadas.</translation>
    </message>
    <message>
        <source>Moves lead to one position; it is lit.</source>
        <translation>Las jugadas llevan a una posición; está iluminada.</translation>
    </message>
    <message>
        <source>Moves lead to %1 positions; they are lit.</source>
        <translation>Las jugadas llevan a %1 posiciones; están iluminadas.</translation>
    </message>
    <message>
        <source>No move leads on from here.</source>
        <translation>De aquí no sale ninguna jugada.</translation>
    </message>
    <message>
        <source>%1 Choose it once more to show what it is.</source>
        <translation>%1 Elígela otra vez para mostrar qué es.</translation>
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
        <translation>una mesa vacía vale lo mismo</translation>
    </message>
    <message>
        <source>one Nim heap of %1 is worth the same</source>
        <translation>un montón de Nim de %1 vale lo mismo</translation>
    </message>
</context>
<context>
    <name>models::Comparison</name>
    <message>
        <source>%1 and %2</source>
        <comment>two games</comment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Who wins this difference is not known.</source>
        <translation>El segundo aparece aquí con Izquierda y Derecha intercambiadas. No se sabe quién gana esta diferencia.</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Whoever moves first loses this difference, so the two are equal: each can stand for the other in any sum.</source>
        <translation>El segundo aparece aquí con Izquierda y Derecha intercambiadas. Quien mueve primero pierde esta diferencia, así que los dos son iguales: en cualquier suma, cada uno puede ocupar el lugar del otro.</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Left wins this difference, whoever begins, so the first is the greater.</source>
        <translation>El segundo aparece aquí con Izquierda y Derecha intercambiadas. Izquierda gana esta diferencia, empiece quien empiece, así que el primero es el mayor.</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Right wins this difference, whoever begins, so the second is the greater.</source>
        <translation>El segundo aparece aquí con Izquierda y Derecha intercambiadas. Derecha gana esta diferencia, empiece quien empiece, así que el segundo es el mayor.</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Whoever moves first wins this difference, so neither is at least as great as the other: they are confused.</source>
        <translation>El segundo aparece aquí con Izquierda y Derecha intercambiadas. Quien mueve primero gana esta diferencia, así que ninguno es mayor o igual que el otro: son incomparables.</translation>
    </message>
    <message>
        <source>Each board has its mirror image: answer every move by the same move there. Select a move to see its answer.</source>
        <translation>Cada tablero tiene su imagen en el espejo: responde a cada jugada con la misma jugada ahí. Selecciona una jugada para ver su respuesta.</translation>
    </message>
</context>
<context>
    <name>models::DescribedLevel</name>
    <message>
        <source>Perfect</source>
        <extracomment>a level of the computer: it makes no mistake</extracomment>
        <translation>Perfecto</translation>
    </message>
    <message>
        <source>never gives a win away</source>
        <translation>no regala nunca una victoria</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>a level of the computer, an adjective</extracomment>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Careful</source>
        <extracomment>a level of the computer, an adjective</extracomment>
        <translation>Cuidadoso</translation>
    </message>
    <message>
        <source>looks 3 moves ahead</source>
        <translation>mira 3 jugadas adelante</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>a level of the computer, a noun: it plays like one</extracomment>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>looks 1 move ahead</source>
        <translation>mira 1 jugada adelante</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>a level of the computer: it makes any move</extracomment>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Looks %1 moves ahead</source>
        <translation>Mira %1 jugadas adelante</translation>
    </message>
    <message>
        <source>Human-like</source>
        <extracomment>a level of the computer: it slips at times, as people do</extracomment>
        <translation>Casi humano</translation>
    </message>
    <message>
        <source>slips in %1 % of its moves</source>
        <translation>se descuida en el %1&#xa0;% de sus jugadas</translation>
    </message>
    <message>
        <source>Fence %1</source>
        <extracomment>a level of the computer: it plays perfectly once so many pieces are left, such as 12</extracomment>
        <translation>Valla %1</translation>
    </message>
    <message>
        <source>perfect with 1 piece left</source>
        <translation>perfecto cuando queda 1 pieza</translation>
    </message>
    <message>
        <source>perfect once %1 pieces are left</source>
        <translation>perfecto desde que quedan %1 piezas</translation>
    </message>
    <message>
        <source>Onyx</source>
        <extracomment>a name: a stone that plays perfectly</extracomment>
        <translation>Ónix</translation>
    </message>
    <message>
        <source>knows the trick, sometimes slips</source>
        <translation>conoce el truco, pero a veces se descuida</translation>
    </message>
    <message>
        <source>Jasper</source>
        <extracomment>a name: a stone that plays well</extracomment>
        <translation>Jaspe</translation>
    </message>
    <message>
        <source>Flint</source>
        <extracomment>a name: a stone that plays with care</extracomment>
        <translation>Sílex</translation>
    </message>
    <message>
        <source>Moss</source>
        <extracomment>a name: a mossy stone that plays like a beginner</extracomment>
        <translation>Musgo</translation>
    </message>
    <message>
        <source>plays whatever catches the eye</source>
        <extracomment>of the level Random: it makes any move</extracomment>
        <translation>juega lo que le llama la atención</translation>
    </message>
    <message>
        <source>Pip</source>
        <extracomment>a name: the stone of a fruit, that plays at random</extracomment>
        <translation>Pepita</translation>
    </message>
    <message>
        <source>One move won. You found it.</source>
        <extracomment>the motto of Onyx, who plays perfectly</extracomment>
        <translation>Solo ganaba una jugada. La has encontrado.</translation>
    </message>
    <message>
        <source>Even. Your turn to worry.</source>
        <extracomment>the motto of Jasper, who knows the trick</extracomment>
        <translation>Equilibrado. Ahora te toca preocuparte a ti.</translation>
    </message>
    <message>
        <source>I saw that coming.</source>
        <extracomment>the motto of Flint, who looks ahead</extracomment>
        <translation>Eso lo veía venir.</translation>
    </message>
    <message>
        <source>I won’t hand you the last one.</source>
        <extracomment>the motto of Moss, who sees the last move</extracomment>
        <translation>La última no te la regalo.</translation>
    </message>
    <message>
        <source>Ooh, that one.</source>
        <extracomment>the motto of Pip, who plays at random</extracomment>
        <translation>Uy, esa.</translation>
    </message>
</context>
<context>
    <name>models::DrawingTidy</name>
    <message>
        <source>Tidying takes too long for this picture.</source>
        <translation>Ordenar este dibujo lleva demasiado tiempo.</translation>
    </message>
    <message>
        <source>Tidying needs the program “dot”: install the package graphviz.</source>
        <translation>Para ordenar hace falta el programa «dot»: instala el paquete graphviz.</translation>
    </message>
    <message>
        <source>The program “dot” could not lay the picture out.</source>
        <translation>El programa «dot» no pudo disponer el dibujo.</translation>
    </message>
</context>
<context>
    <name>models::DrawnShapes</name>
    <message>
        <source>No stone yet</source>
        <translation>Todavía sin piedras</translation>
    </message>
</context>
<context>
    <name>models::ExplanationModel</name>
    <message>
        <source>%1, then %2</source>
        <extracomment>a move and the reply to it, such as &quot;take 3 from heap 1, then take 1 from heap 2&quot;</extracomment>
        <translation>%1, después %2</translation>
    </message>
    <message>
        <source>… · %1</source>
        <translation>… · %1</translation>
    </message>
    <message>
        <source>%1 more lines are not shown</source>
        <translation>No se muestran %1 líneas más</translation>
    </message>
    <message>
        <source>Label %1</source>
        <extracomment>a button, a verb: gives position number %1 its letter, P or N</extracomment>
        <translation>Etiquetar %1</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Todavía sin resolver</translation>
    </message>
    <message>
        <source>Together</source>
        <extracomment>before a value: what all boards together are worth</extracomment>
        <translation>En conjunto</translation>
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
        <translation>Archivos %1 (%2)</translation>
    </message>
    <message>
        <source>Grundy</source>
        <translation>Grundy</translation>
    </message>
    <message>
        <source>Games and lessons (%1)</source>
        <translation>Partidas y lecciones (%1)</translation>
    </message>
</context>
<context>
    <name>models::FindMove</name>
    <message>
        <source>You were winning here. Find the move.</source>
        <translation>Aquí ibas ganando. Encuentra la jugada.</translation>
    </message>
    <message>
        <source>%1 was winning here. Find the move.</source>
        <comment>a player</comment>
        <translation>Aquí iba ganando %1. Encuentra la jugada.</translation>
    </message>
    <message>
        <source>Yes! That wins at once.</source>
        <translation>¡Sí! Eso gana en el acto.</translation>
    </message>
    <message>
        <source>Yes! Whatever %1 does now, you can win.</source>
        <comment>a player</comment>
        <translation>¡Sí! Haga lo que haga %1 ahora, puedes ganar.</translation>
    </message>
    <message>
        <source>Yes! Whatever %1 does now, %2 can win.</source>
        <comment>two players</comment>
        <translation>¡Sí! Haga lo que haga %1 ahora, %2 puede ganar.</translation>
    </message>
    <message>
        <source>Who wins after this move is not solved yet.</source>
        <translation>Quién gana después de esta jugada todavía no está resuelto.</translation>
    </message>
    <message>
        <source>That gives the win away.</source>
        <translation>Con eso regalas la victoria.</translation>
    </message>
    <message>
        <source>That gives the win away: %1</source>
        <extracomment>after &quot;That gives the win away&quot;, how: &quot;Jasper took 1 from the left heap.&quot;</extracomment>
        <translation>Con eso regalas la victoria: %1</translation>
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
        <translation>Una máquina (%1) empieza contra otra (%2).</translation>
    </message>
    <message>
        <source>The computer (%1) starts against you.</source>
        <translation>La máquina (%1) empieza contra ti.</translation>
    </message>
    <message>
        <source>The computer (%1) starts against a friend.</source>
        <translation>La máquina (%1) empieza contra otra persona.</translation>
    </message>
    <message>
        <source>You start against the computer (%1).</source>
        <translation>Tú empiezas contra la máquina (%1).</translation>
    </message>
    <message>
        <source>A friend starts against the computer (%1).</source>
        <translation>Otra persona empieza contra la máquina (%1).</translation>
    </message>
    <message>
        <source>You start against a friend.</source>
        <translation>Tú empiezas contra otra persona.</translation>
    </message>
    <message>
        <source>A friend starts against you.</source>
        <translation>Otra persona empieza contra ti.</translation>
    </message>
    <message>
        <source>One friend starts against another.</source>
        <translation>Juegan dos personas; empieza una de ellas.</translation>
    </message>
</context>
<context>
    <name>models::GameFile</name>
    <message>
        <source>A picture’s name ends in .svg, .png, .pdf or .dot.</source>
        <translation>El nombre de un dibujo acaba en .svg, .png, .pdf o .dot.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>El archivo no se puede leer: %1</translation>
    </message>
    <message>
        <source>The file is too large for a game.</source>
        <translation>El archivo es demasiado grande para una partida.</translation>
    </message>
    <message>
        <source>Position %1 of the file: %2</source>
        <extracomment>the number of a position in a file, and what is wrong with it</extracomment>
        <translation>Posición %1 del archivo: %2</translation>
    </message>
    <message>
        <source>no earlier position is named as the one before it.</source>
        <translation>no se nombra como anterior ninguna posición previa.</translation>
    </message>
    <message>
        <source>there is no position.</source>
        <translation>no hay posición.</translation>
    </message>
    <message>
        <source>its layout is damaged.</source>
        <translation>su disposición está dañada.</translation>
    </message>
    <message>
        <source>it is unknown what led to it.</source>
        <translation>no se sabe qué llevó a ella.</translation>
    </message>
    <message>
        <source>it belongs to another game.</source>
        <translation>es de otro juego.</translation>
    </message>
    <message>
        <source>no legal move leads to it.</source>
        <translation>ninguna jugada permitida lleva a ella.</translation>
    </message>
    <message>
        <source>it is not the same under the other convention.</source>
        <translation>no es la misma con la otra convención.</translation>
    </message>
    <message>
        <source>it is not the same with the other player to move.</source>
        <translation>no es la misma si le toca al otro jugador.</translation>
    </message>
    <message>
        <source>Position %1 of the file: its line goes on nowhere.</source>
        <translation>Posición %1 del archivo: su línea no lleva a ninguna parte.</translation>
    </message>
    <message>
        <source>This is not JSON: %1</source>
        <translation>Esto no es JSON: %1</translation>
    </message>
    <message>
        <source>This is not a game of Grundy.</source>
        <translation>Esto no es una partida de Grundy.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Grundy.</source>
        <translation>El archivo lo escribió una versión más nueva de Grundy.</translation>
    </message>
    <message>
        <source>The file does not say which version it has.</source>
        <translation>El archivo no dice qué versión tiene.</translation>
    </message>
    <message>
        <source>The file contains no position.</source>
        <translation>El archivo no contiene ninguna posición.</translation>
    </message>
    <message>
        <source>The file contains too many positions.</source>
        <translation>El archivo contiene demasiadas posiciones.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>El archivo está dañado.</translation>
    </message>
    <message>
        <source>Line %1, column %2 of the file: “%3” stands here a second time.</source>
        <extracomment>where a mistake is, and the name that stands there twice</extracomment>
        <translation>Línea %1, columna %2 del archivo: «%3» aparece aquí por segunda vez.</translation>
    </message>
    <message>
        <source>The file does not say who plays.</source>
        <translation>El archivo no dice quién juega.</translation>
    </message>
    <message>
        <source>A picture’s name ends in .svg, .png or .pdf.</source>
        <translation>El nombre de una imagen termina en .svg, .png o .pdf.</translation>
    </message>
</context>
<context>
    <name>models::GameGlance</name>
    <message>
        <source>the game is over</source>
        <translation>la partida ha terminado</translation>
    </message>
    <message>
        <source>exploring</source>
        <extracomment>how far a game is that can be opened again: its analysis was looked at</extracomment>
        <translation>explorando</translation>
    </message>
    <message>
        <source>presenting</source>
        <extracomment>how far a game is that can be opened again: it was shown to a class</extracomment>
        <translation>presentando</translation>
    </message>
    <message>
        <source>two players, move %1</source>
        <translation>dos jugadores, jugada %1</translation>
    </message>
    <message>
        <source>the computer against itself</source>
        <translation>la máquina contra sí misma</translation>
    </message>
    <message>
        <source>against the computer, your move</source>
        <translation>contra la máquina, te toca</translation>
    </message>
    <message>
        <source>against the computer, its move</source>
        <translation>contra la máquina, le toca a ella</translation>
    </message>
</context>
<context>
    <name>models::GameShares</name>
    <message>
        <source>&lt;1%</source>
        <extracomment>less than one percent of the games</extracomment>
        <translation>&lt;1&#xa0;%</translation>
    </message>
    <message>
        <source>&gt;99%</source>
        <extracomment>more than 99 percent of the games</extracomment>
        <translation>&gt;99&#xa0;%</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>a share of the games in percent, such as 37</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>models::GameStore</name>
    <message>
        <source>This game is open in another window.</source>
        <translation>Esta partida está abierta en otra ventana.</translation>
    </message>
    <message>
        <source>A game could not be read (%1).</source>
        <translation>Una partida no se pudo leer (%1).</translation>
    </message>
    <message>
        <source>Its file is kept as %1.</source>
        <translation>Su archivo se conserva como %1.</translation>
    </message>
</context>
<context>
    <name>models::Home</name>
    <message>
        <source>%1 is not a folder</source>
        <translation>%1 no es una carpeta</translation>
    </message>
    <message>
        <source>%1 may not be changed</source>
        <translation>%1 no se puede modificar</translation>
    </message>
    <message>
        <source>Nothing can be kept in %1 (%2). Games that you do not save elsewhere are lost when the window closes, and so is your progress in lessons and exercises.</source>
        <extracomment>a folder, and why nothing can be written there</extracomment>
        <translation>No se puede guardar nada en %1 (%2). Las partidas que no guardes en otro sitio se pierden al cerrar la ventana, y también tu progreso en las lecciones y los ejercicios.</translation>
    </message>
    <message>
        <source>Nothing can be kept in %1 (%2): settings last only until the window closes.</source>
        <extracomment>a folder, and why nothing can be written there</extracomment>
        <translation>No se puede guardar nada en %1 (%2): los ajustes solo duran hasta que se cierre la ventana.</translation>
    </message>
    <message>
        <source>Some of the settings in %1 cannot be read. They are not lost: before anything is written there, the file is kept under another name.</source>
        <extracomment>a file</extracomment>
        <translation>Algunos de los ajustes de %1 no se pueden leer. No se han perdido: antes de escribir nada ahí, el archivo se conserva con otro nombre.</translation>
    </message>
</context>
<context>
    <name>models::KeptGame</name>
    <message>
        <source>%1 This game is lost when the window closes, unless you save it elsewhere.</source>
        <comment>after the sentence that a file cannot be written</comment>
        <translation>%1 Esta partida se pierde al cerrar la ventana, si no la guardas en otro sitio.</translation>
    </message>
</context>
<context>
    <name>models::Lab</name>
    <message>
        <source>Stopped after %1.</source>
        <translation>Detenido después de %1.</translation>
    </message>
    <message>
        <source>Found so far: %1</source>
        <translation>Halladas hasta ahora: %1</translation>
    </message>
    <message>
        <source>part of the game: %1 near %2</source>
        <extracomment>how many positions, such as &quot;2000 positions&quot;, and the one that the lab works on</extracomment>
        <translation>parte del juego: %1 cerca de %2</translation>
    </message>
    <message>
        <source>This game has more than %1 positions, or a position with more moves than are listed: too much to look at as a whole.</source>
        <translation>Este juego tiene más de %1 posiciones, o una posición con más jugadas de las que se enumeran: es demasiado para mirarlo entero.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <extracomment>a file, and why it cannot be written</extracomment>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>a share of the games in percent, such as 37</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>The whole game is not worked out yet.</source>
        <translation>El juego entero todavía no está calculado.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <extracomment>a file that is being written</extracomment>
        <translation>Escribiendo %1…</translation>
    </message>
</context>
<context>
    <name>models::LabPicture</name>
    <message>
        <source>A picture’s name ends in .svg or .png.</source>
        <translation>El nombre de un dibujo acaba en .svg o .png.</translation>
    </message>
    <message>
        <source>There is no picture to write.</source>
        <translation>No hay ningún dibujo que escribir.</translation>
    </message>
</context>
<context>
    <name>models::LabShow</name>
    <message>
        <source>Step %1</source>
        <extracomment>the number of a step, such as 3</extracomment>
        <translation>Paso %1</translation>
    </message>
    <message>
        <source>All positions of %1</source>
        <translation>Todas las posiciones de %1</translation>
    </message>
    <message>
        <source>All moves of %1</source>
        <translation>Todas las jugadas de %1</translation>
    </message>
    <message>
        <source>%1 across, %2 up</source>
        <extracomment>of a table: what the columns are and what the rows are; the first row is below</extracomment>
        <translation>%1 a lo ancho, %2 hacia arriba</translation>
    </message>
    <message>
        <source>%1 across, %2 down</source>
        <extracomment>of a table: what the columns are and what the rows are; the first row is above</extracomment>
        <translation>%1 a lo ancho, %2 hacia abajo</translation>
    </message>
    <message>
        <source>n = 0, 1, 2, …</source>
        <translation>n = 0, 1, 2, …</translation>
    </message>
    <message>
        <source>P is cold, N is hot.</source>
        <translation>P es fría, N es caliente.</translation>
    </message>
    <message>
        <source>A cell is a move: from the position of its row to that of its column.</source>
        <translation>Una casilla es una jugada: de la posición de su fila a la de su columna.</translation>
    </message>
    <message>
        <source>The moves to cold positions stand out: in the column of a cold position every move wins.</source>
        <translation>Destacan las jugadas a posiciones frías: en la columna de una posición fría gana toda jugada.</translation>
    </message>
    <message>
        <source>Which positions are cold?</source>
        <translation>¿Qué posiciones son frías?</translation>
    </message>
    <message>
        <source>The table is full. Which pattern do you see?</source>
        <translation>La tabla está completa. ¿Qué patrón ves?</translation>
    </message>
    <message>
        <source>Filled in as far as n + m = %1.</source>
        <translation>Rellenada hasta n + m = %1.</translation>
    </message>
    <message>
        <source>Filled in as far as n = %1.</source>
        <translation>Rellenada hasta n = %1.</translation>
    </message>
    <message>
        <source>The next positions get their letters.</source>
        <translation>Las posiciones siguientes reciben sus letras.</translation>
    </message>
    <message>
        <source>Ask for each cell before you fill it in: is there a move to a cold one? End fills in all.</source>
        <translation>Pregunta por cada casilla antes de rellenarla: ¿hay una jugada a una fría? La tecla End las rellena todas.</translation>
    </message>
    <message>
        <source>Ask which positions can be labelled next, and why. End labels them all.</source>
        <translation>Pregunta qué posiciones se pueden etiquetar ahora, y por qué. La tecla End las etiqueta todas.</translation>
    </message>
    <message>
        <source>Ask what a row without a cell means, and a column without one.</source>
        <translation>Pregunta qué significa una fila sin casillas marcadas, y una columna sin ellas.</translation>
    </message>
</context>
<context>
    <name>models::LessonDraft</name>
    <message>
        <source>My lesson</source>
        <extracomment>the title of a lesson that one begins to write</extracomment>
        <translation>Mi lección</translation>
    </message>
    <message>
        <source>A lesson of my own.</source>
        <translation>Una lección hecha por mí.</translation>
    </message>
    <message>
        <source>The lesson needs a title.</source>
        <translation>La lección necesita un título.</translation>
    </message>
    <message>
        <source>The lesson needs a sentence that says what it is about.</source>
        <translation>La lección necesita una frase que diga de qué trata.</translation>
    </message>
    <message>
        <source>The lesson has no steps yet.</source>
        <translation>La lección todavía no tiene pasos.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>El archivo no se puede leer: %1</translation>
    </message>
    <message>
        <source>This is not a lesson.</source>
        <translation>Esto no es una lección.</translation>
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
        <translation>P: gana quien acaba de mover</translation>
    </message>
    <message>
        <source>N: the player to move wins</source>
        <translation>N: gana quien va a mover</translation>
    </message>
    <message>
        <source>%1 wins, whoever starts</source>
        <translation>%1 gana, empiece quien empiece</translation>
    </message>
    <message>
        <source>These moves win:</source>
        <comment>before a list</comment>
        <translation>Estas jugadas ganan:</translation>
    </message>
    <message>
        <source>Look at this position.</source>
        <translation>Mira esta posición.</translation>
    </message>
    <message>
        <source>Is this position P or N?</source>
        <translation>¿Esta posición es P o N?</translation>
    </message>
    <message>
        <source>Find a winning move.</source>
        <translation>Encuentra una jugada ganadora.</translation>
    </message>
    <message>
        <source>Play it.</source>
        <extracomment>what a new step of a lesson says: the class plays the game</extracomment>
        <translation>Juégala.</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>a kind of step of a lesson: only text</extracomment>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a step of a lesson in which the class plays</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Think, then look</source>
        <translation>Pensar, luego mirar</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>a kind of step of a lesson, a noun</extracomment>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>a kind of step of a lesson, a noun</extracomment>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Row of labels</source>
        <translation>Fila de etiquetas</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>a kind of step of a lesson: a table of positions that is filled in</extracomment>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Mark P and N</source>
        <translation>Marcar P y N</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <extracomment>a field: the number of an answer to choose from</extracomment>
        <translation>Respuesta %1</translation>
    </message>
    <message>
        <source>Reason of answer %1</source>
        <translation>Razón de la respuesta %1</translation>
    </message>
    <message>
        <source>Heading</source>
        <extracomment>a field: the heading of a step of a lesson</extracomment>
        <translation>Encabezado</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>a field: notes for the teacher, a noun</extracomment>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Then show</source>
        <extracomment>a field: what is shown when the class has answered</extracomment>
        <translation>Mostrar después</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>a field: a position in its notation, such as nim:7,11,5</extracomment>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Answers</source>
        <extracomment>a field: the answers to choose from</extracomment>
        <translation>Respuestas</translation>
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
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Nim</source>
        <translation>Nim</translation>
    </message>
    <message>
        <source>Misère and lines</source>
        <translation>Misère y líneas</translation>
    </message>
    <message>
        <source>Nim in disguise</source>
        <translation>Nim disfrazado</translation>
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
        <translation>Teoría</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>Tus propias lecciones</translation>
    </message>
    <message>
        <source>another lesson has the id “%1” already</source>
        <translation>otra lección tiene ya el id «%1»</translation>
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
        <translation>No existe la lección «%1».</translation>
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
        <translation>%1 es P</translation>
    </message>
    <message>
        <source>%1 is N</source>
        <translation>%1 es N</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>answer, reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: to the next step of the lesson</extracomment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <extracomment>a button</extracomment>
        <translation>Ejercicio siguiente</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>Label %1</source>
        <extracomment>a button, a verb: gives position number %1 its letter, P or N</extracomment>
        <translation>Etiquetar %1</translation>
    </message>
    <message>
        <source>Fill in</source>
        <extracomment>a button, a verb: begins to fill in a table</extracomment>
        <translation>Rellenar</translation>
    </message>
    <message>
        <source>Go on filling in</source>
        <translation>Seguir rellenando</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>a button, a verb: shows what is hidden until one has thought</extracomment>
        <translation>Mostrar</translation>
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
        <translation>El tuyo</translation>
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
        <translation>%1 posiciones: la matriz se dibuja hasta %2.</translation>
    </message>
    <message>
        <source>The whole game is not worked out yet.</source>
        <translation>El juego entero todavía no está calculado.</translation>
    </message>
    <message>
        <source>More than %1 moves: too many for an .svg picture. Choose .png or .csv.</source>
        <translation>Más de %1 jugadas: demasiadas para un dibujo .svg. Elige .png o .csv.</translation>
    </message>
</context>
<context>
    <name>models::Miniature</name>
    <message>
        <source>%L1 edges</source>
        <extracomment>in the place of a picture that has too many edges to be drawn small: how many</extracomment>
        <translation>%L1 aristas</translation>
    </message>
</context>
<context>
    <name>models::MovesModel</name>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation>gana</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>pierde</translation>
    </message>
    <message>
        <source>refuted by %1</source>
        <translation>refutada por %1</translation>
    </message>
    <message>
        <source>%1 more moves are not listed</source>
        <translation>%1 jugadas más sin enumerar</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>head of a column, a noun: the value that a move leaves</extracomment>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Grundy</source>
        <translation>Grundy</translation>
    </message>
    <message>
        <source>on the hottest board</source>
        <translation>en el tablero más caliente</translation>
    </message>
    <message>
        <source>Sente</source>
        <extracomment>of a move, a word of the game of Go: the opponent has to answer it</extracomment>
        <translation>Sente</translation>
    </message>
    <message>
        <source>refuted by its mirror image, %1</source>
        <translation>refutada por su imagen en el espejo, %1</translation>
    </message>
    <message>
        <source>Incentive</source>
        <extracomment>head of a column: how much a move gains, a value of a game</extracomment>
        <translation>Incentivo</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). It is right here: such a move wins.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>Regla práctica: mueve en el tablero más caliente, el %1 (temperatura %2; ▲). Aquí acierta: una jugada así gana.</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). It is wrong here: only other moves win.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>Regla práctica: mueve en el tablero más caliente, el %1 (temperatura %2; ▲). Aquí falla: solo ganan otras jugadas.</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). Here no move wins.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>Regla práctica: mueve en el tablero más caliente, el %1 (temperatura %2; ▲). Aquí no gana ninguna jugada.</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). Whether it is right here is not known.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>Regla práctica: mueve en el tablero más caliente, el %1 (temperatura %2; ▲). No se sabe si aquí acierta.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>! is Sente: the move threatens so much that it had better be answered.</source>
        <translation>! es Sente: la jugada amenaza tanto que más vale responderla.</translation>
    </message>
</context>
<context>
    <name>models::OwnFile</name>
    <message>
        <source>the file that could not be read cannot be moved out of the way</source>
        <translation>el archivo que no se pudo leer no se puede apartar</translation>
    </message>
    <message>
        <source>The file %1 could not be read (%2). It is not lost: before anything is written there, it is kept under another name.</source>
        <extracomment>a file, and what is wrong with it as a sentence</extracomment>
        <translation>El archivo %1 no se pudo leer (%2). No se ha perdido: antes de escribir nada ahí, se conserva con otro nombre.</translation>
    </message>
    <message>
        <source>another window is writing it</source>
        <translation>otra ventana lo está escribiendo</translation>
    </message>
    <message>
        <source>The file %1 could not be read (%2). It is kept as %3.</source>
        <translation>El archivo %1 no se pudo leer (%2). Se conserva como %3.</translation>
    </message>
</context>
<context>
    <name>models::OwnRules</name>
    <message>
        <source>Subtraction set</source>
        <extracomment>a way to write rules: how many may be taken, such as 1, 2, 3</extracomment>
        <translation>Conjunto de sustracción</translation>
    </message>
    <message>
        <source>Octal code</source>
        <extracomment>a way to write rules</extracomment>
        <translation>Código octal</translation>
    </message>
    <message>
        <source>A line has at most %1 counters.</source>
        <translation>Una línea tiene como mucho %1 fichas.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>%1. Grundy value %2</source>
        <extracomment>who wins, and a number</extracomment>
        <translation>%1. Valor de Grundy %2</translation>
    </message>
    <message>
        <source>No period: the value of a heap is its size.</source>
        <translation>Sin período: el valor de un montón es su tamaño.</translation>
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
        <translation>Paso %1 de %2, parte %3 de %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a game and its heaps</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>There is no legal move.</source>
        <translation>No hay ninguna jugada permitida.</translation>
    </message>
    <message>
        <source>The only move does not win.</source>
        <translation>La única jugada no gana.</translation>
    </message>
    <message>
        <source>None of the %1 moves wins.</source>
        <translation>Ninguna de las %1 jugadas gana.</translation>
    </message>
    <message>
        <source>At least %1 of the %2 moves win.</source>
        <extracomment>how many moves are known to win, and how many there are</extracomment>
        <translation>Al menos %1 de las %2 jugadas ganan.</translation>
    </message>
    <message>
        <source>The only move wins.</source>
        <translation>La única jugada gana.</translation>
    </message>
    <message>
        <source>All %1 moves win.</source>
        <translation>Las %1 jugadas ganan.</translation>
    </message>
    <message>
        <source>The board</source>
        <extracomment>a step of a presentation: only the board is shown</extracomment>
        <translation>El tablero</translation>
    </message>
    <message>
        <source>The legal moves</source>
        <translation>Las jugadas permitidas</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>a step of a presentation: it is told who wins</extracomment>
        <translation>Quién gana</translation>
    </message>
    <message>
        <source>How many moves win</source>
        <translation>Cuántas jugadas ganan</translation>
    </message>
    <message>
        <source>Which moves win</source>
        <translation>Qué jugadas ganan</translation>
    </message>
    <message>
        <source>Why, step by step</source>
        <translation>Por qué, paso a paso</translation>
    </message>
    <message>
        <source>The table of its family</source>
        <translation>La tabla de su familia</translation>
    </message>
    <message>
        <source>Who wins %1?</source>
        <translation>¿Quién gana en %1?</translation>
    </message>
    <message>
        <source>%1 to move: who wins %2?</source>
        <extracomment>a player, and a game with its position, such as &quot;Nim 7, 11, 5&quot;</extracomment>
        <translation>Le toca a %1: ¿quién gana en %2?</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Think first: what would you do?</source>
        <translation>Primero piensa: ¿qué harías tú?</translation>
    </message>
    <message>
        <source>This position is not solved yet.</source>
        <translation>Esta posición todavía no está resuelta.</translation>
    </message>
    <message>
        <source>%1 The next step fills it.</source>
        <translation>%1 El paso siguiente la rellena.</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>Buscando la razón…</translation>
    </message>
    <message>
        <source>The table is being worked out…</source>
        <translation>La tabla se está calculando…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a game and its positions</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2 across, %3 up. The ring is this position.</source>
        <extracomment>below a table: what it shows, and what its columns and rows are</extracomment>
        <translation>%1: %2 a lo ancho, %3 hacia arriba. El anillo es esta posición.</translation>
    </message>
    <message>
        <source>%1: %2 across, %3 down. The ring is this position.</source>
        <extracomment>below a table: what it shows, and what its columns and rows are</extracomment>
        <translation>%1: %2 a lo ancho, %3 hacia abajo. El anillo es esta posición.</translation>
    </message>
    <message>
        <source>%1: n is below each cell. The ring is this position.</source>
        <translation>%1: n está debajo de cada casilla. El anillo es esta posición.</translation>
    </message>
    <message>
        <source>Grundy value %1.</source>
        <translation>Valor de Grundy %1.</translation>
    </message>
    <message>
        <source>Value %1.</source>
        <translation>Valor %1.</translation>
    </message>
    <message>
        <source>Moves left with best play: %1.</source>
        <translation>Jugadas que quedan jugando lo mejor posible: %1.</translation>
    </message>
    <message>
        <source>Why, step %1 of %2: %3</source>
        <extracomment>the number of a step of the reasons, how many there are, and its heading</extracomment>
        <translation>Por qué, paso %1 de %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the next step, and what it says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Let two teams play a few games on the board first. Click to move; Restart sets the board up again. V counts the class’s votes for a move.</source>
        <translation>Deja que dos equipos jueguen primero unas partidas en el tablero. Haz clic para mover; Reiniciar vuelve a preparar el tablero. V cuenta los votos de la clase para una jugada.</translation>
    </message>
    <message>
        <source>Ask: who would rather move first, who second? Which move do you trust? V counts votes.</source>
        <translation>Pregunta: ¿quién preferiría mover primero, y quién después? ¿De qué jugada te fías? V cuenta los votos.</translation>
    </message>
    <message>
        <source>Ask: is there one good move, or are there several?</source>
        <translation>Pregunta: ¿hay una sola jugada buena o hay varias?</translation>
    </message>
    <message>
        <source>Ask where the winning moves are before you show them.</source>
        <translation>Pregunta dónde están las jugadas ganadoras antes de mostrarlas.</translation>
    </message>
    <message>
        <source>Point at any move on the board to see what it leaves. Ask for a reason.</source>
        <translation>Señala cualquier jugada en el tablero para ver qué deja. Pide una razón.</translation>
    </message>
    <message>
        <source>The pieces that a step speaks about are lit on the board.</source>
        <translation>Las piezas de las que habla un paso se iluminan en el tablero.</translation>
    </message>
    <message>
        <source>Ask for a pattern in the cold cells, and for the next one.</source>
        <translation>Pide un patrón en las casillas frías, y cuál es la siguiente.</translation>
    </message>
    <message>
        <source>Team A</source>
        <extracomment>a half of a class that plays against the other half</extracomment>
        <translation>Equipo A</translation>
    </message>
    <message>
        <source>Team B</source>
        <extracomment>a half of a class that plays against the other half</extracomment>
        <translation>Equipo B</translation>
    </message>
    <message>
        <source>%1 to move: who wins when these games are played together?</source>
        <translation>Le toca a %1: ¿quién gana cuando estos juegos se juegan juntos?</translation>
    </message>
    <message>
        <source>Who wins when these games are played together?</source>
        <translation>¿Quién gana cuando estos juegos se juegan juntos?</translation>
    </message>
</context>
<context>
    <name>models::Practice</name>
    <message>
        <source>%1 of %2 right</source>
        <comment>exercises</comment>
        <translation>%1 de %2 bien</translation>
    </message>
    <message>
        <source>%1 · %2 in a row</source>
        <comment>exercises</comment>
        <translation>%1 · %2 seguidos</translation>
    </message>
</context>
<context>
    <name>models::PrintChooser</name>
    <message>
        <source>No printer is set up on this computer. Set one up in the system’s settings, or save a file and print that elsewhere.</source>
        <translation>En este equipo no hay ninguna impresora configurada. Configura una en los ajustes del sistema, o guarda un archivo e imprímelo en otro lugar.</translation>
    </message>
    <message>
        <source>The printer did not take the pages.</source>
        <translation>La impresora no aceptó las páginas.</translation>
    </message>
</context>
<context>
    <name>models::Pupils</name>
    <message>
        <source>No name</source>
        <extracomment>a pupil who has not given a name</extracomment>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>%1: %2 right, %3 wrong, level %4</source>
        <extracomment>a kind of exercise, how many answers were right and wrong, and how hard the exercises have become, such as 3</extracomment>
        <translation>%1: %2 bien, %3 mal, nivel %4</translation>
    </message>
    <message>
        <source>Type a name.</source>
        <translation>Escribe un nombre.</translation>
    </message>
    <message>
        <source>A name may have %1 characters.</source>
        <translation>Un nombre puede tener %1 caracteres.</translation>
    </message>
    <message>
        <source>There is a pupil of that name.</source>
        <translation>Ya hay un alumno con ese nombre.</translation>
    </message>
    <message>
        <source>There may be %1 pupils.</source>
        <translation>Puede haber %1 alumnos.</translation>
    </message>
</context>
<context>
    <name>models::RecentGames</name>
    <message>
        <source>today, %1</source>
        <comment>a time</comment>
        <translation>hoy, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <comment>a time</comment>
        <translation>ayer, %1</translation>
    </message>
    <message>
        <source>%1 is open in another window.</source>
        <comment>a game</comment>
        <translation>%1 está abierta en otra ventana.</translation>
    </message>
    <message>
        <source>%1 could not be removed.</source>
        <comment>a game</comment>
        <translation>%1 no se pudo eliminar.</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <comment>a game</comment>
        <translation>%1 se ha eliminado.</translation>
    </message>
</context>
<context>
    <name>models::ReviewModel</name>
    <message>
        <source>Winning move: %1.</source>
        <translation>Jugada ganadora: %1.</translation>
    </message>
    <message>
        <source>One of %1 winning moves: %2.</source>
        <extracomment>how many moves would have won, and one of them, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>Una de %1 jugadas ganadoras: %2.</translation>
    </message>
    <message>
        <source>Move %1: a mistake by %2</source>
        <extracomment>the number of a move, and a player</extracomment>
        <translation>Jugada %1: error de %2</translation>
    </message>
    <message>
        <source>Move %1: your chance</source>
        <translation>Jugada %1: tu oportunidad</translation>
    </message>
    <message>
        <source>Move %1: your mistake</source>
        <translation>Jugada %1: tu error</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <extracomment>the number of a move, the player, and the move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>Jugada %1, %2: %3</translation>
    </message>
    <message>
        <source>Your slip</source>
        <translation>Tu descuido</translation>
    </message>
    <message>
        <source>%1’s slip</source>
        <translation>Descuido de %1</translation>
    </message>
</context>
<context>
    <name>models::RuleDrawing</name>
    <message>
        <source>This shape is larger than the board.</source>
        <translation>Esta figura es más grande que el tablero.</translation>
    </message>
    <message>
        <source>Mend the shape that is marked.</source>
        <translation>Corrige la figura que está marcada.</translation>
    </message>
    <message>
        <source>My game</source>
        <comment>file name</comment>
        <translation>Mi juego</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>There is nothing left to take.</source>
        <translation>Ya no queda nada que quitar.</translation>
    </message>
    <message>
        <source>None of the %1 takes wins.</source>
        <translation>Ninguna de las %1 jugadas gana.</translation>
    </message>
    <message>
        <source>solved by a theorem in %1 ms</source>
        <translation>resuelto con un teorema en %1 ms</translation>
    </message>
    <message>
        <source>solved: %1 in %2 ms</source>
        <extracomment>how many positions, such as &quot;1200 positions&quot;, and how many milliseconds it took</extracomment>
        <translation>resuelto: %1 en %2 ms</translation>
    </message>
    <message>
        <source>every way to fill %1 × %2</source>
        <extracomment>the columns and rows of a board, such as 5 × 4</extracomment>
        <translation>todas las maneras de llenar %1 × %2</translation>
    </message>
    <message>
        <source>What this take does is not known yet</source>
        <translation>Todavía no se sabe qué hace esta jugada</translation>
    </message>
    <message>
        <source>This take wins</source>
        <translation>Esta jugada gana</translation>
    </message>
    <message>
        <source>This take loses</source>
        <translation>Esta jugada pierde</translation>
    </message>
    <message>
        <source>It leaves %1 – %2.</source>
        <extracomment>the letter P, N, L or R, and what it means, such as &quot;cold: the player who just moved wins&quot;</extracomment>
        <translation>Deja %1 – %2.</translation>
    </message>
</context>
<context>
    <name>models::RuleFile</name>
    <message>
        <source>This is not a drawn game of Grundy.</source>
        <translation>Esto no es un juego dibujado de Grundy.</translation>
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
        <translation>En este juego un montón no tiene valor propio: elige un juego de montones.</translation>
    </message>
    <message>
        <source>Stopped before the values were worked out.</source>
        <translation>Detenido antes de calcular los valores.</translation>
    </message>
    <message>
        <source>No period is proven up to heap %1.</source>
        <translation>No hay ningún período demostrado hasta el montón %1.</translation>
    </message>
    <message>
        <source>Period %1 from the start</source>
        <translation>Período %1 desde el principio</translation>
    </message>
    <message>
        <source>Period %1 from heap %2 on</source>
        <extracomment>after how many values they repeat, such as 12, and the heap from which on they do, such as 71</extracomment>
        <translation>Período %1 desde el montón %2</translation>
    </message>
    <message>
        <source>No period: the value of a heap is its size.</source>
        <translation>Sin período: el valor de un montón es su tamaño.</translation>
    </message>
    <message>
        <source>One exception to the period, at heap %1.</source>
        <translation>Una excepción del período, en el montón %1.</translation>
    </message>
    <message>
        <source>Exceptions to the period: %1, at heaps %2.</source>
        <extracomment>how many values do not fit, and the sizes of their heaps</extracomment>
        <translation>Excepciones del período: %1, en los montones %2.</translation>
    </message>
    <message>
        <source>P-positions (value 0): %1 of %2 heaps.</source>
        <extracomment>how many heaps have the value 0, and how many were looked at</extracomment>
        <translation>Posiciones P (valor 0): %1 de %2 montones.</translation>
    </message>
    <message>
        <source>All %1 heaps are drawn.</source>
        <translation>Se dibujan los %1 montones.</translation>
    </message>
    <message>
        <source>%1 of the %2 heaps are drawn, evenly spread.</source>
        <extracomment>of a chart: how many heaps are in it, and how many there are</extracomment>
        <translation>Se dibujan %1 de los %2 montones, repartidos por igual.</translation>
    </message>
    <message>
        <source>A heap is a whole number up to 10¹⁸.</source>
        <translation>Un montón es un número entero hasta 10¹⁸.</translation>
    </message>
    <message>
        <source>Not known: no period is proven, and %1 lies beyond the last heap worked out.</source>
        <translation>No se sabe: no hay ningún período demostrado, y %1 está más allá del último montón calculado.</translation>
    </message>
    <message>
        <source>A heap of %1 has Grundy value 0: a P-position.</source>
        <translation>Un montón de %1 tiene valor de Grundy 0: es una posición P.</translation>
    </message>
    <message>
        <source>A heap of %1 has Grundy value %2.</source>
        <translation>Un montón de %1 tiene valor de Grundy %2.</translation>
    </message>
    <message>
        <source>There are no values yet.</source>
        <translation>Todavía no hay valores.</translation>
    </message>
</context>
<context>
    <name>models::Session</name>
    <message>
        <source>That was a guess: the computer could not solve the position in time.</source>
        <translation>Ha sido a ojo: la máquina no pudo resolver la posición a tiempo.</translation>
    </message>
    <message>
        <source>The computer waits. Click the board to let it move.</source>
        <translation>La máquina espera. Haz clic en el tablero para que mueva.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>a game with its position, and its rules: read aloud</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>Turno: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The board cannot be smaller: a piece stands on the part that would go.</source>
        <translation>El tablero no puede ser más pequeño: hay una pieza en la parte que desaparecería.</translation>
    </message>
    <message>
        <source>The board cannot be larger in this game.</source>
        <translation>En este juego el tablero no puede ser más grande.</translation>
    </message>
    <message>
        <source>An arrow there would close a cycle.</source>
        <translation>Ahí una flecha cerraría un ciclo.</translation>
    </message>
    <message>
        <source>The piece cannot be put there.</source>
        <translation>Ahí no se puede poner la pieza.</translation>
    </message>
    <message>
        <source>That is more than this game allows.</source>
        <translation>Es más de lo que permite este juego.</translation>
    </message>
    <message>
        <source>The position cannot be changed like this.</source>
        <translation>La posición no se puede cambiar así.</translation>
    </message>
    <message>
        <source>Edited.</source>
        <extracomment>read aloud: the position has been changed</extracomment>
        <translation>Editada.</translation>
    </message>
    <message>
        <source>The edge is not joined to the ground: it falls at once.</source>
        <translation>La arista no está unida al suelo: se cae enseguida.</translation>
    </message>
    <message>
        <source>%1 edges are not joined to the ground: they fall at once.</source>
        <translation>%1 aristas no están unidas al suelo: se caen enseguida.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <comment>file name</comment>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>Nim 7, 11, 5</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <comment>a position</comment>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what led to a position, such as Start</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>From the start.</source>
        <translation>Desde el principio.</translation>
    </message>
    <message>
        <source>This is the argument, not the game. “Leave” goes back to the game.</source>
        <translation>Esto es el argumento, no la partida. «Salir» vuelve a la partida.</translation>
    </message>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>Es el turno de la máquina.</translation>
    </message>
    <message>
        <source>Chosen: %1. Now choose where the move ends.</source>
        <translation>Elegido: %1. Ahora elige dónde acaba la jugada.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>who wins</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Not solved yet.</source>
        <translation>Todavía sin resolver.</translation>
    </message>
    <message>
        <source>The position is not solved yet. %1 Explore can fill it.</source>
        <translation>La posición todavía no está resuelta. %1 Explorar puede rellenarla.</translation>
    </message>
    <message>
        <source>The position is not solved yet.</source>
        <translation>La posición todavía no está resuelta.</translation>
    </message>
    <message>
        <source>The other player is to move.</source>
        <translation>Le toca al otro jugador.</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Jugador 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <extracomment>a player</extracomment>
        <translation>Jugador 2</translation>
    </message>
    <message>
        <source>Your friend</source>
        <extracomment>a player</extracomment>
        <translation>Tu rival</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>a player</extracomment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Score: %1 %2, %3 %4</source>
        <extracomment>a player and how many games he or she has won, then the other player, such as &quot;You 2, Computer 1&quot;</extracomment>
        <translation>Marcador: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>You win: you cannot move, and in misère play that wins.</source>
        <translation>Ganas: no puedes mover, y en el juego misère eso gana.</translation>
    </message>
    <message>
        <source>%1 wins: you cannot move.</source>
        <translation>%1 gana: no puedes mover.</translation>
    </message>
    <message>
        <source>You win: %1 cannot move.</source>
        <translation>Ganas: %1 no puede mover.</translation>
    </message>
    <message>
        <source>%1 wins: %2 cannot move.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>%1 gana: %2 no puede mover.</translation>
    </message>
    <message>
        <source>You win! %1.</source>
        <comment>You took the last stone</comment>
        <translation>¡Ganas! %1.</translation>
    </message>
    <message>
        <source>%1 and wins.</source>
        <comment>Anna took the last stone</comment>
        <translation>%1 y gana.</translation>
    </message>
    <message>
        <source>%1, so %2 wins.</source>
        <comment>You took the last stone</comment>
        <translation>%1, así que %2 gana.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, the move</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You’re losing. %1</source>
        <translation>Vas perdiendo. %1</translation>
    </message>
    <message>
        <source>Winning move: %1.</source>
        <translation>Jugada ganadora: %1.</translation>
    </message>
    <message>
        <source>You’re losing. This holds out longest: %1.</source>
        <translation>Vas perdiendo. Lo que más resiste es: %1.</translation>
    </message>
    <message>
        <source>You’re losing. Try this: %1.</source>
        <translation>Vas perdiendo. Prueba esto: %1.</translation>
    </message>
    <message>
        <source>%1 has no move.</source>
        <translation>%1 no tiene ninguna jugada.</translation>
    </message>
    <message>
        <source>None of %1’s moves wins.</source>
        <translation>Ninguna jugada de %1 gana.</translation>
    </message>
    <message>
        <source>%1’s winning moves: %2, …</source>
        <extracomment>a player, and some of the moves, such as &quot;take 3 from heap 1&quot;; there are more</extracomment>
        <translation>Jugadas ganadoras de %1: %2, …</translation>
    </message>
    <message>
        <source>%1’s only winning move: %2</source>
        <extracomment>a player, and a move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>La única jugada ganadora de %1: %2</translation>
    </message>
    <message>
        <source>%1’s winning moves: %2</source>
        <extracomment>a player, and the moves, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>Jugadas ganadoras de %1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between moves</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>There is no move.</source>
        <translation>No hay ninguna jugada.</translation>
    </message>
    <message>
        <source>No move wins.</source>
        <translation>No gana ninguna jugada.</translation>
    </message>
    <message>
        <source>Winning moves: %1, …</source>
        <translation>Jugadas ganadoras: %1, …</translation>
    </message>
    <message>
        <source>The only winning move: %1</source>
        <translation>La única jugada ganadora: %1</translation>
    </message>
    <message>
        <source>Winning moves: %1</source>
        <translation>Jugadas ganadoras: %1</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>the beginning of a game, in the list of its moves</extracomment>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>in the list of moves, a noun: here the position was changed</extracomment>
        <translation>Edición</translation>
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
        <translation>Le toca a %1</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <extracomment>the number of a move, and what was played, such as &quot;Pip took 3 from the left heap.&quot;</extracomment>
        <translation>Jugada %1: %2</translation>
    </message>
    <message>
        <source>%1, a %2-position</source>
        <extracomment>a move, such as &quot;Move 2&quot;, and the letter P</extracomment>
        <translation>%1, una posición %2</translation>
    </message>
    <message>
        <source>%1, an %2-position</source>
        <comment>N, L or R</comment>
        <translation>%1, una posición %2</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Enviado a la impresora.</translation>
    </message>
    <message>
        <source>All games on a table are played by one convention, and this one has no misère play.</source>
        <translation>Todos los juegos de una mesa se juegan con la misma convención, y este no ofrece el juego misère.</translation>
    </message>
    <message>
        <source>A table has at most %1 boards.</source>
        <translation>En una mesa hay como mucho %1 tableros.</translation>
    </message>
    <message>
        <source>This game cannot exchange Left and Right.</source>
        <translation>En este juego no se pueden intercambiar Izquierda y Derecha.</translation>
    </message>
    <message>
        <source>Both players have the same moves here: the negative is the game itself.</source>
        <translation>Aquí los dos jugadores tienen las mismas jugadas: el negativo es el propio juego.</translation>
    </message>
    <message>
        <source>Chosen: %1. Choose the next stone, or this one again if there are no more.</source>
        <translation>Elegido: %1. Elige la piedra siguiente, u otra vez esta si ya no hay más.</translation>
    </message>
    <message>
        <source>Games are compared in normal play.</source>
        <translation>Los juegos se comparan en el juego normal.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two players of one name, &quot;Pip 1&quot; and &quot;Pip 2&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Good game.</source>
        <extracomment>the computer, which has won</extracomment>
        <translation>Buena partida.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Bien jugado.</translation>
    </message>
    <message>
        <source>You took %1</source>
        <extracomment>below a dish with the pieces that the person who plays has taken
----------
in the course of a game: how many pieces the reader took in a move</extracomment>
        <translation>Quitaste %1</translation>
    </message>
    <message>
        <source>%1 took %2</source>
        <extracomment>below a dish: a player, and how many pieces
----------
in the course of a game: who took how many pieces in a move</extracomment>
        <translation>%1 quitó %2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <extracomment>its number</extracomment>
        <translation>Jugada %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>&quot;Move 2, a P-position&quot;, and what was played, such as &quot;Pip took 3 from the left heap.&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>¡Ganas!</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <comment>a player</comment>
        <translation>¡%1 gana!</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>You took the last stone</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>In misère play, whoever cannot move wins.</source>
        <translation>En el juego misère gana quien no puede mover.</translation>
    </message>
    <message>
        <source>You cannot move.</source>
        <translation>No puedes mover.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 no puede mover.</translation>
    </message>
    <message>
        <source>your move</source>
        <extracomment>beside a move on the board that the reader made in a game</extracomment>
        <translation>tu jugada</translation>
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
        <translation>Otra persona</translation>
    </message>
    <message>
        <source>I beat %1 at %2.</source>
        <extracomment>the other player, and a game</extracomment>
        <translation>Le gané a %1 en %2.</translation>
    </message>
    <message>
        <source>%1 beat me at %2.</source>
        <extracomment>a player, and a game</extracomment>
        <translation>%1 me ganó en %2.</translation>
    </message>
    <message>
        <source>%1 beat %2 at %3.</source>
        <extracomment>who won, who lost, and a game</extracomment>
        <translation>%1 le ganó a %2 en %3.</translation>
    </message>
    <message>
        <source>Start %1.</source>
        <extracomment>a position in a few words, such as &quot;7, 6, 5&quot; or &quot;4 × 4&quot;</extracomment>
        <translation>Inicio: %1.</translation>
    </message>
    <message>
        <source>%1 %2 %3.</source>
        <extracomment>how a game began, how many moves it had, and who made the last one, such as &quot;I took the last stone&quot;</extracomment>
        <translation>%1 %2 %3.</translation>
    </message>
    <message>
        <source>Find the one winning first move.</source>
        <translation>Encuentra la única primera jugada ganadora.</translation>
    </message>
    <message>
        <source>Whoever goes second can win.</source>
        <translation>Puede ganar quien mueve después.</translation>
    </message>
    <message>
        <source>Begin where this game began.</source>
        <translation>Empieza donde empezó esta partida.</translation>
    </message>
    <message>
        <source>A picture’s name ends in .svg or .png.</source>
        <translation>El nombre de una imagen acaba en .svg o .png.</translation>
    </message>
    <message>
        <source>Copied the picture.</source>
        <translation>La imagen está copiada.</translation>
    </message>
</context>
<context>
    <name>models::Showing</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>the number of this step, and how many there are</extracomment>
        <translation>Paso %1 de %2</translation>
    </message>
</context>
<context>
    <name>models::StateGraph</name>
    <message>
        <source>Laying out…</source>
        <extracomment>the graph is being laid out</extracomment>
        <translation>Disponiendo…</translation>
    </message>
    <message>
        <source>dot is arranging the picture…</source>
        <translation>dot está ordenando el dibujo…</translation>
    </message>
    <message>
        <source>More than %1 positions or %2 moves would take dot too long: the quick layout is shown.</source>
        <extracomment>two numbers; dot is the name of a program</extracomment>
        <translation>Con más de %1 posiciones o %2 jugadas dot tardaría demasiado: se muestra la disposición rápida.</translation>
    </message>
    <message>
        <source>Graphviz (dot) is not installed: the quick layout is shown.</source>
        <translation>Graphviz (dot) no está instalado: se muestra la disposición rápida.</translation>
    </message>
    <message>
        <source>dot took longer than %1 s: the quick layout is shown.</source>
        <translation>dot tardó más de %1 s: se muestra la disposición rápida.</translation>
    </message>
    <message>
        <source>dot gave no layout: the quick one is shown.</source>
        <translation>dot no dio ninguna disposición: se muestra la rápida.</translation>
    </message>
    <message>
        <source>%1 positions: too many to draw at once</source>
        <translation>%1 posiciones: demasiadas para dibujarlas a la vez</translation>
    </message>
    <message>
        <source>%1; dashed: not all moves are shown</source>
        <translation>%1; a trazos: no se muestran todas las jugadas</translation>
    </message>
    <message>
        <source>%1 of %2 positions, around %3</source>
        <extracomment>how many positions of the graph are shown, how many there are, and the one in the middle</extracomment>
        <translation>%1 de %2 posiciones, en torno a %3</translation>
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
        <translation>Paso %1 de %2.</translation>
    </message>
    <message>
        <source>The game is never over, so no position can be labelled.</source>
        <translation>La partida no acaba nunca, así que no se puede etiquetar ninguna posición.</translation>
    </message>
    <message>
        <source>Whoever cannot move has won, so T counts as N.</source>
        <translation>Quien no puede mover ha ganado, así que T cuenta como N.</translation>
    </message>
    <message>
        <source>Whoever cannot move has lost, so T counts as P.</source>
        <translation>Quien no puede mover ha perdido, así que T cuenta como P.</translation>
    </message>
    <message>
        <source>All positions are labelled.</source>
        <translation>Todas las posiciones están etiquetadas.</translation>
    </message>
</context>
<context>
    <name>models::StateGraphLine</name>
    <message>
        <source>This part of the game does not show all that can follow this position.</source>
        <translation>Esta parte del juego no muestra todo lo que puede seguir a esta posición.</translation>
    </message>
    <message>
        <source>In the kernel (P): no move is left.</source>
        <translation>En el núcleo (P): no queda ninguna jugada.</translation>
    </message>
    <message>
        <source>Outside the kernel: no move is left.</source>
        <translation>Fuera del núcleo: no queda ninguna jugada.</translation>
    </message>
    <message>
        <source>In the kernel (P): the only move leads out of it.</source>
        <translation>En el núcleo (P): la única jugada sale de él.</translation>
    </message>
    <message>
        <source>A P-position: no move is left.</source>
        <translation>Una posición P: no queda ninguna jugada.</translation>
    </message>
    <message>
        <source>Not a P-position: no move is left.</source>
        <translation>No es una posición P: no queda ninguna jugada.</translation>
    </message>
    <message>
        <source>A P-position: the only move leaves none.</source>
        <translation>Una posición P: la única jugada no deja ninguna.</translation>
    </message>
</context>
<context>
    <name>models::StatisticsFigures</name>
    <message>
        <source>Positions</source>
        <extracomment>before a number: how many positions there are</extracomment>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>before a number, a noun: how many moves there are in all positions</extracomment>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>P-positions</source>
        <extracomment>before a number: how many of the positions are P</extracomment>
        <translation>Posiciones P</translation>
    </message>
    <message>
        <source>cold: the kernel</source>
        <translation>frías: el núcleo</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>frías</translation>
    </message>
    <message>
        <source>%1 of length %2</source>
        <extracomment>how many runs of neighbouring pieces there are at most, such as 3, and how long they are, such as 2</extracomment>
        <translation>%1 de longitud %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>before a number, a noun: how many ways there are to play to the end</extracomment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>sin contar</translation>
    </message>
    <message>
        <source>play may go on for ever</source>
        <translation>la partida puede no acabar nunca</translation>
    </message>
    <message>
        <source>with Left starting; %1 with Right starting</source>
        <translation>si empieza Izquierda; %1 si empieza Derecha</translation>
    </message>
    <message>
        <source>Won by the player who starts</source>
        <translation>Las gana quien empieza</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>a share of the games</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>without the forced last move</source>
        <translation>sin la última jugada forzada</translation>
    </message>
    <message>
        <source>moves</source>
        <extracomment>behind the length of a game, counted in moves</extracomment>
        <translation>jugadas</translation>
    </message>
    <message>
        <source>Longest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>Partida más larga</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>Partida más corta</translation>
    </message>
    <message>
        <source>There are no figures yet.</source>
        <translation>Todavía no hay cifras.</translation>
    </message>
</context>
<context>
    <name>models::StatisticsTable</name>
    <message>
        <source>Longest game left</source>
        <translation>Partida más larga que queda</translation>
    </message>
    <message>
        <source>P-positions</source>
        <translation>Posiciones P</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Otras</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>Percent</source>
        <extracomment>head of a column</extracomment>
        <translation>Por ciento</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Positions done</source>
        <extracomment>head of a column: how many positions have been looked at</extracomment>
        <translation>Posiciones hechas</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Halladas</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Pendientes</translation>
    </message>
    <message>
        <source>Play may go on for ever here: positions have no size.</source>
        <translation>Aquí la partida puede no acabar nunca: las posiciones no tienen tamaño.</translation>
    </message>
    <message>
        <source>There are too many sizes for a chart.</source>
        <translation>Hay demasiados tamaños para un gráfico.</translation>
    </message>
    <message>
        <source>Play may go on for ever here: games cannot be counted.</source>
        <translation>Aquí la partida puede no acabar nunca: las partidas no se pueden contar.</translation>
    </message>
    <message>
        <source>There is no game to count.</source>
        <translation>No hay ninguna partida que contar.</translation>
    </message>
    <message>
        <source>There is no move.</source>
        <translation>No hay ninguna jugada.</translation>
    </message>
    <message>
        <source>Every move always or never wins.</source>
        <translation>Toda jugada gana siempre o nunca.</translation>
    </message>
    <message>
        <source>%1 moves from %2% to %3%; %4% most often: %5 moves</source>
        <extracomment>how many moves there are, the least and the largest share of won games, and the share that most moves have, and how many those are</extracomment>
        <translation>%1 jugadas del %2&#xa0;% al %3&#xa0;%; lo más frecuente, el %4&#xa0;%: %5 jugadas</translation>
    </message>
    <message>
        <source>There is no game to look through.</source>
        <translation>No hay ningún juego que examinar.</translation>
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
        <translation>%1: no hay posición, %2</translation>
    </message>
    <message>
        <source>not solved</source>
        <extracomment>of a position of a table: it is not known who wins</extracomment>
        <translation>sin resolver</translation>
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
        <translation>Todavía no hay tabla.</translation>
    </message>
    <message>
        <source>A table has at most %1 cells.</source>
        <translation>Una tabla tiene como mucho %1 casillas.</translation>
    </message>
</context>
<context>
    <name>models::TheoryChecks</name>
    <message>
        <source>Checked so far: %1</source>
        <translation>Comprobadas hasta ahora: %1</translation>
    </message>
    <message>
        <source>Stopped after %1.</source>
        <translation>Detenido después de %1.</translation>
    </message>
    <message>
        <source>Holds on %1.</source>
        <translation>Se cumple en %1.</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>of a check that has not begun</extracomment>
        <translation>en espera</translation>
    </message>
    <message>
        <source>checking</source>
        <extracomment>of a check that has begun, and is not done yet</extracomment>
        <translation>comprobando</translation>
    </message>
    <message>
        <source>holds</source>
        <extracomment>of a theorem: no counterexample was found</extracomment>
        <translation>se cumple</translation>
    </message>
    <message>
        <source>error of the program</source>
        <translation>error del programa</translation>
    </message>
    <message>
        <source>fails, as expected</source>
        <translation>falla, como se esperaba</translation>
    </message>
    <message>
        <source>no counterexample</source>
        <extracomment>of a rule: it was wrong nowhere</extracomment>
        <translation>sin contraejemplo</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>of a check that the person ended</extracomment>
        <translation>detenida</translation>
    </message>
    <message>
        <source>expected to fail</source>
        <translation>se espera que falle</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>sin comprobar</translation>
    </message>
    <message>
        <source>%1 of %2 checks done</source>
        <extracomment>how many checks are done, and how many were asked for</extracomment>
        <translation>%1 de %2 comprobaciones hechas</translation>
    </message>
    <message>
        <source>Nothing has been checked yet.</source>
        <translation>Todavía no se ha comprobado nada.</translation>
    </message>
    <message>
        <source>Theories that hold: %1 of %2. Rules that fail: %3 of %4. Checked: %5.</source>
        <extracomment>four numbers; then what was checked, such as &quot;1200 positions&quot;</extracomment>
        <translation>Teorías que se cumplen: %1 de %2. Reglas que fallan: %3 de %4. Comprobadas: %5.</translation>
    </message>
    <message>
        <source>Positions checked: %1, mismatches: %2</source>
        <extracomment>two numbers of positions</extracomment>
        <translation>Posiciones comprobadas: %1; discrepancias: %2</translation>
    </message>
    <message>
        <source>%1. Stopped before everything was checked.</source>
        <translation>%1. Detenido antes de comprobarlo todo.</translation>
    </message>
    <message>
        <source>%1: theory %2; search %3</source>
        <extracomment>a position, what the theory says of it, such as P, and what a plain search finds</extracomment>
        <translation>%1: teoría %2; búsqueda %3</translation>
    </message>
</context>
<context>
    <name>models::Twin</name>
    <message>
        <source>Left and Right have different moves, so the position is not a Nim heap.</source>
        <translation>Izquierda y Derecha tienen jugadas distintas, así que la posición no es un montón de Nim.</translation>
    </message>
    <message>
        <source>In misère play a position is not decided by its Nim heaps.</source>
        <translation>En el juego misère una posición no se decide por sus montones de Nim.</translation>
    </message>
    <message>
        <source>The Nim heaps of this position are not known yet.</source>
        <translation>Todavía no se conocen los montones de Nim de esta posición.</translation>
    </message>
    <message>
        <source>The same game as %1</source>
        <translation>El mismo juego que %1</translation>
    </message>
    <message>
        <source>Reversible: this raises a heap from %1 to %2; the opponent can bring it back to %1.</source>
        <extracomment>two sizes of a heap, such as 2 and 5</extracomment>
        <translation>Reversible: esto sube un montón de %1 a %2; el rival puede devolverlo a %1.</translation>
    </message>
    <message>
        <source>This raises a heap that %1 does not show; it would change nothing.</source>
        <translation>Esto sube un montón que %1 no muestra; no cambiaría nada.</translation>
    </message>
    <message>
        <source>This changes no heap that %1 shows.</source>
        <translation>Esto no cambia ningún montón que %1 muestre.</translation>
    </message>
    <message>
        <source>This raises a heap from %1 to %2, and %3 has no such move. The opponent could bring it back to %1, so nothing is lost.</source>
        <extracomment>two sizes of a heap, such as 2 and 5, and a game, such as Nim</extracomment>
        <translation>Esto sube un montón de %1 a %2, y %3 no tiene una jugada así. El rival podría devolverlo a %1, así que no se pierde nada.</translation>
    </message>
    <message>
        <source>%1 has no move that takes a heap from %2 to %3.</source>
        <extracomment>a game, two sizes</extracomment>
        <translation>%1 no tiene ninguna jugada que lleve un montón de %2 a %3.</translation>
    </message>
    <message>
        <source>a gap of %1 is a heap of %1</source>
        <extracomment>below a heap of Nim that stands for as many free squares between two coins, such as 3</extracomment>
        <translation>un hueco de %1 es un montón de %1</translation>
    </message>
</context>
<context>
    <name>models::VotesModel</name>
    <message>
        <source>right</source>
        <extracomment>of an answer, an adjective: not the side</extracomment>
        <translation>bien</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>mal</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation>gana</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>pierde</translation>
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
        <translation>No hay ninguna hoja que escribir.</translation>
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
        <translation>%1 y %2</translation>
    </message>
</context>
</TS>
