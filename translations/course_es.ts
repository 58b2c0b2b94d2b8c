<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>binary-and-nim-sums</name>
    <message>
        <source>Binary numbers and nim-sums</source>
        <comment>title</comment>
        <translation>Números binarios y sumas nim</translation>
    </message>
    <message>
        <source>Write the heaps in columns of ones and zeros, and a glance tells who wins.</source>
        <comment>about</comment>
        <translation>Escribe los montones en columnas de unos y ceros, y un vistazo te dice quién gana.</translation>
    </message>
    <message>
        <source>write heaps in columns and see who wins</source>
        <comment>aims</comment>
        <translation>escribir los montones en columnas y ver quién gana</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>Four heaps: 1, 3, 5 and 7. It is a famous board, often played with matches. Take as many as you like from one heap. Whoever takes the last match wins.

Play it in pairs. Is it better to start or to be second?</source>
        <comment>1/text</comment>
        <translation>Cuatro montones: 1, 3, 5 y 7. Es un tablero famoso, que se juega a menudo con fósforos. Quita tantos como quieras de un montón. Gana quien se lleva el último fósforo.

Juégalo en pareja. ¿Es mejor empezar o ser segundo?</translation>
    </message>
    <message>
        <source>In this version, where the last match wins, 1, 3, 5, 7 is P: the second player can win. Most pairs will not find out by playing. At the end of the lesson they can read it off.</source>
        <comment>1/notes</comment>
        <translation>En esta versión, donde gana el último fósforo, 1, 3, 5, 7 es P: puede ganar el segundo. Casi ninguna pareja lo descubrirá jugando. Al final de la lección lo podrán leer directamente.</translation>
    </message>
    <message>
        <source>Five coins</source>
        <comment>2/title</comment>
        <translation>Cinco monedas</translation>
    </message>
    <message>
        <source>You have one coin each of the values 16, 8, 4, 2 and 1. How do you pay exactly **13**?</source>
        <comment>2/text</comment>
        <translation>Tienes una moneda de cada uno de los valores 16, 8, 4, 2 y 1. ¿Cómo pagas exactamente **13**?</translation>
    </message>
    <message>
        <source>Use real cards with 16, 8, 4, 2, 1 if you have them. Always start with the largest that fits. Ask for 6, for 19, for 31. Can every number from 0 to 31 be paid? Yes, each in exactly one way.</source>
        <comment>2/notes</comment>
        <translation>Usa tarjetas de verdad con 16, 8, 4, 2, 1, si las tienes. Empieza siempre por la mayor que quepa. Pregunta por 6, por 19, por 31. ¿Se pueden pagar todos los números de 0 a 31? Sí, y cada uno de una sola manera.</translation>
    </message>
    <message>
        <source>8 + 4 + 1</source>
        <comment>2/choice 1</comment>
        <translation>8 + 4 + 1</translation>
    </message>
    <message>
        <source>Yes. And it is the only way with these five coins.</source>
        <comment>2/because 1</comment>
        <translation>Sí. Y es la única manera con estas cinco monedas.</translation>
    </message>
    <message>
        <source>8 + 2 + 2 + 1</source>
        <comment>2/choice 2</comment>
        <translation>8 + 2 + 2 + 1</translation>
    </message>
    <message>
        <source>That needs two coins of 2, and you have only one of each.</source>
        <comment>2/because 2</comment>
        <translation>Para eso hacen falta dos monedas de 2, y solo tienes una de cada.</translation>
    </message>
    <message>
        <source>It cannot be paid</source>
        <comment>2/choice 3</comment>
        <translation>No se puede pagar</translation>
    </message>
    <message>
        <source>Start with the largest coin that is not too much, the 8. Then 5 is still to be paid.</source>
        <comment>2/because 3</comment>
        <translation>Empieza por la moneda mayor que no se pase, la de 8. Entonces falta pagar 5.</translation>
    </message>
    <message>
        <source>Ones and zeros</source>
        <comment>3/title</comment>
        <translation>Unos y ceros</translation>
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
        <translation>Pon las monedas en fila, de la de 16 a la izquierda a la de 1 a la derecha. Escribe **1** debajo de cada moneda que uses y **0** debajo de cada una que no uses. Para 25 usas 16, 8 y 1:

- monedas: 16, 8, 4, 2, 1
- usadas: 1, 1, 0, 0, 1

Así que 25 se escribe 11001. Esta es la forma **binaria** de escribir los números. La forma de siempre tiene lugares para unidades, decenas y centenas. La binaria tiene lugares para 1, 2, 4, 8 y 16, cada uno el doble del anterior.

- 1 es 1, 2 es 10, 3 es 11, 4 es 100
- 5 es 101, 6 es 110, 7 es 111, 8 es 1000
- 9 es 1001, 10 es 1010, 11 es 1011, 12 es 1100
- 13 es 1101, 14 es 1110, 15 es 1111</translation>
    </message>
    <message>
        <source>Count from 0 to 15 on four fingers or with four pupils who stand (1) or sit (0): the right-hand pupil changes every time, the next one every second time, and so on.</source>
        <comment>3/notes</comment>
        <translation>Cuenta de 0 a 15 con cuatro dedos, o con cuatro alumnos que están de pie (1) o sentados (0): el de la derecha cambia cada vez, el siguiente una vez de cada dos, y así sucesivamente.</translation>
    </message>
    <message>
        <source>Read it</source>
        <comment>4/title</comment>
        <translation>Léelo</translation>
    </message>
    <message>
        <source>Which number is **10110**?</source>
        <comment>4/text</comment>
        <translation>¿Qué número es **10110**?</translation>
    </message>
    <message>
        <source>Reading is easier than writing. **Ask two or three more:** 1010 (10), 10001 (17), 11111 (31).</source>
        <comment>4/notes</comment>
        <translation>Leer es más fácil que escribir. **Pregunta dos o tres más:** 1010 (10), 10001 (17), 11111 (31).</translation>
    </message>
    <message>
        <source>22</source>
        <comment>4/choice 1</comment>
        <translation>22</translation>
    </message>
    <message>
        <source>Yes: 16 + 4 + 2.</source>
        <comment>4/because 1</comment>
        <translation>Sí: 16 + 4 + 2.</translation>
    </message>
    <message>
        <source>26</source>
        <comment>4/choice 2</comment>
        <translation>26</translation>
    </message>
    <message>
        <source>26 is 16 + 8 + 2, which is 11010. Look at the order of the places.</source>
        <comment>4/because 2</comment>
        <translation>26 es 16 + 8 + 2, que es 11010. Mira el orden de los lugares.</translation>
    </message>
    <message>
        <source>13</source>
        <comment>4/choice 3</comment>
        <translation>13</translation>
    </message>
    <message>
        <source>You read it from the right to the left. The place on the left is worth 16.</source>
        <comment>4/because 3</comment>
        <translation>Lo has leído de derecha a izquierda. El lugar de la izquierda vale 16.</translation>
    </message>
    <message>
        <source>10110</source>
        <comment>4/choice 4</comment>
        <translation>10110</translation>
    </message>
    <message>
        <source>In our usual way, yes. In binary the places are worth 16, 8, 4, 2 and 1.</source>
        <comment>4/because 4</comment>
        <translation>En la forma de siempre, sí. En binario los lugares valen 16, 8, 4, 2 y 1.</translation>
    </message>
    <message>
        <source>The nim-sum in columns</source>
        <comment>5/title</comment>
        <translation>La suma nim en columnas</translation>
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
        <translation>En la última lección las partes iguales se cancelaban de dos en dos. En binario las partes están en columnas, así que basta con **contar los unos de cada columna**. Si son un número par, se cancelan todos: escribe 0. Si son un número impar, sobra uno: escribe 1.

Aquí están los montones 5, 3 y 2:

- 5 es **1 0 1**
- 3 es **0 1 1**
- 2 es **0 1 0**
- suma nim **1 0 0**

La primera columna tiene un 1: impar. La segunda tiene dos: par. La tercera tiene dos: par. La suma nim es 100, o sea 4. Y ese es el [valor de Grundy de 5, 3, 2](nim:5,3,2?grundy=4).</translation>
    </message>
    <message>
        <source>Nothing is carried from one column to the next: 1 and 1 make 0, not 10. That is the most common mistake, because they have just learnt to add. Say “even or odd” and not “plus”.</source>
        <comment>5/notes</comment>
        <translation>No se lleva nada de una columna a la siguiente: 1 y 1 dan 0, no 10. Es el error más frecuente, porque vienen de aprender a sumar llevando. Di «par o impar», y no «más».</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>6/title</comment>
        <translation>Pruébalo</translation>
    </message>
    <message>
        <source>What is the nim-sum of **5, 2 and 1**?</source>
        <comment>6/text</comment>
        <translation>¿Cuál es la suma nim de **5, 2 y 1**?</translation>
    </message>
    <message>
        <source>Write the three lines below each other on the board; let a pupil fill in the line for the nim-sum.</source>
        <comment>6/notes</comment>
        <translation>Escribe las tres líneas una debajo de otra en la pizarra; que alguien rellene la línea de la suma nim.</translation>
    </message>
    <message>
        <source>8</source>
        <comment>6/choice 1</comment>
        <translation>8</translation>
    </message>
    <message>
        <source>That is 5 + 2 + 1. In a nim-sum nothing is carried: count even or odd in each column.</source>
        <comment>6/because 1</comment>
        <translation>Eso es 5 + 2 + 1. En una suma nim no se lleva nada: cuenta par o impar en cada columna.</translation>
    </message>
    <message>
        <source>4</source>
        <comment>6/choice 2</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>5 ⊕ 1 is 4, but the 2 is still there, and nothing cancels it.</source>
        <comment>6/because 2</comment>
        <translation>5 ⊕ 1 es 4, pero el 2 sigue ahí, y nada lo cancela.</translation>
    </message>
    <message>
        <source>6</source>
        <comment>6/choice 3</comment>
        <translation>6</translation>
    </message>
    <message>
        <source>Yes: 101, 010 and 001. The columns hold one, one and two ones: 110, which is 6.</source>
        <comment>6/because 3</comment>
        <translation>Sí: 101, 010 y 001. Las columnas tienen un uno, un uno y dos unos: 110, o sea 6.</translation>
    </message>
    <message>
        <source>Three more</source>
        <comment>7/title</comment>
        <translation>Tres más</translation>
    </message>
    <message>
        <source>Work out the nim-sums of **3, 3** and of **4, 2, 1** and of **3, 2, 1**. Which of these positions are P?</source>
        <comment>7/text</comment>
        <translation>Calcula las sumas nim de **3, 3**, de **4, 2, 1** y de **3, 2, 1**. ¿Cuáles de estas posiciones son P?</translation>
    </message>
    <message>
        <source>Let the class work for two minutes. The last line is the reward of the lesson: the position that they found by hand in many steps is now seen at a glance.</source>
        <comment>7/notes</comment>
        <translation>Deja trabajar a la clase dos minutos. La última línea es el premio de la lección: la posición que encontraron a mano en muchos pasos se ve ahora de un vistazo.</translation>
    </message>
    <message>
        <source>- 3 ⊕ 3 = 0: [P](nim:3,3?grundy=0&amp;outcome=P). Two equal heaps always cancel.
- 4 ⊕ 2 ⊕ 1 = 7: [N](nim:4,2,1?grundy=7&amp;outcome=N). 100, 010 and 001 have nothing in common.
- 3 ⊕ 2 ⊕ 1 = 0: [P](nim:3,2,1?grundy=0&amp;outcome=P). 11, 10 and 01 have two ones in each column.

Now you see **why** 3, 2, 1 is P: every column holds an even number of ones.</source>
        <comment>7/reveal</comment>
        <translation>- 3 ⊕ 3 = 0: [P](nim:3,3?grundy=0&amp;outcome=P). Dos montones iguales siempre se cancelan.
- 4 ⊕ 2 ⊕ 1 = 7: [N](nim:4,2,1?grundy=7&amp;outcome=N). 100, 010 y 001 no tienen nada en común.
- 3 ⊕ 2 ⊕ 1 = 0: [P](nim:3,2,1?grundy=0&amp;outcome=P). 11, 10 y 01 tienen dos unos en cada columna.

Ahora ves **por qué** 3, 2, 1 es P: en todas las columnas hay un número par de unos.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>8/title</comment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Find the nim-sum. Write the numbers below each other, with the ones under each other on the right.</source>
        <comment>8/text</comment>
        <translation>Halla la suma nim. Escribe los números uno debajo de otro, con las unidades alineadas a la derecha.</translation>
    </message>
    <message>
        <source>The answer is given in binary. Let pupils who are quick work without paper.</source>
        <comment>8/notes</comment>
        <translation>La respuesta se da en binario. Los más rápidos pueden trabajar sin papel.</translation>
    </message>
    <message>
        <source>Three rules that help</source>
        <comment>9/title</comment>
        <translation>Tres reglas que ayudan</translation>
    </message>
    <message>
        <source>- **Equal numbers cancel:** a ⊕ a = 0.
- **Zero changes nothing:** a ⊕ 0 = a.
- **The order does not matter.** So look for pairs first: in 7 ⊕ 9 ⊕ 7 ⊕ 4 the sevens cancel, and 9 ⊕ 4 = 13 is left.

And one to be careful with: 3 ⊕ 5 = 6 means also 3 ⊕ 6 = 5 and 5 ⊕ 6 = 3. Three numbers whose nim-sum is 0 are a team: each is the nim-sum of the other two. [3, 5 and 6](nim:3,5,6?outcome=P&amp;grundy=0) are such a team.</source>
        <comment>9/text</comment>
        <translation>- **Los números iguales se cancelan:** a ⊕ a = 0.
- **El cero no cambia nada:** a ⊕ 0 = a.
- **El orden no importa.** Así que busca primero parejas: en 7 ⊕ 9 ⊕ 7 ⊕ 4 los sietes se cancelan, y queda 9 ⊕ 4 = 13.

Y una con la que hay que tener cuidado: 3 ⊕ 5 = 6 quiere decir también 3 ⊕ 6 = 5 y 5 ⊕ 6 = 3. Tres números cuya suma nim es 0 forman un equipo: cada uno es la suma nim de los otros dos. [3, 5 y 6](nim:3,5,6?outcome=P&amp;grundy=0) son uno de esos equipos.</translation>
    </message>
    <message>
        <source>**Ask for more teams:** 1, 2, 3 and 1, 4, 5 and 2, 4, 6 and 2, 5, 7 and so on. Each team is a P-position of three heaps.</source>
        <comment>9/notes</comment>
        <translation>**Pide más equipos:** 1, 2, 3 y 1, 4, 5 y 2, 4, 6 y 2, 5, 7, etcétera. Cada equipo es una posición P de tres montones.</translation>
    </message>
    <message>
        <source>A rule from a website</source>
        <comment>10/title</comment>
        <translation>Una regla de una página web</translation>
    </message>
    <message>
        <source>Somebody writes: “Just leave an even number of heaps whose size is 1, 2, 4, 8 and so on. Then the other player loses.” You leave **2 and 4**: two heaps, both of that kind. Is it P?</source>
        <comment>10/text</comment>
        <translation>Alguien escribe: «Basta con dejar un número par de montones cuyo tamaño sea 1, 2, 4, 8, etcétera. Entonces pierde tu rival». Dejas **2 y 4**: dos montones, los dos de ese tipo. ¿Es P?</translation>
    </message>
    <message>
        <source>A rule that sounds right and is wrong. One counterexample is enough to refute it. **Ask for others:** 2, 8 or 4, 8. The right version: each of 1, 2, 4, 8, … must occur an even number of times inside the heaps.</source>
        <comment>10/notes</comment>
        <translation>Una regla que suena bien y es falsa. Para refutarla basta un contraejemplo. **Pide otros:** 2, 8 o 4, 8. La versión correcta: cada uno de 1, 2, 4, 8, … tiene que aparecer un número par de veces dentro de los montones.</translation>
    </message>
    <message>
        <source>Yes, two is an even number</source>
        <comment>10/choice 1</comment>
        <translation>Sí, dos es un número par</translation>
    </message>
    <message>
        <source>Try it on the board. The other player makes the 4 a 2, and you have two equal heaps before you.</source>
        <comment>10/because 1</comment>
        <translation>Pruébalo en el tablero. Tu rival deja el 4 en 2, y te encuentras con dos montones iguales.</translation>
    </message>
    <message>
        <source>No, it is N</source>
        <comment>10/choice 2</comment>
        <translation>No, es N</translation>
    </message>
    <message>
        <source>Right. The nim-sum is 010 ⊕ 100 = 110, and that is not 0. It is not the *number of heaps* that must be even, but the number of ones **in each column**.</source>
        <comment>10/because 2</comment>
        <translation>Exacto. La suma nim es 010 ⊕ 100 = 110, y eso no es 0. Lo que tiene que ser par no es el *número de montones*, sino el número de unos **en cada columna**.</translation>
    </message>
    <message>
        <source>The famous board</source>
        <comment>11/title</comment>
        <translation>El tablero famoso</translation>
    </message>
    <message>
        <source>Back to 1, 3, 5 and 7. Write them in columns. Who wins: the player who starts or the other one?</source>
        <comment>11/text</comment>
        <translation>Volvamos a 1, 3, 5 y 7. Escríbelos en columnas. ¿Quién gana: quien empieza o el otro?</translation>
    </message>
    <message>
        <source>Ask who had guessed it. Then let a pupil make any first move, and find the answer together by putting the columns right again.</source>
        <comment>11/notes</comment>
        <translation>Pregunta quién lo había adivinado. Después deja que alguien haga cualquier primera jugada y busquen juntos la respuesta, arreglando otra vez las columnas.</translation>
    </message>
    <message>
        <source>001, 011, 101 and 111: the columns hold two, two and four ones. All are even, so the nim-sum is 0 and [it is P](nim:1,3,5,7?outcome=P&amp;grundy=0). The second player can always win.</source>
        <comment>11/reveal</comment>
        <translation>001, 011, 101 y 111: las columnas tienen dos, dos y cuatro unos. Todas son pares, así que la suma nim es 0 y [es P](nim:1,3,5,7?outcome=P&amp;grundy=0). El segundo jugador puede ganar siempre.</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>12/title</comment>
        <translation>¿P o N?</translation>
    </message>
    <message>
        <source>Decide by the nim-sum.</source>
        <comment>12/text</comment>
        <translation>Decide con la suma nim.</translation>
    </message>
    <message>
        <source>One odd column is enough for N. So you may stop at the first odd column. You need all columns only to say P.</source>
        <comment>12/notes</comment>
        <translation>Para N basta una columna impar. Así que puedes parar en la primera columna impar. Solo para decir P hacen falta todas.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- **Binary** shows which of 1, 2, 4, 8, … are in a number.
- The **nim-sum** has a 1 where a column holds an odd number of ones.
- Nim-sum 0 means P, as for [1, 4, 5](nim:1,4,5?outcome=P). Anything else means N, as for [7, 11, 5](nim:7,11,5?outcome=N&amp;grundy=9).

So far we have *seen* that this is right, in tables. The next lesson *proves* it, for any number of heaps of any size, and shows how to find the winning move.</source>
        <comment>13/text</comment>
        <translation>- El **binario** muestra cuáles de 1, 2, 4, 8, … están en un número.
- La **suma nim** tiene un 1 donde una columna tiene un número impar de unos.
- Suma nim 0 quiere decir P, como en [1, 4, 5](nim:1,4,5?outcome=P). Cualquier otra cosa quiere decir N, como en [7, 11, 5](nim:7,11,5?outcome=N&amp;grundy=9).

Hasta ahora hemos *visto* en tablas que es así. La próxima lección lo *demuestra*, para cualquier número de montones de cualquier tamaño, y enseña a encontrar la jugada ganadora.</translation>
    </message>
    <message>
        <source>**Exit question:** the nim-sum of 12, 10 and 6 (1100, 1010, 0110: 0). And of 9, 3 (10).</source>
        <comment>13/notes</comment>
        <translation>**Pregunta de salida:** la suma nim de 12, 10 y 6 (1100, 1010, 0110: 0). Y la de 9, 3 (10).</translation>
    </message>
</context>
<context>
    <name>circles-in-hackenbush</name>
    <message>
        <source>Green Hackenbush: circles</source>
        <comment>title</comment>
        <translation>Hackenbush verde: ciclos</translation>
    </message>
    <message>
        <source>Houses and doors: when edges form a circle, the joints on it may melt together.</source>
        <comment>about</comment>
        <translation>Casas y puertas: cuando las aristas dan la vuelta y forman un ciclo, sus nudos pueden fundirse.</translation>
    </message>
    <message>
        <source>melt circles, and so find the value of any green drawing</source>
        <comment>aims</comment>
        <translation>fundir ciclos y hallar así el valor de cualquier dibujo verde</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>Now a drawing with circles: a house with a door and a chimney. Cut one edge (a line of the drawing) on each turn; what is no longer joined to the ground falls. Whoever makes the last cut wins.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>Ahora un dibujo con ciclos, es decir, con aristas que dan la vuelta y se cierran: una casa con puerta y chimenea. En cada turno cortas una arista (una línea del dibujo); lo que ya no está unido al suelo se cae. Gana quien hace el último corte.

Juégalo en pareja.</translation>
    </message>
    <message>
        <source>The rule of forks from the last lesson does not help where edges form a circle: cutting one edge of a circle lets nothing fall. Ask for a drawing in which that can be seen.</source>
        <comment>1/notes</comment>
        <translation>La regla de las horquillas de la última lección no sirve donde las aristas forman un ciclo: al cortar una arista de un ciclo no se cae nada. Pide un dibujo en el que se vea.</translation>
    </message>
    <message>
        <source>An arch of two edges</source>
        <comment>2/title</comment>
        <translation>Un arco de dos aristas</translation>
    </message>
    <message>
        <source>Two edges from the ground that meet at the top. How many cuts can be made?</source>
        <comment>2/text</comment>
        <translation>Dos aristas que salen del suelo y se juntan arriba. ¿Cuántos cortes se pueden hacer?</translation>
    </message>
    <message>
        <source>The value is 0: an arch of two edges counts for nothing.</source>
        <comment>2/notes</comment>
        <translation>El valor es 0: un arco de dos aristas no cuenta nada.</translation>
    </message>
    <message>
        <source>One: the arch falls when one foot is cut</source>
        <comment>2/choice 1</comment>
        <translation>Uno: el arco se cae al cortar un pie</translation>
    </message>
    <message>
        <source>The other foot still holds its own edge.</source>
        <comment>2/because 1</comment>
        <translation>El otro pie todavía sostiene su propia arista.</translation>
    </message>
    <message>
        <source>Two, whatever the players do</source>
        <comment>2/choice 2</comment>
        <translation>Dos, hagan lo que hagan los jugadores</translation>
    </message>
    <message>
        <source>Yes. After the first cut one edge is left standing. So the second player makes the last cut: P.</source>
        <comment>2/because 2</comment>
        <translation>Sí. Después del primer corte queda en pie una arista. Así que el último corte es del segundo jugador: P.</translation>
    </message>
    <message>
        <source>A tent of three edges</source>
        <comment>3/title</comment>
        <translation>Una carpa de tres aristas</translation>
    </message>
    <message>
        <source>Two feet on the ground, joined by an edge at the top: three edges, like the door of the house. Which cut wins?</source>
        <comment>3/text</comment>
        <translation>Dos pies en el suelo, unidos arriba por una arista: tres aristas, como la puerta de la casa. ¿Qué corte gana?</translation>
    </message>
    <message>
        <source>With chalk: wipe out one foot. The rest is a stalk of two edges, hanging on the other foot.</source>
        <comment>3/notes</comment>
        <translation>Con tiza: borra un pie. El resto es un tallo de dos aristas que cuelga del otro pie.</translation>
    </message>
    <message>
        <source>One of the feet</source>
        <comment>3/choice 1</comment>
        <translation>Uno de los pies</translation>
    </message>
    <message>
        <source>Then a stalk of two edges is left, and the other player cuts it down.</source>
        <comment>3/because 1</comment>
        <translation>Entonces queda un tallo de dos aristas, y tu rival lo corta a ras del suelo.</translation>
    </message>
    <message>
        <source>The edge at the top</source>
        <comment>3/choice 2</comment>
        <translation>La arista de arriba</translation>
    </message>
    <message>
        <source>Yes. Two single edges are left, and you make the last cut.</source>
        <comment>3/because 2</comment>
        <translation>Sí. Quedan dos aristas sueltas, y el último corte es tuyo.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>3/choice 3</comment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Try the edge at the top.</source>
        <comment>3/because 3</comment>
        <translation>Prueba con la arista de arriba.</translation>
    </message>
    <message>
        <source>What is the tent worth?</source>
        <comment>4/title</comment>
        <translation>¿Cuánto vale la carpa?</translation>
    </message>
    <message>
        <source>Find the value of the tent with the rule of the smallest missing number.</source>
        <comment>4/text</comment>
        <translation>Halla el valor de la carpa con la regla del menor número que falta.</translation>
    </message>
    <message>
        <source>Four edges give 0, five give 1, and so on. Let them guess; the next step explains it.</source>
        <comment>4/notes</comment>
        <translation>Cuatro aristas dan 0, cinco dan 1, y así sucesivamente. Que lo adivinen; el paso siguiente lo explica.</translation>
    </message>
    <message>
        <source>Cutting a foot leaves a stalk of two: value **2**. Cutting the top leaves two single edges: 1 ⊕ 1 = **0**. The smallest missing number is **1**, so [the tent is worth 1](hackenbush:0-1g,1-2g,2-0g?grundy=1).

An arch of two edges is worth 0, a tent of three is worth 1. Can you guess what [four edges](hackenbush:0-1g,1-2g,2-3g,3-0g) are worth?</source>
        <comment>4/reveal</comment>
        <translation>Cortar un pie deja un tallo de dos: valor **2**. Cortar arriba deja dos aristas sueltas: 1 ⊕ 1 = **0**. El menor número que falta es **1**, así que [la carpa vale 1](hackenbush:0-1g,1-2g,2-0g?grundy=1).

Un arco de dos aristas vale 0; una carpa de tres vale 1. ¿Adivinas cuánto valen [cuatro aristas](hackenbush:0-1g,1-2g,2-3g,3-0g)?</translation>
    </message>
    <message>
        <source>The fusion principle</source>
        <comment>5/title</comment>
        <translation>El principio de fusión</translation>
    </message>
    <message>
        <source>Edges meet at **joints**. **All joints on a circle of edges may be melted into one joint. The value stays the same.**

The edges of the circle become little loops at that joint. A loop can be cut, and nothing hangs on it, so **a loop is worth as much as a single edge**.

So a circle of n edges becomes n loops at one joint. Loops cancel in pairs: **an even number is worth 0, an odd number is worth 1.**</source>
        <comment>5/text</comment>
        <translation>Las aristas se juntan en los **nudos**. **Todos los nudos de un ciclo de aristas se pueden fundir en un solo nudo. El valor no cambia.**

Las aristas del ciclo se convierten en pequeños lazos en ese nudo. Un lazo se puede cortar, y de él no cuelga nada, así que **un lazo vale tanto como una sola arista**.

Por eso un ciclo de n aristas se convierte en n lazos en un nudo. Los lazos se cancelan de dos en dos: **un número par vale 0, un número impar vale 1.**</translation>
    </message>
    <message>
        <source>The name is fusion principle. Its proof is longer than this lesson; it is a real theorem, and a surprising one. It has been checked here by search on many drawings.</source>
        <comment>5/notes</comment>
        <translation>Se llama principio de fusión. Su demostración es más larga que esta lección; es un teorema de verdad, y sorprendente. Aquí se ha comprobado por búsqueda en muchos dibujos.</translation>
    </message>
    <message>
        <source>Is a tent a circle?</source>
        <comment>6/title</comment>
        <translation>¿Es un ciclo la carpa?</translation>
    </message>
    <message>
        <source>The feet of a tent stand at different places on the ground. Is that a circle at all?</source>
        <comment>6/text</comment>
        <translation>Los pies de una carpa están en sitios distintos del suelo. ¿Es eso un ciclo?</translation>
    </message>
    <message>
        <source>This is the usual stumbling block. Draw the tent with both feet at the same point of the ground.</source>
        <comment>6/notes</comment>
        <translation>Aquí se tropieza siempre. Dibuja la carpa con los dos pies en el mismo punto del suelo.</translation>
    </message>
    <message>
        <source>No, the feet are apart</source>
        <comment>6/choice 1</comment>
        <translation>No, los pies están separados</translation>
    </message>
    <message>
        <source>What matters is what an edge is joined to. Both feet are joined to the ground, and the ground is everywhere the same.</source>
        <comment>6/because 1</comment>
        <translation>Lo que importa es a qué está unida una arista. Los dos pies están unidos al suelo, y el suelo es el mismo en todas partes.</translation>
    </message>
    <message>
        <source>Yes, through the ground</source>
        <comment>6/choice 2</comment>
        <translation>Sí, pasando por el suelo</translation>
    </message>
    <message>
        <source>Right. The whole ground counts as **one joint**. So a tent is a circle of three edges.</source>
        <comment>6/because 2</comment>
        <translation>Exacto. Todo el suelo cuenta como **un solo nudo**. Así que una carpa es un ciclo de tres aristas.</translation>
    </message>
    <message>
        <source>Balloons</source>
        <comment>7/title</comment>
        <translation>Globos</translation>
    </message>
    <message>
        <source>A balloon: a string of **one** edge, and at its end a circle of **three** edges. What is it worth?</source>
        <comment>7/text</comment>
        <translation>Un globo: un hilo de **una** arista y, en su extremo, un ciclo de **tres** aristas. ¿Cuánto vale?</translation>
    </message>
    <message>
        <source>First fusion, then the rule of forks. Ask for a balloon with four edges in the circle: 0 on top, so 1.</source>
        <comment>7/notes</comment>
        <translation>Primero la fusión, luego la regla de las horquillas. Pregunta por un globo con cuatro aristas en el ciclo: arriba 0, así que 1.</translation>
    </message>
    <message>
        <source>4</source>
        <comment>7/choice 1</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>You counted the edges. Melt the circle first.</source>
        <comment>7/because 1</comment>
        <translation>Has contado las aristas. Primero funde el ciclo.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>7/choice 2</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>The circle is worth 1 on top of the string, and the string adds one more.</source>
        <comment>7/because 2</comment>
        <translation>El ciclo vale 1 en lo alto del hilo, y el hilo añade uno más.</translation>
    </message>
    <message>
        <source>2</source>
        <comment>7/choice 3</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>Yes. Three loops are worth 1, like a branch of one edge. The string makes it 2.</source>
        <comment>7/because 3</comment>
        <translation>Sí. Tres lazos valen 1, como una rama de una arista. Con el hilo son 2.</translation>
    </message>
    <message>
        <source>0</source>
        <comment>7/choice 4</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>An odd circle is worth 1, not 0.</source>
        <comment>7/because 4</comment>
        <translation>Un ciclo impar vale 1, no 0.</translation>
    </message>
    <message>
        <source>A square balloon</source>
        <comment>8/title</comment>
        <translation>Un globo cuadrado</translation>
    </message>
    <message>
        <source>And with a circle of **four** edges on a string of one edge?</source>
        <comment>8/text</comment>
        <translation>¿Y con un ciclo de **cuatro** aristas sobre un hilo de una arista?</translation>
    </message>
    <message>
        <source>So all you need to know of a circle is whether it is odd or even.</source>
        <comment>8/notes</comment>
        <translation>Así que de un ciclo solo hace falta saber si es par o impar.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>8/choice 1</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>Yes. Four loops cancel, only the string is left.</source>
        <comment>8/because 1</comment>
        <translation>Sí. Los cuatro lazos se cancelan; solo queda el hilo.</translation>
    </message>
    <message>
        <source>2</source>
        <comment>8/choice 2</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>Four is even: the loops cancel in pairs.</source>
        <comment>8/because 2</comment>
        <translation>Cuatro es par: los lazos se cancelan de dos en dos.</translation>
    </message>
    <message>
        <source>5</source>
        <comment>8/choice 3</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>You counted the edges.</source>
        <comment>8/because 3</comment>
        <translation>Has contado las aristas.</translation>
    </message>
    <message>
        <source>Only the rule of forks?</source>
        <comment>9/title</comment>
        <translation>¿Solo la regla de las horquillas?</translation>
    </message>
    <message>
        <source>Somebody writes: “Green Hackenbush on any drawing is solved by the rule of forks.” What do you say?</source>
        <comment>9/text</comment>
        <translation>Alguien escribe: «El Hackenbush verde, en cualquier dibujo, se resuelve con la regla de las horquillas». ¿Qué dices tú?</translation>
    </message>
    <message>
        <source>With both rules every green drawing can be worked out, however large: each step makes it simpler.</source>
        <comment>9/notes</comment>
        <translation>Con las dos reglas se puede calcular cualquier dibujo verde, por grande que sea: cada paso lo hace más sencillo.</translation>
    </message>
    <message>
        <source>That is right</source>
        <comment>9/choice 1</comment>
        <translation>Es correcto</translation>
    </message>
    <message>
        <source>How would you use it on a tent? There is no fork from which to begin, and no end of a branch.</source>
        <comment>9/because 1</comment>
        <translation>¿Cómo la usarías en una carpa? No hay ninguna horquilla por la que empezar, ni ninguna punta de rama.</translation>
    </message>
    <message>
        <source>It is right for trees; for circles you need fusion too</source>
        <comment>9/choice 2</comment>
        <translation>Es correcto para los árboles; para los ciclos hace falta además la fusión</translation>
    </message>
    <message>
        <source>Yes. Fusion turns every drawing into a tree with loops, and the rule of forks does the rest.</source>
        <comment>9/because 2</comment>
        <translation>Sí. La fusión convierte cualquier dibujo en un árbol con lazos, y la regla de las horquillas hace el resto.</translation>
    </message>
    <message>
        <source>The house</source>
        <comment>10/title</comment>
        <translation>La casa</translation>
    </message>
    <message>
        <source>Which edges of the house form circles? What is left when they are melted?</source>
        <comment>10/text</comment>
        <translation>¿Qué aristas de la casa forman ciclos? ¿Qué queda cuando se han fundido?</translation>
    </message>
    <message>
        <source>The walls with the ceiling and the ground are one circle, the roof with the ceiling another; they touch, so all their joints melt together. Draw the house after melting: the ground with six loops, a stalk of two and a stalk of one, and the door. Then melt the door too.</source>
        <comment>10/notes</comment>
        <translation>Las paredes, el techo y el suelo son un ciclo; el tejado y el techo, otro; se tocan, así que todos sus nudos se funden en uno. Dibuja la casa después de fundirla: el suelo con seis lazos, un tallo de dos y un tallo de uno, y la puerta. Después funde también la puerta.</translation>
    </message>
    <message>
        <source>Walls, ceiling and roof melt into the ground; their six loops cancel.

**Chimney** and **single edge** are left, 2 ⊕ 1 = 3, and the **door** is worth 1. Together [2](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?grundy=2).

So the chimney must become 0: [cut its lower edge](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?only=hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,0-7g,7-8g,8-0g,2-9g).</source>
        <comment>10/reveal</comment>
        <translation>Paredes, techo y tejado se funden con el suelo; sus seis lazos se cancelan.

Quedan la **chimenea** y la **arista sola**, 2 ⊕ 1 = 3, y la **puerta** vale 1. En total, [2](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?grundy=2).

Así que la chimenea tiene que quedar en 0: [corta su arista de abajo](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?only=hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,0-7g,7-8g,8-0g,2-9g).</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>What is the Grundy value of the drawing? Melt the circles, then use the rule of forks.</source>
        <comment>11/text</comment>
        <translation>¿Cuál es el valor de Grundy del dibujo? Funde los ciclos y luego usa la regla de las horquillas.</translation>
    </message>
    <message>
        <source>Not every drawing has a circle. Let pupils mark the circles in colour and write “odd” or “even” on them.</source>
        <comment>11/notes</comment>
        <translation>No todos los dibujos tienen un ciclo. Que marquen los ciclos con color y escriban en ellos «impar» o «par».</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>Gánala</translation>
    </message>
    <message>
        <source>You know the value of the house. Start, and win against the perfect computer.</source>
        <comment>12/text</comment>
        <translation>Conoces el valor de la casa. Empieza, y gana a la máquina perfecta.</translation>
    </message>
    <message>
        <source>After the first cut everything balances: the single edge against the door, the loops of the house in pairs. Answer each cut by melting the picture again.</source>
        <comment>12/notes</comment>
        <translation>Después del primer corte todo está equilibrado: la arista sola contra la puerta, los lazos de la casa de dos en dos. Responde a cada corte fundiendo otra vez el dibujo.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- **Fusion:** a circle melts into one joint; its edges become loops, each worth one edge.
- So an odd circle is worth 1 and an even one 0. [A tent is worth 1](hackenbush:0-1g,1-2g,2-0g?grundy=1).
- With fusion and the rule of forks every green drawing is a row of Nim heaps.

So far both of you could cut every edge. Next each player has a colour, and the values become fractions!</source>
        <comment>13/text</comment>
        <translation>- **Fusión:** un ciclo se funde en un nudo; sus aristas se convierten en lazos, y cada lazo vale una arista.
- Por eso un ciclo impar vale 1 y uno par vale 0. [Una carpa vale 1](hackenbush:0-1g,1-2g,2-0g?grundy=1).
- Con la fusión y la regla de las horquillas, todo dibujo verde es una fila de montones de Nim.

Hasta ahora los dos podían cortar cualquier arista. Ahora cada jugador tiene un color, ¡y los valores se vuelven fracciones!</translation>
    </message>
    <message>
        <source>**Exit question:** a tent of five edges beside a stalk of one edge? (1 ⊕ 1 = 0: P.)</source>
        <comment>13/notes</comment>
        <translation>**Pregunta de salida:** ¿una carpa de cinco aristas junto a un tallo de una arista? (1 ⊕ 1 = 0: P.)</translation>
    </message>
</context>
<context>
    <name>five-three-two</name>
    <message>
        <source>The values of 5, 3 and 2</source>
        <comment>title</comment>
        <translation>Los valores de 5, 3 y 2</translation>
    </message>
    <message>
        <source>A surprising pattern in the table of Nim, and what it says about 5, 3, 2.</source>
        <comment>about</comment>
        <translation>Un patrón sorprendente en la tabla del Nim, y lo que dice sobre 5, 3, 2.</translation>
    </message>
    <message>
        <source>work out a nim-sum by splitting into 1, 2, 4, 8</source>
        <comment>aims</comment>
        <translation>calcular una suma nim descomponiendo en 1, 2, 4, 8</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>The game starts with heaps of 3, 5 and 6. The computer begins, and it plays at random. You have an answer to every move. Which answer? Think of the heap that balances the other two.</source>
        <comment>1/text</comment>
        <translation>La partida empieza con montones de 3, 5 y 6. Empieza la máquina, y juega al azar. Tienes respuesta a todas sus jugadas. ¿Qué respuesta? Piensa en el montón que equilibra a los otros dos.</translation>
    </message>
    <message>
        <source>3, 5, 6 is P: each heap balances the other two. Pupils have no rule yet; they may use the table of the last lesson. Afterwards ask for the moves that were hard to answer.</source>
        <comment>1/notes</comment>
        <translation>3, 5, 6 es P: cada montón equilibra a los otros dos. Los alumnos todavía no tienen regla; pueden usar la tabla de la última lección. Después pregunta a qué jugadas costó responder.</translation>
    </message>
    <message>
        <source>The table again</source>
        <comment>2/title</comment>
        <translation>Otra vez la tabla</translation>
    </message>
    <message>
        <source>Here is the table of the last lesson once more, a little larger. Check two or three of its numbers: the smallest number that is missing on the way to the two sides. Then look for patterns.</source>
        <comment>2/text</comment>
        <translation>Aquí está de nuevo la tabla de la última lección, un poco más grande. Comprueba dos o tres de sus números: el menor número que falta en el camino hacia los dos lados. Luego busca patrones.</translation>
    </message>
    <message>
        <source>Collect what the class sees: zeros on the diagonal; every number once in each row; blocks of two by two and of four by four. Let them wonder about 4, 1, which is 5 like a sum, and 5, 1, which is 4 like a difference.</source>
        <comment>2/notes</comment>
        <translation>Reúne lo que ve la clase: ceros en la diagonal; cada número una vez en cada fila; bloques de dos por dos y de cuatro por cuatro. Déjalos con la intriga del 4, 1, que es 5 como una suma, y del 5, 1, que es 4 como una resta.</translation>
    </message>
    <message>
        <source>A pattern</source>
        <comment>3/title</comment>
        <translation>Un patrón</translation>
    </message>
    <message>
        <source>In the finished table 2 and 1 make 3. 4 and 1 make 5. 4 and 2 make 6. But 3 and 1 make 2, and 5 and 1 make 4. When is it the ordinary sum, and when not?</source>
        <comment>3/text</comment>
        <translation>En la tabla terminada, 2 y 1 dan 3. 4 y 1 dan 5. 4 y 2 dan 6. Pero 3 y 1 dan 2, y 5 y 1 dan 4. ¿Cuándo es la suma corriente, y cuándo no?</translation>
    </message>
    <message>
        <source>Use coins or slips with 1, 2, 4 for the splitting. Let pupils check three more squares of the table: 3 ⊕ 2 = 1, 5 ⊕ 4 = 1, 5 ⊕ 2 = 7. Lessons 8 and 9 prove that the rule is always right.</source>
        <comment>3/notes</comment>
        <translation>Usa monedas o papelitos con 1, 2, 4 para descomponer. Que comprueben tres casillas más de la tabla: 3 ⊕ 2 = 1, 5 ⊕ 4 = 1, 5 ⊕ 2 = 7. Las lecciones 8 y 9 demuestran que la regla acierta siempre.</translation>
    </message>
    <message>
        <source>Split each heap into **1, 2, 4, 8, …**, each used once at most: 3 is 2 + 1, and 5 is 4 + 1. **Equal parts in two heaps cancel**, like two equal heaps. What is left over is added.

- [4 and 2](nim:4,2?grundy=6): nothing is equal, so 4 + 2 = 6.
- [5 and 1](nim:5,1?grundy=4): 5 is 4 + 1, the ones cancel, 4 is left.
- [5 and 3](nim:5,3?grundy=6): 4 + 1 and 2 + 1, the ones cancel, 4 + 2 = 6.

This is called the **nim-sum** and written ⊕. So 5 ⊕ 3 = 6.</source>
        <comment>3/reveal</comment>
        <translation>Descompón cada montón en **1, 2, 4, 8, …**, cada uno usado una vez como mucho: 3 es 2 + 1, y 5 es 4 + 1. **Las partes iguales de dos montones se cancelan**, como dos montones iguales. Lo que sobra se suma.

- [4 y 2](nim:4,2?grundy=6): no hay nada igual, así que 4 + 2 = 6.
- [5 y 1](nim:5,1?grundy=4): 5 es 4 + 1, los unos se cancelan, queda 4.
- [5 y 3](nim:5,3?grundy=6): 4 + 1 y 2 + 1, los unos se cancelan, 4 + 2 = 6.

Esto se llama **suma nim** y se escribe ⊕. Así que 5 ⊕ 3 = 6.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>4/title</comment>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>What is **6 ⊕ 3**?</source>
        <comment>4/text</comment>
        <translation>¿Cuánto es **6 ⊕ 3**?</translation>
    </message>
    <message>
        <source>Let them check it with balance: 6, 3, 5 must be P.</source>
        <comment>4/notes</comment>
        <translation>Que lo comprueben con el equilibrio: 6, 3, 5 tiene que ser P.</translation>
    </message>
    <message>
        <source>9</source>
        <comment>4/choice 1</comment>
        <translation>9</translation>
    </message>
    <message>
        <source>That is the ordinary sum. Both have a part 2 (6 is 4 + 2, and 3 is 2 + 1), and the twos cancel.</source>
        <comment>4/because 1</comment>
        <translation>Esa es la suma corriente. Los dos tienen una parte 2 (6 es 4 + 2, y 3 es 2 + 1), y los doses se cancelan.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>4/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>That is the difference. Split first: 4 + 2 and 2 + 1. The twos cancel, and 4 + 1 is left.</source>
        <comment>4/because 2</comment>
        <translation>Esa es la diferencia. Primero descompón: 4 + 2 y 2 + 1. Los doses se cancelan y queda 4 + 1.</translation>
    </message>
    <message>
        <source>5</source>
        <comment>4/choice 3</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>Yes: 4 + 2 and 2 + 1. The twos cancel, and 4 + 1 is left.</source>
        <comment>4/because 3</comment>
        <translation>Sí: 4 + 2 y 2 + 1. Los doses se cancelan y queda 4 + 1.</translation>
    </message>
    <message>
        <source>All of 5, 3, 2 with values</source>
        <comment>5/title</comment>
        <translation>Todo el 5, 3, 2 con valores</translation>
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
        <translation>Con tres montones se hace lo mismo: 5 ⊕ 3 = 6, y 6 ⊕ 2 = 4. Así que [5, 3, 2](nim:5,3,2?grundy=4) vale 4. Aquí están otra vez las 37 posiciones, ahora con sus valores:

- 0,0,0 **0** · 1,0,0 **1** · 2,0,0 **2** · 3,0,0 **3** · 4,0,0 **4** · 5,0,0 **5**
- 1,1,0 **0** · 2,1,0 **3** · 3,1,0 **2** · 4,1,0 **5** · 5,1,0 **4**
- 1,1,1 **1** · 2,1,1 **2** · 3,1,1 **3** · 4,1,1 **4** · 5,1,1 **5**
- 2,2,0 **0** · 3,2,0 **1** · 4,2,0 **6** · 5,2,0 **7**
- 2,2,1 **1** · 2,2,2 **2** · 3,2,2 **3** · 4,2,2 **4** · 5,2,2 **5**
- 3,3,0 **0** · 4,3,0 **7** · 5,3,0 **6** · 3,3,1 **1** · 3,3,2 **2**
- 3,2,1 **0** · 4,2,1 **7** · 5,2,1 **6** · 4,3,1 **6** · 5,3,1 **7** · 4,3,2 **5** · 5,3,2 **4**

Los ceros son las cinco posiciones P que encontraste a mano.</translation>
    </message>
    <message>
        <source>Let each pupil check two of the values with the splitting. Count the zeros together: five.</source>
        <comment>5/notes</comment>
        <translation>Que cada alumno compruebe dos de los valores descomponiendo. Cuenta los ceros con la clase: cinco.</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>6/title</comment>
        <translation>Encuentra la jugada</translation>
    </message>
    <message>
        <source>5, 3, 2 is worth 4. Which move leaves a position of value 0?</source>
        <comment>6/text</comment>
        <translation>5, 3, 2 vale 4. ¿Qué jugada deja una posición de valor 0?</translation>
    </message>
    <message>
        <source>The 5 must become what balances 3 and 2, that is 3 ⊕ 2 = 1. This way of thinking finds every winning move: ask for each heap what would balance all the others, and see whether that is smaller.</source>
        <comment>6/notes</comment>
        <translation>El 5 tiene que convertirse en lo que equilibra a 3 y 2, es decir, 3 ⊕ 2 = 1. Así se encuentran todas las jugadas ganadoras: pregunta para cada montón qué equilibraría a todos los demás, y mira si eso es menor.</translation>
    </message>
    <message>
        <source>Make the 5 a 4</source>
        <comment>6/choice 1</comment>
        <translation>Dejar el 5 en 4</translation>
    </message>
    <message>
        <source>Then 4 ⊕ 3 ⊕ 2 = 5, and not 0.</source>
        <comment>6/because 1</comment>
        <translation>Entonces 4 ⊕ 3 ⊕ 2 = 5, y no 0.</translation>
    </message>
    <message>
        <source>Take the 3</source>
        <comment>6/choice 2</comment>
        <translation>Quitar el 3</translation>
    </message>
    <message>
        <source>Then 5 ⊕ 2 = 7, and not 0.</source>
        <comment>6/because 2</comment>
        <translation>Entonces 5 ⊕ 2 = 7, y no 0.</translation>
    </message>
    <message>
        <source>Make the 5 a 1</source>
        <comment>6/choice 3</comment>
        <translation>Dejar el 5 en 1</translation>
    </message>
    <message>
        <source>Yes: 1 ⊕ 3 ⊕ 2 = 0. Now the value is 0, and the other player must change it.</source>
        <comment>6/because 3</comment>
        <translation>Sí: 1 ⊕ 3 ⊕ 2 = 0. Ahora el valor es 0, y tu rival tiene que cambiarlo.</translation>
    </message>
    <message>
        <source>Take the 2</source>
        <comment>6/choice 4</comment>
        <translation>Quitar el 2</translation>
    </message>
    <message>
        <source>Then 5 ⊕ 3 = 6, and not 0.</source>
        <comment>6/because 4</comment>
        <translation>Entonces 5 ⊕ 3 = 6, y no 0.</translation>
    </message>
    <message>
        <source>Find the value</source>
        <comment>7/title</comment>
        <translation>Halla el valor</translation>
    </message>
    <message>
        <source>What is the Grundy value of these positions?</source>
        <comment>7/text</comment>
        <translation>¿Cuál es el valor de Grundy de estas posiciones?</translation>
    </message>
    <message>
        <source>The splitting into 1, 2, 4 is enough here. Writing the parts below each other prepares the next lesson.</source>
        <comment>7/notes</comment>
        <translation>Aquí basta con descomponer en 1, 2, 4. Escribir las partes unas debajo de otras prepara la próxima lección.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>8/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- The **Grundy value** of a position is the heap that balances it. [Value 0](nim:1,3,2?grundy=0&amp;outcome=P) means P.
- It is the **mex** of the values that can be left.
- In Nim it is the **nim-sum**: split into 1, 2, 4, 8, …, let equal parts cancel, add the rest.

The splitting is much easier on paper when the parts stand in columns. That is what binary numbers are for, and they come next.</source>
        <comment>8/text</comment>
        <translation>- El **valor de Grundy** de una posición es el montón que la equilibra. [Valor 0](nim:1,3,2?grundy=0&amp;outcome=P) quiere decir P.
- Es el **mex** de los valores que se pueden dejar.
- En el Nim es la **suma nim**: descompón en 1, 2, 4, 8, …, cancela las partes iguales y suma lo demás.

En el papel es mucho más fácil descomponer cuando las partes están en columnas. Para eso sirven los números binarios, y son lo que viene ahora.</translation>
    </message>
    <message>
        <source>**Exit question:** the value of 7, 2? (4 + 2 + 1 and 2: 5.) Which heap must join 7 and 2 to make P? (5.)</source>
        <comment>8/notes</comment>
        <translation>**Pregunta de salida:** ¿el valor de 7, 2? (4 + 2 + 1 y 2: 5.) ¿Qué montón hay que añadir a 7 y 2 para que salga P? (5.)</translation>
    </message>
</context>
<context>
    <name>green-hackenbush</name>
    <message>
        <source>Green Hackenbush: stalks and trees</source>
        <comment>title</comment>
        <translation>Hackenbush verde: tallos y árboles</translation>
    </message>
    <message>
        <source>Cut an edge, and what hangs on it falls. How much is a tree worth?</source>
        <comment>about</comment>
        <translation>Corta una arista, y se cae lo que cuelga de ella. ¿Cuánto vale un árbol?</translation>
    </message>
    <message>
        <source>find the value of a tree</source>
        <comment>aims</comment>
        <translation>hallar el valor de un árbol</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>Lines grow from the ground. They are called **edges**, and their ends **joints**. On your turn cut **one edge**. Everything that is no longer joined to the ground falls away. Whoever makes the last cut wins.

Play it in pairs. The two stalks have 3 and 2 edges.</source>
        <comment>1/text</comment>
        <translation>Del suelo crecen líneas. Se llaman **aristas**, y sus extremos, **nudos**. En tu turno cortas **una arista**. Todo lo que ya no está unido al suelo se cae. Gana quien hace el último corte.

Juégalo en pareja. Los dos tallos tienen 3 y 2 aristas.</translation>
    </message>
    <message>
        <source>Green edges may be cut by both players. Draw it on the board with chalk: cutting means wiping it out. **Ask:** “Which game is that?”</source>
        <comment>1/notes</comment>
        <translation>Las aristas verdes las pueden cortar los dos jugadores. Dibújalo en la pizarra con tiza: cortar es borrar. **Pregunta:** «¿Qué juego es este?».</translation>
    </message>
    <message>
        <source>A single stalk</source>
        <comment>2/title</comment>
        <translation>Un solo tallo</translation>
    </message>
    <message>
        <source>A stalk of **four** green edges. What can you leave with one cut?</source>
        <comment>2/text</comment>
        <translation>Un tallo de **cuatro** aristas verdes. ¿Qué puedes dejar con un corte?</translation>
    </message>
    <message>
        <source>So a row of stalks is plain Nim.</source>
        <comment>2/notes</comment>
        <translation>Así que una fila de tallos es Nim sin más.</translation>
    </message>
    <message>
        <source>Only three edges</source>
        <comment>2/choice 1</comment>
        <translation>Solo tres aristas</translation>
    </message>
    <message>
        <source>You may cut further down: then more falls.</source>
        <comment>2/because 1</comment>
        <translation>Puedes cortar más abajo: entonces se cae más.</translation>
    </message>
    <message>
        <source>3, 2, 1 or 0 edges</source>
        <comment>2/choice 2</comment>
        <translation>3, 2, 1 o 0 aristas</translation>
    </message>
    <message>
        <source>Yes. A cut leaves what is below it. So the stalk is a heap of four.</source>
        <comment>2/because 2</comment>
        <translation>Sí. Un corte deja lo que está debajo. Así que el tallo es un montón de cuatro.</translation>
    </message>
    <message>
        <source>Any number, also more than four</source>
        <comment>2/choice 3</comment>
        <translation>Cualquier número, también más de cuatro</translation>
    </message>
    <message>
        <source>Nothing grows back.</source>
        <comment>2/because 3</comment>
        <translation>Nada vuelve a crecer.</translation>
    </message>
    <message>
        <source>Two stalks</source>
        <comment>3/title</comment>
        <translation>Dos tallos</translation>
    </message>
    <message>
        <source>Stalks of 3 and 2 edges. Which cut wins?</source>
        <comment>3/text</comment>
        <translation>Tallos de 3 y 2 aristas. ¿Qué corte gana?</translation>
    </message>
    <message>
        <source>Nim with 3 and 2.</source>
        <comment>3/notes</comment>
        <translation>El Nim con 3 y 2.</translation>
    </message>
    <message>
        <source>The lowest edge of the longer stalk</source>
        <comment>3/choice 1</comment>
        <translation>La arista más baja del tallo largo</translation>
    </message>
    <message>
        <source>Then the other player cuts down the other stalk.</source>
        <comment>3/because 1</comment>
        <translation>Entonces tu rival corta el otro tallo a ras del suelo.</translation>
    </message>
    <message>
        <source>The topmost edge of the shorter stalk</source>
        <comment>3/choice 2</comment>
        <translation>La arista más alta del tallo corto</translation>
    </message>
    <message>
        <source>Then 3 and 1 are left. The other player makes them equal.</source>
        <comment>3/because 2</comment>
        <translation>Entonces quedan 3 y 1. Tu rival los iguala.</translation>
    </message>
    <message>
        <source>The topmost edge of the longer stalk</source>
        <comment>3/choice 3</comment>
        <translation>La arista más alta del tallo largo</translation>
    </message>
    <message>
        <source>Yes. Both stalks have two edges then: copy.</source>
        <comment>3/because 3</comment>
        <translation>Sí. Los dos tallos tienen entonces dos aristas: copia.</translation>
    </message>
    <message>
        <source>A fork</source>
        <comment>4/title</comment>
        <translation>Una horquilla</translation>
    </message>
    <message>
        <source>One edge from the ground, and on top of it **two** edges: a Y. Does the Y count like a stalk of three, because it has three edges?</source>
        <comment>4/text</comment>
        <translation>Una arista desde el suelo y, encima de ella, **dos** aristas: una Y. ¿Cuenta la Y como un tallo de tres, porque tiene tres aristas?</translation>
    </message>
    <message>
        <source>Two moves leave a stalk of two (value 2), one leaves nothing (value 0). The mex of {0, 2} is 1.</source>
        <comment>4/notes</comment>
        <translation>Dos jugadas dejan un tallo de dos (valor 2); una no deja nada (valor 0). El mex de {0, 2} es 1.</translation>
    </message>
    <message>
        <source>Yes, three edges are three edges</source>
        <comment>4/choice 1</comment>
        <translation>Sí, tres aristas son tres aristas</translation>
    </message>
    <message>
        <source>With a stalk of three you could leave a stalk of two, and another time a single edge. What can you leave from the Y?</source>
        <comment>4/because 1</comment>
        <translation>De un tallo de tres podrías dejar un tallo de dos, o también una sola arista. ¿Qué puedes dejar de la Y?</translation>
    </message>
    <message>
        <source>No, it counts like a single edge</source>
        <comment>4/choice 2</comment>
        <translation>No, cuenta como una sola arista</translation>
    </message>
    <message>
        <source>Yes. On top are two equal stalks, and they cancel: whoever cuts one of them is answered by a cut in the other. Only the trunk counts.</source>
        <comment>4/because 2</comment>
        <translation>Sí. Arriba hay dos tallos iguales, y se cancelan: a quien corta uno se le responde cortando el otro. Solo cuenta el tronco.</translation>
    </message>
    <message>
        <source>It counts like two edges</source>
        <comment>4/choice 3</comment>
        <translation>Cuenta como dos aristas</translation>
    </message>
    <message>
        <source>Test it: put a stalk of two edges beside the Y. If the Y counted like two, the player to move would lose. But cutting the topmost edge of the stalk wins, because a Y beside a single edge is P.</source>
        <comment>4/because 3</comment>
        <translation>Compruébalo: pon un tallo de dos aristas junto a la Y. Si la Y contara como dos, perdería quien mueve. Pero gana cortando la arista más alta del tallo, porque una Y junto a una sola arista es P.</translation>
    </message>
    <message>
        <source>The value of the fork</source>
        <comment>5/title</comment>
        <translation>El valor de la horquilla</translation>
    </message>
    <message>
        <source>Check it by the rule of the smallest missing number: what can be left from the Y?</source>
        <comment>5/text</comment>
        <translation>Compruébalo con la regla del menor número que falta: ¿qué se puede dejar de la Y?</translation>
    </message>
    <message>
        <source>This is the mex from the lesson on Grundy values. The two branches, 1 ⊕ 1 = 0, count as nothing on top of the trunk, and the trunk adds one edge below. The next step names the rule.</source>
        <comment>5/notes</comment>
        <translation>Es el mex de la lección sobre los valores de Grundy. Las dos ramas, 1 ⊕ 1 = 0, no cuentan nada encima del tronco, y el tronco añade una arista por debajo. El paso siguiente le pone nombre a la regla.</translation>
    </message>
    <message>
        <source>Cutting one of the two branches leaves a stalk of two: value **2**. Cutting the trunk leaves nothing: value **0**. The smallest missing number is **1**, so [the Y is worth 1](hackenbush:0-1g,1-2g,1-3g?grundy=1).</source>
        <comment>5/reveal</comment>
        <translation>Cortar una de las dos ramas deja un tallo de dos: valor **2**. Cortar el tronco no deja nada: valor **0**. El menor número que falta es **1**, así que [la Y vale 1](hackenbush:0-1g,1-2g,1-3g?grundy=1).</translation>
    </message>
    <message>
        <source>The rule of forks</source>
        <comment>6/title</comment>
        <translation>La regla de las horquillas</translation>
    </message>
    <message>
        <source>**Where several branches meet at a joint, you may replace them by a single stalk. Its length is the nim-sum of the branches.**

Each edge below makes it one longer. So work from the top down.

Here 2 ⊕ 1 = 3, so a stalk of three stands on the trunk: [the tree is worth 4](hackenbush:0-1g,1-2g,2-3g,1-4g?grundy=4).

It is called the *colon principle*. On the board the value is written with a star: ∗4 is a heap of four.</source>
        <comment>6/text</comment>
        <translation>**Donde varias ramas se juntan en un nudo, puedes sustituirlas por un solo tallo. Su longitud es la suma nim de las ramas.**

Cada arista que hay debajo lo alarga en uno. Así que trabaja de arriba abajo.

Aquí 2 ⊕ 1 = 3, de modo que sobre el tronco hay un tallo de tres: [el árbol vale 4](hackenbush:0-1g,1-2g,2-3g,1-4g?grundy=4).

Se llama *principio de los dos puntos*. En el tablero el valor se escribe con una estrella: ∗4 es un montón de cuatro.</translation>
    </message>
    <message>
        <source>Nim-sum across, plus one down. Watch out for the mistake of adding everything.</source>
        <comment>6/notes</comment>
        <translation>Suma nim a lo ancho, más uno hacia abajo. Cuidado con el error de sumarlo todo.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>7/title</comment>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>A trunk of **one** edge, and on it **three** branches with 1, 2 and 3 edges. What is the tree worth?</source>
        <comment>7/text</comment>
        <translation>Un tronco de **una** arista y, sobre él, **tres** ramas con 1, 2 y 3 aristas. ¿Cuánto vale el árbol?</translation>
    </message>
    <message>
        <source>So there is just one winning cut: the trunk.</source>
        <comment>7/notes</comment>
        <translation>Así que solo hay un corte ganador: el tronco.</translation>
    </message>
    <message>
        <source>7</source>
        <comment>7/choice 1</comment>
        <translation>7</translation>
    </message>
    <message>
        <source>You counted all edges. Branches are joined by the nim-sum.</source>
        <comment>7/because 1</comment>
        <translation>Has contado todas las aristas. Las ramas se juntan con la suma nim.</translation>
    </message>
    <message>
        <source>0</source>
        <comment>7/choice 2</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>1 ⊕ 2 ⊕ 3 = 0, but the trunk is still there.</source>
        <comment>7/because 2</comment>
        <translation>1 ⊕ 2 ⊕ 3 = 0, pero el tronco sigue ahí.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>7/choice 3</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>Yes. 1 ⊕ 2 ⊕ 3 = 0, and the trunk adds one.</source>
        <comment>7/because 3</comment>
        <translation>Sí. 1 ⊕ 2 ⊕ 3 = 0, y el tronco añade uno.</translation>
    </message>
    <message>
        <source>4</source>
        <comment>7/choice 4</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>You took the longest branch and the trunk. Use the nim-sum of all three.</source>
        <comment>7/because 4</comment>
        <translation>Has tomado la rama más larga y el tronco. Usa la suma nim de las tres.</translation>
    </message>
    <message>
        <source>A real tree</source>
        <comment>8/title</comment>
        <translation>Un árbol de verdad</translation>
    </message>
    <message>
        <source>Work out this tree, from the top down. At each fork write the nim-sum, for each edge below add one.</source>
        <comment>8/text</comment>
        <translation>Calcula este árbol de arriba abajo. En cada horquilla escribe la suma nim; por cada arista de debajo, suma uno.</translation>
    </message>
    <message>
        <source>Let the class call out the numbers from the top down, and write them at the forks. A typical mistake is to forget the +1 of the edge below a fork of value 0.</source>
        <comment>8/notes</comment>
        <translation>Que la clase vaya diciendo los números de arriba abajo, y escríbelos en las horquillas. Un error típico es olvidar el +1 de la arista que está debajo de una horquilla de valor 0.</translation>
    </message>
    <message>
        <source>- The branch with the fork of 1 and 2: 1 ⊕ 2 = 3, and the edge below makes **4**.
- The other one, from the top: 1 ⊕ 1 = 0 and an edge, 1. Beside it stands a single edge: 1 ⊕ 1 = 0, and the two edges below make **2**.
- Where both meet: 4 ⊕ 2 = 6. The trunk makes [7](hackenbush:0-1g,1-2g,2-3g,2-4g,4-5g,1-6g,6-7g,7-8g,7-9g,9-10g,9-11g?grundy=7&amp;only=hackenbush:).</source>
        <comment>8/reveal</comment>
        <translation>- La rama con la horquilla de 1 y 2: 1 ⊕ 2 = 3, y con la arista de debajo son **4**.
- La otra, desde arriba: 1 ⊕ 1 = 0 y una arista, 1. A su lado hay una sola arista: 1 ⊕ 1 = 0, y con las dos aristas de debajo son **2**.
- Donde las dos se juntan: 4 ⊕ 2 = 6. Con el tronco son [7](hackenbush:0-1g,1-2g,2-3g,2-4g,4-5g,1-6g,6-7g,7-8g,7-9g,9-10g,9-11g?grundy=7&amp;only=hackenbush:).</translation>
    </message>
    <message>
        <source>But a cut can make it larger!</source>
        <comment>9/title</comment>
        <translation>¡Pero un corte puede hacerlo mayor!</translation>
    </message>
    <message>
        <source>In the Y you can cut a branch, and the value goes **up** from 1 to 2. Does that spoil everything?</source>
        <comment>9/text</comment>
        <translation>En la Y puedes cortar una rama, y el valor **sube** de 1 a 2. ¿Lo estropea eso todo?</translation>
    </message>
    <message>
        <source>Growing and undoing again. **Ask for the move back:** cut the topmost edge of the stalk of two.</source>
        <comment>9/notes</comment>
        <translation>Otra vez crecer y deshacer. **Pregunta por la jugada de vuelta:** cortar la arista más alta del tallo de dos.</translation>
    </message>
    <message>
        <source>No. It is like the staircase: the other player cuts the stalk of two down to one edge, and the value is 1 again. And with every cut the picture gets smaller, so it must end.</source>
        <comment>9/reveal</comment>
        <translation>No. Es como en la escalera: tu rival corta el tallo de dos y deja una arista, y el valor vuelve a ser 1. Y con cada corte el dibujo se hace más pequeño, así que tiene que acabar.</translation>
    </message>
    <message>
        <source>A garden</source>
        <comment>10/title</comment>
        <translation>Un jardín</translation>
    </message>
    <message>
        <source>A Y, worth 1, stands beside a stalk of **three** edges. It is your turn. Which cut wins?</source>
        <comment>10/text</comment>
        <translation>Una Y, que vale 1, está junto a un tallo de **tres** aristas. Es tu turno. ¿Qué corte gana?</translation>
    </message>
    <message>
        <source>Value of the garden: 1 ⊕ 3 = 2. The stalk of three must become 1.</source>
        <comment>10/notes</comment>
        <translation>Valor del jardín: 1 ⊕ 3 = 2. El tallo de tres tiene que quedar en 1.</translation>
    </message>
    <message>
        <source>The trunk of the Y</source>
        <comment>10/choice 1</comment>
        <translation>El tronco de la Y</translation>
    </message>
    <message>
        <source>Then the other player cuts down the stalk of three.</source>
        <comment>10/because 1</comment>
        <translation>Entonces tu rival corta el tallo de tres a ras del suelo.</translation>
    </message>
    <message>
        <source>The topmost edge of the stalk</source>
        <comment>10/choice 2</comment>
        <translation>La arista más alta del tallo</translation>
    </message>
    <message>
        <source>Then the stalk has two edges, and 1 ⊕ 2 = 3 is not 0.</source>
        <comment>10/because 2</comment>
        <translation>Entonces el tallo tiene dos aristas, y 1 ⊕ 2 = 3 no es 0.</translation>
    </message>
    <message>
        <source>The second edge of the stalk</source>
        <comment>10/choice 3</comment>
        <translation>La segunda arista del tallo</translation>
    </message>
    <message>
        <source>Yes. One edge of the stalk is left, and 1 ⊕ 1 = 0.</source>
        <comment>10/because 3</comment>
        <translation>Sí. Queda una arista del tallo, y 1 ⊕ 1 = 0.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Find a winning cut. Work out each plant first.</source>
        <comment>11/text</comment>
        <translation>Encuentra un corte ganador. Calcula primero cada planta.</translation>
    </message>
    <message>
        <source>Let pupils write the value at each fork before they cut. The winning cut often lies in the plant with the largest value.</source>
        <comment>11/notes</comment>
        <translation>Que escriban el valor en cada horquilla antes de cortar. El corte ganador está muchas veces en la planta de mayor valor.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>Gánala</translation>
    </message>
    <message>
        <source>Three plants. You start, and the computer is perfect.</source>
        <comment>12/text</comment>
        <translation>Tres plantas. Empiezas tú, y la máquina es perfecta.</translation>
    </message>
    <message>
        <source>Values: stalk 3, Y 1, tree 4 (2 ⊕ 1 = 3 and the trunk). 3 ⊕ 1 ⊕ 4 = 6. The tree must become 4 ⊕ 6 = 2: cut its branch of two edges off at the lower edge, so that trunk and single branch remain.</source>
        <comment>12/notes</comment>
        <translation>Valores: tallo 3, Y 1, árbol 4 (2 ⊕ 1 = 3 y el tronco). 3 ⊕ 1 ⊕ 4 = 6. El árbol tiene que quedar en 4 ⊕ 6 = 2: corta su rama de dos aristas por la arista de abajo, para que queden el tronco y la rama de una.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- A green **stalk** of n edges is a heap of n.
- At a **fork** take the nim-sum of the branches; every edge below adds one. [A Y is worth 1](hackenbush:0-1g,1-2g,1-3g?grundy=1).
- That is enough for all *trees*, pictures without circles.

And when there *are* circles, like a house with a door? That is the next lesson.</source>
        <comment>13/text</comment>
        <translation>- Un **tallo** verde de n aristas es un montón de n.
- En una **horquilla** toma la suma nim de las ramas; cada arista de debajo suma uno. [Una Y vale 1](hackenbush:0-1g,1-2g,1-3g?grundy=1).
- Con eso basta para todos los *árboles*, los dibujos sin ciclos.

¿Y cuando *hay* ciclos, como en una casa con puerta? Esa es la próxima lección.</translation>
    </message>
    <message>
        <source>**Exit question:** a trunk of two edges, on top two branches of 2 and 3. (2 ⊕ 3 = 1, and two: 3.)</source>
        <comment>13/notes</comment>
        <translation>**Pregunta de salida:** un tronco de dos aristas y, encima, dos ramas de 2 y 3. (2 ⊕ 3 = 1, y dos más: 3.)</translation>
    </message>
</context>
<context>
    <name>grundy-values</name>
    <message>
        <source>From letters to numbers</source>
        <comment>title</comment>
        <translation>De las letras a los números</translation>
    </message>
    <message>
        <source>Each position gets a number, its Grundy value: the one heap that balances it.</source>
        <comment>about</comment>
        <translation>Cada posición recibe un número, su valor de Grundy: el montón que la equilibra.</translation>
    </message>
    <message>
        <source>find a Grundy value as the smallest missing number (mex)</source>
        <comment>aims</comment>
        <translation>hallar un valor de Grundy como el menor número que falta (mex)</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>The game starts with heaps of 4, 2 and 6. Take as many stones as you like from one heap. Whoever takes the last stone wins.

The computer begins, and it plays at random. Whatever it does, you have an answer. Can you always find it?</source>
        <comment>1/text</comment>
        <translation>La partida empieza con montones de 4, 2 y 6. Quita tantas piedras como quieras de un montón. Gana quien se lleva la última piedra.

Empieza la máquina, y juega al azar. Haga lo que haga, tienes una respuesta. ¿La encuentras siempre?</translation>
    </message>
    <message>
        <source>4, 2, 6 is P, so the pupil, who plays second, can always win; the computer plays at random. Most pupils win in the end without knowing why. **Ask:** “What did you aim for?” They will name equal heaps, and 3, 2, 1.</source>
        <comment>1/notes</comment>
        <translation>4, 2, 6 es P, así que el alumno, que juega segundo, puede ganar siempre; la máquina juega al azar. Casi todos acaban ganando sin saber por qué. **Pregunta:** «¿Qué buscabas?». Nombrarán los montones iguales y 3, 2, 1.</translation>
    </message>
    <message>
        <source>The right partner</source>
        <comment>2/title</comment>
        <translation>La pareja que encaja</translation>
    </message>
    <message>
        <source>Put **one more heap** beside 3 and 2, so that the three heaps together are P. How large must it be?</source>
        <comment>2/text</comment>
        <translation>Pon **un montón más** junto a 3 y 2, de modo que los tres montones juntos sean P. ¿De qué tamaño tiene que ser?</translation>
    </message>
    <message>
        <source>This turns the list of P-positions into a question about balance. The picture of a pair of scales helps: 3 and 2 on one side, 1 on the other.</source>
        <comment>2/notes</comment>
        <translation>Así la lista de posiciones P se convierte en una pregunta sobre equilibrio. Ayuda la imagen de una balanza: 3 y 2 en un platillo, 1 en el otro.</translation>
    </message>
    <message>
        <source>One stone</source>
        <comment>2/choice 1</comment>
        <translation>Una piedra</translation>
    </message>
    <message>
        <source>Yes: 3, 2, 1 is the P-position that we found by hand.</source>
        <comment>2/because 1</comment>
        <translation>Sí: 3, 2, 1 es la posición P que encontramos a mano.</translation>
    </message>
    <message>
        <source>Two stones</source>
        <comment>2/choice 2</comment>
        <translation>Dos piedras</translation>
    </message>
    <message>
        <source>3, 2 and 2 is N: take the 3, and two equal heaps are left.</source>
        <comment>2/because 2</comment>
        <translation>3, 2 y 2 es N: se quita el 3 y quedan dos montones iguales.</translation>
    </message>
    <message>
        <source>Three stones</source>
        <comment>2/choice 3</comment>
        <translation>Tres piedras</translation>
    </message>
    <message>
        <source>3, 2 and 3 is N: take the 2, and two equal heaps are left.</source>
        <comment>2/because 3</comment>
        <translation>3, 2 y 3 es N: se quita el 2 y quedan dos montones iguales.</translation>
    </message>
    <message>
        <source>Five stones</source>
        <comment>2/choice 4</comment>
        <translation>Cinco piedras</translation>
    </message>
    <message>
        <source>3, 2 and 5 is N: make the 5 a 1.</source>
        <comment>2/because 4</comment>
        <translation>3, 2 y 5 es N: se deja el 5 en 1.</translation>
    </message>
    <message>
        <source>A heap as a weight</source>
        <comment>3/title</comment>
        <translation>Un montón como pesa</translation>
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
        <translation>La posición 3, 2 se equilibra con un montón de 1. Así que 3, 2 se comporta como un solo montón de 1. Apuntemos ese número:

- 3, 2 vale **1**
- 3, 1 vale **2**, porque 3, 1, 2 es P
- 2, 1 vale **3**
- 2, 2 vale **0**: ya es P y no necesita pareja
- un solo montón de 5 vale **5**, porque 5, 5 es P

El número de una posición se llama su **valor de Grundy**. Es el tamaño del montón que la equilibra. Una posición es P justo cuando su valor es **0**.

Pruébalo: [2, 1](nim:2,1?grundy=3), [3, 2](nim:3,2?grundy=1), [2, 2](nim:2,2?grundy=0&amp;outcome=P).</translation>
    </message>
    <message>
        <source>Can two different heaps balance the same position? No: from the larger one you could move to the smaller one, and both would be P, which cannot be. A nice question for quick pupils.</source>
        <comment>3/notes</comment>
        <translation>¿Pueden dos montones distintos equilibrar la misma posición? No: del mayor se podría mover al menor, y los dos serían P, cosa imposible. Una buena pregunta para los más rápidos.</translation>
    </message>
    <message>
        <source>How to find the value</source>
        <comment>4/title</comment>
        <translation>Cómo se halla el valor</translation>
    </message>
    <message>
        <source>Trying every partner takes long. There is a faster way. The moves of 2, 1 leave 1,1 and 0,1 and 2,0. What are **their** values? Which number is missing?</source>
        <comment>4/text</comment>
        <translation>Probar todas las parejas lleva mucho tiempo. Hay un camino más rápido. Las jugadas de 2, 1 dejan 1,1 y 0,1 y 2,0. ¿Cuáles son los valores de **estas**? ¿Qué número falta?</translation>
    </message>
    <message>
        <source>Let three pupils each name the value of one of the three positions: 0 for 1,1 because it is P, and 1 and 2 for the single heaps.</source>
        <comment>4/notes</comment>
        <translation>Que tres alumnos digan cada uno el valor de una de las tres posiciones: 0 para 1,1, porque es P, y 1 y 2 para los montones solos.</translation>
    </message>
    <message>
        <source>They leave the values 0, 1 and 2. The smallest number that is **missing** is 3, and that is the value of [2, 1](nim:2,1?grundy=3&amp;moves=3).</source>
        <comment>4/reveal</comment>
        <translation>Dejan los valores 0, 1 y 2. El menor número que **falta** es 3, y ese es el valor de [2, 1](nim:2,1?grundy=3&amp;moves=3).</translation>
    </message>
    <message>
        <source>The rule of the missing number</source>
        <comment>5/title</comment>
        <translation>La regla del número que falta</translation>
    </message>
    <message>
        <source>List the values that your moves can leave, and take the smallest number 0, 1, 2, … that is **not** in the list.

It is called the **mex**, for minimum excluded number. The mex of 0, 1, 3 is 2. The mex of 1, 2, 3 is 0.

If the list has no 0, the mex is 0: no move leaves P, so the position is P. It is the labelling that you know, with numbers instead of letters.

So [an empty table](nim:0?grundy=0&amp;outcome=P), with no moves and an empty list, has the value 0.</source>
        <comment>5/text</comment>
        <translation>Haz la lista de los valores que pueden dejar tus jugadas y toma el menor número 0, 1, 2, … que **no** esté en la lista.

Se llama **mex**, del inglés *minimum excluded*, «mínimo excluido». El mex de 0, 1, 3 es 2. El mex de 1, 2, 3 es 0.

Si en la lista no hay ningún 0, el mex es 0: ninguna jugada deja P, así que la posición es P. Son las etiquetas que ya conoces, con números en lugar de letras.

Por eso [una mesa vacía](nim:0?grundy=0&amp;outcome=P), sin jugadas y con la lista vacía, tiene valor 0.</translation>
    </message>
    <message>
        <source>Practise the mex on bare lists first. The commonest mistake is to take the largest number plus one.</source>
        <comment>5/notes</comment>
        <translation>Practica primero el mex con listas sueltas. El error más frecuente es tomar el número mayor más uno.</translation>
    </message>
    <message>
        <source>The smallest missing number</source>
        <comment>6/title</comment>
        <translation>El menor número que falta</translation>
    </message>
    <message>
        <source>Find the mex of each list: the smallest of the numbers 0, 1, 2, 3, … that is not in it.</source>
        <comment>6/text</comment>
        <translation>Halla el mex de cada lista: el menor de los números 0, 1, 2, 3, … que no está en ella.</translation>
    </message>
    <message>
        <source>Quick fire, hands up. Insist on “start counting at zero”.</source>
        <comment>6/notes</comment>
        <translation>Rápido y a mano alzada. Insiste: «Empieza a contar desde cero».</translation>
    </message>
    <message>
        <source>Why does the mex balance?</source>
        <comment>7/title</comment>
        <translation>¿Por qué equilibra el mex?</translation>
    </message>
    <message>
        <source>Put a position of value 3 beside a heap of 3. Why must the player who moves lose? There are three kinds of moves. Find an answer to each.</source>
        <comment>7/text</comment>
        <translation>Pon una posición de valor 3 junto a un montón de 3. ¿Por qué tiene que perder quien mueve? Hay tres clases de jugadas. Encuentra una respuesta a cada una.</translation>
    </message>
    <message>
        <source>This is the proof behind the whole theory, and it is copying once more. In Nim itself a move to a larger value happens: from 3, 2 (worth 1) you can go to 1, 2 (worth 3).</source>
        <comment>7/notes</comment>
        <translation>Esta es la demostración que sostiene toda la teoría, y otra vez consiste en copiar. En el propio Nim puede haber jugadas a un valor mayor: de 3, 2 (vale 1) se puede ir a 1, 2 (vale 3).</translation>
    </message>
    <message>
        <source>You are the second player. After each of your moves the two values are equal again:

- They make the heap smaller, say 1. The position has value 3, so 0, 1 and 2 are all among its moves: you move it to value 1.
- They move the position to a smaller value, say 2. You make the heap a 2.
- They move the position to a *larger* value, say 5. Then 3 is among the moves from there: you move it back to value 3.

They can never leave the value at 3, because the mex is **not** in the list. So you always have an answer, and the game ends. Here is [2, 1 with its heap of 3](nim:2,1,3?outcome=P).</source>
        <comment>7/reveal</comment>
        <translation>Eres el segundo jugador. Después de cada jugada tuya los dos valores vuelven a ser iguales:

- Tu rival hace menor el montón, por ejemplo 1. La posición tiene valor 3, así que 0, 1 y 2 están entre sus jugadas: la llevas al valor 1.
- Tu rival lleva la posición a un valor menor, por ejemplo 2. Dejas el montón en 2.
- Tu rival lleva la posición a un valor *mayor*, por ejemplo 5. Entonces 3 está entre las jugadas desde allí: la devuelves al valor 3.

Nunca puede dejar el valor en 3, porque el mex **no** está en la lista. Así que siempre tienes respuesta, y la partida se acaba. Aquí está [2, 1 con su montón de 3](nim:2,1,3?outcome=P).</translation>
    </message>
    <message>
        <source>The table of two heaps</source>
        <comment>8/title</comment>
        <translation>La tabla de dos montones</translation>
    </message>
    <message>
        <source>Work out the value of each pair of heaps. A move goes along the row or along the column, towards the sides where a heap is empty. Take the smallest number that is missing on these two ways.</source>
        <comment>8/text</comment>
        <translation>Calcula el valor de cada par de montones. Una jugada recorre la fila o la columna, hacia los lados donde un montón está vacío. Toma el menor número que falta en esos dos caminos.</translation>
    </message>
    <message>
        <source>Do the first two diagonals with the class, then let them go on in pairs. The edges are 0 to 5. The diagonal is 0. The square 4, 1 is 5, like a sum, and 5, 1 is 4, like a difference. Let them wonder: the rule comes in the next lesson.</source>
        <comment>8/notes</comment>
        <translation>Haz las dos primeras diagonales con la clase y luego que sigan por parejas. Los bordes van de 0 a 5. La diagonal es 0. La casilla 4, 1 es 5, como una suma, y 5, 1 es 4, como una resta. Déjalos con la intriga: la regla llega en la próxima lección.</translation>
    </message>
    <message>
        <source>Which one?</source>
        <comment>9/title</comment>
        <translation>¿Cuál?</translation>
    </message>
    <message>
        <source>The moves of a position leave the values 0, 1, 2 and 4. What is its value?</source>
        <comment>9/text</comment>
        <translation>Las jugadas de una posición dejan los valores 0, 1, 2 y 4. ¿Cuál es su valor?</translation>
    </message>
    <message>
        <source>**Ask also:** is this position P or N? N, as its value is not 0: there is a move to 0.</source>
        <comment>9/notes</comment>
        <translation>**Pregunta también:** ¿esta posición es P o N? N, porque su valor no es 0: hay una jugada a 0.</translation>
    </message>
    <message>
        <source>5</source>
        <comment>9/choice 1</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>That is one more than the largest. The smallest **missing** number is wanted.</source>
        <comment>9/because 1</comment>
        <translation>Eso es uno más que el mayor. Se busca el menor número que **falta**.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>9/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Yes. 0, 1 and 2 are there, and 3 is missing. That there is a 4 does not matter.</source>
        <comment>9/because 2</comment>
        <translation>Sí. Están 0, 1 y 2, y falta 3. Que haya un 4 no importa.</translation>
    </message>
    <message>
        <source>0</source>
        <comment>9/choice 3</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>0 is in the list. It would be 0 if no move left the value 0.</source>
        <comment>9/because 3</comment>
        <translation>0 está en la lista. Sería 0 si ninguna jugada dejara el valor 0.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- The **Grundy value** of a position is the heap that balances it. [Value 0](nim:1,3,2?grundy=0&amp;outcome=P) means P.
- It is the **mex** of the values that can be left: the smallest number that is missing.
- So [2, 1](nim:2,1?grundy=3) is worth 3, and [3, 2](nim:3,2?grundy=1) is worth 1.

The table that you have made hides a pattern. The next lesson finds it, and with it all values of 5, 3, 2.</source>
        <comment>10/text</comment>
        <translation>- El **valor de Grundy** de una posición es el montón que la equilibra. [Valor 0](nim:1,3,2?grundy=0&amp;outcome=P) quiere decir P.
- Es el **mex** de los valores que se pueden dejar: el menor número que falta.
- Por eso [2, 1](nim:2,1?grundy=3) vale 3, y [3, 2](nim:3,2?grundy=1) vale 1.

La tabla que has hecho esconde un patrón. La próxima lección lo encuentra, y con él todos los valores de 5, 3, 2.</translation>
    </message>
    <message>
        <source>**Exit question:** which heap must join 5 and 4 to make P? (1.) And 5 and 2? (7.)</source>
        <comment>10/notes</comment>
        <translation>**Pregunta de salida:** ¿qué montón hay que añadir a 5 y 4 para que salga P? (1.) ¿Y a 5 y 2? (7.)</translation>
    </message>
</context>
<context>
    <name>kayles</name>
    <message>
        <source>Kayles: knocking down pins</source>
        <comment>title</comment>
        <translation>Kayles: derribar bolos</translation>
    </message>
    <message>
        <source>Rows that fall apart, values that look like chaos, and a pattern that comes back after all.</source>
        <comment>about</comment>
        <translation>Filas que se parten, valores que parecen un caos, y un patrón que al final vuelve.</translation>
    </message>
    <message>
        <source>find values when a row falls apart</source>
        <comment>aims</comment>
        <translation>hallar valores cuando una fila se parte</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>Twelve pins stand in a row. A ball knocks down **one** pin or **two neighbours**. What is left of a row may be in two pieces. Whoever knocks down the last pin wins. The game is called **Kayles**.

Play it in pairs. Click the first and the last pin that fall, or the same pin twice if it falls alone.</source>
        <comment>1/text</comment>
        <translation>Hay doce bolos en fila. Una bola derriba **un** bolo o **dos vecinos**. Lo que queda de una fila pueden ser dos trozos. Gana quien derriba el último bolo. El juego se llama **Kayles**.

Juégalo en pareja. Haz clic en el primer y en el último bolo que caen, o dos veces en el mismo si cae solo.</translation>
    </message>
    <message>
        <source>Real skittles or cups are even better. Two pins with a gap between them cannot be hit together. **Ask:** “Has somebody found a move that wins for sure?”</source>
        <comment>1/notes</comment>
        <translation>Con bolos o vasos de verdad es todavía mejor. Dos bolos con un hueco en medio no se pueden derribar juntos. **Pregunta:** «¿Ha encontrado alguien una jugada que gane seguro?».</translation>
    </message>
    <message>
        <source>Three pins</source>
        <comment>2/title</comment>
        <translation>Tres bolos</translation>
    </message>
    <message>
        <source>Three pins in a row, your turn.</source>
        <comment>2/text</comment>
        <translation>Tres bolos en fila, tu turno.</translation>
    </message>
    <message>
        <source>The first sight of the great idea: make two equal halves.</source>
        <comment>2/notes</comment>
        <translation>La primera vez que asoma la gran idea: hacer dos mitades iguales.</translation>
    </message>
    <message>
        <source>Knock down one at the end</source>
        <comment>2/choice 1</comment>
        <translation>Derribar uno del extremo</translation>
    </message>
    <message>
        <source>Two neighbours are left, and the other player knocks down both.</source>
        <comment>2/because 1</comment>
        <translation>Quedan dos vecinos, y tu rival derriba los dos.</translation>
    </message>
    <message>
        <source>Knock down two</source>
        <comment>2/choice 2</comment>
        <translation>Derribar dos</translation>
    </message>
    <message>
        <source>The other player knocks down the last one.</source>
        <comment>2/because 2</comment>
        <translation>Tu rival derriba el último.</translation>
    </message>
    <message>
        <source>Knock down the one in the middle</source>
        <comment>2/choice 3</comment>
        <translation>Derribar el del medio</translation>
    </message>
    <message>
        <source>Yes. Two single pins are left that do not touch: the other player takes one, and you take the last.</source>
        <comment>2/because 3</comment>
        <translation>Sí. Quedan dos bolos sueltos que no se tocan: tu rival derriba uno y tú el último.</translation>
    </message>
    <message>
        <source>One row</source>
        <comment>3/title</comment>
        <translation>Una fila</translation>
    </message>
    <message>
        <source>Can you win with **any** row, if you start? Think of the middle.</source>
        <comment>3/text</comment>
        <translation>¿Puedes ganar con **cualquier** fila, si empiezas tú? Piensa en el medio.</translation>
    </message>
    <message>
        <source>An odd row: one pin in the middle. An even row: two pins.</source>
        <comment>3/notes</comment>
        <translation>Fila impar: un bolo en el medio. Fila par: dos bolos.</translation>
    </message>
    <message>
        <source>Yes. Knock down the middle pin, or the two in the middle: two **equal rows** are left. Then copy. From 12 leave [5 and 5](octal/code=0.77:12?only=octal/code=0.77:5,5).

So every single row is N. For **several** rows we need numbers.</source>
        <comment>3/reveal</comment>
        <translation>Sí. Derriba el bolo del medio, o los dos del medio: quedan dos **filas iguales**. Después copia. De 12 deja [5 y 5](octal/code=0.77:12?only=octal/code=0.77:5,5).

Así que toda fila sola es N. Para **varias** filas hacen falta números.</translation>
    </message>
    <message>
        <source>The values of short rows</source>
        <comment>4/title</comment>
        <translation>Los valores de las filas cortas</translation>
    </message>
    <message>
        <source>One pin is worth 1. Two pins can become 1 or 0, so they are worth 2. **Three** pins can become 2, or 1, or two single pins. What are three pins worth?</source>
        <comment>4/text</comment>
        <translation>Un bolo vale 1. Dos bolos pueden quedar en 1 o 0, así que valen 2. **Tres** bolos pueden quedar en 2, en 1 o en dos bolos sueltos. ¿Cuánto valen tres bolos?</translation>
    </message>
    <message>
        <source>So far it looks like Nim: 1, 2, 3. Ask for a guess for four pins.</source>
        <comment>4/notes</comment>
        <translation>Hasta aquí parece Nim: 1, 2, 3. Pide una apuesta para cuatro bolos.</translation>
    </message>
    <message>
        <source>2</source>
        <comment>4/choice 1</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>The moves leave 2, 1, and 1 ⊕ 1 = 0. The value 2 is in the list.</source>
        <comment>4/because 1</comment>
        <translation>Las jugadas dejan 2, 1 y 1 ⊕ 1 = 0. El valor 2 está en la lista.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>4/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Yes. The moves leave 2, 1 and 1 ⊕ 1 = 0. The smallest missing number is 3.</source>
        <comment>4/because 2</comment>
        <translation>Sí. Las jugadas dejan 2, 1 y 1 ⊕ 1 = 0. El menor número que falta es 3.</translation>
    </message>
    <message>
        <source>0</source>
        <comment>4/choice 3</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>0 would mean P. But knocking down the middle pin wins.</source>
        <comment>4/because 3</comment>
        <translation>0 querría decir P. Pero derribar el bolo del medio gana.</translation>
    </message>
    <message>
        <source>Four pins</source>
        <comment>5/title</comment>
        <translation>Cuatro bolos</translation>
    </message>
    <message>
        <source>List what four pins can become, with the values. What is missing?</source>
        <comment>5/text</comment>
        <translation>Haz la lista de lo que puede quedar de cuatro bolos, con sus valores. ¿Qué falta?</translation>
    </message>
    <message>
        <source>Most pupils had guessed 4. When a row falls apart, take the nim-sum of the pieces; then the mex of all moves.</source>
        <comment>5/notes</comment>
        <translation>Casi todos habían apostado por 4. Cuando una fila se parte, se toma la suma nim de los trozos; después, el mex de todas las jugadas.</translation>
    </message>
    <message>
        <source>- One pin falls: **3** is left (value 3), or **1 and 2** (1 ⊕ 2 = 3).
- Two pins fall: **2** is left (value 2), or **1 and 1** (value 0).

The values are 3, 2 and 0. The smallest missing number is **1**. So [four pins are worth only 1](octal/code=0.77:4?grundy=1), where a Nim heap of four would be worth 4.</source>
        <comment>5/reveal</comment>
        <translation>- Cae un bolo: queda **3** (valor 3), o **1 y 2** (1 ⊕ 2 = 3).
- Caen dos bolos: queda **2** (valor 2), o **1 y 1** (valor 0).

Los valores son 3, 2 y 0. El menor número que falta es **1**. Así que [cuatro bolos solo valen 1](octal/code=0.77:4?grundy=1), mientras que un montón de Nim de cuatro valdría 4.</translation>
    </message>
    <message>
        <source>Five pins</source>
        <comment>6/title</comment>
        <translation>Cinco bolos</translation>
    </message>
    <message>
        <source>The values so far: 1, 2, 3, 1 for one to four pins. Five pins can become 4, or 1 and 3, or 2 and 2, or 3, or 1 and 2. What are they worth?</source>
        <comment>6/text</comment>
        <translation>Los valores hasta ahora: 1, 2, 3, 1 para uno a cuatro bolos. Cinco bolos pueden quedar en 4, o 1 y 3, o 2 y 2, o 3, o 1 y 2. ¿Cuánto valen?</translation>
    </message>
    <message>
        <source>Do it together on the board, in two columns: position and value. There are nine moves, five single pins and four pairs; but only five different things are left, since left and right are alike.</source>
        <comment>6/notes</comment>
        <translation>Hazlo con la clase en la pizarra, en dos columnas: posición y valor. Hay nueve jugadas, cinco bolos solos y cuatro parejas; pero solo quedan cinco cosas distintas, porque izquierda y derecha son lo mismo.</translation>
    </message>
    <message>
        <source>2</source>
        <comment>6/choice 1</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>1 ⊕ 3 = 2 is in the list.</source>
        <comment>6/because 1</comment>
        <translation>1 ⊕ 3 = 2 está en la lista.</translation>
    </message>
    <message>
        <source>4</source>
        <comment>6/choice 2</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>Yes: 4 gives 1, 1 ⊕ 3 = 2, 2 ⊕ 2 = 0, 3 gives 3, and 1 ⊕ 2 = 3. The list is 0, 1, 2, 3.</source>
        <comment>6/because 2</comment>
        <translation>Sí: 4 da 1, 1 ⊕ 3 = 2, 2 ⊕ 2 = 0, 3 da 3, y 1 ⊕ 2 = 3. La lista es 0, 1, 2, 3.</translation>
    </message>
    <message>
        <source>5</source>
        <comment>6/choice 3</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>The smallest missing number is wanted. Is 4 in the list?</source>
        <comment>6/because 3</comment>
        <translation>Se busca el menor número que falta. ¿Está el 4 en la lista?</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>7/title</comment>
        <translation>Sigue tú</translation>
    </message>
    <message>
        <source>Fill in the values up to 12 pins. Say what a row can become before you look.</source>
        <comment>7/text</comment>
        <translation>Rellena los valores hasta 12 bolos. Di qué puede quedar de una fila antes de mirar.</translation>
    </message>
    <message>
        <source>1 2 3 1 4 3 2 1 4 2 6 4. Nobody has to work out all of them; a few are enough to see how irregular they are. Each group could take one.</source>
        <comment>7/notes</comment>
        <translation>1 2 3 1 4 3 2 1 4 2 6 4. Nadie tiene que calcularlos todos; bastan unos cuantos para ver lo irregulares que son. Cada grupo podría tomar uno.</translation>
    </message>
    <message>
        <source>Chaos or pattern?</source>
        <comment>8/title</comment>
        <translation>¿Caos o patrón?</translation>
    </message>
    <message>
        <source>The values of 1 to 12 pins are 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4. Do you think that they ever repeat?</source>
        <comment>8/text</comment>
        <translation>Los valores de 1 a 12 bolos son 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4. ¿Crees que llegan a repetirse?</translation>
    </message>
    <message>
        <source>The exceptions stop at 70. No value is larger than 8. For other games of this family nobody knows whether the values repeat.</source>
        <comment>8/notes</comment>
        <translation>Las excepciones se acaban en 70. Ningún valor es mayor que 8. De otros juegos de esta familia nadie sabe si los valores se repiten.</translation>
    </message>
    <message>
        <source>They do, but late. From **71** pins on the values repeat with **period 12**, for ever. For example [72](octal/code=0.77:72?grundy=4) pins and [84](octal/code=0.77:84?grundy=4) pins are both worth 4.

It takes a theorem to be sure that it never breaks off. A computer works out the values far enough, and the theorem says how far that is.</source>
        <comment>8/reveal</comment>
        <translation>Se repiten, pero tarde. Desde **71** bolos los valores se repiten con **período 12**, para siempre. Por ejemplo, [72](octal/code=0.77:72?grundy=4) bolos y [84](octal/code=0.77:84?grundy=4) bolos valen los dos 4.

Hace falta un teorema para estar seguros de que no se rompe nunca. Una máquina calcula los valores lo bastante lejos, y el teorema dice hasta dónde es eso.</translation>
    </message>
    <message>
        <source>Two rows</source>
        <comment>9/title</comment>
        <translation>Dos filas</translation>
    </message>
    <message>
        <source>Rows of **4** and **5** pins, worth 1 and 4. Which move wins?</source>
        <comment>9/text</comment>
        <translation>Filas de **4** y **5** bolos, que valen 1 y 4. ¿Qué jugada gana?</translation>
    </message>
    <message>
        <source>5 must become something worth 1: a row of 4, or two rows with nim-sum 1; of those only the row of 4 can be reached.</source>
        <comment>9/notes</comment>
        <translation>El 5 tiene que quedar en algo que valga 1: una fila de 4, o dos filas con suma nim 1; de ellas solo se puede llegar a la fila de 4.</translation>
    </message>
    <message>
        <source>Knock down the middle pin of the 5</source>
        <comment>9/choice 1</comment>
        <translation>Derribar el bolo del medio del 5</translation>
    </message>
    <message>
        <source>Then 4, 2 and 2 are left, worth 1 ⊕ 2 ⊕ 2 = 1, and not 0.</source>
        <comment>9/because 1</comment>
        <translation>Entonces quedan 4, 2 y 2, que valen 1 ⊕ 2 ⊕ 2 = 1, y no 0.</translation>
    </message>
    <message>
        <source>Knock down the two middle pins of the 4</source>
        <comment>9/choice 2</comment>
        <translation>Derribar los dos bolos del medio del 4</translation>
    </message>
    <message>
        <source>Then 1, 1 and 5 are left, worth 4.</source>
        <comment>9/because 2</comment>
        <translation>Entonces quedan 1, 1 y 5, que valen 4.</translation>
    </message>
    <message>
        <source>Knock down the end pin of the 5</source>
        <comment>9/choice 3</comment>
        <translation>Derribar el bolo del extremo del 5</translation>
    </message>
    <message>
        <source>Yes. Two rows of 4 are left: copy.</source>
        <comment>9/because 3</comment>
        <translation>Sí. Quedan dos filas de 4: copia.</translation>
    </message>
    <message>
        <source>An old riddle</source>
        <comment>10/title</comment>
        <translation>Un viejo acertijo</translation>
    </message>
    <message>
        <source>Of 13 pins in a row the second one has fallen. **1** and **11** are left. What do you do?</source>
        <comment>10/text</comment>
        <translation>De 13 bolos en fila ha caído el segundo. Quedan **1** y **11**. ¿Qué haces?</translation>
    </message>
    <message>
        <source>The riddle is by Henry Dudeney and more than a hundred years old. Without values it is very hard; with the table it takes a minute.</source>
        <comment>10/notes</comment>
        <translation>El acertijo es de Henry Dudeney y tiene más de cien años. Sin valores es muy difícil; con la tabla lleva un minuto.</translation>
    </message>
    <message>
        <source>11 pins are worth 6, so together 1 ⊕ 6 = 7. The 11 must become something worth 1: knock down one pin, so that [3 and 7](octal/code=0.77:1,11?wins=octal/code=0.77:1,3,7) are left: 3 ⊕ 2 = 1. That is the only way, from the left or from the right.</source>
        <comment>10/reveal</comment>
        <translation>11 bolos valen 6, así que juntos 1 ⊕ 6 = 7. El 11 tiene que quedar en algo que valga 1: derriba un bolo, de modo que queden [3 y 7](octal/code=0.77:1,11?wins=octal/code=0.77:1,3,7): 3 ⊕ 2 = 1. Es la única manera, por la izquierda o por la derecha.</translation>
    </message>
    <message>
        <source>A family of games</source>
        <comment>11/title</comment>
        <translation>Una familia de juegos</translation>
    </message>
    <message>
        <source>In Kayles one or two may be taken, and what is left may stay as nothing, one row or two rows. Change what is allowed, and you get a whole family of games: take only two neighbours, or only one; allow splitting, or forbid it. They are called **octal games**, because each rule can be written with the digits 0 to 7. Kayles is 0.77.

A famous relative is **Grundy’s game**: divide a heap into two *unequal* heaps. There [a heap of ten](grundy:10?outcome=P) is P. Its values have been worked out for an enormous number of heaps, and to this day **nobody knows** whether they repeat.</source>
        <comment>11/text</comment>
        <translation>En Kayles se pueden quitar uno o dos, y lo que queda puede ser nada, una fila o dos filas. Cambia lo que está permitido y tendrás toda una familia de juegos: quitar solo dos vecinos, o solo uno; permitir que se parta, o prohibirlo. Se llaman **juegos octales**, porque cada regla se puede escribir con las cifras de 0 a 7. Kayles es 0.77.

Un pariente famoso es el **juego de Grundy**: divide un montón en dos montones *desiguales*. En él, [un montón de diez](grundy:10?outcome=P) es P. Se han calculado sus valores para una cantidad enorme de montones, y hasta hoy **nadie sabe** si se repiten.</translation>
    </message>
    <message>
        <source>A digit is a sum of 1 (nothing is left), 2 (one heap is left) and 4 (two heaps are left). 7 = 1 + 2 + 4 allows all three. Pupils like it that there are open questions which one can explain in a minute.</source>
        <comment>11/notes</comment>
        <translation>Una cifra es una suma de 1 (no queda nada), 2 (queda un montón) y 4 (quedan dos montones). 7 = 1 + 2 + 4 permite las tres cosas. A los alumnos les gusta que haya preguntas abiertas que se explican en un minuto.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>12/title</comment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>What is the Grundy value? Read the rule of the game first: it need not be Kayles.</source>
        <comment>12/text</comment>
        <translation>¿Cuál es el valor de Grundy? Lee primero la regla del juego: no tiene por qué ser Kayles.</translation>
    </message>
    <message>
        <source>List what can be left, with values; two pieces by the nim-sum; then the smallest missing number.</source>
        <comment>12/notes</comment>
        <translation>Haz la lista de lo que puede quedar, con sus valores; dos trozos, con la suma nim; después, el menor número que falta.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>13/title</comment>
        <translation>Gánala</translation>
    </message>
    <message>
        <source>Rows of 6 and 9 pins, worth 3 and 4. You start, and the computer is perfect.</source>
        <comment>13/text</comment>
        <translation>Filas de 6 y 9 bolos, que valen 3 y 4. Empiezas tú, y la máquina es perfecta.</translation>
    </message>
    <message>
        <source>3 ⊕ 4 = 7. One way: 6 becomes 5, worth 4, from either end. Another: 9 becomes 1 and 7, worth 1 ⊕ 2 = 3, in either order.</source>
        <comment>13/notes</comment>
        <translation>3 ⊕ 4 = 7. Una manera: el 6 queda en 5, que vale 4, por cualquier extremo. Otra: el 9 queda en 1 y 7, que vale 1 ⊕ 2 = 3, en cualquier orden.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>14/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- When a position falls apart, take the **nim-sum** of the parts. Among the moves, take the **smallest missing number**.
- That gives every value, step by step, even where there is no pretty formula: [four pins](octal/code=0.77:4?grundy=1) are worth 1, [five](octal/code=0.77:5?grundy=4) are worth 4.
- Sometimes the values repeat, and sometimes nobody knows.

The next lesson puts everything together.</source>
        <comment>14/text</comment>
        <translation>- Cuando una posición se parte, toma la **suma nim** de las partes. Entre las jugadas, toma el **menor número que falta**.
- Así sale todo valor, paso a paso, aunque no haya una fórmula bonita: [cuatro bolos](octal/code=0.77:4?grundy=1) valen 1, [cinco](octal/code=0.77:5?grundy=4) valen 4.
- A veces los valores se repiten, y a veces nadie lo sabe.

La próxima lección lo reúne todo.</translation>
    </message>
    <message>
        <source>**Exit question:** rows of 3 and 6? (Both are worth 3: P.) And 4 and 8? (Both 1: P.)</source>
        <comment>14/notes</comment>
        <translation>**Pregunta de salida:** ¿filas de 3 y 6? (Las dos valen 3: P.) ¿Y 4 y 8? (Las dos 1: P.)</translation>
    </message>
</context>
<context>
    <name>kernels</name>
    <message>
        <source>Dots, arrows and kernels</source>
        <comment>title</comment>
        <translation>Puntos, flechas y núcleos</translation>
    </message>
    <message>
        <source>A game is a picture of dots and arrows, and where the last move wins the P-positions are its kernel.</source>
        <comment>about</comment>
        <translation>Un juego es un dibujo de puntos y flechas, y donde gana la última jugada las posiciones P son su núcleo.</translation>
    </message>
    <message>
        <source>find the kernel of a graph without circles</source>
        <comment>aims</comment>
        <translation>hallar el núcleo de un grafo sin ciclos</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>The dots of the picture are called **nodes**. A token stands on node 7. On your turn move it along **one arrow**. Whoever cannot move loses: that happens at node 0.

Play it a few times in pairs. On which nodes do you want to put the token?</source>
        <comment>1/text</comment>
        <translation>Los puntos del dibujo se llaman **nodos**. En el nodo 7 hay una ficha. En tu turno la mueves siguiendo **una flecha**. Pierde quien no puede mover: eso pasa en el nodo 0.

Juégalo unas cuantas veces en pareja. ¿En qué nodos quieres dejar la ficha?</translation>
    </message>
    <message>
        <source>A game without any stones. Let pupils find out that the only thing that matters is where the token is. Draw it on the floor with chalk if you can.</source>
        <comment>1/notes</comment>
        <translation>Un juego sin piedras. Que descubran que lo único que importa es dónde está la ficha. Si puedes, dibújalo en el suelo con tiza.</translation>
    </message>
    <message>
        <source>A game is a graph</source>
        <comment>2/title</comment>
        <translation>Un juego es un grafo</translation>
    </message>
    <message>
        <source>Nodes and arrows together are called a **graph**. Every game that you have met can be drawn like that:

- each position is a node
- each move is an arrow to the position that it leaves

Playing means moving a token along the arrows. In Takeaway 10 there are eleven nodes in a row, and from each one arrows go one, two and three nodes back. If the arrows never go round in a circle, the game must end.</source>
        <comment>2/text</comment>
        <translation>Los nodos y las flechas juntos se llaman un **grafo**. Todos los juegos que has visto se pueden dibujar así:

- cada posición es un nodo
- cada jugada es una flecha a la posición que deja

Jugar es mover una ficha siguiendo las flechas. En los diez palitos hay once nodos en fila, y de cada uno salen flechas a uno, dos y tres nodos más atrás. Si las flechas nunca dan la vuelta en círculo, la partida tiene que acabar.</translation>
    </message>
    <message>
        <source>Let someone draw the graph of Takeaway with 5 matches: six nodes, arrows of length 1, 2, 3.</source>
        <comment>2/notes</comment>
        <translation>Que alguien dibuje el grafo de quitar palitos con 5 palitos: seis nodos, flechas de longitud 1, 2, 3.</translation>
    </message>
    <message>
        <source>Arrows of a Nim position</source>
        <comment>3/title</comment>
        <translation>Las flechas de una posición de Nim</translation>
    </message>
    <message>
        <source>In Nim, which positions can be left from **2, 1, 1**? The order of the heaps does not matter.</source>
        <comment>3/text</comment>
        <translation>En el Nim, ¿qué posiciones se pueden dejar desde **2, 1, 1**? El orden de los montones no importa.</translation>
    </message>
    <message>
        <source>1, 1 can be left only by taking the whole 2.</source>
        <comment>3/notes</comment>
        <translation>1, 1 solo se puede dejar quitando el 2 entero.</translation>
    </message>
    <message>
        <source>1,1,1 and 2,1 and 1,1</source>
        <comment>3/choice 1</comment>
        <translation>1,1,1 y 2,1 y 1,1</translation>
    </message>
    <message>
        <source>Yes: one stone from the 2, or one of the single heaps, or the whole 2. So three arrows leave this node.</source>
        <comment>3/because 1</comment>
        <translation>Sí: una piedra del 2, o uno de los montones de uno, o el 2 entero. Así que de este nodo salen tres flechas.</translation>
    </message>
    <message>
        <source>1,1,1 and 1,1</source>
        <comment>3/choice 2</comment>
        <translation>1,1,1 y 1,1</translation>
    </message>
    <message>
        <source>One is missing: you can also take one of the single heaps and leave 2 and 1.</source>
        <comment>3/because 2</comment>
        <translation>Falta una: también puedes quitar uno de los montones de uno y dejar 2 y 1.</translation>
    </message>
    <message>
        <source>2,1 and 1,1 and 1</source>
        <comment>3/choice 3</comment>
        <translation>2,1 y 1,1 y 1</translation>
    </message>
    <message>
        <source>1 alone cannot be left: that would change two heaps.</source>
        <comment>3/because 3</comment>
        <translation>1 solo no se puede dejar: eso cambiaría dos montones.</translation>
    </message>
    <message>
        <source>Label the graph</source>
        <comment>4/title</comment>
        <translation>Etiqueta el grafo</translation>
    </message>
    <message>
        <source>Fill in P and N for each node, from 0 upwards. Look at the arrows that **leave** a node.</source>
        <comment>4/text</comment>
        <translation>Escribe P y N en cada nodo, desde 0 hacia arriba. Mira las flechas que **salen** de un nodo.</translation>
    </message>
    <message>
        <source>P are 0, 3, 4 and 7. **Typical mistake:** looking at the arrows that come in. Nodes 1 and 2 are N because of the arrow to 0.</source>
        <comment>4/notes</comment>
        <translation>P son 0, 3, 4 y 7. **Error típico:** mirar las flechas que llegan. Los nodos 1 y 2 son N por la flecha a 0.</translation>
    </message>
    <message>
        <source>What is special about the P-nodes?</source>
        <comment>5/title</comment>
        <translation>¿Qué tienen de especial los nodos P?</translation>
    </message>
    <message>
        <source>The P-nodes are 0, 3, 4 and 7. Are there arrows **between** two of them? Does every other node have an arrow **to** one of them?</source>
        <comment>5/text</comment>
        <translation>Los nodos P son 0, 3, 4 y 7. ¿Hay flechas **entre** dos de ellos? ¿Tiene cada uno de los otros nodos una flecha **a** alguno de ellos?</translation>
    </message>
    <message>
        <source>Have the P-nodes coloured on the board or held up by pupils. Check both properties, arrow by arrow.</source>
        <comment>5/notes</comment>
        <translation>Haz colorear los nodos P en la pizarra, o que los sostengan en alto varios alumnos. Comprueba las dos propiedades, flecha por flecha.</translation>
    </message>
    <message>
        <source>- **No arrow leads from a P-node to a P-node.** From inside the set you must go out.
- **Every node outside has an arrow to a P-node.** From outside you can always step in.

A set of nodes with both properties is called a **kernel**. It is our rule of P and N, seen as a picture.</source>
        <comment>5/reveal</comment>
        <translation>- **Ninguna flecha lleva de un nodo P a un nodo P.** Desde dentro del conjunto hay que salir.
- **Todo nodo de fuera tiene una flecha a un nodo P.** Desde fuera siempre se puede entrar.

Un conjunto de nodos con las dos propiedades se llama **núcleo**. Es nuestra regla de P y N, vista como dibujo.</translation>
    </message>
    <message>
        <source>Find the kernel</source>
        <comment>6/title</comment>
        <translation>Halla el núcleo</translation>
    </message>
    <message>
        <source>Three nodes: arrows from 2 to 1, from 2 to 0 and from 1 to 0. Which set is a kernel?</source>
        <comment>6/text</comment>
        <translation>Tres nodos: flechas de 2 a 1, de 2 a 0 y de 1 a 0. ¿Qué conjunto es un núcleo?</translation>
    </message>
    <message>
        <source>A node without arrows must always be in the kernel: it cannot have an arrow into it, so it may not be outside.</source>
        <comment>6/notes</comment>
        <translation>Un nodo sin flechas tiene que estar siempre en el núcleo: no puede tener una flecha hacia él, así que no puede quedarse fuera.</translation>
    </message>
    <message>
        <source>Only 0</source>
        <comment>6/choice 1</comment>
        <translation>Solo 0</translation>
    </message>
    <message>
        <source>Yes. Inside there is just one node, so no arrow between two of them, and both others have an arrow to 0.</source>
        <comment>6/because 1</comment>
        <translation>Sí. Dentro hay un solo nodo, así que no hay flecha entre dos de dentro, y los otros dos tienen una flecha a 0.</translation>
    </message>
    <message>
        <source>0 and 2</source>
        <comment>6/choice 2</comment>
        <translation>0 y 2</translation>
    </message>
    <message>
        <source>There is an arrow from 2 to 0, so from inside you could stay inside.</source>
        <comment>6/because 2</comment>
        <translation>Hay una flecha de 2 a 0, así que desde dentro podrías quedarte dentro.</translation>
    </message>
    <message>
        <source>Only 1</source>
        <comment>6/choice 3</comment>
        <translation>Solo 1</translation>
    </message>
    <message>
        <source>Node 0 is outside and has no arrow to 1. It has no arrow at all.</source>
        <comment>6/because 3</comment>
        <translation>El nodo 0 está fuera y no tiene flecha a 1. No tiene ninguna flecha.</translation>
    </message>
    <message>
        <source>0 and 1</source>
        <comment>6/choice 4</comment>
        <translation>0 y 1</translation>
    </message>
    <message>
        <source>There is an arrow from 1 to 0.</source>
        <comment>6/because 4</comment>
        <translation>Hay una flecha de 1 a 0.</translation>
    </message>
    <message>
        <source>Who is inside?</source>
        <comment>7/title</comment>
        <translation>¿Quién está dentro?</translation>
    </message>
    <message>
        <source>You play perfectly and you win. After each of **your** moves the token is …</source>
        <comment>7/text</comment>
        <translation>Juegas a la perfección y ganas. Después de cada una de **tus** jugadas, la ficha está …</translation>
    </message>
    <message>
        <source>It is easily said the wrong way round: “the computer never loses because it always stays outside the kernel”. It finds the token outside and leaves it inside. Being able to step in is the second property; being forced out is the first.</source>
        <comment>7/notes</comment>
        <translation>Es fácil decirlo al revés: «la máquina nunca pierde porque siempre se queda fuera del núcleo». Encuentra la ficha fuera y la deja dentro. Poder entrar es la segunda propiedad; tener que salir es la primera.</translation>
    </message>
    <message>
        <source>outside the kernel, so that you stay outside</source>
        <comment>7/choice 1</comment>
        <translation>fuera del núcleo, para quedarte fuera</translation>
    </message>
    <message>
        <source>Then the other player could step in, and you would be the one who is forced out.</source>
        <comment>7/because 1</comment>
        <translation>Entonces tu rival podría entrar, y quien tendría que salir serías tú.</translation>
    </message>
    <message>
        <source>sometimes inside and sometimes outside</source>
        <comment>7/choice 2</comment>
        <translation>unas veces dentro y otras fuera</translation>
    </message>
    <message>
        <source>Each time you leave it outside, the other player can take over the win.</source>
        <comment>7/because 2</comment>
        <translation>Cada vez que la dejas fuera, tu rival puede quitarte la victoria.</translation>
    </message>
    <message>
        <source>inside the kernel, so the other player always moves from inside it</source>
        <comment>7/choice 3</comment>
        <translation>dentro del núcleo, así que tu rival mueve siempre desde dentro</translation>
    </message>
    <message>
        <source>Yes. You step in, they are forced out, you step in again.</source>
        <comment>7/because 3</comment>
        <translation>Sí. Entras, tu rival tiene que salir, vuelves a entrar.</translation>
    </message>
    <message>
        <source>The graph of Nim 1, 2, 3</source>
        <comment>8/title</comment>
        <translation>El grafo del Nim 1, 2, 3</translation>
    </message>
    <message>
        <source>All positions of Nim with heaps 3, 2 and 1, and all moves. The order of the heaps does not matter, so there are **14** positions, and 38 arrows. Fill in P and N from the bottom upwards.</source>
        <comment>8/text</comment>
        <translation>Todas las posiciones del Nim con montones 3, 2 y 1, y todas las jugadas. El orden de los montones no importa, así que hay **14** posiciones y 38 flechas. Escribe P y N de abajo arriba.</translation>
    </message>
    <message>
        <source>P are 0,0,0 and 1,1,0 and 2,2,0 and 3,2,1. Everything else is N. Pupils who remember the lesson by hand will be quick. With more heaps such a picture soon becomes a tangle in which nobody can see anything.</source>
        <comment>8/notes</comment>
        <translation>P son 0,0,0 y 1,1,0 y 2,2,0 y 3,2,1. Todo lo demás es N. Quienes recuerden la lección a mano acabarán pronto. Con más montones, un dibujo así se vuelve enseguida una maraña en la que no se ve nada.</translation>
    </message>
    <message>
        <source>Its kernel</source>
        <comment>9/title</comment>
        <translation>Su núcleo</translation>
    </message>
    <message>
        <source>Which four positions form the kernel of this graph? Is there a quicker way to find them than labelling?</source>
        <comment>9/text</comment>
        <translation>¿Qué cuatro posiciones forman el núcleo de este grafo? ¿Hay una forma más rápida de encontrarlas que etiquetar?</translation>
    </message>
    <message>
        <source>So a formula is a way to know a kernel without drawing the graph. For the grid no such formula is known.

If a quick pupil asks about misère play: there the end is N, though no arrow leaves it, so the P-positions are a kernel of the graph without its end.</source>
        <comment>9/notes</comment>
        <translation>Así que una fórmula es una manera de conocer un núcleo sin dibujar el grafo. Para la cuadrícula no se conoce ninguna fórmula así.

Si alguien pregunta por el juego misère: ahí el final es N, aunque no salga de él ninguna flecha, así que las posiciones P son un núcleo del grafo sin su final.</translation>
    </message>
    <message>
        <source>The kernel is [3,2,1](nim:3,2,1?outcome=P&amp;grundy=0), [2,2](nim:2,2?outcome=P&amp;grundy=0), [1,1](nim:1,1?outcome=P&amp;grundy=0) and the [empty table](nim:0?outcome=P&amp;grundy=0).

And yes, there is a quicker way: the **nim-sum**. It is 0 on the kernel, and only there. That is what the two facts of the proof said: from 0 you must leave the kernel, and from anywhere else you can step in.</source>
        <comment>9/reveal</comment>
        <translation>El núcleo es [3,2,1](nim:3,2,1?outcome=P&amp;grundy=0), [2,2](nim:2,2?outcome=P&amp;grundy=0), [1,1](nim:1,1?outcome=P&amp;grundy=0) y la [mesa vacía](nim:0?outcome=P&amp;grundy=0).

Y sí, hay una forma más rápida: la **suma nim**. Es 0 en el núcleo, y solo ahí. Es lo que decían los dos hechos de la demostración: desde 0 hay que salir del núcleo, y desde cualquier otro sitio se puede entrar.</translation>
    </message>
    <message>
        <source>How many kernels?</source>
        <comment>10/title</comment>
        <translation>¿Cuántos núcleos?</translation>
    </message>
    <message>
        <source>Could a graph without circles have two different kernels, or none? Think of the labelling: where did you ever have a choice?</source>
        <comment>10/text</comment>
        <translation>¿Podría un grafo sin ciclos tener dos núcleos distintos, o ninguno? Piensa en las etiquetas: ¿dónde pudiste elegir alguna vez?</translation>
    </message>
    <message>
        <source>In words: existence, because the labelling never gets stuck; and uniqueness, because it never has a choice.</source>
        <comment>10/notes</comment>
        <translation>Dicho con las palabras de la teoría: existencia, porque el etiquetado nunca se atasca, y unicidad, porque nunca hay elección.</translation>
    </message>
    <message>
        <source>You never had one. A node without arrows *must* be P. Every other label is then decided by the labels of the nodes after it. So **a graph without circles has exactly one kernel.**

That is why it does not matter who does the labelling: everyone gets the same letters.</source>
        <comment>10/reveal</comment>
        <translation>Nunca. Un nodo sin flechas *tiene* que ser P. Cualquier otra etiqueta queda decidida por las etiquetas de los nodos que vienen después. Por eso **un grafo sin ciclos tiene exactamente un núcleo.**

Por eso no importa quién etiquete: a todo el mundo le salen las mismas letras.</translation>
    </message>
    <message>
        <source>A circle of three</source>
        <comment>11/title</comment>
        <translation>Un círculo de tres</translation>
    </message>
    <message>
        <source>Now three nodes in a ring: 1 has an arrow to 2, 2 to 3, and 3 to 1. Which set is a kernel?</source>
        <comment>11/text</comment>
        <translation>Ahora tres nodos en un anillo: 1 tiene una flecha a 2, 2 a 3 y 3 a 1. ¿Qué conjunto es un núcleo?</translation>
    </message>
    <message>
        <source>Try it with three pupils in a ring, each pointing at the next. Hands up means “inside”. They can never satisfy both properties. Grundy will not let you draw this graph: the game would never end.</source>
        <comment>11/notes</comment>
        <translation>Pruébalo con tres alumnos en círculo, cada uno señalando al siguiente. Mano levantada quiere decir «dentro». Nunca podrán cumplir las dos propiedades. Grundy no te dejará dibujar este grafo: la partida no acabaría nunca.</translation>
    </message>
    <message>
        <source>Only 1</source>
        <comment>11/choice 1</comment>
        <translation>Solo 1</translation>
    </message>
    <message>
        <source>Then 2 is outside, but its only arrow goes to 3 and not into the kernel.</source>
        <comment>11/because 1</comment>
        <translation>Entonces 2 está fuera, pero su única flecha va a 3 y no al núcleo.</translation>
    </message>
    <message>
        <source>1 and 2</source>
        <comment>11/choice 2</comment>
        <translation>1 y 2</translation>
    </message>
    <message>
        <source>There is an arrow from 1 to 2, inside the set.</source>
        <comment>11/because 2</comment>
        <translation>Hay una flecha de 1 a 2, dentro del conjunto.</translation>
    </message>
    <message>
        <source>All three</source>
        <comment>11/choice 3</comment>
        <translation>Los tres</translation>
    </message>
    <message>
        <source>There are arrows between them.</source>
        <comment>11/because 3</comment>
        <translation>Hay flechas entre ellos.</translation>
    </message>
    <message>
        <source>There is none</source>
        <comment>11/choice 4</comment>
        <translation>No hay ninguno</translation>
    </message>
    <message>
        <source>Right. With one node inside, another one has no arrow into it. With two there is an arrow between them.</source>
        <comment>11/because 4</comment>
        <translation>Exacto. Con un nodo dentro, otro se queda sin flecha hacia él. Con dos, hay una flecha entre ellos.</translation>
    </message>
    <message>
        <source>A circle of four</source>
        <comment>12/title</comment>
        <translation>Un círculo de cuatro</translation>
    </message>
    <message>
        <source>And **four** nodes in a ring? Is there a kernel? Perhaps more than one?</source>
        <comment>12/text</comment>
        <translation>¿Y **cuatro** nodos en un anillo? ¿Hay un núcleo? ¿Quizá más de uno?</translation>
    </message>
    <message>
        <source>The theorem is Richardson’s. No proof here. Why is something getting smaller the reason that there are no circles? Because you would have to come back to the same size.</source>
        <comment>12/notes</comment>
        <translation>El teorema es de Richardson. Aquí va sin demostración. ¿Por qué no hay ciclos cuando algo se hace menor? Porque habría que volver al mismo tamaño.</translation>
    </message>
    <message>
        <source>There are two: every other node. Either the first and the third, or the second and the fourth.

So with circles there may be no kernel, or several. It is known that a graph with no circle of **odd** length, following the arrows, always has at least one kernel. And without any circle there is exactly one. The games of this course are nearly all of that kind: something always gets smaller.</source>
        <comment>12/reveal</comment>
        <translation>Hay dos: uno sí y uno no. O el primero y el tercero, o el segundo y el cuarto.

Así que con ciclos puede no haber ningún núcleo, o haber varios. Se sabe que un grafo sin ningún ciclo de longitud **impar**, siguiendo las flechas, siempre tiene al menos un núcleo. Y sin ningún ciclo hay exactamente uno. Los juegos de este curso son casi todos de esa clase: siempre hay algo que se hace menor.</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>13/title</comment>
        <translation>Encuentra la jugada ganadora</translation>
    </message>
    <message>
        <source>Move the token into the kernel.</source>
        <comment>13/text</comment>
        <translation>Mueve la ficha al núcleo.</translation>
    </message>
    <message>
        <source>Label only what you need: from the end up to the nodes that the token can reach.</source>
        <comment>13/notes</comment>
        <translation>Etiqueta solo lo que necesites: desde el final hasta los nodos a los que puede llegar la ficha.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>14/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- Every game is a graph: positions are nodes, moves are arrows.
- Where the last move wins, the P-positions form the **kernel**: no arrow inside, and an arrow into it from everywhere outside.
- Without circles there is exactly one kernel. Here is [a node inside](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@8?outcome=P) and [a node outside](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@7?outcome=N).

Different games can have very similar graphs. In the next lessons we look at games that seem to be quite different, and are Nim in disguise.</source>
        <comment>14/text</comment>
        <translation>- Todo juego es un grafo: las posiciones son nodos, las jugadas son flechas.
- Donde gana la última jugada, las posiciones P forman el **núcleo**: ninguna flecha por dentro, y desde todo lo de fuera una flecha hacia él.
- Sin ciclos hay exactamente un núcleo. Aquí tienes [un nodo de dentro](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@8?outcome=P) y [un nodo de fuera](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@7?outcome=N).

Juegos distintos pueden tener grafos muy parecidos. En las próximas lecciones miramos juegos que parecen muy diferentes y son Nim disfrazado.</translation>
    </message>
    <message>
        <source>**Exit question:** a row of nodes 0 to 6, arrows one and two back. Which is the kernel? (0, 3, 6: it is Takeaway with 1 or 2.)</source>
        <comment>14/notes</comment>
        <translation>**Pregunta de salida:** una fila de nodos de 0 a 6, con flechas uno y dos hacia atrás. ¿Cuál es el núcleo? (0, 3, 6: es quitar 1 o 2 palitos.)</translation>
    </message>
</context>
<context>
    <name>line-nim</name>
    <message>
        <source>Line Nim</source>
        <comment>title</comment>
        <translation>Nim en líneas</translation>
    </message>
    <message>
        <source>Three lines of counters, and a clever way to write a board down.</source>
        <comment>about</comment>
        <translation>Tres líneas de fichas, y una forma ingeniosa de anotar un tablero.</translation>
    </message>
    <message>
        <source>describe a board by what matters, and see why 101 labels are enough</source>
        <comment>aims</comment>
        <translation>describir un tablero por lo que importa y ver por qué bastan 101 etiquetas</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>Three lines with 3, 4 and 5 counters. On your turn take one or more counters from **one** line. They must be **next to each other**: you may not jump over a gap. Whoever takes the last counter **loses**.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>Tres líneas con 3, 4 y 5 fichas. En tu turno quitas una o más fichas de **una** línea. Tienen que estar **una junto a otra**: no se puede saltar un hueco. **Pierde** quien se lleva la última ficha.

Juégalo en pareja.</translation>
    </message>
    <message>
        <source>Not Nim with heaps: you may take counters out of the middle, and then a line falls into two pieces. Make sure that everybody has seen this. **Ask afterwards:** “Which boards did you not want to get?”</source>
        <comment>1/notes</comment>
        <translation>No es el Nim con montones: puedes quitar fichas del medio, y entonces la línea se parte en dos trozos. Asegúrate de que todo el mundo lo ha visto. **Después pregunta:** «¿Qué tableros no querías recibir?».</translation>
    </message>
    <message>
        <source>Taking the middle</source>
        <comment>2/title</comment>
        <translation>Quitar la del medio</translation>
    </message>
    <message>
        <source>You take only the **middle** counter of the line of five. What is left of that line?</source>
        <comment>2/text</comment>
        <translation>Quitas solo la ficha **del medio** de la línea de cinco. ¿Qué queda de esa línea?</translation>
    </message>
    <message>
        <source>We call a piece a run: neighbouring counters without a gap. The board of the beginning has one run each of 3, 4 and 5.</source>
        <comment>2/notes</comment>
        <translation>A un trozo lo llamamos tramo: fichas vecinas sin huecos. El tablero del principio tiene un tramo de 3, uno de 4 y uno de 5.</translation>
    </message>
    <message>
        <source>Four counters that can all be taken at once</source>
        <comment>2/choice 1</comment>
        <translation>Cuatro fichas que se pueden quitar de una vez</translation>
    </message>
    <message>
        <source>There is a gap now. Nobody can take across it.</source>
        <comment>2/because 1</comment>
        <translation>Ahora hay un hueco. Nadie puede quitar a través de él.</translation>
    </message>
    <message>
        <source>Two pieces of two counters each</source>
        <comment>2/choice 2</comment>
        <translation>Dos trozos de dos fichas cada uno</translation>
    </message>
    <message>
        <source>Yes. From now on they are two separate pieces.</source>
        <comment>2/because 2</comment>
        <translation>Sí. Desde ahora son dos trozos separados.</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <comment>2/choice 3</comment>
        <translation>No ha cambiado nada</translation>
    </message>
    <message>
        <source>One line of five has become two pieces of two.</source>
        <comment>2/because 3</comment>
        <translation>Una línea de cinco se ha convertido en dos trozos de dos.</translation>
    </message>
    <message>
        <source>When is it the same board?</source>
        <comment>3/title</comment>
        <translation>¿Cuándo es el mismo tablero?</translation>
    </message>
    <message>
        <source>Look at these three boards: [one](lines/misere:111/0000/00000?outcome=N), [two](lines/misere:000/0111/00000?outcome=N) and [three](lines/misere:000/0000/01110?outcome=N). Is there any difference for the rest of the game?</source>
        <comment>3/text</comment>
        <translation>Mira estos tres tableros: [uno](lines/misere:111/0000/00000?outcome=N), [dos](lines/misere:000/0111/00000?outcome=N) y [tres](lines/misere:000/0000/01110?outcome=N). ¿Hay alguna diferencia para el resto de la partida?</translation>
    </message>
    <message>
        <source>Ask the class what does not matter before you reveal it. A description that keeps the line and the place of each counter works too, but it is much longer and shows much less.</source>
        <comment>3/notes</comment>
        <translation>Pregunta a la clase qué es lo que no importa, antes de mostrarlo. Una descripción que guarde la línea y el sitio de cada ficha también sirve, pero es mucho más larga y enseña mucho menos.</translation>
    </message>
    <message>
        <source>No. Each has **one run of three**, and nothing else matters: not which line it is on, nor where on the line. So we can describe a board by counting: how many runs of 5, how many of 4, of 3, of 2 and of 1?

Throwing away what does not matter is often half of the solution.</source>
        <comment>3/reveal</comment>
        <translation>No. Los tres tienen **un tramo de tres**, y nada más importa: ni en qué línea está ni en qué parte de la línea. Así que podemos describir un tablero contando: ¿cuántos tramos de 5, cuántos de 4, de 3, de 2 y de 1?

Tirar lo que no importa es muchas veces la mitad de la solución.</translation>
    </message>
    <message>
        <source>A code for each board</source>
        <comment>4/title</comment>
        <translation>Un código para cada tablero</translation>
    </message>
    <message>
        <source>Write the five counts one after the other: runs of **5, 4, 3, 2, 1**.

- The start has one 5, one 4 and one 3: the code is **11100**.
- Take the middle counter of the five: no 5 any more, one 4, one 3, two 2s: **01120**.
- The last counter alone is **00001**.

This is the *run code* of the board. Each board has one, and boards with the same code are the same game.</source>
        <comment>4/text</comment>
        <translation>Escribe las cinco cuentas una tras otra: tramos de **5, 4, 3, 2, 1**.

- Al principio hay un 5, un 4 y un 3: el código es **11100**.
- Quita la ficha del medio del cinco: ya no hay 5; hay un 4, un 3 y dos 2: **01120**.
- La última ficha sola es **00001**.

Este es el *código de tramos* del tablero. Cada tablero tiene uno, y los tableros con el mismo código son el mismo juego.</translation>
    </message>
    <message>
        <source>Let pupils write the codes of two or three boards that you click together. **Typical mistake:** reading the digits as heap sizes. The digit is how many, the place is how long.</source>
        <comment>4/notes</comment>
        <translation>Que escriban los códigos de dos o tres tableros que prepares con ellos en la pantalla. **Error típico:** leer las cifras como tamaños de montones. La cifra dice cuántos; el lugar, de qué largo.</translation>
    </message>
    <message>
        <source>Find the code</source>
        <comment>5/title</comment>
        <translation>Halla el código</translation>
    </message>
    <message>
        <source>From the start somebody takes **two counters from the end of the line of five**. What is the new code?</source>
        <comment>5/text</comment>
        <translation>Desde el principio alguien quita **dos fichas de un extremo de la línea de cinco**. ¿Cuál es el nuevo código?</translation>
    </message>
    <message>
        <source>5 take 2 at the end is 3. So there are two 3s and a 4: 01200.</source>
        <comment>5/notes</comment>
        <translation>5 menos 2 del extremo es 3. Así que hay dos 3 y un 4: 01200.</translation>
    </message>
    <message>
        <source>01200</source>
        <comment>5/choice 1</comment>
        <translation>01200</translation>
    </message>
    <message>
        <source>Yes. The five is gone, and a three has come: now there are two runs of 3.</source>
        <comment>5/because 1</comment>
        <translation>Sí. El cinco ha desaparecido y ha llegado un tres: ahora hay dos tramos de 3.</translation>
    </message>
    <message>
        <source>01110</source>
        <comment>5/choice 2</comment>
        <translation>01110</translation>
    </message>
    <message>
        <source>Two counters at the end of five leave three, and not two.</source>
        <comment>5/because 2</comment>
        <translation>Dos fichas en el extremo del cinco dejan tres, y no dos.</translation>
    </message>
    <message>
        <source>11100</source>
        <comment>5/choice 3</comment>
        <translation>11100</translation>
    </message>
    <message>
        <source>That is the start. Something was taken.</source>
        <comment>5/because 3</comment>
        <translation>Ese es el principio. Se ha quitado algo.</translation>
    </message>
    <message>
        <source>01101</source>
        <comment>5/choice 4</comment>
        <translation>01101</translation>
    </message>
    <message>
        <source>What is left of the five is one run of three.</source>
        <comment>5/because 4</comment>
        <translation>Lo que queda del cinco es un tramo de tres.</translation>
    </message>
    <message>
        <source>What does the number do?</source>
        <comment>6/title</comment>
        <translation>¿Qué hace el número?</translation>
    </message>
    <message>
        <source>Read the codes as ordinary numbers. 11100 became 01120, which is smaller. Does **every** move make the number smaller?</source>
        <comment>6/text</comment>
        <translation>Lee los códigos como números corrientes. 11100 pasó a 01120, que es menor. ¿Hace **toda** jugada menor el número?</translation>
    </message>
    <message>
        <source>The same idea comes back with the grid and another number. **Ask:** could a digit become ten or more? No: there are never more than seven runs of 1, four of 2, three of 3, two of 4 and one of 5.</source>
        <comment>6/notes</comment>
        <translation>La misma idea vuelve con la cuadrícula y otro número. **Pregunta:** ¿podría una cifra llegar a diez o más? No: nunca hay más de siete tramos de 1, cuatro de 2, tres de 3, dos de 4 y uno de 5.</translation>
    </message>
    <message>
        <source>Yes. A move changes one run into shorter runs, or removes it. The digit of the long run goes down by one, and only digits **to its right** can go up. So the number gets smaller, like 11100 to 01120.

Numbers cannot fall for ever. So the game must end, and we can label all boards in order: start with the smallest code, and each time the boards that you can leave are labelled already.</source>
        <comment>6/reveal</comment>
        <translation>Sí. Una jugada convierte un tramo en tramos más cortos, o lo elimina. La cifra del tramo largo baja en uno, y solo pueden subir cifras **a su derecha**. Así que el número se hace menor, como de 11100 a 01120.

Un número no puede bajar para siempre. Así que la partida tiene que acabar, y podemos etiquetar todos los tableros por orden: empieza por el código menor, y cada vez los tableros que puedes dejar ya tienen su etiqueta.</translation>
    </message>
    <message>
        <source>How many boards?</source>
        <comment>7/title</comment>
        <translation>¿Cuántos tableros?</translation>
    </message>
    <message>
        <source>There are twelve counters. Guess: how many different run codes can come up in this game? And how many different games can be played?</source>
        <comment>7/text</comment>
        <translation>Hay doce fichas. Adivina: ¿cuántos códigos de tramos distintos pueden salir en este juego? ¿Y cuántas partidas distintas se pueden jugar?</translation>
    </message>
    <message>
        <source>For the careful: games are counted by codes; two moves that leave the same code count as one. The shortest games take two whole lines and all but one counter of the third. “Only 101” is the point. It is the same saving as in Takeaway 10: label positions, do not list games.</source>
        <comment>7/notes</comment>
        <translation>Para los minuciosos: las partidas se cuentan por códigos; dos jugadas que dejan el mismo código cuentan como una. Las partidas más cortas quitan dos líneas enteras y todas las fichas de la tercera menos una. Lo que importa es «solo 101». Es el mismo ahorro que con los diez palitos: etiqueta posiciones, no hagas listas de partidas.</translation>
    </message>
    <message>
        <source>There are **101** codes, without the empty board. And there are **746,062** different games, if nobody empties the board who could do something else. After 3 to 11 moves only the last counter is left, and it must be taken.

If you count the empty board too, and allow the silly move of emptying the board, there are 102 codes and 959,804 games.

So there are hundreds of thousands of ways to play, but **only 101 labels** to find. A computer does it in an instant, and with patience so could you.</source>
        <comment>7/reveal</comment>
        <translation>Hay **101** códigos, sin contar el tablero vacío. Y hay **746&#xa0;062** partidas distintas, si nadie vacía el tablero pudiendo hacer otra cosa. Al cabo de 3 a 11 jugadas solo queda la última ficha, y hay que llevársela.

Si cuentas también el tablero vacío y permites la jugada tonta de vaciar el tablero, hay 102 códigos y 959&#xa0;804 partidas.

Así que hay cientos de miles de maneras de jugar, pero **solo 101 etiquetas** que hallar. Una máquina lo hace en un instante y, con paciencia, tú también podrías.</translation>
    </message>
    <message>
        <source>Half and half?</source>
        <comment>8/title</comment>
        <translation>¿Mitad y mitad?</translation>
    </message>
    <message>
        <source>Take any move, and count all the games in which it is made. How many of them does the player win who makes it? For 75 of the 738 moves it is all of them or none. For each of the others it is at least a third and at most two thirds, mostly about half. So does it hardly matter what you play?</source>
        <comment>8/text</comment>
        <translation>Toma una jugada cualquiera y cuenta todas las partidas en que se hace. ¿Cuántas gana quien la hace? Para 75 de las 738 jugadas son todas o ninguna. Para cada una de las demás es al menos un tercio y como mucho dos tercios, casi siempre más o menos la mitad. Entonces, ¿apenas importa lo que se juegue?</translation>
    </message>
    <message>
        <source>Moves are counted by codes here too, as in the step before: 738 between the 101 codes. The figures that were once published for this, 21 to 79 per cent, are something else: the share of the games won by the player who started.</source>
        <comment>8/notes</comment>
        <translation>También aquí las jugadas se cuentan por códigos, como en el paso anterior: 738 entre los 101 códigos. Las cifras que se publicaron una vez sobre esto, del 21 al 79 por ciento, son otra cosa: la proporción de partidas ganadas por quien empezó.</translation>
    </message>
    <message>
        <source>Right, it is mostly luck</source>
        <comment>8/choice 1</comment>
        <translation>Exacto, es sobre todo suerte</translation>
    </message>
    <message>
        <source>Only if nobody thinks. The count treats silly games and clever games alike.</source>
        <comment>8/because 1</comment>
        <translation>Solo si nadie piensa. La cuenta trata igual las partidas tontas y las inteligentes.</translation>
    </message>
    <message>
        <source>No. A good move wins whatever the other player does</source>
        <comment>8/choice 2</comment>
        <translation>No. Una buena jugada gana haga lo que haga el rival</translation>
    </message>
    <message>
        <source>Yes. Counting all games says what happens when nobody thinks. P and N say what happens when both do.</source>
        <comment>8/because 2</comment>
        <translation>Sí. Contar todas las partidas dice qué pasa cuando nadie piensa. P y N dicen qué pasa cuando piensan los dos.</translation>
    </message>
    <message>
        <source>Two runs of two</source>
        <comment>9/title</comment>
        <translation>Dos tramos de dos</translation>
    </message>
    <message>
        <source>Two runs of **two** are left, and nothing else. It is your turn, and the last counter loses. Label from the end: what is it?</source>
        <comment>9/text</comment>
        <translation>Quedan dos tramos de **dos**, y nada más. Es tu turno, y pierde la última ficha. Etiqueta desde el final: ¿qué es?</translation>
    </message>
    <message>
        <source>The codes are 00020, 00011, 00010 and 00001. Label them from the smallest upwards: 00001 is P, 00002 (two singles) is N, 00010 is N, 00011 is N, 00020 is P. Exercises with this game come in the next lesson, with the rule.</source>
        <comment>9/notes</comment>
        <translation>Los códigos son 00020, 00011, 00010 y 00001. Etiquétalos del menor hacia arriba: 00001 es P, 00002 (dos fichas sueltas) es N, 00010 es N, 00011 es N, 00020 es P. Los ejercicios con este juego llegan en la próxima lección, con la regla.</translation>
    </message>
    <message>
        <source>N: take one counter</source>
        <comment>9/choice 1</comment>
        <translation>N: quitar una ficha</translation>
    </message>
    <message>
        <source>You leave a run of two and a single counter. The other player takes the run of two, and the last one is yours.</source>
        <comment>9/because 1</comment>
        <translation>Dejas un tramo de dos y una ficha suelta. Tu rival quita el tramo de dos, y la última es para ti.</translation>
    </message>
    <message>
        <source>N: take a whole run</source>
        <comment>9/choice 2</comment>
        <translation>N: quitar un tramo entero</translation>
    </message>
    <message>
        <source>You leave one run of two. The other player takes one counter of it, and the last one is yours.</source>
        <comment>9/because 2</comment>
        <translation>Dejas un tramo de dos. Tu rival quita una de sus fichas, y la última es para ti.</translation>
    </message>
    <message>
        <source>P: both moves help the other player</source>
        <comment>9/choice 3</comment>
        <translation>P: las dos jugadas ayudan al rival</translation>
    </message>
    <message>
        <source>Right. You can leave 00011 or 00010, and both are N: from each of them the other player can leave the single counter, 00001.</source>
        <comment>9/because 3</comment>
        <translation>Exacto. Puedes dejar 00011 o 00010, y los dos son N: desde cada uno tu rival puede dejar la ficha suelta, 00001.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- Only the **runs** matter. So a board is a short *run code*, and [all boards with one run of three](lines/misere:000/0111/00000?outcome=N) are the same game.
- The code falls with every move, so the game must end.
- Hundreds of thousands of games, but only **101** labels.

Is there a rule behind these labels? One text about the game says that there is none. The next lesson has a look for itself.</source>
        <comment>10/text</comment>
        <translation>- Solo importan los **tramos**. Por eso un tablero es un *código de tramos* corto, y [todos los tableros con un tramo de tres](lines/misere:000/0111/00000?outcome=N) son el mismo juego.
- El código baja con cada jugada, así que la partida tiene que acabar.
- Cientos de miles de partidas, pero solo **101** etiquetas.

¿Hay una regla detrás de estas etiquetas? Un texto sobre el juego dice que no la hay. La próxima lección lo comprueba por su cuenta.</translation>
    </message>
    <message>
        <source>**Exit question:** write the code of the board after the whole line of four has been taken. (10100.)</source>
        <comment>10/notes</comment>
        <translation>**Pregunta de salida:** escribe el código del tablero después de quitar la línea de cuatro entera. (10100.)</translation>
    </message>
</context>
<context>
    <name>minimax</name>
    <message>
        <source>Minimax and the limits of the theory</source>
        <comment>title</comment>
        <translation>Minimax y los límites de la teoría</translation>
    </message>
    <message>
        <source>How computers look ahead, where the theory ends, and what you can find out yourself.</source>
        <comment>about</comment>
        <translation>Cómo miran adelante las máquinas, dónde acaba la teoría y qué puedes descubrir tú.</translation>
    </message>
    <message>
        <source>explain how a computer looks ahead, and name the conditions of the theorem</source>
        <comment>aims</comment>
        <translation>explicar cómo mira adelante una máquina y nombrar las condiciones del teorema</translation>
    </message>
    <message>
        <source>Looking ahead</source>
        <comment>1/title</comment>
        <translation>Mirar adelante</translation>
    </message>
    <message>
        <source>This computer is perfect only when at most 6 matches are left. Before that it plays at random: it does not look far enough. You start from a position of value 1.</source>
        <comment>1/text</comment>
        <translation>Esta máquina solo es perfecta cuando quedan como mucho 6 palitos. Antes juega al azar: no ve lo bastante lejos. Empiezas desde una posición de valor 1.</translation>
    </message>
    <message>
        <source>The values: 9 is 0, 6 is 2, 5 is 3; 2 ⊕ 3 = 1. One winning move takes one from the 6: then 5 and 5 are equal and 9 is P itself.</source>
        <comment>1/notes</comment>
        <translation>Los valores: 9 es 0, 6 es 2, 5 es 3; 2 ⊕ 3 = 1. Una jugada ganadora quita uno del 6: entonces 5 y 5 son iguales, y el 9 ya es P.</translation>
    </message>
    <message>
        <source>Minimax</source>
        <comment>2/title</comment>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>In chess nobody can label all positions. Computers look a few moves ahead, and then *guess* how good a position is, as a number. Say a high number is good for you. Which move do **you** choose? And what will the **other** player choose?</source>
        <comment>2/text</comment>
        <translation>En el ajedrez nadie puede etiquetar todas las posiciones. Las máquinas miran unas cuantas jugadas hacia adelante y luego *estiman* con un número lo buena que es una posición. Digamos que un número alto es bueno para ti. ¿Qué jugada eliges **tú**? ¿Y qué elegirá **tu rival**?</translation>
    </message>
    <message>
        <source>Show a small tree on the board: my two moves, two answers each, with the numbers 3 and 8, and 5 and 6. The other player picks 3 and 5, so I choose the second move.</source>
        <comment>2/notes</comment>
        <translation>Muestra un árbol pequeño en la pizarra: mis dos jugadas, dos respuestas a cada una, con los números 3 y 8, y 5 y 6. El rival escoge 3 y 5, así que elijo la segunda jugada.</translation>
    </message>
    <message>
        <source>You choose the move with the **largest** number, and the other player the one with the **smallest**. So the number of a position is, in turn, the maximum and the minimum over its moves. That is called **minimax**.

When there is only “I win” (1) and “I lose” (0), and one looks to the very end, minimax says just what you know: *some move wins* is a maximum of 1, and *every move loses* is a maximum of 0. P and N are minimax with two numbers.</source>
        <comment>2/reveal</comment>
        <translation>Tú eliges la jugada con el número **mayor**, y tu rival la del número **menor**. Así que el número de una posición es, por turnos, el máximo y el mínimo de sus jugadas. Eso se llama **minimax**.

Cuando solo hay «gano» (1) y «pierdo» (0), y se mira hasta el mismo final, el minimax dice justo lo que ya sabes: *alguna jugada gana* es un máximo de 1, y *todas las jugadas pierden* es un máximo de 0. P y N son el minimax con dos números.</translation>
    </message>
    <message>
        <source>A small tree</source>
        <comment>3/title</comment>
        <translation>Un árbol pequeño</translation>
    </message>
    <message>
        <source>You have two moves. After the first one the other player can choose between 3 and 8 (for you). After the second one between 5 and 6. Which move is better for you?</source>
        <comment>3/text</comment>
        <translation>Tienes dos jugadas. Después de la primera, tu rival puede elegir entre 3 y 8 (para ti). Después de la segunda, entre 5 y 6. ¿Qué jugada te conviene más?</translation>
    </message>
    <message>
        <source>The sum or the average is what pupils try first. The other player is not chance; that is the point.</source>
        <comment>3/notes</comment>
        <translation>Lo primero que se prueba es la suma o la media. El rival no es el azar; de eso se trata.</translation>
    </message>
    <message>
        <source>The first, because I might get 8</source>
        <comment>3/choice 1</comment>
        <translation>La primera, porque podría sacar 8</translation>
    </message>
    <message>
        <source>The other player will not give you the 8, but the 3.</source>
        <comment>3/because 1</comment>
        <translation>Tu rival no te dará el 8, sino el 3.</translation>
    </message>
    <message>
        <source>The second</source>
        <comment>3/choice 2</comment>
        <translation>La segunda</translation>
    </message>
    <message>
        <source>Yes. The other player chooses the smaller number: 3 after the first move, 5 after the second. 5 is more.</source>
        <comment>3/because 2</comment>
        <translation>Sí. Tu rival elige el número menor: 3 después de la primera jugada, 5 después de la segunda. 5 es más.</translation>
    </message>
    <message>
        <source>Both are equally good, 11 each</source>
        <comment>3/choice 3</comment>
        <translation>Las dos son igual de buenas, 11 cada una</translation>
    </message>
    <message>
        <source>The other player decides, and takes the smaller one every time.</source>
        <comment>3/because 3</comment>
        <translation>Decide tu rival, y toma siempre el menor.</translation>
    </message>
    <message>
        <source>Minimax with two numbers</source>
        <comment>4/title</comment>
        <translation>Minimax con dos números</translation>
    </message>
    <message>
        <source>A graph once more; the token starts on node 8. Give every node a P or an N. Think of minimax: at N some move wins, at P every move loses.</source>
        <comment>4/text</comment>
        <translation>Otra vez un grafo; la ficha empieza en el nodo 8. Pon en cada nodo una P o una N. Piensa en el minimax: en N alguna jugada gana, en P toda jugada pierde.</translation>
    </message>
    <message>
        <source>It is the labelling of the very first lesson. Whoever has understood it here has understood minimax.</source>
        <comment>4/notes</comment>
        <translation>Son las etiquetas de la primera lección. Quien lo ha entendido aquí ha entendido el minimax.</translation>
    </message>
    <message>
        <source>Three moves ahead</source>
        <comment>5/title</comment>
        <translation>Tres jugadas adelante</translation>
    </message>
    <message>
        <source>A computer that looks only **three moves** ahead: when does it play perfectly, and when not?</source>
        <comment>5/text</comment>
        <translation>Una máquina que mira solo **tres jugadas** adelante: ¿cuándo juega a la perfección y cuándo no?</translation>
    </message>
    <message>
        <source>In Grundy a level of the computer looks ahead a chosen number of moves. Let pupils try how many are needed to win Nim with 5, 3, 2.</source>
        <comment>5/notes</comment>
        <translation>En Grundy hay un nivel de la máquina que mira adelante un número elegido de jugadas. Que prueben cuántas hacen falta para ganar al Nim con 5, 3, 2.</translation>
    </message>
    <message>
        <source>When the end is at most three moves away, it sees everything: it plays perfectly. Before that it has to guess, and if the guess is bad, it may walk into a lost position without noticing.

That is why such a computer is strongest near the end, like the one you played at the beginning of this lesson. It is also why a **rule** helps: the nim-sum sees to the end at once, from [25, 15, 19, 3, 13](nim:25,15,19,3,13?outcome=N&amp;winning=3) as well as from [3, 2, 1](nim:3,2,1?outcome=P).</source>
        <comment>5/reveal</comment>
        <translation>Cuando el final está como mucho a tres jugadas, lo ve todo: juega a la perfección. Antes tiene que estimar, y si la estimación es mala, puede meterse sin darse cuenta en una posición perdida.

Por eso una máquina así es más fuerte cerca del final, como la que jugó contigo al principio de esta lección. Y por eso también ayuda una **regla**: la suma nim ve de golpe hasta el final, tanto desde [25, 15, 19, 3, 13](nim:25,15,19,3,13?outcome=N&amp;winning=3) como desde [3, 2, 1](nim:3,2,1?outcome=P).</translation>
    </message>
    <message>
        <source>Is everything Nim?</source>
        <comment>6/title</comment>
        <translation>¿Es todo Nim?</translation>
    </message>
    <message>
        <source>A text says: “*Any* impartial game can be turned into Nim.” For which games is this **false**?</source>
        <comment>6/text</comment>
        <translation>Un texto dice: «*Todo* juego imparcial se puede convertir en Nim». ¿Para qué juegos es **falso**?</translation>
    </message>
    <message>
        <source>Games that can go round in circles are not covered either, nor games with different moves for the two players; there numbers such as 11/8 come in.</source>
        <comment>6/notes</comment>
        <translation>Tampoco entran los juegos que pueden dar vueltas sin fin, ni los juegos con jugadas distintas para los dos; ahí aparecen números como 11/8.</translation>
    </message>
    <message>
        <source>For none, it is a theorem</source>
        <comment>6/choice 1</comment>
        <translation>Para ninguno, es un teorema</translation>
    </message>
    <message>
        <source>A theorem has conditions: the game must end, and the last move must win.</source>
        <comment>6/because 1</comment>
        <translation>Un teorema tiene condiciones: el juego tiene que acabar, y tiene que ganar la última jugada.</translation>
    </message>
    <message>
        <source>For games in which the last move loses</source>
        <comment>6/choice 2</comment>
        <translation>Para los juegos en los que pierde la última jugada</translation>
    </message>
    <message>
        <source>Right. Two positions can have the same Grundy value, and yet in misère play one is P and the other N. You saw such a pair on the grid.</source>
        <comment>6/because 2</comment>
        <translation>Exacto. Dos posiciones pueden tener el mismo valor de Grundy y, sin embargo, en el juego misère ser una P y la otra N. Viste un par así en la cuadrícula.</translation>
    </message>
    <message>
        <source>For games with more than three heaps</source>
        <comment>6/choice 3</comment>
        <translation>Para los juegos con más de tres montones</translation>
    </message>
    <message>
        <source>The number of heaps does not matter.</source>
        <comment>6/because 3</comment>
        <translation>El número de montones no importa.</translation>
    </message>
    <message>
        <source>Other limits</source>
        <comment>7/title</comment>
        <translation>Otros límites</translation>
    </message>
    <message>
        <source>Which other games in this course did **not** fit: same moves for both, it must end, the last move wins?</source>
        <comment>7/text</comment>
        <translation>¿Qué otros juegos de este curso **no** encajaban: mismas jugadas para los dos, tiene que acabar, gana la última jugada?</translation>
    </message>
    <message>
        <source>Line Nim and Nim with the last stone losing are lucky cases: a switch at the end is enough.</source>
        <comment>7/notes</comment>
        <translation>El Nim en líneas y el Nim, cuando pierde la última piedra, son casos con suerte: basta un cambio al final.</translation>
    </message>
    <message>
        <source>- **Northcott’s game** could go round in circles, and each player has their own tokens. It is won like Nim all the same, but that needed a reason of its own.
- **Red-blue Hackenbush** and the **skips** give the players different moves. There values such as [11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8) come up, and more letters than P and N.
- **The grid**, when the last stone loses: nothing but labelling is known.

A theorem is only as good as its conditions. Always ask: *does my game fulfil them?*</source>
        <comment>7/reveal</comment>
        <translation>- El **juego de Northcott** podría dar vueltas sin fin, y cada jugador tiene sus propias fichas. Se gana como el Nim de todos modos, pero para eso hizo falta una razón propia.
- El **Hackenbush rojo y azul** y los **pases** dan jugadas distintas a los dos jugadores. Ahí salen valores como [11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8), y más letras que P y N.
- **La cuadrícula**, cuando pierde la última piedra: no se conoce otra cosa que etiquetar.

Un teorema vale lo que valen sus condiciones. Pregunta siempre: *¿las cumple mi juego?*</translation>
    </message>
    <message>
        <source>True or false?</source>
        <comment>8/title</comment>
        <translation>¿Verdadero o falso?</translation>
    </message>
    <message>
        <source>Is the claim about the position true? Use whatever you have learnt.</source>
        <comment>8/text</comment>
        <translation>¿Es verdad lo que se afirma de la posición? Usa todo lo que has aprendido.</translation>
    </message>
    <message>
        <source>A good team contest for the end of the course: one point for the answer, one for the reason.</source>
        <comment>8/notes</comment>
        <translation>Un buen concurso por equipos para el final del curso: un punto por la respuesta, otro por la razón.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>You started with ten matches. Now you know:

- **P and N**: label from the end. That works for every game that must end, with the same moves for both players.
- **Grundy values**: the smallest missing number; parts are joined by the nim-sum. [10, 7, 5](takeaway:10,7,5?outcome=P) is Nim with 2, 3, 1.
- **Disguises**: coins, primes, gaps, staircases and trees can all be heaps.
- **The limits**: misère play, circles, and games with two colours, which have numbers of their own.

Now take any game in Grundy, set up a position that nobody has explained, and find out for yourself. In the Lab you may see patterns that are not in any book.</source>
        <comment>9/text</comment>
        <translation>Empezaste con diez palitos. Ahora conoces:

- **P y N**: etiquetar desde el final. Sirve para todo juego que tiene que acabar, con las mismas jugadas para los dos.
- **Los valores de Grundy**: el menor número que falta; las partes se juntan con la suma nim. [10, 7, 5](takeaway:10,7,5?outcome=P) es el Nim con 2, 3, 1.
- **Los disfraces**: monedas, primos, huecos, escaleras y árboles pueden ser todos montones.
- **Los límites**: el juego misère, los ciclos y los juegos de dos colores, que tienen sus propios números.

Ahora toma cualquier juego de Grundy, prepara una posición que nadie haya explicado y averígualo tú. En el Laboratorio puede que veas patrones que no están en ningún libro.</translation>
    </message>
    <message>
        <source>Ideas for projects: invent a takeaway set and find its period. Draw a green animal and work out its value. Find two small grid positions with equal values that differ in misère play. Make a table in the Lab and describe what you see.</source>
        <comment>9/notes</comment>
        <translation>Ideas para trabajos: inventar un conjunto de cantidades que se pueden quitar y hallar su período. Dibujar un animal verde y calcular su valor. Encontrar dos posiciones pequeñas de la cuadrícula con el mismo valor que se distingan en el juego misère. Hacer una tabla en el Laboratorio y describir lo que se ve.</translation>
    </message>
</context>
<context>
    <name>misere-nim</name>
    <message>
        <source>When the last stone loses</source>
        <comment>title</comment>
        <translation>Cuando la última piedra pierde</translation>
    </message>
    <message>
        <source>Misère Nim: almost the same game, until the very end.</source>
        <comment>about</comment>
        <translation>Nim misère: casi el mismo juego, hasta justo antes del final.</translation>
    </message>
    <message>
        <source>play misère Nim, with the switch at the right moment</source>
        <comment>aims</comment>
        <translation>jugar al Nim misère, con el cambio en el momento justo</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>The same Nim, with one change: **whoever takes the last stone loses.** This way of playing is called *misère*.

Heaps of 3, 4 and 5. Play it in pairs. Does it feel very different?</source>
        <comment>1/text</comment>
        <translation>El mismo Nim, con un cambio: **pierde quien se lleva la última piedra.** Esta manera de jugar se llama *misère*.

Montones de 3, 4 y 5. Juégalo en pareja. ¿Parece muy distinto?</translation>
    </message>
    <message>
        <source>Say the change twice, and let a pupil repeat it. In the first games somebody always takes the last stone out of habit. **Ask afterwards:** “When did the game feel different from before?” Only near the end.</source>
        <comment>1/notes</comment>
        <translation>Di el cambio dos veces y que alguien lo repita. En las primeras partidas siempre hay quien se lleva la última piedra por costumbre. **Después pregunta:** «¿Cuándo se notó que el juego era distinto?». Solo cerca del final.</translation>
    </message>
    <message>
        <source>Single stones</source>
        <comment>2/title</comment>
        <translation>Piedras sueltas</translation>
    </message>
    <message>
        <source>Only heaps of **one** stone are left: three of them. It is your turn, and the last stone loses. What happens?</source>
        <comment>2/text</comment>
        <translation>Solo quedan montones de **una** piedra: tres. Es tu turno, y pierde la última piedra. ¿Qué pasa?</translation>
    </message>
    <message>
        <source>One of the texts that this course was checked against claims the opposite, that with an odd number the player to move cannot be beaten. Let the class refute that claim with one stone: one is odd, and you must take it.</source>
        <comment>2/notes</comment>
        <translation>Uno de los textos con los que se contrastó este curso afirma lo contrario: que con un número impar quien mueve es invencible. Que la clase refute esa afirmación con una piedra: uno es impar, y hay que llevársela.</translation>
    </message>
    <message>
        <source>I cannot be beaten</source>
        <comment>2/choice 1</comment>
        <translation>No me puede ganar nadie</translation>
    </message>
    <message>
        <source>Count it out: you take one, the other player takes one, and the last one is yours.</source>
        <comment>2/because 1</comment>
        <translation>Cuéntalo: quitas una, tu rival quita una, y la última es para ti.</translation>
    </message>
    <message>
        <source>I must lose</source>
        <comment>2/choice 2</comment>
        <translation>Tengo que perder</translation>
    </message>
    <message>
        <source>Yes. With single stones nobody has a choice. With an **odd** number of them you take the first, the third, … and the last.</source>
        <comment>2/because 2</comment>
        <translation>Sí. Con piedras sueltas nadie puede elegir. Si son un número **impar**, te llevas la primera, la tercera, … y la última.</translation>
    </message>
    <message>
        <source>It depends on what I take</source>
        <comment>2/choice 3</comment>
        <translation>Depende de lo que quite</translation>
    </message>
    <message>
        <source>All heaps are single stones, so all your moves are the same.</source>
        <comment>2/because 3</comment>
        <translation>Todos los montones son piedras sueltas, así que todas tus jugadas son iguales.</translation>
    </message>
    <message>
        <source>The rule for single stones</source>
        <comment>3/title</comment>
        <translation>La regla de las piedras sueltas</translation>
    </message>
    <message>
        <source>In misère play with nothing but single stones:

- an **odd** number is P, like [one](nim/misere:1?outcome=P), [three](nim/misere:1,1,1?outcome=P) and [five](nim/misere:1,1,1,1,1?outcome=P)
- an **even** number is N, like [two](nim/misere:1,1?outcome=N), [four](nim/misere:1,1,1,1?outcome=N) and none at all

With no stones left the player to move has *won*: the other player took the last one. So [the end position](nim/misere:0?outcome=N&amp;moves=0) is N here.

In ordinary play, which is called *normal* play, it is just the other way round.</source>
        <comment>3/text</comment>
        <translation>En el juego misère, cuando solo hay piedras sueltas:

- un número **impar** es P, como [una](nim/misere:1?outcome=P), [tres](nim/misere:1,1,1?outcome=P) y [cinco](nim/misere:1,1,1,1,1?outcome=P)
- un número **par** es N, como [dos](nim/misere:1,1?outcome=N), [cuatro](nim/misere:1,1,1,1?outcome=N) y ninguna

Cuando no quedan piedras, quien tiene que mover ha *ganado*: la última se la llevó el otro. Por eso aquí [la posición final](nim/misere:0?outcome=N&amp;moves=0) es N.

En el juego corriente, que se llama juego *normal*, es justo al revés.</translation>
    </message>
    <message>
        <source>**Ask for the table of normal play beside it:** even is P, odd is N. Everything is turned round, as long as all heaps are single stones.</source>
        <comment>3/notes</comment>
        <translation>**Pide al lado la tabla del juego normal:** par es P, impar es N. Todo está invertido, mientras todos los montones sean piedras sueltas.</translation>
    </message>
    <message>
        <source>One large heap</source>
        <comment>4/title</comment>
        <translation>Un montón grande</translation>
    </message>
    <message>
        <source>Only one heap is left, with five stones. Last stone loses. What do you do?</source>
        <comment>4/text</comment>
        <translation>Solo queda un montón, con cinco piedras. Pierde la última piedra. ¿Qué haces?</translation>
    </message>
    <message>
        <source>In normal play you would take all of it. The position is N in both kinds of play, but the move is another one.</source>
        <comment>4/notes</comment>
        <translation>En el juego normal te lo llevarías entero. La posición es N en las dos maneras de jugar, pero la jugada es otra.</translation>
    </message>
    <message>
        <source>Take all five</source>
        <comment>4/choice 1</comment>
        <translation>Quitar las cinco</translation>
    </message>
    <message>
        <source>Then you have taken the last stone, and you lose.</source>
        <comment>4/because 1</comment>
        <translation>Entonces te has llevado la última piedra, y pierdes.</translation>
    </message>
    <message>
        <source>Take four</source>
        <comment>4/choice 2</comment>
        <translation>Quitar cuatro</translation>
    </message>
    <message>
        <source>Yes. One stone is left, and the other player must take it.</source>
        <comment>4/because 2</comment>
        <translation>Sí. Queda una piedra, y tu rival tiene que llevársela.</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>4/choice 3</comment>
        <translation>Quitar tres</translation>
    </message>
    <message>
        <source>You leave two. The other player takes one and leaves you the last.</source>
        <comment>4/because 3</comment>
        <translation>Dejas dos. Tu rival quita una y te deja la última.</translation>
    </message>
    <message>
        <source>The dangerous moment</source>
        <comment>5/title</comment>
        <translation>El momento peligroso</translation>
    </message>
    <message>
        <source>Heaps **2 and 1**, last stone loses. In normal play you would leave 1 and 1. And now?</source>
        <comment>5/text</comment>
        <translation>Montones **2 y 1**, y pierde la última piedra. En el juego normal dejarías 1 y 1. ¿Y ahora?</translation>
    </message>
    <message>
        <source>A common rule says: play as usual, and on your last move leave one stone. This position shows why it is not good enough. The change must come earlier: at the move that removes the last heap of two or more.</source>
        <comment>5/notes</comment>
        <translation>Una regla muy repetida dice: juega como siempre y, en tu última jugada, deja una piedra. Esta posición muestra por qué no basta. El cambio tiene que llegar antes: en la jugada que elimina el último montón de dos o más.</translation>
    </message>
    <message>
        <source>Leave 1 and 1, and be careful on the last move</source>
        <comment>5/choice 1</comment>
        <translation>Dejar 1 y 1, y tener cuidado en la última jugada</translation>
    </message>
    <message>
        <source>Too late! The other player takes one, and you must take the last. There is no careful last move any more.</source>
        <comment>5/because 1</comment>
        <translation>¡Demasiado tarde! Tu rival quita una, y tú tienes que llevarte la última. Ya no hay ninguna última jugada con cuidado.</translation>
    </message>
    <message>
        <source>Take the whole 2 and leave one stone</source>
        <comment>5/choice 2</comment>
        <translation>Quitar el 2 entero y dejar una piedra</translation>
    </message>
    <message>
        <source>Yes. The other player must take the last stone.</source>
        <comment>5/because 2</comment>
        <translation>Sí. Tu rival tiene que llevarse la última piedra.</translation>
    </message>
    <message>
        <source>Take the 1 and leave the 2</source>
        <comment>5/choice 3</comment>
        <translation>Quitar el 1 y dejar el 2</translation>
    </message>
    <message>
        <source>The other player takes one stone of it and leaves you the last.</source>
        <comment>5/because 3</comment>
        <translation>Tu rival quita una de esas piedras y te deja la última.</translation>
    </message>
    <message>
        <source>Two heaps, misère</source>
        <comment>6/title</comment>
        <translation>Dos montones, misère</translation>
    </message>
    <message>
        <source>Work out the table of two heaps again, now with the last stone losing. The corner with no stones is N this time.</source>
        <comment>6/text</comment>
        <translation>Haz otra vez la tabla de dos montones, ahora con la última piedra perdiendo. Esta vez la esquina sin piedras es N.</translation>
    </message>
    <message>
        <source>Have the normal table beside it. Only four squares differ: 0,0 and 1,0 and 0,1 and 1,1. The rest of the diagonal is P again.</source>
        <comment>6/notes</comment>
        <translation>Ten al lado la tabla normal. Solo cambian cuatro casillas: 0,0 y 1,0 y 0,1 y 1,1. El resto de la diagonal vuelve a ser P.</translation>
    </message>
    <message>
        <source>Where do they differ?</source>
        <comment>7/title</comment>
        <translation>¿Dónde se diferencian?</translation>
    </message>
    <message>
        <source>You remember the table of normal play: P along the whole diagonal, and N everywhere else. In which squares is it different now? What do these squares have in common?</source>
        <comment>7/text</comment>
        <translation>Recuerdas la tabla del juego normal: P en toda la diagonal y N en todo lo demás. ¿En qué casillas es distinta ahora? ¿Qué tienen en común esas casillas?</translation>
    </message>
    <message>
        <source>Let them find the four squares first. “No heap of two or more” is the important wording.</source>
        <comment>7/notes</comment>
        <translation>Que encuentren primero las cuatro casillas. La expresión importante es «ningún montón de dos o más».</translation>
    </message>
    <message>
        <source>Only four squares differ: [0, 0](nim/misere:0,0?outcome=N), [1, 0](nim/misere:1,0?outcome=P), [0, 1](nim/misere:0,1?outcome=P) and [1, 1](nim/misere:1,1?outcome=N). They are the ones **without a heap of two or more**. Everywhere else it is the same: [2, 2](nim/misere:2,2?outcome=P) is P and [2, 1](nim/misere:2,1?outcome=N) is N.

This is the whole rule of misère Nim:

- If some heap has **two or more** stones, P and N are **as in normal play**: look at the nim-sum.
- If all heaps are single stones, **odd is P** and even is N.</source>
        <comment>7/reveal</comment>
        <translation>Solo cambian cuatro casillas: [0, 0](nim/misere:0,0?outcome=N), [1, 0](nim/misere:1,0?outcome=P), [0, 1](nim/misere:0,1?outcome=P) y [1, 1](nim/misere:1,1?outcome=N). Son las que **no tienen ningún montón de dos o más**. En todas las demás es igual: [2, 2](nim/misere:2,2?outcome=P) es P y [2, 1](nim/misere:2,1?outcome=N) es N.

Esta es la regla completa del Nim misère:

- Si algún montón tiene **dos o más** piedras, P y N son **como en el juego normal**: mira la suma nim.
- Si todos los montones son piedras sueltas, **impar es P** y par es N.</translation>
    </message>
    <message>
        <source>Why the rule is right</source>
        <comment>8/title</comment>
        <translation>Por qué es correcta la regla</translation>
    </message>
    <message>
        <source>At some point just **one** heap of two or more is left, and some single stones. Who moves then: the one who leaves nim-sum 0 all the time, or the other one? And what can that player do?</source>
        <comment>8/text</comment>
        <translation>En algún momento queda un **solo** montón de dos o más, y algunas piedras sueltas. ¿A quién le toca mover entonces: a quien deja siempre suma nim 0 o al otro? ¿Y qué puede hacer ese jugador?</translation>
    </message>
    <message>
        <source>Together with the two facts about the nim-sum this is the full proof. The key sentence: the large heap is yours to switch with. **Ask:** what would you leave in normal play from 3, 1, 1? (1, 1: an even number.)</source>
        <comment>8/notes</comment>
        <translation>Junto con los dos hechos sobre la suma nim, esta es la demostración completa. La frase clave: el montón grande es tuyo, y con él haces el cambio. **Pregunta:** ¿qué dejarías en el juego normal desde 3, 1, 1? (1, 1: un número par.)</translation>
    </message>
    <message>
        <source>With just one large heap the nim-sum is not 0: nothing can cancel the large part. So the player who always *leaves* 0 never leaves such a position. **The other player must create it, and you are the one to move.**

Now you choose: take the large heap completely, or all but one stone of it. One way leaves an odd number of single stones, the other way an even number. **In misère play leave an odd number.** In [3, 1, 1](nim/misere:3,1,1?only=nim/misere:1,1,1) you leave three. In [4, 1](nim/misere:4,1?only=nim/misere:0,1) you leave one.</source>
        <comment>8/reveal</comment>
        <translation>Con un solo montón grande la suma nim no es 0: nada puede cancelar la parte grande. Así que quien *deja* siempre 0 nunca deja una posición así. **La tiene que crear tu rival, y quien mueve eres tú.**

Ahora eliges: quitar el montón grande entero, o todo menos una piedra. De una manera queda un número impar de piedras sueltas; de la otra, un número par. **En el juego misère deja un número impar.** En [3, 1, 1](nim/misere:3,1,1?only=nim/misere:1,1,1) dejas tres. En [4, 1](nim/misere:4,1?only=nim/misere:0,1) dejas una.</translation>
    </message>
    <message>
        <source>A whole game</source>
        <comment>9/title</comment>
        <translation>Una partida entera</translation>
    </message>
    <message>
        <source>A leaves 3, 2, 1, then B 3, 1, 1, then A 1, 1, 1, then B 1, 1, then A 1, and B must take it. Which move of A would be **wrong** in normal play?</source>
        <comment>9/text</comment>
        <translation>A deja 3, 2, 1; después B, 3, 1, 1; después A, 1, 1, 1; después B, 1, 1; después A, 1, y B tiene que llevársela. ¿Qué jugada de A sería un **error** en el juego normal?</translation>
    </message>
    <message>
        <source>Play the line on the board or with pupils as heaps. In normal play A would leave 1, 1 instead. The switch may come long before the last move.</source>
        <comment>9/notes</comment>
        <translation>Juega la partida en la pizarra, o con alumnos que hacen de montones. En el juego normal A dejaría 1, 1. El cambio puede llegar mucho antes de la última jugada.</translation>
    </message>
    <message>
        <source>At the move from 3, 1, 1 to [1, 1, 1](nim/misere:1,1,1?outcome=P). It removed the **last heap of two or more**: that is the moment of the switch. The labels are [P](nim/misere:3,2,1?outcome=P), [N](nim/misere:3,1,1?outcome=N), [P](nim/misere:1,1,1?outcome=P), [N](nim/misere:1,1?outcome=N), [P](nim/misere:1?outcome=P).</source>
        <comment>9/reveal</comment>
        <translation>La jugada de 3, 1, 1 a [1, 1, 1](nim/misere:1,1,1?outcome=P). Eliminó el **último montón de dos o más**: ese es el momento del cambio. Las etiquetas son [P](nim/misere:3,2,1?outcome=P), [N](nim/misere:3,1,1?outcome=N), [P](nim/misere:1,1,1?outcome=P), [N](nim/misere:1,1?outcome=N), [P](nim/misere:1?outcome=P).</translation>
    </message>
    <message>
        <source>5, 3 and 2 again</source>
        <comment>10/title</comment>
        <translation>Otra vez 5, 3 y 2</translation>
    </message>
    <message>
        <source>Heaps 5, 3 and 2, and the last stone loses. Your first move?</source>
        <comment>10/text</comment>
        <translation>Montones 5, 3 y 2, y pierde la última piedra. ¿Tu primera jugada?</translation>
    </message>
    <message>
        <source>If a pupil asks: the P-positions of the hand-made list become 1,0,0 and 1,1,1 and 2,2,0 and 3,3,0 and 3,2,1.</source>
        <comment>10/notes</comment>
        <translation>Si alguien pregunta: las posiciones P de la lista hecha a mano pasan a ser 1,0,0 y 1,1,1 y 2,2,0 y 3,3,0 y 3,2,1.</translation>
    </message>
    <message>
        <source>Make the 5 a 1</source>
        <comment>10/choice 1</comment>
        <translation>Dejar el 5 en 1</translation>
    </message>
    <message>
        <source>Yes, the same move as in normal play. There are still heaps of two and more, so leave nim-sum 0.</source>
        <comment>10/because 1</comment>
        <translation>Sí, la misma jugada que en el juego normal. Todavía hay montones de dos y más, así que deja suma nim 0.</translation>
    </message>
    <message>
        <source>Take the whole 5</source>
        <comment>10/choice 2</comment>
        <translation>Quitar el 5 entero</translation>
    </message>
    <message>
        <source>That leaves 3 and 2 with nim-sum 1. The other player makes them equal.</source>
        <comment>10/because 2</comment>
        <translation>Así quedan 3 y 2, con suma nim 1. Tu rival los iguala.</translation>
    </message>
    <message>
        <source>Nobody can say without a new list</source>
        <comment>10/choice 3</comment>
        <translation>Nadie puede decirlo sin una lista nueva</translation>
    </message>
    <message>
        <source>We can. As long as a heap of two or more is left after your move, the nim-sum decides.</source>
        <comment>10/because 3</comment>
        <translation>Sí podemos. Mientras después de tu jugada quede un montón de dos o más, decide la suma nim.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Find a winning move. The last stone **loses**.</source>
        <comment>11/text</comment>
        <translation>Encuentra una jugada ganadora. La última piedra **pierde**.</translation>
    </message>
    <message>
        <source>Before each move ask: will a heap of two or more be left? If not, count the single stones.</source>
        <comment>11/notes</comment>
        <translation>Antes de cada jugada, pregunta: ¿quedará un montón de dos o más? Si no, cuenta las piedras sueltas.</translation>
    </message>
    <message>
        <source>Against the perfect computer</source>
        <comment>12/title</comment>
        <translation>Contra la máquina perfecta</translation>
    </message>
    <message>
        <source>3, 4 and 5, last stone loses. You start. The winning first move is the one of normal play.</source>
        <comment>12/text</comment>
        <translation>3, 4 y 5, y pierde la última piedra. Empiezas tú. La primera jugada ganadora es la del juego normal.</translation>
    </message>
    <message>
        <source>3 ⊕ 4 ⊕ 5 = 2, so make the 3 a 1. Then watch for the moment of the switch.</source>
        <comment>12/notes</comment>
        <translation>3 ⊕ 4 ⊕ 5 = 2, así que hay que dejar el 3 en 1. Después, atención al momento del cambio.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- **Misère** means that the last move loses.
- In Nim it is like normal play while a heap of two or more remains *after* your move.
- With the move that removes the last such heap, leave an **odd** number of single stones, as in [4, 1, 1](nim/misere:4,1,1?only=nim/misere:1,1,1).

Do not trust the switch in every game. In Nim it works; soon you will meet a board on which no such rule is known.</source>
        <comment>13/text</comment>
        <translation>- **Misère** quiere decir que la última jugada pierde.
- En el Nim es como el juego normal mientras *después* de tu jugada quede un montón de dos o más.
- Con la jugada que elimina el último de esos montones, deja un número **impar** de piedras sueltas, como en [4, 1, 1](nim/misere:4,1,1?only=nim/misere:1,1,1).

No te fíes del cambio en todos los juegos. En el Nim funciona; pronto verás un tablero para el que no se conoce ninguna regla así.</translation>
    </message>
    <message>
        <source>**Exit question:** 6, 1, 1, 1, last stone loses. What do you do? (Take the whole 6 and leave three.) And in normal play? (Take five and leave four single stones.)</source>
        <comment>13/notes</comment>
        <translation>**Pregunta de salida:** 6, 1, 1, 1, y pierde la última piedra. ¿Qué haces? (Quitar el 6 entero y dejar tres.) ¿Y en el juego normal? (Quitar cinco y dejar cuatro piedras sueltas.)</translation>
    </message>
</context>
<context>
    <name>nim-by-hand</name>
    <message>
        <source>Nim with 5, 3 and 2 by hand</source>
        <comment>title</comment>
        <translation>Nim con 5, 3 y 2, a mano</translation>
    </message>
    <message>
        <source>A whole game with three heaps worked out, from the small positions to the large ones.</source>
        <comment>about</comment>
        <translation>Un juego entero con tres montones, resuelto de las posiciones pequeñas a las grandes.</translation>
    </message>
    <message>
        <source>work out a game of 37 positions without a formula</source>
        <comment>aims</comment>
        <translation>resolver un juego de 37 posiciones sin ninguna fórmula</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>Heaps of 5, 3 and 2 again. Take as many as you like from one heap. Whoever takes the last stone wins.

You know all about one heap and two heaps. Play with that in mind: which positions with **three** heaps are bad to get?</source>
        <comment>1/text</comment>
        <translation>Otra vez montones de 5, 3 y 2. Quita tantas como quieras de un montón. Gana quien se lleva la última piedra.

Ya lo sabes todo sobre un montón y sobre dos. Juega con eso en la cabeza: ¿qué posiciones con **tres** montones no conviene recibir?</translation>
    </message>
    <message>
        <source>Two or three games. Collect the positions that the class believes to be P on the board, with a question mark. The lesson will check them.</source>
        <comment>1/notes</comment>
        <translation>Dos o tres partidas. Reúne en la pizarra las posiciones que la clase cree P, con un signo de interrogación. La lección las comprobará.</translation>
    </message>
    <message>
        <source>Three heaps, two of them equal</source>
        <comment>2/title</comment>
        <translation>Tres montones, dos de ellos iguales</translation>
    </message>
    <message>
        <source>Now three heaps. It is your turn with **4, 2 and 2**. What do you do?</source>
        <comment>2/text</comment>
        <translation>Ahora tres montones. Te toca con **4, 2 y 2**. ¿Qué haces?</translation>
    </message>
    <message>
        <source>Some pupils say “two equal heaps, so it is P”. That is only true when nothing else is on the table. With a third heap it is always N: take the third heap.</source>
        <comment>2/notes</comment>
        <translation>Algunos dicen: «Dos montones iguales, así que es P». Eso solo vale cuando no hay nada más sobre la mesa. Con un tercer montón siempre es N: se quita el tercer montón.</translation>
    </message>
    <message>
        <source>Take the whole heap of four</source>
        <comment>2/choice 1</comment>
        <translation>Quitar entero el montón de cuatro</translation>
    </message>
    <message>
        <source>Yes. You leave 2 and 2 and copy from there on.</source>
        <comment>2/because 1</comment>
        <translation>Sí. Dejas 2 y 2, y desde ahí copias.</translation>
    </message>
    <message>
        <source>Take two from the four, so that all are equal</source>
        <comment>2/choice 2</comment>
        <translation>Quitar dos del cuatro, para que todos sean iguales</translation>
    </message>
    <message>
        <source>That leaves 2, 2 and 2. The other player takes one heap completely, and two equal heaps are left for you.</source>
        <comment>2/because 2</comment>
        <translation>Así quedan 2, 2 y 2. Tu rival quita un montón entero y te deja dos montones iguales.</translation>
    </message>
    <message>
        <source>It is lost</source>
        <comment>2/choice 3</comment>
        <translation>Está perdido</translation>
    </message>
    <message>
        <source>Two equal heaps are lost for the player to move **if nothing else is there**. Here there is a third heap, and you can remove it.</source>
        <comment>2/because 3</comment>
        <translation>Dos montones iguales están perdidos para quien mueve **si no hay nada más**. Aquí hay un tercer montón, y puedes quitarlo.</translation>
    </message>
    <message>
        <source>What is left to do</source>
        <comment>3/title</comment>
        <translation>Lo que falta</translation>
    </message>
    <message>
        <source>The order of the heaps does not matter, so we write the largest first. We know now:

- one heap: N
- two equal heaps and nothing else: P
- two different heaps: N
- three heaps with two equal ones: N, take the third

From 5, 3 and 2 you can reach **37** positions, counting the empty table and the start. All but eight of them fit one of these four lines. One of the eight is the empty table, which is P. The other seven are 3,2,1 and 4,2,1 and 5,2,1 and 4,3,1 and 5,3,1 and 4,3,2 and 5,3,2 itself.</source>
        <comment>3/text</comment>
        <translation>El orden de los montones no importa, así que escribimos primero el mayor. Ya sabemos:

- un montón: N
- dos montones iguales y nada más: P
- dos montones distintos: N
- tres montones con dos iguales: N, se quita el tercero

Desde 5, 3 y 2 se puede llegar a **37** posiciones, contando la mesa vacía y la de partida. Todas menos ocho encajan en una de estas cuatro líneas. Una de las ocho es la mesa vacía, que es P. Las otras siete son 3,2,1 y 4,2,1 y 5,2,1 y 4,3,1 y 5,3,1 y 4,3,2 y la propia 5,3,2.</translation>
    </message>
    <message>
        <source>Write the seven on the board, the smallest first: 3,2,1 has six stones, 5,3,2 has ten. **Ask:** which one should we do first? The smallest, because moves go to smaller ones.</source>
        <comment>3/notes</comment>
        <translation>Escribe las siete en la pizarra, la menor primero: 3,2,1 tiene seis piedras; 5,3,2 tiene diez. **Pregunta:** ¿cuál hay que hacer primero? La menor, porque las jugadas van a posiciones menores.</translation>
    </message>
    <message>
        <source>The smallest of them</source>
        <comment>4/title</comment>
        <translation>La menor de ellas</translation>
    </message>
    <message>
        <source>Take **3, 2 and 1**. It has six moves. Try them on the board. Does one of them leave a P-position?</source>
        <comment>4/text</comment>
        <translation>Toma **3, 2 y 1**. Tiene seis jugadas. Pruébalas en el tablero. ¿Alguna deja una posición P?</translation>
    </message>
    <message>
        <source>Collect the six moves on the board: 2,2,1 and 2,1,1 and 2,1 and 3,1,1 and 3,1 and 3,2. For each, name the answer that leaves equal heaps. This is the step that matters most in this lesson.</source>
        <comment>4/notes</comment>
        <translation>Reúne las seis jugadas en la pizarra: 2,2,1 y 2,1,1 y 2,1 y 3,1,1 y 3,1 y 3,2. Para cada una, nombra la respuesta que deja montones iguales. Este es el paso que más importa en esta lección.</translation>
    </message>
    <message>
        <source>Yes: leave 3 and 2</source>
        <comment>4/choice 1</comment>
        <translation>Sí: dejar 3 y 2</translation>
    </message>
    <message>
        <source>3 and 2 are different: the other player makes them equal.</source>
        <comment>4/because 1</comment>
        <translation>3 y 2 son distintos: tu rival los iguala.</translation>
    </message>
    <message>
        <source>Yes: leave 3, 1 and 1</source>
        <comment>4/choice 2</comment>
        <translation>Sí: dejar 3, 1 y 1</translation>
    </message>
    <message>
        <source>Two are equal, but the other player takes the whole 3.</source>
        <comment>4/because 2</comment>
        <translation>Dos son iguales, pero tu rival quita el 3 entero.</translation>
    </message>
    <message>
        <source>Yes: leave 2, 2 and 1</source>
        <comment>4/choice 3</comment>
        <translation>Sí: dejar 2, 2 y 1</translation>
    </message>
    <message>
        <source>Two are equal, but the other player takes the 1.</source>
        <comment>4/because 3</comment>
        <translation>Dos son iguales, pero tu rival quita el 1.</translation>
    </message>
    <message>
        <source>No, none of the six</source>
        <comment>4/choice 4</comment>
        <translation>No, ninguna de las seis</translation>
    </message>
    <message>
        <source>Right. Each of the six leaves two equal heaps and a third one, or two different heaps. So 3, 2, 1 is P.</source>
        <comment>4/because 4</comment>
        <translation>Exacto. Cada una de las seis deja dos montones iguales y un tercero, o dos montones distintos. Así que 3, 2, 1 es P.</translation>
    </message>
    <message>
        <source>Fill it in: with a heap of one</source>
        <comment>5/title</comment>
        <translation>Rellena: con un montón de una piedra</translation>
    </message>
    <message>
        <source>Here the third heap always has **one** stone. Fill in P and N for the other two heaps, from 0 to 4. Remember that the heap of one can be taken away as well.</source>
        <comment>5/text</comment>
        <translation>Aquí el tercer montón tiene siempre **una** piedra. Escribe P y N para los otros dos montones, de 0 a 4. Recuerda que el montón de una también se puede quitar.</translation>
    </message>
    <message>
        <source>The P squares are 0,1 and 1,0 and 2,3 and 3,2. The trap is the diagonal: with the extra stone it is N everywhere, because you can take the stone. Every other N has a move to one of the four P squares, or takes the stone and leaves two equal heaps.</source>
        <comment>5/notes</comment>
        <translation>Las casillas P son 0,1 y 1,0 y 2,3 y 3,2. La trampa es la diagonal: con la piedra de más es N en todas partes, porque se puede quitar la piedra. Toda otra N tiene una jugada a una de las cuatro casillas P, o quita la piedra y deja dos montones iguales.</translation>
    </message>
    <message>
        <source>The other six</source>
        <comment>6/title</comment>
        <translation>Las otras seis</translation>
    </message>
    <message>
        <source>Each of the other six positions is larger than 3, 2, 1. Can you get to 3, 2, 1 from each of them with one move?</source>
        <comment>6/text</comment>
        <translation>Cada una de las otras seis posiciones es mayor que 3, 2, 1. ¿Puedes llegar a 3, 2, 1 desde cada una con una sola jugada?</translation>
    </message>
    <message>
        <source>Let six pupils each solve one of them. In every case the winning move is in the largest heap.</source>
        <comment>6/notes</comment>
        <translation>Que seis alumnos resuelvan una cada uno. En todos los casos la jugada ganadora está en el montón mayor.</translation>
    </message>
    <message>
        <source>Yes, so all six are N:

- [4,2,1](nim:4,2,1?outcome=N&amp;wins=nim:3,2,1) and [5,2,1](nim:5,2,1?outcome=N&amp;wins=nim:3,2,1): make the largest heap a 3.
- [4,3,1](nim:4,3,1?outcome=N&amp;wins=nim:2,3,1) and [5,3,1](nim:5,3,1?outcome=N&amp;wins=nim:2,3,1): make the largest heap a 2.
- [4,3,2](nim:4,3,2?outcome=N&amp;wins=nim:1,3,2) and [5,3,2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2): make the largest heap a 1.

So the whole game is worked out. Of the 37 positions only **five** are P: 0,0,0 and 1,1,0 and 2,2,0 and 3,3,0 and 3,2,1.</source>
        <comment>6/reveal</comment>
        <translation>Sí, así que las seis son N:

- [4,2,1](nim:4,2,1?outcome=N&amp;wins=nim:3,2,1) y [5,2,1](nim:5,2,1?outcome=N&amp;wins=nim:3,2,1): deja el montón mayor en 3.
- [4,3,1](nim:4,3,1?outcome=N&amp;wins=nim:2,3,1) y [5,3,1](nim:5,3,1?outcome=N&amp;wins=nim:2,3,1): deja el montón mayor en 2.
- [4,3,2](nim:4,3,2?outcome=N&amp;wins=nim:1,3,2) y [5,3,2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2): deja el montón mayor en 1.

El juego entero queda resuelto. De las 37 posiciones solo **cinco** son P: 0,0,0 y 1,1,0 y 2,2,0 y 3,3,0 y 3,2,1.</translation>
    </message>
    <message>
        <source>Use it</source>
        <comment>7/title</comment>
        <translation>Úsalo</translation>
    </message>
    <message>
        <source>You start with 5, 3 and 2, and the computer never makes a mistake. You know the first move, and the five positions to leave. Win!</source>
        <comment>7/text</comment>
        <translation>Empiezas con 5, 3 y 2, y la máquina no se equivoca nunca. Conoces la primera jugada y las cinco posiciones que hay que dejar. ¡Gana!</translation>
    </message>
    <message>
        <source>First move: make the 5 a 1. From 3, 2, 1 the computer must break it. Then leave two equal heaps, or nothing. All pairs should win at least once.</source>
        <comment>7/notes</comment>
        <translation>Primera jugada: dejar el 5 en 1. Desde 3, 2, 1 la máquina tiene que estropearlo. Después, dejar dos montones iguales, o nada. Todas las parejas deberían ganar al menos una vez.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>8/title</comment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Find a winning move. Which of the P-positions can you leave?</source>
        <comment>8/text</comment>
        <translation>Encuentra una jugada ganadora. ¿Cuál de las posiciones P puedes dejar?</translation>
    </message>
    <message>
        <source>Pairs who are quick may set up 4, 3, 2 or 5, 4, 1 for each other on the board.</source>
        <comment>8/notes</comment>
        <translation>Las parejas más rápidas pueden ponerse una a otra 4, 3, 2 o 5, 4, 1 en el tablero.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>You have worked out a game with 37 positions by hand, from small to large, and found that [5, 3, 2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2) is won by one move only.

But the lists grow quickly. What about [7, 11 and 5](nim:7,11,5)? There must be a better way than lists. There is: give each position a *number*, not only a letter.</source>
        <comment>9/text</comment>
        <translation>Has resuelto a mano un juego con 37 posiciones, de las pequeñas a las grandes, y has visto que [5, 3, 2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2) se gana con una sola jugada.

Pero las listas crecen deprisa. ¿Y [7, 11 y 5](nim:7,11,5)? Tiene que haber algo mejor que las listas. Y lo hay: dar a cada posición un *número*, y no solo una letra.</translation>
    </message>
    <message>
        <source>**Exit question:** is 4, 4, 3 P or N, and what is the move? (N: take the whole 3.) And 3, 3, 3? (N: take one heap.)</source>
        <comment>9/notes</comment>
        <translation>**Pregunta de salida:** 4, 4, 3, ¿es P o N, y cuál es la jugada? (N: quitar el 3 entero.) ¿Y 3, 3, 3? (N: quitar un montón.)</translation>
    </message>
</context>
<context>
    <name>nimble-and-the-plane</name>
    <message>
        <source>Coins in boxes, counters on squares</source>
        <comment>title</comment>
        <translation>Monedas en cajas, fichas en casillas</translation>
    </message>
    <message>
        <source>Two games that look quite different, and are Nim in disguise.</source>
        <comment>about</comment>
        <translation>Dos juegos que parecen muy distintos y son Nim disfrazado.</translation>
    </message>
    <message>
        <source>see Nim in two other games, Nimble and the plane</source>
        <comment>aims</comment>
        <translation>ver el Nim en otros dos juegos, Nimble y el plano</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>A row of boxes, numbered 0, 1, 2, 3, 4. On your turn take **one coin** and move it to any box with a smaller number. There may be several coins in a box. Whoever makes the last move wins. The game is called **Nimble**.

Play it in pairs. What does it remind you of?</source>
        <comment>1/text</comment>
        <translation>Una fila de cajas numeradas 0, 1, 2, 3, 4. En tu turno tomas **una moneda** y la pasas a cualquier caja con un número menor. En una caja puede haber varias monedas. Gana quien hace la última jugada. El juego se llama **Nimble**.

Juégalo en pareja. ¿A qué te recuerda?</translation>
    </message>
    <message>
        <source>The board has two coins in box 1, one in box 2 and three in box 4. **Ask:** “When is the game over?” When all coins are in box 0.</source>
        <comment>1/notes</comment>
        <translation>En el tablero hay dos monedas en la caja 1, una en la caja 2 y tres en la caja 4. **Pregunta:** «¿Cuándo acaba la partida?». Cuando todas las monedas están en la caja 0.</translation>
    </message>
    <message>
        <source>One coin</source>
        <comment>2/title</comment>
        <translation>Una moneda</translation>
    </message>
    <message>
        <source>Look at one coin in box **4**. To which boxes can it move in one step?</source>
        <comment>2/text</comment>
        <translation>Mira una moneda de la caja **4**. ¿A qué cajas puede ir en una jugada?</translation>
    </message>
    <message>
        <source>Let them say it: a coin in box 4 is a heap of four stones. The disguise is off already.</source>
        <comment>2/notes</comment>
        <translation>Que lo digan ellos: una moneda en la caja 4 es un montón de cuatro piedras. El disfraz ya ha caído.</translation>
    </message>
    <message>
        <source>Only to box 3</source>
        <comment>2/choice 1</comment>
        <translation>Solo a la caja 3</translation>
    </message>
    <message>
        <source>It may go as far as you like: to any box with a smaller number.</source>
        <comment>2/because 1</comment>
        <translation>Puede ir tan lejos como quieras: a cualquier caja con un número menor.</translation>
    </message>
    <message>
        <source>To 3, 2, 1 or 0</source>
        <comment>2/choice 2</comment>
        <translation>A la 3, 2, 1 o 0</translation>
    </message>
    <message>
        <source>Yes, four places. Just as a heap of four can become 3, 2, 1 or 0.</source>
        <comment>2/because 2</comment>
        <translation>Sí, cuatro sitios. Igual que un montón de cuatro puede quedar en 3, 2, 1 o 0.</translation>
    </message>
    <message>
        <source>To any box</source>
        <comment>2/choice 3</comment>
        <translation>A cualquier caja</translation>
    </message>
    <message>
        <source>Only to boxes with a smaller number.</source>
        <comment>2/because 3</comment>
        <translation>Solo a cajas con un número menor.</translation>
    </message>
    <message>
        <source>The disguise</source>
        <comment>3/title</comment>
        <translation>El disfraz</translation>
    </message>
    <message>
        <source>Which Nim position is our board with two coins in box 1, one in box 2 and three in box 4?</source>
        <comment>3/text</comment>
        <translation>¿Qué posición de Nim es nuestro tablero, con dos monedas en la caja 1, una en la caja 2 y tres en la caja 4?</translation>
    </message>
    <message>
        <source>The ones cancel, two of the fours cancel, 2 ⊕ 4 = 6 is left. If the Nim lens is switched on in Explore, the same heaps are drawn beside the board.</source>
        <comment>3/notes</comment>
        <translation>Los unos se cancelan, dos de los cuatros se cancelan, y queda 2 ⊕ 4 = 6. Si en Explorar está encendida la lente Nim, los mismos montones se dibujan junto al tablero.</translation>
    </message>
    <message>
        <source>**Heaps 1, 1, 2, 4, 4, 4.** Each coin is a heap as large as the number of its box. Moving the coin makes the heap smaller. Coins are never in each other’s way.

A coin in box 0 is an empty heap. So everything that you know about Nim is true here: [the value of the board](nimble:0,2,1,0,3?grundy=6) is 1 ⊕ 1 ⊕ 2 ⊕ 4 ⊕ 4 ⊕ 4 = 6.</source>
        <comment>3/reveal</comment>
        <translation>**Montones 1, 1, 2, 4, 4, 4.** Cada moneda es un montón tan grande como el número de su caja. Mover la moneda hace menor el montón. Las monedas nunca se estorban.

Una moneda en la caja 0 es un montón vacío. Así que todo lo que sabes del Nim vale aquí: [el valor del tablero](nimble:0,2,1,0,3?grundy=6) es 1 ⊕ 1 ⊕ 2 ⊕ 4 ⊕ 4 ⊕ 4 = 6.</translation>
    </message>
    <message>
        <source>The winning move</source>
        <comment>4/title</comment>
        <translation>La jugada ganadora</translation>
    </message>
    <message>
        <source>The value is 6. Which move makes it 0?</source>
        <comment>4/text</comment>
        <translation>El valor es 6. ¿Qué jugada lo hace 0?</translation>
    </message>
    <message>
        <source>Leftmost odd column is the fours; 4 ⊕ 6 = 2. Or just look for pairs.</source>
        <comment>4/notes</comment>
        <translation>La columna impar de más a la izquierda es la de los cuatros; 4 ⊕ 6 = 2. O basta con buscar parejas.</translation>
    </message>
    <message>
        <source>Move one coin from 4 to 0</source>
        <comment>4/choice 1</comment>
        <translation>Pasar una moneda de la 4 a la 0</translation>
    </message>
    <message>
        <source>Then 1, 1, 2, 4, 4 are left, and their nim-sum is 2.</source>
        <comment>4/because 1</comment>
        <translation>Entonces quedan 1, 1, 2, 4, 4, y su suma nim es 2.</translation>
    </message>
    <message>
        <source>Move the coin from 2 to 0</source>
        <comment>4/choice 2</comment>
        <translation>Pasar la moneda de la 2 a la 0</translation>
    </message>
    <message>
        <source>Then the three fours are left, with nim-sum 4.</source>
        <comment>4/because 2</comment>
        <translation>Entonces quedan los tres cuatros, con suma nim 4.</translation>
    </message>
    <message>
        <source>Move one coin from 4 to 2</source>
        <comment>4/choice 3</comment>
        <translation>Pasar una moneda de la 4 a la 2</translation>
    </message>
    <message>
        <source>Yes: 1 ⊕ 1 ⊕ 2 ⊕ 2 ⊕ 4 ⊕ 4 = 0. Everything stands in pairs.</source>
        <comment>4/because 3</comment>
        <translation>Sí: 1 ⊕ 1 ⊕ 2 ⊕ 2 ⊕ 4 ⊕ 4 = 0. Todo queda por parejas.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>5/title</comment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Translate into heaps, then find the winning move.</source>
        <comment>5/text</comment>
        <translation>Traduce a montones y luego encuentra la jugada ganadora.</translation>
    </message>
    <message>
        <source>Write the heaps as a list first. With many coins cross out equal pairs.</source>
        <comment>5/notes</comment>
        <translation>Escribe primero los montones en una lista. Si hay muchas monedas, tacha las parejas iguales.</translation>
    </message>
    <message>
        <source>Read the rule exactly</source>
        <comment>6/title</comment>
        <translation>Lee bien la regla</translation>
    </message>
    <message>
        <source>Some descriptions of this game let you move **several coins of one box together**. With that rule: two coins in box 1, nothing else, your turn. Is it P, as two equal heaps would be?</source>
        <comment>6/text</comment>
        <translation>Algunas descripciones de este juego permiten mover **varias monedas de una caja a la vez**. Con esa regla: dos monedas en la caja 1, nada más, tu turno. ¿Es P, como lo serían dos montones iguales?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The two rules differ by a few words, and that changes who wins. A good occasion to read rules like a lawyer.</source>
        <comment>6/notes</comment>
        <translation>Se puede omitir si falta tiempo. Las dos reglas se diferencian en unas pocas palabras, y eso cambia quién gana. Una buena ocasión para leer reglas como un abogado.</translation>
    </message>
    <message>
        <source>Yes, equal heaps are always P</source>
        <comment>6/choice 1</comment>
        <translation>Sí, los montones iguales siempre son P</translation>
    </message>
    <message>
        <source>In Nim, yes. But here you may move both coins at once, and in Nim you may not touch two heaps.</source>
        <comment>6/because 1</comment>
        <translation>En el Nim, sí. Pero aquí puedes mover las dos monedas a la vez, y en el Nim no se pueden tocar dos montones.</translation>
    </message>
    <message>
        <source>No, it is N</source>
        <comment>6/choice 2</comment>
        <translation>No, es N</translation>
    </message>
    <message>
        <source>Right. Move both coins to box 0 and you have made the last move. With this rule the disguise does not fit any more.</source>
        <comment>6/because 2</comment>
        <translation>Exacto. Pasa las dos monedas a la caja 0 y has hecho la última jugada. Con esta regla el disfraz ya no encaja.</translation>
    </message>
    <message>
        <source>A game on squares</source>
        <comment>7/title</comment>
        <translation>Un juego sobre casillas</translation>
    </message>
    <message>
        <source>Now counters on a board. A move takes **one** counter any distance **to the left** or **down**. Several counters may share a square, and they never block each other. Whoever makes the last move wins.

Play it in pairs. Can you see the heaps?</source>
        <comment>7/text</comment>
        <translation>Ahora, fichas en un tablero. Una jugada lleva **una** ficha tan lejos como se quiera **hacia la izquierda** o **hacia abajo**. Varias fichas pueden compartir casilla, y nunca se bloquean. Gana quien hace la última jugada.

Juégalo en pareja. ¿Ves los montones?</translation>
    </message>
    <message>
        <source>Columns and rows are counted from 0. A counter in the corner cannot move any more. Let them look for the heaps themselves: it takes two per counter.</source>
        <comment>7/notes</comment>
        <translation>Las columnas y las filas se cuentan desde 0. Una ficha en la esquina ya no puede moverse. Que busquen los montones ellos: hacen falta dos por ficha.</translation>
    </message>
    <message>
        <source>One counter</source>
        <comment>8/title</comment>
        <translation>Una ficha</translation>
    </message>
    <message>
        <source>One counter stands in column **3**, row **4**. Which Nim position is that?</source>
        <comment>8/text</comment>
        <translation>Hay una ficha en la columna **3**, fila **4**. ¿Qué posición de Nim es?</translation>
    </message>
    <message>
        <source>7 moves: three to the left, four down. It happens that 3 ⊕ 4 = 7 too. With a counter on 3, 3 it becomes clear: two equal heaps, P.</source>
        <comment>8/notes</comment>
        <translation>7 jugadas: tres a la izquierda, cuatro hacia abajo. Da la casualidad de que también 3 ⊕ 4 = 7. Con una ficha en 3, 3 queda claro: dos montones iguales, P.</translation>
    </message>
    <message>
        <source>One heap of 7</source>
        <comment>8/choice 1</comment>
        <translation>Un montón de 7</translation>
    </message>
    <message>
        <source>With one heap of 7 you could take any number. A move here changes the column **or** the row.</source>
        <comment>8/because 1</comment>
        <translation>Con un montón de 7 podrías quitar cualquier cantidad. Aquí una jugada cambia la columna **o** la fila.</translation>
    </message>
    <message>
        <source>Two heaps, 3 and 4</source>
        <comment>8/choice 2</comment>
        <translation>Dos montones, 3 y 4</translation>
    </message>
    <message>
        <source>Yes. Going left takes from the 3, going down takes from the 4.</source>
        <comment>8/because 2</comment>
        <translation>Sí. Ir a la izquierda quita del 3; ir hacia abajo quita del 4.</translation>
    </message>
    <message>
        <source>One heap of 12</source>
        <comment>8/choice 3</comment>
        <translation>Un montón de 12</translation>
    </message>
    <message>
        <source>There are many squares between it and the corner, but it moves in straight lines only.</source>
        <comment>8/because 3</comment>
        <translation>Hay muchas casillas entre ella y la esquina, pero solo se mueve en línea recta.</translation>
    </message>
    <message>
        <source>Four counters</source>
        <comment>9/title</comment>
        <translation>Cuatro fichas</translation>
    </message>
    <message>
        <source>Counters on 1, 2 and 2, 3 and 4, 5 and 7, 7. Which heaps are these, and what is their nim-sum?</source>
        <comment>9/text</comment>
        <translation>Fichas en 1, 2 y 2, 3 y 4, 5 y 7, 7. ¿Qué montones son, y cuál es su suma nim?</translation>
    </message>
    <message>
        <source>Ask for each heap what it would have to become: heap ⊕ 3. There is a move only where that is smaller.</source>
        <comment>9/notes</comment>
        <translation>Pregunta para cada montón en qué tendría que quedar: montón ⊕ 3. Solo hay jugada donde eso es menor.</translation>
    </message>
    <message>
        <source>Heaps 1, 2, 2, 3, 4, 5, 7, 7. Twos and sevens cancel, and 1 ⊕ 3 ⊕ 4 ⊕ 5 = [3](plane:1x2,2x3,4x5,7x7?grundy=3&amp;outcome=N).

[Five moves win](plane:1x2,2x3,4x5,7x7?winning=5): either 2 to 1, the 3 to 0, either 7 to 4.</source>
        <comment>9/reveal</comment>
        <translation>Montones 1, 2, 2, 3, 4, 5, 7, 7. Los doses y los sietes se cancelan, y 1 ⊕ 3 ⊕ 4 ⊕ 5 = [3](plane:1x2,2x3,4x5,7x7?grundy=3&amp;outcome=N).

[Ganan cinco jugadas](plane:1x2,2x3,4x5,7x7?winning=5): cualquiera de los 2 a 1, el 3 a 0, cualquiera de los 7 a 4.</translation>
    </message>
    <message>
        <source>What if they blocked?</source>
        <comment>10/title</comment>
        <translation>¿Y si se bloquearan?</translation>
    </message>
    <message>
        <source>Suppose counters could **not** share a square and could not jump over each other. Two counters stand in the bottom row, in columns 1 and 2. As heaps, 1 and 2 would be N. And now?</source>
        <comment>10/text</comment>
        <translation>Supón que las fichas **no** pudieran compartir casilla ni saltar unas sobre otras. Hay dos fichas en la fila de abajo, en las columnas 1 y 2. Como montones, 1 y 2 sería N. ¿Y ahora?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. With blocking it is another game. In one row it is the Silver Dollar game, which has its own lesson. “Never in each other’s way” is what makes the disguise work.</source>
        <comment>10/notes</comment>
        <translation>Se puede omitir si falta tiempo. Con bloqueos es otro juego. En una sola fila es el juego del dólar de plata, que tiene su propia lección. Lo que hace posible el disfraz es que «nunca se estorban».</translation>
    </message>
    <message>
        <source>N all the same</source>
        <comment>10/choice 1</comment>
        <translation>N de todos modos</translation>
    </message>
    <message>
        <source>Try it: the one in column 2 cannot move at all, because the other one stands in its way.</source>
        <comment>10/because 1</comment>
        <translation>Pruébalo: la de la columna 2 no puede moverse, porque la otra está en su camino.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>10/choice 2</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Yes. The first player must move the counter from 1 to 0. Then the other one goes from 2 to 1, and nothing can move any more.</source>
        <comment>10/because 2</comment>
        <translation>Sí. El primer jugador tiene que mover la ficha de 1 a 0. Después la otra va de 2 a 1, y ya no se puede mover nada.</translation>
    </message>
    <message>
        <source>Practice on the board</source>
        <comment>11/title</comment>
        <translation>Práctica en el tablero</translation>
    </message>
    <message>
        <source>Two heaps for each counter: column and row.</source>
        <comment>11/text</comment>
        <translation>Dos montones por ficha: columna y fila.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Quick pupils look for counters on the diagonal first: their two heaps cancel.</source>
        <comment>11/notes</comment>
        <translation>Se puede omitir si falta tiempo. Los más rápidos buscan primero fichas en la diagonal: sus dos montones se cancelan.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>Gánala</translation>
    </message>
    <message>
        <source>You start, and the computer never makes a mistake.</source>
        <comment>12/text</comment>
        <translation>Empiezas tú, y la máquina no se equivoca nunca.</translation>
    </message>
    <message>
        <source>Two equal counters cancel completely. So only 2, 6 counts: make it 2, 2. There is another way too: move one of the equal counters from row 5 to row 1.</source>
        <comment>12/notes</comment>
        <translation>Dos fichas iguales se cancelan del todo. Así que solo cuenta 2, 6: déjala en 2, 2. Hay también otra manera: mover una de las fichas iguales de la fila 5 a la fila 1.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>To unmask a game, ask two questions:

- Which **parts** does it have that do not disturb each other?
- What can **one part** become in one move? If it can become 0, 1, 2, … up to just below n, it is a heap of n.

[A coin in box n](nimble:0,0,0,0,0,1?grundy=5) is one heap, [a counter on a square](plane:2x6?grundy=4) is two. In the next lesson the heaps hide in a number.</source>
        <comment>13/text</comment>
        <translation>Para desenmascarar un juego, haz dos preguntas:

- ¿Qué **partes** tiene que no se estorben entre sí?
- ¿En qué puede convertirse **una parte** con una jugada? Si puede quedar en 0, 1, 2, … hasta justo debajo de n, es un montón de n.

[Una moneda en la caja n](nimble:0,0,0,0,0,1?grundy=5) es un montón; [una ficha en una casilla](plane:2x6?grundy=4) son dos. En la próxima lección los montones se esconden en un número.</translation>
    </message>
    <message>
        <source>**Exit question:** counters on 5, 5 and on 2, 3. What is the value? (5 ⊕ 5 = 0, 2 ⊕ 3 = 1.)</source>
        <comment>13/notes</comment>
        <translation>**Pregunta de salida:** fichas en 5, 5 y en 2, 3. ¿Cuál es el valor? (5 ⊕ 5 = 0, 2 ⊕ 3 = 1.)</translation>
    </message>
</context>
<context>
    <name>northcott</name>
    <message>
        <source>Northcott’s game</source>
        <comment>title</comment>
        <translation>El juego de Northcott</translation>
    </message>
    <message>
        <source>Two armies of tokens, forwards and backwards: and still it is Nim.</source>
        <comment>about</comment>
        <translation>Dos ejércitos de fichas, adelante y atrás: y sigue siendo Nim.</translation>
    </message>
    <message>
        <source>win a game in which the players move different pieces</source>
        <comment>aims</comment>
        <translation>ganar un juego en el que los jugadores mueven piezas distintas</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>In each row stand one white token, W, and one black token, B. One of you moves **white**, the other **black**. On your turn move one of your tokens along its row, forwards or backwards, any distance. You may not land on the other token or jump over it. Whoever cannot move loses.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>En cada fila hay una ficha blanca, W (del inglés *white*), y una negra, B (*black*). Uno mueve las **blancas**, el otro las **negras**. En tu turno mueves una de tus fichas por su fila, hacia delante o hacia atrás, tan lejos como quieras. No se puede caer sobre la otra ficha ni saltarla. Pierde quien no puede mover.

Juégalo en pareja.</translation>
    </message>
    <message>
        <source>Left plays white and starts. Pupils like to run away backwards; let them. **Ask afterwards:** “Did running away help?”</source>
        <comment>1/notes</comment>
        <translation>Izquierda lleva las blancas y empieza. A los alumnos les gusta escapar hacia atrás; déjalos. **Después pregunta:** «¿Sirvió de algo escapar?».</translation>
    </message>
    <message>
        <source>The moves of the two players</source>
        <comment>2/title</comment>
        <translation>Las jugadas de cada uno</translation>
    </message>
    <message>
        <source>In Nim both players have the same moves. And here?</source>
        <comment>2/text</comment>
        <translation>En el Nim los dos jugadores tienen las mismas jugadas. ¿Y aquí?</translation>
    </message>
    <message>
        <source>Chess and draughts are partizan too.</source>
        <comment>2/notes</comment>
        <translation>También el ajedrez y las damas son partisanos.</translation>
    </message>
    <message>
        <source>Here too</source>
        <comment>2/choice 1</comment>
        <translation>Aquí también</translation>
    </message>
    <message>
        <source>You may only move tokens of your own colour.</source>
        <comment>2/because 1</comment>
        <translation>Solo puedes mover fichas de tu color.</translation>
    </message>
    <message>
        <source>Here each player has their own tokens</source>
        <comment>2/choice 2</comment>
        <translation>Aquí cada jugador tiene sus propias fichas</translation>
    </message>
    <message>
        <source>Yes. Such games are called *partizan*; games with the same moves for both are *impartial*. Northcott’s game is not impartial, but we shall see that Nim rules it all the same.</source>
        <comment>2/because 2</comment>
        <translation>Sí. Los juegos así se llaman *partisanos*; los juegos con las mismas jugadas para los dos son *imparciales*. El juego de Northcott no es imparcial, pero veremos que de todos modos lo gobierna el Nim.</translation>
    </message>
    <message>
        <source>Two rows</source>
        <comment>3/title</comment>
        <translation>Dos filas</translation>
    </message>
    <message>
        <source>Two rows, each with a **gap of 2** between white and black, and nobody can go back. It is your turn. Try it.</source>
        <comment>3/text</comment>
        <translation>Dos filas, cada una con un **hueco de 2** entre blanca y negra, y nadie puede retroceder. Es tu turno. Pruébalo.</translation>
    </message>
    <message>
        <source>You play white, the copier plays black: different tokens, but the same gaps. So the gap is the heap.</source>
        <comment>3/notes</comment>
        <translation>Tú llevas las blancas; quien copia, las negras: fichas distintas, pero los mismos huecos. Así que el hueco es el montón.</translation>
    </message>
    <message>
        <source>I win by closing one gap</source>
        <comment>3/choice 1</comment>
        <translation>Gano cerrando un hueco</translation>
    </message>
    <message>
        <source>Then the other player closes the other gap, and you cannot move.</source>
        <comment>3/because 1</comment>
        <translation>Entonces tu rival cierra el otro hueco, y no puedes mover.</translation>
    </message>
    <message>
        <source>I win by going one step</source>
        <comment>3/choice 2</comment>
        <translation>Gano avanzando una casilla</translation>
    </message>
    <message>
        <source>Then the other player goes one step in the other row: the gaps are 1 and 1.</source>
        <comment>3/because 2</comment>
        <translation>Entonces tu rival avanza una casilla en la otra fila: los huecos son 1 y 1.</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>3/choice 3</comment>
        <translation>Pierdo</translation>
    </message>
    <message>
        <source>Right. The other player can copy in the other row every time.</source>
        <comment>3/because 3</comment>
        <translation>Exacto. Tu rival puede copiar cada vez en la otra fila.</translation>
    </message>
    <message>
        <source>Forwards and backwards</source>
        <comment>4/title</comment>
        <translation>Adelante y atrás</translation>
    </message>
    <message>
        <source>What does a step **forwards** do to the gap? And a step **backwards**?</source>
        <comment>4/text</comment>
        <translation>¿Qué le hace al hueco un paso hacia **delante**? ¿Y un paso hacia **atrás**?</translation>
    </message>
    <message>
        <source>Let two pupils be tokens in a row of chairs. One goes back two, the other follows two.</source>
        <comment>4/notes</comment>
        <translation>Que dos alumnos hagan de fichas en una fila de sillas. Uno retrocede dos, el otro lo sigue dos.</translation>
    </message>
    <message>
        <source>Forwards makes the gap **smaller**: that is taking from a heap. Both players can do it, each from their own side.

Backwards makes the gap **larger**. But then the other player goes forwards by just as much, and the gap is as before. The token that went back has less room behind it than before. That is the pattern of the staircase and of the silver dollar.</source>
        <comment>4/reveal</comment>
        <translation>Hacia delante hace **menor** el hueco: eso es quitar de un montón. Pueden hacerlo los dos jugadores, cada uno desde su lado.

Hacia atrás hace **mayor** el hueco. Pero entonces tu rival avanza otro tanto, y el hueco queda como antes. La ficha que retrocedió tiene detrás menos sitio que antes. Es el patrón de la escalera y del dólar de plata.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>5/title</comment>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>Two rows: the gaps are **2** and **3**. You are white. Which move wins?</source>
        <comment>5/text</comment>
        <translation>Dos filas: los huecos son **2** y **3**. Llevas las blancas. ¿Qué jugada gana?</translation>
    </message>
    <message>
        <source>White has only this winning move. Black, to move, would have two: one of them opens the smaller gap.</source>
        <comment>5/notes</comment>
        <translation>Las blancas solo tienen esta jugada ganadora. Las negras, si les tocara, tendrían dos: una de ellas abre el hueco menor.</translation>
    </message>
    <message>
        <source>Close the gap of two</source>
        <comment>5/choice 1</comment>
        <translation>Cerrar el hueco de dos</translation>
    </message>
    <message>
        <source>Then the other player closes the gap of three.</source>
        <comment>5/because 1</comment>
        <translation>Entonces tu rival cierra el hueco de tres.</translation>
    </message>
    <message>
        <source>Close the gap of three</source>
        <comment>5/choice 2</comment>
        <translation>Cerrar el hueco de tres</translation>
    </message>
    <message>
        <source>Then the other player closes the gap of two.</source>
        <comment>5/because 2</comment>
        <translation>Entonces tu rival cierra el hueco de dos.</translation>
    </message>
    <message>
        <source>Forwards by one in the second row</source>
        <comment>5/choice 3</comment>
        <translation>Avanzar una casilla en la segunda fila</translation>
    </message>
    <message>
        <source>Yes. Then the gaps are 2 and 2.</source>
        <comment>5/because 3</comment>
        <translation>Sí. Entonces los huecos son 2 y 2.</translation>
    </message>
    <message>
        <source>The other side retreats</source>
        <comment>6/title</comment>
        <translation>El otro bando retrocede</translation>
    </message>
    <message>
        <source>You have left gaps 2 and 2. Black moves **back** by one in the first row: the gaps are 3 and 2. Your answer?</source>
        <comment>6/text</comment>
        <translation>Has dejado huecos 2 y 2. Las negras **retroceden** una casilla en la primera fila: los huecos son 3 y 2. ¿Tu respuesta?</translation>
    </message>
    <message>
        <source>White stands at the edge and cannot go back. Elsewhere a retreat of one’s own can be a winning move too, as on the staircase. But following is the safer habit: it makes the retreats run out.</source>
        <comment>6/notes</comment>
        <translation>Las blancas están en el borde y no pueden retroceder. En otros casos también un retroceso propio puede ser jugada ganadora, como en la escalera. Pero seguir es la costumbre más segura: hace que los retrocesos se agoten.</translation>
    </message>
    <message>
        <source>I close the gap of three</source>
        <comment>6/choice 1</comment>
        <translation>Cierro el hueco de tres</translation>
    </message>
    <message>
        <source>Then black closes the gap of two. The gaps are 0 and 0 and it is your turn.</source>
        <comment>6/because 1</comment>
        <translation>Entonces las negras cierran el hueco de dos. Los huecos son 0 y 0 y es tu turno.</translation>
    </message>
    <message>
        <source>I go forwards by one in the first row</source>
        <comment>6/choice 2</comment>
        <translation>Avanzo una casilla en la primera fila</translation>
    </message>
    <message>
        <source>Yes. The gaps are 2 and 2 again, and black has one square less to retreat.</source>
        <comment>6/because 2</comment>
        <translation>Sí. Los huecos vuelven a ser 2 y 2, y a las negras les queda una casilla menos para retroceder.</translation>
    </message>
    <message>
        <source>I close the gap of two</source>
        <comment>6/choice 3</comment>
        <translation>Cierro el hueco de dos</translation>
    </message>
    <message>
        <source>Then black closes the gap of three. The gaps are 0 and 0 and it is your turn.</source>
        <comment>6/because 3</comment>
        <translation>Entonces las negras cierran el hueco de tres. Los huecos son 0 y 0 y es tu turno.</translation>
    </message>
    <message>
        <source>Does it end?</source>
        <comment>7/title</comment>
        <translation>¿Se acaba?</translation>
    </message>
    <message>
        <source>Both could run forwards and backwards for ever. Why does the game end all the same, if the winner plays well?</source>
        <comment>7/text</comment>
        <translation>Los dos podrían ir adelante y atrás para siempre. ¿Por qué acaba la partida de todos modos, si quien gana juega bien?</translation>
    </message>
    <message>
        <source>Some texts say that in the end all tokens stand at the right-hand edge. That belongs to a different rule, see the next step. If the last move loses, both may prefer to run for ever; so Grundy does not offer that.</source>
        <comment>7/notes</comment>
        <translation>Algunos textos dicen que al final todas las fichas están en el borde derecho. Eso es de otra regla; mira el paso siguiente. Si pierde la última jugada, puede que los dos prefieran ir y venir para siempre; por eso Grundy no ofrece esa versión.</translation>
    </message>
    <message>
        <source>The winner **never needs to go back**: taking and following are forward moves. The loser can go back, but the winner follows each time. So the loser’s tokens come nearer to the edge **behind** them, and in the end all of them are pinned there. The winner’s tokens stand in front of them, wherever that is.

Without good play the game need not end at all.</source>
        <comment>7/reveal</comment>
        <translation>Quien gana **nunca necesita retroceder**: quitar y seguir son jugadas hacia delante. Quien pierde puede retroceder, pero el otro lo sigue cada vez. Así las fichas del que pierde se acercan al borde que tienen **detrás**, y al final quedan todas clavadas allí. Las fichas del que gana están justo delante de ellas, sea donde sea.

Si no se juega bien, la partida no tiene por qué acabar nunca.</translation>
    </message>
    <message>
        <source>A different rule</source>
        <comment>8/title</comment>
        <translation>Una regla distinta</translation>
    </message>
    <message>
        <source>In one set of slides the rule reads: “move one of your tokens **to the right**”. White at the left end, black two squares further: W . B, and black stands at the right edge. The gap is 1. Who wins with **this** rule?</source>
        <comment>8/text</comment>
        <translation>En unas diapositivas la regla dice: «mueve una de tus fichas **hacia la derecha**». Blanca en el extremo izquierdo, negra dos casillas más allá: W . B, y la negra está en el borde derecho. El hueco es 1. ¿Quién gana con **esta** regla?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The strategy of the slides is right for the real game, with moves in both directions, and wrong for the rule as printed. This is the smallest counterexample.</source>
        <comment>8/notes</comment>
        <translation>Se puede omitir si falta tiempo. La estrategia de las diapositivas es correcta para el juego de verdad, con jugadas en los dos sentidos, y falsa para la regla tal como está impresa. Este es el contraejemplo más pequeño.</translation>
    </message>
    <message>
        <source>The player who moves first, as the gap is 1</source>
        <comment>8/choice 1</comment>
        <translation>Quien mueve primero, porque el hueco es 1</translation>
    </message>
    <message>
        <source>If black starts, black cannot move at all: there is no square to the right.</source>
        <comment>8/because 1</comment>
        <translation>Si empiezan las negras, no pueden mover nada: a la derecha no hay ninguna casilla.</translation>
    </message>
    <message>
        <source>White, whoever starts</source>
        <comment>8/choice 2</comment>
        <translation>Las blancas, empiece quien empiece</translation>
    </message>
    <message>
        <source>Yes. Black has no move to the right. White has one. With this rule the gaps do not work as heaps.</source>
        <comment>8/because 2</comment>
        <translation>Sí. Las negras no tienen ninguna jugada hacia la derecha. Las blancas tienen una. Con esta regla los huecos no funcionan como montones.</translation>
    </message>
    <message>
        <source>How wrong is it?</source>
        <comment>9/title</comment>
        <translation>¿Cuánto se equivoca?</translation>
    </message>
    <message>
        <source>Two rows, white at the left end, black at the right end. The gaps are 6 and 6, the nim-sum is 0. Who wins when tokens move **only to the right**?</source>
        <comment>9/text</comment>
        <translation>Dos filas, las blancas en el extremo izquierdo, las negras en el derecho. Los huecos son 6 y 6, la suma nim es 0. ¿Quién gana si las fichas solo se mueven **hacia la derecha**?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. A row with black on the left counts for black. The numbers are added with signs. It is the first example of a game whose values are ordinary numbers; more of them in red-blue Hackenbush.</source>
        <comment>9/notes</comment>
        <translation>Se puede omitir si falta tiempo. Una fila con la negra a la izquierda cuenta para las negras. Los números se suman con su signo. Es el primer ejemplo de un juego cuyos valores son números corrientes; hay más en el Hackenbush rojo y azul.</translation>
    </message>
    <message>
        <source>White, [whoever starts](northcott/moves=right:W......B/W......B?outcome=L&amp;value=12): black cannot move at all, and white has **12** steps in store. With both directions the same board is [P](northcott:W......B/W......B?outcome=P).

To the right only, a row is worth its gap to the owner of the **left-hand** token: just add.</source>
        <comment>9/reveal</comment>
        <translation>Las blancas, [empiece quien empiece](northcott/moves=right:W......B/W......B?outcome=L&amp;value=12): las negras no pueden mover nada, y las blancas tienen **12** pasos de reserva. Con los dos sentidos, el mismo tablero es [P](northcott:W......B/W......B?outcome=P).

Solo hacia la derecha, una fila vale su hueco para el dueño de la ficha **izquierda**: basta con sumar.</translation>
    </message>
    <message>
        <source>A third reading</source>
        <comment>10/title</comment>
        <translation>Una tercera lectura</translation>
    </message>
    <message>
        <source>There is one more way to understand it: each player moves only **forwards**, white to the right and black to the left.

- When they **face each other**, the gap is a heap, and nothing can ever grow. [Two equal gaps](northcott/moves=own:W..B/W..B?outcome=P) are P.
- When they stand **back to back**, each walks away alone, and only the number of free squares counts. [Here](northcott/moves=own:..B.W.?outcome=R&amp;value=-1) black has two and white has one, so black wins, whoever starts.

Three readings, three games. Always ask *which way* the pieces may go.</source>
        <comment>10/text</comment>
        <translation>Hay otra manera más de entenderla: cada jugador mueve solo **hacia delante**, las blancas hacia la derecha y las negras hacia la izquierda.

- Cuando están **de frente**, el hueco es un montón, y nada puede crecer. [Dos huecos iguales](northcott/moves=own:W..B/W..B?outcome=P) son P.
- Cuando están **de espaldas**, cada una se aleja por su cuenta, y solo cuenta el número de casillas libres. [Aquí](northcott/moves=own:..B.W.?outcome=R&amp;value=-1) las negras tienen dos y las blancas una, así que ganan las negras, empiece quien empiece.

Tres lecturas, tres juegos. Pregunta siempre *hacia dónde* pueden ir las piezas.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Let pupils set up one row and say who wins it under each of the three rules.</source>
        <comment>10/notes</comment>
        <translation>Se puede omitir si falta tiempo. Que preparen una fila y digan quién la gana con cada una de las tres reglas.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>The usual rule: both directions. Write down the gaps, then play Nim with them.</source>
        <comment>11/text</comment>
        <translation>La regla habitual: los dos sentidos. Apunta los huecos y luego juega al Nim con ellos.</translation>
    </message>
    <message>
        <source>The position of the tokens does not matter, only the gaps. Tokens side by side: gap 0.</source>
        <comment>11/notes</comment>
        <translation>No importa dónde estén las fichas, solo los huecos. Fichas juntas: hueco 0.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>Gánala</translation>
    </message>
    <message>
        <source>You are white and start. The gaps are 2, 3, 4 and 6. The computer is perfect.</source>
        <comment>12/text</comment>
        <translation>Llevas las blancas y empiezas. Los huecos son 2, 3, 4 y 6. La máquina es perfecta.</translation>
    </message>
    <message>
        <source>2 ⊕ 3 ⊕ 4 ⊕ 6 = 3. White can make 2 a 1, or 3 a 0, or 6 a 5. After that follow every retreat.</source>
        <comment>12/notes</comment>
        <translation>2 ⊕ 3 ⊕ 4 ⊕ 6 = 3. Las blancas pueden dejar el 2 en 1, o el 3 en 0, o el 6 en 5. Después, seguir cada retroceso.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- In Northcott’s game the **gaps** are heaps: [gaps 2 and 2](northcott:W..B/W..B?outcome=P) are P.
- A retreat is answered by the same advance, so it changes nothing.
- A rule that is worded a little differently can be a quite different game.

With this we leave Nim in disguise. In the next game you may take from two heaps **at once**, and something new happens.</source>
        <comment>13/text</comment>
        <translation>- En el juego de Northcott los **huecos** son montones: [huecos 2 y 2](northcott:W..B/W..B?outcome=P) son P.
- A un retroceso se responde avanzando lo mismo, así que no cambia nada.
- Una regla redactada de un modo un poco distinto puede ser otro juego muy diferente.

Aquí dejamos el Nim disfrazado. En el próximo juego se puede quitar de dos montones **a la vez**, y pasa algo nuevo.</translation>
    </message>
    <message>
        <source>**Exit question:** three rows with gaps 1, 4, 5. Who wins? (1 ⊕ 4 ⊕ 5 = 0: the player who has just moved.)</source>
        <comment>13/notes</comment>
        <translation>**Pregunta de salida:** tres filas con huecos 1, 4, 5. ¿Quién gana? (1 ⊕ 4 ⊕ 5 = 0: quien acaba de mover.)</translation>
    </message>
</context>
<context>
    <name>p-and-n</name>
    <message>
        <source>P, N and other rules</source>
        <comment>title</comment>
        <translation>P, N y otras reglas</translation>
    </message>
    <message>
        <source>The same labelling for other takeaway games, and why the labels must repeat.</source>
        <comment>about</comment>
        <translation>Las mismas etiquetas para otros juegos de quitar, y por qué las etiquetas tienen que repetirse.</translation>
    </message>
    <message>
        <source>do so for any allowed numbers, and read off the period</source>
        <comment>aims</comment>
        <translation>hacerlo con cualquier conjunto de cantidades permitidas y leer el período</translation>
    </message>
    <message>
        <source>A new rule</source>
        <comment>1/title</comment>
        <translation>Una regla nueva</translation>
    </message>
    <message>
        <source>A new game: 9 matches, and you may take **1, 3 or 4**. Taking two is not allowed. Whoever takes the last match wins.

Play it in pairs. Is 9 good for the player who starts? Does “leave a multiple of four” still help?</source>
        <comment>1/text</comment>
        <translation>Un juego nuevo: 9 palitos, y se pueden quitar **1, 3 o 4**. Quitar dos no está permitido. Gana quien se lleva el último palito.

Juégalo en pareja. ¿Es bueno el 9 para quien empieza? ¿Sigue sirviendo lo de «dejar un múltiplo de cuatro»?</translation>
    </message>
    <message>
        <source>Two or three games are enough. Multiples of four do not help: with four matches you just take all four. Let somebody find that out.</source>
        <comment>1/notes</comment>
        <translation>Bastan dos o tres partidas. Los múltiplos de cuatro no sirven: con cuatro palitos te los llevas todos. Que lo descubra alguien.</translation>
    </message>
    <message>
        <source>Does four still work?</source>
        <comment>2/title</comment>
        <translation>¿Sirve todavía el cuatro?</translation>
    </message>
    <message>
        <source>You leave **four** matches. What happens?</source>
        <comment>2/text</comment>
        <translation>Dejas **cuatro** palitos. ¿Qué pasa?</translation>
    </message>
    <message>
        <source>The point: the pattern belonged to the rule, not to the number four. What stays is the method.</source>
        <comment>2/notes</comment>
        <translation>Lo importante: el patrón era de la regla, no del número cuatro. Lo que queda es el método.</translation>
    </message>
    <message>
        <source>The other player has lost</source>
        <comment>2/choice 1</comment>
        <translation>Tu rival ha perdido</translation>
    </message>
    <message>
        <source>In the old game, yes. Here four may be taken at once.</source>
        <comment>2/because 1</comment>
        <translation>En el juego de antes, sí. Aquí se pueden quitar cuatro de una vez.</translation>
    </message>
    <message>
        <source>The other player takes all four and wins</source>
        <comment>2/choice 2</comment>
        <translation>Tu rival se lleva los cuatro y gana</translation>
    </message>
    <message>
        <source>Yes. A new rule needs new labels. What was true in one game need not be true in another.</source>
        <comment>2/because 2</comment>
        <translation>Sí. Una regla nueva necesita etiquetas nuevas. Lo que era cierto en un juego no tiene por qué serlo en otro.</translation>
    </message>
    <message>
        <source>Nobody can tell</source>
        <comment>2/choice 3</comment>
        <translation>No se puede saber</translation>
    </message>
    <message>
        <source>Look at the rule again: four matches may be taken at once.</source>
        <comment>2/because 3</comment>
        <translation>Mira otra vez la regla: se pueden quitar cuatro palitos de una vez.</translation>
    </message>
    <message>
        <source>The two words again</source>
        <comment>3/title</comment>
        <translation>Otra vez las dos palabras</translation>
    </message>
    <message>
        <source>The method is the same in every game that must end, with the same moves for both players:

- A position is **N**, or *hot*, when at least one move leads to a P-position.
- A position is **P**, or *cold*, when no move leads to a P-position. Every move, if there is one, leads to an N-position.

An end position has no moves at all, so it fits the second line: it is P. That is right as long as the last move wins: the player to move has lost.

The two lines leave no gap. Either there is a move to P, or there is none. So **every position is P or N, never both and never neither**, as long as every game comes to an end.</source>
        <comment>3/text</comment>
        <translation>El método es el mismo en todo juego que tiene que acabar y en el que los dos jugadores tienen las mismas jugadas:

- Una posición es **N**, o *caliente*, cuando al menos una jugada lleva a una posición P.
- Una posición es **P**, o *fría*, cuando ninguna jugada lleva a una posición P. Todas las jugadas, si las hay, llevan a posiciones N.

Una posición final no tiene ninguna jugada, así que encaja en la segunda línea: es P. Y es correcto, siempre que gane la última jugada: quien tiene que mover ha perdido.

Las dos líneas no dejan hueco. O hay una jugada a P, o no la hay. Por eso **toda posición es P o N, nunca las dos cosas y nunca ninguna**, con tal de que todas las partidas terminen.</translation>
    </message>
    <message>
        <source>**Ask:** “Could there be a position where nobody can force a win?” Here no: no draws, and each game ends. For games that can go round in circles it can happen.</source>
        <comment>3/notes</comment>
        <translation>**Pregunta:** «¿Podría haber una posición en la que nadie pueda forzar la victoria?». Aquí no: no hay empates y toda partida termina. En juegos que pueden dar vueltas sin fin sí puede pasar.</translation>
    </message>
    <message>
        <source>Label the new game</source>
        <comment>4/title</comment>
        <translation>Etiqueta el juego nuevo</translation>
    </message>
    <message>
        <source>From each number you can leave the one that is 1, 3 or 4 smaller. Say the label before you look.</source>
        <comment>4/text</comment>
        <translation>Desde cada número puedes dejar el que es 1, 3 o 4 menor. Di la etiqueta antes de mirar.</translation>
    </message>
    <message>
        <source>The first steps: 0 P, 1 N, 2 P (you can only take one, and that leaves 1). Pupils often forget that two cannot be taken and label 2 as N. Then 3, 4, 5 and 6 are all N. **Ask which move proves it for 6:** take four and leave 2.</source>
        <comment>4/notes</comment>
        <translation>Los primeros pasos: 0 P, 1 N, 2 P (solo se puede quitar uno, y queda 1). Es fácil olvidar que no se pueden quitar dos y etiquetar el 2 como N. Después 3, 4, 5 y 6 son todos N. **Pregunta qué jugada lo demuestra para el 6:** quitar cuatro y dejar 2.</translation>
    </message>
    <message>
        <source>What do you see?</source>
        <comment>5/title</comment>
        <translation>¿Qué ves?</translation>
    </message>
    <message>
        <source>Write the labels from 0 to 14 as one line of letters. (Go one step back if you want to see them again.) What do you notice?</source>
        <comment>5/text</comment>
        <translation>Escribe las etiquetas del 0 al 14 como una sola línea de letras. (Si quieres verlas otra vez, vuelve un paso atrás.) ¿Qué notas?</translation>
    </message>
    <message>
        <source>Let them write it in rows of seven, one below the other. Ask for 50 (7 times 7 and 1 more: N) and for 70 (P).</source>
        <comment>5/notes</comment>
        <translation>Que las escriban en filas de siete, una debajo de otra. Pregunta por el 50 (7 por 7 y 1 más: N) y por el 70 (P).</translation>
    </message>
    <message>
        <source>The line is P N P N N N N, P N P N N N N, P. The first seven labels come again and again. We say that the labels have **period 7**.

So for 100 matches you need no long table. 100 is 14 times 7 and 2 more, so it has the label of 2: [it is P](takeaway/take=1,3,4:100?outcome=P).</source>
        <comment>5/reveal</comment>
        <translation>La línea es P N P N N N N, P N P N N N N, P. Las siete primeras etiquetas vuelven una y otra vez. Decimos que las etiquetas tienen **período 7**.

Así que para 100 palitos no hace falta una tabla larga. 100 es 14 por 7 y 2 más, o sea que tiene la etiqueta del 2: [es P](takeaway/take=1,3,4:100?outcome=P).</translation>
    </message>
    <message>
        <source>Nine matches</source>
        <comment>6/title</comment>
        <translation>Nueve palitos</translation>
    </message>
    <message>
        <source>So what about the nine matches of the beginning?</source>
        <comment>6/text</comment>
        <translation>¿Y qué hay de los nueve palitos del principio?</translation>
    </message>
    <message>
        <source>Compare it with what happened when the pairs played. Who won most of the games from 9? With good play it is always the second player.</source>
        <comment>6/notes</comment>
        <translation>Compáralo con lo que pasó cuando jugaron las parejas. ¿Quién ganó más veces desde 9? Si se juega bien, gana siempre el segundo.</translation>
    </message>
    <message>
        <source>P: the player who starts loses</source>
        <comment>6/choice 1</comment>
        <translation>P: pierde quien empieza</translation>
    </message>
    <message>
        <source>Yes. 9 is 7 and 2 more. From 9 you can only leave 8, 6 or 5, and all three are N.</source>
        <comment>6/because 1</comment>
        <translation>Sí. 9 es 7 y 2 más. Desde 9 solo puedes dejar 8, 6 o 5, y los tres son N.</translation>
    </message>
    <message>
        <source>N: take one</source>
        <comment>6/choice 2</comment>
        <translation>N: quitar uno</translation>
    </message>
    <message>
        <source>You leave 8. The other player takes one as well and leaves 7, which is P.</source>
        <comment>6/because 2</comment>
        <translation>Dejas 8. Tu rival quita otro y deja 7, que es P.</translation>
    </message>
    <message>
        <source>N: take four</source>
        <comment>6/choice 3</comment>
        <translation>N: quitar cuatro</translation>
    </message>
    <message>
        <source>You leave 5. The other player takes three and leaves 2, which is P.</source>
        <comment>6/because 3</comment>
        <translation>Dejas 5. Tu rival quita tres y deja 2, que es P.</translation>
    </message>
    <message>
        <source>Must it repeat?</source>
        <comment>7/title</comment>
        <translation>¿Tiene que repetirse?</translation>
    </message>
    <message>
        <source>Is it luck that the labels repeat? Think about which labels you need to know to find the next one.</source>
        <comment>7/text</comment>
        <translation>¿Es casualidad que las etiquetas se repitan? Piensa qué etiquetas necesitas conocer para hallar la siguiente.</translation>
    </message>
    <message>
        <source>A fine argument for quick pupils; the pigeonhole principle without its name. Nobody needs to remember it. **Ask:** in how many ways can ten labels in a row look, if up to 10 matches may be taken? (2 to the power 10, which is 1024.)</source>
        <comment>7/notes</comment>
        <translation>Un bonito argumento para los más rápidos; es el principio del palomar sin decir su nombre. No hace falta que nadie lo recuerde. **Pregunta:** ¿de cuántas maneras pueden ser diez etiquetas seguidas, si se pueden quitar hasta 10 palitos? (2 elevado a 10, que es 1024.)</translation>
    </message>
    <message>
        <source>To label a number you only look at the **last four labels**, because no more than four matches can be taken. There are only 2 × 2 × 2 × 2 = 16 ways in which four labels in a row can look.

So after a while the same four labels must come again. From there on everything is as it was before, for ever. **Whichever numbers are allowed, as long as one of them is the largest, the labels repeat in the end.**</source>
        <comment>7/reveal</comment>
        <translation>Para etiquetar un número solo miras las **cuatro últimas etiquetas**, porque no se pueden quitar más de cuatro palitos. Cuatro etiquetas seguidas solo pueden ser de 2 × 2 × 2 × 2 = 16 maneras.

Así que, tarde o temprano, las mismas cuatro etiquetas tienen que volver. Desde ahí todo es como antes, para siempre. **Sean cuales sean las cantidades permitidas, si una de ellas es la mayor, las etiquetas acaban repitiéndose.**</translation>
    </message>
    <message>
        <source>Your turn: take 2 or 3</source>
        <comment>8/title</comment>
        <translation>Tu turno: quitar 2 o 3</translation>
    </message>
    <message>
        <source>In this game you may take **2 or 3**. With 1 match left nobody can move! Fill in P and N from 0 to 13.</source>
        <comment>8/text</comment>
        <translation>En este juego se pueden quitar **2 o 3**. ¡Cuando queda 1 palito, nadie puede mover! Escribe P y N del 0 al 13.</translation>
    </message>
    <message>
        <source>The trap is 1: it is an end position as well, so it is P. The pattern is P P N N N, period 5.</source>
        <comment>8/notes</comment>
        <translation>La trampa es el 1: también es una posición final, así que es P. El patrón es P P N N N, con período 5.</translation>
    </message>
    <message>
        <source>Read the pattern</source>
        <comment>9/title</comment>
        <translation>Lee el patrón</translation>
    </message>
    <message>
        <source>In the game with 2 or 3, the labels go P P N N N and then repeat. There are **21** matches. Who wins?</source>
        <comment>9/text</comment>
        <translation>En el juego de quitar 2 o 3, las etiquetas son P P N N N y luego se repiten. Hay **21** palitos. ¿Quién gana?</translation>
    </message>
    <message>
        <source>**Ask for the answer to every move too:** against 2 take 3, against 3 take 2. Together that is five, the period.</source>
        <comment>9/notes</comment>
        <translation>**Pide también la respuesta a cada jugada:** contra 2, quitar 3; contra 3, quitar 2. Juntos son cinco, el período.</translation>
    </message>
    <message>
        <source>The previous player: it is P</source>
        <comment>9/choice 1</comment>
        <translation>El jugador previo: es P</translation>
    </message>
    <message>
        <source>Yes. 21 is 4 times 5 and 1 more, so it has the same label as 1.</source>
        <comment>9/because 1</comment>
        <translation>Sí. 21 es 4 por 5 y 1 más, así que tiene la misma etiqueta que 1.</translation>
    </message>
    <message>
        <source>The next player: it is N</source>
        <comment>9/choice 2</comment>
        <translation>El jugador siguiente: es N</translation>
    </message>
    <message>
        <source>Divide by five and look at what is left over: 21 leaves 1, and 1 is P.</source>
        <comment>9/because 2</comment>
        <translation>Divide entre cinco y mira el resto: en el 21 sobra 1, y 1 es P.</translation>
    </message>
    <message>
        <source>Two heaps</source>
        <comment>10/title</comment>
        <translation>Dos montones</translation>
    </message>
    <message>
        <source>Now **two** heaps of 10, and you take 1, 2 or 3 from one of them. Who wins, and how? Play a little and think.</source>
        <comment>10/text</comment>
        <translation>Ahora **dos** montones de 10, y se quitan 1, 2 o 3 de uno de ellos. ¿Quién gana, y cómo? Juega un poco y piensa.</translation>
    </message>
    <message>
        <source>Copying is the first great idea about games with several heaps. Let someone play it against you. Keep the last sentence in mind: it is why the lessons on Nim will need numbers; two letters are not enough.</source>
        <comment>10/notes</comment>
        <translation>Copiar es la primera gran idea sobre los juegos con varios montones. Que alguien lo juegue contra ti. Quédate con la última frase: por ella las lecciones sobre el Nim necesitarán números; dos letras no bastan.</translation>
    </message>
    <message>
        <source>The second player, by **copying**: whatever is taken from one heap, take the same from the other. [Equal heaps](takeaway:10,10?outcome=P) always have an answer.

One heap of ten is N, two together are P. So the letters of the parts do not tell you the letter of the whole.</source>
        <comment>10/reveal</comment>
        <translation>El segundo jugador, **copiando**: se quite lo que se quite de un montón, quita lo mismo del otro. [Los montones iguales](takeaway:10,10?outcome=P) siempre tienen respuesta.

Un montón de diez es N; dos juntos son P. Así que las letras de las partes no te dicen la letra del todo.</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>11/title</comment>
        <translation>¿P o N?</translation>
    </message>
    <message>
        <source>Say which it is, and read why.</source>
        <comment>11/text</comment>
        <translation>Di cuál es, y lee por qué.</translation>
    </message>
    <message>
        <source>Let pupils say which move they would make when they answer N.</source>
        <comment>11/notes</comment>
        <translation>Cuando respondan N, que digan qué jugada harían.</translation>
    </message>
    <message>
        <source>Climb the fence</source>
        <comment>12/title</comment>
        <translation>Salta la valla</translation>
    </message>
    <message>
        <source>This computer plays perfectly when at most 8 matches are left, and at random until then. You may take 1, 3 or 4. What should you do with 20 matches? You start.</source>
        <comment>12/text</comment>
        <translation>Esta máquina juega a la perfección cuando quedan como mucho 8 palitos; hasta entonces, al azar. Se pueden quitar 1, 3 o 4. ¿Qué hay que hacer con 20 palitos? Empiezas tú.</translation>
    </message>
    <message>
        <source>20 is 14 and 6 more, so it is N: take four and leave 16, which is 14 and 2 more.</source>
        <comment>12/notes</comment>
        <translation>20 es 14 y 6 más, así que es N: quitar cuatro y dejar 16, que es 14 y 2 más.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- The method works for every rule: label from the end.
- When there is a largest number that may be taken, the labels **repeat**, so a short table answers for all sizes.
- Two equal heaps, and nothing else, are always P: copy. [Here is one](takeaway/take=1,3,4:12,12?outcome=P) to try.

Next comes the most famous game of all, Nim: you may take as many stones from a heap as you like.</source>
        <comment>13/text</comment>
        <translation>- El método sirve para cualquier regla: etiquetar desde el final.
- Cuando hay una cantidad máxima que se puede quitar, las etiquetas **se repiten**, así que una tabla corta responde para todos los tamaños.
- Dos montones iguales, y nada más, son siempre P: copia. [Aquí tienes un caso](takeaway/take=1,3,4:12,12?outcome=P) para probar.

Ahora viene el juego más famoso de todos, el Nim: puedes quitar de un montón tantas piedras como quieras.</translation>
    </message>
    <message>
        <source>**Exit question:** take 1 or 4. Write the labels from 0 to 9. (P N P N N, P N P N N.)</source>
        <comment>13/notes</comment>
        <translation>**Pregunta de salida:** se quitan 1 o 4. Escribe las etiquetas del 0 al 9. (P N P N N, P N P N N.)</translation>
    </message>
</context>
<context>
    <name>poker-nim-and-skips</name>
    <message>
        <source>Stones that come back, turns that are skipped</source>
        <comment>title</comment>
        <translation>Piedras que vuelven, turnos que se pasan</translation>
    </message>
    <message>
        <source>Poker Nim and Nim with skips: which extra moves change the winner, and which do not?</source>
        <comment>about</comment>
        <translation>El Nim póker y el Nim con pases: ¿qué jugadas de más cambian quién gana, y cuáles no?</translation>
    </message>
    <message>
        <source>tell which extra moves change the winner</source>
        <comment>aims</comment>
        <translation>distinguir qué jugadas de más cambian quién gana</translation>
    </message>
    <message>
        <source>Poker Nim</source>
        <comment>1/title</comment>
        <translation>Nim póker</translation>
    </message>
    <message>
        <source>Nim with one more kind of move: instead of taking stones you may **put some back** on a heap, as long as it does not get larger than it was at the start. Each player may do that only **twice** in the whole game. Whoever makes the last move wins.

Play it in pairs, with heaps 3, 4 and 5. Does putting back help?</source>
        <comment>1/text</comment>
        <translation>El Nim con una clase más de jugadas: en lugar de quitar piedras puedes **devolver algunas** a un montón, con tal de que no sea mayor que al principio. Cada jugador puede hacerlo solo **dos veces** en toda la partida. Gana quien hace la última jugada.

Juégalo en pareja, con montones 3, 4 y 5. ¿Sirve de algo devolver?</translation>
    </message>
    <message>
        <source>Each player has a small stock of moves for putting back. **Ask afterwards:** “Did putting stones back ever save somebody?” It can confuse, but it cannot save.</source>
        <comment>1/notes</comment>
        <translation>Cada jugador tiene una pequeña reserva de jugadas de devolver. **Después pregunta:** «¿Devolver piedras salvó alguna vez a alguien?». Puede despistar, pero no salvar.</translation>
    </message>
    <message>
        <source>Somebody puts back</source>
        <comment>2/title</comment>
        <translation>Alguien devuelve</translation>
    </message>
    <message>
        <source>You have left a position with nim-sum 0. The other player puts **two stones** on a heap. What do you do?</source>
        <comment>2/text</comment>
        <translation>Has dejado una posición con suma nim 0. Tu rival devuelve **dos piedras** a un montón. ¿Qué haces?</translation>
    </message>
    <message>
        <source>The same idea as on the staircase: undo it at once. Play it with the class from 1, 4, 5.</source>
        <comment>2/notes</comment>
        <translation>La misma idea que en la escalera: deshacerlo enseguida. Juégalo con la clase desde 1, 4, 5.</translation>
    </message>
    <message>
        <source>I put two stones back as well, on another heap</source>
        <comment>2/choice 1</comment>
        <translation>Devuelvo yo también dos piedras, a otro montón</translation>
    </message>
    <message>
        <source>You might not have that many moves left for putting back, and the nim-sum need not become 0.</source>
        <comment>2/because 1</comment>
        <translation>Quizá no te queden tantas jugadas de devolver, y la suma nim no tiene por qué quedar en 0.</translation>
    </message>
    <message>
        <source>I take exactly these two stones away again</source>
        <comment>2/choice 2</comment>
        <translation>Quito otra vez justo esas dos piedras</translation>
    </message>
    <message>
        <source>Yes. The position is as before, the nim-sum is 0 again, and the other player has one putting-back move less.</source>
        <comment>2/because 2</comment>
        <translation>Sí. La posición es como antes, la suma nim vuelve a ser 0, y a tu rival le queda una jugada de devolver menos.</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>2/choice 3</comment>
        <translation>He perdido</translation>
    </message>
    <message>
        <source>The nim-sum is not 0 now, and it is your turn. That is good for you.</source>
        <comment>2/because 3</comment>
        <translation>Ahora la suma nim no es 0, y es tu turno. Eso es bueno para ti.</translation>
    </message>
    <message>
        <source>And if it is done again?</source>
        <comment>3/title</comment>
        <translation>¿Y si lo hace otra vez?</translation>
    </message>
    <message>
        <source>Undoing works each time. Could the other player go on for ever, putting stones back again and again?</source>
        <comment>3/text</comment>
        <translation>Deshacer funciona cada vez. ¿Podría tu rival seguir así para siempre, devolviendo piedras una y otra vez?</translation>
    </message>
    <message>
        <source>You need no putting-back moves yourself in order to undo: undoing is taking. That is why the numbers do not matter.</source>
        <comment>3/notes</comment>
        <translation>Para deshacer no hacen falta jugadas de devolver propias: deshacer es quitar. Por eso no importa cuántas tenga cada uno.</translation>
    </message>
    <message>
        <source>No, only twice. Then only taking is left. So Poker Nim is won **exactly as Nim**: from 3, 4, 5 [make the 3 a 1](poker/adds=2,2/max=3,4,5:3,4,5?outcome=N&amp;wins=poker/adds=2,2/max=3,4,5:1,4,5).

Who has more of these moves does not matter: [none against two](poker/adds=0,2/max=3,4,5:1,4,5?outcome=P).</source>
        <comment>3/reveal</comment>
        <translation>No, solo dos veces. Después solo queda quitar. Así que el Nim póker se gana **exactamente como el Nim**: desde 3, 4, 5 [deja el 3 en 1](poker/adds=2,2/max=3,4,5:3,4,5?outcome=N&amp;wins=poker/adds=2,2/max=3,4,5:1,4,5).

No importa quién tenga más de estas jugadas: [ninguna contra dos](poker/adds=0,2/max=3,4,5:1,4,5?outcome=P).</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>4/title</comment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Find the winning move. Putting back is possible, but look at the nim-sum first.</source>
        <comment>4/text</comment>
        <translation>Encuentra la jugada ganadora. Se puede devolver, pero mira primero la suma nim.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Sometimes putting back wins too, because it also makes the nim-sum 0.</source>
        <comment>4/notes</comment>
        <translation>Se puede omitir si falta tiempo. A veces también gana devolver, porque también deja la suma nim en 0.</translation>
    </message>
    <message>
        <source>Nim with skips</source>
        <comment>5/title</comment>
        <translation>Nim con pases</translation>
    </message>
    <message>
        <source>Now another extra: a player may **skip** a turn, that is, make no move. Each player has one skip. The game goes on until the player to move has neither a stone to take nor a skip to use, and has lost.

Play it in pairs. When is the best time to skip?</source>
        <comment>5/text</comment>
        <translation>Ahora otra novedad: un jugador puede **pasar** su turno, es decir, no hacer ninguna jugada. Cada uno tiene un pase. La partida sigue hasta que quien mueve no tiene ni piedra que quitar ni pase que usar, y ha perdido.

Juégalo en pareja. ¿Cuándo es el mejor momento para pasar?</translation>
    </message>
    <message>
        <source>Read the last sentence twice: you may skip even when no stones are left. With exactly that rule the game has a simple answer.</source>
        <comment>5/notes</comment>
        <translation>Lee dos veces la última frase: se puede pasar aunque ya no queden piedras. Con exactamente esa regla el juego tiene una respuesta sencilla.</translation>
    </message>
    <message>
        <source>Equal skips</source>
        <comment>6/title</comment>
        <translation>Pases iguales</translation>
    </message>
    <message>
        <source>Both have **one** skip. You have left nim-sum 0, and the other player skips. What now?</source>
        <comment>6/text</comment>
        <translation>Los dos tienen **un** pase. Has dejado suma nim 0, y tu rival pasa. ¿Qué haces?</translation>
    </message>
    <message>
        <source>Copying once more. With equal numbers of skips it is just Nim.</source>
        <comment>6/notes</comment>
        <translation>Otra vez copiar. Con el mismo número de pases es Nim sin más.</translation>
    </message>
    <message>
        <source>I skip as well</source>
        <comment>6/choice 1</comment>
        <translation>Paso yo también</translation>
    </message>
    <message>
        <source>Yes. The skips are used up on both sides, and the other player must move from nim-sum 0.</source>
        <comment>6/because 1</comment>
        <translation>Sí. Se han gastado los pases de los dos, y tu rival tiene que mover desde suma nim 0.</translation>
    </message>
    <message>
        <source>I take some stones</source>
        <comment>6/choice 2</comment>
        <translation>Quito unas piedras</translation>
    </message>
    <message>
        <source>Then you are the one who spoils the nim-sum 0, and the other player makes it 0 again.</source>
        <comment>6/because 2</comment>
        <translation>Entonces eres tú quien estropea la suma nim 0, y tu rival vuelve a hacerla 0.</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>6/choice 3</comment>
        <translation>He perdido</translation>
    </message>
    <message>
        <source>You still have a skip. Use it now.</source>
        <comment>6/because 3</comment>
        <translation>Todavía tienes un pase. Úsalo ahora.</translation>
    </message>
    <message>
        <source>One skip more</source>
        <comment>7/title</comment>
        <translation>Un pase más</translation>
    </message>
    <message>
        <source>Heaps 1, 2, 3, nim-sum 0. It is **your** turn, and you have two skips, the other player has one. Who wins?</source>
        <comment>7/text</comment>
        <translation>Montones 1, 2, 3, suma nim 0. Es **tu** turno y tienes dos pases; tu rival tiene uno. ¿Quién gana?</translation>
    </message>
    <message>
        <source>On the board Left is the player who starts. In fact all seven moves win here.</source>
        <comment>7/notes</comment>
        <translation>En el tablero, Izquierda es quien empieza. En realidad aquí ganan las siete jugadas.</translation>
    </message>
    <message>
        <source>The other player, because nim-sum 0 is lost for me</source>
        <comment>7/choice 1</comment>
        <translation>Mi rival, porque suma nim 0 está perdida para mí</translation>
    </message>
    <message>
        <source>Without skips, yes. But you can skip first, and then it is the other player’s turn at nim-sum 0, with one skip each.</source>
        <comment>7/because 1</comment>
        <translation>Sin pases, sí. Pero puedes pasar primero, y entonces le toca a tu rival con suma nim 0 y un pase cada uno.</translation>
    </message>
    <message>
        <source>I do</source>
        <comment>7/choice 2</comment>
        <translation>Yo</translation>
    </message>
    <message>
        <source>Yes. Skip! Then it is the other player’s turn, with nim-sum 0 and one skip each: lost for them.</source>
        <comment>7/because 2</comment>
        <translation>Sí. ¡Pasa! Entonces le toca a tu rival, con suma nim 0 y un pase cada uno: para tu rival está perdido.</translation>
    </message>
    <message>
        <source>Having one more</source>
        <comment>8/title</comment>
        <translation>Tener uno más</translation>
    </message>
    <message>
        <source>What if you have more skips, and it is the **other** player’s turn? And if the nim-sum is not 0?</source>
        <comment>8/text</comment>
        <translation>¿Y si tienes más pases y es el turno de **tu rival**? ¿Y si la suma nim no es 0?</translation>
    </message>
    <message>
        <source>So such a game has two more kinds of results: Left wins whoever starts (L), and Right wins whoever starts (R). These letters come back in Northcott’s game and in red-blue Hackenbush.</source>
        <comment>8/notes</comment>
        <translation>Así que un juego como este tiene dos clases más de resultados: Izquierda gana empiece quien empiece (L), y Derecha gana empiece quien empiece (R). Estas letras vuelven en el juego de Northcott y en el Hackenbush rojo y azul.</translation>
    </message>
    <message>
        <source>You win in every case. If the other player skips, skip too. As long as you have one more skip, you can choose who has to move at nim-sum 0.

- [Two against one](skip/skips=2,1:3,4,5?outcome=L): the one with two wins, whoever starts.
- [None against one](skip/skips=0,1:3,4,5?outcome=R): the one with one wins, whoever starts.
- [Equal](skip/skips=1,1:3,4,5?outcome=N): as in Nim.

So a skip is worth something, and putting stones back is not. **A skip can only be answered by another skip, and whoever has one more has the last word.**</source>
        <comment>8/reveal</comment>
        <translation>Ganas en todos los casos. Si tu rival pasa, pasa tú también. Mientras tengas un pase más, puedes elegir quién tiene que mover en suma nim 0.

- [Dos contra uno](skip/skips=2,1:3,4,5?outcome=L): gana quien tiene dos, empiece quien empiece.
- [Ninguno contra uno](skip/skips=0,1:3,4,5?outcome=R): gana quien tiene uno, empiece quien empiece.
- [Iguales](skip/skips=1,1:3,4,5?outcome=N): como en el Nim.

Así que un pase vale algo, y devolver piedras no. **A un pase solo se puede responder con otro pase, y quien tiene uno más tiene la última palabra.**</translation>
    </message>
    <message>
        <source>Read the rule exactly</source>
        <comment>9/title</comment>
        <translation>Lee bien la regla</translation>
    </message>
    <message>
        <source>Somebody words it a little differently: **the game is over as soon as the last stone is taken**. One heap with one stone; you start and have no skip; the other player has one. Who wins?</source>
        <comment>9/text</comment>
        <translation>Alguien la redacta de un modo un poco distinto: **la partida acaba en cuanto se quita la última piedra**. Un montón con una piedra; empiezas tú y no tienes pases; tu rival tiene uno. ¿Quién gana?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. With the first rule the other player answers with the skip and wins. The claim “more skips always wins” is often printed without saying which rule is meant. This is the smallest counterexample.</source>
        <comment>9/notes</comment>
        <translation>Se puede omitir si falta tiempo. Con la primera regla el rival responde con el pase y gana. La afirmación «quien tiene más pases siempre gana» se publica muchas veces sin decir a qué regla se refiere. Este es el contraejemplo más pequeño.</translation>
    </message>
    <message>
        <source>The other player, because of the skip</source>
        <comment>9/choice 1</comment>
        <translation>Mi rival, gracias al pase</translation>
    </message>
    <message>
        <source>With the first rule, yes. But now the game is over when you have taken the stone.</source>
        <comment>9/because 1</comment>
        <translation>Con la primera regla, sí. Pero ahora la partida acaba cuando has quitado la piedra.</translation>
    </message>
    <message>
        <source>I do</source>
        <comment>9/choice 2</comment>
        <translation>Yo</translation>
    </message>
    <message>
        <source>Yes. Take the stone, and it is over. The skip comes too late.</source>
        <comment>9/because 2</comment>
        <translation>Sí. Quita la piedra y se acabó. El pase llega demasiado tarde.</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <comment>10/title</comment>
        <translation>¿Quién gana?</translation>
    </message>
    <message>
        <source>Compare the skips first, and only if they are equal look at the nim-sum.</source>
        <comment>10/text</comment>
        <translation>Compara primero los pases y, solo si son iguales, mira la suma nim.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The letters: P and N as always, L when Left wins whoever starts, R when Right does. Left is the player who starts on the board.</source>
        <comment>10/notes</comment>
        <translation>Se puede omitir si falta tiempo. Las letras: P y N como siempre, L cuando Izquierda gana empiece quien empiece, R cuando gana Derecha. En el tablero, Izquierda es quien empieza.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>11/title</comment>
        <translation>Gánala</translation>
    </message>
    <message>
        <source>You start with two skips against one. You cannot lose, if you use them well. The computer is perfect.</source>
        <comment>11/text</comment>
        <translation>Empiezas con dos pases contra uno. Si los usas bien, no puedes perder. La máquina es perfecta.</translation>
    </message>
    <message>
        <source>A good plan: keep the skips; answer each skip with a skip; play Nim. Skip when you meet nim-sum 0.</source>
        <comment>11/notes</comment>
        <translation>Un buen plan: guardar los pases; responder a cada pase con un pase; jugar al Nim. Pasar cuando te encuentres suma nim 0.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>12/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- An extra move that can be **undone**, and cannot be repeated for ever, changes nothing: [Poker Nim is Nim](poker/adds=2,2/max=3,4,5:1,4,5?outcome=P).
- A **skip** is a free move. [Whoever has more of them](skip/skips=1,0:1,2,3?outcome=L) wins.
- One sentence in the rules can turn the winner round.

In these games the two players do not have the same moves any more. In the next one they even move different pieces.</source>
        <comment>12/text</comment>
        <translation>- Una jugada de más que se puede **deshacer**, y que no se puede repetir para siempre, no cambia nada: [el Nim póker es Nim](poker/adds=2,2/max=3,4,5:1,4,5?outcome=P).
- Un **pase** es una jugada libre. [Quien tiene más](skip/skips=1,0:1,2,3?outcome=L) gana.
- Una frase de las reglas puede darle la vuelta al resultado.

En estos juegos los dos jugadores ya no tienen las mismas jugadas. En el próximo mueven hasta piezas distintas.</translation>
    </message>
    <message>
        <source>**Exit question:** skips 3 against 3, heaps 2, 4, 6, your turn. (Nim-sum 0 and equal skips: you lose.)</source>
        <comment>12/notes</comment>
        <translation>**Pregunta de salida:** pases 3 contra 3, montones 2, 4, 6, tu turno. (Suma nim 0 y pases iguales: pierdes.)</translation>
    </message>
</context>
<context>
    <name>prime-powers</name>
    <message>
        <source>Dividing a number</source>
        <comment>title</comment>
        <translation>Dividir un número</translation>
    </message>
    <message>
        <source>A game with one large number: its prime factors are heaps.</source>
        <comment>about</comment>
        <translation>Un juego con un solo número grande: sus factores primos son montones.</translation>
    </message>
    <message>
        <source>play with prime factors as heaps</source>
        <comment>aims</comment>
        <translation>jugar con los factores primos como montones</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>The number **360** stands on the board. On your turn divide it by a prime number, or by a power of **one** prime number, such as 2, 4, 8, 3, 9 or 5. It must divide without a remainder. Whoever reaches **1** wins.

Play it in pairs, with pen and paper. If you are alone, play both sides.</source>
        <comment>1/text</comment>
        <translation>En la pizarra está el número **360**. En tu turno lo divides entre un número primo, o entre una potencia de **un** primo, como 2, 4, 8, 3, 9 o 5. La división tiene que ser exacta. Gana quien llega a **1**.

Juégalo en pareja, con lápiz y papel. Si no tienes pareja, juega por los dos lados.</translation>
    </message>
    <message>
        <source>Dividing by 6 is not allowed: 6 is made of two different primes. Let pupils write the line of numbers in their book: 360, 90, 30, …</source>
        <comment>1/notes</comment>
        <translation>Dividir entre 6 no está permitido: 6 está hecho de dos primos distintos. Que escriban la línea de números en el cuaderno: 360, 90, 30, …</translation>
    </message>
    <message>
        <source>What is allowed?</source>
        <comment>2/title</comment>
        <translation>¿Qué está permitido?</translation>
    </message>
    <message>
        <source>The number is **12**. By which numbers may you divide it?</source>
        <comment>2/text</comment>
        <translation>El número es **12**. ¿Entre qué números puedes dividirlo?</translation>
    </message>
    <message>
        <source>Recall the prime factors: 12 = 2 × 2 × 3. A move removes some of the twos, or some of the threes, and never both kinds.</source>
        <comment>2/notes</comment>
        <translation>Recuerda los factores primos: 12 = 2 × 2 × 3. Una jugada quita algunos doses o algunos treses, nunca de las dos clases.</translation>
    </message>
    <message>
        <source>2, 3, 4, 6 and 12</source>
        <comment>2/choice 1</comment>
        <translation>2, 3, 4, 6 y 12</translation>
    </message>
    <message>
        <source>6 and 12 are made of two different primes, 2 and 3.</source>
        <comment>2/because 1</comment>
        <translation>6 y 12 están hechos de dos primos distintos, 2 y 3.</translation>
    </message>
    <message>
        <source>2 and 3</source>
        <comment>2/choice 2</comment>
        <translation>2 y 3</translation>
    </message>
    <message>
        <source>One is missing: 4 is a power of 2.</source>
        <comment>2/because 2</comment>
        <translation>Falta uno: 4 es una potencia de 2.</translation>
    </message>
    <message>
        <source>2, 3 and 4</source>
        <comment>2/choice 3</comment>
        <translation>2, 3 y 4</translation>
    </message>
    <message>
        <source>Yes. 2 and 4 are powers of the prime 2, and 3 is a prime itself.</source>
        <comment>2/because 3</comment>
        <translation>Sí. 2 y 4 son potencias del primo 2, y 3 es primo él mismo.</translation>
    </message>
    <message>
        <source>Take the number apart</source>
        <comment>3/title</comment>
        <translation>Desmonta el número</translation>
    </message>
    <message>
        <source>Write 360 as a product of primes. A move removes some **equal** primes. Which game is that?</source>
        <comment>3/text</comment>
        <translation>Escribe 360 como producto de primos. Una jugada quita algunos primos **iguales**. ¿Qué juego es ese?</translation>
    </message>
    <message>
        <source>Let pupils lay the primes as cards: three cards 2, two cards 3, one card 5. Then a move is taking cards of one kind. The number itself becomes unimportant.</source>
        <comment>3/notes</comment>
        <translation>Que pongan los primos como tarjetas: tres tarjetas con 2, dos con 3, una con 5. Así una jugada es quitar tarjetas de una clase. El número en sí deja de importar.</translation>
    </message>
    <message>
        <source>360 = 2 × 2 × 2 × 3 × 3 × 5. There are **three** twos, **two** threes and **one** five. A move takes any number of twos, or of threes, or of fives.

That is Nim with the heaps 3, 2, 1! And 3, 2, 1 is P. So [360 is P](primes:360?outcome=P&amp;grundy=0): the second player wins.

In short: 360 = 2³ · 3² · 5. The small numbers above, the *exponents*, are the heaps.</source>
        <comment>3/reveal</comment>
        <translation>360 = 2 × 2 × 2 × 3 × 3 × 5. Hay **tres** doses, **dos** treses y **un** cinco. Una jugada quita tantos doses, o tantos treses, o tantos cincos como se quiera.

¡Eso es el Nim con los montones 3, 2, 1! Y 3, 2, 1 es P. Así que [360 es P](primes:360?outcome=P&amp;grundy=0): gana el segundo jugador.

En breve: 360 = 2³ · 3² · 5. Los numeritos de arriba, los *exponentes*, son los montones.</translation>
    </message>
    <message>
        <source>Only the exponents count</source>
        <comment>4/title</comment>
        <translation>Solo cuentan los exponentes</translation>
    </message>
    <message>
        <source>Which of these numbers is **P**?</source>
        <comment>4/text</comment>
        <translation>¿Cuál de estos números es **P**?</translation>
    </message>
    <message>
        <source>**Ask for more P numbers:** 6, 10, 15, 100, 210. For 210 = 2 · 3 · 5 · 7 count the heaps: four ones, even.</source>
        <comment>4/notes</comment>
        <translation>**Pide más números P:** 6, 10, 15, 100, 210. Para 210 = 2 · 3 · 5 · 7, cuenta los montones: cuatro unos, número par.</translation>
    </message>
    <message>
        <source>8</source>
        <comment>4/choice 1</comment>
        <translation>8</translation>
    </message>
    <message>
        <source>8 = 2³ is a single heap of 3. Divide by 8 and you are done.</source>
        <comment>4/because 1</comment>
        <translation>8 = 2³ es un solo montón de 3. Divide entre 8 y se acabó.</translation>
    </message>
    <message>
        <source>36</source>
        <comment>4/choice 2</comment>
        <translation>36</translation>
    </message>
    <message>
        <source>Yes. 36 = 2² · 3²: two equal heaps. Copy what the other player does.</source>
        <comment>4/because 2</comment>
        <translation>Sí. 36 = 2² · 3²: dos montones iguales. Copia lo que haga tu rival.</translation>
    </message>
    <message>
        <source>72</source>
        <comment>4/choice 3</comment>
        <translation>72</translation>
    </message>
    <message>
        <source>72 = 2³ · 3²: heaps 3 and 2. Divide by 2, and they are equal.</source>
        <comment>4/because 3</comment>
        <translation>72 = 2³ · 3²: montones 3 y 2. Divide entre 2 y quedan iguales.</translation>
    </message>
    <message>
        <source>30</source>
        <comment>4/choice 4</comment>
        <translation>30</translation>
    </message>
    <message>
        <source>30 = 2 · 3 · 5: three heaps of one. Divide by any of the three primes, and two heaps of one are left.</source>
        <comment>4/because 4</comment>
        <translation>30 = 2 · 3 · 5: tres montones de uno. Divide entre cualquiera de los tres primos y quedan dos montones de uno.</translation>
    </message>
    <message>
        <source>Very different numbers, the same game</source>
        <comment>5/title</comment>
        <translation>Números muy distintos, el mismo juego</translation>
    </message>
    <message>
        <source>Compare 12 and 75 and 1,000,000,007 × 1,000,000,007 × 2. What do they have in common?</source>
        <comment>5/text</comment>
        <translation>Compara 12 y 75 y 1&#xa0;000&#xa0;000&#xa0;007 × 1&#xa0;000&#xa0;000&#xa0;007 × 2. ¿Qué tienen en común?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The three belong together although one has 19 digits. The difficulty with large numbers is to find the primes.</source>
        <comment>5/notes</comment>
        <translation>Se puede omitir si falta tiempo. Los tres van juntos, aunque uno tenga 19 cifras. Lo difícil con los números grandes es encontrar los primos.</translation>
    </message>
    <message>
        <source>12 = 2² · 3 and 75 = 3 · 5². Both are the heaps 2 and 1, and so is the third one, because 1,000,000,007 is a prime number. So they are all the same game, and all have the value 3, for example [12](primes:12?grundy=3) and [75](primes:75?grundy=3).

How *large* a number is says nothing. [1024](primes:1024?grundy=10) is only one heap of ten.</source>
        <comment>5/reveal</comment>
        <translation>12 = 2² · 3 y 75 = 3 · 5². Los dos son los montones 2 y 1, y el tercero también, porque 1&#xa0;000&#xa0;000&#xa0;007 es un número primo. Así que todos son el mismo juego, y todos tienen el valor 3; por ejemplo, [12](primes:12?grundy=3) y [75](primes:75?grundy=3).

Lo *grande* que sea un número no dice nada. [1024](primes:1024?grundy=10) es solo un montón de diez.</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>6/title</comment>
        <translation>¿P o N?</translation>
    </message>
    <message>
        <source>Take the number apart, then use the nim-sum.</source>
        <comment>6/text</comment>
        <translation>Desmonta el número y usa la suma nim.</translation>
    </message>
    <message>
        <source>Divide by 2 as often as possible, then by 3, 5, 7 and so on. Writing the exponents in a row is enough.</source>
        <comment>6/notes</comment>
        <translation>Divide entre 2 tantas veces como se pueda, luego entre 3, 5, 7, etcétera. Basta con escribir los exponentes en fila.</translation>
    </message>
    <message>
        <source>A mistake to find</source>
        <comment>7/title</comment>
        <translation>Un error que encontrar</translation>
    </message>
    <message>
        <source>Somebody writes 1,440,600 = 2² · 2² · 3 · 5² · 7⁴. But that product is 2,881,200. How many twos should there be?</source>
        <comment>7/text</comment>
        <translation>Alguien escribe 1&#xa0;440&#xa0;600 = 2² · 2² · 3 · 5² · 7⁴. Pero ese producto es 2&#xa0;881&#xa0;200. ¿Cuántos doses debería haber?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Let them check 8 × 3 × 25 = 600 and 600 × 2401 = 1,440,600. Never trust a product that you have not multiplied.</source>
        <comment>7/notes</comment>
        <translation>Se puede omitir si falta tiempo. Que comprueben 8 × 3 × 25 = 600 y 600 × 2401 = 1&#xa0;440&#xa0;600. No te fíes nunca de un producto que no has multiplicado.</translation>
    </message>
    <message>
        <source>Three</source>
        <comment>7/choice 1</comment>
        <translation>Tres</translation>
    </message>
    <message>
        <source>Yes: 1,440,600 = 2³ · 3 · 5² · 7⁴. That is 8 × 3 × 25 × 2401.</source>
        <comment>7/because 1</comment>
        <translation>Sí: 1&#xa0;440&#xa0;600 = 2³ · 3 · 5² · 7⁴. Es decir, 8 × 3 × 25 × 2401.</translation>
    </message>
    <message>
        <source>Four</source>
        <comment>7/choice 2</comment>
        <translation>Cuatro</translation>
    </message>
    <message>
        <source>Four twos make it twice too large: 2,881,200.</source>
        <comment>7/because 2</comment>
        <translation>Con cuatro doses sale el doble: 2&#xa0;881&#xa0;200.</translation>
    </message>
    <message>
        <source>Two</source>
        <comment>7/choice 3</comment>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Two twos would make 720,300, which is half of it.</source>
        <comment>7/because 3</comment>
        <translation>Con dos doses saldría 720&#xa0;300, que es la mitad.</translation>
    </message>
    <message>
        <source>The winning move</source>
        <comment>8/title</comment>
        <translation>La jugada ganadora</translation>
    </message>
    <message>
        <source>1,440,600 = 2³ · 3 · 5² · 7⁴. The heaps are **3, 1, 2, 4**. Which move wins?</source>
        <comment>8/text</comment>
        <translation>1&#xa0;440&#xa0;600 = 2³ · 3 · 5² · 7⁴. Los montones son **3, 1, 2, 4**. ¿Qué jugada gana?</translation>
    </message>
    <message>
        <source>3, 1, 2 is an old friend, so the 4 is too much. No binary needed.</source>
        <comment>8/notes</comment>
        <translation>3, 1, 2 es un viejo conocido, así que sobra el 4. No hace falta binario.</translation>
    </message>
    <message>
        <source>Divide by 8</source>
        <comment>8/choice 1</comment>
        <translation>Dividir entre 8</translation>
    </message>
    <message>
        <source>Then 1, 2 and 4 are left with nim-sum 7.</source>
        <comment>8/because 1</comment>
        <translation>Entonces quedan 1, 2 y 4, con suma nim 7.</translation>
    </message>
    <message>
        <source>Divide by 7</source>
        <comment>8/choice 2</comment>
        <translation>Dividir entre 7</translation>
    </message>
    <message>
        <source>Then 3, 1, 2, 3 are left with nim-sum 3.</source>
        <comment>8/because 2</comment>
        <translation>Entonces quedan 3, 1, 2, 3, con suma nim 3.</translation>
    </message>
    <message>
        <source>Divide by 7⁴, that is by 2401</source>
        <comment>8/choice 3</comment>
        <translation>Dividir entre 7⁴, es decir, entre 2401</translation>
    </message>
    <message>
        <source>Yes. 3 ⊕ 1 ⊕ 2 = 0 already, so the heap of four must go. 600 is left.</source>
        <comment>8/because 3</comment>
        <translation>Sí. 3 ⊕ 1 ⊕ 2 = 0 ya, así que tiene que irse el montón de cuatro. Queda 600.</translation>
    </message>
    <message>
        <source>And 56,700?</source>
        <comment>9/title</comment>
        <translation>¿Y 56&#xa0;700?</translation>
    </message>
    <message>
        <source>56,700 = 2² · 3⁴ · 5² · 7. Find the heaps and the winning move.</source>
        <comment>9/text</comment>
        <translation>56&#xa0;700 = 2² · 3⁴ · 5² · 7. Halla los montones y la jugada ganadora.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. 2100 = 2² · 3 · 5² · 7: heaps 2, 1, 2, 1, everything in pairs.</source>
        <comment>9/notes</comment>
        <translation>Se puede omitir si falta tiempo. 2100 = 2² · 3 · 5² · 7: montones 2, 1, 2, 1, todo por parejas.</translation>
    </message>
    <message>
        <source>Heaps **2, 4, 2, 1**. The twos cancel, and 4 ⊕ 1 = 5. The heap of four must become 4 ⊕ 5 = 1: remove three of the four threes. So [divide by 27](primes:56700?outcome=N&amp;grundy=5&amp;only=primes:2100), and 2100 is left.</source>
        <comment>9/reveal</comment>
        <translation>Montones **2, 4, 2, 1**. Los doses se cancelan, y 4 ⊕ 1 = 5. El montón de cuatro tiene que quedar en 4 ⊕ 5 = 1: quita tres de los cuatro treses. Así que [divide entre 27](primes:56700?outcome=N&amp;grundy=5&amp;only=primes:2100), y queda 2100.</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>10/title</comment>
        <translation>Encuentra la jugada ganadora</translation>
    </message>
    <message>
        <source>Which number do you divide by?</source>
        <comment>10/text</comment>
        <translation>¿Entre qué número divides?</translation>
    </message>
    <message>
        <source>Let pupils say both: the change of the heap, and the number to divide by.</source>
        <comment>10/notes</comment>
        <translation>Que digan las dos cosas: el cambio del montón y el número entre el que se divide.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>11/title</comment>
        <translation>Gánala</translation>
    </message>
    <message>
        <source>You start with 1,440,600, and the computer is perfect.</source>
        <comment>11/text</comment>
        <translation>Empiezas con 1&#xa0;440&#xa0;600, y la máquina es perfecta.</translation>
    </message>
    <message>
        <source>After 2401 the number is 600 = 2³ · 3 · 5², heaps 3, 1, 2.</source>
        <comment>11/notes</comment>
        <translation>Después de 2401 el número es 600 = 2³ · 3 · 5², montones 3, 1, 2.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>12/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- The **exponents** of the primes are heaps: [360](primes:360?outcome=P) is 3, 2, 1.
- The size of the number does not matter, only how often each prime is in it.
- A game may look like arithmetic and still be Nim.

Next come coins that are turned over, where new heads may even appear.</source>
        <comment>12/text</comment>
        <translation>- Los **exponentes** de los primos son montones: [360](primes:360?outcome=P) es 3, 2, 1.
- El tamaño del número no importa, solo cuántas veces contiene cada primo.
- Un juego puede parecer aritmética y seguir siendo Nim.

Ahora vienen monedas a las que se da la vuelta, y donde hasta pueden aparecer caras nuevas.</translation>
    </message>
    <message>
        <source>**Exit question:** 1000 and 1001 (7 · 11 · 13): P or N? (1000 = 2³ · 5³ is P. 1001 is three heaps of one: N.)</source>
        <comment>12/notes</comment>
        <translation>**Pregunta de salida:** 1000 y 1001 (7 · 11 · 13): ¿P o N? (1000 = 2³ · 5³ es P. 1001 son tres montones de uno: N.)</translation>
    </message>
</context>
<context>
    <name>red-blue-hackenbush</name>
    <message>
        <source>Red-blue Hackenbush</source>
        <comment>title</comment>
        <translation>Hackenbush rojo y azul</translation>
    </message>
    <message>
        <source>When each player has a colour, positions become numbers, and even fractions.</source>
        <comment>about</comment>
        <translation>Cuando cada jugador tiene un color, las posiciones se convierten en números, y hasta en fracciones.</translation>
    </message>
    <message>
        <source>explain how a position can be worth half a move</source>
        <comment>aims</comment>
        <translation>explicar cómo una posición puede valer media jugada</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>Now the edges, the lines of the picture, have two colours. **Left** cuts only **blue** edges, **Right** only **red** ones. What is no longer joined to the ground falls. Whoever cannot cut loses.

Play it in pairs. Does it matter here who starts?</source>
        <comment>1/text</comment>
        <translation>Ahora las aristas, las líneas del dibujo, tienen dos colores. **Izquierda** corta solo aristas **azules**; **Derecha**, solo **rojas**. Lo que ya no está unido al suelo se cae. Pierde quien no puede cortar.

Juégalo en pareja. ¿Importa aquí quién empieza?</translation>
    </message>
    <message>
        <source>A help for the names: bLue is Left, Red is Right. On this board Left wins, whoever starts; it is worth one half. The pupils will not see that yet. Colours are lettered on the board as well.</source>
        <comment>1/notes</comment>
        <translation>Una ayuda para los nombres: aZul es iZquierda, Rojo es deRecha. En este tablero gana Izquierda, empiece quien empiece; vale un medio. Los alumnos todavía no lo verán. En el tablero los colores llevan además su letra.</translation>
    </message>
    <message>
        <source>One blue edge</source>
        <comment>2/title</comment>
        <translation>Una arista azul</translation>
    </message>
    <message>
        <source>Only one blue edge is there. Who wins?</source>
        <comment>2/text</comment>
        <translation>Solo hay una arista azul. ¿Quién gana?</translation>
    </message>
    <message>
        <source>A new kind of result: neither P nor N. We write L when Left wins whoever starts, and R for Right.</source>
        <comment>2/notes</comment>
        <translation>Una clase nueva de resultado: ni P ni N. Escribimos L cuando gana Izquierda empiece quien empiece, y R para Derecha.</translation>
    </message>
    <message>
        <source>Whoever starts</source>
        <comment>2/choice 1</comment>
        <translation>Quien empieza</translation>
    </message>
    <message>
        <source>If Right starts, Right has nothing to cut and loses at once.</source>
        <comment>2/because 1</comment>
        <translation>Si empieza Derecha, no tiene nada que cortar y pierde enseguida.</translation>
    </message>
    <message>
        <source>Left, whoever starts</source>
        <comment>2/choice 2</comment>
        <translation>Izquierda, empiece quien empiece</translation>
    </message>
    <message>
        <source>Yes. Left has one cut, Right has none.</source>
        <comment>2/because 2</comment>
        <translation>Sí. Izquierda tiene un corte; Derecha, ninguno.</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>2/choice 3</comment>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Right cannot cut blue edges.</source>
        <comment>2/because 3</comment>
        <translation>Derecha no puede cortar aristas azules.</translation>
    </message>
    <message>
        <source>Counting free moves</source>
        <comment>3/title</comment>
        <translation>Contar jugadas libres</translation>
    </message>
    <message>
        <source>A blue edge alone is one free move for Left: it is worth **1**. A blue stalk of three edges is [worth 3](hackenbush:0-1b,1-2b,2-3b?value=3). A red edge is worth **−1**.

One blue and one red edge side by side are worth 1 − 1 = [0](hackenbush:0-1b,0-2r?value=0&amp;outcome=P): whoever starts runs out of moves first.

- value **positive**: Left wins, whoever starts
- value **negative**: Right wins, whoever starts
- value **0**: the second player wins, P</source>
        <comment>3/text</comment>
        <translation>Una arista azul sola es una jugada libre para Izquierda: vale **1**. Un tallo azul de tres aristas [vale 3](hackenbush:0-1b,1-2b,2-3b?value=3). Una arista roja vale **−1**.

Una arista azul y una roja, una al lado de la otra, valen 1 − 1 = [0](hackenbush:0-1b,0-2r?value=0&amp;outcome=P): quien empieza se queda antes sin jugadas.

- valor **positivo**: gana Izquierda, empiece quien empiece
- valor **negativo**: gana Derecha, empiece quien empiece
- valor **0**: gana el segundo jugador, P</translation>
    </message>
    <message>
        <source>Here we really add. No nim-sum is needed: moves of different colours do not cancel like equal heaps; they are counted against each other. Do not forget the case 0: some texts do.</source>
        <comment>3/notes</comment>
        <translation>Aquí se suma de verdad. No hace falta suma nim: las jugadas de colores distintos no se cancelan como montones iguales; se cuentan unas contra otras. No olvides el caso 0: algunos textos lo olvidan.</translation>
    </message>
    <message>
        <source>Red on top of blue</source>
        <comment>4/title</comment>
        <translation>Rojo sobre azul</translation>
    </message>
    <message>
        <source>A blue edge with a red edge **on top** of it. Who wins?</source>
        <comment>4/text</comment>
        <translation>Una arista azul con una arista roja **encima**. ¿Quién gana?</translation>
    </message>
    <message>
        <source>So the value is positive. Is it 1? Next step.</source>
        <comment>4/notes</comment>
        <translation>Así que el valor es positivo. ¿Es 1? En el paso siguiente.</translation>
    </message>
    <message>
        <source>Left, whoever starts</source>
        <comment>4/choice 1</comment>
        <translation>Izquierda, empiece quien empiece</translation>
    </message>
    <message>
        <source>Yes. If Left starts, both edges go with one cut. If Right starts, the red one goes, and Left still has the blue one.</source>
        <comment>4/because 1</comment>
        <translation>Sí. Si empieza Izquierda, las dos aristas se van con un corte. Si empieza Derecha, se va la roja, y a Izquierda le queda la azul.</translation>
    </message>
    <message>
        <source>The second player, as there is one edge of each</source>
        <comment>4/choice 2</comment>
        <translation>El segundo jugador, porque hay una arista de cada color</translation>
    </message>
    <message>
        <source>They are not equal: when Left cuts the blue edge, the red one falls too.</source>
        <comment>4/because 2</comment>
        <translation>No son iguales: cuando Izquierda corta la arista azul, se cae también la roja.</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>4/choice 3</comment>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Right can cut the red edge only, and then Left cuts the blue one.</source>
        <comment>4/because 3</comment>
        <translation>Derecha solo puede cortar la arista roja, y entonces Izquierda corta la azul.</translation>
    </message>
    <message>
        <source>Is it worth a whole move?</source>
        <comment>5/title</comment>
        <translation>¿Vale una jugada entera?</translation>
    </message>
    <message>
        <source>Compare it with one free move of Right: put a single red edge beside it. Who wins this?</source>
        <comment>5/text</comment>
        <translation>Compárala con una jugada libre de Derecha: pon al lado una sola arista roja. ¿Quién gana esto?</translation>
    </message>
    <message>
        <source>Right’s good move is the red edge on top of the blue one: then 1 against −1 is left, with Left to move.</source>
        <comment>5/notes</comment>
        <translation>La buena jugada de Derecha es la arista roja que está sobre la azul: entonces queda 1 contra −1, y le toca a Izquierda.</translation>
    </message>
    <message>
        <source>The second player, so it is worth 1</source>
        <comment>5/choice 1</comment>
        <translation>El segundo jugador, así que vale 1</translation>
    </message>
    <message>
        <source>Let Left start and then let Right start. Right wins both times.</source>
        <comment>5/because 1</comment>
        <translation>Deja que empiece Izquierda y luego que empiece Derecha. Las dos veces gana Derecha.</translation>
    </message>
    <message>
        <source>Right, whoever starts</source>
        <comment>5/choice 2</comment>
        <translation>Derecha, empiece quien empiece</translation>
    </message>
    <message>
        <source>Yes. So the stalk is worth **less than 1**.</source>
        <comment>5/because 2</comment>
        <translation>Sí. Así que el tallo vale **menos de 1**.</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>5/choice 3</comment>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>If Left cuts the blue edge, Right has the other red edge left and wins.</source>
        <comment>5/because 3</comment>
        <translation>Si Izquierda corta la arista azul, a Derecha le queda la otra arista roja, y gana.</translation>
    </message>
    <message>
        <source>How much is it worth?</source>
        <comment>6/title</comment>
        <translation>¿Cuánto vale?</translation>
    </message>
    <message>
        <source>It is more than 0 and less than 1. Now put **two** of these stalks beside one red edge. Try it: who wins?</source>
        <comment>6/text</comment>
        <translation>Es más que 0 y menos que 1. Ahora pon **dos** de estos tallos junto a una arista roja. Pruébalo: ¿quién gana?</translation>
    </message>
    <message>
        <source>One of the loveliest moments of the whole theory. Let pairs play it from both sides before you reveal it.</source>
        <comment>6/notes</comment>
        <translation>Uno de los momentos más bonitos de toda la teoría. Que las parejas lo jueguen desde los dos lados antes de mostrarlo.</translation>
    </message>
    <message>
        <source>The second player wins: [the whole is worth 0](hackenbush:0-1b,1-2r,0-3b,3-4r,0-5r?value=0&amp;outcome=P). So twice the stalk makes up for one move of Right, and the stalk is worth [**one half**](hackenbush:0-1b,1-2r?value=1/2).

A position can be worth half a move!</source>
        <comment>6/reveal</comment>
        <translation>Gana el segundo jugador: [el conjunto vale 0](hackenbush:0-1b,1-2r,0-3b,3-4r,0-5r?value=0&amp;outcome=P). Así que dos veces el tallo compensa una jugada de Derecha, y el tallo vale [**un medio**](hackenbush:0-1b,1-2r?value=1/2).

¡Una posición puede valer media jugada!</translation>
    </message>
    <message>
        <source>Smaller still</source>
        <comment>7/title</comment>
        <translation>Más pequeño todavía</translation>
    </message>
    <message>
        <source>What if **two** red edges are on top of the blue one? And red, then blue, on top of it? Guess before you look.</source>
        <comment>7/text</comment>
        <translation>¿Y si sobre la azul hay **dos** aristas rojas? ¿Y si hay encima una roja y luego una azul? Adivina antes de mirar.</translation>
    </message>
    <message>
        <source>**Ask how one could check a quarter:** four of these stalks beside one red edge must be P.</source>
        <comment>7/notes</comment>
        <translation>**Pregunta cómo se podría comprobar un cuarto:** cuatro de estos tallos junto a una arista roja tienen que ser P.</translation>
    </message>
    <message>
        <source>- Blue, red, red: [one quarter](hackenbush:0-1b,1-2r,2-3r?value=1/4).
- Blue, red, blue: [three quarters](hackenbush:0-1b,1-2r,2-3b?value=3/4).

The first red edge takes away a half, the next one a quarter. The blue one on top of the first red edge adds a quarter.</source>
        <comment>7/reveal</comment>
        <translation>- Azul, roja, roja: [un cuarto](hackenbush:0-1b,1-2r,2-3r?value=1/4).
- Azul, roja, azul: [tres cuartos](hackenbush:0-1b,1-2r,2-3b?value=3/4).

La primera arista roja quita un medio; la siguiente, un cuarto. La azul que está sobre la primera roja suma un cuarto.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>8/title</comment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>What are these short stalks worth? Compare them with those that you have seen.</source>
        <comment>8/text</comment>
        <translation>¿Cuánto valen estos tallos cortos? Compáralos con los que has visto.</translation>
    </message>
    <message>
        <source>Short stalks only. If a pupil is stuck: how many of them make up for one edge of the other colour?</source>
        <comment>8/notes</comment>
        <translation>Solo tallos cortos. Si alguien se atasca: ¿cuántos de ellos compensan una arista del otro color?</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- A free move of Left is worth 1, one of Right −1, and values are **added**.
- [Positive](hackenbush:0-1b,1-2r?outcome=L): Left wins. [Negative](hackenbush:0-1r,1-2b?outcome=R): Right wins. [Zero](hackenbush:0-1b,0-2r?outcome=P): the second player wins.
- A red edge on top of a blue one makes [one half](hackenbush:0-1b,1-2r?value=1/2).

There is a rule with which you can read off the value of every stalk. It comes next.</source>
        <comment>9/text</comment>
        <translation>- Una jugada libre de Izquierda vale 1; una de Derecha, −1; y los valores se **suman**.
- [Positivo](hackenbush:0-1b,1-2r?outcome=L): gana Izquierda. [Negativo](hackenbush:0-1r,1-2b?outcome=R): gana Derecha. [Cero](hackenbush:0-1b,0-2r?outcome=P): gana el segundo jugador.
- Una arista roja sobre una azul da [un medio](hackenbush:0-1b,1-2r?value=1/2).

Hay una regla con la que puedes leer el valor de cualquier tallo. Es lo que viene ahora.</translation>
    </message>
    <message>
        <source>**Exit question:** red with blue on top? (−1/2.) Two of these and one blue edge? (0.)</source>
        <comment>9/notes</comment>
        <translation>**Pregunta de salida:** ¿roja con azul encima? (−1/2.) ¿Dos de esos y una arista azul? (0.)</translation>
    </message>
</context>
<context>
    <name>silver-dollar</name>
    <message>
        <source>The Silver Dollar game</source>
        <comment>title</comment>
        <translation>El juego del dólar de plata</translation>
    </message>
    <message>
        <source>Coins slide to the left, and the heaps are where nothing is: in the gaps.</source>
        <comment>about</comment>
        <translation>Las monedas se deslizan a la izquierda, y los montones están donde no hay nada: en los huecos.</translation>
    </message>
    <message>
        <source>find the heaps in the gaps between coins</source>
        <comment>aims</comment>
        <translation>encontrar los montones en los huecos entre monedas</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>A strip of squares with coins, at most one coin on each square. On your turn slide **one coin** any distance **to the left**, over empty squares only. You may not jump over a coin or share a square. Whoever makes the last move wins.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>Una tira de casillas con monedas, como mucho una en cada casilla. En tu turno deslizas **una moneda** tan lejos como quieras **a la izquierda**, solo por casillas vacías. No se puede saltar por encima de una moneda ni compartir casilla. Gana quien hace la última jugada.

Juégalo en pareja.</translation>
    </message>
    <message>
        <source>Coins on 2, 5, 7 and 11. The game is over when the coins are packed together at the left edge. **Ask which coins disturb each other:** that is what makes it different from Nimble.</source>
        <comment>1/notes</comment>
        <translation>Monedas en 2, 5, 7 y 11. La partida acaba cuando las monedas están apretadas contra el borde izquierdo. **Pregunta qué monedas se estorban:** eso es lo que lo distingue de Nimble.</translation>
    </message>
    <message>
        <source>Two coins side by side</source>
        <comment>2/title</comment>
        <translation>Dos monedas juntas</translation>
    </message>
    <message>
        <source>Two coins next to each other, far from the edge. It is your turn. Try it.</source>
        <comment>2/text</comment>
        <translation>Dos monedas una al lado de la otra, lejos del borde. Es tu turno. Pruébalo.</translation>
    </message>
    <message>
        <source>The right coin is blocked at first. It follows like a shadow: the same number of squares.</source>
        <comment>2/notes</comment>
        <translation>Al principio la moneda derecha está bloqueada. Sigue a la otra como una sombra: el mismo número de casillas.</translation>
    </message>
    <message>
        <source>I win: I slide the left coin to the edge</source>
        <comment>2/choice 1</comment>
        <translation>Gano: deslizo la moneda izquierda hasta el borde</translation>
    </message>
    <message>
        <source>Then the other player slides the right one up to it, and nothing can move any more.</source>
        <comment>2/because 1</comment>
        <translation>Entonces tu rival arrima la derecha, y ya no se puede mover nada.</translation>
    </message>
    <message>
        <source>I win: I slide the left coin by one</source>
        <comment>2/choice 2</comment>
        <translation>Gano: deslizo la moneda izquierda una casilla</translation>
    </message>
    <message>
        <source>The other player slides the right coin by one. They are side by side again.</source>
        <comment>2/because 2</comment>
        <translation>Tu rival desliza la moneda derecha una casilla. Vuelven a estar juntas.</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>2/choice 3</comment>
        <translation>Pierdo</translation>
    </message>
    <message>
        <source>Right. Only the left one can move, and the other coin follows it every time.</source>
        <comment>2/because 3</comment>
        <translation>Exacto. Solo puede moverse la izquierda, y la otra moneda la sigue cada vez.</translation>
    </message>
    <message>
        <source>A gap of three</source>
        <comment>3/title</comment>
        <translation>Un hueco de tres</translation>
    </message>
    <message>
        <source>Now two coins with **three** empty squares between them. What does the **right** coin do to the gap? Which move wins?</source>
        <comment>3/text</comment>
        <translation>Ahora dos monedas con **tres** casillas vacías entre ellas. ¿Qué le hace la moneda **derecha** al hueco? ¿Qué jugada gana?</translation>
    </message>
    <message>
        <source>The heap is made of empty squares. That is the surprise of this game.</source>
        <comment>3/notes</comment>
        <translation>El montón está hecho de casillas vacías. Esa es la sorpresa de este juego.</translation>
    </message>
    <message>
        <source>It makes the gap smaller: 3 can become 2, 1 or 0. That is a heap of three.

So [the pair](dollar:010001?grundy=3) is N, and the winning move [closes the gap](dollar:010001?only=dollar:011000).</source>
        <comment>3/reveal</comment>
        <translation>Lo hace menor: 3 puede quedar en 2, 1 o 0. Eso es un montón de tres.

Así que [la pareja](dollar:010001?grundy=3) es N, y la jugada ganadora [cierra el hueco](dollar:010001?only=dollar:011000).</translation>
    </message>
    <message>
        <source>A gap that grows</source>
        <comment>4/title</comment>
        <translation>Un hueco que crece</translation>
    </message>
    <message>
        <source>And if the **left** coin moves? Then the gap gets larger. Does that help anyone?</source>
        <comment>4/text</comment>
        <translation>¿Y si se mueve la moneda **izquierda**? Entonces el hueco se hace mayor. ¿Ayuda eso a alguien?</translation>
    </message>
    <message>
        <source>Let two pupils play the coins in a row of chairs: one goes left by one, the other follows by one.</source>
        <comment>4/notes</comment>
        <translation>Que dos alumnos jueguen las monedas en una fila de sillas: uno va una silla a la izquierda, el otro lo sigue una silla.</translation>
    </message>
    <message>
        <source>No. The other player follows with the right coin by just as much, and the gap is three again.

It is like the staircase: growing can be undone at once, and it cannot go on for ever, because the edge comes nearer.</source>
        <comment>4/reveal</comment>
        <translation>No. Tu rival sigue con la moneda derecha las mismas casillas, y el hueco vuelve a ser de tres.

Es como en la escalera: crecer se puede deshacer enseguida, y no puede durar para siempre, porque el borde está cada vez más cerca.</translation>
    </message>
    <message>
        <source>Which pairs?</source>
        <comment>5/title</comment>
        <translation>¿Qué parejas?</translation>
    </message>
    <message>
        <source>With four coins there are gaps between all of them. Which coins shall we take together? Coins on 2, 5, 7 and 11.</source>
        <comment>5/text</comment>
        <translation>Con cuatro monedas hay huecos entre todas ellas. ¿Qué monedas tomamos juntas? Monedas en 2, 5, 7 y 11.</translation>
    </message>
    <message>
        <source>The partner of a coin is the one that follows it. So pairs must be neighbours, and each coin is in one pair. Begin at the right, so that a coin without a partner is the leftmost one.</source>
        <comment>5/notes</comment>
        <translation>La compañera de una moneda es la que la sigue. Así que las parejas tienen que ser vecinas, y cada moneda está en una sola pareja. Empieza por la derecha, para que la moneda sin compañera sea la de más a la izquierda.</translation>
    </message>
    <message>
        <source>2 with 5, and 7 with 11: pairs from the right</source>
        <comment>5/choice 1</comment>
        <translation>2 con 5, y 7 con 11: parejas desde la derecha</translation>
    </message>
    <message>
        <source>Yes. Each coin belongs to exactly one pair. The gap between 5 and 7 does not count.</source>
        <comment>5/because 1</comment>
        <translation>Sí. Cada moneda está en una sola pareja. El hueco entre 5 y 7 no cuenta.</translation>
    </message>
    <message>
        <source>All neighbours: 2 with 5, 5 with 7, 7 with 11</source>
        <comment>5/choice 2</comment>
        <translation>Todas las vecinas: 2 con 5, 5 con 7, 7 con 11</translation>
    </message>
    <message>
        <source>Then the coin on 5 would belong to two pairs. When it moves, two gaps change, and in Nim only one heap may change.</source>
        <comment>5/because 2</comment>
        <translation>Entonces la moneda en 5 estaría en dos parejas. Al moverla cambian dos huecos, y en el Nim solo puede cambiar un montón.</translation>
    </message>
    <message>
        <source>5 with 7, and the two outer coins alone</source>
        <comment>5/choice 3</comment>
        <translation>5 con 7, y las dos de fuera solas</translation>
    </message>
    <message>
        <source>Then the pair 2, 11 has other coins in between, and following is not possible.</source>
        <comment>5/because 3</comment>
        <translation>Entonces la pareja 2, 11 tiene otras monedas en medio, y no se puede seguir.</translation>
    </message>
    <message>
        <source>The disguise</source>
        <comment>6/title</comment>
        <translation>El disfraz</translation>
    </message>
    <message>
        <source>- Pair the coins **from the right**.
- The gap inside each pair is a heap.
- The gaps between the pairs do not count.
- If one coin is left over, it is the leftmost one. It pairs with the **edge**: the empty squares on its left are its heap.

Coins on 2, 5, 7, 11: the pairs are 7, 11 with gap **3** and 2, 5 with gap **2**. The value is 3 ⊕ 2 = [1](dollar:01001010001?grundy=1).</source>
        <comment>6/text</comment>
        <translation>- Empareja las monedas **desde la derecha**.
- El hueco dentro de cada pareja es un montón.
- Los huecos entre parejas no cuentan.
- Si sobra una moneda, es la de más a la izquierda. Se empareja con el **borde**: las casillas vacías a su izquierda son su montón.

Monedas en 2, 5, 7, 11: las parejas son 7, 11, con hueco **3**, y 2, 5, con hueco **2**. El valor es 3 ⊕ 2 = [1](dollar:01001010001?grundy=1).</translation>
    </message>
    <message>
        <source>The gap is the number of empty squares in between: from 7 to 11 there are 8, 9 and 10. A typical mistake is 11 − 7 = 4.</source>
        <comment>6/notes</comment>
        <translation>El hueco es el número de casillas vacías que hay en medio: de 7 a 11 están 8, 9 y 10. Un error típico es 11 − 7 = 4.</translation>
    </message>
    <message>
        <source>The winning moves</source>
        <comment>7/title</comment>
        <translation>Las jugadas ganadoras</translation>
    </message>
    <message>
        <source>The heaps are 2 and 3. Which moves make them equal? There are two!</source>
        <comment>7/text</comment>
        <translation>Los montones son 2 y 3. ¿Qué jugadas los igualan? ¡Hay dos!</translation>
    </message>
    <message>
        <source>Only these two of the seven moves win. Compare the second one with the growing moves on the staircase: the other player may follow with the coin on 5, but that gives you back a position of value 1.</source>
        <comment>7/notes</comment>
        <translation>De las siete jugadas solo ganan estas dos. Compara la segunda con las jugadas que hacen crecer en la escalera: el rival puede seguir con la moneda de 5, pero eso te devuelve una posición de valor 1.</translation>
    </message>
    <message>
        <source>- Close the larger gap: [11 to 10](dollar:01001010001?wins=dollar:01001010010), gaps 2 and 2.
- **Open** the smaller one: [2 to 1](dollar:01001010001?wins=dollar:10001010001), gaps 3 and 3.</source>
        <comment>7/reveal</comment>
        <translation>- Cerrar el hueco mayor: [de 11 a 10](dollar:01001010001?wins=dollar:01001010010), huecos 2 y 2.
- **Abrir** el menor: [de 2 a 1](dollar:01001010001?wins=dollar:10001010001), huecos 3 y 3.</translation>
    </message>
    <message>
        <source>One square makes the difference</source>
        <comment>8/title</comment>
        <translation>Una casilla lo cambia todo</translation>
    </message>
    <message>
        <source>In a text about this game the coins are once said to stand on 2, 5, 7 and **11**, and once on 2, 5, 7 and **10**. Does it matter?</source>
        <comment>8/text</comment>
        <translation>En un texto sobre este juego se dice una vez que las monedas están en 2, 5, 7 y **11**, y otra vez que en 2, 5, 7 y **10**. ¿Importa?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. One square off, and the other player wins. Let the class compute both.</source>
        <comment>8/notes</comment>
        <translation>Se puede omitir si falta tiempo. Una casilla de diferencia, y gana el otro. Que la clase calcule los dos casos.</translation>
    </message>
    <message>
        <source>No, it is nearly the same</source>
        <comment>8/choice 1</comment>
        <translation>No, es casi lo mismo</translation>
    </message>
    <message>
        <source>Work out the gaps: from 7 to 10 there are only two empty squares.</source>
        <comment>8/because 1</comment>
        <translation>Calcula los huecos: de 7 a 10 solo hay dos casillas vacías.</translation>
    </message>
    <message>
        <source>Yes: with 11 it is N, with 10 it is P</source>
        <comment>8/choice 2</comment>
        <translation>Sí: con 11 es N, con 10 es P</translation>
    </message>
    <message>
        <source>Right. With 10 the gaps are 2 and 2, and the player to move loses.</source>
        <comment>8/because 2</comment>
        <translation>Exacto. Con 10 los huecos son 2 y 2, y pierde quien mueve.</translation>
    </message>
    <message>
        <source>All gaps?</source>
        <comment>9/title</comment>
        <translation>¿Todos los huecos?</translation>
    </message>
    <message>
        <source>Somebody takes **all** gaps as heaps, also the one at the edge. The coins are on 2 and 3: gaps 1 and 0, so “value 1, N”. What is true?</source>
        <comment>9/text</comment>
        <translation>Alguien toma como montones **todos** los huecos, también el del borde. Las monedas están en 2 y 3: huecos 1 y 0, así que «valor 1, N». ¿Qué es lo cierto?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. A small counterexample again. “Skip every second gap” is the right rule.</source>
        <comment>9/notes</comment>
        <translation>Se puede omitir si falta tiempo. Otra vez un contraejemplo pequeño. La regla correcta es: «Sáltate un hueco sí y otro no».</translation>
    </message>
    <message>
        <source>It is N</source>
        <comment>9/choice 1</comment>
        <translation>Es N</translation>
    </message>
    <message>
        <source>There is just one move: 2 to 1. Then the other player moves 3 to 2, and nothing is left.</source>
        <comment>9/because 1</comment>
        <translation>Solo hay una jugada: de 2 a 1. Después tu rival mueve de 3 a 2, y no queda nada.</translation>
    </message>
    <message>
        <source>It is P</source>
        <comment>9/choice 2</comment>
        <translation>Es P</translation>
    </message>
    <message>
        <source>Yes. The two coins are a pair with gap 0. The squares to the left of the pair do not count.</source>
        <comment>9/because 2</comment>
        <translation>Sí. Las dos monedas son una pareja con hueco 0. Las casillas a la izquierda de la pareja no cuentan.</translation>
    </message>
    <message>
        <source>An odd number of coins</source>
        <comment>10/title</comment>
        <translation>Un número impar de monedas</translation>
    </message>
    <message>
        <source>Three coins on 2, 4 and 7. Find the pairs, the heaps and the value.</source>
        <comment>10/text</comment>
        <translation>Tres monedas en 2, 4 y 7. Halla las parejas, los montones y el valor.</translation>
    </message>
    <message>
        <source>A single coin alone on square 4 is a heap of three: it can go to 3, 2 or 1.</source>
        <comment>10/notes</comment>
        <translation>Una moneda sola en la casilla 4 es un montón de tres: puede ir a 3, 2 o 1.</translation>
    </message>
    <message>
        <source>From the right: 4 and 7 are a pair with gap **2**. The coin on 2 pairs with the edge: one empty square, heap **1**. The value is 2 ⊕ 1 = [3](dollar:0101001?grundy=3).

The larger heap must become 1: [slide 7 to 6](dollar:0101001?only=dollar:0101010).</source>
        <comment>10/reveal</comment>
        <translation>Desde la derecha: 4 y 7 son una pareja con hueco **2**. La moneda en 2 se empareja con el borde: una casilla vacía, montón **1**. El valor es 2 ⊕ 1 = [3](dollar:0101001?grundy=3).

El montón mayor tiene que quedar en 1: [desliza de 7 a 6](dollar:0101001?only=dollar:0101010).</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Mark the pairs from the right, write the gaps down, then play Nim.</source>
        <comment>11/text</comment>
        <translation>Marca las parejas desde la derecha, apunta los huecos y luego juega al Nim.</translation>
    </message>
    <message>
        <source>Check that they begin at the right. With an even number of coins beginning at the left gives the same pairs, and with an odd number it does not.</source>
        <comment>11/notes</comment>
        <translation>Comprueba que empiezan por la derecha. Con un número par de monedas, empezar por la izquierda da las mismas parejas; con un número impar, no.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>Gánala</translation>
    </message>
    <message>
        <source>You start, and the computer is perfect.</source>
        <comment>12/text</comment>
        <translation>Empiezas tú, y la máquina es perfecta.</translation>
    </message>
    <message>
        <source>Coins on 3, 6, 8 and 13: gaps 4 and 2. Make the 4 a 2 by sliding 13 to 11, or the 2 a 4 by sliding 3 to 1. If the computer opens a gap, follow with the partner.</source>
        <comment>12/notes</comment>
        <translation>Monedas en 3, 6, 8 y 13: huecos 4 y 2. Deja el 4 en 2 deslizando de 13 a 11, o el 2 en 4 deslizando de 3 a 1. Si la máquina abre un hueco, sigue con la compañera.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- The heaps are the **gaps inside the pairs**, and the pairs are made from the right.
- Opening a gap can be undone by the partner, so it changes nothing.
- One square decides: [P](dollar:0100101001?outcome=P) or [N](dollar:01001010001?outcome=N).

Next: games with moves that are nothing but undoing.</source>
        <comment>13/text</comment>
        <translation>- Los montones son los **huecos dentro de las parejas**, y las parejas se hacen desde la derecha.
- Abrir un hueco lo puede deshacer la compañera, así que no cambia nada.
- Una casilla decide: [P](dollar:0100101001?outcome=P) o [N](dollar:01001010001?outcome=N).

Ahora vienen juegos con jugadas que no son otra cosa que deshacer.</translation>
    </message>
    <message>
        <source>**Exit question:** coins on 4, 7 and 11. (Pair 7, 11 with gap 3; 4 with the edge, 3. Value 0: P.)</source>
        <comment>13/notes</comment>
        <translation>**Pregunta de salida:** monedas en 4, 7 y 11. (Pareja 7, 11 con hueco 3; 4 con el borde, 3. Valor 0: P.)</translation>
    </message>
</context>
<context>
    <name>staircase</name>
    <message>
        <source>Staircase Nim</source>
        <comment>title</comment>
        <translation>El Nim de la escalera</translation>
    </message>
    <message>
        <source>Coins walk down a staircase, and half of the steps do not count.</source>
        <comment>about</comment>
        <translation>Unas monedas bajan por una escalera, y la mitad de los escalones no cuentan.</translation>
    </message>
    <message>
        <source>say which steps count, and why undoing a move changes nothing</source>
        <comment>aims</comment>
        <translation>decir qué escalones cuentan y por qué deshacer una jugada no cambia nada</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>Coins lie on the steps of a staircase. On your turn take **one or more coins of one step** and move them down to the **next** step. Coins on the ground, step 0, stay there. Whoever makes the last move wins.

Play it in pairs. Which steps matter most?</source>
        <comment>1/text</comment>
        <translation>Hay monedas en los escalones de una escalera. En tu turno tomas **una o más monedas de un escalón** y las bajas al escalón **siguiente**. Las monedas que están en el suelo, el escalón 0, se quedan allí. Gana quien hace la última jugada.

Juégalo en pareja. ¿Qué escalones importan más?</translation>
    </message>
    <message>
        <source>The board has 3 coins on step 1, one on step 2 and 5 on step 3. Coins go only one step at a time. Opinions about the important steps will differ; collect them.</source>
        <comment>1/notes</comment>
        <translation>En el tablero hay 3 monedas en el escalón 1, una en el escalón 2 y 5 en el escalón 3. Las monedas solo bajan un escalón cada vez. Habrá opiniones distintas sobre los escalones importantes; recógelas.</translation>
    </message>
    <message>
        <source>Only step 1</source>
        <comment>2/title</comment>
        <translation>Solo el escalón 1</translation>
    </message>
    <message>
        <source>All coins lie on **step 1**, four of them. It is your turn.</source>
        <comment>2/text</comment>
        <translation>Todas las monedas están en el **escalón 1**: cuatro. Es tu turno.</translation>
    </message>
    <message>
        <source>Step 1 is plain Nim: one or more coins go to the ground and never come back.</source>
        <comment>2/notes</comment>
        <translation>El escalón 1 es Nim sin más: una o más monedas van al suelo y no vuelven nunca.</translation>
    </message>
    <message>
        <source>It is a heap of four: I take them all to the ground</source>
        <comment>2/choice 1</comment>
        <translation>Es un montón de cuatro: las llevo todas al suelo</translation>
    </message>
    <message>
        <source>Yes. From step 1 coins leave the game, just as stones leave a heap.</source>
        <comment>2/because 1</comment>
        <translation>Sí. Desde el escalón 1 las monedas salen del juego, igual que las piedras salen de un montón.</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>2/choice 2</comment>
        <translation>He perdido</translation>
    </message>
    <message>
        <source>You may move any number of the four, so move all of them.</source>
        <comment>2/because 2</comment>
        <translation>Puedes mover cuantas quieras de las cuatro, así que muévelas todas.</translation>
    </message>
    <message>
        <source>Only step 2</source>
        <comment>3/title</comment>
        <translation>Solo el escalón 2</translation>
    </message>
    <message>
        <source>Now all coins lie on **step 2**, four of them. It is your turn. Try your moves.</source>
        <comment>3/text</comment>
        <translation>Ahora todas las monedas están en el **escalón 2**: cuatro. Es tu turno. Prueba tus jugadas.</translation>
    </message>
    <message>
        <source>Copying again, in a new form: the same coins, one step further.</source>
        <comment>3/notes</comment>
        <translation>Otra vez copiar, con otro aspecto: las mismas monedas, un escalón más.</translation>
    </message>
    <message>
        <source>I win: I move all of them to step 1</source>
        <comment>3/choice 1</comment>
        <translation>Gano: las bajo todas al escalón 1</translation>
    </message>
    <message>
        <source>Then the other player moves all of them to the ground.</source>
        <comment>3/because 1</comment>
        <translation>Entonces tu rival las baja todas al suelo.</translation>
    </message>
    <message>
        <source>I win: I move two of them</source>
        <comment>3/choice 2</comment>
        <translation>Gano: bajo dos</translation>
    </message>
    <message>
        <source>The other player moves these two on to the ground, and two are left on step 2, with the same question.</source>
        <comment>3/because 2</comment>
        <translation>Tu rival baja esas dos al suelo, y quedan dos en el escalón 2, con la misma pregunta.</translation>
    </message>
    <message>
        <source>I lose, whatever I do</source>
        <comment>3/choice 3</comment>
        <translation>Pierdo, haga lo que haga</translation>
    </message>
    <message>
        <source>Right. However many you move to step 1, the other player moves **the same coins** on to the ground.</source>
        <comment>3/because 3</comment>
        <translation>Exacto. Bajes las que bajes al escalón 1, tu rival baja **esas mismas monedas** al suelo.</translation>
    </message>
    <message>
        <source>Which steps count?</source>
        <comment>4/title</comment>
        <translation>¿Qué escalones cuentan?</translation>
    </message>
    <message>
        <source>Step 1 counts like a heap, step 2 counts for nothing. What about steps 3 and 4? Where do their coins go?</source>
        <comment>4/text</comment>
        <translation>El escalón 1 cuenta como un montón; el escalón 2 no cuenta nada. ¿Y los escalones 3 y 4? ¿Adónde van sus monedas?</translation>
    </message>
    <message>
        <source>Draw the staircase and colour the odd steps. Out of the odd steps = taking. Into the odd steps = can be undone at once.</source>
        <comment>4/notes</comment>
        <translation>Dibuja la escalera y colorea los escalones impares. Salir de los impares = quitar. Entrar en los impares = se puede deshacer enseguida.</translation>
    </message>
    <message>
        <source>Coins that go **from step 3 to 2** count for nothing there. They are out, like stones taken from a heap. So step 3 is a heap.

Coins that go **from step 4 to 3** make that heap larger. But the other player moves them on to step 2 at once.

So **the odd steps are heaps, and the even steps do not count**.</source>
        <comment>4/reveal</comment>
        <translation>Las monedas que pasan **del escalón 3 al 2** allí no cuentan nada. Están fuera, como las piedras que se quitan de un montón. Así que el escalón 3 es un montón.

Las monedas que pasan **del escalón 4 al 3** hacen mayor ese montón. Pero tu rival las baja enseguida al escalón 2.

Por eso **los escalones impares son montones, y los pares no cuentan**.</translation>
    </message>
    <message>
        <source>Read the board</source>
        <comment>5/title</comment>
        <translation>Lee el tablero</translation>
    </message>
    <message>
        <source>Coins on step 1: **3**, on step 2: **1**, on step 3: **5**. Which Nim position is it?</source>
        <comment>5/text</comment>
        <translation>Monedas en el escalón 1: **3**; en el escalón 2: **1**; en el escalón 3: **5**. ¿Qué posición de Nim es?</translation>
    </message>
    <message>
        <source>Say: “first, third, fifth step”.</source>
        <comment>5/notes</comment>
        <translation>Di: «primer, tercer, quinto escalón».</translation>
    </message>
    <message>
        <source>3, 1, 5</source>
        <comment>5/choice 1</comment>
        <translation>3, 1, 5</translation>
    </message>
    <message>
        <source>The coin on step 2 does not count.</source>
        <comment>5/because 1</comment>
        <translation>La moneda del escalón 2 no cuenta.</translation>
    </message>
    <message>
        <source>3, 5</source>
        <comment>5/choice 2</comment>
        <translation>3, 5</translation>
    </message>
    <message>
        <source>Yes, steps 1 and 3. The value is 3 ⊕ 5 = 6.</source>
        <comment>5/because 2</comment>
        <translation>Sí, los escalones 1 y 3. El valor es 3 ⊕ 5 = 6.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>5/choice 3</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>You took the even step. It is the odd ones that count.</source>
        <comment>5/because 3</comment>
        <translation>Has tomado el escalón par. Los que cuentan son los impares.</translation>
    </message>
    <message>
        <source>The winning move</source>
        <comment>6/title</comment>
        <translation>La jugada ganadora</translation>
    </message>
    <message>
        <source>The heaps are 3 and 5. What do you do, and where do the coins go?</source>
        <comment>6/text</comment>
        <translation>Los montones son 3 y 5. ¿Qué haces, y adónde van las monedas?</translation>
    </message>
    <message>
        <source>In Nim: from 3, 5 to 3, 3.</source>
        <comment>6/notes</comment>
        <translation>En el Nim: de 3, 5 a 3, 3.</translation>
    </message>
    <message>
        <source>Make the 5 a 3: move **two coins from step 3 to step 2**. It is [the only winning move](staircase:0,3,1,5?only=staircase:0,3,3,3). The coins are still on the board, but they do not count any more.</source>
        <comment>6/reveal</comment>
        <translation>Deja el 5 en 3: baja **dos monedas del escalón 3 al escalón 2**. Es [la única jugada ganadora](staircase:0,3,1,5?only=staircase:0,3,3,3). Las monedas siguen en el tablero, pero ya no cuentan.</translation>
    </message>
    <message>
        <source>A heap that grows</source>
        <comment>7/title</comment>
        <translation>Un montón que crece</translation>
    </message>
    <message>
        <source>You have left heaps of 3 and 3 on steps 1 and 3. Now the other player moves **one coin from step 2 to step 1**. The heaps are 4 and 3! What now?</source>
        <comment>7/text</comment>
        <translation>Has dejado montones de 3 y 3 en los escalones 1 y 3. Ahora tu rival baja **una moneda del escalón 2 al escalón 1**. ¡Los montones son 4 y 3! ¿Qué haces?</translation>
    </message>
    <message>
        <source>In this position the answer is the only winning move. Moves that make a heap grow are called reversible: they can be reversed at once.</source>
        <comment>7/notes</comment>
        <translation>En esta posición la respuesta es la única jugada ganadora. Las jugadas que hacen crecer un montón se llaman reversibles: se pueden deshacer enseguida.</translation>
    </message>
    <message>
        <source>I move it on to the ground</source>
        <comment>7/choice 1</comment>
        <translation>La bajo al suelo</translation>
    </message>
    <message>
        <source>Yes. The heaps are 3 and 3 again, and there are fewer coins on the even steps.</source>
        <comment>7/because 1</comment>
        <translation>Sí. Los montones vuelven a ser 3 y 3, y hay menos monedas en los escalones pares.</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>7/choice 2</comment>
        <translation>He perdido</translation>
    </message>
    <message>
        <source>It is your turn, and the value is not 0. So there is a move.</source>
        <comment>7/because 2</comment>
        <translation>Es tu turno, y el valor no es 0. Así que hay una jugada.</translation>
    </message>
    <message>
        <source>I move one coin from step 3 to step 2</source>
        <comment>7/choice 3</comment>
        <translation>Bajo una moneda del escalón 3 al escalón 2</translation>
    </message>
    <message>
        <source>That leaves 4 and 2, with nim-sum 6.</source>
        <comment>7/because 3</comment>
        <translation>Así quedan 4 y 2, con suma nim 6.</translation>
    </message>
    <message>
        <source>Could that go on for ever?</source>
        <comment>8/title</comment>
        <translation>¿Podría seguir así para siempre?</translation>
    </message>
    <message>
        <source>The other player makes a heap grow, you undo it, they do it again … Does it ever end?</source>
        <comment>8/text</comment>
        <translation>Tu rival hace crecer un montón, tú lo deshaces, vuelve a hacerlo … ¿Se acaba alguna vez?</translation>
    </message>
    <message>
        <source>You need both parts: it can be undone, and it cannot be repeated for ever. In Northcott’s game this becomes interesting again.</source>
        <comment>8/notes</comment>
        <translation>Hacen falta las dos partes: se puede deshacer, y no se puede repetir para siempre. En el juego de Northcott esto vuelve a ser interesante.</translation>
    </message>
    <message>
        <source>Yes. Every move brings coins further **down**, and nothing goes up. Some day no coins will be left on the even steps. Then only taking is left, and you win as in Nim.

That is the pattern to look for: *a move that makes a heap larger changes nothing, if it can be undone at once and cannot be repeated without end.*</source>
        <comment>8/reveal</comment>
        <translation>Sí. Cada jugada lleva monedas más **abajo**, y nada sube. Algún día no quedarán monedas en los escalones pares. Entonces solo queda quitar, y ganas como en el Nim.

Ese es el patrón que hay que buscar: *una jugada que hace mayor un montón no cambia nada, si se puede deshacer enseguida y no se puede repetir sin fin.*</translation>
    </message>
    <message>
        <source>Steps 1 and 2</source>
        <comment>9/title</comment>
        <translation>Escalones 1 y 2</translation>
    </message>
    <message>
        <source>n coins on step 1 and m coins on step 2. Fill in P and N. The result may look strange.</source>
        <comment>9/text</comment>
        <translation>n monedas en el escalón 1 y m monedas en el escalón 2. Escribe P y N. El resultado puede parecer raro.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. All squares without a coin on step 1 are P, all others N. It does not depend on m at all. That is what “does not count” means.</source>
        <comment>9/notes</comment>
        <translation>Se puede omitir si falta tiempo. Todas las casillas sin monedas en el escalón 1 son P; las demás, N. No depende para nada de m. Eso es lo que significa «no cuenta».</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>10/title</comment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Cross out the even steps, then play Nim.</source>
        <comment>10/text</comment>
        <translation>Tacha los escalones pares y luego juega al Nim.</translation>
    </message>
    <message>
        <source>Sometimes a move from an even step wins too, because it makes a heap on an odd step larger, and that happens to be right.</source>
        <comment>10/notes</comment>
        <translation>A veces gana también una jugada desde un escalón par, porque hace mayor un montón de un escalón impar, y resulta que es justo lo que hace falta.</translation>
    </message>
    <message>
        <source>Winning by growing</source>
        <comment>11/title</comment>
        <translation>Ganar haciendo crecer</translation>
    </message>
    <message>
        <source>The odd steps hold 2, 1 and 2: value 1. Find **three** winning moves of one coin each. Not all of them take from a heap!</source>
        <comment>11/text</comment>
        <translation>En los escalones impares hay 2, 1 y 2: valor 1. Encuentra **tres** jugadas ganadoras de una sola moneda. ¡No todas quitan de un montón!</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The other player can undo a growing move, but does not want to here: it would give you the position of value 1 again.</source>
        <comment>11/notes</comment>
        <translation>Se puede omitir si falta tiempo. El rival puede deshacer una jugada que hace crecer, pero aquí no le conviene: te devolvería la posición de valor 1.</translation>
    </message>
    <message>
        <source>- [Step 3 to 2](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,5,0,3,2,1): the 1 becomes 0.
- [Step 2 to 1](staircase:0,2,4,1,3,2,1?wins=staircase:0,3,3,1,3,2,1): the first 2 becomes 3.
- [Step 6 to 5](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,4,1,3,3,0): the other 2 becomes 3.</source>
        <comment>11/reveal</comment>
        <translation>- [Del escalón 3 al 2](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,5,0,3,2,1): el 1 queda en 0.
- [Del escalón 2 al 1](staircase:0,2,4,1,3,2,1?wins=staircase:0,3,3,1,3,2,1): el primer 2 pasa a 3.
- [Del escalón 6 al 5](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,4,1,3,3,0): el otro 2 pasa a 3.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>Gánala</translation>
    </message>
    <message>
        <source>You start, and the computer is perfect.</source>
        <comment>12/text</comment>
        <translation>Empiezas tú, y la máquina es perfecta.</translation>
    </message>
    <message>
        <source>Heaps 2 and 4: two coins from step 3 to step 2.</source>
        <comment>12/notes</comment>
        <translation>Montones 2 y 4: dos monedas del escalón 3 al escalón 2.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- The coins on the **odd** steps are heaps. [Nothing on the odd steps](staircase:0,0,4,0,2?outcome=P) means P.
- The even steps do not count, because moves from there can be undone.
- A growing heap is harmless if growing must come to an end.

The next game hides its heaps in the gaps between coins, and uses the same idea.</source>
        <comment>13/text</comment>
        <translation>- Las monedas de los escalones **impares** son montones. [Nada en los escalones impares](staircase:0,0,4,0,2?outcome=P) quiere decir P.
- Los escalones pares no cuentan, porque las jugadas desde ellos se pueden deshacer.
- Un montón que crece es inofensivo si crecer tiene que acabarse.

El próximo juego esconde sus montones en los huecos entre monedas, y usa la misma idea.</translation>
    </message>
    <message>
        <source>**Exit question:** steps 1 to 5 hold 1, 7, 2, 7, 3. P or N? (1 ⊕ 2 ⊕ 3 = 0: P.)</source>
        <comment>13/notes</comment>
        <translation>**Pregunta de salida:** en los escalones 1 a 5 hay 1, 7, 2, 7, 3. ¿P o N? (1 ⊕ 2 ⊕ 3 = 0: P.)</translation>
    </message>
</context>
<context>
    <name>takeaway-ten</name>
    <message>
        <source>Takeaway 10</source>
        <comment>title</comment>
        <translation>Diez palitos</translation>
    </message>
    <message>
        <source>Ten matches, take one, two or three: play it, then find out who must win by starting at the end.</source>
        <comment>about</comment>
        <translation>Diez palitos, y se quitan uno, dos o tres: juega y luego descubre, empezando por el final, quién tiene que ganar.</translation>
    </message>
    <message>
        <source>label a row of positions from the end, and win with ten matches</source>
        <comment>aims</comment>
        <translation>etiquetar una fila de posiciones desde el final y ganar con diez palitos</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>Ten matches lie on the table. Two players take turns. On your turn you take 1, 2 or 3 matches. **Whoever takes the last match wins.**

Play four games in pairs. Take turns at starting. Watch the end of each game: when did you know who would win?</source>
        <comment>1/text</comment>
        <translation>Sobre la mesa hay diez palitos. Juegan dos personas, por turnos. En tu turno quitas 1, 2 o 3 palitos. **Gana quien se lleva el último palito.**

Juega cuatro partidas en pareja, empezando una vez cada uno. Fíjate en el final de cada partida: ¿cuándo supiste quién iba a ganar?</translation>
    </message>
    <message>
        <source>Let every pair play four games before anyone talks. **Then ask:** who won, the player who started or the other one? Usually the results are mixed. That is fine: nobody plays well yet.

**Ask:** “At which moment did you know that you had lost?” Somebody will say “when there were four”. Write it down and do not comment.</source>
        <comment>1/notes</comment>
        <translation>Deja que todas las parejas jueguen cuatro partidas antes de que nadie comente nada. **Después pregunta:** ¿quién ganó, quien empezaba o el otro? Lo normal es que haya de todo. Está bien así: todavía nadie juega bien.

**Pregunta:** «¿En qué momento supiste que habías perdido?». Alguien dirá: «Cuando quedaban cuatro». Apúntalo y no digas nada más.</translation>
    </message>
    <message>
        <source>Three left</source>
        <comment>2/title</comment>
        <translation>Quedan tres</translation>
    </message>
    <message>
        <source>It is your turn and **three** matches are left. What do you do?</source>
        <comment>2/text</comment>
        <translation>Es tu turno y quedan **tres** palitos. ¿Qué haces?</translation>
    </message>
    <message>
        <source>Quick hands up. With 1, 2 or 3 matches the player to move takes them all. Make sure that everybody has seen this before going on.</source>
        <comment>2/notes</comment>
        <translation>Rápido, a mano alzada. Con 1, 2 o 3 palitos, quien mueve se los lleva todos. Asegúrate de que todo el mundo lo ha visto antes de seguir.</translation>
    </message>
    <message>
        <source>Take all three</source>
        <comment>2/choice 1</comment>
        <translation>Quitar los tres</translation>
    </message>
    <message>
        <source>Yes. You took the last match, so the game is over and you have won.</source>
        <comment>2/because 1</comment>
        <translation>Sí. Te llevaste el último palito: la partida ha terminado y has ganado.</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>2/choice 2</comment>
        <translation>Quitar dos</translation>
    </message>
    <message>
        <source>Then one match is left, and the other player takes it and wins.</source>
        <comment>2/because 2</comment>
        <translation>Entonces queda un palito; tu rival se lo lleva y gana.</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>2/choice 3</comment>
        <translation>Quitar uno</translation>
    </message>
    <message>
        <source>Then two matches are left, and the other player takes both and wins.</source>
        <comment>2/because 3</comment>
        <translation>Entonces quedan dos palitos; tu rival se lleva los dos y gana.</translation>
    </message>
    <message>
        <source>Four left</source>
        <comment>3/title</comment>
        <translation>Quedan cuatro</translation>
    </message>
    <message>
        <source>Now **four** matches are left and it is your turn. Try each move on the board. Which one wins?</source>
        <comment>3/text</comment>
        <translation>Ahora quedan **cuatro** palitos y es tu turno. Prueba cada jugada en el tablero. ¿Cuál gana?</translation>
    </message>
    <message>
        <source>**Typical wrong answer:** “Take two, then we both have two left.” Let that pupil play it against you: you take two and have won.

This is the heart of the lesson: four is bad for the player to move, whoever that is.</source>
        <comment>3/notes</comment>
        <translation>**Respuesta equivocada típica:** «Quito dos y nos quedan dos a cada uno». Que ese alumno juegue así contra ti: te llevas los dos y has ganado.

Aquí está el corazón de la lección: el cuatro es malo para quien mueve, sea quien sea.</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>3/choice 1</comment>
        <translation>Quitar uno</translation>
    </message>
    <message>
        <source>You leave three. The other player takes all three.</source>
        <comment>3/because 1</comment>
        <translation>Dejas tres. Tu rival se lleva los tres.</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>3/choice 2</comment>
        <translation>Quitar dos</translation>
    </message>
    <message>
        <source>You leave two. The other player takes both.</source>
        <comment>3/because 2</comment>
        <translation>Dejas dos. Tu rival se lleva los dos.</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>3/choice 3</comment>
        <translation>Quitar tres</translation>
    </message>
    <message>
        <source>You leave one. The other player takes it.</source>
        <comment>3/because 3</comment>
        <translation>Dejas uno. Tu rival se lo lleva.</translation>
    </message>
    <message>
        <source>None of them</source>
        <comment>3/choice 4</comment>
        <translation>Ninguna de ellas</translation>
    </message>
    <message>
        <source>Right. Whatever you take, the other player can take all the rest. With four matches the player to move loses, if the other one pays attention.</source>
        <comment>3/because 4</comment>
        <translation>Exacto. Quites lo que quites, tu rival puede llevarse todo lo que queda. Con cuatro palitos pierde quien mueve, si el otro está atento.</translation>
    </message>
    <message>
        <source>Good for whom?</source>
        <comment>4/title</comment>
        <translation>¿Buena para quién?</translation>
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
        <translation>Así que una posición puede ser buena o mala *antes* de que nadie mueva.

- Con 3 palitos puede ganar el jugador **siguiente**, el que va a mover.
- Con 4 palitos puede ganar el jugador **previo**, el que acaba de mover.

No importa cómo se llamen los jugadores ni quién empezó. Solo importan los palitos y de quién es el turno.

De ahí salen dos nombres cortos. Una posición es una **posición N** si el jugador *siguiente* (en inglés, *next*) puede forzar la victoria. Es una **posición P** si puede hacerlo el jugador *previo*.

Una jugada perdedora tiene una respuesta que lo demuestra. Decimos que la respuesta **refuta** la jugada: desde cuatro, «quitar uno» queda refutado por «quitar tres».

Aquí tienes [el tres, una posición N](takeaway:3?outcome=N). Y aquí [el cuatro, una posición P](takeaway:4?outcome=P).</translation>
    </message>
    <message>
        <source>Say it with names: “Anna has just moved. Is Anna happy?” If the answer is yes, the position is P.

Pupils mix up P and N for a while. A help: in a P-position you are glad to be the one who has played. Many people also say cold for P and hot for N: from a hot position you can do something.

Let them refute “take two” and “take three” from four as well. The program says “refuted by” wherever it argues.</source>
        <comment>4/notes</comment>
        <translation>Dilo con nombres: «Ana acaba de mover. ¿Está contenta Ana?». Si la respuesta es sí, la posición es P.

Durante un tiempo los alumnos confunden P y N. Una ayuda: en una posición P te alegras de ser quien ya jugó. Mucha gente dice también fría para P y caliente para N: desde una posición caliente se puede hacer algo.

Que refuten también «quitar dos» y «quitar tres» desde cuatro. El programa dice «refutada por» siempre que argumenta.</translation>
    </message>
    <message>
        <source>The end itself</source>
        <comment>5/title</comment>
        <translation>El final</translation>
    </message>
    <message>
        <source>No matches are left. Nobody can move. Is this position P or N?</source>
        <comment>5/text</comment>
        <translation>No quedan palitos. Nadie puede mover. ¿Esta posición es P o N?</translation>
    </message>
    <message>
        <source>Ask it before you show the board of labels. Wrong answers come from thinking that a position must have moves to have a winner.</source>
        <comment>5/notes</comment>
        <translation>Pregúntalo antes de mostrar el tablero con las etiquetas. Las respuestas equivocadas vienen de pensar que sin jugadas no puede haber ganador.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>5/choice 1</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Yes. The previous player took the last match and has won. So 0 is a P-position, and it is where all the labelling begins.</source>
        <comment>5/because 1</comment>
        <translation>Sí. El jugador previo se llevó el último palito y ha ganado. Así que 0 es una posición P, y ahí empiezan todas las etiquetas.</translation>
    </message>
    <message>
        <source>N</source>
        <comment>5/choice 2</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>The next player cannot do anything: the game is over, and the other one took the last match.</source>
        <comment>5/because 2</comment>
        <translation>El jugador siguiente no puede hacer nada: la partida ha terminado y el otro se llevó el último palito.</translation>
    </message>
    <message>
        <source>Neither, the game is over</source>
        <comment>5/choice 3</comment>
        <translation>Ninguna de las dos: la partida ha terminado</translation>
    </message>
    <message>
        <source>The game is over, but somebody has won: the previous player. So it gets a label too.</source>
        <comment>5/because 3</comment>
        <translation>La partida ha terminado, pero alguien ha ganado: el jugador previo. Así que también lleva su etiqueta.</translation>
    </message>
    <message>
        <source>Label them, one by one</source>
        <comment>6/title</comment>
        <translation>Etiquétalas, una por una</translation>
    </message>
    <message>
        <source>Now go up from the end, one number at a time. What you could leave with one move are the **options** of a number: the options of 7 are 6, 5 and 4. Before each step say the options and their labels.

- If **some** option is P, write N: make the move that leaves it.
- If **every** option is N, write P: whatever you leave helps the other player.</source>
        <comment>6/text</comment>
        <translation>Ahora sube desde el final, un número cada vez. Lo que podrías dejar con una jugada son las **opciones** de un número: las opciones de 7 son 6, 5 y 4. Antes de cada paso, di las opciones y sus etiquetas.

- Si **alguna** opción es P, escribe N: haz la jugada que la deja.
- Si **todas** las opciones son N, escribe P: dejes lo que dejes, ayudas a tu rival.</translation>
    </message>
    <message>
        <source>Let the class call out the label before each reveal. **Ask for the reason every time:** “N because I can leave 4” or “P because I can only leave 5, 6 and 7, and they are all N”.

The weak spot is 8. Many pupils write N out of habit after 5, 6 and 7. Ask them which P-position they can reach from 8.</source>
        <comment>6/notes</comment>
        <translation>Que la clase diga la etiqueta en voz alta antes de mostrarla. **Pide siempre la razón:** «N, porque puedo dejar 4» o «P, porque solo puedo dejar 5, 6 y 7, y todos son N».

El punto débil es el 8. Muchos escriben N por costumbre, después de 5, 6 y 7. Pregúntales a qué posición P pueden llegar desde 8.</translation>
    </message>
    <message>
        <source>The pattern</source>
        <comment>7/title</comment>
        <translation>El patrón</translation>
    </message>
    <message>
        <source>The labels from 0 to 10 are P N N N P N N N P N N. What do the P numbers have in common? Which one comes next after 8, and why?</source>
        <comment>7/text</comment>
        <translation>Las etiquetas del 0 al 10 son P N N N P N N N P N N. ¿Qué tienen en común los números P? ¿Cuál viene después del 8, y por qué?</translation>
    </message>
    <message>
        <source>Give them a minute. Some see “every fourth”, some see “even numbers” and then notice 2 and 6. Ask for the reason, not only for the pattern: why can the other player never break it?</source>
        <comment>7/notes</comment>
        <translation>Dales un minuto. Unos ven «de cuatro en cuatro»; otros ven «los pares» y luego caen en la cuenta del 2 y del 6. Pide la razón y no solo el patrón: ¿por qué el rival no puede romperlo nunca?</translation>
    </message>
    <message>
        <source>The P-positions are 0, 4 and 8: the multiples of four. Next come [12](takeaway:12?outcome=P), [16](takeaway:16?outcome=P) and so on, for ever.

Why four? If the other player takes 1, you take 3. If they take 2, you take 2. If they take 3, you take 1. **Together you always take four.** So once you have left a multiple of four, you can do it again after every move of theirs, down to 0.</source>
        <comment>7/reveal</comment>
        <translation>Las posiciones P son 0, 4 y 8: los múltiplos de cuatro. Después vienen [12](takeaway:12?outcome=P), [16](takeaway:16?outcome=P) y así sucesivamente, sin fin.

¿Por qué cuatro? Si tu rival quita 1, tú quitas 3. Si quita 2, quitas 2. Si quita 3, quitas 1. **Entre los dos se quitan siempre cuatro.** Así que, una vez que has dejado un múltiplo de cuatro, puedes volver a hacerlo tras cada una de sus jugadas, hasta llegar a 0.</translation>
    </message>
    <message>
        <source>Ten matches</source>
        <comment>8/title</comment>
        <translation>Diez palitos</translation>
    </message>
    <message>
        <source>Back to ten matches. You start. What do you take?</source>
        <comment>8/text</comment>
        <translation>Volvamos a los diez palitos. Empiezas tú. ¿Cuántos quitas?</translation>
    </message>
    <message>
        <source>Let them vote with fingers: one, two or three. Then ask a pupil who voted for one or three to play it out against a pupil who knows the pattern.</source>
        <comment>8/notes</comment>
        <translation>Que voten con los dedos: uno, dos o tres. Después pide a alguien que votó uno o tres que lo juegue contra alguien que conoce el patrón.</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>8/choice 1</comment>
        <translation>Quitar uno</translation>
    </message>
    <message>
        <source>You leave 9. The other player takes one as well and leaves you 8.</source>
        <comment>8/because 1</comment>
        <translation>Dejas 9. Tu rival quita otro y te deja 8.</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>8/choice 2</comment>
        <translation>Quitar dos</translation>
    </message>
    <message>
        <source>Yes. You leave 8, a multiple of four. It is the only move that wins.</source>
        <comment>8/because 2</comment>
        <translation>Sí. Dejas 8, un múltiplo de cuatro. Es la única jugada que gana.</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>8/choice 3</comment>
        <translation>Quitar tres</translation>
    </message>
    <message>
        <source>You leave 7. The other player takes three and leaves you 4.</source>
        <comment>8/because 3</comment>
        <translation>Dejas 7. Tu rival quita tres y te deja 4.</translation>
    </message>
    <message>
        <source>It does not matter</source>
        <comment>8/choice 4</comment>
        <translation>Da lo mismo</translation>
    </message>
    <message>
        <source>It does. Of the three moves only one leaves a multiple of four.</source>
        <comment>8/because 4</comment>
        <translation>No da lo mismo. De las tres jugadas, solo una deja un múltiplo de cuatro.</translation>
    </message>
    <message>
        <source>Beat the computer</source>
        <comment>9/title</comment>
        <translation>Gana a la máquina</translation>
    </message>
    <message>
        <source>You start with ten matches. The computer never makes a mistake. Can you win every time?</source>
        <comment>9/text</comment>
        <translation>Empiezas con diez palitos. La máquina no se equivoca nunca. ¿Puedes ganar siempre?</translation>
    </message>
    <message>
        <source>It can be won every time: take two, then always make four together. If a pair loses, let them go back to the first moment at which they left a number that is not a multiple of four.</source>
        <comment>9/notes</comment>
        <translation>Se puede ganar siempre: quitar dos y después completar cuatro cada vez. Si una pareja pierde, que vuelva al primer momento en que dejó un número que no es múltiplo de cuatro.</translation>
    </message>
    <message>
        <source>Do it yourself</source>
        <comment>10/title</comment>
        <translation>Ahora tú</translation>
    </message>
    <message>
        <source>Fill in P and N for 0 to 12 matches, without looking back. If something cannot be right, you are shown the first place where it does not fit, and you can mend it.</source>
        <comment>10/text</comment>
        <translation>Escribe P y N para 0 a 12 palitos, sin mirar atrás. Si algo no puede ser, verás el primer sitio donde no encaja y podrás corregirlo.</translation>
    </message>
    <message>
        <source>Alone or in pairs. Quick pupils fill in only the multiples of four. Ask them to say why the others are N.</source>
        <comment>10/notes</comment>
        <translation>A solas o por parejas. Los más rápidos rellenan solo los múltiplos de cuatro. Pídeles que digan por qué los demás son N.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Now with other numbers of matches. Which number do you want to leave?</source>
        <comment>11/text</comment>
        <translation>Ahora con otras cantidades de palitos. ¿Qué número quieres dejar?</translation>
    </message>
    <message>
        <source>Stop after three or four. Ask one pupil to explain a right answer with the words “I leave … and that is P because …”.</source>
        <comment>11/notes</comment>
        <translation>Para después de tres o cuatro. Pide a alguien que explique una respuesta correcta con las palabras «Dejo … y eso es P, porque …».</translation>
    </message>
    <message>
        <source>Turn it round</source>
        <comment>12/title</comment>
        <translation>Ahora, al revés</translation>
    </message>
    <message>
        <source>One last twist: now whoever takes the last match **loses**. There are ten matches and you start. What do you take?</source>
        <comment>12/text</comment>
        <translation>Un último giro: ahora **pierde** quien se lleva el último palito. Hay diez palitos y empiezas tú. ¿Cuántos quitas?</translation>
    </message>
    <message>
        <source>This is called misère play. The method is the same, only the end is different: now the position with no matches is N. The P-positions move up by one: 1, 5, 9. Can be left out if time is short; misère play has a lesson of its own.</source>
        <comment>12/notes</comment>
        <translation>Esto se llama juego misère. El método es el mismo; solo cambia el final: ahora la posición sin palitos es N. Las posiciones P suben un lugar: 1, 5, 9. Se puede omitir si falta tiempo; el juego misère tiene su propia lección.</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>12/choice 1</comment>
        <translation>Quitar uno</translation>
    </message>
    <message>
        <source>Yes. You leave 9. Together you always take four: 9, 5, 1. Then the other player must take the last match.</source>
        <comment>12/because 1</comment>
        <translation>Sí. Dejas 9. Entre los dos se quitan siempre cuatro: 9, 5, 1. Al final tu rival tiene que llevarse el último palito.</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>12/choice 2</comment>
        <translation>Quitar dos</translation>
    </message>
    <message>
        <source>You leave 8. The other player takes three and leaves you 5. From 5 you can leave 4, 3 or 2, and each time they leave you the last match.</source>
        <comment>12/because 2</comment>
        <translation>Dejas 8. Tu rival quita tres y te deja 5. Desde 5 puedes dejar 4, 3 o 2, y en cada caso te deja el último palito.</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>12/choice 3</comment>
        <translation>Quitar tres</translation>
    </message>
    <message>
        <source>You leave 7. The other player takes two and leaves you 5, and later 1.</source>
        <comment>12/because 3</comment>
        <translation>Dejas 7. Tu rival quita dos y te deja 5, y más tarde 1.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- A position is **P** or **N**, whoever plays.
- Label from the end: *some move to P* makes N, *every move to N* makes P.
- To win, always leave a P-position. From [ten matches](takeaway:10?outcome=N&amp;only=takeaway:8) you leave eight.

You did not need to try every game. You only needed eleven labels. Next: what happens when other numbers may be taken.</source>
        <comment>13/text</comment>
        <translation>- Una posición es **P** o **N**, juegue quien juegue.
- Etiqueta desde el final: *alguna jugada a P* da N, *todas las jugadas a N* dan P.
- Para ganar, deja siempre una posición P. Desde [diez palitos](takeaway:10?outcome=N&amp;only=takeaway:8) dejas ocho.

No hizo falta probar todas las partidas. Bastaron once etiquetas. Ahora viene: qué pasa cuando se pueden quitar otras cantidades.</translation>
    </message>
    <message>
        <source>Let one pupil retell the two rules in their own words. Homework idea: 21 matches, take 1, 2, 3 or 4. Which numbers are P? (The multiples of five, so take one.)</source>
        <comment>13/notes</comment>
        <translation>Que alguien cuente las dos reglas con sus propias palabras. Idea para casa: 21 palitos, se quitan 1, 2, 3 o 4. ¿Qué números son P? (Los múltiplos de cinco; así que hay que quitar uno.)</translation>
    </message>
</context>
<context>
    <name>the-grid</name>
    <message>
        <source>The 4 × 4 grid</source>
        <comment>title</comment>
        <translation>La cuadrícula de 4 × 4</translation>
    </message>
    <message>
        <source>Sixteen stones in a square: labelling from the end, one step at a time.</source>
        <comment>about</comment>
        <translation>Dieciséis piedras en un cuadrado: etiquetar desde el final, paso a paso.</translation>
    </message>
    <message>
        <source>label the positions near the end of a board without a formula</source>
        <comment>aims</comment>
        <translation>etiquetar sin fórmula las posiciones cercanas al final de un tablero</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>Sixteen stones in a square of 4 × 4. Take **1, 2 or 3** stones that are next to each other in one row or in one column. Gaps may not be jumped. Whoever takes the last stone **loses**.

Play it twice in pairs.</source>
        <comment>1/text</comment>
        <translation>Dieciséis piedras en un cuadrado de 4 × 4. Quita **1, 2 o 3** piedras que estén una junto a otra en una fila o en una columna. No se pueden saltar huecos. **Pierde** quien se lleva la última piedra.

Juégalo dos veces en pareja.</translation>
    </message>
    <message>
        <source>A game from a school playground. Stones are taken straight along a row or a column, never round a corner. A whole row of four cannot be taken at once. **Ask afterwards:** “Which positions near the end did you want to leave to the other player?”</source>
        <comment>1/notes</comment>
        <translation>Un juego de patio de recreo. Las piedras se quitan en línea recta, a lo largo de una fila o de una columna, nunca doblando la esquina. Una fila entera de cuatro no se puede quitar de una vez. **Después pregunta:** «¿Qué posiciones cercanas al final querías dejarle al otro?».</translation>
    </message>
    <message>
        <source>One stone</source>
        <comment>2/title</comment>
        <translation>Una piedra</translation>
    </message>
    <message>
        <source>Only one stone is left, and it is your turn.</source>
        <comment>2/text</comment>
        <translation>Solo queda una piedra, y es tu turno.</translation>
    </message>
    <message>
        <source>There are 16 such positions, one for each place. They are all P, and with them the labelling starts. The empty board is N: the player to move has not taken the last stone.</source>
        <comment>2/notes</comment>
        <translation>Hay 16 posiciones así, una por cada sitio. Todas son P, y con ellas empiezan las etiquetas. El tablero vacío es N: quien tiene que mover no se ha llevado la última piedra.</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>2/choice 1</comment>
        <translation>Pierdo</translation>
    </message>
    <message>
        <source>Yes. You must take it, and it is the last one.</source>
        <comment>2/because 1</comment>
        <translation>Sí. Tienes que llevártela, y es la última.</translation>
    </message>
    <message>
        <source>I win</source>
        <comment>2/choice 2</comment>
        <translation>Gano</translation>
    </message>
    <message>
        <source>The last stone loses here, and you must take a stone.</source>
        <comment>2/because 2</comment>
        <translation>Aquí la última piedra pierde, y tienes que quitar una piedra.</translation>
    </message>
    <message>
        <source>Two stones</source>
        <comment>3/title</comment>
        <translation>Dos piedras</translation>
    </message>
    <message>
        <source>Two stones in different corners. It is your turn.</source>
        <comment>3/text</comment>
        <translation>Dos piedras en esquinas distintas. Es tu turno.</translation>
    </message>
    <message>
        <source>All 120 positions with two stones are N: take one, leave one.</source>
        <comment>3/notes</comment>
        <translation>Las 120 posiciones con dos piedras son todas N: quitar una, dejar una.</translation>
    </message>
    <message>
        <source>I win</source>
        <comment>3/choice 1</comment>
        <translation>Gano</translation>
    </message>
    <message>
        <source>Yes. Take one of them, and the other player must take the last one.</source>
        <comment>3/because 1</comment>
        <translation>Sí. Quita una de ellas, y tu rival tiene que llevarse la última.</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>3/choice 2</comment>
        <translation>Pierdo</translation>
    </message>
    <message>
        <source>Take one of the two. What is left for the other player?</source>
        <comment>3/because 2</comment>
        <translation>Quita una de las dos. ¿Qué le queda a tu rival?</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <comment>4/title</comment>
        <translation>Tres seguidas</translation>
    </message>
    <message>
        <source>Three in a row. You could take one and leave two. But two is good for the *other* player. Is this lost?</source>
        <comment>4/text</comment>
        <translation>Tres seguidas. Podrías quitar una y dejar dos. Pero dos es bueno para *tu rival*. ¿Está perdido?</translation>
    </message>
    <message>
        <source>An important moment. Many think that a position with a bad move is bad. Say it like this: you are not forced to make the bad move.</source>
        <comment>4/notes</comment>
        <translation>Un momento importante. Muchos creen que una posición con una mala jugada es mala. Dilo así: nadie te obliga a hacer la mala jugada.</translation>
    </message>
    <message>
        <source>No! There are [two moves that win](grid/misere:1110/0000/0000/0000?outcome=N&amp;winning=2): take two and leave a single stone.

**One winning move is enough.** The position is P only if *all* moves are bad.</source>
        <comment>4/reveal</comment>
        <translation>¡No! Hay [dos jugadas que ganan](grid/misere:1110/0000/0000/0000?outcome=N&amp;winning=2): quitar dos y dejar una sola piedra.

**Basta con una jugada ganadora.** La posición solo es P si *todas* las jugadas son malas.</translation>
    </message>
    <message>
        <source>The two rules once more</source>
        <comment>5/title</comment>
        <translation>Las dos reglas, otra vez</translation>
    </message>
    <message>
        <source>- If **some** move leaves a position that is lost for the other player, you win: N.
- If **every** move leaves a position that is won for the other player, you lose: P.

In 1913 the mathematician Ernst Zermelo asked what a player can force in chess. A theorem is named after him: in a game for two, without chance and without secrets, that must end and cannot be drawn, **one of the two players can always force a win**. We only have to find out which one.</source>
        <comment>5/text</comment>
        <translation>- Si **alguna** jugada deja una posición perdida para tu rival, ganas: N.
- Si **todas** las jugadas dejan una posición ganada para tu rival, pierdes: P.

En 1913 el matemático Ernst Zermelo se preguntó qué puede forzar un jugador de ajedrez. Lleva su nombre un teorema: en un juego para dos, sin azar y sin secretos, que tiene que acabar y no puede quedar en empate, **uno de los dos puede forzar siempre la victoria**. Solo falta averiguar cuál.</translation>
    </message>
    <message>
        <source>In chess there can also be draws, so there are three labels. The idea is the same.</source>
        <comment>5/notes</comment>
        <translation>En el ajedrez también puede haber tablas, así que hay tres etiquetas. La idea es la misma.</translation>
    </message>
    <message>
        <source>One step back</source>
        <comment>6/title</comment>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Which positions can leave a **single** stone in one move? You may take up to three. How many stones can such a position have?</source>
        <comment>6/text</comment>
        <translation>¿Qué posiciones pueden dejar **una sola** piedra con una jugada? Puedes quitar hasta tres. ¿Cuántas piedras puede tener una posición así?</translation>
    </message>
    <message>
        <source>65,536 is 2 to the power 16: each of the 16 places has a stone or has none. Ask for a position of four stones that is not among the 604: for example a square of two by two. It is the next step.</source>
        <comment>6/notes</comment>
        <translation>65&#xa0;536 es 2 elevado a 16: cada uno de los 16 sitios tiene piedra o no la tiene. Pide una posición de cuatro piedras que no esté entre las 604: por ejemplo, un cuadrado de dos por dos. Es el paso siguiente.</translation>
    </message>
    <message>
        <source>Two, three or four: one stone that stays, and one to three that are taken together. There are exactly **604** such positions: 120 with two stones, 284 with three and 200 with four. All of them are N. [Here is one](grid/misere:0111/0000/0000/0100?outcome=N&amp;wins=grid/misere:0000/0000/0000/0100) with four.

So of the 65,536 positions you know 621 already: 604, the 16 single stones, and the empty board.</source>
        <comment>6/reveal</comment>
        <translation>Dos, tres o cuatro: una piedra que se queda, y de una a tres que se quitan juntas. Hay exactamente **604** posiciones así: 120 con dos piedras, 284 con tres y 200 con cuatro. Todas son N. [Aquí hay una](grid/misere:0111/0000/0000/0100?outcome=N&amp;wins=grid/misere:0000/0000/0000/0100) con cuatro.

Así que, de las 65&#xa0;536 posiciones, ya conoces 621: las 604, las 16 piedras solas y el tablero vacío.</translation>
    </message>
    <message>
        <source>A square of four</source>
        <comment>7/title</comment>
        <translation>Un cuadrado de cuatro</translation>
    </message>
    <message>
        <source>Four stones in a small square. Try the moves. What is it?</source>
        <comment>7/text</comment>
        <translation>Cuatro piedras en un cuadradito. Prueba las jugadas. ¿Qué es?</translation>
    </message>
    <message>
        <source>Pupils should play it on the board: all eight moves look alike, there are only two kinds. Other positions to remember: two pairs that lie apart, or 1011 above 0111.</source>
        <comment>7/notes</comment>
        <translation>Conviene jugarlo en el tablero: las ocho jugadas se parecen; solo hay de dos clases. Otras posiciones para recordar: dos parejas separadas, o 1011 encima de 0111.</translation>
    </message>
    <message>
        <source>P: every move helps the other player</source>
        <comment>7/choice 1</comment>
        <translation>P: toda jugada ayuda al rival</translation>
    </message>
    <message>
        <source>Right. After one stone three are left, and the other player takes two neighbours. After two stones two are left, and the other player takes one.</source>
        <comment>7/because 1</comment>
        <translation>Exacto. Si quitas una piedra, quedan tres, y tu rival quita dos vecinas. Si quitas dos, quedan dos, y tu rival quita una.</translation>
    </message>
    <message>
        <source>N: take two and leave two</source>
        <comment>7/choice 2</comment>
        <translation>N: quitar dos y dejar dos</translation>
    </message>
    <message>
        <source>Then the other player takes one of the two, and you get the last stone.</source>
        <comment>7/because 2</comment>
        <translation>Entonces tu rival quita una de las dos, y la última piedra es para ti.</translation>
    </message>
    <message>
        <source>N: take one and leave three</source>
        <comment>7/choice 3</comment>
        <translation>N: quitar una y dejar tres</translation>
    </message>
    <message>
        <source>The three form a corner. The other player takes two of them, and you get the last stone.</source>
        <comment>7/because 3</comment>
        <translation>Las tres forman una esquina. Tu rival quita dos de ellas, y la última piedra es para ti.</translation>
    </message>
    <message>
        <source>A small square by yourself</source>
        <comment>8/title</comment>
        <translation>Un cuadradito por tu cuenta</translation>
    </message>
    <message>
        <source>The positions of a square of 2 × 2, last stone loses. Positions that are equal when turned or mirrored are drawn once, so there are only six of them. Fill in P and N. Start with the empty square and the single stone.</source>
        <comment>8/text</comment>
        <translation>Las posiciones de un cuadrado de 2 × 2; pierde la última piedra. Las posiciones que son iguales al girarlas o reflejarlas se dibujan una sola vez, así que solo hay seis. Escribe P y N. Empieza por el cuadrado vacío y la piedra sola.</translation>
    </message>
    <message>
        <source>Two are P: the single stone and the full square. The empty one is N, because the last stone has just lost. That is the usual first contradiction. Without turning and mirroring there are 16 positions, five of them P.</source>
        <comment>8/notes</comment>
        <translation>Dos son P: la piedra sola y el cuadrado completo. El vacío es N, porque la última piedra acaba de perder. Ahí suele estar la primera contradicción. Sin girar ni reflejar hay 16 posiciones, cinco de ellas P.</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>9/title</comment>
        <translation>Encuentra la jugada ganadora</translation>
    </message>
    <message>
        <source>Look for positions that you know: a single stone, the small square, or two pairs that lie apart. The two pairs are P as well: copy, and take care at the end.</source>
        <comment>9/text</comment>
        <translation>Busca posiciones que conoces: una piedra sola, el cuadradito o dos parejas separadas. Las dos parejas también son P: copia, y ten cuidado al final.</translation>
    </message>
    <message>
        <source>Ask for the position that is left, not for the move: “I leave two separate pairs, and that is P.”</source>
        <comment>9/notes</comment>
        <translation>Pregunta por la posición que queda, no por la jugada: «Dejo dos parejas separadas, y eso es P».</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- **Some** move to P makes N. **Every** move to N makes P. One winning move is enough.
- [A single stone](grid/misere:0000/0100/0000/0000?outcome=P) and [the small square](grid/misere:1100/1100/0000/0000?outcome=P) are P; [three in a row](grid/misere:1110/0000/0000/0000?outcome=N) is N.
- One step before the end there are 604 positions.

65,536 positions are too many for us, but not for a good plan. It comes in the next lesson.</source>
        <comment>10/text</comment>
        <translation>- **Alguna** jugada a P da N. **Todas** las jugadas a N dan P. Basta con una jugada ganadora.
- [Una piedra sola](grid/misere:0000/0100/0000/0000?outcome=P) y [el cuadradito](grid/misere:1100/1100/0000/0000?outcome=P) son P; [tres seguidas](grid/misere:1110/0000/0000/0000?outcome=N) es N.
- Un paso antes del final hay 604 posiciones.

65&#xa0;536 posiciones son demasiadas para nosotros, pero no para un buen plan. Llega en la próxima lección.</translation>
    </message>
    <message>
        <source>**Exit question:** one row of four and nothing else, last stone loses. What do you do? (Take three at one end, leave one.)</source>
        <comment>10/notes</comment>
        <translation>**Pregunta de salida:** una fila de cuatro y nada más; pierde la última piedra. ¿Qué haces? (Quitar tres de un extremo y dejar una.)</translation>
    </message>
</context>
<context>
    <name>the-proof</name>
    <message>
        <source>Why the nim-sum decides</source>
        <comment>title</comment>
        <translation>Por qué decide la suma nim</translation>
    </message>
    <message>
        <source>What has to be proved, and the first of two facts: from nim-sum 0 every move spoils it.</source>
        <comment>about</comment>
        <translation>Qué hay que demostrar, y el primero de dos hechos: desde suma nim 0, toda jugada la estropea.</translation>
    </message>
    <message>
        <source>prove that from nim-sum 0 every move spoils it</source>
        <comment>aims</comment>
        <translation>demostrar que desde suma nim 0 toda jugada la estropea</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>Heaps of 7, 11 and 5. Play it once in pairs. Far too many positions for a list! Before you start, write the heaps in binary: is one player sure to win?</source>
        <comment>1/text</comment>
        <translation>Montones de 7, 11 y 5. Juégalo una vez en pareja. ¡Demasiadas posiciones para una lista! Antes de empezar, escribe los montones en binario: ¿tiene alguien la victoria asegurada?</translation>
    </message>
    <message>
        <source>Nim-sum 111, 1011 and 101: 1001, which is 9. So it is N. **Ask:** “And which move?” Let them search by trying; the next lesson answers it.</source>
        <comment>1/notes</comment>
        <translation>Suma nim de 111, 1011 y 101: 1001, que es 9. Así que es N. **Pregunta:** «¿Y con qué jugada?». Que la busquen probando; la responde la próxima lección.</translation>
    </message>
    <message>
        <source>What we want to prove</source>
        <comment>2/title</comment>
        <translation>Lo que queremos demostrar</translation>
    </message>
    <message>
        <source>**In Nim a position is P just when its nim-sum is 0.**

It has held in all the tables so far. But a table can never show it for *all* heaps. For that we need reasons. Two facts are enough:

- **Fact 1.** From nim-sum 0, *every* move leaves a nim-sum that is not 0.
- **Fact 2.** From any other nim-sum, *some* move leaves nim-sum 0.

Compare that with P and N: from P every move leaves N, and from N some move leaves P. And at the end, with no stones, the nim-sum is 0 and the position is P. So if both facts are true, the nim-sum sorts the positions just as P and N do.</source>
        <comment>2/text</comment>
        <translation>**En el Nim, una posición es P justo cuando su suma nim es 0.**

Hasta ahora se ha cumplido en todas las tablas. Pero una tabla no puede mostrarlo para *todos* los montones. Para eso hacen falta razones. Bastan dos hechos:

- **Hecho 1.** Desde suma nim 0, *toda* jugada deja una suma nim que no es 0.
- **Hecho 2.** Desde cualquier otra suma nim, *alguna* jugada deja suma nim 0.

Compáralo con P y N: desde P toda jugada deja N, y desde N alguna jugada deja P. Y al final, sin piedras, la suma nim es 0 y la posición es P. Así que, si los dos hechos son ciertos, la suma nim separa las posiciones exactamente igual que P y N.</translation>
    </message>
    <message>
        <source>Mathematicians call such helping facts lemmas. **Ask:** “Which of the two do you find easier to believe?” Most say the first one.</source>
        <comment>2/notes</comment>
        <translation>Los matemáticos llaman lemas a estos hechos auxiliares. **Pregunta:** «¿Cuál de los dos te cuesta menos creer?». Casi todos dicen que el primero.</translation>
    </message>
    <message>
        <source>Try to break fact 1</source>
        <comment>3/title</comment>
        <translation>Intenta romper el hecho 1</translation>
    </message>
    <message>
        <source>The heaps 1, 4 and 5 have nim-sum 0: 001, 100, 101. Make any move on the board. Can you keep the nim-sum at 0?</source>
        <comment>3/text</comment>
        <translation>Los montones 1, 4 y 5 tienen suma nim 0: 001, 100, 101. Haz cualquier jugada en el tablero. ¿Puedes mantener la suma nim en 0?</translation>
    </message>
    <message>
        <source>Let several pupils try. Each time write the three lines in binary and mark the columns that have become odd.</source>
        <comment>3/notes</comment>
        <translation>Que prueben varios. Cada vez, escribe las tres líneas en binario y marca las columnas que se han vuelto impares.</translation>
    </message>
    <message>
        <source>Yes, by taking the heap of one</source>
        <comment>3/choice 1</comment>
        <translation>Sí, quitando el montón de uno</translation>
    </message>
    <message>
        <source>Then 4 and 5 are left: 100 and 101. The last column now has one 1.</source>
        <comment>3/because 1</comment>
        <translation>Entonces quedan 4 y 5: 100 y 101. La última columna tiene ahora un solo 1.</translation>
    </message>
    <message>
        <source>Yes, by taking one from the five</source>
        <comment>3/choice 2</comment>
        <translation>Sí, quitando una del cinco</translation>
    </message>
    <message>
        <source>Then 1, 4 and 4 are left. The fours cancel, and 1 remains.</source>
        <comment>3/because 2</comment>
        <translation>Entonces quedan 1, 4 y 4. Los cuatros se cancelan y queda 1.</translation>
    </message>
    <message>
        <source>No, no move does it</source>
        <comment>3/choice 3</comment>
        <translation>No, ninguna jugada lo consigue</translation>
    </message>
    <message>
        <source>Right. All ten moves leave a nim-sum that is not 0.</source>
        <comment>3/because 3</comment>
        <translation>Exacto. Las diez jugadas dejan todas una suma nim que no es 0.</translation>
    </message>
    <message>
        <source>Why fact 1 is true</source>
        <comment>4/title</comment>
        <translation>Por qué es cierto el hecho 1</translation>
    </message>
    <message>
        <source>Look at the binary lines while you make a move. **How many lines** change? What happens in a column where a digit changes?</source>
        <comment>4/text</comment>
        <translation>Mira las líneas en binario mientras haces una jugada. ¿**Cuántas líneas** cambian? ¿Qué pasa en una columna donde cambia una cifra?</translation>
    </message>
    <message>
        <source>The whole proof rests on one word: one heap. If you could change two heaps at once, fact 1 would fail. Good question for quick pupils: which move in two heaps keeps 1, 4, 5 at nim-sum 0? For example 4 and 5 to 2 and 3.</source>
        <comment>4/notes</comment>
        <translation>Toda la demostración descansa en una palabra: un montón. Si se pudieran cambiar dos montones a la vez, el hecho 1 fallaría. Buena pregunta para los más rápidos: ¿qué jugada en dos montones mantiene 1, 4, 5 en suma nim 0? Por ejemplo, dejar 4 y 5 en 2 y 3.</translation>
    </message>
    <message>
        <source>A move changes **one** heap, so only one line changes. In at least one column its digit changes.

There the number of ones goes up or down by one. It was **even**, so now it is **odd**: the nim-sum has a 1 there and is not 0. That is the whole proof of fact 1.</source>
        <comment>4/reveal</comment>
        <translation>Una jugada cambia **un** montón, así que solo cambia una línea. Al menos en una columna cambia su cifra.

Ahí el número de unos sube o baja en uno. Era **par**, así que ahora es **impar**: la suma nim tiene ahí un 1 y no es 0. Esa es toda la demostración del hecho 1.</translation>
    </message>
    <message>
        <source>How far does it jump?</source>
        <comment>5/title</comment>
        <translation>¿Cuánto salta?</translation>
    </message>
    <message>
        <source>From 2 and 2, nim-sum 0, you take **one** stone and leave 1 and 2. What is the new nim-sum?</source>
        <comment>5/text</comment>
        <translation>Desde 2 y 2, suma nim 0, quitas **una** piedra y dejas 1 y 2. ¿Cuál es la nueva suma nim?</translation>
    </message>
    <message>
        <source>Many texts get this wrong and subtract. The change of the nim-sum is x ⊕ y, where x is the old and y the new size of the heap, and not x − y. Since x and y differ, x ⊕ y is never 0: this is fact 1 again in one line.</source>
        <comment>5/notes</comment>
        <translation>Muchos textos se equivocan aquí y restan. El cambio de la suma nim es x ⊕ y, donde x es el tamaño antiguo del montón e y el nuevo, y no x − y. Como x e y son distintos, x ⊕ y nunca es 0: otra vez el hecho 1, en una línea.</translation>
    </message>
    <message>
        <source>1, because one stone was taken</source>
        <comment>5/choice 1</comment>
        <translation>1, porque se quitó una piedra</translation>
    </message>
    <message>
        <source>It sounds right, but stones taken and nim-sums are different things. Work it out: 01 ⊕ 10.</source>
        <comment>5/because 1</comment>
        <translation>Suena bien, pero las piedras quitadas y las sumas nim son cosas distintas. Calcúlalo: 01 ⊕ 10.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>5/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Yes: 01 ⊕ 10 = 11. Taking one stone changed two columns at once. The change is old size ⊕ new size, here 2 ⊕ 1 = 3.</source>
        <comment>5/because 2</comment>
        <translation>Sí: 01 ⊕ 10 = 11. Quitar una piedra cambió dos columnas a la vez. El cambio es tamaño antiguo ⊕ tamaño nuevo; aquí, 2 ⊕ 1 = 3.</translation>
    </message>
    <message>
        <source>0</source>
        <comment>5/choice 3</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>Fact 1 says that it cannot stay 0.</source>
        <comment>5/because 3</comment>
        <translation>El hecho 1 dice que no puede seguir siendo 0.</translation>
    </message>
    <message>
        <source>After the next move</source>
        <comment>6/title</comment>
        <translation>Después de la jugada siguiente</translation>
    </message>
    <message>
        <source>You have left nim-sum 0, and the other player has moved. What do you know about the nim-sum now?</source>
        <comment>6/text</comment>
        <translation>Has dejado suma nim 0 y tu rival ha movido. ¿Qué sabes ahora de la suma nim?</translation>
    </message>
    <message>
        <source>This is how a proof is used in a game. The word whatever is important: the fact holds for all moves.</source>
        <comment>6/notes</comment>
        <translation>Así se usa una demostración en una partida. Lo importante es «fuera cual fuera»: el hecho vale para todas las jugadas.</translation>
    </message>
    <message>
        <source>It is 0 again</source>
        <comment>6/choice 1</comment>
        <translation>Vuelve a ser 0</translation>
    </message>
    <message>
        <source>Fact 1 says that it cannot be.</source>
        <comment>6/because 1</comment>
        <translation>El hecho 1 dice que no puede ser.</translation>
    </message>
    <message>
        <source>It is not 0</source>
        <comment>6/choice 2</comment>
        <translation>No es 0</translation>
    </message>
    <message>
        <source>Yes. That is fact 1. And if fact 2 is true as well, you can make it 0 again.</source>
        <comment>6/because 2</comment>
        <translation>Sí. Ese es el hecho 1. Y si también es cierto el hecho 2, puedes volver a hacerla 0.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>6/choice 3</comment>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Fact 1 tells you something, whatever move was made.</source>
        <comment>6/because 3</comment>
        <translation>El hecho 1 te dice algo, fuera cual fuera la jugada.</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>7/title</comment>
        <translation>¿P o N?</translation>
    </message>
    <message>
        <source>Decide by the nim-sum.</source>
        <comment>7/text</comment>
        <translation>Decide con la suma nim.</translation>
    </message>
    <message>
        <source>Half of the positions are P. Pupils who always say N should be asked for the winning move.</source>
        <comment>7/notes</comment>
        <translation>La mitad de las posiciones son P. A quienes siempre dicen N, pídeles la jugada ganadora.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>8/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- We want to prove that nim-sum 0 is P. Two facts are enough.
- **Fact 1** is proved: a move changes one line, so some column becomes odd. From [1, 4, 5](nim:1,4,5?outcome=P&amp;winning=0) no move keeps 0.
- The nim-sum does not change by the number of stones taken: from [2, 2](nim:2,2?grundy=0) to [1, 2](nim:1,2?grundy=3) it jumps to 3.

Fact 2 is the more interesting one, because it shows you the winning move. It comes next.</source>
        <comment>8/text</comment>
        <translation>- Queremos demostrar que suma nim 0 es P. Bastan dos hechos.
- El **hecho 1** está demostrado: una jugada cambia una línea, así que alguna columna se vuelve impar. Desde [1, 4, 5](nim:1,4,5?outcome=P&amp;winning=0) ninguna jugada mantiene el 0.
- La suma nim no cambia en el número de piedras quitadas: de [2, 2](nim:2,2?grundy=0) a [1, 2](nim:1,2?grundy=3) salta a 3.

El hecho 2 es el más interesante, porque te enseña la jugada ganadora. Es lo que viene ahora.</translation>
    </message>
    <message>
        <source>**Exit question:** from 6, 6 you take four stones from one heap. What is the new nim-sum? (6 ⊕ 2 = 4.) And if you take five? (6 ⊕ 1 = 7.)</source>
        <comment>8/notes</comment>
        <translation>**Pregunta de salida:** desde 6, 6 quitas cuatro piedras de un montón. ¿Cuál es la nueva suma nim? (6 ⊕ 2 = 4.) ¿Y si quitas cinco? (6 ⊕ 1 = 7.)</translation>
    </message>
</context>
<context>
    <name>the-rule-for-stalks</name>
    <message>
        <source>The rule for stalks</source>
        <comment>title</comment>
        <translation>La regla de los tallos</translation>
    </message>
    <message>
        <source>Read off what a red-blue stalk is worth, add the stalks, and know who wins.</source>
        <comment>about</comment>
        <translation>Lee cuánto vale un tallo rojo y azul, suma los tallos y sabrás quién gana.</translation>
    </message>
    <message>
        <source>find the value of a stalk, and add stalks</source>
        <comment>aims</comment>
        <translation>hallar el valor de un tallo y sumar tallos</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>Two stalks. From the ground up, the edges of one are blue, blue, red and those of the other red, blue. Left cuts blue, Right cuts red. Whoever cannot cut loses.

Play it in pairs, and let each of you be Left once. Who has more in hand?</source>
        <comment>1/text</comment>
        <translation>Dos tallos. Desde el suelo hacia arriba, las aristas de uno son azul, azul, roja, y las del otro, roja, azul. Izquierda corta azul, Derecha corta rojo. Pierde quien no puede cortar.

Juégalo en pareja, y que cada uno sea Izquierda una vez. ¿Quién tiene ventaja?</translation>
    </message>
    <message>
        <source>It is worth 3/2 − 1/2 = 1, so Left wins, whoever starts. The pupils will be able to compute it in a few minutes.</source>
        <comment>1/notes</comment>
        <translation>Vale 3/2 − 1/2 = 1, así que gana Izquierda, empiece quien empiece. Dentro de unos minutos los alumnos podrán calcularlo.</translation>
    </message>
    <message>
        <source>The rule for stalks</source>
        <comment>2/title</comment>
        <translation>La regla de los tallos</translation>
    </message>
    <message>
        <source>Read the stalk **from the ground upwards**. Blue adds, red takes away.

- As long as the colour is the same as at the ground, each edge counts **1**.
- From the **first change** on, each edge counts **half** of the one before: 1/2, 1/4, 1/8, …

For example blue, blue, red: 1 + 1 − 1/2 = [3/2](hackenbush:0-1b,1-2b,2-3r?value=3/2). And red, blue: −1 + 1/2 = [−1/2](hackenbush:0-1r,1-2b?value=-1/2).</source>
        <comment>2/text</comment>
        <translation>Lee el tallo **desde el suelo hacia arriba**. El azul suma, el rojo resta.

- Mientras el color sea el mismo que en el suelo, cada arista cuenta **1**.
- Desde el **primer cambio**, cada arista cuenta **la mitad** de la anterior: 1/2, 1/4, 1/8, …

Por ejemplo, azul, azul, roja: 1 + 1 − 1/2 = [3/2](hackenbush:0-1b,1-2b,2-3r?value=3/2). Y roja, azul: −1 + 1/2 = [−1/2](hackenbush:0-1r,1-2b?value=-1/2).</translation>
    </message>
    <message>
        <source>The edge that changes the colour first already counts a half. From there on it is always half of the one before, whatever the colour; only the sign depends on the colour.</source>
        <comment>2/notes</comment>
        <translation>La arista que cambia de color por primera vez ya cuenta un medio. Desde ahí es siempre la mitad de la anterior, sea cual sea el color; del color solo depende el signo.</translation>
    </message>
    <message>
        <source>Work it out</source>
        <comment>3/title</comment>
        <translation>Calcúlalo</translation>
    </message>
    <message>
        <source>From the ground up: **blue, blue, red, red, blue**. What is it worth?</source>
        <comment>3/text</comment>
        <translation>Desde el suelo hacia arriba: **azul, azul, roja, roja, azul**. ¿Cuánto vale?</translation>
    </message>
    <message>
        <source>Which end is the ground is important: upside down it is 7/16. Write the signs and the fractions in two lines.</source>
        <comment>3/notes</comment>
        <translation>Importa qué extremo es el suelo: cabeza abajo vale 7/16. Escribe los signos y las fracciones en dos líneas.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>3/choice 1</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>You counted three blue and two red edges. But the upper ones count less.</source>
        <comment>3/because 1</comment>
        <translation>Has contado tres aristas azules y dos rojas. Pero las de arriba cuentan menos.</translation>
    </message>
    <message>
        <source>11/8</source>
        <comment>3/choice 2</comment>
        <translation>11/8</translation>
    </message>
    <message>
        <source>Yes: 1 + 1 − 1/2 − 1/4 + 1/8 = 11/8.</source>
        <comment>3/because 2</comment>
        <translation>Sí: 1 + 1 − 1/2 − 1/4 + 1/8 = 11/8.</translation>
    </message>
    <message>
        <source>7/16</source>
        <comment>3/choice 3</comment>
        <translation>7/16</translation>
    </message>
    <message>
        <source>That is the same stalk read from the top: blue, red, red, blue, blue. The ground end comes first.</source>
        <comment>3/because 3</comment>
        <translation>Ese es el mismo tallo leído desde arriba: azul, roja, roja, azul, azul. Primero va el extremo del suelo.</translation>
    </message>
    <message>
        <source>13/8</source>
        <comment>3/choice 4</comment>
        <translation>13/8</translation>
    </message>
    <message>
        <source>Check the signs: red takes away a half and a quarter, and blue adds an eighth.</source>
        <comment>3/because 4</comment>
        <translation>Comprueba los signos: el rojo quita un medio y un cuarto, y el azul suma un octavo.</translation>
    </message>
    <message>
        <source>Numbers instead of colours</source>
        <comment>4/title</comment>
        <translation>Números en lugar de colores</translation>
    </message>
    <message>
        <source>Sometimes a stalk is written as a list of numbers: **4, 8, 9, 11, 16**. Even means blue, odd means red, and the first number is at the ground. What is it worth?</source>
        <comment>4/text</comment>
        <translation>A veces un tallo se escribe como una lista de números: **4, 8, 9, 11, 16**. Par quiere decir azul, impar quiere decir rojo, y el primer número está en el suelo. ¿Cuánto vale?</translation>
    </message>
    <message>
        <source>The size of the numbers does not matter, only even or odd.</source>
        <comment>4/notes</comment>
        <translation>El tamaño de los números no importa, solo si son pares o impares.</translation>
    </message>
    <message>
        <source>Even, even, odd, odd, even: blue, blue, red, red, blue. It is the same stalk, worth [11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8).

A text that does not say which numbers are blue, and where the ground is, leaves the answer open.</source>
        <comment>4/reveal</comment>
        <translation>Par, par, impar, impar, par: azul, azul, roja, roja, azul. Es el mismo tallo, y vale [11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8).

Un texto que no diga qué números son azules y dónde está el suelo deja abierta la respuesta.</translation>
    </message>
    <message>
        <source>Practice: stalks</source>
        <comment>5/title</comment>
        <translation>Práctica: tallos</translation>
    </message>
    <message>
        <source>What is the stalk worth? Write your answer as a fraction, such as 3/4 or −1/2.</source>
        <comment>5/text</comment>
        <translation>¿Cuánto vale el tallo? Escribe la respuesta como fracción, por ejemplo 3/4 o −1/2.</translation>
    </message>
    <message>
        <source>A typical mistake: halving from the second edge on, even if the colour has not changed yet.</source>
        <comment>5/notes</comment>
        <translation>Un error típico: tomar mitades desde la segunda arista, aunque el color todavía no haya cambiado.</translation>
    </message>
    <message>
        <source>Several stalks</source>
        <comment>6/title</comment>
        <translation>Varios tallos</translation>
    </message>
    <message>
        <source>Three stalks are worth 1/2 and −1/4 and 1/4. Who wins?</source>
        <comment>6/text</comment>
        <translation>Tres tallos valen 1/2 y −1/4 y 1/4. ¿Quién gana?</translation>
    </message>
    <message>
        <source>In the last lesson the pairs played this board. Let them play it again, Left with the plan: stay at a sum of 0 or more.</source>
        <comment>6/notes</comment>
        <translation>En la última lección las parejas jugaron este tablero. Que lo jueguen otra vez, Izquierda con este plan: mantener la suma en 0 o más.</translation>
    </message>
    <message>
        <source>Whoever starts</source>
        <comment>6/choice 1</comment>
        <translation>Quien empieza</translation>
    </message>
    <message>
        <source>Add the values: 1/2 − 1/4 + 1/4 = 1/2. That is positive.</source>
        <comment>6/because 1</comment>
        <translation>Suma los valores: 1/2 − 1/4 + 1/4 = 1/2. Es positivo.</translation>
    </message>
    <message>
        <source>Left, whoever starts</source>
        <comment>6/choice 2</comment>
        <translation>Izquierda, empiece quien empiece</translation>
    </message>
    <message>
        <source>Yes. Stalks are simply **added**, and the sum 1/2 is positive. It is the board with which the last lesson began.</source>
        <comment>6/because 2</comment>
        <translation>Sí. Los tallos simplemente se **suman**, y la suma 1/2 es positiva. Es el tablero con el que empezó la última lección.</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>6/choice 3</comment>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>The sum is 1/2. Right would need a negative one.</source>
        <comment>6/because 3</comment>
        <translation>La suma es 1/2. Derecha necesitaría una suma negativa.</translation>
    </message>
    <message>
        <source>Take the nim-sum first</source>
        <comment>6/choice 4</comment>
        <translation>Primero hay que hacer la suma nim</translation>
    </message>
    <message>
        <source>There is no nim-sum of fractions. Values of this kind are added.</source>
        <comment>6/because 4</comment>
        <translation>No hay suma nim de fracciones. Los valores de esta clase se suman.</translation>
    </message>
    <message>
        <source>After a cut</source>
        <comment>7/title</comment>
        <translation>Después de un corte</translation>
    </message>
    <message>
        <source>This stalk is worth 11/8. What is it worth after each cut of Left? And of Right?</source>
        <comment>7/text</comment>
        <translation>Este tallo vale 11/8. ¿Cuánto vale después de cada corte de Izquierda? ¿Y de Derecha?</translation>
    </message>
    <message>
        <source>The value of a position is the simplest number between what Left can leave and what Right can leave: between 5/4 and 3/2 that is 11/8. In Nim it is quite different: there everyone wants to move.</source>
        <comment>7/notes</comment>
        <translation>El valor de una posición es el número más sencillo entre lo que puede dejar Izquierda y lo que puede dejar Derecha: entre 5/4 y 3/2 es 11/8. En el Nim es muy distinto: ahí todo el mundo quiere mover.</translation>
    </message>
    <message>
        <source>Left leaves 0, 1 or 5/4: always **less**. Right leaves 3/2 or 2: always **more**.

With numbers each move is a loss for its player. Lose as little as possible: Left’s best cut is the topmost, to [5/4](hackenbush:0-1b,1-2b,2-3r,3-4r?value=5/4).</source>
        <comment>7/reveal</comment>
        <translation>Izquierda deja 0, 1 o 5/4: siempre **menos**. Derecha deja 3/2 o 2: siempre **más**.

Con números, cada jugada es una pérdida para quien la hace. Pierde lo menos posible: el mejor corte de Izquierda es el de más arriba, a [5/4](hackenbush:0-1b,1-2b,2-3r,3-4r?value=5/4).</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>8/title</comment>
        <translation>Gánala</translation>
    </message>
    <message>
        <source>You are Left and start. The computer is perfect, but the sum is 1/2: positive.</source>
        <comment>8/text</comment>
        <translation>Eres Izquierda y empiezas. La máquina es perfecta, pero la suma es 1/2: positiva.</translation>
    </message>
    <message>
        <source>Before each cut: which cut loses least? Stay at 0 or above after your move. Three of the four possible cuts are good enough here.</source>
        <comment>8/notes</comment>
        <translation>Antes de cada corte: ¿qué corte pierde menos? Quédate en 0 o por encima después de tu jugada. Aquí bastan tres de los cuatro cortes posibles.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- Positions of red-blue Hackenbush are **numbers**, and numbers are added.
- [Positive](hackenbush:0-1b,1-2r?outcome=L): Left wins. [Negative](hackenbush:0-1r,1-2b?outcome=R): Right wins. [Zero](hackenbush:0-1b,0-2r?outcome=P): the second player wins.
- On a stalk each edge counts 1 up to the first change of colour, then 1/2, 1/4, 1/8, …

Next comes a game in which rows *split*. In Line Nim that changed nothing. This time it changes everything.</source>
        <comment>9/text</comment>
        <translation>- Las posiciones del Hackenbush rojo y azul son **números**, y los números se suman.
- [Positivo](hackenbush:0-1b,1-2r?outcome=L): gana Izquierda. [Negativo](hackenbush:0-1r,1-2b?outcome=R): gana Derecha. [Cero](hackenbush:0-1b,0-2r?outcome=P): gana el segundo jugador.
- En un tallo cada arista cuenta 1 hasta el primer cambio de color; después, 1/2, 1/4, 1/8, …

Ahora viene un juego en el que las filas *se parten*. En el Nim en líneas eso no cambiaba nada. Esta vez lo cambia todo.</translation>
    </message>
    <message>
        <source>**Exit question:** red, red, blue from the ground? (−1 − 1 + 1/2 = −3/2.) Who wins beside a blue stalk of two edges? (−3/2 + 2 = 1/2: Left.)</source>
        <comment>9/notes</comment>
        <translation>**Pregunta de salida:** ¿roja, roja, azul desde el suelo? (−1 − 1 + 1/2 = −3/2.) ¿Quién gana junto a un tallo azul de dos aristas? (−3/2 + 2 = 1/2: Izquierda.)</translation>
    </message>
</context>
<context>
    <name>the-rule-of-line-nim</name>
    <message>
        <source>The rule of Line Nim</source>
        <comment>title</comment>
        <translation>La regla del Nim en líneas</translation>
    </message>
    <message>
        <source>A rule that was said not to exist, found with the nim-sum.</source>
        <comment>about</comment>
        <translation>Una regla de la que se dijo que no existía, hallada con la suma nim.</translation>
    </message>
    <message>
        <source>win Line Nim with the nim-sum of the runs</source>
        <comment>aims</comment>
        <translation>ganar al Nim en líneas con la suma nim de los tramos</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>The game starts with two lines of three counters. Take neighbouring counters of one line; whoever takes the last counter **loses**. The computer begins, and it plays at random.

You can always win. How?</source>
        <comment>1/text</comment>
        <translation>La partida empieza con dos líneas de tres fichas. Quita fichas vecinas de una línea; **pierde** quien se lleva la última ficha. Empieza la máquina, y juega al azar.

Siempre puedes ganar. ¿Cómo?</translation>
    </message>
    <message>
        <source>Copying works, with care at the end. **Ask afterwards:** “When did you stop copying?”</source>
        <comment>1/notes</comment>
        <translation>Copiar funciona, con cuidado al final. **Después pregunta:** «¿Cuándo dejaste de copiar?».</translation>
    </message>
    <message>
        <source>Only single counters</source>
        <comment>2/title</comment>
        <translation>Solo fichas sueltas</translation>
    </message>
    <message>
        <source>Only single counters are left, **four** of them. It is your turn, and the last one loses. Good or bad for you?</source>
        <comment>2/text</comment>
        <translation>Solo quedan fichas sueltas, **cuatro**. Es tu turno, y pierde la última. ¿Bueno o malo para ti?</translation>
    </message>
    <message>
        <source>Even is good for the player to move, odd is bad. It is exactly the end of misère Nim, and that is a hint.</source>
        <comment>2/notes</comment>
        <translation>Par es bueno para quien mueve; impar es malo. Es exactamente el final del Nim misère, y eso es una pista.</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>2/choice 1</comment>
        <translation>Bueno</translation>
    </message>
    <message>
        <source>Yes. You take the first and the third, and the other player takes the last.</source>
        <comment>2/because 1</comment>
        <translation>Sí. Quitas la primera y la tercera, y tu rival se lleva la última.</translation>
    </message>
    <message>
        <source>Bad</source>
        <comment>2/choice 2</comment>
        <translation>Malo</translation>
    </message>
    <message>
        <source>Count it out: you, they, you, they. The last one is theirs.</source>
        <comment>2/because 2</comment>
        <translation>Cuéntalo: tú, tu rival, tú, tu rival. La última es suya.</translation>
    </message>
    <message>
        <source>Is there a rule?</source>
        <comment>3/title</comment>
        <translation>¿Hay una regla?</translation>
    </message>
    <message>
        <source>A text about this game says that it has no sure rule. Compare it with Nim. A run of five can become 4, 3, 2, 1 or 0, just like a heap of five. What is **new**?</source>
        <comment>3/text</comment>
        <translation>Un texto sobre este juego dice que no tiene regla segura. Compáralo con el Nim. Un tramo de cinco puede quedar en 4, 3, 2, 1 o 0, igual que un montón de cinco. ¿Qué hay de **nuevo**?</translation>
    </message>
    <message>
        <source>List the splits of 5 with the class: 3+1, 2+2, 2+1, 1+1.</source>
        <comment>3/notes</comment>
        <translation>Haz con la clase la lista de las maneras de partir el 5: 3+1, 2+2, 2+1, 1+1.</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <comment>3/choice 1</comment>
        <translation>Nada de nada</translation>
    </message>
    <message>
        <source>Look at the middle: a run can fall into two.</source>
        <comment>3/because 1</comment>
        <translation>Mira el medio: un tramo puede partirse en dos.</translation>
    </message>
    <message>
        <source>A run can fall into two runs</source>
        <comment>3/choice 2</comment>
        <translation>Un tramo puede partirse en dos tramos</translation>
    </message>
    <message>
        <source>Yes. 5 can also become 3 and 1, 2 and 2, 2 and 1, or 1 and 1. The question is whether that helps anyone.</source>
        <comment>3/because 2</comment>
        <translation>Sí. El 5 también puede convertirse en 3 y 1, 2 y 2, 2 y 1, o 1 y 1. La pregunta es si eso ayuda a alguien.</translation>
    </message>
    <message>
        <source>A run can grow</source>
        <comment>3/choice 3</comment>
        <translation>Un tramo puede crecer</translation>
    </message>
    <message>
        <source>No, counters never come back.</source>
        <comment>3/because 3</comment>
        <translation>No, las fichas nunca vuelven.</translation>
    </message>
    <message>
        <source>What is a split worth?</source>
        <comment>4/title</comment>
        <translation>¿Cuánto vale partir?</translation>
    </message>
    <message>
        <source>Work out the nim-sums of the splits of five: 3 ⊕ 1, 2 ⊕ 2, 2 ⊕ 1 and 1 ⊕ 1. Compare them with what you can leave without a split.</source>
        <comment>4/text</comment>
        <translation>Calcula las sumas nim de los trozos en que se parte el cinco: 3 ⊕ 1, 2 ⊕ 2, 2 ⊕ 1 y 1 ⊕ 1. Compáralas con lo que puedes dejar sin partir.</translation>
    </message>
    <message>
        <source>In normal play this is a proof by the mex. In misère play the argument of the lesson on misère Nim holds word for word: keep nim-sum 0 while a run of two or more is left, then leave an odd number of singles. It was also checked on all 4,096 boards.</source>
        <comment>4/notes</comment>
        <translation>En el juego normal esto es una demostración con el mex. En el juego misère vale palabra por palabra el argumento de la lección sobre el Nim misère: mantener suma nim 0 mientras quede un tramo de dos o más, y después dejar un número impar de fichas sueltas. Además se comprobó en los 4096 tableros.</translation>
    </message>
    <message>
        <source>3 ⊕ 1 = 2, 2 ⊕ 2 = 0, 2 ⊕ 1 = 3 and 1 ⊕ 1 = 0. All of these are **less than 5**, and you could leave a single run of that size anyway. A nim-sum is never more than the ordinary sum, and the pieces together have fewer counters than before.

So a split gives nothing new. **Each run counts as a heap**, and [a run of five](lines:11111?grundy=5) has the value 5. So there is a rule: play Nim with the runs. And because the last counter loses here, play *misère* Nim.</source>
        <comment>4/reveal</comment>
        <translation>3 ⊕ 1 = 2, 2 ⊕ 2 = 0, 2 ⊕ 1 = 3 y 1 ⊕ 1 = 0. Todas son **menores que 5**, y un solo tramo de ese tamaño lo podías dejar de todos modos. Una suma nim nunca es mayor que la suma corriente, y los trozos juntos tienen menos fichas que antes.

Así que partir no da nada nuevo. **Cada tramo cuenta como un montón**, y [un tramo de cinco](lines:11111?grundy=5) tiene el valor 5. Entonces sí hay una regla: juega al Nim con los tramos. Y como aquí la última ficha pierde, juega al Nim *misère*.</translation>
    </message>
    <message>
        <source>The first move</source>
        <comment>5/title</comment>
        <translation>La primera jugada</translation>
    </message>
    <message>
        <source>The runs are 3, 4 and 5. What is a winning first move?</source>
        <comment>5/text</comment>
        <translation>Los tramos son 3, 4 y 5. ¿Cuál es una primera jugada ganadora?</translation>
    </message>
    <message>
        <source>There are two such moves on the board, from the left or from the right, but they lead to the same code.</source>
        <comment>5/notes</comment>
        <translation>En el tablero hay dos jugadas así, por la izquierda o por la derecha, pero llevan al mismo código.</translation>
    </message>
    <message>
        <source>Take the middle counter of the 3</source>
        <comment>5/choice 1</comment>
        <translation>Quitar la ficha del medio del 3</translation>
    </message>
    <message>
        <source>Then 1, 1, 4 and 5 are left. The ones cancel, and 4 ⊕ 5 = 1 is not 0.</source>
        <comment>5/because 1</comment>
        <translation>Entonces quedan 1, 1, 4 y 5. Los unos se cancelan, y 4 ⊕ 5 = 1 no es 0.</translation>
    </message>
    <message>
        <source>Take the whole line of five</source>
        <comment>5/choice 2</comment>
        <translation>Quitar la línea de cinco entera</translation>
    </message>
    <message>
        <source>Then 3 ⊕ 4 = 7 is not 0. The other player makes the 4 a 3.</source>
        <comment>5/because 2</comment>
        <translation>Entonces 3 ⊕ 4 = 7 no es 0. Tu rival deja el 4 en 3.</translation>
    </message>
    <message>
        <source>Make the 3 a 1, by taking two counters at its end</source>
        <comment>5/choice 3</comment>
        <translation>Dejar el 3 en 1, quitando dos fichas de un extremo</translation>
    </message>
    <message>
        <source>Yes. 1 ⊕ 4 ⊕ 5 = 0. The code becomes 11001, and it is the only code that wins.</source>
        <comment>5/because 3</comment>
        <translation>Sí. 1 ⊕ 4 ⊕ 5 = 0. El código pasa a 11001, y es el único código que gana.</translation>
    </message>
    <message>
        <source>The game is lost for the first player</source>
        <comment>5/choice 4</comment>
        <translation>El primer jugador tiene la partida perdida</translation>
    </message>
    <message>
        <source>3 ⊕ 4 ⊕ 5 = 2 is not 0, so some move wins.</source>
        <comment>5/because 4</comment>
        <translation>3 ⊕ 4 ⊕ 5 = 2 no es 0, así que alguna jugada gana.</translation>
    </message>
    <message>
        <source>Two lines</source>
        <comment>6/title</comment>
        <translation>Dos líneas</translation>
    </message>
    <message>
        <source>Two lines with n and m counters, last counter loses. Fill in P and N. You know the rule, but look out in the corner!</source>
        <comment>6/text</comment>
        <translation>Dos líneas con n y m fichas; pierde la última ficha. Escribe P y N. Conoces la regla, pero ¡cuidado en la esquina!</translation>
    </message>
    <message>
        <source>As in misère Nim: the diagonal is P from 2, 2 on, but 0,0 and 1,1 are N, and 1,0 and 0,1 are P.</source>
        <comment>6/notes</comment>
        <translation>Como en el Nim misère: la diagonal es P desde 2, 2 en adelante, pero 0,0 y 1,1 son N, y 1,0 y 0,1 son P.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>7/title</comment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Find a winning move. Read off the runs first.</source>
        <comment>7/text</comment>
        <translation>Encuentra una jugada ganadora. Lee primero los tramos.</translation>
    </message>
    <message>
        <source>Pupils forget the runs that were split off. Let them write the list of runs before each move.</source>
        <comment>7/notes</comment>
        <translation>Se suelen olvidar los tramos que se han separado. Que escriban la lista de tramos antes de cada jugada.</translation>
    </message>
    <message>
        <source>Against the perfect computer</source>
        <comment>8/title</comment>
        <translation>Contra la máquina perfecta</translation>
    </message>
    <message>
        <source>You start on the full board. You know the rule. Win!</source>
        <comment>8/text</comment>
        <translation>Empiezas con el tablero completo. Conoces la regla. ¡Gana!</translation>
    </message>
    <message>
        <source>After each move of the computer write down the runs, work out the nim-sum, and answer. Near the end remember the switch.</source>
        <comment>8/notes</comment>
        <translation>Después de cada jugada de la máquina, apunta los tramos, calcula la suma nim y responde. Cerca del final, acuérdate del cambio.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- Only the **runs** matter, so a board is a short code, and the code falls with every move.
- Hundreds of thousands of games, but only **101** labels.
- A split gives nothing new: [each run is a heap](lines/misere:001/1111/11111?outcome=P).

When a text says “there is no rule”, it can be worth another look. But sometimes nobody knows one: the next board looks harmless, and no rule for it is known.</source>
        <comment>9/text</comment>
        <translation>- Solo importan los **tramos**, así que un tablero es un código corto, y el código baja con cada jugada.
- Cientos de miles de partidas, pero solo **101** etiquetas.
- Partir no da nada nuevo: [cada tramo es un montón](lines/misere:001/1111/11111?outcome=P).

Cuando un texto dice «no hay regla», puede valer la pena mirar otra vez. Pero a veces no la conoce nadie: el próximo tablero parece inofensivo, y no se le conoce ninguna regla.</translation>
    </message>
    <message>
        <source>**Exit question:** runs 4, 2, 1, 1, 1, last counter loses. Which move? (4 must become 2 ⊕ 1 = 3: take one from its end. A run of two or more is left, so nim-sum 0.)</source>
        <comment>9/notes</comment>
        <translation>**Pregunta de salida:** tramos 4, 2, 1, 1, 1; pierde la última ficha. ¿Qué jugada? (El 4 tiene que quedar en 2 ⊕ 1 = 3: quitar una de un extremo. Queda un tramo de dos o más, así que suma nim 0.)</translation>
    </message>
</context>
<context>
    <name>the-whole-grid</name>
    <message>
        <source>The whole grid</source>
        <comment>title</comment>
        <translation>La cuadrícula entera</translation>
    </message>
    <message>
        <source>65,536 positions in the right order, the winner, and why no simple rule is in sight.</source>
        <comment>about</comment>
        <translation>65&#xa0;536 posiciones en el orden correcto, quién gana, y por qué no se ve ninguna regla sencilla.</translation>
    </message>
    <message>
        <source>find an order in which a computer can label all 65,536 positions</source>
        <comment>aims</comment>
        <translation>encontrar un orden en el que una máquina pueda etiquetar las 65&#xa0;536 posiciones</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>A board of 3 × 3 first. Take 1, 2 or 3 neighbours of a row or a column; whoever takes the last stone **loses**. You start. The computer plays perfectly when at most 4 stones are left, and at random until then.</source>
        <comment>1/text</comment>
        <translation>Primero un tablero de 3 × 3. Quita 1, 2 o 3 vecinas de una fila o de una columna; **pierde** quien se lleva la última piedra. Empiezas tú. La máquina juega a la perfección cuando quedan como mucho 4 piedras; hasta entonces, al azar.</translation>
    </message>
    <message>
        <source>On this board the player who starts can win; seven of the 27 first moves do it, the middle stone for example. Ask which positions with four or five stones they tried to leave.</source>
        <comment>1/notes</comment>
        <translation>En este tablero puede ganar quien empieza; lo consiguen siete de las 27 primeras jugadas, por ejemplo la piedra del centro. Pregunta qué posiciones con cuatro o cinco piedras intentaron dejar.</translation>
    </message>
    <message>
        <source>In which order?</source>
        <comment>2/title</comment>
        <translation>¿En qué orden?</translation>
    </message>
    <message>
        <source>To label all 65,536 positions you need an order in which every move leads to something done already. What order could that be?</source>
        <comment>2/text</comment>
        <translation>Para etiquetar las 65&#xa0;536 posiciones hace falta un orden en el que toda jugada lleve a algo ya hecho. ¿Qué orden podría ser?</translation>
    </message>
    <message>
        <source>It is the same idea as the falling code of Line Nim. A computer labels all 65,536 positions in a moment.</source>
        <comment>2/notes</comment>
        <translation>Es la misma idea que el código que baja en el Nim en líneas. Una máquina etiqueta las 65&#xa0;536 posiciones en un momento.</translation>
    </message>
    <message>
        <source>Write a position as a row of ones and zeros and read it as a **binary number**. A move changes ones into zeros, so the number gets **smaller**. Go through the numbers from 0 to 65,535: every position comes after all those that it can become.

[This position](grid/misere:1111/0000/1111/1111?outcome=N) is 1111 0000 1111 1111, the number 61,695. It is N.

An even simpler order: by the number of stones.</source>
        <comment>2/reveal</comment>
        <translation>Escribe una posición como una fila de unos y ceros y léela como **número binario**. Una jugada cambia unos por ceros, así que el número se hace **menor**. Recorre los números de 0 a 65&#xa0;535: cada posición llega después de todas aquellas en que puede convertirse.

[Esta posición](grid/misere:1111/0000/1111/1111?outcome=N) es 1111 0000 1111 1111, el número 61&#xa0;695. Es N.

Un orden aún más sencillo: por el número de piedras.</translation>
    </message>
    <message>
        <source>How many first moves?</source>
        <comment>3/title</comment>
        <translation>¿Cuántas primeras jugadas?</translation>
    </message>
    <message>
        <source>On the full board there are 8 lines: 4 rows and 4 columns. In each of them you can take one, two or three neighbours in 4 + 3 + 2 = 9 ways. How many different first moves are there?</source>
        <comment>3/text</comment>
        <translation>En el tablero completo hay 8 líneas: 4 filas y 4 columnas. En cada una puedes quitar una, dos o tres vecinas de 4 + 3 + 2 = 9 maneras. ¿Cuántas primeras jugadas distintas hay?</translation>
    </message>
    <message>
        <source>4 singles, 3 pairs and 2 triples in a line. Good counting practice.</source>
        <comment>3/notes</comment>
        <translation>4 piedras solas, 3 parejas y 2 tríos en una línea. Un buen ejercicio de contar.</translation>
    </message>
    <message>
        <source>72</source>
        <comment>3/choice 1</comment>
        <translation>72</translation>
    </message>
    <message>
        <source>8 times 9 is 72, but each single stone has been counted twice: once in its row and once in its column.</source>
        <comment>3/because 1</comment>
        <translation>8 por 9 son 72, pero cada piedra sola se ha contado dos veces: una en su fila y otra en su columna.</translation>
    </message>
    <message>
        <source>56</source>
        <comment>3/choice 2</comment>
        <translation>56</translation>
    </message>
    <message>
        <source>Yes. 8 times 9 is 72, and 16 single stones were counted twice.</source>
        <comment>3/because 2</comment>
        <translation>Sí. 8 por 9 son 72, y 16 piedras solas se contaron dos veces.</translation>
    </message>
    <message>
        <source>48</source>
        <comment>3/choice 3</comment>
        <translation>48</translation>
    </message>
    <message>
        <source>That is 16 times 3. But taking two or three can be done in more ways than one.</source>
        <comment>3/because 3</comment>
        <translation>Eso es 16 por 3. Pero quitar dos o tres se puede hacer de más de una manera.</translation>
    </message>
    <message>
        <source>The whole board</source>
        <comment>4/title</comment>
        <translation>El tablero completo</translation>
    </message>
    <message>
        <source>So who wins on the full board of sixteen stones? Guess first. Then look.</source>
        <comment>4/text</comment>
        <translation>Entonces, ¿quién gana en el tablero completo de dieciséis piedras? Primero adivina. Luego mira.</translation>
    </message>
    <message>
        <source>Take a vote before revealing it. Nobody can see it from the board; it is the result of the table.</source>
        <comment>4/notes</comment>
        <translation>Haz una votación antes de mostrarlo. Nadie puede verlo en el tablero; es el resultado de la tabla.</translation>
    </message>
    <message>
        <source>**The second player.** The full board is [P](grid/misere:1111/1111/1111/1111?outcome=P&amp;winning=0): each of the 56 first moves can be answered. It takes 13 moves, if the loser holds out as long as possible and the winner hurries.

Even with the rule turned round, so that the last stone *wins*, [the second player wins](grid:1111/1111/1111/1111?outcome=P).</source>
        <comment>4/reveal</comment>
        <translation>**El segundo jugador.** El tablero completo es [P](grid/misere:1111/1111/1111/1111?outcome=P&amp;winning=0): cada una de las 56 primeras jugadas tiene respuesta. Son 13 jugadas, si quien pierde aguanta todo lo posible y quien gana se da prisa.

Incluso con la regla al revés, cuando la última piedra *gana*, [gana el segundo jugador](grid:1111/1111/1111/1111?outcome=P).</translation>
    </message>
    <message>
        <source>A smaller board</source>
        <comment>5/title</comment>
        <translation>Un tablero más pequeño</translation>
    </message>
    <message>
        <source>On the 3 × 3 board the first player wins, for example by taking the **middle row**. Why?</source>
        <comment>5/text</comment>
        <translation>En el tablero de 3 × 3 gana el primer jugador, por ejemplo quitando la **fila del medio**. ¿Por qué?</translation>
    </message>
    <message>
        <source>The corner stones, the middle stone, and the two middle lines: 4 + 1 + 2 = 7.</source>
        <comment>5/notes</comment>
        <translation>Las piedras de las esquinas, la del centro y las dos líneas del medio: 4 + 1 + 2 = 7.</translation>
    </message>
    <message>
        <source>Two rows that do not touch: [P](grid/misere:111/000/111?outcome=P), like two runs of three in Line Nim. Copy, and take care at the end.

Another way is [the middle stone](grid/misere:111/111/111?wins=grid/misere:111/101/111). In all, [seven](grid/misere:111/111/111?winning=7&amp;moves=27) first moves win.</source>
        <comment>5/reveal</comment>
        <translation>Dos filas que no se tocan: [P](grid/misere:111/000/111?outcome=P), como dos tramos de tres en el Nim en líneas. Copia, y ten cuidado al final.

Otra manera es [la piedra del centro](grid/misere:111/111/111?wins=grid/misere:111/101/111). En total ganan [siete](grid/misere:111/111/111?winning=7&amp;moves=27) primeras jugadas.</translation>
    </message>
    <message>
        <source>Is there a rule here too?</source>
        <comment>6/title</comment>
        <translation>¿Hay también aquí una regla?</translation>
    </message>
    <message>
        <source>In Line Nim a number for each run was enough for both kinds of play. Could numbers help here as well?</source>
        <comment>6/text</comment>
        <translation>En el Nim en líneas bastaba un número por tramo, para las dos maneras de jugar. ¿Podrían ayudar los números también aquí?</translation>
    </message>
    <message>
        <source>For quick pupils. “Every such game is Nim in disguise” is true for normal play. In misère play it is false, and this is a proof by example.</source>
        <comment>6/notes</comment>
        <translation>Para los más rápidos. «Todo juego de esta clase es Nim disfrazado» es cierto en el juego normal. En el juego misère es falso, y esto es una demostración con un ejemplo.</translation>
    </message>
    <message>
        <source>For normal play every position has a Grundy value, but no quick way to see it is known. And for misère play the value is **not enough**.

[This position](grid:1011/0111/0000/0000?grundy=4) and [this one](grid:1111/0000/1111/1111?grundy=4) both have the value 4 when the last stone wins. But when the last stone loses, the first is [P](grid/misere:1011/0111/0000/0000?outcome=P) and the second is [N](grid/misere:1111/0000/1111/1111?outcome=N). So no rule that looks only at the values can work.</source>
        <comment>6/reveal</comment>
        <translation>En el juego normal toda posición tiene un valor de Grundy, pero no se conoce ninguna forma rápida de verlo. Y para el juego misère el valor **no basta**.

[Esta posición](grid:1011/0111/0000/0000?grundy=4) y [esta otra](grid:1111/0000/1111/1111?grundy=4) tienen las dos el valor 4 cuando la última piedra gana. Pero cuando la última piedra pierde, la primera es [P](grid/misere:1011/0111/0000/0000?outcome=P) y la segunda es [N](grid/misere:1111/0000/1111/1111?outcome=N). Así que no puede servir ninguna regla que mire solo los valores.</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>7/title</comment>
        <translation>Encuentra la jugada ganadora</translation>
    </message>
    <message>
        <source>Look for positions that you know: a single stone, the small square, two pairs that lie apart.</source>
        <comment>7/text</comment>
        <translation>Busca posiciones que conoces: una piedra sola, el cuadradito, dos parejas separadas.</translation>
    </message>
    <message>
        <source>Ask for the position that is left, not for the move: “I leave two separate pairs, and that is P.”</source>
        <comment>7/notes</comment>
        <translation>Pregunta por la posición que queda, no por la jugada: «Dejo dos parejas separadas, y eso es P».</translation>
    </message>
    <message>
        <source>Climb the fence</source>
        <comment>8/title</comment>
        <translation>Salta la valla</translation>
    </message>
    <message>
        <source>You are second. This computer plays perfectly when at most 6 stones are left, and at random until then. Can you be ahead when it wakes up?</source>
        <comment>8/text</comment>
        <translation>Juegas segundo. Esta máquina juega a la perfección cuando quedan como mucho 6 piedras; hasta entonces, al azar. ¿Puedes ir por delante cuando despierte?</translation>
    </message>
    <message>
        <source>Let the class play together. When seven to ten stones are left, stop and think: which P-position with fewer stones can we leave? Known ones: the small square, two separate pairs, 1011 above 0111.</source>
        <comment>8/notes</comment>
        <translation>Que la clase juegue unida. Cuando queden de siete a diez piedras, haz una pausa para pensar: ¿qué posición P con menos piedras podemos dejar? Conocidas: el cuadradito, dos parejas separadas, 1011 encima de 0111.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- **Some** move to P makes N. **Every** move to N makes P. That solves every game of this kind, rule or no rule.
- You need an order in which everything gets smaller.
- [The full board](grid/misere:1111/1111/1111/1111?outcome=P) belongs to the second player.

The next lesson draws such games as dots and arrows, and finds out what all of them have in common.</source>
        <comment>9/text</comment>
        <translation>- **Alguna** jugada a P da N. **Todas** las jugadas a N dan P. Eso resuelve cualquier juego de esta clase, con regla o sin ella.
- Hace falta un orden en el que todo se haga menor.
- [El tablero completo](grid/misere:1111/1111/1111/1111?outcome=P) es del segundo jugador.

La próxima lección dibuja estos juegos como puntos y flechas, y descubre qué tienen todos en común.</translation>
    </message>
    <message>
        <source>**Exit question:** one row of four and nothing else, last stone loses. What do you do? (Take three at one end, leave one.)</source>
        <comment>9/notes</comment>
        <translation>**Pregunta de salida:** una fila de cuatro y nada más; pierde la última piedra. ¿Qué haces? (Quitar tres de un extremo y dejar una.)</translation>
    </message>
</context>
<context>
    <name>the-whole-theory</name>
    <message>
        <source>The whole theory</source>
        <comment>title</comment>
        <translation>Toda la teoría</translation>
    </message>
    <message>
        <source>Mex and Grundy values: one method for every game that must end, with the same moves for both players and the last move winning.</source>
        <comment>about</comment>
        <translation>El mex y los valores de Grundy: un método para todo juego que tiene que acabar, con las mismas jugadas para los dos y en el que gana la última jugada.</translation>
    </message>
    <message>
        <source>put games together by values</source>
        <comment>aims</comment>
        <translation>juntar juegos por sus valores</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>Three heaps of 10, 7 and 5 matches. On your turn choose one heap and take **1, 2 or 3** matches from it. Whoever takes the last match wins.

Play it in pairs. You know one heap of ten from the very first lesson. But who wins with three heaps?</source>
        <comment>1/text</comment>
        <translation>Tres montones de 10, 7 y 5 palitos. En tu turno eliges un montón y quitas de él **1, 2 o 3** palitos. Gana quien se lleva el último palito.

Juégalo en pareja. Un montón de diez ya lo conoces desde la primera lección. Pero ¿quién gana con tres montones?</translation>
    </message>
    <message>
        <source>Back to Takeaway. Let them try what they know: labels P and N of the single heaps (all three are N) do not answer it. This is the question of lesson 2.</source>
        <comment>1/notes</comment>
        <translation>Otra vez quitar palitos. Que prueben lo que saben: las etiquetas P y N de cada montón (los tres son N) no dan la respuesta. Es la pregunta de la lección 2.</translation>
    </message>
    <message>
        <source>Are letters enough?</source>
        <comment>2/title</comment>
        <translation>¿Bastan las letras?</translation>
    </message>
    <message>
        <source>10 is N, 7 is N and 5 is N. Does that tell you about all three together?</source>
        <comment>2/text</comment>
        <translation>10 es N, 7 es N y 5 es N. ¿Te dice eso algo sobre los tres juntos?</translation>
    </message>
    <message>
        <source>The counterexample is from lesson 2: copying with two equal heaps.</source>
        <comment>2/notes</comment>
        <translation>El contraejemplo es de la lección 2: copiar con dos montones iguales.</translation>
    </message>
    <message>
        <source>Yes: three Ns make N</source>
        <comment>2/choice 1</comment>
        <translation>Sí: tres N dan N</translation>
    </message>
    <message>
        <source>Then two Ns would always make the same letter. But 10 and 10 is P, and 10 and 7 is N.</source>
        <comment>2/because 1</comment>
        <translation>Entonces dos N darían siempre la misma letra. Pero 10 y 10 es P, y 10 y 7 es N.</translation>
    </message>
    <message>
        <source>No, letters are not enough</source>
        <comment>2/choice 2</comment>
        <translation>No, las letras no bastan</translation>
    </message>
    <message>
        <source>Right. Whether a sum of games is P or N depends on *numbers*.</source>
        <comment>2/because 2</comment>
        <translation>Exacto. Que una suma de juegos sea P o N depende de *números*.</translation>
    </message>
    <message>
        <source>The values of one heap</source>
        <comment>3/title</comment>
        <translation>Los valores de un montón</translation>
    </message>
    <message>
        <source>Find the Grundy value of each heap up to 12. From each number you can leave the one that is 1, 2 or 3 smaller: which number is missing among their values?</source>
        <comment>3/text</comment>
        <translation>Halla el valor de Grundy de cada montón hasta 12. Desde cada número puedes dejar el que es 1, 2 o 3 menor: ¿qué número falta entre sus valores?</translation>
    </message>
    <message>
        <source>0 1 2 3 0 1 2 3 0 1 2 3 0: the remainder after division by 4. The zeros are the P-positions of the first lesson.</source>
        <comment>3/notes</comment>
        <translation>0 1 2 3 0 1 2 3 0 1 2 3 0: el resto de dividir entre 4. Los ceros son las posiciones P de la primera lección.</translation>
    </message>
    <message>
        <source>And together?</source>
        <comment>4/title</comment>
        <translation>¿Y juntos?</translation>
    </message>
    <message>
        <source>The values are 2 for ten, 3 for seven and 1 for five. Who wins from 10, 7, 5?</source>
        <comment>4/text</comment>
        <translation>Los valores son 2 para el diez, 3 para el siete y 1 para el cinco. ¿Quién gana desde 10, 7, 5?</translation>
    </message>
    <message>
        <source>3, 2, 1 once more! Let them play it again, with the second player following the plan.</source>
        <comment>4/notes</comment>
        <translation>¡Otra vez 3, 2, 1! Que lo jueguen de nuevo, con el segundo siguiendo el plan.</translation>
    </message>
    <message>
        <source>The second player: 2 ⊕ 3 ⊕ 1 = 0</source>
        <comment>4/choice 1</comment>
        <translation>El segundo jugador: 2 ⊕ 3 ⊕ 1 = 0</translation>
    </message>
    <message>
        <source>Yes. The three heaps behave like Nim heaps of 2, 3 and 1.</source>
        <comment>4/because 1</comment>
        <translation>Sí. Los tres montones se comportan como montones de Nim de 2, 3 y 1.</translation>
    </message>
    <message>
        <source>The first player: 2 + 3 + 1 = 6</source>
        <comment>4/choice 2</comment>
        <translation>El primer jugador: 2 + 3 + 1 = 6</translation>
    </message>
    <message>
        <source>Values of such games are joined by the nim-sum, and not added.</source>
        <comment>4/because 2</comment>
        <translation>Los valores de estos juegos se juntan con la suma nim, no sumando.</translation>
    </message>
    <message>
        <source>The great theorem</source>
        <comment>5/title</comment>
        <translation>El gran teorema</translation>
    </message>
    <message>
        <source>Roland Sprague and Patrick Grundy both found it in the 1930s, without knowing of each other:

**Every position of such a game behaves like one heap of Nim.** The size of the heap is the Grundy value: the smallest number 0, 1, 2, … that is missing among the values of the moves. And games side by side behave like heaps side by side: **take the nim-sum**.

*Such a game* means: two players, the same moves for both, no chance, no secrets, it must end, and the last move **wins**.</source>
        <comment>5/text</comment>
        <translation>Roland Sprague y Patrick Grundy lo encontraron los dos en los años treinta del siglo XX, sin saber uno del otro:

**Toda posición de un juego así se comporta como un montón de Nim.** El tamaño del montón es el valor de Grundy: el menor número 0, 1, 2, … que falta entre los valores de las jugadas. Y los juegos puestos uno al lado de otro se comportan como montones uno al lado de otro: **toma la suma nim**.

*Un juego así* quiere decir: dos jugadores, las mismas jugadas para los dos, sin azar, sin secretos, tiene que acabar, y **gana** la última jugada.</translation>
    </message>
    <message>
        <source>The reason was shown in the lesson on Grundy values: from value g all smaller values can be reached, and a larger one can be brought back. Ask them which games of the course are such games: Takeaway, Nim, Nimble, the coins, the staircase, the silver dollar, Wythoff, green Hackenbush and Kayles, all when the last move wins.</source>
        <comment>5/notes</comment>
        <translation>La razón se vio en la lección sobre los valores de Grundy: desde el valor g se puede llegar a todos los menores, y uno mayor se puede hacer volver. Pregunta qué juegos del curso son así: quitar palitos, Nim, Nimble, las monedas, la escalera, el dólar de plata, Wythoff, Hackenbush verde y Kayles, todos cuando gana la última jugada.</translation>
    </message>
    <message>
        <source>Three games at once</source>
        <comment>6/title</comment>
        <translation>Tres juegos a la vez</translation>
    </message>
    <message>
        <source>Takeaway, Kayles and Nim on one table: on your turn you move on **one** of the three boards. Whoever makes the last move of all wins. Their values are 2, 3 and 4. You start, and you can win.</source>
        <comment>6/text</comment>
        <translation>Quitar palitos, Kayles y Nim en una misma mesa: en tu turno mueves en **uno** de los tres tableros. Gana quien hace la última jugada de todas. Sus valores son 2, 3 y 4. Empiezas tú, y puedes ganar.</translation>
    </message>
    <message>
        <source>2 ⊕ 3 ⊕ 4 = 5. Only one move wins: the heap of Nim has to become 1, because 2 ⊕ 3 = 1.</source>
        <comment>6/notes</comment>
        <translation>2 ⊕ 3 ⊕ 4 = 5. Solo gana una jugada: el montón de Nim tiene que quedar en 1, porque 2 ⊕ 3 = 1.</translation>
    </message>
    <message>
        <source>In which game do you move?</source>
        <comment>7/title</comment>
        <translation>¿En qué juego mueves?</translation>
    </message>
    <message>
        <source>Several games side by side. Find the values of the boards, then the board with a winning move: click on it, or make the move. In the answers ∗4 is a heap of four, and ∗ is short for ∗1, a heap of one.</source>
        <comment>7/text</comment>
        <translation>Varios juegos, uno al lado de otro. Halla los valores de los tableros y luego el tablero con una jugada ganadora: haz clic en él, o haz la jugada. En las respuestas, ∗4 es un montón de cuatro, y ∗ es la forma corta de ∗1, un montón de uno.</translation>
    </message>
    <message>
        <source>The nim-sum of the values is never 0 here. Look for a board whose value has a 1 in its leading column.</source>
        <comment>7/notes</comment>
        <translation>Aquí la suma nim de los valores nunca es 0. Hay que buscar un tablero cuyo valor tenga un 1 en su primera columna.</translation>
    </message>
    <message>
        <source>The smallest missing number</source>
        <comment>8/title</comment>
        <translation>El menor número que falta</translation>
    </message>
    <message>
        <source>A last round: find the mex of each list.</source>
        <comment>8/text</comment>
        <translation>Una última ronda: halla el mex de cada lista.</translation>
    </message>
    <message>
        <source>Order and repetitions do not matter.</source>
        <comment>8/notes</comment>
        <translation>El orden y las repeticiones no importan.</translation>
    </message>
    <message>
        <source>A recipe for a computer</source>
        <comment>9/title</comment>
        <translation>Una receta para la máquina</translation>
    </message>
    <message>
        <source>How would you tell a computer to find the value of any position? Try to write it in four lines.</source>
        <comment>9/text</comment>
        <translation>¿Cómo le explicarías a una máquina cómo hallar el valor de cualquier posición? Intenta escribirlo en cuatro líneas.</translation>
    </message>
    <message>
        <source>Compare it with pseudo-code in other texts: a common slip is to fill one list and then to look into another one. The notebook is what makes it fast.</source>
        <comment>9/notes</comment>
        <translation>Compáralo con el pseudocódigo de otros textos: un desliz frecuente es rellenar una lista y después mirar en otra. El cuaderno es lo que la hace rápida.</translation>
    </message>
    <message>
        <source>The value of a position:

- If you have worked it out before, take it from your notebook.
- Otherwise find the value of each position that one move can leave, by this same recipe, and write these values into a **new, empty list**.
- Start at 0 and count up to the first number that is **not in this list**.
- Write it into the notebook. That is the value.

It calls itself, but always for positions closer to the end. So it comes to an end.</source>
        <comment>9/reveal</comment>
        <translation>El valor de una posición:

- Si ya lo has calculado antes, tómalo de tu cuaderno.
- Si no, halla con esta misma receta el valor de cada posición que se puede dejar con una jugada, y escribe esos valores en una **lista nueva y vacía**.
- Empieza en 0 y cuenta hasta el primer número que **no esté en esa lista**.
- Escríbelo en el cuaderno. Ese es el valor.

La receta se llama a sí misma, pero siempre para posiciones más cercanas al final. Así que se acaba.</translation>
    </message>
    <message>
        <source>What the notebook saves</source>
        <comment>10/title</comment>
        <translation>Lo que ahorra el cuaderno</translation>
    </message>
    <message>
        <source>In Takeaway 10: how many positions are there? And how many different games can be played?</source>
        <comment>10/text</comment>
        <translation>En los diez palitos: ¿cuántas posiciones hay? ¿Y cuántas partidas distintas se pueden jugar?</translation>
    </message>
    <message>
        <source>With the order of the heaps ignored, 5, 3, 2 has 37 positions, as in the lesson by hand.</source>
        <comment>10/notes</comment>
        <translation>Si no se tiene en cuenta el orden de los montones, 5, 3, 2 tiene 37 posiciones, como en la lección a mano.</translation>
    </message>
    <message>
        <source>There are **11 positions**, 27 moves, and **274** different games. With the notebook each position is worked out once.

For Nim with 5, 3, 2 it is 72 positions and 26,292 games. For the 4 × 4 grid it is 65,536 positions and 83,806,906,248,000 games: more than eighty million million. **Never list games. Label positions.**</source>
        <comment>10/reveal</comment>
        <translation>Hay **11 posiciones**, 27 jugadas y **274** partidas distintas. Con el cuaderno, cada posición se calcula una sola vez.

Para el Nim con 5, 3, 2 son 72 posiciones y 26&#xa0;292 partidas. Para la cuadrícula de 4 × 4 son 65&#xa0;536 posiciones y 83&#xa0;806&#xa0;906&#xa0;248&#xa0;000 partidas: más de ochenta billones (millones de millones). **No hagas nunca listas de partidas. Etiqueta posiciones.**</translation>
    </message>
    <message>
        <source>Find the value</source>
        <comment>11/title</comment>
        <translation>Halla el valor</translation>
    </message>
    <message>
        <source>Find the Grundy value. Where there are several heaps: the values of the heaps first, then the nim-sum.</source>
        <comment>11/text</comment>
        <translation>Halla el valor de Grundy. Si hay varios montones: primero los valores de los montones, luego la suma nim.</translation>
    </message>
    <message>
        <source>Other sets than 1, 2, 3 may come up. A short table of the values helps.</source>
        <comment>11/notes</comment>
        <translation>Pueden salir otros conjuntos distintos de 1, 2, 3. Ayuda una tabla corta de los valores.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>12/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- Letters are not enough for sums of games, but **values** are: parts are joined by the nim-sum.
- The value is the smallest number that is **missing** among the values of the moves. [10, 7, 5](takeaway:10,7,5?outcome=P&amp;grundy=0) is Nim with 2, 3, 1.
- With a notebook each position is worked out only once.

The next lesson is for the curious: it asks what a position is worth. The last lesson looks at the way computers think in chess, and at the limits of the theory.</source>
        <comment>12/text</comment>
        <translation>- Las letras no bastan para sumas de juegos, pero los **valores** sí: las partes se juntan con la suma nim.
- El valor es el menor número que **falta** entre los valores de las jugadas. [10, 7, 5](takeaway:10,7,5?outcome=P&amp;grundy=0) es el Nim con 2, 3, 1.
- Con un cuaderno, cada posición se calcula una sola vez.

La próxima lección es para curiosos: pregunta cuánto vale una posición. La última lección mira cómo piensan las máquinas en el ajedrez, y los límites de la teoría.</translation>
    </message>
    <message>
        <source>**Exit question:** take 1, 2 or 3, heaps of 9, 6, 4. (Values 1, 2, 0: 3, so N.)</source>
        <comment>12/notes</comment>
        <translation>**Pregunta de salida:** se quitan 1, 2 o 3; montones de 9, 6, 4. (Valores 1, 2, 0: 3, así que N.)</translation>
    </message>
</context>
<context>
    <name>the-winning-move</name>
    <message>
        <source>How to find the winning move</source>
        <comment>title</comment>
        <translation>Cómo encontrar la jugada ganadora</translation>
    </message>
    <message>
        <source>The second fact: from any other nim-sum you can make it 0, and the columns show how.</source>
        <comment>about</comment>
        <translation>El segundo hecho: desde cualquier otra suma nim puedes hacerla 0, y las columnas enseñan cómo.</translation>
    </message>
    <message>
        <source>find a winning move from everything else, and prove that there is one</source>
        <comment>aims</comment>
        <translation>encontrar una jugada ganadora desde todo lo demás y demostrar que la hay</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>Five heaps: 25, 15, 19, 3 and 13. You start, against a computer that plays perfectly when at most 12 stones are left, and at random until then.

Can you find good moves with the nim-sum? Write the heaps in binary, below each other.</source>
        <comment>1/text</comment>
        <translation>Cinco montones: 25, 15, 19, 3 y 13. Empiezas tú, contra una máquina que juega a la perfección cuando quedan como mucho 12 piedras; hasta entonces, al azar.

¿Sabes encontrar buenas jugadas con la suma nim? Escribe los montones en binario, uno debajo de otro.</translation>
    </message>
    <message>
        <source>Work as a class, and stop after a few moves: this is to see how hard it is to find a move by trying. At the end of the lesson it takes half a minute.</source>
        <comment>1/notes</comment>
        <translation>Trabaja con toda la clase y para a las pocas jugadas: se trata de ver lo difícil que es encontrar una jugada probando. Al final de la lección se tarda medio minuto.</translation>
    </message>
    <message>
        <source>Now fact 2, on a big board</source>
        <comment>2/title</comment>
        <translation>Ahora el hecho 2, en un tablero grande</translation>
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
        <translation>Cinco montones: 25, 15, 19, 3 y 13.

- 25 es **1 1 0 0 1**
- 15 es **0 1 1 1 1**
- 19 es **1 0 0 1 1**
- 3 es **0 0 0 1 1**
- 13 es **0 1 1 0 1**
- suma nim **0 1 0 1 1**

Tres columnas son impares: la de los ochos, la de los doses y la de los unos. Queremos que todas las columnas sean pares **haciendo menor un solo montón**.</translation>
    </message>
    <message>
        <source>Let pupils count the columns before you show the last line: 16s two, 8s three, 4s two, 2s three, 1s five.</source>
        <comment>2/notes</comment>
        <translation>Que cuenten las columnas antes de que muestres la última línea: dieciséis, dos; ochos, tres; cuatros, dos; doses, tres; unos, cinco.</translation>
    </message>
    <message>
        <source>Which heaps can do it?</source>
        <comment>3/title</comment>
        <translation>¿Qué montones pueden hacerlo?</translation>
    </message>
    <message>
        <source>The **leftmost** odd column is the one of the eights. A heap that puts it right by getting *smaller* must turn a 1 there into 0. Which heaps have a 1 in that column?</source>
        <comment>3/text</comment>
        <translation>La columna impar de **más a la izquierda** es la de los ochos. Un montón que la arregle *haciéndose menor* tiene que cambiar ahí un 1 por un 0. ¿Qué montones tienen un 1 en esa columna?</translation>
    </message>
    <message>
        <source>There must be at least one such heap: the column is odd, so it cannot hold zero ones. That is a part of the proof; ask for it.</source>
        <comment>3/notes</comment>
        <translation>Tiene que haber al menos uno: la columna es impar, así que no puede tener cero unos. Es parte de la demostración; pregúntalo.</translation>
    </message>
    <message>
        <source>25, 15 and 13</source>
        <comment>3/choice 1</comment>
        <translation>25, 15 y 13</translation>
    </message>
    <message>
        <source>Yes. Each of these three can be used, and no other heap.</source>
        <comment>3/because 1</comment>
        <translation>Sí. Sirve cualquiera de los tres, y ningún otro montón.</translation>
    </message>
    <message>
        <source>25 and 19</source>
        <comment>3/choice 2</comment>
        <translation>25 y 19</translation>
    </message>
    <message>
        <source>These two have a 1 in the column of the sixteens. That column is even already.</source>
        <comment>3/because 2</comment>
        <translation>Esos dos tienen un 1 en la columna de los dieciséis. Esa columna ya es par.</translation>
    </message>
    <message>
        <source>Only 25, the largest</source>
        <comment>3/choice 3</comment>
        <translation>Solo 25, el mayor</translation>
    </message>
    <message>
        <source>25 does have one. But look down the whole column of the eights.</source>
        <comment>3/because 3</comment>
        <translation>25 tiene uno, sí. Pero mira toda la columna de los ochos de arriba abajo.</translation>
    </message>
    <message>
        <source>All five</source>
        <comment>3/choice 4</comment>
        <translation>Los cinco</translation>
    </message>
    <message>
        <source>3 and 19 have a 0 there. Turning it into 1 would make the heap larger.</source>
        <comment>3/because 4</comment>
        <translation>3 y 19 tienen ahí un 0. Cambiarlo por un 1 haría mayor el montón.</translation>
    </message>
    <message>
        <source>Do it</source>
        <comment>4/title</comment>
        <translation>Hazlo</translation>
    </message>
    <message>
        <source>**Change the digits of 25 in every odd column:** the eights, the twos and the ones. What do you get? And with 15 and 13?</source>
        <comment>4/text</comment>
        <translation>**Cambia las cifras de 25 en todas las columnas impares:** los ochos, los doses y los unos. ¿Qué sale? ¿Y con 15 y con 13?</translation>
    </message>
    <message>
        <source>Three groups, one heap each. Then check one of them: write the five lines again and count. All columns are even.</source>
        <comment>4/notes</comment>
        <translation>Tres grupos, un montón cada uno. Después comprueba uno: escribe otra vez las cinco líneas y cuenta. Todas las columnas son pares.</translation>
    </message>
    <message>
        <source>- 11001 becomes 10010: [25 to 18](nim:25,15,19,3,13?wins=nim:18,15,19,3,13)
- 01111 becomes 00100: [15 to 4](nim:25,15,19,3,13?wins=nim:25,4,19,3,13)
- 01101 becomes 00110: [13 to 6](nim:25,15,19,3,13?wins=nim:25,15,19,3,6)

There are [no other](nim:25,15,19,3,13?winning=3) winning moves.</source>
        <comment>4/reveal</comment>
        <translation>- 11001 pasa a 10010: [25 a 18](nim:25,15,19,3,13?wins=nim:18,15,19,3,13)
- 01111 pasa a 00100: [15 a 4](nim:25,15,19,3,13?wins=nim:25,4,19,3,13)
- 01101 pasa a 00110: [13 a 6](nim:25,15,19,3,13?wins=nim:25,15,19,3,6)

[No hay más](nim:25,15,19,3,13?winning=3) jugadas ganadoras.</translation>
    </message>
    <message>
        <source>Why does it get smaller?</source>
        <comment>5/title</comment>
        <translation>¿Por qué se hace menor?</translation>
    </message>
    <message>
        <source>In 25 a digit 0 became 1: the twos went **up** by 2. Could the new number ever be larger than the old one, so that the move is not allowed?</source>
        <comment>5/text</comment>
        <translation>En el 25 una cifra pasó de 0 a 1: los doses **subieron** en 2. ¿Podría alguna vez el número nuevo ser mayor que el viejo, de modo que la jugada no valga?</translation>
    </message>
    <message>
        <source>This is the clever step. If you have the coins of the lesson on binary numbers: give away the coin of 8, and you can get back at most 4, 2 and 1.</source>
        <comment>5/notes</comment>
        <translation>Este es el paso ingenioso. Si tienes las monedas de la lección sobre el binario: entrega la moneda de 8, y como mucho pueden devolverte 4, 2 y 1.</translation>
    </message>
    <message>
        <source>No. In the leftmost odd column the digit goes from 1 to 0. Here that takes away **8**. To the left of it nothing changes. To the right, even if every digit went from 0 to 1, that could give back only 4 + 2 + 1 = **7**.

So the heap always gets smaller, and the move is allowed. This works in every column: 16 is more than 8 + 4 + 2 + 1 = 15, and so on. That proves fact 2.</source>
        <comment>5/reveal</comment>
        <translation>No. En la columna impar de más a la izquierda la cifra pasa de 1 a 0. Aquí eso quita **8**. A su izquierda no cambia nada. A su derecha, aunque todas las cifras pasaran de 0 a 1, solo podrían devolver 4 + 2 + 1 = **7**.

Así que el montón siempre se hace menor, y la jugada vale. Funciona en cualquier columna: 16 es más que 8 + 4 + 2 + 1 = 15, y así sucesivamente. Con esto queda demostrado el hecho 2.</translation>
    </message>
    <message>
        <source>7, 11 and 5</source>
        <comment>6/title</comment>
        <translation>7, 11 y 5</translation>
    </message>
    <message>
        <source>Now 7, 11 and 5, with which the last lesson began: 0111, 1011 and 0101, nim-sum 1001. What is the winning move?</source>
        <comment>6/text</comment>
        <translation>Ahora 7, 11 y 5, con los que empezó la última lección: 0111, 1011 y 0101, suma nim 1001. ¿Cuál es la jugada ganadora?</translation>
    </message>
    <message>
        <source>A short way: what balances 7 and 5? 7 ⊕ 5 = 2. So the 11 must become 2.</source>
        <comment>6/notes</comment>
        <translation>Un atajo: ¿qué equilibra a 7 y 5? 7 ⊕ 5 = 2. Así que el 11 tiene que quedar en 2.</translation>
    </message>
    <message>
        <source>Take nine from the 7</source>
        <comment>6/choice 1</comment>
        <translation>Quitar nueve del 7</translation>
    </message>
    <message>
        <source>There are not that many. And 7 has no 1 in the column of the eights.</source>
        <comment>6/because 1</comment>
        <translation>No hay tantas. Y el 7 no tiene un 1 en la columna de los ochos.</translation>
    </message>
    <message>
        <source>Take the whole 11</source>
        <comment>6/choice 2</comment>
        <translation>Quitar el 11 entero</translation>
    </message>
    <message>
        <source>Then 7 ⊕ 5 = 2 is left, which is not 0.</source>
        <comment>6/because 2</comment>
        <translation>Entonces queda 7 ⊕ 5 = 2, que no es 0.</translation>
    </message>
    <message>
        <source>Make the 11 a 2</source>
        <comment>6/choice 3</comment>
        <translation>Dejar el 11 en 2</translation>
    </message>
    <message>
        <source>Yes. Only 11 has a 1 in the column of the eights. 1011 becomes 0010, which is 2. You take nine.</source>
        <comment>6/because 3</comment>
        <translation>Sí. Solo el 11 tiene un 1 en la columna de los ochos. 1011 pasa a 0010, que es 2. Quitas nueve.</translation>
    </message>
    <message>
        <source>Make the 7 a 5</source>
        <comment>6/choice 4</comment>
        <translation>Dejar el 7 en 5</translation>
    </message>
    <message>
        <source>Then the fives cancel, but the 11 is left, and the other player takes all of it.</source>
        <comment>6/because 4</comment>
        <translation>Entonces los cincos se cancelan, pero queda el 11, y tu rival se lo lleva entero.</translation>
    </message>
    <message>
        <source>Put together</source>
        <comment>7/title</comment>
        <translation>Todo junto</translation>
    </message>
    <message>
        <source>Both facts are true, so the theorem is proved. A book says: “*If the game starts with nim-sum 0, the first player can force a win.*” Is that right?</source>
        <comment>7/text</comment>
        <translation>Los dos hechos son ciertos, así que el teorema está demostrado. Un libro dice: «*Si la partida empieza con suma nim 0, el primer jugador puede forzar la victoria*». ¿Es correcto?</translation>
    </message>
    <message>
        <source>This mistake is really printed in a set of lecture slides, right after a correct proof. It is easy to mix up “I have left 0” and “I have 0 before me”. You want to leave 0.</source>
        <comment>7/notes</comment>
        <translation>Este error está impreso de verdad en unos apuntes de clase, justo después de una demostración correcta. Es fácil confundir «he dejado 0» con «tengo 0 delante». Lo que quieres es dejar 0.</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>7/choice 1</comment>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Think of the shortest case: no stones at all. The nim-sum is 0 and the first player cannot move.</source>
        <comment>7/because 1</comment>
        <translation>Piensa en el caso más corto: ninguna piedra. La suma nim es 0 y el primer jugador no puede mover.</translation>
    </message>
    <message>
        <source>No, it is the second player</source>
        <comment>7/choice 2</comment>
        <translation>No, es el segundo jugador</translation>
    </message>
    <message>
        <source>Right. The first player must leave a nim-sum that is not 0, the second player makes it 0 again, and so on. The last stone leaves 0, so the second player takes it.</source>
        <comment>7/because 2</comment>
        <translation>Exacto. El primer jugador tiene que dejar una suma nim que no es 0, el segundo vuelve a hacerla 0, y así sucesivamente. La última piedra deja 0, así que se la lleva el segundo.</translation>
    </message>
    <message>
        <source>It depends on the number of heaps</source>
        <comment>7/choice 3</comment>
        <translation>Depende del número de montones</translation>
    </message>
    <message>
        <source>No. Both facts hold for any number of heaps.</source>
        <comment>7/because 3</comment>
        <translation>No. Los dos hechos valen para cualquier número de montones.</translation>
    </message>
    <message>
        <source>Which heap?</source>
        <comment>8/title</comment>
        <translation>¿Qué montón?</translation>
    </message>
    <message>
        <source>Only say which heap a winning move takes from. Find the leftmost odd column first, then a heap with a 1 in it.</source>
        <comment>8/text</comment>
        <translation>Di solo de qué montón quita una jugada ganadora. Busca primero la columna impar de más a la izquierda y luego un montón que tenga ahí un 1.</translation>
    </message>
    <message>
        <source>If several heaps have a 1 in the leftmost odd column, each of them is right.</source>
        <comment>8/notes</comment>
        <translation>Si varios montones tienen un 1 en la columna impar de más a la izquierda, vale cualquiera de ellos.</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>9/title</comment>
        <translation>Encuentra la jugada ganadora</translation>
    </message>
    <message>
        <source>Write the heaps in columns. Find the leftmost odd column, a heap with a 1 there, and change its digits in all odd columns.</source>
        <comment>9/text</comment>
        <translation>Escribe los montones en columnas. Busca la columna impar de más a la izquierda y un montón con un 1 ahí, y cambia sus cifras en todas las columnas impares.</translation>
    </message>
    <message>
        <source>If a pupil finds a move, ask whether there are others. The number of winning moves is always odd in an N-position: it is the number of ones in the leftmost odd column.</source>
        <comment>9/notes</comment>
        <translation>Si alguien encuentra una jugada, pregunta si hay otras. El número de jugadas ganadoras es siempre impar en una posición N: es el número de unos de la columna impar de más a la izquierda.</translation>
    </message>
    <message>
        <source>The big game</source>
        <comment>10/title</comment>
        <translation>La gran partida</translation>
    </message>
    <message>
        <source>25, 15, 19, 3 and 13 against a computer that never makes a mistake. You start. One slip, and it is lost.</source>
        <comment>10/text</comment>
        <translation>25, 15, 19, 3 y 13 contra una máquina que no se equivoca nunca. Empiezas tú. Un descuido, y está perdido.</translation>
    </message>
    <message>
        <source>Work as a class: one pupil keeps the columns on the board, one decides, one plays. After each move of the computer look for the leftmost odd column again.</source>
        <comment>10/notes</comment>
        <translation>Trabaja con toda la clase: uno lleva las columnas en la pizarra, otro decide, otro juega. Después de cada jugada de la máquina, hay que buscar otra vez la columna impar de más a la izquierda.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>11/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- From nim-sum 0 every move spoils it: **one** line changes, so some column becomes odd.
- From anything else you can make it 0: the leftmost odd column shows the heap, and the change makes it smaller.
- So nim-sum 0 means P, for all heaps of all sizes, even for [a million](nim:1000000,999999,127?outcome=P).

From an N-position you can now beat anyone. What if the *last* stone loses? That is the next lesson.</source>
        <comment>11/text</comment>
        <translation>- Desde suma nim 0 toda jugada la estropea: cambia **una** línea, así que alguna columna se vuelve impar.
- Desde cualquier otra cosa puedes hacerla 0: la columna impar de más a la izquierda enseña el montón, y el cambio lo hace menor.
- Así que suma nim 0 quiere decir P, para todos los montones de todos los tamaños, hasta para [un millón](nim:1000000,999999,127?outcome=P).

Desde una posición N ya puedes ganar a cualquiera. ¿Y si la *última* piedra pierde? Esa es la próxima lección.</translation>
    </message>
    <message>
        <source>**Exit question:** 6, 10, 9 has nim-sum 5. Which heap, and what does it become? (Leftmost odd column: fours. Only 6 has a 1 there: 6 ⊕ 5 = 3.)</source>
        <comment>11/notes</comment>
        <translation>**Pregunta de salida:** 6, 10, 9 tiene suma nim 5. ¿Qué montón, y en qué se queda? (Columna impar de más a la izquierda: los cuatros. Solo el 6 tiene ahí un 1: 6 ⊕ 5 = 3.)</translation>
    </message>
</context>
<context>
    <name>turtles-and-twins</name>
    <message>
        <source>Turning Turtles and Twins</source>
        <comment>title</comment>
        <translation>Voltear tortugas y Gemelas</translation>
    </message>
    <message>
        <source>Coins that are turned over: where is the heap, and what if a new head appears?</source>
        <comment>about</comment>
        <translation>Monedas a las que se da la vuelta: ¿dónde está el montón, y qué pasa si aparece una cara nueva?</translation>
    </message>
    <message>
        <source>read rows of coins as heaps</source>
        <comment>aims</comment>
        <translation>leer filas de monedas como montones</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>A row of coins, heads **H** and tails **T**. On your turn, turn one head to tails. If you like, you may also turn **one more coin to the left of it**, whichever side it shows. Whoever makes the last move wins. This is **Turning Turtles**.

Play it in pairs. When is it over?</source>
        <comment>1/text</comment>
        <translation>Una fila de monedas, cada una de cara o de cruz. Las letras vienen del inglés: **H** es cara (*heads*) y **T** es cruz (*tails*). En tu turno das la vuelta a una cara para que quede cruz. Si quieres, puedes dar la vuelta además a **otra moneda a su izquierda**, muestre lo que muestre. Gana quien hace la última jugada. Esto es **Voltear tortugas**.

Juégalo en pareja. ¿Cuándo se acaba?</translation>
    </message>
    <message>
        <source>The right-hand coin of the move must be a head that becomes tails. The second coin is optional and may be turned either way. The game is over when all are tails. **Ask:** “Does it have to end, when new heads may appear?”</source>
        <comment>1/notes</comment>
        <translation>La moneda derecha de la jugada tiene que ser una cara que pasa a cruz. La segunda moneda es opcional y puede darse la vuelta en cualquier sentido. La partida acaba cuando todas son cruces. **Pregunta:** «¿Tiene que acabar, si pueden aparecer caras nuevas?».</translation>
    </message>
    <message>
        <source>Does it end?</source>
        <comment>2/title</comment>
        <translation>¿Se acaba?</translation>
    </message>
    <message>
        <source>A move may turn a tail into a new head. Can the game go on for ever?</source>
        <comment>2/text</comment>
        <translation>Una jugada puede convertir una cruz en una cara nueva. ¿Puede seguir la partida para siempre?</translation>
    </message>
    <message>
        <source>The same argument as the falling code in Line Nim: the place on the right counts most. So there are no circles, and each position is P or N.</source>
        <comment>2/notes</comment>
        <translation>El mismo argumento que el código que baja en el Nim en líneas: lo que más cuenta es el sitio de la derecha. Así que no hay ciclos, y cada posición es P o N.</translation>
    </message>
    <message>
        <source>Yes, if both players keep making new heads</source>
        <comment>2/choice 1</comment>
        <translation>Sí, si los dos siguen haciendo caras nuevas</translation>
    </message>
    <message>
        <source>A new head always lies further to the left. Think of the coin furthest to the right that was turned.</source>
        <comment>2/because 1</comment>
        <translation>Una cara nueva está siempre más a la izquierda. Piensa en la moneda de más a la derecha a la que se dio la vuelta.</translation>
    </message>
    <message>
        <source>No</source>
        <comment>2/choice 2</comment>
        <translation>No</translation>
    </message>
    <message>
        <source>Right. Read the row from the right as a number, H for 1 and T for 0: the coin furthest to the right that changes goes from 1 to 0, so the number gets smaller.</source>
        <comment>2/because 2</comment>
        <translation>Exacto. Lee la fila desde la derecha como un número, H como 1 y T como 0: la moneda de más a la derecha que cambia pasa de 1 a 0, así que el número se hace menor.</translation>
    </message>
    <message>
        <source>A single head</source>
        <comment>3/title</comment>
        <translation>Una sola cara</translation>
    </message>
    <message>
        <source>One head, on square **4**, counted from the left: T T T H. How many moves are there?</source>
        <comment>3/text</comment>
        <translation>Una cara, en la casilla **4** contando desde la izquierda: T T T H. ¿Cuántas jugadas hay?</translation>
    </message>
    <message>
        <source>After the move either no head is left, or one head on square 1, 2 or 3. What else has exactly these moves? A heap of four.</source>
        <comment>3/notes</comment>
        <translation>Después de la jugada o no queda ninguna cara, o queda una en la casilla 1, 2 o 3. ¿Qué otra cosa tiene exactamente estas jugadas? Un montón de cuatro.</translation>
    </message>
    <message>
        <source>1</source>
        <comment>3/choice 1</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>You may also turn one of the three coins to the left of it.</source>
        <comment>3/because 1</comment>
        <translation>También puedes dar la vuelta a una de las tres monedas de su izquierda.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>3/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Turning only the head itself is a move too.</source>
        <comment>3/because 2</comment>
        <translation>Dar la vuelta solo a la propia cara también es una jugada.</translation>
    </message>
    <message>
        <source>4</source>
        <comment>3/choice 3</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>Yes: only the head, or the head together with one of the three coins on its left.</source>
        <comment>3/because 3</comment>
        <translation>Sí: solo la cara, o la cara junto con una de las tres monedas de su izquierda.</translation>
    </message>
    <message>
        <source>The disguise</source>
        <comment>4/title</comment>
        <translation>El disfraz</translation>
    </message>
    <message>
        <source>A head on square 4 can become a head on square 3, 2 or 1, or nothing at all. What is it in Nim?</source>
        <comment>4/text</comment>
        <translation>Una cara en la casilla 4 puede convertirse en una cara en la casilla 3, 2 o 1, o en nada. ¿Qué es en el Nim?</translation>
    </message>
    <message>
        <source>Write the numbers of the squares below the coins. They are the sizes of the heaps.</source>
        <comment>4/notes</comment>
        <translation>Escribe los números de las casillas debajo de las monedas. Son los tamaños de los montones.</translation>
    </message>
    <message>
        <source>**A heap of four.** A head on square k is a heap of k. Moving the head to square j means turning k to tails and j to heads, and it is the heap shrinking from k to j.

So T H H T T H, with heads on 2, 3 and 6, should be the heaps 2, 3, 6. The value is 2 ⊕ 3 ⊕ 6 = [7](turtles:THHTTH?grundy=7).</source>
        <comment>4/reveal</comment>
        <translation>**Un montón de cuatro.** Una cara en la casilla k es un montón de k. Llevar la cara a la casilla j es poner k en cruz y j en cara, y eso es el montón que baja de k a j.

Así que T H H T T H, con caras en 2, 3 y 6, deberían ser los montones 2, 3, 6. El valor es 2 ⊕ 3 ⊕ 6 = [7](turtles:THHTTH?grundy=7).</translation>
    </message>
    <message>
        <source>One kind of move is left over</source>
        <comment>5/title</comment>
        <translation>Falta una clase de jugadas</translation>
    </message>
    <message>
        <source>What if the left coin **is a head already**? Then two heads vanish. Does that fit? Look at 1 and 4.</source>
        <comment>5/text</comment>
        <translation>¿Y si la moneda izquierda **ya es una cara**? Entonces desaparecen dos caras. ¿Encaja eso? Mira 1 y 4.</translation>
    </message>
    <message>
        <source>It is the one tricky point of this game. With stones: the position after the move is as good as one with two heaps of 1, because 1 ⊕ 1 = 0.</source>
        <comment>5/notes</comment>
        <translation>Es el único punto delicado de este juego. Con piedras: la posición después de la jugada es tan buena como una con dos montones de 1, porque 1 ⊕ 1 = 0.</translation>
    </message>
    <message>
        <source>It fits. The 4 becomes a 1, so there would be **two** heaps of 1. But equal heaps cancel, and the board shows neither.

So from [H T T H](turtles:HTTH?outcome=N&amp;only=turtles:TTTT) turning both wins.</source>
        <comment>5/reveal</comment>
        <translation>Encaja. El 4 se convierte en un 1, así que habría **dos** montones de 1. Pero los montones iguales se cancelan, y el tablero no muestra ninguno.

Por eso desde [H T T H](turtles:HTTH?outcome=N&amp;only=turtles:TTTT) gana dar la vuelta a las dos.</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>6/title</comment>
        <translation>Encuentra la jugada</translation>
    </message>
    <message>
        <source>T H H T T H: heaps 2, 3, 6. Which move wins?</source>
        <comment>6/text</comment>
        <translation>T H H T T H: montones 2, 3, 6. ¿Qué jugada gana?</translation>
    </message>
    <message>
        <source>6 must become 6 ⊕ 7 = 1. On square 1 there is a tail, so it is turned to heads.</source>
        <comment>6/notes</comment>
        <translation>El 6 tiene que quedar en 6 ⊕ 7 = 1. En la casilla 1 hay una cruz, así que se pone de cara.</translation>
    </message>
    <message>
        <source>Turn 6 only</source>
        <comment>6/choice 1</comment>
        <translation>Dar la vuelta solo a la 6</translation>
    </message>
    <message>
        <source>Then 2 and 3 are left, with nim-sum 1.</source>
        <comment>6/because 1</comment>
        <translation>Entonces quedan 2 y 3, con suma nim 1.</translation>
    </message>
    <message>
        <source>Turn 3 and 2</source>
        <comment>6/choice 2</comment>
        <translation>Dar la vuelta a la 3 y a la 2</translation>
    </message>
    <message>
        <source>Both vanish, and the single head on 6 is taken by the other player.</source>
        <comment>6/because 2</comment>
        <translation>Las dos desaparecen, y la única cara, en 6, se la lleva tu rival.</translation>
    </message>
    <message>
        <source>Turn 6 and 1</source>
        <comment>6/choice 3</comment>
        <translation>Dar la vuelta a la 6 y a la 1</translation>
    </message>
    <message>
        <source>Yes. The 6 becomes 2 ⊕ 3 = 1. Heads on 1, 2, 3 are left: your old friend.</source>
        <comment>6/because 3</comment>
        <translation>Sí. El 6 pasa a 2 ⊕ 3 = 1. Quedan caras en 1, 2, 3: tu vieja conocida.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>7/title</comment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Write down the numbers of the squares with heads. They are the heaps.</source>
        <comment>7/text</comment>
        <translation>Apunta los números de las casillas donde hay caras. Son los montones.</translation>
    </message>
    <message>
        <source>If the heap must become j and there is already a head on j, that head is turned to tails.</source>
        <comment>7/notes</comment>
        <translation>Si el montón tiene que quedar en j y ya hay una cara en j, esa cara se pone en cruz.</translation>
    </message>
    <message>
        <source>A second game: Twins</source>
        <comment>8/title</comment>
        <translation>Un segundo juego: Gemelas</translation>
    </message>
    <message>
        <source>Now you must turn **exactly two** coins. The right one must be a head that becomes tails; the left one may be either. Whoever makes the last move wins.

Play it in pairs. How does the game end?</source>
        <comment>8/text</comment>
        <translation>Ahora hay que dar la vuelta a **exactamente dos** monedas. La derecha tiene que ser una cara que pasa a cruz; la izquierda puede ser cualquiera. Gana quien hace la última jugada.

Juégalo en pareja. ¿Cómo acaba la partida?</translation>
    </message>
    <message>
        <source>Let them discover it: a head on square 1 can never be turned as the right coin. So the game may end with a head on square 1.</source>
        <comment>8/notes</comment>
        <translation>Que lo descubran: una cara en la casilla 1 nunca puede ser la moneda derecha. Así que la partida puede acabar con una cara en la casilla 1.</translation>
    </message>
    <message>
        <source>A head on square 1</source>
        <comment>9/title</comment>
        <translation>Una cara en la casilla 1</translation>
    </message>
    <message>
        <source>In Twins only one head is left, on square **1**: H T T T. It is your turn.</source>
        <comment>9/text</comment>
        <translation>En Gemelas solo queda una cara, en la casilla **1**: H T T T. Es tu turno.</translation>
    </message>
    <message>
        <source>Some say that here “a heap of one cannot be taken”. It is better to say: a head on square 1 is a heap of zero. Moving a head to square 1 takes the whole heap.</source>
        <comment>9/notes</comment>
        <translation>Hay quien dice que aquí «un montón de uno no se puede quitar». Es mejor decir: una cara en la casilla 1 es un montón de cero. Llevar una cara a la casilla 1 quita el montón entero.</translation>
    </message>
    <message>
        <source>I turn it and win</source>
        <comment>9/choice 1</comment>
        <translation>Le doy la vuelta y gano</translation>
    </message>
    <message>
        <source>You must turn exactly two coins, and there is no coin to the left of it.</source>
        <comment>9/because 1</comment>
        <translation>Hay que dar la vuelta a exactamente dos monedas, y a su izquierda no hay ninguna.</translation>
    </message>
    <message>
        <source>I cannot move and have lost</source>
        <comment>9/choice 2</comment>
        <translation>No puedo mover y he perdido</translation>
    </message>
    <message>
        <source>Yes. The head on square 1 is worth nothing: an empty heap.</source>
        <comment>9/because 2</comment>
        <translation>Sí. La cara en la casilla 1 no vale nada: es un montón vacío.</translation>
    </message>
    <message>
        <source>The heaps of Twins</source>
        <comment>10/title</comment>
        <translation>Los montones de Gemelas</translation>
    </message>
    <message>
        <source>A head on square **4** in Twins: how many moves does it have alone, and how large is its heap?</source>
        <comment>10/text</comment>
        <translation>Una cara en la casilla **4** en Gemelas: si está sola, ¿cuántas jugadas tiene, y de qué tamaño es su montón?</translation>
    </message>
    <message>
        <source>If the squares were numbered from 0, heap and number would be equal. How we count is up to us.</source>
        <comment>10/notes</comment>
        <translation>Si las casillas se numeraran desde 0, montón y número serían iguales. Cómo contamos es cosa nuestra.</translation>
    </message>
    <message>
        <source>4 moves, a heap of 4</source>
        <comment>10/choice 1</comment>
        <translation>4 jugadas, un montón de 4</translation>
    </message>
    <message>
        <source>Turning it alone is not allowed in Twins.</source>
        <comment>10/because 1</comment>
        <translation>En Gemelas no se puede dar la vuelta a ella sola.</translation>
    </message>
    <message>
        <source>3 moves, a heap of 3</source>
        <comment>10/choice 2</comment>
        <translation>3 jugadas, un montón de 3</translation>
    </message>
    <message>
        <source>Yes: together with 1, 2 or 3. A head on square k is a heap of **k − 1**.</source>
        <comment>10/because 2</comment>
        <translation>Sí: junto con 1, 2 o 3. Una cara en la casilla k es un montón de **k − 1**.</translation>
    </message>
    <message>
        <source>3 moves, a heap of 4</source>
        <comment>10/choice 3</comment>
        <translation>3 jugadas, un montón de 4</translation>
    </message>
    <message>
        <source>What it can become are heaps of 2, 1 and 0. The smallest number that is missing is 3.</source>
        <comment>10/because 3</comment>
        <translation>Puede convertirse en montones de 2, 1 y 0. El menor número que falta es 3.</translation>
    </message>
    <message>
        <source>The same coins, two games</source>
        <comment>11/title</comment>
        <translation>Las mismas monedas, dos juegos</translation>
    </message>
    <message>
        <source>Heads on 2, 5, 6 and 10. Work out the value in **both** games.</source>
        <comment>11/text</comment>
        <translation>Caras en 2, 5, 6 y 10. Calcula el valor en **los dos** juegos.</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Half of the class works out Turtles, the other half Twins. That the move is the same is a coincidence of this row.</source>
        <comment>11/notes</comment>
        <translation>Se puede omitir si falta tiempo. Media clase calcula Tortugas; la otra media, Gemelas. Que la jugada sea la misma es casualidad de esta fila.</translation>
    </message>
    <message>
        <source>- **Turtles:** 2 ⊕ 5 ⊕ 6 ⊕ 10 = [11](turtles:THTTHHTTTH?grundy=11).
- **Twins:** 1 ⊕ 4 ⊕ 5 ⊕ 9 = [9](twins:THTTHHTTTH?grundy=9).

Yet turning 10 and 1 wins in both: [10 becomes 1](turtles:THTTHHTTTH?only=turtles:HHTTHHTTTT), and [9 becomes 0](twins:THTTHHTTTH?only=twins:HHTTHHTTTT).</source>
        <comment>11/reveal</comment>
        <translation>- **Tortugas:** 2 ⊕ 5 ⊕ 6 ⊕ 10 = [11](turtles:THTTHHTTTH?grundy=11).
- **Gemelas:** 1 ⊕ 4 ⊕ 5 ⊕ 9 = [9](twins:THTTHHTTTH?grundy=9).

Y sin embargo dar la vuelta a 10 y 1 gana en los dos: [10 pasa a 1](turtles:THTTHHTTTH?only=turtles:HHTTHHTTTT), y [9 pasa a 0](twins:THTTHHTTTH?only=twins:HHTTHHTTTT).</translation>
    </message>
    <message>
        <source>Practice: Twins</source>
        <comment>12/title</comment>
        <translation>Práctica: Gemelas</translation>
    </message>
    <message>
        <source>Careful: the heap is one less than the number of the square.</source>
        <comment>12/text</comment>
        <translation>Cuidado: el montón es uno menos que el número de la casilla.</translation>
    </message>
    <message>
        <source>The usual mistake is to use the heaps of Turtles.

If time is short, Twins can be left out as a whole: everything from “A second game: Twins” to here.</source>
        <comment>12/notes</comment>
        <translation>El error habitual es usar los montones de Tortugas.

Si falta tiempo, se puede omitir Gemelas entero: todo desde «Un segundo juego: Gemelas» hasta aquí.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- In **Turtles** a head on square k is a heap of k: [H H H](turtles:HHH?outcome=P) is 1, 2, 3.
- In **Twins** it is a heap of k − 1.
- When two equal heaps meet they cancel, so two heads may vanish.

A move that seemed to be new was not new at all. In the next lessons there are moves that really make a heap *larger*, and still it is Nim.</source>
        <comment>13/text</comment>
        <translation>- En **Tortugas**, una cara en la casilla k es un montón de k: [H H H](turtles:HHH?outcome=P) es 1, 2, 3.
- En **Gemelas** es un montón de k − 1.
- Cuando se encuentran dos montones iguales, se cancelan, así que pueden desaparecer dos caras.

Una jugada que parecía nueva no lo era en absoluto. En las próximas lecciones hay jugadas que de verdad hacen *mayor* un montón, y sigue siendo Nim.</translation>
    </message>
    <message>
        <source>**Exit question:** H H H in Twins? (0 ⊕ 1 ⊕ 2 = 3: N. Turn 3 and 2.)</source>
        <comment>13/notes</comment>
        <translation>**Pregunta de salida:** ¿H H H en Gemelas? (0 ⊕ 1 ⊕ 2 = 3: N. Dar la vuelta a 3 y 2.)</translation>
    </message>
</context>
<context>
    <name>two-heaps</name>
    <message>
        <source>Nim with two heaps</source>
        <comment>title</comment>
        <translation>Nim con dos montones</translation>
    </message>
    <message>
        <source>The most famous of all these games, and a trick that settles two heaps of any size.</source>
        <comment>about</comment>
        <translation>El más famoso de todos estos juegos, y un truco que resuelve dos montones de cualquier tamaño.</translation>
    </message>
    <message>
        <source>win with two heaps by copying</source>
        <comment>aims</comment>
        <translation>ganar con dos montones copiando</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>Three heaps of stones: 5, 3 and 2. On your turn choose **one** heap and take as many stones from it as you like, at least one. Whoever takes the last stone wins. This game is called **Nim**.

Play it a few times in pairs. Which small positions did you learn to fear?</source>
        <comment>1/text</comment>
        <translation>Tres montones de piedras: 5, 3 y 2. En tu turno eliges **un** montón y quitas de él tantas piedras como quieras, al menos una. Gana quien se lleva la última piedra. Este juego se llama **Nim**.

Juégalo unas cuantas veces en pareja. ¿Qué posiciones pequeñas has aprendido a temer?</translation>
    </message>
    <message>
        <source>Real coins or matches on the desks work well beside the screen. After five minutes ask for positions that are “bad to get”. Two equal heaps usually come first. Somebody may have met 3, 2, 1. Do not judge the answers yet.</source>
        <comment>1/notes</comment>
        <translation>Unas monedas o unos fósforos de verdad sobre las mesas van bien junto a la pantalla. A los cinco minutos pregunta por posiciones que «no conviene recibir». Lo primero que suele salir son dos montones iguales. Alguien puede haberse topado con 3, 2, 1. No juzgues todavía las respuestas.</translation>
    </message>
    <message>
        <source>One heap</source>
        <comment>2/title</comment>
        <translation>Un montón</translation>
    </message>
    <message>
        <source>Only **one** heap is left, with four stones. It is your turn. What now?</source>
        <comment>2/text</comment>
        <translation>Queda solo **un** montón, con cuatro piedras. Es tu turno. ¿Qué haces?</translation>
    </message>
    <message>
        <source>A heap of one size or another: all one-heap positions are N. Only the empty table is P.</source>
        <comment>2/notes</comment>
        <translation>Un solo montón, del tamaño que sea: todas esas posiciones son N. Solo la mesa vacía es P.</translation>
    </message>
    <message>
        <source>Take three and leave one</source>
        <comment>2/choice 1</comment>
        <translation>Quitar tres y dejar una</translation>
    </message>
    <message>
        <source>Then the other player takes the last stone.</source>
        <comment>2/because 1</comment>
        <translation>Entonces tu rival se lleva la última piedra.</translation>
    </message>
    <message>
        <source>Take two and leave two</source>
        <comment>2/choice 2</comment>
        <translation>Quitar dos y dejar dos</translation>
    </message>
    <message>
        <source>Then the other player takes both.</source>
        <comment>2/because 2</comment>
        <translation>Entonces tu rival se lleva las dos.</translation>
    </message>
    <message>
        <source>Take everything</source>
        <comment>2/choice 3</comment>
        <translation>Quitarlo todo</translation>
    </message>
    <message>
        <source>Yes. One heap alone is always N, whatever its size.</source>
        <comment>2/because 3</comment>
        <translation>Sí. Un montón solo siempre es N, tenga el tamaño que tenga.</translation>
    </message>
    <message>
        <source>Two heaps</source>
        <comment>3/title</comment>
        <translation>Dos montones</translation>
    </message>
    <message>
        <source>Two heaps are left, and it is your turn. Which of these would you rather **not** have?</source>
        <comment>3/text</comment>
        <translation>Quedan dos montones y es tu turno. ¿Cuál de estas posiciones preferirías **no** tener?</translation>
    </message>
    <message>
        <source>If the class hesitates, play 2, 2 against a pupil. Do not say the general rule: the next step brings it out.</source>
        <comment>3/notes</comment>
        <translation>Si la clase duda, juega 2, 2 contra alguien. No digas la regla general: la saca a la luz el paso siguiente.</translation>
    </message>
    <message>
        <source>3 and 1</source>
        <comment>3/choice 1</comment>
        <translation>3 y 1</translation>
    </message>
    <message>
        <source>From here you can take two from the 3 and leave 1 and 1.</source>
        <comment>3/because 1</comment>
        <translation>Desde aquí puedes quitar dos del 3 y dejar 1 y 1.</translation>
    </message>
    <message>
        <source>5 and 2</source>
        <comment>3/choice 2</comment>
        <translation>5 y 2</translation>
    </message>
    <message>
        <source>From here you can take three from the 5 and leave 2 and 2.</source>
        <comment>3/because 2</comment>
        <translation>Desde aquí puedes quitar tres del 5 y dejar 2 y 2.</translation>
    </message>
    <message>
        <source>2 and 2</source>
        <comment>3/choice 3</comment>
        <translation>2 y 2</translation>
    </message>
    <message>
        <source>Right, this is the bad one. Whatever you take from one heap, the other player takes from the other heap.</source>
        <comment>3/because 3</comment>
        <translation>Exacto, esta es la mala. Lo que quites de un montón lo quita tu rival del otro.</translation>
    </message>
    <message>
        <source>All positions with two heaps</source>
        <comment>4/title</comment>
        <translation>Todas las posiciones con dos montones</translation>
    </message>
    <message>
        <source>The table has the first heap along one side and the second along the other. Start in the corner with no stones. Before each square, look along its row and along its column towards the sides where one heap is empty. Is there a P on the way? Then you can move to it, and the square is N. If there is none, it is P.</source>
        <comment>4/text</comment>
        <translation>La tabla tiene el primer montón a lo largo de un lado y el segundo a lo largo del otro. Empieza en la esquina sin piedras. Antes de cada casilla, recorre su fila y su columna hacia los lados donde un montón está vacío. ¿Hay alguna P por el camino? Entonces puedes mover a ella, y la casilla es N. Si no hay ninguna, es P.</translation>
    </message>
    <message>
        <source>A move makes one of the two numbers smaller: it goes straight towards one of the edges. One P in the row or the column, on the way to the edge, makes the square N. Squares filled in together do not depend on each other.</source>
        <comment>4/notes</comment>
        <translation>Una jugada hace menor uno de los dos números: va derecha hacia uno de los bordes. Una sola P en la fila o en la columna, en el camino hasta el borde, hace N la casilla. Las casillas que se rellenan a la vez no dependen unas de otras.</translation>
    </message>
    <message>
        <source>Why the diagonal?</source>
        <comment>5/title</comment>
        <translation>¿Por qué la diagonal?</translation>
    </message>
    <message>
        <source>The P squares stand where both heaps are equal. Can you say why, without the table?</source>
        <comment>5/text</comment>
        <translation>Las casillas P están donde los dos montones son iguales. ¿Puedes decir por qué, sin la tabla?</translation>
    </message>
    <message>
        <source>This proves the diagonal for heaps of every size. Let a pupil say it in their own words before you reveal it. Compare it with the two heaps in the lesson before.</source>
        <comment>5/notes</comment>
        <translation>Esto demuestra la diagonal para montones de cualquier tamaño. Que alguien lo diga con sus palabras antes de mostrarlo. Compáralo con los dos montones de la lección anterior.</translation>
    </message>
    <message>
        <source>**Copy.** If the heaps are equal and the other player takes some stones from one of them, take just as many from the other one. You always have an answer, so you take the last stone. [Two heaps of five](nim:5,5?outcome=P), or [of a hundred](nim:100,100?outcome=P): it is always P.

And if the heaps are *not* equal, make them equal. So it is N, and from [five and three](nim:5,3?outcome=N&amp;only=nim:3,3) that is the only winning move.</source>
        <comment>5/reveal</comment>
        <translation>**Copia.** Si los montones son iguales y tu rival quita unas piedras de uno, quita otras tantas del otro. Siempre tienes respuesta, así que te llevas la última piedra. [Dos montones de cinco](nim:5,5?outcome=P), o [de cien](nim:100,100?outcome=P): siempre es P.

Y si los montones *no* son iguales, iguálalos. Por eso es N, y desde [cinco y tres](nim:5,3?outcome=N&amp;only=nim:3,3) esa es la única jugada ganadora.</translation>
    </message>
    <message>
        <source>Eight and three</source>
        <comment>6/title</comment>
        <translation>Ocho y tres</translation>
    </message>
    <message>
        <source>Two heaps, **8 and 3**. It is your turn. How many stones do you take, and where?</source>
        <comment>6/text</comment>
        <translation>Dos montones, **8 y 3**. Es tu turno. ¿Cuántas piedras quitas, y de dónde?</translation>
    </message>
    <message>
        <source>Let the class answer in one word: “equal”. With 1,000 and 3 it is just as quick.</source>
        <comment>6/notes</comment>
        <translation>Que la clase conteste con una palabra: «iguales». Con 1000 y 3 se va igual de rápido.</translation>
    </message>
    <message>
        <source>Three from the 3</source>
        <comment>6/choice 1</comment>
        <translation>Tres del 3</translation>
    </message>
    <message>
        <source>Then one heap is left, and the other player takes all of it.</source>
        <comment>6/because 1</comment>
        <translation>Entonces queda un montón, y tu rival se lo lleva entero.</translation>
    </message>
    <message>
        <source>Five from the 8</source>
        <comment>6/choice 2</comment>
        <translation>Cinco del 8</translation>
    </message>
    <message>
        <source>Yes. The heaps are 3 and 3, and from now on you copy.</source>
        <comment>6/because 2</comment>
        <translation>Sí. Los montones son 3 y 3, y de ahora en adelante copias.</translation>
    </message>
    <message>
        <source>One from the 8</source>
        <comment>6/choice 3</comment>
        <translation>Una del 8</translation>
    </message>
    <message>
        <source>Then the heaps are 7 and 3, still different, and the other player makes them equal.</source>
        <comment>6/because 3</comment>
        <translation>Entonces los montones son 7 y 3, todavía distintos, y los iguala tu rival.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>7/title</comment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Find the winning move.</source>
        <comment>7/text</comment>
        <translation>Encuentra la jugada ganadora.</translation>
    </message>
    <message>
        <source>Do not stop too early: copying should become a reflex.</source>
        <comment>7/notes</comment>
        <translation>No pares demasiado pronto: copiar tiene que salir sin pensar.</translation>
    </message>
    <message>
        <source>Win with two heaps</source>
        <comment>8/title</comment>
        <translation>Gana con dos montones</translation>
    </message>
    <message>
        <source>Heaps of 9 and 6, and the computer never makes a mistake. You start. Make the heaps equal, and then copy.</source>
        <comment>8/text</comment>
        <translation>Montones de 9 y 6, y la máquina no se equivoca nunca. Empiezas tú. Iguala los montones y luego copia.</translation>
    </message>
    <message>
        <source>Pupils who lose have usually copied into the wrong heap. Let them say aloud: “You took … from this one, so I take … from that one.”</source>
        <comment>8/notes</comment>
        <translation>Quienes pierden suelen haber copiado en el montón equivocado. Que lo digan en voz alta: «Has quitado … de este, así que yo quito … de aquel».</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- One heap alone is N: [take everything](nim:4?outcome=N&amp;only=nim:0).
- Two **equal** heaps are P: [copy](nim:6,6?outcome=P).
- Two **different** heaps are N: make them equal, as from [8 and 3](nim:8,3?only=nim:3,3).

With three heaps it is not so easy. The next lesson works them out, from the small positions to the large ones.</source>
        <comment>9/text</comment>
        <translation>- Un montón solo es N: [quítalo entero](nim:4?outcome=N&amp;only=nim:0).
- Dos montones **iguales** son P: [copia](nim:6,6?outcome=P).
- Dos montones **distintos** son N: iguálalos, como desde [8 y 3](nim:8,3?only=nim:3,3).

Con tres montones no es tan fácil. La próxima lección los resuelve, de las posiciones pequeñas a las grandes.</translation>
    </message>
    <message>
        <source>**Exit question:** 100 and 99, your turn. (Take one from the 100.)</source>
        <comment>9/notes</comment>
        <translation>**Pregunta de salida:** 100 y 99, tu turno. (Quitar una del 100.)</translation>
    </message>
</context>
<context>
    <name>what-is-a-position-worth</name>
    <message>
        <source>What is a position worth?</source>
        <comment>title</comment>
        <translation>¿Cuánto vale una posición?</translation>
    </message>
    <message>
        <source>For the curious: positions as numbers, and positions so hot that no number fits.</source>
        <comment>about</comment>
        <translation>Para curiosos: posiciones que son números, y posiciones tan calientes que ningún número les va.</translation>
    </message>
    <message>
        <source>compare two positions, and say what mean and temperature tell</source>
        <comment>aims</comment>
        <translation>comparar dos posiciones y decir qué indican la media y la temperatura</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>Three boards and one game: on your turn choose **one** board and make a move there. **Left** cuts blue edges, **Right** cuts red ones, and both may take the stone. Whoever cannot move loses.

Play it in pairs, twice, with the other player starting. What do you notice?</source>
        <comment>1/text</comment>
        <translation>Tres tableros y un solo juego: en tu turno eliges **un** tablero y mueves en él. **Izquierda** corta aristas azules, **Derecha** corta rojas, y los dos pueden quitar la piedra. Pierde quien no puede mover.

Juégalo en pareja, dos veces, y que la segunda vez empiece el otro. ¿Qué observas?</translation>
    </message>
    <message>
        <source>Whoever starts wins, by taking the stone. The two pictures are worth 1/2 and −1/2, so together they are worth 0. This lesson is for the curious: it needs the lessons on red-blue Hackenbush.</source>
        <comment>1/notes</comment>
        <translation>Gana quien empieza, quitando la piedra. Los dos dibujos valen 1/2 y −1/2, así que juntos valen 0. Esta lección es para curiosos; necesita las lecciones sobre Hackenbush rojo y azul.</translation>
    </message>
    <message>
        <source>Values add up</source>
        <comment>2/title</comment>
        <translation>Los valores se suman</translation>
    </message>
    <message>
        <source>The first picture is worth [1/2](hackenbush:0-1b,1-2r?value=1/2), the second one [−1/2](hackenbush:0-1r,1-2b?value=-1/2). Now the stone is gone. Who wins?</source>
        <comment>2/text</comment>
        <translation>El primer dibujo vale [1/2](hackenbush:0-1b,1-2r?value=1/2); el segundo, [−1/2](hackenbush:0-1r,1-2b?value=-1/2). Ahora la piedra ya no está. ¿Quién gana?</translation>
    </message>
    <message>
        <source>Let them play it. The second player copies on the other board, as with two equal heaps in the first lessons.</source>
        <comment>2/notes</comment>
        <translation>Que lo jueguen. El segundo jugador copia en el otro tablero, como con dos montones iguales en las primeras lecciones.</translation>
    </message>
    <message>
        <source>Whoever starts</source>
        <comment>2/choice 1</comment>
        <translation>Quien empieza</translation>
    </message>
    <message>
        <source>Try it: each cut is answered by the same cut on the other board, and then nothing is left for the player who started.</source>
        <comment>2/because 1</comment>
        <translation>Pruébalo: a cada corte se responde con el mismo corte en el otro tablero, y al final no le queda nada a quien empezó.</translation>
    </message>
    <message>
        <source>Whoever does not start</source>
        <comment>2/choice 2</comment>
        <translation>Quien no empieza</translation>
    </message>
    <message>
        <source>Yes: 1/2 − 1/2 = 0, and 0 means that whoever starts loses.</source>
        <comment>2/because 2</comment>
        <translation>Sí: 1/2 − 1/2 = 0, y 0 quiere decir que pierde quien empieza.</translation>
    </message>
    <message>
        <source>Left, because blue comes first</source>
        <comment>2/choice 3</comment>
        <translation>Izquierda, porque el azul va primero</translation>
    </message>
    <message>
        <source>The order of the boards does not matter.</source>
        <comment>2/because 3</comment>
        <translation>El orden de los tableros no importa.</translation>
    </message>
    <message>
        <source>Which is worth more?</source>
        <comment>3/title</comment>
        <translation>¿Cuál vale más?</translation>
    </message>
    <message>
        <source>Left may have one of two pictures: [blue and red](hackenbush:0-1b,1-2r), or [blue, red and red](hackenbush:0-1b,1-2r,2-3r). Which one should Left take?

On the board the first one plays **against** the second one: there the colours of the second are exchanged. Play it, and let Left start once and Right start once.</source>
        <comment>3/text</comment>
        <translation>Izquierda puede quedarse con uno de dos dibujos: [azul y rojo](hackenbush:0-1b,1-2r), o [azul, rojo y rojo](hackenbush:0-1b,1-2r,2-3r). ¿Cuál debe elegir?

En el tablero el primero juega **contra** el segundo: allí los colores del segundo están cambiados. Juégalo: una vez empieza Izquierda y otra vez Derecha.</translation>
    </message>
    <message>
        <source>Write the four lines on the blackboard: they are needed in the next step.</source>
        <comment>3/notes</comment>
        <translation>Escribe las cuatro líneas en la pizarra: hacen falta en el paso siguiente.</translation>
    </message>
    <message>
        <source>Left wins, whoever starts. So the first picture is worth **more**: it is worth 1/2, the second one 1/4, and 1/2 − 1/4 = 1/4 is more than 0.

This works for all positions, even if you do not know their values: to compare two, play their **difference**.

- Left wins, whoever starts: the first is worth more.
- Right wins, whoever starts: the second is worth more.
- Whoever starts loses: they are equal.
- Whoever starts wins: neither is worth more.</source>
        <comment>3/reveal</comment>
        <translation>Gana Izquierda, empiece quien empiece. Así que el primer dibujo vale **más**: vale 1/2; el segundo, 1/4, y 1/2 − 1/4 = 1/4 es más que 0.

Esto sirve para todas las posiciones, aunque no sepas sus valores: para comparar dos, juega su **diferencia**.

- Gana Izquierda, empiece quien empiece: la primera vale más.
- Gana Derecha, empiece quien empiece: la segunda vale más.
- Pierde quien empieza: son iguales.
- Gana quien empieza: ninguna vale más.</translation>
    </message>
    <message>
        <source>Compare two</source>
        <comment>4/title</comment>
        <translation>Compara dos</translation>
    </message>
    <message>
        <source>Two positions stand side by side. Which one is worth more, or are they equal?</source>
        <comment>4/text</comment>
        <translation>Dos posiciones están una al lado de otra. ¿Cuál vale más, o son iguales?</translation>
    </message>
    <message>
        <source>Where both players have the same moves, two positions are either equal or different: there is no more and no less among Nim heaps.</source>
        <comment>4/notes</comment>
        <translation>Cuando los dos tienen las mismas jugadas, dos posiciones son iguales o distintas: entre montones de Nim no hay más ni menos.</translation>
    </message>
    <message>
        <source>A hot position</source>
        <comment>5/title</comment>
        <translation>Una posición caliente</translation>
    </message>
    <message>
        <source>A value can be drawn as a tree. From this one Left may go to **3**, which is three free moves for Left, and Right may go to **−3**. What is it worth?</source>
        <comment>5/text</comment>
        <translation>Un valor se puede dibujar como un árbol. Desde este, Izquierda puede ir a **3**, que son tres jugadas libres para Izquierda, y Derecha puede ir a **−3**. ¿Cuánto vale?</translation>
    </message>
    <message>
        <source>In this lesson hot means that it pays to move. Elsewhere in the course it is another word for N.</source>
        <comment>5/notes</comment>
        <translation>En esta lección caliente quiere decir que conviene mover. En el resto del curso es otra palabra para N.</translation>
    </message>
    <message>
        <source>0, the number in the middle</source>
        <comment>5/choice 1</comment>
        <translation>0, el número de en medio</translation>
    </message>
    <message>
        <source>A position that is worth 0 is lost for whoever starts. Here whoever starts wins, and by a lot.</source>
        <comment>5/because 1</comment>
        <translation>En una posición que vale 0 pierde quien empieza. Aquí gana quien empieza, y por mucho.</translation>
    </message>
    <message>
        <source>3</source>
        <comment>5/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Only if Left moves first.</source>
        <comment>5/because 2</comment>
        <translation>Solo si mueve primero Izquierda.</translation>
    </message>
    <message>
        <source>No number at all</source>
        <comment>5/choice 3</comment>
        <translation>Ningún número</translation>
    </message>
    <message>
        <source>Right. Both want to move here. Such a position is called **hot**.</source>
        <comment>5/because 3</comment>
        <translation>Exacto. Aquí los dos quieren mover. Una posición así se llama **caliente**.</translation>
    </message>
    <message>
        <source>Mean and temperature</source>
        <comment>6/title</comment>
        <translation>Media y temperatura</translation>
    </message>
    <message>
        <source>From this position Left may go to 4 and Right to 1. Suppose that many copies of it lie on the table, and the players take turns. How much is one copy worth **on the average**? And how much does a move **gain**?</source>
        <comment>6/text</comment>
        <translation>Desde esta posición Izquierda puede ir a 4 y Derecha a 1. Imagina que hay muchas así sobre la mesa y que los jugadores mueven por turnos. ¿Cuánto vale cada una **en promedio**? ¿Y cuánto **gana** una jugada?</translation>
    </message>
    <message>
        <source>Two copies together are worth exactly 5. Larger numbers stand on the left of the picture, because Left wants them.</source>
        <comment>6/notes</comment>
        <translation>Dos juntas valen exactamente 5. Los números grandes están a la izquierda del dibujo, porque los quiere Izquierda.</translation>
    </message>
    <message>
        <source>Half of the copies go to 4 and half of them to 1. So one copy is worth 5/2 on the average: that is the **mean**. A move takes it from 5/2 to 4 or to 1 and gains 3/2: that is the **temperature**.

The picture is the **thermograph**. Its two feet stand at 4 and at 1. The higher you go, the more a move costs, and the closer the walls come. At 3/2 nobody wants to move any more. From there the mast goes up, at 5/2.</source>
        <comment>6/reveal</comment>
        <translation>La mitad de ellas va a 4 y la otra mitad a 1. Así que cada una vale 5/2 en promedio: esa es la **media**. Una jugada va de 5/2 a 4 o a 1 y gana 3/2: esa es la **temperatura**.

El dibujo es el **termógrafo**. Sus dos pies están en 4 y en 1. Cuanto más arriba, más cuesta una jugada y más se acercan las paredes. A 3/2 ya nadie quiere mover. Desde ahí sube el mástil, en 5/2.</translation>
    </message>
    <message>
        <source>Hottest first</source>
        <comment>7/title</comment>
        <translation>Primero lo más caliente</translation>
    </message>
    <message>
        <source>Three hot boards. Their temperatures are 5, 2 and 1/2. You are Left, and you move first. On which board do you move? Play against the computer, which makes no mistakes.</source>
        <comment>7/text</comment>
        <translation>Tres tableros calientes. Sus temperaturas son 5, 2 y 1/2. Tú eres Izquierda y mueves primero. ¿En qué tablero mueves? Juega contra la máquina, que no se equivoca.</translation>
    </message>
    <message>
        <source>Only the hottest board wins. Whoever lost can put the board back and try again.</source>
        <comment>7/notes</comment>
        <translation>Solo gana el tablero más caliente. Quien ha perdido puede volver a poner el tablero y probar otra vez.</translation>
    </message>
    <message>
        <source>Always the hottest?</source>
        <comment>8/title</comment>
        <translation>¿Siempre lo más caliente?</translation>
    </message>
    <message>
        <source>The temperatures are now 2 and 1, and the board −2 is two free moves for Right. Left moves first. Which move wins?</source>
        <comment>8/text</comment>
        <translation>Ahora las temperaturas son 2 y 1, y el tablero −2 son dos jugadas libres para Derecha. Mueve primero Izquierda. ¿Qué jugada gana?</translation>
    </message>
    <message>
        <source>Players of Go call such a move sente: it has to be answered. To move where it is hottest is a good rule, but no theorem.</source>
        <comment>8/notes</comment>
        <translation>En el go una jugada así se llama sente: hay que responderla. Mover donde más calienta es una buena regla, pero no un teorema.</translation>
    </message>
    <message>
        <source>The hottest board, from {2|−2} to 2</source>
        <comment>8/choice 1</comment>
        <translation>El tablero más caliente, de {2|−2} a 2</translation>
    </message>
    <message>
        <source>Then Right goes to 0 on the second board. 2 + 0 − 2 = 0, and it is Left’s turn: Left has lost.</source>
        <comment>8/because 1</comment>
        <translation>Entonces Derecha va a 0 en el segundo tablero. 2 + 0 − 2 = 0, y le toca a Izquierda: Izquierda ha perdido.</translation>
    </message>
    <message>
        <source>The second board, to {10|1}</source>
        <comment>8/choice 2</comment>
        <translation>El segundo tablero, a {10|1}</translation>
    </message>
    <message>
        <source>Yes. It threatens 10, so Right has to answer with 1. Then Left still gets the 2 of the first board: 2 + 1 − 2 = 1.</source>
        <comment>8/because 2</comment>
        <translation>Sí. Amenaza con 10, así que Derecha tiene que responder con 1. Entonces a Izquierda todavía le queda el 2 del primer tablero: 2 + 1 − 2 = 1.</translation>
    </message>
    <message>
        <source>In which game do you move?</source>
        <comment>9/title</comment>
        <translation>¿En qué juego mueves?</translation>
    </message>
    <message>
        <source>Several boards side by side. Find the one with a winning move: click on the board, or make the move.</source>
        <comment>9/text</comment>
        <translation>Varios tableros, uno al lado de otro. Busca el que tiene una jugada ganadora: haz clic en el tablero, o haz la jugada.</translation>
    </message>
    <message>
        <source>Where both players have the same moves, the nim-sum of the values decides, as in the lesson before.</source>
        <comment>9/notes</comment>
        <translation>Cuando los dos tienen las mismas jugadas decide la suma nim de los valores, como en la lección anterior.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- Values add up, and to compare two positions you play their **difference**.
- Some positions are numbers. There nobody wants to move first. Others are **hot**, like [this one](game:{4|1}?value={4|1}&amp;mean=5/2&amp;temperature=3/2).
- The **mean** is what a position is worth on the average. The **temperature** is what a move gains.

The board shows one more: {2|{1|0}}. Play on it and look at its thermograph.</source>
        <comment>10/text</comment>
        <translation>- Los valores se suman, y para comparar dos posiciones se juega su **diferencia**.
- Algunas posiciones son números. Ahí nadie quiere mover primero. Otras están **calientes**, como [esta](game:{4|1}?value={4|1}&amp;mean=5/2&amp;temperature=3/2).
- La **media** dice cuánto vale una posición en promedio; la **temperatura**, cuánto gana una jugada.

El tablero muestra otra más: {2|{1|0}}. Juega en ella y mira su termógrafo.</translation>
    </message>
    <message>
        <source>**Exit question:** which is worth more on the average, {4|1} or 2? ({4|1}, with 5/2.)</source>
        <comment>10/notes</comment>
        <translation>**Pregunta final:** ¿qué vale más en promedio, {4|1} o 2? ({4|1}, con 5/2.)</translation>
    </message>
</context>
<context>
    <name>wythoff</name>
    <message>
        <source>Wythoff’s queen</source>
        <comment>title</comment>
        <translation>La reina de Wythoff</translation>
    </message>
    <message>
        <source>A queen walks into the corner, and the golden ratio shows the way.</source>
        <comment>about</comment>
        <translation>Una reina va hacia la esquina, y el número áureo enseña el camino.</translation>
    </message>
    <message>
        <source>write down the cold pairs without a board</source>
        <comment>aims</comment>
        <translation>escribir las parejas frías sin tablero</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>Primero, a jugar</translation>
    </message>
    <message>
        <source>A queen stands on a board. On your turn move it any distance **left**, **down**, or **diagonally** left and down. Whoever moves it into the corner 0, 0 wins.

Play it in pairs, from column 7 and row 9. Which squares do you want to reach?</source>
        <comment>1/text</comment>
        <translation>Hay una reina en un tablero. En tu turno la mueves tan lejos como quieras hacia la **izquierda**, hacia **abajo** o en **diagonal**, a la izquierda y abajo. Gana quien la lleva a la esquina 0, 0.

Juégalo en pareja, desde la columna 7 y la fila 9. ¿A qué casillas quieres llegar?</translation>
    </message>
    <message>
        <source>Like a chess queen, but only towards the corner. After some games pupils name squares near the corner from which one cannot win: 1, 2 and 2, 1.</source>
        <comment>1/notes</comment>
        <translation>Como la reina del ajedrez, pero solo hacia la esquina. Al cabo de unas partidas nombrarán casillas cerca de la esquina desde las que no se puede ganar: 1, 2 y 2, 1.</translation>
    </message>
    <message>
        <source>The same with stones</source>
        <comment>2/title</comment>
        <translation>Lo mismo con piedras</translation>
    </message>
    <message>
        <source>Two heaps, one as large as the column, one as large as the row. Moving left takes from the one, down from the other. What is a **diagonal** move?</source>
        <comment>2/text</comment>
        <translation>Dos montones, uno tan grande como la columna y otro tan grande como la fila. Mover a la izquierda quita de uno; mover abajo, del otro. ¿Qué es una jugada en **diagonal**?</translation>
    </message>
    <message>
        <source>The queen at 3, 5 is the heaps 3 and 5. Some like the board better, some the stones.</source>
        <comment>2/notes</comment>
        <translation>La reina en 3, 5 son los montones 3 y 5. A unos les gusta más el tablero; a otros, las piedras.</translation>
    </message>
    <message>
        <source>Taking from any one heap</source>
        <comment>2/choice 1</comment>
        <translation>Quitar de un montón cualquiera</translation>
    </message>
    <message>
        <source>That is moving left or down.</source>
        <comment>2/because 1</comment>
        <translation>Eso es mover a la izquierda o abajo.</translation>
    </message>
    <message>
        <source>Taking the same number from both heaps</source>
        <comment>2/choice 2</comment>
        <translation>Quitar la misma cantidad de los dos montones</translation>
    </message>
    <message>
        <source>Yes. So it is Nim with two heaps and one more kind of move.</source>
        <comment>2/because 2</comment>
        <translation>Sí. Así que es el Nim con dos montones y una clase más de jugadas.</translation>
    </message>
    <message>
        <source>Moving stones from one heap to the other</source>
        <comment>2/choice 3</comment>
        <translation>Pasar piedras de un montón al otro</translation>
    </message>
    <message>
        <source>Both numbers get smaller on a diagonal move, by the same amount.</source>
        <comment>2/because 3</comment>
        <translation>En una jugada en diagonal los dos números se hacen menores, y en la misma cantidad.</translation>
    </message>
    <message>
        <source>Is copying still good?</source>
        <comment>3/title</comment>
        <translation>¿Sigue valiendo copiar?</translation>
    </message>
    <message>
        <source>In Nim two equal heaps are P. And here, with **4 and 4**?</source>
        <comment>3/text</comment>
        <translation>En el Nim, dos montones iguales son P. ¿Y aquí, con **4 y 4**?</translation>
    </message>
    <message>
        <source>So are all squares at the two edges. From all these squares you win with one move.</source>
        <comment>3/notes</comment>
        <translation>Lo mismo todas las casillas de los dos bordes. Desde todas estas casillas se gana en una jugada.</translation>
    </message>
    <message>
        <source>P as well: copy</source>
        <comment>3/choice 1</comment>
        <translation>También P: copiar</translation>
    </message>
    <message>
        <source>The player to move takes both heaps at once, and nothing is left to copy.</source>
        <comment>3/because 1</comment>
        <translation>Quien mueve se lleva los dos montones a la vez, y no queda nada que copiar.</translation>
    </message>
    <message>
        <source>N: take both heaps at once</source>
        <comment>3/choice 2</comment>
        <translation>N: llevarse los dos montones a la vez</translation>
    </message>
    <message>
        <source>Yes, one diagonal move into the corner. So all squares on the diagonal are N.</source>
        <comment>3/because 2</comment>
        <translation>Sí, una jugada en diagonal hasta la esquina. Así que todas las casillas de la diagonal son N.</translation>
    </message>
    <message>
        <source>A square near the corner</source>
        <comment>4/title</comment>
        <translation>Una casilla cerca de la esquina</translation>
    </message>
    <message>
        <source>The queen stands at **1, 2**. It has four moves. Try them. What is it?</source>
        <comment>4/text</comment>
        <translation>La reina está en **1, 2**. Tiene cuatro jugadas. Pruébalas. ¿Qué es?</translation>
    </message>
    <message>
        <source>2, 1 is P too, by symmetry. In this game many people say cold for P and hot for N.</source>
        <comment>4/notes</comment>
        <translation>2, 1 también es P, por simetría. En este juego mucha gente dice fría para P y caliente para N.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>4/choice 1</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Right. It can go to 0,2 and 1,1 and 1,0 and 0,1. From each of them the other player moves straight into the corner.</source>
        <comment>4/because 1</comment>
        <translation>Exacto. Puede ir a 0,2 y 1,1 y 1,0 y 0,1. Desde cada una de ellas tu rival va directo a la esquina.</translation>
    </message>
    <message>
        <source>N</source>
        <comment>4/choice 2</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Whichever square you choose, it is on an edge or on the diagonal, and the other player finishes.</source>
        <comment>4/because 2</comment>
        <translation>Elijas la casilla que elijas, está en un borde o en la diagonal, y tu rival remata.</translation>
    </message>
    <message>
        <source>Find the cold squares</source>
        <comment>5/title</comment>
        <translation>Encuentra las casillas frías</translation>
    </message>
    <message>
        <source>Fill in P and N. When you have found a P square, every square that sees it along a row, a column or a diagonal, from further out, is N.</source>
        <comment>5/text</comment>
        <translation>Escribe P y N. Cuando has hallado una casilla P, es N toda casilla que la vea desde más afuera por una fila, una columna o una diagonal.</translation>
    </message>
    <message>
        <source>A quick way: put P at 0,0, then draw the three rays outwards and mark them N. The smallest free square is the next P. Pupils often forget the diagonals.</source>
        <comment>5/notes</comment>
        <translation>Un modo rápido: pon P en 0,0, dibuja los tres rayos hacia fuera y márcalos con N. La casilla libre más pequeña es la P siguiente. Es fácil olvidar las diagonales.</translation>
    </message>
    <message>
        <source>The pairs</source>
        <comment>6/title</comment>
        <translation>Las parejas</translation>
    </message>
    <message>
        <source>Write the cold squares as pairs, the smaller number first: 0,0 and 1,2 and 3,5 and 4,7. What do you notice about the **differences**? Which numbers have been used?</source>
        <comment>6/text</comment>
        <translation>Escribe las casillas frías como parejas, con el número menor delante: 0,0 y 1,2 y 3,5 y 4,7. ¿Qué observas en las **diferencias**? ¿Qué números se han usado?</translation>
    </message>
    <message>
        <source>Let the class go on in chorus: smallest unused number, then add the next difference.</source>
        <comment>6/notes</comment>
        <translation>Que la clase siga a coro: el menor número sin usar, y luego sumar la diferencia siguiente.</translation>
    </message>
    <message>
        <source>The differences are 0, 1, 2, 3: **each difference comes once**, in order. And **each number** from 1 on is used exactly once: 1, 2, 3, 4, 5, 7, … The 6 is still missing, so it begins the next pair.

So the next pair starts with the smallest number not yet used, 6, and has the difference 4: [6, 10](wythoff:6,10?outcome=P). You can write the list as long as you like, without any board!</source>
        <comment>6/reveal</comment>
        <translation>Las diferencias son 0, 1, 2, 3: **cada diferencia sale una vez**, por orden. Y **cada número** desde 1 se usa exactamente una vez: 1, 2, 3, 4, 5, 7, … Todavía falta el 6, así que con él empieza la pareja siguiente.

La pareja siguiente empieza, pues, por el menor número que aún no se ha usado, 6, y tiene la diferencia 4: [6, 10](wythoff:6,10?outcome=P). ¡Puedes escribir la lista tan larga como quieras, sin tablero!</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>7/title</comment>
        <translation>Sigue tú</translation>
    </message>
    <message>
        <source>The pairs so far: 1,2 and 3,5 and 4,7 and 6,10. What comes next?</source>
        <comment>7/text</comment>
        <translation>Las parejas hasta ahora: 1,2 y 3,5 y 4,7 y 6,10. ¿Cuál viene después?</translation>
    </message>
    <message>
        <source>Then 9,15 and 11,18 and 12,20 and 14,23.</source>
        <comment>7/notes</comment>
        <translation>Después, 9,15 y 11,18 y 12,20 y 14,23.</translation>
    </message>
    <message>
        <source>7, 12</source>
        <comment>7/choice 1</comment>
        <translation>7, 12</translation>
    </message>
    <message>
        <source>7 has been used already, in 4, 7.</source>
        <comment>7/because 1</comment>
        <translation>El 7 ya se ha usado, en 4, 7.</translation>
    </message>
    <message>
        <source>8, 13</source>
        <comment>7/choice 2</comment>
        <translation>8, 13</translation>
    </message>
    <message>
        <source>Yes. 8 is the smallest unused number, and the next difference is 5.</source>
        <comment>7/because 2</comment>
        <translation>Sí. 8 es el menor número sin usar, y la diferencia siguiente es 5.</translation>
    </message>
    <message>
        <source>8, 12</source>
        <comment>7/choice 3</comment>
        <translation>8, 12</translation>
    </message>
    <message>
        <source>The difference 4 has been used. Now it is 5.</source>
        <comment>7/because 3</comment>
        <translation>La diferencia 4 ya se ha usado. Ahora toca 5.</translation>
    </message>
    <message>
        <source>Could a number come twice?</source>
        <comment>8/title</comment>
        <translation>¿Puede salir un número dos veces?</translation>
    </message>
    <message>
        <source>Could two cold pairs share a number, like 3, 5 and 3, 8? Could they have the same difference, like 3, 5 and 6, 8? Think of the queen.</source>
        <comment>8/text</comment>
        <translation>¿Podrían dos parejas frías compartir un número, como 3, 5 y 3, 8? ¿Podrían tener la misma diferencia, como 3, 5 y 6, 8? Piensa en la reina.</translation>
    </message>
    <message>
        <source>The first half is easy to prove. For the second half let pupils try: from 5, 8 go to 5, 3. From 10, 12, with difference 2, go to 3, 5, or straight to 10, 6.</source>
        <comment>8/notes</comment>
        <translation>La primera mitad es fácil de demostrar. Para la segunda mitad, que prueben: desde 5, 8, ir a 5, 3. Desde 10, 12, con diferencia 2, ir a 3, 5, o en línea recta a 10, 6.</translation>
    </message>
    <message>
        <source>No. From 3, 8 the queen could go straight to 3, 5. From 6, 8 it could go diagonally to 3, 5. But **from a cold square no move leads to a cold square**.

So all numbers and all differences must be different. And taking the *smallest* unused number makes sure that every other square has a way to a cold one.</source>
        <comment>8/reveal</comment>
        <translation>No. Desde 3, 8 la reina podría ir en línea recta a 3, 5. Desde 6, 8 podría ir en diagonal a 3, 5. Pero **desde una casilla fría ninguna jugada lleva a una casilla fría**.

Así que todos los números y todas las diferencias tienen que ser distintos. Y tomar el *menor* número sin usar asegura que toda otra casilla tenga un camino a una fría.</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>9/title</comment>
        <translation>Encuentra la jugada</translation>
    </message>
    <message>
        <source>The queen stands at **4, 6**. Which move wins?</source>
        <comment>9/text</comment>
        <translation>La reina está en **4, 6**. ¿Qué jugada gana?</translation>
    </message>
    <message>
        <source>How to search: difference first (diagonal), then the partner of each of the two numbers (straight).</source>
        <comment>9/notes</comment>
        <translation>Cómo buscar: primero la diferencia (en diagonal), luego la pareja de cada uno de los dos números (en línea recta).</translation>
    </message>
    <message>
        <source>Down to 4, 3</source>
        <comment>9/choice 1</comment>
        <translation>Abajo, a 4, 3</translation>
    </message>
    <message>
        <source>Then the other player goes to 2, 1, diagonally.</source>
        <comment>9/because 1</comment>
        <translation>Entonces tu rival va a 2, 1, en diagonal.</translation>
    </message>
    <message>
        <source>Diagonally to 3, 5</source>
        <comment>9/choice 2</comment>
        <translation>En diagonal, a 3, 5</translation>
    </message>
    <message>
        <source>Yes. The difference is 2, and the cold pair with difference 2 is 3, 5.</source>
        <comment>9/because 2</comment>
        <translation>Sí. La diferencia es 2, y la pareja fría con diferencia 2 es 3, 5.</translation>
    </message>
    <message>
        <source>Diagonally to 1, 3</source>
        <comment>9/choice 3</comment>
        <translation>En diagonal, a 1, 3</translation>
    </message>
    <message>
        <source>Then the other player goes down to 1, 2.</source>
        <comment>9/because 3</comment>
        <translation>Entonces tu rival baja a 1, 2.</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>10/title</comment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Write the list of pairs beside you, as far as you need it.</source>
        <comment>10/text</comment>
        <translation>Escribe al lado la lista de parejas, hasta donde la necesites.</translation>
    </message>
    <message>
        <source>With the list at hand each position takes a few seconds.</source>
        <comment>10/notes</comment>
        <translation>Con la lista a mano, cada posición lleva unos segundos.</translation>
    </message>
    <message>
        <source>The golden ratio</source>
        <comment>11/title</comment>
        <translation>El número áureo</translation>
    </message>
    <message>
        <source>Divide the larger number of a pair by the smaller one: 5 : 3, 7 : 4, 10 : 6, 13 : 8, 15 : 9. Do the results go anywhere? What about 26 : 16 and 28 : 17?</source>
        <comment>11/text</comment>
        <translation>Divide el número mayor de una pareja entre el menor: 5 : 3, 7 : 4, 10 : 6, 13 : 8, 15 : 9. ¿Van los resultados hacia alguna parte? ¿Y 26 : 16 y 28 : 17?</translation>
    </message>
    <message>
        <source>26 : 16 = 1.625 and 28 : 17 = 1.647; further out it gets closer and closer. The Fibonacci numbers 1, 2, 3, 5, 8, 13 have the same ratio.</source>
        <comment>11/notes</comment>
        <translation>26 : 16 = 1.625 y 28 : 17 = 1.647; más adelante se acerca cada vez más. Los números de Fibonacci 1, 2, 3, 5, 8, 13 tienen la misma razón.</translation>
    </message>
    <message>
        <source>They come close to 1.618…, the **golden ratio**, written φ. It is the number for which 1 + φ = φ × φ.

There is even a formula: the pair with difference k begins with k × φ, rounded down. For k = 5: 5 × 1.618 = 8.09, so 8, and 8 + 5 = 13. The pair is [8, 13](wythoff:8,13?outcome=P).

With it you can play on enormous boards. From [500 million, 900 million](wythoff:500000000,900000000?outcome=N&amp;wins=wythoff:500000000,309016994) there is exactly one winning move, and Grundy finds it with whole numbers only.</source>
        <comment>11/reveal</comment>
        <translation>Se acercan a 1.618…, el **número áureo**, que se escribe φ. Es el número para el que 1 + φ = φ × φ.

Hasta hay una fórmula: la pareja con diferencia k empieza por k × φ, redondeado hacia abajo. Para k = 5: 5 × 1.618 = 8.09, es decir, 8, y 8 + 5 = 13. La pareja es [8, 13](wythoff:8,13?outcome=P).

Con ella puedes jugar en tableros enormes. Desde [500 millones, 900 millones](wythoff:500000000,900000000?outcome=N&amp;wins=wythoff:500000000,309016994) hay exactamente una jugada ganadora, y Grundy la encuentra usando solo números enteros.</translation>
    </message>
    <message>
        <source>If the last move loses</source>
        <comment>12/title</comment>
        <translation>Si la última jugada pierde</translation>
    </message>
    <message>
        <source>Now whoever moves into the corner **loses**. Which squares are cold then?</source>
        <comment>12/text</comment>
        <translation>Ahora **pierde** quien la lleva a la esquina. ¿Qué casillas son frías entonces?</translation>
    </message>
    <message>
        <source>It is like misère Nim: only the end differs. Can be left out if time is short.</source>
        <comment>12/notes</comment>
        <translation>Es como el Nim misère: solo cambia el final. Se puede omitir si falta tiempo.</translation>
    </message>
    <message>
        <source>All of them change</source>
        <comment>12/choice 1</comment>
        <translation>Cambian todas</translation>
    </message>
    <message>
        <source>Only the first ones do. Try 3, 5.</source>
        <comment>12/because 1</comment>
        <translation>Solo las primeras. Prueba con 3, 5.</translation>
    </message>
    <message>
        <source>0,1 and 1,0 and 2,2, and from 3,5 on the same as before</source>
        <comment>12/choice 2</comment>
        <translation>0,1 y 1,0 y 2,2, y desde 3,5 las mismas que antes</translation>
    </message>
    <message>
        <source>Yes. Just the beginning changes.</source>
        <comment>12/because 2</comment>
        <translation>Sí. Solo cambia el principio.</translation>
    </message>
    <message>
        <source>None of them changes</source>
        <comment>12/choice 3</comment>
        <translation>No cambia ninguna</translation>
    </message>
    <message>
        <source>At 1, 2 the player to move now goes to 1, 0, and the other one must move into the corner.</source>
        <comment>12/because 3</comment>
        <translation>En 1, 2 quien mueve va ahora a 1, 0, y el otro tiene que ir a la esquina.</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>13/title</comment>
        <translation>Gánala</translation>
    </message>
    <message>
        <source>From 11, 14, against the perfect computer. The difference is 3. Which cold pair has that difference?</source>
        <comment>13/text</comment>
        <translation>Desde 11, 14, contra la máquina perfecta. La diferencia es 3. ¿Qué pareja fría tiene esa diferencia?</translation>
    </message>
    <message>
        <source>Diagonally by seven, to 4, 7. After that follow the list.</source>
        <comment>13/notes</comment>
        <translation>Siete casillas en diagonal, a 4, 7. Después, seguir la lista.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>14/title</comment>
        <translation>Lo que ya sabes</translation>
    </message>
    <message>
        <source>- Cold pairs: **smallest unused number**, and each difference once. [1, 2](wythoff:1,2?outcome=P), [3, 5](wythoff:3,5?outcome=P), [4, 7](wythoff:4,7?outcome=P), [6, 10](wythoff:6,10?outcome=P), …
- They follow the golden ratio.
- The diagonal move makes it more than Nim: for P and N there is this formula, but no formula is known for the Grundy values.

Next come games in which you cut edges, and everything above falls down.</source>
        <comment>14/text</comment>
        <translation>- Parejas frías: **el menor número sin usar**, y cada diferencia una vez. [1, 2](wythoff:1,2?outcome=P), [3, 5](wythoff:3,5?outcome=P), [4, 7](wythoff:4,7?outcome=P), [6, 10](wythoff:6,10?outcome=P), …
- Siguen el número áureo.
- La jugada en diagonal lo convierte en algo más que Nim: para P y N hay esta fórmula, pero para los valores de Grundy no se conoce ninguna.

Ahora vienen juegos en los que se cortan aristas, y todo lo que hay encima se cae.</translation>
    </message>
    <message>
        <source>**Exit question:** the queen at 9, 12? (Difference 3: go to 4, 7.)</source>
        <comment>14/notes</comment>
        <translation>**Pregunta de salida:** ¿la reina en 9, 12? (Diferencia 3: ir a 4, 7.)</translation>
    </message>
</context>
</TS>
