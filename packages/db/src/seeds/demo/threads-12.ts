import type { DemoThread } from './types.ts';

export const threads12: DemoThread[] = [
  {
    subforum: 'profis',
    title: 'Was schaut ihr euch bei den Profis wirklich ab?',
    startedDaysAgo: 55,
    posts: [
      {
        author: 'emre',
        hoursAfter: 0,
        content:
          'Meine Jugendlichen kopieren gerade alle denselben Wurf, inklusive Handgelenk und Siegerpose. Ich finde das gar nicht schlimm, aber es hat mich auf die Frage gebracht: Habt ihr euch mal etwas ganz Konkretes abgeschaut, das geblieben ist?',
      },
      {
        author: 'vince',
        hoursAfter: 0.7,
        content:
          'Von Luke Humphries die Ruhe nach einer schlechten Aufnahme: Darts raus, umdrehen, Schluck Wasser, kein Gesicht. Das kann jeder lernen, dafür muss man nicht 100 im Schnitt spielen.',
      },
      {
        author: 'luka',
        hoursAfter: 1.6,
        content: 'Littler: wie schnell er auf die 19 wechselt, wenn oben zu ist. Kein Zögern.',
      },
      {
        author: 'frank',
        hoursAfter: 3.6,
        content: 'Phil Taylor. Die Beständigkeit. Ende der Durchsage.',
      },
      {
        author: 'heinz',
        hoursAfter: 5.2,
        content:
          'Moin. John Lowe. Der stand da wie eine Standuhr und hat auch so getickt. 1984 der erste Neundarter im Fernsehen, und er hat sich gefreut wie einer, der das Licht im Keller ausgemacht hat.',
      },
      {
        author: 'jule',
        hoursAfter: 8.2,
        content: 'die fähigkeit, in einem polyesterhemd mit elf logos würdevoll auszusehen',
      },
      {
        author: 'bea',
        hoursAfter: 9.4,
        content: 'Das habe ich mir auch abgeschaut, aber nur das Hemd.',
        replyTo: 6,
      },
      {
        author: 'tine',
        hoursAfter: 13.4,
        content:
          'Achtet mal bei Gerwyn Price oder Michael van Gerwen auf den Stand, nicht auf den Arm. Vorderes Bein, Becken, alles bleibt stehen. Der Arm darf so schnell sein, wie er will, weil sich darunter nichts bewegt.',
      },
      {
        author: 'emre',
        hoursAfter: 15.9,
        content:
          'Das zeige ich denen am Donnerstag mit abgedecktem Oberkörper. Mal sehen, ob sie an den Beinen erkennen, wer es ist.',
        replyTo: 8,
        quote: 8,
      },
      {
        author: 'emre',
        hoursAfter: 84.4,
        content:
          'Sie haben sechs von acht an den Beinen erkannt. Ich bin erschüttert, wie viel die Fernsehen schauen.',
      },
      {
        author: 'vince',
        hoursAfter: 85,
        content: 'Sechs von acht hätte ich auch geschafft, und ich bin 41 und habe einen Job.',
        replyTo: 10,
      },
    ],
  },
  {
    subforum: 'profis',
    title: 'WM im Ally Pally: Wer fährt hin und was kostet der Spaß wirklich?',
    startedDaysAgo: 62,
    posts: [
      {
        author: 'gio',
        hoursAfter: 0,
        content:
          'Ich will einmal im Leben hin!!! Alexandra Palace, Kostüm, alles. Wer war schon da und kann sagen was man ausgibt und wie man überhaupt an Karten kommt?',
      },
      {
        author: 'vince',
        hoursAfter: 3.65,
        content:
          'Zweimal dort gewesen. Karten gehen über die offiziellen Seiten der PDC (https://www.pdc.tv/tickets), es gibt einen Vorverkauf für Mitglieder und dann den normalen, und beide sind in Minuten leer. Finger weg von Zweitmärkten mit Fantasiepreisen.',
        editedHoursAfter: 3.95,
      },
      {
        author: 'hendrik',
        hoursAfter: 6.57,
        content:
          'Mit drei Leuten im Auto und Fähre lagen wir bei rund 420 Euro pro Kopf für zwei Nächte, Karte und Essen drin. Kostüm nicht gerechnet, wir waren drei Tulpen.',
      },
      {
        author: 'gio',
        hoursAfter: 7.67,
        content: 'DREI TULPEN',
        replyTo: 3,
      },
      {
        author: 'patrick',
        hoursAfter: 25.92,
        content: 'Wie lang ist so eine Session, und hält man das in einem Kostüm aus?',
      },
      {
        author: 'vince',
        hoursAfter: 29.93,
        content:
          'Vier bis fünf Stunden. Nimm eines, in dem man die Arme heben kann und das vorne einen Reißverschluss hat. Ich war einmal Litfaßsäule. Nie wieder Litfaßsäule.',
        replyTo: 5,
      },
      {
        author: 'kasia',
        hoursAfter: 40.88,
        content:
          'Und ihr wisst, dass man dort vom Spiel selbst ziemlich wenig sieht? Man schaut auf die Leinwand. Stimmung ja, Darts eher zu Hause.',
      },
      {
        author: 'vince',
        hoursAfter: 42.7,
        content:
          'Stimmt für die Tische hinten. Aber die Stille, wenn einer auf 170 steht und zwei drin hat, die überträgt kein Fernseher.',
        replyTo: 7,
        quote: 7,
      },
      {
        author: 'uwe',
        hoursAfter: 50.01,
        content:
          'Alternative: Tagestour zu einem European-Tour-Turnier in Deutschland. Karten günstiger, Anfahrt kürzer, und nachmittags siehst du vier Leute aus der Region in der ersten Runde.',
      },
      {
        author: 'reto',
        hoursAfter: 71.91,
        content:
          'Kann ich unterstützen. Von Winterthur aus war ich in Sindelfingen, mit dem letzten Zug zurück, und das hat mich weniger gekostet als ein Abend in der Zürcher Altstadt.',
      },
      {
        author: 'gio',
        hoursAfter: 77.02,
        content: 'Okay, Plan: dieses Jahr European Tour, nächstes Jahr Tulpe. Wer macht mit?',
      },
      {
        author: 'dennis',
        hoursAfter: 79.57,
        content: 'Ich komme als Bielefeld. Dann sieht mich keiner.',
        replyTo: 11,
      },
    ],
  },
  {
    subforum: 'profis',
    title: 'Neundarter: Welche Wege gibt es, und hat einer von euch je einen gesehen?',
    startedDaysAgo: 113,
    posts: [
      {
        author: 'matthias',
        hoursAfter: 0,
        content:
          'Bei uns im Verein ging gestern die Frage um, wie viele verschiedene Neundarter es auf 501 gibt. Ich habe es zu Hause durchgerechnet: Mit Doppel aus und der Reihenfolge mitgezählt komme ich auf 3944. Die Zahl findet man auch anderswo, ich habe mich also nicht verrechnet.\n\nDer klassische Weg: siebenmal T20 macht 420, bleiben 81, und dann T19 D12 oder T15 D18.',
      },
      {
        author: 'luka',
        hoursAfter: 1.34,
        content: 'T20 mal sieben, T19, D12. Näher als sieben war ich nie.',
      },
      {
        author: 'vince',
        hoursAfter: 4.01,
        content:
          'Der schönste ist der mit drei Mal 167: T20 T19 Bull, T20 T19 Bull, T20 T19 Bull. Perfektes Leg ohne eine einzige 180.',
      },
      {
        author: 'sabine',
        hoursAfter: 6.02,
        content: 'Das prüfe ich: 60 plus 57 plus 50 macht 167. Mal drei ist 501. Tatsächlich!',
        replyTo: 3,
      },
      {
        author: 'ole',
        hoursAfter: 6.91,
        content: 'Von mir fehlt noch der Weg mit 47 Darts.',
      },
      {
        author: 'frank',
        hoursAfter: 13.6,
        content:
          'Bei Eröffnung auf Doppel gibt es auch einen Neundarter, hat man beim Grand Prix im Fernsehen gesehen. Brendan Dolan war der erste, damals noch, als die Leute zwischendurch geatmet haben.',
      },
      {
        author: 'matthias',
        hoursAfter: 16.5,
        content:
          'Genau: D20 T20 T20 (160), dann 180, dann T20 T17 Bull (161). Zusammen 501. Es gibt mit Doppel am Anfang deutlich weniger Wege.',
        replyTo: 6,
        quote: 6,
      },
      {
        author: 'anna',
        hoursAfter: 25.42,
        content:
          'Ich habe einmal 180 geworfen und danach eine 7. Kann ich mir das auf den Grabstein schreiben lassen?',
      },
      {
        author: 'kasia',
        hoursAfter: 26.98,
        content: 'Nur wenn die 7 mit drei Darts war.',
        replyTo: 8,
        quote: 8,
      },
      {
        author: 'anna',
        hoursAfter: 27.88,
        content: '5, 1, 1. Ich war sehr gerührt.',
        replyTo: 9,
      },
      {
        author: 'bea',
        hoursAfter: 39.02,
        content:
          'Einen live gesehen habe ich nie, aber ich habe einmal sechs perfekte gesehen, beim Schreiben, ein junger Mann aus Neunkirchen. Ich habe den Stift so festgehalten, dass er in meiner Hand gebrochen ist. Dann kam eine 41.',
      },
      {
        author: 'heinz',
        hoursAfter: 44.38,
        content:
          'Moin. Ich habe in vierzig Jahren zwei gesehen. Beim ersten hat einer "Anfängerglück" gerufen, beim zweiten keiner mehr etwas.',
      },
    ],
  },
  {
    subforum: 'profis',
    title: 'Lakeside, WDF und alles außerhalb der PDC: Guckt das noch wer?',
    startedDaysAgo: 128,
    posts: [
      {
        author: 'heinz',
        hoursAfter: 0,
        content:
          'Moin. Ich habe mir die WDF-Weltmeisterschaft am Lakeside angetan, mit Kanne Tee und einer Wolldecke. Kleine Bühne, ehrliche Leute, Frauen- und Juniorenspiele gleichwertig im Programm. Mir hat es besser gefallen als mancher Millionenabend. Guckt das noch jemand, oder bin ich das Publikum?',
      },
      {
        author: 'vince',
        hoursAfter: 3.59,
        content:
          'Ich schaue es nebenher. Ehrlich gesagt, die Qualität schwankt. Aber die Übertragungen sind kostenlos, und man sieht Namen, von denen man in drei Jahren sagt: den kannte ich schon.',
      },
      {
        author: 'bea',
        hoursAfter: 6.19,
        content:
          'Ich sehe es vor allem wegen der Frauen. Da wird nicht jede Aufnahme 140, und man sieht viel besser, wie sich jemand ein Leg einteilt.',
      },
      {
        author: 'frank',
        hoursAfter: 11.08,
        content: 'Ich habe die Trennung nie richtig verstanden. Früher gab es eine WM.',
      },
      {
        author: 'sabine',
        hoursAfter: 13.04,
        content: 'Früher gab es auch zwei, Frank. Die Trennung war 1993.',
        replyTo: 4,
      },
      {
        author: 'frank',
        hoursAfter: 14.34,
        content: 'Jetzt fühle ich mich älter, als ich bin.',
        replyTo: 5,
      },
      {
        author: 'emre',
        hoursAfter: 27.38,
        content:
          'Für die Jugend ist WDF wichtiger, weil man da Ranglistenturniere findet, zu denen ein Zwölfjähriger wirklich fahren kann. Kalender steht auf https://www.wdfdarts.com, da hat fast jedes Land etwas.',
      },
      {
        author: 'hendrik',
        hoursAfter: 35.86,
        content:
          'In den Niederlanden sind es die vollsten Hallen. Ich bin am Samstag mit einem Freund aus Arnhem hin, 40 Boards, und beim Frühstück stand ein Weltranglistenspieler vor mir in der Brötchenschlange.',
        replyTo: 7,
        quote: 7,
      },
      {
        author: 'heinz',
        hoursAfter: 55.42,
        content:
          'Dann bin ich also nicht das einzige Publikum. Ich stelle beim nächsten Mal eine zweite Kanne auf.',
      },
    ],
  },
  {
    subforum: 'profis',
    title: 'Q-School: Tut sich das jemand von euch an?',
    startedDaysAgo: 43,
    posts: [
      {
        author: 'luka',
        hoursAfter: 0,
        content:
          'Ich überlege, in der nächsten Saison an der European Q-School teilzunehmen. Kalkar, Januar, erste Stufe und dann weiter, wenn man noch lebt. Ein paar Hundert Euro Startgeld plus Hotel. Hat hier jemand Erfahrung?',
      },
      {
        author: 'hendrik',
        hoursAfter: 2.96,
        content:
          'Ich wohne zwanzig Minuten von Kalkar und war als Zuschauer da. Es ist ruhig, hell, und man hört nur Darts und Türen. Die Spieler laufen in Schlappen herum und sehen aus wie Leute, die eine Prüfung schreiben.',
      },
      {
        author: 'kasia',
        hoursAfter: 7.4,
        content:
          'Was spielst du in der Liga? Und was im Turnier, wenn es eng wird? Der Schnitt im Training ist für diese Frage ziemlich egal.',
      },
      {
        author: 'luka',
        hoursAfter: 9.25,
        content: 'Liga 79. Eng: 74.',
        replyTo: 3,
      },
      {
        author: 'kasia',
        hoursAfter: 12.21,
        content:
          'Mit 74 unter Druck gewinnst du da ein paar Runden und keine Karte. Aber du kommst besser heim, als du hingefahren bist. Wenn das Geld drin ist, mach es.',
        replyTo: 4,
      },
      {
        author: 'vince',
        hoursAfter: 23.31,
        content:
          'Nachlesen kann man die Einzelheiten auf den Seiten der PDC Europe (https://www.pdc-europe.tv), die Tour Card gilt zwei Jahre. Dass man sie dann noch verteidigen muss, sagen nur die wenigsten dazu.',
      },
      {
        author: 'emre',
        hoursAfter: 28.86,
        content:
          'Meine Meinung: Fahr einmal hin, bevor du dich anmeldest. Ein Tag Zuschauen kostet nichts und sagt dir in einer Stunde, ob du dort spielen willst.',
      },
      {
        author: 'luka',
        hoursAfter: 51.06,
        content: 'Mache ich. Hendrik, gibt es bei euch einen Schlafplatz und einen Kaffee?',
        replyTo: 7,
        quote: 7,
      },
      {
        author: 'hendrik',
        hoursAfter: 52.54,
        content: 'Gästezimmer, Kaffee, Fahrrad. Und ein Board auf 2,37 m, das kennst du ja.',
        replyTo: 8,
      },
    ],
  },
];
