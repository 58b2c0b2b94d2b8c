<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>binary-and-nim-sums</name>
    <message>
        <source>Binary numbers and nim-sums</source>
        <comment>title</comment>
        <translation>Binaire et sommes de Nim</translation>
    </message>
    <message>
        <source>Write the heaps in columns of ones and zeros, and a glance tells who wins.</source>
        <comment>about</comment>
        <translation>Écris les tas en colonnes de uns et de zéros, et d’un coup d’œil tu vois qui gagne.</translation>
    </message>
    <message>
        <source>write heaps in columns and see who wins</source>
        <comment>aims</comment>
        <translation>écrire les tas en colonnes et voir qui gagne</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>Four heaps: 1, 3, 5 and 7. It is a famous board, often played with matches. Take as many as you like from one heap. Whoever takes the last match wins.

Play it in pairs. Is it better to start or to be second?</source>
        <comment>1/text</comment>
        <translation>Quatre tas&#xa0;: 1, 3, 5 et 7. C’est un plateau célèbre, qui se joue souvent avec des allumettes. Prends-en autant que tu veux dans un seul tas. Qui prend la dernière allumette gagne.

Jouez à deux. Vaut-il mieux commencer ou jouer en second&#x202f;?</translation>
    </message>
    <message>
        <source>In this version, where the last match wins, 1, 3, 5, 7 is P: the second player can win. Most pairs will not find out by playing. At the end of the lesson they can read it off.</source>
        <comment>1/notes</comment>
        <translation>Dans cette version, où la dernière allumette gagne, 1, 3, 5, 7 est P&#xa0;: le second joueur peut gagner. La plupart ne le découvriront pas en jouant. À la fin de la leçon, ils sauront le lire.</translation>
    </message>
    <message>
        <source>Five coins</source>
        <comment>2/title</comment>
        <translation>Cinq pièces</translation>
    </message>
    <message>
        <source>You have one coin each of the values 16, 8, 4, 2 and 1. How do you pay exactly **13**?</source>
        <comment>2/text</comment>
        <translation>Tu as une pièce de chaque valeur&#xa0;: 16, 8, 4, 2 et 1. Comment payer exactement **13**&#x202f;?</translation>
    </message>
    <message>
        <source>Use real cards with 16, 8, 4, 2, 1 if you have them. Always start with the largest that fits. Ask for 6, for 19, for 31. Can every number from 0 to 31 be paid? Yes, each in exactly one way.</source>
        <comment>2/notes</comment>
        <translation>Si possible, prendre de vraies cartes 16, 8, 4, 2, 1. Commencer toujours par la plus grande qui convient. Demander 6, puis 19, puis 31. Peut-on payer tous les nombres de 0 à 31&#x202f;? Oui, et chacun d’une seule façon.</translation>
    </message>
    <message>
        <source>8 + 4 + 1</source>
        <comment>2/choice 1</comment>
        <translation>8 + 4 + 1</translation>
    </message>
    <message>
        <source>Yes. And it is the only way with these five coins.</source>
        <comment>2/because 1</comment>
        <translation>Oui. Et c’est la seule façon avec ces cinq pièces.</translation>
    </message>
    <message>
        <source>8 + 2 + 2 + 1</source>
        <comment>2/choice 2</comment>
        <translation>8 + 2 + 2 + 1</translation>
    </message>
    <message>
        <source>That needs two coins of 2, and you have only one of each.</source>
        <comment>2/because 2</comment>
        <translation>Il faudrait deux pièces de 2, et tu n’en as qu’une de chaque.</translation>
    </message>
    <message>
        <source>It cannot be paid</source>
        <comment>2/choice 3</comment>
        <translation>C’est impossible</translation>
    </message>
    <message>
        <source>Start with the largest coin that is not too much, the 8. Then 5 is still to be paid.</source>
        <comment>2/because 3</comment>
        <translation>Commence par la plus grande pièce qui n’est pas de trop, le 8. Il reste alors 5 à payer.</translation>
    </message>
    <message>
        <source>Ones and zeros</source>
        <comment>3/title</comment>
        <translation>Des uns et des zéros</translation>
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
        <translation>Range les pièces côte à côte, de 16 à gauche jusqu’à 1 à droite. Écris **1** sous une pièce que tu utilises, et **0** sous une pièce que tu n’utilises pas. Pour 25, tu utilises 16, 8 et 1&#xa0;:

- pièces&#xa0;: 16, 8, 4, 2, 1
- utilisées&#xa0;: 1, 1, 0, 0, 1

Donc 25 s’écrit 11001. C’est l’écriture **binaire** des nombres. Notre écriture habituelle a des places pour les unités, les dizaines et les centaines. Le binaire a des places pour 1, 2, 4, 8 et 16, chacune le double de la précédente.

- 1 s’écrit 1, 2 s’écrit 10, 3 s’écrit 11, 4 s’écrit 100
- 5 s’écrit 101, 6 s’écrit 110, 7 s’écrit 111, 8 s’écrit 1000
- 9 s’écrit 1001, 10 s’écrit 1010, 11 s’écrit 1011, 12 s’écrit 1100
- 13 s’écrit 1101, 14 s’écrit 1110, 15 s’écrit 1111</translation>
    </message>
    <message>
        <source>Count from 0 to 15 on four fingers or with four pupils who stand (1) or sit (0): the right-hand pupil changes every time, the next one every second time, and so on.</source>
        <comment>3/notes</comment>
        <translation>Compter de 0 à 15 sur quatre doigts, ou avec quatre élèves debout (1) ou assis (0)&#xa0;: celui de droite change à chaque fois, le suivant une fois sur deux, et ainsi de suite.</translation>
    </message>
    <message>
        <source>Read it</source>
        <comment>4/title</comment>
        <translation>Lis-le</translation>
    </message>
    <message>
        <source>Which number is **10110**?</source>
        <comment>4/text</comment>
        <translation>Quel nombre est **10110**&#x202f;?</translation>
    </message>
    <message>
        <source>Reading is easier than writing. **Ask two or three more:** 1010 (10), 10001 (17), 11111 (31).</source>
        <comment>4/notes</comment>
        <translation>Lire est plus facile qu’écrire. **En poser deux ou trois autres&#xa0;:** 1010 (10), 10001 (17), 11111 (31).</translation>
    </message>
    <message>
        <source>22</source>
        <comment>4/choice 1</comment>
        <translation>22</translation>
    </message>
    <message>
        <source>Yes: 16 + 4 + 2.</source>
        <comment>4/because 1</comment>
        <translation>Oui&#xa0;: 16 + 4 + 2.</translation>
    </message>
    <message>
        <source>26</source>
        <comment>4/choice 2</comment>
        <translation>26</translation>
    </message>
    <message>
        <source>26 is 16 + 8 + 2, which is 11010. Look at the order of the places.</source>
        <comment>4/because 2</comment>
        <translation>26, c’est 16 + 8 + 2, soit 11010. Regarde l’ordre des places.</translation>
    </message>
    <message>
        <source>13</source>
        <comment>4/choice 3</comment>
        <translation>13</translation>
    </message>
    <message>
        <source>You read it from the right to the left. The place on the left is worth 16.</source>
        <comment>4/because 3</comment>
        <translation>Tu l’as lu de droite à gauche. C’est la place de gauche qui vaut 16.</translation>
    </message>
    <message>
        <source>10110</source>
        <comment>4/choice 4</comment>
        <translation>10110</translation>
    </message>
    <message>
        <source>In our usual way, yes. In binary the places are worth 16, 8, 4, 2 and 1.</source>
        <comment>4/because 4</comment>
        <translation>Dans notre écriture habituelle, oui. En binaire, les places valent 16, 8, 4, 2 et 1.</translation>
    </message>
    <message>
        <source>The nim-sum in columns</source>
        <comment>5/title</comment>
        <translation>La somme de Nim en colonnes</translation>
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
        <translation>Dans la leçon précédente, les parts égales s’annulaient par deux. En binaire, les parts sont rangées en colonnes&#xa0;: il suffit de **compter les uns de chaque colonne**. S’il y en a un nombre pair, tous s’annulent&#xa0;: écris 0. S’il y en a un nombre impair, il en reste un&#xa0;: écris 1.

Voici les tas 5, 3 et 2&#xa0;:

- 5, c’est **1 0 1**
- 3, c’est **0 1 1**
- 2, c’est **0 1 0**
- somme de Nim **1 0 0**

La première colonne a un seul 1&#xa0;: impair. La deuxième en a deux&#xa0;: pair. La troisième en a deux&#xa0;: pair. La somme de Nim est 100, c’est-à-dire 4. Et c’est la [valeur de Grundy de 5, 3, 2](nim:5,3,2?grundy=4).</translation>
    </message>
    <message>
        <source>Nothing is carried from one column to the next: 1 and 1 make 0, not 10. That is the most common mistake, because they have just learnt to add. Say “even or odd” and not “plus”.</source>
        <comment>5/notes</comment>
        <translation>Il n’y a aucune retenue d’une colonne à l’autre&#xa0;: 1 et 1 font 0, et non 10. C’est l’erreur la plus fréquente, car les élèves ont l’habitude d’additionner. Dire «&#x202f;pair ou impair&#x202f;», et non «&#x202f;plus&#x202f;».</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>6/title</comment>
        <translation>Essaie</translation>
    </message>
    <message>
        <source>What is the nim-sum of **5, 2 and 1**?</source>
        <comment>6/text</comment>
        <translation>Quelle est la somme de Nim de **5, 2 et 1**&#x202f;?</translation>
    </message>
    <message>
        <source>Write the three lines below each other on the board; let a pupil fill in the line for the nim-sum.</source>
        <comment>6/notes</comment>
        <translation>Écrire les trois lignes l’une sous l’autre au tableau&#x202f;; un élève complète la ligne de la somme de Nim.</translation>
    </message>
    <message>
        <source>8</source>
        <comment>6/choice 1</comment>
        <translation>8</translation>
    </message>
    <message>
        <source>That is 5 + 2 + 1. In a nim-sum nothing is carried: count even or odd in each column.</source>
        <comment>6/because 1</comment>
        <translation>C’est 5 + 2 + 1. Dans une somme de Nim, pas de retenue&#xa0;: compte pair ou impair dans chaque colonne.</translation>
    </message>
    <message>
        <source>4</source>
        <comment>6/choice 2</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>5 ⊕ 1 is 4, but the 2 is still there, and nothing cancels it.</source>
        <comment>6/because 2</comment>
        <translation>5 ⊕ 1 font 4, mais le 2 est encore là, et rien ne l’annule.</translation>
    </message>
    <message>
        <source>6</source>
        <comment>6/choice 3</comment>
        <translation>6</translation>
    </message>
    <message>
        <source>Yes: 101, 010 and 001. The columns hold one, one and two ones: 110, which is 6.</source>
        <comment>6/because 3</comment>
        <translation>Oui&#xa0;: 101, 010 et 001. Les colonnes contiennent un, un et deux uns&#xa0;: 110, c’est-à-dire 6.</translation>
    </message>
    <message>
        <source>Three more</source>
        <comment>7/title</comment>
        <translation>Encore trois</translation>
    </message>
    <message>
        <source>Work out the nim-sums of **3, 3** and of **4, 2, 1** and of **3, 2, 1**. Which of these positions are P?</source>
        <comment>7/text</comment>
        <translation>Calcule les sommes de Nim de **3, 3**, de **4, 2, 1** et de **3, 2, 1**. Lesquelles de ces positions sont P&#x202f;?</translation>
    </message>
    <message>
        <source>Let the class work for two minutes. The last line is the reward of the lesson: the position that they found by hand in many steps is now seen at a glance.</source>
        <comment>7/notes</comment>
        <translation>Laisser la classe travailler deux minutes. La dernière ligne est la récompense de la leçon&#xa0;: la position trouvée à la main, pas à pas, se voit maintenant d’un coup d’œil.</translation>
    </message>
    <message>
        <source>- 3 ⊕ 3 = 0: [P](nim:3,3?grundy=0&amp;outcome=P). Two equal heaps always cancel.
- 4 ⊕ 2 ⊕ 1 = 7: [N](nim:4,2,1?grundy=7&amp;outcome=N). 100, 010 and 001 have nothing in common.
- 3 ⊕ 2 ⊕ 1 = 0: [P](nim:3,2,1?grundy=0&amp;outcome=P). 11, 10 and 01 have two ones in each column.

Now you see **why** 3, 2, 1 is P: every column holds an even number of ones.</source>
        <comment>7/reveal</comment>
        <translation>- 3 ⊕ 3 = 0&#xa0;: [P](nim:3,3?grundy=0&amp;outcome=P). Deux tas égaux s’annulent toujours.
- 4 ⊕ 2 ⊕ 1 = 7&#xa0;: [N](nim:4,2,1?grundy=7&amp;outcome=N). 100, 010 et 001 n’ont rien en commun.
- 3 ⊕ 2 ⊕ 1 = 0&#xa0;: [P](nim:3,2,1?grundy=0&amp;outcome=P). 11, 10 et 01 ont deux uns dans chaque colonne.

Tu vois maintenant **pourquoi** 3, 2, 1 est P&#xa0;: chaque colonne contient un nombre pair de uns.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>8/title</comment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Find the nim-sum. Write the numbers below each other, with the ones under each other on the right.</source>
        <comment>8/text</comment>
        <translation>Trouve la somme de Nim. Écris les nombres les uns sous les autres, en alignant à droite.</translation>
    </message>
    <message>
        <source>The answer is given in binary. Let pupils who are quick work without paper.</source>
        <comment>8/notes</comment>
        <translation>La réponse est donnée en binaire. Les élèves rapides peuvent se passer de papier.</translation>
    </message>
    <message>
        <source>Three rules that help</source>
        <comment>9/title</comment>
        <translation>Trois règles utiles</translation>
    </message>
    <message>
        <source>- **Equal numbers cancel:** a ⊕ a = 0.
- **Zero changes nothing:** a ⊕ 0 = a.
- **The order does not matter.** So look for pairs first: in 7 ⊕ 9 ⊕ 7 ⊕ 4 the sevens cancel, and 9 ⊕ 4 = 13 is left.

And one to be careful with: 3 ⊕ 5 = 6 means also 3 ⊕ 6 = 5 and 5 ⊕ 6 = 3. Three numbers whose nim-sum is 0 are a team: each is the nim-sum of the other two. [3, 5 and 6](nim:3,5,6?outcome=P&amp;grundy=0) are such a team.</source>
        <comment>9/text</comment>
        <translation>- **Des nombres égaux s’annulent&#xa0;:** a ⊕ a = 0.
- **Zéro ne change rien&#xa0;:** a ⊕ 0 = a.
- **L’ordre ne compte pas.** Cherche donc d’abord les paires&#xa0;: dans 7 ⊕ 9 ⊕ 7 ⊕ 4, les sept s’annulent, et il reste 9 ⊕ 4 = 13.

Et une remarque précieuse&#xa0;: 3 ⊕ 5 = 6 veut dire aussi 3 ⊕ 6 = 5 et 5 ⊕ 6 = 3. Trois nombres dont la somme de Nim est 0 forment une équipe&#xa0;: chacun est la somme de Nim des deux autres. [3, 5 et 6](nim:3,5,6?outcome=P&amp;grundy=0) forment une telle équipe.</translation>
    </message>
    <message>
        <source>**Ask for more teams:** 1, 2, 3 and 1, 4, 5 and 2, 4, 6 and 2, 5, 7 and so on. Each team is a P-position of three heaps.</source>
        <comment>9/notes</comment>
        <translation>**Demander d’autres équipes&#xa0;:** 1, 2, 3 – 1, 4, 5 – 2, 4, 6 – 2, 5, 7, et ainsi de suite. Chaque équipe est une position P à trois tas.</translation>
    </message>
    <message>
        <source>A rule from a website</source>
        <comment>10/title</comment>
        <translation>Une règle trouvée sur Internet</translation>
    </message>
    <message>
        <source>Somebody writes: “Just leave an even number of heaps whose size is 1, 2, 4, 8 and so on. Then the other player loses.” You leave **2 and 4**: two heaps, both of that kind. Is it P?</source>
        <comment>10/text</comment>
        <translation>Quelqu’un écrit&#xa0;: «&#x202f;Il suffit de laisser un nombre pair de tas dont la taille est 1, 2, 4, 8, etc. Alors l’autre joueur perd.&#x202f;» Tu laisses **2 et 4**&#xa0;: deux tas, tous deux de cette sorte. Est-ce P&#x202f;?</translation>
    </message>
    <message>
        <source>A rule that sounds right and is wrong. One counterexample is enough to refute it. **Ask for others:** 2, 8 or 4, 8. The right version: each of 1, 2, 4, 8, … must occur an even number of times inside the heaps.</source>
        <comment>10/notes</comment>
        <translation>Une règle qui sonne juste et qui est fausse. Un seul contre-exemple suffit à la réfuter. **En demander d’autres&#xa0;:** 2 et 8, ou 4 et 8. La bonne version&#xa0;: chacun des nombres 1, 2, 4, 8, … doit apparaître un nombre pair de fois à l’intérieur des tas.</translation>
    </message>
    <message>
        <source>Yes, two is an even number</source>
        <comment>10/choice 1</comment>
        <translation>Oui, deux est un nombre pair</translation>
    </message>
    <message>
        <source>Try it on the board. The other player makes the 4 a 2, and you have two equal heaps before you.</source>
        <comment>10/because 1</comment>
        <translation>Essaie sur le plateau. L’autre joueur réduit le 4 à 2, et tu te retrouves devant deux tas égaux.</translation>
    </message>
    <message>
        <source>No, it is N</source>
        <comment>10/choice 2</comment>
        <translation>Non, c’est N</translation>
    </message>
    <message>
        <source>Right. The nim-sum is 010 ⊕ 100 = 110, and that is not 0. It is not the *number of heaps* that must be even, but the number of ones **in each column**.</source>
        <comment>10/because 2</comment>
        <translation>Exact. La somme de Nim est 010 ⊕ 100 = 110, et ce n’est pas 0. Ce n’est pas le *nombre de tas* qui doit être pair, mais le nombre de uns **dans chaque colonne**.</translation>
    </message>
    <message>
        <source>The famous board</source>
        <comment>11/title</comment>
        <translation>Le plateau célèbre</translation>
    </message>
    <message>
        <source>Back to 1, 3, 5 and 7. Write them in columns. Who wins: the player who starts or the other one?</source>
        <comment>11/text</comment>
        <translation>Revenons à 1, 3, 5 et 7. Écris-les en colonnes. Qui gagne&#xa0;: celui qui commence ou l’autre&#x202f;?</translation>
    </message>
    <message>
        <source>Ask who had guessed it. Then let a pupil make any first move, and find the answer together by putting the columns right again.</source>
        <comment>11/notes</comment>
        <translation>Demander qui l’avait deviné. Puis un élève joue un premier coup quelconque&#x202f;; trouver ensemble la réponse en rétablissant les colonnes.</translation>
    </message>
    <message>
        <source>001, 011, 101 and 111: the columns hold two, two and four ones. All are even, so the nim-sum is 0 and [it is P](nim:1,3,5,7?outcome=P&amp;grundy=0). The second player can always win.</source>
        <comment>11/reveal</comment>
        <translation>001, 011, 101 et 111&#xa0;: les colonnes contiennent deux, deux et quatre uns. Tout est pair, donc la somme de Nim est 0 et [c’est P](nim:1,3,5,7?outcome=P&amp;grundy=0). Le second joueur peut toujours gagner.</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>12/title</comment>
        <translation>P ou N&#x202f;?</translation>
    </message>
    <message>
        <source>Decide by the nim-sum.</source>
        <comment>12/text</comment>
        <translation>Décide à l’aide de la somme de Nim.</translation>
    </message>
    <message>
        <source>One odd column is enough for N. So you may stop at the first odd column. You need all columns only to say P.</source>
        <comment>12/notes</comment>
        <translation>Une seule colonne impaire suffit pour N. On peut donc s’arrêter à la première colonne impaire. Il ne faut toutes les colonnes que pour dire P.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- **Binary** shows which of 1, 2, 4, 8, … are in a number.
- The **nim-sum** has a 1 where a column holds an odd number of ones.
- Nim-sum 0 means P, as for [1, 4, 5](nim:1,4,5?outcome=P). Anything else means N, as for [7, 11, 5](nim:7,11,5?outcome=N&amp;grundy=9).

So far we have *seen* that this is right, in tables. The next lesson *proves* it, for any number of heaps of any size, and shows how to find the winning move.</source>
        <comment>13/text</comment>
        <translation>- Le **binaire** montre lesquels des nombres 1, 2, 4, 8, … sont dans un nombre.
- La **somme de Nim** a un 1 là où une colonne contient un nombre impair de uns.
- Somme de Nim 0 veut dire P, comme pour [1, 4, 5](nim:1,4,5?outcome=P). Tout le reste veut dire N, comme pour [7, 11, 5](nim:7,11,5?outcome=N&amp;grundy=9).

Jusqu’ici, on a *vu* que c’est juste, dans des tableaux. La prochaine leçon le *prouve*, pour tous les tas de toutes les tailles, et la suivante montre comment trouver le coup gagnant.</translation>
    </message>
    <message>
        <source>**Exit question:** the nim-sum of 12, 10 and 6 (1100, 1010, 0110: 0). And of 9, 3 (10).</source>
        <comment>13/notes</comment>
        <translation>**Question de sortie&#xa0;:** la somme de Nim de 12, 10 et 6 (1100, 1010, 0110&#xa0;: 0). Et de 9 et 3&#x202f;? (10.)</translation>
    </message>
</context>
<context>
    <name>circles-in-hackenbush</name>
    <message>
        <source>Green Hackenbush: circles</source>
        <comment>title</comment>
        <translation>Hackenbush vert&#xa0;: les cycles</translation>
    </message>
    <message>
        <source>Houses and doors: when edges form a circle, the joints on it may melt together.</source>
        <comment>about</comment>
        <translation>Des maisons et des portes&#xa0;: quand des arêtes forment un cycle, les nœuds peuvent y fondre ensemble.</translation>
    </message>
    <message>
        <source>melt circles, and so find the value of any green drawing</source>
        <comment>aims</comment>
        <translation>faire fondre les cycles, et trouver ainsi la valeur de tout dessin vert</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>Now a drawing with circles: a house with a door and a chimney. Cut one edge (a line of the drawing) on each turn; what is no longer joined to the ground falls. Whoever makes the last cut wins.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>Maintenant un dessin avec des cycles&#xa0;: une maison avec une porte et une cheminée. À chaque tour, coupe une arête (un trait du dessin)&#x202f;; ce qui n’est plus relié au sol tombe. Qui coupe en dernier gagne.

Jouez à deux.</translation>
    </message>
    <message>
        <source>The rule of forks from the last lesson does not help where edges form a circle: cutting one edge of a circle lets nothing fall. Ask for a drawing in which that can be seen.</source>
        <comment>1/notes</comment>
        <translation>La règle des fourches de la leçon précédente n’aide pas là où des arêtes forment un cycle&#xa0;: couper une arête d’un cycle ne fait rien tomber. Demander un dessin où l’on peut le voir.</translation>
    </message>
    <message>
        <source>An arch of two edges</source>
        <comment>2/title</comment>
        <translation>Une arche de deux arêtes</translation>
    </message>
    <message>
        <source>Two edges from the ground that meet at the top. How many cuts can be made?</source>
        <comment>2/text</comment>
        <translation>Deux arêtes qui partent du sol et se rejoignent en haut. Combien de coupes peut-on faire&#x202f;?</translation>
    </message>
    <message>
        <source>The value is 0: an arch of two edges counts for nothing.</source>
        <comment>2/notes</comment>
        <translation>La valeur est 0&#xa0;: une arche de deux arêtes ne compte pas.</translation>
    </message>
    <message>
        <source>One: the arch falls when one foot is cut</source>
        <comment>2/choice 1</comment>
        <translation>Une&#xa0;: l’arche tombe quand on coupe un pied</translation>
    </message>
    <message>
        <source>The other foot still holds its own edge.</source>
        <comment>2/because 1</comment>
        <translation>L’autre pied tient encore sa propre arête.</translation>
    </message>
    <message>
        <source>Two, whatever the players do</source>
        <comment>2/choice 2</comment>
        <translation>Deux, quoi que fassent les joueurs</translation>
    </message>
    <message>
        <source>Yes. After the first cut one edge is left standing. So the second player makes the last cut: P.</source>
        <comment>2/because 2</comment>
        <translation>Oui. Après la première coupe, il reste une arête debout. Le second joueur coupe donc en dernier&#xa0;: P.</translation>
    </message>
    <message>
        <source>A tent of three edges</source>
        <comment>3/title</comment>
        <translation>Une tente de trois arêtes</translation>
    </message>
    <message>
        <source>Two feet on the ground, joined by an edge at the top: three edges, like the door of the house. Which cut wins?</source>
        <comment>3/text</comment>
        <translation>Deux pieds au sol, reliés en haut par une arête&#xa0;: trois arêtes, comme la porte de la maison. Quelle coupe gagne&#x202f;?</translation>
    </message>
    <message>
        <source>With chalk: wipe out one foot. The rest is a stalk of two edges, hanging on the other foot.</source>
        <comment>3/notes</comment>
        <translation>À la craie&#xa0;: effacer un pied. Le reste est une tige de deux arêtes, accrochée à l’autre pied.</translation>
    </message>
    <message>
        <source>One of the feet</source>
        <comment>3/choice 1</comment>
        <translation>L’un des pieds</translation>
    </message>
    <message>
        <source>Then a stalk of two edges is left, and the other player cuts it down.</source>
        <comment>3/because 1</comment>
        <translation>Il reste alors une tige de deux arêtes, et l’autre joueur la coupe au ras du sol.</translation>
    </message>
    <message>
        <source>The edge at the top</source>
        <comment>3/choice 2</comment>
        <translation>L’arête du haut</translation>
    </message>
    <message>
        <source>Yes. Two single edges are left, and you make the last cut.</source>
        <comment>3/because 2</comment>
        <translation>Oui. Il reste deux arêtes seules, et c’est toi qui coupes en dernier.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>3/choice 3</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Try the edge at the top.</source>
        <comment>3/because 3</comment>
        <translation>Essaie l’arête du haut.</translation>
    </message>
    <message>
        <source>What is the tent worth?</source>
        <comment>4/title</comment>
        <translation>Combien vaut la tente&#x202f;?</translation>
    </message>
    <message>
        <source>Find the value of the tent with the rule of the smallest missing number.</source>
        <comment>4/text</comment>
        <translation>Trouve la valeur de la tente avec la règle du plus petit nombre absent.</translation>
    </message>
    <message>
        <source>Four edges give 0, five give 1, and so on. Let them guess; the next step explains it.</source>
        <comment>4/notes</comment>
        <translation>Quatre arêtes donnent 0, cinq donnent 1, et ainsi de suite. Les laisser deviner&#x202f;; l’étape suivante l’explique.</translation>
    </message>
    <message>
        <source>Cutting a foot leaves a stalk of two: value **2**. Cutting the top leaves two single edges: 1 ⊕ 1 = **0**. The smallest missing number is **1**, so [the tent is worth 1](hackenbush:0-1g,1-2g,2-0g?grundy=1).

An arch of two edges is worth 0, a tent of three is worth 1. Can you guess what [four edges](hackenbush:0-1g,1-2g,2-3g,3-0g) are worth?</source>
        <comment>4/reveal</comment>
        <translation>Couper un pied laisse une tige de deux&#xa0;: valeur **2**. Couper le haut laisse deux arêtes seules&#xa0;: 1 ⊕ 1 = **0**. Le plus petit nombre absent est **1**, donc [la tente vaut 1](hackenbush:0-1g,1-2g,2-0g?grundy=1).

Une arche de deux arêtes vaut 0, une tente de trois vaut 1. Devines-tu ce que valent [quatre arêtes](hackenbush:0-1g,1-2g,2-3g,3-0g)&#x202f;?</translation>
    </message>
    <message>
        <source>The fusion principle</source>
        <comment>5/title</comment>
        <translation>Le principe de fusion</translation>
    </message>
    <message>
        <source>Edges meet at **joints**. **All joints on a circle of edges may be melted into one joint. The value stays the same.**

The edges of the circle become little loops at that joint. A loop can be cut, and nothing hangs on it, so **a loop is worth as much as a single edge**.

So a circle of n edges becomes n loops at one joint. Loops cancel in pairs: **an even number is worth 0, an odd number is worth 1.**</source>
        <comment>5/text</comment>
        <translation>Les arêtes se rejoignent en des **nœuds**. **Tous les nœuds d’un cycle d’arêtes peuvent fondre en un seul nœud. La valeur reste la même.**

Les arêtes du cycle deviennent de petites boucles à ce nœud. Une boucle peut être coupée, et rien n’y est accroché&#xa0;: **une boucle vaut donc autant qu’une seule arête**.

Un cycle de n arêtes devient ainsi n boucles en un nœud. Les boucles s’annulent par deux&#xa0;: **un nombre pair vaut 0, un nombre impair vaut 1.**</translation>
    </message>
    <message>
        <source>The name is fusion principle. Its proof is longer than this lesson; it is a real theorem, and a surprising one. It has been checked here by search on many drawings.</source>
        <comment>5/notes</comment>
        <translation>C’est ce qu’on appelle le principe de fusion. Sa preuve est plus longue que cette leçon&#x202f;; c’est un vrai théorème, et il est surprenant. On l’a vérifié ici par recherche sur beaucoup de dessins.</translation>
    </message>
    <message>
        <source>Is a tent a circle?</source>
        <comment>6/title</comment>
        <translation>Une tente est-elle un cycle&#x202f;?</translation>
    </message>
    <message>
        <source>The feet of a tent stand at different places on the ground. Is that a circle at all?</source>
        <comment>6/text</comment>
        <translation>Les pieds d’une tente sont à des endroits différents du sol. Est-ce seulement un cycle&#x202f;?</translation>
    </message>
    <message>
        <source>This is the usual stumbling block. Draw the tent with both feet at the same point of the ground.</source>
        <comment>6/notes</comment>
        <translation>C’est l’obstacle habituel. Dessiner la tente avec les deux pieds au même point du sol.</translation>
    </message>
    <message>
        <source>No, the feet are apart</source>
        <comment>6/choice 1</comment>
        <translation>Non, les pieds sont écartés</translation>
    </message>
    <message>
        <source>What matters is what an edge is joined to. Both feet are joined to the ground, and the ground is everywhere the same.</source>
        <comment>6/because 1</comment>
        <translation>Ce qui compte, c’est à quoi une arête est reliée. Les deux pieds sont reliés au sol, et le sol est partout le même.</translation>
    </message>
    <message>
        <source>Yes, through the ground</source>
        <comment>6/choice 2</comment>
        <translation>Oui, à travers le sol</translation>
    </message>
    <message>
        <source>Right. The whole ground counts as **one joint**. So a tent is a circle of three edges.</source>
        <comment>6/because 2</comment>
        <translation>Exact. Tout le sol compte comme **un seul nœud**. Une tente est donc un cycle de trois arêtes.</translation>
    </message>
    <message>
        <source>Balloons</source>
        <comment>7/title</comment>
        <translation>Des ballons</translation>
    </message>
    <message>
        <source>A balloon: a string of **one** edge, and at its end a circle of **three** edges. What is it worth?</source>
        <comment>7/text</comment>
        <translation>Un ballon&#xa0;: une ficelle d’**une** arête, et au bout un cycle de **trois** arêtes. Combien vaut-il&#x202f;?</translation>
    </message>
    <message>
        <source>First fusion, then the rule of forks. Ask for a balloon with four edges in the circle: 0 on top, so 1.</source>
        <comment>7/notes</comment>
        <translation>D’abord la fusion, puis la règle des fourches. Demander un ballon dont le cycle a quatre arêtes&#xa0;: 0 en haut, donc 1.</translation>
    </message>
    <message>
        <source>4</source>
        <comment>7/choice 1</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>You counted the edges. Melt the circle first.</source>
        <comment>7/because 1</comment>
        <translation>Tu as compté les arêtes. Fais d’abord fondre le cycle.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>7/choice 2</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>The circle is worth 1 on top of the string, and the string adds one more.</source>
        <comment>7/because 2</comment>
        <translation>Le cycle vaut 1 au bout de la ficelle, et la ficelle ajoute encore un.</translation>
    </message>
    <message>
        <source>2</source>
        <comment>7/choice 3</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>Yes. Three loops are worth 1, like a branch of one edge. The string makes it 2.</source>
        <comment>7/because 3</comment>
        <translation>Oui. Trois boucles valent 1, comme une branche d’une arête. La ficelle porte cela à 2.</translation>
    </message>
    <message>
        <source>0</source>
        <comment>7/choice 4</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>An odd circle is worth 1, not 0.</source>
        <comment>7/because 4</comment>
        <translation>Un cycle impair vaut 1, et non 0.</translation>
    </message>
    <message>
        <source>A square balloon</source>
        <comment>8/title</comment>
        <translation>Un ballon carré</translation>
    </message>
    <message>
        <source>And with a circle of **four** edges on a string of one edge?</source>
        <comment>8/text</comment>
        <translation>Et avec un cycle de **quatre** arêtes au bout d’une ficelle d’une arête&#x202f;?</translation>
    </message>
    <message>
        <source>So all you need to know of a circle is whether it is odd or even.</source>
        <comment>8/notes</comment>
        <translation>D’un cycle, il suffit donc de savoir s’il est pair ou impair.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>8/choice 1</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>Yes. Four loops cancel, only the string is left.</source>
        <comment>8/because 1</comment>
        <translation>Oui. Les quatre boucles s’annulent, il ne reste que la ficelle.</translation>
    </message>
    <message>
        <source>2</source>
        <comment>8/choice 2</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>Four is even: the loops cancel in pairs.</source>
        <comment>8/because 2</comment>
        <translation>Quatre est pair&#xa0;: les boucles s’annulent par deux.</translation>
    </message>
    <message>
        <source>5</source>
        <comment>8/choice 3</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>You counted the edges.</source>
        <comment>8/because 3</comment>
        <translation>Tu as compté les arêtes.</translation>
    </message>
    <message>
        <source>Only the rule of forks?</source>
        <comment>9/title</comment>
        <translation>Seulement la règle des fourches&#x202f;?</translation>
    </message>
    <message>
        <source>Somebody writes: “Green Hackenbush on any drawing is solved by the rule of forks.” What do you say?</source>
        <comment>9/text</comment>
        <translation>Quelqu’un écrit&#xa0;: «&#x202f;La règle des fourches résout Hackenbush vert sur tout dessin.&#x202f;» Qu’en dis-tu&#x202f;?</translation>
    </message>
    <message>
        <source>With both rules every green drawing can be worked out, however large: each step makes it simpler.</source>
        <comment>9/notes</comment>
        <translation>Avec les deux règles, on peut calculer tout dessin vert, aussi grand soit-il&#xa0;: chaque pas le rend plus simple.</translation>
    </message>
    <message>
        <source>That is right</source>
        <comment>9/choice 1</comment>
        <translation>C’est juste</translation>
    </message>
    <message>
        <source>How would you use it on a tent? There is no fork from which to begin, and no end of a branch.</source>
        <comment>9/because 1</comment>
        <translation>Comment t’en servirais-tu pour une tente&#x202f;? Il n’y a pas de fourche par où commencer, ni de bout de branche.</translation>
    </message>
    <message>
        <source>It is right for trees; for circles you need fusion too</source>
        <comment>9/choice 2</comment>
        <translation>C’est juste pour les arbres&#x202f;; pour les cycles, il faut aussi la fusion</translation>
    </message>
    <message>
        <source>Yes. Fusion turns every drawing into a tree with loops, and the rule of forks does the rest.</source>
        <comment>9/because 2</comment>
        <translation>Oui. La fusion change tout dessin en un arbre avec des boucles, et la règle des fourches fait le reste.</translation>
    </message>
    <message>
        <source>The house</source>
        <comment>10/title</comment>
        <translation>La maison</translation>
    </message>
    <message>
        <source>Which edges of the house form circles? What is left when they are melted?</source>
        <comment>10/text</comment>
        <translation>Quelles arêtes de la maison forment des cycles&#x202f;? Que reste-t-il quand on les a fait fondre&#x202f;?</translation>
    </message>
    <message>
        <source>The walls with the ceiling and the ground are one circle, the roof with the ceiling another; they touch, so all their joints melt together. Draw the house after melting: the ground with six loops, a stalk of two and a stalk of one, and the door. Then melt the door too.</source>
        <comment>10/notes</comment>
        <translation>Les murs avec le plafond et le sol forment un cycle, le toit avec le plafond un autre&#x202f;; ils se touchent, donc tous leurs nœuds fondent ensemble. Dessiner la maison après la fusion&#xa0;: le sol avec six boucles, une tige de deux, une tige de un, et la porte. Puis faire fondre aussi la porte.</translation>
    </message>
    <message>
        <source>Walls, ceiling and roof melt into the ground; their six loops cancel.

**Chimney** and **single edge** are left, 2 ⊕ 1 = 3, and the **door** is worth 1. Together [2](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?grundy=2).

So the chimney must become 0: [cut its lower edge](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?only=hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,0-7g,7-8g,8-0g,2-9g).</source>
        <comment>10/reveal</comment>
        <translation>Les murs, le plafond et le toit fondent dans le sol&#x202f;; leurs six boucles s’annulent.

Il reste la **cheminée** et **une arête seule**, 2 ⊕ 1 = 3, et la **porte** vaut 1. Ensemble [2](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?grundy=2).

La cheminée doit donc devenir 0&#xa0;: [coupe son arête du bas](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?only=hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,0-7g,7-8g,8-0g,2-9g).</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>What is the Grundy value of the drawing? Melt the circles, then use the rule of forks.</source>
        <comment>11/text</comment>
        <translation>Quelle est la valeur de Grundy du dessin&#x202f;? Fais fondre les cycles, puis applique la règle des fourches.</translation>
    </message>
    <message>
        <source>Not every drawing has a circle. Let pupils mark the circles in colour and write “odd” or “even” on them.</source>
        <comment>11/notes</comment>
        <translation>Tous les dessins n’ont pas de cycle. Faire marquer les cycles en couleur et y écrire «&#x202f;pair&#x202f;» ou «&#x202f;impair&#x202f;».</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>Gagne la partie</translation>
    </message>
    <message>
        <source>You know the value of the house. Start, and win against the perfect computer.</source>
        <comment>12/text</comment>
        <translation>Tu connais la valeur de la maison. Commence, et gagne contre l’ordinateur parfait.</translation>
    </message>
    <message>
        <source>After the first cut everything balances: the single edge against the door, the loops of the house in pairs. Answer each cut by melting the picture again.</source>
        <comment>12/notes</comment>
        <translation>Après la première coupe, tout s’équilibre&#xa0;: l’arête seule contre la porte, les boucles de la maison par deux. À chaque coupe, répondre en faisant de nouveau fondre le dessin.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- **Fusion:** a circle melts into one joint; its edges become loops, each worth one edge.
- So an odd circle is worth 1 and an even one 0. [A tent is worth 1](hackenbush:0-1g,1-2g,2-0g?grundy=1).
- With fusion and the rule of forks every green drawing is a row of Nim heaps.

So far both of you could cut every edge. Next each player has a colour, and the values become fractions!</source>
        <comment>13/text</comment>
        <translation>- **Fusion&#xa0;:** un cycle fond en un seul nœud&#x202f;; ses arêtes deviennent des boucles, qui valent une arête chacune.
- Un cycle impair vaut donc 1, et un cycle pair 0. [Une tente vaut 1](hackenbush:0-1g,1-2g,2-0g?grundy=1).
- Avec la fusion et la règle des fourches, tout dessin vert est une rangée de tas de Nim.

Jusqu’ici, vous pouviez tous deux couper toutes les arêtes. Bientôt, chacun aura sa couleur, et les valeurs deviendront des fractions&#x202f;!</translation>
    </message>
    <message>
        <source>**Exit question:** a tent of five edges beside a stalk of one edge? (1 ⊕ 1 = 0: P.)</source>
        <comment>13/notes</comment>
        <translation>**Question de sortie&#xa0;:** une tente de cinq arêtes à côté d’une tige d’une arête&#x202f;? (1 ⊕ 1 = 0&#xa0;: P.)</translation>
    </message>
</context>
<context>
    <name>five-three-two</name>
    <message>
        <source>The values of 5, 3 and 2</source>
        <comment>title</comment>
        <translation>Les valeurs de 5, 3 et 2</translation>
    </message>
    <message>
        <source>A surprising pattern in the table of Nim, and what it says about 5, 3, 2.</source>
        <comment>about</comment>
        <translation>Un motif surprenant dans le tableau de Nim, et ce qu’il dit de 5, 3, 2.</translation>
    </message>
    <message>
        <source>work out a nim-sum by splitting into 1, 2, 4, 8</source>
        <comment>aims</comment>
        <translation>calculer une somme de Nim en décomposant en 1, 2, 4, 8</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>The game starts with heaps of 3, 5 and 6. The computer begins, and it plays at random. You have an answer to every move. Which answer? Think of the heap that balances the other two.</source>
        <comment>1/text</comment>
        <translation>La partie commence avec des tas de 3, 5 et 6. L’ordinateur commence, et il joue au hasard. Tu as une réponse à chaque coup. Laquelle&#x202f;? Pense au tas qui équilibre les deux autres.</translation>
    </message>
    <message>
        <source>3, 5, 6 is P: each heap balances the other two. Pupils have no rule yet; they may use the table of the last lesson. Afterwards ask for the moves that were hard to answer.</source>
        <comment>1/notes</comment>
        <translation>3, 5, 6 est P&#xa0;: chaque tas équilibre les deux autres. Les élèves n’ont pas encore de règle&#x202f;; ils peuvent se servir du tableau de la leçon précédente. Demander ensuite à quels coups il était difficile de répondre.</translation>
    </message>
    <message>
        <source>The table again</source>
        <comment>2/title</comment>
        <translation>Encore le tableau</translation>
    </message>
    <message>
        <source>Here is the table of the last lesson once more, a little larger. Check two or three of its numbers: the smallest number that is missing on the way to the two sides. Then look for patterns.</source>
        <comment>2/text</comment>
        <translation>Revoici le tableau de la leçon précédente, un peu plus grand. Vérifie deux ou trois de ses nombres&#xa0;: le plus petit nombre absent sur le chemin des deux bords. Puis cherche des motifs.</translation>
    </message>
    <message>
        <source>Collect what the class sees: zeros on the diagonal; every number once in each row; blocks of two by two and of four by four. Let them wonder about 4, 1, which is 5 like a sum, and 5, 1, which is 4 like a difference.</source>
        <comment>2/notes</comment>
        <translation>Rassembler ce que voit la classe&#xa0;: des zéros sur la diagonale&#x202f;; chaque nombre une fois par ligne&#x202f;; des carrés de deux sur deux et de quatre sur quatre. Les laisser s’étonner de (4, 1), qui vaut 5 comme une somme, et de (5, 1), qui vaut 4 comme une différence.</translation>
    </message>
    <message>
        <source>A pattern</source>
        <comment>3/title</comment>
        <translation>Un motif</translation>
    </message>
    <message>
        <source>In the finished table 2 and 1 make 3. 4 and 1 make 5. 4 and 2 make 6. But 3 and 1 make 2, and 5 and 1 make 4. When is it the ordinary sum, and when not?</source>
        <comment>3/text</comment>
        <translation>Dans le tableau terminé, 2 et 1 font 3. 4 et 1 font 5. 4 et 2 font 6. Mais 3 et 1 font 2, et 5 et 1 font 4. Quand est-ce la somme ordinaire, et quand non&#x202f;?</translation>
    </message>
    <message>
        <source>Use coins or slips with 1, 2, 4 for the splitting. Let pupils check three more squares of the table: 3 ⊕ 2 = 1, 5 ⊕ 4 = 1, 5 ⊕ 2 = 7. Lessons 8 and 9 prove that the rule is always right.</source>
        <comment>3/notes</comment>
        <translation>Pour décomposer, prendre des pièces ou des papiers marqués 1, 2, 4. Faire vérifier trois autres cases du tableau&#xa0;: 3 ⊕ 2 = 1, 5 ⊕ 4 = 1, 5 ⊕ 2 = 7. Les leçons 8 et 9 prouvent que la règle est toujours juste.</translation>
    </message>
    <message>
        <source>Split each heap into **1, 2, 4, 8, …**, each used once at most: 3 is 2 + 1, and 5 is 4 + 1. **Equal parts in two heaps cancel**, like two equal heaps. What is left over is added.

- [4 and 2](nim:4,2?grundy=6): nothing is equal, so 4 + 2 = 6.
- [5 and 1](nim:5,1?grundy=4): 5 is 4 + 1, the ones cancel, 4 is left.
- [5 and 3](nim:5,3?grundy=6): 4 + 1 and 2 + 1, the ones cancel, 4 + 2 = 6.

This is called the **nim-sum** and written ⊕. So 5 ⊕ 3 = 6.</source>
        <comment>3/reveal</comment>
        <translation>Décompose chaque tas en **1, 2, 4, 8, …**, chacun au plus une fois&#xa0;: 3, c’est 2 + 1, et 5, c’est 4 + 1. **Des parts égales dans deux tas s’annulent**, comme deux tas égaux. On additionne ce qui reste.

- [4 et 2](nim:4,2?grundy=6)&#xa0;: rien d’égal, donc 4 + 2 = 6.
- [5 et 1](nim:5,1?grundy=4)&#xa0;: 5, c’est 4 + 1, les uns s’annulent, il reste 4.
- [5 et 3](nim:5,3?grundy=6)&#xa0;: 4 + 1 et 2 + 1, les uns s’annulent, 4 + 2 = 6.

Cela s’appelle la **somme de Nim** et s’écrit ⊕. Donc 5 ⊕ 3 = 6.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>4/title</comment>
        <translation>À ton tour</translation>
    </message>
    <message>
        <source>What is **6 ⊕ 3**?</source>
        <comment>4/text</comment>
        <translation>Combien font **6 ⊕ 3**&#x202f;?</translation>
    </message>
    <message>
        <source>Let them check it with balance: 6, 3, 5 must be P.</source>
        <comment>4/notes</comment>
        <translation>Faire vérifier par l’équilibre&#xa0;: 6, 3, 5 doit être P.</translation>
    </message>
    <message>
        <source>9</source>
        <comment>4/choice 1</comment>
        <translation>9</translation>
    </message>
    <message>
        <source>That is the ordinary sum. Both have a part 2 (6 is 4 + 2, and 3 is 2 + 1), and the twos cancel.</source>
        <comment>4/because 1</comment>
        <translation>C’est la somme ordinaire. Les deux nombres ont une part 2 (6, c’est 4 + 2, et 3, c’est 2 + 1), et ces parts s’annulent.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>4/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>That is the difference. Split first: 4 + 2 and 2 + 1. The twos cancel, and 4 + 1 is left.</source>
        <comment>4/because 2</comment>
        <translation>C’est la différence. Décompose d’abord&#xa0;: 4 + 2 et 2 + 1. Les parts 2 s’annulent, et il reste 4 + 1.</translation>
    </message>
    <message>
        <source>5</source>
        <comment>4/choice 3</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>Yes: 4 + 2 and 2 + 1. The twos cancel, and 4 + 1 is left.</source>
        <comment>4/because 3</comment>
        <translation>Oui&#xa0;: 4 + 2 et 2 + 1. Les parts 2 s’annulent, et il reste 4 + 1.</translation>
    </message>
    <message>
        <source>All of 5, 3, 2 with values</source>
        <comment>5/title</comment>
        <translation>Tout 5, 3, 2 avec les valeurs</translation>
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
        <translation>Avec trois tas, on fait pareil&#xa0;: 5 ⊕ 3 = 6, et 6 ⊕ 2 = 4. Donc [5, 3, 2](nim:5,3,2?grundy=4) vaut 4. Revoici les 37 positions, cette fois avec leurs valeurs&#xa0;:

- 0,0,0 **0** · 1,0,0 **1** · 2,0,0 **2** · 3,0,0 **3** · 4,0,0 **4** · 5,0,0 **5**
- 1,1,0 **0** · 2,1,0 **3** · 3,1,0 **2** · 4,1,0 **5** · 5,1,0 **4**
- 1,1,1 **1** · 2,1,1 **2** · 3,1,1 **3** · 4,1,1 **4** · 5,1,1 **5**
- 2,2,0 **0** · 3,2,0 **1** · 4,2,0 **6** · 5,2,0 **7**
- 2,2,1 **1** · 2,2,2 **2** · 3,2,2 **3** · 4,2,2 **4** · 5,2,2 **5**
- 3,3,0 **0** · 4,3,0 **7** · 5,3,0 **6** · 3,3,1 **1** · 3,3,2 **2**
- 3,2,1 **0** · 4,2,1 **7** · 5,2,1 **6** · 4,3,1 **6** · 5,3,1 **7** · 4,3,2 **5** · 5,3,2 **4**

Les zéros sont les cinq positions P que tu as trouvées à la main.</translation>
    </message>
    <message>
        <source>Let each pupil check two of the values with the splitting. Count the zeros together: five.</source>
        <comment>5/notes</comment>
        <translation>Chaque élève vérifie deux des valeurs en décomposant. Compter les zéros ensemble&#xa0;: cinq.</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>6/title</comment>
        <translation>Trouve le coup</translation>
    </message>
    <message>
        <source>5, 3, 2 is worth 4. Which move leaves a position of value 0?</source>
        <comment>6/text</comment>
        <translation>5, 3, 2 vaut 4. Quel coup laisse une position de valeur 0&#x202f;?</translation>
    </message>
    <message>
        <source>The 5 must become what balances 3 and 2, that is 3 ⊕ 2 = 1. This way of thinking finds every winning move: ask for each heap what would balance all the others, and see whether that is smaller.</source>
        <comment>6/notes</comment>
        <translation>Le 5 doit devenir ce qui équilibre 3 et 2, c’est-à-dire 3 ⊕ 2 = 1. Cette façon de penser trouve tous les coups gagnants&#xa0;: pour chaque tas, se demander ce qui équilibrerait tous les autres, et voir si c’est plus petit.</translation>
    </message>
    <message>
        <source>Make the 5 a 4</source>
        <comment>6/choice 1</comment>
        <translation>Réduire le 5 à 4</translation>
    </message>
    <message>
        <source>Then 4 ⊕ 3 ⊕ 2 = 5, and not 0.</source>
        <comment>6/because 1</comment>
        <translation>Alors 4 ⊕ 3 ⊕ 2 = 5, et non 0.</translation>
    </message>
    <message>
        <source>Take the 3</source>
        <comment>6/choice 2</comment>
        <translation>Prendre le 3</translation>
    </message>
    <message>
        <source>Then 5 ⊕ 2 = 7, and not 0.</source>
        <comment>6/because 2</comment>
        <translation>Alors 5 ⊕ 2 = 7, et non 0.</translation>
    </message>
    <message>
        <source>Make the 5 a 1</source>
        <comment>6/choice 3</comment>
        <translation>Réduire le 5 à 1</translation>
    </message>
    <message>
        <source>Yes: 1 ⊕ 3 ⊕ 2 = 0. Now the value is 0, and the other player must change it.</source>
        <comment>6/because 3</comment>
        <translation>Oui&#xa0;: 1 ⊕ 3 ⊕ 2 = 0. Maintenant la valeur est 0, et l’autre joueur est obligé de la changer.</translation>
    </message>
    <message>
        <source>Take the 2</source>
        <comment>6/choice 4</comment>
        <translation>Prendre le 2</translation>
    </message>
    <message>
        <source>Then 5 ⊕ 3 = 6, and not 0.</source>
        <comment>6/because 4</comment>
        <translation>Alors 5 ⊕ 3 = 6, et non 0.</translation>
    </message>
    <message>
        <source>Find the value</source>
        <comment>7/title</comment>
        <translation>Trouve la valeur</translation>
    </message>
    <message>
        <source>What is the Grundy value of these positions?</source>
        <comment>7/text</comment>
        <translation>Quelle est la valeur de Grundy de ces positions&#x202f;?</translation>
    </message>
    <message>
        <source>The splitting into 1, 2, 4 is enough here. Writing the parts below each other prepares the next lesson.</source>
        <comment>7/notes</comment>
        <translation>La décomposition en 1, 2, 4 suffit ici. Écrire les parts les unes sous les autres prépare la leçon suivante.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>8/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- The **Grundy value** of a position is the heap that balances it. [Value 0](nim:1,3,2?grundy=0&amp;outcome=P) means P.
- It is the **mex** of the values that can be left.
- In Nim it is the **nim-sum**: split into 1, 2, 4, 8, …, let equal parts cancel, add the rest.

The splitting is much easier on paper when the parts stand in columns. That is what binary numbers are for, and they come next.</source>
        <comment>8/text</comment>
        <translation>- La **valeur de Grundy** d’une position est le tas qui l’équilibre. La [valeur 0](nim:1,3,2?grundy=0&amp;outcome=P) veut dire P.
- C’est le **mex** des valeurs qu’on peut laisser.
- Dans Nim, c’est la **somme de Nim**&#xa0;: décomposer en 1, 2, 4, 8, …, annuler les parts égales, additionner le reste.

Décomposer est bien plus facile sur le papier quand les parts sont rangées en colonnes. C’est à cela que servent les nombres en binaire, et c’est la suite.</translation>
    </message>
    <message>
        <source>**Exit question:** the value of 7, 2? (4 + 2 + 1 and 2: 5.) Which heap must join 7 and 2 to make P? (5.)</source>
        <comment>8/notes</comment>
        <translation>**Question de sortie&#xa0;:** la valeur de 7, 2&#x202f;? (4 + 2 + 1 et 2&#xa0;: 5.) Quel tas faut-il ajouter à 7 et 2 pour obtenir P&#x202f;? (5.)</translation>
    </message>
</context>
<context>
    <name>green-hackenbush</name>
    <message>
        <source>Green Hackenbush: stalks and trees</source>
        <comment>title</comment>
        <translation>Hackenbush vert&#xa0;: tiges et arbres</translation>
    </message>
    <message>
        <source>Cut an edge, and what hangs on it falls. How much is a tree worth?</source>
        <comment>about</comment>
        <translation>Coupe une arête, et ce qui y est accroché tombe. Combien vaut un arbre&#x202f;?</translation>
    </message>
    <message>
        <source>find the value of a tree</source>
        <comment>aims</comment>
        <translation>trouver la valeur d’un arbre</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>Lines grow from the ground. They are called **edges**, and their ends **joints**. On your turn cut **one edge**. Everything that is no longer joined to the ground falls away. Whoever makes the last cut wins.

Play it in pairs. The two stalks have 3 and 2 edges.</source>
        <comment>1/text</comment>
        <translation>Des traits poussent du sol. On les appelle des **arêtes**, et leurs bouts des **nœuds**. À ton tour, coupe **une arête**. Tout ce qui n’est plus relié au sol tombe. Qui coupe en dernier gagne.

Jouez à deux. Les deux tiges ont 3 et 2 arêtes.</translation>
    </message>
    <message>
        <source>Green edges may be cut by both players. Draw it on the board with chalk: cutting means wiping it out. **Ask:** “Which game is that?”</source>
        <comment>1/notes</comment>
        <translation>Les arêtes vertes peuvent être coupées par les deux joueurs. Les dessiner au tableau à la craie&#xa0;: couper, c’est effacer. **Demander&#xa0;:** «&#x202f;Quel jeu est-ce&#x202f;?&#x202f;»</translation>
    </message>
    <message>
        <source>A single stalk</source>
        <comment>2/title</comment>
        <translation>Une seule tige</translation>
    </message>
    <message>
        <source>A stalk of **four** green edges. What can you leave with one cut?</source>
        <comment>2/text</comment>
        <translation>Une tige de **quatre** arêtes vertes. Que peux-tu laisser en une coupe&#x202f;?</translation>
    </message>
    <message>
        <source>So a row of stalks is plain Nim.</source>
        <comment>2/notes</comment>
        <translation>Une rangée de tiges, c’est donc Nim tout simple.</translation>
    </message>
    <message>
        <source>Only three edges</source>
        <comment>2/choice 1</comment>
        <translation>Seulement trois arêtes</translation>
    </message>
    <message>
        <source>You may cut further down: then more falls.</source>
        <comment>2/because 1</comment>
        <translation>Tu peux couper plus bas&#xa0;: il en tombe alors davantage.</translation>
    </message>
    <message>
        <source>3, 2, 1 or 0 edges</source>
        <comment>2/choice 2</comment>
        <translation>3, 2, 1 ou 0 arêtes</translation>
    </message>
    <message>
        <source>Yes. A cut leaves what is below it. So the stalk is a heap of four.</source>
        <comment>2/because 2</comment>
        <translation>Oui. Une coupe laisse ce qui est au-dessous. La tige est donc un tas de quatre.</translation>
    </message>
    <message>
        <source>Any number, also more than four</source>
        <comment>2/choice 3</comment>
        <translation>N’importe quel nombre, même plus de quatre</translation>
    </message>
    <message>
        <source>Nothing grows back.</source>
        <comment>2/because 3</comment>
        <translation>Rien ne repousse.</translation>
    </message>
    <message>
        <source>Two stalks</source>
        <comment>3/title</comment>
        <translation>Deux tiges</translation>
    </message>
    <message>
        <source>Stalks of 3 and 2 edges. Which cut wins?</source>
        <comment>3/text</comment>
        <translation>Des tiges de 3 et 2 arêtes. Quelle coupe gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Nim with 3 and 2.</source>
        <comment>3/notes</comment>
        <translation>Nim avec 3 et 2.</translation>
    </message>
    <message>
        <source>The lowest edge of the longer stalk</source>
        <comment>3/choice 1</comment>
        <translation>L’arête du bas de la plus longue tige</translation>
    </message>
    <message>
        <source>Then the other player cuts down the other stalk.</source>
        <comment>3/because 1</comment>
        <translation>Alors l’autre joueur coupe l’autre tige au ras du sol.</translation>
    </message>
    <message>
        <source>The topmost edge of the shorter stalk</source>
        <comment>3/choice 2</comment>
        <translation>L’arête du haut de la plus courte tige</translation>
    </message>
    <message>
        <source>Then 3 and 1 are left. The other player makes them equal.</source>
        <comment>3/because 2</comment>
        <translation>Il reste alors 3 et 1. L’autre joueur les rend égales.</translation>
    </message>
    <message>
        <source>The topmost edge of the longer stalk</source>
        <comment>3/choice 3</comment>
        <translation>L’arête du haut de la plus longue tige</translation>
    </message>
    <message>
        <source>Yes. Both stalks have two edges then: copy.</source>
        <comment>3/because 3</comment>
        <translation>Oui. Les deux tiges ont alors deux arêtes&#xa0;: imite.</translation>
    </message>
    <message>
        <source>A fork</source>
        <comment>4/title</comment>
        <translation>Une fourche</translation>
    </message>
    <message>
        <source>One edge from the ground, and on top of it **two** edges: a Y. Does the Y count like a stalk of three, because it has three edges?</source>
        <comment>4/text</comment>
        <translation>Une arête part du sol, et au-dessus il y en a **deux**&#xa0;: un Y. Le Y compte-t-il comme une tige de trois, puisqu’il a trois arêtes&#x202f;?</translation>
    </message>
    <message>
        <source>Two moves leave a stalk of two (value 2), one leaves nothing (value 0). The mex of {0, 2} is 1.</source>
        <comment>4/notes</comment>
        <translation>Deux coups laissent une tige de deux (valeur 2), un coup ne laisse rien (valeur 0). Le mex de {0, 2} est 1.</translation>
    </message>
    <message>
        <source>Yes, three edges are three edges</source>
        <comment>4/choice 1</comment>
        <translation>Oui, trois arêtes sont trois arêtes</translation>
    </message>
    <message>
        <source>With a stalk of three you could leave a stalk of two, and another time a single edge. What can you leave from the Y?</source>
        <comment>4/because 1</comment>
        <translation>Avec une tige de trois, on peut laisser une tige de deux, ou bien une seule arête. Que peux-tu laisser à partir du Y&#x202f;?</translation>
    </message>
    <message>
        <source>No, it counts like a single edge</source>
        <comment>4/choice 2</comment>
        <translation>Non, il compte comme une seule arête</translation>
    </message>
    <message>
        <source>Yes. On top are two equal stalks, and they cancel: whoever cuts one of them is answered by a cut in the other. Only the trunk counts.</source>
        <comment>4/because 2</comment>
        <translation>Oui. En haut, il y a deux tiges égales, et elles s’annulent&#xa0;: si l’un coupe l’une, l’autre lui répond en coupant l’autre. Seul le tronc compte.</translation>
    </message>
    <message>
        <source>It counts like two edges</source>
        <comment>4/choice 3</comment>
        <translation>Il compte comme deux arêtes</translation>
    </message>
    <message>
        <source>Test it: put a stalk of two edges beside the Y. If the Y counted like two, the player to move would lose. But cutting the topmost edge of the stalk wins, because a Y beside a single edge is P.</source>
        <comment>4/because 3</comment>
        <translation>Vérifie&#xa0;: mets une tige de deux arêtes à côté du Y. Si le Y comptait pour deux, celui qui doit jouer perdrait. Mais couper l’arête du haut de la tige gagne, car un Y à côté d’une seule arête est P.</translation>
    </message>
    <message>
        <source>The value of the fork</source>
        <comment>5/title</comment>
        <translation>La valeur de la fourche</translation>
    </message>
    <message>
        <source>Check it by the rule of the smallest missing number: what can be left from the Y?</source>
        <comment>5/text</comment>
        <translation>Vérifie avec la règle du plus petit nombre absent&#xa0;: que peut-on laisser à partir du Y&#x202f;?</translation>
    </message>
    <message>
        <source>This is the mex from the lesson on Grundy values. The two branches, 1 ⊕ 1 = 0, count as nothing on top of the trunk, and the trunk adds one edge below. The next step names the rule.</source>
        <comment>5/notes</comment>
        <translation>C’est le mex de la leçon sur les valeurs de Grundy. Les deux branches, 1 ⊕ 1 = 0, ne comptent pas au-dessus du tronc, et le tronc ajoute une arête au-dessous. L’étape suivante donne le nom de la règle.</translation>
    </message>
    <message>
        <source>Cutting one of the two branches leaves a stalk of two: value **2**. Cutting the trunk leaves nothing: value **0**. The smallest missing number is **1**, so [the Y is worth 1](hackenbush:0-1g,1-2g,1-3g?grundy=1).</source>
        <comment>5/reveal</comment>
        <translation>Couper l’une des deux branches laisse une tige de deux&#xa0;: valeur **2**. Couper le tronc ne laisse rien&#xa0;: valeur **0**. Le plus petit nombre absent est **1**, donc [le Y vaut 1](hackenbush:0-1g,1-2g,1-3g?grundy=1).</translation>
    </message>
    <message>
        <source>The rule of forks</source>
        <comment>6/title</comment>
        <translation>La règle des fourches</translation>
    </message>
    <message>
        <source>**Where several branches meet at a joint, you may replace them by a single stalk. Its length is the nim-sum of the branches.**

Each edge below makes it one longer. So work from the top down.

Here 2 ⊕ 1 = 3, so a stalk of three stands on the trunk: [the tree is worth 4](hackenbush:0-1g,1-2g,2-3g,1-4g?grundy=4).

It is called the *colon principle*. On the board the value is written with a star: ∗4 is a heap of four.</source>
        <comment>6/text</comment>
        <translation>**Là où plusieurs branches se rejoignent en un nœud, on peut les remplacer par une seule tige. Sa longueur est la somme de Nim des branches.**

Chaque arête au-dessous l’allonge de un. Travaille donc de haut en bas.

Ici 2 ⊕ 1 = 3&#xa0;: une tige de trois se dresse sur le tronc, et [l’arbre vaut 4](hackenbush:0-1g,1-2g,2-3g,1-4g?grundy=4).

On l’appelle le *principe des deux-points*. Sur le plateau, la valeur s’écrit avec une étoile&#xa0;: ∗4 est un tas de quatre.</translation>
    </message>
    <message>
        <source>Nim-sum across, plus one down. Watch out for the mistake of adding everything.</source>
        <comment>6/notes</comment>
        <translation>Somme de Nim en travers, plus un en descendant. Attention à l’erreur qui consiste à tout additionner. (En anglais&#xa0;: *colon principle*.)</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>7/title</comment>
        <translation>À ton tour</translation>
    </message>
    <message>
        <source>A trunk of **one** edge, and on it **three** branches with 1, 2 and 3 edges. What is the tree worth?</source>
        <comment>7/text</comment>
        <translation>Un tronc d’**une** arête, et dessus **trois** branches de 1, 2 et 3 arêtes. Combien vaut l’arbre&#x202f;?</translation>
    </message>
    <message>
        <source>So there is just one winning cut: the trunk.</source>
        <comment>7/notes</comment>
        <translation>Il n’y a donc qu’une coupe gagnante&#xa0;: le tronc.</translation>
    </message>
    <message>
        <source>7</source>
        <comment>7/choice 1</comment>
        <translation>7</translation>
    </message>
    <message>
        <source>You counted all edges. Branches are joined by the nim-sum.</source>
        <comment>7/because 1</comment>
        <translation>Tu as compté toutes les arêtes. Les branches s’assemblent par la somme de Nim.</translation>
    </message>
    <message>
        <source>0</source>
        <comment>7/choice 2</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>1 ⊕ 2 ⊕ 3 = 0, but the trunk is still there.</source>
        <comment>7/because 2</comment>
        <translation>1 ⊕ 2 ⊕ 3 = 0, mais il y a encore le tronc.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>7/choice 3</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>Yes. 1 ⊕ 2 ⊕ 3 = 0, and the trunk adds one.</source>
        <comment>7/because 3</comment>
        <translation>Oui. 1 ⊕ 2 ⊕ 3 = 0, et le tronc ajoute un.</translation>
    </message>
    <message>
        <source>4</source>
        <comment>7/choice 4</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>You took the longest branch and the trunk. Use the nim-sum of all three.</source>
        <comment>7/because 4</comment>
        <translation>Tu as pris la plus longue branche et le tronc. Prends la somme de Nim des trois.</translation>
    </message>
    <message>
        <source>A real tree</source>
        <comment>8/title</comment>
        <translation>Un vrai arbre</translation>
    </message>
    <message>
        <source>Work out this tree, from the top down. At each fork write the nim-sum, for each edge below add one.</source>
        <comment>8/text</comment>
        <translation>Calcule cet arbre, de haut en bas. À chaque fourche, écris la somme de Nim&#x202f;; pour chaque arête au-dessous, ajoute un.</translation>
    </message>
    <message>
        <source>Let the class call out the numbers from the top down, and write them at the forks. A typical mistake is to forget the +1 of the edge below a fork of value 0.</source>
        <comment>8/notes</comment>
        <translation>Que la classe annonce les nombres de haut en bas&#x202f;; les écrire aux fourches. Erreur typique&#xa0;: oublier le +1 de l’arête sous une fourche de valeur 0.</translation>
    </message>
    <message>
        <source>- The branch with the fork of 1 and 2: 1 ⊕ 2 = 3, and the edge below makes **4**.
- The other one, from the top: 1 ⊕ 1 = 0 and an edge, 1. Beside it stands a single edge: 1 ⊕ 1 = 0, and the two edges below make **2**.
- Where both meet: 4 ⊕ 2 = 6. The trunk makes [7](hackenbush:0-1g,1-2g,2-3g,2-4g,4-5g,1-6g,6-7g,7-8g,7-9g,9-10g,9-11g?grundy=7&amp;only=hackenbush:).</source>
        <comment>8/reveal</comment>
        <translation>- La branche avec la fourche de 1 et 2&#xa0;: 1 ⊕ 2 = 3, et l’arête au-dessous donne **4**.
- L’autre, en partant du haut&#xa0;: 1 ⊕ 1 = 0 et une arête, 1. À côté se dresse une seule arête&#xa0;: 1 ⊕ 1 = 0, et les deux arêtes au-dessous donnent **2**.
- Là où les deux se rejoignent&#xa0;: 4 ⊕ 2 = 6. Le tronc donne [7](hackenbush:0-1g,1-2g,2-3g,2-4g,4-5g,1-6g,6-7g,7-8g,7-9g,9-10g,9-11g?grundy=7&amp;only=hackenbush:).</translation>
    </message>
    <message>
        <source>But a cut can make it larger!</source>
        <comment>9/title</comment>
        <translation>Mais une coupe peut l’agrandir&#x202f;!</translation>
    </message>
    <message>
        <source>In the Y you can cut a branch, and the value goes **up** from 1 to 2. Does that spoil everything?</source>
        <comment>9/text</comment>
        <translation>Dans le Y, on peut couper une branche, et la valeur **monte** de 1 à 2. Est-ce que cela gâche tout&#x202f;?</translation>
    </message>
    <message>
        <source>Growing and undoing again. **Ask for the move back:** cut the topmost edge of the stalk of two.</source>
        <comment>9/notes</comment>
        <translation>De nouveau grandir et annuler. **Demander le coup de retour&#xa0;:** couper l’arête du haut de la tige de deux.</translation>
    </message>
    <message>
        <source>No. It is like the staircase: the other player cuts the stalk of two down to one edge, and the value is 1 again. And with every cut the picture gets smaller, so it must end.</source>
        <comment>9/reveal</comment>
        <translation>Non. C’est comme l’escalier&#xa0;: l’autre joueur ramène la tige de deux à une arête, et la valeur est de nouveau 1. Et à chaque coupe le dessin devient plus petit, donc cela doit finir.</translation>
    </message>
    <message>
        <source>A garden</source>
        <comment>10/title</comment>
        <translation>Un jardin</translation>
    </message>
    <message>
        <source>A Y, worth 1, stands beside a stalk of **three** edges. It is your turn. Which cut wins?</source>
        <comment>10/text</comment>
        <translation>Un Y, qui vaut 1, est à côté d’une tige de **trois** arêtes. C’est ton tour. Quelle coupe gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Value of the garden: 1 ⊕ 3 = 2. The stalk of three must become 1.</source>
        <comment>10/notes</comment>
        <translation>Valeur du jardin&#xa0;: 1 ⊕ 3 = 2. La tige de trois doit devenir 1.</translation>
    </message>
    <message>
        <source>The trunk of the Y</source>
        <comment>10/choice 1</comment>
        <translation>Le tronc du Y</translation>
    </message>
    <message>
        <source>Then the other player cuts down the stalk of three.</source>
        <comment>10/because 1</comment>
        <translation>Alors l’autre joueur coupe la tige de trois au ras du sol.</translation>
    </message>
    <message>
        <source>The topmost edge of the stalk</source>
        <comment>10/choice 2</comment>
        <translation>L’arête du haut de la tige</translation>
    </message>
    <message>
        <source>Then the stalk has two edges, and 1 ⊕ 2 = 3 is not 0.</source>
        <comment>10/because 2</comment>
        <translation>Alors la tige a deux arêtes, et 1 ⊕ 2 = 3 n’est pas 0.</translation>
    </message>
    <message>
        <source>The second edge of the stalk</source>
        <comment>10/choice 3</comment>
        <translation>La deuxième arête de la tige</translation>
    </message>
    <message>
        <source>Yes. One edge of the stalk is left, and 1 ⊕ 1 = 0.</source>
        <comment>10/because 3</comment>
        <translation>Oui. Il reste une arête de la tige, et 1 ⊕ 1 = 0.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Find a winning cut. Work out each plant first.</source>
        <comment>11/text</comment>
        <translation>Trouve une coupe gagnante. Calcule d’abord chaque plante.</translation>
    </message>
    <message>
        <source>Let pupils write the value at each fork before they cut. The winning cut often lies in the plant with the largest value.</source>
        <comment>11/notes</comment>
        <translation>Faire écrire la valeur à chaque fourche avant de couper. La coupe gagnante est souvent dans la plante de plus grande valeur.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>Gagne la partie</translation>
    </message>
    <message>
        <source>Three plants. You start, and the computer is perfect.</source>
        <comment>12/text</comment>
        <translation>Trois plantes. Tu commences, et l’ordinateur est parfait.</translation>
    </message>
    <message>
        <source>Values: stalk 3, Y 1, tree 4 (2 ⊕ 1 = 3 and the trunk). 3 ⊕ 1 ⊕ 4 = 6. The tree must become 4 ⊕ 6 = 2: cut its branch of two edges off at the lower edge, so that trunk and single branch remain.</source>
        <comment>12/notes</comment>
        <translation>Valeurs&#xa0;: tige 3, Y 1, arbre 4 (2 ⊕ 1 = 3 et le tronc). 3 ⊕ 1 ⊕ 4 = 6. L’arbre doit devenir 4 ⊕ 6 = 2&#xa0;: couper sa branche de deux arêtes à l’arête du bas, pour qu’il reste le tronc et une seule branche.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- A green **stalk** of n edges is a heap of n.
- At a **fork** take the nim-sum of the branches; every edge below adds one. [A Y is worth 1](hackenbush:0-1g,1-2g,1-3g?grundy=1).
- That is enough for all *trees*, pictures without circles.

And when there *are* circles, like a house with a door? That is the next lesson.</source>
        <comment>13/text</comment>
        <translation>- Une **tige** verte de n arêtes est un tas de n.
- À une **fourche**, prends la somme de Nim des branches&#x202f;; chaque arête au-dessous ajoute un. [Un Y vaut 1](hackenbush:0-1g,1-2g,1-3g?grundy=1).
- Cela suffit pour tous les *arbres*, les dessins sans cycle.

Et quand il y a des cycles, comme dans une maison avec une porte&#x202f;? C’est la prochaine leçon.</translation>
    </message>
    <message>
        <source>**Exit question:** a trunk of two edges, on top two branches of 2 and 3. (2 ⊕ 3 = 1, and two: 3.)</source>
        <comment>13/notes</comment>
        <translation>**Question de sortie&#xa0;:** un tronc de deux arêtes, et dessus deux branches de 2 et 3. (2 ⊕ 3 = 1, et deux&#xa0;: 3.)</translation>
    </message>
</context>
<context>
    <name>grundy-values</name>
    <message>
        <source>From letters to numbers</source>
        <comment>title</comment>
        <translation>Des lettres aux nombres</translation>
    </message>
    <message>
        <source>Each position gets a number, its Grundy value: the one heap that balances it.</source>
        <comment>about</comment>
        <translation>Chaque position reçoit un nombre, sa valeur de Grundy&#xa0;: le tas qui, à lui seul, l’équilibre.</translation>
    </message>
    <message>
        <source>find a Grundy value as the smallest missing number (mex)</source>
        <comment>aims</comment>
        <translation>trouver une valeur de Grundy comme le plus petit nombre absent (mex)</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>The game starts with heaps of 4, 2 and 6. Take as many stones as you like from one heap. Whoever takes the last stone wins.

The computer begins, and it plays at random. Whatever it does, you have an answer. Can you always find it?</source>
        <comment>1/text</comment>
        <translation>La partie commence avec des tas de 4, 2 et 6. Prends autant de jetons que tu veux dans un seul tas. Qui prend le dernier jeton gagne.

L’ordinateur commence, et il joue au hasard. Quoi qu’il fasse, tu as une réponse. La trouves-tu toujours&#x202f;?</translation>
    </message>
    <message>
        <source>4, 2, 6 is P, so the pupil, who plays second, can always win; the computer plays at random. Most pupils win in the end without knowing why. **Ask:** “What did you aim for?” They will name equal heaps, and 3, 2, 1.</source>
        <comment>1/notes</comment>
        <translation>4, 2, 6 est P, donc l’élève, qui joue en second, peut toujours gagner&#x202f;; l’ordinateur joue au hasard. La plupart finissent par gagner sans savoir pourquoi. **Demander&#xa0;:** «&#x202f;Que cherchais-tu à obtenir&#x202f;?&#x202f;» Ils nommeront des tas égaux, et 3, 2, 1.</translation>
    </message>
    <message>
        <source>The right partner</source>
        <comment>2/title</comment>
        <translation>Le bon partenaire</translation>
    </message>
    <message>
        <source>Put **one more heap** beside 3 and 2, so that the three heaps together are P. How large must it be?</source>
        <comment>2/text</comment>
        <translation>Ajoute **un tas de plus** à 3 et 2, de sorte que les trois tas ensemble soient P. De quelle taille doit-il être&#x202f;?</translation>
    </message>
    <message>
        <source>This turns the list of P-positions into a question about balance. The picture of a pair of scales helps: 3 and 2 on one side, 1 on the other.</source>
        <comment>2/notes</comment>
        <translation>La liste des positions P devient une question d’équilibre. L’image d’une balance aide&#xa0;: 3 et 2 d’un côté, 1 de l’autre.</translation>
    </message>
    <message>
        <source>One stone</source>
        <comment>2/choice 1</comment>
        <translation>Un jeton</translation>
    </message>
    <message>
        <source>Yes: 3, 2, 1 is the P-position that we found by hand.</source>
        <comment>2/because 1</comment>
        <translation>Oui&#xa0;: 3, 2, 1 est la position P que nous avons trouvée à la main.</translation>
    </message>
    <message>
        <source>Two stones</source>
        <comment>2/choice 2</comment>
        <translation>Deux jetons</translation>
    </message>
    <message>
        <source>3, 2 and 2 is N: take the 3, and two equal heaps are left.</source>
        <comment>2/because 2</comment>
        <translation>3, 2 et 2 est N&#xa0;: on prend le 3, et il reste deux tas égaux.</translation>
    </message>
    <message>
        <source>Three stones</source>
        <comment>2/choice 3</comment>
        <translation>Trois jetons</translation>
    </message>
    <message>
        <source>3, 2 and 3 is N: take the 2, and two equal heaps are left.</source>
        <comment>2/because 3</comment>
        <translation>3, 2 et 3 est N&#xa0;: on prend le 2, et il reste deux tas égaux.</translation>
    </message>
    <message>
        <source>Five stones</source>
        <comment>2/choice 4</comment>
        <translation>Cinq jetons</translation>
    </message>
    <message>
        <source>3, 2 and 5 is N: make the 5 a 1.</source>
        <comment>2/because 4</comment>
        <translation>3, 2 et 5 est N&#xa0;: on réduit le 5 à 1.</translation>
    </message>
    <message>
        <source>A heap as a weight</source>
        <comment>3/title</comment>
        <translation>Un tas comme un poids</translation>
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
        <translation>La position 3, 2 est équilibrée par un tas de 1. Donc 3, 2 se comporte comme un seul tas de 1. Notons ce nombre&#xa0;:

- 3, 2 vaut **1**
- 3, 1 vaut **2**, parce que 3, 1, 2 est P
- 2, 1 vaut **3**
- 2, 2 vaut **0**&#xa0;: c’est déjà P, sans partenaire
- un seul tas de 5 vaut **5**, parce que 5, 5 est P

Le nombre d’une position s’appelle sa **valeur de Grundy**. C’est la taille du tas qui, à lui seul, l’équilibre. Une position est P exactement quand sa valeur est **0**.

Essaie&#xa0;: [2, 1](nim:2,1?grundy=3), [3, 2](nim:3,2?grundy=1), [2, 2](nim:2,2?grundy=0&amp;outcome=P).</translation>
    </message>
    <message>
        <source>Can two different heaps balance the same position? No: from the larger one you could move to the smaller one, and both would be P, which cannot be. A nice question for quick pupils.</source>
        <comment>3/notes</comment>
        <translation>Deux tas différents peuvent-ils équilibrer la même position&#x202f;? Non&#xa0;: du plus grand on pourrait passer au plus petit, et les deux positions seraient P, ce qui est impossible. Une jolie question pour les élèves rapides.</translation>
    </message>
    <message>
        <source>How to find the value</source>
        <comment>4/title</comment>
        <translation>Comment trouver la valeur</translation>
    </message>
    <message>
        <source>Trying every partner takes long. There is a faster way. The moves of 2, 1 leave 1,1 and 0,1 and 2,0. What are **their** values? Which number is missing?</source>
        <comment>4/text</comment>
        <translation>Essayer tous les partenaires, c’est long. Il y a plus rapide. Les coups de 2, 1 laissent (1, 1), (0, 1) et (2, 0). Quelles sont **leurs** valeurs&#x202f;? Quel nombre manque&#x202f;?</translation>
    </message>
    <message>
        <source>Let three pupils each name the value of one of the three positions: 0 for 1,1 because it is P, and 1 and 2 for the single heaps.</source>
        <comment>4/notes</comment>
        <translation>Trois élèves donnent chacun la valeur d’une des trois positions&#xa0;: 0 pour (1, 1), puisque c’est P, et 1 et 2 pour les tas seuls.</translation>
    </message>
    <message>
        <source>They leave the values 0, 1 and 2. The smallest number that is **missing** is 3, and that is the value of [2, 1](nim:2,1?grundy=3&amp;moves=3).</source>
        <comment>4/reveal</comment>
        <translation>Ils laissent les valeurs 0, 1 et 2. Le plus petit nombre **absent** est 3, et c’est la valeur de [2, 1](nim:2,1?grundy=3&amp;moves=3).</translation>
    </message>
    <message>
        <source>The rule of the missing number</source>
        <comment>5/title</comment>
        <translation>La règle du nombre absent</translation>
    </message>
    <message>
        <source>List the values that your moves can leave, and take the smallest number 0, 1, 2, … that is **not** in the list.

It is called the **mex**, for minimum excluded number. The mex of 0, 1, 3 is 2. The mex of 1, 2, 3 is 0.

If the list has no 0, the mex is 0: no move leaves P, so the position is P. It is the labelling that you know, with numbers instead of letters.

So [an empty table](nim:0?grundy=0&amp;outcome=P), with no moves and an empty list, has the value 0.</source>
        <comment>5/text</comment>
        <translation>Fais la liste des valeurs que tes coups peuvent laisser, et prends le plus petit des nombres 0, 1, 2, … qui n’est **pas** dans la liste.

On l’appelle le **mex**, pour «&#x202f;minimum exclu&#x202f;». Le mex de 0, 1, 3 est 2. Le mex de 1, 2, 3 est 0.

Si la liste ne contient pas 0, le mex est 0&#xa0;: aucun coup ne laisse P, donc la position est P. Ce sont les étiquettes que tu connais, avec des nombres au lieu de lettres.

Ainsi [une table vide](nim:0?grundy=0&amp;outcome=P), sans aucun coup et avec une liste vide, a la valeur 0.</translation>
    </message>
    <message>
        <source>Practise the mex on bare lists first. The commonest mistake is to take the largest number plus one.</source>
        <comment>5/notes</comment>
        <translation>Entraîner d’abord le mex sur de simples listes. L’erreur la plus fréquente est de prendre le plus grand nombre plus un.</translation>
    </message>
    <message>
        <source>The smallest missing number</source>
        <comment>6/title</comment>
        <translation>Le plus petit nombre absent</translation>
    </message>
    <message>
        <source>Find the mex of each list: the smallest of the numbers 0, 1, 2, 3, … that is not in it.</source>
        <comment>6/text</comment>
        <translation>Trouve le mex de chaque liste&#xa0;: le plus petit des nombres 0, 1, 2, 3, … qui n’y est pas.</translation>
    </message>
    <message>
        <source>Quick fire, hands up. Insist on “start counting at zero”.</source>
        <comment>6/notes</comment>
        <translation>Questions éclair, à main levée. Insister&#xa0;: «&#x202f;On commence à compter à zéro.&#x202f;»</translation>
    </message>
    <message>
        <source>Why does the mex balance?</source>
        <comment>7/title</comment>
        <translation>Pourquoi le mex équilibre-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Put a position of value 3 beside a heap of 3. Why must the player who moves lose? There are three kinds of moves. Find an answer to each.</source>
        <comment>7/text</comment>
        <translation>Mets une position de valeur 3 à côté d’un tas de 3. Pourquoi celui qui joue doit-il perdre&#x202f;? Il y a trois sortes de coups. Trouve une réponse à chacune.</translation>
    </message>
    <message>
        <source>This is the proof behind the whole theory, and it is copying once more. In Nim itself a move to a larger value happens: from 3, 2 (worth 1) you can go to 1, 2 (worth 3).</source>
        <comment>7/notes</comment>
        <translation>C’est la preuve sur laquelle repose toute la théorie, et c’est encore de l’imitation. Même dans Nim, il arrive qu’un coup mène à une valeur plus grande&#xa0;: de (3, 2), qui vaut 1, on peut aller à (1, 2), qui vaut 3.</translation>
    </message>
    <message>
        <source>You are the second player. After each of your moves the two values are equal again:

- They make the heap smaller, say 1. The position has value 3, so 0, 1 and 2 are all among its moves: you move it to value 1.
- They move the position to a smaller value, say 2. You make the heap a 2.
- They move the position to a *larger* value, say 5. Then 3 is among the moves from there: you move it back to value 3.

They can never leave the value at 3, because the mex is **not** in the list. So you always have an answer, and the game ends. Here is [2, 1 with its heap of 3](nim:2,1,3?outcome=P).</source>
        <comment>7/reveal</comment>
        <translation>Tu joues en second. Après chacun de tes coups, les deux valeurs sont de nouveau égales&#xa0;:

- L’autre diminue le tas, disons à 1. La position a la valeur 3, donc 0, 1 et 2 sont tous parmi ses coups&#xa0;: tu l’amènes à la valeur 1.
- L’autre amène la position à une valeur plus petite, disons 2. Tu réduis le tas à 2.
- L’autre amène la position à une valeur *plus grande*, disons 5. Alors 3 est parmi les coups à partir de là&#xa0;: tu la ramènes à la valeur 3.

Il ne peut jamais laisser la valeur à 3, parce que le mex n’est **pas** dans la liste. Tu as donc toujours une réponse, et le jeu se termine. Voici [2, 1 avec son tas de 3](nim:2,1,3?outcome=P).</translation>
    </message>
    <message>
        <source>The table of two heaps</source>
        <comment>8/title</comment>
        <translation>Le tableau à deux tas</translation>
    </message>
    <message>
        <source>Work out the value of each pair of heaps. A move goes along the row or along the column, towards the sides where a heap is empty. Take the smallest number that is missing on these two ways.</source>
        <comment>8/text</comment>
        <translation>Trouve la valeur de chaque paire de tas. Un coup suit la ligne ou la colonne, vers les bords où un tas est vide. Prends le plus petit nombre absent sur ces deux chemins.</translation>
    </message>
    <message>
        <source>Do the first two diagonals with the class, then let them go on in pairs. The edges are 0 to 5. The diagonal is 0. The square 4, 1 is 5, like a sum, and 5, 1 is 4, like a difference. Let them wonder: the rule comes in the next lesson.</source>
        <comment>8/notes</comment>
        <translation>Faire les deux premières diagonales avec la classe, puis laisser les élèves continuer à deux. Les bords vont de 0 à 5. La diagonale vaut 0. La case (4, 1) vaut 5, comme une somme, et (5, 1) vaut 4, comme une différence. Les laisser s’étonner&#xa0;: la règle vient à la leçon suivante.</translation>
    </message>
    <message>
        <source>Which one?</source>
        <comment>9/title</comment>
        <translation>Laquelle&#x202f;?</translation>
    </message>
    <message>
        <source>The moves of a position leave the values 0, 1, 2 and 4. What is its value?</source>
        <comment>9/text</comment>
        <translation>Les coups d’une position laissent les valeurs 0, 1, 2 et 4. Quelle est sa valeur&#x202f;?</translation>
    </message>
    <message>
        <source>**Ask also:** is this position P or N? N, as its value is not 0: there is a move to 0.</source>
        <comment>9/notes</comment>
        <translation>**Demander aussi&#xa0;:** cette position est-elle P ou N&#x202f;? N, puisque sa valeur n’est pas 0&#xa0;: il y a un coup vers 0.</translation>
    </message>
    <message>
        <source>5</source>
        <comment>9/choice 1</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>That is one more than the largest. The smallest **missing** number is wanted.</source>
        <comment>9/because 1</comment>
        <translation>C’est un de plus que le plus grand. On cherche le plus petit nombre **absent**.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>9/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Yes. 0, 1 and 2 are there, and 3 is missing. That there is a 4 does not matter.</source>
        <comment>9/because 2</comment>
        <translation>Oui. 0, 1 et 2 sont là, et 3 manque. Qu’il y ait un 4 n’y change rien.</translation>
    </message>
    <message>
        <source>0</source>
        <comment>9/choice 3</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>0 is in the list. It would be 0 if no move left the value 0.</source>
        <comment>9/because 3</comment>
        <translation>0 est dans la liste. Ce serait 0 si aucun coup ne laissait la valeur 0.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- The **Grundy value** of a position is the heap that balances it. [Value 0](nim:1,3,2?grundy=0&amp;outcome=P) means P.
- It is the **mex** of the values that can be left: the smallest number that is missing.
- So [2, 1](nim:2,1?grundy=3) is worth 3, and [3, 2](nim:3,2?grundy=1) is worth 1.

The table that you have made hides a pattern. The next lesson finds it, and with it all values of 5, 3, 2.</source>
        <comment>10/text</comment>
        <translation>- La **valeur de Grundy** d’une position est le tas qui l’équilibre. La [valeur 0](nim:1,3,2?grundy=0&amp;outcome=P) veut dire P.
- C’est le **mex** des valeurs qu’on peut laisser&#xa0;: le plus petit nombre absent.
- Ainsi [2, 1](nim:2,1?grundy=3) vaut 3, et [3, 2](nim:3,2?grundy=1) vaut 1.

Le tableau que tu as rempli cache un motif. La prochaine leçon le découvre, et avec lui toutes les valeurs de 5, 3, 2.</translation>
    </message>
    <message>
        <source>**Exit question:** which heap must join 5 and 4 to make P? (1.) And 5 and 2? (7.)</source>
        <comment>10/notes</comment>
        <translation>**Question de sortie&#xa0;:** quel tas faut-il ajouter à 5 et 4 pour obtenir P&#x202f;? (1.) Et à 5 et 2&#x202f;? (7.)</translation>
    </message>
</context>
<context>
    <name>kayles</name>
    <message>
        <source>Kayles: knocking down pins</source>
        <comment>title</comment>
        <translation>Kayles&#xa0;: un jeu de quilles</translation>
    </message>
    <message>
        <source>Rows that fall apart, values that look like chaos, and a pattern that comes back after all.</source>
        <comment>about</comment>
        <translation>Des rangées qui se cassent, des valeurs qui ont l’air d’un chaos, et un motif qui revient malgré tout.</translation>
    </message>
    <message>
        <source>find values when a row falls apart</source>
        <comment>aims</comment>
        <translation>trouver des valeurs quand une rangée se casse</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>Twelve pins stand in a row. A ball knocks down **one** pin or **two neighbours**. What is left of a row may be in two pieces. Whoever knocks down the last pin wins. The game is called **Kayles**.

Play it in pairs. Click the first and the last pin that fall, or the same pin twice if it falls alone.</source>
        <comment>1/text</comment>
        <translation>Douze quilles sont alignées. Une boule fait tomber **une** quille ou **deux voisines**. Ce qui reste d’une rangée peut être en deux morceaux. Qui fait tomber la dernière quille gagne. Ce jeu s’appelle **Kayles**.

Jouez à deux. Clique sur la première et la dernière quille qui tombent, ou deux fois sur la même si elle tombe seule.</translation>
    </message>
    <message>
        <source>Real skittles or cups are even better. Two pins with a gap between them cannot be hit together. **Ask:** “Has somebody found a move that wins for sure?”</source>
        <comment>1/notes</comment>
        <translation>De vraies quilles ou des gobelets, c’est encore mieux. Deux quilles séparées par un trou ne peuvent pas être touchées ensemble. **Demander&#xa0;:** «&#x202f;Quelqu’un a-t-il trouvé un coup qui gagne à coup sûr&#x202f;?&#x202f;»</translation>
    </message>
    <message>
        <source>Three pins</source>
        <comment>2/title</comment>
        <translation>Trois quilles</translation>
    </message>
    <message>
        <source>Three pins in a row, your turn.</source>
        <comment>2/text</comment>
        <translation>Trois quilles alignées, c’est ton tour.</translation>
    </message>
    <message>
        <source>The first sight of the great idea: make two equal halves.</source>
        <comment>2/notes</comment>
        <translation>On entrevoit la grande idée&#xa0;: faire deux moitiés égales.</translation>
    </message>
    <message>
        <source>Knock down one at the end</source>
        <comment>2/choice 1</comment>
        <translation>En faire tomber une au bout</translation>
    </message>
    <message>
        <source>Two neighbours are left, and the other player knocks down both.</source>
        <comment>2/because 1</comment>
        <translation>Il reste deux voisines, et l’autre joueur fait tomber les deux.</translation>
    </message>
    <message>
        <source>Knock down two</source>
        <comment>2/choice 2</comment>
        <translation>En faire tomber deux</translation>
    </message>
    <message>
        <source>The other player knocks down the last one.</source>
        <comment>2/because 2</comment>
        <translation>L’autre joueur fait tomber la dernière.</translation>
    </message>
    <message>
        <source>Knock down the one in the middle</source>
        <comment>2/choice 3</comment>
        <translation>Faire tomber celle du milieu</translation>
    </message>
    <message>
        <source>Yes. Two single pins are left that do not touch: the other player takes one, and you take the last.</source>
        <comment>2/because 3</comment>
        <translation>Oui. Il reste deux quilles seules qui ne se touchent pas&#xa0;: l’autre en prend une, et tu prends la dernière.</translation>
    </message>
    <message>
        <source>One row</source>
        <comment>3/title</comment>
        <translation>Une rangée</translation>
    </message>
    <message>
        <source>Can you win with **any** row, if you start? Think of the middle.</source>
        <comment>3/text</comment>
        <translation>Peux-tu gagner avec **n’importe quelle** rangée, si tu commences&#x202f;? Pense au milieu.</translation>
    </message>
    <message>
        <source>An odd row: one pin in the middle. An even row: two pins.</source>
        <comment>3/notes</comment>
        <translation>Rangée impaire&#xa0;: une quille au milieu. Rangée paire&#xa0;: deux quilles.</translation>
    </message>
    <message>
        <source>Yes. Knock down the middle pin, or the two in the middle: two **equal rows** are left. Then copy. From 12 leave [5 and 5](octal/code=0.77:12?only=octal/code=0.77:5,5).

So every single row is N. For **several** rows we need numbers.</source>
        <comment>3/reveal</comment>
        <translation>Oui. Fais tomber la quille du milieu, ou les deux du milieu&#xa0;: il reste deux **rangées égales**. Ensuite, imite. À partir de 12, laisse [5 et 5](octal/code=0.77:12?only=octal/code=0.77:5,5).

Toute rangée seule est donc N. Pour **plusieurs** rangées, il nous faut des nombres.</translation>
    </message>
    <message>
        <source>The values of short rows</source>
        <comment>4/title</comment>
        <translation>Les valeurs des courtes rangées</translation>
    </message>
    <message>
        <source>One pin is worth 1. Two pins can become 1 or 0, so they are worth 2. **Three** pins can become 2, or 1, or two single pins. What are three pins worth?</source>
        <comment>4/text</comment>
        <translation>Une quille vaut 1. Deux quilles peuvent devenir 1 ou 0&#xa0;: elles valent donc 2. **Trois** quilles peuvent devenir 2, ou 1, ou deux quilles seules. Combien valent trois quilles&#x202f;?</translation>
    </message>
    <message>
        <source>So far it looks like Nim: 1, 2, 3. Ask for a guess for four pins.</source>
        <comment>4/notes</comment>
        <translation>Jusqu’ici, cela ressemble à Nim&#xa0;: 1, 2, 3. Faire deviner pour quatre quilles.</translation>
    </message>
    <message>
        <source>2</source>
        <comment>4/choice 1</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>The moves leave 2, 1, and 1 ⊕ 1 = 0. The value 2 is in the list.</source>
        <comment>4/because 1</comment>
        <translation>Les coups laissent 2, 1, et 1 ⊕ 1 = 0. La valeur 2 est dans la liste.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>4/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Yes. The moves leave 2, 1 and 1 ⊕ 1 = 0. The smallest missing number is 3.</source>
        <comment>4/because 2</comment>
        <translation>Oui. Les coups laissent 2, 1 et 1 ⊕ 1 = 0. Le plus petit nombre absent est 3.</translation>
    </message>
    <message>
        <source>0</source>
        <comment>4/choice 3</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>0 would mean P. But knocking down the middle pin wins.</source>
        <comment>4/because 3</comment>
        <translation>0 voudrait dire P. Mais faire tomber la quille du milieu gagne.</translation>
    </message>
    <message>
        <source>Four pins</source>
        <comment>5/title</comment>
        <translation>Quatre quilles</translation>
    </message>
    <message>
        <source>List what four pins can become, with the values. What is missing?</source>
        <comment>5/text</comment>
        <translation>Fais la liste de ce que quatre quilles peuvent devenir, avec les valeurs. Que manque-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Most pupils had guessed 4. When a row falls apart, take the nim-sum of the pieces; then the mex of all moves.</source>
        <comment>5/notes</comment>
        <translation>La plupart des élèves avaient deviné 4. Quand une rangée se casse, prendre la somme de Nim des morceaux&#x202f;; puis le mex de tous les coups.</translation>
    </message>
    <message>
        <source>- One pin falls: **3** is left (value 3), or **1 and 2** (1 ⊕ 2 = 3).
- Two pins fall: **2** is left (value 2), or **1 and 1** (value 0).

The values are 3, 2 and 0. The smallest missing number is **1**. So [four pins are worth only 1](octal/code=0.77:4?grundy=1), where a Nim heap of four would be worth 4.</source>
        <comment>5/reveal</comment>
        <translation>- Une quille tombe&#xa0;: il reste **3** (valeur 3), ou **1 et 2** (1 ⊕ 2 = 3).
- Deux quilles tombent&#xa0;: il reste **2** (valeur 2), ou **1 et 1** (valeur 0).

Les valeurs sont 3, 2 et 0. Le plus petit nombre absent est **1**. Donc [quatre quilles ne valent que 1](octal/code=0.77:4?grundy=1), alors qu’un tas de quatre à Nim vaudrait 4.</translation>
    </message>
    <message>
        <source>Five pins</source>
        <comment>6/title</comment>
        <translation>Cinq quilles</translation>
    </message>
    <message>
        <source>The values so far: 1, 2, 3, 1 for one to four pins. Five pins can become 4, or 1 and 3, or 2 and 2, or 3, or 1 and 2. What are they worth?</source>
        <comment>6/text</comment>
        <translation>Les valeurs jusqu’ici&#xa0;: 1, 2, 3, 1 pour une à quatre quilles. Cinq quilles peuvent devenir 4, ou 1 et 3, ou 2 et 2, ou 3, ou 1 et 2. Combien valent-elles&#x202f;?</translation>
    </message>
    <message>
        <source>Do it together on the board, in two columns: position and value. There are nine moves, five single pins and four pairs; but only five different things are left, since left and right are alike.</source>
        <comment>6/notes</comment>
        <translation>Le faire ensemble au tableau, en deux colonnes&#xa0;: position et valeur. Il y a neuf coups, cinq quilles seules et quatre paires&#x202f;; mais il ne reste que cinq choses différentes, puisque gauche et droite se ressemblent.</translation>
    </message>
    <message>
        <source>2</source>
        <comment>6/choice 1</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>1 ⊕ 3 = 2 is in the list.</source>
        <comment>6/because 1</comment>
        <translation>1 ⊕ 3 = 2 est dans la liste.</translation>
    </message>
    <message>
        <source>4</source>
        <comment>6/choice 2</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>Yes: 4 gives 1, 1 ⊕ 3 = 2, 2 ⊕ 2 = 0, 3 gives 3, and 1 ⊕ 2 = 3. The list is 0, 1, 2, 3.</source>
        <comment>6/because 2</comment>
        <translation>Oui&#xa0;: 4 donne 1, 1 ⊕ 3 = 2, 2 ⊕ 2 = 0, 3 donne 3, et 1 ⊕ 2 = 3. La liste est 0, 1, 2, 3.</translation>
    </message>
    <message>
        <source>5</source>
        <comment>6/choice 3</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>The smallest missing number is wanted. Is 4 in the list?</source>
        <comment>6/because 3</comment>
        <translation>On cherche le plus petit nombre absent. Est-ce que 4 est dans la liste&#x202f;?</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>7/title</comment>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Fill in the values up to 12 pins. Say what a row can become before you look.</source>
        <comment>7/text</comment>
        <translation>Remplis les valeurs jusqu’à 12 quilles. Dis ce qu’une rangée peut devenir avant de regarder.</translation>
    </message>
    <message>
        <source>1 2 3 1 4 3 2 1 4 2 6 4. Nobody has to work out all of them; a few are enough to see how irregular they are. Each group could take one.</source>
        <comment>7/notes</comment>
        <translation>1 2 3 1 4 3 2 1 4 2 6 4. Personne n’est obligé de tout calculer&#x202f;; quelques-unes suffisent à voir combien elles sont irrégulières. Chaque groupe peut en prendre une.</translation>
    </message>
    <message>
        <source>Chaos or pattern?</source>
        <comment>8/title</comment>
        <translation>Chaos ou motif&#x202f;?</translation>
    </message>
    <message>
        <source>The values of 1 to 12 pins are 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4. Do you think that they ever repeat?</source>
        <comment>8/text</comment>
        <translation>Les valeurs de 1 à 12 quilles sont 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4. Crois-tu qu’elles se répètent un jour&#x202f;?</translation>
    </message>
    <message>
        <source>The exceptions stop at 70. No value is larger than 8. For other games of this family nobody knows whether the values repeat.</source>
        <comment>8/notes</comment>
        <translation>Les exceptions s’arrêtent à 70. Aucune valeur n’est plus grande que 8. Pour d’autres jeux de cette famille, personne ne sait si les valeurs se répètent.</translation>
    </message>
    <message>
        <source>They do, but late. From **71** pins on the values repeat with **period 12**, for ever. For example [72](octal/code=0.77:72?grundy=4) pins and [84](octal/code=0.77:84?grundy=4) pins are both worth 4.

It takes a theorem to be sure that it never breaks off. A computer works out the values far enough, and the theorem says how far that is.</source>
        <comment>8/reveal</comment>
        <translation>Oui, mais tard. À partir de **71** quilles, les valeurs se répètent avec la **période 12**, sans fin. Par exemple, [72](octal/code=0.77:72?grundy=4) quilles et [84](octal/code=0.77:84?grundy=4) quilles valent toutes deux 4.

Il faut un théorème pour être sûr que cela ne s’interrompt jamais. Un ordinateur calcule les valeurs assez loin, et le théorème dit jusqu’où il faut aller.</translation>
    </message>
    <message>
        <source>Two rows</source>
        <comment>9/title</comment>
        <translation>Deux rangées</translation>
    </message>
    <message>
        <source>Rows of **4** and **5** pins, worth 1 and 4. Which move wins?</source>
        <comment>9/text</comment>
        <translation>Des rangées de **4** et **5** quilles, qui valent 1 et 4. Quel coup gagne&#x202f;?</translation>
    </message>
    <message>
        <source>5 must become something worth 1: a row of 4, or two rows with nim-sum 1; of those only the row of 4 can be reached.</source>
        <comment>9/notes</comment>
        <translation>5 doit devenir quelque chose qui vaut 1&#xa0;: une rangée de 4, ou deux rangées de somme de Nim 1&#x202f;; on ne peut atteindre que la rangée de 4.</translation>
    </message>
    <message>
        <source>Knock down the middle pin of the 5</source>
        <comment>9/choice 1</comment>
        <translation>Faire tomber la quille du milieu du 5</translation>
    </message>
    <message>
        <source>Then 4, 2 and 2 are left, worth 1 ⊕ 2 ⊕ 2 = 1, and not 0.</source>
        <comment>9/because 1</comment>
        <translation>Il reste alors 4, 2 et 2, qui valent 1 ⊕ 2 ⊕ 2 = 1, et non 0.</translation>
    </message>
    <message>
        <source>Knock down the two middle pins of the 4</source>
        <comment>9/choice 2</comment>
        <translation>Faire tomber les deux quilles du milieu du 4</translation>
    </message>
    <message>
        <source>Then 1, 1 and 5 are left, worth 4.</source>
        <comment>9/because 2</comment>
        <translation>Il reste alors 1, 1 et 5, qui valent 4.</translation>
    </message>
    <message>
        <source>Knock down the end pin of the 5</source>
        <comment>9/choice 3</comment>
        <translation>Faire tomber la quille du bout du 5</translation>
    </message>
    <message>
        <source>Yes. Two rows of 4 are left: copy.</source>
        <comment>9/because 3</comment>
        <translation>Oui. Il reste deux rangées de 4&#xa0;: imite.</translation>
    </message>
    <message>
        <source>An old riddle</source>
        <comment>10/title</comment>
        <translation>Une vieille énigme</translation>
    </message>
    <message>
        <source>Of 13 pins in a row the second one has fallen. **1** and **11** are left. What do you do?</source>
        <comment>10/text</comment>
        <translation>De 13 quilles alignées, la deuxième est tombée. Il reste **1** et **11**. Que fais-tu&#x202f;?</translation>
    </message>
    <message>
        <source>The riddle is by Henry Dudeney and more than a hundred years old. Without values it is very hard; with the table it takes a minute.</source>
        <comment>10/notes</comment>
        <translation>L’énigme est de Henry Dudeney et a plus de cent ans. Sans les valeurs, elle est très difficile&#x202f;; avec le tableau, elle prend une minute.</translation>
    </message>
    <message>
        <source>11 pins are worth 6, so together 1 ⊕ 6 = 7. The 11 must become something worth 1: knock down one pin, so that [3 and 7](octal/code=0.77:1,11?wins=octal/code=0.77:1,3,7) are left: 3 ⊕ 2 = 1. That is the only way, from the left or from the right.</source>
        <comment>10/reveal</comment>
        <translation>11 quilles valent 6, donc ensemble 1 ⊕ 6 = 7. Le 11 doit devenir quelque chose qui vaut 1&#xa0;: fais tomber une quille, de sorte qu’il reste [3 et 7](octal/code=0.77:1,11?wins=octal/code=0.77:1,3,7)&#xa0;: 3 ⊕ 2 = 1. C’est la seule façon, par la gauche ou par la droite.</translation>
    </message>
    <message>
        <source>A family of games</source>
        <comment>11/title</comment>
        <translation>Une famille de jeux</translation>
    </message>
    <message>
        <source>In Kayles one or two may be taken, and what is left may stay as nothing, one row or two rows. Change what is allowed, and you get a whole family of games: take only two neighbours, or only one; allow splitting, or forbid it. They are called **octal games**, because each rule can be written with the digits 0 to 7. Kayles is 0.77.

A famous relative is **Grundy’s game**: divide a heap into two *unequal* heaps. There [a heap of ten](grundy:10?outcome=P) is P. Its values have been worked out for an enormous number of heaps, and to this day **nobody knows** whether they repeat.</source>
        <comment>11/text</comment>
        <translation>Dans Kayles, on peut en prendre une ou deux, et ce qui reste peut être rien, une rangée ou deux rangées. Change ce qui est permis, et tu obtiens toute une famille de jeux&#xa0;: ne prendre que deux voisines, ou qu’une&#x202f;; permettre de casser, ou l’interdire. On les appelle **jeux octaux**, parce que chaque règle peut s’écrire avec les chiffres de 0 à 7. Kayles est 0.77.

Un parent célèbre est le **jeu de Grundy**&#xa0;: partager un tas en deux tas *inégaux*. Là, [un tas de dix](grundy:10?outcome=P) est P. On a calculé ses valeurs pour un nombre énorme de tas, et aujourd’hui encore **personne ne sait** si elles se répètent.</translation>
    </message>
    <message>
        <source>A digit is a sum of 1 (nothing is left), 2 (one heap is left) and 4 (two heaps are left). 7 = 1 + 2 + 4 allows all three. Pupils like it that there are open questions which one can explain in a minute.</source>
        <comment>11/notes</comment>
        <translation>Un chiffre est une somme de 1 (il ne reste rien), 2 (il reste un tas) et 4 (il reste deux tas). 7 = 1 + 2 + 4 permet les trois. Les élèves aiment qu’il y ait des questions ouvertes qu’on peut expliquer en une minute.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>12/title</comment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>What is the Grundy value? Read the rule of the game first: it need not be Kayles.</source>
        <comment>12/text</comment>
        <translation>Quelle est la valeur de Grundy&#x202f;? Lis d’abord la règle du jeu&#xa0;: ce n’est pas forcément Kayles.</translation>
    </message>
    <message>
        <source>List what can be left, with values; two pieces by the nim-sum; then the smallest missing number.</source>
        <comment>12/notes</comment>
        <translation>Faire la liste de ce qu’on peut laisser, avec les valeurs&#x202f;; deux morceaux par la somme de Nim&#x202f;; puis le plus petit nombre absent.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>13/title</comment>
        <translation>Gagne la partie</translation>
    </message>
    <message>
        <source>Rows of 6 and 9 pins, worth 3 and 4. You start, and the computer is perfect.</source>
        <comment>13/text</comment>
        <translation>Des rangées de 6 et 9 quilles, qui valent 3 et 4. Tu commences, et l’ordinateur est parfait.</translation>
    </message>
    <message>
        <source>3 ⊕ 4 = 7. One way: 6 becomes 5, worth 4, from either end. Another: 9 becomes 1 and 7, worth 1 ⊕ 2 = 3, in either order.</source>
        <comment>13/notes</comment>
        <translation>3 ⊕ 4 = 7. Une façon&#xa0;: 6 devient 5, qui vaut 4, par l’un ou l’autre bout. Une autre&#xa0;: 9 devient 1 et 7, qui valent 1 ⊕ 2 = 3, dans un ordre ou dans l’autre.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>14/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- When a position falls apart, take the **nim-sum** of the parts. Among the moves, take the **smallest missing number**.
- That gives every value, step by step, even where there is no pretty formula: [four pins](octal/code=0.77:4?grundy=1) are worth 1, [five](octal/code=0.77:5?grundy=4) are worth 4.
- Sometimes the values repeat, and sometimes nobody knows.

The next lesson puts everything together.</source>
        <comment>14/text</comment>
        <translation>- Quand une position se casse, prends la **somme de Nim** des parties. Parmi les coups, prends le **plus petit nombre absent**.
- Cela donne toutes les valeurs, pas à pas, même là où il n’y a pas de jolie formule&#xa0;: [quatre quilles](octal/code=0.77:4?grundy=1) valent 1, [cinq](octal/code=0.77:5?grundy=4) valent 4.
- Parfois les valeurs se répètent, et parfois personne ne le sait.

La leçon suivante rassemble tout.</translation>
    </message>
    <message>
        <source>**Exit question:** rows of 3 and 6? (Both are worth 3: P.) And 4 and 8? (Both 1: P.)</source>
        <comment>14/notes</comment>
        <translation>**Question de sortie&#xa0;:** des rangées de 3 et 6&#x202f;? (Les deux valent 3&#xa0;: P.) Et de 4 et 8&#x202f;? (Les deux valent 1&#xa0;: P.)</translation>
    </message>
</context>
<context>
    <name>kernels</name>
    <message>
        <source>Dots, arrows and kernels</source>
        <comment>title</comment>
        <translation>Points, flèches et noyaux</translation>
    </message>
    <message>
        <source>A game is a picture of dots and arrows, and where the last move wins the P-positions are its kernel.</source>
        <comment>about</comment>
        <translation>Un jeu est un dessin de points et de flèches&#x202f;; quand le dernier coup gagne, ses positions P en forment le noyau.</translation>
    </message>
    <message>
        <source>find the kernel of a graph without circles</source>
        <comment>aims</comment>
        <translation>trouver le noyau d’un graphe sans cycle</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>The dots of the picture are called **nodes**. A token stands on node 7. On your turn move it along **one arrow**. Whoever cannot move loses: that happens at node 0.

Play it a few times in pairs. On which nodes do you want to put the token?</source>
        <comment>1/text</comment>
        <translation>Les points du dessin s’appellent des **sommets**. Un pion est posé sur le sommet 7. À ton tour, fais-le avancer le long d’**une flèche**. Qui ne peut plus jouer perd&#xa0;: cela arrive au sommet 0.

Jouez quelques parties à deux. Sur quels sommets veux-tu placer le pion&#x202f;?</translation>
    </message>
    <message>
        <source>A game without any stones. Let pupils find out that the only thing that matters is where the token is. Draw it on the floor with chalk if you can.</source>
        <comment>1/notes</comment>
        <translation>Un jeu sans aucun jeton à prendre. Que les élèves découvrent que seule compte la place du pion. Si possible, le dessiner par terre à la craie.</translation>
    </message>
    <message>
        <source>A game is a graph</source>
        <comment>2/title</comment>
        <translation>Un jeu est un graphe</translation>
    </message>
    <message>
        <source>Nodes and arrows together are called a **graph**. Every game that you have met can be drawn like that:

- each position is a node
- each move is an arrow to the position that it leaves

Playing means moving a token along the arrows. In Takeaway 10 there are eleven nodes in a row, and from each one arrows go one, two and three nodes back. If the arrows never go round in a circle, the game must end.</source>
        <comment>2/text</comment>
        <translation>Les sommets et les flèches forment ensemble un **graphe**. Tous les jeux que tu as rencontrés peuvent se dessiner ainsi&#xa0;:

- chaque position est un sommet
- chaque coup est une flèche vers la position qu’il laisse

Jouer, c’est faire avancer un pion le long des flèches. Pour les dix bâtonnets, il y a onze sommets côte à côte, et de chacun partent des flèches qui reculent d’un, de deux et de trois sommets. Si les flèches ne tournent jamais en rond, le jeu doit se terminer.</translation>
    </message>
    <message>
        <source>Let someone draw the graph of Takeaway with 5 matches: six nodes, arrows of length 1, 2, 3.</source>
        <comment>2/notes</comment>
        <translation>Un élève dessine le graphe des bâtonnets avec 5 bâtonnets&#xa0;: six sommets, des flèches de longueur 1, 2, 3.</translation>
    </message>
    <message>
        <source>Arrows of a Nim position</source>
        <comment>3/title</comment>
        <translation>Les flèches d’une position de Nim</translation>
    </message>
    <message>
        <source>In Nim, which positions can be left from **2, 1, 1**? The order of the heaps does not matter.</source>
        <comment>3/text</comment>
        <translation>Dans Nim, quelles positions peut-on laisser à partir de **2, 1, 1**&#x202f;? L’ordre des tas ne compte pas.</translation>
    </message>
    <message>
        <source>1, 1 can be left only by taking the whole 2.</source>
        <comment>3/notes</comment>
        <translation>On ne peut laisser (1, 1) qu’en prenant tout le 2.</translation>
    </message>
    <message>
        <source>1,1,1 and 2,1 and 1,1</source>
        <comment>3/choice 1</comment>
        <translation>(1, 1, 1), (2, 1) et (1, 1)</translation>
    </message>
    <message>
        <source>Yes: one stone from the 2, or one of the single heaps, or the whole 2. So three arrows leave this node.</source>
        <comment>3/because 1</comment>
        <translation>Oui&#xa0;: un jeton du 2, ou l’un des tas d’un jeton, ou tout le 2. Trois flèches partent donc de ce sommet.</translation>
    </message>
    <message>
        <source>1,1,1 and 1,1</source>
        <comment>3/choice 2</comment>
        <translation>(1, 1, 1) et (1, 1)</translation>
    </message>
    <message>
        <source>One is missing: you can also take one of the single heaps and leave 2 and 1.</source>
        <comment>3/because 2</comment>
        <translation>Il en manque une&#xa0;: on peut aussi prendre l’un des tas d’un jeton et laisser 2 et 1.</translation>
    </message>
    <message>
        <source>2,1 and 1,1 and 1</source>
        <comment>3/choice 3</comment>
        <translation>(2, 1), (1, 1) et (1)</translation>
    </message>
    <message>
        <source>1 alone cannot be left: that would change two heaps.</source>
        <comment>3/because 3</comment>
        <translation>On ne peut pas laisser 1 seul&#xa0;: il faudrait changer deux tas.</translation>
    </message>
    <message>
        <source>Label the graph</source>
        <comment>4/title</comment>
        <translation>Étiquette le graphe</translation>
    </message>
    <message>
        <source>Fill in P and N for each node, from 0 upwards. Look at the arrows that **leave** a node.</source>
        <comment>4/text</comment>
        <translation>Remplis P et N pour chaque sommet, en montant à partir de 0. Regarde les flèches qui **partent** d’un sommet.</translation>
    </message>
    <message>
        <source>P are 0, 3, 4 and 7. **Typical mistake:** looking at the arrows that come in. Nodes 1 and 2 are N because of the arrow to 0.</source>
        <comment>4/notes</comment>
        <translation>Les P sont 0, 3, 4 et 7. **Erreur typique&#xa0;:** regarder les flèches qui arrivent. Les sommets 1 et 2 sont N à cause de la flèche vers 0.</translation>
    </message>
    <message>
        <source>What is special about the P-nodes?</source>
        <comment>5/title</comment>
        <translation>Qu’ont de spécial les sommets P&#x202f;?</translation>
    </message>
    <message>
        <source>The P-nodes are 0, 3, 4 and 7. Are there arrows **between** two of them? Does every other node have an arrow **to** one of them?</source>
        <comment>5/text</comment>
        <translation>Les sommets P sont 0, 3, 4 et 7. Y a-t-il des flèches **entre** deux d’entre eux&#x202f;? Chacun des autres sommets a-t-il une flèche **vers** l’un d’eux&#x202f;?</translation>
    </message>
    <message>
        <source>Have the P-nodes coloured on the board or held up by pupils. Check both properties, arrow by arrow.</source>
        <comment>5/notes</comment>
        <translation>Faire colorier les sommets P au tableau, ou que des élèves les brandissent. Vérifier les deux propriétés flèche par flèche.</translation>
    </message>
    <message>
        <source>- **No arrow leads from a P-node to a P-node.** From inside the set you must go out.
- **Every node outside has an arrow to a P-node.** From outside you can always step in.

A set of nodes with both properties is called a **kernel**. It is our rule of P and N, seen as a picture.</source>
        <comment>5/reveal</comment>
        <translation>- **Aucune flèche ne mène d’un sommet P à un sommet P.** De l’intérieur de l’ensemble, on doit sortir.
- **Tout sommet extérieur a une flèche vers un sommet P.** De l’extérieur, on peut toujours entrer.

Un ensemble de sommets qui a ces deux propriétés s’appelle un **noyau**. C’est notre règle de P et N, vue comme un dessin.</translation>
    </message>
    <message>
        <source>Find the kernel</source>
        <comment>6/title</comment>
        <translation>Trouve le noyau</translation>
    </message>
    <message>
        <source>Three nodes: arrows from 2 to 1, from 2 to 0 and from 1 to 0. Which set is a kernel?</source>
        <comment>6/text</comment>
        <translation>Trois sommets&#xa0;: des flèches de 2 à 1, de 2 à 0 et de 1 à 0. Quel ensemble est un noyau&#x202f;?</translation>
    </message>
    <message>
        <source>A node without arrows must always be in the kernel: it cannot have an arrow into it, so it may not be outside.</source>
        <comment>6/notes</comment>
        <translation>Un sommet sans flèche doit toujours être dans le noyau&#xa0;: il ne peut pas avoir de flèche vers lui, donc il n’a pas le droit d’être dehors.</translation>
    </message>
    <message>
        <source>Only 0</source>
        <comment>6/choice 1</comment>
        <translation>Seulement 0</translation>
    </message>
    <message>
        <source>Yes. Inside there is just one node, so no arrow between two of them, and both others have an arrow to 0.</source>
        <comment>6/because 1</comment>
        <translation>Oui. À l’intérieur, un seul sommet, donc aucune flèche entre deux, et les deux autres ont une flèche vers 0.</translation>
    </message>
    <message>
        <source>0 and 2</source>
        <comment>6/choice 2</comment>
        <translation>0 et 2</translation>
    </message>
    <message>
        <source>There is an arrow from 2 to 0, so from inside you could stay inside.</source>
        <comment>6/because 2</comment>
        <translation>Il y a une flèche de 2 à 0&#xa0;: de l’intérieur, on pourrait rester à l’intérieur.</translation>
    </message>
    <message>
        <source>Only 1</source>
        <comment>6/choice 3</comment>
        <translation>Seulement 1</translation>
    </message>
    <message>
        <source>Node 0 is outside and has no arrow to 1. It has no arrow at all.</source>
        <comment>6/because 3</comment>
        <translation>Le sommet 0 est dehors et n’a pas de flèche vers 1. Il n’en a aucune.</translation>
    </message>
    <message>
        <source>0 and 1</source>
        <comment>6/choice 4</comment>
        <translation>0 et 1</translation>
    </message>
    <message>
        <source>There is an arrow from 1 to 0.</source>
        <comment>6/because 4</comment>
        <translation>Il y a une flèche de 1 à 0.</translation>
    </message>
    <message>
        <source>Who is inside?</source>
        <comment>7/title</comment>
        <translation>Qui est à l’intérieur&#x202f;?</translation>
    </message>
    <message>
        <source>You play perfectly and you win. After each of **your** moves the token is …</source>
        <comment>7/text</comment>
        <translation>Tu joues parfaitement et tu gagnes. Après chacun de **tes** coups, le pion est …</translation>
    </message>
    <message>
        <source>It is easily said the wrong way round: “the computer never loses because it always stays outside the kernel”. It finds the token outside and leaves it inside. Being able to step in is the second property; being forced out is the first.</source>
        <comment>7/notes</comment>
        <translation>On le dit facilement à l’envers&#xa0;: «&#x202f;l’ordinateur ne perd jamais parce qu’il reste toujours hors du noyau&#x202f;». Il trouve le pion dehors et le laisse dedans. Pouvoir entrer, c’est la seconde propriété&#x202f;; être forcé de sortir, c’est la première.</translation>
    </message>
    <message>
        <source>outside the kernel, so that you stay outside</source>
        <comment>7/choice 1</comment>
        <translation>hors du noyau, pour que tu restes dehors</translation>
    </message>
    <message>
        <source>Then the other player could step in, and you would be the one who is forced out.</source>
        <comment>7/because 1</comment>
        <translation>Alors l’autre joueur pourrait entrer, et c’est toi qui devrais sortir.</translation>
    </message>
    <message>
        <source>sometimes inside and sometimes outside</source>
        <comment>7/choice 2</comment>
        <translation>tantôt dedans, tantôt dehors</translation>
    </message>
    <message>
        <source>Each time you leave it outside, the other player can take over the win.</source>
        <comment>7/because 2</comment>
        <translation>Chaque fois que tu le laisses dehors, l’autre peut te prendre la victoire.</translation>
    </message>
    <message>
        <source>inside the kernel, so the other player always moves from inside it</source>
        <comment>7/choice 3</comment>
        <translation>dans le noyau&#xa0;: l’autre joueur part donc toujours de l’intérieur</translation>
    </message>
    <message>
        <source>Yes. You step in, they are forced out, you step in again.</source>
        <comment>7/because 3</comment>
        <translation>Oui. Tu entres, il est forcé de sortir, tu entres de nouveau.</translation>
    </message>
    <message>
        <source>The graph of Nim 1, 2, 3</source>
        <comment>8/title</comment>
        <translation>Le graphe de Nim 1, 2, 3</translation>
    </message>
    <message>
        <source>All positions of Nim with heaps 3, 2 and 1, and all moves. The order of the heaps does not matter, so there are **14** positions, and 38 arrows. Fill in P and N from the bottom upwards.</source>
        <comment>8/text</comment>
        <translation>Toutes les positions de Nim avec des tas de 3, 2 et 1, et tous les coups. L’ordre des tas ne compte pas&#xa0;: il y a donc **14** positions, et 38 flèches. Remplis P et N de bas en haut.</translation>
    </message>
    <message>
        <source>P are 0,0,0 and 1,1,0 and 2,2,0 and 3,2,1. Everything else is N. Pupils who remember the lesson by hand will be quick. With more heaps such a picture soon becomes a tangle in which nobody can see anything.</source>
        <comment>8/notes</comment>
        <translation>Les P sont 0,0,0 – 1,1,0 – 2,2,0 et 3,2,1. Tout le reste est N. Les élèves qui se souviennent de la leçon «&#x202f;à la main&#x202f;» iront vite. Avec plus de tas, un tel dessin devient bientôt un fouillis où l’on ne voit plus rien.</translation>
    </message>
    <message>
        <source>Its kernel</source>
        <comment>9/title</comment>
        <translation>Son noyau</translation>
    </message>
    <message>
        <source>Which four positions form the kernel of this graph? Is there a quicker way to find them than labelling?</source>
        <comment>9/text</comment>
        <translation>Quelles sont les quatre positions qui forment le noyau de ce graphe&#x202f;? Y a-t-il plus rapide que d’étiqueter&#x202f;?</translation>
    </message>
    <message>
        <source>So a formula is a way to know a kernel without drawing the graph. For the grid no such formula is known.

If a quick pupil asks about misère play: there the end is N, though no arrow leaves it, so the P-positions are a kernel of the graph without its end.</source>
        <comment>9/notes</comment>
        <translation>Une formule est donc un moyen de connaître un noyau sans dessiner le graphe. Pour la grille, on n’en connaît pas.

Si un élève rapide demande ce qu’il en est en jeu misère&#xa0;: là, la fin est N, bien qu’aucune flèche n’en parte&#x202f;; les positions P sont donc un noyau du graphe privé de sa fin.</translation>
    </message>
    <message>
        <source>The kernel is [3,2,1](nim:3,2,1?outcome=P&amp;grundy=0), [2,2](nim:2,2?outcome=P&amp;grundy=0), [1,1](nim:1,1?outcome=P&amp;grundy=0) and the [empty table](nim:0?outcome=P&amp;grundy=0).

And yes, there is a quicker way: the **nim-sum**. It is 0 on the kernel, and only there. That is what the two facts of the proof said: from 0 you must leave the kernel, and from anywhere else you can step in.</source>
        <comment>9/reveal</comment>
        <translation>Le noyau est [3, 2, 1](nim:3,2,1?outcome=P&amp;grundy=0), [2, 2](nim:2,2?outcome=P&amp;grundy=0), [1, 1](nim:1,1?outcome=P&amp;grundy=0) et la [table vide](nim:0?outcome=P&amp;grundy=0).

Et oui, il y a plus rapide&#xa0;: la **somme de Nim**. Elle est 0 sur le noyau, et seulement là. C’est ce que disaient les deux faits de la preuve&#xa0;: à partir de 0, on doit quitter le noyau, et de partout ailleurs, on peut y entrer.</translation>
    </message>
    <message>
        <source>How many kernels?</source>
        <comment>10/title</comment>
        <translation>Combien de noyaux&#x202f;?</translation>
    </message>
    <message>
        <source>Could a graph without circles have two different kernels, or none? Think of the labelling: where did you ever have a choice?</source>
        <comment>10/text</comment>
        <translation>Un graphe sans cycle peut-il avoir deux noyaux différents, ou n’en avoir aucun&#x202f;? Pense aux étiquettes&#xa0;: as-tu jamais eu le choix&#x202f;?</translation>
    </message>
    <message>
        <source>In words: existence, because the labelling never gets stuck; and uniqueness, because it never has a choice.</source>
        <comment>10/notes</comment>
        <translation>En mots&#xa0;: l’existence, parce que l’étiquetage ne se bloque jamais&#x202f;; et l’unicité, parce qu’il ne laisse jamais le choix.</translation>
    </message>
    <message>
        <source>You never had one. A node without arrows *must* be P. Every other label is then decided by the labels of the nodes after it. So **a graph without circles has exactly one kernel.**

That is why it does not matter who does the labelling: everyone gets the same letters.</source>
        <comment>10/reveal</comment>
        <translation>Tu ne l’as jamais eu. Un sommet sans flèche *doit* être P. Toute autre étiquette est alors décidée par celles des sommets qui suivent. Donc **un graphe sans cycle a exactement un noyau.**

C’est pourquoi peu importe qui étiquette&#xa0;: tout le monde obtient les mêmes lettres.</translation>
    </message>
    <message>
        <source>A circle of three</source>
        <comment>11/title</comment>
        <translation>Un cycle de trois</translation>
    </message>
    <message>
        <source>Now three nodes in a ring: 1 has an arrow to 2, 2 to 3, and 3 to 1. Which set is a kernel?</source>
        <comment>11/text</comment>
        <translation>Maintenant trois sommets en rond&#xa0;: 1 a une flèche vers 2, 2 vers 3, et 3 vers 1. Quel ensemble est un noyau&#x202f;?</translation>
    </message>
    <message>
        <source>Try it with three pupils in a ring, each pointing at the next. Hands up means “inside”. They can never satisfy both properties. Grundy will not let you draw this graph: the game would never end.</source>
        <comment>11/notes</comment>
        <translation>Essayer avec trois élèves en rond, chacun montrant du doigt le suivant. La main levée veut dire «&#x202f;dedans&#x202f;». Ils ne pourront jamais satisfaire les deux propriétés. Grundy refuse de dessiner ce graphe&#xa0;: la partie ne finirait jamais.</translation>
    </message>
    <message>
        <source>Only 1</source>
        <comment>11/choice 1</comment>
        <translation>Seulement 1</translation>
    </message>
    <message>
        <source>Then 2 is outside, but its only arrow goes to 3 and not into the kernel.</source>
        <comment>11/because 1</comment>
        <translation>Alors 2 est dehors, mais sa seule flèche va vers 3, et non dans le noyau.</translation>
    </message>
    <message>
        <source>1 and 2</source>
        <comment>11/choice 2</comment>
        <translation>1 et 2</translation>
    </message>
    <message>
        <source>There is an arrow from 1 to 2, inside the set.</source>
        <comment>11/because 2</comment>
        <translation>Il y a une flèche de 1 à 2, à l’intérieur de l’ensemble.</translation>
    </message>
    <message>
        <source>All three</source>
        <comment>11/choice 3</comment>
        <translation>Les trois</translation>
    </message>
    <message>
        <source>There are arrows between them.</source>
        <comment>11/because 3</comment>
        <translation>Il y a des flèches entre eux.</translation>
    </message>
    <message>
        <source>There is none</source>
        <comment>11/choice 4</comment>
        <translation>Il n’y en a pas</translation>
    </message>
    <message>
        <source>Right. With one node inside, another one has no arrow into it. With two there is an arrow between them.</source>
        <comment>11/because 4</comment>
        <translation>Exact. Avec un seul sommet dedans, un autre n’a pas de flèche vers lui. Avec deux, il y a une flèche entre eux.</translation>
    </message>
    <message>
        <source>A circle of four</source>
        <comment>12/title</comment>
        <translation>Un cycle de quatre</translation>
    </message>
    <message>
        <source>And **four** nodes in a ring? Is there a kernel? Perhaps more than one?</source>
        <comment>12/text</comment>
        <translation>Et **quatre** sommets en rond&#x202f;? Y a-t-il un noyau&#x202f;? Peut-être plusieurs&#x202f;?</translation>
    </message>
    <message>
        <source>The theorem is Richardson’s. No proof here. Why is something getting smaller the reason that there are no circles? Because you would have to come back to the same size.</source>
        <comment>12/notes</comment>
        <translation>Le théorème est de Richardson. Pas de preuve ici. Pourquoi n’y a-t-il pas de cycle quand quelque chose diminue toujours&#x202f;? Parce qu’il faudrait revenir à la même taille.</translation>
    </message>
    <message>
        <source>There are two: every other node. Either the first and the third, or the second and the fourth.

So with circles there may be no kernel, or several. It is known that a graph with no circle of **odd** length, following the arrows, always has at least one kernel. And without any circle there is exactly one. The games of this course are nearly all of that kind: something always gets smaller.</source>
        <comment>12/reveal</comment>
        <translation>Il y en a deux&#xa0;: un sommet sur deux. Soit le premier et le troisième, soit le deuxième et le quatrième.

Avec des cycles, il peut donc n’y avoir aucun noyau, ou plusieurs. On sait qu’un graphe sans cycle de longueur **impaire**, en suivant les flèches, a toujours au moins un noyau. Et sans aucun cycle, il y en a exactement un. Les jeux de ce cours sont presque tous de cette sorte&#xa0;: quelque chose y devient toujours plus petit.</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>13/title</comment>
        <translation>Trouve le coup gagnant</translation>
    </message>
    <message>
        <source>Move the token into the kernel.</source>
        <comment>13/text</comment>
        <translation>Fais entrer le pion dans le noyau.</translation>
    </message>
    <message>
        <source>Label only what you need: from the end up to the nodes that the token can reach.</source>
        <comment>13/notes</comment>
        <translation>N’étiqueter que le nécessaire&#xa0;: de la fin jusqu’aux sommets que le pion peut atteindre.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>14/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- Every game is a graph: positions are nodes, moves are arrows.
- Where the last move wins, the P-positions form the **kernel**: no arrow inside, and an arrow into it from everywhere outside.
- Without circles there is exactly one kernel. Here is [a node inside](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@8?outcome=P) and [a node outside](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@7?outcome=N).

Different games can have very similar graphs. In the next lessons we look at games that seem to be quite different, and are Nim in disguise.</source>
        <comment>14/text</comment>
        <translation>- Tout jeu est un graphe&#xa0;: les positions sont les sommets, les coups sont les flèches.
- Quand le dernier coup gagne, les positions P forment le **noyau**&#xa0;: aucune flèche à l’intérieur, et une flèche vers lui de partout ailleurs.
- Sans cycle, il y en a exactement un. Voici [un sommet dedans](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@8?outcome=P) et [un sommet dehors](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@7?outcome=N).

Des jeux différents peuvent avoir des graphes très semblables. Dans les prochaines leçons, nous verrons des jeux qui ont l’air tout autres, et qui sont Nim déguisé.</translation>
    </message>
    <message>
        <source>**Exit question:** a row of nodes 0 to 6, arrows one and two back. Which is the kernel? (0, 3, 6: it is Takeaway with 1 or 2.)</source>
        <comment>14/notes</comment>
        <translation>**Question de sortie&#xa0;:** des sommets 0 à 6 côte à côte, des flèches qui reculent d’un et de deux. Quel est le noyau&#x202f;? (0, 3, 6&#xa0;: ce sont les bâtonnets où l’on en prend 1 ou 2.)</translation>
    </message>
</context>
<context>
    <name>line-nim</name>
    <message>
        <source>Line Nim</source>
        <comment>title</comment>
        <translation>Nim en ligne</translation>
    </message>
    <message>
        <source>Three lines of counters, and a clever way to write a board down.</source>
        <comment>about</comment>
        <translation>Trois lignes de jetons, et une façon habile de noter un plateau.</translation>
    </message>
    <message>
        <source>describe a board by what matters, and see why 101 labels are enough</source>
        <comment>aims</comment>
        <translation>décrire un plateau par ce qui compte, et voir pourquoi 101 étiquettes suffisent</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>Three lines with 3, 4 and 5 counters. On your turn take one or more counters from **one** line. They must be **next to each other**: you may not jump over a gap. Whoever takes the last counter **loses**.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>Trois lignes de 3, 4 et 5 jetons. À ton tour, prends un ou plusieurs jetons d’**une seule** ligne. Ils doivent être **voisins**&#xa0;: il est interdit de sauter par-dessus un trou. Qui prend le dernier jeton **perd**.

Jouez à deux.</translation>
    </message>
    <message>
        <source>Not Nim with heaps: you may take counters out of the middle, and then a line falls into two pieces. Make sure that everybody has seen this. **Ask afterwards:** “Which boards did you not want to get?”</source>
        <comment>1/notes</comment>
        <translation>Ce n’est pas Nim avec des tas&#xa0;: on peut prendre des jetons au milieu, et la ligne se casse alors en deux morceaux. Vérifier que tout le monde l’a vu. **Demander ensuite&#xa0;:** «&#x202f;Quels plateaux n’aviez-vous pas envie de recevoir&#x202f;?&#x202f;»</translation>
    </message>
    <message>
        <source>Taking the middle</source>
        <comment>2/title</comment>
        <translation>Prendre au milieu</translation>
    </message>
    <message>
        <source>You take only the **middle** counter of the line of five. What is left of that line?</source>
        <comment>2/text</comment>
        <translation>Tu ne prends que le jeton du **milieu** de la ligne de cinq. Que reste-t-il de cette ligne&#x202f;?</translation>
    </message>
    <message>
        <source>We call a piece a run: neighbouring counters without a gap. The board of the beginning has one run each of 3, 4 and 5.</source>
        <comment>2/notes</comment>
        <translation>Un tel morceau s’appelle un bloc&#xa0;: des jetons voisins, sans trou. Le plateau du début a un bloc de 3, un de 4 et un de 5.</translation>
    </message>
    <message>
        <source>Four counters that can all be taken at once</source>
        <comment>2/choice 1</comment>
        <translation>Quatre jetons qu’on peut prendre tous à la fois</translation>
    </message>
    <message>
        <source>There is a gap now. Nobody can take across it.</source>
        <comment>2/because 1</comment>
        <translation>Il y a maintenant un trou. Personne ne peut prendre par-dessus.</translation>
    </message>
    <message>
        <source>Two pieces of two counters each</source>
        <comment>2/choice 2</comment>
        <translation>Deux morceaux de deux jetons</translation>
    </message>
    <message>
        <source>Yes. From now on they are two separate pieces.</source>
        <comment>2/because 2</comment>
        <translation>Oui. À partir de maintenant, ce sont deux morceaux séparés.</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <comment>2/choice 3</comment>
        <translation>Rien n’a changé</translation>
    </message>
    <message>
        <source>One line of five has become two pieces of two.</source>
        <comment>2/because 3</comment>
        <translation>Une ligne de cinq est devenue deux morceaux de deux.</translation>
    </message>
    <message>
        <source>When is it the same board?</source>
        <comment>3/title</comment>
        <translation>Quand est-ce le même plateau&#x202f;?</translation>
    </message>
    <message>
        <source>Look at these three boards: [one](lines/misere:111/0000/00000?outcome=N), [two](lines/misere:000/0111/00000?outcome=N) and [three](lines/misere:000/0000/01110?outcome=N). Is there any difference for the rest of the game?</source>
        <comment>3/text</comment>
        <translation>Regarde ces trois plateaux&#xa0;: [le premier](lines/misere:111/0000/00000?outcome=N), [le deuxième](lines/misere:000/0111/00000?outcome=N) et [le troisième](lines/misere:000/0000/01110?outcome=N). Y a-t-il une différence pour la suite de la partie&#x202f;?</translation>
    </message>
    <message>
        <source>Ask the class what does not matter before you reveal it. A description that keeps the line and the place of each counter works too, but it is much longer and shows much less.</source>
        <comment>3/notes</comment>
        <translation>Demander à la classe ce qui ne compte pas, avant de dévoiler. Une description qui garde la ligne et la place de chaque jeton marche aussi, mais elle est bien plus longue et montre bien moins.</translation>
    </message>
    <message>
        <source>No. Each has **one run of three**, and nothing else matters: not which line it is on, nor where on the line. So we can describe a board by counting: how many runs of 5, how many of 4, of 3, of 2 and of 1?

Throwing away what does not matter is often half of the solution.</source>
        <comment>3/reveal</comment>
        <translation>Non. Chacun a **un bloc de trois**, et rien d’autre ne compte&#xa0;: ni la ligne où il se trouve, ni sa place sur la ligne. On peut donc décrire un plateau en comptant&#xa0;: combien de blocs de 5, de 4, de 3, de 2 et de 1&#x202f;?

Laisser tomber ce qui ne compte pas, c’est souvent la moitié de la solution.</translation>
    </message>
    <message>
        <source>A code for each board</source>
        <comment>4/title</comment>
        <translation>Un code pour chaque plateau</translation>
    </message>
    <message>
        <source>Write the five counts one after the other: runs of **5, 4, 3, 2, 1**.

- The start has one 5, one 4 and one 3: the code is **11100**.
- Take the middle counter of the five: no 5 any more, one 4, one 3, two 2s: **01120**.
- The last counter alone is **00001**.

This is the *run code* of the board. Each board has one, and boards with the same code are the same game.</source>
        <comment>4/text</comment>
        <translation>Écris les cinq nombres l’un après l’autre&#xa0;: combien de blocs de **5, 4, 3, 2, 1**.

- Au départ, un 5, un 4 et un 3&#xa0;: le code est **11100**.
- Prends le jeton du milieu du cinq&#xa0;: plus de 5, un 4, un 3, deux 2&#xa0;: **01120**.
- Le dernier jeton, seul&#xa0;: **00001**.

C’est le *code des blocs* du plateau. Chaque plateau en a un, et deux plateaux de même code sont le même jeu.</translation>
    </message>
    <message>
        <source>Let pupils write the codes of two or three boards that you click together. **Typical mistake:** reading the digits as heap sizes. The digit is how many, the place is how long.</source>
        <comment>4/notes</comment>
        <translation>Faire écrire les codes de deux ou trois plateaux composés devant la classe. **Erreur typique&#xa0;:** lire les chiffres comme des tailles de tas. Le chiffre dit combien, la place dit de quelle longueur.</translation>
    </message>
    <message>
        <source>Find the code</source>
        <comment>5/title</comment>
        <translation>Trouve le code</translation>
    </message>
    <message>
        <source>From the start somebody takes **two counters from the end of the line of five**. What is the new code?</source>
        <comment>5/text</comment>
        <translation>Au départ, quelqu’un prend **deux jetons au bout de la ligne de cinq**. Quel est le nouveau code&#x202f;?</translation>
    </message>
    <message>
        <source>5 take 2 at the end is 3. So there are two 3s and a 4: 01200.</source>
        <comment>5/notes</comment>
        <translation>5 moins 2 au bout, cela fait 3. Il y a donc deux 3 et un 4&#xa0;: 01200.</translation>
    </message>
    <message>
        <source>01200</source>
        <comment>5/choice 1</comment>
        <translation>01200</translation>
    </message>
    <message>
        <source>Yes. The five is gone, and a three has come: now there are two runs of 3.</source>
        <comment>5/because 1</comment>
        <translation>Oui. Le cinq a disparu, un trois est apparu&#xa0;: il y a maintenant deux blocs de 3.</translation>
    </message>
    <message>
        <source>01110</source>
        <comment>5/choice 2</comment>
        <translation>01110</translation>
    </message>
    <message>
        <source>Two counters at the end of five leave three, and not two.</source>
        <comment>5/because 2</comment>
        <translation>Deux jetons au bout de cinq, cela en laisse trois, et non deux.</translation>
    </message>
    <message>
        <source>11100</source>
        <comment>5/choice 3</comment>
        <translation>11100</translation>
    </message>
    <message>
        <source>That is the start. Something was taken.</source>
        <comment>5/because 3</comment>
        <translation>C’est le départ. Or on a pris quelque chose.</translation>
    </message>
    <message>
        <source>01101</source>
        <comment>5/choice 4</comment>
        <translation>01101</translation>
    </message>
    <message>
        <source>What is left of the five is one run of three.</source>
        <comment>5/because 4</comment>
        <translation>Ce qui reste du cinq est un seul bloc de trois.</translation>
    </message>
    <message>
        <source>What does the number do?</source>
        <comment>6/title</comment>
        <translation>Que fait le nombre&#x202f;?</translation>
    </message>
    <message>
        <source>Read the codes as ordinary numbers. 11100 became 01120, which is smaller. Does **every** move make the number smaller?</source>
        <comment>6/text</comment>
        <translation>Lis les codes comme des nombres ordinaires. 11100 est devenu 01120, qui est plus petit. Est-ce que **tout** coup rend le nombre plus petit&#x202f;?</translation>
    </message>
    <message>
        <source>The same idea comes back with the grid and another number. **Ask:** could a digit become ten or more? No: there are never more than seven runs of 1, four of 2, three of 3, two of 4 and one of 5.</source>
        <comment>6/notes</comment>
        <translation>La même idée revient avec la grille et un autre nombre. **Demander&#xa0;:** un chiffre pourrait-il devenir dix ou plus&#x202f;? Non&#xa0;: il n’y a jamais plus de sept blocs de 1, quatre de 2, trois de 3, deux de 4 et un de 5.</translation>
    </message>
    <message>
        <source>Yes. A move changes one run into shorter runs, or removes it. The digit of the long run goes down by one, and only digits **to its right** can go up. So the number gets smaller, like 11100 to 01120.

Numbers cannot fall for ever. So the game must end, and we can label all boards in order: start with the smallest code, and each time the boards that you can leave are labelled already.</source>
        <comment>6/reveal</comment>
        <translation>Oui. Un coup change un bloc en blocs plus courts, ou l’enlève. Le chiffre du bloc long diminue de un, et seuls des chiffres **à sa droite** peuvent augmenter. Le nombre devient donc plus petit, comme de 11100 à 01120.

Un nombre ne peut pas descendre sans fin. Le jeu doit donc se terminer, et nous pouvons étiqueter tous les plateaux dans l’ordre&#xa0;: en commençant par le plus petit code, les plateaux qu’on peut laisser ont chaque fois déjà leur étiquette.</translation>
    </message>
    <message>
        <source>How many boards?</source>
        <comment>7/title</comment>
        <translation>Combien de plateaux&#x202f;?</translation>
    </message>
    <message>
        <source>There are twelve counters. Guess: how many different run codes can come up in this game? And how many different games can be played?</source>
        <comment>7/text</comment>
        <translation>Il y a douze jetons. Devine&#xa0;: combien de codes différents peuvent apparaître dans ce jeu&#x202f;? Et combien de parties différentes peut-on jouer&#x202f;?</translation>
    </message>
    <message>
        <source>For the careful: games are counted by codes; two moves that leave the same code count as one. The shortest games take two whole lines and all but one counter of the third. “Only 101” is the point. It is the same saving as in Takeaway 10: label positions, do not list games.</source>
        <comment>7/notes</comment>
        <translation>Pour les plus attentifs&#xa0;: les parties se comptent par codes&#x202f;; deux coups qui laissent le même code n’en font qu’un. Les parties les plus courtes prennent deux lignes entières, et tout sauf un jeton de la troisième. L’essentiel, c’est «&#x202f;101 seulement&#x202f;». C’est la même économie que pour les dix bâtonnets&#xa0;: étiqueter les positions, ne pas dresser la liste des parties.</translation>
    </message>
    <message>
        <source>There are **101** codes, without the empty board. And there are **746,062** different games, if nobody empties the board who could do something else. After 3 to 11 moves only the last counter is left, and it must be taken.

If you count the empty board too, and allow the silly move of emptying the board, there are 102 codes and 959,804 games.

So there are hundreds of thousands of ways to play, but **only 101 labels** to find. A computer does it in an instant, and with patience so could you.</source>
        <comment>7/reveal</comment>
        <translation>Il y a **101** codes, sans le plateau vide. Et il y a **746&#x202f;062** parties différentes, si personne ne vide le plateau alors qu’il pourrait faire autre chose. Après 3 à 11 coups, il ne reste que le dernier jeton, et il faut le prendre.

En comptant aussi le plateau vide, et en permettant le coup absurde qui vide le plateau, il y a 102 codes et 959&#x202f;804 parties.

Il y a donc des centaines de milliers de façons de jouer, mais **seulement 101 étiquettes** à trouver. Un ordinateur le fait en un instant, et toi aussi, avec de la patience, tu le pourrais.</translation>
    </message>
    <message>
        <source>Half and half?</source>
        <comment>8/title</comment>
        <translation>Moitié-moitié&#x202f;?</translation>
    </message>
    <message>
        <source>Take any move, and count all the games in which it is made. How many of them does the player win who makes it? For 75 of the 738 moves it is all of them or none. For each of the others it is at least a third and at most two thirds, mostly about half. So does it hardly matter what you play?</source>
        <comment>8/text</comment>
        <translation>Prends un coup quelconque, et compte toutes les parties où il est joué. Combien sont gagnées par celui qui l’a joué&#x202f;? Pour 75 des 738 coups, toutes ou aucune. Pour chacun des autres, au moins un tiers et au plus deux tiers, le plus souvent la moitié environ. Alors, peu importe ce qu’on joue&#x202f;?</translation>
    </message>
    <message>
        <source>Moves are counted by codes here too, as in the step before: 738 between the 101 codes. The figures that were once published for this, 21 to 79 per cent, are something else: the share of the games won by the player who started.</source>
        <comment>8/notes</comment>
        <translation>Ici aussi, les coups se comptent par codes, comme à l’étape précédente&#xa0;: 738 entre les 101 codes. Les chiffres publiés un jour à ce sujet, de 21 à 79 pour cent, sont autre chose&#xa0;: la part des parties gagnées par celui qui a commencé.</translation>
    </message>
    <message>
        <source>Right, it is mostly luck</source>
        <comment>8/choice 1</comment>
        <translation>Oui, c’est surtout de la chance</translation>
    </message>
    <message>
        <source>Only if nobody thinks. The count treats silly games and clever games alike.</source>
        <comment>8/because 1</comment>
        <translation>Seulement si personne ne réfléchit. Ce compte met sur le même plan les parties sottes et les parties habiles.</translation>
    </message>
    <message>
        <source>No. A good move wins whatever the other player does</source>
        <comment>8/choice 2</comment>
        <translation>Non. Un bon coup gagne quoi que fasse l’autre</translation>
    </message>
    <message>
        <source>Yes. Counting all games says what happens when nobody thinks. P and N say what happens when both do.</source>
        <comment>8/because 2</comment>
        <translation>Oui. Compter toutes les parties dit ce qui se passe quand personne ne réfléchit. P et N disent ce qui se passe quand les deux réfléchissent.</translation>
    </message>
    <message>
        <source>Two runs of two</source>
        <comment>9/title</comment>
        <translation>Deux blocs de deux</translation>
    </message>
    <message>
        <source>Two runs of **two** are left, and nothing else. It is your turn, and the last counter loses. Label from the end: what is it?</source>
        <comment>9/text</comment>
        <translation>Il reste deux blocs de **deux**, et rien d’autre. C’est ton tour, et le dernier jeton perd. Étiquette à partir de la fin&#xa0;: qu’est-ce que c’est&#x202f;?</translation>
    </message>
    <message>
        <source>The codes are 00020, 00011, 00010 and 00001. Label them from the smallest upwards: 00001 is P, 00002 (two singles) is N, 00010 is N, 00011 is N, 00020 is P. Exercises with this game come in the next lesson, with the rule.</source>
        <comment>9/notes</comment>
        <translation>Les codes sont 00020, 00011, 00010 et 00001. Les étiqueter à partir du plus petit&#xa0;: 00001 est P, 00002 (deux jetons isolés) est N, 00010 est N, 00011 est N, 00020 est P. Des exercices sur ce jeu viennent à la leçon suivante, avec la règle.</translation>
    </message>
    <message>
        <source>N: take one counter</source>
        <comment>9/choice 1</comment>
        <translation>N&#xa0;: prendre un jeton</translation>
    </message>
    <message>
        <source>You leave a run of two and a single counter. The other player takes the run of two, and the last one is yours.</source>
        <comment>9/because 1</comment>
        <translation>Tu laisses un bloc de deux et un jeton isolé. L’autre prend le bloc de deux, et le dernier est pour toi.</translation>
    </message>
    <message>
        <source>N: take a whole run</source>
        <comment>9/choice 2</comment>
        <translation>N&#xa0;: prendre tout un bloc</translation>
    </message>
    <message>
        <source>You leave one run of two. The other player takes one counter of it, and the last one is yours.</source>
        <comment>9/because 2</comment>
        <translation>Tu laisses un bloc de deux. L’autre y prend un jeton, et le dernier est pour toi.</translation>
    </message>
    <message>
        <source>P: both moves help the other player</source>
        <comment>9/choice 3</comment>
        <translation>P&#xa0;: les deux coups aident l’autre</translation>
    </message>
    <message>
        <source>Right. You can leave 00011 or 00010, and both are N: from each of them the other player can leave the single counter, 00001.</source>
        <comment>9/because 3</comment>
        <translation>Exact. Tu peux laisser 00011 ou 00010, et les deux sont N&#xa0;: dans chaque cas, l’autre peut laisser le jeton seul, 00001.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- Only the **runs** matter. So a board is a short *run code*, and [all boards with one run of three](lines/misere:000/0111/00000?outcome=N) are the same game.
- The code falls with every move, so the game must end.
- Hundreds of thousands of games, but only **101** labels.

Is there a rule behind these labels? One text about the game says that there is none. The next lesson has a look for itself.</source>
        <comment>10/text</comment>
        <translation>- Seuls les **blocs** comptent. Un plateau est donc un court *code*, et [tous les plateaux à un bloc de trois](lines/misere:000/0111/00000?outcome=N) sont le même jeu.
- Le code diminue à chaque coup, donc le jeu doit se terminer.
- Des centaines de milliers de parties, mais **101** étiquettes seulement.

Y a-t-il une règle derrière ces étiquettes&#x202f;? Un texte sur ce jeu dit qu’il n’y en a pas. La prochaine leçon va y voir elle-même.</translation>
    </message>
    <message>
        <source>**Exit question:** write the code of the board after the whole line of four has been taken. (10100.)</source>
        <comment>10/notes</comment>
        <translation>**Question de sortie&#xa0;:** écris le code du plateau une fois qu’on a pris toute la ligne de quatre. (10100.)</translation>
    </message>
</context>
<context>
    <name>minimax</name>
    <message>
        <source>Minimax and the limits of the theory</source>
        <comment>title</comment>
        <translation>Minimax et limites de la théorie</translation>
    </message>
    <message>
        <source>How computers look ahead, where the theory ends, and what you can find out yourself.</source>
        <comment>about</comment>
        <translation>Comment les ordinateurs regardent en avant, où finit la théorie, et ce que tu peux découvrir toi-même.</translation>
    </message>
    <message>
        <source>explain how a computer looks ahead, and name the conditions of the theorem</source>
        <comment>aims</comment>
        <translation>expliquer comment un ordinateur regarde en avant, et nommer les conditions du théorème</translation>
    </message>
    <message>
        <source>Looking ahead</source>
        <comment>1/title</comment>
        <translation>Regarder en avant</translation>
    </message>
    <message>
        <source>This computer is perfect only when at most 6 matches are left. Before that it plays at random: it does not look far enough. You start from a position of value 1.</source>
        <comment>1/text</comment>
        <translation>Cet ordinateur n’est parfait que quand il reste au plus 6 bâtonnets. Avant cela, il joue au hasard&#xa0;: il ne regarde pas assez loin. Tu commences, dans une position de valeur 1.</translation>
    </message>
    <message>
        <source>The values: 9 is 0, 6 is 2, 5 is 3; 2 ⊕ 3 = 1. One winning move takes one from the 6: then 5 and 5 are equal and 9 is P itself.</source>
        <comment>1/notes</comment>
        <translation>Les valeurs&#xa0;: 9 vaut 0, 6 vaut 2, 5 vaut 3&#x202f;; 2 ⊕ 3 = 1. Un coup gagnant en prend un dans le 6&#xa0;: il y a alors 5 et 5, qui sont égaux, et 9 est P à lui seul.</translation>
    </message>
    <message>
        <source>Minimax</source>
        <comment>2/title</comment>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>In chess nobody can label all positions. Computers look a few moves ahead, and then *guess* how good a position is, as a number. Say a high number is good for you. Which move do **you** choose? And what will the **other** player choose?</source>
        <comment>2/text</comment>
        <translation>Aux échecs, personne ne peut étiqueter toutes les positions. Les ordinateurs regardent quelques coups en avant, puis *devinent* combien une position est bonne, sous forme de nombre. Disons qu’un grand nombre est bon pour toi. Quel coup choisis-**tu**&#x202f;? Et que choisira l’**autre**&#x202f;?</translation>
    </message>
    <message>
        <source>Show a small tree on the board: my two moves, two answers each, with the numbers 3 and 8, and 5 and 6. The other player picks 3 and 5, so I choose the second move.</source>
        <comment>2/notes</comment>
        <translation>Montrer un petit arbre au tableau&#xa0;: mes deux coups, deux réponses chacun, avec les nombres 3 et 8, et 5 et 6. L’autre prend 3 et 5, donc je choisis le second coup.</translation>
    </message>
    <message>
        <source>You choose the move with the **largest** number, and the other player the one with the **smallest**. So the number of a position is, in turn, the maximum and the minimum over its moves. That is called **minimax**.

When there is only “I win” (1) and “I lose” (0), and one looks to the very end, minimax says just what you know: *some move wins* is a maximum of 1, and *every move loses* is a maximum of 0. P and N are minimax with two numbers.</source>
        <comment>2/reveal</comment>
        <translation>Tu choisis le coup au **plus grand** nombre, et l’autre celui au **plus petit**. Le nombre d’une position est donc tour à tour le maximum et le minimum sur ses coups. Cela s’appelle **minimax**.

Quand il n’y a que «&#x202f;je gagne&#x202f;» (1) et «&#x202f;je perds&#x202f;» (0), et qu’on regarde jusqu’au bout, minimax dit exactement ce que tu sais&#xa0;: *un coup gagne*, c’est un maximum de 1, et *tous les coups perdent*, c’est un maximum de 0. P et N, c’est minimax avec deux nombres.</translation>
    </message>
    <message>
        <source>A small tree</source>
        <comment>3/title</comment>
        <translation>Un petit arbre</translation>
    </message>
    <message>
        <source>You have two moves. After the first one the other player can choose between 3 and 8 (for you). After the second one between 5 and 6. Which move is better for you?</source>
        <comment>3/text</comment>
        <translation>Tu as deux coups. Après le premier, l’autre joueur peut choisir entre 3 et 8 (pour toi). Après le second, entre 5 et 6. Lequel est le meilleur pour toi&#x202f;?</translation>
    </message>
    <message>
        <source>The sum or the average is what pupils try first. The other player is not chance; that is the point.</source>
        <comment>3/notes</comment>
        <translation>Les élèves essaient d’abord la somme ou la moyenne. L’autre joueur n’est pas le hasard&#x202f;; tout est là.</translation>
    </message>
    <message>
        <source>The first, because I might get 8</source>
        <comment>3/choice 1</comment>
        <translation>Le premier, parce que je pourrais avoir 8</translation>
    </message>
    <message>
        <source>The other player will not give you the 8, but the 3.</source>
        <comment>3/because 1</comment>
        <translation>L’autre joueur ne te donnera pas le 8, mais le 3.</translation>
    </message>
    <message>
        <source>The second</source>
        <comment>3/choice 2</comment>
        <translation>Le second</translation>
    </message>
    <message>
        <source>Yes. The other player chooses the smaller number: 3 after the first move, 5 after the second. 5 is more.</source>
        <comment>3/because 2</comment>
        <translation>Oui. L’autre joueur choisit le plus petit nombre&#xa0;: 3 après le premier coup, 5 après le second. 5 est plus grand.</translation>
    </message>
    <message>
        <source>Both are equally good, 11 each</source>
        <comment>3/choice 3</comment>
        <translation>Ils se valent, 11 chacun</translation>
    </message>
    <message>
        <source>The other player decides, and takes the smaller one every time.</source>
        <comment>3/because 3</comment>
        <translation>C’est l’autre joueur qui décide, et il prend le plus petit à chaque fois.</translation>
    </message>
    <message>
        <source>Minimax with two numbers</source>
        <comment>4/title</comment>
        <translation>Minimax avec deux nombres</translation>
    </message>
    <message>
        <source>A graph once more; the token starts on node 8. Give every node a P or an N. Think of minimax: at N some move wins, at P every move loses.</source>
        <comment>4/text</comment>
        <translation>Encore un graphe&#x202f;; le pion part du sommet 8. Donne à chaque sommet un P ou un N. Pense à minimax&#xa0;: en N, un coup gagne&#x202f;; en P, tous les coups perdent.</translation>
    </message>
    <message>
        <source>It is the labelling of the very first lesson. Whoever has understood it here has understood minimax.</source>
        <comment>4/notes</comment>
        <translation>Ce sont les étiquettes de la toute première leçon. Qui les a comprises ici a compris minimax.</translation>
    </message>
    <message>
        <source>Three moves ahead</source>
        <comment>5/title</comment>
        <translation>Trois coups en avant</translation>
    </message>
    <message>
        <source>A computer that looks only **three moves** ahead: when does it play perfectly, and when not?</source>
        <comment>5/text</comment>
        <translation>Un ordinateur qui ne regarde que **trois coups** en avant&#xa0;: quand joue-t-il parfaitement, et quand non&#x202f;?</translation>
    </message>
    <message>
        <source>In Grundy a level of the computer looks ahead a chosen number of moves. Let pupils try how many are needed to win Nim with 5, 3, 2.</source>
        <comment>5/notes</comment>
        <translation>Dans Grundy, un niveau de l’ordinateur regarde en avant d’un nombre de coups qu’on choisit. Faire essayer combien il en faut pour gagner à Nim avec 5, 3, 2.</translation>
    </message>
    <message>
        <source>When the end is at most three moves away, it sees everything: it plays perfectly. Before that it has to guess, and if the guess is bad, it may walk into a lost position without noticing.

That is why such a computer is strongest near the end, like the one you played at the beginning of this lesson. It is also why a **rule** helps: the nim-sum sees to the end at once, from [25, 15, 19, 3, 13](nim:25,15,19,3,13?outcome=N&amp;winning=3) as well as from [3, 2, 1](nim:3,2,1?outcome=P).</source>
        <comment>5/reveal</comment>
        <translation>Quand la fin est à trois coups au plus, il voit tout&#xa0;: il joue parfaitement. Avant cela, il doit deviner, et s’il devine mal, il peut entrer dans une position perdue sans s’en apercevoir.

C’est pourquoi un tel ordinateur est le plus fort vers la fin, comme celui contre lequel tu as joué au début de cette leçon. C’est aussi pourquoi une **règle** aide&#xa0;: la somme de Nim voit tout de suite jusqu’au bout, aussi bien à partir de [25, 15, 19, 3, 13](nim:25,15,19,3,13?outcome=N&amp;winning=3) que de [3, 2, 1](nim:3,2,1?outcome=P).</translation>
    </message>
    <message>
        <source>Is everything Nim?</source>
        <comment>6/title</comment>
        <translation>Est-ce que tout est Nim&#x202f;?</translation>
    </message>
    <message>
        <source>A text says: “*Any* impartial game can be turned into Nim.” For which games is this **false**?</source>
        <comment>6/text</comment>
        <translation>Un texte dit&#xa0;: «&#x202f;*Tout* jeu impartial peut être transformé en Nim.&#x202f;» Pour quels jeux est-ce **faux**&#x202f;?</translation>
    </message>
    <message>
        <source>Games that can go round in circles are not covered either, nor games with different moves for the two players; there numbers such as 11/8 come in.</source>
        <comment>6/notes</comment>
        <translation>Les jeux qui peuvent tourner en rond n’en font pas partie non plus, ni ceux où les deux joueurs ont des coups différents&#x202f;; là interviennent des nombres comme 11/8.</translation>
    </message>
    <message>
        <source>For none, it is a theorem</source>
        <comment>6/choice 1</comment>
        <translation>Pour aucun, c’est un théorème</translation>
    </message>
    <message>
        <source>A theorem has conditions: the game must end, and the last move must win.</source>
        <comment>6/because 1</comment>
        <translation>Un théorème a des conditions&#xa0;: le jeu doit finir, et le dernier coup doit gagner.</translation>
    </message>
    <message>
        <source>For games in which the last move loses</source>
        <comment>6/choice 2</comment>
        <translation>Pour les jeux où le dernier coup perd</translation>
    </message>
    <message>
        <source>Right. Two positions can have the same Grundy value, and yet in misère play one is P and the other N. You saw such a pair on the grid.</source>
        <comment>6/because 2</comment>
        <translation>Exact. Deux positions peuvent avoir la même valeur de Grundy, et pourtant, en jeu misère, l’une est P et l’autre N. Tu as vu une telle paire sur la grille.</translation>
    </message>
    <message>
        <source>For games with more than three heaps</source>
        <comment>6/choice 3</comment>
        <translation>Pour les jeux à plus de trois tas</translation>
    </message>
    <message>
        <source>The number of heaps does not matter.</source>
        <comment>6/because 3</comment>
        <translation>Le nombre de tas ne compte pas.</translation>
    </message>
    <message>
        <source>Other limits</source>
        <comment>7/title</comment>
        <translation>D’autres limites</translation>
    </message>
    <message>
        <source>Which other games in this course did **not** fit: same moves for both, it must end, the last move wins?</source>
        <comment>7/text</comment>
        <translation>Quels autres jeux de ce cours ne remplissaient **pas** ces conditions&#xa0;: mêmes coups pour les deux, il finit forcément, le dernier coup gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Line Nim and Nim with the last stone losing are lucky cases: a switch at the end is enough.</source>
        <comment>7/notes</comment>
        <translation>Nim en ligne, et Nim quand le dernier jeton perd, sont des cas heureux&#xa0;: il suffit de changer de plan à la fin.</translation>
    </message>
    <message>
        <source>- **Northcott’s game** could go round in circles, and each player has their own tokens. It is won like Nim all the same, but that needed a reason of its own.
- **Red-blue Hackenbush** and the **skips** give the players different moves. There values such as [11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8) come up, and more letters than P and N.
- **The grid**, when the last stone loses: nothing but labelling is known.

A theorem is only as good as its conditions. Always ask: *does my game fulfil them?*</source>
        <comment>7/reveal</comment>
        <translation>- Le **jeu de Northcott** pourrait tourner en rond, et chacun y a ses propres pions. On y gagne quand même comme à Nim, mais il fallait pour cela une raison particulière.
- **Hackenbush rouge et bleu** et les **passes** donnent aux joueurs des coups différents. Là apparaissent des valeurs comme [11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8), et d’autres lettres que P et N.
- **La grille**, quand le dernier jeton perd&#xa0;: on ne connaît rien d’autre que les étiquettes.

Un théorème ne vaut que ce que valent ses conditions. Demande toujours&#xa0;: *mon jeu les remplit-il&#x202f;?*</translation>
    </message>
    <message>
        <source>True or false?</source>
        <comment>8/title</comment>
        <translation>Vrai ou faux&#x202f;?</translation>
    </message>
    <message>
        <source>Is the claim about the position true? Use whatever you have learnt.</source>
        <comment>8/text</comment>
        <translation>L’affirmation sur la position est-elle vraie&#x202f;? Sers-toi de tout ce que tu as appris.</translation>
    </message>
    <message>
        <source>A good team contest for the end of the course: one point for the answer, one for the reason.</source>
        <comment>8/notes</comment>
        <translation>Un bon concours par équipes pour la fin du cours&#xa0;: un point pour la réponse, un point pour la raison.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>You started with ten matches. Now you know:

- **P and N**: label from the end. That works for every game that must end, with the same moves for both players.
- **Grundy values**: the smallest missing number; parts are joined by the nim-sum. [10, 7, 5](takeaway:10,7,5?outcome=P) is Nim with 2, 3, 1.
- **Disguises**: coins, primes, gaps, staircases and trees can all be heaps.
- **The limits**: misère play, circles, and games with two colours, which have numbers of their own.

Now take any game in Grundy, set up a position that nobody has explained, and find out for yourself. In the Lab you may see patterns that are not in any book.</source>
        <comment>9/text</comment>
        <translation>Tu as commencé avec dix bâtonnets. Maintenant, tu connais&#xa0;:

- **P et N**&#xa0;: étiqueter à partir de la fin. Cela marche pour tout jeu qui finit forcément, avec les mêmes coups pour les deux joueurs.
- **Les valeurs de Grundy**&#xa0;: le plus petit nombre absent&#x202f;; les parties s’assemblent par la somme de Nim. [10, 7, 5](takeaway:10,7,5?outcome=P), c’est Nim avec 2, 3, 1.
- **Les déguisements**&#xa0;: des pièces, des nombres premiers, des trous, des escaliers et des arbres peuvent tous être des tas.
- **Les limites**&#xa0;: le jeu misère, les cycles, et les jeux à deux couleurs, qui ont leurs propres nombres.

Maintenant, prends n’importe quel jeu de Grundy, compose une position que personne n’a expliquée, et cherche par toi-même. Dans le Labo, tu verras peut-être des motifs qui ne sont dans aucun livre.</translation>
    </message>
    <message>
        <source>Ideas for projects: invent a takeaway set and find its period. Draw a green animal and work out its value. Find two small grid positions with equal values that differ in misère play. Make a table in the Lab and describe what you see.</source>
        <comment>9/notes</comment>
        <translation>Idées de projets&#xa0;: inventer un jeu de bâtonnets et trouver sa période. Dessiner un animal vert et calculer sa valeur. Trouver deux petites positions de la grille, de valeurs égales, qui diffèrent en jeu misère. Faire un tableau dans le Labo et décrire ce qu’on y voit.</translation>
    </message>
</context>
<context>
    <name>misere-nim</name>
    <message>
        <source>When the last stone loses</source>
        <comment>title</comment>
        <translation>Quand le dernier jeton fait perdre</translation>
    </message>
    <message>
        <source>Misère Nim: almost the same game, until the very end.</source>
        <comment>about</comment>
        <translation>Nim misère&#xa0;: presque le même jeu, jusqu’à la toute fin.</translation>
    </message>
    <message>
        <source>play misère Nim, with the switch at the right moment</source>
        <comment>aims</comment>
        <translation>jouer à Nim misère, en changeant de plan au bon moment</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>The same Nim, with one change: **whoever takes the last stone loses.** This way of playing is called *misère*.

Heaps of 3, 4 and 5. Play it in pairs. Does it feel very different?</source>
        <comment>1/text</comment>
        <translation>Le même Nim, à un détail près&#xa0;: **qui prend le dernier jeton perd.** Cette façon de jouer s’appelle *misère*.

Des tas de 3, 4 et 5. Jouez à deux. Est-ce que cela te paraît très différent&#x202f;?</translation>
    </message>
    <message>
        <source>Say the change twice, and let a pupil repeat it. In the first games somebody always takes the last stone out of habit. **Ask afterwards:** “When did the game feel different from before?” Only near the end.</source>
        <comment>1/notes</comment>
        <translation>Dire le changement deux fois, et le faire répéter par un élève. Dans les premières parties, quelqu’un prend toujours le dernier jeton par habitude. **Demander ensuite&#xa0;:** «&#x202f;À quel moment le jeu vous a-t-il paru différent&#x202f;?&#x202f;» Seulement vers la fin.</translation>
    </message>
    <message>
        <source>Single stones</source>
        <comment>2/title</comment>
        <translation>Des jetons isolés</translation>
    </message>
    <message>
        <source>Only heaps of **one** stone are left: three of them. It is your turn, and the last stone loses. What happens?</source>
        <comment>2/text</comment>
        <translation>Il ne reste que des tas d’**un** jeton&#xa0;: trois. C’est ton tour, et le dernier jeton perd. Que se passe-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>One of the texts that this course was checked against claims the opposite, that with an odd number the player to move cannot be beaten. Let the class refute that claim with one stone: one is odd, and you must take it.</source>
        <comment>2/notes</comment>
        <translation>L’un des textes auxquels ce cours a été confronté affirme le contraire&#xa0;: qu’avec un nombre impair, celui qui doit jouer est imbattable. Faire réfuter cette affirmation par la classe avec un seul jeton&#xa0;: un est impair, et il faut le prendre.</translation>
    </message>
    <message>
        <source>I cannot be beaten</source>
        <comment>2/choice 1</comment>
        <translation>Je suis imbattable</translation>
    </message>
    <message>
        <source>Count it out: you take one, the other player takes one, and the last one is yours.</source>
        <comment>2/because 1</comment>
        <translation>Compte jusqu’au bout&#xa0;: tu en prends un, l’autre en prend un, et le dernier est pour toi.</translation>
    </message>
    <message>
        <source>I must lose</source>
        <comment>2/choice 2</comment>
        <translation>Je perds forcément</translation>
    </message>
    <message>
        <source>Yes. With single stones nobody has a choice. With an **odd** number of them you take the first, the third, … and the last.</source>
        <comment>2/because 2</comment>
        <translation>Oui. Avec des jetons isolés, personne n’a le choix. S’il y en a un nombre **impair**, tu prends le premier, le troisième, … et le dernier.</translation>
    </message>
    <message>
        <source>It depends on what I take</source>
        <comment>2/choice 3</comment>
        <translation>Cela dépend de ce que je prends</translation>
    </message>
    <message>
        <source>All heaps are single stones, so all your moves are the same.</source>
        <comment>2/because 3</comment>
        <translation>Tous les tas sont des jetons isolés, donc tous tes coups sont pareils.</translation>
    </message>
    <message>
        <source>The rule for single stones</source>
        <comment>3/title</comment>
        <translation>La règle des jetons isolés</translation>
    </message>
    <message>
        <source>In misère play with nothing but single stones:

- an **odd** number is P, like [one](nim/misere:1?outcome=P), [three](nim/misere:1,1,1?outcome=P) and [five](nim/misere:1,1,1,1,1?outcome=P)
- an **even** number is N, like [two](nim/misere:1,1?outcome=N), [four](nim/misere:1,1,1,1?outcome=N) and none at all

With no stones left the player to move has *won*: the other player took the last one. So [the end position](nim/misere:0?outcome=N&amp;moves=0) is N here.

In ordinary play, which is called *normal* play, it is just the other way round.</source>
        <comment>3/text</comment>
        <translation>En jeu misère, quand il n’y a que des jetons isolés&#xa0;:

- un nombre **impair** est P, comme [un](nim/misere:1?outcome=P), [trois](nim/misere:1,1,1?outcome=P) et [cinq](nim/misere:1,1,1,1,1?outcome=P)
- un nombre **pair** est N, comme [deux](nim/misere:1,1?outcome=N), [quatre](nim/misere:1,1,1,1?outcome=N) et aucun

Quand il ne reste aucun jeton, celui qui doit jouer a *gagné*&#xa0;: c’est l’autre qui a pris le dernier. Ici, [la position finale](nim/misere:0?outcome=N&amp;moves=0) est donc N.

En jeu ordinaire, qu’on appelle *normal*, c’est exactement l’inverse.</translation>
    </message>
    <message>
        <source>**Ask for the table of normal play beside it:** even is P, odd is N. Everything is turned round, as long as all heaps are single stones.</source>
        <comment>3/notes</comment>
        <translation>**Demander le tableau du jeu normal à côté&#xa0;:** pair est P, impair est N. Tout est inversé, tant que tous les tas sont des jetons isolés.</translation>
    </message>
    <message>
        <source>One large heap</source>
        <comment>4/title</comment>
        <translation>Un seul grand tas</translation>
    </message>
    <message>
        <source>Only one heap is left, with five stones. Last stone loses. What do you do?</source>
        <comment>4/text</comment>
        <translation>Il ne reste qu’un tas, de cinq jetons. Le dernier jeton perd. Que fais-tu&#x202f;?</translation>
    </message>
    <message>
        <source>In normal play you would take all of it. The position is N in both kinds of play, but the move is another one.</source>
        <comment>4/notes</comment>
        <translation>En jeu normal, on prendrait tout. La position est N dans les deux cas, mais le coup n’est pas le même.</translation>
    </message>
    <message>
        <source>Take all five</source>
        <comment>4/choice 1</comment>
        <translation>Prendre les cinq</translation>
    </message>
    <message>
        <source>Then you have taken the last stone, and you lose.</source>
        <comment>4/because 1</comment>
        <translation>Alors tu as pris le dernier jeton, et tu perds.</translation>
    </message>
    <message>
        <source>Take four</source>
        <comment>4/choice 2</comment>
        <translation>En prendre quatre</translation>
    </message>
    <message>
        <source>Yes. One stone is left, and the other player must take it.</source>
        <comment>4/because 2</comment>
        <translation>Oui. Il reste un jeton, et l’autre joueur doit le prendre.</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>4/choice 3</comment>
        <translation>En prendre trois</translation>
    </message>
    <message>
        <source>You leave two. The other player takes one and leaves you the last.</source>
        <comment>4/because 3</comment>
        <translation>Tu en laisses deux. L’autre en prend un et te laisse le dernier.</translation>
    </message>
    <message>
        <source>The dangerous moment</source>
        <comment>5/title</comment>
        <translation>Le moment dangereux</translation>
    </message>
    <message>
        <source>Heaps **2 and 1**, last stone loses. In normal play you would leave 1 and 1. And now?</source>
        <comment>5/text</comment>
        <translation>Des tas de **2 et 1**, le dernier jeton perd. En jeu normal, tu laisserais 1 et 1. Et maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>A common rule says: play as usual, and on your last move leave one stone. This position shows why it is not good enough. The change must come earlier: at the move that removes the last heap of two or more.</source>
        <comment>5/notes</comment>
        <translation>Une règle courante dit&#xa0;: joue comme d’habitude, et à ton dernier coup laisse un jeton. Cette position montre pourquoi cela ne suffit pas. Il faut changer plus tôt&#xa0;: au coup qui enlève le dernier tas d’au moins deux jetons.</translation>
    </message>
    <message>
        <source>Leave 1 and 1, and be careful on the last move</source>
        <comment>5/choice 1</comment>
        <translation>Laisser 1 et 1, et faire attention au dernier coup</translation>
    </message>
    <message>
        <source>Too late! The other player takes one, and you must take the last. There is no careful last move any more.</source>
        <comment>5/because 1</comment>
        <translation>Trop tard&#x202f;! L’autre en prend un, et tu dois prendre le dernier. Il n’y a plus de dernier coup où faire attention.</translation>
    </message>
    <message>
        <source>Take the whole 2 and leave one stone</source>
        <comment>5/choice 2</comment>
        <translation>Prendre tout le 2 et laisser un jeton</translation>
    </message>
    <message>
        <source>Yes. The other player must take the last stone.</source>
        <comment>5/because 2</comment>
        <translation>Oui. L’autre joueur doit prendre le dernier jeton.</translation>
    </message>
    <message>
        <source>Take the 1 and leave the 2</source>
        <comment>5/choice 3</comment>
        <translation>Prendre le 1 et laisser le 2</translation>
    </message>
    <message>
        <source>The other player takes one stone of it and leaves you the last.</source>
        <comment>5/because 3</comment>
        <translation>L’autre y prend un jeton et te laisse le dernier.</translation>
    </message>
    <message>
        <source>Two heaps, misère</source>
        <comment>6/title</comment>
        <translation>Deux tas, misère</translation>
    </message>
    <message>
        <source>Work out the table of two heaps again, now with the last stone losing. The corner with no stones is N this time.</source>
        <comment>6/text</comment>
        <translation>Refais le tableau à deux tas, cette fois avec le dernier jeton qui perd. Le coin sans jeton est maintenant N.</translation>
    </message>
    <message>
        <source>Have the normal table beside it. Only four squares differ: 0,0 and 1,0 and 0,1 and 1,1. The rest of the diagonal is P again.</source>
        <comment>6/notes</comment>
        <translation>Garder le tableau normal à côté. Quatre cases seulement diffèrent&#xa0;: (0, 0), (1, 0), (0, 1) et (1, 1). Le reste de la diagonale est de nouveau P.</translation>
    </message>
    <message>
        <source>Where do they differ?</source>
        <comment>7/title</comment>
        <translation>Où sont les différences&#x202f;?</translation>
    </message>
    <message>
        <source>You remember the table of normal play: P along the whole diagonal, and N everywhere else. In which squares is it different now? What do these squares have in common?</source>
        <comment>7/text</comment>
        <translation>Tu te souviens du tableau du jeu normal&#xa0;: P sur toute la diagonale, N partout ailleurs. Dans quelles cases est-ce différent maintenant&#x202f;? Qu’ont ces cases en commun&#x202f;?</translation>
    </message>
    <message>
        <source>Let them find the four squares first. “No heap of two or more” is the important wording.</source>
        <comment>7/notes</comment>
        <translation>Qu’ils trouvent d’abord les quatre cases. La formule importante est «&#x202f;aucun tas d’au moins deux&#x202f;».</translation>
    </message>
    <message>
        <source>Only four squares differ: [0, 0](nim/misere:0,0?outcome=N), [1, 0](nim/misere:1,0?outcome=P), [0, 1](nim/misere:0,1?outcome=P) and [1, 1](nim/misere:1,1?outcome=N). They are the ones **without a heap of two or more**. Everywhere else it is the same: [2, 2](nim/misere:2,2?outcome=P) is P and [2, 1](nim/misere:2,1?outcome=N) is N.

This is the whole rule of misère Nim:

- If some heap has **two or more** stones, P and N are **as in normal play**: look at the nim-sum.
- If all heaps are single stones, **odd is P** and even is N.</source>
        <comment>7/reveal</comment>
        <translation>Quatre cases seulement diffèrent&#xa0;: [(0, 0)](nim/misere:0,0?outcome=N), [(1, 0)](nim/misere:1,0?outcome=P), [(0, 1)](nim/misere:0,1?outcome=P) et [(1, 1)](nim/misere:1,1?outcome=N). Ce sont celles qui n’ont **aucun tas d’au moins deux jetons**. Partout ailleurs, rien ne change&#xa0;: [(2, 2)](nim/misere:2,2?outcome=P) est P et [(2, 1)](nim/misere:2,1?outcome=N) est N.

Voilà toute la règle de Nim misère&#xa0;:

- Si un tas a **au moins deux** jetons, P et N sont **comme en jeu normal**&#xa0;: regarde la somme de Nim.
- Si tous les tas sont des jetons isolés, **impair est P** et pair est N.</translation>
    </message>
    <message>
        <source>Why the rule is right</source>
        <comment>8/title</comment>
        <translation>Pourquoi la règle est juste</translation>
    </message>
    <message>
        <source>At some point just **one** heap of two or more is left, and some single stones. Who moves then: the one who leaves nim-sum 0 all the time, or the other one? And what can that player do?</source>
        <comment>8/text</comment>
        <translation>À un certain moment, il ne reste qu’**un seul** tas d’au moins deux, et quelques jetons isolés. Qui joue alors&#xa0;: celui qui laisse toujours la somme de Nim 0, ou l’autre&#x202f;? Et que peut faire ce joueur&#x202f;?</translation>
    </message>
    <message>
        <source>Together with the two facts about the nim-sum this is the full proof. The key sentence: the large heap is yours to switch with. **Ask:** what would you leave in normal play from 3, 1, 1? (1, 1: an even number.)</source>
        <comment>8/notes</comment>
        <translation>Avec les deux faits sur la somme de Nim, c’est la preuve complète. La phrase clé&#xa0;: c’est toi qui as le grand tas en main pour changer. **Demander&#xa0;:** que laisserait-on en jeu normal à partir de 3, 1, 1&#x202f;? (1, 1&#xa0;: un nombre pair.)</translation>
    </message>
    <message>
        <source>With just one large heap the nim-sum is not 0: nothing can cancel the large part. So the player who always *leaves* 0 never leaves such a position. **The other player must create it, and you are the one to move.**

Now you choose: take the large heap completely, or all but one stone of it. One way leaves an odd number of single stones, the other way an even number. **In misère play leave an odd number.** In [3, 1, 1](nim/misere:3,1,1?only=nim/misere:1,1,1) you leave three. In [4, 1](nim/misere:4,1?only=nim/misere:0,1) you leave one.</source>
        <comment>8/reveal</comment>
        <translation>Avec un seul grand tas, la somme de Nim n’est pas 0&#xa0;: rien ne peut annuler sa grande part. Le joueur qui *laisse* toujours 0 ne laisse donc jamais une telle position. **C’est l’autre qui est obligé de la créer, et c’est à toi de jouer.**

Tu as alors le choix&#xa0;: prendre le grand tas en entier, ou tout sauf un jeton. Une façon laisse un nombre impair de jetons isolés, l’autre un nombre pair. **En jeu misère, laisse un nombre impair.** Dans [3, 1, 1](nim/misere:3,1,1?only=nim/misere:1,1,1), tu en laisses trois. Dans [4, 1](nim/misere:4,1?only=nim/misere:0,1), tu en laisses un.</translation>
    </message>
    <message>
        <source>A whole game</source>
        <comment>9/title</comment>
        <translation>Une partie entière</translation>
    </message>
    <message>
        <source>A leaves 3, 2, 1, then B 3, 1, 1, then A 1, 1, 1, then B 1, 1, then A 1, and B must take it. Which move of A would be **wrong** in normal play?</source>
        <comment>9/text</comment>
        <translation>A laisse 3, 2, 1, puis B 3, 1, 1, puis A 1, 1, 1, puis B 1, 1, puis A 1, et B doit le prendre. Quel coup de A aurait été **faux** en jeu normal&#x202f;?</translation>
    </message>
    <message>
        <source>Play the line on the board or with pupils as heaps. In normal play A would leave 1, 1 instead. The switch may come long before the last move.</source>
        <comment>9/notes</comment>
        <translation>Jouer la partie au tableau, ou avec des élèves en guise de tas. En jeu normal, A laisserait plutôt 1, 1. Le changement peut venir longtemps avant le dernier coup.</translation>
    </message>
    <message>
        <source>At the move from 3, 1, 1 to [1, 1, 1](nim/misere:1,1,1?outcome=P). It removed the **last heap of two or more**: that is the moment of the switch. The labels are [P](nim/misere:3,2,1?outcome=P), [N](nim/misere:3,1,1?outcome=N), [P](nim/misere:1,1,1?outcome=P), [N](nim/misere:1,1?outcome=N), [P](nim/misere:1?outcome=P).</source>
        <comment>9/reveal</comment>
        <translation>Le coup de 3, 1, 1 à [1, 1, 1](nim/misere:1,1,1?outcome=P). Il a enlevé le **dernier tas d’au moins deux**&#xa0;: c’est le moment de changer. Les étiquettes sont [P](nim/misere:3,2,1?outcome=P), [N](nim/misere:3,1,1?outcome=N), [P](nim/misere:1,1,1?outcome=P), [N](nim/misere:1,1?outcome=N), [P](nim/misere:1?outcome=P).</translation>
    </message>
    <message>
        <source>5, 3 and 2 again</source>
        <comment>10/title</comment>
        <translation>Encore 5, 3 et 2</translation>
    </message>
    <message>
        <source>Heaps 5, 3 and 2, and the last stone loses. Your first move?</source>
        <comment>10/text</comment>
        <translation>Des tas de 5, 3 et 2, et le dernier jeton perd. Ton premier coup&#x202f;?</translation>
    </message>
    <message>
        <source>If a pupil asks: the P-positions of the hand-made list become 1,0,0 and 1,1,1 and 2,2,0 and 3,3,0 and 3,2,1.</source>
        <comment>10/notes</comment>
        <translation>Si un élève le demande&#xa0;: les positions P de la liste faite à la main deviennent 1,0,0 – 1,1,1 – 2,2,0 – 3,3,0 et 3,2,1.</translation>
    </message>
    <message>
        <source>Make the 5 a 1</source>
        <comment>10/choice 1</comment>
        <translation>Réduire le 5 à 1</translation>
    </message>
    <message>
        <source>Yes, the same move as in normal play. There are still heaps of two and more, so leave nim-sum 0.</source>
        <comment>10/because 1</comment>
        <translation>Oui, le même coup qu’en jeu normal. Il reste des tas d’au moins deux&#xa0;: laisse donc la somme de Nim 0.</translation>
    </message>
    <message>
        <source>Take the whole 5</source>
        <comment>10/choice 2</comment>
        <translation>Prendre tout le 5</translation>
    </message>
    <message>
        <source>That leaves 3 and 2 with nim-sum 1. The other player makes them equal.</source>
        <comment>10/because 2</comment>
        <translation>Cela laisse 3 et 2, de somme de Nim 1. L’autre joueur les rend égaux.</translation>
    </message>
    <message>
        <source>Nobody can say without a new list</source>
        <comment>10/choice 3</comment>
        <translation>Personne ne peut le dire sans une nouvelle liste</translation>
    </message>
    <message>
        <source>We can. As long as a heap of two or more is left after your move, the nim-sum decides.</source>
        <comment>10/because 3</comment>
        <translation>Si, nous le pouvons. Tant qu’il reste un tas d’au moins deux après ton coup, c’est la somme de Nim qui décide.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Find a winning move. The last stone **loses**.</source>
        <comment>11/text</comment>
        <translation>Trouve un coup gagnant. Le dernier jeton **perd**.</translation>
    </message>
    <message>
        <source>Before each move ask: will a heap of two or more be left? If not, count the single stones.</source>
        <comment>11/notes</comment>
        <translation>Avant chaque coup, demander&#xa0;: restera-t-il un tas d’au moins deux&#x202f;? Sinon, compter les jetons isolés.</translation>
    </message>
    <message>
        <source>Against the perfect computer</source>
        <comment>12/title</comment>
        <translation>Contre l’ordinateur parfait</translation>
    </message>
    <message>
        <source>3, 4 and 5, last stone loses. You start. The winning first move is the one of normal play.</source>
        <comment>12/text</comment>
        <translation>3, 4 et 5, le dernier jeton perd. Tu commences. Le premier coup gagnant est celui du jeu normal.</translation>
    </message>
    <message>
        <source>3 ⊕ 4 ⊕ 5 = 2, so make the 3 a 1. Then watch for the moment of the switch.</source>
        <comment>12/notes</comment>
        <translation>3 ⊕ 4 ⊕ 5 = 2, donc réduire le 3 à 1. Guetter ensuite le moment de changer.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- **Misère** means that the last move loses.
- In Nim it is like normal play while a heap of two or more remains *after* your move.
- With the move that removes the last such heap, leave an **odd** number of single stones, as in [4, 1, 1](nim/misere:4,1,1?only=nim/misere:1,1,1).

Do not trust the switch in every game. In Nim it works; soon you will meet a board on which no such rule is known.</source>
        <comment>13/text</comment>
        <translation>- **Misère** veut dire que le dernier coup perd.
- Dans Nim, c’est comme en jeu normal, tant qu’il reste un tas d’au moins deux *après* ton coup.
- Au coup qui enlève le dernier de ces tas, laisse un nombre **impair** de jetons isolés, comme dans [4, 1, 1](nim/misere:4,1,1?only=nim/misere:1,1,1).

Ne te fie pas à ce changement dans tous les jeux. Dans Nim, il marche&#x202f;; bientôt tu rencontreras un plateau où l’on ne connaît aucune règle de ce genre.</translation>
    </message>
    <message>
        <source>**Exit question:** 6, 1, 1, 1, last stone loses. What do you do? (Take the whole 6 and leave three.) And in normal play? (Take five and leave four single stones.)</source>
        <comment>13/notes</comment>
        <translation>**Question de sortie&#xa0;:** 6, 1, 1, 1, le dernier jeton perd. Que fais-tu&#x202f;? (Prendre tout le 6 et en laisser trois.) Et en jeu normal&#x202f;? (En prendre cinq et laisser quatre jetons isolés.)</translation>
    </message>
</context>
<context>
    <name>nim-by-hand</name>
    <message>
        <source>Nim with 5, 3 and 2 by hand</source>
        <comment>title</comment>
        <translation>Nim avec 5, 3 et 2, à la main</translation>
    </message>
    <message>
        <source>A whole game with three heaps worked out, from the small positions to the large ones.</source>
        <comment>about</comment>
        <translation>Un jeu entier à trois tas, étudié des petites positions aux grandes.</translation>
    </message>
    <message>
        <source>work out a game of 37 positions without a formula</source>
        <comment>aims</comment>
        <translation>étudier un jeu de 37 positions sans aucune formule</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>Heaps of 5, 3 and 2 again. Take as many as you like from one heap. Whoever takes the last stone wins.

You know all about one heap and two heaps. Play with that in mind: which positions with **three** heaps are bad to get?</source>
        <comment>1/text</comment>
        <translation>De nouveau des tas de 5, 3 et 2. Prends autant de jetons que tu veux dans un seul tas. Qui prend le dernier jeton gagne.

Tu sais tout sur un tas et sur deux tas. Garde cela en tête en jouant&#xa0;: quelles positions à **trois** tas sont mauvaises à recevoir&#x202f;?</translation>
    </message>
    <message>
        <source>Two or three games. Collect the positions that the class believes to be P on the board, with a question mark. The lesson will check them.</source>
        <comment>1/notes</comment>
        <translation>Deux ou trois parties. Noter au tableau, avec un point d’interrogation, les positions que la classe croit P. La leçon les vérifiera.</translation>
    </message>
    <message>
        <source>Three heaps, two of them equal</source>
        <comment>2/title</comment>
        <translation>Trois tas, dont deux égaux</translation>
    </message>
    <message>
        <source>Now three heaps. It is your turn with **4, 2 and 2**. What do you do?</source>
        <comment>2/text</comment>
        <translation>Maintenant trois tas. C’est ton tour, avec **4, 2 et 2**. Que fais-tu&#x202f;?</translation>
    </message>
    <message>
        <source>Some pupils say “two equal heaps, so it is P”. That is only true when nothing else is on the table. With a third heap it is always N: take the third heap.</source>
        <comment>2/notes</comment>
        <translation>Certains élèves disent «&#x202f;deux tas égaux, donc P&#x202f;». Ce n’est vrai que s’il n’y a rien d’autre sur la table. Avec un troisième tas, c’est toujours N&#xa0;: on prend ce troisième tas.</translation>
    </message>
    <message>
        <source>Take the whole heap of four</source>
        <comment>2/choice 1</comment>
        <translation>Prendre tout le tas de quatre</translation>
    </message>
    <message>
        <source>Yes. You leave 2 and 2 and copy from there on.</source>
        <comment>2/because 1</comment>
        <translation>Oui. Tu laisses 2 et 2, et à partir de là tu imites.</translation>
    </message>
    <message>
        <source>Take two from the four, so that all are equal</source>
        <comment>2/choice 2</comment>
        <translation>En prendre deux dans le quatre, pour que tous soient égaux</translation>
    </message>
    <message>
        <source>That leaves 2, 2 and 2. The other player takes one heap completely, and two equal heaps are left for you.</source>
        <comment>2/because 2</comment>
        <translation>Cela laisse 2, 2 et 2. L’autre joueur prend un tas entier, et il te reste deux tas égaux.</translation>
    </message>
    <message>
        <source>It is lost</source>
        <comment>2/choice 3</comment>
        <translation>C’est perdu</translation>
    </message>
    <message>
        <source>Two equal heaps are lost for the player to move **if nothing else is there**. Here there is a third heap, and you can remove it.</source>
        <comment>2/because 3</comment>
        <translation>Deux tas égaux sont perdus pour celui qui doit jouer **s’il n’y a rien d’autre**. Ici, il y a un troisième tas, et tu peux l’enlever.</translation>
    </message>
    <message>
        <source>What is left to do</source>
        <comment>3/title</comment>
        <translation>Ce qui reste à faire</translation>
    </message>
    <message>
        <source>The order of the heaps does not matter, so we write the largest first. We know now:

- one heap: N
- two equal heaps and nothing else: P
- two different heaps: N
- three heaps with two equal ones: N, take the third

From 5, 3 and 2 you can reach **37** positions, counting the empty table and the start. All but eight of them fit one of these four lines. One of the eight is the empty table, which is P. The other seven are 3,2,1 and 4,2,1 and 5,2,1 and 4,3,1 and 5,3,1 and 4,3,2 and 5,3,2 itself.</source>
        <comment>3/text</comment>
        <translation>L’ordre des tas ne compte pas&#x202f;; on écrit donc le plus grand en premier. On sait déjà&#xa0;:

- un tas&#xa0;: N
- deux tas égaux et rien d’autre&#xa0;: P
- deux tas différents&#xa0;: N
- trois tas dont deux égaux&#xa0;: N, on prend le troisième

À partir de 5, 3 et 2, on peut atteindre **37** positions, en comptant la table vide et le départ. Toutes sauf huit entrent dans l’une de ces quatre lignes. L’une des huit est la table vide, qui est P. Les sept autres sont 3,2,1 – 4,2,1 – 5,2,1 – 4,3,1 – 5,3,1 – 4,3,2 et 5,3,2 elle-même.</translation>
    </message>
    <message>
        <source>Write the seven on the board, the smallest first: 3,2,1 has six stones, 5,3,2 has ten. **Ask:** which one should we do first? The smallest, because moves go to smaller ones.</source>
        <comment>3/notes</comment>
        <translation>Écrire les sept au tableau, la plus petite en premier&#xa0;: 3,2,1 a six jetons, 5,3,2 en a dix. **Demander&#xa0;:** laquelle faut-il étudier d’abord&#x202f;? La plus petite, puisque les coups mènent vers de plus petites.</translation>
    </message>
    <message>
        <source>The smallest of them</source>
        <comment>4/title</comment>
        <translation>La plus petite</translation>
    </message>
    <message>
        <source>Take **3, 2 and 1**. It has six moves. Try them on the board. Does one of them leave a P-position?</source>
        <comment>4/text</comment>
        <translation>Prends **3, 2 et 1**. Il y a six coups. Essaie-les sur le plateau. L’un d’eux laisse-t-il une position P&#x202f;?</translation>
    </message>
    <message>
        <source>Collect the six moves on the board: 2,2,1 and 2,1,1 and 2,1 and 3,1,1 and 3,1 and 3,2. For each, name the answer that leaves equal heaps. This is the step that matters most in this lesson.</source>
        <comment>4/notes</comment>
        <translation>Rassembler les six coups au tableau&#xa0;: 2,2,1 – 2,1,1 – 2 et 1 – 3,1,1 – 3 et 1 – 3 et 2. Pour chacun, nommer la réponse qui laisse des tas égaux. C’est l’étape la plus importante de la leçon.</translation>
    </message>
    <message>
        <source>Yes: leave 3 and 2</source>
        <comment>4/choice 1</comment>
        <translation>Oui&#xa0;: laisser 3 et 2</translation>
    </message>
    <message>
        <source>3 and 2 are different: the other player makes them equal.</source>
        <comment>4/because 1</comment>
        <translation>3 et 2 sont différents&#xa0;: l’autre joueur les rend égaux.</translation>
    </message>
    <message>
        <source>Yes: leave 3, 1 and 1</source>
        <comment>4/choice 2</comment>
        <translation>Oui&#xa0;: laisser 3, 1 et 1</translation>
    </message>
    <message>
        <source>Two are equal, but the other player takes the whole 3.</source>
        <comment>4/because 2</comment>
        <translation>Deux sont égaux, mais l’autre joueur prend le 3 en entier.</translation>
    </message>
    <message>
        <source>Yes: leave 2, 2 and 1</source>
        <comment>4/choice 3</comment>
        <translation>Oui&#xa0;: laisser 2, 2 et 1</translation>
    </message>
    <message>
        <source>Two are equal, but the other player takes the 1.</source>
        <comment>4/because 3</comment>
        <translation>Deux sont égaux, mais l’autre joueur prend le 1.</translation>
    </message>
    <message>
        <source>No, none of the six</source>
        <comment>4/choice 4</comment>
        <translation>Non, aucun des six</translation>
    </message>
    <message>
        <source>Right. Each of the six leaves two equal heaps and a third one, or two different heaps. So 3, 2, 1 is P.</source>
        <comment>4/because 4</comment>
        <translation>Exact. Chacun des six laisse soit deux tas égaux et un troisième, soit deux tas différents. Donc 3, 2, 1 est P.</translation>
    </message>
    <message>
        <source>Fill it in: with a heap of one</source>
        <comment>5/title</comment>
        <translation>À remplir&#xa0;: avec un tas d’un jeton</translation>
    </message>
    <message>
        <source>Here the third heap always has **one** stone. Fill in P and N for the other two heaps, from 0 to 4. Remember that the heap of one can be taken away as well.</source>
        <comment>5/text</comment>
        <translation>Ici, le troisième tas a toujours **un** jeton. Remplis P et N pour les deux autres tas, de 0 à 4. N’oublie pas qu’on peut aussi prendre le tas d’un jeton.</translation>
    </message>
    <message>
        <source>The P squares are 0,1 and 1,0 and 2,3 and 3,2. The trap is the diagonal: with the extra stone it is N everywhere, because you can take the stone. Every other N has a move to one of the four P squares, or takes the stone and leaves two equal heaps.</source>
        <comment>5/notes</comment>
        <translation>Les cases P sont (0, 1), (1, 0), (2, 3) et (3, 2). Le piège est la diagonale&#xa0;: avec le jeton en plus, elle est N partout, puisqu’on peut prendre ce jeton. Toute autre case N a un coup vers l’une des quatre cases P, ou prend le jeton et laisse deux tas égaux.</translation>
    </message>
    <message>
        <source>The other six</source>
        <comment>6/title</comment>
        <translation>Les six autres</translation>
    </message>
    <message>
        <source>Each of the other six positions is larger than 3, 2, 1. Can you get to 3, 2, 1 from each of them with one move?</source>
        <comment>6/text</comment>
        <translation>Chacune des six autres positions est plus grande que 3, 2, 1. Peut-on passer de chacune d’elles à 3, 2, 1 en un coup&#x202f;?</translation>
    </message>
    <message>
        <source>Let six pupils each solve one of them. In every case the winning move is in the largest heap.</source>
        <comment>6/notes</comment>
        <translation>Six élèves en résolvent une chacun. Dans tous les cas, le coup gagnant est dans le plus grand tas.</translation>
    </message>
    <message>
        <source>Yes, so all six are N:

- [4,2,1](nim:4,2,1?outcome=N&amp;wins=nim:3,2,1) and [5,2,1](nim:5,2,1?outcome=N&amp;wins=nim:3,2,1): make the largest heap a 3.
- [4,3,1](nim:4,3,1?outcome=N&amp;wins=nim:2,3,1) and [5,3,1](nim:5,3,1?outcome=N&amp;wins=nim:2,3,1): make the largest heap a 2.
- [4,3,2](nim:4,3,2?outcome=N&amp;wins=nim:1,3,2) and [5,3,2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2): make the largest heap a 1.

So the whole game is worked out. Of the 37 positions only **five** are P: 0,0,0 and 1,1,0 and 2,2,0 and 3,3,0 and 3,2,1.</source>
        <comment>6/reveal</comment>
        <translation>Oui, donc les six sont N&#xa0;:

- [4,2,1](nim:4,2,1?outcome=N&amp;wins=nim:3,2,1) et [5,2,1](nim:5,2,1?outcome=N&amp;wins=nim:3,2,1)&#xa0;: réduis le plus grand tas à 3.
- [4,3,1](nim:4,3,1?outcome=N&amp;wins=nim:2,3,1) et [5,3,1](nim:5,3,1?outcome=N&amp;wins=nim:2,3,1)&#xa0;: réduis le plus grand tas à 2.
- [4,3,2](nim:4,3,2?outcome=N&amp;wins=nim:1,3,2) et [5,3,2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2)&#xa0;: réduis le plus grand tas à 1.

Voilà tout le jeu étudié. Sur les 37 positions, **cinq** seulement sont P&#xa0;: 0,0,0 – 1,1,0 – 2,2,0 – 3,3,0 et 3,2,1.</translation>
    </message>
    <message>
        <source>Use it</source>
        <comment>7/title</comment>
        <translation>Sers-t’en</translation>
    </message>
    <message>
        <source>You start with 5, 3 and 2, and the computer never makes a mistake. You know the first move, and the five positions to leave. Win!</source>
        <comment>7/text</comment>
        <translation>Tu commences avec 5, 3 et 2, et l’ordinateur ne se trompe jamais. Tu connais le premier coup, et les cinq positions à laisser. Gagne&#x202f;!</translation>
    </message>
    <message>
        <source>First move: make the 5 a 1. From 3, 2, 1 the computer must break it. Then leave two equal heaps, or nothing. All pairs should win at least once.</source>
        <comment>7/notes</comment>
        <translation>Premier coup&#xa0;: réduire le 5 à 1. L’ordinateur doit alors briser 3, 2, 1. Ensuite, laisser deux tas égaux, ou rien. Chaque paire devrait gagner au moins une fois.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>8/title</comment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Find a winning move. Which of the P-positions can you leave?</source>
        <comment>8/text</comment>
        <translation>Trouve un coup gagnant. Laquelle des positions P peux-tu laisser&#x202f;?</translation>
    </message>
    <message>
        <source>Pairs who are quick may set up 4, 3, 2 or 5, 4, 1 for each other on the board.</source>
        <comment>8/notes</comment>
        <translation>Les paires rapides peuvent se proposer 4, 3, 2 ou 5, 4, 1 l’une à l’autre sur le plateau.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>You have worked out a game with 37 positions by hand, from small to large, and found that [5, 3, 2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2) is won by one move only.

But the lists grow quickly. What about [7, 11 and 5](nim:7,11,5)? There must be a better way than lists. There is: give each position a *number*, not only a letter.</source>
        <comment>9/text</comment>
        <translation>Tu as étudié à la main un jeu de 37 positions, des petites aux grandes, et trouvé que [5, 3, 2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2) se gagne par un seul coup.

Mais les listes s’allongent vite. Et [7, 11 et 5](nim:7,11,5)&#x202f;? Il doit y avoir mieux que des listes. Oui&#xa0;: donner à chaque position un *nombre*, et pas seulement une lettre.</translation>
    </message>
    <message>
        <source>**Exit question:** is 4, 4, 3 P or N, and what is the move? (N: take the whole 3.) And 3, 3, 3? (N: take one heap.)</source>
        <comment>9/notes</comment>
        <translation>**Question de sortie&#xa0;:** 4, 4, 3 est-elle P ou N, et quel est le coup&#x202f;? (N&#xa0;: prendre tout le 3.) Et 3, 3, 3&#x202f;? (N&#xa0;: prendre un tas.)</translation>
    </message>
</context>
<context>
    <name>nimble-and-the-plane</name>
    <message>
        <source>Coins in boxes, counters on squares</source>
        <comment>title</comment>
        <translation>Pièces en boîtes, pions sur cases</translation>
    </message>
    <message>
        <source>Two games that look quite different, and are Nim in disguise.</source>
        <comment>about</comment>
        <translation>Deux jeux qui ont l’air tout autres, et qui sont Nim déguisé.</translation>
    </message>
    <message>
        <source>see Nim in two other games, Nimble and the plane</source>
        <comment>aims</comment>
        <translation>reconnaître Nim dans deux autres jeux, Nimble et le plan</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>A row of boxes, numbered 0, 1, 2, 3, 4. On your turn take **one coin** and move it to any box with a smaller number. There may be several coins in a box. Whoever makes the last move wins. The game is called **Nimble**.

Play it in pairs. What does it remind you of?</source>
        <comment>1/text</comment>
        <translation>Une rangée de boîtes, numérotées 0, 1, 2, 3, 4. À ton tour, prends **une pièce** et mets-la dans n’importe quelle boîte de numéro plus petit. Une boîte peut contenir plusieurs pièces. Qui joue le dernier coup gagne. Ce jeu s’appelle **Nimble**.

Jouez à deux. À quoi cela te fait-il penser&#x202f;?</translation>
    </message>
    <message>
        <source>The board has two coins in box 1, one in box 2 and three in box 4. **Ask:** “When is the game over?” When all coins are in box 0.</source>
        <comment>1/notes</comment>
        <translation>Sur le plateau, deux pièces dans la boîte 1, une dans la boîte 2 et trois dans la boîte 4. **Demander&#xa0;:** «&#x202f;Quand la partie est-elle finie&#x202f;?&#x202f;» Quand toutes les pièces sont dans la boîte 0.</translation>
    </message>
    <message>
        <source>One coin</source>
        <comment>2/title</comment>
        <translation>Une pièce</translation>
    </message>
    <message>
        <source>Look at one coin in box **4**. To which boxes can it move in one step?</source>
        <comment>2/text</comment>
        <translation>Regarde une pièce de la boîte **4**. Dans quelles boîtes peut-elle aller en un coup&#x202f;?</translation>
    </message>
    <message>
        <source>Let them say it: a coin in box 4 is a heap of four stones. The disguise is off already.</source>
        <comment>2/notes</comment>
        <translation>Le faire dire&#xa0;: une pièce dans la boîte 4 est un tas de quatre jetons. Le déguisement est déjà tombé.</translation>
    </message>
    <message>
        <source>Only to box 3</source>
        <comment>2/choice 1</comment>
        <translation>Seulement dans la boîte 3</translation>
    </message>
    <message>
        <source>It may go as far as you like: to any box with a smaller number.</source>
        <comment>2/because 1</comment>
        <translation>Elle peut aller aussi loin que tu veux&#xa0;: dans n’importe quelle boîte de numéro plus petit.</translation>
    </message>
    <message>
        <source>To 3, 2, 1 or 0</source>
        <comment>2/choice 2</comment>
        <translation>Dans la 3, la 2, la 1 ou la 0</translation>
    </message>
    <message>
        <source>Yes, four places. Just as a heap of four can become 3, 2, 1 or 0.</source>
        <comment>2/because 2</comment>
        <translation>Oui, quatre places. Tout comme un tas de quatre peut devenir 3, 2, 1 ou 0.</translation>
    </message>
    <message>
        <source>To any box</source>
        <comment>2/choice 3</comment>
        <translation>Dans n’importe quelle boîte</translation>
    </message>
    <message>
        <source>Only to boxes with a smaller number.</source>
        <comment>2/because 3</comment>
        <translation>Seulement dans les boîtes de numéro plus petit.</translation>
    </message>
    <message>
        <source>The disguise</source>
        <comment>3/title</comment>
        <translation>Le déguisement</translation>
    </message>
    <message>
        <source>Which Nim position is our board with two coins in box 1, one in box 2 and three in box 4?</source>
        <comment>3/text</comment>
        <translation>Quelle position de Nim est notre plateau, avec deux pièces dans la boîte 1, une dans la boîte 2 et trois dans la boîte 4&#x202f;?</translation>
    </message>
    <message>
        <source>The ones cancel, two of the fours cancel, 2 ⊕ 4 = 6 is left. If the Nim lens is switched on in Explore, the same heaps are drawn beside the board.</source>
        <comment>3/notes</comment>
        <translation>Les uns s’annulent, deux des quatre s’annulent, il reste 2 ⊕ 4 = 6. Si la loupe de Nim est allumée dans Explorer, les mêmes tas sont dessinés à côté du plateau.</translation>
    </message>
    <message>
        <source>**Heaps 1, 1, 2, 4, 4, 4.** Each coin is a heap as large as the number of its box. Moving the coin makes the heap smaller. Coins are never in each other’s way.

A coin in box 0 is an empty heap. So everything that you know about Nim is true here: [the value of the board](nimble:0,2,1,0,3?grundy=6) is 1 ⊕ 1 ⊕ 2 ⊕ 4 ⊕ 4 ⊕ 4 = 6.</source>
        <comment>3/reveal</comment>
        <translation>**Les tas 1, 1, 2, 4, 4, 4.** Chaque pièce est un tas, aussi grand que le numéro de sa boîte. Déplacer la pièce diminue le tas. Les pièces ne se gênent jamais.

Une pièce dans la boîte 0 est un tas vide. Tout ce que tu sais de Nim est donc vrai ici&#xa0;: [la valeur du plateau](nimble:0,2,1,0,3?grundy=6) est 1 ⊕ 1 ⊕ 2 ⊕ 4 ⊕ 4 ⊕ 4 = 6.</translation>
    </message>
    <message>
        <source>The winning move</source>
        <comment>4/title</comment>
        <translation>Le coup gagnant</translation>
    </message>
    <message>
        <source>The value is 6. Which move makes it 0?</source>
        <comment>4/text</comment>
        <translation>La valeur est 6. Quel coup la ramène à 0&#x202f;?</translation>
    </message>
    <message>
        <source>Leftmost odd column is the fours; 4 ⊕ 6 = 2. Or just look for pairs.</source>
        <comment>4/notes</comment>
        <translation>La colonne impaire la plus à gauche est celle des quatre&#x202f;; 4 ⊕ 6 = 2. Ou simplement chercher des paires.</translation>
    </message>
    <message>
        <source>Move one coin from 4 to 0</source>
        <comment>4/choice 1</comment>
        <translation>Déplacer une pièce de 4 à 0</translation>
    </message>
    <message>
        <source>Then 1, 1, 2, 4, 4 are left, and their nim-sum is 2.</source>
        <comment>4/because 1</comment>
        <translation>Il reste alors 1, 1, 2, 4, 4, et leur somme de Nim est 2.</translation>
    </message>
    <message>
        <source>Move the coin from 2 to 0</source>
        <comment>4/choice 2</comment>
        <translation>Déplacer la pièce de 2 à 0</translation>
    </message>
    <message>
        <source>Then the three fours are left, with nim-sum 4.</source>
        <comment>4/because 2</comment>
        <translation>Il reste alors les trois quatre, de somme de Nim 4.</translation>
    </message>
    <message>
        <source>Move one coin from 4 to 2</source>
        <comment>4/choice 3</comment>
        <translation>Déplacer une pièce de 4 à 2</translation>
    </message>
    <message>
        <source>Yes: 1 ⊕ 1 ⊕ 2 ⊕ 2 ⊕ 4 ⊕ 4 = 0. Everything stands in pairs.</source>
        <comment>4/because 3</comment>
        <translation>Oui&#xa0;: 1 ⊕ 1 ⊕ 2 ⊕ 2 ⊕ 4 ⊕ 4 = 0. Tout va par paires.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>5/title</comment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Translate into heaps, then find the winning move.</source>
        <comment>5/text</comment>
        <translation>Traduis en tas, puis trouve le coup gagnant.</translation>
    </message>
    <message>
        <source>Write the heaps as a list first. With many coins cross out equal pairs.</source>
        <comment>5/notes</comment>
        <translation>Écrire d’abord la liste des tas. Avec beaucoup de pièces, barrer les paires égales.</translation>
    </message>
    <message>
        <source>Read the rule exactly</source>
        <comment>6/title</comment>
        <translation>Lis bien la règle</translation>
    </message>
    <message>
        <source>Some descriptions of this game let you move **several coins of one box together**. With that rule: two coins in box 1, nothing else, your turn. Is it P, as two equal heaps would be?</source>
        <comment>6/text</comment>
        <translation>Certaines descriptions de ce jeu permettent de déplacer **plusieurs pièces d’une boîte à la fois**. Avec cette règle&#xa0;: deux pièces dans la boîte 1, rien d’autre, c’est ton tour. Est-ce P, comme deux tas égaux&#x202f;?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The two rules differ by a few words, and that changes who wins. A good occasion to read rules like a lawyer.</source>
        <comment>6/notes</comment>
        <translation>On peut sauter cette étape si le temps manque. Les deux règles diffèrent de quelques mots, et cela change le gagnant. Une bonne occasion de lire une règle comme un avocat.</translation>
    </message>
    <message>
        <source>Yes, equal heaps are always P</source>
        <comment>6/choice 1</comment>
        <translation>Oui, des tas égaux sont toujours P</translation>
    </message>
    <message>
        <source>In Nim, yes. But here you may move both coins at once, and in Nim you may not touch two heaps.</source>
        <comment>6/because 1</comment>
        <translation>Dans Nim, oui. Mais ici, on peut déplacer les deux pièces à la fois, alors que dans Nim on ne touche pas à deux tas.</translation>
    </message>
    <message>
        <source>No, it is N</source>
        <comment>6/choice 2</comment>
        <translation>Non, c’est N</translation>
    </message>
    <message>
        <source>Right. Move both coins to box 0 and you have made the last move. With this rule the disguise does not fit any more.</source>
        <comment>6/because 2</comment>
        <translation>Exact. Mets les deux pièces dans la boîte 0, et tu as joué le dernier coup. Avec cette règle, le déguisement ne convient plus.</translation>
    </message>
    <message>
        <source>A game on squares</source>
        <comment>7/title</comment>
        <translation>Un jeu sur des cases</translation>
    </message>
    <message>
        <source>Now counters on a board. A move takes **one** counter any distance **to the left** or **down**. Several counters may share a square, and they never block each other. Whoever makes the last move wins.

Play it in pairs. Can you see the heaps?</source>
        <comment>7/text</comment>
        <translation>Maintenant des pions sur un plateau. Un coup déplace **un** pion d’autant de cases qu’on veut, **vers la gauche** ou **vers le bas**. Plusieurs pions peuvent partager une case, et ils ne se bloquent jamais. Qui joue le dernier coup gagne.

Jouez à deux. Vois-tu les tas&#x202f;?</translation>
    </message>
    <message>
        <source>Columns and rows are counted from 0. A counter in the corner cannot move any more. Let them look for the heaps themselves: it takes two per counter.</source>
        <comment>7/notes</comment>
        <translation>Colonnes et lignes se comptent à partir de 0. Un pion dans le coin ne peut plus bouger. Les laisser chercher les tas eux-mêmes&#xa0;: il y en a deux par pion.</translation>
    </message>
    <message>
        <source>One counter</source>
        <comment>8/title</comment>
        <translation>Un pion</translation>
    </message>
    <message>
        <source>One counter stands in column **3**, row **4**. Which Nim position is that?</source>
        <comment>8/text</comment>
        <translation>Un pion est dans la colonne **3**, sur la ligne **4**. Quelle position de Nim est-ce&#x202f;?</translation>
    </message>
    <message>
        <source>7 moves: three to the left, four down. It happens that 3 ⊕ 4 = 7 too. With a counter on 3, 3 it becomes clear: two equal heaps, P.</source>
        <comment>8/notes</comment>
        <translation>7 coups&#xa0;: trois vers la gauche, quatre vers le bas. Par hasard, 3 ⊕ 4 = 7 aussi. Avec un pion en (3, 3), tout s’éclaire&#xa0;: deux tas égaux, P.</translation>
    </message>
    <message>
        <source>One heap of 7</source>
        <comment>8/choice 1</comment>
        <translation>Un tas de 7</translation>
    </message>
    <message>
        <source>With one heap of 7 you could take any number. A move here changes the column **or** the row.</source>
        <comment>8/because 1</comment>
        <translation>Dans un tas de 7, on pourrait prendre n’importe quel nombre. Ici, un coup change la colonne **ou** la ligne.</translation>
    </message>
    <message>
        <source>Two heaps, 3 and 4</source>
        <comment>8/choice 2</comment>
        <translation>Deux tas, 3 et 4</translation>
    </message>
    <message>
        <source>Yes. Going left takes from the 3, going down takes from the 4.</source>
        <comment>8/because 2</comment>
        <translation>Oui. Aller à gauche prend dans le 3, aller en bas prend dans le 4.</translation>
    </message>
    <message>
        <source>One heap of 12</source>
        <comment>8/choice 3</comment>
        <translation>Un tas de 12</translation>
    </message>
    <message>
        <source>There are many squares between it and the corner, but it moves in straight lines only.</source>
        <comment>8/because 3</comment>
        <translation>Il y a beaucoup de cases entre le pion et le coin, mais il ne se déplace qu’en ligne droite.</translation>
    </message>
    <message>
        <source>Four counters</source>
        <comment>9/title</comment>
        <translation>Quatre pions</translation>
    </message>
    <message>
        <source>Counters on 1, 2 and 2, 3 and 4, 5 and 7, 7. Which heaps are these, and what is their nim-sum?</source>
        <comment>9/text</comment>
        <translation>Des pions en (1, 2), (2, 3), (4, 5) et (7, 7). Quels tas est-ce, et quelle est leur somme de Nim&#x202f;?</translation>
    </message>
    <message>
        <source>Ask for each heap what it would have to become: heap ⊕ 3. There is a move only where that is smaller.</source>
        <comment>9/notes</comment>
        <translation>Pour chaque tas, demander ce qu’il devrait devenir&#xa0;: tas ⊕ 3. Il n’y a un coup que là où c’est plus petit.</translation>
    </message>
    <message>
        <source>Heaps 1, 2, 2, 3, 4, 5, 7, 7. Twos and sevens cancel, and 1 ⊕ 3 ⊕ 4 ⊕ 5 = [3](plane:1x2,2x3,4x5,7x7?grundy=3&amp;outcome=N).

[Five moves win](plane:1x2,2x3,4x5,7x7?winning=5): either 2 to 1, the 3 to 0, either 7 to 4.</source>
        <comment>9/reveal</comment>
        <translation>Les tas 1, 2, 2, 3, 4, 5, 7, 7. Les deux et les sept s’annulent, et 1 ⊕ 3 ⊕ 4 ⊕ 5 = [3](plane:1x2,2x3,4x5,7x7?grundy=3&amp;outcome=N).

[Cinq coups gagnent](plane:1x2,2x3,4x5,7x7?winning=5)&#xa0;: l’un des 2 vers 1, le 3 vers 0, l’un des 7 vers 4.</translation>
    </message>
    <message>
        <source>What if they blocked?</source>
        <comment>10/title</comment>
        <translation>Et s’ils se bloquaient&#x202f;?</translation>
    </message>
    <message>
        <source>Suppose counters could **not** share a square and could not jump over each other. Two counters stand in the bottom row, in columns 1 and 2. As heaps, 1 and 2 would be N. And now?</source>
        <comment>10/text</comment>
        <translation>Supposons que les pions ne puissent **pas** partager une case ni sauter l’un par-dessus l’autre. Deux pions sont sur la ligne du bas, dans les colonnes 1 et 2. Comme tas, 1 et 2 seraient N. Et maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. With blocking it is another game. In one row it is the Silver Dollar game, which has its own lesson. “Never in each other’s way” is what makes the disguise work.</source>
        <comment>10/notes</comment>
        <translation>On peut sauter cette étape si le temps manque. Si les pions se bloquent, c’est un autre jeu. Sur une seule ligne, c’est le jeu du dollar d’argent, qui a sa propre leçon. Le déguisement tient à ces mots&#xa0;: «&#x202f;ils ne se gênent jamais&#x202f;».</translation>
    </message>
    <message>
        <source>N all the same</source>
        <comment>10/choice 1</comment>
        <translation>N malgré tout</translation>
    </message>
    <message>
        <source>Try it: the one in column 2 cannot move at all, because the other one stands in its way.</source>
        <comment>10/because 1</comment>
        <translation>Essaie&#xa0;: celui de la colonne 2 ne peut pas bouger du tout, parce que l’autre lui barre le chemin.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>10/choice 2</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Yes. The first player must move the counter from 1 to 0. Then the other one goes from 2 to 1, and nothing can move any more.</source>
        <comment>10/because 2</comment>
        <translation>Oui. Le premier joueur doit déplacer le pion de 1 à 0. Ensuite, l’autre va de 2 à 1, et plus rien ne peut bouger.</translation>
    </message>
    <message>
        <source>Practice on the board</source>
        <comment>11/title</comment>
        <translation>Entraînement sur le plateau</translation>
    </message>
    <message>
        <source>Two heaps for each counter: column and row.</source>
        <comment>11/text</comment>
        <translation>Deux tas par pion&#xa0;: la colonne et la ligne.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Quick pupils look for counters on the diagonal first: their two heaps cancel.</source>
        <comment>11/notes</comment>
        <translation>On peut sauter cette étape si le temps manque. Les élèves rapides cherchent d’abord les pions sur la diagonale&#xa0;: leurs deux tas s’annulent.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>Gagne la partie</translation>
    </message>
    <message>
        <source>You start, and the computer never makes a mistake.</source>
        <comment>12/text</comment>
        <translation>Tu commences, et l’ordinateur ne se trompe jamais.</translation>
    </message>
    <message>
        <source>Two equal counters cancel completely. So only 2, 6 counts: make it 2, 2. There is another way too: move one of the equal counters from row 5 to row 1.</source>
        <comment>12/notes</comment>
        <translation>Deux pions au même endroit s’annulent complètement. Seul (2, 6) compte donc&#xa0;: le ramener à (2, 2). Il y a aussi une autre façon&#xa0;: déplacer l’un des pions égaux de la ligne 5 à la ligne 1.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>To unmask a game, ask two questions:

- Which **parts** does it have that do not disturb each other?
- What can **one part** become in one move? If it can become 0, 1, 2, … up to just below n, it is a heap of n.

[A coin in box n](nimble:0,0,0,0,0,1?grundy=5) is one heap, [a counter on a square](plane:2x6?grundy=4) is two. In the next lesson the heaps hide in a number.</source>
        <comment>13/text</comment>
        <translation>Pour démasquer un jeu, pose deux questions&#xa0;:

- Quelles **parties** a-t-il, qui ne se gênent pas entre elles&#x202f;?
- Que peut devenir **une partie** en un coup&#x202f;? Si elle peut devenir 0, 1, 2, … jusque juste avant n, c’est un tas de n.

[Une pièce dans la boîte n](nimble:0,0,0,0,0,1?grundy=5) est un tas, [un pion sur une case](plane:2x6?grundy=4) en est deux. Dans la prochaine leçon, les tas se cachent dans un nombre.</translation>
    </message>
    <message>
        <source>**Exit question:** counters on 5, 5 and on 2, 3. What is the value? (5 ⊕ 5 = 0, 2 ⊕ 3 = 1.)</source>
        <comment>13/notes</comment>
        <translation>**Question de sortie&#xa0;:** des pions en (5, 5) et (2, 3). Quelle est la valeur&#x202f;? (5 ⊕ 5 = 0, 2 ⊕ 3 = 1.)</translation>
    </message>
</context>
<context>
    <name>northcott</name>
    <message>
        <source>Northcott’s game</source>
        <comment>title</comment>
        <translation>Le jeu de Northcott</translation>
    </message>
    <message>
        <source>Two armies of tokens, forwards and backwards: and still it is Nim.</source>
        <comment>about</comment>
        <translation>Deux armées de pions, en avant et en arrière&#xa0;: et c’est quand même Nim.</translation>
    </message>
    <message>
        <source>win a game in which the players move different pieces</source>
        <comment>aims</comment>
        <translation>gagner à un jeu où les joueurs déplacent des pions différents</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>In each row stand one white token, W, and one black token, B. One of you moves **white**, the other **black**. On your turn move one of your tokens along its row, forwards or backwards, any distance. You may not land on the other token or jump over it. Whoever cannot move loses.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>Sur chaque ligne, il y a un pion blanc, W, et un pion noir, B (de l’anglais *white* et *black*). L’un de vous joue les **blancs**, l’autre les **noirs**. À ton tour, déplace l’un de tes pions le long de sa ligne, en avant ou en arrière, d’autant de cases que tu veux. Il est interdit de se poser sur l’autre pion et de sauter par-dessus. Qui ne peut plus jouer perd.

Jouez à deux.</translation>
    </message>
    <message>
        <source>Left plays white and starts. Pupils like to run away backwards; let them. **Ask afterwards:** “Did running away help?”</source>
        <comment>1/notes</comment>
        <translation>Gauche a les blancs et commence. Les élèves aiment s’enfuir en arrière&#x202f;; les laisser faire. **Demander ensuite&#xa0;:** «&#x202f;S’enfuir, est-ce que cela a servi&#x202f;?&#x202f;»</translation>
    </message>
    <message>
        <source>The moves of the two players</source>
        <comment>2/title</comment>
        <translation>Les coups des deux joueurs</translation>
    </message>
    <message>
        <source>In Nim both players have the same moves. And here?</source>
        <comment>2/text</comment>
        <translation>Dans Nim, les deux joueurs ont les mêmes coups. Et ici&#x202f;?</translation>
    </message>
    <message>
        <source>Chess and draughts are partizan too.</source>
        <comment>2/notes</comment>
        <translation>Les échecs et les dames sont aussi des jeux partisans.</translation>
    </message>
    <message>
        <source>Here too</source>
        <comment>2/choice 1</comment>
        <translation>Ici aussi</translation>
    </message>
    <message>
        <source>You may only move tokens of your own colour.</source>
        <comment>2/because 1</comment>
        <translation>Tu n’as le droit de déplacer que les pions de ta couleur.</translation>
    </message>
    <message>
        <source>Here each player has their own tokens</source>
        <comment>2/choice 2</comment>
        <translation>Ici, chacun a ses propres pions</translation>
    </message>
    <message>
        <source>Yes. Such games are called *partizan*; games with the same moves for both are *impartial*. Northcott’s game is not impartial, but we shall see that Nim rules it all the same.</source>
        <comment>2/because 2</comment>
        <translation>Oui. De tels jeux s’appellent *partisans*&#x202f;; les jeux où les deux ont les mêmes coups sont *impartiaux*. Le jeu de Northcott n’est pas impartial, mais nous verrons que Nim y règne quand même.</translation>
    </message>
    <message>
        <source>Two rows</source>
        <comment>3/title</comment>
        <translation>Deux lignes</translation>
    </message>
    <message>
        <source>Two rows, each with a **gap of 2** between white and black, and nobody can go back. It is your turn. Try it.</source>
        <comment>3/text</comment>
        <translation>Deux lignes, avec chacune un **trou de 2** entre blanc et noir, et personne ne peut reculer. C’est ton tour. Essaie.</translation>
    </message>
    <message>
        <source>You play white, the copier plays black: different tokens, but the same gaps. So the gap is the heap.</source>
        <comment>3/notes</comment>
        <translation>L’élève joue les blancs, celui qui imite joue les noirs&#xa0;: des pions différents, mais les mêmes trous. C’est donc le trou qui est le tas.</translation>
    </message>
    <message>
        <source>I win by closing one gap</source>
        <comment>3/choice 1</comment>
        <translation>Je gagne en fermant un trou</translation>
    </message>
    <message>
        <source>Then the other player closes the other gap, and you cannot move.</source>
        <comment>3/because 1</comment>
        <translation>Alors l’autre joueur ferme l’autre trou, et tu ne peux plus jouer.</translation>
    </message>
    <message>
        <source>I win by going one step</source>
        <comment>3/choice 2</comment>
        <translation>Je gagne en avançant d’une case</translation>
    </message>
    <message>
        <source>Then the other player goes one step in the other row: the gaps are 1 and 1.</source>
        <comment>3/because 2</comment>
        <translation>Alors l’autre joueur avance d’une case sur l’autre ligne&#xa0;: les trous sont 1 et 1.</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>3/choice 3</comment>
        <translation>Je perds</translation>
    </message>
    <message>
        <source>Right. The other player can copy in the other row every time.</source>
        <comment>3/because 3</comment>
        <translation>Exact. L’autre joueur peut imiter sur l’autre ligne à chaque fois.</translation>
    </message>
    <message>
        <source>Forwards and backwards</source>
        <comment>4/title</comment>
        <translation>En avant et en arrière</translation>
    </message>
    <message>
        <source>What does a step **forwards** do to the gap? And a step **backwards**?</source>
        <comment>4/text</comment>
        <translation>Que fait au trou un pas **en avant**&#x202f;? Et un pas **en arrière**&#x202f;?</translation>
    </message>
    <message>
        <source>Let two pupils be tokens in a row of chairs. One goes back two, the other follows two.</source>
        <comment>4/notes</comment>
        <translation>Deux élèves sont des pions sur une rangée de chaises. L’un recule de deux, l’autre suit de deux.</translation>
    </message>
    <message>
        <source>Forwards makes the gap **smaller**: that is taking from a heap. Both players can do it, each from their own side.

Backwards makes the gap **larger**. But then the other player goes forwards by just as much, and the gap is as before. The token that went back has less room behind it than before. That is the pattern of the staircase and of the silver dollar.</source>
        <comment>4/reveal</comment>
        <translation>En avant, le trou devient **plus petit**&#xa0;: c’est prendre dans un tas. Les deux joueurs le peuvent, chacun de son côté.

En arrière, le trou devient **plus grand**. Mais alors l’autre joueur avance d’autant, et le trou est comme avant. Le pion qui a reculé a maintenant moins de place derrière lui. C’est le motif de l’escalier et du dollar d’argent.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>5/title</comment>
        <translation>À ton tour</translation>
    </message>
    <message>
        <source>Two rows: the gaps are **2** and **3**. You are white. Which move wins?</source>
        <comment>5/text</comment>
        <translation>Deux lignes&#xa0;: les trous sont **2** et **3**. Tu as les blancs. Quel coup gagne&#x202f;?</translation>
    </message>
    <message>
        <source>White has only this winning move. Black, to move, would have two: one of them opens the smaller gap.</source>
        <comment>5/notes</comment>
        <translation>Les blancs n’ont que ce coup gagnant. Les noirs, s’ils devaient jouer, en auraient deux&#xa0;: l’un d’eux ouvre le plus petit trou.</translation>
    </message>
    <message>
        <source>Close the gap of two</source>
        <comment>5/choice 1</comment>
        <translation>Fermer le trou de deux</translation>
    </message>
    <message>
        <source>Then the other player closes the gap of three.</source>
        <comment>5/because 1</comment>
        <translation>Alors l’autre joueur ferme le trou de trois.</translation>
    </message>
    <message>
        <source>Close the gap of three</source>
        <comment>5/choice 2</comment>
        <translation>Fermer le trou de trois</translation>
    </message>
    <message>
        <source>Then the other player closes the gap of two.</source>
        <comment>5/because 2</comment>
        <translation>Alors l’autre joueur ferme le trou de deux.</translation>
    </message>
    <message>
        <source>Forwards by one in the second row</source>
        <comment>5/choice 3</comment>
        <translation>Avancer d’une case sur la seconde ligne</translation>
    </message>
    <message>
        <source>Yes. Then the gaps are 2 and 2.</source>
        <comment>5/because 3</comment>
        <translation>Oui. Les trous sont alors 2 et 2.</translation>
    </message>
    <message>
        <source>The other side retreats</source>
        <comment>6/title</comment>
        <translation>L’autre recule</translation>
    </message>
    <message>
        <source>You have left gaps 2 and 2. Black moves **back** by one in the first row: the gaps are 3 and 2. Your answer?</source>
        <comment>6/text</comment>
        <translation>Tu as laissé des trous de 2 et 2. Les noirs **reculent** d’une case sur la première ligne&#xa0;: les trous sont 3 et 2. Ta réponse&#x202f;?</translation>
    </message>
    <message>
        <source>White stands at the edge and cannot go back. Elsewhere a retreat of one’s own can be a winning move too, as on the staircase. But following is the safer habit: it makes the retreats run out.</source>
        <comment>6/notes</comment>
        <translation>Ici, les blancs sont au bord et ne peuvent pas reculer. Ailleurs, reculer soi-même peut aussi gagner, comme sur l’escalier. Mais suivre est l’habitude la plus sûre&#xa0;: elle épuise les reculs de l’autre.</translation>
    </message>
    <message>
        <source>I close the gap of three</source>
        <comment>6/choice 1</comment>
        <translation>Je ferme le trou de trois</translation>
    </message>
    <message>
        <source>Then black closes the gap of two. The gaps are 0 and 0 and it is your turn.</source>
        <comment>6/because 1</comment>
        <translation>Alors les noirs ferment le trou de deux. Les trous sont 0 et 0 et c’est ton tour.</translation>
    </message>
    <message>
        <source>I go forwards by one in the first row</source>
        <comment>6/choice 2</comment>
        <translation>J’avance d’une case sur la première ligne</translation>
    </message>
    <message>
        <source>Yes. The gaps are 2 and 2 again, and black has one square less to retreat.</source>
        <comment>6/because 2</comment>
        <translation>Oui. Les trous sont de nouveau 2 et 2, et les noirs ont une case de moins pour reculer.</translation>
    </message>
    <message>
        <source>I close the gap of two</source>
        <comment>6/choice 3</comment>
        <translation>Je ferme le trou de deux</translation>
    </message>
    <message>
        <source>Then black closes the gap of three. The gaps are 0 and 0 and it is your turn.</source>
        <comment>6/because 3</comment>
        <translation>Alors les noirs ferment le trou de trois. Les trous sont 0 et 0 et c’est ton tour.</translation>
    </message>
    <message>
        <source>Does it end?</source>
        <comment>7/title</comment>
        <translation>Est-ce que cela finit&#x202f;?</translation>
    </message>
    <message>
        <source>Both could run forwards and backwards for ever. Why does the game end all the same, if the winner plays well?</source>
        <comment>7/text</comment>
        <translation>Les deux pourraient avancer et reculer sans fin. Pourquoi la partie finit-elle quand même, si le gagnant joue bien&#x202f;?</translation>
    </message>
    <message>
        <source>Some texts say that in the end all tokens stand at the right-hand edge. That belongs to a different rule, see the next step. If the last move loses, both may prefer to run for ever; so Grundy does not offer that.</source>
        <comment>7/notes</comment>
        <translation>Certains textes disent qu’à la fin tous les pions sont contre le bord droit. Cela relève d’une autre règle, voir l’étape suivante. Si le dernier coup perdait, les deux pourraient préférer courir sans fin&#x202f;; Grundy ne propose donc pas cette variante.</translation>
    </message>
    <message>
        <source>The winner **never needs to go back**: taking and following are forward moves. The loser can go back, but the winner follows each time. So the loser’s tokens come nearer to the edge **behind** them, and in the end all of them are pinned there. The winner’s tokens stand in front of them, wherever that is.

Without good play the game need not end at all.</source>
        <comment>7/reveal</comment>
        <translation>Le gagnant n’a **jamais besoin de reculer**&#xa0;: prendre et suivre sont des coups en avant. Le perdant peut reculer, mais le gagnant le suit à chaque fois. Les pions du perdant se rapprochent donc du bord **derrière** eux, et à la fin ils y sont tous coincés. Les pions du gagnant sont devant eux, où que ce soit.

Si l’on joue mal, la partie peut ne jamais finir.</translation>
    </message>
    <message>
        <source>A different rule</source>
        <comment>8/title</comment>
        <translation>Une autre règle</translation>
    </message>
    <message>
        <source>In one set of slides the rule reads: “move one of your tokens **to the right**”. White at the left end, black two squares further: W . B, and black stands at the right edge. The gap is 1. Who wins with **this** rule?</source>
        <comment>8/text</comment>
        <translation>Dans un certain cours, la règle est&#xa0;: «&#x202f;déplace l’un de tes pions **vers la droite**&#x202f;». Les blancs à gauche, les noirs deux cases plus loin&#xa0;: W . B, et le noir est contre le bord droit. Le trou est de 1. Qui gagne avec **cette** règle&#x202f;?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The strategy of the slides is right for the real game, with moves in both directions, and wrong for the rule as printed. This is the smallest counterexample.</source>
        <comment>8/notes</comment>
        <translation>On peut sauter cette étape si le temps manque. La stratégie de ce cours est juste pour le vrai jeu, avec des coups dans les deux sens, et fausse pour la règle telle qu’elle est imprimée. Voici le plus petit contre-exemple.</translation>
    </message>
    <message>
        <source>The player who moves first, as the gap is 1</source>
        <comment>8/choice 1</comment>
        <translation>Celui qui joue en premier, puisque le trou est de 1</translation>
    </message>
    <message>
        <source>If black starts, black cannot move at all: there is no square to the right.</source>
        <comment>8/because 1</comment>
        <translation>Si les noirs commencent, ils ne peuvent pas jouer du tout&#xa0;: il n’y a pas de case à droite.</translation>
    </message>
    <message>
        <source>White, whoever starts</source>
        <comment>8/choice 2</comment>
        <translation>Les blancs, peu importe qui commence</translation>
    </message>
    <message>
        <source>Yes. Black has no move to the right. White has one. With this rule the gaps do not work as heaps.</source>
        <comment>8/because 2</comment>
        <translation>Oui. Les noirs n’ont aucun coup vers la droite. Les blancs en ont un. Avec cette règle, les trous ne se comportent pas comme des tas.</translation>
    </message>
    <message>
        <source>How wrong is it?</source>
        <comment>9/title</comment>
        <translation>Fausse à quel point&#x202f;?</translation>
    </message>
    <message>
        <source>Two rows, white at the left end, black at the right end. The gaps are 6 and 6, the nim-sum is 0. Who wins when tokens move **only to the right**?</source>
        <comment>9/text</comment>
        <translation>Deux lignes, les blancs tout à gauche, les noirs tout à droite. Les trous sont 6 et 6, la somme de Nim est 0. Qui gagne quand les pions ne vont **que vers la droite**&#x202f;?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. A row with black on the left counts for black. The numbers are added with signs. It is the first example of a game whose values are ordinary numbers; more of them in red-blue Hackenbush.</source>
        <comment>9/notes</comment>
        <translation>On peut sauter cette étape si le temps manque. Une ligne où les noirs sont à gauche compte pour les noirs. On additionne les nombres avec leurs signes. C’est le premier exemple d’un jeu dont les valeurs sont des nombres ordinaires&#x202f;; il y en aura d’autres dans Hackenbush rouge et bleu.</translation>
    </message>
    <message>
        <source>White, [whoever starts](northcott/moves=right:W......B/W......B?outcome=L&amp;value=12): black cannot move at all, and white has **12** steps in store. With both directions the same board is [P](northcott:W......B/W......B?outcome=P).

To the right only, a row is worth its gap to the owner of the **left-hand** token: just add.</source>
        <comment>9/reveal</comment>
        <translation>Les blancs, [peu importe qui commence](northcott/moves=right:W......B/W......B?outcome=L&amp;value=12)&#xa0;: les noirs ne peuvent pas jouer du tout, et les blancs ont **12** pas en réserve. Avec les deux sens, le même plateau est [P](northcott:W......B/W......B?outcome=P).

Vers la droite seulement, une ligne vaut son trou, pour celui à qui appartient le pion de **gauche**&#xa0;: il suffit d’additionner.</translation>
    </message>
    <message>
        <source>A third reading</source>
        <comment>10/title</comment>
        <translation>Une troisième lecture</translation>
    </message>
    <message>
        <source>There is one more way to understand it: each player moves only **forwards**, white to the right and black to the left.

- When they **face each other**, the gap is a heap, and nothing can ever grow. [Two equal gaps](northcott/moves=own:W..B/W..B?outcome=P) are P.
- When they stand **back to back**, each walks away alone, and only the number of free squares counts. [Here](northcott/moves=own:..B.W.?outcome=R&amp;value=-1) black has two and white has one, so black wins, whoever starts.

Three readings, three games. Always ask *which way* the pieces may go.</source>
        <comment>10/text</comment>
        <translation>On peut encore comprendre la règle autrement&#xa0;: chacun ne va que **de l’avant**, les blancs vers la droite et les noirs vers la gauche.

- Quand ils **se font face**, le trou est un tas, et rien ne peut jamais grandir. [Deux trous égaux](northcott/moves=own:W..B/W..B?outcome=P) sont P.
- Quand ils sont **dos à dos**, chacun s’en va de son côté, et seul compte le nombre de cases libres. [Ici](northcott/moves=own:..B.W.?outcome=R&amp;value=-1), les noirs en ont deux et les blancs une&#xa0;: les noirs gagnent, peu importe qui commence.

Trois lectures, trois jeux. Demande toujours *dans quel sens* les pions ont le droit d’aller.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Let pupils set up one row and say who wins it under each of the three rules.</source>
        <comment>10/notes</comment>
        <translation>On peut sauter cette étape si le temps manque. Les élèves composent une ligne et disent qui gagne avec chacune des trois règles.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>The usual rule: both directions. Write down the gaps, then play Nim with them.</source>
        <comment>11/text</comment>
        <translation>La règle habituelle&#xa0;: les deux sens. Note les trous, puis sers-t’en pour jouer à Nim.</translation>
    </message>
    <message>
        <source>The position of the tokens does not matter, only the gaps. Tokens side by side: gap 0.</source>
        <comment>11/notes</comment>
        <translation>La place des pions ne compte pas, seulement les trous. Des pions côte à côte&#xa0;: trou 0.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>Gagne la partie</translation>
    </message>
    <message>
        <source>You are white and start. The gaps are 2, 3, 4 and 6. The computer is perfect.</source>
        <comment>12/text</comment>
        <translation>Tu as les blancs et tu commences. Les trous sont 2, 3, 4 et 6. L’ordinateur est parfait.</translation>
    </message>
    <message>
        <source>2 ⊕ 3 ⊕ 4 ⊕ 6 = 3. White can make 2 a 1, or 3 a 0, or 6 a 5. After that follow every retreat.</source>
        <comment>12/notes</comment>
        <translation>2 ⊕ 3 ⊕ 4 ⊕ 6 = 3. Les blancs peuvent réduire 2 à 1, ou 3 à 0, ou 6 à 5. Ensuite, suivre chaque recul.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- In Northcott’s game the **gaps** are heaps: [gaps 2 and 2](northcott:W..B/W..B?outcome=P) are P.
- A retreat is answered by the same advance, so it changes nothing.
- A rule that is worded a little differently can be a quite different game.

With this we leave Nim in disguise. In the next game you may take from two heaps **at once**, and something new happens.</source>
        <comment>13/text</comment>
        <translation>- Dans le jeu de Northcott, les **trous** sont des tas&#xa0;: [des trous de 2 et 2](northcott:W..B/W..B?outcome=P) sont P.
- À un recul, on répond en avançant d’autant&#xa0;: il ne change donc rien.
- Une règle dite un peu autrement peut être un tout autre jeu.

Nous quittons ici Nim déguisé. Dans le prochain jeu, on peut prendre dans deux tas **à la fois**, et quelque chose de nouveau arrive.</translation>
    </message>
    <message>
        <source>**Exit question:** three rows with gaps 1, 4, 5. Who wins? (1 ⊕ 4 ⊕ 5 = 0: the player who has just moved.)</source>
        <comment>13/notes</comment>
        <translation>**Question de sortie&#xa0;:** trois lignes avec des trous de 1, 4, 5. Qui gagne&#x202f;? (1 ⊕ 4 ⊕ 5 = 0&#xa0;: celui qui vient de jouer.)</translation>
    </message>
</context>
<context>
    <name>p-and-n</name>
    <message>
        <source>P, N and other rules</source>
        <comment>title</comment>
        <translation>P, N et d’autres règles</translation>
    </message>
    <message>
        <source>The same labelling for other takeaway games, and why the labels must repeat.</source>
        <comment>about</comment>
        <translation>Les mêmes étiquettes pour d’autres jeux de bâtonnets, et pourquoi elles se répètent forcément.</translation>
    </message>
    <message>
        <source>do so for any allowed numbers, and read off the period</source>
        <comment>aims</comment>
        <translation>faire de même quels que soient les nombres permis, et lire la période</translation>
    </message>
    <message>
        <source>A new rule</source>
        <comment>1/title</comment>
        <translation>Une nouvelle règle</translation>
    </message>
    <message>
        <source>A new game: 9 matches, and you may take **1, 3 or 4**. Taking two is not allowed. Whoever takes the last match wins.

Play it in pairs. Is 9 good for the player who starts? Does “leave a multiple of four” still help?</source>
        <comment>1/text</comment>
        <translation>Un nouveau jeu&#xa0;: 9 bâtonnets, et on peut en prendre **1, 3 ou 4**. En prendre deux est interdit. Qui prend le dernier bâtonnet gagne.

Jouez à deux. Est-ce que 9 est bon pour celui qui commence&#x202f;? Est-ce que «&#x202f;laisser un multiple de quatre&#x202f;» aide encore&#x202f;?</translation>
    </message>
    <message>
        <source>Two or three games are enough. Multiples of four do not help: with four matches you just take all four. Let somebody find that out.</source>
        <comment>1/notes</comment>
        <translation>Deux ou trois parties suffisent. Les multiples de quatre n’aident pas&#xa0;: avec quatre bâtonnets, on prend les quatre d’un coup. Laisser un élève le découvrir.</translation>
    </message>
    <message>
        <source>Does four still work?</source>
        <comment>2/title</comment>
        <translation>Quatre, ça marche encore&#x202f;?</translation>
    </message>
    <message>
        <source>You leave **four** matches. What happens?</source>
        <comment>2/text</comment>
        <translation>Tu laisses **quatre** bâtonnets. Que se passe-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>The point: the pattern belonged to the rule, not to the number four. What stays is the method.</source>
        <comment>2/notes</comment>
        <translation>L’idée&#xa0;: le motif venait de la règle, pas du nombre quatre. Ce qui reste, c’est la méthode.</translation>
    </message>
    <message>
        <source>The other player has lost</source>
        <comment>2/choice 1</comment>
        <translation>L’autre joueur a perdu</translation>
    </message>
    <message>
        <source>In the old game, yes. Here four may be taken at once.</source>
        <comment>2/because 1</comment>
        <translation>Dans l’ancien jeu, oui. Ici, on peut prendre quatre bâtonnets d’un coup.</translation>
    </message>
    <message>
        <source>The other player takes all four and wins</source>
        <comment>2/choice 2</comment>
        <translation>L’autre joueur prend les quatre et gagne</translation>
    </message>
    <message>
        <source>Yes. A new rule needs new labels. What was true in one game need not be true in another.</source>
        <comment>2/because 2</comment>
        <translation>Oui. À nouvelle règle, nouvelles étiquettes. Ce qui est vrai dans un jeu ne l’est pas forcément dans un autre.</translation>
    </message>
    <message>
        <source>Nobody can tell</source>
        <comment>2/choice 3</comment>
        <translation>Personne ne peut le dire</translation>
    </message>
    <message>
        <source>Look at the rule again: four matches may be taken at once.</source>
        <comment>2/because 3</comment>
        <translation>Relis la règle&#xa0;: on peut prendre quatre bâtonnets d’un coup.</translation>
    </message>
    <message>
        <source>The two words again</source>
        <comment>3/title</comment>
        <translation>Les deux mots, encore une fois</translation>
    </message>
    <message>
        <source>The method is the same in every game that must end, with the same moves for both players:

- A position is **N**, or *hot*, when at least one move leads to a P-position.
- A position is **P**, or *cold*, when no move leads to a P-position. Every move, if there is one, leads to an N-position.

An end position has no moves at all, so it fits the second line: it is P. That is right as long as the last move wins: the player to move has lost.

The two lines leave no gap. Either there is a move to P, or there is none. So **every position is P or N, never both and never neither**, as long as every game comes to an end.</source>
        <comment>3/text</comment>
        <translation>La méthode est la même dans tout jeu qui finit forcément, avec les mêmes coups pour les deux joueurs&#xa0;:

- Une position est **N**, ou *chaude*, quand au moins un coup mène à une position P.
- Une position est **P**, ou *froide*, quand aucun coup ne mène à une position P. Chaque coup, s’il y en a, mène à une position N.

Une position finale n’a aucun coup&#xa0;: c’est donc le second cas, elle est P. C’est juste tant que le dernier coup gagne&#xa0;: celui qui doit jouer a perdu.

Ces deux lignes ne laissent aucun vide. Ou bien il y a un coup vers P, ou bien il n’y en a pas. Donc **toute position est P ou N, jamais les deux, jamais aucune des deux**, pourvu que chaque partie ait une fin.</translation>
    </message>
    <message>
        <source>**Ask:** “Could there be a position where nobody can force a win?” Here no: no draws, and each game ends. For games that can go round in circles it can happen.</source>
        <comment>3/notes</comment>
        <translation>**Demander&#xa0;:** «&#x202f;Y a-t-il une position où personne ne peut forcer la victoire&#x202f;?&#x202f;» Ici, non&#xa0;: pas de partie nulle, et chaque partie finit. Dans un jeu qui peut tourner en rond, cela peut arriver.</translation>
    </message>
    <message>
        <source>Label the new game</source>
        <comment>4/title</comment>
        <translation>Étiquette le nouveau jeu</translation>
    </message>
    <message>
        <source>From each number you can leave the one that is 1, 3 or 4 smaller. Say the label before you look.</source>
        <comment>4/text</comment>
        <translation>À partir de chaque nombre, on peut laisser celui qui est plus petit de 1, de 3 ou de 4. Dis l’étiquette avant de regarder.</translation>
    </message>
    <message>
        <source>The first steps: 0 P, 1 N, 2 P (you can only take one, and that leaves 1). Pupils often forget that two cannot be taken and label 2 as N. Then 3, 4, 5 and 6 are all N. **Ask which move proves it for 6:** take four and leave 2.</source>
        <comment>4/notes</comment>
        <translation>Les premiers pas&#xa0;: 0 P, 1 N, 2 P (on ne peut en prendre qu’un, et cela laisse 1). Les élèves oublient souvent qu’on ne peut pas en prendre deux et écrivent N pour 2. Ensuite 3, 4, 5 et 6 sont tous N. **Demander quel coup le prouve pour 6&#xa0;:** en prendre quatre et laisser 2.</translation>
    </message>
    <message>
        <source>What do you see?</source>
        <comment>5/title</comment>
        <translation>Que vois-tu&#x202f;?</translation>
    </message>
    <message>
        <source>Write the labels from 0 to 14 as one line of letters. (Go one step back if you want to see them again.) What do you notice?</source>
        <comment>5/text</comment>
        <translation>Écris les étiquettes de 0 à 14 sur une seule ligne. (Reviens une étape en arrière pour les revoir.) Que remarques-tu&#x202f;?</translation>
    </message>
    <message>
        <source>Let them write it in rows of seven, one below the other. Ask for 50 (7 times 7 and 1 more: N) and for 70 (P).</source>
        <comment>5/notes</comment>
        <translation>Faire écrire par lignes de sept, l’une sous l’autre. Demander 50 (7 fois 7 et encore 1&#xa0;: N) et 70 (P).</translation>
    </message>
    <message>
        <source>The line is P N P N N N N, P N P N N N N, P. The first seven labels come again and again. We say that the labels have **period 7**.

So for 100 matches you need no long table. 100 is 14 times 7 and 2 more, so it has the label of 2: [it is P](takeaway/take=1,3,4:100?outcome=P).</source>
        <comment>5/reveal</comment>
        <translation>La ligne est P N P N N N N, P N P N N N N, P. Les sept premières étiquettes reviennent sans cesse. On dit que les étiquettes ont la **période 7**.

Pour 100 bâtonnets, pas besoin d’un long tableau&#xa0;: 100, c’est 14 fois 7 et encore 2, donc il a l’étiquette de 2&#xa0;: [c’est P](takeaway/take=1,3,4:100?outcome=P).</translation>
    </message>
    <message>
        <source>Nine matches</source>
        <comment>6/title</comment>
        <translation>Neuf bâtonnets</translation>
    </message>
    <message>
        <source>So what about the nine matches of the beginning?</source>
        <comment>6/text</comment>
        <translation>Et les neuf bâtonnets du début, alors&#x202f;?</translation>
    </message>
    <message>
        <source>Compare it with what happened when the pairs played. Who won most of the games from 9? With good play it is always the second player.</source>
        <comment>6/notes</comment>
        <translation>Comparer avec ce qui s’est passé quand les élèves ont joué. Qui a gagné la plupart des parties à partir de 9&#x202f;? Quand on joue bien, c’est toujours le second joueur.</translation>
    </message>
    <message>
        <source>P: the player who starts loses</source>
        <comment>6/choice 1</comment>
        <translation>P&#xa0;: celui qui commence perd</translation>
    </message>
    <message>
        <source>Yes. 9 is 7 and 2 more. From 9 you can only leave 8, 6 or 5, and all three are N.</source>
        <comment>6/because 1</comment>
        <translation>Oui. 9, c’est 7 et encore 2. À partir de 9, on ne peut laisser que 8, 6 ou 5, et tous les trois sont N.</translation>
    </message>
    <message>
        <source>N: take one</source>
        <comment>6/choice 2</comment>
        <translation>N&#xa0;: en prendre un</translation>
    </message>
    <message>
        <source>You leave 8. The other player takes one as well and leaves 7, which is P.</source>
        <comment>6/because 2</comment>
        <translation>Tu laisses 8. L’autre en prend un aussi et laisse 7, qui est P.</translation>
    </message>
    <message>
        <source>N: take four</source>
        <comment>6/choice 3</comment>
        <translation>N&#xa0;: en prendre quatre</translation>
    </message>
    <message>
        <source>You leave 5. The other player takes three and leaves 2, which is P.</source>
        <comment>6/because 3</comment>
        <translation>Tu laisses 5. L’autre en prend trois et laisse 2, qui est P.</translation>
    </message>
    <message>
        <source>Must it repeat?</source>
        <comment>7/title</comment>
        <translation>Est-ce forcé&#x202f;?</translation>
    </message>
    <message>
        <source>Is it luck that the labels repeat? Think about which labels you need to know to find the next one.</source>
        <comment>7/text</comment>
        <translation>Est-ce un hasard si les étiquettes se répètent&#x202f;? Demande-toi quelles étiquettes il faut connaître pour trouver la suivante.</translation>
    </message>
    <message>
        <source>A fine argument for quick pupils; the pigeonhole principle without its name. Nobody needs to remember it. **Ask:** in how many ways can ten labels in a row look, if up to 10 matches may be taken? (2 to the power 10, which is 1024.)</source>
        <comment>7/notes</comment>
        <translation>Un beau raisonnement pour les élèves rapides&#xa0;: le principe des tiroirs, sans le nom. Personne n’a besoin de le retenir. **Demander&#xa0;:** combien d’aspects peuvent avoir dix étiquettes de suite, si l’on peut prendre jusqu’à 10 bâtonnets&#x202f;? (2 puissance 10, soit 1024.)</translation>
    </message>
    <message>
        <source>To label a number you only look at the **last four labels**, because no more than four matches can be taken. There are only 2 × 2 × 2 × 2 = 16 ways in which four labels in a row can look.

So after a while the same four labels must come again. From there on everything is as it was before, for ever. **Whichever numbers are allowed, as long as one of them is the largest, the labels repeat in the end.**</source>
        <comment>7/reveal</comment>
        <translation>Pour étiqueter un nombre, on ne regarde que les **quatre dernières étiquettes**, car on ne peut pas prendre plus de quatre bâtonnets. Et il n’y a que 2 × 2 × 2 × 2 = 16 façons d’écrire quatre étiquettes de suite.

Au bout d’un moment, les quatre mêmes étiquettes doivent donc revenir. À partir de là, tout se passe comme avant, sans fin. **Quels que soient les nombres permis, pourvu que l’un d’eux soit le plus grand, les étiquettes finissent par se répéter.**</translation>
    </message>
    <message>
        <source>Your turn: take 2 or 3</source>
        <comment>8/title</comment>
        <translation>À toi&#xa0;: en prendre 2 ou 3</translation>
    </message>
    <message>
        <source>In this game you may take **2 or 3**. With 1 match left nobody can move! Fill in P and N from 0 to 13.</source>
        <comment>8/text</comment>
        <translation>Dans ce jeu, on peut en prendre **2 ou 3**. Quand il reste 1 bâtonnet, personne ne peut jouer&#x202f;! Remplis P et N de 0 à 13.</translation>
    </message>
    <message>
        <source>The trap is 1: it is an end position as well, so it is P. The pattern is P P N N N, period 5.</source>
        <comment>8/notes</comment>
        <translation>Le piège est 1&#xa0;: c’est aussi une position finale, donc P. Le motif est P P N N N, de période 5.</translation>
    </message>
    <message>
        <source>Read the pattern</source>
        <comment>9/title</comment>
        <translation>Lire le motif</translation>
    </message>
    <message>
        <source>In the game with 2 or 3, the labels go P P N N N and then repeat. There are **21** matches. Who wins?</source>
        <comment>9/text</comment>
        <translation>Dans le jeu où l’on en prend 2 ou 3, les étiquettes sont P P N N N, puis cela se répète. Il y a **21** bâtonnets. Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>**Ask for the answer to every move too:** against 2 take 3, against 3 take 2. Together that is five, the period.</source>
        <comment>9/notes</comment>
        <translation>**Demander aussi la réponse à chaque coup&#xa0;:** contre 2, en prendre 3&#x202f;; contre 3, en prendre 2. Ensemble cela fait cinq, la période.</translation>
    </message>
    <message>
        <source>The previous player: it is P</source>
        <comment>9/choice 1</comment>
        <translation>Le joueur précédent&#xa0;: c’est P</translation>
    </message>
    <message>
        <source>Yes. 21 is 4 times 5 and 1 more, so it has the same label as 1.</source>
        <comment>9/because 1</comment>
        <translation>Oui. 21, c’est 4 fois 5 et encore 1, donc la même étiquette que 1.</translation>
    </message>
    <message>
        <source>The next player: it is N</source>
        <comment>9/choice 2</comment>
        <translation>Le joueur suivant&#xa0;: c’est N</translation>
    </message>
    <message>
        <source>Divide by five and look at what is left over: 21 leaves 1, and 1 is P.</source>
        <comment>9/because 2</comment>
        <translation>Divise par cinq et regarde le reste&#xa0;: pour 21, il reste 1, et 1 est P.</translation>
    </message>
    <message>
        <source>Two heaps</source>
        <comment>10/title</comment>
        <translation>Deux tas</translation>
    </message>
    <message>
        <source>Now **two** heaps of 10, and you take 1, 2 or 3 from one of them. Who wins, and how? Play a little and think.</source>
        <comment>10/text</comment>
        <translation>Maintenant **deux** tas de 10, et on prend 1, 2 ou 3 bâtonnets dans l’un des deux. Qui gagne, et comment&#x202f;? Joue un peu et réfléchis.</translation>
    </message>
    <message>
        <source>Copying is the first great idea about games with several heaps. Let someone play it against you. Keep the last sentence in mind: it is why the lessons on Nim will need numbers; two letters are not enough.</source>
        <comment>10/notes</comment>
        <translation>Imiter est la première grande idée sur les jeux à plusieurs tas. Jouer contre un élève. Garder la dernière phrase en tête&#xa0;: c’est à cause d’elle que les leçons sur Nim auront besoin de nombres&#x202f;; deux lettres ne suffisent pas.</translation>
    </message>
    <message>
        <source>The second player, by **copying**: whatever is taken from one heap, take the same from the other. [Equal heaps](takeaway:10,10?outcome=P) always have an answer.

One heap of ten is N, two together are P. So the letters of the parts do not tell you the letter of the whole.</source>
        <comment>10/reveal</comment>
        <translation>Le second joueur, **en imitant**&#xa0;: quoi qu’on prenne dans un tas, il prend autant dans l’autre. Avec [deux tas égaux](takeaway:10,10?outcome=P), on a toujours une réponse.

Un tas de dix est N, deux ensemble sont P. Les lettres des morceaux ne disent donc pas la lettre du tout.</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>11/title</comment>
        <translation>P ou N&#x202f;?</translation>
    </message>
    <message>
        <source>Say which it is, and read why.</source>
        <comment>11/text</comment>
        <translation>Dis ce que c’est, et lis pourquoi.</translation>
    </message>
    <message>
        <source>Let pupils say which move they would make when they answer N.</source>
        <comment>11/notes</comment>
        <translation>Quand les élèves répondent N, demander quel coup ils joueraient.</translation>
    </message>
    <message>
        <source>Climb the fence</source>
        <comment>12/title</comment>
        <translation>Franchis la barrière</translation>
    </message>
    <message>
        <source>This computer plays perfectly when at most 8 matches are left, and at random until then. You may take 1, 3 or 4. What should you do with 20 matches? You start.</source>
        <comment>12/text</comment>
        <translation>Cet ordinateur joue parfaitement quand il reste au plus 8 bâtonnets, et au hasard avant cela. On peut en prendre 1, 3 ou 4. Que faire avec 20 bâtonnets&#x202f;? C’est toi qui commences.</translation>
    </message>
    <message>
        <source>20 is 14 and 6 more, so it is N: take four and leave 16, which is 14 and 2 more.</source>
        <comment>12/notes</comment>
        <translation>20, c’est 14 et encore 6, donc N&#xa0;: en prendre quatre et laisser 16, soit 14 et encore 2.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- The method works for every rule: label from the end.
- When there is a largest number that may be taken, the labels **repeat**, so a short table answers for all sizes.
- Two equal heaps, and nothing else, are always P: copy. [Here is one](takeaway/take=1,3,4:12,12?outcome=P) to try.

Next comes the most famous game of all, Nim: you may take as many stones from a heap as you like.</source>
        <comment>13/text</comment>
        <translation>- La méthode marche pour toute règle&#xa0;: étiqueter à partir de la fin.
- Quand il y a un plus grand nombre permis, les étiquettes **se répètent**&#xa0;: un court tableau répond pour toutes les tailles.
- Deux tas égaux, et rien d’autre, c’est toujours P&#xa0;: imite. [En voici un exemple](takeaway/take=1,3,4:12,12?outcome=P) à essayer.

Ensuite vient le plus célèbre de ces jeux, Nim&#xa0;: on prend dans un tas autant de jetons qu’on veut.</translation>
    </message>
    <message>
        <source>**Exit question:** take 1 or 4. Write the labels from 0 to 9. (P N P N N, P N P N N.)</source>
        <comment>13/notes</comment>
        <translation>**Question de sortie&#xa0;:** on en prend 1 ou 4. Écris les étiquettes de 0 à 9. (P N P N N, P N P N N.)</translation>
    </message>
</context>
<context>
    <name>poker-nim-and-skips</name>
    <message>
        <source>Stones that come back, turns that are skipped</source>
        <comment>title</comment>
        <translation>Jetons qui reviennent, tours qu’on passe</translation>
    </message>
    <message>
        <source>Poker Nim and Nim with skips: which extra moves change the winner, and which do not?</source>
        <comment>about</comment>
        <translation>Poker-Nim et Nim avec passes&#xa0;: quels coups de plus changent le gagnant, et lesquels non&#x202f;?</translation>
    </message>
    <message>
        <source>tell which extra moves change the winner</source>
        <comment>aims</comment>
        <translation>dire quels coups de plus changent le gagnant</translation>
    </message>
    <message>
        <source>Poker Nim</source>
        <comment>1/title</comment>
        <translation>Poker-Nim</translation>
    </message>
    <message>
        <source>Nim with one more kind of move: instead of taking stones you may **put some back** on a heap, as long as it does not get larger than it was at the start. Each player may do that only **twice** in the whole game. Whoever makes the last move wins.

Play it in pairs, with heaps 3, 4 and 5. Does putting back help?</source>
        <comment>1/text</comment>
        <translation>Nim avec une sorte de coup en plus&#xa0;: au lieu de prendre des jetons, on peut en **remettre** sur un tas, pourvu qu’il ne devienne pas plus grand qu’au départ. Chacun ne peut le faire que **deux fois** dans toute la partie. Qui joue le dernier coup gagne.

Jouez à deux, avec des tas de 3, 4 et 5. Est-ce utile de remettre des jetons&#x202f;?</translation>
    </message>
    <message>
        <source>Each player has a small stock of moves for putting back. **Ask afterwards:** “Did putting stones back ever save somebody?” It can confuse, but it cannot save.</source>
        <comment>1/notes</comment>
        <translation>Chacun a une petite réserve de coups pour remettre. **Demander ensuite&#xa0;:** «&#x202f;Remettre des jetons a-t-il jamais sauvé quelqu’un&#x202f;?&#x202f;» Cela peut embrouiller, mais pas sauver.</translation>
    </message>
    <message>
        <source>Somebody puts back</source>
        <comment>2/title</comment>
        <translation>L’autre en remet</translation>
    </message>
    <message>
        <source>You have left a position with nim-sum 0. The other player puts **two stones** on a heap. What do you do?</source>
        <comment>2/text</comment>
        <translation>Tu as laissé une position de somme de Nim 0. L’autre joueur remet **deux jetons** sur un tas. Que fais-tu&#x202f;?</translation>
    </message>
    <message>
        <source>The same idea as on the staircase: undo it at once. Play it with the class from 1, 4, 5.</source>
        <comment>2/notes</comment>
        <translation>La même idée que sur l’escalier&#xa0;: annuler aussitôt. Le jouer avec la classe à partir de 1, 4, 5.</translation>
    </message>
    <message>
        <source>I put two stones back as well, on another heap</source>
        <comment>2/choice 1</comment>
        <translation>J’en remets deux aussi, sur un autre tas</translation>
    </message>
    <message>
        <source>You might not have that many moves left for putting back, and the nim-sum need not become 0.</source>
        <comment>2/because 1</comment>
        <translation>Tu n’as peut-être plus assez de coups pour remettre, et la somme de Nim ne devient pas forcément 0.</translation>
    </message>
    <message>
        <source>I take exactly these two stones away again</source>
        <comment>2/choice 2</comment>
        <translation>Je reprends exactement ces deux jetons</translation>
    </message>
    <message>
        <source>Yes. The position is as before, the nim-sum is 0 again, and the other player has one putting-back move less.</source>
        <comment>2/because 2</comment>
        <translation>Oui. La position est comme avant, la somme de Nim est de nouveau 0, et l’autre a un coup de moins pour remettre.</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>2/choice 3</comment>
        <translation>J’ai perdu</translation>
    </message>
    <message>
        <source>The nim-sum is not 0 now, and it is your turn. That is good for you.</source>
        <comment>2/because 3</comment>
        <translation>La somme de Nim n’est pas 0, et c’est ton tour. C’est bon pour toi.</translation>
    </message>
    <message>
        <source>And if it is done again?</source>
        <comment>3/title</comment>
        <translation>Et si l’autre recommence&#x202f;?</translation>
    </message>
    <message>
        <source>Undoing works each time. Could the other player go on for ever, putting stones back again and again?</source>
        <comment>3/text</comment>
        <translation>On peut l’annuler chaque fois. L’autre joueur pourrait-il continuer toujours, en remettant des jetons encore et encore&#x202f;?</translation>
    </message>
    <message>
        <source>You need no putting-back moves yourself in order to undo: undoing is taking. That is why the numbers do not matter.</source>
        <comment>3/notes</comment>
        <translation>Pour annuler, on n’a pas besoin de coups pour remettre&#xa0;: annuler, c’est prendre. Voilà pourquoi ces nombres ne comptent pas.</translation>
    </message>
    <message>
        <source>No, only twice. Then only taking is left. So Poker Nim is won **exactly as Nim**: from 3, 4, 5 [make the 3 a 1](poker/adds=2,2/max=3,4,5:3,4,5?outcome=N&amp;wins=poker/adds=2,2/max=3,4,5:1,4,5).

Who has more of these moves does not matter: [none against two](poker/adds=0,2/max=3,4,5:1,4,5?outcome=P).</source>
        <comment>3/reveal</comment>
        <translation>Non, deux fois seulement. Ensuite, il ne reste qu’à prendre. Poker-Nim se gagne donc **exactement comme Nim**&#xa0;: à partir de 3, 4, 5, [réduis le 3 à 1](poker/adds=2,2/max=3,4,5:3,4,5?outcome=N&amp;wins=poker/adds=2,2/max=3,4,5:1,4,5).

Peu importe qui a le plus de ces coups&#xa0;: [aucun contre deux](poker/adds=0,2/max=3,4,5:1,4,5?outcome=P).</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>4/title</comment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Find the winning move. Putting back is possible, but look at the nim-sum first.</source>
        <comment>4/text</comment>
        <translation>Trouve le coup gagnant. On peut remettre des jetons, mais regarde d’abord la somme de Nim.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Sometimes putting back wins too, because it also makes the nim-sum 0.</source>
        <comment>4/notes</comment>
        <translation>On peut sauter cette étape si le temps manque. Parfois, remettre gagne aussi, quand cela ramène également la somme de Nim à 0.</translation>
    </message>
    <message>
        <source>Nim with skips</source>
        <comment>5/title</comment>
        <translation>Nim avec passes</translation>
    </message>
    <message>
        <source>Now another extra: a player may **skip** a turn, that is, make no move. Each player has one skip. The game goes on until the player to move has neither a stone to take nor a skip to use, and has lost.

Play it in pairs. When is the best time to skip?</source>
        <comment>5/text</comment>
        <translation>Autre supplément&#xa0;: un joueur peut **passer** son tour, c’est-à-dire ne rien jouer. Chacun a droit à une passe. La partie continue jusqu’à ce que celui qui doit jouer n’ait plus ni jeton à prendre ni passe à utiliser&#xa0;: il a perdu.

Jouez à deux. Quel est le meilleur moment pour passer&#x202f;?</translation>
    </message>
    <message>
        <source>Read the last sentence twice: you may skip even when no stones are left. With exactly that rule the game has a simple answer.</source>
        <comment>5/notes</comment>
        <translation>Lire la dernière phrase de la règle deux fois&#xa0;: on peut passer même quand il n’y a plus de jetons. C’est avec cette règle précise que le jeu a une réponse simple.</translation>
    </message>
    <message>
        <source>Equal skips</source>
        <comment>6/title</comment>
        <translation>Autant de passes</translation>
    </message>
    <message>
        <source>Both have **one** skip. You have left nim-sum 0, and the other player skips. What now?</source>
        <comment>6/text</comment>
        <translation>Chacun a **une** passe. Tu as laissé la somme de Nim 0, et l’autre joueur passe. Que faire&#x202f;?</translation>
    </message>
    <message>
        <source>Copying once more. With equal numbers of skips it is just Nim.</source>
        <comment>6/notes</comment>
        <translation>Encore de l’imitation. Avec autant de passes des deux côtés, c’est simplement Nim.</translation>
    </message>
    <message>
        <source>I skip as well</source>
        <comment>6/choice 1</comment>
        <translation>Je passe aussi</translation>
    </message>
    <message>
        <source>Yes. The skips are used up on both sides, and the other player must move from nim-sum 0.</source>
        <comment>6/because 1</comment>
        <translation>Oui. Les passes sont épuisées des deux côtés, et l’autre doit jouer à partir de la somme de Nim 0.</translation>
    </message>
    <message>
        <source>I take some stones</source>
        <comment>6/choice 2</comment>
        <translation>Je prends des jetons</translation>
    </message>
    <message>
        <source>Then you are the one who spoils the nim-sum 0, and the other player makes it 0 again.</source>
        <comment>6/because 2</comment>
        <translation>Alors c’est toi qui gâches la somme de Nim 0, et l’autre la rétablit.</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>6/choice 3</comment>
        <translation>J’ai perdu</translation>
    </message>
    <message>
        <source>You still have a skip. Use it now.</source>
        <comment>6/because 3</comment>
        <translation>Tu as encore une passe. Sers-t’en maintenant.</translation>
    </message>
    <message>
        <source>One skip more</source>
        <comment>7/title</comment>
        <translation>Une passe de plus</translation>
    </message>
    <message>
        <source>Heaps 1, 2, 3, nim-sum 0. It is **your** turn, and you have two skips, the other player has one. Who wins?</source>
        <comment>7/text</comment>
        <translation>Des tas de 1, 2, 3, somme de Nim 0. C’est **ton** tour, tu as deux passes, l’autre joueur en a une. Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>On the board Left is the player who starts. In fact all seven moves win here.</source>
        <comment>7/notes</comment>
        <translation>Sur le plateau, Gauche est celui qui commence. En fait, les sept coups gagnent tous ici.</translation>
    </message>
    <message>
        <source>The other player, because nim-sum 0 is lost for me</source>
        <comment>7/choice 1</comment>
        <translation>L’autre, car la somme de Nim 0 est perdue pour moi</translation>
    </message>
    <message>
        <source>Without skips, yes. But you can skip first, and then it is the other player’s turn at nim-sum 0, with one skip each.</source>
        <comment>7/because 1</comment>
        <translation>Sans passes, oui. Mais tu peux passer d’abord, et c’est alors à l’autre de jouer devant la somme de Nim 0, avec une passe chacun.</translation>
    </message>
    <message>
        <source>I do</source>
        <comment>7/choice 2</comment>
        <translation>Moi</translation>
    </message>
    <message>
        <source>Yes. Skip! Then it is the other player’s turn, with nim-sum 0 and one skip each: lost for them.</source>
        <comment>7/because 2</comment>
        <translation>Oui. Passe&#x202f;! C’est alors à l’autre de jouer, devant la somme de Nim 0 et avec une passe chacun&#xa0;: c’est perdu pour lui.</translation>
    </message>
    <message>
        <source>Having one more</source>
        <comment>8/title</comment>
        <translation>En avoir une de plus</translation>
    </message>
    <message>
        <source>What if you have more skips, and it is the **other** player’s turn? And if the nim-sum is not 0?</source>
        <comment>8/text</comment>
        <translation>Et si tu as plus de passes, et que c’est le tour de l’**autre**&#x202f;? Et si la somme de Nim n’est pas 0&#x202f;?</translation>
    </message>
    <message>
        <source>So such a game has two more kinds of results: Left wins whoever starts (L), and Right wins whoever starts (R). These letters come back in Northcott’s game and in red-blue Hackenbush.</source>
        <comment>8/notes</comment>
        <translation>Un tel jeu a donc deux sortes d’issues de plus&#xa0;: Gauche gagne, peu importe qui commence (L), et Droite gagne, peu importe qui commence (R)&#x202f;; les lettres viennent de l’anglais *Left* et *Right*. Elles reviennent dans le jeu de Northcott et dans Hackenbush rouge et bleu.</translation>
    </message>
    <message>
        <source>You win in every case. If the other player skips, skip too. As long as you have one more skip, you can choose who has to move at nim-sum 0.

- [Two against one](skip/skips=2,1:3,4,5?outcome=L): the one with two wins, whoever starts.
- [None against one](skip/skips=0,1:3,4,5?outcome=R): the one with one wins, whoever starts.
- [Equal](skip/skips=1,1:3,4,5?outcome=N): as in Nim.

So a skip is worth something, and putting stones back is not. **A skip can only be answered by another skip, and whoever has one more has the last word.**</source>
        <comment>8/reveal</comment>
        <translation>Tu gagnes dans tous les cas. Si l’autre passe, passe aussi. Tant que tu as une passe de plus, tu peux choisir qui doit jouer devant la somme de Nim 0.

- [Deux contre une](skip/skips=2,1:3,4,5?outcome=L)&#xa0;: celui qui en a deux gagne, peu importe qui commence.
- [Aucune contre une](skip/skips=0,1:3,4,5?outcome=R)&#xa0;: celui qui en a une gagne, peu importe qui commence.
- [Autant](skip/skips=1,1:3,4,5?outcome=N)&#xa0;: comme à Nim.

Une passe vaut donc quelque chose, et remettre des jetons non. **À une passe, on ne peut répondre que par une autre passe, et celui qui en a une de plus a le dernier mot.**</translation>
    </message>
    <message>
        <source>Read the rule exactly</source>
        <comment>9/title</comment>
        <translation>Lis bien la règle</translation>
    </message>
    <message>
        <source>Somebody words it a little differently: **the game is over as soon as the last stone is taken**. One heap with one stone; you start and have no skip; the other player has one. Who wins?</source>
        <comment>9/text</comment>
        <translation>Quelqu’un le dit un peu autrement&#xa0;: **la partie est finie dès que le dernier jeton est pris**. Un tas d’un jeton&#x202f;; tu commences et tu n’as pas de passe&#x202f;; l’autre joueur en a une. Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. With the first rule the other player answers with the skip and wins. The claim “more skips always wins” is often printed without saying which rule is meant. This is the smallest counterexample.</source>
        <comment>9/notes</comment>
        <translation>On peut sauter cette étape si le temps manque. Avec la première règle, l’autre répond par sa passe et gagne. L’affirmation «&#x202f;plus de passes, c’est toujours gagné&#x202f;» est souvent imprimée sans qu’on dise de quelle règle il s’agit. Voici le plus petit contre-exemple.</translation>
    </message>
    <message>
        <source>The other player, because of the skip</source>
        <comment>9/choice 1</comment>
        <translation>L’autre, grâce à sa passe</translation>
    </message>
    <message>
        <source>With the first rule, yes. But now the game is over when you have taken the stone.</source>
        <comment>9/because 1</comment>
        <translation>Avec la première règle, oui. Mais ici, la partie est finie dès que tu as pris le jeton.</translation>
    </message>
    <message>
        <source>I do</source>
        <comment>9/choice 2</comment>
        <translation>Moi</translation>
    </message>
    <message>
        <source>Yes. Take the stone, and it is over. The skip comes too late.</source>
        <comment>9/because 2</comment>
        <translation>Oui. Prends le jeton, et c’est fini. La passe arrive trop tard.</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <comment>10/title</comment>
        <translation>Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Compare the skips first, and only if they are equal look at the nim-sum.</source>
        <comment>10/text</comment>
        <translation>Compare d’abord les passes, et regarde la somme de Nim seulement s’il y en a autant.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The letters: P and N as always, L when Left wins whoever starts, R when Right does. Left is the player who starts on the board.</source>
        <comment>10/notes</comment>
        <translation>On peut sauter cette étape si le temps manque. Les lettres&#xa0;: P et N comme toujours, L quand Gauche gagne peu importe qui commence, R quand c’est Droite. Gauche est celui qui commence sur le plateau.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>11/title</comment>
        <translation>Gagne la partie</translation>
    </message>
    <message>
        <source>You start with two skips against one. You cannot lose, if you use them well. The computer is perfect.</source>
        <comment>11/text</comment>
        <translation>Tu commences avec deux passes contre une. Tu ne peux pas perdre, si tu t’en sers bien. L’ordinateur est parfait.</translation>
    </message>
    <message>
        <source>A good plan: keep the skips; answer each skip with a skip; play Nim. Skip when you meet nim-sum 0.</source>
        <comment>11/notes</comment>
        <translation>Un bon plan&#xa0;: garder ses passes&#x202f;; répondre à chaque passe par une passe&#x202f;; jouer à Nim. Passer quand on se trouve devant la somme de Nim 0.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>12/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- An extra move that can be **undone**, and cannot be repeated for ever, changes nothing: [Poker Nim is Nim](poker/adds=2,2/max=3,4,5:1,4,5?outcome=P).
- A **skip** is a free move. [Whoever has more of them](skip/skips=1,0:1,2,3?outcome=L) wins.
- One sentence in the rules can turn the winner round.

In these games the two players do not have the same moves any more. In the next one they even move different pieces.</source>
        <comment>12/text</comment>
        <translation>- Un coup de plus qu’on peut **annuler**, et qui ne peut pas se répéter sans fin, ne change rien&#xa0;: [Poker-Nim, c’est Nim](poker/adds=2,2/max=3,4,5:1,4,5?outcome=P).
- Une **passe** est un coup libre. [Celui qui en a le plus](skip/skips=1,0:1,2,3?outcome=L) gagne.
- Une seule phrase de la règle peut changer le gagnant.

Dans ces jeux, les deux joueurs n’ont plus les mêmes coups. Dans le prochain, ils déplacent même des pions différents.</translation>
    </message>
    <message>
        <source>**Exit question:** skips 3 against 3, heaps 2, 4, 6, your turn. (Nim-sum 0 and equal skips: you lose.)</source>
        <comment>12/notes</comment>
        <translation>**Question de sortie&#xa0;:** 3 passes contre 3, des tas de 2, 4, 6, à toi. (Somme de Nim 0 et autant de passes&#xa0;: tu perds.)</translation>
    </message>
</context>
<context>
    <name>prime-powers</name>
    <message>
        <source>Dividing a number</source>
        <comment>title</comment>
        <translation>Diviser un nombre</translation>
    </message>
    <message>
        <source>A game with one large number: its prime factors are heaps.</source>
        <comment>about</comment>
        <translation>Un jeu avec un seul grand nombre&#xa0;: ses facteurs premiers sont des tas.</translation>
    </message>
    <message>
        <source>play with prime factors as heaps</source>
        <comment>aims</comment>
        <translation>jouer avec les facteurs premiers comme avec des tas</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>The number **360** stands on the board. On your turn divide it by a prime number, or by a power of **one** prime number, such as 2, 4, 8, 3, 9 or 5. It must divide without a remainder. Whoever reaches **1** wins.

Play it in pairs, with pen and paper. If you are alone, play both sides.</source>
        <comment>1/text</comment>
        <translation>Le nombre **360** est écrit au tableau. À ton tour, divise-le par un nombre premier, ou par une puissance d’**un seul** nombre premier, comme 2, 4, 8, 3, 9 ou 5. La division doit tomber juste. Qui arrive à **1** gagne.

Jouez à deux, sur papier. Si personne n’est là pour jouer avec toi, joue des deux côtés.</translation>
    </message>
    <message>
        <source>Dividing by 6 is not allowed: 6 is made of two different primes. Let pupils write the line of numbers in their book: 360, 90, 30, …</source>
        <comment>1/notes</comment>
        <translation>Diviser par 6 est interdit&#xa0;: 6 est fait de deux nombres premiers différents. Faire écrire la suite des nombres dans le cahier&#xa0;: 360, 90, 30, …</translation>
    </message>
    <message>
        <source>What is allowed?</source>
        <comment>2/title</comment>
        <translation>Qu’est-ce qui est permis&#x202f;?</translation>
    </message>
    <message>
        <source>The number is **12**. By which numbers may you divide it?</source>
        <comment>2/text</comment>
        <translation>Le nombre est **12**. Par quels nombres as-tu le droit de diviser&#x202f;?</translation>
    </message>
    <message>
        <source>Recall the prime factors: 12 = 2 × 2 × 3. A move removes some of the twos, or some of the threes, and never both kinds.</source>
        <comment>2/notes</comment>
        <translation>Rappeler les facteurs premiers&#xa0;: 12 = 2 × 2 × 3. Un coup enlève des deux, ou des trois, mais jamais des deux sortes.</translation>
    </message>
    <message>
        <source>2, 3, 4, 6 and 12</source>
        <comment>2/choice 1</comment>
        <translation>2, 3, 4, 6 et 12</translation>
    </message>
    <message>
        <source>6 and 12 are made of two different primes, 2 and 3.</source>
        <comment>2/because 1</comment>
        <translation>6 et 12 sont faits de deux nombres premiers différents, 2 et 3.</translation>
    </message>
    <message>
        <source>2 and 3</source>
        <comment>2/choice 2</comment>
        <translation>2 et 3</translation>
    </message>
    <message>
        <source>One is missing: 4 is a power of 2.</source>
        <comment>2/because 2</comment>
        <translation>Il en manque un&#xa0;: 4 est une puissance de 2.</translation>
    </message>
    <message>
        <source>2, 3 and 4</source>
        <comment>2/choice 3</comment>
        <translation>2, 3 et 4</translation>
    </message>
    <message>
        <source>Yes. 2 and 4 are powers of the prime 2, and 3 is a prime itself.</source>
        <comment>2/because 3</comment>
        <translation>Oui. 2 et 4 sont des puissances du nombre premier 2, et 3 est lui-même premier.</translation>
    </message>
    <message>
        <source>Take the number apart</source>
        <comment>3/title</comment>
        <translation>Démonte le nombre</translation>
    </message>
    <message>
        <source>Write 360 as a product of primes. A move removes some **equal** primes. Which game is that?</source>
        <comment>3/text</comment>
        <translation>Écris 360 comme un produit de nombres premiers. Un coup enlève des nombres premiers **égaux**. Quel jeu est-ce&#x202f;?</translation>
    </message>
    <message>
        <source>Let pupils lay the primes as cards: three cards 2, two cards 3, one card 5. Then a move is taking cards of one kind. The number itself becomes unimportant.</source>
        <comment>3/notes</comment>
        <translation>Que les élèves posent les nombres premiers sous forme de cartes&#xa0;: trois cartes 2, deux cartes 3, une carte 5. Un coup prend alors des cartes d’une seule sorte. Le nombre lui-même perd toute importance.</translation>
    </message>
    <message>
        <source>360 = 2 × 2 × 2 × 3 × 3 × 5. There are **three** twos, **two** threes and **one** five. A move takes any number of twos, or of threes, or of fives.

That is Nim with the heaps 3, 2, 1! And 3, 2, 1 is P. So [360 is P](primes:360?outcome=P&amp;grundy=0): the second player wins.

In short: 360 = 2³ · 3² · 5. The small numbers above, the *exponents*, are the heaps.</source>
        <comment>3/reveal</comment>
        <translation>360 = 2 × 2 × 2 × 3 × 3 × 5. Il y a **trois** deux, **deux** trois et **un** cinq. Un coup prend autant de deux qu’on veut, ou de trois, ou de cinq.

C’est Nim avec les tas 3, 2, 1&#x202f;! Et 3, 2, 1 est P. Donc [360 est P](primes:360?outcome=P&amp;grundy=0)&#xa0;: le second joueur gagne.

En abrégé&#xa0;: 360 = 2³ · 3² · 5. Les petits nombres du haut, les *exposants*, sont les tas.</translation>
    </message>
    <message>
        <source>Only the exponents count</source>
        <comment>4/title</comment>
        <translation>Seuls les exposants comptent</translation>
    </message>
    <message>
        <source>Which of these numbers is **P**?</source>
        <comment>4/text</comment>
        <translation>Lequel de ces nombres est **P**&#x202f;?</translation>
    </message>
    <message>
        <source>**Ask for more P numbers:** 6, 10, 15, 100, 210. For 210 = 2 · 3 · 5 · 7 count the heaps: four ones, even.</source>
        <comment>4/notes</comment>
        <translation>**Demander d’autres nombres P&#xa0;:** 6, 10, 15, 100, 210. Pour 210 = 2 · 3 · 5 · 7, compter les tas&#xa0;: quatre uns, un nombre pair.</translation>
    </message>
    <message>
        <source>8</source>
        <comment>4/choice 1</comment>
        <translation>8</translation>
    </message>
    <message>
        <source>8 = 2³ is a single heap of 3. Divide by 8 and you are done.</source>
        <comment>4/because 1</comment>
        <translation>8 = 2³ est un seul tas de 3. Divise par 8, et c’est gagné.</translation>
    </message>
    <message>
        <source>36</source>
        <comment>4/choice 2</comment>
        <translation>36</translation>
    </message>
    <message>
        <source>Yes. 36 = 2² · 3²: two equal heaps. Copy what the other player does.</source>
        <comment>4/because 2</comment>
        <translation>Oui. 36 = 2² · 3²&#xa0;: deux tas égaux. Imite ce que fait l’autre joueur.</translation>
    </message>
    <message>
        <source>72</source>
        <comment>4/choice 3</comment>
        <translation>72</translation>
    </message>
    <message>
        <source>72 = 2³ · 3²: heaps 3 and 2. Divide by 2, and they are equal.</source>
        <comment>4/because 3</comment>
        <translation>72 = 2³ · 3²&#xa0;: des tas de 3 et 2. Divise par 2, et ils sont égaux.</translation>
    </message>
    <message>
        <source>30</source>
        <comment>4/choice 4</comment>
        <translation>30</translation>
    </message>
    <message>
        <source>30 = 2 · 3 · 5: three heaps of one. Divide by any of the three primes, and two heaps of one are left.</source>
        <comment>4/because 4</comment>
        <translation>30 = 2 · 3 · 5&#xa0;: trois tas de un. Divise par l’un des trois nombres premiers, et il reste deux tas de un.</translation>
    </message>
    <message>
        <source>Very different numbers, the same game</source>
        <comment>5/title</comment>
        <translation>Des nombres très différents, le même jeu</translation>
    </message>
    <message>
        <source>Compare 12 and 75 and 1,000,000,007 × 1,000,000,007 × 2. What do they have in common?</source>
        <comment>5/text</comment>
        <translation>Compare 12 et 75 et 1&#x202f;000&#x202f;000&#x202f;007 × 1&#x202f;000&#x202f;000&#x202f;007 × 2. Qu’ont-ils en commun&#x202f;?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The three belong together although one has 19 digits. The difficulty with large numbers is to find the primes.</source>
        <comment>5/notes</comment>
        <translation>On peut sauter cette étape si le temps manque. Les trois vont ensemble, bien que l’un ait 19 chiffres. Avec de grands nombres, le difficile est de trouver les facteurs premiers.</translation>
    </message>
    <message>
        <source>12 = 2² · 3 and 75 = 3 · 5². Both are the heaps 2 and 1, and so is the third one, because 1,000,000,007 is a prime number. So they are all the same game, and all have the value 3, for example [12](primes:12?grundy=3) and [75](primes:75?grundy=3).

How *large* a number is says nothing. [1024](primes:1024?grundy=10) is only one heap of ten.</source>
        <comment>5/reveal</comment>
        <translation>12 = 2² · 3 et 75 = 3 · 5². Tous deux sont les tas 2 et 1, et le troisième aussi, car 1&#x202f;000&#x202f;000&#x202f;007 est un nombre premier. C’est donc chaque fois le même jeu, et tous ont la valeur 3, par exemple [12](primes:12?grundy=3) et [75](primes:75?grundy=3).

Qu’un nombre soit *grand* ne dit rien. [1024](primes:1024?grundy=10) n’est qu’un seul tas de dix.</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>6/title</comment>
        <translation>P ou N&#x202f;?</translation>
    </message>
    <message>
        <source>Take the number apart, then use the nim-sum.</source>
        <comment>6/text</comment>
        <translation>Démonte le nombre, puis sers-toi de la somme de Nim.</translation>
    </message>
    <message>
        <source>Divide by 2 as often as possible, then by 3, 5, 7 and so on. Writing the exponents in a row is enough.</source>
        <comment>6/notes</comment>
        <translation>Diviser par 2 tant que c’est possible, puis par 3, 5, 7, et ainsi de suite. Il suffit d’écrire les exposants les uns à côté des autres.</translation>
    </message>
    <message>
        <source>A mistake to find</source>
        <comment>7/title</comment>
        <translation>Une erreur à trouver</translation>
    </message>
    <message>
        <source>Somebody writes 1,440,600 = 2² · 2² · 3 · 5² · 7⁴. But that product is 2,881,200. How many twos should there be?</source>
        <comment>7/text</comment>
        <translation>Quelqu’un écrit 1&#x202f;440&#x202f;600 = 2² · 2² · 3 · 5² · 7⁴. Mais ce produit fait 2&#x202f;881&#x202f;200. Combien de deux devrait-il y avoir&#x202f;?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Let them check 8 × 3 × 25 = 600 and 600 × 2401 = 1,440,600. Never trust a product that you have not multiplied.</source>
        <comment>7/notes</comment>
        <translation>On peut sauter cette étape si le temps manque. Faire vérifier 8 × 3 × 25 = 600 et 600 × 2401 = 1&#x202f;440&#x202f;600. Ne jamais se fier à un produit qu’on n’a pas multiplié soi-même.</translation>
    </message>
    <message>
        <source>Three</source>
        <comment>7/choice 1</comment>
        <translation>Trois</translation>
    </message>
    <message>
        <source>Yes: 1,440,600 = 2³ · 3 · 5² · 7⁴. That is 8 × 3 × 25 × 2401.</source>
        <comment>7/because 1</comment>
        <translation>Oui&#xa0;: 1&#x202f;440&#x202f;600 = 2³ · 3 · 5² · 7⁴. C’est 8 × 3 × 25 × 2401.</translation>
    </message>
    <message>
        <source>Four</source>
        <comment>7/choice 2</comment>
        <translation>Quatre</translation>
    </message>
    <message>
        <source>Four twos make it twice too large: 2,881,200.</source>
        <comment>7/because 2</comment>
        <translation>Avec quatre deux, il est deux fois trop grand&#xa0;: 2&#x202f;881&#x202f;200.</translation>
    </message>
    <message>
        <source>Two</source>
        <comment>7/choice 3</comment>
        <translation>Deux</translation>
    </message>
    <message>
        <source>Two twos would make 720,300, which is half of it.</source>
        <comment>7/because 3</comment>
        <translation>Deux deux donneraient 720&#x202f;300, la moitié.</translation>
    </message>
    <message>
        <source>The winning move</source>
        <comment>8/title</comment>
        <translation>Le coup gagnant</translation>
    </message>
    <message>
        <source>1,440,600 = 2³ · 3 · 5² · 7⁴. The heaps are **3, 1, 2, 4**. Which move wins?</source>
        <comment>8/text</comment>
        <translation>1&#x202f;440&#x202f;600 = 2³ · 3 · 5² · 7⁴. Les tas sont **3, 1, 2, 4**. Quel coup gagne&#x202f;?</translation>
    </message>
    <message>
        <source>3, 1, 2 is an old friend, so the 4 is too much. No binary needed.</source>
        <comment>8/notes</comment>
        <translation>3, 1, 2 est une vieille connaissance&#xa0;: c’est donc le 4 qui est de trop. Pas besoin du binaire.</translation>
    </message>
    <message>
        <source>Divide by 8</source>
        <comment>8/choice 1</comment>
        <translation>Diviser par 8</translation>
    </message>
    <message>
        <source>Then 1, 2 and 4 are left with nim-sum 7.</source>
        <comment>8/because 1</comment>
        <translation>Il reste alors 1, 2 et 4, de somme de Nim 7.</translation>
    </message>
    <message>
        <source>Divide by 7</source>
        <comment>8/choice 2</comment>
        <translation>Diviser par 7</translation>
    </message>
    <message>
        <source>Then 3, 1, 2, 3 are left with nim-sum 3.</source>
        <comment>8/because 2</comment>
        <translation>Il reste alors 3, 1, 2, 3, de somme de Nim 3.</translation>
    </message>
    <message>
        <source>Divide by 7⁴, that is by 2401</source>
        <comment>8/choice 3</comment>
        <translation>Diviser par 7⁴, c’est-à-dire par 2401</translation>
    </message>
    <message>
        <source>Yes. 3 ⊕ 1 ⊕ 2 = 0 already, so the heap of four must go. 600 is left.</source>
        <comment>8/because 3</comment>
        <translation>Oui. 3 ⊕ 1 ⊕ 2 = 0 déjà, donc le tas de quatre doit partir. Il reste 600.</translation>
    </message>
    <message>
        <source>And 56,700?</source>
        <comment>9/title</comment>
        <translation>Et 56&#x202f;700&#x202f;?</translation>
    </message>
    <message>
        <source>56,700 = 2² · 3⁴ · 5² · 7. Find the heaps and the winning move.</source>
        <comment>9/text</comment>
        <translation>56&#x202f;700 = 2² · 3⁴ · 5² · 7. Trouve les tas et le coup gagnant.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. 2100 = 2² · 3 · 5² · 7: heaps 2, 1, 2, 1, everything in pairs.</source>
        <comment>9/notes</comment>
        <translation>On peut sauter cette étape si le temps manque. 2100 = 2² · 3 · 5² · 7&#xa0;: des tas de 2, 1, 2, 1, tout va par paires.</translation>
    </message>
    <message>
        <source>Heaps **2, 4, 2, 1**. The twos cancel, and 4 ⊕ 1 = 5. The heap of four must become 4 ⊕ 5 = 1: remove three of the four threes. So [divide by 27](primes:56700?outcome=N&amp;grundy=5&amp;only=primes:2100), and 2100 is left.</source>
        <comment>9/reveal</comment>
        <translation>Les tas **2, 4, 2, 1**. Les deux s’annulent, et 4 ⊕ 1 = 5. Le tas de quatre doit devenir 4 ⊕ 5 = 1&#xa0;: enlève trois des quatre trois. Donc [divise par 27](primes:56700?outcome=N&amp;grundy=5&amp;only=primes:2100), et il reste 2100.</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>10/title</comment>
        <translation>Trouve le coup gagnant</translation>
    </message>
    <message>
        <source>Which number do you divide by?</source>
        <comment>10/text</comment>
        <translation>Par quel nombre divises-tu&#x202f;?</translation>
    </message>
    <message>
        <source>Let pupils say both: the change of the heap, and the number to divide by.</source>
        <comment>10/notes</comment>
        <translation>Que les élèves disent les deux&#xa0;: le changement du tas, et le nombre par lequel on divise.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>11/title</comment>
        <translation>Gagne la partie</translation>
    </message>
    <message>
        <source>You start with 1,440,600, and the computer is perfect.</source>
        <comment>11/text</comment>
        <translation>Tu commences avec 1&#x202f;440&#x202f;600, et l’ordinateur est parfait.</translation>
    </message>
    <message>
        <source>After 2401 the number is 600 = 2³ · 3 · 5², heaps 3, 1, 2.</source>
        <comment>11/notes</comment>
        <translation>Après la division par 2401, le nombre est 600 = 2³ · 3 · 5², des tas de 3, 1, 2.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>12/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- The **exponents** of the primes are heaps: [360](primes:360?outcome=P) is 3, 2, 1.
- The size of the number does not matter, only how often each prime is in it.
- A game may look like arithmetic and still be Nim.

Next come coins that are turned over, where new heads may even appear.</source>
        <comment>12/text</comment>
        <translation>- Les **exposants** des nombres premiers sont des tas&#xa0;: [360](primes:360?outcome=P), c’est 3, 2, 1.
- La taille du nombre ne compte pas, seulement combien de fois chaque nombre premier y figure.
- Un jeu peut ressembler à du calcul et être Nim quand même.

Ensuite viennent des pièces qu’on retourne, et où de nouvelles faces peuvent même apparaître.</translation>
    </message>
    <message>
        <source>**Exit question:** 1000 and 1001 (7 · 11 · 13): P or N? (1000 = 2³ · 5³ is P. 1001 is three heaps of one: N.)</source>
        <comment>12/notes</comment>
        <translation>**Question de sortie&#xa0;:** 1000 et 1001 (7 · 11 · 13)&#xa0;: P ou N&#x202f;? (1000 = 2³ · 5³ est P. 1001, ce sont trois tas de un&#xa0;: N.)</translation>
    </message>
</context>
<context>
    <name>red-blue-hackenbush</name>
    <message>
        <source>Red-blue Hackenbush</source>
        <comment>title</comment>
        <translation>Hackenbush rouge et bleu</translation>
    </message>
    <message>
        <source>When each player has a colour, positions become numbers, and even fractions.</source>
        <comment>about</comment>
        <translation>Quand chacun a sa couleur, les positions deviennent des nombres, et même des fractions.</translation>
    </message>
    <message>
        <source>explain how a position can be worth half a move</source>
        <comment>aims</comment>
        <translation>expliquer comment une position peut valoir un demi-coup</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>Now the edges, the lines of the picture, have two colours. **Left** cuts only **blue** edges, **Right** only **red** ones. What is no longer joined to the ground falls. Whoever cannot cut loses.

Play it in pairs. Does it matter here who starts?</source>
        <comment>1/text</comment>
        <translation>Maintenant les arêtes, les traits du dessin, ont deux couleurs. **Gauche** ne coupe que les arêtes **bleues**, **Droite** que les **rouges**. Ce qui n’est plus relié au sol tombe. Qui ne peut plus couper perd.

Jouez à deux. Est-ce important, ici, de savoir qui commence&#x202f;?</translation>
    </message>
    <message>
        <source>A help for the names: bLue is Left, Red is Right. On this board Left wins, whoever starts; it is worth one half. The pupils will not see that yet. Colours are lettered on the board as well.</source>
        <comment>1/notes</comment>
        <translation>Une aide, avec les mots anglais&#xa0;: bLue pour *Left* (Gauche), Red pour *Right* (Droite)&#x202f;; de là viennent les lettres L et R. Sur ce plateau, Gauche gagne, peu importe qui commence&#x202f;; il vaut un demi. Les élèves ne le verront pas encore. Sur le plateau, les couleurs portent aussi une lettre.</translation>
    </message>
    <message>
        <source>One blue edge</source>
        <comment>2/title</comment>
        <translation>Une arête bleue</translation>
    </message>
    <message>
        <source>Only one blue edge is there. Who wins?</source>
        <comment>2/text</comment>
        <translation>Il n’y a qu’une arête bleue. Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>A new kind of result: neither P nor N. We write L when Left wins whoever starts, and R for Right.</source>
        <comment>2/notes</comment>
        <translation>Une nouvelle sorte d’issue&#xa0;: ni P ni N. On écrit L quand Gauche gagne peu importe qui commence, et R pour Droite.</translation>
    </message>
    <message>
        <source>Whoever starts</source>
        <comment>2/choice 1</comment>
        <translation>Celui qui commence</translation>
    </message>
    <message>
        <source>If Right starts, Right has nothing to cut and loses at once.</source>
        <comment>2/because 1</comment>
        <translation>Si Droite commence, Droite n’a rien à couper et perd aussitôt.</translation>
    </message>
    <message>
        <source>Left, whoever starts</source>
        <comment>2/choice 2</comment>
        <translation>Gauche, peu importe qui commence</translation>
    </message>
    <message>
        <source>Yes. Left has one cut, Right has none.</source>
        <comment>2/because 2</comment>
        <translation>Oui. Gauche a une coupe, Droite n’en a aucune.</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>2/choice 3</comment>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Right cannot cut blue edges.</source>
        <comment>2/because 3</comment>
        <translation>Droite ne peut pas couper les arêtes bleues.</translation>
    </message>
    <message>
        <source>Counting free moves</source>
        <comment>3/title</comment>
        <translation>Compter les coups libres</translation>
    </message>
    <message>
        <source>A blue edge alone is one free move for Left: it is worth **1**. A blue stalk of three edges is [worth 3](hackenbush:0-1b,1-2b,2-3b?value=3). A red edge is worth **−1**.

One blue and one red edge side by side are worth 1 − 1 = [0](hackenbush:0-1b,0-2r?value=0&amp;outcome=P): whoever starts runs out of moves first.

- value **positive**: Left wins, whoever starts
- value **negative**: Right wins, whoever starts
- value **0**: the second player wins, P</source>
        <comment>3/text</comment>
        <translation>Une arête bleue toute seule est un coup libre pour Gauche&#xa0;: elle vaut **1**. Une tige bleue de trois arêtes [vaut 3](hackenbush:0-1b,1-2b,2-3b?value=3). Une arête rouge vaut **−1**.

Une arête bleue et une rouge côte à côte valent 1 − 1 = [0](hackenbush:0-1b,0-2r?value=0&amp;outcome=P)&#xa0;: celui qui commence est le premier à ne plus pouvoir jouer.

- valeur **positive**&#xa0;: Gauche gagne, peu importe qui commence
- valeur **négative**&#xa0;: Droite gagne, peu importe qui commence
- valeur **0**&#xa0;: le second joueur gagne, P</translation>
    </message>
    <message>
        <source>Here we really add. No nim-sum is needed: moves of different colours do not cancel like equal heaps; they are counted against each other. Do not forget the case 0: some texts do.</source>
        <comment>3/notes</comment>
        <translation>Ici, on additionne vraiment. Pas besoin de somme de Nim&#xa0;: des coups de couleurs différentes ne s’annulent pas comme des tas égaux&#x202f;; on les compte les uns contre les autres. Ne pas oublier le cas 0&#xa0;: certains textes l’oublient.</translation>
    </message>
    <message>
        <source>Red on top of blue</source>
        <comment>4/title</comment>
        <translation>Du rouge sur du bleu</translation>
    </message>
    <message>
        <source>A blue edge with a red edge **on top** of it. Who wins?</source>
        <comment>4/text</comment>
        <translation>Une arête bleue avec une arête rouge **au-dessus**. Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>So the value is positive. Is it 1? Next step.</source>
        <comment>4/notes</comment>
        <translation>La valeur est donc positive. Est-ce 1&#x202f;? C’est l’étape suivante.</translation>
    </message>
    <message>
        <source>Left, whoever starts</source>
        <comment>4/choice 1</comment>
        <translation>Gauche, peu importe qui commence</translation>
    </message>
    <message>
        <source>Yes. If Left starts, both edges go with one cut. If Right starts, the red one goes, and Left still has the blue one.</source>
        <comment>4/because 1</comment>
        <translation>Oui. Si Gauche commence, les deux arêtes partent en une coupe. Si Droite commence, la rouge part, et Gauche a encore la bleue.</translation>
    </message>
    <message>
        <source>The second player, as there is one edge of each</source>
        <comment>4/choice 2</comment>
        <translation>Le second joueur, puisqu’il y a une arête de chaque couleur</translation>
    </message>
    <message>
        <source>They are not equal: when Left cuts the blue edge, the red one falls too.</source>
        <comment>4/because 2</comment>
        <translation>Elles ne se valent pas&#xa0;: quand Gauche coupe l’arête bleue, la rouge tombe aussi.</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>4/choice 3</comment>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Right can cut the red edge only, and then Left cuts the blue one.</source>
        <comment>4/because 3</comment>
        <translation>Droite ne peut couper que l’arête rouge, puis Gauche coupe la bleue.</translation>
    </message>
    <message>
        <source>Is it worth a whole move?</source>
        <comment>5/title</comment>
        <translation>Est-ce que cela vaut tout un coup&#x202f;?</translation>
    </message>
    <message>
        <source>Compare it with one free move of Right: put a single red edge beside it. Who wins this?</source>
        <comment>5/text</comment>
        <translation>Compare avec un coup libre de Droite&#xa0;: mets une arête rouge seule à côté. Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Right’s good move is the red edge on top of the blue one: then 1 against −1 is left, with Left to move.</source>
        <comment>5/notes</comment>
        <translation>Le bon coup de Droite est l’arête rouge posée sur la bleue&#xa0;: il reste alors 1 contre −1, et c’est à Gauche de jouer.</translation>
    </message>
    <message>
        <source>The second player, so it is worth 1</source>
        <comment>5/choice 1</comment>
        <translation>Le second joueur, donc elle vaut 1</translation>
    </message>
    <message>
        <source>Let Left start and then let Right start. Right wins both times.</source>
        <comment>5/because 1</comment>
        <translation>Fais commencer Gauche, puis fais commencer Droite. Droite gagne les deux fois.</translation>
    </message>
    <message>
        <source>Right, whoever starts</source>
        <comment>5/choice 2</comment>
        <translation>Droite, peu importe qui commence</translation>
    </message>
    <message>
        <source>Yes. So the stalk is worth **less than 1**.</source>
        <comment>5/because 2</comment>
        <translation>Oui. La tige vaut donc **moins que 1**.</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>5/choice 3</comment>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>If Left cuts the blue edge, Right has the other red edge left and wins.</source>
        <comment>5/because 3</comment>
        <translation>Si Gauche coupe l’arête bleue, il reste à Droite l’autre arête rouge, et Droite gagne.</translation>
    </message>
    <message>
        <source>How much is it worth?</source>
        <comment>6/title</comment>
        <translation>Combien vaut-elle&#x202f;?</translation>
    </message>
    <message>
        <source>It is more than 0 and less than 1. Now put **two** of these stalks beside one red edge. Try it: who wins?</source>
        <comment>6/text</comment>
        <translation>C’est plus que 0 et moins que 1. Mets maintenant **deux** de ces tiges à côté d’une arête rouge. Essaie&#xa0;: qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>One of the loveliest moments of the whole theory. Let pairs play it from both sides before you reveal it.</source>
        <comment>6/notes</comment>
        <translation>L’un des plus beaux moments de toute la théorie. Faire jouer les paires des deux côtés avant de dévoiler.</translation>
    </message>
    <message>
        <source>The second player wins: [the whole is worth 0](hackenbush:0-1b,1-2r,0-3b,3-4r,0-5r?value=0&amp;outcome=P). So twice the stalk makes up for one move of Right, and the stalk is worth [**one half**](hackenbush:0-1b,1-2r?value=1/2).

A position can be worth half a move!</source>
        <comment>6/reveal</comment>
        <translation>Le second joueur gagne&#xa0;: [le tout vaut 0](hackenbush:0-1b,1-2r,0-3b,3-4r,0-5r?value=0&amp;outcome=P). Deux fois la tige compensent donc un coup de Droite, et la tige vaut [**un demi**](hackenbush:0-1b,1-2r?value=1/2).

Une position peut valoir un demi-coup&#x202f;!</translation>
    </message>
    <message>
        <source>Smaller still</source>
        <comment>7/title</comment>
        <translation>Plus petit encore</translation>
    </message>
    <message>
        <source>What if **two** red edges are on top of the blue one? And red, then blue, on top of it? Guess before you look.</source>
        <comment>7/text</comment>
        <translation>Et s’il y a **deux** arêtes rouges sur la bleue&#x202f;? Et une rouge, puis une bleue, par-dessus&#x202f;? Devine avant de regarder.</translation>
    </message>
    <message>
        <source>**Ask how one could check a quarter:** four of these stalks beside one red edge must be P.</source>
        <comment>7/notes</comment>
        <translation>**Demander comment vérifier un quart&#xa0;:** quatre de ces tiges à côté d’une arête rouge doivent être P.</translation>
    </message>
    <message>
        <source>- Blue, red, red: [one quarter](hackenbush:0-1b,1-2r,2-3r?value=1/4).
- Blue, red, blue: [three quarters](hackenbush:0-1b,1-2r,2-3b?value=3/4).

The first red edge takes away a half, the next one a quarter. The blue one on top of the first red edge adds a quarter.</source>
        <comment>7/reveal</comment>
        <translation>- Bleu, rouge, rouge&#xa0;: [un quart](hackenbush:0-1b,1-2r,2-3r?value=1/4).
- Bleu, rouge, bleu&#xa0;: [trois quarts](hackenbush:0-1b,1-2r,2-3b?value=3/4).

La première arête rouge enlève un demi, la suivante un quart. La bleue posée sur la première rouge ajoute un quart.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>8/title</comment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>What are these short stalks worth? Compare them with those that you have seen.</source>
        <comment>8/text</comment>
        <translation>Combien valent ces courtes tiges&#x202f;? Compare-les avec celles que tu as vues.</translation>
    </message>
    <message>
        <source>Short stalks only. If a pupil is stuck: how many of them make up for one edge of the other colour?</source>
        <comment>8/notes</comment>
        <translation>Des tiges courtes seulement. Si un élève est bloqué&#xa0;: combien en faut-il pour compenser une arête de l’autre couleur&#x202f;?</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- A free move of Left is worth 1, one of Right −1, and values are **added**.
- [Positive](hackenbush:0-1b,1-2r?outcome=L): Left wins. [Negative](hackenbush:0-1r,1-2b?outcome=R): Right wins. [Zero](hackenbush:0-1b,0-2r?outcome=P): the second player wins.
- A red edge on top of a blue one makes [one half](hackenbush:0-1b,1-2r?value=1/2).

There is a rule with which you can read off the value of every stalk. It comes next.</source>
        <comment>9/text</comment>
        <translation>- Un coup libre de Gauche vaut 1, un coup libre de Droite −1, et les valeurs **s’additionnent**.
- [Positive](hackenbush:0-1b,1-2r?outcome=L)&#xa0;: Gauche gagne. [Négative](hackenbush:0-1r,1-2b?outcome=R)&#xa0;: Droite gagne. [Zéro](hackenbush:0-1b,0-2r?outcome=P)&#xa0;: le second joueur gagne.
- Une arête rouge sur une bleue, cela fait [un demi](hackenbush:0-1b,1-2r?value=1/2).

Il y a une règle qui permet de lire la valeur de n’importe quelle tige. C’est la suite.</translation>
    </message>
    <message>
        <source>**Exit question:** red with blue on top? (−1/2.) Two of these and one blue edge? (0.)</source>
        <comment>9/notes</comment>
        <translation>**Question de sortie&#xa0;:** du rouge avec du bleu au-dessus&#x202f;? (−1/2.) Deux de ces tiges et une arête bleue&#x202f;? (0.)</translation>
    </message>
</context>
<context>
    <name>silver-dollar</name>
    <message>
        <source>The Silver Dollar game</source>
        <comment>title</comment>
        <translation>Le jeu du dollar d’argent</translation>
    </message>
    <message>
        <source>Coins slide to the left, and the heaps are where nothing is: in the gaps.</source>
        <comment>about</comment>
        <translation>Des pièces glissent vers la gauche, et les tas sont là où il n’y a rien&#xa0;: dans les trous.</translation>
    </message>
    <message>
        <source>find the heaps in the gaps between coins</source>
        <comment>aims</comment>
        <translation>trouver les tas dans les trous entre les pièces</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>A strip of squares with coins, at most one coin on each square. On your turn slide **one coin** any distance **to the left**, over empty squares only. You may not jump over a coin or share a square. Whoever makes the last move wins.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>Une bande de cases avec des pièces, une seule par case au plus. À ton tour, fais glisser **une pièce** aussi loin que tu veux **vers la gauche**, sur des cases vides seulement. Il est interdit de sauter par-dessus une pièce et de partager une case. Qui joue le dernier coup gagne.

Jouez à deux.</translation>
    </message>
    <message>
        <source>Coins on 2, 5, 7 and 11. The game is over when the coins are packed together at the left edge. **Ask which coins disturb each other:** that is what makes it different from Nimble.</source>
        <comment>1/notes</comment>
        <translation>Des pièces en 2, 5, 7 et 11. La partie est finie quand les pièces sont tassées contre le bord gauche. **Demander quelles pièces se gênent&#xa0;:** c’est ce qui distingue ce jeu de Nimble.</translation>
    </message>
    <message>
        <source>Two coins side by side</source>
        <comment>2/title</comment>
        <translation>Deux pièces côte à côte</translation>
    </message>
    <message>
        <source>Two coins next to each other, far from the edge. It is your turn. Try it.</source>
        <comment>2/text</comment>
        <translation>Deux pièces l’une contre l’autre, loin du bord. C’est ton tour. Essaie.</translation>
    </message>
    <message>
        <source>The right coin is blocked at first. It follows like a shadow: the same number of squares.</source>
        <comment>2/notes</comment>
        <translation>La pièce de droite est d’abord bloquée. Elle suit comme une ombre&#xa0;: du même nombre de cases.</translation>
    </message>
    <message>
        <source>I win: I slide the left coin to the edge</source>
        <comment>2/choice 1</comment>
        <translation>Je gagne&#xa0;: je fais glisser la pièce de gauche jusqu’au bord</translation>
    </message>
    <message>
        <source>Then the other player slides the right one up to it, and nothing can move any more.</source>
        <comment>2/because 1</comment>
        <translation>Alors l’autre joueur fait glisser celle de droite tout contre, et plus rien ne peut bouger.</translation>
    </message>
    <message>
        <source>I win: I slide the left coin by one</source>
        <comment>2/choice 2</comment>
        <translation>Je gagne&#xa0;: je fais glisser la pièce de gauche d’une case</translation>
    </message>
    <message>
        <source>The other player slides the right coin by one. They are side by side again.</source>
        <comment>2/because 2</comment>
        <translation>L’autre joueur fait glisser la pièce de droite d’une case. Elles sont de nouveau côte à côte.</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>2/choice 3</comment>
        <translation>Je perds</translation>
    </message>
    <message>
        <source>Right. Only the left one can move, and the other coin follows it every time.</source>
        <comment>2/because 3</comment>
        <translation>Exact. Seule celle de gauche peut bouger, et l’autre pièce la suit à chaque fois.</translation>
    </message>
    <message>
        <source>A gap of three</source>
        <comment>3/title</comment>
        <translation>Un trou de trois</translation>
    </message>
    <message>
        <source>Now two coins with **three** empty squares between them. What does the **right** coin do to the gap? Which move wins?</source>
        <comment>3/text</comment>
        <translation>Maintenant deux pièces, avec **trois** cases vides entre elles. Que fait la pièce de **droite** au trou&#x202f;? Quel coup gagne&#x202f;?</translation>
    </message>
    <message>
        <source>The heap is made of empty squares. That is the surprise of this game.</source>
        <comment>3/notes</comment>
        <translation>Le tas est fait de cases vides. C’est la surprise de ce jeu.</translation>
    </message>
    <message>
        <source>It makes the gap smaller: 3 can become 2, 1 or 0. That is a heap of three.

So [the pair](dollar:010001?grundy=3) is N, and the winning move [closes the gap](dollar:010001?only=dollar:011000).</source>
        <comment>3/reveal</comment>
        <translation>Elle le rend plus petit&#xa0;: 3 peut devenir 2, 1 ou 0. C’est un tas de trois.

Donc [la paire](dollar:010001?grundy=3) est N, et le coup gagnant [ferme le trou](dollar:010001?only=dollar:011000).</translation>
    </message>
    <message>
        <source>A gap that grows</source>
        <comment>4/title</comment>
        <translation>Un trou qui grandit</translation>
    </message>
    <message>
        <source>And if the **left** coin moves? Then the gap gets larger. Does that help anyone?</source>
        <comment>4/text</comment>
        <translation>Et si c’est la pièce de **gauche** qui bouge&#x202f;? Alors le trou devient plus grand. Est-ce que cela aide quelqu’un&#x202f;?</translation>
    </message>
    <message>
        <source>Let two pupils play the coins in a row of chairs: one goes left by one, the other follows by one.</source>
        <comment>4/notes</comment>
        <translation>Deux élèves jouent les pièces sur une rangée de chaises&#xa0;: l’un va d’une place à gauche, l’autre suit d’une place.</translation>
    </message>
    <message>
        <source>No. The other player follows with the right coin by just as much, and the gap is three again.

It is like the staircase: growing can be undone at once, and it cannot go on for ever, because the edge comes nearer.</source>
        <comment>4/reveal</comment>
        <translation>Non. L’autre joueur suit d’autant avec la pièce de droite, et le trou est de nouveau de trois.

C’est comme l’escalier&#xa0;: on peut annuler aussitôt ce qui grandit, et cela ne peut pas durer toujours, car le bord se rapproche.</translation>
    </message>
    <message>
        <source>Which pairs?</source>
        <comment>5/title</comment>
        <translation>Quelles paires&#x202f;?</translation>
    </message>
    <message>
        <source>With four coins there are gaps between all of them. Which coins shall we take together? Coins on 2, 5, 7 and 11.</source>
        <comment>5/text</comment>
        <translation>Avec quatre pièces, il y a des trous entre toutes. Quelles pièces faut-il mettre ensemble&#x202f;? Pièces en 2, 5, 7 et 11.</translation>
    </message>
    <message>
        <source>The partner of a coin is the one that follows it. So pairs must be neighbours, and each coin is in one pair. Begin at the right, so that a coin without a partner is the leftmost one.</source>
        <comment>5/notes</comment>
        <translation>La partenaire d’une pièce est celle qui la suit. Les paires doivent donc être voisines, et chaque pièce est dans une seule paire. On commence par la droite, pour que la pièce sans partenaire soit celle de gauche.</translation>
    </message>
    <message>
        <source>2 with 5, and 7 with 11: pairs from the right</source>
        <comment>5/choice 1</comment>
        <translation>2 avec 5, et 7 avec 11&#xa0;: des paires à partir de la droite</translation>
    </message>
    <message>
        <source>Yes. Each coin belongs to exactly one pair. The gap between 5 and 7 does not count.</source>
        <comment>5/because 1</comment>
        <translation>Oui. Chaque pièce appartient à une seule paire. Le trou entre 5 et 7 ne compte pas.</translation>
    </message>
    <message>
        <source>All neighbours: 2 with 5, 5 with 7, 7 with 11</source>
        <comment>5/choice 2</comment>
        <translation>Toutes les voisines&#xa0;: 2 avec 5, 5 avec 7, 7 avec 11</translation>
    </message>
    <message>
        <source>Then the coin on 5 would belong to two pairs. When it moves, two gaps change, and in Nim only one heap may change.</source>
        <comment>5/because 2</comment>
        <translation>Alors la pièce en 5 serait dans deux paires. Quand elle bouge, deux trous changent, et dans Nim un seul tas peut changer.</translation>
    </message>
    <message>
        <source>5 with 7, and the two outer coins alone</source>
        <comment>5/choice 3</comment>
        <translation>5 avec 7, et les deux pièces du dehors</translation>
    </message>
    <message>
        <source>Then the pair 2, 11 has other coins in between, and following is not possible.</source>
        <comment>5/because 3</comment>
        <translation>Alors la paire 2, 11 a d’autres pièces entre les siennes, et il n’est plus possible de suivre.</translation>
    </message>
    <message>
        <source>The disguise</source>
        <comment>6/title</comment>
        <translation>Le déguisement</translation>
    </message>
    <message>
        <source>- Pair the coins **from the right**.
- The gap inside each pair is a heap.
- The gaps between the pairs do not count.
- If one coin is left over, it is the leftmost one. It pairs with the **edge**: the empty squares on its left are its heap.

Coins on 2, 5, 7, 11: the pairs are 7, 11 with gap **3** and 2, 5 with gap **2**. The value is 3 ⊕ 2 = [1](dollar:01001010001?grundy=1).</source>
        <comment>6/text</comment>
        <translation>- Forme les paires **à partir de la droite**.
- Le trou à l’intérieur de chaque paire est un tas.
- Les trous entre les paires ne comptent pas.
- S’il reste une pièce, c’est celle de gauche. Elle fait la paire avec le **bord**&#xa0;: les cases vides à sa gauche sont son tas.

Pièces en 2, 5, 7, 11&#xa0;: les paires sont 7, 11 avec un trou de **3** et 2, 5 avec un trou de **2**. La valeur est 3 ⊕ 2 = [1](dollar:01001010001?grundy=1).</translation>
    </message>
    <message>
        <source>The gap is the number of empty squares in between: from 7 to 11 there are 8, 9 and 10. A typical mistake is 11 − 7 = 4.</source>
        <comment>6/notes</comment>
        <translation>Le trou est le nombre de cases vides entre les deux&#xa0;: de 7 à 11, il y a 8, 9 et 10. Erreur typique&#xa0;: 11 − 7 = 4.</translation>
    </message>
    <message>
        <source>The winning moves</source>
        <comment>7/title</comment>
        <translation>Les coups gagnants</translation>
    </message>
    <message>
        <source>The heaps are 2 and 3. Which moves make them equal? There are two!</source>
        <comment>7/text</comment>
        <translation>Les tas sont 2 et 3. Quels coups les rendent égaux&#x202f;? Il y en a deux&#x202f;!</translation>
    </message>
    <message>
        <source>Only these two of the seven moves win. Compare the second one with the growing moves on the staircase: the other player may follow with the coin on 5, but that gives you back a position of value 1.</source>
        <comment>7/notes</comment>
        <translation>Des sept coups, seuls ces deux-là gagnent. Comparer le second avec les coups qui font grandir, sur l’escalier&#xa0;: l’autre joueur peut suivre avec la pièce en 5, mais cela redonne une position de valeur 1.</translation>
    </message>
    <message>
        <source>- Close the larger gap: [11 to 10](dollar:01001010001?wins=dollar:01001010010), gaps 2 and 2.
- **Open** the smaller one: [2 to 1](dollar:01001010001?wins=dollar:10001010001), gaps 3 and 3.</source>
        <comment>7/reveal</comment>
        <translation>- Fermer un peu le plus grand trou&#xa0;: [de 11 à 10](dollar:01001010001?wins=dollar:01001010010), trous de 2 et 2.
- **Ouvrir** le plus petit&#xa0;: [de 2 à 1](dollar:01001010001?wins=dollar:10001010001), trous de 3 et 3.</translation>
    </message>
    <message>
        <source>One square makes the difference</source>
        <comment>8/title</comment>
        <translation>Une case qui change tout</translation>
    </message>
    <message>
        <source>In a text about this game the coins are once said to stand on 2, 5, 7 and **11**, and once on 2, 5, 7 and **10**. Does it matter?</source>
        <comment>8/text</comment>
        <translation>Dans un texte sur ce jeu, les pièces sont une fois en 2, 5, 7 et **11**, et une fois en 2, 5, 7 et **10**. Est-ce important&#x202f;?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. One square off, and the other player wins. Let the class compute both.</source>
        <comment>8/notes</comment>
        <translation>On peut sauter cette étape si le temps manque. Une case de différence, et c’est l’autre joueur qui gagne. Faire calculer les deux.</translation>
    </message>
    <message>
        <source>No, it is nearly the same</source>
        <comment>8/choice 1</comment>
        <translation>Non, c’est presque pareil</translation>
    </message>
    <message>
        <source>Work out the gaps: from 7 to 10 there are only two empty squares.</source>
        <comment>8/because 1</comment>
        <translation>Calcule les trous&#xa0;: de 7 à 10, il n’y a que deux cases vides.</translation>
    </message>
    <message>
        <source>Yes: with 11 it is N, with 10 it is P</source>
        <comment>8/choice 2</comment>
        <translation>Oui&#xa0;: avec 11 c’est N, avec 10 c’est P</translation>
    </message>
    <message>
        <source>Right. With 10 the gaps are 2 and 2, and the player to move loses.</source>
        <comment>8/because 2</comment>
        <translation>Exact. Avec 10, les trous sont 2 et 2, et celui qui doit jouer perd.</translation>
    </message>
    <message>
        <source>All gaps?</source>
        <comment>9/title</comment>
        <translation>Tous les trous&#x202f;?</translation>
    </message>
    <message>
        <source>Somebody takes **all** gaps as heaps, also the one at the edge. The coins are on 2 and 3: gaps 1 and 0, so “value 1, N”. What is true?</source>
        <comment>9/text</comment>
        <translation>Quelqu’un prend **tous** les trous comme tas, même celui du bord. Les pièces sont en 2 et 3&#xa0;: trous de 1 et 0, donc «&#x202f;valeur 1, N&#x202f;». Qu’en est-il vraiment&#x202f;?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. A small counterexample again. “Skip every second gap” is the right rule.</source>
        <comment>9/notes</comment>
        <translation>On peut sauter cette étape si le temps manque. Encore un petit contre-exemple. «&#x202f;Un trou sur deux&#x202f;», voilà la bonne règle.</translation>
    </message>
    <message>
        <source>It is N</source>
        <comment>9/choice 1</comment>
        <translation>C’est N</translation>
    </message>
    <message>
        <source>There is just one move: 2 to 1. Then the other player moves 3 to 2, and nothing is left.</source>
        <comment>9/because 1</comment>
        <translation>Il n’y a qu’un coup&#xa0;: de 2 à 1. Puis l’autre joueur va de 3 à 2, et il ne reste rien.</translation>
    </message>
    <message>
        <source>It is P</source>
        <comment>9/choice 2</comment>
        <translation>C’est P</translation>
    </message>
    <message>
        <source>Yes. The two coins are a pair with gap 0. The squares to the left of the pair do not count.</source>
        <comment>9/because 2</comment>
        <translation>Oui. Les deux pièces sont une paire de trou 0. Les cases à gauche de la paire ne comptent pas.</translation>
    </message>
    <message>
        <source>An odd number of coins</source>
        <comment>10/title</comment>
        <translation>Un nombre impair de pièces</translation>
    </message>
    <message>
        <source>Three coins on 2, 4 and 7. Find the pairs, the heaps and the value.</source>
        <comment>10/text</comment>
        <translation>Trois pièces en 2, 4 et 7. Trouve les paires, les tas et la valeur.</translation>
    </message>
    <message>
        <source>A single coin alone on square 4 is a heap of three: it can go to 3, 2 or 1.</source>
        <comment>10/notes</comment>
        <translation>Une seule pièce, en 4, est un tas de trois&#xa0;: elle peut aller en 3, 2 ou 1.</translation>
    </message>
    <message>
        <source>From the right: 4 and 7 are a pair with gap **2**. The coin on 2 pairs with the edge: one empty square, heap **1**. The value is 2 ⊕ 1 = [3](dollar:0101001?grundy=3).

The larger heap must become 1: [slide 7 to 6](dollar:0101001?only=dollar:0101010).</source>
        <comment>10/reveal</comment>
        <translation>À partir de la droite&#xa0;: 4 et 7 sont une paire, avec un trou de **2**. La pièce en 2 fait la paire avec le bord&#xa0;: une case vide, un tas de **1**. La valeur est 2 ⊕ 1 = [3](dollar:0101001?grundy=3).

Le plus grand tas doit devenir 1&#xa0;: [fais glisser 7 en 6](dollar:0101001?only=dollar:0101010).</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Mark the pairs from the right, write the gaps down, then play Nim.</source>
        <comment>11/text</comment>
        <translation>Marque les paires à partir de la droite, note les trous, puis joue à Nim.</translation>
    </message>
    <message>
        <source>Check that they begin at the right. With an even number of coins beginning at the left gives the same pairs, and with an odd number it does not.</source>
        <comment>11/notes</comment>
        <translation>Vérifier qu’ils commencent par la droite. Avec un nombre pair de pièces, commencer par la gauche donne les mêmes paires&#x202f;; avec un nombre impair, non.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>Gagne la partie</translation>
    </message>
    <message>
        <source>You start, and the computer is perfect.</source>
        <comment>12/text</comment>
        <translation>Tu commences, et l’ordinateur est parfait.</translation>
    </message>
    <message>
        <source>Coins on 3, 6, 8 and 13: gaps 4 and 2. Make the 4 a 2 by sliding 13 to 11, or the 2 a 4 by sliding 3 to 1. If the computer opens a gap, follow with the partner.</source>
        <comment>12/notes</comment>
        <translation>Des pièces en 3, 6, 8 et 13&#xa0;: trous de 4 et 2. Réduire le 4 à 2 en glissant de 13 à 11, ou porter le 2 à 4 en glissant de 3 à 1. Si l’ordinateur ouvre un trou, suivre avec la partenaire.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- The heaps are the **gaps inside the pairs**, and the pairs are made from the right.
- Opening a gap can be undone by the partner, so it changes nothing.
- One square decides: [P](dollar:0100101001?outcome=P) or [N](dollar:01001010001?outcome=N).

Next: games with moves that are nothing but undoing.</source>
        <comment>13/text</comment>
        <translation>- Les tas sont les **trous à l’intérieur des paires**, et les paires se forment à partir de la droite.
- La partenaire peut annuler l’ouverture d’un trou&#xa0;: cela ne change donc rien.
- Une case décide&#xa0;: [P](dollar:0100101001?outcome=P) ou [N](dollar:01001010001?outcome=N).

Ensuite&#xa0;: des jeux où certains coups ne servent qu’à annuler.</translation>
    </message>
    <message>
        <source>**Exit question:** coins on 4, 7 and 11. (Pair 7, 11 with gap 3; 4 with the edge, 3. Value 0: P.)</source>
        <comment>13/notes</comment>
        <translation>**Question de sortie&#xa0;:** des pièces en 4, 7 et 11. (La paire 7, 11 avec un trou de 3&#x202f;; 4 avec le bord, 3. Valeur 0&#xa0;: P.)</translation>
    </message>
</context>
<context>
    <name>staircase</name>
    <message>
        <source>Staircase Nim</source>
        <comment>title</comment>
        <translation>Nim en escalier</translation>
    </message>
    <message>
        <source>Coins walk down a staircase, and half of the steps do not count.</source>
        <comment>about</comment>
        <translation>Des pièces descendent un escalier, et la moitié des marches ne compte pas.</translation>
    </message>
    <message>
        <source>say which steps count, and why undoing a move changes nothing</source>
        <comment>aims</comment>
        <translation>dire quelles marches comptent, et pourquoi annuler un coup ne change rien</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>Coins lie on the steps of a staircase. On your turn take **one or more coins of one step** and move them down to the **next** step. Coins on the ground, step 0, stay there. Whoever makes the last move wins.

Play it in pairs. Which steps matter most?</source>
        <comment>1/text</comment>
        <translation>Des pièces sont posées sur les marches d’un escalier. À ton tour, prends **une ou plusieurs pièces d’une seule marche** et descends-les sur la **marche suivante**. Les pièces arrivées au sol, la marche 0, y restent. Qui joue le dernier coup gagne.

Jouez à deux. Quelles marches comptent le plus&#x202f;?</translation>
    </message>
    <message>
        <source>The board has 3 coins on step 1, one on step 2 and 5 on step 3. Coins go only one step at a time. Opinions about the important steps will differ; collect them.</source>
        <comment>1/notes</comment>
        <translation>Sur le plateau, 3 pièces sur la marche 1, une sur la marche 2 et 5 sur la marche 3. Les pièces ne descendent que d’une marche à la fois. Les avis sur les marches importantes seront partagés&#x202f;; les noter.</translation>
    </message>
    <message>
        <source>Only step 1</source>
        <comment>2/title</comment>
        <translation>Seulement la marche 1</translation>
    </message>
    <message>
        <source>All coins lie on **step 1**, four of them. It is your turn.</source>
        <comment>2/text</comment>
        <translation>Toutes les pièces sont sur la **marche 1**&#xa0;: quatre. C’est ton tour.</translation>
    </message>
    <message>
        <source>Step 1 is plain Nim: one or more coins go to the ground and never come back.</source>
        <comment>2/notes</comment>
        <translation>La marche 1, c’est Nim tout simple&#xa0;: une ou plusieurs pièces vont au sol et ne reviennent jamais.</translation>
    </message>
    <message>
        <source>It is a heap of four: I take them all to the ground</source>
        <comment>2/choice 1</comment>
        <translation>C’est un tas de quatre&#xa0;: je les descends toutes au sol</translation>
    </message>
    <message>
        <source>Yes. From step 1 coins leave the game, just as stones leave a heap.</source>
        <comment>2/because 1</comment>
        <translation>Oui. De la marche 1, les pièces quittent le jeu, tout comme des jetons quittent un tas.</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>2/choice 2</comment>
        <translation>J’ai perdu</translation>
    </message>
    <message>
        <source>You may move any number of the four, so move all of them.</source>
        <comment>2/because 2</comment>
        <translation>Tu peux en descendre autant que tu veux&#xa0;: descends-les donc toutes.</translation>
    </message>
    <message>
        <source>Only step 2</source>
        <comment>3/title</comment>
        <translation>Seulement la marche 2</translation>
    </message>
    <message>
        <source>Now all coins lie on **step 2**, four of them. It is your turn. Try your moves.</source>
        <comment>3/text</comment>
        <translation>Maintenant, toutes les pièces sont sur la **marche 2**&#xa0;: quatre. C’est ton tour. Essaie tes coups.</translation>
    </message>
    <message>
        <source>Copying again, in a new form: the same coins, one step further.</source>
        <comment>3/notes</comment>
        <translation>Encore l’imitation, sous une nouvelle forme&#xa0;: les mêmes pièces, une marche plus loin.</translation>
    </message>
    <message>
        <source>I win: I move all of them to step 1</source>
        <comment>3/choice 1</comment>
        <translation>Je gagne&#xa0;: je les descends toutes sur la marche 1</translation>
    </message>
    <message>
        <source>Then the other player moves all of them to the ground.</source>
        <comment>3/because 1</comment>
        <translation>Alors l’autre joueur les descend toutes au sol.</translation>
    </message>
    <message>
        <source>I win: I move two of them</source>
        <comment>3/choice 2</comment>
        <translation>Je gagne&#xa0;: j’en descends deux</translation>
    </message>
    <message>
        <source>The other player moves these two on to the ground, and two are left on step 2, with the same question.</source>
        <comment>3/because 2</comment>
        <translation>L’autre joueur descend ces deux-là au sol, et il en reste deux sur la marche 2, avec la même question.</translation>
    </message>
    <message>
        <source>I lose, whatever I do</source>
        <comment>3/choice 3</comment>
        <translation>Je perds, quoi que je fasse</translation>
    </message>
    <message>
        <source>Right. However many you move to step 1, the other player moves **the same coins** on to the ground.</source>
        <comment>3/because 3</comment>
        <translation>Exact. Autant tu en descends sur la marche 1, autant l’autre joueur en descend au sol&#xa0;: **les mêmes pièces**.</translation>
    </message>
    <message>
        <source>Which steps count?</source>
        <comment>4/title</comment>
        <translation>Quelles marches comptent&#x202f;?</translation>
    </message>
    <message>
        <source>Step 1 counts like a heap, step 2 counts for nothing. What about steps 3 and 4? Where do their coins go?</source>
        <comment>4/text</comment>
        <translation>La marche 1 compte comme un tas, la marche 2 ne compte pas. Et les marches 3 et 4&#x202f;? Où vont leurs pièces&#x202f;?</translation>
    </message>
    <message>
        <source>Draw the staircase and colour the odd steps. Out of the odd steps = taking. Into the odd steps = can be undone at once.</source>
        <comment>4/notes</comment>
        <translation>Dessiner l’escalier et colorier les marches impaires. Sortir d’une marche impaire = prendre. Arriver sur une marche impaire = cela peut être annulé aussitôt.</translation>
    </message>
    <message>
        <source>Coins that go **from step 3 to 2** count for nothing there. They are out, like stones taken from a heap. So step 3 is a heap.

Coins that go **from step 4 to 3** make that heap larger. But the other player moves them on to step 2 at once.

So **the odd steps are heaps, and the even steps do not count**.</source>
        <comment>4/reveal</comment>
        <translation>Les pièces qui vont **de la marche 3 à la 2** n’y comptent plus. Elles sont sorties, comme des jetons pris dans un tas. La marche 3 est donc un tas.

Les pièces qui vont **de la marche 4 à la 3** agrandissent ce tas. Mais l’autre joueur les descend aussitôt sur la marche 2.

Donc **les marches impaires sont des tas, et les marches paires ne comptent pas**.</translation>
    </message>
    <message>
        <source>Read the board</source>
        <comment>5/title</comment>
        <translation>Lis le plateau</translation>
    </message>
    <message>
        <source>Coins on step 1: **3**, on step 2: **1**, on step 3: **5**. Which Nim position is it?</source>
        <comment>5/text</comment>
        <translation>Pièces sur la marche 1&#xa0;: **3**, sur la marche 2&#xa0;: **1**, sur la marche 3&#xa0;: **5**. Quelle position de Nim est-ce&#x202f;?</translation>
    </message>
    <message>
        <source>Say: “first, third, fifth step”.</source>
        <comment>5/notes</comment>
        <translation>Dire&#xa0;: «&#x202f;première, troisième, cinquième marche&#x202f;».</translation>
    </message>
    <message>
        <source>3, 1, 5</source>
        <comment>5/choice 1</comment>
        <translation>3, 1, 5</translation>
    </message>
    <message>
        <source>The coin on step 2 does not count.</source>
        <comment>5/because 1</comment>
        <translation>La pièce de la marche 2 ne compte pas.</translation>
    </message>
    <message>
        <source>3, 5</source>
        <comment>5/choice 2</comment>
        <translation>3, 5</translation>
    </message>
    <message>
        <source>Yes, steps 1 and 3. The value is 3 ⊕ 5 = 6.</source>
        <comment>5/because 2</comment>
        <translation>Oui, les marches 1 et 3. La valeur est 3 ⊕ 5 = 6.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>5/choice 3</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>You took the even step. It is the odd ones that count.</source>
        <comment>5/because 3</comment>
        <translation>Tu as pris la marche paire. Ce sont les impaires qui comptent.</translation>
    </message>
    <message>
        <source>The winning move</source>
        <comment>6/title</comment>
        <translation>Le coup gagnant</translation>
    </message>
    <message>
        <source>The heaps are 3 and 5. What do you do, and where do the coins go?</source>
        <comment>6/text</comment>
        <translation>Les tas sont 3 et 5. Que fais-tu, et où vont les pièces&#x202f;?</translation>
    </message>
    <message>
        <source>In Nim: from 3, 5 to 3, 3.</source>
        <comment>6/notes</comment>
        <translation>Dans Nim&#xa0;: de 3, 5 à 3, 3.</translation>
    </message>
    <message>
        <source>Make the 5 a 3: move **two coins from step 3 to step 2**. It is [the only winning move](staircase:0,3,1,5?only=staircase:0,3,3,3). The coins are still on the board, but they do not count any more.</source>
        <comment>6/reveal</comment>
        <translation>Réduis le 5 à 3&#xa0;: descends **deux pièces de la marche 3 à la marche 2**. C’est [le seul coup gagnant](staircase:0,3,1,5?only=staircase:0,3,3,3). Les pièces sont toujours sur le plateau, mais elles ne comptent plus.</translation>
    </message>
    <message>
        <source>A heap that grows</source>
        <comment>7/title</comment>
        <translation>Un tas qui grandit</translation>
    </message>
    <message>
        <source>You have left heaps of 3 and 3 on steps 1 and 3. Now the other player moves **one coin from step 2 to step 1**. The heaps are 4 and 3! What now?</source>
        <comment>7/text</comment>
        <translation>Tu as laissé des tas de 3 et 3 sur les marches 1 et 3. Maintenant, l’autre joueur descend **une pièce de la marche 2 à la marche 1**. Les tas sont 4 et 3&#x202f;! Que faire&#x202f;?</translation>
    </message>
    <message>
        <source>In this position the answer is the only winning move. Moves that make a heap grow are called reversible: they can be reversed at once.</source>
        <comment>7/notes</comment>
        <translation>Dans cette position, la réponse est le seul coup gagnant. Les coups qui font grandir un tas s’appellent réversibles&#xa0;: on peut les annuler aussitôt.</translation>
    </message>
    <message>
        <source>I move it on to the ground</source>
        <comment>7/choice 1</comment>
        <translation>Je la descends au sol</translation>
    </message>
    <message>
        <source>Yes. The heaps are 3 and 3 again, and there are fewer coins on the even steps.</source>
        <comment>7/because 1</comment>
        <translation>Oui. Les tas sont de nouveau 3 et 3, et il y a moins de pièces sur les marches paires.</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>7/choice 2</comment>
        <translation>J’ai perdu</translation>
    </message>
    <message>
        <source>It is your turn, and the value is not 0. So there is a move.</source>
        <comment>7/because 2</comment>
        <translation>C’est ton tour, et la valeur n’est pas 0. Il y a donc un coup.</translation>
    </message>
    <message>
        <source>I move one coin from step 3 to step 2</source>
        <comment>7/choice 3</comment>
        <translation>Je descends une pièce de la marche 3 à la marche 2</translation>
    </message>
    <message>
        <source>That leaves 4 and 2, with nim-sum 6.</source>
        <comment>7/because 3</comment>
        <translation>Cela laisse 4 et 2, de somme de Nim 6.</translation>
    </message>
    <message>
        <source>Could that go on for ever?</source>
        <comment>8/title</comment>
        <translation>Cela pourrait-il durer toujours&#x202f;?</translation>
    </message>
    <message>
        <source>The other player makes a heap grow, you undo it, they do it again … Does it ever end?</source>
        <comment>8/text</comment>
        <translation>L’autre joueur fait grandir un tas, tu l’annules, il recommence … Est-ce que cela finit un jour&#x202f;?</translation>
    </message>
    <message>
        <source>You need both parts: it can be undone, and it cannot be repeated for ever. In Northcott’s game this becomes interesting again.</source>
        <comment>8/notes</comment>
        <translation>Il faut les deux&#xa0;: on peut l’annuler, et on ne peut pas le répéter sans fin. Dans le jeu de Northcott, cela redevient intéressant.</translation>
    </message>
    <message>
        <source>Yes. Every move brings coins further **down**, and nothing goes up. Some day no coins will be left on the even steps. Then only taking is left, and you win as in Nim.

That is the pattern to look for: *a move that makes a heap larger changes nothing, if it can be undone at once and cannot be repeated without end.*</source>
        <comment>8/reveal</comment>
        <translation>Oui. Chaque coup fait **descendre** des pièces, et rien ne remonte. Un jour, il n’y aura plus de pièces sur les marches paires. Il ne reste alors qu’à prendre, et tu gagnes comme à Nim.

Voilà le motif à chercher&#xa0;: *un coup qui agrandit un tas ne change rien, si on peut l’annuler aussitôt et si on ne peut pas le répéter sans fin.*</translation>
    </message>
    <message>
        <source>Steps 1 and 2</source>
        <comment>9/title</comment>
        <translation>Les marches 1 et 2</translation>
    </message>
    <message>
        <source>n coins on step 1 and m coins on step 2. Fill in P and N. The result may look strange.</source>
        <comment>9/text</comment>
        <translation>n pièces sur la marche 1 et m pièces sur la marche 2. Remplis P et N. Le résultat peut surprendre.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. All squares without a coin on step 1 are P, all others N. It does not depend on m at all. That is what “does not count” means.</source>
        <comment>9/notes</comment>
        <translation>On peut sauter cette étape si le temps manque. Toutes les cases sans pièce sur la marche 1 sont P, toutes les autres N. Cela ne dépend pas du tout de m. C’est ce que veut dire «&#x202f;ne compte pas&#x202f;».</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>10/title</comment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Cross out the even steps, then play Nim.</source>
        <comment>10/text</comment>
        <translation>Barre les marches paires, puis joue à Nim.</translation>
    </message>
    <message>
        <source>Sometimes a move from an even step wins too, because it makes a heap on an odd step larger, and that happens to be right.</source>
        <comment>10/notes</comment>
        <translation>Parfois, un coup qui part d’une marche paire gagne aussi, parce qu’il agrandit un tas sur une marche impaire, et que cela tombe juste.</translation>
    </message>
    <message>
        <source>Winning by growing</source>
        <comment>11/title</comment>
        <translation>Gagner en faisant grandir</translation>
    </message>
    <message>
        <source>The odd steps hold 2, 1 and 2: value 1. Find **three** winning moves of one coin each. Not all of them take from a heap!</source>
        <comment>11/text</comment>
        <translation>Les marches impaires portent 2, 1 et 2&#xa0;: valeur 1. Trouve **trois** coups gagnants d’une pièce chacun. Ils ne prennent pas tous dans un tas&#x202f;!</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The other player can undo a growing move, but does not want to here: it would give you the position of value 1 again.</source>
        <comment>11/notes</comment>
        <translation>On peut sauter cette étape si le temps manque. L’autre joueur peut annuler un coup qui fait grandir, mais ici il n’y a pas intérêt&#xa0;: cela redonnerait la position de valeur 1.</translation>
    </message>
    <message>
        <source>- [Step 3 to 2](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,5,0,3,2,1): the 1 becomes 0.
- [Step 2 to 1](staircase:0,2,4,1,3,2,1?wins=staircase:0,3,3,1,3,2,1): the first 2 becomes 3.
- [Step 6 to 5](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,4,1,3,3,0): the other 2 becomes 3.</source>
        <comment>11/reveal</comment>
        <translation>- [De la marche 3 à la 2](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,5,0,3,2,1)&#xa0;: le 1 devient 0.
- [De la marche 2 à la 1](staircase:0,2,4,1,3,2,1?wins=staircase:0,3,3,1,3,2,1)&#xa0;: le premier 2 devient 3.
- [De la marche 6 à la 5](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,4,1,3,3,0)&#xa0;: l’autre 2 devient 3.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>Gagne la partie</translation>
    </message>
    <message>
        <source>You start, and the computer is perfect.</source>
        <comment>12/text</comment>
        <translation>Tu commences, et l’ordinateur est parfait.</translation>
    </message>
    <message>
        <source>Heaps 2 and 4: two coins from step 3 to step 2.</source>
        <comment>12/notes</comment>
        <translation>Les tas sont 2 et 4&#xa0;: deux pièces de la marche 3 à la marche 2.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- The coins on the **odd** steps are heaps. [Nothing on the odd steps](staircase:0,0,4,0,2?outcome=P) means P.
- The even steps do not count, because moves from there can be undone.
- A growing heap is harmless if growing must come to an end.

The next game hides its heaps in the gaps between coins, and uses the same idea.</source>
        <comment>13/text</comment>
        <translation>- Les pièces des marches **impaires** sont des tas. [Rien sur les marches impaires](staircase:0,0,4,0,2?outcome=P) veut dire P.
- Les marches paires ne comptent pas, parce qu’on peut annuler les coups qui en partent.
- Un tas qui grandit est sans danger s’il ne peut pas grandir sans fin.

Le prochain jeu cache ses tas dans les trous entre des pièces, et se sert de la même idée.</translation>
    </message>
    <message>
        <source>**Exit question:** steps 1 to 5 hold 1, 7, 2, 7, 3. P or N? (1 ⊕ 2 ⊕ 3 = 0: P.)</source>
        <comment>13/notes</comment>
        <translation>**Question de sortie&#xa0;:** les marches 1 à 5 portent 1, 7, 2, 7, 3. P ou N&#x202f;? (1 ⊕ 2 ⊕ 3 = 0&#xa0;: P.)</translation>
    </message>
</context>
<context>
    <name>takeaway-ten</name>
    <message>
        <source>Takeaway 10</source>
        <comment>title</comment>
        <translation>Dix bâtonnets</translation>
    </message>
    <message>
        <source>Ten matches, take one, two or three: play it, then find out who must win by starting at the end.</source>
        <comment>about</comment>
        <translation>Dix bâtonnets, on en prend un, deux ou trois&#xa0;: joue, puis trouve qui doit gagner, en commençant par la fin.</translation>
    </message>
    <message>
        <source>label a row of positions from the end, and win with ten matches</source>
        <comment>aims</comment>
        <translation>étiqueter une rangée de positions à partir de la fin, et gagner avec dix bâtonnets</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>Ten matches lie on the table. Two players take turns. On your turn you take 1, 2 or 3 matches. **Whoever takes the last match wins.**

Play four games in pairs. Take turns at starting. Watch the end of each game: when did you know who would win?</source>
        <comment>1/text</comment>
        <translation>Dix bâtonnets sont sur la table. Deux joueurs jouent à tour de rôle. À ton tour, tu prends 1, 2 ou 3 bâtonnets. **Qui prend le dernier bâtonnet gagne.**

Jouez quatre parties à deux, en commençant chacun son tour. Observe bien la fin de chaque partie&#xa0;: à quel moment as-tu su qui allait gagner&#x202f;?</translation>
    </message>
    <message>
        <source>Let every pair play four games before anyone talks. **Then ask:** who won, the player who started or the other one? Usually the results are mixed. That is fine: nobody plays well yet.

**Ask:** “At which moment did you know that you had lost?” Somebody will say “when there were four”. Write it down and do not comment.</source>
        <comment>1/notes</comment>
        <translation>Laisser chaque paire jouer quatre parties avant d’en parler. **Demander ensuite&#xa0;:** qui a gagné, celui qui commençait ou l’autre&#x202f;? En général, les résultats sont partagés. C’est très bien&#xa0;: personne ne joue encore à la perfection.

**Demander&#xa0;:** «&#x202f;À quel moment as-tu su que tu avais perdu&#x202f;?&#x202f;» Quelqu’un dira&#xa0;: «&#x202f;Quand il en restait quatre.&#x202f;» Le noter au tableau, sans commentaire.</translation>
    </message>
    <message>
        <source>Three left</source>
        <comment>2/title</comment>
        <translation>Il en reste trois</translation>
    </message>
    <message>
        <source>It is your turn and **three** matches are left. What do you do?</source>
        <comment>2/text</comment>
        <translation>C’est ton tour et il reste **trois** bâtonnets. Que fais-tu&#x202f;?</translation>
    </message>
    <message>
        <source>Quick hands up. With 1, 2 or 3 matches the player to move takes them all. Make sure that everybody has seen this before going on.</source>
        <comment>2/notes</comment>
        <translation>Réponses rapides à main levée. Avec 1, 2 ou 3 bâtonnets, celui qui doit jouer les prend tous. Vérifier que tout le monde l’a vu avant de continuer.</translation>
    </message>
    <message>
        <source>Take all three</source>
        <comment>2/choice 1</comment>
        <translation>J’en prends trois</translation>
    </message>
    <message>
        <source>Yes. You took the last match, so the game is over and you have won.</source>
        <comment>2/because 1</comment>
        <translation>Oui. Tu as pris le dernier bâtonnet&#xa0;: la partie est finie et tu as gagné.</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>2/choice 2</comment>
        <translation>J’en prends deux</translation>
    </message>
    <message>
        <source>Then one match is left, and the other player takes it and wins.</source>
        <comment>2/because 2</comment>
        <translation>Alors il reste un bâtonnet, l’autre joueur le prend et gagne.</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>2/choice 3</comment>
        <translation>J’en prends un</translation>
    </message>
    <message>
        <source>Then two matches are left, and the other player takes both and wins.</source>
        <comment>2/because 3</comment>
        <translation>Alors il reste deux bâtonnets, l’autre joueur prend les deux et gagne.</translation>
    </message>
    <message>
        <source>Four left</source>
        <comment>3/title</comment>
        <translation>Il en reste quatre</translation>
    </message>
    <message>
        <source>Now **four** matches are left and it is your turn. Try each move on the board. Which one wins?</source>
        <comment>3/text</comment>
        <translation>Maintenant il reste **quatre** bâtonnets et c’est ton tour. Essaie chaque coup sur le plateau. Lequel gagne&#x202f;?</translation>
    </message>
    <message>
        <source>**Typical wrong answer:** “Take two, then we both have two left.” Let that pupil play it against you: you take two and have won.

This is the heart of the lesson: four is bad for the player to move, whoever that is.</source>
        <comment>3/notes</comment>
        <translation>**Erreur typique&#xa0;:** «&#x202f;J’en prends deux, comme ça il nous en reste deux à chacun.&#x202f;» Prendre cet élève au mot et jouer contre lui&#xa0;: on prend les deux, et on a gagné.

C’est le cœur de la leçon&#xa0;: quatre est mauvais pour celui qui doit jouer, quel qu’il soit.</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>3/choice 1</comment>
        <translation>En prendre un</translation>
    </message>
    <message>
        <source>You leave three. The other player takes all three.</source>
        <comment>3/because 1</comment>
        <translation>Tu en laisses trois. L’autre joueur prend les trois.</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>3/choice 2</comment>
        <translation>En prendre deux</translation>
    </message>
    <message>
        <source>You leave two. The other player takes both.</source>
        <comment>3/because 2</comment>
        <translation>Tu en laisses deux. L’autre joueur prend les deux.</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>3/choice 3</comment>
        <translation>En prendre trois</translation>
    </message>
    <message>
        <source>You leave one. The other player takes it.</source>
        <comment>3/because 3</comment>
        <translation>Tu en laisses un. L’autre joueur le prend.</translation>
    </message>
    <message>
        <source>None of them</source>
        <comment>3/choice 4</comment>
        <translation>Aucun des trois</translation>
    </message>
    <message>
        <source>Right. Whatever you take, the other player can take all the rest. With four matches the player to move loses, if the other one pays attention.</source>
        <comment>3/because 4</comment>
        <translation>Exact. Quoi que tu prennes, l’autre joueur peut prendre tout le reste. Avec quatre bâtonnets, celui qui doit jouer perd, si l’autre fait attention.</translation>
    </message>
    <message>
        <source>Good for whom?</source>
        <comment>4/title</comment>
        <translation>Bonne pour qui&#x202f;?</translation>
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
        <translation>Une position peut donc être bonne ou mauvaise *avant* même qu’on joue.

- Avec 3 bâtonnets, le joueur **suivant**, celui qui doit jouer, peut gagner.
- Avec 4 bâtonnets, le joueur **précédent**, celui qui vient de jouer, peut gagner.

Peu importe le nom des joueurs, peu importe qui a commencé. Seuls comptent les bâtonnets, et à qui c’est de jouer.

Cela nous donne des noms courts. Une position est une **position N** si le joueur suivant (en anglais *next*) peut forcer la victoire. C’est une **position P** si c’est le joueur *précédent* qui le peut.

À un coup perdant, il y a une réponse qui le montre. On dit que la réponse **réfute** le coup&#xa0;: à partir de quatre, «&#x202f;en prendre un&#x202f;» est réfuté par «&#x202f;en prendre trois&#x202f;».

Voici [trois, une position N](takeaway:3?outcome=N). Voici [quatre, une position P](takeaway:4?outcome=P).</translation>
    </message>
    <message>
        <source>Say it with names: “Anna has just moved. Is Anna happy?” If the answer is yes, the position is P.

Pupils mix up P and N for a while. A help: in a P-position you are glad to be the one who has played. Many people also say cold for P and hot for N: from a hot position you can do something.

Let them refute “take two” and “take three” from four as well. The program says “refuted by” wherever it argues.</source>
        <comment>4/notes</comment>
        <translation>Le dire avec des prénoms&#xa0;: «&#x202f;Anna vient de jouer. Est-ce qu’Anna est contente&#x202f;?&#x202f;» Si oui, la position est P.

Les élèves confondent P et N pendant un certain temps. Une aide&#xa0;: dans une position P, on est content d’avoir joué. Beaucoup de gens disent aussi froide pour P et chaude pour N&#xa0;: dans une position chaude, il y a quelque chose à faire.

Leur faire réfuter aussi «&#x202f;en prendre deux&#x202f;» et «&#x202f;en prendre trois&#x202f;» à partir de quatre. Le programme dit «&#x202f;réfuté par&#x202f;» chaque fois qu’il argumente.</translation>
    </message>
    <message>
        <source>The end itself</source>
        <comment>5/title</comment>
        <translation>Tout à la fin</translation>
    </message>
    <message>
        <source>No matches are left. Nobody can move. Is this position P or N?</source>
        <comment>5/text</comment>
        <translation>Il ne reste aucun bâtonnet. Personne ne peut jouer. Cette position est-elle P ou N&#x202f;?</translation>
    </message>
    <message>
        <source>Ask it before you show the board of labels. Wrong answers come from thinking that a position must have moves to have a winner.</source>
        <comment>5/notes</comment>
        <translation>Poser la question avant de montrer les étiquettes. Les réponses fausses viennent de l’idée qu’une position doit avoir des coups pour avoir un gagnant.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>5/choice 1</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Yes. The previous player took the last match and has won. So 0 is a P-position, and it is where all the labelling begins.</source>
        <comment>5/because 1</comment>
        <translation>Oui. Le joueur précédent a pris le dernier bâtonnet et il a gagné. Donc 0 est une position P, et c’est par elle que commencent toutes les étiquettes.</translation>
    </message>
    <message>
        <source>N</source>
        <comment>5/choice 2</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>The next player cannot do anything: the game is over, and the other one took the last match.</source>
        <comment>5/because 2</comment>
        <translation>Le joueur suivant ne peut rien faire&#xa0;: la partie est finie, et c’est l’autre qui a pris le dernier bâtonnet.</translation>
    </message>
    <message>
        <source>Neither, the game is over</source>
        <comment>5/choice 3</comment>
        <translation>Ni l’une ni l’autre, la partie est finie</translation>
    </message>
    <message>
        <source>The game is over, but somebody has won: the previous player. So it gets a label too.</source>
        <comment>5/because 3</comment>
        <translation>La partie est finie, mais quelqu’un a gagné&#xa0;: le joueur précédent. Cette position a donc une étiquette, elle aussi.</translation>
    </message>
    <message>
        <source>Label them, one by one</source>
        <comment>6/title</comment>
        <translation>Les étiquettes, une par une</translation>
    </message>
    <message>
        <source>Now go up from the end, one number at a time. What you could leave with one move are the **options** of a number: the options of 7 are 6, 5 and 4. Before each step say the options and their labels.

- If **some** option is P, write N: make the move that leaves it.
- If **every** option is N, write P: whatever you leave helps the other player.</source>
        <comment>6/text</comment>
        <translation>Maintenant, remonte à partir de la fin, un nombre à la fois. Ce qu’on peut laisser en un coup, ce sont les **options** d’un nombre&#xa0;: les options de 7 sont 6, 5 et 4. Avant chaque étape, dis les options et leurs étiquettes.

- Si **au moins une** option est P, écris N&#xa0;: on joue le coup qui la laisse.
- Si **toutes** les options sont N, écris P&#xa0;: quoi qu’on laisse, on aide l’autre.</translation>
    </message>
    <message>
        <source>Let the class call out the label before each reveal. **Ask for the reason every time:** “N because I can leave 4” or “P because I can only leave 5, 6 and 7, and they are all N”.

The weak spot is 8. Many pupils write N out of habit after 5, 6 and 7. Ask them which P-position they can reach from 8.</source>
        <comment>6/notes</comment>
        <translation>Que la classe annonce l’étiquette avant chaque dévoilement. **Demander chaque fois la raison&#xa0;:** «&#x202f;N parce que je peux laisser 4&#x202f;», ou «&#x202f;P parce que je ne peux laisser que 5, 6 et 7, et ils sont tous N&#x202f;».

Le point délicat est 8. Beaucoup d’élèves écrivent N par habitude, après 5, 6 et 7. Leur demander quelle position P on atteint à partir de 8.</translation>
    </message>
    <message>
        <source>The pattern</source>
        <comment>7/title</comment>
        <translation>Le motif</translation>
    </message>
    <message>
        <source>The labels from 0 to 10 are P N N N P N N N P N N. What do the P numbers have in common? Which one comes next after 8, and why?</source>
        <comment>7/text</comment>
        <translation>Les étiquettes de 0 à 10 sont P N N N P N N N P N N. Qu’ont en commun les nombres P&#x202f;? Lequel vient après 8, et pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Give them a minute. Some see “every fourth”, some see “even numbers” and then notice 2 and 6. Ask for the reason, not only for the pattern: why can the other player never break it?</source>
        <comment>7/notes</comment>
        <translation>Leur laisser une minute. Certains voient «&#x202f;un sur quatre&#x202f;», d’autres «&#x202f;les nombres pairs&#x202f;», puis remarquent 2 et 6. Demander la raison, et pas seulement le motif&#xa0;: pourquoi l’autre joueur ne peut-il jamais le briser&#x202f;?</translation>
    </message>
    <message>
        <source>The P-positions are 0, 4 and 8: the multiples of four. Next come [12](takeaway:12?outcome=P), [16](takeaway:16?outcome=P) and so on, for ever.

Why four? If the other player takes 1, you take 3. If they take 2, you take 2. If they take 3, you take 1. **Together you always take four.** So once you have left a multiple of four, you can do it again after every move of theirs, down to 0.</source>
        <comment>7/reveal</comment>
        <translation>Les positions P sont 0, 4 et 8&#xa0;: les multiples de quatre. Viennent ensuite [12](takeaway:12?outcome=P), [16](takeaway:16?outcome=P), et ainsi de suite, sans fin.

Pourquoi quatre&#x202f;? Si l’autre en prend 1, tu en prends 3. S’il en prend 2, tu en prends 2. S’il en prend 3, tu en prends 1. **À vous deux, vous en prenez toujours quatre.** Dès que tu as laissé un multiple de quatre, tu peux donc recommencer après chacun de ses coups, jusqu’à 0.</translation>
    </message>
    <message>
        <source>Ten matches</source>
        <comment>8/title</comment>
        <translation>Dix bâtonnets</translation>
    </message>
    <message>
        <source>Back to ten matches. You start. What do you take?</source>
        <comment>8/text</comment>
        <translation>Revenons aux dix bâtonnets. C’est toi qui commences. Combien en prends-tu&#x202f;?</translation>
    </message>
    <message>
        <source>Let them vote with fingers: one, two or three. Then ask a pupil who voted for one or three to play it out against a pupil who knows the pattern.</source>
        <comment>8/notes</comment>
        <translation>Vote avec les doigts&#xa0;: un, deux ou trois. Demander ensuite à un élève qui a voté un ou trois de jouer la partie contre un élève qui connaît le motif.</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>8/choice 1</comment>
        <translation>J’en prends un</translation>
    </message>
    <message>
        <source>You leave 9. The other player takes one as well and leaves you 8.</source>
        <comment>8/because 1</comment>
        <translation>Tu laisses 9. L’autre en prend un aussi et te laisse 8.</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>8/choice 2</comment>
        <translation>J’en prends deux</translation>
    </message>
    <message>
        <source>Yes. You leave 8, a multiple of four. It is the only move that wins.</source>
        <comment>8/because 2</comment>
        <translation>Oui. Tu laisses 8, un multiple de quatre. C’est le seul coup gagnant.</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>8/choice 3</comment>
        <translation>J’en prends trois</translation>
    </message>
    <message>
        <source>You leave 7. The other player takes three and leaves you 4.</source>
        <comment>8/because 3</comment>
        <translation>Tu laisses 7. L’autre en prend trois et te laisse 4.</translation>
    </message>
    <message>
        <source>It does not matter</source>
        <comment>8/choice 4</comment>
        <translation>Cela revient au même</translation>
    </message>
    <message>
        <source>It does. Of the three moves only one leaves a multiple of four.</source>
        <comment>8/because 4</comment>
        <translation>Non. Des trois coups, un seul laisse un multiple de quatre.</translation>
    </message>
    <message>
        <source>Beat the computer</source>
        <comment>9/title</comment>
        <translation>Bats l’ordinateur</translation>
    </message>
    <message>
        <source>You start with ten matches. The computer never makes a mistake. Can you win every time?</source>
        <comment>9/text</comment>
        <translation>Tu commences avec dix bâtonnets. L’ordinateur ne se trompe jamais. Peux-tu gagner à chaque fois&#x202f;?</translation>
    </message>
    <message>
        <source>It can be won every time: take two, then always make four together. If a pair loses, let them go back to the first moment at which they left a number that is not a multiple of four.</source>
        <comment>9/notes</comment>
        <translation>On peut gagner à chaque fois&#xa0;: en prendre deux, puis toujours faire quatre à deux. Si une paire perd, qu’elle revienne au premier moment où elle a laissé un nombre qui n’est pas multiple de quatre.</translation>
    </message>
    <message>
        <source>Do it yourself</source>
        <comment>10/title</comment>
        <translation>À toi de jouer</translation>
    </message>
    <message>
        <source>Fill in P and N for 0 to 12 matches, without looking back. If something cannot be right, you are shown the first place where it does not fit, and you can mend it.</source>
        <comment>10/text</comment>
        <translation>Remplis P et N de 0 à 12 bâtonnets, sans regarder en arrière. Si quelque chose est impossible, on te montre le premier endroit qui ne va pas, et tu peux le corriger.</translation>
    </message>
    <message>
        <source>Alone or in pairs. Quick pupils fill in only the multiples of four. Ask them to say why the others are N.</source>
        <comment>10/notes</comment>
        <translation>Seul ou à deux. Les élèves rapides ne remplissent que les multiples de quatre. Leur demander alors pourquoi les autres sont N.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Now with other numbers of matches. Which number do you want to leave?</source>
        <comment>11/text</comment>
        <translation>Et maintenant, avec d’autres nombres de bâtonnets. Quel nombre veux-tu laisser&#x202f;?</translation>
    </message>
    <message>
        <source>Stop after three or four. Ask one pupil to explain a right answer with the words “I leave … and that is P because …”.</source>
        <comment>11/notes</comment>
        <translation>Arrêter après trois ou quatre. Demander à un élève d’expliquer une bonne réponse avec les mots «&#x202f;Je laisse … et c’est P parce que …&#x202f;».</translation>
    </message>
    <message>
        <source>Turn it round</source>
        <comment>12/title</comment>
        <translation>Le monde à l’envers</translation>
    </message>
    <message>
        <source>One last twist: now whoever takes the last match **loses**. There are ten matches and you start. What do you take?</source>
        <comment>12/text</comment>
        <translation>Une dernière surprise&#xa0;: maintenant, qui prend le dernier bâtonnet **perd**. Il y a dix bâtonnets et tu commences. Combien en prends-tu&#x202f;?</translation>
    </message>
    <message>
        <source>This is called misère play. The method is the same, only the end is different: now the position with no matches is N. The P-positions move up by one: 1, 5, 9. Can be left out if time is short; misère play has a lesson of its own.</source>
        <comment>12/notes</comment>
        <translation>C’est la convention misère. La méthode est la même, seule la fin change&#xa0;: la position sans bâtonnet est maintenant N. Les positions P se décalent d’un cran&#xa0;: 1, 5, 9. On peut sauter cette étape si le temps manque&#x202f;; la convention misère a sa propre leçon.</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>12/choice 1</comment>
        <translation>J’en prends un</translation>
    </message>
    <message>
        <source>Yes. You leave 9. Together you always take four: 9, 5, 1. Then the other player must take the last match.</source>
        <comment>12/because 1</comment>
        <translation>Oui. Tu laisses 9. À vous deux, vous en prenez toujours quatre&#xa0;: 9, 5, 1. À la fin, l’autre doit prendre le dernier bâtonnet.</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>12/choice 2</comment>
        <translation>J’en prends deux</translation>
    </message>
    <message>
        <source>You leave 8. The other player takes three and leaves you 5. From 5 you can leave 4, 3 or 2, and each time they leave you the last match.</source>
        <comment>12/because 2</comment>
        <translation>Tu laisses 8. L’autre en prend trois et te laisse 5. À partir de 5, tu peux laisser 4, 3 ou 2, et chaque fois il te laisse le dernier bâtonnet.</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>12/choice 3</comment>
        <translation>J’en prends trois</translation>
    </message>
    <message>
        <source>You leave 7. The other player takes two and leaves you 5, and later 1.</source>
        <comment>12/because 3</comment>
        <translation>Tu laisses 7. L’autre en prend deux et te laisse 5, puis 1.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- A position is **P** or **N**, whoever plays.
- Label from the end: *some move to P* makes N, *every move to N* makes P.
- To win, always leave a P-position. From [ten matches](takeaway:10?outcome=N&amp;only=takeaway:8) you leave eight.

You did not need to try every game. You only needed eleven labels. Next: what happens when other numbers may be taken.</source>
        <comment>13/text</comment>
        <translation>- Une position est **P** ou **N**, quels que soient les joueurs.
- On étiquette à partir de la fin&#xa0;: *un coup vers P* donne N, *tous les coups vers N* donnent P.
- Pour gagner, laisse toujours une position P. Avec [dix bâtonnets](takeaway:10?outcome=N&amp;only=takeaway:8), tu en laisses huit.

Pas besoin d’essayer toutes les parties&#xa0;: onze étiquettes ont suffi. La suite&#xa0;: que se passe-t-il quand on peut prendre d’autres nombres&#x202f;?</translation>
    </message>
    <message>
        <source>Let one pupil retell the two rules in their own words. Homework idea: 21 matches, take 1, 2, 3 or 4. Which numbers are P? (The multiples of five, so take one.)</source>
        <comment>13/notes</comment>
        <translation>Qu’un élève redise les deux règles avec ses propres mots. Idée de devoir&#xa0;: 21 bâtonnets, on en prend 1, 2, 3 ou 4. Quels nombres sont P&#x202f;? (Les multiples de cinq&#x202f;; il faut donc en prendre un.)</translation>
    </message>
</context>
<context>
    <name>the-grid</name>
    <message>
        <source>The 4 × 4 grid</source>
        <comment>title</comment>
        <translation>La grille 4 × 4</translation>
    </message>
    <message>
        <source>Sixteen stones in a square: labelling from the end, one step at a time.</source>
        <comment>about</comment>
        <translation>Seize jetons en carré&#xa0;: étiqueter à partir de la fin, pas à pas.</translation>
    </message>
    <message>
        <source>label the positions near the end of a board without a formula</source>
        <comment>aims</comment>
        <translation>étiqueter sans formule les positions proches de la fin</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>Sixteen stones in a square of 4 × 4. Take **1, 2 or 3** stones that are next to each other in one row or in one column. Gaps may not be jumped. Whoever takes the last stone **loses**.

Play it twice in pairs.</source>
        <comment>1/text</comment>
        <translation>Seize jetons forment un carré de 4 × 4. Prends **1, 2 ou 3** jetons voisins d’une même ligne ou d’une même colonne. On ne saute pas par-dessus un trou. Qui prend le dernier jeton **perd**.

Jouez deux parties à deux.</translation>
    </message>
    <message>
        <source>A game from a school playground. Stones are taken straight along a row or a column, never round a corner. A whole row of four cannot be taken at once. **Ask afterwards:** “Which positions near the end did you want to leave to the other player?”</source>
        <comment>1/notes</comment>
        <translation>Un jeu de cour de récréation. On prend tout droit, le long d’une ligne ou d’une colonne, jamais en tournant. Une ligne entière de quatre ne peut pas se prendre d’un coup. **Demander ensuite&#xa0;:** «&#x202f;Vers la fin, quelles positions vouliez-vous laisser à l’autre&#x202f;?&#x202f;»</translation>
    </message>
    <message>
        <source>One stone</source>
        <comment>2/title</comment>
        <translation>Un jeton</translation>
    </message>
    <message>
        <source>Only one stone is left, and it is your turn.</source>
        <comment>2/text</comment>
        <translation>Il ne reste qu’un jeton, et c’est ton tour.</translation>
    </message>
    <message>
        <source>There are 16 such positions, one for each place. They are all P, and with them the labelling starts. The empty board is N: the player to move has not taken the last stone.</source>
        <comment>2/notes</comment>
        <translation>Il y a 16 positions de ce genre, une par place. Elles sont toutes P, et c’est par elles que commencent les étiquettes. Le plateau vide est N&#xa0;: celui qui doit jouer n’a pas pris le dernier jeton.</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>2/choice 1</comment>
        <translation>Je perds</translation>
    </message>
    <message>
        <source>Yes. You must take it, and it is the last one.</source>
        <comment>2/because 1</comment>
        <translation>Oui. Tu dois le prendre, et c’est le dernier.</translation>
    </message>
    <message>
        <source>I win</source>
        <comment>2/choice 2</comment>
        <translation>Je gagne</translation>
    </message>
    <message>
        <source>The last stone loses here, and you must take a stone.</source>
        <comment>2/because 2</comment>
        <translation>Ici, le dernier jeton perd, et tu es obligé d’en prendre un.</translation>
    </message>
    <message>
        <source>Two stones</source>
        <comment>3/title</comment>
        <translation>Deux jetons</translation>
    </message>
    <message>
        <source>Two stones in different corners. It is your turn.</source>
        <comment>3/text</comment>
        <translation>Deux jetons dans des coins différents. C’est ton tour.</translation>
    </message>
    <message>
        <source>All 120 positions with two stones are N: take one, leave one.</source>
        <comment>3/notes</comment>
        <translation>Les 120 positions à deux jetons sont toutes N&#xa0;: en prendre un, en laisser un.</translation>
    </message>
    <message>
        <source>I win</source>
        <comment>3/choice 1</comment>
        <translation>Je gagne</translation>
    </message>
    <message>
        <source>Yes. Take one of them, and the other player must take the last one.</source>
        <comment>3/because 1</comment>
        <translation>Oui. Prends-en un, et l’autre joueur doit prendre le dernier.</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>3/choice 2</comment>
        <translation>Je perds</translation>
    </message>
    <message>
        <source>Take one of the two. What is left for the other player?</source>
        <comment>3/because 2</comment>
        <translation>Prends l’un des deux. Que reste-t-il à l’autre joueur&#x202f;?</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <comment>4/title</comment>
        <translation>Trois alignés</translation>
    </message>
    <message>
        <source>Three in a row. You could take one and leave two. But two is good for the *other* player. Is this lost?</source>
        <comment>4/text</comment>
        <translation>Trois jetons alignés. Tu pourrais en prendre un et en laisser deux. Mais deux, c’est bon pour l’*autre*. Est-ce perdu&#x202f;?</translation>
    </message>
    <message>
        <source>An important moment. Many think that a position with a bad move is bad. Say it like this: you are not forced to make the bad move.</source>
        <comment>4/notes</comment>
        <translation>Un moment important. Beaucoup pensent qu’une position qui a un mauvais coup est mauvaise. Le dire ainsi&#xa0;: rien n’oblige à jouer le mauvais coup.</translation>
    </message>
    <message>
        <source>No! There are [two moves that win](grid/misere:1110/0000/0000/0000?outcome=N&amp;winning=2): take two and leave a single stone.

**One winning move is enough.** The position is P only if *all* moves are bad.</source>
        <comment>4/reveal</comment>
        <translation>Non&#x202f;! Il y a [deux coups qui gagnent](grid/misere:1110/0000/0000/0000?outcome=N&amp;winning=2)&#xa0;: prends-en deux et laisse un seul jeton.

**Un seul coup gagnant suffit.** La position n’est P que si *tous* les coups sont mauvais.</translation>
    </message>
    <message>
        <source>The two rules once more</source>
        <comment>5/title</comment>
        <translation>Les deux règles, encore une fois</translation>
    </message>
    <message>
        <source>- If **some** move leaves a position that is lost for the other player, you win: N.
- If **every** move leaves a position that is won for the other player, you lose: P.

In 1913 the mathematician Ernst Zermelo asked what a player can force in chess. A theorem is named after him: in a game for two, without chance and without secrets, that must end and cannot be drawn, **one of the two players can always force a win**. We only have to find out which one.</source>
        <comment>5/text</comment>
        <translation>- Si **un** coup laisse une position perdue pour l’autre, tu gagnes&#xa0;: N.
- Si **tous** les coups laissent une position gagnée pour l’autre, tu perds&#xa0;: P.

En 1913, le mathématicien Ernst Zermelo s’est demandé ce qu’un joueur peut forcer aux échecs. Un théorème porte son nom&#xa0;: dans un jeu à deux, sans hasard et sans secret, qui finit forcément et ne connaît pas de partie nulle, **l’un des deux joueurs peut toujours forcer la victoire**. Il ne reste qu’à trouver lequel.</translation>
    </message>
    <message>
        <source>In chess there can also be draws, so there are three labels. The idea is the same.</source>
        <comment>5/notes</comment>
        <translation>Aux échecs, il y a aussi des parties nulles, donc trois étiquettes. L’idée est la même.</translation>
    </message>
    <message>
        <source>One step back</source>
        <comment>6/title</comment>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Which positions can leave a **single** stone in one move? You may take up to three. How many stones can such a position have?</source>
        <comment>6/text</comment>
        <translation>Quelles positions peuvent laisser **un seul** jeton en un coup&#x202f;? Tu peux en prendre jusqu’à trois. Combien de jetons une telle position peut-elle avoir&#x202f;?</translation>
    </message>
    <message>
        <source>65,536 is 2 to the power 16: each of the 16 places has a stone or has none. Ask for a position of four stones that is not among the 604: for example a square of two by two. It is the next step.</source>
        <comment>6/notes</comment>
        <translation>65&#x202f;536, c’est 2 puissance 16&#xa0;: à chacune des 16 places, il y a un jeton ou il n’y en a pas. Demander une position de quatre jetons qui n’est pas parmi les 604&#xa0;: par exemple un carré de deux sur deux. C’est l’étape suivante.</translation>
    </message>
    <message>
        <source>Two, three or four: one stone that stays, and one to three that are taken together. There are exactly **604** such positions: 120 with two stones, 284 with three and 200 with four. All of them are N. [Here is one](grid/misere:0111/0000/0000/0100?outcome=N&amp;wins=grid/misere:0000/0000/0000/0100) with four.

So of the 65,536 positions you know 621 already: 604, the 16 single stones, and the empty board.</source>
        <comment>6/reveal</comment>
        <translation>Deux, trois ou quatre&#xa0;: un jeton qui reste, et un à trois qu’on prend ensemble. Il y a exactement **604** positions de ce genre&#xa0;: 120 à deux jetons, 284 à trois et 200 à quatre. Toutes sont N. [En voici une](grid/misere:0111/0000/0000/0100?outcome=N&amp;wins=grid/misere:0000/0000/0000/0100) à quatre.

Des 65&#x202f;536 positions, tu en connais donc déjà 621&#xa0;: 604, les 16 jetons seuls et le plateau vide.</translation>
    </message>
    <message>
        <source>A square of four</source>
        <comment>7/title</comment>
        <translation>Un carré de quatre</translation>
    </message>
    <message>
        <source>Four stones in a small square. Try the moves. What is it?</source>
        <comment>7/text</comment>
        <translation>Quatre jetons en petit carré. Essaie les coups. Qu’est-ce que c’est&#x202f;?</translation>
    </message>
    <message>
        <source>Pupils should play it on the board: all eight moves look alike, there are only two kinds. Other positions to remember: two pairs that lie apart, or 1011 above 0111.</source>
        <comment>7/notes</comment>
        <translation>Que les élèves le jouent sur le plateau&#xa0;: les huit coups se ressemblent, il n’y en a que de deux sortes. D’autres positions à retenir&#xa0;: deux paires éloignées l’une de l’autre, ou 1011 au-dessus de 0111.</translation>
    </message>
    <message>
        <source>P: every move helps the other player</source>
        <comment>7/choice 1</comment>
        <translation>P&#xa0;: tout coup aide l’autre</translation>
    </message>
    <message>
        <source>Right. After one stone three are left, and the other player takes two neighbours. After two stones two are left, and the other player takes one.</source>
        <comment>7/because 1</comment>
        <translation>Exact. Si tu en prends un, il en reste trois, et l’autre prend deux voisins. Si tu en prends deux, il en reste deux, et l’autre en prend un.</translation>
    </message>
    <message>
        <source>N: take two and leave two</source>
        <comment>7/choice 2</comment>
        <translation>N&#xa0;: en prendre deux et en laisser deux</translation>
    </message>
    <message>
        <source>Then the other player takes one of the two, and you get the last stone.</source>
        <comment>7/because 2</comment>
        <translation>Alors l’autre prend l’un des deux, et le dernier jeton est pour toi.</translation>
    </message>
    <message>
        <source>N: take one and leave three</source>
        <comment>7/choice 3</comment>
        <translation>N&#xa0;: en prendre un et en laisser trois</translation>
    </message>
    <message>
        <source>The three form a corner. The other player takes two of them, and you get the last stone.</source>
        <comment>7/because 3</comment>
        <translation>Les trois forment un coin. L’autre en prend deux, et le dernier jeton est pour toi.</translation>
    </message>
    <message>
        <source>A small square by yourself</source>
        <comment>8/title</comment>
        <translation>Un petit carré, sans aide</translation>
    </message>
    <message>
        <source>The positions of a square of 2 × 2, last stone loses. Positions that are equal when turned or mirrored are drawn once, so there are only six of them. Fill in P and N. Start with the empty square and the single stone.</source>
        <comment>8/text</comment>
        <translation>Les positions d’un carré de 2 × 2, le dernier jeton perd. Celles qu’on obtient l’une de l’autre en tournant ou en miroir ne sont dessinées qu’une fois&#xa0;: il n’y en a donc que six. Remplis P et N. Commence par le carré vide et le jeton seul.</translation>
    </message>
    <message>
        <source>Two are P: the single stone and the full square. The empty one is N, because the last stone has just lost. That is the usual first contradiction. Without turning and mirroring there are 16 positions, five of them P.</source>
        <comment>8/notes</comment>
        <translation>Deux sont P&#xa0;: le jeton seul et le carré plein. Le carré vide est N, puisque le dernier jeton vient de perdre. C’est en général la première contradiction. Sans tourner ni retourner, il y a 16 positions, dont cinq P.</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>9/title</comment>
        <translation>Trouve le coup gagnant</translation>
    </message>
    <message>
        <source>Look for positions that you know: a single stone, the small square, or two pairs that lie apart. The two pairs are P as well: copy, and take care at the end.</source>
        <comment>9/text</comment>
        <translation>Cherche des positions que tu connais&#xa0;: un jeton seul, le petit carré, ou deux paires éloignées l’une de l’autre. Les deux paires sont P, elles aussi&#xa0;: imite, et fais attention à la fin.</translation>
    </message>
    <message>
        <source>Ask for the position that is left, not for the move: “I leave two separate pairs, and that is P.”</source>
        <comment>9/notes</comment>
        <translation>Demander la position qu’on laisse, et non le coup&#xa0;: «&#x202f;Je laisse deux paires séparées, et c’est P.&#x202f;»</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- **Some** move to P makes N. **Every** move to N makes P. One winning move is enough.
- [A single stone](grid/misere:0000/0100/0000/0000?outcome=P) and [the small square](grid/misere:1100/1100/0000/0000?outcome=P) are P; [three in a row](grid/misere:1110/0000/0000/0000?outcome=N) is N.
- One step before the end there are 604 positions.

65,536 positions are too many for us, but not for a good plan. It comes in the next lesson.</source>
        <comment>10/text</comment>
        <translation>- **Un** coup vers P donne N. **Tous** les coups vers N donnent P. Un seul coup gagnant suffit.
- [Un jeton seul](grid/misere:0000/0100/0000/0000?outcome=P) et [le petit carré](grid/misere:1100/1100/0000/0000?outcome=P) sont P&#x202f;; [trois alignés](grid/misere:1110/0000/0000/0000?outcome=N), c’est N.
- À un pas de la fin, il y a 604 positions.

65&#x202f;536 positions, c’est trop pour nous, mais pas pour un bon plan. Il vient à la prochaine leçon.</translation>
    </message>
    <message>
        <source>**Exit question:** one row of four and nothing else, last stone loses. What do you do? (Take three at one end, leave one.)</source>
        <comment>10/notes</comment>
        <translation>**Question de sortie&#xa0;:** une ligne de quatre et rien d’autre, le dernier jeton perd. Que fais-tu&#x202f;? (En prendre trois à un bout, en laisser un.)</translation>
    </message>
</context>
<context>
    <name>the-proof</name>
    <message>
        <source>Why the nim-sum decides</source>
        <comment>title</comment>
        <translation>Pourquoi la somme de Nim décide</translation>
    </message>
    <message>
        <source>What has to be proved, and the first of two facts: from nim-sum 0 every move spoils it.</source>
        <comment>about</comment>
        <translation>Ce qu’il faut prouver, et le premier des deux faits&#xa0;: quand la somme de Nim est 0, tout coup la gâche.</translation>
    </message>
    <message>
        <source>prove that from nim-sum 0 every move spoils it</source>
        <comment>aims</comment>
        <translation>prouver que, quand la somme de Nim est 0, tout coup la gâche</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>Heaps of 7, 11 and 5. Play it once in pairs. Far too many positions for a list! Before you start, write the heaps in binary: is one player sure to win?</source>
        <comment>1/text</comment>
        <translation>Des tas de 7, 11 et 5. Joue une partie à deux. Beaucoup trop de positions pour une liste&#x202f;! Avant de commencer, écris les tas en binaire&#xa0;: l’un des joueurs est-il sûr de gagner&#x202f;?</translation>
    </message>
    <message>
        <source>Nim-sum 111, 1011 and 101: 1001, which is 9. So it is N. **Ask:** “And which move?” Let them search by trying; the next lesson answers it.</source>
        <comment>1/notes</comment>
        <translation>Somme de Nim de 111, 1011 et 101&#xa0;: 1001, c’est-à-dire 9. C’est donc N. **Demander&#xa0;:** «&#x202f;Et quel coup&#x202f;?&#x202f;» Les laisser chercher par essais&#x202f;; la leçon suivante donne la réponse.</translation>
    </message>
    <message>
        <source>What we want to prove</source>
        <comment>2/title</comment>
        <translation>Ce que nous voulons prouver</translation>
    </message>
    <message>
        <source>**In Nim a position is P just when its nim-sum is 0.**

It has held in all the tables so far. But a table can never show it for *all* heaps. For that we need reasons. Two facts are enough:

- **Fact 1.** From nim-sum 0, *every* move leaves a nim-sum that is not 0.
- **Fact 2.** From any other nim-sum, *some* move leaves nim-sum 0.

Compare that with P and N: from P every move leaves N, and from N some move leaves P. And at the end, with no stones, the nim-sum is 0 and the position is P. So if both facts are true, the nim-sum sorts the positions just as P and N do.</source>
        <comment>2/text</comment>
        <translation>**Dans Nim, une position est P exactement quand sa somme de Nim est 0.**

Cela s’est vérifié dans tous les tableaux jusqu’ici. Mais un tableau ne peut jamais le montrer pour *tous* les tas. Pour cela, il faut des raisons. Deux faits suffisent&#xa0;:

- **Fait 1.** À partir de la somme de Nim 0, *tout* coup laisse une somme de Nim différente de 0.
- **Fait 2.** À partir de toute autre somme de Nim, *un certain* coup laisse la somme de Nim 0.

Compare avec P et N&#xa0;: à partir de P, tout coup laisse N, et à partir de N, un certain coup laisse P. Et à la fin, sans jeton, la somme de Nim est 0 et la position est P. Donc, si les deux faits sont vrais, la somme de Nim trie les positions exactement comme P et N.</translation>
    </message>
    <message>
        <source>Mathematicians call such helping facts lemmas. **Ask:** “Which of the two do you find easier to believe?” Most say the first one.</source>
        <comment>2/notes</comment>
        <translation>Les mathématiciens appellent lemmes ces faits auxiliaires. **Demander&#xa0;:** «&#x202f;Lequel des deux vous paraît le plus facile à croire&#x202f;?&#x202f;» La plupart disent le premier.</translation>
    </message>
    <message>
        <source>Try to break fact 1</source>
        <comment>3/title</comment>
        <translation>Essaie de briser le fait 1</translation>
    </message>
    <message>
        <source>The heaps 1, 4 and 5 have nim-sum 0: 001, 100, 101. Make any move on the board. Can you keep the nim-sum at 0?</source>
        <comment>3/text</comment>
        <translation>Les tas 1, 4 et 5 ont la somme de Nim 0&#xa0;: 001, 100, 101. Joue un coup quelconque sur le plateau. Peux-tu garder la somme de Nim à 0&#x202f;?</translation>
    </message>
    <message>
        <source>Let several pupils try. Each time write the three lines in binary and mark the columns that have become odd.</source>
        <comment>3/notes</comment>
        <translation>Faire essayer plusieurs élèves. Chaque fois, écrire les trois lignes en binaire et marquer les colonnes devenues impaires.</translation>
    </message>
    <message>
        <source>Yes, by taking the heap of one</source>
        <comment>3/choice 1</comment>
        <translation>Oui, en prenant le tas d’un jeton</translation>
    </message>
    <message>
        <source>Then 4 and 5 are left: 100 and 101. The last column now has one 1.</source>
        <comment>3/because 1</comment>
        <translation>Il reste alors 4 et 5&#xa0;: 100 et 101. La dernière colonne n’a plus qu’un seul 1.</translation>
    </message>
    <message>
        <source>Yes, by taking one from the five</source>
        <comment>3/choice 2</comment>
        <translation>Oui, en prenant un jeton dans le cinq</translation>
    </message>
    <message>
        <source>Then 1, 4 and 4 are left. The fours cancel, and 1 remains.</source>
        <comment>3/because 2</comment>
        <translation>Il reste alors 1, 4 et 4. Les quatre s’annulent, et il reste 1.</translation>
    </message>
    <message>
        <source>No, no move does it</source>
        <comment>3/choice 3</comment>
        <translation>Non, aucun coup ne le fait</translation>
    </message>
    <message>
        <source>Right. All ten moves leave a nim-sum that is not 0.</source>
        <comment>3/because 3</comment>
        <translation>Exact. Les dix coups laissent tous une somme de Nim différente de 0.</translation>
    </message>
    <message>
        <source>Why fact 1 is true</source>
        <comment>4/title</comment>
        <translation>Pourquoi le fait 1 est vrai</translation>
    </message>
    <message>
        <source>Look at the binary lines while you make a move. **How many lines** change? What happens in a column where a digit changes?</source>
        <comment>4/text</comment>
        <translation>Regarde les lignes binaires pendant que tu joues un coup. **Combien de lignes** changent&#x202f;? Que se passe-t-il dans une colonne où un chiffre change&#x202f;?</translation>
    </message>
    <message>
        <source>The whole proof rests on one word: one heap. If you could change two heaps at once, fact 1 would fail. Good question for quick pupils: which move in two heaps keeps 1, 4, 5 at nim-sum 0? For example 4 and 5 to 2 and 3.</source>
        <comment>4/notes</comment>
        <translation>Toute la preuve tient à un mot&#xa0;: un seul tas. Si l’on pouvait changer deux tas à la fois, le fait 1 serait faux. Bonne question pour les élèves rapides&#xa0;: quel coup dans deux tas garde 1, 4, 5 à la somme de Nim 0&#x202f;? Par exemple, passer de 4 et 5 à 2 et 3.</translation>
    </message>
    <message>
        <source>A move changes **one** heap, so only one line changes. In at least one column its digit changes.

There the number of ones goes up or down by one. It was **even**, so now it is **odd**: the nim-sum has a 1 there and is not 0. That is the whole proof of fact 1.</source>
        <comment>4/reveal</comment>
        <translation>Un coup change **un seul** tas, donc une seule ligne change. Dans au moins une colonne, son chiffre change.

Là, le nombre de uns augmente ou diminue de un. Il était **pair**&#x202f;; il est donc maintenant **impair**&#xa0;: la somme de Nim y a un 1, elle n’est pas 0. C’est toute la preuve du fait 1.</translation>
    </message>
    <message>
        <source>How far does it jump?</source>
        <comment>5/title</comment>
        <translation>De combien saute-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>From 2 and 2, nim-sum 0, you take **one** stone and leave 1 and 2. What is the new nim-sum?</source>
        <comment>5/text</comment>
        <translation>À partir de 2 et 2, de somme de Nim 0, tu prends **un** jeton et tu laisses 1 et 2. Quelle est la nouvelle somme de Nim&#x202f;?</translation>
    </message>
    <message>
        <source>Many texts get this wrong and subtract. The change of the nim-sum is x ⊕ y, where x is the old and y the new size of the heap, and not x − y. Since x and y differ, x ⊕ y is never 0: this is fact 1 again in one line.</source>
        <comment>5/notes</comment>
        <translation>Beaucoup de textes se trompent ici et soustraient. Le changement de la somme de Nim est x ⊕ y, où x est l’ancienne taille du tas et y la nouvelle, et non x − y. Comme x et y diffèrent, x ⊕ y n’est jamais 0&#xa0;: c’est encore le fait 1, en une ligne.</translation>
    </message>
    <message>
        <source>1, because one stone was taken</source>
        <comment>5/choice 1</comment>
        <translation>1, puisqu’on a pris un jeton</translation>
    </message>
    <message>
        <source>It sounds right, but stones taken and nim-sums are different things. Work it out: 01 ⊕ 10.</source>
        <comment>5/because 1</comment>
        <translation>Cela paraît juste, mais les jetons pris et les sommes de Nim sont deux choses différentes. Calcule&#xa0;: 01 ⊕ 10.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>5/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Yes: 01 ⊕ 10 = 11. Taking one stone changed two columns at once. The change is old size ⊕ new size, here 2 ⊕ 1 = 3.</source>
        <comment>5/because 2</comment>
        <translation>Oui&#xa0;: 01 ⊕ 10 = 11. Prendre un jeton a changé deux colonnes à la fois. Le changement, c’est ancienne taille ⊕ nouvelle taille, ici 2 ⊕ 1 = 3.</translation>
    </message>
    <message>
        <source>0</source>
        <comment>5/choice 3</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>Fact 1 says that it cannot stay 0.</source>
        <comment>5/because 3</comment>
        <translation>Le fait 1 dit qu’elle ne peut pas rester à 0.</translation>
    </message>
    <message>
        <source>After the next move</source>
        <comment>6/title</comment>
        <translation>Après le coup suivant</translation>
    </message>
    <message>
        <source>You have left nim-sum 0, and the other player has moved. What do you know about the nim-sum now?</source>
        <comment>6/text</comment>
        <translation>Tu as laissé la somme de Nim 0, et l’autre joueur a joué. Que sais-tu maintenant de la somme de Nim&#x202f;?</translation>
    </message>
    <message>
        <source>This is how a proof is used in a game. The word whatever is important: the fact holds for all moves.</source>
        <comment>6/notes</comment>
        <translation>Voilà comment une preuve sert dans une partie. L’important est le mot «&#x202f;quel que soit&#x202f;»&#xa0;: le fait vaut pour tous les coups.</translation>
    </message>
    <message>
        <source>It is 0 again</source>
        <comment>6/choice 1</comment>
        <translation>Elle est de nouveau 0</translation>
    </message>
    <message>
        <source>Fact 1 says that it cannot be.</source>
        <comment>6/because 1</comment>
        <translation>Le fait 1 dit que c’est impossible.</translation>
    </message>
    <message>
        <source>It is not 0</source>
        <comment>6/choice 2</comment>
        <translation>Elle n’est pas 0</translation>
    </message>
    <message>
        <source>Yes. That is fact 1. And if fact 2 is true as well, you can make it 0 again.</source>
        <comment>6/because 2</comment>
        <translation>Oui. C’est le fait 1. Et si le fait 2 est vrai aussi, tu peux la ramener à 0.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>6/choice 3</comment>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Fact 1 tells you something, whatever move was made.</source>
        <comment>6/because 3</comment>
        <translation>Le fait 1 t’apprend quelque chose, quel que soit le coup joué.</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>7/title</comment>
        <translation>P ou N&#x202f;?</translation>
    </message>
    <message>
        <source>Decide by the nim-sum.</source>
        <comment>7/text</comment>
        <translation>Décide à l’aide de la somme de Nim.</translation>
    </message>
    <message>
        <source>Half of the positions are P. Pupils who always say N should be asked for the winning move.</source>
        <comment>7/notes</comment>
        <translation>La moitié des positions sont P. Aux élèves qui disent toujours N, demander le coup gagnant.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>8/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- We want to prove that nim-sum 0 is P. Two facts are enough.
- **Fact 1** is proved: a move changes one line, so some column becomes odd. From [1, 4, 5](nim:1,4,5?outcome=P&amp;winning=0) no move keeps 0.
- The nim-sum does not change by the number of stones taken: from [2, 2](nim:2,2?grundy=0) to [1, 2](nim:1,2?grundy=3) it jumps to 3.

Fact 2 is the more interesting one, because it shows you the winning move. It comes next.</source>
        <comment>8/text</comment>
        <translation>- Nous voulons prouver que la somme de Nim 0 est P. Deux faits suffisent.
- Le **fait 1** est prouvé&#xa0;: un coup change une seule ligne, donc une colonne devient impaire. À partir de [1, 4, 5](nim:1,4,5?outcome=P&amp;winning=0), aucun coup ne garde 0.
- La somme de Nim ne change pas du nombre de jetons pris&#xa0;: de [2, 2](nim:2,2?grundy=0) à [1, 2](nim:1,2?grundy=3), elle saute à 3.

Le fait 2 est le plus intéressant, car il te montre le coup gagnant. C’est la suite.</translation>
    </message>
    <message>
        <source>**Exit question:** from 6, 6 you take four stones from one heap. What is the new nim-sum? (6 ⊕ 2 = 4.) And if you take five? (6 ⊕ 1 = 7.)</source>
        <comment>8/notes</comment>
        <translation>**Question de sortie&#xa0;:** à partir de 6, 6, on prend quatre jetons dans un tas. Quelle est la nouvelle somme de Nim&#x202f;? (6 ⊕ 2 = 4.) Et si l’on en prend cinq&#x202f;? (6 ⊕ 1 = 7.)</translation>
    </message>
</context>
<context>
    <name>the-rule-for-stalks</name>
    <message>
        <source>The rule for stalks</source>
        <comment>title</comment>
        <translation>La règle des tiges</translation>
    </message>
    <message>
        <source>Read off what a red-blue stalk is worth, add the stalks, and know who wins.</source>
        <comment>about</comment>
        <translation>Lire la valeur d’une tige rouge et bleue, additionner les tiges, et savoir qui gagne.</translation>
    </message>
    <message>
        <source>find the value of a stalk, and add stalks</source>
        <comment>aims</comment>
        <translation>trouver la valeur d’une tige, et additionner des tiges</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>Two stalks. From the ground up, the edges of one are blue, blue, red and those of the other red, blue. Left cuts blue, Right cuts red. Whoever cannot cut loses.

Play it in pairs, and let each of you be Left once. Who has more in hand?</source>
        <comment>1/text</comment>
        <translation>Deux tiges. En montant à partir du sol, les arêtes de l’une sont bleu, bleu, rouge, et celles de l’autre rouge, bleu. Gauche coupe le bleu, Droite coupe le rouge. Qui ne peut plus couper perd.

Jouez à deux, et soyez chacun une fois Gauche. Qui a le plus de réserves&#x202f;?</translation>
    </message>
    <message>
        <source>It is worth 3/2 − 1/2 = 1, so Left wins, whoever starts. The pupils will be able to compute it in a few minutes.</source>
        <comment>1/notes</comment>
        <translation>Cela vaut 3/2 − 1/2 = 1, donc Gauche gagne, peu importe qui commence. Dans quelques minutes, les élèves sauront le calculer.</translation>
    </message>
    <message>
        <source>The rule for stalks</source>
        <comment>2/title</comment>
        <translation>La règle des tiges</translation>
    </message>
    <message>
        <source>Read the stalk **from the ground upwards**. Blue adds, red takes away.

- As long as the colour is the same as at the ground, each edge counts **1**.
- From the **first change** on, each edge counts **half** of the one before: 1/2, 1/4, 1/8, …

For example blue, blue, red: 1 + 1 − 1/2 = [3/2](hackenbush:0-1b,1-2b,2-3r?value=3/2). And red, blue: −1 + 1/2 = [−1/2](hackenbush:0-1r,1-2b?value=-1/2).</source>
        <comment>2/text</comment>
        <translation>Lis la tige **en montant à partir du sol**. Le bleu ajoute, le rouge enlève.

- Tant que la couleur est la même qu’au sol, chaque arête compte **1**.
- À partir du **premier changement**, chaque arête compte **la moitié** de la précédente&#xa0;: 1/2, 1/4, 1/8, …

Par exemple bleu, bleu, rouge&#xa0;: 1 + 1 − 1/2 = [3/2](hackenbush:0-1b,1-2b,2-3r?value=3/2). Et rouge, bleu&#xa0;: −1 + 1/2 = [−1/2](hackenbush:0-1r,1-2b?value=-1/2).</translation>
    </message>
    <message>
        <source>The edge that changes the colour first already counts a half. From there on it is always half of the one before, whatever the colour; only the sign depends on the colour.</source>
        <comment>2/notes</comment>
        <translation>L’arête qui change la couleur pour la première fois compte déjà un demi. À partir de là, c’est toujours la moitié de la précédente, quelle que soit la couleur&#x202f;; seul le signe dépend de la couleur.</translation>
    </message>
    <message>
        <source>Work it out</source>
        <comment>3/title</comment>
        <translation>Calcule</translation>
    </message>
    <message>
        <source>From the ground up: **blue, blue, red, red, blue**. What is it worth?</source>
        <comment>3/text</comment>
        <translation>En montant à partir du sol&#xa0;: **bleu, bleu, rouge, rouge, bleu**. Combien vaut la tige&#x202f;?</translation>
    </message>
    <message>
        <source>Which end is the ground is important: upside down it is 7/16. Write the signs and the fractions in two lines.</source>
        <comment>3/notes</comment>
        <translation>Il est important de savoir où est le sol&#xa0;: à l’envers, c’est 7/16. Écrire les signes et les fractions sur deux lignes.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>3/choice 1</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>You counted three blue and two red edges. But the upper ones count less.</source>
        <comment>3/because 1</comment>
        <translation>Tu as compté trois arêtes bleues et deux rouges. Mais celles du haut comptent moins.</translation>
    </message>
    <message>
        <source>11/8</source>
        <comment>3/choice 2</comment>
        <translation>11/8</translation>
    </message>
    <message>
        <source>Yes: 1 + 1 − 1/2 − 1/4 + 1/8 = 11/8.</source>
        <comment>3/because 2</comment>
        <translation>Oui&#xa0;: 1 + 1 − 1/2 − 1/4 + 1/8 = 11/8.</translation>
    </message>
    <message>
        <source>7/16</source>
        <comment>3/choice 3</comment>
        <translation>7/16</translation>
    </message>
    <message>
        <source>That is the same stalk read from the top: blue, red, red, blue, blue. The ground end comes first.</source>
        <comment>3/because 3</comment>
        <translation>C’est la même tige lue par le haut&#xa0;: bleu, rouge, rouge, bleu, bleu. Le bout au sol vient en premier.</translation>
    </message>
    <message>
        <source>13/8</source>
        <comment>3/choice 4</comment>
        <translation>13/8</translation>
    </message>
    <message>
        <source>Check the signs: red takes away a half and a quarter, and blue adds an eighth.</source>
        <comment>3/because 4</comment>
        <translation>Vérifie les signes&#xa0;: le rouge enlève un demi et un quart, et le bleu ajoute un huitième.</translation>
    </message>
    <message>
        <source>Numbers instead of colours</source>
        <comment>4/title</comment>
        <translation>Des nombres au lieu de couleurs</translation>
    </message>
    <message>
        <source>Sometimes a stalk is written as a list of numbers: **4, 8, 9, 11, 16**. Even means blue, odd means red, and the first number is at the ground. What is it worth?</source>
        <comment>4/text</comment>
        <translation>On écrit parfois une tige comme une liste de nombres&#xa0;: **4, 8, 9, 11, 16**. Pair veut dire bleu, impair veut dire rouge, et le premier nombre est au sol. Combien vaut-elle&#x202f;?</translation>
    </message>
    <message>
        <source>The size of the numbers does not matter, only even or odd.</source>
        <comment>4/notes</comment>
        <translation>La taille des nombres ne compte pas, seulement pair ou impair.</translation>
    </message>
    <message>
        <source>Even, even, odd, odd, even: blue, blue, red, red, blue. It is the same stalk, worth [11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8).

A text that does not say which numbers are blue, and where the ground is, leaves the answer open.</source>
        <comment>4/reveal</comment>
        <translation>Pair, pair, impair, impair, pair&#xa0;: bleu, bleu, rouge, rouge, bleu. C’est la même tige, elle vaut [11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8).

Un texte qui ne dit pas quels nombres sont bleus, ni où est le sol, laisse la réponse ouverte.</translation>
    </message>
    <message>
        <source>Practice: stalks</source>
        <comment>5/title</comment>
        <translation>Entraînement&#xa0;: les tiges</translation>
    </message>
    <message>
        <source>What is the stalk worth? Write your answer as a fraction, such as 3/4 or −1/2.</source>
        <comment>5/text</comment>
        <translation>Combien vaut la tige&#x202f;? Écris ta réponse comme une fraction, par exemple 3/4 ou −1/2.</translation>
    </message>
    <message>
        <source>A typical mistake: halving from the second edge on, even if the colour has not changed yet.</source>
        <comment>5/notes</comment>
        <translation>Erreur typique&#xa0;: prendre la moitié dès la deuxième arête, même si la couleur n’a pas encore changé.</translation>
    </message>
    <message>
        <source>Several stalks</source>
        <comment>6/title</comment>
        <translation>Plusieurs tiges</translation>
    </message>
    <message>
        <source>Three stalks are worth 1/2 and −1/4 and 1/4. Who wins?</source>
        <comment>6/text</comment>
        <translation>Trois tiges valent 1/2, −1/4 et 1/4. Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>In the last lesson the pairs played this board. Let them play it again, Left with the plan: stay at a sum of 0 or more.</source>
        <comment>6/notes</comment>
        <translation>Dans la leçon précédente, les élèves ont joué sur ce plateau. Les faire rejouer, Gauche ayant ce plan&#xa0;: garder une somme de 0 ou plus.</translation>
    </message>
    <message>
        <source>Whoever starts</source>
        <comment>6/choice 1</comment>
        <translation>Celui qui commence</translation>
    </message>
    <message>
        <source>Add the values: 1/2 − 1/4 + 1/4 = 1/2. That is positive.</source>
        <comment>6/because 1</comment>
        <translation>Additionne les valeurs&#xa0;: 1/2 − 1/4 + 1/4 = 1/2. C’est positif.</translation>
    </message>
    <message>
        <source>Left, whoever starts</source>
        <comment>6/choice 2</comment>
        <translation>Gauche, peu importe qui commence</translation>
    </message>
    <message>
        <source>Yes. Stalks are simply **added**, and the sum 1/2 is positive. It is the board with which the last lesson began.</source>
        <comment>6/because 2</comment>
        <translation>Oui. Les tiges s’**additionnent**, tout simplement, et la somme 1/2 est positive. C’est le plateau par lequel la leçon précédente a commencé.</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>6/choice 3</comment>
        <translation>Droite</translation>
    </message>
    <message>
        <source>The sum is 1/2. Right would need a negative one.</source>
        <comment>6/because 3</comment>
        <translation>La somme est 1/2. Il faudrait à Droite une somme négative.</translation>
    </message>
    <message>
        <source>Take the nim-sum first</source>
        <comment>6/choice 4</comment>
        <translation>Il faut d’abord la somme de Nim</translation>
    </message>
    <message>
        <source>There is no nim-sum of fractions. Values of this kind are added.</source>
        <comment>6/because 4</comment>
        <translation>Il n’y a pas de somme de Nim pour les fractions. Les valeurs de cette sorte s’additionnent.</translation>
    </message>
    <message>
        <source>After a cut</source>
        <comment>7/title</comment>
        <translation>Après une coupe</translation>
    </message>
    <message>
        <source>This stalk is worth 11/8. What is it worth after each cut of Left? And of Right?</source>
        <comment>7/text</comment>
        <translation>Cette tige vaut 11/8. Combien vaut-elle après chaque coupe de Gauche&#x202f;? Et de Droite&#x202f;?</translation>
    </message>
    <message>
        <source>The value of a position is the simplest number between what Left can leave and what Right can leave: between 5/4 and 3/2 that is 11/8. In Nim it is quite different: there everyone wants to move.</source>
        <comment>7/notes</comment>
        <translation>La valeur d’une position est le nombre le plus simple entre ce que Gauche peut laisser et ce que Droite peut laisser&#xa0;: entre 5/4 et 3/2, c’est 11/8. Dans Nim, c’est tout différent&#xa0;: là, chacun a envie de jouer.</translation>
    </message>
    <message>
        <source>Left leaves 0, 1 or 5/4: always **less**. Right leaves 3/2 or 2: always **more**.

With numbers each move is a loss for its player. Lose as little as possible: Left’s best cut is the topmost, to [5/4](hackenbush:0-1b,1-2b,2-3r,3-4r?value=5/4).</source>
        <comment>7/reveal</comment>
        <translation>Gauche laisse 0, 1 ou 5/4&#xa0;: toujours **moins**. Droite laisse 3/2 ou 2&#xa0;: toujours **plus**.

Avec des nombres, chaque coup est une perte pour celui qui le joue. Perds le moins possible&#xa0;: la meilleure coupe de Gauche est tout en haut, à [5/4](hackenbush:0-1b,1-2b,2-3r,3-4r?value=5/4).</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>8/title</comment>
        <translation>Gagne la partie</translation>
    </message>
    <message>
        <source>You are Left and start. The computer is perfect, but the sum is 1/2: positive.</source>
        <comment>8/text</comment>
        <translation>Tu es Gauche et tu commences. L’ordinateur est parfait, mais la somme est 1/2&#xa0;: positive.</translation>
    </message>
    <message>
        <source>Before each cut: which cut loses least? Stay at 0 or above after your move. Three of the four possible cuts are good enough here.</source>
        <comment>8/notes</comment>
        <translation>Avant chaque coupe&#xa0;: laquelle perd le moins&#x202f;? Rester à 0 ou au-dessus après son coup. Trois des quatre coupes possibles suffisent ici.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- Positions of red-blue Hackenbush are **numbers**, and numbers are added.
- [Positive](hackenbush:0-1b,1-2r?outcome=L): Left wins. [Negative](hackenbush:0-1r,1-2b?outcome=R): Right wins. [Zero](hackenbush:0-1b,0-2r?outcome=P): the second player wins.
- On a stalk each edge counts 1 up to the first change of colour, then 1/2, 1/4, 1/8, …

Next comes a game in which rows *split*. In Line Nim that changed nothing. This time it changes everything.</source>
        <comment>9/text</comment>
        <translation>- Les positions de Hackenbush rouge et bleu sont des **nombres**, et les nombres s’additionnent.
- [Positive](hackenbush:0-1b,1-2r?outcome=L)&#xa0;: Gauche gagne. [Négative](hackenbush:0-1r,1-2b?outcome=R)&#xa0;: Droite gagne. [Zéro](hackenbush:0-1b,0-2r?outcome=P)&#xa0;: le second joueur gagne.
- Sur une tige, chaque arête compte 1 jusqu’au premier changement de couleur, puis 1/2, 1/4, 1/8, …

Ensuite vient un jeu où des rangées *se cassent*. Dans Nim en ligne, cela ne changeait rien. Cette fois, cela change tout.</translation>
    </message>
    <message>
        <source>**Exit question:** red, red, blue from the ground? (−1 − 1 + 1/2 = −3/2.) Who wins beside a blue stalk of two edges? (−3/2 + 2 = 1/2: Left.)</source>
        <comment>9/notes</comment>
        <translation>**Question de sortie&#xa0;:** rouge, rouge, bleu à partir du sol&#x202f;? (−1 − 1 + 1/2 = −3/2.) Qui gagne à côté d’une tige bleue de deux arêtes&#x202f;? (−3/2 + 2 = 1/2&#xa0;: Gauche.)</translation>
    </message>
</context>
<context>
    <name>the-rule-of-line-nim</name>
    <message>
        <source>The rule of Line Nim</source>
        <comment>title</comment>
        <translation>La règle de Nim en ligne</translation>
    </message>
    <message>
        <source>A rule that was said not to exist, found with the nim-sum.</source>
        <comment>about</comment>
        <translation>Une règle qu’on disait inexistante, trouvée grâce à la somme de Nim.</translation>
    </message>
    <message>
        <source>win Line Nim with the nim-sum of the runs</source>
        <comment>aims</comment>
        <translation>gagner à Nim en ligne avec la somme de Nim des blocs</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>The game starts with two lines of three counters. Take neighbouring counters of one line; whoever takes the last counter **loses**. The computer begins, and it plays at random.

You can always win. How?</source>
        <comment>1/text</comment>
        <translation>La partie commence avec deux lignes de trois jetons. Prends des jetons voisins d’une seule ligne&#x202f;; qui prend le dernier jeton **perd**. L’ordinateur commence, et il joue au hasard.

Tu peux toujours gagner. Comment&#x202f;?</translation>
    </message>
    <message>
        <source>Copying works, with care at the end. **Ask afterwards:** “When did you stop copying?”</source>
        <comment>1/notes</comment>
        <translation>Imiter marche, à condition de faire attention à la fin. **Demander ensuite&#xa0;:** «&#x202f;Quand avez-vous cessé d’imiter&#x202f;?&#x202f;»</translation>
    </message>
    <message>
        <source>Only single counters</source>
        <comment>2/title</comment>
        <translation>Rien que des jetons isolés</translation>
    </message>
    <message>
        <source>Only single counters are left, **four** of them. It is your turn, and the last one loses. Good or bad for you?</source>
        <comment>2/text</comment>
        <translation>Il ne reste que des jetons isolés&#xa0;: **quatre**. C’est ton tour, et le dernier perd. Bon ou mauvais pour toi&#x202f;?</translation>
    </message>
    <message>
        <source>Even is good for the player to move, odd is bad. It is exactly the end of misère Nim, and that is a hint.</source>
        <comment>2/notes</comment>
        <translation>Pair est bon pour celui qui doit jouer, impair est mauvais. C’est exactement la fin de Nim misère, et c’est un indice.</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>2/choice 1</comment>
        <translation>Bon</translation>
    </message>
    <message>
        <source>Yes. You take the first and the third, and the other player takes the last.</source>
        <comment>2/because 1</comment>
        <translation>Oui. Tu prends le premier et le troisième, et l’autre prend le dernier.</translation>
    </message>
    <message>
        <source>Bad</source>
        <comment>2/choice 2</comment>
        <translation>Mauvais</translation>
    </message>
    <message>
        <source>Count it out: you, they, you, they. The last one is theirs.</source>
        <comment>2/because 2</comment>
        <translation>Compte jusqu’au bout&#xa0;: toi, l’autre, toi, l’autre. Le dernier est pour l’autre.</translation>
    </message>
    <message>
        <source>Is there a rule?</source>
        <comment>3/title</comment>
        <translation>Y a-t-il une règle&#x202f;?</translation>
    </message>
    <message>
        <source>A text about this game says that it has no sure rule. Compare it with Nim. A run of five can become 4, 3, 2, 1 or 0, just like a heap of five. What is **new**?</source>
        <comment>3/text</comment>
        <translation>Un texte sur ce jeu dit qu’il n’a pas de règle sûre. Compare avec Nim. Un bloc de cinq peut devenir 4, 3, 2, 1 ou 0, exactement comme un tas de cinq. Qu’y a-t-il de **nouveau**&#x202f;?</translation>
    </message>
    <message>
        <source>List the splits of 5 with the class: 3+1, 2+2, 2+1, 1+1.</source>
        <comment>3/notes</comment>
        <translation>Dresser avec la classe la liste des coupures de 5&#xa0;: 3+1, 2+2, 2+1, 1+1.</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <comment>3/choice 1</comment>
        <translation>Rien du tout</translation>
    </message>
    <message>
        <source>Look at the middle: a run can fall into two.</source>
        <comment>3/because 1</comment>
        <translation>Regarde au milieu&#xa0;: un bloc peut se casser en deux.</translation>
    </message>
    <message>
        <source>A run can fall into two runs</source>
        <comment>3/choice 2</comment>
        <translation>Un bloc peut se casser en deux blocs</translation>
    </message>
    <message>
        <source>Yes. 5 can also become 3 and 1, 2 and 2, 2 and 1, or 1 and 1. The question is whether that helps anyone.</source>
        <comment>3/because 2</comment>
        <translation>Oui. 5 peut aussi devenir 3 et 1, 2 et 2, 2 et 1, ou 1 et 1. Reste à savoir si cela aide quelqu’un.</translation>
    </message>
    <message>
        <source>A run can grow</source>
        <comment>3/choice 3</comment>
        <translation>Un bloc peut grandir</translation>
    </message>
    <message>
        <source>No, counters never come back.</source>
        <comment>3/because 3</comment>
        <translation>Non, les jetons ne reviennent jamais.</translation>
    </message>
    <message>
        <source>What is a split worth?</source>
        <comment>4/title</comment>
        <translation>Que vaut une coupure&#x202f;?</translation>
    </message>
    <message>
        <source>Work out the nim-sums of the splits of five: 3 ⊕ 1, 2 ⊕ 2, 2 ⊕ 1 and 1 ⊕ 1. Compare them with what you can leave without a split.</source>
        <comment>4/text</comment>
        <translation>Calcule les sommes de Nim des coupures de cinq&#xa0;: 3 ⊕ 1, 2 ⊕ 2, 2 ⊕ 1 et 1 ⊕ 1. Compare-les avec ce que tu peux laisser sans coupure.</translation>
    </message>
    <message>
        <source>In normal play this is a proof by the mex. In misère play the argument of the lesson on misère Nim holds word for word: keep nim-sum 0 while a run of two or more is left, then leave an odd number of singles. It was also checked on all 4,096 boards.</source>
        <comment>4/notes</comment>
        <translation>En jeu normal, c’est une preuve par le mex. En jeu misère, l’argument de la leçon sur Nim misère vaut mot pour mot&#xa0;: garder la somme de Nim 0 tant qu’il reste un bloc d’au moins deux, puis laisser un nombre impair de jetons isolés. On l’a aussi vérifié sur les 4&#x202f;096 plateaux.</translation>
    </message>
    <message>
        <source>3 ⊕ 1 = 2, 2 ⊕ 2 = 0, 2 ⊕ 1 = 3 and 1 ⊕ 1 = 0. All of these are **less than 5**, and you could leave a single run of that size anyway. A nim-sum is never more than the ordinary sum, and the pieces together have fewer counters than before.

So a split gives nothing new. **Each run counts as a heap**, and [a run of five](lines:11111?grundy=5) has the value 5. So there is a rule: play Nim with the runs. And because the last counter loses here, play *misère* Nim.</source>
        <comment>4/reveal</comment>
        <translation>3 ⊕ 1 = 2, 2 ⊕ 2 = 0, 2 ⊕ 1 = 3 et 1 ⊕ 1 = 0. Tout cela est **plus petit que 5**, et tu pourrais de toute façon laisser un seul bloc de cette taille. Une somme de Nim n’est jamais plus grande que la somme ordinaire, et les morceaux ont ensemble moins de jetons qu’avant.

Une coupure n’apporte donc rien de nouveau. **Chaque bloc compte comme un tas**, et [un bloc de cinq](lines:11111?grundy=5) a la valeur 5. Il y a donc bien une règle&#xa0;: joue à Nim avec les blocs. Et puisqu’ici le dernier jeton perd, joue à Nim *misère*.</translation>
    </message>
    <message>
        <source>The first move</source>
        <comment>5/title</comment>
        <translation>Le premier coup</translation>
    </message>
    <message>
        <source>The runs are 3, 4 and 5. What is a winning first move?</source>
        <comment>5/text</comment>
        <translation>Les blocs sont 3, 4 et 5. Quel premier coup gagne&#x202f;?</translation>
    </message>
    <message>
        <source>There are two such moves on the board, from the left or from the right, but they lead to the same code.</source>
        <comment>5/notes</comment>
        <translation>Il y a deux coups de ce genre sur le plateau, par la gauche ou par la droite, mais ils mènent au même code.</translation>
    </message>
    <message>
        <source>Take the middle counter of the 3</source>
        <comment>5/choice 1</comment>
        <translation>Prendre le jeton du milieu du 3</translation>
    </message>
    <message>
        <source>Then 1, 1, 4 and 5 are left. The ones cancel, and 4 ⊕ 5 = 1 is not 0.</source>
        <comment>5/because 1</comment>
        <translation>Il reste alors 1, 1, 4 et 5. Les uns s’annulent, et 4 ⊕ 5 = 1 n’est pas 0.</translation>
    </message>
    <message>
        <source>Take the whole line of five</source>
        <comment>5/choice 2</comment>
        <translation>Prendre toute la ligne de cinq</translation>
    </message>
    <message>
        <source>Then 3 ⊕ 4 = 7 is not 0. The other player makes the 4 a 3.</source>
        <comment>5/because 2</comment>
        <translation>Alors 3 ⊕ 4 = 7 n’est pas 0. L’autre joueur réduit le 4 à 3.</translation>
    </message>
    <message>
        <source>Make the 3 a 1, by taking two counters at its end</source>
        <comment>5/choice 3</comment>
        <translation>Réduire le 3 à 1, en prenant deux jetons à son bout</translation>
    </message>
    <message>
        <source>Yes. 1 ⊕ 4 ⊕ 5 = 0. The code becomes 11001, and it is the only code that wins.</source>
        <comment>5/because 3</comment>
        <translation>Oui. 1 ⊕ 4 ⊕ 5 = 0. Le code devient 11001, et c’est le seul code qui gagne.</translation>
    </message>
    <message>
        <source>The game is lost for the first player</source>
        <comment>5/choice 4</comment>
        <translation>La partie est perdue pour le premier joueur</translation>
    </message>
    <message>
        <source>3 ⊕ 4 ⊕ 5 = 2 is not 0, so some move wins.</source>
        <comment>5/because 4</comment>
        <translation>3 ⊕ 4 ⊕ 5 = 2 n’est pas 0, donc un coup gagne.</translation>
    </message>
    <message>
        <source>Two lines</source>
        <comment>6/title</comment>
        <translation>Deux lignes</translation>
    </message>
    <message>
        <source>Two lines with n and m counters, last counter loses. Fill in P and N. You know the rule, but look out in the corner!</source>
        <comment>6/text</comment>
        <translation>Deux lignes de n et m jetons, le dernier jeton perd. Remplis P et N. Tu connais la règle, mais méfie-toi du coin&#x202f;!</translation>
    </message>
    <message>
        <source>As in misère Nim: the diagonal is P from 2, 2 on, but 0,0 and 1,1 are N, and 1,0 and 0,1 are P.</source>
        <comment>6/notes</comment>
        <translation>Comme pour Nim misère&#xa0;: la diagonale est P à partir de (2, 2), mais (0, 0) et (1, 1) sont N, et (1, 0) et (0, 1) sont P.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>7/title</comment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Find a winning move. Read off the runs first.</source>
        <comment>7/text</comment>
        <translation>Trouve un coup gagnant. Lis d’abord les blocs.</translation>
    </message>
    <message>
        <source>Pupils forget the runs that were split off. Let them write the list of runs before each move.</source>
        <comment>7/notes</comment>
        <translation>Les élèves oublient les blocs qui se sont détachés. Faire écrire la liste des blocs avant chaque coup.</translation>
    </message>
    <message>
        <source>Against the perfect computer</source>
        <comment>8/title</comment>
        <translation>Contre l’ordinateur parfait</translation>
    </message>
    <message>
        <source>You start on the full board. You know the rule. Win!</source>
        <comment>8/text</comment>
        <translation>Tu commences, sur le plateau complet. Tu connais la règle. Gagne&#x202f;!</translation>
    </message>
    <message>
        <source>After each move of the computer write down the runs, work out the nim-sum, and answer. Near the end remember the switch.</source>
        <comment>8/notes</comment>
        <translation>Après chaque coup de l’ordinateur, noter les blocs, calculer la somme de Nim, puis répondre. Vers la fin, ne pas oublier de changer de plan.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- Only the **runs** matter, so a board is a short code, and the code falls with every move.
- Hundreds of thousands of games, but only **101** labels.
- A split gives nothing new: [each run is a heap](lines/misere:001/1111/11111?outcome=P).

When a text says “there is no rule”, it can be worth another look. But sometimes nobody knows one: the next board looks harmless, and no rule for it is known.</source>
        <comment>9/text</comment>
        <translation>- Seuls les **blocs** comptent&#xa0;: un plateau est un court code, et le code diminue à chaque coup.
- Des centaines de milliers de parties, mais **101** étiquettes seulement.
- Une coupure n’apporte rien de nouveau&#xa0;: [chaque bloc est un tas](lines/misere:001/1111/11111?outcome=P).

Quand un texte dit «&#x202f;il n’y a pas de règle&#x202f;», cela vaut parfois la peine d’y regarder de plus près. Mais parfois, personne n’en connaît&#xa0;: le prochain plateau a l’air inoffensif, et on ne lui connaît aucune règle.</translation>
    </message>
    <message>
        <source>**Exit question:** runs 4, 2, 1, 1, 1, last counter loses. Which move? (4 must become 2 ⊕ 1 = 3: take one from its end. A run of two or more is left, so nim-sum 0.)</source>
        <comment>9/notes</comment>
        <translation>**Question de sortie&#xa0;:** des blocs de 4, 2, 1, 1, 1, le dernier jeton perd. Quel coup&#x202f;? (4 doit devenir 2 ⊕ 1 = 3&#xa0;: en prendre un au bout. Il reste un bloc d’au moins deux, donc somme de Nim 0.)</translation>
    </message>
</context>
<context>
    <name>the-whole-grid</name>
    <message>
        <source>The whole grid</source>
        <comment>title</comment>
        <translation>La grille entière</translation>
    </message>
    <message>
        <source>65,536 positions in the right order, the winner, and why no simple rule is in sight.</source>
        <comment>about</comment>
        <translation>65&#x202f;536 positions dans le bon ordre, le gagnant, et pourquoi aucune règle simple n’est en vue.</translation>
    </message>
    <message>
        <source>find an order in which a computer can label all 65,536 positions</source>
        <comment>aims</comment>
        <translation>trouver un ordre dans lequel un ordinateur peut étiqueter les 65&#x202f;536 positions</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>A board of 3 × 3 first. Take 1, 2 or 3 neighbours of a row or a column; whoever takes the last stone **loses**. You start. The computer plays perfectly when at most 4 stones are left, and at random until then.</source>
        <comment>1/text</comment>
        <translation>Pour commencer, un plateau de 3 × 3. Prends 1, 2 ou 3 voisins d’une ligne ou d’une colonne&#x202f;; qui prend le dernier jeton **perd**. Tu commences. L’ordinateur joue parfaitement quand il reste au plus 4 jetons, et au hasard avant cela.</translation>
    </message>
    <message>
        <source>On this board the player who starts can win; seven of the 27 first moves do it, the middle stone for example. Ask which positions with four or five stones they tried to leave.</source>
        <comment>1/notes</comment>
        <translation>Sur ce plateau, celui qui commence peut gagner&#x202f;; sept des 27 premiers coups y suffisent, par exemple le jeton du milieu. Demander quelles positions de quatre ou cinq jetons ils ont essayé de laisser.</translation>
    </message>
    <message>
        <source>In which order?</source>
        <comment>2/title</comment>
        <translation>Dans quel ordre&#x202f;?</translation>
    </message>
    <message>
        <source>To label all 65,536 positions you need an order in which every move leads to something done already. What order could that be?</source>
        <comment>2/text</comment>
        <translation>Pour étiqueter les 65&#x202f;536 positions, il faut un ordre où chaque coup mène à quelque chose de déjà fait. Quel ordre choisir&#x202f;?</translation>
    </message>
    <message>
        <source>It is the same idea as the falling code of Line Nim. A computer labels all 65,536 positions in a moment.</source>
        <comment>2/notes</comment>
        <translation>C’est la même idée que le code décroissant de Nim en ligne. Un ordinateur étiquette les 65&#x202f;536 positions en un instant.</translation>
    </message>
    <message>
        <source>Write a position as a row of ones and zeros and read it as a **binary number**. A move changes ones into zeros, so the number gets **smaller**. Go through the numbers from 0 to 65,535: every position comes after all those that it can become.

[This position](grid/misere:1111/0000/1111/1111?outcome=N) is 1111 0000 1111 1111, the number 61,695. It is N.

An even simpler order: by the number of stones.</source>
        <comment>2/reveal</comment>
        <translation>Écris une position comme une rangée de uns et de zéros, et lis-la comme un **nombre en binaire**. Un coup change des uns en zéros, donc le nombre devient **plus petit**. Parcours les nombres de 0 à 65&#x202f;535&#xa0;: chaque position vient après toutes celles qu’elle peut devenir.

[Cette position](grid/misere:1111/0000/1111/1111?outcome=N) est 1111 0000 1111 1111, le nombre 61&#x202f;695. Elle est N.

Un ordre encore plus simple&#xa0;: par nombre de jetons.</translation>
    </message>
    <message>
        <source>How many first moves?</source>
        <comment>3/title</comment>
        <translation>Combien de premiers coups&#x202f;?</translation>
    </message>
    <message>
        <source>On the full board there are 8 lines: 4 rows and 4 columns. In each of them you can take one, two or three neighbours in 4 + 3 + 2 = 9 ways. How many different first moves are there?</source>
        <comment>3/text</comment>
        <translation>Sur le plateau plein, il y a 8 alignements&#xa0;: 4 lignes et 4 colonnes. Dans chacun, on peut prendre un, deux ou trois voisins de 4 + 3 + 2 = 9 façons. Combien y a-t-il de premiers coups différents&#x202f;?</translation>
    </message>
    <message>
        <source>4 singles, 3 pairs and 2 triples in a line. Good counting practice.</source>
        <comment>3/notes</comment>
        <translation>4 jetons seuls, 3 paires et 2 triplets par alignement. Un bon exercice de dénombrement.</translation>
    </message>
    <message>
        <source>72</source>
        <comment>3/choice 1</comment>
        <translation>72</translation>
    </message>
    <message>
        <source>8 times 9 is 72, but each single stone has been counted twice: once in its row and once in its column.</source>
        <comment>3/because 1</comment>
        <translation>8 fois 9 font 72, mais chaque jeton seul a été compté deux fois&#xa0;: une fois dans sa ligne, une fois dans sa colonne.</translation>
    </message>
    <message>
        <source>56</source>
        <comment>3/choice 2</comment>
        <translation>56</translation>
    </message>
    <message>
        <source>Yes. 8 times 9 is 72, and 16 single stones were counted twice.</source>
        <comment>3/because 2</comment>
        <translation>Oui. 8 fois 9 font 72, et 16 jetons seuls ont été comptés deux fois.</translation>
    </message>
    <message>
        <source>48</source>
        <comment>3/choice 3</comment>
        <translation>48</translation>
    </message>
    <message>
        <source>That is 16 times 3. But taking two or three can be done in more ways than one.</source>
        <comment>3/because 3</comment>
        <translation>C’est 16 fois 3. Mais on peut en prendre deux ou trois de plusieurs façons.</translation>
    </message>
    <message>
        <source>The whole board</source>
        <comment>4/title</comment>
        <translation>Le plateau entier</translation>
    </message>
    <message>
        <source>So who wins on the full board of sixteen stones? Guess first. Then look.</source>
        <comment>4/text</comment>
        <translation>Alors, qui gagne sur le plateau plein de seize jetons&#x202f;? Devine d’abord. Puis regarde.</translation>
    </message>
    <message>
        <source>Take a vote before revealing it. Nobody can see it from the board; it is the result of the table.</source>
        <comment>4/notes</comment>
        <translation>Faire voter avant de dévoiler. Personne ne peut le voir sur le plateau&#x202f;; c’est le résultat du tableau d’étiquettes.</translation>
    </message>
    <message>
        <source>**The second player.** The full board is [P](grid/misere:1111/1111/1111/1111?outcome=P&amp;winning=0): each of the 56 first moves can be answered. It takes 13 moves, if the loser holds out as long as possible and the winner hurries.

Even with the rule turned round, so that the last stone *wins*, [the second player wins](grid:1111/1111/1111/1111?outcome=P).</source>
        <comment>4/reveal</comment>
        <translation>**Le second joueur.** Le plateau plein est [P](grid/misere:1111/1111/1111/1111?outcome=P&amp;winning=0)&#xa0;: à chacun des 56 premiers coups, il y a une réponse. Cela prend 13 coups, si le perdant résiste le plus longtemps possible et que le gagnant se dépêche.

Même avec la règle inverse, où le dernier jeton *gagne*, [c’est le second joueur qui gagne](grid:1111/1111/1111/1111?outcome=P).</translation>
    </message>
    <message>
        <source>A smaller board</source>
        <comment>5/title</comment>
        <translation>Un plateau plus petit</translation>
    </message>
    <message>
        <source>On the 3 × 3 board the first player wins, for example by taking the **middle row**. Why?</source>
        <comment>5/text</comment>
        <translation>Sur le plateau 3 × 3, le premier joueur gagne, par exemple en prenant la **ligne du milieu**. Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>The corner stones, the middle stone, and the two middle lines: 4 + 1 + 2 = 7.</source>
        <comment>5/notes</comment>
        <translation>Les jetons des coins, le jeton du milieu, et les deux alignements du milieu&#xa0;: 4 + 1 + 2 = 7.</translation>
    </message>
    <message>
        <source>Two rows that do not touch: [P](grid/misere:111/000/111?outcome=P), like two runs of three in Line Nim. Copy, and take care at the end.

Another way is [the middle stone](grid/misere:111/111/111?wins=grid/misere:111/101/111). In all, [seven](grid/misere:111/111/111?winning=7&amp;moves=27) first moves win.</source>
        <comment>5/reveal</comment>
        <translation>Deux lignes qui ne se touchent pas&#xa0;: [P](grid/misere:111/000/111?outcome=P), comme deux blocs de trois dans Nim en ligne. Imite, et fais attention à la fin.

Une autre façon&#xa0;: [le jeton du milieu](grid/misere:111/111/111?wins=grid/misere:111/101/111). En tout, [sept](grid/misere:111/111/111?winning=7&amp;moves=27) premiers coups gagnent.</translation>
    </message>
    <message>
        <source>Is there a rule here too?</source>
        <comment>6/title</comment>
        <translation>Y a-t-il une règle ici aussi&#x202f;?</translation>
    </message>
    <message>
        <source>In Line Nim a number for each run was enough for both kinds of play. Could numbers help here as well?</source>
        <comment>6/text</comment>
        <translation>Dans Nim en ligne, un nombre par bloc suffisait pour les deux façons de jouer. Des nombres pourraient-ils aider ici aussi&#x202f;?</translation>
    </message>
    <message>
        <source>For quick pupils. “Every such game is Nim in disguise” is true for normal play. In misère play it is false, and this is a proof by example.</source>
        <comment>6/notes</comment>
        <translation>Pour les élèves rapides. «&#x202f;Tout jeu de ce genre est Nim déguisé&#x202f;» est vrai en jeu normal. En jeu misère, c’est faux, et voici une preuve par l’exemple.</translation>
    </message>
    <message>
        <source>For normal play every position has a Grundy value, but no quick way to see it is known. And for misère play the value is **not enough**.

[This position](grid:1011/0111/0000/0000?grundy=4) and [this one](grid:1111/0000/1111/1111?grundy=4) both have the value 4 when the last stone wins. But when the last stone loses, the first is [P](grid/misere:1011/0111/0000/0000?outcome=P) and the second is [N](grid/misere:1111/0000/1111/1111?outcome=N). So no rule that looks only at the values can work.</source>
        <comment>6/reveal</comment>
        <translation>En jeu normal, chaque position a une valeur de Grundy, mais on ne connaît aucun moyen rapide de la voir. Et en jeu misère, la valeur **ne suffit pas**.

[Cette position](grid:1011/0111/0000/0000?grundy=4) et [celle-ci](grid:1111/0000/1111/1111?grundy=4) ont toutes deux la valeur 4 quand le dernier jeton gagne. Mais quand le dernier jeton perd, la première est [P](grid/misere:1011/0111/0000/0000?outcome=P) et la seconde est [N](grid/misere:1111/0000/1111/1111?outcome=N). Aucune règle qui ne regarde que les valeurs ne peut donc marcher.</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>7/title</comment>
        <translation>Trouve le coup gagnant</translation>
    </message>
    <message>
        <source>Look for positions that you know: a single stone, the small square, two pairs that lie apart.</source>
        <comment>7/text</comment>
        <translation>Cherche des positions que tu connais&#xa0;: un jeton seul, le petit carré, deux paires éloignées l’une de l’autre.</translation>
    </message>
    <message>
        <source>Ask for the position that is left, not for the move: “I leave two separate pairs, and that is P.”</source>
        <comment>7/notes</comment>
        <translation>Demander la position qu’on laisse, et non le coup&#xa0;: «&#x202f;Je laisse deux paires séparées, et c’est P.&#x202f;»</translation>
    </message>
    <message>
        <source>Climb the fence</source>
        <comment>8/title</comment>
        <translation>Franchis la barrière</translation>
    </message>
    <message>
        <source>You are second. This computer plays perfectly when at most 6 stones are left, and at random until then. Can you be ahead when it wakes up?</source>
        <comment>8/text</comment>
        <translation>Tu joues en second. Cet ordinateur joue parfaitement quand il reste au plus 6 jetons, et au hasard avant cela. Sauras-tu prendre l’avantage avant qu’il se réveille&#x202f;?</translation>
    </message>
    <message>
        <source>Let the class play together. When seven to ten stones are left, stop and think: which P-position with fewer stones can we leave? Known ones: the small square, two separate pairs, 1011 above 0111.</source>
        <comment>8/notes</comment>
        <translation>Que la classe joue ensemble. Quand il reste sept à dix jetons, on s’arrête et on réfléchit&#xa0;: quelle position P avec moins de jetons peut-on laisser&#x202f;? On en connaît&#xa0;: le petit carré, deux paires séparées, 1011 au-dessus de 0111.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- **Some** move to P makes N. **Every** move to N makes P. That solves every game of this kind, rule or no rule.
- You need an order in which everything gets smaller.
- [The full board](grid/misere:1111/1111/1111/1111?outcome=P) belongs to the second player.

The next lesson draws such games as dots and arrows, and finds out what all of them have in common.</source>
        <comment>9/text</comment>
        <translation>- **Un** coup vers P donne N. **Tous** les coups vers N donnent P. Cela résout tout jeu de ce genre, avec ou sans règle.
- Il faut un ordre où tout devient plus petit.
- [Le plateau plein](grid/misere:1111/1111/1111/1111?outcome=P) appartient au second joueur.

La prochaine leçon dessine de tels jeux avec des points et des flèches, et découvre ce qu’ils ont tous en commun.</translation>
    </message>
    <message>
        <source>**Exit question:** one row of four and nothing else, last stone loses. What do you do? (Take three at one end, leave one.)</source>
        <comment>9/notes</comment>
        <translation>**Question de sortie&#xa0;:** une ligne de quatre et rien d’autre, le dernier jeton perd. Que fais-tu&#x202f;? (En prendre trois à un bout, en laisser un.)</translation>
    </message>
</context>
<context>
    <name>the-whole-theory</name>
    <message>
        <source>The whole theory</source>
        <comment>title</comment>
        <translation>Toute la théorie</translation>
    </message>
    <message>
        <source>Mex and Grundy values: one method for every game that must end, with the same moves for both players and the last move winning.</source>
        <comment>about</comment>
        <translation>Mex et valeurs de Grundy&#xa0;: une seule méthode pour tout jeu qui finit forcément, avec les mêmes coups pour les deux joueurs, et où le dernier coup gagne.</translation>
    </message>
    <message>
        <source>put games together by values</source>
        <comment>aims</comment>
        <translation>assembler des jeux à l’aide des valeurs</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>Three heaps of 10, 7 and 5 matches. On your turn choose one heap and take **1, 2 or 3** matches from it. Whoever takes the last match wins.

Play it in pairs. You know one heap of ten from the very first lesson. But who wins with three heaps?</source>
        <comment>1/text</comment>
        <translation>Trois tas de 10, 7 et 5 bâtonnets. À ton tour, choisis un tas et prends-y **1, 2 ou 3** bâtonnets. Qui prend le dernier bâtonnet gagne.

Jouez à deux. Tu connais un tas de dix depuis la toute première leçon. Mais qui gagne avec trois tas&#x202f;?</translation>
    </message>
    <message>
        <source>Back to Takeaway. Let them try what they know: labels P and N of the single heaps (all three are N) do not answer it. This is the question of lesson 2.</source>
        <comment>1/notes</comment>
        <translation>Retour aux bâtonnets. Qu’ils essaient ce qu’ils savent&#xa0;: les étiquettes P et N des tas seuls (tous les trois sont N) n’y répondent pas. C’est la question de la leçon 2.</translation>
    </message>
    <message>
        <source>Are letters enough?</source>
        <comment>2/title</comment>
        <translation>Les lettres suffisent-elles&#x202f;?</translation>
    </message>
    <message>
        <source>10 is N, 7 is N and 5 is N. Does that tell you about all three together?</source>
        <comment>2/text</comment>
        <translation>10 est N, 7 est N et 5 est N. Est-ce que cela dit quelque chose des trois ensemble&#x202f;?</translation>
    </message>
    <message>
        <source>The counterexample is from lesson 2: copying with two equal heaps.</source>
        <comment>2/notes</comment>
        <translation>Le contre-exemple vient de la leçon 2&#xa0;: imiter avec deux tas égaux.</translation>
    </message>
    <message>
        <source>Yes: three Ns make N</source>
        <comment>2/choice 1</comment>
        <translation>Oui&#xa0;: trois N font N</translation>
    </message>
    <message>
        <source>Then two Ns would always make the same letter. But 10 and 10 is P, and 10 and 7 is N.</source>
        <comment>2/because 1</comment>
        <translation>Alors deux N feraient toujours la même lettre. Mais 10 et 10, c’est P, et 10 et 7, c’est N.</translation>
    </message>
    <message>
        <source>No, letters are not enough</source>
        <comment>2/choice 2</comment>
        <translation>Non, les lettres ne suffisent pas</translation>
    </message>
    <message>
        <source>Right. Whether a sum of games is P or N depends on *numbers*.</source>
        <comment>2/because 2</comment>
        <translation>Exact. Qu’une somme de jeux soit P ou N, cela dépend de *nombres*.</translation>
    </message>
    <message>
        <source>The values of one heap</source>
        <comment>3/title</comment>
        <translation>Les valeurs d’un tas</translation>
    </message>
    <message>
        <source>Find the Grundy value of each heap up to 12. From each number you can leave the one that is 1, 2 or 3 smaller: which number is missing among their values?</source>
        <comment>3/text</comment>
        <translation>Trouve la valeur de Grundy de chaque tas jusqu’à 12. À partir de chaque nombre, on peut laisser celui qui est plus petit de 1, de 2 ou de 3&#xa0;: quel nombre manque parmi leurs valeurs&#x202f;?</translation>
    </message>
    <message>
        <source>0 1 2 3 0 1 2 3 0 1 2 3 0: the remainder after division by 4. The zeros are the P-positions of the first lesson.</source>
        <comment>3/notes</comment>
        <translation>0 1 2 3 0 1 2 3 0 1 2 3 0&#xa0;: le reste de la division par 4. Les zéros sont les positions P de la première leçon.</translation>
    </message>
    <message>
        <source>And together?</source>
        <comment>4/title</comment>
        <translation>Et ensemble&#x202f;?</translation>
    </message>
    <message>
        <source>The values are 2 for ten, 3 for seven and 1 for five. Who wins from 10, 7, 5?</source>
        <comment>4/text</comment>
        <translation>Les valeurs sont 2 pour dix, 3 pour sept et 1 pour cinq. Qui gagne à partir de 10, 7, 5&#x202f;?</translation>
    </message>
    <message>
        <source>3, 2, 1 once more! Let them play it again, with the second player following the plan.</source>
        <comment>4/notes</comment>
        <translation>Encore 3, 2, 1&#x202f;! Faire rejouer la partie, le second joueur suivant le plan.</translation>
    </message>
    <message>
        <source>The second player: 2 ⊕ 3 ⊕ 1 = 0</source>
        <comment>4/choice 1</comment>
        <translation>Le second joueur&#xa0;: 2 ⊕ 3 ⊕ 1 = 0</translation>
    </message>
    <message>
        <source>Yes. The three heaps behave like Nim heaps of 2, 3 and 1.</source>
        <comment>4/because 1</comment>
        <translation>Oui. Les trois tas se comportent comme des tas de Nim de 2, 3 et 1.</translation>
    </message>
    <message>
        <source>The first player: 2 + 3 + 1 = 6</source>
        <comment>4/choice 2</comment>
        <translation>Le premier joueur&#xa0;: 2 + 3 + 1 = 6</translation>
    </message>
    <message>
        <source>Values of such games are joined by the nim-sum, and not added.</source>
        <comment>4/because 2</comment>
        <translation>Les valeurs de ces jeux s’assemblent par la somme de Nim, elles ne s’additionnent pas.</translation>
    </message>
    <message>
        <source>The great theorem</source>
        <comment>5/title</comment>
        <translation>Le grand théorème</translation>
    </message>
    <message>
        <source>Roland Sprague and Patrick Grundy both found it in the 1930s, without knowing of each other:

**Every position of such a game behaves like one heap of Nim.** The size of the heap is the Grundy value: the smallest number 0, 1, 2, … that is missing among the values of the moves. And games side by side behave like heaps side by side: **take the nim-sum**.

*Such a game* means: two players, the same moves for both, no chance, no secrets, it must end, and the last move **wins**.</source>
        <comment>5/text</comment>
        <translation>Roland Sprague et Patrick Grundy l’ont trouvé tous les deux dans les années 1930, sans rien savoir l’un de l’autre&#xa0;:

**Toute position d’un tel jeu se comporte comme un seul tas de Nim.** La taille du tas est la valeur de Grundy&#xa0;: le plus petit des nombres 0, 1, 2, … absent des valeurs des coups. Et des jeux côte à côte se comportent comme des tas côte à côte&#xa0;: **prends la somme de Nim**.

*Un tel jeu* veut dire&#xa0;: deux joueurs, les mêmes coups pour les deux, pas de hasard, pas de secret, il finit forcément, et le dernier coup **gagne**.</translation>
    </message>
    <message>
        <source>The reason was shown in the lesson on Grundy values: from value g all smaller values can be reached, and a larger one can be brought back. Ask them which games of the course are such games: Takeaway, Nim, Nimble, the coins, the staircase, the silver dollar, Wythoff, green Hackenbush and Kayles, all when the last move wins.</source>
        <comment>5/notes</comment>
        <translation>La raison a été montrée dans la leçon sur les valeurs de Grundy&#xa0;: à partir de la valeur g, on peut atteindre toutes les valeurs plus petites, et une plus grande peut être ramenée. Demander quels jeux du cours sont de cette sorte&#xa0;: les bâtonnets, Nim, Nimble, les pièces qu’on retourne, l’escalier, le dollar d’argent, Wythoff, Hackenbush vert et Kayles, toujours quand le dernier coup gagne.</translation>
    </message>
    <message>
        <source>Three games at once</source>
        <comment>6/title</comment>
        <translation>Trois jeux à la fois</translation>
    </message>
    <message>
        <source>Takeaway, Kayles and Nim on one table: on your turn you move on **one** of the three boards. Whoever makes the last move of all wins. Their values are 2, 3 and 4. You start, and you can win.</source>
        <comment>6/text</comment>
        <translation>Bâtonnets, Kayles et Nim sur une même table&#xa0;: à ton tour, tu joues sur **un** des trois plateaux. Qui joue le tout dernier coup gagne. Leurs valeurs sont 2, 3 et 4. Tu commences, et tu peux gagner.</translation>
    </message>
    <message>
        <source>2 ⊕ 3 ⊕ 4 = 5. Only one move wins: the heap of Nim has to become 1, because 2 ⊕ 3 = 1.</source>
        <comment>6/notes</comment>
        <translation>2 ⊕ 3 ⊕ 4 = 5. Un seul coup gagne&#xa0;: le tas de Nim doit devenir 1, car 2 ⊕ 3 = 1.</translation>
    </message>
    <message>
        <source>In which game do you move?</source>
        <comment>7/title</comment>
        <translation>Dans quel jeu joues-tu&#x202f;?</translation>
    </message>
    <message>
        <source>Several games side by side. Find the values of the boards, then the board with a winning move: click on it, or make the move. In the answers ∗4 is a heap of four, and ∗ is short for ∗1, a heap of one.</source>
        <comment>7/text</comment>
        <translation>Plusieurs jeux côte à côte. Trouve les valeurs des plateaux, puis le plateau où un coup gagne&#xa0;: clique dessus, ou joue le coup. Dans les réponses, ∗4 est un tas de quatre, et ∗ tout seul veut dire ∗1, un tas de un.</translation>
    </message>
    <message>
        <source>The nim-sum of the values is never 0 here. Look for a board whose value has a 1 in its leading column.</source>
        <comment>7/notes</comment>
        <translation>La somme de Nim des valeurs n’est jamais 0 ici. Chercher un plateau dont la valeur a un 1 dans sa première colonne.</translation>
    </message>
    <message>
        <source>The smallest missing number</source>
        <comment>8/title</comment>
        <translation>Le plus petit nombre absent</translation>
    </message>
    <message>
        <source>A last round: find the mex of each list.</source>
        <comment>8/text</comment>
        <translation>Une dernière série&#xa0;: trouve le mex de chaque liste.</translation>
    </message>
    <message>
        <source>Order and repetitions do not matter.</source>
        <comment>8/notes</comment>
        <translation>L’ordre et les répétitions ne comptent pas.</translation>
    </message>
    <message>
        <source>A recipe for a computer</source>
        <comment>9/title</comment>
        <translation>Une recette pour un ordinateur</translation>
    </message>
    <message>
        <source>How would you tell a computer to find the value of any position? Try to write it in four lines.</source>
        <comment>9/text</comment>
        <translation>Comment dirais-tu à un ordinateur de trouver la valeur de n’importe quelle position&#x202f;? Essaie de l’écrire en quatre lignes.</translation>
    </message>
    <message>
        <source>Compare it with pseudo-code in other texts: a common slip is to fill one list and then to look into another one. The notebook is what makes it fast.</source>
        <comment>9/notes</comment>
        <translation>Comparer avec le pseudo-code d’autres textes&#xa0;: une faute fréquente est de remplir une liste, puis de regarder dans une autre. C’est le cahier qui rend la recette rapide.</translation>
    </message>
    <message>
        <source>The value of a position:

- If you have worked it out before, take it from your notebook.
- Otherwise find the value of each position that one move can leave, by this same recipe, and write these values into a **new, empty list**.
- Start at 0 and count up to the first number that is **not in this list**.
- Write it into the notebook. That is the value.

It calls itself, but always for positions closer to the end. So it comes to an end.</source>
        <comment>9/reveal</comment>
        <translation>La valeur d’une position&#xa0;:

- Si tu l’as déjà calculée, prends-la dans ton cahier.
- Sinon, trouve la valeur de chaque position qu’un coup peut laisser, avec cette même recette, et écris ces valeurs dans une **nouvelle liste vide**.
- Pars de 0 et compte jusqu’au premier nombre qui n’est **pas dans cette liste**.
- Écris-le dans le cahier. C’est la valeur.

La recette s’appelle elle-même, mais toujours pour des positions plus proches de la fin. Elle se termine donc.</translation>
    </message>
    <message>
        <source>What the notebook saves</source>
        <comment>10/title</comment>
        <translation>Ce qu’économise le cahier</translation>
    </message>
    <message>
        <source>In Takeaway 10: how many positions are there? And how many different games can be played?</source>
        <comment>10/text</comment>
        <translation>Avec dix bâtonnets&#xa0;: combien y a-t-il de positions&#x202f;? Et combien de parties différentes peut-on jouer&#x202f;?</translation>
    </message>
    <message>
        <source>With the order of the heaps ignored, 5, 3, 2 has 37 positions, as in the lesson by hand.</source>
        <comment>10/notes</comment>
        <translation>Si l’on ne tient pas compte de l’ordre des tas, 5, 3, 2 a 37 positions, comme dans la leçon «&#x202f;à la main&#x202f;».</translation>
    </message>
    <message>
        <source>There are **11 positions**, 27 moves, and **274** different games. With the notebook each position is worked out once.

For Nim with 5, 3, 2 it is 72 positions and 26,292 games. For the 4 × 4 grid it is 65,536 positions and 83,806,906,248,000 games: more than eighty million million. **Never list games. Label positions.**</source>
        <comment>10/reveal</comment>
        <translation>Il y a **11 positions**, 27 coups et **274** parties différentes. Avec le cahier, chaque position n’est calculée qu’une fois.

Pour Nim avec 5, 3, 2, ce sont 72 positions et 26&#x202f;292 parties. Pour la grille 4 × 4, ce sont 65&#x202f;536 positions et 83&#x202f;806&#x202f;906&#x202f;248&#x202f;000 parties&#xa0;: plus de quatre-vingts mille milliards. **Ne dresse jamais la liste des parties. Étiquette les positions.**</translation>
    </message>
    <message>
        <source>Find the value</source>
        <comment>11/title</comment>
        <translation>Trouve la valeur</translation>
    </message>
    <message>
        <source>Find the Grundy value. Where there are several heaps: the values of the heaps first, then the nim-sum.</source>
        <comment>11/text</comment>
        <translation>Trouve la valeur de Grundy. S’il y a plusieurs tas&#xa0;: d’abord les valeurs des tas, puis la somme de Nim.</translation>
    </message>
    <message>
        <source>Other sets than 1, 2, 3 may come up. A short table of the values helps.</source>
        <comment>11/notes</comment>
        <translation>Il peut y avoir d’autres nombres permis que 1, 2, 3. Un court tableau des valeurs aide.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>12/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- Letters are not enough for sums of games, but **values** are: parts are joined by the nim-sum.
- The value is the smallest number that is **missing** among the values of the moves. [10, 7, 5](takeaway:10,7,5?outcome=P&amp;grundy=0) is Nim with 2, 3, 1.
- With a notebook each position is worked out only once.

The next lesson is for the curious: it asks what a position is worth. The last lesson looks at the way computers think in chess, and at the limits of the theory.</source>
        <comment>12/text</comment>
        <translation>- Pour des sommes de jeux, les lettres ne suffisent pas, mais les **valeurs**, si&#xa0;: les parties s’assemblent par la somme de Nim.
- La valeur est le plus petit nombre **absent** des valeurs des coups. [10, 7, 5](takeaway:10,7,5?outcome=P&amp;grundy=0), c’est Nim avec 2, 3, 1.
- Avec un cahier, chaque position n’est calculée qu’une fois.

La leçon suivante est pour les curieux&#xa0;: elle demande ce que vaut une position. La dernière leçon regarde comment les ordinateurs réfléchissent aux échecs, et quelles sont les limites de la théorie.</translation>
    </message>
    <message>
        <source>**Exit question:** take 1, 2 or 3, heaps of 9, 6, 4. (Values 1, 2, 0: 3, so N.)</source>
        <comment>12/notes</comment>
        <translation>**Question de sortie&#xa0;:** on en prend 1, 2 ou 3, des tas de 9, 6, 4. (Valeurs 1, 2, 0&#xa0;: 3, donc N.)</translation>
    </message>
</context>
<context>
    <name>the-winning-move</name>
    <message>
        <source>How to find the winning move</source>
        <comment>title</comment>
        <translation>Comment trouver le coup gagnant</translation>
    </message>
    <message>
        <source>The second fact: from any other nim-sum you can make it 0, and the columns show how.</source>
        <comment>about</comment>
        <translation>Le second fait&#xa0;: toute autre somme de Nim peut être ramenée à 0, et les colonnes montrent comment.</translation>
    </message>
    <message>
        <source>find a winning move from everything else, and prove that there is one</source>
        <comment>aims</comment>
        <translation>trouver un coup gagnant dans tous les autres cas, et prouver qu’il y en a un</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>Five heaps: 25, 15, 19, 3 and 13. You start, against a computer that plays perfectly when at most 12 stones are left, and at random until then.

Can you find good moves with the nim-sum? Write the heaps in binary, below each other.</source>
        <comment>1/text</comment>
        <translation>Cinq tas&#xa0;: 25, 15, 19, 3 et 13. Tu commences, contre un ordinateur qui joue parfaitement quand il reste au plus 12 jetons, et au hasard avant cela.

Peux-tu trouver de bons coups avec la somme de Nim&#x202f;? Écris les tas en binaire, les uns sous les autres.</translation>
    </message>
    <message>
        <source>Work as a class, and stop after a few moves: this is to see how hard it is to find a move by trying. At the end of the lesson it takes half a minute.</source>
        <comment>1/notes</comment>
        <translation>Travailler avec toute la classe et arrêter après quelques coups&#xa0;: il s’agit de voir combien il est difficile de trouver un coup par essais. À la fin de la leçon, il faut une demi-minute.</translation>
    </message>
    <message>
        <source>Now fact 2, on a big board</source>
        <comment>2/title</comment>
        <translation>Le fait 2, sur un grand plateau</translation>
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
        <translation>Cinq tas&#xa0;: 25, 15, 19, 3 et 13.

- 25, c’est **1 1 0 0 1**
- 15, c’est **0 1 1 1 1**
- 19, c’est **1 0 0 1 1**
- 3, c’est **0 0 0 1 1**
- 13, c’est **0 1 1 0 1**
- somme de Nim **0 1 0 1 1**

Trois colonnes sont impaires&#xa0;: celle des huit, celle des deux et celle des uns. Nous voulons rendre toutes les colonnes paires **en diminuant un seul tas**.</translation>
    </message>
    <message>
        <source>Let pupils count the columns before you show the last line: 16s two, 8s three, 4s two, 2s three, 1s five.</source>
        <comment>2/notes</comment>
        <translation>Faire compter les colonnes avant de montrer la dernière ligne&#xa0;: 16 deux, 8 trois, 4 deux, 2 trois, 1 cinq.</translation>
    </message>
    <message>
        <source>Which heaps can do it?</source>
        <comment>3/title</comment>
        <translation>Quels tas peuvent le faire&#x202f;?</translation>
    </message>
    <message>
        <source>The **leftmost** odd column is the one of the eights. A heap that puts it right by getting *smaller* must turn a 1 there into 0. Which heaps have a 1 in that column?</source>
        <comment>3/text</comment>
        <translation>La colonne impaire **la plus à gauche** est celle des huit. Un tas qui la rétablit en devenant *plus petit* doit y changer un 1 en 0. Quels tas ont un 1 dans cette colonne&#x202f;?</translation>
    </message>
    <message>
        <source>There must be at least one such heap: the column is odd, so it cannot hold zero ones. That is a part of the proof; ask for it.</source>
        <comment>3/notes</comment>
        <translation>Il doit y en avoir au moins un&#xa0;: la colonne est impaire&#x202f;; elle ne peut donc pas contenir zéro un. Cela fait partie de la preuve&#x202f;; poser la question.</translation>
    </message>
    <message>
        <source>25, 15 and 13</source>
        <comment>3/choice 1</comment>
        <translation>25, 15 et 13</translation>
    </message>
    <message>
        <source>Yes. Each of these three can be used, and no other heap.</source>
        <comment>3/because 1</comment>
        <translation>Oui. On peut prendre n’importe lequel de ces trois tas, et aucun autre.</translation>
    </message>
    <message>
        <source>25 and 19</source>
        <comment>3/choice 2</comment>
        <translation>25 et 19</translation>
    </message>
    <message>
        <source>These two have a 1 in the column of the sixteens. That column is even already.</source>
        <comment>3/because 2</comment>
        <translation>Ces deux-là ont un 1 dans la colonne des seize. Or cette colonne est déjà paire.</translation>
    </message>
    <message>
        <source>Only 25, the largest</source>
        <comment>3/choice 3</comment>
        <translation>Seulement 25, le plus grand</translation>
    </message>
    <message>
        <source>25 does have one. But look down the whole column of the eights.</source>
        <comment>3/because 3</comment>
        <translation>25 en a bien un. Mais regarde toute la colonne des huit, de haut en bas.</translation>
    </message>
    <message>
        <source>All five</source>
        <comment>3/choice 4</comment>
        <translation>Les cinq</translation>
    </message>
    <message>
        <source>3 and 19 have a 0 there. Turning it into 1 would make the heap larger.</source>
        <comment>3/because 4</comment>
        <translation>3 et 19 y ont un 0. Le changer en 1 agrandirait le tas.</translation>
    </message>
    <message>
        <source>Do it</source>
        <comment>4/title</comment>
        <translation>Fais-le</translation>
    </message>
    <message>
        <source>**Change the digits of 25 in every odd column:** the eights, the twos and the ones. What do you get? And with 15 and 13?</source>
        <comment>4/text</comment>
        <translation>**Change les chiffres de 25 dans toutes les colonnes impaires&#xa0;:** les huit, les deux et les uns. Qu’obtiens-tu&#x202f;? Et avec 15, et avec 13&#x202f;?</translation>
    </message>
    <message>
        <source>Three groups, one heap each. Then check one of them: write the five lines again and count. All columns are even.</source>
        <comment>4/notes</comment>
        <translation>Trois groupes, un tas chacun. Vérifier ensuite l’un d’eux&#xa0;: récrire les cinq lignes et compter. Toutes les colonnes sont paires.</translation>
    </message>
    <message>
        <source>- 11001 becomes 10010: [25 to 18](nim:25,15,19,3,13?wins=nim:18,15,19,3,13)
- 01111 becomes 00100: [15 to 4](nim:25,15,19,3,13?wins=nim:25,4,19,3,13)
- 01101 becomes 00110: [13 to 6](nim:25,15,19,3,13?wins=nim:25,15,19,3,6)

There are [no other](nim:25,15,19,3,13?winning=3) winning moves.</source>
        <comment>4/reveal</comment>
        <translation>- 11001 devient 10010&#xa0;: [de 25 à 18](nim:25,15,19,3,13?wins=nim:18,15,19,3,13)
- 01111 devient 00100&#xa0;: [de 15 à 4](nim:25,15,19,3,13?wins=nim:25,4,19,3,13)
- 01101 devient 00110&#xa0;: [de 13 à 6](nim:25,15,19,3,13?wins=nim:25,15,19,3,6)

Il n’y a [pas d’autre](nim:25,15,19,3,13?winning=3) coup gagnant.</translation>
    </message>
    <message>
        <source>Why does it get smaller?</source>
        <comment>5/title</comment>
        <translation>Pourquoi devient-il plus petit&#x202f;?</translation>
    </message>
    <message>
        <source>In 25 a digit 0 became 1: the twos went **up** by 2. Could the new number ever be larger than the old one, so that the move is not allowed?</source>
        <comment>5/text</comment>
        <translation>Dans 25, un chiffre 0 est devenu 1&#xa0;: la colonne des deux a **augmenté** de 2. Le nouveau nombre pourrait-il être plus grand que l’ancien, si bien que le coup serait interdit&#x202f;?</translation>
    </message>
    <message>
        <source>This is the clever step. If you have the coins of the lesson on binary numbers: give away the coin of 8, and you can get back at most 4, 2 and 1.</source>
        <comment>5/notes</comment>
        <translation>C’est le pas astucieux. Avec les pièces de la leçon sur le binaire&#xa0;: on donne la pièce de 8, et on ne peut recevoir que 4, 2 et 1 au plus.</translation>
    </message>
    <message>
        <source>No. In the leftmost odd column the digit goes from 1 to 0. Here that takes away **8**. To the left of it nothing changes. To the right, even if every digit went from 0 to 1, that could give back only 4 + 2 + 1 = **7**.

So the heap always gets smaller, and the move is allowed. This works in every column: 16 is more than 8 + 4 + 2 + 1 = 15, and so on. That proves fact 2.</source>
        <comment>5/reveal</comment>
        <translation>Non. Dans la colonne impaire la plus à gauche, le chiffre passe de 1 à 0. Ici, cela enlève **8**. À gauche, rien ne change. À droite, même si tous les chiffres passaient de 0 à 1, cela ne rendrait que 4 + 2 + 1 = **7**.

Le tas devient donc toujours plus petit, et le coup est permis. Cela marche dans toutes les colonnes&#xa0;: 16 est plus que 8 + 4 + 2 + 1 = 15, et ainsi de suite. Voilà le fait 2 prouvé.</translation>
    </message>
    <message>
        <source>7, 11 and 5</source>
        <comment>6/title</comment>
        <translation>7, 11 et 5</translation>
    </message>
    <message>
        <source>Now 7, 11 and 5, with which the last lesson began: 0111, 1011 and 0101, nim-sum 1001. What is the winning move?</source>
        <comment>6/text</comment>
        <translation>Maintenant 7, 11 et 5, par lesquels la leçon précédente commençait&#xa0;: 0111, 1011 et 0101, somme de Nim 1001. Quel est le coup gagnant&#x202f;?</translation>
    </message>
    <message>
        <source>A short way: what balances 7 and 5? 7 ⊕ 5 = 2. So the 11 must become 2.</source>
        <comment>6/notes</comment>
        <translation>Un raccourci&#xa0;: qu’est-ce qui équilibre 7 et 5&#x202f;? 7 ⊕ 5 = 2. Le 11 doit donc devenir 2.</translation>
    </message>
    <message>
        <source>Take nine from the 7</source>
        <comment>6/choice 1</comment>
        <translation>En prendre neuf dans le 7</translation>
    </message>
    <message>
        <source>There are not that many. And 7 has no 1 in the column of the eights.</source>
        <comment>6/because 1</comment>
        <translation>Il n’y en a pas tant. Et 7 n’a pas de 1 dans la colonne des huit.</translation>
    </message>
    <message>
        <source>Take the whole 11</source>
        <comment>6/choice 2</comment>
        <translation>Prendre tout le 11</translation>
    </message>
    <message>
        <source>Then 7 ⊕ 5 = 2 is left, which is not 0.</source>
        <comment>6/because 2</comment>
        <translation>Il reste alors 7 ⊕ 5 = 2, qui n’est pas 0.</translation>
    </message>
    <message>
        <source>Make the 11 a 2</source>
        <comment>6/choice 3</comment>
        <translation>Réduire le 11 à 2</translation>
    </message>
    <message>
        <source>Yes. Only 11 has a 1 in the column of the eights. 1011 becomes 0010, which is 2. You take nine.</source>
        <comment>6/because 3</comment>
        <translation>Oui. Seul 11 a un 1 dans la colonne des huit. 1011 devient 0010, c’est-à-dire 2. Tu en prends neuf.</translation>
    </message>
    <message>
        <source>Make the 7 a 5</source>
        <comment>6/choice 4</comment>
        <translation>Réduire le 7 à 5</translation>
    </message>
    <message>
        <source>Then the fives cancel, but the 11 is left, and the other player takes all of it.</source>
        <comment>6/because 4</comment>
        <translation>Alors les cinq s’annulent, mais il reste le 11, et l’autre joueur le prend en entier.</translation>
    </message>
    <message>
        <source>Put together</source>
        <comment>7/title</comment>
        <translation>Les deux ensemble</translation>
    </message>
    <message>
        <source>Both facts are true, so the theorem is proved. A book says: “*If the game starts with nim-sum 0, the first player can force a win.*” Is that right?</source>
        <comment>7/text</comment>
        <translation>Les deux faits sont vrais, donc le théorème est prouvé. Un livre dit&#xa0;: «&#x202f;*Si la partie commence avec la somme de Nim 0, le premier joueur peut forcer la victoire.*&#x202f;» Est-ce juste&#x202f;?</translation>
    </message>
    <message>
        <source>This mistake is really printed in a set of lecture slides, right after a correct proof. It is easy to mix up “I have left 0” and “I have 0 before me”. You want to leave 0.</source>
        <comment>7/notes</comment>
        <translation>Cette erreur est réellement imprimée dans un cours, juste après une preuve correcte. On confond facilement «&#x202f;j’ai laissé 0&#x202f;» et «&#x202f;j’ai 0 devant moi&#x202f;». Ce qu’on veut, c’est laisser 0.</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>7/choice 1</comment>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Think of the shortest case: no stones at all. The nim-sum is 0 and the first player cannot move.</source>
        <comment>7/because 1</comment>
        <translation>Pense au cas le plus court&#xa0;: aucun jeton. La somme de Nim est 0 et le premier joueur ne peut pas jouer.</translation>
    </message>
    <message>
        <source>No, it is the second player</source>
        <comment>7/choice 2</comment>
        <translation>Non, c’est le second joueur</translation>
    </message>
    <message>
        <source>Right. The first player must leave a nim-sum that is not 0, the second player makes it 0 again, and so on. The last stone leaves 0, so the second player takes it.</source>
        <comment>7/because 2</comment>
        <translation>Exact. Le premier joueur doit laisser une somme de Nim différente de 0, le second la ramène à 0, et ainsi de suite. Le dernier jeton laisse 0&#xa0;: c’est donc le second qui le prend.</translation>
    </message>
    <message>
        <source>It depends on the number of heaps</source>
        <comment>7/choice 3</comment>
        <translation>Cela dépend du nombre de tas</translation>
    </message>
    <message>
        <source>No. Both facts hold for any number of heaps.</source>
        <comment>7/because 3</comment>
        <translation>Non. Les deux faits valent quel que soit le nombre de tas.</translation>
    </message>
    <message>
        <source>Which heap?</source>
        <comment>8/title</comment>
        <translation>Quel tas&#x202f;?</translation>
    </message>
    <message>
        <source>Only say which heap a winning move takes from. Find the leftmost odd column first, then a heap with a 1 in it.</source>
        <comment>8/text</comment>
        <translation>Dis seulement dans quel tas prend un coup gagnant. Trouve d’abord la colonne impaire la plus à gauche, puis un tas qui y a un 1.</translation>
    </message>
    <message>
        <source>If several heaps have a 1 in the leftmost odd column, each of them is right.</source>
        <comment>8/notes</comment>
        <translation>Si plusieurs tas ont un 1 dans la colonne impaire la plus à gauche, chacun d’eux est une bonne réponse.</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>9/title</comment>
        <translation>Trouve le coup gagnant</translation>
    </message>
    <message>
        <source>Write the heaps in columns. Find the leftmost odd column, a heap with a 1 there, and change its digits in all odd columns.</source>
        <comment>9/text</comment>
        <translation>Écris les tas en colonnes. Trouve la colonne impaire la plus à gauche, un tas qui y a un 1, et change ses chiffres dans toutes les colonnes impaires.</translation>
    </message>
    <message>
        <source>If a pupil finds a move, ask whether there are others. The number of winning moves is always odd in an N-position: it is the number of ones in the leftmost odd column.</source>
        <comment>9/notes</comment>
        <translation>Si un élève trouve un coup, demander s’il y en a d’autres. Dans une position N, le nombre de coups gagnants est toujours impair&#xa0;: c’est le nombre de uns dans la colonne impaire la plus à gauche.</translation>
    </message>
    <message>
        <source>The big game</source>
        <comment>10/title</comment>
        <translation>La grande partie</translation>
    </message>
    <message>
        <source>25, 15, 19, 3 and 13 against a computer that never makes a mistake. You start. One slip, and it is lost.</source>
        <comment>10/text</comment>
        <translation>25, 15, 19, 3 et 13, contre un ordinateur qui ne se trompe jamais. Tu commences. Un seul faux pas, et c’est perdu.</translation>
    </message>
    <message>
        <source>Work as a class: one pupil keeps the columns on the board, one decides, one plays. After each move of the computer look for the leftmost odd column again.</source>
        <comment>10/notes</comment>
        <translation>Avec toute la classe&#xa0;: un élève tient les colonnes au tableau, un autre décide, un troisième joue. Après chaque coup de l’ordinateur, chercher de nouveau la colonne impaire la plus à gauche.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>11/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- From nim-sum 0 every move spoils it: **one** line changes, so some column becomes odd.
- From anything else you can make it 0: the leftmost odd column shows the heap, and the change makes it smaller.
- So nim-sum 0 means P, for all heaps of all sizes, even for [a million](nim:1000000,999999,127?outcome=P).

From an N-position you can now beat anyone. What if the *last* stone loses? That is the next lesson.</source>
        <comment>11/text</comment>
        <translation>- Quand la somme de Nim est 0, tout coup la gâche&#xa0;: **une seule** ligne change, donc une colonne devient impaire.
- Dans tous les autres cas, on peut la ramener à 0&#xa0;: la colonne impaire la plus à gauche montre le tas, et le changement le rend plus petit.
- Donc la somme de Nim 0 veut dire P, pour tous les tas de toutes les tailles, même pour [un million](nim:1000000,999999,127?outcome=P).

À partir d’une position N, tu bats maintenant n’importe qui. Et si le *dernier* jeton fait perdre&#x202f;? C’est la prochaine leçon.</translation>
    </message>
    <message>
        <source>**Exit question:** 6, 10, 9 has nim-sum 5. Which heap, and what does it become? (Leftmost odd column: fours. Only 6 has a 1 there: 6 ⊕ 5 = 3.)</source>
        <comment>11/notes</comment>
        <translation>**Question de sortie&#xa0;:** 6, 10, 9 a la somme de Nim 5. Quel tas, et que devient-il&#x202f;? (Colonne impaire la plus à gauche&#xa0;: les quatre. Seul 6 y a un 1&#xa0;: 6 ⊕ 5 = 3.)</translation>
    </message>
</context>
<context>
    <name>turtles-and-twins</name>
    <message>
        <source>Turning Turtles and Twins</source>
        <comment>title</comment>
        <translation>Turning Turtles et Twins</translation>
    </message>
    <message>
        <source>Coins that are turned over: where is the heap, and what if a new head appears?</source>
        <comment>about</comment>
        <translation>Des pièces qu’on retourne&#xa0;: où est le tas, et que faire quand une nouvelle face apparaît&#x202f;?</translation>
    </message>
    <message>
        <source>read rows of coins as heaps</source>
        <comment>aims</comment>
        <translation>lire une rangée de pièces comme des tas</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>A row of coins, heads **H** and tails **T**. On your turn, turn one head to tails. If you like, you may also turn **one more coin to the left of it**, whichever side it shows. Whoever makes the last move wins. This is **Turning Turtles**.

Play it in pairs. When is it over?</source>
        <comment>1/text</comment>
        <translation>Une rangée de pièces, côté face **H** ou côté pile **T** (de l’anglais *heads* et *tails*). À ton tour, retourne une pièce de face à pile. Si tu veux, tu peux retourner aussi **une autre pièce, plus à gauche**, quel que soit son côté. Qui joue le dernier coup gagne. C’est **Turning Turtles**, «&#x202f;les tortues qu’on retourne&#x202f;».

Jouez à deux. Quand est-ce fini&#x202f;?</translation>
    </message>
    <message>
        <source>The right-hand coin of the move must be a head that becomes tails. The second coin is optional and may be turned either way. The game is over when all are tails. **Ask:** “Does it have to end, when new heads may appear?”</source>
        <comment>1/notes</comment>
        <translation>La pièce de droite du coup doit être une face qui devient pile. La seconde pièce est facultative et peut se retourner dans les deux sens. La partie est finie quand tout est pile. **Demander&#xa0;:** «&#x202f;Le jeu doit-il finir, alors que de nouvelles faces peuvent apparaître&#x202f;?&#x202f;»</translation>
    </message>
    <message>
        <source>Does it end?</source>
        <comment>2/title</comment>
        <translation>Est-ce que cela finit&#x202f;?</translation>
    </message>
    <message>
        <source>A move may turn a tail into a new head. Can the game go on for ever?</source>
        <comment>2/text</comment>
        <translation>Un coup peut changer une pile en une nouvelle face. La partie peut-elle durer toujours&#x202f;?</translation>
    </message>
    <message>
        <source>The same argument as the falling code in Line Nim: the place on the right counts most. So there are no circles, and each position is P or N.</source>
        <comment>2/notes</comment>
        <translation>Le même argument que pour le code décroissant de Nim en ligne&#xa0;: la place de droite compte le plus. Il n’y a donc pas de cycle, et chaque position est P ou N.</translation>
    </message>
    <message>
        <source>Yes, if both players keep making new heads</source>
        <comment>2/choice 1</comment>
        <translation>Oui, si les deux joueurs font sans cesse de nouvelles faces</translation>
    </message>
    <message>
        <source>A new head always lies further to the left. Think of the coin furthest to the right that was turned.</source>
        <comment>2/because 1</comment>
        <translation>Une nouvelle face est toujours plus à gauche. Pense à la pièce retournée la plus à droite.</translation>
    </message>
    <message>
        <source>No</source>
        <comment>2/choice 2</comment>
        <translation>Non</translation>
    </message>
    <message>
        <source>Right. Read the row from the right as a number, H for 1 and T for 0: the coin furthest to the right that changes goes from 1 to 0, so the number gets smaller.</source>
        <comment>2/because 2</comment>
        <translation>Exact. Lis la rangée de droite à gauche comme un nombre, H pour 1 et T pour 0&#xa0;: la pièce changée la plus à droite passe de 1 à 0, donc le nombre devient plus petit.</translation>
    </message>
    <message>
        <source>A single head</source>
        <comment>3/title</comment>
        <translation>Une seule face</translation>
    </message>
    <message>
        <source>One head, on square **4**, counted from the left: T T T H. How many moves are there?</source>
        <comment>3/text</comment>
        <translation>Une seule face, à la case **4**, en comptant de la gauche&#xa0;: T T T H. Combien y a-t-il de coups&#x202f;?</translation>
    </message>
    <message>
        <source>After the move either no head is left, or one head on square 1, 2 or 3. What else has exactly these moves? A heap of four.</source>
        <comment>3/notes</comment>
        <translation>Après le coup, il ne reste soit aucune face, soit une face à la case 1, 2 ou 3. Qu’est-ce qui a exactement ces coups-là&#x202f;? Un tas de quatre.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>3/choice 1</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>You may also turn one of the three coins to the left of it.</source>
        <comment>3/because 1</comment>
        <translation>Tu peux retourner aussi l’une des trois pièces qui sont à sa gauche.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>3/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Turning only the head itself is a move too.</source>
        <comment>3/because 2</comment>
        <translation>Retourner seulement la face elle-même est aussi un coup.</translation>
    </message>
    <message>
        <source>4</source>
        <comment>3/choice 3</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>Yes: only the head, or the head together with one of the three coins on its left.</source>
        <comment>3/because 3</comment>
        <translation>Oui&#xa0;: la face seule, ou la face avec l’une des trois pièces à sa gauche.</translation>
    </message>
    <message>
        <source>The disguise</source>
        <comment>4/title</comment>
        <translation>Le déguisement</translation>
    </message>
    <message>
        <source>A head on square 4 can become a head on square 3, 2 or 1, or nothing at all. What is it in Nim?</source>
        <comment>4/text</comment>
        <translation>Une face à la case 4 peut devenir une face à la case 3, 2 ou 1, ou plus rien du tout. Qu’est-ce que c’est dans Nim&#x202f;?</translation>
    </message>
    <message>
        <source>Write the numbers of the squares below the coins. They are the sizes of the heaps.</source>
        <comment>4/notes</comment>
        <translation>Écrire les numéros des cases sous les pièces. Ce sont les tailles des tas.</translation>
    </message>
    <message>
        <source>**A heap of four.** A head on square k is a heap of k. Moving the head to square j means turning k to tails and j to heads, and it is the heap shrinking from k to j.

So T H H T T H, with heads on 2, 3 and 6, should be the heaps 2, 3, 6. The value is 2 ⊕ 3 ⊕ 6 = [7](turtles:THHTTH?grundy=7).</source>
        <comment>4/reveal</comment>
        <translation>**Un tas de quatre.** Une face à la case k est un tas de k. Déplacer la face vers la case j, c’est retourner k côté pile et j côté face, et c’est le tas qui passe de k à j.

Donc T H H T T H, avec des faces en 2, 3 et 6, devrait être les tas 2, 3, 6. La valeur est 2 ⊕ 3 ⊕ 6 = [7](turtles:THHTTH?grundy=7).</translation>
    </message>
    <message>
        <source>One kind of move is left over</source>
        <comment>5/title</comment>
        <translation>Il reste une sorte de coup</translation>
    </message>
    <message>
        <source>What if the left coin **is a head already**? Then two heads vanish. Does that fit? Look at 1 and 4.</source>
        <comment>5/text</comment>
        <translation>Et si la pièce de gauche **est déjà une face**&#x202f;? Alors deux faces disparaissent. Est-ce que cela convient&#x202f;? Regarde 1 et 4.</translation>
    </message>
    <message>
        <source>It is the one tricky point of this game. With stones: the position after the move is as good as one with two heaps of 1, because 1 ⊕ 1 = 0.</source>
        <comment>5/notes</comment>
        <translation>C’est le seul point délicat de ce jeu. Avec des jetons&#xa0;: la position après le coup vaut autant qu’une position avec deux tas de 1, puisque 1 ⊕ 1 = 0.</translation>
    </message>
    <message>
        <source>It fits. The 4 becomes a 1, so there would be **two** heaps of 1. But equal heaps cancel, and the board shows neither.

So from [H T T H](turtles:HTTH?outcome=N&amp;only=turtles:TTTT) turning both wins.</source>
        <comment>5/reveal</comment>
        <translation>Cela convient. Le 4 devient un 1&#xa0;: il y aurait donc **deux** tas de 1. Mais des tas égaux s’annulent, et le plateau ne montre ni l’un ni l’autre.

Ainsi, à partir de [H T T H](turtles:HTTH?outcome=N&amp;only=turtles:TTTT), retourner les deux gagne.</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>6/title</comment>
        <translation>Trouve le coup</translation>
    </message>
    <message>
        <source>T H H T T H: heaps 2, 3, 6. Which move wins?</source>
        <comment>6/text</comment>
        <translation>T H H T T H&#xa0;: les tas 2, 3, 6. Quel coup gagne&#x202f;?</translation>
    </message>
    <message>
        <source>6 must become 6 ⊕ 7 = 1. On square 1 there is a tail, so it is turned to heads.</source>
        <comment>6/notes</comment>
        <translation>6 doit devenir 6 ⊕ 7 = 1. À la case 1, il y a une pile&#xa0;: on la retourne côté face.</translation>
    </message>
    <message>
        <source>Turn 6 only</source>
        <comment>6/choice 1</comment>
        <translation>Retourner seulement 6</translation>
    </message>
    <message>
        <source>Then 2 and 3 are left, with nim-sum 1.</source>
        <comment>6/because 1</comment>
        <translation>Il reste alors 2 et 3, de somme de Nim 1.</translation>
    </message>
    <message>
        <source>Turn 3 and 2</source>
        <comment>6/choice 2</comment>
        <translation>Retourner 3 et 2</translation>
    </message>
    <message>
        <source>Both vanish, and the single head on 6 is taken by the other player.</source>
        <comment>6/because 2</comment>
        <translation>Les deux disparaissent, et l’autre joueur prend la seule face, en 6.</translation>
    </message>
    <message>
        <source>Turn 6 and 1</source>
        <comment>6/choice 3</comment>
        <translation>Retourner 6 et 1</translation>
    </message>
    <message>
        <source>Yes. The 6 becomes 2 ⊕ 3 = 1. Heads on 1, 2, 3 are left: your old friend.</source>
        <comment>6/because 3</comment>
        <translation>Oui. Le 6 devient 2 ⊕ 3 = 1. Il reste des faces en 1, 2, 3&#xa0;: une vieille connaissance.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>7/title</comment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Write down the numbers of the squares with heads. They are the heaps.</source>
        <comment>7/text</comment>
        <translation>Écris les numéros des cases où sont les faces. Ce sont les tas.</translation>
    </message>
    <message>
        <source>If the heap must become j and there is already a head on j, that head is turned to tails.</source>
        <comment>7/notes</comment>
        <translation>Si le tas doit devenir j et qu’il y a déjà une face en j, on retourne cette face côté pile.</translation>
    </message>
    <message>
        <source>A second game: Twins</source>
        <comment>8/title</comment>
        <translation>Un second jeu&#xa0;: Twins</translation>
    </message>
    <message>
        <source>Now you must turn **exactly two** coins. The right one must be a head that becomes tails; the left one may be either. Whoever makes the last move wins.

Play it in pairs. How does the game end?</source>
        <comment>8/text</comment>
        <translation>Maintenant, tu dois retourner **exactement deux** pièces. Celle de droite doit être une face qui devient pile&#x202f;; celle de gauche peut être l’un ou l’autre. Qui joue le dernier coup gagne. C’est **Twins**, «&#x202f;les jumelles&#x202f;».

Jouez à deux. Comment la partie finit-elle&#x202f;?</translation>
    </message>
    <message>
        <source>Let them discover it: a head on square 1 can never be turned as the right coin. So the game may end with a head on square 1.</source>
        <comment>8/notes</comment>
        <translation>Les laisser le découvrir&#xa0;: une face à la case 1 ne peut jamais être la pièce de droite d’un coup. La partie peut donc finir avec une face à la case 1.</translation>
    </message>
    <message>
        <source>A head on square 1</source>
        <comment>9/title</comment>
        <translation>Une face à la case 1</translation>
    </message>
    <message>
        <source>In Twins only one head is left, on square **1**: H T T T. It is your turn.</source>
        <comment>9/text</comment>
        <translation>Dans Twins, il ne reste qu’une face, à la case **1**&#xa0;: H T T T. C’est ton tour.</translation>
    </message>
    <message>
        <source>Some say that here “a heap of one cannot be taken”. It is better to say: a head on square 1 is a heap of zero. Moving a head to square 1 takes the whole heap.</source>
        <comment>9/notes</comment>
        <translation>Certains disent qu’ici «&#x202f;un tas de un ne peut pas se prendre&#x202f;». Mieux vaut dire&#xa0;: une face à la case 1 est un tas de zéro. Amener une face à la case 1, c’est prendre tout le tas.</translation>
    </message>
    <message>
        <source>I turn it and win</source>
        <comment>9/choice 1</comment>
        <translation>Je la retourne et je gagne</translation>
    </message>
    <message>
        <source>You must turn exactly two coins, and there is no coin to the left of it.</source>
        <comment>9/because 1</comment>
        <translation>Il faut retourner exactement deux pièces, et il n’y en a aucune à sa gauche.</translation>
    </message>
    <message>
        <source>I cannot move and have lost</source>
        <comment>9/choice 2</comment>
        <translation>Je ne peux pas jouer&#xa0;: j’ai perdu</translation>
    </message>
    <message>
        <source>Yes. The head on square 1 is worth nothing: an empty heap.</source>
        <comment>9/because 2</comment>
        <translation>Oui. La face à la case 1 ne vaut rien&#xa0;: un tas vide.</translation>
    </message>
    <message>
        <source>The heaps of Twins</source>
        <comment>10/title</comment>
        <translation>Les tas de Twins</translation>
    </message>
    <message>
        <source>A head on square **4** in Twins: how many moves does it have alone, and how large is its heap?</source>
        <comment>10/text</comment>
        <translation>Une face à la case **4** dans Twins&#xa0;: combien de coups a-t-elle, et quelle est la taille de son tas&#x202f;?</translation>
    </message>
    <message>
        <source>If the squares were numbered from 0, heap and number would be equal. How we count is up to us.</source>
        <comment>10/notes</comment>
        <translation>Si l’on numérotait les cases à partir de 0, le tas et le numéro seraient égaux. La façon de compter dépend de nous.</translation>
    </message>
    <message>
        <source>4 moves, a heap of 4</source>
        <comment>10/choice 1</comment>
        <translation>4 coups, un tas de 4</translation>
    </message>
    <message>
        <source>Turning it alone is not allowed in Twins.</source>
        <comment>10/because 1</comment>
        <translation>Dans Twins, on n’a pas le droit de la retourner seule.</translation>
    </message>
    <message>
        <source>3 moves, a heap of 3</source>
        <comment>10/choice 2</comment>
        <translation>3 coups, un tas de 3</translation>
    </message>
    <message>
        <source>Yes: together with 1, 2 or 3. A head on square k is a heap of **k − 1**.</source>
        <comment>10/because 2</comment>
        <translation>Oui&#xa0;: avec 1, 2 ou 3. Une face à la case k est un tas de **k − 1**.</translation>
    </message>
    <message>
        <source>3 moves, a heap of 4</source>
        <comment>10/choice 3</comment>
        <translation>3 coups, un tas de 4</translation>
    </message>
    <message>
        <source>What it can become are heaps of 2, 1 and 0. The smallest number that is missing is 3.</source>
        <comment>10/because 3</comment>
        <translation>Elle peut devenir un tas de 2, de 1 ou de 0. Le plus petit nombre absent est 3.</translation>
    </message>
    <message>
        <source>The same coins, two games</source>
        <comment>11/title</comment>
        <translation>Les mêmes pièces, deux jeux</translation>
    </message>
    <message>
        <source>Heads on 2, 5, 6 and 10. Work out the value in **both** games.</source>
        <comment>11/text</comment>
        <translation>Des faces en 2, 5, 6 et 10. Calcule la valeur dans **les deux** jeux.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Half of the class works out Turtles, the other half Twins. That the move is the same is a coincidence of this row.</source>
        <comment>11/notes</comment>
        <translation>On peut sauter cette étape si le temps manque. La moitié de la classe calcule Turtles, l’autre Twins. Que le coup soit le même est un hasard de cette rangée.</translation>
    </message>
    <message>
        <source>- **Turtles:** 2 ⊕ 5 ⊕ 6 ⊕ 10 = [11](turtles:THTTHHTTTH?grundy=11).
- **Twins:** 1 ⊕ 4 ⊕ 5 ⊕ 9 = [9](twins:THTTHHTTTH?grundy=9).

Yet turning 10 and 1 wins in both: [10 becomes 1](turtles:THTTHHTTTH?only=turtles:HHTTHHTTTT), and [9 becomes 0](twins:THTTHHTTTH?only=twins:HHTTHHTTTT).</source>
        <comment>11/reveal</comment>
        <translation>- **Turtles&#xa0;:** 2 ⊕ 5 ⊕ 6 ⊕ 10 = [11](turtles:THTTHHTTTH?grundy=11).
- **Twins&#xa0;:** 1 ⊕ 4 ⊕ 5 ⊕ 9 = [9](twins:THTTHHTTTH?grundy=9).

Pourtant, retourner 10 et 1 gagne dans les deux&#xa0;: [10 devient 1](turtles:THTTHHTTTH?only=turtles:HHTTHHTTTT), et [9 devient 0](twins:THTTHHTTTH?only=twins:HHTTHHTTTT).</translation>
    </message>
    <message>
        <source>Practice: Twins</source>
        <comment>12/title</comment>
        <translation>Entraînement&#xa0;: Twins</translation>
    </message>
    <message>
        <source>Careful: the heap is one less than the number of the square.</source>
        <comment>12/text</comment>
        <translation>Attention&#xa0;: le tas vaut un de moins que le numéro de la case.</translation>
    </message>
    <message>
        <source>The usual mistake is to use the heaps of Turtles.

If time is short, Twins can be left out as a whole: everything from “A second game: Twins” to here.</source>
        <comment>12/notes</comment>
        <translation>L’erreur habituelle est de prendre les tas de Turtles.

Si le temps manque, on peut laisser Twins de côté&#xa0;: tout, de «&#x202f;Un second jeu&#xa0;: Twins&#x202f;» jusqu’ici.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- In **Turtles** a head on square k is a heap of k: [H H H](turtles:HHH?outcome=P) is 1, 2, 3.
- In **Twins** it is a heap of k − 1.
- When two equal heaps meet they cancel, so two heads may vanish.

A move that seemed to be new was not new at all. In the next lessons there are moves that really make a heap *larger*, and still it is Nim.</source>
        <comment>13/text</comment>
        <translation>- Dans **Turtles**, une face à la case k est un tas de k&#xa0;: [H H H](turtles:HHH?outcome=P), c’est 1, 2, 3.
- Dans **Twins**, c’est un tas de k − 1.
- Quand deux tas égaux se rencontrent, ils s’annulent&#xa0;: deux faces peuvent donc disparaître.

Un coup qui avait l’air nouveau ne l’était pas du tout. Dans les prochaines leçons, il y a des coups qui rendent vraiment un tas *plus grand*, et c’est quand même Nim.</translation>
    </message>
    <message>
        <source>**Exit question:** H H H in Twins? (0 ⊕ 1 ⊕ 2 = 3: N. Turn 3 and 2.)</source>
        <comment>13/notes</comment>
        <translation>**Question de sortie&#xa0;:** H H H dans Twins&#x202f;? (0 ⊕ 1 ⊕ 2 = 3&#xa0;: N. Retourner 3 et 2.)</translation>
    </message>
</context>
<context>
    <name>two-heaps</name>
    <message>
        <source>Nim with two heaps</source>
        <comment>title</comment>
        <translation>Nim à deux tas</translation>
    </message>
    <message>
        <source>The most famous of all these games, and a trick that settles two heaps of any size.</source>
        <comment>about</comment>
        <translation>Le plus célèbre de tous ces jeux, et une astuce qui règle le cas de deux tas de n’importe quelle taille.</translation>
    </message>
    <message>
        <source>win with two heaps by copying</source>
        <comment>aims</comment>
        <translation>gagner avec deux tas en imitant l’autre</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>Three heaps of stones: 5, 3 and 2. On your turn choose **one** heap and take as many stones from it as you like, at least one. Whoever takes the last stone wins. This game is called **Nim**.

Play it a few times in pairs. Which small positions did you learn to fear?</source>
        <comment>1/text</comment>
        <translation>Trois tas de jetons&#xa0;: 5, 3 et 2. À ton tour, choisis **un** tas et prends-y autant de jetons que tu veux, au moins un. Qui prend le dernier jeton gagne. Ce jeu s’appelle **Nim**.

Jouez-y quelques fois à deux. De quelles petites positions as-tu appris à te méfier&#x202f;?</translation>
    </message>
    <message>
        <source>Real coins or matches on the desks work well beside the screen. After five minutes ask for positions that are “bad to get”. Two equal heaps usually come first. Somebody may have met 3, 2, 1. Do not judge the answers yet.</source>
        <comment>1/notes</comment>
        <translation>De vrais jetons ou des allumettes sur les tables complètent bien l’écran. Au bout de cinq minutes, demander des positions «&#x202f;mauvaises à recevoir&#x202f;». Deux tas égaux viennent en général les premiers. Quelqu’un aura peut-être rencontré 3, 2, 1. Ne pas juger encore les réponses.</translation>
    </message>
    <message>
        <source>One heap</source>
        <comment>2/title</comment>
        <translation>Un tas</translation>
    </message>
    <message>
        <source>Only **one** heap is left, with four stones. It is your turn. What now?</source>
        <comment>2/text</comment>
        <translation>Il ne reste qu’**un** tas, de quatre jetons. C’est ton tour. Que fais-tu&#x202f;?</translation>
    </message>
    <message>
        <source>A heap of one size or another: all one-heap positions are N. Only the empty table is P.</source>
        <comment>2/notes</comment>
        <translation>Un tas de telle ou telle taille&#xa0;: toutes les positions à un tas sont N. Seule la table vide est P.</translation>
    </message>
    <message>
        <source>Take three and leave one</source>
        <comment>2/choice 1</comment>
        <translation>En prendre trois et en laisser un</translation>
    </message>
    <message>
        <source>Then the other player takes the last stone.</source>
        <comment>2/because 1</comment>
        <translation>Alors l’autre joueur prend le dernier jeton.</translation>
    </message>
    <message>
        <source>Take two and leave two</source>
        <comment>2/choice 2</comment>
        <translation>En prendre deux et en laisser deux</translation>
    </message>
    <message>
        <source>Then the other player takes both.</source>
        <comment>2/because 2</comment>
        <translation>Alors l’autre joueur prend les deux.</translation>
    </message>
    <message>
        <source>Take everything</source>
        <comment>2/choice 3</comment>
        <translation>Tout prendre</translation>
    </message>
    <message>
        <source>Yes. One heap alone is always N, whatever its size.</source>
        <comment>2/because 3</comment>
        <translation>Oui. Un tas seul est toujours N, quelle que soit sa taille.</translation>
    </message>
    <message>
        <source>Two heaps</source>
        <comment>3/title</comment>
        <translation>Deux tas</translation>
    </message>
    <message>
        <source>Two heaps are left, and it is your turn. Which of these would you rather **not** have?</source>
        <comment>3/text</comment>
        <translation>Il reste deux tas, et c’est ton tour. Laquelle de ces positions préfères-tu **ne pas** avoir&#x202f;?</translation>
    </message>
    <message>
        <source>If the class hesitates, play 2, 2 against a pupil. Do not say the general rule: the next step brings it out.</source>
        <comment>3/notes</comment>
        <translation>Si la classe hésite, jouer 2, 2 contre un élève. Ne pas donner la règle générale&#xa0;: l’étape suivante la fait apparaître.</translation>
    </message>
    <message>
        <source>3 and 1</source>
        <comment>3/choice 1</comment>
        <translation>3 et 1</translation>
    </message>
    <message>
        <source>From here you can take two from the 3 and leave 1 and 1.</source>
        <comment>3/because 1</comment>
        <translation>De là, tu peux en prendre deux dans le 3 et laisser 1 et 1.</translation>
    </message>
    <message>
        <source>5 and 2</source>
        <comment>3/choice 2</comment>
        <translation>5 et 2</translation>
    </message>
    <message>
        <source>From here you can take three from the 5 and leave 2 and 2.</source>
        <comment>3/because 2</comment>
        <translation>De là, tu peux en prendre trois dans le 5 et laisser 2 et 2.</translation>
    </message>
    <message>
        <source>2 and 2</source>
        <comment>3/choice 3</comment>
        <translation>2 et 2</translation>
    </message>
    <message>
        <source>Right, this is the bad one. Whatever you take from one heap, the other player takes from the other heap.</source>
        <comment>3/because 3</comment>
        <translation>Exact, c’est la mauvaise. Quoi que tu prennes dans un tas, l’autre joueur prend la même chose dans l’autre.</translation>
    </message>
    <message>
        <source>All positions with two heaps</source>
        <comment>4/title</comment>
        <translation>Toutes les positions à deux tas</translation>
    </message>
    <message>
        <source>The table has the first heap along one side and the second along the other. Start in the corner with no stones. Before each square, look along its row and along its column towards the sides where one heap is empty. Is there a P on the way? Then you can move to it, and the square is N. If there is none, it is P.</source>
        <comment>4/text</comment>
        <translation>Dans le tableau, le premier tas se lit sur un côté et le second sur l’autre. Commence dans le coin sans jeton. Avant chaque case, regarde sa ligne et sa colonne, vers les bords où l’un des tas est vide. Y a-t-il un P sur le chemin&#x202f;? Alors on peut y aller, et la case est N. S’il n’y en a pas, elle est P.</translation>
    </message>
    <message>
        <source>A move makes one of the two numbers smaller: it goes straight towards one of the edges. One P in the row or the column, on the way to the edge, makes the square N. Squares filled in together do not depend on each other.</source>
        <comment>4/notes</comment>
        <translation>Un coup diminue l’un des deux nombres&#xa0;: on va tout droit vers l’un des bords. Un P dans la ligne ou la colonne, en direction du bord, et la case est N. Les cases remplies en même temps ne dépendent pas les unes des autres.</translation>
    </message>
    <message>
        <source>Why the diagonal?</source>
        <comment>5/title</comment>
        <translation>Pourquoi la diagonale&#x202f;?</translation>
    </message>
    <message>
        <source>The P squares stand where both heaps are equal. Can you say why, without the table?</source>
        <comment>5/text</comment>
        <translation>Les cases P sont là où les deux tas sont égaux. Sais-tu dire pourquoi, sans le tableau&#x202f;?</translation>
    </message>
    <message>
        <source>This proves the diagonal for heaps of every size. Let a pupil say it in their own words before you reveal it. Compare it with the two heaps in the lesson before.</source>
        <comment>5/notes</comment>
        <translation>Cela prouve la diagonale pour des tas de toute taille. Qu’un élève le dise avec ses mots avant de dévoiler. Comparer avec les deux tas de la leçon précédente.</translation>
    </message>
    <message>
        <source>**Copy.** If the heaps are equal and the other player takes some stones from one of them, take just as many from the other one. You always have an answer, so you take the last stone. [Two heaps of five](nim:5,5?outcome=P), or [of a hundred](nim:100,100?outcome=P): it is always P.

And if the heaps are *not* equal, make them equal. So it is N, and from [five and three](nim:5,3?outcome=N&amp;only=nim:3,3) that is the only winning move.</source>
        <comment>5/reveal</comment>
        <translation>**Imiter.** Si les tas sont égaux et que l’autre joueur prend des jetons dans l’un, prends-en autant dans l’autre. Tu as toujours une réponse, donc tu prends le dernier jeton. [Deux tas de cinq](nim:5,5?outcome=P), ou [de cent](nim:100,100?outcome=P)&#xa0;: c’est toujours P.

Et si les tas ne sont *pas* égaux, rends-les égaux. C’est donc N, et à partir de [cinq et trois](nim:5,3?outcome=N&amp;only=nim:3,3), c’est le seul coup gagnant.</translation>
    </message>
    <message>
        <source>Eight and three</source>
        <comment>6/title</comment>
        <translation>Huit et trois</translation>
    </message>
    <message>
        <source>Two heaps, **8 and 3**. It is your turn. How many stones do you take, and where?</source>
        <comment>6/text</comment>
        <translation>Deux tas, **8 et 3**. C’est ton tour. Combien de jetons prends-tu, et où&#x202f;?</translation>
    </message>
    <message>
        <source>Let the class answer in one word: “equal”. With 1,000 and 3 it is just as quick.</source>
        <comment>6/notes</comment>
        <translation>Que la classe réponde d’un mot&#xa0;: «&#x202f;égaux&#x202f;». Avec 1&#x202f;000 et 3, c’est tout aussi rapide.</translation>
    </message>
    <message>
        <source>Three from the 3</source>
        <comment>6/choice 1</comment>
        <translation>Trois dans le 3</translation>
    </message>
    <message>
        <source>Then one heap is left, and the other player takes all of it.</source>
        <comment>6/because 1</comment>
        <translation>Alors il reste un tas, et l’autre joueur le prend en entier.</translation>
    </message>
    <message>
        <source>Five from the 8</source>
        <comment>6/choice 2</comment>
        <translation>Cinq dans le 8</translation>
    </message>
    <message>
        <source>Yes. The heaps are 3 and 3, and from now on you copy.</source>
        <comment>6/because 2</comment>
        <translation>Oui. Les tas sont 3 et 3, et désormais tu imites.</translation>
    </message>
    <message>
        <source>One from the 8</source>
        <comment>6/choice 3</comment>
        <translation>Un dans le 8</translation>
    </message>
    <message>
        <source>Then the heaps are 7 and 3, still different, and the other player makes them equal.</source>
        <comment>6/because 3</comment>
        <translation>Alors les tas sont 7 et 3, toujours différents, et c’est l’autre qui les rend égaux.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>7/title</comment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Find the winning move.</source>
        <comment>7/text</comment>
        <translation>Trouve le coup gagnant.</translation>
    </message>
    <message>
        <source>Do not stop too early: copying should become a reflex.</source>
        <comment>7/notes</comment>
        <translation>Ne pas arrêter trop tôt&#xa0;: imiter doit devenir un réflexe.</translation>
    </message>
    <message>
        <source>Win with two heaps</source>
        <comment>8/title</comment>
        <translation>Gagne avec deux tas</translation>
    </message>
    <message>
        <source>Heaps of 9 and 6, and the computer never makes a mistake. You start. Make the heaps equal, and then copy.</source>
        <comment>8/text</comment>
        <translation>Des tas de 9 et 6, et l’ordinateur ne se trompe jamais. Tu commences. Rends les tas égaux, puis imite.</translation>
    </message>
    <message>
        <source>Pupils who lose have usually copied into the wrong heap. Let them say aloud: “You took … from this one, so I take … from that one.”</source>
        <comment>8/notes</comment>
        <translation>Les élèves qui perdent ont en général imité dans le mauvais tas. Leur faire dire à voix haute&#xa0;: «&#x202f;Tu en as pris … dans celui-ci, donc j’en prends … dans celui-là.&#x202f;»</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- One heap alone is N: [take everything](nim:4?outcome=N&amp;only=nim:0).
- Two **equal** heaps are P: [copy](nim:6,6?outcome=P).
- Two **different** heaps are N: make them equal, as from [8 and 3](nim:8,3?only=nim:3,3).

With three heaps it is not so easy. The next lesson works them out, from the small positions to the large ones.</source>
        <comment>9/text</comment>
        <translation>- Un tas seul est N&#xa0;: [prends tout](nim:4?outcome=N&amp;only=nim:0).
- Deux tas **égaux** sont P&#xa0;: [imite](nim:6,6?outcome=P).
- Deux tas **différents** sont N&#xa0;: rends-les égaux, comme à partir de [8 et 3](nim:8,3?only=nim:3,3).

Avec trois tas, ce n’est plus si facile. La prochaine leçon les étudie, des petites positions aux grandes.</translation>
    </message>
    <message>
        <source>**Exit question:** 100 and 99, your turn. (Take one from the 100.)</source>
        <comment>9/notes</comment>
        <translation>**Question de sortie&#xa0;:** 100 et 99, à toi. (En prendre un dans le 100.)</translation>
    </message>
</context>
<context>
    <name>what-is-a-position-worth</name>
    <message>
        <source>What is a position worth?</source>
        <comment>title</comment>
        <translation>Que vaut une position&#x202f;?</translation>
    </message>
    <message>
        <source>For the curious: positions as numbers, and positions so hot that no number fits.</source>
        <comment>about</comment>
        <translation>Pour les curieux&#xa0;: des positions qui sont des nombres, et d’autres si chaudes qu’aucun nombre ne convient.</translation>
    </message>
    <message>
        <source>compare two positions, and say what mean and temperature tell</source>
        <comment>aims</comment>
        <translation>comparer deux positions, et dire ce que signifient moyenne et température</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>Three boards and one game: on your turn choose **one** board and make a move there. **Left** cuts blue edges, **Right** cuts red ones, and both may take the stone. Whoever cannot move loses.

Play it in pairs, twice, with the other player starting. What do you notice?</source>
        <comment>1/text</comment>
        <translation>Trois plateaux et un seul jeu&#xa0;: à ton tour, choisis **un** plateau et joues-y un coup. **Gauche** coupe les arêtes bleues, **Droite** les rouges, et tous deux peuvent prendre le jeton. Qui ne peut pas jouer perd.

Jouez à deux, deux fois, en changeant de premier joueur. Que remarquez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Whoever starts wins, by taking the stone. The two pictures are worth 1/2 and −1/2, so together they are worth 0. This lesson is for the curious: it needs the lessons on red-blue Hackenbush.</source>
        <comment>1/notes</comment>
        <translation>Celui qui commence gagne en prenant le jeton. Les deux dessins valent 1/2 et −1/2, donc 0 ensemble. Cette leçon est pour les curieux&#x202f;; elle demande les leçons sur Hackenbush rouge et bleu.</translation>
    </message>
    <message>
        <source>Values add up</source>
        <comment>2/title</comment>
        <translation>Les valeurs s’additionnent</translation>
    </message>
    <message>
        <source>The first picture is worth [1/2](hackenbush:0-1b,1-2r?value=1/2), the second one [−1/2](hackenbush:0-1r,1-2b?value=-1/2). Now the stone is gone. Who wins?</source>
        <comment>2/text</comment>
        <translation>Le premier dessin vaut [1/2](hackenbush:0-1b,1-2r?value=1/2), le second [−1/2](hackenbush:0-1r,1-2b?value=-1/2). Maintenant, le jeton n’est plus là. Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Let them play it. The second player copies on the other board, as with two equal heaps in the first lessons.</source>
        <comment>2/notes</comment>
        <translation>Faire jouer la partie. Le second joueur imite sur l’autre plateau, comme avec deux tas égaux dans les premières leçons.</translation>
    </message>
    <message>
        <source>Whoever starts</source>
        <comment>2/choice 1</comment>
        <translation>Celui qui commence</translation>
    </message>
    <message>
        <source>Try it: each cut is answered by the same cut on the other board, and then nothing is left for the player who started.</source>
        <comment>2/because 1</comment>
        <translation>Essaie&#xa0;: à chaque coupe répond la même coupe sur l’autre plateau, et il ne reste plus rien à celui qui a commencé.</translation>
    </message>
    <message>
        <source>Whoever does not start</source>
        <comment>2/choice 2</comment>
        <translation>Celui qui ne commence pas</translation>
    </message>
    <message>
        <source>Yes: 1/2 − 1/2 = 0, and 0 means that whoever starts loses.</source>
        <comment>2/because 2</comment>
        <translation>Oui&#xa0;: 1/2 − 1/2 = 0, et 0 signifie que celui qui commence perd.</translation>
    </message>
    <message>
        <source>Left, because blue comes first</source>
        <comment>2/choice 3</comment>
        <translation>Gauche, parce que le bleu vient d’abord</translation>
    </message>
    <message>
        <source>The order of the boards does not matter.</source>
        <comment>2/because 3</comment>
        <translation>L’ordre des plateaux ne compte pas.</translation>
    </message>
    <message>
        <source>Which is worth more?</source>
        <comment>3/title</comment>
        <translation>Lequel vaut le plus&#x202f;?</translation>
    </message>
    <message>
        <source>Left may have one of two pictures: [blue and red](hackenbush:0-1b,1-2r), or [blue, red and red](hackenbush:0-1b,1-2r,2-3r). Which one should Left take?

On the board the first one plays **against** the second one: there the colours of the second are exchanged. Play it, and let Left start once and Right start once.</source>
        <comment>3/text</comment>
        <translation>Gauche peut avoir l’un de deux dessins&#xa0;: [bleu et rouge](hackenbush:0-1b,1-2r), ou [bleu, rouge et rouge](hackenbush:0-1b,1-2r,2-3r). Lequel doit-il prendre&#x202f;?

Sur le plateau, le premier joue **contre** le second&#xa0;: les couleurs du second y sont échangées. Jouez, une fois avec Gauche qui commence, une fois avec Droite.</translation>
    </message>
    <message>
        <source>Write the four lines on the blackboard: they are needed in the next step.</source>
        <comment>3/notes</comment>
        <translation>Écrire les quatre lignes au tableau&#xa0;: elles servent à l’étape suivante.</translation>
    </message>
    <message>
        <source>Left wins, whoever starts. So the first picture is worth **more**: it is worth 1/2, the second one 1/4, and 1/2 − 1/4 = 1/4 is more than 0.

This works for all positions, even if you do not know their values: to compare two, play their **difference**.

- Left wins, whoever starts: the first is worth more.
- Right wins, whoever starts: the second is worth more.
- Whoever starts loses: they are equal.
- Whoever starts wins: neither is worth more.</source>
        <comment>3/reveal</comment>
        <translation>Gauche gagne, peu importe qui commence. Le premier dessin vaut donc **plus**&#xa0;: il vaut 1/2, le second 1/4, et 1/2 − 1/4 = 1/4 est plus grand que 0.

Cela marche pour toutes les positions, même quand on ne connaît pas leurs valeurs&#xa0;: pour en comparer deux, joue leur **différence**.

- Gauche gagne, peu importe qui commence&#xa0;: la première vaut plus.
- Droite gagne, peu importe qui commence&#xa0;: la seconde vaut plus.
- Celui qui commence perd&#xa0;: elles sont égales.
- Celui qui commence gagne&#xa0;: aucune ne vaut plus.</translation>
    </message>
    <message>
        <source>Compare two</source>
        <comment>4/title</comment>
        <translation>Compares-en deux</translation>
    </message>
    <message>
        <source>Two positions stand side by side. Which one is worth more, or are they equal?</source>
        <comment>4/text</comment>
        <translation>Deux positions sont côte à côte. Laquelle vaut le plus, ou sont-elles égales&#x202f;?</translation>
    </message>
    <message>
        <source>Where both players have the same moves, two positions are either equal or different: there is no more and no less among Nim heaps.</source>
        <comment>4/notes</comment>
        <translation>Quand les deux joueurs ont les mêmes coups, deux positions sont égales ou différentes&#xa0;: entre tas de Nim, il n’y a ni plus ni moins.</translation>
    </message>
    <message>
        <source>A hot position</source>
        <comment>5/title</comment>
        <translation>Une position chaude</translation>
    </message>
    <message>
        <source>A value can be drawn as a tree. From this one Left may go to **3**, which is three free moves for Left, and Right may go to **−3**. What is it worth?</source>
        <comment>5/text</comment>
        <translation>On peut dessiner une valeur comme un arbre. D’ici, Gauche peut aller à **3**, soit trois coups libres pour Gauche, et Droite à **−3**. Combien vaut-elle&#x202f;?</translation>
    </message>
    <message>
        <source>In this lesson hot means that it pays to move. Elsewhere in the course it is another word for N.</source>
        <comment>5/notes</comment>
        <translation>Dans cette leçon, chaud veut dire que jouer rapporte. Ailleurs dans le cours, c’est un autre mot pour N.</translation>
    </message>
    <message>
        <source>0, the number in the middle</source>
        <comment>5/choice 1</comment>
        <translation>0, le nombre du milieu</translation>
    </message>
    <message>
        <source>A position that is worth 0 is lost for whoever starts. Here whoever starts wins, and by a lot.</source>
        <comment>5/because 1</comment>
        <translation>Dans une position qui vaut 0, celui qui commence perd. Ici, celui qui commence gagne, et largement.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>5/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Only if Left moves first.</source>
        <comment>5/because 2</comment>
        <translation>Seulement si Gauche joue en premier.</translation>
    </message>
    <message>
        <source>No number at all</source>
        <comment>5/choice 3</comment>
        <translation>Aucun nombre</translation>
    </message>
    <message>
        <source>Right. Both want to move here. Such a position is called **hot**.</source>
        <comment>5/because 3</comment>
        <translation>Exact. Ici, tous deux veulent jouer. Une telle position est dite **chaude**.</translation>
    </message>
    <message>
        <source>Mean and temperature</source>
        <comment>6/title</comment>
        <translation>Moyenne et température</translation>
    </message>
    <message>
        <source>From this position Left may go to 4 and Right to 1. Suppose that many copies of it lie on the table, and the players take turns. How much is one copy worth **on the average**? And how much does a move **gain**?</source>
        <comment>6/text</comment>
        <translation>De cette position, Gauche peut aller à 4 et Droite à 1. Imagine qu’il y en a beaucoup sur la table et que les joueurs jouent à tour de rôle. Combien l’une d’elles vaut-elle **en moyenne**&#x202f;? Et combien un coup **rapporte**-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Two copies together are worth exactly 5. Larger numbers stand on the left of the picture, because Left wants them.</source>
        <comment>6/notes</comment>
        <translation>Deux ensemble valent exactement 5. Les grands nombres sont à gauche de l’image, parce que Gauche les veut.</translation>
    </message>
    <message>
        <source>Half of the copies go to 4 and half of them to 1. So one copy is worth 5/2 on the average: that is the **mean**. A move takes it from 5/2 to 4 or to 1 and gains 3/2: that is the **temperature**.

The picture is the **thermograph**. Its two feet stand at 4 and at 1. The higher you go, the more a move costs, and the closer the walls come. At 3/2 nobody wants to move any more. From there the mast goes up, at 5/2.</source>
        <comment>6/reveal</comment>
        <translation>La moitié d’entre elles va à 4, l’autre moitié à 1. Chacune vaut donc 5/2 en moyenne&#xa0;: c’est la **moyenne**. Un coup mène de 5/2 à 4 ou à 1 et rapporte 3/2&#xa0;: c’est la **température**.

L’image est le **thermographe**. Ses deux pieds sont à 4 et à 1. Plus on monte, plus un coup coûte cher, et plus les parois se rapprochent. À 3/2, plus personne ne veut jouer. De là part le mât, à 5/2.</translation>
    </message>
    <message>
        <source>Hottest first</source>
        <comment>7/title</comment>
        <translation>D’abord le plus chaud</translation>
    </message>
    <message>
        <source>Three hot boards. Their temperatures are 5, 2 and 1/2. You are Left, and you move first. On which board do you move? Play against the computer, which makes no mistakes.</source>
        <comment>7/text</comment>
        <translation>Trois plateaux chauds. Leurs températures sont 5, 2 et 1/2. Tu es Gauche, et tu joues en premier. Sur quel plateau joues-tu&#x202f;? Joue contre l’ordinateur, qui ne se trompe jamais.</translation>
    </message>
    <message>
        <source>Only the hottest board wins. Whoever lost can put the board back and try again.</source>
        <comment>7/notes</comment>
        <translation>Seul le plateau le plus chaud gagne. Qui a perdu peut remettre le plateau et réessayer.</translation>
    </message>
    <message>
        <source>Always the hottest?</source>
        <comment>8/title</comment>
        <translation>Toujours le plus chaud&#x202f;?</translation>
    </message>
    <message>
        <source>The temperatures are now 2 and 1, and the board −2 is two free moves for Right. Left moves first. Which move wins?</source>
        <comment>8/text</comment>
        <translation>Les températures sont maintenant 2 et 1, et le plateau −2, ce sont deux coups libres pour Droite. Gauche joue en premier. Quel coup gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Players of Go call such a move sente: it has to be answered. To move where it is hottest is a good rule, but no theorem.</source>
        <comment>8/notes</comment>
        <translation>Au go, un tel coup s’appelle sente&#xa0;: il faut y répondre. Jouer là où c’est le plus chaud est une bonne règle, mais pas un théorème.</translation>
    </message>
    <message>
        <source>The hottest board, from {2|−2} to 2</source>
        <comment>8/choice 1</comment>
        <translation>Le plateau le plus chaud, de {2|−2} à 2</translation>
    </message>
    <message>
        <source>Then Right goes to 0 on the second board. 2 + 0 − 2 = 0, and it is Left’s turn: Left has lost.</source>
        <comment>8/because 1</comment>
        <translation>Alors Droite va à 0 sur le deuxième plateau. 2 + 0 − 2 = 0, et c’est à Gauche de jouer&#xa0;: Gauche a perdu.</translation>
    </message>
    <message>
        <source>The second board, to {10|1}</source>
        <comment>8/choice 2</comment>
        <translation>Le deuxième plateau, à {10|1}</translation>
    </message>
    <message>
        <source>Yes. It threatens 10, so Right has to answer with 1. Then Left still gets the 2 of the first board: 2 + 1 − 2 = 1.</source>
        <comment>8/because 2</comment>
        <translation>Oui. Le coup menace d’aller à 10, donc Droite doit répondre par 1. Il reste alors à Gauche le 2 du premier plateau&#xa0;: 2 + 1 − 2 = 1.</translation>
    </message>
    <message>
        <source>In which game do you move?</source>
        <comment>9/title</comment>
        <translation>Dans quel jeu joues-tu&#x202f;?</translation>
    </message>
    <message>
        <source>Several boards side by side. Find the one with a winning move: click on the board, or make the move.</source>
        <comment>9/text</comment>
        <translation>Plusieurs plateaux côte à côte. Trouve celui où un coup gagne&#xa0;: clique sur le plateau, ou joue le coup.</translation>
    </message>
    <message>
        <source>Where both players have the same moves, the nim-sum of the values decides, as in the lesson before.</source>
        <comment>9/notes</comment>
        <translation>Quand les deux joueurs ont les mêmes coups, c’est la somme de Nim des valeurs qui décide, comme dans la leçon précédente.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- Values add up, and to compare two positions you play their **difference**.
- Some positions are numbers. There nobody wants to move first. Others are **hot**, like [this one](game:{4|1}?value={4|1}&amp;mean=5/2&amp;temperature=3/2).
- The **mean** is what a position is worth on the average. The **temperature** is what a move gains.

The board shows one more: {2|{1|0}}. Play on it and look at its thermograph.</source>
        <comment>10/text</comment>
        <translation>- Les valeurs s’additionnent, et pour comparer deux positions on joue leur **différence**.
- Certaines positions sont des nombres. Là, personne ne veut jouer en premier. D’autres sont **chaudes**, comme [celle-ci](game:{4|1}?value={4|1}&amp;mean=5/2&amp;temperature=3/2).
- La **moyenne** dit ce que vaut une position en moyenne, la **température** ce que rapporte un coup.

Le plateau en montre encore une&#xa0;: {2|{1|0}}. Joue dessus et regarde son thermographe.</translation>
    </message>
    <message>
        <source>**Exit question:** which is worth more on the average, {4|1} or 2? ({4|1}, with 5/2.)</source>
        <comment>10/notes</comment>
        <translation>**Question de sortie&#xa0;:** qu’est-ce qui vaut le plus en moyenne, {4|1} ou 2&#x202f;? ({4|1}, avec 5/2.)</translation>
    </message>
</context>
<context>
    <name>wythoff</name>
    <message>
        <source>Wythoff’s queen</source>
        <comment>title</comment>
        <translation>La dame de Wythoff</translation>
    </message>
    <message>
        <source>A queen walks into the corner, and the golden ratio shows the way.</source>
        <comment>about</comment>
        <translation>Une dame va dans le coin, et le nombre d’or montre le chemin.</translation>
    </message>
    <message>
        <source>write down the cold pairs without a board</source>
        <comment>aims</comment>
        <translation>écrire les paires froides sans plateau</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>D’abord, joue</translation>
    </message>
    <message>
        <source>A queen stands on a board. On your turn move it any distance **left**, **down**, or **diagonally** left and down. Whoever moves it into the corner 0, 0 wins.

Play it in pairs, from column 7 and row 9. Which squares do you want to reach?</source>
        <comment>1/text</comment>
        <translation>Une dame est sur un plateau. À ton tour, déplace-la d’autant de cases que tu veux vers la **gauche**, vers le **bas**, ou en **diagonale** vers la gauche et le bas. Qui l’amène dans le coin (0, 0) gagne.

Jouez à deux, à partir de la colonne 7 et de la ligne 9. Quelles cases veux-tu atteindre&#x202f;?</translation>
    </message>
    <message>
        <source>Like a chess queen, but only towards the corner. After some games pupils name squares near the corner from which one cannot win: 1, 2 and 2, 1.</source>
        <comment>1/notes</comment>
        <translation>Comme une dame aux échecs, mais seulement vers le coin. Après quelques parties, les élèves nomment des cases proches du coin d’où l’on ne peut pas gagner&#xa0;: (1, 2) et (2, 1).</translation>
    </message>
    <message>
        <source>The same with stones</source>
        <comment>2/title</comment>
        <translation>La même chose avec des jetons</translation>
    </message>
    <message>
        <source>Two heaps, one as large as the column, one as large as the row. Moving left takes from the one, down from the other. What is a **diagonal** move?</source>
        <comment>2/text</comment>
        <translation>Deux tas, l’un grand comme la colonne, l’autre comme la ligne. Aller à gauche prend dans l’un, aller en bas dans l’autre. Qu’est-ce qu’un coup en **diagonale**&#x202f;?</translation>
    </message>
    <message>
        <source>The queen at 3, 5 is the heaps 3 and 5. Some like the board better, some the stones.</source>
        <comment>2/notes</comment>
        <translation>La dame en (3, 5), ce sont les tas 3 et 5. Certains préfèrent le plateau, d’autres les jetons.</translation>
    </message>
    <message>
        <source>Taking from any one heap</source>
        <comment>2/choice 1</comment>
        <translation>Prendre dans n’importe lequel des tas</translation>
    </message>
    <message>
        <source>That is moving left or down.</source>
        <comment>2/because 1</comment>
        <translation>Cela, c’est aller à gauche ou en bas.</translation>
    </message>
    <message>
        <source>Taking the same number from both heaps</source>
        <comment>2/choice 2</comment>
        <translation>Prendre le même nombre dans les deux tas</translation>
    </message>
    <message>
        <source>Yes. So it is Nim with two heaps and one more kind of move.</source>
        <comment>2/because 2</comment>
        <translation>Oui. C’est donc Nim à deux tas, avec une sorte de coup en plus.</translation>
    </message>
    <message>
        <source>Moving stones from one heap to the other</source>
        <comment>2/choice 3</comment>
        <translation>Faire passer des jetons d’un tas à l’autre</translation>
    </message>
    <message>
        <source>Both numbers get smaller on a diagonal move, by the same amount.</source>
        <comment>2/because 3</comment>
        <translation>Dans un coup en diagonale, les deux nombres diminuent d’autant.</translation>
    </message>
    <message>
        <source>Is copying still good?</source>
        <comment>3/title</comment>
        <translation>Imiter, est-ce encore bon&#x202f;?</translation>
    </message>
    <message>
        <source>In Nim two equal heaps are P. And here, with **4 and 4**?</source>
        <comment>3/text</comment>
        <translation>Dans Nim, deux tas égaux sont P. Et ici, avec **4 et 4**&#x202f;?</translation>
    </message>
    <message>
        <source>So are all squares at the two edges. From all these squares you win with one move.</source>
        <comment>3/notes</comment>
        <translation>Il en va de même de toutes les cases sur les deux bords. De toutes ces cases, on gagne en un coup.</translation>
    </message>
    <message>
        <source>P as well: copy</source>
        <comment>3/choice 1</comment>
        <translation>P aussi&#xa0;: imiter</translation>
    </message>
    <message>
        <source>The player to move takes both heaps at once, and nothing is left to copy.</source>
        <comment>3/because 1</comment>
        <translation>Celui qui doit jouer prend les deux tas à la fois, et il n’y a plus rien à imiter.</translation>
    </message>
    <message>
        <source>N: take both heaps at once</source>
        <comment>3/choice 2</comment>
        <translation>N&#xa0;: prendre les deux tas à la fois</translation>
    </message>
    <message>
        <source>Yes, one diagonal move into the corner. So all squares on the diagonal are N.</source>
        <comment>3/because 2</comment>
        <translation>Oui, un coup en diagonale jusque dans le coin. Toutes les cases de la diagonale sont donc N.</translation>
    </message>
    <message>
        <source>A square near the corner</source>
        <comment>4/title</comment>
        <translation>Une case près du coin</translation>
    </message>
    <message>
        <source>The queen stands at **1, 2**. It has four moves. Try them. What is it?</source>
        <comment>4/text</comment>
        <translation>La dame est en **(1, 2)**. Elle a quatre coups. Essaie-les. Qu’est-ce que c’est&#x202f;?</translation>
    </message>
    <message>
        <source>2, 1 is P too, by symmetry. In this game many people say cold for P and hot for N.</source>
        <comment>4/notes</comment>
        <translation>(2, 1) est P aussi, par symétrie. Dans ce jeu, beaucoup disent froide pour P et chaude pour N.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>4/choice 1</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Right. It can go to 0,2 and 1,1 and 1,0 and 0,1. From each of them the other player moves straight into the corner.</source>
        <comment>4/because 1</comment>
        <translation>Exact. Elle peut aller en (0, 2), (1, 1), (1, 0) et (0, 1). De chacune de ces cases, l’autre joueur va tout droit dans le coin.</translation>
    </message>
    <message>
        <source>N</source>
        <comment>4/choice 2</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Whichever square you choose, it is on an edge or on the diagonal, and the other player finishes.</source>
        <comment>4/because 2</comment>
        <translation>Quelle que soit la case que tu choisis, elle est sur un bord ou sur la diagonale, et l’autre joueur termine.</translation>
    </message>
    <message>
        <source>Find the cold squares</source>
        <comment>5/title</comment>
        <translation>Trouve les cases froides</translation>
    </message>
    <message>
        <source>Fill in P and N. When you have found a P square, every square that sees it along a row, a column or a diagonal, from further out, is N.</source>
        <comment>5/text</comment>
        <translation>Remplis P et N. Quand tu as trouvé une case P, toute case plus éloignée qui la voit le long d’une ligne, d’une colonne ou d’une diagonale est N.</translation>
    </message>
    <message>
        <source>A quick way: put P at 0,0, then draw the three rays outwards and mark them N. The smallest free square is the next P. Pupils often forget the diagonals.</source>
        <comment>5/notes</comment>
        <translation>Un moyen rapide&#xa0;: écrire P en (0, 0), puis tracer les trois rayons vers l’extérieur et y mettre N. La plus petite case libre est le P suivant. Les élèves oublient souvent les diagonales.</translation>
    </message>
    <message>
        <source>The pairs</source>
        <comment>6/title</comment>
        <translation>Les paires</translation>
    </message>
    <message>
        <source>Write the cold squares as pairs, the smaller number first: 0,0 and 1,2 and 3,5 and 4,7. What do you notice about the **differences**? Which numbers have been used?</source>
        <comment>6/text</comment>
        <translation>Écris les cases froides comme des paires, le plus petit nombre en premier&#xa0;: (0, 0), (1, 2), (3, 5) et (4, 7). Que remarques-tu pour les **différences**&#x202f;? Quels nombres ont déjà servi&#x202f;?</translation>
    </message>
    <message>
        <source>Let the class go on in chorus: smallest unused number, then add the next difference.</source>
        <comment>6/notes</comment>
        <translation>Que la classe continue en chœur&#xa0;: le plus petit nombre qui n’a pas servi, puis ajouter la différence suivante.</translation>
    </message>
    <message>
        <source>The differences are 0, 1, 2, 3: **each difference comes once**, in order. And **each number** from 1 on is used exactly once: 1, 2, 3, 4, 5, 7, … The 6 is still missing, so it begins the next pair.

So the next pair starts with the smallest number not yet used, 6, and has the difference 4: [6, 10](wythoff:6,10?outcome=P). You can write the list as long as you like, without any board!</source>
        <comment>6/reveal</comment>
        <translation>Les différences sont 0, 1, 2, 3&#xa0;: **chaque différence vient une fois**, dans l’ordre. Et **chaque nombre** à partir de 1 sert exactement une fois&#xa0;: 1, 2, 3, 4, 5, 7, … Le 6 manque encore&#x202f;; c’est donc lui qui commence la paire suivante.

La paire suivante commence par le plus petit nombre qui n’a pas servi, 6, et a la différence 4&#xa0;: [(6, 10)](wythoff:6,10?outcome=P). Tu peux écrire la liste aussi longue que tu veux, sans aucun plateau&#x202f;!</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>7/title</comment>
        <translation>Continue</translation>
    </message>
    <message>
        <source>The pairs so far: 1,2 and 3,5 and 4,7 and 6,10. What comes next?</source>
        <comment>7/text</comment>
        <translation>Les paires jusqu’ici&#xa0;: (1, 2), (3, 5), (4, 7) et (6, 10). Que vient-il ensuite&#x202f;?</translation>
    </message>
    <message>
        <source>Then 9,15 and 11,18 and 12,20 and 14,23.</source>
        <comment>7/notes</comment>
        <translation>Puis (9, 15), (11, 18), (12, 20) et (14, 23).</translation>
    </message>
    <message>
        <source>7, 12</source>
        <comment>7/choice 1</comment>
        <translation>(7, 12)</translation>
    </message>
    <message>
        <source>7 has been used already, in 4, 7.</source>
        <comment>7/because 1</comment>
        <translation>7 a déjà servi, dans (4, 7).</translation>
    </message>
    <message>
        <source>8, 13</source>
        <comment>7/choice 2</comment>
        <translation>(8, 13)</translation>
    </message>
    <message>
        <source>Yes. 8 is the smallest unused number, and the next difference is 5.</source>
        <comment>7/because 2</comment>
        <translation>Oui. 8 est le plus petit nombre qui n’a pas servi, et la différence suivante est 5.</translation>
    </message>
    <message>
        <source>8, 12</source>
        <comment>7/choice 3</comment>
        <translation>(8, 12)</translation>
    </message>
    <message>
        <source>The difference 4 has been used. Now it is 5.</source>
        <comment>7/because 3</comment>
        <translation>La différence 4 a déjà servi. Maintenant c’est 5.</translation>
    </message>
    <message>
        <source>Could a number come twice?</source>
        <comment>8/title</comment>
        <translation>Un nombre pourrait-il revenir&#x202f;?</translation>
    </message>
    <message>
        <source>Could two cold pairs share a number, like 3, 5 and 3, 8? Could they have the same difference, like 3, 5 and 6, 8? Think of the queen.</source>
        <comment>8/text</comment>
        <translation>Deux paires froides pourraient-elles avoir un nombre en commun, comme (3, 5) et (3, 8)&#x202f;? Pourraient-elles avoir la même différence, comme (3, 5) et (6, 8)&#x202f;? Pense à la dame.</translation>
    </message>
    <message>
        <source>The first half is easy to prove. For the second half let pupils try: from 5, 8 go to 5, 3. From 10, 12, with difference 2, go to 3, 5, or straight to 10, 6.</source>
        <comment>8/notes</comment>
        <translation>La première moitié est facile à prouver. Pour la seconde, faire essayer&#xa0;: de (5, 8), aller en (5, 3). De (10, 12), de différence 2, aller en (3, 5), ou tout droit en (10, 6).</translation>
    </message>
    <message>
        <source>No. From 3, 8 the queen could go straight to 3, 5. From 6, 8 it could go diagonally to 3, 5. But **from a cold square no move leads to a cold square**.

So all numbers and all differences must be different. And taking the *smallest* unused number makes sure that every other square has a way to a cold one.</source>
        <comment>8/reveal</comment>
        <translation>Non. De (3, 8), la dame pourrait aller tout droit en (3, 5). De (6, 8), elle pourrait aller en diagonale en (3, 5). Mais **d’une case froide, aucun coup ne mène à une case froide**.

Tous les nombres et toutes les différences doivent donc être différents. Et prendre le *plus petit* nombre qui n’a pas servi garantit que toute autre case a un chemin vers une case froide.</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>9/title</comment>
        <translation>Trouve le coup</translation>
    </message>
    <message>
        <source>The queen stands at **4, 6**. Which move wins?</source>
        <comment>9/text</comment>
        <translation>La dame est en **(4, 6)**. Quel coup gagne&#x202f;?</translation>
    </message>
    <message>
        <source>How to search: difference first (diagonal), then the partner of each of the two numbers (straight).</source>
        <comment>9/notes</comment>
        <translation>Comment chercher&#xa0;: d’abord la différence (la diagonale), puis le partenaire de chacun des deux nombres (tout droit).</translation>
    </message>
    <message>
        <source>Down to 4, 3</source>
        <comment>9/choice 1</comment>
        <translation>En bas, en (4, 3)</translation>
    </message>
    <message>
        <source>Then the other player goes to 2, 1, diagonally.</source>
        <comment>9/because 1</comment>
        <translation>Alors l’autre joueur va en (2, 1), en diagonale.</translation>
    </message>
    <message>
        <source>Diagonally to 3, 5</source>
        <comment>9/choice 2</comment>
        <translation>En diagonale, en (3, 5)</translation>
    </message>
    <message>
        <source>Yes. The difference is 2, and the cold pair with difference 2 is 3, 5.</source>
        <comment>9/because 2</comment>
        <translation>Oui. La différence est 2, et la paire froide de différence 2 est (3, 5).</translation>
    </message>
    <message>
        <source>Diagonally to 1, 3</source>
        <comment>9/choice 3</comment>
        <translation>En diagonale, en (1, 3)</translation>
    </message>
    <message>
        <source>Then the other player goes down to 1, 2.</source>
        <comment>9/because 3</comment>
        <translation>Alors l’autre joueur descend en (1, 2).</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>10/title</comment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Write the list of pairs beside you, as far as you need it.</source>
        <comment>10/text</comment>
        <translation>Écris la liste des paires à côté de toi, aussi loin qu’il t’en faut.</translation>
    </message>
    <message>
        <source>With the list at hand each position takes a few seconds.</source>
        <comment>10/notes</comment>
        <translation>Avec la liste sous les yeux, chaque position prend quelques secondes.</translation>
    </message>
    <message>
        <source>The golden ratio</source>
        <comment>11/title</comment>
        <translation>Le nombre d’or</translation>
    </message>
    <message>
        <source>Divide the larger number of a pair by the smaller one: 5 : 3, 7 : 4, 10 : 6, 13 : 8, 15 : 9. Do the results go anywhere? What about 26 : 16 and 28 : 17?</source>
        <comment>11/text</comment>
        <translation>Divise le plus grand nombre d’une paire par le plus petit&#xa0;: 5&#xa0;: 3, 7&#xa0;: 4, 10&#xa0;: 6, 13&#xa0;: 8, 15&#xa0;: 9. Les résultats vont-ils quelque part&#x202f;? Et 26&#xa0;: 16 et 28&#xa0;: 17&#x202f;?</translation>
    </message>
    <message>
        <source>26 : 16 = 1.625 and 28 : 17 = 1.647; further out it gets closer and closer. The Fibonacci numbers 1, 2, 3, 5, 8, 13 have the same ratio.</source>
        <comment>11/notes</comment>
        <translation>26&#xa0;: 16 = 1,625 et 28&#xa0;: 17 = 1,647&#x202f;; plus loin, on s’approche de plus en plus. Les nombres de Fibonacci 1, 2, 3, 5, 8, 13 ont le même rapport.</translation>
    </message>
    <message>
        <source>They come close to 1.618…, the **golden ratio**, written φ. It is the number for which 1 + φ = φ × φ.

There is even a formula: the pair with difference k begins with k × φ, rounded down. For k = 5: 5 × 1.618 = 8.09, so 8, and 8 + 5 = 13. The pair is [8, 13](wythoff:8,13?outcome=P).

With it you can play on enormous boards. From [500 million, 900 million](wythoff:500000000,900000000?outcome=N&amp;wins=wythoff:500000000,309016994) there is exactly one winning move, and Grundy finds it with whole numbers only.</source>
        <comment>11/reveal</comment>
        <translation>Ils s’approchent de 1,618…, le **nombre d’or**, noté φ. C’est le nombre pour lequel 1 + φ = φ × φ.

Il y a même une formule&#xa0;: la paire de différence k commence par k × φ, arrondi par défaut. Pour k = 5&#xa0;: 5 × 1,618 = 8,09, donc 8, et 8 + 5 = 13. La paire est [(8, 13)](wythoff:8,13?outcome=P).

Avec elle, on peut jouer sur des plateaux énormes. À partir de [500 millions et 900 millions](wythoff:500000000,900000000?outcome=N&amp;wins=wythoff:500000000,309016994), il y a exactement un coup gagnant, et Grundy le trouve avec des nombres entiers seulement.</translation>
    </message>
    <message>
        <source>If the last move loses</source>
        <comment>12/title</comment>
        <translation>Si le dernier coup perd</translation>
    </message>
    <message>
        <source>Now whoever moves into the corner **loses**. Which squares are cold then?</source>
        <comment>12/text</comment>
        <translation>Maintenant, qui amène la dame dans le coin **perd**. Quelles cases sont alors froides&#x202f;?</translation>
    </message>
    <message>
        <source>It is like misère Nim: only the end differs. Can be left out if time is short.</source>
        <comment>12/notes</comment>
        <translation>C’est comme Nim misère&#xa0;: seule la fin diffère. On peut sauter cette étape si le temps manque.</translation>
    </message>
    <message>
        <source>All of them change</source>
        <comment>12/choice 1</comment>
        <translation>Elles changent toutes</translation>
    </message>
    <message>
        <source>Only the first ones do. Try 3, 5.</source>
        <comment>12/because 1</comment>
        <translation>Seules les premières changent. Essaie (3, 5).</translation>
    </message>
    <message>
        <source>0,1 and 1,0 and 2,2, and from 3,5 on the same as before</source>
        <comment>12/choice 2</comment>
        <translation>(0, 1), (1, 0) et (2, 2), et à partir de (3, 5) les mêmes qu’avant</translation>
    </message>
    <message>
        <source>Yes. Just the beginning changes.</source>
        <comment>12/because 2</comment>
        <translation>Oui. Seul le début change.</translation>
    </message>
    <message>
        <source>None of them changes</source>
        <comment>12/choice 3</comment>
        <translation>Aucune ne change</translation>
    </message>
    <message>
        <source>At 1, 2 the player to move now goes to 1, 0, and the other one must move into the corner.</source>
        <comment>12/because 3</comment>
        <translation>En (1, 2), celui qui doit jouer va maintenant en (1, 0), et l’autre est obligé d’aller dans le coin.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>13/title</comment>
        <translation>Gagne la partie</translation>
    </message>
    <message>
        <source>From 11, 14, against the perfect computer. The difference is 3. Which cold pair has that difference?</source>
        <comment>13/text</comment>
        <translation>À partir de (11, 14), contre l’ordinateur parfait. La différence est 3. Quelle paire froide a cette différence&#x202f;?</translation>
    </message>
    <message>
        <source>Diagonally by seven, to 4, 7. After that follow the list.</source>
        <comment>13/notes</comment>
        <translation>En diagonale, de sept, jusqu’en (4, 7). Ensuite, suivre la liste.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>14/title</comment>
        <translation>Ce que tu sais maintenant</translation>
    </message>
    <message>
        <source>- Cold pairs: **smallest unused number**, and each difference once. [1, 2](wythoff:1,2?outcome=P), [3, 5](wythoff:3,5?outcome=P), [4, 7](wythoff:4,7?outcome=P), [6, 10](wythoff:6,10?outcome=P), …
- They follow the golden ratio.
- The diagonal move makes it more than Nim: for P and N there is this formula, but no formula is known for the Grundy values.

Next come games in which you cut edges, and everything above falls down.</source>
        <comment>14/text</comment>
        <translation>- Paires froides&#xa0;: **le plus petit nombre qui n’a pas servi**, et chaque différence une fois. [(1, 2)](wythoff:1,2?outcome=P), [(3, 5)](wythoff:3,5?outcome=P), [(4, 7)](wythoff:4,7?outcome=P), [(6, 10)](wythoff:6,10?outcome=P), …
- Elles suivent le nombre d’or.
- Le coup en diagonale en fait plus que Nim&#xa0;: pour P et N, il y a cette formule, mais pour les valeurs de Grundy on n’en connaît aucune.

Ensuite viennent des jeux où l’on coupe des arêtes, et où tout ce qui est au-dessus tombe.</translation>
    </message>
    <message>
        <source>**Exit question:** the queen at 9, 12? (Difference 3: go to 4, 7.)</source>
        <comment>14/notes</comment>
        <translation>**Question de sortie&#xa0;:** la dame en (9, 12)&#x202f;? (Différence 3&#xa0;: aller en (4, 7).)</translation>
    </message>
</context>
</TS>
