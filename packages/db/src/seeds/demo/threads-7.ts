import type { DemoThread } from './types.ts';

export const threads7: DemoThread[] = [
  {
    subforum: 'flights',
    title: 'Shaftlänge: Wie habt ihr eure gefunden?',
    startedDaysAgo: 69,
    posts: [
      {
        author: 'robin',
        hoursAfter: 0,
        content:
          'Ich habe im Internet gelesen, dass kurze Shafts schneller und lange ruhiger sind. Dann habe ich weitergelesen und es stand genau das Gegenteil da. Gibt es irgendeine Faustregel, die nicht gelogen ist?',
      },
      {
        author: 'manni',
        hoursAfter: 0.8,
        content:
          'Drei Sätze Nylon kaufen, kurz, mittel, lang, zusammen 5 Euro. Jeden eine Woche. Ende der Wissenschaft.',
      },
      {
        author: 'matthias',
        hoursAfter: 2.8,
        content:
          'Eine, die stimmt: Je weiter hinten du greifst, desto eher verträgst du kurze Shafts, und umgekehrt. Der Flight muss gegen den Schwerpunkt arbeiten können. Sitzt er zu nah dran, flattert der Dart nach.',
      },
      {
        author: 'torsten',
        hoursAfter: 4,
        content:
          'Ergänzung: Kurzer Shaft mit großem Flight ist ungefähr so stabil wie langer Shaft mit kleinem. Wer beides klein macht, hat einen Pfeil, der ehrlich zeigt, wie sauber das Loslassen war.',
        replyTo: 3,
        quote: 3,
      },
      {
        author: 'robin',
        hoursAfter: 7,
        content:
          'Ich greife ziemlich mittig. Dann also medium und Standardflight und nicht mehr drüber nachdenken?',
      },
      {
        author: 'manni',
        hoursAfter: 7.3,
        content: 'Du hast et verstanden. Ich hab dafür acht Jahre gebraucht.',
        replyTo: 5,
      },
      {
        author: 'steffi',
        hoursAfter: 13.3,
        content:
          'Ein bisserl drüber nachdenken darfst schon: Schau, wie die Darts stecken. Hinten hoch ist normal. Wenn sie hinten runterhängen, ist oft der Flight zu klein oder der Wurf zu lasch.',
      },
      {
        author: 'ole',
        hoursAfter: 15.3,
        content: 'Mittel. Immer mittel. Bei allem.',
      },
      {
        author: 'robin',
        hoursAfter: 210.8,
        content:
          'Kurz, mittel, lang durch. Mit lang hing alles, mit kurz habe ich zu fest gegriffen. Medium also. 5 Euro für die Erkenntnis, dass der Komplettsatz recht hatte.',
      },
    ],
  },
  {
    subforum: 'flights',
    title: 'Robin Hood im Wochentakt: was gegen zerfetzte Flights?',
    startedDaysAgo: 41,
    posts: [
      {
        author: 'anna',
        hoursAfter: 0,
        content:
          'Seit meine Gruppen enger sind, zerschieße ich mir jede Woche zwei Flights und alle zwei Wochen einen Shaft. Luxusproblem, ich weiß. Aber im Ernst: Gibt es etwas, das länger hält als eine Trainingswoche?',
      },
      {
        author: 'jule',
        hoursAfter: 0.7,
        content: 'einfach wieder schlechter werden. kostenlos',
      },
      {
        author: 'kasia',
        hoursAfter: 1.9,
        content:
          'Flight-Schoner aus Alu obendrauf, Packung für 3 Euro. Sieht man kaum, und der nächste Dart rutscht ab statt reinzufahren.',
      },
      {
        author: 'hendrik',
        hoursAfter: 2.9,
        content:
          'Und Shafts, die sich drehen. Wenn der Flight beim Aufprall ausweichen kann, zerreißt er nicht.',
      },
      {
        author: 'tine',
        hoursAfter: 7.9,
        content:
          'Ich nehme gegossene einteilige Flights, das zerschossene Stück gibt es da schlicht nicht. Dafür liegen sie öfter auf dem Boden, weil sie beim Treffer runterspringen.',
      },
      {
        author: 'anna',
        hoursAfter: 10.1,
        content: 'Springen die einfach ab und man steckt sie wieder auf? Auch mitten im Spiel?',
        replyTo: 5,
      },
      {
        author: 'tine',
        hoursAfter: 10.5,
        content:
          'Ja, nach der Aufnahme aufheben, aufstecken, weiter. Manchmal unter dem Sofa suchen.',
        replyTo: 6,
      },
      {
        author: 'ben',
        hoursAfter: 13.5,
        content:
          'Bei uns inner Halle liegt vor jedem Board en Friedhof aus gegossenen Flights. Der Hausmeister sacht, er macht da irgendwann en Kunstwerk draus.',
      },
      {
        author: 'anna',
        hoursAfter: 228.8,
        content:
          'Mit den Schonern hat der erste Satz jetzt zehn Tage gehalten. Dafür klingt es beim Robin Hood wie ein Xylophon.',
      },
    ],
  },
  {
    subforum: 'flights',
    title: 'Gegossene Flights: Lohnt sich der Preis?',
    startedDaysAgo: 131,
    posts: [
      {
        author: 'piet',
        hoursAfter: 0,
        content:
          '6 bis 8 Euro für drei Flights. Für das Geld bekomme ich zwanzig normale. Rechnet sich das irgendwie, oder ist es ein Modeding?',
      },
      {
        author: 'matthias',
        hoursAfter: 1.5,
        content:
          'Bei mir gemessen: normale Flights im Schnitt 9 Tage, gegossene bisher 5 Monate und noch ganz. 20 normale für 8 Euro würden (mit drei pro Satz) rund 60 Tage reichen. Also ja, es rechnet sich ungefähr ab dem dritten Monat.',
      },
      {
        author: 'vince',
        hoursAfter: 3.5,
        content:
          'Der wahre Vorteil ist der exakte 90-Grad-Winkel. Normale Flights biegen sich auf, und dann fliegt jeder Dart ein wenig anders.',
      },
      {
        author: 'frank',
        hoursAfter: 7.5,
        content:
          '90 Grad. Ich bieg meine mit dem Daumen gerade, das sind auch 90 Grad, wenn man nicht so genau hinschaut.',
      },
      {
        author: 'sabine',
        hoursAfter: 11,
        content:
          'Mich stört der feste Sitz auf dem System-Shaft. Bricht einer, brauche ich wieder genau dieses System. In der Liga leiht dir das keiner.',
      },
      {
        author: 'vince',
        hoursAfter: 11.8,
        content:
          'Stimmt, ohne Ersatzshaft aus der gleichen Serie stehst du da. Ich habe drei in der Geldbörse, neben dem Pfandchip.',
        replyTo: 5,
        quote: 5,
      },
      {
        author: 'piet',
        hoursAfter: 58.05,
        content:
          'Habe mir einen Satz gegönnt. Nach einer Woche steht es 1:0 für mich: ein Flight unter der Heizung, für immer.',
      },
      {
        author: 'ole',
        hoursAfter: 59.05,
        content: 'Heizung 1, Piet 0.',
      },
    ],
  },
  {
    subforum: 'flights',
    title: 'Shafts drehen sich nach jeder Aufnahme los',
    startedDaysAgo: 2.1,
    posts: [
      {
        author: 'nils',
        hoursAfter: 0,
        content:
          'Hallo, ich habe ganz neue Darts und nach jeder zweiten Aufnahme muss ich die Shafts wieder festdrehen. Mache ich etwas falsch oder ist das ein Mangel?',
      },
      {
        author: 'manni',
        hoursAfter: 0.3,
        content:
          'Is normal. Gummiringe, so kleine O-Ringe, 2 Euro für en Beutel. Zwischen Barrel und Shaft und Ruhe is.',
      },
      {
        author: 'torsten',
        hoursAfter: 1.2,
        content:
          'O-Ring ist richtig. Bei Alu-Shafts zusätzlich das kleine Loch nutzen: Spitze eines anderen Darts durchstecken, eine Vierteldrehung anziehen, fertig. Aber nicht mit Gewalt, das Gewinde im Barrel kann man nicht nachkaufen.',
      },
      {
        author: 'nils',
        hoursAfter: 3.7,
        content: 'Dafür ist das Loch! Ich dachte, das spart Gewicht.',
        replyTo: 3,
      },
      {
        author: 'tine',
        hoursAfter: 5.1,
        content: 'Zur Not eine Runde Zahnseide ums Gewinde. Kein Witz, hält den ganzen Abend.',
      },
      {
        author: 'nils',
        hoursAfter: 24.1,
        content:
          'Zahnseide hat das Problem gelöst. Beim Zahnarzt sage ich ab jetzt ganz ehrlich, dass ich sie täglich benutze.',
        replyTo: 5,
      },
    ],
  },
  {
    subforum: 'boards',
    title: 'Einmal richtig messen: 1,73 m und 2,37 m, aber von wo?',
    startedDaysAgo: 269,
    posts: [
      {
        author: 'patrick',
        hoursAfter: 0,
        content:
          'Ich hänge am Wochenende mein erstes Board auf und will nicht in zwei Jahren feststellen, dass alles fünf Zentimeter daneben ist. 1,73 m bis zur Mitte vom Bull habe ich verstanden. Aber die 2,37 m: ab der Wand? Ab dem Board? Bis zum Anfang oder bis zum Ende der Leiste?',
      },
      {
        author: 'torsten',
        hoursAfter: 0.7,
        content:
          'Waagerecht am Boden gemessen, ab der Lotlinie der Boardvorderseite, nicht ab der Wand! Das Board ist knapp 4 cm dick und hängt mit Halterung oft noch weiter vorn. Und bis zu der Kante, an der dein Schuh anliegt.\n\nAlso: Schnur mit Mutter vor die Boardfläche halten, Punkt am Boden markieren, von da 2,37 m.',
        editedHoursAfter: 0.9,
      },
      {
        author: 'sabine',
        hoursAfter: 2.7,
        content:
          'Als Gegenprobe gibt es die Diagonale: von der Mitte des Bulls bis zur Abwurfkante am Boden sind es 2,93 m. Wenn Höhe und Diagonale passen, passt auch der Abstand, selbst wenn dein Boden schief ist.',
      },
      {
        author: 'patrick',
        hoursAfter: 5.7,
        content:
          '2,93 m, notiert. Und der Boden ist schief, es ist ein Altbau in Linden. Was nehme ich dann als Höhe, wenn es an der Oche zwei Zentimeter tiefer ist als unter dem Board?',
        replyTo: 3,
      },
      {
        author: 'sabine',
        hoursAfter: 6.9,
        content:
          'Die 1,73 m gelten ab dem Niveau, auf dem du stehst. Leg eine lange Wasserwaage oder einen Schlauch mit Wasser von der Oche unters Board und rechne den Unterschied dazu.',
        replyTo: 4,
      },
      {
        author: 'torsten',
        hoursAfter: 7.8,
        content:
          'Altbau in Linden, zwei Zentimeter auf 2,37 m: Das ist für Hannover noch gerade. Nimm einen Kreuzlinienlaser, den verleiht dir jeder Baumarkt.',
        replyTo: 4,
        quote: 4,
      },
      {
        author: 'nadine',
        hoursAfter: 12.8,
        content:
          'Für alle, die hier über die Suche landen: Beim Automaten mit Softdarts sind es 2,44 m, die Höhe vom Bull bleibt bei 1,73 m. Wer beides zu Hause hat, klebt einfach zwei Striche.',
      },
      {
        author: 'patrick',
        hoursAfter: 63.25,
        content:
          'Hängt. 1,73 m ab Oche-Niveau, Diagonale 2,931 m. Der Laser war so schön, dass ich danach noch alle Bilder in der Wohnung ausgerichtet habe. Meine Frau fragt, wer ich bin.',
      },
      {
        author: 'torsten',
        hoursAfter: 64.55,
        content: 'Ein Mann mit Diagonale.',
        replyTo: 8,
      },
    ],
  },
];
