import type { DemoThread } from './types.ts';

export const threads15: DemoThread[] = [
  {
    subforum: 'vorstellung',
    title: 'Nils vom Bodensee',
    startedDaysAgo: 2.4,
    posts: [
      {
        author: 'nils',
        hoursAfter: 0,
        content:
          'Guten Tag zusammen, ich heiße Nils, bin 27, frisch nach Konstanz gezogen und wollte eigentlich nur die Öffnungszeiten einer Lounge nachsehen. Jetzt habe ich ein Profil und eine Frage zum Schaft. Ist das normal?',
      },
      {
        author: 'anna',
        hoursAfter: 0.8,
        content: 'Ganz normal. Am Ende der Woche hast du drei Fragen und einen Satz Flights mehr.',
      },
      {
        author: 'nils',
        hoursAfter: 2.2,
        content:
          'Ich habe heute schon zwei Sätze Flights bestellt. Der Zeitplan ist also zu langsam.',
        replyTo: 2,
      },
      {
        author: 'reto',
        hoursAfter: 4.2,
        content:
          'Willkommen am See. In Winterthur freuen wir uns über jeden, der beim Aussprechen von Konstanz nicht an Zoll denkt.',
      },
    ],
  },
  {
    subforum: 'feedback',
    title: 'Mitgliedersuche: Name ohne Umlautpunkte wird nicht gefunden',
    startedDaysAgo: 92,
    posts: [
      {
        author: 'reto',
        hoursAfter: 0,
        content:
          'Wenn ich in der Mitgliedersuche nach Zuercher suche, finde ich mich, aber nicht nach Zurcher. Ist das Absicht? In der Schweiz schreiben viele ohne Umlaut.',
      },
      {
        author: 'admin',
        hoursAfter: 1.2,
        content:
          'Guter Hinweis. Die Suche faltet ae, oe, ue und ss, aber den einfachen Vokal ohne Punkte bisher nicht überall. Ich nehme es auf.',
      },
      {
        author: 'reto',
        hoursAfter: 3.2,
        content: 'Merci. Es eilt nicht, ich weiss ja, wo ich bin.',
        replyTo: 2,
      },
      {
        author: 'admin',
        hoursAfter: 64.2,
        content:
          'Seit heute findest du dich auch als Zurcher. Und als Zürcher sowieso. Sagt Bescheid, wenn noch jemand einen Namen kennt, der sich versteckt.',
      },
      {
        author: 'jule',
        hoursAfter: 67.2,
        content: 'jörg wird gefunden, joerg auch, jorg auch. ich habe es aus liebe getestet',
      },
    ],
  },
  {
    subforum: 'feedback',
    title: 'Dunkles Design: Zahlen zu grell?',
    startedDaysAgo: 19,
    posts: [
      {
        author: 'jan',
        hoursAfter: 0,
        content:
          'Ich benutze das dunkle Design abends, und die Zahlen in der Bestenliste leuchten mich fast an. Könnten die ein wenig weicher werden, oder habe ich meinen Bildschirm zu hell?',
      },
      {
        author: 'vince',
        hoursAfter: 2.82,
        content:
          'Zu hell hast du ihn vermutlich auch, aber ich finde die Zahlen trotzdem okay. Mich stört eher, dass Rot und Grün auf Schwarz so nah nebeneinanderliegen.',
      },
      {
        author: 'bea',
        hoursAfter: 5.36,
        content:
          'Als Gleitsichtträgerin: bitte auf keinen Fall weicher! Ich bin froh, dass ich dort mal etwas erkenne.',
        replyTo: 2,
      },
      {
        author: 'jan',
        hoursAfter: 9.02,
        content:
          'Dann ziehe ich die Bitte zurück und drehe meinen Bildschirm runter. Der Kompromiss steht auf meinem Schreibtisch.',
        replyTo: 3,
      },
      {
        author: 'admin',
        hoursAfter: 20.3,
        content:
          'Kontrast bleibt, wir prüfen alle Farben gegen die Vorgaben für Lesbarkeit. Rot und Grün unterscheiden wir zusätzlich durch Formen, damit niemand am Farbsehen hängt. Danke für den Hinweis, Vincent.',
      },
      {
        author: 'vince',
        hoursAfter: 26.23,
        content: 'Ich nehme das Lob, auch wenn ich nur gemeckert habe.',
        replyTo: 5,
        quote: 5,
      },
    ],
  },
  {
    subforum: 'feedback',
    title: 'Wunsch: Zitate nur mit dem wichtigen Teil',
    startedDaysAgo: 1.3,
    posts: [
      {
        author: 'kasia',
        hoursAfter: 0,
        content:
          'Beim Zitieren kommt immer der ganze Beitrag mit, bei fünf Absätzen wird es schnell unübersichtlich. Könnte man einen Teil markieren und nur den zitieren?',
      },
      {
        author: 'frank',
        hoursAfter: 1.2,
        content: 'Oder man schreibt kürzer.',
      },
      {
        author: 'kasia',
        hoursAfter: 1.5,
        content: 'Danke für dieses kurze Beispiel.',
        replyTo: 2,
        quote: 2,
      },
      {
        author: 'admin',
        hoursAfter: 4.5,
        content:
          'Verstehe den Wunsch. Angezeigt wird zwar ohnehin nur der Anfang, aber einen Ausschnitt selbst auswählen kann man noch nicht. Ich schreibe es auf die Liste.',
      },
      {
        author: 'piet',
        hoursAfter: 6.5,
        content: 'Gerne mit einer Stimme von mir. Lange Zitate am Handy, das ist Daumensport.',
      },
    ],
  },
  {
    subforum: 'feedback',
    title: 'Wann kommt die Bestenliste für die Liga?',
    startedDaysAgo: 0.9,
    posts: [
      {
        author: 'timo',
        hoursAfter: 0,
        content:
          'Gibt es einen Plan, wann man Ligaergebnisse hier eintragen kann? Turniere klappen ja schon, aber ich hätte gern meinen Ligaschnitt in derselben Ansicht.',
      },
      {
        author: 'ole',
        hoursAfter: 0.7,
        content: 'Ich möchte meinen bitte nicht sehen.',
      },
      {
        author: 'admin',
        hoursAfter: 2.2,
        content:
          'Gute Idee, ohne Termin. Wir wollen es erst ordentlich mit den Verbänden abstimmen, damit niemand Ergebnisse doppelt tippt.',
      },
    ],
  },
  {
    subforum: 'plauder',
    title: 'Euer peinlichster Moment an der Oche',
    startedDaysAgo: 166,
    posts: [
      {
        author: 'jule',
        hoursAfter: 0,
        content:
          'ich fange an: kneipenliga, 40 rest, ich sage laut "das ist meine zahl" und treffe das barhockerbein. der hocker ist bis heute schief',
      },
      {
        author: 'ben',
        hoursAfter: 0.85,
        content:
          'Beim Doppel-KO vor dem Endspiel noch ma kurz aufs Klo, und der Spielleiter hat über Mikro gesacht, dass ich verschollen bin. Zwölf Minuten. Mein Vater saß in der ersten Reihe.',
      },
      {
        author: 'bea',
        hoursAfter: 2.38,
        content:
          'Ich habe den Dart dem Gegner in die Hand gedrückt, weil ich dachte, er würde schreiben. Er war der Gegner.',
      },
      {
        author: 'sepp',
        hoursAfter: 4.25,
        content: "Hosn grissen, im Halbfinale. Hob's ned gmerkt, de andern scho.",
      },
      {
        author: 'kasia',
        hoursAfter: 6.97,
        content: 'Was hattest du drunter?',
        replyTo: 4,
      },
      {
        author: 'sepp',
        hoursAfter: 7.48,
        content: 'Was Bayern eben drunter ham.',
        replyTo: 5,
      },
      {
        author: 'hendrik',
        hoursAfter: 10.88,
        content:
          'In Venlo "bedankt" gesagt, als der Caller "180" rief. Es war nicht mein Wurf, es war das Nachbarboard.',
      },
      {
        author: 'matthias',
        hoursAfter: 15.98,
        content:
          'Ich habe einem Freund vor Publikum vorgerechnet, dass er mit 41 Rest nicht checken kann. Er hatte 40.',
      },
      {
        author: 'frank',
        hoursAfter: 20.06,
        content: 'Der Tag, an dem der Rechenschieber klemmte. Den streiche ich mir im Kalender an.',
        replyTo: 8,
        quote: 8,
      },
      {
        author: 'dominik',
        hoursAfter: 26.86,
        content:
          'Einmal hab ich mich auf der Bühne beim Bürgermeister bedankt, und es war der Wirt.',
      },
      {
        author: 'anna',
        hoursAfter: 29.92,
        content:
          'Ich war Zuschauerin, hatte einen Dart meiner Freundin noch in der Jackentasche und habe ihn bei der Siegerehrung gefunden. Sie hatte den ganzen Tag mit einem Leihdart gespielt und mit dem im Halbfinale verloren. Wir sind noch befreundet, knapp.',
      },
      {
        author: 'tine',
        hoursAfter: 38.42,
        content:
          'Bei einem Vortrag über Schulterprobleme im Verein habe ich den idealen Wurf vorgeführt, in Zeitlupe und dann in echt, und die Deckenlampe getroffen.',
      },
      {
        author: 'uwe',
        hoursAfter: 40.63,
        content:
          'Das ist alles nichts gegen den Junggesellenabschied, bei dem der Bräutigam das Schwiegerelternbild getroffen hat. Mitten ins Bull. Er ist inzwischen geschieden.',
      },
      {
        author: 'jule',
        hoursAfter: 42.5,
        content: 'der hätte professionell werden sollen',
        replyTo: 13,
      },
    ],
  },
  {
    subforum: 'plauder',
    title: 'Euer Walk-on-Song: ehrliche Version',
    startedDaysAgo: 94,
    posts: [
      {
        author: 'vince',
        hoursAfter: 0,
        content:
          'Jeder hat einen, und keiner gibt es zu. Welcher Song läuft in eurem Kopf, wenn ihr zum Board geht? Die ehrliche Version, nicht die, die ihr auf Turnieren angebt.',
      },
      {
        author: 'gio',
        hoursAfter: 1.82,
        content: 'Sarà perché ti amo!!! Seit 2009 und ich schäme mich nicht',
      },
      {
        author: 'ben',
        hoursAfter: 3.34,
        content: 'Bei mir is et "Bochum" und ich bin aus Dortmund. Mehr muss ich nich sagen.',
      },
      {
        author: 'lisa',
        hoursAfter: 4.56,
        content:
          'Das lese ich Samstag in der Kneipe laut vor. Du bekommst einen Ausweis und ein Fiege.',
        replyTo: 3,
        quote: 3,
      },
      {
        author: 'heinz',
        hoursAfter: 10.64,
        content:
          'Moin. "Seemann, deine Heimat ist das Meer". Ruhig, und am Ende ist keiner mehr wach.',
      },
      {
        author: 'kasia',
        hoursAfter: 13.98,
        content: 'Etwas mit Bass und ohne Text. Text lenkt ab.',
      },
      {
        author: 'jule',
        hoursAfter: 16.42,
        content: 'die erkennungsmelodie vom sandmännchen. das gegnerteam wird sofort müde',
      },
      {
        author: 'reto',
        hoursAfter: 25.54,
        content:
          'Bei uns im Club darf jeder nur einen Song pro Saison wählen, und die Abstimmung ist geheim. Letztes Jahr hat das Jodlerlied gewonnen, und ich weiss bis heute nicht, wer es war.',
      },
      {
        author: 'urs',
        hoursAfter: 29.18,
        content: 'Ich war es.',
        replyTo: 8,
        quote: 8,
      },
      {
        author: 'frank',
        hoursAfter: 35.26,
        content: 'Ich gehe ohne Musik. Ich höre meine eigenen Knie.',
      },
      {
        author: 'emre',
        hoursAfter: 39.82,
        content:
          'Meine U15 hat für mich abgestimmt, und seitdem laufe ich zum Titellied einer Zeichentrickserie ein. Auswärts.',
      },
      {
        author: 'bea',
        hoursAfter: 46.51,
        content:
          '"Non, je ne regrette rien". Da bin ich dann schon an der Oche, bevor die zweite Strophe anfängt.',
      },
      {
        author: 'luka',
        hoursAfter: 58.67,
        content: 'Keiner.',
      },
    ],
  },
];
