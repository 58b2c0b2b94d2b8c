<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>binary-and-nim-sums</name>
    <message>
        <source>Binary numbers and nim-sums</source>
        <comment>title</comment>
        <translation>Binärzahlen und Nim-Summen</translation>
    </message>
    <message>
        <source>Write the heaps in columns of ones and zeros, and a glance tells who wins.</source>
        <comment>about</comment>
        <translation>Schreib die Haufen in Spalten aus Einsen und Nullen, und ein Blick sagt, wer gewinnt.</translation>
    </message>
    <message>
        <source>write heaps in columns and see who wins</source>
        <comment>aims</comment>
        <translation>Haufen in Spalten schreiben und sehen, wer gewinnt</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>Four heaps: 1, 3, 5 and 7. It is a famous board, often played with matches. Take as many as you like from one heap. Whoever takes the last match wins.

Play it in pairs. Is it better to start or to be second?</source>
        <comment>1/text</comment>
        <translation>Vier Haufen: 1, 3, 5 und 7. Diese Aufstellung ist berühmt und wird oft mit Streichhölzern gespielt. Nimm von einem Haufen so viele, wie du willst. Wer das letzte Streichholz nimmt, gewinnt.

Spielt es zu zweit. Ist es besser, anzufangen oder als Zweites zu ziehen?</translation>
    </message>
    <message>
        <source>In this version, where the last match wins, 1, 3, 5, 7 is P: the second player can win. Most pairs will not find out by playing. At the end of the lesson they can read it off.</source>
        <comment>1/notes</comment>
        <translation>In dieser Fassung, in der das letzte Streichholz gewinnt, ist 1, 3, 5, 7 P: Der Zweite kann gewinnen. Die meisten Paare finden das beim Spielen nicht heraus. Am Ende der Lektion können sie es ablesen.</translation>
    </message>
    <message>
        <source>Five coins</source>
        <comment>2/title</comment>
        <translation>Fünf Münzen</translation>
    </message>
    <message>
        <source>You have one coin each of the values 16, 8, 4, 2 and 1. How do you pay exactly **13**?</source>
        <comment>2/text</comment>
        <translation>Du hast je eine Münze mit dem Wert 16, 8, 4, 2 und 1. Wie bezahlst du genau **13**?</translation>
    </message>
    <message>
        <source>Use real cards with 16, 8, 4, 2, 1 if you have them. Always start with the largest that fits. Ask for 6, for 19, for 31. Can every number from 0 to 31 be paid? Yes, each in exactly one way.</source>
        <comment>2/notes</comment>
        <translation>Wenn möglich, echte Karten mit 16, 8, 4, 2, 1 benutzen. Immer mit der größten anfangen, die passt. Nach 6, nach 19, nach 31 fragen. Kann man jede Zahl von 0 bis 31 bezahlen? Ja, und jede auf genau eine Art.</translation>
    </message>
    <message>
        <source>8 + 4 + 1</source>
        <comment>2/choice 1</comment>
        <translation>8 + 4 + 1</translation>
    </message>
    <message>
        <source>Yes. And it is the only way with these five coins.</source>
        <comment>2/because 1</comment>
        <translation>Ja. Und das ist mit diesen fünf Münzen die einzige Möglichkeit.</translation>
    </message>
    <message>
        <source>8 + 2 + 2 + 1</source>
        <comment>2/choice 2</comment>
        <translation>8 + 2 + 2 + 1</translation>
    </message>
    <message>
        <source>That needs two coins of 2, and you have only one of each.</source>
        <comment>2/because 2</comment>
        <translation>Dazu braucht man zwei Zweier, und du hast jede Münze nur einmal.</translation>
    </message>
    <message>
        <source>It cannot be paid</source>
        <comment>2/choice 3</comment>
        <translation>Das kann man nicht bezahlen</translation>
    </message>
    <message>
        <source>Start with the largest coin that is not too much, the 8. Then 5 is still to be paid.</source>
        <comment>2/because 3</comment>
        <translation>Fang mit der größten Münze an, die nicht zu viel ist, der 8. Dann fehlen noch 5.</translation>
    </message>
    <message>
        <source>Ones and zeros</source>
        <comment>3/title</comment>
        <translation>Einsen und Nullen</translation>
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
        <translation>Leg die Münzen in eine Reihe, von der 16 links bis zur 1 rechts. Schreib eine **1** unter jede Münze, die du brauchst, und eine **0** unter jede, die du nicht brauchst. Für 25 brauchst du 16, 8 und 1:

- Münzen: 16, 8, 4, 2, 1
- gebraucht: 1, 1, 0, 0, 1

25 wird also 11001 geschrieben. Das ist die **binäre** Schreibweise. Unsere gewöhnliche hat Stellen für Einer, Zehner und Hunderter. Die binäre hat Stellen für 1, 2, 4, 8 und 16, jede doppelt so viel wert wie die vorige.

- 1 ist 1, 2 ist 10, 3 ist 11, 4 ist 100
- 5 ist 101, 6 ist 110, 7 ist 111, 8 ist 1000
- 9 ist 1001, 10 ist 1010, 11 ist 1011, 12 ist 1100
- 13 ist 1101, 14 ist 1110, 15 ist 1111</translation>
    </message>
    <message>
        <source>Count from 0 to 15 on four fingers or with four pupils who stand (1) or sit (0): the right-hand pupil changes every time, the next one every second time, and so on.</source>
        <comment>3/notes</comment>
        <translation>An vier Fingern von 0 bis 15 zählen oder mit vier Kindern, die stehen (1) oder sitzen (0): Das Kind ganz rechts wechselt jedes Mal, das nächste jedes zweite Mal und so weiter.</translation>
    </message>
    <message>
        <source>Read it</source>
        <comment>4/title</comment>
        <translation>Lies sie</translation>
    </message>
    <message>
        <source>Which number is **10110**?</source>
        <comment>4/text</comment>
        <translation>Welche Zahl ist **10110**?</translation>
    </message>
    <message>
        <source>Reading is easier than writing. **Ask two or three more:** 1010 (10), 10001 (17), 11111 (31).</source>
        <comment>4/notes</comment>
        <translation>Lesen ist leichter als schreiben. **Noch zwei oder drei stellen:** 1010 (10), 10001 (17), 11111 (31).</translation>
    </message>
    <message>
        <source>22</source>
        <comment>4/choice 1</comment>
        <translation>22</translation>
    </message>
    <message>
        <source>Yes: 16 + 4 + 2.</source>
        <comment>4/because 1</comment>
        <translation>Ja: 16 + 4 + 2.</translation>
    </message>
    <message>
        <source>26</source>
        <comment>4/choice 2</comment>
        <translation>26</translation>
    </message>
    <message>
        <source>26 is 16 + 8 + 2, which is 11010. Look at the order of the places.</source>
        <comment>4/because 2</comment>
        <translation>26 ist 16 + 8 + 2, also 11010. Achte auf die Reihenfolge der Stellen.</translation>
    </message>
    <message>
        <source>13</source>
        <comment>4/choice 3</comment>
        <translation>13</translation>
    </message>
    <message>
        <source>You read it from the right to the left. The place on the left is worth 16.</source>
        <comment>4/because 3</comment>
        <translation>Du hast sie von rechts nach links gelesen. Die Stelle ganz links ist 16 wert.</translation>
    </message>
    <message>
        <source>10110</source>
        <comment>4/choice 4</comment>
        <translation>10110</translation>
    </message>
    <message>
        <source>In our usual way, yes. In binary the places are worth 16, 8, 4, 2 and 1.</source>
        <comment>4/because 4</comment>
        <translation>In unserer gewöhnlichen Schreibweise, ja. In der binären sind die Stellen 16, 8, 4, 2 und 1 wert.</translation>
    </message>
    <message>
        <source>The nim-sum in columns</source>
        <comment>5/title</comment>
        <translation>Die Nim-Summe in Spalten</translation>
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
        <translation>In der letzten Lektion haben sich gleiche Teile paarweise aufgehoben. Binär stehen die Teile in Spalten. Du brauchst also nur **in jeder Spalte die Einsen zu zählen**. Ist die Anzahl gerade, heben sich alle auf: Schreib 0. Ist sie ungerade, bleibt eine übrig: Schreib 1.

Hier sind die Haufen 5, 3 und 2:

- 5 ist **1 0 1**
- 3 ist **0 1 1**
- 2 ist **0 1 0**
- Nim-Summe **1 0 0**

Die erste Spalte hat eine 1: ungerade. Die zweite hat zwei: gerade. Die dritte hat zwei: gerade. Die Nim-Summe ist 100, also 4. Und das ist der [Grundy-Wert von 5, 3, 2](nim:5,3,2?grundy=4).</translation>
    </message>
    <message>
        <source>Nothing is carried from one column to the next: 1 and 1 make 0, not 10. That is the most common mistake, because they have just learnt to add. Say “even or odd” and not “plus”.</source>
        <comment>5/notes</comment>
        <translation>Es gibt keinen Übertrag von einer Spalte zur nächsten: 1 und 1 gibt 0, nicht 10. Das ist der häufigste Fehler, denn das Addieren sitzt tief. „Gerade oder ungerade“ sagen und nicht „plus“.</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>6/title</comment>
        <translation>Probier es</translation>
    </message>
    <message>
        <source>What is the nim-sum of **5, 2 and 1**?</source>
        <comment>6/text</comment>
        <translation>Was ist die Nim-Summe von **5, 2 und 1**?</translation>
    </message>
    <message>
        <source>Write the three lines below each other on the board; let a pupil fill in the line for the nim-sum.</source>
        <comment>6/notes</comment>
        <translation>Die drei Zeilen untereinander an die Tafel schreiben; die Zeile der Nim-Summe füllt ein Kind aus.</translation>
    </message>
    <message>
        <source>8</source>
        <comment>6/choice 1</comment>
        <translation>8</translation>
    </message>
    <message>
        <source>That is 5 + 2 + 1. In a nim-sum nothing is carried: count even or odd in each column.</source>
        <comment>6/because 1</comment>
        <translation>Das ist 5 + 2 + 1. Bei der Nim-Summe gibt es keinen Übertrag: Zähl in jeder Spalte, gerade oder ungerade.</translation>
    </message>
    <message>
        <source>4</source>
        <comment>6/choice 2</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>5 ⊕ 1 is 4, but the 2 is still there, and nothing cancels it.</source>
        <comment>6/because 2</comment>
        <translation>5 ⊕ 1 ist 4, aber die 2 ist noch da, und nichts hebt sie auf.</translation>
    </message>
    <message>
        <source>6</source>
        <comment>6/choice 3</comment>
        <translation>6</translation>
    </message>
    <message>
        <source>Yes: 101, 010 and 001. The columns hold one, one and two ones: 110, which is 6.</source>
        <comment>6/because 3</comment>
        <translation>Ja: 101, 010 und 001. In den Spalten stehen eine, eine und zwei Einsen: 110, also 6.</translation>
    </message>
    <message>
        <source>Three more</source>
        <comment>7/title</comment>
        <translation>Noch drei</translation>
    </message>
    <message>
        <source>Work out the nim-sums of **3, 3** and of **4, 2, 1** and of **3, 2, 1**. Which of these positions are P?</source>
        <comment>7/text</comment>
        <translation>Rechne die Nim-Summen von **3, 3**, von **4, 2, 1** und von **3, 2, 1** aus. Welche dieser Positionen sind P?</translation>
    </message>
    <message>
        <source>Let the class work for two minutes. The last line is the reward of the lesson: the position that they found by hand in many steps is now seen at a glance.</source>
        <comment>7/notes</comment>
        <translation>Zwei Minuten arbeiten lassen. Die letzte Zeile ist der Lohn der Lektion: Die Position, die von Hand viele Schritte gekostet hat, sieht man jetzt auf einen Blick.</translation>
    </message>
    <message>
        <source>- 3 ⊕ 3 = 0: [P](nim:3,3?grundy=0&amp;outcome=P). Two equal heaps always cancel.
- 4 ⊕ 2 ⊕ 1 = 7: [N](nim:4,2,1?grundy=7&amp;outcome=N). 100, 010 and 001 have nothing in common.
- 3 ⊕ 2 ⊕ 1 = 0: [P](nim:3,2,1?grundy=0&amp;outcome=P). 11, 10 and 01 have two ones in each column.

Now you see **why** 3, 2, 1 is P: every column holds an even number of ones.</source>
        <comment>7/reveal</comment>
        <translation>- 3 ⊕ 3 = 0: [P](nim:3,3?grundy=0&amp;outcome=P). Zwei gleiche Haufen heben sich immer auf.
- 4 ⊕ 2 ⊕ 1 = 7: [N](nim:4,2,1?grundy=7&amp;outcome=N). 100, 010 und 001 haben nichts gemeinsam.
- 3 ⊕ 2 ⊕ 1 = 0: [P](nim:3,2,1?grundy=0&amp;outcome=P). 11, 10 und 01 haben in jeder Spalte zwei Einsen.

Jetzt siehst du, **warum** 3, 2, 1 P ist: In jeder Spalte steht eine gerade Anzahl von Einsen.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>8/title</comment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Find the nim-sum. Write the numbers below each other, with the ones under each other on the right.</source>
        <comment>8/text</comment>
        <translation>Finde die Nim-Summe. Schreib die Zahlen untereinander, mit den Einern rechts genau untereinander.</translation>
    </message>
    <message>
        <source>The answer is given in binary. Let pupils who are quick work without paper.</source>
        <comment>8/notes</comment>
        <translation>Die Antwort wird binär gegeben. Die Schnellen können ohne Papier arbeiten.</translation>
    </message>
    <message>
        <source>Three rules that help</source>
        <comment>9/title</comment>
        <translation>Drei Regeln, die helfen</translation>
    </message>
    <message>
        <source>- **Equal numbers cancel:** a ⊕ a = 0.
- **Zero changes nothing:** a ⊕ 0 = a.
- **The order does not matter.** So look for pairs first: in 7 ⊕ 9 ⊕ 7 ⊕ 4 the sevens cancel, and 9 ⊕ 4 = 13 is left.

And one to be careful with: 3 ⊕ 5 = 6 means also 3 ⊕ 6 = 5 and 5 ⊕ 6 = 3. Three numbers whose nim-sum is 0 are a team: each is the nim-sum of the other two. [3, 5 and 6](nim:3,5,6?outcome=P&amp;grundy=0) are such a team.</source>
        <comment>9/text</comment>
        <translation>- **Gleiche Zahlen heben sich auf:** a ⊕ a = 0.
- **Null ändert nichts:** a ⊕ 0 = a.
- **Die Reihenfolge ist egal.** Such also zuerst nach Paaren: In 7 ⊕ 9 ⊕ 7 ⊕ 4 heben sich die Siebenen auf, und 9 ⊕ 4 = 13 bleibt.

Und eine, bei der man aufpassen muss: Aus 3 ⊕ 5 = 6 folgt auch 3 ⊕ 6 = 5 und 5 ⊕ 6 = 3. Drei Zahlen mit der Nim-Summe 0 sind ein Team: Jede ist die Nim-Summe der beiden anderen. [3, 5 und 6](nim:3,5,6?outcome=P&amp;grundy=0) sind so ein Team.</translation>
    </message>
    <message>
        <source>**Ask for more teams:** 1, 2, 3 and 1, 4, 5 and 2, 4, 6 and 2, 5, 7 and so on. Each team is a P-position of three heaps.</source>
        <comment>9/notes</comment>
        <translation>**Nach weiteren Teams fragen:** 1, 2, 3 und 1, 4, 5 und 2, 4, 6 und 2, 5, 7 und so weiter. Jedes Team ist eine P-Position mit drei Haufen.</translation>
    </message>
    <message>
        <source>A rule from a website</source>
        <comment>10/title</comment>
        <translation>Eine Regel aus dem Netz</translation>
    </message>
    <message>
        <source>Somebody writes: “Just leave an even number of heaps whose size is 1, 2, 4, 8 and so on. Then the other player loses.” You leave **2 and 4**: two heaps, both of that kind. Is it P?</source>
        <comment>10/text</comment>
        <translation>Jemand schreibt: „Lass einfach eine gerade Anzahl von Haufen übrig, deren Größe 1, 2, 4, 8 und so weiter ist. Dann verliert die andere Seite.“ Du lässt **2 und 4** übrig: zwei Haufen, beide von dieser Sorte. Ist das P?</translation>
    </message>
    <message>
        <source>A rule that sounds right and is wrong. One counterexample is enough to refute it. **Ask for others:** 2, 8 or 4, 8. The right version: each of 1, 2, 4, 8, … must occur an even number of times inside the heaps.</source>
        <comment>10/notes</comment>
        <translation>Eine Regel, die richtig klingt und falsch ist. Ein einziges Gegenbeispiel widerlegt sie. **Nach weiteren fragen:** 2, 8 oder 4, 8. So ist es richtig: Jede der Zahlen 1, 2, 4, 8, … muss in den Haufen eine gerade Anzahl von Malen vorkommen.</translation>
    </message>
    <message>
        <source>Yes, two is an even number</source>
        <comment>10/choice 1</comment>
        <translation>Ja, zwei ist eine gerade Zahl</translation>
    </message>
    <message>
        <source>Try it on the board. The other player makes the 4 a 2, and you have two equal heaps before you.</source>
        <comment>10/because 1</comment>
        <translation>Probier es auf dem Brett. Dein Gegenüber macht aus der 4 eine 2, und du hast zwei gleiche Haufen vor dir.</translation>
    </message>
    <message>
        <source>No, it is N</source>
        <comment>10/choice 2</comment>
        <translation>Nein, es ist N</translation>
    </message>
    <message>
        <source>Right. The nim-sum is 010 ⊕ 100 = 110, and that is not 0. It is not the *number of heaps* that must be even, but the number of ones **in each column**.</source>
        <comment>10/because 2</comment>
        <translation>Richtig. Die Nim-Summe ist 010 ⊕ 100 = 110, und das ist nicht 0. Nicht die *Anzahl der Haufen* muss gerade sein, sondern die Anzahl der Einsen **in jeder Spalte**.</translation>
    </message>
    <message>
        <source>The famous board</source>
        <comment>11/title</comment>
        <translation>Die berühmte Aufstellung</translation>
    </message>
    <message>
        <source>Back to 1, 3, 5 and 7. Write them in columns. Who wins: the player who starts or the other one?</source>
        <comment>11/text</comment>
        <translation>Zurück zu 1, 3, 5 und 7. Schreib sie in Spalten. Wer gewinnt: wer anfängt oder der andere?</translation>
    </message>
    <message>
        <source>Ask who had guessed it. Then let a pupil make any first move, and find the answer together by putting the columns right again.</source>
        <comment>11/notes</comment>
        <translation>Fragen, wer es vermutet hatte. Dann jemanden irgendeinen ersten Zug machen lassen und gemeinsam die Antwort finden, indem man die Spalten wieder in Ordnung bringt.</translation>
    </message>
    <message>
        <source>001, 011, 101 and 111: the columns hold two, two and four ones. All are even, so the nim-sum is 0 and [it is P](nim:1,3,5,7?outcome=P&amp;grundy=0). The second player can always win.</source>
        <comment>11/reveal</comment>
        <translation>001, 011, 101 und 111: In den Spalten stehen zwei, zwei und vier Einsen. Alle sind gerade, also ist die Nim-Summe 0, und [es ist P](nim:1,3,5,7?outcome=P&amp;grundy=0). Der Zweite kann immer gewinnen.</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>12/title</comment>
        <translation>P oder N?</translation>
    </message>
    <message>
        <source>Decide by the nim-sum.</source>
        <comment>12/text</comment>
        <translation>Entscheide mit der Nim-Summe.</translation>
    </message>
    <message>
        <source>One odd column is enough for N. So you may stop at the first odd column. You need all columns only to say P.</source>
        <comment>12/notes</comment>
        <translation>Eine ungerade Spalte genügt für N. Man darf also bei der ersten ungeraden Spalte aufhören. Alle Spalten braucht man nur, um P zu sagen.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- **Binary** shows which of 1, 2, 4, 8, … are in a number.
- The **nim-sum** has a 1 where a column holds an odd number of ones.
- Nim-sum 0 means P, as for [1, 4, 5](nim:1,4,5?outcome=P). Anything else means N, as for [7, 11, 5](nim:7,11,5?outcome=N&amp;grundy=9).

So far we have *seen* that this is right, in tables. The next lesson *proves* it, for any number of heaps of any size, and shows how to find the winning move.</source>
        <comment>13/text</comment>
        <translation>- **Binär** sieht man, welche der Zahlen 1, 2, 4, 8, … in einer Zahl stecken.
- Die **Nim-Summe** hat dort eine 1, wo eine Spalte eine ungerade Anzahl von Einsen hat.
- Nim-Summe 0 bedeutet P, wie bei [1, 4, 5](nim:1,4,5?outcome=P). Alles andere bedeutet N, wie bei [7, 11, 5](nim:7,11,5?outcome=N&amp;grundy=9).

Bisher haben wir nur in Tabellen *gesehen*, dass das stimmt. Die nächste Lektion *beweist* es, für beliebig viele Haufen jeder Größe, und zeigt, wie man den Gewinnzug findet.</translation>
    </message>
    <message>
        <source>**Exit question:** the nim-sum of 12, 10 and 6 (1100, 1010, 0110: 0). And of 9, 3 (10).</source>
        <comment>13/notes</comment>
        <translation>**Frage zum Schluss:** die Nim-Summe von 12, 10 und 6 (1100, 1010, 0110: 0). Und von 9, 3 (10).</translation>
    </message>
</context>
<context>
    <name>circles-in-hackenbush</name>
    <message>
        <source>Green Hackenbush: circles</source>
        <comment>title</comment>
        <translation>Grünes Hackenbush: Kreise</translation>
    </message>
    <message>
        <source>Houses and doors: when edges form a circle, the joints on it may melt together.</source>
        <comment>about</comment>
        <translation>Häuser und Türen: Wo Kanten einen Kreis bilden, dürfen seine Knoten verschmelzen.</translation>
    </message>
    <message>
        <source>melt circles, and so find the value of any green drawing</source>
        <comment>aims</comment>
        <translation>Kreise verschmelzen und so den Wert jeder grünen Zeichnung finden</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>Now a drawing with circles: a house with a door and a chimney. Cut one edge (a line of the drawing) on each turn; what is no longer joined to the ground falls. Whoever makes the last cut wins.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>Jetzt eine Zeichnung mit Kreisen: ein Haus mit Tür und Schornstein. Schneid in jedem Zug eine Kante (eine Linie der Zeichnung) durch; was nicht mehr mit dem Boden verbunden ist, fällt. Wer den letzten Schnitt macht, gewinnt.

Spielt es zu zweit.</translation>
    </message>
    <message>
        <source>The rule of forks from the last lesson does not help where edges form a circle: cutting one edge of a circle lets nothing fall. Ask for a drawing in which that can be seen.</source>
        <comment>1/notes</comment>
        <translation>Die Gabelregel der letzten Lektion hilft nicht, wo Kanten einen Kreis bilden: Schneidet man eine Kante eines Kreises, so fällt nichts. Nach einer Zeichnung fragen, an der man das sieht.</translation>
    </message>
    <message>
        <source>An arch of two edges</source>
        <comment>2/title</comment>
        <translation>Ein Bogen aus zwei Kanten</translation>
    </message>
    <message>
        <source>Two edges from the ground that meet at the top. How many cuts can be made?</source>
        <comment>2/text</comment>
        <translation>Zwei Kanten aus dem Boden, die sich oben treffen. Wie viele Schnitte sind möglich?</translation>
    </message>
    <message>
        <source>The value is 0: an arch of two edges counts for nothing.</source>
        <comment>2/notes</comment>
        <translation>Der Wert ist 0: Ein Bogen aus zwei Kanten zählt nichts.</translation>
    </message>
    <message>
        <source>One: the arch falls when one foot is cut</source>
        <comment>2/choice 1</comment>
        <translation>Einer: Der Bogen fällt, wenn ein Fuß durchgeschnitten ist</translation>
    </message>
    <message>
        <source>The other foot still holds its own edge.</source>
        <comment>2/because 1</comment>
        <translation>Der andere Fuß hält immer noch seine eigene Kante.</translation>
    </message>
    <message>
        <source>Two, whatever the players do</source>
        <comment>2/choice 2</comment>
        <translation>Zwei, was man auch tut</translation>
    </message>
    <message>
        <source>Yes. After the first cut one edge is left standing. So the second player makes the last cut: P.</source>
        <comment>2/because 2</comment>
        <translation>Ja. Nach dem ersten Schnitt bleibt eine Kante stehen. Den letzten Schnitt macht also, wer als Zweiter spielt: P.</translation>
    </message>
    <message>
        <source>A tent of three edges</source>
        <comment>3/title</comment>
        <translation>Ein Zelt aus drei Kanten</translation>
    </message>
    <message>
        <source>Two feet on the ground, joined by an edge at the top: three edges, like the door of the house. Which cut wins?</source>
        <comment>3/text</comment>
        <translation>Zwei Füße auf dem Boden, oben durch eine Kante verbunden: drei Kanten, wie die Tür des Hauses. Welcher Schnitt gewinnt?</translation>
    </message>
    <message>
        <source>With chalk: wipe out one foot. The rest is a stalk of two edges, hanging on the other foot.</source>
        <comment>3/notes</comment>
        <translation>Mit Kreide: einen Fuß wegwischen. Der Rest ist ein Stängel mit zwei Kanten, der am anderen Fuß hängt.</translation>
    </message>
    <message>
        <source>One of the feet</source>
        <comment>3/choice 1</comment>
        <translation>Einer der Füße</translation>
    </message>
    <message>
        <source>Then a stalk of two edges is left, and the other player cuts it down.</source>
        <comment>3/because 1</comment>
        <translation>Dann bleibt ein Stängel mit zwei Kanten, und dein Gegenüber fällt ihn.</translation>
    </message>
    <message>
        <source>The edge at the top</source>
        <comment>3/choice 2</comment>
        <translation>Die Kante oben</translation>
    </message>
    <message>
        <source>Yes. Two single edges are left, and you make the last cut.</source>
        <comment>3/because 2</comment>
        <translation>Ja. Zwei einzelne Kanten bleiben, und du machst den letzten Schnitt.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>3/choice 3</comment>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Try the edge at the top.</source>
        <comment>3/because 3</comment>
        <translation>Probier die Kante oben.</translation>
    </message>
    <message>
        <source>What is the tent worth?</source>
        <comment>4/title</comment>
        <translation>Was ist das Zelt wert?</translation>
    </message>
    <message>
        <source>Find the value of the tent with the rule of the smallest missing number.</source>
        <comment>4/text</comment>
        <translation>Finde den Wert des Zelts mit der Regel der kleinsten fehlenden Zahl.</translation>
    </message>
    <message>
        <source>Four edges give 0, five give 1, and so on. Let them guess; the next step explains it.</source>
        <comment>4/notes</comment>
        <translation>Vier Kanten geben 0, fünf geben 1, und so weiter. Raten lassen; der nächste Schritt erklärt es.</translation>
    </message>
    <message>
        <source>Cutting a foot leaves a stalk of two: value **2**. Cutting the top leaves two single edges: 1 ⊕ 1 = **0**. The smallest missing number is **1**, so [the tent is worth 1](hackenbush:0-1g,1-2g,2-0g?grundy=1).

An arch of two edges is worth 0, a tent of three is worth 1. Can you guess what [four edges](hackenbush:0-1g,1-2g,2-3g,3-0g) are worth?</source>
        <comment>4/reveal</comment>
        <translation>Einen Fuß zu schneiden lässt einen Stängel mit zwei übrig: Wert **2**. Oben zu schneiden lässt zwei einzelne Kanten übrig: 1 ⊕ 1 = **0**. Die kleinste fehlende Zahl ist **1**, also [ist das Zelt 1 wert](hackenbush:0-1g,1-2g,2-0g?grundy=1).

Ein Bogen aus zwei Kanten ist 0 wert, ein Zelt aus drei ist 1 wert. Kannst du erraten, was [vier Kanten](hackenbush:0-1g,1-2g,2-3g,3-0g) wert sind?</translation>
    </message>
    <message>
        <source>The fusion principle</source>
        <comment>5/title</comment>
        <translation>Das Fusionsprinzip</translation>
    </message>
    <message>
        <source>Edges meet at **joints**. **All joints on a circle of edges may be melted into one joint. The value stays the same.**

The edges of the circle become little loops at that joint. A loop can be cut, and nothing hangs on it, so **a loop is worth as much as a single edge**.

So a circle of n edges becomes n loops at one joint. Loops cancel in pairs: **an even number is worth 0, an odd number is worth 1.**</source>
        <comment>5/text</comment>
        <translation>Kanten treffen sich an **Knoten**. **Alle Knoten auf einem Kreis von Kanten darf man zu einem einzigen Knoten verschmelzen. Der Wert bleibt gleich.**

Die Kanten des Kreises werden zu kleinen Schlingen an diesem Knoten. Eine Schlinge kann man durchschneiden, und nichts hängt an ihr. Darum **ist eine Schlinge so viel wert wie eine einzelne Kante**.

Aus einem Kreis mit n Kanten werden also n Schlingen an einem Knoten. Schlingen heben sich paarweise auf: **Eine gerade Anzahl ist 0 wert, eine ungerade 1.**</translation>
    </message>
    <message>
        <source>The name is fusion principle. Its proof is longer than this lesson; it is a real theorem, and a surprising one. It has been checked here by search on many drawings.</source>
        <comment>5/notes</comment>
        <translation>Der Name kommt von *Fusion*, Verschmelzung. Der Beweis ist länger als diese Lektion; es ist ein richtiger Satz, und ein überraschender. Hier wurde er durch Suchen an vielen Zeichnungen geprüft.</translation>
    </message>
    <message>
        <source>Is a tent a circle?</source>
        <comment>6/title</comment>
        <translation>Ist ein Zelt ein Kreis?</translation>
    </message>
    <message>
        <source>The feet of a tent stand at different places on the ground. Is that a circle at all?</source>
        <comment>6/text</comment>
        <translation>Die Füße eines Zelts stehen an verschiedenen Stellen des Bodens. Ist das überhaupt ein Kreis?</translation>
    </message>
    <message>
        <source>This is the usual stumbling block. Draw the tent with both feet at the same point of the ground.</source>
        <comment>6/notes</comment>
        <translation>Darüber stolpern die meisten. Das Zelt mit beiden Füßen an derselben Stelle des Bodens zeichnen.</translation>
    </message>
    <message>
        <source>No, the feet are apart</source>
        <comment>6/choice 1</comment>
        <translation>Nein, die Füße stehen auseinander</translation>
    </message>
    <message>
        <source>What matters is what an edge is joined to. Both feet are joined to the ground, and the ground is everywhere the same.</source>
        <comment>6/because 1</comment>
        <translation>Es zählt, womit eine Kante verbunden ist. Beide Füße sind mit dem Boden verbunden, und der Boden ist überall derselbe.</translation>
    </message>
    <message>
        <source>Yes, through the ground</source>
        <comment>6/choice 2</comment>
        <translation>Ja, durch den Boden</translation>
    </message>
    <message>
        <source>Right. The whole ground counts as **one joint**. So a tent is a circle of three edges.</source>
        <comment>6/because 2</comment>
        <translation>Richtig. Der ganze Boden zählt als **ein Knoten**. Ein Zelt ist also ein Kreis aus drei Kanten.</translation>
    </message>
    <message>
        <source>Balloons</source>
        <comment>7/title</comment>
        <translation>Luftballons</translation>
    </message>
    <message>
        <source>A balloon: a string of **one** edge, and at its end a circle of **three** edges. What is it worth?</source>
        <comment>7/text</comment>
        <translation>Ein Luftballon: eine Schnur aus **einer** Kante und an ihrem Ende ein Kreis aus **drei** Kanten. Was ist er wert?</translation>
    </message>
    <message>
        <source>First fusion, then the rule of forks. Ask for a balloon with four edges in the circle: 0 on top, so 1.</source>
        <comment>7/notes</comment>
        <translation>Zuerst verschmelzen, dann die Gabelregel. Nach einem Ballon mit vier Kanten im Kreis fragen: 0 oben, also 1.</translation>
    </message>
    <message>
        <source>4</source>
        <comment>7/choice 1</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>You counted the edges. Melt the circle first.</source>
        <comment>7/because 1</comment>
        <translation>Du hast die Kanten gezählt. Verschmilz zuerst den Kreis.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>7/choice 2</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>The circle is worth 1 on top of the string, and the string adds one more.</source>
        <comment>7/because 2</comment>
        <translation>Der Kreis ist oben auf der Schnur 1 wert, und die Schnur macht noch eins dazu.</translation>
    </message>
    <message>
        <source>2</source>
        <comment>7/choice 3</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>Yes. Three loops are worth 1, like a branch of one edge. The string makes it 2.</source>
        <comment>7/because 3</comment>
        <translation>Ja. Drei Schlingen sind 1 wert, wie ein Ast mit einer Kante. Die Schnur macht 2 daraus.</translation>
    </message>
    <message>
        <source>0</source>
        <comment>7/choice 4</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>An odd circle is worth 1, not 0.</source>
        <comment>7/because 4</comment>
        <translation>Ein ungerader Kreis ist 1 wert, nicht 0.</translation>
    </message>
    <message>
        <source>A square balloon</source>
        <comment>8/title</comment>
        <translation>Ein eckiger Ballon</translation>
    </message>
    <message>
        <source>And with a circle of **four** edges on a string of one edge?</source>
        <comment>8/text</comment>
        <translation>Und mit einem Kreis aus **vier** Kanten an einer Schnur aus einer Kante?</translation>
    </message>
    <message>
        <source>So all you need to know of a circle is whether it is odd or even.</source>
        <comment>8/notes</comment>
        <translation>Von einem Kreis muss man also nur wissen, ob er ungerade oder gerade ist.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>8/choice 1</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>Yes. Four loops cancel, only the string is left.</source>
        <comment>8/because 1</comment>
        <translation>Ja. Vier Schlingen heben sich auf, nur die Schnur bleibt.</translation>
    </message>
    <message>
        <source>2</source>
        <comment>8/choice 2</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>Four is even: the loops cancel in pairs.</source>
        <comment>8/because 2</comment>
        <translation>Vier ist gerade: Die Schlingen heben sich paarweise auf.</translation>
    </message>
    <message>
        <source>5</source>
        <comment>8/choice 3</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>You counted the edges.</source>
        <comment>8/because 3</comment>
        <translation>Du hast die Kanten gezählt.</translation>
    </message>
    <message>
        <source>Only the rule of forks?</source>
        <comment>9/title</comment>
        <translation>Nur die Gabelregel?</translation>
    </message>
    <message>
        <source>Somebody writes: “Green Hackenbush on any drawing is solved by the rule of forks.” What do you say?</source>
        <comment>9/text</comment>
        <translation>Jemand schreibt: „Grünes Hackenbush wird auf jeder Zeichnung durch die Gabelregel gelöst.“ Was sagst du dazu?</translation>
    </message>
    <message>
        <source>With both rules every green drawing can be worked out, however large: each step makes it simpler.</source>
        <comment>9/notes</comment>
        <translation>Mit beiden Regeln lässt sich jede grüne Zeichnung ausrechnen, wie groß sie auch ist: Jeder Schritt macht sie einfacher.</translation>
    </message>
    <message>
        <source>That is right</source>
        <comment>9/choice 1</comment>
        <translation>Das stimmt</translation>
    </message>
    <message>
        <source>How would you use it on a tent? There is no fork from which to begin, and no end of a branch.</source>
        <comment>9/because 1</comment>
        <translation>Wie würdest du sie bei einem Zelt anwenden? Da ist keine Gabel, bei der man anfangen könnte, und kein Ende eines Astes.</translation>
    </message>
    <message>
        <source>It is right for trees; for circles you need fusion too</source>
        <comment>9/choice 2</comment>
        <translation>Bei Bäumen stimmt es; bei Kreisen braucht man auch die Fusion</translation>
    </message>
    <message>
        <source>Yes. Fusion turns every drawing into a tree with loops, and the rule of forks does the rest.</source>
        <comment>9/because 2</comment>
        <translation>Ja. Die Fusion macht aus jeder Zeichnung einen Baum mit Schlingen, und die Gabelregel tut den Rest.</translation>
    </message>
    <message>
        <source>The house</source>
        <comment>10/title</comment>
        <translation>Das Haus</translation>
    </message>
    <message>
        <source>Which edges of the house form circles? What is left when they are melted?</source>
        <comment>10/text</comment>
        <translation>Welche Kanten des Hauses bilden Kreise? Was bleibt, wenn sie verschmolzen sind?</translation>
    </message>
    <message>
        <source>The walls with the ceiling and the ground are one circle, the roof with the ceiling another; they touch, so all their joints melt together. Draw the house after melting: the ground with six loops, a stalk of two and a stalk of one, and the door. Then melt the door too.</source>
        <comment>10/notes</comment>
        <translation>Die Wände mit der Decke und dem Boden sind ein Kreis, das Dach mit der Decke ein zweiter; sie berühren sich, also verschmelzen alle ihre Knoten. Das Haus nach dem Verschmelzen zeichnen: der Boden mit sechs Schlingen, ein Stängel mit zwei und einer mit einer Kante, und die Tür. Dann auch die Tür verschmelzen.</translation>
    </message>
    <message>
        <source>Walls, ceiling and roof melt into the ground; their six loops cancel.

**Chimney** and **single edge** are left, 2 ⊕ 1 = 3, and the **door** is worth 1. Together [2](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?grundy=2).

So the chimney must become 0: [cut its lower edge](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?only=hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,0-7g,7-8g,8-0g,2-9g).</source>
        <comment>10/reveal</comment>
        <translation>Wände, Decke und Dach verschmelzen mit dem Boden; ihre sechs Schlingen heben sich auf.

Es bleiben **Schornstein** und **einzelne Kante**, 2 ⊕ 1 = 3, und die **Tür** ist 1 wert. Zusammen [2](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?grundy=2).

Aus dem Schornstein muss also 0 werden: [Schneid seine untere Kante](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?only=hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,0-7g,7-8g,8-0g,2-9g).</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>What is the Grundy value of the drawing? Melt the circles, then use the rule of forks.</source>
        <comment>11/text</comment>
        <translation>Welchen Grundy-Wert hat die Zeichnung? Verschmilz die Kreise, dann nimm die Gabelregel.</translation>
    </message>
    <message>
        <source>Not every drawing has a circle. Let pupils mark the circles in colour and write “odd” or “even” on them.</source>
        <comment>11/notes</comment>
        <translation>Nicht jede Zeichnung hat einen Kreis. Die Kreise farbig markieren und „ungerade“ oder „gerade“ daranschreiben lassen.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>Gewinne</translation>
    </message>
    <message>
        <source>You know the value of the house. Start, and win against the perfect computer.</source>
        <comment>12/text</comment>
        <translation>Du kennst den Wert des Hauses. Fang an und gewinne gegen den perfekten Computer.</translation>
    </message>
    <message>
        <source>After the first cut everything balances: the single edge against the door, the loops of the house in pairs. Answer each cut by melting the picture again.</source>
        <comment>12/notes</comment>
        <translation>Nach dem ersten Schnitt ist alles im Gleichgewicht: die einzelne Kante gegen die Tür, die Schlingen des Hauses in Paaren. Auf jeden Schnitt antworten, indem man das Bild neu verschmilzt.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- **Fusion:** a circle melts into one joint; its edges become loops, each worth one edge.
- So an odd circle is worth 1 and an even one 0. [A tent is worth 1](hackenbush:0-1g,1-2g,2-0g?grundy=1).
- With fusion and the rule of forks every green drawing is a row of Nim heaps.

So far both of you could cut every edge. Next each player has a colour, and the values become fractions!</source>
        <comment>13/text</comment>
        <translation>- **Fusion:** Ein Kreis verschmilzt zu einem Knoten; seine Kanten werden zu Schlingen, jede so viel wert wie eine Kante.
- Ein ungerader Kreis ist also 1 wert und ein gerader 0. [Ein Zelt ist 1 wert](hackenbush:0-1g,1-2g,2-0g?grundy=1).
- Mit Fusion und Gabelregel ist jede grüne Zeichnung eine Reihe von Nim-Haufen.

Bisher durften beide jede Kante durchschneiden. Als Nächstes hat jede Seite eine Farbe, und die Werte werden Brüche!</translation>
    </message>
    <message>
        <source>**Exit question:** a tent of five edges beside a stalk of one edge? (1 ⊕ 1 = 0: P.)</source>
        <comment>13/notes</comment>
        <translation>**Frage zum Schluss:** ein Zelt aus fünf Kanten neben einem Stängel mit einer Kante? (1 ⊕ 1 = 0: P.)</translation>
    </message>
</context>
<context>
    <name>five-three-two</name>
    <message>
        <source>The values of 5, 3 and 2</source>
        <comment>title</comment>
        <translation>Die Werte von 5, 3 und 2</translation>
    </message>
    <message>
        <source>A surprising pattern in the table of Nim, and what it says about 5, 3, 2.</source>
        <comment>about</comment>
        <translation>Ein überraschendes Muster in der Nim-Tabelle, und was es über 5, 3, 2 sagt.</translation>
    </message>
    <message>
        <source>work out a nim-sum by splitting into 1, 2, 4, 8</source>
        <comment>aims</comment>
        <translation>eine Nim-Summe durch Zerlegen in 1, 2, 4, 8 ausrechnen</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>The game starts with heaps of 3, 5 and 6. The computer begins, and it plays at random. You have an answer to every move. Which answer? Think of the heap that balances the other two.</source>
        <comment>1/text</comment>
        <translation>Das Spiel beginnt mit Haufen von 3, 5 und 6. Der Computer fängt an, und er spielt zufällig. Du hast auf jeden Zug eine Antwort. Welche? Denk an den Haufen, der den anderen beiden die Waage hält.</translation>
    </message>
    <message>
        <source>3, 5, 6 is P: each heap balances the other two. Pupils have no rule yet; they may use the table of the last lesson. Afterwards ask for the moves that were hard to answer.</source>
        <comment>1/notes</comment>
        <translation>3, 5, 6 ist P: Jeder Haufen hält den anderen beiden die Waage. Eine Regel kennt die Klasse noch nicht; sie darf die Tabelle der letzten Lektion benutzen. Danach nach den Zügen fragen, auf die die Antwort schwer war.</translation>
    </message>
    <message>
        <source>The table again</source>
        <comment>2/title</comment>
        <translation>Noch einmal die Tabelle</translation>
    </message>
    <message>
        <source>Here is the table of the last lesson once more, a little larger. Check two or three of its numbers: the smallest number that is missing on the way to the two sides. Then look for patterns.</source>
        <comment>2/text</comment>
        <translation>Hier ist noch einmal die Tabelle der letzten Lektion, ein wenig größer. Prüf zwei oder drei ihrer Zahlen nach: die kleinste Zahl, die auf dem Weg zu den beiden Seiten fehlt. Dann such nach Mustern.</translation>
    </message>
    <message>
        <source>Collect what the class sees: zeros on the diagonal; every number once in each row; blocks of two by two and of four by four. Let them wonder about 4, 1, which is 5 like a sum, and 5, 1, which is 4 like a difference.</source>
        <comment>2/notes</comment>
        <translation>Sammeln, was die Klasse sieht: Nullen auf der Diagonale; jede Zahl einmal in jeder Zeile; Blöcke von zwei mal zwei und von vier mal vier. Über 4, 1 wundern lassen, das ist 5 wie eine Summe, und über 5, 1, das ist 4 wie eine Differenz.</translation>
    </message>
    <message>
        <source>A pattern</source>
        <comment>3/title</comment>
        <translation>Ein Muster</translation>
    </message>
    <message>
        <source>In the finished table 2 and 1 make 3. 4 and 1 make 5. 4 and 2 make 6. But 3 and 1 make 2, and 5 and 1 make 4. When is it the ordinary sum, and when not?</source>
        <comment>3/text</comment>
        <translation>In der fertigen Tabelle geben 2 und 1 zusammen 3. 4 und 1 geben 5. 4 und 2 geben 6. Aber 3 und 1 geben 2, und 5 und 1 geben 4. Wann ist es die gewöhnliche Summe, und wann nicht?</translation>
    </message>
    <message>
        <source>Use coins or slips with 1, 2, 4 for the splitting. Let pupils check three more squares of the table: 3 ⊕ 2 = 1, 5 ⊕ 4 = 1, 5 ⊕ 2 = 7. Lessons 8 and 9 prove that the rule is always right.</source>
        <comment>3/notes</comment>
        <translation>Zum Zerlegen Münzen oder Zettel mit 1, 2, 4 benutzen. Drei weitere Felder der Tabelle prüfen lassen: 3 ⊕ 2 = 1, 5 ⊕ 4 = 1, 5 ⊕ 2 = 7. Die Lektionen 8 und 9 beweisen, dass die Regel immer stimmt.</translation>
    </message>
    <message>
        <source>Split each heap into **1, 2, 4, 8, …**, each used once at most: 3 is 2 + 1, and 5 is 4 + 1. **Equal parts in two heaps cancel**, like two equal heaps. What is left over is added.

- [4 and 2](nim:4,2?grundy=6): nothing is equal, so 4 + 2 = 6.
- [5 and 1](nim:5,1?grundy=4): 5 is 4 + 1, the ones cancel, 4 is left.
- [5 and 3](nim:5,3?grundy=6): 4 + 1 and 2 + 1, the ones cancel, 4 + 2 = 6.

This is called the **nim-sum** and written ⊕. So 5 ⊕ 3 = 6.</source>
        <comment>3/reveal</comment>
        <translation>Zerleg jeden Haufen in **1, 2, 4, 8, …**, jede Zahl höchstens einmal: 3 ist 2 + 1, und 5 ist 4 + 1. **Gleiche Teile in zwei Haufen heben sich auf**, wie zwei gleiche Haufen. Was übrig bleibt, wird zusammengezählt.

- [4 und 2](nim:4,2?grundy=6): Nichts ist gleich, also 4 + 2 = 6.
- [5 und 1](nim:5,1?grundy=4): 5 ist 4 + 1, die Einer heben sich auf, 4 bleibt.
- [5 und 3](nim:5,3?grundy=6): 4 + 1 und 2 + 1, die Einer heben sich auf, 4 + 2 = 6.

Das heißt **Nim-Summe** und wird ⊕ geschrieben. Also 5 ⊕ 3 = 6.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>4/title</comment>
        <translation>Jetzt du</translation>
    </message>
    <message>
        <source>What is **6 ⊕ 3**?</source>
        <comment>4/text</comment>
        <translation>Was ist **6 ⊕ 3**?</translation>
    </message>
    <message>
        <source>Let them check it with balance: 6, 3, 5 must be P.</source>
        <comment>4/notes</comment>
        <translation>Mit der Waage prüfen lassen: 6, 3, 5 muss P sein.</translation>
    </message>
    <message>
        <source>9</source>
        <comment>4/choice 1</comment>
        <translation>9</translation>
    </message>
    <message>
        <source>That is the ordinary sum. Both have a part 2 (6 is 4 + 2, and 3 is 2 + 1), and the twos cancel.</source>
        <comment>4/because 1</comment>
        <translation>Das ist die gewöhnliche Summe. Beide haben einen Teil 2 (6 ist 4 + 2, und 3 ist 2 + 1), und die Zweier heben sich auf.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>4/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>That is the difference. Split first: 4 + 2 and 2 + 1. The twos cancel, and 4 + 1 is left.</source>
        <comment>4/because 2</comment>
        <translation>Das ist die Differenz. Zerleg zuerst: 4 + 2 und 2 + 1. Die Zweier heben sich auf, und 4 + 1 bleibt.</translation>
    </message>
    <message>
        <source>5</source>
        <comment>4/choice 3</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>Yes: 4 + 2 and 2 + 1. The twos cancel, and 4 + 1 is left.</source>
        <comment>4/because 3</comment>
        <translation>Ja: 4 + 2 und 2 + 1. Die Zweier heben sich auf, und 4 + 1 bleibt.</translation>
    </message>
    <message>
        <source>All of 5, 3, 2 with values</source>
        <comment>5/title</comment>
        <translation>Ganz 5, 3, 2 mit Werten</translation>
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
        <translation>Mit drei Haufen geht es genauso: 5 ⊕ 3 = 6, und 6 ⊕ 2 = 4. Also ist [5, 3, 2](nim:5,3,2?grundy=4) vier wert. Hier sind noch einmal alle 37 Positionen, jetzt mit ihren Werten:

- 0,0,0 **0** · 1,0,0 **1** · 2,0,0 **2** · 3,0,0 **3** · 4,0,0 **4** · 5,0,0 **5**
- 1,1,0 **0** · 2,1,0 **3** · 3,1,0 **2** · 4,1,0 **5** · 5,1,0 **4**
- 1,1,1 **1** · 2,1,1 **2** · 3,1,1 **3** · 4,1,1 **4** · 5,1,1 **5**
- 2,2,0 **0** · 3,2,0 **1** · 4,2,0 **6** · 5,2,0 **7**
- 2,2,1 **1** · 2,2,2 **2** · 3,2,2 **3** · 4,2,2 **4** · 5,2,2 **5**
- 3,3,0 **0** · 4,3,0 **7** · 5,3,0 **6** · 3,3,1 **1** · 3,3,2 **2**
- 3,2,1 **0** · 4,2,1 **7** · 5,2,1 **6** · 4,3,1 **6** · 5,3,1 **7** · 4,3,2 **5** · 5,3,2 **4**

Die Nullen sind die fünf P-Positionen, die du von Hand gefunden hast.</translation>
    </message>
    <message>
        <source>Let each pupil check two of the values with the splitting. Count the zeros together: five.</source>
        <comment>5/notes</comment>
        <translation>Jedes Kind prüft zwei der Werte durch Zerlegen nach. Die Nullen gemeinsam zählen: fünf.</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>6/title</comment>
        <translation>Finde den Zug</translation>
    </message>
    <message>
        <source>5, 3, 2 is worth 4. Which move leaves a position of value 0?</source>
        <comment>6/text</comment>
        <translation>5, 3, 2 ist 4 wert. Welcher Zug lässt eine Position vom Wert 0 übrig?</translation>
    </message>
    <message>
        <source>The 5 must become what balances 3 and 2, that is 3 ⊕ 2 = 1. This way of thinking finds every winning move: ask for each heap what would balance all the others, and see whether that is smaller.</source>
        <comment>6/notes</comment>
        <translation>Aus der 5 muss werden, was 3 und 2 die Waage hält, also 3 ⊕ 2 = 1. So findet man jeden Gewinnzug: Man fragt bei jedem Haufen, was allen anderen die Waage hielte, und sieht nach, ob das kleiner ist.</translation>
    </message>
    <message>
        <source>Make the 5 a 4</source>
        <comment>6/choice 1</comment>
        <translation>Aus der 5 eine 4 machen</translation>
    </message>
    <message>
        <source>Then 4 ⊕ 3 ⊕ 2 = 5, and not 0.</source>
        <comment>6/because 1</comment>
        <translation>Dann ist 4 ⊕ 3 ⊕ 2 = 5 und nicht 0.</translation>
    </message>
    <message>
        <source>Take the 3</source>
        <comment>6/choice 2</comment>
        <translation>Die 3 nehmen</translation>
    </message>
    <message>
        <source>Then 5 ⊕ 2 = 7, and not 0.</source>
        <comment>6/because 2</comment>
        <translation>Dann ist 5 ⊕ 2 = 7 und nicht 0.</translation>
    </message>
    <message>
        <source>Make the 5 a 1</source>
        <comment>6/choice 3</comment>
        <translation>Aus der 5 eine 1 machen</translation>
    </message>
    <message>
        <source>Yes: 1 ⊕ 3 ⊕ 2 = 0. Now the value is 0, and the other player must change it.</source>
        <comment>6/because 3</comment>
        <translation>Ja: 1 ⊕ 3 ⊕ 2 = 0. Jetzt ist der Wert 0, und dein Gegenüber muss ihn ändern.</translation>
    </message>
    <message>
        <source>Take the 2</source>
        <comment>6/choice 4</comment>
        <translation>Die 2 nehmen</translation>
    </message>
    <message>
        <source>Then 5 ⊕ 3 = 6, and not 0.</source>
        <comment>6/because 4</comment>
        <translation>Dann ist 5 ⊕ 3 = 6 und nicht 0.</translation>
    </message>
    <message>
        <source>Find the value</source>
        <comment>7/title</comment>
        <translation>Finde den Wert</translation>
    </message>
    <message>
        <source>What is the Grundy value of these positions?</source>
        <comment>7/text</comment>
        <translation>Welchen Grundy-Wert haben diese Positionen?</translation>
    </message>
    <message>
        <source>The splitting into 1, 2, 4 is enough here. Writing the parts below each other prepares the next lesson.</source>
        <comment>7/notes</comment>
        <translation>Das Zerlegen in 1, 2, 4 genügt hier. Die Teile untereinander zu schreiben bereitet die nächste Lektion vor.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>8/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- The **Grundy value** of a position is the heap that balances it. [Value 0](nim:1,3,2?grundy=0&amp;outcome=P) means P.
- It is the **mex** of the values that can be left.
- In Nim it is the **nim-sum**: split into 1, 2, 4, 8, …, let equal parts cancel, add the rest.

The splitting is much easier on paper when the parts stand in columns. That is what binary numbers are for, and they come next.</source>
        <comment>8/text</comment>
        <translation>- Der **Grundy-Wert** einer Position ist der Haufen, der ihr die Waage hält. [Wert 0](nim:1,3,2?grundy=0&amp;outcome=P) bedeutet P.
- Er ist der **mex** der Werte, die man übrig lassen kann.
- Beim Nim ist er die **Nim-Summe**: in 1, 2, 4, 8, … zerlegen, Gleiches sich aufheben lassen, den Rest zusammenzählen.

Auf Papier geht das Zerlegen viel leichter, wenn die Teile in Spalten stehen. Dafür sind die Binärzahlen da, und die kommen als Nächstes.</translation>
    </message>
    <message>
        <source>**Exit question:** the value of 7, 2? (4 + 2 + 1 and 2: 5.) Which heap must join 7 and 2 to make P? (5.)</source>
        <comment>8/notes</comment>
        <translation>**Frage zum Schluss:** Welchen Wert hat 7, 2? (4 + 2 + 1 und 2: 5.) Welcher Haufen muss zu 7 und 2 dazu, damit es P wird? (5.)</translation>
    </message>
</context>
<context>
    <name>green-hackenbush</name>
    <message>
        <source>Green Hackenbush: stalks and trees</source>
        <comment>title</comment>
        <translation>Grünes Hackenbush: Stängel und Bäume</translation>
    </message>
    <message>
        <source>Cut an edge, and what hangs on it falls. How much is a tree worth?</source>
        <comment>about</comment>
        <translation>Schneid eine Kante durch, und was daran hängt, fällt. Wie viel ist ein Baum wert?</translation>
    </message>
    <message>
        <source>find the value of a tree</source>
        <comment>aims</comment>
        <translation>den Wert eines Baums finden</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>Lines grow from the ground. They are called **edges**, and their ends **joints**. On your turn cut **one edge**. Everything that is no longer joined to the ground falls away. Whoever makes the last cut wins.

Play it in pairs. The two stalks have 3 and 2 edges.</source>
        <comment>1/text</comment>
        <translation>Aus dem Boden wachsen Linien. Sie heißen **Kanten**, und ihre Enden heißen **Knoten**. Wenn du am Zug bist, schneid **eine Kante** durch. Alles, was nicht mehr mit dem Boden verbunden ist, fällt weg. Wer den letzten Schnitt macht, gewinnt.

Spielt es zu zweit. Die zwei Stängel haben 3 und 2 Kanten.</translation>
    </message>
    <message>
        <source>Green edges may be cut by both players. Draw it on the board with chalk: cutting means wiping it out. **Ask:** “Which game is that?”</source>
        <comment>1/notes</comment>
        <translation>Grüne Kanten dürfen beide durchschneiden. Mit Kreide an die Tafel zeichnen: Schneiden heißt wegwischen. **Fragen:** „Welches Spiel ist das?“</translation>
    </message>
    <message>
        <source>A single stalk</source>
        <comment>2/title</comment>
        <translation>Ein einzelner Stängel</translation>
    </message>
    <message>
        <source>A stalk of **four** green edges. What can you leave with one cut?</source>
        <comment>2/text</comment>
        <translation>Ein Stängel aus **vier** grünen Kanten. Was kannst du mit einem Schnitt übrig lassen?</translation>
    </message>
    <message>
        <source>So a row of stalks is plain Nim.</source>
        <comment>2/notes</comment>
        <translation>Eine Reihe von Stängeln ist also einfach Nim.</translation>
    </message>
    <message>
        <source>Only three edges</source>
        <comment>2/choice 1</comment>
        <translation>Nur drei Kanten</translation>
    </message>
    <message>
        <source>You may cut further down: then more falls.</source>
        <comment>2/because 1</comment>
        <translation>Du darfst weiter unten schneiden: Dann fällt mehr.</translation>
    </message>
    <message>
        <source>3, 2, 1 or 0 edges</source>
        <comment>2/choice 2</comment>
        <translation>3, 2, 1 oder 0 Kanten</translation>
    </message>
    <message>
        <source>Yes. A cut leaves what is below it. So the stalk is a heap of four.</source>
        <comment>2/because 2</comment>
        <translation>Ja. Ein Schnitt lässt übrig, was unter ihm ist. Der Stängel ist also ein Haufen mit vier.</translation>
    </message>
    <message>
        <source>Any number, also more than four</source>
        <comment>2/choice 3</comment>
        <translation>Beliebig viele, auch mehr als vier</translation>
    </message>
    <message>
        <source>Nothing grows back.</source>
        <comment>2/because 3</comment>
        <translation>Nichts wächst nach.</translation>
    </message>
    <message>
        <source>Two stalks</source>
        <comment>3/title</comment>
        <translation>Zwei Stängel</translation>
    </message>
    <message>
        <source>Stalks of 3 and 2 edges. Which cut wins?</source>
        <comment>3/text</comment>
        <translation>Stängel mit 3 und 2 Kanten. Welcher Schnitt gewinnt?</translation>
    </message>
    <message>
        <source>Nim with 3 and 2.</source>
        <comment>3/notes</comment>
        <translation>Nim mit 3 und 2.</translation>
    </message>
    <message>
        <source>The lowest edge of the longer stalk</source>
        <comment>3/choice 1</comment>
        <translation>Die unterste Kante des längeren Stängels</translation>
    </message>
    <message>
        <source>Then the other player cuts down the other stalk.</source>
        <comment>3/because 1</comment>
        <translation>Dann fällt dein Gegenüber den anderen Stängel.</translation>
    </message>
    <message>
        <source>The topmost edge of the shorter stalk</source>
        <comment>3/choice 2</comment>
        <translation>Die oberste Kante des kürzeren Stängels</translation>
    </message>
    <message>
        <source>Then 3 and 1 are left. The other player makes them equal.</source>
        <comment>3/because 2</comment>
        <translation>Dann bleiben 3 und 1. Dein Gegenüber macht sie gleich.</translation>
    </message>
    <message>
        <source>The topmost edge of the longer stalk</source>
        <comment>3/choice 3</comment>
        <translation>Die oberste Kante des längeren Stängels</translation>
    </message>
    <message>
        <source>Yes. Both stalks have two edges then: copy.</source>
        <comment>3/because 3</comment>
        <translation>Ja. Dann haben beide Stängel zwei Kanten: Mach nach.</translation>
    </message>
    <message>
        <source>A fork</source>
        <comment>4/title</comment>
        <translation>Eine Gabel</translation>
    </message>
    <message>
        <source>One edge from the ground, and on top of it **two** edges: a Y. Does the Y count like a stalk of three, because it has three edges?</source>
        <comment>4/text</comment>
        <translation>Eine Kante aus dem Boden, und darauf **zwei** Kanten: ein Y. Zählt das Y wie ein Stängel mit drei, weil es drei Kanten hat?</translation>
    </message>
    <message>
        <source>Two moves leave a stalk of two (value 2), one leaves nothing (value 0). The mex of {0, 2} is 1.</source>
        <comment>4/notes</comment>
        <translation>Zwei Züge lassen einen Stängel mit zwei übrig (Wert 2), einer lässt nichts übrig (Wert 0). Der mex von {0, 2} ist 1.</translation>
    </message>
    <message>
        <source>Yes, three edges are three edges</source>
        <comment>4/choice 1</comment>
        <translation>Ja, drei Kanten sind drei Kanten</translation>
    </message>
    <message>
        <source>With a stalk of three you could leave a stalk of two, and another time a single edge. What can you leave from the Y?</source>
        <comment>4/because 1</comment>
        <translation>Von einem Stängel mit drei könntest du einen mit zwei übrig lassen oder auch eine einzelne Kante. Was kannst du vom Y übrig lassen?</translation>
    </message>
    <message>
        <source>No, it counts like a single edge</source>
        <comment>4/choice 2</comment>
        <translation>Nein, es zählt wie eine einzelne Kante</translation>
    </message>
    <message>
        <source>Yes. On top are two equal stalks, and they cancel: whoever cuts one of them is answered by a cut in the other. Only the trunk counts.</source>
        <comment>4/because 2</comment>
        <translation>Ja. Oben sind zwei gleiche Stängel, und die heben sich auf: Wer einen davon abschneidet, bekommt als Antwort einen Schnitt am anderen. Nur der Stamm zählt.</translation>
    </message>
    <message>
        <source>It counts like two edges</source>
        <comment>4/choice 3</comment>
        <translation>Es zählt wie zwei Kanten</translation>
    </message>
    <message>
        <source>Test it: put a stalk of two edges beside the Y. If the Y counted like two, the player to move would lose. But cutting the topmost edge of the stalk wins, because a Y beside a single edge is P.</source>
        <comment>4/because 3</comment>
        <translation>Prüf es: Stell einen Stängel mit zwei Kanten neben das Y. Zählte das Y wie zwei, so müsste verlieren, wer am Zug ist. Aber die oberste Kante des Stängels zu schneiden gewinnt, denn ein Y neben einer einzelnen Kante ist P.</translation>
    </message>
    <message>
        <source>The value of the fork</source>
        <comment>5/title</comment>
        <translation>Der Wert der Gabel</translation>
    </message>
    <message>
        <source>Check it by the rule of the smallest missing number: what can be left from the Y?</source>
        <comment>5/text</comment>
        <translation>Prüf es mit der Regel der kleinsten fehlenden Zahl: Was kann vom Y übrig bleiben?</translation>
    </message>
    <message>
        <source>This is the mex from the lesson on Grundy values. The two branches, 1 ⊕ 1 = 0, count as nothing on top of the trunk, and the trunk adds one edge below. The next step names the rule.</source>
        <comment>5/notes</comment>
        <translation>Das ist der mex aus der Lektion über Grundy-Werte. Die zwei Äste, 1 ⊕ 1 = 0, zählen auf dem Stamm wie nichts, und der Stamm fügt unten eine Kante hinzu. Der nächste Schritt gibt der Regel einen Namen.</translation>
    </message>
    <message>
        <source>Cutting one of the two branches leaves a stalk of two: value **2**. Cutting the trunk leaves nothing: value **0**. The smallest missing number is **1**, so [the Y is worth 1](hackenbush:0-1g,1-2g,1-3g?grundy=1).</source>
        <comment>5/reveal</comment>
        <translation>Einen der zwei Äste zu schneiden lässt einen Stängel mit zwei übrig: Wert **2**. Den Stamm zu schneiden lässt nichts übrig: Wert **0**. Die kleinste fehlende Zahl ist **1**, also [ist das Y 1 wert](hackenbush:0-1g,1-2g,1-3g?grundy=1).</translation>
    </message>
    <message>
        <source>The rule of forks</source>
        <comment>6/title</comment>
        <translation>Die Gabelregel</translation>
    </message>
    <message>
        <source>**Where several branches meet at a joint, you may replace them by a single stalk. Its length is the nim-sum of the branches.**

Each edge below makes it one longer. So work from the top down.

Here 2 ⊕ 1 = 3, so a stalk of three stands on the trunk: [the tree is worth 4](hackenbush:0-1g,1-2g,2-3g,1-4g?grundy=4).

It is called the *colon principle*. On the board the value is written with a star: ∗4 is a heap of four.</source>
        <comment>6/text</comment>
        <translation>**Wo mehrere Äste an einem Knoten zusammenkommen, darfst du sie durch einen einzigen Stängel ersetzen. Seine Länge ist die Nim-Summe der Äste.**

Jede Kante darunter macht ihn um eins länger. Arbeite also von oben nach unten.

Hier ist 2 ⊕ 1 = 3, also steht auf dem Stamm ein Stängel mit drei: [Der Baum ist 4 wert](hackenbush:0-1g,1-2g,2-3g,1-4g?grundy=4).

Das heißt *Doppelpunkt-Prinzip*. Auf dem Brett wird der Wert mit einem Stern geschrieben: ∗4 ist ein Haufen mit vier.</translation>
    </message>
    <message>
        <source>Nim-sum across, plus one down. Watch out for the mistake of adding everything.</source>
        <comment>6/notes</comment>
        <translation>Quer die Nim-Summe, nach unten plus eins. Auf den Fehler achten, alles zusammenzuzählen.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>7/title</comment>
        <translation>Jetzt du</translation>
    </message>
    <message>
        <source>A trunk of **one** edge, and on it **three** branches with 1, 2 and 3 edges. What is the tree worth?</source>
        <comment>7/text</comment>
        <translation>Ein Stamm mit **einer** Kante, und darauf **drei** Äste mit 1, 2 und 3 Kanten. Was ist der Baum wert?</translation>
    </message>
    <message>
        <source>So there is just one winning cut: the trunk.</source>
        <comment>7/notes</comment>
        <translation>Es gibt also genau einen Gewinnschnitt: den Stamm.</translation>
    </message>
    <message>
        <source>7</source>
        <comment>7/choice 1</comment>
        <translation>7</translation>
    </message>
    <message>
        <source>You counted all edges. Branches are joined by the nim-sum.</source>
        <comment>7/because 1</comment>
        <translation>Du hast alle Kanten gezählt. Äste verbindet man mit der Nim-Summe.</translation>
    </message>
    <message>
        <source>0</source>
        <comment>7/choice 2</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>1 ⊕ 2 ⊕ 3 = 0, but the trunk is still there.</source>
        <comment>7/because 2</comment>
        <translation>1 ⊕ 2 ⊕ 3 = 0, aber der Stamm ist auch noch da.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>7/choice 3</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>Yes. 1 ⊕ 2 ⊕ 3 = 0, and the trunk adds one.</source>
        <comment>7/because 3</comment>
        <translation>Ja. 1 ⊕ 2 ⊕ 3 = 0, und der Stamm kommt dazu.</translation>
    </message>
    <message>
        <source>4</source>
        <comment>7/choice 4</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>You took the longest branch and the trunk. Use the nim-sum of all three.</source>
        <comment>7/because 4</comment>
        <translation>Du hast den längsten Ast und den Stamm genommen. Nimm die Nim-Summe von allen dreien.</translation>
    </message>
    <message>
        <source>A real tree</source>
        <comment>8/title</comment>
        <translation>Ein richtiger Baum</translation>
    </message>
    <message>
        <source>Work out this tree, from the top down. At each fork write the nim-sum, for each edge below add one.</source>
        <comment>8/text</comment>
        <translation>Rechne diesen Baum von oben nach unten aus. Schreib an jede Gabel die Nim-Summe, zähl für jede Kante darunter eins dazu.</translation>
    </message>
    <message>
        <source>Let the class call out the numbers from the top down, and write them at the forks. A typical mistake is to forget the +1 of the edge below a fork of value 0.</source>
        <comment>8/notes</comment>
        <translation>Die Klasse die Zahlen von oben nach unten rufen lassen und an die Gabeln schreiben. Ein typischer Fehler ist, das +1 der Kante unter einer Gabel vom Wert 0 zu vergessen.</translation>
    </message>
    <message>
        <source>- The branch with the fork of 1 and 2: 1 ⊕ 2 = 3, and the edge below makes **4**.
- The other one, from the top: 1 ⊕ 1 = 0 and an edge, 1. Beside it stands a single edge: 1 ⊕ 1 = 0, and the two edges below make **2**.
- Where both meet: 4 ⊕ 2 = 6. The trunk makes [7](hackenbush:0-1g,1-2g,2-3g,2-4g,4-5g,1-6g,6-7g,7-8g,7-9g,9-10g,9-11g?grundy=7&amp;only=hackenbush:).</source>
        <comment>8/reveal</comment>
        <translation>- Der Ast mit der Gabel aus 1 und 2: 1 ⊕ 2 = 3, und die Kante darunter macht **4**.
- Der andere, von oben: 1 ⊕ 1 = 0 und eine Kante, 1. Daneben steht eine einzelne Kante: 1 ⊕ 1 = 0, und die zwei Kanten darunter machen **2**.
- Wo beide zusammenkommen: 4 ⊕ 2 = 6. Der Stamm macht [7](hackenbush:0-1g,1-2g,2-3g,2-4g,4-5g,1-6g,6-7g,7-8g,7-9g,9-10g,9-11g?grundy=7&amp;only=hackenbush:).</translation>
    </message>
    <message>
        <source>But a cut can make it larger!</source>
        <comment>9/title</comment>
        <translation>Aber ein Schnitt kann ihn größer machen!</translation>
    </message>
    <message>
        <source>In the Y you can cut a branch, and the value goes **up** from 1 to 2. Does that spoil everything?</source>
        <comment>9/text</comment>
        <translation>Beim Y kannst du einen Ast abschneiden, und der Wert geht von 1 auf 2 **nach oben**. Macht das alles kaputt?</translation>
    </message>
    <message>
        <source>Growing and undoing again. **Ask for the move back:** cut the topmost edge of the stalk of two.</source>
        <comment>9/notes</comment>
        <translation>Wieder Wachsen und Zurücknehmen. **Nach dem Zug zurück fragen:** die oberste Kante des Stängels mit zwei schneiden.</translation>
    </message>
    <message>
        <source>No. It is like the staircase: the other player cuts the stalk of two down to one edge, and the value is 1 again. And with every cut the picture gets smaller, so it must end.</source>
        <comment>9/reveal</comment>
        <translation>Nein. Es ist wie auf der Treppe: Die andere Seite schneidet den Stängel mit zwei auf eine Kante zurück, und der Wert ist wieder 1. Und mit jedem Schnitt wird das Bild kleiner, also muss es enden.</translation>
    </message>
    <message>
        <source>A garden</source>
        <comment>10/title</comment>
        <translation>Ein Garten</translation>
    </message>
    <message>
        <source>A Y, worth 1, stands beside a stalk of **three** edges. It is your turn. Which cut wins?</source>
        <comment>10/text</comment>
        <translation>Ein Y, das 1 wert ist, steht neben einem Stängel mit **drei** Kanten. Du bist am Zug. Welcher Schnitt gewinnt?</translation>
    </message>
    <message>
        <source>Value of the garden: 1 ⊕ 3 = 2. The stalk of three must become 1.</source>
        <comment>10/notes</comment>
        <translation>Wert des Gartens: 1 ⊕ 3 = 2. Aus dem Stängel mit drei muss 1 werden.</translation>
    </message>
    <message>
        <source>The trunk of the Y</source>
        <comment>10/choice 1</comment>
        <translation>Der Stamm des Y</translation>
    </message>
    <message>
        <source>Then the other player cuts down the stalk of three.</source>
        <comment>10/because 1</comment>
        <translation>Dann fällt dein Gegenüber den Stängel mit drei.</translation>
    </message>
    <message>
        <source>The topmost edge of the stalk</source>
        <comment>10/choice 2</comment>
        <translation>Die oberste Kante des Stängels</translation>
    </message>
    <message>
        <source>Then the stalk has two edges, and 1 ⊕ 2 = 3 is not 0.</source>
        <comment>10/because 2</comment>
        <translation>Dann hat der Stängel zwei Kanten, und 1 ⊕ 2 = 3 ist nicht 0.</translation>
    </message>
    <message>
        <source>The second edge of the stalk</source>
        <comment>10/choice 3</comment>
        <translation>Die zweite Kante des Stängels</translation>
    </message>
    <message>
        <source>Yes. One edge of the stalk is left, and 1 ⊕ 1 = 0.</source>
        <comment>10/because 3</comment>
        <translation>Ja. Eine Kante des Stängels bleibt, und 1 ⊕ 1 = 0.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Find a winning cut. Work out each plant first.</source>
        <comment>11/text</comment>
        <translation>Finde einen Gewinnschnitt. Rechne zuerst jede Pflanze aus.</translation>
    </message>
    <message>
        <source>Let pupils write the value at each fork before they cut. The winning cut often lies in the plant with the largest value.</source>
        <comment>11/notes</comment>
        <translation>Vor dem Schneiden den Wert an jede Gabel schreiben lassen. Der Gewinnschnitt liegt oft in der Pflanze mit dem größten Wert.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>Gewinne</translation>
    </message>
    <message>
        <source>Three plants. You start, and the computer is perfect.</source>
        <comment>12/text</comment>
        <translation>Drei Pflanzen. Du fängst an, und der Computer ist perfekt.</translation>
    </message>
    <message>
        <source>Values: stalk 3, Y 1, tree 4 (2 ⊕ 1 = 3 and the trunk). 3 ⊕ 1 ⊕ 4 = 6. The tree must become 4 ⊕ 6 = 2: cut its branch of two edges off at the lower edge, so that trunk and single branch remain.</source>
        <comment>12/notes</comment>
        <translation>Werte: Stängel 3, Y 1, Baum 4 (2 ⊕ 1 = 3 und der Stamm). 3 ⊕ 1 ⊕ 4 = 6. Aus dem Baum muss 4 ⊕ 6 = 2 werden: seinen Ast mit zwei Kanten an der unteren Kante abschneiden, sodass Stamm und einzelner Ast bleiben.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- A green **stalk** of n edges is a heap of n.
- At a **fork** take the nim-sum of the branches; every edge below adds one. [A Y is worth 1](hackenbush:0-1g,1-2g,1-3g?grundy=1).
- That is enough for all *trees*, pictures without circles.

And when there *are* circles, like a house with a door? That is the next lesson.</source>
        <comment>13/text</comment>
        <translation>- Ein grüner **Stängel** mit n Kanten ist ein Haufen mit n.
- An einer **Gabel** nimm die Nim-Summe der Äste; jede Kante darunter zählt eins dazu. [Ein Y ist 1 wert](hackenbush:0-1g,1-2g,1-3g?grundy=1).
- Das genügt für alle *Bäume*, also Bilder ohne Kreise.

Und wenn es Kreise *gibt*, wie bei einem Haus mit einer Tür? Das ist die nächste Lektion.</translation>
    </message>
    <message>
        <source>**Exit question:** a trunk of two edges, on top two branches of 2 and 3. (2 ⊕ 3 = 1, and two: 3.)</source>
        <comment>13/notes</comment>
        <translation>**Frage zum Schluss:** ein Stamm mit zwei Kanten, darauf zwei Äste mit 2 und 3. (2 ⊕ 3 = 1, und zwei: 3.)</translation>
    </message>
</context>
<context>
    <name>grundy-values</name>
    <message>
        <source>From letters to numbers</source>
        <comment>title</comment>
        <translation>Von Buchstaben zu Zahlen</translation>
    </message>
    <message>
        <source>Each position gets a number, its Grundy value: the one heap that balances it.</source>
        <comment>about</comment>
        <translation>Jede Position bekommt eine Zahl, ihren Grundy-Wert: den einen Haufen, der ihr die Waage hält.</translation>
    </message>
    <message>
        <source>find a Grundy value as the smallest missing number (mex)</source>
        <comment>aims</comment>
        <translation>einen Grundy-Wert als kleinste fehlende Zahl (mex) finden</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>The game starts with heaps of 4, 2 and 6. Take as many stones as you like from one heap. Whoever takes the last stone wins.

The computer begins, and it plays at random. Whatever it does, you have an answer. Can you always find it?</source>
        <comment>1/text</comment>
        <translation>Das Spiel beginnt mit Haufen von 4, 2 und 6. Nimm so viele Steine, wie du willst, von einem Haufen. Wer den letzten Stein nimmt, gewinnt.

Der Computer fängt an, und er spielt zufällig. Was er auch tut, du hast eine Antwort. Findest du sie jedes Mal?</translation>
    </message>
    <message>
        <source>4, 2, 6 is P, so the pupil, who plays second, can always win; the computer plays at random. Most pupils win in the end without knowing why. **Ask:** “What did you aim for?” They will name equal heaps, and 3, 2, 1.</source>
        <comment>1/notes</comment>
        <translation>4, 2, 6 ist P. Wer als Zweiter spielt, kann also immer gewinnen; der Computer spielt zufällig. Die meisten gewinnen am Ende, ohne zu wissen, warum. **Fragen:** „Worauf hast du hingearbeitet?“ Genannt werden gleiche Haufen und 3, 2, 1.</translation>
    </message>
    <message>
        <source>The right partner</source>
        <comment>2/title</comment>
        <translation>Der richtige Partner</translation>
    </message>
    <message>
        <source>Put **one more heap** beside 3 and 2, so that the three heaps together are P. How large must it be?</source>
        <comment>2/text</comment>
        <translation>Stell **einen weiteren Haufen** neben 3 und 2, sodass die drei Haufen zusammen P sind. Wie groß muss er sein?</translation>
    </message>
    <message>
        <source>This turns the list of P-positions into a question about balance. The picture of a pair of scales helps: 3 and 2 on one side, 1 on the other.</source>
        <comment>2/notes</comment>
        <translation>Aus der Liste der P-Positionen wird so eine Frage nach dem Gleichgewicht. Das Bild einer Balkenwaage hilft: 3 und 2 auf der einen Seite, 1 auf der anderen.</translation>
    </message>
    <message>
        <source>One stone</source>
        <comment>2/choice 1</comment>
        <translation>Ein Stein</translation>
    </message>
    <message>
        <source>Yes: 3, 2, 1 is the P-position that we found by hand.</source>
        <comment>2/because 1</comment>
        <translation>Ja: 3, 2, 1 ist die P-Position, die wir von Hand gefunden haben.</translation>
    </message>
    <message>
        <source>Two stones</source>
        <comment>2/choice 2</comment>
        <translation>Zwei Steine</translation>
    </message>
    <message>
        <source>3, 2 and 2 is N: take the 3, and two equal heaps are left.</source>
        <comment>2/because 2</comment>
        <translation>3, 2 und 2 ist N: Nimm die 3, und zwei gleiche Haufen bleiben übrig.</translation>
    </message>
    <message>
        <source>Three stones</source>
        <comment>2/choice 3</comment>
        <translation>Drei Steine</translation>
    </message>
    <message>
        <source>3, 2 and 3 is N: take the 2, and two equal heaps are left.</source>
        <comment>2/because 3</comment>
        <translation>3, 2 und 3 ist N: Nimm die 2, und zwei gleiche Haufen bleiben übrig.</translation>
    </message>
    <message>
        <source>Five stones</source>
        <comment>2/choice 4</comment>
        <translation>Fünf Steine</translation>
    </message>
    <message>
        <source>3, 2 and 5 is N: make the 5 a 1.</source>
        <comment>2/because 4</comment>
        <translation>3, 2 und 5 ist N: Mach aus der 5 eine 1.</translation>
    </message>
    <message>
        <source>A heap as a weight</source>
        <comment>3/title</comment>
        <translation>Ein Haufen als Gewicht</translation>
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
        <translation>Der Position 3, 2 hält ein Haufen mit 1 die Waage. 3, 2 verhält sich also wie ein einzelner Haufen mit 1. Diese Zahl schreiben wir auf:

- 3, 2 ist **1** wert
- 3, 1 ist **2** wert, denn 3, 1, 2 ist P
- 2, 1 ist **3** wert
- 2, 2 ist **0** wert: Es ist schon P und braucht keinen Partner
- ein einzelner Haufen mit 5 ist **5** wert, denn 5, 5 ist P

Die Zahl einer Position heißt ihr **Grundy-Wert**. Er ist die Größe des einen Haufens, der ihr die Waage hält. Eine Position ist genau dann P, wenn ihr Wert **0** ist.

Probier es aus: [2, 1](nim:2,1?grundy=3), [3, 2](nim:3,2?grundy=1), [2, 2](nim:2,2?grundy=0&amp;outcome=P).</translation>
    </message>
    <message>
        <source>Can two different heaps balance the same position? No: from the larger one you could move to the smaller one, and both would be P, which cannot be. A nice question for quick pupils.</source>
        <comment>3/notes</comment>
        <translation>Können zwei verschiedene Haufen derselben Position die Waage halten? Nein: Vom größeren könnte man zum kleineren ziehen, und beide wären P, was nicht sein kann. Eine schöne Frage für die Schnellen.</translation>
    </message>
    <message>
        <source>How to find the value</source>
        <comment>4/title</comment>
        <translation>Wie man den Wert findet</translation>
    </message>
    <message>
        <source>Trying every partner takes long. There is a faster way. The moves of 2, 1 leave 1,1 and 0,1 and 2,0. What are **their** values? Which number is missing?</source>
        <comment>4/text</comment>
        <translation>Jeden Partner auszuprobieren dauert lange. Es geht schneller. Die Züge von 2, 1 lassen 1,1 und 0,1 und 2,0 übrig. Welche Werte haben **diese**? Welche Zahl fehlt?</translation>
    </message>
    <message>
        <source>Let three pupils each name the value of one of the three positions: 0 for 1,1 because it is P, and 1 and 2 for the single heaps.</source>
        <comment>4/notes</comment>
        <translation>Drei Kinder nennen je den Wert einer der drei Positionen: 0 für 1,1, denn das ist P, und 1 und 2 für die einzelnen Haufen.</translation>
    </message>
    <message>
        <source>They leave the values 0, 1 and 2. The smallest number that is **missing** is 3, and that is the value of [2, 1](nim:2,1?grundy=3&amp;moves=3).</source>
        <comment>4/reveal</comment>
        <translation>Sie lassen die Werte 0, 1 und 2 übrig. Die kleinste Zahl, die **fehlt**, ist 3, und das ist der Wert von [2, 1](nim:2,1?grundy=3&amp;moves=3).</translation>
    </message>
    <message>
        <source>The rule of the missing number</source>
        <comment>5/title</comment>
        <translation>Die Regel der fehlenden Zahl</translation>
    </message>
    <message>
        <source>List the values that your moves can leave, and take the smallest number 0, 1, 2, … that is **not** in the list.

It is called the **mex**, for minimum excluded number. The mex of 0, 1, 3 is 2. The mex of 1, 2, 3 is 0.

If the list has no 0, the mex is 0: no move leaves P, so the position is P. It is the labelling that you know, with numbers instead of letters.

So [an empty table](nim:0?grundy=0&amp;outcome=P), with no moves and an empty list, has the value 0.</source>
        <comment>5/text</comment>
        <translation>Schreib die Werte auf, die deine Züge übrig lassen können, und nimm die kleinste Zahl 0, 1, 2, …, die **nicht** dabei ist.

Sie heißt **mex**, kurz für englisch *minimum excluded*: die kleinste ausgeschlossene Zahl. Der mex von 0, 1, 3 ist 2. Der mex von 1, 2, 3 ist 0.

Kommt die 0 nicht vor, so ist der mex 0: Kein Zug lässt P übrig, also ist die Position P. Das ist das Beschriften, das du kennst, nur mit Zahlen statt Buchstaben.

So hat [ein leerer Tisch](nim:0?grundy=0&amp;outcome=P), ohne Züge und mit leerer Liste, den Wert 0.</translation>
    </message>
    <message>
        <source>Practise the mex on bare lists first. The commonest mistake is to take the largest number plus one.</source>
        <comment>5/notes</comment>
        <translation>Den mex zuerst an bloßen Listen üben. Der häufigste Fehler: die größte Zahl plus eins.</translation>
    </message>
    <message>
        <source>The smallest missing number</source>
        <comment>6/title</comment>
        <translation>Die kleinste fehlende Zahl</translation>
    </message>
    <message>
        <source>Find the mex of each list: the smallest of the numbers 0, 1, 2, 3, … that is not in it.</source>
        <comment>6/text</comment>
        <translation>Finde den mex jeder Liste: die kleinste der Zahlen 0, 1, 2, 3, …, die nicht in ihr steht.</translation>
    </message>
    <message>
        <source>Quick fire, hands up. Insist on “start counting at zero”.</source>
        <comment>6/notes</comment>
        <translation>In schnellem Wechsel, mit Handzeichen. Darauf bestehen: „Bei null anfangen zu zählen.“</translation>
    </message>
    <message>
        <source>Why does the mex balance?</source>
        <comment>7/title</comment>
        <translation>Warum hält der mex die Waage?</translation>
    </message>
    <message>
        <source>Put a position of value 3 beside a heap of 3. Why must the player who moves lose? There are three kinds of moves. Find an answer to each.</source>
        <comment>7/text</comment>
        <translation>Stell eine Position vom Wert 3 neben einen Haufen mit 3. Warum muss verlieren, wer zieht? Es gibt drei Arten von Zügen. Finde zu jeder eine Antwort.</translation>
    </message>
    <message>
        <source>This is the proof behind the whole theory, and it is copying once more. In Nim itself a move to a larger value happens: from 3, 2 (worth 1) you can go to 1, 2 (worth 3).</source>
        <comment>7/notes</comment>
        <translation>Das ist der Beweis hinter der ganzen Theorie, und es ist wieder das Nachmachen. Einen Zug zu einem größeren Wert gibt es auch im Nim selbst: Von 3, 2 (Wert 1) kommt man zu 1, 2 (Wert 3).</translation>
    </message>
    <message>
        <source>You are the second player. After each of your moves the two values are equal again:

- They make the heap smaller, say 1. The position has value 3, so 0, 1 and 2 are all among its moves: you move it to value 1.
- They move the position to a smaller value, say 2. You make the heap a 2.
- They move the position to a *larger* value, say 5. Then 3 is among the moves from there: you move it back to value 3.

They can never leave the value at 3, because the mex is **not** in the list. So you always have an answer, and the game ends. Here is [2, 1 with its heap of 3](nim:2,1,3?outcome=P).</source>
        <comment>7/reveal</comment>
        <translation>Du bist als Zweites dran. Nach jedem deiner Züge sind die beiden Werte wieder gleich:

- Die andere Seite macht den Haufen kleiner, sagen wir 1. Die Position hat den Wert 3, also kommen 0, 1 und 2 alle unter ihren Zügen vor: Du ziehst in ihr zum Wert 1.
- Die andere Seite zieht in der Position zu einem kleineren Wert, sagen wir 2. Du machst aus dem Haufen eine 2.
- Die andere Seite zieht in der Position zu einem *größeren* Wert, sagen wir 5. Dann kommt die 3 unter den Zügen von dort aus vor: Du ziehst zurück zum Wert 3.

Beim Wert 3 lassen kann sie niemand, denn der mex steht **nicht** in der Liste. Du hast also immer eine Antwort, und das Spiel endet. Hier ist [2, 1 mit seinem Haufen von 3](nim:2,1,3?outcome=P).</translation>
    </message>
    <message>
        <source>The table of two heaps</source>
        <comment>8/title</comment>
        <translation>Die Tabelle für zwei Haufen</translation>
    </message>
    <message>
        <source>Work out the value of each pair of heaps. A move goes along the row or along the column, towards the sides where a heap is empty. Take the smallest number that is missing on these two ways.</source>
        <comment>8/text</comment>
        <translation>Finde den Wert für jedes Paar von Haufen. Ein Zug geht die Zeile oder die Spalte entlang, zu den Seiten hin, wo ein Haufen leer ist. Nimm die kleinste Zahl, die auf diesen beiden Wegen fehlt.</translation>
    </message>
    <message>
        <source>Do the first two diagonals with the class, then let them go on in pairs. The edges are 0 to 5. The diagonal is 0. The square 4, 1 is 5, like a sum, and 5, 1 is 4, like a difference. Let them wonder: the rule comes in the next lesson.</source>
        <comment>8/notes</comment>
        <translation>Die ersten zwei Diagonalen gemeinsam füllen, dann zu zweit weitermachen lassen. An den Rändern steht 0 bis 5. Auf der Diagonale steht 0. Das Feld 4, 1 ist 5, wie eine Summe, und 5, 1 ist 4, wie eine Differenz. Ruhig wundern lassen: Die Regel kommt in der nächsten Lektion.</translation>
    </message>
    <message>
        <source>Which one?</source>
        <comment>9/title</comment>
        <translation>Welche ist es?</translation>
    </message>
    <message>
        <source>The moves of a position leave the values 0, 1, 2 and 4. What is its value?</source>
        <comment>9/text</comment>
        <translation>Die Züge einer Position lassen die Werte 0, 1, 2 und 4 übrig. Welchen Wert hat sie selbst?</translation>
    </message>
    <message>
        <source>**Ask also:** is this position P or N? N, as its value is not 0: there is a move to 0.</source>
        <comment>9/notes</comment>
        <translation>**Auch fragen:** Ist diese Position P oder N? N, denn ihr Wert ist nicht 0: Es gibt einen Zug zur 0.</translation>
    </message>
    <message>
        <source>5</source>
        <comment>9/choice 1</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>That is one more than the largest. The smallest **missing** number is wanted.</source>
        <comment>9/because 1</comment>
        <translation>Das ist eins mehr als die größte. Gesucht ist die kleinste **fehlende** Zahl.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>9/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Yes. 0, 1 and 2 are there, and 3 is missing. That there is a 4 does not matter.</source>
        <comment>9/because 2</comment>
        <translation>Ja. 0, 1 und 2 sind da, und 3 fehlt. Dass eine 4 da ist, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>0</source>
        <comment>9/choice 3</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>0 is in the list. It would be 0 if no move left the value 0.</source>
        <comment>9/because 3</comment>
        <translation>Die 0 steht in der Liste. Es wäre 0, wenn kein Zug den Wert 0 übrig ließe.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- The **Grundy value** of a position is the heap that balances it. [Value 0](nim:1,3,2?grundy=0&amp;outcome=P) means P.
- It is the **mex** of the values that can be left: the smallest number that is missing.
- So [2, 1](nim:2,1?grundy=3) is worth 3, and [3, 2](nim:3,2?grundy=1) is worth 1.

The table that you have made hides a pattern. The next lesson finds it, and with it all values of 5, 3, 2.</source>
        <comment>10/text</comment>
        <translation>- Der **Grundy-Wert** einer Position ist der Haufen, der ihr die Waage hält. [Wert 0](nim:1,3,2?grundy=0&amp;outcome=P) bedeutet P.
- Er ist der **mex** der Werte, die man übrig lassen kann: die kleinste Zahl, die fehlt.
- Darum ist [2, 1](nim:2,1?grundy=3) drei wert und [3, 2](nim:3,2?grundy=1) eins.

In der Tabelle, die du gemacht hast, versteckt sich ein Muster. Die nächste Lektion findet es und mit ihm alle Werte von 5, 3, 2.</translation>
    </message>
    <message>
        <source>**Exit question:** which heap must join 5 and 4 to make P? (1.) And 5 and 2? (7.)</source>
        <comment>10/notes</comment>
        <translation>**Frage zum Schluss:** Welcher Haufen muss zu 5 und 4 dazu, damit es P wird? (1.) Und zu 5 und 2? (7.)</translation>
    </message>
</context>
<context>
    <name>kayles</name>
    <message>
        <source>Kayles: knocking down pins</source>
        <comment>title</comment>
        <translation>Kayles: Kegel umwerfen</translation>
    </message>
    <message>
        <source>Rows that fall apart, values that look like chaos, and a pattern that comes back after all.</source>
        <comment>about</comment>
        <translation>Reihen, die zerfallen, Werte, die nach Chaos aussehen, und ein Muster, das doch noch wiederkehrt.</translation>
    </message>
    <message>
        <source>find values when a row falls apart</source>
        <comment>aims</comment>
        <translation>Werte finden, wenn eine Reihe zerfällt</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>Twelve pins stand in a row. A ball knocks down **one** pin or **two neighbours**. What is left of a row may be in two pieces. Whoever knocks down the last pin wins. The game is called **Kayles**.

Play it in pairs. Click the first and the last pin that fall, or the same pin twice if it falls alone.</source>
        <comment>1/text</comment>
        <translation>Zwölf Kegel stehen in einer Reihe. Eine Kugel wirft **einen** Kegel um oder **zwei Nachbarn**. Was von einer Reihe übrig bleibt, kann aus zwei Stücken bestehen. Wer den letzten Kegel umwirft, gewinnt. Das Spiel heißt **Kayles**.

Spielt es zu zweit. Klickt auf den ersten und den letzten Kegel, der fällt, oder zweimal auf denselben, wenn er allein fällt.</translation>
    </message>
    <message>
        <source>Real skittles or cups are even better. Two pins with a gap between them cannot be hit together. **Ask:** “Has somebody found a move that wins for sure?”</source>
        <comment>1/notes</comment>
        <translation>Echte Kegel oder Becher sind noch besser. Zwei Kegel mit einer Lücke dazwischen kann man nicht zusammen treffen. **Fragen:** „Hat jemand einen Zug gefunden, der sicher gewinnt?“</translation>
    </message>
    <message>
        <source>Three pins</source>
        <comment>2/title</comment>
        <translation>Drei Kegel</translation>
    </message>
    <message>
        <source>Three pins in a row, your turn.</source>
        <comment>2/text</comment>
        <translation>Drei Kegel in einer Reihe, du bist am Zug.</translation>
    </message>
    <message>
        <source>The first sight of the great idea: make two equal halves.</source>
        <comment>2/notes</comment>
        <translation>Hier zeigt sich zum ersten Mal die große Idee: zwei gleiche Hälften machen.</translation>
    </message>
    <message>
        <source>Knock down one at the end</source>
        <comment>2/choice 1</comment>
        <translation>Einen am Ende umwerfen</translation>
    </message>
    <message>
        <source>Two neighbours are left, and the other player knocks down both.</source>
        <comment>2/because 1</comment>
        <translation>Zwei Nachbarn bleiben übrig, und dein Gegenüber wirft beide um.</translation>
    </message>
    <message>
        <source>Knock down two</source>
        <comment>2/choice 2</comment>
        <translation>Zwei umwerfen</translation>
    </message>
    <message>
        <source>The other player knocks down the last one.</source>
        <comment>2/because 2</comment>
        <translation>Dein Gegenüber wirft den letzten um.</translation>
    </message>
    <message>
        <source>Knock down the one in the middle</source>
        <comment>2/choice 3</comment>
        <translation>Den mittleren umwerfen</translation>
    </message>
    <message>
        <source>Yes. Two single pins are left that do not touch: the other player takes one, and you take the last.</source>
        <comment>2/because 3</comment>
        <translation>Ja. Zwei einzelne Kegel bleiben, die sich nicht berühren: Dein Gegenüber nimmt einen, und du nimmst den letzten.</translation>
    </message>
    <message>
        <source>One row</source>
        <comment>3/title</comment>
        <translation>Eine Reihe</translation>
    </message>
    <message>
        <source>Can you win with **any** row, if you start? Think of the middle.</source>
        <comment>3/text</comment>
        <translation>Kannst du mit **jeder** Reihe gewinnen, wenn du anfängst? Denk an die Mitte.</translation>
    </message>
    <message>
        <source>An odd row: one pin in the middle. An even row: two pins.</source>
        <comment>3/notes</comment>
        <translation>Eine ungerade Reihe: ein Kegel in der Mitte. Eine gerade Reihe: zwei Kegel.</translation>
    </message>
    <message>
        <source>Yes. Knock down the middle pin, or the two in the middle: two **equal rows** are left. Then copy. From 12 leave [5 and 5](octal/code=0.77:12?only=octal/code=0.77:5,5).

So every single row is N. For **several** rows we need numbers.</source>
        <comment>3/reveal</comment>
        <translation>Ja. Wirf den mittleren Kegel um oder die zwei in der Mitte: Zwei **gleiche Reihen** bleiben. Dann mach nach. Von 12 lass [5 und 5](octal/code=0.77:12?only=octal/code=0.77:5,5) übrig.

Jede einzelne Reihe ist also N. Für **mehrere** Reihen brauchen wir Zahlen.</translation>
    </message>
    <message>
        <source>The values of short rows</source>
        <comment>4/title</comment>
        <translation>Die Werte kurzer Reihen</translation>
    </message>
    <message>
        <source>One pin is worth 1. Two pins can become 1 or 0, so they are worth 2. **Three** pins can become 2, or 1, or two single pins. What are three pins worth?</source>
        <comment>4/text</comment>
        <translation>Ein Kegel ist 1 wert. Aus zwei Kegeln kann 1 oder 0 werden, also sind sie 2 wert. Aus **drei** Kegeln können 2 werden, oder 1, oder zwei einzelne. Was sind drei Kegel wert?</translation>
    </message>
    <message>
        <source>So far it looks like Nim: 1, 2, 3. Ask for a guess for four pins.</source>
        <comment>4/notes</comment>
        <translation>Bis hierher sieht es nach Nim aus: 1, 2, 3. Für vier Kegel raten lassen.</translation>
    </message>
    <message>
        <source>2</source>
        <comment>4/choice 1</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>The moves leave 2, 1, and 1 ⊕ 1 = 0. The value 2 is in the list.</source>
        <comment>4/because 1</comment>
        <translation>Die Züge lassen 2, 1 und 1 ⊕ 1 = 0 übrig. Der Wert 2 steht in der Liste.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>4/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Yes. The moves leave 2, 1 and 1 ⊕ 1 = 0. The smallest missing number is 3.</source>
        <comment>4/because 2</comment>
        <translation>Ja. Die Züge lassen 2, 1 und 1 ⊕ 1 = 0 übrig. Die kleinste fehlende Zahl ist 3.</translation>
    </message>
    <message>
        <source>0</source>
        <comment>4/choice 3</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>0 would mean P. But knocking down the middle pin wins.</source>
        <comment>4/because 3</comment>
        <translation>0 würde P bedeuten. Aber den mittleren Kegel umzuwerfen gewinnt.</translation>
    </message>
    <message>
        <source>Four pins</source>
        <comment>5/title</comment>
        <translation>Vier Kegel</translation>
    </message>
    <message>
        <source>List what four pins can become, with the values. What is missing?</source>
        <comment>5/text</comment>
        <translation>Schreib auf, was aus vier Kegeln werden kann, mit den Werten. Was fehlt?</translation>
    </message>
    <message>
        <source>Most pupils had guessed 4. When a row falls apart, take the nim-sum of the pieces; then the mex of all moves.</source>
        <comment>5/notes</comment>
        <translation>Die meisten haben 4 geraten. Zerfällt eine Reihe, so nimmt man die Nim-Summe der Stücke; dann den mex aller Züge.</translation>
    </message>
    <message>
        <source>- One pin falls: **3** is left (value 3), or **1 and 2** (1 ⊕ 2 = 3).
- Two pins fall: **2** is left (value 2), or **1 and 1** (value 0).

The values are 3, 2 and 0. The smallest missing number is **1**. So [four pins are worth only 1](octal/code=0.77:4?grundy=1), where a Nim heap of four would be worth 4.</source>
        <comment>5/reveal</comment>
        <translation>- Ein Kegel fällt: **3** bleiben (Wert 3), oder **1 und 2** (1 ⊕ 2 = 3).
- Zwei Kegel fallen: **2** bleiben (Wert 2), oder **1 und 1** (Wert 0).

Die Werte sind 3, 2 und 0. Die kleinste fehlende Zahl ist **1**. Also [sind vier Kegel nur 1 wert](octal/code=0.77:4?grundy=1), während ein Nim-Haufen mit vier 4 wert wäre.</translation>
    </message>
    <message>
        <source>Five pins</source>
        <comment>6/title</comment>
        <translation>Fünf Kegel</translation>
    </message>
    <message>
        <source>The values so far: 1, 2, 3, 1 for one to four pins. Five pins can become 4, or 1 and 3, or 2 and 2, or 3, or 1 and 2. What are they worth?</source>
        <comment>6/text</comment>
        <translation>Die Werte bisher: 1, 2, 3, 1 für einen bis vier Kegel. Aus fünf Kegeln können 4 werden, oder 1 und 3, oder 2 und 2, oder 3, oder 1 und 2. Was sind sie wert?</translation>
    </message>
    <message>
        <source>Do it together on the board, in two columns: position and value. There are nine moves, five single pins and four pairs; but only five different things are left, since left and right are alike.</source>
        <comment>6/notes</comment>
        <translation>Gemeinsam an der Tafel machen, in zwei Spalten: Position und Wert. Es gibt neun Züge, fünf einzelne Kegel und vier Paare; aber nur fünf verschiedene Reste, denn links und rechts sind gleich.</translation>
    </message>
    <message>
        <source>2</source>
        <comment>6/choice 1</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>1 ⊕ 3 = 2 is in the list.</source>
        <comment>6/because 1</comment>
        <translation>1 ⊕ 3 = 2 steht in der Liste.</translation>
    </message>
    <message>
        <source>4</source>
        <comment>6/choice 2</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>Yes: 4 gives 1, 1 ⊕ 3 = 2, 2 ⊕ 2 = 0, 3 gives 3, and 1 ⊕ 2 = 3. The list is 0, 1, 2, 3.</source>
        <comment>6/because 2</comment>
        <translation>Ja: 4 gibt 1, 1 ⊕ 3 = 2, 2 ⊕ 2 = 0, 3 gibt 3, und 1 ⊕ 2 = 3. Die Liste ist 0, 1, 2, 3.</translation>
    </message>
    <message>
        <source>5</source>
        <comment>6/choice 3</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>The smallest missing number is wanted. Is 4 in the list?</source>
        <comment>6/because 3</comment>
        <translation>Gesucht ist die kleinste fehlende Zahl. Steht die 4 in der Liste?</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>7/title</comment>
        <translation>Mach weiter</translation>
    </message>
    <message>
        <source>Fill in the values up to 12 pins. Say what a row can become before you look.</source>
        <comment>7/text</comment>
        <translation>Trag die Werte bis 12 Kegel ein. Sag, was aus einer Reihe werden kann, bevor du nachsiehst.</translation>
    </message>
    <message>
        <source>1 2 3 1 4 3 2 1 4 2 6 4. Nobody has to work out all of them; a few are enough to see how irregular they are. Each group could take one.</source>
        <comment>7/notes</comment>
        <translation>1 2 3 1 4 3 2 1 4 2 6 4. Niemand muss alle ausrechnen; ein paar genügen, um zu sehen, wie unregelmäßig sie sind. Jede Gruppe könnte einen übernehmen.</translation>
    </message>
    <message>
        <source>Chaos or pattern?</source>
        <comment>8/title</comment>
        <translation>Chaos oder Muster?</translation>
    </message>
    <message>
        <source>The values of 1 to 12 pins are 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4. Do you think that they ever repeat?</source>
        <comment>8/text</comment>
        <translation>Die Werte von 1 bis 12 Kegeln sind 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4. Glaubst du, dass sie sich jemals wiederholen?</translation>
    </message>
    <message>
        <source>The exceptions stop at 70. No value is larger than 8. For other games of this family nobody knows whether the values repeat.</source>
        <comment>8/notes</comment>
        <translation>Die Ausnahmen hören bei 70 auf. Kein Wert ist größer als 8. Bei anderen Spielen dieser Familie weiß niemand, ob sich die Werte wiederholen.</translation>
    </message>
    <message>
        <source>They do, but late. From **71** pins on the values repeat with **period 12**, for ever. For example [72](octal/code=0.77:72?grundy=4) pins and [84](octal/code=0.77:84?grundy=4) pins are both worth 4.

It takes a theorem to be sure that it never breaks off. A computer works out the values far enough, and the theorem says how far that is.</source>
        <comment>8/reveal</comment>
        <translation>Ja, aber spät. Ab **71** Kegeln wiederholen sich die Werte mit der **Periode 12**, ohne Ende. Zum Beispiel sind [72](octal/code=0.77:72?grundy=4) Kegel und [84](octal/code=0.77:84?grundy=4) Kegel beide 4 wert.

Um sicher zu sein, dass es nie abbricht, braucht man einen Satz. Ein Computer rechnet die Werte weit genug aus, und der Satz sagt, wie weit das ist.</translation>
    </message>
    <message>
        <source>Two rows</source>
        <comment>9/title</comment>
        <translation>Zwei Reihen</translation>
    </message>
    <message>
        <source>Rows of **4** and **5** pins, worth 1 and 4. Which move wins?</source>
        <comment>9/text</comment>
        <translation>Reihen mit **4** und **5** Kegeln, 1 und 4 wert. Welcher Zug gewinnt?</translation>
    </message>
    <message>
        <source>5 must become something worth 1: a row of 4, or two rows with nim-sum 1; of those only the row of 4 can be reached.</source>
        <comment>9/notes</comment>
        <translation>Aus 5 muss etwas werden, das 1 wert ist: eine Reihe mit 4 oder zwei Reihen mit der Nim-Summe 1; erreichen kann man davon nur die Reihe mit 4.</translation>
    </message>
    <message>
        <source>Knock down the middle pin of the 5</source>
        <comment>9/choice 1</comment>
        <translation>Den mittleren Kegel der 5 umwerfen</translation>
    </message>
    <message>
        <source>Then 4, 2 and 2 are left, worth 1 ⊕ 2 ⊕ 2 = 1, and not 0.</source>
        <comment>9/because 1</comment>
        <translation>Dann bleiben 4, 2 und 2, das ist 1 ⊕ 2 ⊕ 2 = 1 wert, und nicht 0.</translation>
    </message>
    <message>
        <source>Knock down the two middle pins of the 4</source>
        <comment>9/choice 2</comment>
        <translation>Die zwei mittleren Kegel der 4 umwerfen</translation>
    </message>
    <message>
        <source>Then 1, 1 and 5 are left, worth 4.</source>
        <comment>9/because 2</comment>
        <translation>Dann bleiben 1, 1 und 5, das ist 4 wert.</translation>
    </message>
    <message>
        <source>Knock down the end pin of the 5</source>
        <comment>9/choice 3</comment>
        <translation>Den Kegel am Ende der 5 umwerfen</translation>
    </message>
    <message>
        <source>Yes. Two rows of 4 are left: copy.</source>
        <comment>9/because 3</comment>
        <translation>Ja. Zwei Reihen mit 4 bleiben: Mach nach.</translation>
    </message>
    <message>
        <source>An old riddle</source>
        <comment>10/title</comment>
        <translation>Ein altes Rätsel</translation>
    </message>
    <message>
        <source>Of 13 pins in a row the second one has fallen. **1** and **11** are left. What do you do?</source>
        <comment>10/text</comment>
        <translation>Von 13 Kegeln in einer Reihe ist der zweite gefallen. **1** und **11** stehen noch. Was tust du?</translation>
    </message>
    <message>
        <source>The riddle is by Henry Dudeney and more than a hundred years old. Without values it is very hard; with the table it takes a minute.</source>
        <comment>10/notes</comment>
        <translation>Das Rätsel stammt von Henry Dudeney und ist über hundert Jahre alt. Ohne Werte ist es sehr schwer; mit der Tabelle dauert es eine Minute.</translation>
    </message>
    <message>
        <source>11 pins are worth 6, so together 1 ⊕ 6 = 7. The 11 must become something worth 1: knock down one pin, so that [3 and 7](octal/code=0.77:1,11?wins=octal/code=0.77:1,3,7) are left: 3 ⊕ 2 = 1. That is the only way, from the left or from the right.</source>
        <comment>10/reveal</comment>
        <translation>11 Kegel sind 6 wert, zusammen also 1 ⊕ 6 = 7. Aus der 11 muss etwas werden, das 1 wert ist: Wirf einen Kegel um, sodass [3 und 7](octal/code=0.77:1,11?wins=octal/code=0.77:1,3,7) bleiben: 3 ⊕ 2 = 1. Anders geht es nicht, nur von links oder von rechts.</translation>
    </message>
    <message>
        <source>A family of games</source>
        <comment>11/title</comment>
        <translation>Eine Familie von Spielen</translation>
    </message>
    <message>
        <source>In Kayles one or two may be taken, and what is left may stay as nothing, one row or two rows. Change what is allowed, and you get a whole family of games: take only two neighbours, or only one; allow splitting, or forbid it. They are called **octal games**, because each rule can be written with the digits 0 to 7. Kayles is 0.77.

A famous relative is **Grundy’s game**: divide a heap into two *unequal* heaps. There [a heap of ten](grundy:10?outcome=P) is P. Its values have been worked out for an enormous number of heaps, and to this day **nobody knows** whether they repeat.</source>
        <comment>11/text</comment>
        <translation>Bei Kayles darf man einen oder zwei nehmen, und übrig bleiben darf nichts, eine Reihe oder zwei Reihen. Ändere, was erlaubt ist, und du bekommst eine ganze Familie von Spielen: nimm nur zwei Nachbarn oder nur einen; erlaube das Teilen oder verbiete es. Sie heißen **Oktalspiele**, denn jede Regel lässt sich mit den Ziffern 0 bis 7 schreiben. Kayles ist 0.77.

Ein berühmter Verwandter ist **Grundys Spiel**: Teil einen Haufen in zwei *ungleiche* Haufen. Dort ist [ein Haufen mit zehn](grundy:10?outcome=P) P. Seine Werte wurden für ungeheuer viele Haufen ausgerechnet, und bis heute **weiß niemand**, ob sie sich wiederholen.</translation>
    </message>
    <message>
        <source>A digit is a sum of 1 (nothing is left), 2 (one heap is left) and 4 (two heaps are left). 7 = 1 + 2 + 4 allows all three. Pupils like it that there are open questions which one can explain in a minute.</source>
        <comment>11/notes</comment>
        <translation>Eine Ziffer ist eine Summe aus 1 (nichts bleibt), 2 (ein Haufen bleibt) und 4 (zwei Haufen bleiben). 7 = 1 + 2 + 4 erlaubt alles. Dass es offene Fragen gibt, die man in einer Minute erklären kann, kommt gut an.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>12/title</comment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>What is the Grundy value? Read the rule of the game first: it need not be Kayles.</source>
        <comment>12/text</comment>
        <translation>Wie groß ist der Grundy-Wert? Lies zuerst die Regel des Spiels: Es muss nicht Kayles sein.</translation>
    </message>
    <message>
        <source>List what can be left, with values; two pieces by the nim-sum; then the smallest missing number.</source>
        <comment>12/notes</comment>
        <translation>Auflisten, was übrig bleiben kann, mit Werten; zwei Stücke mit der Nim-Summe; dann die kleinste fehlende Zahl.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>13/title</comment>
        <translation>Gewinne</translation>
    </message>
    <message>
        <source>Rows of 6 and 9 pins, worth 3 and 4. You start, and the computer is perfect.</source>
        <comment>13/text</comment>
        <translation>Reihen mit 6 und 9 Kegeln, 3 und 4 wert. Du fängst an, und der Computer ist perfekt.</translation>
    </message>
    <message>
        <source>3 ⊕ 4 = 7. One way: 6 becomes 5, worth 4, from either end. Another: 9 becomes 1 and 7, worth 1 ⊕ 2 = 3, in either order.</source>
        <comment>13/notes</comment>
        <translation>3 ⊕ 4 = 7. Ein Weg: Aus 6 wird 5, das ist 4 wert, von einem der beiden Enden. Ein anderer: Aus 9 werden 1 und 7, das ist 1 ⊕ 2 = 3 wert, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>14/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- When a position falls apart, take the **nim-sum** of the parts. Among the moves, take the **smallest missing number**.
- That gives every value, step by step, even where there is no pretty formula: [four pins](octal/code=0.77:4?grundy=1) are worth 1, [five](octal/code=0.77:5?grundy=4) are worth 4.
- Sometimes the values repeat, and sometimes nobody knows.

The next lesson puts everything together.</source>
        <comment>14/text</comment>
        <translation>- Zerfällt eine Position, so nimm die **Nim-Summe** der Teile. Unter den Zügen nimm die **kleinste fehlende Zahl**.
- So bekommt man jeden Wert, Schritt für Schritt, auch wo es keine hübsche Formel gibt: [Vier Kegel](octal/code=0.77:4?grundy=1) sind 1 wert, [fünf](octal/code=0.77:5?grundy=4) sind 4 wert.
- Manchmal wiederholen sich die Werte, und manchmal weiß es niemand.

Die nächste Lektion setzt alles zusammen.</translation>
    </message>
    <message>
        <source>**Exit question:** rows of 3 and 6? (Both are worth 3: P.) And 4 and 8? (Both 1: P.)</source>
        <comment>14/notes</comment>
        <translation>**Frage zum Schluss:** Reihen mit 3 und 6? (Beide sind 3 wert: P.) Und 4 und 8? (Beide 1: P.)</translation>
    </message>
</context>
<context>
    <name>kernels</name>
    <message>
        <source>Dots, arrows and kernels</source>
        <comment>title</comment>
        <translation>Punkte, Pfeile und Kerne</translation>
    </message>
    <message>
        <source>A game is a picture of dots and arrows, and where the last move wins the P-positions are its kernel.</source>
        <comment>about</comment>
        <translation>Ein Spiel ist ein Bild aus Punkten und Pfeilen, und wo der letzte Zug gewinnt, sind die P-Positionen sein Kern.</translation>
    </message>
    <message>
        <source>find the kernel of a graph without circles</source>
        <comment>aims</comment>
        <translation>den Kern eines Graphen ohne Kreise finden</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>The dots of the picture are called **nodes**. A token stands on node 7. On your turn move it along **one arrow**. Whoever cannot move loses: that happens at node 0.

Play it a few times in pairs. On which nodes do you want to put the token?</source>
        <comment>1/text</comment>
        <translation>Die Punkte des Bildes heißen **Knoten**. Eine Spielfigur steht auf dem Knoten 7. Wenn du am Zug bist, zieh sie **einen Pfeil** entlang. Wer nicht ziehen kann, verliert: Das passiert auf dem Knoten 0.

Spielt es ein paarmal zu zweit. Auf welche Knoten wollt ihr die Figur stellen?</translation>
    </message>
    <message>
        <source>A game without any stones. Let pupils find out that the only thing that matters is where the token is. Draw it on the floor with chalk if you can.</source>
        <comment>1/notes</comment>
        <translation>Ein Spiel ganz ohne Steine. Herausfinden lassen, dass es nur darauf ankommt, wo die Figur steht. Wenn möglich, mit Kreide auf den Boden zeichnen.</translation>
    </message>
    <message>
        <source>A game is a graph</source>
        <comment>2/title</comment>
        <translation>Ein Spiel ist ein Graph</translation>
    </message>
    <message>
        <source>Nodes and arrows together are called a **graph**. Every game that you have met can be drawn like that:

- each position is a node
- each move is an arrow to the position that it leaves

Playing means moving a token along the arrows. In Takeaway 10 there are eleven nodes in a row, and from each one arrows go one, two and three nodes back. If the arrows never go round in a circle, the game must end.</source>
        <comment>2/text</comment>
        <translation>Knoten und Pfeile zusammen heißen **Graph**. Jedes Spiel, das du bisher kennst, lässt sich so zeichnen:

- jede Position ist ein Knoten
- jeder Zug ist ein Pfeil zu der Position, die er übrig lässt

Spielen heißt dann, eine Figur die Pfeile entlangzuziehen. Bei „Zehn wegnehmen“ sind es elf Knoten in einer Reihe, und von jedem gehen Pfeile einen, zwei und drei Knoten zurück. Laufen die Pfeile nie im Kreis, so muss das Spiel enden.</translation>
    </message>
    <message>
        <source>Let someone draw the graph of Takeaway with 5 matches: six nodes, arrows of length 1, 2, 3.</source>
        <comment>2/notes</comment>
        <translation>Jemanden den Graphen des Wegnehmspiels mit 5 Hölzchen zeichnen lassen: sechs Knoten, Pfeile der Länge 1, 2, 3.</translation>
    </message>
    <message>
        <source>Arrows of a Nim position</source>
        <comment>3/title</comment>
        <translation>Die Pfeile einer Nim-Position</translation>
    </message>
    <message>
        <source>In Nim, which positions can be left from **2, 1, 1**? The order of the heaps does not matter.</source>
        <comment>3/text</comment>
        <translation>Welche Positionen kann man beim Nim von **2, 1, 1** aus übrig lassen? Auf die Reihenfolge der Haufen kommt es nicht an.</translation>
    </message>
    <message>
        <source>1, 1 can be left only by taking the whole 2.</source>
        <comment>3/notes</comment>
        <translation>1, 1 kann man nur übrig lassen, indem man die ganze 2 nimmt.</translation>
    </message>
    <message>
        <source>1,1,1 and 2,1 and 1,1</source>
        <comment>3/choice 1</comment>
        <translation>1,1,1 und 2,1 und 1,1</translation>
    </message>
    <message>
        <source>Yes: one stone from the 2, or one of the single heaps, or the whole 2. So three arrows leave this node.</source>
        <comment>3/because 1</comment>
        <translation>Ja: einen Stein von der 2, einen der Einerhaufen oder die ganze 2. Von diesem Knoten gehen also drei Pfeile aus.</translation>
    </message>
    <message>
        <source>1,1,1 and 1,1</source>
        <comment>3/choice 2</comment>
        <translation>1,1,1 und 1,1</translation>
    </message>
    <message>
        <source>One is missing: you can also take one of the single heaps and leave 2 and 1.</source>
        <comment>3/because 2</comment>
        <translation>Einer fehlt: Du kannst auch einen der Einerhaufen nehmen und 2 und 1 übrig lassen.</translation>
    </message>
    <message>
        <source>2,1 and 1,1 and 1</source>
        <comment>3/choice 3</comment>
        <translation>2,1 und 1,1 und 1</translation>
    </message>
    <message>
        <source>1 alone cannot be left: that would change two heaps.</source>
        <comment>3/because 3</comment>
        <translation>1 allein kann man nicht übrig lassen: Das würde zwei Haufen ändern.</translation>
    </message>
    <message>
        <source>Label the graph</source>
        <comment>4/title</comment>
        <translation>Beschrifte den Graphen</translation>
    </message>
    <message>
        <source>Fill in P and N for each node, from 0 upwards. Look at the arrows that **leave** a node.</source>
        <comment>4/text</comment>
        <translation>Trag P und N für jeden Knoten ein, von 0 an aufwärts. Achte auf die Pfeile, die von einem Knoten **ausgehen**.</translation>
    </message>
    <message>
        <source>P are 0, 3, 4 and 7. **Typical mistake:** looking at the arrows that come in. Nodes 1 and 2 are N because of the arrow to 0.</source>
        <comment>4/notes</comment>
        <translation>P sind 0, 3, 4 und 7. **Typischer Fehler:** auf die ankommenden Pfeile zu sehen. Die Knoten 1 und 2 sind N wegen des Pfeils zur 0.</translation>
    </message>
    <message>
        <source>What is special about the P-nodes?</source>
        <comment>5/title</comment>
        <translation>Was ist an den P-Knoten besonders?</translation>
    </message>
    <message>
        <source>The P-nodes are 0, 3, 4 and 7. Are there arrows **between** two of them? Does every other node have an arrow **to** one of them?</source>
        <comment>5/text</comment>
        <translation>Die P-Knoten sind 0, 3, 4 und 7. Gibt es Pfeile **zwischen** zweien von ihnen? Hat jeder andere Knoten einen Pfeil **zu** einem von ihnen?</translation>
    </message>
    <message>
        <source>Have the P-nodes coloured on the board or held up by pupils. Check both properties, arrow by arrow.</source>
        <comment>5/notes</comment>
        <translation>Die P-Knoten an der Tafel einfärben oder von Kindern hochhalten lassen. Beide Eigenschaften Pfeil für Pfeil prüfen.</translation>
    </message>
    <message>
        <source>- **No arrow leads from a P-node to a P-node.** From inside the set you must go out.
- **Every node outside has an arrow to a P-node.** From outside you can always step in.

A set of nodes with both properties is called a **kernel**. It is our rule of P and N, seen as a picture.</source>
        <comment>5/reveal</comment>
        <translation>- **Kein Pfeil führt von einem P-Knoten zu einem P-Knoten.** Von drinnen muss man hinaus.
- **Jeder Knoten draußen hat einen Pfeil zu einem P-Knoten.** Von draußen kann man immer hinein.

Eine Menge von Knoten mit beiden Eigenschaften heißt **Kern**. Das ist unsere Regel von P und N, als Bild gesehen.</translation>
    </message>
    <message>
        <source>Find the kernel</source>
        <comment>6/title</comment>
        <translation>Finde den Kern</translation>
    </message>
    <message>
        <source>Three nodes: arrows from 2 to 1, from 2 to 0 and from 1 to 0. Which set is a kernel?</source>
        <comment>6/text</comment>
        <translation>Drei Knoten: Pfeile von 2 nach 1, von 2 nach 0 und von 1 nach 0. Welche Menge ist ein Kern?</translation>
    </message>
    <message>
        <source>A node without arrows must always be in the kernel: it cannot have an arrow into it, so it may not be outside.</source>
        <comment>6/notes</comment>
        <translation>Ein Knoten ohne Pfeile muss immer im Kern sein: Von ihm führt kein Pfeil hinein, also darf er nicht draußen sein.</translation>
    </message>
    <message>
        <source>Only 0</source>
        <comment>6/choice 1</comment>
        <translation>Nur 0</translation>
    </message>
    <message>
        <source>Yes. Inside there is just one node, so no arrow between two of them, and both others have an arrow to 0.</source>
        <comment>6/because 1</comment>
        <translation>Ja. Drinnen ist nur ein Knoten, also gibt es keinen Pfeil zwischen zweien, und die beiden anderen haben einen Pfeil zur 0.</translation>
    </message>
    <message>
        <source>0 and 2</source>
        <comment>6/choice 2</comment>
        <translation>0 und 2</translation>
    </message>
    <message>
        <source>There is an arrow from 2 to 0, so from inside you could stay inside.</source>
        <comment>6/because 2</comment>
        <translation>Es gibt einen Pfeil von 2 nach 0. Von drinnen könnte man also drinnen bleiben.</translation>
    </message>
    <message>
        <source>Only 1</source>
        <comment>6/choice 3</comment>
        <translation>Nur 1</translation>
    </message>
    <message>
        <source>Node 0 is outside and has no arrow to 1. It has no arrow at all.</source>
        <comment>6/because 3</comment>
        <translation>Der Knoten 0 ist draußen und hat keinen Pfeil zur 1. Er hat überhaupt keinen.</translation>
    </message>
    <message>
        <source>0 and 1</source>
        <comment>6/choice 4</comment>
        <translation>0 und 1</translation>
    </message>
    <message>
        <source>There is an arrow from 1 to 0.</source>
        <comment>6/because 4</comment>
        <translation>Es gibt einen Pfeil von 1 nach 0.</translation>
    </message>
    <message>
        <source>Who is inside?</source>
        <comment>7/title</comment>
        <translation>Wer ist drinnen?</translation>
    </message>
    <message>
        <source>You play perfectly and you win. After each of **your** moves the token is …</source>
        <comment>7/text</comment>
        <translation>Du spielst perfekt, und du gewinnst. Nach jedem **deiner** Züge steht die Figur …</translation>
    </message>
    <message>
        <source>It is easily said the wrong way round: “the computer never loses because it always stays outside the kernel”. It finds the token outside and leaves it inside. Being able to step in is the second property; being forced out is the first.</source>
        <comment>7/notes</comment>
        <translation>Das sagt man leicht verkehrt herum: „Der Computer verliert nie, weil er immer außerhalb des Kerns bleibt.“ Er findet die Figur draußen vor und stellt sie hinein. Hineinkönnen ist die zweite Eigenschaft, hinausmüssen die erste.</translation>
    </message>
    <message>
        <source>outside the kernel, so that you stay outside</source>
        <comment>7/choice 1</comment>
        <translation>außerhalb des Kerns, damit du draußen bleibst</translation>
    </message>
    <message>
        <source>Then the other player could step in, and you would be the one who is forced out.</source>
        <comment>7/because 1</comment>
        <translation>Dann könnte dein Gegenüber hineinziehen, und du wärst es, der hinausmuss.</translation>
    </message>
    <message>
        <source>sometimes inside and sometimes outside</source>
        <comment>7/choice 2</comment>
        <translation>mal drinnen und mal draußen</translation>
    </message>
    <message>
        <source>Each time you leave it outside, the other player can take over the win.</source>
        <comment>7/because 2</comment>
        <translation>Jedes Mal, wenn du sie draußen lässt, kann dein Gegenüber den Gewinn übernehmen.</translation>
    </message>
    <message>
        <source>inside the kernel, so the other player always moves from inside it</source>
        <comment>7/choice 3</comment>
        <translation>im Kern, sodass dein Gegenüber immer von drinnen ziehen muss</translation>
    </message>
    <message>
        <source>Yes. You step in, they are forced out, you step in again.</source>
        <comment>7/because 3</comment>
        <translation>Ja. Du ziehst hinein, dein Gegenüber muss hinaus, du ziehst wieder hinein.</translation>
    </message>
    <message>
        <source>The graph of Nim 1, 2, 3</source>
        <comment>8/title</comment>
        <translation>Der Graph von Nim 1, 2, 3</translation>
    </message>
    <message>
        <source>All positions of Nim with heaps 3, 2 and 1, and all moves. The order of the heaps does not matter, so there are **14** positions, and 38 arrows. Fill in P and N from the bottom upwards.</source>
        <comment>8/text</comment>
        <translation>Alle Nim-Positionen mit Haufen 3, 2 und 1, und alle Züge. Auf die Reihenfolge der Haufen kommt es nicht an, darum sind es **14** Positionen, und 38 Pfeile. Trag P und N von unten nach oben ein.</translation>
    </message>
    <message>
        <source>P are 0,0,0 and 1,1,0 and 2,2,0 and 3,2,1. Everything else is N. Pupils who remember the lesson by hand will be quick. With more heaps such a picture soon becomes a tangle in which nobody can see anything.</source>
        <comment>8/notes</comment>
        <translation>P sind 0,0,0 und 1,1,0 und 2,2,0 und 3,2,1. Alles andere ist N. Wer sich an die Lektion von Hand erinnert, ist schnell fertig. Mit mehr Haufen wird so ein Bild bald zu einem Knäuel, in dem niemand mehr etwas erkennt.</translation>
    </message>
    <message>
        <source>Its kernel</source>
        <comment>9/title</comment>
        <translation>Sein Kern</translation>
    </message>
    <message>
        <source>Which four positions form the kernel of this graph? Is there a quicker way to find them than labelling?</source>
        <comment>9/text</comment>
        <translation>Welche vier Positionen bilden den Kern dieses Graphen? Kann man sie schneller finden als durch Beschriften?</translation>
    </message>
    <message>
        <source>So a formula is a way to know a kernel without drawing the graph. For the grid no such formula is known.

If a quick pupil asks about misère play: there the end is N, though no arrow leaves it, so the P-positions are a kernel of the graph without its end.</source>
        <comment>9/notes</comment>
        <translation>Eine Formel ist also ein Weg, einen Kern zu kennen, ohne den Graphen zu zeichnen. Für das Gitter kennt man keine solche Formel.

Fragt jemand nach Misère: Dort ist das Ende N, obwohl kein Pfeil von ihm ausgeht. Die P-Positionen sind dann ein Kern des Graphen ohne sein Ende.</translation>
    </message>
    <message>
        <source>The kernel is [3,2,1](nim:3,2,1?outcome=P&amp;grundy=0), [2,2](nim:2,2?outcome=P&amp;grundy=0), [1,1](nim:1,1?outcome=P&amp;grundy=0) and the [empty table](nim:0?outcome=P&amp;grundy=0).

And yes, there is a quicker way: the **nim-sum**. It is 0 on the kernel, and only there. That is what the two facts of the proof said: from 0 you must leave the kernel, and from anywhere else you can step in.</source>
        <comment>9/reveal</comment>
        <translation>Der Kern besteht aus [3,2,1](nim:3,2,1?outcome=P&amp;grundy=0), [2,2](nim:2,2?outcome=P&amp;grundy=0), [1,1](nim:1,1?outcome=P&amp;grundy=0) und dem [leeren Tisch](nim:0?outcome=P&amp;grundy=0).

Und ja, es geht schneller: mit der **Nim-Summe**. Sie ist auf dem Kern 0, und nur dort. Das haben die zwei Tatsachen des Beweises gesagt: Von der 0 muss man den Kern verlassen, und von überall sonst kann man hinein.</translation>
    </message>
    <message>
        <source>How many kernels?</source>
        <comment>10/title</comment>
        <translation>Wie viele Kerne?</translation>
    </message>
    <message>
        <source>Could a graph without circles have two different kernels, or none? Think of the labelling: where did you ever have a choice?</source>
        <comment>10/text</comment>
        <translation>Könnte ein Graph ohne Kreise zwei verschiedene Kerne haben, oder gar keinen? Denk an das Beschriften: Wo hattest du dabei jemals eine Wahl?</translation>
    </message>
    <message>
        <source>In words: existence, because the labelling never gets stuck; and uniqueness, because it never has a choice.</source>
        <comment>10/notes</comment>
        <translation>In Fachwörtern: Existenz, weil das Beschriften nie stecken bleibt; Eindeutigkeit, weil es nie eine Wahl hat.</translation>
    </message>
    <message>
        <source>You never had one. A node without arrows *must* be P. Every other label is then decided by the labels of the nodes after it. So **a graph without circles has exactly one kernel.**

That is why it does not matter who does the labelling: everyone gets the same letters.</source>
        <comment>10/reveal</comment>
        <translation>Du hattest nie eine. Ein Knoten ohne Pfeile *muss* P sein. Jeder andere Buchstabe ist dann durch die Buchstaben der Knoten dahinter festgelegt. Also hat **ein Graph ohne Kreise genau einen Kern.**

Darum ist es gleichgültig, wer beschriftet: Alle bekommen dieselben Buchstaben.</translation>
    </message>
    <message>
        <source>A circle of three</source>
        <comment>11/title</comment>
        <translation>Ein Kreis aus drei Knoten</translation>
    </message>
    <message>
        <source>Now three nodes in a ring: 1 has an arrow to 2, 2 to 3, and 3 to 1. Which set is a kernel?</source>
        <comment>11/text</comment>
        <translation>Jetzt drei Knoten im Kreis: 1 hat einen Pfeil zu 2, 2 zu 3 und 3 zu 1. Welche Menge ist ein Kern?</translation>
    </message>
    <message>
        <source>Try it with three pupils in a ring, each pointing at the next. Hands up means “inside”. They can never satisfy both properties. Grundy will not let you draw this graph: the game would never end.</source>
        <comment>11/notes</comment>
        <translation>Mit drei Kindern im Kreis ausprobieren, jedes zeigt auf das nächste. Hand oben heißt „drinnen“. Beide Eigenschaften zugleich bekommen sie nie hin. In Grundy lässt sich dieser Graph nicht zeichnen: Das Spiel würde nie enden.</translation>
    </message>
    <message>
        <source>Only 1</source>
        <comment>11/choice 1</comment>
        <translation>Nur 1</translation>
    </message>
    <message>
        <source>Then 2 is outside, but its only arrow goes to 3 and not into the kernel.</source>
        <comment>11/because 1</comment>
        <translation>Dann ist 2 draußen, aber sein einziger Pfeil führt zu 3 und nicht in den Kern.</translation>
    </message>
    <message>
        <source>1 and 2</source>
        <comment>11/choice 2</comment>
        <translation>1 und 2</translation>
    </message>
    <message>
        <source>There is an arrow from 1 to 2, inside the set.</source>
        <comment>11/because 2</comment>
        <translation>Es gibt einen Pfeil von 1 nach 2, innerhalb der Menge.</translation>
    </message>
    <message>
        <source>All three</source>
        <comment>11/choice 3</comment>
        <translation>Alle drei</translation>
    </message>
    <message>
        <source>There are arrows between them.</source>
        <comment>11/because 3</comment>
        <translation>Zwischen ihnen sind Pfeile.</translation>
    </message>
    <message>
        <source>There is none</source>
        <comment>11/choice 4</comment>
        <translation>Es gibt keinen</translation>
    </message>
    <message>
        <source>Right. With one node inside, another one has no arrow into it. With two there is an arrow between them.</source>
        <comment>11/because 4</comment>
        <translation>Richtig. Ist ein Knoten drinnen, so hat ein anderer keinen Pfeil hinein. Sind es zwei, so gibt es einen Pfeil zwischen ihnen.</translation>
    </message>
    <message>
        <source>A circle of four</source>
        <comment>12/title</comment>
        <translation>Ein Kreis aus vier Knoten</translation>
    </message>
    <message>
        <source>And **four** nodes in a ring? Is there a kernel? Perhaps more than one?</source>
        <comment>12/text</comment>
        <translation>Und **vier** Knoten im Kreis? Gibt es einen Kern? Vielleicht sogar mehr als einen?</translation>
    </message>
    <message>
        <source>The theorem is Richardson’s. No proof here. Why is something getting smaller the reason that there are no circles? Because you would have to come back to the same size.</source>
        <comment>12/notes</comment>
        <translation>Der Satz stammt von Richardson. Hier ohne Beweis. Warum folgt daraus, dass etwas kleiner wird, dass es keine Kreise gibt? Weil man sonst zur selben Größe zurückkommen müsste.</translation>
    </message>
    <message>
        <source>There are two: every other node. Either the first and the third, or the second and the fourth.

So with circles there may be no kernel, or several. It is known that a graph with no circle of **odd** length, following the arrows, always has at least one kernel. And without any circle there is exactly one. The games of this course are nearly all of that kind: something always gets smaller.</source>
        <comment>12/reveal</comment>
        <translation>Es gibt zwei: jeden zweiten Knoten. Entweder den ersten und den dritten oder den zweiten und den vierten.

Mit Kreisen kann es also keinen Kern geben oder mehrere. Man weiß: Ein Graph, in dem kein Kreis von **ungerader** Länge den Pfeilen nach läuft, hat immer mindestens einen Kern. Und ganz ohne Kreise gibt es genau einen. Die Spiele dieses Kurses sind fast alle von dieser Art: Etwas wird immer kleiner.</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>13/title</comment>
        <translation>Finde den Gewinnzug</translation>
    </message>
    <message>
        <source>Move the token into the kernel.</source>
        <comment>13/text</comment>
        <translation>Zieh die Figur in den Kern.</translation>
    </message>
    <message>
        <source>Label only what you need: from the end up to the nodes that the token can reach.</source>
        <comment>13/notes</comment>
        <translation>Nur beschriften, was man braucht: vom Ende bis zu den Knoten, die die Figur erreichen kann.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>14/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- Every game is a graph: positions are nodes, moves are arrows.
- Where the last move wins, the P-positions form the **kernel**: no arrow inside, and an arrow into it from everywhere outside.
- Without circles there is exactly one kernel. Here is [a node inside](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@8?outcome=P) and [a node outside](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@7?outcome=N).

Different games can have very similar graphs. In the next lessons we look at games that seem to be quite different, and are Nim in disguise.</source>
        <comment>14/text</comment>
        <translation>- Jedes Spiel ist ein Graph: Positionen sind Knoten, Züge sind Pfeile.
- Wo der letzte Zug gewinnt, bilden die P-Positionen den **Kern**: drinnen kein Pfeil, und von überall draußen ein Pfeil hinein.
- Ohne Kreise gibt es genau einen. Hier ist [ein Knoten drinnen](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@8?outcome=P) und [ein Knoten draußen](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@7?outcome=N).

Verschiedene Spiele können sehr ähnliche Graphen haben. In den nächsten Lektionen kommen Spiele, die ganz anders aussehen und doch verkleidetes Nim sind.</translation>
    </message>
    <message>
        <source>**Exit question:** a row of nodes 0 to 6, arrows one and two back. Which is the kernel? (0, 3, 6: it is Takeaway with 1 or 2.)</source>
        <comment>14/notes</comment>
        <translation>**Frage zum Schluss:** eine Reihe von Knoten 0 bis 6, Pfeile einen und zwei zurück. Was ist der Kern? (0, 3, 6: Es ist das Wegnehmspiel mit 1 oder 2.)</translation>
    </message>
</context>
<context>
    <name>line-nim</name>
    <message>
        <source>Line Nim</source>
        <comment>title</comment>
        <translation>Reihen-Nim</translation>
    </message>
    <message>
        <source>Three lines of counters, and a clever way to write a board down.</source>
        <comment>about</comment>
        <translation>Drei Reihen Plättchen, und eine schlaue Art, ein Brett aufzuschreiben.</translation>
    </message>
    <message>
        <source>describe a board by what matters, and see why 101 labels are enough</source>
        <comment>aims</comment>
        <translation>ein Brett durch das beschreiben, worauf es ankommt, und sehen, warum 101 Buchstaben genügen</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>Three lines with 3, 4 and 5 counters. On your turn take one or more counters from **one** line. They must be **next to each other**: you may not jump over a gap. Whoever takes the last counter **loses**.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>Drei Reihen mit 3, 4 und 5 Plättchen. Wenn du am Zug bist, nimm ein oder mehrere Plättchen aus **einer** Reihe. Sie müssen **direkt nebeneinander** liegen: Über eine Lücke darf man nicht springen. Wer das letzte Plättchen nimmt, **verliert**.

Spielt es zu zweit.</translation>
    </message>
    <message>
        <source>Not Nim with heaps: you may take counters out of the middle, and then a line falls into two pieces. Make sure that everybody has seen this. **Ask afterwards:** “Which boards did you not want to get?”</source>
        <comment>1/notes</comment>
        <translation>Das ist nicht Nim mit Haufen: Man darf Plättchen aus der Mitte nehmen, und dann zerfällt eine Reihe in zwei Stücke. Das müssen alle gesehen haben. **Danach fragen:** „Welche Bretter wolltet ihr nicht bekommen?“</translation>
    </message>
    <message>
        <source>Taking the middle</source>
        <comment>2/title</comment>
        <translation>Die Mitte nehmen</translation>
    </message>
    <message>
        <source>You take only the **middle** counter of the line of five. What is left of that line?</source>
        <comment>2/text</comment>
        <translation>Du nimmst nur das **mittlere** Plättchen der Fünferreihe. Was bleibt von dieser Reihe übrig?</translation>
    </message>
    <message>
        <source>We call a piece a run: neighbouring counters without a gap. The board of the beginning has one run each of 3, 4 and 5.</source>
        <comment>2/notes</comment>
        <translation>Ein solches Stück nennen wir Kette: Plättchen nebeneinander, ohne Lücke. Das Brett am Anfang hat je eine Dreier-, eine Vierer- und eine Fünferkette.</translation>
    </message>
    <message>
        <source>Four counters that can all be taken at once</source>
        <comment>2/choice 1</comment>
        <translation>Vier Plättchen, die man alle auf einmal nehmen kann</translation>
    </message>
    <message>
        <source>There is a gap now. Nobody can take across it.</source>
        <comment>2/because 1</comment>
        <translation>Jetzt ist da eine Lücke. Über sie hinweg kann niemand nehmen.</translation>
    </message>
    <message>
        <source>Two pieces of two counters each</source>
        <comment>2/choice 2</comment>
        <translation>Zwei Stücke mit je zwei Plättchen</translation>
    </message>
    <message>
        <source>Yes. From now on they are two separate pieces.</source>
        <comment>2/because 2</comment>
        <translation>Ja. Von jetzt an sind es zwei getrennte Stücke.</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <comment>2/choice 3</comment>
        <translation>Nichts hat sich geändert</translation>
    </message>
    <message>
        <source>One line of five has become two pieces of two.</source>
        <comment>2/because 3</comment>
        <translation>Aus einer Fünferreihe sind zwei Stücke mit je zwei Plättchen geworden.</translation>
    </message>
    <message>
        <source>When is it the same board?</source>
        <comment>3/title</comment>
        <translation>Wann ist es dasselbe Brett?</translation>
    </message>
    <message>
        <source>Look at these three boards: [one](lines/misere:111/0000/00000?outcome=N), [two](lines/misere:000/0111/00000?outcome=N) and [three](lines/misere:000/0000/01110?outcome=N). Is there any difference for the rest of the game?</source>
        <comment>3/text</comment>
        <translation>Sieh dir diese drei Bretter an: [eins](lines/misere:111/0000/00000?outcome=N), [zwei](lines/misere:000/0111/00000?outcome=N) und [drei](lines/misere:000/0000/01110?outcome=N). Gibt es für den Rest der Partie irgendeinen Unterschied?</translation>
    </message>
    <message>
        <source>Ask the class what does not matter before you reveal it. A description that keeps the line and the place of each counter works too, but it is much longer and shows much less.</source>
        <comment>3/notes</comment>
        <translation>Vor dem Aufdecken fragen, worauf es nicht ankommt. Eine Beschreibung, die Reihe und Platz jedes Plättchens festhält, geht auch, ist aber viel länger und zeigt viel weniger.</translation>
    </message>
    <message>
        <source>No. Each has **one run of three**, and nothing else matters: not which line it is on, nor where on the line. So we can describe a board by counting: how many runs of 5, how many of 4, of 3, of 2 and of 1?

Throwing away what does not matter is often half of the solution.</source>
        <comment>3/reveal</comment>
        <translation>Nein. Jedes hat **eine Dreierkette**, und auf sonst nichts kommt es an: nicht, in welcher Reihe sie liegt, und nicht, wo in der Reihe. Wir können ein Brett also durch Zählen beschreiben: Wie viele Fünferketten, wie viele Vierer-, Dreier-, Zweier- und Einerketten gibt es?

Wegzulassen, worauf es nicht ankommt, ist oft schon die halbe Lösung.</translation>
    </message>
    <message>
        <source>A code for each board</source>
        <comment>4/title</comment>
        <translation>Ein Code für jedes Brett</translation>
    </message>
    <message>
        <source>Write the five counts one after the other: runs of **5, 4, 3, 2, 1**.

- The start has one 5, one 4 and one 3: the code is **11100**.
- Take the middle counter of the five: no 5 any more, one 4, one 3, two 2s: **01120**.
- The last counter alone is **00001**.

This is the *run code* of the board. Each board has one, and boards with the same code are the same game.</source>
        <comment>4/text</comment>
        <translation>Schreib die fünf Anzahlen hintereinander: Ketten von **5, 4, 3, 2, 1**.

- Der Anfang hat eine 5, eine 4 und eine 3: Der Code ist **11100**.
- Nimm das mittlere Plättchen der Fünf: keine 5 mehr, eine 4, eine 3, zwei 2er: **01120**.
- Das letzte Plättchen allein ist **00001**.

Das ist der *Kettencode* des Bretts. Jedes Brett hat einen, und Bretter mit demselben Code sind dasselbe Spiel.</translation>
    </message>
    <message>
        <source>Let pupils write the codes of two or three boards that you click together. **Typical mistake:** reading the digits as heap sizes. The digit is how many, the place is how long.</source>
        <comment>4/notes</comment>
        <translation>Die Codes von zwei oder drei Brettern schreiben lassen, die man zusammenklickt. **Typischer Fehler:** die Ziffern als Haufengrößen lesen. Die Ziffer sagt, wie viele, die Stelle sagt, wie lang.</translation>
    </message>
    <message>
        <source>Find the code</source>
        <comment>5/title</comment>
        <translation>Finde den Code</translation>
    </message>
    <message>
        <source>From the start somebody takes **two counters from the end of the line of five**. What is the new code?</source>
        <comment>5/text</comment>
        <translation>Am Anfang nimmt jemand **zwei Plättchen vom Ende der Fünferreihe**. Wie heißt der neue Code?</translation>
    </message>
    <message>
        <source>5 take 2 at the end is 3. So there are two 3s and a 4: 01200.</source>
        <comment>5/notes</comment>
        <translation>Von 5 zwei am Ende weg gibt 3. Es sind also zwei 3er und eine 4: 01200.</translation>
    </message>
    <message>
        <source>01200</source>
        <comment>5/choice 1</comment>
        <translation>01200</translation>
    </message>
    <message>
        <source>Yes. The five is gone, and a three has come: now there are two runs of 3.</source>
        <comment>5/because 1</comment>
        <translation>Ja. Die Fünf ist weg, und eine Drei ist dazugekommen: Jetzt gibt es zwei Dreierketten.</translation>
    </message>
    <message>
        <source>01110</source>
        <comment>5/choice 2</comment>
        <translation>01110</translation>
    </message>
    <message>
        <source>Two counters at the end of five leave three, and not two.</source>
        <comment>5/because 2</comment>
        <translation>Zwei Plättchen am Ende der Fünf lassen drei übrig, nicht zwei.</translation>
    </message>
    <message>
        <source>11100</source>
        <comment>5/choice 3</comment>
        <translation>11100</translation>
    </message>
    <message>
        <source>That is the start. Something was taken.</source>
        <comment>5/because 3</comment>
        <translation>Das ist der Anfang. Etwas wurde aber genommen.</translation>
    </message>
    <message>
        <source>01101</source>
        <comment>5/choice 4</comment>
        <translation>01101</translation>
    </message>
    <message>
        <source>What is left of the five is one run of three.</source>
        <comment>5/because 4</comment>
        <translation>Was von der Fünf übrig ist, ist eine einzige Dreierkette.</translation>
    </message>
    <message>
        <source>What does the number do?</source>
        <comment>6/title</comment>
        <translation>Was macht die Zahl?</translation>
    </message>
    <message>
        <source>Read the codes as ordinary numbers. 11100 became 01120, which is smaller. Does **every** move make the number smaller?</source>
        <comment>6/text</comment>
        <translation>Lies die Codes als gewöhnliche Zahlen. Aus 11100 wurde 01120, und das ist kleiner. Macht **jeder** Zug die Zahl kleiner?</translation>
    </message>
    <message>
        <source>The same idea comes back with the grid and another number. **Ask:** could a digit become ten or more? No: there are never more than seven runs of 1, four of 2, three of 3, two of 4 and one of 5.</source>
        <comment>6/notes</comment>
        <translation>Derselbe Gedanke kommt beim Gitter mit einer anderen Zahl wieder. **Fragen:** Kann eine Ziffer zehn oder mehr werden? Nein: Es gibt nie mehr als sieben Einerketten, vier Zweier-, drei Dreier-, zwei Viererketten und eine Fünferkette.</translation>
    </message>
    <message>
        <source>Yes. A move changes one run into shorter runs, or removes it. The digit of the long run goes down by one, and only digits **to its right** can go up. So the number gets smaller, like 11100 to 01120.

Numbers cannot fall for ever. So the game must end, and we can label all boards in order: start with the smallest code, and each time the boards that you can leave are labelled already.</source>
        <comment>6/reveal</comment>
        <translation>Ja. Ein Zug macht aus einer Kette kürzere Ketten, oder er nimmt sie weg. Die Ziffer der langen Kette sinkt um eins, und nur Ziffern **rechts davon** können steigen. Die Zahl wird also kleiner, wie von 11100 zu 01120.

Eine Zahl kann nicht ewig sinken. Also muss das Spiel enden, und wir können alle Bretter der Reihe nach beschriften: Fang mit dem kleinsten Code an, dann sind die Bretter, die man übrig lassen kann, jedes Mal schon beschriftet.</translation>
    </message>
    <message>
        <source>How many boards?</source>
        <comment>7/title</comment>
        <translation>Wie viele Bretter?</translation>
    </message>
    <message>
        <source>There are twelve counters. Guess: how many different run codes can come up in this game? And how many different games can be played?</source>
        <comment>7/text</comment>
        <translation>Es sind zwölf Plättchen. Rate: Wie viele verschiedene Kettencodes können in diesem Spiel vorkommen? Und wie viele verschiedene Partien kann man spielen?</translation>
    </message>
    <message>
        <source>For the careful: games are counted by codes; two moves that leave the same code count as one. The shortest games take two whole lines and all but one counter of the third. “Only 101” is the point. It is the same saving as in Takeaway 10: label positions, do not list games.</source>
        <comment>7/notes</comment>
        <translation>Für die Genauen: Partien werden nach Codes gezählt; zwei Züge, die denselben Code übrig lassen, zählen als einer. Die kürzesten Partien nehmen zwei ganze Reihen und von der dritten alles bis auf ein Plättchen. „Nur 101“ ist der Punkt. Es ist dieselbe Ersparnis wie bei „Zehn wegnehmen“: Positionen beschriften, nicht Partien aufzählen.</translation>
    </message>
    <message>
        <source>There are **101** codes, without the empty board. And there are **746,062** different games, if nobody empties the board who could do something else. After 3 to 11 moves only the last counter is left, and it must be taken.

If you count the empty board too, and allow the silly move of emptying the board, there are 102 codes and 959,804 games.

So there are hundreds of thousands of ways to play, but **only 101 labels** to find. A computer does it in an instant, and with patience so could you.</source>
        <comment>7/reveal</comment>
        <translation>Es gibt **101** Codes, das leere Brett nicht mitgezählt. Und es gibt **746.062** verschiedene Partien, wenn niemand das Brett leert, der etwas anderes tun könnte. Nach 3 bis 11 Zügen ist nur noch das letzte Plättchen da, und das muss genommen werden.

Zählt man das leere Brett mit und erlaubt auch den dummen Zug, das Brett zu leeren, so sind es 102 Codes und 959.804 Partien.

Es gibt also Hunderttausende von Arten zu spielen, aber **nur 101 Buchstaben** zu finden. Ein Computer schafft das im Nu, und mit Geduld könntest du es auch.</translation>
    </message>
    <message>
        <source>Half and half?</source>
        <comment>8/title</comment>
        <translation>Halb und halb?</translation>
    </message>
    <message>
        <source>Take any move, and count all the games in which it is made. How many of them does the player win who makes it? For 75 of the 738 moves it is all of them or none. For each of the others it is at least a third and at most two thirds, mostly about half. So does it hardly matter what you play?</source>
        <comment>8/text</comment>
        <translation>Nimm irgendeinen Zug und zähl alle Partien, in denen er vorkommt. Wie viele davon gewinnt, wer ihn macht? Bei 75 der 738 Züge sind es alle oder keine. Bei jedem der anderen ist es mindestens ein Drittel und höchstens zwei Drittel, meistens etwa die Hälfte. Ist es also fast egal, was man spielt?</translation>
    </message>
    <message>
        <source>Moves are counted by codes here too, as in the step before: 738 between the 101 codes. The figures that were once published for this, 21 to 79 per cent, are something else: the share of the games won by the player who started.</source>
        <comment>8/notes</comment>
        <translation>Auch die Züge werden hier nach Codes gezählt, wie im Schritt davor: 738 zwischen den 101 Codes. Die Zahlen, die dazu einmal veröffentlicht wurden, 21 bis 79 Prozent, sind etwas anderes: der Anteil der Partien, die gewinnt, wer angefangen hat.</translation>
    </message>
    <message>
        <source>Right, it is mostly luck</source>
        <comment>8/choice 1</comment>
        <translation>Stimmt, es ist vor allem Glück</translation>
    </message>
    <message>
        <source>Only if nobody thinks. The count treats silly games and clever games alike.</source>
        <comment>8/because 1</comment>
        <translation>Nur wenn niemand nachdenkt. Die Zählung behandelt dumme und kluge Partien gleich.</translation>
    </message>
    <message>
        <source>No. A good move wins whatever the other player does</source>
        <comment>8/choice 2</comment>
        <translation>Nein. Ein guter Zug gewinnt, was die andere Seite auch tut</translation>
    </message>
    <message>
        <source>Yes. Counting all games says what happens when nobody thinks. P and N say what happens when both do.</source>
        <comment>8/because 2</comment>
        <translation>Ja. Alle Partien zu zählen sagt, was geschieht, wenn niemand nachdenkt. P und N sagen, was geschieht, wenn es beide tun.</translation>
    </message>
    <message>
        <source>Two runs of two</source>
        <comment>9/title</comment>
        <translation>Zwei Zweierketten</translation>
    </message>
    <message>
        <source>Two runs of **two** are left, and nothing else. It is your turn, and the last counter loses. Label from the end: what is it?</source>
        <comment>9/text</comment>
        <translation>Zwei **Zweierketten** sind übrig und sonst nichts. Du bist am Zug, und das letzte Plättchen verliert. Beschrifte vom Ende her: Was ist es?</translation>
    </message>
    <message>
        <source>The codes are 00020, 00011, 00010 and 00001. Label them from the smallest upwards: 00001 is P, 00002 (two singles) is N, 00010 is N, 00011 is N, 00020 is P. Exercises with this game come in the next lesson, with the rule.</source>
        <comment>9/notes</comment>
        <translation>Die Codes sind 00020, 00011, 00010 und 00001. Vom kleinsten an aufwärts beschriften: 00001 ist P, 00002 (zwei einzelne) ist N, 00010 ist N, 00011 ist N, 00020 ist P. Übungen zu diesem Spiel kommen in der nächsten Lektion, mit der Regel.</translation>
    </message>
    <message>
        <source>N: take one counter</source>
        <comment>9/choice 1</comment>
        <translation>N: ein Plättchen nehmen</translation>
    </message>
    <message>
        <source>You leave a run of two and a single counter. The other player takes the run of two, and the last one is yours.</source>
        <comment>9/because 1</comment>
        <translation>Du lässt eine Zweierkette und ein einzelnes Plättchen übrig. Dein Gegenüber nimmt die Zweierkette, und das letzte ist deins.</translation>
    </message>
    <message>
        <source>N: take a whole run</source>
        <comment>9/choice 2</comment>
        <translation>N: eine ganze Kette nehmen</translation>
    </message>
    <message>
        <source>You leave one run of two. The other player takes one counter of it, and the last one is yours.</source>
        <comment>9/because 2</comment>
        <translation>Du lässt eine Zweierkette übrig. Dein Gegenüber nimmt ein Plättchen davon, und das letzte ist deins.</translation>
    </message>
    <message>
        <source>P: both moves help the other player</source>
        <comment>9/choice 3</comment>
        <translation>P: beide Züge helfen der anderen Seite</translation>
    </message>
    <message>
        <source>Right. You can leave 00011 or 00010, and both are N: from each of them the other player can leave the single counter, 00001.</source>
        <comment>9/because 3</comment>
        <translation>Richtig. Du kannst 00011 oder 00010 übrig lassen, und beide sind N: Aus jedem kann dein Gegenüber das einzelne Plättchen übrig lassen, 00001.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- Only the **runs** matter. So a board is a short *run code*, and [all boards with one run of three](lines/misere:000/0111/00000?outcome=N) are the same game.
- The code falls with every move, so the game must end.
- Hundreds of thousands of games, but only **101** labels.

Is there a rule behind these labels? One text about the game says that there is none. The next lesson has a look for itself.</source>
        <comment>10/text</comment>
        <translation>- Nur auf die **Ketten** kommt es an. Ein Brett ist also ein kurzer *Kettencode*, und [alle Bretter mit einer Dreierkette](lines/misere:000/0111/00000?outcome=N) sind dasselbe Spiel.
- Der Code sinkt mit jedem Zug, also muss das Spiel enden.
- Hunderttausende Partien, aber nur **101** Buchstaben.

Steckt hinter diesen Buchstaben eine Regel? Ein Text über das Spiel sagt, es gebe keine. Die nächste Lektion sieht selbst nach.</translation>
    </message>
    <message>
        <source>**Exit question:** write the code of the board after the whole line of four has been taken. (10100.)</source>
        <comment>10/notes</comment>
        <translation>**Frage zum Schluss:** Wie heißt der Code des Bretts, nachdem die ganze Viererreihe genommen wurde? (10100.)</translation>
    </message>
</context>
<context>
    <name>minimax</name>
    <message>
        <source>Minimax and the limits of the theory</source>
        <comment>title</comment>
        <translation>Minimax und die Grenzen der Theorie</translation>
    </message>
    <message>
        <source>How computers look ahead, where the theory ends, and what you can find out yourself.</source>
        <comment>about</comment>
        <translation>Wie Computer vorausschauen, wo die Theorie endet, und was du selbst herausfinden kannst.</translation>
    </message>
    <message>
        <source>explain how a computer looks ahead, and name the conditions of the theorem</source>
        <comment>aims</comment>
        <translation>erklären, wie ein Computer vorausschaut, und die Bedingungen des Satzes nennen</translation>
    </message>
    <message>
        <source>Looking ahead</source>
        <comment>1/title</comment>
        <translation>Vorausschauen</translation>
    </message>
    <message>
        <source>This computer is perfect only when at most 6 matches are left. Before that it plays at random: it does not look far enough. You start from a position of value 1.</source>
        <comment>1/text</comment>
        <translation>Dieser Computer ist nur perfekt, wenn höchstens 6 Hölzchen da sind. Davor spielt er zufällig: Er schaut nicht weit genug voraus. Du fängst mit einer Position vom Wert 1 an.</translation>
    </message>
    <message>
        <source>The values: 9 is 0, 6 is 2, 5 is 3; 2 ⊕ 3 = 1. One winning move takes one from the 6: then 5 and 5 are equal and 9 is P itself.</source>
        <comment>1/notes</comment>
        <translation>Die Werte: 9 ist 0, 6 ist 2, 5 ist 3; 2 ⊕ 3 = 1. Ein Gewinnzug nimmt eins von der 6: Dann sind 5 und 5 gleich, und 9 ist selbst P.</translation>
    </message>
    <message>
        <source>Minimax</source>
        <comment>2/title</comment>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>In chess nobody can label all positions. Computers look a few moves ahead, and then *guess* how good a position is, as a number. Say a high number is good for you. Which move do **you** choose? And what will the **other** player choose?</source>
        <comment>2/text</comment>
        <translation>Beim Schach kann niemand alle Positionen beschriften. Computer schauen ein paar Züge voraus und *schätzen* dann mit einer Zahl, wie gut eine Position ist. Sagen wir, eine große Zahl ist gut für dich. Welchen Zug wählst **du**? Und was wird **dein Gegenüber** wählen?</translation>
    </message>
    <message>
        <source>Show a small tree on the board: my two moves, two answers each, with the numbers 3 and 8, and 5 and 6. The other player picks 3 and 5, so I choose the second move.</source>
        <comment>2/notes</comment>
        <translation>Einen kleinen Baum an der Tafel zeigen: meine zwei Züge, je zwei Antworten, mit den Zahlen 3 und 8 sowie 5 und 6. Der andere wählt 3 und 5, also wähle ich den zweiten Zug.</translation>
    </message>
    <message>
        <source>You choose the move with the **largest** number, and the other player the one with the **smallest**. So the number of a position is, in turn, the maximum and the minimum over its moves. That is called **minimax**.

When there is only “I win” (1) and “I lose” (0), and one looks to the very end, minimax says just what you know: *some move wins* is a maximum of 1, and *every move loses* is a maximum of 0. P and N are minimax with two numbers.</source>
        <comment>2/reveal</comment>
        <translation>Du wählst den Zug mit der **größten** Zahl und dein Gegenüber den mit der **kleinsten**. Die Zahl einer Position ist also abwechselnd das Maximum und das Minimum über ihre Züge. Das heißt **Minimax**.

Gibt es nur „ich gewinne“ (1) und „ich verliere“ (0) und schaut man bis ganz ans Ende, so sagt Minimax genau das, was du schon weißt: *Irgendein Zug gewinnt* ist ein Maximum von 1, und *jeder Zug verliert* ist ein Maximum von 0. P und N sind Minimax mit zwei Zahlen.</translation>
    </message>
    <message>
        <source>A small tree</source>
        <comment>3/title</comment>
        <translation>Ein kleiner Baum</translation>
    </message>
    <message>
        <source>You have two moves. After the first one the other player can choose between 3 and 8 (for you). After the second one between 5 and 6. Which move is better for you?</source>
        <comment>3/text</comment>
        <translation>Du hast zwei Züge. Nach dem ersten kann dein Gegenüber zwischen 3 und 8 (für dich) wählen. Nach dem zweiten zwischen 5 und 6. Welcher Zug ist besser für dich?</translation>
    </message>
    <message>
        <source>The sum or the average is what pupils try first. The other player is not chance; that is the point.</source>
        <comment>3/notes</comment>
        <translation>Zuerst wird die Summe oder der Durchschnitt versucht. Der andere ist kein Zufall; darauf kommt es an.</translation>
    </message>
    <message>
        <source>The first, because I might get 8</source>
        <comment>3/choice 1</comment>
        <translation>Der erste, denn vielleicht bekomme ich die 8</translation>
    </message>
    <message>
        <source>The other player will not give you the 8, but the 3.</source>
        <comment>3/because 1</comment>
        <translation>Dein Gegenüber gibt dir nicht die 8, sondern die 3.</translation>
    </message>
    <message>
        <source>The second</source>
        <comment>3/choice 2</comment>
        <translation>Der zweite</translation>
    </message>
    <message>
        <source>Yes. The other player chooses the smaller number: 3 after the first move, 5 after the second. 5 is more.</source>
        <comment>3/because 2</comment>
        <translation>Ja. Dein Gegenüber wählt die kleinere Zahl: 3 nach dem ersten Zug, 5 nach dem zweiten. 5 ist mehr.</translation>
    </message>
    <message>
        <source>Both are equally good, 11 each</source>
        <comment>3/choice 3</comment>
        <translation>Beide sind gleich gut, zusammen je 11</translation>
    </message>
    <message>
        <source>The other player decides, and takes the smaller one every time.</source>
        <comment>3/because 3</comment>
        <translation>Dein Gegenüber entscheidet und nimmt jedes Mal die kleinere.</translation>
    </message>
    <message>
        <source>Minimax with two numbers</source>
        <comment>4/title</comment>
        <translation>Minimax mit zwei Zahlen</translation>
    </message>
    <message>
        <source>A graph once more; the token starts on node 8. Give every node a P or an N. Think of minimax: at N some move wins, at P every move loses.</source>
        <comment>4/text</comment>
        <translation>Noch einmal ein Graph; die Figur beginnt auf dem Knoten 8. Gib jedem Knoten ein P oder ein N. Denk an Minimax: Bei N gewinnt irgendein Zug, bei P verliert jeder Zug.</translation>
    </message>
    <message>
        <source>It is the labelling of the very first lesson. Whoever has understood it here has understood minimax.</source>
        <comment>4/notes</comment>
        <translation>Es ist das Beschriften der allerersten Lektion. Wer es hier verstanden hat, hat Minimax verstanden.</translation>
    </message>
    <message>
        <source>Three moves ahead</source>
        <comment>5/title</comment>
        <translation>Drei Züge voraus</translation>
    </message>
    <message>
        <source>A computer that looks only **three moves** ahead: when does it play perfectly, and when not?</source>
        <comment>5/text</comment>
        <translation>Ein Computer, der nur **drei Züge** vorausschaut: Wann spielt er perfekt, und wann nicht?</translation>
    </message>
    <message>
        <source>In Grundy a level of the computer looks ahead a chosen number of moves. Let pupils try how many are needed to win Nim with 5, 3, 2.</source>
        <comment>5/notes</comment>
        <translation>In Grundy schaut eine Stufe des Computers eine gewählte Anzahl von Zügen voraus. Ausprobieren lassen, wie viele nötig sind, um Nim mit 5, 3, 2 zu gewinnen.</translation>
    </message>
    <message>
        <source>When the end is at most three moves away, it sees everything: it plays perfectly. Before that it has to guess, and if the guess is bad, it may walk into a lost position without noticing.

That is why such a computer is strongest near the end, like the one you played at the beginning of this lesson. It is also why a **rule** helps: the nim-sum sees to the end at once, from [25, 15, 19, 3, 13](nim:25,15,19,3,13?outcome=N&amp;winning=3) as well as from [3, 2, 1](nim:3,2,1?outcome=P).</source>
        <comment>5/reveal</comment>
        <translation>Ist das Ende höchstens drei Züge entfernt, so sieht er alles: Er spielt perfekt. Davor muss er schätzen, und ist die Schätzung schlecht, so gerät er vielleicht in eine verlorene Position, ohne es zu merken.

Darum ist so ein Computer kurz vor dem Ende am stärksten, wie der, gegen den du am Anfang dieser Lektion gespielt hast. Und darum hilft eine **Regel**: Die Nim-Summe sieht sofort bis ans Ende, von [25, 15, 19, 3, 13](nim:25,15,19,3,13?outcome=N&amp;winning=3) aus ebenso wie von [3, 2, 1](nim:3,2,1?outcome=P).</translation>
    </message>
    <message>
        <source>Is everything Nim?</source>
        <comment>6/title</comment>
        <translation>Ist alles Nim?</translation>
    </message>
    <message>
        <source>A text says: “*Any* impartial game can be turned into Nim.” For which games is this **false**?</source>
        <comment>6/text</comment>
        <translation>Ein Text sagt: „*Jedes* neutrale Spiel lässt sich in Nim verwandeln.“ Für welche Spiele ist das **falsch**?</translation>
    </message>
    <message>
        <source>Games that can go round in circles are not covered either, nor games with different moves for the two players; there numbers such as 11/8 come in.</source>
        <comment>6/notes</comment>
        <translation>Auch Spiele, die im Kreis laufen können, gehören nicht dazu, und Spiele mit verschiedenen Zügen für die beiden Seiten auch nicht; dort kommen Zahlen wie 11/8 ins Spiel.</translation>
    </message>
    <message>
        <source>For none, it is a theorem</source>
        <comment>6/choice 1</comment>
        <translation>Für keine, es ist ja ein Satz</translation>
    </message>
    <message>
        <source>A theorem has conditions: the game must end, and the last move must win.</source>
        <comment>6/because 1</comment>
        <translation>Ein Satz hat Bedingungen: Das Spiel muss enden, und der letzte Zug muss gewinnen.</translation>
    </message>
    <message>
        <source>For games in which the last move loses</source>
        <comment>6/choice 2</comment>
        <translation>Für Spiele, in denen der letzte Zug verliert</translation>
    </message>
    <message>
        <source>Right. Two positions can have the same Grundy value, and yet in misère play one is P and the other N. You saw such a pair on the grid.</source>
        <comment>6/because 2</comment>
        <translation>Richtig. Zwei Positionen können denselben Grundy-Wert haben, und doch ist bei Misère die eine P und die andere N. Ein solches Paar hast du auf dem Gitter gesehen.</translation>
    </message>
    <message>
        <source>For games with more than three heaps</source>
        <comment>6/choice 3</comment>
        <translation>Für Spiele mit mehr als drei Haufen</translation>
    </message>
    <message>
        <source>The number of heaps does not matter.</source>
        <comment>6/because 3</comment>
        <translation>Auf die Anzahl der Haufen kommt es nicht an.</translation>
    </message>
    <message>
        <source>Other limits</source>
        <comment>7/title</comment>
        <translation>Weitere Grenzen</translation>
    </message>
    <message>
        <source>Which other games in this course did **not** fit: same moves for both, it must end, the last move wins?</source>
        <comment>7/text</comment>
        <translation>Welche anderen Spiele in diesem Kurs haben **nicht** gepasst: dieselben Züge für beide, es muss enden, der letzte Zug gewinnt?</translation>
    </message>
    <message>
        <source>Line Nim and Nim with the last stone losing are lucky cases: a switch at the end is enough.</source>
        <comment>7/notes</comment>
        <translation>Reihen-Nim und Nim, bei denen der letzte Stein verliert, sind Glücksfälle: Ein Wechsel am Ende genügt.</translation>
    </message>
    <message>
        <source>- **Northcott’s game** could go round in circles, and each player has their own tokens. It is won like Nim all the same, but that needed a reason of its own.
- **Red-blue Hackenbush** and the **skips** give the players different moves. There values such as [11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8) come up, and more letters than P and N.
- **The grid**, when the last stone loses: nothing but labelling is known.

A theorem is only as good as its conditions. Always ask: *does my game fulfil them?*</source>
        <comment>7/reveal</comment>
        <translation>- **Northcotts Spiel** könnte im Kreis laufen, und jede Seite hat eigene Steine. Man gewinnt es trotzdem wie Nim, aber dafür war ein eigener Grund nötig.
- **Rot-blaues Hackenbush** und das **Passen** geben den beiden Seiten verschiedene Züge. Dort kommen Werte wie [11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8) vor und mehr Buchstaben als P und N.
- **Das Gitter**, wenn der letzte Stein verliert: Außer dem Beschriften kennt man nichts.

Ein Satz ist nur so gut wie seine Bedingungen. Frag immer: *Erfüllt mein Spiel sie?*</translation>
    </message>
    <message>
        <source>True or false?</source>
        <comment>8/title</comment>
        <translation>Wahr oder falsch?</translation>
    </message>
    <message>
        <source>Is the claim about the position true? Use whatever you have learnt.</source>
        <comment>8/text</comment>
        <translation>Stimmt die Behauptung über die Position? Nutz alles, was du gelernt hast.</translation>
    </message>
    <message>
        <source>A good team contest for the end of the course: one point for the answer, one for the reason.</source>
        <comment>8/notes</comment>
        <translation>Ein schöner Mannschaftswettkampf zum Schluss des Kurses: ein Punkt für die Antwort, einer für die Begründung.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>You started with ten matches. Now you know:

- **P and N**: label from the end. That works for every game that must end, with the same moves for both players.
- **Grundy values**: the smallest missing number; parts are joined by the nim-sum. [10, 7, 5](takeaway:10,7,5?outcome=P) is Nim with 2, 3, 1.
- **Disguises**: coins, primes, gaps, staircases and trees can all be heaps.
- **The limits**: misère play, circles, and games with two colours, which have numbers of their own.

Now take any game in Grundy, set up a position that nobody has explained, and find out for yourself. In the Lab you may see patterns that are not in any book.</source>
        <comment>9/text</comment>
        <translation>Angefangen hast du mit zehn Hölzchen. Jetzt kennst du:

- **P und N**: vom Ende her beschriften. Das klappt bei jedem Spiel, das enden muss und in dem beide dieselben Züge haben.
- **Grundy-Werte**: die kleinste fehlende Zahl; Teile verbindet die Nim-Summe. [10, 7, 5](takeaway:10,7,5?outcome=P) ist Nim mit 2, 3, 1.
- **Verkleidungen**: Münzen, Primzahlen, Lücken, Treppen und Bäume, alle können Haufen sein.
- **Die Grenzen**: Misère, Kreise und Spiele mit zwei Farben, die ihre eigenen Zahlen haben.

Nimm jetzt irgendein Spiel in Grundy, stell eine Position auf, die noch niemand erklärt hat, und find es selbst heraus. Im Labor siehst du vielleicht Muster, die in keinem Buch stehen.</translation>
    </message>
    <message>
        <source>Ideas for projects: invent a takeaway set and find its period. Draw a green animal and work out its value. Find two small grid positions with equal values that differ in misère play. Make a table in the Lab and describe what you see.</source>
        <comment>9/notes</comment>
        <translation>Ideen für Projekte: Anzahlen für ein Wegnehmspiel erfinden und die Periode suchen. Ein grünes Tier zeichnen und seinen Wert ausrechnen. Zwei kleine Gitterpositionen mit gleichem Wert finden, die sich bei Misère unterscheiden. Im Labor eine Tabelle anlegen und beschreiben, was man sieht.</translation>
    </message>
</context>
<context>
    <name>misere-nim</name>
    <message>
        <source>When the last stone loses</source>
        <comment>title</comment>
        <translation>Wenn der letzte Stein verliert</translation>
    </message>
    <message>
        <source>Misère Nim: almost the same game, until the very end.</source>
        <comment>about</comment>
        <translation>Misère-Nim: fast dasselbe Spiel, bis ganz kurz vor Schluss.</translation>
    </message>
    <message>
        <source>play misère Nim, with the switch at the right moment</source>
        <comment>aims</comment>
        <translation>Misère-Nim spielen, mit dem Wechsel im richtigen Moment</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>The same Nim, with one change: **whoever takes the last stone loses.** This way of playing is called *misère*.

Heaps of 3, 4 and 5. Play it in pairs. Does it feel very different?</source>
        <comment>1/text</comment>
        <translation>Dasselbe Nim, nur mit einer Änderung: **Wer den letzten Stein nimmt, verliert.** So zu spielen heißt *misère*.

Haufen mit 3, 4 und 5. Spielt es zu zweit. Fühlt es sich sehr anders an?</translation>
    </message>
    <message>
        <source>Say the change twice, and let a pupil repeat it. In the first games somebody always takes the last stone out of habit. **Ask afterwards:** “When did the game feel different from before?” Only near the end.</source>
        <comment>1/notes</comment>
        <translation>Die Änderung zweimal sagen und von einem Kind wiederholen lassen. In den ersten Partien nimmt immer jemand aus Gewohnheit den letzten Stein. **Danach fragen:** „Wann hat sich das Spiel anders angefühlt als vorher?“ Erst kurz vor Schluss.</translation>
    </message>
    <message>
        <source>Single stones</source>
        <comment>2/title</comment>
        <translation>Einzelne Steine</translation>
    </message>
    <message>
        <source>Only heaps of **one** stone are left: three of them. It is your turn, and the last stone loses. What happens?</source>
        <comment>2/text</comment>
        <translation>Nur noch Haufen mit **einem** Stein sind da: drei Stück. Du bist am Zug, und der letzte Stein verliert. Was passiert?</translation>
    </message>
    <message>
        <source>One of the texts that this course was checked against claims the opposite, that with an odd number the player to move cannot be beaten. Let the class refute that claim with one stone: one is odd, and you must take it.</source>
        <comment>2/notes</comment>
        <translation>Einer der Texte, mit denen dieser Kurs verglichen wurde, behauptet das Gegenteil: Bei einer ungeraden Anzahl sei, wer am Zug ist, unschlagbar. Die Klasse widerlegt das mit einem einzigen Stein: Eins ist ungerade, und man muss ihn nehmen.</translation>
    </message>
    <message>
        <source>I cannot be beaten</source>
        <comment>2/choice 1</comment>
        <translation>Ich bin nicht zu schlagen</translation>
    </message>
    <message>
        <source>Count it out: you take one, the other player takes one, and the last one is yours.</source>
        <comment>2/because 1</comment>
        <translation>Zähl es durch: Du nimmst einen, dein Gegenüber nimmt einen, und der letzte ist deiner.</translation>
    </message>
    <message>
        <source>I must lose</source>
        <comment>2/choice 2</comment>
        <translation>Ich muss verlieren</translation>
    </message>
    <message>
        <source>Yes. With single stones nobody has a choice. With an **odd** number of them you take the first, the third, … and the last.</source>
        <comment>2/because 2</comment>
        <translation>Ja. Bei einzelnen Steinen hat niemand eine Wahl. Ist ihre Anzahl **ungerade**, nimmst du den ersten, den dritten, … und den letzten.</translation>
    </message>
    <message>
        <source>It depends on what I take</source>
        <comment>2/choice 3</comment>
        <translation>Das hängt davon ab, welchen ich nehme</translation>
    </message>
    <message>
        <source>All heaps are single stones, so all your moves are the same.</source>
        <comment>2/because 3</comment>
        <translation>Alle Haufen sind einzelne Steine, also sind alle deine Züge gleich.</translation>
    </message>
    <message>
        <source>The rule for single stones</source>
        <comment>3/title</comment>
        <translation>Die Regel für einzelne Steine</translation>
    </message>
    <message>
        <source>In misère play with nothing but single stones:

- an **odd** number is P, like [one](nim/misere:1?outcome=P), [three](nim/misere:1,1,1?outcome=P) and [five](nim/misere:1,1,1,1,1?outcome=P)
- an **even** number is N, like [two](nim/misere:1,1?outcome=N), [four](nim/misere:1,1,1,1?outcome=N) and none at all

With no stones left the player to move has *won*: the other player took the last one. So [the end position](nim/misere:0?outcome=N&amp;moves=0) is N here.

In ordinary play, which is called *normal* play, it is just the other way round.</source>
        <comment>3/text</comment>
        <translation>Bei Misère mit lauter einzelnen Steinen gilt:

- eine **ungerade** Anzahl ist P, wie [einer](nim/misere:1?outcome=P), [drei](nim/misere:1,1,1?outcome=P) und [fünf](nim/misere:1,1,1,1,1?outcome=P)
- eine **gerade** Anzahl ist N, wie [zwei](nim/misere:1,1?outcome=N), [vier](nim/misere:1,1,1,1?outcome=N) und gar keiner

Sind keine Steine mehr da, so hat *gewonnen*, wer am Zug ist: Den letzten Stein hat ja der andere genommen. Darum ist [die Endposition](nim/misere:0?outcome=N&amp;moves=0) hier N.

Beim gewöhnlichen Spiel, man sagt auch *Normalspiel*, ist es gerade umgekehrt.</translation>
    </message>
    <message>
        <source>**Ask for the table of normal play beside it:** even is P, odd is N. Everything is turned round, as long as all heaps are single stones.</source>
        <comment>3/notes</comment>
        <translation>**Die Tabelle des Normalspiels daneben verlangen:** gerade ist P, ungerade ist N. Alles ist umgedreht, solange alle Haufen einzelne Steine sind.</translation>
    </message>
    <message>
        <source>One large heap</source>
        <comment>4/title</comment>
        <translation>Ein großer Haufen</translation>
    </message>
    <message>
        <source>Only one heap is left, with five stones. Last stone loses. What do you do?</source>
        <comment>4/text</comment>
        <translation>Nur noch ein Haufen ist da, mit fünf Steinen. Der letzte Stein verliert. Was tust du?</translation>
    </message>
    <message>
        <source>In normal play you would take all of it. The position is N in both kinds of play, but the move is another one.</source>
        <comment>4/notes</comment>
        <translation>Im Normalspiel würde man ihn ganz nehmen. Die Position ist in beiden Spielweisen N, aber der Zug ist ein anderer.</translation>
    </message>
    <message>
        <source>Take all five</source>
        <comment>4/choice 1</comment>
        <translation>Alle fünf nehmen</translation>
    </message>
    <message>
        <source>Then you have taken the last stone, and you lose.</source>
        <comment>4/because 1</comment>
        <translation>Dann hast du den letzten Stein genommen und verlierst.</translation>
    </message>
    <message>
        <source>Take four</source>
        <comment>4/choice 2</comment>
        <translation>Vier nehmen</translation>
    </message>
    <message>
        <source>Yes. One stone is left, and the other player must take it.</source>
        <comment>4/because 2</comment>
        <translation>Ja. Ein Stein bleibt übrig, und dein Gegenüber muss ihn nehmen.</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>4/choice 3</comment>
        <translation>Drei nehmen</translation>
    </message>
    <message>
        <source>You leave two. The other player takes one and leaves you the last.</source>
        <comment>4/because 3</comment>
        <translation>Du lässt zwei übrig. Dein Gegenüber nimmt einen und lässt dir den letzten.</translation>
    </message>
    <message>
        <source>The dangerous moment</source>
        <comment>5/title</comment>
        <translation>Der gefährliche Moment</translation>
    </message>
    <message>
        <source>Heaps **2 and 1**, last stone loses. In normal play you would leave 1 and 1. And now?</source>
        <comment>5/text</comment>
        <translation>Haufen **2 und 1**, der letzte Stein verliert. Im Normalspiel würdest du 1 und 1 übrig lassen. Und jetzt?</translation>
    </message>
    <message>
        <source>A common rule says: play as usual, and on your last move leave one stone. This position shows why it is not good enough. The change must come earlier: at the move that removes the last heap of two or more.</source>
        <comment>5/notes</comment>
        <translation>Eine verbreitete Regel sagt: Spiel wie immer, und lass mit deinem letzten Zug einen Stein übrig. Diese Position zeigt, warum das nicht genügt. Der Wechsel muss früher kommen: mit dem Zug, der den letzten Haufen mit zwei oder mehr Steinen beseitigt.</translation>
    </message>
    <message>
        <source>Leave 1 and 1, and be careful on the last move</source>
        <comment>5/choice 1</comment>
        <translation>1 und 1 übrig lassen und beim letzten Zug aufpassen</translation>
    </message>
    <message>
        <source>Too late! The other player takes one, and you must take the last. There is no careful last move any more.</source>
        <comment>5/because 1</comment>
        <translation>Zu spät! Dein Gegenüber nimmt einen, und du musst den letzten nehmen. Zum Aufpassen kommst du nicht mehr.</translation>
    </message>
    <message>
        <source>Take the whole 2 and leave one stone</source>
        <comment>5/choice 2</comment>
        <translation>Die ganze 2 nehmen und einen Stein übrig lassen</translation>
    </message>
    <message>
        <source>Yes. The other player must take the last stone.</source>
        <comment>5/because 2</comment>
        <translation>Ja. Dein Gegenüber muss den letzten Stein nehmen.</translation>
    </message>
    <message>
        <source>Take the 1 and leave the 2</source>
        <comment>5/choice 3</comment>
        <translation>Die 1 nehmen und die 2 übrig lassen</translation>
    </message>
    <message>
        <source>The other player takes one stone of it and leaves you the last.</source>
        <comment>5/because 3</comment>
        <translation>Dein Gegenüber nimmt davon einen Stein und lässt dir den letzten.</translation>
    </message>
    <message>
        <source>Two heaps, misère</source>
        <comment>6/title</comment>
        <translation>Zwei Haufen, misère</translation>
    </message>
    <message>
        <source>Work out the table of two heaps again, now with the last stone losing. The corner with no stones is N this time.</source>
        <comment>6/text</comment>
        <translation>Füll die Tabelle für zwei Haufen noch einmal aus, aber jetzt verliert der letzte Stein. Die Ecke ohne Steine ist diesmal N.</translation>
    </message>
    <message>
        <source>Have the normal table beside it. Only four squares differ: 0,0 and 1,0 and 0,1 and 1,1. The rest of the diagonal is P again.</source>
        <comment>6/notes</comment>
        <translation>Die Tabelle des Normalspiels danebenlegen. Nur vier Felder sind anders: 0,0 und 1,0 und 0,1 und 1,1. Der Rest der Diagonale ist wieder P.</translation>
    </message>
    <message>
        <source>Where do they differ?</source>
        <comment>7/title</comment>
        <translation>Wo liegt der Unterschied?</translation>
    </message>
    <message>
        <source>You remember the table of normal play: P along the whole diagonal, and N everywhere else. In which squares is it different now? What do these squares have in common?</source>
        <comment>7/text</comment>
        <translation>Du kennst noch die Tabelle des Normalspiels: P auf der ganzen Diagonale und N überall sonst. In welchen Feldern ist es jetzt anders? Was haben diese Felder gemeinsam?</translation>
    </message>
    <message>
        <source>Let them find the four squares first. “No heap of two or more” is the important wording.</source>
        <comment>7/notes</comment>
        <translation>Zuerst die vier Felder finden lassen. Auf den Wortlaut kommt es an: „kein Haufen mit zwei oder mehr“.</translation>
    </message>
    <message>
        <source>Only four squares differ: [0, 0](nim/misere:0,0?outcome=N), [1, 0](nim/misere:1,0?outcome=P), [0, 1](nim/misere:0,1?outcome=P) and [1, 1](nim/misere:1,1?outcome=N). They are the ones **without a heap of two or more**. Everywhere else it is the same: [2, 2](nim/misere:2,2?outcome=P) is P and [2, 1](nim/misere:2,1?outcome=N) is N.

This is the whole rule of misère Nim:

- If some heap has **two or more** stones, P and N are **as in normal play**: look at the nim-sum.
- If all heaps are single stones, **odd is P** and even is N.</source>
        <comment>7/reveal</comment>
        <translation>Nur vier Felder sind anders: [0, 0](nim/misere:0,0?outcome=N), [1, 0](nim/misere:1,0?outcome=P), [0, 1](nim/misere:0,1?outcome=P) und [1, 1](nim/misere:1,1?outcome=N). Es sind die **ohne einen Haufen mit zwei oder mehr**. Überall sonst ist es gleich: [2, 2](nim/misere:2,2?outcome=P) ist P, und [2, 1](nim/misere:2,1?outcome=N) ist N.

Das ist die ganze Regel von Misère-Nim:

- Hat irgendein Haufen **zwei oder mehr** Steine, so sind P und N **wie im Normalspiel**: Schau auf die Nim-Summe.
- Sind alle Haufen einzelne Steine, so ist **ungerade P** und gerade N.</translation>
    </message>
    <message>
        <source>Why the rule is right</source>
        <comment>8/title</comment>
        <translation>Warum die Regel stimmt</translation>
    </message>
    <message>
        <source>At some point just **one** heap of two or more is left, and some single stones. Who moves then: the one who leaves nim-sum 0 all the time, or the other one? And what can that player do?</source>
        <comment>8/text</comment>
        <translation>Irgendwann ist nur noch **ein** Haufen mit zwei oder mehr da, dazu ein paar einzelne Steine. Wer ist dann am Zug: wer immer Nim-Summe 0 übrig lässt oder der andere? Und was kann man da tun?</translation>
    </message>
    <message>
        <source>Together with the two facts about the nim-sum this is the full proof. The key sentence: the large heap is yours to switch with. **Ask:** what would you leave in normal play from 3, 1, 1? (1, 1: an even number.)</source>
        <comment>8/notes</comment>
        <translation>Zusammen mit den zwei Tatsachen über die Nim-Summe ist das der vollständige Beweis. Der Schlüssel: Mit dem großen Haufen kann man umschalten. **Fragen:** Was würde man im Normalspiel von 3, 1, 1 übrig lassen? (1, 1: eine gerade Anzahl.)</translation>
    </message>
    <message>
        <source>With just one large heap the nim-sum is not 0: nothing can cancel the large part. So the player who always *leaves* 0 never leaves such a position. **The other player must create it, and you are the one to move.**

Now you choose: take the large heap completely, or all but one stone of it. One way leaves an odd number of single stones, the other way an even number. **In misère play leave an odd number.** In [3, 1, 1](nim/misere:3,1,1?only=nim/misere:1,1,1) you leave three. In [4, 1](nim/misere:4,1?only=nim/misere:0,1) you leave one.</source>
        <comment>8/reveal</comment>
        <translation>Mit genau einem großen Haufen ist die Nim-Summe nicht 0: Nichts kann den großen Teil aufheben. Wer immer 0 *übrig lässt*, lässt also nie eine solche Position übrig. **Die andere Seite muss sie herstellen, und du bist dann am Zug.**

Jetzt hast du die Wahl: Nimm den großen Haufen ganz, oder alles bis auf einen Stein. Das eine lässt eine ungerade Anzahl einzelner Steine übrig, das andere eine gerade. **Bei Misère lass eine ungerade Anzahl übrig.** Bei [3, 1, 1](nim/misere:3,1,1?only=nim/misere:1,1,1) lässt du drei übrig. Bei [4, 1](nim/misere:4,1?only=nim/misere:0,1) lässt du einen übrig.</translation>
    </message>
    <message>
        <source>A whole game</source>
        <comment>9/title</comment>
        <translation>Eine ganze Partie</translation>
    </message>
    <message>
        <source>A leaves 3, 2, 1, then B 3, 1, 1, then A 1, 1, 1, then B 1, 1, then A 1, and B must take it. Which move of A would be **wrong** in normal play?</source>
        <comment>9/text</comment>
        <translation>A lässt 3, 2, 1 übrig, dann B 3, 1, 1, dann A 1, 1, 1, dann B 1, 1, dann A 1, und B muss ihn nehmen. Welcher Zug von A wäre im Normalspiel **falsch**?</translation>
    </message>
    <message>
        <source>Play the line on the board or with pupils as heaps. In normal play A would leave 1, 1 instead. The switch may come long before the last move.</source>
        <comment>9/notes</comment>
        <translation>Die Partie an der Tafel nachspielen oder mit Kindern als Haufen. Im Normalspiel ließe A stattdessen 1, 1 übrig. Der Wechsel kann lange vor dem letzten Zug kommen.</translation>
    </message>
    <message>
        <source>At the move from 3, 1, 1 to [1, 1, 1](nim/misere:1,1,1?outcome=P). It removed the **last heap of two or more**: that is the moment of the switch. The labels are [P](nim/misere:3,2,1?outcome=P), [N](nim/misere:3,1,1?outcome=N), [P](nim/misere:1,1,1?outcome=P), [N](nim/misere:1,1?outcome=N), [P](nim/misere:1?outcome=P).</source>
        <comment>9/reveal</comment>
        <translation>Der Zug von 3, 1, 1 zu [1, 1, 1](nim/misere:1,1,1?outcome=P). Er hat den **letzten Haufen mit zwei oder mehr** beseitigt: Das ist der Moment des Wechsels. Die Buchstaben sind [P](nim/misere:3,2,1?outcome=P), [N](nim/misere:3,1,1?outcome=N), [P](nim/misere:1,1,1?outcome=P), [N](nim/misere:1,1?outcome=N), [P](nim/misere:1?outcome=P).</translation>
    </message>
    <message>
        <source>5, 3 and 2 again</source>
        <comment>10/title</comment>
        <translation>Noch einmal 5, 3 und 2</translation>
    </message>
    <message>
        <source>Heaps 5, 3 and 2, and the last stone loses. Your first move?</source>
        <comment>10/text</comment>
        <translation>Haufen 5, 3 und 2, und der letzte Stein verliert. Dein erster Zug?</translation>
    </message>
    <message>
        <source>If a pupil asks: the P-positions of the hand-made list become 1,0,0 and 1,1,1 and 2,2,0 and 3,3,0 and 3,2,1.</source>
        <comment>10/notes</comment>
        <translation>Falls jemand fragt: Aus den P-Positionen der Liste von Hand werden 1,0,0 und 1,1,1 und 2,2,0 und 3,3,0 und 3,2,1.</translation>
    </message>
    <message>
        <source>Make the 5 a 1</source>
        <comment>10/choice 1</comment>
        <translation>Aus der 5 eine 1 machen</translation>
    </message>
    <message>
        <source>Yes, the same move as in normal play. There are still heaps of two and more, so leave nim-sum 0.</source>
        <comment>10/because 1</comment>
        <translation>Ja, derselbe Zug wie im Normalspiel. Es sind noch Haufen mit zwei und mehr da, also lass Nim-Summe 0 übrig.</translation>
    </message>
    <message>
        <source>Take the whole 5</source>
        <comment>10/choice 2</comment>
        <translation>Die ganze 5 nehmen</translation>
    </message>
    <message>
        <source>That leaves 3 and 2 with nim-sum 1. The other player makes them equal.</source>
        <comment>10/because 2</comment>
        <translation>Dann bleiben 3 und 2 mit Nim-Summe 1. Dein Gegenüber macht sie gleich.</translation>
    </message>
    <message>
        <source>Nobody can say without a new list</source>
        <comment>10/choice 3</comment>
        <translation>Ohne eine neue Liste kann das niemand sagen</translation>
    </message>
    <message>
        <source>We can. As long as a heap of two or more is left after your move, the nim-sum decides.</source>
        <comment>10/because 3</comment>
        <translation>Doch, wir schon. Solange nach deinem Zug noch ein Haufen mit zwei oder mehr da ist, entscheidet die Nim-Summe.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Find a winning move. The last stone **loses**.</source>
        <comment>11/text</comment>
        <translation>Finde einen Gewinnzug. Der letzte Stein **verliert**.</translation>
    </message>
    <message>
        <source>Before each move ask: will a heap of two or more be left? If not, count the single stones.</source>
        <comment>11/notes</comment>
        <translation>Vor jedem Zug fragen: Bleibt ein Haufen mit zwei oder mehr übrig? Wenn nicht, die einzelnen Steine zählen.</translation>
    </message>
    <message>
        <source>Against the perfect computer</source>
        <comment>12/title</comment>
        <translation>Gegen den perfekten Computer</translation>
    </message>
    <message>
        <source>3, 4 and 5, last stone loses. You start. The winning first move is the one of normal play.</source>
        <comment>12/text</comment>
        <translation>3, 4 und 5, der letzte Stein verliert. Du fängst an. Der erste Gewinnzug ist derselbe wie im Normalspiel.</translation>
    </message>
    <message>
        <source>3 ⊕ 4 ⊕ 5 = 2, so make the 3 a 1. Then watch for the moment of the switch.</source>
        <comment>12/notes</comment>
        <translation>3 ⊕ 4 ⊕ 5 = 2, also aus der 3 eine 1 machen. Dann auf den Moment des Wechsels achten.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- **Misère** means that the last move loses.
- In Nim it is like normal play while a heap of two or more remains *after* your move.
- With the move that removes the last such heap, leave an **odd** number of single stones, as in [4, 1, 1](nim/misere:4,1,1?only=nim/misere:1,1,1).

Do not trust the switch in every game. In Nim it works; soon you will meet a board on which no such rule is known.</source>
        <comment>13/text</comment>
        <translation>- **Misère** heißt: Der letzte Zug verliert.
- Beim Nim ist es wie im Normalspiel, solange *nach* deinem Zug noch ein Haufen mit zwei oder mehr da ist.
- Mit dem Zug, der den letzten solchen Haufen beseitigt, lass eine **ungerade** Anzahl einzelner Steine übrig, wie bei [4, 1, 1](nim/misere:4,1,1?only=nim/misere:1,1,1).

Verlass dich nicht in jedem Spiel auf den Wechsel. Beim Nim klappt er; bald lernst du ein Brett kennen, für das man keine solche Regel kennt.</translation>
    </message>
    <message>
        <source>**Exit question:** 6, 1, 1, 1, last stone loses. What do you do? (Take the whole 6 and leave three.) And in normal play? (Take five and leave four single stones.)</source>
        <comment>13/notes</comment>
        <translation>**Frage zum Schluss:** 6, 1, 1, 1, der letzte Stein verliert. Was tut man? (Die ganze 6 nehmen und drei übrig lassen.) Und im Normalspiel? (Fünf nehmen und vier einzelne Steine übrig lassen.)</translation>
    </message>
</context>
<context>
    <name>nim-by-hand</name>
    <message>
        <source>Nim with 5, 3 and 2 by hand</source>
        <comment>title</comment>
        <translation>Nim mit 5, 3 und 2 von Hand</translation>
    </message>
    <message>
        <source>A whole game with three heaps worked out, from the small positions to the large ones.</source>
        <comment>about</comment>
        <translation>Ein ganzes Spiel mit drei Haufen wird geklärt, von den kleinen Positionen bis zu den großen.</translation>
    </message>
    <message>
        <source>work out a game of 37 positions without a formula</source>
        <comment>aims</comment>
        <translation>ein Spiel mit 37 Positionen ohne Formel klären</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>Heaps of 5, 3 and 2 again. Take as many as you like from one heap. Whoever takes the last stone wins.

You know all about one heap and two heaps. Play with that in mind: which positions with **three** heaps are bad to get?</source>
        <comment>1/text</comment>
        <translation>Noch einmal Haufen mit 5, 3 und 2. Nimm von einem Haufen so viele, wie du willst. Wer den letzten Stein nimmt, gewinnt.

Über einen Haufen und zwei Haufen weißt du alles. Behalt das beim Spielen im Kopf: Welche Positionen mit **drei** Haufen bekommt man lieber nicht?</translation>
    </message>
    <message>
        <source>Two or three games. Collect the positions that the class believes to be P on the board, with a question mark. The lesson will check them.</source>
        <comment>1/notes</comment>
        <translation>Zwei oder drei Partien. Die Positionen, die die Klasse für P hält, mit einem Fragezeichen an der Tafel sammeln. Die Lektion wird sie prüfen.</translation>
    </message>
    <message>
        <source>Three heaps, two of them equal</source>
        <comment>2/title</comment>
        <translation>Drei Haufen, zwei davon gleich</translation>
    </message>
    <message>
        <source>Now three heaps. It is your turn with **4, 2 and 2**. What do you do?</source>
        <comment>2/text</comment>
        <translation>Jetzt drei Haufen. Du bist am Zug und hast **4, 2 und 2** vor dir. Was tust du?</translation>
    </message>
    <message>
        <source>Some pupils say “two equal heaps, so it is P”. That is only true when nothing else is on the table. With a third heap it is always N: take the third heap.</source>
        <comment>2/notes</comment>
        <translation>Manche sagen: „Zwei gleiche Haufen, also P.“ Das stimmt nur, wenn sonst nichts auf dem Tisch ist. Mit einem dritten Haufen ist es immer N: Man nimmt den dritten Haufen.</translation>
    </message>
    <message>
        <source>Take the whole heap of four</source>
        <comment>2/choice 1</comment>
        <translation>Den ganzen Haufen mit vier nehmen</translation>
    </message>
    <message>
        <source>Yes. You leave 2 and 2 and copy from there on.</source>
        <comment>2/because 1</comment>
        <translation>Ja. Du lässt 2 und 2 übrig und machst von da an nach.</translation>
    </message>
    <message>
        <source>Take two from the four, so that all are equal</source>
        <comment>2/choice 2</comment>
        <translation>Zwei von der Vier nehmen, damit alle gleich sind</translation>
    </message>
    <message>
        <source>That leaves 2, 2 and 2. The other player takes one heap completely, and two equal heaps are left for you.</source>
        <comment>2/because 2</comment>
        <translation>Dann bleiben 2, 2 und 2. Dein Gegenüber nimmt einen Haufen ganz, und für dich bleiben zwei gleiche Haufen.</translation>
    </message>
    <message>
        <source>It is lost</source>
        <comment>2/choice 3</comment>
        <translation>Das ist verloren</translation>
    </message>
    <message>
        <source>Two equal heaps are lost for the player to move **if nothing else is there**. Here there is a third heap, and you can remove it.</source>
        <comment>2/because 3</comment>
        <translation>Zwei gleiche Haufen sind für den verloren, der am Zug ist, **wenn sonst nichts da ist**. Hier ist noch ein dritter Haufen, und den kannst du wegnehmen.</translation>
    </message>
    <message>
        <source>What is left to do</source>
        <comment>3/title</comment>
        <translation>Was noch zu tun ist</translation>
    </message>
    <message>
        <source>The order of the heaps does not matter, so we write the largest first. We know now:

- one heap: N
- two equal heaps and nothing else: P
- two different heaps: N
- three heaps with two equal ones: N, take the third

From 5, 3 and 2 you can reach **37** positions, counting the empty table and the start. All but eight of them fit one of these four lines. One of the eight is the empty table, which is P. The other seven are 3,2,1 and 4,2,1 and 5,2,1 and 4,3,1 and 5,3,1 and 4,3,2 and 5,3,2 itself.</source>
        <comment>3/text</comment>
        <translation>Auf die Reihenfolge der Haufen kommt es nicht an. Wir schreiben also den größten zuerst. Das wissen wir jetzt:

- ein Haufen: N
- zwei gleiche Haufen und sonst nichts: P
- zwei verschiedene Haufen: N
- drei Haufen, zwei davon gleich: N, nimm den dritten

Von 5, 3 und 2 aus kann man **37** Positionen erreichen, den leeren Tisch und den Anfang mitgezählt. Alle bis auf acht passen in eine dieser vier Zeilen. Eine der acht ist der leere Tisch, der ist P. Die anderen sieben sind 3,2,1 und 4,2,1 und 5,2,1 und 4,3,1 und 5,3,1 und 4,3,2 und 5,3,2 selbst.</translation>
    </message>
    <message>
        <source>Write the seven on the board, the smallest first: 3,2,1 has six stones, 5,3,2 has ten. **Ask:** which one should we do first? The smallest, because moves go to smaller ones.</source>
        <comment>3/notes</comment>
        <translation>Die sieben an die Tafel schreiben, die kleinste zuerst: 3,2,1 hat sechs Steine, 5,3,2 hat zehn. **Fragen:** Welche nehmen wir zuerst? Die kleinste, denn Züge führen zu kleineren.</translation>
    </message>
    <message>
        <source>The smallest of them</source>
        <comment>4/title</comment>
        <translation>Die kleinste von ihnen</translation>
    </message>
    <message>
        <source>Take **3, 2 and 1**. It has six moves. Try them on the board. Does one of them leave a P-position?</source>
        <comment>4/text</comment>
        <translation>Nimm **3, 2 und 1**. Es gibt sechs Züge. Probier sie auf dem Brett aus. Lässt einer davon eine P-Position übrig?</translation>
    </message>
    <message>
        <source>Collect the six moves on the board: 2,2,1 and 2,1,1 and 2,1 and 3,1,1 and 3,1 and 3,2. For each, name the answer that leaves equal heaps. This is the step that matters most in this lesson.</source>
        <comment>4/notes</comment>
        <translation>Die sechs Züge an der Tafel sammeln: 2,2,1 und 2,1,1 und 2,1 und 3,1,1 und 3,1 und 3,2. Zu jedem die Antwort nennen, die gleiche Haufen übrig lässt. Das ist der wichtigste Schritt dieser Lektion.</translation>
    </message>
    <message>
        <source>Yes: leave 3 and 2</source>
        <comment>4/choice 1</comment>
        <translation>Ja: 3 und 2 übrig lassen</translation>
    </message>
    <message>
        <source>3 and 2 are different: the other player makes them equal.</source>
        <comment>4/because 1</comment>
        <translation>3 und 2 sind verschieden: Dein Gegenüber macht sie gleich.</translation>
    </message>
    <message>
        <source>Yes: leave 3, 1 and 1</source>
        <comment>4/choice 2</comment>
        <translation>Ja: 3, 1 und 1 übrig lassen</translation>
    </message>
    <message>
        <source>Two are equal, but the other player takes the whole 3.</source>
        <comment>4/because 2</comment>
        <translation>Zwei sind gleich, aber dein Gegenüber nimmt die ganze 3.</translation>
    </message>
    <message>
        <source>Yes: leave 2, 2 and 1</source>
        <comment>4/choice 3</comment>
        <translation>Ja: 2, 2 und 1 übrig lassen</translation>
    </message>
    <message>
        <source>Two are equal, but the other player takes the 1.</source>
        <comment>4/because 3</comment>
        <translation>Zwei sind gleich, aber dein Gegenüber nimmt die 1.</translation>
    </message>
    <message>
        <source>No, none of the six</source>
        <comment>4/choice 4</comment>
        <translation>Nein, keiner der sechs</translation>
    </message>
    <message>
        <source>Right. Each of the six leaves two equal heaps and a third one, or two different heaps. So 3, 2, 1 is P.</source>
        <comment>4/because 4</comment>
        <translation>Richtig. Jeder der sechs lässt zwei gleiche Haufen und einen dritten übrig, oder zwei verschiedene Haufen. Also ist 3, 2, 1 P.</translation>
    </message>
    <message>
        <source>Fill it in: with a heap of one</source>
        <comment>5/title</comment>
        <translation>Zum Eintragen: mit einem Einerhaufen</translation>
    </message>
    <message>
        <source>Here the third heap always has **one** stone. Fill in P and N for the other two heaps, from 0 to 4. Remember that the heap of one can be taken away as well.</source>
        <comment>5/text</comment>
        <translation>Hier hat der dritte Haufen immer **einen** Stein. Trag P und N für die beiden anderen Haufen ein, von 0 bis 4. Denk daran, dass man auch den Einerhaufen wegnehmen kann.</translation>
    </message>
    <message>
        <source>The P squares are 0,1 and 1,0 and 2,3 and 3,2. The trap is the diagonal: with the extra stone it is N everywhere, because you can take the stone. Every other N has a move to one of the four P squares, or takes the stone and leaves two equal heaps.</source>
        <comment>5/notes</comment>
        <translation>Die Felder mit P sind 0,1 und 1,0 und 2,3 und 3,2. Die Falle ist die Diagonale: Mit dem zusätzlichen Stein ist dort überall N, denn man kann ihn nehmen. Jedes andere N hat einen Zug zu einem der vier P-Felder, oder es nimmt den Stein und lässt zwei gleiche Haufen übrig.</translation>
    </message>
    <message>
        <source>The other six</source>
        <comment>6/title</comment>
        <translation>Die anderen sechs</translation>
    </message>
    <message>
        <source>Each of the other six positions is larger than 3, 2, 1. Can you get to 3, 2, 1 from each of them with one move?</source>
        <comment>6/text</comment>
        <translation>Jede der anderen sechs Positionen ist größer als 3, 2, 1. Kommst du von jeder mit einem Zug zu 3, 2, 1?</translation>
    </message>
    <message>
        <source>Let six pupils each solve one of them. In every case the winning move is in the largest heap.</source>
        <comment>6/notes</comment>
        <translation>Sechs Kinder lösen je eine. Der Gewinnzug liegt jedes Mal im größten Haufen.</translation>
    </message>
    <message>
        <source>Yes, so all six are N:

- [4,2,1](nim:4,2,1?outcome=N&amp;wins=nim:3,2,1) and [5,2,1](nim:5,2,1?outcome=N&amp;wins=nim:3,2,1): make the largest heap a 3.
- [4,3,1](nim:4,3,1?outcome=N&amp;wins=nim:2,3,1) and [5,3,1](nim:5,3,1?outcome=N&amp;wins=nim:2,3,1): make the largest heap a 2.
- [4,3,2](nim:4,3,2?outcome=N&amp;wins=nim:1,3,2) and [5,3,2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2): make the largest heap a 1.

So the whole game is worked out. Of the 37 positions only **five** are P: 0,0,0 and 1,1,0 and 2,2,0 and 3,3,0 and 3,2,1.</source>
        <comment>6/reveal</comment>
        <translation>Ja, also sind alle sechs N:

- [4,2,1](nim:4,2,1?outcome=N&amp;wins=nim:3,2,1) und [5,2,1](nim:5,2,1?outcome=N&amp;wins=nim:3,2,1): Mach aus dem größten Haufen eine 3.
- [4,3,1](nim:4,3,1?outcome=N&amp;wins=nim:2,3,1) und [5,3,1](nim:5,3,1?outcome=N&amp;wins=nim:2,3,1): Mach aus dem größten Haufen eine 2.
- [4,3,2](nim:4,3,2?outcome=N&amp;wins=nim:1,3,2) und [5,3,2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2): Mach aus dem größten Haufen eine 1.

Damit ist das ganze Spiel geklärt. Von den 37 Positionen sind nur **fünf** P: 0,0,0 und 1,1,0 und 2,2,0 und 3,3,0 und 3,2,1.</translation>
    </message>
    <message>
        <source>Use it</source>
        <comment>7/title</comment>
        <translation>Wende es an</translation>
    </message>
    <message>
        <source>You start with 5, 3 and 2, and the computer never makes a mistake. You know the first move, and the five positions to leave. Win!</source>
        <comment>7/text</comment>
        <translation>Du fängst mit 5, 3 und 2 an, und der Computer macht nie einen Fehler. Du kennst den ersten Zug und die fünf Positionen, die du übrig lassen musst. Gewinne!</translation>
    </message>
    <message>
        <source>First move: make the 5 a 1. From 3, 2, 1 the computer must break it. Then leave two equal heaps, or nothing. All pairs should win at least once.</source>
        <comment>7/notes</comment>
        <translation>Erster Zug: aus der 5 eine 1 machen. Der Computer muss 3, 2, 1 zerstören. Dann zwei gleiche Haufen übrig lassen, oder nichts. Jedes Paar sollte mindestens einmal gewinnen.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>8/title</comment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Find a winning move. Which of the P-positions can you leave?</source>
        <comment>8/text</comment>
        <translation>Finde einen Gewinnzug. Welche der P-Positionen kannst du übrig lassen?</translation>
    </message>
    <message>
        <source>Pairs who are quick may set up 4, 3, 2 or 5, 4, 1 for each other on the board.</source>
        <comment>8/notes</comment>
        <translation>Schnelle Paare können einander auf dem Brett 4, 3, 2 oder 5, 4, 1 stellen.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>You have worked out a game with 37 positions by hand, from small to large, and found that [5, 3, 2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2) is won by one move only.

But the lists grow quickly. What about [7, 11 and 5](nim:7,11,5)? There must be a better way than lists. There is: give each position a *number*, not only a letter.</source>
        <comment>9/text</comment>
        <translation>Du hast ein Spiel mit 37 Positionen von Hand geklärt, vom Kleinen zum Großen, und herausgefunden, dass [5, 3, 2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2) nur mit einem einzigen Zug gewonnen wird.

Aber die Listen wachsen schnell. Was ist mit [7, 11 und 5](nim:7,11,5)? Es muss doch etwas Besseres geben als Listen. Das gibt es: Gib jeder Position eine *Zahl*, nicht nur einen Buchstaben.</translation>
    </message>
    <message>
        <source>**Exit question:** is 4, 4, 3 P or N, and what is the move? (N: take the whole 3.) And 3, 3, 3? (N: take one heap.)</source>
        <comment>9/notes</comment>
        <translation>**Frage zum Schluss:** Ist 4, 4, 3 P oder N, und was ist der Zug? (N: die ganze 3 nehmen.) Und 3, 3, 3? (N: einen Haufen nehmen.)</translation>
    </message>
</context>
<context>
    <name>nimble-and-the-plane</name>
    <message>
        <source>Coins in boxes, counters on squares</source>
        <comment>title</comment>
        <translation>Münzen in Kästen, Plättchen auf Feldern</translation>
    </message>
    <message>
        <source>Two games that look quite different, and are Nim in disguise.</source>
        <comment>about</comment>
        <translation>Zwei Spiele, die ganz anders aussehen und doch verkleidetes Nim sind.</translation>
    </message>
    <message>
        <source>see Nim in two other games, Nimble and the plane</source>
        <comment>aims</comment>
        <translation>in zwei anderen Spielen, Nimble und der Ebene, Nim erkennen</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>A row of boxes, numbered 0, 1, 2, 3, 4. On your turn take **one coin** and move it to any box with a smaller number. There may be several coins in a box. Whoever makes the last move wins. The game is called **Nimble**.

Play it in pairs. What does it remind you of?</source>
        <comment>1/text</comment>
        <translation>Eine Reihe von Kästen mit den Nummern 0, 1, 2, 3, 4. Wenn du am Zug bist, nimm **eine Münze** und leg sie in irgendeinen Kasten mit kleinerer Nummer. In einem Kasten dürfen mehrere Münzen liegen. Wer den letzten Zug macht, gewinnt. Das Spiel heißt **Nimble**.

Spielt es zu zweit. Woran erinnert es euch?</translation>
    </message>
    <message>
        <source>The board has two coins in box 1, one in box 2 and three in box 4. **Ask:** “When is the game over?” When all coins are in box 0.</source>
        <comment>1/notes</comment>
        <translation>Auf dem Brett liegen zwei Münzen in Kasten 1, eine in Kasten 2 und drei in Kasten 4. **Fragen:** „Wann ist das Spiel zu Ende?“ Wenn alle Münzen in Kasten 0 liegen.</translation>
    </message>
    <message>
        <source>One coin</source>
        <comment>2/title</comment>
        <translation>Eine Münze</translation>
    </message>
    <message>
        <source>Look at one coin in box **4**. To which boxes can it move in one step?</source>
        <comment>2/text</comment>
        <translation>Sieh dir eine Münze in Kasten **4** an. In welche Kästen kann sie mit einem Zug?</translation>
    </message>
    <message>
        <source>Let them say it: a coin in box 4 is a heap of four stones. The disguise is off already.</source>
        <comment>2/notes</comment>
        <translation>Aussprechen lassen: Eine Münze in Kasten 4 ist ein Haufen mit vier Steinen. Schon ist die Verkleidung weg.</translation>
    </message>
    <message>
        <source>Only to box 3</source>
        <comment>2/choice 1</comment>
        <translation>Nur in Kasten 3</translation>
    </message>
    <message>
        <source>It may go as far as you like: to any box with a smaller number.</source>
        <comment>2/because 1</comment>
        <translation>Sie darf so weit, wie du willst: in jeden Kasten mit kleinerer Nummer.</translation>
    </message>
    <message>
        <source>To 3, 2, 1 or 0</source>
        <comment>2/choice 2</comment>
        <translation>In 3, 2, 1 oder 0</translation>
    </message>
    <message>
        <source>Yes, four places. Just as a heap of four can become 3, 2, 1 or 0.</source>
        <comment>2/because 2</comment>
        <translation>Ja, an vier Plätze. Genauso kann aus einem Haufen mit vier 3, 2, 1 oder 0 werden.</translation>
    </message>
    <message>
        <source>To any box</source>
        <comment>2/choice 3</comment>
        <translation>In jeden Kasten</translation>
    </message>
    <message>
        <source>Only to boxes with a smaller number.</source>
        <comment>2/because 3</comment>
        <translation>Nur in Kästen mit kleinerer Nummer.</translation>
    </message>
    <message>
        <source>The disguise</source>
        <comment>3/title</comment>
        <translation>Die Verkleidung</translation>
    </message>
    <message>
        <source>Which Nim position is our board with two coins in box 1, one in box 2 and three in box 4?</source>
        <comment>3/text</comment>
        <translation>Welche Nim-Position ist unser Brett mit zwei Münzen in Kasten 1, einer in Kasten 2 und dreien in Kasten 4?</translation>
    </message>
    <message>
        <source>The ones cancel, two of the fours cancel, 2 ⊕ 4 = 6 is left. If the Nim lens is switched on in Explore, the same heaps are drawn beside the board.</source>
        <comment>3/notes</comment>
        <translation>Die Einsen heben sich auf, zwei der Vieren heben sich auf, 2 ⊕ 4 = 6 bleibt. Ist beim Erkunden die Nim-Lupe eingeschaltet, so sind dieselben Haufen neben dem Brett gezeichnet.</translation>
    </message>
    <message>
        <source>**Heaps 1, 1, 2, 4, 4, 4.** Each coin is a heap as large as the number of its box. Moving the coin makes the heap smaller. Coins are never in each other’s way.

A coin in box 0 is an empty heap. So everything that you know about Nim is true here: [the value of the board](nimble:0,2,1,0,3?grundy=6) is 1 ⊕ 1 ⊕ 2 ⊕ 4 ⊕ 4 ⊕ 4 = 6.</source>
        <comment>3/reveal</comment>
        <translation>**Haufen 1, 1, 2, 4, 4, 4.** Jede Münze ist ein Haufen, so groß wie die Nummer ihres Kastens. Wer die Münze zieht, macht den Haufen kleiner. Münzen sind einander nie im Weg.

Eine Münze in Kasten 0 ist ein leerer Haufen. Alles, was du über Nim weißt, gilt also auch hier: [Der Wert des Bretts](nimble:0,2,1,0,3?grundy=6) ist 1 ⊕ 1 ⊕ 2 ⊕ 4 ⊕ 4 ⊕ 4 = 6.</translation>
    </message>
    <message>
        <source>The winning move</source>
        <comment>4/title</comment>
        <translation>Der Gewinnzug</translation>
    </message>
    <message>
        <source>The value is 6. Which move makes it 0?</source>
        <comment>4/text</comment>
        <translation>Der Wert ist 6. Welcher Zug macht ihn zu 0?</translation>
    </message>
    <message>
        <source>Leftmost odd column is the fours; 4 ⊕ 6 = 2. Or just look for pairs.</source>
        <comment>4/notes</comment>
        <translation>Die ungerade Spalte ganz links ist die der Vierer; 4 ⊕ 6 = 2. Oder einfach nach Paaren suchen.</translation>
    </message>
    <message>
        <source>Move one coin from 4 to 0</source>
        <comment>4/choice 1</comment>
        <translation>Eine Münze von 4 nach 0</translation>
    </message>
    <message>
        <source>Then 1, 1, 2, 4, 4 are left, and their nim-sum is 2.</source>
        <comment>4/because 1</comment>
        <translation>Dann bleiben 1, 1, 2, 4, 4, und ihre Nim-Summe ist 2.</translation>
    </message>
    <message>
        <source>Move the coin from 2 to 0</source>
        <comment>4/choice 2</comment>
        <translation>Die Münze von 2 nach 0</translation>
    </message>
    <message>
        <source>Then the three fours are left, with nim-sum 4.</source>
        <comment>4/because 2</comment>
        <translation>Dann bleiben die drei Vieren, mit Nim-Summe 4.</translation>
    </message>
    <message>
        <source>Move one coin from 4 to 2</source>
        <comment>4/choice 3</comment>
        <translation>Eine Münze von 4 nach 2</translation>
    </message>
    <message>
        <source>Yes: 1 ⊕ 1 ⊕ 2 ⊕ 2 ⊕ 4 ⊕ 4 = 0. Everything stands in pairs.</source>
        <comment>4/because 3</comment>
        <translation>Ja: 1 ⊕ 1 ⊕ 2 ⊕ 2 ⊕ 4 ⊕ 4 = 0. Alles steht in Paaren.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>5/title</comment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Translate into heaps, then find the winning move.</source>
        <comment>5/text</comment>
        <translation>Übersetz in Haufen, dann finde den Gewinnzug.</translation>
    </message>
    <message>
        <source>Write the heaps as a list first. With many coins cross out equal pairs.</source>
        <comment>5/notes</comment>
        <translation>Zuerst die Haufen als Liste schreiben. Bei vielen Münzen gleiche Paare durchstreichen.</translation>
    </message>
    <message>
        <source>Read the rule exactly</source>
        <comment>6/title</comment>
        <translation>Lies die Regel genau</translation>
    </message>
    <message>
        <source>Some descriptions of this game let you move **several coins of one box together**. With that rule: two coins in box 1, nothing else, your turn. Is it P, as two equal heaps would be?</source>
        <comment>6/text</comment>
        <translation>Manche Beschreibungen erlauben, **mehrere Münzen eines Kastens zusammen** zu ziehen. Mit dieser Regel: zwei Münzen in Kasten 1, sonst nichts, du bist am Zug. Ist das P, wie bei zwei gleichen Haufen?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The two rules differ by a few words, and that changes who wins. A good occasion to read rules like a lawyer.</source>
        <comment>6/notes</comment>
        <translation>Kann bei Zeitmangel wegfallen. Die zwei Regeln unterscheiden sich in wenigen Wörtern, und das ändert, wer gewinnt. Eine gute Gelegenheit, Regeln wie ein Anwalt zu lesen.</translation>
    </message>
    <message>
        <source>Yes, equal heaps are always P</source>
        <comment>6/choice 1</comment>
        <translation>Ja, gleiche Haufen sind immer P</translation>
    </message>
    <message>
        <source>In Nim, yes. But here you may move both coins at once, and in Nim you may not touch two heaps.</source>
        <comment>6/because 1</comment>
        <translation>Beim Nim, ja. Aber hier darfst du beide Münzen auf einmal ziehen, und beim Nim darf man nicht zwei Haufen anrühren.</translation>
    </message>
    <message>
        <source>No, it is N</source>
        <comment>6/choice 2</comment>
        <translation>Nein, es ist N</translation>
    </message>
    <message>
        <source>Right. Move both coins to box 0 and you have made the last move. With this rule the disguise does not fit any more.</source>
        <comment>6/because 2</comment>
        <translation>Richtig. Leg beide Münzen in Kasten 0, und du hast den letzten Zug gemacht. Mit dieser Regel passt die Verkleidung nicht mehr.</translation>
    </message>
    <message>
        <source>A game on squares</source>
        <comment>7/title</comment>
        <translation>Ein Spiel auf Feldern</translation>
    </message>
    <message>
        <source>Now counters on a board. A move takes **one** counter any distance **to the left** or **down**. Several counters may share a square, and they never block each other. Whoever makes the last move wins.

Play it in pairs. Can you see the heaps?</source>
        <comment>7/text</comment>
        <translation>Jetzt Plättchen auf einem Brett. Ein Zug schiebt **ein** Plättchen beliebig weit **nach links** oder **nach unten**. Mehrere Plättchen dürfen auf demselben Feld liegen, und sie versperren einander nie den Weg. Wer den letzten Zug macht, gewinnt.

Spielt es zu zweit. Könnt ihr die Haufen sehen?</translation>
    </message>
    <message>
        <source>Columns and rows are counted from 0. A counter in the corner cannot move any more. Let them look for the heaps themselves: it takes two per counter.</source>
        <comment>7/notes</comment>
        <translation>Spalten und Zeilen werden ab 0 gezählt. Ein Plättchen in der Ecke kann nicht mehr ziehen. Die Haufen selbst suchen lassen: Jedes Plättchen braucht zwei.</translation>
    </message>
    <message>
        <source>One counter</source>
        <comment>8/title</comment>
        <translation>Ein Plättchen</translation>
    </message>
    <message>
        <source>One counter stands in column **3**, row **4**. Which Nim position is that?</source>
        <comment>8/text</comment>
        <translation>Ein Plättchen liegt in Spalte **3**, Zeile **4**. Welche Nim-Position ist das?</translation>
    </message>
    <message>
        <source>7 moves: three to the left, four down. It happens that 3 ⊕ 4 = 7 too. With a counter on 3, 3 it becomes clear: two equal heaps, P.</source>
        <comment>8/notes</comment>
        <translation>7 Züge: drei nach links, vier nach unten. Zufällig ist auch 3 ⊕ 4 = 7. Mit einem Plättchen auf 3, 3 wird es klar: zwei gleiche Haufen, P.</translation>
    </message>
    <message>
        <source>One heap of 7</source>
        <comment>8/choice 1</comment>
        <translation>Ein Haufen mit 7</translation>
    </message>
    <message>
        <source>With one heap of 7 you could take any number. A move here changes the column **or** the row.</source>
        <comment>8/because 1</comment>
        <translation>Von einem Haufen mit 7 könntest du beliebig viele nehmen. Hier ändert ein Zug die Spalte **oder** die Zeile.</translation>
    </message>
    <message>
        <source>Two heaps, 3 and 4</source>
        <comment>8/choice 2</comment>
        <translation>Zwei Haufen, 3 und 4</translation>
    </message>
    <message>
        <source>Yes. Going left takes from the 3, going down takes from the 4.</source>
        <comment>8/because 2</comment>
        <translation>Ja. Nach links nimmt von der 3, nach unten nimmt von der 4.</translation>
    </message>
    <message>
        <source>One heap of 12</source>
        <comment>8/choice 3</comment>
        <translation>Ein Haufen mit 12</translation>
    </message>
    <message>
        <source>There are many squares between it and the corner, but it moves in straight lines only.</source>
        <comment>8/because 3</comment>
        <translation>Zwischen ihm und der Ecke liegen viele Felder, aber es zieht nur geradeaus.</translation>
    </message>
    <message>
        <source>Four counters</source>
        <comment>9/title</comment>
        <translation>Vier Plättchen</translation>
    </message>
    <message>
        <source>Counters on 1, 2 and 2, 3 and 4, 5 and 7, 7. Which heaps are these, and what is their nim-sum?</source>
        <comment>9/text</comment>
        <translation>Plättchen auf 1, 2 und 2, 3 und 4, 5 und 7, 7. Welche Haufen sind das, und wie groß ist ihre Nim-Summe?</translation>
    </message>
    <message>
        <source>Ask for each heap what it would have to become: heap ⊕ 3. There is a move only where that is smaller.</source>
        <comment>9/notes</comment>
        <translation>Bei jedem Haufen fragen, was aus ihm werden müsste: Haufen ⊕ 3. Einen Zug gibt es nur, wo das kleiner ist.</translation>
    </message>
    <message>
        <source>Heaps 1, 2, 2, 3, 4, 5, 7, 7. Twos and sevens cancel, and 1 ⊕ 3 ⊕ 4 ⊕ 5 = [3](plane:1x2,2x3,4x5,7x7?grundy=3&amp;outcome=N).

[Five moves win](plane:1x2,2x3,4x5,7x7?winning=5): either 2 to 1, the 3 to 0, either 7 to 4.</source>
        <comment>9/reveal</comment>
        <translation>Haufen 1, 2, 2, 3, 4, 5, 7, 7. Zweien und Siebenen heben sich auf, und 1 ⊕ 3 ⊕ 4 ⊕ 5 = [3](plane:1x2,2x3,4x5,7x7?grundy=3&amp;outcome=N).

[Fünf Züge gewinnen](plane:1x2,2x3,4x5,7x7?winning=5): eine der beiden 2 zu 1, die 3 zu 0, eine der beiden 7 zu 4.</translation>
    </message>
    <message>
        <source>What if they blocked?</source>
        <comment>10/title</comment>
        <translation>Und wenn sie sich versperren?</translation>
    </message>
    <message>
        <source>Suppose counters could **not** share a square and could not jump over each other. Two counters stand in the bottom row, in columns 1 and 2. As heaps, 1 and 2 would be N. And now?</source>
        <comment>10/text</comment>
        <translation>Angenommen, Plättchen könnten sich **kein** Feld teilen und nicht übereinander springen. Zwei Plättchen liegen in der untersten Zeile, in den Spalten 1 und 2. Als Haufen wären 1 und 2 N. Und jetzt?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. With blocking it is another game. In one row it is the Silver Dollar game, which has its own lesson. “Never in each other’s way” is what makes the disguise work.</source>
        <comment>10/notes</comment>
        <translation>Kann bei Zeitmangel wegfallen. Mit Versperren ist es ein anderes Spiel. In einer einzigen Zeile ist es das Silberdollar-Spiel, das eine eigene Lektion hat. „Nie einander im Weg“ ist das, was die Verkleidung möglich macht.</translation>
    </message>
    <message>
        <source>N all the same</source>
        <comment>10/choice 1</comment>
        <translation>Trotzdem N</translation>
    </message>
    <message>
        <source>Try it: the one in column 2 cannot move at all, because the other one stands in its way.</source>
        <comment>10/because 1</comment>
        <translation>Probier es: Das in Spalte 2 kann gar nicht ziehen, denn das andere steht ihm im Weg.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>10/choice 2</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Yes. The first player must move the counter from 1 to 0. Then the other one goes from 2 to 1, and nothing can move any more.</source>
        <comment>10/because 2</comment>
        <translation>Ja. Wer anfängt, muss das Plättchen von 1 nach 0 schieben. Dann geht das andere von 2 nach 1, und nichts kann mehr ziehen.</translation>
    </message>
    <message>
        <source>Practice on the board</source>
        <comment>11/title</comment>
        <translation>Üben auf dem Brett</translation>
    </message>
    <message>
        <source>Two heaps for each counter: column and row.</source>
        <comment>11/text</comment>
        <translation>Zwei Haufen für jedes Plättchen: Spalte und Zeile.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Quick pupils look for counters on the diagonal first: their two heaps cancel.</source>
        <comment>11/notes</comment>
        <translation>Kann bei Zeitmangel wegfallen. Die Schnellen suchen zuerst Plättchen auf der Diagonale: Deren zwei Haufen heben sich auf.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>Gewinne</translation>
    </message>
    <message>
        <source>You start, and the computer never makes a mistake.</source>
        <comment>12/text</comment>
        <translation>Du fängst an, und der Computer macht nie einen Fehler.</translation>
    </message>
    <message>
        <source>Two equal counters cancel completely. So only 2, 6 counts: make it 2, 2. There is another way too: move one of the equal counters from row 5 to row 1.</source>
        <comment>12/notes</comment>
        <translation>Zwei gleiche Plättchen heben sich ganz auf. Es zählt also nur 2, 6: daraus 2, 2 machen. Es geht auch anders: eines der gleichen Plättchen von Zeile 5 in Zeile 1 schieben.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>To unmask a game, ask two questions:

- Which **parts** does it have that do not disturb each other?
- What can **one part** become in one move? If it can become 0, 1, 2, … up to just below n, it is a heap of n.

[A coin in box n](nimble:0,0,0,0,0,1?grundy=5) is one heap, [a counter on a square](plane:2x6?grundy=4) is two. In the next lesson the heaps hide in a number.</source>
        <comment>13/text</comment>
        <translation>Um einem Spiel die Maske abzunehmen, stell zwei Fragen:

- Welche **Teile** hat es, die einander nicht stören?
- Was kann mit einem Zug aus **einem Teil** werden? Kann 0, 1, 2, … bis knapp unter n daraus werden, so ist er ein Haufen mit n.

[Eine Münze in Kasten n](nimble:0,0,0,0,0,1?grundy=5) ist ein Haufen, [ein Plättchen auf einem Feld](plane:2x6?grundy=4) sind zwei. In der nächsten Lektion verstecken sich die Haufen in einer Zahl.</translation>
    </message>
    <message>
        <source>**Exit question:** counters on 5, 5 and on 2, 3. What is the value? (5 ⊕ 5 = 0, 2 ⊕ 3 = 1.)</source>
        <comment>13/notes</comment>
        <translation>**Frage zum Schluss:** Plättchen auf 5, 5 und auf 2, 3. Wie groß ist der Wert? (5 ⊕ 5 = 0, 2 ⊕ 3 = 1.)</translation>
    </message>
</context>
<context>
    <name>northcott</name>
    <message>
        <source>Northcott’s game</source>
        <comment>title</comment>
        <translation>Northcotts Spiel</translation>
    </message>
    <message>
        <source>Two armies of tokens, forwards and backwards: and still it is Nim.</source>
        <comment>about</comment>
        <translation>Zwei Heere von Spielsteinen, vor und zurück: und es ist immer noch Nim.</translation>
    </message>
    <message>
        <source>win a game in which the players move different pieces</source>
        <comment>aims</comment>
        <translation>ein Spiel gewinnen, in dem die beiden Seiten verschiedene Steine ziehen</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>In each row stand one white token, W, and one black token, B. One of you moves **white**, the other **black**. On your turn move one of your tokens along its row, forwards or backwards, any distance. You may not land on the other token or jump over it. Whoever cannot move loses.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>In jeder Zeile stehen ein weißer Stein, W, und ein schwarzer Stein, B (englisch *black*). Wer von euch **Weiß** hat, zieht weiße Steine, wer **Schwarz** hat, schwarze. Wenn du am Zug bist, zieh einen deiner Steine in seiner Zeile beliebig weit vor oder zurück. Du darfst nicht auf dem anderen Stein landen und nicht über ihn springen. Wer nicht ziehen kann, verliert.

Spielt es zu zweit.</translation>
    </message>
    <message>
        <source>Left plays white and starts. Pupils like to run away backwards; let them. **Ask afterwards:** “Did running away help?”</source>
        <comment>1/notes</comment>
        <translation>Links spielt Weiß und fängt an. Gern läuft man rückwärts davon; ruhig lassen. **Danach fragen:** „Hat das Weglaufen geholfen?“</translation>
    </message>
    <message>
        <source>The moves of the two players</source>
        <comment>2/title</comment>
        <translation>Die Züge der beiden Seiten</translation>
    </message>
    <message>
        <source>In Nim both players have the same moves. And here?</source>
        <comment>2/text</comment>
        <translation>Beim Nim haben beide Seiten dieselben Züge. Und hier?</translation>
    </message>
    <message>
        <source>Chess and draughts are partizan too.</source>
        <comment>2/notes</comment>
        <translation>Auch Schach und Dame sind parteiisch.</translation>
    </message>
    <message>
        <source>Here too</source>
        <comment>2/choice 1</comment>
        <translation>Hier auch</translation>
    </message>
    <message>
        <source>You may only move tokens of your own colour.</source>
        <comment>2/because 1</comment>
        <translation>Du darfst nur Steine deiner eigenen Farbe ziehen.</translation>
    </message>
    <message>
        <source>Here each player has their own tokens</source>
        <comment>2/choice 2</comment>
        <translation>Hier hat jede Seite ihre eigenen Steine</translation>
    </message>
    <message>
        <source>Yes. Such games are called *partizan*; games with the same moves for both are *impartial*. Northcott’s game is not impartial, but we shall see that Nim rules it all the same.</source>
        <comment>2/because 2</comment>
        <translation>Ja. Solche Spiele heißen *parteiisch*; Spiele mit denselben Zügen für beide heißen *neutral*. Northcotts Spiel ist nicht neutral, aber du wirst sehen, dass trotzdem Nim darin regiert.</translation>
    </message>
    <message>
        <source>Two rows</source>
        <comment>3/title</comment>
        <translation>Zwei Zeilen</translation>
    </message>
    <message>
        <source>Two rows, each with a **gap of 2** between white and black, and nobody can go back. It is your turn. Try it.</source>
        <comment>3/text</comment>
        <translation>Zwei Zeilen, jede mit einer **Lücke von 2** zwischen Weiß und Schwarz, und niemand kann zurück. Du bist am Zug. Probier es aus.</translation>
    </message>
    <message>
        <source>You play white, the copier plays black: different tokens, but the same gaps. So the gap is the heap.</source>
        <comment>3/notes</comment>
        <translation>Du spielst Weiß, die Seite, die nachmacht, spielt Schwarz: verschiedene Steine, aber dieselben Lücken. Die Lücke ist also der Haufen.</translation>
    </message>
    <message>
        <source>I win by closing one gap</source>
        <comment>3/choice 1</comment>
        <translation>Ich gewinne, indem ich eine Lücke schließe</translation>
    </message>
    <message>
        <source>Then the other player closes the other gap, and you cannot move.</source>
        <comment>3/because 1</comment>
        <translation>Dann schließt dein Gegenüber die andere Lücke, und du kannst nicht mehr ziehen.</translation>
    </message>
    <message>
        <source>I win by going one step</source>
        <comment>3/choice 2</comment>
        <translation>Ich gewinne, indem ich einen Schritt mache</translation>
    </message>
    <message>
        <source>Then the other player goes one step in the other row: the gaps are 1 and 1.</source>
        <comment>3/because 2</comment>
        <translation>Dann macht dein Gegenüber einen Schritt in der anderen Zeile: Die Lücken sind 1 und 1.</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>3/choice 3</comment>
        <translation>Ich verliere</translation>
    </message>
    <message>
        <source>Right. The other player can copy in the other row every time.</source>
        <comment>3/because 3</comment>
        <translation>Richtig. Dein Gegenüber kann jedes Mal in der anderen Zeile nachmachen.</translation>
    </message>
    <message>
        <source>Forwards and backwards</source>
        <comment>4/title</comment>
        <translation>Vor und zurück</translation>
    </message>
    <message>
        <source>What does a step **forwards** do to the gap? And a step **backwards**?</source>
        <comment>4/text</comment>
        <translation>Was macht ein Schritt **vor** mit der Lücke? Und ein Schritt **zurück**?</translation>
    </message>
    <message>
        <source>Let two pupils be tokens in a row of chairs. One goes back two, the other follows two.</source>
        <comment>4/notes</comment>
        <translation>Zwei Kinder sind Steine in einer Stuhlreihe. Eins geht zwei zurück, das andere folgt um zwei.</translation>
    </message>
    <message>
        <source>Forwards makes the gap **smaller**: that is taking from a heap. Both players can do it, each from their own side.

Backwards makes the gap **larger**. But then the other player goes forwards by just as much, and the gap is as before. The token that went back has less room behind it than before. That is the pattern of the staircase and of the silver dollar.</source>
        <comment>4/reveal</comment>
        <translation>Vor macht die Lücke **kleiner**: Das ist Nehmen von einem Haufen. Beide können das, jeder von seiner Seite.

Zurück macht die Lücke **größer**. Aber dann geht die andere Seite um gleich viel vor, und die Lücke ist wie vorher. Der Stein, der zurückging, hat hinter sich weniger Platz als vorher. Das ist das Muster der Treppe und des Silberdollars.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>5/title</comment>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>Two rows: the gaps are **2** and **3**. You are white. Which move wins?</source>
        <comment>5/text</comment>
        <translation>Zwei Zeilen: Die Lücken sind **2** und **3**. Du hast Weiß. Welcher Zug gewinnt?</translation>
    </message>
    <message>
        <source>White has only this winning move. Black, to move, would have two: one of them opens the smaller gap.</source>
        <comment>5/notes</comment>
        <translation>Weiß hat nur diesen Gewinnzug. Schwarz am Zug hätte zwei: Einer davon öffnet die kleinere Lücke.</translation>
    </message>
    <message>
        <source>Close the gap of two</source>
        <comment>5/choice 1</comment>
        <translation>Die Lücke von zwei schließen</translation>
    </message>
    <message>
        <source>Then the other player closes the gap of three.</source>
        <comment>5/because 1</comment>
        <translation>Dann schließt dein Gegenüber die Lücke von drei.</translation>
    </message>
    <message>
        <source>Close the gap of three</source>
        <comment>5/choice 2</comment>
        <translation>Die Lücke von drei schließen</translation>
    </message>
    <message>
        <source>Then the other player closes the gap of two.</source>
        <comment>5/because 2</comment>
        <translation>Dann schließt dein Gegenüber die Lücke von zwei.</translation>
    </message>
    <message>
        <source>Forwards by one in the second row</source>
        <comment>5/choice 3</comment>
        <translation>In der zweiten Zeile eins vor</translation>
    </message>
    <message>
        <source>Yes. Then the gaps are 2 and 2.</source>
        <comment>5/because 3</comment>
        <translation>Ja. Dann sind die Lücken 2 und 2.</translation>
    </message>
    <message>
        <source>The other side retreats</source>
        <comment>6/title</comment>
        <translation>Die andere Seite weicht zurück</translation>
    </message>
    <message>
        <source>You have left gaps 2 and 2. Black moves **back** by one in the first row: the gaps are 3 and 2. Your answer?</source>
        <comment>6/text</comment>
        <translation>Du hast Lücken 2 und 2 übrig gelassen. Schwarz geht in der ersten Zeile um eins **zurück**: Die Lücken sind 3 und 2. Deine Antwort?</translation>
    </message>
    <message>
        <source>White stands at the edge and cannot go back. Elsewhere a retreat of one’s own can be a winning move too, as on the staircase. But following is the safer habit: it makes the retreats run out.</source>
        <comment>6/notes</comment>
        <translation>Weiß steht am Rand und kann nicht zurück. Anderswo kann auch ein eigener Rückzug gewinnen, wie auf der Treppe. Aber Folgen ist die sicherere Gewohnheit: Damit gehen die Rückzüge einmal aus.</translation>
    </message>
    <message>
        <source>I close the gap of three</source>
        <comment>6/choice 1</comment>
        <translation>Ich schließe die Lücke von drei</translation>
    </message>
    <message>
        <source>Then black closes the gap of two. The gaps are 0 and 0 and it is your turn.</source>
        <comment>6/because 1</comment>
        <translation>Dann schließt Schwarz die Lücke von zwei. Die Lücken sind 0 und 0, und du bist am Zug.</translation>
    </message>
    <message>
        <source>I go forwards by one in the first row</source>
        <comment>6/choice 2</comment>
        <translation>Ich gehe in der ersten Zeile eins vor</translation>
    </message>
    <message>
        <source>Yes. The gaps are 2 and 2 again, and black has one square less to retreat.</source>
        <comment>6/because 2</comment>
        <translation>Ja. Die Lücken sind wieder 2 und 2, und Schwarz hat ein Feld weniger zum Zurückweichen.</translation>
    </message>
    <message>
        <source>I close the gap of two</source>
        <comment>6/choice 3</comment>
        <translation>Ich schließe die Lücke von zwei</translation>
    </message>
    <message>
        <source>Then black closes the gap of three. The gaps are 0 and 0 and it is your turn.</source>
        <comment>6/because 3</comment>
        <translation>Dann schließt Schwarz die Lücke von drei. Die Lücken sind 0 und 0, und du bist am Zug.</translation>
    </message>
    <message>
        <source>Does it end?</source>
        <comment>7/title</comment>
        <translation>Endet es?</translation>
    </message>
    <message>
        <source>Both could run forwards and backwards for ever. Why does the game end all the same, if the winner plays well?</source>
        <comment>7/text</comment>
        <translation>Beide könnten ewig vor und zurück laufen. Warum endet die Partie trotzdem, wenn die gewinnende Seite gut spielt?</translation>
    </message>
    <message>
        <source>Some texts say that in the end all tokens stand at the right-hand edge. That belongs to a different rule, see the next step. If the last move loses, both may prefer to run for ever; so Grundy does not offer that.</source>
        <comment>7/notes</comment>
        <translation>Manche Texte sagen, am Ende stünden alle Steine am rechten Rand. Das gehört zu einer anderen Regel, siehe nächster Schritt. Verliert der letzte Zug, so wollen vielleicht beide ewig laufen; deshalb bietet Grundy das nicht an.</translation>
    </message>
    <message>
        <source>The winner **never needs to go back**: taking and following are forward moves. The loser can go back, but the winner follows each time. So the loser’s tokens come nearer to the edge **behind** them, and in the end all of them are pinned there. The winner’s tokens stand in front of them, wherever that is.

Without good play the game need not end at all.</source>
        <comment>7/reveal</comment>
        <translation>Wer gewinnt, **muss nie zurück**: Nehmen und Folgen sind Züge nach vorn. Die verlierende Seite kann zurück, aber die gewinnende folgt jedes Mal. So kommen die Steine der verlierenden Seite immer näher an den Rand **hinter** ihnen, und am Ende sind sie dort alle eingeklemmt. Die Steine der gewinnenden Seite stehen davor, wo auch immer das ist.

Ohne gutes Spiel muss die Partie gar nicht enden.</translation>
    </message>
    <message>
        <source>A different rule</source>
        <comment>8/title</comment>
        <translation>Eine andere Regel</translation>
    </message>
    <message>
        <source>In one set of slides the rule reads: “move one of your tokens **to the right**”. White at the left end, black two squares further: W . B, and black stands at the right edge. The gap is 1. Who wins with **this** rule?</source>
        <comment>8/text</comment>
        <translation>In einem Satz Folien lautet die Regel: „Zieh einen deiner Steine **nach rechts**.“ Weiß am linken Ende, Schwarz zwei Felder weiter: W . B, und Schwarz steht am rechten Rand. Die Lücke ist 1. Wer gewinnt mit **dieser** Regel?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The strategy of the slides is right for the real game, with moves in both directions, and wrong for the rule as printed. This is the smallest counterexample.</source>
        <comment>8/notes</comment>
        <translation>Kann bei Zeitmangel wegfallen. Die Strategie der Folien ist richtig für das echte Spiel, mit Zügen in beide Richtungen, und falsch für die Regel, wie sie dort steht. Das ist das kleinste Gegenbeispiel.</translation>
    </message>
    <message>
        <source>The player who moves first, as the gap is 1</source>
        <comment>8/choice 1</comment>
        <translation>Wer zuerst zieht, denn die Lücke ist 1</translation>
    </message>
    <message>
        <source>If black starts, black cannot move at all: there is no square to the right.</source>
        <comment>8/because 1</comment>
        <translation>Fängt Schwarz an, so kann Schwarz gar nicht ziehen: Rechts ist kein Feld mehr.</translation>
    </message>
    <message>
        <source>White, whoever starts</source>
        <comment>8/choice 2</comment>
        <translation>Weiß, egal wer anfängt</translation>
    </message>
    <message>
        <source>Yes. Black has no move to the right. White has one. With this rule the gaps do not work as heaps.</source>
        <comment>8/because 2</comment>
        <translation>Ja. Schwarz hat keinen Zug nach rechts. Weiß hat einen. Mit dieser Regel sind die Lücken keine Haufen mehr.</translation>
    </message>
    <message>
        <source>How wrong is it?</source>
        <comment>9/title</comment>
        <translation>Wie falsch ist es?</translation>
    </message>
    <message>
        <source>Two rows, white at the left end, black at the right end. The gaps are 6 and 6, the nim-sum is 0. Who wins when tokens move **only to the right**?</source>
        <comment>9/text</comment>
        <translation>Zwei Zeilen, Weiß am linken Ende, Schwarz am rechten. Die Lücken sind 6 und 6, die Nim-Summe ist 0. Wer gewinnt, wenn Steine **nur nach rechts** ziehen?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. A row with black on the left counts for black. The numbers are added with signs. It is the first example of a game whose values are ordinary numbers; more of them in red-blue Hackenbush.</source>
        <comment>9/notes</comment>
        <translation>Kann bei Zeitmangel wegfallen. Eine Zeile mit Schwarz links zählt für Schwarz. Die Zahlen werden mit Vorzeichen addiert. Es ist das erste Beispiel für ein Spiel, dessen Werte gewöhnliche Zahlen sind; mehr davon beim rot-blauen Hackenbush.</translation>
    </message>
    <message>
        <source>White, [whoever starts](northcott/moves=right:W......B/W......B?outcome=L&amp;value=12): black cannot move at all, and white has **12** steps in store. With both directions the same board is [P](northcott:W......B/W......B?outcome=P).

To the right only, a row is worth its gap to the owner of the **left-hand** token: just add.</source>
        <comment>9/reveal</comment>
        <translation>Weiß, [egal wer anfängt](northcott/moves=right:W......B/W......B?outcome=L&amp;value=12): Schwarz kann gar nicht ziehen, und Weiß hat **12** Schritte auf Vorrat. Mit beiden Richtungen ist dasselbe Brett [P](northcott:W......B/W......B?outcome=P).

Geht es nur nach rechts, so ist eine Zeile für die Seite mit dem **linken** Stein so viel wert wie ihre Lücke: Man zählt einfach zusammen.</translation>
    </message>
    <message>
        <source>A third reading</source>
        <comment>10/title</comment>
        <translation>Noch eine Lesart</translation>
    </message>
    <message>
        <source>There is one more way to understand it: each player moves only **forwards**, white to the right and black to the left.

- When they **face each other**, the gap is a heap, and nothing can ever grow. [Two equal gaps](northcott/moves=own:W..B/W..B?outcome=P) are P.
- When they stand **back to back**, each walks away alone, and only the number of free squares counts. [Here](northcott/moves=own:..B.W.?outcome=R&amp;value=-1) black has two and white has one, so black wins, whoever starts.

Three readings, three games. Always ask *which way* the pieces may go.</source>
        <comment>10/text</comment>
        <translation>Man kann die Regel noch anders verstehen: Jede Seite zieht nur **vorwärts**, Weiß nach rechts und Schwarz nach links.

- Stehen sie **einander gegenüber**, so ist die Lücke ein Haufen, und nichts kann je wachsen. [Zwei gleiche Lücken](northcott/moves=own:W..B/W..B?outcome=P) sind P.
- Stehen sie **Rücken an Rücken**, so geht jeder allein davon, und nur die Zahl der freien Felder zählt. [Hier](northcott/moves=own:..B.W.?outcome=R&amp;value=-1) hat Schwarz zwei und Weiß eins, also gewinnt Schwarz, egal wer anfängt.

Drei Lesarten, drei Spiele. Frag immer, *in welche Richtung* die Steine dürfen.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Let pupils set up one row and say who wins it under each of the three rules.</source>
        <comment>10/notes</comment>
        <translation>Kann bei Zeitmangel wegfallen. Eine Zeile aufstellen lassen und sagen lassen, wer sie unter jeder der drei Regeln gewinnt.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>The usual rule: both directions. Write down the gaps, then play Nim with them.</source>
        <comment>11/text</comment>
        <translation>Die übliche Regel: beide Richtungen. Schreib die Lücken auf, dann spiel Nim mit ihnen.</translation>
    </message>
    <message>
        <source>The position of the tokens does not matter, only the gaps. Tokens side by side: gap 0.</source>
        <comment>11/notes</comment>
        <translation>Wo die Steine stehen, ist gleichgültig, nur die Lücken zählen. Steine nebeneinander: Lücke 0.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>Gewinne</translation>
    </message>
    <message>
        <source>You are white and start. The gaps are 2, 3, 4 and 6. The computer is perfect.</source>
        <comment>12/text</comment>
        <translation>Du hast Weiß und fängst an. Die Lücken sind 2, 3, 4 und 6. Der Computer ist perfekt.</translation>
    </message>
    <message>
        <source>2 ⊕ 3 ⊕ 4 ⊕ 6 = 3. White can make 2 a 1, or 3 a 0, or 6 a 5. After that follow every retreat.</source>
        <comment>12/notes</comment>
        <translation>2 ⊕ 3 ⊕ 4 ⊕ 6 = 3. Weiß kann aus 2 eine 1, aus 3 eine 0 oder aus 6 eine 5 machen. Danach jedem Rückzug folgen.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- In Northcott’s game the **gaps** are heaps: [gaps 2 and 2](northcott:W..B/W..B?outcome=P) are P.
- A retreat is answered by the same advance, so it changes nothing.
- A rule that is worded a little differently can be a quite different game.

With this we leave Nim in disguise. In the next game you may take from two heaps **at once**, and something new happens.</source>
        <comment>13/text</comment>
        <translation>- In Northcotts Spiel sind die **Lücken** Haufen: [Lücken 2 und 2](northcott:W..B/W..B?outcome=P) sind P.
- Auf einen Rückzug antwortet man mit demselben Schritt vor, also ändert er nichts.
- Eine Regel, die ein wenig anders formuliert ist, kann ein ganz anderes Spiel sein.

Damit verlassen wir das verkleidete Nim. Im nächsten Spiel darf man von zwei Haufen **zugleich** nehmen, und etwas Neues geschieht.</translation>
    </message>
    <message>
        <source>**Exit question:** three rows with gaps 1, 4, 5. Who wins? (1 ⊕ 4 ⊕ 5 = 0: the player who has just moved.)</source>
        <comment>13/notes</comment>
        <translation>**Frage zum Schluss:** drei Zeilen mit Lücken 1, 4, 5. Wer gewinnt? (1 ⊕ 4 ⊕ 5 = 0: wer zuletzt gezogen hat.)</translation>
    </message>
</context>
<context>
    <name>p-and-n</name>
    <message>
        <source>P, N and other rules</source>
        <comment>title</comment>
        <translation>P, N und andere Regeln</translation>
    </message>
    <message>
        <source>The same labelling for other takeaway games, and why the labels must repeat.</source>
        <comment>about</comment>
        <translation>Dasselbe Beschriften für andere Wegnehmspiele, und warum sich die Buchstaben wiederholen müssen.</translation>
    </message>
    <message>
        <source>do so for any allowed numbers, and read off the period</source>
        <comment>aims</comment>
        <translation>das für alle erlaubten Anzahlen tun und die Periode ablesen</translation>
    </message>
    <message>
        <source>A new rule</source>
        <comment>1/title</comment>
        <translation>Eine neue Regel</translation>
    </message>
    <message>
        <source>A new game: 9 matches, and you may take **1, 3 or 4**. Taking two is not allowed. Whoever takes the last match wins.

Play it in pairs. Is 9 good for the player who starts? Does “leave a multiple of four” still help?</source>
        <comment>1/text</comment>
        <translation>Ein neues Spiel: 9 Hölzchen, und du darfst **1, 3 oder 4** nehmen. Zwei zu nehmen ist verboten. Wer das letzte Hölzchen nimmt, gewinnt.

Spielt es zu zweit. Ist die 9 gut für den, der anfängt? Hilft „lass ein Vielfaches von vier übrig“ noch?</translation>
    </message>
    <message>
        <source>Two or three games are enough. Multiples of four do not help: with four matches you just take all four. Let somebody find that out.</source>
        <comment>1/notes</comment>
        <translation>Zwei oder drei Partien reichen. Vielfache von vier helfen nicht: Bei vier Hölzchen nimmt man einfach alle vier. Das die Klasse herausfinden lassen.</translation>
    </message>
    <message>
        <source>Does four still work?</source>
        <comment>2/title</comment>
        <translation>Klappt es noch mit vier?</translation>
    </message>
    <message>
        <source>You leave **four** matches. What happens?</source>
        <comment>2/text</comment>
        <translation>Du lässt **vier** Hölzchen übrig. Was passiert?</translation>
    </message>
    <message>
        <source>The point: the pattern belonged to the rule, not to the number four. What stays is the method.</source>
        <comment>2/notes</comment>
        <translation>Worauf es ankommt: Das Muster gehörte zur Regel, nicht zur Zahl vier. Was bleibt, ist das Verfahren.</translation>
    </message>
    <message>
        <source>The other player has lost</source>
        <comment>2/choice 1</comment>
        <translation>Dein Gegenüber hat verloren</translation>
    </message>
    <message>
        <source>In the old game, yes. Here four may be taken at once.</source>
        <comment>2/because 1</comment>
        <translation>Im alten Spiel, ja. Hier darf man vier auf einmal nehmen.</translation>
    </message>
    <message>
        <source>The other player takes all four and wins</source>
        <comment>2/choice 2</comment>
        <translation>Dein Gegenüber nimmt alle vier und gewinnt</translation>
    </message>
    <message>
        <source>Yes. A new rule needs new labels. What was true in one game need not be true in another.</source>
        <comment>2/because 2</comment>
        <translation>Ja. Eine neue Regel braucht neue Buchstaben. Was in einem Spiel stimmt, muss in einem anderen nicht stimmen.</translation>
    </message>
    <message>
        <source>Nobody can tell</source>
        <comment>2/choice 3</comment>
        <translation>Das kann niemand sagen</translation>
    </message>
    <message>
        <source>Look at the rule again: four matches may be taken at once.</source>
        <comment>2/because 3</comment>
        <translation>Sieh dir die Regel noch einmal an: Man darf vier Hölzchen auf einmal nehmen.</translation>
    </message>
    <message>
        <source>The two words again</source>
        <comment>3/title</comment>
        <translation>Noch einmal die zwei Wörter</translation>
    </message>
    <message>
        <source>The method is the same in every game that must end, with the same moves for both players:

- A position is **N**, or *hot*, when at least one move leads to a P-position.
- A position is **P**, or *cold*, when no move leads to a P-position. Every move, if there is one, leads to an N-position.

An end position has no moves at all, so it fits the second line: it is P. That is right as long as the last move wins: the player to move has lost.

The two lines leave no gap. Either there is a move to P, or there is none. So **every position is P or N, never both and never neither**, as long as every game comes to an end.</source>
        <comment>3/text</comment>
        <translation>Das Verfahren ist in jedem Spiel dasselbe, das enden muss und in dem beide dieselben Züge haben:

- Eine Position ist **N** oder *heiß*, wenn mindestens ein Zug zu einer P-Position führt.
- Eine Position ist **P** oder *kalt*, wenn kein Zug zu einer P-Position führt. Jeder Zug, wenn es einen gibt, führt zu einer N-Position.

Eine Endposition hat überhaupt keine Züge. Sie passt also zur zweiten Zeile: Sie ist P. Das ist richtig, solange der letzte Zug gewinnt: Wer am Zug ist, hat verloren.

Die zwei Zeilen lassen keine Lücke. Entweder gibt es einen Zug nach P, oder es gibt keinen. Darum ist **jede Position P oder N, nie beides und nie keins von beiden**, solange jede Partie einmal zu Ende geht.</translation>
    </message>
    <message>
        <source>**Ask:** “Could there be a position where nobody can force a win?” Here no: no draws, and each game ends. For games that can go round in circles it can happen.</source>
        <comment>3/notes</comment>
        <translation>**Fragen:** „Könnte es eine Position geben, in der niemand den Gewinn erzwingen kann?“ Hier nicht: Es gibt kein Unentschieden, und jede Partie endet. In Spielen, die im Kreis laufen können, kommt es vor.</translation>
    </message>
    <message>
        <source>Label the new game</source>
        <comment>4/title</comment>
        <translation>Beschrifte das neue Spiel</translation>
    </message>
    <message>
        <source>From each number you can leave the one that is 1, 3 or 4 smaller. Say the label before you look.</source>
        <comment>4/text</comment>
        <translation>Von jeder Zahl aus kannst du die übrig lassen, die um 1, 3 oder 4 kleiner ist. Sag den Buchstaben, bevor du nachsiehst.</translation>
    </message>
    <message>
        <source>The first steps: 0 P, 1 N, 2 P (you can only take one, and that leaves 1). Pupils often forget that two cannot be taken and label 2 as N. Then 3, 4, 5 and 6 are all N. **Ask which move proves it for 6:** take four and leave 2.</source>
        <comment>4/notes</comment>
        <translation>Die ersten Schritte: 0 P, 1 N, 2 P (man kann nur eins nehmen, und das lässt 1 übrig). Oft wird vergessen, dass man zwei nicht nehmen darf, und die 2 bekommt ein N. Dann sind 3, 4, 5 und 6 alle N. **Fragen, welcher Zug das für die 6 beweist:** vier nehmen und 2 übrig lassen.</translation>
    </message>
    <message>
        <source>What do you see?</source>
        <comment>5/title</comment>
        <translation>Was siehst du?</translation>
    </message>
    <message>
        <source>Write the labels from 0 to 14 as one line of letters. (Go one step back if you want to see them again.) What do you notice?</source>
        <comment>5/text</comment>
        <translation>Schreib die Buchstaben von 0 bis 14 in eine Zeile. (Geh einen Schritt zurück, wenn du sie noch einmal sehen willst.) Was fällt dir auf?</translation>
    </message>
    <message>
        <source>Let them write it in rows of seven, one below the other. Ask for 50 (7 times 7 and 1 more: N) and for 70 (P).</source>
        <comment>5/notes</comment>
        <translation>In Zeilen zu je sieben untereinander schreiben lassen. Nach 50 fragen (7 mal 7 und 1 dazu: N) und nach 70 (P).</translation>
    </message>
    <message>
        <source>The line is P N P N N N N, P N P N N N N, P. The first seven labels come again and again. We say that the labels have **period 7**.

So for 100 matches you need no long table. 100 is 14 times 7 and 2 more, so it has the label of 2: [it is P](takeaway/take=1,3,4:100?outcome=P).</source>
        <comment>5/reveal</comment>
        <translation>Die Zeile heißt P N P N N N N, P N P N N N N, P. Die ersten sieben Buchstaben kommen immer wieder. Man sagt, die Buchstaben haben die **Periode 7**.

Für 100 Hölzchen brauchst du also keine lange Tabelle. 100 ist 14 mal 7 und 2 dazu, also hat die 100 den Buchstaben der 2: [Sie ist P](takeaway/take=1,3,4:100?outcome=P).</translation>
    </message>
    <message>
        <source>Nine matches</source>
        <comment>6/title</comment>
        <translation>Neun Hölzchen</translation>
    </message>
    <message>
        <source>So what about the nine matches of the beginning?</source>
        <comment>6/text</comment>
        <translation>Und was ist nun mit den neun Hölzchen vom Anfang?</translation>
    </message>
    <message>
        <source>Compare it with what happened when the pairs played. Who won most of the games from 9? With good play it is always the second player.</source>
        <comment>6/notes</comment>
        <translation>Mit dem vergleichen, was beim Spielen herauskam. Wer hat von 9 aus meistens gewonnen? Bei gutem Spiel immer der Zweite.</translation>
    </message>
    <message>
        <source>P: the player who starts loses</source>
        <comment>6/choice 1</comment>
        <translation>P: Wer anfängt, verliert</translation>
    </message>
    <message>
        <source>Yes. 9 is 7 and 2 more. From 9 you can only leave 8, 6 or 5, and all three are N.</source>
        <comment>6/because 1</comment>
        <translation>Ja. 9 ist 7 und 2 dazu. Von 9 aus kannst du nur 8, 6 oder 5 übrig lassen, und alle drei sind N.</translation>
    </message>
    <message>
        <source>N: take one</source>
        <comment>6/choice 2</comment>
        <translation>N: eins nehmen</translation>
    </message>
    <message>
        <source>You leave 8. The other player takes one as well and leaves 7, which is P.</source>
        <comment>6/because 2</comment>
        <translation>Du lässt 8 übrig. Dein Gegenüber nimmt auch eins und lässt 7 übrig, und das ist P.</translation>
    </message>
    <message>
        <source>N: take four</source>
        <comment>6/choice 3</comment>
        <translation>N: vier nehmen</translation>
    </message>
    <message>
        <source>You leave 5. The other player takes three and leaves 2, which is P.</source>
        <comment>6/because 3</comment>
        <translation>Du lässt 5 übrig. Dein Gegenüber nimmt drei und lässt 2 übrig, und das ist P.</translation>
    </message>
    <message>
        <source>Must it repeat?</source>
        <comment>7/title</comment>
        <translation>Muss es sich wiederholen?</translation>
    </message>
    <message>
        <source>Is it luck that the labels repeat? Think about which labels you need to know to find the next one.</source>
        <comment>7/text</comment>
        <translation>Ist es Glück, dass sich die Buchstaben wiederholen? Überleg, welche Buchstaben du kennen musst, um den nächsten zu finden.</translation>
    </message>
    <message>
        <source>A fine argument for quick pupils; the pigeonhole principle without its name. Nobody needs to remember it. **Ask:** in how many ways can ten labels in a row look, if up to 10 matches may be taken? (2 to the power 10, which is 1024.)</source>
        <comment>7/notes</comment>
        <translation>Eine schöne Überlegung für die Schnellen; das Schubfachprinzip ohne seinen Namen. Niemand muss sie sich merken. **Fragen:** Auf wie viele Arten können zehn Buchstaben hintereinander aussehen, wenn man bis zu 10 Hölzchen nehmen darf? (2 hoch 10, also 1024.)</translation>
    </message>
    <message>
        <source>To label a number you only look at the **last four labels**, because no more than four matches can be taken. There are only 2 × 2 × 2 × 2 = 16 ways in which four labels in a row can look.

So after a while the same four labels must come again. From there on everything is as it was before, for ever. **Whichever numbers are allowed, as long as one of them is the largest, the labels repeat in the end.**</source>
        <comment>7/reveal</comment>
        <translation>Um eine Zahl zu beschriften, schaust du nur auf die **letzten vier Buchstaben**, denn mehr als vier Hölzchen kann niemand nehmen. Vier Buchstaben hintereinander können nur auf 2 × 2 × 2 × 2 = 16 Arten aussehen.

Nach einiger Zeit müssen also dieselben vier Buchstaben wiederkommen. Von da an ist alles wie vorher, ohne Ende. **Welche Anzahlen auch erlaubt sind: Solange eine davon die größte ist, wiederholen sich die Buchstaben irgendwann.**</translation>
    </message>
    <message>
        <source>Your turn: take 2 or 3</source>
        <comment>8/title</comment>
        <translation>Jetzt du: 2 oder 3 nehmen</translation>
    </message>
    <message>
        <source>In this game you may take **2 or 3**. With 1 match left nobody can move! Fill in P and N from 0 to 13.</source>
        <comment>8/text</comment>
        <translation>In diesem Spiel darfst du **2 oder 3** nehmen. Ist nur noch 1 Hölzchen da, kann niemand ziehen! Trag P und N von 0 bis 13 ein.</translation>
    </message>
    <message>
        <source>The trap is 1: it is an end position as well, so it is P. The pattern is P P N N N, period 5.</source>
        <comment>8/notes</comment>
        <translation>Die Falle ist die 1: Auch sie ist eine Endposition, also P. Das Muster ist P P N N N, Periode 5.</translation>
    </message>
    <message>
        <source>Read the pattern</source>
        <comment>9/title</comment>
        <translation>Lies das Muster</translation>
    </message>
    <message>
        <source>In the game with 2 or 3, the labels go P P N N N and then repeat. There are **21** matches. Who wins?</source>
        <comment>9/text</comment>
        <translation>Im Spiel mit 2 oder 3 lauten die Buchstaben P P N N N, und dann wieder von vorn. Es sind **21** Hölzchen. Wer gewinnt?</translation>
    </message>
    <message>
        <source>**Ask for the answer to every move too:** against 2 take 3, against 3 take 2. Together that is five, the period.</source>
        <comment>9/notes</comment>
        <translation>**Auch nach der Antwort auf jeden Zug fragen:** gegen 2 nimm 3, gegen 3 nimm 2. Zusammen fünf, die Periode.</translation>
    </message>
    <message>
        <source>The previous player: it is P</source>
        <comment>9/choice 1</comment>
        <translation>Wer zuletzt gezogen hat: Es ist P</translation>
    </message>
    <message>
        <source>Yes. 21 is 4 times 5 and 1 more, so it has the same label as 1.</source>
        <comment>9/because 1</comment>
        <translation>Ja. 21 ist 4 mal 5 und 1 dazu, also hat die 21 denselben Buchstaben wie die 1.</translation>
    </message>
    <message>
        <source>The next player: it is N</source>
        <comment>9/choice 2</comment>
        <translation>Wer als Nächster zieht: Es ist N</translation>
    </message>
    <message>
        <source>Divide by five and look at what is left over: 21 leaves 1, and 1 is P.</source>
        <comment>9/because 2</comment>
        <translation>Teil durch fünf und sieh dir den Rest an: 21 lässt den Rest 1, und die 1 ist P.</translation>
    </message>
    <message>
        <source>Two heaps</source>
        <comment>10/title</comment>
        <translation>Zwei Haufen</translation>
    </message>
    <message>
        <source>Now **two** heaps of 10, and you take 1, 2 or 3 from one of them. Who wins, and how? Play a little and think.</source>
        <comment>10/text</comment>
        <translation>Jetzt **zwei** Haufen mit je 10, und du nimmst 1, 2 oder 3 von einem davon. Wer gewinnt, und wie? Spiel ein bisschen und denk nach.</translation>
    </message>
    <message>
        <source>Copying is the first great idea about games with several heaps. Let someone play it against you. Keep the last sentence in mind: it is why the lessons on Nim will need numbers; two letters are not enough.</source>
        <comment>10/notes</comment>
        <translation>Nachmachen ist die erste große Idee bei Spielen mit mehreren Haufen. Jemanden gegen die Lehrkraft spielen lassen. Der letzte Satz ist wichtig: Er ist der Grund, warum die Lektionen über Nim Zahlen brauchen; zwei Buchstaben genügen nicht.</translation>
    </message>
    <message>
        <source>The second player, by **copying**: whatever is taken from one heap, take the same from the other. [Equal heaps](takeaway:10,10?outcome=P) always have an answer.

One heap of ten is N, two together are P. So the letters of the parts do not tell you the letter of the whole.</source>
        <comment>10/reveal</comment>
        <translation>Der Zweite, und zwar durch **Nachmachen**: Was auch von einem Haufen genommen wird, nimm dasselbe vom anderen. Auf [gleiche Haufen](takeaway:10,10?outcome=P) gibt es immer eine Antwort.

Ein Haufen mit zehn ist N, zwei zusammen sind P. Die Buchstaben der Teile sagen also nichts über den Buchstaben des Ganzen.</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>11/title</comment>
        <translation>P oder N?</translation>
    </message>
    <message>
        <source>Say which it is, and read why.</source>
        <comment>11/text</comment>
        <translation>Sag, was es ist, und lies, warum.</translation>
    </message>
    <message>
        <source>Let pupils say which move they would make when they answer N.</source>
        <comment>11/notes</comment>
        <translation>Wer N antwortet, soll den Zug dazu nennen.</translation>
    </message>
    <message>
        <source>Climb the fence</source>
        <comment>12/title</comment>
        <translation>Über den Zaun</translation>
    </message>
    <message>
        <source>This computer plays perfectly when at most 8 matches are left, and at random until then. You may take 1, 3 or 4. What should you do with 20 matches? You start.</source>
        <comment>12/text</comment>
        <translation>Dieser Computer spielt perfekt, wenn höchstens 8 Hölzchen da sind, und bis dahin zufällig. Du darfst 1, 3 oder 4 nehmen. Was solltest du bei 20 Hölzchen tun? Du fängst an.</translation>
    </message>
    <message>
        <source>20 is 14 and 6 more, so it is N: take four and leave 16, which is 14 and 2 more.</source>
        <comment>12/notes</comment>
        <translation>20 ist 14 und 6 dazu, also N: vier nehmen und 16 übrig lassen, das ist 14 und 2 dazu.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- The method works for every rule: label from the end.
- When there is a largest number that may be taken, the labels **repeat**, so a short table answers for all sizes.
- Two equal heaps, and nothing else, are always P: copy. [Here is one](takeaway/take=1,3,4:12,12?outcome=P) to try.

Next comes the most famous game of all, Nim: you may take as many stones from a heap as you like.</source>
        <comment>13/text</comment>
        <translation>- Das Verfahren klappt bei jeder Regel: Beschrifte vom Ende her.
- Gibt es eine größte Anzahl, die man nehmen darf, so **wiederholen** sich die Buchstaben. Dann genügt eine kurze Tabelle für alle Größen.
- Zwei gleiche Haufen, und sonst nichts, sind immer P: Mach nach. [Hier sind zwei](takeaway/take=1,3,4:12,12?outcome=P) zum Ausprobieren.

Als Nächstes kommt das berühmteste Spiel von allen, Nim: Da darfst du von einem Haufen so viele Steine nehmen, wie du willst.</translation>
    </message>
    <message>
        <source>**Exit question:** take 1 or 4. Write the labels from 0 to 9. (P N P N N, P N P N N.)</source>
        <comment>13/notes</comment>
        <translation>**Frage zum Schluss:** 1 oder 4 nehmen. Schreibt die Buchstaben von 0 bis 9 auf. (P N P N N, P N P N N.)</translation>
    </message>
</context>
<context>
    <name>poker-nim-and-skips</name>
    <message>
        <source>Stones that come back, turns that are skipped</source>
        <comment>title</comment>
        <translation>Steine, die zurückkommen, und Passen</translation>
    </message>
    <message>
        <source>Poker Nim and Nim with skips: which extra moves change the winner, and which do not?</source>
        <comment>about</comment>
        <translation>Poker-Nim und Nim mit Passen: Welche Zusatzzüge ändern, wer gewinnt, und welche nicht?</translation>
    </message>
    <message>
        <source>tell which extra moves change the winner</source>
        <comment>aims</comment>
        <translation>sagen, welche Zusatzzüge etwas daran ändern, wer gewinnt</translation>
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
        <translation>Nim mit einer weiteren Art von Zug: Statt Steine zu nehmen, darfst du auch **welche zurücklegen**, aber der Haufen darf nicht größer werden, als er am Anfang war. Jeder darf das in der ganzen Partie nur **zweimal** tun. Wer den letzten Zug macht, gewinnt.

Spielt es zu zweit, mit Haufen 3, 4 und 5. Hilft das Zurücklegen?</translation>
    </message>
    <message>
        <source>Each player has a small stock of moves for putting back. **Ask afterwards:** “Did putting stones back ever save somebody?” It can confuse, but it cannot save.</source>
        <comment>1/notes</comment>
        <translation>Jede Seite hat einen kleinen Vorrat an Zügen zum Zurücklegen. **Danach fragen:** „Hat das Zurücklegen jemals jemanden gerettet?“ Es kann verwirren, aber nicht retten.</translation>
    </message>
    <message>
        <source>Somebody puts back</source>
        <comment>2/title</comment>
        <translation>Jemand legt zurück</translation>
    </message>
    <message>
        <source>You have left a position with nim-sum 0. The other player puts **two stones** on a heap. What do you do?</source>
        <comment>2/text</comment>
        <translation>Du hast eine Position mit Nim-Summe 0 übrig gelassen. Dein Gegenüber legt **zwei Steine** auf einen Haufen. Was tust du?</translation>
    </message>
    <message>
        <source>The same idea as on the staircase: undo it at once. Play it with the class from 1, 4, 5.</source>
        <comment>2/notes</comment>
        <translation>Derselbe Gedanke wie auf der Treppe: sofort zurücknehmen. Mit der Klasse von 1, 4, 5 aus spielen.</translation>
    </message>
    <message>
        <source>I put two stones back as well, on another heap</source>
        <comment>2/choice 1</comment>
        <translation>Ich lege auch zwei Steine zurück, auf einen anderen Haufen</translation>
    </message>
    <message>
        <source>You might not have that many moves left for putting back, and the nim-sum need not become 0.</source>
        <comment>2/because 1</comment>
        <translation>So viele Züge zum Zurücklegen hast du vielleicht nicht mehr, und die Nim-Summe muss dabei nicht 0 werden.</translation>
    </message>
    <message>
        <source>I take exactly these two stones away again</source>
        <comment>2/choice 2</comment>
        <translation>Ich nehme genau diese zwei Steine wieder weg</translation>
    </message>
    <message>
        <source>Yes. The position is as before, the nim-sum is 0 again, and the other player has one putting-back move less.</source>
        <comment>2/because 2</comment>
        <translation>Ja. Die Position ist wie vorher, die Nim-Summe ist wieder 0, und dein Gegenüber hat einen Zug zum Zurücklegen weniger.</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>2/choice 3</comment>
        <translation>Ich habe verloren</translation>
    </message>
    <message>
        <source>The nim-sum is not 0 now, and it is your turn. That is good for you.</source>
        <comment>2/because 3</comment>
        <translation>Die Nim-Summe ist jetzt nicht 0, und du bist am Zug. Das ist gut für dich.</translation>
    </message>
    <message>
        <source>And if it is done again?</source>
        <comment>3/title</comment>
        <translation>Und wenn es noch einmal geschieht?</translation>
    </message>
    <message>
        <source>Undoing works each time. Could the other player go on for ever, putting stones back again and again?</source>
        <comment>3/text</comment>
        <translation>Zurücknehmen klappt jedes Mal. Könnte die andere Seite ewig so weitermachen und immer wieder Steine zurücklegen?</translation>
    </message>
    <message>
        <source>You need no putting-back moves yourself in order to undo: undoing is taking. That is why the numbers do not matter.</source>
        <comment>3/notes</comment>
        <translation>Um es zurückzunehmen, braucht man selbst keine Züge zum Zurücklegen: Zurücknehmen ist Nehmen. Darum kommt es auf die Anzahlen nicht an.</translation>
    </message>
    <message>
        <source>No, only twice. Then only taking is left. So Poker Nim is won **exactly as Nim**: from 3, 4, 5 [make the 3 a 1](poker/adds=2,2/max=3,4,5:3,4,5?outcome=N&amp;wins=poker/adds=2,2/max=3,4,5:1,4,5).

Who has more of these moves does not matter: [none against two](poker/adds=0,2/max=3,4,5:1,4,5?outcome=P).</source>
        <comment>3/reveal</comment>
        <translation>Nein, nur zweimal. Dann bleibt nur noch das Nehmen. Poker-Nim gewinnt man also **genau wie Nim**: Bei 3, 4, 5 [mach aus der 3 eine 1](poker/adds=2,2/max=3,4,5:3,4,5?outcome=N&amp;wins=poker/adds=2,2/max=3,4,5:1,4,5).

Wer mehr von diesen Zügen hat, ist gleichgültig: [keiner gegen zwei](poker/adds=0,2/max=3,4,5:1,4,5?outcome=P).</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>4/title</comment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Find the winning move. Putting back is possible, but look at the nim-sum first.</source>
        <comment>4/text</comment>
        <translation>Finde den Gewinnzug. Zurücklegen ist möglich, aber schau zuerst auf die Nim-Summe.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Sometimes putting back wins too, because it also makes the nim-sum 0.</source>
        <comment>4/notes</comment>
        <translation>Kann bei Zeitmangel wegfallen. Manchmal gewinnt auch das Zurücklegen, weil es die Nim-Summe ebenfalls zu 0 macht.</translation>
    </message>
    <message>
        <source>Nim with skips</source>
        <comment>5/title</comment>
        <translation>Nim mit Passen</translation>
    </message>
    <message>
        <source>Now another extra: a player may **skip** a turn, that is, make no move. Each player has one skip. The game goes on until the player to move has neither a stone to take nor a skip to use, and has lost.

Play it in pairs. When is the best time to skip?</source>
        <comment>5/text</comment>
        <translation>Jetzt etwas anderes dazu: Man darf auch **passen**, also keinen Zug machen. Jeder darf das einmal. Die Partie geht weiter, bis jemand am Zug ist, der weder einen Stein nehmen noch passen kann. Dann hat er verloren.

Spielt es zu zweit. Wann passt man am besten?</translation>
    </message>
    <message>
        <source>Read the last sentence twice: you may skip even when no stones are left. With exactly that rule the game has a simple answer.</source>
        <comment>5/notes</comment>
        <translation>Den vorletzten Satz der Regel zweimal lesen: Man darf auch passen, wenn keine Steine mehr da sind. Mit genau dieser Regel hat das Spiel eine einfache Lösung.</translation>
    </message>
    <message>
        <source>Equal skips</source>
        <comment>6/title</comment>
        <translation>Gleich oft passen</translation>
    </message>
    <message>
        <source>Both have **one** skip. You have left nim-sum 0, and the other player skips. What now?</source>
        <comment>6/text</comment>
        <translation>Beide dürfen **einmal** passen. Du hast Nim-Summe 0 übrig gelassen, und dein Gegenüber passt. Was nun?</translation>
    </message>
    <message>
        <source>Copying once more. With equal numbers of skips it is just Nim.</source>
        <comment>6/notes</comment>
        <translation>Noch einmal das Nachmachen. Dürfen beide gleich oft passen, ist es einfach Nim.</translation>
    </message>
    <message>
        <source>I skip as well</source>
        <comment>6/choice 1</comment>
        <translation>Ich passe auch</translation>
    </message>
    <message>
        <source>Yes. The skips are used up on both sides, and the other player must move from nim-sum 0.</source>
        <comment>6/because 1</comment>
        <translation>Ja. Jetzt kann niemand mehr passen, und dein Gegenüber muss bei Nim-Summe 0 ziehen.</translation>
    </message>
    <message>
        <source>I take some stones</source>
        <comment>6/choice 2</comment>
        <translation>Ich nehme ein paar Steine</translation>
    </message>
    <message>
        <source>Then you are the one who spoils the nim-sum 0, and the other player makes it 0 again.</source>
        <comment>6/because 2</comment>
        <translation>Dann machst du die Nim-Summe 0 kaputt, und dein Gegenüber stellt sie wieder her.</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>6/choice 3</comment>
        <translation>Ich habe verloren</translation>
    </message>
    <message>
        <source>You still have a skip. Use it now.</source>
        <comment>6/because 3</comment>
        <translation>Du darfst auch noch einmal passen. Tu es jetzt.</translation>
    </message>
    <message>
        <source>One skip more</source>
        <comment>7/title</comment>
        <translation>Einmal mehr passen</translation>
    </message>
    <message>
        <source>Heaps 1, 2, 3, nim-sum 0. It is **your** turn, and you have two skips, the other player has one. Who wins?</source>
        <comment>7/text</comment>
        <translation>Haufen 1, 2, 3, Nim-Summe 0. **Du** bist am Zug und darfst zweimal passen, dein Gegenüber einmal. Wer gewinnt?</translation>
    </message>
    <message>
        <source>On the board Left is the player who starts. In fact all seven moves win here.</source>
        <comment>7/notes</comment>
        <translation>Auf dem Brett ist Links die Seite, die anfängt. In Wahrheit gewinnen hier alle sieben Züge.</translation>
    </message>
    <message>
        <source>The other player, because nim-sum 0 is lost for me</source>
        <comment>7/choice 1</comment>
        <translation>Mein Gegenüber, denn Nim-Summe 0 ist für mich verloren</translation>
    </message>
    <message>
        <source>Without skips, yes. But you can skip first, and then it is the other player’s turn at nim-sum 0, with one skip each.</source>
        <comment>7/because 1</comment>
        <translation>Ohne Passen, ja. Aber du kannst zuerst passen, und dann ist dein Gegenüber bei Nim-Summe 0 am Zug, und jeder darf noch einmal passen.</translation>
    </message>
    <message>
        <source>I do</source>
        <comment>7/choice 2</comment>
        <translation>Ich</translation>
    </message>
    <message>
        <source>Yes. Skip! Then it is the other player’s turn, with nim-sum 0 and one skip each: lost for them.</source>
        <comment>7/because 2</comment>
        <translation>Ja. Pass! Dann ist dein Gegenüber am Zug, mit Nim-Summe 0, und jeder darf noch einmal passen: verloren.</translation>
    </message>
    <message>
        <source>Having one more</source>
        <comment>8/title</comment>
        <translation>Öfter passen dürfen</translation>
    </message>
    <message>
        <source>What if you have more skips, and it is the **other** player’s turn? And if the nim-sum is not 0?</source>
        <comment>8/text</comment>
        <translation>Und wenn du öfter passen darfst und die **andere** Seite am Zug ist? Und wenn die Nim-Summe nicht 0 ist?</translation>
    </message>
    <message>
        <source>So such a game has two more kinds of results: Left wins whoever starts (L), and Right wins whoever starts (R). These letters come back in Northcott’s game and in red-blue Hackenbush.</source>
        <comment>8/notes</comment>
        <translation>Ein solches Spiel hat also zwei weitere Arten von Ausgang: Links gewinnt, egal wer anfängt (L), und Rechts gewinnt, egal wer anfängt (R). Diese Buchstaben kommen bei Northcotts Spiel und beim rot-blauen Hackenbush wieder.</translation>
    </message>
    <message>
        <source>You win in every case. If the other player skips, skip too. As long as you have one more skip, you can choose who has to move at nim-sum 0.

- [Two against one](skip/skips=2,1:3,4,5?outcome=L): the one with two wins, whoever starts.
- [None against one](skip/skips=0,1:3,4,5?outcome=R): the one with one wins, whoever starts.
- [Equal](skip/skips=1,1:3,4,5?outcome=N): as in Nim.

So a skip is worth something, and putting stones back is not. **A skip can only be answered by another skip, and whoever has one more has the last word.**</source>
        <comment>8/reveal</comment>
        <translation>Du gewinnst in jedem Fall. Passt dein Gegenüber, so pass auch. Solange du einmal öfter passen darfst, bestimmst du, wer bei Nim-Summe 0 ziehen muss.

- [Zweimal gegen einmal](skip/skips=2,1:3,4,5?outcome=L): Es gewinnt, wer zweimal darf, egal wer anfängt.
- [Keinmal gegen einmal](skip/skips=0,1:3,4,5?outcome=R): Es gewinnt, wer einmal darf, egal wer anfängt.
- [Gleich oft](skip/skips=1,1:3,4,5?outcome=N): wie beim Nim.

Passen ist also etwas wert, Steine zurückzulegen nicht. **Auf Passen kann man nur mit Passen antworten, und wer es einmal öfter darf, hat das letzte Wort.**</translation>
    </message>
    <message>
        <source>Read the rule exactly</source>
        <comment>9/title</comment>
        <translation>Lies die Regel genau</translation>
    </message>
    <message>
        <source>Somebody words it a little differently: **the game is over as soon as the last stone is taken**. One heap with one stone; you start and have no skip; the other player has one. Who wins?</source>
        <comment>9/text</comment>
        <translation>Jemand drückt es ein wenig anders aus: **Die Partie ist zu Ende, sobald der letzte Stein genommen ist.** Ein Haufen mit einem Stein; du fängst an und darfst nicht passen; dein Gegenüber darf einmal. Wer gewinnt?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. With the first rule the other player answers with the skip and wins. The claim “more skips always wins” is often printed without saying which rule is meant. This is the smallest counterexample.</source>
        <comment>9/notes</comment>
        <translation>Kann bei Zeitmangel wegfallen. Mit der ersten Regel passt der andere als Antwort und gewinnt. Die Behauptung „Wer öfter passen darf, gewinnt immer“ wird oft gedruckt, ohne zu sagen, welche Regel gemeint ist. Das ist das kleinste Gegenbeispiel.</translation>
    </message>
    <message>
        <source>The other player, because of the skip</source>
        <comment>9/choice 1</comment>
        <translation>Mein Gegenüber, weil es passen darf</translation>
    </message>
    <message>
        <source>With the first rule, yes. But now the game is over when you have taken the stone.</source>
        <comment>9/because 1</comment>
        <translation>Mit der ersten Regel, ja. Aber jetzt ist die Partie zu Ende, wenn du den Stein genommen hast.</translation>
    </message>
    <message>
        <source>I do</source>
        <comment>9/choice 2</comment>
        <translation>Ich</translation>
    </message>
    <message>
        <source>Yes. Take the stone, and it is over. The skip comes too late.</source>
        <comment>9/because 2</comment>
        <translation>Ja. Nimm den Stein, und es ist vorbei. Zum Passen ist es zu spät.</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <comment>10/title</comment>
        <translation>Wer gewinnt?</translation>
    </message>
    <message>
        <source>Compare the skips first, and only if they are equal look at the nim-sum.</source>
        <comment>10/text</comment>
        <translation>Vergleich zuerst, wer wie oft passen darf, und schau nur bei Gleichstand auf die Nim-Summe.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The letters: P and N as always, L when Left wins whoever starts, R when Right does. Left is the player who starts on the board.</source>
        <comment>10/notes</comment>
        <translation>Kann bei Zeitmangel wegfallen. Die Buchstaben: P und N wie immer, L, wenn Links gewinnt, egal wer anfängt, R, wenn Rechts es tut. Links ist auf dem Brett die Seite, die anfängt.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>11/title</comment>
        <translation>Gewinne</translation>
    </message>
    <message>
        <source>You start with two skips against one. You cannot lose, if you use them well. The computer is perfect.</source>
        <comment>11/text</comment>
        <translation>Du fängst an und darfst zweimal passen, der Computer einmal. Du kannst nicht verlieren, wenn du es gut nutzt. Der Computer ist perfekt.</translation>
    </message>
    <message>
        <source>A good plan: keep the skips; answer each skip with a skip; play Nim. Skip when you meet nim-sum 0.</source>
        <comment>11/notes</comment>
        <translation>Ein guter Plan: das Passen aufheben; auf Passen mit Passen antworten; Nim spielen. Passen, wenn man Nim-Summe 0 vor sich hat.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>12/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- An extra move that can be **undone**, and cannot be repeated for ever, changes nothing: [Poker Nim is Nim](poker/adds=2,2/max=3,4,5:1,4,5?outcome=P).
- A **skip** is a free move. [Whoever has more of them](skip/skips=1,0:1,2,3?outcome=L) wins.
- One sentence in the rules can turn the winner round.

In these games the two players do not have the same moves any more. In the next one they even move different pieces.</source>
        <comment>12/text</comment>
        <translation>- Ein Zusatzzug, den man **zurücknehmen** und den niemand ewig wiederholen kann, ändert nichts: [Poker-Nim ist Nim](poker/adds=2,2/max=3,4,5:1,4,5?outcome=P).
- **Passen** ist ein freier Zug. [Wer es öfter darf](skip/skips=1,0:1,2,3?outcome=L), gewinnt.
- Ein einziger Satz in den Regeln kann umdrehen, wer gewinnt.

In diesen Spielen haben die beiden Seiten nicht mehr dieselben Züge. Im nächsten ziehen sie sogar mit verschiedenen Steinen.</translation>
    </message>
    <message>
        <source>**Exit question:** skips 3 against 3, heaps 2, 4, 6, your turn. (Nim-sum 0 and equal skips: you lose.)</source>
        <comment>12/notes</comment>
        <translation>**Frage zum Schluss:** dreimal gegen dreimal passen, Haufen 2, 4, 6, du bist am Zug. (Nim-Summe 0 und Gleichstand: Du verlierst.)</translation>
    </message>
</context>
<context>
    <name>prime-powers</name>
    <message>
        <source>Dividing a number</source>
        <comment>title</comment>
        <translation>Eine Zahl teilen</translation>
    </message>
    <message>
        <source>A game with one large number: its prime factors are heaps.</source>
        <comment>about</comment>
        <translation>Ein Spiel mit einer großen Zahl: Ihre Primfaktoren sind Haufen.</translation>
    </message>
    <message>
        <source>play with prime factors as heaps</source>
        <comment>aims</comment>
        <translation>mit Primfaktoren als Haufen spielen</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>The number **360** stands on the board. On your turn divide it by a prime number, or by a power of **one** prime number, such as 2, 4, 8, 3, 9 or 5. It must divide without a remainder. Whoever reaches **1** wins.

Play it in pairs, with pen and paper. If you are alone, play both sides.</source>
        <comment>1/text</comment>
        <translation>Auf dem Brett steht die Zahl **360**. Wenn du am Zug bist, teil sie durch eine Primzahl oder durch eine Potenz **einer** Primzahl, zum Beispiel 2, 4, 8, 3, 9 oder 5. Es darf kein Rest bleiben. Wer die **1** erreicht, gewinnt.

Spielt es zu zweit, mit Stift und Papier. Wenn du allein bist, spiel beide Seiten.</translation>
    </message>
    <message>
        <source>Dividing by 6 is not allowed: 6 is made of two different primes. Let pupils write the line of numbers in their book: 360, 90, 30, …</source>
        <comment>1/notes</comment>
        <translation>Durch 6 zu teilen ist nicht erlaubt: 6 besteht aus zwei verschiedenen Primzahlen. Die Zahlenfolge ins Heft schreiben lassen: 360, 90, 30, …</translation>
    </message>
    <message>
        <source>What is allowed?</source>
        <comment>2/title</comment>
        <translation>Was ist erlaubt?</translation>
    </message>
    <message>
        <source>The number is **12**. By which numbers may you divide it?</source>
        <comment>2/text</comment>
        <translation>Die Zahl ist **12**. Durch welche Zahlen darfst du sie teilen?</translation>
    </message>
    <message>
        <source>Recall the prime factors: 12 = 2 × 2 × 3. A move removes some of the twos, or some of the threes, and never both kinds.</source>
        <comment>2/notes</comment>
        <translation>An die Primfaktoren erinnern: 12 = 2 × 2 × 3. Ein Zug entfernt ein paar der Zweien oder ein paar der Dreien, nie beide Sorten.</translation>
    </message>
    <message>
        <source>2, 3, 4, 6 and 12</source>
        <comment>2/choice 1</comment>
        <translation>2, 3, 4, 6 und 12</translation>
    </message>
    <message>
        <source>6 and 12 are made of two different primes, 2 and 3.</source>
        <comment>2/because 1</comment>
        <translation>6 und 12 bestehen aus zwei verschiedenen Primzahlen, 2 und 3.</translation>
    </message>
    <message>
        <source>2 and 3</source>
        <comment>2/choice 2</comment>
        <translation>2 und 3</translation>
    </message>
    <message>
        <source>One is missing: 4 is a power of 2.</source>
        <comment>2/because 2</comment>
        <translation>Eine fehlt: 4 ist eine Potenz von 2.</translation>
    </message>
    <message>
        <source>2, 3 and 4</source>
        <comment>2/choice 3</comment>
        <translation>2, 3 und 4</translation>
    </message>
    <message>
        <source>Yes. 2 and 4 are powers of the prime 2, and 3 is a prime itself.</source>
        <comment>2/because 3</comment>
        <translation>Ja. 2 und 4 sind Potenzen der Primzahl 2, und 3 ist selbst eine Primzahl.</translation>
    </message>
    <message>
        <source>Take the number apart</source>
        <comment>3/title</comment>
        <translation>Nimm die Zahl auseinander</translation>
    </message>
    <message>
        <source>Write 360 as a product of primes. A move removes some **equal** primes. Which game is that?</source>
        <comment>3/text</comment>
        <translation>Schreib 360 als Produkt von Primzahlen. Ein Zug entfernt einige **gleiche** Primzahlen. Welches Spiel ist das?</translation>
    </message>
    <message>
        <source>Let pupils lay the primes as cards: three cards 2, two cards 3, one card 5. Then a move is taking cards of one kind. The number itself becomes unimportant.</source>
        <comment>3/notes</comment>
        <translation>Die Primzahlen als Karten legen lassen: drei Karten 2, zwei Karten 3, eine Karte 5. Ein Zug nimmt dann Karten einer Sorte. Die Zahl selbst wird unwichtig.</translation>
    </message>
    <message>
        <source>360 = 2 × 2 × 2 × 3 × 3 × 5. There are **three** twos, **two** threes and **one** five. A move takes any number of twos, or of threes, or of fives.

That is Nim with the heaps 3, 2, 1! And 3, 2, 1 is P. So [360 is P](primes:360?outcome=P&amp;grundy=0): the second player wins.

In short: 360 = 2³ · 3² · 5. The small numbers above, the *exponents*, are the heaps.</source>
        <comment>3/reveal</comment>
        <translation>360 = 2 × 2 × 2 × 3 × 3 × 5. Das sind **drei** Zweien, **zwei** Dreien und **eine** Fünf. Ein Zug nimmt beliebig viele Zweien, oder Dreien, oder Fünfen.

Das ist Nim mit den Haufen 3, 2, 1! Und 3, 2, 1 ist P. Also [ist 360 P](primes:360?outcome=P&amp;grundy=0): Wer als Zweiter spielt, gewinnt.

Kurz: 360 = 2³ · 3² · 5. Die kleinen Zahlen oben, die *Exponenten*, sind die Haufen.</translation>
    </message>
    <message>
        <source>Only the exponents count</source>
        <comment>4/title</comment>
        <translation>Nur die Exponenten zählen</translation>
    </message>
    <message>
        <source>Which of these numbers is **P**?</source>
        <comment>4/text</comment>
        <translation>Welche dieser Zahlen ist **P**?</translation>
    </message>
    <message>
        <source>**Ask for more P numbers:** 6, 10, 15, 100, 210. For 210 = 2 · 3 · 5 · 7 count the heaps: four ones, even.</source>
        <comment>4/notes</comment>
        <translation>**Nach weiteren P-Zahlen fragen:** 6, 10, 15, 100, 210. Bei 210 = 2 · 3 · 5 · 7 die Haufen zählen: vier Einer, gerade.</translation>
    </message>
    <message>
        <source>8</source>
        <comment>4/choice 1</comment>
        <translation>8</translation>
    </message>
    <message>
        <source>8 = 2³ is a single heap of 3. Divide by 8 and you are done.</source>
        <comment>4/because 1</comment>
        <translation>8 = 2³ ist ein einzelner Haufen mit 3. Teil durch 8, und du bist fertig.</translation>
    </message>
    <message>
        <source>36</source>
        <comment>4/choice 2</comment>
        <translation>36</translation>
    </message>
    <message>
        <source>Yes. 36 = 2² · 3²: two equal heaps. Copy what the other player does.</source>
        <comment>4/because 2</comment>
        <translation>Ja. 36 = 2² · 3²: zwei gleiche Haufen. Mach nach, was dein Gegenüber tut.</translation>
    </message>
    <message>
        <source>72</source>
        <comment>4/choice 3</comment>
        <translation>72</translation>
    </message>
    <message>
        <source>72 = 2³ · 3²: heaps 3 and 2. Divide by 2, and they are equal.</source>
        <comment>4/because 3</comment>
        <translation>72 = 2³ · 3²: Haufen 3 und 2. Teil durch 2, und sie sind gleich.</translation>
    </message>
    <message>
        <source>30</source>
        <comment>4/choice 4</comment>
        <translation>30</translation>
    </message>
    <message>
        <source>30 = 2 · 3 · 5: three heaps of one. Divide by any of the three primes, and two heaps of one are left.</source>
        <comment>4/because 4</comment>
        <translation>30 = 2 · 3 · 5: drei Einerhaufen. Teil durch irgendeine der drei Primzahlen, und zwei Einerhaufen bleiben.</translation>
    </message>
    <message>
        <source>Very different numbers, the same game</source>
        <comment>5/title</comment>
        <translation>Ganz verschiedene Zahlen, dasselbe Spiel</translation>
    </message>
    <message>
        <source>Compare 12 and 75 and 1,000,000,007 × 1,000,000,007 × 2. What do they have in common?</source>
        <comment>5/text</comment>
        <translation>Vergleich 12 und 75 und 1.000.000.007 × 1.000.000.007 × 2. Was haben sie gemeinsam?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The three belong together although one has 19 digits. The difficulty with large numbers is to find the primes.</source>
        <comment>5/notes</comment>
        <translation>Kann bei Zeitmangel wegfallen. Die drei gehören zusammen, obwohl eine davon 19 Stellen hat. Schwierig ist bei großen Zahlen nur, die Primzahlen zu finden.</translation>
    </message>
    <message>
        <source>12 = 2² · 3 and 75 = 3 · 5². Both are the heaps 2 and 1, and so is the third one, because 1,000,000,007 is a prime number. So they are all the same game, and all have the value 3, for example [12](primes:12?grundy=3) and [75](primes:75?grundy=3).

How *large* a number is says nothing. [1024](primes:1024?grundy=10) is only one heap of ten.</source>
        <comment>5/reveal</comment>
        <translation>12 = 2² · 3 und 75 = 3 · 5². Beide sind die Haufen 2 und 1, und die dritte auch, denn 1.000.000.007 ist eine Primzahl. Alle sind also dasselbe Spiel, und alle haben den Wert 3, zum Beispiel [12](primes:12?grundy=3) und [75](primes:75?grundy=3).

Wie *groß* eine Zahl ist, sagt nichts. [1024](primes:1024?grundy=10) ist nur ein einziger Haufen mit zehn.</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>6/title</comment>
        <translation>P oder N?</translation>
    </message>
    <message>
        <source>Take the number apart, then use the nim-sum.</source>
        <comment>6/text</comment>
        <translation>Nimm die Zahl auseinander, dann nimm die Nim-Summe.</translation>
    </message>
    <message>
        <source>Divide by 2 as often as possible, then by 3, 5, 7 and so on. Writing the exponents in a row is enough.</source>
        <comment>6/notes</comment>
        <translation>So oft wie möglich durch 2 teilen, dann durch 3, 5, 7 und so weiter. Es genügt, die Exponenten in eine Zeile zu schreiben.</translation>
    </message>
    <message>
        <source>A mistake to find</source>
        <comment>7/title</comment>
        <translation>Such den Fehler</translation>
    </message>
    <message>
        <source>Somebody writes 1,440,600 = 2² · 2² · 3 · 5² · 7⁴. But that product is 2,881,200. How many twos should there be?</source>
        <comment>7/text</comment>
        <translation>Jemand schreibt 1.440.600 = 2² · 2² · 3 · 5² · 7⁴. Aber dieses Produkt ist 2.881.200. Wie viele Zweien müssten es sein?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Let them check 8 × 3 × 25 = 600 and 600 × 2401 = 1,440,600. Never trust a product that you have not multiplied.</source>
        <comment>7/notes</comment>
        <translation>Kann bei Zeitmangel wegfallen. Nachrechnen lassen: 8 × 3 × 25 = 600 und 600 × 2401 = 1.440.600. Trau nie einem Produkt, das du nicht ausmultipliziert hast.</translation>
    </message>
    <message>
        <source>Three</source>
        <comment>7/choice 1</comment>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Yes: 1,440,600 = 2³ · 3 · 5² · 7⁴. That is 8 × 3 × 25 × 2401.</source>
        <comment>7/because 1</comment>
        <translation>Ja: 1.440.600 = 2³ · 3 · 5² · 7⁴. Das ist 8 × 3 × 25 × 2401.</translation>
    </message>
    <message>
        <source>Four</source>
        <comment>7/choice 2</comment>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Four twos make it twice too large: 2,881,200.</source>
        <comment>7/because 2</comment>
        <translation>Mit vier Zweien wird es doppelt so groß: 2.881.200.</translation>
    </message>
    <message>
        <source>Two</source>
        <comment>7/choice 3</comment>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Two twos would make 720,300, which is half of it.</source>
        <comment>7/because 3</comment>
        <translation>Zwei Zweien gäben 720.300, das ist die Hälfte.</translation>
    </message>
    <message>
        <source>The winning move</source>
        <comment>8/title</comment>
        <translation>Der Gewinnzug</translation>
    </message>
    <message>
        <source>1,440,600 = 2³ · 3 · 5² · 7⁴. The heaps are **3, 1, 2, 4**. Which move wins?</source>
        <comment>8/text</comment>
        <translation>1.440.600 = 2³ · 3 · 5² · 7⁴. Die Haufen sind **3, 1, 2, 4**. Welcher Zug gewinnt?</translation>
    </message>
    <message>
        <source>3, 1, 2 is an old friend, so the 4 is too much. No binary needed.</source>
        <comment>8/notes</comment>
        <translation>3, 1, 2 ist ein alter Bekannter, die 4 ist also zu viel. Ganz ohne Binärzahlen.</translation>
    </message>
    <message>
        <source>Divide by 8</source>
        <comment>8/choice 1</comment>
        <translation>Durch 8 teilen</translation>
    </message>
    <message>
        <source>Then 1, 2 and 4 are left with nim-sum 7.</source>
        <comment>8/because 1</comment>
        <translation>Dann bleiben 1, 2 und 4 mit Nim-Summe 7.</translation>
    </message>
    <message>
        <source>Divide by 7</source>
        <comment>8/choice 2</comment>
        <translation>Durch 7 teilen</translation>
    </message>
    <message>
        <source>Then 3, 1, 2, 3 are left with nim-sum 3.</source>
        <comment>8/because 2</comment>
        <translation>Dann bleiben 3, 1, 2, 3 mit Nim-Summe 3.</translation>
    </message>
    <message>
        <source>Divide by 7⁴, that is by 2401</source>
        <comment>8/choice 3</comment>
        <translation>Durch 7⁴ teilen, also durch 2401</translation>
    </message>
    <message>
        <source>Yes. 3 ⊕ 1 ⊕ 2 = 0 already, so the heap of four must go. 600 is left.</source>
        <comment>8/because 3</comment>
        <translation>Ja. 3 ⊕ 1 ⊕ 2 ist schon 0, also muss der Haufen mit vier weg. 600 bleibt übrig.</translation>
    </message>
    <message>
        <source>And 56,700?</source>
        <comment>9/title</comment>
        <translation>Und 56.700?</translation>
    </message>
    <message>
        <source>56,700 = 2² · 3⁴ · 5² · 7. Find the heaps and the winning move.</source>
        <comment>9/text</comment>
        <translation>56.700 = 2² · 3⁴ · 5² · 7. Finde die Haufen und den Gewinnzug.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. 2100 = 2² · 3 · 5² · 7: heaps 2, 1, 2, 1, everything in pairs.</source>
        <comment>9/notes</comment>
        <translation>Kann bei Zeitmangel wegfallen. 2100 = 2² · 3 · 5² · 7: Haufen 2, 1, 2, 1, alles in Paaren.</translation>
    </message>
    <message>
        <source>Heaps **2, 4, 2, 1**. The twos cancel, and 4 ⊕ 1 = 5. The heap of four must become 4 ⊕ 5 = 1: remove three of the four threes. So [divide by 27](primes:56700?outcome=N&amp;grundy=5&amp;only=primes:2100), and 2100 is left.</source>
        <comment>9/reveal</comment>
        <translation>Haufen **2, 4, 2, 1**. Die Zweien heben sich auf, und 4 ⊕ 1 = 5. Aus dem Haufen mit vier muss 4 ⊕ 5 = 1 werden: Nimm drei der vier Dreien weg. Also [teil durch 27](primes:56700?outcome=N&amp;grundy=5&amp;only=primes:2100), und 2100 bleibt übrig.</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>10/title</comment>
        <translation>Finde den Gewinnzug</translation>
    </message>
    <message>
        <source>Which number do you divide by?</source>
        <comment>10/text</comment>
        <translation>Durch welche Zahl teilst du?</translation>
    </message>
    <message>
        <source>Let pupils say both: the change of the heap, and the number to divide by.</source>
        <comment>10/notes</comment>
        <translation>Beides sagen lassen: wie sich der Haufen ändert und durch welche Zahl man teilt.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>11/title</comment>
        <translation>Gewinne</translation>
    </message>
    <message>
        <source>You start with 1,440,600, and the computer is perfect.</source>
        <comment>11/text</comment>
        <translation>Du fängst mit 1.440.600 an, und der Computer ist perfekt.</translation>
    </message>
    <message>
        <source>After 2401 the number is 600 = 2³ · 3 · 5², heaps 3, 1, 2.</source>
        <comment>11/notes</comment>
        <translation>Nach 2401 ist die Zahl 600 = 2³ · 3 · 5², Haufen 3, 1, 2.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>12/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- The **exponents** of the primes are heaps: [360](primes:360?outcome=P) is 3, 2, 1.
- The size of the number does not matter, only how often each prime is in it.
- A game may look like arithmetic and still be Nim.

Next come coins that are turned over, where new heads may even appear.</source>
        <comment>12/text</comment>
        <translation>- Die **Exponenten** der Primzahlen sind Haufen: [360](primes:360?outcome=P) ist 3, 2, 1.
- Wie groß die Zahl ist, spielt keine Rolle, nur wie oft jede Primzahl in ihr steckt.
- Ein Spiel kann nach Rechnen aussehen und doch Nim sein.

Als Nächstes kommen Münzen, die umgedreht werden. Dabei kann sogar ein neuer Kopf auftauchen.</translation>
    </message>
    <message>
        <source>**Exit question:** 1000 and 1001 (7 · 11 · 13): P or N? (1000 = 2³ · 5³ is P. 1001 is three heaps of one: N.)</source>
        <comment>12/notes</comment>
        <translation>**Frage zum Schluss:** 1000 und 1001 (7 · 11 · 13): P oder N? (1000 = 2³ · 5³ ist P. 1001 sind drei Einerhaufen: N.)</translation>
    </message>
</context>
<context>
    <name>red-blue-hackenbush</name>
    <message>
        <source>Red-blue Hackenbush</source>
        <comment>title</comment>
        <translation>Rot-blaues Hackenbush</translation>
    </message>
    <message>
        <source>When each player has a colour, positions become numbers, and even fractions.</source>
        <comment>about</comment>
        <translation>Hat jede Seite eine Farbe, so werden Positionen zu Zahlen, sogar zu Brüchen.</translation>
    </message>
    <message>
        <source>explain how a position can be worth half a move</source>
        <comment>aims</comment>
        <translation>erklären, wie eine Position einen halben Zug wert sein kann</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>Now the edges, the lines of the picture, have two colours. **Left** cuts only **blue** edges, **Right** only **red** ones. What is no longer joined to the ground falls. Whoever cannot cut loses.

Play it in pairs. Does it matter here who starts?</source>
        <comment>1/text</comment>
        <translation>Jetzt haben die Kanten, die Linien des Bildes, zwei Farben. **Links** schneidet nur **blaue** Kanten, **Rechts** nur **rote**. Was nicht mehr mit dem Boden verbunden ist, fällt. Wer nicht schneiden kann, verliert.

Spielt es zu zweit. Kommt es hier darauf an, wer anfängt?</translation>
    </message>
    <message>
        <source>A help for the names: bLue is Left, Red is Right. On this board Left wins, whoever starts; it is worth one half. The pupils will not see that yet. Colours are lettered on the board as well.</source>
        <comment>1/notes</comment>
        <translation>Eine Hilfe für die Namen: Links ist bLau, Rechts ist Rot. Auf diesem Brett gewinnt Links, egal wer anfängt; es ist ein Halb wert. Das sieht die Klasse noch nicht. Auf dem Brett stehen zu den Farben auch Buchstaben.</translation>
    </message>
    <message>
        <source>One blue edge</source>
        <comment>2/title</comment>
        <translation>Eine blaue Kante</translation>
    </message>
    <message>
        <source>Only one blue edge is there. Who wins?</source>
        <comment>2/text</comment>
        <translation>Nur eine blaue Kante ist da. Wer gewinnt?</translation>
    </message>
    <message>
        <source>A new kind of result: neither P nor N. We write L when Left wins whoever starts, and R for Right.</source>
        <comment>2/notes</comment>
        <translation>Eine neue Art von Ausgang: weder P noch N. Man schreibt L, wenn Links gewinnt, egal wer anfängt, und R für Rechts.</translation>
    </message>
    <message>
        <source>Whoever starts</source>
        <comment>2/choice 1</comment>
        <translation>Wer anfängt</translation>
    </message>
    <message>
        <source>If Right starts, Right has nothing to cut and loses at once.</source>
        <comment>2/because 1</comment>
        <translation>Fängt Rechts an, so hat Rechts nichts zu schneiden und verliert sofort.</translation>
    </message>
    <message>
        <source>Left, whoever starts</source>
        <comment>2/choice 2</comment>
        <translation>Links, egal wer anfängt</translation>
    </message>
    <message>
        <source>Yes. Left has one cut, Right has none.</source>
        <comment>2/because 2</comment>
        <translation>Ja. Links hat einen Schnitt, Rechts hat keinen.</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>2/choice 3</comment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Right cannot cut blue edges.</source>
        <comment>2/because 3</comment>
        <translation>Rechts kann keine blauen Kanten schneiden.</translation>
    </message>
    <message>
        <source>Counting free moves</source>
        <comment>3/title</comment>
        <translation>Freie Züge zählen</translation>
    </message>
    <message>
        <source>A blue edge alone is one free move for Left: it is worth **1**. A blue stalk of three edges is [worth 3](hackenbush:0-1b,1-2b,2-3b?value=3). A red edge is worth **−1**.

One blue and one red edge side by side are worth 1 − 1 = [0](hackenbush:0-1b,0-2r?value=0&amp;outcome=P): whoever starts runs out of moves first.

- value **positive**: Left wins, whoever starts
- value **negative**: Right wins, whoever starts
- value **0**: the second player wins, P</source>
        <comment>3/text</comment>
        <translation>Eine blaue Kante allein ist ein freier Zug für Links: Sie ist **1** wert. Ein blauer Stängel mit drei Kanten ist [3 wert](hackenbush:0-1b,1-2b,2-3b?value=3). Eine rote Kante ist **−1** wert.

Eine blaue und eine rote Kante nebeneinander sind 1 − 1 = [0](hackenbush:0-1b,0-2r?value=0&amp;outcome=P) wert: Wer anfängt, dem gehen zuerst die Züge aus.

- Wert **positiv**: Links gewinnt, egal wer anfängt
- Wert **negativ**: Rechts gewinnt, egal wer anfängt
- Wert **0**: Es gewinnt, wer als Zweiter spielt, P</translation>
    </message>
    <message>
        <source>Here we really add. No nim-sum is needed: moves of different colours do not cancel like equal heaps; they are counted against each other. Do not forget the case 0: some texts do.</source>
        <comment>3/notes</comment>
        <translation>Hier wird wirklich addiert. Eine Nim-Summe braucht man nicht: Züge verschiedener Farben heben sich nicht auf wie gleiche Haufen; sie werden gegeneinander gezählt. Den Fall 0 nicht vergessen: Manche Texte tun das.</translation>
    </message>
    <message>
        <source>Red on top of blue</source>
        <comment>4/title</comment>
        <translation>Rot auf Blau</translation>
    </message>
    <message>
        <source>A blue edge with a red edge **on top** of it. Who wins?</source>
        <comment>4/text</comment>
        <translation>Eine blaue Kante und **darauf** eine rote. Wer gewinnt?</translation>
    </message>
    <message>
        <source>So the value is positive. Is it 1? Next step.</source>
        <comment>4/notes</comment>
        <translation>Der Wert ist also positiv. Ist er 1? Nächster Schritt.</translation>
    </message>
    <message>
        <source>Left, whoever starts</source>
        <comment>4/choice 1</comment>
        <translation>Links, egal wer anfängt</translation>
    </message>
    <message>
        <source>Yes. If Left starts, both edges go with one cut. If Right starts, the red one goes, and Left still has the blue one.</source>
        <comment>4/because 1</comment>
        <translation>Ja. Fängt Links an, so fallen beide Kanten mit einem Schnitt. Fängt Rechts an, so ist die rote weg, und Links hat immer noch die blaue.</translation>
    </message>
    <message>
        <source>The second player, as there is one edge of each</source>
        <comment>4/choice 2</comment>
        <translation>Wer als Zweiter spielt, denn es ist von jeder eine da</translation>
    </message>
    <message>
        <source>They are not equal: when Left cuts the blue edge, the red one falls too.</source>
        <comment>4/because 2</comment>
        <translation>Sie sind nicht gleich: Schneidet Links die blaue Kante, so fällt auch die rote.</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>4/choice 3</comment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Right can cut the red edge only, and then Left cuts the blue one.</source>
        <comment>4/because 3</comment>
        <translation>Rechts kann nur die rote Kante schneiden, und dann schneidet Links die blaue.</translation>
    </message>
    <message>
        <source>Is it worth a whole move?</source>
        <comment>5/title</comment>
        <translation>Ist das einen ganzen Zug wert?</translation>
    </message>
    <message>
        <source>Compare it with one free move of Right: put a single red edge beside it. Who wins this?</source>
        <comment>5/text</comment>
        <translation>Vergleich es mit einem freien Zug von Rechts: Stell eine einzelne rote Kante daneben. Wer gewinnt jetzt?</translation>
    </message>
    <message>
        <source>Right’s good move is the red edge on top of the blue one: then 1 against −1 is left, with Left to move.</source>
        <comment>5/notes</comment>
        <translation>Der gute Zug von Rechts ist die rote Kante auf der blauen: Dann bleibt 1 gegen −1, und Links ist am Zug.</translation>
    </message>
    <message>
        <source>The second player, so it is worth 1</source>
        <comment>5/choice 1</comment>
        <translation>Wer als Zweiter spielt, also ist es 1 wert</translation>
    </message>
    <message>
        <source>Let Left start and then let Right start. Right wins both times.</source>
        <comment>5/because 1</comment>
        <translation>Lass Links anfangen, und dann lass Rechts anfangen. Rechts gewinnt beide Male.</translation>
    </message>
    <message>
        <source>Right, whoever starts</source>
        <comment>5/choice 2</comment>
        <translation>Rechts, egal wer anfängt</translation>
    </message>
    <message>
        <source>Yes. So the stalk is worth **less than 1**.</source>
        <comment>5/because 2</comment>
        <translation>Ja. Der Stängel ist also **weniger als 1** wert.</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>5/choice 3</comment>
        <translation>Links</translation>
    </message>
    <message>
        <source>If Left cuts the blue edge, Right has the other red edge left and wins.</source>
        <comment>5/because 3</comment>
        <translation>Schneidet Links die blaue Kante, so hat Rechts noch die andere rote Kante und gewinnt.</translation>
    </message>
    <message>
        <source>How much is it worth?</source>
        <comment>6/title</comment>
        <translation>Wie viel ist es wert?</translation>
    </message>
    <message>
        <source>It is more than 0 and less than 1. Now put **two** of these stalks beside one red edge. Try it: who wins?</source>
        <comment>6/text</comment>
        <translation>Mehr als 0 und weniger als 1. Stell jetzt **zwei** dieser Stängel neben eine rote Kante. Probier es: Wer gewinnt?</translation>
    </message>
    <message>
        <source>One of the loveliest moments of the whole theory. Let pairs play it from both sides before you reveal it.</source>
        <comment>6/notes</comment>
        <translation>Einer der schönsten Momente der ganzen Theorie. Vor dem Aufdecken die Paare von beiden Seiten spielen lassen.</translation>
    </message>
    <message>
        <source>The second player wins: [the whole is worth 0](hackenbush:0-1b,1-2r,0-3b,3-4r,0-5r?value=0&amp;outcome=P). So twice the stalk makes up for one move of Right, and the stalk is worth [**one half**](hackenbush:0-1b,1-2r?value=1/2).

A position can be worth half a move!</source>
        <comment>6/reveal</comment>
        <translation>Wer als Zweiter spielt, gewinnt: [Das Ganze ist 0 wert](hackenbush:0-1b,1-2r,0-3b,3-4r,0-5r?value=0&amp;outcome=P). Zweimal der Stängel gleicht also einen Zug von Rechts aus, und der Stängel ist [**ein Halb**](hackenbush:0-1b,1-2r?value=1/2) wert.

Eine Position kann einen halben Zug wert sein!</translation>
    </message>
    <message>
        <source>Smaller still</source>
        <comment>7/title</comment>
        <translation>Noch kleiner</translation>
    </message>
    <message>
        <source>What if **two** red edges are on top of the blue one? And red, then blue, on top of it? Guess before you look.</source>
        <comment>7/text</comment>
        <translation>Und wenn **zwei** rote Kanten auf der blauen sind? Und wenn erst Rot, dann Blau darauf ist? Rate, bevor du nachsiehst.</translation>
    </message>
    <message>
        <source>**Ask how one could check a quarter:** four of these stalks beside one red edge must be P.</source>
        <comment>7/notes</comment>
        <translation>**Fragen, wie man ein Viertel nachprüfen könnte:** Vier dieser Stängel neben einer roten Kante müssen P sein.</translation>
    </message>
    <message>
        <source>- Blue, red, red: [one quarter](hackenbush:0-1b,1-2r,2-3r?value=1/4).
- Blue, red, blue: [three quarters](hackenbush:0-1b,1-2r,2-3b?value=3/4).

The first red edge takes away a half, the next one a quarter. The blue one on top of the first red edge adds a quarter.</source>
        <comment>7/reveal</comment>
        <translation>- Blau, Rot, Rot: [ein Viertel](hackenbush:0-1b,1-2r,2-3r?value=1/4).
- Blau, Rot, Blau: [drei Viertel](hackenbush:0-1b,1-2r,2-3b?value=3/4).

Die erste rote Kante nimmt ein Halb weg, die nächste ein Viertel. Die blaue auf der ersten roten Kante gibt ein Viertel dazu.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>8/title</comment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>What are these short stalks worth? Compare them with those that you have seen.</source>
        <comment>8/text</comment>
        <translation>Was sind diese kurzen Stängel wert? Vergleich sie mit denen, die du gesehen hast.</translation>
    </message>
    <message>
        <source>Short stalks only. If a pupil is stuck: how many of them make up for one edge of the other colour?</source>
        <comment>8/notes</comment>
        <translation>Nur kurze Stängel. Kommt jemand nicht weiter: Wie viele davon gleichen eine Kante der anderen Farbe aus?</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- A free move of Left is worth 1, one of Right −1, and values are **added**.
- [Positive](hackenbush:0-1b,1-2r?outcome=L): Left wins. [Negative](hackenbush:0-1r,1-2b?outcome=R): Right wins. [Zero](hackenbush:0-1b,0-2r?outcome=P): the second player wins.
- A red edge on top of a blue one makes [one half](hackenbush:0-1b,1-2r?value=1/2).

There is a rule with which you can read off the value of every stalk. It comes next.</source>
        <comment>9/text</comment>
        <translation>- Ein freier Zug von Links ist 1 wert, einer von Rechts −1, und Werte werden **addiert**.
- [Positiv](hackenbush:0-1b,1-2r?outcome=L): Links gewinnt. [Negativ](hackenbush:0-1r,1-2b?outcome=R): Rechts gewinnt. [Null](hackenbush:0-1b,0-2r?outcome=P): Es gewinnt, wer als Zweiter spielt.
- Eine rote Kante auf einer blauen macht [ein Halb](hackenbush:0-1b,1-2r?value=1/2).

Es gibt eine Regel, mit der du den Wert jedes Stängels ablesen kannst. Sie kommt als Nächstes.</translation>
    </message>
    <message>
        <source>**Exit question:** red with blue on top? (−1/2.) Two of these and one blue edge? (0.)</source>
        <comment>9/notes</comment>
        <translation>**Frage zum Schluss:** Rot mit Blau darauf? (−1/2.) Zwei davon und eine blaue Kante? (0.)</translation>
    </message>
</context>
<context>
    <name>silver-dollar</name>
    <message>
        <source>The Silver Dollar game</source>
        <comment>title</comment>
        <translation>Das Silberdollar-Spiel</translation>
    </message>
    <message>
        <source>Coins slide to the left, and the heaps are where nothing is: in the gaps.</source>
        <comment>about</comment>
        <translation>Münzen rutschen nach links, und die Haufen sind dort, wo nichts ist: in den Lücken.</translation>
    </message>
    <message>
        <source>find the heaps in the gaps between coins</source>
        <comment>aims</comment>
        <translation>die Haufen in den Lücken zwischen Münzen finden</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>A strip of squares with coins, at most one coin on each square. On your turn slide **one coin** any distance **to the left**, over empty squares only. You may not jump over a coin or share a square. Whoever makes the last move wins.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>Ein Streifen aus Feldern mit Münzen, auf jedem Feld höchstens eine. Wenn du am Zug bist, schieb **eine Münze** beliebig weit **nach links**, nur über leere Felder. Du darfst nicht über eine Münze springen und nicht auf ihr Feld. Wer den letzten Zug macht, gewinnt.

Spielt es zu zweit.</translation>
    </message>
    <message>
        <source>Coins on 2, 5, 7 and 11. The game is over when the coins are packed together at the left edge. **Ask which coins disturb each other:** that is what makes it different from Nimble.</source>
        <comment>1/notes</comment>
        <translation>Münzen auf 2, 5, 7 und 11. Das Spiel ist zu Ende, wenn die Münzen am linken Rand dicht an dicht liegen. **Fragen, welche Münzen einander stören:** Darin liegt der Unterschied zu Nimble.</translation>
    </message>
    <message>
        <source>Two coins side by side</source>
        <comment>2/title</comment>
        <translation>Zwei Münzen nebeneinander</translation>
    </message>
    <message>
        <source>Two coins next to each other, far from the edge. It is your turn. Try it.</source>
        <comment>2/text</comment>
        <translation>Zwei Münzen direkt nebeneinander, weit weg vom Rand. Du bist am Zug. Probier es aus.</translation>
    </message>
    <message>
        <source>The right coin is blocked at first. It follows like a shadow: the same number of squares.</source>
        <comment>2/notes</comment>
        <translation>Die rechte Münze kann zuerst nicht. Sie folgt wie ein Schatten: um gleich viele Felder.</translation>
    </message>
    <message>
        <source>I win: I slide the left coin to the edge</source>
        <comment>2/choice 1</comment>
        <translation>Ich gewinne: Ich schiebe die linke Münze an den Rand</translation>
    </message>
    <message>
        <source>Then the other player slides the right one up to it, and nothing can move any more.</source>
        <comment>2/because 1</comment>
        <translation>Dann schiebt dein Gegenüber die rechte bis an sie heran, und nichts kann mehr ziehen.</translation>
    </message>
    <message>
        <source>I win: I slide the left coin by one</source>
        <comment>2/choice 2</comment>
        <translation>Ich gewinne: Ich schiebe die linke Münze um ein Feld</translation>
    </message>
    <message>
        <source>The other player slides the right coin by one. They are side by side again.</source>
        <comment>2/because 2</comment>
        <translation>Dein Gegenüber schiebt die rechte um ein Feld. Sie liegen wieder nebeneinander.</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>2/choice 3</comment>
        <translation>Ich verliere</translation>
    </message>
    <message>
        <source>Right. Only the left one can move, and the other coin follows it every time.</source>
        <comment>2/because 3</comment>
        <translation>Richtig. Nur die linke kann ziehen, und die andere folgt ihr jedes Mal.</translation>
    </message>
    <message>
        <source>A gap of three</source>
        <comment>3/title</comment>
        <translation>Eine Lücke von drei</translation>
    </message>
    <message>
        <source>Now two coins with **three** empty squares between them. What does the **right** coin do to the gap? Which move wins?</source>
        <comment>3/text</comment>
        <translation>Jetzt zwei Münzen mit **drei** leeren Feldern dazwischen. Was macht die **rechte** Münze mit der Lücke? Welcher Zug gewinnt?</translation>
    </message>
    <message>
        <source>The heap is made of empty squares. That is the surprise of this game.</source>
        <comment>3/notes</comment>
        <translation>Der Haufen besteht aus leeren Feldern. Das ist die Überraschung dieses Spiels.</translation>
    </message>
    <message>
        <source>It makes the gap smaller: 3 can become 2, 1 or 0. That is a heap of three.

So [the pair](dollar:010001?grundy=3) is N, and the winning move [closes the gap](dollar:010001?only=dollar:011000).</source>
        <comment>3/reveal</comment>
        <translation>Sie macht die Lücke kleiner: Aus 3 kann 2, 1 oder 0 werden. Das ist ein Haufen mit drei.

Also ist [das Paar](dollar:010001?grundy=3) N, und der Gewinnzug [schließt die Lücke](dollar:010001?only=dollar:011000).</translation>
    </message>
    <message>
        <source>A gap that grows</source>
        <comment>4/title</comment>
        <translation>Eine Lücke, die wächst</translation>
    </message>
    <message>
        <source>And if the **left** coin moves? Then the gap gets larger. Does that help anyone?</source>
        <comment>4/text</comment>
        <translation>Und wenn die **linke** Münze zieht? Dann wird die Lücke größer. Hilft das jemandem?</translation>
    </message>
    <message>
        <source>Let two pupils play the coins in a row of chairs: one goes left by one, the other follows by one.</source>
        <comment>4/notes</comment>
        <translation>Zwei Kinder spielen die Münzen in einer Stuhlreihe: Eins rückt um einen Platz nach links, das andere folgt um einen Platz.</translation>
    </message>
    <message>
        <source>No. The other player follows with the right coin by just as much, and the gap is three again.

It is like the staircase: growing can be undone at once, and it cannot go on for ever, because the edge comes nearer.</source>
        <comment>4/reveal</comment>
        <translation>Nein. Die andere Seite folgt mit der rechten Münze um gleich viel, und die Lücke ist wieder drei.

Es ist wie auf der Treppe: Das Wachsen lässt sich sofort zurücknehmen, und ewig geht es nicht, denn der Rand kommt näher.</translation>
    </message>
    <message>
        <source>Which pairs?</source>
        <comment>5/title</comment>
        <translation>Welche Paare?</translation>
    </message>
    <message>
        <source>With four coins there are gaps between all of them. Which coins shall we take together? Coins on 2, 5, 7 and 11.</source>
        <comment>5/text</comment>
        <translation>Bei vier Münzen gibt es Lücken zwischen allen. Welche Münzen sollen wir zusammennehmen? Münzen auf 2, 5, 7 und 11.</translation>
    </message>
    <message>
        <source>The partner of a coin is the one that follows it. So pairs must be neighbours, and each coin is in one pair. Begin at the right, so that a coin without a partner is the leftmost one.</source>
        <comment>5/notes</comment>
        <translation>Der Partner einer Münze ist die, die ihr folgt. Paare müssen also Nachbarn sein, und jede Münze gehört zu einem Paar. Rechts anfangen, damit eine Münze ohne Partner die ganz linke ist.</translation>
    </message>
    <message>
        <source>2 with 5, and 7 with 11: pairs from the right</source>
        <comment>5/choice 1</comment>
        <translation>2 mit 5 und 7 mit 11: Paare von rechts</translation>
    </message>
    <message>
        <source>Yes. Each coin belongs to exactly one pair. The gap between 5 and 7 does not count.</source>
        <comment>5/because 1</comment>
        <translation>Ja. Jede Münze gehört zu genau einem Paar. Die Lücke zwischen 5 und 7 zählt nicht.</translation>
    </message>
    <message>
        <source>All neighbours: 2 with 5, 5 with 7, 7 with 11</source>
        <comment>5/choice 2</comment>
        <translation>Alle Nachbarn: 2 mit 5, 5 mit 7, 7 mit 11</translation>
    </message>
    <message>
        <source>Then the coin on 5 would belong to two pairs. When it moves, two gaps change, and in Nim only one heap may change.</source>
        <comment>5/because 2</comment>
        <translation>Dann gehörte die Münze auf 5 zu zwei Paaren. Wenn sie zieht, ändern sich zwei Lücken, und beim Nim darf sich nur ein Haufen ändern.</translation>
    </message>
    <message>
        <source>5 with 7, and the two outer coins alone</source>
        <comment>5/choice 3</comment>
        <translation>5 mit 7, und die zwei äußeren Münzen allein</translation>
    </message>
    <message>
        <source>Then the pair 2, 11 has other coins in between, and following is not possible.</source>
        <comment>5/because 3</comment>
        <translation>Dann lägen zwischen dem Paar 2, 11 andere Münzen, und Folgen wäre nicht möglich.</translation>
    </message>
    <message>
        <source>The disguise</source>
        <comment>6/title</comment>
        <translation>Die Verkleidung</translation>
    </message>
    <message>
        <source>- Pair the coins **from the right**.
- The gap inside each pair is a heap.
- The gaps between the pairs do not count.
- If one coin is left over, it is the leftmost one. It pairs with the **edge**: the empty squares on its left are its heap.

Coins on 2, 5, 7, 11: the pairs are 7, 11 with gap **3** and 2, 5 with gap **2**. The value is 3 ⊕ 2 = [1](dollar:01001010001?grundy=1).</source>
        <comment>6/text</comment>
        <translation>- Bilde Paare **von rechts**.
- Die Lücke in jedem Paar ist ein Haufen.
- Die Lücken zwischen den Paaren zählen nicht.
- Bleibt eine Münze übrig, so ist es die ganz linke. Ihr Partner ist der **Rand**: Die leeren Felder links von ihr sind ihr Haufen.

Münzen auf 2, 5, 7, 11: Die Paare sind 7, 11 mit Lücke **3** und 2, 5 mit Lücke **2**. Der Wert ist 3 ⊕ 2 = [1](dollar:01001010001?grundy=1).</translation>
    </message>
    <message>
        <source>The gap is the number of empty squares in between: from 7 to 11 there are 8, 9 and 10. A typical mistake is 11 − 7 = 4.</source>
        <comment>6/notes</comment>
        <translation>Die Lücke ist die Anzahl der leeren Felder dazwischen: Zwischen 7 und 11 liegen 8, 9 und 10. Ein typischer Fehler ist 11 − 7 = 4.</translation>
    </message>
    <message>
        <source>The winning moves</source>
        <comment>7/title</comment>
        <translation>Die Gewinnzüge</translation>
    </message>
    <message>
        <source>The heaps are 2 and 3. Which moves make them equal? There are two!</source>
        <comment>7/text</comment>
        <translation>Die Haufen sind 2 und 3. Welche Züge machen sie gleich? Es gibt zwei!</translation>
    </message>
    <message>
        <source>Only these two of the seven moves win. Compare the second one with the growing moves on the staircase: the other player may follow with the coin on 5, but that gives you back a position of value 1.</source>
        <comment>7/notes</comment>
        <translation>Nur diese zwei der sieben Züge gewinnen. Den zweiten mit den wachsenden Haufen auf der Treppe vergleichen: Der andere kann mit der Münze auf 5 folgen, aber damit bekommt man wieder eine Position vom Wert 1.</translation>
    </message>
    <message>
        <source>- Close the larger gap: [11 to 10](dollar:01001010001?wins=dollar:01001010010), gaps 2 and 2.
- **Open** the smaller one: [2 to 1](dollar:01001010001?wins=dollar:10001010001), gaps 3 and 3.</source>
        <comment>7/reveal</comment>
        <translation>- Schließ die größere Lücke ein Stück: [11 nach 10](dollar:01001010001?wins=dollar:01001010010), Lücken 2 und 2.
- **Öffne** die kleinere: [2 nach 1](dollar:01001010001?wins=dollar:10001010001), Lücken 3 und 3.</translation>
    </message>
    <message>
        <source>One square makes the difference</source>
        <comment>8/title</comment>
        <translation>Ein Feld macht den Unterschied</translation>
    </message>
    <message>
        <source>In a text about this game the coins are once said to stand on 2, 5, 7 and **11**, and once on 2, 5, 7 and **10**. Does it matter?</source>
        <comment>8/text</comment>
        <translation>In einem Text über dieses Spiel liegen die Münzen einmal auf 2, 5, 7 und **11** und einmal auf 2, 5, 7 und **10**. Ist das wichtig?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. One square off, and the other player wins. Let the class compute both.</source>
        <comment>8/notes</comment>
        <translation>Kann bei Zeitmangel wegfallen. Ein Feld daneben, und die andere Seite gewinnt. Die Klasse beides ausrechnen lassen.</translation>
    </message>
    <message>
        <source>No, it is nearly the same</source>
        <comment>8/choice 1</comment>
        <translation>Nein, das ist fast dasselbe</translation>
    </message>
    <message>
        <source>Work out the gaps: from 7 to 10 there are only two empty squares.</source>
        <comment>8/because 1</comment>
        <translation>Rechne die Lücken aus: Zwischen 7 und 10 liegen nur zwei leere Felder.</translation>
    </message>
    <message>
        <source>Yes: with 11 it is N, with 10 it is P</source>
        <comment>8/choice 2</comment>
        <translation>Ja: Mit 11 ist es N, mit 10 ist es P</translation>
    </message>
    <message>
        <source>Right. With 10 the gaps are 2 and 2, and the player to move loses.</source>
        <comment>8/because 2</comment>
        <translation>Richtig. Mit 10 sind die Lücken 2 und 2, und wer am Zug ist, verliert.</translation>
    </message>
    <message>
        <source>All gaps?</source>
        <comment>9/title</comment>
        <translation>Alle Lücken?</translation>
    </message>
    <message>
        <source>Somebody takes **all** gaps as heaps, also the one at the edge. The coins are on 2 and 3: gaps 1 and 0, so “value 1, N”. What is true?</source>
        <comment>9/text</comment>
        <translation>Jemand nimmt **alle** Lücken als Haufen, auch die am Rand. Die Münzen liegen auf 2 und 3: Lücken 1 und 0, also „Wert 1, N“. Was stimmt?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. A small counterexample again. “Skip every second gap” is the right rule.</source>
        <comment>9/notes</comment>
        <translation>Kann bei Zeitmangel wegfallen. Wieder ein kleines Gegenbeispiel. Richtig ist: „Jede zweite Lücke auslassen.“</translation>
    </message>
    <message>
        <source>It is N</source>
        <comment>9/choice 1</comment>
        <translation>Es ist N</translation>
    </message>
    <message>
        <source>There is just one move: 2 to 1. Then the other player moves 3 to 2, and nothing is left.</source>
        <comment>9/because 1</comment>
        <translation>Es gibt nur einen Zug: 2 nach 1. Dann schiebt dein Gegenüber 3 nach 2, und nichts bleibt übrig.</translation>
    </message>
    <message>
        <source>It is P</source>
        <comment>9/choice 2</comment>
        <translation>Es ist P</translation>
    </message>
    <message>
        <source>Yes. The two coins are a pair with gap 0. The squares to the left of the pair do not count.</source>
        <comment>9/because 2</comment>
        <translation>Ja. Die zwei Münzen sind ein Paar mit Lücke 0. Die Felder links vom Paar zählen nicht.</translation>
    </message>
    <message>
        <source>An odd number of coins</source>
        <comment>10/title</comment>
        <translation>Ungerade viele Münzen</translation>
    </message>
    <message>
        <source>Three coins on 2, 4 and 7. Find the pairs, the heaps and the value.</source>
        <comment>10/text</comment>
        <translation>Drei Münzen auf 2, 4 und 7. Finde die Paare, die Haufen und den Wert.</translation>
    </message>
    <message>
        <source>A single coin alone on square 4 is a heap of three: it can go to 3, 2 or 1.</source>
        <comment>10/notes</comment>
        <translation>Eine einzelne Münze allein auf Feld 4 ist ein Haufen mit drei: Sie kann auf 3, 2 oder 1.</translation>
    </message>
    <message>
        <source>From the right: 4 and 7 are a pair with gap **2**. The coin on 2 pairs with the edge: one empty square, heap **1**. The value is 2 ⊕ 1 = [3](dollar:0101001?grundy=3).

The larger heap must become 1: [slide 7 to 6](dollar:0101001?only=dollar:0101010).</source>
        <comment>10/reveal</comment>
        <translation>Von rechts: 4 und 7 sind ein Paar mit Lücke **2**. Der Partner der Münze auf 2 ist der Rand: ein leeres Feld, Haufen **1**. Der Wert ist 2 ⊕ 1 = [3](dollar:0101001?grundy=3).

Aus dem größeren Haufen muss 1 werden: [Schieb 7 nach 6](dollar:0101001?only=dollar:0101010).</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Mark the pairs from the right, write the gaps down, then play Nim.</source>
        <comment>11/text</comment>
        <translation>Markier die Paare von rechts, schreib die Lücken auf, dann spiel Nim.</translation>
    </message>
    <message>
        <source>Check that they begin at the right. With an even number of coins beginning at the left gives the same pairs, and with an odd number it does not.</source>
        <comment>11/notes</comment>
        <translation>Darauf achten, dass rechts angefangen wird. Bei gerader Anzahl gibt es von links dieselben Paare, bei ungerader nicht.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>Gewinne</translation>
    </message>
    <message>
        <source>You start, and the computer is perfect.</source>
        <comment>12/text</comment>
        <translation>Du fängst an, und der Computer ist perfekt.</translation>
    </message>
    <message>
        <source>Coins on 3, 6, 8 and 13: gaps 4 and 2. Make the 4 a 2 by sliding 13 to 11, or the 2 a 4 by sliding 3 to 1. If the computer opens a gap, follow with the partner.</source>
        <comment>12/notes</comment>
        <translation>Münzen auf 3, 6, 8 und 13: Lücken 4 und 2. Aus der 4 eine 2 machen, 13 nach 11, oder aus der 2 eine 4, 3 nach 1. Öffnet der Computer eine Lücke, mit dem Partner folgen.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- The heaps are the **gaps inside the pairs**, and the pairs are made from the right.
- Opening a gap can be undone by the partner, so it changes nothing.
- One square decides: [P](dollar:0100101001?outcome=P) or [N](dollar:01001010001?outcome=N).

Next: games with moves that are nothing but undoing.</source>
        <comment>13/text</comment>
        <translation>- Die Haufen sind die **Lücken in den Paaren**, und die Paare werden von rechts gebildet.
- Das Öffnen einer Lücke kann der Partner zurücknehmen, also ändert es nichts.
- Ein Feld entscheidet: [P](dollar:0100101001?outcome=P) oder [N](dollar:01001010001?outcome=N).

Als Nächstes: Spiele mit Zügen, die nichts als Zurücknehmen sind.</translation>
    </message>
    <message>
        <source>**Exit question:** coins on 4, 7 and 11. (Pair 7, 11 with gap 3; 4 with the edge, 3. Value 0: P.)</source>
        <comment>13/notes</comment>
        <translation>**Frage zum Schluss:** Münzen auf 4, 7 und 11. (Paar 7, 11 mit Lücke 3; 4 mit dem Rand, 3. Wert 0: P.)</translation>
    </message>
</context>
<context>
    <name>staircase</name>
    <message>
        <source>Staircase Nim</source>
        <comment>title</comment>
        <translation>Treppen-Nim</translation>
    </message>
    <message>
        <source>Coins walk down a staircase, and half of the steps do not count.</source>
        <comment>about</comment>
        <translation>Münzen wandern eine Treppe hinunter, und die Hälfte der Stufen zählt nicht.</translation>
    </message>
    <message>
        <source>say which steps count, and why undoing a move changes nothing</source>
        <comment>aims</comment>
        <translation>sagen, welche Stufen zählen und warum ein Zug, den man zurücknehmen kann, nichts ändert</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>Coins lie on the steps of a staircase. On your turn take **one or more coins of one step** and move them down to the **next** step. Coins on the ground, step 0, stay there. Whoever makes the last move wins.

Play it in pairs. Which steps matter most?</source>
        <comment>1/text</comment>
        <translation>Münzen liegen auf den Stufen einer Treppe. Wenn du am Zug bist, nimm **eine oder mehrere Münzen einer Stufe** und leg sie eine Stufe tiefer, auf die **nächste**. Münzen auf dem Boden, der Stufe 0, bleiben dort. Wer den letzten Zug macht, gewinnt.

Spielt es zu zweit. Auf welche Stufen kommt es am meisten an?</translation>
    </message>
    <message>
        <source>The board has 3 coins on step 1, one on step 2 and 5 on step 3. Coins go only one step at a time. Opinions about the important steps will differ; collect them.</source>
        <comment>1/notes</comment>
        <translation>Auf dem Brett liegen 3 Münzen auf Stufe 1, eine auf Stufe 2 und 5 auf Stufe 3. Münzen gehen immer nur eine Stufe weit. Über die wichtigen Stufen wird man verschiedener Meinung sein; die Meinungen sammeln.</translation>
    </message>
    <message>
        <source>Only step 1</source>
        <comment>2/title</comment>
        <translation>Nur Stufe 1</translation>
    </message>
    <message>
        <source>All coins lie on **step 1**, four of them. It is your turn.</source>
        <comment>2/text</comment>
        <translation>Alle Münzen liegen auf **Stufe 1**, vier Stück. Du bist am Zug.</translation>
    </message>
    <message>
        <source>Step 1 is plain Nim: one or more coins go to the ground and never come back.</source>
        <comment>2/notes</comment>
        <translation>Stufe 1 ist einfach Nim: Eine oder mehrere Münzen gehen auf den Boden und kommen nie zurück.</translation>
    </message>
    <message>
        <source>It is a heap of four: I take them all to the ground</source>
        <comment>2/choice 1</comment>
        <translation>Es ist ein Haufen mit vier: Ich lege alle auf den Boden</translation>
    </message>
    <message>
        <source>Yes. From step 1 coins leave the game, just as stones leave a heap.</source>
        <comment>2/because 1</comment>
        <translation>Ja. Von Stufe 1 verlassen Münzen das Spiel, genau wie Steine einen Haufen verlassen.</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>2/choice 2</comment>
        <translation>Ich habe verloren</translation>
    </message>
    <message>
        <source>You may move any number of the four, so move all of them.</source>
        <comment>2/because 2</comment>
        <translation>Du darfst beliebig viele der vier ziehen, also zieh alle.</translation>
    </message>
    <message>
        <source>Only step 2</source>
        <comment>3/title</comment>
        <translation>Nur Stufe 2</translation>
    </message>
    <message>
        <source>Now all coins lie on **step 2**, four of them. It is your turn. Try your moves.</source>
        <comment>3/text</comment>
        <translation>Jetzt liegen alle Münzen auf **Stufe 2**, vier Stück. Du bist am Zug. Probier deine Züge aus.</translation>
    </message>
    <message>
        <source>Copying again, in a new form: the same coins, one step further.</source>
        <comment>3/notes</comment>
        <translation>Wieder das Nachmachen, in neuer Gestalt: dieselben Münzen, eine Stufe weiter.</translation>
    </message>
    <message>
        <source>I win: I move all of them to step 1</source>
        <comment>3/choice 1</comment>
        <translation>Ich gewinne: Ich lege alle auf Stufe 1</translation>
    </message>
    <message>
        <source>Then the other player moves all of them to the ground.</source>
        <comment>3/because 1</comment>
        <translation>Dann legt dein Gegenüber alle auf den Boden.</translation>
    </message>
    <message>
        <source>I win: I move two of them</source>
        <comment>3/choice 2</comment>
        <translation>Ich gewinne: Ich ziehe zwei davon</translation>
    </message>
    <message>
        <source>The other player moves these two on to the ground, and two are left on step 2, with the same question.</source>
        <comment>3/because 2</comment>
        <translation>Dein Gegenüber bringt diese zwei weiter auf den Boden, und zwei bleiben auf Stufe 2, mit derselben Frage.</translation>
    </message>
    <message>
        <source>I lose, whatever I do</source>
        <comment>3/choice 3</comment>
        <translation>Ich verliere, was ich auch tue</translation>
    </message>
    <message>
        <source>Right. However many you move to step 1, the other player moves **the same coins** on to the ground.</source>
        <comment>3/because 3</comment>
        <translation>Richtig. Wie viele du auch auf Stufe 1 legst, dein Gegenüber bringt **dieselben Münzen** weiter auf den Boden.</translation>
    </message>
    <message>
        <source>Which steps count?</source>
        <comment>4/title</comment>
        <translation>Welche Stufen zählen?</translation>
    </message>
    <message>
        <source>Step 1 counts like a heap, step 2 counts for nothing. What about steps 3 and 4? Where do their coins go?</source>
        <comment>4/text</comment>
        <translation>Stufe 1 zählt wie ein Haufen, Stufe 2 zählt nichts. Und die Stufen 3 und 4? Wohin gehen ihre Münzen?</translation>
    </message>
    <message>
        <source>Draw the staircase and colour the odd steps. Out of the odd steps = taking. Into the odd steps = can be undone at once.</source>
        <comment>4/notes</comment>
        <translation>Die Treppe zeichnen und die ungeraden Stufen einfärben. Aus den ungeraden Stufen hinaus = nehmen. In die ungeraden Stufen hinein = kann sofort zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Coins that go **from step 3 to 2** count for nothing there. They are out, like stones taken from a heap. So step 3 is a heap.

Coins that go **from step 4 to 3** make that heap larger. But the other player moves them on to step 2 at once.

So **the odd steps are heaps, and the even steps do not count**.</source>
        <comment>4/reveal</comment>
        <translation>Münzen, die **von Stufe 3 auf 2** gehen, zählen dort nichts. Sie sind draußen, wie Steine, die von einem Haufen genommen wurden. Stufe 3 ist also ein Haufen.

Münzen, die **von Stufe 4 auf 3** gehen, machen diesen Haufen größer. Aber die andere Seite bringt sie sofort weiter auf Stufe 2.

Also: **Die ungeraden Stufen sind Haufen, und die geraden Stufen zählen nicht.**</translation>
    </message>
    <message>
        <source>Read the board</source>
        <comment>5/title</comment>
        <translation>Lies das Brett</translation>
    </message>
    <message>
        <source>Coins on step 1: **3**, on step 2: **1**, on step 3: **5**. Which Nim position is it?</source>
        <comment>5/text</comment>
        <translation>Münzen auf Stufe 1: **3**, auf Stufe 2: **1**, auf Stufe 3: **5**. Welche Nim-Position ist das?</translation>
    </message>
    <message>
        <source>Say: “first, third, fifth step”.</source>
        <comment>5/notes</comment>
        <translation>Mitsprechen lassen: „erste, dritte, fünfte Stufe“.</translation>
    </message>
    <message>
        <source>3, 1, 5</source>
        <comment>5/choice 1</comment>
        <translation>3, 1, 5</translation>
    </message>
    <message>
        <source>The coin on step 2 does not count.</source>
        <comment>5/because 1</comment>
        <translation>Die Münze auf Stufe 2 zählt nicht.</translation>
    </message>
    <message>
        <source>3, 5</source>
        <comment>5/choice 2</comment>
        <translation>3, 5</translation>
    </message>
    <message>
        <source>Yes, steps 1 and 3. The value is 3 ⊕ 5 = 6.</source>
        <comment>5/because 2</comment>
        <translation>Ja, die Stufen 1 und 3. Der Wert ist 3 ⊕ 5 = 6.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>5/choice 3</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>You took the even step. It is the odd ones that count.</source>
        <comment>5/because 3</comment>
        <translation>Du hast die gerade Stufe genommen. Die ungeraden zählen.</translation>
    </message>
    <message>
        <source>The winning move</source>
        <comment>6/title</comment>
        <translation>Der Gewinnzug</translation>
    </message>
    <message>
        <source>The heaps are 3 and 5. What do you do, and where do the coins go?</source>
        <comment>6/text</comment>
        <translation>Die Haufen sind 3 und 5. Was tust du, und wohin gehen die Münzen?</translation>
    </message>
    <message>
        <source>In Nim: from 3, 5 to 3, 3.</source>
        <comment>6/notes</comment>
        <translation>Beim Nim: von 3, 5 zu 3, 3.</translation>
    </message>
    <message>
        <source>Make the 5 a 3: move **two coins from step 3 to step 2**. It is [the only winning move](staircase:0,3,1,5?only=staircase:0,3,3,3). The coins are still on the board, but they do not count any more.</source>
        <comment>6/reveal</comment>
        <translation>Mach aus der 5 eine 3: Leg **zwei Münzen von Stufe 3 auf Stufe 2**. Das ist [der einzige Gewinnzug](staircase:0,3,1,5?only=staircase:0,3,3,3). Die Münzen sind noch auf dem Brett, aber sie zählen nicht mehr.</translation>
    </message>
    <message>
        <source>A heap that grows</source>
        <comment>7/title</comment>
        <translation>Ein Haufen, der wächst</translation>
    </message>
    <message>
        <source>You have left heaps of 3 and 3 on steps 1 and 3. Now the other player moves **one coin from step 2 to step 1**. The heaps are 4 and 3! What now?</source>
        <comment>7/text</comment>
        <translation>Du hast auf den Stufen 1 und 3 Haufen mit 3 und 3 übrig gelassen. Jetzt legt dein Gegenüber **eine Münze von Stufe 2 auf Stufe 1**. Die Haufen sind 4 und 3! Was nun?</translation>
    </message>
    <message>
        <source>In this position the answer is the only winning move. Moves that make a heap grow are called reversible: they can be reversed at once.</source>
        <comment>7/notes</comment>
        <translation>In dieser Position ist die Antwort der einzige Gewinnzug. Züge, die einen Haufen wachsen lassen, heißen umkehrbar: Man kann sie sofort umkehren.</translation>
    </message>
    <message>
        <source>I move it on to the ground</source>
        <comment>7/choice 1</comment>
        <translation>Ich bringe sie weiter auf den Boden</translation>
    </message>
    <message>
        <source>Yes. The heaps are 3 and 3 again, and there are fewer coins on the even steps.</source>
        <comment>7/because 1</comment>
        <translation>Ja. Die Haufen sind wieder 3 und 3, und auf den geraden Stufen liegen weniger Münzen.</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>7/choice 2</comment>
        <translation>Ich habe verloren</translation>
    </message>
    <message>
        <source>It is your turn, and the value is not 0. So there is a move.</source>
        <comment>7/because 2</comment>
        <translation>Du bist am Zug, und der Wert ist nicht 0. Also gibt es einen Zug.</translation>
    </message>
    <message>
        <source>I move one coin from step 3 to step 2</source>
        <comment>7/choice 3</comment>
        <translation>Ich lege eine Münze von Stufe 3 auf Stufe 2</translation>
    </message>
    <message>
        <source>That leaves 4 and 2, with nim-sum 6.</source>
        <comment>7/because 3</comment>
        <translation>Das lässt 4 und 2 übrig, mit Nim-Summe 6.</translation>
    </message>
    <message>
        <source>Could that go on for ever?</source>
        <comment>8/title</comment>
        <translation>Geht das ewig so weiter?</translation>
    </message>
    <message>
        <source>The other player makes a heap grow, you undo it, they do it again … Does it ever end?</source>
        <comment>8/text</comment>
        <translation>Die andere Seite lässt einen Haufen wachsen, du nimmst es zurück, sie tut es wieder … Hört das jemals auf?</translation>
    </message>
    <message>
        <source>You need both parts: it can be undone, and it cannot be repeated for ever. In Northcott’s game this becomes interesting again.</source>
        <comment>8/notes</comment>
        <translation>Man braucht beides: Es lässt sich zurücknehmen, und es lässt sich nicht ewig wiederholen. Bei Northcotts Spiel wird das noch einmal spannend.</translation>
    </message>
    <message>
        <source>Yes. Every move brings coins further **down**, and nothing goes up. Some day no coins will be left on the even steps. Then only taking is left, and you win as in Nim.

That is the pattern to look for: *a move that makes a heap larger changes nothing, if it can be undone at once and cannot be repeated without end.*</source>
        <comment>8/reveal</comment>
        <translation>Ja. Jeder Zug bringt Münzen weiter **nach unten**, und nichts geht nach oben. Irgendwann liegen auf den geraden Stufen keine Münzen mehr. Dann bleibt nur noch das Nehmen, und du gewinnst wie beim Nim.

Nach diesem Muster lohnt es sich zu suchen: *Ein Zug, der einen Haufen größer macht, ändert nichts, wenn man ihn sofort zurücknehmen und wenn niemand ihn ohne Ende wiederholen kann.*</translation>
    </message>
    <message>
        <source>Steps 1 and 2</source>
        <comment>9/title</comment>
        <translation>Stufen 1 und 2</translation>
    </message>
    <message>
        <source>n coins on step 1 and m coins on step 2. Fill in P and N. The result may look strange.</source>
        <comment>9/text</comment>
        <translation>n Münzen auf Stufe 1 und m Münzen auf Stufe 2. Trag P und N ein. Das Ergebnis sieht vielleicht seltsam aus.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. All squares without a coin on step 1 are P, all others N. It does not depend on m at all. That is what “does not count” means.</source>
        <comment>9/notes</comment>
        <translation>Kann bei Zeitmangel wegfallen. Alle Felder ohne Münze auf Stufe 1 sind P, alle anderen N. Auf m kommt es überhaupt nicht an. Das heißt „zählt nicht“.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>10/title</comment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Cross out the even steps, then play Nim.</source>
        <comment>10/text</comment>
        <translation>Streich die geraden Stufen durch, dann spiel Nim.</translation>
    </message>
    <message>
        <source>Sometimes a move from an even step wins too, because it makes a heap on an odd step larger, and that happens to be right.</source>
        <comment>10/notes</comment>
        <translation>Manchmal gewinnt auch ein Zug von einer geraden Stufe, weil er einen Haufen auf einer ungeraden Stufe größer macht und das gerade recht ist.</translation>
    </message>
    <message>
        <source>Winning by growing</source>
        <comment>11/title</comment>
        <translation>Gewinnen durch Wachsen</translation>
    </message>
    <message>
        <source>The odd steps hold 2, 1 and 2: value 1. Find **three** winning moves of one coin each. Not all of them take from a heap!</source>
        <comment>11/text</comment>
        <translation>Auf den ungeraden Stufen liegen 2, 1 und 2: Wert 1. Finde **drei** Gewinnzüge mit je einer Münze. Nicht alle nehmen von einem Haufen!</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The other player can undo a growing move, but does not want to here: it would give you the position of value 1 again.</source>
        <comment>11/notes</comment>
        <translation>Kann bei Zeitmangel wegfallen. Der andere kann einen Zug, der wachsen lässt, zurücknehmen, will es hier aber nicht: Damit bekäme man die Position vom Wert 1 wieder.</translation>
    </message>
    <message>
        <source>- [Step 3 to 2](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,5,0,3,2,1): the 1 becomes 0.
- [Step 2 to 1](staircase:0,2,4,1,3,2,1?wins=staircase:0,3,3,1,3,2,1): the first 2 becomes 3.
- [Step 6 to 5](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,4,1,3,3,0): the other 2 becomes 3.</source>
        <comment>11/reveal</comment>
        <translation>- [Stufe 3 auf 2](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,5,0,3,2,1): Aus der 1 wird 0.
- [Stufe 2 auf 1](staircase:0,2,4,1,3,2,1?wins=staircase:0,3,3,1,3,2,1): Aus der ersten 2 wird 3.
- [Stufe 6 auf 5](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,4,1,3,3,0): Aus der anderen 2 wird 3.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>Gewinne</translation>
    </message>
    <message>
        <source>You start, and the computer is perfect.</source>
        <comment>12/text</comment>
        <translation>Du fängst an, und der Computer ist perfekt.</translation>
    </message>
    <message>
        <source>Heaps 2 and 4: two coins from step 3 to step 2.</source>
        <comment>12/notes</comment>
        <translation>Haufen 2 und 4: zwei Münzen von Stufe 3 auf Stufe 2.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- The coins on the **odd** steps are heaps. [Nothing on the odd steps](staircase:0,0,4,0,2?outcome=P) means P.
- The even steps do not count, because moves from there can be undone.
- A growing heap is harmless if growing must come to an end.

The next game hides its heaps in the gaps between coins, and uses the same idea.</source>
        <comment>13/text</comment>
        <translation>- Die Münzen auf den **ungeraden** Stufen sind Haufen. [Nichts auf den ungeraden Stufen](staircase:0,0,4,0,2?outcome=P) bedeutet P.
- Die geraden Stufen zählen nicht, denn Züge von dort kann man zurücknehmen.
- Ein wachsender Haufen schadet nicht, wenn das Wachsen ein Ende haben muss.

Das nächste Spiel versteckt seine Haufen in den Lücken zwischen Münzen und benutzt denselben Gedanken.</translation>
    </message>
    <message>
        <source>**Exit question:** steps 1 to 5 hold 1, 7, 2, 7, 3. P or N? (1 ⊕ 2 ⊕ 3 = 0: P.)</source>
        <comment>13/notes</comment>
        <translation>**Frage zum Schluss:** Auf den Stufen 1 bis 5 liegen 1, 7, 2, 7, 3. P oder N? (1 ⊕ 2 ⊕ 3 = 0: P.)</translation>
    </message>
</context>
<context>
    <name>takeaway-ten</name>
    <message>
        <source>Takeaway 10</source>
        <comment>title</comment>
        <translation>Zehn wegnehmen</translation>
    </message>
    <message>
        <source>Ten matches, take one, two or three: play it, then find out who must win by starting at the end.</source>
        <comment>about</comment>
        <translation>Zehn Hölzchen, nimm eins, zwei oder drei: Spiel es, und finde dann vom Ende her heraus, wer gewinnen muss.</translation>
    </message>
    <message>
        <source>label a row of positions from the end, and win with ten matches</source>
        <comment>aims</comment>
        <translation>eine Reihe von Positionen vom Ende her beschriften und mit zehn Hölzchen gewinnen</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>Ten matches lie on the table. Two players take turns. On your turn you take 1, 2 or 3 matches. **Whoever takes the last match wins.**

Play four games in pairs. Take turns at starting. Watch the end of each game: when did you know who would win?</source>
        <comment>1/text</comment>
        <translation>Zehn Hölzchen liegen auf dem Tisch. Zwei spielen abwechselnd. Wenn du am Zug bist, nimmst du 1, 2 oder 3 Hölzchen. **Wer das letzte Hölzchen nimmt, gewinnt.**

Spielt zu zweit vier Partien. Fangt abwechselnd an. Achtet auf das Ende jeder Partie: Wann wusstet ihr, wer gewinnt?</translation>
    </message>
    <message>
        <source>Let every pair play four games before anyone talks. **Then ask:** who won, the player who started or the other one? Usually the results are mixed. That is fine: nobody plays well yet.

**Ask:** “At which moment did you know that you had lost?” Somebody will say “when there were four”. Write it down and do not comment.</source>
        <comment>1/notes</comment>
        <translation>Jedes Paar vier Partien spielen lassen, bevor darüber gesprochen wird. **Dann fragen:** Wer hat gewonnen, wer angefangen hat oder der andere? Meist ist das Ergebnis gemischt. Das macht nichts: Noch spielt niemand gut.

**Fragen:** „In welchem Moment hast du gewusst, dass du verloren hast?“ Jemand wird sagen: „Als noch vier da waren.“ Anschreiben und nicht kommentieren.</translation>
    </message>
    <message>
        <source>Three left</source>
        <comment>2/title</comment>
        <translation>Noch drei</translation>
    </message>
    <message>
        <source>It is your turn and **three** matches are left. What do you do?</source>
        <comment>2/text</comment>
        <translation>Du bist am Zug, und es sind noch **drei** Hölzchen da. Was tust du?</translation>
    </message>
    <message>
        <source>Quick hands up. With 1, 2 or 3 matches the player to move takes them all. Make sure that everybody has seen this before going on.</source>
        <comment>2/notes</comment>
        <translation>Kurz per Handzeichen. Bei 1, 2 oder 3 Hölzchen nimmt man alle. Erst weitergehen, wenn das alle gesehen haben.</translation>
    </message>
    <message>
        <source>Take all three</source>
        <comment>2/choice 1</comment>
        <translation>Alle drei nehmen</translation>
    </message>
    <message>
        <source>Yes. You took the last match, so the game is over and you have won.</source>
        <comment>2/because 1</comment>
        <translation>Ja. Du hast das letzte Hölzchen genommen, die Partie ist zu Ende, und du hast gewonnen.</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>2/choice 2</comment>
        <translation>Zwei nehmen</translation>
    </message>
    <message>
        <source>Then one match is left, and the other player takes it and wins.</source>
        <comment>2/because 2</comment>
        <translation>Dann bleibt eins übrig. Dein Gegenüber nimmt es und gewinnt.</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>2/choice 3</comment>
        <translation>Eins nehmen</translation>
    </message>
    <message>
        <source>Then two matches are left, and the other player takes both and wins.</source>
        <comment>2/because 3</comment>
        <translation>Dann bleiben zwei übrig. Dein Gegenüber nimmt beide und gewinnt.</translation>
    </message>
    <message>
        <source>Four left</source>
        <comment>3/title</comment>
        <translation>Noch vier</translation>
    </message>
    <message>
        <source>Now **four** matches are left and it is your turn. Try each move on the board. Which one wins?</source>
        <comment>3/text</comment>
        <translation>Jetzt sind noch **vier** Hölzchen da, und du bist am Zug. Probier jeden Zug auf dem Brett aus. Welcher gewinnt?</translation>
    </message>
    <message>
        <source>**Typical wrong answer:** “Take two, then we both have two left.” Let that pupil play it against you: you take two and have won.

This is the heart of the lesson: four is bad for the player to move, whoever that is.</source>
        <comment>3/notes</comment>
        <translation>**Typische falsche Antwort:** „Zwei nehmen, dann haben beide noch zwei.“ Das Kind genau so gegen die Lehrkraft spielen lassen: Sie nimmt zwei und hat gewonnen.

Das ist der Kern der Stunde: Vier ist schlecht für den, der am Zug ist, wer auch immer das ist.</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>3/choice 1</comment>
        <translation>Eins nehmen</translation>
    </message>
    <message>
        <source>You leave three. The other player takes all three.</source>
        <comment>3/because 1</comment>
        <translation>Du lässt drei übrig. Dein Gegenüber nimmt alle drei.</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>3/choice 2</comment>
        <translation>Zwei nehmen</translation>
    </message>
    <message>
        <source>You leave two. The other player takes both.</source>
        <comment>3/because 2</comment>
        <translation>Du lässt zwei übrig. Dein Gegenüber nimmt beide.</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>3/choice 3</comment>
        <translation>Drei nehmen</translation>
    </message>
    <message>
        <source>You leave one. The other player takes it.</source>
        <comment>3/because 3</comment>
        <translation>Du lässt eins übrig. Dein Gegenüber nimmt es.</translation>
    </message>
    <message>
        <source>None of them</source>
        <comment>3/choice 4</comment>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Right. Whatever you take, the other player can take all the rest. With four matches the player to move loses, if the other one pays attention.</source>
        <comment>3/because 4</comment>
        <translation>Richtig. Was du auch nimmst, dein Gegenüber kann den ganzen Rest nehmen. Bei vier Hölzchen verliert, wer am Zug ist, wenn der andere aufpasst.</translation>
    </message>
    <message>
        <source>Good for whom?</source>
        <comment>4/title</comment>
        <translation>Gut für wen?</translation>
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
        <translation>Eine Position kann also gut oder schlecht sein, *bevor* überhaupt jemand zieht.

- Bei 3 Hölzchen kann gewinnen, wer als **Nächster** zieht.
- Bei 4 Hölzchen kann gewinnen, wer **zuletzt** gezogen hat.

Wie die beiden heißen und wer angefangen hat, ist gleichgültig. Es zählt nur, wie viele Hölzchen da sind und wer am Zug ist.

Daher kommen zwei kurze Namen. Eine Position ist eine **N-Position**, wenn der *Nächste* den Gewinn erzwingen kann (englisch: *next*). Sie ist eine **P-Position**, wenn es der kann, der zuletzt gezogen hat (englisch: *previous*).

Zu einem Zug, der verliert, gibt es eine Antwort, die das zeigt. Man sagt: Die Antwort **widerlegt** den Zug. Bei vier Hölzchen wird „eins nehmen“ durch „drei nehmen“ widerlegt.

Hier ist [die Drei, eine N-Position](takeaway:3?outcome=N). Hier ist [die Vier, eine P-Position](takeaway:4?outcome=P).</translation>
    </message>
    <message>
        <source>Say it with names: “Anna has just moved. Is Anna happy?” If the answer is yes, the position is P.

Pupils mix up P and N for a while. A help: in a P-position you are glad to be the one who has played. Many people also say cold for P and hot for N: from a hot position you can do something.

Let them refute “take two” and “take three” from four as well. The program says “refuted by” wherever it argues.</source>
        <comment>4/notes</comment>
        <translation>Mit Namen sprechen: „Anna hat gerade gezogen. Freut sich Anna?“ Wenn ja, ist die Position P.

P und N werden eine Zeit lang verwechselt. Eine Hilfe: Bei P ist man froh, dass man schon gezogen hat. Viele sagen auch kalt für P und heiß für N: In einer heißen Position kann man etwas ausrichten.

Auch „zwei nehmen“ und „drei nehmen“ bei vier Hölzchen widerlegen lassen. Das Programm sagt überall, wo es begründet, „widerlegt durch“.</translation>
    </message>
    <message>
        <source>The end itself</source>
        <comment>5/title</comment>
        <translation>Das Ende selbst</translation>
    </message>
    <message>
        <source>No matches are left. Nobody can move. Is this position P or N?</source>
        <comment>5/text</comment>
        <translation>Es sind keine Hölzchen mehr da. Niemand kann ziehen. Ist diese Position P oder N?</translation>
    </message>
    <message>
        <source>Ask it before you show the board of labels. Wrong answers come from thinking that a position must have moves to have a winner.</source>
        <comment>5/notes</comment>
        <translation>Fragen, bevor das Brett mit den Buchstaben gezeigt wird. Falsche Antworten kommen von der Vorstellung, eine Position müsse Züge haben, damit jemand gewinnt.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>5/choice 1</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Yes. The previous player took the last match and has won. So 0 is a P-position, and it is where all the labelling begins.</source>
        <comment>5/because 1</comment>
        <translation>Ja. Wer zuletzt gezogen hat, hat das letzte Hölzchen genommen und gewonnen. Also ist die 0 eine P-Position, und mit ihr fängt das Beschriften an.</translation>
    </message>
    <message>
        <source>N</source>
        <comment>5/choice 2</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>The next player cannot do anything: the game is over, and the other one took the last match.</source>
        <comment>5/because 2</comment>
        <translation>Wer als Nächster dran wäre, kann nichts tun: Die Partie ist zu Ende, und das letzte Hölzchen hat der andere genommen.</translation>
    </message>
    <message>
        <source>Neither, the game is over</source>
        <comment>5/choice 3</comment>
        <translation>Keins von beiden, die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>The game is over, but somebody has won: the previous player. So it gets a label too.</source>
        <comment>5/because 3</comment>
        <translation>Die Partie ist zu Ende, aber jemand hat gewonnen: wer zuletzt gezogen hat. Also bekommt auch das Ende einen Buchstaben.</translation>
    </message>
    <message>
        <source>Label them, one by one</source>
        <comment>6/title</comment>
        <translation>Eine nach der anderen</translation>
    </message>
    <message>
        <source>Now go up from the end, one number at a time. What you could leave with one move are the **options** of a number: the options of 7 are 6, 5 and 4. Before each step say the options and their labels.

- If **some** option is P, write N: make the move that leaves it.
- If **every** option is N, write P: whatever you leave helps the other player.</source>
        <comment>6/text</comment>
        <translation>Geh jetzt vom Ende aus Zahl für Zahl nach oben. Was du mit einem Zug übrig lassen kannst, sind die **Optionen** einer Zahl: Die Optionen von 7 sind 6, 5 und 4. Sag vor jedem Schritt die Optionen und ihre Buchstaben.

- Ist **irgendeine** Option P, so schreib N: Mach den Zug, der sie übrig lässt.
- Ist **jede** Option N, so schreib P: Was du auch übrig lässt, es hilft deinem Gegenüber.</translation>
    </message>
    <message>
        <source>Let the class call out the label before each reveal. **Ask for the reason every time:** “N because I can leave 4” or “P because I can only leave 5, 6 and 7, and they are all N”.

The weak spot is 8. Many pupils write N out of habit after 5, 6 and 7. Ask them which P-position they can reach from 8.</source>
        <comment>6/notes</comment>
        <translation>Vor jedem Aufdecken die Klasse den Buchstaben rufen lassen. **Jedes Mal nach dem Grund fragen:** „N, weil ich 4 übrig lassen kann“ oder „P, weil ich nur 5, 6 und 7 übrig lassen kann, und die sind alle N“.

Die heikle Stelle ist die 8. Nach 5, 6 und 7 schreiben viele aus Gewohnheit N. Fragen, welche P-Position sie von 8 aus erreichen können.</translation>
    </message>
    <message>
        <source>The pattern</source>
        <comment>7/title</comment>
        <translation>Das Muster</translation>
    </message>
    <message>
        <source>The labels from 0 to 10 are P N N N P N N N P N N. What do the P numbers have in common? Which one comes next after 8, and why?</source>
        <comment>7/text</comment>
        <translation>Die Buchstaben von 0 bis 10 lauten P N N N P N N N P N N. Was haben die Zahlen mit P gemeinsam? Welche kommt nach der 8, und warum?</translation>
    </message>
    <message>
        <source>Give them a minute. Some see “every fourth”, some see “even numbers” and then notice 2 and 6. Ask for the reason, not only for the pattern: why can the other player never break it?</source>
        <comment>7/notes</comment>
        <translation>Eine Minute Zeit geben. Manche sehen „jede vierte“, manche „gerade Zahlen“, und bemerken dann die 2 und die 6. Nach dem Grund fragen, nicht nur nach dem Muster: Warum kann der andere es nie zerstören?</translation>
    </message>
    <message>
        <source>The P-positions are 0, 4 and 8: the multiples of four. Next come [12](takeaway:12?outcome=P), [16](takeaway:16?outcome=P) and so on, for ever.

Why four? If the other player takes 1, you take 3. If they take 2, you take 2. If they take 3, you take 1. **Together you always take four.** So once you have left a multiple of four, you can do it again after every move of theirs, down to 0.</source>
        <comment>7/reveal</comment>
        <translation>Die P-Positionen sind 0, 4 und 8: die Vielfachen von vier. Danach kommen [12](takeaway:12?outcome=P), [16](takeaway:16?outcome=P) und so weiter, ohne Ende.

Warum vier? Nimmt dein Gegenüber 1, so nimmst du 3. Nimmt es 2, so nimmst du 2. Nimmt es 3, so nimmst du 1. **Zusammen nehmt ihr immer vier.** Hast du einmal ein Vielfaches von vier übrig gelassen, so kannst du es nach jedem Zug der anderen Seite wieder tun, bis hinunter zur 0.</translation>
    </message>
    <message>
        <source>Ten matches</source>
        <comment>8/title</comment>
        <translation>Zehn Hölzchen</translation>
    </message>
    <message>
        <source>Back to ten matches. You start. What do you take?</source>
        <comment>8/text</comment>
        <translation>Zurück zu den zehn Hölzchen. Du fängst an. Wie viele nimmst du?</translation>
    </message>
    <message>
        <source>Let them vote with fingers: one, two or three. Then ask a pupil who voted for one or three to play it out against a pupil who knows the pattern.</source>
        <comment>8/notes</comment>
        <translation>Mit den Fingern abstimmen lassen: eins, zwei oder drei. Dann jemanden, der für eins oder drei gestimmt hat, gegen jemanden spielen lassen, der das Muster kennt.</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>8/choice 1</comment>
        <translation>Eins nehmen</translation>
    </message>
    <message>
        <source>You leave 9. The other player takes one as well and leaves you 8.</source>
        <comment>8/because 1</comment>
        <translation>Du lässt 9 übrig. Dein Gegenüber nimmt auch eins und lässt dir 8.</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>8/choice 2</comment>
        <translation>Zwei nehmen</translation>
    </message>
    <message>
        <source>Yes. You leave 8, a multiple of four. It is the only move that wins.</source>
        <comment>8/because 2</comment>
        <translation>Ja. Du lässt 8 übrig, ein Vielfaches von vier. Das ist der einzige Zug, der gewinnt.</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>8/choice 3</comment>
        <translation>Drei nehmen</translation>
    </message>
    <message>
        <source>You leave 7. The other player takes three and leaves you 4.</source>
        <comment>8/because 3</comment>
        <translation>Du lässt 7 übrig. Dein Gegenüber nimmt drei und lässt dir 4.</translation>
    </message>
    <message>
        <source>It does not matter</source>
        <comment>8/choice 4</comment>
        <translation>Das ist egal</translation>
    </message>
    <message>
        <source>It does. Of the three moves only one leaves a multiple of four.</source>
        <comment>8/because 4</comment>
        <translation>Nein. Nur einer der drei Züge lässt ein Vielfaches von vier übrig.</translation>
    </message>
    <message>
        <source>Beat the computer</source>
        <comment>9/title</comment>
        <translation>Schlag den Computer</translation>
    </message>
    <message>
        <source>You start with ten matches. The computer never makes a mistake. Can you win every time?</source>
        <comment>9/text</comment>
        <translation>Du fängst mit zehn Hölzchen an. Der Computer macht nie einen Fehler. Kannst du jedes Mal gewinnen?</translation>
    </message>
    <message>
        <source>It can be won every time: take two, then always make four together. If a pair loses, let them go back to the first moment at which they left a number that is not a multiple of four.</source>
        <comment>9/notes</comment>
        <translation>Man kann jedes Mal gewinnen: zwei nehmen, dann immer zusammen auf vier ergänzen. Verliert ein Paar, soll es zu der Stelle zurückgehen, an der es zum ersten Mal kein Vielfaches von vier übrig gelassen hat.</translation>
    </message>
    <message>
        <source>Do it yourself</source>
        <comment>10/title</comment>
        <translation>Mach es selbst</translation>
    </message>
    <message>
        <source>Fill in P and N for 0 to 12 matches, without looking back. If something cannot be right, you are shown the first place where it does not fit, and you can mend it.</source>
        <comment>10/text</comment>
        <translation>Trag P und N für 0 bis 12 Hölzchen ein, ohne zurückzublättern. Wenn etwas nicht stimmen kann, siehst du die erste Stelle, an der es nicht passt, und kannst sie verbessern.</translation>
    </message>
    <message>
        <source>Alone or in pairs. Quick pupils fill in only the multiples of four. Ask them to say why the others are N.</source>
        <comment>10/notes</comment>
        <translation>Allein oder zu zweit. Die Schnellen tragen nur die Vielfachen von vier ein. Sie sagen lassen, warum die anderen N sind.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Now with other numbers of matches. Which number do you want to leave?</source>
        <comment>11/text</comment>
        <translation>Jetzt mit anderen Anzahlen. Wie viele Hölzchen willst du übrig lassen?</translation>
    </message>
    <message>
        <source>Stop after three or four. Ask one pupil to explain a right answer with the words “I leave … and that is P because …”.</source>
        <comment>11/notes</comment>
        <translation>Nach drei oder vier Aufgaben aufhören. Jemanden eine richtige Antwort mit den Worten erklären lassen: „Ich lasse … übrig, und das ist P, weil …“.</translation>
    </message>
    <message>
        <source>Turn it round</source>
        <comment>12/title</comment>
        <translation>Umgedreht</translation>
    </message>
    <message>
        <source>One last twist: now whoever takes the last match **loses**. There are ten matches and you start. What do you take?</source>
        <comment>12/text</comment>
        <translation>Zum Schluss noch ein Dreh: Wer das letzte Hölzchen nimmt, **verliert** jetzt. Es sind zehn Hölzchen, und du fängst an. Wie viele nimmst du?</translation>
    </message>
    <message>
        <source>This is called misère play. The method is the same, only the end is different: now the position with no matches is N. The P-positions move up by one: 1, 5, 9. Can be left out if time is short; misère play has a lesson of its own.</source>
        <comment>12/notes</comment>
        <translation>Das nennt man Misère. Das Verfahren ist dasselbe, nur das Ende ist anders: Jetzt ist die Position ohne Hölzchen N. Die P-Positionen rücken um eins nach oben: 1, 5, 9. Kann bei Zeitmangel wegfallen; zu Misère gibt es eine eigene Lektion.</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>12/choice 1</comment>
        <translation>Eins nehmen</translation>
    </message>
    <message>
        <source>Yes. You leave 9. Together you always take four: 9, 5, 1. Then the other player must take the last match.</source>
        <comment>12/because 1</comment>
        <translation>Ja. Du lässt 9 übrig. Zusammen nehmt ihr immer vier: 9, 5, 1. Dann muss dein Gegenüber das letzte Hölzchen nehmen.</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>12/choice 2</comment>
        <translation>Zwei nehmen</translation>
    </message>
    <message>
        <source>You leave 8. The other player takes three and leaves you 5. From 5 you can leave 4, 3 or 2, and each time they leave you the last match.</source>
        <comment>12/because 2</comment>
        <translation>Du lässt 8 übrig. Dein Gegenüber nimmt drei und lässt dir 5. Von 5 aus kannst du 4, 3 oder 2 übrig lassen, und jedes Mal bleibt das letzte Hölzchen für dich.</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>12/choice 3</comment>
        <translation>Drei nehmen</translation>
    </message>
    <message>
        <source>You leave 7. The other player takes two and leaves you 5, and later 1.</source>
        <comment>12/because 3</comment>
        <translation>Du lässt 7 übrig. Dein Gegenüber nimmt zwei und lässt dir 5, und später 1.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- A position is **P** or **N**, whoever plays.
- Label from the end: *some move to P* makes N, *every move to N* makes P.
- To win, always leave a P-position. From [ten matches](takeaway:10?outcome=N&amp;only=takeaway:8) you leave eight.

You did not need to try every game. You only needed eleven labels. Next: what happens when other numbers may be taken.</source>
        <comment>13/text</comment>
        <translation>- Eine Position ist **P** oder **N**, egal wer spielt.
- Beschrifte vom Ende her: *irgendein Zug nach P* ergibt N, *jeder Zug nach N* ergibt P.
- Wer gewinnen will, lässt immer eine P-Position übrig. Von [zehn Hölzchen](takeaway:10?outcome=N&amp;only=takeaway:8) lässt du acht übrig.

Du musstest nicht jede Partie ausprobieren. Du brauchtest nur elf Buchstaben. Als Nächstes: Was passiert, wenn man andere Anzahlen nehmen darf?</translation>
    </message>
    <message>
        <source>Let one pupil retell the two rules in their own words. Homework idea: 21 matches, take 1, 2, 3 or 4. Which numbers are P? (The multiples of five, so take one.)</source>
        <comment>13/notes</comment>
        <translation>Jemanden die zwei Regeln in eigenen Worten wiederholen lassen. Idee für die Hausaufgabe: 21 Hölzchen, 1, 2, 3 oder 4 nehmen. Welche Zahlen sind P? (Die Vielfachen von fünf, also eins nehmen.)</translation>
    </message>
</context>
<context>
    <name>the-grid</name>
    <message>
        <source>The 4 × 4 grid</source>
        <comment>title</comment>
        <translation>Das Gitter 4 × 4</translation>
    </message>
    <message>
        <source>Sixteen stones in a square: labelling from the end, one step at a time.</source>
        <comment>about</comment>
        <translation>Sechzehn Steine im Quadrat: vom Ende her beschriften, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>label the positions near the end of a board without a formula</source>
        <comment>aims</comment>
        <translation>die Positionen kurz vor dem Ende eines Bretts ohne Formel beschriften</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>Sixteen stones in a square of 4 × 4. Take **1, 2 or 3** stones that are next to each other in one row or in one column. Gaps may not be jumped. Whoever takes the last stone **loses**.

Play it twice in pairs.</source>
        <comment>1/text</comment>
        <translation>Sechzehn Steine in einem Quadrat von 4 × 4. Nimm **1, 2 oder 3** Steine, die in einer Zeile oder in einer Spalte direkt nebeneinander liegen. Über Lücken darf man nicht springen. Wer den letzten Stein nimmt, **verliert**.

Spielt es zweimal zu zweit.</translation>
    </message>
    <message>
        <source>A game from a school playground. Stones are taken straight along a row or a column, never round a corner. A whole row of four cannot be taken at once. **Ask afterwards:** “Which positions near the end did you want to leave to the other player?”</source>
        <comment>1/notes</comment>
        <translation>Ein Spiel vom Schulhof. Man nimmt gerade eine Zeile oder eine Spalte entlang, nie um die Ecke. Eine ganze Viererzeile auf einmal geht nicht. **Danach fragen:** „Welche Positionen kurz vor dem Ende wolltet ihr dem anderen übrig lassen?“</translation>
    </message>
    <message>
        <source>One stone</source>
        <comment>2/title</comment>
        <translation>Ein Stein</translation>
    </message>
    <message>
        <source>Only one stone is left, and it is your turn.</source>
        <comment>2/text</comment>
        <translation>Nur noch ein Stein ist da, und du bist am Zug.</translation>
    </message>
    <message>
        <source>There are 16 such positions, one for each place. They are all P, and with them the labelling starts. The empty board is N: the player to move has not taken the last stone.</source>
        <comment>2/notes</comment>
        <translation>Es gibt 16 solche Positionen, eine für jeden Platz. Alle sind P, und mit ihnen fängt das Beschriften an. Das leere Brett ist N: Wer am Zug ist, hat den letzten Stein nicht genommen.</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>2/choice 1</comment>
        <translation>Ich verliere</translation>
    </message>
    <message>
        <source>Yes. You must take it, and it is the last one.</source>
        <comment>2/because 1</comment>
        <translation>Ja. Du musst ihn nehmen, und er ist der letzte.</translation>
    </message>
    <message>
        <source>I win</source>
        <comment>2/choice 2</comment>
        <translation>Ich gewinne</translation>
    </message>
    <message>
        <source>The last stone loses here, and you must take a stone.</source>
        <comment>2/because 2</comment>
        <translation>Hier verliert der letzte Stein, und du musst einen Stein nehmen.</translation>
    </message>
    <message>
        <source>Two stones</source>
        <comment>3/title</comment>
        <translation>Zwei Steine</translation>
    </message>
    <message>
        <source>Two stones in different corners. It is your turn.</source>
        <comment>3/text</comment>
        <translation>Zwei Steine in verschiedenen Ecken. Du bist am Zug.</translation>
    </message>
    <message>
        <source>All 120 positions with two stones are N: take one, leave one.</source>
        <comment>3/notes</comment>
        <translation>Alle 120 Positionen mit zwei Steinen sind N: einen nehmen, einen übrig lassen.</translation>
    </message>
    <message>
        <source>I win</source>
        <comment>3/choice 1</comment>
        <translation>Ich gewinne</translation>
    </message>
    <message>
        <source>Yes. Take one of them, and the other player must take the last one.</source>
        <comment>3/because 1</comment>
        <translation>Ja. Nimm einen davon, und dein Gegenüber muss den letzten nehmen.</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>3/choice 2</comment>
        <translation>Ich verliere</translation>
    </message>
    <message>
        <source>Take one of the two. What is left for the other player?</source>
        <comment>3/because 2</comment>
        <translation>Nimm einen der beiden. Was bleibt dann für dein Gegenüber?</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <comment>4/title</comment>
        <translation>Drei in einer Zeile</translation>
    </message>
    <message>
        <source>Three in a row. You could take one and leave two. But two is good for the *other* player. Is this lost?</source>
        <comment>4/text</comment>
        <translation>Drei in einer Zeile. Du könntest einen nehmen und zwei übrig lassen. Aber zwei sind gut für die *andere* Seite. Ist das nun verloren?</translation>
    </message>
    <message>
        <source>An important moment. Many think that a position with a bad move is bad. Say it like this: you are not forced to make the bad move.</source>
        <comment>4/notes</comment>
        <translation>Ein wichtiger Moment. Viele meinen, eine Position mit einem schlechten Zug sei schlecht. So sagen: Niemand zwingt dich zu dem schlechten Zug.</translation>
    </message>
    <message>
        <source>No! There are [two moves that win](grid/misere:1110/0000/0000/0000?outcome=N&amp;winning=2): take two and leave a single stone.

**One winning move is enough.** The position is P only if *all* moves are bad.</source>
        <comment>4/reveal</comment>
        <translation>Nein! Es gibt [zwei Züge, die gewinnen](grid/misere:1110/0000/0000/0000?outcome=N&amp;winning=2): Nimm zwei und lass einen einzelnen Stein übrig.

**Ein Gewinnzug genügt.** P ist die Position nur, wenn *alle* Züge schlecht sind.</translation>
    </message>
    <message>
        <source>The two rules once more</source>
        <comment>5/title</comment>
        <translation>Noch einmal die zwei Regeln</translation>
    </message>
    <message>
        <source>- If **some** move leaves a position that is lost for the other player, you win: N.
- If **every** move leaves a position that is won for the other player, you lose: P.

In 1913 the mathematician Ernst Zermelo asked what a player can force in chess. A theorem is named after him: in a game for two, without chance and without secrets, that must end and cannot be drawn, **one of the two players can always force a win**. We only have to find out which one.</source>
        <comment>5/text</comment>
        <translation>- Lässt **irgendein** Zug eine Position übrig, die für die andere Seite verloren ist, so gewinnst du: N.
- Lässt **jeder** Zug eine Position übrig, die für die andere Seite gewonnen ist, so verlierst du: P.

Im Jahr 1913 fragte der Mathematiker Ernst Zermelo, was man beim Schach erzwingen kann. Nach ihm ist ein Satz benannt: In einem Spiel für zwei, ohne Zufall und ohne Geheimnisse, das enden muss und nicht unentschieden ausgehen kann, **kann immer eine der beiden Seiten den Gewinn erzwingen**. Wir müssen nur herausfinden, welche.</translation>
    </message>
    <message>
        <source>In chess there can also be draws, so there are three labels. The idea is the same.</source>
        <comment>5/notes</comment>
        <translation>Beim Schach gibt es auch das Remis, also drei Buchstaben. Der Gedanke ist derselbe.</translation>
    </message>
    <message>
        <source>One step back</source>
        <comment>6/title</comment>
        <translation>Einen Schritt davor</translation>
    </message>
    <message>
        <source>Which positions can leave a **single** stone in one move? You may take up to three. How many stones can such a position have?</source>
        <comment>6/text</comment>
        <translation>Welche Positionen können mit einem Zug einen **einzelnen** Stein übrig lassen? Du darfst bis zu drei nehmen. Wie viele Steine kann eine solche Position haben?</translation>
    </message>
    <message>
        <source>65,536 is 2 to the power 16: each of the 16 places has a stone or has none. Ask for a position of four stones that is not among the 604: for example a square of two by two. It is the next step.</source>
        <comment>6/notes</comment>
        <translation>65.536 ist 2 hoch 16: Auf jedem der 16 Plätze liegt ein Stein oder keiner. Nach einer Position mit vier Steinen fragen, die nicht unter den 604 ist: zum Beispiel ein Quadrat von zwei mal zwei. Es ist der nächste Schritt.</translation>
    </message>
    <message>
        <source>Two, three or four: one stone that stays, and one to three that are taken together. There are exactly **604** such positions: 120 with two stones, 284 with three and 200 with four. All of them are N. [Here is one](grid/misere:0111/0000/0000/0100?outcome=N&amp;wins=grid/misere:0000/0000/0000/0100) with four.

So of the 65,536 positions you know 621 already: 604, the 16 single stones, and the empty board.</source>
        <comment>6/reveal</comment>
        <translation>Zwei, drei oder vier: einen Stein, der bleibt, und einen bis drei, die zusammen genommen werden. Es gibt genau **604** solche Positionen: 120 mit zwei Steinen, 284 mit drei und 200 mit vier. Alle sind N. [Hier ist eine](grid/misere:0111/0000/0000/0100?outcome=N&amp;wins=grid/misere:0000/0000/0000/0100) mit vier.

Von den 65.536 Positionen kennst du also schon 621: die 604, die 16 einzelnen Steine und das leere Brett.</translation>
    </message>
    <message>
        <source>A square of four</source>
        <comment>7/title</comment>
        <translation>Ein Quadrat aus vier Steinen</translation>
    </message>
    <message>
        <source>Four stones in a small square. Try the moves. What is it?</source>
        <comment>7/text</comment>
        <translation>Vier Steine in einem kleinen Quadrat. Probier die Züge aus. Was ist es?</translation>
    </message>
    <message>
        <source>Pupils should play it on the board: all eight moves look alike, there are only two kinds. Other positions to remember: two pairs that lie apart, or 1011 above 0111.</source>
        <comment>7/notes</comment>
        <translation>Auf dem Brett spielen lassen: Alle acht Züge sehen ähnlich aus, es gibt nur zwei Sorten. Weitere Positionen zum Merken: zwei Paare, die getrennt liegen, oder 1011 über 0111.</translation>
    </message>
    <message>
        <source>P: every move helps the other player</source>
        <comment>7/choice 1</comment>
        <translation>P: Jeder Zug hilft der anderen Seite</translation>
    </message>
    <message>
        <source>Right. After one stone three are left, and the other player takes two neighbours. After two stones two are left, and the other player takes one.</source>
        <comment>7/because 1</comment>
        <translation>Richtig. Nach einem Stein sind noch drei da, und dein Gegenüber nimmt zwei Nachbarn. Nach zwei Steinen sind noch zwei da, und dein Gegenüber nimmt einen.</translation>
    </message>
    <message>
        <source>N: take two and leave two</source>
        <comment>7/choice 2</comment>
        <translation>N: zwei nehmen und zwei übrig lassen</translation>
    </message>
    <message>
        <source>Then the other player takes one of the two, and you get the last stone.</source>
        <comment>7/because 2</comment>
        <translation>Dann nimmt dein Gegenüber einen der beiden, und du bekommst den letzten Stein.</translation>
    </message>
    <message>
        <source>N: take one and leave three</source>
        <comment>7/choice 3</comment>
        <translation>N: einen nehmen und drei übrig lassen</translation>
    </message>
    <message>
        <source>The three form a corner. The other player takes two of them, and you get the last stone.</source>
        <comment>7/because 3</comment>
        <translation>Die drei bilden eine Ecke. Dein Gegenüber nimmt zwei davon, und du bekommst den letzten Stein.</translation>
    </message>
    <message>
        <source>A small square by yourself</source>
        <comment>8/title</comment>
        <translation>Ein kleines Quadrat für dich allein</translation>
    </message>
    <message>
        <source>The positions of a square of 2 × 2, last stone loses. Positions that are equal when turned or mirrored are drawn once, so there are only six of them. Fill in P and N. Start with the empty square and the single stone.</source>
        <comment>8/text</comment>
        <translation>Die Positionen eines Quadrats von 2 × 2, der letzte Stein verliert. Positionen, die gedreht oder gespiegelt gleich sind, sind nur einmal gezeichnet, darum sind es bloß sechs. Trag P und N ein. Fang mit dem leeren Quadrat und dem einzelnen Stein an.</translation>
    </message>
    <message>
        <source>Two are P: the single stone and the full square. The empty one is N, because the last stone has just lost. That is the usual first contradiction. Without turning and mirroring there are 16 positions, five of them P.</source>
        <comment>8/notes</comment>
        <translation>Zwei sind P: der einzelne Stein und das volle Quadrat. Das leere ist N, weil der letzte Stein gerade verloren hat. Daran entsteht meist der erste Widerspruch. Ohne Drehen und Spiegeln sind es 16 Positionen, fünf davon P.</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>9/title</comment>
        <translation>Finde den Gewinnzug</translation>
    </message>
    <message>
        <source>Look for positions that you know: a single stone, the small square, or two pairs that lie apart. The two pairs are P as well: copy, and take care at the end.</source>
        <comment>9/text</comment>
        <translation>Such nach Positionen, die du kennst: ein einzelner Stein, das kleine Quadrat oder zwei Paare, die getrennt liegen. Auch die zwei Paare sind P: Mach nach, und pass am Ende auf.</translation>
    </message>
    <message>
        <source>Ask for the position that is left, not for the move: “I leave two separate pairs, and that is P.”</source>
        <comment>9/notes</comment>
        <translation>Nach der Position fragen, die übrig bleibt, nicht nach dem Zug: „Ich lasse zwei getrennte Paare übrig, und das ist P.“</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- **Some** move to P makes N. **Every** move to N makes P. One winning move is enough.
- [A single stone](grid/misere:0000/0100/0000/0000?outcome=P) and [the small square](grid/misere:1100/1100/0000/0000?outcome=P) are P; [three in a row](grid/misere:1110/0000/0000/0000?outcome=N) is N.
- One step before the end there are 604 positions.

65,536 positions are too many for us, but not for a good plan. It comes in the next lesson.</source>
        <comment>10/text</comment>
        <translation>- **Irgendein** Zug nach P ergibt N. **Jeder** Zug nach N ergibt P. Ein Gewinnzug genügt.
- [Ein einzelner Stein](grid/misere:0000/0100/0000/0000?outcome=P) und [das kleine Quadrat](grid/misere:1100/1100/0000/0000?outcome=P) sind P; [drei in einer Zeile](grid/misere:1110/0000/0000/0000?outcome=N) sind N.
- Einen Schritt vor dem Ende gibt es 604 Positionen.

65.536 Positionen sind zu viele für uns, aber nicht für einen guten Plan. Er kommt in der nächsten Lektion.</translation>
    </message>
    <message>
        <source>**Exit question:** one row of four and nothing else, last stone loses. What do you do? (Take three at one end, leave one.)</source>
        <comment>10/notes</comment>
        <translation>**Frage zum Schluss:** eine Viererzeile und sonst nichts, der letzte Stein verliert. Was tut man? (Drei an einem Ende nehmen, einen übrig lassen.)</translation>
    </message>
</context>
<context>
    <name>the-proof</name>
    <message>
        <source>Why the nim-sum decides</source>
        <comment>title</comment>
        <translation>Warum die Nim-Summe entscheidet</translation>
    </message>
    <message>
        <source>What has to be proved, and the first of two facts: from nim-sum 0 every move spoils it.</source>
        <comment>about</comment>
        <translation>Was zu beweisen ist, und die erste von zwei Tatsachen: Bei Nim-Summe 0 macht jeder Zug sie kaputt.</translation>
    </message>
    <message>
        <source>prove that from nim-sum 0 every move spoils it</source>
        <comment>aims</comment>
        <translation>beweisen, dass bei Nim-Summe 0 jeder Zug sie kaputt macht</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>Heaps of 7, 11 and 5. Play it once in pairs. Far too many positions for a list! Before you start, write the heaps in binary: is one player sure to win?</source>
        <comment>1/text</comment>
        <translation>Haufen mit 7, 11 und 5. Spielt es einmal zu zweit. Viel zu viele Positionen für eine Liste! Schreibt vorher die Haufen binär auf: Kann eine Seite den Gewinn erzwingen?</translation>
    </message>
    <message>
        <source>Nim-sum 111, 1011 and 101: 1001, which is 9. So it is N. **Ask:** “And which move?” Let them search by trying; the next lesson answers it.</source>
        <comment>1/notes</comment>
        <translation>Nim-Summe von 111, 1011 und 101: 1001, also 9. Demnach N. **Fragen:** „Und mit welchem Zug?“ Durch Probieren suchen lassen; die nächste Lektion gibt die Antwort.</translation>
    </message>
    <message>
        <source>What we want to prove</source>
        <comment>2/title</comment>
        <translation>Was wir beweisen wollen</translation>
    </message>
    <message>
        <source>**In Nim a position is P just when its nim-sum is 0.**

It has held in all the tables so far. But a table can never show it for *all* heaps. For that we need reasons. Two facts are enough:

- **Fact 1.** From nim-sum 0, *every* move leaves a nim-sum that is not 0.
- **Fact 2.** From any other nim-sum, *some* move leaves nim-sum 0.

Compare that with P and N: from P every move leaves N, and from N some move leaves P. And at the end, with no stones, the nim-sum is 0 and the position is P. So if both facts are true, the nim-sum sorts the positions just as P and N do.</source>
        <comment>2/text</comment>
        <translation>**Beim Nim ist eine Position genau dann P, wenn ihre Nim-Summe 0 ist.**

In allen Tabellen hat das bisher gestimmt. Aber eine Tabelle kann es nie für *alle* Haufen zeigen. Dazu brauchen wir Gründe. Zwei Tatsachen genügen:

- **Tatsache 1.** Bei Nim-Summe 0 lässt *jeder* Zug eine Nim-Summe übrig, die nicht 0 ist.
- **Tatsache 2.** Bei jeder anderen Nim-Summe lässt *irgendein* Zug die Nim-Summe 0 übrig.

Vergleich das mit P und N: Von P aus lässt jeder Zug N übrig, und von N aus lässt irgendein Zug P übrig. Und am Ende, ganz ohne Steine, ist die Nim-Summe 0 und die Position P. Stimmen beide Tatsachen, so sortiert die Nim-Summe die Positionen genauso wie P und N.</translation>
    </message>
    <message>
        <source>Mathematicians call such helping facts lemmas. **Ask:** “Which of the two do you find easier to believe?” Most say the first one.</source>
        <comment>2/notes</comment>
        <translation>In der Mathematik heißen solche Hilfssätze Lemmata. **Fragen:** „Welche der beiden glaubt ihr eher?“ Die meisten sagen: die erste.</translation>
    </message>
    <message>
        <source>Try to break fact 1</source>
        <comment>3/title</comment>
        <translation>Versuch, Tatsache 1 zu knacken</translation>
    </message>
    <message>
        <source>The heaps 1, 4 and 5 have nim-sum 0: 001, 100, 101. Make any move on the board. Can you keep the nim-sum at 0?</source>
        <comment>3/text</comment>
        <translation>Die Haufen 1, 4 und 5 haben die Nim-Summe 0: 001, 100, 101. Mach irgendeinen Zug auf dem Brett. Kannst du die Nim-Summe auf 0 halten?</translation>
    </message>
    <message>
        <source>Let several pupils try. Each time write the three lines in binary and mark the columns that have become odd.</source>
        <comment>3/notes</comment>
        <translation>Mehrere probieren lassen. Jedes Mal die drei Zeilen binär hinschreiben und die Spalten markieren, die ungerade geworden sind.</translation>
    </message>
    <message>
        <source>Yes, by taking the heap of one</source>
        <comment>3/choice 1</comment>
        <translation>Ja, wenn ich den Einerhaufen nehme</translation>
    </message>
    <message>
        <source>Then 4 and 5 are left: 100 and 101. The last column now has one 1.</source>
        <comment>3/because 1</comment>
        <translation>Dann bleiben 4 und 5: 100 und 101. In der letzten Spalte steht jetzt eine 1.</translation>
    </message>
    <message>
        <source>Yes, by taking one from the five</source>
        <comment>3/choice 2</comment>
        <translation>Ja, wenn ich einen von der Fünf nehme</translation>
    </message>
    <message>
        <source>Then 1, 4 and 4 are left. The fours cancel, and 1 remains.</source>
        <comment>3/because 2</comment>
        <translation>Dann bleiben 1, 4 und 4. Die Vieren heben sich auf, und 1 bleibt.</translation>
    </message>
    <message>
        <source>No, no move does it</source>
        <comment>3/choice 3</comment>
        <translation>Nein, kein Zug schafft das</translation>
    </message>
    <message>
        <source>Right. All ten moves leave a nim-sum that is not 0.</source>
        <comment>3/because 3</comment>
        <translation>Richtig. Alle zehn Züge lassen eine Nim-Summe übrig, die nicht 0 ist.</translation>
    </message>
    <message>
        <source>Why fact 1 is true</source>
        <comment>4/title</comment>
        <translation>Warum Tatsache 1 stimmt</translation>
    </message>
    <message>
        <source>Look at the binary lines while you make a move. **How many lines** change? What happens in a column where a digit changes?</source>
        <comment>4/text</comment>
        <translation>Sieh dir die binären Zeilen an, während du einen Zug machst. **Wie viele Zeilen** ändern sich? Was geschieht in einer Spalte, in der sich eine Ziffer ändert?</translation>
    </message>
    <message>
        <source>The whole proof rests on one word: one heap. If you could change two heaps at once, fact 1 would fail. Good question for quick pupils: which move in two heaps keeps 1, 4, 5 at nim-sum 0? For example 4 and 5 to 2 and 3.</source>
        <comment>4/notes</comment>
        <translation>Der ganze Beweis hängt an einem Wort: einem Haufen. Könnte man zwei Haufen zugleich ändern, wäre Tatsache 1 falsch. Gute Frage für die Schnellen: Welcher Zug an zwei Haufen hält 1, 4, 5 auf Nim-Summe 0? Zum Beispiel 4 und 5 zu 2 und 3.</translation>
    </message>
    <message>
        <source>A move changes **one** heap, so only one line changes. In at least one column its digit changes.

There the number of ones goes up or down by one. It was **even**, so now it is **odd**: the nim-sum has a 1 there and is not 0. That is the whole proof of fact 1.</source>
        <comment>4/reveal</comment>
        <translation>Ein Zug ändert **einen** Haufen, also ändert sich nur eine Zeile. In mindestens einer Spalte ändert sich ihre Ziffer.

Dort steigt oder fällt die Anzahl der Einsen um eins. Sie war **gerade**, jetzt ist sie **ungerade**: Die Nim-Summe hat dort eine 1 und ist nicht 0. Das ist der ganze Beweis von Tatsache 1.</translation>
    </message>
    <message>
        <source>How far does it jump?</source>
        <comment>5/title</comment>
        <translation>Wie weit springt sie?</translation>
    </message>
    <message>
        <source>From 2 and 2, nim-sum 0, you take **one** stone and leave 1 and 2. What is the new nim-sum?</source>
        <comment>5/text</comment>
        <translation>Von 2 und 2, Nim-Summe 0, nimmst du **einen** Stein und lässt 1 und 2 übrig. Wie groß ist die neue Nim-Summe?</translation>
    </message>
    <message>
        <source>Many texts get this wrong and subtract. The change of the nim-sum is x ⊕ y, where x is the old and y the new size of the heap, and not x − y. Since x and y differ, x ⊕ y is never 0: this is fact 1 again in one line.</source>
        <comment>5/notes</comment>
        <translation>Viele Texte machen das falsch und subtrahieren. Die Änderung der Nim-Summe ist x ⊕ y, wobei x die alte und y die neue Größe des Haufens ist, und nicht x − y. Da x und y verschieden sind, ist x ⊕ y nie 0: noch einmal Tatsache 1, in einer Zeile.</translation>
    </message>
    <message>
        <source>1, because one stone was taken</source>
        <comment>5/choice 1</comment>
        <translation>1, denn ein Stein wurde genommen</translation>
    </message>
    <message>
        <source>It sounds right, but stones taken and nim-sums are different things. Work it out: 01 ⊕ 10.</source>
        <comment>5/because 1</comment>
        <translation>Das klingt richtig, aber genommene Steine und Nim-Summen sind zweierlei. Rechne nach: 01 ⊕ 10.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>5/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Yes: 01 ⊕ 10 = 11. Taking one stone changed two columns at once. The change is old size ⊕ new size, here 2 ⊕ 1 = 3.</source>
        <comment>5/because 2</comment>
        <translation>Ja: 01 ⊕ 10 = 11. Ein einziger Stein hat zwei Spalten auf einmal geändert. Die Änderung ist alte Größe ⊕ neue Größe, hier 2 ⊕ 1 = 3.</translation>
    </message>
    <message>
        <source>0</source>
        <comment>5/choice 3</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>Fact 1 says that it cannot stay 0.</source>
        <comment>5/because 3</comment>
        <translation>Tatsache 1 sagt, dass sie nicht 0 bleiben kann.</translation>
    </message>
    <message>
        <source>After the next move</source>
        <comment>6/title</comment>
        <translation>Nach dem nächsten Zug</translation>
    </message>
    <message>
        <source>You have left nim-sum 0, and the other player has moved. What do you know about the nim-sum now?</source>
        <comment>6/text</comment>
        <translation>Du hast die Nim-Summe 0 übrig gelassen, und dein Gegenüber hat gezogen. Was weißt du jetzt über die Nim-Summe?</translation>
    </message>
    <message>
        <source>This is how a proof is used in a game. The word whatever is important: the fact holds for all moves.</source>
        <comment>6/notes</comment>
        <translation>So benutzt man einen Beweis in einer Partie. Wichtig ist das Wörtchen „jeder“: Die Tatsache gilt für alle Züge.</translation>
    </message>
    <message>
        <source>It is 0 again</source>
        <comment>6/choice 1</comment>
        <translation>Sie ist wieder 0</translation>
    </message>
    <message>
        <source>Fact 1 says that it cannot be.</source>
        <comment>6/because 1</comment>
        <translation>Tatsache 1 sagt, dass das nicht sein kann.</translation>
    </message>
    <message>
        <source>It is not 0</source>
        <comment>6/choice 2</comment>
        <translation>Sie ist nicht 0</translation>
    </message>
    <message>
        <source>Yes. That is fact 1. And if fact 2 is true as well, you can make it 0 again.</source>
        <comment>6/because 2</comment>
        <translation>Ja. Das ist Tatsache 1. Und stimmt auch Tatsache 2, so kannst du sie wieder zu 0 machen.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>6/choice 3</comment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Fact 1 tells you something, whatever move was made.</source>
        <comment>6/because 3</comment>
        <translation>Tatsache 1 sagt dir etwas, welcher Zug auch gemacht wurde.</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>7/title</comment>
        <translation>P oder N?</translation>
    </message>
    <message>
        <source>Decide by the nim-sum.</source>
        <comment>7/text</comment>
        <translation>Entscheide mit der Nim-Summe.</translation>
    </message>
    <message>
        <source>Half of the positions are P. Pupils who always say N should be asked for the winning move.</source>
        <comment>7/notes</comment>
        <translation>Die Hälfte der Positionen ist P. Wer immer N sagt, soll den Gewinnzug zeigen.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>8/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- We want to prove that nim-sum 0 is P. Two facts are enough.
- **Fact 1** is proved: a move changes one line, so some column becomes odd. From [1, 4, 5](nim:1,4,5?outcome=P&amp;winning=0) no move keeps 0.
- The nim-sum does not change by the number of stones taken: from [2, 2](nim:2,2?grundy=0) to [1, 2](nim:1,2?grundy=3) it jumps to 3.

Fact 2 is the more interesting one, because it shows you the winning move. It comes next.</source>
        <comment>8/text</comment>
        <translation>- Wir wollen beweisen, dass Nim-Summe 0 P ist. Zwei Tatsachen genügen.
- **Tatsache 1** ist bewiesen: Ein Zug ändert eine Zeile, also wird eine Spalte ungerade. Bei [1, 4, 5](nim:1,4,5?outcome=P&amp;winning=0) hält kein Zug die 0.
- Die Nim-Summe ändert sich nicht um die Anzahl der genommenen Steine: Von [2, 2](nim:2,2?grundy=0) zu [1, 2](nim:1,2?grundy=3) springt sie auf 3.

Tatsache 2 ist die spannendere, denn sie zeigt dir den Gewinnzug. Sie kommt als Nächstes.</translation>
    </message>
    <message>
        <source>**Exit question:** from 6, 6 you take four stones from one heap. What is the new nim-sum? (6 ⊕ 2 = 4.) And if you take five? (6 ⊕ 1 = 7.)</source>
        <comment>8/notes</comment>
        <translation>**Frage zum Schluss:** Von 6, 6 nimmt man vier Steine von einem Haufen. Wie groß ist die neue Nim-Summe? (6 ⊕ 2 = 4.) Und bei fünf? (6 ⊕ 1 = 7.)</translation>
    </message>
</context>
<context>
    <name>the-rule-for-stalks</name>
    <message>
        <source>The rule for stalks</source>
        <comment>title</comment>
        <translation>Die Regel für Stängel</translation>
    </message>
    <message>
        <source>Read off what a red-blue stalk is worth, add the stalks, and know who wins.</source>
        <comment>about</comment>
        <translation>Lies ab, was ein rot-blauer Stängel wert ist, zähl die Stängel zusammen, und du weißt, wer gewinnt.</translation>
    </message>
    <message>
        <source>find the value of a stalk, and add stalks</source>
        <comment>aims</comment>
        <translation>den Wert eines Stängels finden und Stängel zusammenzählen</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>Two stalks. From the ground up, the edges of one are blue, blue, red and those of the other red, blue. Left cuts blue, Right cuts red. Whoever cannot cut loses.

Play it in pairs, and let each of you be Left once. Who has more in hand?</source>
        <comment>1/text</comment>
        <translation>Zwei Stängel. Vom Boden aus sind die Kanten des einen blau, blau, rot und die des anderen rot, blau. Links schneidet Blau, Rechts schneidet Rot. Wer nicht schneiden kann, verliert.

Spielt es zu zweit, und jeder soll einmal Links sein. Wer hat mehr auf Vorrat?</translation>
    </message>
    <message>
        <source>It is worth 3/2 − 1/2 = 1, so Left wins, whoever starts. The pupils will be able to compute it in a few minutes.</source>
        <comment>1/notes</comment>
        <translation>Es ist 3/2 − 1/2 = 1 wert, also gewinnt Links, egal wer anfängt. In ein paar Minuten kann die Klasse das ausrechnen.</translation>
    </message>
    <message>
        <source>The rule for stalks</source>
        <comment>2/title</comment>
        <translation>Die Regel für Stängel</translation>
    </message>
    <message>
        <source>Read the stalk **from the ground upwards**. Blue adds, red takes away.

- As long as the colour is the same as at the ground, each edge counts **1**.
- From the **first change** on, each edge counts **half** of the one before: 1/2, 1/4, 1/8, …

For example blue, blue, red: 1 + 1 − 1/2 = [3/2](hackenbush:0-1b,1-2b,2-3r?value=3/2). And red, blue: −1 + 1/2 = [−1/2](hackenbush:0-1r,1-2b?value=-1/2).</source>
        <comment>2/text</comment>
        <translation>Lies den Stängel **vom Boden aus nach oben**. Blau gibt dazu, Rot nimmt weg.

- Solange die Farbe dieselbe ist wie am Boden, zählt jede Kante **1**.
- Ab dem **ersten Farbwechsel** zählt jede Kante **halb** so viel wie die vorige: 1/2, 1/4, 1/8, …

Zum Beispiel blau, blau, rot: 1 + 1 − 1/2 = [3/2](hackenbush:0-1b,1-2b,2-3r?value=3/2). Und rot, blau: −1 + 1/2 = [−1/2](hackenbush:0-1r,1-2b?value=-1/2).</translation>
    </message>
    <message>
        <source>The edge that changes the colour first already counts a half. From there on it is always half of the one before, whatever the colour; only the sign depends on the colour.</source>
        <comment>2/notes</comment>
        <translation>Die Kante, bei der die Farbe zum ersten Mal wechselt, zählt schon ein Halb. Von da an ist es immer die Hälfte der vorigen, egal welche Farbe; nur das Vorzeichen hängt von der Farbe ab.</translation>
    </message>
    <message>
        <source>Work it out</source>
        <comment>3/title</comment>
        <translation>Rechne es aus</translation>
    </message>
    <message>
        <source>From the ground up: **blue, blue, red, red, blue**. What is it worth?</source>
        <comment>3/text</comment>
        <translation>Vom Boden aus: **blau, blau, rot, rot, blau**. Was ist das wert?</translation>
    </message>
    <message>
        <source>Which end is the ground is important: upside down it is 7/16. Write the signs and the fractions in two lines.</source>
        <comment>3/notes</comment>
        <translation>Wo der Boden ist, ist wichtig: Auf dem Kopf ist es 7/16. Vorzeichen und Brüche in zwei Zeilen schreiben.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>3/choice 1</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>You counted three blue and two red edges. But the upper ones count less.</source>
        <comment>3/because 1</comment>
        <translation>Du hast drei blaue und zwei rote Kanten gezählt. Aber die oberen zählen weniger.</translation>
    </message>
    <message>
        <source>11/8</source>
        <comment>3/choice 2</comment>
        <translation>11/8</translation>
    </message>
    <message>
        <source>Yes: 1 + 1 − 1/2 − 1/4 + 1/8 = 11/8.</source>
        <comment>3/because 2</comment>
        <translation>Ja: 1 + 1 − 1/2 − 1/4 + 1/8 = 11/8.</translation>
    </message>
    <message>
        <source>7/16</source>
        <comment>3/choice 3</comment>
        <translation>7/16</translation>
    </message>
    <message>
        <source>That is the same stalk read from the top: blue, red, red, blue, blue. The ground end comes first.</source>
        <comment>3/because 3</comment>
        <translation>Das ist derselbe Stängel von oben gelesen: blau, rot, rot, blau, blau. Das Ende am Boden kommt zuerst.</translation>
    </message>
    <message>
        <source>13/8</source>
        <comment>3/choice 4</comment>
        <translation>13/8</translation>
    </message>
    <message>
        <source>Check the signs: red takes away a half and a quarter, and blue adds an eighth.</source>
        <comment>3/because 4</comment>
        <translation>Prüf die Vorzeichen: Rot nimmt ein Halb und ein Viertel weg, und Blau gibt ein Achtel dazu.</translation>
    </message>
    <message>
        <source>Numbers instead of colours</source>
        <comment>4/title</comment>
        <translation>Zahlen statt Farben</translation>
    </message>
    <message>
        <source>Sometimes a stalk is written as a list of numbers: **4, 8, 9, 11, 16**. Even means blue, odd means red, and the first number is at the ground. What is it worth?</source>
        <comment>4/text</comment>
        <translation>Manchmal wird ein Stängel als Liste von Zahlen geschrieben: **4, 8, 9, 11, 16**. Gerade heißt blau, ungerade heißt rot, und die erste Zahl ist am Boden. Was ist er wert?</translation>
    </message>
    <message>
        <source>The size of the numbers does not matter, only even or odd.</source>
        <comment>4/notes</comment>
        <translation>Wie groß die Zahlen sind, ist gleichgültig, nur gerade oder ungerade zählt.</translation>
    </message>
    <message>
        <source>Even, even, odd, odd, even: blue, blue, red, red, blue. It is the same stalk, worth [11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8).

A text that does not say which numbers are blue, and where the ground is, leaves the answer open.</source>
        <comment>4/reveal</comment>
        <translation>Gerade, gerade, ungerade, ungerade, gerade: blau, blau, rot, rot, blau. Es ist derselbe Stängel, [11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8) wert.

Ein Text, der nicht sagt, welche Zahlen blau sind und wo der Boden ist, lässt die Antwort offen.</translation>
    </message>
    <message>
        <source>Practice: stalks</source>
        <comment>5/title</comment>
        <translation>Üben: Stängel</translation>
    </message>
    <message>
        <source>What is the stalk worth? Write your answer as a fraction, such as 3/4 or −1/2.</source>
        <comment>5/text</comment>
        <translation>Was ist der Stängel wert? Schreib deine Antwort als Bruch, zum Beispiel 3/4 oder −1/2.</translation>
    </message>
    <message>
        <source>A typical mistake: halving from the second edge on, even if the colour has not changed yet.</source>
        <comment>5/notes</comment>
        <translation>Ein typischer Fehler: ab der zweiten Kante zu halbieren, auch wenn die Farbe noch gar nicht gewechselt hat.</translation>
    </message>
    <message>
        <source>Several stalks</source>
        <comment>6/title</comment>
        <translation>Mehrere Stängel</translation>
    </message>
    <message>
        <source>Three stalks are worth 1/2 and −1/4 and 1/4. Who wins?</source>
        <comment>6/text</comment>
        <translation>Drei Stängel sind 1/2 und −1/4 und 1/4 wert. Wer gewinnt?</translation>
    </message>
    <message>
        <source>In the last lesson the pairs played this board. Let them play it again, Left with the plan: stay at a sum of 0 or more.</source>
        <comment>6/notes</comment>
        <translation>Auf diesem Brett haben die Paare in der letzten Lektion gespielt. Noch einmal spielen lassen, Links mit dem Plan: bei einer Summe von 0 oder mehr bleiben.</translation>
    </message>
    <message>
        <source>Whoever starts</source>
        <comment>6/choice 1</comment>
        <translation>Wer anfängt</translation>
    </message>
    <message>
        <source>Add the values: 1/2 − 1/4 + 1/4 = 1/2. That is positive.</source>
        <comment>6/because 1</comment>
        <translation>Zähl die Werte zusammen: 1/2 − 1/4 + 1/4 = 1/2. Das ist positiv.</translation>
    </message>
    <message>
        <source>Left, whoever starts</source>
        <comment>6/choice 2</comment>
        <translation>Links, egal wer anfängt</translation>
    </message>
    <message>
        <source>Yes. Stalks are simply **added**, and the sum 1/2 is positive. It is the board with which the last lesson began.</source>
        <comment>6/because 2</comment>
        <translation>Ja. Stängel werden einfach **addiert**, und die Summe 1/2 ist positiv. Es ist das Brett, mit dem die letzte Lektion anfing.</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>6/choice 3</comment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>The sum is 1/2. Right would need a negative one.</source>
        <comment>6/because 3</comment>
        <translation>Die Summe ist 1/2. Rechts bräuchte eine negative.</translation>
    </message>
    <message>
        <source>Take the nim-sum first</source>
        <comment>6/choice 4</comment>
        <translation>Zuerst die Nim-Summe nehmen</translation>
    </message>
    <message>
        <source>There is no nim-sum of fractions. Values of this kind are added.</source>
        <comment>6/because 4</comment>
        <translation>Von Brüchen gibt es keine Nim-Summe. Werte dieser Art werden addiert.</translation>
    </message>
    <message>
        <source>After a cut</source>
        <comment>7/title</comment>
        <translation>Nach einem Schnitt</translation>
    </message>
    <message>
        <source>This stalk is worth 11/8. What is it worth after each cut of Left? And of Right?</source>
        <comment>7/text</comment>
        <translation>Dieser Stängel ist 11/8 wert. Was ist er nach jedem Schnitt von Links wert? Und nach jedem von Rechts?</translation>
    </message>
    <message>
        <source>The value of a position is the simplest number between what Left can leave and what Right can leave: between 5/4 and 3/2 that is 11/8. In Nim it is quite different: there everyone wants to move.</source>
        <comment>7/notes</comment>
        <translation>Der Wert einer Position ist die einfachste Zahl zwischen dem, was Links übrig lassen kann, und dem, was Rechts übrig lassen kann: zwischen 5/4 und 3/2 ist das 11/8. Beim Nim ist es ganz anders: Da will jeder ziehen.</translation>
    </message>
    <message>
        <source>Left leaves 0, 1 or 5/4: always **less**. Right leaves 3/2 or 2: always **more**.

With numbers each move is a loss for its player. Lose as little as possible: Left’s best cut is the topmost, to [5/4](hackenbush:0-1b,1-2b,2-3r,3-4r?value=5/4).</source>
        <comment>7/reveal</comment>
        <translation>Links lässt 0, 1 oder 5/4 übrig: immer **weniger**. Rechts lässt 3/2 oder 2 übrig: immer **mehr**.

Bei Zahlen ist jeder Zug ein Verlust für den, der ihn macht. Verlier so wenig wie möglich: Der beste Schnitt von Links ist der oberste, auf [5/4](hackenbush:0-1b,1-2b,2-3r,3-4r?value=5/4).</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>8/title</comment>
        <translation>Gewinne</translation>
    </message>
    <message>
        <source>You are Left and start. The computer is perfect, but the sum is 1/2: positive.</source>
        <comment>8/text</comment>
        <translation>Du bist Links und fängst an. Der Computer ist perfekt, aber die Summe ist 1/2: positiv.</translation>
    </message>
    <message>
        <source>Before each cut: which cut loses least? Stay at 0 or above after your move. Three of the four possible cuts are good enough here.</source>
        <comment>8/notes</comment>
        <translation>Vor jedem Schnitt: Welcher verliert am wenigsten? Nach dem eigenen Zug bei 0 oder darüber bleiben. Drei der vier möglichen Schnitte sind hier gut genug.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- Positions of red-blue Hackenbush are **numbers**, and numbers are added.
- [Positive](hackenbush:0-1b,1-2r?outcome=L): Left wins. [Negative](hackenbush:0-1r,1-2b?outcome=R): Right wins. [Zero](hackenbush:0-1b,0-2r?outcome=P): the second player wins.
- On a stalk each edge counts 1 up to the first change of colour, then 1/2, 1/4, 1/8, …

Next comes a game in which rows *split*. In Line Nim that changed nothing. This time it changes everything.</source>
        <comment>9/text</comment>
        <translation>- Positionen des rot-blauen Hackenbush sind **Zahlen**, und Zahlen werden addiert.
- [Positiv](hackenbush:0-1b,1-2r?outcome=L): Links gewinnt. [Negativ](hackenbush:0-1r,1-2b?outcome=R): Rechts gewinnt. [Null](hackenbush:0-1b,0-2r?outcome=P): Es gewinnt, wer als Zweiter spielt.
- Auf einem Stängel zählt jede Kante 1 bis zum ersten Farbwechsel, dann 1/2, 1/4, 1/8, …

Als Nächstes kommt ein Spiel, in dem Reihen *zerfallen*. Beim Reihen-Nim hat das nichts geändert. Diesmal ändert es alles.</translation>
    </message>
    <message>
        <source>**Exit question:** red, red, blue from the ground? (−1 − 1 + 1/2 = −3/2.) Who wins beside a blue stalk of two edges? (−3/2 + 2 = 1/2: Left.)</source>
        <comment>9/notes</comment>
        <translation>**Frage zum Schluss:** rot, rot, blau vom Boden aus? (−1 − 1 + 1/2 = −3/2.) Wer gewinnt neben einem blauen Stängel mit zwei Kanten? (−3/2 + 2 = 1/2: Links.)</translation>
    </message>
</context>
<context>
    <name>the-rule-of-line-nim</name>
    <message>
        <source>The rule of Line Nim</source>
        <comment>title</comment>
        <translation>Die Regel von Reihen-Nim</translation>
    </message>
    <message>
        <source>A rule that was said not to exist, found with the nim-sum.</source>
        <comment>about</comment>
        <translation>Eine Regel, die es angeblich nicht gibt, gefunden mit der Nim-Summe.</translation>
    </message>
    <message>
        <source>win Line Nim with the nim-sum of the runs</source>
        <comment>aims</comment>
        <translation>Reihen-Nim mit der Nim-Summe der Ketten gewinnen</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>The game starts with two lines of three counters. Take neighbouring counters of one line; whoever takes the last counter **loses**. The computer begins, and it plays at random.

You can always win. How?</source>
        <comment>1/text</comment>
        <translation>Das Spiel beginnt mit zwei Reihen zu drei Plättchen. Nimm benachbarte Plättchen aus einer Reihe; wer das letzte Plättchen nimmt, **verliert**. Der Computer fängt an, und er spielt zufällig.

Du kannst immer gewinnen. Wie?</translation>
    </message>
    <message>
        <source>Copying works, with care at the end. **Ask afterwards:** “When did you stop copying?”</source>
        <comment>1/notes</comment>
        <translation>Nachmachen klappt, wenn man am Ende aufpasst. **Danach fragen:** „Wann hast du aufgehört nachzumachen?“</translation>
    </message>
    <message>
        <source>Only single counters</source>
        <comment>2/title</comment>
        <translation>Nur einzelne Plättchen</translation>
    </message>
    <message>
        <source>Only single counters are left, **four** of them. It is your turn, and the last one loses. Good or bad for you?</source>
        <comment>2/text</comment>
        <translation>Es sind nur noch einzelne Plättchen da, **vier** Stück. Du bist am Zug, und das letzte verliert. Gut oder schlecht für dich?</translation>
    </message>
    <message>
        <source>Even is good for the player to move, odd is bad. It is exactly the end of misère Nim, and that is a hint.</source>
        <comment>2/notes</comment>
        <translation>Gerade ist gut für den, der am Zug ist, ungerade ist schlecht. Das ist genau das Ende von Misère-Nim, und das ist ein Hinweis.</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>2/choice 1</comment>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Yes. You take the first and the third, and the other player takes the last.</source>
        <comment>2/because 1</comment>
        <translation>Ja. Du nimmst das erste und das dritte, und dein Gegenüber nimmt das letzte.</translation>
    </message>
    <message>
        <source>Bad</source>
        <comment>2/choice 2</comment>
        <translation>Schlecht</translation>
    </message>
    <message>
        <source>Count it out: you, they, you, they. The last one is theirs.</source>
        <comment>2/because 2</comment>
        <translation>Zähl es durch: du, die andere Seite, du, die andere Seite. Das letzte gehört ihr.</translation>
    </message>
    <message>
        <source>Is there a rule?</source>
        <comment>3/title</comment>
        <translation>Gibt es eine Regel?</translation>
    </message>
    <message>
        <source>A text about this game says that it has no sure rule. Compare it with Nim. A run of five can become 4, 3, 2, 1 or 0, just like a heap of five. What is **new**?</source>
        <comment>3/text</comment>
        <translation>Ein Text über dieses Spiel sagt, es habe keine sichere Regel. Vergleich es mit Nim. Aus einer Fünferkette kann 4, 3, 2, 1 oder 0 werden, genau wie aus einem Haufen mit fünf. Was ist **neu**?</translation>
    </message>
    <message>
        <source>List the splits of 5 with the class: 3+1, 2+2, 2+1, 1+1.</source>
        <comment>3/notes</comment>
        <translation>Die Teilungen von 5 mit der Klasse auflisten: 3+1, 2+2, 2+1, 1+1.</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <comment>3/choice 1</comment>
        <translation>Gar nichts</translation>
    </message>
    <message>
        <source>Look at the middle: a run can fall into two.</source>
        <comment>3/because 1</comment>
        <translation>Schau auf die Mitte: Eine Kette kann in zwei zerfallen.</translation>
    </message>
    <message>
        <source>A run can fall into two runs</source>
        <comment>3/choice 2</comment>
        <translation>Eine Kette kann in zwei Ketten zerfallen</translation>
    </message>
    <message>
        <source>Yes. 5 can also become 3 and 1, 2 and 2, 2 and 1, or 1 and 1. The question is whether that helps anyone.</source>
        <comment>3/because 2</comment>
        <translation>Ja. Aus 5 kann auch 3 und 1, 2 und 2, 2 und 1 oder 1 und 1 werden. Die Frage ist, ob das irgendjemandem hilft.</translation>
    </message>
    <message>
        <source>A run can grow</source>
        <comment>3/choice 3</comment>
        <translation>Eine Kette kann wachsen</translation>
    </message>
    <message>
        <source>No, counters never come back.</source>
        <comment>3/because 3</comment>
        <translation>Nein, Plättchen kommen nie zurück.</translation>
    </message>
    <message>
        <source>What is a split worth?</source>
        <comment>4/title</comment>
        <translation>Was ist eine Teilung wert?</translation>
    </message>
    <message>
        <source>Work out the nim-sums of the splits of five: 3 ⊕ 1, 2 ⊕ 2, 2 ⊕ 1 and 1 ⊕ 1. Compare them with what you can leave without a split.</source>
        <comment>4/text</comment>
        <translation>Rechne die Nim-Summen der Teilungen von fünf aus: 3 ⊕ 1, 2 ⊕ 2, 2 ⊕ 1 und 1 ⊕ 1. Vergleich sie mit dem, was du ohne Teilung übrig lassen kannst.</translation>
    </message>
    <message>
        <source>In normal play this is a proof by the mex. In misère play the argument of the lesson on misère Nim holds word for word: keep nim-sum 0 while a run of two or more is left, then leave an odd number of singles. It was also checked on all 4,096 boards.</source>
        <comment>4/notes</comment>
        <translation>Im Normalspiel ist das ein Beweis mit dem mex. Bei Misère gilt die Überlegung aus der Lektion über Misère-Nim Wort für Wort: Nim-Summe 0 halten, solange eine Kette von zwei oder mehr übrig ist, dann eine ungerade Anzahl einzelner übrig lassen. Es wurde auch an allen 4.096 Brettern geprüft.</translation>
    </message>
    <message>
        <source>3 ⊕ 1 = 2, 2 ⊕ 2 = 0, 2 ⊕ 1 = 3 and 1 ⊕ 1 = 0. All of these are **less than 5**, and you could leave a single run of that size anyway. A nim-sum is never more than the ordinary sum, and the pieces together have fewer counters than before.

So a split gives nothing new. **Each run counts as a heap**, and [a run of five](lines:11111?grundy=5) has the value 5. So there is a rule: play Nim with the runs. And because the last counter loses here, play *misère* Nim.</source>
        <comment>4/reveal</comment>
        <translation>3 ⊕ 1 = 2, 2 ⊕ 2 = 0, 2 ⊕ 1 = 3 und 1 ⊕ 1 = 0. Alle sind **kleiner als 5**, und eine einzelne Kette von dieser Länge könntest du ohnehin übrig lassen. Eine Nim-Summe ist nie größer als die gewöhnliche Summe, und die Stücke haben zusammen weniger Plättchen als vorher.

Eine Teilung bringt also nichts Neues. **Jede Kette zählt wie ein Haufen**, und [eine Fünferkette](lines:11111?grundy=5) hat den Wert 5. Es gibt also doch eine Regel: Spiel Nim mit den Ketten. Und weil hier das letzte Plättchen verliert, spiel *Misère*-Nim.</translation>
    </message>
    <message>
        <source>The first move</source>
        <comment>5/title</comment>
        <translation>Der erste Zug</translation>
    </message>
    <message>
        <source>The runs are 3, 4 and 5. What is a winning first move?</source>
        <comment>5/text</comment>
        <translation>Die Ketten sind 3, 4 und 5. Welcher erste Zug gewinnt?</translation>
    </message>
    <message>
        <source>There are two such moves on the board, from the left or from the right, but they lead to the same code.</source>
        <comment>5/notes</comment>
        <translation>Auf dem Brett gibt es zwei solche Züge, von links oder von rechts, aber sie führen zum selben Code.</translation>
    </message>
    <message>
        <source>Take the middle counter of the 3</source>
        <comment>5/choice 1</comment>
        <translation>Das mittlere Plättchen der 3 nehmen</translation>
    </message>
    <message>
        <source>Then 1, 1, 4 and 5 are left. The ones cancel, and 4 ⊕ 5 = 1 is not 0.</source>
        <comment>5/because 1</comment>
        <translation>Dann bleiben 1, 1, 4 und 5. Die Einsen heben sich auf, und 4 ⊕ 5 = 1 ist nicht 0.</translation>
    </message>
    <message>
        <source>Take the whole line of five</source>
        <comment>5/choice 2</comment>
        <translation>Die ganze Fünferreihe nehmen</translation>
    </message>
    <message>
        <source>Then 3 ⊕ 4 = 7 is not 0. The other player makes the 4 a 3.</source>
        <comment>5/because 2</comment>
        <translation>Dann ist 3 ⊕ 4 = 7 und nicht 0. Dein Gegenüber macht aus der 4 eine 3.</translation>
    </message>
    <message>
        <source>Make the 3 a 1, by taking two counters at its end</source>
        <comment>5/choice 3</comment>
        <translation>Aus der 3 eine 1 machen, mit zwei Plättchen vom Ende</translation>
    </message>
    <message>
        <source>Yes. 1 ⊕ 4 ⊕ 5 = 0. The code becomes 11001, and it is the only code that wins.</source>
        <comment>5/because 3</comment>
        <translation>Ja. 1 ⊕ 4 ⊕ 5 = 0. Der Code wird 11001, und es ist der einzige Code, der gewinnt.</translation>
    </message>
    <message>
        <source>The game is lost for the first player</source>
        <comment>5/choice 4</comment>
        <translation>Wer anfängt, hat verloren</translation>
    </message>
    <message>
        <source>3 ⊕ 4 ⊕ 5 = 2 is not 0, so some move wins.</source>
        <comment>5/because 4</comment>
        <translation>3 ⊕ 4 ⊕ 5 = 2 ist nicht 0, also gewinnt irgendein Zug.</translation>
    </message>
    <message>
        <source>Two lines</source>
        <comment>6/title</comment>
        <translation>Zwei Reihen</translation>
    </message>
    <message>
        <source>Two lines with n and m counters, last counter loses. Fill in P and N. You know the rule, but look out in the corner!</source>
        <comment>6/text</comment>
        <translation>Zwei Reihen mit n und m Plättchen, das letzte Plättchen verliert. Trag P und N ein. Du kennst die Regel, aber pass in der Ecke auf!</translation>
    </message>
    <message>
        <source>As in misère Nim: the diagonal is P from 2, 2 on, but 0,0 and 1,1 are N, and 1,0 and 0,1 are P.</source>
        <comment>6/notes</comment>
        <translation>Wie bei Misère-Nim: Die Diagonale ist ab 2, 2 P, aber 0,0 und 1,1 sind N, und 1,0 und 0,1 sind P.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>7/title</comment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Find a winning move. Read off the runs first.</source>
        <comment>7/text</comment>
        <translation>Finde einen Gewinnzug. Lies zuerst die Ketten ab.</translation>
    </message>
    <message>
        <source>Pupils forget the runs that were split off. Let them write the list of runs before each move.</source>
        <comment>7/notes</comment>
        <translation>Abgetrennte Ketten werden leicht vergessen. Vor jedem Zug die Liste der Ketten aufschreiben lassen.</translation>
    </message>
    <message>
        <source>Against the perfect computer</source>
        <comment>8/title</comment>
        <translation>Gegen den perfekten Computer</translation>
    </message>
    <message>
        <source>You start on the full board. You know the rule. Win!</source>
        <comment>8/text</comment>
        <translation>Du fängst auf dem vollen Brett an. Du kennst die Regel. Gewinne!</translation>
    </message>
    <message>
        <source>After each move of the computer write down the runs, work out the nim-sum, and answer. Near the end remember the switch.</source>
        <comment>8/notes</comment>
        <translation>Nach jedem Zug des Computers die Ketten aufschreiben, die Nim-Summe ausrechnen und antworten. Gegen Ende an den Wechsel denken.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- Only the **runs** matter, so a board is a short code, and the code falls with every move.
- Hundreds of thousands of games, but only **101** labels.
- A split gives nothing new: [each run is a heap](lines/misere:001/1111/11111?outcome=P).

When a text says “there is no rule”, it can be worth another look. But sometimes nobody knows one: the next board looks harmless, and no rule for it is known.</source>
        <comment>9/text</comment>
        <translation>- Nur auf die **Ketten** kommt es an. Ein Brett ist also ein kurzer Code, und der Code sinkt mit jedem Zug.
- Hunderttausende Partien, aber nur **101** Buchstaben.
- Eine Teilung bringt nichts Neues: [Jede Kette ist ein Haufen](lines/misere:001/1111/11111?outcome=P).

Steht irgendwo „Es gibt keine Regel“, so kann sich ein zweiter Blick lohnen. Manchmal kennt aber wirklich niemand eine: Das nächste Brett sieht harmlos aus, und man kennt keine Regel dafür.</translation>
    </message>
    <message>
        <source>**Exit question:** runs 4, 2, 1, 1, 1, last counter loses. Which move? (4 must become 2 ⊕ 1 = 3: take one from its end. A run of two or more is left, so nim-sum 0.)</source>
        <comment>9/notes</comment>
        <translation>**Frage zum Schluss:** Ketten 4, 2, 1, 1, 1, das letzte Plättchen verliert. Welcher Zug? (Aus der 4 muss 2 ⊕ 1 = 3 werden: eins vom Ende nehmen. Eine Kette von zwei oder mehr bleibt übrig, also Nim-Summe 0.)</translation>
    </message>
</context>
<context>
    <name>the-whole-grid</name>
    <message>
        <source>The whole grid</source>
        <comment>title</comment>
        <translation>Das ganze Gitter</translation>
    </message>
    <message>
        <source>65,536 positions in the right order, the winner, and why no simple rule is in sight.</source>
        <comment>about</comment>
        <translation>65.536 Positionen in der richtigen Reihenfolge, wer gewinnt, und warum keine einfache Regel in Sicht ist.</translation>
    </message>
    <message>
        <source>find an order in which a computer can label all 65,536 positions</source>
        <comment>aims</comment>
        <translation>eine Reihenfolge finden, in der ein Computer alle 65.536 Positionen beschriften kann</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>A board of 3 × 3 first. Take 1, 2 or 3 neighbours of a row or a column; whoever takes the last stone **loses**. You start. The computer plays perfectly when at most 4 stones are left, and at random until then.</source>
        <comment>1/text</comment>
        <translation>Zuerst ein Brett von 3 × 3. Nimm 1, 2 oder 3 Nachbarn aus einer Zeile oder einer Spalte; wer den letzten Stein nimmt, **verliert**. Du fängst an. Der Computer spielt perfekt, wenn höchstens 4 Steine da sind, und bis dahin zufällig.</translation>
    </message>
    <message>
        <source>On this board the player who starts can win; seven of the 27 first moves do it, the middle stone for example. Ask which positions with four or five stones they tried to leave.</source>
        <comment>1/notes</comment>
        <translation>Auf diesem Brett kann gewinnen, wer anfängt; sieben der 27 ersten Züge schaffen das, zum Beispiel der mittlere Stein. Fragen, welche Positionen mit vier oder fünf Steinen sie übrig lassen wollten.</translation>
    </message>
    <message>
        <source>In which order?</source>
        <comment>2/title</comment>
        <translation>In welcher Reihenfolge?</translation>
    </message>
    <message>
        <source>To label all 65,536 positions you need an order in which every move leads to something done already. What order could that be?</source>
        <comment>2/text</comment>
        <translation>Um alle 65.536 Positionen zu beschriften, brauchst du eine Reihenfolge, in der jeder Zug zu etwas führt, das schon erledigt ist. Welche Reihenfolge könnte das sein?</translation>
    </message>
    <message>
        <source>It is the same idea as the falling code of Line Nim. A computer labels all 65,536 positions in a moment.</source>
        <comment>2/notes</comment>
        <translation>Es ist derselbe Gedanke wie der sinkende Code beim Reihen-Nim. Ein Computer beschriftet alle 65.536 Positionen in einem Augenblick.</translation>
    </message>
    <message>
        <source>Write a position as a row of ones and zeros and read it as a **binary number**. A move changes ones into zeros, so the number gets **smaller**. Go through the numbers from 0 to 65,535: every position comes after all those that it can become.

[This position](grid/misere:1111/0000/1111/1111?outcome=N) is 1111 0000 1111 1111, the number 61,695. It is N.

An even simpler order: by the number of stones.</source>
        <comment>2/reveal</comment>
        <translation>Schreib eine Position als Reihe von Einsen und Nullen und lies sie als **Binärzahl**. Ein Zug macht Einsen zu Nullen, die Zahl wird also **kleiner**. Geh die Zahlen von 0 bis 65.535 durch: Jede Position kommt nach allen, die aus ihr werden können.

[Diese Position](grid/misere:1111/0000/1111/1111?outcome=N) ist 1111 0000 1111 1111, die Zahl 61.695. Sie ist N.

Noch einfacher geht es nach der Anzahl der Steine.</translation>
    </message>
    <message>
        <source>How many first moves?</source>
        <comment>3/title</comment>
        <translation>Wie viele erste Züge?</translation>
    </message>
    <message>
        <source>On the full board there are 8 lines: 4 rows and 4 columns. In each of them you can take one, two or three neighbours in 4 + 3 + 2 = 9 ways. How many different first moves are there?</source>
        <comment>3/text</comment>
        <translation>Auf dem vollen Brett gibt es 8 Reihen: 4 Zeilen und 4 Spalten. In jeder kann man einen, zwei oder drei Nachbarn auf 4 + 3 + 2 = 9 Arten nehmen. Wie viele verschiedene erste Züge gibt es?</translation>
    </message>
    <message>
        <source>4 singles, 3 pairs and 2 triples in a line. Good counting practice.</source>
        <comment>3/notes</comment>
        <translation>4 einzelne, 3 Paare und 2 Dreier in einer Reihe. Eine gute Zählübung.</translation>
    </message>
    <message>
        <source>72</source>
        <comment>3/choice 1</comment>
        <translation>72</translation>
    </message>
    <message>
        <source>8 times 9 is 72, but each single stone has been counted twice: once in its row and once in its column.</source>
        <comment>3/because 1</comment>
        <translation>8 mal 9 ist 72, aber jeder einzelne Stein wurde doppelt gezählt: einmal in seiner Zeile und einmal in seiner Spalte.</translation>
    </message>
    <message>
        <source>56</source>
        <comment>3/choice 2</comment>
        <translation>56</translation>
    </message>
    <message>
        <source>Yes. 8 times 9 is 72, and 16 single stones were counted twice.</source>
        <comment>3/because 2</comment>
        <translation>Ja. 8 mal 9 ist 72, und 16 einzelne Steine wurden doppelt gezählt.</translation>
    </message>
    <message>
        <source>48</source>
        <comment>3/choice 3</comment>
        <translation>48</translation>
    </message>
    <message>
        <source>That is 16 times 3. But taking two or three can be done in more ways than one.</source>
        <comment>3/because 3</comment>
        <translation>Das ist 16 mal 3. Aber zwei oder drei zu nehmen geht auf mehr als eine Art.</translation>
    </message>
    <message>
        <source>The whole board</source>
        <comment>4/title</comment>
        <translation>Das ganze Brett</translation>
    </message>
    <message>
        <source>So who wins on the full board of sixteen stones? Guess first. Then look.</source>
        <comment>4/text</comment>
        <translation>Wer gewinnt also auf dem vollen Brett mit sechzehn Steinen? Rate zuerst. Dann sieh nach.</translation>
    </message>
    <message>
        <source>Take a vote before revealing it. Nobody can see it from the board; it is the result of the table.</source>
        <comment>4/notes</comment>
        <translation>Vor dem Aufdecken abstimmen lassen. Vom Brett ablesen kann das niemand; es ist das Ergebnis der Tabelle.</translation>
    </message>
    <message>
        <source>**The second player.** The full board is [P](grid/misere:1111/1111/1111/1111?outcome=P&amp;winning=0): each of the 56 first moves can be answered. It takes 13 moves, if the loser holds out as long as possible and the winner hurries.

Even with the rule turned round, so that the last stone *wins*, [the second player wins](grid:1111/1111/1111/1111?outcome=P).</source>
        <comment>4/reveal</comment>
        <translation>**Wer als Zweiter spielt.** Das volle Brett ist [P](grid/misere:1111/1111/1111/1111?outcome=P&amp;winning=0): Auf jeden der 56 ersten Züge gibt es eine Antwort. Es dauert 13 Züge, wenn die verlierende Seite so lange wie möglich durchhält und die gewinnende sich beeilt.

Selbst mit umgedrehter Regel, wenn der letzte Stein *gewinnt*, [gewinnt der Zweite](grid:1111/1111/1111/1111?outcome=P).</translation>
    </message>
    <message>
        <source>A smaller board</source>
        <comment>5/title</comment>
        <translation>Ein kleineres Brett</translation>
    </message>
    <message>
        <source>On the 3 × 3 board the first player wins, for example by taking the **middle row**. Why?</source>
        <comment>5/text</comment>
        <translation>Auf dem Brett 3 × 3 gewinnt, wer anfängt, zum Beispiel mit der **mittleren Zeile**. Warum?</translation>
    </message>
    <message>
        <source>The corner stones, the middle stone, and the two middle lines: 4 + 1 + 2 = 7.</source>
        <comment>5/notes</comment>
        <translation>Die Ecksteine, der mittlere Stein und die zwei mittleren Reihen: 4 + 1 + 2 = 7.</translation>
    </message>
    <message>
        <source>Two rows that do not touch: [P](grid/misere:111/000/111?outcome=P), like two runs of three in Line Nim. Copy, and take care at the end.

Another way is [the middle stone](grid/misere:111/111/111?wins=grid/misere:111/101/111). In all, [seven](grid/misere:111/111/111?winning=7&amp;moves=27) first moves win.</source>
        <comment>5/reveal</comment>
        <translation>Zwei Zeilen, die sich nicht berühren: [P](grid/misere:111/000/111?outcome=P), wie zwei Dreierketten beim Reihen-Nim. Mach nach, und pass am Ende auf.

Ein anderer Weg ist [der mittlere Stein](grid/misere:111/111/111?wins=grid/misere:111/101/111). Insgesamt gewinnen [sieben](grid/misere:111/111/111?winning=7&amp;moves=27) erste Züge.</translation>
    </message>
    <message>
        <source>Is there a rule here too?</source>
        <comment>6/title</comment>
        <translation>Gibt es auch hier eine Regel?</translation>
    </message>
    <message>
        <source>In Line Nim a number for each run was enough for both kinds of play. Could numbers help here as well?</source>
        <comment>6/text</comment>
        <translation>Beim Reihen-Nim genügte für beide Spielweisen eine Zahl für jede Kette. Könnten Zahlen auch hier helfen?</translation>
    </message>
    <message>
        <source>For quick pupils. “Every such game is Nim in disguise” is true for normal play. In misère play it is false, and this is a proof by example.</source>
        <comment>6/notes</comment>
        <translation>Für die Schnellen. „Jedes solche Spiel ist verkleidetes Nim“ stimmt fürs Normalspiel. Bei Misère ist es falsch, und das hier ist ein Beweis durch ein Beispiel.</translation>
    </message>
    <message>
        <source>For normal play every position has a Grundy value, but no quick way to see it is known. And for misère play the value is **not enough**.

[This position](grid:1011/0111/0000/0000?grundy=4) and [this one](grid:1111/0000/1111/1111?grundy=4) both have the value 4 when the last stone wins. But when the last stone loses, the first is [P](grid/misere:1011/0111/0000/0000?outcome=P) and the second is [N](grid/misere:1111/0000/1111/1111?outcome=N). So no rule that looks only at the values can work.</source>
        <comment>6/reveal</comment>
        <translation>Im Normalspiel hat jede Position einen Grundy-Wert, aber man kennt keinen schnellen Weg, ihn zu sehen. Und bei Misère **genügt** der Wert **nicht**.

[Diese Position](grid:1011/0111/0000/0000?grundy=4) und [diese](grid:1111/0000/1111/1111?grundy=4) haben beide den Wert 4, wenn der letzte Stein gewinnt. Aber wenn der letzte Stein verliert, ist die erste [P](grid/misere:1011/0111/0000/0000?outcome=P) und die zweite [N](grid/misere:1111/0000/1111/1111?outcome=N). Keine Regel, die nur auf die Werte schaut, kann also klappen.</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>7/title</comment>
        <translation>Finde den Gewinnzug</translation>
    </message>
    <message>
        <source>Look for positions that you know: a single stone, the small square, two pairs that lie apart.</source>
        <comment>7/text</comment>
        <translation>Such nach Positionen, die du kennst: ein einzelner Stein, das kleine Quadrat, zwei Paare, die getrennt liegen.</translation>
    </message>
    <message>
        <source>Ask for the position that is left, not for the move: “I leave two separate pairs, and that is P.”</source>
        <comment>7/notes</comment>
        <translation>Nach der Position fragen, die übrig bleibt, nicht nach dem Zug: „Ich lasse zwei getrennte Paare übrig, und das ist P.“</translation>
    </message>
    <message>
        <source>Climb the fence</source>
        <comment>8/title</comment>
        <translation>Über den Zaun</translation>
    </message>
    <message>
        <source>You are second. This computer plays perfectly when at most 6 stones are left, and at random until then. Can you be ahead when it wakes up?</source>
        <comment>8/text</comment>
        <translation>Du bist als Zweites dran. Dieser Computer spielt perfekt, wenn höchstens 6 Steine da sind, und bis dahin zufällig. Kannst du vorn sein, wenn er aufwacht?</translation>
    </message>
    <message>
        <source>Let the class play together. When seven to ten stones are left, stop and think: which P-position with fewer stones can we leave? Known ones: the small square, two separate pairs, 1011 above 0111.</source>
        <comment>8/notes</comment>
        <translation>Die Klasse gemeinsam spielen lassen. Wenn noch sieben bis zehn Steine da sind, anhalten und nachdenken: Welche P-Position mit weniger Steinen können wir übrig lassen? Bekannt sind das kleine Quadrat, zwei getrennte Paare, 1011 über 0111.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- **Some** move to P makes N. **Every** move to N makes P. That solves every game of this kind, rule or no rule.
- You need an order in which everything gets smaller.
- [The full board](grid/misere:1111/1111/1111/1111?outcome=P) belongs to the second player.

The next lesson draws such games as dots and arrows, and finds out what all of them have in common.</source>
        <comment>9/text</comment>
        <translation>- **Irgendein** Zug nach P ergibt N. **Jeder** Zug nach N ergibt P. Das löst jedes Spiel dieser Art, mit oder ohne Regel.
- Du brauchst eine Reihenfolge, in der alles kleiner wird.
- [Das volle Brett](grid/misere:1111/1111/1111/1111?outcome=P) gehört dem Zweiten.

Die nächste Lektion zeichnet solche Spiele als Punkte und Pfeile und findet heraus, was sie alle gemeinsam haben.</translation>
    </message>
    <message>
        <source>**Exit question:** one row of four and nothing else, last stone loses. What do you do? (Take three at one end, leave one.)</source>
        <comment>9/notes</comment>
        <translation>**Frage zum Schluss:** eine Viererzeile und sonst nichts, der letzte Stein verliert. Was tut man? (Drei an einem Ende nehmen, einen übrig lassen.)</translation>
    </message>
</context>
<context>
    <name>the-whole-theory</name>
    <message>
        <source>The whole theory</source>
        <comment>title</comment>
        <translation>Die ganze Theorie</translation>
    </message>
    <message>
        <source>Mex and Grundy values: one method for every game that must end, with the same moves for both players and the last move winning.</source>
        <comment>about</comment>
        <translation>Mex und Grundy-Werte: ein Verfahren für jedes Spiel, das enden muss, mit denselben Zügen für beide und dem letzten Zug als Gewinn.</translation>
    </message>
    <message>
        <source>put games together by values</source>
        <comment>aims</comment>
        <translation>Spiele über ihre Werte zusammensetzen</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>Three heaps of 10, 7 and 5 matches. On your turn choose one heap and take **1, 2 or 3** matches from it. Whoever takes the last match wins.

Play it in pairs. You know one heap of ten from the very first lesson. But who wins with three heaps?</source>
        <comment>1/text</comment>
        <translation>Drei Haufen mit 10, 7 und 5 Hölzchen. Wenn du am Zug bist, such dir einen Haufen aus und nimm davon **1, 2 oder 3** Hölzchen. Wer das letzte Hölzchen nimmt, gewinnt.

Spielt es zu zweit. Einen Haufen mit zehn kennst du aus der allerersten Lektion. Aber wer gewinnt mit drei Haufen?</translation>
    </message>
    <message>
        <source>Back to Takeaway. Let them try what they know: labels P and N of the single heaps (all three are N) do not answer it. This is the question of lesson 2.</source>
        <comment>1/notes</comment>
        <translation>Zurück zum Wegnehmspiel. Probieren lassen, was sie wissen: Die Buchstaben P und N der einzelnen Haufen (alle drei sind N) beantworten es nicht. Das ist die Frage von Lektion 2.</translation>
    </message>
    <message>
        <source>Are letters enough?</source>
        <comment>2/title</comment>
        <translation>Genügen Buchstaben?</translation>
    </message>
    <message>
        <source>10 is N, 7 is N and 5 is N. Does that tell you about all three together?</source>
        <comment>2/text</comment>
        <translation>10 ist N, 7 ist N und 5 ist N. Sagt dir das etwas über alle drei zusammen?</translation>
    </message>
    <message>
        <source>The counterexample is from lesson 2: copying with two equal heaps.</source>
        <comment>2/notes</comment>
        <translation>Das Gegenbeispiel stammt aus Lektion 2: Nachmachen bei zwei gleichen Haufen.</translation>
    </message>
    <message>
        <source>Yes: three Ns make N</source>
        <comment>2/choice 1</comment>
        <translation>Ja: Drei N geben N</translation>
    </message>
    <message>
        <source>Then two Ns would always make the same letter. But 10 and 10 is P, and 10 and 7 is N.</source>
        <comment>2/because 1</comment>
        <translation>Dann gäben zwei N immer denselben Buchstaben. Aber 10 und 10 ist P, und 10 und 7 ist N.</translation>
    </message>
    <message>
        <source>No, letters are not enough</source>
        <comment>2/choice 2</comment>
        <translation>Nein, Buchstaben genügen nicht</translation>
    </message>
    <message>
        <source>Right. Whether a sum of games is P or N depends on *numbers*.</source>
        <comment>2/because 2</comment>
        <translation>Richtig. Ob eine Summe von Spielen P oder N ist, hängt von *Zahlen* ab.</translation>
    </message>
    <message>
        <source>The values of one heap</source>
        <comment>3/title</comment>
        <translation>Die Werte eines Haufens</translation>
    </message>
    <message>
        <source>Find the Grundy value of each heap up to 12. From each number you can leave the one that is 1, 2 or 3 smaller: which number is missing among their values?</source>
        <comment>3/text</comment>
        <translation>Finde den Grundy-Wert jedes Haufens bis 12. Von jeder Zahl aus kannst du die übrig lassen, die um 1, 2 oder 3 kleiner ist: Welche Zahl fehlt unter ihren Werten?</translation>
    </message>
    <message>
        <source>0 1 2 3 0 1 2 3 0 1 2 3 0: the remainder after division by 4. The zeros are the P-positions of the first lesson.</source>
        <comment>3/notes</comment>
        <translation>0 1 2 3 0 1 2 3 0 1 2 3 0: der Rest beim Teilen durch 4. Die Nullen sind die P-Positionen der ersten Lektion.</translation>
    </message>
    <message>
        <source>And together?</source>
        <comment>4/title</comment>
        <translation>Und zusammen?</translation>
    </message>
    <message>
        <source>The values are 2 for ten, 3 for seven and 1 for five. Who wins from 10, 7, 5?</source>
        <comment>4/text</comment>
        <translation>Die Werte sind 2 für zehn, 3 für sieben und 1 für fünf. Wer gewinnt bei 10, 7, 5?</translation>
    </message>
    <message>
        <source>3, 2, 1 once more! Let them play it again, with the second player following the plan.</source>
        <comment>4/notes</comment>
        <translation>Wieder einmal 3, 2, 1! Noch einmal spielen lassen, wobei der Zweite dem Plan folgt.</translation>
    </message>
    <message>
        <source>The second player: 2 ⊕ 3 ⊕ 1 = 0</source>
        <comment>4/choice 1</comment>
        <translation>Der Zweite: 2 ⊕ 3 ⊕ 1 = 0</translation>
    </message>
    <message>
        <source>Yes. The three heaps behave like Nim heaps of 2, 3 and 1.</source>
        <comment>4/because 1</comment>
        <translation>Ja. Die drei Haufen verhalten sich wie Nim-Haufen mit 2, 3 und 1.</translation>
    </message>
    <message>
        <source>The first player: 2 + 3 + 1 = 6</source>
        <comment>4/choice 2</comment>
        <translation>Der Erste: 2 + 3 + 1 = 6</translation>
    </message>
    <message>
        <source>Values of such games are joined by the nim-sum, and not added.</source>
        <comment>4/because 2</comment>
        <translation>Werte solcher Spiele verbindet man mit der Nim-Summe, man addiert sie nicht.</translation>
    </message>
    <message>
        <source>The great theorem</source>
        <comment>5/title</comment>
        <translation>Der große Satz</translation>
    </message>
    <message>
        <source>Roland Sprague and Patrick Grundy both found it in the 1930s, without knowing of each other:

**Every position of such a game behaves like one heap of Nim.** The size of the heap is the Grundy value: the smallest number 0, 1, 2, … that is missing among the values of the moves. And games side by side behave like heaps side by side: **take the nim-sum**.

*Such a game* means: two players, the same moves for both, no chance, no secrets, it must end, and the last move **wins**.</source>
        <comment>5/text</comment>
        <translation>Roland Sprague und Patrick Grundy haben ihn beide in den 1930er Jahren gefunden, ohne voneinander zu wissen:

**Jede Position eines solchen Spiels verhält sich wie ein einziger Nim-Haufen.** Die Größe des Haufens ist der Grundy-Wert: die kleinste Zahl 0, 1, 2, …, die unter den Werten der Züge fehlt. Und Spiele nebeneinander verhalten sich wie Haufen nebeneinander: **Nimm die Nim-Summe.**

*Ein solches Spiel* heißt: zwei Personen, dieselben Züge für beide, kein Zufall, keine Geheimnisse, es muss enden, und der letzte Zug **gewinnt**.</translation>
    </message>
    <message>
        <source>The reason was shown in the lesson on Grundy values: from value g all smaller values can be reached, and a larger one can be brought back. Ask them which games of the course are such games: Takeaway, Nim, Nimble, the coins, the staircase, the silver dollar, Wythoff, green Hackenbush and Kayles, all when the last move wins.</source>
        <comment>5/notes</comment>
        <translation>Den Grund hat die Lektion über Grundy-Werte gezeigt: Vom Wert g aus sind alle kleineren Werte erreichbar, und ein größerer lässt sich zurückholen. Fragen, welche Spiele des Kurses solche Spiele sind: Wegnehmen, Nim, Nimble, die Münzen, die Treppe, der Silberdollar, Wythoff, grünes Hackenbush und Kayles, alle, wenn der letzte Zug gewinnt.</translation>
    </message>
    <message>
        <source>Three games at once</source>
        <comment>6/title</comment>
        <translation>Drei Spiele auf einmal</translation>
    </message>
    <message>
        <source>Takeaway, Kayles and Nim on one table: on your turn you move on **one** of the three boards. Whoever makes the last move of all wins. Their values are 2, 3 and 4. You start, and you can win.</source>
        <comment>6/text</comment>
        <translation>Wegnehmen, Kayles und Nim auf einem Tisch: Wenn du am Zug bist, ziehst du auf **einem** der drei Bretter. Wer den allerletzten Zug macht, gewinnt. Ihre Werte sind 2, 3 und 4. Du fängst an, und du kannst gewinnen.</translation>
    </message>
    <message>
        <source>2 ⊕ 3 ⊕ 4 = 5. Only one move wins: the heap of Nim has to become 1, because 2 ⊕ 3 = 1.</source>
        <comment>6/notes</comment>
        <translation>2 ⊕ 3 ⊕ 4 = 5. Nur ein Zug gewinnt: Der Nim-Haufen muss 1 werden, denn 2 ⊕ 3 = 1.</translation>
    </message>
    <message>
        <source>In which game do you move?</source>
        <comment>7/title</comment>
        <translation>In welchem Spiel ziehst du?</translation>
    </message>
    <message>
        <source>Several games side by side. Find the values of the boards, then the board with a winning move: click on it, or make the move. In the answers ∗4 is a heap of four, and ∗ is short for ∗1, a heap of one.</source>
        <comment>7/text</comment>
        <translation>Mehrere Spiele stehen nebeneinander. Finde die Werte der Bretter und dann das Brett mit einem Gewinnzug: Klick darauf oder mach den Zug. In den Antworten steht ∗4 für einen Haufen mit vier und ∗ allein für ∗1, einen Haufen mit eins.</translation>
    </message>
    <message>
        <source>The nim-sum of the values is never 0 here. Look for a board whose value has a 1 in its leading column.</source>
        <comment>7/notes</comment>
        <translation>Die Nim-Summe der Werte ist hier nie 0. Ein Brett suchen, dessen Wert in ihrer vordersten Spalte eine 1 hat.</translation>
    </message>
    <message>
        <source>The smallest missing number</source>
        <comment>8/title</comment>
        <translation>Die kleinste fehlende Zahl</translation>
    </message>
    <message>
        <source>A last round: find the mex of each list.</source>
        <comment>8/text</comment>
        <translation>Eine letzte Runde: Finde den mex jeder Liste.</translation>
    </message>
    <message>
        <source>Order and repetitions do not matter.</source>
        <comment>8/notes</comment>
        <translation>Auf Reihenfolge und Wiederholungen kommt es nicht an.</translation>
    </message>
    <message>
        <source>A recipe for a computer</source>
        <comment>9/title</comment>
        <translation>Ein Rezept für den Computer</translation>
    </message>
    <message>
        <source>How would you tell a computer to find the value of any position? Try to write it in four lines.</source>
        <comment>9/text</comment>
        <translation>Wie würdest du einem Computer sagen, wie er den Wert irgendeiner Position findet? Versuch, es in vier Zeilen zu schreiben.</translation>
    </message>
    <message>
        <source>Compare it with pseudo-code in other texts: a common slip is to fill one list and then to look into another one. The notebook is what makes it fast.</source>
        <comment>9/notes</comment>
        <translation>Mit dem Pseudocode in anderen Texten vergleichen: Ein häufiger Fehler ist, die eine Liste zu füllen und dann in einer anderen nachzusehen. Schnell wird es durch das Notizbuch.</translation>
    </message>
    <message>
        <source>The value of a position:

- If you have worked it out before, take it from your notebook.
- Otherwise find the value of each position that one move can leave, by this same recipe, and write these values into a **new, empty list**.
- Start at 0 and count up to the first number that is **not in this list**.
- Write it into the notebook. That is the value.

It calls itself, but always for positions closer to the end. So it comes to an end.</source>
        <comment>9/reveal</comment>
        <translation>Der Wert einer Position:

- Hast du ihn schon einmal ausgerechnet, so nimm ihn aus deinem Notizbuch.
- Sonst finde den Wert jeder Position, die ein Zug übrig lassen kann, mit genau diesem Rezept, und schreib diese Werte in eine **neue, leere Liste**.
- Zähl von 0 an, bis zur ersten Zahl, die **nicht in dieser Liste** steht.
- Schreib sie ins Notizbuch. Das ist der Wert.

Das Rezept ruft sich selbst auf, aber immer für Positionen, die näher am Ende sind. Darum kommt es ans Ziel.</translation>
    </message>
    <message>
        <source>What the notebook saves</source>
        <comment>10/title</comment>
        <translation>Was das Notizbuch erspart</translation>
    </message>
    <message>
        <source>In Takeaway 10: how many positions are there? And how many different games can be played?</source>
        <comment>10/text</comment>
        <translation>Bei „Zehn wegnehmen“: Wie viele Positionen gibt es? Und wie viele verschiedene Partien kann man spielen?</translation>
    </message>
    <message>
        <source>With the order of the heaps ignored, 5, 3, 2 has 37 positions, as in the lesson by hand.</source>
        <comment>10/notes</comment>
        <translation>Achtet man nicht auf die Reihenfolge der Haufen, so gibt es bei 5, 3, 2 nur 37 Positionen, wie in der Lektion von Hand.</translation>
    </message>
    <message>
        <source>There are **11 positions**, 27 moves, and **274** different games. With the notebook each position is worked out once.

For Nim with 5, 3, 2 it is 72 positions and 26,292 games. For the 4 × 4 grid it is 65,536 positions and 83,806,906,248,000 games: more than eighty million million. **Never list games. Label positions.**</source>
        <comment>10/reveal</comment>
        <translation>Es gibt **11 Positionen**, 27 Züge und **274** verschiedene Partien. Mit dem Notizbuch wird jede Position einmal ausgerechnet.

Bei Nim mit 5, 3, 2 sind es 72 Positionen und 26.292 Partien. Beim Gitter 4 × 4 sind es 65.536 Positionen und 83.806.906.248.000 Partien: mehr als achtzig Billionen. **Zähl nie Partien auf. Beschrifte Positionen.**</translation>
    </message>
    <message>
        <source>Find the value</source>
        <comment>11/title</comment>
        <translation>Finde den Wert</translation>
    </message>
    <message>
        <source>Find the Grundy value. Where there are several heaps: the values of the heaps first, then the nim-sum.</source>
        <comment>11/text</comment>
        <translation>Finde den Grundy-Wert. Bei mehreren Haufen: zuerst die Werte der Haufen, dann die Nim-Summe.</translation>
    </message>
    <message>
        <source>Other sets than 1, 2, 3 may come up. A short table of the values helps.</source>
        <comment>11/notes</comment>
        <translation>Es können auch andere Anzahlen als 1, 2, 3 vorkommen. Eine kurze Tabelle der Werte hilft.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>12/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- Letters are not enough for sums of games, but **values** are: parts are joined by the nim-sum.
- The value is the smallest number that is **missing** among the values of the moves. [10, 7, 5](takeaway:10,7,5?outcome=P&amp;grundy=0) is Nim with 2, 3, 1.
- With a notebook each position is worked out only once.

The next lesson is for the curious: it asks what a position is worth. The last lesson looks at the way computers think in chess, and at the limits of the theory.</source>
        <comment>12/text</comment>
        <translation>- Für Summen von Spielen genügen Buchstaben nicht, aber **Werte** genügen: Teile verbindet man mit der Nim-Summe.
- Der Wert ist die kleinste Zahl, die unter den Werten der Züge **fehlt**. [10, 7, 5](takeaway:10,7,5?outcome=P&amp;grundy=0) ist Nim mit 2, 3, 1.
- Mit einem Notizbuch wird jede Position nur einmal ausgerechnet.

Die nächste Lektion ist für Neugierige: Sie fragt, was eine Position wert ist. Die letzte Lektion sieht sich an, wie Computer beim Schach denken, und wo die Theorie ihre Grenzen hat.</translation>
    </message>
    <message>
        <source>**Exit question:** take 1, 2 or 3, heaps of 9, 6, 4. (Values 1, 2, 0: 3, so N.)</source>
        <comment>12/notes</comment>
        <translation>**Frage zum Schluss:** 1, 2 oder 3 nehmen, Haufen mit 9, 6, 4. (Werte 1, 2, 0: 3, also N.)</translation>
    </message>
</context>
<context>
    <name>the-winning-move</name>
    <message>
        <source>How to find the winning move</source>
        <comment>title</comment>
        <translation>Wie man den Gewinnzug findet</translation>
    </message>
    <message>
        <source>The second fact: from any other nim-sum you can make it 0, and the columns show how.</source>
        <comment>about</comment>
        <translation>Die zweite Tatsache: Aus jeder anderen Nim-Summe kann man 0 machen, und die Spalten zeigen, wie.</translation>
    </message>
    <message>
        <source>find a winning move from everything else, and prove that there is one</source>
        <comment>aims</comment>
        <translation>bei allem anderen einen Gewinnzug finden und beweisen, dass es einen gibt</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>Five heaps: 25, 15, 19, 3 and 13. You start, against a computer that plays perfectly when at most 12 stones are left, and at random until then.

Can you find good moves with the nim-sum? Write the heaps in binary, below each other.</source>
        <comment>1/text</comment>
        <translation>Fünf Haufen: 25, 15, 19, 3 und 13. Du fängst an, gegen einen Computer, der perfekt spielt, wenn höchstens 12 Steine da sind, und bis dahin zufällig.

Findest du mit der Nim-Summe gute Züge? Schreib die Haufen binär untereinander.</translation>
    </message>
    <message>
        <source>Work as a class, and stop after a few moves: this is to see how hard it is to find a move by trying. At the end of the lesson it takes half a minute.</source>
        <comment>1/notes</comment>
        <translation>Mit der ganzen Klasse arbeiten und nach wenigen Zügen aufhören: Es soll sich zeigen, wie schwer man durch Probieren einen Zug findet. Am Ende der Lektion dauert es eine halbe Minute.</translation>
    </message>
    <message>
        <source>Now fact 2, on a big board</source>
        <comment>2/title</comment>
        <translation>Jetzt Tatsache 2, auf einem großen Brett</translation>
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
        <translation>Fünf Haufen: 25, 15, 19, 3 und 13.

- 25 ist **1 1 0 0 1**
- 15 ist **0 1 1 1 1**
- 19 ist **1 0 0 1 1**
- 3 ist **0 0 0 1 1**
- 13 ist **0 1 1 0 1**
- Nim-Summe **0 1 0 1 1**

Drei Spalten sind ungerade: die Achter, die Zweier und die Einer. Wir wollen alle Spalten gerade machen, **indem wir einen Haufen verkleinern**.</translation>
    </message>
    <message>
        <source>Let pupils count the columns before you show the last line: 16s two, 8s three, 4s two, 2s three, 1s five.</source>
        <comment>2/notes</comment>
        <translation>Die Spalten zählen lassen, bevor die letzte Zeile gezeigt wird: 16er zwei, 8er drei, 4er zwei, 2er drei, 1er fünf.</translation>
    </message>
    <message>
        <source>Which heaps can do it?</source>
        <comment>3/title</comment>
        <translation>Welche Haufen können das?</translation>
    </message>
    <message>
        <source>The **leftmost** odd column is the one of the eights. A heap that puts it right by getting *smaller* must turn a 1 there into 0. Which heaps have a 1 in that column?</source>
        <comment>3/text</comment>
        <translation>Die ungerade Spalte **am weitesten links** ist die der Achter. Ein Haufen, der sie in Ordnung bringt und dabei *kleiner* wird, muss dort eine 1 zu 0 machen. Welche Haufen haben in dieser Spalte eine 1?</translation>
    </message>
    <message>
        <source>There must be at least one such heap: the column is odd, so it cannot hold zero ones. That is a part of the proof; ask for it.</source>
        <comment>3/notes</comment>
        <translation>Mindestens einen solchen Haufen muss es geben: Die Spalte ist ungerade, kann also nicht null Einsen haben. Das ist ein Teil des Beweises; danach fragen.</translation>
    </message>
    <message>
        <source>25, 15 and 13</source>
        <comment>3/choice 1</comment>
        <translation>25, 15 und 13</translation>
    </message>
    <message>
        <source>Yes. Each of these three can be used, and no other heap.</source>
        <comment>3/because 1</comment>
        <translation>Ja. Jeder dieser drei geht, und kein anderer.</translation>
    </message>
    <message>
        <source>25 and 19</source>
        <comment>3/choice 2</comment>
        <translation>25 und 19</translation>
    </message>
    <message>
        <source>These two have a 1 in the column of the sixteens. That column is even already.</source>
        <comment>3/because 2</comment>
        <translation>Diese beiden haben eine 1 in der Spalte der Sechzehner. Die ist schon gerade.</translation>
    </message>
    <message>
        <source>Only 25, the largest</source>
        <comment>3/choice 3</comment>
        <translation>Nur 25, der größte</translation>
    </message>
    <message>
        <source>25 does have one. But look down the whole column of the eights.</source>
        <comment>3/because 3</comment>
        <translation>25 hat dort eine. Aber sieh die ganze Spalte der Achter hinunter.</translation>
    </message>
    <message>
        <source>All five</source>
        <comment>3/choice 4</comment>
        <translation>Alle fünf</translation>
    </message>
    <message>
        <source>3 and 19 have a 0 there. Turning it into 1 would make the heap larger.</source>
        <comment>3/because 4</comment>
        <translation>3 und 19 haben dort eine 0. Eine 1 daraus zu machen würde den Haufen vergrößern.</translation>
    </message>
    <message>
        <source>Do it</source>
        <comment>4/title</comment>
        <translation>Tu es</translation>
    </message>
    <message>
        <source>**Change the digits of 25 in every odd column:** the eights, the twos and the ones. What do you get? And with 15 and 13?</source>
        <comment>4/text</comment>
        <translation>**Ändere die Ziffern von 25 in jeder ungeraden Spalte:** bei den Achtern, den Zweiern und den Einern. Was kommt heraus? Und bei 15 und 13?</translation>
    </message>
    <message>
        <source>Three groups, one heap each. Then check one of them: write the five lines again and count. All columns are even.</source>
        <comment>4/notes</comment>
        <translation>Drei Gruppen, je ein Haufen. Dann einen davon nachprüfen: die fünf Zeilen neu schreiben und zählen. Alle Spalten sind gerade.</translation>
    </message>
    <message>
        <source>- 11001 becomes 10010: [25 to 18](nim:25,15,19,3,13?wins=nim:18,15,19,3,13)
- 01111 becomes 00100: [15 to 4](nim:25,15,19,3,13?wins=nim:25,4,19,3,13)
- 01101 becomes 00110: [13 to 6](nim:25,15,19,3,13?wins=nim:25,15,19,3,6)

There are [no other](nim:25,15,19,3,13?winning=3) winning moves.</source>
        <comment>4/reveal</comment>
        <translation>- Aus 11001 wird 10010: [25 zu 18](nim:25,15,19,3,13?wins=nim:18,15,19,3,13)
- Aus 01111 wird 00100: [15 zu 4](nim:25,15,19,3,13?wins=nim:25,4,19,3,13)
- Aus 01101 wird 00110: [13 zu 6](nim:25,15,19,3,13?wins=nim:25,15,19,3,6)

[Andere](nim:25,15,19,3,13?winning=3) Gewinnzüge gibt es nicht.</translation>
    </message>
    <message>
        <source>Why does it get smaller?</source>
        <comment>5/title</comment>
        <translation>Warum wird er kleiner?</translation>
    </message>
    <message>
        <source>In 25 a digit 0 became 1: the twos went **up** by 2. Could the new number ever be larger than the old one, so that the move is not allowed?</source>
        <comment>5/text</comment>
        <translation>In 25 ist aus einer Ziffer 0 eine 1 geworden: Bei den Zweiern ging es um 2 **nach oben**. Könnte die neue Zahl jemals größer sein als die alte, sodass der Zug gar nicht erlaubt ist?</translation>
    </message>
    <message>
        <source>This is the clever step. If you have the coins of the lesson on binary numbers: give away the coin of 8, and you can get back at most 4, 2 and 1.</source>
        <comment>5/notes</comment>
        <translation>Das ist der kluge Schritt. Wer die Münzen der Lektion über Binärzahlen noch hat: Man gibt die Münze 8 weg und kann höchstens 4, 2 und 1 zurückbekommen.</translation>
    </message>
    <message>
        <source>No. In the leftmost odd column the digit goes from 1 to 0. Here that takes away **8**. To the left of it nothing changes. To the right, even if every digit went from 0 to 1, that could give back only 4 + 2 + 1 = **7**.

So the heap always gets smaller, and the move is allowed. This works in every column: 16 is more than 8 + 4 + 2 + 1 = 15, and so on. That proves fact 2.</source>
        <comment>5/reveal</comment>
        <translation>Nein. In der ungeraden Spalte ganz links geht die Ziffer von 1 auf 0. Hier nimmt das **8** weg. Links davon ändert sich nichts. Und selbst wenn rechts davon jede Ziffer von 0 auf 1 ginge, käme nur 4 + 2 + 1 = **7** zurück.

Der Haufen wird also immer kleiner, und der Zug ist erlaubt. Das klappt in jeder Spalte: 16 ist mehr als 8 + 4 + 2 + 1 = 15, und so weiter. Damit ist Tatsache 2 bewiesen.</translation>
    </message>
    <message>
        <source>7, 11 and 5</source>
        <comment>6/title</comment>
        <translation>7, 11 und 5</translation>
    </message>
    <message>
        <source>Now 7, 11 and 5, with which the last lesson began: 0111, 1011 and 0101, nim-sum 1001. What is the winning move?</source>
        <comment>6/text</comment>
        <translation>Jetzt 7, 11 und 5, mit denen die letzte Lektion angefangen hat: 0111, 1011 und 0101, Nim-Summe 1001. Was ist der Gewinnzug?</translation>
    </message>
    <message>
        <source>A short way: what balances 7 and 5? 7 ⊕ 5 = 2. So the 11 must become 2.</source>
        <comment>6/notes</comment>
        <translation>Ein kurzer Weg: Was hält 7 und 5 die Waage? 7 ⊕ 5 = 2. Also muss aus der 11 eine 2 werden.</translation>
    </message>
    <message>
        <source>Take nine from the 7</source>
        <comment>6/choice 1</comment>
        <translation>Neun von der 7 nehmen</translation>
    </message>
    <message>
        <source>There are not that many. And 7 has no 1 in the column of the eights.</source>
        <comment>6/because 1</comment>
        <translation>So viele sind gar nicht da. Und die 7 hat in der Spalte der Achter keine 1.</translation>
    </message>
    <message>
        <source>Take the whole 11</source>
        <comment>6/choice 2</comment>
        <translation>Die ganze 11 nehmen</translation>
    </message>
    <message>
        <source>Then 7 ⊕ 5 = 2 is left, which is not 0.</source>
        <comment>6/because 2</comment>
        <translation>Dann bleibt 7 ⊕ 5 = 2, und das ist nicht 0.</translation>
    </message>
    <message>
        <source>Make the 11 a 2</source>
        <comment>6/choice 3</comment>
        <translation>Aus der 11 eine 2 machen</translation>
    </message>
    <message>
        <source>Yes. Only 11 has a 1 in the column of the eights. 1011 becomes 0010, which is 2. You take nine.</source>
        <comment>6/because 3</comment>
        <translation>Ja. Nur die 11 hat in der Spalte der Achter eine 1. Aus 1011 wird 0010, also 2. Du nimmst neun.</translation>
    </message>
    <message>
        <source>Make the 7 a 5</source>
        <comment>6/choice 4</comment>
        <translation>Aus der 7 eine 5 machen</translation>
    </message>
    <message>
        <source>Then the fives cancel, but the 11 is left, and the other player takes all of it.</source>
        <comment>6/because 4</comment>
        <translation>Dann heben sich die Fünfen auf, aber die 11 bleibt, und dein Gegenüber nimmt sie ganz.</translation>
    </message>
    <message>
        <source>Put together</source>
        <comment>7/title</comment>
        <translation>Zusammengesetzt</translation>
    </message>
    <message>
        <source>Both facts are true, so the theorem is proved. A book says: “*If the game starts with nim-sum 0, the first player can force a win.*” Is that right?</source>
        <comment>7/text</comment>
        <translation>Beide Tatsachen stimmen, der Satz ist also bewiesen. In einem Buch steht: „*Beginnt das Spiel mit Nim-Summe 0, so kann der erste Spieler den Gewinn erzwingen.*“ Ist das richtig?</translation>
    </message>
    <message>
        <source>This mistake is really printed in a set of lecture slides, right after a correct proof. It is easy to mix up “I have left 0” and “I have 0 before me”. You want to leave 0.</source>
        <comment>7/notes</comment>
        <translation>Dieser Fehler steht wirklich so in Vorlesungsfolien, gleich nach einem richtigen Beweis. „Ich habe 0 übrig gelassen“ und „Ich habe 0 vor mir“ sind leicht zu verwechseln. Man will 0 übrig lassen.</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>7/choice 1</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Think of the shortest case: no stones at all. The nim-sum is 0 and the first player cannot move.</source>
        <comment>7/because 1</comment>
        <translation>Denk an den kürzesten Fall: gar keine Steine. Die Nim-Summe ist 0, und wer anfängt, kann nicht ziehen.</translation>
    </message>
    <message>
        <source>No, it is the second player</source>
        <comment>7/choice 2</comment>
        <translation>Nein, es ist der zweite</translation>
    </message>
    <message>
        <source>Right. The first player must leave a nim-sum that is not 0, the second player makes it 0 again, and so on. The last stone leaves 0, so the second player takes it.</source>
        <comment>7/because 2</comment>
        <translation>Richtig. Der erste muss eine Nim-Summe übrig lassen, die nicht 0 ist, der zweite macht sie wieder zu 0, und so weiter. Der letzte Stein lässt 0 übrig, also nimmt ihn der zweite.</translation>
    </message>
    <message>
        <source>It depends on the number of heaps</source>
        <comment>7/choice 3</comment>
        <translation>Das hängt von der Anzahl der Haufen ab</translation>
    </message>
    <message>
        <source>No. Both facts hold for any number of heaps.</source>
        <comment>7/because 3</comment>
        <translation>Nein. Beide Tatsachen gelten für beliebig viele Haufen.</translation>
    </message>
    <message>
        <source>Which heap?</source>
        <comment>8/title</comment>
        <translation>Welcher Haufen?</translation>
    </message>
    <message>
        <source>Only say which heap a winning move takes from. Find the leftmost odd column first, then a heap with a 1 in it.</source>
        <comment>8/text</comment>
        <translation>Sag nur, von welchem Haufen ein Gewinnzug nimmt. Such zuerst die ungerade Spalte ganz links, dann einen Haufen, der dort eine 1 hat.</translation>
    </message>
    <message>
        <source>If several heaps have a 1 in the leftmost odd column, each of them is right.</source>
        <comment>8/notes</comment>
        <translation>Haben mehrere Haufen in der ungeraden Spalte ganz links eine 1, so ist jeder von ihnen richtig.</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>9/title</comment>
        <translation>Finde den Gewinnzug</translation>
    </message>
    <message>
        <source>Write the heaps in columns. Find the leftmost odd column, a heap with a 1 there, and change its digits in all odd columns.</source>
        <comment>9/text</comment>
        <translation>Schreib die Haufen in Spalten. Such die ungerade Spalte ganz links und einen Haufen, der dort eine 1 hat, und ändere seine Ziffern in allen ungeraden Spalten.</translation>
    </message>
    <message>
        <source>If a pupil finds a move, ask whether there are others. The number of winning moves is always odd in an N-position: it is the number of ones in the leftmost odd column.</source>
        <comment>9/notes</comment>
        <translation>Wer einen Zug gefunden hat, wird nach weiteren gefragt. In einer N-Position ist die Anzahl der Gewinnzüge immer ungerade: Sie ist die Anzahl der Einsen in der ungeraden Spalte ganz links.</translation>
    </message>
    <message>
        <source>The big game</source>
        <comment>10/title</comment>
        <translation>Das große Spiel</translation>
    </message>
    <message>
        <source>25, 15, 19, 3 and 13 against a computer that never makes a mistake. You start. One slip, and it is lost.</source>
        <comment>10/text</comment>
        <translation>25, 15, 19, 3 und 13 gegen einen Computer, der nie einen Fehler macht. Du fängst an. Ein Ausrutscher, und es ist verloren.</translation>
    </message>
    <message>
        <source>Work as a class: one pupil keeps the columns on the board, one decides, one plays. After each move of the computer look for the leftmost odd column again.</source>
        <comment>10/notes</comment>
        <translation>Mit der ganzen Klasse arbeiten: Ein Kind führt die Spalten an der Tafel, eins entscheidet, eins spielt. Nach jedem Zug des Computers wieder die ungerade Spalte ganz links suchen.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>11/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- From nim-sum 0 every move spoils it: **one** line changes, so some column becomes odd.
- From anything else you can make it 0: the leftmost odd column shows the heap, and the change makes it smaller.
- So nim-sum 0 means P, for all heaps of all sizes, even for [a million](nim:1000000,999999,127?outcome=P).

From an N-position you can now beat anyone. What if the *last* stone loses? That is the next lesson.</source>
        <comment>11/text</comment>
        <translation>- Bei Nim-Summe 0 macht jeder Zug sie kaputt: **Eine** Zeile ändert sich, also wird eine Spalte ungerade.
- Bei allem anderen kannst du sie zu 0 machen: Die ungerade Spalte ganz links zeigt den Haufen, und die Änderung macht ihn kleiner.
- Also bedeutet Nim-Summe 0 P, für alle Haufen jeder Größe, sogar für [eine Million](nim:1000000,999999,127?outcome=P).

Aus einer N-Position kannst du jetzt jeden schlagen. Und wenn der *letzte* Stein verliert? Das ist die nächste Lektion.</translation>
    </message>
    <message>
        <source>**Exit question:** 6, 10, 9 has nim-sum 5. Which heap, and what does it become? (Leftmost odd column: fours. Only 6 has a 1 there: 6 ⊕ 5 = 3.)</source>
        <comment>11/notes</comment>
        <translation>**Frage zum Schluss:** 6, 10, 9 hat die Nim-Summe 5. Welcher Haufen, und was wird aus ihm? (Ungerade Spalte ganz links: Vierer. Nur 6 hat dort eine 1: 6 ⊕ 5 = 3.)</translation>
    </message>
</context>
<context>
    <name>turtles-and-twins</name>
    <message>
        <source>Turning Turtles and Twins</source>
        <comment>title</comment>
        <translation>Schildkröten und Zwillinge</translation>
    </message>
    <message>
        <source>Coins that are turned over: where is the heap, and what if a new head appears?</source>
        <comment>about</comment>
        <translation>Münzen, die umgedreht werden: Wo steckt der Haufen, und was, wenn ein neuer Kopf auftaucht?</translation>
    </message>
    <message>
        <source>read rows of coins as heaps</source>
        <comment>aims</comment>
        <translation>Reihen von Münzen als Haufen lesen</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>A row of coins, heads **H** and tails **T**. On your turn, turn one head to tails. If you like, you may also turn **one more coin to the left of it**, whichever side it shows. Whoever makes the last move wins. This is **Turning Turtles**.

Play it in pairs. When is it over?</source>
        <comment>1/text</comment>
        <translation>Eine Reihe von Münzen, Kopf (**H**, englisch *heads*) und Zahl (**T**, *tails*). Wenn du am Zug bist, dreh einen Kopf auf Zahl. Wenn du willst, darfst du dazu **noch eine Münze links davon** umdrehen, egal was sie zeigt. Wer den letzten Zug macht, gewinnt. Das sind die **Schildkröten** (*Turning Turtles*).

Spielt es zu zweit. Wann ist das Spiel zu Ende?</translation>
    </message>
    <message>
        <source>The right-hand coin of the move must be a head that becomes tails. The second coin is optional and may be turned either way. The game is over when all are tails. **Ask:** “Does it have to end, when new heads may appear?”</source>
        <comment>1/notes</comment>
        <translation>Die rechte Münze des Zuges muss ein Kopf sein, der zu Zahl wird. Die zweite Münze ist freiwillig und darf so oder so gedreht werden. Das Spiel ist zu Ende, wenn alle Zahl zeigen. **Fragen:** „Muss es enden, wenn doch neue Köpfe auftauchen können?“</translation>
    </message>
    <message>
        <source>Does it end?</source>
        <comment>2/title</comment>
        <translation>Endet es?</translation>
    </message>
    <message>
        <source>A move may turn a tail into a new head. Can the game go on for ever?</source>
        <comment>2/text</comment>
        <translation>Ein Zug kann aus Zahl einen neuen Kopf machen. Kann das Spiel ewig weitergehen?</translation>
    </message>
    <message>
        <source>The same argument as the falling code in Line Nim: the place on the right counts most. So there are no circles, and each position is P or N.</source>
        <comment>2/notes</comment>
        <translation>Dieselbe Überlegung wie beim sinkenden Code von Reihen-Nim: Der Platz rechts zählt am meisten. Es gibt also keine Kreise, und jede Position ist P oder N.</translation>
    </message>
    <message>
        <source>Yes, if both players keep making new heads</source>
        <comment>2/choice 1</comment>
        <translation>Ja, wenn beide immer neue Köpfe machen</translation>
    </message>
    <message>
        <source>A new head always lies further to the left. Think of the coin furthest to the right that was turned.</source>
        <comment>2/because 1</comment>
        <translation>Ein neuer Kopf liegt immer weiter links. Denk an die Münze am weitesten rechts, die gedreht wurde.</translation>
    </message>
    <message>
        <source>No</source>
        <comment>2/choice 2</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Right. Read the row from the right as a number, H for 1 and T for 0: the coin furthest to the right that changes goes from 1 to 0, so the number gets smaller.</source>
        <comment>2/because 2</comment>
        <translation>Richtig. Lies die Reihe von rechts als Zahl, H als 1 und T als 0: Die Münze am weitesten rechts, die sich ändert, geht von 1 auf 0, also wird die Zahl kleiner.</translation>
    </message>
    <message>
        <source>A single head</source>
        <comment>3/title</comment>
        <translation>Ein einzelner Kopf</translation>
    </message>
    <message>
        <source>One head, on square **4**, counted from the left: T T T H. How many moves are there?</source>
        <comment>3/text</comment>
        <translation>Ein Kopf auf Feld **4**, von links gezählt: T T T H. Wie viele Züge gibt es?</translation>
    </message>
    <message>
        <source>After the move either no head is left, or one head on square 1, 2 or 3. What else has exactly these moves? A heap of four.</source>
        <comment>3/notes</comment>
        <translation>Nach dem Zug ist entweder kein Kopf mehr da oder ein Kopf auf Feld 1, 2 oder 3. Was hat sonst noch genau diese Züge? Ein Haufen mit vier.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>3/choice 1</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>You may also turn one of the three coins to the left of it.</source>
        <comment>3/because 1</comment>
        <translation>Du darfst auch eine der drei Münzen links davon umdrehen.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>3/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Turning only the head itself is a move too.</source>
        <comment>3/because 2</comment>
        <translation>Nur den Kopf selbst zu drehen ist auch ein Zug.</translation>
    </message>
    <message>
        <source>4</source>
        <comment>3/choice 3</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>Yes: only the head, or the head together with one of the three coins on its left.</source>
        <comment>3/because 3</comment>
        <translation>Ja: nur den Kopf, oder den Kopf zusammen mit einer der drei Münzen links davon.</translation>
    </message>
    <message>
        <source>The disguise</source>
        <comment>4/title</comment>
        <translation>Die Verkleidung</translation>
    </message>
    <message>
        <source>A head on square 4 can become a head on square 3, 2 or 1, or nothing at all. What is it in Nim?</source>
        <comment>4/text</comment>
        <translation>Aus einem Kopf auf Feld 4 kann ein Kopf auf Feld 3, 2 oder 1 werden, oder gar nichts. Was ist das beim Nim?</translation>
    </message>
    <message>
        <source>Write the numbers of the squares below the coins. They are the sizes of the heaps.</source>
        <comment>4/notes</comment>
        <translation>Die Nummern der Felder unter die Münzen schreiben. Sie sind die Größen der Haufen.</translation>
    </message>
    <message>
        <source>**A heap of four.** A head on square k is a heap of k. Moving the head to square j means turning k to tails and j to heads, and it is the heap shrinking from k to j.

So T H H T T H, with heads on 2, 3 and 6, should be the heaps 2, 3, 6. The value is 2 ⊕ 3 ⊕ 6 = [7](turtles:THHTTH?grundy=7).</source>
        <comment>4/reveal</comment>
        <translation>**Ein Haufen mit vier.** Ein Kopf auf Feld k ist ein Haufen mit k. Den Kopf auf Feld j zu bringen heißt, k auf Zahl und j auf Kopf zu drehen, und das ist der Haufen, der von k auf j schrumpft.

T H H T T H, mit Köpfen auf 2, 3 und 6, müsste also die Haufen 2, 3, 6 sein. Der Wert ist 2 ⊕ 3 ⊕ 6 = [7](turtles:THHTTH?grundy=7).</translation>
    </message>
    <message>
        <source>One kind of move is left over</source>
        <comment>5/title</comment>
        <translation>Eine Art von Zug bleibt noch</translation>
    </message>
    <message>
        <source>What if the left coin **is a head already**? Then two heads vanish. Does that fit? Look at 1 and 4.</source>
        <comment>5/text</comment>
        <translation>Und wenn die linke Münze **schon Kopf zeigt**? Dann verschwinden zwei Köpfe. Passt das? Sieh dir 1 und 4 an.</translation>
    </message>
    <message>
        <source>It is the one tricky point of this game. With stones: the position after the move is as good as one with two heaps of 1, because 1 ⊕ 1 = 0.</source>
        <comment>5/notes</comment>
        <translation>Das ist die einzige heikle Stelle dieses Spiels. Mit Steinen: Die Position nach dem Zug ist so gut wie eine mit zwei Einerhaufen, denn 1 ⊕ 1 = 0.</translation>
    </message>
    <message>
        <source>It fits. The 4 becomes a 1, so there would be **two** heaps of 1. But equal heaps cancel, and the board shows neither.

So from [H T T H](turtles:HTTH?outcome=N&amp;only=turtles:TTTT) turning both wins.</source>
        <comment>5/reveal</comment>
        <translation>Es passt. Aus der 4 wird eine 1, es gäbe also **zwei** Haufen mit 1. Aber gleiche Haufen heben sich auf, und das Brett zeigt keinen von beiden.

Bei [H T T H](turtles:HTTH?outcome=N&amp;only=turtles:TTTT) gewinnt es also, beide umzudrehen.</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>6/title</comment>
        <translation>Finde den Zug</translation>
    </message>
    <message>
        <source>T H H T T H: heaps 2, 3, 6. Which move wins?</source>
        <comment>6/text</comment>
        <translation>T H H T T H: Haufen 2, 3, 6. Welcher Zug gewinnt?</translation>
    </message>
    <message>
        <source>6 must become 6 ⊕ 7 = 1. On square 1 there is a tail, so it is turned to heads.</source>
        <comment>6/notes</comment>
        <translation>Aus 6 muss 6 ⊕ 7 = 1 werden. Auf Feld 1 liegt Zahl, also wird sie auf Kopf gedreht.</translation>
    </message>
    <message>
        <source>Turn 6 only</source>
        <comment>6/choice 1</comment>
        <translation>Nur die 6 umdrehen</translation>
    </message>
    <message>
        <source>Then 2 and 3 are left, with nim-sum 1.</source>
        <comment>6/because 1</comment>
        <translation>Dann bleiben 2 und 3, mit Nim-Summe 1.</translation>
    </message>
    <message>
        <source>Turn 3 and 2</source>
        <comment>6/choice 2</comment>
        <translation>3 und 2 umdrehen</translation>
    </message>
    <message>
        <source>Both vanish, and the single head on 6 is taken by the other player.</source>
        <comment>6/because 2</comment>
        <translation>Beide verschwinden, und den einzelnen Kopf auf 6 nimmt dein Gegenüber.</translation>
    </message>
    <message>
        <source>Turn 6 and 1</source>
        <comment>6/choice 3</comment>
        <translation>6 und 1 umdrehen</translation>
    </message>
    <message>
        <source>Yes. The 6 becomes 2 ⊕ 3 = 1. Heads on 1, 2, 3 are left: your old friend.</source>
        <comment>6/because 3</comment>
        <translation>Ja. Aus der 6 wird 2 ⊕ 3 = 1. Köpfe auf 1, 2, 3 bleiben: deine alten Bekannten.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>7/title</comment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Write down the numbers of the squares with heads. They are the heaps.</source>
        <comment>7/text</comment>
        <translation>Schreib die Nummern der Felder auf, auf denen Köpfe liegen. Sie sind die Haufen.</translation>
    </message>
    <message>
        <source>If the heap must become j and there is already a head on j, that head is turned to tails.</source>
        <comment>7/notes</comment>
        <translation>Muss aus dem Haufen j werden und liegt auf j schon ein Kopf, so wird dieser Kopf auf Zahl gedreht.</translation>
    </message>
    <message>
        <source>A second game: Twins</source>
        <comment>8/title</comment>
        <translation>Ein zweites Spiel: Zwillinge</translation>
    </message>
    <message>
        <source>Now you must turn **exactly two** coins. The right one must be a head that becomes tails; the left one may be either. Whoever makes the last move wins.

Play it in pairs. How does the game end?</source>
        <comment>8/text</comment>
        <translation>Jetzt musst du **genau zwei** Münzen umdrehen. Die rechte muss ein Kopf sein, der zu Zahl wird; bei der linken ist es egal. Wer den letzten Zug macht, gewinnt.

Spielt es zu zweit. Wie endet das Spiel?</translation>
    </message>
    <message>
        <source>Let them discover it: a head on square 1 can never be turned as the right coin. So the game may end with a head on square 1.</source>
        <comment>8/notes</comment>
        <translation>Entdecken lassen: Ein Kopf auf Feld 1 kann nie als rechte Münze gedreht werden. Das Spiel kann also mit einem Kopf auf Feld 1 enden.</translation>
    </message>
    <message>
        <source>A head on square 1</source>
        <comment>9/title</comment>
        <translation>Ein Kopf auf Feld 1</translation>
    </message>
    <message>
        <source>In Twins only one head is left, on square **1**: H T T T. It is your turn.</source>
        <comment>9/text</comment>
        <translation>Bei den Zwillingen ist nur noch ein Kopf da, auf Feld **1**: H T T T. Du bist am Zug.</translation>
    </message>
    <message>
        <source>Some say that here “a heap of one cannot be taken”. It is better to say: a head on square 1 is a heap of zero. Moving a head to square 1 takes the whole heap.</source>
        <comment>9/notes</comment>
        <translation>Manche sagen, „einen Einerhaufen kann man hier nicht nehmen“. Besser sagt man: Ein Kopf auf Feld 1 ist ein Haufen mit null. Einen Kopf auf Feld 1 zu bringen nimmt den ganzen Haufen.</translation>
    </message>
    <message>
        <source>I turn it and win</source>
        <comment>9/choice 1</comment>
        <translation>Ich drehe ihn um und gewinne</translation>
    </message>
    <message>
        <source>You must turn exactly two coins, and there is no coin to the left of it.</source>
        <comment>9/because 1</comment>
        <translation>Du musst genau zwei Münzen umdrehen, und links davon liegt keine.</translation>
    </message>
    <message>
        <source>I cannot move and have lost</source>
        <comment>9/choice 2</comment>
        <translation>Ich kann nicht ziehen und habe verloren</translation>
    </message>
    <message>
        <source>Yes. The head on square 1 is worth nothing: an empty heap.</source>
        <comment>9/because 2</comment>
        <translation>Ja. Der Kopf auf Feld 1 ist nichts wert: ein leerer Haufen.</translation>
    </message>
    <message>
        <source>The heaps of Twins</source>
        <comment>10/title</comment>
        <translation>Die Haufen der Zwillinge</translation>
    </message>
    <message>
        <source>A head on square **4** in Twins: how many moves does it have alone, and how large is its heap?</source>
        <comment>10/text</comment>
        <translation>Ein Kopf auf Feld **4** bei den Zwillingen: Wie viele Züge hat er allein, und wie groß ist sein Haufen?</translation>
    </message>
    <message>
        <source>If the squares were numbered from 0, heap and number would be equal. How we count is up to us.</source>
        <comment>10/notes</comment>
        <translation>Würde man die Felder ab 0 nummerieren, wären Haufen und Nummer gleich. Wie wir zählen, ist unsere Sache.</translation>
    </message>
    <message>
        <source>4 moves, a heap of 4</source>
        <comment>10/choice 1</comment>
        <translation>4 Züge, ein Haufen mit 4</translation>
    </message>
    <message>
        <source>Turning it alone is not allowed in Twins.</source>
        <comment>10/because 1</comment>
        <translation>Ihn allein umzudrehen ist bei den Zwillingen nicht erlaubt.</translation>
    </message>
    <message>
        <source>3 moves, a heap of 3</source>
        <comment>10/choice 2</comment>
        <translation>3 Züge, ein Haufen mit 3</translation>
    </message>
    <message>
        <source>Yes: together with 1, 2 or 3. A head on square k is a heap of **k − 1**.</source>
        <comment>10/because 2</comment>
        <translation>Ja: zusammen mit 1, 2 oder 3. Ein Kopf auf Feld k ist ein Haufen mit **k − 1**.</translation>
    </message>
    <message>
        <source>3 moves, a heap of 4</source>
        <comment>10/choice 3</comment>
        <translation>3 Züge, ein Haufen mit 4</translation>
    </message>
    <message>
        <source>What it can become are heaps of 2, 1 and 0. The smallest number that is missing is 3.</source>
        <comment>10/because 3</comment>
        <translation>Aus ihm können Haufen mit 2, 1 und 0 werden. Die kleinste fehlende Zahl ist 3.</translation>
    </message>
    <message>
        <source>The same coins, two games</source>
        <comment>11/title</comment>
        <translation>Dieselben Münzen, zwei Spiele</translation>
    </message>
    <message>
        <source>Heads on 2, 5, 6 and 10. Work out the value in **both** games.</source>
        <comment>11/text</comment>
        <translation>Köpfe auf 2, 5, 6 und 10. Rechne den Wert in **beiden** Spielen aus.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Half of the class works out Turtles, the other half Twins. That the move is the same is a coincidence of this row.</source>
        <comment>11/notes</comment>
        <translation>Kann bei Zeitmangel wegfallen. Die halbe Klasse rechnet Schildkröten, die andere Hälfte Zwillinge. Dass der Zug derselbe ist, ist bei dieser Reihe Zufall.</translation>
    </message>
    <message>
        <source>- **Turtles:** 2 ⊕ 5 ⊕ 6 ⊕ 10 = [11](turtles:THTTHHTTTH?grundy=11).
- **Twins:** 1 ⊕ 4 ⊕ 5 ⊕ 9 = [9](twins:THTTHHTTTH?grundy=9).

Yet turning 10 and 1 wins in both: [10 becomes 1](turtles:THTTHHTTTH?only=turtles:HHTTHHTTTT), and [9 becomes 0](twins:THTTHHTTTH?only=twins:HHTTHHTTTT).</source>
        <comment>11/reveal</comment>
        <translation>- **Schildkröten:** 2 ⊕ 5 ⊕ 6 ⊕ 10 = [11](turtles:THTTHHTTTH?grundy=11).
- **Zwillinge:** 1 ⊕ 4 ⊕ 5 ⊕ 9 = [9](twins:THTTHHTTTH?grundy=9).

Und doch gewinnt es in beiden, 10 und 1 umzudrehen: [Aus 10 wird 1](turtles:THTTHHTTTH?only=turtles:HHTTHHTTTT), und [aus 9 wird 0](twins:THTTHHTTTH?only=twins:HHTTHHTTTT).</translation>
    </message>
    <message>
        <source>Practice: Twins</source>
        <comment>12/title</comment>
        <translation>Üben: Zwillinge</translation>
    </message>
    <message>
        <source>Careful: the heap is one less than the number of the square.</source>
        <comment>12/text</comment>
        <translation>Vorsicht: Der Haufen ist um eins kleiner als die Nummer des Feldes.</translation>
    </message>
    <message>
        <source>The usual mistake is to use the heaps of Turtles.

If time is short, Twins can be left out as a whole: everything from “A second game: Twins” to here.</source>
        <comment>12/notes</comment>
        <translation>Der übliche Fehler ist, die Haufen der Schildkröten zu nehmen.

Bei Zeitmangel können die Zwillinge ganz wegfallen: alles von „Ein zweites Spiel: Zwillinge“ bis hier.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- In **Turtles** a head on square k is a heap of k: [H H H](turtles:HHH?outcome=P) is 1, 2, 3.
- In **Twins** it is a heap of k − 1.
- When two equal heaps meet they cancel, so two heads may vanish.

A move that seemed to be new was not new at all. In the next lessons there are moves that really make a heap *larger*, and still it is Nim.</source>
        <comment>13/text</comment>
        <translation>- Bei den **Schildkröten** ist ein Kopf auf Feld k ein Haufen mit k: [H H H](turtles:HHH?outcome=P) ist 1, 2, 3.
- Bei den **Zwillingen** ist er ein Haufen mit k − 1.
- Treffen zwei gleiche Haufen aufeinander, so heben sie sich auf. Darum können zwei Köpfe verschwinden.

Ein Zug, der neu aussah, war gar nicht neu. In den nächsten Lektionen gibt es Züge, die einen Haufen wirklich *größer* machen, und es ist immer noch Nim.</translation>
    </message>
    <message>
        <source>**Exit question:** H H H in Twins? (0 ⊕ 1 ⊕ 2 = 3: N. Turn 3 and 2.)</source>
        <comment>13/notes</comment>
        <translation>**Frage zum Schluss:** H H H bei den Zwillingen? (0 ⊕ 1 ⊕ 2 = 3: N. 3 und 2 umdrehen.)</translation>
    </message>
</context>
<context>
    <name>two-heaps</name>
    <message>
        <source>Nim with two heaps</source>
        <comment>title</comment>
        <translation>Nim mit zwei Haufen</translation>
    </message>
    <message>
        <source>The most famous of all these games, and a trick that settles two heaps of any size.</source>
        <comment>about</comment>
        <translation>Das berühmteste dieser Spiele, und ein Trick, der zwei Haufen jeder Größe erledigt.</translation>
    </message>
    <message>
        <source>win with two heaps by copying</source>
        <comment>aims</comment>
        <translation>mit zwei Haufen durch Nachmachen gewinnen</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>Three heaps of stones: 5, 3 and 2. On your turn choose **one** heap and take as many stones from it as you like, at least one. Whoever takes the last stone wins. This game is called **Nim**.

Play it a few times in pairs. Which small positions did you learn to fear?</source>
        <comment>1/text</comment>
        <translation>Drei Haufen Steine: 5, 3 und 2. Wenn du am Zug bist, such dir **einen** Haufen aus und nimm davon so viele Steine, wie du willst, mindestens einen. Wer den letzten Stein nimmt, gewinnt. Dieses Spiel heißt **Nim**.

Spielt es ein paarmal zu zweit. Vor welchen kleinen Positionen habt ihr euch fürchten gelernt?</translation>
    </message>
    <message>
        <source>Real coins or matches on the desks work well beside the screen. After five minutes ask for positions that are “bad to get”. Two equal heaps usually come first. Somebody may have met 3, 2, 1. Do not judge the answers yet.</source>
        <comment>1/notes</comment>
        <translation>Echte Münzen oder Streichhölzer auf den Tischen passen gut zum Bildschirm. Nach fünf Minuten nach Positionen fragen, die man „lieber nicht bekommt“. Meist kommen zwei gleiche Haufen zuerst. Vielleicht ist jemand auf 3, 2, 1 gestoßen. Die Antworten noch nicht bewerten.</translation>
    </message>
    <message>
        <source>One heap</source>
        <comment>2/title</comment>
        <translation>Ein Haufen</translation>
    </message>
    <message>
        <source>Only **one** heap is left, with four stones. It is your turn. What now?</source>
        <comment>2/text</comment>
        <translation>Nur noch **ein** Haufen ist da, mit vier Steinen. Du bist am Zug. Was nun?</translation>
    </message>
    <message>
        <source>A heap of one size or another: all one-heap positions are N. Only the empty table is P.</source>
        <comment>2/notes</comment>
        <translation>Ein Haufen, egal wie groß: Alle Positionen mit einem Haufen sind N. Nur der leere Tisch ist P.</translation>
    </message>
    <message>
        <source>Take three and leave one</source>
        <comment>2/choice 1</comment>
        <translation>Drei nehmen und einen übrig lassen</translation>
    </message>
    <message>
        <source>Then the other player takes the last stone.</source>
        <comment>2/because 1</comment>
        <translation>Dann nimmt dein Gegenüber den letzten Stein.</translation>
    </message>
    <message>
        <source>Take two and leave two</source>
        <comment>2/choice 2</comment>
        <translation>Zwei nehmen und zwei übrig lassen</translation>
    </message>
    <message>
        <source>Then the other player takes both.</source>
        <comment>2/because 2</comment>
        <translation>Dann nimmt dein Gegenüber beide.</translation>
    </message>
    <message>
        <source>Take everything</source>
        <comment>2/choice 3</comment>
        <translation>Alles nehmen</translation>
    </message>
    <message>
        <source>Yes. One heap alone is always N, whatever its size.</source>
        <comment>2/because 3</comment>
        <translation>Ja. Ein Haufen allein ist immer N, egal wie groß er ist.</translation>
    </message>
    <message>
        <source>Two heaps</source>
        <comment>3/title</comment>
        <translation>Zwei Haufen</translation>
    </message>
    <message>
        <source>Two heaps are left, and it is your turn. Which of these would you rather **not** have?</source>
        <comment>3/text</comment>
        <translation>Zwei Haufen sind noch da, und du bist am Zug. Welche hättest du **lieber nicht**?</translation>
    </message>
    <message>
        <source>If the class hesitates, play 2, 2 against a pupil. Do not say the general rule: the next step brings it out.</source>
        <comment>3/notes</comment>
        <translation>Zögert die Klasse, 2, 2 gegen jemanden aus der Klasse spielen. Die allgemeine Regel noch nicht verraten: Der nächste Schritt bringt sie ans Licht.</translation>
    </message>
    <message>
        <source>3 and 1</source>
        <comment>3/choice 1</comment>
        <translation>3 und 1</translation>
    </message>
    <message>
        <source>From here you can take two from the 3 and leave 1 and 1.</source>
        <comment>3/because 1</comment>
        <translation>Hier kannst du zwei von der 3 nehmen und 1 und 1 übrig lassen.</translation>
    </message>
    <message>
        <source>5 and 2</source>
        <comment>3/choice 2</comment>
        <translation>5 und 2</translation>
    </message>
    <message>
        <source>From here you can take three from the 5 and leave 2 and 2.</source>
        <comment>3/because 2</comment>
        <translation>Hier kannst du drei von der 5 nehmen und 2 und 2 übrig lassen.</translation>
    </message>
    <message>
        <source>2 and 2</source>
        <comment>3/choice 3</comment>
        <translation>2 und 2</translation>
    </message>
    <message>
        <source>Right, this is the bad one. Whatever you take from one heap, the other player takes from the other heap.</source>
        <comment>3/because 3</comment>
        <translation>Richtig, das ist die schlechte. Was du auch von einem Haufen nimmst, dein Gegenüber nimmt dasselbe vom anderen.</translation>
    </message>
    <message>
        <source>All positions with two heaps</source>
        <comment>4/title</comment>
        <translation>Alle Positionen mit zwei Haufen</translation>
    </message>
    <message>
        <source>The table has the first heap along one side and the second along the other. Start in the corner with no stones. Before each square, look along its row and along its column towards the sides where one heap is empty. Is there a P on the way? Then you can move to it, and the square is N. If there is none, it is P.</source>
        <comment>4/text</comment>
        <translation>In der Tabelle steht der erste Haufen an der einen Seite und der zweite an der anderen. Fang in der Ecke ohne Steine an. Sieh vor jedem Feld seine Zeile und seine Spalte entlang, zu den Seiten hin, wo ein Haufen leer ist. Liegt ein P auf dem Weg? Dann kannst du dorthin ziehen, und das Feld ist N. Liegt keins da, ist es P.</translation>
    </message>
    <message>
        <source>A move makes one of the two numbers smaller: it goes straight towards one of the edges. One P in the row or the column, on the way to the edge, makes the square N. Squares filled in together do not depend on each other.</source>
        <comment>4/notes</comment>
        <translation>Ein Zug macht eine der beiden Zahlen kleiner: Er geht gerade auf einen der Ränder zu. Ein P in der Zeile oder in der Spalte, auf dem Weg zum Rand, macht das Feld zu N. Felder, die zusammen ausgefüllt werden, hängen nicht voneinander ab.</translation>
    </message>
    <message>
        <source>Why the diagonal?</source>
        <comment>5/title</comment>
        <translation>Warum die Diagonale?</translation>
    </message>
    <message>
        <source>The P squares stand where both heaps are equal. Can you say why, without the table?</source>
        <comment>5/text</comment>
        <translation>Die Felder mit P stehen dort, wo beide Haufen gleich sind. Kannst du sagen, warum, ganz ohne Tabelle?</translation>
    </message>
    <message>
        <source>This proves the diagonal for heaps of every size. Let a pupil say it in their own words before you reveal it. Compare it with the two heaps in the lesson before.</source>
        <comment>5/notes</comment>
        <translation>Das beweist die Diagonale für Haufen jeder Größe. Vor dem Aufdecken soll es jemand in eigenen Worten sagen. Mit den zwei Haufen der vorigen Lektion vergleichen.</translation>
    </message>
    <message>
        <source>**Copy.** If the heaps are equal and the other player takes some stones from one of them, take just as many from the other one. You always have an answer, so you take the last stone. [Two heaps of five](nim:5,5?outcome=P), or [of a hundred](nim:100,100?outcome=P): it is always P.

And if the heaps are *not* equal, make them equal. So it is N, and from [five and three](nim:5,3?outcome=N&amp;only=nim:3,3) that is the only winning move.</source>
        <comment>5/reveal</comment>
        <translation>**Mach nach.** Sind die Haufen gleich und nimmt dein Gegenüber von einem ein paar Steine, so nimm genauso viele vom anderen. Du hast immer eine Antwort, also nimmst du den letzten Stein. [Zwei Haufen mit fünf](nim:5,5?outcome=P) oder [mit hundert](nim:100,100?outcome=P): Es ist immer P.

Und sind die Haufen *nicht* gleich, so mach sie gleich. Also ist es N, und bei [fünf und drei](nim:5,3?outcome=N&amp;only=nim:3,3) ist das der einzige Gewinnzug.</translation>
    </message>
    <message>
        <source>Eight and three</source>
        <comment>6/title</comment>
        <translation>Acht und drei</translation>
    </message>
    <message>
        <source>Two heaps, **8 and 3**. It is your turn. How many stones do you take, and where?</source>
        <comment>6/text</comment>
        <translation>Zwei Haufen, **8 und 3**. Du bist am Zug. Wie viele Steine nimmst du, und wo?</translation>
    </message>
    <message>
        <source>Let the class answer in one word: “equal”. With 1,000 and 3 it is just as quick.</source>
        <comment>6/notes</comment>
        <translation>Die Klasse mit einem Wort antworten lassen: „gleich“. Bei 1.000 und 3 geht es genauso schnell.</translation>
    </message>
    <message>
        <source>Three from the 3</source>
        <comment>6/choice 1</comment>
        <translation>Drei von der 3</translation>
    </message>
    <message>
        <source>Then one heap is left, and the other player takes all of it.</source>
        <comment>6/because 1</comment>
        <translation>Dann ist nur noch ein Haufen da, und dein Gegenüber nimmt ihn ganz.</translation>
    </message>
    <message>
        <source>Five from the 8</source>
        <comment>6/choice 2</comment>
        <translation>Fünf von der 8</translation>
    </message>
    <message>
        <source>Yes. The heaps are 3 and 3, and from now on you copy.</source>
        <comment>6/because 2</comment>
        <translation>Ja. Die Haufen sind 3 und 3, und von jetzt an machst du nach.</translation>
    </message>
    <message>
        <source>One from the 8</source>
        <comment>6/choice 3</comment>
        <translation>Einen von der 8</translation>
    </message>
    <message>
        <source>Then the heaps are 7 and 3, still different, and the other player makes them equal.</source>
        <comment>6/because 3</comment>
        <translation>Dann sind die Haufen 7 und 3, immer noch verschieden, und dein Gegenüber macht sie gleich.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>7/title</comment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Find the winning move.</source>
        <comment>7/text</comment>
        <translation>Finde den Gewinnzug.</translation>
    </message>
    <message>
        <source>Do not stop too early: copying should become a reflex.</source>
        <comment>7/notes</comment>
        <translation>Nicht zu früh aufhören: Nachmachen soll zum Reflex werden.</translation>
    </message>
    <message>
        <source>Win with two heaps</source>
        <comment>8/title</comment>
        <translation>Gewinne mit zwei Haufen</translation>
    </message>
    <message>
        <source>Heaps of 9 and 6, and the computer never makes a mistake. You start. Make the heaps equal, and then copy.</source>
        <comment>8/text</comment>
        <translation>Haufen mit 9 und 6, und der Computer macht nie einen Fehler. Du fängst an. Mach die Haufen gleich, und dann mach nach.</translation>
    </message>
    <message>
        <source>Pupils who lose have usually copied into the wrong heap. Let them say aloud: “You took … from this one, so I take … from that one.”</source>
        <comment>8/notes</comment>
        <translation>Wer verliert, hat meistens am falschen Haufen nachgemacht. Laut mitsprechen lassen: „Du hast … von diesem genommen, also nehme ich … von dem da.“</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- One heap alone is N: [take everything](nim:4?outcome=N&amp;only=nim:0).
- Two **equal** heaps are P: [copy](nim:6,6?outcome=P).
- Two **different** heaps are N: make them equal, as from [8 and 3](nim:8,3?only=nim:3,3).

With three heaps it is not so easy. The next lesson works them out, from the small positions to the large ones.</source>
        <comment>9/text</comment>
        <translation>- Ein Haufen allein ist N: [Nimm alles](nim:4?outcome=N&amp;only=nim:0).
- Zwei **gleiche** Haufen sind P: [Mach nach](nim:6,6?outcome=P).
- Zwei **verschiedene** Haufen sind N: Mach sie gleich, wie bei [8 und 3](nim:8,3?only=nim:3,3).

Mit drei Haufen ist es nicht so einfach. Die nächste Lektion klärt sie, von den kleinen Positionen bis zu den großen.</translation>
    </message>
    <message>
        <source>**Exit question:** 100 and 99, your turn. (Take one from the 100.)</source>
        <comment>9/notes</comment>
        <translation>**Frage zum Schluss:** 100 und 99, du bist am Zug. (Einen von der 100 nehmen.)</translation>
    </message>
</context>
<context>
    <name>what-is-a-position-worth</name>
    <message>
        <source>What is a position worth?</source>
        <comment>title</comment>
        <translation>Was ist eine Position wert?</translation>
    </message>
    <message>
        <source>For the curious: positions as numbers, and positions so hot that no number fits.</source>
        <comment>about</comment>
        <translation>Für Neugierige: Positionen als Zahlen, und Positionen, die so heiß sind, dass keine Zahl passt.</translation>
    </message>
    <message>
        <source>compare two positions, and say what mean and temperature tell</source>
        <comment>aims</comment>
        <translation>zwei Positionen vergleichen und sagen, was Mittelwert und Temperatur bedeuten</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>Three boards and one game: on your turn choose **one** board and make a move there. **Left** cuts blue edges, **Right** cuts red ones, and both may take the stone. Whoever cannot move loses.

Play it in pairs, twice, with the other player starting. What do you notice?</source>
        <comment>1/text</comment>
        <translation>Drei Bretter und ein Spiel: Wenn du am Zug bist, such dir **ein** Brett aus und zieh dort. **Links** schneidet blaue Kanten, **Rechts** rote, und beide dürfen den Stein nehmen. Wer nicht ziehen kann, verliert.

Spielt es zu zweit, und zwar zweimal, beim zweiten Mal fängt der andere an. Was fällt euch auf?</translation>
    </message>
    <message>
        <source>Whoever starts wins, by taking the stone. The two pictures are worth 1/2 and −1/2, so together they are worth 0. This lesson is for the curious: it needs the lessons on red-blue Hackenbush.</source>
        <comment>1/notes</comment>
        <translation>Wer anfängt, gewinnt, indem er den Stein nimmt. Die beiden Bilder sind 1/2 und −1/2 wert, zusammen also 0. Diese Lektion ist für Neugierige; sie setzt die Lektionen über rot-blaues Hackenbush voraus.</translation>
    </message>
    <message>
        <source>Values add up</source>
        <comment>2/title</comment>
        <translation>Werte addieren sich</translation>
    </message>
    <message>
        <source>The first picture is worth [1/2](hackenbush:0-1b,1-2r?value=1/2), the second one [−1/2](hackenbush:0-1r,1-2b?value=-1/2). Now the stone is gone. Who wins?</source>
        <comment>2/text</comment>
        <translation>Das erste Bild ist [1/2](hackenbush:0-1b,1-2r?value=1/2) wert, das zweite [−1/2](hackenbush:0-1r,1-2b?value=-1/2). Jetzt ist der Stein weg. Wer gewinnt?</translation>
    </message>
    <message>
        <source>Let them play it. The second player copies on the other board, as with two equal heaps in the first lessons.</source>
        <comment>2/notes</comment>
        <translation>Spielen lassen. Der Zweite macht auf dem anderen Brett alles nach, wie bei zwei gleichen Haufen in den ersten Lektionen.</translation>
    </message>
    <message>
        <source>Whoever starts</source>
        <comment>2/choice 1</comment>
        <translation>Wer anfängt</translation>
    </message>
    <message>
        <source>Try it: each cut is answered by the same cut on the other board, and then nothing is left for the player who started.</source>
        <comment>2/because 1</comment>
        <translation>Probier es aus: Auf jeden Schnitt folgt derselbe Schnitt auf dem anderen Brett, und dann bleibt dem, der angefangen hat, nichts mehr.</translation>
    </message>
    <message>
        <source>Whoever does not start</source>
        <comment>2/choice 2</comment>
        <translation>Wer nicht anfängt</translation>
    </message>
    <message>
        <source>Yes: 1/2 − 1/2 = 0, and 0 means that whoever starts loses.</source>
        <comment>2/because 2</comment>
        <translation>Ja: 1/2 − 1/2 = 0, und 0 heißt: Wer anfängt, verliert.</translation>
    </message>
    <message>
        <source>Left, because blue comes first</source>
        <comment>2/choice 3</comment>
        <translation>Links, weil Blau zuerst kommt</translation>
    </message>
    <message>
        <source>The order of the boards does not matter.</source>
        <comment>2/because 3</comment>
        <translation>Auf die Reihenfolge der Bretter kommt es nicht an.</translation>
    </message>
    <message>
        <source>Which is worth more?</source>
        <comment>3/title</comment>
        <translation>Was ist mehr wert?</translation>
    </message>
    <message>
        <source>Left may have one of two pictures: [blue and red](hackenbush:0-1b,1-2r), or [blue, red and red](hackenbush:0-1b,1-2r,2-3r). Which one should Left take?

On the board the first one plays **against** the second one: there the colours of the second are exchanged. Play it, and let Left start once and Right start once.</source>
        <comment>3/text</comment>
        <translation>Links darf sich eines von zwei Bildern aussuchen: [blau und rot](hackenbush:0-1b,1-2r) oder [blau, rot und rot](hackenbush:0-1b,1-2r,2-3r). Welches soll Links nehmen?

Auf dem Brett spielt das erste **gegen** das zweite: Dort sind die Farben des zweiten vertauscht. Spielt es, einmal fängt Links an und einmal Rechts.</translation>
    </message>
    <message>
        <source>Write the four lines on the blackboard: they are needed in the next step.</source>
        <comment>3/notes</comment>
        <translation>Die vier Zeilen an die Tafel schreiben: Sie werden im nächsten Schritt gebraucht.</translation>
    </message>
    <message>
        <source>Left wins, whoever starts. So the first picture is worth **more**: it is worth 1/2, the second one 1/4, and 1/2 − 1/4 = 1/4 is more than 0.

This works for all positions, even if you do not know their values: to compare two, play their **difference**.

- Left wins, whoever starts: the first is worth more.
- Right wins, whoever starts: the second is worth more.
- Whoever starts loses: they are equal.
- Whoever starts wins: neither is worth more.</source>
        <comment>3/reveal</comment>
        <translation>Links gewinnt, egal wer anfängt. Also ist das erste Bild **mehr** wert: Es ist 1/2 wert, das zweite 1/4, und 1/2 − 1/4 = 1/4 ist mehr als 0.

Das geht mit allen Positionen, auch wenn du ihre Werte nicht kennst: Um zwei zu vergleichen, spiele ihre **Differenz**.

- Links gewinnt, egal wer anfängt: Die erste ist mehr wert.
- Rechts gewinnt, egal wer anfängt: Die zweite ist mehr wert.
- Wer anfängt, verliert: Sie sind gleich.
- Wer anfängt, gewinnt: Keine ist mehr wert.</translation>
    </message>
    <message>
        <source>Compare two</source>
        <comment>4/title</comment>
        <translation>Vergleiche zwei</translation>
    </message>
    <message>
        <source>Two positions stand side by side. Which one is worth more, or are they equal?</source>
        <comment>4/text</comment>
        <translation>Zwei Positionen stehen nebeneinander. Welche ist mehr wert, oder sind sie gleich?</translation>
    </message>
    <message>
        <source>Where both players have the same moves, two positions are either equal or different: there is no more and no less among Nim heaps.</source>
        <comment>4/notes</comment>
        <translation>Wo beide dieselben Züge haben, sind zwei Positionen entweder gleich oder verschieden: Unter Nim-Haufen gibt es kein Mehr und kein Weniger.</translation>
    </message>
    <message>
        <source>A hot position</source>
        <comment>5/title</comment>
        <translation>Eine heiße Position</translation>
    </message>
    <message>
        <source>A value can be drawn as a tree. From this one Left may go to **3**, which is three free moves for Left, and Right may go to **−3**. What is it worth?</source>
        <comment>5/text</comment>
        <translation>Einen Wert kann man als Baum zeichnen. Von diesem aus darf Links zu **3** gehen, das sind drei freie Züge für Links, und Rechts zu **−3**. Was ist er wert?</translation>
    </message>
    <message>
        <source>In this lesson hot means that it pays to move. Elsewhere in the course it is another word for N.</source>
        <comment>5/notes</comment>
        <translation>In dieser Lektion heißt heiß: Es lohnt sich zu ziehen. Sonst ist es im Kurs ein anderes Wort für N.</translation>
    </message>
    <message>
        <source>0, the number in the middle</source>
        <comment>5/choice 1</comment>
        <translation>0, die Zahl in der Mitte</translation>
    </message>
    <message>
        <source>A position that is worth 0 is lost for whoever starts. Here whoever starts wins, and by a lot.</source>
        <comment>5/because 1</comment>
        <translation>Bei einer Position, die 0 wert ist, verliert, wer anfängt. Hier gewinnt, wer anfängt, und zwar deutlich.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>5/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Only if Left moves first.</source>
        <comment>5/because 2</comment>
        <translation>Nur wenn Links anfängt.</translation>
    </message>
    <message>
        <source>No number at all</source>
        <comment>5/choice 3</comment>
        <translation>Gar keine Zahl</translation>
    </message>
    <message>
        <source>Right. Both want to move here. Such a position is called **hot**.</source>
        <comment>5/because 3</comment>
        <translation>Richtig. Hier wollen beide ziehen. So eine Position heißt **heiß**.</translation>
    </message>
    <message>
        <source>Mean and temperature</source>
        <comment>6/title</comment>
        <translation>Mittelwert und Temperatur</translation>
    </message>
    <message>
        <source>From this position Left may go to 4 and Right to 1. Suppose that many copies of it lie on the table, and the players take turns. How much is one copy worth **on the average**? And how much does a move **gain**?</source>
        <comment>6/text</comment>
        <translation>Von dieser Position aus darf Links zu 4 gehen und Rechts zu 1. Stell dir vor, dass viele davon auf dem Tisch liegen und beide abwechselnd ziehen. Wie viel ist eine davon **im Mittel** wert? Und wie viel **bringt** ein Zug?</translation>
    </message>
    <message>
        <source>Two copies together are worth exactly 5. Larger numbers stand on the left of the picture, because Left wants them.</source>
        <comment>6/notes</comment>
        <translation>Zwei davon sind zusammen genau 5 wert. Größere Zahlen stehen im Bild links, weil Links sie haben will.</translation>
    </message>
    <message>
        <source>Half of the copies go to 4 and half of them to 1. So one copy is worth 5/2 on the average: that is the **mean**. A move takes it from 5/2 to 4 or to 1 and gains 3/2: that is the **temperature**.

The picture is the **thermograph**. Its two feet stand at 4 and at 1. The higher you go, the more a move costs, and the closer the walls come. At 3/2 nobody wants to move any more. From there the mast goes up, at 5/2.</source>
        <comment>6/reveal</comment>
        <translation>Die Hälfte davon geht zu 4, die andere Hälfte zu 1. Im Mittel ist also eine 5/2 wert: Das ist der **Mittelwert**. Ein Zug führt von 5/2 zu 4 oder zu 1 und bringt 3/2: Das ist die **Temperatur**.

Das Bild ist der **Thermograph**. Seine beiden Füße stehen bei 4 und bei 1. Je höher es geht, desto mehr kostet ein Zug, und desto näher kommen sich die Wände. Bei 3/2 will niemand mehr ziehen. Von da an geht es im Mast nach oben, bei 5/2.</translation>
    </message>
    <message>
        <source>Hottest first</source>
        <comment>7/title</comment>
        <translation>Das Heißeste zuerst</translation>
    </message>
    <message>
        <source>Three hot boards. Their temperatures are 5, 2 and 1/2. You are Left, and you move first. On which board do you move? Play against the computer, which makes no mistakes.</source>
        <comment>7/text</comment>
        <translation>Drei heiße Bretter. Ihre Temperaturen sind 5, 2 und 1/2. Du bist Links und fängst an. Auf welchem Brett ziehst du? Spiel gegen den Computer, der keine Fehler macht.</translation>
    </message>
    <message>
        <source>Only the hottest board wins. Whoever lost can put the board back and try again.</source>
        <comment>7/notes</comment>
        <translation>Nur das heißeste Brett gewinnt. Wer verloren hat, kann das Brett zurückstellen und es noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Always the hottest?</source>
        <comment>8/title</comment>
        <translation>Immer das Heißeste?</translation>
    </message>
    <message>
        <source>The temperatures are now 2 and 1, and the board −2 is two free moves for Right. Left moves first. Which move wins?</source>
        <comment>8/text</comment>
        <translation>Die Temperaturen sind jetzt 2 und 1, und das Brett −2 sind zwei freie Züge für Rechts. Links fängt an. Welcher Zug gewinnt?</translation>
    </message>
    <message>
        <source>Players of Go call such a move sente: it has to be answered. To move where it is hottest is a good rule, but no theorem.</source>
        <comment>8/notes</comment>
        <translation>Beim Go heißt so ein Zug Sente: Er muss beantwortet werden. Dort zu ziehen, wo es am heißesten ist, ist eine gute Regel, aber kein Satz.</translation>
    </message>
    <message>
        <source>The hottest board, from {2|−2} to 2</source>
        <comment>8/choice 1</comment>
        <translation>Das heißeste Brett, von {2|−2} zu 2</translation>
    </message>
    <message>
        <source>Then Right goes to 0 on the second board. 2 + 0 − 2 = 0, and it is Left’s turn: Left has lost.</source>
        <comment>8/because 1</comment>
        <translation>Dann geht Rechts auf dem zweiten Brett zu 0. 2 + 0 − 2 = 0, und Links ist am Zug: Links hat verloren.</translation>
    </message>
    <message>
        <source>The second board, to {10|1}</source>
        <comment>8/choice 2</comment>
        <translation>Das zweite Brett, zu {10|1}</translation>
    </message>
    <message>
        <source>Yes. It threatens 10, so Right has to answer with 1. Then Left still gets the 2 of the first board: 2 + 1 − 2 = 1.</source>
        <comment>8/because 2</comment>
        <translation>Ja. Der Zug droht mit 10, also muss Rechts mit 1 antworten. Dann bekommt Links immer noch die 2 vom ersten Brett: 2 + 1 − 2 = 1.</translation>
    </message>
    <message>
        <source>In which game do you move?</source>
        <comment>9/title</comment>
        <translation>In welchem Spiel ziehst du?</translation>
    </message>
    <message>
        <source>Several boards side by side. Find the one with a winning move: click on the board, or make the move.</source>
        <comment>9/text</comment>
        <translation>Mehrere Bretter stehen nebeneinander. Finde das mit einem Gewinnzug: Klick auf das Brett oder mach den Zug.</translation>
    </message>
    <message>
        <source>Where both players have the same moves, the nim-sum of the values decides, as in the lesson before.</source>
        <comment>9/notes</comment>
        <translation>Wo beide dieselben Züge haben, entscheidet die Nim-Summe der Werte, wie in der Lektion davor.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- Values add up, and to compare two positions you play their **difference**.
- Some positions are numbers. There nobody wants to move first. Others are **hot**, like [this one](game:{4|1}?value={4|1}&amp;mean=5/2&amp;temperature=3/2).
- The **mean** is what a position is worth on the average. The **temperature** is what a move gains.

The board shows one more: {2|{1|0}}. Play on it and look at its thermograph.</source>
        <comment>10/text</comment>
        <translation>- Werte addieren sich, und um zwei Positionen zu vergleichen, spielst du ihre **Differenz**.
- Manche Positionen sind Zahlen. Da will niemand zuerst ziehen. Andere sind **heiß**, wie [diese](game:{4|1}?value={4|1}&amp;mean=5/2&amp;temperature=3/2).
- Der **Mittelwert** sagt, was eine Position im Mittel wert ist, die **Temperatur**, was ein Zug bringt.

Auf dem Brett steht noch eine: {2|{1|0}}. Spiel damit und sieh dir ihren Thermographen an.</translation>
    </message>
    <message>
        <source>**Exit question:** which is worth more on the average, {4|1} or 2? ({4|1}, with 5/2.)</source>
        <comment>10/notes</comment>
        <translation>**Frage zum Abschluss:** Was ist im Mittel mehr wert, {4|1} oder 2? ({4|1}, mit 5/2.)</translation>
    </message>
</context>
<context>
    <name>wythoff</name>
    <message>
        <source>Wythoff’s queen</source>
        <comment>title</comment>
        <translation>Wythoffs Dame</translation>
    </message>
    <message>
        <source>A queen walks into the corner, and the golden ratio shows the way.</source>
        <comment>about</comment>
        <translation>Eine Dame geht in die Ecke, und der Goldene Schnitt zeigt den Weg.</translation>
    </message>
    <message>
        <source>write down the cold pairs without a board</source>
        <comment>aims</comment>
        <translation>die kalten Paare ohne Brett aufschreiben</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Erst einmal spielen</translation>
    </message>
    <message>
        <source>A queen stands on a board. On your turn move it any distance **left**, **down**, or **diagonally** left and down. Whoever moves it into the corner 0, 0 wins.

Play it in pairs, from column 7 and row 9. Which squares do you want to reach?</source>
        <comment>1/text</comment>
        <translation>Eine Dame steht auf einem Brett. Wenn du am Zug bist, zieh sie beliebig weit nach **links**, nach **unten** oder **schräg** nach links unten. Wer sie in die Ecke 0, 0 zieht, gewinnt.

Spielt es zu zweit, von Spalte 7 und Zeile 9 aus. Welche Felder wollt ihr erreichen?</translation>
    </message>
    <message>
        <source>Like a chess queen, but only towards the corner. After some games pupils name squares near the corner from which one cannot win: 1, 2 and 2, 1.</source>
        <comment>1/notes</comment>
        <translation>Wie eine Schachdame, aber nur zur Ecke hin. Nach einigen Partien werden Felder nahe der Ecke genannt, von denen aus man nicht gewinnen kann: 1, 2 und 2, 1.</translation>
    </message>
    <message>
        <source>The same with stones</source>
        <comment>2/title</comment>
        <translation>Dasselbe mit Steinen</translation>
    </message>
    <message>
        <source>Two heaps, one as large as the column, one as large as the row. Moving left takes from the one, down from the other. What is a **diagonal** move?</source>
        <comment>2/text</comment>
        <translation>Zwei Haufen, einer so groß wie die Spalte, einer so groß wie die Zeile. Nach links nimmt vom einen, nach unten vom anderen. Was ist ein **schräger** Zug?</translation>
    </message>
    <message>
        <source>The queen at 3, 5 is the heaps 3 and 5. Some like the board better, some the stones.</source>
        <comment>2/notes</comment>
        <translation>Die Dame auf 3, 5 ist dasselbe wie die Haufen 3 und 5. Manche mögen das Brett lieber, manche die Steine.</translation>
    </message>
    <message>
        <source>Taking from any one heap</source>
        <comment>2/choice 1</comment>
        <translation>Von irgendeinem Haufen nehmen</translation>
    </message>
    <message>
        <source>That is moving left or down.</source>
        <comment>2/because 1</comment>
        <translation>Das ist der Zug nach links oder nach unten.</translation>
    </message>
    <message>
        <source>Taking the same number from both heaps</source>
        <comment>2/choice 2</comment>
        <translation>Von beiden Haufen gleich viele nehmen</translation>
    </message>
    <message>
        <source>Yes. So it is Nim with two heaps and one more kind of move.</source>
        <comment>2/because 2</comment>
        <translation>Ja. Es ist also Nim mit zwei Haufen und einer weiteren Art von Zug.</translation>
    </message>
    <message>
        <source>Moving stones from one heap to the other</source>
        <comment>2/choice 3</comment>
        <translation>Steine von einem Haufen auf den anderen legen</translation>
    </message>
    <message>
        <source>Both numbers get smaller on a diagonal move, by the same amount.</source>
        <comment>2/because 3</comment>
        <translation>Bei einem schrägen Zug werden beide Zahlen kleiner, um gleich viel.</translation>
    </message>
    <message>
        <source>Is copying still good?</source>
        <comment>3/title</comment>
        <translation>Hilft Nachmachen noch?</translation>
    </message>
    <message>
        <source>In Nim two equal heaps are P. And here, with **4 and 4**?</source>
        <comment>3/text</comment>
        <translation>Beim Nim sind zwei gleiche Haufen P. Und hier, bei **4 und 4**?</translation>
    </message>
    <message>
        <source>So are all squares at the two edges. From all these squares you win with one move.</source>
        <comment>3/notes</comment>
        <translation>Das gilt auch für alle Felder an den beiden Rändern. Von all diesen Feldern aus gewinnt man mit einem Zug.</translation>
    </message>
    <message>
        <source>P as well: copy</source>
        <comment>3/choice 1</comment>
        <translation>Auch P: nachmachen</translation>
    </message>
    <message>
        <source>The player to move takes both heaps at once, and nothing is left to copy.</source>
        <comment>3/because 1</comment>
        <translation>Wer am Zug ist, nimmt beide Haufen auf einmal, und zum Nachmachen ist nichts mehr da.</translation>
    </message>
    <message>
        <source>N: take both heaps at once</source>
        <comment>3/choice 2</comment>
        <translation>N: beide Haufen auf einmal nehmen</translation>
    </message>
    <message>
        <source>Yes, one diagonal move into the corner. So all squares on the diagonal are N.</source>
        <comment>3/because 2</comment>
        <translation>Ja, ein schräger Zug in die Ecke. Also sind alle Felder auf der Diagonale N.</translation>
    </message>
    <message>
        <source>A square near the corner</source>
        <comment>4/title</comment>
        <translation>Ein Feld nahe der Ecke</translation>
    </message>
    <message>
        <source>The queen stands at **1, 2**. It has four moves. Try them. What is it?</source>
        <comment>4/text</comment>
        <translation>Die Dame steht auf **1, 2**. Sie hat vier Züge. Probier sie aus. Was ist es?</translation>
    </message>
    <message>
        <source>2, 1 is P too, by symmetry. In this game many people say cold for P and hot for N.</source>
        <comment>4/notes</comment>
        <translation>Auch 2, 1 ist P, wegen der Symmetrie. In diesem Spiel sagen viele kalt für P und heiß für N.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>4/choice 1</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Right. It can go to 0,2 and 1,1 and 1,0 and 0,1. From each of them the other player moves straight into the corner.</source>
        <comment>4/because 1</comment>
        <translation>Richtig. Sie kann nach 0,2 und 1,1 und 1,0 und 0,1. Von jedem dieser Felder zieht dein Gegenüber direkt in die Ecke.</translation>
    </message>
    <message>
        <source>N</source>
        <comment>4/choice 2</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Whichever square you choose, it is on an edge or on the diagonal, and the other player finishes.</source>
        <comment>4/because 2</comment>
        <translation>Welches Feld du auch wählst, es liegt am Rand oder auf der Diagonale, und dein Gegenüber macht Schluss.</translation>
    </message>
    <message>
        <source>Find the cold squares</source>
        <comment>5/title</comment>
        <translation>Finde die kalten Felder</translation>
    </message>
    <message>
        <source>Fill in P and N. When you have found a P square, every square that sees it along a row, a column or a diagonal, from further out, is N.</source>
        <comment>5/text</comment>
        <translation>Trag P und N ein. Hast du ein P-Feld gefunden, so ist jedes Feld N, das es von weiter draußen entlang einer Zeile, einer Spalte oder einer Schräge sieht.</translation>
    </message>
    <message>
        <source>A quick way: put P at 0,0, then draw the three rays outwards and mark them N. The smallest free square is the next P. Pupils often forget the diagonals.</source>
        <comment>5/notes</comment>
        <translation>Ein schneller Weg: P auf 0,0 setzen, dann die drei Strahlen nach außen ziehen und mit N markieren. Das kleinste freie Feld ist das nächste P. Die Schrägen werden gern vergessen.</translation>
    </message>
    <message>
        <source>The pairs</source>
        <comment>6/title</comment>
        <translation>Die Paare</translation>
    </message>
    <message>
        <source>Write the cold squares as pairs, the smaller number first: 0,0 and 1,2 and 3,5 and 4,7. What do you notice about the **differences**? Which numbers have been used?</source>
        <comment>6/text</comment>
        <translation>Schreib die kalten Felder als Paare, die kleinere Zahl zuerst: 0,0 und 1,2 und 3,5 und 4,7. Was fällt dir an den **Differenzen** auf? Welche Zahlen sind schon benutzt?</translation>
    </message>
    <message>
        <source>Let the class go on in chorus: smallest unused number, then add the next difference.</source>
        <comment>6/notes</comment>
        <translation>Die Klasse im Chor weitermachen lassen: kleinste unbenutzte Zahl, dann die nächste Differenz dazu.</translation>
    </message>
    <message>
        <source>The differences are 0, 1, 2, 3: **each difference comes once**, in order. And **each number** from 1 on is used exactly once: 1, 2, 3, 4, 5, 7, … The 6 is still missing, so it begins the next pair.

So the next pair starts with the smallest number not yet used, 6, and has the difference 4: [6, 10](wythoff:6,10?outcome=P). You can write the list as long as you like, without any board!</source>
        <comment>6/reveal</comment>
        <translation>Die Differenzen sind 0, 1, 2, 3: **Jede Differenz kommt einmal vor**, der Reihe nach. Und **jede Zahl** ab 1 wird genau einmal benutzt: 1, 2, 3, 4, 5, 7, … Die 6 fehlt noch, also beginnt sie das nächste Paar.

Das nächste Paar fängt also mit der kleinsten unbenutzten Zahl an, der 6, und hat die Differenz 4: [6, 10](wythoff:6,10?outcome=P). Du kannst die Liste so lang schreiben, wie du willst, ganz ohne Brett!</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>7/title</comment>
        <translation>Mach weiter</translation>
    </message>
    <message>
        <source>The pairs so far: 1,2 and 3,5 and 4,7 and 6,10. What comes next?</source>
        <comment>7/text</comment>
        <translation>Die Paare bisher: 1,2 und 3,5 und 4,7 und 6,10. Was kommt als Nächstes?</translation>
    </message>
    <message>
        <source>Then 9,15 and 11,18 and 12,20 and 14,23.</source>
        <comment>7/notes</comment>
        <translation>Danach 9,15 und 11,18 und 12,20 und 14,23.</translation>
    </message>
    <message>
        <source>7, 12</source>
        <comment>7/choice 1</comment>
        <translation>7, 12</translation>
    </message>
    <message>
        <source>7 has been used already, in 4, 7.</source>
        <comment>7/because 1</comment>
        <translation>Die 7 ist schon benutzt, in 4, 7.</translation>
    </message>
    <message>
        <source>8, 13</source>
        <comment>7/choice 2</comment>
        <translation>8, 13</translation>
    </message>
    <message>
        <source>Yes. 8 is the smallest unused number, and the next difference is 5.</source>
        <comment>7/because 2</comment>
        <translation>Ja. 8 ist die kleinste unbenutzte Zahl, und die nächste Differenz ist 5.</translation>
    </message>
    <message>
        <source>8, 12</source>
        <comment>7/choice 3</comment>
        <translation>8, 12</translation>
    </message>
    <message>
        <source>The difference 4 has been used. Now it is 5.</source>
        <comment>7/because 3</comment>
        <translation>Die Differenz 4 war schon da. Jetzt ist sie 5.</translation>
    </message>
    <message>
        <source>Could a number come twice?</source>
        <comment>8/title</comment>
        <translation>Könnte eine Zahl zweimal vorkommen?</translation>
    </message>
    <message>
        <source>Could two cold pairs share a number, like 3, 5 and 3, 8? Could they have the same difference, like 3, 5 and 6, 8? Think of the queen.</source>
        <comment>8/text</comment>
        <translation>Könnten zwei kalte Paare eine Zahl gemeinsam haben, wie 3, 5 und 3, 8? Könnten sie dieselbe Differenz haben, wie 3, 5 und 6, 8? Denk an die Dame.</translation>
    </message>
    <message>
        <source>The first half is easy to prove. For the second half let pupils try: from 5, 8 go to 5, 3. From 10, 12, with difference 2, go to 3, 5, or straight to 10, 6.</source>
        <comment>8/notes</comment>
        <translation>Die erste Hälfte ist leicht zu beweisen. Zur zweiten Hälfte ausprobieren lassen: von 5, 8 nach 5, 3. Von 10, 12, mit Differenz 2, nach 3, 5, oder gerade nach 10, 6.</translation>
    </message>
    <message>
        <source>No. From 3, 8 the queen could go straight to 3, 5. From 6, 8 it could go diagonally to 3, 5. But **from a cold square no move leads to a cold square**.

So all numbers and all differences must be different. And taking the *smallest* unused number makes sure that every other square has a way to a cold one.</source>
        <comment>8/reveal</comment>
        <translation>Nein. Von 3, 8 könnte die Dame gerade nach 3, 5. Von 6, 8 könnte sie schräg nach 3, 5. Aber **von einem kalten Feld führt kein Zug zu einem kalten Feld**.

Alle Zahlen und alle Differenzen müssen also verschieden sein. Und weil man immer die *kleinste* unbenutzte Zahl nimmt, hat jedes andere Feld einen Weg zu einem kalten.</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>9/title</comment>
        <translation>Finde den Zug</translation>
    </message>
    <message>
        <source>The queen stands at **4, 6**. Which move wins?</source>
        <comment>9/text</comment>
        <translation>Die Dame steht auf **4, 6**. Welcher Zug gewinnt?</translation>
    </message>
    <message>
        <source>How to search: difference first (diagonal), then the partner of each of the two numbers (straight).</source>
        <comment>9/notes</comment>
        <translation>So sucht man: zuerst die Differenz (schräg), dann den Partner jeder der zwei Zahlen (gerade).</translation>
    </message>
    <message>
        <source>Down to 4, 3</source>
        <comment>9/choice 1</comment>
        <translation>Nach unten auf 4, 3</translation>
    </message>
    <message>
        <source>Then the other player goes to 2, 1, diagonally.</source>
        <comment>9/because 1</comment>
        <translation>Dann geht dein Gegenüber schräg nach 2, 1.</translation>
    </message>
    <message>
        <source>Diagonally to 3, 5</source>
        <comment>9/choice 2</comment>
        <translation>Schräg auf 3, 5</translation>
    </message>
    <message>
        <source>Yes. The difference is 2, and the cold pair with difference 2 is 3, 5.</source>
        <comment>9/because 2</comment>
        <translation>Ja. Die Differenz ist 2, und das kalte Paar mit der Differenz 2 ist 3, 5.</translation>
    </message>
    <message>
        <source>Diagonally to 1, 3</source>
        <comment>9/choice 3</comment>
        <translation>Schräg auf 1, 3</translation>
    </message>
    <message>
        <source>Then the other player goes down to 1, 2.</source>
        <comment>9/because 3</comment>
        <translation>Dann geht dein Gegenüber nach unten auf 1, 2.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>10/title</comment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Write the list of pairs beside you, as far as you need it.</source>
        <comment>10/text</comment>
        <translation>Schreib dir die Liste der Paare auf, so weit du sie brauchst.</translation>
    </message>
    <message>
        <source>With the list at hand each position takes a few seconds.</source>
        <comment>10/notes</comment>
        <translation>Mit der Liste neben sich dauert jede Position ein paar Sekunden.</translation>
    </message>
    <message>
        <source>The golden ratio</source>
        <comment>11/title</comment>
        <translation>Der Goldene Schnitt</translation>
    </message>
    <message>
        <source>Divide the larger number of a pair by the smaller one: 5 : 3, 7 : 4, 10 : 6, 13 : 8, 15 : 9. Do the results go anywhere? What about 26 : 16 and 28 : 17?</source>
        <comment>11/text</comment>
        <translation>Teil die größere Zahl eines Paares durch die kleinere: 5 : 3, 7 : 4, 10 : 6, 13 : 8, 15 : 9. Laufen die Ergebnisse auf etwas zu? Was ist mit 26 : 16 und 28 : 17?</translation>
    </message>
    <message>
        <source>26 : 16 = 1.625 and 28 : 17 = 1.647; further out it gets closer and closer. The Fibonacci numbers 1, 2, 3, 5, 8, 13 have the same ratio.</source>
        <comment>11/notes</comment>
        <translation>26 : 16 = 1,625 und 28 : 17 = 1,647; weiter draußen kommt man immer näher heran. Die Fibonacci-Zahlen 1, 2, 3, 5, 8, 13 haben dasselbe Verhältnis.</translation>
    </message>
    <message>
        <source>They come close to 1.618…, the **golden ratio**, written φ. It is the number for which 1 + φ = φ × φ.

There is even a formula: the pair with difference k begins with k × φ, rounded down. For k = 5: 5 × 1.618 = 8.09, so 8, and 8 + 5 = 13. The pair is [8, 13](wythoff:8,13?outcome=P).

With it you can play on enormous boards. From [500 million, 900 million](wythoff:500000000,900000000?outcome=N&amp;wins=wythoff:500000000,309016994) there is exactly one winning move, and Grundy finds it with whole numbers only.</source>
        <comment>11/reveal</comment>
        <translation>Sie nähern sich 1,618…, der Zahl des **Goldenen Schnitts**, geschrieben φ. Das ist die Zahl, für die 1 + φ = φ × φ ist.

Es gibt sogar eine Formel: Das Paar mit der Differenz k beginnt mit k × φ, abgerundet. Für k = 5: 5 × 1,618 = 8,09, also 8, und 8 + 5 = 13. Das Paar ist [8, 13](wythoff:8,13?outcome=P).

Damit kann man auf riesigen Brettern spielen. Von [500 Millionen, 900 Millionen](wythoff:500000000,900000000?outcome=N&amp;wins=wythoff:500000000,309016994) aus gibt es genau einen Gewinnzug, und Grundy findet ihn allein mit ganzen Zahlen.</translation>
    </message>
    <message>
        <source>If the last move loses</source>
        <comment>12/title</comment>
        <translation>Wenn der letzte Zug verliert</translation>
    </message>
    <message>
        <source>Now whoever moves into the corner **loses**. Which squares are cold then?</source>
        <comment>12/text</comment>
        <translation>Jetzt **verliert**, wer in die Ecke zieht. Welche Felder sind dann kalt?</translation>
    </message>
    <message>
        <source>It is like misère Nim: only the end differs. Can be left out if time is short.</source>
        <comment>12/notes</comment>
        <translation>Es ist wie bei Misère-Nim: Nur das Ende ist anders. Kann bei Zeitmangel wegfallen.</translation>
    </message>
    <message>
        <source>All of them change</source>
        <comment>12/choice 1</comment>
        <translation>Alle ändern sich</translation>
    </message>
    <message>
        <source>Only the first ones do. Try 3, 5.</source>
        <comment>12/because 1</comment>
        <translation>Nur die ersten. Probier 3, 5.</translation>
    </message>
    <message>
        <source>0,1 and 1,0 and 2,2, and from 3,5 on the same as before</source>
        <comment>12/choice 2</comment>
        <translation>0,1 und 1,0 und 2,2, und ab 3,5 dieselben wie vorher</translation>
    </message>
    <message>
        <source>Yes. Just the beginning changes.</source>
        <comment>12/because 2</comment>
        <translation>Ja. Nur der Anfang ändert sich.</translation>
    </message>
    <message>
        <source>None of them changes</source>
        <comment>12/choice 3</comment>
        <translation>Keins ändert sich</translation>
    </message>
    <message>
        <source>At 1, 2 the player to move now goes to 1, 0, and the other one must move into the corner.</source>
        <comment>12/because 3</comment>
        <translation>Wer auf 1, 2 am Zug ist, geht jetzt nach 1, 0, und der andere muss in die Ecke.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>13/title</comment>
        <translation>Gewinne</translation>
    </message>
    <message>
        <source>From 11, 14, against the perfect computer. The difference is 3. Which cold pair has that difference?</source>
        <comment>13/text</comment>
        <translation>Von 11, 14 aus, gegen den perfekten Computer. Die Differenz ist 3. Welches kalte Paar hat diese Differenz?</translation>
    </message>
    <message>
        <source>Diagonally by seven, to 4, 7. After that follow the list.</source>
        <comment>13/notes</comment>
        <translation>Schräg um sieben, nach 4, 7. Danach der Liste folgen.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>14/title</comment>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>- Cold pairs: **smallest unused number**, and each difference once. [1, 2](wythoff:1,2?outcome=P), [3, 5](wythoff:3,5?outcome=P), [4, 7](wythoff:4,7?outcome=P), [6, 10](wythoff:6,10?outcome=P), …
- They follow the golden ratio.
- The diagonal move makes it more than Nim: for P and N there is this formula, but no formula is known for the Grundy values.

Next come games in which you cut edges, and everything above falls down.</source>
        <comment>14/text</comment>
        <translation>- Kalte Paare: **kleinste unbenutzte Zahl**, und jede Differenz einmal. [1, 2](wythoff:1,2?outcome=P), [3, 5](wythoff:3,5?outcome=P), [4, 7](wythoff:4,7?outcome=P), [6, 10](wythoff:6,10?outcome=P), …
- Sie folgen dem Goldenen Schnitt.
- Der schräge Zug macht daraus mehr als Nim: Für P und N gibt es diese Formel, aber für die Grundy-Werte kennt man keine.

Als Nächstes kommen Spiele, in denen man Kanten durchschneidet, und alles darüber fällt herunter.</translation>
    </message>
    <message>
        <source>**Exit question:** the queen at 9, 12? (Difference 3: go to 4, 7.)</source>
        <comment>14/notes</comment>
        <translation>**Frage zum Schluss:** die Dame auf 9, 12? (Differenz 3: nach 4, 7 ziehen.)</translation>
    </message>
</context>
</TS>
