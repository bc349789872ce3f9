import type { DemoThread } from './types.ts';

export const threads2: DemoThread[] = [
  {
    subforum: 'technik',
    title: 'Gleitsicht, Kontaktlinsen oder gar nichts: womit seht ihr die Triple?',
    startedDaysAgo: 88,
    posts: [
      {
        author: 'bea',
        hoursAfter: 0,
        content:
          'Seit einem Jahr habe ich eine Gleitsichtbrille, und beim Darts ist sie eine Katastrophe. Wenn ich den Kopf so halte, dass das Board scharf ist, stehe ich da wie ein Huhn. Ohne Brille sehe ich die Triple als roten Nebel.\n\nWas macht ihr anderen über 50?',
      },
      {
        author: 'heinz',
        hoursAfter: 1.2,
        content:
          'Moin. Eine billige Einstärkenbrille, auf genau 2,40 m eingemessen. Der Optiker hat dreimal nachgefragt, ob ich wirklich "zwei Meter vierzig" meine. Hat 79 Euro gekostet und war die beste Ausgabe seit den Boards mit dünnem Draht.',
      },
      {
        author: 'manni',
        hoursAfter: 2.2,
        content:
          'Heinz hat recht. Ich hab so en Teil extra im Dartkoffer, mit Bändchen dran, seh aus wie meine Oma, aber ich treff wieder.',
      },
      {
        author: 'fw',
        hoursAfter: 4.7,
        content:
          'Verehrte Beate, ich darf ergänzen, dass man den Optiker bitten sollte, die optische Mitte ein wenig nach oben zu versetzen. Das Bull hängt auf 1,73 m, die Triple 20 noch einmal gut zehn Zentimeter höher, und wer wie ich 1,69 m misst, blickt ein Spielerleben lang bergauf.',
      },
      {
        author: 'bea',
        hoursAfter: 9.7,
        content:
          'Das ist der Grund für das Huhn! Ich bin 1,62. Danke, das nehme ich mit zum Termin.',
        replyTo: 4,
      },
      {
        author: 'vince',
        hoursAfter: 15.7,
        content:
          'Weiche Tageslinsen. Kein Rand im Blickfeld, keine Spiegelung vom Lichtring. Nachteil: In verrauchten … ja gut, das Problem hat sich ja erledigt.',
      },
      {
        author: 'heike',
        hoursAfter: 24.7,
        content:
          'Ich habe es mit Linsen versucht und ständig geblinzelt, weil der Lichtkranz so blendet. Brille mit Entspiegelung war für mich besser. Lieber ein paar Euro mehr für die Beschichtung als für das Gestell.',
        editedHoursAfter: 25.1,
      },
      {
        author: 'sepp',
        hoursAfter: 46.95,
        content: "I siech nix und triff trotzdem. 's Board is ja jeds Mal am selben Platz.",
      },
      {
        author: 'bea',
        hoursAfter: 434.1,
        content:
          'Brille ist da. Einstärken, 2,40 m, optische Mitte nach oben, entspiegelt, zusammen 94 Euro. Ich habe zum ersten Mal seit Langem gesehen, dass die Zahlen Serifen haben. Der Schnitt war dann leider ehrlicher, als mir lieb ist: An den Augen lag es nur zur Hälfte.',
      },
      {
        author: 'manni',
        hoursAfter: 437.1,
        content: 'Willkommen in der Wirklichkeit, da is et hell und ungemütlich.',
        replyTo: 9,
      },
    ],
  },
  {
    subforum: 'technik',
    title: 'Linkshänder-Ecke: Was ist bei uns wirklich anders?',
    startedDaysAgo: 203,
    posts: [
      {
        author: 'thomasw',
        hoursAfter: 0,
        content:
          'Nachdem ich das vierte Mal gefragt wurde, ob ich spezielle Linkshänder-Darts habe (nein, die gibt es nicht), dachte ich, wir brauchen eine Ecke. Was ist bei euch anders? Ich fange an: An der Tafel verdecke ich beim Schreiben immer das, was ich gerade geschrieben habe.',
      },
      {
        author: 'steffi',
        hoursAfter: 11.61,
        content:
          'Ich steh bei manchen Anlagen auf der linken Seite direkt an der Wand. In unserem Stammlokal hab ich drei Mal gegen den Zigarettenautomaten ausgeholt.',
      },
      {
        author: 'jule',
        hoursAfter: 19.35,
        content:
          'doppel 11 ist für mich das, was für euch doppel 6 ist. ich finde 11 völlig unterschätzt, niemand wirft freiwillig dahin, das feld ist bei jedem board wie neu',
      },
      {
        author: 'matthias',
        hoursAfter: 38.7,
        content:
          'Das stimmt tatsächlich, und für Boardhygiene ist es sogar ein Vorteil. Rechnerisch ist 11 als Wunschdoppel leider trotzdem schlecht: Ein Fehlwurf ins Einfachfeld lässt 11 Rest, da brauchst du erst wieder einen Dart zum Geradestellen.',
        replyTo: 3,
        quote: 3,
      },
      {
        author: 'jule',
        hoursAfter: 39.86,
        content: 'ich spiele nach gefühl und verliere nach mathematik',
        replyTo: 4,
      },
      {
        author: 'thomasw',
        hoursAfter: 109.52,
        content:
          'Wand links kenne ich. Ich frage inzwischen vor dem Spiel, ob wir das Board tauschen können. Bis jetzt hat nur einmal jemand gemeckert.',
        replyTo: 2,
      },
      {
        author: 'hendrik',
        hoursAfter: 140.48,
        content:
          'Bei den holländischen Turnieren ist mir aufgefallen, dass viele Linkshänder ganz rechts an der Oche stehen und quer über das Board werfen. Macht das wer von euch? Mir als Rechtshänder wird schon vom Zuschauen schwindlig.',
      },
      {
        author: 'thomasw',
        hoursAfter: 152.09,
        content:
          'Ja, ich, aber nur auf die 20. Für Doppel 16 gehe ich wieder nach links, sonst sperrt mir der erste Dart den Weg.',
        replyTo: 7,
      },
    ],
  },
  {
    subforum: 'technik',
    title: 'Griff mit drei oder vier Fingern? Ich wechsle alle zehn Minuten',
    startedDaysAgo: 1.9,
    posts: [
      {
        author: 'ivana',
        hoursAfter: 0,
        content:
          'Opa hat mit drei Fingern gehalten, das sehe ich auf einem Foto von 1988. Mir fühlen sich vier sicherer an, aber beim Loslassen bleibt der Ringfinger gern hängen und der Dart eiert. Mit drei ist er ruhig, dafür habe ich Angst, ihn fallen zu lassen. Wie habt ihr euch entschieden?',
      },
      {
        author: 'luka',
        hoursAfter: 0.8,
        content: 'Drei.',
      },
      {
        author: 'tine',
        hoursAfter: 2.9,
        content:
          'Der Ringfinger darf stützen, er darf nur nicht ziehen. Probier Folgendes: Leg ihn nur an die Spitze, ganz ohne Druck, so als würdest du ein Blatt Papier halten. Wenn er danach immer noch als Letzter loslässt, lass ihn weg.',
        editedHoursAfter: 3.1,
      },
      {
        author: 'sepp',
        hoursAfter: 4.3,
        content: 'I nimm fünf. Den kloana zum Biertrinken.',
      },
      {
        author: 'ivana',
        hoursAfter: 5.2,
        content: 'Papier ist ein guter Vergleich. Ich halte wohl eher einen Vorschlaghammer.',
        replyTo: 3,
      },
      {
        author: 'bea',
        hoursAfter: 8.7,
        content:
          'Ich habe Arthrose im Daumen und deshalb jahrelang herumgesucht. Geholfen hat nicht die Fingerzahl, sondern ein dickeres Barrel. Falls Opas Darts sehr schlank sind, leih dir mal etwas mit 7,5 mm oder mehr.',
      },
      {
        author: 'heinz',
        hoursAfter: 13.7,
        content:
          'Moin Ivana. Drei, wie dein Großvater. Nicht weil es besser ist, sondern weil du dann auf dem Foto erkennst, was du falsch machst.',
      },
      {
        author: 'ivana',
        hoursAfter: 20.2,
        content:
          'Genau das habe ich heute gemacht. Foto an den Kühlschrank, Spiegel daneben. Sein Daumen liegt viel weiter hinten als meiner. Ich lasse das jetzt eine Woche so und melde mich, wenn der Kühlschrank noch steht.',
        replyTo: 7,
        quote: 7,
      },
    ],
  },
];
