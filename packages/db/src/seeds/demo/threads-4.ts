import type { DemoThread } from './types.ts';

export const threads4: DemoThread[] = [
  {
    subforum: 'training',
    title: 'Eure Routine, wenn ihr nur 30 Minuten habt',
    startedDaysAgo: 63,
    posts: [
      {
        author: 'patrick',
        hoursAfter: 0,
        content:
          'Zwischen Kind im Bett und eigener Müdigkeit habe ich abends genau eine halbe Stunde, und zwar wenn es gut läuft. Bisher werfe ich einfach drauflos. Wie würdet ihr 30 Minuten sinnvoll füllen?',
      },
      {
        author: 'emre',
        hoursAfter: 0.8,
        content:
          '5 Minuten Bull, 10 Minuten Doppel (jeden Tag nur drei Stück, aber dieselben), 10 Minuten 501 gegen dich selbst mit Zettel, 5 Minuten irgendetwas, das Spaß macht. Wichtig ist der Zettel.',
      },
      {
        author: 'luka',
        hoursAfter: 1.8,
        content: '10 Minuten 20, 10 Minuten 19, 10 Minuten Doppel.',
      },
      {
        author: 'kasia',
        hoursAfter: 4.2,
        content:
          'Ich mache das Gegenteil von Luka. Keine Wiederholungen, sondern jede Aufnahme ein anderes Ziel: eine auf die 20, eine auf die 17, eine aufs Bull, eine auf D8 und wieder von vorn. Im Spiel wirfst du ja auch nie 90 Darts auf dasselbe Feld.',
      },
      {
        author: 'matthias',
        hoursAfter: 5.8,
        content:
          'Dafür gibt es sogar einen Namen, verteiltes Üben. Man fühlt sich dabei schlechter und lernt mehr. Geblocktes Üben fühlt sich toll an, hält aber nicht so lange.',
        replyTo: 4,
        quote: 4,
      },
      {
        author: 'luka',
        hoursAfter: 8.8,
        content: 'Ich stehe bei 79 im Schnitt. Ich bleibe bei geblockt.',
        replyTo: 5,
      },
      {
        author: 'kasia',
        hoursAfter: 9.2,
        content:
          'Ich habe auch nie behauptet, dass es bei 21-Jährigen ohne Kinder nicht egal wäre, was sie tun.',
        replyTo: 6,
      },
      {
        author: 'bea',
        hoursAfter: 15.2,
        content:
          'Patrick, unterschätze die fünf Minuten Spaß nicht. Ich habe mir zwei Monate lang eine Stoppuhr hingestellt und danach zwei Monate kein Board mehr sehen wollen.',
      },
      {
        author: 'patrick',
        hoursAfter: 36.2,
        content:
          'Gestern probiert: 8 Minuten Bull, 12 Minuten Kasias Rundlauf, 10 Minuten 301. Um 21:40 Uhr war ich wacher als den ganzen Tag. Problem: Dann habe ich bis Mitternacht weitergespielt.',
      },
      {
        author: 'jan',
        hoursAfter: 38.2,
        content:
          'Ich stelle mir einen Küchenwecker. Nicht für den Anfang, sondern für das Ende. Wenn der klingelt, muss ich noch genau ein Doppel treffen und dann Licht aus.',
      },
      {
        author: 'patrick',
        hoursAfter: 38.9,
        content: 'Das endet bei mir um halb drei.',
        replyTo: 10,
      },
      {
        author: 'heinz',
        hoursAfter: 47.9,
        content:
          'Moin. Eine halbe Stunde jeden Tag schlägt drei Stunden am Sonntag, da gibt es nichts zu diskutieren. Meine Frau nennt es Andacht. Sie hat recht, es ist still, man steht, und am Ende hofft man.',
      },
      {
        author: 'nadine',
        hoursAfter: 140.4,
        content:
          'Ich klinke mich mit der Automatenvariante ein: einmal Cricket gegen den Computer auf mittlerer Stufe, dauert je nach Form 12 bis 15 Minuten, und danach eine Runde Shanghai. Da ist von 1 bis 20 alles dabei und man braucht keinen Zettel.',
      },
    ],
  },
  {
    subforum: 'training',
    title: "Bob's 27: Wer hat schon alles Grüne gesehen?",
    startedDaysAgo: 151,
    posts: [
      {
        author: 'emre',
        hoursAfter: 0,
        content:
          'Für alle, die es nicht kennen: Start mit 27 Punkten, drei Darts auf D1, drei auf D2 und so weiter bis D20, zum Schluss drei aufs Bull. Jeder Treffer zählt den Wert des Doppels dazu. Wer in einer Runde gar nicht trifft, bekommt den Wert einmal abgezogen. Unter null ist Schluss.\n\nMeine U15 hatte gestern Besttag: 318 von einem Zwölfjährigen. Was steht bei euch?',
      },
      {
        author: 'luka',
        hoursAfter: 2.44,
        content: '611.',
      },
      {
        author: 'anna',
        hoursAfter: 7.86,
        content: 'Bei mir steht "bis D13 gekommen". Zählt das als Zahl?',
      },
      {
        author: 'gio',
        hoursAfter: 11.92,
        content:
          'Ich bin einmal bei D2 ausgeschieden… Start 27, D1 nicht getroffen 25, D2 nicht getroffen 21, also so schlimm ist das doch gar nicht, warum war ich dann raus? Ach nein, ich war bei D7 raus!',
      },
      {
        author: 'matthias',
        hoursAfter: 15.18,
        content:
          'Rechnen wir es durch: 27 minus 2, minus 4, minus 6, minus 8 macht 7. D5 kostet 10, also minus 3. Wer gar nichts trifft, ist nach der fünften Runde raus. Bei D7 musst du unterwegs mindestens einmal getroffen haben. Glückwunsch.',
        replyTo: 4,
      },
      {
        author: 'gio',
        hoursAfter: 16.8,
        content: 'Das ist das Netteste was jemals jemand über mein Doppelspiel gesagt hat!',
        replyTo: 5,
      },
      {
        author: 'dominik',
        hoursAfter: 30.35,
        content:
          '344, einmal, im März vor zwei Jahren, seitdem nie wieder über 200. Das Perfekte wäre übrigens 1437, falls sich wer was vornehmen will.',
      },
      {
        author: 'bea',
        hoursAfter: 54.74,
        content:
          'Ich spiele eine freundliche Version: Start mit 127. Dann komme ich fast immer bis zum Bull und habe nicht nach vier Minuten schlechte Laune.',
      },
      {
        author: 'frank',
        hoursAfter: 62.87,
        content: 'Mit 127 starten ist wie Kegeln mit Bande.',
      },
      {
        author: 'bea',
        hoursAfter: 65.31,
        content: 'Ja, und die Kinder auf der Bande haben immer den meisten Spaß. Ich stehe dazu.',
        replyTo: 9,
        quote: 9,
      },
    ],
  },
  {
    subforum: 'training',
    title: 'Average klebt seit einem Jahr bei 48',
    startedDaysAgo: 97,
    posts: [
      {
        author: 'marek',
        hoursAfter: 0,
        content:
          'Ich spiele vier Mal die Woche, jeweils eine Stunde, und bin seit über einem Jahr zwischen 47 und 49. Früher ging es jeden Monat ein bisschen hoch. Ich weiß nicht mehr, wo ich ansetzen soll. Muss man irgendwann einfach akzeptieren, dass das die eigene Decke ist?',
      },
      {
        author: 'matthias',
        hoursAfter: 1.4,
        content:
          'Bevor du über die Decke sprichst: Woraus besteht der Schnitt? Schreib mal für 20 Legs drei Zahlen auf: Schnitt der ersten neun Darts, Zahl der Darts auf Doppel, Zahl der getroffenen Doppel. Meistens fällt dann sofort auf, welche der drei nicht passt.',
      },
      {
        author: 'kasia',
        hoursAfter: 2.3,
        content:
          'Und gegen wen spielst du? Wer immer gegen dieselben drei Leute mit 45 spielt, spielt irgendwann 48.',
      },
      {
        author: 'marek',
        hoursAfter: 25.3,
        content:
          'Hab 20 Legs gemacht. Erste neun Darts: 54,1. Darts auf Doppel: 131. Getroffen: 20. Ich glaube, ich sehe es selbst.',
        replyTo: 2,
      },
      {
        author: 'matthias',
        hoursAfter: 26.1,
        content:
          '20 von 131 sind 15,3 Prozent. Mit 54 in den ersten neun Darts könntest du locker 51 oder 52 im Schnitt spielen, wenn du auf 25 Prozent kommst. Deine Decke ist kein Scoring-Problem, du stehst einfach zu lang an der Kasse.',
        replyTo: 4,
      },
      {
        author: 'ben',
        hoursAfter: 27.4,
        content: '"Zu lang an der Kasse" kommt bei uns auf die Mannschaftsshirts.',
      },
      {
        author: 'marek',
        hoursAfter: 32.4,
        content: 'Gut. Und jetzt? Eine Stunde nur Doppel ist ja wohl auch nicht die Lösung.',
      },
      {
        author: 'emre',
        hoursAfter: 33.4,
        content:
          'Nein, aber fang jedes Training mit 20 Aufnahmen auf genau das Doppel an, das du dir am häufigsten stellst. Und hör auf, im Training Legs wegzulegen, wenn du die Doppel drei Mal verfehlt hast. Das machen nämlich alle.',
        replyTo: 7,
      },
      {
        author: 'marek',
        hoursAfter: 33.8,
        content: 'Woher weißt du das?',
        replyTo: 8,
      },
      {
        author: 'heike',
        hoursAfter: 37.8,
        content:
          'Ich habe mir angewöhnt, im Training erst bei 170 anzufangen statt bei 501. Drei Mal so viele Finishes in derselben Zeit, und man wird das Gefühl los, dass das Doppel etwas Besonderes ist.',
      },
      {
        author: 'luka',
        hoursAfter: 43.8,
        content:
          'Kasia hat auch recht. Fahr auf ein offenes Turnier, verlier 0:3 gegen jemanden mit 65 und schau zu, was der mit 80 Rest macht. Lernst du mehr als in zehn Stunden allein.',
      },
      {
        author: 'frank',
        hoursAfter: 50.8,
        content:
          'Es gibt auch Menschen, die spielen dreißig Jahre 48 und haben ein erfülltes Leben.',
      },
      {
        author: 'marek',
        hoursAfter: 1036.2,
        content:
          'Update für die Statistik: Doppelquote jetzt 22 Prozent über 60 Legs, Schnitt 50,6. Zum ersten Mal eine Fünf vorne. Mein Chef hat gefragt, warum ich so gut gelaunt bin, ich konnte es ihm nicht erklären.',
      },
      {
        author: 'ole',
        hoursAfter: 1037.4,
        content: 'Deckenhöhe neu vermessen. Sehr gut.',
        replyTo: 13,
        quote: 13,
      },
    ],
  },
  {
    subforum: 'training',
    title: '100 Darts auf ein Doppel: eure ehrlichen Zahlen',
    startedDaysAgo: 17,
    posts: [
      {
        author: 'jan',
        hoursAfter: 0,
        content:
          'Einmal die Woche werfe ich 100 Darts auf D16. Ohne Aufwärmen, ohne Wiederholung, Ergebnis auf den Kalender. Letzte fünf Wochen: 19, 23, 14, 27, 22. Wie ist das bei euch? Bitte keine Rekorde, sondern was normal rauskommt.',
      },
      {
        author: 'anna',
        hoursAfter: 8.76,
        content: '17 auf D16, 21 auf D20. Ich tue trotzdem weiter so, als wäre die 16 mein Doppel.',
      },
      {
        author: 'luka',
        hoursAfter: 13.14,
        content: 'Zwischen 38 und 45.',
      },
      {
        author: 'sofia',
        hoursAfter: 18.98,
        content: '11. Ich schreibe das nur, damit hier auch eine normale Zahl steht.',
      },
      {
        author: 'jan',
        hoursAfter: 20.44,
        content: 'Die 14 war auch kein Rechenfehler, du bist in guter Gesellschaft.',
        replyTo: 4,
      },
      {
        author: 'matthias',
        hoursAfter: 32.12,
        content:
          'Statistische Randbemerkung: Wenn deine wahre Quote 21 Prozent ist, dann schwankt ein Hunderterversuch ganz ohne Tagesform schon um ungefähr vier Treffer nach oben und unten. 14 bis 27 sagt also weniger über deine Wochen aus, als es sich anfühlt.',
      },
      {
        author: 'jan',
        hoursAfter: 38.54,
        content:
          'Das ist beruhigend und enttäuschend zugleich. Ich hatte für die 14 schon eine komplette Theorie mit dem neuen Bürostuhl.',
        replyTo: 6,
        quote: 6,
      },
      {
        author: 'tine',
        hoursAfter: 56.06,
        content: 'Der Bürostuhl ist trotzdem einen zweiten Blick wert.',
        replyTo: 7,
      },
    ],
  },
  {
    subforum: 'training',
    title: 'Trainings-App oder Kreidetafel?',
    startedDaysAgo: 75,
    posts: [
      {
        author: 'piet',
        hoursAfter: 0,
        content:
          'Ich habe inzwischen drei Apps auf dem Handy, und in jeder liegt ein Teil meiner Statistik. Wenn ich ehrlich bin, tippe ich mehr als ich werfe. Überlege, ganz auf Kreide zurückzugehen. Wie macht ihr das?',
      },
      {
        author: 'heinz',
        hoursAfter: 2,
        content:
          'Moin. Kreide. Schiefer, kein Kunststoff. Wer im Kopf rechnet, weiß zwei Darts früher, was er braucht.',
      },
      {
        author: 'vince',
        hoursAfter: 3.2,
        content:
          'App mit Spracheingabe. "Sechzig", "hundert", "fünfundvierzig", und den Rest sagt sie an. Kein Tippen, und die Finger bleiben am Dart.',
      },
      {
        author: 'piet',
        hoursAfter: 6.7,
        content: 'Versteht die dich auch, wenn du fluchst?',
        replyTo: 3,
      },
      {
        author: 'vince',
        hoursAfter: 7.1,
        content:
          'Sie hat einmal "vierzehn" verstanden, als ich etwas ganz anderes gesagt habe. Es hat sogar gestimmt.',
        replyTo: 4,
      },
      {
        author: 'jule',
        hoursAfter: 15.1,
        content:
          'whiteboard in der wg-küche. links die reste, rechts der einkaufszettel. letzte woche 140 milch',
      },
      {
        author: 'urs',
        hoursAfter: 20.1,
        content:
          'Ich nehme die App, aber nur jeden zweiten Tag. An den anderen Tagen ohne Zählen, ohne Ziel, einfach der Bewegung nach. Das hat mir der Trainer in Bern geraten, und seither freue ich mich wieder aufs Board.',
      },
      {
        author: 'sabine',
        hoursAfter: 27.1,
        content:
          'Für die Liga schreibe ich ohnehin auf Papier mit, der Spielbericht will es so. Zu Hause führe ich dann gar nichts. Man muss nicht alles wissen.',
      },
      {
        author: 'piet',
        hoursAfter: 74.4,
        content:
          'Bin jetzt bei Tafel plus Foto am Ende. Die Apps sind weg, die Zahlen sind noch da, und meine Freundin sagt, ich würde wieder mit ihr reden.',
      },
    ],
  },
];
