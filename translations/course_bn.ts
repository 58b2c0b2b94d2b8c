<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bn" sourcelanguage="en">
<context>
    <name>binary-and-nim-sums</name>
    <message>
        <source>Binary numbers and nim-sums</source>
        <comment>title</comment>
        <translation>দ্বিমিক সংখ্যা আর নিম-যোগফল</translation>
    </message>
    <message>
        <source>Write the heaps in columns of ones and zeros, and a glance tells who wins.</source>
        <comment>about</comment>
        <translation>স্তূপগুলো এক আর শূন্যের কলামে লেখো, একনজরেই বোঝা যাবে কে জেতে।</translation>
    </message>
    <message>
        <source>write heaps in columns and see who wins</source>
        <comment>aims</comment>
        <translation>স্তূপগুলো কলামে লিখে কে জেতে তা দেখে বলতে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>Four heaps: 1, 3, 5 and 7. It is a famous board, often played with matches. Take as many as you like from one heap. Whoever takes the last match wins.

Play it in pairs. Is it better to start or to be second?</source>
        <comment>1/text</comment>
        <translation>চারটি স্তূপ: 1, 3, 5 আর 7। বিখ্যাত একটা বোর্ড, প্রায়ই দেশলাই-কাঠি দিয়ে খেলা হয়। একটা স্তূপ থেকে যত খুশি নাও। যে শেষ কাঠিটা নেয়, সে জেতে।

জোড়ায় জোড়ায় খেলো। শুরু করা ভালো, নাকি দ্বিতীয় হওয়া?</translation>
    </message>
    <message>
        <source>In this version, where the last match wins, 1, 3, 5, 7 is P: the second player can win. Most pairs will not find out by playing. At the end of the lesson they can read it off.</source>
        <comment>1/notes</comment>
        <translation>এই নিয়মে, মানে শেষ কাঠি নিলে জিত হলে, 1, 3, 5, 7 হলো P: দ্বিতীয় খেলোয়াড় জিততে পারে। শুধু খেলে বেশির ভাগ জোড়া তা ধরতে পারবে না। পাঠের শেষে ওরা লেখা দেখেই বলে দিতে পারবে।</translation>
    </message>
    <message>
        <source>Five coins</source>
        <comment>2/title</comment>
        <translation>পাঁচটি মুদ্রা</translation>
    </message>
    <message>
        <source>You have one coin each of the values 16, 8, 4, 2 and 1. How do you pay exactly **13**?</source>
        <comment>2/text</comment>
        <translation>তোমার কাছে 16, 8, 4, 2 আর 1 টাকার একটি করে মুদ্রা। ঠিক **13** টাকা দেবে কীভাবে?</translation>
    </message>
    <message>
        <source>Use real cards with 16, 8, 4, 2, 1 if you have them. Always start with the largest that fits. Ask for 6, for 19, for 31. Can every number from 0 to 31 be paid? Yes, each in exactly one way.</source>
        <comment>2/notes</comment>
        <translation>সম্ভব হলে 16, 8, 4, 2, 1 লেখা সত্যিকারের কার্ড নিন। যেটা ধরে তার মধ্যে সবচেয়ে বড়টা দিয়ে শুরু করুন। 6, 19, 31 জিজ্ঞেস করুন। 0 থেকে 31 সব সংখ্যাই কি দেওয়া যায়? হ্যাঁ, প্রতিটি ঠিক একভাবে।</translation>
    </message>
    <message>
        <source>8 + 4 + 1</source>
        <comment>2/choice 1</comment>
        <translation>8 + 4 + 1</translation>
    </message>
    <message>
        <source>Yes. And it is the only way with these five coins.</source>
        <comment>2/because 1</comment>
        <translation>হ্যাঁ। এই পাঁচটি মুদ্রায় এটাই একমাত্র উপায়।</translation>
    </message>
    <message>
        <source>8 + 2 + 2 + 1</source>
        <comment>2/choice 2</comment>
        <translation>8 + 2 + 2 + 1</translation>
    </message>
    <message>
        <source>That needs two coins of 2, and you have only one of each.</source>
        <comment>2/because 2</comment>
        <translation>এতে 2-এর মুদ্রা লাগে দুটি, তোমার আছে প্রতিটি একটি করে।</translation>
    </message>
    <message>
        <source>It cannot be paid</source>
        <comment>2/choice 3</comment>
        <translation>দেওয়া যায় না</translation>
    </message>
    <message>
        <source>Start with the largest coin that is not too much, the 8. Then 5 is still to be paid.</source>
        <comment>2/because 3</comment>
        <translation>বেশি হয়ে যায় না এমন সবচেয়ে বড় মুদ্রা দিয়ে শুরু করো, মানে 8। তারপর 5 দেওয়া বাকি।</translation>
    </message>
    <message>
        <source>Ones and zeros</source>
        <comment>3/title</comment>
        <translation>এক আর শূন্য</translation>
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
        <translation>মুদ্রাগুলো এক সারিতে রাখো, বাঁয়ে 16, ডানে 1। যেটা কাজে লাগে তার নিচে লেখো **1**, যেটা লাগে না তার নিচে **0**। 25-এর জন্য লাগে 16, 8 আর 1:

- মুদ্রা: 16, 8, 4, 2, 1
- লাগল: 1, 1, 0, 0, 1

তাই 25 লেখা হয় 11001। সংখ্যা লেখার এই রীতির নাম **দ্বিমিক** (বাইনারি)। আমাদের চেনা রীতিতে একক, দশক আর শতকের ঘর আছে। দ্বিমিকে আছে 1, 2, 4, 8 আর 16-এর ঘর, প্রতিটি আগেরটার দ্বিগুণ।

- 1 হলো 1, 2 হলো 10, 3 হলো 11, 4 হলো 100
- 5 হলো 101, 6 হলো 110, 7 হলো 111, 8 হলো 1000
- 9 হলো 1001, 10 হলো 1010, 11 হলো 1011, 12 হলো 1100
- 13 হলো 1101, 14 হলো 1110, 15 হলো 1111</translation>
    </message>
    <message>
        <source>Count from 0 to 15 on four fingers or with four pupils who stand (1) or sit (0): the right-hand pupil changes every time, the next one every second time, and so on.</source>
        <comment>3/notes</comment>
        <translation>চার আঙুলে 0 থেকে 15 গুনুন, কিংবা চারজন শিক্ষার্থীকে দিয়ে, যারা দাঁড়ায় (1) বা বসে (0): সবচেয়ে ডানের জন প্রতিবার বদলায়, তার পাশের জন প্রতি দ্বিতীয়বারে, এভাবে।</translation>
    </message>
    <message>
        <source>Read it</source>
        <comment>4/title</comment>
        <translation>পড়ো</translation>
    </message>
    <message>
        <source>Which number is **10110**?</source>
        <comment>4/text</comment>
        <translation>**10110** কোন সংখ্যা?</translation>
    </message>
    <message>
        <source>Reading is easier than writing. **Ask two or three more:** 1010 (10), 10001 (17), 11111 (31).</source>
        <comment>4/notes</comment>
        <translation>লেখার চেয়ে পড়া সহজ। **আরও দু-তিনটি জিজ্ঞেস করুন:** 1010 (10), 10001 (17), 11111 (31)।</translation>
    </message>
    <message>
        <source>22</source>
        <comment>4/choice 1</comment>
        <translation>22</translation>
    </message>
    <message>
        <source>Yes: 16 + 4 + 2.</source>
        <comment>4/because 1</comment>
        <translation>হ্যাঁ: 16 + 4 + 2।</translation>
    </message>
    <message>
        <source>26</source>
        <comment>4/choice 2</comment>
        <translation>26</translation>
    </message>
    <message>
        <source>26 is 16 + 8 + 2, which is 11010. Look at the order of the places.</source>
        <comment>4/because 2</comment>
        <translation>26 হলো 16 + 8 + 2, মানে 11010। ঘরগুলোর ক্রম খেয়াল করো।</translation>
    </message>
    <message>
        <source>13</source>
        <comment>4/choice 3</comment>
        <translation>13</translation>
    </message>
    <message>
        <source>You read it from the right to the left. The place on the left is worth 16.</source>
        <comment>4/because 3</comment>
        <translation>তুমি ডান থেকে বাঁয়ে পড়েছ। সবচেয়ে বাঁয়ের ঘরটার মান 16।</translation>
    </message>
    <message>
        <source>10110</source>
        <comment>4/choice 4</comment>
        <translation>10110</translation>
    </message>
    <message>
        <source>In our usual way, yes. In binary the places are worth 16, 8, 4, 2 and 1.</source>
        <comment>4/because 4</comment>
        <translation>আমাদের চেনা রীতিতে, হ্যাঁ। দ্বিমিকে ঘরগুলোর মান 16, 8, 4, 2 আর 1।</translation>
    </message>
    <message>
        <source>The nim-sum in columns</source>
        <comment>5/title</comment>
        <translation>কলামে নিম-যোগফল</translation>
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
        <translation>আগের পাঠে সমান অংশ জোড়ায় জোড়ায় কাটাকাটি হয়েছিল। দ্বিমিকে অংশগুলো কলামে সাজানো, তাই **প্রতি কলামে কয়টা এক, শুধু তা-ই গোনো**। জোড় হলে সব কাটাকাটি হয়ে যায়: লেখো 0। বিজোড় হলে একটা থেকে যায়: লেখো 1।

স্তূপ 5, 3 আর 2:

- 5 হলো **1 0 1**
- 3 হলো **0 1 1**
- 2 হলো **0 1 0**
- নিম-যোগফল **1 0 0**

প্রথম কলামে একটা 1: বিজোড়। দ্বিতীয়টায় দুটি: জোড়। তৃতীয়টায় দুটি: জোড়। নিম-যোগফল 100, মানে 4। আর সেটাই [5, 3, 2-এর গ্রান্ডি সংখ্যা](nim:5,3,2?grundy=4)।</translation>
    </message>
    <message>
        <source>Nothing is carried from one column to the next: 1 and 1 make 0, not 10. That is the most common mistake, because they have just learnt to add. Say “even or odd” and not “plus”.</source>
        <comment>5/notes</comment>
        <translation>এক কলাম থেকে আরেক কলামে হাতে কিছু থাকে না: 1 আর 1 মিলে 0, 10 নয়। এটাই সবচেয়ে চেনা ভুল, কারণ ওরা যোগ করা শিখেছে। “যোগ” না বলে বলুন “জোড়, না বিজোড়”।</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>6/title</comment>
        <translation>চেষ্টা করো</translation>
    </message>
    <message>
        <source>What is the nim-sum of **5, 2 and 1**?</source>
        <comment>6/text</comment>
        <translation>**5, 2 আর 1**-এর নিম-যোগফল কত?</translation>
    </message>
    <message>
        <source>Write the three lines below each other on the board; let a pupil fill in the line for the nim-sum.</source>
        <comment>6/notes</comment>
        <translation>তিনটি লাইন বোর্ডে একটার নিচে একটা লিখুন; নিম-যোগফলের লাইনটা একজন শিক্ষার্থী ভরুক।</translation>
    </message>
    <message>
        <source>8</source>
        <comment>6/choice 1</comment>
        <translation>8</translation>
    </message>
    <message>
        <source>That is 5 + 2 + 1. In a nim-sum nothing is carried: count even or odd in each column.</source>
        <comment>6/because 1</comment>
        <translation>এটা 5 + 2 + 1। নিম-যোগফলে হাতে কিছু থাকে না: প্রতি কলামে গোনো জোড়, না বিজোড়।</translation>
    </message>
    <message>
        <source>4</source>
        <comment>6/choice 2</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>5 ⊕ 1 is 4, but the 2 is still there, and nothing cancels it.</source>
        <comment>6/because 2</comment>
        <translation>5 ⊕ 1 হলো 4, কিন্তু 2 তো রয়েই গেছে, তাকে কেউ কাটে না।</translation>
    </message>
    <message>
        <source>6</source>
        <comment>6/choice 3</comment>
        <translation>6</translation>
    </message>
    <message>
        <source>Yes: 101, 010 and 001. The columns hold one, one and two ones: 110, which is 6.</source>
        <comment>6/because 3</comment>
        <translation>হ্যাঁ: 101, 010 আর 001। কলামগুলোতে একটা, একটা আর দুটি এক: 110, মানে 6।</translation>
    </message>
    <message>
        <source>Three more</source>
        <comment>7/title</comment>
        <translation>আরও তিনটি</translation>
    </message>
    <message>
        <source>Work out the nim-sums of **3, 3** and of **4, 2, 1** and of **3, 2, 1**. Which of these positions are P?</source>
        <comment>7/text</comment>
        <translation>**3, 3** আর **4, 2, 1** আর **3, 2, 1**-এর নিম-যোগফল বের করো। কোন অবস্থানগুলো P?</translation>
    </message>
    <message>
        <source>Let the class work for two minutes. The last line is the reward of the lesson: the position that they found by hand in many steps is now seen at a glance.</source>
        <comment>7/notes</comment>
        <translation>ক্লাসকে দু-মিনিট সময় দিন। শেষ লাইনটাই পাঠের পুরস্কার: যে অবস্থান ওরা অনেক ধাপে হাতে-কলমে পেয়েছিল, এখন তা একনজরে দেখা যায়।</translation>
    </message>
    <message>
        <source>- 3 ⊕ 3 = 0: [P](nim:3,3?grundy=0&amp;outcome=P). Two equal heaps always cancel.
- 4 ⊕ 2 ⊕ 1 = 7: [N](nim:4,2,1?grundy=7&amp;outcome=N). 100, 010 and 001 have nothing in common.
- 3 ⊕ 2 ⊕ 1 = 0: [P](nim:3,2,1?grundy=0&amp;outcome=P). 11, 10 and 01 have two ones in each column.

Now you see **why** 3, 2, 1 is P: every column holds an even number of ones.</source>
        <comment>7/reveal</comment>
        <translation>- 3 ⊕ 3 = 0: [P](nim:3,3?grundy=0&amp;outcome=P)। দুটি সমান স্তূপ সবসময় কাটাকাটি হয়ে যায়।
- 4 ⊕ 2 ⊕ 1 = 7: [N](nim:4,2,1?grundy=7&amp;outcome=N)। 100, 010 আর 001-এর মধ্যে কোনো মিল নেই।
- 3 ⊕ 2 ⊕ 1 = 0: [P](nim:3,2,1?grundy=0&amp;outcome=P)। 11, 10 আর 01-এর প্রতি কলামে দুটি করে এক।

এখন বোঝা গেল 3, 2, 1 **কেন** P: প্রতি কলামে জোড় সংখ্যক এক।</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>8/title</comment>
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>Find the nim-sum. Write the numbers below each other, with the ones under each other on the right.</source>
        <comment>8/text</comment>
        <translation>নিম-যোগফল বের করো। সংখ্যাগুলো একটার নিচে একটা লেখো, ডান দিকে একের ঘরের নিচে একের ঘর।</translation>
    </message>
    <message>
        <source>The answer is given in binary. Let pupils who are quick work without paper.</source>
        <comment>8/notes</comment>
        <translation>উত্তর দিতে হয় দ্বিমিকে। চটপটে শিক্ষার্থীরা কাগজ ছাড়া করুক।</translation>
    </message>
    <message>
        <source>Three rules that help</source>
        <comment>9/title</comment>
        <translation>কাজে লাগে এমন তিনটি নিয়ম</translation>
    </message>
    <message>
        <source>- **Equal numbers cancel:** a ⊕ a = 0.
- **Zero changes nothing:** a ⊕ 0 = a.
- **The order does not matter.** So look for pairs first: in 7 ⊕ 9 ⊕ 7 ⊕ 4 the sevens cancel, and 9 ⊕ 4 = 13 is left.

And one to be careful with: 3 ⊕ 5 = 6 means also 3 ⊕ 6 = 5 and 5 ⊕ 6 = 3. Three numbers whose nim-sum is 0 are a team: each is the nim-sum of the other two. [3, 5 and 6](nim:3,5,6?outcome=P&amp;grundy=0) are such a team.</source>
        <comment>9/text</comment>
        <translation>- **সমান সংখ্যা কাটাকাটি হয়ে যায়:** a ⊕ a = 0।
- **শূন্য কিছু বদলায় না:** a ⊕ 0 = a।
- **কোনটা আগে কোনটা পরে, তাতে কিছু যায়-আসে না।** তাই আগে জোড়া খোঁজো: 7 ⊕ 9 ⊕ 7 ⊕ 4-এ দুটি 7 কাটাকাটি হয়ে যায়, থাকে 9 ⊕ 4 = 13।

আরেকটা কথা খেয়াল রেখো: 3 ⊕ 5 = 6 মানে 3 ⊕ 6 = 5 আর 5 ⊕ 6 = 3-ও। যে তিনটি সংখ্যার নিম-যোগফল 0, তারা একটা দল: প্রত্যেকে অন্য দুটির নিম-যোগফল। [3, 5 আর 6](nim:3,5,6?outcome=P&amp;grundy=0) এমন একটা দল।</translation>
    </message>
    <message>
        <source>**Ask for more teams:** 1, 2, 3 and 1, 4, 5 and 2, 4, 6 and 2, 5, 7 and so on. Each team is a P-position of three heaps.</source>
        <comment>9/notes</comment>
        <translation>**আরও দল জিজ্ঞেস করুন:** 1, 2, 3 আর 1, 4, 5 আর 2, 4, 6 আর 2, 5, 7, এমন। প্রতিটি দল তিন স্তূপের একটি P-অবস্থান।</translation>
    </message>
    <message>
        <source>A rule from a website</source>
        <comment>10/title</comment>
        <translation>কোনো এক ওয়েবসাইটের নিয়ম</translation>
    </message>
    <message>
        <source>Somebody writes: “Just leave an even number of heaps whose size is 1, 2, 4, 8 and so on. Then the other player loses.” You leave **2 and 4**: two heaps, both of that kind. Is it P?</source>
        <comment>10/text</comment>
        <translation>কেউ লিখেছে: “যেসব স্তূপের মাপ 1, 2, 4, 8 এরকম, সেগুলো জোড় সংখ্যায় রাখলেই হলো। তাহলে অন্যজন হারে।” তুমি রাখলে **2 আর 4**: দুটি স্তূপ, দুটিই ওই রকমের। এটা কি P?</translation>
    </message>
    <message>
        <source>A rule that sounds right and is wrong. One counterexample is enough to refute it. **Ask for others:** 2, 8 or 4, 8. The right version: each of 1, 2, 4, 8, … must occur an even number of times inside the heaps.</source>
        <comment>10/notes</comment>
        <translation>শুনতে ঠিক, আসলে ভুল নিয়ম। খণ্ডন করতে একটা পাল্টা উদাহরণই যথেষ্ট। **আরও চান:** 2, 8 বা 4, 8। ঠিক কথাটা হলো: 1, 2, 4, 8, …-এর প্রতিটিকে স্তূপগুলোর ভেতরে জোড় সংখ্যকবার থাকতে হবে।</translation>
    </message>
    <message>
        <source>Yes, two is an even number</source>
        <comment>10/choice 1</comment>
        <translation>হ্যাঁ, দুই তো জোড় সংখ্যা</translation>
    </message>
    <message>
        <source>Try it on the board. The other player makes the 4 a 2, and you have two equal heaps before you.</source>
        <comment>10/because 1</comment>
        <translation>বোর্ডে খেলে দেখো। অন্যজন 4-কে 2 করে দেয়, তোমার সামনে দুটি সমান স্তূপ।</translation>
    </message>
    <message>
        <source>No, it is N</source>
        <comment>10/choice 2</comment>
        <translation>না, এটা N</translation>
    </message>
    <message>
        <source>Right. The nim-sum is 010 ⊕ 100 = 110, and that is not 0. It is not the *number of heaps* that must be even, but the number of ones **in each column**.</source>
        <comment>10/because 2</comment>
        <translation>ঠিক। নিম-যোগফল 010 ⊕ 100 = 110, যা 0 নয়। *স্তূপের সংখ্যা* জোড় হলে হবে না, জোড় হতে হবে **প্রতি কলামে** একের সংখ্যা।</translation>
    </message>
    <message>
        <source>The famous board</source>
        <comment>11/title</comment>
        <translation>সেই বিখ্যাত বোর্ড</translation>
    </message>
    <message>
        <source>Back to 1, 3, 5 and 7. Write them in columns. Who wins: the player who starts or the other one?</source>
        <comment>11/text</comment>
        <translation>আবার 1, 3, 5 আর 7। কলামে লেখো। কে জেতে: যে শুরু করে সে, না অন্যজন?</translation>
    </message>
    <message>
        <source>Ask who had guessed it. Then let a pupil make any first move, and find the answer together by putting the columns right again.</source>
        <comment>11/notes</comment>
        <translation>জিজ্ঞেস করুন, কে কে এটা আন্দাজ করেছিল। তারপর একজন যে-কোনো প্রথম চাল দিক, আর সবাই মিলে কলামগুলো আবার ঠিক করে জবাবটা খুঁজুন।</translation>
    </message>
    <message>
        <source>001, 011, 101 and 111: the columns hold two, two and four ones. All are even, so the nim-sum is 0 and [it is P](nim:1,3,5,7?outcome=P&amp;grundy=0). The second player can always win.</source>
        <comment>11/reveal</comment>
        <translation>001, 011, 101 আর 111: কলামগুলোতে দুটি, দুটি আর চারটি এক। সবই জোড়, তাই নিম-যোগফল 0, আর [এটা P](nim:1,3,5,7?outcome=P&amp;grundy=0)। দ্বিতীয় খেলোয়াড় সবসময় জিততে পারে।</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>12/title</comment>
        <translation>P, নাকি N?</translation>
    </message>
    <message>
        <source>Decide by the nim-sum.</source>
        <comment>12/text</comment>
        <translation>নিম-যোগফল দিয়ে ঠিক করো।</translation>
    </message>
    <message>
        <source>One odd column is enough for N. So you may stop at the first odd column. You need all columns only to say P.</source>
        <comment>12/notes</comment>
        <translation>N বলার জন্য একটা বিজোড় কলামই যথেষ্ট। তাই প্রথম বিজোড় কলামেই থামা যায়। P বলতে হলে সব কলাম দেখতে হয়।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- **Binary** shows which of 1, 2, 4, 8, … are in a number.
- The **nim-sum** has a 1 where a column holds an odd number of ones.
- Nim-sum 0 means P, as for [1, 4, 5](nim:1,4,5?outcome=P). Anything else means N, as for [7, 11, 5](nim:7,11,5?outcome=N&amp;grundy=9).

So far we have *seen* that this is right, in tables. The next lesson *proves* it, for any number of heaps of any size, and shows how to find the winning move.</source>
        <comment>13/text</comment>
        <translation>- একটা সংখ্যার ভেতরে 1, 2, 4, 8, …-এর কোনটা কোনটা আছে, **দ্বিমিক** তা দেখায়।
- যে কলামে বিজোড় সংখ্যক এক, **নিম-যোগফলে** সেখানে 1।
- নিম-যোগফল 0 মানে P, যেমন [1, 4, 5](nim:1,4,5?outcome=P)। অন্য কিছু হলে N, যেমন [7, 11, 5](nim:7,11,5?outcome=N&amp;grundy=9)।

এতক্ষণ সারণিতে *দেখেছি* যে এটা ঠিক। পরের পাঠে *প্রমাণ* হবে, যে-কোনো মাপের যত খুশি স্তূপের জন্য, আর জেতার চাল খোঁজার উপায়ও পাওয়া যাবে।</translation>
    </message>
    <message>
        <source>**Exit question:** the nim-sum of 12, 10 and 6 (1100, 1010, 0110: 0). And of 9, 3 (10).</source>
        <comment>13/notes</comment>
        <translation>**শেষ প্রশ্ন:** 12, 10 আর 6-এর নিম-যোগফল (1100, 1010, 0110: 0)। আর 9, 3-এর (10)।</translation>
    </message>
</context>
<context>
    <name>circles-in-hackenbush</name>
    <message>
        <source>Green Hackenbush: circles</source>
        <comment>title</comment>
        <translation>সবুজ হ্যাকেনবুশ: চক্র</translation>
    </message>
    <message>
        <source>Houses and doors: when edges form a circle, the joints on it may melt together.</source>
        <comment>about</comment>
        <translation>বাড়ি আর দরজা: রেখাগুলো চক্র বানালে তার গিঁটগুলো গলে এক হয়ে যেতে পারে।</translation>
    </message>
    <message>
        <source>melt circles, and so find the value of any green drawing</source>
        <comment>aims</comment>
        <translation>চক্র গলিয়ে যে-কোনো সবুজ ছবির মান বের করতে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>Now a drawing with circles: a house with a door and a chimney. Cut one edge (a line of the drawing) on each turn; what is no longer joined to the ground falls. Whoever makes the last cut wins.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>এবার চক্রওয়ালা একটা ছবি: দরজা আর চিমনিসহ একটা বাড়ি। প্রতি পালায় একটা রেখা (ছবির একটা দাগ) কাটো; মাটির সঙ্গে যার আর যোগ থাকে না, সে পড়ে যায়। যে শেষবার কাটে, সে জেতে।

জোড়ায় জোড়ায় খেলো।</translation>
    </message>
    <message>
        <source>The rule of forks from the last lesson does not help where edges form a circle: cutting one edge of a circle lets nothing fall. Ask for a drawing in which that can be seen.</source>
        <comment>1/notes</comment>
        <translation>আগের পাঠের শাখামোড়ের নিয়ম চক্রের বেলায় কাজে লাগে না: চক্রের একটা রেখা কাটলে কিছুই পড়ে না। এটা দেখা যায় এমন একটা ছবি চান।</translation>
    </message>
    <message>
        <source>An arch of two edges</source>
        <comment>2/title</comment>
        <translation>দুই রেখার তোরণ</translation>
    </message>
    <message>
        <source>Two edges from the ground that meet at the top. How many cuts can be made?</source>
        <comment>2/text</comment>
        <translation>মাটি থেকে দুটি রেখা উঠে উপরে মিলেছে। কয়বার কাটাকাটি হয়ে যায়?</translation>
    </message>
    <message>
        <source>The value is 0: an arch of two edges counts for nothing.</source>
        <comment>2/notes</comment>
        <translation>মান 0: দুই রেখার তোরণ ধর্তব্যই নয়।</translation>
    </message>
    <message>
        <source>One: the arch falls when one foot is cut</source>
        <comment>2/choice 1</comment>
        <translation>একবার: একটা পা কাটলেই তোরণ পড়ে যায়</translation>
    </message>
    <message>
        <source>The other foot still holds its own edge.</source>
        <comment>2/because 1</comment>
        <translation>অন্য পা-টা তো নিজের রেখা ধরে রাখে।</translation>
    </message>
    <message>
        <source>Two, whatever the players do</source>
        <comment>2/choice 2</comment>
        <translation>দুবার, খেলোয়াড়রা যা-ই করুক</translation>
    </message>
    <message>
        <source>Yes. After the first cut one edge is left standing. So the second player makes the last cut: P.</source>
        <comment>2/because 2</comment>
        <translation>হ্যাঁ। প্রথমবার কাটার পরে একটা রেখা দাঁড়িয়ে থাকে। তাই শেষবার কাটে দ্বিতীয় খেলোয়াড়: P।</translation>
    </message>
    <message>
        <source>A tent of three edges</source>
        <comment>3/title</comment>
        <translation>তিন রেখার তাঁবু</translation>
    </message>
    <message>
        <source>Two feet on the ground, joined by an edge at the top: three edges, like the door of the house. Which cut wins?</source>
        <comment>3/text</comment>
        <translation>মাটিতে দুটি পা, মাথায় একটা রেখায় জোড়া: তিনটি রেখা, বাড়ির দরজাটার মতো। কোথায় কাটলে জিত?</translation>
    </message>
    <message>
        <source>With chalk: wipe out one foot. The rest is a stalk of two edges, hanging on the other foot.</source>
        <comment>3/notes</comment>
        <translation>চক দিয়ে: একটা পা মুছে দিন। বাকিটা দুই রেখার একটা ডাঁটা, অন্য পায়ে ঝুলছে।</translation>
    </message>
    <message>
        <source>One of the feet</source>
        <comment>3/choice 1</comment>
        <translation>একটা পা</translation>
    </message>
    <message>
        <source>Then a stalk of two edges is left, and the other player cuts it down.</source>
        <comment>3/because 1</comment>
        <translation>তাহলে দুই রেখার ডাঁটা থাকে, অন্যজন সেটা গোড়া থেকে কেটে দেয়।</translation>
    </message>
    <message>
        <source>The edge at the top</source>
        <comment>3/choice 2</comment>
        <translation>মাথার রেখাটা</translation>
    </message>
    <message>
        <source>Yes. Two single edges are left, and you make the last cut.</source>
        <comment>3/because 2</comment>
        <translation>হ্যাঁ। দুটি একলা রেখা থাকে, শেষবার কাটো তুমি।</translation>
    </message>
    <message>
        <source>None</source>
        <comment>3/choice 3</comment>
        <translation>কোথাও না</translation>
    </message>
    <message>
        <source>Try the edge at the top.</source>
        <comment>3/because 3</comment>
        <translation>মাথার রেখাটা কেটে দেখো।</translation>
    </message>
    <message>
        <source>What is the tent worth?</source>
        <comment>4/title</comment>
        <translation>তাঁবুর মান কত?</translation>
    </message>
    <message>
        <source>Find the value of the tent with the rule of the smallest missing number.</source>
        <comment>4/text</comment>
        <translation>সবচেয়ে ছোট অনুপস্থিত সংখ্যার নিয়মে তাঁবুর মান বের করো।</translation>
    </message>
    <message>
        <source>Four edges give 0, five give 1, and so on. Let them guess; the next step explains it.</source>
        <comment>4/notes</comment>
        <translation>চার রেখায় 0, পাঁচে 1, এভাবে। ওরা আন্দাজ করুক; ব্যাখ্যা পরের ধাপে।</translation>
    </message>
    <message>
        <source>Cutting a foot leaves a stalk of two: value **2**. Cutting the top leaves two single edges: 1 ⊕ 1 = **0**. The smallest missing number is **1**, so [the tent is worth 1](hackenbush:0-1g,1-2g,2-0g?grundy=1).

An arch of two edges is worth 0, a tent of three is worth 1. Can you guess what [four edges](hackenbush:0-1g,1-2g,2-3g,3-0g) are worth?</source>
        <comment>4/reveal</comment>
        <translation>একটা পা কাটলে দুইয়ের ডাঁটা থাকে: মান **2**। মাথা কাটলে দুটি একলা রেখা: 1 ⊕ 1 = **0**। সবচেয়ে ছোট অনুপস্থিত সংখ্যা **1**, তাই [তাঁবুর মান 1](hackenbush:0-1g,1-2g,2-0g?grundy=1)।

দুই রেখার তোরণের মান 0, তিনের তাঁবুর মান 1। [চার রেখা](hackenbush:0-1g,1-2g,2-3g,3-0g) হলে কত, আন্দাজ করতে পারো?</translation>
    </message>
    <message>
        <source>The fusion principle</source>
        <comment>5/title</comment>
        <translation>ফিউশন নীতি</translation>
    </message>
    <message>
        <source>Edges meet at **joints**. **All joints on a circle of edges may be melted into one joint. The value stays the same.**

The edges of the circle become little loops at that joint. A loop can be cut, and nothing hangs on it, so **a loop is worth as much as a single edge**.

So a circle of n edges becomes n loops at one joint. Loops cancel in pairs: **an even number is worth 0, an odd number is worth 1.**</source>
        <comment>5/text</comment>
        <translation>রেখাগুলো মেলে **গিঁটে**। **রেখার চক্রের সব গিঁট গলিয়ে একটা গিঁট করা যায়। মান একই থাকে।**

চক্রের রেখাগুলো হয়ে যায় ওই গিঁটে ছোট ছোট ফাঁস। ফাঁস কাটলে শুধু ফাঁসটাই যায়, তাতে কিছু ঝোলে না, তাই **একটা ফাঁসের মান একটা একলা রেখার সমান**।

তাই n রেখার চক্র মানে এক গিঁটে n টি ফাঁস। ফাঁস জোড়ায় জোড়ায় কাটাকাটি হয়ে যায়: **জোড় সংখ্যক হলে মান 0, বিজোড় হলে 1।**</translation>
    </message>
    <message>
        <source>The name is fusion principle. Its proof is longer than this lesson; it is a real theorem, and a surprising one. It has been checked here by search on many drawings.</source>
        <comment>5/notes</comment>
        <translation>ফিউশন মানে গলে এক হওয়া। প্রমাণটা এই পাঠের চেয়েও লম্বা; এটা সত্যিকারের উপপাদ্য, আর বেশ আশ্চর্যের। এখানে অনেক ছবিতে সব চাল খুঁজে তা যাচাই করা হয়েছে।</translation>
    </message>
    <message>
        <source>Is a tent a circle?</source>
        <comment>6/title</comment>
        <translation>তাঁবু কি চক্র?</translation>
    </message>
    <message>
        <source>The feet of a tent stand at different places on the ground. Is that a circle at all?</source>
        <comment>6/text</comment>
        <translation>তাঁবুর পা দুটি মাটির আলাদা জায়গায়। এটা আদৌ চক্র তো?</translation>
    </message>
    <message>
        <source>This is the usual stumbling block. Draw the tent with both feet at the same point of the ground.</source>
        <comment>6/notes</comment>
        <translation>হোঁচট সাধারণত এখানেই। দুটি পা মাটির একই বিন্দুতে রেখে তাঁবুটা আঁকুন।</translation>
    </message>
    <message>
        <source>No, the feet are apart</source>
        <comment>6/choice 1</comment>
        <translation>না, পা দুটি তো দূরে দূরে</translation>
    </message>
    <message>
        <source>What matters is what an edge is joined to. Both feet are joined to the ground, and the ground is everywhere the same.</source>
        <comment>6/because 1</comment>
        <translation>কথা হলো, রেখাটা কার সঙ্গে জোড়া। দুটি পা-ই মাটির সঙ্গে, আর মাটি সবখানেই এক।</translation>
    </message>
    <message>
        <source>Yes, through the ground</source>
        <comment>6/choice 2</comment>
        <translation>হ্যাঁ, মাটি হয়ে</translation>
    </message>
    <message>
        <source>Right. The whole ground counts as **one joint**. So a tent is a circle of three edges.</source>
        <comment>6/because 2</comment>
        <translation>ঠিক। পুরো মাটি মিলে **একটাই গিঁট**। তাই তাঁবু তিন রেখার একটা চক্র।</translation>
    </message>
    <message>
        <source>Balloons</source>
        <comment>7/title</comment>
        <translation>বেলুন</translation>
    </message>
    <message>
        <source>A balloon: a string of **one** edge, and at its end a circle of **three** edges. What is it worth?</source>
        <comment>7/text</comment>
        <translation>একটা বেলুন: **এক** রেখার সুতো, মাথায় **তিন** রেখার চক্র। মান কত?</translation>
    </message>
    <message>
        <source>First fusion, then the rule of forks. Ask for a balloon with four edges in the circle: 0 on top, so 1.</source>
        <comment>7/notes</comment>
        <translation>আগে ফিউশন, তারপর শাখামোড়ের নিয়ম। চার রেখার চক্রের বেলুন জিজ্ঞেস করুন: মাথায় 0, তাই 1।</translation>
    </message>
    <message>
        <source>4</source>
        <comment>7/choice 1</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>You counted the edges. Melt the circle first.</source>
        <comment>7/because 1</comment>
        <translation>তুমি রেখা গুনেছ। আগে চক্রটা গলাও।</translation>
    </message>
    <message>
        <source>1</source>
        <comment>7/choice 2</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>The circle is worth 1 on top of the string, and the string adds one more.</source>
        <comment>7/because 2</comment>
        <translation>সুতোর মাথায় চক্রের মান 1, আর সুতো আরও এক যোগ করে।</translation>
    </message>
    <message>
        <source>2</source>
        <comment>7/choice 3</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>Yes. Three loops are worth 1, like a branch of one edge. The string makes it 2.</source>
        <comment>7/because 3</comment>
        <translation>হ্যাঁ। তিনটি ফাঁসের মান 1, এক রেখার ডালের মতো। সুতো নিয়ে 2।</translation>
    </message>
    <message>
        <source>0</source>
        <comment>7/choice 4</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>An odd circle is worth 1, not 0.</source>
        <comment>7/because 4</comment>
        <translation>বিজোড় চক্রের মান 1, 0 নয়।</translation>
    </message>
    <message>
        <source>A square balloon</source>
        <comment>8/title</comment>
        <translation>চৌকো বেলুন</translation>
    </message>
    <message>
        <source>And with a circle of **four** edges on a string of one edge?</source>
        <comment>8/text</comment>
        <translation>আর এক রেখার সুতোয় **চার** রেখার চক্র হলে?</translation>
    </message>
    <message>
        <source>So all you need to know of a circle is whether it is odd or even.</source>
        <comment>8/notes</comment>
        <translation>তাই চক্রের শুধু এটুকু জানলেই হয়: জোড়, না বিজোড়।</translation>
    </message>
    <message>
        <source>1</source>
        <comment>8/choice 1</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>Yes. Four loops cancel, only the string is left.</source>
        <comment>8/because 1</comment>
        <translation>হ্যাঁ। চারটি ফাঁস কাটাকাটি হয়ে যায়, থাকে শুধু সুতো।</translation>
    </message>
    <message>
        <source>2</source>
        <comment>8/choice 2</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>Four is even: the loops cancel in pairs.</source>
        <comment>8/because 2</comment>
        <translation>চার জোড় সংখ্যা: ফাঁসগুলো জোড়ায় জোড়ায় কাটাকাটি হয়ে যায়।</translation>
    </message>
    <message>
        <source>5</source>
        <comment>8/choice 3</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>You counted the edges.</source>
        <comment>8/because 3</comment>
        <translation>তুমি রেখা গুনেছ।</translation>
    </message>
    <message>
        <source>Only the rule of forks?</source>
        <comment>9/title</comment>
        <translation>শুধু শাখামোড়ের নিয়ম?</translation>
    </message>
    <message>
        <source>Somebody writes: “Green Hackenbush on any drawing is solved by the rule of forks.” What do you say?</source>
        <comment>9/text</comment>
        <translation>কেউ লিখেছে: “যে-কোনো ছবির সবুজ হ্যাকেনবুশ শাখামোড়ের নিয়মেই সমাধান হয়।” তুমি কী বলো?</translation>
    </message>
    <message>
        <source>With both rules every green drawing can be worked out, however large: each step makes it simpler.</source>
        <comment>9/notes</comment>
        <translation>নিয়ম দুটি একসঙ্গে থাকলে যত বড়ই হোক সব সবুজ ছবি কষা যায়: প্রতি ধাপে ছবিটা আরও সরল হয়।</translation>
    </message>
    <message>
        <source>That is right</source>
        <comment>9/choice 1</comment>
        <translation>ঠিক কথা</translation>
    </message>
    <message>
        <source>How would you use it on a tent? There is no fork from which to begin, and no end of a branch.</source>
        <comment>9/because 1</comment>
        <translation>তাঁবুতে নিয়মটা খাটাবে কীভাবে? শুরু করার মতো শাখামোড় নেই, ডালের আগাও নেই।</translation>
    </message>
    <message>
        <source>It is right for trees; for circles you need fusion too</source>
        <comment>9/choice 2</comment>
        <translation>গাছের বেলায় ঠিক; চক্রের জন্য ফিউশনও লাগে</translation>
    </message>
    <message>
        <source>Yes. Fusion turns every drawing into a tree with loops, and the rule of forks does the rest.</source>
        <comment>9/because 2</comment>
        <translation>হ্যাঁ। ফিউশনে প্রতিটি ছবি হয়ে যায় ফাঁসওয়ালা গাছ, বাকিটা করে শাখামোড়ের নিয়ম।</translation>
    </message>
    <message>
        <source>The house</source>
        <comment>10/title</comment>
        <translation>বাড়িটা</translation>
    </message>
    <message>
        <source>Which edges of the house form circles? What is left when they are melted?</source>
        <comment>10/text</comment>
        <translation>বাড়ির কোন রেখাগুলো চক্র বানায়? সেগুলো গলালে কী থাকে?</translation>
    </message>
    <message>
        <source>The walls with the ceiling and the ground are one circle, the roof with the ceiling another; they touch, so all their joints melt together. Draw the house after melting: the ground with six loops, a stalk of two and a stalk of one, and the door. Then melt the door too.</source>
        <comment>10/notes</comment>
        <translation>দেয়াল, ছাদের তলা আর মাটি মিলে একটা চক্র, চাল আর ছাদের তলা মিলে আরেকটা; তারা ছুঁয়ে আছে, তাই সব গিঁট গলে এক হয়। গলানোর পরের বাড়িটা আঁকুন: মাটিতে ছয়টি ফাঁস, দুইয়ের একটা ডাঁটা, একের একটা ডাঁটা, আর দরজা। তারপর দরজাটাও গলান।</translation>
    </message>
    <message>
        <source>Walls, ceiling and roof melt into the ground; their six loops cancel.

**Chimney** and **single edge** are left, 2 ⊕ 1 = 3, and the **door** is worth 1. Together [2](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?grundy=2).

So the chimney must become 0: [cut its lower edge](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?only=hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,0-7g,7-8g,8-0g,2-9g).</source>
        <comment>10/reveal</comment>
        <translation>দেয়াল, ছাদের তলা আর চাল গলে মাটিতে মেশে; তাদের ছয়টি ফাঁস কাটাকাটি হয়ে যায়।

থাকে **চিমনি** আর **একলা রেখা**, 2 ⊕ 1 = 3, আর **দরজার** মান 1। সব মিলিয়ে [2](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?grundy=2)।

তাই চিমনিকে 0 হতে হবে: [তার নিচের রেখাটা কাটো](hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g?only=hackenbush:0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,0-7g,7-8g,8-0g,2-9g)।</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>What is the Grundy value of the drawing? Melt the circles, then use the rule of forks.</source>
        <comment>11/text</comment>
        <translation>ছবিটার গ্রান্ডি সংখ্যা কত? চক্রগুলো গলাও, তারপর শাখামোড়ের নিয়ম।</translation>
    </message>
    <message>
        <source>Not every drawing has a circle. Let pupils mark the circles in colour and write “odd” or “even” on them.</source>
        <comment>11/notes</comment>
        <translation>সব ছবিতে চক্র নেই। শিক্ষার্থীরা চক্রগুলো রং করে পাশে “জোড়” বা “বিজোড়” লিখুক।</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>জেতো</translation>
    </message>
    <message>
        <source>You know the value of the house. Start, and win against the perfect computer.</source>
        <comment>12/text</comment>
        <translation>বাড়িটার মান তোমার জানা। শুরু করো, নিখুঁত কম্পিউটারকে হারাও।</translation>
    </message>
    <message>
        <source>After the first cut everything balances: the single edge against the door, the loops of the house in pairs. Answer each cut by melting the picture again.</source>
        <comment>12/notes</comment>
        <translation>প্রথমবার কাটার পরে সব ভারসাম্যে: একলা রেখার সঙ্গে দরজা, বাড়ির ফাঁসগুলো জোড়ায় জোড়ায়। প্রতিটি কাটার জবাবে ছবিটা আবার গলান।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- **Fusion:** a circle melts into one joint; its edges become loops, each worth one edge.
- So an odd circle is worth 1 and an even one 0. [A tent is worth 1](hackenbush:0-1g,1-2g,2-0g?grundy=1).
- With fusion and the rule of forks every green drawing is a row of Nim heaps.

So far both of you could cut every edge. Next each player has a colour, and the values become fractions!</source>
        <comment>13/text</comment>
        <translation>- **ফিউশন:** চক্র গলে একটা গিঁট হয়; তার রেখাগুলো হয় ফাঁস, প্রতিটির মান একটা রেখার সমান।
- তাই বিজোড় চক্রের মান 1, জোড় চক্রের 0। [তাঁবুর মান 1](hackenbush:0-1g,1-2g,2-0g?grundy=1)।
- ফিউশন আর শাখামোড়ের নিয়ম মিলিয়ে প্রতিটি সবুজ ছবি আসলে নিমের এক সারি স্তূপ।

এতক্ষণ দুজনেই সব রেখা কাটতে পারতে। এরপর প্রত্যেকের একটা করে রং, আর মান হয়ে যায় ভগ্নাংশ!</translation>
    </message>
    <message>
        <source>**Exit question:** a tent of five edges beside a stalk of one edge? (1 ⊕ 1 = 0: P.)</source>
        <comment>13/notes</comment>
        <translation>**শেষ প্রশ্ন:** পাঁচ রেখার তাঁবু, পাশে এক রেখার ডাঁটা? (1 ⊕ 1 = 0: P।)</translation>
    </message>
</context>
<context>
    <name>five-three-two</name>
    <message>
        <source>The values of 5, 3 and 2</source>
        <comment>title</comment>
        <translation>5, 3 আর 2-এর মান</translation>
    </message>
    <message>
        <source>A surprising pattern in the table of Nim, and what it says about 5, 3, 2.</source>
        <comment>about</comment>
        <translation>নিমের সারণিতে আশ্চর্য একটা প্যাটার্ন, আর 5, 3, 2 সম্পর্কে সে কী বলে।</translation>
    </message>
    <message>
        <source>work out a nim-sum by splitting into 1, 2, 4, 8</source>
        <comment>aims</comment>
        <translation>1, 2, 4, 8-এ ভেঙে নিম-যোগফল বের করতে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>The game starts with heaps of 3, 5 and 6. The computer begins, and it plays at random. You have an answer to every move. Which answer? Think of the heap that balances the other two.</source>
        <comment>1/text</comment>
        <translation>খেলা শুরু 3, 5 আর 6-এর স্তূপ নিয়ে। কম্পিউটার শুরু করবে, আর সে এলোমেলো খেলে। প্রতিটি চালের একটা জবাব তোমার আছে। কোনটা? ভাবো, কোন স্তূপ অন্য দুটির ভারসাম্য আনে।</translation>
    </message>
    <message>
        <source>3, 5, 6 is P: each heap balances the other two. Pupils have no rule yet; they may use the table of the last lesson. Afterwards ask for the moves that were hard to answer.</source>
        <comment>1/notes</comment>
        <translation>3, 5, 6 হলো P: প্রতিটি স্তূপ অন্য দুটির ভারসাম্য আনে। শিক্ষার্থীদের হাতে এখনো কোনো নিয়ম নেই; আগের পাঠের সারণিটা দেখতে পারে। পরে জিজ্ঞেস করুন, কোন চালগুলোর জবাব দিতে কষ্ট হয়েছে।</translation>
    </message>
    <message>
        <source>The table again</source>
        <comment>2/title</comment>
        <translation>আবার সেই সারণি</translation>
    </message>
    <message>
        <source>Here is the table of the last lesson once more, a little larger. Check two or three of its numbers: the smallest number that is missing on the way to the two sides. Then look for patterns.</source>
        <comment>2/text</comment>
        <translation>আগের পাঠের সারণিটা আবার, একটু বড় করে। দু-তিনটি সংখ্যা মিলিয়ে দেখো: দুই ধারে যাওয়ার পথে সবচেয়ে ছোট যেটা নেই। তারপর প্যাটার্ন খোঁজো।</translation>
    </message>
    <message>
        <source>Collect what the class sees: zeros on the diagonal; every number once in each row; blocks of two by two and of four by four. Let them wonder about 4, 1, which is 5 like a sum, and 5, 1, which is 4 like a difference.</source>
        <comment>2/notes</comment>
        <translation>ক্লাস যা যা দেখে, লিখে রাখুন: কর্ণে শূন্য; প্রতি সারিতে প্রতিটি সংখ্যা একবার; দুই-বাই-দুই আর চার-বাই-চার চৌকো। 4, 1 যে 5, যোগফলের মতো, আর 5, 1 যে 4, বিয়োগফলের মতো, তা নিয়ে ওদের অবাক হতে দিন।</translation>
    </message>
    <message>
        <source>A pattern</source>
        <comment>3/title</comment>
        <translation>একটা প্যাটার্ন</translation>
    </message>
    <message>
        <source>In the finished table 2 and 1 make 3. 4 and 1 make 5. 4 and 2 make 6. But 3 and 1 make 2, and 5 and 1 make 4. When is it the ordinary sum, and when not?</source>
        <comment>3/text</comment>
        <translation>পুরো সারণিতে 2 আর 1 মিলে 3। 4 আর 1 মিলে 5। 4 আর 2 মিলে 6। কিন্তু 3 আর 1 মিলে 2, আর 5 আর 1 মিলে 4। কখন সাধারণ যোগফল, কখন নয়?</translation>
    </message>
    <message>
        <source>Use coins or slips with 1, 2, 4 for the splitting. Let pupils check three more squares of the table: 3 ⊕ 2 = 1, 5 ⊕ 4 = 1, 5 ⊕ 2 = 7. Lessons 8 and 9 prove that the rule is always right.</source>
        <comment>3/notes</comment>
        <translation>ভাঙার জন্য 1, 2, 4 লেখা মুদ্রা বা কাগজ নিন। সারণির আরও তিনটি ঘর ওরা মিলিয়ে দেখুক: 3 ⊕ 2 = 1, 5 ⊕ 4 = 1, 5 ⊕ 2 = 7। নিয়মটা যে সবসময় ঠিক, পাঠ 8 আর 9-এ তার প্রমাণ।</translation>
    </message>
    <message>
        <source>Split each heap into **1, 2, 4, 8, …**, each used once at most: 3 is 2 + 1, and 5 is 4 + 1. **Equal parts in two heaps cancel**, like two equal heaps. What is left over is added.

- [4 and 2](nim:4,2?grundy=6): nothing is equal, so 4 + 2 = 6.
- [5 and 1](nim:5,1?grundy=4): 5 is 4 + 1, the ones cancel, 4 is left.
- [5 and 3](nim:5,3?grundy=6): 4 + 1 and 2 + 1, the ones cancel, 4 + 2 = 6.

This is called the **nim-sum** and written ⊕. So 5 ⊕ 3 = 6.</source>
        <comment>3/reveal</comment>
        <translation>প্রতিটি স্তূপকে **1, 2, 4, 8, …**-এ ভাঙো, একেকটা বড়জোর একবার: 3 হলো 2 + 1, আর 5 হলো 4 + 1। **দুই স্তূপের সমান অংশ কাটাকাটি হয়ে যায়**, দুটি সমান স্তূপের মতোই। যা থাকে, তা যোগ হয়।

- [4 আর 2](nim:4,2?grundy=6): সমান কিছু নেই, তাই 4 + 2 = 6।
- [5 আর 1](nim:5,1?grundy=4): 5 হলো 4 + 1, দুটি 1 কাটাকাটি হয়ে যায়, থাকে 4।
- [5 আর 3](nim:5,3?grundy=6): 4 + 1 আর 2 + 1, দুটি 1 কাটাকাটি হয়ে যায়, 4 + 2 = 6।

এর নাম **নিম-যোগফল**, লেখা হয় ⊕। তাই 5 ⊕ 3 = 6।</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>4/title</comment>
        <translation>এবার তুমি</translation>
    </message>
    <message>
        <source>What is **6 ⊕ 3**?</source>
        <comment>4/text</comment>
        <translation>**6 ⊕ 3** কত?</translation>
    </message>
    <message>
        <source>Let them check it with balance: 6, 3, 5 must be P.</source>
        <comment>4/notes</comment>
        <translation>ভারসাম্য দিয়ে মিলিয়ে দেখুক: 6, 3, 5 অবশ্যই P হবে।</translation>
    </message>
    <message>
        <source>9</source>
        <comment>4/choice 1</comment>
        <translation>9</translation>
    </message>
    <message>
        <source>That is the ordinary sum. Both have a part 2 (6 is 4 + 2, and 3 is 2 + 1), and the twos cancel.</source>
        <comment>4/because 1</comment>
        <translation>এটা সাধারণ যোগফল। দুটিতেই একটা 2 আছে (6 হলো 4 + 2, আর 3 হলো 2 + 1), দুটি 2 কাটাকাটি হয়ে যায়।</translation>
    </message>
    <message>
        <source>3</source>
        <comment>4/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>That is the difference. Split first: 4 + 2 and 2 + 1. The twos cancel, and 4 + 1 is left.</source>
        <comment>4/because 2</comment>
        <translation>এটা বিয়োগফল। আগে ভাঙো: 4 + 2 আর 2 + 1। দুটি 2 কাটাকাটি হয়ে যায়, থাকে 4 + 1।</translation>
    </message>
    <message>
        <source>5</source>
        <comment>4/choice 3</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>Yes: 4 + 2 and 2 + 1. The twos cancel, and 4 + 1 is left.</source>
        <comment>4/because 3</comment>
        <translation>হ্যাঁ: 4 + 2 আর 2 + 1। দুটি 2 কাটাকাটি হয়ে যায়, থাকে 4 + 1।</translation>
    </message>
    <message>
        <source>All of 5, 3, 2 with values</source>
        <comment>5/title</comment>
        <translation>5, 3, 2-এর সব মান</translation>
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
        <translation>তিন স্তূপেও একই কাজ: 5 ⊕ 3 = 6, আর 6 ⊕ 2 = 4। তাই [5, 3, 2](nim:5,3,2?grundy=4)-এর মান 4। সেই 37টি অবস্থানই আবার, এবার মান সহ:

- 0,0,0 **0** · 1,0,0 **1** · 2,0,0 **2** · 3,0,0 **3** · 4,0,0 **4** · 5,0,0 **5**
- 1,1,0 **0** · 2,1,0 **3** · 3,1,0 **2** · 4,1,0 **5** · 5,1,0 **4**
- 1,1,1 **1** · 2,1,1 **2** · 3,1,1 **3** · 4,1,1 **4** · 5,1,1 **5**
- 2,2,0 **0** · 3,2,0 **1** · 4,2,0 **6** · 5,2,0 **7**
- 2,2,1 **1** · 2,2,2 **2** · 3,2,2 **3** · 4,2,2 **4** · 5,2,2 **5**
- 3,3,0 **0** · 4,3,0 **7** · 5,3,0 **6** · 3,3,1 **1** · 3,3,2 **2**
- 3,2,1 **0** · 4,2,1 **7** · 5,2,1 **6** · 4,3,1 **6** · 5,3,1 **7** · 4,3,2 **5** · 5,3,2 **4**

শূন্যগুলো সেই পাঁচটি P-অবস্থান, যা তুমি হাতে-কলমে পেয়েছিলে।</translation>
    </message>
    <message>
        <source>Let each pupil check two of the values with the splitting. Count the zeros together: five.</source>
        <comment>5/notes</comment>
        <translation>প্রত্যেকে ভেঙে ভেঙে দুটি করে মান মিলিয়ে দেখুক। শূন্যগুলো একসঙ্গে গুনুন: পাঁচটি।</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>6/title</comment>
        <translation>চালটা খোঁজো</translation>
    </message>
    <message>
        <source>5, 3, 2 is worth 4. Which move leaves a position of value 0?</source>
        <comment>6/text</comment>
        <translation>5, 3, 2-এর মান 4। কোন চালে মান 0 এমন অবস্থান থাকে?</translation>
    </message>
    <message>
        <source>The 5 must become what balances 3 and 2, that is 3 ⊕ 2 = 1. This way of thinking finds every winning move: ask for each heap what would balance all the others, and see whether that is smaller.</source>
        <comment>6/notes</comment>
        <translation>3 আর 2-এর ভারসাম্য যা আনে, 5-কে তা-ই হতে হবে, মানে 3 ⊕ 2 = 1। এই ভাবনাতেই জেতার সব চাল পাওয়া যায়: প্রতিটি স্তূপের জন্য জিজ্ঞেস করুন, বাকিগুলোর ভারসাম্য কীসে আসে, আর সেটা স্তূপটার চেয়ে ছোট কি না।</translation>
    </message>
    <message>
        <source>Make the 5 a 4</source>
        <comment>6/choice 1</comment>
        <translation>5-কে 4 করব</translation>
    </message>
    <message>
        <source>Then 4 ⊕ 3 ⊕ 2 = 5, and not 0.</source>
        <comment>6/because 1</comment>
        <translation>তাহলে 4 ⊕ 3 ⊕ 2 = 5, 0 নয়।</translation>
    </message>
    <message>
        <source>Take the 3</source>
        <comment>6/choice 2</comment>
        <translation>3-টা নেব</translation>
    </message>
    <message>
        <source>Then 5 ⊕ 2 = 7, and not 0.</source>
        <comment>6/because 2</comment>
        <translation>তাহলে 5 ⊕ 2 = 7, 0 নয়।</translation>
    </message>
    <message>
        <source>Make the 5 a 1</source>
        <comment>6/choice 3</comment>
        <translation>5-কে 1 করব</translation>
    </message>
    <message>
        <source>Yes: 1 ⊕ 3 ⊕ 2 = 0. Now the value is 0, and the other player must change it.</source>
        <comment>6/because 3</comment>
        <translation>হ্যাঁ: 1 ⊕ 3 ⊕ 2 = 0। এখন মান 0, আর অন্যজনকে সেটা বদলাতেই হবে।</translation>
    </message>
    <message>
        <source>Take the 2</source>
        <comment>6/choice 4</comment>
        <translation>2-টা নেব</translation>
    </message>
    <message>
        <source>Then 5 ⊕ 3 = 6, and not 0.</source>
        <comment>6/because 4</comment>
        <translation>তাহলে 5 ⊕ 3 = 6, 0 নয়।</translation>
    </message>
    <message>
        <source>Find the value</source>
        <comment>7/title</comment>
        <translation>মান বের করো</translation>
    </message>
    <message>
        <source>What is the Grundy value of these positions?</source>
        <comment>7/text</comment>
        <translation>এই অবস্থানগুলোর গ্রান্ডি সংখ্যা কত?</translation>
    </message>
    <message>
        <source>The splitting into 1, 2, 4 is enough here. Writing the parts below each other prepares the next lesson.</source>
        <comment>7/notes</comment>
        <translation>এখানে 1, 2, 4-এ ভাঙাই যথেষ্ট। অংশগুলো একটার নিচে একটা লিখলে পরের পাঠের প্রস্তুতি হয়ে যায়।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>8/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- The **Grundy value** of a position is the heap that balances it. [Value 0](nim:1,3,2?grundy=0&amp;outcome=P) means P.
- It is the **mex** of the values that can be left.
- In Nim it is the **nim-sum**: split into 1, 2, 4, 8, …, let equal parts cancel, add the rest.

The splitting is much easier on paper when the parts stand in columns. That is what binary numbers are for, and they come next.</source>
        <comment>8/text</comment>
        <translation>- অবস্থানের **গ্রান্ডি সংখ্যা** হলো সেই স্তূপ, যা তার ভারসাম্য আনে। [মান 0](nim:1,3,2?grundy=0&amp;outcome=P) মানে P।
- যে মানগুলো রেখে আসা যায়, এটা তাদের **mex**।
- নিমে এটা **নিম-যোগফল**: 1, 2, 4, 8, …-এ ভাঙো, সমান অংশ কাটো, বাকিটা যোগ করো।

অংশগুলো কলামে সাজানো থাকলে কাগজে ভাঙাটা অনেক সহজ। দ্বিমিক সংখ্যা সেই কাজেই লাগে, আর এরপর সেটাই আসছে।</translation>
    </message>
    <message>
        <source>**Exit question:** the value of 7, 2? (4 + 2 + 1 and 2: 5.) Which heap must join 7 and 2 to make P? (5.)</source>
        <comment>8/notes</comment>
        <translation>**শেষ প্রশ্ন:** 7, 2-এর মান? (4 + 2 + 1 আর 2: 5।) 7 আর 2-এর সঙ্গে কোন স্তূপ জুড়লে P হয়? (5।)</translation>
    </message>
</context>
<context>
    <name>green-hackenbush</name>
    <message>
        <source>Green Hackenbush: stalks and trees</source>
        <comment>title</comment>
        <translation>সবুজ হ্যাকেনবুশ: ডাঁটা আর গাছ</translation>
    </message>
    <message>
        <source>Cut an edge, and what hangs on it falls. How much is a tree worth?</source>
        <comment>about</comment>
        <translation>রেখা কাটো, তাতে যা ঝুলছিল সব পড়ে যায়। একটা গাছের মান কত?</translation>
    </message>
    <message>
        <source>find the value of a tree</source>
        <comment>aims</comment>
        <translation>গাছের মান বের করতে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>Lines grow from the ground. They are called **edges**, and their ends **joints**. On your turn cut **one edge**. Everything that is no longer joined to the ground falls away. Whoever makes the last cut wins.

Play it in pairs. The two stalks have 3 and 2 edges.</source>
        <comment>1/text</comment>
        <translation>মাটি থেকে কয়েকটা দাগ উপরে উঠে গেছে। এগুলোকে বলে **রেখা**, আর রেখার মাথাগুলোকে **গিঁট**। তোমার পালায় **একটা রেখা** কাটো। মাটির সঙ্গে যার আর যোগ থাকে না, সে পড়ে যায়। যে শেষবার কাটে, সে জেতে।

জোড়ায় জোড়ায় খেলো। দুটি ডাঁটায় 3 আর 2টি রেখা।</translation>
    </message>
    <message>
        <source>Green edges may be cut by both players. Draw it on the board with chalk: cutting means wiping it out. **Ask:** “Which game is that?”</source>
        <comment>1/notes</comment>
        <translation>সবুজ রেখা দুজনেই কাটতে পারে। চক দিয়ে বোর্ডে আঁকুন: কাটা মানে মুছে ফেলা। **জিজ্ঞেস করুন:** “এটা কোন খেলা?”</translation>
    </message>
    <message>
        <source>A single stalk</source>
        <comment>2/title</comment>
        <translation>একটা ডাঁটা</translation>
    </message>
    <message>
        <source>A stalk of **four** green edges. What can you leave with one cut?</source>
        <comment>2/text</comment>
        <translation>**চারটি** সবুজ রেখার একটা ডাঁটা। একবার কেটে কী কী রাখা যায়?</translation>
    </message>
    <message>
        <source>So a row of stalks is plain Nim.</source>
        <comment>2/notes</comment>
        <translation>তাহলে এক সারি ডাঁটা মানে সোজাসুজি নিম।</translation>
    </message>
    <message>
        <source>Only three edges</source>
        <comment>2/choice 1</comment>
        <translation>শুধু তিনটি রেখা</translation>
    </message>
    <message>
        <source>You may cut further down: then more falls.</source>
        <comment>2/because 1</comment>
        <translation>আরও নিচেও কাটাকাটি হয়ে যায়: তখন আরও বেশি পড়ে।</translation>
    </message>
    <message>
        <source>3, 2, 1 or 0 edges</source>
        <comment>2/choice 2</comment>
        <translation>3, 2, 1 বা 0টি রেখা</translation>
    </message>
    <message>
        <source>Yes. A cut leaves what is below it. So the stalk is a heap of four.</source>
        <comment>2/because 2</comment>
        <translation>হ্যাঁ। কাটার নিচে যা থাকে তা রয়ে যায়। তাই ডাঁটাটা চারের স্তূপ।</translation>
    </message>
    <message>
        <source>Any number, also more than four</source>
        <comment>2/choice 3</comment>
        <translation>যে-কোনো সংখ্যা, চারের বেশিও</translation>
    </message>
    <message>
        <source>Nothing grows back.</source>
        <comment>2/because 3</comment>
        <translation>কিছুই আবার গজায় না।</translation>
    </message>
    <message>
        <source>Two stalks</source>
        <comment>3/title</comment>
        <translation>দুটি ডাঁটা</translation>
    </message>
    <message>
        <source>Stalks of 3 and 2 edges. Which cut wins?</source>
        <comment>3/text</comment>
        <translation>3 আর 2টি রেখার ডাঁটা। কোথায় কাটলে জিত?</translation>
    </message>
    <message>
        <source>Nim with 3 and 2.</source>
        <comment>3/notes</comment>
        <translation>3 আর 2 নিয়ে নিম।</translation>
    </message>
    <message>
        <source>The lowest edge of the longer stalk</source>
        <comment>3/choice 1</comment>
        <translation>লম্বা ডাঁটার সবচেয়ে নিচের রেখা</translation>
    </message>
    <message>
        <source>Then the other player cuts down the other stalk.</source>
        <comment>3/because 1</comment>
        <translation>তাহলে অন্যজন অন্য ডাঁটাটা গোড়া থেকে কেটে দেয়।</translation>
    </message>
    <message>
        <source>The topmost edge of the shorter stalk</source>
        <comment>3/choice 2</comment>
        <translation>খাটো ডাঁটার সবচেয়ে উপরের রেখা</translation>
    </message>
    <message>
        <source>Then 3 and 1 are left. The other player makes them equal.</source>
        <comment>3/because 2</comment>
        <translation>তাহলে 3 আর 1 থাকে। অন্যজন সমান করে দেয়।</translation>
    </message>
    <message>
        <source>The topmost edge of the longer stalk</source>
        <comment>3/choice 3</comment>
        <translation>লম্বা ডাঁটার সবচেয়ে উপরের রেখা</translation>
    </message>
    <message>
        <source>Yes. Both stalks have two edges then: copy.</source>
        <comment>3/because 3</comment>
        <translation>হ্যাঁ। দুই ডাঁটাতেই তখন দুটি রেখা: নকল করো।</translation>
    </message>
    <message>
        <source>A fork</source>
        <comment>4/title</comment>
        <translation>একটা শাখামোড়</translation>
    </message>
    <message>
        <source>One edge from the ground, and on top of it **two** edges: a Y. Does the Y count like a stalk of three, because it has three edges?</source>
        <comment>4/text</comment>
        <translation>মাটি থেকে একটা রেখা, তার মাথায় **দুটি** রেখা: একটা Y। এতে তিনটি রেখা, তাই Y কি তিনের ডাঁটার সমান?</translation>
    </message>
    <message>
        <source>Two moves leave a stalk of two (value 2), one leaves nothing (value 0). The mex of {0, 2} is 1.</source>
        <comment>4/notes</comment>
        <translation>দুটি চালে দুইয়ের ডাঁটা থাকে (মান 2), একটায় কিছুই থাকে না (মান 0)। {0, 2}-এর mex হলো 1।</translation>
    </message>
    <message>
        <source>Yes, three edges are three edges</source>
        <comment>4/choice 1</comment>
        <translation>হ্যাঁ, তিনটি রেখা তো তিনটি রেখাই</translation>
    </message>
    <message>
        <source>With a stalk of three you could leave a stalk of two, and another time a single edge. What can you leave from the Y?</source>
        <comment>4/because 1</comment>
        <translation>তিনের ডাঁটায় কখনো দুইয়ের ডাঁটা রাখা যেত, কখনো একটা রেখা। Y থেকে কী কী রাখা যায়?</translation>
    </message>
    <message>
        <source>No, it counts like a single edge</source>
        <comment>4/choice 2</comment>
        <translation>না, এটা একটা রেখার সমান</translation>
    </message>
    <message>
        <source>Yes. On top are two equal stalks, and they cancel: whoever cuts one of them is answered by a cut in the other. Only the trunk counts.</source>
        <comment>4/because 2</comment>
        <translation>হ্যাঁ। মাথায় দুটি সমান ডাঁটা, তাদের কাটাকাটি হয়ে যায়: একটায় কাটলে জবাবে অন্যটায় কাটা হয়। ধর্তব্য শুধু কাণ্ডটা।</translation>
    </message>
    <message>
        <source>It counts like two edges</source>
        <comment>4/choice 3</comment>
        <translation>এটা দুটি রেখার সমান</translation>
    </message>
    <message>
        <source>Test it: put a stalk of two edges beside the Y. If the Y counted like two, the player to move would lose. But cutting the topmost edge of the stalk wins, because a Y beside a single edge is P.</source>
        <comment>4/because 3</comment>
        <translation>পরীক্ষা করো: Y-এর পাশে দুটি রেখার একটা ডাঁটা রাখো। Y দুইয়ের সমান হলে যার পালা সে হারত। কিন্তু ডাঁটার সবচেয়ে উপরের রেখাটা কাটলেই জিত, কারণ একটা রেখার পাশে Y হলো P।</translation>
    </message>
    <message>
        <source>The value of the fork</source>
        <comment>5/title</comment>
        <translation>শাখামোড়ের মান</translation>
    </message>
    <message>
        <source>Check it by the rule of the smallest missing number: what can be left from the Y?</source>
        <comment>5/text</comment>
        <translation>সবচেয়ে ছোট অনুপস্থিত সংখ্যার নিয়মে মিলিয়ে দেখো: Y থেকে কী কী রাখা যায়?</translation>
    </message>
    <message>
        <source>This is the mex from the lesson on Grundy values. The two branches, 1 ⊕ 1 = 0, count as nothing on top of the trunk, and the trunk adds one edge below. The next step names the rule.</source>
        <comment>5/notes</comment>
        <translation>গ্রান্ডি সংখ্যার পাঠের সেই mex। দুটি ডাল, 1 ⊕ 1 = 0, কাণ্ডের মাথায় কিছুই নয়, আর কাণ্ড নিচে একটা রেখা যোগ করে। নিয়মটার নাম পরের ধাপে।</translation>
    </message>
    <message>
        <source>Cutting one of the two branches leaves a stalk of two: value **2**. Cutting the trunk leaves nothing: value **0**. The smallest missing number is **1**, so [the Y is worth 1](hackenbush:0-1g,1-2g,1-3g?grundy=1).</source>
        <comment>5/reveal</comment>
        <translation>দুটি ডালের একটা কাটলে দুইয়ের ডাঁটা থাকে: মান **2**। কাণ্ড কাটলে কিছুই থাকে না: মান **0**। সবচেয়ে ছোট অনুপস্থিত সংখ্যা **1**, তাই [Y-এর মান 1](hackenbush:0-1g,1-2g,1-3g?grundy=1)।</translation>
    </message>
    <message>
        <source>The rule of forks</source>
        <comment>6/title</comment>
        <translation>শাখামোড়ের নিয়ম</translation>
    </message>
    <message>
        <source>**Where several branches meet at a joint, you may replace them by a single stalk. Its length is the nim-sum of the branches.**

Each edge below makes it one longer. So work from the top down.

Here 2 ⊕ 1 = 3, so a stalk of three stands on the trunk: [the tree is worth 4](hackenbush:0-1g,1-2g,2-3g,1-4g?grundy=4).

It is called the *colon principle*. On the board the value is written with a star: ∗4 is a heap of four.</source>
        <comment>6/text</comment>
        <translation>**যে গিঁটে কয়েকটা ডাল মেলে, সেখানে তাদের বদলে একটাই ডাঁটা বসানো যায়। তার দৈর্ঘ্য ডালগুলোর নিম-যোগফল।**

নিচের প্রতিটি রেখায় সেটা এক করে লম্বা হয়। তাই উপর থেকে নিচে নামো।

এখানে 2 ⊕ 1 = 3, তাই কাণ্ডের মাথায় তিনের ডাঁটা: [গাছটার মান 4](hackenbush:0-1g,1-2g,2-3g,1-4g?grundy=4)।

এর নাম *কোলন নীতি*। বোর্ডে মানটা লেখা হয় তারা দিয়ে: ∗4 মানে চারের স্তূপ।</translation>
    </message>
    <message>
        <source>Nim-sum across, plus one down. Watch out for the mistake of adding everything.</source>
        <comment>6/notes</comment>
        <translation>পাশাপাশি নিম-যোগফল, নিচে নামলে এক যোগ। সব যোগ করে ফেলার ভুলটার দিকে খেয়াল রাখুন।</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>7/title</comment>
        <translation>তোমার পালা</translation>
    </message>
    <message>
        <source>A trunk of **one** edge, and on it **three** branches with 1, 2 and 3 edges. What is the tree worth?</source>
        <comment>7/text</comment>
        <translation>**এক** রেখার একটা কাণ্ড, তার মাথায় **তিনটি** ডাল, 1, 2 আর 3টি রেখার। গাছটার মান কত?</translation>
    </message>
    <message>
        <source>So there is just one winning cut: the trunk.</source>
        <comment>7/notes</comment>
        <translation>তাই জেতার কাটা একটাই: কাণ্ডটা।</translation>
    </message>
    <message>
        <source>7</source>
        <comment>7/choice 1</comment>
        <translation>7</translation>
    </message>
    <message>
        <source>You counted all edges. Branches are joined by the nim-sum.</source>
        <comment>7/because 1</comment>
        <translation>তুমি সব রেখা গুনেছ। ডালগুলো জোড়ে নিম-যোগফলে।</translation>
    </message>
    <message>
        <source>0</source>
        <comment>7/choice 2</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>1 ⊕ 2 ⊕ 3 = 0, but the trunk is still there.</source>
        <comment>7/because 2</comment>
        <translation>1 ⊕ 2 ⊕ 3 = 0, কিন্তু কাণ্ডটা তো রয়েছে।</translation>
    </message>
    <message>
        <source>1</source>
        <comment>7/choice 3</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>Yes. 1 ⊕ 2 ⊕ 3 = 0, and the trunk adds one.</source>
        <comment>7/because 3</comment>
        <translation>হ্যাঁ। 1 ⊕ 2 ⊕ 3 = 0, আর কাণ্ড এক যোগ করে।</translation>
    </message>
    <message>
        <source>4</source>
        <comment>7/choice 4</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>You took the longest branch and the trunk. Use the nim-sum of all three.</source>
        <comment>7/because 4</comment>
        <translation>তুমি সবচেয়ে লম্বা ডাল আর কাণ্ড নিয়েছ। তিনটিরই নিম-যোগফল নাও।</translation>
    </message>
    <message>
        <source>A real tree</source>
        <comment>8/title</comment>
        <translation>সত্যিকারের গাছ</translation>
    </message>
    <message>
        <source>Work out this tree, from the top down. At each fork write the nim-sum, for each edge below add one.</source>
        <comment>8/text</comment>
        <translation>উপর থেকে নিচে এই গাছের মান বের করো। প্রতি শাখামোড়ে নিম-যোগফল লেখো, নিচের প্রতি রেখায় এক যোগ করো।</translation>
    </message>
    <message>
        <source>Let the class call out the numbers from the top down, and write them at the forks. A typical mistake is to forget the +1 of the edge below a fork of value 0.</source>
        <comment>8/notes</comment>
        <translation>ক্লাস উপর থেকে নিচে সংখ্যাগুলো বলুক, আপনি মোড়ে মোড়ে লিখুন। চেনা ভুল: মান 0-র শাখামোড়ের নিচের রেখার +1 ভুলে যাওয়া।</translation>
    </message>
    <message>
        <source>- The branch with the fork of 1 and 2: 1 ⊕ 2 = 3, and the edge below makes **4**.
- The other one, from the top: 1 ⊕ 1 = 0 and an edge, 1. Beside it stands a single edge: 1 ⊕ 1 = 0, and the two edges below make **2**.
- Where both meet: 4 ⊕ 2 = 6. The trunk makes [7](hackenbush:0-1g,1-2g,2-3g,2-4g,4-5g,1-6g,6-7g,7-8g,7-9g,9-10g,9-11g?grundy=7&amp;only=hackenbush:).</source>
        <comment>8/reveal</comment>
        <translation>- 1 আর 2-এর শাখামোড়ওয়ালা ডাল: 1 ⊕ 2 = 3, নিচের রেখাটা নিয়ে **4**।
- অন্যটা, উপর থেকে: 1 ⊕ 1 = 0 আর একটা রেখা, 1। পাশে একটা একলা রেখা: 1 ⊕ 1 = 0, আর নিচের দুটি রেখা নিয়ে **2**।
- দুটি যেখানে মেলে: 4 ⊕ 2 = 6। কাণ্ড নিয়ে [7](hackenbush:0-1g,1-2g,2-3g,2-4g,4-5g,1-6g,6-7g,7-8g,7-9g,9-10g,9-11g?grundy=7&amp;only=hackenbush:)।</translation>
    </message>
    <message>
        <source>But a cut can make it larger!</source>
        <comment>9/title</comment>
        <translation>কিন্তু কাটলে তো বাড়তেও পারে!</translation>
    </message>
    <message>
        <source>In the Y you can cut a branch, and the value goes **up** from 1 to 2. Does that spoil everything?</source>
        <comment>9/text</comment>
        <translation>Y-এর একটা ডাল কাটলে মান 1 থেকে **বেড়ে** 2 হয়। তাতে কি সব ভেস্তে যায়?</translation>
    </message>
    <message>
        <source>Growing and undoing again. **Ask for the move back:** cut the topmost edge of the stalk of two.</source>
        <comment>9/notes</comment>
        <translation>আবার সেই বাড়া আর ফিরিয়ে দেওয়া। **ফেরানোর চালটা জিজ্ঞেস করুন:** দুইয়ের ডাঁটার সবচেয়ে উপরের রেখা কাটা।</translation>
    </message>
    <message>
        <source>No. It is like the staircase: the other player cuts the stalk of two down to one edge, and the value is 1 again. And with every cut the picture gets smaller, so it must end.</source>
        <comment>9/reveal</comment>
        <translation>না। এটা সিঁড়ির মতোই: অন্যজন দুইয়ের ডাঁটাকে কেটে এক রেখা করে দেয়, আর মান আবার 1 হয়। আর প্রতি কাটায় ছবিটা ছোট হয়, তাই শেষ হতে বাধ্য।</translation>
    </message>
    <message>
        <source>A garden</source>
        <comment>10/title</comment>
        <translation>একটা বাগান</translation>
    </message>
    <message>
        <source>A Y, worth 1, stands beside a stalk of **three** edges. It is your turn. Which cut wins?</source>
        <comment>10/text</comment>
        <translation>একটা Y, মান 1, পাশে **তিন** রেখার একটা ডাঁটা। তোমার পালা। কোথায় কাটলে জিত?</translation>
    </message>
    <message>
        <source>Value of the garden: 1 ⊕ 3 = 2. The stalk of three must become 1.</source>
        <comment>10/notes</comment>
        <translation>বাগানের মান: 1 ⊕ 3 = 2। তিনের ডাঁটাকে 1 হতে হবে।</translation>
    </message>
    <message>
        <source>The trunk of the Y</source>
        <comment>10/choice 1</comment>
        <translation>Y-এর কাণ্ড</translation>
    </message>
    <message>
        <source>Then the other player cuts down the stalk of three.</source>
        <comment>10/because 1</comment>
        <translation>তাহলে অন্যজন তিনের ডাঁটাটা গোড়া থেকে কেটে দেয়।</translation>
    </message>
    <message>
        <source>The topmost edge of the stalk</source>
        <comment>10/choice 2</comment>
        <translation>ডাঁটার সবচেয়ে উপরের রেখা</translation>
    </message>
    <message>
        <source>Then the stalk has two edges, and 1 ⊕ 2 = 3 is not 0.</source>
        <comment>10/because 2</comment>
        <translation>তাহলে ডাঁটায় দুটি রেখা, আর 1 ⊕ 2 = 3, যা 0 নয়।</translation>
    </message>
    <message>
        <source>The second edge of the stalk</source>
        <comment>10/choice 3</comment>
        <translation>ডাঁটার দ্বিতীয় রেখা</translation>
    </message>
    <message>
        <source>Yes. One edge of the stalk is left, and 1 ⊕ 1 = 0.</source>
        <comment>10/because 3</comment>
        <translation>হ্যাঁ। ডাঁটার একটা রেখা থাকে, আর 1 ⊕ 1 = 0।</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>Find a winning cut. Work out each plant first.</source>
        <comment>11/text</comment>
        <translation>জেতার একটা কাটা খোঁজো। আগে প্রতিটি গাছের মান বের করো।</translation>
    </message>
    <message>
        <source>Let pupils write the value at each fork before they cut. The winning cut often lies in the plant with the largest value.</source>
        <comment>11/notes</comment>
        <translation>কাটার আগে শিক্ষার্থীরা প্রতি শাখামোড়ে মান লিখুক। জেতার কাটা প্রায়ই সবচেয়ে বড় মানের গাছে।</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>জেতো</translation>
    </message>
    <message>
        <source>Three plants. You start, and the computer is perfect.</source>
        <comment>12/text</comment>
        <translation>তিনটি গাছ। তুমি শুরু করবে, কম্পিউটার নিখুঁত খেলে।</translation>
    </message>
    <message>
        <source>Values: stalk 3, Y 1, tree 4 (2 ⊕ 1 = 3 and the trunk). 3 ⊕ 1 ⊕ 4 = 6. The tree must become 4 ⊕ 6 = 2: cut its branch of two edges off at the lower edge, so that trunk and single branch remain.</source>
        <comment>12/notes</comment>
        <translation>মান: ডাঁটা 3, Y 1, গাছ 4 (2 ⊕ 1 = 3 আর কাণ্ড)। 3 ⊕ 1 ⊕ 4 = 6। গাছটাকে হতে হবে 4 ⊕ 6 = 2: তার দুই রেখার ডালটা নিচের রেখায় কাটুন, যাতে কাণ্ড আর একটা ডাল থাকে।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- A green **stalk** of n edges is a heap of n.
- At a **fork** take the nim-sum of the branches; every edge below adds one. [A Y is worth 1](hackenbush:0-1g,1-2g,1-3g?grundy=1).
- That is enough for all *trees*, pictures without circles.

And when there *are* circles, like a house with a door? That is the next lesson.</source>
        <comment>13/text</comment>
        <translation>- n রেখার সবুজ **ডাঁটা** মানে n-এর স্তূপ।
- **শাখামোড়ে** ডালগুলোর নিম-যোগফল নাও; নিচের প্রতিটি রেখা এক যোগ করে। [Y-এর মান 1](hackenbush:0-1g,1-2g,1-3g?grundy=1)।
- সব *গাছের* জন্য, মানে চক্র নেই এমন সব ছবির জন্য, এটুকুই যথেষ্ট।

আর যদি চক্র *থাকে*, যেমন দরজাওয়ালা একটা বাড়ি? সেটা পরের পাঠে।</translation>
    </message>
    <message>
        <source>**Exit question:** a trunk of two edges, on top two branches of 2 and 3. (2 ⊕ 3 = 1, and two: 3.)</source>
        <comment>13/notes</comment>
        <translation>**শেষ প্রশ্ন:** দুই রেখার কাণ্ড, মাথায় 2 আর 3-এর দুটি ডাল। (2 ⊕ 3 = 1, আর দুই: 3।)</translation>
    </message>
</context>
<context>
    <name>grundy-values</name>
    <message>
        <source>From letters to numbers</source>
        <comment>title</comment>
        <translation>অক্ষর থেকে সংখ্যা</translation>
    </message>
    <message>
        <source>Each position gets a number, its Grundy value: the one heap that balances it.</source>
        <comment>about</comment>
        <translation>প্রতিটি অবস্থান পায় একটা সংখ্যা, তার গ্রান্ডি সংখ্যা: যে একটিমাত্র স্তূপ তার সঙ্গে ভারসাম্য আনে।</translation>
    </message>
    <message>
        <source>find a Grundy value as the smallest missing number (mex)</source>
        <comment>aims</comment>
        <translation>সবচেয়ে ছোট অনুপস্থিত সংখ্যা (mex) হিসেবে গ্রান্ডি সংখ্যা বের করতে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>The game starts with heaps of 4, 2 and 6. Take as many stones as you like from one heap. Whoever takes the last stone wins.

The computer begins, and it plays at random. Whatever it does, you have an answer. Can you always find it?</source>
        <comment>1/text</comment>
        <translation>খেলা শুরু 4, 2 আর 6-এর স্তূপ নিয়ে। একটা স্তূপ থেকে যত খুশি পাথর নাও। যে শেষ পাথরটা নেয়, সে জেতে।

কম্পিউটার শুরু করবে, আর সে এলোমেলো খেলে। সে যা-ই করুক, তোমার একটা জবাব আছে। প্রতিবার কি সেটা খুঁজে পাও?</translation>
    </message>
    <message>
        <source>4, 2, 6 is P, so the pupil, who plays second, can always win; the computer plays at random. Most pupils win in the end without knowing why. **Ask:** “What did you aim for?” They will name equal heaps, and 3, 2, 1.</source>
        <comment>1/notes</comment>
        <translation>4, 2, 6 হলো P, তাই দ্বিতীয় জন, মানে শিক্ষার্থী, সবসময় জিততে পারে; কম্পিউটার এলোমেলো খেলে। বেশির ভাগই শেষে জেতে, কেন জিতল না জেনেই। **জিজ্ঞেস করুন:** “কীসের দিকে যেতে চাইছিলে?” ওরা বলবে সমান স্তূপ, আর 3, 2, 1।</translation>
    </message>
    <message>
        <source>The right partner</source>
        <comment>2/title</comment>
        <translation>ঠিক সঙ্গীটি</translation>
    </message>
    <message>
        <source>Put **one more heap** beside 3 and 2, so that the three heaps together are P. How large must it be?</source>
        <comment>2/text</comment>
        <translation>3 আর 2-এর পাশে **আরও একটি স্তূপ** রাখো, যাতে তিনটি মিলে P হয়। সেটা কত বড় হবে?</translation>
    </message>
    <message>
        <source>This turns the list of P-positions into a question about balance. The picture of a pair of scales helps: 3 and 2 on one side, 1 on the other.</source>
        <comment>2/notes</comment>
        <translation>এতে P-অবস্থানের তালিকাটা হয়ে যায় ভারসাম্যের প্রশ্ন। দাঁড়িপাল্লার ছবিটা কাজে লাগে: এক পাল্লায় 3 আর 2, অন্য পাল্লায় 1।</translation>
    </message>
    <message>
        <source>One stone</source>
        <comment>2/choice 1</comment>
        <translation>একটি পাথর</translation>
    </message>
    <message>
        <source>Yes: 3, 2, 1 is the P-position that we found by hand.</source>
        <comment>2/because 1</comment>
        <translation>হ্যাঁ: 3, 2, 1 সেই P-অবস্থান, যা আমরা হাতে-কলমে পেয়েছিলাম।</translation>
    </message>
    <message>
        <source>Two stones</source>
        <comment>2/choice 2</comment>
        <translation>দুটি পাথর</translation>
    </message>
    <message>
        <source>3, 2 and 2 is N: take the 3, and two equal heaps are left.</source>
        <comment>2/because 2</comment>
        <translation>3, 2 আর 2 হলো N: 3-টা নাও, দুটি সমান স্তূপ থাকে।</translation>
    </message>
    <message>
        <source>Three stones</source>
        <comment>2/choice 3</comment>
        <translation>তিনটি পাথর</translation>
    </message>
    <message>
        <source>3, 2 and 3 is N: take the 2, and two equal heaps are left.</source>
        <comment>2/because 3</comment>
        <translation>3, 2 আর 3 হলো N: 2-টা নাও, দুটি সমান স্তূপ থাকে।</translation>
    </message>
    <message>
        <source>Five stones</source>
        <comment>2/choice 4</comment>
        <translation>পাঁচটি পাথর</translation>
    </message>
    <message>
        <source>3, 2 and 5 is N: make the 5 a 1.</source>
        <comment>2/because 4</comment>
        <translation>3, 2 আর 5 হলো N: 5-কে 1 করো।</translation>
    </message>
    <message>
        <source>A heap as a weight</source>
        <comment>3/title</comment>
        <translation>স্তূপ যখন বাটখারা</translation>
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
        <translation>3, 2 অবস্থানটির ভারসাম্য আনে 1-এর একটি স্তূপ। তাই 3, 2 ঠিক 1-এর একটিমাত্র স্তূপের মতো আচরণ করে। সংখ্যাটা লিখে রাখি:

- 3, 2-এর মান **1**
- 3, 1-এর মান **2**, কারণ 3, 1, 2 হলো P
- 2, 1-এর মান **3**
- 2, 2-এর মান **0**: এটা তো P-ই, সঙ্গী লাগে না
- 5-এর একা একটি স্তূপের মান **5**, কারণ 5, 5 হলো P

অবস্থানের এই সংখ্যাকে বলে তার **গ্রান্ডি সংখ্যা**। যে একটি স্তূপ ভারসাম্য আনে, তার মাপই গ্রান্ডি সংখ্যা। মান **0** হলে অবস্থানটি P, আর কেবল তখনই।

দেখে নাও: [2, 1](nim:2,1?grundy=3), [3, 2](nim:3,2?grundy=1), [2, 2](nim:2,2?grundy=0&amp;outcome=P)।</translation>
    </message>
    <message>
        <source>Can two different heaps balance the same position? No: from the larger one you could move to the smaller one, and both would be P, which cannot be. A nice question for quick pupils.</source>
        <comment>3/notes</comment>
        <translation>একই অবস্থানের ভারসাম্য কি দুটি আলাদা স্তূপ আনতে পারে? না: বড়টা থেকে ছোটটায় চাল দেওয়া যেত, অথচ দুটিই P হতো, সেটা অসম্ভব। চটপটে শিক্ষার্থীদের জন্য ভালো প্রশ্ন।</translation>
    </message>
    <message>
        <source>How to find the value</source>
        <comment>4/title</comment>
        <translation>মান বের করার উপায়</translation>
    </message>
    <message>
        <source>Trying every partner takes long. There is a faster way. The moves of 2, 1 leave 1,1 and 0,1 and 2,0. What are **their** values? Which number is missing?</source>
        <comment>4/text</comment>
        <translation>সব সঙ্গী একে একে পরখ করতে অনেক সময় লাগে। তাড়াতাড়ি করার উপায় আছে। 2, 1-এর চালে থাকে 1,1 আর 0,1 আর 2,0। **এদের** মান কত? কোন সংখ্যাটা নেই?</translation>
    </message>
    <message>
        <source>Let three pupils each name the value of one of the three positions: 0 for 1,1 because it is P, and 1 and 2 for the single heaps.</source>
        <comment>4/notes</comment>
        <translation>তিনজন একটি করে অবস্থানের মান বলুক: 1,1-এর 0, কারণ সেটা P; আর একা স্তূপ দুটির 1 আর 2।</translation>
    </message>
    <message>
        <source>They leave the values 0, 1 and 2. The smallest number that is **missing** is 3, and that is the value of [2, 1](nim:2,1?grundy=3&amp;moves=3).</source>
        <comment>4/reveal</comment>
        <translation>মানগুলো 0, 1 আর 2। যেটা **নেই**, তার মধ্যে সবচেয়ে ছোট 3, আর সেটাই [2, 1](nim:2,1?grundy=3&amp;moves=3)-এর মান।</translation>
    </message>
    <message>
        <source>The rule of the missing number</source>
        <comment>5/title</comment>
        <translation>অনুপস্থিত সংখ্যার নিয়ম</translation>
    </message>
    <message>
        <source>List the values that your moves can leave, and take the smallest number 0, 1, 2, … that is **not** in the list.

It is called the **mex**, for minimum excluded number. The mex of 0, 1, 3 is 2. The mex of 1, 2, 3 is 0.

If the list has no 0, the mex is 0: no move leaves P, so the position is P. It is the labelling that you know, with numbers instead of letters.

So [an empty table](nim:0?grundy=0&amp;outcome=P), with no moves and an empty list, has the value 0.</source>
        <comment>5/text</comment>
        <translation>তোমার চালে যে যে মান থাকতে পারে, তার তালিকা করো। 0, 1, 2, …-এর মধ্যে সবচেয়ে ছোট যে সংখ্যাটা তালিকায় **নেই**, সেটা নাও।

এর নাম **mex** (মেক্স), minimum excluded কথাটার সংক্ষেপ, মানে ক্ষুদ্রতম বাদ-পড়া সংখ্যা। 0, 1, 3-এর mex হলো 2। 1, 2, 3-এর mex হলো 0।

তালিকায় 0 না থাকলে mex হলো 0: কোনো চালেই P থাকে না, তাই অবস্থানটি P। এটা সেই চেনা চিহ্ন বসানোই, শুধু অক্ষরের বদলে সংখ্যা।

তাই [খালি টেবিল](nim:0?grundy=0&amp;outcome=P), যার কোনো চাল নেই আর তালিকাও খালি, তার মান 0।</translation>
    </message>
    <message>
        <source>Practise the mex on bare lists first. The commonest mistake is to take the largest number plus one.</source>
        <comment>5/notes</comment>
        <translation>আগে শুধু তালিকা দিয়ে mex অনুশীলন করান। সবচেয়ে চেনা ভুল: সবচেয়ে বড় সংখ্যার সঙ্গে এক যোগ করা।</translation>
    </message>
    <message>
        <source>The smallest missing number</source>
        <comment>6/title</comment>
        <translation>সবচেয়ে ছোট অনুপস্থিত সংখ্যা</translation>
    </message>
    <message>
        <source>Find the mex of each list: the smallest of the numbers 0, 1, 2, 3, … that is not in it.</source>
        <comment>6/text</comment>
        <translation>প্রতিটি তালিকার mex বের করো: 0, 1, 2, 3, …-এর মধ্যে সবচেয়ে ছোট যেটা তালিকায় নেই।</translation>
    </message>
    <message>
        <source>Quick fire, hands up. Insist on “start counting at zero”.</source>
        <comment>6/notes</comment>
        <translation>ঝটপট, হাত তুলে। বারবার মনে করিয়ে দিন: “শূন্য থেকে গোনা শুরু”।</translation>
    </message>
    <message>
        <source>Why does the mex balance?</source>
        <comment>7/title</comment>
        <translation>mex কেন ভারসাম্য আনে?</translation>
    </message>
    <message>
        <source>Put a position of value 3 beside a heap of 3. Why must the player who moves lose? There are three kinds of moves. Find an answer to each.</source>
        <comment>7/text</comment>
        <translation>মান 3 এমন একটা অবস্থানের পাশে 3-এর একটা স্তূপ রাখো। যার চাল, সে কেন হারবেই? চাল তিন রকমের। প্রতিটির একটা জবাব খোঁজো।</translation>
    </message>
    <message>
        <source>This is the proof behind the whole theory, and it is copying once more. In Nim itself a move to a larger value happens: from 3, 2 (worth 1) you can go to 1, 2 (worth 3).</source>
        <comment>7/notes</comment>
        <translation>পুরো তত্ত্বের পেছনে এই প্রমাণটাই, আর এটাও সেই নকল করাই। নিমে সত্যিই বড় মানের দিকে চাল হয়: 3, 2 (মান 1) থেকে 1, 2-এ (মান 3) যাওয়া যায়।</translation>
    </message>
    <message>
        <source>You are the second player. After each of your moves the two values are equal again:

- They make the heap smaller, say 1. The position has value 3, so 0, 1 and 2 are all among its moves: you move it to value 1.
- They move the position to a smaller value, say 2. You make the heap a 2.
- They move the position to a *larger* value, say 5. Then 3 is among the moves from there: you move it back to value 3.

They can never leave the value at 3, because the mex is **not** in the list. So you always have an answer, and the game ends. Here is [2, 1 with its heap of 3](nim:2,1,3?outcome=P).</source>
        <comment>7/reveal</comment>
        <translation>তুমি দ্বিতীয় খেলোয়াড়। তোমার প্রতিটি চালের পরে মান দুটি আবার সমান:

- সে স্তূপটা ছোট করল, ধরো 1। অবস্থানের মান 3, তাই তার চালগুলোর মধ্যে 0, 1 আর 2 সবই আছে: তুমি তাকে মান 1-এ নিয়ে যাও।
- সে অবস্থানটির মান কমাল, ধরো 2। তুমি স্তূপটাকে 2 করো।
- সে অবস্থানটির মান *বাড়াল*, ধরো 5। তাহলে সেখানকার চালের মধ্যে 3 আছে: তুমি ফিরিয়ে আনো মান 3-এ।

মান 3 রেখে চাল দেওয়া ওর পক্ষে কখনোই সম্ভব নয়, কারণ mex তালিকায় **নেই**। তাই তোমার জবাব সবসময় থাকে, আর খেলা একসময় শেষ হয়। এই হলো [3-এর স্তূপ সহ 2, 1](nim:2,1,3?outcome=P)।</translation>
    </message>
    <message>
        <source>The table of two heaps</source>
        <comment>8/title</comment>
        <translation>দুই স্তূপের সারণি</translation>
    </message>
    <message>
        <source>Work out the value of each pair of heaps. A move goes along the row or along the column, towards the sides where a heap is empty. Take the smallest number that is missing on these two ways.</source>
        <comment>8/text</comment>
        <translation>প্রতি জোড়া স্তূপের মান বের করো। চাল যায় সারি ধরে বা কলাম ধরে, যে ধারে একটা স্তূপ খালি সেই দিকে। এই দুই পথে সবচেয়ে ছোট যে সংখ্যাটা নেই, সেটা নাও।</translation>
    </message>
    <message>
        <source>Do the first two diagonals with the class, then let them go on in pairs. The edges are 0 to 5. The diagonal is 0. The square 4, 1 is 5, like a sum, and 5, 1 is 4, like a difference. Let them wonder: the rule comes in the next lesson.</source>
        <comment>8/notes</comment>
        <translation>প্রথম দুটি কোনাকুনি লাইন ক্লাসের সঙ্গে করুন, তারপর জোড়ায় জোড়ায় এগোক। ধারগুলোতে 0 থেকে 5। কর্ণ বরাবর 0। 4, 1 ঘরে 5, যেন যোগফল; 5, 1 ঘরে 4, যেন বিয়োগফল। ওদের অবাক হতে দিন: নিয়মটা আসছে পরের পাঠে।</translation>
    </message>
    <message>
        <source>Which one?</source>
        <comment>9/title</comment>
        <translation>কোনটা?</translation>
    </message>
    <message>
        <source>The moves of a position leave the values 0, 1, 2 and 4. What is its value?</source>
        <comment>9/text</comment>
        <translation>একটা অবস্থানের চালে থাকে মান 0, 1, 2 আর 4। তার নিজের মান কত?</translation>
    </message>
    <message>
        <source>**Ask also:** is this position P or N? N, as its value is not 0: there is a move to 0.</source>
        <comment>9/notes</comment>
        <translation>**এটাও জিজ্ঞেস করুন:** অবস্থানটি P, না N? N, কারণ মান 0 নয়: 0-তে যাওয়ার চাল আছে।</translation>
    </message>
    <message>
        <source>5</source>
        <comment>9/choice 1</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>That is one more than the largest. The smallest **missing** number is wanted.</source>
        <comment>9/because 1</comment>
        <translation>এটা সবচেয়ে বড়টার চেয়ে এক বেশি। চাই সবচেয়ে ছোট **অনুপস্থিত** সংখ্যা।</translation>
    </message>
    <message>
        <source>3</source>
        <comment>9/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Yes. 0, 1 and 2 are there, and 3 is missing. That there is a 4 does not matter.</source>
        <comment>9/because 2</comment>
        <translation>হ্যাঁ। 0, 1 আর 2 আছে, 3 নেই। একটা 4 যে আছে, তাতে কিছু আসে-যায় না।</translation>
    </message>
    <message>
        <source>0</source>
        <comment>9/choice 3</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>0 is in the list. It would be 0 if no move left the value 0.</source>
        <comment>9/because 3</comment>
        <translation>0 তো তালিকায় আছে। কোনো চালেই মান 0 না থাকলে তবে মান হতো 0।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- The **Grundy value** of a position is the heap that balances it. [Value 0](nim:1,3,2?grundy=0&amp;outcome=P) means P.
- It is the **mex** of the values that can be left: the smallest number that is missing.
- So [2, 1](nim:2,1?grundy=3) is worth 3, and [3, 2](nim:3,2?grundy=1) is worth 1.

The table that you have made hides a pattern. The next lesson finds it, and with it all values of 5, 3, 2.</source>
        <comment>10/text</comment>
        <translation>- অবস্থানের **গ্রান্ডি সংখ্যা** হলো সেই স্তূপ, যা তার ভারসাম্য আনে। [মান 0](nim:1,3,2?grundy=0&amp;outcome=P) মানে P।
- যে মানগুলো রেখে আসা যায়, এটা তাদের **mex**: সবচেয়ে ছোট যে সংখ্যাটা নেই।
- তাই [2, 1](nim:2,1?grundy=3)-এর মান 3, আর [3, 2](nim:3,2?grundy=1)-এর মান 1।

যে সারণিটা বানালে, তার মধ্যে একটা প্যাটার্ন লুকিয়ে আছে। পরের পাঠে সেটা খুঁজে পাব, আর সঙ্গে 5, 3, 2-এর সব মান।</translation>
    </message>
    <message>
        <source>**Exit question:** which heap must join 5 and 4 to make P? (1.) And 5 and 2? (7.)</source>
        <comment>10/notes</comment>
        <translation>**শেষ প্রশ্ন:** 5 আর 4-এর সঙ্গে কোন স্তূপ জুড়লে P হয়? (1।) আর 5 আর 2-এর সঙ্গে? (7।)</translation>
    </message>
</context>
<context>
    <name>kayles</name>
    <message>
        <source>Kayles: knocking down pins</source>
        <comment>title</comment>
        <translation>কেইলস: পিন ফেলার খেলা</translation>
    </message>
    <message>
        <source>Rows that fall apart, values that look like chaos, and a pattern that comes back after all.</source>
        <comment>about</comment>
        <translation>সারি ভেঙে যায়, মানগুলো এলোমেলো দেখায়, আর শেষ পর্যন্ত একটা প্যাটার্ন ফিরেই আসে।</translation>
    </message>
    <message>
        <source>find values when a row falls apart</source>
        <comment>aims</comment>
        <translation>সারি ভেঙে গেলেও মান বের করতে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>Twelve pins stand in a row. A ball knocks down **one** pin or **two neighbours**. What is left of a row may be in two pieces. Whoever knocks down the last pin wins. The game is called **Kayles**.

Play it in pairs. Click the first and the last pin that fall, or the same pin twice if it falls alone.</source>
        <comment>1/text</comment>
        <translation>এক সারিতে বারোটি পিন। একটা বলে পড়ে **একটা** পিন, কিংবা **পাশাপাশি দুটি**। সারির যা থাকে তা দুই টুকরোও হতে পারে। যে শেষ পিনটা ফেলে, সে জেতে। খেলাটার নাম **কেইলস**।

জোড়ায় জোড়ায় খেলো। যে পিনগুলো পড়বে তার প্রথম আর শেষটায় ক্লিক করো, একটা পড়লে সেটাতেই দুবার।</translation>
    </message>
    <message>
        <source>Real skittles or cups are even better. Two pins with a gap between them cannot be hit together. **Ask:** “Has somebody found a move that wins for sure?”</source>
        <comment>1/notes</comment>
        <translation>সত্যিকারের পিন বা কাগজের কাপ হলে আরও ভালো। মাঝে ফাঁক থাকলে দুটি পিন একসঙ্গে ফেলা যায় না। **জিজ্ঞেস করুন:** “নিশ্চিত জেতায় এমন চাল কেউ পেলে?”</translation>
    </message>
    <message>
        <source>Three pins</source>
        <comment>2/title</comment>
        <translation>তিনটি পিন</translation>
    </message>
    <message>
        <source>Three pins in a row, your turn.</source>
        <comment>2/text</comment>
        <translation>এক সারিতে তিনটি পিন, তোমার পালা।</translation>
    </message>
    <message>
        <source>The first sight of the great idea: make two equal halves.</source>
        <comment>2/notes</comment>
        <translation>বড় ভাবনাটার প্রথম দেখা: দুটি সমান ভাগ করা।</translation>
    </message>
    <message>
        <source>Knock down one at the end</source>
        <comment>2/choice 1</comment>
        <translation>প্রান্তের একটা ফেলব</translation>
    </message>
    <message>
        <source>Two neighbours are left, and the other player knocks down both.</source>
        <comment>2/because 1</comment>
        <translation>পাশাপাশি দুটি থাকে, অন্যজন দুটিই ফেলে দেয়।</translation>
    </message>
    <message>
        <source>Knock down two</source>
        <comment>2/choice 2</comment>
        <translation>দুটি ফেলব</translation>
    </message>
    <message>
        <source>The other player knocks down the last one.</source>
        <comment>2/because 2</comment>
        <translation>অন্যজন শেষটা ফেলে দেয়।</translation>
    </message>
    <message>
        <source>Knock down the one in the middle</source>
        <comment>2/choice 3</comment>
        <translation>মাঝেরটা ফেলব</translation>
    </message>
    <message>
        <source>Yes. Two single pins are left that do not touch: the other player takes one, and you take the last.</source>
        <comment>2/because 3</comment>
        <translation>হ্যাঁ। দুটি একলা পিন থাকে, পাশাপাশি নয়: অন্যজন একটা ফেলে, শেষটা তুমি।</translation>
    </message>
    <message>
        <source>One row</source>
        <comment>3/title</comment>
        <translation>একটা সারি</translation>
    </message>
    <message>
        <source>Can you win with **any** row, if you start? Think of the middle.</source>
        <comment>3/text</comment>
        <translation>তুমি শুরু করলে কি **যে-কোনো** সারিতে জিততে পারো? মাঝখানটার কথা ভাবো।</translation>
    </message>
    <message>
        <source>An odd row: one pin in the middle. An even row: two pins.</source>
        <comment>3/notes</comment>
        <translation>বিজোড় সারি: মাঝে একটা পিন। জোড় সারি: মাঝে দুটি।</translation>
    </message>
    <message>
        <source>Yes. Knock down the middle pin, or the two in the middle: two **equal rows** are left. Then copy. From 12 leave [5 and 5](octal/code=0.77:12?only=octal/code=0.77:5,5).

So every single row is N. For **several** rows we need numbers.</source>
        <comment>3/reveal</comment>
        <translation>হ্যাঁ। মাঝের পিনটা ফেলো, বা মাঝের দুটি: দুটি **সমান সারি** থাকে। তারপর নকল করো। 12 থেকে রাখো [5 আর 5](octal/code=0.77:12?only=octal/code=0.77:5,5)।

তাই একা একটা সারি সবসময় N। **কয়েকটা** সারি থাকলে সংখ্যা চাই।</translation>
    </message>
    <message>
        <source>The values of short rows</source>
        <comment>4/title</comment>
        <translation>ছোট সারির মান</translation>
    </message>
    <message>
        <source>One pin is worth 1. Two pins can become 1 or 0, so they are worth 2. **Three** pins can become 2, or 1, or two single pins. What are three pins worth?</source>
        <comment>4/text</comment>
        <translation>একটা পিনের মান 1। দুটি পিন হতে পারে 1 বা 0, তাই মান 2। **তিনটি** পিন হতে পারে 2, বা 1, বা দুটি একলা পিন। তিনটি পিনের মান কত?</translation>
    </message>
    <message>
        <source>So far it looks like Nim: 1, 2, 3. Ask for a guess for four pins.</source>
        <comment>4/notes</comment>
        <translation>এ পর্যন্ত নিমের মতোই: 1, 2, 3। চারটি পিনের আন্দাজ জিজ্ঞেস করুন।</translation>
    </message>
    <message>
        <source>2</source>
        <comment>4/choice 1</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>The moves leave 2, 1, and 1 ⊕ 1 = 0. The value 2 is in the list.</source>
        <comment>4/because 1</comment>
        <translation>চালে থাকে 2, 1, আর 1 ⊕ 1 = 0। মান 2 তো তালিকায় আছে।</translation>
    </message>
    <message>
        <source>3</source>
        <comment>4/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Yes. The moves leave 2, 1 and 1 ⊕ 1 = 0. The smallest missing number is 3.</source>
        <comment>4/because 2</comment>
        <translation>হ্যাঁ। চালে থাকে 2, 1 আর 1 ⊕ 1 = 0। সবচেয়ে ছোট অনুপস্থিত সংখ্যা 3।</translation>
    </message>
    <message>
        <source>0</source>
        <comment>4/choice 3</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>0 would mean P. But knocking down the middle pin wins.</source>
        <comment>4/because 3</comment>
        <translation>0 মানে P। কিন্তু মাঝের পিনটা ফেললে তো জিত।</translation>
    </message>
    <message>
        <source>Four pins</source>
        <comment>5/title</comment>
        <translation>চারটি পিন</translation>
    </message>
    <message>
        <source>List what four pins can become, with the values. What is missing?</source>
        <comment>5/text</comment>
        <translation>চারটি পিন কী কী হতে পারে, মান সহ লেখো। কোনটা নেই?</translation>
    </message>
    <message>
        <source>Most pupils had guessed 4. When a row falls apart, take the nim-sum of the pieces; then the mex of all moves.</source>
        <comment>5/notes</comment>
        <translation>বেশির ভাগ শিক্ষার্থী আন্দাজ করেছিল 4। সারি ভেঙে গেলে টুকরোগুলোর নিম-যোগফল নিন; তারপর সব চালের mex।</translation>
    </message>
    <message>
        <source>- One pin falls: **3** is left (value 3), or **1 and 2** (1 ⊕ 2 = 3).
- Two pins fall: **2** is left (value 2), or **1 and 1** (value 0).

The values are 3, 2 and 0. The smallest missing number is **1**. So [four pins are worth only 1](octal/code=0.77:4?grundy=1), where a Nim heap of four would be worth 4.</source>
        <comment>5/reveal</comment>
        <translation>- একটা পিন পড়ে: থাকে **3** (মান 3), কিংবা **1 আর 2** (1 ⊕ 2 = 3)।
- দুটি পিন পড়ে: থাকে **2** (মান 2), কিংবা **1 আর 1** (মান 0)।

মানগুলো 3, 2 আর 0। সবচেয়ে ছোট অনুপস্থিত সংখ্যা **1**। তাই [চারটি পিনের মান মাত্র 1](octal/code=0.77:4?grundy=1), যেখানে নিমে চারের স্তূপের মান হতো 4।</translation>
    </message>
    <message>
        <source>Five pins</source>
        <comment>6/title</comment>
        <translation>পাঁচটি পিন</translation>
    </message>
    <message>
        <source>The values so far: 1, 2, 3, 1 for one to four pins. Five pins can become 4, or 1 and 3, or 2 and 2, or 3, or 1 and 2. What are they worth?</source>
        <comment>6/text</comment>
        <translation>এ পর্যন্ত মান: এক থেকে চার পিনের 1, 2, 3, 1। পাঁচটি পিন হতে পারে 4, বা 1 আর 3, বা 2 আর 2, বা 3, বা 1 আর 2। মান কত?</translation>
    </message>
    <message>
        <source>Do it together on the board, in two columns: position and value. There are nine moves, five single pins and four pairs; but only five different things are left, since left and right are alike.</source>
        <comment>6/notes</comment>
        <translation>বোর্ডে সবাই মিলে করুন, দুই কলামে: অবস্থান আর মান। চাল নয়টি, পাঁচটি একলা পিন আর চারটি জোড়া; কিন্তু আলাদা জিনিস থাকে মাত্র পাঁচ রকম, কারণ বাঁ আর ডান একই।</translation>
    </message>
    <message>
        <source>2</source>
        <comment>6/choice 1</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>1 ⊕ 3 = 2 is in the list.</source>
        <comment>6/because 1</comment>
        <translation>1 ⊕ 3 = 2 তালিকায় আছে।</translation>
    </message>
    <message>
        <source>4</source>
        <comment>6/choice 2</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>Yes: 4 gives 1, 1 ⊕ 3 = 2, 2 ⊕ 2 = 0, 3 gives 3, and 1 ⊕ 2 = 3. The list is 0, 1, 2, 3.</source>
        <comment>6/because 2</comment>
        <translation>হ্যাঁ: 4 দেয় 1, 1 ⊕ 3 = 2, 2 ⊕ 2 = 0, 3 দেয় 3, আর 1 ⊕ 2 = 3। তালিকা 0, 1, 2, 3।</translation>
    </message>
    <message>
        <source>5</source>
        <comment>6/choice 3</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>The smallest missing number is wanted. Is 4 in the list?</source>
        <comment>6/because 3</comment>
        <translation>চাই সবচেয়ে ছোট অনুপস্থিত সংখ্যা। 4 কি তালিকায় আছে?</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>7/title</comment>
        <translation>এগিয়ে যাও</translation>
    </message>
    <message>
        <source>Fill in the values up to 12 pins. Say what a row can become before you look.</source>
        <comment>7/text</comment>
        <translation>12টি পিন পর্যন্ত মানগুলো ভরো। দেখার আগে বলো, সারিটা কী কী হতে পারে।</translation>
    </message>
    <message>
        <source>1 2 3 1 4 3 2 1 4 2 6 4. Nobody has to work out all of them; a few are enough to see how irregular they are. Each group could take one.</source>
        <comment>7/notes</comment>
        <translation>1 2 3 1 4 3 2 1 4 2 6 4। কারও সবগুলো কষার দরকার নেই; কয়েকটা করলেই বোঝা যায় কত অনিয়মিত। প্রতি দল একটা করে নিতে পারে।</translation>
    </message>
    <message>
        <source>Chaos or pattern?</source>
        <comment>8/title</comment>
        <translation>এলোমেলো, না প্যাটার্ন?</translation>
    </message>
    <message>
        <source>The values of 1 to 12 pins are 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4. Do you think that they ever repeat?</source>
        <comment>8/text</comment>
        <translation>1 থেকে 12 পিনের মান 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4। এরা কি কোনোদিন ফিরে আসে বলে মনে হয়?</translation>
    </message>
    <message>
        <source>The exceptions stop at 70. No value is larger than 8. For other games of this family nobody knows whether the values repeat.</source>
        <comment>8/notes</comment>
        <translation>ব্যতিক্রম থেমে যায় 70-এ। কোনো মানই 8-এর বেশি নয়। এই পরিবারের অন্য কিছু খেলায় মান ফিরে আসে কি না কেউ জানে না।</translation>
    </message>
    <message>
        <source>They do, but late. From **71** pins on the values repeat with **period 12**, for ever. For example [72](octal/code=0.77:72?grundy=4) pins and [84](octal/code=0.77:84?grundy=4) pins are both worth 4.

It takes a theorem to be sure that it never breaks off. A computer works out the values far enough, and the theorem says how far that is.</source>
        <comment>8/reveal</comment>
        <translation>আসে, তবে দেরিতে। **71** পিন থেকে মানগুলো ফিরে ফিরে আসে, **পর্যায় 12**, চিরকাল। যেমন [72](octal/code=0.77:72?grundy=4)টি পিন আর [84](octal/code=0.77:84?grundy=4)টি পিন, দুটিরই মান 4।

এটা যে কোনোদিন ভাঙবে না, তা নিশ্চিত জানতে লাগে একটা উপপাদ্য। কম্পিউটার যথেষ্ট দূর পর্যন্ত মান বের করে, আর কত দূর গেলে যথেষ্ট, তা বলে উপপাদ্য।</translation>
    </message>
    <message>
        <source>Two rows</source>
        <comment>9/title</comment>
        <translation>দুটি সারি</translation>
    </message>
    <message>
        <source>Rows of **4** and **5** pins, worth 1 and 4. Which move wins?</source>
        <comment>9/text</comment>
        <translation>**4** আর **5** পিনের সারি, মান 1 আর 4। কোন চাল জেতায়?</translation>
    </message>
    <message>
        <source>5 must become something worth 1: a row of 4, or two rows with nim-sum 1; of those only the row of 4 can be reached.</source>
        <comment>9/notes</comment>
        <translation>5-কে এমন কিছু হতে হবে যার মান 1: 4-এর একটা সারি, কিংবা নিম-যোগফল 1 এমন দুটি সারি; এর মধ্যে শুধু 4-এর সারিতেই পৌঁছানো যায়।</translation>
    </message>
    <message>
        <source>Knock down the middle pin of the 5</source>
        <comment>9/choice 1</comment>
        <translation>5-এর মাঝের পিনটা ফেলব</translation>
    </message>
    <message>
        <source>Then 4, 2 and 2 are left, worth 1 ⊕ 2 ⊕ 2 = 1, and not 0.</source>
        <comment>9/because 1</comment>
        <translation>তাহলে 4, 2 আর 2 থাকে, মান 1 ⊕ 2 ⊕ 2 = 1, 0 নয়।</translation>
    </message>
    <message>
        <source>Knock down the two middle pins of the 4</source>
        <comment>9/choice 2</comment>
        <translation>4-এর মাঝের দুটি পিন ফেলব</translation>
    </message>
    <message>
        <source>Then 1, 1 and 5 are left, worth 4.</source>
        <comment>9/because 2</comment>
        <translation>তাহলে 1, 1 আর 5 থাকে, মান 4।</translation>
    </message>
    <message>
        <source>Knock down the end pin of the 5</source>
        <comment>9/choice 3</comment>
        <translation>5-এর প্রান্তের পিনটা ফেলব</translation>
    </message>
    <message>
        <source>Yes. Two rows of 4 are left: copy.</source>
        <comment>9/because 3</comment>
        <translation>হ্যাঁ। 4-এর দুটি সারি থাকে: নকল করো।</translation>
    </message>
    <message>
        <source>An old riddle</source>
        <comment>10/title</comment>
        <translation>পুরোনো একটা ধাঁধা</translation>
    </message>
    <message>
        <source>Of 13 pins in a row the second one has fallen. **1** and **11** are left. What do you do?</source>
        <comment>10/text</comment>
        <translation>এক সারিতে 13টি পিনের দ্বিতীয়টা পড়ে গেছে। থাকে **1** আর **11**। কী করবে?</translation>
    </message>
    <message>
        <source>The riddle is by Henry Dudeney and more than a hundred years old. Without values it is very hard; with the table it takes a minute.</source>
        <comment>10/notes</comment>
        <translation>ধাঁধাটা হেনরি ডিউডেনির (Henry Dudeney), একশো বছরের বেশি পুরোনো। মান ছাড়া ভীষণ কঠিন; সারণি থাকলে এক মিনিট।</translation>
    </message>
    <message>
        <source>11 pins are worth 6, so together 1 ⊕ 6 = 7. The 11 must become something worth 1: knock down one pin, so that [3 and 7](octal/code=0.77:1,11?wins=octal/code=0.77:1,3,7) are left: 3 ⊕ 2 = 1. That is the only way, from the left or from the right.</source>
        <comment>10/reveal</comment>
        <translation>11টি পিনের মান 6, তাই সব মিলিয়ে 1 ⊕ 6 = 7। 11-কে এমন কিছু হতে হবে যার মান 1: একটা পিন ফেলো, যাতে [3 আর 7](octal/code=0.77:1,11?wins=octal/code=0.77:1,3,7) থাকে: 3 ⊕ 2 = 1। উপায় এই একটাই, বাঁ দিক থেকে বা ডান দিক থেকে।</translation>
    </message>
    <message>
        <source>A family of games</source>
        <comment>11/title</comment>
        <translation>খেলার এক পরিবার</translation>
    </message>
    <message>
        <source>In Kayles one or two may be taken, and what is left may stay as nothing, one row or two rows. Change what is allowed, and you get a whole family of games: take only two neighbours, or only one; allow splitting, or forbid it. They are called **octal games**, because each rule can be written with the digits 0 to 7. Kayles is 0.77.

A famous relative is **Grundy’s game**: divide a heap into two *unequal* heaps. There [a heap of ten](grundy:10?outcome=P) is P. Its values have been worked out for an enormous number of heaps, and to this day **nobody knows** whether they repeat.</source>
        <comment>11/text</comment>
        <translation>কেইলসে একটা বা দুটি নেওয়া যায়, আর যা থাকে তা হতে পারে কিছুই না, একটা সারি বা দুটি সারি। কী কী চলে তা বদলে দাও, পেয়ে যাবে খেলার আস্ত এক পরিবার: শুধু পাশাপাশি দুটি, বা শুধু একটা; ভাঙতে দাও, বা দিও না। এদের বলে **অক্টাল খেলা**, কারণ প্রতিটি নিয়ম 0 থেকে 7 অঙ্ক দিয়ে লেখা যায়। কেইলস হলো 0.77।

বিখ্যাত এক আত্মীয় **গ্রান্ডির খেলা**: একটা স্তূপকে দুটি *অসমান* স্তূপে ভাগ করো। সেখানে [দশের স্তূপ](grundy:10?outcome=P) P। বিপুল সংখ্যক স্তূপের মান বের করা হয়েছে, অথচ আজও **কেউ জানে না** সেগুলো ফিরে ফিরে আসে কি না।</translation>
    </message>
    <message>
        <source>A digit is a sum of 1 (nothing is left), 2 (one heap is left) and 4 (two heaps are left). 7 = 1 + 2 + 4 allows all three. Pupils like it that there are open questions which one can explain in a minute.</source>
        <comment>11/notes</comment>
        <translation>একটা অঙ্ক মানে 1 (কিছু থাকে না), 2 (একটা স্তূপ থাকে) আর 4 (দুটি স্তূপ থাকে)-এর যোগফল। 7 = 1 + 2 + 4, তিনটিই চলে। এক মিনিটে বোঝানো যায় এমন প্রশ্নের উত্তরও যে অজানা থাকতে পারে, শিক্ষার্থীদের তা ভালো লাগে।</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>12/title</comment>
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>What is the Grundy value? Read the rule of the game first: it need not be Kayles.</source>
        <comment>12/text</comment>
        <translation>গ্রান্ডি সংখ্যা কত? আগে খেলার নিয়মটা পড়ো: সেটা কেইলস না-ও হতে পারে।</translation>
    </message>
    <message>
        <source>List what can be left, with values; two pieces by the nim-sum; then the smallest missing number.</source>
        <comment>12/notes</comment>
        <translation>কী কী থাকতে পারে, মান সহ লিখুন; দুটি টুকরো হলে নিম-যোগফল; তারপর সবচেয়ে ছোট অনুপস্থিত সংখ্যা।</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>13/title</comment>
        <translation>জেতো</translation>
    </message>
    <message>
        <source>Rows of 6 and 9 pins, worth 3 and 4. You start, and the computer is perfect.</source>
        <comment>13/text</comment>
        <translation>6 আর 9 পিনের সারি, মান 3 আর 4। তুমি শুরু করবে, কম্পিউটার নিখুঁত খেলে।</translation>
    </message>
    <message>
        <source>3 ⊕ 4 = 7. One way: 6 becomes 5, worth 4, from either end. Another: 9 becomes 1 and 7, worth 1 ⊕ 2 = 3, in either order.</source>
        <comment>13/notes</comment>
        <translation>3 ⊕ 4 = 7। একটা উপায়: 6 হয় 5, মান 4, যে-কোনো প্রান্ত থেকে। আরেকটা: 9 হয় 1 আর 7, মান 1 ⊕ 2 = 3, যে-কোনো ক্রমে।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>14/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- When a position falls apart, take the **nim-sum** of the parts. Among the moves, take the **smallest missing number**.
- That gives every value, step by step, even where there is no pretty formula: [four pins](octal/code=0.77:4?grundy=1) are worth 1, [five](octal/code=0.77:5?grundy=4) are worth 4.
- Sometimes the values repeat, and sometimes nobody knows.

The next lesson puts everything together.</source>
        <comment>14/text</comment>
        <translation>- অবস্থান ভেঙে গেলে অংশগুলোর **নিম-যোগফল** নাও। চালগুলোর মধ্যে নাও **সবচেয়ে ছোট অনুপস্থিত সংখ্যা**।
- সুন্দর সূত্র না থাকলেও ধাপে ধাপে এতেই সব মান মেলে: [চারটি পিনের](octal/code=0.77:4?grundy=1) মান 1, [পাঁচটির](octal/code=0.77:5?grundy=4) মান 4।
- কখনো মানগুলো ফিরে ফিরে আসে, কখনো কেউ জানে না।

এরপর সবকিছু একসঙ্গে মেলানো হবে।</translation>
    </message>
    <message>
        <source>**Exit question:** rows of 3 and 6? (Both are worth 3: P.) And 4 and 8? (Both 1: P.)</source>
        <comment>14/notes</comment>
        <translation>**শেষ প্রশ্ন:** 3 আর 6-এর সারি? (দুটিরই মান 3: P।) আর 4 আর 8? (দুটিরই 1: P।)</translation>
    </message>
</context>
<context>
    <name>kernels</name>
    <message>
        <source>Dots, arrows and kernels</source>
        <comment>title</comment>
        <translation>বিন্দু, তীর আর কার্নেল</translation>
    </message>
    <message>
        <source>A game is a picture of dots and arrows, and where the last move wins the P-positions are its kernel.</source>
        <comment>about</comment>
        <translation>খেলা মানে বিন্দু আর তীরের একটা ছবি, আর শেষ চালে জিত হলে P-অবস্থানগুলোই তার কার্নেল।</translation>
    </message>
    <message>
        <source>find the kernel of a graph without circles</source>
        <comment>aims</comment>
        <translation>চক্র নেই এমন গ্রাফের কার্নেল খুঁজে বের করতে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>The dots of the picture are called **nodes**. A token stands on node 7. On your turn move it along **one arrow**. Whoever cannot move loses: that happens at node 0.

Play it a few times in pairs. On which nodes do you want to put the token?</source>
        <comment>1/text</comment>
        <translation>ছবির বিন্দুগুলোকে বলে **নোড**। 7 নম্বর নোডে একটা ঘুঁটি আছে। তোমার পালায় ঘুঁটিটাকে **একটা তীর** ধরে সরাও। যে চাল দিতে পারে না, সে হারে: সেটা হয় 0 নম্বর নোডে।

জোড়ায় জোড়ায় কয়েকবার খেলো। কোন নোডগুলোতে ঘুঁটিটা রাখতে চাও?</translation>
    </message>
    <message>
        <source>A game without any stones. Let pupils find out that the only thing that matters is where the token is. Draw it on the floor with chalk if you can.</source>
        <comment>1/notes</comment>
        <translation>পাথর ছাড়া একটা খেলা। ঘুঁটিটা কোথায়, শুধু এটাই যে জরুরি, শিক্ষার্থীরা তা নিজেরাই আবিষ্কার করুক। পারলে চক দিয়ে মেঝেতে আঁকুন।</translation>
    </message>
    <message>
        <source>A game is a graph</source>
        <comment>2/title</comment>
        <translation>খেলা মানে গ্রাফ</translation>
    </message>
    <message>
        <source>Nodes and arrows together are called a **graph**. Every game that you have met can be drawn like that:

- each position is a node
- each move is an arrow to the position that it leaves

Playing means moving a token along the arrows. In Takeaway 10 there are eleven nodes in a row, and from each one arrows go one, two and three nodes back. If the arrows never go round in a circle, the game must end.</source>
        <comment>2/text</comment>
        <translation>নোড আর তীর মিলে যা হয়, তাকে বলে **গ্রাফ**। এ পর্যন্ত যত খেলা দেখেছ, সব এভাবে আঁকা যায়:

- প্রতিটি অবস্থান একটা নোড
- প্রতিটি চাল একটা তীর, যে অবস্থান থাকে তার দিকে

খেলা মানে তীর ধরে ঘুঁটি সরানো। 10 কাঠির খেলায় এক সারিতে এগারোটি নোড, প্রতিটি থেকে তীর যায় এক, দুই আর তিন নোড পেছনে। তীরগুলো কোথাও গোল হয়ে না ঘুরলে খেলা শেষ হতে বাধ্য।</translation>
    </message>
    <message>
        <source>Let someone draw the graph of Takeaway with 5 matches: six nodes, arrows of length 1, 2, 3.</source>
        <comment>2/notes</comment>
        <translation>একজন 5 কাঠির খেলার গ্রাফটা আঁকুক: ছয়টি নোড, 1, 2, 3 দৈর্ঘ্যের তীর।</translation>
    </message>
    <message>
        <source>Arrows of a Nim position</source>
        <comment>3/title</comment>
        <translation>নিমের একটা অবস্থানের তীর</translation>
    </message>
    <message>
        <source>In Nim, which positions can be left from **2, 1, 1**? The order of the heaps does not matter.</source>
        <comment>3/text</comment>
        <translation>নিমে **2, 1, 1** থেকে কোন কোন অবস্থান রাখা যায়? স্তূপের ক্রমে কিছু যায়-আসে না।</translation>
    </message>
    <message>
        <source>1, 1 can be left only by taking the whole 2.</source>
        <comment>3/notes</comment>
        <translation>1, 1 রাখা যায় শুধু পুরো 2-টা নিলে।</translation>
    </message>
    <message>
        <source>1,1,1 and 2,1 and 1,1</source>
        <comment>3/choice 1</comment>
        <translation>1,1,1 আর 2,1 আর 1,1</translation>
    </message>
    <message>
        <source>Yes: one stone from the 2, or one of the single heaps, or the whole 2. So three arrows leave this node.</source>
        <comment>3/because 1</comment>
        <translation>হ্যাঁ: 2 থেকে একটা পাথর, কিংবা একলা স্তূপের একটা, কিংবা পুরো 2-টা। তাই এই নোড থেকে তিনটি তীর বেরোয়।</translation>
    </message>
    <message>
        <source>1,1,1 and 1,1</source>
        <comment>3/choice 2</comment>
        <translation>1,1,1 আর 1,1</translation>
    </message>
    <message>
        <source>One is missing: you can also take one of the single heaps and leave 2 and 1.</source>
        <comment>3/because 2</comment>
        <translation>একটা বাদ পড়েছে: একলা স্তূপের একটা নিয়ে 2 আর 1-ও রাখা যায়।</translation>
    </message>
    <message>
        <source>2,1 and 1,1 and 1</source>
        <comment>3/choice 3</comment>
        <translation>2,1 আর 1,1 আর 1</translation>
    </message>
    <message>
        <source>1 alone cannot be left: that would change two heaps.</source>
        <comment>3/because 3</comment>
        <translation>শুধু 1 রাখা যায় না: তাতে দুটি স্তূপ বদলাত।</translation>
    </message>
    <message>
        <source>Label the graph</source>
        <comment>4/title</comment>
        <translation>গ্রাফে চিহ্ন বসাও</translation>
    </message>
    <message>
        <source>Fill in P and N for each node, from 0 upwards. Look at the arrows that **leave** a node.</source>
        <comment>4/text</comment>
        <translation>0 থেকে উপরের দিকে প্রতিটি নোডে P আর N বসাও। নোড থেকে যে তীরগুলো **বেরোয়**, সেগুলো দেখো।</translation>
    </message>
    <message>
        <source>P are 0, 3, 4 and 7. **Typical mistake:** looking at the arrows that come in. Nodes 1 and 2 are N because of the arrow to 0.</source>
        <comment>4/notes</comment>
        <translation>P হলো 0, 3, 4 আর 7। **চেনা ভুল:** যে তীর ঢোকে সেগুলো দেখা। নোড 1 আর 2 হলো N, 0-তে যাওয়ার তীরের জন্য।</translation>
    </message>
    <message>
        <source>What is special about the P-nodes?</source>
        <comment>5/title</comment>
        <translation>P-নোডগুলোর বিশেষত্ব কী?</translation>
    </message>
    <message>
        <source>The P-nodes are 0, 3, 4 and 7. Are there arrows **between** two of them? Does every other node have an arrow **to** one of them?</source>
        <comment>5/text</comment>
        <translation>P-নোডগুলো 0, 3, 4 আর 7। এদের দুটির **মাঝে** কি কোনো তীর আছে? বাকি প্রতিটি নোড থেকে কি এদের কোনোটার **দিকে** তীর আছে?</translation>
    </message>
    <message>
        <source>Have the P-nodes coloured on the board or held up by pupils. Check both properties, arrow by arrow.</source>
        <comment>5/notes</comment>
        <translation>বোর্ডে P-নোডগুলো রং করান, বা শিক্ষার্থীদের হাতে ধরান। দুটি বৈশিষ্ট্যই তীর ধরে ধরে মেলান।</translation>
    </message>
    <message>
        <source>- **No arrow leads from a P-node to a P-node.** From inside the set you must go out.
- **Every node outside has an arrow to a P-node.** From outside you can always step in.

A set of nodes with both properties is called a **kernel**. It is our rule of P and N, seen as a picture.</source>
        <comment>5/reveal</comment>
        <translation>- **কোনো তীর P-নোড থেকে P-নোডে যায় না।** ভেতর থেকে বেরোতেই হয়।
- **বাইরের প্রতিটি নোড থেকে কোনো না কোনো P-নোডে তীর আছে।** বাইরে থেকে সবসময় ভেতরে ঢোকা যায়।

নোডের যে সেটের এই দুটি বৈশিষ্ট্যই আছে, তাকে বলে **কার্নেল**। এটা আমাদের P আর N-এর নিয়মই, ছবিতে দেখা।</translation>
    </message>
    <message>
        <source>Find the kernel</source>
        <comment>6/title</comment>
        <translation>কার্নেলটা খোঁজো</translation>
    </message>
    <message>
        <source>Three nodes: arrows from 2 to 1, from 2 to 0 and from 1 to 0. Which set is a kernel?</source>
        <comment>6/text</comment>
        <translation>তিনটি নোড: তীর 2 থেকে 1-এ, 2 থেকে 0-তে আর 1 থেকে 0-তে। কোন সেটটা কার্নেল?</translation>
    </message>
    <message>
        <source>A node without arrows must always be in the kernel: it cannot have an arrow into it, so it may not be outside.</source>
        <comment>6/notes</comment>
        <translation>যে নোড থেকে কোনো তীর বেরোয় না, তাকে কার্নেলে থাকতেই হয়: ভেতরে যাওয়ার তীর তার নেই, তাই সে বাইরে থাকতে পারে না।</translation>
    </message>
    <message>
        <source>Only 0</source>
        <comment>6/choice 1</comment>
        <translation>শুধু 0</translation>
    </message>
    <message>
        <source>Yes. Inside there is just one node, so no arrow between two of them, and both others have an arrow to 0.</source>
        <comment>6/because 1</comment>
        <translation>হ্যাঁ। ভেতরে একটাই নোড, তাই মাঝে কোনো তীর নেই, আর বাকি দুটি থেকেই 0-তে তীর আছে।</translation>
    </message>
    <message>
        <source>0 and 2</source>
        <comment>6/choice 2</comment>
        <translation>0 আর 2</translation>
    </message>
    <message>
        <source>There is an arrow from 2 to 0, so from inside you could stay inside.</source>
        <comment>6/because 2</comment>
        <translation>2 থেকে 0-তে একটা তীর আছে, তাই ভেতর থেকে ভেতরেই থেকে যাওয়া যেত।</translation>
    </message>
    <message>
        <source>Only 1</source>
        <comment>6/choice 3</comment>
        <translation>শুধু 1</translation>
    </message>
    <message>
        <source>Node 0 is outside and has no arrow to 1. It has no arrow at all.</source>
        <comment>6/because 3</comment>
        <translation>নোড 0 বাইরে, অথচ তা থেকে 1-এ কোনো তীর নেই। তার কোনো তীরই নেই।</translation>
    </message>
    <message>
        <source>0 and 1</source>
        <comment>6/choice 4</comment>
        <translation>0 আর 1</translation>
    </message>
    <message>
        <source>There is an arrow from 1 to 0.</source>
        <comment>6/because 4</comment>
        <translation>1 থেকে 0-তে একটা তীর আছে।</translation>
    </message>
    <message>
        <source>Who is inside?</source>
        <comment>7/title</comment>
        <translation>কে ভেতরে?</translation>
    </message>
    <message>
        <source>You play perfectly and you win. After each of **your** moves the token is …</source>
        <comment>7/text</comment>
        <translation>তুমি নিখুঁত খেলছ আর জিতছ। **তোমার** প্রতিটি চালের পরে ঘুঁটিটা থাকে …</translation>
    </message>
    <message>
        <source>It is easily said the wrong way round: “the computer never loses because it always stays outside the kernel”. It finds the token outside and leaves it inside. Being able to step in is the second property; being forced out is the first.</source>
        <comment>7/notes</comment>
        <translation>সহজেই উল্টো বলা হয়ে যায়: “কম্পিউটার কখনো হারে না, কারণ সে সবসময় কার্নেলের বাইরে থাকে”। আসলে সে ঘুঁটিটাকে বাইরে পায়, আর ভেতরে রেখে আসে। ঢুকতে পারাটা দ্বিতীয় বৈশিষ্ট্য; বেরোতে বাধ্য হওয়াটা প্রথম।</translation>
    </message>
    <message>
        <source>outside the kernel, so that you stay outside</source>
        <comment>7/choice 1</comment>
        <translation>কার্নেলের বাইরে, যাতে আমি বাইরে থাকি</translation>
    </message>
    <message>
        <source>Then the other player could step in, and you would be the one who is forced out.</source>
        <comment>7/because 1</comment>
        <translation>তাহলে অন্যজন ঢুকে পড়তে পারত, আর বেরোতে বাধ্য হতে তুমি।</translation>
    </message>
    <message>
        <source>sometimes inside and sometimes outside</source>
        <comment>7/choice 2</comment>
        <translation>কখনো ভেতরে, কখনো বাইরে</translation>
    </message>
    <message>
        <source>Each time you leave it outside, the other player can take over the win.</source>
        <comment>7/because 2</comment>
        <translation>যতবার বাইরে রাখবে, ততবার অন্যজন জয়টা নিজের করে নিতে পারে।</translation>
    </message>
    <message>
        <source>inside the kernel, so the other player always moves from inside it</source>
        <comment>7/choice 3</comment>
        <translation>কার্নেলের ভেতরে, তাই অন্যজন সবসময় ভেতর থেকে চাল দেয়</translation>
    </message>
    <message>
        <source>Yes. You step in, they are forced out, you step in again.</source>
        <comment>7/because 3</comment>
        <translation>হ্যাঁ। তুমি ঢোকো, সে বেরোতে বাধ্য হয়, তুমি আবার ঢোকো।</translation>
    </message>
    <message>
        <source>The graph of Nim 1, 2, 3</source>
        <comment>8/title</comment>
        <translation>নিম 1, 2, 3-এর গ্রাফ</translation>
    </message>
    <message>
        <source>All positions of Nim with heaps 3, 2 and 1, and all moves. The order of the heaps does not matter, so there are **14** positions, and 38 arrows. Fill in P and N from the bottom upwards.</source>
        <comment>8/text</comment>
        <translation>3, 2 আর 1-এর স্তূপ নিয়ে নিমের সব অবস্থান আর সব চাল। স্তূপের ক্রমে কিছু যায়-আসে না, তাই অবস্থান **14**টি, আর তীর 38টি। নিচ থেকে উপরের দিকে P আর N বসাও।</translation>
    </message>
    <message>
        <source>P are 0,0,0 and 1,1,0 and 2,2,0 and 3,2,1. Everything else is N. Pupils who remember the lesson by hand will be quick. With more heaps such a picture soon becomes a tangle in which nobody can see anything.</source>
        <comment>8/notes</comment>
        <translation>P হলো 0,0,0 আর 1,1,0 আর 2,2,0 আর 3,2,1। বাকি সব N। হাতে-কলমে করা পাঠটা যাদের মনে আছে, তারা তাড়াতাড়ি পারবে। স্তূপ আরেকটু বেশি হলেই ছবিটা এমন জট পাকায় যে কিছুই দেখা যায় না।</translation>
    </message>
    <message>
        <source>Its kernel</source>
        <comment>9/title</comment>
        <translation>এর কার্নেল</translation>
    </message>
    <message>
        <source>Which four positions form the kernel of this graph? Is there a quicker way to find them than labelling?</source>
        <comment>9/text</comment>
        <translation>কোন চারটি অবস্থান এই গ্রাফের কার্নেল? চিহ্ন না বসিয়ে আরও তাড়াতাড়ি খুঁজে পাওয়ার উপায় আছে কি?</translation>
    </message>
    <message>
        <source>So a formula is a way to know a kernel without drawing the graph. For the grid no such formula is known.

If a quick pupil asks about misère play: there the end is N, though no arrow leaves it, so the P-positions are a kernel of the graph without its end.</source>
        <comment>9/notes</comment>
        <translation>তাহলে সূত্র মানে গ্রাফ না এঁকেই কার্নেল জানার উপায়। ছকের জন্য এমন সূত্র জানা নেই।

চটপটে কেউ মিজেয়ারের কথা তুললে: সেখানে শেষ অবস্থানটা N, যদিও তা থেকে কোনো তীর বেরোয় না, তাই P-অবস্থানগুলো হলো শেষটুকু বাদ দেওয়া গ্রাফের কার্নেল।</translation>
    </message>
    <message>
        <source>The kernel is [3,2,1](nim:3,2,1?outcome=P&amp;grundy=0), [2,2](nim:2,2?outcome=P&amp;grundy=0), [1,1](nim:1,1?outcome=P&amp;grundy=0) and the [empty table](nim:0?outcome=P&amp;grundy=0).

And yes, there is a quicker way: the **nim-sum**. It is 0 on the kernel, and only there. That is what the two facts of the proof said: from 0 you must leave the kernel, and from anywhere else you can step in.</source>
        <comment>9/reveal</comment>
        <translation>কার্নেল হলো [3,2,1](nim:3,2,1?outcome=P&amp;grundy=0), [2,2](nim:2,2?outcome=P&amp;grundy=0), [1,1](nim:1,1?outcome=P&amp;grundy=0) আর [খালি টেবিল](nim:0?outcome=P&amp;grundy=0)।

আর হ্যাঁ, তাড়াতাড়ি করার উপায় আছে: **নিম-যোগফল**। কার্নেলে তা 0, আর কেবল সেখানেই। প্রমাণের দুটি কথা তো এটাই বলেছিল: 0 থেকে কার্নেল ছেড়ে বেরোতেই হয়, আর অন্য সব জায়গা থেকে ঢোকা যায়।</translation>
    </message>
    <message>
        <source>How many kernels?</source>
        <comment>10/title</comment>
        <translation>কার্নেল কয়টি?</translation>
    </message>
    <message>
        <source>Could a graph without circles have two different kernels, or none? Think of the labelling: where did you ever have a choice?</source>
        <comment>10/text</comment>
        <translation>চক্র নেই এমন গ্রাফের কি দুটি আলাদা কার্নেল থাকতে পারে, বা একটাও না থাকতে পারে? চিহ্ন বসানোর কথা ভাবো: কোথাও কি বেছে নেওয়ার কিছু ছিল?</translation>
    </message>
    <message>
        <source>In words: existence, because the labelling never gets stuck; and uniqueness, because it never has a choice.</source>
        <comment>10/notes</comment>
        <translation>কথায় বললে: আছে, কারণ চিহ্ন বসানো কোথাও আটকায় না; আর একটাই, কারণ কোথাও বেছে নেওয়ার কিছু থাকে না।</translation>
    </message>
    <message>
        <source>You never had one. A node without arrows *must* be P. Every other label is then decided by the labels of the nodes after it. So **a graph without circles has exactly one kernel.**

That is why it does not matter who does the labelling: everyone gets the same letters.</source>
        <comment>10/reveal</comment>
        <translation>কোথাও ছিল না। যে নোডের কোনো তীর নেই, তাকে P হতেই *হয়*। তারপর প্রতিটি চিহ্ন ঠিক হয়ে যায় পরের নোডগুলোর চিহ্ন থেকে। তাই **চক্র নেই এমন গ্রাফের ঠিক একটাই কার্নেল।**

এজন্যই কে চিহ্ন বসাচ্ছে তাতে কিছু যায়-আসে না: সবাই একই অক্ষর পায়।</translation>
    </message>
    <message>
        <source>A circle of three</source>
        <comment>11/title</comment>
        <translation>তিনের চক্র</translation>
    </message>
    <message>
        <source>Now three nodes in a ring: 1 has an arrow to 2, 2 to 3, and 3 to 1. Which set is a kernel?</source>
        <comment>11/text</comment>
        <translation>এবার তিনটি নোড গোল করে: 1 থেকে তীর 2-এ, 2 থেকে 3-এ, 3 থেকে 1-এ। কোন সেটটা কার্নেল?</translation>
    </message>
    <message>
        <source>Try it with three pupils in a ring, each pointing at the next. Hands up means “inside”. They can never satisfy both properties. Grundy will not let you draw this graph: the game would never end.</source>
        <comment>11/notes</comment>
        <translation>তিনজন শিক্ষার্থী গোল হয়ে দাঁড়াক, প্রত্যেকে পরের জনের দিকে আঙুল তুলুক। হাত তোলা মানে “ভেতরে”। দুটি বৈশিষ্ট্য একসঙ্গে কখনোই মিলবে না। গ্রান্ডি প্রোগ্রাম এই গ্রাফ আঁকতে দেবে না: খেলাটা কখনো শেষ হতো না।</translation>
    </message>
    <message>
        <source>Only 1</source>
        <comment>11/choice 1</comment>
        <translation>শুধু 1</translation>
    </message>
    <message>
        <source>Then 2 is outside, but its only arrow goes to 3 and not into the kernel.</source>
        <comment>11/because 1</comment>
        <translation>তাহলে 2 বাইরে, অথচ তার একমাত্র তীর যায় 3-এ, কার্নেলে নয়।</translation>
    </message>
    <message>
        <source>1 and 2</source>
        <comment>11/choice 2</comment>
        <translation>1 আর 2</translation>
    </message>
    <message>
        <source>There is an arrow from 1 to 2, inside the set.</source>
        <comment>11/because 2</comment>
        <translation>1 থেকে 2-এ একটা তীর আছে, সেটের ভেতরেই।</translation>
    </message>
    <message>
        <source>All three</source>
        <comment>11/choice 3</comment>
        <translation>তিনটিই</translation>
    </message>
    <message>
        <source>There are arrows between them.</source>
        <comment>11/because 3</comment>
        <translation>এদের মাঝে তীর আছে।</translation>
    </message>
    <message>
        <source>There is none</source>
        <comment>11/choice 4</comment>
        <translation>একটাও নেই</translation>
    </message>
    <message>
        <source>Right. With one node inside, another one has no arrow into it. With two there is an arrow between them.</source>
        <comment>11/because 4</comment>
        <translation>ঠিক। একটা নোড ভেতরে থাকলে আরেকটার ভেতরে যাওয়ার তীর থাকে না। দুটি থাকলে তাদের মাঝে তীর থাকে।</translation>
    </message>
    <message>
        <source>A circle of four</source>
        <comment>12/title</comment>
        <translation>চারের চক্র</translation>
    </message>
    <message>
        <source>And **four** nodes in a ring? Is there a kernel? Perhaps more than one?</source>
        <comment>12/text</comment>
        <translation>আর গোল করে **চারটি** নোড? কার্নেল আছে কি? একটার বেশি কি?</translation>
    </message>
    <message>
        <source>The theorem is Richardson’s. No proof here. Why is something getting smaller the reason that there are no circles? Because you would have to come back to the same size.</source>
        <comment>12/notes</comment>
        <translation>উপপাদ্যটা রিচার্ডসনের। এখানে প্রমাণ নেই। কিছু একটা ছোট হতে থাকলে চক্র থাকে না কেন? কারণ তাহলে আগের মাপে ফিরে আসতে হতো।</translation>
    </message>
    <message>
        <source>There are two: every other node. Either the first and the third, or the second and the fourth.

So with circles there may be no kernel, or several. It is known that a graph with no circle of **odd** length, following the arrows, always has at least one kernel. And without any circle there is exactly one. The games of this course are nearly all of that kind: something always gets smaller.</source>
        <comment>12/reveal</comment>
        <translation>দুটি আছে: একটা বাদে একটা নোড। হয় প্রথম আর তৃতীয়টা, নয় দ্বিতীয় আর চতুর্থটা।

তাই চক্র থাকলে কার্নেল না-ও থাকতে পারে, আবার কয়েকটাও থাকতে পারে। জানা আছে, তীর ধরে **বিজোড়** দৈর্ঘ্যের কোনো চক্র না থাকলে গ্রাফের অন্তত একটা কার্নেল থাকেই। আর কোনো চক্রই না থাকলে ঠিক একটা। এই পাঠক্রমের প্রায় সব খেলাই সেই রকম: কিছু না কিছু সবসময় ছোট হয়।</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>13/title</comment>
        <translation>জেতার চালটা খোঁজো</translation>
    </message>
    <message>
        <source>Move the token into the kernel.</source>
        <comment>13/text</comment>
        <translation>ঘুঁটিটাকে কার্নেলে নিয়ে যাও।</translation>
    </message>
    <message>
        <source>Label only what you need: from the end up to the nodes that the token can reach.</source>
        <comment>13/notes</comment>
        <translation>যতটুকু দরকার শুধু ততটুকুতে চিহ্ন বসান: শেষ থেকে, ঘুঁটিটা যেসব নোডে যেতে পারে সেই পর্যন্ত।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>14/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- Every game is a graph: positions are nodes, moves are arrows.
- Where the last move wins, the P-positions form the **kernel**: no arrow inside, and an arrow into it from everywhere outside.
- Without circles there is exactly one kernel. Here is [a node inside](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@8?outcome=P) and [a node outside](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@7?outcome=N).

Different games can have very similar graphs. In the next lessons we look at games that seem to be quite different, and are Nim in disguise.</source>
        <comment>14/text</comment>
        <translation>- প্রতিটি খেলাই একটা গ্রাফ: অবস্থান মানে নোড, চাল মানে তীর।
- শেষ চালে জিত হলে P-অবস্থানগুলো মিলে **কার্নেল**: ভেতরে কোনো তীর নেই, আর বাইরের সব জায়গা থেকে ভেতরে তীর আছে।
- চক্র না থাকলে কার্নেল ঠিক একটা। এই হলো [ভেতরের একটা নোড](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@8?outcome=P) আর [বাইরের একটা নোড](dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@7?outcome=N)।

আলাদা আলাদা খেলার গ্রাফ খুব কাছাকাছি হতে পারে। পরের পাঠগুলোতে এমন সব খেলা দেখব যা দেখতে একেবারে অন্যরকম, আসলে ছদ্মবেশী নিম।</translation>
    </message>
    <message>
        <source>**Exit question:** a row of nodes 0 to 6, arrows one and two back. Which is the kernel? (0, 3, 6: it is Takeaway with 1 or 2.)</source>
        <comment>14/notes</comment>
        <translation>**শেষ প্রশ্ন:** 0 থেকে 6 পর্যন্ত নোডের এক সারি, তীর যায় এক আর দুই ঘর পেছনে। কার্নেল কোনটা? (0, 3, 6: এটা 1 বা 2টি নেওয়ার কাঠি তোলা।)</translation>
    </message>
</context>
<context>
    <name>line-nim</name>
    <message>
        <source>Line Nim</source>
        <comment>title</comment>
        <translation>লাইন নিম</translation>
    </message>
    <message>
        <source>Three lines of counters, and a clever way to write a board down.</source>
        <comment>about</comment>
        <translation>ঘুঁটির তিনটি লাইন, আর বোর্ড লিখে রাখার একটা চতুর উপায়।</translation>
    </message>
    <message>
        <source>describe a board by what matters, and see why 101 labels are enough</source>
        <comment>aims</comment>
        <translation>যা জরুরি শুধু তা-ই দিয়ে বোর্ডের বর্ণনা দিতে, আর 101টি চিহ্নই কেন যথেষ্ট তা বুঝতে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>Three lines with 3, 4 and 5 counters. On your turn take one or more counters from **one** line. They must be **next to each other**: you may not jump over a gap. Whoever takes the last counter **loses**.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>তিনটি লাইনে 3, 4 আর 5টি ঘুঁটি। তোমার পালায় **একটা** লাইন থেকে এক বা তার বেশি ঘুঁটি নাও। ঘুঁটিগুলো **পাশাপাশি** হতে হবে: ফাঁক ডিঙানো চলবে না। যে শেষ ঘুঁটিটা নেয়, সে **হারে**।

জোড়ায় জোড়ায় খেলো।</translation>
    </message>
    <message>
        <source>Not Nim with heaps: you may take counters out of the middle, and then a line falls into two pieces. Make sure that everybody has seen this. **Ask afterwards:** “Which boards did you not want to get?”</source>
        <comment>1/notes</comment>
        <translation>এটা স্তূপের নিম নয়: মাঝখান থেকেও ঘুঁটি নেওয়া যায়, তখন লাইন দুই ভাগ হয়ে যায়। সবাই এটা দেখেছে কি না নিশ্চিত হোন। **পরে জিজ্ঞেস করুন:** “কোন বোর্ডগুলো হাতে পেতে চাওনি?”</translation>
    </message>
    <message>
        <source>Taking the middle</source>
        <comment>2/title</comment>
        <translation>মাঝেরটা নেওয়া</translation>
    </message>
    <message>
        <source>You take only the **middle** counter of the line of five. What is left of that line?</source>
        <comment>2/text</comment>
        <translation>পাঁচের লাইন থেকে তুমি শুধু **মাঝের** ঘুঁটিটা নিলে। ওই লাইনের কী রইল?</translation>
    </message>
    <message>
        <source>We call a piece a run: neighbouring counters without a gap. The board of the beginning has one run each of 3, 4 and 5.</source>
        <comment>2/notes</comment>
        <translation>একটানা অংশকে আমরা বলি টুকরো: পাশাপাশি ঘুঁটি, মাঝে ফাঁক নেই। শুরুর বোর্ডে 3, 4 আর 5-এর একটা করে টুকরো।</translation>
    </message>
    <message>
        <source>Four counters that can all be taken at once</source>
        <comment>2/choice 1</comment>
        <translation>চারটি ঘুঁটি, যা একবারে নেওয়া যায়</translation>
    </message>
    <message>
        <source>There is a gap now. Nobody can take across it.</source>
        <comment>2/because 1</comment>
        <translation>এখন মাঝে ফাঁক। সেটা পেরিয়ে কেউ নিতে পারে না।</translation>
    </message>
    <message>
        <source>Two pieces of two counters each</source>
        <comment>2/choice 2</comment>
        <translation>দুটি টুকরো, প্রতিটিতে দুটি ঘুঁটি</translation>
    </message>
    <message>
        <source>Yes. From now on they are two separate pieces.</source>
        <comment>2/because 2</comment>
        <translation>হ্যাঁ। এখন থেকে এরা দুটি আলাদা টুকরো।</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <comment>2/choice 3</comment>
        <translation>কিছুই বদলায়নি</translation>
    </message>
    <message>
        <source>One line of five has become two pieces of two.</source>
        <comment>2/because 3</comment>
        <translation>পাঁচের একটা লাইন হয়ে গেছে দুইয়ের দুটি টুকরো।</translation>
    </message>
    <message>
        <source>When is it the same board?</source>
        <comment>3/title</comment>
        <translation>কখন একই বোর্ড?</translation>
    </message>
    <message>
        <source>Look at these three boards: [one](lines/misere:111/0000/00000?outcome=N), [two](lines/misere:000/0111/00000?outcome=N) and [three](lines/misere:000/0000/01110?outcome=N). Is there any difference for the rest of the game?</source>
        <comment>3/text</comment>
        <translation>এই তিনটি বোর্ড দেখো: [এক](lines/misere:111/0000/00000?outcome=N), [দুই](lines/misere:000/0111/00000?outcome=N) আর [তিন](lines/misere:000/0000/01110?outcome=N)। বাকি খেলার জন্য কি কোনো তফাত আছে?</translation>
    </message>
    <message>
        <source>Ask the class what does not matter before you reveal it. A description that keeps the line and the place of each counter works too, but it is much longer and shows much less.</source>
        <comment>3/notes</comment>
        <translation>দেখানোর আগে ক্লাসকে জিজ্ঞেস করুন, কী কী জরুরি নয়। প্রতিটি ঘুঁটির লাইন আর জায়গা ধরে রাখা বর্ণনাও চলে, কিন্তু সেটা অনেক লম্বা, আর দেখায় অনেক কম।</translation>
    </message>
    <message>
        <source>No. Each has **one run of three**, and nothing else matters: not which line it is on, nor where on the line. So we can describe a board by counting: how many runs of 5, how many of 4, of 3, of 2 and of 1?

Throwing away what does not matter is often half of the solution.</source>
        <comment>3/reveal</comment>
        <translation>না। প্রতিটিতে আছে **তিনের একটি টুকরো**, আর কিছুই জরুরি নয়: কোন লাইনে তা-ও না, লাইনের কোথায় তা-ও না। তাই শুধু গুনেই বোর্ডের বর্ণনা দেওয়া যায়: 5-এর টুকরো কয়টি, 4-এর, 3-এর, 2-এর আর 1-এর কয়টি?

যা জরুরি নয় তা ফেলে দিতে পারলে প্রায়ই অর্ধেক সমাধান হয়ে যায়।</translation>
    </message>
    <message>
        <source>A code for each board</source>
        <comment>4/title</comment>
        <translation>প্রতিটি বোর্ডের সংকেত</translation>
    </message>
    <message>
        <source>Write the five counts one after the other: runs of **5, 4, 3, 2, 1**.

- The start has one 5, one 4 and one 3: the code is **11100**.
- Take the middle counter of the five: no 5 any more, one 4, one 3, two 2s: **01120**.
- The last counter alone is **00001**.

This is the *run code* of the board. Each board has one, and boards with the same code are the same game.</source>
        <comment>4/text</comment>
        <translation>পাঁচটি গুনতি পরপর লেখো: **5, 4, 3, 2, 1**-এর টুকরো কয়টি।

- শুরুতে একটা 5, একটা 4 আর একটা 3: সংকেত **11100**।
- পাঁচের মাঝের ঘুঁটিটা নাও: 5 আর নেই, একটা 4, একটা 3, দুটি 2: **01120**।
- একা শেষ ঘুঁটিটি **00001**।

এটাই বোর্ডের *টুকরো-সংকেত*। প্রতিটি বোর্ডের একটা সংকেত আছে, আর যাদের সংকেত এক, তারা একই খেলা।</translation>
    </message>
    <message>
        <source>Let pupils write the codes of two or three boards that you click together. **Typical mistake:** reading the digits as heap sizes. The digit is how many, the place is how long.</source>
        <comment>4/notes</comment>
        <translation>আপনি ক্লিক করে দু-তিনটি বোর্ড বানান, শিক্ষার্থীরা সংকেত লিখুক। **চেনা ভুল:** অঙ্কগুলোকে স্তূপের মাপ ভাবা। অঙ্কটা বলে কয়টি, জায়গাটা বলে কত লম্বা।</translation>
    </message>
    <message>
        <source>Find the code</source>
        <comment>5/title</comment>
        <translation>সংকেতটা বের করো</translation>
    </message>
    <message>
        <source>From the start somebody takes **two counters from the end of the line of five**. What is the new code?</source>
        <comment>5/text</comment>
        <translation>শুরুর বোর্ডে কেউ **পাঁচের লাইনের প্রান্ত থেকে দুটি ঘুঁটি** নিল। নতুন সংকেত কী?</translation>
    </message>
    <message>
        <source>5 take 2 at the end is 3. So there are two 3s and a 4: 01200.</source>
        <comment>5/notes</comment>
        <translation>5 থেকে প্রান্তের 2টি নিলে 3। তাই দুটি 3 আর একটা 4: 01200।</translation>
    </message>
    <message>
        <source>01200</source>
        <comment>5/choice 1</comment>
        <translation>01200</translation>
    </message>
    <message>
        <source>Yes. The five is gone, and a three has come: now there are two runs of 3.</source>
        <comment>5/because 1</comment>
        <translation>হ্যাঁ। পাঁচটা গেছে, একটা তিন এসেছে: এখন 3-এর টুকরো দুটি।</translation>
    </message>
    <message>
        <source>01110</source>
        <comment>5/choice 2</comment>
        <translation>01110</translation>
    </message>
    <message>
        <source>Two counters at the end of five leave three, and not two.</source>
        <comment>5/because 2</comment>
        <translation>পাঁচের প্রান্ত থেকে দুটি ঘুঁটি নিলে তিন থাকে, দুই নয়।</translation>
    </message>
    <message>
        <source>11100</source>
        <comment>5/choice 3</comment>
        <translation>11100</translation>
    </message>
    <message>
        <source>That is the start. Something was taken.</source>
        <comment>5/because 3</comment>
        <translation>ওটা তো শুরুর সংকেত। কিছু একটা নেওয়া হয়েছে।</translation>
    </message>
    <message>
        <source>01101</source>
        <comment>5/choice 4</comment>
        <translation>01101</translation>
    </message>
    <message>
        <source>What is left of the five is one run of three.</source>
        <comment>5/because 4</comment>
        <translation>পাঁচের যা বাকি, তা তিনের একটা টুকরো।</translation>
    </message>
    <message>
        <source>What does the number do?</source>
        <comment>6/title</comment>
        <translation>সংখ্যাটার কী হয়?</translation>
    </message>
    <message>
        <source>Read the codes as ordinary numbers. 11100 became 01120, which is smaller. Does **every** move make the number smaller?</source>
        <comment>6/text</comment>
        <translation>সংকেতগুলোকে সাধারণ সংখ্যার মতো পড়ো। 11100 হয়ে গেল 01120, যা ছোট। **প্রতিটি** চালেই কি সংখ্যাটা ছোট হয়?</translation>
    </message>
    <message>
        <source>The same idea comes back with the grid and another number. **Ask:** could a digit become ten or more? No: there are never more than seven runs of 1, four of 2, three of 3, two of 4 and one of 5.</source>
        <comment>6/notes</comment>
        <translation>ছক-বোর্ডে অন্য একটা সংখ্যা নিয়ে এই ভাবনাটাই ফিরে আসবে। **জিজ্ঞেস করুন:** কোনো অঙ্ক কি দশ বা তার বেশি হতে পারে? না: 1-এর টুকরো কখনো সাতটির, 2-এর চারটির, 3-এর তিনটির, 4-এর দুটির আর 5-এর একটির বেশি হয় না।</translation>
    </message>
    <message>
        <source>Yes. A move changes one run into shorter runs, or removes it. The digit of the long run goes down by one, and only digits **to its right** can go up. So the number gets smaller, like 11100 to 01120.

Numbers cannot fall for ever. So the game must end, and we can label all boards in order: start with the smallest code, and each time the boards that you can leave are labelled already.</source>
        <comment>6/reveal</comment>
        <translation>হ্যাঁ। চালে একটা টুকরো হয় ছোট ছোট টুকরো হয়, নয় পুরো সরে যায়। লম্বা টুকরোর অঙ্কটা এক কমে, আর বাড়তে পারে শুধু **তার ডানের** অঙ্কগুলো। তাই সংখ্যাটা ছোট হয়, যেমন 11100 থেকে 01120।

সংখ্যা চিরকাল কমতে পারে না। তাই খেলা শেষ হতে বাধ্য, আর সব বোর্ডে ক্রম ধরে চিহ্ন বসানো যায়: সবচেয়ে ছোট সংকেত থেকে শুরু করো, প্রতিবার দেখবে যে বোর্ডগুলো রেখে আসা যায় সেগুলোতে চিহ্ন বসানো হয়ে গেছে।</translation>
    </message>
    <message>
        <source>How many boards?</source>
        <comment>7/title</comment>
        <translation>কয়টি বোর্ড?</translation>
    </message>
    <message>
        <source>There are twelve counters. Guess: how many different run codes can come up in this game? And how many different games can be played?</source>
        <comment>7/text</comment>
        <translation>ঘুঁটি বারোটি। আন্দাজ করো: এই খেলায় কয়টি আলাদা টুকরো-সংকেত আসতে পারে? আর কয়টি আলাদা খেলা খেলা যায়?</translation>
    </message>
    <message>
        <source>For the careful: games are counted by codes; two moves that leave the same code count as one. The shortest games take two whole lines and all but one counter of the third. “Only 101” is the point. It is the same saving as in Takeaway 10: label positions, do not list games.</source>
        <comment>7/notes</comment>
        <translation>যারা খুঁটিয়ে ভাবে তাদের জন্য: খেলা গোনা হয়েছে সংকেত ধরে; যে দুই চালে একই সংকেত থাকে, তারা এক বলে ধরা। সবচেয়ে ছোট খেলায় দুটি পুরো লাইন নেওয়া হয়, আর তৃতীয়টার একটি বাদে সব। আসল কথা “মাত্র 101”। দশ কাঠির খেলার মতোই লাভ: খেলার তালিকা নয়, অবস্থানে চিহ্ন।</translation>
    </message>
    <message>
        <source>There are **101** codes, without the empty board. And there are **746,062** different games, if nobody empties the board who could do something else. After 3 to 11 moves only the last counter is left, and it must be taken.

If you count the empty board too, and allow the silly move of emptying the board, there are 102 codes and 959,804 games.

So there are hundreds of thousands of ways to play, but **only 101 labels** to find. A computer does it in an instant, and with patience so could you.</source>
        <comment>7/reveal</comment>
        <translation>খালি বোর্ড বাদে সংকেত **101**টি। আর আলাদা খেলা **746,062**টি, যদি অন্য কিছু করার থাকলে কেউ বোর্ড খালি না করে। 3 থেকে 11 চাল পরে শুধু শেষ ঘুঁটিটা থাকে, আর সেটা নিতেই হয়।

খালি বোর্ডও গুনলে, আর বোর্ড খালি করার বোকা চালটাও চলতে দিলে, সংকেত 102টি আর খেলা 959,804টি।

তাহলে খেলার উপায় লাখ লাখ, কিন্তু চিহ্ন বের করতে হয় **মাত্র 101টি**। কম্পিউটার চোখের পলকে করে, ধৈর্য থাকলে তুমিও পারতে।</translation>
    </message>
    <message>
        <source>Half and half?</source>
        <comment>8/title</comment>
        <translation>আধাআধি?</translation>
    </message>
    <message>
        <source>Take any move, and count all the games in which it is made. How many of them does the player win who makes it? For 75 of the 738 moves it is all of them or none. For each of the others it is at least a third and at most two thirds, mostly about half. So does it hardly matter what you play?</source>
        <comment>8/text</comment>
        <translation>যে-কোনো একটা চাল নাও, আর যত খেলায় সেটা দেওয়া হয়, সব গোনো। যে চালটা দেয়, সে এর কয়টা জেতে? 738টি চালের 75টিতে হয় সবগুলো, নয় একটাও না। বাকি প্রতিটিতে অন্তত এক-তৃতীয়াংশ আর বড়জোর দুই-তৃতীয়াংশ, বেশির ভাগ প্রায় অর্ধেক। তাহলে কি কী খেললে তাতে তেমন কিছু আসে-যায় না?</translation>
    </message>
    <message>
        <source>Moves are counted by codes here too, as in the step before: 738 between the 101 codes. The figures that were once published for this, 21 to 79 per cent, are something else: the share of the games won by the player who started.</source>
        <comment>8/notes</comment>
        <translation>আগের ধাপের মতো এখানেও চাল গোনা হয়েছে সংকেত ধরে: 101টি সংকেতের মধ্যে 738টি। এ নিয়ে একসময় যে সংখ্যা ছাপা হয়েছিল, শতকরা 21 থেকে 79, সেটা অন্য জিনিস: যে শুরু করেছে তার জেতা খেলার অংশ।</translation>
    </message>
    <message>
        <source>Right, it is mostly luck</source>
        <comment>8/choice 1</comment>
        <translation>ঠিক, বেশিটাই কপাল</translation>
    </message>
    <message>
        <source>Only if nobody thinks. The count treats silly games and clever games alike.</source>
        <comment>8/because 1</comment>
        <translation>যদি কেউই না ভাবে, শুধু তখন। ওই গুনতিতে বোকা খেলা আর চতুর খেলা সমান।</translation>
    </message>
    <message>
        <source>No. A good move wins whatever the other player does</source>
        <comment>8/choice 2</comment>
        <translation>না। ভালো চাল জেতায়, অন্যজন যা-ই করুক</translation>
    </message>
    <message>
        <source>Yes. Counting all games says what happens when nobody thinks. P and N say what happens when both do.</source>
        <comment>8/because 2</comment>
        <translation>হ্যাঁ। সব খেলা গুনলে জানা যায়, কেউ না ভাবলে কী হয়। P আর N বলে, দুজনেই ভাবলে কী হয়।</translation>
    </message>
    <message>
        <source>Two runs of two</source>
        <comment>9/title</comment>
        <translation>দুইয়ের দুটি টুকরো</translation>
    </message>
    <message>
        <source>Two runs of **two** are left, and nothing else. It is your turn, and the last counter loses. Label from the end: what is it?</source>
        <comment>9/text</comment>
        <translation>**দুইয়ের** দুটি টুকরো বাকি, আর কিছু না। তোমার পালা, শেষ ঘুঁটি নিলে হার। শেষ থেকে চিহ্ন বসাও: এটা কী?</translation>
    </message>
    <message>
        <source>The codes are 00020, 00011, 00010 and 00001. Label them from the smallest upwards: 00001 is P, 00002 (two singles) is N, 00010 is N, 00011 is N, 00020 is P. Exercises with this game come in the next lesson, with the rule.</source>
        <comment>9/notes</comment>
        <translation>সংকেতগুলো 00020, 00011, 00010 আর 00001। সবচেয়ে ছোট থেকে উপরের দিকে চিহ্ন বসান: 00001 হলো P, 00002 (দুটি একলা) N, 00010 N, 00011 N, 00020 P। এই খেলার অনুশীলন আসবে পরের পাঠে, নিয়মটার সঙ্গে।</translation>
    </message>
    <message>
        <source>N: take one counter</source>
        <comment>9/choice 1</comment>
        <translation>N: একটি ঘুঁটি নেব</translation>
    </message>
    <message>
        <source>You leave a run of two and a single counter. The other player takes the run of two, and the last one is yours.</source>
        <comment>9/because 1</comment>
        <translation>থাকে দুইয়ের একটা টুকরো আর একটা একলা ঘুঁটি। অন্যজন দুইয়ের টুকরোটা নেয়, শেষটা তোমার।</translation>
    </message>
    <message>
        <source>N: take a whole run</source>
        <comment>9/choice 2</comment>
        <translation>N: একটা পুরো টুকরো নেব</translation>
    </message>
    <message>
        <source>You leave one run of two. The other player takes one counter of it, and the last one is yours.</source>
        <comment>9/because 2</comment>
        <translation>থাকে দুইয়ের একটা টুকরো। অন্যজন তা থেকে একটি ঘুঁটি নেয়, শেষটা তোমার।</translation>
    </message>
    <message>
        <source>P: both moves help the other player</source>
        <comment>9/choice 3</comment>
        <translation>P: দুটি চালেই অন্যজনের লাভ</translation>
    </message>
    <message>
        <source>Right. You can leave 00011 or 00010, and both are N: from each of them the other player can leave the single counter, 00001.</source>
        <comment>9/because 3</comment>
        <translation>ঠিক। তুমি রাখতে পারো 00011 বা 00010, দুটিই N: দুটি থেকেই অন্যজন একলা ঘুঁটিটা রাখতে পারে, 00001।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- Only the **runs** matter. So a board is a short *run code*, and [all boards with one run of three](lines/misere:000/0111/00000?outcome=N) are the same game.
- The code falls with every move, so the game must end.
- Hundreds of thousands of games, but only **101** labels.

Is there a rule behind these labels? One text about the game says that there is none. The next lesson has a look for itself.</source>
        <comment>10/text</comment>
        <translation>- শুধু **টুকরোগুলোই** জরুরি। তাই বোর্ড মানে ছোট একটা *টুকরো-সংকেত*, আর [তিনের এক টুকরোওয়ালা সব বোর্ড](lines/misere:000/0111/00000?outcome=N) একই খেলা।
- প্রতি চালে সংকেত কমে, তাই খেলা শেষ হতে বাধ্য।
- লাখ লাখ খেলা, কিন্তু চিহ্ন মাত্র **101টি**।

এই চিহ্নগুলোর পেছনে কি কোনো নিয়ম আছে? খেলাটা নিয়ে একটা লেখায় বলা হয়েছে, নেই। পরের পাঠে আমরা নিজেরাই দেখব।</translation>
    </message>
    <message>
        <source>**Exit question:** write the code of the board after the whole line of four has been taken. (10100.)</source>
        <comment>10/notes</comment>
        <translation>**শেষ প্রশ্ন:** চারের পুরো লাইনটা নেওয়ার পরে বোর্ডের সংকেত লেখো। (10100।)</translation>
    </message>
</context>
<context>
    <name>minimax</name>
    <message>
        <source>Minimax and the limits of the theory</source>
        <comment>title</comment>
        <translation>মিনিম্যাক্স আর তত্ত্বের সীমা</translation>
    </message>
    <message>
        <source>How computers look ahead, where the theory ends, and what you can find out yourself.</source>
        <comment>about</comment>
        <translation>কম্পিউটার কীভাবে সামনে তাকায়, তত্ত্ব কোথায় শেষ, আর তুমি নিজে কী কী বের করতে পারো।</translation>
    </message>
    <message>
        <source>explain how a computer looks ahead, and name the conditions of the theorem</source>
        <comment>aims</comment>
        <translation>কম্পিউটার কীভাবে সামনের চাল ভাবে তা বুঝিয়ে দিতে, আর উপপাদ্যের শর্তগুলো বলতে</translation>
    </message>
    <message>
        <source>Looking ahead</source>
        <comment>1/title</comment>
        <translation>সামনে তাকানো</translation>
    </message>
    <message>
        <source>This computer is perfect only when at most 6 matches are left. Before that it plays at random: it does not look far enough. You start from a position of value 1.</source>
        <comment>1/text</comment>
        <translation>কাঠি 6টি বা তার কম থাকলে তবেই এই কম্পিউটার নিখুঁত খেলে। তার আগে সে খেলে এলোমেলো: সে যথেষ্ট দূর দেখে না। তুমি শুরু করবে মান 1-এর একটা অবস্থান থেকে।</translation>
    </message>
    <message>
        <source>The values: 9 is 0, 6 is 2, 5 is 3; 2 ⊕ 3 = 1. One winning move takes one from the 6: then 5 and 5 are equal and 9 is P itself.</source>
        <comment>1/notes</comment>
        <translation>মানগুলো: 9-এর 0, 6-এর 2, 5-এর 3; 2 ⊕ 3 = 1। জেতার একটা চাল 6 থেকে একটা নেওয়া: তখন 5 আর 5 সমান, আর 9 নিজেই P।</translation>
    </message>
    <message>
        <source>Minimax</source>
        <comment>2/title</comment>
        <translation>মিনিম্যাক্স</translation>
    </message>
    <message>
        <source>In chess nobody can label all positions. Computers look a few moves ahead, and then *guess* how good a position is, as a number. Say a high number is good for you. Which move do **you** choose? And what will the **other** player choose?</source>
        <comment>2/text</comment>
        <translation>দাবায় সব অবস্থানে চিহ্ন বসানো কারও পক্ষে সম্ভব নয়। কম্পিউটার কয়েক চাল সামনে দেখে, তারপর অবস্থানটা কত ভালো তা একটা সংখ্যায় *আন্দাজ* করে। ধরো, বড় সংখ্যা তোমার জন্য ভালো। **তুমি** কোন চাল বাছবে? আর **অন্যজন** কোনটা বাছবে?</translation>
    </message>
    <message>
        <source>Show a small tree on the board: my two moves, two answers each, with the numbers 3 and 8, and 5 and 6. The other player picks 3 and 5, so I choose the second move.</source>
        <comment>2/notes</comment>
        <translation>বোর্ডে ছোট একটা গাছ আঁকুন: আমার দুটি চাল, প্রতিটির দুটি জবাব, সংখ্যা 3 আর 8, এবং 5 আর 6। অন্যজন বাছে 3 আর 5, তাই আমি বাছি দ্বিতীয় চাল।</translation>
    </message>
    <message>
        <source>You choose the move with the **largest** number, and the other player the one with the **smallest**. So the number of a position is, in turn, the maximum and the minimum over its moves. That is called **minimax**.

When there is only “I win” (1) and “I lose” (0), and one looks to the very end, minimax says just what you know: *some move wins* is a maximum of 1, and *every move loses* is a maximum of 0. P and N are minimax with two numbers.</source>
        <comment>2/reveal</comment>
        <translation>তুমি বাছবে **সবচেয়ে বড়** সংখ্যার চাল, অন্যজন **সবচেয়ে ছোট** সংখ্যার। তাই অবস্থানের সংখ্যাটা পালা করে তার চালগুলোর সর্বোচ্চ (maximum) আর সর্বনিম্ন (minimum)। একে বলে **মিনিম্যাক্স**।

সংখ্যা যখন শুধু “আমি জিতি” (1) আর “আমি হারি” (0), আর একেবারে শেষ পর্যন্ত দেখা হয়, তখন মিনিম্যাক্স তোমার জানা কথাটাই বলে: *কোনো একটা চাল জেতায়* মানে সর্বোচ্চ 1, আর *সব চালে হার* মানে সর্বোচ্চ 0। P আর N হলো দুই সংখ্যার মিনিম্যাক্স।</translation>
    </message>
    <message>
        <source>A small tree</source>
        <comment>3/title</comment>
        <translation>ছোট একটা গাছ</translation>
    </message>
    <message>
        <source>You have two moves. After the first one the other player can choose between 3 and 8 (for you). After the second one between 5 and 6. Which move is better for you?</source>
        <comment>3/text</comment>
        <translation>তোমার দুটি চাল। প্রথমটার পরে অন্যজন বেছে নিতে পারে 3 আর 8-এর একটা (তোমার জন্য)। দ্বিতীয়টার পরে 5 আর 6-এর একটা। কোন চাল তোমার জন্য ভালো?</translation>
    </message>
    <message>
        <source>The sum or the average is what pupils try first. The other player is not chance; that is the point.</source>
        <comment>3/notes</comment>
        <translation>শিক্ষার্থীরা আগে যোগফল বা গড় ধরে। অন্যজন তো লটারি নয়; কথাটা সেখানেই।</translation>
    </message>
    <message>
        <source>The first, because I might get 8</source>
        <comment>3/choice 1</comment>
        <translation>প্রথমটা, কারণ 8 পেতে পারি</translation>
    </message>
    <message>
        <source>The other player will not give you the 8, but the 3.</source>
        <comment>3/because 1</comment>
        <translation>অন্যজন তোমাকে 8 দেবে না, দেবে 3।</translation>
    </message>
    <message>
        <source>The second</source>
        <comment>3/choice 2</comment>
        <translation>দ্বিতীয়টা</translation>
    </message>
    <message>
        <source>Yes. The other player chooses the smaller number: 3 after the first move, 5 after the second. 5 is more.</source>
        <comment>3/because 2</comment>
        <translation>হ্যাঁ। অন্যজন ছোট সংখ্যাটা বাছে: প্রথম চালের পরে 3, দ্বিতীয়টার পরে 5। 5 বেশি।</translation>
    </message>
    <message>
        <source>Both are equally good, 11 each</source>
        <comment>3/choice 3</comment>
        <translation>দুটি সমান ভালো, 11 করে</translation>
    </message>
    <message>
        <source>The other player decides, and takes the smaller one every time.</source>
        <comment>3/because 3</comment>
        <translation>ঠিক করে অন্যজন, আর সে প্রতিবার ছোটটাই নেয়।</translation>
    </message>
    <message>
        <source>Minimax with two numbers</source>
        <comment>4/title</comment>
        <translation>দুই সংখ্যার মিনিম্যাক্স</translation>
    </message>
    <message>
        <source>A graph once more; the token starts on node 8. Give every node a P or an N. Think of minimax: at N some move wins, at P every move loses.</source>
        <comment>4/text</comment>
        <translation>আবার একটা গ্রাফ; ঘুঁটি শুরুতে নোড 8-এ। প্রতিটি নোডে P বা N বসাও। মিনিম্যাক্স মনে রাখো: N থেকে কোনো একটা চাল জেতায়, P থেকে সব চালে হার।</translation>
    </message>
    <message>
        <source>It is the labelling of the very first lesson. Whoever has understood it here has understood minimax.</source>
        <comment>4/notes</comment>
        <translation>একেবারে প্রথম পাঠের সেই চিহ্ন বসানো। যে এটা এখানে বুঝেছে, সে মিনিম্যাক্স বুঝেছে।</translation>
    </message>
    <message>
        <source>Three moves ahead</source>
        <comment>5/title</comment>
        <translation>তিন চাল সামনে</translation>
    </message>
    <message>
        <source>A computer that looks only **three moves** ahead: when does it play perfectly, and when not?</source>
        <comment>5/text</comment>
        <translation>একটা কম্পিউটার শুধু **তিন চাল** সামনে দেখে: সে কখন নিখুঁত খেলে, কখন নয়?</translation>
    </message>
    <message>
        <source>In Grundy a level of the computer looks ahead a chosen number of moves. Let pupils try how many are needed to win Nim with 5, 3, 2.</source>
        <comment>5/notes</comment>
        <translation>গ্রান্ডি প্রোগ্রামে কম্পিউটারের একটা স্তর বেছে দেওয়া সংখ্যক চাল সামনে দেখে। 5, 3, 2-এর নিমে জিততে কয়টা লাগে, শিক্ষার্থীরা পরখ করুক।</translation>
    </message>
    <message>
        <source>When the end is at most three moves away, it sees everything: it plays perfectly. Before that it has to guess, and if the guess is bad, it may walk into a lost position without noticing.

That is why such a computer is strongest near the end, like the one you played at the beginning of this lesson. It is also why a **rule** helps: the nim-sum sees to the end at once, from [25, 15, 19, 3, 13](nim:25,15,19,3,13?outcome=N&amp;winning=3) as well as from [3, 2, 1](nim:3,2,1?outcome=P).</source>
        <comment>5/reveal</comment>
        <translation>শেষটা বড়জোর তিন চাল দূরে হলে সে সব দেখে: নিখুঁত খেলে। তার আগে তাকে আন্দাজ করতে হয়, আর আন্দাজ খারাপ হলে না জেনেই হারা অবস্থানে গিয়ে পড়তে পারে।

এজন্য এমন কম্পিউটার শেষের কাছে সবচেয়ে শক্তিশালী, যেমন এই পাঠের শুরুতে যার সঙ্গে খেললে। এজন্যই **নিয়ম** কাজে লাগে: নিম-যোগফল একবারেই শেষ পর্যন্ত দেখে, [25, 15, 19, 3, 13](nim:25,15,19,3,13?outcome=N&amp;winning=3) থেকেও, [3, 2, 1](nim:3,2,1?outcome=P) থেকেও।</translation>
    </message>
    <message>
        <source>Is everything Nim?</source>
        <comment>6/title</comment>
        <translation>সবই কি নিম?</translation>
    </message>
    <message>
        <source>A text says: “*Any* impartial game can be turned into Nim.” For which games is this **false**?</source>
        <comment>6/text</comment>
        <translation>একটা লেখায় আছে: “*যে-কোনো* নিরপেক্ষ খেলাকে নিমে বদলে নেওয়া যায়।” কোন খেলার বেলায় কথাটা **মিথ্যা**?</translation>
    </message>
    <message>
        <source>Games that can go round in circles are not covered either, nor games with different moves for the two players; there numbers such as 11/8 come in.</source>
        <comment>6/notes</comment>
        <translation>গোল হয়ে ঘুরতে পারে এমন খেলাও এর মধ্যে পড়ে না, দুজনের চাল আলাদা এমন খেলাও না; সেখানে 11/8-এর মতো সংখ্যা আসে।</translation>
    </message>
    <message>
        <source>For none, it is a theorem</source>
        <comment>6/choice 1</comment>
        <translation>কোনোটার নয়, এটা তো উপপাদ্য</translation>
    </message>
    <message>
        <source>A theorem has conditions: the game must end, and the last move must win.</source>
        <comment>6/because 1</comment>
        <translation>উপপাদ্যের শর্ত থাকে: খেলা শেষ হতে হবে, আর শেষ চালে জিত হতে হবে।</translation>
    </message>
    <message>
        <source>For games in which the last move loses</source>
        <comment>6/choice 2</comment>
        <translation>যে খেলায় শেষ চাল দিলে হার</translation>
    </message>
    <message>
        <source>Right. Two positions can have the same Grundy value, and yet in misère play one is P and the other N. You saw such a pair on the grid.</source>
        <comment>6/because 2</comment>
        <translation>ঠিক। দুটি অবস্থানের গ্রান্ডি সংখ্যা এক হয়েও মিজেয়ার নিয়মে একটা P আর অন্যটা N হতে পারে। ছকের পাঠে এমন একটা জোড়া দেখেছ।</translation>
    </message>
    <message>
        <source>For games with more than three heaps</source>
        <comment>6/choice 3</comment>
        <translation>তিনের বেশি স্তূপের খেলা</translation>
    </message>
    <message>
        <source>The number of heaps does not matter.</source>
        <comment>6/because 3</comment>
        <translation>স্তূপ কয়টি, তাতে কিছু যায়-আসে না।</translation>
    </message>
    <message>
        <source>Other limits</source>
        <comment>7/title</comment>
        <translation>আরও সীমা</translation>
    </message>
    <message>
        <source>Which other games in this course did **not** fit: same moves for both, it must end, the last move wins?</source>
        <comment>7/text</comment>
        <translation>দুজনের একই চাল, শেষ হতে বাধ্য, শেষ চালে জিত: এই পাঠক্রমের আর কোন খেলাগুলো এর মধ্যে **পড়েনি**?</translation>
    </message>
    <message>
        <source>Line Nim and Nim with the last stone losing are lucky cases: a switch at the end is enough.</source>
        <comment>7/notes</comment>
        <translation>লাইন নিম আর শেষ পাথর নিলে হারের নিম ভাগ্যবান: শেষে একবার মোড় ঘোরালেই চলে।</translation>
    </message>
    <message>
        <source>- **Northcott’s game** could go round in circles, and each player has their own tokens. It is won like Nim all the same, but that needed a reason of its own.
- **Red-blue Hackenbush** and the **skips** give the players different moves. There values such as [11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8) come up, and more letters than P and N.
- **The grid**, when the last stone loses: nothing but labelling is known.

A theorem is only as good as its conditions. Always ask: *does my game fulfil them?*</source>
        <comment>7/reveal</comment>
        <translation>- **নর্থকটের খেলা** গোল হয়ে ঘুরতে পারত, আর প্রত্যেকের নিজের ঘুঁটি। তবু তা নিমের মতোই জেতা যায়, কিন্তু তার জন্য আলাদা যুক্তি লেগেছিল।
- **লাল-নীল হ্যাকেনবুশে** আর **পাসের** খেলায় দুজনের চাল আলাদা। সেখানে আসে [11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8)-এর মতো মান, আর P-N ছাড়া আরও অক্ষর।
- **ছক**, শেষ পাথর নিলে হার হলে: চিহ্ন বসানো ছাড়া আর কিছু জানা নেই।

উপপাদ্য ততটাই খাঁটি, যতটা তার শর্ত। সবসময় জিজ্ঞেস করো: *আমার খেলা কি শর্তগুলো মানে?*</translation>
    </message>
    <message>
        <source>True or false?</source>
        <comment>8/title</comment>
        <translation>সত্যি, না মিথ্যা?</translation>
    </message>
    <message>
        <source>Is the claim about the position true? Use whatever you have learnt.</source>
        <comment>8/text</comment>
        <translation>অবস্থানটা নিয়ে যা বলা হয়েছে, তা কি সত্যি? যা শিখেছ, সব কাজে লাগাও।</translation>
    </message>
    <message>
        <source>A good team contest for the end of the course: one point for the answer, one for the reason.</source>
        <comment>8/notes</comment>
        <translation>পাঠক্রমের শেষে দলে দলে ভালো প্রতিযোগিতা: উত্তরের জন্য এক নম্বর, কারণের জন্য এক।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>You started with ten matches. Now you know:

- **P and N**: label from the end. That works for every game that must end, with the same moves for both players.
- **Grundy values**: the smallest missing number; parts are joined by the nim-sum. [10, 7, 5](takeaway:10,7,5?outcome=P) is Nim with 2, 3, 1.
- **Disguises**: coins, primes, gaps, staircases and trees can all be heaps.
- **The limits**: misère play, circles, and games with two colours, which have numbers of their own.

Now take any game in Grundy, set up a position that nobody has explained, and find out for yourself. In the Lab you may see patterns that are not in any book.</source>
        <comment>9/text</comment>
        <translation>শুরু করেছিলে দশটি কাঠি দিয়ে। এখন জানো:

- **P আর N**: শেষ থেকে চিহ্ন বসাও। যে খেলা শেষ হতে বাধ্য আর দুজনের একই চাল, তার সবগুলোতে চলে।
- **গ্রান্ডি সংখ্যা**: সবচেয়ে ছোট অনুপস্থিত সংখ্যা; অংশগুলো জোড়ে নিম-যোগফলে। [10, 7, 5](takeaway:10,7,5?outcome=P) মানে 2, 3, 1-এর নিম।
- **ছদ্মবেশ**: মুদ্রা, মৌলিক সংখ্যা, ফাঁক, সিঁড়ি আর গাছ, সবই স্তূপ হতে পারে।
- **সীমা**: মিজেয়ার নিয়ম, চক্র, আর দুই রঙের খেলা, যাদের নিজস্ব সংখ্যা আছে।

এবার গ্রান্ডি প্রোগ্রামের যে-কোনো খেলা নাও, কেউ ব্যাখ্যা করেনি এমন একটা অবস্থান সাজাও, আর নিজেই বের করো। ল্যাবে এমন প্যাটার্নও চোখে পড়তে পারে যা কোনো বইয়ে নেই।</translation>
    </message>
    <message>
        <source>Ideas for projects: invent a takeaway set and find its period. Draw a green animal and work out its value. Find two small grid positions with equal values that differ in misère play. Make a table in the Lab and describe what you see.</source>
        <comment>9/notes</comment>
        <translation>প্রকল্পের ভাবনা: কাঠি তোলার নতুন একটা সেট বানিয়ে তার পর্যায় বের করো। সবুজ একটা প্রাণী এঁকে তার মান কষো। ছকের এমন দুটি ছোট অবস্থান খোঁজো যাদের মান সমান, অথচ মিজেয়ারে আলাদা। ল্যাবে একটা সারণি বানিয়ে যা দেখো তা লেখো।</translation>
    </message>
</context>
<context>
    <name>misere-nim</name>
    <message>
        <source>When the last stone loses</source>
        <comment>title</comment>
        <translation>শেষ পাথর নিলে হার</translation>
    </message>
    <message>
        <source>Misère Nim: almost the same game, until the very end.</source>
        <comment>about</comment>
        <translation>মিজেয়ার নিম: প্রায় একই খেলা, একেবারে শেষটুকু ছাড়া।</translation>
    </message>
    <message>
        <source>play misère Nim, with the switch at the right moment</source>
        <comment>aims</comment>
        <translation>ঠিক মুহূর্তে মোড় ঘুরিয়ে মিজেয়ার নিম খেলতে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>The same Nim, with one change: **whoever takes the last stone loses.** This way of playing is called *misère*.

Heaps of 3, 4 and 5. Play it in pairs. Does it feel very different?</source>
        <comment>1/text</comment>
        <translation>সেই নিমই, শুধু একটা বদল: **যে শেষ পাথরটা নেয়, সে হারে।** এভাবে খেলাকে বলে *মিজেয়ার*।

3, 4 আর 5-এর স্তূপ। জোড়ায় জোড়ায় খেলো। খুব অন্যরকম লাগছে?</translation>
    </message>
    <message>
        <source>Say the change twice, and let a pupil repeat it. In the first games somebody always takes the last stone out of habit. **Ask afterwards:** “When did the game feel different from before?” Only near the end.</source>
        <comment>1/notes</comment>
        <translation>বদলটা দুবার বলুন, একজন শিক্ষার্থীকে দিয়েও বলান। প্রথম দিকে কেউ না কেউ অভ্যাসবশে শেষ পাথরটা নিয়ে ফেলে। **পরে জিজ্ঞেস করুন:** “কখন মনে হলো খেলাটা আগের মতো নয়?” শুধু শেষের কাছাকাছি এসে।</translation>
    </message>
    <message>
        <source>Single stones</source>
        <comment>2/title</comment>
        <translation>একলা পাথর</translation>
    </message>
    <message>
        <source>Only heaps of **one** stone are left: three of them. It is your turn, and the last stone loses. What happens?</source>
        <comment>2/text</comment>
        <translation>শুধু **একটি** পাথরের স্তূপ বাকি: এমন তিনটি। তোমার পালা, শেষ পাথর নিলে হার। কী হবে?</translation>
    </message>
    <message>
        <source>One of the texts that this course was checked against claims the opposite, that with an odd number the player to move cannot be beaten. Let the class refute that claim with one stone: one is odd, and you must take it.</source>
        <comment>2/notes</comment>
        <translation>যেসব লেখার সঙ্গে এই পাঠক্রম মেলানো হয়েছে, তার একটিতে উল্টো কথা আছে: বিজোড় সংখ্যক থাকলে যার পালা তাকে নাকি হারানো যায় না। একটিমাত্র পাথর দিয়ে ক্লাস সেটা খণ্ডন করুক: এক বিজোড়, আর সেটা নিতেই হয়।</translation>
    </message>
    <message>
        <source>I cannot be beaten</source>
        <comment>2/choice 1</comment>
        <translation>আমাকে হারানো যাবে না</translation>
    </message>
    <message>
        <source>Count it out: you take one, the other player takes one, and the last one is yours.</source>
        <comment>2/because 1</comment>
        <translation>গুনে দেখো: তুমি একটা নাও, অন্যজন একটা নেয়, শেষটা তোমার।</translation>
    </message>
    <message>
        <source>I must lose</source>
        <comment>2/choice 2</comment>
        <translation>আমি হারবই</translation>
    </message>
    <message>
        <source>Yes. With single stones nobody has a choice. With an **odd** number of them you take the first, the third, … and the last.</source>
        <comment>2/because 2</comment>
        <translation>হ্যাঁ। একলা পাথরে কারও বেছে নেওয়ার কিছু নেই। **বিজোড়** সংখ্যক থাকলে তুমি নাও প্রথমটা, তৃতীয়টা, … আর শেষটাও।</translation>
    </message>
    <message>
        <source>It depends on what I take</source>
        <comment>2/choice 3</comment>
        <translation>আমি কোনটা নিই তার উপর নির্ভর করে</translation>
    </message>
    <message>
        <source>All heaps are single stones, so all your moves are the same.</source>
        <comment>2/because 3</comment>
        <translation>সব স্তূপই একলা পাথর, তাই তোমার সব চাল একই।</translation>
    </message>
    <message>
        <source>The rule for single stones</source>
        <comment>3/title</comment>
        <translation>একলা পাথরের নিয়ম</translation>
    </message>
    <message>
        <source>In misère play with nothing but single stones:

- an **odd** number is P, like [one](nim/misere:1?outcome=P), [three](nim/misere:1,1,1?outcome=P) and [five](nim/misere:1,1,1,1,1?outcome=P)
- an **even** number is N, like [two](nim/misere:1,1?outcome=N), [four](nim/misere:1,1,1,1?outcome=N) and none at all

With no stones left the player to move has *won*: the other player took the last one. So [the end position](nim/misere:0?outcome=N&amp;moves=0) is N here.

In ordinary play, which is called *normal* play, it is just the other way round.</source>
        <comment>3/text</comment>
        <translation>মিজেয়ার নিয়মে, শুধু একলা পাথর থাকলে:

- **বিজোড়** সংখ্যক হলে P, যেমন [একটি](nim/misere:1?outcome=P), [তিনটি](nim/misere:1,1,1?outcome=P) আর [পাঁচটি](nim/misere:1,1,1,1,1?outcome=P)
- **জোড়** সংখ্যক হলে N, যেমন [দুটি](nim/misere:1,1?outcome=N), [চারটি](nim/misere:1,1,1,1?outcome=N) আর একটিও না থাকলে

পাথর না থাকলে যার পালা সে *জিতে গেছে*: শেষটা নিয়েছে অন্যজন। তাই এখানে [শেষ অবস্থান](nim/misere:0?outcome=N&amp;moves=0) হলো N।

সাধারণ খেলায়, যাকে বলে *স্বাভাবিক* নিয়ম, ঠিক এর উল্টো।</translation>
    </message>
    <message>
        <source>**Ask for the table of normal play beside it:** even is P, odd is N. Everything is turned round, as long as all heaps are single stones.</source>
        <comment>3/notes</comment>
        <translation>**পাশে স্বাভাবিক নিয়মের ছকটাও জিজ্ঞেস করুন:** জোড় P, বিজোড় N। যতক্ষণ সব স্তূপই একলা পাথর, ততক্ষণ সবই উল্টো।</translation>
    </message>
    <message>
        <source>One large heap</source>
        <comment>4/title</comment>
        <translation>একটা বড় স্তূপ</translation>
    </message>
    <message>
        <source>Only one heap is left, with five stones. Last stone loses. What do you do?</source>
        <comment>4/text</comment>
        <translation>একটাই স্তূপ বাকি, তাতে পাঁচটি পাথর। শেষ পাথর নিলে হার। কী করবে?</translation>
    </message>
    <message>
        <source>In normal play you would take all of it. The position is N in both kinds of play, but the move is another one.</source>
        <comment>4/notes</comment>
        <translation>স্বাভাবিক নিয়মে সবটা নিতে। দুই নিয়মেই অবস্থানটি N, কিন্তু চালটা আলাদা।</translation>
    </message>
    <message>
        <source>Take all five</source>
        <comment>4/choice 1</comment>
        <translation>পাঁচটিই নেব</translation>
    </message>
    <message>
        <source>Then you have taken the last stone, and you lose.</source>
        <comment>4/because 1</comment>
        <translation>তাহলে শেষ পাথরটা তুমিই নিলে, তুমি হারলে।</translation>
    </message>
    <message>
        <source>Take four</source>
        <comment>4/choice 2</comment>
        <translation>চারটি নেব</translation>
    </message>
    <message>
        <source>Yes. One stone is left, and the other player must take it.</source>
        <comment>4/because 2</comment>
        <translation>হ্যাঁ। একটি পাথর থাকে, আর অন্যজনকে সেটা নিতেই হয়।</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>4/choice 3</comment>
        <translation>তিনটি নেব</translation>
    </message>
    <message>
        <source>You leave two. The other player takes one and leaves you the last.</source>
        <comment>4/because 3</comment>
        <translation>দুটি থাকে। অন্যজন একটি নেয়, শেষটা রাখে তোমার জন্য।</translation>
    </message>
    <message>
        <source>The dangerous moment</source>
        <comment>5/title</comment>
        <translation>বিপজ্জনক মুহূর্ত</translation>
    </message>
    <message>
        <source>Heaps **2 and 1**, last stone loses. In normal play you would leave 1 and 1. And now?</source>
        <comment>5/text</comment>
        <translation>**2 আর 1**-এর স্তূপ, শেষ পাথর নিলে হার। স্বাভাবিক নিয়মে তুমি 1 আর 1 রাখতে। আর এখন?</translation>
    </message>
    <message>
        <source>A common rule says: play as usual, and on your last move leave one stone. This position shows why it is not good enough. The change must come earlier: at the move that removes the last heap of two or more.</source>
        <comment>5/notes</comment>
        <translation>একটা চালু নিয়ম বলে: যেমন খেলো তেমনই খেলো, শেষ চালে একটি পাথর রেখে দিও। এই অবস্থানটা দেখায়, তাতে কুলায় না কেন। মোড়টা ঘোরাতে হয় আরও আগে: যে চালে দুই বা তার বেশি পাথরের শেষ স্তূপটা সরে যায়।</translation>
    </message>
    <message>
        <source>Leave 1 and 1, and be careful on the last move</source>
        <comment>5/choice 1</comment>
        <translation>1 আর 1 রাখব, শেষ চালে সাবধান থাকব</translation>
    </message>
    <message>
        <source>Too late! The other player takes one, and you must take the last. There is no careful last move any more.</source>
        <comment>5/because 1</comment>
        <translation>দেরি হয়ে গেছে! অন্যজন একটা নেয়, শেষটা তোমাকে নিতেই হয়। সাবধান হওয়ার মতো শেষ চালই আর নেই।</translation>
    </message>
    <message>
        <source>Take the whole 2 and leave one stone</source>
        <comment>5/choice 2</comment>
        <translation>পুরো 2-টা নেব, একটি পাথর রাখব</translation>
    </message>
    <message>
        <source>Yes. The other player must take the last stone.</source>
        <comment>5/because 2</comment>
        <translation>হ্যাঁ। শেষ পাথরটা অন্যজনকে নিতেই হয়।</translation>
    </message>
    <message>
        <source>Take the 1 and leave the 2</source>
        <comment>5/choice 3</comment>
        <translation>1-টা নেব, 2-টা রাখব</translation>
    </message>
    <message>
        <source>The other player takes one stone of it and leaves you the last.</source>
        <comment>5/because 3</comment>
        <translation>অন্যজন তা থেকে একটি পাথর নেয়, শেষটা রাখে তোমার জন্য।</translation>
    </message>
    <message>
        <source>Two heaps, misère</source>
        <comment>6/title</comment>
        <translation>দুই স্তূপ, মিজেয়ার</translation>
    </message>
    <message>
        <source>Work out the table of two heaps again, now with the last stone losing. The corner with no stones is N this time.</source>
        <comment>6/text</comment>
        <translation>দুই স্তূপের সারণিটা আবার বের করো, এবার শেষ পাথর নিলে হার। যে কোণে পাথর নেই, সেটা এবার N।</translation>
    </message>
    <message>
        <source>Have the normal table beside it. Only four squares differ: 0,0 and 1,0 and 0,1 and 1,1. The rest of the diagonal is P again.</source>
        <comment>6/notes</comment>
        <translation>পাশে স্বাভাবিক নিয়মের সারণিটা রাখুন। তফাত মাত্র চার ঘরে: 0,0 আর 1,0 আর 0,1 আর 1,1। কর্ণের বাকিটা আবার P।</translation>
    </message>
    <message>
        <source>Where do they differ?</source>
        <comment>7/title</comment>
        <translation>তফাত কোথায়?</translation>
    </message>
    <message>
        <source>You remember the table of normal play: P along the whole diagonal, and N everywhere else. In which squares is it different now? What do these squares have in common?</source>
        <comment>7/text</comment>
        <translation>স্বাভাবিক নিয়মের সারণিটা মনে আছে: পুরো কর্ণ জুড়ে P, বাকি সব N। এখন কোন ঘরগুলোতে তফাত? সেই ঘরগুলোর মধ্যে মিল কোথায়?</translation>
    </message>
    <message>
        <source>Let them find the four squares first. “No heap of two or more” is the important wording.</source>
        <comment>7/notes</comment>
        <translation>আগে ওরা চারটি ঘর খুঁজে পাক। “দুই বা তার বেশির কোনো স্তূপ নেই”, এই কথাটাই আসল।</translation>
    </message>
    <message>
        <source>Only four squares differ: [0, 0](nim/misere:0,0?outcome=N), [1, 0](nim/misere:1,0?outcome=P), [0, 1](nim/misere:0,1?outcome=P) and [1, 1](nim/misere:1,1?outcome=N). They are the ones **without a heap of two or more**. Everywhere else it is the same: [2, 2](nim/misere:2,2?outcome=P) is P and [2, 1](nim/misere:2,1?outcome=N) is N.

This is the whole rule of misère Nim:

- If some heap has **two or more** stones, P and N are **as in normal play**: look at the nim-sum.
- If all heaps are single stones, **odd is P** and even is N.</source>
        <comment>7/reveal</comment>
        <translation>মাত্র চারটি ঘরে তফাত: [0, 0](nim/misere:0,0?outcome=N), [1, 0](nim/misere:1,0?outcome=P), [0, 1](nim/misere:0,1?outcome=P) আর [1, 1](nim/misere:1,1?outcome=N)। এগুলোতে **দুই বা তার বেশি পাথরের কোনো স্তূপ নেই**। বাকি সব এক: [2, 2](nim/misere:2,2?outcome=P) হলো P, [2, 1](nim/misere:2,1?outcome=N) হলো N।

মিজেয়ার নিমের পুরো নিয়ম এটুকুই:

- কোনো স্তূপে **দুই বা তার বেশি** পাথর থাকলে P আর N **স্বাভাবিক নিয়মের মতোই**: নিম-যোগফল দেখো।
- সব স্তূপ একলা পাথর হলে **বিজোড় মানে P**, জোড় মানে N।</translation>
    </message>
    <message>
        <source>Why the rule is right</source>
        <comment>8/title</comment>
        <translation>নিয়মটা কেন ঠিক</translation>
    </message>
    <message>
        <source>At some point just **one** heap of two or more is left, and some single stones. Who moves then: the one who leaves nim-sum 0 all the time, or the other one? And what can that player do?</source>
        <comment>8/text</comment>
        <translation>একটা সময় আসে যখন দুই বা তার বেশি পাথরের **একটাই** স্তূপ বাকি, সঙ্গে কয়েকটা একলা পাথর। তখন কার চাল: যে বরাবর নিম-যোগফল 0 রেখে এসেছে তার, না অন্যজনের? আর সে কী করতে পারে?</translation>
    </message>
    <message>
        <source>Together with the two facts about the nim-sum this is the full proof. The key sentence: the large heap is yours to switch with. **Ask:** what would you leave in normal play from 3, 1, 1? (1, 1: an even number.)</source>
        <comment>8/notes</comment>
        <translation>নিম-যোগফলের দুটি কথার সঙ্গে এটা মিলিয়েই পুরো প্রমাণ। মূল কথা: বড় স্তূপটা দিয়ে মোড় ঘোরানোর সুযোগ আপনারই। **জিজ্ঞেস করুন:** স্বাভাবিক নিয়মে 3, 1, 1 থেকে কী রাখতে? (1, 1: জোড় সংখ্যক।)</translation>
    </message>
    <message>
        <source>With just one large heap the nim-sum is not 0: nothing can cancel the large part. So the player who always *leaves* 0 never leaves such a position. **The other player must create it, and you are the one to move.**

Now you choose: take the large heap completely, or all but one stone of it. One way leaves an odd number of single stones, the other way an even number. **In misère play leave an odd number.** In [3, 1, 1](nim/misere:3,1,1?only=nim/misere:1,1,1) you leave three. In [4, 1](nim/misere:4,1?only=nim/misere:0,1) you leave one.</source>
        <comment>8/reveal</comment>
        <translation>বড় স্তূপ একটাই হলে নিম-যোগফল 0 নয়: বড় অংশটাকে কাটার কেউ নেই। যে বরাবর 0 *রেখে আসে*, সে এমন অবস্থান কখনো রাখে না। **এটা তৈরি করতে হয় অন্যজনকেই, আর চাল তখন তোমার।**

এবার তুমি বেছে নাও: বড় স্তূপটা পুরো নেবে, না একটি বাদে সব। একভাবে থাকে বিজোড় সংখ্যক একলা পাথর, অন্যভাবে জোড়। **মিজেয়ার নিয়মে বিজোড় সংখ্যক রাখো।** [3, 1, 1](nim/misere:3,1,1?only=nim/misere:1,1,1)-এ রাখো তিনটি। [4, 1](nim/misere:4,1?only=nim/misere:0,1)-এ রাখো একটি।</translation>
    </message>
    <message>
        <source>A whole game</source>
        <comment>9/title</comment>
        <translation>আস্ত একটা খেলা</translation>
    </message>
    <message>
        <source>A leaves 3, 2, 1, then B 3, 1, 1, then A 1, 1, 1, then B 1, 1, then A 1, and B must take it. Which move of A would be **wrong** in normal play?</source>
        <comment>9/text</comment>
        <translation>A রাখল 3, 2, 1, তারপর B রাখল 3, 1, 1, তারপর A 1, 1, 1, তারপর B 1, 1, তারপর A 1, আর B-কে সেটা নিতেই হলো। A-এর কোন চালটা স্বাভাবিক নিয়মে **ভুল** হতো?</translation>
    </message>
    <message>
        <source>Play the line on the board or with pupils as heaps. In normal play A would leave 1, 1 instead. The switch may come long before the last move.</source>
        <comment>9/notes</comment>
        <translation>বোর্ডে খেলে দেখান, বা শিক্ষার্থীদের স্তূপ বানিয়ে। স্বাভাবিক নিয়মে A রাখত 1, 1। মোড়টা শেষ চালের অনেক আগেও আসতে পারে।</translation>
    </message>
    <message>
        <source>At the move from 3, 1, 1 to [1, 1, 1](nim/misere:1,1,1?outcome=P). It removed the **last heap of two or more**: that is the moment of the switch. The labels are [P](nim/misere:3,2,1?outcome=P), [N](nim/misere:3,1,1?outcome=N), [P](nim/misere:1,1,1?outcome=P), [N](nim/misere:1,1?outcome=N), [P](nim/misere:1?outcome=P).</source>
        <comment>9/reveal</comment>
        <translation>3, 1, 1 থেকে [1, 1, 1](nim/misere:1,1,1?outcome=P)-এ যাওয়ার চালটা। তাতে **দুই বা তার বেশির শেষ স্তূপটা** সরে গেল: মোড় ঘোরানোর মুহূর্ত সেটাই। চিহ্নগুলো [P](nim/misere:3,2,1?outcome=P), [N](nim/misere:3,1,1?outcome=N), [P](nim/misere:1,1,1?outcome=P), [N](nim/misere:1,1?outcome=N), [P](nim/misere:1?outcome=P)।</translation>
    </message>
    <message>
        <source>5, 3 and 2 again</source>
        <comment>10/title</comment>
        <translation>আবার 5, 3 আর 2</translation>
    </message>
    <message>
        <source>Heaps 5, 3 and 2, and the last stone loses. Your first move?</source>
        <comment>10/text</comment>
        <translation>5, 3 আর 2-এর স্তূপ, শেষ পাথর নিলে হার। তোমার প্রথম চাল?</translation>
    </message>
    <message>
        <source>If a pupil asks: the P-positions of the hand-made list become 1,0,0 and 1,1,1 and 2,2,0 and 3,3,0 and 3,2,1.</source>
        <comment>10/notes</comment>
        <translation>কেউ জিজ্ঞেস করলে: হাতে বানানো তালিকার P-অবস্থানগুলো এখন 1,0,0 আর 1,1,1 আর 2,2,0 আর 3,3,0 আর 3,2,1।</translation>
    </message>
    <message>
        <source>Make the 5 a 1</source>
        <comment>10/choice 1</comment>
        <translation>5-কে 1 করব</translation>
    </message>
    <message>
        <source>Yes, the same move as in normal play. There are still heaps of two and more, so leave nim-sum 0.</source>
        <comment>10/because 1</comment>
        <translation>হ্যাঁ, স্বাভাবিক নিয়মের চালটাই। দুই বা তার বেশির স্তূপ এখনো আছে, তাই নিম-যোগফল 0 রাখো।</translation>
    </message>
    <message>
        <source>Take the whole 5</source>
        <comment>10/choice 2</comment>
        <translation>পুরো 5-টা নেব</translation>
    </message>
    <message>
        <source>That leaves 3 and 2 with nim-sum 1. The other player makes them equal.</source>
        <comment>10/because 2</comment>
        <translation>থাকে 3 আর 2, নিম-যোগফল 1। অন্যজন সমান করে দেয়।</translation>
    </message>
    <message>
        <source>Nobody can say without a new list</source>
        <comment>10/choice 3</comment>
        <translation>নতুন তালিকা ছাড়া কেউ বলতে পারে না</translation>
    </message>
    <message>
        <source>We can. As long as a heap of two or more is left after your move, the nim-sum decides.</source>
        <comment>10/because 3</comment>
        <translation>আমরা পারি। তোমার চালের পরেও যতক্ষণ দুই বা তার বেশির স্তূপ থাকে, ততক্ষণ নিম-যোগফলই ঠিক করে।</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>Find a winning move. The last stone **loses**.</source>
        <comment>11/text</comment>
        <translation>জেতার একটা চাল খোঁজো। শেষ পাথর নিলে **হার**।</translation>
    </message>
    <message>
        <source>Before each move ask: will a heap of two or more be left? If not, count the single stones.</source>
        <comment>11/notes</comment>
        <translation>প্রতিটি চালের আগে জিজ্ঞেস করুন: দুই বা তার বেশির কোনো স্তূপ কি থাকবে? না থাকলে একলা পাথরগুলো গোনো।</translation>
    </message>
    <message>
        <source>Against the perfect computer</source>
        <comment>12/title</comment>
        <translation>নিখুঁত কম্পিউটারের সঙ্গে</translation>
    </message>
    <message>
        <source>3, 4 and 5, last stone loses. You start. The winning first move is the one of normal play.</source>
        <comment>12/text</comment>
        <translation>3, 4 আর 5, শেষ পাথর নিলে হার। তুমি শুরু করবে। জেতার প্রথম চালটা স্বাভাবিক নিয়মের মতোই।</translation>
    </message>
    <message>
        <source>3 ⊕ 4 ⊕ 5 = 2, so make the 3 a 1. Then watch for the moment of the switch.</source>
        <comment>12/notes</comment>
        <translation>3 ⊕ 4 ⊕ 5 = 2, তাই 3-কে 1 করতে হবে। তারপর মোড় ঘোরানোর মুহূর্তের দিকে নজর।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- **Misère** means that the last move loses.
- In Nim it is like normal play while a heap of two or more remains *after* your move.
- With the move that removes the last such heap, leave an **odd** number of single stones, as in [4, 1, 1](nim/misere:4,1,1?only=nim/misere:1,1,1).

Do not trust the switch in every game. In Nim it works; soon you will meet a board on which no such rule is known.</source>
        <comment>13/text</comment>
        <translation>- **মিজেয়ার** মানে শেষ চাল দিলে হার।
- নিমে সেটা স্বাভাবিক নিয়মের মতোই, যতক্ষণ তোমার চালের *পরে* দুই বা তার বেশির কোনো স্তূপ থাকে।
- যে চালে এমন শেষ স্তূপটা সরে, তাতে **বিজোড়** সংখ্যক একলা পাথর রাখো, যেমন [4, 1, 1](nim/misere:4,1,1?only=nim/misere:1,1,1)-এ।

এই মোড় ঘোরানোর উপর সব খেলায় ভরসা কোরো না। নিমে চলে; শিগগিরই এমন এক বোর্ড পাবে, যার এরকম কোনো নিয়ম কারও জানা নেই।</translation>
    </message>
    <message>
        <source>**Exit question:** 6, 1, 1, 1, last stone loses. What do you do? (Take the whole 6 and leave three.) And in normal play? (Take five and leave four single stones.)</source>
        <comment>13/notes</comment>
        <translation>**শেষ প্রশ্ন:** 6, 1, 1, 1, শেষ পাথর নিলে হার। কী করবে? (পুরো 6-টা নিয়ে তিনটি রাখব।) আর স্বাভাবিক নিয়মে? (পাঁচটি নিয়ে চারটি একলা পাথর রাখব।)</translation>
    </message>
</context>
<context>
    <name>nim-by-hand</name>
    <message>
        <source>Nim with 5, 3 and 2 by hand</source>
        <comment>title</comment>
        <translation>হাতে-কলমে নিম 5, 3, 2</translation>
    </message>
    <message>
        <source>A whole game with three heaps worked out, from the small positions to the large ones.</source>
        <comment>about</comment>
        <translation>তিন স্তূপের আস্ত একটা খেলা, ছোট অবস্থান থেকে বড় অবস্থান পর্যন্ত কষে বের করা।</translation>
    </message>
    <message>
        <source>work out a game of 37 positions without a formula</source>
        <comment>aims</comment>
        <translation>কোনো সূত্র ছাড়াই 37টি অবস্থানের একটা খেলা কষে বের করতে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>Heaps of 5, 3 and 2 again. Take as many as you like from one heap. Whoever takes the last stone wins.

You know all about one heap and two heaps. Play with that in mind: which positions with **three** heaps are bad to get?</source>
        <comment>1/text</comment>
        <translation>আবার 5, 3 আর 2-এর স্তূপ। একটা স্তূপ থেকে যত খুশি নাও। যে শেষ পাথরটা নেয়, সে জেতে।

এক স্তূপ আর দুই স্তূপের সবই তুমি জানো। সেটা মাথায় রেখে খেলো: **তিন** স্তূপের কোন অবস্থানগুলো হাতে এলে খারাপ?</translation>
    </message>
    <message>
        <source>Two or three games. Collect the positions that the class believes to be P on the board, with a question mark. The lesson will check them.</source>
        <comment>1/notes</comment>
        <translation>দু-তিনবার খেলা। ক্লাস যে অবস্থানগুলোকে P ভাবে, বোর্ডে লিখে পাশে প্রশ্নচিহ্ন দিন। এই পাঠেই সেগুলো যাচাই হবে।</translation>
    </message>
    <message>
        <source>Three heaps, two of them equal</source>
        <comment>2/title</comment>
        <translation>তিন স্তূপ, দুটি সমান</translation>
    </message>
    <message>
        <source>Now three heaps. It is your turn with **4, 2 and 2**. What do you do?</source>
        <comment>2/text</comment>
        <translation>এবার তিন স্তূপ। তোমার পালা, আছে **4, 2 আর 2**। কী করবে?</translation>
    </message>
    <message>
        <source>Some pupils say “two equal heaps, so it is P”. That is only true when nothing else is on the table. With a third heap it is always N: take the third heap.</source>
        <comment>2/notes</comment>
        <translation>কেউ কেউ বলে “দুটি সমান স্তূপ, তাই P”। টেবিলে আর কিছু না থাকলেই শুধু সেটা সত্যি। তৃতীয় স্তূপ থাকলে সবসময় N: তৃতীয়টা তুলে নাও।</translation>
    </message>
    <message>
        <source>Take the whole heap of four</source>
        <comment>2/choice 1</comment>
        <translation>চারের স্তূপটা পুরো নেব</translation>
    </message>
    <message>
        <source>Yes. You leave 2 and 2 and copy from there on.</source>
        <comment>2/because 1</comment>
        <translation>হ্যাঁ। থাকে 2 আর 2, এখান থেকে নকল করে যাও।</translation>
    </message>
    <message>
        <source>Take two from the four, so that all are equal</source>
        <comment>2/choice 2</comment>
        <translation>চার থেকে দুটি নেব, যাতে সব সমান হয়</translation>
    </message>
    <message>
        <source>That leaves 2, 2 and 2. The other player takes one heap completely, and two equal heaps are left for you.</source>
        <comment>2/because 2</comment>
        <translation>থাকে 2, 2 আর 2। অন্যজন একটা স্তূপ পুরো নিয়ে নেয়, তোমার জন্য থাকে দুটি সমান স্তূপ।</translation>
    </message>
    <message>
        <source>It is lost</source>
        <comment>2/choice 3</comment>
        <translation>হেরে গেছি</translation>
    </message>
    <message>
        <source>Two equal heaps are lost for the player to move **if nothing else is there**. Here there is a third heap, and you can remove it.</source>
        <comment>2/because 3</comment>
        <translation>দুটি সমান স্তূপে যার পালা সে হারে, **যদি আর কিছু না থাকে**। এখানে তৃতীয় একটা স্তূপ আছে, সেটা তুমি সরিয়ে দিতে পারো।</translation>
    </message>
    <message>
        <source>What is left to do</source>
        <comment>3/title</comment>
        <translation>আর কী বাকি</translation>
    </message>
    <message>
        <source>The order of the heaps does not matter, so we write the largest first. We know now:

- one heap: N
- two equal heaps and nothing else: P
- two different heaps: N
- three heaps with two equal ones: N, take the third

From 5, 3 and 2 you can reach **37** positions, counting the empty table and the start. All but eight of them fit one of these four lines. One of the eight is the empty table, which is P. The other seven are 3,2,1 and 4,2,1 and 5,2,1 and 4,3,1 and 5,3,1 and 4,3,2 and 5,3,2 itself.</source>
        <comment>3/text</comment>
        <translation>স্তূপ কোনটা আগে কোনটা পরে, তাতে কিছু যায়-আসে না, তাই সবচেয়ে বড়টা আগে লিখি। এখন আমরা জানি:

- একটি স্তূপ: N
- দুটি সমান স্তূপ, আর কিছু নেই: P
- দুটি অসমান স্তূপ: N
- তিনটি স্তূপ, দুটি সমান: N, তৃতীয়টা নাও

5, 3 আর 2 থেকে **37টি** অবস্থানে পৌঁছানো যায়, খালি টেবিল আর শুরুটা ধরে। আটটি বাদে সবগুলোই এই চার লাইনের কোনো একটায় পড়ে। আটটির একটি খালি টেবিল, যা P। বাকি সাতটি হলো 3,2,1 আর 4,2,1 আর 5,2,1 আর 4,3,1 আর 5,3,1 আর 4,3,2 আর 5,3,2 নিজে।</translation>
    </message>
    <message>
        <source>Write the seven on the board, the smallest first: 3,2,1 has six stones, 5,3,2 has ten. **Ask:** which one should we do first? The smallest, because moves go to smaller ones.</source>
        <comment>3/notes</comment>
        <translation>সাতটি বোর্ডে লিখুন, ছোটটা আগে: 3,2,1-এ ছয়টি পাথর, 5,3,2-এ দশটি। **জিজ্ঞেস করুন:** আগে কোনটা ধরা উচিত? সবচেয়ে ছোটটা, কারণ চাল সবসময় ছোটর দিকে যায়।</translation>
    </message>
    <message>
        <source>The smallest of them</source>
        <comment>4/title</comment>
        <translation>সবচেয়ে ছোটটা</translation>
    </message>
    <message>
        <source>Take **3, 2 and 1**. It has six moves. Try them on the board. Does one of them leave a P-position?</source>
        <comment>4/text</comment>
        <translation>ধরো **3, 2 আর 1**। এর ছয়টি চাল। বোর্ডে দিয়ে দেখো। কোনোটাতে কি P-অবস্থান থাকে?</translation>
    </message>
    <message>
        <source>Collect the six moves on the board: 2,2,1 and 2,1,1 and 2,1 and 3,1,1 and 3,1 and 3,2. For each, name the answer that leaves equal heaps. This is the step that matters most in this lesson.</source>
        <comment>4/notes</comment>
        <translation>ছয়টি চাল বোর্ডে লিখুন: 2,2,1 আর 2,1,1 আর 2,1 আর 3,1,1 আর 3,1 আর 3,2। প্রতিটির জন্য সেই জবাবটা বলুন, যাতে সমান স্তূপ থাকে। এই পাঠের সবচেয়ে জরুরি ধাপ এটাই।</translation>
    </message>
    <message>
        <source>Yes: leave 3 and 2</source>
        <comment>4/choice 1</comment>
        <translation>হ্যাঁ: 3 আর 2 রাখব</translation>
    </message>
    <message>
        <source>3 and 2 are different: the other player makes them equal.</source>
        <comment>4/because 1</comment>
        <translation>3 আর 2 অসমান: অন্যজন সমান করে দেয়।</translation>
    </message>
    <message>
        <source>Yes: leave 3, 1 and 1</source>
        <comment>4/choice 2</comment>
        <translation>হ্যাঁ: 3, 1 আর 1 রাখব</translation>
    </message>
    <message>
        <source>Two are equal, but the other player takes the whole 3.</source>
        <comment>4/because 2</comment>
        <translation>দুটি সমান বটে, কিন্তু অন্যজন পুরো 3-টা নিয়ে নেয়।</translation>
    </message>
    <message>
        <source>Yes: leave 2, 2 and 1</source>
        <comment>4/choice 3</comment>
        <translation>হ্যাঁ: 2, 2 আর 1 রাখব</translation>
    </message>
    <message>
        <source>Two are equal, but the other player takes the 1.</source>
        <comment>4/because 3</comment>
        <translation>দুটি সমান বটে, কিন্তু অন্যজন 1-টা নিয়ে নেয়।</translation>
    </message>
    <message>
        <source>No, none of the six</source>
        <comment>4/choice 4</comment>
        <translation>না, ছয়টির একটিতেও না</translation>
    </message>
    <message>
        <source>Right. Each of the six leaves two equal heaps and a third one, or two different heaps. So 3, 2, 1 is P.</source>
        <comment>4/because 4</comment>
        <translation>ঠিক। ছয়টির প্রতিটিতে থাকে হয় দুটি সমান আর তৃতীয় একটি স্তূপ, নয় দুটি অসমান স্তূপ। তাই 3, 2, 1 হলো P।</translation>
    </message>
    <message>
        <source>Fill it in: with a heap of one</source>
        <comment>5/title</comment>
        <translation>ভরে ফেলো: একটি পাথরের স্তূপ সহ</translation>
    </message>
    <message>
        <source>Here the third heap always has **one** stone. Fill in P and N for the other two heaps, from 0 to 4. Remember that the heap of one can be taken away as well.</source>
        <comment>5/text</comment>
        <translation>এখানে তৃতীয় স্তূপে সবসময় **একটি** পাথর। অন্য দুটি স্তূপ 0 থেকে 4 পর্যন্ত ধরে P আর N বসাও। মনে রেখো, এক পাথরের স্তূপটাও তুলে নেওয়া যায়।</translation>
    </message>
    <message>
        <source>The P squares are 0,1 and 1,0 and 2,3 and 3,2. The trap is the diagonal: with the extra stone it is N everywhere, because you can take the stone. Every other N has a move to one of the four P squares, or takes the stone and leaves two equal heaps.</source>
        <comment>5/notes</comment>
        <translation>P-ঘরগুলো 0,1 আর 1,0 আর 2,3 আর 3,2। ফাঁদ হলো কর্ণ: বাড়তি পাথরটা থাকলে সেখানে সর্বত্র N, কারণ পাথরটা তুলে নেওয়া যায়। অন্য প্রতিটি N থেকে হয় চারটি P-ঘরের একটিতে যাওয়া যায়, নয় পাথরটা তুলে দুটি সমান স্তূপ রাখা যায়।</translation>
    </message>
    <message>
        <source>The other six</source>
        <comment>6/title</comment>
        <translation>বাকি ছয়টি</translation>
    </message>
    <message>
        <source>Each of the other six positions is larger than 3, 2, 1. Can you get to 3, 2, 1 from each of them with one move?</source>
        <comment>6/text</comment>
        <translation>বাকি ছয়টি অবস্থানের প্রতিটিই 3, 2, 1-এর চেয়ে বড়। প্রতিটি থেকে কি এক চালে 3, 2, 1-এ পৌঁছানো যায়?</translation>
    </message>
    <message>
        <source>Let six pupils each solve one of them. In every case the winning move is in the largest heap.</source>
        <comment>6/notes</comment>
        <translation>ছয়জন শিক্ষার্থী একটা করে সমাধান করুক। প্রতি ক্ষেত্রেই জেতার চাল সবচেয়ে বড় স্তূপে।</translation>
    </message>
    <message>
        <source>Yes, so all six are N:

- [4,2,1](nim:4,2,1?outcome=N&amp;wins=nim:3,2,1) and [5,2,1](nim:5,2,1?outcome=N&amp;wins=nim:3,2,1): make the largest heap a 3.
- [4,3,1](nim:4,3,1?outcome=N&amp;wins=nim:2,3,1) and [5,3,1](nim:5,3,1?outcome=N&amp;wins=nim:2,3,1): make the largest heap a 2.
- [4,3,2](nim:4,3,2?outcome=N&amp;wins=nim:1,3,2) and [5,3,2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2): make the largest heap a 1.

So the whole game is worked out. Of the 37 positions only **five** are P: 0,0,0 and 1,1,0 and 2,2,0 and 3,3,0 and 3,2,1.</source>
        <comment>6/reveal</comment>
        <translation>হ্যাঁ, তাই ছয়টিই N:

- [4,2,1](nim:4,2,1?outcome=N&amp;wins=nim:3,2,1) আর [5,2,1](nim:5,2,1?outcome=N&amp;wins=nim:3,2,1): সবচেয়ে বড় স্তূপটাকে 3 করো।
- [4,3,1](nim:4,3,1?outcome=N&amp;wins=nim:2,3,1) আর [5,3,1](nim:5,3,1?outcome=N&amp;wins=nim:2,3,1): সবচেয়ে বড় স্তূপটাকে 2 করো।
- [4,3,2](nim:4,3,2?outcome=N&amp;wins=nim:1,3,2) আর [5,3,2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2): সবচেয়ে বড় স্তূপটাকে 1 করো।

পুরো খেলাটা কষা হয়ে গেল। 37টি অবস্থানের মধ্যে মাত্র **পাঁচটি** P: 0,0,0 আর 1,1,0 আর 2,2,0 আর 3,3,0 আর 3,2,1।</translation>
    </message>
    <message>
        <source>Use it</source>
        <comment>7/title</comment>
        <translation>কাজে লাগাও</translation>
    </message>
    <message>
        <source>You start with 5, 3 and 2, and the computer never makes a mistake. You know the first move, and the five positions to leave. Win!</source>
        <comment>7/text</comment>
        <translation>5, 3 আর 2 নিয়ে তুমি শুরু করবে, কম্পিউটার কখনো ভুল করে না। প্রথম চালটা তুমি জানো, কোন পাঁচটি অবস্থান রাখতে হবে তা-ও জানো। জেতো!</translation>
    </message>
    <message>
        <source>First move: make the 5 a 1. From 3, 2, 1 the computer must break it. Then leave two equal heaps, or nothing. All pairs should win at least once.</source>
        <comment>7/notes</comment>
        <translation>প্রথম চাল: 5-কে 1 করা। 3, 2, 1 কম্পিউটারকে ভাঙতেই হবে। তারপর রাখতে হবে দুটি সমান স্তূপ, কিংবা কিছুই না। প্রতিটি জোড়া অন্তত একবার জিতুক।</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>8/title</comment>
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>Find a winning move. Which of the P-positions can you leave?</source>
        <comment>8/text</comment>
        <translation>জেতার একটা চাল খোঁজো। কোন P-অবস্থানটা রাখতে পারো?</translation>
    </message>
    <message>
        <source>Pairs who are quick may set up 4, 3, 2 or 5, 4, 1 for each other on the board.</source>
        <comment>8/notes</comment>
        <translation>যে জোড়া চটপটে, তারা একে অন্যকে বোর্ডে 4, 3, 2 বা 5, 4, 1 সাজিয়ে দিক।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>You have worked out a game with 37 positions by hand, from small to large, and found that [5, 3, 2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2) is won by one move only.

But the lists grow quickly. What about [7, 11 and 5](nim:7,11,5)? There must be a better way than lists. There is: give each position a *number*, not only a letter.</source>
        <comment>9/text</comment>
        <translation>37টি অবস্থানের একটা খেলা তুমি নিজের হাতে কষেছ, ছোট থেকে বড়, আর দেখেছ [5, 3, 2](nim:5,3,2?outcome=N&amp;only=nim:1,3,2) একটিমাত্র চালে জেতা যায়।

কিন্তু তালিকা হু হু করে বাড়ে। [7, 11 আর 5](nim:7,11,5) হলে কী হবে? তালিকার চেয়ে ভালো উপায় নিশ্চয়ই আছে। আছেও: প্রতিটি অবস্থানকে শুধু একটা অক্ষর নয়, একটা *সংখ্যা* দাও।</translation>
    </message>
    <message>
        <source>**Exit question:** is 4, 4, 3 P or N, and what is the move? (N: take the whole 3.) And 3, 3, 3? (N: take one heap.)</source>
        <comment>9/notes</comment>
        <translation>**শেষ প্রশ্ন:** 4, 4, 3 কি P, না N, আর চালটা কী? (N: পুরো 3-টা নাও।) আর 3, 3, 3? (N: একটা স্তূপ নাও।)</translation>
    </message>
</context>
<context>
    <name>nimble-and-the-plane</name>
    <message>
        <source>Coins in boxes, counters on squares</source>
        <comment>title</comment>
        <translation>বাক্সে মুদ্রা, ঘরে ঘুঁটি</translation>
    </message>
    <message>
        <source>Two games that look quite different, and are Nim in disguise.</source>
        <comment>about</comment>
        <translation>দেখতে একেবারে আলাদা দুটি খেলা, আসলে ছদ্মবেশী নিম।</translation>
    </message>
    <message>
        <source>see Nim in two other games, Nimble and the plane</source>
        <comment>aims</comment>
        <translation>নিম্বল আর সমতল, এই দুটি খেলায় নিমকে চিনে নিতে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>A row of boxes, numbered 0, 1, 2, 3, 4. On your turn take **one coin** and move it to any box with a smaller number. There may be several coins in a box. Whoever makes the last move wins. The game is called **Nimble**.

Play it in pairs. What does it remind you of?</source>
        <comment>1/text</comment>
        <translation>এক সারি বাক্স, নম্বর 0, 1, 2, 3, 4। তোমার পালায় **একটি মুদ্রা** নিয়ে তার চেয়ে ছোট নম্বরের যে-কোনো বাক্সে রাখো। এক বাক্সে একাধিক মুদ্রা থাকতে পারে। যে শেষ চালটা দেয়, সে জেতে। খেলাটার নাম **নিম্বল**।

জোড়ায় জোড়ায় খেলো। কীসের কথা মনে পড়ছে?</translation>
    </message>
    <message>
        <source>The board has two coins in box 1, one in box 2 and three in box 4. **Ask:** “When is the game over?” When all coins are in box 0.</source>
        <comment>1/notes</comment>
        <translation>বোর্ডে বাক্স 1-এ দুটি, বাক্স 2-এ একটি আর বাক্স 4-এ তিনটি মুদ্রা। **জিজ্ঞেস করুন:** “খেলা কখন শেষ?” যখন সব মুদ্রা বাক্স 0-তে।</translation>
    </message>
    <message>
        <source>One coin</source>
        <comment>2/title</comment>
        <translation>একটি মুদ্রা</translation>
    </message>
    <message>
        <source>Look at one coin in box **4**. To which boxes can it move in one step?</source>
        <comment>2/text</comment>
        <translation>বাক্স **4**-এর একটা মুদ্রা দেখো। এক চালে সেটা কোন কোন বাক্সে যেতে পারে?</translation>
    </message>
    <message>
        <source>Let them say it: a coin in box 4 is a heap of four stones. The disguise is off already.</source>
        <comment>2/notes</comment>
        <translation>ওরাই বলুক: বাক্স 4-এর একটা মুদ্রা মানে চার পাথরের একটা স্তূপ। ছদ্মবেশ ততক্ষণে খসে গেছে।</translation>
    </message>
    <message>
        <source>Only to box 3</source>
        <comment>2/choice 1</comment>
        <translation>শুধু বাক্স 3-এ</translation>
    </message>
    <message>
        <source>It may go as far as you like: to any box with a smaller number.</source>
        <comment>2/because 1</comment>
        <translation>যত দূর খুশি যেতে পারে: ছোট নম্বরের যে-কোনো বাক্সে।</translation>
    </message>
    <message>
        <source>To 3, 2, 1 or 0</source>
        <comment>2/choice 2</comment>
        <translation>3, 2, 1 বা 0-তে</translation>
    </message>
    <message>
        <source>Yes, four places. Just as a heap of four can become 3, 2, 1 or 0.</source>
        <comment>2/because 2</comment>
        <translation>হ্যাঁ, চারটি জায়গা। ঠিক যেমন চারের স্তূপ হতে পারে 3, 2, 1 বা 0।</translation>
    </message>
    <message>
        <source>To any box</source>
        <comment>2/choice 3</comment>
        <translation>যে-কোনো বাক্সে</translation>
    </message>
    <message>
        <source>Only to boxes with a smaller number.</source>
        <comment>2/because 3</comment>
        <translation>শুধু ছোট নম্বরের বাক্সে।</translation>
    </message>
    <message>
        <source>The disguise</source>
        <comment>3/title</comment>
        <translation>ছদ্মবেশ</translation>
    </message>
    <message>
        <source>Which Nim position is our board with two coins in box 1, one in box 2 and three in box 4?</source>
        <comment>3/text</comment>
        <translation>বাক্স 1-এ দুটি, বাক্স 2-এ একটি আর বাক্স 4-এ তিনটি মুদ্রা: আমাদের এই বোর্ড নিমের কোন অবস্থান?</translation>
    </message>
    <message>
        <source>The ones cancel, two of the fours cancel, 2 ⊕ 4 = 6 is left. If the Nim lens is switched on in Explore, the same heaps are drawn beside the board.</source>
        <comment>3/notes</comment>
        <translation>দুটি 1 কাটাকাটি হয়ে যায়, দুটি 4 কাটাকাটি হয়ে যায়, থাকে 2 ⊕ 4 = 6। অন্বেষণে নিম লেন্স চালু থাকলে বোর্ডের পাশে এই স্তূপগুলোই আঁকা হয়।</translation>
    </message>
    <message>
        <source>**Heaps 1, 1, 2, 4, 4, 4.** Each coin is a heap as large as the number of its box. Moving the coin makes the heap smaller. Coins are never in each other’s way.

A coin in box 0 is an empty heap. So everything that you know about Nim is true here: [the value of the board](nimble:0,2,1,0,3?grundy=6) is 1 ⊕ 1 ⊕ 2 ⊕ 4 ⊕ 4 ⊕ 4 = 6.</source>
        <comment>3/reveal</comment>
        <translation>**স্তূপ 1, 1, 2, 4, 4, 4।** প্রতিটি মুদ্রা তার বাক্সের নম্বরের সমান বড় একটা স্তূপ। মুদ্রা সরালে স্তূপ ছোট হয়। এক মুদ্রা আরেকটার পথে কখনো বাধা হয় না।

বাক্স 0-এর মুদ্রা মানে খালি স্তূপ। তাই নিম সম্পর্কে যা জানো সবই এখানে খাটে: [বোর্ডটার মান](nimble:0,2,1,0,3?grundy=6) 1 ⊕ 1 ⊕ 2 ⊕ 4 ⊕ 4 ⊕ 4 = 6।</translation>
    </message>
    <message>
        <source>The winning move</source>
        <comment>4/title</comment>
        <translation>জেতার চাল</translation>
    </message>
    <message>
        <source>The value is 6. Which move makes it 0?</source>
        <comment>4/text</comment>
        <translation>মান 6। কোন চালে সেটা 0 হয়?</translation>
    </message>
    <message>
        <source>Leftmost odd column is the fours; 4 ⊕ 6 = 2. Or just look for pairs.</source>
        <comment>4/notes</comment>
        <translation>সবচেয়ে বাঁয়ের বিজোড় কলাম চারের; 4 ⊕ 6 = 2। কিংবা স্রেফ জোড়া খুঁজুন।</translation>
    </message>
    <message>
        <source>Move one coin from 4 to 0</source>
        <comment>4/choice 1</comment>
        <translation>একটা মুদ্রা 4 থেকে 0-তে</translation>
    </message>
    <message>
        <source>Then 1, 1, 2, 4, 4 are left, and their nim-sum is 2.</source>
        <comment>4/because 1</comment>
        <translation>তাহলে 1, 1, 2, 4, 4 থাকে, নিম-যোগফল 2।</translation>
    </message>
    <message>
        <source>Move the coin from 2 to 0</source>
        <comment>4/choice 2</comment>
        <translation>মুদ্রাটা 2 থেকে 0-তে</translation>
    </message>
    <message>
        <source>Then the three fours are left, with nim-sum 4.</source>
        <comment>4/because 2</comment>
        <translation>তাহলে তিনটি চার থেকে যায়, নিম-যোগফল 4।</translation>
    </message>
    <message>
        <source>Move one coin from 4 to 2</source>
        <comment>4/choice 3</comment>
        <translation>একটা মুদ্রা 4 থেকে 2-তে</translation>
    </message>
    <message>
        <source>Yes: 1 ⊕ 1 ⊕ 2 ⊕ 2 ⊕ 4 ⊕ 4 = 0. Everything stands in pairs.</source>
        <comment>4/because 3</comment>
        <translation>হ্যাঁ: 1 ⊕ 1 ⊕ 2 ⊕ 2 ⊕ 4 ⊕ 4 = 0। সবাই জোড়ায় জোড়ায়।</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>5/title</comment>
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>Translate into heaps, then find the winning move.</source>
        <comment>5/text</comment>
        <translation>স্তূপে অনুবাদ করো, তারপর জেতার চালটা খোঁজো।</translation>
    </message>
    <message>
        <source>Write the heaps as a list first. With many coins cross out equal pairs.</source>
        <comment>5/notes</comment>
        <translation>আগে স্তূপের তালিকা লিখুন। মুদ্রা অনেক হলে সমান জোড়া কেটে দিন।</translation>
    </message>
    <message>
        <source>Read the rule exactly</source>
        <comment>6/title</comment>
        <translation>নিয়মটা খুঁটিয়ে পড়ো</translation>
    </message>
    <message>
        <source>Some descriptions of this game let you move **several coins of one box together**. With that rule: two coins in box 1, nothing else, your turn. Is it P, as two equal heaps would be?</source>
        <comment>6/text</comment>
        <translation>কোনো কোনো বর্ণনায় এই খেলায় **এক বাক্সের কয়েকটি মুদ্রা একসঙ্গে** সরানো যায়। সেই নিয়মে: বাক্স 1-এ দুটি মুদ্রা, আর কিছু না, তোমার পালা। দুটি সমান স্তূপের মতো এটাও কি P?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The two rules differ by a few words, and that changes who wins. A good occasion to read rules like a lawyer.</source>
        <comment>6/notes</comment>
        <translation>সময় কম থাকলে বাদ দেওয়া যায়। নিয়ম দুটির তফাত মাত্র কয়েকটা শব্দের, অথচ তাতেই কে জেতে তা বদলে যায়। উকিলের মতো নিয়ম পড়ার ভালো সুযোগ।</translation>
    </message>
    <message>
        <source>Yes, equal heaps are always P</source>
        <comment>6/choice 1</comment>
        <translation>হ্যাঁ, সমান স্তূপ সবসময় P</translation>
    </message>
    <message>
        <source>In Nim, yes. But here you may move both coins at once, and in Nim you may not touch two heaps.</source>
        <comment>6/because 1</comment>
        <translation>নিমে, হ্যাঁ। কিন্তু এখানে দুটি মুদ্রা একসঙ্গে সরানো যায়, আর নিমে দুটি স্তূপে একসঙ্গে হাত দেওয়া যায় না।</translation>
    </message>
    <message>
        <source>No, it is N</source>
        <comment>6/choice 2</comment>
        <translation>না, এটা N</translation>
    </message>
    <message>
        <source>Right. Move both coins to box 0 and you have made the last move. With this rule the disguise does not fit any more.</source>
        <comment>6/because 2</comment>
        <translation>ঠিক। দুটি মুদ্রাই বাক্স 0-তে সরাও, শেষ চালটা তোমার। এই নিয়মে ছদ্মবেশটা আর গায়ে লাগে না।</translation>
    </message>
    <message>
        <source>A game on squares</source>
        <comment>7/title</comment>
        <translation>ঘরের একটা খেলা</translation>
    </message>
    <message>
        <source>Now counters on a board. A move takes **one** counter any distance **to the left** or **down**. Several counters may share a square, and they never block each other. Whoever makes the last move wins.

Play it in pairs. Can you see the heaps?</source>
        <comment>7/text</comment>
        <translation>এবার বোর্ডে ঘুঁটি। এক চালে **একটা** ঘুঁটি **বাঁয়ে** বা **নিচে** যত দূর খুশি যায়। এক ঘরে একাধিক ঘুঁটি থাকতে পারে, আর তারা একে অন্যকে কখনো আটকায় না। যে শেষ চালটা দেয়, সে জেতে।

জোড়ায় জোড়ায় খেলো। স্তূপগুলো দেখতে পাচ্ছ?</translation>
    </message>
    <message>
        <source>Columns and rows are counted from 0. A counter in the corner cannot move any more. Let them look for the heaps themselves: it takes two per counter.</source>
        <comment>7/notes</comment>
        <translation>কলাম আর সারি গোনা হয় 0 থেকে। কোণের ঘুঁটি আর নড়তে পারে না। স্তূপগুলো ওরা নিজেরাই খুঁজুক: প্রতি ঘুঁটিতে দুটি লাগে।</translation>
    </message>
    <message>
        <source>One counter</source>
        <comment>8/title</comment>
        <translation>একটা ঘুঁটি</translation>
    </message>
    <message>
        <source>One counter stands in column **3**, row **4**. Which Nim position is that?</source>
        <comment>8/text</comment>
        <translation>একটা ঘুঁটি আছে কলাম **3**, সারি **4**-এ। এটা নিমের কোন অবস্থান?</translation>
    </message>
    <message>
        <source>7 moves: three to the left, four down. It happens that 3 ⊕ 4 = 7 too. With a counter on 3, 3 it becomes clear: two equal heaps, P.</source>
        <comment>8/notes</comment>
        <translation>7টি চাল: তিনটি বাঁয়ে, চারটি নিচে। ঘটনাচক্রে 3 ⊕ 4-ও 7। 3, 3-এর ঘুঁটি নিলে ব্যাপারটা পরিষ্কার হয়: দুটি সমান স্তূপ, P।</translation>
    </message>
    <message>
        <source>One heap of 7</source>
        <comment>8/choice 1</comment>
        <translation>7-এর একটা স্তূপ</translation>
    </message>
    <message>
        <source>With one heap of 7 you could take any number. A move here changes the column **or** the row.</source>
        <comment>8/because 1</comment>
        <translation>7-এর একটা স্তূপ থেকে যত খুশি নেওয়া যেত। এখানে চালে বদলায় কলাম **অথবা** সারি।</translation>
    </message>
    <message>
        <source>Two heaps, 3 and 4</source>
        <comment>8/choice 2</comment>
        <translation>দুটি স্তূপ, 3 আর 4</translation>
    </message>
    <message>
        <source>Yes. Going left takes from the 3, going down takes from the 4.</source>
        <comment>8/because 2</comment>
        <translation>হ্যাঁ। বাঁয়ে গেলে 3 থেকে কমে, নিচে গেলে 4 থেকে।</translation>
    </message>
    <message>
        <source>One heap of 12</source>
        <comment>8/choice 3</comment>
        <translation>12-এর একটা স্তূপ</translation>
    </message>
    <message>
        <source>There are many squares between it and the corner, but it moves in straight lines only.</source>
        <comment>8/because 3</comment>
        <translation>কোণ পর্যন্ত অনেক ঘর আছে বটে, কিন্তু ঘুঁটি চলে শুধু সোজা।</translation>
    </message>
    <message>
        <source>Four counters</source>
        <comment>9/title</comment>
        <translation>চারটি ঘুঁটি</translation>
    </message>
    <message>
        <source>Counters on 1, 2 and 2, 3 and 4, 5 and 7, 7. Which heaps are these, and what is their nim-sum?</source>
        <comment>9/text</comment>
        <translation>ঘুঁটি আছে 1, 2 আর 2, 3 আর 4, 5 আর 7, 7-এ। স্তূপগুলো কী কী, তাদের নিম-যোগফল কত?</translation>
    </message>
    <message>
        <source>Ask for each heap what it would have to become: heap ⊕ 3. There is a move only where that is smaller.</source>
        <comment>9/notes</comment>
        <translation>প্রতিটি স্তূপের জন্য জিজ্ঞেস করুন, সেটাকে কত হতে হতো: স্তূপ ⊕ 3। যেখানে সেটা ছোট, শুধু সেখানেই চাল আছে।</translation>
    </message>
    <message>
        <source>Heaps 1, 2, 2, 3, 4, 5, 7, 7. Twos and sevens cancel, and 1 ⊕ 3 ⊕ 4 ⊕ 5 = [3](plane:1x2,2x3,4x5,7x7?grundy=3&amp;outcome=N).

[Five moves win](plane:1x2,2x3,4x5,7x7?winning=5): either 2 to 1, the 3 to 0, either 7 to 4.</source>
        <comment>9/reveal</comment>
        <translation>স্তূপ 1, 2, 2, 3, 4, 5, 7, 7। দুই আর সাত কাটাকাটি হয়ে যায়, আর 1 ⊕ 3 ⊕ 4 ⊕ 5 = [3](plane:1x2,2x3,4x5,7x7?grundy=3&amp;outcome=N)।

[পাঁচটি চালে জেতা যায়](plane:1x2,2x3,4x5,7x7?winning=5): যে-কোনো 2-কে 1, 3-কে 0, যে-কোনো 7-কে 4।</translation>
    </message>
    <message>
        <source>What if they blocked?</source>
        <comment>10/title</comment>
        <translation>যদি আটকাত?</translation>
    </message>
    <message>
        <source>Suppose counters could **not** share a square and could not jump over each other. Two counters stand in the bottom row, in columns 1 and 2. As heaps, 1 and 2 would be N. And now?</source>
        <comment>10/text</comment>
        <translation>ধরো, ঘুঁটিগুলো এক ঘরে থাকতে পারে **না**, একে অন্যকে ডিঙাতেও পারে না। সবচেয়ে নিচের সারিতে দুটি ঘুঁটি, কলাম 1 আর 2-এ। স্তূপ হিসেবে 1 আর 2 হতো N। আর এখন?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. With blocking it is another game. In one row it is the Silver Dollar game, which has its own lesson. “Never in each other’s way” is what makes the disguise work.</source>
        <comment>10/notes</comment>
        <translation>সময় কম থাকলে বাদ দেওয়া যায়। আটকালে খেলাটাই অন্য। এক সারিতে এটা সিলভার ডলার খেলা, তার আলাদা পাঠ আছে। “কখনো পথে বাধা হয় না”, এই কথাটার জোরেই ছদ্মবেশটা খাটে।</translation>
    </message>
    <message>
        <source>N all the same</source>
        <comment>10/choice 1</comment>
        <translation>তবুও N</translation>
    </message>
    <message>
        <source>Try it: the one in column 2 cannot move at all, because the other one stands in its way.</source>
        <comment>10/because 1</comment>
        <translation>খেলে দেখো: কলাম 2-এর ঘুঁটিটা নড়তেই পারে না, অন্যটা তার পথে।</translation>
    </message>
    <message>
        <source>P</source>
        <comment>10/choice 2</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Yes. The first player must move the counter from 1 to 0. Then the other one goes from 2 to 1, and nothing can move any more.</source>
        <comment>10/because 2</comment>
        <translation>হ্যাঁ। প্রথম জনকে 1-এর ঘুঁটিটা 0-তে নিতেই হয়। তারপর অন্যটা 2 থেকে 1-এ যায়, আর কিছু নড়তে পারে না।</translation>
    </message>
    <message>
        <source>Practice on the board</source>
        <comment>11/title</comment>
        <translation>বোর্ডে অনুশীলন</translation>
    </message>
    <message>
        <source>Two heaps for each counter: column and row.</source>
        <comment>11/text</comment>
        <translation>প্রতি ঘুঁটিতে দুটি স্তূপ: কলাম আর সারি।</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Quick pupils look for counters on the diagonal first: their two heaps cancel.</source>
        <comment>11/notes</comment>
        <translation>সময় কম থাকলে বাদ দেওয়া যায়। চটপটে শিক্ষার্থীরা আগে কর্ণের উপরের ঘুঁটি খোঁজে: তাদের দুটি স্তূপ কাটাকাটি হয়ে যায়।</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>জেতো</translation>
    </message>
    <message>
        <source>You start, and the computer never makes a mistake.</source>
        <comment>12/text</comment>
        <translation>তুমি শুরু করবে, কম্পিউটার কখনো ভুল করে না।</translation>
    </message>
    <message>
        <source>Two equal counters cancel completely. So only 2, 6 counts: make it 2, 2. There is another way too: move one of the equal counters from row 5 to row 1.</source>
        <comment>12/notes</comment>
        <translation>দুটি সমান ঘুঁটি পুরোপুরি কাটাকাটি হয়ে যায়। তাই শুধু 2, 6 ধর্তব্য: তাকে 2, 2 করো। আরেকটা উপায়ও আছে: সমান ঘুঁটির একটাকে সারি 5 থেকে সারি 1-এ নেওয়া।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>To unmask a game, ask two questions:

- Which **parts** does it have that do not disturb each other?
- What can **one part** become in one move? If it can become 0, 1, 2, … up to just below n, it is a heap of n.

[A coin in box n](nimble:0,0,0,0,0,1?grundy=5) is one heap, [a counter on a square](plane:2x6?grundy=4) is two. In the next lesson the heaps hide in a number.</source>
        <comment>13/text</comment>
        <translation>খেলার মুখোশ খুলতে দুটি প্রশ্ন করো:

- তার কোন কোন **অংশ** একে অন্যকে বিরক্ত করে না?
- এক চালে **একটা অংশ** কী কী হতে পারে? n-এর ঠিক নিচ পর্যন্ত 0, 1, 2, … সবই হতে পারলে সেটা n-এর স্তূপ।

[বাক্স n-এর একটা মুদ্রা](nimble:0,0,0,0,0,1?grundy=5) একটা স্তূপ, [একটা ঘরের একটা ঘুঁটি](plane:2x6?grundy=4) দুটি। পরের পাঠে স্তূপগুলো লুকিয়ে আছে একটা সংখ্যার মধ্যে।</translation>
    </message>
    <message>
        <source>**Exit question:** counters on 5, 5 and on 2, 3. What is the value? (5 ⊕ 5 = 0, 2 ⊕ 3 = 1.)</source>
        <comment>13/notes</comment>
        <translation>**শেষ প্রশ্ন:** ঘুঁটি 5, 5-এ আর 2, 3-এ। মান কত? (5 ⊕ 5 = 0, 2 ⊕ 3 = 1।)</translation>
    </message>
</context>
<context>
    <name>northcott</name>
    <message>
        <source>Northcott’s game</source>
        <comment>title</comment>
        <translation>নর্থকটের খেলা</translation>
    </message>
    <message>
        <source>Two armies of tokens, forwards and backwards: and still it is Nim.</source>
        <comment>about</comment>
        <translation>ঘুঁটির দুই বাহিনী, সামনে আর পেছনে: তবু সেটা নিম।</translation>
    </message>
    <message>
        <source>win a game in which the players move different pieces</source>
        <comment>aims</comment>
        <translation>দুজন আলাদা ঘুঁটি চালায়, এমন খেলায় জিততে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>In each row stand one white token, W, and one black token, B. One of you moves **white**, the other **black**. On your turn move one of your tokens along its row, forwards or backwards, any distance. You may not land on the other token or jump over it. Whoever cannot move loses.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>প্রতি সারিতে একটা সাদা ঘুঁটি, W, আর একটা কালো ঘুঁটি, B। তোমাদের একজন চালায় **সাদা**, অন্যজন **কালো**। তোমার পালায় নিজের একটা ঘুঁটি তার সারি ধরে সামনে বা পেছনে যত দূর খুশি সরাও। অন্য ঘুঁটির ঘরে বসা বা তাকে ডিঙানো চলবে না। যে চাল দিতে পারে না, সে হারে।

জোড়ায় জোড়ায় খেলো।</translation>
    </message>
    <message>
        <source>Left plays white and starts. Pupils like to run away backwards; let them. **Ask afterwards:** “Did running away help?”</source>
        <comment>1/notes</comment>
        <translation>বাম খেলে সাদা, সে-ই শুরু করে। শিক্ষার্থীরা পেছনে পালাতে ভালোবাসে; পালাক। **পরে জিজ্ঞেস করুন:** “পালিয়ে লাভ হলো?”</translation>
    </message>
    <message>
        <source>The moves of the two players</source>
        <comment>2/title</comment>
        <translation>দুই খেলোয়াড়ের চাল</translation>
    </message>
    <message>
        <source>In Nim both players have the same moves. And here?</source>
        <comment>2/text</comment>
        <translation>নিমে দুজনের চাল একই। এখানে?</translation>
    </message>
    <message>
        <source>Chess and draughts are partizan too.</source>
        <comment>2/notes</comment>
        <translation>দাবা আর চেকার্সও পক্ষভিত্তিক।</translation>
    </message>
    <message>
        <source>Here too</source>
        <comment>2/choice 1</comment>
        <translation>এখানেও তা-ই</translation>
    </message>
    <message>
        <source>You may only move tokens of your own colour.</source>
        <comment>2/because 1</comment>
        <translation>তুমি তো শুধু নিজের রঙের ঘুঁটি সরাতে পারো।</translation>
    </message>
    <message>
        <source>Here each player has their own tokens</source>
        <comment>2/choice 2</comment>
        <translation>এখানে প্রত্যেকের নিজের নিজের ঘুঁটি</translation>
    </message>
    <message>
        <source>Yes. Such games are called *partizan*; games with the same moves for both are *impartial*. Northcott’s game is not impartial, but we shall see that Nim rules it all the same.</source>
        <comment>2/because 2</comment>
        <translation>হ্যাঁ। এমন খেলাকে বলে *পক্ষভিত্তিক*; যে খেলায় দুজনেরই একই চাল, তাকে বলে *নিরপেক্ষ*। নর্থকটের খেলা নিরপেক্ষ নয়, তবু দেখব, এখানেও নিমেরই রাজত্ব।</translation>
    </message>
    <message>
        <source>Two rows</source>
        <comment>3/title</comment>
        <translation>দুটি সারি</translation>
    </message>
    <message>
        <source>Two rows, each with a **gap of 2** between white and black, and nobody can go back. It is your turn. Try it.</source>
        <comment>3/text</comment>
        <translation>দুটি সারি, প্রতিটিতে সাদা আর কালোর মাঝে **2 ঘরের ফাঁক**, আর কেউ পেছাতে পারে না। তোমার পালা। খেলে দেখো।</translation>
    </message>
    <message>
        <source>You play white, the copier plays black: different tokens, but the same gaps. So the gap is the heap.</source>
        <comment>3/notes</comment>
        <translation>আপনি খেলেন সাদা, যে নকল করে সে কালো: ঘুঁটি আলাদা, ফাঁক একই। তাহলে ফাঁকটাই স্তূপ।</translation>
    </message>
    <message>
        <source>I win by closing one gap</source>
        <comment>3/choice 1</comment>
        <translation>একটা ফাঁক বুজিয়ে আমি জিতি</translation>
    </message>
    <message>
        <source>Then the other player closes the other gap, and you cannot move.</source>
        <comment>3/because 1</comment>
        <translation>তাহলে অন্যজন অন্য ফাঁকটা বুজিয়ে দেয়, তুমি আর নড়তে পারো না।</translation>
    </message>
    <message>
        <source>I win by going one step</source>
        <comment>3/choice 2</comment>
        <translation>এক ঘর এগিয়ে আমি জিতি</translation>
    </message>
    <message>
        <source>Then the other player goes one step in the other row: the gaps are 1 and 1.</source>
        <comment>3/because 2</comment>
        <translation>তাহলে অন্যজন অন্য সারিতে এক ঘর এগোয়: ফাঁক 1 আর 1।</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>3/choice 3</comment>
        <translation>আমি হারি</translation>
    </message>
    <message>
        <source>Right. The other player can copy in the other row every time.</source>
        <comment>3/because 3</comment>
        <translation>ঠিক। অন্যজন প্রতিবার অন্য সারিতে নকল করতে পারে।</translation>
    </message>
    <message>
        <source>Forwards and backwards</source>
        <comment>4/title</comment>
        <translation>সামনে আর পেছনে</translation>
    </message>
    <message>
        <source>What does a step **forwards** do to the gap? And a step **backwards**?</source>
        <comment>4/text</comment>
        <translation>**সামনে** এক ঘর গেলে ফাঁকের কী হয়? আর **পেছনে** গেলে?</translation>
    </message>
    <message>
        <source>Let two pupils be tokens in a row of chairs. One goes back two, the other follows two.</source>
        <comment>4/notes</comment>
        <translation>এক সারি চেয়ারে দুজন শিক্ষার্থী ঘুঁটি হোক। একজন দুই ঘর পেছোয়, অন্যজন দুই ঘর পিছু নেয়।</translation>
    </message>
    <message>
        <source>Forwards makes the gap **smaller**: that is taking from a heap. Both players can do it, each from their own side.

Backwards makes the gap **larger**. But then the other player goes forwards by just as much, and the gap is as before. The token that went back has less room behind it than before. That is the pattern of the staircase and of the silver dollar.</source>
        <comment>4/reveal</comment>
        <translation>সামনে গেলে ফাঁক **ছোট** হয়: সেটা স্তূপ থেকে নেওয়া। দুজনেই পারে, যে যার দিক থেকে।

পেছনে গেলে ফাঁক **বড়** হয়। কিন্তু তখন অন্যজন ঠিক ততটাই এগোয়, ফাঁক আগের মতো। যে ঘুঁটি পিছিয়েছিল, তার পেছনে জায়গা আগের চেয়ে কমে গেল। সিঁড়ি আর সিলভার ডলারের সেই একই ছাঁচ।</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>5/title</comment>
        <translation>তোমার পালা</translation>
    </message>
    <message>
        <source>Two rows: the gaps are **2** and **3**. You are white. Which move wins?</source>
        <comment>5/text</comment>
        <translation>দুটি সারি: ফাঁক **2** আর **3**। তুমি সাদা। কোন চাল জেতায়?</translation>
    </message>
    <message>
        <source>White has only this winning move. Black, to move, would have two: one of them opens the smaller gap.</source>
        <comment>5/notes</comment>
        <translation>সাদার জেতার চাল এই একটাই। কালোর পালা হলে থাকত দুটি: তার একটায় ছোট ফাঁকটা বাড়ে।</translation>
    </message>
    <message>
        <source>Close the gap of two</source>
        <comment>5/choice 1</comment>
        <translation>দুইয়ের ফাঁকটা বুজিয়ে দেব</translation>
    </message>
    <message>
        <source>Then the other player closes the gap of three.</source>
        <comment>5/because 1</comment>
        <translation>তাহলে অন্যজন তিনের ফাঁকটা বুজিয়ে দেয়।</translation>
    </message>
    <message>
        <source>Close the gap of three</source>
        <comment>5/choice 2</comment>
        <translation>তিনের ফাঁকটা বুজিয়ে দেব</translation>
    </message>
    <message>
        <source>Then the other player closes the gap of two.</source>
        <comment>5/because 2</comment>
        <translation>তাহলে অন্যজন দুইয়ের ফাঁকটা বুজিয়ে দেয়।</translation>
    </message>
    <message>
        <source>Forwards by one in the second row</source>
        <comment>5/choice 3</comment>
        <translation>দ্বিতীয় সারিতে এক ঘর এগোব</translation>
    </message>
    <message>
        <source>Yes. Then the gaps are 2 and 2.</source>
        <comment>5/because 3</comment>
        <translation>হ্যাঁ। তাহলে ফাঁক 2 আর 2।</translation>
    </message>
    <message>
        <source>The other side retreats</source>
        <comment>6/title</comment>
        <translation>প্রতিপক্ষ পেছোল</translation>
    </message>
    <message>
        <source>You have left gaps 2 and 2. Black moves **back** by one in the first row: the gaps are 3 and 2. Your answer?</source>
        <comment>6/text</comment>
        <translation>তুমি ফাঁক 2 আর 2 রাখলে। কালো প্রথম সারিতে এক ঘর **পেছোল**: ফাঁক 3 আর 2। তোমার জবাব?</translation>
    </message>
    <message>
        <source>White stands at the edge and cannot go back. Elsewhere a retreat of one’s own can be a winning move too, as on the staircase. But following is the safer habit: it makes the retreats run out.</source>
        <comment>6/notes</comment>
        <translation>সাদা কিনারায়, পেছাতে পারে না। অন্য জায়গায় নিজের পেছানোও জেতার চাল হতে পারে, সিঁড়ির মতো। তবে পিছু নেওয়াটাই নিরাপদ অভ্যাস: তাতে পেছানোর জায়গা ফুরিয়ে আসে।</translation>
    </message>
    <message>
        <source>I close the gap of three</source>
        <comment>6/choice 1</comment>
        <translation>তিনের ফাঁকটা বুজিয়ে দেব</translation>
    </message>
    <message>
        <source>Then black closes the gap of two. The gaps are 0 and 0 and it is your turn.</source>
        <comment>6/because 1</comment>
        <translation>তাহলে কালো দুইয়ের ফাঁকটা বুজিয়ে দেয়। ফাঁক 0 আর 0, আর তোমার পালা।</translation>
    </message>
    <message>
        <source>I go forwards by one in the first row</source>
        <comment>6/choice 2</comment>
        <translation>প্রথম সারিতে এক ঘর এগোব</translation>
    </message>
    <message>
        <source>Yes. The gaps are 2 and 2 again, and black has one square less to retreat.</source>
        <comment>6/because 2</comment>
        <translation>হ্যাঁ। ফাঁক আবার 2 আর 2, আর কালোর পেছানোর ঘর একটা কমল।</translation>
    </message>
    <message>
        <source>I close the gap of two</source>
        <comment>6/choice 3</comment>
        <translation>দুইয়ের ফাঁকটা বুজিয়ে দেব</translation>
    </message>
    <message>
        <source>Then black closes the gap of three. The gaps are 0 and 0 and it is your turn.</source>
        <comment>6/because 3</comment>
        <translation>তাহলে কালো তিনের ফাঁকটা বুজিয়ে দেয়। ফাঁক 0 আর 0, আর তোমার পালা।</translation>
    </message>
    <message>
        <source>Does it end?</source>
        <comment>7/title</comment>
        <translation>শেষ হয় কি?</translation>
    </message>
    <message>
        <source>Both could run forwards and backwards for ever. Why does the game end all the same, if the winner plays well?</source>
        <comment>7/text</comment>
        <translation>দুজনেই তো চিরকাল সামনে-পেছনে ছোটাছুটি করতে পারে। যে জিতছে সে ভালো খেললে তবু কেন খেলা শেষ হয়?</translation>
    </message>
    <message>
        <source>Some texts say that in the end all tokens stand at the right-hand edge. That belongs to a different rule, see the next step. If the last move loses, both may prefer to run for ever; so Grundy does not offer that.</source>
        <comment>7/notes</comment>
        <translation>কোনো কোনো লেখায় আছে, শেষে সব ঘুঁটি ডান কিনারায় গিয়ে দাঁড়ায়। সেটা অন্য নিয়মের কথা, পরের ধাপে দেখুন। শেষ চাল দিলে হার হলে দুজনেই চিরকাল ছুটতে চাইতে পারে; তাই গ্রান্ডি প্রোগ্রামে সেটা নেই।</translation>
    </message>
    <message>
        <source>The winner **never needs to go back**: taking and following are forward moves. The loser can go back, but the winner follows each time. So the loser’s tokens come nearer to the edge **behind** them, and in the end all of them are pinned there. The winner’s tokens stand in front of them, wherever that is.

Without good play the game need not end at all.</source>
        <comment>7/reveal</comment>
        <translation>যে জিতছে, তার **কখনো পেছাতে হয় না**: নেওয়া আর পিছু নেওয়া, দুটিই সামনের চাল। যে হারছে সে পেছাতে পারে, কিন্তু বিজয়ী প্রতিবার পিছু নেয়। তাই তার ঘুঁটিগুলো নিজের **পেছনের** কিনারার দিকে সরে যায়, আর শেষে সবাই সেখানে আটকা পড়ে। বিজয়ীর ঘুঁটিগুলো দাঁড়িয়ে থাকে তাদের ঠিক সামনে, সেটা যেখানেই হোক।

ভালো না খেললে খেলাটা শেষ না-ও হতে পারে।</translation>
    </message>
    <message>
        <source>A different rule</source>
        <comment>8/title</comment>
        <translation>অন্য একটা নিয়ম</translation>
    </message>
    <message>
        <source>In one set of slides the rule reads: “move one of your tokens **to the right**”. White at the left end, black two squares further: W . B, and black stands at the right edge. The gap is 1. Who wins with **this** rule?</source>
        <comment>8/text</comment>
        <translation>এক জায়গার স্লাইডে নিয়মটা এরকম: “নিজের একটা ঘুঁটি **ডানে** সরাও”। সাদা বাঁ প্রান্তে, কালো দুই ঘর পরে: W . B, আর কালো দাঁড়িয়ে ডান কিনারায়। ফাঁক 1। **এই** নিয়মে কে জেতে?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The strategy of the slides is right for the real game, with moves in both directions, and wrong for the rule as printed. This is the smallest counterexample.</source>
        <comment>8/notes</comment>
        <translation>সময় কম থাকলে বাদ দেওয়া যায়। স্লাইডের কৌশলটা আসল খেলার জন্য ঠিক, যেখানে দুদিকেই যাওয়া যায়; যে নিয়ম ছাপা হয়েছে তার জন্য ভুল। এটাই সবচেয়ে ছোট পাল্টা উদাহরণ।</translation>
    </message>
    <message>
        <source>The player who moves first, as the gap is 1</source>
        <comment>8/choice 1</comment>
        <translation>যে আগে চাল দেয়, কারণ ফাঁক 1</translation>
    </message>
    <message>
        <source>If black starts, black cannot move at all: there is no square to the right.</source>
        <comment>8/because 1</comment>
        <translation>কালো শুরু করলে সে নড়তেই পারে না: ডানে কোনো ঘর নেই।</translation>
    </message>
    <message>
        <source>White, whoever starts</source>
        <comment>8/choice 2</comment>
        <translation>সাদা, যে-ই শুরু করুক</translation>
    </message>
    <message>
        <source>Yes. Black has no move to the right. White has one. With this rule the gaps do not work as heaps.</source>
        <comment>8/because 2</comment>
        <translation>হ্যাঁ। কালোর ডানে যাওয়ার চাল নেই। সাদার একটা আছে। এই নিয়মে ফাঁকগুলো স্তূপের মতো চলে না।</translation>
    </message>
    <message>
        <source>How wrong is it?</source>
        <comment>9/title</comment>
        <translation>কতটা ভুল?</translation>
    </message>
    <message>
        <source>Two rows, white at the left end, black at the right end. The gaps are 6 and 6, the nim-sum is 0. Who wins when tokens move **only to the right**?</source>
        <comment>9/text</comment>
        <translation>দুটি সারি, সাদা বাঁ প্রান্তে, কালো ডান প্রান্তে। ফাঁক 6 আর 6, নিম-যোগফল 0। ঘুঁটিগুলো **শুধু ডানে** গেলে কে জেতে?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. A row with black on the left counts for black. The numbers are added with signs. It is the first example of a game whose values are ordinary numbers; more of them in red-blue Hackenbush.</source>
        <comment>9/notes</comment>
        <translation>সময় কম থাকলে বাদ দেওয়া যায়। যে সারিতে কালো বাঁয়ে, সেটা কালোর পক্ষে গোনা হয়। সংখ্যাগুলো যোগ হয় চিহ্ন সহ। যেসব খেলার মান সাধারণ সংখ্যা, এটা তার প্রথম উদাহরণ; আরও আছে লাল-নীল হ্যাকেনবুশে।</translation>
    </message>
    <message>
        <source>White, [whoever starts](northcott/moves=right:W......B/W......B?outcome=L&amp;value=12): black cannot move at all, and white has **12** steps in store. With both directions the same board is [P](northcott:W......B/W......B?outcome=P).

To the right only, a row is worth its gap to the owner of the **left-hand** token: just add.</source>
        <comment>9/reveal</comment>
        <translation>সাদা, [যে-ই শুরু করুক](northcott/moves=right:W......B/W......B?outcome=L&amp;value=12): কালো নড়তেই পারে না, আর সাদার হাতে **12**টি চাল জমা। দুদিকে যাওয়া গেলে এই বোর্ডই [P](northcott:W......B/W......B?outcome=P)।

শুধু ডানে হলে প্রতিটি সারির ফাঁকটুকু পায় **বাঁ দিকের** ঘুঁটির মালিক: শুধু যোগ করো।</translation>
    </message>
    <message>
        <source>A third reading</source>
        <comment>10/title</comment>
        <translation>তৃতীয় একটা মানে</translation>
    </message>
    <message>
        <source>There is one more way to understand it: each player moves only **forwards**, white to the right and black to the left.

- When they **face each other**, the gap is a heap, and nothing can ever grow. [Two equal gaps](northcott/moves=own:W..B/W..B?outcome=P) are P.
- When they stand **back to back**, each walks away alone, and only the number of free squares counts. [Here](northcott/moves=own:..B.W.?outcome=R&amp;value=-1) black has two and white has one, so black wins, whoever starts.

Three readings, three games. Always ask *which way* the pieces may go.</source>
        <comment>10/text</comment>
        <translation>আরও এক রকমে বোঝা যায়: প্রত্যেকে যায় শুধু **সামনে**, সাদা ডানে আর কালো বাঁয়ে।

- **মুখোমুখি** দাঁড়ালে ফাঁকটা স্তূপ, আর কিছুই কখনো বাড়তে পারে না। [দুটি সমান ফাঁক](northcott/moves=own:W..B/W..B?outcome=P) P।
- **পিঠাপিঠি** দাঁড়ালে যে যার পথে একা হাঁটে, তখন শুধু খালি ঘরের সংখ্যাই ধর্তব্য। [এখানে](northcott/moves=own:..B.W.?outcome=R&amp;value=-1) কালোর দুটি, সাদার একটি, তাই কালো জেতে, যে-ই শুরু করুক।

তিন রকম মানে, তিনটি খেলা। সবসময় জিজ্ঞেস করো, ঘুঁটিগুলো *কোন দিকে* যেতে পারে।</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Let pupils set up one row and say who wins it under each of the three rules.</source>
        <comment>10/notes</comment>
        <translation>সময় কম থাকলে বাদ দেওয়া যায়। শিক্ষার্থীরা একটা সারি সাজিয়ে বলুক, তিন নিয়মের প্রতিটিতে কে জেতে।</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>The usual rule: both directions. Write down the gaps, then play Nim with them.</source>
        <comment>11/text</comment>
        <translation>চেনা নিয়ম: দুদিকেই যাওয়া যায়। ফাঁকগুলো লেখো, তারপর সেগুলো দিয়ে নিম খেলো।</translation>
    </message>
    <message>
        <source>The position of the tokens does not matter, only the gaps. Tokens side by side: gap 0.</source>
        <comment>11/notes</comment>
        <translation>ঘুঁটি কোথায় আছে তা নয়, শুধু ফাঁকই জরুরি। ঘুঁটি পাশাপাশি হলে ফাঁক 0।</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>জেতো</translation>
    </message>
    <message>
        <source>You are white and start. The gaps are 2, 3, 4 and 6. The computer is perfect.</source>
        <comment>12/text</comment>
        <translation>তুমি সাদা, তুমি শুরু করবে। ফাঁক 2, 3, 4 আর 6। কম্পিউটার নিখুঁত খেলে।</translation>
    </message>
    <message>
        <source>2 ⊕ 3 ⊕ 4 ⊕ 6 = 3. White can make 2 a 1, or 3 a 0, or 6 a 5. After that follow every retreat.</source>
        <comment>12/notes</comment>
        <translation>2 ⊕ 3 ⊕ 4 ⊕ 6 = 3। সাদা 2-কে 1, বা 3-কে 0, বা 6-কে 5 করতে পারে। তারপর প্রতিটি পেছানোর পিছু নিন।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- In Northcott’s game the **gaps** are heaps: [gaps 2 and 2](northcott:W..B/W..B?outcome=P) are P.
- A retreat is answered by the same advance, so it changes nothing.
- A rule that is worded a little differently can be a quite different game.

With this we leave Nim in disguise. In the next game you may take from two heaps **at once**, and something new happens.</source>
        <comment>13/text</comment>
        <translation>- নর্থকটের খেলায় **ফাঁক**গুলোই স্তূপ: [ফাঁক 2 আর 2](northcott:W..B/W..B?outcome=P) হলো P।
- পেছানোর জবাব ঠিক ততটা এগোনো, তাই কিছু বদলায় না।
- নিয়মের কথা একটু বদলালেই খেলা একেবারে আলাদা হয়ে যেতে পারে।

ছদ্মবেশী নিমের পালা এখানেই শেষ। পরের খেলায় **একসঙ্গে** দুই স্তূপ থেকে নেওয়া যায়, আর তাতে নতুন কিছু ঘটে।</translation>
    </message>
    <message>
        <source>**Exit question:** three rows with gaps 1, 4, 5. Who wins? (1 ⊕ 4 ⊕ 5 = 0: the player who has just moved.)</source>
        <comment>13/notes</comment>
        <translation>**শেষ প্রশ্ন:** তিনটি সারি, ফাঁক 1, 4, 5। কে জেতে? (1 ⊕ 4 ⊕ 5 = 0: এইমাত্র যে চাল দিয়েছে।)</translation>
    </message>
</context>
<context>
    <name>p-and-n</name>
    <message>
        <source>P, N and other rules</source>
        <comment>title</comment>
        <translation>P, N আর অন্য নিয়ম</translation>
    </message>
    <message>
        <source>The same labelling for other takeaway games, and why the labels must repeat.</source>
        <comment>about</comment>
        <translation>কাঠি তোলার অন্য খেলাতেও একইভাবে চিহ্ন বসানো, আর চিহ্নগুলো কেন ঘুরে ঘুরে আসতে বাধ্য।</translation>
    </message>
    <message>
        <source>do so for any allowed numbers, and read off the period</source>
        <comment>aims</comment>
        <translation>যে-কোনো অনুমোদিত সংখ্যার জন্যও তা করতে, আর পর্যায় পড়ে নিতে</translation>
    </message>
    <message>
        <source>A new rule</source>
        <comment>1/title</comment>
        <translation>নতুন নিয়ম</translation>
    </message>
    <message>
        <source>A new game: 9 matches, and you may take **1, 3 or 4**. Taking two is not allowed. Whoever takes the last match wins.

Play it in pairs. Is 9 good for the player who starts? Does “leave a multiple of four” still help?</source>
        <comment>1/text</comment>
        <translation>নতুন খেলা: 9টি কাঠি, নেওয়া যায় **1, 3 বা 4টি**। দুটি নেওয়া চলবে না। যে শেষ কাঠিটা নেয়, সে জেতে।

জোড়ায় জোড়ায় খেলো। যে শুরু করে, 9 কি তার জন্য ভালো? “চারের গুণিতক রাখো” কথাটা কি এখনো কাজে লাগে?</translation>
    </message>
    <message>
        <source>Two or three games are enough. Multiples of four do not help: with four matches you just take all four. Let somebody find that out.</source>
        <comment>1/notes</comment>
        <translation>দু-তিনবার খেললেই হবে। চারের গুণিতকে কাজ হয় না: চারটি কাঠি থাকলে তো চারটিই নিয়ে নেওয়া যায়। কেউ একজন নিজেই এটা আবিষ্কার করুক।</translation>
    </message>
    <message>
        <source>Does four still work?</source>
        <comment>2/title</comment>
        <translation>চার কি এখনো চলে?</translation>
    </message>
    <message>
        <source>You leave **four** matches. What happens?</source>
        <comment>2/text</comment>
        <translation>তুমি **চারটি** কাঠি রাখলে। কী হবে?</translation>
    </message>
    <message>
        <source>The point: the pattern belonged to the rule, not to the number four. What stays is the method.</source>
        <comment>2/notes</comment>
        <translation>মূল কথা: প্যাটার্নটা ছিল নিয়মের, চার সংখ্যাটার নয়। যা টিকে থাকে, তা হলো পদ্ধতি।</translation>
    </message>
    <message>
        <source>The other player has lost</source>
        <comment>2/choice 1</comment>
        <translation>অন্যজন হেরে গেছে</translation>
    </message>
    <message>
        <source>In the old game, yes. Here four may be taken at once.</source>
        <comment>2/because 1</comment>
        <translation>আগের খেলায়, হ্যাঁ। এখানে চারটি একবারেই নেওয়া যায়।</translation>
    </message>
    <message>
        <source>The other player takes all four and wins</source>
        <comment>2/choice 2</comment>
        <translation>অন্যজন চারটিই নিয়ে জিতে যায়</translation>
    </message>
    <message>
        <source>Yes. A new rule needs new labels. What was true in one game need not be true in another.</source>
        <comment>2/because 2</comment>
        <translation>হ্যাঁ। নতুন নিয়মে নতুন চিহ্ন চাই। এক খেলায় যা সত্যি, অন্য খেলায় তা সত্যি না-ও হতে পারে।</translation>
    </message>
    <message>
        <source>Nobody can tell</source>
        <comment>2/choice 3</comment>
        <translation>কেউ বলতে পারে না</translation>
    </message>
    <message>
        <source>Look at the rule again: four matches may be taken at once.</source>
        <comment>2/because 3</comment>
        <translation>নিয়মটা আবার দেখো: চারটি কাঠি একবারেই নেওয়া যায়।</translation>
    </message>
    <message>
        <source>The two words again</source>
        <comment>3/title</comment>
        <translation>আবার সেই দুটি নাম</translation>
    </message>
    <message>
        <source>The method is the same in every game that must end, with the same moves for both players:

- A position is **N**, or *hot*, when at least one move leads to a P-position.
- A position is **P**, or *cold*, when no move leads to a P-position. Every move, if there is one, leads to an N-position.

An end position has no moves at all, so it fits the second line: it is P. That is right as long as the last move wins: the player to move has lost.

The two lines leave no gap. Either there is a move to P, or there is none. So **every position is P or N, never both and never neither**, as long as every game comes to an end.</source>
        <comment>3/text</comment>
        <translation>যে খেলা শেষ হতে বাধ্য, আর যেখানে দুজনেরই একই চাল, সেখানে পদ্ধতি সবসময় একই:

- অবস্থানটি **N**, মানে *গরম*, যদি অন্তত একটি চাল P-অবস্থানে যায়।
- অবস্থানটি **P**, মানে *ঠান্ডা*, যদি কোনো চালই P-অবস্থানে না যায়। চাল থাকলে তার প্রতিটিই N-অবস্থানে যায়।

শেষ অবস্থানে কোনো চালই নেই, তাই সেটা দ্বিতীয় কথাটার সঙ্গে মেলে: সেটা P। শেষ চাল দিলে জিত, এই নিয়ম যতক্ষণ, ততক্ষণ এটা ঠিক: যার পালা, সে হেরে গেছে।

কথা দুটোর মাঝখানে কোনো ফাঁক নেই। P-তে যাওয়ার চাল হয় আছে, নয় নেই। তাই খেলা শেষ হতে বাধ্য হলে **প্রতিটি অবস্থান হয় P, নয় N: একসঙ্গে দুটি কখনো নয়, আবার কোনোটাই নয়, এমনও কখনো নয়**।</translation>
    </message>
    <message>
        <source>**Ask:** “Could there be a position where nobody can force a win?” Here no: no draws, and each game ends. For games that can go round in circles it can happen.</source>
        <comment>3/notes</comment>
        <translation>**জিজ্ঞেস করুন:** “এমন অবস্থান কি হতে পারে যেখানে কেউই নিশ্চিত জিততে পারে না?” এখানে পারে না: ড্র নেই, প্রতিটি খেলা শেষ হয়। যে খেলা গোল হয়ে ঘুরতে পারে, সেখানে হতে পারে।</translation>
    </message>
    <message>
        <source>Label the new game</source>
        <comment>4/title</comment>
        <translation>নতুন খেলায় চিহ্ন বসাও</translation>
    </message>
    <message>
        <source>From each number you can leave the one that is 1, 3 or 4 smaller. Say the label before you look.</source>
        <comment>4/text</comment>
        <translation>প্রতিটি সংখ্যা থেকে 1, 3 বা 4 কম এমন সংখ্যা রাখা যায়। দেখার আগে চিহ্নটা মুখে বলো।</translation>
    </message>
    <message>
        <source>The first steps: 0 P, 1 N, 2 P (you can only take one, and that leaves 1). Pupils often forget that two cannot be taken and label 2 as N. Then 3, 4, 5 and 6 are all N. **Ask which move proves it for 6:** take four and leave 2.</source>
        <comment>4/notes</comment>
        <translation>প্রথম ধাপগুলো: 0 P, 1 N, 2 P (শুধু একটিই নেওয়া যায়, তাতে 1 থাকে)। দুটি যে নেওয়া যায় না, সেটা ভুলে গিয়ে অনেকে 2-কে N লেখে। তারপর 3, 4, 5 আর 6 সবই N। **জিজ্ঞেস করুন, 6-এর বেলায় কোন চালে তা প্রমাণ হয়:** চারটি নিয়ে 2 রাখা।</translation>
    </message>
    <message>
        <source>What do you see?</source>
        <comment>5/title</comment>
        <translation>কী দেখছ?</translation>
    </message>
    <message>
        <source>Write the labels from 0 to 14 as one line of letters. (Go one step back if you want to see them again.) What do you notice?</source>
        <comment>5/text</comment>
        <translation>0 থেকে 14 পর্যন্ত চিহ্নগুলো এক লাইনে লেখো। (আবার দেখতে চাইলে এক ধাপ পিছিয়ে যাও।) কী চোখে পড়ছে?</translation>
    </message>
    <message>
        <source>Let them write it in rows of seven, one below the other. Ask for 50 (7 times 7 and 1 more: N) and for 70 (P).</source>
        <comment>5/notes</comment>
        <translation>সাতটি করে সারি বানিয়ে একটার নিচে একটা লিখুক। 50 (7-এর 7 গুণ, আর 1 বেশি: N) আর 70 (P) জিজ্ঞেস করুন।</translation>
    </message>
    <message>
        <source>The line is P N P N N N N, P N P N N N N, P. The first seven labels come again and again. We say that the labels have **period 7**.

So for 100 matches you need no long table. 100 is 14 times 7 and 2 more, so it has the label of 2: [it is P](takeaway/take=1,3,4:100?outcome=P).</source>
        <comment>5/reveal</comment>
        <translation>লাইনটা হলো P N P N N N N, P N P N N N N, P। প্রথম সাতটি চিহ্ন বারবার ফিরে আসে। আমরা বলি, চিহ্নগুলোর **পর্যায় 7**।

তাই 100টি কাঠির জন্য লম্বা সারণি লাগে না। 100 হলো 7-এর 14 গুণ আর 2 বেশি, তাই তার চিহ্ন 2-এর মতোই: [সেটা P](takeaway/take=1,3,4:100?outcome=P)।</translation>
    </message>
    <message>
        <source>Nine matches</source>
        <comment>6/title</comment>
        <translation>নয়টি কাঠি</translation>
    </message>
    <message>
        <source>So what about the nine matches of the beginning?</source>
        <comment>6/text</comment>
        <translation>তাহলে শুরুর সেই নয়টি কাঠির কী হলো?</translation>
    </message>
    <message>
        <source>Compare it with what happened when the pairs played. Who won most of the games from 9? With good play it is always the second player.</source>
        <comment>6/notes</comment>
        <translation>জোড়ায় জোড়ায় খেলার সময় যা হয়েছিল, তার সঙ্গে মেলান। 9 থেকে বেশির ভাগ খেলা কে জিতেছিল? ভালো খেললে সবসময় দ্বিতীয় খেলোয়াড়ই জেতে।</translation>
    </message>
    <message>
        <source>P: the player who starts loses</source>
        <comment>6/choice 1</comment>
        <translation>P: যে শুরু করে, সে হারে</translation>
    </message>
    <message>
        <source>Yes. 9 is 7 and 2 more. From 9 you can only leave 8, 6 or 5, and all three are N.</source>
        <comment>6/because 1</comment>
        <translation>হ্যাঁ। 9 হলো 7 আর 2 বেশি। 9 থেকে শুধু 8, 6 বা 5 রাখা যায়, তিনটিই N।</translation>
    </message>
    <message>
        <source>N: take one</source>
        <comment>6/choice 2</comment>
        <translation>N: একটি নেব</translation>
    </message>
    <message>
        <source>You leave 8. The other player takes one as well and leaves 7, which is P.</source>
        <comment>6/because 2</comment>
        <translation>8 থাকে। অন্যজনও একটি নেয়, থাকে 7, যা P।</translation>
    </message>
    <message>
        <source>N: take four</source>
        <comment>6/choice 3</comment>
        <translation>N: চারটি নেব</translation>
    </message>
    <message>
        <source>You leave 5. The other player takes three and leaves 2, which is P.</source>
        <comment>6/because 3</comment>
        <translation>5 থাকে। অন্যজন তিনটি নেয়, থাকে 2, যা P।</translation>
    </message>
    <message>
        <source>Must it repeat?</source>
        <comment>7/title</comment>
        <translation>ফিরে আসতেই হবে?</translation>
    </message>
    <message>
        <source>Is it luck that the labels repeat? Think about which labels you need to know to find the next one.</source>
        <comment>7/text</comment>
        <translation>চিহ্নগুলো যে ফিরে ফিরে আসে, সেটা কি কপাল? ভাবো, পরের চিহ্নটা বের করতে কোন কোন চিহ্ন জানা দরকার।</translation>
    </message>
    <message>
        <source>A fine argument for quick pupils; the pigeonhole principle without its name. Nobody needs to remember it. **Ask:** in how many ways can ten labels in a row look, if up to 10 matches may be taken? (2 to the power 10, which is 1024.)</source>
        <comment>7/notes</comment>
        <translation>চটপটে শিক্ষার্থীদের জন্য সুন্দর একটা যুক্তি; নাম না করে পায়রার খোপ নীতি। কারও মনে রাখার দরকার নেই। **জিজ্ঞেস করুন:** একবারে 10টি পর্যন্ত কাঠি নেওয়া গেলে পরপর দশটি চিহ্ন কত রকম হতে পারে? (2-এর ঘাত 10, মানে 1024।)</translation>
    </message>
    <message>
        <source>To label a number you only look at the **last four labels**, because no more than four matches can be taken. There are only 2 × 2 × 2 × 2 = 16 ways in which four labels in a row can look.

So after a while the same four labels must come again. From there on everything is as it was before, for ever. **Whichever numbers are allowed, as long as one of them is the largest, the labels repeat in the end.**</source>
        <comment>7/reveal</comment>
        <translation>একটা সংখ্যার চিহ্ন বসাতে শুধু **আগের চারটি চিহ্ন** দেখলেই হয়, কারণ চারটির বেশি কাঠি নেওয়া যায় না। পরপর চারটি চিহ্ন মোটে 2 × 2 × 2 × 2 = 16 রকম হতে পারে।

তাই কিছুদূর পরে একই চারটি চিহ্ন আবার আসবেই। সেখান থেকে সব আগের মতো, চিরকাল। **যে সংখ্যাগুলোই নেওয়া যাক, তাদের মধ্যে একটা সবচেয়ে বড় থাকলে চিহ্নগুলো একসময় ফিরে ফিরে আসেই।**</translation>
    </message>
    <message>
        <source>Your turn: take 2 or 3</source>
        <comment>8/title</comment>
        <translation>এবার তুমি: 2 বা 3টি নাও</translation>
    </message>
    <message>
        <source>In this game you may take **2 or 3**. With 1 match left nobody can move! Fill in P and N from 0 to 13.</source>
        <comment>8/text</comment>
        <translation>এই খেলায় নেওয়া যায় **2 বা 3টি**। 1টি কাঠি থাকলে কেউ চাল দিতে পারে না! 0 থেকে 13 পর্যন্ত P আর N বসাও।</translation>
    </message>
    <message>
        <source>The trap is 1: it is an end position as well, so it is P. The pattern is P P N N N, period 5.</source>
        <comment>8/notes</comment>
        <translation>ফাঁদ হলো 1: সেটাও শেষ অবস্থান, তাই P। প্যাটার্ন P P N N N, পর্যায় 5।</translation>
    </message>
    <message>
        <source>Read the pattern</source>
        <comment>9/title</comment>
        <translation>প্যাটার্ন পড়ো</translation>
    </message>
    <message>
        <source>In the game with 2 or 3, the labels go P P N N N and then repeat. There are **21** matches. Who wins?</source>
        <comment>9/text</comment>
        <translation>2 বা 3 নেওয়ার খেলায় চিহ্নগুলো P P N N N, তারপর ফিরে আসে। কাঠি আছে **21টি**। কে জেতে?</translation>
    </message>
    <message>
        <source>**Ask for the answer to every move too:** against 2 take 3, against 3 take 2. Together that is five, the period.</source>
        <comment>9/notes</comment>
        <translation>**প্রতিটি চালের জবাবও জিজ্ঞেস করুন:** 2-এর জবাবে 3, 3-এর জবাবে 2। দুয়ে মিলে পাঁচ, সেটাই পর্যায়।</translation>
    </message>
    <message>
        <source>The previous player: it is P</source>
        <comment>9/choice 1</comment>
        <translation>আগের খেলোয়াড়: এটা P</translation>
    </message>
    <message>
        <source>Yes. 21 is 4 times 5 and 1 more, so it has the same label as 1.</source>
        <comment>9/because 1</comment>
        <translation>হ্যাঁ। 21 হলো 5-এর 4 গুণ আর 1 বেশি, তাই চিহ্নটা 1-এর মতোই।</translation>
    </message>
    <message>
        <source>The next player: it is N</source>
        <comment>9/choice 2</comment>
        <translation>পরের খেলোয়াড়: এটা N</translation>
    </message>
    <message>
        <source>Divide by five and look at what is left over: 21 leaves 1, and 1 is P.</source>
        <comment>9/because 2</comment>
        <translation>পাঁচ দিয়ে ভাগ করে ভাগশেষ দেখো: 21-এর ভাগশেষ 1, আর 1 হলো P।</translation>
    </message>
    <message>
        <source>Two heaps</source>
        <comment>10/title</comment>
        <translation>দুটি স্তূপ</translation>
    </message>
    <message>
        <source>Now **two** heaps of 10, and you take 1, 2 or 3 from one of them. Who wins, and how? Play a little and think.</source>
        <comment>10/text</comment>
        <translation>এবার 10টির **দুটি** স্তূপ, যে-কোনো একটা থেকে 1, 2 বা 3টি নেবে। কে জেতে, কীভাবে? একটু খেলো, একটু ভাবো।</translation>
    </message>
    <message>
        <source>Copying is the first great idea about games with several heaps. Let someone play it against you. Keep the last sentence in mind: it is why the lessons on Nim will need numbers; two letters are not enough.</source>
        <comment>10/notes</comment>
        <translation>একাধিক স্তূপের খেলায় নকল করাই প্রথম বড় ভাবনা। কেউ একজন আপনার সঙ্গে খেলুক। শেষ কথাটা মনে রাখুন: নিমের পাঠগুলোতে কেন সংখ্যা লাগবে, এটাই তার কারণ; দুটি অক্ষরে কুলায় না।</translation>
    </message>
    <message>
        <source>The second player, by **copying**: whatever is taken from one heap, take the same from the other. [Equal heaps](takeaway:10,10?outcome=P) always have an answer.

One heap of ten is N, two together are P. So the letters of the parts do not tell you the letter of the whole.</source>
        <comment>10/reveal</comment>
        <translation>দ্বিতীয় খেলোয়াড়, **নকল করে**: এক স্তূপ থেকে যতটা নেওয়া হয়, অন্যটা থেকে ঠিক ততটা নাও। [সমান স্তূপে](takeaway:10,10?outcome=P) জবাব সবসময়ই আছে।

দশের একটি স্তূপ N, দুটি একসঙ্গে P। তাহলে অংশগুলোর অক্ষর জানলেই পুরোটার অক্ষর জানা যায় না।</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>11/title</comment>
        <translation>P, নাকি N?</translation>
    </message>
    <message>
        <source>Say which it is, and read why.</source>
        <comment>11/text</comment>
        <translation>কোনটা, বলো; তারপর কারণটা পড়ো।</translation>
    </message>
    <message>
        <source>Let pupils say which move they would make when they answer N.</source>
        <comment>11/notes</comment>
        <translation>যারা N বলে, তারা কোন চালটা দেবে সেটাও বলুক।</translation>
    </message>
    <message>
        <source>Climb the fence</source>
        <comment>12/title</comment>
        <translation>বেড়া ডিঙাও</translation>
    </message>
    <message>
        <source>This computer plays perfectly when at most 8 matches are left, and at random until then. You may take 1, 3 or 4. What should you do with 20 matches? You start.</source>
        <comment>12/text</comment>
        <translation>কাঠি 8টি বা তার কম থাকলে এই কম্পিউটার নিখুঁত খেলে, তার আগে পর্যন্ত এলোমেলো। নেওয়া যায় 1, 3 বা 4টি। 20টি কাঠি থাকলে কী করা উচিত? তুমি শুরু করবে।</translation>
    </message>
    <message>
        <source>20 is 14 and 6 more, so it is N: take four and leave 16, which is 14 and 2 more.</source>
        <comment>12/notes</comment>
        <translation>20 হলো 14 আর 6 বেশি, তাই N: চারটি নিয়ে 16 রাখুন, যা 14 আর 2 বেশি।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- The method works for every rule: label from the end.
- When there is a largest number that may be taken, the labels **repeat**, so a short table answers for all sizes.
- Two equal heaps, and nothing else, are always P: copy. [Here is one](takeaway/take=1,3,4:12,12?outcome=P) to try.

Next comes the most famous game of all, Nim: you may take as many stones from a heap as you like.</source>
        <comment>13/text</comment>
        <translation>- পদ্ধতিটা যে-কোনো নিয়মে চলে: শেষ থেকে চিহ্ন বসাও।
- যত নেওয়া যায় তার একটা সর্বোচ্চ সীমা থাকলে চিহ্নগুলো **ফিরে ফিরে আসে**, তাই ছোট একটা সারণিই সব মাপের উত্তর দেয়।
- শুধু দুটি সমান স্তূপ থাকলে অবস্থান সবসময় P: নকল করো। [এখানে একটা](takeaway/take=1,3,4:12,12?outcome=P) দেখতে পারো।

এরপর আসছে সবচেয়ে বিখ্যাত খেলা, নিম: স্তূপ থেকে যত খুশি পাথর নেওয়া যায়।</translation>
    </message>
    <message>
        <source>**Exit question:** take 1 or 4. Write the labels from 0 to 9. (P N P N N, P N P N N.)</source>
        <comment>13/notes</comment>
        <translation>**শেষ প্রশ্ন:** 1 বা 4টি নেওয়া যায়। 0 থেকে 9 পর্যন্ত চিহ্ন লেখো। (P N P N N, P N P N N।)</translation>
    </message>
</context>
<context>
    <name>poker-nim-and-skips</name>
    <message>
        <source>Stones that come back, turns that are skipped</source>
        <comment>title</comment>
        <translation>পাথর ফেরত, পালা পাস</translation>
    </message>
    <message>
        <source>Poker Nim and Nim with skips: which extra moves change the winner, and which do not?</source>
        <comment>about</comment>
        <translation>পোকার নিম আর পাস সহ নিম: কোন বাড়তি চালে বিজয়ী বদলায়, কোনটাতে বদলায় না?</translation>
    </message>
    <message>
        <source>tell which extra moves change the winner</source>
        <comment>aims</comment>
        <translation>কোন বাড়তি চালে বিজয়ী বদলায় তা বলতে</translation>
    </message>
    <message>
        <source>Poker Nim</source>
        <comment>1/title</comment>
        <translation>পোকার নিম</translation>
    </message>
    <message>
        <source>Nim with one more kind of move: instead of taking stones you may **put some back** on a heap, as long as it does not get larger than it was at the start. Each player may do that only **twice** in the whole game. Whoever makes the last move wins.

Play it in pairs, with heaps 3, 4 and 5. Does putting back help?</source>
        <comment>1/text</comment>
        <translation>নিমে আরও এক রকমের চাল: পাথর নেওয়ার বদলে কোনো স্তূপে **কয়েকটা ফেরত দিতে** পারো, যতক্ষণ স্তূপটা শুরুতে যা ছিল তার চেয়ে বড় না হয়। পুরো খেলায় প্রত্যেকে তা করতে পারে মাত্র **দুবার**। যে শেষ চালটা দেয়, সে জেতে।

জোড়ায় জোড়ায় খেলো, 3, 4 আর 5-এর স্তূপ নিয়ে। ফেরত দিয়ে কি লাভ হয়?</translation>
    </message>
    <message>
        <source>Each player has a small stock of moves for putting back. **Ask afterwards:** “Did putting stones back ever save somebody?” It can confuse, but it cannot save.</source>
        <comment>1/notes</comment>
        <translation>প্রত্যেকের হাতে ফেরত দেওয়ার অল্প কয়টা চাল। **পরে জিজ্ঞেস করুন:** “ফেরত দিয়ে কেউ কি কখনো বেঁচেছে?” এতে ধাঁধা লাগানো যায়, বাঁচা যায় না।</translation>
    </message>
    <message>
        <source>Somebody puts back</source>
        <comment>2/title</comment>
        <translation>কেউ ফেরত দিল</translation>
    </message>
    <message>
        <source>You have left a position with nim-sum 0. The other player puts **two stones** on a heap. What do you do?</source>
        <comment>2/text</comment>
        <translation>তুমি নিম-যোগফল 0 রাখলে। অন্যজন একটা স্তূপে **দুটি পাথর** ফেরত দিল। কী করবে?</translation>
    </message>
    <message>
        <source>The same idea as on the staircase: undo it at once. Play it with the class from 1, 4, 5.</source>
        <comment>2/notes</comment>
        <translation>সিঁড়ির ভাবনাটাই: সঙ্গে সঙ্গে ফিরিয়ে দাও। 1, 4, 5 থেকে ক্লাসের সঙ্গে খেলুন।</translation>
    </message>
    <message>
        <source>I put two stones back as well, on another heap</source>
        <comment>2/choice 1</comment>
        <translation>আমিও অন্য একটা স্তূপে দুটি পাথর ফেরত দেব</translation>
    </message>
    <message>
        <source>You might not have that many moves left for putting back, and the nim-sum need not become 0.</source>
        <comment>2/because 1</comment>
        <translation>ফেরত দেওয়ার অত চাল তোমার হাতে না-ও থাকতে পারে, আর তাতে নিম-যোগফল 0 না-ও হতে পারে।</translation>
    </message>
    <message>
        <source>I take exactly these two stones away again</source>
        <comment>2/choice 2</comment>
        <translation>ঠিক ওই দুটি পাথরই আবার তুলে নেব</translation>
    </message>
    <message>
        <source>Yes. The position is as before, the nim-sum is 0 again, and the other player has one putting-back move less.</source>
        <comment>2/because 2</comment>
        <translation>হ্যাঁ। অবস্থান আগের মতো, নিম-যোগফল আবার 0, আর অন্যজনের ফেরত দেওয়ার চাল একটা কমল।</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>2/choice 3</comment>
        <translation>আমি হেরে গেছি</translation>
    </message>
    <message>
        <source>The nim-sum is not 0 now, and it is your turn. That is good for you.</source>
        <comment>2/because 3</comment>
        <translation>নিম-যোগফল এখন 0 নয়, আর তোমার পালা। তোমার জন্য তো ভালোই।</translation>
    </message>
    <message>
        <source>And if it is done again?</source>
        <comment>3/title</comment>
        <translation>যদি আবার করে?</translation>
    </message>
    <message>
        <source>Undoing works each time. Could the other player go on for ever, putting stones back again and again?</source>
        <comment>3/text</comment>
        <translation>ফিরিয়ে দেওয়া প্রতিবারই চলে। অন্যজন কি চিরকাল বারবার পাথর ফেরত দিয়ে যেতে পারে?</translation>
    </message>
    <message>
        <source>You need no putting-back moves yourself in order to undo: undoing is taking. That is why the numbers do not matter.</source>
        <comment>3/notes</comment>
        <translation>ফিরিয়ে দিতে আপনার নিজের ফেরত-চাল লাগে না: ফিরিয়ে দেওয়া মানে তুলে নেওয়া। তাই কার কয়টা আছে তাতে কিছু যায়-আসে না।</translation>
    </message>
    <message>
        <source>No, only twice. Then only taking is left. So Poker Nim is won **exactly as Nim**: from 3, 4, 5 [make the 3 a 1](poker/adds=2,2/max=3,4,5:3,4,5?outcome=N&amp;wins=poker/adds=2,2/max=3,4,5:1,4,5).

Who has more of these moves does not matter: [none against two](poker/adds=0,2/max=3,4,5:1,4,5?outcome=P).</source>
        <comment>3/reveal</comment>
        <translation>না, মাত্র দুবার। তারপর শুধু নেওয়াই বাকি। তাই পোকার নিম জেতা যায় **ঠিক নিমের মতো**: 3, 4, 5 থেকে [3-কে 1 করো](poker/adds=2,2/max=3,4,5:3,4,5?outcome=N&amp;wins=poker/adds=2,2/max=3,4,5:1,4,5)।

এমন চাল কার বেশি, তাতে কিছু যায়-আসে না: [একটিও না বনাম দুটি](poker/adds=0,2/max=3,4,5:1,4,5?outcome=P)।</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>4/title</comment>
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>Find the winning move. Putting back is possible, but look at the nim-sum first.</source>
        <comment>4/text</comment>
        <translation>জেতার চালটা খোঁজো। ফেরত দেওয়া চলে, তবে আগে নিম-যোগফল দেখো।</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Sometimes putting back wins too, because it also makes the nim-sum 0.</source>
        <comment>4/notes</comment>
        <translation>সময় কম থাকলে বাদ দেওয়া যায়। কখনো কখনো ফেরত দিয়েও জেতা যায়, কারণ তাতেও নিম-যোগফল 0 হয়।</translation>
    </message>
    <message>
        <source>Nim with skips</source>
        <comment>5/title</comment>
        <translation>পাস সহ নিম</translation>
    </message>
    <message>
        <source>Now another extra: a player may **skip** a turn, that is, make no move. Each player has one skip. The game goes on until the player to move has neither a stone to take nor a skip to use, and has lost.

Play it in pairs. When is the best time to skip?</source>
        <comment>5/text</comment>
        <translation>এবার আরেকটা বাড়তি: খেলোয়াড় **পাস** দিতে পারে, মানে কোনো চাল না দিয়ে পালা ছেড়ে দিতে পারে। প্রত্যেকের একটা করে পাস। খেলা চলে যতক্ষণ না কারও পালায় নেওয়ার মতো পাথরও নেই, পাসও নেই; সে হেরেছে।

জোড়ায় জোড়ায় খেলো। পাস দেওয়ার সবচেয়ে ভালো সময় কখন?</translation>
    </message>
    <message>
        <source>Read the last sentence twice: you may skip even when no stones are left. With exactly that rule the game has a simple answer.</source>
        <comment>5/notes</comment>
        <translation>শেষ কথাটা দুবার পড়ুন: পাথর না থাকলেও পাস দেওয়া যায়। ঠিক এই নিয়মেই খেলাটার উত্তর সহজ।</translation>
    </message>
    <message>
        <source>Equal skips</source>
        <comment>6/title</comment>
        <translation>সমান পাস</translation>
    </message>
    <message>
        <source>Both have **one** skip. You have left nim-sum 0, and the other player skips. What now?</source>
        <comment>6/text</comment>
        <translation>দুজনেরই **একটা** করে পাস। তুমি নিম-যোগফল 0 রাখলে, অন্যজন পাস দিল। এবার?</translation>
    </message>
    <message>
        <source>Copying once more. With equal numbers of skips it is just Nim.</source>
        <comment>6/notes</comment>
        <translation>আবার সেই নকল করা। পাস সমান সমান হলে এটা নিমই।</translation>
    </message>
    <message>
        <source>I skip as well</source>
        <comment>6/choice 1</comment>
        <translation>আমিও পাস দেব</translation>
    </message>
    <message>
        <source>Yes. The skips are used up on both sides, and the other player must move from nim-sum 0.</source>
        <comment>6/because 1</comment>
        <translation>হ্যাঁ। দুই পক্ষের পাসই ফুরাল, আর অন্যজনকে নিম-যোগফল 0 থেকে চাল দিতেই হবে।</translation>
    </message>
    <message>
        <source>I take some stones</source>
        <comment>6/choice 2</comment>
        <translation>কয়েকটা পাথর নেব</translation>
    </message>
    <message>
        <source>Then you are the one who spoils the nim-sum 0, and the other player makes it 0 again.</source>
        <comment>6/because 2</comment>
        <translation>তাহলে নিম-যোগফল 0 নষ্ট করলে তুমিই, আর অন্যজন আবার 0 করে দেয়।</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>6/choice 3</comment>
        <translation>আমি হেরে গেছি</translation>
    </message>
    <message>
        <source>You still have a skip. Use it now.</source>
        <comment>6/because 3</comment>
        <translation>তোমার তো এখনো একটা পাস আছে। এখনই দাও।</translation>
    </message>
    <message>
        <source>One skip more</source>
        <comment>7/title</comment>
        <translation>একটা পাস বেশি</translation>
    </message>
    <message>
        <source>Heaps 1, 2, 3, nim-sum 0. It is **your** turn, and you have two skips, the other player has one. Who wins?</source>
        <comment>7/text</comment>
        <translation>স্তূপ 1, 2, 3, নিম-যোগফল 0। **তোমার** পালা, তোমার পাস দুটি, অন্যজনের একটা। কে জেতে?</translation>
    </message>
    <message>
        <source>On the board Left is the player who starts. In fact all seven moves win here.</source>
        <comment>7/notes</comment>
        <translation>বোর্ডে যে শুরু করে সে-ই বাম। আসলে এখানে সাতটি চালের সবগুলোতেই জেতা যায়।</translation>
    </message>
    <message>
        <source>The other player, because nim-sum 0 is lost for me</source>
        <comment>7/choice 1</comment>
        <translation>অন্যজন, কারণ নিম-যোগফল 0 আমার জন্য হারা</translation>
    </message>
    <message>
        <source>Without skips, yes. But you can skip first, and then it is the other player’s turn at nim-sum 0, with one skip each.</source>
        <comment>7/because 1</comment>
        <translation>পাস না থাকলে, হ্যাঁ। কিন্তু তুমি আগে পাস দিতে পারো, তখন নিম-যোগফল 0-তে পালা অন্যজনের, দুজনেরই একটা করে পাস।</translation>
    </message>
    <message>
        <source>I do</source>
        <comment>7/choice 2</comment>
        <translation>আমি</translation>
    </message>
    <message>
        <source>Yes. Skip! Then it is the other player’s turn, with nim-sum 0 and one skip each: lost for them.</source>
        <comment>7/because 2</comment>
        <translation>হ্যাঁ। পাস দাও! তখন অন্যজনের পালা, নিম-যোগফল 0, দুজনেরই একটা করে পাস: সে হারে।</translation>
    </message>
    <message>
        <source>Having one more</source>
        <comment>8/title</comment>
        <translation>একটা বেশি থাকলে</translation>
    </message>
    <message>
        <source>What if you have more skips, and it is the **other** player’s turn? And if the nim-sum is not 0?</source>
        <comment>8/text</comment>
        <translation>তোমার পাস বেশি, কিন্তু পালা **অন্যজনের**, তখন? আর নিম-যোগফল 0 না হলে?</translation>
    </message>
    <message>
        <source>So such a game has two more kinds of results: Left wins whoever starts (L), and Right wins whoever starts (R). These letters come back in Northcott’s game and in red-blue Hackenbush.</source>
        <comment>8/notes</comment>
        <translation>তাই এমন খেলায় আরও দুই রকমের ফলাফল আছে: যে-ই শুরু করুক বাম জেতে (L), আর যে-ই শুরু করুক ডান জেতে (R)। নর্থকটের খেলায় আর লাল-নীল হ্যাকেনবুশে অক্ষর দুটি ফিরে আসবে।</translation>
    </message>
    <message>
        <source>You win in every case. If the other player skips, skip too. As long as you have one more skip, you can choose who has to move at nim-sum 0.

- [Two against one](skip/skips=2,1:3,4,5?outcome=L): the one with two wins, whoever starts.
- [None against one](skip/skips=0,1:3,4,5?outcome=R): the one with one wins, whoever starts.
- [Equal](skip/skips=1,1:3,4,5?outcome=N): as in Nim.

So a skip is worth something, and putting stones back is not. **A skip can only be answered by another skip, and whoever has one more has the last word.**</source>
        <comment>8/reveal</comment>
        <translation>সব ক্ষেত্রেই তুমি জেতো। অন্যজন পাস দিলে তুমিও পাস দাও। একটা পাস বেশি থাকলে নিম-যোগফল 0-তে কাকে চাল দিতে হবে, তা ঠিক করবে তুমি।

- [দুটি বনাম একটি](skip/skips=2,1:3,4,5?outcome=L): যার দুটি সে জেতে, যে-ই শুরু করুক।
- [শূন্য বনাম একটি](skip/skips=0,1:3,4,5?outcome=R): যার একটি সে জেতে, যে-ই শুরু করুক।
- [সমান সমান](skip/skips=1,1:3,4,5?outcome=N): নিমের মতোই।

তাই পাসের দাম আছে, পাথর ফেরত দেওয়ার নেই। **পাসের জবাব শুধু আরেকটা পাস, আর যার একটা বেশি, শেষ কথা তার।**</translation>
    </message>
    <message>
        <source>Read the rule exactly</source>
        <comment>9/title</comment>
        <translation>নিয়মটা খুঁটিয়ে পড়ো</translation>
    </message>
    <message>
        <source>Somebody words it a little differently: **the game is over as soon as the last stone is taken**. One heap with one stone; you start and have no skip; the other player has one. Who wins?</source>
        <comment>9/text</comment>
        <translation>কেউ নিয়মটা একটু অন্যভাবে লেখে: **শেষ পাথরটা নেওয়া হলেই খেলা শেষ**। এক পাথরের একটা স্তূপ; তুমি শুরু করবে, তোমার কোনো পাস নেই; অন্যজনের একটা আছে। কে জেতে?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. With the first rule the other player answers with the skip and wins. The claim “more skips always wins” is often printed without saying which rule is meant. This is the smallest counterexample.</source>
        <comment>9/notes</comment>
        <translation>সময় কম থাকলে বাদ দেওয়া যায়। প্রথম নিয়মে অন্যজন পাস দিয়ে জবাব দেয় আর জেতে। “যার পাস বেশি সে সবসময় জেতে” কথাটা প্রায়ই ছাপা হয়, কোন নিয়মে তা না বলে। এটাই সবচেয়ে ছোট পাল্টা উদাহরণ।</translation>
    </message>
    <message>
        <source>The other player, because of the skip</source>
        <comment>9/choice 1</comment>
        <translation>অন্যজন, তার পাস আছে বলে</translation>
    </message>
    <message>
        <source>With the first rule, yes. But now the game is over when you have taken the stone.</source>
        <comment>9/because 1</comment>
        <translation>প্রথম নিয়মে, হ্যাঁ। কিন্তু এখন তুমি পাথরটা নিলেই খেলা শেষ।</translation>
    </message>
    <message>
        <source>I do</source>
        <comment>9/choice 2</comment>
        <translation>আমি</translation>
    </message>
    <message>
        <source>Yes. Take the stone, and it is over. The skip comes too late.</source>
        <comment>9/because 2</comment>
        <translation>হ্যাঁ। পাথরটা নাও, খেলা শেষ। পাসের আর সময় নেই।</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <comment>10/title</comment>
        <translation>কে জেতে?</translation>
    </message>
    <message>
        <source>Compare the skips first, and only if they are equal look at the nim-sum.</source>
        <comment>10/text</comment>
        <translation>আগে পাস মিলিয়ে দেখো, সমান হলে তবেই নিম-যোগফল দেখো।</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The letters: P and N as always, L when Left wins whoever starts, R when Right does. Left is the player who starts on the board.</source>
        <comment>10/notes</comment>
        <translation>সময় কম থাকলে বাদ দেওয়া যায়। অক্ষরগুলো: P আর N বরাবরের মতো; যে-ই শুরু করুক বাম জিতলে L, ডান জিতলে R। বোর্ডে যে শুরু করে সে-ই বাম।</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>11/title</comment>
        <translation>জেতো</translation>
    </message>
    <message>
        <source>You start with two skips against one. You cannot lose, if you use them well. The computer is perfect.</source>
        <comment>11/text</comment>
        <translation>তুমি শুরু করবে, তোমার দুটি পাস বনাম একটি। ঠিকমতো কাজে লাগালে তুমি হারতেই পারো না। কম্পিউটার নিখুঁত খেলে।</translation>
    </message>
    <message>
        <source>A good plan: keep the skips; answer each skip with a skip; play Nim. Skip when you meet nim-sum 0.</source>
        <comment>11/notes</comment>
        <translation>ভালো পরিকল্পনা: পাস জমিয়ে রাখুন; প্রতিটি পাসের জবাবে পাস দিন; নিম খেলুন। সামনে নিম-যোগফল 0 পেলে পাস দিন।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>12/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- An extra move that can be **undone**, and cannot be repeated for ever, changes nothing: [Poker Nim is Nim](poker/adds=2,2/max=3,4,5:1,4,5?outcome=P).
- A **skip** is a free move. [Whoever has more of them](skip/skips=1,0:1,2,3?outcome=L) wins.
- One sentence in the rules can turn the winner round.

In these games the two players do not have the same moves any more. In the next one they even move different pieces.</source>
        <comment>12/text</comment>
        <translation>- যে বাড়তি চাল **ফেরানো যায়**, আর চিরকাল চালানো যায় না, তা কিছুই বদলায় না: [পোকার নিম মানে নিমই](poker/adds=2,2/max=3,4,5:1,4,5?outcome=P)।
- **পাস** মানে হাতে জমা একটা চাল। [যার বেশি আছে](skip/skips=1,0:1,2,3?outcome=L), সে জেতে।
- নিয়মের একটা বাক্যেই বিজয়ী উল্টে যেতে পারে।

এসব খেলায় দুজনের চাল আর এক নয়। পরের খেলায় তো তারা আলাদা ঘুঁটিই চালায়।</translation>
    </message>
    <message>
        <source>**Exit question:** skips 3 against 3, heaps 2, 4, 6, your turn. (Nim-sum 0 and equal skips: you lose.)</source>
        <comment>12/notes</comment>
        <translation>**শেষ প্রশ্ন:** পাস 3 বনাম 3, স্তূপ 2, 4, 6, তোমার পালা। (নিম-যোগফল 0 আর পাস সমান: তুমি হারো।)</translation>
    </message>
</context>
<context>
    <name>prime-powers</name>
    <message>
        <source>Dividing a number</source>
        <comment>title</comment>
        <translation>সংখ্যা ভাগ করা</translation>
    </message>
    <message>
        <source>A game with one large number: its prime factors are heaps.</source>
        <comment>about</comment>
        <translation>বড় একটা সংখ্যা নিয়ে খেলা: তার মৌলিক উৎপাদকগুলোই স্তূপ।</translation>
    </message>
    <message>
        <source>play with prime factors as heaps</source>
        <comment>aims</comment>
        <translation>মৌলিক উৎপাদককে স্তূপ ধরে খেলতে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>The number **360** stands on the board. On your turn divide it by a prime number, or by a power of **one** prime number, such as 2, 4, 8, 3, 9 or 5. It must divide without a remainder. Whoever reaches **1** wins.

Play it in pairs, with pen and paper. If you are alone, play both sides.</source>
        <comment>1/text</comment>
        <translation>বোর্ডে লেখা **360**। তোমার পালায় তাকে ভাগ করো কোনো মৌলিক সংখ্যা দিয়ে, কিংবা **একটা** মৌলিক সংখ্যার কোনো ঘাত দিয়ে, যেমন 2, 4, 8, 3, 9 বা 5। ভাগশেষ থাকা চলবে না। যে **1**-এ পৌঁছায়, সে জেতে।

জোড়ায় জোড়ায় খেলো, কাগজ-কলম নিয়ে। একা থাকলে দুই পক্ষই তুমি।</translation>
    </message>
    <message>
        <source>Dividing by 6 is not allowed: 6 is made of two different primes. Let pupils write the line of numbers in their book: 360, 90, 30, …</source>
        <comment>1/notes</comment>
        <translation>6 দিয়ে ভাগ করা চলবে না: 6-এ দুটি আলাদা মৌলিক সংখ্যা আছে। শিক্ষার্থীরা সংখ্যাগুলো খাতায় পরপর লিখুক: 360, 90, 30, …</translation>
    </message>
    <message>
        <source>What is allowed?</source>
        <comment>2/title</comment>
        <translation>কী কী চলে?</translation>
    </message>
    <message>
        <source>The number is **12**. By which numbers may you divide it?</source>
        <comment>2/text</comment>
        <translation>সংখ্যাটা **12**। কী কী দিয়ে ভাগ করা যায়?</translation>
    </message>
    <message>
        <source>Recall the prime factors: 12 = 2 × 2 × 3. A move removes some of the twos, or some of the threes, and never both kinds.</source>
        <comment>2/notes</comment>
        <translation>মৌলিক উৎপাদক মনে করিয়ে দিন: 12 = 2 × 2 × 3। চালে কয়েকটা দুই সরে, কিংবা কয়েকটা তিন, কখনো দুই রকম একসঙ্গে নয়।</translation>
    </message>
    <message>
        <source>2, 3, 4, 6 and 12</source>
        <comment>2/choice 1</comment>
        <translation>2, 3, 4, 6 আর 12</translation>
    </message>
    <message>
        <source>6 and 12 are made of two different primes, 2 and 3.</source>
        <comment>2/because 1</comment>
        <translation>6 আর 12-তে দুটি আলাদা মৌলিক সংখ্যা আছে, 2 আর 3।</translation>
    </message>
    <message>
        <source>2 and 3</source>
        <comment>2/choice 2</comment>
        <translation>2 আর 3</translation>
    </message>
    <message>
        <source>One is missing: 4 is a power of 2.</source>
        <comment>2/because 2</comment>
        <translation>একটা বাদ পড়েছে: 4 হলো 2-এর ঘাত।</translation>
    </message>
    <message>
        <source>2, 3 and 4</source>
        <comment>2/choice 3</comment>
        <translation>2, 3 আর 4</translation>
    </message>
    <message>
        <source>Yes. 2 and 4 are powers of the prime 2, and 3 is a prime itself.</source>
        <comment>2/because 3</comment>
        <translation>হ্যাঁ। 2 আর 4 মৌলিক সংখ্যা 2-এর ঘাত, আর 3 নিজেই মৌলিক।</translation>
    </message>
    <message>
        <source>Take the number apart</source>
        <comment>3/title</comment>
        <translation>সংখ্যাটাকে ভাঙো</translation>
    </message>
    <message>
        <source>Write 360 as a product of primes. A move removes some **equal** primes. Which game is that?</source>
        <comment>3/text</comment>
        <translation>360-কে মৌলিক সংখ্যার গুণফল করে লেখো। চালে কয়েকটা **সমান** মৌলিক সংখ্যা সরে। এটা কোন খেলা?</translation>
    </message>
    <message>
        <source>Let pupils lay the primes as cards: three cards 2, two cards 3, one card 5. Then a move is taking cards of one kind. The number itself becomes unimportant.</source>
        <comment>3/notes</comment>
        <translation>মৌলিক সংখ্যাগুলো কার্ড করে সাজাতে দিন: তিনটি 2, দুটি 3, একটি 5। তাহলে চাল মানে এক রকমের কার্ড নেওয়া। সংখ্যাটার আর কোনো গুরুত্ব থাকে না।</translation>
    </message>
    <message>
        <source>360 = 2 × 2 × 2 × 3 × 3 × 5. There are **three** twos, **two** threes and **one** five. A move takes any number of twos, or of threes, or of fives.

That is Nim with the heaps 3, 2, 1! And 3, 2, 1 is P. So [360 is P](primes:360?outcome=P&amp;grundy=0): the second player wins.

In short: 360 = 2³ · 3² · 5. The small numbers above, the *exponents*, are the heaps.</source>
        <comment>3/reveal</comment>
        <translation>360 = 2 × 2 × 2 × 3 × 3 × 5। দুই আছে **তিনটি**, তিন **দুটি**, আর পাঁচ **একটি**। চালে যত খুশি দুই সরানো যায়, কিংবা তিন, কিংবা পাঁচ।

এ তো 3, 2, 1 স্তূপের নিম! আর 3, 2, 1 হলো P। তাই [360 হলো P](primes:360?outcome=P&amp;grundy=0): জেতে দ্বিতীয় খেলোয়াড়।

সংক্ষেপে: 360 = 2³ · 3² · 5। উপরের ছোট সংখ্যাগুলো, মানে *সূচক*গুলোই স্তূপ।</translation>
    </message>
    <message>
        <source>Only the exponents count</source>
        <comment>4/title</comment>
        <translation>শুধু সূচকই ধর্তব্য</translation>
    </message>
    <message>
        <source>Which of these numbers is **P**?</source>
        <comment>4/text</comment>
        <translation>এই সংখ্যাগুলোর কোনটা **P**?</translation>
    </message>
    <message>
        <source>**Ask for more P numbers:** 6, 10, 15, 100, 210. For 210 = 2 · 3 · 5 · 7 count the heaps: four ones, even.</source>
        <comment>4/notes</comment>
        <translation>**আরও P-সংখ্যা জিজ্ঞেস করুন:** 6, 10, 15, 100, 210। 210 = 2 · 3 · 5 · 7-এ স্তূপ গুনুন: চারটি এক, জোড়।</translation>
    </message>
    <message>
        <source>8</source>
        <comment>4/choice 1</comment>
        <translation>8</translation>
    </message>
    <message>
        <source>8 = 2³ is a single heap of 3. Divide by 8 and you are done.</source>
        <comment>4/because 1</comment>
        <translation>8 = 2³ মানে 3-এর একা একটা স্তূপ। 8 দিয়ে ভাগ করলেই শেষ।</translation>
    </message>
    <message>
        <source>36</source>
        <comment>4/choice 2</comment>
        <translation>36</translation>
    </message>
    <message>
        <source>Yes. 36 = 2² · 3²: two equal heaps. Copy what the other player does.</source>
        <comment>4/because 2</comment>
        <translation>হ্যাঁ। 36 = 2² · 3²: দুটি সমান স্তূপ। অন্যজন যা করে তা-ই নকল করো।</translation>
    </message>
    <message>
        <source>72</source>
        <comment>4/choice 3</comment>
        <translation>72</translation>
    </message>
    <message>
        <source>72 = 2³ · 3²: heaps 3 and 2. Divide by 2, and they are equal.</source>
        <comment>4/because 3</comment>
        <translation>72 = 2³ · 3²: স্তূপ 3 আর 2। 2 দিয়ে ভাগ করো, সমান হয়ে গেল।</translation>
    </message>
    <message>
        <source>30</source>
        <comment>4/choice 4</comment>
        <translation>30</translation>
    </message>
    <message>
        <source>30 = 2 · 3 · 5: three heaps of one. Divide by any of the three primes, and two heaps of one are left.</source>
        <comment>4/because 4</comment>
        <translation>30 = 2 · 3 · 5: একের তিনটি স্তূপ। তিনটি মৌলিকের যে-কোনোটা দিয়ে ভাগ করো, থাকে একের দুটি স্তূপ।</translation>
    </message>
    <message>
        <source>Very different numbers, the same game</source>
        <comment>5/title</comment>
        <translation>একেবারে আলাদা সংখ্যা, একই খেলা</translation>
    </message>
    <message>
        <source>Compare 12 and 75 and 1,000,000,007 × 1,000,000,007 × 2. What do they have in common?</source>
        <comment>5/text</comment>
        <translation>12 আর 75 আর 1,000,000,007 × 1,000,000,007 × 2 মিলিয়ে দেখো। এদের মধ্যে মিল কোথায়?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The three belong together although one has 19 digits. The difficulty with large numbers is to find the primes.</source>
        <comment>5/notes</comment>
        <translation>সময় কম থাকলে বাদ দেওয়া যায়। একটার অঙ্ক 19টি, তবু তিনটি একই দলের। বড় সংখ্যার বেলায় কঠিন কাজ হলো মৌলিক উৎপাদকগুলো খুঁজে পাওয়া।</translation>
    </message>
    <message>
        <source>12 = 2² · 3 and 75 = 3 · 5². Both are the heaps 2 and 1, and so is the third one, because 1,000,000,007 is a prime number. So they are all the same game, and all have the value 3, for example [12](primes:12?grundy=3) and [75](primes:75?grundy=3).

How *large* a number is says nothing. [1024](primes:1024?grundy=10) is only one heap of ten.</source>
        <comment>5/reveal</comment>
        <translation>12 = 2² · 3 আর 75 = 3 · 5²। দুটিই 2 আর 1-এর স্তূপ, তৃতীয়টাও তা-ই, কারণ 1,000,000,007 একটা মৌলিক সংখ্যা। তাই সব একই খেলা, সবার মান 3, যেমন [12](primes:12?grundy=3) আর [75](primes:75?grundy=3)।

সংখ্যা কত *বড়*, তাতে কিছুই বোঝা যায় না। [1024](primes:1024?grundy=10) হলো দশের মাত্র একটা স্তূপ।</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>6/title</comment>
        <translation>P, নাকি N?</translation>
    </message>
    <message>
        <source>Take the number apart, then use the nim-sum.</source>
        <comment>6/text</comment>
        <translation>সংখ্যাটাকে ভাঙো, তারপর নিম-যোগফল।</translation>
    </message>
    <message>
        <source>Divide by 2 as often as possible, then by 3, 5, 7 and so on. Writing the exponents in a row is enough.</source>
        <comment>6/notes</comment>
        <translation>যতবার পারা যায় 2 দিয়ে ভাগ করুন, তারপর 3, 5, 7 এভাবে। সূচকগুলো এক সারিতে লিখলেই হয়।</translation>
    </message>
    <message>
        <source>A mistake to find</source>
        <comment>7/title</comment>
        <translation>একটা ভুল খোঁজো</translation>
    </message>
    <message>
        <source>Somebody writes 1,440,600 = 2² · 2² · 3 · 5² · 7⁴. But that product is 2,881,200. How many twos should there be?</source>
        <comment>7/text</comment>
        <translation>কেউ লিখেছে 1,440,600 = 2² · 2² · 3 · 5² · 7⁴। কিন্তু এই গুণফল তো 2,881,200। দুই কয়টি থাকা উচিত?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Let them check 8 × 3 × 25 = 600 and 600 × 2401 = 1,440,600. Never trust a product that you have not multiplied.</source>
        <comment>7/notes</comment>
        <translation>সময় কম থাকলে বাদ দেওয়া যায়। ওরা মিলিয়ে দেখুক 8 × 3 × 25 = 600 আর 600 × 2401 = 1,440,600। নিজে গুণ না করে কোনো গুণফলে ভরসা নয়।</translation>
    </message>
    <message>
        <source>Three</source>
        <comment>7/choice 1</comment>
        <translation>তিনটি</translation>
    </message>
    <message>
        <source>Yes: 1,440,600 = 2³ · 3 · 5² · 7⁴. That is 8 × 3 × 25 × 2401.</source>
        <comment>7/because 1</comment>
        <translation>হ্যাঁ: 1,440,600 = 2³ · 3 · 5² · 7⁴। মানে 8 × 3 × 25 × 2401।</translation>
    </message>
    <message>
        <source>Four</source>
        <comment>7/choice 2</comment>
        <translation>চারটি</translation>
    </message>
    <message>
        <source>Four twos make it twice too large: 2,881,200.</source>
        <comment>7/because 2</comment>
        <translation>চারটি দুই হলে দ্বিগুণ হয়ে যায়: 2,881,200।</translation>
    </message>
    <message>
        <source>Two</source>
        <comment>7/choice 3</comment>
        <translation>দুটি</translation>
    </message>
    <message>
        <source>Two twos would make 720,300, which is half of it.</source>
        <comment>7/because 3</comment>
        <translation>দুটি দুই হলে 720,300, মানে অর্ধেক।</translation>
    </message>
    <message>
        <source>The winning move</source>
        <comment>8/title</comment>
        <translation>জেতার চাল</translation>
    </message>
    <message>
        <source>1,440,600 = 2³ · 3 · 5² · 7⁴. The heaps are **3, 1, 2, 4**. Which move wins?</source>
        <comment>8/text</comment>
        <translation>1,440,600 = 2³ · 3 · 5² · 7⁴। স্তূপগুলো **3, 1, 2, 4**। কোন চাল জেতায়?</translation>
    </message>
    <message>
        <source>3, 1, 2 is an old friend, so the 4 is too much. No binary needed.</source>
        <comment>8/notes</comment>
        <translation>3, 1, 2 পুরোনো বন্ধু, তাই 4-টাই বাড়তি। দ্বিমিক লাগে না।</translation>
    </message>
    <message>
        <source>Divide by 8</source>
        <comment>8/choice 1</comment>
        <translation>8 দিয়ে ভাগ</translation>
    </message>
    <message>
        <source>Then 1, 2 and 4 are left with nim-sum 7.</source>
        <comment>8/because 1</comment>
        <translation>তাহলে 1, 2 আর 4 থাকে, নিম-যোগফল 7।</translation>
    </message>
    <message>
        <source>Divide by 7</source>
        <comment>8/choice 2</comment>
        <translation>7 দিয়ে ভাগ</translation>
    </message>
    <message>
        <source>Then 3, 1, 2, 3 are left with nim-sum 3.</source>
        <comment>8/because 2</comment>
        <translation>তাহলে 3, 1, 2, 3 থাকে, নিম-যোগফল 3।</translation>
    </message>
    <message>
        <source>Divide by 7⁴, that is by 2401</source>
        <comment>8/choice 3</comment>
        <translation>7⁴, মানে 2401 দিয়ে ভাগ</translation>
    </message>
    <message>
        <source>Yes. 3 ⊕ 1 ⊕ 2 = 0 already, so the heap of four must go. 600 is left.</source>
        <comment>8/because 3</comment>
        <translation>হ্যাঁ। 3 ⊕ 1 ⊕ 2 = 0 হয়েই আছে, তাই চারের স্তূপটাকে যেতে হবে। থাকে 600।</translation>
    </message>
    <message>
        <source>And 56,700?</source>
        <comment>9/title</comment>
        <translation>আর 56,700?</translation>
    </message>
    <message>
        <source>56,700 = 2² · 3⁴ · 5² · 7. Find the heaps and the winning move.</source>
        <comment>9/text</comment>
        <translation>56,700 = 2² · 3⁴ · 5² · 7। স্তূপগুলো আর জেতার চালটা খোঁজো।</translation>
    </message>
    <message>
        <source>Can be left out if time is short. 2100 = 2² · 3 · 5² · 7: heaps 2, 1, 2, 1, everything in pairs.</source>
        <comment>9/notes</comment>
        <translation>সময় কম থাকলে বাদ দেওয়া যায়। 2100 = 2² · 3 · 5² · 7: স্তূপ 2, 1, 2, 1, সবাই জোড়ায় জোড়ায়।</translation>
    </message>
    <message>
        <source>Heaps **2, 4, 2, 1**. The twos cancel, and 4 ⊕ 1 = 5. The heap of four must become 4 ⊕ 5 = 1: remove three of the four threes. So [divide by 27](primes:56700?outcome=N&amp;grundy=5&amp;only=primes:2100), and 2100 is left.</source>
        <comment>9/reveal</comment>
        <translation>স্তূপ **2, 4, 2, 1**। দুটি 2 কাটাকাটি হয়ে যায়, আর 4 ⊕ 1 = 5। চারের স্তূপটাকে হতে হবে 4 ⊕ 5 = 1: চারটি তিনের তিনটি সরাও। তাই [27 দিয়ে ভাগ করো](primes:56700?outcome=N&amp;grundy=5&amp;only=primes:2100), থাকে 2100।</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>10/title</comment>
        <translation>জেতার চালটা খোঁজো</translation>
    </message>
    <message>
        <source>Which number do you divide by?</source>
        <comment>10/text</comment>
        <translation>কত দিয়ে ভাগ করবে?</translation>
    </message>
    <message>
        <source>Let pupils say both: the change of the heap, and the number to divide by.</source>
        <comment>10/notes</comment>
        <translation>শিক্ষার্থীরা দুটিই বলুক: স্তূপে কী বদলায়, আর কত দিয়ে ভাগ।</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>11/title</comment>
        <translation>জেতো</translation>
    </message>
    <message>
        <source>You start with 1,440,600, and the computer is perfect.</source>
        <comment>11/text</comment>
        <translation>1,440,600 নিয়ে তুমি শুরু করবে, কম্পিউটার নিখুঁত খেলে।</translation>
    </message>
    <message>
        <source>After 2401 the number is 600 = 2³ · 3 · 5², heaps 3, 1, 2.</source>
        <comment>11/notes</comment>
        <translation>2401-এর পরে সংখ্যাটা 600 = 2³ · 3 · 5², স্তূপ 3, 1, 2।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>12/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- The **exponents** of the primes are heaps: [360](primes:360?outcome=P) is 3, 2, 1.
- The size of the number does not matter, only how often each prime is in it.
- A game may look like arithmetic and still be Nim.

Next come coins that are turned over, where new heads may even appear.</source>
        <comment>12/text</comment>
        <translation>- মৌলিক উৎপাদকের **সূচক**গুলোই স্তূপ: [360](primes:360?outcome=P) হলো 3, 2, 1।
- সংখ্যা কত বড় তাতে কিছু যায়-আসে না, শুধু দেখতে হয় কোন মৌলিক কতবার আছে।
- খেলা দেখতে পাটিগণিতের মতো হয়েও নিম হতে পারে।

এরপর মুদ্রা উল্টানোর খেলা, যেখানে নতুন হেডও দেখা দিতে পারে।</translation>
    </message>
    <message>
        <source>**Exit question:** 1000 and 1001 (7 · 11 · 13): P or N? (1000 = 2³ · 5³ is P. 1001 is three heaps of one: N.)</source>
        <comment>12/notes</comment>
        <translation>**শেষ প্রশ্ন:** 1000 আর 1001 (7 · 11 · 13): P, না N? (1000 = 2³ · 5³ হলো P। 1001 একের তিনটি স্তূপ: N।)</translation>
    </message>
</context>
<context>
    <name>red-blue-hackenbush</name>
    <message>
        <source>Red-blue Hackenbush</source>
        <comment>title</comment>
        <translation>লাল-নীল হ্যাকেনবুশ</translation>
    </message>
    <message>
        <source>When each player has a colour, positions become numbers, and even fractions.</source>
        <comment>about</comment>
        <translation>প্রত্যেকের একটা করে রং থাকলে অবস্থান হয়ে যায় সংখ্যা, এমনকি ভগ্নাংশ।</translation>
    </message>
    <message>
        <source>explain how a position can be worth half a move</source>
        <comment>aims</comment>
        <translation>একটা অবস্থানের মান কীভাবে আধখানা চাল হতে পারে তা বুঝিয়ে দিতে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>Now the edges, the lines of the picture, have two colours. **Left** cuts only **blue** edges, **Right** only **red** ones. What is no longer joined to the ground falls. Whoever cannot cut loses.

Play it in pairs. Does it matter here who starts?</source>
        <comment>1/text</comment>
        <translation>এবার রেখাগুলোর, মানে ছবির দাগগুলোর, দুটি রং। **বাম** কাটে শুধু **নীল** রেখা, **ডান** শুধু **লাল**। মাটির সঙ্গে যার আর যোগ থাকে না, সে পড়ে যায়। যে কাটতে পারে না, সে হারে।

জোড়ায় জোড়ায় খেলো। কে শুরু করে, তাতে কি এখানে কিছু আসে-যায়?</translation>
    </message>
    <message>
        <source>A help for the names: bLue is Left, Red is Right. On this board Left wins, whoever starts; it is worth one half. The pupils will not see that yet. Colours are lettered on the board as well.</source>
        <comment>1/notes</comment>
        <translation>নাম মনে রাখার উপায়: ইংরেজি bLue-তে L (Left, বাম), Red-এ R (Right, ডান)। এই বোর্ডে যে-ই শুরু করুক বাম জেতে; মান আধ। শিক্ষার্থীরা এখনই তা ধরতে পারবে না। বোর্ডে রঙের সঙ্গে অক্ষরও আছে।</translation>
    </message>
    <message>
        <source>One blue edge</source>
        <comment>2/title</comment>
        <translation>একটা নীল রেখা</translation>
    </message>
    <message>
        <source>Only one blue edge is there. Who wins?</source>
        <comment>2/text</comment>
        <translation>আছে শুধু একটা নীল রেখা। কে জেতে?</translation>
    </message>
    <message>
        <source>A new kind of result: neither P nor N. We write L when Left wins whoever starts, and R for Right.</source>
        <comment>2/notes</comment>
        <translation>নতুন রকমের ফলাফল: P-ও নয়, N-ও নয়। যে-ই শুরু করুক বাম জিতলে লিখি L, ডান জিতলে R।</translation>
    </message>
    <message>
        <source>Whoever starts</source>
        <comment>2/choice 1</comment>
        <translation>যে শুরু করে</translation>
    </message>
    <message>
        <source>If Right starts, Right has nothing to cut and loses at once.</source>
        <comment>2/because 1</comment>
        <translation>ডান শুরু করলে তার কাটার কিছু নেই, সে তক্ষুনি হারে।</translation>
    </message>
    <message>
        <source>Left, whoever starts</source>
        <comment>2/choice 2</comment>
        <translation>বাম, যে-ই শুরু করুক</translation>
    </message>
    <message>
        <source>Yes. Left has one cut, Right has none.</source>
        <comment>2/because 2</comment>
        <translation>হ্যাঁ। বাম একবার কাটতে পারে, ডান একবারও না।</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>2/choice 3</comment>
        <translation>ডান</translation>
    </message>
    <message>
        <source>Right cannot cut blue edges.</source>
        <comment>2/because 3</comment>
        <translation>ডান নীল রেখা কাটতে পারে না।</translation>
    </message>
    <message>
        <source>Counting free moves</source>
        <comment>3/title</comment>
        <translation>হাতে থাকা চাল গোনা</translation>
    </message>
    <message>
        <source>A blue edge alone is one free move for Left: it is worth **1**. A blue stalk of three edges is [worth 3](hackenbush:0-1b,1-2b,2-3b?value=3). A red edge is worth **−1**.

One blue and one red edge side by side are worth 1 − 1 = [0](hackenbush:0-1b,0-2r?value=0&amp;outcome=P): whoever starts runs out of moves first.

- value **positive**: Left wins, whoever starts
- value **negative**: Right wins, whoever starts
- value **0**: the second player wins, P</source>
        <comment>3/text</comment>
        <translation>একলা একটা নীল রেখা মানে বামের হাতে একটা চাল: মান **1**। তিন রেখার নীল ডাঁটার [মান 3](hackenbush:0-1b,1-2b,2-3b?value=3)। একটা লাল রেখার মান **−1**।

পাশাপাশি একটা নীল আর একটা লাল রেখার মান 1 − 1 = [0](hackenbush:0-1b,0-2r?value=0&amp;outcome=P): যে শুরু করে, তার চাল আগে ফুরায়।

- মান **ধনাত্মক**: বাম জেতে, যে-ই শুরু করুক
- মান **ঋণাত্মক**: ডান জেতে, যে-ই শুরু করুক
- মান **0**: দ্বিতীয় খেলোয়াড় জেতে, P</translation>
    </message>
    <message>
        <source>Here we really add. No nim-sum is needed: moves of different colours do not cancel like equal heaps; they are counted against each other. Do not forget the case 0: some texts do.</source>
        <comment>3/notes</comment>
        <translation>এখানে সত্যিই যোগ হয়। নিম-যোগফল লাগে না: আলাদা রঙের চাল সমান স্তূপের মতো কাটাকাটি হয় না; একটার বিপরীতে আরেকটা গোনা হয়। 0-র কথাটা ভুলবেন না: কোনো কোনো বইয়ে বাদ পড়ে।</translation>
    </message>
    <message>
        <source>Red on top of blue</source>
        <comment>4/title</comment>
        <translation>নীলের মাথায় লাল</translation>
    </message>
    <message>
        <source>A blue edge with a red edge **on top** of it. Who wins?</source>
        <comment>4/text</comment>
        <translation>একটা নীল রেখা, তার **মাথায়** একটা লাল রেখা। কে জেতে?</translation>
    </message>
    <message>
        <source>So the value is positive. Is it 1? Next step.</source>
        <comment>4/notes</comment>
        <translation>তাই মান ধনাত্মক। সেটা কি 1? পরের ধাপ।</translation>
    </message>
    <message>
        <source>Left, whoever starts</source>
        <comment>4/choice 1</comment>
        <translation>বাম, যে-ই শুরু করুক</translation>
    </message>
    <message>
        <source>Yes. If Left starts, both edges go with one cut. If Right starts, the red one goes, and Left still has the blue one.</source>
        <comment>4/because 1</comment>
        <translation>হ্যাঁ। বাম শুরু করলে এক কাটাতেই দুটি রেখা যায়। ডান শুরু করলে লালটা যায়, বামের নীলটা থেকে যায়।</translation>
    </message>
    <message>
        <source>The second player, as there is one edge of each</source>
        <comment>4/choice 2</comment>
        <translation>দ্বিতীয় খেলোয়াড়, কারণ দুই রঙের একটা করে রেখা</translation>
    </message>
    <message>
        <source>They are not equal: when Left cuts the blue edge, the red one falls too.</source>
        <comment>4/because 2</comment>
        <translation>তারা সমান নয়: বাম নীলটা কাটলে লালটাও পড়ে যায়।</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>4/choice 3</comment>
        <translation>ডান</translation>
    </message>
    <message>
        <source>Right can cut the red edge only, and then Left cuts the blue one.</source>
        <comment>4/because 3</comment>
        <translation>ডান শুধু লালটা কাটতে পারে, তারপর বাম নীলটা কাটে।</translation>
    </message>
    <message>
        <source>Is it worth a whole move?</source>
        <comment>5/title</comment>
        <translation>মান কি পুরো এক চাল?</translation>
    </message>
    <message>
        <source>Compare it with one free move of Right: put a single red edge beside it. Who wins this?</source>
        <comment>5/text</comment>
        <translation>ডানের হাতের একটা চালের সঙ্গে মেলাও: পাশে একটা একলা লাল রেখা রাখো। এখন কে জেতে?</translation>
    </message>
    <message>
        <source>Right’s good move is the red edge on top of the blue one: then 1 against −1 is left, with Left to move.</source>
        <comment>5/notes</comment>
        <translation>ডানের ভালো চাল নীলের মাথার লাল রেখাটা: তখন 1 বনাম −1 থাকে, পালা বামের।</translation>
    </message>
    <message>
        <source>The second player, so it is worth 1</source>
        <comment>5/choice 1</comment>
        <translation>দ্বিতীয় খেলোয়াড়, তাই মান 1</translation>
    </message>
    <message>
        <source>Let Left start and then let Right start. Right wins both times.</source>
        <comment>5/because 1</comment>
        <translation>একবার বাম শুরু করুক, একবার ডান। দুবারই ডান জেতে।</translation>
    </message>
    <message>
        <source>Right, whoever starts</source>
        <comment>5/choice 2</comment>
        <translation>ডান, যে-ই শুরু করুক</translation>
    </message>
    <message>
        <source>Yes. So the stalk is worth **less than 1**.</source>
        <comment>5/because 2</comment>
        <translation>হ্যাঁ। তাই ডাঁটাটার মান **1-এর কম**।</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>5/choice 3</comment>
        <translation>বাম</translation>
    </message>
    <message>
        <source>If Left cuts the blue edge, Right has the other red edge left and wins.</source>
        <comment>5/because 3</comment>
        <translation>বাম নীলটা কাটলে ডানের অন্য লাল রেখাটা থাকে, সে জেতে।</translation>
    </message>
    <message>
        <source>How much is it worth?</source>
        <comment>6/title</comment>
        <translation>তাহলে মান কত?</translation>
    </message>
    <message>
        <source>It is more than 0 and less than 1. Now put **two** of these stalks beside one red edge. Try it: who wins?</source>
        <comment>6/text</comment>
        <translation>0-র বেশি, 1-এর কম। এবার একটা লাল রেখার পাশে এমন **দুটি** ডাঁটা রাখো। খেলে দেখো: কে জেতে?</translation>
    </message>
    <message>
        <source>One of the loveliest moments of the whole theory. Let pairs play it from both sides before you reveal it.</source>
        <comment>6/notes</comment>
        <translation>পুরো তত্ত্বের সবচেয়ে সুন্দর মুহূর্তগুলোর একটা। দেখানোর আগে জোড়ায় জোড়ায় দুই পক্ষ হয়ে খেলুক।</translation>
    </message>
    <message>
        <source>The second player wins: [the whole is worth 0](hackenbush:0-1b,1-2r,0-3b,3-4r,0-5r?value=0&amp;outcome=P). So twice the stalk makes up for one move of Right, and the stalk is worth [**one half**](hackenbush:0-1b,1-2r?value=1/2).

A position can be worth half a move!</source>
        <comment>6/reveal</comment>
        <translation>দ্বিতীয় খেলোয়াড় জেতে: [সবটার মান 0](hackenbush:0-1b,1-2r,0-3b,3-4r,0-5r?value=0&amp;outcome=P)। তাহলে এমন দুটি ডাঁটা মিলে ডানের এক চালের সমান, আর একটা ডাঁটার মান [**আধখানা**](hackenbush:0-1b,1-2r?value=1/2)।

একটা অবস্থানের মান আধখানা চালও হতে পারে!</translation>
    </message>
    <message>
        <source>Smaller still</source>
        <comment>7/title</comment>
        <translation>আরও ছোট</translation>
    </message>
    <message>
        <source>What if **two** red edges are on top of the blue one? And red, then blue, on top of it? Guess before you look.</source>
        <comment>7/text</comment>
        <translation>নীলের মাথায় **দুটি** লাল রেখা হলে? আর নীলের মাথায় লাল, তার মাথায় নীল হলে? দেখার আগে আন্দাজ করো।</translation>
    </message>
    <message>
        <source>**Ask how one could check a quarter:** four of these stalks beside one red edge must be P.</source>
        <comment>7/notes</comment>
        <translation>**জিজ্ঞেস করুন, সিকি কীভাবে যাচাই করা যায়:** এমন চারটি ডাঁটা আর একটা লাল রেখা মিলে P হতে হবে।</translation>
    </message>
    <message>
        <source>- Blue, red, red: [one quarter](hackenbush:0-1b,1-2r,2-3r?value=1/4).
- Blue, red, blue: [three quarters](hackenbush:0-1b,1-2r,2-3b?value=3/4).

The first red edge takes away a half, the next one a quarter. The blue one on top of the first red edge adds a quarter.</source>
        <comment>7/reveal</comment>
        <translation>- নীল, লাল, লাল: [চার ভাগের এক](hackenbush:0-1b,1-2r,2-3r?value=1/4)।
- নীল, লাল, নীল: [চার ভাগের তিন](hackenbush:0-1b,1-2r,2-3b?value=3/4)।

প্রথম লাল রেখাটা কমায় আধ, পরেরটা চার ভাগের এক। প্রথম লালের মাথার নীল রেখাটা বাড়ায় চার ভাগের এক।</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>8/title</comment>
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>What are these short stalks worth? Compare them with those that you have seen.</source>
        <comment>8/text</comment>
        <translation>এই ছোট ডাঁটাগুলোর মান কত? যেগুলো দেখেছ, তাদের সঙ্গে মেলাও।</translation>
    </message>
    <message>
        <source>Short stalks only. If a pupil is stuck: how many of them make up for one edge of the other colour?</source>
        <comment>8/notes</comment>
        <translation>শুধু ছোট ডাঁটা। কেউ আটকে গেলে: অন্য রঙের একটা রেখার সমান হতে এমন কয়টা লাগে?</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- A free move of Left is worth 1, one of Right −1, and values are **added**.
- [Positive](hackenbush:0-1b,1-2r?outcome=L): Left wins. [Negative](hackenbush:0-1r,1-2b?outcome=R): Right wins. [Zero](hackenbush:0-1b,0-2r?outcome=P): the second player wins.
- A red edge on top of a blue one makes [one half](hackenbush:0-1b,1-2r?value=1/2).

There is a rule with which you can read off the value of every stalk. It comes next.</source>
        <comment>9/text</comment>
        <translation>- বামের হাতের এক চালের মান 1, ডানের এক চালের −1, আর মানগুলো **যোগ** হয়।
- [ধনাত্মক](hackenbush:0-1b,1-2r?outcome=L): বাম জেতে। [ঋণাত্মক](hackenbush:0-1r,1-2b?outcome=R): ডান জেতে। [শূন্য](hackenbush:0-1b,0-2r?outcome=P): দ্বিতীয় খেলোয়াড় জেতে।
- নীলের মাথায় লাল রেখা মানে [আধখানা](hackenbush:0-1b,1-2r?value=1/2)।

এমন একটা নিয়ম আছে, যাতে দেখেই প্রতিটি ডাঁটার মান বলে দেওয়া যায়। সেটা আসছে এরপর।</translation>
    </message>
    <message>
        <source>**Exit question:** red with blue on top? (−1/2.) Two of these and one blue edge? (0.)</source>
        <comment>9/notes</comment>
        <translation>**শেষ প্রশ্ন:** লাল, মাথায় নীল? (−1/2।) এমন দুটি আর একটা নীল রেখা? (0।)</translation>
    </message>
</context>
<context>
    <name>silver-dollar</name>
    <message>
        <source>The Silver Dollar game</source>
        <comment>title</comment>
        <translation>সিলভার ডলার খেলা</translation>
    </message>
    <message>
        <source>Coins slide to the left, and the heaps are where nothing is: in the gaps.</source>
        <comment>about</comment>
        <translation>মুদ্রারা বাঁয়ে সরে, আর স্তূপ থাকে সেখানে, যেখানে কিছুই নেই: ফাঁকের মধ্যে।</translation>
    </message>
    <message>
        <source>find the heaps in the gaps between coins</source>
        <comment>aims</comment>
        <translation>মুদ্রার মাঝের ফাঁকে স্তূপ খুঁজে পেতে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>A strip of squares with coins, at most one coin on each square. On your turn slide **one coin** any distance **to the left**, over empty squares only. You may not jump over a coin or share a square. Whoever makes the last move wins.

Play it in pairs.</source>
        <comment>1/text</comment>
        <translation>ঘর-কাটা একটা ফিতায় মুদ্রা, এক ঘরে বড়জোর একটা। তোমার পালায় **একটা মুদ্রা** **বাঁয়ে** যত দূর খুশি সরাও, শুধু খালি ঘরের উপর দিয়ে। কোনো মুদ্রা ডিঙানো চলবে না, এক ঘরে দুটি রাখাও না। যে শেষ চালটা দেয়, সে জেতে।

জোড়ায় জোড়ায় খেলো।</translation>
    </message>
    <message>
        <source>Coins on 2, 5, 7 and 11. The game is over when the coins are packed together at the left edge. **Ask which coins disturb each other:** that is what makes it different from Nimble.</source>
        <comment>1/notes</comment>
        <translation>মুদ্রা 2, 5, 7 আর 11-তে। সব মুদ্রা বাঁ কিনারায় গাদাগাদি হলে খেলা শেষ। **জিজ্ঞেস করুন, কোন মুদ্রাগুলো একে অন্যকে আটকায়:** নিম্বলের সঙ্গে তফাত সেখানেই।</translation>
    </message>
    <message>
        <source>Two coins side by side</source>
        <comment>2/title</comment>
        <translation>পাশাপাশি দুটি মুদ্রা</translation>
    </message>
    <message>
        <source>Two coins next to each other, far from the edge. It is your turn. Try it.</source>
        <comment>2/text</comment>
        <translation>পাশাপাশি দুটি মুদ্রা, কিনারা থেকে অনেক দূরে। তোমার পালা। খেলে দেখো।</translation>
    </message>
    <message>
        <source>The right coin is blocked at first. It follows like a shadow: the same number of squares.</source>
        <comment>2/notes</comment>
        <translation>ডানের মুদ্রাটা প্রথমে আটকানো। তারপর সে ছায়ার মতো পিছু নেয়: ঠিক তত ঘর।</translation>
    </message>
    <message>
        <source>I win: I slide the left coin to the edge</source>
        <comment>2/choice 1</comment>
        <translation>আমি জিতি: বাঁয়েরটা কিনারায় সরাব</translation>
    </message>
    <message>
        <source>Then the other player slides the right one up to it, and nothing can move any more.</source>
        <comment>2/because 1</comment>
        <translation>তাহলে অন্যজন ডানেরটা তার গায়ে ঠেকিয়ে দেয়, আর কিছু নড়তে পারে না।</translation>
    </message>
    <message>
        <source>I win: I slide the left coin by one</source>
        <comment>2/choice 2</comment>
        <translation>আমি জিতি: বাঁয়েরটা এক ঘর সরাব</translation>
    </message>
    <message>
        <source>The other player slides the right coin by one. They are side by side again.</source>
        <comment>2/because 2</comment>
        <translation>অন্যজন ডানেরটাও এক ঘর সরায়। আবার তারা পাশাপাশি।</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>2/choice 3</comment>
        <translation>আমি হারি</translation>
    </message>
    <message>
        <source>Right. Only the left one can move, and the other coin follows it every time.</source>
        <comment>2/because 3</comment>
        <translation>ঠিক। নড়তে পারে শুধু বাঁয়েরটা, আর অন্যটা প্রতিবার তার পিছু নেয়।</translation>
    </message>
    <message>
        <source>A gap of three</source>
        <comment>3/title</comment>
        <translation>তিন ঘরের ফাঁক</translation>
    </message>
    <message>
        <source>Now two coins with **three** empty squares between them. What does the **right** coin do to the gap? Which move wins?</source>
        <comment>3/text</comment>
        <translation>এবার দুটি মুদ্রার মাঝে **তিনটি** খালি ঘর। **ডানের** মুদ্রাটা ফাঁকটাকে কী করে? কোন চাল জেতায়?</translation>
    </message>
    <message>
        <source>The heap is made of empty squares. That is the surprise of this game.</source>
        <comment>3/notes</comment>
        <translation>স্তূপটা খালি ঘর দিয়ে তৈরি। এই খেলার চমক এটাই।</translation>
    </message>
    <message>
        <source>It makes the gap smaller: 3 can become 2, 1 or 0. That is a heap of three.

So [the pair](dollar:010001?grundy=3) is N, and the winning move [closes the gap](dollar:010001?only=dollar:011000).</source>
        <comment>3/reveal</comment>
        <translation>ফাঁকটাকে ছোট করে: 3 হতে পারে 2, 1 বা 0। মানে তিনের একটা স্তূপ।

তাই [জোড়াটা](dollar:010001?grundy=3) N, আর জেতার চাল [ফাঁকটা বুজিয়ে দেয়](dollar:010001?only=dollar:011000)।</translation>
    </message>
    <message>
        <source>A gap that grows</source>
        <comment>4/title</comment>
        <translation>যে ফাঁক বাড়ে</translation>
    </message>
    <message>
        <source>And if the **left** coin moves? Then the gap gets larger. Does that help anyone?</source>
        <comment>4/text</comment>
        <translation>আর যদি **বাঁয়ের** মুদ্রাটা নড়ে? তখন ফাঁক বড় হয়। তাতে কি কারও লাভ?</translation>
    </message>
    <message>
        <source>Let two pupils play the coins in a row of chairs: one goes left by one, the other follows by one.</source>
        <comment>4/notes</comment>
        <translation>এক সারি চেয়ারে দুজন শিক্ষার্থী মুদ্রা হোক: একজন এক ঘর বাঁয়ে যায়, অন্যজন এক ঘর পিছু নেয়।</translation>
    </message>
    <message>
        <source>No. The other player follows with the right coin by just as much, and the gap is three again.

It is like the staircase: growing can be undone at once, and it cannot go on for ever, because the edge comes nearer.</source>
        <comment>4/reveal</comment>
        <translation>না। অন্যজন ডানের মুদ্রাটা ঠিক ততটাই সরায়, ফাঁক আবার তিন।

এটা সিঁড়ির মতোই: বাড়লে সঙ্গে সঙ্গে ফেরানো যায়, আর চিরকাল চলতে পারে না, কারণ কিনারা এগিয়ে আসে।</translation>
    </message>
    <message>
        <source>Which pairs?</source>
        <comment>5/title</comment>
        <translation>কোন জোড়াগুলো?</translation>
    </message>
    <message>
        <source>With four coins there are gaps between all of them. Which coins shall we take together? Coins on 2, 5, 7 and 11.</source>
        <comment>5/text</comment>
        <translation>চারটি মুদ্রা হলে সবগুলোর মাঝেই ফাঁক। কোনগুলোকে জোড়া ধরব? মুদ্রা 2, 5, 7 আর 11-তে।</translation>
    </message>
    <message>
        <source>The partner of a coin is the one that follows it. So pairs must be neighbours, and each coin is in one pair. Begin at the right, so that a coin without a partner is the leftmost one.</source>
        <comment>5/notes</comment>
        <translation>মুদ্রার সঙ্গী হলো সে, যে তার পিছু নেয়। তাই জোড়া মানে পাশের দুজন, আর প্রতিটি মুদ্রা একটাই জোড়ায়। ডান থেকে শুরু করুন, যাতে সঙ্গীহীন মুদ্রা থাকলে সেটা সবচেয়ে বাঁয়েরটা হয়।</translation>
    </message>
    <message>
        <source>2 with 5, and 7 with 11: pairs from the right</source>
        <comment>5/choice 1</comment>
        <translation>2-এর সঙ্গে 5, 7-এর সঙ্গে 11: ডান থেকে জোড়া</translation>
    </message>
    <message>
        <source>Yes. Each coin belongs to exactly one pair. The gap between 5 and 7 does not count.</source>
        <comment>5/because 1</comment>
        <translation>হ্যাঁ। প্রতিটি মুদ্রা ঠিক একটা জোড়ায়। 5 আর 7-এর মাঝের ফাঁক ধর্তব্য নয়।</translation>
    </message>
    <message>
        <source>All neighbours: 2 with 5, 5 with 7, 7 with 11</source>
        <comment>5/choice 2</comment>
        <translation>সব পাশাপাশি: 2-এর সঙ্গে 5, 5-এর সঙ্গে 7, 7-এর সঙ্গে 11</translation>
    </message>
    <message>
        <source>Then the coin on 5 would belong to two pairs. When it moves, two gaps change, and in Nim only one heap may change.</source>
        <comment>5/because 2</comment>
        <translation>তাহলে 5-এর মুদ্রাটা দুই জোড়ায় পড়ে। সে নড়লে দুটি ফাঁক বদলায়, অথচ নিমে বদলাতে পারে শুধু একটা স্তূপ।</translation>
    </message>
    <message>
        <source>5 with 7, and the two outer coins alone</source>
        <comment>5/choice 3</comment>
        <translation>5-এর সঙ্গে 7, বাইরের দুটি একা</translation>
    </message>
    <message>
        <source>Then the pair 2, 11 has other coins in between, and following is not possible.</source>
        <comment>5/because 3</comment>
        <translation>তাহলে 2, 11 জোড়ার মাঝে অন্য মুদ্রা পড়ে, পিছু নেওয়া যায় না।</translation>
    </message>
    <message>
        <source>The disguise</source>
        <comment>6/title</comment>
        <translation>ছদ্মবেশ</translation>
    </message>
    <message>
        <source>- Pair the coins **from the right**.
- The gap inside each pair is a heap.
- The gaps between the pairs do not count.
- If one coin is left over, it is the leftmost one. It pairs with the **edge**: the empty squares on its left are its heap.

Coins on 2, 5, 7, 11: the pairs are 7, 11 with gap **3** and 2, 5 with gap **2**. The value is 3 ⊕ 2 = [1](dollar:01001010001?grundy=1).</source>
        <comment>6/text</comment>
        <translation>- **ডান থেকে** মুদ্রার জোড়া বাঁধো।
- প্রতিটি জোড়ার ভেতরের ফাঁক একটা স্তূপ।
- জোড়ার মাঝখানের ফাঁক ধর্তব্য নয়।
- একটা মুদ্রা বাকি থাকলে সেটা সবচেয়ে বাঁয়েরটা। তার সঙ্গী **কিনারা**: বাঁয়ের খালি ঘরগুলোই তার স্তূপ।

মুদ্রা 2, 5, 7, 11-তে: জোড়া 7, 11, ফাঁক **3**; আর 2, 5, ফাঁক **2**। মান 3 ⊕ 2 = [1](dollar:01001010001?grundy=1)।</translation>
    </message>
    <message>
        <source>The gap is the number of empty squares in between: from 7 to 11 there are 8, 9 and 10. A typical mistake is 11 − 7 = 4.</source>
        <comment>6/notes</comment>
        <translation>ফাঁক মানে মাঝের খালি ঘরের সংখ্যা: 7 থেকে 11-এর মাঝে 8, 9 আর 10। চেনা ভুল 11 − 7 = 4।</translation>
    </message>
    <message>
        <source>The winning moves</source>
        <comment>7/title</comment>
        <translation>জেতার চালগুলো</translation>
    </message>
    <message>
        <source>The heaps are 2 and 3. Which moves make them equal? There are two!</source>
        <comment>7/text</comment>
        <translation>স্তূপ 2 আর 3। কোন কোন চালে সমান হয়? দুটি আছে!</translation>
    </message>
    <message>
        <source>Only these two of the seven moves win. Compare the second one with the growing moves on the staircase: the other player may follow with the coin on 5, but that gives you back a position of value 1.</source>
        <comment>7/notes</comment>
        <translation>সাতটি চালের শুধু এই দুটি জেতায়। দ্বিতীয়টা সিঁড়ির বাড়ানোর চালের সঙ্গে মেলান: অন্যজন 5-এর মুদ্রাটা পিছু পাঠাতে পারে, কিন্তু তাতে মান 1-এর একটা অবস্থান আপনার হাতে ফিরে আসে।</translation>
    </message>
    <message>
        <source>- Close the larger gap: [11 to 10](dollar:01001010001?wins=dollar:01001010010), gaps 2 and 2.
- **Open** the smaller one: [2 to 1](dollar:01001010001?wins=dollar:10001010001), gaps 3 and 3.</source>
        <comment>7/reveal</comment>
        <translation>- বড় ফাঁকটা ছোট করো: [11 থেকে 10](dollar:01001010001?wins=dollar:01001010010), ফাঁক 2 আর 2।
- ছোটটা **বাড়াও**: [2 থেকে 1](dollar:01001010001?wins=dollar:10001010001), ফাঁক 3 আর 3।</translation>
    </message>
    <message>
        <source>One square makes the difference</source>
        <comment>8/title</comment>
        <translation>এক ঘরের তফাত</translation>
    </message>
    <message>
        <source>In a text about this game the coins are once said to stand on 2, 5, 7 and **11**, and once on 2, 5, 7 and **10**. Does it matter?</source>
        <comment>8/text</comment>
        <translation>এই খেলা নিয়ে একটা লেখায় মুদ্রাগুলো একবার আছে 2, 5, 7 আর **11**-তে, আরেকবার 2, 5, 7 আর **10**-এ। তাতে কি কিছু আসে-যায়?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. One square off, and the other player wins. Let the class compute both.</source>
        <comment>8/notes</comment>
        <translation>সময় কম থাকলে বাদ দেওয়া যায়। এক ঘর এদিক-ওদিক, আর জিতে যায় অন্যজন। ক্লাস দুটিই কষুক।</translation>
    </message>
    <message>
        <source>No, it is nearly the same</source>
        <comment>8/choice 1</comment>
        <translation>না, প্রায় একই তো</translation>
    </message>
    <message>
        <source>Work out the gaps: from 7 to 10 there are only two empty squares.</source>
        <comment>8/because 1</comment>
        <translation>ফাঁকগুলো বের করো: 7 থেকে 10-এর মাঝে খালি ঘর মাত্র দুটি।</translation>
    </message>
    <message>
        <source>Yes: with 11 it is N, with 10 it is P</source>
        <comment>8/choice 2</comment>
        <translation>হ্যাঁ: 11 হলে N, 10 হলে P</translation>
    </message>
    <message>
        <source>Right. With 10 the gaps are 2 and 2, and the player to move loses.</source>
        <comment>8/because 2</comment>
        <translation>ঠিক। 10 হলে ফাঁক 2 আর 2, যার পালা সে হারে।</translation>
    </message>
    <message>
        <source>All gaps?</source>
        <comment>9/title</comment>
        <translation>সব ফাঁক?</translation>
    </message>
    <message>
        <source>Somebody takes **all** gaps as heaps, also the one at the edge. The coins are on 2 and 3: gaps 1 and 0, so “value 1, N”. What is true?</source>
        <comment>9/text</comment>
        <translation>কেউ **সব** ফাঁককেই স্তূপ ধরে, কিনারারটাও। মুদ্রা 2 আর 3-এ: ফাঁক 1 আর 0, তাই “মান 1, N”। আসলে কী?</translation>
    </message>
    <message>
        <source>Can be left out if time is short. A small counterexample again. “Skip every second gap” is the right rule.</source>
        <comment>9/notes</comment>
        <translation>সময় কম থাকলে বাদ দেওয়া যায়। আবার একটা ছোট পাল্টা উদাহরণ। ঠিক নিয়ম: “একটা বাদে একটা ফাঁক”।</translation>
    </message>
    <message>
        <source>It is N</source>
        <comment>9/choice 1</comment>
        <translation>এটা N</translation>
    </message>
    <message>
        <source>There is just one move: 2 to 1. Then the other player moves 3 to 2, and nothing is left.</source>
        <comment>9/because 1</comment>
        <translation>চাল একটাই: 2 থেকে 1। তারপর অন্যজন 3-কে 2-এ সরায়, আর কিছু বাকি নেই।</translation>
    </message>
    <message>
        <source>It is P</source>
        <comment>9/choice 2</comment>
        <translation>এটা P</translation>
    </message>
    <message>
        <source>Yes. The two coins are a pair with gap 0. The squares to the left of the pair do not count.</source>
        <comment>9/because 2</comment>
        <translation>হ্যাঁ। মুদ্রা দুটি একটা জোড়া, ফাঁক 0। জোড়ার বাঁয়ের ঘরগুলো ধর্তব্য নয়।</translation>
    </message>
    <message>
        <source>An odd number of coins</source>
        <comment>10/title</comment>
        <translation>বিজোড় সংখ্যক মুদ্রা</translation>
    </message>
    <message>
        <source>Three coins on 2, 4 and 7. Find the pairs, the heaps and the value.</source>
        <comment>10/text</comment>
        <translation>তিনটি মুদ্রা, 2, 4 আর 7-এ। জোড়া, স্তূপ আর মান বের করো।</translation>
    </message>
    <message>
        <source>A single coin alone on square 4 is a heap of three: it can go to 3, 2 or 1.</source>
        <comment>10/notes</comment>
        <translation>ঘর 4-এ একা একটা মুদ্রা মানে তিনের স্তূপ: সে যেতে পারে 3, 2 বা 1-এ।</translation>
    </message>
    <message>
        <source>From the right: 4 and 7 are a pair with gap **2**. The coin on 2 pairs with the edge: one empty square, heap **1**. The value is 2 ⊕ 1 = [3](dollar:0101001?grundy=3).

The larger heap must become 1: [slide 7 to 6](dollar:0101001?only=dollar:0101010).</source>
        <comment>10/reveal</comment>
        <translation>ডান থেকে: 4 আর 7 একটা জোড়া, ফাঁক **2**। 2-এর মুদ্রার সঙ্গী কিনারা: একটা খালি ঘর, স্তূপ **1**। মান 2 ⊕ 1 = [3](dollar:0101001?grundy=3)।

বড় স্তূপটাকে 1 হতে হবে: [7-কে 6-এ সরাও](dollar:0101001?only=dollar:0101010)।</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>Mark the pairs from the right, write the gaps down, then play Nim.</source>
        <comment>11/text</comment>
        <translation>ডান থেকে জোড়া বাঁধো, ফাঁকগুলো লেখো, তারপর নিম খেলো।</translation>
    </message>
    <message>
        <source>Check that they begin at the right. With an even number of coins beginning at the left gives the same pairs, and with an odd number it does not.</source>
        <comment>11/notes</comment>
        <translation>দেখুন, ওরা ডান থেকে শুরু করছে কি না। মুদ্রা জোড় সংখ্যক হলে বাঁ থেকে শুরু করলেও একই জোড়া মেলে, বিজোড় হলে মেলে না।</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>জেতো</translation>
    </message>
    <message>
        <source>You start, and the computer is perfect.</source>
        <comment>12/text</comment>
        <translation>তুমি শুরু করবে, কম্পিউটার নিখুঁত খেলে।</translation>
    </message>
    <message>
        <source>Coins on 3, 6, 8 and 13: gaps 4 and 2. Make the 4 a 2 by sliding 13 to 11, or the 2 a 4 by sliding 3 to 1. If the computer opens a gap, follow with the partner.</source>
        <comment>12/notes</comment>
        <translation>মুদ্রা 3, 6, 8 আর 13-তে: ফাঁক 4 আর 2। 13-কে 11-তে সরিয়ে 4-কে 2 করুন, কিংবা 3-কে 1-এ সরিয়ে 2-কে 4। কম্পিউটার ফাঁক বাড়ালে সঙ্গীকে পিছু পাঠান।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- The heaps are the **gaps inside the pairs**, and the pairs are made from the right.
- Opening a gap can be undone by the partner, so it changes nothing.
- One square decides: [P](dollar:0100101001?outcome=P) or [N](dollar:01001010001?outcome=N).

Next: games with moves that are nothing but undoing.</source>
        <comment>13/text</comment>
        <translation>- স্তূপ হলো **জোড়ার ভেতরের ফাঁক**, আর জোড়া বাঁধা হয় ডান থেকে।
- ফাঁক বাড়ালে সঙ্গী তা ফিরিয়ে দিতে পারে, তাই কিছু বদলায় না।
- এক ঘরেই সব ঠিক হয়ে যায়: [P](dollar:0100101001?outcome=P) না [N](dollar:01001010001?outcome=N)।

এরপর: এমন খেলা, যাতে ফিরিয়ে দেওয়াই একরকম চাল।</translation>
    </message>
    <message>
        <source>**Exit question:** coins on 4, 7 and 11. (Pair 7, 11 with gap 3; 4 with the edge, 3. Value 0: P.)</source>
        <comment>13/notes</comment>
        <translation>**শেষ প্রশ্ন:** মুদ্রা 4, 7 আর 11-তে। (7, 11 জোড়া, ফাঁক 3; 4-এর সঙ্গী কিনারা, 3। মান 0: P।)</translation>
    </message>
</context>
<context>
    <name>staircase</name>
    <message>
        <source>Staircase Nim</source>
        <comment>title</comment>
        <translation>সিঁড়ি নিম</translation>
    </message>
    <message>
        <source>Coins walk down a staircase, and half of the steps do not count.</source>
        <comment>about</comment>
        <translation>মুদ্রারা সিঁড়ি বেয়ে নামে, আর অর্ধেক ধাপ ধর্তব্যই নয়।</translation>
    </message>
    <message>
        <source>say which steps count, and why undoing a move changes nothing</source>
        <comment>aims</comment>
        <translation>কোন ধাপগুলো ধর্তব্য তা বলতে, আর চাল ফিরিয়ে দিলে কেন কিছু বদলায় না তা বুঝিয়ে দিতে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>Coins lie on the steps of a staircase. On your turn take **one or more coins of one step** and move them down to the **next** step. Coins on the ground, step 0, stay there. Whoever makes the last move wins.

Play it in pairs. Which steps matter most?</source>
        <comment>1/text</comment>
        <translation>সিঁড়ির ধাপে ধাপে মুদ্রা। তোমার পালায় **একটা ধাপের এক বা একাধিক মুদ্রা** নামিয়ে দাও **ঠিক পরের** ধাপে। মেঝেতে, মানে ধাপ 0-তে যে মুদ্রা, তা সেখানেই থাকে। যে শেষ চালটা দেয়, সে জেতে।

জোড়ায় জোড়ায় খেলো। কোন ধাপগুলো সবচেয়ে জরুরি?</translation>
    </message>
    <message>
        <source>The board has 3 coins on step 1, one on step 2 and 5 on step 3. Coins go only one step at a time. Opinions about the important steps will differ; collect them.</source>
        <comment>1/notes</comment>
        <translation>বোর্ডে ধাপ 1-এ 3টি মুদ্রা, ধাপ 2-এ একটি, ধাপ 3-এ 5টি। মুদ্রা একবারে এক ধাপই নামে। কোন ধাপ জরুরি তা নিয়ে নানা মত হবে; লিখে রাখুন।</translation>
    </message>
    <message>
        <source>Only step 1</source>
        <comment>2/title</comment>
        <translation>শুধু ধাপ 1</translation>
    </message>
    <message>
        <source>All coins lie on **step 1**, four of them. It is your turn.</source>
        <comment>2/text</comment>
        <translation>সব মুদ্রা **ধাপ 1**-এ, চারটি। তোমার পালা।</translation>
    </message>
    <message>
        <source>Step 1 is plain Nim: one or more coins go to the ground and never come back.</source>
        <comment>2/notes</comment>
        <translation>ধাপ 1 সোজাসুজি নিম: এক বা একাধিক মুদ্রা মেঝেতে যায়, আর ফেরে না।</translation>
    </message>
    <message>
        <source>It is a heap of four: I take them all to the ground</source>
        <comment>2/choice 1</comment>
        <translation>এটা চারের স্তূপ: সবগুলো মেঝেতে নামাব</translation>
    </message>
    <message>
        <source>Yes. From step 1 coins leave the game, just as stones leave a heap.</source>
        <comment>2/because 1</comment>
        <translation>হ্যাঁ। ধাপ 1 থেকে মুদ্রা খেলা ছেড়ে চলে যায়, ঠিক স্তূপের পাথরের মতো।</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>2/choice 2</comment>
        <translation>আমি হেরে গেছি</translation>
    </message>
    <message>
        <source>You may move any number of the four, so move all of them.</source>
        <comment>2/because 2</comment>
        <translation>চারটির যত খুশি সরানো যায়, তাই সবগুলোই সরাও।</translation>
    </message>
    <message>
        <source>Only step 2</source>
        <comment>3/title</comment>
        <translation>শুধু ধাপ 2</translation>
    </message>
    <message>
        <source>Now all coins lie on **step 2**, four of them. It is your turn. Try your moves.</source>
        <comment>3/text</comment>
        <translation>এবার সব মুদ্রা **ধাপ 2**-এ, চারটি। তোমার পালা। চালগুলো দিয়ে দেখো।</translation>
    </message>
    <message>
        <source>Copying again, in a new form: the same coins, one step further.</source>
        <comment>3/notes</comment>
        <translation>আবার সেই নকল করা, নতুন চেহারায়: সেই মুদ্রাগুলোই, আরও এক ধাপ।</translation>
    </message>
    <message>
        <source>I win: I move all of them to step 1</source>
        <comment>3/choice 1</comment>
        <translation>আমি জিতি: সবগুলো ধাপ 1-এ নামাব</translation>
    </message>
    <message>
        <source>Then the other player moves all of them to the ground.</source>
        <comment>3/because 1</comment>
        <translation>তাহলে অন্যজন সবগুলো মেঝেতে নামিয়ে দেয়।</translation>
    </message>
    <message>
        <source>I win: I move two of them</source>
        <comment>3/choice 2</comment>
        <translation>আমি জিতি: দুটি নামাব</translation>
    </message>
    <message>
        <source>The other player moves these two on to the ground, and two are left on step 2, with the same question.</source>
        <comment>3/because 2</comment>
        <translation>অন্যজন ওই দুটি মেঝেতে নামিয়ে দেয়, ধাপ 2-এ থাকে দুটি, প্রশ্নটা একই।</translation>
    </message>
    <message>
        <source>I lose, whatever I do</source>
        <comment>3/choice 3</comment>
        <translation>যা-ই করি, আমি হারি</translation>
    </message>
    <message>
        <source>Right. However many you move to step 1, the other player moves **the same coins** on to the ground.</source>
        <comment>3/because 3</comment>
        <translation>ঠিক। যে কয়টিই ধাপ 1-এ নামাও, অন্যজন **সেই মুদ্রাগুলোই** মেঝেতে নামিয়ে দেয়।</translation>
    </message>
    <message>
        <source>Which steps count?</source>
        <comment>4/title</comment>
        <translation>কোন ধাপ ধর্তব্য?</translation>
    </message>
    <message>
        <source>Step 1 counts like a heap, step 2 counts for nothing. What about steps 3 and 4? Where do their coins go?</source>
        <comment>4/text</comment>
        <translation>ধাপ 1 একটা স্তূপের মতো, ধাপ 2 ধর্তব্যই নয়। ধাপ 3 আর 4? সেখানকার মুদ্রা কোথায় যায়?</translation>
    </message>
    <message>
        <source>Draw the staircase and colour the odd steps. Out of the odd steps = taking. Into the odd steps = can be undone at once.</source>
        <comment>4/notes</comment>
        <translation>সিঁড়িটা এঁকে বিজোড় ধাপগুলো রং করুন। বিজোড় ধাপ থেকে বেরোনো = নেওয়া। বিজোড় ধাপে ঢোকা = সঙ্গে সঙ্গে ফেরানো যায়।</translation>
    </message>
    <message>
        <source>Coins that go **from step 3 to 2** count for nothing there. They are out, like stones taken from a heap. So step 3 is a heap.

Coins that go **from step 4 to 3** make that heap larger. But the other player moves them on to step 2 at once.

So **the odd steps are heaps, and the even steps do not count**.</source>
        <comment>4/reveal</comment>
        <translation>যে মুদ্রা **ধাপ 3 থেকে 2-এ** নামে, সেখানে তা ধর্তব্য নয়। সেটা বেরিয়ে গেছে, স্তূপ থেকে তোলা পাথরের মতো। তাই ধাপ 3 একটা স্তূপ।

যে মুদ্রা **ধাপ 4 থেকে 3-এ** নামে, তা ওই স্তূপটাকে বড় করে। কিন্তু অন্যজন সঙ্গে সঙ্গে তাকে ধাপ 2-এ নামিয়ে দেয়।

তাই **বিজোড় ধাপগুলো স্তূপ, আর জোড় ধাপগুলো ধর্তব্য নয়**।</translation>
    </message>
    <message>
        <source>Read the board</source>
        <comment>5/title</comment>
        <translation>বোর্ডটা পড়ো</translation>
    </message>
    <message>
        <source>Coins on step 1: **3**, on step 2: **1**, on step 3: **5**. Which Nim position is it?</source>
        <comment>5/text</comment>
        <translation>মুদ্রা ধাপ 1-এ: **3**, ধাপ 2-এ: **1**, ধাপ 3-এ: **5**। এটা নিমের কোন অবস্থান?</translation>
    </message>
    <message>
        <source>Say: “first, third, fifth step”.</source>
        <comment>5/notes</comment>
        <translation>মুখে বলুন: “প্রথম, তৃতীয়, পঞ্চম ধাপ”।</translation>
    </message>
    <message>
        <source>3, 1, 5</source>
        <comment>5/choice 1</comment>
        <translation>3, 1, 5</translation>
    </message>
    <message>
        <source>The coin on step 2 does not count.</source>
        <comment>5/because 1</comment>
        <translation>ধাপ 2-এর মুদ্রাটা ধর্তব্য নয়।</translation>
    </message>
    <message>
        <source>3, 5</source>
        <comment>5/choice 2</comment>
        <translation>3, 5</translation>
    </message>
    <message>
        <source>Yes, steps 1 and 3. The value is 3 ⊕ 5 = 6.</source>
        <comment>5/because 2</comment>
        <translation>হ্যাঁ, ধাপ 1 আর 3। মান 3 ⊕ 5 = 6।</translation>
    </message>
    <message>
        <source>1</source>
        <comment>5/choice 3</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>You took the even step. It is the odd ones that count.</source>
        <comment>5/because 3</comment>
        <translation>তুমি জোড় ধাপটা নিয়েছ। ধর্তব্য হলো বিজোড়গুলো।</translation>
    </message>
    <message>
        <source>The winning move</source>
        <comment>6/title</comment>
        <translation>জেতার চাল</translation>
    </message>
    <message>
        <source>The heaps are 3 and 5. What do you do, and where do the coins go?</source>
        <comment>6/text</comment>
        <translation>স্তূপ 3 আর 5। কী করবে, মুদ্রা কোথায় যাবে?</translation>
    </message>
    <message>
        <source>In Nim: from 3, 5 to 3, 3.</source>
        <comment>6/notes</comment>
        <translation>নিমে: 3, 5 থেকে 3, 3।</translation>
    </message>
    <message>
        <source>Make the 5 a 3: move **two coins from step 3 to step 2**. It is [the only winning move](staircase:0,3,1,5?only=staircase:0,3,3,3). The coins are still on the board, but they do not count any more.</source>
        <comment>6/reveal</comment>
        <translation>5-কে 3 করো: **দুটি মুদ্রা ধাপ 3 থেকে ধাপ 2-এ** নামাও। এটাই [জেতার একমাত্র চাল](staircase:0,3,1,5?only=staircase:0,3,3,3)। মুদ্রাগুলো বোর্ডেই রইল, কিন্তু আর ধর্তব্য নয়।</translation>
    </message>
    <message>
        <source>A heap that grows</source>
        <comment>7/title</comment>
        <translation>যে স্তূপ বাড়ে</translation>
    </message>
    <message>
        <source>You have left heaps of 3 and 3 on steps 1 and 3. Now the other player moves **one coin from step 2 to step 1**. The heaps are 4 and 3! What now?</source>
        <comment>7/text</comment>
        <translation>ধাপ 1 আর 3-এ তুমি 3 আর 3-এর স্তূপ রাখলে। অন্যজন **ধাপ 2 থেকে একটা মুদ্রা ধাপ 1-এ** নামাল। স্তূপ হয়ে গেল 4 আর 3! এবার?</translation>
    </message>
    <message>
        <source>In this position the answer is the only winning move. Moves that make a heap grow are called reversible: they can be reversed at once.</source>
        <comment>7/notes</comment>
        <translation>এই অবস্থানে জবাবটাই জেতার একমাত্র চাল। যে চাল স্তূপকে বাড়ায়, তাকে বলে ফেরানো যায় এমন চাল: সঙ্গে সঙ্গে ফিরিয়ে দেওয়া যায়।</translation>
    </message>
    <message>
        <source>I move it on to the ground</source>
        <comment>7/choice 1</comment>
        <translation>ওটাকে মেঝেতে নামিয়ে দেব</translation>
    </message>
    <message>
        <source>Yes. The heaps are 3 and 3 again, and there are fewer coins on the even steps.</source>
        <comment>7/because 1</comment>
        <translation>হ্যাঁ। স্তূপ আবার 3 আর 3, আর জোড় ধাপে মুদ্রা কমে গেল।</translation>
    </message>
    <message>
        <source>I have lost</source>
        <comment>7/choice 2</comment>
        <translation>আমি হেরে গেছি</translation>
    </message>
    <message>
        <source>It is your turn, and the value is not 0. So there is a move.</source>
        <comment>7/because 2</comment>
        <translation>তোমার পালা, আর মান 0 নয়। তাই চাল একটা আছেই।</translation>
    </message>
    <message>
        <source>I move one coin from step 3 to step 2</source>
        <comment>7/choice 3</comment>
        <translation>একটা মুদ্রা ধাপ 3 থেকে ধাপ 2-এ নামাব</translation>
    </message>
    <message>
        <source>That leaves 4 and 2, with nim-sum 6.</source>
        <comment>7/because 3</comment>
        <translation>তাতে 4 আর 2 থাকে, নিম-যোগফল 6।</translation>
    </message>
    <message>
        <source>Could that go on for ever?</source>
        <comment>8/title</comment>
        <translation>চিরকাল চলতে পারে?</translation>
    </message>
    <message>
        <source>The other player makes a heap grow, you undo it, they do it again … Does it ever end?</source>
        <comment>8/text</comment>
        <translation>অন্যজন স্তূপ বাড়ায়, তুমি ফিরিয়ে দাও, সে আবার বাড়ায় … কোনোদিন কি শেষ হয়?</translation>
    </message>
    <message>
        <source>You need both parts: it can be undone, and it cannot be repeated for ever. In Northcott’s game this becomes interesting again.</source>
        <comment>8/notes</comment>
        <translation>দুটি কথাই লাগে: ফেরানো যায়, আর চিরকাল চালানো যায় না। নর্থকটের খেলায় এটা আবার কাজে লাগবে।</translation>
    </message>
    <message>
        <source>Yes. Every move brings coins further **down**, and nothing goes up. Some day no coins will be left on the even steps. Then only taking is left, and you win as in Nim.

That is the pattern to look for: *a move that makes a heap larger changes nothing, if it can be undone at once and cannot be repeated without end.*</source>
        <comment>8/reveal</comment>
        <translation>হ্যাঁ। প্রতিটি চালে মুদ্রা আরও **নিচে** নামে, কিছুই উপরে ওঠে না। একদিন জোড় ধাপে আর মুদ্রা থাকবে না। তখন শুধু নেওয়াই বাকি, আর তুমি নিমের মতোই জেতো।

যে কথাটা মনে রাখতে হবে: *স্তূপ বাড়ায় এমন চাল কিছুই বদলায় না, যদি তা সঙ্গে সঙ্গে ফেরানো যায় আর চিরকাল চালানো না যায়।*</translation>
    </message>
    <message>
        <source>Steps 1 and 2</source>
        <comment>9/title</comment>
        <translation>ধাপ 1 আর 2</translation>
    </message>
    <message>
        <source>n coins on step 1 and m coins on step 2. Fill in P and N. The result may look strange.</source>
        <comment>9/text</comment>
        <translation>ধাপ 1-এ n টি মুদ্রা, ধাপ 2-এ m টি। P আর N বসাও। ফলটা অদ্ভুত লাগতে পারে।</translation>
    </message>
    <message>
        <source>Can be left out if time is short. All squares without a coin on step 1 are P, all others N. It does not depend on m at all. That is what “does not count” means.</source>
        <comment>9/notes</comment>
        <translation>সময় কম থাকলে বাদ দেওয়া যায়। ধাপ 1-এ মুদ্রা না থাকলে সব ঘর P, বাকি সব N। m-এর উপর একটুও নির্ভর করে না। “ধর্তব্য নয়” মানে এটাই।</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>10/title</comment>
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>Cross out the even steps, then play Nim.</source>
        <comment>10/text</comment>
        <translation>জোড় ধাপগুলো কেটে দাও, তারপর নিম খেলো।</translation>
    </message>
    <message>
        <source>Sometimes a move from an even step wins too, because it makes a heap on an odd step larger, and that happens to be right.</source>
        <comment>10/notes</comment>
        <translation>কখনো কখনো জোড় ধাপের চালেও জেতা যায়, কারণ তাতে বিজোড় ধাপের স্তূপটা বাড়ে, আর সেটুকুই দরকার ছিল।</translation>
    </message>
    <message>
        <source>Winning by growing</source>
        <comment>11/title</comment>
        <translation>বাড়িয়ে জেতা</translation>
    </message>
    <message>
        <source>The odd steps hold 2, 1 and 2: value 1. Find **three** winning moves of one coin each. Not all of them take from a heap!</source>
        <comment>11/text</comment>
        <translation>বিজোড় ধাপগুলোতে 2, 1 আর 2: মান 1। একটা করে মুদ্রার **তিনটি** জেতার চাল খোঁজো। সবগুলোতেই স্তূপ কমে, এমন নয়!</translation>
    </message>
    <message>
        <source>Can be left out if time is short. The other player can undo a growing move, but does not want to here: it would give you the position of value 1 again.</source>
        <comment>11/notes</comment>
        <translation>সময় কম থাকলে বাদ দেওয়া যায়। বাড়ানোর চালটা অন্যজন ফেরাতে পারে, কিন্তু এখানে চায় না: তাতে মান 1-এর অবস্থানটা আবার আপনার হাতে আসে।</translation>
    </message>
    <message>
        <source>- [Step 3 to 2](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,5,0,3,2,1): the 1 becomes 0.
- [Step 2 to 1](staircase:0,2,4,1,3,2,1?wins=staircase:0,3,3,1,3,2,1): the first 2 becomes 3.
- [Step 6 to 5](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,4,1,3,3,0): the other 2 becomes 3.</source>
        <comment>11/reveal</comment>
        <translation>- [ধাপ 3 থেকে 2](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,5,0,3,2,1): 1 হয় 0।
- [ধাপ 2 থেকে 1](staircase:0,2,4,1,3,2,1?wins=staircase:0,3,3,1,3,2,1): প্রথম 2 হয় 3।
- [ধাপ 6 থেকে 5](staircase:0,2,4,1,3,2,1?wins=staircase:0,2,4,1,3,3,0): অন্য 2 হয় 3।</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>12/title</comment>
        <translation>জেতো</translation>
    </message>
    <message>
        <source>You start, and the computer is perfect.</source>
        <comment>12/text</comment>
        <translation>তুমি শুরু করবে, কম্পিউটার নিখুঁত খেলে।</translation>
    </message>
    <message>
        <source>Heaps 2 and 4: two coins from step 3 to step 2.</source>
        <comment>12/notes</comment>
        <translation>স্তূপ 2 আর 4: দুটি মুদ্রা ধাপ 3 থেকে ধাপ 2-এ।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- The coins on the **odd** steps are heaps. [Nothing on the odd steps](staircase:0,0,4,0,2?outcome=P) means P.
- The even steps do not count, because moves from there can be undone.
- A growing heap is harmless if growing must come to an end.

The next game hides its heaps in the gaps between coins, and uses the same idea.</source>
        <comment>13/text</comment>
        <translation>- **বিজোড়** ধাপের মুদ্রাগুলো স্তূপ। [বিজোড় ধাপে কিছু না থাকলে](staircase:0,0,4,0,2?outcome=P) P।
- জোড় ধাপ ধর্তব্য নয়, কারণ সেখানকার চাল ফেরানো যায়।
- বাড়া যদি একদিন থামতে বাধ্য হয়, বাড়তে থাকা স্তূপে ভয় নেই।

পরের খেলা তার স্তূপ লুকিয়ে রাখে মুদ্রার মাঝের ফাঁকে, আর ভাবনাটা একই।</translation>
    </message>
    <message>
        <source>**Exit question:** steps 1 to 5 hold 1, 7, 2, 7, 3. P or N? (1 ⊕ 2 ⊕ 3 = 0: P.)</source>
        <comment>13/notes</comment>
        <translation>**শেষ প্রশ্ন:** ধাপ 1 থেকে 5-এ আছে 1, 7, 2, 7, 3। P, না N? (1 ⊕ 2 ⊕ 3 = 0: P।)</translation>
    </message>
</context>
<context>
    <name>takeaway-ten</name>
    <message>
        <source>Takeaway 10</source>
        <comment>title</comment>
        <translation>দশ কাঠির খেলা</translation>
    </message>
    <message>
        <source>Ten matches, take one, two or three: play it, then find out who must win by starting at the end.</source>
        <comment>about</comment>
        <translation>দশটি কাঠি, একবারে এক, দুই বা তিনটি নেওয়া যায়। আগে খেলো, তারপর শেষ থেকে শুরু করে বের করো কে জিতবেই।</translation>
    </message>
    <message>
        <source>label a row of positions from the end, and win with ten matches</source>
        <comment>aims</comment>
        <translation>শেষ থেকে শুরু করে এক সারি অবস্থানে P আর N বসাতে, আর দশ কাঠির খেলায় জিততে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>Ten matches lie on the table. Two players take turns. On your turn you take 1, 2 or 3 matches. **Whoever takes the last match wins.**

Play four games in pairs. Take turns at starting. Watch the end of each game: when did you know who would win?</source>
        <comment>1/text</comment>
        <translation>টেবিলে দশটি কাঠি। দুজন পালা করে চাল দেবে। তোমার পালায় তুমি 1, 2 বা 3টি কাঠি নেবে। **শেষ কাঠিটা যে নেয়, সে-ই জেতে।**

জোড়ায় জোড়ায় চারবার খেলো। একেকবার একেকজন শুরু করো। খেলার শেষ দিকটায় নজর রাখো: কে জিতবে, সেটা ঠিক কখন বুঝলে?</translation>
    </message>
    <message>
        <source>Let every pair play four games before anyone talks. **Then ask:** who won, the player who started or the other one? Usually the results are mixed. That is fine: nobody plays well yet.

**Ask:** “At which moment did you know that you had lost?” Somebody will say “when there were four”. Write it down and do not comment.</source>
        <comment>1/notes</comment>
        <translation>কেউ কিছু বলার আগে প্রত্যেক জোড়া চারবার খেলুক। **তারপর জিজ্ঞেস করুন:** কে জিতল, যে শুরু করেছিল সে, নাকি অন্যজন? সাধারণত ফল হয় মিশ্র। তাতে ক্ষতি নেই, এখনো কেউ ভালো খেলতে শেখেনি।

**জিজ্ঞেস করুন:** “কোন মুহূর্তে বুঝলে যে হেরে গেছ?” কেউ একজন বলবে “যখন চারটা ছিল”। কথাটা বোর্ডে লিখে রাখুন, কোনো মন্তব্য করবেন না।</translation>
    </message>
    <message>
        <source>Three left</source>
        <comment>2/title</comment>
        <translation>তিনটি বাকি</translation>
    </message>
    <message>
        <source>It is your turn and **three** matches are left. What do you do?</source>
        <comment>2/text</comment>
        <translation>তোমার পালা, আর **তিনটি** কাঠি বাকি। কী করবে?</translation>
    </message>
    <message>
        <source>Quick hands up. With 1, 2 or 3 matches the player to move takes them all. Make sure that everybody has seen this before going on.</source>
        <comment>2/notes</comment>
        <translation>ঝটপট হাত তুলে উত্তর। 1, 2 বা 3টি কাঠি থাকলে যার পালা সে সবগুলোই নিয়ে নেয়। এগোনোর আগে দেখে নিন, সবাই এটা বুঝেছে কি না।</translation>
    </message>
    <message>
        <source>Take all three</source>
        <comment>2/choice 1</comment>
        <translation>তিনটিই নেব</translation>
    </message>
    <message>
        <source>Yes. You took the last match, so the game is over and you have won.</source>
        <comment>2/because 1</comment>
        <translation>হ্যাঁ। শেষ কাঠিটা তুমিই নিলে, খেলা শেষ, তুমি জিতেছ।</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>2/choice 2</comment>
        <translation>দুটি নেব</translation>
    </message>
    <message>
        <source>Then one match is left, and the other player takes it and wins.</source>
        <comment>2/because 2</comment>
        <translation>তাহলে একটি কাঠি থাকে, অন্যজন সেটা নিয়ে জিতে যায়।</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>2/choice 3</comment>
        <translation>একটি নেব</translation>
    </message>
    <message>
        <source>Then two matches are left, and the other player takes both and wins.</source>
        <comment>2/because 3</comment>
        <translation>তাহলে দুটি কাঠি থাকে, অন্যজন দুটিই নিয়ে জিতে যায়।</translation>
    </message>
    <message>
        <source>Four left</source>
        <comment>3/title</comment>
        <translation>চারটি বাকি</translation>
    </message>
    <message>
        <source>Now **four** matches are left and it is your turn. Try each move on the board. Which one wins?</source>
        <comment>3/text</comment>
        <translation>এবার **চারটি** কাঠি বাকি, তোমার পালা। বোর্ডে একটা একটা করে সব চাল দিয়ে দেখো। কোনটিতে জেতা যায়?</translation>
    </message>
    <message>
        <source>**Typical wrong answer:** “Take two, then we both have two left.” Let that pupil play it against you: you take two and have won.

This is the heart of the lesson: four is bad for the player to move, whoever that is.</source>
        <comment>3/notes</comment>
        <translation>**একটা চেনা ভুল উত্তর:** “দুটি নেব, তাহলে দুজনের জন্যই দুটি থাকল।” ওই শিক্ষার্থী আপনার সঙ্গেই খেলুক: আপনি দুটি নেবেন, আপনি জিতে গেছেন।

এটাই এই পাঠের আসল কথা: যার পালা, চার তার জন্য খারাপ, সে যে-ই হোক।</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>3/choice 1</comment>
        <translation>একটি নেব</translation>
    </message>
    <message>
        <source>You leave three. The other player takes all three.</source>
        <comment>3/because 1</comment>
        <translation>তিনটি থাকে। অন্যজন তিনটিই নিয়ে নেয়।</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>3/choice 2</comment>
        <translation>দুটি নেব</translation>
    </message>
    <message>
        <source>You leave two. The other player takes both.</source>
        <comment>3/because 2</comment>
        <translation>দুটি থাকে। অন্যজন দুটিই নিয়ে নেয়।</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>3/choice 3</comment>
        <translation>তিনটি নেব</translation>
    </message>
    <message>
        <source>You leave one. The other player takes it.</source>
        <comment>3/because 3</comment>
        <translation>একটি থাকে। অন্যজন সেটা নিয়ে নেয়।</translation>
    </message>
    <message>
        <source>None of them</source>
        <comment>3/choice 4</comment>
        <translation>কোনোটিতেই না</translation>
    </message>
    <message>
        <source>Right. Whatever you take, the other player can take all the rest. With four matches the player to move loses, if the other one pays attention.</source>
        <comment>3/because 4</comment>
        <translation>ঠিক। তুমি যা-ই নাও, বাকি সবগুলো অন্যজন নিয়ে নিতে পারে। চারটি কাঠি থাকলে যার পালা সে হারে, অবশ্য অন্যজন যদি সতর্ক থাকে।</translation>
    </message>
    <message>
        <source>Good for whom?</source>
        <comment>4/title</comment>
        <translation>কার জন্য ভালো?</translation>
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
        <translation>তাহলে চাল দেওয়ার *আগেই* একটা অবস্থান ভালো বা খারাপ হতে পারে।

- 3টি কাঠি থাকলে **পরের** খেলোয়াড়, মানে এখন যার চাল, জিততে পারে।
- 4টি কাঠি থাকলে **আগের** খেলোয়াড়, মানে এইমাত্র যে চাল দিল, জিততে পারে।

কার নাম কী, কে শুরু করেছিল, তাতে কিছু যায়-আসে না। শুধু দেখতে হবে কয়টি কাঠি আছে, আর কার পালা।

এখান থেকেই দুটো ছোট নাম। *পরের* (next) খেলোয়াড় যদি জিতবেই এমনভাবে খেলতে পারে, অবস্থানটি **N-অবস্থান**। আর *আগের* (previous) খেলোয়াড় যদি তা পারে, সেটি **P-অবস্থান**।

হারার চালের একটা জবাব থাকে, যা ভুলটা দেখিয়ে দেয়। আমরা বলি, জবাবটি ওই চাল **খণ্ডন করে**: চার থেকে “একটি নেব” চালটিকে খণ্ডন করে “তিনটি নেব”।

এই হলো [তিন, একটি N-অবস্থান](takeaway:3?outcome=N)। আর এই হলো [চার, একটি P-অবস্থান](takeaway:4?outcome=P)।</translation>
    </message>
    <message>
        <source>Say it with names: “Anna has just moved. Is Anna happy?” If the answer is yes, the position is P.

Pupils mix up P and N for a while. A help: in a P-position you are glad to be the one who has played. Many people also say cold for P and hot for N: from a hot position you can do something.

Let them refute “take two” and “take three” from four as well. The program says “refuted by” wherever it argues.</source>
        <comment>4/notes</comment>
        <translation>নাম দিয়ে বলুন: “এইমাত্র মিতু চাল দিল। মিতু কি খুশি?” উত্তর হ্যাঁ হলে অবস্থানটি P।

কিছুদিন শিক্ষার্থীরা P আর N গুলিয়ে ফেলে। মনে রাখার উপায়: P-অবস্থানে এসে যে চাল দিয়ে ফেলেছে, সে-ই খুশি। অনেকে P-কে ঠান্ডা আর N-কে গরমও বলে: গরম অবস্থানে কিছু একটা করার থাকে।

চার থেকে “দুটি নেব” আর “তিনটি নেব”-ও ওদের দিয়ে খণ্ডন করান। প্রোগ্রাম যেখানেই যুক্তি দেখায়, সেখানে লেখে “খণ্ডন করে”।</translation>
    </message>
    <message>
        <source>The end itself</source>
        <comment>5/title</comment>
        <translation>একেবারে শেষ অবস্থা</translation>
    </message>
    <message>
        <source>No matches are left. Nobody can move. Is this position P or N?</source>
        <comment>5/text</comment>
        <translation>একটিও কাঠি নেই। কেউ চাল দিতে পারে না। এই অবস্থান P, নাকি N?</translation>
    </message>
    <message>
        <source>Ask it before you show the board of labels. Wrong answers come from thinking that a position must have moves to have a winner.</source>
        <comment>5/notes</comment>
        <translation>চিহ্নের বোর্ডটি দেখানোর আগেই প্রশ্নটা করুন। ভুল উত্তর আসে এই ভাবনা থেকে যে চাল না থাকলে বিজয়ীও থাকে না।</translation>
    </message>
    <message>
        <source>P</source>
        <comment>5/choice 1</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Yes. The previous player took the last match and has won. So 0 is a P-position, and it is where all the labelling begins.</source>
        <comment>5/because 1</comment>
        <translation>হ্যাঁ। আগের খেলোয়াড় শেষ কাঠিটা নিয়ে জিতে গেছে। তাই 0 একটি P-অবস্থান, আর সব চিহ্ন বসানো শুরু হয় এখান থেকেই।</translation>
    </message>
    <message>
        <source>N</source>
        <comment>5/choice 2</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>The next player cannot do anything: the game is over, and the other one took the last match.</source>
        <comment>5/because 2</comment>
        <translation>পরের খেলোয়াড়ের কিছু করার নেই: খেলা শেষ, শেষ কাঠিটা নিয়েছে অন্যজন।</translation>
    </message>
    <message>
        <source>Neither, the game is over</source>
        <comment>5/choice 3</comment>
        <translation>কোনোটিই না, খেলা তো শেষ</translation>
    </message>
    <message>
        <source>The game is over, but somebody has won: the previous player. So it gets a label too.</source>
        <comment>5/because 3</comment>
        <translation>খেলা শেষ, কিন্তু একজন তো জিতেছে: আগের খেলোয়াড়। তাই এটাও একটা চিহ্ন পায়।</translation>
    </message>
    <message>
        <source>Label them, one by one</source>
        <comment>6/title</comment>
        <translation>একে একে চিহ্ন বসাও</translation>
    </message>
    <message>
        <source>Now go up from the end, one number at a time. What you could leave with one move are the **options** of a number: the options of 7 are 6, 5 and 4. Before each step say the options and their labels.

- If **some** option is P, write N: make the move that leaves it.
- If **every** option is N, write P: whatever you leave helps the other player.</source>
        <comment>6/text</comment>
        <translation>এবার শেষ থেকে উপরে ওঠো, একটা একটা সংখ্যা করে। এক চালে যা যা রেখে আসা যায়, সেগুলো ওই সংখ্যার **বিকল্প**: 7-এর বিকল্প 6, 5 আর 4। প্রতি ধাপের আগে বিকল্পগুলো আর তাদের চিহ্ন মুখে বলো।

- **কোনো একটা** বিকল্প P হলে N লেখো: ওই বিকল্পে যাওয়ার চালটাই দাও।
- **সব** বিকল্প N হলে P লেখো: তুমি যা-ই রাখো, তাতে অন্যজনের লাভ।</translation>
    </message>
    <message>
        <source>Let the class call out the label before each reveal. **Ask for the reason every time:** “N because I can leave 4” or “P because I can only leave 5, 6 and 7, and they are all N”.

The weak spot is 8. Many pupils write N out of habit after 5, 6 and 7. Ask them which P-position they can reach from 8.</source>
        <comment>6/notes</comment>
        <translation>প্রতিটি চিহ্ন দেখানোর আগে ক্লাস চেঁচিয়ে বলুক। **প্রতিবার কারণটাও জিজ্ঞেস করুন:** “N, কারণ 4 রাখতে পারি” কিংবা “P, কারণ শুধু 5, 6 আর 7 রাখা যায়, আর সেগুলো সবই N”।

ভুল হয় 8-এ এসে। 5, 6, 7-এর পরে অভ্যাসবশে অনেকে N লিখে ফেলে। জিজ্ঞেস করুন, 8 থেকে কোন P-অবস্থানে যাওয়া যায়।</translation>
    </message>
    <message>
        <source>The pattern</source>
        <comment>7/title</comment>
        <translation>প্যাটার্ন</translation>
    </message>
    <message>
        <source>The labels from 0 to 10 are P N N N P N N N P N N. What do the P numbers have in common? Which one comes next after 8, and why?</source>
        <comment>7/text</comment>
        <translation>0 থেকে 10 পর্যন্ত চিহ্নগুলো হলো P N N N P N N N P N N। P-সংখ্যাগুলোর মধ্যে মিল কোথায়? 8-এর পরে কোনটা আসবে, আর কেন?</translation>
    </message>
    <message>
        <source>Give them a minute. Some see “every fourth”, some see “even numbers” and then notice 2 and 6. Ask for the reason, not only for the pattern: why can the other player never break it?</source>
        <comment>7/notes</comment>
        <translation>এক মিনিট সময় দিন। কেউ দেখবে “প্রতি চতুর্থটা”, কেউ দেখবে “জোড় সংখ্যা”, তারপর 2 আর 6 দেখে থমকাবে। শুধু প্যাটার্ন নয়, কারণটাও চান: অন্যজন কেন কখনো এটা ভাঙতে পারে না?</translation>
    </message>
    <message>
        <source>The P-positions are 0, 4 and 8: the multiples of four. Next come [12](takeaway:12?outcome=P), [16](takeaway:16?outcome=P) and so on, for ever.

Why four? If the other player takes 1, you take 3. If they take 2, you take 2. If they take 3, you take 1. **Together you always take four.** So once you have left a multiple of four, you can do it again after every move of theirs, down to 0.</source>
        <comment>7/reveal</comment>
        <translation>P-অবস্থানগুলো 0, 4 আর 8: চারের গুণিতক। তারপর [12](takeaway:12?outcome=P), [16](takeaway:16?outcome=P), এভাবে চলতেই থাকে।

চার কেন? অন্যজন 1টি নিলে তুমি নাও 3টি। সে 2টি নিলে তুমি 2টি। সে 3টি নিলে তুমি 1টি। **দুজনে মিলে সবসময় চারটি।** একবার চারের গুণিতক রেখে দিতে পারলে তার প্রতিটি চালের পরে তুমি আবার তা-ই করতে পারবে, একেবারে 0 পর্যন্ত।</translation>
    </message>
    <message>
        <source>Ten matches</source>
        <comment>8/title</comment>
        <translation>দশটি কাঠি</translation>
    </message>
    <message>
        <source>Back to ten matches. You start. What do you take?</source>
        <comment>8/text</comment>
        <translation>এবার আবার সেই দশ কাঠি। তুমি শুরু করবে। কয়টি নেবে?</translation>
    </message>
    <message>
        <source>Let them vote with fingers: one, two or three. Then ask a pupil who voted for one or three to play it out against a pupil who knows the pattern.</source>
        <comment>8/notes</comment>
        <translation>আঙুল তুলে ভোট: এক, দুই, না তিন। তারপর যে এক বা তিনে ভোট দিয়েছে, সে খেলুক এমন একজনের সঙ্গে যে প্যাটার্নটা জানে।</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>8/choice 1</comment>
        <translation>একটি নেব</translation>
    </message>
    <message>
        <source>You leave 9. The other player takes one as well and leaves you 8.</source>
        <comment>8/because 1</comment>
        <translation>9টি থাকে। অন্যজনও একটি নেয়, তোমার জন্য থাকে 8টি।</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>8/choice 2</comment>
        <translation>দুটি নেব</translation>
    </message>
    <message>
        <source>Yes. You leave 8, a multiple of four. It is the only move that wins.</source>
        <comment>8/because 2</comment>
        <translation>হ্যাঁ। 8টি থাকে, চারের গুণিতক। জেতার চাল এই একটাই।</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>8/choice 3</comment>
        <translation>তিনটি নেব</translation>
    </message>
    <message>
        <source>You leave 7. The other player takes three and leaves you 4.</source>
        <comment>8/because 3</comment>
        <translation>7টি থাকে। অন্যজন তিনটি নেয়, তোমার জন্য থাকে 4টি।</translation>
    </message>
    <message>
        <source>It does not matter</source>
        <comment>8/choice 4</comment>
        <translation>যা-ই নিই, একই কথা</translation>
    </message>
    <message>
        <source>It does. Of the three moves only one leaves a multiple of four.</source>
        <comment>8/because 4</comment>
        <translation>মোটেই না। তিনটি চালের মধ্যে একটিতেই শুধু চারের গুণিতক থাকে।</translation>
    </message>
    <message>
        <source>Beat the computer</source>
        <comment>9/title</comment>
        <translation>কম্পিউটারকে হারাও</translation>
    </message>
    <message>
        <source>You start with ten matches. The computer never makes a mistake. Can you win every time?</source>
        <comment>9/text</comment>
        <translation>দশ কাঠি নিয়ে তুমি শুরু করবে। কম্পিউটার কখনো ভুল করে না। প্রতিবারই কি জিততে পারো?</translation>
    </message>
    <message>
        <source>It can be won every time: take two, then always make four together. If a pair loses, let them go back to the first moment at which they left a number that is not a multiple of four.</source>
        <comment>9/notes</comment>
        <translation>প্রতিবারই জেতা যায়: দুটি নিয়ে শুরু, তারপর সবসময় দুজনে মিলে চার। কোনো জোড়া হারলে ওরা খুঁজে দেখুক, প্রথম কখন এমন সংখ্যা রেখেছিল যা চারের গুণিতক নয়।</translation>
    </message>
    <message>
        <source>Do it yourself</source>
        <comment>10/title</comment>
        <translation>নিজে করো</translation>
    </message>
    <message>
        <source>Fill in P and N for 0 to 12 matches, without looking back. If something cannot be right, you are shown the first place where it does not fit, and you can mend it.</source>
        <comment>10/text</comment>
        <translation>পেছনে না তাকিয়ে 0 থেকে 12 কাঠির জন্য P আর N বসাও। কোথাও না মিললে প্রথম গরমিলটা তোমাকে দেখানো হবে, তুমি শুধরে নিতে পারবে।</translation>
    </message>
    <message>
        <source>Alone or in pairs. Quick pupils fill in only the multiples of four. Ask them to say why the others are N.</source>
        <comment>10/notes</comment>
        <translation>একা বা জোড়ায়। যারা চটপটে, তারা শুধু চারের গুণিতকগুলো বসাক। জিজ্ঞেস করুন, বাকিগুলো কেন N।</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>11/title</comment>
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>Now with other numbers of matches. Which number do you want to leave?</source>
        <comment>11/text</comment>
        <translation>এবার অন্য সংখ্যক কাঠি নিয়ে। কয়টি রেখে আসতে চাও?</translation>
    </message>
    <message>
        <source>Stop after three or four. Ask one pupil to explain a right answer with the words “I leave … and that is P because …”.</source>
        <comment>11/notes</comment>
        <translation>তিন-চারটির পরে থামুন। একজনকে সঠিক উত্তরটা বুঝিয়ে বলতে বলুন, এভাবে: “আমি … রাখি, সেটা P, কারণ …”।</translation>
    </message>
    <message>
        <source>Turn it round</source>
        <comment>12/title</comment>
        <translation>উল্টো করে দেখো</translation>
    </message>
    <message>
        <source>One last twist: now whoever takes the last match **loses**. There are ten matches and you start. What do you take?</source>
        <comment>12/text</comment>
        <translation>শেষে একটা মজার প্যাঁচ: এবার যে শেষ কাঠিটা নেয়, সে **হারে**। দশটি কাঠি, তুমি শুরু করবে। কয়টি নেবে?</translation>
    </message>
    <message>
        <source>This is called misère play. The method is the same, only the end is different: now the position with no matches is N. The P-positions move up by one: 1, 5, 9. Can be left out if time is short; misère play has a lesson of its own.</source>
        <comment>12/notes</comment>
        <translation>একে বলে মিজেয়ার নিয়ম। পদ্ধতি একই, শুধু শেষটা আলাদা: কাঠি না থাকলে এখন অবস্থানটি N। P-অবস্থানগুলো এক ঘর করে সরে যায়: 1, 5, 9। সময় কম থাকলে বাদ দেওয়া যায়; মিজেয়ার নিয়মের আলাদা একটা পাঠ আছে।</translation>
    </message>
    <message>
        <source>Take one</source>
        <comment>12/choice 1</comment>
        <translation>একটি নেব</translation>
    </message>
    <message>
        <source>Yes. You leave 9. Together you always take four: 9, 5, 1. Then the other player must take the last match.</source>
        <comment>12/because 1</comment>
        <translation>হ্যাঁ। 9টি থাকে। দুজনে মিলে সবসময় চার: 9, 5, 1। শেষ কাঠিটা অন্যজনকেই নিতে হবে।</translation>
    </message>
    <message>
        <source>Take two</source>
        <comment>12/choice 2</comment>
        <translation>দুটি নেব</translation>
    </message>
    <message>
        <source>You leave 8. The other player takes three and leaves you 5. From 5 you can leave 4, 3 or 2, and each time they leave you the last match.</source>
        <comment>12/because 2</comment>
        <translation>8টি থাকে। অন্যজন তিনটি নেয়, তোমার জন্য থাকে 5টি। 5 থেকে তুমি 4, 3 বা 2 রাখতে পারো, আর প্রতিবারই সে তোমার জন্য শেষ কাঠিটা রেখে দেয়।</translation>
    </message>
    <message>
        <source>Take three</source>
        <comment>12/choice 3</comment>
        <translation>তিনটি নেব</translation>
    </message>
    <message>
        <source>You leave 7. The other player takes two and leaves you 5, and later 1.</source>
        <comment>12/because 3</comment>
        <translation>7টি থাকে। অন্যজন দুটি নেয়, তোমার জন্য থাকে 5টি, পরে 1টি।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- A position is **P** or **N**, whoever plays.
- Label from the end: *some move to P* makes N, *every move to N* makes P.
- To win, always leave a P-position. From [ten matches](takeaway:10?outcome=N&amp;only=takeaway:8) you leave eight.

You did not need to try every game. You only needed eleven labels. Next: what happens when other numbers may be taken.</source>
        <comment>13/text</comment>
        <translation>- যে-ই খেলুক, অবস্থান হয় **P**, নয় **N**।
- চিহ্ন বসাও শেষ থেকে: *P-তে যাওয়ার কোনো চাল থাকলে* N, *সব চাল N-এ গেলে* P।
- জিততে হলে সবসময় P-অবস্থান রেখে আসো। [দশ কাঠি](takeaway:10?outcome=N&amp;only=takeaway:8) থেকে রাখবে আটটি।

সব খেলা খেলে দেখতে হয়নি। এগারোটা চিহ্নই যথেষ্ট ছিল। এরপর দেখব, অন্য সংখ্যায় কাঠি নেওয়া গেলে কী হয়।</translation>
    </message>
    <message>
        <source>Let one pupil retell the two rules in their own words. Homework idea: 21 matches, take 1, 2, 3 or 4. Which numbers are P? (The multiples of five, so take one.)</source>
        <comment>13/notes</comment>
        <translation>একজন শিক্ষার্থী নিয়ম দুটো নিজের ভাষায় বলুক। বাড়ির কাজ: 21টি কাঠি, 1, 2, 3 বা 4টি নেওয়া যায়। কোন সংখ্যাগুলো P? (পাঁচের গুণিতক, তাই একটি নিতে হবে।)</translation>
    </message>
</context>
<context>
    <name>the-grid</name>
    <message>
        <source>The 4 × 4 grid</source>
        <comment>title</comment>
        <translation>4 × 4 ছক</translation>
    </message>
    <message>
        <source>Sixteen stones in a square: labelling from the end, one step at a time.</source>
        <comment>about</comment>
        <translation>চৌকো করে সাজানো ষোলোটি পাথর: শেষ থেকে চিহ্ন বসানো, এক ধাপ এক ধাপ করে।</translation>
    </message>
    <message>
        <source>label the positions near the end of a board without a formula</source>
        <comment>aims</comment>
        <translation>কোনো সূত্র ছাড়াই একটা বোর্ডের শেষের দিকের অবস্থানগুলোতে চিহ্ন বসাতে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>Sixteen stones in a square of 4 × 4. Take **1, 2 or 3** stones that are next to each other in one row or in one column. Gaps may not be jumped. Whoever takes the last stone **loses**.

Play it twice in pairs.</source>
        <comment>1/text</comment>
        <translation>4 × 4 ছকে ষোলোটি পাথর। একই সারিতে বা একই কলামে পাশাপাশি থাকা **1, 2 বা 3টি** পাথর নাও। ফাঁক ডিঙানো চলবে না। যে শেষ পাথরটা নেয়, সে **হারে**।

জোড়ায় জোড়ায় দুবার খেলো।</translation>
    </message>
    <message>
        <source>A game from a school playground. Stones are taken straight along a row or a column, never round a corner. A whole row of four cannot be taken at once. **Ask afterwards:** “Which positions near the end did you want to leave to the other player?”</source>
        <comment>1/notes</comment>
        <translation>স্কুলের মাঠের একটা খেলা। পাথর নিতে হয় সোজা সারি বা কলাম ধরে, কোনা ঘুরে নয়। চারের পুরো সারি একবারে নেওয়া যায় না। **পরে জিজ্ঞেস করুন:** “শেষের দিকে কোন অবস্থানগুলো অন্যজনকে দিতে চাইছিলে?”</translation>
    </message>
    <message>
        <source>One stone</source>
        <comment>2/title</comment>
        <translation>একটি পাথর</translation>
    </message>
    <message>
        <source>Only one stone is left, and it is your turn.</source>
        <comment>2/text</comment>
        <translation>একটিমাত্র পাথর বাকি, তোমার পালা।</translation>
    </message>
    <message>
        <source>There are 16 such positions, one for each place. They are all P, and with them the labelling starts. The empty board is N: the player to move has not taken the last stone.</source>
        <comment>2/notes</comment>
        <translation>এমন অবস্থান 16টি, প্রতিটি জায়গার জন্য একটা। সবই P, চিহ্ন বসানো শুরু হয় এগুলো দিয়েই। খালি বোর্ড N: যার পালা, সে তো শেষ পাথরটা নেয়নি।</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>2/choice 1</comment>
        <translation>আমি হারি</translation>
    </message>
    <message>
        <source>Yes. You must take it, and it is the last one.</source>
        <comment>2/because 1</comment>
        <translation>হ্যাঁ। সেটা নিতেই হবে, আর সেটাই শেষ।</translation>
    </message>
    <message>
        <source>I win</source>
        <comment>2/choice 2</comment>
        <translation>আমি জিতি</translation>
    </message>
    <message>
        <source>The last stone loses here, and you must take a stone.</source>
        <comment>2/because 2</comment>
        <translation>এখানে শেষ পাথর নিলে হার, আর একটা পাথর তোমাকে নিতেই হবে।</translation>
    </message>
    <message>
        <source>Two stones</source>
        <comment>3/title</comment>
        <translation>দুটি পাথর</translation>
    </message>
    <message>
        <source>Two stones in different corners. It is your turn.</source>
        <comment>3/text</comment>
        <translation>দুটি পাথর, দুই আলাদা কোণে। তোমার পালা।</translation>
    </message>
    <message>
        <source>All 120 positions with two stones are N: take one, leave one.</source>
        <comment>3/notes</comment>
        <translation>দুই পাথরের 120টি অবস্থানের সবগুলোই N: একটা নাও, একটা রাখো।</translation>
    </message>
    <message>
        <source>I win</source>
        <comment>3/choice 1</comment>
        <translation>আমি জিতি</translation>
    </message>
    <message>
        <source>Yes. Take one of them, and the other player must take the last one.</source>
        <comment>3/because 1</comment>
        <translation>হ্যাঁ। একটা নাও, শেষটা অন্যজনকে নিতেই হয়।</translation>
    </message>
    <message>
        <source>I lose</source>
        <comment>3/choice 2</comment>
        <translation>আমি হারি</translation>
    </message>
    <message>
        <source>Take one of the two. What is left for the other player?</source>
        <comment>3/because 2</comment>
        <translation>দুটির একটা নাও। অন্যজনের জন্য কী থাকে?</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <comment>4/title</comment>
        <translation>পরপর তিনটি</translation>
    </message>
    <message>
        <source>Three in a row. You could take one and leave two. But two is good for the *other* player. Is this lost?</source>
        <comment>4/text</comment>
        <translation>পরপর তিনটি। তুমি একটা নিয়ে দুটি রাখতে পারো। কিন্তু দুটি তো *অন্যজনের* জন্য ভালো। তাহলে কি এটা হারা?</translation>
    </message>
    <message>
        <source>An important moment. Many think that a position with a bad move is bad. Say it like this: you are not forced to make the bad move.</source>
        <comment>4/notes</comment>
        <translation>জরুরি একটা মুহূর্ত। অনেকে ভাবে, খারাপ চাল আছে মানেই অবস্থানটা খারাপ। এভাবে বলুন: খারাপ চালটা দিতেই হবে, এমন কোনো কথা নেই।</translation>
    </message>
    <message>
        <source>No! There are [two moves that win](grid/misere:1110/0000/0000/0000?outcome=N&amp;winning=2): take two and leave a single stone.

**One winning move is enough.** The position is P only if *all* moves are bad.</source>
        <comment>4/reveal</comment>
        <translation>না! [দুটি চালে জেতা যায়](grid/misere:1110/0000/0000/0000?outcome=N&amp;winning=2): দুটি নাও, একলা একটা পাথর রাখো।

**জেতার একটা চালই যথেষ্ট।** অবস্থান P হয় শুধু তখন, যখন *সব* চালই খারাপ।</translation>
    </message>
    <message>
        <source>The two rules once more</source>
        <comment>5/title</comment>
        <translation>নিয়ম দুটি আরেকবার</translation>
    </message>
    <message>
        <source>- If **some** move leaves a position that is lost for the other player, you win: N.
- If **every** move leaves a position that is won for the other player, you lose: P.

In 1913 the mathematician Ernst Zermelo asked what a player can force in chess. A theorem is named after him: in a game for two, without chance and without secrets, that must end and cannot be drawn, **one of the two players can always force a win**. We only have to find out which one.</source>
        <comment>5/text</comment>
        <translation>- **কোনো একটা** চালে যদি অন্যজনের জন্য হারা অবস্থান থাকে, তুমি জেতো: N।
- **সব** চালেই যদি অন্যজনের জন্য জেতা অবস্থান থাকে, তুমি হারো: P।

1913 সালে গণিতবিদ আর্নস্ট জারমেলো (Ernst Zermelo) প্রশ্ন তুলেছিলেন, দাবায় একজন খেলোয়াড় কতটা আদায় করে নিতে পারে। একটা উপপাদ্য তাঁর নামে: দুজনের খেলায় যদি ভাগ্য আর গোপন কিছু না থাকে, খেলা যদি শেষ হতে বাধ্য হয় আর ড্র না হয়, তাহলে **দুজনের একজন সবসময় নিশ্চিত জিততে পারে**। আমাদের শুধু বের করতে হয়, কে।</translation>
    </message>
    <message>
        <source>In chess there can also be draws, so there are three labels. The idea is the same.</source>
        <comment>5/notes</comment>
        <translation>দাবায় ড্র-ও হতে পারে, তাই সেখানে চিহ্ন তিন রকম। ভাবনাটা একই।</translation>
    </message>
    <message>
        <source>One step back</source>
        <comment>6/title</comment>
        <translation>এক ধাপ পেছনে</translation>
    </message>
    <message>
        <source>Which positions can leave a **single** stone in one move? You may take up to three. How many stones can such a position have?</source>
        <comment>6/text</comment>
        <translation>কোন অবস্থানগুলো থেকে এক চালে **একলা** একটা পাথর রাখা যায়? একবারে তিনটি পর্যন্ত নেওয়া যায়। এমন অবস্থানে কয়টি পাথর থাকতে পারে?</translation>
    </message>
    <message>
        <source>65,536 is 2 to the power 16: each of the 16 places has a stone or has none. Ask for a position of four stones that is not among the 604: for example a square of two by two. It is the next step.</source>
        <comment>6/notes</comment>
        <translation>65,536 হলো 2-এর ঘাত 16: 16টি জায়গার প্রতিটিতে পাথর আছে বা নেই। 604টির মধ্যে পড়ে না, চার পাথরের এমন একটা অবস্থান জিজ্ঞেস করুন: যেমন দুই-বাই-দুই চৌকো। সেটাই পরের ধাপ।</translation>
    </message>
    <message>
        <source>Two, three or four: one stone that stays, and one to three that are taken together. There are exactly **604** such positions: 120 with two stones, 284 with three and 200 with four. All of them are N. [Here is one](grid/misere:0111/0000/0000/0100?outcome=N&amp;wins=grid/misere:0000/0000/0000/0100) with four.

So of the 65,536 positions you know 621 already: 604, the 16 single stones, and the empty board.</source>
        <comment>6/reveal</comment>
        <translation>দুই, তিন বা চার: একটা পাথর থাকে, আর এক থেকে তিনটি একসঙ্গে নেওয়া হয়। এমন অবস্থান ঠিক **604**টি: দুই পাথরের 120টি, তিন পাথরের 284টি আর চার পাথরের 200টি। সবই N। [এই যে একটা](grid/misere:0111/0000/0000/0100?outcome=N&amp;wins=grid/misere:0000/0000/0000/0100), চার পাথরের।

তাহলে 65,536টি অবস্থানের 621টি এখনই জানা: 604টি, 16টি একলা পাথর, আর খালি বোর্ড।</translation>
    </message>
    <message>
        <source>A square of four</source>
        <comment>7/title</comment>
        <translation>চারের চৌকো</translation>
    </message>
    <message>
        <source>Four stones in a small square. Try the moves. What is it?</source>
        <comment>7/text</comment>
        <translation>ছোট একটা চৌকোয় চারটি পাথর। চালগুলো দিয়ে দেখো। এটা কী?</translation>
    </message>
    <message>
        <source>Pupils should play it on the board: all eight moves look alike, there are only two kinds. Other positions to remember: two pairs that lie apart, or 1011 above 0111.</source>
        <comment>7/notes</comment>
        <translation>শিক্ষার্থীরা বোর্ডে খেলুক: আটটি চালই দেখতে একরকম, আসলে মাত্র দুই ধরনের। মনে রাখার মতো আরও অবস্থান: আলাদা থাকা দুটি জোড়া, কিংবা 0111-এর উপরে 1011।</translation>
    </message>
    <message>
        <source>P: every move helps the other player</source>
        <comment>7/choice 1</comment>
        <translation>P: প্রতিটি চালেই অন্যজনের লাভ</translation>
    </message>
    <message>
        <source>Right. After one stone three are left, and the other player takes two neighbours. After two stones two are left, and the other player takes one.</source>
        <comment>7/because 1</comment>
        <translation>ঠিক। একটা নিলে তিনটি থাকে, অন্যজন পাশাপাশি দুটি নেয়। দুটি নিলে দুটি থাকে, অন্যজন একটা নেয়।</translation>
    </message>
    <message>
        <source>N: take two and leave two</source>
        <comment>7/choice 2</comment>
        <translation>N: দুটি নিয়ে দুটি রাখব</translation>
    </message>
    <message>
        <source>Then the other player takes one of the two, and you get the last stone.</source>
        <comment>7/because 2</comment>
        <translation>তাহলে অন্যজন দুটির একটা নেয়, শেষ পাথরটা জোটে তোমার।</translation>
    </message>
    <message>
        <source>N: take one and leave three</source>
        <comment>7/choice 3</comment>
        <translation>N: একটা নিয়ে তিনটি রাখব</translation>
    </message>
    <message>
        <source>The three form a corner. The other player takes two of them, and you get the last stone.</source>
        <comment>7/because 3</comment>
        <translation>তিনটি মিলে একটা কোনা। অন্যজন তার দুটি নেয়, শেষ পাথরটা জোটে তোমার।</translation>
    </message>
    <message>
        <source>A small square by yourself</source>
        <comment>8/title</comment>
        <translation>নিজে একটা ছোট চৌকো</translation>
    </message>
    <message>
        <source>The positions of a square of 2 × 2, last stone loses. Positions that are equal when turned or mirrored are drawn once, so there are only six of them. Fill in P and N. Start with the empty square and the single stone.</source>
        <comment>8/text</comment>
        <translation>2 × 2 চৌকোর অবস্থানগুলো, শেষ পাথর নিলে হার। ঘোরালে বা আয়নায় দেখলে যেগুলো এক, সেগুলো একবারই আঁকা, তাই মাত্র ছয়টি। P আর N বসাও। খালি চৌকো আর একলা পাথর দিয়ে শুরু করো।</translation>
    </message>
    <message>
        <source>Two are P: the single stone and the full square. The empty one is N, because the last stone has just lost. That is the usual first contradiction. Without turning and mirroring there are 16 positions, five of them P.</source>
        <comment>8/notes</comment>
        <translation>দুটি P: একলা পাথর আর ভরা চৌকো। খালিটা N, কারণ শেষ পাথরটা নিয়ে অন্যজন এইমাত্র হেরেছে। প্রথম গরমিলটা সাধারণত এখানেই হয়। না ঘুরিয়ে, আয়না ছাড়া গুনলে অবস্থান 16টি, তার পাঁচটি P।</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>9/title</comment>
        <translation>জেতার চালটা খোঁজো</translation>
    </message>
    <message>
        <source>Look for positions that you know: a single stone, the small square, or two pairs that lie apart. The two pairs are P as well: copy, and take care at the end.</source>
        <comment>9/text</comment>
        <translation>চেনা অবস্থান খোঁজো: একলা পাথর, ছোট চৌকো, কিংবা আলাদা থাকা দুটি জোড়া। জোড়া দুটিও P: নকল করো, শেষে সাবধান।</translation>
    </message>
    <message>
        <source>Ask for the position that is left, not for the move: “I leave two separate pairs, and that is P.”</source>
        <comment>9/notes</comment>
        <translation>চাল নয়, যে অবস্থানটা থাকে সেটা জিজ্ঞেস করুন: “আমি দুটি আলাদা জোড়া রাখি, আর সেটা P।”</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- **Some** move to P makes N. **Every** move to N makes P. One winning move is enough.
- [A single stone](grid/misere:0000/0100/0000/0000?outcome=P) and [the small square](grid/misere:1100/1100/0000/0000?outcome=P) are P; [three in a row](grid/misere:1110/0000/0000/0000?outcome=N) is N.
- One step before the end there are 604 positions.

65,536 positions are too many for us, but not for a good plan. It comes in the next lesson.</source>
        <comment>10/text</comment>
        <translation>- P-তে যাওয়ার **একটা** চাল থাকলেই N। **সব** চাল N-এ গেলে P। জেতার একটা চালই যথেষ্ট।
- [একলা পাথর](grid/misere:0000/0100/0000/0000?outcome=P) আর [ছোট চৌকো](grid/misere:1100/1100/0000/0000?outcome=P) হলো P; [পরপর তিনটি](grid/misere:1110/0000/0000/0000?outcome=N) N।
- শেষের এক ধাপ আগে অবস্থান 604টি।

65,536টি অবস্থান আমাদের পক্ষে বেশি, কিন্তু ভালো একটা পরিকল্পনা থাকলে বেশি নয়। সেটা পরের পাঠে।</translation>
    </message>
    <message>
        <source>**Exit question:** one row of four and nothing else, last stone loses. What do you do? (Take three at one end, leave one.)</source>
        <comment>10/notes</comment>
        <translation>**শেষ প্রশ্ন:** চারের একটা সারি, আর কিছু না, শেষ পাথর নিলে হার। কী করবে? (এক প্রান্ত থেকে তিনটি নিয়ে একটা রাখব।)</translation>
    </message>
</context>
<context>
    <name>the-proof</name>
    <message>
        <source>Why the nim-sum decides</source>
        <comment>title</comment>
        <translation>নিম-যোগফল কেন মীমাংসা করে</translation>
    </message>
    <message>
        <source>What has to be proved, and the first of two facts: from nim-sum 0 every move spoils it.</source>
        <comment>about</comment>
        <translation>কী প্রমাণ করতে হবে, আর দুটি কথার প্রথমটি: নিম-যোগফল 0 হলে প্রতিটি চালেই তা নষ্ট হয়।</translation>
    </message>
    <message>
        <source>prove that from nim-sum 0 every move spoils it</source>
        <comment>aims</comment>
        <translation>নিম-যোগফল 0 হলে যে প্রতিটি চালেই তা নষ্ট হয়, সেটা প্রমাণ করতে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>Heaps of 7, 11 and 5. Play it once in pairs. Far too many positions for a list! Before you start, write the heaps in binary: is one player sure to win?</source>
        <comment>1/text</comment>
        <translation>7, 11 আর 5-এর স্তূপ। জোড়ায় জোড়ায় একবার খেলো। তালিকা করার পক্ষে অবস্থান বড্ড বেশি! শুরু করার আগে স্তূপগুলো দ্বিমিকে লেখো: কারও জেতা কি নিশ্চিত?</translation>
    </message>
    <message>
        <source>Nim-sum 111, 1011 and 101: 1001, which is 9. So it is N. **Ask:** “And which move?” Let them search by trying; the next lesson answers it.</source>
        <comment>1/notes</comment>
        <translation>111, 1011 আর 101-এর নিম-যোগফল 1001, মানে 9। তাই N। **জিজ্ঞেস করুন:** “চালটা কী?” ওরা খেলে খেলে খুঁজুক; উত্তর পরের পাঠে।</translation>
    </message>
    <message>
        <source>What we want to prove</source>
        <comment>2/title</comment>
        <translation>কী প্রমাণ করতে চাই</translation>
    </message>
    <message>
        <source>**In Nim a position is P just when its nim-sum is 0.**

It has held in all the tables so far. But a table can never show it for *all* heaps. For that we need reasons. Two facts are enough:

- **Fact 1.** From nim-sum 0, *every* move leaves a nim-sum that is not 0.
- **Fact 2.** From any other nim-sum, *some* move leaves nim-sum 0.

Compare that with P and N: from P every move leaves N, and from N some move leaves P. And at the end, with no stones, the nim-sum is 0 and the position is P. So if both facts are true, the nim-sum sorts the positions just as P and N do.</source>
        <comment>2/text</comment>
        <translation>**নিমে একটা অবস্থান P হয় যদি তার নিম-যোগফল 0 হয়, এবং কেবল তখনই।**

এতক্ষণের সব সারণিতে কথাটা মিলেছে। কিন্তু কোনো সারণি *সব* স্তূপের জন্য তা দেখাতে পারে না। তার জন্য চাই যুক্তি। দুটি কথাই যথেষ্ট:

- **কথা 1।** নিম-যোগফল 0 হলে *প্রতিটি* চালে এমন নিম-যোগফল থাকে যা 0 নয়।
- **কথা 2।** নিম-যোগফল অন্য কিছু হলে *কোনো একটা* চালে নিম-যোগফল 0 থাকে।

P আর N-এর সঙ্গে মেলাও: P থেকে প্রতিটি চাল যায় N-এ, আর N থেকে কোনো একটা চাল যায় P-তে। আর একেবারে শেষে, পাথর না থাকলে, নিম-যোগফল 0 আর অবস্থানটি P। তাই কথা দুটি সত্যি হলে নিম-যোগফল অবস্থানগুলোকে ঠিক P আর N-এর মতোই ভাগ করে।</translation>
    </message>
    <message>
        <source>Mathematicians call such helping facts lemmas. **Ask:** “Which of the two do you find easier to believe?” Most say the first one.</source>
        <comment>2/notes</comment>
        <translation>এরকম সাহায্যকারী কথাকে গণিতবিদেরা বলেন লেমা। **জিজ্ঞেস করুন:** “দুটির মধ্যে কোনটা বিশ্বাস করা সহজ?” বেশির ভাগই বলে প্রথমটা।</translation>
    </message>
    <message>
        <source>Try to break fact 1</source>
        <comment>3/title</comment>
        <translation>কথা 1 ভাঙার চেষ্টা করো</translation>
    </message>
    <message>
        <source>The heaps 1, 4 and 5 have nim-sum 0: 001, 100, 101. Make any move on the board. Can you keep the nim-sum at 0?</source>
        <comment>3/text</comment>
        <translation>1, 4 আর 5-এর নিম-যোগফল 0: 001, 100, 101। বোর্ডে যে-কোনো একটা চাল দাও। নিম-যোগফল 0 রাখতে পারো?</translation>
    </message>
    <message>
        <source>Let several pupils try. Each time write the three lines in binary and mark the columns that have become odd.</source>
        <comment>3/notes</comment>
        <translation>কয়েকজন চেষ্টা করুক। প্রতিবার তিনটি লাইন দ্বিমিকে লিখে যে কলামগুলো বিজোড় হয়ে গেল সেগুলোয় দাগ দিন।</translation>
    </message>
    <message>
        <source>Yes, by taking the heap of one</source>
        <comment>3/choice 1</comment>
        <translation>হ্যাঁ, একের স্তূপটা নিয়ে</translation>
    </message>
    <message>
        <source>Then 4 and 5 are left: 100 and 101. The last column now has one 1.</source>
        <comment>3/because 1</comment>
        <translation>তাহলে 4 আর 5 থাকে: 100 আর 101। শেষ কলামে এখন একটা 1।</translation>
    </message>
    <message>
        <source>Yes, by taking one from the five</source>
        <comment>3/choice 2</comment>
        <translation>হ্যাঁ, পাঁচ থেকে একটা নিয়ে</translation>
    </message>
    <message>
        <source>Then 1, 4 and 4 are left. The fours cancel, and 1 remains.</source>
        <comment>3/because 2</comment>
        <translation>তাহলে 1, 4 আর 4 থাকে। দুটি 4 কাটাকাটি হয়ে যায়, 1 থেকে যায়।</translation>
    </message>
    <message>
        <source>No, no move does it</source>
        <comment>3/choice 3</comment>
        <translation>না, কোনো চালেই হয় না</translation>
    </message>
    <message>
        <source>Right. All ten moves leave a nim-sum that is not 0.</source>
        <comment>3/because 3</comment>
        <translation>ঠিক। দশটি চালের সবগুলোতেই এমন নিম-যোগফল থাকে যা 0 নয়।</translation>
    </message>
    <message>
        <source>Why fact 1 is true</source>
        <comment>4/title</comment>
        <translation>কথা 1 কেন সত্যি</translation>
    </message>
    <message>
        <source>Look at the binary lines while you make a move. **How many lines** change? What happens in a column where a digit changes?</source>
        <comment>4/text</comment>
        <translation>চাল দেওয়ার সময় দ্বিমিক লাইনগুলোর দিকে তাকাও। **কয়টা লাইন** বদলায়? যে কলামে একটা অঙ্ক বদলায়, সেখানে কী হয়?</translation>
    </message>
    <message>
        <source>The whole proof rests on one word: one heap. If you could change two heaps at once, fact 1 would fail. Good question for quick pupils: which move in two heaps keeps 1, 4, 5 at nim-sum 0? For example 4 and 5 to 2 and 3.</source>
        <comment>4/notes</comment>
        <translation>পুরো প্রমাণটা দাঁড়িয়ে আছে একটা কথার উপর: একটা স্তূপ। একসঙ্গে দুটি স্তূপ বদলানো গেলে কথা 1 টিকত না। চটপটে শিক্ষার্থীদের জন্য ভালো প্রশ্ন: দুটি স্তূপে কোন চালে 1, 4, 5-এর নিম-যোগফল 0-ই থাকে? যেমন 4 আর 5-কে 2 আর 3 করলে।</translation>
    </message>
    <message>
        <source>A move changes **one** heap, so only one line changes. In at least one column its digit changes.

There the number of ones goes up or down by one. It was **even**, so now it is **odd**: the nim-sum has a 1 there and is not 0. That is the whole proof of fact 1.</source>
        <comment>4/reveal</comment>
        <translation>চালে বদলায় **একটা** স্তূপ, তাই বদলায় একটাই লাইন। অন্তত একটা কলামে তার অঙ্ক বদলায়।

সেখানে একের সংখ্যা এক বাড়ে বা এক কমে। আগে ছিল **জোড়**, এখন **বিজোড়**: নিম-যোগফলে সেখানে 1, তাই তা 0 নয়। কথা 1-এর পুরো প্রমাণ এটুকুই।</translation>
    </message>
    <message>
        <source>How far does it jump?</source>
        <comment>5/title</comment>
        <translation>কতটা লাফায়?</translation>
    </message>
    <message>
        <source>From 2 and 2, nim-sum 0, you take **one** stone and leave 1 and 2. What is the new nim-sum?</source>
        <comment>5/text</comment>
        <translation>2 আর 2, নিম-যোগফল 0। তুমি **একটি** পাথর নিয়ে 1 আর 2 রাখলে। নতুন নিম-যোগফল কত?</translation>
    </message>
    <message>
        <source>Many texts get this wrong and subtract. The change of the nim-sum is x ⊕ y, where x is the old and y the new size of the heap, and not x − y. Since x and y differ, x ⊕ y is never 0: this is fact 1 again in one line.</source>
        <comment>5/notes</comment>
        <translation>অনেক বইয়েই এখানে ভুল করে বিয়োগ করা হয়। নিম-যোগফলের বদলটা হলো x ⊕ y, যেখানে x স্তূপের পুরোনো মাপ আর y নতুন মাপ; x − y নয়। x আর y আলাদা, তাই x ⊕ y কখনো 0 নয়: এক লাইনে আবার সেই কথা 1।</translation>
    </message>
    <message>
        <source>1, because one stone was taken</source>
        <comment>5/choice 1</comment>
        <translation>1, কারণ একটি পাথর নেওয়া হয়েছে</translation>
    </message>
    <message>
        <source>It sounds right, but stones taken and nim-sums are different things. Work it out: 01 ⊕ 10.</source>
        <comment>5/because 1</comment>
        <translation>শুনতে ঠিক লাগে, কিন্তু নেওয়া পাথর আর নিম-যোগফল এক জিনিস নয়। কষে দেখো: 01 ⊕ 10।</translation>
    </message>
    <message>
        <source>3</source>
        <comment>5/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Yes: 01 ⊕ 10 = 11. Taking one stone changed two columns at once. The change is old size ⊕ new size, here 2 ⊕ 1 = 3.</source>
        <comment>5/because 2</comment>
        <translation>হ্যাঁ: 01 ⊕ 10 = 11। একটি পাথর নেওয়ায় একসঙ্গে দুটি কলাম বদলে গেল। বদলটা হলো পুরোনো মাপ ⊕ নতুন মাপ, এখানে 2 ⊕ 1 = 3।</translation>
    </message>
    <message>
        <source>0</source>
        <comment>5/choice 3</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>Fact 1 says that it cannot stay 0.</source>
        <comment>5/because 3</comment>
        <translation>কথা 1 বলে, 0 থাকতে পারে না।</translation>
    </message>
    <message>
        <source>After the next move</source>
        <comment>6/title</comment>
        <translation>পরের চালের পরে</translation>
    </message>
    <message>
        <source>You have left nim-sum 0, and the other player has moved. What do you know about the nim-sum now?</source>
        <comment>6/text</comment>
        <translation>তুমি নিম-যোগফল 0 রেখেছিলে, তারপর অন্যজন চাল দিল। এখন নিম-যোগফল সম্পর্কে কী জানো?</translation>
    </message>
    <message>
        <source>This is how a proof is used in a game. The word whatever is important: the fact holds for all moves.</source>
        <comment>6/notes</comment>
        <translation>খেলায় প্রমাণ কাজে লাগে এভাবেই। “যে চালই দিক” কথাটা জরুরি: কথাটা সব চালের বেলায় খাটে।</translation>
    </message>
    <message>
        <source>It is 0 again</source>
        <comment>6/choice 1</comment>
        <translation>আবার 0</translation>
    </message>
    <message>
        <source>Fact 1 says that it cannot be.</source>
        <comment>6/because 1</comment>
        <translation>কথা 1 বলে, তা হতে পারে না।</translation>
    </message>
    <message>
        <source>It is not 0</source>
        <comment>6/choice 2</comment>
        <translation>0 নয়</translation>
    </message>
    <message>
        <source>Yes. That is fact 1. And if fact 2 is true as well, you can make it 0 again.</source>
        <comment>6/because 2</comment>
        <translation>হ্যাঁ। এটাই কথা 1। আর কথা 2-ও সত্যি হলে তুমি একে আবার 0 করতে পারো।</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>6/choice 3</comment>
        <translation>কিছুই না</translation>
    </message>
    <message>
        <source>Fact 1 tells you something, whatever move was made.</source>
        <comment>6/because 3</comment>
        <translation>যে চালই দিক, কথা 1 তোমাকে কিছু একটা বলে।</translation>
    </message>
    <message>
        <source>P or N?</source>
        <comment>7/title</comment>
        <translation>P, নাকি N?</translation>
    </message>
    <message>
        <source>Decide by the nim-sum.</source>
        <comment>7/text</comment>
        <translation>নিম-যোগফল দিয়ে ঠিক করো।</translation>
    </message>
    <message>
        <source>Half of the positions are P. Pupils who always say N should be asked for the winning move.</source>
        <comment>7/notes</comment>
        <translation>অর্ধেক অবস্থান P। যারা সবসময় N বলে, তাদের কাছে জেতার চালটা জানতে চান।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>8/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- We want to prove that nim-sum 0 is P. Two facts are enough.
- **Fact 1** is proved: a move changes one line, so some column becomes odd. From [1, 4, 5](nim:1,4,5?outcome=P&amp;winning=0) no move keeps 0.
- The nim-sum does not change by the number of stones taken: from [2, 2](nim:2,2?grundy=0) to [1, 2](nim:1,2?grundy=3) it jumps to 3.

Fact 2 is the more interesting one, because it shows you the winning move. It comes next.</source>
        <comment>8/text</comment>
        <translation>- প্রমাণ করতে চাই, নিম-যোগফল 0 মানে P। দুটি কথাই যথেষ্ট।
- **কথা 1** প্রমাণ হয়েছে: চালে একটা লাইন বদলায়, তাই কোনো না কোনো কলাম বিজোড় হয়। [1, 4, 5](nim:1,4,5?outcome=P&amp;winning=0) থেকে কোনো চালেই 0 থাকে না।
- যত পাথর নেওয়া হয়, নিম-যোগফল তত বদলায় না: [2, 2](nim:2,2?grundy=0) থেকে [1, 2](nim:1,2?grundy=3)-এ গেলে সে লাফিয়ে 3 হয়।

কথা 2 আরও মজার, কারণ সেটা জেতার চালটা দেখিয়ে দেয়। সেটাই আসছে এরপর।</translation>
    </message>
    <message>
        <source>**Exit question:** from 6, 6 you take four stones from one heap. What is the new nim-sum? (6 ⊕ 2 = 4.) And if you take five? (6 ⊕ 1 = 7.)</source>
        <comment>8/notes</comment>
        <translation>**শেষ প্রশ্ন:** 6, 6 থেকে তুমি একটা স্তূপের চারটি পাথর নিলে। নতুন নিম-যোগফল কত? (6 ⊕ 2 = 4।) আর পাঁচটি নিলে? (6 ⊕ 1 = 7।)</translation>
    </message>
</context>
<context>
    <name>the-rule-for-stalks</name>
    <message>
        <source>The rule for stalks</source>
        <comment>title</comment>
        <translation>ডাঁটার নিয়ম</translation>
    </message>
    <message>
        <source>Read off what a red-blue stalk is worth, add the stalks, and know who wins.</source>
        <comment>about</comment>
        <translation>লাল-নীল ডাঁটার মান দেখেই বলো, ডাঁটাগুলো যোগ করো, আর জেনে নাও কে জেতে।</translation>
    </message>
    <message>
        <source>find the value of a stalk, and add stalks</source>
        <comment>aims</comment>
        <translation>ডাঁটার মান বের করতে, আর কয়েকটা ডাঁটা যোগ করতে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>Two stalks. From the ground up, the edges of one are blue, blue, red and those of the other red, blue. Left cuts blue, Right cuts red. Whoever cannot cut loses.

Play it in pairs, and let each of you be Left once. Who has more in hand?</source>
        <comment>1/text</comment>
        <translation>দুটি ডাঁটা। মাটি থেকে উপরের দিকে একটার রেখা নীল, নীল, লাল, অন্যটার লাল, নীল। বাম কাটে নীল, ডান কাটে লাল। যে কাটতে পারে না, সে হারে।

জোড়ায় জোড়ায় খেলো, একেকবার একেকজন বাম হও। কার হাতে বেশি?</translation>
    </message>
    <message>
        <source>It is worth 3/2 − 1/2 = 1, so Left wins, whoever starts. The pupils will be able to compute it in a few minutes.</source>
        <comment>1/notes</comment>
        <translation>মান 3/2 − 1/2 = 1, তাই যে-ই শুরু করুক বাম জেতে। কয়েক মিনিটের মধ্যেই শিক্ষার্থীরা তা কষতে পারবে।</translation>
    </message>
    <message>
        <source>The rule for stalks</source>
        <comment>2/title</comment>
        <translation>ডাঁটার নিয়ম</translation>
    </message>
    <message>
        <source>Read the stalk **from the ground upwards**. Blue adds, red takes away.

- As long as the colour is the same as at the ground, each edge counts **1**.
- From the **first change** on, each edge counts **half** of the one before: 1/2, 1/4, 1/8, …

For example blue, blue, red: 1 + 1 − 1/2 = [3/2](hackenbush:0-1b,1-2b,2-3r?value=3/2). And red, blue: −1 + 1/2 = [−1/2](hackenbush:0-1r,1-2b?value=-1/2).</source>
        <comment>2/text</comment>
        <translation>ডাঁটাটা পড়ো **মাটি থেকে উপরের দিকে**। নীল বাড়ায়, লাল কমায়।

- মাটির কাছে যে রং, যতক্ষণ সেই রংই চলে, প্রতিটি রেখার মান **1**।
- **প্রথম রং-বদল** থেকে প্রতিটি রেখার মান আগেরটার **অর্ধেক**: 1/2, 1/4, 1/8, …

যেমন নীল, নীল, লাল: 1 + 1 − 1/2 = [3/2](hackenbush:0-1b,1-2b,2-3r?value=3/2)। আর লাল, নীল: −1 + 1/2 = [−1/2](hackenbush:0-1r,1-2b?value=-1/2)।</translation>
    </message>
    <message>
        <source>The edge that changes the colour first already counts a half. From there on it is always half of the one before, whatever the colour; only the sign depends on the colour.</source>
        <comment>2/notes</comment>
        <translation>যে রেখায় প্রথম রং বদলায়, সেটার মানই আধ। সেখান থেকে রং যা-ই হোক সবসময় আগেরটার অর্ধেক; রং ঠিক করে শুধু যোগ না বিয়োগ।</translation>
    </message>
    <message>
        <source>Work it out</source>
        <comment>3/title</comment>
        <translation>কষে বের করো</translation>
    </message>
    <message>
        <source>From the ground up: **blue, blue, red, red, blue**. What is it worth?</source>
        <comment>3/text</comment>
        <translation>মাটি থেকে উপরের দিকে: **নীল, নীল, লাল, লাল, নীল**। মান কত?</translation>
    </message>
    <message>
        <source>Which end is the ground is important: upside down it is 7/16. Write the signs and the fractions in two lines.</source>
        <comment>3/notes</comment>
        <translation>কোন মাথাটা মাটিতে, সেটা জরুরি: উল্টে ধরলে 7/16। যোগ-বিয়োগ চিহ্ন আর ভগ্নাংশ দুই লাইনে লিখুন।</translation>
    </message>
    <message>
        <source>1</source>
        <comment>3/choice 1</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>You counted three blue and two red edges. But the upper ones count less.</source>
        <comment>3/because 1</comment>
        <translation>তুমি গুনেছ তিনটি নীল আর দুটি লাল। কিন্তু উপরেরগুলোর মান কম।</translation>
    </message>
    <message>
        <source>11/8</source>
        <comment>3/choice 2</comment>
        <translation>11/8</translation>
    </message>
    <message>
        <source>Yes: 1 + 1 − 1/2 − 1/4 + 1/8 = 11/8.</source>
        <comment>3/because 2</comment>
        <translation>হ্যাঁ: 1 + 1 − 1/2 − 1/4 + 1/8 = 11/8।</translation>
    </message>
    <message>
        <source>7/16</source>
        <comment>3/choice 3</comment>
        <translation>7/16</translation>
    </message>
    <message>
        <source>That is the same stalk read from the top: blue, red, red, blue, blue. The ground end comes first.</source>
        <comment>3/because 3</comment>
        <translation>এটা একই ডাঁটা, উপর থেকে পড়া: নীল, লাল, লাল, নীল, নীল। আগে আসে মাটির দিকটা।</translation>
    </message>
    <message>
        <source>13/8</source>
        <comment>3/choice 4</comment>
        <translation>13/8</translation>
    </message>
    <message>
        <source>Check the signs: red takes away a half and a quarter, and blue adds an eighth.</source>
        <comment>3/because 4</comment>
        <translation>চিহ্নগুলো দেখো: লাল কমায় আধ আর চার ভাগের এক, নীল বাড়ায় আট ভাগের এক।</translation>
    </message>
    <message>
        <source>Numbers instead of colours</source>
        <comment>4/title</comment>
        <translation>রঙের বদলে সংখ্যা</translation>
    </message>
    <message>
        <source>Sometimes a stalk is written as a list of numbers: **4, 8, 9, 11, 16**. Even means blue, odd means red, and the first number is at the ground. What is it worth?</source>
        <comment>4/text</comment>
        <translation>কখনো কখনো ডাঁটা লেখা হয় সংখ্যার তালিকা করে: **4, 8, 9, 11, 16**। জোড় মানে নীল, বিজোড় মানে লাল, আর প্রথম সংখ্যাটা মাটিতে। মান কত?</translation>
    </message>
    <message>
        <source>The size of the numbers does not matter, only even or odd.</source>
        <comment>4/notes</comment>
        <translation>সংখ্যা কত বড় তা জরুরি নয়, শুধু জোড় না বিজোড়।</translation>
    </message>
    <message>
        <source>Even, even, odd, odd, even: blue, blue, red, red, blue. It is the same stalk, worth [11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8).

A text that does not say which numbers are blue, and where the ground is, leaves the answer open.</source>
        <comment>4/reveal</comment>
        <translation>জোড়, জোড়, বিজোড়, বিজোড়, জোড়: নীল, নীল, লাল, লাল, নীল। সেই ডাঁটাই, মান [11/8](hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b?value=11/8)।

কোন সংখ্যা নীল আর মাটি কোন দিকে, যে লেখায় তা বলা নেই, তার উত্তরও ঠিক করা যায় না।</translation>
    </message>
    <message>
        <source>Practice: stalks</source>
        <comment>5/title</comment>
        <translation>অনুশীলন: ডাঁটা</translation>
    </message>
    <message>
        <source>What is the stalk worth? Write your answer as a fraction, such as 3/4 or −1/2.</source>
        <comment>5/text</comment>
        <translation>ডাঁটার মান কত? উত্তর লেখো ভগ্নাংশে, যেমন 3/4 বা −1/2।</translation>
    </message>
    <message>
        <source>A typical mistake: halving from the second edge on, even if the colour has not changed yet.</source>
        <comment>5/notes</comment>
        <translation>চেনা ভুল: রং না বদলালেও দ্বিতীয় রেখা থেকেই অর্ধেক করা।</translation>
    </message>
    <message>
        <source>Several stalks</source>
        <comment>6/title</comment>
        <translation>কয়েকটা ডাঁটা</translation>
    </message>
    <message>
        <source>Three stalks are worth 1/2 and −1/4 and 1/4. Who wins?</source>
        <comment>6/text</comment>
        <translation>তিনটি ডাঁটার মান 1/2 আর −1/4 আর 1/4। কে জেতে?</translation>
    </message>
    <message>
        <source>In the last lesson the pairs played this board. Let them play it again, Left with the plan: stay at a sum of 0 or more.</source>
        <comment>6/notes</comment>
        <translation>আগের পাঠে জোড়াগুলো এই বোর্ডেই খেলেছিল। আবার খেলুক, বামের পরিকল্পনা: যোগফল 0 বা তার বেশি রাখা।</translation>
    </message>
    <message>
        <source>Whoever starts</source>
        <comment>6/choice 1</comment>
        <translation>যে শুরু করে</translation>
    </message>
    <message>
        <source>Add the values: 1/2 − 1/4 + 1/4 = 1/2. That is positive.</source>
        <comment>6/because 1</comment>
        <translation>মানগুলো যোগ করো: 1/2 − 1/4 + 1/4 = 1/2। এটা ধনাত্মক।</translation>
    </message>
    <message>
        <source>Left, whoever starts</source>
        <comment>6/choice 2</comment>
        <translation>বাম, যে-ই শুরু করুক</translation>
    </message>
    <message>
        <source>Yes. Stalks are simply **added**, and the sum 1/2 is positive. It is the board with which the last lesson began.</source>
        <comment>6/because 2</comment>
        <translation>হ্যাঁ। ডাঁটাগুলো স্রেফ **যোগ** হয়, আর যোগফল 1/2 ধনাত্মক। আগের পাঠ এই বোর্ড দিয়েই শুরু হয়েছিল।</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>6/choice 3</comment>
        <translation>ডান</translation>
    </message>
    <message>
        <source>The sum is 1/2. Right would need a negative one.</source>
        <comment>6/because 3</comment>
        <translation>যোগফল 1/2। ডানের জিততে লাগত ঋণাত্মক।</translation>
    </message>
    <message>
        <source>Take the nim-sum first</source>
        <comment>6/choice 4</comment>
        <translation>আগে নিম-যোগফল নাও</translation>
    </message>
    <message>
        <source>There is no nim-sum of fractions. Values of this kind are added.</source>
        <comment>6/because 4</comment>
        <translation>ভগ্নাংশের নিম-যোগফল হয় না। এই রকমের মান যোগ হয়।</translation>
    </message>
    <message>
        <source>After a cut</source>
        <comment>7/title</comment>
        <translation>কাটার পরে</translation>
    </message>
    <message>
        <source>This stalk is worth 11/8. What is it worth after each cut of Left? And of Right?</source>
        <comment>7/text</comment>
        <translation>এই ডাঁটার মান 11/8। বামের প্রতিটি কাটার পরে মান কত? আর ডানের?</translation>
    </message>
    <message>
        <source>The value of a position is the simplest number between what Left can leave and what Right can leave: between 5/4 and 3/2 that is 11/8. In Nim it is quite different: there everyone wants to move.</source>
        <comment>7/notes</comment>
        <translation>বাম যা রাখতে পারে আর ডান যা রাখতে পারে, তার মাঝের সবচেয়ে সরল সংখ্যাটাই অবস্থানের মান: 5/4 আর 3/2-এর মাঝে সেটা 11/8। নিমে একেবারে অন্যরকম: সেখানে সবাই চাল দিতে চায়।</translation>
    </message>
    <message>
        <source>Left leaves 0, 1 or 5/4: always **less**. Right leaves 3/2 or 2: always **more**.

With numbers each move is a loss for its player. Lose as little as possible: Left’s best cut is the topmost, to [5/4](hackenbush:0-1b,1-2b,2-3r,3-4r?value=5/4).</source>
        <comment>7/reveal</comment>
        <translation>বাম রাখে 0, 1 বা 5/4: সবসময় **কম**। ডান রাখে 3/2 বা 2: সবসময় **বেশি**।

মান সংখ্যা হলে প্রতিটি চালেই যে চাল দেয় তার ক্ষতি। ক্ষতি যত কম পারো করো: বামের সেরা কাটা সবচেয়ে উপরেরটা, যাতে [5/4](hackenbush:0-1b,1-2b,2-3r,3-4r?value=5/4) থাকে।</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>8/title</comment>
        <translation>জেতো</translation>
    </message>
    <message>
        <source>You are Left and start. The computer is perfect, but the sum is 1/2: positive.</source>
        <comment>8/text</comment>
        <translation>তুমি বাম, তুমি শুরু করবে। কম্পিউটার নিখুঁত খেলে, কিন্তু যোগফল 1/2: ধনাত্মক।</translation>
    </message>
    <message>
        <source>Before each cut: which cut loses least? Stay at 0 or above after your move. Three of the four possible cuts are good enough here.</source>
        <comment>8/notes</comment>
        <translation>প্রতিবার কাটার আগে: কোন কাটায় ক্ষতি সবচেয়ে কম? আপনার চালের পরে 0 বা তার উপরে থাকুন। এখানে চারটি সম্ভব কাটার তিনটিই চলবে।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- Positions of red-blue Hackenbush are **numbers**, and numbers are added.
- [Positive](hackenbush:0-1b,1-2r?outcome=L): Left wins. [Negative](hackenbush:0-1r,1-2b?outcome=R): Right wins. [Zero](hackenbush:0-1b,0-2r?outcome=P): the second player wins.
- On a stalk each edge counts 1 up to the first change of colour, then 1/2, 1/4, 1/8, …

Next comes a game in which rows *split*. In Line Nim that changed nothing. This time it changes everything.</source>
        <comment>9/text</comment>
        <translation>- লাল-নীল হ্যাকেনবুশের অবস্থানগুলো **সংখ্যা**, আর সংখ্যা যোগ হয়।
- [ধনাত্মক](hackenbush:0-1b,1-2r?outcome=L): বাম জেতে। [ঋণাত্মক](hackenbush:0-1r,1-2b?outcome=R): ডান জেতে। [শূন্য](hackenbush:0-1b,0-2r?outcome=P): দ্বিতীয় খেলোয়াড় জেতে।
- ডাঁটায় প্রথম রং-বদল পর্যন্ত প্রতিটি রেখার মান 1, তারপর 1/2, 1/4, 1/8, …

এরপর এমন খেলা, যেখানে সারি *ভেঙে যায়*। লাইন নিমে তাতে কিছুই বদলায়নি। এবার সবকিছু বদলে যাবে।</translation>
    </message>
    <message>
        <source>**Exit question:** red, red, blue from the ground? (−1 − 1 + 1/2 = −3/2.) Who wins beside a blue stalk of two edges? (−3/2 + 2 = 1/2: Left.)</source>
        <comment>9/notes</comment>
        <translation>**শেষ প্রশ্ন:** মাটি থেকে লাল, লাল, নীল? (−1 − 1 + 1/2 = −3/2।) পাশে দুই রেখার নীল ডাঁটা থাকলে কে জেতে? (−3/2 + 2 = 1/2: বাম।)</translation>
    </message>
</context>
<context>
    <name>the-rule-of-line-nim</name>
    <message>
        <source>The rule of Line Nim</source>
        <comment>title</comment>
        <translation>লাইন নিমের নিয়ম</translation>
    </message>
    <message>
        <source>A rule that was said not to exist, found with the nim-sum.</source>
        <comment>about</comment>
        <translation>যে নিয়ম নাকি নেই, নিম-যোগফল দিয়ে তাকে খুঁজে পাওয়া।</translation>
    </message>
    <message>
        <source>win Line Nim with the nim-sum of the runs</source>
        <comment>aims</comment>
        <translation>টুকরোগুলোর নিম-যোগফল দিয়ে লাইন নিমে জিততে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>The game starts with two lines of three counters. Take neighbouring counters of one line; whoever takes the last counter **loses**. The computer begins, and it plays at random.

You can always win. How?</source>
        <comment>1/text</comment>
        <translation>খেলা শুরু তিন ঘুঁটির দুটি লাইন নিয়ে। এক লাইনের পাশাপাশি ঘুঁটি নাও; যে শেষ ঘুঁটিটা নেয়, সে **হারে**। কম্পিউটার শুরু করবে, আর সে এলোমেলো খেলে।

তুমি সবসময় জিততে পারো। কীভাবে?</translation>
    </message>
    <message>
        <source>Copying works, with care at the end. **Ask afterwards:** “When did you stop copying?”</source>
        <comment>1/notes</comment>
        <translation>নকল করলেই হয়, শুধু শেষে সাবধান। **পরে জিজ্ঞেস করুন:** “কখন নকল করা থামালে?”</translation>
    </message>
    <message>
        <source>Only single counters</source>
        <comment>2/title</comment>
        <translation>শুধু একলা ঘুঁটি</translation>
    </message>
    <message>
        <source>Only single counters are left, **four** of them. It is your turn, and the last one loses. Good or bad for you?</source>
        <comment>2/text</comment>
        <translation>শুধু একলা ঘুঁটি বাকি, **চারটি**। তোমার পালা, শেষটা নিলে হার। তোমার জন্য ভালো, না খারাপ?</translation>
    </message>
    <message>
        <source>Even is good for the player to move, odd is bad. It is exactly the end of misère Nim, and that is a hint.</source>
        <comment>2/notes</comment>
        <translation>যার পালা তার জন্য জোড় ভালো, বিজোড় খারাপ। এটা হুবহু মিজেয়ার নিমের শেষটুকু, আর সেটাই একটা ইঙ্গিত।</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>2/choice 1</comment>
        <translation>ভালো</translation>
    </message>
    <message>
        <source>Yes. You take the first and the third, and the other player takes the last.</source>
        <comment>2/because 1</comment>
        <translation>হ্যাঁ। তুমি নাও প্রথম আর তৃতীয়টা, শেষটা নেয় অন্যজন।</translation>
    </message>
    <message>
        <source>Bad</source>
        <comment>2/choice 2</comment>
        <translation>খারাপ</translation>
    </message>
    <message>
        <source>Count it out: you, they, you, they. The last one is theirs.</source>
        <comment>2/because 2</comment>
        <translation>গুনে দেখো: তুমি, সে, তুমি, সে। শেষটা তার।</translation>
    </message>
    <message>
        <source>Is there a rule?</source>
        <comment>3/title</comment>
        <translation>নিয়ম কি আছে?</translation>
    </message>
    <message>
        <source>A text about this game says that it has no sure rule. Compare it with Nim. A run of five can become 4, 3, 2, 1 or 0, just like a heap of five. What is **new**?</source>
        <comment>3/text</comment>
        <translation>এই খেলা নিয়ে একটা লেখা বলে, এর নিশ্চিত কোনো নিয়ম নেই। নিমের সঙ্গে মেলাও। পাঁচের একটা টুকরো 4, 3, 2, 1 বা 0 হতে পারে, ঠিক পাঁচের স্তূপের মতো। **নতুন** কী?</translation>
    </message>
    <message>
        <source>List the splits of 5 with the class: 3+1, 2+2, 2+1, 1+1.</source>
        <comment>3/notes</comment>
        <translation>5-এর ভাঙনগুলো ক্লাসের সঙ্গে লিখুন: 3+1, 2+2, 2+1, 1+1।</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <comment>3/choice 1</comment>
        <translation>কিছুই না</translation>
    </message>
    <message>
        <source>Look at the middle: a run can fall into two.</source>
        <comment>3/because 1</comment>
        <translation>মাঝখানটা দেখো: টুকরো ভেঙে দুটি হতে পারে।</translation>
    </message>
    <message>
        <source>A run can fall into two runs</source>
        <comment>3/choice 2</comment>
        <translation>একটা টুকরো ভেঙে দুটি টুকরো হতে পারে</translation>
    </message>
    <message>
        <source>Yes. 5 can also become 3 and 1, 2 and 2, 2 and 1, or 1 and 1. The question is whether that helps anyone.</source>
        <comment>3/because 2</comment>
        <translation>হ্যাঁ। 5 হতে পারে 3 আর 1, 2 আর 2, 2 আর 1, কিংবা 1 আর 1-ও। প্রশ্ন হলো, তাতে কারও লাভ আছে কি না।</translation>
    </message>
    <message>
        <source>A run can grow</source>
        <comment>3/choice 3</comment>
        <translation>টুকরো বড় হতে পারে</translation>
    </message>
    <message>
        <source>No, counters never come back.</source>
        <comment>3/because 3</comment>
        <translation>না, ঘুঁটি কখনো ফিরে আসে না।</translation>
    </message>
    <message>
        <source>What is a split worth?</source>
        <comment>4/title</comment>
        <translation>ভাঙনের মান কত?</translation>
    </message>
    <message>
        <source>Work out the nim-sums of the splits of five: 3 ⊕ 1, 2 ⊕ 2, 2 ⊕ 1 and 1 ⊕ 1. Compare them with what you can leave without a split.</source>
        <comment>4/text</comment>
        <translation>পাঁচের ভাঙনগুলোর নিম-যোগফল বের করো: 3 ⊕ 1, 2 ⊕ 2, 2 ⊕ 1 আর 1 ⊕ 1। না ভেঙে যা রাখা যায়, তার সঙ্গে মেলাও।</translation>
    </message>
    <message>
        <source>In normal play this is a proof by the mex. In misère play the argument of the lesson on misère Nim holds word for word: keep nim-sum 0 while a run of two or more is left, then leave an odd number of singles. It was also checked on all 4,096 boards.</source>
        <comment>4/notes</comment>
        <translation>স্বাভাবিক নিয়মে এটা mex দিয়ে একটা প্রমাণ। মিজেয়ার নিয়মে মিজেয়ার নিমের পাঠের যুক্তিটা হুবহু খাটে: দুই বা তার বেশির টুকরো থাকা পর্যন্ত নিম-যোগফল 0 রাখো, তারপর বিজোড় সংখ্যক একলা। 4,096টি বোর্ডের সবগুলোতেই তা যাচাই করা হয়েছে।</translation>
    </message>
    <message>
        <source>3 ⊕ 1 = 2, 2 ⊕ 2 = 0, 2 ⊕ 1 = 3 and 1 ⊕ 1 = 0. All of these are **less than 5**, and you could leave a single run of that size anyway. A nim-sum is never more than the ordinary sum, and the pieces together have fewer counters than before.

So a split gives nothing new. **Each run counts as a heap**, and [a run of five](lines:11111?grundy=5) has the value 5. So there is a rule: play Nim with the runs. And because the last counter loses here, play *misère* Nim.</source>
        <comment>4/reveal</comment>
        <translation>3 ⊕ 1 = 2, 2 ⊕ 2 = 0, 2 ⊕ 1 = 3 আর 1 ⊕ 1 = 0। সবই **5-এর কম**, আর ওই মাপের একটা টুকরো তো এমনিতেই রাখা যেত। নিম-যোগফল কখনো সাধারণ যোগফলের বেশি হয় না, আর টুকরোগুলোতে মিলিয়ে ঘুঁটি আগের চেয়ে কম।

তাই ভাঙনে নতুন কিছু মেলে না। **প্রতিটি টুকরো একটা স্তূপ**, আর [পাঁচের একটা টুকরোর](lines:11111?grundy=5) মান 5। তাহলে নিয়ম আছে: টুকরোগুলো নিয়ে নিম খেলো। আর এখানে শেষ ঘুঁটি নিলে হার, তাই খেলো *মিজেয়ার* নিম।</translation>
    </message>
    <message>
        <source>The first move</source>
        <comment>5/title</comment>
        <translation>প্রথম চাল</translation>
    </message>
    <message>
        <source>The runs are 3, 4 and 5. What is a winning first move?</source>
        <comment>5/text</comment>
        <translation>টুকরোগুলো 3, 4 আর 5। জেতার একটা প্রথম চাল কোনটা?</translation>
    </message>
    <message>
        <source>There are two such moves on the board, from the left or from the right, but they lead to the same code.</source>
        <comment>5/notes</comment>
        <translation>বোর্ডে এমন চাল দুটি, বাঁ দিক থেকে বা ডান দিক থেকে, কিন্তু দুটিতেই একই সংকেত থাকে।</translation>
    </message>
    <message>
        <source>Take the middle counter of the 3</source>
        <comment>5/choice 1</comment>
        <translation>3-এর মাঝের ঘুঁটিটা নেব</translation>
    </message>
    <message>
        <source>Then 1, 1, 4 and 5 are left. The ones cancel, and 4 ⊕ 5 = 1 is not 0.</source>
        <comment>5/because 1</comment>
        <translation>তাহলে 1, 1, 4 আর 5 থাকে। দুটি 1 কাটাকাটি হয়ে যায়, আর 4 ⊕ 5 = 1, যা 0 নয়।</translation>
    </message>
    <message>
        <source>Take the whole line of five</source>
        <comment>5/choice 2</comment>
        <translation>পাঁচের পুরো লাইনটা নেব</translation>
    </message>
    <message>
        <source>Then 3 ⊕ 4 = 7 is not 0. The other player makes the 4 a 3.</source>
        <comment>5/because 2</comment>
        <translation>তাহলে 3 ⊕ 4 = 7, যা 0 নয়। অন্যজন 4-কে 3 করে দেয়।</translation>
    </message>
    <message>
        <source>Make the 3 a 1, by taking two counters at its end</source>
        <comment>5/choice 3</comment>
        <translation>3-এর প্রান্ত থেকে দুটি ঘুঁটি নিয়ে তাকে 1 করব</translation>
    </message>
    <message>
        <source>Yes. 1 ⊕ 4 ⊕ 5 = 0. The code becomes 11001, and it is the only code that wins.</source>
        <comment>5/because 3</comment>
        <translation>হ্যাঁ। 1 ⊕ 4 ⊕ 5 = 0। সংকেত হয় 11001, আর এটাই একমাত্র সংকেত যা জেতায়।</translation>
    </message>
    <message>
        <source>The game is lost for the first player</source>
        <comment>5/choice 4</comment>
        <translation>প্রথম খেলোয়াড়ের জন্য খেলাটা হারা</translation>
    </message>
    <message>
        <source>3 ⊕ 4 ⊕ 5 = 2 is not 0, so some move wins.</source>
        <comment>5/because 4</comment>
        <translation>3 ⊕ 4 ⊕ 5 = 2, যা 0 নয়, তাই কোনো একটা চাল জেতায়।</translation>
    </message>
    <message>
        <source>Two lines</source>
        <comment>6/title</comment>
        <translation>দুটি লাইন</translation>
    </message>
    <message>
        <source>Two lines with n and m counters, last counter loses. Fill in P and N. You know the rule, but look out in the corner!</source>
        <comment>6/text</comment>
        <translation>দুটি লাইনে n আর m টি ঘুঁটি, শেষ ঘুঁটি নিলে হার। P আর N বসাও। নিয়ম তুমি জানো, তবে কোণের দিকে সাবধান!</translation>
    </message>
    <message>
        <source>As in misère Nim: the diagonal is P from 2, 2 on, but 0,0 and 1,1 are N, and 1,0 and 0,1 are P.</source>
        <comment>6/notes</comment>
        <translation>মিজেয়ার নিমের মতোই: 2, 2 থেকে কর্ণ P, কিন্তু 0,0 আর 1,1 হলো N, আর 1,0 আর 0,1 হলো P।</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>7/title</comment>
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>Find a winning move. Read off the runs first.</source>
        <comment>7/text</comment>
        <translation>জেতার একটা চাল খোঁজো। আগে টুকরোগুলো দেখে নাও।</translation>
    </message>
    <message>
        <source>Pupils forget the runs that were split off. Let them write the list of runs before each move.</source>
        <comment>7/notes</comment>
        <translation>ভেঙে আলাদা হয়ে যাওয়া টুকরোর কথা শিক্ষার্থীরা ভুলে যায়। প্রতি চালের আগে ওরা টুকরোর তালিকা লিখুক।</translation>
    </message>
    <message>
        <source>Against the perfect computer</source>
        <comment>8/title</comment>
        <translation>নিখুঁত কম্পিউটারের সঙ্গে</translation>
    </message>
    <message>
        <source>You start on the full board. You know the rule. Win!</source>
        <comment>8/text</comment>
        <translation>ভরা বোর্ডে তুমি শুরু করবে। নিয়ম তুমি জানো। জেতো!</translation>
    </message>
    <message>
        <source>After each move of the computer write down the runs, work out the nim-sum, and answer. Near the end remember the switch.</source>
        <comment>8/notes</comment>
        <translation>কম্পিউটারের প্রতিটি চালের পরে টুকরোগুলো লিখে নিম-যোগফল বের করে জবাব দিন। শেষের দিকে মোড় ঘোরানোর কথা মনে রাখুন।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- Only the **runs** matter, so a board is a short code, and the code falls with every move.
- Hundreds of thousands of games, but only **101** labels.
- A split gives nothing new: [each run is a heap](lines/misere:001/1111/11111?outcome=P).

When a text says “there is no rule”, it can be worth another look. But sometimes nobody knows one: the next board looks harmless, and no rule for it is known.</source>
        <comment>9/text</comment>
        <translation>- শুধু **টুকরোগুলোই** জরুরি, তাই বোর্ড মানে ছোট একটা সংকেত, আর প্রতি চালে সংকেত কমে।
- লাখ লাখ খেলা, কিন্তু চিহ্ন মাত্র **101টি**।
- ভাঙনে নতুন কিছু মেলে না: [প্রতিটি টুকরো একটা স্তূপ](lines/misere:001/1111/11111?outcome=P)।

কোনো লেখায় “নিয়ম নেই” বলা থাকলে আরেকবার দেখা মন্দ নয়। তবে কখনো কখনো সত্যিই কেউ জানে না: পরের বোর্ডটা দেখতে নিরীহ, অথচ তার কোনো নিয়ম জানা নেই।</translation>
    </message>
    <message>
        <source>**Exit question:** runs 4, 2, 1, 1, 1, last counter loses. Which move? (4 must become 2 ⊕ 1 = 3: take one from its end. A run of two or more is left, so nim-sum 0.)</source>
        <comment>9/notes</comment>
        <translation>**শেষ প্রশ্ন:** টুকরো 4, 2, 1, 1, 1, শেষ ঘুঁটি নিলে হার। কোন চাল? (4-কে হতে হবে 2 ⊕ 1 = 3: প্রান্ত থেকে একটি নাও। দুই বা তার বেশির টুকরো থাকছে, তাই নিম-যোগফল 0।)</translation>
    </message>
</context>
<context>
    <name>the-whole-grid</name>
    <message>
        <source>The whole grid</source>
        <comment>title</comment>
        <translation>পুরো ছক</translation>
    </message>
    <message>
        <source>65,536 positions in the right order, the winner, and why no simple rule is in sight.</source>
        <comment>about</comment>
        <translation>65,536টি অবস্থান ঠিক ক্রমে, কে জেতে, আর কেন সহজ কোনো নিয়ম চোখে পড়ে না।</translation>
    </message>
    <message>
        <source>find an order in which a computer can label all 65,536 positions</source>
        <comment>aims</comment>
        <translation>কম্পিউটার যাতে 65,536টি অবস্থানের সবগুলোতে চিহ্ন বসাতে পারে, এমন একটা ক্রম বের করতে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>A board of 3 × 3 first. Take 1, 2 or 3 neighbours of a row or a column; whoever takes the last stone **loses**. You start. The computer plays perfectly when at most 4 stones are left, and at random until then.</source>
        <comment>1/text</comment>
        <translation>আগে 3 × 3 বোর্ড। এক সারির বা এক কলামের পাশাপাশি 1, 2 বা 3টি নাও; যে শেষ পাথরটা নেয়, সে **হারে**। তুমি শুরু করবে। পাথর 4টি বা তার কম থাকলে কম্পিউটার নিখুঁত খেলে, তার আগে পর্যন্ত এলোমেলো।</translation>
    </message>
    <message>
        <source>On this board the player who starts can win; seven of the 27 first moves do it, the middle stone for example. Ask which positions with four or five stones they tried to leave.</source>
        <comment>1/notes</comment>
        <translation>এই বোর্ডে যে শুরু করে সে জিততে পারে; 27টি প্রথম চালের সাতটিতে তা হয়, যেমন মাঝের পাথরটা নিলে। জিজ্ঞেস করুন, চার-পাঁচ পাথরের কোন অবস্থানগুলো ওরা রাখতে চেয়েছিল।</translation>
    </message>
    <message>
        <source>In which order?</source>
        <comment>2/title</comment>
        <translation>কোন ক্রমে?</translation>
    </message>
    <message>
        <source>To label all 65,536 positions you need an order in which every move leads to something done already. What order could that be?</source>
        <comment>2/text</comment>
        <translation>65,536টি অবস্থানে চিহ্ন বসাতে হলে এমন একটা ক্রম চাই, যাতে প্রতিটি চাল এমন কোথাও যায় যেখানে কাজ হয়ে গেছে। কী হতে পারে সেই ক্রম?</translation>
    </message>
    <message>
        <source>It is the same idea as the falling code of Line Nim. A computer labels all 65,536 positions in a moment.</source>
        <comment>2/notes</comment>
        <translation>লাইন নিমের কমতে থাকা সংকেতের ভাবনাটাই। কম্পিউটার মুহূর্তে 65,536টি অবস্থানে চিহ্ন বসিয়ে ফেলে।</translation>
    </message>
    <message>
        <source>Write a position as a row of ones and zeros and read it as a **binary number**. A move changes ones into zeros, so the number gets **smaller**. Go through the numbers from 0 to 65,535: every position comes after all those that it can become.

[This position](grid/misere:1111/0000/1111/1111?outcome=N) is 1111 0000 1111 1111, the number 61,695. It is N.

An even simpler order: by the number of stones.</source>
        <comment>2/reveal</comment>
        <translation>অবস্থানটাকে এক আর শূন্যের সারি করে লেখো, আর পড়ো **দ্বিমিক সংখ্যা** হিসেবে। চালে এক হয়ে যায় শূন্য, তাই সংখ্যাটা **ছোট** হয়। 0 থেকে 65,535 পর্যন্ত পরপর এগোও: যে অবস্থানগুলোতে একটা অবস্থান যেতে পারে, সে আসে তাদের সবার পরে।

[এই অবস্থানটা](grid/misere:1111/0000/1111/1111?outcome=N) হলো 1111 0000 1111 1111, মানে 61,695। এটা N।

আরও সহজ ক্রম: পাথরের সংখ্যা ধরে।</translation>
    </message>
    <message>
        <source>How many first moves?</source>
        <comment>3/title</comment>
        <translation>প্রথম চাল কয়টি?</translation>
    </message>
    <message>
        <source>On the full board there are 8 lines: 4 rows and 4 columns. In each of them you can take one, two or three neighbours in 4 + 3 + 2 = 9 ways. How many different first moves are there?</source>
        <comment>3/text</comment>
        <translation>ভরা বোর্ডে 8টি লাইন: 4টি সারি আর 4টি কলাম। প্রতিটিতে পাশাপাশি এক, দুই বা তিনটি নেওয়া যায় 4 + 3 + 2 = 9 ভাবে। আলাদা প্রথম চাল মোট কয়টি?</translation>
    </message>
    <message>
        <source>4 singles, 3 pairs and 2 triples in a line. Good counting practice.</source>
        <comment>3/notes</comment>
        <translation>এক লাইনে 4টি একলা, 3টি জোড়া আর 2টি তিনের দল। গোনার ভালো অনুশীলন।</translation>
    </message>
    <message>
        <source>72</source>
        <comment>3/choice 1</comment>
        <translation>72</translation>
    </message>
    <message>
        <source>8 times 9 is 72, but each single stone has been counted twice: once in its row and once in its column.</source>
        <comment>3/because 1</comment>
        <translation>8 গুণ 9 হলো 72, কিন্তু প্রতিটি একলা পাথর গোনা হয়ে গেছে দুবার: একবার সারিতে, একবার কলামে।</translation>
    </message>
    <message>
        <source>56</source>
        <comment>3/choice 2</comment>
        <translation>56</translation>
    </message>
    <message>
        <source>Yes. 8 times 9 is 72, and 16 single stones were counted twice.</source>
        <comment>3/because 2</comment>
        <translation>হ্যাঁ। 8 গুণ 9 হলো 72, আর 16টি একলা পাথর দুবার গোনা হয়েছিল।</translation>
    </message>
    <message>
        <source>48</source>
        <comment>3/choice 3</comment>
        <translation>48</translation>
    </message>
    <message>
        <source>That is 16 times 3. But taking two or three can be done in more ways than one.</source>
        <comment>3/because 3</comment>
        <translation>এটা 16 গুণ 3। কিন্তু দুই বা তিনটি নেওয়া যায় একাধিক ভাবে।</translation>
    </message>
    <message>
        <source>The whole board</source>
        <comment>4/title</comment>
        <translation>পুরো বোর্ড</translation>
    </message>
    <message>
        <source>So who wins on the full board of sixteen stones? Guess first. Then look.</source>
        <comment>4/text</comment>
        <translation>তাহলে ষোলো পাথরের ভরা বোর্ডে কে জেতে? আগে আন্দাজ করো। তারপর দেখো।</translation>
    </message>
    <message>
        <source>Take a vote before revealing it. Nobody can see it from the board; it is the result of the table.</source>
        <comment>4/notes</comment>
        <translation>দেখানোর আগে ভোট নিন। বোর্ড দেখে কেউ বলতে পারে না; এটা সারণির ফল।</translation>
    </message>
    <message>
        <source>**The second player.** The full board is [P](grid/misere:1111/1111/1111/1111?outcome=P&amp;winning=0): each of the 56 first moves can be answered. It takes 13 moves, if the loser holds out as long as possible and the winner hurries.

Even with the rule turned round, so that the last stone *wins*, [the second player wins](grid:1111/1111/1111/1111?outcome=P).</source>
        <comment>4/reveal</comment>
        <translation>**দ্বিতীয় খেলোয়াড়।** ভরা বোর্ড [P](grid/misere:1111/1111/1111/1111?outcome=P&amp;winning=0): 56টি প্রথম চালের প্রতিটিরই জবাব আছে। যে হারছে সে যতটা পারে টেনে নিলে আর যে জিতছে সে তাড়াহুড়ো করলে খেলা চলে 13 চাল।

নিয়ম উল্টে দিলে, মানে শেষ পাথর নিলে *জিত* হলেও, [দ্বিতীয় খেলোয়াড়ই জেতে](grid:1111/1111/1111/1111?outcome=P)।</translation>
    </message>
    <message>
        <source>A smaller board</source>
        <comment>5/title</comment>
        <translation>আরও ছোট বোর্ড</translation>
    </message>
    <message>
        <source>On the 3 × 3 board the first player wins, for example by taking the **middle row**. Why?</source>
        <comment>5/text</comment>
        <translation>3 × 3 বোর্ডে জেতে প্রথম খেলোয়াড়, যেমন **মাঝের সারিটা** নিয়ে। কেন?</translation>
    </message>
    <message>
        <source>The corner stones, the middle stone, and the two middle lines: 4 + 1 + 2 = 7.</source>
        <comment>5/notes</comment>
        <translation>কোণের পাথরগুলো, মাঝের পাথরটা, আর মাঝের দুটি লাইন: 4 + 1 + 2 = 7।</translation>
    </message>
    <message>
        <source>Two rows that do not touch: [P](grid/misere:111/000/111?outcome=P), like two runs of three in Line Nim. Copy, and take care at the end.

Another way is [the middle stone](grid/misere:111/111/111?wins=grid/misere:111/101/111). In all, [seven](grid/misere:111/111/111?winning=7&amp;moves=27) first moves win.</source>
        <comment>5/reveal</comment>
        <translation>দুটি সারি, যারা একে অন্যকে ছোঁয় না: [P](grid/misere:111/000/111?outcome=P), লাইন নিমে তিনের দুটি টুকরোর মতো। নকল করো, শেষে সাবধান।

আরেকটা উপায় [মাঝের পাথরটা](grid/misere:111/111/111?wins=grid/misere:111/101/111)। সব মিলিয়ে প্রথম চালের [সাতটিতে](grid/misere:111/111/111?winning=7&amp;moves=27) জেতা যায়।</translation>
    </message>
    <message>
        <source>Is there a rule here too?</source>
        <comment>6/title</comment>
        <translation>এখানেও কি নিয়ম আছে?</translation>
    </message>
    <message>
        <source>In Line Nim a number for each run was enough for both kinds of play. Could numbers help here as well?</source>
        <comment>6/text</comment>
        <translation>লাইন নিমে প্রতি টুকরোর একটা সংখ্যাই দুই নিয়মের জন্য যথেষ্ট ছিল। এখানেও কি সংখ্যা কাজে লাগতে পারে?</translation>
    </message>
    <message>
        <source>For quick pupils. “Every such game is Nim in disguise” is true for normal play. In misère play it is false, and this is a proof by example.</source>
        <comment>6/notes</comment>
        <translation>চটপটে শিক্ষার্থীদের জন্য। “এমন প্রতিটি খেলাই ছদ্মবেশী নিম” কথাটা স্বাভাবিক নিয়মে সত্যি। মিজেয়ার নিয়মে তা মিথ্যা, আর এটাই উদাহরণ দিয়ে তার প্রমাণ।</translation>
    </message>
    <message>
        <source>For normal play every position has a Grundy value, but no quick way to see it is known. And for misère play the value is **not enough**.

[This position](grid:1011/0111/0000/0000?grundy=4) and [this one](grid:1111/0000/1111/1111?grundy=4) both have the value 4 when the last stone wins. But when the last stone loses, the first is [P](grid/misere:1011/0111/0000/0000?outcome=P) and the second is [N](grid/misere:1111/0000/1111/1111?outcome=N). So no rule that looks only at the values can work.</source>
        <comment>6/reveal</comment>
        <translation>স্বাভাবিক নিয়মে প্রতিটি অবস্থানের একটা গ্রান্ডি সংখ্যা আছে, কিন্তু সেটা তাড়াতাড়ি দেখে ফেলার উপায় জানা নেই। আর মিজেয়ার নিয়মে মানটুকু **যথেষ্ট নয়**।

[এই অবস্থান](grid:1011/0111/0000/0000?grundy=4) আর [এই অবস্থান](grid:1111/0000/1111/1111?grundy=4), শেষ পাথর নিলে জিত হলে দুটিরই মান 4। কিন্তু শেষ পাথর নিলে হার হলে প্রথমটা [P](grid/misere:1011/0111/0000/0000?outcome=P), দ্বিতীয়টা [N](grid/misere:1111/0000/1111/1111?outcome=N)। তাই শুধু মান দেখে, এমন কোনো নিয়ম খাটতেই পারে না।</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>7/title</comment>
        <translation>জেতার চালটা খোঁজো</translation>
    </message>
    <message>
        <source>Look for positions that you know: a single stone, the small square, two pairs that lie apart.</source>
        <comment>7/text</comment>
        <translation>চেনা অবস্থান খোঁজো: একলা পাথর, ছোট চৌকো, আলাদা থাকা দুটি জোড়া।</translation>
    </message>
    <message>
        <source>Ask for the position that is left, not for the move: “I leave two separate pairs, and that is P.”</source>
        <comment>7/notes</comment>
        <translation>চাল নয়, যে অবস্থানটা থাকে সেটা জিজ্ঞেস করুন: “আমি দুটি আলাদা জোড়া রাখি, আর সেটা P।”</translation>
    </message>
    <message>
        <source>Climb the fence</source>
        <comment>8/title</comment>
        <translation>বেড়া ডিঙাও</translation>
    </message>
    <message>
        <source>You are second. This computer plays perfectly when at most 6 stones are left, and at random until then. Can you be ahead when it wakes up?</source>
        <comment>8/text</comment>
        <translation>তুমি দ্বিতীয়। পাথর 6টি বা তার কম থাকলে এই কম্পিউটার নিখুঁত খেলে, তার আগে পর্যন্ত এলোমেলো। সে জেগে ওঠার আগেই কি এগিয়ে থাকতে পারবে?</translation>
    </message>
    <message>
        <source>Let the class play together. When seven to ten stones are left, stop and think: which P-position with fewer stones can we leave? Known ones: the small square, two separate pairs, 1011 above 0111.</source>
        <comment>8/notes</comment>
        <translation>পুরো ক্লাস মিলে খেলুক। সাত থেকে দশটি পাথর থাকতে থামুন, ভাবুন: আরও কম পাথরের কোন P-অবস্থান রাখা যায়? চেনাগুলো: ছোট চৌকো, দুটি আলাদা জোড়া, 0111-এর উপরে 1011।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- **Some** move to P makes N. **Every** move to N makes P. That solves every game of this kind, rule or no rule.
- You need an order in which everything gets smaller.
- [The full board](grid/misere:1111/1111/1111/1111?outcome=P) belongs to the second player.

The next lesson draws such games as dots and arrows, and finds out what all of them have in common.</source>
        <comment>9/text</comment>
        <translation>- P-তে যাওয়ার **একটা** চাল থাকলেই N। **সব** চাল N-এ গেলে P। নিয়ম থাকুক বা না থাকুক, এ ধরনের সব খেলার সমাধান এতেই।
- চাই এমন একটা ক্রম, যাতে সবকিছু ছোট হতে থাকে।
- [ভরা বোর্ড](grid/misere:1111/1111/1111/1111?outcome=P) দ্বিতীয় খেলোয়াড়ের।

পরের পাঠে এসব খেলা আঁকা হবে বিন্দু আর তীর দিয়ে, আর দেখা যাবে সবার মধ্যে মিলটা কী।</translation>
    </message>
    <message>
        <source>**Exit question:** one row of four and nothing else, last stone loses. What do you do? (Take three at one end, leave one.)</source>
        <comment>9/notes</comment>
        <translation>**শেষ প্রশ্ন:** চারের একটা সারি, আর কিছু না, শেষ পাথর নিলে হার। কী করবে? (এক প্রান্ত থেকে তিনটি নিয়ে একটা রাখব।)</translation>
    </message>
</context>
<context>
    <name>the-whole-theory</name>
    <message>
        <source>The whole theory</source>
        <comment>title</comment>
        <translation>পুরো তত্ত্ব</translation>
    </message>
    <message>
        <source>Mex and Grundy values: one method for every game that must end, with the same moves for both players and the last move winning.</source>
        <comment>about</comment>
        <translation>mex আর গ্রান্ডি সংখ্যা: যে খেলা শেষ হতে বাধ্য, দুজনের চাল এক আর শেষ চালে জিত, তার সবগুলোর জন্য একটাই পদ্ধতি।</translation>
    </message>
    <message>
        <source>put games together by values</source>
        <comment>aims</comment>
        <translation>মান দিয়ে কয়েকটা খেলাকে একসঙ্গে জুড়তে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>Three heaps of 10, 7 and 5 matches. On your turn choose one heap and take **1, 2 or 3** matches from it. Whoever takes the last match wins.

Play it in pairs. You know one heap of ten from the very first lesson. But who wins with three heaps?</source>
        <comment>1/text</comment>
        <translation>10, 7 আর 5টি কাঠির তিনটি স্তূপ। তোমার পালায় একটা স্তূপ বেছে সেখান থেকে **1, 2 বা 3টি** কাঠি নাও। যে শেষ কাঠিটা নেয়, সে জেতে।

জোড়ায় জোড়ায় খেলো। দশের একটা স্তূপ তো একেবারে প্রথম পাঠ থেকেই চেনা। কিন্তু তিনটি স্তূপ হলে কে জেতে?</translation>
    </message>
    <message>
        <source>Back to Takeaway. Let them try what they know: labels P and N of the single heaps (all three are N) do not answer it. This is the question of lesson 2.</source>
        <comment>1/notes</comment>
        <translation>আবার কাঠি তোলার খেলা। যা জানে তা-ই দিয়ে চেষ্টা করুক: একেকটা স্তূপের P আর N (তিনটিই N) জেনে উত্তর মেলে না। এটা পাঠ 2-এর প্রশ্ন।</translation>
    </message>
    <message>
        <source>Are letters enough?</source>
        <comment>2/title</comment>
        <translation>অক্ষরে কি কুলায়?</translation>
    </message>
    <message>
        <source>10 is N, 7 is N and 5 is N. Does that tell you about all three together?</source>
        <comment>2/text</comment>
        <translation>10 হলো N, 7 হলো N, 5 হলো N। তাতে তিনটি একসঙ্গে কী, তা কি জানা যায়?</translation>
    </message>
    <message>
        <source>The counterexample is from lesson 2: copying with two equal heaps.</source>
        <comment>2/notes</comment>
        <translation>পাল্টা উদাহরণটা পাঠ 2-এর: দুটি সমান স্তূপে নকল করা।</translation>
    </message>
    <message>
        <source>Yes: three Ns make N</source>
        <comment>2/choice 1</comment>
        <translation>হ্যাঁ: তিনটি N মিলে N</translation>
    </message>
    <message>
        <source>Then two Ns would always make the same letter. But 10 and 10 is P, and 10 and 7 is N.</source>
        <comment>2/because 1</comment>
        <translation>তাহলে দুটি N মিলে সবসময় একই অক্ষর হতো। অথচ 10 আর 10 হলো P, 10 আর 7 হলো N।</translation>
    </message>
    <message>
        <source>No, letters are not enough</source>
        <comment>2/choice 2</comment>
        <translation>না, অক্ষরে কুলায় না</translation>
    </message>
    <message>
        <source>Right. Whether a sum of games is P or N depends on *numbers*.</source>
        <comment>2/because 2</comment>
        <translation>ঠিক। কয়েকটা খেলার যোগফল P না N, তা নির্ভর করে *সংখ্যার* উপর।</translation>
    </message>
    <message>
        <source>The values of one heap</source>
        <comment>3/title</comment>
        <translation>এক স্তূপের মান</translation>
    </message>
    <message>
        <source>Find the Grundy value of each heap up to 12. From each number you can leave the one that is 1, 2 or 3 smaller: which number is missing among their values?</source>
        <comment>3/text</comment>
        <translation>12 পর্যন্ত প্রতিটি স্তূপের গ্রান্ডি সংখ্যা বের করো। প্রতিটি সংখ্যা থেকে 1, 2 বা 3 কম এমন সংখ্যা রাখা যায়: তাদের মানের মধ্যে কোন সংখ্যাটা নেই?</translation>
    </message>
    <message>
        <source>0 1 2 3 0 1 2 3 0 1 2 3 0: the remainder after division by 4. The zeros are the P-positions of the first lesson.</source>
        <comment>3/notes</comment>
        <translation>0 1 2 3 0 1 2 3 0 1 2 3 0: 4 দিয়ে ভাগ করার ভাগশেষ। শূন্যগুলো প্রথম পাঠের P-অবস্থান।</translation>
    </message>
    <message>
        <source>And together?</source>
        <comment>4/title</comment>
        <translation>একসঙ্গে?</translation>
    </message>
    <message>
        <source>The values are 2 for ten, 3 for seven and 1 for five. Who wins from 10, 7, 5?</source>
        <comment>4/text</comment>
        <translation>মান: দশের 2, সাতের 3, পাঁচের 1। 10, 7, 5 থেকে কে জেতে?</translation>
    </message>
    <message>
        <source>3, 2, 1 once more! Let them play it again, with the second player following the plan.</source>
        <comment>4/notes</comment>
        <translation>আবার সেই 3, 2, 1! ওরা আবার খেলুক, দ্বিতীয় জন পরিকল্পনা মেনে।</translation>
    </message>
    <message>
        <source>The second player: 2 ⊕ 3 ⊕ 1 = 0</source>
        <comment>4/choice 1</comment>
        <translation>দ্বিতীয় খেলোয়াড়: 2 ⊕ 3 ⊕ 1 = 0</translation>
    </message>
    <message>
        <source>Yes. The three heaps behave like Nim heaps of 2, 3 and 1.</source>
        <comment>4/because 1</comment>
        <translation>হ্যাঁ। তিনটি স্তূপ নিমের 2, 3 আর 1 স্তূপের মতো আচরণ করে।</translation>
    </message>
    <message>
        <source>The first player: 2 + 3 + 1 = 6</source>
        <comment>4/choice 2</comment>
        <translation>প্রথম খেলোয়াড়: 2 + 3 + 1 = 6</translation>
    </message>
    <message>
        <source>Values of such games are joined by the nim-sum, and not added.</source>
        <comment>4/because 2</comment>
        <translation>এমন খেলার মান জোড়ে নিম-যোগফলে, যোগ করে নয়।</translation>
    </message>
    <message>
        <source>The great theorem</source>
        <comment>5/title</comment>
        <translation>বড় উপপাদ্যটা</translation>
    </message>
    <message>
        <source>Roland Sprague and Patrick Grundy both found it in the 1930s, without knowing of each other:

**Every position of such a game behaves like one heap of Nim.** The size of the heap is the Grundy value: the smallest number 0, 1, 2, … that is missing among the values of the moves. And games side by side behave like heaps side by side: **take the nim-sum**.

*Such a game* means: two players, the same moves for both, no chance, no secrets, it must end, and the last move **wins**.</source>
        <comment>5/text</comment>
        <translation>রোলান্ড স্প্রেগ (Roland Sprague) আর প্যাট্রিক গ্রান্ডি (Patrick Grundy), দুজনেই 1930-এর দশকে এটা আবিষ্কার করেন, একে অন্যের কথা না জেনে:

**এমন খেলার প্রতিটি অবস্থান নিমের একটা স্তূপের মতো আচরণ করে।** স্তূপের মাপ হলো গ্রান্ডি সংখ্যা: চালগুলোর মানের মধ্যে 0, 1, 2, …-এর সবচেয়ে ছোট যেটা নেই। আর পাশাপাশি কয়েকটা খেলা ঠিক পাশাপাশি কয়েকটা স্তূপের মতো: **নিম-যোগফল নাও**।

*এমন খেলা* মানে: দুজন খেলোয়াড়, দুজনের একই চাল, ভাগ্যের কিছু নেই, গোপন কিছু নেই, শেষ হতে বাধ্য, আর শেষ চালে **জিত**।</translation>
    </message>
    <message>
        <source>The reason was shown in the lesson on Grundy values: from value g all smaller values can be reached, and a larger one can be brought back. Ask them which games of the course are such games: Takeaway, Nim, Nimble, the coins, the staircase, the silver dollar, Wythoff, green Hackenbush and Kayles, all when the last move wins.</source>
        <comment>5/notes</comment>
        <translation>কারণটা গ্রান্ডি সংখ্যার পাঠেই দেখানো হয়েছে: মান g থেকে ছোট সব মানের অবস্থানে যাওয়া যায়, আর বড় কোনো মান হলে ফিরিয়ে আনা যায়। জিজ্ঞেস করুন, পাঠক্রমের কোন খেলাগুলো এমন: কাঠি তোলা, নিম, নিম্বল, মুদ্রা উল্টানো, সিঁড়ি, সিলভার ডলার, উইথফ, সবুজ হ্যাকেনবুশ আর কেইলস, সবই শেষ চালে জিত হলে।</translation>
    </message>
    <message>
        <source>Three games at once</source>
        <comment>6/title</comment>
        <translation>একসঙ্গে তিনটি খেলা</translation>
    </message>
    <message>
        <source>Takeaway, Kayles and Nim on one table: on your turn you move on **one** of the three boards. Whoever makes the last move of all wins. Their values are 2, 3 and 4. You start, and you can win.</source>
        <comment>6/text</comment>
        <translation>কাঠি তোলা, কেইলস আর নিম এক টেবিলে: তোমার পালায় তিনটি বোর্ডের **একটায়** চাল দাও। সবার শেষ চাল যে দেয়, সে জেতে। তাদের মান 2, 3 আর 4। তুমি শুরু করো, আর তুমি জিততে পারো।</translation>
    </message>
    <message>
        <source>2 ⊕ 3 ⊕ 4 = 5. Only one move wins: the heap of Nim has to become 1, because 2 ⊕ 3 = 1.</source>
        <comment>6/notes</comment>
        <translation>2 ⊕ 3 ⊕ 4 = 5। শুধু একটা চালে জেতা যায়: নিমের স্তূপকে 1 হতে হবে, কারণ 2 ⊕ 3 = 1।</translation>
    </message>
    <message>
        <source>In which game do you move?</source>
        <comment>7/title</comment>
        <translation>কোন খেলায় চাল দেবে?</translation>
    </message>
    <message>
        <source>Several games side by side. Find the values of the boards, then the board with a winning move: click on it, or make the move. In the answers ∗4 is a heap of four, and ∗ is short for ∗1, a heap of one.</source>
        <comment>7/text</comment>
        <translation>কয়েকটা খেলা পাশাপাশি। বোর্ডগুলোর মান বের করো, তারপর যে বোর্ডে জেতার চাল আছে সেটা: তাতে ক্লিক করো, কিংবা চালটা দাও। উত্তরে ⁦∗4⁩ মানে চারের স্তূপ, আর শুধু ∗ মানে ⁦∗1⁩, অর্থাৎ একের স্তূপ।</translation>
    </message>
    <message>
        <source>The nim-sum of the values is never 0 here. Look for a board whose value has a 1 in its leading column.</source>
        <comment>7/notes</comment>
        <translation>এখানে মানগুলোর নিম-যোগফল কখনো 0 নয়। এমন একটা বোর্ড খুঁজতে হবে যার মানে নিম-যোগফলের প্রথম স্তম্ভে 1 আছে।</translation>
    </message>
    <message>
        <source>The smallest missing number</source>
        <comment>8/title</comment>
        <translation>সবচেয়ে ছোট অনুপস্থিত সংখ্যা</translation>
    </message>
    <message>
        <source>A last round: find the mex of each list.</source>
        <comment>8/text</comment>
        <translation>শেষবারের মতো: প্রতিটি তালিকার mex বের করো।</translation>
    </message>
    <message>
        <source>Order and repetitions do not matter.</source>
        <comment>8/notes</comment>
        <translation>ক্রম আর একই সংখ্যা বারবার থাকা, কোনোটাতেই কিছু যায়-আসে না।</translation>
    </message>
    <message>
        <source>A recipe for a computer</source>
        <comment>9/title</comment>
        <translation>কম্পিউটারের জন্য রেসিপি</translation>
    </message>
    <message>
        <source>How would you tell a computer to find the value of any position? Try to write it in four lines.</source>
        <comment>9/text</comment>
        <translation>যে-কোনো অবস্থানের মান বের করতে কম্পিউটারকে কীভাবে বলবে? চার লাইনে লেখার চেষ্টা করো।</translation>
    </message>
    <message>
        <source>Compare it with pseudo-code in other texts: a common slip is to fill one list and then to look into another one. The notebook is what makes it fast.</source>
        <comment>9/notes</comment>
        <translation>অন্য বইয়ের সিউডোকোডের সঙ্গে মেলান: চেনা ভুল হলো এক তালিকা ভরে আরেকটায় খোঁজা। খাতাটার জন্যই কাজটা তাড়াতাড়ি হয়।</translation>
    </message>
    <message>
        <source>The value of a position:

- If you have worked it out before, take it from your notebook.
- Otherwise find the value of each position that one move can leave, by this same recipe, and write these values into a **new, empty list**.
- Start at 0 and count up to the first number that is **not in this list**.
- Write it into the notebook. That is the value.

It calls itself, but always for positions closer to the end. So it comes to an end.</source>
        <comment>9/reveal</comment>
        <translation>একটা অবস্থানের মান:

- আগে বের করে থাকলে খাতা থেকে নাও।
- নইলে এক চালে যেসব অবস্থান রাখা যায়, এই রেসিপিতেই তাদের প্রত্যেকের মান বের করো, আর মানগুলো লেখো **নতুন, খালি একটা তালিকায়**।
- 0 থেকে গুনতে থাকো, যতক্ষণ না এমন সংখ্যা পাও যা **এই তালিকায় নেই**।
- সেটা খাতায় লেখো। ওটাই মান।

রেসিপিটা নিজেকেই ডাকে, কিন্তু সবসময় শেষের আরও কাছের অবস্থানের জন্য। তাই একদিন থামে।</translation>
    </message>
    <message>
        <source>What the notebook saves</source>
        <comment>10/title</comment>
        <translation>খাতায় কতটা বাঁচে</translation>
    </message>
    <message>
        <source>In Takeaway 10: how many positions are there? And how many different games can be played?</source>
        <comment>10/text</comment>
        <translation>10 কাঠির খেলায় অবস্থান কয়টি? আর আলাদা খেলা কয়টি খেলা যায়?</translation>
    </message>
    <message>
        <source>With the order of the heaps ignored, 5, 3, 2 has 37 positions, as in the lesson by hand.</source>
        <comment>10/notes</comment>
        <translation>স্তূপের ক্রম না ধরলে 5, 3, 2-এর অবস্থান 37টি, হাতে-কলমে করা পাঠের মতোই।</translation>
    </message>
    <message>
        <source>There are **11 positions**, 27 moves, and **274** different games. With the notebook each position is worked out once.

For Nim with 5, 3, 2 it is 72 positions and 26,292 games. For the 4 × 4 grid it is 65,536 positions and 83,806,906,248,000 games: more than eighty million million. **Never list games. Label positions.**</source>
        <comment>10/reveal</comment>
        <translation>অবস্থান **11টি**, চাল 27টি, আর আলাদা খেলা **274টি**। খাতা থাকলে প্রতিটি অবস্থান কষতে হয় একবার।

5, 3, 2-এর নিমে অবস্থান 72টি, খেলা 26,292টি। 4 × 4 ছকে অবস্থান 65,536টি, খেলা 83,806,906,248,000টি: আশি লাখ কোটিরও বেশি। **খেলার তালিকা কখনো নয়। অবস্থানে চিহ্ন বসাও।**</translation>
    </message>
    <message>
        <source>Find the value</source>
        <comment>11/title</comment>
        <translation>মান বের করো</translation>
    </message>
    <message>
        <source>Find the Grundy value. Where there are several heaps: the values of the heaps first, then the nim-sum.</source>
        <comment>11/text</comment>
        <translation>গ্রান্ডি সংখ্যা বের করো। স্তূপ কয়েকটা হলে: আগে প্রতিটি স্তূপের মান, তারপর নিম-যোগফল।</translation>
    </message>
    <message>
        <source>Other sets than 1, 2, 3 may come up. A short table of the values helps.</source>
        <comment>11/notes</comment>
        <translation>1, 2, 3 ছাড়া অন্য সেটও আসতে পারে। মানের ছোট একটা সারণি কাজে লাগে।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>12/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- Letters are not enough for sums of games, but **values** are: parts are joined by the nim-sum.
- The value is the smallest number that is **missing** among the values of the moves. [10, 7, 5](takeaway:10,7,5?outcome=P&amp;grundy=0) is Nim with 2, 3, 1.
- With a notebook each position is worked out only once.

The next lesson is for the curious: it asks what a position is worth. The last lesson looks at the way computers think in chess, and at the limits of the theory.</source>
        <comment>12/text</comment>
        <translation>- কয়েকটা খেলার যোগফলে অক্ষরে কুলায় না, **মান** দিয়ে কুলায়: অংশগুলো জোড়ে নিম-যোগফলে।
- মান হলো চালগুলোর মানের মধ্যে সবচেয়ে ছোট যেটা **নেই**। [10, 7, 5](takeaway:10,7,5?outcome=P&amp;grundy=0) মানে 2, 3, 1-এর নিম।
- খাতা থাকলে প্রতিটি অবস্থান একবার কষলেই হয়।

পরের পাঠটা কৌতূহলীদের জন্য: একটা অবস্থানের দাম কত। শেষ পাঠে দেখব, দাবায় কম্পিউটার কীভাবে ভাবে, আর তত্ত্বের সীমা কোথায়।</translation>
    </message>
    <message>
        <source>**Exit question:** take 1, 2 or 3, heaps of 9, 6, 4. (Values 1, 2, 0: 3, so N.)</source>
        <comment>12/notes</comment>
        <translation>**শেষ প্রশ্ন:** 1, 2 বা 3টি নেওয়া যায়, স্তূপ 9, 6, 4। (মান 1, 2, 0: 3, তাই N।)</translation>
    </message>
</context>
<context>
    <name>the-winning-move</name>
    <message>
        <source>How to find the winning move</source>
        <comment>title</comment>
        <translation>জেতার চাল খোঁজার উপায়</translation>
    </message>
    <message>
        <source>The second fact: from any other nim-sum you can make it 0, and the columns show how.</source>
        <comment>about</comment>
        <translation>দ্বিতীয় কথা: নিম-যোগফল 0 না হলে তাকে 0 করা যায়, আর কলামগুলোই দেখায় কীভাবে।</translation>
    </message>
    <message>
        <source>find a winning move from everything else, and prove that there is one</source>
        <comment>aims</comment>
        <translation>বাকি সব অবস্থান থেকে জেতার একটা চাল খুঁজে বের করতে, আর এমন চাল যে আছেই তা প্রমাণ করতে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>Five heaps: 25, 15, 19, 3 and 13. You start, against a computer that plays perfectly when at most 12 stones are left, and at random until then.

Can you find good moves with the nim-sum? Write the heaps in binary, below each other.</source>
        <comment>1/text</comment>
        <translation>পাঁচটি স্তূপ: 25, 15, 19, 3 আর 13। তুমি শুরু করবে। পাথর 12টি বা তার কম থাকলে কম্পিউটার নিখুঁত খেলে, তার আগে পর্যন্ত এলোমেলো।

নিম-যোগফল দিয়ে ভালো চাল খুঁজে পাও? স্তূপগুলো দ্বিমিকে লেখো, একটার নিচে একটা।</translation>
    </message>
    <message>
        <source>Work as a class, and stop after a few moves: this is to see how hard it is to find a move by trying. At the end of the lesson it takes half a minute.</source>
        <comment>1/notes</comment>
        <translation>পুরো ক্লাস মিলে করুন, কয়েক চাল পরে থামুন: উদ্দেশ্য শুধু এটা দেখা যে হাতড়ে চাল খোঁজা কত কঠিন। পাঠের শেষে আধ মিনিটেই হবে।</translation>
    </message>
    <message>
        <source>Now fact 2, on a big board</source>
        <comment>2/title</comment>
        <translation>এবার কথা 2, বড় বোর্ডে</translation>
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
        <translation>পাঁচটি স্তূপ: 25, 15, 19, 3 আর 13।

- 25 হলো **1 1 0 0 1**
- 15 হলো **0 1 1 1 1**
- 19 হলো **1 0 0 1 1**
- 3 হলো **0 0 0 1 1**
- 13 হলো **0 1 1 0 1**
- নিম-যোগফল **0 1 0 1 1**

তিনটি কলাম বিজোড়: আটের, দুইয়ের আর একের। আমরা সব কলাম জোড় করতে চাই **একটা স্তূপকে ছোট করে**।</translation>
    </message>
    <message>
        <source>Let pupils count the columns before you show the last line: 16s two, 8s three, 4s two, 2s three, 1s five.</source>
        <comment>2/notes</comment>
        <translation>শেষ লাইনটা দেখানোর আগে শিক্ষার্থীরা কলামগুলো গুনুক: 16-এর দুটি, 8-এর তিনটি, 4-এর দুটি, 2-এর তিনটি, 1-এর পাঁচটি।</translation>
    </message>
    <message>
        <source>Which heaps can do it?</source>
        <comment>3/title</comment>
        <translation>কোন স্তূপ দিয়ে হবে?</translation>
    </message>
    <message>
        <source>The **leftmost** odd column is the one of the eights. A heap that puts it right by getting *smaller* must turn a 1 there into 0. Which heaps have a 1 in that column?</source>
        <comment>3/text</comment>
        <translation>সবচেয়ে **বাঁয়ের** বিজোড় কলামটা আটের। যে স্তূপ *ছোট* হয়ে সেটাকে ঠিক করবে, তাকে সেখানে 1-কে 0 করতে হবে। ওই কলামে কোন স্তূপগুলোর 1 আছে?</translation>
    </message>
    <message>
        <source>There must be at least one such heap: the column is odd, so it cannot hold zero ones. That is a part of the proof; ask for it.</source>
        <comment>3/notes</comment>
        <translation>এমন অন্তত একটা স্তূপ থাকবেই: কলামটা বিজোড়, তাই তাতে একের সংখ্যা শূন্য হতে পারে না। এটা প্রমাণেরই অংশ; প্রশ্ন করে বের করে আনুন।</translation>
    </message>
    <message>
        <source>25, 15 and 13</source>
        <comment>3/choice 1</comment>
        <translation>25, 15 আর 13</translation>
    </message>
    <message>
        <source>Yes. Each of these three can be used, and no other heap.</source>
        <comment>3/because 1</comment>
        <translation>হ্যাঁ। এই তিনটির যে-কোনোটা চলবে, অন্য কোনোটা নয়।</translation>
    </message>
    <message>
        <source>25 and 19</source>
        <comment>3/choice 2</comment>
        <translation>25 আর 19</translation>
    </message>
    <message>
        <source>These two have a 1 in the column of the sixteens. That column is even already.</source>
        <comment>3/because 2</comment>
        <translation>এই দুটির 1 আছে ষোলোর কলামে। সেটা তো জোড়ই আছে।</translation>
    </message>
    <message>
        <source>Only 25, the largest</source>
        <comment>3/choice 3</comment>
        <translation>শুধু 25, সবচেয়ে বড়টা</translation>
    </message>
    <message>
        <source>25 does have one. But look down the whole column of the eights.</source>
        <comment>3/because 3</comment>
        <translation>25-এর আছে ঠিকই। কিন্তু আটের কলামটা উপর থেকে নিচ পর্যন্ত দেখো।</translation>
    </message>
    <message>
        <source>All five</source>
        <comment>3/choice 4</comment>
        <translation>পাঁচটিই</translation>
    </message>
    <message>
        <source>3 and 19 have a 0 there. Turning it into 1 would make the heap larger.</source>
        <comment>3/because 4</comment>
        <translation>3 আর 19-এর সেখানে 0। তাকে 1 করলে স্তূপ বড় হয়ে যেত।</translation>
    </message>
    <message>
        <source>Do it</source>
        <comment>4/title</comment>
        <translation>করে ফেলো</translation>
    </message>
    <message>
        <source>**Change the digits of 25 in every odd column:** the eights, the twos and the ones. What do you get? And with 15 and 13?</source>
        <comment>4/text</comment>
        <translation>**প্রতিটি বিজোড় কলামে 25-এর অঙ্কটা বদলে দাও:** আটের, দুইয়ের আর একের। কত হলো? আর 15 আর 13-এর বেলায়?</translation>
    </message>
    <message>
        <source>Three groups, one heap each. Then check one of them: write the five lines again and count. All columns are even.</source>
        <comment>4/notes</comment>
        <translation>তিনটি দল, প্রত্যেকের একটা স্তূপ। তারপর একটা মিলিয়ে দেখুন: পাঁচটি লাইন আবার লিখে গুনুন। সব কলাম জোড়।</translation>
    </message>
    <message>
        <source>- 11001 becomes 10010: [25 to 18](nim:25,15,19,3,13?wins=nim:18,15,19,3,13)
- 01111 becomes 00100: [15 to 4](nim:25,15,19,3,13?wins=nim:25,4,19,3,13)
- 01101 becomes 00110: [13 to 6](nim:25,15,19,3,13?wins=nim:25,15,19,3,6)

There are [no other](nim:25,15,19,3,13?winning=3) winning moves.</source>
        <comment>4/reveal</comment>
        <translation>- 11001 হয়ে যায় 10010: [25 থেকে 18](nim:25,15,19,3,13?wins=nim:18,15,19,3,13)
- 01111 হয়ে যায় 00100: [15 থেকে 4](nim:25,15,19,3,13?wins=nim:25,4,19,3,13)
- 01101 হয়ে যায় 00110: [13 থেকে 6](nim:25,15,19,3,13?wins=nim:25,15,19,3,6)

জেতার [আর কোনো চাল](nim:25,15,19,3,13?winning=3) নেই।</translation>
    </message>
    <message>
        <source>Why does it get smaller?</source>
        <comment>5/title</comment>
        <translation>কেন ছোট হয়?</translation>
    </message>
    <message>
        <source>In 25 a digit 0 became 1: the twos went **up** by 2. Could the new number ever be larger than the old one, so that the move is not allowed?</source>
        <comment>5/text</comment>
        <translation>25-এ একটা 0 অঙ্ক 1 হলো: দুইয়ের ঘর 2 **বাড়ল**। নতুন সংখ্যাটা কি কখনো পুরোনোটার চেয়ে বড় হতে পারে, যাতে চালটা আর চলে না?</translation>
    </message>
    <message>
        <source>This is the clever step. If you have the coins of the lesson on binary numbers: give away the coin of 8, and you can get back at most 4, 2 and 1.</source>
        <comment>5/notes</comment>
        <translation>এটাই সবচেয়ে চতুর ধাপ। দ্বিমিকের পাঠের মুদ্রাগুলো থাকলে: 8-এর মুদ্রাটা দিয়ে দিন, বদলে ফেরত পেতে পারেন বড়জোর 4, 2 আর 1।</translation>
    </message>
    <message>
        <source>No. In the leftmost odd column the digit goes from 1 to 0. Here that takes away **8**. To the left of it nothing changes. To the right, even if every digit went from 0 to 1, that could give back only 4 + 2 + 1 = **7**.

So the heap always gets smaller, and the move is allowed. This works in every column: 16 is more than 8 + 4 + 2 + 1 = 15, and so on. That proves fact 2.</source>
        <comment>5/reveal</comment>
        <translation>না। সবচেয়ে বাঁয়ের বিজোড় কলামে অঙ্কটা 1 থেকে 0 হয়। তাতে এখানে **8** কমে। তার বাঁয়ে কিছু বদলায় না। ডানে সব অঙ্ক 0 থেকে 1 হলেও ফেরত আসে মাত্র 4 + 2 + 1 = **7**।

তাই স্তূপটা সবসময় ছোট হয়, চালটা চলে। সব কলামেই তা-ই: 16 বড় 8 + 4 + 2 + 1 = 15-এর চেয়ে, এভাবে। কথা 2 প্রমাণ হলো।</translation>
    </message>
    <message>
        <source>7, 11 and 5</source>
        <comment>6/title</comment>
        <translation>7, 11 আর 5</translation>
    </message>
    <message>
        <source>Now 7, 11 and 5, with which the last lesson began: 0111, 1011 and 0101, nim-sum 1001. What is the winning move?</source>
        <comment>6/text</comment>
        <translation>এবার 7, 11 আর 5, যা দিয়ে আগের পাঠ শুরু হয়েছিল: 0111, 1011 আর 0101, নিম-যোগফল 1001। জেতার চাল কোনটা?</translation>
    </message>
    <message>
        <source>A short way: what balances 7 and 5? 7 ⊕ 5 = 2. So the 11 must become 2.</source>
        <comment>6/notes</comment>
        <translation>ছোট রাস্তা: 7 আর 5-এর ভারসাম্য কীসে? 7 ⊕ 5 = 2। তাই 11-কে 2 হতে হবে।</translation>
    </message>
    <message>
        <source>Take nine from the 7</source>
        <comment>6/choice 1</comment>
        <translation>7 থেকে নয়টি নেব</translation>
    </message>
    <message>
        <source>There are not that many. And 7 has no 1 in the column of the eights.</source>
        <comment>6/because 1</comment>
        <translation>অতগুলো তো নেই। তা ছাড়া আটের কলামে 7-এর কোনো 1 নেই।</translation>
    </message>
    <message>
        <source>Take the whole 11</source>
        <comment>6/choice 2</comment>
        <translation>পুরো 11-টা নেব</translation>
    </message>
    <message>
        <source>Then 7 ⊕ 5 = 2 is left, which is not 0.</source>
        <comment>6/because 2</comment>
        <translation>তাহলে 7 ⊕ 5 = 2 থাকে, যা 0 নয়।</translation>
    </message>
    <message>
        <source>Make the 11 a 2</source>
        <comment>6/choice 3</comment>
        <translation>11-কে 2 করব</translation>
    </message>
    <message>
        <source>Yes. Only 11 has a 1 in the column of the eights. 1011 becomes 0010, which is 2. You take nine.</source>
        <comment>6/because 3</comment>
        <translation>হ্যাঁ। আটের কলামে 1 আছে শুধু 11-এর। 1011 হয়ে যায় 0010, মানে 2। তুমি নয়টি নাও।</translation>
    </message>
    <message>
        <source>Make the 7 a 5</source>
        <comment>6/choice 4</comment>
        <translation>7-কে 5 করব</translation>
    </message>
    <message>
        <source>Then the fives cancel, but the 11 is left, and the other player takes all of it.</source>
        <comment>6/because 4</comment>
        <translation>তাহলে দুটি 5 কাটাকাটি হয়ে যায়, কিন্তু 11 থেকে যায়, অন্যজন তার সবটা নিয়ে নেয়।</translation>
    </message>
    <message>
        <source>Put together</source>
        <comment>7/title</comment>
        <translation>সব মিলিয়ে</translation>
    </message>
    <message>
        <source>Both facts are true, so the theorem is proved. A book says: “*If the game starts with nim-sum 0, the first player can force a win.*” Is that right?</source>
        <comment>7/text</comment>
        <translation>দুটি কথাই সত্যি, উপপাদ্য প্রমাণ হলো। একটা বইয়ে আছে: “*শুরুতে নিম-যোগফল 0 হলে প্রথম খেলোয়াড় নিশ্চিত জিততে পারে।*” কথাটা কি ঠিক?</translation>
    </message>
    <message>
        <source>This mistake is really printed in a set of lecture slides, right after a correct proof. It is easy to mix up “I have left 0” and “I have 0 before me”. You want to leave 0.</source>
        <comment>7/notes</comment>
        <translation>এই ভুলটা সত্যিই একটা লেকচারের স্লাইডে ছাপা আছে, একেবারে সঠিক একটা প্রমাণের ঠিক পরে। “আমি 0 রেখেছি” আর “আমার সামনে 0” গুলিয়ে ফেলা সহজ। চাই 0 রেখে আসতে।</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>7/choice 1</comment>
        <translation>হ্যাঁ</translation>
    </message>
    <message>
        <source>Think of the shortest case: no stones at all. The nim-sum is 0 and the first player cannot move.</source>
        <comment>7/because 1</comment>
        <translation>সবচেয়ে ছোট ক্ষেত্রটা ভাবো: একটিও পাথর নেই। নিম-যোগফল 0, আর প্রথম খেলোয়াড় চাল দিতেই পারে না।</translation>
    </message>
    <message>
        <source>No, it is the second player</source>
        <comment>7/choice 2</comment>
        <translation>না, জেতে দ্বিতীয় খেলোয়াড়</translation>
    </message>
    <message>
        <source>Right. The first player must leave a nim-sum that is not 0, the second player makes it 0 again, and so on. The last stone leaves 0, so the second player takes it.</source>
        <comment>7/because 2</comment>
        <translation>ঠিক। প্রথম জনকে এমন নিম-যোগফল রাখতেই হয় যা 0 নয়, দ্বিতীয় জন আবার 0 করে, এভাবে চলে। শেষ পাথরে 0 থাকে, তাই সেটা নেয় দ্বিতীয় জন।</translation>
    </message>
    <message>
        <source>It depends on the number of heaps</source>
        <comment>7/choice 3</comment>
        <translation>স্তূপ কয়টি তার উপর নির্ভর করে</translation>
    </message>
    <message>
        <source>No. Both facts hold for any number of heaps.</source>
        <comment>7/because 3</comment>
        <translation>না। যত স্তূপই থাকুক, দুটি কথাই খাটে।</translation>
    </message>
    <message>
        <source>Which heap?</source>
        <comment>8/title</comment>
        <translation>কোন স্তূপ?</translation>
    </message>
    <message>
        <source>Only say which heap a winning move takes from. Find the leftmost odd column first, then a heap with a 1 in it.</source>
        <comment>8/text</comment>
        <translation>শুধু বলো, জেতার চালটা কোন স্তূপ থেকে নেয়। আগে সবচেয়ে বাঁয়ের বিজোড় কলাম খোঁজো, তারপর সেখানে 1 আছে এমন একটা স্তূপ।</translation>
    </message>
    <message>
        <source>If several heaps have a 1 in the leftmost odd column, each of them is right.</source>
        <comment>8/notes</comment>
        <translation>সবচেয়ে বাঁয়ের বিজোড় কলামে কয়েকটি স্তূপের 1 থাকলে তাদের যে-কোনোটাই ঠিক।</translation>
    </message>
    <message>
        <source>Find the winning move</source>
        <comment>9/title</comment>
        <translation>জেতার চালটা খোঁজো</translation>
    </message>
    <message>
        <source>Write the heaps in columns. Find the leftmost odd column, a heap with a 1 there, and change its digits in all odd columns.</source>
        <comment>9/text</comment>
        <translation>স্তূপগুলো কলামে লেখো। সবচেয়ে বাঁয়ের বিজোড় কলাম খোঁজো, সেখানে 1 আছে এমন একটা স্তূপ, তারপর সব বিজোড় কলামে তার অঙ্ক বদলে দাও।</translation>
    </message>
    <message>
        <source>If a pupil finds a move, ask whether there are others. The number of winning moves is always odd in an N-position: it is the number of ones in the leftmost odd column.</source>
        <comment>9/notes</comment>
        <translation>কেউ একটা চাল পেলে জিজ্ঞেস করুন, আরও আছে কি না। N-অবস্থানে জেতার চালের সংখ্যা সবসময় বিজোড়: সবচেয়ে বাঁয়ের বিজোড় কলামে যতগুলো এক, ততগুলো।</translation>
    </message>
    <message>
        <source>The big game</source>
        <comment>10/title</comment>
        <translation>বড় খেলাটা</translation>
    </message>
    <message>
        <source>25, 15, 19, 3 and 13 against a computer that never makes a mistake. You start. One slip, and it is lost.</source>
        <comment>10/text</comment>
        <translation>25, 15, 19, 3 আর 13, বিপক্ষে এমন কম্পিউটার যে কখনো ভুল করে না। তুমি শুরু করবে। একটা ভুল, ব্যস, হার।</translation>
    </message>
    <message>
        <source>Work as a class: one pupil keeps the columns on the board, one decides, one plays. After each move of the computer look for the leftmost odd column again.</source>
        <comment>10/notes</comment>
        <translation>পুরো ক্লাস মিলে: একজন বোর্ডে কলামগুলো রাখে, একজন ঠিক করে, একজন চাল দেয়। কম্পিউটারের প্রতিটি চালের পরে আবার সবচেয়ে বাঁয়ের বিজোড় কলাম খুঁজুন।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>11/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- From nim-sum 0 every move spoils it: **one** line changes, so some column becomes odd.
- From anything else you can make it 0: the leftmost odd column shows the heap, and the change makes it smaller.
- So nim-sum 0 means P, for all heaps of all sizes, even for [a million](nim:1000000,999999,127?outcome=P).

From an N-position you can now beat anyone. What if the *last* stone loses? That is the next lesson.</source>
        <comment>11/text</comment>
        <translation>- নিম-যোগফল 0 হলে প্রতিটি চালে তা নষ্ট হয়: **একটা** লাইন বদলায়, তাই কোনো না কোনো কলাম বিজোড় হয়।
- অন্য কিছু হলে তাকে 0 করা যায়: সবচেয়ে বাঁয়ের বিজোড় কলাম দেখায় কোন স্তূপ, আর বদলে স্তূপটা ছোটই হয়।
- তাই নিম-যোগফল 0 মানে P, সব মাপের সব স্তূপের জন্য, এমনকি [দশ লাখের](nim:1000000,999999,127?outcome=P) জন্যও।

N-অবস্থান পেলে এখন তুমি যে-কাউকে হারাতে পারো। আর যদি *শেষ* পাথর নিলে হার হয়? সেটা পরের পাঠে।</translation>
    </message>
    <message>
        <source>**Exit question:** 6, 10, 9 has nim-sum 5. Which heap, and what does it become? (Leftmost odd column: fours. Only 6 has a 1 there: 6 ⊕ 5 = 3.)</source>
        <comment>11/notes</comment>
        <translation>**শেষ প্রশ্ন:** 6, 10, 9-এর নিম-যোগফল 5। কোন স্তূপ, আর সেটা কত হবে? (সবচেয়ে বাঁয়ের বিজোড় কলাম: চারের। সেখানে 1 আছে শুধু 6-এর: 6 ⊕ 5 = 3।)</translation>
    </message>
</context>
<context>
    <name>turtles-and-twins</name>
    <message>
        <source>Turning Turtles and Twins</source>
        <comment>title</comment>
        <translation>কচ্ছপ আর যমজ</translation>
    </message>
    <message>
        <source>Coins that are turned over: where is the heap, and what if a new head appears?</source>
        <comment>about</comment>
        <translation>উল্টানো মুদ্রার খেলা: স্তূপটা কোথায়, আর নতুন হেড দেখা দিলে কী হয়?</translation>
    </message>
    <message>
        <source>read rows of coins as heaps</source>
        <comment>aims</comment>
        <translation>মুদ্রার সারিকে স্তূপ হিসেবে পড়তে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>A row of coins, heads **H** and tails **T**. On your turn, turn one head to tails. If you like, you may also turn **one more coin to the left of it**, whichever side it shows. Whoever makes the last move wins. This is **Turning Turtles**.

Play it in pairs. When is it over?</source>
        <comment>1/text</comment>
        <translation>এক সারি মুদ্রা, হেড **H** আর টেইল **T**। তোমার পালায় একটা হেড উল্টে টেইল করো। চাইলে **তার বাঁয়ের আরও একটা মুদ্রা** উল্টাতে পারো, সেটা যে পিঠেই থাকুক। যে শেষ চালটা দেয়, সে জেতে। এর নাম **কচ্ছপ উল্টানো**।

জোড়ায় জোড়ায় খেলো। কখন শেষ হয়?</translation>
    </message>
    <message>
        <source>The right-hand coin of the move must be a head that becomes tails. The second coin is optional and may be turned either way. The game is over when all are tails. **Ask:** “Does it have to end, when new heads may appear?”</source>
        <comment>1/notes</comment>
        <translation>চালের ডান দিকের মুদ্রাটা হেড থেকে টেইল হতেই হবে। দ্বিতীয় মুদ্রাটা ইচ্ছাধীন, যেদিকে খুশি উল্টানো যায়। সব টেইল হলে খেলা শেষ। **জিজ্ঞেস করুন:** “নতুন হেড দেখা দিতে পারে, তবু কি খেলা শেষ হতে বাধ্য?”</translation>
    </message>
    <message>
        <source>Does it end?</source>
        <comment>2/title</comment>
        <translation>শেষ হয় কি?</translation>
    </message>
    <message>
        <source>A move may turn a tail into a new head. Can the game go on for ever?</source>
        <comment>2/text</comment>
        <translation>চালে একটা টেইল নতুন হেড হয়ে যেতে পারে। তাহলে কি খেলা চিরকাল চলতে পারে?</translation>
    </message>
    <message>
        <source>The same argument as the falling code in Line Nim: the place on the right counts most. So there are no circles, and each position is P or N.</source>
        <comment>2/notes</comment>
        <translation>লাইন নিমের কমতে থাকা সংকেতের যুক্তিটাই: ডানের জায়গাটাই সবচেয়ে ভারী। তাই কোনো চক্র নেই, আর প্রতিটি অবস্থান P বা N।</translation>
    </message>
    <message>
        <source>Yes, if both players keep making new heads</source>
        <comment>2/choice 1</comment>
        <translation>হ্যাঁ, দুজনেই যদি নতুন হেড বানাতে থাকে</translation>
    </message>
    <message>
        <source>A new head always lies further to the left. Think of the coin furthest to the right that was turned.</source>
        <comment>2/because 1</comment>
        <translation>নতুন হেড সবসময় আরও বাঁয়ে থাকে। ভাবো, যেগুলো উল্টানো হলো তাদের মধ্যে সবচেয়ে ডানের মুদ্রাটার কী হলো।</translation>
    </message>
    <message>
        <source>No</source>
        <comment>2/choice 2</comment>
        <translation>না</translation>
    </message>
    <message>
        <source>Right. Read the row from the right as a number, H for 1 and T for 0: the coin furthest to the right that changes goes from 1 to 0, so the number gets smaller.</source>
        <comment>2/because 2</comment>
        <translation>ঠিক। সারিটাকে ডান দিক থেকে একটা সংখ্যা হিসেবে পড়ো, H মানে 1, T মানে 0: সবচেয়ে ডানের যে মুদ্রাটা বদলায় সেটা 1 থেকে 0 হয়, তাই সংখ্যাটা ছোট হয়।</translation>
    </message>
    <message>
        <source>A single head</source>
        <comment>3/title</comment>
        <translation>একলা হেড</translation>
    </message>
    <message>
        <source>One head, on square **4**, counted from the left: T T T H. How many moves are there?</source>
        <comment>3/text</comment>
        <translation>একটাই হেড, বাঁ দিক থেকে গুনে **4** নম্বর ঘরে: T T T H। চাল কয়টি?</translation>
    </message>
    <message>
        <source>After the move either no head is left, or one head on square 1, 2 or 3. What else has exactly these moves? A heap of four.</source>
        <comment>3/notes</comment>
        <translation>চালের পরে হয় কোনো হেড নেই, নয় 1, 2 বা 3 নম্বর ঘরে একটা হেড। ঠিক এই চালগুলোই আর কার আছে? চারের স্তূপের।</translation>
    </message>
    <message>
        <source>1</source>
        <comment>3/choice 1</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>You may also turn one of the three coins to the left of it.</source>
        <comment>3/because 1</comment>
        <translation>তার বাঁয়ের তিনটি মুদ্রার একটাও উল্টানো যায়।</translation>
    </message>
    <message>
        <source>3</source>
        <comment>3/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Turning only the head itself is a move too.</source>
        <comment>3/because 2</comment>
        <translation>শুধু হেডটা উল্টানোও একটা চাল।</translation>
    </message>
    <message>
        <source>4</source>
        <comment>3/choice 3</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>Yes: only the head, or the head together with one of the three coins on its left.</source>
        <comment>3/because 3</comment>
        <translation>হ্যাঁ: শুধু হেডটা, কিংবা হেডটার সঙ্গে বাঁয়ের তিনটি মুদ্রার একটা।</translation>
    </message>
    <message>
        <source>The disguise</source>
        <comment>4/title</comment>
        <translation>ছদ্মবেশ</translation>
    </message>
    <message>
        <source>A head on square 4 can become a head on square 3, 2 or 1, or nothing at all. What is it in Nim?</source>
        <comment>4/text</comment>
        <translation>4 নম্বর ঘরের হেড হয়ে যেতে পারে 3, 2 বা 1 নম্বর ঘরের হেড, কিংবা কিছুই না। নিমে এটা কী?</translation>
    </message>
    <message>
        <source>Write the numbers of the squares below the coins. They are the sizes of the heaps.</source>
        <comment>4/notes</comment>
        <translation>মুদ্রাগুলোর নিচে ঘরের নম্বর লিখুন। সেগুলোই স্তূপের মাপ।</translation>
    </message>
    <message>
        <source>**A heap of four.** A head on square k is a heap of k. Moving the head to square j means turning k to tails and j to heads, and it is the heap shrinking from k to j.

So T H H T T H, with heads on 2, 3 and 6, should be the heaps 2, 3, 6. The value is 2 ⊕ 3 ⊕ 6 = [7](turtles:THHTTH?grundy=7).</source>
        <comment>4/reveal</comment>
        <translation>**চারের একটা স্তূপ।** k নম্বর ঘরের হেড মানে k-এর স্তূপ। হেডটাকে j নম্বর ঘরে সরানো মানে k-কে টেইল আর j-কে হেড করা, আর সেটাই স্তূপের k থেকে j হওয়া।

তাই T H H T T H, যার হেড 2, 3 আর 6 নম্বর ঘরে, হওয়ার কথা 2, 3, 6 স্তূপ। মান 2 ⊕ 3 ⊕ 6 = [7](turtles:THHTTH?grundy=7)।</translation>
    </message>
    <message>
        <source>One kind of move is left over</source>
        <comment>5/title</comment>
        <translation>এক রকম চাল বাকি রইল</translation>
    </message>
    <message>
        <source>What if the left coin **is a head already**? Then two heads vanish. Does that fit? Look at 1 and 4.</source>
        <comment>5/text</comment>
        <translation>বাঁয়ের মুদ্রাটা যদি **আগে থেকেই হেড** হয়? তখন দুটি হেড উধাও হয়। সেটা কি মেলে? 1 আর 4 দেখো।</translation>
    </message>
    <message>
        <source>It is the one tricky point of this game. With stones: the position after the move is as good as one with two heaps of 1, because 1 ⊕ 1 = 0.</source>
        <comment>5/notes</comment>
        <translation>এই খেলার একমাত্র প্যাঁচালো জায়গা। পাথরের ভাষায়: চালের পরের অবস্থানটা 1-এর দুটি স্তূপওয়ালা অবস্থানের সমানই ভালো, কারণ 1 ⊕ 1 = 0।</translation>
    </message>
    <message>
        <source>It fits. The 4 becomes a 1, so there would be **two** heaps of 1. But equal heaps cancel, and the board shows neither.

So from [H T T H](turtles:HTTH?outcome=N&amp;only=turtles:TTTT) turning both wins.</source>
        <comment>5/reveal</comment>
        <translation>মেলে। 4 হয়ে যায় 1, তাই 1-এর **দুটি** স্তূপ থাকার কথা। কিন্তু সমান স্তূপ কাটাকাটি হয়ে যায়, আর বোর্ডে দুটির একটাও দেখা যায় না।

তাই [H T T H](turtles:HTTH?outcome=N&amp;only=turtles:TTTT) থেকে দুটিই উল্টালে জিত।</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>6/title</comment>
        <translation>চালটা খোঁজো</translation>
    </message>
    <message>
        <source>T H H T T H: heaps 2, 3, 6. Which move wins?</source>
        <comment>6/text</comment>
        <translation>T H H T T H: স্তূপ 2, 3, 6। কোন চাল জেতায়?</translation>
    </message>
    <message>
        <source>6 must become 6 ⊕ 7 = 1. On square 1 there is a tail, so it is turned to heads.</source>
        <comment>6/notes</comment>
        <translation>6-কে হতে হবে 6 ⊕ 7 = 1। 1 নম্বর ঘরে টেইল আছে, তাই সেটা উল্টে হেড হয়।</translation>
    </message>
    <message>
        <source>Turn 6 only</source>
        <comment>6/choice 1</comment>
        <translation>শুধু 6 উল্টাব</translation>
    </message>
    <message>
        <source>Then 2 and 3 are left, with nim-sum 1.</source>
        <comment>6/because 1</comment>
        <translation>তাহলে 2 আর 3 থাকে, নিম-যোগফল 1।</translation>
    </message>
    <message>
        <source>Turn 3 and 2</source>
        <comment>6/choice 2</comment>
        <translation>3 আর 2 উল্টাব</translation>
    </message>
    <message>
        <source>Both vanish, and the single head on 6 is taken by the other player.</source>
        <comment>6/because 2</comment>
        <translation>দুটিই উধাও হয়, আর 6 নম্বর ঘরের একলা হেডটা অন্যজন উল্টে দেয়।</translation>
    </message>
    <message>
        <source>Turn 6 and 1</source>
        <comment>6/choice 3</comment>
        <translation>6 আর 1 উল্টাব</translation>
    </message>
    <message>
        <source>Yes. The 6 becomes 2 ⊕ 3 = 1. Heads on 1, 2, 3 are left: your old friend.</source>
        <comment>6/because 3</comment>
        <translation>হ্যাঁ। 6 হয়ে যায় 2 ⊕ 3 = 1। থাকে 1, 2, 3 নম্বর ঘরে হেড: তোমার পুরোনো বন্ধু।</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>7/title</comment>
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>Write down the numbers of the squares with heads. They are the heaps.</source>
        <comment>7/text</comment>
        <translation>যে ঘরগুলোতে হেড আছে, সেগুলোর নম্বর লেখো। সেগুলোই স্তূপ।</translation>
    </message>
    <message>
        <source>If the heap must become j and there is already a head on j, that head is turned to tails.</source>
        <comment>7/notes</comment>
        <translation>স্তূপটাকে j হতে হলে আর j নম্বর ঘরে আগে থেকেই হেড থাকলে, সেই হেডটা উল্টে টেইল করা হয়।</translation>
    </message>
    <message>
        <source>A second game: Twins</source>
        <comment>8/title</comment>
        <translation>দ্বিতীয় খেলা: যমজ</translation>
    </message>
    <message>
        <source>Now you must turn **exactly two** coins. The right one must be a head that becomes tails; the left one may be either. Whoever makes the last move wins.

Play it in pairs. How does the game end?</source>
        <comment>8/text</comment>
        <translation>এবার **ঠিক দুটি** মুদ্রা উল্টাতে হবে। ডানেরটা হেড থেকে টেইল হতেই হবে; বাঁয়েরটা যা খুশি। যে শেষ চালটা দেয়, সে জেতে।

জোড়ায় জোড়ায় খেলো। খেলা কীভাবে শেষ হয়?</translation>
    </message>
    <message>
        <source>Let them discover it: a head on square 1 can never be turned as the right coin. So the game may end with a head on square 1.</source>
        <comment>8/notes</comment>
        <translation>ওরাই আবিষ্কার করুক: 1 নম্বর ঘরের হেডকে ডানের মুদ্রা হিসেবে কখনো উল্টানো যায় না। তাই 1 নম্বর ঘরে একটা হেড রেখেও খেলা শেষ হতে পারে।</translation>
    </message>
    <message>
        <source>A head on square 1</source>
        <comment>9/title</comment>
        <translation>1 নম্বর ঘরে একটা হেড</translation>
    </message>
    <message>
        <source>In Twins only one head is left, on square **1**: H T T T. It is your turn.</source>
        <comment>9/text</comment>
        <translation>যমজ খেলায় একটাই হেড বাকি, **1** নম্বর ঘরে: H T T T। তোমার পালা।</translation>
    </message>
    <message>
        <source>Some say that here “a heap of one cannot be taken”. It is better to say: a head on square 1 is a heap of zero. Moving a head to square 1 takes the whole heap.</source>
        <comment>9/notes</comment>
        <translation>কেউ কেউ বলে, এখানে “একের স্তূপ নেওয়া যায় না”। তার চেয়ে ভালো: 1 নম্বর ঘরের হেড মানে শূন্যের স্তূপ। হেডকে 1 নম্বর ঘরে সরানো মানে পুরো স্তূপ নেওয়া।</translation>
    </message>
    <message>
        <source>I turn it and win</source>
        <comment>9/choice 1</comment>
        <translation>সেটা উল্টে আমি জিতি</translation>
    </message>
    <message>
        <source>You must turn exactly two coins, and there is no coin to the left of it.</source>
        <comment>9/because 1</comment>
        <translation>ঠিক দুটি মুদ্রা উল্টাতে হবে, আর এর বাঁয়ে কোনো মুদ্রা নেই।</translation>
    </message>
    <message>
        <source>I cannot move and have lost</source>
        <comment>9/choice 2</comment>
        <translation>চাল দিতে পারি না, হেরে গেছি</translation>
    </message>
    <message>
        <source>Yes. The head on square 1 is worth nothing: an empty heap.</source>
        <comment>9/because 2</comment>
        <translation>হ্যাঁ। 1 নম্বর ঘরের হেডের কোনো মূল্য নেই: খালি স্তূপ।</translation>
    </message>
    <message>
        <source>The heaps of Twins</source>
        <comment>10/title</comment>
        <translation>যমজের স্তূপ</translation>
    </message>
    <message>
        <source>A head on square **4** in Twins: how many moves does it have alone, and how large is its heap?</source>
        <comment>10/text</comment>
        <translation>যমজ খেলায় **4** নম্বর ঘরে একটা হেড: একা তার কয়টি চাল, আর তার স্তূপ কত বড়?</translation>
    </message>
    <message>
        <source>If the squares were numbered from 0, heap and number would be equal. How we count is up to us.</source>
        <comment>10/notes</comment>
        <translation>ঘরগুলো 0 থেকে গুনলে স্তূপ আর ঘরের নম্বর সমান হতো। কীভাবে গুনব, সেটা আমাদের হাতে।</translation>
    </message>
    <message>
        <source>4 moves, a heap of 4</source>
        <comment>10/choice 1</comment>
        <translation>4টি চাল, 4-এর স্তূপ</translation>
    </message>
    <message>
        <source>Turning it alone is not allowed in Twins.</source>
        <comment>10/because 1</comment>
        <translation>যমজে শুধু তাকেই উল্টানো চলে না।</translation>
    </message>
    <message>
        <source>3 moves, a heap of 3</source>
        <comment>10/choice 2</comment>
        <translation>3টি চাল, 3-এর স্তূপ</translation>
    </message>
    <message>
        <source>Yes: together with 1, 2 or 3. A head on square k is a heap of **k − 1**.</source>
        <comment>10/because 2</comment>
        <translation>হ্যাঁ: 1, 2 বা 3-এর সঙ্গে। k নম্বর ঘরের হেড মানে **k − 1**-এর স্তূপ।</translation>
    </message>
    <message>
        <source>3 moves, a heap of 4</source>
        <comment>10/choice 3</comment>
        <translation>3টি চাল, 4-এর স্তূপ</translation>
    </message>
    <message>
        <source>What it can become are heaps of 2, 1 and 0. The smallest number that is missing is 3.</source>
        <comment>10/because 3</comment>
        <translation>সেটা হতে পারে 2, 1 আর 0-এর স্তূপ। সবচেয়ে ছোট যেটা নেই, সেটা 3।</translation>
    </message>
    <message>
        <source>The same coins, two games</source>
        <comment>11/title</comment>
        <translation>একই মুদ্রা, দুই খেলা</translation>
    </message>
    <message>
        <source>Heads on 2, 5, 6 and 10. Work out the value in **both** games.</source>
        <comment>11/text</comment>
        <translation>হেড 2, 5, 6 আর 10 নম্বর ঘরে। **দুই** খেলাতেই মান বের করো।</translation>
    </message>
    <message>
        <source>Can be left out if time is short. Half of the class works out Turtles, the other half Twins. That the move is the same is a coincidence of this row.</source>
        <comment>11/notes</comment>
        <translation>সময় কম থাকলে বাদ দেওয়া যায়। ক্লাসের অর্ধেক কচ্ছপ করুক, অর্ধেক যমজ। চালটা যে এক, তা এই সারির কাকতাল।</translation>
    </message>
    <message>
        <source>- **Turtles:** 2 ⊕ 5 ⊕ 6 ⊕ 10 = [11](turtles:THTTHHTTTH?grundy=11).
- **Twins:** 1 ⊕ 4 ⊕ 5 ⊕ 9 = [9](twins:THTTHHTTTH?grundy=9).

Yet turning 10 and 1 wins in both: [10 becomes 1](turtles:THTTHHTTTH?only=turtles:HHTTHHTTTT), and [9 becomes 0](twins:THTTHHTTTH?only=twins:HHTTHHTTTT).</source>
        <comment>11/reveal</comment>
        <translation>- **কচ্ছপ:** 2 ⊕ 5 ⊕ 6 ⊕ 10 = [11](turtles:THTTHHTTTH?grundy=11)।
- **যমজ:** 1 ⊕ 4 ⊕ 5 ⊕ 9 = [9](twins:THTTHHTTTH?grundy=9)।

তবু 10 আর 1 উল্টালে দুটিতেই জিত: [10 হয় 1](turtles:THTTHHTTTH?only=turtles:HHTTHHTTTT), আর [9 হয় 0](twins:THTTHHTTTH?only=twins:HHTTHHTTTT)।</translation>
    </message>
    <message>
        <source>Practice: Twins</source>
        <comment>12/title</comment>
        <translation>অনুশীলন: যমজ</translation>
    </message>
    <message>
        <source>Careful: the heap is one less than the number of the square.</source>
        <comment>12/text</comment>
        <translation>সাবধান: স্তূপটা ঘরের নম্বরের চেয়ে এক কম।</translation>
    </message>
    <message>
        <source>The usual mistake is to use the heaps of Turtles.

If time is short, Twins can be left out as a whole: everything from “A second game: Twins” to here.</source>
        <comment>12/notes</comment>
        <translation>চেনা ভুল: কচ্ছপের স্তূপ ব্যবহার করা।

সময় কম থাকলে যমজ পুরোটাই বাদ দেওয়া যায়: “দ্বিতীয় খেলা: যমজ” থেকে এ পর্যন্ত।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>13/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- In **Turtles** a head on square k is a heap of k: [H H H](turtles:HHH?outcome=P) is 1, 2, 3.
- In **Twins** it is a heap of k − 1.
- When two equal heaps meet they cancel, so two heads may vanish.

A move that seemed to be new was not new at all. In the next lessons there are moves that really make a heap *larger*, and still it is Nim.</source>
        <comment>13/text</comment>
        <translation>- **কচ্ছপে** k নম্বর ঘরের হেড মানে k-এর স্তূপ: [H H H](turtles:HHH?outcome=P) হলো 1, 2, 3।
- **যমজে** সেটা k − 1-এর স্তূপ।
- দুটি সমান স্তূপ মিললে কাটাকাটি হয়ে যায়, তাই দুটি হেড উধাও হতে পারে।

যে চালকে নতুন মনে হয়েছিল, সেটা মোটেই নতুন নয়। পরের পাঠগুলোতে এমন চাল আছে যা সত্যিই স্তূপকে *বড়* করে, তবু সেটা নিম।</translation>
    </message>
    <message>
        <source>**Exit question:** H H H in Twins? (0 ⊕ 1 ⊕ 2 = 3: N. Turn 3 and 2.)</source>
        <comment>13/notes</comment>
        <translation>**শেষ প্রশ্ন:** যমজে H H H? (0 ⊕ 1 ⊕ 2 = 3: N। 3 আর 2 উল্টাও।)</translation>
    </message>
</context>
<context>
    <name>two-heaps</name>
    <message>
        <source>Nim with two heaps</source>
        <comment>title</comment>
        <translation>দুই স্তূপের নিম</translation>
    </message>
    <message>
        <source>The most famous of all these games, and a trick that settles two heaps of any size.</source>
        <comment>about</comment>
        <translation>এই ধরনের খেলার মধ্যে সবচেয়ে বিখ্যাতটি, আর একটা কৌশল, যা যে-কোনো মাপের দুটি স্তূপের মীমাংসা করে দেয়।</translation>
    </message>
    <message>
        <source>win with two heaps by copying</source>
        <comment>aims</comment>
        <translation>নকল করে দুই স্তূপে জিততে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>Three heaps of stones: 5, 3 and 2. On your turn choose **one** heap and take as many stones from it as you like, at least one. Whoever takes the last stone wins. This game is called **Nim**.

Play it a few times in pairs. Which small positions did you learn to fear?</source>
        <comment>1/text</comment>
        <translation>পাথরের তিনটি স্তূপ: 5, 3 আর 2। তোমার পালায় **একটি** স্তূপ বেছে নাও, সেখান থেকে যত খুশি পাথর তোলো, অন্তত একটি। যে শেষ পাথরটা নেয়, সে জেতে। এই খেলার নাম **নিম**।

জোড়ায় জোড়ায় কয়েকবার খেলো। কোন ছোট অবস্থানগুলোকে ভয় পেতে শিখলে?</translation>
    </message>
    <message>
        <source>Real coins or matches on the desks work well beside the screen. After five minutes ask for positions that are “bad to get”. Two equal heaps usually come first. Somebody may have met 3, 2, 1. Do not judge the answers yet.</source>
        <comment>1/notes</comment>
        <translation>পর্দার পাশাপাশি বেঞ্চে আসল পয়সা বা দেশলাই-কাঠি থাকলে ভালো হয়। পাঁচ মিনিট পরে জিজ্ঞেস করুন, কোন অবস্থান “হাতে এলে খারাপ”। সাধারণত সবার আগে আসে দুটি সমান স্তূপ। কেউ হয়তো 3, 2, 1-এর দেখা পেয়েছে। এখনই কোনো উত্তরকে ঠিক-ভুল বলবেন না।</translation>
    </message>
    <message>
        <source>One heap</source>
        <comment>2/title</comment>
        <translation>একটি স্তূপ</translation>
    </message>
    <message>
        <source>Only **one** heap is left, with four stones. It is your turn. What now?</source>
        <comment>2/text</comment>
        <translation>মাত্র **একটি** স্তূপ বাকি, তাতে চারটি পাথর। তোমার পালা। এবার?</translation>
    </message>
    <message>
        <source>A heap of one size or another: all one-heap positions are N. Only the empty table is P.</source>
        <comment>2/notes</comment>
        <translation>স্তূপ যত বড়ই হোক, এক স্তূপের সব অবস্থান N। শুধু খালি টেবিলটা P।</translation>
    </message>
    <message>
        <source>Take three and leave one</source>
        <comment>2/choice 1</comment>
        <translation>তিনটি নেব, একটি রাখব</translation>
    </message>
    <message>
        <source>Then the other player takes the last stone.</source>
        <comment>2/because 1</comment>
        <translation>তাহলে শেষ পাথরটা নেয় অন্যজন।</translation>
    </message>
    <message>
        <source>Take two and leave two</source>
        <comment>2/choice 2</comment>
        <translation>দুটি নেব, দুটি রাখব</translation>
    </message>
    <message>
        <source>Then the other player takes both.</source>
        <comment>2/because 2</comment>
        <translation>তাহলে দুটিই নেয় অন্যজন।</translation>
    </message>
    <message>
        <source>Take everything</source>
        <comment>2/choice 3</comment>
        <translation>সব নেব</translation>
    </message>
    <message>
        <source>Yes. One heap alone is always N, whatever its size.</source>
        <comment>2/because 3</comment>
        <translation>হ্যাঁ। একা একটা স্তূপ সবসময় N, যত বড়ই হোক।</translation>
    </message>
    <message>
        <source>Two heaps</source>
        <comment>3/title</comment>
        <translation>দুটি স্তূপ</translation>
    </message>
    <message>
        <source>Two heaps are left, and it is your turn. Which of these would you rather **not** have?</source>
        <comment>3/text</comment>
        <translation>দুটি স্তূপ বাকি, তোমার পালা। এর মধ্যে কোনটা তুমি একেবারেই **চাও না**?</translation>
    </message>
    <message>
        <source>If the class hesitates, play 2, 2 against a pupil. Do not say the general rule: the next step brings it out.</source>
        <comment>3/notes</comment>
        <translation>ক্লাস দ্বিধায় থাকলে একজনের সঙ্গে 2, 2 খেলুন। সাধারণ নিয়মটা বলবেন না: পরের ধাপে সেটা আপনিই বেরোবে।</translation>
    </message>
    <message>
        <source>3 and 1</source>
        <comment>3/choice 1</comment>
        <translation>3 আর 1</translation>
    </message>
    <message>
        <source>From here you can take two from the 3 and leave 1 and 1.</source>
        <comment>3/because 1</comment>
        <translation>এখানে 3 থেকে দুটি নিয়ে 1 আর 1 রাখা যায়।</translation>
    </message>
    <message>
        <source>5 and 2</source>
        <comment>3/choice 2</comment>
        <translation>5 আর 2</translation>
    </message>
    <message>
        <source>From here you can take three from the 5 and leave 2 and 2.</source>
        <comment>3/because 2</comment>
        <translation>এখানে 5 থেকে তিনটি নিয়ে 2 আর 2 রাখা যায়।</translation>
    </message>
    <message>
        <source>2 and 2</source>
        <comment>3/choice 3</comment>
        <translation>2 আর 2</translation>
    </message>
    <message>
        <source>Right, this is the bad one. Whatever you take from one heap, the other player takes from the other heap.</source>
        <comment>3/because 3</comment>
        <translation>ঠিক, এটাই খারাপ। এক স্তূপ থেকে তুমি যা নাও, অন্যজন অন্য স্তূপ থেকে তা-ই নেয়।</translation>
    </message>
    <message>
        <source>All positions with two heaps</source>
        <comment>4/title</comment>
        <translation>দুই স্তূপের সব অবস্থান</translation>
    </message>
    <message>
        <source>The table has the first heap along one side and the second along the other. Start in the corner with no stones. Before each square, look along its row and along its column towards the sides where one heap is empty. Is there a P on the way? Then you can move to it, and the square is N. If there is none, it is P.</source>
        <comment>4/text</comment>
        <translation>সারণির এক ধারে প্রথম স্তূপ, আরেক ধারে দ্বিতীয়টি। যে কোণে কোনো পাথর নেই, সেখান থেকে শুরু করো। প্রতিটি ঘরের আগে তার সারি ধরে আর কলাম ধরে সেই ধারগুলোর দিকে তাকাও, যেখানে একটা স্তূপ খালি। পথে কি কোনো P আছে? থাকলে সেখানে যাওয়া যায়, তাই ঘরটি N। না থাকলে P।</translation>
    </message>
    <message>
        <source>A move makes one of the two numbers smaller: it goes straight towards one of the edges. One P in the row or the column, on the way to the edge, makes the square N. Squares filled in together do not depend on each other.</source>
        <comment>4/notes</comment>
        <translation>এক চালে দুটি সংখ্যার একটি ছোট হয়: চালটা সোজা একটা ধারের দিকে যায়। ধার পর্যন্ত পথে সারিতে বা কলামে একটা P থাকলেই ঘরটি N। যে ঘরগুলো একসঙ্গে ভরা হয়, সেগুলো একে অন্যের উপর নির্ভর করে না।</translation>
    </message>
    <message>
        <source>Why the diagonal?</source>
        <comment>5/title</comment>
        <translation>কর্ণ বরাবর কেন?</translation>
    </message>
    <message>
        <source>The P squares stand where both heaps are equal. Can you say why, without the table?</source>
        <comment>5/text</comment>
        <translation>দুই স্তূপ যেখানে সমান, P-ঘরগুলো ঠিক সেখানে। সারণি না দেখে বলতে পারো, কেন?</translation>
    </message>
    <message>
        <source>This proves the diagonal for heaps of every size. Let a pupil say it in their own words before you reveal it. Compare it with the two heaps in the lesson before.</source>
        <comment>5/notes</comment>
        <translation>এতে যে-কোনো মাপের স্তূপের জন্য কর্ণের ব্যাপারটা প্রমাণ হয়। দেখানোর আগে একজন নিজের ভাষায় বলুক। আগের পাঠের দুই স্তূপের সঙ্গে মেলান।</translation>
    </message>
    <message>
        <source>**Copy.** If the heaps are equal and the other player takes some stones from one of them, take just as many from the other one. You always have an answer, so you take the last stone. [Two heaps of five](nim:5,5?outcome=P), or [of a hundred](nim:100,100?outcome=P): it is always P.

And if the heaps are *not* equal, make them equal. So it is N, and from [five and three](nim:5,3?outcome=N&amp;only=nim:3,3) that is the only winning move.</source>
        <comment>5/reveal</comment>
        <translation>**নকল করো।** স্তূপ দুটি সমান হলে, অন্যজন একটা থেকে যতটা পাথর নেয়, তুমি অন্যটা থেকে ঠিক ততটা নাও। তোমার জবাব সবসময় থাকে, তাই শেষ পাথরটা তুমিই নাও। [পাঁচের দুটি স্তূপ](nim:5,5?outcome=P), বা [একশোর দুটি](nim:100,100?outcome=P): সবসময় P।

আর স্তূপ দুটি সমান *না* হলে সমান করে দাও। তাই সেটা N, আর [পাঁচ আর তিন](nim:5,3?outcome=N&amp;only=nim:3,3) থেকে জেতার চাল ওটাই, একমাত্র।</translation>
    </message>
    <message>
        <source>Eight and three</source>
        <comment>6/title</comment>
        <translation>আট আর তিন</translation>
    </message>
    <message>
        <source>Two heaps, **8 and 3**. It is your turn. How many stones do you take, and where?</source>
        <comment>6/text</comment>
        <translation>দুটি স্তূপ, **8 আর 3**। তোমার পালা। কয়টি পাথর নেবে, কোথা থেকে?</translation>
    </message>
    <message>
        <source>Let the class answer in one word: “equal”. With 1,000 and 3 it is just as quick.</source>
        <comment>6/notes</comment>
        <translation>ক্লাস এক কথায় উত্তর দিক: “সমান”। 1,000 আর 3 হলেও ঠিক ততটাই সহজ।</translation>
    </message>
    <message>
        <source>Three from the 3</source>
        <comment>6/choice 1</comment>
        <translation>3 থেকে তিনটি</translation>
    </message>
    <message>
        <source>Then one heap is left, and the other player takes all of it.</source>
        <comment>6/because 1</comment>
        <translation>তাহলে একটা স্তূপ থাকে, অন্যজন পুরোটা নিয়ে নেয়।</translation>
    </message>
    <message>
        <source>Five from the 8</source>
        <comment>6/choice 2</comment>
        <translation>8 থেকে পাঁচটি</translation>
    </message>
    <message>
        <source>Yes. The heaps are 3 and 3, and from now on you copy.</source>
        <comment>6/because 2</comment>
        <translation>হ্যাঁ। স্তূপ দুটি এখন 3 আর 3, এখন থেকে শুধু নকল করে যাও।</translation>
    </message>
    <message>
        <source>One from the 8</source>
        <comment>6/choice 3</comment>
        <translation>8 থেকে একটি</translation>
    </message>
    <message>
        <source>Then the heaps are 7 and 3, still different, and the other player makes them equal.</source>
        <comment>6/because 3</comment>
        <translation>তাহলে স্তূপ 7 আর 3, এখনো অসমান, অন্যজন সমান করে দেয়।</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>7/title</comment>
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>Find the winning move.</source>
        <comment>7/text</comment>
        <translation>জেতার চালটা খুঁজে বের করো।</translation>
    </message>
    <message>
        <source>Do not stop too early: copying should become a reflex.</source>
        <comment>7/notes</comment>
        <translation>তাড়াতাড়ি থামবেন না: নকল করাটা যেন চোখ বুজে হয়ে যায়।</translation>
    </message>
    <message>
        <source>Win with two heaps</source>
        <comment>8/title</comment>
        <translation>দুই স্তূপে জেতো</translation>
    </message>
    <message>
        <source>Heaps of 9 and 6, and the computer never makes a mistake. You start. Make the heaps equal, and then copy.</source>
        <comment>8/text</comment>
        <translation>9 আর 6-এর স্তূপ, কম্পিউটার কখনো ভুল করে না। তুমি শুরু করবে। স্তূপ দুটি সমান করো, তারপর নকল করে যাও।</translation>
    </message>
    <message>
        <source>Pupils who lose have usually copied into the wrong heap. Let them say aloud: “You took … from this one, so I take … from that one.”</source>
        <comment>8/notes</comment>
        <translation>যারা হারে, তারা সাধারণত ভুল স্তূপে নকল করেছে। জোরে জোরে বলতে বলুন: “তুমি এটা থেকে … নিলে, তাই আমি ওটা থেকে … নিই।”</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>9/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- One heap alone is N: [take everything](nim:4?outcome=N&amp;only=nim:0).
- Two **equal** heaps are P: [copy](nim:6,6?outcome=P).
- Two **different** heaps are N: make them equal, as from [8 and 3](nim:8,3?only=nim:3,3).

With three heaps it is not so easy. The next lesson works them out, from the small positions to the large ones.</source>
        <comment>9/text</comment>
        <translation>- একা একটা স্তূপ N: [সব নাও](nim:4?outcome=N&amp;only=nim:0)।
- দুটি **সমান** স্তূপ P: [নকল করো](nim:6,6?outcome=P)।
- দুটি **অসমান** স্তূপ N: সমান করে দাও, যেমন [8 আর 3](nim:8,3?only=nim:3,3) থেকে।

তিন স্তূপে ব্যাপারটা এত সহজ নয়। পরের পাঠে আমরা ছোট অবস্থান থেকে বড়র দিকে গিয়ে সেটা কষে বের করব।</translation>
    </message>
    <message>
        <source>**Exit question:** 100 and 99, your turn. (Take one from the 100.)</source>
        <comment>9/notes</comment>
        <translation>**শেষ প্রশ্ন:** 100 আর 99, তোমার পালা। (100 থেকে একটি নাও।)</translation>
    </message>
</context>
<context>
    <name>what-is-a-position-worth</name>
    <message>
        <source>What is a position worth?</source>
        <comment>title</comment>
        <translation>একটা অবস্থানের দাম কত?</translation>
    </message>
    <message>
        <source>For the curious: positions as numbers, and positions so hot that no number fits.</source>
        <comment>about</comment>
        <translation>কৌতূহলীদের জন্য: কোনো অবস্থান একটা সংখ্যা, আবার কোনো অবস্থান এত গরম যে কোনো সংখ্যাই খাটে না।</translation>
    </message>
    <message>
        <source>compare two positions, and say what mean and temperature tell</source>
        <comment>aims</comment>
        <translation>দুটি অবস্থানের তুলনা করতে, আর গড় ও তাপমাত্রা কী বলে তা বলতে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>Three boards and one game: on your turn choose **one** board and make a move there. **Left** cuts blue edges, **Right** cuts red ones, and both may take the stone. Whoever cannot move loses.

Play it in pairs, twice, with the other player starting. What do you notice?</source>
        <comment>1/text</comment>
        <translation>তিনটি বোর্ড, একটা খেলা: তোমার পালায় **একটা** বোর্ড বেছে সেখানে চাল দাও। **বাম** কাটে নীল রেখা, **ডান** কাটে লাল রেখা, আর পাথরটা দুজনেই নিতে পারে। যে চাল দিতে পারে না, সে হারে।

জোড়ায় জোড়ায় দুবার খেলো, দ্বিতীয়বার অন্য জন শুরু করবে। কী চোখে পড়ে?</translation>
    </message>
    <message>
        <source>Whoever starts wins, by taking the stone. The two pictures are worth 1/2 and −1/2, so together they are worth 0. This lesson is for the curious: it needs the lessons on red-blue Hackenbush.</source>
        <comment>1/notes</comment>
        <translation>যে শুরু করে সে পাথরটা নিয়ে জেতে। ছবি দুটির মান 1/2 আর −1/2, একসঙ্গে 0। এই পাঠ কৌতূহলীদের জন্য; এর আগে লাল-নীল হ্যাকেনবুশের পাঠগুলো লাগে।</translation>
    </message>
    <message>
        <source>Values add up</source>
        <comment>2/title</comment>
        <translation>মান যোগ হয়</translation>
    </message>
    <message>
        <source>The first picture is worth [1/2](hackenbush:0-1b,1-2r?value=1/2), the second one [−1/2](hackenbush:0-1r,1-2b?value=-1/2). Now the stone is gone. Who wins?</source>
        <comment>2/text</comment>
        <translation>প্রথম ছবির মান [1/2](hackenbush:0-1b,1-2r?value=1/2), দ্বিতীয়টার [−1/2](hackenbush:0-1r,1-2b?value=-1/2)। এবার পাথরটা নেই। কে জেতে?</translation>
    </message>
    <message>
        <source>Let them play it. The second player copies on the other board, as with two equal heaps in the first lessons.</source>
        <comment>2/notes</comment>
        <translation>ওরা খেলে দেখুক। দ্বিতীয় খেলোয়াড় অন্য বোর্ডে নকল করে, প্রথম দিকের পাঠে দুটি সমান স্তূপে যেমন।</translation>
    </message>
    <message>
        <source>Whoever starts</source>
        <comment>2/choice 1</comment>
        <translation>যে শুরু করে</translation>
    </message>
    <message>
        <source>Try it: each cut is answered by the same cut on the other board, and then nothing is left for the player who started.</source>
        <comment>2/because 1</comment>
        <translation>করে দেখো: প্রতিটি কাটার জবাবে অন্য বোর্ডে একই রকম কাটা যায়, আর শেষে যে শুরু করেছিল তার জন্য কিছুই থাকে না।</translation>
    </message>
    <message>
        <source>Whoever does not start</source>
        <comment>2/choice 2</comment>
        <translation>যে শুরু করে না</translation>
    </message>
    <message>
        <source>Yes: 1/2 − 1/2 = 0, and 0 means that whoever starts loses.</source>
        <comment>2/because 2</comment>
        <translation>হ্যাঁ: 1/2 − 1/2 = 0, আর 0 মানে যে শুরু করে সে হারে।</translation>
    </message>
    <message>
        <source>Left, because blue comes first</source>
        <comment>2/choice 3</comment>
        <translation>বাম, কারণ নীল আগে আছে</translation>
    </message>
    <message>
        <source>The order of the boards does not matter.</source>
        <comment>2/because 3</comment>
        <translation>বোর্ডগুলোর ক্রমে কিছু আসে-যায় না।</translation>
    </message>
    <message>
        <source>Which is worth more?</source>
        <comment>3/title</comment>
        <translation>কোনটার দাম বেশি?</translation>
    </message>
    <message>
        <source>Left may have one of two pictures: [blue and red](hackenbush:0-1b,1-2r), or [blue, red and red](hackenbush:0-1b,1-2r,2-3r). Which one should Left take?

On the board the first one plays **against** the second one: there the colours of the second are exchanged. Play it, and let Left start once and Right start once.</source>
        <comment>3/text</comment>
        <translation>বাম দুটি ছবির একটা নিতে পারে: [নীল আর লাল](hackenbush:0-1b,1-2r), কিংবা [নীল, লাল আর লাল](hackenbush:0-1b,1-2r,2-3r)। বামের কোনটা নেওয়া উচিত?

বোর্ডে প্রথমটা খেলছে দ্বিতীয়টার **বিপক্ষে**: সেখানে দ্বিতীয়টার রং অদলবদল করা। খেলে দেখো, একবার বাম শুরু করুক, একবার ডান।</translation>
    </message>
    <message>
        <source>Write the four lines on the blackboard: they are needed in the next step.</source>
        <comment>3/notes</comment>
        <translation>চারটি লাইন বোর্ডে লিখে রাখুন: পরের ধাপে লাগবে।</translation>
    </message>
    <message>
        <source>Left wins, whoever starts. So the first picture is worth **more**: it is worth 1/2, the second one 1/4, and 1/2 − 1/4 = 1/4 is more than 0.

This works for all positions, even if you do not know their values: to compare two, play their **difference**.

- Left wins, whoever starts: the first is worth more.
- Right wins, whoever starts: the second is worth more.
- Whoever starts loses: they are equal.
- Whoever starts wins: neither is worth more.</source>
        <comment>3/reveal</comment>
        <translation>যে-ই শুরু করুক, বাম জেতে। তাই প্রথম ছবির দাম **বেশি**: তার মান 1/2, দ্বিতীয়টার 1/4, আর 1/2 − 1/4 = 1/4, যা 0-এর বেশি।

সব অবস্থানেই এটা চলে, মান না জানলেও: দুটির তুলনা করতে তাদের **বিয়োগফল** খেলো।

- যে-ই শুরু করুক বাম জেতে: প্রথমটার দাম বেশি।
- যে-ই শুরু করুক ডান জেতে: দ্বিতীয়টার দাম বেশি।
- যে শুরু করে সে হারে: দুটি সমান।
- যে শুরু করে সে জেতে: কোনোটার দাম বেশি নয়।</translation>
    </message>
    <message>
        <source>Compare two</source>
        <comment>4/title</comment>
        <translation>দুটির তুলনা করো</translation>
    </message>
    <message>
        <source>Two positions stand side by side. Which one is worth more, or are they equal?</source>
        <comment>4/text</comment>
        <translation>দুটি অবস্থান পাশাপাশি আছে। কোনটার দাম বেশি, নাকি দুটি সমান?</translation>
    </message>
    <message>
        <source>Where both players have the same moves, two positions are either equal or different: there is no more and no less among Nim heaps.</source>
        <comment>4/notes</comment>
        <translation>যেখানে দুজনের চাল এক, সেখানে দুটি অবস্থান হয় সমান, নয় আলাদা: নিমের স্তূপের মধ্যে কম-বেশি নেই।</translation>
    </message>
    <message>
        <source>A hot position</source>
        <comment>5/title</comment>
        <translation>একটা গরম অবস্থান</translation>
    </message>
    <message>
        <source>A value can be drawn as a tree. From this one Left may go to **3**, which is three free moves for Left, and Right may go to **−3**. What is it worth?</source>
        <comment>5/text</comment>
        <translation>মানকে গাছের মতো আঁকা যায়। এটা থেকে বাম যেতে পারে **3**-এ, মানে বামের হাতে তিনটি চাল, আর ডান যেতে পারে **−3**-এ। এর মান কত?</translation>
    </message>
    <message>
        <source>In this lesson hot means that it pays to move. Elsewhere in the course it is another word for N.</source>
        <comment>5/notes</comment>
        <translation>এই পাঠে গরম মানে চাল দিলে লাভ। পাঠক্রমের অন্য জায়গায় এটা N-এর আরেক নাম।</translation>
    </message>
    <message>
        <source>0, the number in the middle</source>
        <comment>5/choice 1</comment>
        <translation>0, মাঝের সংখ্যাটা</translation>
    </message>
    <message>
        <source>A position that is worth 0 is lost for whoever starts. Here whoever starts wins, and by a lot.</source>
        <comment>5/because 1</comment>
        <translation>যে অবস্থানের মান 0, তাতে যে শুরু করে সে হারে। এখানে যে শুরু করে সে জেতে, আর বেশ বড় ব্যবধানে।</translation>
    </message>
    <message>
        <source>3</source>
        <comment>5/choice 2</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Only if Left moves first.</source>
        <comment>5/because 2</comment>
        <translation>শুধু বাম আগে চাল দিলে।</translation>
    </message>
    <message>
        <source>No number at all</source>
        <comment>5/choice 3</comment>
        <translation>কোনো সংখ্যাই নয়</translation>
    </message>
    <message>
        <source>Right. Both want to move here. Such a position is called **hot**.</source>
        <comment>5/because 3</comment>
        <translation>ঠিক। এখানে দুজনেই চাল দিতে চায়। এমন অবস্থানকে বলে **গরম**।</translation>
    </message>
    <message>
        <source>Mean and temperature</source>
        <comment>6/title</comment>
        <translation>গড় আর তাপমাত্রা</translation>
    </message>
    <message>
        <source>From this position Left may go to 4 and Right to 1. Suppose that many copies of it lie on the table, and the players take turns. How much is one copy worth **on the average**? And how much does a move **gain**?</source>
        <comment>6/text</comment>
        <translation>এই অবস্থান থেকে বাম 4-এ যেতে পারে, ডান 1-এ। ধরো টেবিলে এমন অনেকগুলো আছে, আর দুজন পালা করে চাল দেয়। **গড়ে** একটার দাম কত? আর একটা চালে **লাভ** কত?</translation>
    </message>
    <message>
        <source>Two copies together are worth exactly 5. Larger numbers stand on the left of the picture, because Left wants them.</source>
        <comment>6/notes</comment>
        <translation>দুটি একসঙ্গে ঠিক 5। ছবিতে বড় সংখ্যা বাঁ দিকে, কারণ বাম সেগুলো চায়।</translation>
    </message>
    <message>
        <source>Half of the copies go to 4 and half of them to 1. So one copy is worth 5/2 on the average: that is the **mean**. A move takes it from 5/2 to 4 or to 1 and gains 3/2: that is the **temperature**.

The picture is the **thermograph**. Its two feet stand at 4 and at 1. The higher you go, the more a move costs, and the closer the walls come. At 3/2 nobody wants to move any more. From there the mast goes up, at 5/2.</source>
        <comment>6/reveal</comment>
        <translation>অর্ধেক যায় 4-এ, অর্ধেক 1-এ। তাই গড়ে একটার দাম 5/2: এটাই **গড়**। একটা চাল 5/2 থেকে 4-এ বা 1-এ নিয়ে যায়, লাভ 3/2: এটাই **তাপমাত্রা**।

ছবিটা হলো **থার্মোগ্রাফ**। তার দুই পা 4-এ আর 1-এ। যত ওপরে যাও, চালের খরচ তত বাড়ে, আর দেয়াল দুটি তত কাছে আসে। 3/2-এ কেউই আর চাল দিতে চায় না। সেখান থেকে 5/2-এ মাস্তুল ওপরে উঠে যায়।</translation>
    </message>
    <message>
        <source>Hottest first</source>
        <comment>7/title</comment>
        <translation>সবচেয়ে গরমটা আগে</translation>
    </message>
    <message>
        <source>Three hot boards. Their temperatures are 5, 2 and 1/2. You are Left, and you move first. On which board do you move? Play against the computer, which makes no mistakes.</source>
        <comment>7/text</comment>
        <translation>তিনটি গরম বোর্ড। তাপমাত্রা 5, 2 আর 1/2। তুমি বাম, আর তুমি আগে চাল দাও। কোন বোর্ডে চাল দেবে? কম্পিউটারের সঙ্গে খেলো, সে ভুল করে না।</translation>
    </message>
    <message>
        <source>Only the hottest board wins. Whoever lost can put the board back and try again.</source>
        <comment>7/notes</comment>
        <translation>শুধু সবচেয়ে গরম বোর্ডে জেতা যায়। যে হেরেছে, সে বোর্ড আগের মতো করে আবার চেষ্টা করতে পারে।</translation>
    </message>
    <message>
        <source>Always the hottest?</source>
        <comment>8/title</comment>
        <translation>সবসময় সবচেয়ে গরমটা?</translation>
    </message>
    <message>
        <source>The temperatures are now 2 and 1, and the board −2 is two free moves for Right. Left moves first. Which move wins?</source>
        <comment>8/text</comment>
        <translation>এবার তাপমাত্রা 2 আর 1, আর −2 বোর্ডটা মানে ডানের হাতে দুটি চাল। বাম আগে চাল দেয়। কোন চালে জেতে?</translation>
    </message>
    <message>
        <source>Players of Go call such a move sente: it has to be answered. To move where it is hottest is a good rule, but no theorem.</source>
        <comment>8/notes</comment>
        <translation>গো খেলায় এমন চালকে বলে সেন্তে: তার জবাব দিতেই হয়। সবচেয়ে গরম জায়গায় চাল দেওয়া ভালো নিয়ম, কিন্তু উপপাদ্য নয়।</translation>
    </message>
    <message>
        <source>The hottest board, from {2|−2} to 2</source>
        <comment>8/choice 1</comment>
        <translation>সবচেয়ে গরম বোর্ড, {2|−2} থেকে 2-এ</translation>
    </message>
    <message>
        <source>Then Right goes to 0 on the second board. 2 + 0 − 2 = 0, and it is Left’s turn: Left has lost.</source>
        <comment>8/because 1</comment>
        <translation>তাহলে ডান দ্বিতীয় বোর্ডে 0-তে যায়। 2 + 0 − 2 = 0, আর পালা বামের: বাম হেরে গেছে।</translation>
    </message>
    <message>
        <source>The second board, to {10|1}</source>
        <comment>8/choice 2</comment>
        <translation>দ্বিতীয় বোর্ড, {10|1}-এ</translation>
    </message>
    <message>
        <source>Yes. It threatens 10, so Right has to answer with 1. Then Left still gets the 2 of the first board: 2 + 1 − 2 = 1.</source>
        <comment>8/because 2</comment>
        <translation>হ্যাঁ। এতে 10-এর ভয় থাকে, তাই ডানকে 1 দিয়ে জবাব দিতে হয়। তারপরও বাম প্রথম বোর্ডের 2 পায়: 2 + 1 − 2 = 1।</translation>
    </message>
    <message>
        <source>In which game do you move?</source>
        <comment>9/title</comment>
        <translation>কোন খেলায় চাল দেবে?</translation>
    </message>
    <message>
        <source>Several boards side by side. Find the one with a winning move: click on the board, or make the move.</source>
        <comment>9/text</comment>
        <translation>কয়েকটা বোর্ড পাশাপাশি। যেটায় জেতার চাল আছে সেটা বের করো: বোর্ডে ক্লিক করো, কিংবা চালটা দাও।</translation>
    </message>
    <message>
        <source>Where both players have the same moves, the nim-sum of the values decides, as in the lesson before.</source>
        <comment>9/notes</comment>
        <translation>যেখানে দুজনের চাল এক, সেখানে মানগুলোর নিম-যোগফলই ঠিক করে, আগের পাঠের মতো।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>10/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- Values add up, and to compare two positions you play their **difference**.
- Some positions are numbers. There nobody wants to move first. Others are **hot**, like [this one](game:{4|1}?value={4|1}&amp;mean=5/2&amp;temperature=3/2).
- The **mean** is what a position is worth on the average. The **temperature** is what a move gains.

The board shows one more: {2|{1|0}}. Play on it and look at its thermograph.</source>
        <comment>10/text</comment>
        <translation>- মান যোগ হয়, আর দুটি অবস্থানের তুলনা করতে তাদের **বিয়োগফল** খেলতে হয়।
- কিছু অবস্থান সংখ্যা। সেখানে কেউ আগে চাল দিতে চায় না। অন্যগুলো **গরম**, যেমন [এটা](game:{4|1}?value={4|1}&amp;mean=5/2&amp;temperature=3/2)।
- **গড়** বলে একটা অবস্থানের দাম গড়ে কত। **তাপমাত্রা** বলে একটা চালে লাভ কত।

বোর্ডে আরও একটা আছে: {2|{1|0}}। তাতে খেলো, আর তার থার্মোগ্রাফ দেখো।</translation>
    </message>
    <message>
        <source>**Exit question:** which is worth more on the average, {4|1} or 2? ({4|1}, with 5/2.)</source>
        <comment>10/notes</comment>
        <translation>**শেষ প্রশ্ন:** গড়ে কোনটার দাম বেশি, {4|1} না 2? ({4|1}, তার গড় 5/2।)</translation>
    </message>
</context>
<context>
    <name>wythoff</name>
    <message>
        <source>Wythoff’s queen</source>
        <comment>title</comment>
        <translation>উইথফের মন্ত্রী</translation>
    </message>
    <message>
        <source>A queen walks into the corner, and the golden ratio shows the way.</source>
        <comment>about</comment>
        <translation>মন্ত্রী হেঁটে যায় কোণের দিকে, আর পথ দেখায় সোনালি অনুপাত।</translation>
    </message>
    <message>
        <source>write down the cold pairs without a board</source>
        <comment>aims</comment>
        <translation>বোর্ড ছাড়াই ঠান্ডা জোড়াগুলো লিখে ফেলতে</translation>
    </message>
    <message>
        <source>Play first</source>
        <comment>1/title</comment>
        <translation>আগে খেলো</translation>
    </message>
    <message>
        <source>A queen stands on a board. On your turn move it any distance **left**, **down**, or **diagonally** left and down. Whoever moves it into the corner 0, 0 wins.

Play it in pairs, from column 7 and row 9. Which squares do you want to reach?</source>
        <comment>1/text</comment>
        <translation>বোর্ডে একটা মন্ত্রী। তোমার পালায় তাকে **বাঁয়ে**, **নিচে**, বা বাঁয়ে-নিচে **কোনাকুনি** যত দূর খুশি সরাও। যে তাকে 0, 0 কোণে নিয়ে যায়, সে জেতে।

জোড়ায় জোড়ায় খেলো, কলাম 7, সারি 9 থেকে। কোন ঘরগুলোতে পৌঁছাতে চাও?</translation>
    </message>
    <message>
        <source>Like a chess queen, but only towards the corner. After some games pupils name squares near the corner from which one cannot win: 1, 2 and 2, 1.</source>
        <comment>1/notes</comment>
        <translation>দাবার মন্ত্রীর মতোই, শুধু কোণের দিকে। কয়েকবার খেলার পরে শিক্ষার্থীরা কোণের কাছে এমন ঘরের নাম বলে যেখান থেকে জেতা যায় না: 1, 2 আর 2, 1।</translation>
    </message>
    <message>
        <source>The same with stones</source>
        <comment>2/title</comment>
        <translation>একই খেলা, পাথর দিয়ে</translation>
    </message>
    <message>
        <source>Two heaps, one as large as the column, one as large as the row. Moving left takes from the one, down from the other. What is a **diagonal** move?</source>
        <comment>2/text</comment>
        <translation>দুটি স্তূপ, একটা কলামের সমান, একটা সারির সমান। বাঁয়ে গেলে একটা থেকে কমে, নিচে গেলে অন্যটা থেকে। **কোনাকুনি** চালটা কী?</translation>
    </message>
    <message>
        <source>The queen at 3, 5 is the heaps 3 and 5. Some like the board better, some the stones.</source>
        <comment>2/notes</comment>
        <translation>মন্ত্রী 3, 5-এ মানে 3 আর 5-এর স্তূপ। কারও বোর্ড ভালো লাগে, কারও পাথর।</translation>
    </message>
    <message>
        <source>Taking from any one heap</source>
        <comment>2/choice 1</comment>
        <translation>যে-কোনো একটা স্তূপ থেকে নেওয়া</translation>
    </message>
    <message>
        <source>That is moving left or down.</source>
        <comment>2/because 1</comment>
        <translation>সেটা বাঁয়ে বা নিচে যাওয়া।</translation>
    </message>
    <message>
        <source>Taking the same number from both heaps</source>
        <comment>2/choice 2</comment>
        <translation>দুই স্তূপ থেকে সমান সংখ্যায় নেওয়া</translation>
    </message>
    <message>
        <source>Yes. So it is Nim with two heaps and one more kind of move.</source>
        <comment>2/because 2</comment>
        <translation>হ্যাঁ। তাই এটা দুই স্তূপের নিম, সঙ্গে আরও এক রকমের চাল।</translation>
    </message>
    <message>
        <source>Moving stones from one heap to the other</source>
        <comment>2/choice 3</comment>
        <translation>এক স্তূপ থেকে আরেক স্তূপে পাথর সরানো</translation>
    </message>
    <message>
        <source>Both numbers get smaller on a diagonal move, by the same amount.</source>
        <comment>2/because 3</comment>
        <translation>কোনাকুনি চালে দুটি সংখ্যাই কমে, সমান পরিমাণে।</translation>
    </message>
    <message>
        <source>Is copying still good?</source>
        <comment>3/title</comment>
        <translation>নকল করা কি এখনো চলে?</translation>
    </message>
    <message>
        <source>In Nim two equal heaps are P. And here, with **4 and 4**?</source>
        <comment>3/text</comment>
        <translation>নিমে দুটি সমান স্তূপ P। এখানে **4 আর 4** হলে?</translation>
    </message>
    <message>
        <source>So are all squares at the two edges. From all these squares you win with one move.</source>
        <comment>3/notes</comment>
        <translation>দুই ধারের সব ঘরও তা-ই। এসব ঘর থেকে এক চালেই জেতা যায়।</translation>
    </message>
    <message>
        <source>P as well: copy</source>
        <comment>3/choice 1</comment>
        <translation>এটাও P: নকল করো</translation>
    </message>
    <message>
        <source>The player to move takes both heaps at once, and nothing is left to copy.</source>
        <comment>3/because 1</comment>
        <translation>যার পালা সে একবারে দুটি স্তূপই নিয়ে নেয়, নকল করার কিছু থাকে না।</translation>
    </message>
    <message>
        <source>N: take both heaps at once</source>
        <comment>3/choice 2</comment>
        <translation>N: একবারে দুটি স্তূপই নেব</translation>
    </message>
    <message>
        <source>Yes, one diagonal move into the corner. So all squares on the diagonal are N.</source>
        <comment>3/because 2</comment>
        <translation>হ্যাঁ, কোনাকুনি এক চালে একেবারে কোণে। তাই কর্ণের সব ঘর N।</translation>
    </message>
    <message>
        <source>A square near the corner</source>
        <comment>4/title</comment>
        <translation>কোণের কাছের একটা ঘর</translation>
    </message>
    <message>
        <source>The queen stands at **1, 2**. It has four moves. Try them. What is it?</source>
        <comment>4/text</comment>
        <translation>মন্ত্রী **1, 2**-তে। তার চারটি চাল। দিয়ে দেখো। এটা কী?</translation>
    </message>
    <message>
        <source>2, 1 is P too, by symmetry. In this game many people say cold for P and hot for N.</source>
        <comment>4/notes</comment>
        <translation>প্রতিসাম্যের কারণে 2, 1-ও P। এই খেলায় অনেকে P-কে বলে ঠান্ডা আর N-কে গরম।</translation>
    </message>
    <message>
        <source>P</source>
        <comment>4/choice 1</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Right. It can go to 0,2 and 1,1 and 1,0 and 0,1. From each of them the other player moves straight into the corner.</source>
        <comment>4/because 1</comment>
        <translation>ঠিক। সে যেতে পারে 0,2 আর 1,1 আর 1,0 আর 0,1-এ। প্রতিটি থেকেই অন্যজন সোজা কোণে চলে যায়।</translation>
    </message>
    <message>
        <source>N</source>
        <comment>4/choice 2</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Whichever square you choose, it is on an edge or on the diagonal, and the other player finishes.</source>
        <comment>4/because 2</comment>
        <translation>যে ঘরই বেছে নাও, সেটা কোনো ধারে বা কর্ণে, আর অন্যজন শেষ করে দেয়।</translation>
    </message>
    <message>
        <source>Find the cold squares</source>
        <comment>5/title</comment>
        <translation>ঠান্ডা ঘরগুলো খোঁজো</translation>
    </message>
    <message>
        <source>Fill in P and N. When you have found a P square, every square that sees it along a row, a column or a diagonal, from further out, is N.</source>
        <comment>5/text</comment>
        <translation>P আর N বসাও। একটা P-ঘর পেলে, সারি, কলাম বা কোনাকুনি বরাবর আরও বাইরের যে ঘরগুলো থেকে তাকে দেখা যায়, সবই N।</translation>
    </message>
    <message>
        <source>A quick way: put P at 0,0, then draw the three rays outwards and mark them N. The smallest free square is the next P. Pupils often forget the diagonals.</source>
        <comment>5/notes</comment>
        <translation>তাড়াতাড়ির উপায়: 0,0-তে P বসান, তারপর বাইরের দিকে তিনটি রেখা টেনে N বসান। খালি ঘরের মধ্যে যেটা সবচেয়ে ছোট, সেটা পরের P। শিক্ষার্থীরা প্রায়ই কোনাকুনিটা ভুলে যায়।</translation>
    </message>
    <message>
        <source>The pairs</source>
        <comment>6/title</comment>
        <translation>জোড়াগুলো</translation>
    </message>
    <message>
        <source>Write the cold squares as pairs, the smaller number first: 0,0 and 1,2 and 3,5 and 4,7. What do you notice about the **differences**? Which numbers have been used?</source>
        <comment>6/text</comment>
        <translation>ঠান্ডা ঘরগুলো জোড়া করে লেখো, ছোট সংখ্যাটা আগে: 0,0 আর 1,2 আর 3,5 আর 4,7। **বিয়োগফলগুলোতে** কী দেখছ? কোন সংখ্যাগুলো এসে গেছে?</translation>
    </message>
    <message>
        <source>Let the class go on in chorus: smallest unused number, then add the next difference.</source>
        <comment>6/notes</comment>
        <translation>ক্লাস একসুরে এগোক: সবচেয়ে ছোট যে সংখ্যা আসেনি, তারপর পরের বিয়োগফলটা যোগ করো।</translation>
    </message>
    <message>
        <source>The differences are 0, 1, 2, 3: **each difference comes once**, in order. And **each number** from 1 on is used exactly once: 1, 2, 3, 4, 5, 7, … The 6 is still missing, so it begins the next pair.

So the next pair starts with the smallest number not yet used, 6, and has the difference 4: [6, 10](wythoff:6,10?outcome=P). You can write the list as long as you like, without any board!</source>
        <comment>6/reveal</comment>
        <translation>বিয়োগফলগুলো 0, 1, 2, 3: **প্রতিটি বিয়োগফল একবার**, ক্রম ধরে। আর 1 থেকে **প্রতিটি সংখ্যা** আসে ঠিক একবার: 1, 2, 3, 4, 5, 7, … এখনো 6 আসেনি, তাই সেটা দিয়ে শুরু পরের জোড়া।

তাই পরের জোড়া শুরু সবচেয়ে ছোট না-আসা সংখ্যা 6 দিয়ে, আর তার বিয়োগফল 4: [6, 10](wythoff:6,10?outcome=P)। বোর্ড ছাড়াই তালিকাটা যত খুশি লম্বা করা যায়!</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>7/title</comment>
        <translation>এগিয়ে যাও</translation>
    </message>
    <message>
        <source>The pairs so far: 1,2 and 3,5 and 4,7 and 6,10. What comes next?</source>
        <comment>7/text</comment>
        <translation>এ পর্যন্ত জোড়া: 1,2 আর 3,5 আর 4,7 আর 6,10। এরপর কোনটা?</translation>
    </message>
    <message>
        <source>Then 9,15 and 11,18 and 12,20 and 14,23.</source>
        <comment>7/notes</comment>
        <translation>তারপর 9,15 আর 11,18 আর 12,20 আর 14,23।</translation>
    </message>
    <message>
        <source>7, 12</source>
        <comment>7/choice 1</comment>
        <translation>7, 12</translation>
    </message>
    <message>
        <source>7 has been used already, in 4, 7.</source>
        <comment>7/because 1</comment>
        <translation>7 তো এসে গেছে, 4, 7-এ।</translation>
    </message>
    <message>
        <source>8, 13</source>
        <comment>7/choice 2</comment>
        <translation>8, 13</translation>
    </message>
    <message>
        <source>Yes. 8 is the smallest unused number, and the next difference is 5.</source>
        <comment>7/because 2</comment>
        <translation>হ্যাঁ। 8 হলো সবচেয়ে ছোট না-আসা সংখ্যা, আর পরের বিয়োগফল 5।</translation>
    </message>
    <message>
        <source>8, 12</source>
        <comment>7/choice 3</comment>
        <translation>8, 12</translation>
    </message>
    <message>
        <source>The difference 4 has been used. Now it is 5.</source>
        <comment>7/because 3</comment>
        <translation>বিয়োগফল 4 এসে গেছে। এবার 5।</translation>
    </message>
    <message>
        <source>Could a number come twice?</source>
        <comment>8/title</comment>
        <translation>একটা সংখ্যা কি দুবার আসতে পারে?</translation>
    </message>
    <message>
        <source>Could two cold pairs share a number, like 3, 5 and 3, 8? Could they have the same difference, like 3, 5 and 6, 8? Think of the queen.</source>
        <comment>8/text</comment>
        <translation>দুটি ঠান্ডা জোড়ায় কি একই সংখ্যা থাকতে পারে, যেমন 3, 5 আর 3, 8? কিংবা একই বিয়োগফল, যেমন 3, 5 আর 6, 8? মন্ত্রীর কথা ভাবো।</translation>
    </message>
    <message>
        <source>The first half is easy to prove. For the second half let pupils try: from 5, 8 go to 5, 3. From 10, 12, with difference 2, go to 3, 5, or straight to 10, 6.</source>
        <comment>8/notes</comment>
        <translation>প্রথম অংশের প্রমাণ সহজ। দ্বিতীয় অংশের জন্য ওরা খেলে দেখুক: 5, 8 থেকে 5, 3-এ যাও। 10, 12 থেকে, বিয়োগফল 2, যাও 3, 5-এ, কিংবা সোজা 10, 6-এ।</translation>
    </message>
    <message>
        <source>No. From 3, 8 the queen could go straight to 3, 5. From 6, 8 it could go diagonally to 3, 5. But **from a cold square no move leads to a cold square**.

So all numbers and all differences must be different. And taking the *smallest* unused number makes sure that every other square has a way to a cold one.</source>
        <comment>8/reveal</comment>
        <translation>না। 3, 8 থেকে মন্ত্রী সোজা 3, 5-এ যেতে পারত। 6, 8 থেকে কোনাকুনি 3, 5-এ। অথচ **ঠান্ডা ঘর থেকে কোনো চাল ঠান্ডা ঘরে যায় না**।

তাই সব সংখ্যা আর সব বিয়োগফল আলাদা হতেই হবে। আর *সবচেয়ে ছোট* না-আসা সংখ্যাটা নেওয়ায় নিশ্চিত হয় যে বাকি প্রতিটি ঘর থেকে কোনো না কোনো ঠান্ডা ঘরে যাওয়ার পথ আছে।</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>9/title</comment>
        <translation>চালটা খোঁজো</translation>
    </message>
    <message>
        <source>The queen stands at **4, 6**. Which move wins?</source>
        <comment>9/text</comment>
        <translation>মন্ত্রী **4, 6**-তে। কোন চাল জেতায়?</translation>
    </message>
    <message>
        <source>How to search: difference first (diagonal), then the partner of each of the two numbers (straight).</source>
        <comment>9/notes</comment>
        <translation>খোঁজার উপায়: আগে বিয়োগফল (কোনাকুনি), তারপর দুটি সংখ্যার প্রতিটির সঙ্গী (সোজা)।</translation>
    </message>
    <message>
        <source>Down to 4, 3</source>
        <comment>9/choice 1</comment>
        <translation>নিচে, 4, 3-এ</translation>
    </message>
    <message>
        <source>Then the other player goes to 2, 1, diagonally.</source>
        <comment>9/because 1</comment>
        <translation>তাহলে অন্যজন কোনাকুনি 2, 1-এ যায়।</translation>
    </message>
    <message>
        <source>Diagonally to 3, 5</source>
        <comment>9/choice 2</comment>
        <translation>কোনাকুনি, 3, 5-এ</translation>
    </message>
    <message>
        <source>Yes. The difference is 2, and the cold pair with difference 2 is 3, 5.</source>
        <comment>9/because 2</comment>
        <translation>হ্যাঁ। বিয়োগফল 2, আর বিয়োগফল 2-এর ঠান্ডা জোড়া 3, 5।</translation>
    </message>
    <message>
        <source>Diagonally to 1, 3</source>
        <comment>9/choice 3</comment>
        <translation>কোনাকুনি, 1, 3-এ</translation>
    </message>
    <message>
        <source>Then the other player goes down to 1, 2.</source>
        <comment>9/because 3</comment>
        <translation>তাহলে অন্যজন নিচে 1, 2-তে যায়।</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>10/title</comment>
        <translation>অনুশীলন</translation>
    </message>
    <message>
        <source>Write the list of pairs beside you, as far as you need it.</source>
        <comment>10/text</comment>
        <translation>জোড়ার তালিকাটা পাশে লিখে রাখো, যতটা লাগে।</translation>
    </message>
    <message>
        <source>With the list at hand each position takes a few seconds.</source>
        <comment>10/notes</comment>
        <translation>তালিকাটা হাতে থাকলে প্রতিটি অবস্থানে কয়েক সেকেন্ড লাগে।</translation>
    </message>
    <message>
        <source>The golden ratio</source>
        <comment>11/title</comment>
        <translation>সোনালি অনুপাত</translation>
    </message>
    <message>
        <source>Divide the larger number of a pair by the smaller one: 5 : 3, 7 : 4, 10 : 6, 13 : 8, 15 : 9. Do the results go anywhere? What about 26 : 16 and 28 : 17?</source>
        <comment>11/text</comment>
        <translation>জোড়ার বড় সংখ্যাটাকে ছোটটা দিয়ে ভাগ করো: 5 : 3, 7 : 4, 10 : 6, 13 : 8, 15 : 9। ফলগুলো কি কোনো দিকে এগোয়? 26 : 16 আর 28 : 17?</translation>
    </message>
    <message>
        <source>26 : 16 = 1.625 and 28 : 17 = 1.647; further out it gets closer and closer. The Fibonacci numbers 1, 2, 3, 5, 8, 13 have the same ratio.</source>
        <comment>11/notes</comment>
        <translation>26 : 16 = 1.625 আর 28 : 17 = 1.647; যত এগোনো যায় তত কাছে আসে। ফিবোনাচ্চি সংখ্যা 1, 2, 3, 5, 8, 13-এরও একই অনুপাত।</translation>
    </message>
    <message>
        <source>They come close to 1.618…, the **golden ratio**, written φ. It is the number for which 1 + φ = φ × φ.

There is even a formula: the pair with difference k begins with k × φ, rounded down. For k = 5: 5 × 1.618 = 8.09, so 8, and 8 + 5 = 13. The pair is [8, 13](wythoff:8,13?outcome=P).

With it you can play on enormous boards. From [500 million, 900 million](wythoff:500000000,900000000?outcome=N&amp;wins=wythoff:500000000,309016994) there is exactly one winning move, and Grundy finds it with whole numbers only.</source>
        <comment>11/reveal</comment>
        <translation>ফলগুলো 1.618…-এর কাছে আসে, এটা **সোনালি অনুপাত**, লেখা হয় φ। এই সংখ্যার বেলায় 1 + φ = φ × φ।

একটা সূত্রও আছে: বিয়োগফল k-এর জোড়া শুরু হয় k × φ দিয়ে, ভগ্নাংশটুকু ফেলে দিয়ে। k = 5 হলে: 5 × 1.618 = 8.09, তাই 8, আর 8 + 5 = 13। জোড়াটা [8, 13](wythoff:8,13?outcome=P)।

এটা দিয়ে বিশাল বোর্ডেও খেলা যায়। [50 কোটি, 90 কোটি](wythoff:500000000,900000000?outcome=N&amp;wins=wythoff:500000000,309016994) থেকে জেতার চাল ঠিক একটা, আর গ্রান্ডি প্রোগ্রাম সেটা খুঁজে পায় শুধু পূর্ণ সংখ্যা দিয়ে।</translation>
    </message>
    <message>
        <source>If the last move loses</source>
        <comment>12/title</comment>
        <translation>শেষ চাল দিলে হার হলে</translation>
    </message>
    <message>
        <source>Now whoever moves into the corner **loses**. Which squares are cold then?</source>
        <comment>12/text</comment>
        <translation>এবার যে কোণে যায়, সে **হারে**। তখন কোন ঘরগুলো ঠান্ডা?</translation>
    </message>
    <message>
        <source>It is like misère Nim: only the end differs. Can be left out if time is short.</source>
        <comment>12/notes</comment>
        <translation>মিজেয়ার নিমের মতো: শুধু শেষটুকু আলাদা। সময় কম থাকলে বাদ দেওয়া যায়।</translation>
    </message>
    <message>
        <source>All of them change</source>
        <comment>12/choice 1</comment>
        <translation>সবই বদলে যায়</translation>
    </message>
    <message>
        <source>Only the first ones do. Try 3, 5.</source>
        <comment>12/because 1</comment>
        <translation>শুধু প্রথম কয়টা বদলায়। 3, 5 খেলে দেখো।</translation>
    </message>
    <message>
        <source>0,1 and 1,0 and 2,2, and from 3,5 on the same as before</source>
        <comment>12/choice 2</comment>
        <translation>0,1 আর 1,0 আর 2,2, আর 3,5 থেকে সব আগের মতো</translation>
    </message>
    <message>
        <source>Yes. Just the beginning changes.</source>
        <comment>12/because 2</comment>
        <translation>হ্যাঁ। শুধু শুরুটা বদলায়।</translation>
    </message>
    <message>
        <source>None of them changes</source>
        <comment>12/choice 3</comment>
        <translation>একটাও বদলায় না</translation>
    </message>
    <message>
        <source>At 1, 2 the player to move now goes to 1, 0, and the other one must move into the corner.</source>
        <comment>12/because 3</comment>
        <translation>1, 2 থেকে যার পালা সে এখন 1, 0-তে যায়, আর অন্যজনকে কোণে যেতেই হয়।</translation>
    </message>
    <message>
        <source>Win it</source>
        <comment>13/title</comment>
        <translation>জেতো</translation>
    </message>
    <message>
        <source>From 11, 14, against the perfect computer. The difference is 3. Which cold pair has that difference?</source>
        <comment>13/text</comment>
        <translation>11, 14 থেকে, নিখুঁত কম্পিউটারের সঙ্গে। বিয়োগফল 3। কোন ঠান্ডা জোড়ার বিয়োগফল তা-ই?</translation>
    </message>
    <message>
        <source>Diagonally by seven, to 4, 7. After that follow the list.</source>
        <comment>13/notes</comment>
        <translation>কোনাকুনি সাত ঘর, 4, 7-এ। তারপর তালিকা ধরে চলুন।</translation>
    </message>
    <message>
        <source>What you know now</source>
        <comment>14/title</comment>
        <translation>এখন যা জানো</translation>
    </message>
    <message>
        <source>- Cold pairs: **smallest unused number**, and each difference once. [1, 2](wythoff:1,2?outcome=P), [3, 5](wythoff:3,5?outcome=P), [4, 7](wythoff:4,7?outcome=P), [6, 10](wythoff:6,10?outcome=P), …
- They follow the golden ratio.
- The diagonal move makes it more than Nim: for P and N there is this formula, but no formula is known for the Grundy values.

Next come games in which you cut edges, and everything above falls down.</source>
        <comment>14/text</comment>
        <translation>- ঠান্ডা জোড়া: **সবচেয়ে ছোট না-আসা সংখ্যা**, আর প্রতিটি বিয়োগফল একবার। [1, 2](wythoff:1,2?outcome=P), [3, 5](wythoff:3,5?outcome=P), [4, 7](wythoff:4,7?outcome=P), [6, 10](wythoff:6,10?outcome=P), …
- এরা চলে সোনালি অনুপাত ধরে।
- কোনাকুনি চালটার জন্য এটা নিমের চেয়ে বেশি কিছু: P আর N-এর জন্য এই সূত্র আছে, কিন্তু গ্রান্ডি সংখ্যার কোনো সূত্র জানা নেই।

এরপর এমন খেলা, যেখানে রেখা কাটলে উপরের সব পড়ে যায়।</translation>
    </message>
    <message>
        <source>**Exit question:** the queen at 9, 12? (Difference 3: go to 4, 7.)</source>
        <comment>14/notes</comment>
        <translation>**শেষ প্রশ্ন:** মন্ত্রী 9, 12-তে? (বিয়োগফল 3: যাও 4, 7-এ।)</translation>
    </message>
</context>
</TS>
