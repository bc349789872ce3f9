import type { DemoThread } from './types.ts';

export const threads11: DemoThread[] = [
  {
    subforum: 'liga',
    title: 'Uns fehlt ein vierter Mann (oder Frau) zum Ligastart',
    startedDaysAgo: 61,
    posts: [
      {
        author: 'jan',
        hoursAfter: 0,
        content:
          'Wir sind drei Leute aus Osnabrück, haben letzte Saison in der Kreisliga gespielt und verlieren jetzt unseren vierten durch Umzug nach Hamburg. Spieltag ist freitags 20 Uhr, halbe Stunde Anfahrt höchstens. Niveau zwischen 40 und 55. Bier nicht vorgeschrieben, Humor schon.',
      },
      {
        author: 'lisa',
        hoursAfter: 2,
        content: 'Osnabrück ist leider gut 100 km weg, sonst wäre ich morgen da.',
      },
      {
        author: 'fw',
        hoursAfter: 7,
        content:
          'Verehrter Jan, ich verfüge über einen Neffen in Georgsmarienhütte, der auf den Namen Konrad hört und derzeit einen Verein sucht. Schnitt um die 44, Humor belegt. Darf ich vermitteln?',
      },
      {
        author: 'jan',
        hoursAfter: 7.8,
        content:
          'Konrad ist herzlich eingeladen. Dienstag 19 Uhr Training, Hinterhof, Klingel "Brinkmann Sport". Er soll Schuhe ohne Absatz mitbringen, die Dielen knarren.',
        replyTo: 3,
      },
      {
        author: 'fw',
        hoursAfter: 178.6,
        content:
          'Konrad lässt ausrichten, er fühle sich bereits heimisch, und die Dielen hätten ihn nicht verraten.',
      },
    ],
  },
  {
    subforum: 'liga',
    title: 'Fuß über der Oche: Wie genau nehmt ihr es?',
    startedDaysAgo: 30,
    posts: [
      {
        author: 'mehmet',
        hoursAfter: 0,
        content:
          'Unser Gast am Freitag hat beim Wurf jedes Mal die Schuhspitze zwei Zentimeter über die Leiste geschoben. Nur mit der Spitze in der Luft. Ich habe nichts gesagt. Hätte ich?',
      },
      {
        author: 'luka',
        hoursAfter: 0.5,
        content: 'Anstupsen, einmal freundlich sagen. Beim zweiten Mal der Kapitän.',
      },
      {
        author: 'sabine',
        hoursAfter: 1.6,
        content:
          'Mit dem Fuß darfst du nicht auf oder über die Oche treten. Oberkörper und Arm dürfen drüber hinaus, wie weit du dich eben traust. Der Dart zählt in der Regel nicht mehr, wenn der Verstoß vorher angemahnt wurde. Also erst ermahnen, dann werten.',
      },
      {
        author: 'mehmet',
        hoursAfter: 2.3,
        content: 'In der Luft drüber, ohne sie zu berühren, ist auch schon Übertreten?',
        replyTo: 3,
      },
      {
        author: 'sabine',
        hoursAfter: 2.6,
        content:
          'Ja, auch in der Luft, wenn der Fuß die Linie nach vorn überragt. Seitlich darfst du so weit raus, wie du möchtest, solange du hinter der verlängerten Linie bleibst.',
        replyTo: 4,
      },
      {
        author: 'hendrik',
        hoursAfter: 6.6,
        content:
          'In Venlo liegt eine Metallleiste mit scharfer Kante. Da probierst du es genau einmal.',
      },
      {
        author: 'sepp',
        hoursAfter: 8.6,
        content: "Bei mir is a Kante aus Eiche. Wer dranstößt, hört des bis in d'Kuchl.",
      },
      {
        author: 'carlos',
        hoursAfter: 16.6,
        content:
          'Ich gebe zu, ich bin so einer, merke es nur nie. Mein Kapitän hat mir eine Holzleiste zum Üben gegeben, und seit der Splitter im großen Zeh habe ich Respekt.',
      },
      {
        author: 'mehmet',
        hoursAfter: 41.65,
        content: 'Ich hoffe, der Zeh und der Kapitän haben sich versöhnt.',
        replyTo: 8,
        quote: 8,
      },
    ],
  },
  {
    subforum: 'liga',
    title: 'Ergebnis vom dritten Spieltag falsch eingetragen (erledigt)',
    startedDaysAgo: 22,
    isLocked: true,
    posts: [
      {
        author: 'marek',
        hoursAfter: 0,
        content:
          'Im Bericht zu unserem dritten Spieltag steht 5:7, gespielt haben wir 7:5. Beide Kapitäne haben den Zettel unterschrieben. Kann das jemand korrigieren, oder an wen wende ich mich?',
      },
      {
        author: 'sabine',
        hoursAfter: 3,
        content:
          'An die Staffelleitung, nicht an uns, wir sind nur das Forum. Bitte Foto vom unterschriebenen Spielbericht mitschicken, dann geht es meistens am selben Abend.',
      },
      {
        author: 'marek',
        hoursAfter: 9,
        content:
          'Geschickt, geantwortet, geändert. 7:5 steht. Danke, ich hatte schon überlegt, in Frankfurt eine kleine Demonstration anzumelden.',
        replyTo: 2,
      },
      {
        author: 'ole',
        hoursAfter: 9.75,
        content: 'Spruchband: "Wir wollen 7:5".',
      },
      {
        author: 'mod',
        hoursAfter: 18.75,
        content:
          'Sache geklärt, ich schließe den Thread. Wenn so etwas noch mal vorkommt: Staffelleitung, Foto, fertig.',
      },
    ],
  },
  {
    subforum: 'steelsoft',
    title: 'Steel und Soft parallel: macht das den Wurf kaputt?',
    startedDaysAgo: 102,
    posts: [
      {
        author: 'nadine',
        hoursAfter: 0,
        content:
          'Ich spiele seit vier Jahren Automat in der Landesliga, und jetzt wollen mich zwei Freundinnen zum Steel überreden. Angst: 18 g gegen 22 g, 2,44 m gegen 2,37 m, am Ende kann ich beides nicht mehr. Spielt hier jemand beides ernsthaft?',
      },
      {
        author: 'luka',
        hoursAfter: 0.9,
        content:
          'Ja. Gleiche Barrels, Spitzen zum Wechseln. Nach drei Wochen merkst du nichts mehr.',
      },
      {
        author: 'ben',
        hoursAfter: 2.1,
        content:
          'Ich komm vom Automaten. Das Schlimmste war am Anfang nicht die Entfernung, sondern dass am Steelboard keiner "Düdüdüdüüüü" macht, wenn man ne 180 wirft.',
      },
      {
        author: 'nadine',
        hoursAfter: 2.6,
        content: 'Das Düdüdüdüüüü ist mein Hauptmotivator.',
        replyTo: 3,
      },
      {
        author: 'ben',
        hoursAfter: 2.8,
        content: 'Siehste. Deshalb mach ich et seither selber.',
        replyTo: 4,
      },
      {
        author: 'matthias',
        hoursAfter: 7.8,
        content:
          'Die sieben Zentimeter entsprechen grob drei Prozent. Wenn du mit einem Umbausatz spielst und das Gewicht gleich lässt, ändert sich fast nur die Höhe. Der Wurf, den du hast, ist derselbe. Die Felder am Automaten sind allerdings größer (ca. 15,5 Zoll Durchmesser bei vielen Turnierautomaten), das täuscht am Anfang.',
      },
      {
        author: 'tine',
        hoursAfter: 10.8,
        content:
          'Aus meiner Sicht eher ein Vorteil: Zwei Bewegungsaufgaben, die sich ähneln, machen das Lernen robuster. Voraussetzung: nicht in jeder Woche das Gerät wechseln, bevor du dich eingelebt hast.',
      },
      {
        author: 'kasia',
        hoursAfter: 14.8,
        content:
          'Ich möchte widersprechen. In der ersten Saison ist mir beides schlechter geworden, weil ich zwei verschiedene Arten zu zielen hatte. Erst als ich den Automaten ein halbes Jahr hab stehen lassen, war der Steel-Wurf stabil. Danach konnte ich beides.',
      },
      {
        author: 'nadine',
        hoursAfter: 16.3,
        content:
          'Ein halbes Jahr ohne Automat, das muss ich erst mit meiner Mannschaft besprechen. Die haben meine Handynummer.',
        replyTo: 8,
        quote: 8,
      },
      {
        author: 'dominik',
        hoursAfter: 22.3,
        content:
          'Bei uns in Oberösterreich spielen eh alle beides, weil in den meisten Gasthäusern beides hängt. Kaputt ist davon noch keiner.',
      },
      {
        author: 'frank',
        hoursAfter: 24.3,
        content: 'Steel ist Steel.',
      },
      {
        author: 'nadine',
        hoursAfter: 1464.65,
        content:
          'Rückmeldung, weil ihr gefragt habt (habt ihr nicht): Ich spiele jetzt dienstags Steel in Erfurt, donnerstags Automat. Nach sechs Wochen war es am Automaten schlechter, nach acht wieder normal. Und an der Steel-Scheibe mache ich das Geräusch selbst. Niemand hat sich beschwert.',
      },
    ],
  },
  {
    subforum: 'steelsoft',
    title: 'Soft-Tips brechen dauernd ab',
    startedDaysAgo: 56,
    posts: [
      {
        author: 'nadine',
        hoursAfter: 0,
        content:
          'Fünf abgebrochene Spitzen an einem Abend, alle vorn, alle im Automaten stecken geblieben. Der Wirt holt mittlerweile mit dem Magneten. Welche halten?',
      },
      {
        author: 'jule',
        hoursAfter: 1.09,
        content: 'die teuren brechen langsamer, die billigen schneller und mit mehr würde',
      },
      {
        author: 'torsten',
        hoursAfter: 2.99,
        content:
          'Zwei Dinge: Kurze Spitzen brechen seltener als lange, weil der Hebel kürzer ist. Und nie zu fest einschrauben. Handfest, einen Hauch dazu, Schluss. Wenn der Kunststoff am Kragen weiß anläuft, war es schon zu viel.',
      },
      {
        author: 'steffi',
        hoursAfter: 5.71,
        content:
          "Wir haben ein Schachterl mit hundert Stück für 7 Euro und haken es als Verbrauchsmaterial ab. Brechen tun s' alle.",
      },
      {
        author: 'kasia',
        hoursAfter: 10.47,
        content:
          'Nicht mit dem Feuerzeug abschmelzen und wieder draufsetzen. Fragt nicht, warum ich das schreibe.',
      },
      {
        author: 'nadine',
        hoursAfter: 11.56,
        content: 'Ich frage doch. Warum schreibst du das?',
        replyTo: 5,
      },
      {
        author: 'kasia',
        hoursAfter: 11.97,
        content: 'Weil es funktioniert und das Ergebnis aussieht wie ein Champignon.',
        replyTo: 6,
      },
    ],
  },
  {
    subforum: 'steelsoft',
    title: 'Warum eigentlich 2,44 m am Automaten?',
    startedDaysAgo: 1.25,
    posts: [
      {
        author: 'lea',
        hoursAfter: 0,
        content:
          'Dumme Frage von einer, die gestern zum ersten Mal an einem Automaten stand: Beim Steel sind es 2,37 m, beim Automaten 2,44 m. Kann mir jemand erklären, warum sich die Welt nicht auf eines geeinigt hat?',
      },
      {
        author: 'heinz',
        hoursAfter: 1.1,
        content:
          'Moin. 2,44 m sind genau acht Fuß. 2,37 m sind sieben Fuß, neun Zoll und ein Viertel. Die Engländer haben sich das Steelmaß früher mit Getränkekisten ausgelegt und sich am Ende irgendwann einigen müssen, es gibt mehrere Geschichten dazu und jede klingt nach Pub. Die Automaten kamen später, aus Amerika, und dort mochte man glatte Zahlen.',
      },
      {
        author: 'jule',
        hoursAfter: 1.8,
        content: 'glatte zahlen in amerika, meilen und unzen inklusive',
      },
      {
        author: 'heinz',
        hoursAfter: 2.7,
        content: 'Glatt ist, woran man gewöhnt ist.',
        replyTo: 3,
      },
      {
        author: 'lea',
        hoursAfter: 5.7,
        content:
          'Also Bierkästen gegen glatte Füße. Ich fühle mich historisch bestens versorgt, danke!',
        replyTo: 4,
        quote: 4,
      },
    ],
  },
  {
    subforum: 'steelsoft',
    title: 'Double-In und Master-Out am Automaten: Was heißt das genau?',
    startedDaysAgo: 120,
    posts: [
      {
        author: 'steffi',
        hoursAfter: 0,
        content:
          'In Graz ist auf dem neuen Automaten auf einmal "Double In, Master Out" eingestellt. Double In kenne ich. Aber was darf ich bei Master Out alles zum Schluss werfen?',
      },
      {
        author: 'nadine',
        hoursAfter: 2.02,
        content:
          'Doppel oder Triple. Also auf 36 geht D18 oder T12. Auch das Bull zählt je nach Einstellung mit. Bei Straight Out darf es sogar ein Einfachfeld sein.',
      },
      {
        author: 'steffi',
        hoursAfter: 5.2,
        content: 'Also darf ich mit einer Triple 20 fertig machen, wenn ich 60 Rest hab?',
        replyTo: 2,
      },
      {
        author: 'nadine',
        hoursAfter: 6.65,
        content:
          'Genau. Dadurch gehen am Automaten auch Reste mit einem Dart weg, die beim Steel nur mit zweien gehen. 51 zum Beispiel, T17.',
        replyTo: 3,
      },
      {
        author: 'dominik',
        hoursAfter: 18.21,
        content:
          'Bei Split Bull zählt das äußere Bull 25 und das innere 50, bei Full Bull gilt alles als 50. Das solltest vorm Spiel klären, sonst diskutiert ihr den ganzen Abend.',
      },
      {
        author: 'steffi',
        hoursAfter: 26.88,
        content: 'Haben wir gestern schon gemacht. Den ganzen Abend.',
        replyTo: 5,
      },
      {
        author: 'matthias',
        hoursAfter: 44.22,
        content:
          'Für die Statistik: Mit Master Out sind auch die Zahlen 162, 165, 168 und so weiter nicht mehr verloren. Mit drei Triples kommst du auf 180, also ist das höchste Finish am Master-Out-Automaten 180.',
      },
      {
        author: 'nadine',
        hoursAfter: 45.95,
        content:
          '180 als Finish habe ich genau einmal gesehen, bei einem Mann, der danach den Wirt umarmt hat. Gegen dessen Willen.',
        replyTo: 7,
        quote: 7,
      },
    ],
  },
];
