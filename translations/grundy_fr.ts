<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AddGameDialog</name>
    <message>
        <source>Add a game</source>
        <translation>Ajouter un jeu</translation>
    </message>
    <message>
        <source>It stands beside the others. On your turn you make one move on one of the boards.</source>
        <translation>Il se place à côté des autres. À ton tour, tu joues un coup sur un des plateaux.</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>a button: puts another game on the table, beside the first one</extracomment>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Equal to…</source>
        <extracomment>the title of a dialog: which other game is compared with this one?</extracomment>
        <translation>Égal à…</translation>
    </message>
    <message>
        <source>Two games are equal when whoever moves first loses their difference. Which game shall it be?</source>
        <translation>Deux jeux sont égaux quand celui qui commence perd leur différence. Quel jeu choisir&#x202f;?</translation>
    </message>
    <message>
        <source>From a lesson</source>
        <translation>D’une leçon</translation>
    </message>
    <message>
        <source>From the clipboard</source>
        <translation>Du presse-papiers</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>a button: compares both games</extracomment>
        <translation>Comparer</translation>
    </message>
</context>
<context>
    <name>AnalysedPane</name>
    <message>
        <source>%1, fully analysed</source>
        <translation>%1, étudié en entier</translation>
    </message>
    <message>
        <source>Looking for all positions…</source>
        <translation>Recherche de toutes les positions…</translation>
    </message>
    <message>
        <source>All positions by size</source>
        <translation>Toutes les positions par taille</translation>
    </message>
    <message>
        <source>size %1</source>
        <extracomment>heads a group of positions: how many pieces they have</extracomment>
        <translation>taille %1</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>How to read it</source>
        <translation>Comment lire</translation>
    </message>
    <message>
        <source>the player who just moved can win</source>
        <translation>celui qui vient de jouer peut gagner</translation>
    </message>
    <message>
        <source>the player to move can win</source>
        <translation>celui qui doit jouer peut gagner</translation>
    </message>
    <message>
        <source>Left can win, whoever moves</source>
        <translation>Gauche peut gagner, peu importe qui joue</translation>
    </message>
    <message>
        <source>Right can win, whoever moves</source>
        <translation>Droite peut gagner, peu importe qui joue</translation>
    </message>
    <message>
        <source>you gave the win away</source>
        <translation>tu as laissé échapper la victoire</translation>
    </message>
    <message>
        <source>that move gave the win away</source>
        <translation>ce coup a laissé échapper la victoire</translation>
    </message>
    <message>
        <source>the computer gave it back</source>
        <translation>l’ordinateur l’a rendue</translation>
    </message>
    <message>
        <source>Who may cut what</source>
        <translation>Qui peut couper quoi</translation>
    </message>
    <message>
        <source>Left cuts blue (marked L), Right cuts red (marked R), either cuts green (unmarked).</source>
        <translation>Gauche coupe le bleu (marqué L), Droite le rouge (marqué R), les deux le vert (sans marque).</translation>
    </message>
    <message>
        <source>A value over 0 wins for Left, one under 0 for Right; at 0 whoever starts loses. Any positive number outweighs any nimber.</source>
        <translation>Une valeur au-dessus de 0 gagne pour Gauche, au-dessous de 0 pour Droite&#x202f;; à 0, celui qui commence perd. Tout nombre positif l’emporte sur tout nimber.</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>heads what the map shows</extracomment>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>a field, a noun: what is drawn on the map of the plane</extracomment>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Winning moves</source>
        <extracomment>a map of the plane that shows which moves win</extracomment>
        <translation>Coups gagnants</translation>
    </message>
    <message>
        <source>P / N</source>
        <translation>P / N</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>how many moves the game lasts yet</extracomment>
        <translation>Coups restants</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>a map of the plane that shows which moves win</extracomment>
        <translation>Gagne</translation>
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
        <translation>de %1 à %2</translation>
    </message>
</context>
<context>
    <name>BoardArea</name>
    <message>
        <source>Walking the argument: after %1</source>
        <translation>Suivre l’argument&#xa0;: après %1</translation>
    </message>
    <message>
        <source>All boards are one game. Click any board to move there.</source>
        <translation>Tous les plateaux forment un seul jeu. Cliquer sur n’importe lequel pour y jouer.</translation>
    </message>
    <message>
        <source>Hide how it went</source>
        <translation>Masquer le déroulement</translation>
    </message>
    <message>
        <source>Show how it went</source>
        <translation>Montrer le déroulement</translation>
    </message>
</context>
<context>
    <name>BoardInput</name>
    <message>
        <source>Board</source>
        <extracomment>read aloud: the board of a game</extracomment>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>BoardZoom</name>
    <message>
        <source>Whole board</source>
        <extracomment>a button: zooms so that all of the board is seen</extracomment>
        <translation>Plateau entier</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>read aloud: a button: the board becomes smaller</extracomment>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>The − key, or the mouse wheel</source>
        <translation>La touche −, ou la molette de la souris</translation>
    </message>
    <message>
        <source>%L1%</source>
        <extracomment>how large the board is shown: a number such as 150, in percent</extracomment>
        <translation>%L1&#x202f;%</translation>
    </message>
    <message>
        <source>Zoom: %L1%</source>
        <extracomment>read aloud: how large the board is shown: a number such as 150, in percent</extracomment>
        <translation>Zoom&#xa0;: %L1&#x202f;%</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>read aloud: a button: the board becomes larger</extracomment>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>The + key, or the mouse wheel</source>
        <translation>La touche +, ou la molette de la souris</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last move back</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <extracomment>what the button says when the pointer rests on it, with its keys</extracomment>
        <translation>Annuler (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>a button: makes a move again that was taken back</extracomment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <extracomment>what the button says when the pointer rests on it, with its keys</extracomment>
        <translation>Rétablir (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>All lines played</source>
        <translation>Toutes les lignes jouées</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>a button: ends the editing of the position</extracomment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>a button, a verb: changes the position; short, for narrow windows</extracomment>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Edit position</source>
        <extracomment>a button, a verb</extracomment>
        <translation>Modifier la position</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: copies the position; short, for narrow windows</extracomment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy position</source>
        <extracomment>a button, a verb</extracomment>
        <translation>Copier la position</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>a button: tells a little of how to win</extracomment>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Again, fence at %1</source>
        <translation>Encore, barrière à %1</translation>
    </message>
    <message>
        <source>Fence %1</source>
        <extracomment>a button: plays again, with a fence at so many pieces</extracomment>
        <translation>Barrière %1</translation>
    </message>
    <message>
        <source>You won: play again, and the computer plays perfectly one piece sooner</source>
        <translation>Gagné&#xa0;: en rejouant, l’ordinateur joue parfaitement une pièce plus tôt</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>a button: asks for the next game</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Add a game</source>
        <translation>Ajouter un jeu</translation>
    </message>
    <message>
        <source>Timeline</source>
        <extracomment>read aloud: the list of all moves of the game in their order</extracomment>
        <translation>Fil de la partie</translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>at a move: how many other moves were tried here, such as 2</extracomment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Where to look (H)</source>
        <translation>Où regarder (H)</translation>
    </message>
    <message>
        <source>Tell me more (H)</source>
        <translation>En dire plus (H)</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>a button: tells why the position is won or lost</extracomment>
        <translation>Pourquoi ?</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>a button: leaves the reasons for the game</extracomment>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Who wins, and why (W)</source>
        <translation>Qui gagne, et pourquoi (W)</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Retour à la partie (Échap)</translation>
    </message>
    <message>
        <source>New game (Ctrl+N)</source>
        <translation>Nouvelle partie (Ctrl+N)</translation>
    </message>
</context>
<context>
    <name>BusyBar</name>
    <message>
        <source>Progress</source>
        <extracomment>read aloud: a bar that shows how much of a calculation is done</extracomment>
        <translation>Progression</translation>
    </message>
</context>
<context>
    <name>ChartFrame</name>
    <message>
        <source>Show as table</source>
        <translation>Voir en tableau</translation>
    </message>
    <message>
        <source>%1: show as table</source>
        <translation>%1&#xa0;: voir en tableau</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: the head of a column, and what stands there</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>CheckCard</name>
    <message>
        <source>Up to size</source>
        <translation>Jusqu’à la taille</translation>
    </message>
    <message>
        <source>Size of the largest positions checked</source>
        <translation>Taille des plus grandes positions vérifiées</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the check</extracomment>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ClaimsCard</name>
    <message>
        <source>Claims that fail</source>
        <translation>Idées reçues fausses</translation>
    </message>
    <message>
        <source>A claim that fails</source>
        <translation>Une idée reçue fausse</translation>
    </message>
    <message>
        <source>Looking for the smallest counterexample…</source>
        <translation>Recherche du plus petit contre-exemple…</translation>
    </message>
    <message>
        <source>No counterexample was found within the limits.</source>
        <translation>Aucun contre-exemple trouvé dans les limites.</translation>
    </message>
    <message>
        <source>Open it</source>
        <extracomment>a button: opens the position of which something is claimed</extracomment>
        <translation>L’ouvrir</translation>
    </message>
    <message>
        <source>Open %1</source>
        <extracomment>a button, a verb: opens a position, such as nim:7,11,5</extracomment>
        <translation>Ouvrir %1</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>the results cannot be written</source>
        <translation>impossible d’écrire les résultats</translation>
    </message>
    <message>
        <source>not in the table: %1; solved without it</source>
        <translation>absent du tableau&#xa0;: %1&#x202f;; résolu sans lui</translation>
    </message>
    <message>
        <source>solved, but there was no time to list all moves</source>
        <translation>résolu, mais le temps a manqué pour donner tous les coups</translation>
    </message>
    <message>
        <source>no move is left</source>
        <translation>il ne reste aucun coup</translation>
    </message>
    <message>
        <source>a matrix has at most %1 positions, this one %2</source>
        <extracomment>two numbers of positions, such as 2000 and 5312</extracomment>
        <translation>une matrice a au plus %1 positions, celle-ci %2</translation>
    </message>
    <message>
        <source>--figures is for Line Nim with counters, without --dot, --matrix and --up-to-symmetry</source>
        <translation>--figures est pour Nim en ligne avec des jetons, sans --dot, --matrix ni --up-to-symmetry</translation>
    </message>
    <message>
        <source>too many runs for --figures: the numbers of runs of each length that a position may have have to fit into 64 bits</source>
        <translation>trop de blocs pour --figures&#xa0;: les nombres de blocs de chaque longueur qu’une position peut avoir doivent tenir sur 64 bits</translation>
    </message>
    <message>
        <source>exploring</source>
        <extracomment>before how far a calculation is: positions are being found</extracomment>
        <translation>exploration</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4 true, %5 of them by the rules alone</source>
        <extracomment>a file, a lesson, &quot;12 steps&quot;, &quot;30 claims&quot; of which all are true, and a number of claims</extracomment>
        <translation>%1&#xa0;: %2, %3, vraies&#xa0;: %4, dont par les seules règles&#xa0;: %5</translation>
    </message>
    <message>
        <source>%1: %2, %3 minutes</source>
        <extracomment>the name by which a lesson is called, its title, and how long it takes</extracomment>
        <translation>%1&#xa0;: %2, %3 minutes</translation>
    </message>
    <message>
        <source>name one lesson, by its file or by --id</source>
        <translation>indiquer une leçon, par son fichier ou par --id</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>écriture impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>no such lesson; &apos;lesson --list&apos; names them</source>
        <translation>leçon inconnue&#x202f;; &apos;lesson --list&apos; donne leurs noms</translation>
    </message>
    <message>
        <source>           options: %1</source>
        <extracomment>below a game: what can be set in its notation, such as take=1,2,3</extracomment>
        <translation>           options&#xa0;: %1</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>a player, not a direction</extracomment>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>a player</extracomment>
        <translation>Droite</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>who moves, the move, the position after it</extracomment>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>%1&gt; </source>
        <extracomment>the program waits for the move of a player, such as Left</extracomment>
        <translation>%1&gt; </translation>
    </message>
    <message>
        <source>The game is left unfinished.</source>
        <translation>La partie reste inachevée.</translation>
    </message>
    <message>
        <source>No such move. Type a move&apos;s number, its text or the position that it leaves, or &apos;quit&apos;.</source>
        <translation>Ce coup n’existe pas. Taper le numéro d’un coup, son texte ou la position qu’il laisse, ou &apos;quit&apos;.</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 réfléchit</translation>
    </message>
    <message>
        <source>      … and more moves: %1</source>
        <translation>      … et d’autres coups&#xa0;: %1</translation>
    </message>
    <message>
        <source>No move is left. %1 wins.</source>
        <translation>Il ne reste aucun coup. %1 gagne.</translation>
    </message>
    <message>
        <source>this game has no heaps with values of their own</source>
        <translation>ce jeu n’a pas de tas avec des valeurs propres</translation>
    </message>
    <message>
        <source>no period is proven</source>
        <translation>aucune période n’est prouvée</translation>
    </message>
    <message>
        <source>period %1 from heap %2 on, proven: %3</source>
        <extracomment>after how many values they repeat, the heap from which on they do, and the name of a theorem</extracomment>
        <translation>période %1 à partir du tas %2, prouvée&#xa0;: %3</translation>
    </message>
    <message>
        <source>these are the values in normal play</source>
        <translation>ce sont les valeurs en convention normale</translation>
    </message>
    <message>
        <source>so many values do not fit into the memory to use</source>
        <translation>autant de valeurs ne tiennent pas dans la mémoire à utiliser</translation>
    </message>
    <message>
        <source>so many values are not worked out</source>
        <translation>on ne calcule pas autant de valeurs</translation>
    </message>
    <message>
        <source>so many values are not worked out: without a proven period at most %1</source>
        <translation>on ne calcule pas autant de valeurs&#xa0;: sans période prouvée, %1 au plus</translation>
    </message>
    <message>
        <source>the file&apos;s name has to end in .csv or .json</source>
        <translation>le nom du fichier doit finir par .csv ou .json</translation>
    </message>
    <message>
        <source>a board has 1 to %1 cells, not %2 x %3</source>
        <extracomment>a number such as 36, and the rows and columns that were asked for, such as 7 x 8</extracomment>
        <translation>un plateau a de 1 à %1 cases, et non %2 x %3</translation>
    </message>
    <message>
        <source>not solved within the limits: %1 of %2</source>
        <extracomment>how many positions of a table, and how many there are</extracomment>
        <translation>non résolu dans les limites&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>only the table of one board of the game grid is written as a .table</source>
        <translation>seul le tableau d’un plateau du jeu grid s’écrit en .table</translation>
    </message>
    <message>
        <source>filling the table</source>
        <translation>remplissage du tableau</translation>
    </message>
    <message>
        <source>no position of this family is allowed: %1, %2</source>
        <extracomment>its first position, such as chomp:0,1, and why it is not allowed</extracomment>
        <translation>aucune position de cette famille n’est permise&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>stopped before everything was checked</source>
        <translation>arrêté avant que tout soit vérifié</translation>
    </message>
    <message>
        <source>not everything was checked within the time limit</source>
        <translation>tout n’a pas été vérifié dans la limite de temps</translation>
    </message>
    <message>
        <source>not everything can be checked within the memory limit</source>
        <translation>tout ne peut pas être vérifié dans la limite de mémoire</translation>
    </message>
    <message>
        <source>not everything was checked within the limit of positions</source>
        <translation>tout n’a pas été vérifié dans la limite de positions</translation>
    </message>
    <message>
        <source>%1 up to %2: positions checked: %3, mismatches: %4</source>
        <extracomment>a check, such as nim, how large the positions are, and two numbers of positions</extracomment>
        <translation>%1 jusqu’à %2&#xa0;: positions vérifiées&#xa0;: %3, désaccords&#xa0;: %4</translation>
    </message>
    <message>
        <source>  first counterexample: %1: the rule says %2, the search %3</source>
        <extracomment>a position, and twice an outcome such as P or N</extracomment>
        <translation>  premier contre-exemple&#xa0;: %1&#xa0;: la règle dit %2, la recherche %3</translation>
    </message>
    <message>
        <source>checking %1</source>
        <extracomment>the name of a check, such as nim, before how far it is</extracomment>
        <translation>vérification&#xa0;: %1</translation>
    </message>
    <message>
        <source>none of the positions that &apos;verify %1&apos; looks at has these rules</source>
        <translation>aucune des positions que &apos;verify %1&apos; examine n’a ces règles</translation>
    </message>
    <message>
        <source>no such game; &apos;list&apos; names them</source>
        <translation>jeu inconnu&#x202f;; &apos;list&apos; donne leurs noms</translation>
    </message>
    <message>
        <source>--misere: not offered in this game</source>
        <translation>--misere&#xa0;: non proposé dans ce jeu</translation>
    </message>
    <message>
        <source>--kind %1: not asked of this game in misère play; there are %2</source>
        <extracomment>a kind of exercise, such as nim-sum, and the kinds that can be asked</extracomment>
        <translation>--kind %1&#xa0;: non demandé pour ce jeu en convention misère&#x202f;; il y a %2</translation>
    </message>
    <message>
        <source>--kind %1: not asked of this game; there are %2</source>
        <translation>--kind %1&#xa0;: non demandé pour ce jeu&#x202f;; il y a %2</translation>
    </message>
    <message>
        <source>a file is required, or --json</source>
        <translation>il faut un fichier, ou --json</translation>
    </message>
    <message>
        <source>making the exercises</source>
        <translation>préparation des exercices</translation>
    </message>
    <message>
        <source>it may not be written over</source>
        <translation>il est interdit de le remplacer</translation>
    </message>
    <message>
        <source>it needs %1 MB; on the disk %2 MB are free</source>
        <extracomment>of a file that is too large: two amounts in megabytes</extracomment>
        <translation>il faut %1 Mo&#x202f;; sur le disque, %2 Mo sont libres</translation>
    </message>
    <message>
        <source>interrupted while it was written; the file is not there, or as it was before</source>
        <translation>interrompu pendant l’écriture&#x202f;; le fichier n’existe pas, ou il est resté comme avant</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation>gagne</translation>
    </message>
    <message>
        <source>loses</source>
        <extracomment>of a move, a verb</extracomment>
        <translation>perd</translation>
    </message>
    <message>
        <source>value</source>
        <extracomment>head of a column, a noun: the value of the game as a whole</extracomment>
        <translation>valeur</translation>
    </message>
    <message>
        <source>Grundy</source>
        <extracomment>short for Grundy value</extracomment>
        <translation>Grundy</translation>
    </message>
    <message>
        <source>%1 if Left is to move, %2 if Right is</source>
        <extracomment>how many moves the game lasts yet, twice: two numbers</extracomment>
        <translation>%1 si Gauche doit jouer, %2 si c’est Droite</translation>
    </message>
    <message>
        <source>player</source>
        <extracomment>head of a column: who moves</extracomment>
        <translation>joueur</translation>
    </message>
    <message>
        <source>move</source>
        <extracomment>head of a column, a noun</extracomment>
        <translation>coup</translation>
    </message>
    <message>
        <source>position after</source>
        <extracomment>head of a column: the position after the move</extracomment>
        <translation>position après</translation>
    </message>
    <message>
        <source>leaves</source>
        <extracomment>head of a column: the outcome, P, N, L or R, that the move leaves</extracomment>
        <translation>laisse</translation>
    </message>
    <message>
        <source>moves left</source>
        <extracomment>head of a column: how many moves the game lasts yet</extracomment>
        <translation>coups restants</translation>
    </message>
    <message>
        <source>  … and more: %1
</source>
        <translation>  … et d’autres&#xa0;: %1
</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>who wins, and why or by which move: two sentences</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>left out: all positions would take %1 of memory</source>
        <translation>omis&#xa0;: toutes les positions prendraient %1 de mémoire</translation>
    </message>
    <message>
        <source>%1, winning: at least %2</source>
        <extracomment>how many moves there are, and how many of them are known to win</extracomment>
        <translation>%1, gagnants&#xa0;: au moins %2</translation>
    </message>
    <message>
        <source>%1, winning: %2</source>
        <extracomment>how many moves there are, and how many of them win</extracomment>
        <translation>%1, gagnants&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, not judged: %2</source>
        <extracomment>the line above, such as &quot;12, winning: at least 1&quot;, and of how many moves nothing is known</extracomment>
        <translation>%1, non jugés&#xa0;: %2</translation>
    </message>
    <message>
        <source>components</source>
        <extracomment>heads a list: what the position is the sum of, and the value of each</extracomment>
        <translation>composantes</translation>
    </message>
    <message>
        <source>    … and more: %1
</source>
        <translation>    … et d’autres&#xa0;: %1
</translation>
    </message>
    <message>
        <source>outcome</source>
        <extracomment>heads a line: who wins, with the letter P, N, L or R</extracomment>
        <translation>issue</translation>
    </message>
    <message>
        <source>found</source>
        <extracomment>heads a line that says how the answer was found: by theory, a table or a search</extracomment>
        <translation>trouvé</translation>
    </message>
    <message>
        <source>table</source>
        <extracomment>heads a line: how much memory a table would have needed</extracomment>
        <translation>tableau</translation>
    </message>
    <message>
        <source>moves</source>
        <extracomment>heads a line that says how many moves there are</extracomment>
        <translation>coups</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>a time in seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>the second player (P)</source>
        <translation>le second joueur (P)</translation>
    </message>
    <message>
        <source>the first player (N)</source>
        <translation>le premier joueur (N)</translation>
    </message>
    <message>
        <source>winner</source>
        <extracomment>heads a line: who wins on the board</extracomment>
        <translation>gagnant</translation>
    </message>
    <message>
        <source>first moves</source>
        <extracomment>heads a line: how many first moves there are, and how many of them win</extracomment>
        <translation>premiers coups</translation>
    </message>
    <message>
        <source>memory</source>
        <extracomment>heads a line: how much memory the table takes</extracomment>
        <translation>mémoire</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <extracomment>an amount in megabytes</extracomment>
        <translation>%1 Mo</translation>
    </message>
    <message>
        <source>positions</source>
        <extracomment>heads a line: how many positions the table has</extracomment>
        <translation>positions</translation>
    </message>
    <message>
        <source>P-positions</source>
        <extracomment>heads a line: how many of the positions are P</extracomment>
        <translation>positions P</translation>
    </message>
    <message>
        <source>allocation</source>
        <extracomment>heads a line: how long it took to get the memory of the table</extracomment>
        <translation>allocation</translation>
    </message>
    <message>
        <source>filling</source>
        <extracomment>heads a line: how long it took to fill the table</extracomment>
        <translation>remplissage</translation>
    </message>
    <message>
        <source>counting</source>
        <extracomment>heads a line: how long it took to count the P-positions</extracomment>
        <translation>comptage</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <extracomment>heads a line: how much memory was read and written each second</extracomment>
        <translation>débit</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <extracomment>gigabytes each second</extracomment>
        <translation>%1 Go/s</translation>
    </message>
    <message>
        <source>allocating and filling</source>
        <translation>allocation et remplissage</translation>
    </message>
    <message>
        <source>the table needs %1 MB of memory; --memory allows %2 MB</source>
        <extracomment>two amounts in megabytes; --memory is an option</extracomment>
        <translation>le tableau demande %1 Mo de mémoire&#x202f;; --memory en permet %2 Mo</translation>
    </message>
    <message>
        <source>the table needs %1 MB of memory; the machine has %2 MB free</source>
        <extracomment>two amounts in megabytes</extracomment>
        <translation>le tableau demande %1 Mo de mémoire&#x202f;; la machine en a %2 Mo de libres</translation>
    </message>
    <message>
        <source>%1 MB of memory could not be had from the system</source>
        <translation>le système n’a pas pu fournir %1 Mo de mémoire</translation>
    </message>
    <message>
        <source>interrupted while the P-positions were counted</source>
        <translation>interrompu pendant le comptage des positions P</translation>
    </message>
    <message>
        <source>writing</source>
        <extracomment>before how far it is: the table is being written to a file</extracomment>
        <translation>écriture</translation>
    </message>
    <message>
        <source>it is searched: a table over its %1 stones needs %2 MB of memory</source>
        <extracomment>why there is no table: a number of stones, and an amount in megabytes</extracomment>
        <translation>on cherche&#xa0;: un tableau sur ses %1 jetons demande %2 Mo de mémoire</translation>
    </message>
    <message>
        <source>%1, and tables are made of up to %2 stones</source>
        <extracomment>the sentence above, &quot;it is searched: …&quot;, and a number of stones</extracomment>
        <translation>%1, et on ne fait de tableau que jusqu’à %2 jetons</translation>
    </message>
    <message>
        <source>%1, and --memory allows %2 MB</source>
        <extracomment>the sentence above, &quot;it is searched: …&quot;, and an amount in megabytes; --memory is an option</extracomment>
        <translation>%1, et --memory permet %2 Mo</translation>
    </message>
    <message>
        <source>%1, which the machine has not free</source>
        <translation>%1, que la machine n’a pas de libres</translation>
    </message>
    <message>
        <source>searching</source>
        <extracomment>before how far a calculation is: positions are being searched</extracomment>
        <translation>recherche</translation>
    </message>
    <message>
        <source>a field is impossible: more than %1 cells</source>
        <translation>un champ est impossible&#xa0;: plus de %1 cases</translation>
    </message>
    <message>
        <source>the table is not of the game grid</source>
        <translation>le tableau n’est pas celui du jeu grid</translation>
    </message>
    <message>
        <source>a field is impossible: play is neither normal nor misère</source>
        <translation>un champ est impossible&#xa0;: la convention n’est ni normale ni misère</translation>
    </message>
    <message>
        <source>the table does not hold outcomes</source>
        <translation>le tableau ne contient pas d’issues</translation>
    </message>
    <message>
        <source>a field is impossible: the rows, columns and maximum per move</source>
        <translation>un champ est impossible&#xa0;: les lignes, les colonnes et le maximum par coup</translation>
    </message>
    <message>
        <source>a field is impossible: the order of the cells</source>
        <translation>un champ est impossible&#xa0;: l’ordre des cases</translation>
    </message>
    <message>
        <source>a field is impossible: the number of bytes of data</source>
        <translation>un champ est impossible&#xa0;: le nombre d’octets de données</translation>
    </message>
    <message>
        <source>this is not a table of Grundy&apos;s</source>
        <translation>ce n’est pas un tableau de Grundy</translation>
    </message>
    <message>
        <source>this is a table of version %1; version %2 can be read</source>
        <extracomment>two numbers, such as 2 and 1</extracomment>
        <translation>c’est un tableau de version %1&#x202f;; on peut lire la version %2</translation>
    </message>
    <message>
        <source>the table is cut short: %1 bytes of at least %2</source>
        <extracomment>how long a file is, and how long it should be</extracomment>
        <translation>le tableau est tronqué&#xa0;: %1 octets sur %2 au moins</translation>
    </message>
    <message>
        <source>the file goes on after the table, which has %1 bytes</source>
        <translation>le fichier continue après le tableau, qui a %1 octets</translation>
    </message>
    <message>
        <source>the table was changed: its checksum is wrong</source>
        <translation>le tableau a été modifié&#xa0;: sa somme de contrôle est fausse</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>the person ended the reading of a table</extracomment>
        <translation>interrompu</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>lecture impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>the table is of the game grid</source>
        <translation>le tableau est celui du jeu grid</translation>
    </message>
    <message>
        <source>the table is for normal play</source>
        <translation>le tableau est pour la convention normale</translation>
    </message>
    <message>
        <source>the table is for misère play</source>
        <translation>le tableau est pour la convention misère</translation>
    </message>
    <message>
        <source>the table is for max=%1</source>
        <translation>le tableau est pour max=%1</translation>
    </message>
    <message>
        <source>the stones do not fit on its %1 x %2 board</source>
        <extracomment>the rows and columns of the board that a table is for, such as 5 x 5</extracomment>
        <translation>les jetons ne tiennent pas sur son plateau de %1 x %2</translation>
    </message>
    <message>
        <source>--rows, --cols and --max are for the game grid</source>
        <translation>--rows, --cols et --max sont pour le jeu grid</translation>
    </message>
    <message>
        <source>--rows is the grid&apos;s --m and --cols its --n: give one of them</source>
        <translation>--rows, c’est --m de la grille, et --cols son --n&#xa0;: donner l’un des deux</translation>
    </message>
    <message>
        <source>--m: this family has no m</source>
        <translation>--m&#xa0;: cette famille n’a pas de m</translation>
    </message>
    <message>
        <source>a table has at most %1 cells</source>
        <translation>un tableau a au plus %1 cases</translation>
    </message>
    <message>
        <source>--show %1: this family has no such values</source>
        <translation>--show %1&#xa0;: cette famille n’a pas de telles valeurs</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>pas assez de mémoire</translation>
    </message>
    <message>
        <source>an error of the program: %1</source>
        <translation>une erreur du programme&#xa0;: %1</translation>
    </message>
    <message>
        <source>an error of the program</source>
        <translation>une erreur du programme</translation>
    </message>
    <message>
        <source>standard output</source>
        <extracomment>in the place of a file in an error: what the program prints</extracomment>
        <translation>sortie standard</translation>
    </message>
    <message>
        <source>a sum has at most %1 positions</source>
        <translation>une somme a au plus %1 positions</translation>
    </message>
    <message>
        <source>no exact value is known</source>
        <translation>aucune valeur exacte n’est connue</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>a value at a temperature</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>heads a line, a noun: the mean value of a hot game</extracomment>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>temperature</source>
        <extracomment>heads a line: the temperature of a hot game</extracomment>
        <translation>température</translation>
    </message>
    <message>
        <source>left wall</source>
        <extracomment>heads a line: a wall of the thermograph, as points</extracomment>
        <translation>mur gauche</translation>
    </message>
    <message>
        <source>right wall</source>
        <extracomment>heads a line: a wall of the thermograph, as points</extracomment>
        <translation>mur droit</translation>
    </message>
    <message>
        <source>atomic weight</source>
        <extracomment>heads a line: a number that a game without numbers has</extracomment>
        <translation>poids atomique</translation>
    </message>
    <message>
        <source>the rules of this game are written %1</source>
        <translation>les règles de ce jeu s’écrivent %1</translation>
    </message>
    <message>
        <source>column %1: values are those of normal play</source>
        <translation>colonne %1&#xa0;: les valeurs sont celles de la convention normale</translation>
    </message>
    <message>
        <source>incentive</source>
        <extracomment>head of a column: how much the move gains, a value of a game</extracomment>
        <translation>gain</translation>
    </message>
    <message>
        <source>solved, but not all of the argument was found within the limits</source>
        <translation>résolu, mais l’argument n’a pas été trouvé en entier dans les limites</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <extracomment>heads the game that was played last; a click on it plays on</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Continue, last played %1</source>
        <comment>today, 2:35 PM</comment>
        <translation>Continuer, dernière partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a position, before what is going on</comment>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>a game</comment>
        <translation>Enlever %1</translation>
    </message>
</context>
<context>
    <name>ConventionChoice</name>
    <message>
        <source>Convention</source>
        <extracomment>a field: who makes the last move wins (normal) or loses (misère)</extracomment>
        <translation>Convention</translation>
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
        <translation>Compter une seule fois les positions égales par symétrie</translation>
    </message>
    <message>
        <source>Without terminal positions</source>
        <translation>Sans les positions finales</translation>
    </message>
</context>
<context>
    <name>DraftBoard</name>
    <message>
        <source>Your board</source>
        <extracomment>heads what one can set of a board of one’s own</extracomment>
        <translation>Ton plateau</translation>
    </message>
</context>
<context>
    <name>DraftSeat</name>
    <message>
        <source>Player %1</source>
        <extracomment>the number of a player, 1 or 2</extracomment>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; moves first</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; joue en premier</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; moves second</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; joue en second</translation>
    </message>
    <message>
        <source>%1 moves first</source>
        <translation>%1 joue en premier</translation>
    </message>
    <message>
        <source>%1 moves second</source>
        <translation>%1 joue en second</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>a choice: who plays here is who sits at the computer</extracomment>
        <translation>Toi</translation>
    </message>
    <message>
        <source>A friend</source>
        <extracomment>a choice: another person plays here</extracomment>
        <translation>Un ami</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>a choice: the program plays here</extracomment>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>How strong?</source>
        <extracomment>read aloud: how well the computer shall play</extracomment>
        <translation>De quelle force&#x202f;?</translation>
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
        <translation>Ouvrir un jeu dessiné</translation>
    </message>
    <message>
        <source>Save the drawn game</source>
        <translation>Enregistrer le jeu dessiné</translation>
    </message>
    <message>
        <source>Back to all games</source>
        <translation>Retour à tous les jeux</translation>
    </message>
    <message>
        <source>Draw your own game</source>
        <translation>Dessiner son propre jeu</translation>
    </message>
    <message>
        <source>Draw the shapes that may be taken. The board answers at once.</source>
        <translation>Dessiner les formes qu’on peut prendre. Le plateau répond aussitôt.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>before a field: the name of the game that is drawn</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nom du jeu</translation>
    </message>
    <message>
        <source>My game</source>
        <extracomment>in an empty field: a name for the game that one drew</extracomment>
        <translation>Mon jeu</translation>
    </message>
    <message>
        <source>✓ kept in your own rules as you draw</source>
        <translation>✓ gardé dans tes règles au fil du dessin</translation>
    </message>
    <message>
        <source>More for this game</source>
        <translation>Plus d’actions pour ce jeu</translation>
    </message>
    <message>
        <source>Open a drawn game…</source>
        <translation>Ouvrir un jeu dessiné…</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>an entry of a menu, a verb: shows the game to a class</extracomment>
        <translation>Présenter</translation>
    </message>
    <message>
        <source>Look at it in the Lab</source>
        <translation>L’examiner dans le Labo</translation>
    </message>
    <message>
        <source>Make it a step of a lesson</source>
        <translation>En faire une étape d’une leçon</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <extracomment>an entry of a menu or a button: makes a worksheet of this game</extracomment>
        <translation>Fiche</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>a button, a verb: opens the game with its analysis</extracomment>
        <translation>Explorer</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: begins a game</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Shapes that may be taken</source>
        <translation>Formes qu’on peut prendre</translation>
    </message>
    <message>
        <source>A click draws:</source>
        <translation>Un clic dessine&#xa0;:</translation>
    </message>
    <message>
        <source>What a click on a square draws</source>
        <translation>Ce que dessine un clic sur une case</translation>
    </message>
    <message>
        <source>taken</source>
        <extracomment>of a square of a drawn shape: a move takes the stone on it</extracomment>
        <translation>pris</translation>
    </message>
    <message>
        <source>must be empty</source>
        <translation>doit être vide</translation>
    </message>
    <message>
        <source>stays</source>
        <extracomment>of a square of a drawn shape: there is a stone, and it stays</extracomment>
        <translation>reste</translation>
    </message>
    <message>
        <source>+ another shape</source>
        <translation>+ une autre forme</translation>
    </message>
    <message>
        <source>+ a line</source>
        <translation>+ un alignement</translation>
    </message>
    <message>
        <source>Any unbroken line of a row or a column, as long as you allow</source>
        <translation>N’importe quel bloc sans trou d’une ligne ou d’une colonne, de la longueur permise</translation>
    </message>
</context>
<context>
    <name>DrawingHead</name>
    <message>
        <source>Back to the position</source>
        <translation>Retour à la position</translation>
    </message>
    <message>
        <source>A step of “Why?”: the picture reduced, not the position</source>
        <translation>Une étape de «&#x202f;Pourquoi&#x202f;?&#x202f;»&#xa0;: le dessin réduit, pas la position</translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>a tool: a click cuts an edge, which is a move</extracomment>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Click an edge to cut it</source>
        <translation>Cliquer sur une arête pour la couper</translation>
    </message>
    <message>
        <source>Draw green</source>
        <extracomment>a tool: draws edges that both players may cut</extracomment>
        <translation>Dessiner en vert</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>draws green edges</extracomment>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Drag to draw an edge; click an edge to make it green. Keys: Enter begins and ends an edge, N ends it at a new joint</source>
        <translation>Tirer pour dessiner une arête&#x202f;; cliquer sur une arête pour la rendre verte. Touches&#xa0;: Entrée commence et finit une arête, N la finit à un nouveau nœud</translation>
    </message>
    <message>
        <source>Draw blue</source>
        <extracomment>a tool: draws edges that the player Blue may cut</extracomment>
        <translation>Dessiner en bleu</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>draws blue edges</extracomment>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Draw edges that Blue (Left) may cut; click an edge to make it blue</source>
        <translation>Dessiner des arêtes que Bleu (Gauche) peut couper&#x202f;; cliquer sur une arête pour la rendre bleue</translation>
    </message>
    <message>
        <source>Draw red</source>
        <extracomment>a tool: draws edges that the player Red may cut</extracomment>
        <translation>Dessiner en rouge</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>draws red edges</extracomment>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Draw edges that Red (Right) may cut; click an edge to make it red</source>
        <translation>Dessiner des arêtes que Rouge (Droite) peut couper&#x202f;; cliquer sur une arête pour la rendre rouge</translation>
    </message>
    <message>
        <source>Move joint</source>
        <extracomment>a tool, a verb: drags a joint to another place</extracomment>
        <translation>Déplacer un nœud</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>a tool: drags a joint to another place</extracomment>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Drag a joint, a foot along the ground, or an edge to bend it</source>
        <translation>Tirer un nœud, un pied le long du sol, ou une arête pour la courber</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>a tool, a verb: removes edges and joints</extracomment>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Click an edge or a joint to remove it, with all that falls</source>
        <translation>Cliquer sur une arête ou un nœud pour l’enlever, avec tout ce qui tombe</translation>
    </message>
    <message>
        <source>Snap</source>
        <extracomment>a switch: joints snap to a grid</extracomment>
        <translation>Aligner</translation>
    </message>
    <message>
        <source>Joints go to half units</source>
        <translation>Les nœuds vont aux demi-unités</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>a button: ends the tidying</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop tidying</source>
        <extracomment>a button</extracomment>
        <translation>Arrêter le rangement</translation>
    </message>
    <message>
        <source>Tidy</source>
        <extracomment>a button: lays out the drawing anew, without crossings</extracomment>
        <translation>Ranger</translation>
    </message>
    <message>
        <source>Lays the picture out anew</source>
        <translation>Dispose le dessin à neuf</translation>
    </message>
</context>
<context>
    <name>DrawnBoard</name>
    <message>
        <source>%L1 edges are too many to draw. The verdict holds all the same.</source>
        <translation>%L1 arêtes, c’est trop pour les dessiner. Le verdict est juste quand même.</translation>
    </message>
</context>
<context>
    <name>DrawnInput</name>
    <message>
        <source>Board</source>
        <extracomment>read aloud: the board of a game</extracomment>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>EditBar</name>
    <message>
        <source>Arrows</source>
        <extracomment>a field: the arrows of a graph, such as 2-1, 2-0, 1-0; not keys</extracomment>
        <translation>Flèches</translation>
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
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>Heading; may be left out</source>
        <translation>Titre, facultatif</translation>
    </message>
    <message>
        <source>Heading of the step</source>
        <translation>Titre de l’étape</translation>
    </message>
    <message>
        <source>The question</source>
        <extracomment>a field: what the class is asked</extracomment>
        <translation>La question</translation>
    </message>
    <message>
        <source>What the class reads</source>
        <translation>Ce que la classe lit</translation>
    </message>
    <message>
        <source>**strong**, *emphasis*, lists with “- ”, and links to positions: [cold](nim:1,1?outcome=P)</source>
        <translation>**gras**, *italique*, listes avec «&#x202f;-&#x202f;» en début de ligne, et liens vers des positions&#xa0;: [froide](nim:1,1?outcome=P)</translation>
    </message>
    <message>
        <source>Then show</source>
        <extracomment>a field: what is shown when the class has answered</extracomment>
        <translation>Montrer ensuite</translation>
    </message>
    <message>
        <source>Exercises, rows, tables and markings are written in the file. Here they can be moved, doubled and taken out, and their texts edited.</source>
        <translation>Les exercices, rangées, tableaux et étiquetages s’écrivent dans le fichier. Ici, on peut les déplacer, les dupliquer, les supprimer et modifier leurs textes.</translation>
    </message>
    <message>
        <source>Notes for the teacher; the class does not see them</source>
        <translation>Notes pour l’enseignant&#x202f;; la classe ne les voit pas</translation>
    </message>
    <message>
        <source>Notes for the teacher</source>
        <translation>Notes pour l’enseignant</translation>
    </message>
    <message>
        <source>It is played</source>
        <translation>On joue</translation>
    </message>
    <message>
        <source>by two pupils</source>
        <translation>entre deux élèves</translation>
    </message>
    <message>
        <source>against the perfect computer</source>
        <translation>contre l’ordinateur parfait</translation>
    </message>
    <message>
        <source>against a computer that moves at random</source>
        <translation>contre un ordinateur qui joue au hasard</translation>
    </message>
    <message>
        <source>against a computer that is perfect near the end</source>
        <translation>contre un ordinateur qui est parfait vers la fin</translation>
    </message>
    <message>
        <source>It plays perfectly with so many pieces left</source>
        <translation>Il joue parfaitement dès qu’il reste ce nombre de pièces</translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>a field: who makes the first move, the class or the computer</extracomment>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>The class</source>
        <extracomment>a choice: the class makes the first move</extracomment>
        <translation>La classe</translation>
    </message>
    <message>
        <source>The computer</source>
        <extracomment>a choice: the computer makes the first move</extracomment>
        <translation>L’ordinateur</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <extracomment>before a field: the number of an answer from which the class may choose</extracomment>
        <translation>Réponse %1</translation>
    </message>
    <message>
        <source>It is right</source>
        <translation>Elle est juste</translation>
    </message>
    <message>
        <source>Answer %1 is right</source>
        <translation>La réponse %1 est juste</translation>
    </message>
    <message>
        <source>Take out</source>
        <extracomment>a button: removes this answer</extracomment>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>Take out answer %1</source>
        <translation>Enlever la réponse %1</translation>
    </message>
    <message>
        <source>What is said to answer %1</source>
        <translation>Ce qu’on dit de la réponse %1</translation>
    </message>
    <message>
        <source>What is said when it is chosen</source>
        <translation>Ce qu’on dit quand elle est choisie</translation>
    </message>
    <message>
        <source>Another answer</source>
        <extracomment>a button: adds one more answer to choose from</extracomment>
        <translation>Encore une réponse</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>a field: a position in its notation, such as nim:7,11,5</extracomment>
        <translation>Position</translation>
    </message>
    <message>
        <source>Take it from the game</source>
        <translation>Prendre celle de la partie</translation>
    </message>
    <message>
        <source>The position on the board of the game that is open</source>
        <translation>La position sur le plateau de la partie ouverte</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>a button, a verb: takes the position that was copied</extracomment>
        <translation>Coller</translation>
    </message>
    <message>
        <source>The position that was copied</source>
        <translation>La position copiée</translation>
    </message>
    <message>
        <source>No board</source>
        <extracomment>a button: the step of the lesson shows no position</extracomment>
        <translation>Sans plateau</translation>
    </message>
    <message>
        <source>What is told of it then</source>
        <translation>Ce qu’on en dit ensuite</translation>
    </message>
    <message>
        <source>What is told of it</source>
        <translation>Ce qu’on en dit</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>how much is told of a position</extracomment>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>a choice: so much is told of a position</extracomment>
        <translation>Qui gagne</translation>
    </message>
    <message>
        <source>Every move with what it leaves</source>
        <translation>Chaque coup et ce qu’il laisse</translation>
    </message>
    <message>
        <source>The winning moves</source>
        <translation>Les coups gagnants</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>a choice: the reason is told</extracomment>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>Ce qu’elle vaut</translation>
    </message>
</context>
<context>
    <name>EditorSteps</name>
    <message>
        <source>Steps</source>
        <extracomment>heads the list of the steps of a lesson</extracomment>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>There are none yet. Add the first one below.</source>
        <translation>Il n’y en a pas encore. Ajouter la première ci-dessous.</translation>
    </message>
    <message>
        <source>Step %1, being edited: %2</source>
        <extracomment>read aloud: the number of a step of a lesson, and its heading</extracomment>
        <translation>Étape %1, en cours de modification&#xa0;: %2</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <extracomment>read aloud: a step of a lesson, and its heading</extracomment>
        <translation>Étape %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1. Mistake: %2</source>
        <extracomment>read aloud: the kind of a step, such as &quot;Question&quot;, and what is wrong with it</extracomment>
        <translation>%1. Erreur&#xa0;: %2</translation>
    </message>
    <message>
        <source>(no text yet)</source>
        <translation>(pas encore de texte)</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>a button: the step comes earlier in the lesson</extracomment>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move the step up</source>
        <translation>Déplacer l’étape vers le haut</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>a button: the step comes later in the lesson</extracomment>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Move the step down</source>
        <translation>Déplacer l’étape vers le bas</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>a button, a verb: makes the same step of a lesson once more</extracomment>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>The same step once more</source>
        <translation>La même étape encore une fois</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>a button, a verb: removes the step of a lesson</extracomment>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Take the step out; Undo brings it back</source>
        <translation>Supprimer l’étape&#x202f;; «&#x202f;Annuler&#x202f;» la fait revenir</translation>
    </message>
</context>
<context>
    <name>EndActions</name>
    <message>
        <source>Again</source>
        <extracomment>a button: plays the same game once more</extracomment>
        <translation>Encore</translation>
    </message>
    <message>
        <source>The same game again (Ctrl+R)</source>
        <translation>La même partie encore une fois (Ctrl+R)</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <extracomment>a button: plays once more, and who moved second moves first</extracomment>
        <translation>Échanger les places</translation>
    </message>
    <message>
        <source>The same game again; Left and Right change places</source>
        <translation>La même partie encore une fois ; Gauche et Droite échangent leurs places</translation>
    </message>
    <message>
        <source>The same game again; the other player begins</source>
        <translation>La même partie encore une fois ; l’autre joueur commence</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>a button: goes through the moves of the game that is over</extracomment>
        <translation>Où la partie a-t-elle basculé ?</translation>
    </message>
    <message>
        <source>The moves of the game (M)</source>
        <translation>Les coups de la partie (M)</translation>
    </message>
    <message>
        <source>A picture of the game, to save or to copy</source>
        <translation>Une image de la partie, à enregistrer ou à copier</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Judging the moves…</source>
        <translation>Évaluation des coups…</translation>
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
        <translation>Le dernier coup</translation>
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
        <translation>Qui joue le dernier coup perd.</translation>
    </message>
</context>
<context>
    <name>Exercise</name>
    <message>
        <source>Number</source>
        <extracomment>a field in which a pupil types a number</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Answer: %1.</source>
        <extracomment>the right answer to an exercise, such as 7 or &quot;take 3 from heap 1&quot;</extracomment>
        <translation>Réponse&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>ExerciseAnswer</name>
    <message>
        <source>Your answer</source>
        <extracomment>a field: what the pupil answers to an exercise</extracomment>
        <translation>Ta réponse</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>a button: is my answer right?</extracomment>
        <translation>Vérifier</translation>
    </message>
</context>
<context>
    <name>ExercisePanel</name>
    <message>
        <source>Exercise %1 of %2</source>
        <extracomment>the number of this exercise, such as 3, and how many there are, such as 10</extracomment>
        <translation>Exercice %1 sur %2</translation>
    </message>
    <message>
        <source>Done: %1 of %2 right first time.</source>
        <extracomment>how many exercises were right at the first try, such as 7, and how many there were, such as 10</extracomment>
        <translation>Fini&#xa0;: %1 sur %2 justes du premier coup.</translation>
    </message>
    <message>
        <source>Finish</source>
        <extracomment>a button, a verb: ends the last exercise</extracomment>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Try another one</source>
        <translation>En essayer un autre</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <extracomment>a button</extracomment>
        <translation>Exercice suivant</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>a button: answers the same exercise once more</extracomment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Montrer la réponse</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>a button: begins the exercises again from the first one</extracomment>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>Explore it</source>
        <extracomment>a button: opens the position of the exercise with its analysis</extracomment>
        <translation>L’explorer</translation>
    </message>
    <message>
        <source>Opens the position with everything known about it</source>
        <translation>Ouvre la position avec tout ce qu’on en sait</translation>
    </message>
</context>
<context>
    <name>ExploreWall</name>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation type="unfinished">Résolution…</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation type="unfinished">Pas encore résolue</translation>
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
        <translation type="unfinished">Annuler</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button: opens the moves, values and reasons of a position</extracomment>
        <translation type="unfinished">Plus</translation>
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
        <translation>«&#x202f;%1&#x202f;» existe déjà. Le remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>Choose another</source>
        <extracomment>a button: chooses another file</extracomment>
        <translation>En choisir un autre</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>a button: writes over the file that is there</extracomment>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: writes no file</extracomment>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>FindPane</name>
    <message>
        <source>%1 Nothing is lost by trying.</source>
        <comment>a sentence: what was played</comment>
        <translation>%1 On ne perd rien à essayer.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>which of so many moments of the game is asked about</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Où regarder</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>a button: asks about another moment of the game</extracomment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Reprendre d’ici</translation>
    </message>
    <message>
        <source>All moves</source>
        <extracomment>a button: shows the moves of the game, each with its judgement</extracomment>
        <translation>Tous les coups</translation>
    </message>
    <message>
        <source>The moves of the game (M)</source>
        <translation>Les coups de la partie (M)</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Retour à la partie (Échap)</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>before some buttons that tell more and more of how to win</extracomment>
        <translation>Indice</translation>
    </message>
    <message>
        <source>How many</source>
        <extracomment>a button: says how many pieces to take</extracomment>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Show the move</source>
        <extracomment>a button: shows the winning move</extracomment>
        <translation>Montrer le coup</translation>
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
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>a button: no, nothing is forgotten</extracomment>
        <translation>Garder</translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message>
        <source>Games</source>
        <extracomment>heads the page of all games, a noun</extracomment>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Search games</source>
        <extracomment>in an empty field: what is typed here is looked for among the games</extracomment>
        <translation>Chercher un jeu</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>a button, a verb: opens a position that was copied</extracomment>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Coller une position</translation>
    </message>
    <message>
        <source>Paste a position (Ctrl+V)</source>
        <translation>Coller une position (Ctrl+V)</translation>
    </message>
    <message>
        <source>No game matches “%1”.</source>
        <translation>Aucun jeu ne correspond à «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Draw…</source>
        <extracomment>a button, a verb: draws the rules of one&apos;s own game</extracomment>
        <translation>Dessiner…</translation>
    </message>
    <message>
        <source>Draw your own game</source>
        <translation>Dessiner son propre jeu</translation>
    </message>
    <message>
        <source>Draw the shapes that a move may take, and play it at once</source>
        <translation>Dessiner les formes qu’un coup peut prendre, et y jouer aussitôt</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: puts a game back into the list of recent games</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Ouvrir une copie</translation>
    </message>
</context>
<context>
    <name>GameCards</name>
    <message>
        <source>%1. Beaten: %2</source>
        <extracomment>read aloud: what a game is about, and the opponents who lost to the person in it</extracomment>
        <translation>%1. Adversaires battus : %2</translation>
    </message>
</context>
<context>
    <name>GameCourse</name>
    <message>
        <source>Start</source>
        <extracomment>the beginning of a game, at the left end of its course</extracomment>
        <translation>Début</translation>
    </message>
    <message>
        <source>You were winning</source>
        <extracomment>of the one person who plays against the computer</extracomment>
        <translation>Tu gagnais</translation>
    </message>
    <message>
        <source>%1 was winning</source>
        <comment>the name of a player</comment>
        <translation>%1 gagnait</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Exporter une image</translation>
    </message>
    <message>
        <source>Export from the Lab</source>
        <translation>Exporter depuis le Labo</translation>
    </message>
    <message>
        <source>Open a game or a lesson</source>
        <translation>Ouvrir une partie ou une leçon</translation>
    </message>
    <message>
        <source>Drop a game or a lesson to open it</source>
        <translation>Déposer une partie ou une leçon pour l’ouvrir</translation>
    </message>
    <message>
        <source>Save the picture of the game</source>
        <translation>Enregistrer l’image de la partie</translation>
    </message>
</context>
<context>
    <name>GameHeader</name>
    <message>
        <source>How it is played</source>
        <translation>Comment on joue</translation>
    </message>
    <message>
        <source>A game is reviewed by the convention it was played by. Go back to the game to change it</source>
        <translation>Une partie se revoit dans la convention où elle a été jouée. Revenir à la partie pour la changer</translation>
    </message>
    <message>
        <source>The game is over. Choose the convention with a new game</source>
        <translation>La partie est finie. Choisir la convention avec une nouvelle partie</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>Retour aux jeux</translation>
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
        <translation>Mode</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a mode of the window, a verb</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>a mode of the window, a verb: the game with its analysis</extracomment>
        <translation>Explorer</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>a mode of the window, a verb: for a class, large</extracomment>
        <translation>Présenter</translation>
    </message>
    <message>
        <source>Analysis</source>
        <extracomment>a button: shows or hides who wins and why</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Show the analysis</source>
        <translation>Montrer l’analyse</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button: opens a menu with more to do</extracomment>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>New game…</source>
        <extracomment>an entry of a menu: asks for the next game</extracomment>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>an entry of a menu, a verb: begins the same game anew</extracomment>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Stop editing</source>
        <extracomment>an entry of a menu: ends the editing of the position</extracomment>
        <translation>Arrêter de modifier</translation>
    </message>
    <message>
        <source>Edit position</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>Modifier la position</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Normal play</source>
        <extracomment>an entry of a menu: from now on who makes the last move wins</extracomment>
        <translation>Convention normale</translation>
    </message>
    <message>
        <source>Misère play</source>
        <extracomment>an entry of a menu: from now on who makes the last move loses</extracomment>
        <translation>Convention misère</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Show losing moves</source>
        <translation>Montrer les coups perdants</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>the name of a key</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>Show games won by each move</source>
        <translation>Montrer les parties gagnées par chaque coup</translation>
    </message>
    <message>
        <source>Warn after a mistake</source>
        <translation>Prévenir après une erreur</translation>
    </message>
    <message>
        <source>Colour every move</source>
        <translation>Colorer tous les coups</translation>
    </message>
    <message>
        <source>Cancel the analysis</source>
        <translation>Arrêter l’analyse</translation>
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
        <translation>Tout le jeu dans le Labo</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>an entry of a menu, a verb: opens a file</extracomment>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>an entry of a menu, a verb: saves the game in a file</extracomment>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <extracomment>an entry of a menu, a verb: writes a picture of the board to a file</extracomment>
        <translation>Exporter une image…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Copy position</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>Copier la position</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Paste position…</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>Coller une position…</translation>
    </message>
    <message>
        <source>Ctrl+V</source>
        <translation>Ctrl+V</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>an entry of a menu: shows the list of keys and what they do</extracomment>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Add to my lesson</source>
        <translation>Ajouter à ma leçon</translation>
    </message>
    <message>
        <source>Print position…</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>Imprimer la position…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Add a game…</source>
        <translation>Ajouter un jeu…</translation>
    </message>
    <message>
        <source>Equal to…</source>
        <extracomment>an entry of a menu: asks which other game this one is compared with</extracomment>
        <translation>Égal à…</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>after a game: goes through its moves</extracomment>
        <translation>Où la partie a-t-elle basculé ?</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>an entry of a menu, a noun: opens a smaller one, with what is done with the position</extracomment>
        <translation>Position</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>an entry of a menu, a noun: opens a smaller one, with what goes into files and to printers</extracomment>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Picture of the game…</source>
        <extracomment>an entry of a menu: how the game began and went, as a picture to save or to copy</extracomment>
        <translation>Image de la partie…</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Play on as misère?</source>
        <translation>Continuer en misère&#x202f;?</translation>
    </message>
    <message>
        <source>Play on by the normal rule?</source>
        <translation>Continuer en convention normale&#x202f;?</translation>
    </message>
    <message>
        <source>The game goes on from this position, and whoever moves last loses.</source>
        <translation>La partie continue à partir de cette position, et qui joue le dernier coup perd.</translation>
    </message>
    <message>
        <source>The game goes on from this position, and whoever moves last wins.</source>
        <translation>La partie continue à partir de cette position, et qui joue le dernier coup gagne.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: closes the dialog and changes nothing</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: goes on with this game under the other convention</extracomment>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>GraphNotice</name>
    <message>
        <source>Show the part around the position</source>
        <translation>Montrer ce qui entoure la position</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>play, explore or present</source>
        <translation>play, explore ou present</translation>
    </message>
    <message>
        <source>a page of Learn: lessons, practice, mark, worksheets or pupils</source>
        <translation>une page d’Apprendre&#xa0;: lessons, practice, mark, worksheets ou pupils</translation>
    </message>
    <message>
        <source>a page of the Lab: graph, matrix, statistics, table, ...</source>
        <translation>une page du Labo&#xa0;: graph, matrix, statistics, table, ...</translation>
    </message>
    <message>
        <source>a lesson of the course or of your own, by its id</source>
        <translation>une leçon du cours ou une leçon à soi, par son id</translation>
    </message>
    <message>
        <source>light, dark or system</source>
        <translation>light, dark ou system</translation>
    </message>
    <message>
        <source>size of the window, e.g. 1440x900</source>
        <translation>taille de la fenêtre, p. ex. 1440x900</translation>
    </message>
    <message>
        <source>show, wait for the analysis, save the picture, quit</source>
        <translation>afficher, attendre l’analyse, enregistrer l’image, quitter</translation>
    </message>
    <message>
        <source>mirror the window, as for writing from right to left</source>
        <translation>inverser la fenêtre, comme pour une écriture de droite à gauche</translation>
    </message>
    <message>
        <source>--lesson: there is no lesson &apos;%1&apos;; there are %2</source>
        <extracomment>what was typed, such as nimm, and the names of all lessons</extracomment>
        <translation>--lesson&#xa0;: il n’y a pas de leçon &apos;%1&apos;&#x202f;; il y a %2</translation>
    </message>
    <message>
        <source>%1: there is no such file</source>
        <translation>%1&#xa0;: ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>A laboratory for Nim and its relatives</source>
        <translation>Un laboratoire pour le jeu de Nim et sa famille</translation>
    </message>
    <message>
        <source>a width and a height such as 1440x900</source>
        <translation>un format largeur x hauteur, comme 1440x900,</translation>
    </message>
    <message>
        <source>a file name</source>
        <translation>un nom de fichier</translation>
    </message>
    <message>
        <source>seconds to spend on a position; no limit unless given</source>
        <translation>secondes à passer sur une position&#x202f;; sans limite par défaut</translation>
    </message>
    <message>
        <source>megabytes to use; 2048 unless given</source>
        <translation>mégaoctets à utiliser&#x202f;; 2048 par défaut</translation>
    </message>
    <message>
        <source>megabytes from %1 to %2</source>
        <extracomment>what an option takes: the least and the largest amount of memory</extracomment>
        <translation>un nombre de mégaoctets de %1 à %2</translation>
    </message>
    <message>
        <source>seconds over 0 and up to 1000000000</source>
        <translation>un nombre de secondes supérieur à 0 et d’au plus 1000000000</translation>
    </message>
    <message>
        <source>human, perfect, random, look:N (N from 1 to 20), human-like or human-like:P (P from 0 to 100), fence:N (perfect from N pieces left on, N from 1 to 99)</source>
        <translation>human, perfect, random, look:N (N de 1 à 20), human-like ou human-like:P (P de 0 à 100), fence:N (parfait dès qu’il ne reste que N pièces, N de 1 à 99)</translation>
    </message>
    <message>
        <source>a command is required; --help lists them</source>
        <translation>il faut une commande&#x202f;; --help en donne la liste</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;; --help lists them</source>
        <translation>commande inconnue &apos;%1&apos;&#x202f;; --help en donne la liste</translation>
    </message>
    <message>
        <source>Solves, plays and explains Nim and its relatives.</source>
        <translation>Résout, joue et explique le jeu de Nim et sa famille.</translation>
    </message>
    <message>
        <source>who wins, by which moves</source>
        <translation>qui gagne, et par quels coups</translation>
    </message>
    <message>
        <source>such as nim:7,11,5; &apos;-&apos; reads one per line</source>
        <translation>par exemple nim:7,11,5&#x202f;; &apos;-&apos; en lit une par ligne</translation>
    </message>
    <message>
        <source>one JSON object per line</source>
        <translation>un objet JSON par ligne</translation>
    </message>
    <message>
        <source>outcomes that table --out wrote; positions on its board are looked up</source>
        <translation>issues écrites par table --out&#x202f;; les positions de ce plateau y sont lues</translation>
    </message>
    <message>
        <source>the move that Perfect plays; exit code 1 when no move is left</source>
        <translation>le coup que joue le niveau Parfait&#x202f;; code de retour 1 s’il ne reste aucun coup</translation>
    </message>
    <message>
        <source>such as nim:7,11,5; &apos;-&apos; reads it from standard input</source>
        <translation>par exemple nim:7,11,5&#x202f;; &apos;-&apos; la lit sur l’entrée standard</translation>
    </message>
    <message>
        <source>as a JSON object</source>
        <translation>en objet JSON</translation>
    </message>
    <message>
        <source>why, step by step</source>
        <translation>pourquoi, pas à pas</translation>
    </message>
    <message>
        <source>every position that can be reached, and the kernel</source>
        <translation>toutes les positions qu’on peut atteindre, et le noyau</translation>
    </message>
    <message>
        <source>such as lines/misere:111/1111/11111; &apos;-&apos; reads it from standard input</source>
        <translation>par exemple lines/misere:111/1111/11111&#x202f;; &apos;-&apos; la lit sur l’entrée standard</translation>
    </message>
    <message>
        <source>one JSON object</source>
        <translation>un objet JSON</translation>
    </message>
    <message>
        <source>leave out terminal positions and the moves to them</source>
        <translation>omettre les positions finales et les coups qui y mènent</translation>
    </message>
    <message>
        <source>count positions equal by symmetry once</source>
        <translation>compter une seule fois les positions égales par symétrie</translation>
    </message>
    <message>
        <source>Line Nim: count without the graph, also where that would be too large; JSON</source>
        <translation>Nim en ligne&#xa0;: compter sans le graphe, même là où il serait trop grand&#x202f;; JSON</translation>
    </message>
    <message>
        <source>write the graph for Graphviz to this file</source>
        <translation>écrire le graphe pour Graphviz dans ce fichier</translation>
    </message>
    <message>
        <source>write the connection matrix to this CSV file</source>
        <translation>écrire la matrice d’adjacence dans ce fichier CSV</translation>
    </message>
    <message>
        <source>checks lessons; exit code 1 when one of them says what is not true</source>
        <translation>vérifie des leçons&#x202f;; code de retour 1 si l’une d’elles dit quelque chose de faux</translation>
    </message>
    <message>
        <source>lesson files; without any the program&apos;s own lessons</source>
        <translation>fichiers de leçon&#x202f;; par défaut, les leçons du programme</translation>
    </message>
    <message>
        <source>one of the program&apos;s own lessons, as --list names it</source>
        <translation>une leçon du programme, sous le nom que donne --list</translation>
    </message>
    <message>
        <source>write the plan of one lesson for the teacher, a PDF file</source>
        <translation>écrire le plan d’une leçon pour l’enseignant, un fichier PDF</translation>
    </message>
    <message>
        <source>of the plan: a4 or letter; a4 unless given</source>
        <translation>papier du plan&#xa0;: a4 ou letter&#x202f;; a4 par défaut</translation>
    </message>
    <message>
        <source>read the program&apos;s own lessons in that language, and check the translation</source>
        <translation>lire les leçons du programme dans cette langue et vérifier la traduction</translation>
    </message>
    <message>
        <source>only list them</source>
        <translation>en donner seulement la liste</translation>
    </message>
    <message>
        <source>the games with their options and presets</source>
        <translation>les jeux avec leurs options et leurs positions prêtes</translation>
    </message>
    <message>
        <source>a game in the terminal; Left starts</source>
        <translation>une partie dans le terminal&#x202f;; Gauche commence</translation>
    </message>
    <message>
        <source>such as nim:7,11,5</source>
        <translation>par exemple nim:7,11,5</translation>
    </message>
    <message>
        <source>of all chance: the same seed plays the same game</source>
        <translation>graine du hasard&#xa0;: la même donne la même partie</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <extracomment>what an option takes: the least and the largest number</extracomment>
        <translation>un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>Grundy values of heaps by size, and their period</source>
        <translation>valeurs de Grundy des tas selon leur taille, et leur période</translation>
    </message>
    <message>
        <source>such as takeaway/take=1-3, octal/code=0.77 or grundy</source>
        <translation>par exemple takeaway/take=1-3, octal/code=0.77 ou grundy</translation>
    </message>
    <message>
        <source>the largest heap; 100 unless given</source>
        <translation>le plus grand tas&#x202f;; 100 par défaut</translation>
    </message>
    <message>
        <source>a heap size from %1 to %2</source>
        <extracomment>what an option takes: the least and the largest size</extracomment>
        <translation>un tas de taille %1 à %2</translation>
    </message>
    <message>
        <source>a file for the values, .csv or .json</source>
        <translation>un fichier pour les valeurs, .csv ou .json</translation>
    </message>
    <message>
        <source>a range such as 0-20, numbers up to %1</source>
        <translation>un intervalle comme 0-20, aux nombres d’au plus %1,</translation>
    </message>
    <message>
        <source>a file name ending in .csv, .json, .svg or .table</source>
        <translation>un nom de fichier finissant par .csv, .json, .svg ou .table</translation>
    </message>
    <message>
        <source>what the positions of a family are worth</source>
        <translation>ce que valent les positions d’une famille</translation>
    </message>
    <message>
        <source>a notation with the variables n and m, such as nim:n,m,3 or lines/max=m:1^n; or a game</source>
        <translation>une notation avec les variables n et m, comme nim:n,m,3 ou lines/max=m:1^n&#x202f;; ou bien un jeu</translation>
    </message>
    <message>
        <source>the values of n</source>
        <translation>les valeurs de n</translation>
    </message>
    <message>
        <source>the values of m</source>
        <translation>les valeurs de m</translation>
    </message>
    <message>
        <source>rows of the grids (m)</source>
        <translation>lignes des grilles (m)</translation>
    </message>
    <message>
        <source>columns of the grids (n)</source>
        <translation>colonnes des grilles (n)</translation>
    </message>
    <message>
        <source>the maximum per move on the grids</source>
        <translation>le maximum par coup sur les grilles</translation>
    </message>
    <message>
        <source>a maximum per move from %1 to %2</source>
        <extracomment>what an option takes, the most that one move may take: the least and the largest number</extracomment>
        <translation>un maximum par coup de %1 à %2</translation>
    </message>
    <message>
        <source>outcome, grundy, remoteness or value</source>
        <translation>outcome, grundy, remoteness ou value</translation>
    </message>
    <message>
        <source>misère play</source>
        <extracomment>what an option means: who makes the last move loses</extracomment>
        <translation>convention misère</translation>
    </message>
    <message>
        <source>write a table (.csv, .json), a picture (.svg) or, for one board of the grid, the outcomes of all its positions (.table)</source>
        <translation>écrire un tableau (.csv, .json), une image (.svg) ou, pour un seul plateau du jeu grid, les issues de toutes ses positions (.table)</translation>
    </message>
    <message>
        <source>seconds to spend on the table; no limit unless given</source>
        <translation>secondes à passer sur le tableau&#x202f;; sans limite par défaut</translation>
    </message>
    <message>
        <source>theory against search; exit code 1 when they differ</source>
        <translation>la théorie contre la recherche&#x202f;; code de retour 1 en cas de désaccord</translation>
    </message>
    <message>
        <source>games such as nim, variants such as lines/max=3, or &apos;all&apos;</source>
        <translation>des jeux comme nim, des variantes comme lines/max=3, ou &apos;all&apos;</translation>
    </message>
    <message>
        <source>the size of the largest positions checked</source>
        <translation>la taille des plus grandes positions vérifiées</translation>
    </message>
    <message>
        <source>a size from %1 to %2</source>
        <extracomment>what an option takes, how large the positions are: the least and the largest number</extracomment>
        <translation>un nombre de %1 à %2 pour la taille</translation>
    </message>
    <message>
        <source>a game, as &apos;list&apos; names it; with rules of its own: shapes/take=11t</source>
        <translation>un jeu, sous le nom que donne &apos;list&apos;&#x202f;; avec ses règles&#xa0;: shapes/take=11t</translation>
    </message>
    <message>
        <source>what is asked, once for each kind: %1; finding a winning move unless given</source>
        <translation>ce qui est demandé, à donner une fois par sorte&#xa0;: %1&#x202f;; par défaut, trouver un coup gagnant</translation>
    </message>
    <message>
        <source>how many exercises; 10 unless given</source>
        <translation>combien d’exercices&#x202f;; 10 par défaut</translation>
    </message>
    <message>
        <source>1 (easy) to 10; 3 unless given</source>
        <translation>de 1 (facile) à 10&#x202f;; 3 par défaut</translation>
    </message>
    <message>
        <source>a difficulty from %1 to %2</source>
        <extracomment>what an option takes, how hard the exercises are: the least and the largest number</extracomment>
        <translation>un niveau de difficulté de %1 à %2</translation>
    </message>
    <message>
        <source>the same seed makes the same sheet; 1 unless given</source>
        <translation>la même graine donne la même fiche&#x202f;; 1 par défaut</translation>
    </message>
    <message>
        <source>a4 or letter; a4 unless given</source>
        <translation>a4 ou letter&#x202f;; a4 par défaut</translation>
    </message>
    <message>
        <source>a4 or letter</source>
        <translation>a4 ou letter</translation>
    </message>
    <message>
        <source>what stands above; the game and the kind unless given</source>
        <translation>le titre en haut&#x202f;; par défaut, le jeu et la sorte d’exercice</translation>
    </message>
    <message>
        <source>a title of at most %1 characters</source>
        <translation>un titre d’au plus %1 caractères</translation>
    </message>
    <message>
        <source>write the sheet as PDF</source>
        <translation>écrire la fiche en PDF</translation>
    </message>
    <message>
        <source>a file name ending in .pdf</source>
        <translation>un nom de fichier finissant par .pdf</translation>
    </message>
    <message>
        <source>without the answers</source>
        <translation>sans les réponses</translation>
    </message>
    <message>
        <source>print the exercises, one JSON object per line</source>
        <translation>afficher les exercices, un objet JSON par ligne</translation>
    </message>
    <message>
        <source>exercises on paper, with answers</source>
        <translation>des exercices sur papier, avec les réponses</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>heads the help of a command: how it is called</extracomment>
        <translation>Utilisation</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>SUBCOMMANDS</source>
        <translation>COMMANDES</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>OBLIGATOIRE</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXTE</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>afficher la version du programme et quitter</translation>
    </message>
    <message>
        <source>The following argument was not expected: %1</source>
        <translation>argument inattendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>The following arguments were not expected: %1</source>
        <translation>arguments inattendus&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>il manque %1</translation>
    </message>
    <message>
        <source>--%1: takes no value</source>
        <translation>--%1&#xa0;: ne prend pas de valeur</translation>
    </message>
    <message>
        <source>%1: expected a value, found the end</source>
        <translation>%1&#xa0;: valeur attendue, mais rien ne suit</translation>
    </message>
    <message>
        <source>%1: given more than once</source>
        <translation>%1&#xa0;: donné plus d’une fois</translation>
    </message>
    <message>
        <source>a position to open, e.g. nim:7,11,5, or a file: a saved game (.grundy), a lesson (.grundylesson, .json) or a drawn game (.grundyrule); of several each gets a window of its own</source>
        <translation>une position à ouvrir, par exemple nim:7,11,5, ou un fichier&#xa0;: une partie enregistrée (.grundy), une leçon (.grundylesson, .json) ou un jeu dessiné (.grundyrule)&#x202f;; s’il y en a plusieurs, chacun a sa fenêtre</translation>
    </message>
    <message>
        <source>--grab: expected one position, found %1</source>
        <translation>--grab&#xa0;: une seule position attendue, %1 trouvées</translation>
    </message>
    <message>
        <source>%1: no other window can be opened</source>
        <translation>%1&#xa0;: aucune autre fenêtre ne peut être ouverte</translation>
    </message>
    <message>
        <source>positions side by side, and what they are worth</source>
        <translation>des positions côte à côte, et ce qu’elles valent</translation>
    </message>
    <message>
        <source>such as nim:3,5 and -hackenbush:0-1b</source>
        <translation>par exemple nim:3,5 et -hackenbush:0-1b</translation>
    </message>
    <message>
        <source>prints =, &lt;, &gt; or ||; the exit code is 0, 10, 11 or 12</source>
        <translation>affiche =, &lt;, &gt; ou ||&#x202f;; le code de retour est 0, 10, 11 ou 12</translation>
    </message>
    <message>
        <source>a position in normal play</source>
        <translation>une position en convention normale</translation>
    </message>
    <message>
        <source>what it is compared with</source>
        <translation>ce à quoi on la compare</translation>
    </message>
    <message>
        <source>the simplest game that a position equals</source>
        <translation>le jeu le plus simple auquel une position est égale</translation>
    </message>
    <message>
        <source>other ways to write it, too, one per line</source>
        <translation>aussi d’autres façons de l’écrire, une par ligne</translation>
    </message>
    <message>
        <source>no display can be reached; grundy-cli needs none</source>
        <translation>aucun écran n’est accessible&#xa0;; grundy-cli n’en a pas besoin</translation>
    </message>
    <message>
        <source>a board as a picture: SVG, PDF or PNG</source>
        <translation>un plateau en image : SVG, PDF ou PNG</translation>
    </message>
    <message>
        <source>the file; its ending says what it becomes: .svg, .pdf or .png</source>
        <translation>le fichier ; sa terminaison dit ce qu’il devient : .svg, .pdf ou .png</translation>
    </message>
    <message>
        <source>a file name ending in .svg, .pdf or .png</source>
        <translation>un nom de fichier qui se termine par .svg, .pdf ou .png</translation>
    </message>
    <message>
        <source>moves of the player to move that are marked: none, winning or all; none unless given</source>
        <translation>les coups du joueur au trait qui sont marqués : none (aucun), winning (gagnants) ou all (tous) ; none par défaut</translation>
    </message>
    <message>
        <source>light or dark; light unless given</source>
        <translation>light (clair) ou dark (sombre) ; light par défaut</translation>
    </message>
    <message>
        <source>without names and numbers beside the pieces</source>
        <translation>sans noms ni nombres à côté des pièces</translation>
    </message>
    <message>
        <source>in pixels, e.g. 1280x800; as large as the board unless given</source>
        <translation>en pixels, p. ex. 1280x800 ; aussi grand que le plateau par défaut</translation>
    </message>
    <message>
        <source>a size from %1x%1 to %2x%2, such as 1280x800</source>
        <translation>une taille de %1x%1 à %2x%2, comme 1280x800</translation>
    </message>
    <message>
        <source>plain, or world: the game&apos;s own pieces; plain unless given</source>
        <translation>plain (simples) ou world : les pièces propres au jeu ; plain par défaut</translation>
    </message>
    <message>
        <source>how reasons argue: idea (in plain words), labels (P and N, by moves and their answers), values or theorems; theorems unless given</source>
        <translation>ce qui sert à argumenter&#xa0;: idea (en mots simples), labels (P et N, par les coups et leurs réponses), values ou theorems&#x202f;; theorems par défaut</translation>
    </message>
    <message>
        <source>idea, labels, values or theorems</source>
        <translation>idea, labels, values ou theorems</translation>
    </message>
</context>
<context>
    <name>IdeaPane</name>
    <message>
        <source>Why?</source>
        <extracomment>a heading: why somebody wins</extracomment>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>%1 · %2 to move</source>
        <extracomment>a position such as &quot;Nim 5, 5, 2&quot;, and the name of who is to move</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation type="unfinished">Retour à la partie (Échap)</translation>
    </message>
    <message>
        <source>The idea</source>
        <extracomment>names what is shown: why somebody wins, in plain words</extracomment>
        <translation>L’idée</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <extracomment>in place of an idea: it is being looked for</extracomment>
        <translation>Recherche de la raison…</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Pas encore résolue</translation>
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
        <translation type="unfinished">Jouer la position</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>read aloud: the list of the moves in which an idea is played</extracomment>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>below the first of some small boards: the position as it is now</extracomment>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Tell me more</source>
        <extracomment>a button: the reasons in more than plain words</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>how far reasons argue: with the letters P and N only</extracomment>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>how far reasons argue: with Grundy values, too</extracomment>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Theorems</source>
        <extracomment>how far reasons argue: with all that is proven</extracomment>
        <translation>Théorèmes</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>The class may still see this screen. The page of the Lab shows all its results.</source>
        <translation>La classe voit peut-être encore cet écran. La page du Labo montre tous ses résultats.</translation>
    </message>
    <message>
        <source>Go on presenting</source>
        <translation>Continuer à présenter</translation>
    </message>
    <message>
        <source>Show the page</source>
        <translation>Montrer la page</translation>
    </message>
    <message>
        <source>%1 · misère</source>
        <translation>%1 · misère</translation>
    </message>
    <message>
        <source>State graph</source>
        <extracomment>a page of the lab: positions as dots, moves as arrows</extracomment>
        <translation>Graphe des positions</translation>
    </message>
    <message>
        <source>Connection matrix</source>
        <extracomment>a page of the lab: a table of which position leads to which</extracomment>
        <translation>Matrice d’adjacence</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>a page of the lab</extracomment>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>a page of the lab</extracomment>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>Sequences</source>
        <extracomment>a page of the lab: the Grundy values of heaps of 0, 1, 2 …</extracomment>
        <translation>Suites</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Tes propres règles</translation>
    </message>
    <message>
        <source>Theory check</source>
        <extracomment>a page of the lab: theorems are compared with a plain search</extracomment>
        <translation>Contrôle de la théorie</translation>
    </message>
    <message>
        <source>Lab</source>
        <extracomment>a heading, short for laboratory</extracomment>
        <translation>Labo</translation>
    </message>
    <message>
        <source>Lab · %1</source>
        <translation>Labo · %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends a calculation</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Position…</source>
        <extracomment>a button: asks which position the lab works on</extracomment>
        <translation>Position…</translation>
    </message>
    <message>
        <source>Choose the position to look at</source>
        <translation>Choisir la position à examiner</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>a button, a verb: shows the page to a class</extracomment>
        <translation>Présenter</translation>
    </message>
    <message>
        <source>Full screen for a class, with the answers hidden at first</source>
        <translation>Plein écran pour une classe, les réponses d’abord cachées</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>a button, a verb: writes the page to a file</extracomment>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Page of the Lab</source>
        <translation>Page du Labo</translation>
    </message>
    <message>
        <source>Which position?</source>
        <extracomment>the title of a dialog: which position the lab works on</extracomment>
        <translation>Quelle position&#x202f;?</translation>
    </message>
    <message>
        <source>The Lab looks at every position that can be reached from this one.</source>
        <translation>Le Labo examine toutes les positions qu’on peut atteindre à partir de celle-ci.</translation>
    </message>
    <message>
        <source>The position on the board: %1</source>
        <translation>La position du plateau&#xa0;: %1</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>L’examiner</translation>
    </message>
</context>
<context>
    <name>LabelRow</name>
    <message>
        <source>Positions</source>
        <extracomment>read aloud: the row of positions with their letters P and N</extracomment>
        <translation>Positions</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a number, and its letter P or N</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: P or N?</source>
        <translation>%1&#xa0;: P ou N&#x202f;?</translation>
    </message>
    <message>
        <source>%1: not labelled yet</source>
        <translation>%1&#xa0;: pas encore d’étiquette</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Who is learning?</source>
        <translation>Qui apprend&#x202f;?</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>a page of Learn, a noun</extracomment>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>a page of Learn, a noun: exercises that adapt to the pupil</extracomment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Mark it yourself</source>
        <translation>Étiqueter soi-même</translation>
    </message>
    <message>
        <source>Worksheets</source>
        <extracomment>a page of Learn</extracomment>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>Pupils</source>
        <extracomment>a page of Learn</extracomment>
        <translation>Élèves</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>a heading, a verb: the part of the program with lessons and exercises</extracomment>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Learn: %1</source>
        <comment>a pupil</comment>
        <translation>Apprendre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Page of Learn</source>
        <translation>Page d’Apprendre</translation>
    </message>
    <message>
        <source>I teach</source>
        <extracomment>a button: who sits at the computer is the teacher, no pupil</extracomment>
        <translation>J’enseigne</translation>
    </message>
    <message>
        <source>My name is not here…</source>
        <translation>Mon nom n’est pas ici…</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>the player who just moved wins</source>
        <translation>celui qui vient de jouer gagne</translation>
    </message>
    <message>
        <source>cold: the player who just moved wins</source>
        <translation>froide&#xa0;: celui qui vient de jouer gagne</translation>
    </message>
    <message>
        <source>the player to move wins</source>
        <translation>celui qui doit jouer gagne</translation>
    </message>
    <message>
        <source>hot: the player to move wins</source>
        <translation>chaude&#xa0;: celui qui doit jouer gagne</translation>
    </message>
    <message>
        <source>Blue (Left) wins</source>
        <translation>Bleu (Gauche) gagne</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>explains a letter: who wins the position; a player such as &quot;White (Left)&quot;</extracomment>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>Left wins</source>
        <extracomment>Left is a player</extracomment>
        <translation>Gauche gagne</translation>
    </message>
    <message>
        <source>Red (Right) wins</source>
        <translation>Rouge (Droite) gagne</translation>
    </message>
    <message>
        <source>Right wins</source>
        <extracomment>explains a letter: who wins the position; Right is a player</extracomment>
        <translation>Droite gagne</translation>
    </message>
    <message>
        <source>previous wins</source>
        <extracomment>explains the letter P, in few words: the previous player, who just moved, wins</extracomment>
        <translation>le précédent gagne</translation>
    </message>
    <message>
        <source>cold</source>
        <extracomment>explains the letter P, in one word</extracomment>
        <translation>froide</translation>
    </message>
    <message>
        <source>next wins</source>
        <extracomment>explains N, in few words</extracomment>
        <translation>le suivant gagne</translation>
    </message>
    <message>
        <source>hot</source>
        <extracomment>explains N, in one word</extracomment>
        <translation>chaude</translation>
    </message>
    <message>
        <source>Blue wins</source>
        <extracomment>Blue is a player</extracomment>
        <translation>Bleu gagne</translation>
    </message>
    <message>
        <source>Red wins</source>
        <extracomment>explains a letter, in few words: the player Red wins</extracomment>
        <translation>Rouge gagne</translation>
    </message>
    <message>
        <source>this move wins</source>
        <translation>ce coup gagne</translation>
    </message>
    <message>
        <source>this move loses</source>
        <translation>ce coup perd</translation>
    </message>
</context>
<context>
    <name>LensPane</name>
    <message>
        <source>Nim lens</source>
        <extracomment>read aloud: the place where a game is shown as heaps of Nim that equal it</extracomment>
        <translation>Loupe de Nim</translation>
    </message>
    <message>
        <source>Show the heaps as</source>
        <translation>Montrer les tas comme</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button, a verb: opens the heaps of Nim as a game of their own</extracomment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open %1 as a game of its own</source>
        <translation>Ouvrir %1 comme un jeu à part</translation>
    </message>
</context>
<context>
    <name>LensSlider</name>
    <message>
        <source>Coins</source>
        <extracomment>one end of a slider, whose other one is called Nim heaps: the board as it is</extracomment>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>one end of a slider, whose other one is called Nim heaps: the board as it is</extracomment>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Nim lens</source>
        <translation>Loupe de Nim</translation>
    </message>
    <message>
        <source>%1 % of the way to Nim heaps</source>
        <extracomment>read aloud: of the way from the board as it is to its heaps of Nim</extracomment>
        <translation>%1 % du chemin vers les tas de Nim</translation>
    </message>
    <message>
        <source>Nim heaps</source>
        <extracomment>one end of a slider, and a switch: shows the game as heaps of Nim that equal it</extracomment>
        <translation>Tas de Nim</translation>
    </message>
    <message>
        <source>Nim lens: the same position as Nim heaps</source>
        <translation>Loupe de Nim&#xa0;: la même position en tas de Nim</translation>
    </message>
</context>
<context>
    <name>LessonBoard</name>
    <message>
        <source>The computer is thinking…</source>
        <translation>L’ordinateur réfléchit…</translation>
    </message>
    <message>
        <source>Your move. The computer: %1</source>
        <translation>À toi de jouer. L’ordinateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a player and the colour</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last move back</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>a button: the position as it was at first</extracomment>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Back to the position of this step</source>
        <translation>Retour à la position de cette étape</translation>
    </message>
    <message>
        <source>In pairs</source>
        <extracomment>a button: two pupils play against each other</extracomment>
        <translation>À deux</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contre l’ordinateur</translation>
    </message>
    <message>
        <source>Two play, taking turns</source>
        <translation>On joue à deux, chacun son tour</translation>
    </message>
    <message>
        <source>A gentle player takes the second seat</source>
        <translation>Un joueur accommodant prend la seconde place</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>Ouvrir dans Explorer</translation>
    </message>
</context>
<context>
    <name>LessonEditor</name>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>All lessons</source>
        <extracomment>a button: back to the list of lessons</extracomment>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last change of the lesson back</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>a button: makes a change again that was taken back</extracomment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>a button: saves the lesson
----------
a button: saves the lesson before the editor is left</extracomment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Into the folder of your own lessons (Ctrl+S)</source>
        <translation>Dans le dossier de tes propres leçons (Ctrl+S)</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>A file to give away</source>
        <translation>Un fichier à partager</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>a button: runs the lesson as the class will see it</extracomment>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Save it and see it as the class does; Present is there</source>
        <translation>L’enregistrer et la voir comme la classe&#x202f;; on y trouve aussi «&#x202f;Présenter&#x202f;»</translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation>Étapes de la leçon</translation>
    </message>
    <message>
        <source>Save a copy of the lesson</source>
        <translation>Enregistrer une copie de la leçon</translation>
    </message>
    <message>
        <source>Show a position</source>
        <translation>Montrer une position</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>a step that is only text</extracomment>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Ask: P or N?</source>
        <translation>Demander&#xa0;: P ou N&#x202f;?</translation>
    </message>
    <message>
        <source>Ask a question</source>
        <translation>Poser une question</translation>
    </message>
    <message>
        <source>Ask: find a winning move</source>
        <translation>Demander&#xa0;: quel coup gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Think, then look</source>
        <translation>D’abord réfléchir, puis regarder</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>a step: the class plays</extracomment>
        <translation>Jouer la position</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Ajouter une étape</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>Titre de la leçon</translation>
    </message>
    <message>
        <source>What it is about, in one sentence</source>
        <translation>De quoi il s’agit, en une phrase</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>a field: how long the lesson takes</extracomment>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Save the lesson?</source>
        <translation>Enregistrer la leçon&#x202f;?</translation>
    </message>
    <message>
        <source>It has been changed since it was saved.</source>
        <translation>Elle a changé depuis le dernier enregistrement.</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>Continuer à modifier</translation>
    </message>
</context>
<context>
    <name>LessonListPage</name>
    <message>
        <source>%1 of %2 answered</source>
        <extracomment>of the lesson to go on with: how many questions were answered, and how many there are</extracomment>
        <translation>Réponses données&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <extracomment>of a lesson: how many steps were seen, and how many there are
----------
of the lesson to go on with: how many steps were seen, and how many there are</extracomment>
        <translation>%1 étapes sur %2</translation>
    </message>
    <message>
        <source>the next lesson</source>
        <translation>la leçon suivante</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Lesson files ending in .grundylesson in %1 appear here. Each is checked first, and any mistake is shown with its place.</source>
        <translation>Les fichiers de leçon finissant par .grundylesson dans %1 apparaissent ici. Chacun est d’abord vérifié, et toute faute est montrée avec son emplacement.</translation>
    </message>
    <message>
        <source>Teaching guide</source>
        <extracomment>a button: opens the advice for teachers</extracomment>
        <translation>Guide pédagogique</translation>
    </message>
    <message>
        <source>Make a lesson</source>
        <translation>Créer une leçon</translation>
    </message>
    <message>
        <source>Being checked…</source>
        <extracomment>of a lesson: the program checks whether what it says is true</extracomment>
        <translation>Vérification en cours…</translation>
    </message>
    <message>
        <source>Done, %1 of %2 right first time</source>
        <extracomment>of a lesson: how many questions were right at the first try, and how many there are</extracomment>
        <translation>Fini, %1 sur %2 justes du premier coup</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>of a lesson, not a button: it was worked through</extracomment>
        <translation>Fini</translation>
    </message>
    <message>
        <source>Seen, %1 of %2 answered</source>
        <extracomment>of a lesson: how many questions were answered, and how many there are</extracomment>
        <translation>Vu, réponses données&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>about %1 minutes</source>
        <translation>environ %1 minutes</translation>
    </message>
    <message>
        <source>Your lesson %1: %2</source>
        <extracomment>read aloud: the number of a lesson that one wrote oneself, and its title</extracomment>
        <translation>Ta leçon %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <extracomment>read aloud: the number of a lesson, and its title</extracomment>
        <translation>Leçon %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>read aloud: what a lesson is about, and how far it is done</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <extracomment>how many lessons were worked through, and how many there are</extracomment>
        <translation>%1 sur %2 finies</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>All lessons</source>
        <extracomment>a button: back to the list of lessons</extracomment>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>a button, a verb: shows the lesson to a class</extracomment>
        <translation>Présenter</translation>
    </message>
    <message>
        <source>For a class: full screen and large</source>
        <translation>Pour une classe&#xa0;: plein écran et en grand</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>a button, a verb: changes this lesson</extracomment>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Change the lesson</source>
        <translation>Modifier la leçon</translation>
    </message>
    <message>
        <source>Print the lesson plan</source>
        <translation>Imprimer le plan de leçon</translation>
    </message>
    <message>
        <source>Plan…</source>
        <extracomment>a button, a noun: saves the plan of the lesson, for the teacher, as a file</extracomment>
        <translation>Plan…</translation>
    </message>
    <message>
        <source>Plan saved</source>
        <extracomment>what the button says when the plan of the lesson has been saved</extracomment>
        <translation>Plan enregistré</translation>
    </message>
    <message>
        <source>The lesson on paper, for the teacher: steps, boards, answers and notes</source>
        <translation>La leçon sur papier, pour l’enseignant&#xa0;: étapes, plateaux, réponses et notes</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Save the lesson plan</source>
        <translation>Enregistrer le plan de leçon</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: to the step before</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>read aloud: the number of this step of a lesson, and how many there are</extracomment>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Step %1, here</source>
        <translation>Étape %1, ici</translation>
    </message>
    <message>
        <source>Step %1, not answered yet</source>
        <translation>Étape %1, sans réponse encore</translation>
    </message>
    <message>
        <source>Step %1, seen</source>
        <translation>Étape %1, vue</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>the number of a step</extracomment>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: to the next step</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <extracomment>a button: leaves this lesson and begins the next one</extracomment>
        <translation>Leçon suivante</translation>
    </message>
</context>
<context>
    <name>LessonStage</name>
    <message>
        <source>Table, n across and m down</source>
        <translation>Tableau, n en largeur et m vers le bas</translation>
    </message>
    <message>
        <source>Row, n across</source>
        <translation>Ligne, n en largeur</translation>
    </message>
    <message>
        <source>n = %1, m = %2: %3</source>
        <extracomment>read aloud: the place in a table, and what stands there: P, N, a number or &quot;empty&quot;</extracomment>
        <translation>n = %1, m = %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>read aloud: nothing stands at this place of a table</extracomment>
        <translation>vide</translation>
    </message>
    <message>
        <source>n = %1: %2</source>
        <extracomment>read aloud: the place in a table, and what stands there: P, N, a number or &quot;empty&quot;</extracomment>
        <translation>n = %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Answers</source>
        <extracomment>read aloud: the answers to choose from</extracomment>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>%1: right</source>
        <extracomment>read aloud: an answer, and that it is the right one</extracomment>
        <translation>%1&#xa0;: juste</translation>
    </message>
    <message>
        <source>%1: not right</source>
        <translation>%1&#xa0;: pas juste</translation>
    </message>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation>Résolution…</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>the file is larger than %1 bytes</source>
        <translation>le fichier dépasse %1 octets</translation>
    </message>
    <message>
        <source>longer than %1 characters</source>
        <translation>plus long que %1 caractères</translation>
    </message>
    <message>
        <source>there may be %1 at most</source>
        <translation>il peut y en avoir %1 au plus</translation>
    </message>
    <message>
        <source>there must be %1 at least</source>
        <translation>il doit y en avoir %1 au moins</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2</source>
        <extracomment>the least and the largest number that can stand there</extracomment>
        <translation>nombre entier de %1 à %2 attendu</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>impossible de lire le fichier&#xa0;: %1</translation>
    </message>
    <message>
        <source>this is not JSON: %1</source>
        <translation>ce n’est pas du JSON&#xa0;: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands here a second time</source>
        <translation>&quot;%1&quot; est ici pour la seconde fois</translation>
    </message>
    <message>
        <source>this is not a lesson: &quot;format&quot; is not &quot;grundy-lesson&quot;</source>
        <translation>ce n’est pas une leçon&#xa0;: &quot;format&quot; n’est pas &quot;grundy-lesson&quot;</translation>
    </message>
    <message>
        <source>the lesson was written for a newer version of Grundy</source>
        <translation>la leçon a été écrite pour une version plus récente de Grundy</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>&quot;%1&quot; manque</translation>
    </message>
    <message>
        <source>expected a text</source>
        <translation>texte attendu</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>true ou false attendu</translation>
    </message>
    <message>
        <source>expected a list</source>
        <translation>liste attendue</translation>
    </message>
    <message>
        <source>expected keys and values in { }</source>
        <translation>clés et valeurs entre { } attendues</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>le texte est vide</translation>
    </message>
    <message>
        <source>expected lower-case letters, digits and hyphens, 60 at most, found &apos;%1&apos;</source>
        <translation>lettres minuscules, chiffres et traits d’union attendus, 60 au plus, trouvé &apos;%1&apos;</translation>
    </message>
    <message>
        <source>none of the choices is right</source>
        <translation>aucun des choix n’est juste</translation>
    </message>
    <message>
        <source>this step needs a &quot;board&quot;</source>
        <translation>cette étape a besoin d’un &quot;board&quot;</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; is not closed by &apos;)&apos;</source>
        <translation>le lien &apos;%1&apos; n’est pas fermé par &apos;)&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a claim</source>
        <translation>&apos;%1&apos; n’est pas une affirmation</translation>
    </message>
    <message>
        <source>nothing is claimed of %1</source>
        <translation>rien n’est affirmé de %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not possible</source>
        <translation>&apos;%1&apos; n’est pas possible</translation>
    </message>
    <message>
        <source>a family of n needs one number here, one of n and m needs two</source>
        <translation>une famille en n demande ici un nombre, une famille en n et m en demande deux</translation>
    </message>
    <message>
        <source>in %1 Left and Right have different moves: no P and N</source>
        <translation>dans %1, Gauche et Droite ont des coups différents&#xa0;: ni P ni N</translation>
    </message>
    <message>
        <source>a move of %1 leads to a position that is not in the row</source>
        <translation>un coup de %1 mène à une position qui n’est pas dans la rangée</translation>
    </message>
    <message>
        <source>nobody can move in %1</source>
        <translation>personne ne peut jouer dans %1</translation>
    </message>
    <message>
        <source>this is not offered for %1</source>
        <translation>ceci n’est pas proposé pour %1</translation>
    </message>
    <message>
        <source>%1 is not solved within the limits</source>
        <translation>%1 n’est pas résolu dans les limites</translation>
    </message>
    <message>
        <source>no move of %1 leads to %2</source>
        <extracomment>a mistake in a lesson: two positions, such as nim:7,11,5 and nim:7,2,5</extracomment>
        <translation>aucun coup de %1 ne mène à %2</translation>
    </message>
    <message>
        <source>of %1 the theory says %2 and a plain search %3</source>
        <extracomment>a position, such as nim:7,11,5, and two answers, such as P and N</extracomment>
        <translation>de %1, la théorie dit %2 et une simple recherche %3</translation>
    </message>
    <message>
        <source>of %1 it says %2, but it is %3</source>
        <extracomment>a mistake in a lesson: a position, what the lesson says of it, such as P, and what is true</extracomment>
        <translation>de %1, la leçon dit %2, mais c’est %3</translation>
    </message>
    <message>
        <source>expected %1, found &apos;%2&apos;</source>
        <extracomment>what should stand in the file, such as &quot;a position&quot;, and what stands there</extracomment>
        <translation>%1 attendu, trouvé &apos;%2&apos;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here: expected %2</source>
        <extracomment>a name in the file, and the names that may stand there</extracomment>
        <translation>&quot;%1&quot; est inconnu ici&#xa0;: %2 attendu</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>where a mistake is in a file, and what is wrong</extracomment>
        <translation>ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>line %1, %2: %3</source>
        <comment>line, place in the file, cause</comment>
        <translation>ligne %1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>where a mistake is in a file, and what is wrong</extracomment>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; and a key in quotation marks, or &apos;}&apos;</source>
        <translation>&apos;,&apos; et une clé entre guillemets, ou &apos;}&apos; attendu</translation>
    </message>
    <message>
        <source>expected &apos;:&apos; behind a key</source>
        <translation>&apos;:&apos; attendu après une clé</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; or &apos;]&apos;</source>
        <translation>&apos;,&apos; ou &apos;]&apos; attendu</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; between two values</source>
        <translation>&apos;,&apos; attendu entre deux valeurs</translation>
    </message>
    <message>
        <source>expected a text in quotation marks, a number, true, false, [ or {</source>
        <translation>texte entre guillemets, nombre, true, false, [ ou { attendu</translation>
    </message>
    <message>
        <source>expected a quotation mark at the end of the text</source>
        <translation>guillemet attendu à la fin du texte</translation>
    </message>
    <message>
        <source>expected \n, \&quot;, \\ or the like behind the \</source>
        <translation>\n, \&quot;, \\ ou un signe semblable attendu après le \</translation>
    </message>
    <message>
        <source>expected nothing more behind the last }</source>
        <translation>plus rien n’est attendu après le dernier }</translation>
    </message>
    <message>
        <source>the sentence is not translated</source>
        <translation>la phrase n’est pas traduite</translation>
    </message>
    <message>
        <source>the translation has other links, list entries or marks</source>
        <translation>la traduction a d’autres liens, éléments de liste ou marques</translation>
    </message>
</context>
<context>
    <name>LessonsTab</name>
    <message>
        <source>All lessons</source>
        <extracomment>a button: back to the list of lessons</extracomment>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>Part of the guide</source>
        <translation>Partie du guide</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>How far reasons argue</source>
        <translation>Jusqu’où vont les raisons</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>how far reasons argue: with the letters P and N only</extracomment>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>how far reasons argue: with Grundy values, too</extracomment>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Theorems</source>
        <extracomment>how far reasons argue: with all that is proven</extracomment>
        <translation>Théorèmes</translation>
    </message>
    <message>
        <source>The idea</source>
        <extracomment>how far reasons argue: in plain words, without letters</extracomment>
        <translation>L’idée</translation>
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
        <translation>1 vote</translation>
    </message>
    <message>
        <source>%L1 votes</source>
        <extracomment>how many of the class chose this move, such as 5; never 1</extracomment>
        <translation>%L1 votes</translation>
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
        <translation>Positions à étiqueter</translation>
    </message>
    <message>
        <source>The positions are being found…</source>
        <translation>Recherche des positions…</translation>
    </message>
</context>
<context>
    <name>MarkCell</name>
    <message>
        <source>%1, blank</source>
        <extracomment>read aloud: a position, such as 3,2, that has no letter yet</extracomment>
        <translation>%1, vide</translation>
    </message>
    <message>
        <source>%1, shown: %2</source>
        <extracomment>read aloud: a position, and what the program showed</extracomment>
        <translation>%1, montré&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, marked %2</source>
        <extracomment>read aloud: a position, and its letter</extracomment>
        <translation>%1, noté %2</translation>
    </message>
    <message>
        <source>Here is the contradiction</source>
        <translation>La contradiction est ici</translation>
    </message>
</context>
<context>
    <name>MarkFoot</name>
    <message>
        <source>Mark P where the player who has just moved wins, N where the next player wins.</source>
        <translation>Écris P là où celui qui vient de jouer gagne, N là où le joueur suivant gagne.</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <extracomment>read aloud: a button that answers P, N or a number</extracomment>
        <translation>Réponse %1</translation>
    </message>
    <message>
        <source>Show me the next one</source>
        <translation>Montre-moi la suivante</translation>
    </message>
    <message>
        <source>What the program shows counts as watched, not as answered</source>
        <translation>Ce que le programme montre compte comme regardé, pas comme répondu</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>a button: are my letters right?</extracomment>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Points to the first contradiction (C)</source>
        <translation>Montre la première contradiction (C)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last letter back</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Clear all</source>
        <extracomment>a button: takes all letters away</extracomment>
        <translation>Tout effacer</translation>
    </message>
    <message>
        <source>shown to you: %L1</source>
        <translation>montrées&#xa0;: %L1</translation>
    </message>
    <message>
        <source>still blank: %L1</source>
        <translation>encore vides&#xa0;: %L1</translation>
    </message>
    <message>
        <source>none blank</source>
        <extracomment>every position of the table has its letter</extracomment>
        <translation>aucune vide</translation>
    </message>
</context>
<context>
    <name>MarkTab</name>
    <message>
        <source>What to mark</source>
        <translation>Que faut-il étiqueter</translation>
    </message>
    <message>
        <source>Explore the largest one</source>
        <translation>Explorer la plus grande</translation>
    </message>
    <message>
        <source>A family with n and m, or a position</source>
        <translation>Une famille en n et m, ou une position</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>in an empty field, two examples of what can be typed: a family such as nim:n,m, and a position</extracomment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>n up to</source>
        <translation>n jusqu’à</translation>
    </message>
    <message>
        <source>Largest n</source>
        <extracomment>a field: how far the table goes; n is a letter of a formula</extracomment>
        <translation>Plus grand n</translation>
    </message>
    <message>
        <source>m up to</source>
        <translation>m jusqu’à</translation>
    </message>
    <message>
        <source>Largest m</source>
        <extracomment>a field: how far the table goes; m is a letter of a formula</extracomment>
        <translation>Plus grand m</translation>
    </message>
</context>
<context>
    <name>MatrixTab</name>
    <message>
        <source>About the connection matrix</source>
        <translation>Sur la matrice d’adjacence</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Voir en tableau</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>heads the switches that say which positions are counted</extracomment>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Selected</source>
        <extracomment>heads what is said of the move that is selected in the matrix</extracomment>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Click a cell, or walk to it with the arrow keys.</source>
        <translation>Cliquer sur une case, ou y aller avec les flèches.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>a move from one position to another</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 of its games</source>
        <translation>%1 de ses parties</translation>
    </message>
    <message>
        <source>Games through this move won by its mover: %1; won by the player who started: %2.</source>
        <extracomment>two shares, such as 37% and 52%</extracomment>
        <translation>Parties passant par ce coup gagnées par celui qui le joue&#xa0;: %1&#x202f;; gagnées par celui qui a commencé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>Ouvrir dans Explorer</translation>
    </message>
    <message>
        <source>From → to</source>
        <translation>De → vers</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>head of a column, a verb: what a move leaves, P or N</extracomment>
        <translation>Laisse</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>head of a column, a noun</extracomment>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>read aloud: the list of moves, a noun</extracomment>
        <translation>Coups</translation>
    </message>
    <message>
        <source>row: from · column: to</source>
        <translation>ligne&#xa0;: de · colonne&#xa0;: vers</translation>
    </message>
    <message>
        <source>move into a cold position (P)</source>
        <translation>coup vers une position froide (P)</translation>
    </message>
    <message>
        <source>other moves</source>
        <extracomment>explains a colour: moves that do not lead into a cold position</extracomment>
        <translation>autres coups</translation>
    </message>
    <message>
        <source>%1 → %2, %3</source>
        <comment>positions of a move, and the move</comment>
        <translation>%1 → %2, %3</translation>
    </message>
    <message>
        <source>Connection matrix of %1</source>
        <translation>Matrice d’adjacence de %1</translation>
    </message>
</context>
<context>
    <name>MishapDialog</name>
    <message>
        <source>This could not be done</source>
        <translation>Cela n’a pas marché</translation>
    </message>
    <message>
        <source>%1 Your game is kept as it was after the last move.</source>
        <translation>%1 Ta partie est gardée telle qu’elle était après le dernier coup.</translation>
    </message>
</context>
<context>
    <name>MoveRow</name>
    <message>
        <source>%1, reversible</source>
        <extracomment>read aloud: a move, such as &quot;add 2 to heap 1&quot;, to which the opponent has a reply that undoes it</extracomment>
        <translation>%1, réversible</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a move</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <extracomment>read aloud, of a move: it leaves a position with the letter P, N, L or R</extracomment>
        <translation>laisse %1</translation>
    </message>
    <message>
        <source>value %1</source>
        <extracomment>read aloud, of a move: the value that it leaves</extracomment>
        <translation>valeur %1</translation>
    </message>
    <message>
        <source>moves left: %1</source>
        <translation>coups restants&#xa0;: %1</translation>
    </message>
    <message>
        <source>games won: %1</source>
        <translation>parties gagnées&#xa0;: %1</translation>
    </message>
    <message>
        <source>incentive %1</source>
        <extracomment>read aloud, of a move: how much it gains, a value such as ∗ or 1</extracomment>
        <translation>gain %1</translation>
    </message>
</context>
<context>
    <name>MovesTable</name>
    <message>
        <source>Moves</source>
        <extracomment>heads the list of moves, a noun</extracomment>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Of all games that can follow the move, the share that its player wins</source>
        <translation>Parmi toutes les parties qui peuvent suivre ce coup, la part que gagne celui qui le joue</translation>
    </message>
    <message>
        <source>Show fewer moves</source>
        <translation>Montrer moins de coups</translation>
    </message>
    <message>
        <source>Show all %1 moves</source>
        <translation>Montrer les %1 coups</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>head of a column, a verb: what a move leaves, P or N</extracomment>
        <translation>Laisse</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>head of a column: how many moves the game lasts yet</extracomment>
        <translation>Coups restants</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>head of a column: which share of all games through a move its mover wins</extracomment>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>&lt;1%</source>
        <extracomment>less than one percent of the games</extracomment>
        <translation>&lt;1&#x202f;%</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb</extracomment>
        <translation>gagne</translation>
    </message>
    <message>
        <source>loses</source>
        <extracomment>of a move, a verb</extracomment>
        <translation>perd</translation>
    </message>
</context>
<context>
    <name>NamesButton</name>
    <message>
        <source>Show the names</source>
        <extracomment>a button: shows the names of the pupils</extracomment>
        <translation>Montrer les noms</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Your own board</source>
        <translation>Ton propre plateau</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Nouvelle partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>a button: closes the dialog</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>heads the choice of the two players</extracomment>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Swap who starts</source>
        <translation>Échanger qui commence</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the board, who starts</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Nothing changes until you press Start. Your game in progress stays as it is.</source>
        <translation>Rien ne change avant de cliquer sur Commencer. La partie en cours reste telle quelle.</translation>
    </message>
    <message>
        <source>Nothing changes until you press Start.</source>
        <translation>Rien ne change avant de cliquer sur Commencer.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: begins no game</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>a button: begins the game</extracomment>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>NimSumTable</name>
    <message>
        <source>Nim-sum</source>
        <extracomment>read aloud: the table in which numbers are added without carrying</extracomment>
        <translation>Somme de Nim</translation>
    </message>
    <message>
        <source>column %1</source>
        <extracomment>above the column that decides: what its digits are worth, such as 8</extracomment>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>… and %L1 more</source>
        <translation>… et %L1 de plus</translation>
    </message>
    <message>
        <source>%1: %2 in binary, %3</source>
        <extracomment>read aloud: a row of the nim-sum table, such as &quot;Heap 1&quot;, a number in binary, such as 0111, and the number, 7</extracomment>
        <translation>%1&#xa0;: %2 en binaire, %3</translation>
    </message>
</context>
<context>
    <name>NoticeDialog</name>
    <message>
        <source>Close</source>
        <extracomment>a button: closes the dialog</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>NumberLine</name>
    <message>
        <source>Number line from %L1 to %L2; the value is %3</source>
        <extracomment>read aloud: both ends of the line, such as -2 and 3, and the value, such as 1/2</extracomment>
        <translation>Droite graduée de %L1 à %L2&#x202f;; la valeur est %3</translation>
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
        <translation>Ajouter un jeu</translation>
    </message>
    <message>
        <source>or drop a position here</source>
        <translation>ou déposer une position ici</translation>
    </message>
</context>
<context>
    <name>OwnRulesForm</name>
    <message>
        <source>Your own rules</source>
        <translation>Tes propres règles</translation>
    </message>
    <message>
        <source>Kind of rules</source>
        <translation>Sorte de règles</translation>
    </message>
    <message>
        <source>Octal code</source>
        <extracomment>a field: the code of an octal game, such as 0.77</extracomment>
        <translation>Code octal</translation>
    </message>
    <message>
        <source>Numbers that may be taken, as a set</source>
        <translation>Nombres qu’on peut prendre, comme ensemble</translation>
    </message>
    <message>
        <source>Maximum per move</source>
        <translation>Maximum par coup</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>in a field for the most that one move takes: any number</extracomment>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Lines: counters in each</source>
        <translation>Lignes&#xa0;: jetons de chacune</translation>
    </message>
    <message>
        <source>Heaps</source>
        <extracomment>above a field: the heaps of a position, such as 7,11,5</extracomment>
        <translation>Tas</translation>
    </message>
    <message>
        <source>Counters in each line</source>
        <translation>Jetons par ligne</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>a field: how many rows the board has</extracomment>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>a field: how many columns the board has</extracomment>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Normal: last move wins</source>
        <translation>Normal&#xa0;: le dernier coup gagne</translation>
    </message>
    <message>
        <source>Misère: last move loses</source>
        <translation>Misère&#xa0;: le dernier coup perd</translation>
    </message>
    <message>
        <source>Draw your own game…</source>
        <translation>Dessiner son propre jeu…</translation>
    </message>
    <message>
        <source>Shapes that a move may take, drawn by clicks</source>
        <translation>Formes qu’un coup peut prendre, dessinées par clics</translation>
    </message>
    <message>
        <source>Numbers that may be taken</source>
        <translation>Nombres qu’on peut prendre</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>read aloud: a switch: may a move take so many stones, such as 3?</extracomment>
        <translation>En prendre %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>after taking so many stones a heap may leave nothing</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>one heap</source>
        <extracomment>after taking so many stones a heap may leave one heap</extracomment>
        <translation>un tas</translation>
    </message>
    <message>
        <source>two heaps</source>
        <extracomment>a heap may leave two heaps</extracomment>
        <translation>deux tas</translation>
    </message>
    <message>
        <source>the whole heap may go</source>
        <translation>le tas entier peut partir</translation>
    </message>
    <message>
        <source>one heap may be left</source>
        <translation>il peut rester un tas</translation>
    </message>
    <message>
        <source>two heaps may be left</source>
        <translation>il peut rester deux tas</translation>
    </message>
    <message>
        <source>What may be left of a heap</source>
        <translation>Ce qui peut rester d’un tas</translation>
    </message>
    <message>
        <source>digit</source>
        <extracomment>head of a column: the digit of the octal code</extracomment>
        <translation>chiffre</translation>
    </message>
    <message>
        <source>take none</source>
        <extracomment>beside a digit of the octal code: a move that takes no stone and divides the heap</extracomment>
        <translation>n’en prendre aucun</translation>
    </message>
    <message>
        <source>take %1</source>
        <extracomment>beside a digit of the octal code: a move that takes so many stones, such as 2</extracomment>
        <translation>en prendre %1</translation>
    </message>
    <message>
        <source>Divide a heap without taking</source>
        <translation>Partager un tas sans rien prendre</translation>
    </message>
    <message>
        <source>Take %1: %2</source>
        <extracomment>read aloud: how many stones, and what is left then: &quot;nothing&quot;, &quot;one heap&quot;, &quot;two heaps&quot;</extracomment>
        <translation>En prendre %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Digit %1 of the code: %2</source>
        <extracomment>read aloud: the place of a digit in the octal code, such as 2, and the digit, such as 7</extracomment>
        <translation>Chiffre %1 du code&#xa0;: %2</translation>
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
        <translation>Tes propres règles</translation>
    </message>
    <message>
        <source>About the rules</source>
        <translation>Sur les règles</translation>
    </message>
    <message>
        <source>Your rules</source>
        <extracomment>heads the list of rules that were saved</extracomment>
        <translation>Tes règles</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>read aloud: a button that takes saved rules; their name</extracomment>
        <translation>Prendre %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>a button: takes saved rules off the list; their name</extracomment>
        <translation>Enlever %1</translation>
    </message>
    <message>
        <source>Rules that you draw, play, explore or look at are kept here.</source>
        <translation>Les règles dessinées, jouées, explorées ou examinées sont gardées ici.</translation>
    </message>
    <message>
        <source>Not a game yet</source>
        <translation>Pas encore un jeu</translation>
    </message>
    <message>
        <source>Notation: %1</source>
        <extracomment>read aloud: a position as it is typed, such as takeaway/take=1,2:10</extracomment>
        <translation>Notation&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: copies the notation</extracomment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the notation</source>
        <translation>Copier la notation</translation>
    </message>
    <message>
        <source>Mend what is marked, and the game appears here.</source>
        <translation>Corrige ce qui est marqué, et le jeu apparaît ici.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: begins a game</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>a button, a verb: opens the game with its analysis</extracomment>
        <translation>Explorer</translation>
    </message>
    <message>
        <source>Look at it here</source>
        <translation>L’examiner ici</translation>
    </message>
    <message>
        <source>Graph, matrix, statistics, tables and sequences of this game</source>
        <translation>Graphe, matrice, statistiques, tableaux et suites de ce jeu</translation>
    </message>
    <message>
        <source>Grundy values of one run of 0, 1, 2 … counters (normal play)</source>
        <translation>Valeurs de Grundy d’un bloc de 0, 1, 2 … jetons (convention normale)</translation>
    </message>
    <message>
        <source>Grundy values of one heap of 0, 1, 2 … (normal play)</source>
        <translation>Valeurs de Grundy d’un tas de 0, 1, 2 … (convention normale)</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Games</source>
        <extracomment>a part of the program, a noun: all games to choose from</extracomment>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>a part of the program, a verb: lessons and exercises</extracomment>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Lab</source>
        <extracomment>a part of the program, short for laboratory</extracomment>
        <translation>Labo</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>a part of the program, a noun</extracomment>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>PartsCard</name>
    <message>
        <source>Components</source>
        <extracomment>heads the list of what the position is the sum of: heaps, stalks, boards</extracomment>
        <translation>Composantes</translation>
    </message>
    <message>
        <source>and more: %L1</source>
        <translation>et d’autres&#xa0;: %L1</translation>
    </message>
    <message>
        <source>%1: value not known</source>
        <translation>%1&#xa0;: valeur inconnue</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a part of the drawing, and its value</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Paste a position</source>
        <translation>Coller une position</translation>
    </message>
    <message>
        <source>Any position in one line, for example:</source>
        <translation>Une position quelconque sur une ligne, par exemple&#xa0;:</translation>
    </message>
    <message>
        <source>Or the edges of a picture, with 0 for the ground: %1</source>
        <translation>Ou les arêtes d’un dessin, avec 0 pour le sol&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button, a verb: opens the position that was typed</extracomment>
        <translation>Ouvrir</translation>
    </message>
</context>
<context>
    <name>PeriodTable</name>
    <message>
        <source>heap %1: Grundy value %2</source>
        <extracomment>read aloud: the size of a heap, and its Grundy value</extracomment>
        <translation>tas %1&#xa0;: valeur de Grundy %2</translation>
    </message>
</context>
<context>
    <name>PictureArea</name>
    <message>
        <source>Whole picture</source>
        <extracomment>a button: zooms so that all of the picture is seen</extracomment>
        <translation>Dessin entier</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>read aloud: a button: the picture becomes smaller</extracomment>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>The − key, or the mouse wheel</source>
        <translation>La touche −, ou la molette de la souris</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>read aloud: a button: the picture becomes larger</extracomment>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>The + key, or the mouse wheel</source>
        <translation>La touche +, ou la molette de la souris</translation>
    </message>
</context>
<context>
    <name>PlaneInput</name>
    <message>
        <source>Board</source>
        <extracomment>read aloud: the board of a game</extracomment>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>PlaySeat</name>
    <message>
        <source>Winner</source>
        <extracomment>of a player, when the game is over: has won</extracomment>
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>of a player, when the game is over: has lost</extracomment>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>of the computer</extracomment>
        <translation>Réfléchit…</translation>
    </message>
    <message>
        <source>To move</source>
        <extracomment>of the player whose turn it is</extracomment>
        <translation>Doit jouer</translation>
    </message>
    <message>
        <source>Waiting</source>
        <extracomment>of a player: it is the other one&apos;s turn</extracomment>
        <translation>Attend</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <extracomment>read aloud: a player, the level of the computer, whose turn it is</extracomment>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4</source>
        <extracomment>read aloud: a side such as Left, its player, the level of the computer, whose turn it is</extracomment>
        <translation>%1 : %2 %3, %4</translation>
    </message>
    <message>
        <source>Change the player</source>
        <translation>Changer le joueur</translation>
    </message>
    <message>
        <source>Your move</source>
        <extracomment>of the one person who plays against the computer: it is your turn</extracomment>
        <translation>Ton coup</translation>
    </message>
    <message>
        <source>You have beaten them all here.</source>
        <translation>Ici, tu as battu tout le monde.</translation>
    </message>
    <message>
        <source>%1 beaten. %2 next.</source>
        <extracomment>two computers: the one just beaten, and the next one</extracomment>
        <translation>Tu as battu %1. Au tour de %2.</translation>
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
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>PositionFacts</name>
    <message>
        <source>not labelled yet</source>
        <translation>pas encore d’étiquette</translation>
    </message>
    <message>
        <source>moves: %1</source>
        <extracomment>how many moves the position has, such as 5</extracomment>
        <translation>coups&#xa0;: %1</translation>
    </message>
    <message>
        <source>Grundy value %1</source>
        <translation>valeur de Grundy %1</translation>
    </message>
    <message>
        <source>terminal: no move is left</source>
        <translation>finale&#xa0;: il ne reste aucun coup</translation>
    </message>
    <message>
        <source>not all its moves are shown</source>
        <translation>tous ses coups ne sont pas montrés</translation>
    </message>
    <message>
        <source>moves: %1, winning: at least %2</source>
        <extracomment>how many moves the position has, and how many of them are known to win</extracomment>
        <translation>coups&#xa0;: %1, gagnants&#xa0;: au moins %2</translation>
    </message>
    <message>
        <source>moves: %1, winning: %2</source>
        <extracomment>how many moves the position has, and how many of them win</extracomment>
        <translation>coups&#xa0;: %1, gagnants&#xa0;: %2</translation>
    </message>
    <message>
        <source>moves left with best play: %1</source>
        <translation>coups restants si l’on joue au mieux&#xa0;: %1</translation>
    </message>
    <message>
        <source>longest game: %1, the last move forced</source>
        <translation>partie la plus longue&#xa0;: %1, dernier coup forcé</translation>
    </message>
    <message>
        <source>longest game: %1</source>
        <translation>partie la plus longue&#xa0;: %1</translation>
    </message>
    <message>
        <source>not worked out</source>
        <translation>non calculée</translation>
    </message>
    <message>
        <source>may go on for ever</source>
        <translation>peut durer toujours</translation>
    </message>
</context>
<context>
    <name>PositionPresent</name>
    <message>
        <source>L: labels</source>
        <extracomment>a button with its key, L: reasons argue with the letters P and N only</extracomment>
        <translation>L&#xa0;: étiquettes</translation>
    </message>
    <message>
        <source>L: values</source>
        <extracomment>a button with its key, L: reasons argue with Grundy values, too</extracomment>
        <translation>L&#xa0;: valeurs</translation>
    </message>
    <message>
        <source>L: theorems</source>
        <extracomment>with its key, L: all that is proven</extracomment>
        <translation>L&#xa0;: théorèmes</translation>
    </message>
    <message>
        <source>U: undo</source>
        <extracomment>a button with its key, U: takes the last move back</extracomment>
        <translation>U&#xa0;: annuler</translation>
    </message>
    <message>
        <source>R: restart</source>
        <extracomment>a button with its key, R: begins the same game anew</extracomment>
        <translation>R&#xa0;: recommencer</translation>
    </message>
    <message>
        <source>V: votes</source>
        <extracomment>a button with its key, V: the class votes on the moves</extracomment>
        <translation>V&#xa0;: votes</translation>
    </message>
    <message>
        <source>P: who wins?</source>
        <translation>P&#xa0;: qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>P: P or N?</source>
        <translation>P&#xa0;: P ou N&#x202f;?</translation>
    </message>
    <message>
        <source>Click a move, or press ↑ ↓. Type its votes.</source>
        <translation>Cliquer sur un coup, ou appuyer sur ↑ ↓. Taper ses votes.</translation>
    </message>
    <message>
        <source>Press ↑ ↓ to choose. Type the votes.</source>
        <translation>Appuyer sur ↑ ↓ pour choisir. Taper les votes.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a team and whether it is to move</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Changes the name</source>
        <translation>Change le nom</translation>
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
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>L: the idea</source>
        <extracomment>a button with its key, L: reasons argue in plain words</extracomment>
        <translation>L : l’idée</translation>
    </message>
</context>
<context>
    <name>PracticeTab</name>
    <message>
        <source>Kinds of exercises</source>
        <translation>Sortes d’exercices</translation>
    </message>
    <message>
        <source>Start afresh…</source>
        <extracomment>a button: asks whether what was practised shall be forgotten</extracomment>
        <translation>Repartir de zéro…</translation>
    </message>
    <message>
        <source>Forgets what you practised</source>
        <translation>Oublie tout l’entraînement fait jusqu’ici</translation>
    </message>
    <message>
        <source>Forget all counts and levels?</source>
        <translation>Oublier tous les comptes et niveaux&#x202f;?</translation>
    </message>
    <message>
        <source>Level %1, %2</source>
        <extracomment>read aloud: how far the pupil has come, such as 3, and how many answers were right, such as &quot;7 of 10 right&quot;</extracomment>
        <translation>Niveau %1, %2</translation>
    </message>
    <message>
        <source>Kind of exercise</source>
        <translation>Sorte d’exercice</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>a field: how hard the exercises are</extracomment>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Adapts to you</source>
        <translation>S’adapte à toi</translation>
    </message>
    <message>
        <source>Difficulty %1</source>
        <extracomment>a choice: how hard the exercises are, such as 3</extracomment>
        <translation>Difficulté %1</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>a field: which game the exercises are about</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Difficulty %1 of %2</source>
        <extracomment>read aloud: how hard the exercises are, as chosen, and the largest number of the scale</extracomment>
        <translation>Difficulté %1 sur %2</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <extracomment>read aloud: how far the pupil has come, and the largest number of the scale</extracomment>
        <translation>Niveau %1 sur %2</translation>
    </message>
    <message>
        <source>Level %1</source>
        <extracomment>how far the pupil has come, such as 3; the exercises become harder by themselves</extracomment>
        <translation>Niveau %1</translation>
    </message>
</context>
<context>
    <name>PresentFrame</name>
    <message>
        <source>Space: next</source>
        <extracomment>a button with its key, Space: to the next step</extracomment>
        <translation>Espace&#xa0;: suivant</translation>
    </message>
    <message>
        <source>Backspace: back</source>
        <extracomment>a button with its key, Backspace: one step back</extracomment>
        <translation>Retour arrière&#xa0;: retour</translation>
    </message>
    <message>
        <source>B: blank</source>
        <extracomment>a button with its key, B: makes the screen of the class blank</extracomment>
        <translation>B&#xa0;: écran noir</translation>
    </message>
    <message>
        <source>Esc: leave</source>
        <extracomment>a button with its key, Esc: ends the presentation</extracomment>
        <translation>Échap&#xa0;: quitter</translation>
    </message>
    <message>
        <source>T: teacher</source>
        <extracomment>a button with its key, T: opens the window for the teacher</extracomment>
        <translation>T&#xa0;: enseignant</translation>
    </message>
</context>
<context>
    <name>PresentStep</name>
    <message>
        <source>then %1</source>
        <extracomment>behind a move: the reply to it, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>puis %1</translation>
    </message>
    <message>
        <source>and %L1 more</source>
        <translation>et %L1 de plus</translation>
    </message>
</context>
<context>
    <name>PresentTable</name>
    <message>
        <source>%1: %2</source>
        <comment>n and what its position is</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>PresetChoice</name>
    <message>
        <source>Choose a board</source>
        <translation>Choisir un plateau</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <extracomment>a button: takes a random board</extracomment>
        <translation>Surprise</translation>
    </message>
    <message>
        <source>A random board</source>
        <translation>Un plateau au hasard</translation>
    </message>
</context>
<context>
    <name>PrintButton</name>
    <message>
        <source>Print</source>
        <extracomment>a button, a verb</extracomment>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
</context>
<context>
    <name>PrintPlace</name>
    <message>
        <source>Not printed</source>
        <extracomment>the title of a card that tells why nothing was printed</extracomment>
        <translation>Pas imprimé</translation>
    </message>
</context>
<context>
    <name>PupilName</name>
    <message>
        <source>Name</source>
        <extracomment>a field: the name of a pupil</extracomment>
        <translation>Nom</translation>
    </message>
</context>
<context>
    <name>PupilsTab</name>
    <message>
        <source>Who learns here</source>
        <translation>Qui apprend ici</translation>
    </message>
    <message>
        <source>Give each pupil a name, and each has lessons, levels and marks of their own. Names and work stay on this computer; nothing else is kept.</source>
        <translation>Donner un nom à chaque élève, et chacun a ses propres leçons, niveaux et notes. Les noms et le travail restent sur cet ordinateur&#x202f;; rien d’autre n’est gardé.</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>a button: adds a pupil</extracomment>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>What each has done, for a spreadsheet</source>
        <translation>Ce que chacun a fait, pour un tableur</translation>
    </message>
    <message>
        <source>Save what the pupils have done</source>
        <translation>Enregistrer ce que les élèves ont fait</translation>
    </message>
    <message>
        <source>Learns now</source>
        <extracomment>of a pupil: it is the one who learns at the computer</extracomment>
        <translation>Apprend en ce moment</translation>
    </message>
    <message>
        <source>Learn as %1</source>
        <translation>Apprendre en tant que %1</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>a button: asks for another name of the pupil</extracomment>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Start afresh…</source>
        <extracomment>a button: asks whether what the pupil did shall be forgotten</extracomment>
        <translation>Repartir de zéro…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>a button: asks whether the pupil shall be removed</extracomment>
        <translation>Enlever…</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>a button: gives the pupil the name that was typed</extracomment>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Forget all that %1 did?</source>
        <translation>Oublier tout ce que %1 a fait&#x202f;?</translation>
    </message>
    <message>
        <source>Remove %1 with all that was done?</source>
        <translation>Enlever %1 avec tout son travail&#x202f;?</translation>
    </message>
    <message>
        <source>Forget</source>
        <extracomment>a button: yes, what the pupil did is forgotten</extracomment>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>a button: yes, the pupil is removed</extracomment>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>a button: no, nothing is forgotten or removed</extracomment>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>before how many lessons the pupil has done, a noun</extracomment>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>%1 done, %2 begun</source>
        <extracomment>lessons of a pupil: how many are done, and how many are begun</extracomment>
        <translation>%1 finies, %2 commencées</translation>
    </message>
    <message>
        <source>Answers in lessons</source>
        <translation>Réponses dans les leçons</translation>
    </message>
    <message>
        <source>%1 right first time, %2 not</source>
        <extracomment>how many answers of each kind</extracomment>
        <translation>%1 justes du premier coup, %2 non</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>before how many exercises the pupil has answered, a noun</extracomment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong</source>
        <extracomment>exercises of a pupil: how many were right, and how many were wrong</extracomment>
        <translation>%1 justes, %2 fausses</translation>
    </message>
    <message>
        <source>Rows and tables</source>
        <translation>Rangées et tableaux</translation>
    </message>
    <message>
        <source>%1 filled in rightly</source>
        <translation>%1 bien remplis</translation>
    </message>
    <message>
        <source>Last on %1</source>
        <translation>La dernière fois&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing done yet</source>
        <translation>Encore rien de fait</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <source>open in another window</source>
        <translation>ouverte dans une autre fenêtre</translation>
    </message>
    <message>
        <source>%1; %2. Delete removes it from the list.</source>
        <comment>how far a game is; when it was played</comment>
        <translation>%1&#x202f;; %2. Suppr l’enlève de la liste.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>a game</comment>
        <translation>Enlever %1</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <extracomment>how far a game is; when it was played</extracomment>
        <translation>%1 ; %2.</translation>
    </message>
</context>
<context>
    <name>RecentStrip</name>
    <message>
        <source>Recent</source>
        <extracomment>heads the games that were played last</extracomment>
        <translation>Récentes</translation>
    </message>
    <message>
        <source>Recent games</source>
        <extracomment>read aloud: the list of the games that were played last</extracomment>
        <translation>Parties récentes</translation>
    </message>
    <message>
        <source>Hide older games</source>
        <translation>Masquer les plus anciennes</translation>
    </message>
    <message>
        <source>Older games</source>
        <extracomment>read aloud: the list of games that made room for newer ones</extracomment>
        <translation>Parties plus anciennes</translation>
    </message>
    <message>
        <source>Games that made room for newer ones</source>
        <translation>Parties qui ont fait place à de plus récentes</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <extracomment>a button: asks whether the older games shall be deleted</extracomment>
        <translation>Tout oublier…</translation>
    </message>
    <message>
        <source>Deletes the older games</source>
        <translation>Supprime les parties plus anciennes</translation>
    </message>
    <message>
        <source>Forget all older games?</source>
        <translation>Oublier toutes les parties plus anciennes ?</translation>
    </message>
</context>
<context>
    <name>ReviewCard</name>
    <message>
        <source>Judging the moves…</source>
        <translation>Évaluation des coups…</translation>
    </message>
    <message>
        <source>Press M for the next mistake.</source>
        <translation>Appuyer sur M pour l’erreur suivante.</translation>
    </message>
    <message>
        <source>Play again, fence at %1</source>
        <translation>Rejouer, barrière à %1</translation>
    </message>
    <message>
        <source>You won: play again, and the computer plays perfectly one piece sooner</source>
        <translation>Gagné&#xa0;: en rejouant, l’ordinateur joue parfaitement une pièce plus tôt</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Reprendre d’ici</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>a button: goes through the moves of the game that is over</extracomment>
        <translation>Où la partie a-t-elle basculé ?</translation>
    </message>
    <message>
        <source>The moves of the game (M)</source>
        <translation>Les coups de la partie (M)</translation>
    </message>
</context>
<context>
    <name>ReviewPane</name>
    <message>
        <source>Judging the moves…</source>
        <translation>Évaluation des coups…</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>a button, in narrow windows: ends the review</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Retour à la partie (Échap)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>? and a sentence</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Coups de la partie</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>a button, in narrow windows: to the mistake before</extracomment>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <extracomment>a button: to the mistake before</extracomment>
        <translation>Erreur précédente</translation>
    </message>
    <message>
        <source>Previous mistake ([)</source>
        <translation>Erreur précédente ([)</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button, in narrow windows: to the next mistake</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <extracomment>a button: to the mistake that comes next</extracomment>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Next mistake (M or ])</source>
        <translation>Erreur suivante (M ou ])</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Reprendre d’ici</translation>
    </message>
    <message>
        <source>Outlined: winning moves (bold: the one named). Faded: the move played.</source>
        <translation>Contour&#xa0;: coups gagnants (épais&#xa0;: celui qui est nommé). Pâle&#xa0;: le coup joué.</translation>
    </message>
    <message>
        <source>Where did it turn?</source>
        <extracomment>a heading: a look back at the moves of a game</extracomment>
        <translation>Où la partie a-t-elle basculé ?</translation>
    </message>
    <message>
        <source>Find the move</source>
        <translation>Trouver le coup</translation>
    </message>
    <message>
        <source>Where a win was given away: find what would have won</source>
        <translation>Là où la victoire a échappé : trouver ce qui aurait gagné</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>loses</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation type="unfinished">perd</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation type="unfinished">gagne</translation>
    </message>
</context>
<context>
    <name>SceneBoard</name>
    <message>
        <source>One stone less on heap %1</source>
        <translation>Un jeton de moins au tas %1</translation>
    </message>
    <message>
        <source>One stone more on heap %1</source>
        <translation>Un jeton de plus au tas %1</translation>
    </message>
    <message>
        <source>Remove heap %1</source>
        <translation>Enlever le tas %1</translation>
    </message>
    <message>
        <source>gap %1</source>
        <extracomment>below free squares between two coins: how many they are, such as 3</extracomment>
        <translation>trou %1</translation>
    </message>
</context>
<context>
    <name>ScreenChoice</name>
    <message>
        <source>Screen for Present</source>
        <translation>Écran pour Présenter</translation>
    </message>
    <message>
        <source>Where the window is</source>
        <translation>Là où est la fenêtre</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Player</source>
        <extracomment>a field: a human or the computer</extracomment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>a choice: a person plays here</extracomment>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>a choice: the program plays here</extracomment>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>a field: how well the computer plays</extracomment>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>a level of the computer: it makes any move</extracomment>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <extracomment>a level of the computer: it looks some moves ahead</extracomment>
        <translation>Anticiper</translation>
    </message>
    <message>
        <source>Human-like</source>
        <extracomment>a level: slips at times</extracomment>
        <translation>Comme un humain</translation>
    </message>
    <message>
        <source>Fence</source>
        <extracomment>a level: perfect near the end</extracomment>
        <translation>Barrière</translation>
    </message>
    <message>
        <source>Perfect</source>
        <extracomment>a level: no mistakes</extracomment>
        <translation>Parfait</translation>
    </message>
    <message>
        <source>Moves to look ahead</source>
        <translation>Coups à anticiper</translation>
    </message>
    <message>
        <source>Pieces left when it plays perfectly</source>
        <translation>Pièces restantes quand il joue parfaitement</translation>
    </message>
    <message>
        <source>Slips in percent</source>
        <translation>Faux pas en pour cent</translation>
    </message>
    <message>
        <source>moves ahead</source>
        <extracomment>behind a number: so many moves the computer looks ahead</extracomment>
        <translation>coups d’avance</translation>
    </message>
    <message>
        <source>pieces left</source>
        <extracomment>behind a number: once so many pieces are left the computer plays perfectly</extracomment>
        <translation>pièces restantes</translation>
    </message>
    <message>
        <source>% slips</source>
        <extracomment>behind a number: so many of 100 moves</extracomment>
        <translation>% de faux pas</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>a field: what a player is called</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>a colour: of the stone that stands for a player</extracomment>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>a colour</extracomment>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Amber</source>
        <extracomment>a colour</extracomment>
        <translation>Ambre</translation>
    </message>
    <message>
        <source>Wine red</source>
        <extracomment>a colour</extracomment>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>who plays at a level, such as Flint, and how: &quot;looks 3 moves ahead&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>what an opponent likes to say, in quotation marks</extracomment>
        <translation>« %1 »</translation>
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
        <translation>Valeurs de Grundy des tas</translation>
    </message>
    <message>
        <source>heap %1: value 0, P</source>
        <translation>tas %1&#xa0;: valeur 0, P</translation>
    </message>
    <message>
        <source>heap %1: value %2</source>
        <extracomment>read aloud: the size of a heap, and its Grundy value</extracomment>
        <translation>tas %1&#xa0;: valeur %2</translation>
    </message>
    <message>
        <source>%1, an exception to the period</source>
        <translation>%1, une exception à la période</translation>
    </message>
    <message>
        <source>From heap %1: %2</source>
        <extracomment>read aloud: the size of the first heap of a row, and the Grundy values of the row</extracomment>
        <translation>À partir du tas %1&#xa0;: %2</translation>
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
        <translation>Sur la suite</translation>
    </message>
    <message>
        <source>Working out the values…</source>
        <translation>Calcul des valeurs…</translation>
    </message>
    <message>
        <source>value 0: cold</source>
        <translation>valeur 0&#xa0;: froide</translation>
    </message>
    <message>
        <source>framed: an exception to the period</source>
        <translation>encadré&#xa0;: une exception à la période</translation>
    </message>
    <message>
        <source>grey: before the period</source>
        <translation>gris&#xa0;: avant la période</translation>
    </message>
    <message>
        <source>Enter or a click opens the heap.</source>
        <translation>Entrée ou un clic ouvre le tas.</translation>
    </message>
    <message>
        <source>Value against size of the heap</source>
        <translation>Valeur selon la taille du tas</translation>
    </message>
    <message>
        <source>Grundy values by heap size. %1 The rows list the values.</source>
        <translation>Valeurs de Grundy selon la taille du tas. %1 Les lignes donnent les valeurs.</translation>
    </message>
    <message>
        <source>Period</source>
        <extracomment>a heading: after how many numbers a sequence repeats</extracomment>
        <translation>Période</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>Value of a heap of</source>
        <translation>Valeur d’un tas de</translation>
    </message>
    <message>
        <source>Value of a heap of this size</source>
        <translation>Valeur d’un tas de cette taille</translation>
    </message>
    <message>
        <source>Open this heap</source>
        <translation>Ouvrir ce tas</translation>
    </message>
    <message>
        <source>In the Lab: %1</source>
        <translation>Dans le Labo&#xa0;: %1</translation>
    </message>
    <message>
        <source>Heaps</source>
        <extracomment>heads the choice of the game whose heaps the sequence is about</extracomment>
        <translation>Tas</translation>
    </message>
    <message>
        <source>Family of heaps</source>
        <translation>Famille de tas</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>before a field: how many values the sequence has</extracomment>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>How many values</source>
        <translation>Combien de valeurs</translation>
    </message>
    <message>
        <source>Rows of</source>
        <extracomment>before a field: so many numbers stand in each row, such as 12 or the period</extracomment>
        <translation>Lignes de</translation>
    </message>
    <message>
        <source>Values in a row</source>
        <translation>Valeurs par ligne</translation>
    </message>
    <message>
        <source>the period, else 20</source>
        <translation>la période, sinon 20</translation>
    </message>
    <message>
        <source>the period</source>
        <extracomment>behind &quot;Rows of&quot;: each row is as long as the period of the sequence</extracomment>
        <translation>la période</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Work it out again</source>
        <translation>Recalculer</translation>
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
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>heads a setting: light or dark colours</extracomment>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Light, dark, or match the system.</source>
        <translation>Clair, sombre, ou comme le système.</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>a choice: as the computer is set</extracomment>
        <translation>Système</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>light colours</extracomment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>dark colours</extracomment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>heads a setting: how much the colours differ</extracomment>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>High: strong lines on plain black or white. System: match your desktop.</source>
        <translation>Fort&#xa0;: des traits forts sur du noir ou du blanc uni. Système&#xa0;: comme le bureau.</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>normal contrast of colours, not normal play</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <extracomment>high contrast of colours</extracomment>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>heads a setting: how large the letters are</extracomment>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Everything but the boards grows with it.</source>
        <translation>Tout grandit avec lui, sauf les plateaux.</translation>
    </message>
    <message>
        <source>115%</source>
        <translation>115&#x202f;%</translation>
    </message>
    <message>
        <source>130%</source>
        <translation>130&#x202f;%</translation>
    </message>
    <message>
        <source>150%</source>
        <translation>150&#x202f;%</translation>
    </message>
    <message>
        <source>200%</source>
        <translation>200&#x202f;%</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <extracomment>heads a setting: nothing moves by itself on the screen</extracomment>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>Pieces and panels change at once, without moving.</source>
        <translation>Les pièces et les panneaux changent d’un coup, sans se déplacer.</translation>
    </message>
    <message>
        <source>The computer moves</source>
        <translation>L’ordinateur joue</translation>
    </message>
    <message>
        <source>How long it waits before it moves, so that you see what it does. With reduced motion it moves at once.</source>
        <translation>Combien il attend avant de jouer, pour qu’on voie ce qu’il fait. Avec moins de mouvement, il joue tout de suite.</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>how fast the computer moves: without waiting</extracomment>
        <translation>Tout de suite</translation>
    </message>
    <message>
        <source>After a moment</source>
        <translation>Après un moment</translation>
    </message>
    <message>
        <source>Slowly</source>
        <extracomment>how fast the computer moves: so that a class can follow</extracomment>
        <translation>Lentement</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>heads a setting: whether moves can be heard</extracomment>
        <translation>Sons</translation>
    </message>
    <message>
        <source>A short sound with each move and at the end of a game.</source>
        <translation>Un son bref à chaque coup et à la fin d’une partie.</translation>
    </message>
    <message>
        <source>Warn after a mistake</source>
        <translation>Prévenir après une erreur</translation>
    </message>
    <message>
        <source>When your move gives the win away, you are told at once and can take it back.</source>
        <translation>Quand ton coup laisse échapper la victoire, c’est dit tout de suite et tu peux le reprendre.</translation>
    </message>
    <message>
        <source>Colour every move</source>
        <translation>Colorer tous les coups</translation>
    </message>
    <message>
        <source>Winning and losing moves are marked on the board while you play, as in Explore.</source>
        <translation>Les coups gagnants et perdants sont marqués sur le plateau pendant la partie, comme dans Explorer.</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>heads a setting of the explanations why a position is won</extracomment>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Screen for Present</source>
        <translation>Écran pour Présenter</translation>
    </message>
    <message>
        <source>The screen that the class sees, such as the projector.</source>
        <translation>L’écran que voit la classe, par exemple le projecteur.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>heads a setting: the language of the program</extracomment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>The language of all texts.</source>
        <translation>La langue de tous les textes.</translation>
    </message>
    <message>
        <source>About Grundy</source>
        <extracomment>heads what is said of the program, its version and its rights</extracomment>
        <translation>À propos de Grundy</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: copies the version, for a report</extracomment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the version, for a report</source>
        <translation>Copier la version, pour un signalement</translation>
    </message>
    <message>
        <source>The version is copied.</source>
        <translation>La version est copiée.</translation>
    </message>
    <message>
        <source>If something is wrong, please tell whoever you got Grundy from, and name the version.</source>
        <translation>Si quelque chose ne va pas, dis-le à la personne qui t’a donné Grundy, en indiquant la version.</translation>
    </message>
    <message>
        <source>If something is wrong, please tell us at %1, and name the version.</source>
        <translation>Si quelque chose ne va pas, dis-le-nous sur %1, en indiquant la version.</translation>
    </message>
    <message>
        <source>Grundy is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Grundy est un logiciel libre sous licence publique générale GNU (GPL), version 3 ou ultérieure. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>It is built with Qt (LGPL and GPL), Boost (Boost Software License) and CLI11 (BSD). Where they are installed it uses Graphviz (EPL) and the typefaces Inter and Noto (SIL OFL).</source>
        <translation>Il est construit avec Qt (LGPL et GPL), Boost (Boost Software License) et CLI11 (BSD). S’ils sont installés, il utilise Graphviz (EPL) et les polices Inter et Noto (SIL OFL).</translation>
    </message>
    <message>
        <source>Thanks to Charles Bouton, Roland Sprague and Patrick Grundy, who found this theory, and to Elwyn Berlekamp, John Conway and Richard Guy, who made a world of it.</source>
        <translation>Merci à Charles Bouton, Roland Sprague et Patrick Grundy, qui ont trouvé cette théorie, et à Elwyn Berlekamp, John Conway et Richard Guy, qui en ont fait un monde.</translation>
    </message>
    <message>
        <source>Plain pieces</source>
        <translation>Pièces simples</translation>
    </message>
    <message>
        <source>Discs and bars on a plain ground, instead of pebbles, coins or frogs on a table.</source>
        <translation>Des disques et des barres sur un fond uni, au lieu de galets, de pièces de monnaie ou de grenouilles sur une table.</translation>
    </message>
    <message>
        <source>The idea: plain words. Labels: P and N, by moves and their answers. Values: Grundy values, nim-sums and numbers. Theorems: everything that is proven.</source>
        <translation>L’idée&#xa0;: des mots simples. Étiquettes&#xa0;: P et N, par les coups et leurs réponses. Valeurs&#xa0;: valeurs de Grundy, sommes de Nim et nombres. Théorèmes&#xa0;: tout ce qui est prouvé.</translation>
    </message>
    <message>
        <source>P and N</source>
        <extracomment>heads a setting: the letters P and N, for lost and won positions</extracomment>
        <translation>P et N</translation>
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
        <translation>sans limite</translation>
    </message>
</context>
<context>
    <name>ShapeCard</name>
    <message>
        <source>Shape %1: %2</source>
        <extracomment>read aloud: the number of a drawn shape, and its name, such as &quot;two neighbours&quot;</extracomment>
        <translation>Forme %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Remove shape %1</source>
        <translation>Enlever la forme %1</translation>
    </message>
    <message>
        <source>may be turned</source>
        <translation>peut être tournée</translation>
    </message>
    <message>
        <source>may be mirrored</source>
        <translation>peut être inversée en miroir</translation>
    </message>
    <message>
        <source>at most</source>
        <extracomment>before a number: the longest line that may be taken</extracomment>
        <translation>au plus</translation>
    </message>
    <message>
        <source>Longest line</source>
        <extracomment>read aloud: a field for the most stones that one move may take in a line</extracomment>
        <translation>Alignement le plus long</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>in a field for a number: any length of a line</extracomment>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Who may take shape %1</source>
        <translation>Qui peut prendre la forme %1</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>of a shape: both players may take it</extracomment>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>L Left</source>
        <extracomment>of a shape: only Left may take it; L is Left&apos;s letter</extracomment>
        <translation>L Gauche</translation>
    </message>
    <message>
        <source>R Right</source>
        <extracomment>of a shape: only Right may take it; R is Right&apos;s letter</extracomment>
        <translation>R Droite</translation>
    </message>
    <message>
        <source>is taken</source>
        <extracomment>of a square of a drawn shape: a move takes the stone on it</extracomment>
        <translation>est pris</translation>
    </message>
    <message>
        <source>must be empty</source>
        <translation>doit être vide</translation>
    </message>
    <message>
        <source>a stone that must stay</source>
        <translation>un jeton qui doit rester</translation>
    </message>
    <message>
        <source>anything</source>
        <extracomment>of a square of a drawn shape: a stone, or none, or a hole</extracomment>
        <translation>peu importe</translation>
    </message>
    <message>
        <source>Squares of shape %1</source>
        <translation>Cases de la forme %1</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <extracomment>read aloud: a square of a drawn shape, and what is said of it: &quot;is taken&quot;, &quot;anything&quot;</extracomment>
        <translation>Ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>ShareChartCard</name>
    <message>
        <source>Share of the games through a move won by the player who started</source>
        <translation>Part des parties passant par un coup gagnées par celui qui a commencé</translation>
    </message>
    <message>
        <source>Share of the games through a move won by the player who makes it</source>
        <translation>Part des parties passant par un coup gagnées par celui qui le joue</translation>
    </message>
    <message>
        <source>How often a move is part of a won game</source>
        <translation>Combien souvent un coup fait partie d’une partie gagnée</translation>
    </message>
    <message>
        <source>Whose wins are counted</source>
        <translation>De qui on compte les victoires</translation>
    </message>
    <message>
        <source>Its mover wins</source>
        <translation>Celui qui le joue gagne</translation>
    </message>
    <message>
        <source>The starter wins</source>
        <translation>Celui qui a commencé gagne</translation>
    </message>
    <message>
        <source>%1. Moves that always or never win are counted.</source>
        <translation>%1. Les coups qui gagnent toujours ou jamais sont comptés.</translation>
    </message>
    <message>
        <source>%1. Moves that always or never win are left out.</source>
        <translation>%1. Les coups qui gagnent toujours ou jamais ne sont pas comptés.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>read aloud: what the chart shows, and a sentence that sums it up</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Also count moves that always (100%) or never (0%) win</source>
        <translation>Compter aussi les coups qui gagnent toujours (100&#x202f;%) ou jamais (0&#x202f;%)</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>A picture of the game</source>
        <translation>Une image de la partie</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>a button, a verb: writes the picture to a file</extracomment>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a button, a verb: puts the picture into the clipboard</extracomment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copied the picture.</source>
        <translation>L’image est copiée.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>a button: closes the dialog</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>SharedGame</name>
    <message>
        <source>I was winning above, %1 below.</source>
        <extracomment>the other player: who was winning where a line runs above, and where it runs below</extracomment>
        <translation>En haut, je gagnais ; en bas, c’était %1.</translation>
    </message>
    <message>
        <source>%1 was winning above, %2 below.</source>
        <extracomment>two players: who was winning where a line runs above, and where it runs below</extracomment>
        <translation>En haut, %1 gagnait ; en bas, c’était %2.</translation>
    </message>
    <message>
        <source>And you?</source>
        <translation>Et toi ?</translation>
    </message>
    <message>
        <source>Can you beat %1?</source>
        <translation>Peux-tu battre %1 ?</translation>
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
        <translation>Cette liste</translation>
    </message>
    <message>
        <source>Ctrl+1 to 4</source>
        <translation>Ctrl+1 à 4</translation>
    </message>
    <message>
        <source>Games, Learn, Lab, Settings</source>
        <translation>Jeux, Apprendre, Labo, Réglages</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Clair ou sombre</translation>
    </message>
    <message>
        <source>Alt+←</source>
        <translation>Alt+←</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>Retour aux jeux</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>the name of a key</extracomment>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Games: remove a recent game</source>
        <translation>Jeux&#xa0;: enlever une partie récente</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>what a key does: it asks for the next game</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Open a saved game or a lesson</source>
        <translation>Ouvrir une partie enregistrée ou une leçon</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Exporter une image</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>Copier la position</translation>
    </message>
    <message>
        <source>Ctrl+V</source>
        <translation>Ctrl+V</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Coller une position</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>The whole game in the Lab</source>
        <translation>Tout le jeu dans le Labo</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>what a key does: it takes the last move back</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z, Ctrl+Y</source>
        <translation>Ctrl+Shift+Z, Ctrl+Y</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>what a key does: it makes a move again that was taken back</extracomment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>what a key does, a verb: it begins the same game anew</extracomment>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Edit the position</source>
        <translation>Modifier la position</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Normal or misère play</source>
        <translation>Convention normale ou misère</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>Cancel the analysis</source>
        <translation>Arrêter l’analyse</translation>
    </message>
    <message>
        <source>Say the position aloud (screen reader)</source>
        <translation>Dire la position à voix haute (lecteur d’écran)</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>what a key does: it tells a little of how to win</extracomment>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>why is the position won or lost?</extracomment>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a verb: the mode Play</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>what a key does, a verb: it shows the analysis of the position</extracomment>
        <translation>Explorer</translation>
    </message>
    <message>
        <source>Explore: losing moves</source>
        <translation>Explorer&#xa0;: coups perdants</translation>
    </message>
    <message>
        <source>Explore: Nim lens</source>
        <translation>Explorer&#xa0;: loupe de Nim</translation>
    </message>
    <message>
        <source>Explore: Left, Right to move</source>
        <translation>Explorer&#xa0;: à Gauche, à Droite de jouer</translation>
    </message>
    <message>
        <source>Present</source>
        <extracomment>heads the keys for what is shown to a class
----------
what a key does, a verb: it shows the position to a class</extracomment>
        <translation>Présenter</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>the arrow keys</extracomment>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Move over the board</source>
        <translation>Se déplacer sur le plateau</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <extracomment>names of keys, of which either does it</extracomment>
        <translation>Entrée, Espace</translation>
    </message>
    <message>
        <source>Choose a piece</source>
        <translation>Choisir une pièce</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>the name of a key</extracomment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Drop a half-made choice, or leave what was entered last</source>
        <translation>Laisser un choix à moitié fait, ou quitter ce qu’on a ouvert en dernier</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Shift+flèches</translation>
    </message>
    <message>
        <source>Hackenbush: move what is shown</source>
        <translation>Hackenbush&#xa0;: déplacer ce qui est montré</translation>
    </message>
    <message>
        <source>Space, a drag</source>
        <translation>Espace, en tirant</translation>
    </message>
    <message>
        <source>Hackenbush: the same with the mouse</source>
        <translation>Hackenbush&#xa0;: la même chose à la souris</translation>
    </message>
    <message>
        <source>Drawing edges: end at a new joint</source>
        <translation>Dessiner des arêtes&#xa0;: finir à un nouveau nœud</translation>
    </message>
    <message>
        <source>Erasing edges: erase</source>
        <translation>Effacer des arêtes&#xa0;: effacer</translation>
    </message>
    <message>
        <source>Space, PageDown, →</source>
        <translation>Espace, PageDown, →</translation>
    </message>
    <message>
        <source>Present: next</source>
        <extracomment>what keys do while a class is shown something: the next step</extracomment>
        <translation>Présenter&#xa0;: suivant</translation>
    </message>
    <message>
        <source>Backspace, PageUp, ←</source>
        <translation>Retour arrière, PageUp, ←</translation>
    </message>
    <message>
        <source>Present: back</source>
        <extracomment>while a class is shown something: one step back</extracomment>
        <translation>Présenter&#xa0;: retour</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>1 à 9, 0</translation>
    </message>
    <message>
        <source>Present: a step seen before</source>
        <translation>Présenter&#xa0;: une étape déjà vue</translation>
    </message>
    <message>
        <source>Home, F5</source>
        <extracomment>names of keys, of which either does it</extracomment>
        <translation>Home, F5</translation>
    </message>
    <message>
        <source>Present: first step</source>
        <translation>Présenter&#xa0;: première étape</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>the name of a key</extracomment>
        <translation>End</translation>
    </message>
    <message>
        <source>Present: last step seen</source>
        <translation>Présenter&#xa0;: dernière étape vue</translation>
    </message>
    <message>
        <source>B, .</source>
        <extracomment>keys, of which either does it: the letter B and the full stop</extracomment>
        <translation>B, .</translation>
    </message>
    <message>
        <source>Present: blank the screen</source>
        <translation>Présenter&#xa0;: écran noir</translation>
    </message>
    <message>
        <source>Present: take votes, or end</source>
        <translation>Présenter&#xa0;: voter, ou finir</translation>
    </message>
    <message>
        <source>↑, ↓, +, −</source>
        <translation>↑, ↓, +, −</translation>
    </message>
    <message>
        <source>Votes: choose a line, count</source>
        <translation>Votes&#xa0;: choisir une ligne, compter</translation>
    </message>
    <message>
        <source>Present: undo, restart</source>
        <translation>Présenter&#xa0;: annuler, recommencer</translation>
    </message>
    <message>
        <source>Present: the teacher’s window</source>
        <translation>Présenter&#xa0;: la fenêtre de l’enseignant</translation>
    </message>
    <message>
        <source>Present: leave</source>
        <extracomment>what a key does while a class is shown something: it ends that</extracomment>
        <translation>Présenter&#xa0;: quitter</translation>
    </message>
    <message>
        <source>Space, Backspace</source>
        <extracomment>two keys: on, back</extracomment>
        <translation>Espace, Retour arrière</translation>
    </message>
    <message>
        <source>Lesson: next, back</source>
        <translation>Leçon&#xa0;: suivant, retour</translation>
    </message>
    <message>
        <source>Marking: mark the position</source>
        <translation>Étiqueter&#xa0;: étiqueter la position</translation>
    </message>
    <message>
        <source>Marking: leave it blank</source>
        <translation>Étiqueter&#xa0;: la laisser vide</translation>
    </message>
    <message>
        <source>Marking: check</source>
        <extracomment>what a key does while one marks positions with P and N: are the letters right?</extracomment>
        <translation>Étiqueter&#xa0;: vérifier</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <extracomment>the arrow keys, and the key Enter; the arrows walk, Enter opens</extracomment>
        <translation>Flèches, Entrée</translation>
    </message>
    <message>
        <source>Lab: walk, open</source>
        <translation>Labo&#xa0;: se déplacer, ouvrir</translation>
    </message>
    <message>
        <source>Lab: zoom, the whole picture</source>
        <translation>Labo&#xa0;: zoom, le dessin entier</translation>
    </message>
    <message>
        <source>State graph: next, previous move</source>
        <translation>Graphe des positions&#xa0;: coup suivant, précédent</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>the title of a dialog: the list of keys and what they do</extracomment>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a key, and what it does</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Print the position</source>
        <translation>Imprimer la position</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <extracomment>heads the keys that work on each page</extracomment>
        <translation>Partout</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Le plateau</translation>
    </message>
    <message>
        <source>Zoom, the whole board</source>
        <translation>Zoom, le plateau entier</translation>
    </message>
    <message>
        <source>Learn and the Lab</source>
        <translation>Apprendre et Labo</translation>
    </message>
    <message>
        <source>Where did it turn?, next mistake</source>
        <translation>Où la partie a-t-elle basculé ?, erreur suivante</translation>
    </message>
    <message>
        <source>Shift+M</source>
        <translation>Shift+M</translation>
    </message>
    <message>
        <source>Where did it turn?, previous mistake</source>
        <translation>Où la partie a-t-elle basculé ?, erreur précédente</translation>
    </message>
    <message>
        <source>Where did it turn?, previous, next move</source>
        <translation>Où la partie a-t-elle basculé ?, coup précédent, suivant</translation>
    </message>
    <message>
        <source>Present: idea, labels, values, theorems</source>
        <translation>Présenter&#xa0;: idée, étiquettes, valeurs, théorèmes</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>V: votes</source>
        <extracomment>a button with its key, V: the class votes on the moves or answers</extracomment>
        <translation>V&#xa0;: votes</translation>
    </message>
</context>
<context>
    <name>StartStrip</name>
    <message>
        <source>Start from</source>
        <extracomment>before ready-made rules, such as Cram: one of them is the beginning of one&apos;s own drawing</extracomment>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>Rules to start from</source>
        <translation>Règles de départ</translation>
    </message>
    <message>
        <source>drawn by you</source>
        <translation>dessiné par toi</translation>
    </message>
</context>
<context>
    <name>StateGraphTab</name>
    <message>
        <source>About the state graph</source>
        <translation>Sur le graphe des positions</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Voir en tableau</translation>
    </message>
    <message>
        <source>State graph of %1</source>
        <translation>Graphe des positions de %1</translation>
    </message>
    <message>
        <source>Find a position</source>
        <translation>Chercher une position</translation>
    </message>
    <message>
        <source>No position is called %1.</source>
        <translation>Aucune position ne s’appelle %1.</translation>
    </message>
    <message>
        <source>Selected</source>
        <extracomment>heads what is said of the position that is selected in the graph</extracomment>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>No position is selected.</source>
        <translation>Aucune position n’est sélectionnée.</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>Ouvrir dans Explorer</translation>
    </message>
    <message>
        <source>Show the part around it</source>
        <translation>Montrer ce qui l’entoure</translation>
    </message>
    <message>
        <source>A click on a position opens it in Explore; Ctrl + click or a long press selects it.</source>
        <translation>Un clic sur une position l’ouvre dans Explorer&#x202f;; Ctrl + clic ou un appui long la sélectionne.</translation>
    </message>
    <message>
        <source>A click on a position selects it, a double click opens it in Explore.</source>
        <translation>Un clic sur une position la sélectionne, un double clic l’ouvre dans Explorer.</translation>
    </message>
    <message>
        <source>Follow one line of play</source>
        <translation>Suivre une ligne de jeu</translation>
    </message>
    <message>
        <source>Step into the kernel</source>
        <translation>Entrer dans le noyau</translation>
    </message>
    <message>
        <source>Step out of the kernel</source>
        <translation>Sortir du noyau</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: takes the last move of this line of play back
----------
a button: one step back</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>the name of a key</extracomment>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Click a position that a move leads to, or walk there with the arrow keys and press Space.</source>
        <translation>Cliquer sur une position où mène un coup, ou y aller avec les flèches et appuyer sur Espace.</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>heads what the graph shows</extracomment>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Only winning moves</source>
        <translation>Seulement les coups gagnants</translation>
    </message>
    <message>
        <source>Layout</source>
        <extracomment>a field, a noun: how the dots of the graph are placed</extracomment>
        <translation>Disposition</translation>
    </message>
    <message>
        <source>Layout: dot</source>
        <extracomment>how the graph is laid out: by the program dot, whose name is not translated</extracomment>
        <translation>Disposition&#xa0;: dot</translation>
    </message>
    <message>
        <source>quick</source>
        <extracomment>a layout that is made quickly</extracomment>
        <translation>rapide</translation>
    </message>
    <message>
        <source>Label backwards, step by step</source>
        <translation>Étiqueter à rebours, pas à pas</translation>
    </message>
    <message>
        <source>Step of the labelling</source>
        <translation>Étape de l’étiquetage</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>a button, a verb: stops going from step to step by itself</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: goes from step to step by itself</extracomment>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one step on</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Jusqu’au bout</translation>
    </message>
    <message>
        <source>terminal</source>
        <extracomment>a position without a move</extracomment>
        <translation>finale</translation>
    </message>
    <message>
        <source>cold: the player who just moved wins</source>
        <translation>froide&#xa0;: celui qui vient de jouer gagne</translation>
    </message>
    <message>
        <source>hot: the player to move wins</source>
        <translation>chaude&#xa0;: celui qui doit jouer gagne</translation>
    </message>
    <message>
        <source>Left wins</source>
        <extracomment>explains a colour: positions in which the player Left wins</extracomment>
        <translation>Gauche gagne</translation>
    </message>
    <message>
        <source>Right wins</source>
        <extracomment>explains a colour: positions in which the player Right wins</extracomment>
        <translation>Droite gagne</translation>
    </message>
    <message>
        <source>no letter: not worked out</source>
        <translation>sans lettre&#xa0;: non calculée</translation>
    </message>
    <message>
        <source>no letter: play may go on for ever</source>
        <translation>sans lettre&#xa0;: la partie peut durer toujours</translation>
    </message>
    <message>
        <source>winning move</source>
        <extracomment>explains a colour: an arrow of the graph</extracomment>
        <translation>coup gagnant</translation>
    </message>
    <message>
        <source>other move</source>
        <extracomment>explains a colour: an arrow of the graph that is not known to win</extracomment>
        <translation>autre coup</translation>
    </message>
    <message>
        <source>losing move</source>
        <extracomment>explains a colour: an arrow of the graph</extracomment>
        <translation>coup perdant</translation>
    </message>
    <message>
        <source>move of Left (thick: it wins)</source>
        <translation>coup de Gauche (épais&#xa0;: il gagne)</translation>
    </message>
    <message>
        <source>move of Right (thick: it wins)</source>
        <translation>coup de Droite (épais&#xa0;: il gagne)</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>read aloud: the table of all positions of the graph</extracomment>
        <translation>Positions</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column and what stands there</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>head of a column: a position of the graph</extracomment>
        <translation>Position</translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>head of a column: P, N, L or R</extracomment>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>head of a column: a number</extracomment>
        <translation>Valeur de Grundy</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>head of a column: how many moves the game lasts yet</extracomment>
        <translation>Coups restants</translation>
    </message>
    <message>
        <source>Longest game</source>
        <extracomment>head of a column: how many moves it has</extracomment>
        <translation>Partie la plus longue</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>head of a column, a noun: how many there are</extracomment>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Winning moves</source>
        <extracomment>head of a column: how many there are</extracomment>
        <translation>Coups gagnants</translation>
    </message>
</context>
<context>
    <name>StatisticsTab</name>
    <message>
        <source>P-positions by size</source>
        <translation>Positions P par taille</translation>
    </message>
    <message>
        <source>cold positions, below</source>
        <translation>positions froides, en bas</translation>
    </message>
    <message>
        <source>all others, above</source>
        <translation>toutes les autres, en haut</translation>
    </message>
    <message>
        <source>hot positions, above</source>
        <translation>positions chaudes, en haut</translation>
    </message>
    <message>
        <source>The size of a position is the number of moves of the longest game left.</source>
        <translation>La taille d’une position est le nombre de coups de la plus longue partie restante.</translation>
    </message>
    <message>
        <source>Bars of positions by size; the table behind them has the numbers.</source>
        <translation>Barres des positions par taille&#x202f;; le tableau derrière donne les nombres.</translation>
    </message>
    <message>
        <source>The whole game in figures</source>
        <translation>Tout le jeu en chiffres</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a figure and its value</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>read aloud: a figure, its value, and a note</extracomment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>At most at once, runs of counters: %1</source>
        <translation>Au plus à la fois, blocs de jetons&#xa0;: %1</translation>
    </message>
    <message>
        <source>Without terminal positions</source>
        <translation>Sans les positions finales</translation>
    </message>
    <message>
        <source>Positions without a move, and the moves to them, are left out. Published figures for misère Line Nim are counted this way: nobody takes the last counter willingly.</source>
        <translation>Les positions sans coup, et les coups qui y mènent, ne sont pas comptés. Les chiffres publiés pour Nim en ligne misère sont comptés ainsi&#xa0;: personne ne prend le dernier jeton de son plein gré.</translation>
    </message>
    <message>
        <source>Every position counts, even those without a move.</source>
        <translation>Toutes les positions comptent, même celles qui n’ont pas de coup.</translation>
    </message>
    <message>
        <source>Positions equal by symmetry count once</source>
        <translation>Compter une seule fois les positions égales par symétrie</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>That gives the win away. Take it back, or play on?</source>
        <translation>Ce coup laisse échapper la victoire. Le reprendre, ou continuer&#x202f;?</translation>
    </message>
    <message>
        <source>That gives the win away.</source>
        <translation>Ce coup laisse échapper la victoire.</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>a button: takes the move back that was a mistake</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Take the move back and choose another one (Ctrl+Z)</source>
        <translation>Reprendre le coup et en choisir un autre (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: the mistake stands, and the game goes on</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The move stands, and the game goes on</source>
        <translation>Le coup reste joué, et la partie continue</translation>
    </message>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation>Résolution…</translation>
    </message>
    <message>
        <source>Solving: %1</source>
        <extracomment>the program works out who wins; how far it is, such as &quot;40%&quot;</extracomment>
        <translation>Résolution&#xa0;: %1</translation>
    </message>
    <message>
        <source>Solving: %1 · %2</source>
        <comment>part done, time left</comment>
        <translation>Résolution&#xa0;: %1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>part done and time left, memory</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The computer moves without knowing the answer</source>
        <translation>L’ordinateur joue sans connaître la réponse</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <extracomment>the name of a player who chooses a move</extracomment>
        <translation>%1 réfléchit…</translation>
    </message>
</context>
<context>
    <name>TableBoard</name>
    <message>
        <source>Together: %1</source>
        <extracomment>below several boards: what they are worth together, such as ∗3 or 1/2 + ∗</extracomment>
        <translation>Ensemble&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>the number of a board on the table, and its game</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Board %1</source>
        <extracomment>read aloud: the number of a board on the table, such as 2</extracomment>
        <translation>Plateau %1</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>an entry of a menu, a verb</extracomment>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Exchange Left and Right</source>
        <translation>Échanger Gauche et Droite</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>Déplacer vers la gauche</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Déplacer vers la droite</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>an entry of a menu: takes this board off the table</extracomment>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>worth %1</source>
        <extracomment>read aloud: the value of a board, such as ∗3</extracomment>
        <translation>vaut %1</translation>
    </message>
</context>
<context>
    <name>TableCards</name>
    <message>
        <source>Filled in step by step</source>
        <translation>Remplir pas à pas</translation>
    </message>
    <message>
        <source>Next size: %1</source>
        <translation>Taille suivante&#xa0;: %1</translation>
    </message>
    <message>
        <source>Everything is shown</source>
        <translation>Tout est montré</translation>
    </message>
    <message>
        <source>Shows the next size (Page down)</source>
        <translation>Montre la taille suivante (Page bas)</translation>
    </message>
    <message>
        <source>Hide all</source>
        <extracomment>a button: covers all labels of the table</extracomment>
        <translation>Tout cacher</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>a button: uncovers all labels of the table</extracomment>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>Selected</source>
        <extracomment>heads what is said of the selected position; none is selected yet</extracomment>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <extracomment>heads what is said of the selected position, such as 3,2</extracomment>
        <translation>Sélection&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>Ouvrir dans Explorer</translation>
    </message>
    <message>
        <source>Periods</source>
        <extracomment>a heading: rows of the table that repeat</extracomment>
        <translation>Périodes</translation>
    </message>
    <message>
        <source>No row repeats within this table.</source>
        <translation>Aucune ligne ne se répète dans ce tableau.</translation>
    </message>
    <message>
        <source>The bracket below a row spans its first period; it is dashed where the period is only seen.</source>
        <translation>L’accolade sous une ligne couvre sa première période&#x202f;; elle est en pointillés quand la période n’est que constatée.</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <extracomment>a button: shows only the first lines of a list</extracomment>
        <translation>En montrer moins</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>Montrer les %1</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>heads what is said of the selected position of the table</extracomment>
        <translation>Position</translation>
    </message>
    <message>
        <source>Point at a cell, or go to it with the arrow keys. A click or Enter opens it in Explore.</source>
        <translation>Pointer une case, ou y aller avec les flèches. Un clic ou Entrée l’ouvre dans Explorer.</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>heads the choice of the positions that the table shows, a noun</extracomment>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>All positions</source>
        <extracomment>a choice: the table shows all positions</extracomment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Only P-positions</source>
        <extracomment>a choice: the table shows only P-positions</extracomment>
        <translation>Seulement les positions P</translation>
    </message>
    <message>
        <source>Only with the value</source>
        <translation>Seulement celles de valeur</translation>
    </message>
    <message>
        <source>The value looked for</source>
        <translation>La valeur cherchée</translation>
    </message>
    <message>
        <source>%1 of the positions stand out.</source>
        <translation>Positions en évidence&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>a choice: what the table shows of each position</extracomment>
        <translation>Valeur de Grundy</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>a choice: what the table shows of each position: how many moves the game lasts yet</extracomment>
        <translation>Coups restants</translation>
    </message>
    <message>
        <source>Exact value</source>
        <extracomment>a choice: what the table shows of each position</extracomment>
        <translation>Valeur exacte</translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>a choice: what the table shows of each position: P, N, L or R</extracomment>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Family of positions</source>
        <translation>Famille de positions</translation>
    </message>
    <message>
        <source>Ready-made family</source>
        <extracomment>a field: positions with n and m for which a table can be made, such as nim:n,m</extracomment>
        <translation>Famille toute prête</translation>
    </message>
    <message>
        <source>As typed below</source>
        <translation>Comme saisi plus bas</translation>
    </message>
    <message>
        <source>Families of all games</source>
        <translation>Familles de tous les jeux</translation>
    </message>
    <message>
        <source>Pattern with the variables n and m</source>
        <translation>Motif avec les variables n et m</translation>
    </message>
    <message>
        <source>n and m are numbers; 1^n repeats the 1, (1^n/)^m the rows.</source>
        <translation>n et m sont des nombres&#x202f;; 1^n répète le 1, (1^n/)^m les lignes.</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est montré</translation>
    </message>
    <message>
        <source>Misère play</source>
        <extracomment>a switch: who makes the last move loses</extracomment>
        <translation>Convention misère</translation>
    </message>
    <message>
        <source>%1 from</source>
        <extracomment>before the first number of a range; the letter n or m: &quot;n from 0 to 15&quot;</extracomment>
        <translation>%1 de</translation>
    </message>
    <message>
        <source>Least value of %1</source>
        <translation>Plus petite valeur de %1</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>between the ends of a range: from 0 to 15</extracomment>
        <translation>à</translation>
    </message>
    <message>
        <source>Largest value of %1</source>
        <translation>Plus grande valeur de %1</translation>
    </message>
</context>
<context>
    <name>TableExport</name>
    <message>
        <source>A table’s name ends in .csv, .json, .svg or .png.</source>
        <translation>Le nom d’un tableau finit par .csv, .json, .svg ou .png.</translation>
    </message>
</context>
<context>
    <name>TableQuestion</name>
    <message>
        <source>Fill the table</source>
        <translation>Remplir le tableau</translation>
    </message>
    <message>
        <source>Search instead</source>
        <extracomment>a button: lets the program search rather than make a table</extracomment>
        <translation>Plutôt chercher</translation>
    </message>
    <message>
        <source>Needs little memory, and may not get to the end</source>
        <translation>Demande peu de mémoire, et ne va peut-être pas jusqu’au bout</translation>
    </message>
</context>
<context>
    <name>TableTab</name>
    <message>
        <source>Tables</source>
        <extracomment>a heading: tables of many positions</extracomment>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>About the table</source>
        <translation>Sur le tableau</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Ce que montre le tableau</translation>
    </message>
    <message>
        <source>Family of positions</source>
        <translation>Famille de positions</translation>
    </message>
    <message>
        <source>Fully analysed</source>
        <extracomment>a kind of table: every position that can be reached, each with all that is known of it</extracomment>
        <translation>Étudiées en entier</translation>
    </message>
    <message>
        <source>Working: %1%</source>
        <extracomment>how much of the table is worked out, such as 40</extracomment>
        <translation>Calcul&#xa0;: %1&#x202f;%</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <extracomment>the table was stopped; then what is known of it: a sentence</extracomment>
        <translation>Arrêté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>a button: works on where it was stopped</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>round and filled: cold (P)</source>
        <translation>rond et plein&#xa0;: froide (P)</translation>
    </message>
    <message>
        <source>square: hot (N), stronger with the number</source>
        <translation>carré&#xa0;: chaude (N), d’autant plus vif que le nombre est grand</translation>
    </message>
    <message>
        <source>square: hot (N)</source>
        <translation>carré&#xa0;: chaude (N)</translation>
    </message>
    <message>
        <source>Left wins</source>
        <extracomment>explains a colour: positions in which the player Left wins</extracomment>
        <translation>Gauche gagne</translation>
    </message>
    <message>
        <source>Right wins</source>
        <extracomment>explains a colour: positions in which the player Right wins</extracomment>
        <translation>Droite gagne</translation>
    </message>
</context>
<context>
    <name>TakePopup</name>
    <message>
        <source>Move down from step %1</source>
        <translation>Descendre de la marche %1</translation>
    </message>
    <message>
        <source>Take from heap %1</source>
        <translation>Prendre dans le tas %1</translation>
    </message>
    <message>
        <source>Stones to take</source>
        <translation>Jetons à prendre</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <extracomment>how many stones of the heap are left after the move, such as 4</extracomment>
        <translation>laisse %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>a button, a verb: takes so many stones, such as 3</extracomment>
        <translation>En prendre %1</translation>
    </message>
</context>
<context>
    <name>TeacherWindow</name>
    <message>
        <source>For the teacher – Grundy</source>
        <translation>Pour l’enseignant – Grundy</translation>
    </message>
    <message>
        <source>%1 · %2:%3</source>
        <comment>step · minutes:seconds</comment>
        <translation>%1 · %2:%3</translation>
    </message>
    <message>
        <source>The class reads</source>
        <translation>La classe lit</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>heads what the class sees in the next step
----------
a button: to the next step</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>heads the answer that the class does not see yet, a noun</extracomment>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>heads the notes of a lesson for the teacher, a noun</extracomment>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Votes</source>
        <extracomment>heads how many of the class have voted, a noun</extracomment>
        <translation>Votes</translation>
    </message>
    <message>
        <source>%L1 votes so far</source>
        <translation>%L1 votes jusqu’ici</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one step back</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>a button: the class sees the screen again</extracomment>
        <translation>Rallumer</translation>
    </message>
    <message>
        <source>Blank</source>
        <extracomment>a button, a verb: the class sees an empty screen</extracomment>
        <translation>Écran noir</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>a button: ends the presentation</extracomment>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>The class sees this screen, so the answer is covered.</source>
        <translation>La classe voit cet écran&#xa0;: la réponse est donc couverte.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Montrer la réponse</translation>
    </message>
</context>
<context>
    <name>TheoryRow</name>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>read aloud: a game, what is claimed of it, and how far that is checked</extracomment>
        <translation>%1&#xa0;: %2 %3</translation>
    </message>
    <message>
        <source>%1: %2 %3. %4</source>
        <extracomment>read aloud: a game, what is claimed of it, how far that is checked, and the result</extracomment>
        <translation>%1&#xa0;: %2 %3. %4</translation>
    </message>
    <message>
        <source>up to size</source>
        <translation>jusqu’à la taille</translation>
    </message>
    <message>
        <source>%1: size of the largest positions checked</source>
        <translation>%1&#xa0;: taille des plus grandes positions vérifiées</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends this check</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>a button, a verb: begins this check</extracomment>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Cancel the check of %1</source>
        <translation>Arrêter la vérification de %1</translation>
    </message>
    <message>
        <source>Check %1</source>
        <extracomment>a button, a verb: begins the check of a game, such as Nim</extracomment>
        <translation>Vérifier %1</translation>
    </message>
    <message>
        <source>Open the position</source>
        <translation>Ouvrir la position</translation>
    </message>
    <message>
        <source>Open %1</source>
        <extracomment>a button, a verb: opens a position, such as nim:7,11,5</extracomment>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>Claims that fail</source>
        <translation>Idées reçues fausses</translation>
    </message>
    <message>
        <source>The theory of the games</source>
        <translation>La théorie des jeux</translation>
    </message>
    <message>
        <source>Search alone looks for the smallest counterexample. Finding one is not an error of the program.</source>
        <translation>La recherche seule cherche le plus petit contre-exemple. En trouver un n’est pas une erreur du programme.</translation>
    </message>
    <message>
        <source>Every small position is answered twice, by theory and by search alone. They have to agree.</source>
        <translation>Chaque petite position reçoit deux réponses&#xa0;: de la théorie, et de la recherche seule. Elles doivent s’accorder.</translation>
    </message>
</context>
<context>
    <name>TheoryTab</name>
    <message>
        <source>Theory check</source>
        <extracomment>a heading: theorems are compared with a plain search</extracomment>
        <translation>Contrôle de la théorie</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>beside a heading: what follows is about all games</extracomment>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Checks</source>
        <extracomment>read aloud: the list of all checks of theorems</extracomment>
        <translation>Vérifications</translation>
    </message>
    <message>
        <source>Position: %1</source>
        <extracomment>read aloud: the position of a counterexample, such as nim:7,11,5</extracomment>
        <translation>Position&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open it in Explore</source>
        <translation>L’ouvrir dans Explorer</translation>
    </message>
    <message>
        <source>Cancel all</source>
        <extracomment>a button: ends all checks</extracomment>
        <translation>Tout arrêter</translation>
    </message>
    <message>
        <source>Check all</source>
        <extracomment>a button: begins all checks</extracomment>
        <translation>Tout vérifier</translation>
    </message>
    <message>
        <source>All checks</source>
        <extracomment>a heading: what all checks together have found</extracomment>
        <translation>Toutes les vérifications</translation>
    </message>
    <message>
        <source>holds</source>
        <extracomment>of a theorem, a verb: it agrees with the search</extracomment>
        <translation>vrai</translation>
    </message>
    <message>
        <source>a claim that fails, as expected</source>
        <translation>une idée reçue qui échoue, comme prévu</translation>
    </message>
    <message>
        <source>theory and search differ: an error</source>
        <translation>la théorie et la recherche diffèrent&#xa0;: une erreur</translation>
    </message>
</context>
<context>
    <name>TodoChartCard</name>
    <message>
        <source>found: %1</source>
        <extracomment>how many positions have been found so far</extracomment>
        <translation>trouvées&#xa0;: %1</translation>
    </message>
    <message>
        <source>to do: peak %1</source>
        <translation>à faire&#xa0;: maximum %1</translation>
    </message>
    <message>
        <source>Finding all positions</source>
        <translation>Recherche de toutes les positions</translation>
    </message>
    <message>
        <source>Which position is looked at next</source>
        <translation>Quelle position est examinée ensuite</translation>
    </message>
    <message>
        <source>Highest number first</source>
        <translation>Plus grand numéro d’abord</translation>
    </message>
    <message>
        <source>In the order found (breadth first)</source>
        <translation>Dans l’ordre de découverte (en largeur)</translation>
    </message>
    <message>
        <source>Last found first</source>
        <translation>Dernière trouvée d’abord</translation>
    </message>
    <message>
        <source>Positions found and still to do after so many have been done; the one in hand counts.</source>
        <translation>Positions trouvées et encore à faire, selon le nombre déjà fait&#x202f;; celle en cours compte.</translation>
    </message>
    <message>
        <source>Finding all positions: %1, %2</source>
        <extracomment>read aloud: a chart: &quot;found: 1200&quot;, and how many were to be done at most</extracomment>
        <translation>Recherche de toutes les positions&#xa0;: %1, %2</translation>
    </message>
</context>
<context>
    <name>TryBoard</name>
    <message>
        <source>hole</source>
        <extracomment>read aloud: a square that does not belong to the board</extracomment>
        <translation>trou</translation>
    </message>
    <message>
        <source>taken</source>
        <extracomment>read aloud: a square whose stone is gone</extracomment>
        <translation>pris</translation>
    </message>
    <message>
        <source>stone</source>
        <extracomment>read aloud: a square with a stone</extracomment>
        <translation>jeton</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a cell such as c3, and what is there</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Board to try the game on</source>
        <translation>Plateau pour essayer le jeu</translation>
    </message>
    <message>
        <source>%1. Take %2: %3</source>
        <extracomment>read aloud: the square and what is there, the squares that a move takes, and what that leads to</extracomment>
        <translation>%1. Prendre %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>TryPane</name>
    <message>
        <source>Try it</source>
        <extracomment>heads the board on which the drawn rules can be tried</extracomment>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>What a click on the board does</source>
        <translation>Ce que fait un clic sur le plateau</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>a click takes stones</extracomment>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Make holes</source>
        <extracomment>a click makes a hole in the board</extracomment>
        <translation>Faire des trous</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>a field: how many columns the board has</extracomment>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>a field: how many rows the board has</extracomment>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>a button: takes the last move back</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Fill again</source>
        <extracomment>a button: puts stones on all squares</extracomment>
        <translation>Remplir à nouveau</translation>
    </message>
    <message>
        <source>Who is to move</source>
        <translation>Qui doit jouer</translation>
    </message>
    <message>
        <source>L to move</source>
        <translation>À L de jouer</translation>
    </message>
    <message>
        <source>R to move</source>
        <translation>À R de jouer</translation>
    </message>
    <message>
        <source>A click makes a hole, or fills it.</source>
        <translation>Un clic fait un trou, ou le remplit.</translation>
    </message>
    <message>
        <source>Pointing shows a take, a click makes it. The wheel, or + and −, shows other takes there.</source>
        <translation>Pointer montre un coup, un clic le joue. La molette, ou + et −, montre d’autres coups au même endroit.</translation>
    </message>
    <message>
        <source>In words</source>
        <extracomment>heads the sentence that tells the drawn rules</extracomment>
        <translation>En mots</translation>
    </message>
</context>
<context>
    <name>TurnSwitch</name>
    <message>
        <source>Who is to move</source>
        <translation>Qui doit jouer</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>À %1 de jouer</translation>
    </message>
</context>
<context>
    <name>ValueCard</name>
    <message>
        <source>Value</source>
        <extracomment>heads what the position is worth, a noun</extracomment>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Nim heaps</source>
        <extracomment>before heaps of Nim that equal the position, such as 3, 5</extracomment>
        <translation>Tas de Nim</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>before a number: the Grundy value of the position</extracomment>
        <translation>Valeur de Grundy</translation>
    </message>
    <message>
        <source>Exact value</source>
        <extracomment>before the value of the position as a game, such as 1/2 + ∗</extracomment>
        <translation>Valeur exacte</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <extracomment>what was checked, and holds</extracomment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>before the mean value of a hot game, a noun</extracomment>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>before the temperature of a hot game</extracomment>
        <translation>Température</translation>
    </message>
    <message>
        <source>Stops of Left and Right</source>
        <translation>Arrêts de Gauche et de Droite</translation>
    </message>
    <message>
        <source>Atomic weight</source>
        <extracomment>before the atomic weight of a game, an integer mostly</extracomment>
        <translation>Poids atomique</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>read aloud: a name such as &quot;Grundy value&quot;, and the value</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Thermograph: the mast stands at %1, from temperature %2 upwards</source>
        <extracomment>read aloud: the mean of a game, such as 1, and its temperature, such as 1/2</extracomment>
        <translation>Thermographe&#xa0;: le mât se dresse en %1, à partir de la température %2</translation>
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
        <translation>Droite graduée de %L1 à %L2</translation>
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
        <translation>Résolution</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Pas encore résolue</translation>
    </message>
    <message>
        <source>Cold — the previous player wins</source>
        <translation>Froide — le joueur précédent gagne</translation>
    </message>
    <message>
        <source>Solving…</source>
        <extracomment>the program works out who wins</extracomment>
        <translation>Résolution…</translation>
    </message>
    <message>
        <source>A smaller position makes it easier.</source>
        <translation>Une position plus petite facilite la tâche.</translation>
    </message>
    <message>
        <source>No rule covers this picture: the exact values of its parts are tried, then a search of the moves. More time, fewer edges or fewer colours make it easier.</source>
        <translation>Aucune règle ne couvre ce dessin&#xa0;: on essaie les valeurs exactes de ses parties, puis une recherche des coups. Plus de temps, moins d’arêtes ou moins de couleurs facilitent la tâche.</translation>
    </message>
    <message>
        <source>No rule covers this picture: the exact values of its parts are tried, then a search of the moves. More memory, fewer edges or fewer colours make it easier.</source>
        <translation>Aucune règle ne couvre ce dessin&#xa0;: on essaie les valeurs exactes de ses parties, puis une recherche des coups. Plus de mémoire, moins d’arêtes ou moins de couleurs facilitent la tâche.</translation>
    </message>
    <message>
        <source>More time or a smaller position makes it easier.</source>
        <translation>Plus de temps ou une position plus petite facilitent la tâche.</translation>
    </message>
    <message>
        <source>More memory or a smaller position makes it easier.</source>
        <translation>Plus de mémoire ou une position plus petite facilitent la tâche.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>a button: works it out once more, when memory is free</extracomment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Try with more memory</source>
        <extracomment>a button: works it out once more, with more memory</extracomment>
        <translation>Essayer avec plus de mémoire</translation>
    </message>
    <message>
        <source>Try longer</source>
        <extracomment>a button: works it out once more, with more time</extracomment>
        <translation>Essayer plus longtemps</translation>
    </message>
    <message>
        <source>Fill the table</source>
        <translation>Remplir le tableau</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>part done, time left</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Search instead</source>
        <extracomment>a button: lets the program search rather than make a table</extracomment>
        <translation>Plutôt chercher</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>a button: ends the calculation</extracomment>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>VotesPanel</name>
    <message>
        <source>Press ↑ ↓ to choose. Type the votes.</source>
        <translation>Appuyer sur ↑ ↓ pour choisir. Taper les votes.</translation>
    </message>
    <message>
        <source>Votes: %L1</source>
        <extracomment>how many votes there are altogether</extracomment>
        <translation>Votes&#xa0;: %L1</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>a button: ends the voting</extracomment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>a button: all votes are 0 again</extracomment>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>%1: %L2 votes</source>
        <extracomment>read aloud: a move or an answer, and how many chose it</extracomment>
        <translation>%1&#xa0;: %L2 votes</translation>
    </message>
    <message>
        <source>%1: %L2 votes, %3</source>
        <extracomment>read aloud: a move or an answer, how many chose it, and &quot;wins&quot;, &quot;loses&quot;, &quot;right&quot; or &quot;not right&quot;</extracomment>
        <translation>%1&#xa0;: %L2 votes, %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a move (wins)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>One vote less</source>
        <translation>Un vote de moins</translation>
    </message>
    <message>
        <source>%L1</source>
        <extracomment>how many chose a move or an answer</extracomment>
        <translation>%L1</translation>
    </message>
    <message>
        <source>One vote more</source>
        <translation>Un vote de plus</translation>
    </message>
</context>
<context>
    <name>WholeGameNotice</name>
    <message>
        <source>This page needs the whole game. %1</source>
        <translation>Cette page a besoin du jeu entier. %1</translation>
    </message>
    <message>
        <source>This page needs the whole game, and that is too large.</source>
        <translation>Cette page a besoin du jeu entier, et il est trop grand.</translation>
    </message>
    <message>
        <source>Choose a position first.</source>
        <translation>Choisir d’abord une position.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>a button: works it out once more, after it was stopped or failed</extracomment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Show the part near it</source>
        <translation>Montrer ce qui l’entoure</translation>
    </message>
</context>
<context>
    <name>WhySteps</name>
    <message>
        <source>One step back in the argument</source>
        <translation>Un pas en arrière dans l’argument</translation>
    </message>
    <message>
        <source>After %1</source>
        <extracomment>heads an argument: what would follow after a move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>Après %1</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>a button: ends the walk through the reasons</extracomment>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Back to the position of the game</source>
        <translation>Retour à la position de la partie</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>read aloud: the letter of a position, and who wins it</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>Recherche de la raison…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one step of the argument back</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>C’est tout</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <extracomment>a button: shows only the first moves of a list</extracomment>
        <translation>En montrer moins</translation>
    </message>
    <message>
        <source>Show more (%L1 in all)</source>
        <translation>En montrer plus (%L1 en tout)</translation>
    </message>
    <message>
        <source>then %1</source>
        <extracomment>behind a move: the reply to it, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>puis %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>a button: stops what is played by itself</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>a button: the idea is played on the board by itself, move after move</extracomment>
        <translation>Lecture</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%1 step</source>
        <extracomment>of a lesson, not of a staircase</extracomment>
        <translation>
            <numerusform>%1 étape</numerusform>
            <numerusform>%1 étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steps</source>
        <extracomment>of a lesson, not of a staircase</extracomment>
        <translation>
            <numerusform>%1 étape</numerusform>
            <numerusform>%1 étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 claim</source>
        <extracomment>what a lesson says of positions, such as that one is P</extracomment>
        <translation>
            <numerusform>%1 affirmation</numerusform>
            <numerusform>%1 affirmations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 claims</source>
        <extracomment>what a lesson says of positions, such as that one is P</extracomment>
        <translation>
            <numerusform>%1 affirmation</numerusform>
            <numerusform>%1 affirmations</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at row %1.</source>
        <translation>Regarde la ligne %1.</translation>
    </message>
    <message>
        <source>Row %1 holds out longest.</source>
        <translation>La ligne %1 résiste le plus longtemps.</translation>
    </message>
    <message>
        <source>That square is gone.</source>
        <translation>Cette case n’est plus là.</translation>
    </message>
    <message>
        <source>The crossed square stays.</source>
        <translation>La case barrée reste.</translation>
    </message>
    <message>
        <source>two arms as heaps</source>
        <translation>deux bras comme tas</translation>
    </message>
    <message>
        <source>two rows compared</source>
        <translation>deux lignes comparées</translation>
    </message>
    <message>
        <source>equal arms answer each other</source>
        <translation>des bras égaux se répondent</translation>
    </message>
    <message>
        <source>a stolen strategy</source>
        <translation>une stratégie volée</translation>
    </message>
    <message>
        <source>the number of squares in a row</source>
        <translation>le nombre de cases d’une ligne</translation>
    </message>
    <message>
        <source>a row of %1 is longer than the one below it, of %2</source>
        <extracomment>two numbers of squares</extracomment>
        <translation>une ligne de %1 est plus longue que celle de dessous, de %2</translation>
    </message>
    <message>
        <source>Chomp</source>
        <extracomment>the name of a game</extracomment>
        <translation>Chomp</translation>
    </message>
    <message>
        <source>Take a square and all beyond</source>
        <translation>Croquer une case et tout au-delà</translation>
    </message>
    <message>
        <source>A bottom row and a first column are Nim heaps; two rows, and boards as high as they are wide, have rules of their own. The table of all other boards agrees with a search of each.</source>
        <translation>Une ligne du bas et une première colonne sont des tas de Nim&#x202f;; deux lignes, et les plateaux aussi hauts que larges, ont leurs propres règles. Le tableau de tous les autres plateaux s’accorde avec une recherche de chacun.</translation>
    </message>
    <message>
        <source>Squares</source>
        <extracomment>head of the column of moves: how many squares are taken</extracomment>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>head of the column of moves: what is taken</extracomment>
        <translation>Prendre</translation>
    </message>
    <message numerus="yes">
        <source>%1 square can be taken now</source>
        <translation>
            <numerusform>%1 case peut être prise maintenant</numerusform>
            <numerusform>%1 cases peuvent être prises maintenant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 squares can be taken now</source>
        <translation>
            <numerusform>%1 case peut être prise maintenant</numerusform>
            <numerusform>%1 cases peuvent être prises maintenant</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a place to put a square there, or to take it.</source>
        <translation>Cliquer sur une place pour y mettre une case, ou pour l’enlever.</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>a field: how many rows the board has</extracomment>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>a field: how many columns the board has</extracomment>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>a ready-made board: the usual one</extracomment>
        <translation>Classique</translation>
    </message>
    <message>
        <source>4 rows of 6</source>
        <translation>4 lignes de 6</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>a ready-made board</extracomment>
        <translation>Petit</translation>
    </message>
    <message>
        <source>3 rows of 4</source>
        <translation>3 lignes de 4</translation>
    </message>
    <message>
        <source>Square</source>
        <extracomment>a square bar of chocolate, not one of its pieces</extracomment>
        <translation>Carré</translation>
    </message>
    <message>
        <source>4 rows of 4</source>
        <translation>4 lignes de 4</translation>
    </message>
    <message>
        <source>Two rows</source>
        <extracomment>a ready-made board: it has two rows</extracomment>
        <translation>Deux lignes</translation>
    </message>
    <message>
        <source>2 rows of 7</source>
        <translation>2 lignes de 7</translation>
    </message>
    <message>
        <source>Misère</source>
        <extracomment>a ready-made board that is played misère: who makes the last move loses</extracomment>
        <translation>Misère</translation>
    </message>
    <message>
        <source>rows of 5, 5 and 3</source>
        <translation>lignes de 5, 5 et 3</translation>
    </message>
    <message>
        <source>Squares of each row, from the bottom</source>
        <translation>Cases de chaque ligne, à partir du bas</translation>
    </message>
    <message>
        <source>Bite off a square and every square above it and to its right. The crossed square stays.</source>
        <translation>Choisis une case&#xa0;: elle part avec tout ce qui est au-dessus et à sa droite. La case barrée reste.</translation>
    </message>
    <message>
        <source>If only the crossed square is left for you, you lose.</source>
        <translation>Qui se retrouve avec la case barrée perd.</translation>
    </message>
    <message>
        <source>If only the crossed square is left for you, you win.</source>
        <translation>Qui se retrouve avec la case barrée gagne.</translation>
    </message>
    <message>
        <source>You left nothing but the crossed square</source>
        <translation>Tu n’as laissé que la case barrée</translation>
    </message>
    <message>
        <source>%1 left nothing but the crossed square</source>
        <translation>%1 n’a laissé que la case barrée</translation>
    </message>
    <message>
        <source>Only the crossed square.</source>
        <translation>Seulement la case barrée.</translation>
    </message>
    <message>
        <source>One row of %1 squares.</source>
        <translation>Une ligne de %1 cases.</translation>
    </message>
    <message>
        <source>From the bottom up rows of %1 squares.</source>
        <translation>De bas en haut, des lignes de %1 cases.</translation>
    </message>
    <message>
        <source>Two columns: n rows of 2, above them m of 1</source>
        <translation>Deux colonnes&#xa0;: n lignes de 2, au-dessus m de 1</translation>
    </message>
    <message>
        <source>Full boards, n columns and m rows</source>
        <translation>Plateaux pleins, n colonnes et m lignes</translation>
    </message>
    <message>
        <source>A row of n with m squares on its first</source>
        <translation>Une ligne de n avec m cases sur la première</translation>
    </message>
    <message>
        <source>Three columns: 2 rows of 3, n of 2, m of 1</source>
        <translation>Trois colonnes&#xa0;: 2 lignes de 3, n de 2, m de 1</translation>
    </message>
    <message>
        <source>The player to move chooses the second square of the bottom row. Only the corner and the square above it are left: the opponent has to take that one, and whoever then cannot move wins.</source>
        <translation>Celui qui doit jouer choisit la deuxième case de la ligne du bas. Il ne reste que le coin et la case au-dessus&#xa0;: l’adversaire doit la prendre, et celui qui ne peut alors plus jouer gagne.</translation>
    </message>
    <message>
        <source>The player to move chooses the second square of the first column. Only the corner and the square beside it are left: the opponent has to take that one, and whoever then cannot move wins.</source>
        <translation>Celui qui doit jouer choisit la deuxième case de la première colonne. Il ne reste que le coin et la case à côté&#xa0;: l’adversaire doit la prendre, et celui qui ne peut alors plus jouer gagne.</translation>
    </message>
    <message>
        <source>Two rows are cold exactly when the upper one is shorter by one square: whatever is then taken, the opponent can make the upper row shorter by one again.</source>
        <translation>Deux lignes sont froides exactement quand celle du haut est plus courte d’une case&#xa0;: quoi qu’on prenne alors, l’adversaire peut rendre celle du haut de nouveau plus courte d’une case.</translation>
    </message>
    <message>
        <source>Two columns are cold exactly when the right one is lower by one square: whatever is then taken, the opponent can make the right column lower by one again.</source>
        <translation>Deux colonnes sont froides exactement quand celle de droite est plus basse d’une case&#xa0;: quoi qu’on prenne alors, l’adversaire peut rendre celle de droite de nouveau plus basse d’une case.</translation>
    </message>
    <message>
        <source>Here both have %1: the last square, the one farthest from the corner, has to go.</source>
        <translation>Ici, les deux ont %1&#xa0;: la dernière case, la plus éloignée du coin, doit partir.</translation>
    </message>
    <message>
        <source>Here they have %1 and %2.</source>
        <extracomment>&quot;they&quot; are the two rows, or the two columns, of the board; two numbers of squares</extracomment>
        <translation>Ici, elles ont %1 et %2.</translation>
    </message>
    <message>
        <source>The bottom row and the first column are equally long. Choosing the square in row 2, column 2 leaves these two alone.</source>
        <translation>La ligne du bas et la première colonne sont de même longueur. Choisir la case de la ligne 2, colonne 2, ne laisse que ces deux-là.</translation>
    </message>
    <message>
        <source>From then on whatever the opponent takes from one of them is taken from the other one, too: they are two equal Nim heaps.</source>
        <translation>À partir de là, tout ce que l’adversaire prend dans l’une, on le prend aussi dans l’autre&#xa0;: ce sont deux tas de Nim égaux.</translation>
    </message>
    <message>
        <source>The player to move wins every full board. Suppose that taking only the square farthest from the corner lost: then the opponent would have a winning reply. But that reply takes the same square, too, so it could have been the first move.</source>
        <translation>Celui qui doit jouer gagne tout plateau plein. Supposons que prendre seulement la case la plus éloignée du coin fasse perdre&#xa0;: l’adversaire aurait alors une réponse gagnante. Mais cette réponse prend aussi cette même case&#x202f;; elle aurait donc pu être le premier coup.</translation>
    </message>
    <message>
        <source>This proves that a winning move exists. It does not say which: no rule for it is known, it has to be searched for.</source>
        <translation>Cela prouve qu’il existe un coup gagnant. Cela ne dit pas lequel&#xa0;: on n’en connaît pas de règle, il faut le chercher.</translation>
    </message>
    <message>
        <source>Nim in disguise</source>
        <translation>Nim déguisé</translation>
    </message>
    <message>
        <source>The other squares of the bottom row and of the first column are two Nim heaps, of %1 and %2: a move shortens one of them, by as much as one likes. The corner stays.</source>
        <extracomment>two numbers of squares</extracomment>
        <translation>Les autres cases de la ligne du bas et de la première colonne sont deux tas de Nim, de %1 et %2&#xa0;: un coup raccourcit l’un d’eux, autant qu’on veut. Le coin reste.</translation>
    </message>
    <message>
        <source>Why: two rows</source>
        <translation>Pourquoi&#xa0;: deux lignes</translation>
    </message>
    <message>
        <source>Why: two columns</source>
        <translation>Pourquoi&#xa0;: deux colonnes</translation>
    </message>
    <message>
        <source>Why: the mirror</source>
        <translation>Pourquoi&#xa0;: le miroir</translation>
    </message>
    <message>
        <source>Why: the stolen strategy</source>
        <translation>Pourquoi&#xa0;: la stratégie volée</translation>
    </message>
    <message>
        <source>nothing is known</source>
        <translation>on ne sait rien</translation>
    </message>
    <message>
        <source>the player to move loses (P)</source>
        <translation>celui qui doit jouer perd (P)</translation>
    </message>
    <message>
        <source>the player to move wins (N)</source>
        <translation>celui qui doit jouer gagne (N)</translation>
    </message>
    <message>
        <source>Left wins whoever starts (L)</source>
        <translation>Gauche gagne, peu importe qui commence (L)</translation>
    </message>
    <message>
        <source>Right wins whoever starts (R)</source>
        <translation>Droite gagne, peu importe qui commence (R)</translation>
    </message>
    <message>
        <source>%1: by the claim %2; in fact %3.</source>
        <extracomment>a position, and twice who wins, such as &quot;the player to move wins&quot;</extracomment>
        <translation>%1&#xa0;: d’après l’idée reçue, %2&#x202f;; en fait, %3.</translation>
    </message>
    <message>
        <source>more than %1 coins altogether</source>
        <translation>plus de %1 pièces en tout</translation>
    </message>
    <message>
        <source>No coins.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>Aucune pièce.</translation>
    </message>
    <message>
        <source>a number of coins</source>
        <translation>un nombre de pièces</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 place for coins</source>
        <translation>
            <numerusform>plus de %1 place pour les pièces</numerusform>
            <numerusform>plus de %1 places pour les pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 places for coins</source>
        <translation>
            <numerusform>plus de %1 place pour les pièces</numerusform>
            <numerusform>plus de %1 places pour les pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>Silver Dollar</source>
        <extracomment>the name of a game</extracomment>
        <translation>Dollar d’argent</translation>
    </message>
    <message>
        <source>Slide left, no jumping</source>
        <translation>Glisser à gauche, sans sauter</translation>
    </message>
    <message>
        <source>The coins pair from the right, and the gaps of the pairs are Nim heaps.</source>
        <translation>Les pièces vont par paires à partir de la droite, et les trous des paires sont des tas de Nim.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>head of the column of moves</extracomment>
        <translation>Déplacer</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin can still move now</source>
        <translation>
            <numerusform>%1 pièce peut encore bouger</numerusform>
            <numerusform>%1 pièces peuvent encore bouger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins can still move now</source>
        <translation>
            <numerusform>%1 pièce peut encore bouger</numerusform>
            <numerusform>%1 pièces peuvent encore bouger</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square to change it; drag a coin to move it.</source>
        <translation>Cliquer sur une case pour la changer&#x202f;; tirer une pièce pour la déplacer.</translation>
    </message>
    <message>
        <source>Two gaps</source>
        <extracomment>a ready-made board: it has two gaps between coins</extracomment>
        <translation>Deux trous</translation>
    </message>
    <message>
        <source>4 coins, 11 squares</source>
        <translation>4 pièces, 11 cases</translation>
    </message>
    <message>
        <source>Twins</source>
        <extracomment>the name of a game</extracomment>
        <translation>Jumeaux</translation>
    </message>
    <message>
        <source>2 gaps of the same size</source>
        <translation>2 trous de même taille</translation>
    </message>
    <message>
        <source>Odd one out</source>
        <translation>Une de trop</translation>
    </message>
    <message>
        <source>3 coins, 11 squares</source>
        <translation>3 pièces, 11 cases</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <extracomment>a ready-made board: an easy one to begin with</extracomment>
        <translation>Échauffement</translation>
    </message>
    <message>
        <source>2 coins, 1 gap</source>
        <translation>2 pièces, 1 trou</translation>
    </message>
    <message>
        <source>Crowd</source>
        <extracomment>a ready-made board: it has many coins close together</extracomment>
        <translation>Foule</translation>
    </message>
    <message>
        <source>6 coins, close together</source>
        <translation>6 pièces, serrées</translation>
    </message>
    <message>
        <source>Long road</source>
        <extracomment>a ready-made board: its coins have a long way to go</extracomment>
        <translation>Longue route</translation>
    </message>
    <message>
        <source>4 coins, 16 squares</source>
        <translation>4 pièces, 16 cases</translation>
    </message>
    <message>
        <source>Slide one coin to the left. It may not jump over a coin or land on one.</source>
        <translation>Fais glisser une pièce vers la gauche. Sans sauter, une pièce par case.</translation>
    </message>
    <message>
        <source>A coin on %1.</source>
        <translation>Une pièce en %1.</translation>
    </message>
    <message>
        <source>Coins on %1.</source>
        <translation>Des pièces en %1.</translation>
    </message>
    <message>
        <source>Three coins: n squares before the first, m before the last</source>
        <translation>Trois pièces&#xa0;: n cases avant la première, m avant la dernière</translation>
    </message>
    <message>
        <source>Two coins: n squares before, m between</source>
        <translation>Deux pièces&#xa0;: n cases avant, m entre les deux</translation>
    </message>
    <message>
        <source>gaps of paired coins as heaps</source>
        <translation>trous des paires de pièces comme tas</translation>
    </message>
    <message>
        <source>a row of 0 and 1, 1 for a coin</source>
        <translation>une rangée de 0 et de 1, 1 pour une pièce</translation>
    </message>
    <message>
        <source>Edge and %1</source>
        <translation>Bord et %1</translation>
    </message>
    <message>
        <source>the gap between the edge and %1</source>
        <translation>le trou entre le bord et %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>the squares of two coins that form a pair, such as 5 and 8</extracomment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>the gap between %1 and %2</source>
        <extracomment>within a sentence: the squares of two coins, such as 5 and 8</extracomment>
        <translation>le trou entre %1 et %2</translation>
    </message>
    <message>
        <source>Gap %1</source>
        <extracomment>before a number in a table: the number of a gap between coins</extracomment>
        <translation>Trou %1</translation>
    </message>
    <message>
        <source>Pair the coins from the right; a coin without a partner pairs with the edge. Each pair is a heap as large as the gap in between: %1.</source>
        <translation>Former les paires à partir de la droite&#x202f;; une pièce sans partenaire fait la paire avec le bord. Chaque paire est un tas aussi grand que le trou entre les deux&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Closing a gap takes from its heap. Opening one is undone by the same slide of the partner, so it changes nothing.</source>
        <translation>Fermer un trou prend dans son tas. En ouvrir un est annulé quand la partenaire glisse d’autant&#xa0;: cela ne change donc rien.</translation>
    </message>
    <message>
        <source>%1: %2. In the drawing, %3, %4.</source>
        <extracomment>a position and who wins, then another position and who wins that</extracomment>
        <translation>%1&#xa0;: %2. Dans le dessin, %3, %4.</translation>
    </message>
    <message>
        <source>“Coins on 2, 5, 7, 10”, beside a row drawn with coins on 2, 5, 7, 11.</source>
        <translation>«&#x202f;Des pièces en 2, 5, 7, 10&#x202f;», à côté d’une rangée dessinée avec des pièces en 2, 5, 7, 11.</translation>
    </message>
    <message>
        <source>One square changes the winner: the gaps are 2 and 2 in words, 2 and 3 in the drawing.</source>
        <translation>Une case change le gagnant&#xa0;: les trous sont 2 et 2 dans le texte, 2 et 3 dans le dessin.</translation>
    </message>
    <message>
        <source>to %1</source>
        <extracomment>on the board: the square, box or step that a coin goes to</extracomment>
        <translation>vers %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin from %2 to %3</source>
        <extracomment>a move: how many coins, and the two boxes or steps; here one coin</extracomment>
        <translation>
            <numerusform>%1 pièce de %2 vers %3</numerusform>
            <numerusform>%1 pièces de %2 vers %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins from %2 to %3</source>
        <extracomment>a move: how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>%1 pièce de %2 vers %3</numerusform>
            <numerusform>%1 pièces de %2 vers %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the coins on %1.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>Regarde les pièces en %1.</translation>
    </message>
    <message>
        <source>The coins on %1 hold out longest.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>Les pièces en %1 résistent le plus longtemps.</translation>
    </message>
    <message>
        <source>coin %1 to %2</source>
        <translation>pièce %1 vers %2</translation>
    </message>
    <message>
        <source>Look at the coin on %1.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>Regarde la pièce en %1.</translation>
    </message>
    <message>
        <source>The coin on %1 holds out longest.</source>
        <extracomment>%1 is the number of a square, box or step.</extracomment>
        <translation>La pièce en %1 résiste le plus longtemps.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a move: the squares or boxes that a coin leaves and goes to, such as &quot;5 to 3&quot;</extracomment>
        <translation>%1 vers %2</translation>
    </message>
    <message>
        <source>Nimble</source>
        <extracomment>the name of a game</extracomment>
        <translation>Nimble</translation>
    </message>
    <message>
        <source>Any coin, any square left</source>
        <translation>Une pièce, aussi loin qu’on veut</translation>
    </message>
    <message>
        <source>Each coin in box n is a Nim heap of n.</source>
        <translation>Chaque pièce dans la boîte n est un tas de Nim de n.</translation>
    </message>
    <message>
        <source>6 coins, 5 boxes</source>
        <translation>6 pièces, 5 boîtes</translation>
    </message>
    <message>
        <source>Several at once</source>
        <translation>Plusieurs à la fois</translation>
    </message>
    <message>
        <source>2 coins in one box</source>
        <translation>2 pièces dans une boîte</translation>
    </message>
    <message>
        <source>Long row</source>
        <extracomment>a ready-made board: a long row of boxes</extracomment>
        <translation>Longue rangée</translation>
    </message>
    <message>
        <source>5 coins, 9 boxes</source>
        <translation>5 pièces, 9 boîtes</translation>
    </message>
    <message>
        <source>Coins in box 0, 1, 2, …</source>
        <translation>Pièces dans la boîte 0, 1, 2, …</translation>
    </message>
    <message>
        <source>Coins per move</source>
        <translation>Pièces par coup</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>a choice of how many coins a move takes along</extracomment>
        <translation>une</translation>
    </message>
    <message>
        <source>one or more of a box</source>
        <translation>une ou plusieurs d’une boîte</translation>
    </message>
    <message>
        <source>Move one or more coins from one box to a box with a lower number.</source>
        <translation>Mets une ou plusieurs pièces d’une même boîte dans une boîte de numéro plus petit.</translation>
    </message>
    <message>
        <source>Move one coin to any box with a lower number.</source>
        <translation>Mets une pièce dans n’importe quelle boîte de numéro plus petit.</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin in box %2</source>
        <extracomment>read aloud: how many coins are in a box, here one</extracomment>
        <translation>
            <numerusform>%1 pièce dans la boîte %2</numerusform>
            <numerusform>%1 pièces dans la boîte %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins in box %2</source>
        <extracomment>read aloud: how many coins are in a box</extracomment>
        <translation>
            <numerusform>%1 pièce dans la boîte %2</numerusform>
            <numerusform>%1 pièces dans la boîte %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Two coins: n boxes before, m between</source>
        <translation>Deux pièces&#xa0;: n boîtes avant, m entre les deux</translation>
    </message>
    <message>
        <source>One coin in box n</source>
        <translation>Une pièce dans la boîte n</translation>
    </message>
    <message>
        <source>n coins in box 1, m in box 2, taken together</source>
        <translation>n pièces dans la boîte 1, m dans la boîte 2, prises ensemble</translation>
    </message>
    <message>
        <source>coins as heaps</source>
        <translation>pièces comme tas</translation>
    </message>
    <message>
        <source>“Move one or more coins of one box: it is Nim on the coins.”</source>
        <translation>«&#x202f;Déplacer une ou plusieurs pièces d’une boîte&#xa0;: c’est Nim avec les pièces.&#x202f;»</translation>
    </message>
    <message>
        <source>With one coin a move each coin is a heap. Several coins moved together change several heaps at once, which no move of Nim does.</source>
        <translation>Avec une pièce par coup, chaque pièce est un tas. Plusieurs pièces déplacées ensemble changent plusieurs tas à la fois, ce que ne fait aucun coup de Nim.</translation>
    </message>
    <message>
        <source>Box %1</source>
        <extracomment>before a number in a table: the box of a coin, such as 5</extracomment>
        <translation>Boîte %1</translation>
    </message>
    <message>
        <source>the coin in box %1</source>
        <translation>la pièce de la boîte %1</translation>
    </message>
    <message>
        <source>Each coin is a heap as large as the number of its box: %1.</source>
        <translation>Chaque pièce est un tas aussi grand que le numéro de sa boîte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Moving a coin to a lower box takes from its heap. No coin is ever in the way of another one.</source>
        <translation>Mettre une pièce dans une boîte de numéro plus petit prend dans son tas. Les pièces ne se gênent jamais.</translation>
    </message>
    <message>
        <source>Staircase Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>Nim en escalier</translation>
    </message>
    <message>
        <source>Step down</source>
        <extracomment>what the game is about: coins go one step of a staircase down</extracomment>
        <translation>Descendre d’une marche</translation>
    </message>
    <message>
        <source>Only the coins on the odd steps count, as Nim heaps.</source>
        <translation>Seules comptent les pièces des marches impaires, comme tas de Nim.</translation>
    </message>
    <message>
        <source>Coins</source>
        <extracomment>head of the column of moves: how many coins are moved</extracomment>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Click a step to put a coin on it, a coin to take it off.</source>
        <translation>Cliquer sur une marche pour y poser une pièce, sur une pièce pour l’enlever.</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>a field: how many steps the staircase has</extracomment>
        <translation>Marches</translation>
    </message>
    <message>
        <source>9 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>9 pièces</translation>
    </message>
    <message>
        <source>8 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>8 pièces</translation>
    </message>
    <message>
        <source>6 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>6 pièces</translation>
    </message>
    <message>
        <source>High stairs</source>
        <extracomment>a ready-made board: it has many steps</extracomment>
        <translation>Haut escalier</translation>
    </message>
    <message>
        <source>13 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>13 pièces</translation>
    </message>
    <message>
        <source>Coins on step 0, 1, 2, …</source>
        <translation>Pièces sur la marche 0, 1, 2, …</translation>
    </message>
    <message>
        <source>Move one or more coins from one step down to the next.</source>
        <translation>Descends une ou plusieurs pièces d’une marche sur la marche suivante.</translation>
    </message>
    <message numerus="yes">
        <source>%1 coin on step %2</source>
        <extracomment>read aloud: how many coins are on a step of the staircase, here one</extracomment>
        <translation>
            <numerusform>%1 pièce sur la marche %2</numerusform>
            <numerusform>%1 pièces sur la marche %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 coins on step %2</source>
        <extracomment>read aloud: how many coins are on a step of the staircase</extracomment>
        <translation>
            <numerusform>%1 pièce sur la marche %2</numerusform>
            <numerusform>%1 pièces sur la marche %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins on steps 1 and 3</source>
        <translation>Des pièces sur les marches 1 et 3</translation>
    </message>
    <message>
        <source>Coins on steps 1 and 2</source>
        <translation>Des pièces sur les marches 1 et 2</translation>
    </message>
    <message>
        <source>Three coins on step n</source>
        <translation>Trois pièces sur la marche n</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>before a number in a table: a step of the staircase, such as 3</extracomment>
        <translation>Marche %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <extracomment>within a sentence: the number of a step of the staircase</extracomment>
        <translation>la marche %1</translation>
    </message>
    <message>
        <source>The coins of each odd step are a heap; even steps do not count: %1.</source>
        <translation>Les pièces de chaque marche impaire forment un tas&#x202f;; les marches paires ne comptent pas&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A move from an odd step takes from its heap. A move from an even step adds to one; moving the same coins one step further undoes it, so it changes nothing.</source>
        <translation>Un coup qui part d’une marche impaire prend dans son tas. Un coup qui part d’une marche paire en agrandit un&#x202f;; descendre les mêmes pièces d’une marche de plus l’annule&#xa0;: cela ne change donc rien.</translation>
    </message>
    <message>
        <source>odd steps as heaps</source>
        <translation>marches impaires comme tas</translation>
    </message>
    <message>
        <source>Heap %1</source>
        <extracomment>before a number in a table: the number of a heap, such as 2</extracomment>
        <translation>Tas %1</translation>
    </message>
    <message>
        <source>Next step</source>
        <extracomment>a button: shows the next step of the reasons</extracomment>
        <translation>Pas suivant</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>a player, not a direction</extracomment>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>a player, not a direction</extracomment>
        <translation>Droite</translation>
    </message>
    <message>
        <source>No arrow leads there from the token.</source>
        <translation>Aucune flèche n’y mène à partir du pion.</translation>
    </message>
    <message>
        <source>Look at the arrows that leave node %1.</source>
        <translation>Regarde les flèches qui partent du sommet %1.</translation>
    </message>
    <message>
        <source>An arrow from node %1 holds out longest.</source>
        <translation>Une flèche du sommet %1 résiste le plus longtemps.</translation>
    </message>
    <message>
        <source>an arrow such as 2-1</source>
        <translation>une flèche comme 2-1</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 arrow</source>
        <translation>
            <numerusform>plus de %1 flèche</numerusform>
            <numerusform>plus de %1 flèches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 arrows</source>
        <translation>
            <numerusform>plus de %1 flèche</numerusform>
            <numerusform>plus de %1 flèches</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;@&apos; and the token&apos;s node</source>
        <translation>&apos;@&apos; et le sommet du pion</translation>
    </message>
    <message>
        <source>the arrows form a cycle: %1</source>
        <translation>les flèches forment un cycle&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>the arrows form a cycle: %1, %2 arrow</source>
        <extracomment>a mistake: some nodes, such as 1-2-3-1, and how many arrows there are, here one</extracomment>
        <translation>
            <numerusform>les flèches forment un cycle&#xa0;: %1, %2 flèche</numerusform>
            <numerusform>les flèches forment un cycle&#xa0;: %1, %2 flèches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the arrows form a cycle: %1, %2 arrows</source>
        <extracomment>a mistake: some nodes, such as 1-2-3-1, and how many arrows there are</extracomment>
        <translation>
            <numerusform>les flèches forment un cycle&#xa0;: %1, %2 flèche</numerusform>
            <numerusform>les flèches forment un cycle&#xa0;: %1, %2 flèches</numerusform>
        </translation>
    </message>
    <message>
        <source>Graph Game</source>
        <extracomment>the name of a game</extracomment>
        <translation>Jeu sur un graphe</translation>
    </message>
    <message>
        <source>Move a token along arrows</source>
        <translation>Un pion suit les flèches</translation>
    </message>
    <message>
        <source>Labelling the graph backwards gives the same kernel and values as a search.</source>
        <translation>Étiqueter le graphe à rebours donne le même noyau et les mêmes valeurs qu’une recherche.</translation>
    </message>
    <message numerus="yes">
        <source>The token can still reach %1 node now</source>
        <translation>
            <numerusform>Le pion peut encore atteindre %1 sommet</numerusform>
            <numerusform>Le pion peut encore atteindre %1 sommets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The token can still reach %1 nodes now</source>
        <translation>
            <numerusform>Le pion peut encore atteindre %1 sommet</numerusform>
            <numerusform>Le pion peut encore atteindre %1 sommets</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a node for the token, an arrow to remove it; drag from node to node to draw one.</source>
        <translation>Cliquer sur un sommet pour y mettre le pion, sur une flèche pour l’enlever&#x202f;; tirer d’un sommet à un autre pour en dessiner une.</translation>
    </message>
    <message>
        <source>Add a node</source>
        <translation>Ajouter un sommet</translation>
    </message>
    <message>
        <source>A triangle</source>
        <extracomment>a ready-made board: its arrows form a triangle</extracomment>
        <translation>Un triangle</translation>
    </message>
    <message>
        <source>Nine nodes</source>
        <extracomment>of a ready-made board: how large its graph is</extracomment>
        <translation>Neuf sommets</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>a field: the arrows of a graph, such as 2-1, 2-0, 1-0; not keys</extracomment>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Token on node</source>
        <translation>Pion sur le sommet</translation>
    </message>
    <message>
        <source>Move the token along an arrow.</source>
        <translation>Fais avancer le pion le long d’une flèche.</translation>
    </message>
    <message>
        <source>from node %1</source>
        <translation>du sommet %1</translation>
    </message>
    <message>
        <source>The token on node %1, from which no arrow leads on.</source>
        <translation>Le pion est sur le sommet %1, d’où ne part aucune flèche.</translation>
    </message>
    <message numerus="yes">
        <source>The token on node %1, with an arrow to %2.</source>
        <extracomment>read aloud: two nodes, such as 5 and 3</extracomment>
        <translation>
            <numerusform>Le pion est sur le sommet %1, avec une flèche vers %2.</numerusform>
            <numerusform>Le pion est sur le sommet %1, avec des flèches vers %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The token on node %1, with arrows to %2.</source>
        <extracomment>read aloud: a node, such as 5, and the nodes that arrows lead to</extracomment>
        <translation>
            <numerusform>Le pion est sur le sommet %1, avec une flèche vers %2.</numerusform>
            <numerusform>Le pion est sur le sommet %1, avec des flèches vers %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>One or two nodes back</source>
        <translation>Un ou deux sommets en arrière</translation>
    </message>
    <message>
        <source>A graph of arrows</source>
        <translation>Un graphe de flèches</translation>
    </message>
    <message>
        <source>Grid Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>Nim sur grille</translation>
    </message>
    <message>
        <source>Take 1–3 in a row or column</source>
        <translation>De 1 à 3 par ligne ou colonne</translation>
    </message>
    <message>
        <source>The table of all boards agrees with a search of each.</source>
        <translation>Le tableau de tous les plateaux s’accorde avec une recherche de chacun.</translation>
    </message>
    <message>
        <source>Stones</source>
        <extracomment>head of the column of moves: how many stones are taken</extracomment>
        <translation>Jetons</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 stone now</source>
        <translation>
            <numerusform>Il y a maintenant %1 jeton</numerusform>
            <numerusform>Il y a maintenant %1 jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 stones now</source>
        <translation>
            <numerusform>Il y a maintenant %1 jeton</numerusform>
            <numerusform>Il y a maintenant %1 jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a cell to put or take a stone.</source>
        <translation>Cliquer sur une case pour y mettre ou y prendre un jeton.</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>a ready-made board</extracomment>
        <translation>Grande</translation>
    </message>
    <message>
        <source>With holes</source>
        <extracomment>a ready-made board: some of its squares are missing</extracomment>
        <translation>Avec des trous</translation>
    </message>
    <message>
        <source>Maximum per move</source>
        <translation>Maximum par coup</translation>
    </message>
    <message>
        <source>Look at column %1.</source>
        <translation>Regarde la colonne %1.</translation>
    </message>
    <message>
        <source>Column %1 holds out longest.</source>
        <translation>La colonne %1 résiste le plus longtemps.</translation>
    </message>
    <message>
        <source>Take 1–%1 neighbouring stones in one row or column.</source>
        <translation>Prends de 1 à %1 jetons voisins d’une même ligne ou d’une même colonne.</translation>
    </message>
    <message>
        <source>Take one stone.</source>
        <translation>Prends un jeton.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>how many, times the length of the game: a term of a sum</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Row %1: empty.</source>
        <translation>Ligne %1&#xa0;: vide.</translation>
    </message>
    <message>
        <source>Row %1: full.</source>
        <translation>Ligne %1&#xa0;: pleine.</translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <extracomment>read aloud: the number of a row, and the squares with stones, such as &quot;a, c up to e&quot;</extracomment>
        <translation>Ligne %1&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 row from a to %2.</source>
        <extracomment>read aloud: how many rows, here one, and the last column, such as e</extracomment>
        <translation>
            <numerusform>%1 ligne, de a à %2.</numerusform>
            <numerusform>%1 lignes, de a à %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows from a to %2.</source>
        <extracomment>read aloud: how many rows, and the last column, such as e</extracomment>
        <translation>
            <numerusform>%1 ligne, de a à %2.</numerusform>
            <numerusform>%1 lignes, de a à %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Full grids, n columns and m rows</source>
        <translation>Grilles pleines, n colonnes et m lignes</translation>
    </message>
    <message>
        <source>Full grids, n columns and m rows, misère</source>
        <translation>Grilles pleines, n colonnes et m lignes, misère</translation>
    </message>
    <message>
        <source>Grid Nim 3 × 3, misère</source>
        <translation>Nim sur grille 3 × 3, misère</translation>
    </message>
    <message>
        <source>Grid Nim 2 × 3</source>
        <translation>Nim sur grille 2 × 3</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 stone can be taken, not %2.</source>
        <extracomment>the most that can be taken, here 1, and how many were asked for</extracomment>
        <translation>
            <numerusform>On peut prendre %1 jeton au plus, et non %2.</numerusform>
            <numerusform>On peut prendre %1 jetons au plus, et non %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 stones can be taken, not %2.</source>
        <extracomment>the most that can be taken, and how many were asked for</extracomment>
        <translation>
            <numerusform>On peut prendre %1 jeton au plus, et non %2.</numerusform>
            <numerusform>On peut prendre %1 jetons au plus, et non %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 ou 1</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cell</source>
        <translation>
            <numerusform>plus de %1 case</numerusform>
            <numerusform>plus de %1 cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cells</source>
        <translation>
            <numerusform>plus de %1 case</numerusform>
            <numerusform>plus de %1 cases</numerusform>
        </translation>
    </message>
    <message>
        <source>The groups of stones do not touch, so the position is their sum. Each group is tame: its genus, and that of all it can become, is one that a sum of Nim heaps has. Sums of tame games are decided by the genera as in misère Nim; no position of the whole board has to be searched. Looked at for that: %1.</source>
        <translation>Les groupes de jetons ne se touchent pas&#xa0;: la position est donc leur somme. Chaque groupe est docile&#xa0;: son genre, et celui de tout ce qu’il peut devenir, est de ceux qu’a une somme de tas de Nim. Les sommes de jeux dociles se décident par les genres, comme à Nim misère&#x202f;; il n’y a aucune position du plateau entier à chercher. Examiné pour cela&#xa0;: %1.</translation>
    </message>
    <message>
        <source>After a half-turn about its centre the board looks the same, and no move meets its own image. So each move has an answer, the stones that lie opposite: whoever answers takes the last stone.</source>
        <translation>Après un demi-tour autour de son centre, le plateau est le même, et aucun coup ne rencontre sa propre image. Chaque coup a donc une réponse, les jetons d’en face&#xa0;: celui qui répond prend le dernier jeton.</translation>
    </message>
    <message>
        <source>%1 leaves a board that looks the same after a half-turn about its centre, and no move on it meets its own image. From then on each move has an answer, the stones that lie opposite: whoever answers takes the last stone.</source>
        <translation>%1 laisse un plateau qui est le même après un demi-tour autour de son centre, et aucun coup n’y rencontre sa propre image. À partir de là, chaque coup a une réponse, les jetons d’en face&#xa0;: celui qui répond prend le dernier jeton.</translation>
    </message>
    <message>
        <source>In normal play %1 and a Nim heap of %2 have the same Grundy value, %2. In misère play they differ: on the board %3, with the heap %4.</source>
        <extracomment>a position, a number, and twice who wins</extracomment>
        <translation>En convention normale, %1 et un tas de Nim de %2 ont la même valeur de Grundy, %2. En convention misère, ils diffèrent&#xa0;: sur le plateau %3, avec le tas %4.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences, or two parts of a line, one after the other</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“Any impartial game is Nim in disguise.”</source>
        <translation>«&#x202f;Tout jeu impartial est Nim déguisé.&#x202f;»</translation>
    </message>
    <message>
        <source>That holds for finite games in normal play. In misère play two positions with the same Grundy value can have different winners.</source>
        <translation>C’est vrai pour les jeux finis en convention normale. En convention misère, deux positions de même valeur de Grundy peuvent avoir des gagnants différents.</translation>
    </message>
    <message>
        <source>each move is answered by its mirror image</source>
        <translation>à chaque coup répond son image en miroir</translation>
    </message>
    <message>
        <source>Only edges are cut, not joints or the ground.</source>
        <translation>On ne coupe que des arêtes, pas des nœuds ni le sol.</translation>
    </message>
    <message>
        <source>That edge is red: only Right may cut it, and Left is to move.</source>
        <translation>Cette arête est rouge&#xa0;: seule Droite peut la couper, et c’est à Gauche de jouer.</translation>
    </message>
    <message>
        <source>That edge is blue: only Left may cut it, and Right is to move.</source>
        <translation>Cette arête est bleue&#xa0;: seule Gauche peut la couper, et c’est à Droite de jouer.</translation>
    </message>
    <message>
        <source>No edge is there.</source>
        <translation>Il n’y a pas d’arête ici.</translation>
    </message>
    <message>
        <source>fusion and the colon principle</source>
        <translation>fusion et principe des deux-points</translation>
    </message>
    <message>
        <source>the sign rule</source>
        <translation>la règle des signes</translation>
    </message>
    <message>
        <source>the colon principle</source>
        <translation>le principe des deux-points</translation>
    </message>
    <message>
        <source>the values of the parts</source>
        <translation>les valeurs des parties</translation>
    </message>
    <message>
        <source>an edge such as 1-2b</source>
        <translation>une arête comme 1-2b</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 edge</source>
        <translation>
            <numerusform>plus de %1 arête</numerusform>
            <numerusform>plus de %1 arêtes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 edges</source>
        <translation>
            <numerusform>plus de %1 arête</numerusform>
            <numerusform>plus de %1 arêtes</numerusform>
        </translation>
    </message>
    <message>
        <source>a colour, g, b or r</source>
        <translation>une couleur, g, b ou r</translation>
    </message>
    <message>
        <source>cut the loop at %1 (blue)</source>
        <translation>couper la boucle en %1 (bleue)</translation>
    </message>
    <message>
        <source>cut %1-%2 (blue)</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>couper %1-%2 (bleue)</translation>
    </message>
    <message>
        <source>cut the loop at %1 (red)</source>
        <translation>couper la boucle en %1 (rouge)</translation>
    </message>
    <message>
        <source>cut %1-%2 (red)</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>couper %1-%2 (rouge)</translation>
    </message>
    <message>
        <source>cut the loop at %1 (green)</source>
        <translation>couper la boucle en %1 (verte)</translation>
    </message>
    <message>
        <source>cut %1-%2 (green)</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>couper %1-%2 (verte)</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 falls</source>
        <extracomment>of a move: &quot;cut&quot;, and how many more edges fall off, here one</extracomment>
        <translation>
            <numerusform>%1, %2 tombe</numerusform>
            <numerusform>%1, %2 tombent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 fall</source>
        <translation>
            <numerusform>%1, %2 tombe</numerusform>
            <numerusform>%1, %2 tombent</numerusform>
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
        <translation>Regarde une arête posée sur le sol.</translation>
    </message>
    <message>
        <source>An edge that stands on the ground holds out longest.</source>
        <translation>Une arête posée sur le sol résiste le plus longtemps.</translation>
    </message>
    <message>
        <source>Look at an edge that nothing hangs on.</source>
        <translation>Regarde une arête où rien n’est accroché.</translation>
    </message>
    <message>
        <source>An edge that nothing hangs on holds out longest.</source>
        <translation>Une arête où rien n’est accroché résiste le plus longtemps.</translation>
    </message>
    <message>
        <source>Look at an edge between two joints.</source>
        <translation>Regarde une arête entre deux nœuds.</translation>
    </message>
    <message>
        <source>An edge between two joints holds out longest.</source>
        <translation>Une arête entre deux nœuds résiste le plus longtemps.</translation>
    </message>
    <message>
        <source>Hackenbush</source>
        <extracomment>the name of a game</extracomment>
        <translation>Hackenbush</translation>
    </message>
    <message>
        <source>Cut, and let it fall</source>
        <translation>Couper et laisser tomber</translation>
    </message>
    <message>
        <source>The colon principle, fusion and the sign rule give the same values as a search.</source>
        <translation>Le principe des deux-points, la fusion et la règle des signes donnent les mêmes valeurs qu’une recherche.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 edge now</source>
        <translation>
            <numerusform>Il y a maintenant %1 arête</numerusform>
            <numerusform>Il y a maintenant %1 arêtes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 edges now</source>
        <translation>
            <numerusform>Il y a maintenant %1 arête</numerusform>
            <numerusform>Il y a maintenant %1 arêtes</numerusform>
        </translation>
    </message>
    <message>
        <source>Blue (Left)</source>
        <extracomment>the player Left, who cuts blue edges</extracomment>
        <translation>Bleu (Gauche)</translation>
    </message>
    <message>
        <source>Red (Right)</source>
        <extracomment>the player Right, who cuts red edges</extracomment>
        <translation>Rouge (Droite)</translation>
    </message>
    <message>
        <source>Edges, joint-joint-colour</source>
        <extracomment>a field: the edges of a drawing, such as 1-2b: two joints, and b for blue</extracomment>
        <translation>Arêtes, nœud-nœud-couleur</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>a field: how the drawing is made: as written, or at random</extracomment>
        <translation>Dessin</translation>
    </message>
    <message>
        <source>the edges above</source>
        <translation>les arêtes ci-dessus</translation>
    </message>
    <message>
        <source>a random tree</source>
        <translation>un arbre au hasard</translation>
    </message>
    <message>
        <source>a random graph</source>
        <translation>un graphe au hasard</translation>
    </message>
    <message>
        <source>Colours, if random</source>
        <translation>Couleurs, si au hasard</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>a choice of the colours of a random drawing</extracomment>
        <translation>vert</translation>
    </message>
    <message>
        <source>red and blue</source>
        <translation>rouge et bleu</translation>
    </message>
    <message>
        <source>all three</source>
        <extracomment>a choice of the colours of a random drawing: green, blue and red</extracomment>
        <translation>les trois</translation>
    </message>
    <message>
        <source>Edges, if random</source>
        <translation>Arêtes, si au hasard</translation>
    </message>
    <message>
        <source>Seed, if random</source>
        <translation>Graine, si au hasard</translation>
    </message>
    <message>
        <source>cut</source>
        <extracomment>on the board, a verb: what a click on an edge does</extracomment>
        <translation>couper</translation>
    </message>
    <message>
        <source>Cut an edge. What no longer reaches the ground falls.</source>
        <translation>Coupe une arête&#x202f;; tout ce qui n’est plus relié au sol tombe.</translation>
    </message>
    <message>
        <source>Left cuts blue, Right cuts red, both may cut green. What no longer reaches the ground falls.</source>
        <translation>Gauche coupe le bleu, Droite le rouge, les deux le vert&#x202f;; tout ce qui n’est plus relié au sol tombe.</translation>
    </message>
    <message>
        <source>Whoever has no edge left to cut loses.</source>
        <translation>Plus d’arête à couper&#xa0;: tu perds.</translation>
    </message>
    <message>
        <source>Whoever has no edge left to cut wins.</source>
        <translation>Plus d’arête à couper&#xa0;: tu gagnes.</translation>
    </message>
    <message numerus="yes">
        <source>%1 edge</source>
        <extracomment>what is on the board: how many edges, here one</extracomment>
        <translation>
            <numerusform>%1 arête</numerusform>
            <numerusform>%1 arêtes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 edges</source>
        <translation>
            <numerusform>%1 arête</numerusform>
            <numerusform>%1 arêtes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 green</source>
        <extracomment>read aloud: an edge, such as 1-2, and its colour</extracomment>
        <translation>%1 en vert</translation>
    </message>
    <message>
        <source>%1 blue</source>
        <extracomment>read aloud: an edge, such as 1-2, and its colour</extracomment>
        <translation>%1 en bleu</translation>
    </message>
    <message>
        <source>%1 red</source>
        <extracomment>read aloud: an edge, such as 1-2, and its colour</extracomment>
        <translation>%1 en rouge</translation>
    </message>
    <message>
        <source>No edges.</source>
        <extracomment>read aloud: the drawing is empty</extracomment>
        <translation>Aucune arête.</translation>
    </message>
    <message numerus="yes">
        <source>%1 edge: %2.</source>
        <extracomment>read aloud: how many edges there are, here one, and which, such as &quot;1-2 blue&quot;</extracomment>
        <translation>
            <numerusform>%1 arête&#xa0;: %2.</numerusform>
            <numerusform>%1 arêtes&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 edges: %2.</source>
        <translation>
            <numerusform>%1 arête&#xa0;: %2.</numerusform>
            <numerusform>%1 arêtes&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A stalk, n blue below m red</source>
        <translation>Une tige, n bleues sous m rouges</translation>
    </message>
    <message>
        <source>Two green stalks</source>
        <translation>Deux tiges vertes</translation>
    </message>
    <message>
        <source>A blue stalk beside a red one</source>
        <translation>Une tige bleue à côté d’une rouge</translation>
    </message>
    <message>
        <source>Two stalks of Hackenbush</source>
        <translation>Deux tiges de Hackenbush</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a move, so the value is 0.</source>
        <extracomment>the players, such as Blue (Left) and Red (Right)</extracomment>
        <translation>Ni %1 ni %2 n’ont de coup&#xa0;: la valeur est donc 0.</translation>
    </message>
    <message>
        <source>%1 has no move, and the best move of %2 leaves %3. The simplest number below it is %4: that is the value.</source>
        <extracomment>two players, such as Blue (Left) and Red (Right), and two numbers, such as 1/2 and 0</extracomment>
        <translation>%1 n’a pas de coup, et le meilleur coup de %2 laisse %3. Le nombre le plus simple au-dessous est %4&#xa0;: c’est la valeur.</translation>
    </message>
    <message>
        <source>%1 has no move, and the best move of %2 leaves %3. The simplest number above it is %4: that is the value.</source>
        <extracomment>two players, such as Red (Right) and Blue (Left), and two numbers, such as 1/2 and 1</extracomment>
        <translation>%1 n’a pas de coup, et le meilleur coup de %2 laisse %3. Le nombre le plus simple au-dessus est %4&#xa0;: c’est la valeur.</translation>
    </message>
    <message>
        <source>The best move of %1 leaves %2, the best move of %3 leaves %4. The simplest number between them is %5: that is the value.</source>
        <extracomment>a player and a number, twice, such as Blue (Left) and 0, Red (Right) and 1; then a number</extracomment>
        <translation>Le meilleur coup de %1 laisse %2, le meilleur coup de %3 laisse %4. Le nombre le plus simple entre les deux est %5&#xa0;: c’est la valeur.</translation>
    </message>
    <message>
        <source>Parts that have only the ground in common are independent, so the picture is worth their sum: %1.</source>
        <translation>Des parties qui n’ont que le sol en commun sont indépendantes&#x202f;; le dessin vaut donc leur somme&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The sum itself was not worked out. Who wins is known by play: %1.</source>
        <translation>La somme elle-même n’a pas été calculée. On sait qui gagne en jouant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Parts that have only the ground in common are independent, so the picture is worth their sum.</source>
        <translation>Des parties qui n’ont que le sol en commun sont indépendantes&#xa0;: le dessin vaut donc leur somme.</translation>
    </message>
    <message>
        <source>%1 = %2. %3.</source>
        <extracomment>a sum of values, what it is, and who wins: a sentence</extracomment>
        <translation>%1 = %2. %3.</translation>
    </message>
    <message>
        <source>The part with %1 is worth %2.</source>
        <extracomment>an edge, such as 1–2, and a value</extracomment>
        <translation>La partie avec %1 vaut %2.</translation>
    </message>
    <message>
        <source>The simplest number</source>
        <translation>Le nombre le plus simple</translation>
    </message>
    <message>
        <source>Why: the values of the parts</source>
        <translation>Pourquoi&#xa0;: les valeurs des parties</translation>
    </message>
    <message>
        <source>Stalks</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>Tiges</translation>
    </message>
    <message>
        <source>A tree</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>Un arbre</translation>
    </message>
    <message>
        <source>Cycles and loops</source>
        <translation>Cycles et boucles</translation>
    </message>
    <message>
        <source>A house</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>Une maison</translation>
    </message>
    <message>
        <source>A dog</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>Un chien</translation>
    </message>
    <message>
        <source>The stalk worth 11/8</source>
        <translation>La tige qui vaut 11/8</translation>
    </message>
    <message>
        <source>A sum of stalks</source>
        <translation>Une somme de tiges</translation>
    </message>
    <message>
        <source>Red–blue trees</source>
        <extracomment>a ready-made drawing: trees of red and blue edges</extracomment>
        <translation>Arbres rouges et bleus</translation>
    </message>
    <message>
        <source>A red–blue cabin</source>
        <translation>Une cabane rouge et bleue</translation>
    </message>
    <message>
        <source>Flowers</source>
        <extracomment>a ready-made drawing</extracomment>
        <translation>Fleurs</translation>
    </message>
    <message>
        <source>All three colours</source>
        <translation>Les trois couleurs</translation>
    </message>
    <message>
        <source>on the ground</source>
        <translation>au sol</translation>
    </message>
    <message>
        <source>on joint %1</source>
        <translation>au nœud %1</translation>
    </message>
    <message>
        <source>the ground</source>
        <extracomment>where edges stand: in the place of &quot;joint 3&quot;</extracomment>
        <translation>le sol</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>le nœud %1</translation>
    </message>
    <message numerus="yes">
        <source>joint %1 melts into %2</source>
        <extracomment>the number of a joint, and &quot;the ground&quot; or &quot;joint 3&quot;</extracomment>
        <translation>
            <numerusform>le nœud %1 fond dans %2</numerusform>
            <numerusform>les nœuds %1 fondent dans %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joints %1 melt into %2</source>
        <extracomment>the numbers of joints, and &quot;the ground&quot; or &quot;joint 3&quot;</extracomment>
        <translation>
            <numerusform>le nœud %1 fond dans %2</numerusform>
            <numerusform>les nœuds %1 fondent dans %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 (%1 edge)</source>
        <extracomment>a sentence, such as &quot;joint 2 melts into joint 1&quot;, and a number of edges, here one</extracomment>
        <translation>
            <numerusform>%2 (%1 arête)</numerusform>
            <numerusform>%2 (%1 arêtes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 (%1 edges)</source>
        <translation>
            <numerusform>%2 (%1 arête)</numerusform>
            <numerusform>%2 (%1 arêtes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loop %2</source>
        <extracomment>how many loops there are, here one, and on which joint, such as &quot;on joint 3&quot;</extracomment>
        <translation>
            <numerusform>%1 boucle %2</numerusform>
            <numerusform>%1 boucles %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loops %2</source>
        <extracomment>how many loops there are, and on which joint, such as &quot;on joint 3&quot;</extracomment>
        <translation>
            <numerusform>%1 boucle %2</numerusform>
            <numerusform>%1 boucles %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Fusion: the joints of a green cycle melt into one, and each edge between them becomes a stalk of length 1 there. Here %1.</source>
        <translation>Fusion&#xa0;: les nœuds d’un cycle vert fondent en un seul, et chaque arête entre eux y devient une tige de longueur 1. Ici, %1.</translation>
    </message>
    <message>
        <source>A loop counts as a stalk of length 1: %1.</source>
        <translation>Une boucle compte comme une tige de longueur 1&#xa0;: %1.</translation>
    </message>
    <message>
        <source>joint %1: %2 = %3</source>
        <extracomment>the number of a joint, a nim-sum such as 1 ⊕ 2, and its value</extracomment>
        <translation>nœud %1&#xa0;: %2 = %3</translation>
    </message>
    <message>
        <source>Colon principle: the stalks on a joint count as one stalk there, as long as the nim-sum of their lengths (%1).</source>
        <translation>Principe des deux-points&#xa0;: les tiges d’un nœud y comptent comme une seule tige, aussi longue que la somme de Nim de leurs longueurs (%1).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a name, and what is said of it: a game and its rules, a player and a number</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 = %3</source>
        <extracomment>a joint or an edge, what is added up there, and its value</extracomment>
        <translation>%1&#xa0;: %2 = %3</translation>
    </message>
    <message numerus="yes">
        <source>The stalk, named by its lowest edge: %1.</source>
        <translation>
            <numerusform>La tige, désignée par son arête du bas&#xa0;: %1.</numerusform>
            <numerusform>Les tiges, désignées par leurs arêtes du bas&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stalks, named by their lowest edges: %1.</source>
        <translation>
            <numerusform>La tige, désignée par son arête du bas&#xa0;: %1.</numerusform>
            <numerusform>Les tiges, désignées par leurs arêtes du bas&#xa0;: %1.</numerusform>
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
        <translation>%1 sous %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>The values on one joint are added. A blue edge under x is worth (x + n) ÷ 2^(n − 1), n the least whole number from 1 for which x + n is over 1; a red one is its mirror image.</source>
        <translation>Les valeurs en un même nœud s’additionnent. Une arête bleue sous x vaut (x + n) ÷ 2^(n − 1), où n est le plus petit entier à partir de 1 pour lequel x + n dépasse 1&#x202f;; une rouge est son image en miroir.</translation>
    </message>
    <message>
        <source>Edge by edge from the tips down, each with what stands on it: %1.</source>
        <translation>Arête par arête, en descendant des bouts, chacune avec ce qu’elle porte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Joints on a green cycle may be merged: the value stays the same.</source>
        <translation>Les nœuds d’un cycle vert peuvent fondre ensemble&#xa0;: la valeur reste la même.</translation>
    </message>
    <message numerus="yes">
        <source>Here %1 joint melts into one.</source>
        <translation>
            <numerusform>Ici, %1 nœud fond en un seul.</numerusform>
            <numerusform>Ici, %1 nœuds fondent en un seul.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here %1 joints melt into one.</source>
        <translation>
            <numerusform>Ici, %1 nœud fond en un seul.</numerusform>
            <numerusform>Ici, %1 nœuds fondent en un seul.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 edge between them becomes a loop.</source>
        <translation>
            <numerusform>L’arête entre eux devient une boucle.</numerusform>
            <numerusform>Les %1 arêtes entre eux deviennent des boucles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 edges between them become loops.</source>
        <translation>
            <numerusform>L’arête entre eux devient une boucle.</numerusform>
            <numerusform>Les %1 arêtes entre eux deviennent des boucles.</numerusform>
        </translation>
    </message>
    <message>
        <source>A loop can only be cut, and nothing hangs on it: it is worth a stalk of one edge.</source>
        <translation>Une boucle ne peut qu’être coupée, et rien n’y est accroché&#xa0;: elle vaut une tige d’une arête.</translation>
    </message>
    <message numerus="yes">
        <source>So %1 loop becomes a stalk of length 1.</source>
        <translation>
            <numerusform>Donc %1 boucle devient une tige de longueur 1.</numerusform>
            <numerusform>Donc %1 boucles deviennent des tiges de longueur 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So %1 loops become stalks of length 1.</source>
        <translation>
            <numerusform>Donc %1 boucle devient une tige de longueur 1.</numerusform>
            <numerusform>Donc %1 boucles deviennent des tiges de longueur 1.</numerusform>
        </translation>
    </message>
    <message>
        <source>So nothing is left on this joint.</source>
        <translation>Il ne reste donc rien à ce nœud.</translation>
    </message>
    <message>
        <source>So a stalk of length %1 is left on it.</source>
        <translation>Il y reste donc une tige de longueur %1.</translation>
    </message>
    <message>
        <source>Stalks on one joint count as Nim heaps of their lengths, and one stalk of their nim-sum may stand for them.</source>
        <translation>Les tiges d’un même nœud comptent comme des tas de Nim de leurs longueurs, et une tige de leur somme de Nim peut les remplacer.</translation>
    </message>
    <message>
        <source>%1 = %2.</source>
        <extracomment>a nim-sum and its value: a sentence</extracomment>
        <translation>%1 = %2.</translation>
    </message>
    <message>
        <source>Nothing green is left: it is worth 0.</source>
        <translation>Il ne reste rien de vert&#xa0;: cela vaut 0.</translation>
    </message>
    <message>
        <source>One green stalk of length %1 is left. Cutting an edge leaves any shorter one, so it is a Nim heap of %1.</source>
        <translation>Il reste une tige verte de longueur %1. Couper une arête laisse n’importe quelle tige plus courte&#xa0;: c’est donc un tas de Nim de %1.</translation>
    </message>
    <message>
        <source>The green edges are stalks on the ground. Cutting an edge leaves a shorter one, so they are Nim heaps: %1 = %2.</source>
        <extracomment>a nim-sum such as 3 ⊕ 5, and its value</extracomment>
        <translation>Les arêtes vertes sont des tiges posées sur le sol. Couper une arête en laisse une plus courte&#x202f;; ce sont donc des tas de Nim&#xa0;: %1 = %2.</translation>
    </message>
    <message>
        <source>What stands on this blue edge is worth 0, so with the edge it is worth %1.</source>
        <translation>Ce que porte cette arête bleue vaut 0&#x202f;; avec l’arête, cela vaut donc %1.</translation>
    </message>
    <message>
        <source>What stands on this red edge is worth 0, so with the edge it is worth %1.</source>
        <translation>Ce que porte cette arête rouge vaut 0&#x202f;; avec l’arête, cela vaut donc %1.</translation>
    </message>
    <message>
        <source>With the edge it is worth (%1 + %2) ÷ 2^%3 = %4.</source>
        <extracomment>a formula: the value of what stands on the edge, and numbers</extracomment>
        <translation>Avec l’arête, cela vaut (%1 + %2) ÷ 2^%3 = %4.</translation>
    </message>
    <message>
        <source>With the edge it is worth (%1 − %2) ÷ 2^%3 = %4.</source>
        <translation>Avec l’arête, cela vaut (%1 − %2) ÷ 2^%3 = %4.</translation>
    </message>
    <message>
        <source>This blue edge counts %1; up to here the stalk is worth %2.</source>
        <extracomment>two values, such as 1/2 and 3/2</extracomment>
        <translation>Cette arête bleue compte %1&#x202f;; jusqu’ici, la tige vaut %2.</translation>
    </message>
    <message>
        <source>This red edge counts %1; up to here the stalk is worth %2.</source>
        <translation>Cette arête rouge compte %1&#x202f;; jusqu’ici, la tige vaut %2.</translation>
    </message>
    <message>
        <source>Fusion: a cycle melts</source>
        <translation>Fusion&#xa0;: un cycle fond</translation>
    </message>
    <message>
        <source>Fuse the cycle</source>
        <translation>Faire fondre le cycle</translation>
    </message>
    <message>
        <source>Loops are stalks</source>
        <translation>Les boucles sont des tiges</translation>
    </message>
    <message>
        <source>Open the loops</source>
        <translation>Ouvrir les boucles</translation>
    </message>
    <message>
        <source>The stalks on a joint</source>
        <translation>Les tiges d’un nœud</translation>
    </message>
    <message>
        <source>Add the stalks</source>
        <translation>Additionner les tiges</translation>
    </message>
    <message>
        <source>A row of Nim heaps</source>
        <translation>Une rangée de tas de Nim</translation>
    </message>
    <message>
        <source>Read the heaps</source>
        <translation>Lire les tas</translation>
    </message>
    <message>
        <source>An edge and what stands on it</source>
        <translation>Une arête et ce qu’elle porte</translation>
    </message>
    <message>
        <source>Value the edge</source>
        <translation>Calculer l’arête</translation>
    </message>
    <message>
        <source>The sum at a joint</source>
        <translation>La somme en un nœud</translation>
    </message>
    <message>
        <source>Add the values</source>
        <translation>Additionner les valeurs</translation>
    </message>
    <message>
        <source>What stands on one joint are games side by side, so their values are added: %1 = %2.</source>
        <extracomment>a sum such as 1 + 1/2, and its value</extracomment>
        <translation>Ce que porte un même nœud, ce sont des jeux côte à côte&#x202f;; leurs valeurs s’additionnent donc&#xa0;: %1 = %2.</translation>
    </message>
    <message>
        <source>The sign rule</source>
        <translation>La règle des signes</translation>
    </message>
    <message>
        <source>Next edge</source>
        <translation>Arête suivante</translation>
    </message>
    <message>
        <source>From the ground up, each edge counts 1 until the colour first changes; from there on each counts half of the one below. Blue adds, red takes away.</source>
        <translation>En montant à partir du sol, chaque arête compte 1 jusqu’au premier changement de couleur&#x202f;; à partir de là, chacune compte la moitié de celle de dessous. Le bleu ajoute, le rouge enlève.</translation>
    </message>
    <message>
        <source>take %1 from heap %2</source>
        <extracomment>a move: how many stones, and the number of the heap</extracomment>
        <translation>en prendre %1 dans le tas %2</translation>
    </message>
    <message>
        <source>No heaps.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>Aucun tas.</translation>
    </message>
    <message>
        <source>One heap of %1.</source>
        <translation>Un tas de %1.</translation>
    </message>
    <message>
        <source>Heaps %1.</source>
        <extracomment>read aloud: the sizes of all heaps, such as &quot;7, 11 and 5&quot;</extracomment>
        <translation>Des tas de %1.</translation>
    </message>
    <message>
        <source>Heaps</source>
        <extracomment>a field: the sizes of the heaps, such as 7,11,5</extracomment>
        <translation>Tas</translation>
    </message>
    <message>
        <source>Proven by the window of the set (Austin): a value depends only on the %1 before it, and that many in a row have come back.</source>
        <translation>Prouvé par la fenêtre de l’ensemble (Austin)&#xa0;: une valeur ne dépend que des %1 précédentes, et autant de suite sont revenues.</translation>
    </message>
    <message>
        <source>One counter is left: the player to move takes it and loses.</source>
        <translation>Il reste un jeton&#xa0;: celui qui doit jouer le prend et perd.</translation>
    </message>
    <message>
        <source>%1 counters are left, each alone.</source>
        <translation>Il reste %1 jetons, tous isolés.</translation>
    </message>
    <message>
        <source>Each move takes one of them. Their number is odd, so the player to move takes the last one and loses.</source>
        <translation>Chaque coup en prend un. Leur nombre est impair&#xa0;: celui qui doit jouer prend donc le dernier et perd.</translation>
    </message>
    <message>
        <source>Each move takes one of them. Their number is even, so the opponent takes the last one and loses.</source>
        <translation>Chaque coup en prend un. Leur nombre est pair&#xa0;: l’adversaire prend donc le dernier et perd.</translation>
    </message>
    <message>
        <source>Here the values decide misère play, too, by the rule of misère Nim: a heap has the value 1 exactly where taking the smallest number leaves one of value 0 (Ferguson’s pairing), so these games are tame.</source>
        <translation>Ici, les valeurs décident aussi la convention misère, par la règle de Nim misère&#xa0;: un tas a la valeur 1 exactement là où prendre le plus petit nombre permis en laisse un de valeur 0 (appariement de Ferguson)&#x202f;; ces jeux sont donc dociles.</translation>
    </message>
    <message>
        <source>In misère play that is cold, because their number is odd.</source>
        <translation>En convention misère, c’est froid, parce que leur nombre est impair.</translation>
    </message>
    <message>
        <source>In misère play that is hot, because their number is even.</source>
        <translation>En convention misère, c’est chaud, parce que leur nombre est pair.</translation>
    </message>
    <message>
        <source>In misère play an odd number of ones is cold: if heaps of 1 alone are left, the player to move takes the last one and loses.</source>
        <translation>En convention misère, un nombre impair de uns est froid&#xa0;: s’il ne reste que des tas de 1, celui qui doit jouer prend le dernier et perd.</translation>
    </message>
    <message>
        <source>In misère play an even number of ones is hot: if heaps of 1 alone are left, the opponent takes the last one and loses.</source>
        <translation>En convention misère, un nombre pair de uns est chaud&#xa0;: s’il ne reste que des tas de 1, l’adversaire prend le dernier et perd.</translation>
    </message>
    <message numerus="yes">
        <source>No heap counts as more than 1, and %1 heap as 1.</source>
        <translation>
            <numerusform>Aucun tas ne compte plus de 1, et %1 tas compte 1.</numerusform>
            <numerusform>Aucun tas ne compte plus de 1, et %1 tas comptent 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No heap counts as more than 1, and %1 heaps as 1.</source>
        <translation>
            <numerusform>Aucun tas ne compte plus de 1, et %1 tas compte 1.</numerusform>
            <numerusform>Aucun tas ne compte plus de 1, et %1 tas comptent 1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one run is longer than 1, so this is the moment of the switch.</source>
        <translation>Un seul bloc est plus long que 1&#xa0;: c’est donc le moment de changer de plan.</translation>
    </message>
    <message>
        <source>Only one heap counts as more than 1, so this is the moment of the switch.</source>
        <translation>Un seul tas compte plus de 1&#xa0;: c’est donc le moment de changer de plan.</translation>
    </message>
    <message numerus="yes">
        <source>The number of ones beside it is %1.</source>
        <translation>
            <numerusform>Le nombre de uns à côté est %1.</numerusform>
            <numerusform>Le nombre de uns à côté est %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring it down to 1: then the number of ones is odd, and the opponent loses.</source>
        <translation>Réduis-le à 1&#xa0;: le nombre de uns est alors impair, et l’adversaire perd.</translation>
    </message>
    <message>
        <source>Bring it down to 0: then the number of ones is odd, and the opponent loses.</source>
        <translation>Réduis-le à 0&#xa0;: le nombre de uns est alors impair, et l’adversaire perd.</translation>
    </message>
    <message>
        <source>%1 runs are longer than 1. As long as two or more are, misère play is decided as normal play is: by the nim-sum. The switch comes at the move that leaves no long run: it must leave an odd number of single counters.</source>
        <translation>%1 blocs sont plus longs que 1. Tant qu’il y en a deux ou plus, la convention misère se décide comme la normale&#xa0;: par la somme de Nim. Le changement de plan vient au coup qui ne laisse aucun long bloc&#xa0;: il doit laisser un nombre impair de jetons isolés.</translation>
    </message>
    <message>
        <source>%1 heaps count as more than 1. As long as two or more do, misère play is decided as normal play is: by the nim-sum. The switch comes at the move that leaves no such heap: it must leave an odd number of ones.</source>
        <translation>%1 tas comptent plus de 1. Tant qu’il y en a deux ou plus, la convention misère se décide comme la normale&#xa0;: par la somme de Nim. Le changement de plan vient au coup qui ne laisse aucun tas de ce genre&#xa0;: il doit laisser un nombre impair de uns.</translation>
    </message>
    <message>
        <source>Why: misère Nim</source>
        <translation>Pourquoi&#xa0;: Nim misère</translation>
    </message>
    <message>
        <source>No move is left. In misère play whoever cannot move wins.</source>
        <translation>Il ne reste aucun coup. En convention misère, qui ne peut pas jouer gagne.</translation>
    </message>
    <message>
        <source>Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>Nim</translation>
    </message>
    <message>
        <source>Take from one heap</source>
        <translation>Prendre dans un tas</translation>
    </message>
    <message>
        <source>A position is cold when the nim-sum of its heaps is 0; in misère play the last heaps of one stone turn it round.</source>
        <translation>Une position est froide quand la somme de Nim de ses tas est 0&#x202f;; en convention misère, les derniers tas d’un jeton inversent tout.</translation>
    </message>
    <message>
        <source>Change the size of a heap with its buttons.</source>
        <translation>Changer les tas plus bas.</translation>
    </message>
    <message>
        <source>Add a heap</source>
        <translation>Ajouter un tas</translation>
    </message>
    <message>
        <source>Five heaps</source>
        <extracomment>a ready-made board</extracomment>
        <translation>Cinq tas</translation>
    </message>
    <message>
        <source>Take any number of stones from one heap.</source>
        <translation>Prends autant de jetons que tu veux dans un seul tas.</translation>
    </message>
    <message>
        <source>Two heaps</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>Deux tas</translation>
    </message>
    <message>
        <source>Two heaps beside a heap of 3</source>
        <translation>Deux tas à côté d’un tas de 3</translation>
    </message>
    <message>
        <source>Two heaps, misère</source>
        <translation>Deux tas, misère</translation>
    </message>
    <message>
        <source>Nim 3, 2, 1: a kernel of four</source>
        <translation>Nim 3, 2, 1&#xa0;: un noyau de quatre</translation>
    </message>
    <message>
        <source>Nim 5, 3, 2, analysed by hand</source>
        <translation>Nim 5, 3, 2, étudié à la main</translation>
    </message>
    <message>
        <source>Nim with two heaps</source>
        <translation>Nim à deux tas</translation>
    </message>
    <message>
        <source>Nim 3, 2, 1</source>
        <translation>Nim 3, 2, 1</translation>
    </message>
    <message>
        <source>Bouton’s theorem</source>
        <translation>théorème de Bouton</translation>
    </message>
    <message>
        <source>misère Nim</source>
        <extracomment>the name of a theorem: who wins Nim if the last move loses</extracomment>
        <translation>Nim misère</translation>
    </message>
    <message>
        <source>%1: the winning move of normal play leaves %2, and there %3.</source>
        <extracomment>two positions, and who wins, such as &quot;the player to move wins&quot;</extracomment>
        <translation>%1&#xa0;: le coup gagnant de la convention normale laisse %2, et là, %3.</translation>
    </message>
    <message>
        <source>“If the heaps have nim-sum 0 at the start, the first player wins.”</source>
        <translation>«&#x202f;Si les tas ont la somme de Nim 0 au départ, le premier joueur gagne.&#x202f;»</translation>
    </message>
    <message>
        <source>It is the other way round: from nim-sum 0 every move leaves another nim-sum, and the opponent can restore 0. The second player wins.</source>
        <translation>C’est l’inverse&#xa0;: à partir de la somme de Nim 0, tout coup en laisse une autre, et l’adversaire peut rétablir 0. Le second joueur gagne.</translation>
    </message>
    <message>
        <source>“In misère play, with an odd number of single stones left, the player to move cannot be beaten.”</source>
        <translation>«&#x202f;En convention misère, s’il reste un nombre impair de jetons isolés, celui qui doit jouer est imbattable.&#x202f;»</translation>
    </message>
    <message>
        <source>Single stones are taken in turn; with an odd number of them the player to move takes the last one, and that loses.</source>
        <translation>Les jetons isolés se prennent à tour de rôle&#x202f;; s’il y en a un nombre impair, celui qui doit jouer prend le dernier, et cela fait perdre.</translation>
    </message>
    <message>
        <source>“In misère play, play as in normal play until the very last move, and leave one stone then.”</source>
        <translation>«&#x202f;En convention misère, joue comme en convention normale jusqu’au tout dernier coup, et laisse alors un jeton.&#x202f;»</translation>
    </message>
    <message>
        <source>The switch comes earlier: at the move that removes the last heap of two or more, leave an odd number of single stones.</source>
        <translation>Il faut changer de plan plus tôt&#xa0;: au coup qui enlève le dernier tas d’au moins deux jetons, laisser un nombre impair de jetons isolés.</translation>
    </message>
    <message>
        <source>“Instead of adding in binary, leave an even number of heaps of 2, 4, 8, 16 …”</source>
        <translation>«&#x202f;Au lieu d’additionner en binaire, laisse un nombre pair de tas de 2, 4, 8, 16 …&#x202f;»</translation>
    </message>
    <message>
        <source>What has to be even is how often each power of two occurs in the heaps written in binary: 2 and 4 do not cancel, 2 and 2 do.</source>
        <translation>Ce qui doit être pair, c’est combien de fois chaque puissance de deux apparaît dans les tas écrits en binaire&#xa0;: 2 et 4 ne s’annulent pas, 2 et 2 oui.</translation>
    </message>
    <message>
        <source>“Whoever always leaves nim-sum 0 always stays outside the kernel.”</source>
        <translation>«&#x202f;Qui laisse toujours la somme de Nim 0 reste toujours hors du noyau.&#x202f;»</translation>
    </message>
    <message>
        <source>Nim-sum 0 is the kernel. Whoever leaves 0 steps into it, and the opponent always has to move out of it.</source>
        <translation>La somme de Nim 0, c’est le noyau. Qui laisse 0 y entre, et l’adversaire doit toujours en sortir.</translation>
    </message>
    <message>
        <source>a misère sum of tame games</source>
        <translation>une somme misère de jeux dociles</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>in the place of a list of heaps: there is no heap</extracomment>
        <translation>rien</translation>
    </message>
    <message numerus="yes">
        <source>The value of a heap depends only on the value just before it. So once a value comes back, all that follow come back.</source>
        <translation>
            <numerusform>La valeur d’un tas ne dépend que de la valeur juste avant. Dès qu’une valeur revient, toutes les suivantes reviennent donc.</numerusform>
            <numerusform>La valeur d’un tas ne dépend que de la valeur juste avant. Dès qu’une valeur revient, toutes les suivantes reviennent donc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The value of a heap depends only on the %1 values before it. So once %1 values in a row come back, all that follow come back.</source>
        <translation>
            <numerusform>La valeur d’un tas ne dépend que de la valeur juste avant. Dès qu’une valeur revient, toutes les suivantes reviennent donc.</numerusform>
            <numerusform>La valeur d’un tas ne dépend que des %1 valeurs précédentes. Dès que %1 valeurs de suite reviennent, toutes les suivantes reviennent donc.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is proven: all heaps below %1 have been worked out, and there every value from heap size %2 on comes back %3 later. By the theorem of Guy and Smith so long a stretch makes the values repeat for ever: a larger heap falls apart in the same ways as the one that is %3 smaller.</source>
        <extracomment>sizes of heaps, and the period, a number</extracomment>
        <translation>C’est prouvé&#xa0;: tous les tas au-dessous de %1 ont été calculés, et toute valeur à partir de la taille %2 y revient %3 plus loin. D’après le théorème de Guy et Smith, un passage aussi long fait que les valeurs se répètent sans fin&#xa0;: un tas plus grand se partage des mêmes façons que celui qui est plus petit de %3.</translation>
    </message>
    <message>
        <source>The values repeat with period %1.</source>
        <translation>Les valeurs se répètent avec la période %1.</translation>
    </message>
    <message>
        <source>The values repeat with period %1, from heap size %2 on.</source>
        <extracomment>two numbers, such as 12 and 71</extracomment>
        <translation>Les valeurs se répètent avec la période %1, à partir de la taille %2.</translation>
    </message>
    <message>
        <source>Heap %1: %2 has the value %3.</source>
        <extracomment>the number of a heap, its size, and its Grundy value</extracomment>
        <translation>Tas %1&#xa0;: %2 a la valeur %3.</translation>
    </message>
    <message>
        <source>Heap %1: %2 is like %3 and has the value %4.</source>
        <extracomment>the number of a heap, its size, a smaller size with the same value, and the Grundy value</extracomment>
        <translation>Tas %1&#xa0;: %2 est comme %3 et a la valeur %4.</translation>
    </message>
    <message>
        <source>A value of 0 means that the player to move loses.</source>
        <translation>La valeur 0 veut dire que celui qui doit jouer perd.</translation>
    </message>
    <message>
        <source>A value other than 0 means that the player to move wins.</source>
        <translation>Une valeur autre que 0 veut dire que celui qui doit jouer gagne.</translation>
    </message>
    <message>
        <source>The value of a heap is the smallest number that is not the value of what a move can leave of it; two heaps count by the nim-sum of their values.</source>
        <translation>La valeur d’un tas est le plus petit nombre qui n’est pas la valeur de ce qu’un coup peut en laisser&#x202f;; deux tas comptent par la somme de Nim de leurs valeurs.</translation>
    </message>
    <message>
        <source>The value of a heap is the smallest number that is not the value of a heap it can become.</source>
        <translation>La valeur d’un tas est le plus petit nombre qui n’est pas la valeur d’un tas qu’il peut devenir.</translation>
    </message>
    <message>
        <source>In misère play a heap without a move has the value 1. Any other heap has the smallest number that is not the value of a heap it can become.</source>
        <translation>En convention misère, un tas sans coup a la valeur 1. Tout autre tas a le plus petit nombre qui n’est pas la valeur d’un tas qu’il peut devenir.</translation>
    </message>
    <message>
        <source>From a heap of 0 on the values are %1, …</source>
        <translation>À partir d’un tas de 0, les valeurs sont %1, …</translation>
    </message>
    <message>
        <source>Why: the period</source>
        <translation>Pourquoi&#xa0;: la période</translation>
    </message>
    <message>
        <source>Why: the values of the heaps</source>
        <translation>Pourquoi&#xa0;: les valeurs des tas</translation>
    </message>
    <message>
        <source>Prime Powers</source>
        <extracomment>the name of a game</extracomment>
        <translation>Puissances de premiers</translation>
    </message>
    <message>
        <source>Divide until 1 is left</source>
        <translation>Diviser jusqu’à 1</translation>
    </message>
    <message>
        <source>The exponents of the primes are Nim heaps.</source>
        <translation>Les exposants des nombres premiers sont des tas de Nim.</translation>
    </message>
    <message>
        <source>Power</source>
        <extracomment>head of the column of moves: the power of a prime by which the number is divided, such as 2³</extracomment>
        <translation>Puissance</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 prime factor now</source>
        <translation>
            <numerusform>Il y a maintenant %1 facteur premier</numerusform>
            <numerusform>Il y a maintenant %1 facteurs premiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 prime factors now</source>
        <translation>
            <numerusform>Il y a maintenant %1 facteur premier</numerusform>
            <numerusform>Il y a maintenant %1 facteurs premiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>the number that the board stands for, such as 1440600</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>divide by %1</source>
        <translation>diviser par %1</translation>
    </message>
    <message>
        <source>Look at the prime %1.</source>
        <translation>Regarde le nombre premier %1.</translation>
    </message>
    <message>
        <source>The prime %1 holds out longest.</source>
        <translation>Le nombre premier %1 résiste le plus longtemps.</translation>
    </message>
    <message>
        <source>Choose a prime that divides the number, and divide by it once or more often.</source>
        <translation>Divise le nombre par une puissance de l’un de ses facteurs premiers.</translation>
    </message>
    <message>
        <source>%1 to the power of %2</source>
        <extracomment>read aloud: a prime and its exponent, such as 2 and 3 for 2³</extracomment>
        <translation>%1 puissance %2</translation>
    </message>
    <message>
        <source>The number 1.</source>
        <translation>Le nombre 1.</translation>
    </message>
    <message>
        <source>The number %1, with the factors %2.</source>
        <extracomment>read aloud: a number such as 360, and its powers of primes</extracomment>
        <translation>Le nombre %1, avec les facteurs %2.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <extracomment>a ready-made family of positions: all numbers</extracomment>
        <translation>Les nombres</translation>
    </message>
    <message>
        <source>Exponent of %1</source>
        <translation>Exposant de %1</translation>
    </message>
    <message>
        <source>the exponent of %1</source>
        <translation>l’exposant de %1</translation>
    </message>
    <message>
        <source>Each prime is a heap as large as its exponent: %1.</source>
        <translation>Chaque nombre premier est un tas aussi grand que son exposant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Dividing by a power of a prime takes that many from its heap.</source>
        <translation>Diviser par une puissance d’un nombre premier en prend autant dans son tas.</translation>
    </message>
    <message>
        <source>exponents as heaps</source>
        <translation>exposants comme tas</translation>
    </message>
    <message>
        <source>a whole number from 1</source>
        <translation>un nombre entier à partir de 1</translation>
    </message>
    <message>
        <source>The product printed is %1, not the number of %2.</source>
        <extracomment>a number, and a position</extracomment>
        <translation>Le produit imprimé est %1, et non le nombre de %2.</translation>
    </message>
    <message>
        <source>“1440600 = 2² · 2² · 3 · 5 · 5 · 7 · 7 · 7 · 7.”</source>
        <translation>«&#x202f;1440600 = 2² · 2² · 3 · 5 · 5 · 7 · 7 · 7 · 7.&#x202f;»</translation>
    </message>
    <message>
        <source>One factor 2 is printed too often: 1440600 = 2³ · 3 · 5² · 7⁴, with the heaps 3, 1, 2, 4.</source>
        <translation>Un facteur 2 est imprimé en trop&#xa0;: 1440600 = 2³ · 3 · 5² · 7⁴, avec les tas 3, 1, 2, 4.</translation>
    </message>
    <message>
        <source>Takeaway</source>
        <extracomment>the name of a game</extracomment>
        <translation>Bâtonnets</translation>
    </message>
    <message>
        <source>Take 1, 2 or 3</source>
        <translation>En prendre 1, 2 ou 3</translation>
    </message>
    <message>
        <source>The values of a heap repeat with a proven period; heaps add up by the nim-sum, in misère play as tame games.</source>
        <translation>Les valeurs d’un tas se répètent avec une période prouvée&#x202f;; les tas s’assemblent par la somme de Nim, en convention misère comme des jeux dociles.</translation>
    </message>
    <message>
        <source>one heap, take 1 to 3</source>
        <translation>un tas, en prendre de 1 à 3</translation>
    </message>
    <message>
        <source>Twenty-one</source>
        <extracomment>a ready-made board: a heap of 21</extracomment>
        <translation>Vingt et un</translation>
    </message>
    <message>
        <source>one heap, misère</source>
        <translation>un tas, misère</translation>
    </message>
    <message>
        <source>Take 1, 3 or 4</source>
        <translation>En prendre 1, 3 ou 4</translation>
    </message>
    <message>
        <source>one heap of 20</source>
        <translation>un tas de 20</translation>
    </message>
    <message>
        <source>Three heaps</source>
        <extracomment>a ready-made board</extracomment>
        <translation>Trois tas</translation>
    </message>
    <message>
        <source>Allowed takes</source>
        <extracomment>a field: how many may be taken, such as 1-3; &quot;takes&quot; is a noun</extracomment>
        <translation>Prises permises</translation>
    </message>
    <message>
        <source>Subtraction set</source>
        <extracomment>a kind of sequence: heaps from which only some numbers may be taken, such as 1, 2, 3</extracomment>
        <translation>Ensemble de soustraction</translation>
    </message>
    <message>
        <source>Numbers that may be taken</source>
        <translation>Nombres qu’on peut prendre</translation>
    </message>
    <message>
        <source>One heap, take 1 to m</source>
        <translation>Un tas, en prendre de 1 à m</translation>
    </message>
    <message>
        <source>One heap, take 1 or m</source>
        <translation>Un tas, en prendre 1 ou m</translation>
    </message>
    <message>
        <source>One heap, take 1, 3 or 4</source>
        <translation>Un tas, en prendre 1, 3 ou 4</translation>
    </message>
    <message>
        <source>Takeaway 10</source>
        <extracomment>a game with its position: a heap of 10</extracomment>
        <translation>Dix bâtonnets</translation>
    </message>
    <message>
        <source>the period of the subtraction set</source>
        <translation>la période de l’ensemble de soustraction</translation>
    </message>
    <message>
        <source>No period is proven for these takes, so the values of single heaps are worked out one after the other, from a heap of 0 to a heap of %1: the value of a heap is the smallest number that is not the value of a heap it can become.</source>
        <translation>Aucune période n’est prouvée pour ces prises&#x202f;; les valeurs des tas seuls se calculent donc l’une après l’autre, d’un tas de 0 à un tas de %1&#xa0;: la valeur d’un tas est le plus petit nombre qui n’est pas la valeur d’un tas qu’il peut devenir.</translation>
    </message>
    <message>
        <source>No counter lies there.</source>
        <translation>Il n’y a pas de jeton ici.</translation>
    </message>
    <message>
        <source>The two counters do not lie on one line.</source>
        <translation>Les deux jetons ne sont pas sur la même ligne.</translation>
    </message>
    <message>
        <source>Line Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>Nim en ligne</translation>
    </message>
    <message>
        <source>Take neighbours on a line</source>
        <translation>Prendre des voisins sur une ligne</translation>
    </message>
    <message>
        <source>Runs of counters are Nim heaps, in both conventions; with a maximum per move each run has a value of its own.</source>
        <translation>Les blocs de jetons sont des tas de Nim, dans les deux conventions&#x202f;; avec un maximum par coup, chaque bloc a sa propre valeur.</translation>
    </message>
    <message>
        <source>Counters</source>
        <extracomment>head of the column of moves: how many counters are taken</extracomment>
        <translation>Jetons</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 counter now</source>
        <translation>
            <numerusform>Il y a maintenant %1 jeton</numerusform>
            <numerusform>Il y a maintenant %1 jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 counters now</source>
        <translation>
            <numerusform>Il y a maintenant %1 jeton</numerusform>
            <numerusform>Il y a maintenant %1 jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a place to put or take a counter.</source>
        <translation>Cliquer sur une place pour y mettre ou y prendre un jeton.</translation>
    </message>
    <message>
        <source>Lines</source>
        <extracomment>a field: how many lines the board has</extracomment>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Normal play</source>
        <extracomment>a ready-made board that is played by the normal rule: who makes the last move wins</extracomment>
        <translation>Convention normale</translation>
    </message>
    <message>
        <source>At most two</source>
        <translation>Deux au plus</translation>
    </message>
    <message>
        <source>Counters per line</source>
        <translation>Jetons par ligne</translation>
    </message>
    <message>
        <source>Line Nim with a maximum per move</source>
        <translation>Nim en ligne avec un maximum par coup</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>a move: the number of a line, and the counters that are taken, such as 2-3</extracomment>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Look at line %1.</source>
        <translation>Regarde la ligne %1.</translation>
    </message>
    <message>
        <source>Line %1 holds out longest.</source>
        <translation>La ligne %1 résiste le plus longtemps.</translation>
    </message>
    <message>
        <source>Take any number of neighbouring counters on one line.</source>
        <translation>Prends autant de jetons voisins que tu veux sur une seule ligne.</translation>
    </message>
    <message>
        <source>Take one counter.</source>
        <translation>Prends un jeton.</translation>
    </message>
    <message>
        <source>Take 1–%1 neighbouring counters on one line.</source>
        <translation>Prends de 1 à %1 jetons voisins sur une seule ligne.</translation>
    </message>
    <message>
        <source>Taking the last counter wins.</source>
        <translation>Prendre le dernier jeton fait gagner.</translation>
    </message>
    <message>
        <source>Taking the last counter loses.</source>
        <translation>Prendre le dernier jeton fait perdre.</translation>
    </message>
    <message>
        <source>You took the last counter</source>
        <translation>Tu as pris le dernier jeton</translation>
    </message>
    <message>
        <source>%1 took the last counter</source>
        <translation>%1 a pris le dernier jeton</translation>
    </message>
    <message>
        <source>Line %1: empty.</source>
        <translation>Ligne %1&#xa0;: vide.</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <extracomment>read aloud: the number of a line, and how many counters stand in its runs, such as &quot;2 and 1&quot;</extracomment>
        <translation>Ligne %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Line %1: one counter.</source>
        <translation>Ligne %1&#xa0;: un jeton.</translation>
    </message>
    <message>
        <source>Line %1: %2 in a row.</source>
        <extracomment>read aloud: the number of a line, and how many counters stand side by side in it</extracomment>
        <translation>Ligne %1&#xa0;: %2 à la suite.</translation>
    </message>
    <message>
        <source>No lines.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>Aucune ligne.</translation>
    </message>
    <message>
        <source>One line, take 1 to m</source>
        <translation>Une ligne, en prendre de 1 à m</translation>
    </message>
    <message>
        <source>One line of two runs</source>
        <translation>Une ligne de deux blocs</translation>
    </message>
    <message>
        <source>One line, take 1 to m, misère</source>
        <translation>Une ligne, en prendre de 1 à m, misère</translation>
    </message>
    <message>
        <source>Line Nim 3, 4, 5, misère</source>
        <translation>Nim en ligne 3, 4, 5, misère</translation>
    </message>
    <message>
        <source>Line Nim 3, 2 by run codes</source>
        <translation>Nim en ligne 3, 2, par codes de blocs</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 counter can be taken, not %2.</source>
        <extracomment>the most that can be taken, here 1, and how many were asked for</extracomment>
        <translation>
            <numerusform>On peut prendre %1 jeton au plus, et non %2.</numerusform>
            <numerusform>On peut prendre %1 jetons au plus, et non %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 counters can be taken, not %2.</source>
        <extracomment>the most that can be taken, and how many were asked for</extracomment>
        <translation>
            <numerusform>On peut prendre %1 jeton au plus, et non %2.</numerusform>
            <numerusform>On peut prendre %1 jetons au plus, et non %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>runs as heaps</source>
        <translation>blocs comme tas</translation>
    </message>
    <message>
        <source>With this limit a run need not be worth its length, so the Grundy values of single runs are worked out one after the other, from a run of 0 to a run of %1: the value of a run is the smallest number that is not the value of what a move can leave of it.</source>
        <translation>Avec cette limite, un bloc ne vaut pas forcément sa longueur&#x202f;; les valeurs de Grundy des blocs seuls se calculent donc l’une après l’autre, d’un bloc de 0 à un bloc de %1&#xa0;: la valeur d’un bloc est le plus petit nombre qui n’est pas la valeur de ce qu’un coup peut en laisser.</translation>
    </message>
    <message>
        <source>The rule agrees with the search on all %1 boards tried. At the start, %2, %3.</source>
        <extracomment>a number, a position, and who wins</extracomment>
        <translation>La règle s’accorde avec la recherche sur les %1 plateaux essayés. Au départ, %2, %3.</translation>
    </message>
    <message>
        <source>“Even with a maximum per move, the runs of counters are Nim heaps.”</source>
        <translation>«&#x202f;Même avec un maximum par coup, les blocs de jetons sont des tas de Nim.&#x202f;»</translation>
    </message>
    <message>
        <source>A run that is longer than the maximum cannot be taken whole, so it has other options than a Nim heap: its value is another one.</source>
        <translation>Un bloc plus long que le maximum ne peut pas se prendre en entier&#x202f;; il a donc d’autres options qu’un tas de Nim&#xa0;: sa valeur est différente.</translation>
    </message>
    <message>
        <source>“For misère Line Nim there is no strategy that always works.”</source>
        <translation>«&#x202f;Pour Nim en ligne misère, il n’y a pas de stratégie qui marche toujours.&#x202f;»</translation>
    </message>
    <message>
        <source>There is one: misère Nim on the lengths of the runs. If your move leaves a run of two or more, make the nim-sum of the lengths 0. If it leaves only runs of 1, make their number odd.</source>
        <translation>Il y en a une&#xa0;: Nim misère avec les longueurs des blocs. Si ton coup laisse un bloc d’au moins deux, amène à 0 la somme de Nim des longueurs. S’il ne laisse que des blocs de 1, rends leur nombre impair.</translation>
    </message>
    <message numerus="yes">
        <source>this row has %1 cell, the first one has %2</source>
        <extracomment>a mistake: rows have to be equally long; two numbers, the first is 1</extracomment>
        <translation>
            <numerusform>cette ligne a %1 case, la première en a %2</numerusform>
            <numerusform>cette ligne a %1 cases, la première en a %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this row has %1 cells, the first one has %2</source>
        <extracomment>a mistake: rows have to be equally long; two numbers</extracomment>
        <translation>
            <numerusform>cette ligne a %1 case, la première en a %2</numerusform>
            <numerusform>cette ligne a %1 cases, la première en a %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counter, so a run is not a heap of its length, and misère Nim of the lengths does not decide.</source>
        <translation>
            <numerusform>Un coup prend %1 jeton au plus&#xa0;: un bloc n’est donc pas un tas de sa longueur, et Nim misère avec les longueurs ne décide pas.</numerusform>
            <numerusform>Un coup prend %1 jetons au plus&#xa0;: un bloc n’est donc pas un tas de sa longueur, et Nim misère avec les longueurs ne décide pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counters, so a run is not a heap of its length, and misère Nim of the lengths does not decide.</source>
        <translation>
            <numerusform>Un coup prend %1 jeton au plus&#xa0;: un bloc n’est donc pas un tas de sa longueur, et Nim misère avec les longueurs ne décide pas.</numerusform>
            <numerusform>Un coup prend %1 jetons au plus&#xa0;: un bloc n’est donc pas un tas de sa longueur, et Nim misère avec les longueurs ne décide pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counter, so a run is not a heap of its length.</source>
        <translation>
            <numerusform>Un coup prend %1 jeton au plus&#xa0;: un bloc n’est donc pas un tas de sa longueur.</numerusform>
            <numerusform>Un coup prend %1 jetons au plus&#xa0;: un bloc n’est donc pas un tas de sa longueur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move takes at most %1 counters, so a run is not a heap of its length.</source>
        <translation>
            <numerusform>Un coup prend %1 jeton au plus&#xa0;: un bloc n’est donc pas un tas de sa longueur.</numerusform>
            <numerusform>Un coup prend %1 jetons au plus&#xa0;: un bloc n’est donc pas un tas de sa longueur.</numerusform>
        </translation>
    </message>
    <message>
        <source>The run code is %1: the numbers of runs of 5, 4, 3, 2 and 1.</source>
        <translation>Le code des blocs est %1&#xa0;: les nombres de blocs de 5, 4, 3, 2 et 1.</translation>
    </message>
    <message>
        <source>The runs, longest first: %1 (number × length).</source>
        <translation>Les blocs, les plus longs d’abord&#xa0;: %1 (nombre × longueur).</translation>
    </message>
    <message>
        <source>A run of %1 is not tame, or can become one that is not.</source>
        <translation>Un bloc de %1 n’est pas docile, ou peut en devenir un qui ne l’est pas.</translation>
    </message>
    <message>
        <source>A run of %1 has the genus (%2,%3).</source>
        <extracomment>the length of a run, and two numbers of the theory of misère play</extracomment>
        <translation>Un bloc de %1 a le genre (%2,%3).</translation>
    </message>
    <message>
        <source>Here all runs have the genus (0,1) or (1,0), so they play like heaps of 0 and 1: the position is cold if the nim-sum of the first numbers is 1.</source>
        <translation>Ici, tous les blocs ont le genre (0,1) ou (1,0)&#x202f;; ils se jouent donc comme des tas de 0 et de 1&#xa0;: la position est froide si la somme de Nim des premiers nombres est 1.</translation>
    </message>
    <message>
        <source>Here some run has a genus (n,n), so the sum is decided as in misère Nim with a heap over 1: it is cold if the nim-sum of the first numbers is 0.</source>
        <translation>Ici, un bloc a un genre (n,n)&#x202f;; la somme se décide donc comme à Nim misère avec un tas de plus de 1&#xa0;: elle est froide si la somme de Nim des premiers nombres est 0.</translation>
    </message>
    <message>
        <source>The first numbers add up to the nim-sum %1, so the position is cold.</source>
        <translation>Les premiers nombres ont la somme de Nim %1&#xa0;: la position est donc froide.</translation>
    </message>
    <message>
        <source>The first numbers add up to the nim-sum %1, so the position is hot.</source>
        <translation>Les premiers nombres ont la somme de Nim %1&#xa0;: la position est donc chaude.</translation>
    </message>
    <message>
        <source>Why: the runs</source>
        <translation>Pourquoi&#xa0;: les blocs</translation>
    </message>
    <message>
        <source>Why: runs are heaps</source>
        <translation>Pourquoi&#xa0;: les blocs sont des tas</translation>
    </message>
    <message>
        <source>Only the runs of neighbouring counters matter, and a run of n counts as a heap of n: it can become any shorter run, and the two runs a and b that a move from its middle leaves are worth a ⊕ b, which is at most a + b and so again less than n.</source>
        <translation>Seuls comptent les blocs de jetons voisins, et un bloc de n compte comme un tas de n&#xa0;: il peut devenir n’importe quel bloc plus court, et les deux blocs a et b que laisse un coup en son milieu valent a ⊕ b, ce qui est au plus a + b, donc encore moins que n.</translation>
    </message>
    <message>
        <source>A run’s genus is its Grundy value in normal play, and then the same in misère play, where a run without a move has the value 1. A run is tame if its genus, and that of all it can become, is one that a sum of Nim heaps has: (0,1), (1,0) or (n,n). Sums of tame games are decided by the genera.</source>
        <translation>Le genre d’un bloc est sa valeur de Grundy en convention normale, puis la même en convention misère, où un bloc sans coup a la valeur 1. Un bloc est docile si son genre, et celui de tout ce qu’il peut devenir, est de ceux qu’a une somme de tas de Nim&#xa0;: (0,1), (1,0) ou (n,n). Les sommes de jeux dociles se décident par les genres.</translation>
    </message>
    <message>
        <source>So the genera do not decide this position: it is searched.</source>
        <translation>Les genres ne décident donc pas cette position&#xa0;: on la cherche.</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Bloc %1</translation>
    </message>
    <message>
        <source>every heap is of %1, and the nim-sum is %2</source>
        <extracomment>sizes of heaps, such as &quot;1, 4 or 20&quot;, and what the nim-sum may be</extracomment>
        <translation>tous les tas sont de %1, et la somme de Nim est %2</translation>
    </message>
    <message>
        <source>one heap is of %1, every other one of %2, and the nim-sum is %3</source>
        <extracomment>a size of a heap, sizes such as &quot;1, 4 or 20&quot;, and what the nim-sum may be</extracomment>
        <translation>un tas est de %1, tous les autres sont de %2, et la somme de Nim est %3</translation>
    </message>
    <message>
        <source>Heaps of 1, 4, 20 and 25 have the value 1, heaps of 5, 9, 12 and 17 the value 4. The nim-sum is %1: cold in normal play, so hot in misère play.</source>
        <translation>Les tas de 1, 4, 20 et 25 ont la valeur 1, les tas de 5, 9, 12 et 17 la valeur 4. La somme de Nim est %1&#xa0;: froid en convention normale, donc chaud en convention misère.</translation>
    </message>
    <message>
        <source>Heaps of 1, 4, 20 and 25 have the value 1, heaps of 5, 9, 12 and 17 the value 4. The nim-sum is %1: hot in normal play, so cold in misère play.</source>
        <translation>Les tas de 1, 4, 20 et 25 ont la valeur 1, les tas de 5, 9, 12 et 17 la valeur 4. La somme de Nim est %1&#xa0;: chaud en convention normale, donc froid en convention misère.</translation>
    </message>
    <message>
        <source>Why: misère Kayles</source>
        <translation>Pourquoi&#xa0;: Kayles misère</translation>
    </message>
    <message>
        <source>In misère Kayles the same player wins as in normal play, where the nim-sum decides, except in six kinds of positions, where the other player wins: Sibert and Conway proved it in 1992. These kinds have heaps of 1, 4, 5, 9, 12, 17, 20 and 25 alone.</source>
        <translation>À Kayles misère, c’est le même joueur qui gagne qu’en convention normale, où la somme de Nim décide, sauf dans six sortes de positions, où c’est l’autre&#xa0;: Sibert et Conway l’ont prouvé en 1992. Ces sortes n’ont que des tas de 1, 4, 5, 9, 12, 17, 20 et 25.</translation>
    </message>
    <message>
        <source>This position is of such a kind: %1.</source>
        <translation>Cette position est d’une de ces sortes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This position is of none of these kinds, so it is decided as in normal play. The winning moves are the same, too, but for those that leave one of the kinds.</source>
        <translation>Cette position n’est d’aucune de ces sortes&#xa0;: elle se décide donc comme en convention normale. Les coups gagnants sont aussi les mêmes, sauf ceux qui laissent l’une de ces sortes.</translation>
    </message>
    <message>
        <source>The winning move</source>
        <translation>Le coup gagnant</translation>
    </message>
    <message>
        <source>It leaves a position of such a kind: %1.</source>
        <translation>Il laisse une position d’une de ces sortes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This heap is too long to draw: choose a move from the list.</source>
        <translation>Ce tas est trop long pour être dessiné&#xa0;: choisir un coup dans la liste.</translation>
    </message>
    <message>
        <source>The two parts must not be equal.</source>
        <translation>Les deux parts ne doivent pas être égales.</translation>
    </message>
    <message>
        <source>A whole heap of %1 may not be taken.</source>
        <translation>Un tas entier de %1 ne peut pas se prendre.</translation>
    </message>
    <message>
        <source>With %1 taken, what is left may not be a single heap.</source>
        <translation>Quand on en prend %1, il ne peut pas rester un seul tas.</translation>
    </message>
    <message>
        <source>With %1 taken, what is left may not be two heaps.</source>
        <translation>Quand on en prend %1, il ne peut pas rester deux tas.</translation>
    </message>
    <message>
        <source>No period is proven for these rules, so the values of single heaps are worked out one after the other, from a heap of 0 to a heap of %1: the value of a heap is the smallest number that is not the value of what a move can leave of it; two heaps count by the nim-sum of their values.</source>
        <translation>Aucune période n’est prouvée pour ces règles&#x202f;; les valeurs des tas seuls se calculent donc l’une après l’autre, d’un tas de 0 à un tas de %1&#xa0;: la valeur d’un tas est le plus petit nombre qui n’est pas la valeur de ce qu’un coup peut en laisser&#x202f;; deux tas comptent par la somme de Nim de leurs valeurs.</translation>
    </message>
    <message>
        <source>the code %1 allows no move</source>
        <translation>le code %1 ne permet aucun coup</translation>
    </message>
    <message>
        <source>an octal code such as 0.77</source>
        <translation>un code octal comme 0.77</translation>
    </message>
    <message>
        <source>a digit from 0 to 7</source>
        <translation>un chiffre de 0 à 7</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 digit</source>
        <translation>
            <numerusform>plus de %1 chiffre</numerusform>
            <numerusform>plus de %1 chiffres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 digits</source>
        <translation>
            <numerusform>plus de %1 chiffre</numerusform>
            <numerusform>plus de %1 chiffres</numerusform>
        </translation>
    </message>
    <message>
        <source>the theorem of Sibert and Conway</source>
        <translation>le théorème de Sibert et Conway</translation>
    </message>
    <message>
        <source>Octal Games</source>
        <extracomment>the name of a group of games, of which an octal code tells the rules</extracomment>
        <translation>Jeux octaux</translation>
    </message>
    <message>
        <source>Kayles and its relatives</source>
        <translation>Kayles et sa famille</translation>
    </message>
    <message>
        <source>The values of the heaps of Kayles and other octal games; heaps add up by the nim-sum.</source>
        <translation>Les valeurs des tas de Kayles et d’autres jeux octaux&#x202f;; les tas s’assemblent par la somme de Nim.</translation>
    </message>
    <message>
        <source>Kayles</source>
        <extracomment>the name of a game</extracomment>
        <translation>Kayles</translation>
    </message>
    <message>
        <source>Dudeney’s Kayles</source>
        <extracomment>the name of a game</extracomment>
        <translation>Kayles de Dudeney</translation>
    </message>
    <message>
        <source>Dawson’s Kayles</source>
        <extracomment>the name of a game</extracomment>
        <translation>Kayles de Dawson</translation>
    </message>
    <message>
        <source>Dawson’s chess</source>
        <extracomment>the name of a game</extracomment>
        <translation>Échecs de Dawson</translation>
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
        <translation>Officiers</translation>
    </message>
    <message>
        <source>Take one or divide</source>
        <translation>Prendre un ou partager</translation>
    </message>
    <message>
        <source>Octal code</source>
        <extracomment>a field: the code of an octal game, such as 0.77</extracomment>
        <translation>Code octal</translation>
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
        <translation>Échecs de Dawson, 0.137</translation>
    </message>
    <message>
        <source>Grundy’s Game</source>
        <extracomment>the name of a game</extracomment>
        <translation>Jeu de Grundy</translation>
    </message>
    <message>
        <source>Divide into unequal heaps</source>
        <translation>Partager en tas inégaux</translation>
    </message>
    <message>
        <source>The values of the heaps of Grundy’s game; heaps add up by the nim-sum.</source>
        <translation>Les valeurs des tas du jeu de Grundy&#x202f;; les tas s’assemblent par la somme de Nim.</translation>
    </message>
    <message>
        <source>Kayles, one row</source>
        <translation>Kayles, une rangée</translation>
    </message>
    <message>
        <source>Dawson’s Kayles, one row</source>
        <translation>Kayles de Dawson, une rangée</translation>
    </message>
    <message>
        <source>Kayles, two rows</source>
        <translation>Kayles, deux rangées</translation>
    </message>
    <message>
        <source>One row of Kayles</source>
        <translation>Une rangée de Kayles</translation>
    </message>
    <message>
        <source>One heap</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>Un tas</translation>
    </message>
    <message>
        <source>One heap of Grundy’s game</source>
        <translation>Un tas du jeu de Grundy</translation>
    </message>
    <message>
        <source>Proven by the theorem of Guy and Smith: so long a stretch has come back that every larger heap divides in the same ways.</source>
        <translation>Prouvé par le théorème de Guy et Smith&#xa0;: un passage si long est revenu que tout tas plus grand se partage des mêmes façons.</translation>
    </message>
    <message>
        <source>the period of the octal game</source>
        <translation>la période du jeu octal</translation>
    </message>
    <message>
        <source>take a whole heap of %1</source>
        <translation>prendre un tas entier de %1</translation>
    </message>
    <message>
        <source>take %1 from a heap so that one heap is left</source>
        <translation>en prendre %1 dans un tas de sorte qu’il reste un tas</translation>
    </message>
    <message>
        <source>take %1 from a heap so that two heaps are left</source>
        <translation>en prendre %1 dans un tas de sorte qu’il reste deux tas</translation>
    </message>
    <message>
        <source>take a whole heap of %1, or take %1 from a heap so that two heaps are left</source>
        <translation>prendre un tas entier de %1, ou en prendre %1 dans un tas de sorte qu’il reste deux tas</translation>
    </message>
    <message>
        <source>divide a heap into two</source>
        <translation>partager un tas en deux</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <extracomment>two ways to move: &quot;take 1 pin of a heap, or divide a heap&quot;</extracomment>
        <translation>%1, ou %2</translation>
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
        <translation>%1 Ce qui reste des deux côtés devient deux tas.</translation>
    </message>
    <message>
        <source>divide heap %1 into %2 and %3</source>
        <extracomment>a move: the number of a heap, and the sizes of what it becomes</extracomment>
        <translation>partager le tas %1 en %2 et %3</translation>
    </message>
    <message>
        <source>take all of heap %1</source>
        <translation>prendre tout le tas %1</translation>
    </message>
    <message>
        <source>take %1 from heap %2, leaving %3 and %4</source>
        <extracomment>a move: how many pins, the number of the heap, and the sizes of what is left</extracomment>
        <translation>en prendre %1 dans le tas %2, en laissant %3 et %4</translation>
    </message>
    <message>
        <source>take %1 from heap %2, leaving %3</source>
        <extracomment>a move: how many pins, the number of the heap, and the size of what is left</extracomment>
        <translation>en prendre %1 dans le tas %2, en laissant %3</translation>
    </message>
    <message>
        <source>take the first of heap %1, leaving %2</source>
        <extracomment>a move: the number of the heap, and the size of what is left</extracomment>
        <translation>prendre le premier du tas %1, en laissant %2</translation>
    </message>
    <message>
        <source>take the last of heap %1, leaving %2</source>
        <translation>prendre le dernier du tas %1, en laissant %2</translation>
    </message>
    <message numerus="yes">
        <source>take the first %1 of heap %2, leaving %3</source>
        <extracomment>a move: how many pins, the number of the heap, and the size of what is left</extracomment>
        <translation>
            <numerusform>prendre le premier (%1) du tas %2, en laissant %3</numerusform>
            <numerusform>prendre les %1 premiers du tas %2, en laissant %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take the last %1 of heap %2, leaving %3</source>
        <extracomment>a move: how many pins, the number of the heap, and the size of what is left</extracomment>
        <translation>
            <numerusform>prendre le dernier (%1) du tas %2, en laissant %3</numerusform>
            <numerusform>prendre les %1 derniers du tas %2, en laissant %3</numerusform>
        </translation>
    </message>
    <message>
        <source>divide</source>
        <extracomment>on the board, a verb: what a move does to a heap</extracomment>
        <translation>partager</translation>
    </message>
    <message>
        <source>Divide a heap into two heaps of different sizes.</source>
        <translation>Partage un tas en deux tas de tailles différentes.</translation>
    </message>
    <message>
        <source>The position equals Nim with no stone left; its value is 0.</source>
        <translation>La position équivaut à Nim sans aucun jeton&#x202f;; sa valeur est 0.</translation>
    </message>
    <message>
        <source>The position equals a Nim heap of %1; its value is %2.</source>
        <extracomment>the size of a heap, such as 3, and its value, such as ∗3</extracomment>
        <translation>La position équivaut à un tas de Nim de %1&#x202f;; sa valeur est %2.</translation>
    </message>
    <message>
        <source>The position equals Nim with the heaps %1; its value is %2.</source>
        <translation>La position équivaut à Nim avec les tas %1&#x202f;; sa valeur est %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 move raises a heap instead (%2). It is reversible: the opponent has a reply that brings the heap back to what it was worth, so nothing is gained.</source>
        <extracomment>how many moves, here one, and the move</extracomment>
        <translation>
            <numerusform>%1 coup agrandit au contraire un tas (%2). Il est réversible&#xa0;: l’adversaire a une réponse qui ramène le tas à ce qu’il valait&#x202f;; on n’y gagne donc rien.</numerusform>
            <numerusform>%1 coups agrandissent au contraire un tas (par exemple %2). Ils sont réversibles&#xa0;: l’adversaire a une réponse qui ramène le tas à ce qu’il valait&#x202f;; on n’y gagne donc rien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves raise a heap instead (such as %2). They are reversible: the opponent has a reply that brings the heap back to what it was worth, so nothing is gained.</source>
        <extracomment>how many moves, and some of them</extracomment>
        <translation>
            <numerusform>%1 coup agrandit au contraire un tas (%2). Il est réversible&#xa0;: l’adversaire a une réponse qui ramène le tas à ce qu’il valait&#x202f;; on n’y gagne donc rien.</numerusform>
            <numerusform>%1 coups agrandissent au contraire un tas (par exemple %2). Ils sont réversibles&#xa0;: l’adversaire a une réponse qui ramène le tas à ce qu’il valait&#x202f;; on n’y gagne donc rien.</numerusform>
        </translation>
    </message>
    <message>
        <source>A formula gives the answer; no position has to be searched.</source>
        <translation>Une formule donne la réponse&#x202f;; il n’y a aucune position à chercher.</translation>
    </message>
    <message>
        <source>No formula is known for this board, so the answer is a proof by table: every position that can arise is labelled, %1.</source>
        <translation>On ne connaît pas de formule pour ce plateau&#x202f;; la réponse est donc une preuve par tableau&#xa0;: toutes les positions possibles sont étiquetées, %1.</translation>
    </message>
    <message>
        <source>No formula is known for this board, so the answer is a proof by search over %1.</source>
        <translation>On ne connaît pas de formule pour ce plateau&#xa0;: la réponse est donc une preuve par recherche sur %1.</translation>
    </message>
    <message>
        <source>The same game as Nim</source>
        <translation>Le même jeu que Nim</translation>
    </message>
    <message>
        <source>Every move takes from it.</source>
        <translation>Chaque coup y prend.</translation>
    </message>
    <message>
        <source>Every move takes from one of the heaps.</source>
        <translation>Chaque coup prend dans l’un des tas.</translation>
    </message>
    <message>
        <source>How it was found</source>
        <translation>Comment on l’a trouvé</translation>
    </message>
    <message>
        <source>The Grundy value is not computed: it would take too many positions.</source>
        <translation>La valeur de Grundy n’est pas calculée&#xa0;: il faudrait trop de positions.</translation>
    </message>
    <message>
        <source>The Grundy value</source>
        <translation>La valeur de Grundy</translation>
    </message>
    <message>
        <source>There is no option, so the Grundy value is 0.</source>
        <translation>Il n’y a pas d’option&#xa0;: la valeur de Grundy est donc 0.</translation>
    </message>
    <message>
        <source>Every option has the Grundy value %1. The smallest missing number is %2: that is the Grundy value of the position.</source>
        <extracomment>two numbers</extracomment>
        <translation>Toute option a la valeur de Grundy %1. Le plus petit nombre absent est %2&#xa0;: c’est la valeur de Grundy de la position.</translation>
    </message>
    <message>
        <source>The options have the Grundy values %1. The smallest number missing among them is %2: that is the Grundy value of the position.</source>
        <extracomment>a list of numbers, such as &quot;0, 1 and 3&quot;, and a number</extracomment>
        <translation>Les options ont les valeurs de Grundy %1. Le plus petit nombre absent est %2&#xa0;: c’est la valeur de Grundy de la position.</translation>
    </message>
    <message>
        <source>The value</source>
        <extracomment>heads a step of the reasons: what the position is worth</extracomment>
        <translation>La valeur</translation>
    </message>
    <message>
        <source>The position is worth %1. How that is found takes a theorem.</source>
        <translation>La position vaut %1. Pour savoir comment on le trouve, il faut un théorème.</translation>
    </message>
    <message>
        <source>In misère play positions have no values that add up. The moves and their answers argue, or a theorem where there is one.</source>
        <translation>En convention misère, les positions n’ont pas de valeurs qui s’additionnent. Ce sont les coups et leurs réponses qui argumentent, ou un théorème quand il y en a un.</translation>
    </message>
    <message>
        <source>The value of this position is not worked out. The moves and their answers argue without it, or a theorem where there is one.</source>
        <translation>La valeur de cette position n’est pas calculée. Ce sont les coups et leurs réponses qui argumentent sans elle, ou un théorème quand il y en a un.</translation>
    </message>
    <message>
        <source>row %1 must have one W and one B</source>
        <translation>la ligne %1 doit avoir un W et un B</translation>
    </message>
    <message>
        <source>Northcott’s Game</source>
        <extracomment>the name of a game</extracomment>
        <translation>Jeu de Northcott</translation>
    </message>
    <message>
        <source>Your own tokens</source>
        <translation>À chacun ses pions</translation>
    </message>
    <message>
        <source>The gaps are Nim heaps where tokens move either way; otherwise the rows add up by their exact values.</source>
        <translation>Les trous sont des tas de Nim quand les pions vont dans les deux sens&#x202f;; sinon, les lignes s’additionnent par leurs valeurs exactes.</translation>
    </message>
    <message numerus="yes">
        <source>A token can still advance in %1 row now</source>
        <translation>
            <numerusform>Un pion peut encore avancer sur %1 ligne</numerusform>
            <numerusform>Un pion peut encore avancer sur %1 lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A token can still advance in %1 rows now</source>
        <translation>
            <numerusform>Un pion peut encore avancer sur %1 ligne</numerusform>
            <numerusform>Un pion peut encore avancer sur %1 lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a token to another square.</source>
        <translation>Tirer un pion vers une autre case.</translation>
    </message>
    <message>
        <source>White (Left)</source>
        <extracomment>the player Left, who has the white tokens</extracomment>
        <translation>Blanc (Gauche)</translation>
    </message>
    <message>
        <source>Black (Right)</source>
        <extracomment>the player Right, who has the black tokens</extracomment>
        <translation>Noir (Droite)</translation>
    </message>
    <message>
        <source>White (W) is Left, Black (B) is Right.</source>
        <translation>Blanc (W) est Gauche, Noir (B) est Droite.</translation>
    </message>
    <message>
        <source>To the right only</source>
        <translation>Vers la droite seulement</translation>
    </message>
    <message>
        <source>3 rows</source>
        <extracomment>of a ready-made board: how many rows it has</extracomment>
        <translation>3 lignes</translation>
    </message>
    <message>
        <source>One row</source>
        <extracomment>a ready-made board: it has one row</extracomment>
        <translation>Une ligne</translation>
    </message>
    <message>
        <source>to the right only</source>
        <translation>vers la droite seulement</translation>
    </message>
    <message>
        <source>Forward only</source>
        <extracomment>a ready-made board: tokens only go towards each other</extracomment>
        <translation>En avant seulement</translation>
    </message>
    <message>
        <source>Rows of W, B and .</source>
        <translation>Lignes de W, B et .</translation>
    </message>
    <message>
        <source>Tokens move</source>
        <extracomment>a field, before a choice such as &quot;both ways&quot;</extracomment>
        <translation>Les pions vont</translation>
    </message>
    <message>
        <source>both ways</source>
        <extracomment>behind &quot;Tokens move&quot;</extracomment>
        <translation>dans les deux sens</translation>
    </message>
    <message>
        <source>forward only</source>
        <extracomment>behind &quot;Tokens move&quot;: only towards the other token</extracomment>
        <translation>en avant seulement</translation>
    </message>
    <message>
        <source>row %1: %2 to %3</source>
        <extracomment>a move: the number of a row, and two squares</extracomment>
        <translation>ligne %1&#xa0;: %2 vers %3</translation>
    </message>
    <message>
        <source>Move one of your tokens along its row, either way, not onto or over another.</source>
        <translation>Déplace l’un de tes pions sur sa ligne, dans un sens ou dans l’autre, sans aller sur l’autre pion ni le sauter.</translation>
    </message>
    <message>
        <source>Move one of your tokens to the right along its row, not onto or over another.</source>
        <translation>Déplace l’un de tes pions vers la droite sur sa ligne, sans aller sur l’autre pion ni le sauter.</translation>
    </message>
    <message>
        <source>Move one of your tokens forward along its row: White to the right, Black to the left; not onto or over another.</source>
        <translation>Déplace l’un de tes pions vers l’avant sur sa ligne&#xa0;: Blanc vers la droite, Noir vers la gauche&#x202f;; sans aller sur l’autre pion ni le sauter.</translation>
    </message>
    <message>
        <source>No rows.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>Aucune ligne.</translation>
    </message>
    <message>
        <source>Row %1 of %2 squares: white on %3, black on %4.</source>
        <extracomment>read aloud: the number of a row, how long it is, and the squares of both tokens</extracomment>
        <translation>Ligne %1 de %2 cases&#xa0;: blanc en %3, noir en %4.</translation>
    </message>
    <message>
        <source>Two rows with gaps n and m</source>
        <translation>Deux lignes avec des trous n et m</translation>
    </message>
    <message>
        <source>Two rows, only to the right</source>
        <translation>Deux lignes, vers la droite seulement</translation>
    </message>
    <message>
        <source>Two rows, only forwards</source>
        <translation>Deux lignes, en avant seulement</translation>
    </message>
    <message>
        <source>gaps as heaps</source>
        <translation>trous comme tas</translation>
    </message>
    <message>
        <source>a sum of canonical forms</source>
        <translation>une somme de formes canoniques</translation>
    </message>
    <message>
        <source>This token may not go that way, and it has to stay in its row.</source>
        <translation>Ce pion ne peut pas aller dans ce sens, et il doit rester sur sa ligne.</translation>
    </message>
    <message>
        <source>“Tokens move to the right, and the gaps are Nim heaps.”</source>
        <translation>«&#x202f;Les pions vont vers la droite, et les trous sont des tas de Nim.&#x202f;»</translation>
    </message>
    <message>
        <source>When both move to the right only, a gap is not a Nim heap but free moves for the owner of the token on its left.</source>
        <translation>Quand les deux ne vont que vers la droite, un trou n’est pas un tas de Nim, mais des coups libres pour celui à qui appartient le pion de gauche.</translation>
    </message>
    <message>
        <source>“Each player moves forward, and the gaps are Nim heaps.”</source>
        <translation>«&#x202f;Chacun va de l’avant, et les trous sont des tas de Nim.&#x202f;»</translation>
    </message>
    <message>
        <source>Rows face to face are Nim heaps. Back to back nobody is ever in the way, and a row counts the free moves of both: it is a number.</source>
        <translation>Les lignes face à face sont des tas de Nim. Dos à dos, personne ne gêne jamais personne, et une ligne compte les coups libres des deux&#xa0;: c’est un nombre.</translation>
    </message>
    <message>
        <source>Row %1, back to back with %2 before White and %3 before Black: %4.</source>
        <extracomment>the number of a row, two numbers of free squares, and the value of the row</extracomment>
        <translation>Ligne %1, dos à dos, avec %2 devant Blanc et %3 devant Noir&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Row %1, face to face with a gap of %2: %3.</source>
        <extracomment>the number of a row, how many squares are free, and the value of the row</extracomment>
        <translation>Ligne %1, face à face, avec un trou de %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Row %1, White on the left of a gap of %2: %3.</source>
        <translation>Ligne %1, Blanc à gauche d’un trou de %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Row %1, Black on the left of a gap of %2: %3.</source>
        <translation>Ligne %1, Noir à gauche d’un trou de %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Face to face both players can only make the gap of a row smaller, by as much as they like: a row face to face with a gap of n is worth *n, a Nim heap.</source>
        <translation>Face à face, les deux joueurs ne peuvent que réduire le trou d’une ligne, autant qu’ils veulent&#xa0;: une ligne face à face avec un trou de n vaut *n, un tas de Nim.</translation>
    </message>
    <message>
        <source>Back to back the tokens part for good, and the empty squares before each are free moves: each one before White counts 1, each one before Black −1.</source>
        <translation>Dos à dos, les pions se quittent pour de bon, et les cases vides devant chacun sont des coups libres&#xa0;: chaque case devant Blanc compte 1, chaque case devant Noir −1.</translation>
    </message>
    <message>
        <source>Only the token on the left can make the gap of a row smaller, by as much as its player likes; the other one can only make it larger. So a gap of n is n free moves: it is worth n where White stands on its left, and −n where Black does.</source>
        <translation>Seul le pion de gauche peut réduire le trou d’une ligne, autant que son joueur veut&#x202f;; l’autre ne peut que l’agrandir. Un trou de n est donc n coups libres&#xa0;: il vaut n quand Blanc est à sa gauche, et −n quand c’est Noir.</translation>
    </message>
    <message>
        <source>For with White on the left of a gap of n, White leaves one of the values 0 to n − 1 and Black only more than n, if anything: n is the simplest number in between.</source>
        <translation>Car avec Blanc à gauche d’un trou de n, Blanc laisse l’une des valeurs de 0 à n − 1, et Noir seulement plus que n, s’il peut jouer&#xa0;: n est le nombre le plus simple entre les deux.</translation>
    </message>
    <message>
        <source>Row %1</source>
        <extracomment>before a number in a table: the number of a row</extracomment>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>the gap of row %1</source>
        <translation>le trou de la ligne %1</translation>
    </message>
    <message>
        <source>The gap of each row is a heap: %1.</source>
        <translation>Le trou de chaque ligne est un tas&#xa0;: %1.</translation>
    </message>
    <message>
        <source>An advance takes from a gap. A retreat opens it, and the same advance of the opponent restores it; room to retreat runs out, so it changes nothing.</source>
        <translation>Avancer prend dans un trou. Reculer l’ouvre, et l’adversaire le rétablit en avançant d’autant&#x202f;; la place pour reculer s’épuise&#xa0;: cela ne change donc rien.</translation>
    </message>
    <message>
        <source>Why: the gaps</source>
        <translation>Pourquoi&#xa0;: les trous</translation>
    </message>
    <message>
        <source>Why: what a row is worth</source>
        <translation>Pourquoi&#xa0;: ce que vaut une ligne</translation>
    </message>
    <message>
        <source>Why: the values of the rows</source>
        <translation>Pourquoi&#xa0;: les valeurs des lignes</translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <extracomment>the number of a row, and its value</extracomment>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The rows are independent, so the position is worth their sum. %1.</source>
        <translation>Les lignes sont indépendantes&#xa0;: la position vaut donc leur somme. %1.</translation>
    </message>
    <message>
        <source>The sum is %1. %2.</source>
        <extracomment>a value, such as 3/2, and who wins: a sentence</extracomment>
        <translation>La somme est %1. %2.</translation>
    </message>
    <message>
        <source>the number of caps is %1, that of the heaps %2</source>
        <extracomment>a mistake: both have to be equal; two numbers</extracomment>
        <translation>le nombre de plafonds est %1, celui des tas %2</translation>
    </message>
    <message>
        <source>the heap of %1 is over its cap of %2</source>
        <extracomment>a mistake: how many stones a heap has, and how many it may have at most</extracomment>
        <translation>le tas de %1 dépasse son plafond de %2</translation>
    </message>
    <message>
        <source>Poker Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>Poker-Nim</translation>
    </message>
    <message>
        <source>Left’s adds</source>
        <extracomment>a field: how often the player Left may still add stones; &quot;adds&quot; is a noun</extracomment>
        <translation>Remises de Gauche</translation>
    </message>
    <message>
        <source>Right’s adds</source>
        <extracomment>a field: how often the player Right may still add stones; &quot;adds&quot; is a noun</extracomment>
        <translation>Remises de Droite</translation>
    </message>
    <message>
        <source>Add · %1 left</source>
        <translation>Remettre · reste %1</translation>
    </message>
    <message>
        <source>Caps</source>
        <extracomment>a field: how many stones each heap may have at most, such as 3,4,5</extracomment>
        <translation>Plafonds</translation>
    </message>
    <message>
        <source>add %1 to heap %2</source>
        <extracomment>a move: how many stones, and the number of the heap</extracomment>
        <translation>en remettre %1 sur le tas %2</translation>
    </message>
    <message>
        <source>add %1</source>
        <extracomment>on the board, a verb: what a move does: it adds so many stones</extracomment>
        <translation>en remettre %1</translation>
    </message>
    <message>
        <source>Think of your adds.</source>
        <translation>Pense à tes remises.</translation>
    </message>
    <message>
        <source>Your adds hold out longest.</source>
        <translation>Tes remises résistent le plus longtemps.</translation>
    </message>
    <message>
        <source>One heap of %1 with the cap %2.</source>
        <extracomment>read aloud: how many stones the heap has, and how many it may have at most</extracomment>
        <translation>Un tas de %1 avec le plafond %2.</translation>
    </message>
    <message>
        <source>Heaps %1 with the caps %2.</source>
        <extracomment>read aloud: sizes of heaps, such as &quot;3 and 4&quot;, and how large they may become</extracomment>
        <translation>Des tas de %1 avec les plafonds %2.</translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 add</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still add stones, here once</extracomment>
        <translation>
            <numerusform>%2 a %1 remise</numerusform>
            <numerusform>%2 a %1 remises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 adds</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still add stones</extracomment>
        <translation>
            <numerusform>%2 a %1 remise</numerusform>
            <numerusform>%2 a %1 remises</numerusform>
        </translation>
    </message>
    <message>
        <source>Two heaps, an add for either</source>
        <translation>Deux tas, une remise pour chacun</translation>
    </message>
    <message>
        <source>n and m adds</source>
        <translation>n et m remises</translation>
    </message>
    <message>
        <source>adds are reversed</source>
        <translation>les remises s’annulent</translation>
    </message>
    <message>
        <source>Why: adds are reversed</source>
        <translation>Pourquoi&#xa0;: les remises s’annulent</translation>
    </message>
    <message>
        <source>This heap holds at most %1.</source>
        <translation>Ce tas contient %1 au plus.</translation>
    </message>
    <message>
        <source>Skip Nim</source>
        <extracomment>the name of a game</extracomment>
        <translation>Nim avec passes</translation>
    </message>
    <message>
        <source>Nim, and a few turns to skip</source>
        <translation>Nim, et quelques tours à passer</translation>
    </message>
    <message>
        <source>The player with more skips wins; with equally many it is Nim.</source>
        <translation>Celui qui a le plus de passes gagne&#x202f;; à égalité, c’est Nim.</translation>
    </message>
    <message>
        <source>Left’s skips</source>
        <extracomment>a field: how often the player Left may still skip a turn</extracomment>
        <translation>Passes de Gauche</translation>
    </message>
    <message>
        <source>Right’s skips</source>
        <extracomment>a field: how often the player Right may still skip a turn</extracomment>
        <translation>Passes de Droite</translation>
    </message>
    <message>
        <source>Skip · %1 left</source>
        <translation>Passer · reste %1</translation>
    </message>
    <message>
        <source>One more skip</source>
        <translation>Une passe de plus</translation>
    </message>
    <message>
        <source>3, 4, 5</source>
        <translation>3, 4, 5</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>La partie finit</translation>
    </message>
    <message>
        <source>when nobody can move</source>
        <translation>quand personne ne peut jouer</translation>
    </message>
    <message>
        <source>skip</source>
        <extracomment>a move, a verb: makes no change on the board</extracomment>
        <translation>passer</translation>
    </message>
    <message>
        <source>Think of your skips.</source>
        <translation>Pense à tes passes.</translation>
    </message>
    <message>
        <source>Your skips hold out longest.</source>
        <translation>Tes passes résistent le plus longtemps.</translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 skip</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still skip, here once</extracomment>
        <translation>
            <numerusform>%2 a %1 passe</numerusform>
            <numerusform>%2 a %1 passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 has %1 skips</source>
        <extracomment>read aloud: a player, such as Left, and how often he or she may still skip</extracomment>
        <translation>
            <numerusform>%2 a %1 passe</numerusform>
            <numerusform>%2 a %1 passes</numerusform>
        </translation>
    </message>
    <message>
        <source>n and m skips</source>
        <translation>n et m passes</translation>
    </message>
    <message>
        <source>Two heaps, a skip for either</source>
        <translation>Deux tas, une passe pour chacun</translation>
    </message>
    <message>
        <source>skips compared</source>
        <extracomment>the name of a theorem: the skips of both players are compared</extracomment>
        <translation>passes comparées</translation>
    </message>
    <message>
        <source>Why: the skips</source>
        <translation>Pourquoi&#xa0;: les passes</translation>
    </message>
    <message>
        <source>A skip is a free move of its owner: worth +1 for Left, −1 for Right. The heaps are worth their nim-sum. Together the position is worth %1 − %2 + *%3 = %4.</source>
        <extracomment>skips of Left, skips of Right, the nim-sum of the heaps, and the value</extracomment>
        <translation>Une passe est un coup libre de celui qui l’a&#xa0;: elle vaut +1 pour Gauche, −1 pour Droite. Les tas valent leur somme de Nim. Ensemble, la position vaut %1 − %2 + *%3 = %4.</translation>
    </message>
    <message>
        <source>Both have equally many skips: a skip is answered by a skip, and the heaps decide as in Nim.</source>
        <translation>Les deux ont autant de passes&#xa0;: à une passe répond une passe, et les tas décident comme à Nim.</translation>
    </message>
    <message>
        <source>Left has more skips, so Left wins, whoever starts.</source>
        <translation>Gauche a plus de passes&#xa0;: Gauche gagne donc, peu importe qui commence.</translation>
    </message>
    <message>
        <source>Right has more skips, so Right wins, whoever starts.</source>
        <translation>Droite a plus de passes&#xa0;: Droite gagne donc, peu importe qui commence.</translation>
    </message>
    <message>
        <source>“The player with more skips wins; with equally many it is Nim.”</source>
        <translation>«&#x202f;Celui qui a le plus de passes gagne&#x202f;; à égalité, c’est Nim.&#x202f;»</translation>
    </message>
    <message>
        <source>A counter goes straight left or straight down.</source>
        <translation>Un pion va tout droit vers la gauche ou vers le bas.</translation>
    </message>
    <message>
        <source>coordinates as heaps</source>
        <translation>coordonnées comme tas</translation>
    </message>
    <message>
        <source>a counter such as 1x2</source>
        <translation>un pion comme 1x2</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 counter</source>
        <translation>
            <numerusform>plus de %1 pion</numerusform>
            <numerusform>plus de %1 pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 counters</source>
        <translation>
            <numerusform>plus de %1 pion</numerusform>
            <numerusform>plus de %1 pions</numerusform>
        </translation>
    </message>
    <message>
        <source>a column or row from 0</source>
        <translation>une colonne ou une ligne à partir de 0</translation>
    </message>
    <message>
        <source>(%1, %2), column</source>
        <extracomment>before a number in a table: the place of a counter, such as (3, 5), and which of its two numbers counts</extracomment>
        <translation>(%1, %2), colonne</translation>
    </message>
    <message>
        <source>the column of counter (%1, %2)</source>
        <extracomment>within a sentence: the place of a counter, such as (3, 5)</extracomment>
        <translation>la colonne du pion (%1, %2)</translation>
    </message>
    <message>
        <source>(%1, %2), row</source>
        <extracomment>before a number in a table: the place of a counter, such as (3, 5), and which of its two numbers counts</extracomment>
        <translation>(%1, %2), ligne</translation>
    </message>
    <message>
        <source>the row of counter (%1, %2)</source>
        <extracomment>within a sentence: the place of a counter, such as (3, 5)</extracomment>
        <translation>la ligne du pion (%1, %2)</translation>
    </message>
    <message>
        <source>Each counter is two heaps, its column and its row: %1.</source>
        <translation>Chaque pion est deux tas, sa colonne et sa ligne&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A move to the left takes from the one, a move down from the other.</source>
        <translation>Un coup vers la gauche prend dans l’un, un coup vers le bas dans l’autre.</translation>
    </message>
    <message>
        <source>Nim in the Plane</source>
        <translation>Nim dans le plan</translation>
    </message>
    <message>
        <source>Left or down</source>
        <translation>À gauche ou en bas</translation>
    </message>
    <message>
        <source>Each counter is two Nim heaps, its column and its row.</source>
        <translation>Chaque pion est deux tas de Nim, sa colonne et sa ligne.</translation>
    </message>
    <message numerus="yes">
        <source>%1 counter can still move now</source>
        <translation>
            <numerusform>%1 pion peut encore bouger</numerusform>
            <numerusform>%1 pions peuvent encore bouger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 counters can still move now</source>
        <translation>
            <numerusform>%1 pion peut encore bouger</numerusform>
            <numerusform>%1 pions peuvent encore bouger</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square to put or take a counter; drag to move it.</source>
        <translation>Cliquer sur une case pour y mettre ou y prendre un pion&#x202f;; tirer pour le déplacer.</translation>
    </message>
    <message>
        <source>4 counters</source>
        <extracomment>of a ready-made board: how many counters are on it</extracomment>
        <translation>4 pions</translation>
    </message>
    <message>
        <source>2 counters</source>
        <extracomment>of a ready-made board: how many counters are on it</extracomment>
        <translation>2 pions</translation>
    </message>
    <message>
        <source>Shared square</source>
        <extracomment>a ready-made board: two counters stand on one square</extracomment>
        <translation>Case partagée</translation>
    </message>
    <message>
        <source>3 counters</source>
        <extracomment>of a ready-made board: how many counters are on it</extracomment>
        <translation>3 pions</translation>
    </message>
    <message>
        <source>Counters, column x row</source>
        <translation>Pions, colonne x ligne</translation>
    </message>
    <message>
        <source>Look at the counter at (%1, %2).</source>
        <extracomment>a hint: the place of a counter, such as (3, 5)</extracomment>
        <translation>Regarde le pion en (%1, %2).</translation>
    </message>
    <message>
        <source>The counter at (%1, %2) holds out longest.</source>
        <extracomment>a hint: the place of a counter, such as (3, 5)</extracomment>
        <translation>Le pion en (%1, %2) résiste le plus longtemps.</translation>
    </message>
    <message>
        <source>Move one counter any distance left or down.</source>
        <translation>Déplace un pion d’autant de cases que tu veux vers la gauche ou vers le bas.</translation>
    </message>
    <message>
        <source>No counters.</source>
        <extracomment>read aloud: the board is empty</extracomment>
        <translation>Aucun pion.</translation>
    </message>
    <message>
        <source>A counter at %1.</source>
        <translation>Un pion en %1.</translation>
    </message>
    <message>
        <source>Counters at %1.</source>
        <translation>Des pions en %1.</translation>
    </message>
    <message>
        <source>One counter</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>Un pion</translation>
    </message>
    <message>
        <source>A counter beside one on 1x2</source>
        <translation>Un pion à côté d’un autre en 1x2</translation>
    </message>
    <message>
        <source>The queen goes left, down or diagonally down-left.</source>
        <translation>La dame va à gauche, en bas ou en diagonale vers le bas à gauche.</translation>
    </message>
    <message>
        <source>Look straight down.</source>
        <translation>Regarde tout droit vers le bas.</translation>
    </message>
    <message>
        <source>The way straight down holds out longest.</source>
        <translation>Le chemin tout droit vers le bas résiste le plus longtemps.</translation>
    </message>
    <message>
        <source>Look to the left.</source>
        <translation>Regarde vers la gauche.</translation>
    </message>
    <message>
        <source>The way to the left holds out longest.</source>
        <translation>Le chemin vers la gauche résiste le plus longtemps.</translation>
    </message>
    <message>
        <source>Look along the diagonal.</source>
        <translation>Regarde le long de la diagonale.</translation>
    </message>
    <message>
        <source>The diagonal holds out longest.</source>
        <translation>La diagonale résiste le plus longtemps.</translation>
    </message>
    <message>
        <source>Wythoff’s Queen</source>
        <extracomment>the name of a game</extracomment>
        <translation>Dame de Wythoff</translation>
    </message>
    <message>
        <source>Corner the queen</source>
        <translation>Mener la dame dans le coin</translation>
    </message>
    <message>
        <source>The cold positions are the pairs of the golden ratio.</source>
        <translation>Les positions froides sont les paires du nombre d’or.</translation>
    </message>
    <message numerus="yes">
        <source>The queen can go to %1 square now</source>
        <translation>
            <numerusform>La dame peut aller sur %1 case</numerusform>
            <numerusform>La dame peut aller sur %1 cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The queen can go to %1 squares now</source>
        <translation>
            <numerusform>La dame peut aller sur %1 case</numerusform>
            <numerusform>La dame peut aller sur %1 cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square to put the queen there.</source>
        <translation>Cliquer sur une case pour y mettre la dame.</translation>
    </message>
    <message>
        <source>Far away</source>
        <extracomment>a ready-made board: the queen is far from the corner</extracomment>
        <translation>Très loin</translation>
    </message>
    <message>
        <source>Queen at column, row</source>
        <translation>Dame en colonne, ligne</translation>
    </message>
    <message>
        <source>Move the queen any distance left, down or diagonally down-left.</source>
        <translation>Déplace la dame d’autant de cases que tu veux à gauche, en bas ou en diagonale vers le bas à gauche.</translation>
    </message>
    <message>
        <source>The queen at %1.</source>
        <translation>La dame en %1.</translation>
    </message>
    <message>
        <source>The queen’s squares</source>
        <translation>Les cases de la dame</translation>
    </message>
    <message>
        <source>The queen’s squares, misère</source>
        <translation>Les cases de la dame, misère</translation>
    </message>
    <message>
        <source>The queen’s squares, moves left</source>
        <translation>Les cases de la dame, coups restants</translation>
    </message>
    <message>
        <source>Wythoff’s queen</source>
        <extracomment>a ready-made family of positions</extracomment>
        <translation>Dame de Wythoff</translation>
    </message>
    <message>
        <source>golden-ratio pairs</source>
        <extracomment>the name of a theorem: which squares are P-positions</extracomment>
        <translation>paires du nombre d’or</translation>
    </message>
    <message>
        <source>So the position is hot: %1 leaves a cold pair.</source>
        <translation>La position est donc chaude&#xa0;: %1 laisse une paire froide.</translation>
    </message>
    <message>
        <source>But no move is left, and in misère play the player to move has won: the position is hot.</source>
        <translation>Mais il ne reste aucun coup, et en convention misère celui qui doit jouer a gagné&#xa0;: la position est chaude.</translation>
    </message>
    <message>
        <source>The position is this pair, so it is cold: two cold pairs have neither a number nor the difference in common, so no move leads from one to another.</source>
        <translation>La position est cette paire&#x202f;; elle est donc froide&#xa0;: deux paires froides n’ont en commun ni un nombre ni la différence, aucun coup ne mène donc de l’une à l’autre.</translation>
    </message>
    <message>
        <source>Why: the golden ratio</source>
        <translation>Pourquoi&#xa0;: le nombre d’or</translation>
    </message>
    <message>
        <source>The k-th cold pair is (⌊kφ⌋, ⌊kφ²⌋) with the golden ratio φ: %1 … Its two numbers differ by k, and each whole number from 1 on is in exactly one pair.</source>
        <translation>La k-ième paire froide est (⌊kφ⌋, ⌊kφ²⌋), avec le nombre d’or φ&#xa0;: %1 … Ses deux nombres diffèrent de k, et chaque entier à partir de 1 est dans exactement une paire.</translation>
    </message>
    <message>
        <source>In misère play the cold pairs begin with %1 …; from the third on they are those of normal play, (⌊kφ⌋, ⌊kφ²⌋) with the golden ratio φ.</source>
        <translation>En convention misère, les paires froides commencent par %1 …&#x202f;; à partir de la troisième, ce sont celles de la convention normale, (⌊kφ⌋, ⌊kφ²⌋), avec le nombre d’or φ.</translation>
    </message>
    <message>
        <source>Here the difference is %1, and the cold pair with this difference is %2.</source>
        <extracomment>a number, and two numbers such as (3, 5)</extracomment>
        <translation>Ici, la différence est %1, et la paire froide qui a cette différence est %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more</source>
        <extracomment>the end of a list that is too long: how many others there are</extracomment>
        <translation>
            <numerusform>encore %1</numerusform>
            <numerusform>encore %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 up to %2</source>
        <extracomment>read aloud: several places, such as &quot;3 up to 7&quot;</extracomment>
        <translation>%1 jusqu’à %2</translation>
    </message>
    <message numerus="yes">
        <source>And %1 more.</source>
        <translation>
            <numerusform>Et encore %1.</numerusform>
            <numerusform>Et encore %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 number</source>
        <translation>
            <numerusform>plus de %1 nombre</numerusform>
            <numerusform>plus de %1 nombres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 numbers</source>
        <translation>
            <numerusform>plus de %1 nombre</numerusform>
            <numerusform>plus de %1 nombres</numerusform>
        </translation>
    </message>
    <message>
        <source>the name of a game</source>
        <translation>le nom d’un jeu</translation>
    </message>
    <message>
        <source>&apos;:&apos; and a position</source>
        <translation>&apos;:&apos; et une position</translation>
    </message>
    <message>
        <source>an option of this game</source>
        <translation>une option de ce jeu</translation>
    </message>
    <message>
        <source>&apos;=&apos; and a value</source>
        <translation>&apos;=&apos; et une valeur</translation>
    </message>
    <message>
        <source>one of the values</source>
        <translation>une des valeurs</translation>
    </message>
    <message>
        <source>&apos;,&apos; or the end</source>
        <translation>&apos;,&apos; ou la fin</translation>
    </message>
    <message>
        <source>the end</source>
        <extracomment>within an error: nothing more should stand there</extracomment>
        <translation>la fin</translation>
    </message>
    <message>
        <source>a heap size</source>
        <translation>une taille de tas</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 heap</source>
        <translation>
            <numerusform>plus de %1 tas</numerusform>
            <numerusform>plus de %1 tas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 heaps</source>
        <translation>
            <numerusform>plus de %1 tas</numerusform>
            <numerusform>plus de %1 tas</numerusform>
        </translation>
    </message>
    <message>
        <source>a positive number</source>
        <translation>un nombre positif</translation>
    </message>
    <message>
        <source>two numbers such as 1,2</source>
        <translation>deux nombres comme 1,2</translation>
    </message>
    <message>
        <source>a set of numbers such as 1-3 or 1,3,4</source>
        <translation>un ensemble de nombres comme 1-3 ou 1,3,4</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cell in a row</source>
        <translation>
            <numerusform>plus de %1 case sur une ligne</numerusform>
            <numerusform>plus de %1 cases sur une ligne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 cells in a row</source>
        <translation>
            <numerusform>plus de %1 case sur une ligne</numerusform>
            <numerusform>plus de %1 cases sur une ligne</numerusform>
        </translation>
    </message>
    <message>
        <source>a row of 0 and 1</source>
        <translation>une ligne de 0 et de 1</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 row</source>
        <translation>
            <numerusform>plus de %1 ligne</numerusform>
            <numerusform>plus de %1 lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 rows</source>
        <translation>
            <numerusform>plus de %1 ligne</numerusform>
            <numerusform>plus de %1 lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>W, B or &apos;.&apos;</source>
        <translation>W, B ou &apos;.&apos;</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 square in a row</source>
        <translation>
            <numerusform>plus de %1 case sur une ligne</numerusform>
            <numerusform>plus de %1 cases sur une ligne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 squares in a row</source>
        <translation>
            <numerusform>plus de %1 case sur une ligne</numerusform>
            <numerusform>plus de %1 cases sur une ligne</numerusform>
        </translation>
    </message>
    <message>
        <source>the number of a node</source>
        <translation>le numéro d’un sommet</translation>
    </message>
    <message>
        <source>the set of allowed takes is empty</source>
        <translation>l’ensemble des prises permises est vide</translation>
    </message>
    <message>
        <source>The game is over: no move is left.</source>
        <translation>La partie est finie&#xa0;: il ne reste aucun coup.</translation>
    </message>
    <message>
        <source>No stone lies there.</source>
        <translation>Il n’y a pas de jeton ici.</translation>
    </message>
    <message>
        <source>No stick lies there.</source>
        <translation>Il n’y a pas de bâtonnet ici.</translation>
    </message>
    <message>
        <source>No coin lies there.</source>
        <translation>Il n’y a pas de pièce ici.</translation>
    </message>
    <message>
        <source>Nothing stands there.</source>
        <translation>Il n’y a rien ici.</translation>
    </message>
    <message>
        <source>The two stones do not lie in one row or column.</source>
        <translation>Les deux jetons ne sont pas sur une même ligne ou colonne.</translation>
    </message>
    <message>
        <source>A gap lies between the two ends.</source>
        <translation>Il y a un trou entre les deux bouts.</translation>
    </message>
    <message>
        <source>You may take %1, not %2.</source>
        <extracomment>numbers that may be taken, such as &quot;1, 2 or 3&quot;, and how many were asked for</extracomment>
        <translation>Tu peux en prendre %1, et non %2.</translation>
    </message>
    <message>
        <source>Something stands there already.</source>
        <translation>Il y a déjà quelque chose ici.</translation>
    </message>
    <message>
        <source>Nothing may be jumped over.</source>
        <translation>On ne peut sauter par-dessus rien.</translation>
    </message>
    <message>
        <source>The piece is there already.</source>
        <translation>La pièce est déjà là.</translation>
    </message>
    <message>
        <source>A coin only goes to a lower number.</source>
        <translation>Une pièce ne va que vers un numéro plus petit.</translation>
    </message>
    <message>
        <source>That belongs to %1, and %2 is to move.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>Ceci appartient à %1, et c’est à %2 de jouer.</translation>
    </message>
    <message>
        <source>None of them is left.</source>
        <translation>Il n’en reste plus.</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <extracomment>three sentences one after the other</extracomment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>The previous player wins</source>
        <translation>Le joueur précédent gagne</translation>
    </message>
    <message>
        <source>The next player wins</source>
        <translation>Le joueur suivant gagne</translation>
    </message>
    <message>
        <source>%1 wins, whoever starts</source>
        <translation>%1 gagne, peu importe qui commence</translation>
    </message>
    <message numerus="yes">
        <source>%1 position</source>
        <extracomment>how many positions there are, here one</extracomment>
        <translation>
            <numerusform>%1 position</numerusform>
            <numerusform>%1 positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions</source>
        <translation>
            <numerusform>%1 position</numerusform>
            <numerusform>%1 positions</numerusform>
        </translation>
    </message>
    <message>
        <source>The move: %1.</source>
        <translation>Le coup&#xa0;: %1.</translation>
    </message>
    <message>
        <source>take %1</source>
        <extracomment>a move, a verb: how many are taken</extracomment>
        <translation>en prendre %1</translation>
    </message>
    <message>
        <source>Look at heap %1.</source>
        <translation>Regarde le tas %1.</translation>
    </message>
    <message>
        <source>Heap %1 holds out longest.</source>
        <translation>Le tas %1 résiste le plus longtemps.</translation>
    </message>
    <message>
        <source>Whoever cannot move loses.</source>
        <translation>Qui ne peut pas jouer perd.</translation>
    </message>
    <message>
        <source>Whoever cannot move wins.</source>
        <translation>Qui ne peut pas jouer gagne.</translation>
    </message>
    <message>
        <source>Taking the last stone wins.</source>
        <translation>Prendre le dernier jeton fait gagner.</translation>
    </message>
    <message>
        <source>Taking the last stone loses.</source>
        <translation>Prendre le dernier jeton fait perdre.</translation>
    </message>
    <message>
        <source>You took the last stone</source>
        <translation>Tu as pris le dernier jeton</translation>
    </message>
    <message>
        <source>%1 took the last stone</source>
        <translation>%1 a pris le dernier jeton</translation>
    </message>
    <message>
        <source>You made the last move</source>
        <translation>Tu as joué le dernier coup</translation>
    </message>
    <message>
        <source>%1 made the last move</source>
        <translation>%1 a joué le dernier coup</translation>
    </message>
    <message>
        <source>No move goes there.</source>
        <translation>Aucun coup ne va là.</translation>
    </message>
    <message>
        <source>This piece cannot move now.</source>
        <translation>Cette pièce ne peut pas bouger maintenant.</translation>
    </message>
    <message>
        <source>Look at square %1.</source>
        <translation>Regarde la case %1.</translation>
    </message>
    <message>
        <source>Square %1 holds out longest.</source>
        <translation>La case %1 résiste le plus longtemps.</translation>
    </message>
    <message>
        <source>The exact value</source>
        <translation>La valeur exacte</translation>
    </message>
    <message>
        <source>Pieces that are stuck for good part the strip: nothing ever jumps over them. The values of the parts add up.</source>
        <translation>Les pièces bloquées pour de bon séparent la bande&#xa0;: rien ne saute jamais par-dessus. Les valeurs des parties s’additionnent.</translation>
    </message>
    <message>
        <source>What Left’s moves leave stands on the left, what Right’s moves leave on the right: {%1|%2} = %3.</source>
        <extracomment>values that moves of Left leave, the same of Right, and the value of the position</extracomment>
        <translation>À gauche, ce que laissent les coups de Gauche, à droite, ce que laissent les coups de Droite&#xa0;: {%1|%2} = %3.</translation>
    </message>
    <message>
        <source>Toads and Frogs</source>
        <translation>Crapauds et grenouilles</translation>
    </message>
    <message>
        <source>One step, or over one</source>
        <translation>Un pas, ou un saut</translation>
    </message>
    <message>
        <source>Pieces that are stuck for good part the strip, and the exact values of the parts add up.</source>
        <translation>Les pièces bloquées pour de bon séparent la bande, et les valeurs exactes des parties s’additionnent.</translation>
    </message>
    <message numerus="yes">
        <source>%1 piece can still move now</source>
        <translation>
            <numerusform>%1 pièce peut encore bouger</numerusform>
            <numerusform>%1 pièces peuvent encore bouger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pieces can still move now</source>
        <translation>
            <numerusform>%1 pièce peut encore bouger</numerusform>
            <numerusform>%1 pièces peuvent encore bouger</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square for a toad, a frog or nothing.</source>
        <translation>Cliquer sur une case pour un crapaud, une grenouille ou rien.</translation>
    </message>
    <message>
        <source>3 toads, 3 frogs</source>
        <translation>3 crapauds, 3 grenouilles</translation>
    </message>
    <message>
        <source>2 toads, 2 frogs</source>
        <translation>2 crapauds, 2 grenouilles</translation>
    </message>
    <message>
        <source>One gap</source>
        <extracomment>a ready-made board: it has one empty square</extracomment>
        <translation>Un trou</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>a ready-made board: toads and frogs stand among each other</extracomment>
        <translation>Mélangés</translation>
    </message>
    <message>
        <source>A row of T, F and .</source>
        <translation>Une ligne de T, F et .</translation>
    </message>
    <message>
        <source>Left moves a toad (T) to the right, Right a frog (F) to the left: one step, or a jump over one animal of the other kind.</source>
        <translation>Gauche déplace un crapaud (T) vers la droite, Droite une grenouille (F) vers la gauche&#xa0;: d’un pas, ou par-dessus exactement une pièce de l’autre sorte, vers la case vide juste derrière.</translation>
    </message>
    <message numerus="yes">
        <source>a toad on %1</source>
        <translation>
            <numerusform>un crapaud en %1</numerusform>
            <numerusform>des crapauds en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>toads on %1</source>
        <translation>
            <numerusform>un crapaud en %1</numerusform>
            <numerusform>des crapauds en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a frog on %1</source>
        <translation>
            <numerusform>une grenouille en %1</numerusform>
            <numerusform>des grenouilles en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>frogs on %1</source>
        <translation>
            <numerusform>une grenouille en %1</numerusform>
            <numerusform>des grenouilles en %1</numerusform>
        </translation>
    </message>
    <message>
        <source>all empty</source>
        <extracomment>read aloud: all squares are empty</extracomment>
        <translation>toutes vides</translation>
    </message>
    <message numerus="yes">
        <source>%1 square: %2.</source>
        <extracomment>read aloud: how many squares there are, here one, and what is on them</extracomment>
        <translation>
            <numerusform>%1 case&#xa0;: %2.</numerusform>
            <numerusform>%1 cases&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 squares: %2.</source>
        <translation>
            <numerusform>%1 case&#xa0;: %2.</numerusform>
            <numerusform>%1 cases&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>n toads, one empty square, m frogs</source>
        <translation>n crapauds, une case vide, m grenouilles</translation>
    </message>
    <message>
        <source>n toads, two empty squares, m frogs</source>
        <translation>n crapauds, deux cases vides, m grenouilles</translation>
    </message>
    <message>
        <source>n toads, m empty squares, one frog</source>
        <translation>n crapauds, m cases vides, une grenouille</translation>
    </message>
    <message>
        <source>Square %1</source>
        <extracomment>before a number in a table: the number of a square</extracomment>
        <translation>Case %1</translation>
    </message>
    <message>
        <source>the head on square %1</source>
        <translation>la face de la case %1</translation>
    </message>
    <message>
        <source>A head on square k is a heap of k: %1.</source>
        <translation>Une face à la case k est un tas de k&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Turning it alone takes the whole heap; turning a coin on square j as well leaves j of it. Two heads on one square would cancel, as two equal heaps do.</source>
        <translation>La retourner seule prend tout le tas&#x202f;; retourner aussi une pièce à la case j en laisse j. Deux faces à une même case s’annuleraient, comme deux tas égaux.</translation>
    </message>
    <message>
        <source>A head on square k is a heap of k − 1: %1.</source>
        <translation>Une face à la case k est un tas de k − 1&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A second coin has to be turned, so a head on square 1 can never be the coin on the right: it is a heap of 0. Turning the coin on square j as well leaves j − 1.</source>
        <translation>Il faut retourner une seconde pièce&#x202f;; une face à la case 1 ne peut donc jamais être la pièce de droite&#xa0;: c’est un tas de 0. Retourner aussi la pièce de la case j en laisse j − 1.</translation>
    </message>
    <message>
        <source>The coin on the right must lie heads up.</source>
        <translation>La pièce de droite doit être côté face.</translation>
    </message>
    <message>
        <source>Exactly two coins have to be turned.</source>
        <translation>Il faut retourner exactement deux pièces.</translation>
    </message>
    <message>
        <source>turn %1 and %2</source>
        <extracomment>a move, a verb: the squares of the two coins that are turned over</extracomment>
        <translation>retourner %1 et %2</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>retourner %1</translation>
    </message>
    <message>
        <source>Look at the head on square %1.</source>
        <translation>Regarde la face de la case %1.</translation>
    </message>
    <message>
        <source>The head on square %1 holds out longest.</source>
        <translation>La face de la case %1 résiste le plus longtemps.</translation>
    </message>
    <message>
        <source>Turn over two coins. The one on the right goes from heads to tails.</source>
        <translation>Retourne deux pièces, celle de droite de face à pile.</translation>
    </message>
    <message>
        <source>No heads.</source>
        <extracomment>read aloud: every coin shows tails</extracomment>
        <translation>Aucune face.</translation>
    </message>
    <message>
        <source>Heads on %1 alone.</source>
        <translation>Une seule face, en %1.</translation>
    </message>
    <message>
        <source>Heads on %1.</source>
        <translation>Des faces en %1.</translation>
    </message>
    <message>
        <source>heads as heaps</source>
        <translation>faces comme tas</translation>
    </message>
    <message>
        <source>heads as heaps of one less</source>
        <translation>faces comme tas plus petits d’un</translation>
    </message>
    <message>
        <source>H or T</source>
        <translation>H ou T</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 head now</source>
        <translation>
            <numerusform>Il y a maintenant %1 face</numerusform>
            <numerusform>Il y a maintenant %1 faces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 heads now</source>
        <translation>
            <numerusform>Il y a maintenant %1 face</numerusform>
            <numerusform>Il y a maintenant %1 faces</numerusform>
        </translation>
    </message>
    <message>
        <source>10 coins</source>
        <extracomment>of a ready-made board: how many coins are on it</extracomment>
        <translation>10 pièces</translation>
    </message>
    <message>
        <source>Coins, H or T</source>
        <translation>Pièces, H (face) ou T (pile)</translation>
    </message>
    <message>
        <source>Two heads: n tails before, m between</source>
        <translation>Deux faces&#xa0;: n piles avant, m entre les deux</translation>
    </message>
    <message>
        <source>One head behind n tails</source>
        <translation>Une face derrière n piles</translation>
    </message>
    <message>
        <source>Turning Turtles</source>
        <extracomment>the name of a game</extracomment>
        <translation>Turning Turtles</translation>
    </message>
    <message>
        <source>Each head on square k is a Nim heap of k.</source>
        <translation>Chaque face à la case k est un tas de Nim de k.</translation>
    </message>
    <message>
        <source>Flip exactly two coins</source>
        <translation>Retourner exactement deux pièces</translation>
    </message>
    <message>
        <source>Each head on square k is a Nim heap of k − 1.</source>
        <translation>Chaque face à la case k est un tas de Nim de k − 1.</translation>
    </message>
    <message>
        <source>%1: a move leaves %2, and a heap is gone.</source>
        <extracomment>two positions</extracomment>
        <translation>%1&#xa0;: un coup laisse %2, et un tas est parti.</translation>
    </message>
    <message>
        <source>“Two coins must turn, so no move takes a whole heap.”</source>
        <translation>«&#x202f;Il faut retourner deux pièces&#xa0;: aucun coup ne prend donc un tas entier.&#x202f;»</translation>
    </message>
    <message>
        <source>A head on square k is a heap of k − 1, not of k. Turning it together with the coin on square 1 takes that heap whole.</source>
        <translation>Une face à la case k est un tas de k − 1, et non de k. La retourner avec la pièce de la case 1 prend ce tas en entier.</translation>
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
            <numerusform>%1 position sans coup&#xa0;: T.</numerusform>
            <numerusform>%1 positions sans coup&#xa0;: T.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions without a move: T.</source>
        <translation>
            <numerusform>%1 position sans coup&#xa0;: T.</numerusform>
            <numerusform>%1 positions sans coup&#xa0;: T.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position: now it is known who wins there.</source>
        <translation>
            <numerusform>%1 position&#xa0;: on sait maintenant qui y gagne.</numerusform>
            <numerusform>%1 positions&#xa0;: on sait maintenant qui y gagne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions: now it is known who wins there.</source>
        <translation>
            <numerusform>%1 position&#xa0;: on sait maintenant qui y gagne.</numerusform>
            <numerusform>%1 positions&#xa0;: on sait maintenant qui y gagne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position: all moves lead to N, so it is P.</source>
        <translation>
            <numerusform>%1 position&#xa0;: tous les coups mènent à N&#x202f;; elle est donc P.</numerusform>
            <numerusform>%1 positions&#xa0;: tous les coups mènent à N&#x202f;; elles sont donc P.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions: all moves lead to N, so they are P.</source>
        <translation>
            <numerusform>%1 position&#xa0;: tous les coups mènent à N&#x202f;; elle est donc P.</numerusform>
            <numerusform>%1 positions&#xa0;: tous les coups mènent à N&#x202f;; elles sont donc P.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position: a move leads to P, so it is N.</source>
        <translation>
            <numerusform>%1 position&#xa0;: un coup mène à P&#x202f;; elle est donc N.</numerusform>
            <numerusform>%1 positions&#xa0;: un coup mène à P&#x202f;; elles sont donc N.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions: a move leads to P, so they are N.</source>
        <translation>
            <numerusform>%1 position&#xa0;: un coup mène à P&#x202f;; elle est donc N.</numerusform>
            <numerusform>%1 positions&#xa0;: un coup mène à P&#x202f;; elles sont donc N.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position stays blank: nobody can force the end there.</source>
        <translation>
            <numerusform>%1 position reste vide&#xa0;: personne ne peut y forcer la fin.</numerusform>
            <numerusform>%1 positions restent vides&#xa0;: personne ne peut y forcer la fin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions stay blank: nobody can force the end there.</source>
        <translation>
            <numerusform>%1 position reste vide&#xa0;: personne ne peut y forcer la fin.</numerusform>
            <numerusform>%1 positions restent vides&#xa0;: personne ne peut y forcer la fin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the kernel (P): %1 move leads out of it.</source>
        <translation>
            <numerusform>Dans le noyau (P)&#xa0;: %1 coup en sort.</numerusform>
            <numerusform>Dans le noyau (P)&#xa0;: les %1 coups en sortent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the kernel (P): all %1 moves lead out of it.</source>
        <translation>
            <numerusform>Dans le noyau (P)&#xa0;: %1 coup en sort.</numerusform>
            <numerusform>Dans le noyau (P)&#xa0;: les %1 coups en sortent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Outside the kernel: %1 of %2 moves leads into it.</source>
        <extracomment>how many moves of a position, here 1, and how many it has</extracomment>
        <translation>
            <numerusform>Hors du noyau&#xa0;: %1 coup sur %2 y entre.</numerusform>
            <numerusform>Hors du noyau&#xa0;: %1 coups sur %2 y entrent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Outside the kernel: %1 of %2 moves lead into it.</source>
        <extracomment>how many moves of a position, and how many it has</extracomment>
        <translation>
            <numerusform>Hors du noyau&#xa0;: %1 coup sur %2 y entre.</numerusform>
            <numerusform>Hors du noyau&#xa0;: %1 coups sur %2 y entrent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A P-position: %1 move leaves none.</source>
        <translation>
            <numerusform>Une position P&#xa0;: %1 coup n’en laisse aucune.</numerusform>
            <numerusform>Une position P&#xa0;: aucun des %1 coups n’en laisse une autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A P-position: none of the %1 moves leaves another.</source>
        <translation>
            <numerusform>Une position P&#xa0;: %1 coup n’en laisse aucune.</numerusform>
            <numerusform>Une position P&#xa0;: aucun des %1 coups n’en laisse une autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not a P-position: %1 of %2 moves leaves one.</source>
        <extracomment>how many moves of a position leave a P-position, here 1, and how many it has</extracomment>
        <translation>
            <numerusform>Pas une position P&#xa0;: %1 coup sur %2 en laisse une.</numerusform>
            <numerusform>Pas une position P&#xa0;: %1 coups sur %2 en laissent une.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not a P-position: %1 of %2 moves leave one.</source>
        <extracomment>how many moves of a position leave a P-position, and how many it has</extracomment>
        <translation>
            <numerusform>Pas une position P&#xa0;: %1 coup sur %2 en laisse une.</numerusform>
            <numerusform>Pas une position P&#xa0;: %1 coups sur %2 en laissent une.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position. An arrow is a move.</source>
        <translation>
            <numerusform>%1 position. Une flèche est un coup.</numerusform>
            <numerusform>%1 positions. Chaque flèche est un coup.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 positions. Every arrow is a move.</source>
        <translation>
            <numerusform>%1 position. Une flèche est un coup.</numerusform>
            <numerusform>%1 positions. Chaque flèche est un coup.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is %1 legal move.</source>
        <translation>
            <numerusform>Il y a %1 coup permis.</numerusform>
            <numerusform>Il y a %1 coups permis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 legal moves.</source>
        <translation>
            <numerusform>Il y a %1 coup permis.</numerusform>
            <numerusform>Il y a %1 coups permis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %2 moves wins.</source>
        <extracomment>how many moves win, here 1, and how many there are</extracomment>
        <translation>
            <numerusform>%1 des %2 coups gagne.</numerusform>
            <numerusform>%1 des %2 coups gagnent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %2 moves win.</source>
        <extracomment>how many moves win, and how many there are</extracomment>
        <translation>
            <numerusform>%1 des %2 coups gagne.</numerusform>
            <numerusform>%1 des %2 coups gagnent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 piece, too many to draw</source>
        <translation>
            <numerusform>%1 pièce, trop pour les dessiner</numerusform>
            <numerusform>%1 pièces, trop pour les dessiner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pieces, too many to draw</source>
        <translation>
            <numerusform>%1 pièce, trop pour les dessiner</numerusform>
            <numerusform>%1 pièces, trop pour les dessiner</numerusform>
        </translation>
    </message>
    <message>
        <source>heap %1</source>
        <extracomment>the number of a heap, such as 2</extracomment>
        <translation>tas %1</translation>
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
        <translation>Plan de leçon&#xa0;: %1</translation>
    </message>
    <message>
        <source>Two pupils, or two teams, play it.</source>
        <translation>Deux élèves, ou deux équipes, y jouent.</translation>
    </message>
    <message>
        <source>Against the perfect computer; the class starts.</source>
        <translation>Contre l’ordinateur parfait&#x202f;; la classe commence.</translation>
    </message>
    <message>
        <source>Against the perfect computer, which starts.</source>
        <translation>Contre l’ordinateur parfait, qui commence.</translation>
    </message>
    <message>
        <source>Against a computer that moves at random; the class starts.</source>
        <translation>Contre un ordinateur qui joue au hasard&#x202f;; la classe commence.</translation>
    </message>
    <message>
        <source>Against a computer that moves at random, and starts.</source>
        <translation>Contre un ordinateur qui joue au hasard, et qui commence.</translation>
    </message>
    <message>
        <source>Against the computer, which plays perfectly from %1 pieces on; the class starts.</source>
        <translation>Contre l’ordinateur, qui joue parfaitement à partir de %1 pièces&#x202f;; la classe commence.</translation>
    </message>
    <message>
        <source>Against the computer, which plays perfectly from %1 pieces on, and starts.</source>
        <translation>Contre l’ordinateur, qui joue parfaitement à partir de %1 pièces, et qui commence.</translation>
    </message>
    <message>
        <source>Read and look</source>
        <translation>Lire et regarder</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a kind of step in the plan of a lesson, a verb: the class plays</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Think first, then look</source>
        <translation>D’abord réfléchir, puis regarder</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>a kind of step in the plan of a lesson, a noun</extracomment>
        <translation>Question</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>a kind of step in the plan of a lesson, a noun</extracomment>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Label a row</source>
        <translation>Étiqueter une rangée</translation>
    </message>
    <message>
        <source>Fill in a table</source>
        <translation>Remplir un tableau</translation>
    </message>
    <message>
        <source>Mark P and N</source>
        <translation>Noter P et N</translation>
    </message>
    <message>
        <source>%1 exercise</source>
        <extracomment>how many exercises, here one</extracomment>
        <translation>%1 exercice</translation>
    </message>
    <message>
        <source>%1 exercises</source>
        <extracomment>how many exercises</extracomment>
        <translation>%1 exercices</translation>
    </message>
    <message>
        <source>%1: %2, difficulty %3.</source>
        <extracomment>how many exercises, &quot;5 exercises&quot;, of which kind, and how hard they are</extracomment>
        <translation>%1&#xa0;: %2, difficulté %3.</translation>
    </message>
    <message>
        <source>%1: %2, %3, difficulty %4.</source>
        <extracomment>how many exercises, &quot;5 exercises&quot;, of which kind, of which game, and how hard they are</extracomment>
        <translation>%1&#xa0;: %2, %3, difficulté %4.</translation>
    </message>
    <message>
        <source>P: %1 position.</source>
        <translation>P&#xa0;: %1 position.</translation>
    </message>
    <message>
        <source>P: %1 positions.</source>
        <translation>P&#xa0;: %1 positions.</translation>
    </message>
    <message>
        <source>P: %1.</source>
        <extracomment>in the plan of a lesson: the positions that are P</extracomment>
        <translation>P&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Winning moves: %1.</source>
        <translation>Coups gagnants&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Lesson plan: about %1 minutes, %2</source>
        <extracomment>how long a lesson takes, and how many steps it has, &quot;12 steps&quot;</extracomment>
        <translation>Plan de leçon&#xa0;: environ %1 minutes, %2</translation>
    </message>
    <message>
        <source>Afterwards the class can %1.</source>
        <translation>À la fin, la classe sait %1.</translation>
    </message>
    <message>
        <source>Then show:</source>
        <extracomment>in the plan of a lesson: what the teacher shows when the class has answered</extracomment>
        <translation>Montrer ensuite&#xa0;:</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>Pour l’enseignant</translation>
    </message>
    <message>
        <source>nim-sum</source>
        <extracomment>on paper, before a row of empty squares</extracomment>
        <translation>somme de Nim</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <extracomment>on paper, before an empty line</extracomment>
        <translation>Valeur de Grundy</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>on paper, before an empty line, a noun</extracomment>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>mex =</source>
        <extracomment>on paper, before an empty line: the smallest number that is missing; mex is a word of the theory</extracomment>
        <translation>mex =</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>on paper, before an empty line</extracomment>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>on paper: the number of this page, and how many there are</extracomment>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>on paper, before an empty line: the date of the day</extracomment>
        <translation>Date</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>a notation, and who is to move</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <extracomment>heads the page of answers: the title of the worksheet</extracomment>
        <translation>Réponses&#xa0;: %1</translation>
    </message>
    <message>
        <source>Confirmed by two methods: %1; %2.</source>
        <extracomment>two ways to find the answer, such as a theory and a search</extracomment>
        <translation>Confirmé par deux méthodes&#xa0;: %1&#x202f;; %2.</translation>
    </message>
    <message>
        <source>adding without carrying</source>
        <translation>en additionnant sans retenue</translation>
    </message>
    <message>
        <source>counting the 1s of every column</source>
        <translation>en comptant les 1 de chaque colonne</translation>
    </message>
    <message>
        <source>marking off the numbers that are there</source>
        <translation>en barrant les nombres présents</translation>
    </message>
    <message>
        <source>counting up from 0</source>
        <translation>en comptant à partir de 0</translation>
    </message>
    <message>
        <source>the simplest number between the options</source>
        <translation>le nombre le plus simple entre les options</translation>
    </message>
    <message>
        <source>by the rules alone, all games played out (%1)</source>
        <translation>par les seules règles, toutes les parties jouées (%1)</translation>
    </message>
    <message>
        <source>Blue edges are marked L, red ones R and dashed, green ones are double.</source>
        <translation>Les arêtes bleues sont marquées L, les rouges R et en pointillés, les vertes sont doubles.</translation>
    </message>
    <message>
        <source>Blue edges are marked L, red ones R and dashed.</source>
        <translation>Les arêtes bleues sont marquées L, les rouges R et en pointillés.</translation>
    </message>
    <message>
        <source>%1 moves first.</source>
        <translation>%1 joue en premier.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 different exercise of the kind “%2” was found at this difficulty: ask for fewer, or for another difficulty.</source>
        <extracomment>a number, here 1, and a kind of exercise, such as &quot;Nim-sum&quot;</extracomment>
        <translation>
            <numerusform>Seulement %1 exercice différent de la sorte «&#x202f;%2&#x202f;» trouvé à cette difficulté&#xa0;: en demander moins, ou une autre difficulté.</numerusform>
            <numerusform>Seulement %1 exercices différents de la sorte «&#x202f;%2&#x202f;» trouvés à cette difficulté&#xa0;: en demander moins, ou une autre difficulté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 different exercises of the kind “%2” were found at this difficulty: ask for fewer, or for another difficulty.</source>
        <extracomment>a number, and a kind of exercise, such as &quot;Nim-sum&quot;</extracomment>
        <translation>
            <numerusform>Seulement %1 exercice différent de la sorte «&#x202f;%2&#x202f;» trouvé à cette difficulté&#xa0;: en demander moins, ou une autre difficulté.</numerusform>
            <numerusform>Seulement %1 exercices différents de la sorte «&#x202f;%2&#x202f;» trouvés à cette difficulté&#xa0;: en demander moins, ou une autre difficulté.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped.</source>
        <extracomment>the person ended the search for exercises</extracomment>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>%1: exercises</source>
        <extracomment>the title of a worksheet: a game, such as Nim</extracomment>
        <translation>%1&#xa0;: exercices</translation>
    </message>
    <message>
        <source>Needs %1 of %2 free</source>
        <extracomment>of memory: two amounts, such as 3 GB and 8 GB</extracomment>
        <translation>Demande %1 sur %2 libres</translation>
    </message>
    <message numerus="yes">
        <source>A table would settle it: %2 of %3 free, and %1 second or more.</source>
        <extracomment>of memory: two amounts, such as 3 GB and 8 GB, and a time, here 1</extracomment>
        <translation>
            <numerusform>Un tableau trancherait&#xa0;: %2 sur %3 libres, et %1 seconde ou plus.</numerusform>
            <numerusform>Un tableau trancherait&#xa0;: %2 sur %3 libres, et %1 secondes ou plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table would settle it: %2 of %3 free, and %1 seconds or more.</source>
        <extracomment>of memory: two amounts, such as 3 GB and 8 GB, and a time</extracomment>
        <translation>
            <numerusform>Un tableau trancherait&#xa0;: %2 sur %3 libres, et %1 seconde ou plus.</numerusform>
            <numerusform>Un tableau trancherait&#xa0;: %2 sur %3 libres, et %1 secondes ou plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table of this position needs %1 of memory; it may take %3 of the %2 that are free.</source>
        <extracomment>amounts of memory, such as 3 GB</extracomment>
        <translation>Le tableau de cette position demande %1 de mémoire&#x202f;; il peut prendre %3 des %2 libres.</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>how much is done, in percent</extracomment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message numerus="yes">
        <source>about %1 second left</source>
        <translation>
            <numerusform>encore environ %1 seconde</numerusform>
            <numerusform>encore environ %1 secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 seconds left</source>
        <translation>
            <numerusform>encore environ %1 seconde</numerusform>
            <numerusform>encore environ %1 secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 minute left</source>
        <translation>
            <numerusform>encore environ %1 minute</numerusform>
            <numerusform>encore environ %1 minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 minutes left</source>
        <translation>
            <numerusform>encore environ %1 minute</numerusform>
            <numerusform>encore environ %1 minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>First counterexample %1: the rule says %2, the search %3.</source>
        <extracomment>a position, and twice an answer, such as P and N</extracomment>
        <translation>Premier contre-exemple %1&#xa0;: la règle dit %2, la recherche %3.</translation>
    </message>
    <message>
        <source>Theory and search agree.</source>
        <translation>La théorie et la recherche s’accordent.</translation>
    </message>
    <message>
        <source>Table and search</source>
        <translation>Tableau et recherche</translation>
    </message>
    <message>
        <source>Theory and search</source>
        <translation>Théorie et recherche</translation>
    </message>
    <message>
        <source>Check the table against search</source>
        <translation>Vérifier le tableau par la recherche</translation>
    </message>
    <message>
        <source>Check the theory against search</source>
        <translation>Vérifier la théorie par la recherche</translation>
    </message>
    <message>
        <source>Answers every small position twice, by the table of the whole game and by search alone, and compares.</source>
        <translation>Répond deux fois à chaque petite position, par le tableau du jeu entier et par la recherche seule, et compare.</translation>
    </message>
    <message>
        <source>Answers every small position twice, by theory and by search alone, and compares.</source>
        <translation>Répond deux fois à chaque petite position, par la théorie et par la recherche seule, et compare.</translation>
    </message>
    <message>
        <source>Table checked by search</source>
        <translation>Tableau vérifié par la recherche</translation>
    </message>
    <message>
        <source>Theory checked by search</source>
        <translation>Théorie vérifiée par la recherche</translation>
    </message>
    <message>
        <source>%1 It fails on %2 of %3.</source>
        <extracomment>a sentence with a counterexample, a number, and how many were checked, &quot;1200 positions&quot;</extracomment>
        <translation>%1 Cela échoue pour %2 sur %3.</translation>
    </message>
    <message>
        <source>There is a rule: misère Nim on the lengths of the runs holds on %1.</source>
        <translation>Il y a une règle&#xa0;: Nim misère avec les longueurs des blocs est juste sur %1.</translation>
    </message>
    <message>
        <source>No counterexample among %1: take a larger size.</source>
        <translation>Pas de contre-exemple parmi %1&#xa0;: prendre une taille plus grande.</translation>
    </message>
    <message>
        <source>Theory and search differ on %1 of %2, first on %3.</source>
        <extracomment>a number, how many were checked, &quot;1200 positions&quot;, and a position</extracomment>
        <translation>La théorie et la recherche diffèrent pour %1 sur %2, d’abord en %3.</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <extracomment>the answer was right, not the side; then a sentence that says why</extracomment>
        <translation>Juste&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not this one: %1</source>
        <translation>Pas celui-ci&#xa0;: %1</translation>
    </message>
    <message>
        <source>No: if %1 moves first, %2 wins.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>Non&#xa0;: si %1 joue en premier, %2 gagne.</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <extracomment>the answer was right, not the side; the answer</extracomment>
        <translation>Juste&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No: it is %1.</source>
        <translation>Non&#xa0;: c’est %1.</translation>
    </message>
    <message>
        <source>Not yet: that is too many digits. No number reaches column %1, so neither does the nim-sum.</source>
        <translation>Pas encore&#xa0;: il y a trop de chiffres. Aucun nombre n’atteint la colonne %1, la somme de Nim non plus.</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 one, an odd number, so its digit is 1.</source>
        <translation>
            <numerusform>Pas encore&#xa0;: la colonne %1 contient %2 un, un nombre impair&#x202f;; son chiffre est donc 1.</numerusform>
            <numerusform>Pas encore&#xa0;: la colonne %1 contient %2 uns, un nombre impair&#x202f;; son chiffre est donc 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 ones, an odd number, so its digit is 1.</source>
        <extracomment>of a binary addition: what the column is worth, such as 4, and how many digits 1 it holds</extracomment>
        <translation>
            <numerusform>Pas encore&#xa0;: la colonne %1 contient %2 un, un nombre impair&#x202f;; son chiffre est donc 1.</numerusform>
            <numerusform>Pas encore&#xa0;: la colonne %1 contient %2 uns, un nombre impair&#x202f;; son chiffre est donc 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 one, an even number, so its digit is 0.</source>
        <translation>
            <numerusform>Pas encore&#xa0;: la colonne %1 contient %2 un, un nombre pair&#x202f;; son chiffre est donc 0.</numerusform>
            <numerusform>Pas encore&#xa0;: la colonne %1 contient %2 uns, un nombre pair&#x202f;; son chiffre est donc 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not yet: column %1 holds %2 ones, an even number, so its digit is 0.</source>
        <extracomment>of a binary addition: what the column is worth, such as 4, and how many digits 1 it holds</extracomment>
        <translation>
            <numerusform>Pas encore&#xa0;: la colonne %1 contient %2 un, un nombre pair&#x202f;; son chiffre est donc 0.</numerusform>
            <numerusform>Pas encore&#xa0;: la colonne %1 contient %2 uns, un nombre pair&#x202f;; son chiffre est donc 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not yet: %1 is among the numbers.</source>
        <translation>Pas encore&#xa0;: %1 est parmi les nombres.</translation>
    </message>
    <message>
        <source>Not yet: %1 is missing, but a smaller number is missing, too.</source>
        <translation>Pas encore&#xa0;: %1 manque, mais un nombre plus petit manque aussi.</translation>
    </message>
    <message>
        <source>Not yet: “%1” leaves a position of value %2, so this one cannot have it as well.</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and a number</extracomment>
        <translation>Pas encore&#xa0;: «&#x202f;%1&#x202f;» laisse une position de valeur %2&#x202f;; celle-ci ne peut donc pas l’avoir aussi.</translation>
    </message>
    <message>
        <source>Not yet: a smaller number is missing among your moves.</source>
        <translation>Pas encore&#xa0;: un nombre plus petit manque parmi tes coups.</translation>
    </message>
    <message>
        <source>Not yet: the stalk is worth more than %1.</source>
        <translation>Pas encore&#xa0;: la tige vaut plus que %1.</translation>
    </message>
    <message>
        <source>Not yet: the stalk is worth less than %1.</source>
        <translation>Pas encore&#xa0;: la tige vaut moins que %1.</translation>
    </message>
    <message>
        <source>Edges count 1 up to the first change of colour; from there on each counts half of the one below it. Blue adds, red takes away.</source>
        <translation>Les arêtes comptent 1 jusqu’au premier changement de couleur&#x202f;; à partir de là, chacune compte la moitié de celle de dessous. Le bleu ajoute, le rouge enlève.</translation>
    </message>
    <message>
        <source>No move in heap %1 wins. For instance, %2</source>
        <extracomment>the number of a heap, and the end of the sentence: what refutes a move there</extracomment>
        <translation>Aucun coup dans le tas %1 ne gagne. Par exemple, %2</translation>
    </message>
    <message>
        <source>There is no move in heap %1.</source>
        <translation>Il n’y a aucun coup dans le tas %1.</translation>
    </message>
    <message>
        <source>Right: the sentence is %1.</source>
        <translation>Juste&#xa0;: la phrase est %1.</translation>
    </message>
    <message>
        <source>No: the sentence is %1.</source>
        <translation>Non&#xa0;: la phrase est %1.</translation>
    </message>
    <message>
        <source>true</source>
        <extracomment>within a sentence: &quot;the sentence is true&quot;</extracomment>
        <translation>vraie</translation>
    </message>
    <message>
        <source>false</source>
        <translation>fausse</translation>
    </message>
    <message>
        <source>“%1” leaves %2, a P-position.</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and what is left</extracomment>
        <translation>«&#x202f;%1&#x202f;» laisse %2, une position P.</translation>
    </message>
    <message>
        <source>%1 (or the same from an equal heap)</source>
        <translation>%1 (ou la même chose dans un tas égal)</translation>
    </message>
    <message>
        <source>Another one: %1</source>
        <translation>Un autre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Every move from there has an answer:</source>
        <translation>À chaque coup à partir de là, il y a une réponse&#xa0;:</translation>
    </message>
    <message>
        <source>The Grundy value is %1.</source>
        <translation>La valeur de Grundy est %1.</translation>
    </message>
    <message>
        <source>The Grundy value is the nim-sum %1 = %2.</source>
        <extracomment>a sum such as 3 ⊕ 5, and its value</extracomment>
        <translation>La valeur de Grundy est la somme de Nim %1 = %2.</translation>
    </message>
    <message>
        <source>after “%1” the opponent cannot move and wins.</source>
        <translation>après «&#x202f;%1&#x202f;», l’adversaire ne peut pas jouer et gagne.</translation>
    </message>
    <message>
        <source>after “%1” the opponent wins.</source>
        <translation>après «&#x202f;%1&#x202f;», l’adversaire gagne.</translation>
    </message>
    <message>
        <source>“%1” leaves an N-position: the opponent wins by “%2”.</source>
        <extracomment>two moves, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>«&#x202f;%1&#x202f;» laisse une position N&#xa0;: l’adversaire gagne par «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>after “%1” the opponent wins by “%2”.</source>
        <translation>après «&#x202f;%1&#x202f;», l’adversaire gagne par «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>“%1” leaves a P-position.</source>
        <translation>«&#x202f;%1&#x202f;» laisse une position P.</translation>
    </message>
    <message>
        <source>after “%1” the opponent, to move, has lost.</source>
        <translation>après «&#x202f;%1&#x202f;», l’adversaire, qui doit jouer, a perdu.</translation>
    </message>
    <message>
        <source>It is a P-position: every move has an answer.</source>
        <translation>C’est une position P&#xa0;: à chaque coup, il y a une réponse.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <extracomment>a number, and the same number in binary, such as &quot;7 is 0111&quot;</extracomment>
        <translation>%1 s’écrit %2</translation>
    </message>
    <message>
        <source>Every column holds an even number of 1s, so the nim-sum is 0.</source>
        <translation>Chaque colonne contient un nombre pair de 1&#xa0;: la somme de Nim est donc 0.</translation>
    </message>
    <message numerus="yes">
        <source>Only column %1 holds an odd number of 1s, so the nim-sum is %2 in binary, which is %3.</source>
        <translation>
            <numerusform>Seule la colonne %1 contient un nombre impair de 1&#xa0;: la somme de Nim est donc %2 en binaire, c’est-à-dire %3.</numerusform>
            <numerusform>Les colonnes %1 contiennent chacune un nombre impair de 1&#xa0;: la somme de Nim est donc %2 en binaire, c’est-à-dire %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Columns %1 each hold an odd number of 1s, so the nim-sum is %2 in binary, which is %3.</source>
        <extracomment>what the columns are worth, such as &quot;4 and 1&quot;, and the same number twice, such as 101 and 5</extracomment>
        <translation>
            <numerusform>Seule la colonne %1 contient un nombre impair de 1&#xa0;: la somme de Nim est donc %2 en binaire, c’est-à-dire %3.</numerusform>
            <numerusform>Les colonnes %1 contiennent chacune un nombre impair de 1&#xa0;: la somme de Nim est donc %2 en binaire, c’est-à-dire %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>In binary: %1.</source>
        <translation>En binaire&#xa0;: %1.</translation>
    </message>
    <message>
        <source>0 itself is missing, so the mex is 0.</source>
        <translation>0 lui-même manque&#xa0;: le mex est donc 0.</translation>
    </message>
    <message>
        <source>All numbers below %1 are there, and %1 is not: it is the mex.</source>
        <translation>Tous les nombres plus petits que %1 sont là, et %1 n’y est pas&#xa0;: c’est le mex.</translation>
    </message>
    <message>
        <source>No move wins.</source>
        <translation>Aucun coup ne gagne.</translation>
    </message>
    <message numerus="yes">
        <source>%1 move wins.</source>
        <translation>
            <numerusform>%1 coup gagne.</numerusform>
            <numerusform>%1 coups gagnent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves win.</source>
        <translation>
            <numerusform>%1 coup gagne.</numerusform>
            <numerusform>%1 coups gagnent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who wins with best play: the previous player (P), the next player (N), Left (L) or Right (R)?</source>
        <translation>Qui gagne si chacun joue au mieux&#xa0;: le joueur précédent (P), le joueur suivant (N), Gauche (L) ou Droite (R)&#x202f;?</translation>
    </message>
    <message>
        <source>Does the previous player win (P) or the next player (N)?</source>
        <translation>Est-ce le joueur précédent qui gagne (P) ou le joueur suivant (N)&#x202f;?</translation>
    </message>
    <message>
        <source>The next player wins.</source>
        <translation>Le joueur suivant gagne.</translation>
    </message>
    <message>
        <source>The previous player wins.</source>
        <translation>Le joueur précédent gagne.</translation>
    </message>
    <message>
        <source>%1, who moves first, wins.</source>
        <translation>%1, qui joue en premier, gagne.</translation>
    </message>
    <message>
        <source>%1, who moves second, wins.</source>
        <translation>%1, qui joue en second, gagne.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %1 move wins.</source>
        <translation>
            <numerusform>Exactement %1 coup gagne.</numerusform>
            <numerusform>Exactement %1 coups gagnent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %1 moves win.</source>
        <translation>
            <numerusform>Exactement %1 coup gagne.</numerusform>
            <numerusform>Exactement %1 coups gagnent.</numerusform>
        </translation>
    </message>
    <message>
        <source>P: the previous player wins</source>
        <translation>P&#xa0;: le joueur précédent gagne</translation>
    </message>
    <message>
        <source>N: the next player wins</source>
        <translation>N&#xa0;: le joueur suivant gagne</translation>
    </message>
    <message>
        <source>L: %1 wins, whoever starts</source>
        <translation>L&#xa0;: %1 gagne, peu importe qui commence</translation>
    </message>
    <message>
        <source>R: %1 wins, whoever starts</source>
        <translation>R&#xa0;: %1 gagne, peu importe qui commence</translation>
    </message>
    <message>
        <source>Find a winning move</source>
        <translation>Coup gagnant</translation>
    </message>
    <message>
        <source>P or N?</source>
        <translation>P ou N&#x202f;?</translation>
    </message>
    <message>
        <source>Nim-sum</source>
        <extracomment>a kind of exercise: numbers are added without carrying</extracomment>
        <translation>Somme de Nim</translation>
    </message>
    <message>
        <source>Value of a stalk</source>
        <translation>Valeur d’une tige</translation>
    </message>
    <message>
        <source>Mex</source>
        <extracomment>a kind of exercise: the smallest number that is missing; a word of the theory</extracomment>
        <translation>Mex</translation>
    </message>
    <message>
        <source>Which heap?</source>
        <extracomment>a kind of exercise: in which heap is a winning move?</extracomment>
        <translation>Quel tas&#x202f;?</translation>
    </message>
    <message>
        <source>True or false?</source>
        <translation>Vrai ou faux&#x202f;?</translation>
    </message>
    <message>
        <source>Make a move that leaves the opponent in a lost position.</source>
        <translation>Jouer un coup qui laisse l’adversaire dans une position perdue.</translation>
    </message>
    <message>
        <source>Say who wins before a move is made.</source>
        <translation>Dire qui gagne avant qu’un coup soit joué.</translation>
    </message>
    <message>
        <source>Add in binary, without carrying.</source>
        <translation>Additionner en binaire, sans retenue.</translation>
    </message>
    <message>
        <source>Find the Nim heap that a position equals.</source>
        <translation>Trouver le tas de Nim auquel équivaut une position.</translation>
    </message>
    <message>
        <source>Read a number off red and blue edges.</source>
        <translation>Lire un nombre sur des arêtes rouges et bleues.</translation>
    </message>
    <message>
        <source>Find the smallest missing number.</source>
        <translation>Trouver le plus petit nombre absent.</translation>
    </message>
    <message>
        <source>See where the winning move is.</source>
        <translation>Voir où est le coup gagnant.</translation>
    </message>
    <message>
        <source>Judge what is said about a position.</source>
        <translation>Juger ce qu’on dit d’une position.</translation>
    </message>
    <message>
        <source>The move “%1” wins.</source>
        <translation>Le coup «&#x202f;%1&#x202f;» gagne.</translation>
    </message>
    <message>
        <source>A stalk of Hackenbush: blue edges count for Left, red ones for Right.</source>
        <translation>Une tige de Hackenbush&#xa0;: les arêtes bleues comptent pour Gauche, les rouges pour Droite.</translation>
    </message>
    <message>
        <source>%1 %2 moves first.</source>
        <extracomment>a game and its rules, a sentence; then a player, such as Left</extracomment>
        <translation>%1 %2 joue en premier.</translation>
    </message>
    <message>
        <source>Find a winning move.</source>
        <translation>Trouve un coup gagnant.</translation>
    </message>
    <message>
        <source>What is %1 in binary?</source>
        <translation>Combien font %1 en binaire&#x202f;?</translation>
    </message>
    <message>
        <source>What is the Grundy value of this position?</source>
        <translation>Quelle est la valeur de Grundy de cette position&#x202f;?</translation>
    </message>
    <message>
        <source>What is this stalk worth?</source>
        <translation>Combien vaut cette tige&#x202f;?</translation>
    </message>
    <message>
        <source>What is the mex of %1, the smallest missing number?</source>
        <translation>Quel est le mex de %1, le plus petit nombre absent&#x202f;?</translation>
    </message>
    <message>
        <source>In which heap is there a winning move?</source>
        <translation>Dans quel tas y a-t-il un coup gagnant&#x202f;?</translation>
    </message>
    <message>
        <source>True or false? %1</source>
        <translation>Vrai ou faux&#x202f;? %1</translation>
    </message>
    <message>
        <source>True</source>
        <extracomment>an answer to choose: the sentence is true</extracomment>
        <translation>Vrai</translation>
    </message>
    <message>
        <source>False</source>
        <translation>Faux</translation>
    </message>
    <message>
        <source>%1 in binary, which is %2</source>
        <extracomment>the same number twice, such as 0111 and 7</extracomment>
        <translation>%1 en binaire, c’est-à-dire %2</translation>
    </message>
    <message>
        <source>Make the move on the board.</source>
        <translation>Joue le coup sur le plateau.</translation>
    </message>
    <message>
        <source>Answer P, N, L or R.</source>
        <translation>Réponds P, N, L ou R.</translation>
    </message>
    <message>
        <source>Answer P or N.</source>
        <translation>Réponds P ou N.</translation>
    </message>
    <message>
        <source>Write the nim-sum in binary, with the digits 0 and 1.</source>
        <translation>Écris la somme de Nim en binaire, avec les chiffres 0 et 1.</translation>
    </message>
    <message>
        <source>Write a whole number, 0 or more.</source>
        <translation>Écris un nombre entier, 0 ou plus.</translation>
    </message>
    <message>
        <source>Write a whole number or a fraction such as 11/8 or -3/4.</source>
        <translation>Écris un nombre entier ou une fraction, par exemple 11/8 ou -3/4.</translation>
    </message>
    <message>
        <source>Answer with the number of a heap.</source>
        <translation>Réponds par le numéro d’un tas.</translation>
    </message>
    <message>
        <source>Answer true or false.</source>
        <translation>Réponds vrai ou faux.</translation>
    </message>
    <message>
        <source>This question cannot be asked about this game.</source>
        <translation>Cette question ne peut pas être posée pour ce jeu.</translation>
    </message>
    <message>
        <source>No exercise was found for this difficulty. Another seed may give one.</source>
        <translation>Aucun exercice trouvé pour cette difficulté. Une autre graine en donnera peut-être un.</translation>
    </message>
    <message numerus="yes">
        <source>Plays perfectly once at most %1 piece is left, and at random until then.</source>
        <translation>
            <numerusform>Joue parfaitement dès qu’il reste au plus %1 pièce, et au hasard avant cela.</numerusform>
            <numerusform>Joue parfaitement dès qu’il reste au plus %1 pièces, et au hasard avant cela.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Plays perfectly once at most %1 pieces are left, and at random until then.</source>
        <translation>
            <numerusform>Joue parfaitement dès qu’il reste au plus %1 pièce, et au hasard avant cela.</numerusform>
            <numerusform>Joue parfaitement dès qu’il reste au plus %1 pièces, et au hasard avant cela.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2: inside the fence.</source>
        <extracomment>a sentence about the fence, and what is left on the board</extracomment>
        <translation>%1 %2&#xa0;: dans la barrière.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <extracomment>two sentences; the second one has no full stop yet</extracomment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>the empty board</source>
        <translation>le plateau vide</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 (given)</source>
        <extracomment>a position whose letter is given, not asked</extracomment>
        <translation>%1 (donnée)</translation>
    </message>
    <message>
        <source>%1 is marked N, but there is no move: whoever is to move has lost.</source>
        <translation>%1 porte un N, mais il n’y a aucun coup&#xa0;: celui qui doit jouer a perdu.</translation>
    </message>
    <message>
        <source>%1 is marked P, but there is no move: in misère play whoever is to move has won.</source>
        <translation>%1 porte un P, mais il n’y a aucun coup&#xa0;: en convention misère, celui qui doit jouer a gagné.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked N, but its only move does not lead to a P: %2 is N.</source>
        <extracomment>two positions</extracomment>
        <translation>
            <numerusform>%1 porte un N, mais son seul coup ne mène pas à un P&#xa0;: %2 est N.</numerusform>
            <numerusform>%1 porte un N, mais aucun de ses coups ne mène à un P&#xa0;: %2 sont N.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked N, but none of its moves leads to a P: %2 are N.</source>
        <extracomment>a position, and a list of positions</extracomment>
        <translation>
            <numerusform>%1 porte un N, mais son seul coup ne mène pas à un P&#xa0;: %2 est N.</numerusform>
            <numerusform>%1 porte un N, mais aucun de ses coups ne mène à un P&#xa0;: %2 sont N.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked P, but a move leads to a P: %2.</source>
        <extracomment>two positions</extracomment>
        <translation>
            <numerusform>%1 porte un P, mais un coup mène à un P&#xa0;: %2.</numerusform>
            <numerusform>%1 porte un P, mais des coups mènent à un P&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is marked P, but moves lead to a P: %2.</source>
        <extracomment>a position, and a list of positions</extracomment>
        <translation>
            <numerusform>%1 porte un P, mais un coup mène à un P&#xa0;: %2.</numerusform>
            <numerusform>%1 porte un P, mais des coups mènent à un P&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1)</source>
        <extracomment>a position with two numbers, such as 3, 5</extracomment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>%1 is given a value above 0, but there is no move to 0.</source>
        <translation>%1 a reçu une valeur au-dessus de 0, mais il n’y a pas de coup vers 0.</translation>
    </message>
    <message>
        <source>%1 has the same value as a position that a move leads to: %2.</source>
        <extracomment>a position, and one or more other positions</extracomment>
        <translation>%1 a la même valeur qu’une position où mène un coup&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The value of %1 is too large: none of its moves leads to the value %2.</source>
        <extracomment>a position, and a number</extracomment>
        <translation>La valeur de %1 est trop grande&#xa0;: aucun de ses coups ne mène à la valeur %2.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a position, and its letter or value</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Given: moves from %1 also lead to %2.</source>
        <extracomment>a position, and other positions with their letters or values</extracomment>
        <translation>Donné&#xa0;: des coups à partir de %1 mènent aussi à %2.</translation>
    </message>
    <message>
        <source>From %1 there is no move. What is its value?</source>
        <translation>À partir de %1, il n’y a aucun coup. Quelle est sa valeur&#x202f;?</translation>
    </message>
    <message>
        <source>From %1 there is no move. P or N?</source>
        <translation>À partir de %1, il n’y a aucun coup. P ou N&#x202f;?</translation>
    </message>
    <message>
        <source>From %1 a move leaves %2. Which value has %1?</source>
        <extracomment>a position, and the positions that moves leave</extracomment>
        <translation>À partir de %1, un coup laisse %2. Quelle est la valeur de %1&#x202f;?</translation>
    </message>
    <message>
        <source>From %1 a move leaves %2. P or N?</source>
        <translation>À partir de %1, un coup laisse %2. P ou N&#x202f;?</translation>
    </message>
    <message>
        <source>The value of %1 is 0: there is no move.</source>
        <translation>La valeur de %1 est 0&#xa0;: il n’y a aucun coup.</translation>
    </message>
    <message>
        <source>The value of %1 is %2, the smallest number that is not among %3.</source>
        <extracomment>a position, a number, and a list of numbers</extracomment>
        <translation>La valeur de %1 est %2, le plus petit nombre qui n’est pas parmi %3.</translation>
    </message>
    <message>
        <source>%1 is P: there is no move, and whoever is to move has lost.</source>
        <translation>%1 est P&#xa0;: il n’y a aucun coup, et celui qui doit jouer a perdu.</translation>
    </message>
    <message>
        <source>%1 is N: there is no move, and whoever is to move has won.</source>
        <translation>%1 est N&#xa0;: il n’y a aucun coup, et celui qui doit jouer a gagné.</translation>
    </message>
    <message>
        <source>%1 is P: every move leads to an N.</source>
        <translation>%1 est P&#xa0;: tous les coups mènent à un N.</translation>
    </message>
    <message>
        <source>%1 is N: a move leads to a P.</source>
        <translation>%1 est N&#xa0;: un coup mène à un P.</translation>
    </message>
    <message>
        <source>No contradiction so far. Still blank: %1.</source>
        <translation>Pas de contradiction jusqu’ici. Encore vides&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No contradiction anywhere: everything is right. Positions: %1.</source>
        <translation>Aucune contradiction&#xa0;: tout est juste. Positions&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No contradiction anywhere: everything is right. Positions: %1, P among them: %2.</source>
        <extracomment>two numbers of positions</extracomment>
        <translation>Aucune contradiction&#xa0;: tout est juste. Positions&#xa0;: %1, dont P&#xa0;: %2.</translation>
    </message>
    <message>
        <source>That is more than %1 positions: too many to mark by hand.</source>
        <translation>Cela fait plus de %1 positions&#xa0;: trop pour les étiqueter à la main.</translation>
    </message>
    <message>
        <source>Left and Right have different moves here: P and N do not say who wins.</source>
        <translation>Gauche et Droite ont ici des coups différents&#xa0;: P et N ne disent pas qui gagne.</translation>
    </message>
    <message>
        <source>The rules allow no position of this family up to these sizes.</source>
        <translation>Les règles ne permettent aucune position de cette famille jusqu’à ces tailles.</translation>
    </message>
    <message>
        <source>A position that the moves lead to could not be solved.</source>
        <translation>Une position où mènent les coups n’a pas pu être résolue.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>a move in quotation marks, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>nim-sum 0</source>
        <extracomment>why a move is right, within a sentence</extracomment>
        <translation>somme de Nim 0</translation>
    </message>
    <message>
        <source>from there %1 wins, whoever is to move</source>
        <translation>à partir de là, %1 gagne, peu importe qui doit jouer</translation>
    </message>
    <message>
        <source>it leaves a P-position</source>
        <translation>il laisse une position P</translation>
    </message>
    <message>
        <source>The winning move was %1: %2.</source>
        <extracomment>a move, and why it wins, such as &quot;nim-sum 0&quot;</extracomment>
        <translation>Le coup gagnant était %1&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>One winning move was %1: %2 (%3 move wins).</source>
        <extracomment>a move, why it wins, such as &quot;nim-sum 0&quot;, and how many win, here one</extracomment>
        <translation>
            <numerusform>Un coup gagnant était %1&#xa0;: %2 (%3 coup gagne).</numerusform>
            <numerusform>Un coup gagnant était %1&#xa0;: %2 (%3 coups gagnent).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One winning move was %1: %2 (%3 moves win).</source>
        <extracomment>a move, why it wins, such as &quot;nim-sum 0&quot;, and how many win</extracomment>
        <translation>
            <numerusform>Un coup gagnant était %1&#xa0;: %2 (%3 coup gagne).</numerusform>
            <numerusform>Un coup gagnant était %1&#xa0;: %2 (%3 coups gagnent).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gives the win away.</source>
        <translation>%1 laisse échapper la victoire.</translation>
    </message>
    <message>
        <source>Now %1 wins.</source>
        <translation>Maintenant, %1 gagne.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <extracomment>of a move in quotation marks: who makes it wins</extracomment>
        <translation>%1 gagne.</translation>
    </message>
    <message>
        <source>%1. No move would have won here.</source>
        <translation>%1. Ici, aucun coup n’aurait gagné.</translation>
    </message>
    <message>
        <source>%1. Not judged: the position was not solved within the limits.</source>
        <translation>%1. Pas jugé&#xa0;: la position n’a pas été résolue dans les limites.</translation>
    </message>
    <message numerus="yes">
        <source>%1 move could not be judged within the limits.</source>
        <translation>
            <numerusform>%1 coup n’a pas pu être jugé dans les limites.</numerusform>
            <numerusform>%1 coups n’ont pas pu être jugés dans les limites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves could not be judged within the limits.</source>
        <translation>
            <numerusform>%1 coup n’a pas pu être jugé dans les limites.</numerusform>
            <numerusform>%1 coups n’ont pas pu être jugés dans les limites.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <extracomment>the number of a move, the player, and a sentence about the move</extracomment>
        <translation>Coup %1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>No mistakes among the moves that were judged.</source>
        <translation>Pas d’erreur parmi les coups qui ont été jugés.</translation>
    </message>
    <message>
        <source>No mistakes: nobody gave a win away.</source>
        <translation>Pas d’erreur&#xa0;: personne n’a laissé échapper une victoire.</translation>
    </message>
    <message numerus="yes">
        <source>%1 mistake (%2).</source>
        <translation>
            <numerusform>%1 erreur (%2).</numerusform>
            <numerusform>%1 erreurs (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mistakes (%2).</source>
        <extracomment>how many mistakes, and who made them, such as &quot;Anna: 2, Ben: 1&quot;</extracomment>
        <translation>
            <numerusform>%1 erreur (%2).</numerusform>
            <numerusform>%1 erreurs (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>expected %1, found the end</source>
        <translation>attendu&#xa0;: %1, mais c’est la fin</translation>
    </message>
    <message>
        <source>expected %1, found &apos;%2&apos;</source>
        <extracomment>what should stand there, such as &quot;a position&quot;, and what was typed</extracomment>
        <translation>attendu&#xa0;: %1, trouvé&#xa0;: &apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1 is over the limit of %2</source>
        <extracomment>a number that was typed, and the largest one that is allowed</extracomment>
        <translation>%1 dépasse la limite de %2</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; is given twice</source>
        <translation>l’option &apos;%1&apos; est donnée deux fois</translation>
    </message>
    <message>
        <source>this game has no misère play</source>
        <translation>ce jeu n’a pas de convention misère</translation>
    </message>
    <message>
        <source>this game has misère play only with %1</source>
        <translation>ce jeu n’a la convention misère qu’avec %1</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; has to be given</source>
        <translation>l’option &apos;%1&apos; est obligatoire</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <extracomment>where a mistake is in what was typed, and what is wrong</extracomment>
        <translation>colonne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <extracomment>where a mistake is in a file; then &quot;column 5: …&quot;</extracomment>
        <translation>ligne %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 edge is not joined to the ground: it falls at once</source>
        <translation>
            <numerusform>%1 arête n’est pas reliée au sol&#xa0;: elle tombe aussitôt</numerusform>
            <numerusform>%1 arêtes ne sont pas reliées au sol&#xa0;: elles tombent aussitôt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 edges are not joined to the ground: they fall at once</source>
        <translation>
            <numerusform>%1 arête n’est pas reliée au sol&#xa0;: elle tombe aussitôt</numerusform>
            <numerusform>%1 arêtes ne sont pas reliées au sol&#xa0;: elles tombent aussitôt</numerusform>
        </translation>
    </message>
    <message>
        <source>Misère play is possible only with “%1”: %2.</source>
        <extracomment>a field, such as &quot;Coins per move&quot;, and what it has to be</extracomment>
        <translation>La convention misère n’est possible qu’avec «&#x202f;%1&#x202f;»&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 game that Left starts</source>
        <translation>
            <numerusform>%1 partie que Gauche commence</numerusform>
            <numerusform>%1 parties que Gauche commence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games that Left starts</source>
        <translation>
            <numerusform>%1 partie que Gauche commence</numerusform>
            <numerusform>%1 parties que Gauche commence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 game</source>
        <extracomment>how many ways there are to play to the end, here one</extracomment>
        <translation>
            <numerusform>%1 partie</numerusform>
            <numerusform>%1 parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 games</source>
        <translation>
            <numerusform>%1 partie</numerusform>
            <numerusform>%1 parties</numerusform>
        </translation>
    </message>
    <message>
        <source>  %1: %2 of %3  %4</source>
        <extracomment>a size, how many positions of it are cold, how many there are, and their names</extracomment>
        <translation>  %1&#xa0;: %2 sur %3  %4</translation>
    </message>
    <message>
        <source>%1 and %2 moves</source>
        <extracomment>of the longest and the shortest game</extracomment>
        <translation>%1 et %2 coups</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>before a number, a noun: how many ways there are to play to the end</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>endless play is possible</source>
        <translation>une partie sans fin est possible</translation>
    </message>
    <message>
        <source>Games, Left starting</source>
        <translation>Parties, Gauche commence</translation>
    </message>
    <message>
        <source>won by Left</source>
        <translation>gagnées par Gauche</translation>
    </message>
    <message>
        <source>Longest and shortest</source>
        <translation>La plus longue et la plus courte</translation>
    </message>
    <message>
        <source>Games, Right starting</source>
        <translation>Parties, Droite commence</translation>
    </message>
    <message>
        <source>won by the player who starts</source>
        <translation>gagnées par celui qui commence</translation>
    </message>
    <message>
        <source>Longest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>Partie la plus longue</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>Partie la plus courte</translation>
    </message>
    <message>
        <source>%1 cold</source>
        <extracomment>how many of the positions are cold</extracomment>
        <translation>%1 froides</translation>
    </message>
    <message>
        <source>Positions</source>
        <extracomment>before a number: how many positions there are</extracomment>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>before a number, a noun: how many moves there are in all positions</extracomment>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Most positions to do, highest number first</source>
        <translation>Maximum de positions à faire, plus grand numéro d’abord</translation>
    </message>
    <message>
        <source>in the order found</source>
        <translation>dans l’ordre de découverte</translation>
    </message>
    <message>
        <source>last found first</source>
        <translation>dernière trouvée d’abord</translation>
    </message>
    <message>
        <source>Most runs of each length</source>
        <translation>Maximum de blocs de chaque longueur</translation>
    </message>
    <message>
        <source>Cold positions (P), the kernel</source>
        <translation>Positions froides (P), le noyau</translation>
    </message>
    <message>
        <source>Cold positions (P)</source>
        <translation>Positions froides (P)</translation>
    </message>
    <message>
        <source>By longest game left:</source>
        <translation>Par plus longue partie restante&#xa0;:</translation>
    </message>
    <message>
        <source>Green stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other</extracomment>
        <translation>Tige verte</translation>
    </message>
    <message>
        <source>Blue stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other</extracomment>
        <translation>Tige bleue</translation>
    </message>
    <message>
        <source>Red stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other</extracomment>
        <translation>Tige rouge</translation>
    </message>
    <message>
        <source>Red–blue stalk</source>
        <extracomment>a part of a drawing: a row of edges one above the other, some red, some blue</extracomment>
        <translation>Tige rouge et bleue</translation>
    </message>
    <message>
        <source>Stalk of mixed colours</source>
        <translation>Tige de couleurs mêlées</translation>
    </message>
    <message>
        <source>Green tree</source>
        <extracomment>a part of a drawing: edges that branch</extracomment>
        <translation>Arbre vert</translation>
    </message>
    <message>
        <source>Blue tree</source>
        <extracomment>a part of a drawing: edges that branch</extracomment>
        <translation>Arbre bleu</translation>
    </message>
    <message>
        <source>Red tree</source>
        <extracomment>a part of a drawing: edges that branch</extracomment>
        <translation>Arbre rouge</translation>
    </message>
    <message>
        <source>Red–blue tree</source>
        <extracomment>a part of a drawing: edges that branch, some red, some blue</extracomment>
        <translation>Arbre rouge et bleu</translation>
    </message>
    <message>
        <source>Tree of mixed colours</source>
        <translation>Arbre de couleurs mêlées</translation>
    </message>
    <message>
        <source>Green graph with a cycle</source>
        <translation>Graphe vert avec un cycle</translation>
    </message>
    <message>
        <source>Blue graph with a cycle</source>
        <translation>Graphe bleu avec un cycle</translation>
    </message>
    <message>
        <source>Red graph with a cycle</source>
        <translation>Graphe rouge avec un cycle</translation>
    </message>
    <message>
        <source>Red–blue graph with a cycle</source>
        <translation>Graphe rouge et bleu avec un cycle</translation>
    </message>
    <message>
        <source>Graph of mixed colours with a cycle</source>
        <translation>Graphe de couleurs mêlées avec un cycle</translation>
    </message>
    <message>
        <source>green loop at %1</source>
        <translation>boucle verte en %1</translation>
    </message>
    <message>
        <source>blue loop at %1</source>
        <translation>boucle bleue en %1</translation>
    </message>
    <message>
        <source>red loop at %1</source>
        <translation>boucle rouge en %1</translation>
    </message>
    <message>
        <source>green edge from %1 to %2</source>
        <extracomment>read aloud: two joints, or &quot;the ground&quot;</extracomment>
        <translation>arête verte de %1 à %2</translation>
    </message>
    <message>
        <source>blue edge from %1 to %2</source>
        <extracomment>read aloud: two joints, or &quot;the ground&quot;</extracomment>
        <translation>arête bleue de %1 à %2</translation>
    </message>
    <message>
        <source>red edge from %1 to %2</source>
        <extracomment>read aloud: two joints, or &quot;the ground&quot;</extracomment>
        <translation>arête rouge de %1 à %2</translation>
    </message>
    <message>
        <source>%1: leaves %2</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and the letter P, N, L or R of what it leaves</extracomment>
        <translation>%1&#xa0;: laisse %2</translation>
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
            <numerusform>%1 ligne</numerusform>
            <numerusform>%1 lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 ligne</numerusform>
            <numerusform>%1 lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Heaps and lines</source>
        <translation>Tas et lignes</translation>
    </message>
    <message>
        <source>Coins and strips</source>
        <translation>Pièces et bandes</translation>
    </message>
    <message>
        <source>Plane and graphs</source>
        <translation>Plan et graphes</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a game, and what is on its board</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>stick %1 of %2</source>
        <extracomment>read aloud: the number of a stick of the heap, and how many it has</extracomment>
        <translation>bâtonnet %1 sur %2</translation>
    </message>
    <message>
        <source>heap %1, stick %2 of %3</source>
        <extracomment>read aloud: the number of a heap and of a stick in it, and how many the heap has</extracomment>
        <translation>tas %1, bâtonnet %2 sur %3</translation>
    </message>
    <message>
        <source>heap %1, room for stone %2</source>
        <extracomment>read aloud: the number of a heap, and of a stone that could be added</extracomment>
        <translation>tas %1, place pour le jeton %2</translation>
    </message>
    <message>
        <source>heap %1, stone %2 of %3</source>
        <extracomment>read aloud: the number of a heap and of a stone in it, and how many the heap has</extracomment>
        <translation>tas %1, jeton %2 sur %3</translation>
    </message>
    <message>
        <source>heap %1, empty</source>
        <translation>tas %1, vide</translation>
    </message>
    <message>
        <source>heap %1, size %2</source>
        <extracomment>read aloud: the number of a heap, and how many stones it has</extracomment>
        <translation>tas %1, taille %2</translation>
    </message>
    <message>
        <source>heap %1, cut into %2 and %3</source>
        <extracomment>read aloud: the number of a heap, and the sizes of what it would become</extracomment>
        <translation>tas %1, partagé en %2 et %3</translation>
    </message>
    <message>
        <source>heap %1, size %2, too long to draw</source>
        <extracomment>read aloud: the number of a heap, and how many stones it has</extracomment>
        <translation>tas %1, taille %2, trop long pour être dessiné</translation>
    </message>
    <message>
        <source>line %1, gap %2</source>
        <extracomment>read aloud: the number of a line, and of a place without a counter</extracomment>
        <translation>ligne %1, trou %2</translation>
    </message>
    <message>
        <source>line %1, counter %2</source>
        <translation>ligne %1, jeton %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <extracomment>read aloud: a square, such as c3</extracomment>
        <translation>%1, vide</translation>
    </message>
    <message>
        <source>%1, square</source>
        <extracomment>read aloud: a square with a piece of chocolate, such as c3</extracomment>
        <translation>%1, case</translation>
    </message>
    <message>
        <source>%1, crossed square</source>
        <translation>%1, case barrée</translation>
    </message>
    <message>
        <source>%1, stone</source>
        <extracomment>read aloud: a square with a stone, such as c3</extracomment>
        <translation>%1, jeton</translation>
    </message>
    <message>
        <source>arrow from %1 to %2</source>
        <extracomment>read aloud: two nodes, such as 5 and 3</extracomment>
        <translation>flèche de %1 à %2</translation>
    </message>
    <message>
        <source>node %1, token</source>
        <translation>sommet %1, pion</translation>
    </message>
    <message>
        <source>node %1</source>
        <extracomment>a number</extracomment>
        <translation>sommet %1</translation>
    </message>
    <message>
        <source>row %1, square %2</source>
        <extracomment>read aloud: the numbers of a row and of a square in it</extracomment>
        <translation>ligne %1, case %2</translation>
    </message>
    <message>
        <source>square %1</source>
        <extracomment>a number</extracomment>
        <translation>case %1</translation>
    </message>
    <message>
        <source>%1, Left’s %2</source>
        <extracomment>read aloud: a square, and the letter on Left&apos;s piece, such as &quot;square 5&quot; and T</extracomment>
        <translation>%1, %2 de Gauche</translation>
    </message>
    <message>
        <source>%1, Right’s %2</source>
        <translation>%1, %2 de Droite</translation>
    </message>
    <message>
        <source>%1, coin</source>
        <extracomment>read aloud: a square with a coin, such as &quot;square 5&quot;</extracomment>
        <translation>%1, pièce</translation>
    </message>
    <message>
        <source>%1, heads</source>
        <extracomment>read aloud: a square with a coin that shows heads, such as &quot;square 5&quot;</extracomment>
        <translation>%1, face</translation>
    </message>
    <message>
        <source>%1, tails</source>
        <extracomment>read aloud: a square with a coin that shows tails, such as &quot;square 5&quot;</extracomment>
        <translation>%1, pile</translation>
    </message>
    <message>
        <source>%1, White’s token</source>
        <translation>%1, pion blanc</translation>
    </message>
    <message>
        <source>%1, Black’s token</source>
        <translation>%1, pion noir</translation>
    </message>
    <message>
        <source>step %1, coin %2</source>
        <extracomment>read aloud: the number of a step of the staircase, and of a coin on it</extracomment>
        <translation>marche %1, pièce %2</translation>
    </message>
    <message numerus="yes">
        <source>step %2, %1 coin</source>
        <extracomment>read aloud: the number of a step of the staircase, and how many coins are on it, here one</extracomment>
        <translation>
            <numerusform>marche %2, %1 pièce</numerusform>
            <numerusform>marche %2, %1 pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>step %2, %1 coins</source>
        <extracomment>read aloud: the number of a step of the staircase, and how many coins are on it</extracomment>
        <translation>
            <numerusform>marche %2, %1 pièce</numerusform>
            <numerusform>marche %2, %1 pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>column %1, row %2</source>
        <extracomment>read aloud: a square of the board, such as &quot;column 3, row 5&quot;</extracomment>
        <translation>colonne %1, ligne %2</translation>
    </message>
    <message>
        <source>%1, queen</source>
        <extracomment>read aloud: the square of the queen, such as &quot;column 3, row 5&quot;</extracomment>
        <translation>%1, dame</translation>
    </message>
    <message numerus="yes">
        <source>%2, %1 counter</source>
        <extracomment>read aloud: a square, such as &quot;column 3, row 5&quot;, and how many counters are on it, here one</extracomment>
        <translation>
            <numerusform>%2, %1 pion</numerusform>
            <numerusform>%2, %1 pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2, %1 counters</source>
        <extracomment>read aloud: a square, such as &quot;column 3, row 5&quot;, and how many counters are on it</extracomment>
        <translation>
            <numerusform>%2, %1 pion</numerusform>
            <numerusform>%2, %1 pions</numerusform>
        </translation>
    </message>
    <message>
        <source>Left’s button, %1 left</source>
        <translation>Bouton de Gauche, reste %1</translation>
    </message>
    <message>
        <source>Right’s button, %1 left</source>
        <translation>Bouton de Droite, reste %1</translation>
    </message>
    <message>
        <source>%1; choosing it leaves %2</source>
        <extracomment>read aloud: a piece of the board, and the letter P, N, L or R of what a move with it leaves</extracomment>
        <translation>%1&#x202f;; choisir ici laisse %2</translation>
    </message>
    <message>
        <source>%1; cutting it leaves %2</source>
        <extracomment>read aloud: an edge, and the letter P, N, L or R of what is left when it is cut</extracomment>
        <translation>%1&#x202f;; la couper laisse %2</translation>
    </message>
    <message>
        <source>%1; moving there leaves a P-position</source>
        <translation>%1&#x202f;; y aller laisse une position P</translation>
    </message>
    <message>
        <source>%1; taking it leaves a P-position</source>
        <translation>%1&#x202f;; prendre ici laisse une position P</translation>
    </message>
    <message>
        <source>%1; moving there leaves an %2-position</source>
        <extracomment>read aloud: a square, and the letter N, L or R of what a move there leaves</extracomment>
        <translation>%1&#x202f;; y aller laisse une position %2</translation>
    </message>
    <message>
        <source>%1; taking it leaves an %2-position</source>
        <translation>%1&#x202f;; prendre ici laisse une position %2</translation>
    </message>
    <message>
        <source>No move is left, so the player to move has lost</source>
        <translation>Il ne reste aucun coup&#xa0;: celui qui doit jouer a donc perdu</translation>
    </message>
    <message>
        <source>No move is left, so the player to move has won</source>
        <translation>Il ne reste aucun coup&#xa0;: celui qui doit jouer a donc gagné</translation>
    </message>
    <message>
        <source>The only move leaves a hot position</source>
        <translation>Le seul coup laisse une position chaude</translation>
    </message>
    <message>
        <source>Both moves leave a hot position</source>
        <translation>Les deux coups laissent une position chaude</translation>
    </message>
    <message numerus="yes">
        <source>All %1 moves leave a hot position</source>
        <translation>
            <numerusform>Le seul coup (%1) laisse une position chaude</numerusform>
            <numerusform>Les %1 coups laissent une position chaude</numerusform>
        </translation>
    </message>
    <message>
        <source>The only move leaves a cold position</source>
        <translation>Le seul coup laisse une position froide</translation>
    </message>
    <message>
        <source>Which of the %1 moves leave a cold position is not known</source>
        <translation>On ne sait pas lesquels des %1 coups laissent une position froide</translation>
    </message>
    <message numerus="yes">
        <source>At least %1 of %2 moves leaves a cold position</source>
        <extracomment>two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>Au moins %1 coup sur %2 laisse une position froide</numerusform>
            <numerusform>Au moins %1 coups sur %2 laissent une position froide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %1 of %2 moves leave a cold position</source>
        <extracomment>two numbers of moves</extracomment>
        <translation>
            <numerusform>Au moins %1 coup sur %2 laisse une position froide</numerusform>
            <numerusform>Au moins %1 coups sur %2 laissent une position froide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 moves leaves a cold position</source>
        <extracomment>two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>%1 coup sur %2 laisse une position froide</numerusform>
            <numerusform>%1 coups sur %2 laissent une position froide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 moves leave a cold position</source>
        <extracomment>two numbers of moves</extracomment>
        <translation>
            <numerusform>%1 coup sur %2 laisse une position froide</numerusform>
            <numerusform>%1 coups sur %2 laissent une position froide</numerusform>
        </translation>
    </message>
    <message>
        <source>Nim-sum 0: every move leaves a hot position</source>
        <translation>Somme de Nim 0&#xa0;: tout coup laisse une position chaude</translation>
    </message>
    <message>
        <source>Nim-sum %1: %2</source>
        <extracomment>a number, and a sentence, such as &quot;3 of 12 moves leave a cold position&quot;</extracomment>
        <translation>Somme de Nim %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Nim-sum %1: %2 of %3 moves leaves a cold position</source>
        <extracomment>a number, and two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>Somme de Nim %1&#xa0;: %2 coup sur %3 laisse une position froide</numerusform>
            <numerusform>Somme de Nim %1&#xa0;: %2 coups sur %3 laissent une position froide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nim-sum %1: %2 of %3 moves leave a cold position</source>
        <extracomment>a number, and two numbers of moves</extracomment>
        <translation>
            <numerusform>Somme de Nim %1&#xa0;: %2 coup sur %3 laisse une position froide</numerusform>
            <numerusform>Somme de Nim %1&#xa0;: %2 coups sur %3 laissent une position froide</numerusform>
        </translation>
    </message>
    <message>
        <source>Value %1</source>
        <extracomment>what the position is worth, such as 1/2 + ∗</extracomment>
        <translation>Valeur %1</translation>
    </message>
    <message>
        <source>Value %1 = %2</source>
        <translation>Valeur %1 = %2</translation>
    </message>
    <message>
        <source>%1 is to move and cannot</source>
        <translation>%1 doit jouer et ne le peut pas</translation>
    </message>
    <message>
        <source>%1 is to move and wins; by which moves is not known</source>
        <translation>%1 doit jouer et gagne&#x202f;; par quels coups, on ne le sait pas</translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move and wins by at least %2 of %3 moves</source>
        <extracomment>a player, such as Left, and two numbers of moves</extracomment>
        <translation>
            <numerusform>%1 doit jouer et gagne par au moins %2 coup sur %3</numerusform>
            <numerusform>%1 doit jouer et gagne par au moins %2 coups sur %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is to move; the only move loses</source>
        <translation>%1 doit jouer&#x202f;; le seul coup perd</translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; the %2 move loses</source>
        <extracomment>a player, such as Left, and how many moves there are, here one</extracomment>
        <translation>
            <numerusform>%1 doit jouer&#x202f;; le seul coup (%2) perd</numerusform>
            <numerusform>%1 doit jouer&#x202f;; les %2 coups perdent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; all %2 moves lose</source>
        <extracomment>a player, such as Left, and how many moves there are</extracomment>
        <translation>
            <numerusform>%1 doit jouer&#x202f;; le seul coup (%2) perd</numerusform>
            <numerusform>%1 doit jouer&#x202f;; les %2 coups perdent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; %2 of %3 moves wins</source>
        <extracomment>a player, such as Left, and two numbers of moves; the first is 1</extracomment>
        <translation>
            <numerusform>%1 doit jouer&#x202f;; %2 coup sur %3 gagne</numerusform>
            <numerusform>%1 doit jouer&#x202f;; %2 coups sur %3 gagnent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is to move; %2 of %3 moves win</source>
        <extracomment>a player, such as Left, and two numbers of moves</extracomment>
        <translation>
            <numerusform>%1 doit jouer&#x202f;; %2 coup sur %3 gagne</numerusform>
            <numerusform>%1 doit jouer&#x202f;; %2 coups sur %3 gagnent</numerusform>
        </translation>
    </message>
    <message>
        <source>Cold — the previous player wins</source>
        <translation>Froide — le joueur précédent gagne</translation>
    </message>
    <message>
        <source>Hot — the next player wins</source>
        <translation>Chaude — le joueur suivant gagne</translation>
    </message>
    <message>
        <source>cold: the player who just moved wins</source>
        <translation>froide&#xa0;: celui qui vient de jouer gagne</translation>
    </message>
    <message>
        <source>hot: the player to move wins</source>
        <translation>chaude&#xa0;: celui qui doit jouer gagne</translation>
    </message>
    <message>
        <source>Left wins, whoever starts</source>
        <translation>Gauche gagne, peu importe qui commence</translation>
    </message>
    <message>
        <source>Right wins, whoever starts</source>
        <translation>Droite gagne, peu importe qui commence</translation>
    </message>
    <message>
        <source>Stopped before it was solved; looked at %1</source>
        <translation>Arrêté avant d’être résolu&#x202f;; examiné&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not solved within the time limit; looked at %1</source>
        <translation>Pas résolu dans la limite de temps&#x202f;; examiné&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not solved: the position is too large to be searched</source>
        <translation>Pas résolu&#xa0;: la position est trop grande pour une recherche</translation>
    </message>
    <message>
        <source>Not solved within the memory limit; looked at %1</source>
        <translation>Pas résolu dans la limite de mémoire&#x202f;; examiné&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not solved within the limit of positions; looked at %1</source>
        <translation>Pas résolu dans la limite de positions&#x202f;; examiné&#xa0;: %1</translation>
    </message>
    <message>
        <source>No move is left. In normal play whoever cannot move loses.</source>
        <translation>Il ne reste aucun coup. En convention normale, qui ne peut pas jouer perd.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more move is not listed; it has an answer, too. A further level may argue for all moves at once.</source>
        <translation>
            <numerusform>%1 autre coup n’est pas donné&#x202f;; il a aussi une réponse. Un niveau plus loin argumente peut-être pour tous les coups à la fois.</numerusform>
            <numerusform>%1 autres coups ne sont pas donnés&#x202f;; chacun a aussi une réponse. Un niveau plus loin argumente peut-être pour tous les coups à la fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more moves are not listed; each has an answer, too. A further level may argue for all moves at once.</source>
        <translation>
            <numerusform>%1 autre coup n’est pas donné&#x202f;; il a aussi une réponse. Un niveau plus loin argumente peut-être pour tous les coups à la fois.</numerusform>
            <numerusform>%1 autres coups ne sont pas donnés&#x202f;; chacun a aussi une réponse. Un niveau plus loin argumente peut-être pour tous les coups à la fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>If %1 moves first, %1 wins with a move after which the opponent loses.</source>
        <translation>Si %1 joue en premier, %1 gagne par un coup après lequel l’adversaire perd.</translation>
    </message>
    <message>
        <source>If %1 moves first, %1 loses: every move has a refutation.</source>
        <translation>Si %1 joue en premier, %1 perd&#xa0;: tout coup est réfuté.</translation>
    </message>
    <message>
        <source>Every move from there has an answer.</source>
        <translation>À chaque coup à partir de là, il y a une réponse.</translation>
    </message>
    <message>
        <source>%1 is to move and wins with a move after which the opponent loses.</source>
        <translation>%1 doit jouer et gagne par un coup après lequel l’adversaire perd.</translation>
    </message>
    <message>
        <source>%1 is to move and loses: every move has a refutation.</source>
        <translation>%1 doit jouer et perd&#xa0;: tout coup est réfuté.</translation>
    </message>
    <message>
        <source>The position is cold because every move leaves a hot one.</source>
        <translation>La position est froide parce que tout coup en laisse une chaude.</translation>
    </message>
    <message>
        <source>The position is hot, but no move that leaves a cold one was found within the limits.</source>
        <translation>La position est chaude, mais aucun coup qui en laisse une froide n’a été trouvé dans les limites.</translation>
    </message>
    <message numerus="yes">
        <source>The position is hot because this move leaves a cold one.</source>
        <translation>
            <numerusform>La position est chaude parce que ce coup en laisse une froide.</numerusform>
            <numerusform>La position est chaude parce que ces coups en laissent une froide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The position is hot because these moves leave a cold one.</source>
        <translation>
            <numerusform>La position est chaude parce que ce coup en laisse une froide.</numerusform>
            <numerusform>La position est chaude parce que ces coups en laissent une froide.</numerusform>
        </translation>
    </message>
    <message>
        <source>After “%1”: why %2 loses</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and a player, such as Left</extracomment>
        <translation>Après «&#x202f;%1&#x202f;»&#xa0;: pourquoi %2 perd</translation>
    </message>
    <message>
        <source>After “%1”: the end</source>
        <translation>Après «&#x202f;%1&#x202f;»&#xa0;: la fin</translation>
    </message>
    <message>
        <source>After “%1”: why that is P</source>
        <translation>Après «&#x202f;%1&#x202f;»&#xa0;: pourquoi c’est P</translation>
    </message>
    <message>
        <source>Why: the end</source>
        <translation>Pourquoi&#xa0;: la fin</translation>
    </message>
    <message>
        <source>Why %1 wins: a winning move</source>
        <translation>Pourquoi %1 gagne&#xa0;: un coup gagnant</translation>
    </message>
    <message>
        <source>Why %1 loses: every move is refuted</source>
        <translation>Pourquoi %1 perd&#xa0;: tout coup est réfuté</translation>
    </message>
    <message>
        <source>Why P: every move is refuted</source>
        <translation>Pourquoi P&#xa0;: tout coup est réfuté</translation>
    </message>
    <message>
        <source>Why N: a move leaves P</source>
        <translation>Pourquoi N&#xa0;: un coup laisse P</translation>
    </message>
    <message>
        <source>After the move</source>
        <translation>Après le coup</translation>
    </message>
    <message>
        <source>Why: the nim-sum</source>
        <translation>Pourquoi&#xa0;: la somme de Nim</translation>
    </message>
    <message>
        <source>Labels from the end</source>
        <translation>Les étiquettes à partir de la fin</translation>
    </message>
    <message>
        <source>%1: refuted by %2</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and the reply that wins</extracomment>
        <translation>%1&#xa0;: réfuté par %2</translation>
    </message>
    <message>
        <source>%1: leaves %2, the opponent cannot move and wins</source>
        <extracomment>a move, such as &quot;take 3 from heap 1&quot;, and what is left</extracomment>
        <translation>%1&#xa0;: laisse %2, l’adversaire ne peut pas jouer et gagne</translation>
    </message>
    <message>
        <source>From %1 there is no move, and whoever cannot move wins — so what is %2?</source>
        <extracomment>the same position twice: P or N?</extracomment>
        <translation>À partir de %1, il n’y a aucun coup, et qui ne peut pas jouer gagne — alors, %2&#xa0;: P ou N&#x202f;?</translation>
    </message>
    <message>
        <source>From %1 there is no move, and whoever cannot move has lost — so what is %2?</source>
        <translation>À partir de %1, il n’y a aucun coup, et qui ne peut pas jouer a perdu — alors, %2&#xa0;: P ou N&#x202f;?</translation>
    </message>
    <message>
        <source>From %1 you can leave %2. Position %3 is P — so what is %4?</source>
        <extracomment>a position, what moves leave, one of these that is P, and the first position again</extracomment>
        <translation>À partir de %1, on peut laisser %2. La position %3 est P — alors, %4&#xa0;: P ou N&#x202f;?</translation>
    </message>
    <message>
        <source>From %1 you can only leave %2, which is N — so what is %3?</source>
        <extracomment>a position, what its only move leaves, and the first position again</extracomment>
        <translation>À partir de %1, on ne peut laisser que %2, qui est N — alors, %3&#xa0;: P ou N&#x202f;?</translation>
    </message>
    <message>
        <source>From %1 you can leave %2. None of them is P — so what is %3?</source>
        <extracomment>a position, what moves leave, and the first position again</extracomment>
        <translation>À partir de %1, on peut laisser %2. Aucune n’est P — alors, %3&#xa0;: P ou N&#x202f;?</translation>
    </message>
    <message>
        <source>%1 is N: nobody can move, and the player to move has won.</source>
        <translation>%1 est N&#xa0;: personne ne peut jouer, et celui qui doit jouer a gagné.</translation>
    </message>
    <message>
        <source>%1 is P: nobody can move, and the player who moved last has won.</source>
        <translation>%1 est P&#xa0;: personne ne peut jouer, et celui qui vient de jouer a gagné.</translation>
    </message>
    <message>
        <source>%1 is N: leave %2, and the other player is in P.</source>
        <extracomment>two positions</extracomment>
        <translation>%1 est N&#xa0;: laisse %2, et l’autre joueur est en P.</translation>
    </message>
    <message>
        <source>%1 is P: whatever you leave is N for the other player.</source>
        <translation>%1 est P&#xa0;: quoi que tu laisses, c’est N pour l’autre joueur.</translation>
    </message>
    <message>
        <source>P in this row: %1.</source>
        <translation>Les P de cette rangée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>From the end on: a position is N where a move leaves P, and P where no move does.</source>
        <translation>À partir de la fin&#xa0;: une position est N quand un coup laisse P, et P quand aucun coup ne le fait.</translation>
    </message>
    <message>
        <source>In the same way the labels go on, one after the other, up to %1.</source>
        <translation>Les étiquettes continuent de la même façon, l’une après l’autre, jusqu’à %1.</translation>
    </message>
    <message>
        <source>%1; Grundy value not computed, too many positions</source>
        <translation>%1&#x202f;; valeur de Grundy non calculée, trop de positions</translation>
    </message>
    <message>
        <source>%1; other values not found within the limits</source>
        <translation>%1&#x202f;; autres valeurs non trouvées dans les limites</translation>
    </message>
    <message>
        <source>not solved; looked at %1</source>
        <translation>pas résolu&#x202f;; examiné&#xa0;: %1</translation>
    </message>
    <message>
        <source>by theory: %1</source>
        <translation>par la théorie&#xa0;: %1</translation>
    </message>
    <message>
        <source>by theory</source>
        <extracomment>how the answer was found</extracomment>
        <translation>par la théorie</translation>
    </message>
    <message>
        <source>by table: %1</source>
        <translation>par tableau&#xa0;: %1</translation>
    </message>
    <message>
        <source>by search: %1</source>
        <translation>par recherche&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1; the value of %2 part is not known</source>
        <extracomment>how the answer was found, and how many parts of the sum, here one</extracomment>
        <translation>
            <numerusform>%1&#x202f;; la valeur de %2 partie n’est pas connue</numerusform>
            <numerusform>%1&#x202f;; les valeurs de %2 parties ne sont pas connues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; the values of %2 parts are not known</source>
        <extracomment>how the answer was found, and how many parts</extracomment>
        <translation>
            <numerusform>%1&#x202f;; la valeur de %2 partie n’est pas connue</numerusform>
            <numerusform>%1&#x202f;; les valeurs de %2 parties ne sont pas connues</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 has a 1 there</source>
        <translation>Il n’y a que %1 qui y ait un 1</translation>
    </message>
    <message>
        <source>%1 rows of the table have a 1 there, %2 among them</source>
        <extracomment>how many, and one of them, such as &quot;the coin in box 5&quot;</extracomment>
        <translation>%1 lignes du tableau y ont un 1, dont %2</translation>
    </message>
    <message>
        <source>Only run %1 has a 1 there</source>
        <translation>Seul le bloc %1 y a un 1</translation>
    </message>
    <message>
        <source>Only heap %1 has a 1 there</source>
        <translation>Seul le tas %1 y a un 1</translation>
    </message>
    <message>
        <source>%1 runs have a 1 there, run %2 among them</source>
        <extracomment>how many, and the number of one of them</extracomment>
        <translation>%1 blocs y ont un 1, dont le bloc %2</translation>
    </message>
    <message>
        <source>%1 heaps have a 1 there, heap %2 among them</source>
        <translation>%1 tas y ont un 1, dont le tas %2</translation>
    </message>
    <message>
        <source>%1: a move can make what is left of it worth %2 ⊕ %3 = %4.</source>
        <extracomment>a sentence, such as &quot;Only heap 2 has a 1 there&quot;, and three numbers</extracomment>
        <translation>%1&#xa0;: un coup peut faire que ce qui en reste vaille %2 ⊕ %3 = %4.</translation>
    </message>
    <message>
        <source>%1, so it must shrink to %2 ⊕ %3 = %4.</source>
        <extracomment>a sentence, numbers</extracomment>
        <translation>%1&#xa0;: il faut donc descendre à %2 ⊕ %3 = %4.</translation>
    </message>
    <message>
        <source>%1: it can shrink to %2 ⊕ %3 = %4.</source>
        <extracomment>a sentence, numbers</extracomment>
        <translation>%1&#xa0;: on peut descendre à %2 ⊕ %3 = %4.</translation>
    </message>
    <message>
        <source>The highest 1 of the nim-sum stands in column %1.</source>
        <translation>Le 1 le plus à gauche de la somme de Nim est dans la colonne %1.</translation>
    </message>
    <message>
        <source>Then every column holds an even number of 1s.</source>
        <translation>Alors chaque colonne contient un nombre pair de 1.</translation>
    </message>
    <message>
        <source>The nim-sum is 0: every column holds an even number of 1s.</source>
        <translation>La somme de Nim est 0&#xa0;: chaque colonne contient un nombre pair de 1.</translation>
    </message>
    <message>
        <source>Every move changes what one run is worth, so it leaves some column with an odd number of 1s, and the reply makes all columns even again. So the position is cold: the player to move loses.</source>
        <translation>Tout coup change ce que vaut un bloc&#xa0;: il laisse donc une colonne avec un nombre impair de 1, et la réponse rend de nouveau toutes les colonnes paires. La position est donc froide&#xa0;: celui qui doit jouer perd.</translation>
    </message>
    <message>
        <source>Every move changes what one heap is worth, so it leaves some column with an odd number of 1s, and the reply makes all columns even again. So the position is cold: the player to move loses.</source>
        <translation>Tout coup change ce que vaut un tas&#xa0;: il laisse donc une colonne avec un nombre impair de 1, et la réponse rend de nouveau toutes les colonnes paires. La position est donc froide&#xa0;: celui qui doit jouer perd.</translation>
    </message>
    <message>
        <source>No stone is left: the nim-sum is 0, the position is cold, and it is the opponent who has to move.</source>
        <translation>Il ne reste aucun jeton&#xa0;: la somme de Nim est 0, la position est froide, et c’est à l’adversaire de jouer.</translation>
    </message>
    <message>
        <source>Nothing is left: the nim-sum is 0, and the opponent cannot move.</source>
        <translation>Il ne reste rien&#xa0;: la somme de Nim est 0, et l’adversaire ne peut pas jouer.</translation>
    </message>
    <message>
        <source>Nothing is left, so the nim-sum is 0.</source>
        <translation>Il ne reste rien&#xa0;: la somme de Nim est donc 0.</translation>
    </message>
    <message>
        <source>Nothing counts any more: the nim-sum is 0, the position is cold, and it is the opponent who has to move.</source>
        <translation>Plus rien ne compte&#xa0;: la somme de Nim est 0, la position est froide, et c’est à l’adversaire de jouer.</translation>
    </message>
    <message>
        <source>Nothing here counts as a heap, so the nim-sum is 0 and the position is cold: the player to move loses.</source>
        <translation>Rien ici ne compte comme un tas&#xa0;: la somme de Nim est donc 0 et la position est froide&#xa0;: celui qui doit jouer perd.</translation>
    </message>
    <message>
        <source>%1: %2 has the value %3.</source>
        <extracomment>a row of a table, such as &quot;Heap 2&quot;, the size of the heap, and its Grundy value</extracomment>
        <translation>%1&#xa0;: %2 a la valeur %3.</translation>
    </message>
    <message>
        <source>The value of a run is the smallest number that is not the value of what a move can leave of it.</source>
        <translation>La valeur d’un bloc est le plus petit nombre qui n’est pas la valeur de ce qu’un coup peut en laisser.</translation>
    </message>
    <message>
        <source>The value of a heap is the smallest number that is not the value of what a move can leave of it.</source>
        <translation>La valeur d’un tas est le plus petit nombre qui n’est pas la valeur de ce qu’un coup peut en laisser.</translation>
    </message>
    <message>
        <source>Every column holds an even number of 1s: the nim-sum is 0, the position is cold, and it is the opponent who has to move.</source>
        <translation>Chaque colonne contient un nombre pair de 1&#xa0;: la somme de Nim est 0, la position est froide, et c’est à l’adversaire de jouer.</translation>
    </message>
    <message>
        <source>The nim-sum is %1.</source>
        <translation>La somme de Nim est %1.</translation>
    </message>
    <message>
        <source>expected the name of a game, found %1</source>
        <translation>nom d’un jeu attendu, trouvé %1</translation>
    </message>
    <message>
        <source>expected &apos;:&apos; and a position, found the end</source>
        <translation>&apos;:&apos; et une position attendus, mais c’est la fin</translation>
    </message>
    <message>
        <source>a family needs the variable n, such as in nim:n,m</source>
        <translation>une famille a besoin de la variable n, comme dans nim:n,m</translation>
    </message>
    <message>
        <source>a variable cannot stand beside a digit: it is a number of its own</source>
        <translation>une variable ne peut pas être à côté d’un chiffre&#xa0;: elle est un nombre à elle seule</translation>
    </message>
    <message>
        <source>after ^ expected n, m or a number, found %1</source>
        <translation>après ^, n, m ou un nombre attendu, trouvé %1</translation>
    </message>
    <message>
        <source>before ^ expected a character or a group in parentheses</source>
        <translation>avant ^, un caractère ou un groupe entre parenthèses attendu</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>cette parenthèse n’est pas fermée</translation>
    </message>
    <message>
        <source>this parenthesis was not opened</source>
        <translation>cette parenthèse n’a pas été ouverte</translation>
    </message>
    <message>
        <source>after a group in parentheses expected ^ and how often it is repeated</source>
        <translation>après un groupe entre parenthèses, ^ et le nombre de répétitions attendus</translation>
    </message>
    <message>
        <source>the pattern is too long or too deep</source>
        <translation>le motif est trop long ou trop imbriqué</translation>
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
        <translation>colonne</translation>
    </message>
    <message>
        <source>row</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>what a table shows of each position: P, N, L or R</extracomment>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Moves left</source>
        <extracomment>what a table shows of each position: how many moves the game lasts yet</extracomment>
        <translation>Coups restants</translation>
    </message>
    <message>
        <source>period %1 from n = %2 on, proven for all n: %3</source>
        <extracomment>after how many columns they repeat, from which n on, and the name of a theorem</extracomment>
        <translation>période %1 à partir de n = %2, prouvée pour tout n&#xa0;: %3</translation>
    </message>
    <message>
        <source>period %1 from n = %2 on, seen in this table, not proven</source>
        <translation>période %1 à partir de n = %2, constatée dans ce tableau, non prouvée</translation>
    </message>
    <message>
        <source>No position of this family is allowed: %1, %2</source>
        <extracomment>its first position, such as chomp:0,1, and why it is not allowed</extracomment>
        <translation>Aucune position de cette famille n’est permise&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>%1 not solved</source>
        <translation>%1 non résolues</translation>
    </message>
    <message>
        <source>%1 not allowed by the rules</source>
        <translation>%1 non permises par les règles</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>a game, a family of its positions, which value is shown</extracomment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>and %1 more move</source>
        <translation>
            <numerusform>et %1 autre coup</numerusform>
            <numerusform>et %1 autres coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %1 more moves</source>
        <translation>
            <numerusform>et %1 autre coup</numerusform>
            <numerusform>et %1 autres coups</numerusform>
        </translation>
    </message>
    <message>
        <source>It is known who wins, but the work was stopped before every move was explained.</source>
        <translation>On sait qui gagne, mais le travail a été arrêté avant que tous les coups soient expliqués.</translation>
    </message>
    <message>
        <source>It is known who wins, but the time limit ended the work before every move was explained.</source>
        <translation>On sait qui gagne, mais la limite de temps a mis fin au travail avant que tous les coups soient expliqués.</translation>
    </message>
    <message>
        <source>It is known who wins, but the memory limit ended the work before every move was explained.</source>
        <translation>On sait qui gagne, mais la limite de mémoire a mis fin au travail avant que tous les coups soient expliqués.</translation>
    </message>
    <message>
        <source>It is known who wins, but the limit of positions ended the work before every move was explained.</source>
        <translation>On sait qui gagne, mais la limite de positions a mis fin au travail avant que tous les coups soient expliqués.</translation>
    </message>
    <message>
        <source>How far it got</source>
        <translation>Jusqu’où on est arrivé</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>within a rule: shapes that may be taken, &quot;one stone or two neighbours&quot;</extracomment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>not all of it could be written</source>
        <translation>tout n’a pas pu être écrit</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>it is not a file but a device or a pipe</source>
        <translation>ce n’est pas un fichier, mais un périphérique ou un tube</translation>
    </message>
    <message>
        <source>its name is not UTF-8</source>
        <translation>son nom n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <extracomment>a file, and why</extracomment>
        <translation>Le fichier %1 ne peut pas être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>Equal gaps</source>
        <extracomment>a ready-made board: its gaps are equally long</extracomment>
        <translation>Trous égaux</translation>
    </message>
    <message>
        <source>Equal steps</source>
        <extracomment>a ready-made board: on some steps are equally many coins</extracomment>
        <translation>Marches égales</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a game and its position</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>One step has a mistake: the lesson cannot be shown before it is put right.</source>
        <translation>
            <numerusform>Une étape a une erreur&#xa0;: la leçon ne peut être montrée qu’une fois l’erreur corrigée.</numerusform>
            <numerusform>Une étape a une erreur&#xa0;: la leçon ne peut être montrée qu’une fois l’erreur corrigée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steps have mistakes: the lesson cannot be shown before they are put right.</source>
        <translation>
            <numerusform>Une étape a une erreur&#xa0;: la leçon ne peut être montrée qu’une fois l’erreur corrigée.</numerusform>
            <numerusform>%1 étapes ont des erreurs&#xa0;: la leçon ne peut être montrée qu’une fois les erreurs corrigées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin at the bottom and write P or N into every box. The arrows are the moves.</source>
        <translation>Commence en bas et écris P ou N dans chaque case. Les flèches sont les coups.</translation>
    </message>
    <message>
        <source>Begin with the smallest position and write P or N into every square.</source>
        <translation>Commence par la plus petite position et écris P ou N dans chaque case du tableau.</translation>
    </message>
    <message>
        <source>Begin with the smallest position and write P or N into every box.</source>
        <translation>Commence par la plus petite position et écris P ou N dans chaque case.</translation>
    </message>
    <message>
        <source>P: the previous player wins. N: the next player wins.</source>
        <translation>P&#xa0;: le joueur précédent gagne. N&#xa0;: le joueur suivant gagne.</translation>
    </message>
    <message>
        <source>Whoever cannot move loses: a position without a move is P. A position with a move to a P is N, and one whose moves all lead to an N is P.</source>
        <translation>Qui ne peut pas jouer perd&#xa0;: une position sans coup est P. Une position qui a un coup vers un P est N, et une position dont tous les coups mènent à un N est P.</translation>
    </message>
    <message>
        <source>Whoever cannot move wins: a position without a move is N. A position with a move to a P is N, and one whose moves all lead to an N is P.</source>
        <translation>Qui ne peut pas jouer gagne&#xa0;: une position sans coup est N. Une position qui a un coup vers un P est N, et une position dont tous les coups mènent à un N est P.</translation>
    </message>
    <message>
        <source>Label P and N</source>
        <translation>Étiqueter P et N</translation>
    </message>
    <message>
        <source>Your move</source>
        <extracomment>on paper, before an empty line: which move do you make?</extracomment>
        <translation>Ton coup</translation>
    </message>
    <message>
        <source>board %1: %2</source>
        <extracomment>a move on one of several boards: its number, and the move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>plateau %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Look at board %1.</source>
        <translation>Regarde le plateau %1.</translation>
    </message>
    <message>
        <source>Board %1 holds out longest.</source>
        <translation>Le plateau %1 résiste le plus longtemps.</translation>
    </message>
    <message>
        <source>No shape that may be taken has these stones.</source>
        <translation>Ces jetons ne composent aucune forme qu’on peut prendre.</translation>
    </message>
    <message>
        <source>After a half-turn about its centre the board looks the same, and no move meets its own image. So each move has an answer, the stones that lie opposite: whoever answers makes the last move.</source>
        <translation>Après un demi-tour autour de son centre, le plateau est le même, et aucun coup ne rencontre sa propre image. Chaque coup a donc une réponse, les jetons d’en face&#xa0;: celui qui répond joue le dernier coup.</translation>
    </message>
    <message>
        <source>%1 leaves a board that looks the same after a half-turn about its centre, and no move on it meets its own image. From then on each move has an answer, the stones that lie opposite: whoever answers makes the last move.</source>
        <translation>%1 laisse un plateau qui est le même après un demi-tour autour de son centre, et aucun coup n’y rencontre sa propre image. À partir de là, chaque coup a une réponse, les jetons d’en face&#xa0;: celui qui répond joue le dernier coup.</translation>
    </message>
    <message>
        <source>Cram</source>
        <extracomment>the name of a game</extracomment>
        <translation>Cram</translation>
    </message>
    <message>
        <source>Cram is Domineering for both players alike; Martin Gardner wrote of it in 1974. A board with an even number of rows and columns is lost for the first player, one even by odd is won: mirror the other’s moves.</source>
        <translation>Cram, c’est Domineering avec les mêmes coups pour les deux joueurs&#x202f;; Martin Gardner en a parlé en 1974. Si les nombres de lignes et de colonnes sont tous deux pairs, le premier joueur perd&#x202f;; si un seul des deux est pair, il gagne&#xa0;: il suffit d’imiter en miroir les coups de l’autre.</translation>
    </message>
    <message>
        <source>Domineering</source>
        <extracomment>the name of a game</extracomment>
        <translation>Domineering</translation>
    </message>
    <message>
        <source>Göran Andersson invented Domineering about 1973: Left takes upright dominoes, Right lying ones. Who wins the square boards has been computed up to 11 × 11; on most of them it is the first player.</source>
        <translation>Göran Andersson a inventé Domineering vers 1973&#xa0;: Gauche prend des dominos verticaux, Droite des dominos horizontaux. On a calculé qui gagne sur les plateaux carrés jusqu’à 11 × 11&#x202f;; sur la plupart, c’est le premier joueur.</translation>
    </message>
    <message>
        <source>TacTix</source>
        <extracomment>the name of a game</extracomment>
        <translation>TacTix</translation>
    </message>
    <message>
        <source>Piet Hein published TacTix, also called Bulo, in the 1940s: any unbroken line of a row or a column. It is played misère, since mirrored moves win the normal game.</source>
        <translation>Piet Hein a publié TacTix, appelé aussi Bulo, dans les années 1940&#xa0;: on prend n’importe quel bloc sans trou d’une ligne ou d’une colonne. On y joue en convention misère, car en convention normale les coups en miroir gagnent.</translation>
    </message>
    <message>
        <source>This is Grid Nim with at most three stones to a move.</source>
        <translation>C’est Nim sur grille, avec trois jetons au plus par coup.</translation>
    </message>
    <message>
        <source>Kayles in a row</source>
        <translation>Kayles sur une rangée</translation>
    </message>
    <message>
        <source>Henry Dudeney described Kayles in 1908: one ball knocks down one pin or two neighbours. The first player wins every row, by taking its middle.</source>
        <translation>Henry Dudeney a décrit Kayles en 1908&#xa0;: une boule renverse une quille ou deux quilles voisines. Le premier joueur gagne sur toute rangée, en prenant le milieu.</translation>
    </message>
    <message>
        <source>Two neighbours of a row are taken, never one: the Grundy values of Dawson’s Kayles repeat with period 34, as Richard Guy and Cedric Smith found in 1956.</source>
        <translation>On prend deux voisins d’une rangée, jamais un seul&#xa0;: les valeurs de Grundy de Kayles de Dawson se répètent avec la période 34, comme Richard Guy et Cedric Smith l’ont trouvé en 1956.</translation>
    </message>
    <message>
        <source>Drawn shapes</source>
        <extracomment>the name of a game: which shapes of stones may be taken is drawn</extracomment>
        <translation>Formes dessinées</translation>
    </message>
    <message>
        <source>Take one of the shapes</source>
        <translation>Prendre une des formes</translation>
    </message>
    <message>
        <source>Tables and exact values agree with a search of each board; where each move has its mirror image as an answer, that tells who wins.</source>
        <translation>Les tableaux et les valeurs exactes s’accordent avec une recherche de chaque plateau&#x202f;; là où chaque coup a pour réponse son image en miroir, cela dit qui gagne.</translation>
    </message>
    <message numerus="yes">
        <source>%1 stone can still be taken</source>
        <translation>
            <numerusform>On peut encore prendre %1 jeton</numerusform>
            <numerusform>On peut encore prendre %1 jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stones can still be taken</source>
        <translation>
            <numerusform>On peut encore prendre %1 jeton</numerusform>
            <numerusform>On peut encore prendre %1 jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>dominoes, both ways</source>
        <translation>des dominos, dans les deux sens</translation>
    </message>
    <message>
        <source>Left upright, Right across</source>
        <translation>Gauche à la verticale, Droite à l’horizontale</translation>
    </message>
    <message>
        <source>any run in a line</source>
        <translation>un bloc quelconque d’une ligne ou colonne</translation>
    </message>
    <message>
        <source>1–3 in a line</source>
        <translation>de 1 à 3 par ligne ou colonne</translation>
    </message>
    <message>
        <source>single or domino</source>
        <translation>un seul ou un domino</translation>
    </message>
    <message>
        <source>two neighbours</source>
        <extracomment>of ready-made rules: which stones may be taken</extracomment>
        <translation>deux voisins</translation>
    </message>
    <message>
        <source>Take squares</source>
        <extracomment>the name of ready-made rules: four stones in a square are taken</extracomment>
        <translation>Prendre des carrés</translation>
    </message>
    <message>
        <source>four at a time</source>
        <translation>quatre à la fois</translation>
    </message>
    <message>
        <source>Corners</source>
        <extracomment>the name of ready-made rules: three stones in the shape of an L are taken</extracomment>
        <translation>Coins</translation>
    </message>
    <message>
        <source>three round a corner</source>
        <translation>trois autour d’un coin</translation>
    </message>
    <message>
        <source>Knight’s pairs</source>
        <extracomment>the name of ready-made rules: two stones, a knight&apos;s move of chess apart, are taken</extracomment>
        <translation>Paires de cavalier</translation>
    </message>
    <message>
        <source>two, a knight’s move apart</source>
        <translation>deux, à un saut de cavalier l’un de l’autre</translation>
    </message>
    <message>
        <source>Shapes for both</source>
        <translation>Formes pour les deux</translation>
    </message>
    <message>
        <source>Shapes for Left</source>
        <translation>Formes pour Gauche</translation>
    </message>
    <message>
        <source>Shapes for Right</source>
        <translation>Formes pour Droite</translation>
    </message>
    <message>
        <source>Cram, n columns and m rows</source>
        <translation>Cram, n colonnes et m lignes</translation>
    </message>
    <message>
        <source>Domineering, n columns and m rows</source>
        <translation>Domineering, n colonnes et m lignes</translation>
    </message>
    <message>
        <source>TacTix, n columns and m rows, misère</source>
        <translation>TacTix, n colonnes et m lignes, misère</translation>
    </message>
    <message>
        <source>a shape such as 11 or 10.11</source>
        <translation>une forme comme 11 ou 10.11</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 shape</source>
        <translation>
            <numerusform>plus de %1 forme</numerusform>
            <numerusform>plus de %1 formes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 shapes</source>
        <translation>
            <numerusform>plus de %1 forme</numerusform>
            <numerusform>plus de %1 formes</numerusform>
        </translation>
    </message>
    <message>
        <source>a shape has at most %1 rows and %1 columns</source>
        <translation>une forme a au plus %1 lignes et %1 colonnes</translation>
    </message>
    <message>
        <source>this shape takes no stone: the game would not end</source>
        <translation>cette forme ne prend aucun jeton&#xa0;: le jeu ne finirait pas</translation>
    </message>
    <message>
        <source>No move is left on this board.</source>
        <translation>Il ne reste aucun coup sur ce plateau.</translation>
    </message>
    <message>
        <source>Grundy values add up</source>
        <translation>les valeurs de Grundy s’additionnent</translation>
    </message>
    <message>
        <source>values add up</source>
        <translation>les valeurs s’additionnent</translation>
    </message>
    <message>
        <source> + </source>
        <extracomment>between the games of a sum</extracomment>
        <translation> + </translation>
    </message>
    <message>
        <source>On your turn, make one move on one of the boards.</source>
        <translation>À ton tour, joue un coup sur un des plateaux.</translation>
    </message>
    <message>
        <source>Board %1, %2: %3</source>
        <extracomment>read aloud: the number of a board, its game, and what is on it</extracomment>
        <translation>Plateau %1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Games add up</source>
        <translation>Les jeux s’additionnent</translation>
    </message>
    <message>
        <source>Several games on one table</source>
        <translation>Plusieurs jeux sur une même table</translation>
    </message>
    <message>
        <source>The values of the boards add up.</source>
        <translation>Les valeurs des plateaux s’additionnent.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 piece now</source>
        <translation>
            <numerusform>Il y a maintenant %1 pièce</numerusform>
            <numerusform>Il y a maintenant %1 pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 pieces now</source>
        <translation>
            <numerusform>Il y a maintenant %1 pièce</numerusform>
            <numerusform>Il y a maintenant %1 pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>Three games</source>
        <extracomment>a ready-made table with three boards</extracomment>
        <translation>Trois jeux</translation>
    </message>
    <message>
        <source>With two players</source>
        <translation>Avec Gauche et Droite</translation>
    </message>
    <message>
        <source>Positions, with + between them</source>
        <translation>Positions, séparées par +</translation>
    </message>
    <message>
        <source>board %1</source>
        <extracomment>within a sentence: the number of a board</extracomment>
        <translation>le plateau %1</translation>
    </message>
    <message>
        <source>Values add up</source>
        <translation>Les valeurs s’additionnent</translation>
    </message>
    <message>
        <source>Board %1, %2, is worth %3.</source>
        <extracomment>the number of a board, its game, and its value</extracomment>
        <translation>Le plateau %1 (%2) vaut %3.</translation>
    </message>
    <message>
        <source>What board %1, %2, is worth is not known.</source>
        <extracomment>the number of a board, and its game</extracomment>
        <translation>On ne sait pas ce que vaut le plateau %1 (%2).</translation>
    </message>
    <message>
        <source>Together: %1 = %2.</source>
        <extracomment>a sum of values, and its value</extracomment>
        <translation>Ensemble&#xa0;: %1 = %2.</translation>
    </message>
    <message>
        <source>Tame games</source>
        <extracomment>heads a step of the reasons: games that behave like Nim in misère play, a word of the theory</extracomment>
        <translation>Jeux dociles</translation>
    </message>
    <message>
        <source>Every board is tame: in misère play each counts as the Nim heaps of its genus, and their sum is played as misère Nim.</source>
        <translation>Chaque plateau est docile&#xa0;: en convention misère, il compte comme les tas de Nim de son genre, et la somme des plateaux se joue comme Nim misère.</translation>
    </message>
    <message>
        <source>Games that could go on for ever</source>
        <translation>Jeux qui pourraient durer toujours</translation>
    </message>
    <message>
        <source>On one board a player can retreat again and again. This is decided under one condition: whoever wins answers each retreat by the same advance. Then retreats come to an end, and the board counts as its heaps.</source>
        <translation>Sur un des plateaux, on peut reculer encore et encore. La réponse est donnée sous une condition&#xa0;: celui qui gagne répond à chaque recul en avançant d’autant. Alors les reculs prennent fin, et le plateau compte comme ses tas.</translation>
    </message>
    <message>
        <source>Inside the board of the move</source>
        <translation>Sur le plateau du coup</translation>
    </message>
    <message>
        <source>Board %1, %2, is worth %3. Why?</source>
        <extracomment>the number of a board, its game, and its value</extracomment>
        <translation>Le plateau %1 (%2) vaut %3. Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>a position</source>
        <extracomment>within an error: what should stand there</extracomment>
        <translation>une position</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 position in a sum</source>
        <translation>
            <numerusform>plus de %1 position dans une somme</numerusform>
            <numerusform>plus de %1 positions dans une somme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 positions in a sum</source>
        <translation>
            <numerusform>plus de %1 position dans une somme</numerusform>
            <numerusform>plus de %1 positions dans une somme</numerusform>
        </translation>
    </message>
    <message>
        <source>This game cannot exchange Left and Right.</source>
        <translation>Ce jeu ne permet pas d’échanger Gauche et Droite.</translation>
    </message>
    <message>
        <source>All games of a sum are played by one convention: /misere stands in each of them or in none.</source>
        <translation>Tous les jeux d’une somme se jouent dans la même convention&#xa0;: /misere figure dans chacun ou dans aucun.</translation>
    </message>
    <message>
        <source>Look at option %1.</source>
        <translation>Regarde l’option %1.</translation>
    </message>
    <message>
        <source>Option %1 holds out longest.</source>
        <translation>L’option %1 résiste le plus longtemps.</translation>
    </message>
    <message>
        <source>canonical forms</source>
        <extracomment>the name of a theorem: every game has one simplest form</extracomment>
        <translation>les formes canoniques</translation>
    </message>
    <message>
        <source>Options that another one is at least as good as are dropped, and an option that the opponent answers to his own gain is replaced by what that answer leaves. What remains is %1.</source>
        <translation>Une option est supprimée quand une autre est au moins aussi bonne, et une option à laquelle l’adversaire répond à son avantage est remplacée par ce que cette réponse laisse. Il reste %1.</translation>
    </message>
    <message>
        <source>a number, *, ^, v or {</source>
        <translation>un nombre, *, ^, v ou {</translation>
    </message>
    <message numerus="yes">
        <source>more than %1 option</source>
        <translation>
            <numerusform>plus de %1 option</numerusform>
            <numerusform>plus de %1 options</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 options</source>
        <translation>
            <numerusform>plus de %1 option</numerusform>
            <numerusform>plus de %1 options</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;|&apos; between the options of Left and Right</source>
        <translation>&apos;|&apos; entre les options de Gauche et celles de Droite</translation>
    </message>
    <message>
        <source>&apos;}&apos; at the end of a form</source>
        <translation>&apos;}&apos; à la fin d’une forme</translation>
    </message>
    <message>
        <source>&apos;+&apos;, &apos;-&apos; or the end</source>
        <translation>&apos;+&apos;, &apos;-&apos; ou la fin</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a second bar of the same length; a longer one, ||, binds weaker</source>
        <translation>une seconde barre de même longueur&#x202f;; une plus longue, ||, lie moins fort</translation>
    </message>
    <message numerus="yes">
        <source>forms within more than %1 form</source>
        <translation>
            <numerusform>des formes emboîtées dans plus de %1 forme</numerusform>
            <numerusform>des formes emboîtées dans plus de %1 formes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>forms within more than %1 forms</source>
        <translation>
            <numerusform>des formes emboîtées dans plus de %1 forme</numerusform>
            <numerusform>des formes emboîtées dans plus de %1 formes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 form in one sum</source>
        <translation>
            <numerusform>plus de %1 forme dans une somme</numerusform>
            <numerusform>plus de %1 formes dans une somme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %1 forms in one sum</source>
        <translation>
            <numerusform>plus de %1 forme dans une somme</numerusform>
            <numerusform>plus de %1 formes dans une somme</numerusform>
        </translation>
    </message>
    <message>
        <source>this number is too large for a game</source>
        <translation>ce nombre est trop grand pour un jeu</translation>
    </message>
    <message>
        <source>a fraction is over 2, 4, 8, 16, …</source>
        <translation>le dénominateur d’une fraction est 2, 4, 8, 16, …</translation>
    </message>
    <message>
        <source>a fraction of an up is no game; 1/2+^ is a half and an up</source>
        <translation>une fraction d’un up n’est pas un jeu&#x202f;; 1/2+^ est un demi et un up</translation>
    </message>
    <message>
        <source>A value</source>
        <extracomment>the name of a game: it is given by its value alone, such as {1|-1}</extracomment>
        <translation>Une valeur</translation>
    </message>
    <message>
        <source>The canonical form says who wins, as a search does.</source>
        <translation>La forme canonique dit qui gagne, comme le fait une recherche.</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 move is left now</source>
        <translation>
            <numerusform>Il reste maintenant %1 coup au plus</numerusform>
            <numerusform>Il reste maintenant %1 coups au plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 moves are left now</source>
        <translation>
            <numerusform>Il reste maintenant %1 coup au plus</numerusform>
            <numerusform>Il reste maintenant %1 coups au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a form in the tree to begin there.</source>
        <translation>Cliquer sur une forme de l’arbre pour commencer là.</translation>
    </message>
    <message>
        <source>Switch</source>
        <extracomment>a ready-made value, a noun: a game that both want to move in</extracomment>
        <translation>Switch</translation>
    </message>
    <message>
        <source>Hot</source>
        <extracomment>a ready-made value, an adjective: a hot game</extracomment>
        <translation>Chaud</translation>
    </message>
    <message>
        <source>A sum</source>
        <extracomment>a ready-made value: several games added</extracomment>
        <translation>Une somme</translation>
    </message>
    <message>
        <source>Tiny</source>
        <extracomment>a ready-made value: a very small game, a word of the theory</extracomment>
        <translation>Minuscule</translation>
    </message>
    <message>
        <source>A game such as {2||1|0}</source>
        <translation>Un jeu comme {2||1|0}</translation>
    </message>
    <message>
        <source>Left chooses one of the options on the left, Right one of those on the right; in a sum, in one of its terms.</source>
        <translation>Gauche choisit une des options de gauche, Droite une de celles de droite&#x202f;; dans une somme, à l’intérieur d’un de ses termes.</translation>
    </message>
    <message>
        <source>The game %1.</source>
        <translation>Le jeu %1.</translation>
    </message>
    <message>
        <source>n for Left or m for Right</source>
        <translation>n pour Gauche ou m pour Droite</translation>
    </message>
    <message>
        <source>Each answer leaves a lost position again: argue in the same way from there.</source>
        <translation>Chaque réponse laisse de nouveau une position perdue&#xa0;: argumente de la même façon à partir de là.</translation>
    </message>
    <message>
        <source>Numbers, stars and switches</source>
        <translation>Nombres, étoiles et switches</translation>
    </message>
    <message>
        <source>the values of both, compared</source>
        <translation>les valeurs des deux, comparées</translation>
    </message>
    <message>
        <source>No: %1.</source>
        <extracomment>the answer was wrong; what would have been right</extracomment>
        <translation>Non&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No: in board 1 minus board 2, if %1 moves first, %2 wins.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>Non&#xa0;: dans le plateau 1 moins le plateau 2, si %1 joue en premier, %2 gagne.</translation>
    </message>
    <message>
        <source>No move on board %1 wins. For instance, %2</source>
        <extracomment>the number of a board, and the end of the sentence: what refutes a move there</extracomment>
        <translation>Aucun coup sur le plateau %1 ne gagne. Par exemple, %2</translation>
    </message>
    <message>
        <source>There is no move on board %1.</source>
        <translation>Il n’y a aucun coup sur le plateau %1.</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: whoever starts loses.</source>
        <translation>Le plateau 1 moins le plateau 2 vaut %1&#xa0;: celui qui commence perd.</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: Left wins, whoever starts.</source>
        <translation>Le plateau 1 moins le plateau 2 vaut %1&#xa0;: Gauche gagne, peu importe qui commence.</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: Right wins, whoever starts.</source>
        <translation>Le plateau 1 moins le plateau 2 vaut %1&#xa0;: Droite gagne, peu importe qui commence.</translation>
    </message>
    <message>
        <source>Board 1 minus board 2 is worth %1: whoever starts wins.</source>
        <translation>Le plateau 1 moins le plateau 2 vaut %1&#xa0;: celui qui commence gagne.</translation>
    </message>
    <message>
        <source>both are worth the same</source>
        <translation>les deux valent autant</translation>
    </message>
    <message>
        <source>neither: whoever starts wins the difference</source>
        <translation>aucun des deux&#xa0;: celui qui commence gagne la différence</translation>
    </message>
    <message>
        <source>their values are different</source>
        <translation>leurs valeurs sont différentes</translation>
    </message>
    <message>
        <source>board %1 is worth more</source>
        <translation>le plateau %1 vaut plus</translation>
    </message>
    <message>
        <source>In which game do you move?</source>
        <translation>Dans quel jeu joues-tu&#x202f;?</translation>
    </message>
    <message>
        <source>Which is worth more?</source>
        <translation>Lequel vaut le plus&#x202f;?</translation>
    </message>
    <message>
        <source>Find the board on which a move wins all of them together.</source>
        <translation>Trouver le plateau où un coup fait gagner l’ensemble.</translation>
    </message>
    <message>
        <source>Compare two positions by their values.</source>
        <translation>Comparer deux positions par leurs valeurs.</translation>
    </message>
    <message>
        <source>Are both worth the same?</source>
        <translation>Les deux valent-ils autant&#x202f;?</translation>
    </message>
    <message>
        <source>Choose a board, or make the winning move on it.</source>
        <translation>Choisis un plateau, ou joues-y le coup gagnant.</translation>
    </message>
    <message>
        <source>Choose one of the answers.</source>
        <translation>Choisis une des réponses.</translation>
    </message>
    <message>
        <source>On two rows this is Dawson’s Kayles: a square takes two neighbouring columns. With an even number of rows and columns the first player wins: take the square in the middle, then mirror the other’s moves.</source>
        <translation>Sur deux lignes, c’est Kayles de Dawson&#xa0;: un carré prend deux colonnes voisines. Si les nombres de lignes et de colonnes sont tous deux pairs, le premier joueur gagne&#xa0;: il suffit de prendre le carré du milieu, puis d’imiter en miroir les coups de l’autre.</translation>
    </message>
    <message>
        <source>Solomon Golomb showed in 1954 that such corners can fill a board of 2, 4, 8, 16 … rows and as many columns but for one cell, whichever cell that is. No rule is known for who wins.</source>
        <translation>Solomon Golomb a montré en 1954 que de tels coins peuvent remplir un plateau de 2, 4, 8, 16 … lignes et d’autant de colonnes, sauf une case, quelle que soit cette case. On ne connaît pas de règle qui dise qui gagne.</translation>
    </message>
    <message>
        <source>A knight jumps from a dark cell of a chessboard to a light one, so a move takes one of each. With an even number of rows and columns the second player wins: mirror the other’s moves.</source>
        <translation>Un cavalier saute d’une case foncée de l’échiquier à une case claire&#xa0;: un coup prend donc un jeton sur chacune. Si les nombres de lignes et de colonnes sont tous deux pairs, le second joueur gagne&#xa0;: il suffit d’imiter en miroir les coups de l’autre.</translation>
    </message>
    <message>
        <source>Take %1.</source>
        <extracomment>a rule: the shapes that may be taken, such as &quot;two neighbours or one stone&quot;</extracomment>
        <translation>Prendre %1.</translation>
    </message>
    <message>
        <source>Left takes %1. Right takes %2.</source>
        <extracomment>a rule: the shapes that each player may take, such as &quot;two neighbours&quot;</extracomment>
        <translation>Pour Gauche&#xa0;: %1. Pour Droite&#xa0;: %2.</translation>
    </message>
    <message>
        <source>one stone</source>
        <extracomment>within a rule: what may be taken</extracomment>
        <translation>un jeton</translation>
    </message>
    <message>
        <source>two with a gap between them</source>
        <translation>deux séparés par un trou</translation>
    </message>
    <message>
        <source>two that touch at a corner</source>
        <translation>deux qui se touchent par un coin</translation>
    </message>
    <message>
        <source>an L of three</source>
        <translation>un L de trois</translation>
    </message>
    <message>
        <source>a square of four</source>
        <translation>un carré de quatre</translation>
    </message>
    <message>
        <source>an L of four</source>
        <translation>un L de quatre</translation>
    </message>
    <message>
        <source>a T of four</source>
        <translation>un T de quatre</translation>
    </message>
    <message>
        <source>a zigzag of four</source>
        <translation>un zigzag de quatre</translation>
    </message>
    <message>
        <source>a line of %1</source>
        <translation>un alignement de %1</translation>
    </message>
    <message numerus="yes">
        <source>a shape of %1 stone</source>
        <translation>
            <numerusform>une forme de %1 jeton</numerusform>
            <numerusform>une forme de %1 jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a shape of %1 stones</source>
        <translation>
            <numerusform>une forme de %1 jeton</numerusform>
            <numerusform>une forme de %1 jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>any unbroken line</source>
        <translation>un alignement quelconque sans trou</translation>
    </message>
    <message numerus="yes">
        <source>a line of up to %1 stone</source>
        <translation>
            <numerusform>un alignement d’au plus %1 jeton</numerusform>
            <numerusform>un alignement d’au plus %1 jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a line of up to %1 stones</source>
        <translation>
            <numerusform>un alignement d’au plus %1 jeton</numerusform>
            <numerusform>un alignement d’au plus %1 jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (turned as you like)</source>
        <translation>%1 (dans tous les sens)</translation>
    </message>
    <message>
        <source>%1 (turned, never mirrored)</source>
        <translation>%1 (rotation permise, pas de miroir)</translation>
    </message>
    <message>
        <source>%1 (mirrored, never turned)</source>
        <translation>%1 (miroir permis, pas de rotation)</translation>
    </message>
    <message>
        <source>%1 (only as drawn)</source>
        <translation>%1 (seulement comme sur le dessin)</translation>
    </message>
    <message>
        <source>%1 (side by side)</source>
        <translation>%1 (côte à côte)</translation>
    </message>
    <message>
        <source>%1 (one above the other)</source>
        <translation>%1 (l’un au-dessus de l’autre)</translation>
    </message>
    <message>
        <source>%1 beside stones that stay</source>
        <translation>%1 à côté de jetons qui restent</translation>
    </message>
    <message>
        <source>%1 beside empty cells</source>
        <translation>%1 à côté de cases vides</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>within a rule, for the shapes that a player may take: there are none</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>Board %1, %2, is worth %3. It is hot: Left moving first gets %4, Right moving first %5.</source>
        <extracomment>the number of a board, its game, its value, and two values</extracomment>
        <translation>Le plateau %1 (%2) vaut %3. Il est chaud&#xa0;: si Gauche joue en premier, on arrive à %4&#x202f;; si c’est Droite, à %5.</translation>
    </message>
    <message numerus="yes">
        <source>%1 way</source>
        <extracomment>in how many ways a shape may be turned or mirrored, here 1</extracomment>
        <translation>
            <numerusform>%1 façon</numerusform>
            <numerusform>%1 façons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ways</source>
        <extracomment>in how many ways a shape may be turned or mirrored</extracomment>
        <translation>
            <numerusform>%1 façon</numerusform>
            <numerusform>%1 façons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 take wins.</source>
        <extracomment>a take is a move that takes stones: how many win, and how many there are, here 1</extracomment>
        <translation>
            <numerusform>Coups gagnants&#xa0;: %1 sur %2.</numerusform>
            <numerusform>Coups gagnants&#xa0;: %1 sur %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 takes win.</source>
        <extracomment>a take is a move that takes stones: how many win, and how many there are</extracomment>
        <translation>
            <numerusform>Coups gagnants&#xa0;: %1 sur %2.</numerusform>
            <numerusform>Coups gagnants&#xa0;: %1 sur %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nim-sum %1: change board %2, %3, to ∗%4</source>
        <extracomment>a number, the number of a board, its game, and what it shall be worth</extracomment>
        <translation>Somme de Nim %1&#xa0;: changer le plateau %2 (%3) en ∗%4</translation>
    </message>
    <message>
        <source>%1 (turned and mirrored as you like)</source>
        <translation>%1 (rotation et miroir permis)</translation>
    </message>
    <message>
        <source>%1 (mirrored as you like)</source>
        <translation>%1 (miroir permis)</translation>
    </message>
    <message>
        <source>What stands on this blue edge is worth %1. Add 1, at least once, until it is more than 1: %1 + %2.</source>
        <extracomment>a value, and a number</extracomment>
        <translation>Ce qui repose sur cette arête bleue vaut %1. Ajoute 1, au moins une fois, jusqu’à dépasser 1&#xa0;: %1 + %2.</translation>
    </message>
    <message>
        <source>What stands on this red edge is worth %1. Take away 1, at least once, until it is less than −1: %1 − %2.</source>
        <translation>Ce qui repose sur cette arête rouge vaut %1. Retire 1, au moins une fois, jusqu’à passer au-dessous de −1&#xa0;: %1 − %2.</translation>
    </message>
    <message>
        <source>%1 is to move; the only move wins</source>
        <translation>%1 doit jouer&#x202f;; le seul coup gagne</translation>
    </message>
    <message>
        <source>12 squares: a heap of 14</source>
        <extracomment>of a ready-made game on a strip: how long that is, and the heap that it is</extracomment>
        <translation>12 cases&#xa0;: un tas de 14</translation>
    </message>
    <message>
        <source>Treblecross, 0.007 (squares + 2)</source>
        <extracomment>a game, its octal code, and how large a heap its strip is</extracomment>
        <translation>Treblecross, 0.007 (cases + 2)</translation>
    </message>
    <message>
        <source>%1. Did you mean %2?</source>
        <extracomment>what is wrong with a text that was typed, and what was probably meant</extracomment>
        <translation>%1. Voulais-tu dire %2&#xa0;?</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <extracomment>a button: takes the position in the place of what was typed and could not be read</extracomment>
        <translation>Voulais-tu dire %1&#xa0;?</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>beside a line of counters: its number, such as 2</extracomment>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <extracomment>beside a row of squares: its number, such as 2</extracomment>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>On board %1: %2</source>
        <extracomment>one of several boards, and what was done there, a sentence such as &quot;I took 4 from heap 1.&quot;</extracomment>
        <translation>Sur le plateau %1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>I bit off %1 square.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>J’ai croqué %1 case.</numerusform>
            <numerusform>J’ai croqué %1 cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I bit off %1 squares.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>J’ai croqué %1 case.</numerusform>
            <numerusform>J’ai croqué %1 cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bit off %1 square.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>Tu as croqué %1 case.</numerusform>
            <numerusform>Tu as croqué %1 cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bit off %1 squares.</source>
        <extracomment>of a bar of chocolate</extracomment>
        <translation>
            <numerusform>Tu as croqué %1 case.</numerusform>
            <numerusform>Tu as croqué %1 cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the square you bite at. Every square above it and to its right goes, too.</source>
        <translation>Cliquer sur la case où croquer. Tout ce qui est au-dessus et à sa droite part avec elle.</translation>
    </message>
    <message>
        <source>Click a coin, or drag it.</source>
        <translation>Cliquer sur une pièce, ou la tirer.</translation>
    </message>
    <message>
        <source>Click the square it slides to.</source>
        <translation>Cliquer sur la case où elle glisse.</translation>
    </message>
    <message>
        <source>I slid a coin from %1 to %2.</source>
        <extracomment>the squares, boxes or steps that a coin left and came to</extracomment>
        <translation>J’ai fait glisser une pièce de %1 vers %2.</translation>
    </message>
    <message>
        <source>You slid a coin from %1 to %2.</source>
        <extracomment>the squares, boxes or steps that a coin left and came to</extracomment>
        <translation>Tu as fait glisser une pièce de %1 vers %2.</translation>
    </message>
    <message numerus="yes">
        <source>I moved %1 coin from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>J’ai déplacé %1 pièce de %2 vers %3.</numerusform>
            <numerusform>J’ai déplacé %1 pièces de %2 vers %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I moved %1 coins from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>J’ai déplacé %1 pièce de %2 vers %3.</numerusform>
            <numerusform>J’ai déplacé %1 pièces de %2 vers %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You moved %1 coin from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>Tu as déplacé %1 pièce de %2 vers %3.</numerusform>
            <numerusform>Tu as déplacé %1 pièces de %2 vers %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You moved %1 coins from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>Tu as déplacé %1 pièce de %2 vers %3.</numerusform>
            <numerusform>Tu as déplacé %1 pièces de %2 vers %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the lowest coin you want to move one step down. Those above it go, too.</source>
        <translation>Cliquer sur la pièce la plus basse à descendre d’une marche. Celles du dessus descendent avec elle.</translation>
    </message>
    <message>
        <source>I moved the token to %1.</source>
        <extracomment>the number of a node</extracomment>
        <translation>J’ai déplacé le pion vers %1.</translation>
    </message>
    <message>
        <source>You moved the token to %1.</source>
        <extracomment>the number of a node</extracomment>
        <translation>Tu as déplacé le pion vers %1.</translation>
    </message>
    <message>
        <source>Click where the token goes.</source>
        <translation>Cliquer là où va le pion.</translation>
    </message>
    <message>
        <source>Click the first stone you want to take.</source>
        <translation>Cliquer sur le premier jeton à prendre.</translation>
    </message>
    <message>
        <source>Click the last one, or this one again to take just one.</source>
        <translation>Cliquer sur la dernière pièce, ou de nouveau sur celle-ci pour n’en prendre qu’une.</translation>
    </message>
    <message>
        <source>I took %1 from column %2.</source>
        <extracomment>how many stones, and the name of a column, such as c</extracomment>
        <translation>J’en ai pris %1 dans la colonne %2.</translation>
    </message>
    <message>
        <source>You took %1 from column %2.</source>
        <extracomment>how many stones, and the name of a column, such as c</extracomment>
        <translation>Tu en as pris %1 dans la colonne %2.</translation>
    </message>
    <message>
        <source>I took %1 from row %2.</source>
        <extracomment>how many stones, and the number of a row</extracomment>
        <translation>J’en ai pris %1 dans la ligne %2.</translation>
    </message>
    <message>
        <source>You took %1 from row %2.</source>
        <extracomment>how many stones, and the number of a row</extracomment>
        <translation>Tu en as pris %1 dans la ligne %2.</translation>
    </message>
    <message>
        <source>Click an edge to cut it. What no longer reaches the ground falls.</source>
        <translation>Cliquer sur une arête pour la couper. Tout ce qui n’est plus relié au sol tombe.</translation>
    </message>
    <message>
        <source>I cut a blue stem.</source>
        <translation>J’ai coupé une arête bleue.</translation>
    </message>
    <message>
        <source>You cut a blue stem.</source>
        <translation>Tu as coupé une arête bleue.</translation>
    </message>
    <message>
        <source>I cut a red stem.</source>
        <translation>J’ai coupé une arête rouge.</translation>
    </message>
    <message>
        <source>You cut a red stem.</source>
        <translation>Tu as coupé une arête rouge.</translation>
    </message>
    <message>
        <source>I cut a green stem.</source>
        <translation>J’ai coupé une arête verte.</translation>
    </message>
    <message>
        <source>You cut a green stem.</source>
        <translation>Tu as coupé une arête verte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more fell.</source>
        <extracomment>of a stem that was cut: how many stems fell with it, here one
----------
of a stem that was cut: how many stems fell with it</extracomment>
        <translation>
            <numerusform>%1 autre est tombée.</numerusform>
            <numerusform>%1 autres sont tombées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the lowest stone you want to take. Those above it go, too.</source>
        <translation>Cliquer sur le jeton le plus bas à prendre. Ceux du dessus partent avec lui.</translation>
    </message>
    <message>
        <source>Click the lowest prime you want to divide by. Those above it go, too.</source>
        <translation>Cliquer sur le nombre premier le plus bas par lequel diviser. Ceux du dessus partent avec lui.</translation>
    </message>
    <message>
        <source>I divided by %1.</source>
        <translation>J’ai divisé par %1.</translation>
    </message>
    <message>
        <source>You divided by %1.</source>
        <translation>Tu as divisé par %1.</translation>
    </message>
    <message>
        <source>Click the first counter you want to take.</source>
        <translation>Cliquer sur le premier jeton à prendre.</translation>
    </message>
    <message>
        <source>I took %1 from line %2.</source>
        <extracomment>how many counters, and the number of the line</extracomment>
        <translation>J’en ai pris %1 sur la ligne %2.</translation>
    </message>
    <message>
        <source>You took %1 from line %2.</source>
        <extracomment>how many counters, and the number of the line</extracomment>
        <translation>Tu en as pris %1 sur la ligne %2.</translation>
    </message>
    <message>
        <source>I divided %1 into %2 and %3.</source>
        <extracomment>&quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>J’ai partagé le %1 en %2 et %3.</translation>
    </message>
    <message>
        <source>You divided %1 into %2 and %3.</source>
        <extracomment>&quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>Tu as partagé le %1 en %2 et %3.</translation>
    </message>
    <message>
        <source>Click one of your tokens, or drag it.</source>
        <translation>Cliquer sur l’un de tes pions, ou le tirer.</translation>
    </message>
    <message>
        <source>Click the square it goes to.</source>
        <translation>Cliquer sur la case où il va.</translation>
    </message>
    <message>
        <source>I moved from %2 to %3 in row %1.</source>
        <extracomment>the number of a row, and two squares</extracomment>
        <translation>J’ai déplacé mon pion de %2 vers %3 sur la ligne %1.</translation>
    </message>
    <message>
        <source>You moved from %2 to %3 in row %1.</source>
        <extracomment>the number of a row, and two squares</extracomment>
        <translation>Tu as déplacé ton pion de %2 vers %3 sur la ligne %1.</translation>
    </message>
    <message>
        <source>I added %1 to %2.</source>
        <extracomment>how many were added, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>J’en ai remis %1 sur le %2.</translation>
    </message>
    <message>
        <source>You added %1 to %2.</source>
        <extracomment>how many were added, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>Tu en as remis %1 sur le %2.</translation>
    </message>
    <message>
        <source>I used a skip.</source>
        <translation>J’ai utilisé une passe.</translation>
    </message>
    <message>
        <source>You used a skip.</source>
        <translation>Tu as utilisé une passe.</translation>
    </message>
    <message>
        <source>Click a counter, or drag it.</source>
        <translation>Cliquer sur un pion, ou le tirer.</translation>
    </message>
    <message>
        <source>Click the place it goes to, straight left or down.</source>
        <translation>Cliquer sur la place où il va, tout droit vers la gauche ou vers le bas.</translation>
    </message>
    <message>
        <source>I moved a counter from %1 to %2.</source>
        <extracomment>two squares, such as (3, 5)</extracomment>
        <translation>J’ai déplacé un pion de %1 vers %2.</translation>
    </message>
    <message>
        <source>You moved a counter from %1 to %2.</source>
        <extracomment>two squares, such as (3, 5)</extracomment>
        <translation>Tu as déplacé un pion de %1 vers %2.</translation>
    </message>
    <message>
        <source>Click the queen, or drag her.</source>
        <translation>Cliquer sur la dame, ou la tirer.</translation>
    </message>
    <message>
        <source>Click the square she goes to.</source>
        <translation>Cliquer sur la case où elle va.</translation>
    </message>
    <message>
        <source>I moved the queen to %1.</source>
        <extracomment>a square, such as (3, 5)</extracomment>
        <translation>J’ai déplacé la dame vers %1.</translation>
    </message>
    <message>
        <source>You moved the queen to %1.</source>
        <extracomment>a square, such as (3, 5)</extracomment>
        <translation>Tu as déplacé la dame vers %1.</translation>
    </message>
    <message numerus="yes">
        <source>I took %1 stone.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>J’ai pris %1 jeton.</numerusform>
            <numerusform>J’ai pris %1 jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I took %1 stones.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>J’ai pris %1 jeton.</numerusform>
            <numerusform>J’ai pris %1 jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took %1 stone.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>Tu as pris %1 jeton.</numerusform>
            <numerusform>Tu as pris %1 jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took %1 stones.</source>
        <extracomment>how many were taken</extracomment>
        <translation>
            <numerusform>Tu as pris %1 jeton.</numerusform>
            <numerusform>Tu as pris %1 jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a stone of the shape you want to take.</source>
        <translation>Cliquer sur un jeton de la forme à prendre.</translation>
    </message>
    <message>
        <source>Click the last stone of the shape.</source>
        <translation>Cliquer sur le dernier jeton de la forme.</translation>
    </message>
    <message>
        <source>Make a move on any one of the boards.</source>
        <translation>Jouer un coup sur l’un des plateaux, au choix.</translation>
    </message>
    <message>
        <source>Click where this move ends.</source>
        <translation>Cliquer là où finit ce coup.</translation>
    </message>
    <message>
        <source>the heap</source>
        <translation>tas</translation>
    </message>
    <message>
        <source>the left heap</source>
        <translation>tas de gauche</translation>
    </message>
    <message>
        <source>the right heap</source>
        <translation>tas de droite</translation>
    </message>
    <message>
        <source>the middle heap</source>
        <translation>tas du milieu</translation>
    </message>
    <message>
        <source>I took %1 from %2.</source>
        <extracomment>how many were taken, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>J’en ai pris %1 dans le %2.</translation>
    </message>
    <message>
        <source>You took %1 from %2.</source>
        <extracomment>how many were taken, and &quot;the left heap&quot; or &quot;heap 5&quot;</extracomment>
        <translation>Tu en as pris %1 dans le %2.</translation>
    </message>
    <message>
        <source>Click one of your animals: it steps or jumps.</source>
        <translation>Cliquer sur l’un de tes animaux : il avance ou il saute.</translation>
    </message>
    <message>
        <source>I hopped from %1 to %2.</source>
        <extracomment>of a toad or a frog: the two squares</extracomment>
        <translation>J’ai sauté de %1 à %2.</translation>
    </message>
    <message>
        <source>You hopped from %1 to %2.</source>
        <extracomment>of a toad or a frog: the two squares</extracomment>
        <translation>Tu as sauté de %1 à %2.</translation>
    </message>
    <message>
        <source>I turned turtles %1 and %2.</source>
        <extracomment>the squares of two turtles that were turned over</extracomment>
        <translation>J’ai retourné les tortues %1 et %2.</translation>
    </message>
    <message>
        <source>You turned turtles %1 and %2.</source>
        <extracomment>the squares of two turtles that were turned over</extracomment>
        <translation>Tu as retourné les tortues %1 et %2.</translation>
    </message>
    <message>
        <source>I turned coins %1 and %2.</source>
        <extracomment>the squares of two coins that were turned over</extracomment>
        <translation>J’ai retourné les pièces %1 et %2.</translation>
    </message>
    <message>
        <source>You turned coins %1 and %2.</source>
        <extracomment>the squares of two coins that were turned over</extracomment>
        <translation>Tu as retourné les pièces %1 et %2.</translation>
    </message>
    <message>
        <source>Click a head to turn it over.</source>
        <translation>Cliquer sur une face pour la retourner.</translation>
    </message>
    <message>
        <source>Click the other coin that turns over.</source>
        <translation>Cliquer sur l’autre pièce à retourner.</translation>
    </message>
    <message>
        <source>I went to %1.</source>
        <extracomment>the option of a game that was chosen, such as {0|1}</extracomment>
        <translation>J’ai joué vers %1.</translation>
    </message>
    <message>
        <source>You went to %1.</source>
        <extracomment>the option of a game that was chosen, such as {0|1}</extracomment>
        <translation>Tu as joué vers %1.</translation>
    </message>
    <message>
        <source>Click the form you move to.</source>
        <translation>Cliquer sur la forme vers laquelle jouer.</translation>
    </message>
    <message numerus="yes">
        <source>Take just %1 there.</source>
        <extracomment>a hint: so many pieces are to be taken where one was told to look</extracomment>
        <translation>
            <numerusform>Là, n’en prends que %1.</numerusform>
            <numerusform>Là, prends-en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 there.</source>
        <extracomment>a hint: so many pieces are to be taken where one was told to look</extracomment>
        <translation>
            <numerusform>Là, n’en prends que %1.</numerusform>
            <numerusform>Là, prends-en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 bit off %1 square.</source>
        <extracomment>of a bar of chocolate; %2: who did it</extracomment>
        <translation>
            <numerusform>%2 a croqué %1 case.</numerusform>
            <numerusform>%2 a croqué %1 cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 bit off %1 squares.</source>
        <extracomment>of a bar of chocolate; %2: who did it</extracomment>
        <translation>
            <numerusform>%2 a croqué %1 case.</numerusform>
            <numerusform>%2 a croqué %1 cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>%3 slid a coin from %1 to %2.</source>
        <extracomment>the squares, boxes or steps that a coin left and came to; %3: who did it</extracomment>
        <translation>%3 a fait glisser une pièce de %1 vers %2.</translation>
    </message>
    <message numerus="yes">
        <source>%4 moved %1 coin from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps; %4: who did it</extracomment>
        <translation>
            <numerusform>%4 a déplacé %1 pièce de %2 vers %3.</numerusform>
            <numerusform>%4 a déplacé %1 pièces de %2 vers %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%4 moved %1 coins from %2 to %3.</source>
        <extracomment>how many coins, and the two boxes or steps; %4: who did it</extracomment>
        <translation>
            <numerusform>%4 a déplacé %1 pièce de %2 vers %3.</numerusform>
            <numerusform>%4 a déplacé %1 pièces de %2 vers %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 moved the token to %1.</source>
        <extracomment>the number of a node; %2: who did it</extracomment>
        <translation>%2 a déplacé le pion vers %1.</translation>
    </message>
    <message>
        <source>%3 took %1 from column %2.</source>
        <extracomment>how many stones, and the name of a column, such as c; %3: who did it</extracomment>
        <translation>%3 en a pris %1 dans la colonne %2.</translation>
    </message>
    <message>
        <source>%3 took %1 from row %2.</source>
        <extracomment>how many stones, and the number of a row; %3: who did it</extracomment>
        <translation>%3 en a pris %1 dans la ligne %2.</translation>
    </message>
    <message>
        <source>%1 cut a blue stem.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>%1 a coupé une arête bleue.</translation>
    </message>
    <message>
        <source>%1 cut a red stem.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>%1 a coupé une arête rouge.</translation>
    </message>
    <message>
        <source>%1 cut a green stem.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>%1 a coupé une arête verte.</translation>
    </message>
    <message>
        <source>%2 divided by %1.</source>
        <extracomment>%2: who did it</extracomment>
        <translation>%2 a divisé par %1.</translation>
    </message>
    <message>
        <source>%3 took %1 from line %2.</source>
        <extracomment>how many counters, and the number of the line; %3: who did it</extracomment>
        <translation>%3 en a pris %1 sur la ligne %2.</translation>
    </message>
    <message>
        <source>divide %1 into %2 and %3</source>
        <extracomment>a move: &quot;the left heap&quot;, and the sizes of what it becomes</extracomment>
        <translation>partager le %1 en %2 et %3</translation>
    </message>
    <message>
        <source>take %1 from %2, leaving %3 and %4</source>
        <extracomment>a move: how many pins, &quot;the left heap&quot;, and the sizes of what is left</extracomment>
        <translation>en prendre %1 dans le %2, en laissant %3 et %4</translation>
    </message>
    <message>
        <source>%4 divided %1 into %2 and %3.</source>
        <extracomment>&quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became; %4: who did it</extracomment>
        <translation>%4 a partagé le %1 en %2 et %3.</translation>
    </message>
    <message>
        <source>I took %1 from %2. %3 and %4 are left.</source>
        <extracomment>how many were taken, &quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>J’en ai pris %1 dans le %2. Il reste %3 et %4.</translation>
    </message>
    <message>
        <source>You took %1 from %2. %3 and %4 are left.</source>
        <extracomment>how many were taken, &quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became</extracomment>
        <translation>Tu en as pris %1 dans le %2. Il reste %3 et %4.</translation>
    </message>
    <message>
        <source>%5 took %1 from %2. %3 and %4 are left.</source>
        <extracomment>how many were taken, &quot;the left heap&quot; or &quot;heap 5&quot;, and the sizes of what it became; %5: who did it</extracomment>
        <translation>%5 en a pris %1 dans le %2. Il reste %3 et %4.</translation>
    </message>
    <message>
        <source>%4 moved from %2 to %3 in row %1.</source>
        <extracomment>the number of a row, and two squares; %4: who did it</extracomment>
        <translation>%4 a déplacé son pion de %2 vers %3 sur la ligne %1.</translation>
    </message>
    <message>
        <source>add %1 to %2</source>
        <extracomment>a move: how many stones, and &quot;the left heap&quot;</extracomment>
        <translation>en remettre %1 sur le %2</translation>
    </message>
    <message>
        <source>%3 added %1 to %2.</source>
        <extracomment>how many were added, and &quot;the left heap&quot; or &quot;heap 5&quot;; %3: who did it</extracomment>
        <translation>%3 en a remis %1 sur le %2.</translation>
    </message>
    <message>
        <source>%1 used a skip.</source>
        <extracomment>%1: who did it</extracomment>
        <translation>%1 a utilisé une passe.</translation>
    </message>
    <message>
        <source>%3 moved a counter from %1 to %2.</source>
        <extracomment>two squares, such as (3, 5); %3: who did it</extracomment>
        <translation>%3 a déplacé un pion de %1 vers %2.</translation>
    </message>
    <message>
        <source>%2 moved the queen to %1.</source>
        <extracomment>a square, such as (3, 5); %2: who did it</extracomment>
        <translation>%2 a déplacé la dame vers %1.</translation>
    </message>
    <message numerus="yes">
        <source>%2 took %1 stone.</source>
        <extracomment>how many were taken; %2: who did it</extracomment>
        <translation>
            <numerusform>%2 a pris %1 jeton.</numerusform>
            <numerusform>%2 a pris %1 jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 took %1 stones.</source>
        <extracomment>how many were taken; %2: who did it</extracomment>
        <translation>
            <numerusform>%2 a pris %1 jeton.</numerusform>
            <numerusform>%2 a pris %1 jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>the upper heap</source>
        <translation>tas du haut</translation>
    </message>
    <message>
        <source>the lower heap</source>
        <translation>tas du bas</translation>
    </message>
    <message>
        <source>heap %1 of the upper row</source>
        <extracomment>of several rows of heaps: the number of the heap in its row</extracomment>
        <translation>tas %1 de la rangée du haut</translation>
    </message>
    <message>
        <source>heap %1 of the lower row</source>
        <translation>tas %1 de la rangée du bas</translation>
    </message>
    <message>
        <source>heap %1 of the middle row</source>
        <translation>tas %1 de la rangée du milieu</translation>
    </message>
    <message>
        <source>%3 took %1 from %2.</source>
        <extracomment>how many were taken, and &quot;the left heap&quot; or &quot;heap 5&quot;; %3: who did it</extracomment>
        <translation>%3 en a pris %1 dans le %2.</translation>
    </message>
    <message>
        <source>take %1 from %2</source>
        <extracomment>a move: how many are taken, and &quot;the left heap&quot;</extracomment>
        <translation>en prendre %1 dans le %2</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <extracomment>a hint: &quot;the left heap&quot;</extracomment>
        <translation>Le %1 résiste le plus longtemps.</translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <extracomment>a hint: &quot;the left heap&quot;</extracomment>
        <translation>Regarde le %1.</translation>
    </message>
    <message>
        <source>%3 hopped from %1 to %2.</source>
        <extracomment>of a toad or a frog: the two squares; %3: who did it</extracomment>
        <translation>%3 a sauté de %1 à %2.</translation>
    </message>
    <message>
        <source>I turned turtle %1.</source>
        <extracomment>the square of the turtle that was turned over</extracomment>
        <translation>J’ai retourné la tortue %1.</translation>
    </message>
    <message>
        <source>You turned turtle %1.</source>
        <extracomment>the square of the turtle that was turned over</extracomment>
        <translation>Tu as retourné la tortue %1.</translation>
    </message>
    <message>
        <source>%2 turned turtle %1.</source>
        <extracomment>the square of the turtle that was turned over; %2: who did it</extracomment>
        <translation>%2 a retourné la tortue %1.</translation>
    </message>
    <message>
        <source>%3 turned turtles %1 and %2.</source>
        <extracomment>the squares of two turtles that were turned over; %3: who did it</extracomment>
        <translation>%3 a retourné les tortues %1 et %2.</translation>
    </message>
    <message>
        <source>%3 turned coins %1 and %2.</source>
        <extracomment>the squares of two coins that were turned over; %3: who did it</extracomment>
        <translation>%3 a retourné les pièces %1 et %2.</translation>
    </message>
    <message>
        <source>%2 went to %1.</source>
        <extracomment>the option of a game that was chosen, such as {0|1}; %2: who did it</extracomment>
        <translation>%2 a joué vers %1.</translation>
    </message>
    <message>
        <source>I left nothing but the crossed square</source>
        <translation>Je n’ai laissé que la case barrée</translation>
    </message>
    <message>
        <source>I took the last counter</source>
        <translation>J’ai pris le dernier jeton</translation>
    </message>
    <message>
        <source>I took the last stone</source>
        <translation>J’ai pris le dernier jeton</translation>
    </message>
    <message>
        <source>I made the last move</source>
        <translation>J’ai joué le dernier coup</translation>
    </message>
    <message numerus="yes">
        <source>%1 move.</source>
        <translation>
            <numerusform>%1 coup.</numerusform>
            <numerusform>%1 coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves.</source>
        <translation>
            <numerusform>%1 coup.</numerusform>
            <numerusform>%1 coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a winning first move: there is %1.</source>
        <translation>
            <numerusform>Trouve un premier coup gagnant : il y en a %1.</numerusform>
            <numerusform>Trouve un premier coup gagnant : il y en a %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a winning first move: there are %1.</source>
        <translation>
            <numerusform>Trouve un premier coup gagnant : il y en a %1.</numerusform>
            <numerusform>Trouve un premier coup gagnant : il y en a %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click one more to turn it, too, or this one again to turn it alone.</source>
        <translation>Cliquer sur une autre pour la retourner aussi, ou de nouveau sur celle-ci pour la retourner seule.</translation>
    </message>
    <message>
        <source>bite at %1</source>
        <extracomment>a move, a verb: the square of a bar of chocolate, such as b2, where it is bitten off</extracomment>
        <translation>croquer en %1</translation>
    </message>
    <message numerus="yes">
        <source>move %1 coin from %2 to %3</source>
        <extracomment>a move, a verb: how many coins, and the two boxes or steps; here one coin</extracomment>
        <translation>
            <numerusform>déplacer %1 pièce de %2 vers %3</numerusform>
            <numerusform>déplacer %1 pièces de %2 vers %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %1 coins from %2 to %3</source>
        <extracomment>a move, a verb: how many coins, and the two boxes or steps</extracomment>
        <translation>
            <numerusform>déplacer %1 pièce de %2 vers %3</numerusform>
            <numerusform>déplacer %1 pièces de %2 vers %3</numerusform>
        </translation>
    </message>
    <message>
        <source>slide a coin from %1 to %2</source>
        <extracomment>a move, a verb: the squares, boxes or steps that a coin leaves and comes to</extracomment>
        <translation>faire glisser une pièce de %1 vers %2</translation>
    </message>
    <message>
        <source>move the token to %1</source>
        <extracomment>a move, a verb: the number of a node</extracomment>
        <translation>déplacer le pion vers %1</translation>
    </message>
    <message>
        <source>cut the blue edge from %1 to %2</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>couper l’arête bleue de %1 à %2</translation>
    </message>
    <message>
        <source>cut the red edge from %1 to %2</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>couper l’arête rouge de %1 à %2</translation>
    </message>
    <message>
        <source>cut the green edge from %1 to %2</source>
        <extracomment>a move, a verb: two joints, such as 1 and 2</extracomment>
        <translation>couper l’arête verte de %1 à %2</translation>
    </message>
    <message>
        <source>take counter %1 of line %2</source>
        <extracomment>a move, a verb: the place of a counter, and the number of its line</extracomment>
        <translation>prendre le jeton %1 de la ligne %2</translation>
    </message>
    <message>
        <source>take counters %1 to %2 of line %3</source>
        <extracomment>a move, a verb: the places of the first and the last counter, and the number of their line</extracomment>
        <translation>prendre les jetons %1 à %2 de la ligne %3</translation>
    </message>
    <message>
        <source>move from %2 to %3 in row %1</source>
        <translation>déplacer le pion de %2 vers %3 sur la ligne %1</translation>
    </message>
    <message>
        <source>move a counter from %1 to %2</source>
        <extracomment>a move, a verb: two squares, such as (3, 5)</extracomment>
        <translation>déplacer un pion de %1 vers %2</translation>
    </message>
    <message>
        <source>move the queen to %1</source>
        <extracomment>a move, a verb: a square, such as (3, 5)</extracomment>
        <translation>déplacer la dame vers %1</translation>
    </message>
    <message>
        <source>hop from %1 to %2</source>
        <translation>sauter de %1 à %2</translation>
    </message>
    <message>
        <source>go to %1</source>
        <translation>jouer vers %1</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>head of the column of moves: how many sticks are taken</extracomment>
        <translation>Allumettes</translation>
    </message>
    <message>
        <source>Click the first match you want to take. Those behind it go, too.</source>
        <translation>Cliquer sur la première allumette à prendre. Celles de derrière partent avec elle.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 match now</source>
        <translation>
            <numerusform>Il y a maintenant %1 allumette</numerusform>
            <numerusform>Il y a maintenant %1 allumettes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 matches now</source>
        <translation>
            <numerusform>Il y a maintenant %1 allumette</numerusform>
            <numerusform>Il y a maintenant %1 allumettes</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten matches</source>
        <extracomment>a ready-made board</extracomment>
        <translation>Dix allumettes</translation>
    </message>
    <message numerus="yes">
        <source>Take %1 match from one heap.</source>
        <translation>
            <numerusform>Prends %1 allumette dans un seul tas.</numerusform>
            <numerusform>Prends %1 allumettes dans un seul tas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 matches from one heap.</source>
        <translation>
            <numerusform>Prends %1 allumette dans un seul tas.</numerusform>
            <numerusform>Prends %1 allumettes dans un seul tas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 match.</source>
        <translation>
            <numerusform>Prends %1 allumette.</numerusform>
            <numerusform>Prends %1 allumettes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 matches.</source>
        <translation>
            <numerusform>Prends %1 allumette.</numerusform>
            <numerusform>Prends %1 allumettes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taking the last match wins.</source>
        <translation>Prendre la dernière allumette fait gagner.</translation>
    </message>
    <message>
        <source>Taking the last match loses.</source>
        <translation>Prendre la dernière allumette fait perdre.</translation>
    </message>
    <message>
        <source>You took the last match</source>
        <translation>Tu as pris la dernière allumette</translation>
    </message>
    <message>
        <source>%1 took the last match</source>
        <translation>%1 a pris la dernière allumette</translation>
    </message>
    <message>
        <source>I took the last match</source>
        <translation>J’ai pris la dernière allumette</translation>
    </message>
    <message>
        <source>Heaps are divided here: choose a line between two segments.</source>
        <translation>Ici, on partage des tas : choisir un trait entre deux segments.</translation>
    </message>
    <message>
        <source>The two pins are not of one heap.</source>
        <translation>Les deux quilles ne sont pas du même tas.</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Quilles</translation>
    </message>
    <message>
        <source>Click the first pin you want to take.</source>
        <translation>Cliquer sur la première quille à prendre.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 pin now</source>
        <translation>
            <numerusform>Il y a maintenant %1 quille</numerusform>
            <numerusform>Il y a maintenant %1 quilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 pins now</source>
        <translation>
            <numerusform>Il y a maintenant %1 quille</numerusform>
            <numerusform>Il y a maintenant %1 quilles</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a pin to cut the heap off there, or a heap’s number to add a pin.</source>
        <translation>Cliquer sur une quille pour y couper le tas, ou sur le numéro d’un tas pour ajouter une quille.</translation>
    </message>
    <message>
        <source>Click between two segments to cut the cane there.</source>
        <translation>Cliquer entre deux segments pour y couper la canne.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 segment now</source>
        <translation>
            <numerusform>Il y a maintenant %1 segment</numerusform>
            <numerusform>Il y a maintenant %1 segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 segments now</source>
        <translation>
            <numerusform>Il y a maintenant %1 segment</numerusform>
            <numerusform>Il y a maintenant %1 segments</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a segment to cut the heap off there, or a heap’s number to add a segment.</source>
        <translation>Cliquer sur un segment pour y couper le tas, ou sur le numéro d’un tas pour ajouter un segment.</translation>
    </message>
    <message numerus="yes">
        <source>take %1 pin from an end of a heap</source>
        <translation>
            <numerusform>prendre %1 quille au bout d’un tas</numerusform>
            <numerusform>prendre %1 quilles au bout d’un tas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 pins from an end of a heap</source>
        <translation>
            <numerusform>prendre %1 quille au bout d’un tas</numerusform>
            <numerusform>prendre %1 quilles au bout d’un tas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 pin of a heap, but not a whole heap</source>
        <translation>
            <numerusform>prendre %1 quille d’un tas, mais pas un tas entier</numerusform>
            <numerusform>prendre %1 quilles voisines d’un tas, mais pas un tas entier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 neighbouring pins of a heap, but not a whole heap</source>
        <translation>
            <numerusform>prendre %1 quille d’un tas, mais pas un tas entier</numerusform>
            <numerusform>prendre %1 quilles voisines d’un tas, mais pas un tas entier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 pin of a heap</source>
        <translation>
            <numerusform>prendre %1 quille d’un tas</numerusform>
            <numerusform>prendre %1 quilles voisines d’un tas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %1 neighbouring pins of a heap</source>
        <translation>
            <numerusform>prendre %1 quille d’un tas</numerusform>
            <numerusform>prendre %1 quilles voisines d’un tas</numerusform>
        </translation>
    </message>
    <message>
        <source>Nim, and chips may come back</source>
        <translation>Nim, où des jetons reviennent</translation>
    </message>
    <message>
        <source>Chips put back are taken again: it is won as Nim is.</source>
        <translation>Les jetons remis sont repris : on y gagne comme à Nim.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Click the lowest chip you want to take, or an empty place to fill the heap up to there.</source>
        <translation>Cliquer sur le jeton le plus bas à prendre, ou sur une place vide pour remplir le tas jusque-là.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 chip now</source>
        <translation>
            <numerusform>Il y a maintenant %1 jeton</numerusform>
            <numerusform>Il y a maintenant %1 jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 chips now</source>
        <translation>
            <numerusform>Il y a maintenant %1 jeton</numerusform>
            <numerusform>Il y a maintenant %1 jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>Take any number of chips from one heap, or use up one of your adds and put chips back on a heap, up to its cap.</source>
        <translation>Prends autant de jetons que tu veux dans un seul tas, ou utilise l’une de tes remises pour en remettre sur un tas, jusqu’à son plafond.</translation>
    </message>
    <message>
        <source>Putting chips back is reversible: the opponent takes the same chips again, and an add is gone (Left has %1 left, Right has %2). So adds change nothing, and the heaps decide as in Nim: their nim-sum is %3.</source>
        <extracomment>how often each player may still add stones, and a number</extracomment>
        <translation>Remettre des jetons est réversible : l’adversaire reprend les mêmes jetons, et une remise est partie (il en reste %1 à Gauche, %2 à Droite). Les remises ne changent donc rien, et les tas décident comme à Nim : leur somme de Nim est %3.</translation>
    </message>
    <message>
        <source>Click the lowest chip you want to take, or skip a turn.</source>
        <translation>Cliquer sur le jeton le plus bas à prendre, ou passer son tour.</translation>
    </message>
    <message>
        <source>One chip</source>
        <extracomment>of a ready-made board: it has one chip</extracomment>
        <translation>Un jeton</translation>
    </message>
    <message>
        <source>with the last chip</source>
        <translation>avec le dernier jeton</translation>
    </message>
    <message>
        <source>Take any number of chips from one heap, or use up one of your skips. The game ends when all chips are taken.</source>
        <translation>Prends autant de jetons que tu veux dans un seul tas, ou utilise l’une de tes passes. La partie finit quand tous les jetons sont pris.</translation>
    </message>
    <message>
        <source>Take any number of chips from one heap, or use up one of your skips.</source>
        <translation>Prends autant de jetons que tu veux dans un seul tas, ou utilise l’une de tes passes.</translation>
    </message>
    <message>
        <source>The game is over when the chips are gone, so a skip that is left over is worth nothing: comparing the skips is not the rule here, and the answer is found by search.</source>
        <translation>La partie est finie quand il n’y a plus de jetons ; une passe qui reste ne vaut donc rien : comparer les passes n’est pas la règle ici, et la réponse se trouve par recherche.</translation>
    </message>
    <message>
        <source>That holds when skips may be used after the last chip. When the game ends with the chips, a skip that is left over is worth nothing: whoever can take the last heap whole wins.</source>
        <translation>C’est vrai quand on peut se servir des passes après le dernier jeton. Quand la partie finit avec les jetons, une passe qui reste ne vaut rien : celui qui peut prendre le dernier tas en entier gagne.</translation>
    </message>
    <message>
        <source>The turtle on the right must stand on its feet.</source>
        <translation>La tortue de droite doit être sur ses pattes.</translation>
    </message>
    <message>
        <source>Look at turtle %1.</source>
        <translation>Regarde la tortue %1.</translation>
    </message>
    <message>
        <source>Turtle %1 holds out longest.</source>
        <translation>La tortue %1 résiste le plus longtemps.</translation>
    </message>
    <message>
        <source>Turn a turtle onto its back and, if you like, turn over one more to its left.</source>
        <translation>Mets une tortue sur le dos et, si tu veux, retournes-en une autre à sa gauche.</translation>
    </message>
    <message>
        <source>Turn one over, and one more</source>
        <translation>En retourner une, et encore une</translation>
    </message>
    <message>
        <source>Click a turtle on its feet to turn it over.</source>
        <translation>Cliquer sur une tortue sur ses pattes pour la retourner.</translation>
    </message>
    <message numerus="yes">
        <source>There is %1 turtle on its feet now</source>
        <translation>
            <numerusform>Il y a maintenant %1 tortue sur ses pattes</numerusform>
            <numerusform>Il y a maintenant %1 tortues sur leurs pattes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 turtles on their feet now</source>
        <translation>
            <numerusform>Il y a maintenant %1 tortue sur ses pattes</numerusform>
            <numerusform>Il y a maintenant %1 tortues sur leurs pattes</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left of the bottom row and of the first column are two heaps.</source>
        <translation>Ce qui reste de la ligne du bas et de la première colonne, ce sont deux tas.</translation>
    </message>
    <message>
        <source>Whoever begins on a full board wins: if taking just the last square were a mistake, you could begin with the move that punishes it. No rule tells which move wins; it has to be searched for.</source>
        <translation>Celui qui commence sur un plateau plein gagne : si prendre seulement la dernière case était une erreur, tu pourrais commencer par le coup qui la punit. Aucune règle ne dit quel coup gagne ; il faut le chercher.</translation>
    </message>
    <message>
        <source>One of the two rows is shorter by one square: whatever you take, your opponent can make it so again.</source>
        <translation>L’une des deux lignes est plus courte d’une case : quoi que tu prennes, ton adversaire peut rétablir cet écart.</translation>
    </message>
    <message>
        <source>Then one of the two rows is shorter by one square: whatever your opponent takes, you can make it so again.</source>
        <translation>Alors l’une des deux lignes est plus courte d’une case : quoi que prenne ton adversaire, tu peux rétablir cet écart.</translation>
    </message>
    <message>
        <source>Pair the coins from the right: the gap in each pair is a heap (%1). A gap that is opened is closed again at once.</source>
        <translation>Forme les paires à partir de la droite : le trou de chaque paire est un tas (%1). Un trou qu’on ouvre est aussitôt refermé.</translation>
    </message>
    <message>
        <source>Only the coins on the steps 1, 3, 5, … count, as heaps: %1. Coins that come down onto such a step are moved on at once.</source>
        <translation>Seules comptent les pièces des marches 1, 3, 5, …, comme tas : %1. Les pièces qui descendent sur une telle marche sont aussitôt descendues d’une marche de plus.</translation>
    </message>
    <message>
        <source>Each part has a twin: whatever you cut, your opponent cuts the same in the twin, and so makes the last cut.</source>
        <translation>Chaque partie a une jumelle : quoi que tu coupes, ton adversaire coupe la même chose dans la jumelle, et c’est lui qui coupe en dernier.</translation>
    </message>
    <message>
        <source>Each part has a twin with blue and red exchanged: whatever you cut, your opponent cuts the same in the twin, and so makes the last cut.</source>
        <translation>Chaque partie a une jumelle où le bleu et le rouge sont échangés : quoi que tu coupes, ton adversaire coupe la même chose dans la jumelle, et c’est lui qui coupe en dernier.</translation>
    </message>
    <message>
        <source>Then each part has a twin: whatever your opponent cuts, cut the same in the twin. So you make the last cut.</source>
        <translation>Alors chaque partie a une jumelle : quoi que coupe ton adversaire, coupe la même chose dans la jumelle. C’est donc toi qui coupes en dernier.</translation>
    </message>
    <message>
        <source>Then each part has a twin with blue and red exchanged: whatever your opponent cuts, cut the same in the twin. So you make the last cut.</source>
        <translation>Alors chaque partie a une jumelle où le bleu et le rouge sont échangés : quoi que coupe ton adversaire, coupe la même chose dans la jumelle. C’est donc toi qui coupes en dernier.</translation>
    </message>
    <message>
        <source>Only heaps of 1 are left, an odd number of them: they go one by one, you take the last, and the last loses.</source>
        <translation>Il ne reste que des tas de 1, en nombre impair : ils partent un par un, tu prends le dernier, et le dernier fait perdre.</translation>
    </message>
    <message>
        <source>Then only heaps of 1 are left, an odd number of them: they go one by one, your opponent takes the last, and the last loses.</source>
        <translation>Alors il ne reste que des tas de 1, en nombre impair : ils partent un par un, ton adversaire prend le dernier, et le dernier fait perdre.</translation>
    </message>
    <message>
        <source>The heaps come in equal pairs: your opponent copies each move on the partner, until only one heap has more than 1 and an odd number of ones can be left.</source>
        <translation>Les tas vont par paires égales : ton adversaire imite chaque coup sur le partenaire, jusqu’à ce qu’un seul tas ait plus de 1 et qu’il puisse laisser un nombre impair de 1.</translation>
    </message>
    <message>
        <source>Then the heaps come in equal pairs: copy each move on the partner, until only one heap has more than 1 and you can leave an odd number of ones.</source>
        <translation>Alors les tas vont par paires égales : imite chaque coup sur le partenaire, jusqu’à ce qu’un seul tas ait plus de 1 et que tu puisses laisser un nombre impair de 1.</translation>
    </message>
    <message>
        <source>The heaps come in equal pairs: whatever you do to one, your opponent does to its partner, and so makes the last move.</source>
        <translation>Les tas vont par paires égales : quoi que tu fasses à l’un, ton adversaire le fait à son partenaire, et joue ainsi le dernier coup.</translation>
    </message>
    <message>
        <source>Then the heaps come in equal pairs: whatever your opponent does to one, do it to its partner. So you make the last move.</source>
        <translation>Alors les tas vont par paires égales : quoi que ton adversaire fasse à l’un, fais-le à son partenaire. C’est donc toi qui joues le dernier coup.</translation>
    </message>
    <message>
        <source>There is nothing to take from: whatever you add, your opponent takes away at once.</source>
        <translation>Il n’y a rien à prendre : ce que tu remets, ton adversaire le reprend aussitôt.</translation>
    </message>
    <message>
        <source>Then there is nothing to take from: whatever your opponent adds, take it away at once.</source>
        <translation>Alors il n’y a rien à prendre : ce que ton adversaire remet, reprends-le aussitôt.</translation>
    </message>
    <message>
        <source>Make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever you do breaks pairs, and your opponent can pair them all again.</source>
        <translation>Partage chaque tas en piles de 1, 2, 4, 8, … : chaque pile a une partenaire dans un autre tas. Quoi que tu fasses, tu défais des paires, et ton adversaire peut toutes les refaire.</translation>
    </message>
    <message>
        <source>Make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever you do breaks pairs; your opponent pairs them again, and in the end leaves an odd number of ones.</source>
        <translation>Partage chaque tas en piles de 1, 2, 4, 8, … : chaque pile a une partenaire dans un autre tas. Quoi que tu fasses, tu défais des paires ; ton adversaire les refait, et laisse à la fin un nombre impair de 1.</translation>
    </message>
    <message>
        <source>Then make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever your opponent does breaks pairs, and you can pair them all again.</source>
        <translation>Alors partage chaque tas en piles de 1, 2, 4, 8, … : chaque pile a une partenaire dans un autre tas. Quoi que fasse ton adversaire, il défait des paires, et tu peux toutes les refaire.</translation>
    </message>
    <message>
        <source>Then make piles of 1, 2, 4, 8, … of each heap: every pile has a partner in another heap. Whatever your opponent does breaks pairs; pair them again, and in the end leave an odd number of ones.</source>
        <translation>Alors partage chaque tas en piles de 1, 2, 4, 8, … : chaque pile a une partenaire dans un autre tas. Quoi que fasse ton adversaire, il défait des paires ; refais-les, et laisse à la fin un nombre impair de 1.</translation>
    </message>
    <message>
        <source>A multiple of %1 is left: whatever you take, your opponent comes down to a multiple of %1 again, and in the end to 0.</source>
        <translation>Il reste un multiple de %1 : quoi que tu prennes, ton adversaire redescend à un multiple de %1, et à la fin à 0.</translation>
    </message>
    <message>
        <source>Then a multiple of %1 is left: whatever your opponent takes, come down to a multiple of %1 again, and in the end to 0.</source>
        <translation>Alors il reste un multiple de %1 : quoi que prenne ton adversaire, redescends à un multiple de %1, et à la fin à 0.</translation>
    </message>
    <message>
        <source>Count the sticks in groups of %1: %2 left over. Whatever you take, your opponent can leave such a number again.</source>
        <extracomment>how many sticks make a group, and numbers, such as &quot;0 or 2&quot;</extracomment>
        <translation>Compte les allumettes par groupes de %1 : il en reste %2. Quoi que tu prennes, ton adversaire peut de nouveau laisser un tel nombre.</translation>
    </message>
    <message>
        <source>Then count the sticks in groups of %1: %2 left over. Whatever your opponent takes, you can leave such a number again.</source>
        <extracomment>how many sticks make a group, and numbers, such as &quot;0 or 2&quot;</extracomment>
        <translation>Alors compte les allumettes par groupes de %1 : il en reste %2. Quoi que prenne ton adversaire, tu peux de nouveau laisser un tel nombre.</translation>
    </message>
    <message>
        <source>A group of %1 sticks does not count: whoever breaks one is answered by the rest of it. What is left over in each heap is a heap.</source>
        <translation>Un groupe de %1 allumettes ne compte pas : à qui en entame un, on répond en prenant le reste. Ce qui reste de chaque tas est un tas.</translation>
    </message>
    <message>
        <source>The last move</source>
        <translation>Le dernier coup</translation>
    </message>
    <message>
        <source>Make pairs, then copy</source>
        <translation>Former des paires, puis imiter</translation>
    </message>
    <message>
        <source>Your opponent can copy you</source>
        <translation>Ton adversaire peut t’imiter</translation>
    </message>
    <message>
        <source>Mirror every move</source>
        <translation>Répondre en miroir à chaque coup</translation>
    </message>
    <message>
        <source>Every move can be mirrored</source>
        <translation>À chaque coup répond son miroir</translation>
    </message>
    <message>
        <source>Count in groups</source>
        <translation>Compter par groupes</translation>
    </message>
    <message>
        <source>One square shorter</source>
        <translation>Plus courte d’une case</translation>
    </message>
    <message>
        <source>An odd number of ones</source>
        <translation>Un nombre impair de 1</translation>
    </message>
    <message>
        <source>Balance the heaps</source>
        <translation>Équilibrer les tas</translation>
    </message>
    <message>
        <source>The heaps are balanced</source>
        <translation>Les tas sont équilibrés</translation>
    </message>
    <message>
        <source>Count the free moves</source>
        <translation>Compter les coups libres</translation>
    </message>
    <message>
        <source>Steal the move</source>
        <translation>Voler le coup</translation>
    </message>
    <message>
        <source>No short rule</source>
        <translation>Pas de règle courte</translation>
    </message>
    <message>
        <source>No move is left, and whoever cannot move loses.</source>
        <translation>Il ne reste aucun coup, et qui ne peut pas jouer perd.</translation>
    </message>
    <message>
        <source>No move is left, and whoever cannot move wins.</source>
        <translation>Il ne reste aucun coup, et qui ne peut pas jouer gagne.</translation>
    </message>
    <message>
        <source>Then your opponent cannot move, and you have won.</source>
        <translation>Alors ton adversaire ne peut pas jouer, et tu as gagné.</translation>
    </message>
    <message>
        <source>You have to make the last move, and the last move loses.</source>
        <translation>Tu dois jouer le dernier coup, et le dernier coup fait perdre.</translation>
    </message>
    <message>
        <source>Then your opponent has to make the last move, and the last move loses.</source>
        <translation>Alors ton adversaire doit jouer le dernier coup, et le dernier coup fait perdre.</translation>
    </message>
    <message>
        <source>Whatever you do, your opponent makes the last move.</source>
        <translation>Quoi que tu fasses, ton adversaire joue le dernier coup.</translation>
    </message>
    <message>
        <source>Then you make the last move, whatever your opponent does.</source>
        <translation>Alors c’est toi qui joues le dernier coup, quoi que fasse ton adversaire.</translation>
    </message>
    <message>
        <source>%1 is ahead by %2 of a free move, so it makes the last one, whoever begins.</source>
        <extracomment>a player, such as Left, and a number of moves that may be a fraction, such as 3/4</extracomment>
        <translation>%1 a une avance de %2 en coups libres, et joue donc le dernier, peu importe qui commence.</translation>
    </message>
    <message>
        <source>There is a rule for this board, but it takes more than two sentences. The next levels lead there, move by move.</source>
        <translation>Il y a une règle pour ce plateau, mais il faut plus de deux phrases pour la dire. Les niveaux suivants y mènent, coup par coup.</translation>
    </message>
    <message>
        <source>Nobody knows a short rule for this board: who wins was found by trying everything. The next level shows the moves and their answers.</source>
        <translation>Personne ne connaît de règle courte pour ce plateau : on a trouvé qui gagne en essayant tout. Le niveau suivant montre les coups et leurs réponses.</translation>
    </message>
    <message>
        <source>You are losing.</source>
        <translation>Tu es en train de perdre.</translation>
    </message>
    <message>
        <source>You are winning.</source>
        <translation>Tu es en train de gagner.</translation>
    </message>
    <message>
        <source>You can win: %1.</source>
        <extracomment>a move, such as &quot;take 3 from the left heap&quot;</extracomment>
        <translation>Tu peux gagner : %1.</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>Ton adversaire</translation>
    </message>
    <message>
        <source>Your opponent’s move</source>
        <translation>Coup de ton adversaire</translation>
    </message>
    <message>
        <source>No move is left: you have won.</source>
        <translation>Il ne reste aucun coup : tu as gagné.</translation>
    </message>
    <message>
        <source>No move is left: you have lost.</source>
        <translation>Il ne reste aucun coup : tu as perdu.</translation>
    </message>
    <message>
        <source>Turned upside down the board looks the same: whatever you take, your opponent takes what lies opposite, and so makes the last move.</source>
        <translation>Tête en bas, le plateau est le même : quoi que tu prennes, ton adversaire prend ce qui est à l’opposé, et joue ainsi le dernier coup.</translation>
    </message>
    <message>
        <source>Then the board looks the same turned upside down: whatever your opponent takes, take what lies opposite. So you make the last move.</source>
        <translation>Alors le plateau est le même tête en bas : quoi que prenne ton adversaire, prends ce qui est à l’opposé. C’est donc toi qui joues le dernier coup.</translation>
    </message>
    <message>
        <source>The gap of each row is a heap: %1. Whoever retreats is followed at once.</source>
        <translation>Le trou de chaque ligne est un tas : %1. Qui recule est aussitôt suivi.</translation>
    </message>
    <message>
        <source>Stones that are put back are taken away again at once.</source>
        <translation>Ce qui est remis est aussitôt repris.</translation>
    </message>
    <message>
        <source>Your opponent has more skips than you, and so has a move left when everything else is gone.</source>
        <translation>Ton adversaire a plus de passes que toi ; il lui reste donc un coup quand il n’y a plus rien d’autre.</translation>
    </message>
    <message>
        <source>You still have more skips than your opponent, and so a move left when everything else is gone.</source>
        <translation>Tu as encore plus de passes que ton adversaire ; il te reste donc un coup quand il n’y a plus rien d’autre.</translation>
    </message>
    <message>
        <source>A skip is answered by a skip.</source>
        <translation>À une passe, on répond par une passe.</translation>
    </message>
    <message>
        <source>The boards come in pairs that answer each other: whatever you do on one, your opponent does on its partner, and so makes the last move.</source>
        <translation>Les plateaux vont par paires qui se répondent : quoi que tu fasses sur l’un, ton adversaire le fait sur son partenaire, et joue ainsi le dernier coup.</translation>
    </message>
    <message>
        <source>Then the boards come in pairs that answer each other: whatever your opponent does on one, do it on its partner. So you make the last move.</source>
        <translation>Alors les plateaux vont par paires qui se répondent : quoi que ton adversaire fasse sur l’un, fais-le sur son partenaire. C’est donc toi qui joues le dernier coup.</translation>
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
        <translation>%1&#xa0;: gagne</translation>
    </message>
    <message>
        <source>%1: loses</source>
        <extracomment>of a move</extracomment>
        <translation>%1&#xa0;: perd</translation>
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
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Other rules of this game, too</source>
        <translation>Aussi d’autres règles de ce jeu</translation>
    </message>
    <message>
        <source>Misère play</source>
        <extracomment>a switch: who makes the last move loses</extracomment>
        <translation>Convention misère</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Ce qui est demandé</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>a field: how many exercises the worksheet has</extracomment>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Number of exercises</source>
        <translation>Nombre d’exercices</translation>
    </message>
    <message>
        <source>Difficulty, from 1 to %1</source>
        <translation>Difficulté, de 1 à %1</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>a field: how hard the exercises are</extracomment>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Seed: the same one makes the same sheet</source>
        <translation>Graine&#xa0;: la même donne la même fiche</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>a field: the number that chance begins with; the same number gives the same exercises</extracomment>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Another</source>
        <extracomment>a button: another number for chance to begin with, so other exercises</extracomment>
        <translation>Une autre</translation>
    </message>
    <message>
        <source>Other exercises of the same kind</source>
        <translation>D’autres exercices de la même sorte</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>a field: what stands at the top of the worksheet</extracomment>
        <translation>Titre</translation>
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
        <translation>Raisons des réponses</translation>
    </message>
    <message>
        <source>With the answers, on pages of their own</source>
        <translation>Avec les réponses, sur des pages à part</translation>
    </message>
</context>
<context>
    <name>WorksheetsTab</name>
    <message>
        <source>What the worksheet asks</source>
        <translation>Ce que demande la fiche</translation>
    </message>
    <message>
        <source>Save the worksheet</source>
        <translation>Enregistrer la fiche</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <extracomment>a button: saves the worksheet as a file for printing</extracomment>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>read aloud: a button: the page before this one</extracomment>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Previous page (PageUp)</source>
        <translation>Page précédente (PageUp)</translation>
    </message>
    <message>
        <source>Page %1 of %2: answers</source>
        <extracomment>the number of the page shown, and how many there are; it has the answers</extracomment>
        <translation>Page %1 sur %2&#xa0;: réponses</translation>
    </message>
    <message>
        <source>Page %1 of %2: exercises</source>
        <extracomment>the number of the page shown, and how many there are</extracomment>
        <translation>Page %1 sur %2&#xa0;: exercices</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>read aloud: a button: the page after this one</extracomment>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Next page (PageDown)</source>
        <translation>Page suivante (PageDown)</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>a button, a verb: ends the search for exercises</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Page %1 of the worksheet, with answers</source>
        <translation>Page %1 de la fiche, avec les réponses</translation>
    </message>
    <message>
        <source>Page %1 of the worksheet</source>
        <translation>Page %1 de la fiche</translation>
    </message>
    <message>
        <source>Printed</source>
        <extracomment>what the button says when the worksheet has been printed</extracomment>
        <translation>Imprimé</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>a button, a verb: prints the worksheet</extracomment>
        <translation>Imprimer…</translation>
    </message>
</context>
<context>
    <name>app::Application</name>
    <message>
        <source>There is not enough memory for it.</source>
        <translation>Il n’y a pas assez de mémoire pour cela.</translation>
    </message>
    <message>
        <source>This is an error of the program: %1</source>
        <translation>C’est une erreur du programme&#xa0;: %1</translation>
    </message>
    <message>
        <source>This is an error of the program.</source>
        <translation>C’est une erreur du programme.</translation>
    </message>
</context>
<context>
    <name>models::AnalysedModel</name>
    <message>
        <source>This view needs the whole game, and that has more than %1 positions: too many to be filled in by hand. Choose a smaller one.</source>
        <translation>Cette vue a besoin du jeu entier, et il a plus de %1 positions&#xa0;: trop pour les remplir à la main. En choisir un plus petit.</translation>
    </message>
    <message>
        <source>Play may go on for ever here: positions have no size.</source>
        <translation>Ici, la partie peut durer toujours&#xa0;: les positions n’ont pas de taille.</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>the name of the empty board in a list of positions</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>not shown yet</source>
        <translation>pas encore montré</translation>
    </message>
    <message>
        <source>Grundy value %1</source>
        <translation>valeur de Grundy %1</translation>
    </message>
    <message>
        <source>a move of the chosen position leads here</source>
        <translation>un coup de la position choisie mène ici</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Grundy values of size %1</source>
        <translation>Valeurs de Grundy de taille %1</translation>
    </message>
    <message>
        <source>Outcomes of size %1</source>
        <translation>Issues de taille %1</translation>
    </message>
    <message>
        <source>P or N of size %1</source>
        <translation>P ou N de taille %1</translation>
    </message>
    <message>
        <source>%1 of %2 positions labelled</source>
        <extracomment>how many positions have their letter, and how many there are</extracomment>
        <translation>positions étiquetées&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 positions labelled, %3 with their Grundy values</source>
        <extracomment>how many positions have their letter, how many there are, and how many show their Grundy values, too</extracomment>
        <translation>positions étiquetées&#xa0;: %1 sur %2, dont avec leur valeur de Grundy&#xa0;: %3</translation>
    </message>
    <message>
        <source>No move is left: the player to move has lost. So it is P.</source>
        <translation>Il ne reste aucun coup&#xa0;: celui qui doit jouer a perdu. C’est donc P.</translation>
    </message>
    <message>
        <source>No move is left: in misère play the player to move has won. So it is N.</source>
        <translation>Il ne reste aucun coup&#xa0;: en convention misère, celui qui doit jouer a gagné. C’est donc N.</translation>
    </message>
    <message>
        <source>Every move leads to an N-position. So it is P.</source>
        <translation>Tout coup mène à une position N. C’est donc P.</translation>
    </message>
    <message>
        <source>A move leads to a P-position (%1 of %2 positions). So it is N.</source>
        <extracomment>how many of the positions that moves lead to are P, and how many there are</extracomment>
        <translation>Un coup mène à une position P (%1 des %2 positions). C’est donc N.</translation>
    </message>
    <message>
        <source>Moves lead to the values {%1}; the smallest missing number is %2.</source>
        <extracomment>a list of numbers, such as 0, 1, 3, and a number</extracomment>
        <translation>Les coups mènent aux valeurs {%1}&#x202f;; le plus petit nombre absent est %2.</translation>
    </message>
    <message>
        <source>Choose a position to see where its moves lead.</source>
        <translation>Choisir une position pour voir où mènent ses coups.</translation>
    </message>
    <message>
        <source>Moves lead to one position; it is lit.</source>
        <translation>Les coups mènent à une position&#x202f;; elle est éclairée.</translation>
    </message>
    <message>
        <source>Moves lead to %1 positions; they are lit.</source>
        <translation>Les coups mènent à %1 positions&#x202f;; elles sont éclairées.</translation>
    </message>
    <message>
        <source>No move leads on from here.</source>
        <translation>Aucun coup ne part d’ici.</translation>
    </message>
    <message>
        <source>%1 Choose it once more to show what it is.</source>
        <translation>%1 La choisir encore une fois pour montrer ce qu’elle est.</translation>
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
        <translation>une table vide vaut autant</translation>
    </message>
    <message>
        <source>one Nim heap of %1 is worth the same</source>
        <translation>un tas de Nim de %1 vaut autant</translation>
    </message>
</context>
<context>
    <name>models::Comparison</name>
    <message>
        <source>%1 and %2</source>
        <comment>two games</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Who wins this difference is not known.</source>
        <translation>Le second figure ici avec Gauche et Droite échangés. On ne sait pas qui gagne cette différence.</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Whoever moves first loses this difference, so the two are equal: each can stand for the other in any sum.</source>
        <translation>Le second figure ici avec Gauche et Droite échangés. Celui qui commence perd cette différence&#x202f;; les deux sont donc égaux&#xa0;: dans toute somme, chacun peut remplacer l’autre.</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Left wins this difference, whoever begins, so the first is the greater.</source>
        <translation>Le second figure ici avec Gauche et Droite échangés. Gauche gagne cette différence, peu importe qui commence&#x202f;; le premier est donc le plus grand.</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Right wins this difference, whoever begins, so the second is the greater.</source>
        <translation>Le second figure ici avec Gauche et Droite échangés. Droite gagne cette différence, peu importe qui commence&#x202f;; le second est donc le plus grand.</translation>
    </message>
    <message>
        <source>The second stands here with Left and Right exchanged. Whoever moves first wins this difference, so neither is at least as great as the other: they are confused.</source>
        <translation>Le second figure ici avec Gauche et Droite échangés. Celui qui commence gagne cette différence&#x202f;; aucun n’est donc au moins aussi grand que l’autre&#xa0;: ils sont incomparables.</translation>
    </message>
    <message>
        <source>Each board has its mirror image: answer every move by the same move there. Select a move to see its answer.</source>
        <translation>Chaque plateau a son image en miroir&#xa0;: répondre à chaque coup par le même coup sur l’image. Choisir un coup pour voir sa réponse.</translation>
    </message>
</context>
<context>
    <name>models::DescribedLevel</name>
    <message>
        <source>Perfect</source>
        <extracomment>a level of the computer: it makes no mistake</extracomment>
        <translation>Parfait</translation>
    </message>
    <message>
        <source>never gives a win away</source>
        <translation>ne laisse jamais échapper une victoire</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>a level of the computer, an adjective</extracomment>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Careful</source>
        <extracomment>a level of the computer, an adjective</extracomment>
        <translation>Prudent</translation>
    </message>
    <message>
        <source>looks 3 moves ahead</source>
        <translation>regarde 3 coups en avant</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>a level of the computer, a noun: it plays like one</extracomment>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>looks 1 move ahead</source>
        <translation>regarde 1 coup en avant</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>a level of the computer: it makes any move</extracomment>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Looks %1 moves ahead</source>
        <translation>Regarde %1 coups en avant</translation>
    </message>
    <message>
        <source>Human-like</source>
        <extracomment>a level of the computer: it slips at times, as people do</extracomment>
        <translation>Comme un humain</translation>
    </message>
    <message>
        <source>slips in %1 % of its moves</source>
        <translation>fait un faux pas dans %1&#x202f;% de ses coups</translation>
    </message>
    <message>
        <source>Fence %1</source>
        <extracomment>a level of the computer: it plays perfectly once so many pieces are left, such as 12</extracomment>
        <translation>Barrière %1</translation>
    </message>
    <message>
        <source>perfect with 1 piece left</source>
        <translation>parfait quand il reste 1 pièce</translation>
    </message>
    <message>
        <source>perfect once %1 pieces are left</source>
        <translation>parfait dès qu’il reste %1 pièces</translation>
    </message>
    <message>
        <source>Onyx</source>
        <extracomment>a name: a stone that plays perfectly</extracomment>
        <translation>Onyx</translation>
    </message>
    <message>
        <source>knows the trick, sometimes slips</source>
        <translation>connaît le truc, mais fait parfois un faux pas</translation>
    </message>
    <message>
        <source>Jasper</source>
        <extracomment>a name: a stone that plays well</extracomment>
        <translation>Jaspe</translation>
    </message>
    <message>
        <source>Flint</source>
        <extracomment>a name: a stone that plays with care</extracomment>
        <translation>Silex</translation>
    </message>
    <message>
        <source>Moss</source>
        <extracomment>a name: a mossy stone that plays like a beginner</extracomment>
        <translation>Mousse</translation>
    </message>
    <message>
        <source>plays whatever catches the eye</source>
        <extracomment>of the level Random: it makes any move</extracomment>
        <translation>joue ce qui lui tape dans l’œil</translation>
    </message>
    <message>
        <source>Pip</source>
        <extracomment>a name: the stone of a fruit, that plays at random</extracomment>
        <translation>Pépin</translation>
    </message>
    <message>
        <source>One move won. You found it.</source>
        <extracomment>the motto of Onyx, who plays perfectly</extracomment>
        <translation>Un seul coup gagnait. Tu l’as trouvé.</translation>
    </message>
    <message>
        <source>Even. Your turn to worry.</source>
        <extracomment>the motto of Jasper, who knows the trick</extracomment>
        <translation>Équilibré. À ton tour de t’inquiéter.</translation>
    </message>
    <message>
        <source>I saw that coming.</source>
        <extracomment>the motto of Flint, who looks ahead</extracomment>
        <translation>Je l’avais vu venir.</translation>
    </message>
    <message>
        <source>I won’t hand you the last one.</source>
        <extracomment>the motto of Moss, who sees the last move</extracomment>
        <translation>La dernière pièce, je ne te la donne pas.</translation>
    </message>
    <message>
        <source>Ooh, that one.</source>
        <extracomment>the motto of Pip, who plays at random</extracomment>
        <translation>Oh, celle-là.</translation>
    </message>
</context>
<context>
    <name>models::DrawingTidy</name>
    <message>
        <source>Tidying takes too long for this picture.</source>
        <translation>Ranger prend trop de temps pour ce dessin.</translation>
    </message>
    <message>
        <source>Tidying needs the program “dot”: install the package graphviz.</source>
        <translation>Pour ranger, il faut le programme «&#x202f;dot&#x202f;»&#xa0;: installer le paquet graphviz.</translation>
    </message>
    <message>
        <source>The program “dot” could not lay the picture out.</source>
        <translation>Le programme «&#x202f;dot&#x202f;» n’a pas pu disposer le dessin.</translation>
    </message>
</context>
<context>
    <name>models::DrawnShapes</name>
    <message>
        <source>No stone yet</source>
        <translation>Pas encore de jeton</translation>
    </message>
</context>
<context>
    <name>models::ExplanationModel</name>
    <message>
        <source>%1, then %2</source>
        <extracomment>a move and the reply to it, such as &quot;take 3 from heap 1, then take 1 from heap 2&quot;</extracomment>
        <translation>%1, puis %2</translation>
    </message>
    <message>
        <source>… · %1</source>
        <translation>… · %1</translation>
    </message>
    <message>
        <source>%1 more lines are not shown</source>
        <translation>%1 autres lignes ne sont pas montrées</translation>
    </message>
    <message>
        <source>Label %1</source>
        <extracomment>a button, a verb: gives position number %1 its letter, P or N</extracomment>
        <translation>Étiqueter %1</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Pas encore résolue</translation>
    </message>
    <message>
        <source>Together</source>
        <extracomment>before a value: what all boards together are worth</extracomment>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the number of a board and its game</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a board and its value</comment>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>Fichiers %1 (%2)</translation>
    </message>
    <message>
        <source>Grundy</source>
        <translation>Grundy</translation>
    </message>
    <message>
        <source>Games and lessons (%1)</source>
        <translation>Parties et leçons (%1)</translation>
    </message>
</context>
<context>
    <name>models::FindMove</name>
    <message>
        <source>You were winning here. Find the move.</source>
        <translation>Ici, tu gagnais. Trouve le coup.</translation>
    </message>
    <message>
        <source>%1 was winning here. Find the move.</source>
        <comment>a player</comment>
        <translation>Ici, %1 gagnait. Trouve le coup.</translation>
    </message>
    <message>
        <source>Yes! That wins at once.</source>
        <translation>Oui ! Ce coup gagne tout de suite.</translation>
    </message>
    <message>
        <source>Yes! Whatever %1 does now, you can win.</source>
        <comment>a player</comment>
        <translation>Oui ! Quoi que fasse %1 maintenant, tu peux gagner.</translation>
    </message>
    <message>
        <source>Yes! Whatever %1 does now, %2 can win.</source>
        <comment>two players</comment>
        <translation>Oui ! Quoi que fasse %1 maintenant, %2 peut gagner.</translation>
    </message>
    <message>
        <source>Who wins after this move is not solved yet.</source>
        <translation>On ne sait pas encore qui gagne après ce coup.</translation>
    </message>
    <message>
        <source>That gives the win away.</source>
        <translation>Ce coup laisse échapper la victoire.</translation>
    </message>
    <message>
        <source>That gives the win away: %1</source>
        <extracomment>after &quot;That gives the win away&quot;, how: &quot;Jasper took 1 from the left heap.&quot;</extracomment>
        <translation>Ce coup laisse échapper la victoire : %1</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>One computer (%1) starts against another (%2).</source>
        <extracomment>two levels, such as Perfect and Beginner</extracomment>
        <translation>Un ordinateur (%1) commence contre un autre (%2).</translation>
    </message>
    <message>
        <source>The computer (%1) starts against you.</source>
        <translation>L’ordinateur (%1) commence contre toi.</translation>
    </message>
    <message>
        <source>The computer (%1) starts against a friend.</source>
        <translation>L’ordinateur (%1) commence contre un ami.</translation>
    </message>
    <message>
        <source>You start against the computer (%1).</source>
        <translation>Tu commences contre l’ordinateur (%1).</translation>
    </message>
    <message>
        <source>A friend starts against the computer (%1).</source>
        <translation>Un ami commence contre l’ordinateur (%1).</translation>
    </message>
    <message>
        <source>You start against a friend.</source>
        <translation>Tu commences contre un ami.</translation>
    </message>
    <message>
        <source>A friend starts against you.</source>
        <translation>Un ami commence contre toi.</translation>
    </message>
    <message>
        <source>One friend starts against another.</source>
        <translation>Un ami commence contre un autre.</translation>
    </message>
</context>
<context>
    <name>models::GameFile</name>
    <message>
        <source>A picture’s name ends in .svg, .png, .pdf or .dot.</source>
        <translation>Le nom d’une image finit par .svg, .png, .pdf ou .dot.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Le fichier ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>The file is too large for a game.</source>
        <translation>Le fichier est trop grand pour une partie.</translation>
    </message>
    <message>
        <source>Position %1 of the file: %2</source>
        <extracomment>the number of a position in a file, and what is wrong with it</extracomment>
        <translation>Position %1 du fichier&#xa0;: %2</translation>
    </message>
    <message>
        <source>no earlier position is named as the one before it.</source>
        <translation>aucune position antérieure n’est nommée comme la précédente.</translation>
    </message>
    <message>
        <source>there is no position.</source>
        <translation>il n’y a pas de position.</translation>
    </message>
    <message>
        <source>its layout is damaged.</source>
        <translation>sa disposition est endommagée.</translation>
    </message>
    <message>
        <source>it is unknown what led to it.</source>
        <translation>on ne sait pas ce qui y a mené.</translation>
    </message>
    <message>
        <source>it belongs to another game.</source>
        <translation>elle appartient à un autre jeu.</translation>
    </message>
    <message>
        <source>no legal move leads to it.</source>
        <translation>aucun coup permis n’y mène.</translation>
    </message>
    <message>
        <source>it is not the same under the other convention.</source>
        <translation>elle n’est pas la même dans l’autre convention.</translation>
    </message>
    <message>
        <source>it is not the same with the other player to move.</source>
        <translation>elle n’est pas la même quand l’autre joueur doit jouer.</translation>
    </message>
    <message>
        <source>Position %1 of the file: its line goes on nowhere.</source>
        <translation>Position %1 du fichier&#xa0;: sa ligne ne mène nulle part.</translation>
    </message>
    <message>
        <source>This is not JSON: %1</source>
        <translation>Ce n’est pas du JSON&#xa0;: %1</translation>
    </message>
    <message>
        <source>This is not a game of Grundy.</source>
        <translation>Ce n’est pas une partie de Grundy.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Grundy.</source>
        <translation>Le fichier a été écrit par une version plus récente de Grundy.</translation>
    </message>
    <message>
        <source>The file does not say which version it has.</source>
        <translation>Le fichier ne dit pas quelle version il a.</translation>
    </message>
    <message>
        <source>The file contains no position.</source>
        <translation>Le fichier ne contient aucune position.</translation>
    </message>
    <message>
        <source>The file contains too many positions.</source>
        <translation>Le fichier contient trop de positions.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Le fichier est endommagé.</translation>
    </message>
    <message>
        <source>Line %1, column %2 of the file: “%3” stands here a second time.</source>
        <extracomment>where a mistake is, and the name that stands there twice</extracomment>
        <translation>Ligne %1, colonne %2 du fichier&#xa0;: «&#x202f;%3&#x202f;» est ici pour la seconde fois.</translation>
    </message>
    <message>
        <source>The file does not say who plays.</source>
        <translation>Le fichier ne dit pas qui joue.</translation>
    </message>
    <message>
        <source>A picture’s name ends in .svg, .png or .pdf.</source>
        <translation>Le nom d’une image se termine par .svg, .png ou .pdf.</translation>
    </message>
</context>
<context>
    <name>models::GameGlance</name>
    <message>
        <source>the game is over</source>
        <translation>la partie est finie</translation>
    </message>
    <message>
        <source>exploring</source>
        <extracomment>how far a game is that can be opened again: its analysis was looked at</extracomment>
        <translation>exploration</translation>
    </message>
    <message>
        <source>presenting</source>
        <extracomment>how far a game is that can be opened again: it was shown to a class</extracomment>
        <translation>présentation</translation>
    </message>
    <message>
        <source>two players, move %1</source>
        <translation>deux joueurs, coup %1</translation>
    </message>
    <message>
        <source>the computer against itself</source>
        <translation>l’ordinateur contre lui-même</translation>
    </message>
    <message>
        <source>against the computer, your move</source>
        <translation>contre l’ordinateur, à toi de jouer</translation>
    </message>
    <message>
        <source>against the computer, its move</source>
        <translation>contre l’ordinateur, à lui de jouer</translation>
    </message>
</context>
<context>
    <name>models::GameShares</name>
    <message>
        <source>&lt;1%</source>
        <extracomment>less than one percent of the games</extracomment>
        <translation>&lt;1&#x202f;%</translation>
    </message>
    <message>
        <source>&gt;99%</source>
        <extracomment>more than 99 percent of the games</extracomment>
        <translation>&gt;99&#x202f;%</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>a share of the games in percent, such as 37</extracomment>
        <translation>%1&#x202f;%</translation>
    </message>
</context>
<context>
    <name>models::GameStore</name>
    <message>
        <source>This game is open in another window.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>A game could not be read (%1).</source>
        <translation>Une partie n’a pas pu être lue (%1).</translation>
    </message>
    <message>
        <source>Its file is kept as %1.</source>
        <translation>Son fichier est gardé sous %1.</translation>
    </message>
</context>
<context>
    <name>models::Home</name>
    <message>
        <source>%1 is not a folder</source>
        <translation>%1 n’est pas un dossier</translation>
    </message>
    <message>
        <source>%1 may not be changed</source>
        <translation>%1 ne peut pas être modifié</translation>
    </message>
    <message>
        <source>Nothing can be kept in %1 (%2). Games that you do not save elsewhere are lost when the window closes, and so is your progress in lessons and exercises.</source>
        <extracomment>a folder, and why nothing can be written there</extracomment>
        <translation>Rien ne peut être gardé dans %1 (%2). Les parties qui ne sont pas enregistrées ailleurs sont perdues quand la fenêtre se ferme, ainsi que les progrès dans les leçons et les exercices.</translation>
    </message>
    <message>
        <source>Nothing can be kept in %1 (%2): settings last only until the window closes.</source>
        <extracomment>a folder, and why nothing can be written there</extracomment>
        <translation>Rien ne peut être gardé dans %1 (%2)&#xa0;: les réglages ne durent que jusqu’à la fermeture de la fenêtre.</translation>
    </message>
    <message>
        <source>Some of the settings in %1 cannot be read. They are not lost: before anything is written there, the file is kept under another name.</source>
        <extracomment>a file</extracomment>
        <translation>Certains réglages de %1 ne peuvent pas être lus. Ils ne sont pas perdus : avant que quelque chose y soit écrit, le fichier est gardé sous un autre nom.</translation>
    </message>
</context>
<context>
    <name>models::KeptGame</name>
    <message>
        <source>%1 This game is lost when the window closes, unless you save it elsewhere.</source>
        <comment>after the sentence that a file cannot be written</comment>
        <translation>%1 Cette partie est perdue quand la fenêtre se ferme, sauf si elle est enregistrée ailleurs.</translation>
    </message>
</context>
<context>
    <name>models::Lab</name>
    <message>
        <source>Stopped after %1.</source>
        <translation>Arrêté après %1.</translation>
    </message>
    <message>
        <source>Found so far: %1</source>
        <translation>Trouvé jusqu’ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>part of the game: %1 near %2</source>
        <extracomment>how many positions, such as &quot;2000 positions&quot;, and the one that the lab works on</extracomment>
        <translation>morceau du jeu&#xa0;: %1 près de %2</translation>
    </message>
    <message>
        <source>This game has more than %1 positions, or a position with more moves than are listed: too much to look at as a whole.</source>
        <translation>Ce jeu a plus de %1 positions, ou une position avec plus de coups qu’on n’en donne&#xa0;: trop pour l’examiner en entier.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <extracomment>a file, and why it cannot be written</extracomment>
        <translation>Impossible d’écrire %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>a share of the games in percent, such as 37</extracomment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>The whole game is not worked out yet.</source>
        <translation>Le jeu entier n’est pas encore calculé.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <extracomment>a file that is being written</extracomment>
        <translation>Écriture de %1…</translation>
    </message>
</context>
<context>
    <name>models::LabPicture</name>
    <message>
        <source>A picture’s name ends in .svg or .png.</source>
        <translation>Le nom d’une image finit par .svg ou .png.</translation>
    </message>
    <message>
        <source>There is no picture to write.</source>
        <translation>Il n’y a pas d’image à écrire.</translation>
    </message>
</context>
<context>
    <name>models::LabShow</name>
    <message>
        <source>Step %1</source>
        <extracomment>the number of a step, such as 3</extracomment>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>All positions of %1</source>
        <translation>Toutes les positions de %1</translation>
    </message>
    <message>
        <source>All moves of %1</source>
        <translation>Tous les coups de %1</translation>
    </message>
    <message>
        <source>%1 across, %2 up</source>
        <extracomment>of a table: what the columns are and what the rows are; the first row is below</extracomment>
        <translation>%1 en largeur, %2 vers le haut</translation>
    </message>
    <message>
        <source>%1 across, %2 down</source>
        <extracomment>of a table: what the columns are and what the rows are; the first row is above</extracomment>
        <translation>%1 en largeur, %2 vers le bas</translation>
    </message>
    <message>
        <source>n = 0, 1, 2, …</source>
        <translation>n = 0, 1, 2, …</translation>
    </message>
    <message>
        <source>P is cold, N is hot.</source>
        <translation>P est froide, N est chaude.</translation>
    </message>
    <message>
        <source>A cell is a move: from the position of its row to that of its column.</source>
        <translation>Une case est un coup&#xa0;: de la position de sa ligne à celle de sa colonne.</translation>
    </message>
    <message>
        <source>The moves to cold positions stand out: in the column of a cold position every move wins.</source>
        <translation>Les coups vers les positions froides ressortent&#xa0;: dans la colonne d’une position froide, tous les coups gagnent.</translation>
    </message>
    <message>
        <source>Which positions are cold?</source>
        <translation>Quelles positions sont froides&#x202f;?</translation>
    </message>
    <message>
        <source>The table is full. Which pattern do you see?</source>
        <translation>Le tableau est plein. Quel motif vois-tu&#x202f;?</translation>
    </message>
    <message>
        <source>Filled in as far as n + m = %1.</source>
        <translation>Rempli jusqu’à n + m = %1.</translation>
    </message>
    <message>
        <source>Filled in as far as n = %1.</source>
        <translation>Rempli jusqu’à n = %1.</translation>
    </message>
    <message>
        <source>The next positions get their letters.</source>
        <translation>Les positions suivantes reçoivent leur lettre.</translation>
    </message>
    <message>
        <source>Ask for each cell before you fill it in: is there a move to a cold one? End fills in all.</source>
        <translation>Poser la question pour chaque case avant de la remplir&#xa0;: y a-t-il un coup vers une froide&#x202f;? End remplit tout.</translation>
    </message>
    <message>
        <source>Ask which positions can be labelled next, and why. End labels them all.</source>
        <translation>Demander quelles positions on peut étiqueter ensuite, et pourquoi. End les étiquette toutes.</translation>
    </message>
    <message>
        <source>Ask what a row without a cell means, and a column without one.</source>
        <translation>Demander ce que veut dire une ligne sans case, et une colonne sans case.</translation>
    </message>
</context>
<context>
    <name>models::LessonDraft</name>
    <message>
        <source>My lesson</source>
        <extracomment>the title of a lesson that one begins to write</extracomment>
        <translation>Ma leçon</translation>
    </message>
    <message>
        <source>A lesson of my own.</source>
        <translation>Une leçon de ma création.</translation>
    </message>
    <message>
        <source>The lesson needs a title.</source>
        <translation>La leçon a besoin d’un titre.</translation>
    </message>
    <message>
        <source>The lesson needs a sentence that says what it is about.</source>
        <translation>La leçon a besoin d’une phrase qui dit de quoi il s’agit.</translation>
    </message>
    <message>
        <source>The lesson has no steps yet.</source>
        <translation>La leçon n’a pas encore d’étapes.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Le fichier ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>This is not a lesson.</source>
        <translation>Ce n’est pas une leçon.</translation>
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
        <translation>P&#xa0;: celui qui vient de jouer gagne</translation>
    </message>
    <message>
        <source>N: the player to move wins</source>
        <translation>N&#xa0;: celui qui doit jouer gagne</translation>
    </message>
    <message>
        <source>%1 wins, whoever starts</source>
        <translation>%1 gagne, peu importe qui commence</translation>
    </message>
    <message>
        <source>These moves win:</source>
        <comment>before a list</comment>
        <translation>Ces coups gagnent&#xa0;:</translation>
    </message>
    <message>
        <source>Look at this position.</source>
        <translation>Regarde cette position.</translation>
    </message>
    <message>
        <source>Is this position P or N?</source>
        <translation>Cette position est-elle P ou N&#x202f;?</translation>
    </message>
    <message>
        <source>Find a winning move.</source>
        <translation>Trouve un coup gagnant.</translation>
    </message>
    <message>
        <source>Play it.</source>
        <extracomment>what a new step of a lesson says: the class plays the game</extracomment>
        <translation>Joue cette position.</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>a kind of step of a lesson: only text</extracomment>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a step of a lesson in which the class plays</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Think, then look</source>
        <translation>D’abord réfléchir, puis regarder</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>a kind of step of a lesson, a noun</extracomment>
        <translation>Question</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>a kind of step of a lesson, a noun</extracomment>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Row of labels</source>
        <translation>Rangée à étiqueter</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>a kind of step of a lesson: a table of positions that is filled in</extracomment>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Mark P and N</source>
        <translation>Noter P et N</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <extracomment>a field: the number of an answer to choose from</extracomment>
        <translation>Réponse %1</translation>
    </message>
    <message>
        <source>Reason of answer %1</source>
        <translation>Raison de la réponse %1</translation>
    </message>
    <message>
        <source>Heading</source>
        <extracomment>a field: the heading of a step of a lesson</extracomment>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>a field: notes for the teacher, a noun</extracomment>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Then show</source>
        <extracomment>a field: what is shown when the class has answered</extracomment>
        <translation>Montrer ensuite</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>a field: a position in its notation, such as nim:7,11,5</extracomment>
        <translation>Position</translation>
    </message>
    <message>
        <source>Answers</source>
        <extracomment>a field: the answers to choose from</extracomment>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field, problem</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>models::LessonList</name>
    <message>
        <source>Start</source>
        <extracomment>a part of the course, a noun: the first lessons</extracomment>
        <translation>Pour commencer</translation>
    </message>
    <message>
        <source>Nim</source>
        <translation>Nim</translation>
    </message>
    <message>
        <source>Misère and lines</source>
        <translation>Misère et lignes</translation>
    </message>
    <message>
        <source>Nim in disguise</source>
        <translation>Nim déguisé</translation>
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
        <translation>Théorie</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>Tes propres leçons</translation>
    </message>
    <message>
        <source>another lesson has the id “%1” already</source>
        <translation>une autre leçon a déjà l’id «&#x202f;%1&#x202f;»</translation>
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
        <translation>Il n’y a pas de leçon «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>lesson, problem</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, problem</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a letter, an answer</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is P</source>
        <translation>%1 est P</translation>
    </message>
    <message>
        <source>%1 is N</source>
        <translation>%1 est N</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>answer, reason</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: to the next step of the lesson</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <extracomment>a button</extracomment>
        <translation>Exercice suivant</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Montrer la réponse</translation>
    </message>
    <message>
        <source>Label %1</source>
        <extracomment>a button, a verb: gives position number %1 its letter, P or N</extracomment>
        <translation>Étiqueter %1</translation>
    </message>
    <message>
        <source>Fill in</source>
        <extracomment>a button, a verb: begins to fill in a table</extracomment>
        <translation>Remplir</translation>
    </message>
    <message>
        <source>Go on filling in</source>
        <translation>Continuer à remplir</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>a button, a verb: shows what is hidden until one has thought</extracomment>
        <translation>Montrer</translation>
    </message>
</context>
<context>
    <name>models::Library</name>
    <message>
        <source>%1: %2</source>
        <comment>a lesson and a position in it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>models::MarkingChoice</name>
    <message>
        <source>Your own</source>
        <extracomment>a choice: a family of positions that one types oneself</extracomment>
        <translation>Le tien</translation>
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
        <translation>%1 positions&#xa0;: la matrice n’est dessinée que jusqu’à %2.</translation>
    </message>
    <message>
        <source>The whole game is not worked out yet.</source>
        <translation>Le jeu entier n’est pas encore calculé.</translation>
    </message>
    <message>
        <source>More than %1 moves: too many for an .svg picture. Choose .png or .csv.</source>
        <translation>Plus de %1 coups&#xa0;: trop pour une image .svg. Choisir .png ou .csv.</translation>
    </message>
</context>
<context>
    <name>models::Miniature</name>
    <message>
        <source>%L1 edges</source>
        <extracomment>in the place of a picture that has too many edges to be drawn small: how many</extracomment>
        <translation>%L1 arêtes</translation>
    </message>
</context>
<context>
    <name>models::MovesModel</name>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation>gagne</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>perd</translation>
    </message>
    <message>
        <source>refuted by %1</source>
        <translation>réfuté par %1</translation>
    </message>
    <message>
        <source>%1 more moves are not listed</source>
        <translation>%1 autres coups ne sont pas donnés</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>head of a column, a noun: the value that a move leaves</extracomment>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Grundy</source>
        <translation>Grundy</translation>
    </message>
    <message>
        <source>on the hottest board</source>
        <translation>sur le plateau le plus chaud</translation>
    </message>
    <message>
        <source>Sente</source>
        <extracomment>of a move, a word of the game of Go: the opponent has to answer it</extracomment>
        <translation>Sente</translation>
    </message>
    <message>
        <source>refuted by its mirror image, %1</source>
        <translation>réfuté par son image en miroir, %1</translation>
    </message>
    <message>
        <source>Incentive</source>
        <extracomment>head of a column: how much a move gains, a value of a game</extracomment>
        <translation>Gain</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). It is right here: such a move wins.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>Règle pratique&#xa0;: jouer sur le plateau le plus chaud, le plateau %1 (température %2&#x202f;; ▲). Ici, elle est juste&#xa0;: un tel coup gagne.</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). It is wrong here: only other moves win.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>Règle pratique&#xa0;: jouer sur le plateau le plus chaud, le plateau %1 (température %2&#x202f;; ▲). Ici, elle est fausse&#xa0;: seuls d’autres coups gagnent.</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). Here no move wins.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>Règle pratique&#xa0;: jouer sur le plateau le plus chaud, le plateau %1 (température %2&#x202f;; ▲). Ici, aucun coup ne gagne.</translation>
    </message>
    <message>
        <source>Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). Whether it is right here is not known.</source>
        <extracomment>the name of a board, and its temperature, such as 3/2; ▲ marks its moves</extracomment>
        <translation>Règle pratique&#xa0;: jouer sur le plateau le plus chaud, le plateau %1 (température %2&#x202f;; ▲). On ne sait pas si elle est juste ici.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>! is Sente: the move threatens so much that it had better be answered.</source>
        <translation>! veut dire Sente&#xa0;: le coup menace tellement qu’il vaut mieux y répondre.</translation>
    </message>
</context>
<context>
    <name>models::OwnFile</name>
    <message>
        <source>the file that could not be read cannot be moved out of the way</source>
        <translation>le fichier qui n’a pas pu être lu ne peut pas être mis de côté</translation>
    </message>
    <message>
        <source>The file %1 could not be read (%2). It is not lost: before anything is written there, it is kept under another name.</source>
        <extracomment>a file, and what is wrong with it as a sentence</extracomment>
        <translation>Le fichier %1 n’a pas pu être lu (%2). Il n’est pas perdu : avant que quelque chose y soit écrit, il est gardé sous un autre nom.</translation>
    </message>
    <message>
        <source>another window is writing it</source>
        <translation>une autre fenêtre est en train de l’écrire</translation>
    </message>
    <message>
        <source>The file %1 could not be read (%2). It is kept as %3.</source>
        <translation>Le fichier %1 n’a pas pu être lu (%2). Il est gardé sous %3.</translation>
    </message>
</context>
<context>
    <name>models::OwnRules</name>
    <message>
        <source>Subtraction set</source>
        <extracomment>a way to write rules: how many may be taken, such as 1, 2, 3</extracomment>
        <translation>Ensemble de soustraction</translation>
    </message>
    <message>
        <source>Octal code</source>
        <extracomment>a way to write rules</extracomment>
        <translation>Code octal</translation>
    </message>
    <message>
        <source>A line has at most %1 counters.</source>
        <translation>Une ligne a au plus %1 jetons.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>%1. Grundy value %2</source>
        <extracomment>who wins, and a number</extracomment>
        <translation>%1. Valeur de Grundy %2</translation>
    </message>
    <message>
        <source>No period: the value of a heap is its size.</source>
        <translation>Pas de période&#xa0;: la valeur d’un tas est sa taille.</translation>
    </message>
</context>
<context>
    <name>models::PositionShow</name>
    <message>
        <source>%1: %2</source>
        <comment>a letter, who wins</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Step %1 of %2, part %3 of %4</source>
        <extracomment>the number of this step and how many there are; the same of the parts of this step</extracomment>
        <translation>Étape %1 sur %2, partie %3 sur %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a game and its heaps</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>There is no legal move.</source>
        <translation>Il n’y a aucun coup permis.</translation>
    </message>
    <message>
        <source>The only move does not win.</source>
        <translation>Le seul coup ne gagne pas.</translation>
    </message>
    <message>
        <source>None of the %1 moves wins.</source>
        <translation>Aucun des %1 coups ne gagne.</translation>
    </message>
    <message>
        <source>At least %1 of the %2 moves win.</source>
        <extracomment>how many moves are known to win, and how many there are</extracomment>
        <translation>Au moins %1 des %2 coups gagnent.</translation>
    </message>
    <message>
        <source>The only move wins.</source>
        <translation>Le seul coup gagne.</translation>
    </message>
    <message>
        <source>All %1 moves win.</source>
        <translation>Les %1 coups gagnent tous.</translation>
    </message>
    <message>
        <source>The board</source>
        <extracomment>a step of a presentation: only the board is shown</extracomment>
        <translation>Le plateau</translation>
    </message>
    <message>
        <source>The legal moves</source>
        <translation>Les coups permis</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>a step of a presentation: it is told who wins</extracomment>
        <translation>Qui gagne</translation>
    </message>
    <message>
        <source>How many moves win</source>
        <translation>Combien de coups gagnent</translation>
    </message>
    <message>
        <source>Which moves win</source>
        <translation>Quels coups gagnent</translation>
    </message>
    <message>
        <source>Why, step by step</source>
        <translation>Pourquoi, pas à pas</translation>
    </message>
    <message>
        <source>The table of its family</source>
        <translation>Le tableau de sa famille</translation>
    </message>
    <message>
        <source>Who wins %1?</source>
        <translation>%1&#xa0;: qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>%1 to move: who wins %2?</source>
        <extracomment>a player, and a game with its position, such as &quot;Nim 7, 11, 5&quot;</extracomment>
        <translation>%2, à %1 de jouer&#xa0;: qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Think first: what would you do?</source>
        <translation>Réfléchis d’abord&#xa0;: que ferais-tu&#x202f;?</translation>
    </message>
    <message>
        <source>This position is not solved yet.</source>
        <translation>Cette position n’est pas encore résolue.</translation>
    </message>
    <message>
        <source>%1 The next step fills it.</source>
        <translation>%1 L’étape suivante le remplit.</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>Recherche de la raison…</translation>
    </message>
    <message>
        <source>The table is being worked out…</source>
        <translation>Le tableau est en cours de calcul…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a game and its positions</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2 across, %3 up. The ring is this position.</source>
        <extracomment>below a table: what it shows, and what its columns and rows are</extracomment>
        <translation>%1&#xa0;: %2 en largeur, %3 vers le haut. L’anneau marque cette position.</translation>
    </message>
    <message>
        <source>%1: %2 across, %3 down. The ring is this position.</source>
        <extracomment>below a table: what it shows, and what its columns and rows are</extracomment>
        <translation>%1&#xa0;: %2 en largeur, %3 vers le bas. L’anneau marque cette position.</translation>
    </message>
    <message>
        <source>%1: n is below each cell. The ring is this position.</source>
        <translation>%1&#xa0;: n est sous chaque case. L’anneau marque cette position.</translation>
    </message>
    <message>
        <source>Grundy value %1.</source>
        <translation>Valeur de Grundy %1.</translation>
    </message>
    <message>
        <source>Value %1.</source>
        <translation>Valeur %1.</translation>
    </message>
    <message>
        <source>Moves left with best play: %1.</source>
        <translation>Coups restants si l’on joue au mieux&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Why, step %1 of %2: %3</source>
        <extracomment>the number of a step of the reasons, how many there are, and its heading</extracomment>
        <translation>Pourquoi, étape %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the next step, and what it says</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Let two teams play a few games on the board first. Click to move; Restart sets the board up again. V counts the class’s votes for a move.</source>
        <translation>Faire d’abord jouer quelques parties sur le plateau à deux équipes. Cliquer pour jouer&#x202f;; Recommencer remet le plateau en place. V compte les votes de la classe pour un coup.</translation>
    </message>
    <message>
        <source>Ask: who would rather move first, who second? Which move do you trust? V counts votes.</source>
        <translation>Demander&#xa0;: qui préfère jouer en premier, qui en second&#x202f;? Quel coup inspire confiance&#x202f;? V compte les votes.</translation>
    </message>
    <message>
        <source>Ask: is there one good move, or are there several?</source>
        <translation>Demander&#xa0;: y a-t-il un seul bon coup, ou plusieurs&#x202f;?</translation>
    </message>
    <message>
        <source>Ask where the winning moves are before you show them.</source>
        <translation>Demander où sont les coups gagnants avant de les montrer.</translation>
    </message>
    <message>
        <source>Point at any move on the board to see what it leaves. Ask for a reason.</source>
        <translation>Pointer un coup quelconque sur le plateau pour voir ce qu’il laisse. Demander une raison.</translation>
    </message>
    <message>
        <source>The pieces that a step speaks about are lit on the board.</source>
        <translation>Les pièces dont parle une étape sont éclairées sur le plateau.</translation>
    </message>
    <message>
        <source>Ask for a pattern in the cold cells, and for the next one.</source>
        <translation>Demander un motif dans les cases froides, et la prochaine.</translation>
    </message>
    <message>
        <source>Team A</source>
        <extracomment>a half of a class that plays against the other half</extracomment>
        <translation>Équipe A</translation>
    </message>
    <message>
        <source>Team B</source>
        <extracomment>a half of a class that plays against the other half</extracomment>
        <translation>Équipe B</translation>
    </message>
    <message>
        <source>%1 to move: who wins when these games are played together?</source>
        <translation>À %1 de jouer&#xa0;: qui gagne quand on joue ces jeux ensemble&#x202f;?</translation>
    </message>
    <message>
        <source>Who wins when these games are played together?</source>
        <translation>Qui gagne quand on joue ces jeux ensemble&#x202f;?</translation>
    </message>
</context>
<context>
    <name>models::Practice</name>
    <message>
        <source>%1 of %2 right</source>
        <comment>exercises</comment>
        <translation>%1 sur %2 justes</translation>
    </message>
    <message>
        <source>%1 · %2 in a row</source>
        <comment>exercises</comment>
        <translation>%1 · %2 de suite</translation>
    </message>
</context>
<context>
    <name>models::PrintChooser</name>
    <message>
        <source>No printer is set up on this computer. Set one up in the system’s settings, or save a file and print that elsewhere.</source>
        <translation>Aucune imprimante n’est installée sur cet ordinateur. Ajoutes-en une dans les réglages du système, ou enregistre un fichier et imprime-le ailleurs.</translation>
    </message>
    <message>
        <source>The printer did not take the pages.</source>
        <translation>L’imprimante n’a pas accepté les pages.</translation>
    </message>
</context>
<context>
    <name>models::Pupils</name>
    <message>
        <source>No name</source>
        <extracomment>a pupil who has not given a name</extracomment>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>%1: %2 right, %3 wrong, level %4</source>
        <extracomment>a kind of exercise, how many answers were right and wrong, and how hard the exercises have become, such as 3</extracomment>
        <translation>%1&#xa0;: %2 justes, %3 fausses, niveau %4</translation>
    </message>
    <message>
        <source>Type a name.</source>
        <translation>Taper un nom.</translation>
    </message>
    <message>
        <source>A name may have %1 characters.</source>
        <translation>Un nom peut avoir %1 caractères.</translation>
    </message>
    <message>
        <source>There is a pupil of that name.</source>
        <translation>Il y a déjà un élève de ce nom.</translation>
    </message>
    <message>
        <source>There may be %1 pupils.</source>
        <translation>Il peut y avoir %1 élèves.</translation>
    </message>
</context>
<context>
    <name>models::RecentGames</name>
    <message>
        <source>today, %1</source>
        <comment>a time</comment>
        <translation>aujourd’hui, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <comment>a time</comment>
        <translation>hier, %1</translation>
    </message>
    <message>
        <source>%1 is open in another window.</source>
        <comment>a game</comment>
        <translation>%1&#xa0;: cette partie est ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>%1 could not be removed.</source>
        <comment>a game</comment>
        <translation>%1&#xa0;: cette partie n’a pas pu être enlevée.</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <comment>a game</comment>
        <translation>%1&#xa0;: cette partie a été enlevée.</translation>
    </message>
</context>
<context>
    <name>models::ReviewModel</name>
    <message>
        <source>Winning move: %1.</source>
        <translation>Coup gagnant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>One of %1 winning moves: %2.</source>
        <extracomment>how many moves would have won, and one of them, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>Un des %1 coups gagnants&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Move %1: a mistake by %2</source>
        <extracomment>the number of a move, and a player</extracomment>
        <translation>Coup %1&#xa0;: une erreur de %2</translation>
    </message>
    <message>
        <source>Move %1: your chance</source>
        <translation>Coup %1&#xa0;: ta chance</translation>
    </message>
    <message>
        <source>Move %1: your mistake</source>
        <translation>Coup %1&#xa0;: ton erreur</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <extracomment>the number of a move, the player, and the move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>Coup %1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Your slip</source>
        <translation>Ton faux pas</translation>
    </message>
    <message>
        <source>%1’s slip</source>
        <translation>Faux pas de %1</translation>
    </message>
</context>
<context>
    <name>models::RuleDrawing</name>
    <message>
        <source>This shape is larger than the board.</source>
        <translation>Cette forme est plus grande que le plateau.</translation>
    </message>
    <message>
        <source>Mend the shape that is marked.</source>
        <translation>Corrige la forme qui est marquée.</translation>
    </message>
    <message>
        <source>My game</source>
        <comment>file name</comment>
        <translation>Mon jeu</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>There is nothing left to take.</source>
        <translation>Il ne reste rien à prendre.</translation>
    </message>
    <message>
        <source>None of the %1 takes wins.</source>
        <translation>Aucun des %1 coups ne gagne.</translation>
    </message>
    <message>
        <source>solved by a theorem in %1 ms</source>
        <translation>résolu par un théorème en %1 ms</translation>
    </message>
    <message>
        <source>solved: %1 in %2 ms</source>
        <extracomment>how many positions, such as &quot;1200 positions&quot;, and how many milliseconds it took</extracomment>
        <translation>résolu&#xa0;: %1 en %2 ms</translation>
    </message>
    <message>
        <source>every way to fill %1 × %2</source>
        <extracomment>the columns and rows of a board, such as 5 × 4</extracomment>
        <translation>toutes les façons de remplir %1 × %2</translation>
    </message>
    <message>
        <source>What this take does is not known yet</source>
        <translation>On ne sait pas encore ce que fait ce coup</translation>
    </message>
    <message>
        <source>This take wins</source>
        <translation>Ce coup gagne</translation>
    </message>
    <message>
        <source>This take loses</source>
        <translation>Ce coup perd</translation>
    </message>
    <message>
        <source>It leaves %1 – %2.</source>
        <extracomment>the letter P, N, L or R, and what it means, such as &quot;cold: the player who just moved wins&quot;</extracomment>
        <translation>Il laisse %1 – %2.</translation>
    </message>
</context>
<context>
    <name>models::RuleFile</name>
    <message>
        <source>This is not a drawn game of Grundy.</source>
        <translation>Ce n’est pas un jeu dessiné de Grundy.</translation>
    </message>
</context>
<context>
    <name>models::Seat</name>
    <message>
        <source>%1: %2</source>
        <comment>a level, and what it does</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>models::SequenceModel</name>
    <message>
        <source>In this game a heap has no value of its own: choose a game of heaps.</source>
        <translation>Dans ce jeu, un tas n’a pas de valeur propre&#xa0;: choisir un jeu de tas.</translation>
    </message>
    <message>
        <source>Stopped before the values were worked out.</source>
        <translation>Arrêté avant que les valeurs soient calculées.</translation>
    </message>
    <message>
        <source>No period is proven up to heap %1.</source>
        <translation>Aucune période n’est prouvée jusqu’au tas %1.</translation>
    </message>
    <message>
        <source>Period %1 from the start</source>
        <translation>Période %1 dès le début</translation>
    </message>
    <message>
        <source>Period %1 from heap %2 on</source>
        <extracomment>after how many values they repeat, such as 12, and the heap from which on they do, such as 71</extracomment>
        <translation>Période %1 à partir du tas %2</translation>
    </message>
    <message>
        <source>No period: the value of a heap is its size.</source>
        <translation>Pas de période&#xa0;: la valeur d’un tas est sa taille.</translation>
    </message>
    <message>
        <source>One exception to the period, at heap %1.</source>
        <translation>Une exception à la période, au tas %1.</translation>
    </message>
    <message>
        <source>Exceptions to the period: %1, at heaps %2.</source>
        <extracomment>how many values do not fit, and the sizes of their heaps</extracomment>
        <translation>Exceptions à la période&#xa0;: %1, aux tas %2.</translation>
    </message>
    <message>
        <source>P-positions (value 0): %1 of %2 heaps.</source>
        <extracomment>how many heaps have the value 0, and how many were looked at</extracomment>
        <translation>Positions P (valeur 0)&#xa0;: %1 tas sur %2.</translation>
    </message>
    <message>
        <source>All %1 heaps are drawn.</source>
        <translation>Les %1 tas sont tous dessinés.</translation>
    </message>
    <message>
        <source>%1 of the %2 heaps are drawn, evenly spread.</source>
        <extracomment>of a chart: how many heaps are in it, and how many there are</extracomment>
        <translation>%1 des %2 tas sont dessinés, régulièrement répartis.</translation>
    </message>
    <message>
        <source>A heap is a whole number up to 10¹⁸.</source>
        <translation>Un tas est un nombre entier jusqu’à 10¹⁸.</translation>
    </message>
    <message>
        <source>Not known: no period is proven, and %1 lies beyond the last heap worked out.</source>
        <translation>Inconnu&#xa0;: aucune période n’est prouvée, et %1 est au-delà du dernier tas calculé.</translation>
    </message>
    <message>
        <source>A heap of %1 has Grundy value 0: a P-position.</source>
        <translation>Un tas de %1 a la valeur de Grundy 0&#xa0;: une position P.</translation>
    </message>
    <message>
        <source>A heap of %1 has Grundy value %2.</source>
        <translation>Un tas de %1 a la valeur de Grundy %2.</translation>
    </message>
    <message>
        <source>There are no values yet.</source>
        <translation>Il n’y a pas encore de valeurs.</translation>
    </message>
</context>
<context>
    <name>models::Session</name>
    <message>
        <source>That was a guess: the computer could not solve the position in time.</source>
        <translation>C’était au jugé&#xa0;: l’ordinateur n’a pas pu résoudre la position à temps.</translation>
    </message>
    <message>
        <source>The computer waits. Click the board to let it move.</source>
        <translation>L’ordinateur attend. Cliquer sur le plateau pour le laisser jouer.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>a game with its position, and its rules: read aloud</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>À %1 de jouer.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The board cannot be smaller: a piece stands on the part that would go.</source>
        <translation>Le plateau ne peut pas être plus petit&#xa0;: une pièce est sur la partie qui partirait.</translation>
    </message>
    <message>
        <source>The board cannot be larger in this game.</source>
        <translation>Le plateau ne peut pas être plus grand dans ce jeu.</translation>
    </message>
    <message>
        <source>An arrow there would close a cycle.</source>
        <translation>Une flèche ici fermerait un cycle.</translation>
    </message>
    <message>
        <source>The piece cannot be put there.</source>
        <translation>La pièce ne peut pas être posée ici.</translation>
    </message>
    <message>
        <source>That is more than this game allows.</source>
        <translation>C’est plus que ce jeu ne permet.</translation>
    </message>
    <message>
        <source>The position cannot be changed like this.</source>
        <translation>La position ne peut pas être changée ainsi.</translation>
    </message>
    <message>
        <source>Edited.</source>
        <extracomment>read aloud: the position has been changed</extracomment>
        <translation>Modifié.</translation>
    </message>
    <message>
        <source>The edge is not joined to the ground: it falls at once.</source>
        <translation>L’arête n’est pas reliée au sol&#xa0;: elle tombe aussitôt.</translation>
    </message>
    <message>
        <source>%1 edges are not joined to the ground: they fall at once.</source>
        <translation>%1 arêtes ne sont pas reliées au sol&#xa0;: elles tombent aussitôt.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <comment>file name</comment>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>Nim 7, 11, 5</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <comment>a position</comment>
        <translation>Copié&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what led to a position, such as Start</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>From the start.</source>
        <translation>Depuis le début.</translation>
    </message>
    <message>
        <source>This is the argument, not the game. “Leave” goes back to the game.</source>
        <translation>Ceci est l’argument, pas la partie. «&#x202f;Quitter&#x202f;» revient à la partie.</translation>
    </message>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>C’est à l’ordinateur de jouer.</translation>
    </message>
    <message>
        <source>Chosen: %1. Now choose where the move ends.</source>
        <translation>Choisi&#xa0;: %1. Choisir maintenant où le coup finit.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>who wins</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Not solved yet.</source>
        <translation>Pas encore résolue.</translation>
    </message>
    <message>
        <source>The position is not solved yet. %1 Explore can fill it.</source>
        <translation>La position n’est pas encore résolue. %1 Explorer peut le remplir.</translation>
    </message>
    <message>
        <source>The position is not solved yet.</source>
        <translation>La position n’est pas encore résolue.</translation>
    </message>
    <message>
        <source>The other player is to move.</source>
        <translation>C’est à l’autre joueur.</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <extracomment>a player</extracomment>
        <translation>Joueur 2</translation>
    </message>
    <message>
        <source>Your friend</source>
        <extracomment>a player</extracomment>
        <translation>Ton ami</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>a player</extracomment>
        <translation>Toi</translation>
    </message>
    <message>
        <source>Score: %1 %2, %3 %4</source>
        <extracomment>a player and how many games he or she has won, then the other player, such as &quot;You 2, Computer 1&quot;</extracomment>
        <translation>Score&#xa0;: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>You win: you cannot move, and in misère play that wins.</source>
        <translation>Tu gagnes&#xa0;: tu ne peux pas jouer, et en convention misère cela gagne.</translation>
    </message>
    <message>
        <source>%1 wins: you cannot move.</source>
        <translation>%1 gagne&#xa0;: tu ne peux pas jouer.</translation>
    </message>
    <message>
        <source>You win: %1 cannot move.</source>
        <translation>Tu gagnes&#xa0;: %1 ne peut pas jouer.</translation>
    </message>
    <message>
        <source>%1 wins: %2 cannot move.</source>
        <extracomment>two players, such as Left and Right</extracomment>
        <translation>%1 gagne&#xa0;: %2 ne peut pas jouer.</translation>
    </message>
    <message>
        <source>You win! %1.</source>
        <comment>You took the last stone</comment>
        <translation>Tu gagnes&#x202f;! %1.</translation>
    </message>
    <message>
        <source>%1 and wins.</source>
        <comment>Anna took the last stone</comment>
        <translation>%1 et gagne.</translation>
    </message>
    <message>
        <source>%1, so %2 wins.</source>
        <comment>You took the last stone</comment>
        <translation>%1, donc %2 gagne.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, the move</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>You’re losing. %1</source>
        <translation>Tu es en train de perdre. %1</translation>
    </message>
    <message>
        <source>Winning move: %1.</source>
        <translation>Coup gagnant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You’re losing. This holds out longest: %1.</source>
        <translation>Tu es en train de perdre. Ceci résiste le plus longtemps&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You’re losing. Try this: %1.</source>
        <translation>Tu es en train de perdre. Essaie ceci&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 has no move.</source>
        <translation>%1 n’a aucun coup.</translation>
    </message>
    <message>
        <source>None of %1’s moves wins.</source>
        <translation>Aucun coup de %1 ne gagne.</translation>
    </message>
    <message>
        <source>%1’s winning moves: %2, …</source>
        <extracomment>a player, and some of the moves, such as &quot;take 3 from heap 1&quot;; there are more</extracomment>
        <translation>Coups gagnants de %1&#xa0;: %2, …</translation>
    </message>
    <message>
        <source>%1’s only winning move: %2</source>
        <extracomment>a player, and a move, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>Seul coup gagnant de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1’s winning moves: %2</source>
        <extracomment>a player, and the moves, such as &quot;take 3 from heap 1&quot;</extracomment>
        <translation>Coups gagnants de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between moves</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>There is no move.</source>
        <translation>Il n’y a aucun coup.</translation>
    </message>
    <message>
        <source>No move wins.</source>
        <translation>Aucun coup ne gagne.</translation>
    </message>
    <message>
        <source>Winning moves: %1, …</source>
        <translation>Coups gagnants&#xa0;: %1, …</translation>
    </message>
    <message>
        <source>The only winning move: %1</source>
        <translation>Le seul coup gagnant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Winning moves: %1</source>
        <translation>Coups gagnants&#xa0;: %1</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>the beginning of a game, in the list of its moves</extracomment>
        <translation>Début</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>in the list of moves, a noun: here the position was changed</extracomment>
        <translation>Modification</translation>
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
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <extracomment>the number of a move, and what was played, such as &quot;Pip took 3 from the left heap.&quot;</extracomment>
        <translation>Coup %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, a %2-position</source>
        <extracomment>a move, such as &quot;Move 2&quot;, and the letter P</extracomment>
        <translation>%1, position %2</translation>
    </message>
    <message>
        <source>%1, an %2-position</source>
        <comment>N, L or R</comment>
        <translation>%1, position %2</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>All games on a table are played by one convention, and this one has no misère play.</source>
        <translation>Tous les jeux d’une table se jouent dans la même convention, et celui-ci n’a pas de convention misère.</translation>
    </message>
    <message>
        <source>A table has at most %1 boards.</source>
        <translation>Une table a au plus %1 plateaux.</translation>
    </message>
    <message>
        <source>This game cannot exchange Left and Right.</source>
        <translation>Ce jeu ne permet pas d’échanger Gauche et Droite.</translation>
    </message>
    <message>
        <source>Both players have the same moves here: the negative is the game itself.</source>
        <translation>Ici, les deux joueurs ont les mêmes coups&#xa0;: l’opposé est le jeu lui-même.</translation>
    </message>
    <message>
        <source>Chosen: %1. Choose the next stone, or this one again if there are no more.</source>
        <translation>Choisi&#xa0;: %1. Choisir le jeton suivant, ou de nouveau celui-ci s’il n’y en a pas d’autre.</translation>
    </message>
    <message>
        <source>Games are compared in normal play.</source>
        <translation>Les jeux se comparent en convention normale.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two players of one name, &quot;Pip 1&quot; and &quot;Pip 2&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Good game.</source>
        <extracomment>the computer, which has won</extracomment>
        <translation>Belle partie.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Bien joué.</translation>
    </message>
    <message>
        <source>You took %1</source>
        <extracomment>below a dish with the pieces that the person who plays has taken
----------
in the course of a game: how many pieces the reader took in a move</extracomment>
        <translation>Tu en as pris %1</translation>
    </message>
    <message>
        <source>%1 took %2</source>
        <extracomment>below a dish: a player, and how many pieces
----------
in the course of a game: who took how many pieces in a move</extracomment>
        <translation>%1 en a pris %2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <extracomment>its number</extracomment>
        <translation>Coup %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>&quot;Move 2, a P-position&quot;, and what was played, such as &quot;Pip took 3 from the left heap.&quot;</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Tu gagnes !</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <comment>a player</comment>
        <translation>%1 gagne !</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>You took the last stone</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>In misère play, whoever cannot move wins.</source>
        <translation>En convention misère, qui ne peut pas jouer gagne.</translation>
    </message>
    <message>
        <source>You cannot move.</source>
        <translation>Tu ne peux pas jouer.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 ne peut pas jouer.</translation>
    </message>
    <message>
        <source>your move</source>
        <extracomment>beside a move on the board that the reader made in a game</extracomment>
        <translation>ton coup</translation>
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
        <translation>Mon ami</translation>
    </message>
    <message>
        <source>I beat %1 at %2.</source>
        <extracomment>the other player, and a game</extracomment>
        <translation>J’ai battu %1 à %2.</translation>
    </message>
    <message>
        <source>%1 beat me at %2.</source>
        <extracomment>a player, and a game</extracomment>
        <translation>%1 a gagné contre moi à %2.</translation>
    </message>
    <message>
        <source>%1 beat %2 at %3.</source>
        <extracomment>who won, who lost, and a game</extracomment>
        <translation>%1 a battu %2 à %3.</translation>
    </message>
    <message>
        <source>Start %1.</source>
        <extracomment>a position in a few words, such as &quot;7, 6, 5&quot; or &quot;4 × 4&quot;</extracomment>
        <translation>Départ : %1.</translation>
    </message>
    <message>
        <source>%1 %2 %3.</source>
        <extracomment>how a game began, how many moves it had, and who made the last one, such as &quot;I took the last stone&quot;</extracomment>
        <translation>%1 %2 %3.</translation>
    </message>
    <message>
        <source>Find the one winning first move.</source>
        <translation>Trouve le seul premier coup gagnant.</translation>
    </message>
    <message>
        <source>Whoever goes second can win.</source>
        <translation>Qui joue en second peut gagner.</translation>
    </message>
    <message>
        <source>Begin where this game began.</source>
        <translation>Commence là où cette partie a commencé.</translation>
    </message>
    <message>
        <source>A picture’s name ends in .svg or .png.</source>
        <translation>Le nom d’une image finit par .svg ou .png.</translation>
    </message>
    <message>
        <source>Copied the picture.</source>
        <translation>L’image est copiée.</translation>
    </message>
</context>
<context>
    <name>models::Showing</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>the number of this step, and how many there are</extracomment>
        <translation>Étape %1 sur %2</translation>
    </message>
</context>
<context>
    <name>models::StateGraph</name>
    <message>
        <source>Laying out…</source>
        <extracomment>the graph is being laid out</extracomment>
        <translation>Disposition en cours…</translation>
    </message>
    <message>
        <source>dot is arranging the picture…</source>
        <translation>dot dispose le dessin…</translation>
    </message>
    <message>
        <source>More than %1 positions or %2 moves would take dot too long: the quick layout is shown.</source>
        <extracomment>two numbers; dot is the name of a program</extracomment>
        <translation>Plus de %1 positions ou de %2 coups prendraient trop de temps à dot&#xa0;: la disposition rapide est montrée.</translation>
    </message>
    <message>
        <source>Graphviz (dot) is not installed: the quick layout is shown.</source>
        <translation>Graphviz (dot) n’est pas installé&#xa0;: la disposition rapide est montrée.</translation>
    </message>
    <message>
        <source>dot took longer than %1 s: the quick layout is shown.</source>
        <translation>dot a mis plus de %1 s&#xa0;: la disposition rapide est montrée.</translation>
    </message>
    <message>
        <source>dot gave no layout: the quick one is shown.</source>
        <translation>dot n’a pas donné de disposition&#xa0;: la rapide est montrée.</translation>
    </message>
    <message>
        <source>%1 positions: too many to draw at once</source>
        <translation>%1 positions&#xa0;: trop pour les dessiner toutes à la fois</translation>
    </message>
    <message>
        <source>%1; dashed: not all moves are shown</source>
        <translation>%1&#x202f;; en pointillés&#xa0;: tous les coups ne sont pas montrés</translation>
    </message>
    <message>
        <source>%1 of %2 positions, around %3</source>
        <extracomment>how many positions of the graph are shown, how many there are, and the one in the middle</extracomment>
        <translation>%1 positions sur %2, autour de %3</translation>
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
        <translation>Étape %1 sur %2.</translation>
    </message>
    <message>
        <source>The game is never over, so no position can be labelled.</source>
        <translation>La partie ne finit jamais&#xa0;: aucune position ne peut donc être étiquetée.</translation>
    </message>
    <message>
        <source>Whoever cannot move has won, so T counts as N.</source>
        <translation>Qui ne peut pas jouer a gagné&#xa0;: T compte donc comme N.</translation>
    </message>
    <message>
        <source>Whoever cannot move has lost, so T counts as P.</source>
        <translation>Qui ne peut pas jouer a perdu&#xa0;: T compte donc comme P.</translation>
    </message>
    <message>
        <source>All positions are labelled.</source>
        <translation>Toutes les positions sont étiquetées.</translation>
    </message>
</context>
<context>
    <name>models::StateGraphLine</name>
    <message>
        <source>This part of the game does not show all that can follow this position.</source>
        <translation>Ce morceau du jeu ne montre pas tout ce qui peut suivre cette position.</translation>
    </message>
    <message>
        <source>In the kernel (P): no move is left.</source>
        <translation>Dans le noyau (P)&#xa0;: il ne reste aucun coup.</translation>
    </message>
    <message>
        <source>Outside the kernel: no move is left.</source>
        <translation>Hors du noyau&#xa0;: il ne reste aucun coup.</translation>
    </message>
    <message>
        <source>In the kernel (P): the only move leads out of it.</source>
        <translation>Dans le noyau (P)&#xa0;: le seul coup en sort.</translation>
    </message>
    <message>
        <source>A P-position: no move is left.</source>
        <translation>Une position P&#xa0;: il ne reste aucun coup.</translation>
    </message>
    <message>
        <source>Not a P-position: no move is left.</source>
        <translation>Pas une position P&#xa0;: il ne reste aucun coup.</translation>
    </message>
    <message>
        <source>A P-position: the only move leaves none.</source>
        <translation>Une position P&#xa0;: le seul coup n’en laisse pas une autre.</translation>
    </message>
</context>
<context>
    <name>models::StatisticsFigures</name>
    <message>
        <source>Positions</source>
        <extracomment>before a number: how many positions there are</extracomment>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>before a number, a noun: how many moves there are in all positions</extracomment>
        <translation>Coups</translation>
    </message>
    <message>
        <source>P-positions</source>
        <extracomment>before a number: how many of the positions are P</extracomment>
        <translation>Positions P</translation>
    </message>
    <message>
        <source>cold: the kernel</source>
        <translation>froides&#xa0;: le noyau</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>froides</translation>
    </message>
    <message>
        <source>%1 of length %2</source>
        <extracomment>how many runs of neighbouring pieces there are at most, such as 3, and how long they are, such as 2</extracomment>
        <translation>%1 de longueur %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>before a number, a noun: how many ways there are to play to the end</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>pas comptées</translation>
    </message>
    <message>
        <source>play may go on for ever</source>
        <translation>la partie peut durer toujours</translation>
    </message>
    <message>
        <source>with Left starting; %1 with Right starting</source>
        <translation>quand Gauche commence&#x202f;; %1 quand Droite commence</translation>
    </message>
    <message>
        <source>Won by the player who starts</source>
        <translation>Gagnées par celui qui commence</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>a share of the games</extracomment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>without the forced last move</source>
        <translation>sans le dernier coup forcé</translation>
    </message>
    <message>
        <source>moves</source>
        <extracomment>behind the length of a game, counted in moves</extracomment>
        <translation>coups</translation>
    </message>
    <message>
        <source>Longest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>Partie la plus longue</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <extracomment>before a number: how many moves it has</extracomment>
        <translation>Partie la plus courte</translation>
    </message>
    <message>
        <source>There are no figures yet.</source>
        <translation>Il n’y a pas encore de chiffres.</translation>
    </message>
</context>
<context>
    <name>models::StatisticsTable</name>
    <message>
        <source>Longest game left</source>
        <translation>Plus longue partie restante</translation>
    </message>
    <message>
        <source>P-positions</source>
        <translation>Positions P</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Percent</source>
        <extracomment>head of a column</extracomment>
        <translation>Pour cent</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Positions done</source>
        <extracomment>head of a column: how many positions have been looked at</extracomment>
        <translation>Positions faites</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvées</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>À faire</translation>
    </message>
    <message>
        <source>Play may go on for ever here: positions have no size.</source>
        <translation>Ici, la partie peut durer toujours&#xa0;: les positions n’ont pas de taille.</translation>
    </message>
    <message>
        <source>There are too many sizes for a chart.</source>
        <translation>Il y a trop de tailles pour un graphique.</translation>
    </message>
    <message>
        <source>Play may go on for ever here: games cannot be counted.</source>
        <translation>Ici, la partie peut durer toujours&#xa0;: les parties ne peuvent pas être comptées.</translation>
    </message>
    <message>
        <source>There is no game to count.</source>
        <translation>Il n’y a pas de partie à compter.</translation>
    </message>
    <message>
        <source>There is no move.</source>
        <translation>Il n’y a aucun coup.</translation>
    </message>
    <message>
        <source>Every move always or never wins.</source>
        <translation>Tout coup gagne toujours ou jamais.</translation>
    </message>
    <message>
        <source>%1 moves from %2% to %3%; %4% most often: %5 moves</source>
        <extracomment>how many moves there are, the least and the largest share of won games, and the share that most moves have, and how many those are</extracomment>
        <translation>%1 coups, de %2&#x202f;% à %3&#x202f;%&#x202f;; le plus souvent %4&#x202f;%&#xa0;: %5 coups</translation>
    </message>
    <message>
        <source>There is no game to look through.</source>
        <translation>Il n’y a pas de jeu à parcourir.</translation>
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
        <translation>%1&#xa0;: pas de position, %2</translation>
    </message>
    <message>
        <source>not solved</source>
        <extracomment>of a position of a table: it is not known who wins</extracomment>
        <translation>pas résolue</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>which value is shown, and what it is: &quot;Grundy value 3&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a place of the table, &quot;n = 3, m = 4&quot;, and what stands there</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>There is no table yet.</source>
        <translation>Il n’y a pas encore de tableau.</translation>
    </message>
    <message>
        <source>A table has at most %1 cells.</source>
        <translation>Un tableau a au plus %1 cases.</translation>
    </message>
</context>
<context>
    <name>models::TheoryChecks</name>
    <message>
        <source>Checked so far: %1</source>
        <translation>Vérifié jusqu’ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Stopped after %1.</source>
        <translation>Arrêté après %1.</translation>
    </message>
    <message>
        <source>Holds on %1.</source>
        <translation>Vrai sur %1.</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>of a check that has not begun</extracomment>
        <translation>en attente</translation>
    </message>
    <message>
        <source>checking</source>
        <extracomment>of a check that has begun, and is not done yet</extracomment>
        <translation>en cours</translation>
    </message>
    <message>
        <source>holds</source>
        <extracomment>of a theorem: no counterexample was found</extracomment>
        <translation>vrai</translation>
    </message>
    <message>
        <source>error of the program</source>
        <translation>erreur du programme</translation>
    </message>
    <message>
        <source>fails, as expected</source>
        <translation>échoue, comme prévu</translation>
    </message>
    <message>
        <source>no counterexample</source>
        <extracomment>of a rule: it was wrong nowhere</extracomment>
        <translation>pas de contre-exemple</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>of a check that the person ended</extracomment>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>expected to fail</source>
        <translation>échec attendu</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>pas vérifié</translation>
    </message>
    <message>
        <source>%1 of %2 checks done</source>
        <extracomment>how many checks are done, and how many were asked for</extracomment>
        <translation>%1 vérifications sur %2 faites</translation>
    </message>
    <message>
        <source>Nothing has been checked yet.</source>
        <translation>Rien n’a encore été vérifié.</translation>
    </message>
    <message>
        <source>Theories that hold: %1 of %2. Rules that fail: %3 of %4. Checked: %5.</source>
        <extracomment>four numbers; then what was checked, such as &quot;1200 positions&quot;</extracomment>
        <translation>Théories vraies&#xa0;: %1 sur %2. Règles qui échouent&#xa0;: %3 sur %4. Vérifié&#xa0;: %5.</translation>
    </message>
    <message>
        <source>Positions checked: %1, mismatches: %2</source>
        <extracomment>two numbers of positions</extracomment>
        <translation>Positions vérifiées&#xa0;: %1, désaccords&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1. Stopped before everything was checked.</source>
        <translation>%1. Arrêté avant que tout soit vérifié.</translation>
    </message>
    <message>
        <source>%1: theory %2; search %3</source>
        <extracomment>a position, what the theory says of it, such as P, and what a plain search finds</extracomment>
        <translation>%1&#xa0;: théorie %2&#x202f;; recherche %3</translation>
    </message>
</context>
<context>
    <name>models::Twin</name>
    <message>
        <source>Left and Right have different moves, so the position is not a Nim heap.</source>
        <translation>Gauche et Droite ont des coups différents&#xa0;: la position n’est donc pas un tas de Nim.</translation>
    </message>
    <message>
        <source>In misère play a position is not decided by its Nim heaps.</source>
        <translation>En convention misère, une position n’est pas décidée par ses tas de Nim.</translation>
    </message>
    <message>
        <source>The Nim heaps of this position are not known yet.</source>
        <translation>Les tas de Nim de cette position ne sont pas encore connus.</translation>
    </message>
    <message>
        <source>The same game as %1</source>
        <translation>Le même jeu que %1</translation>
    </message>
    <message>
        <source>Reversible: this raises a heap from %1 to %2; the opponent can bring it back to %1.</source>
        <extracomment>two sizes of a heap, such as 2 and 5</extracomment>
        <translation>Réversible&#xa0;: ceci agrandit un tas de %1 à %2&#x202f;; l’adversaire peut le ramener à %1.</translation>
    </message>
    <message>
        <source>This raises a heap that %1 does not show; it would change nothing.</source>
        <translation>Ceci agrandit un tas que %1 ne montre pas&#x202f;; cela ne changerait rien.</translation>
    </message>
    <message>
        <source>This changes no heap that %1 shows.</source>
        <translation>Ceci ne change aucun tas que %1 montre.</translation>
    </message>
    <message>
        <source>This raises a heap from %1 to %2, and %3 has no such move. The opponent could bring it back to %1, so nothing is lost.</source>
        <extracomment>two sizes of a heap, such as 2 and 5, and a game, such as Nim</extracomment>
        <translation>Ceci agrandit un tas de %1 à %2, et %3 n’a pas de tel coup. L’adversaire pourrait le ramener à %1&#xa0;: rien n’est donc perdu.</translation>
    </message>
    <message>
        <source>%1 has no move that takes a heap from %2 to %3.</source>
        <extracomment>a game, two sizes</extracomment>
        <translation>%1 n’a pas de coup qui réduit un tas de %2 à %3.</translation>
    </message>
    <message>
        <source>a gap of %1 is a heap of %1</source>
        <extracomment>below a heap of Nim that stands for as many free squares between two coins, such as 3</extracomment>
        <translation>un trou de %1 est un tas de %1</translation>
    </message>
</context>
<context>
    <name>models::VotesModel</name>
    <message>
        <source>right</source>
        <extracomment>of an answer, an adjective: not the side</extracomment>
        <translation>juste</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>pas juste</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>of a move, a verb: who makes it wins</extracomment>
        <translation>gagne</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>perd</translation>
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
        <translation>Il n’y a pas de fiche à écrire.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>position, letter</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>models::WorthView</name>
    <message>
        <source>%1 and %2</source>
        <comment>two numbers</comment>
        <translation>%1 et %2</translation>
    </message>
</context>
</TS>
