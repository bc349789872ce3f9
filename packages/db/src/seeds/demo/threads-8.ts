import type { DemoThread } from './types.ts';

export const threads8: DemoThread[] = [
  {
    subforum: 'boards',
    title: 'Nachbarin unter mir hört jeden Dart: Schallschutz-Erfahrungen?',
    startedDaysAgo: 184,
    posts: [
      {
        author: 'patrick',
        hoursAfter: 0,
        content:
          'Das Board hängt jetzt seit Wochen, ich bin glücklich, und die Nachbarin unter mir ist es nicht. Sie sagt, es klinge "wie ein Specht mit Uhr". Sie ist wirklich nett dabei, deshalb will ich es ordentlich lösen. Wand ist Ziegel, Boden Dielen. Was bringt etwas und was nur dem Verkäufer?',
      },
      {
        author: 'torsten',
        hoursAfter: 0.9,
        content:
          'Zwei verschiedene Wege, bitte trennen: Körperschall über die Wand und Schläge auf den Boden (heruntergefallene Darts, dein Schritt nach vorn). Für unten ist meist der Boden schuld, nicht die Wand.',
      },
      {
        author: 'patrick',
        hoursAfter: 1.4,
        content:
          'Sie sagt, es sei das Tock-Tock selbst. Ich habe dann oben geworfen und unten zugehört, also mein Sohn hat geworfen. Man hört wirklich jeden Treffer.',
        replyTo: 2,
      },
      {
        author: 'torsten',
        hoursAfter: 2.9,
        content:
          'Okay, dann entkoppeln: Board nicht direkt an die Wand schrauben, sondern auf eine Platte (MDF 19 mm) und die Platte mit Gummipuffern aus dem Maschinenbau, M8, weich, vier Stück an den Ecken. Zwischen Platte und Board noch Moosgummi. Die Platte darf die Wand nirgendwo sonst berühren.',
        replyTo: 3,
      },
      {
        author: 'carlos',
        hoursAfter: 6.9,
        content:
          'Bei mir hat ein Ständer geholfen. Gar keine Wand, drei Beine, unter jedem ein Stück Waschmaschinenmatte.',
      },
      {
        author: 'jule',
        hoursAfter: 8.9,
        content: 'ich hab der nachbarin einfach darts beigebracht. jetzt ist sie lauter als ich',
      },
      {
        author: 'bea',
        hoursAfter: 12.4,
        content:
          'Jules Methode ist ernster zu nehmen, als sie klingt. Feste Zeiten haben bei uns Wunder gewirkt. Bis 20 Uhr, mittwochs nie, weil da ihr Chor kommt.',
      },
      {
        author: 'frank',
        hoursAfter: 18.4,
        content: 'Im Keller hängt man ein Board auf. Dafür hat man einen Keller.',
      },
      {
        author: 'patrick',
        hoursAfter: 19.1,
        content: 'In meinem Keller stehen vier Fahrräder, ein Kinderwagen und das Wasser.',
        replyTo: 8,
      },
      {
        author: 'dominik',
        hoursAfter: 28.1,
        content:
          'Tipp aus der Musikecke: Hinter das Board ein Stück alte Matratze, richtig dick, das Board nur oben an einer Kette davor. Schwingt ein bisserl, aber leise.',
      },
      {
        author: 'torsten',
        hoursAfter: 30.3,
        content:
          'Leise ja, aber ein schwingendes Board gibt mehr Abpraller, weil es beim Einstecken nachgibt. Als Notlösung okay.',
        replyTo: 10,
        quote: 10,
      },
      {
        author: 'patrick',
        hoursAfter: 176.4,
        content:
          'Gebaut: MDF, vier Puffer, Moosgummi, zusammen 41 Euro. Test mit Sohn oben und Nachbarin plus mir unten. Ergebnis laut Nachbarin: "Specht mit Pudelmütze". Sie hört es nur noch, wenn der Fernseher aus ist.',
      },
      {
        author: 'bea',
        hoursAfter: 177.6,
        content: 'Dann fehlt nur noch ein Ständchen vom Chor.',
        replyTo: 12,
        quote: 12,
      },
      {
        author: 'patrick',
        hoursAfter: 637.45,
        content:
          'Ihr werdet es nicht glauben. Sie hat mir gestern einen Untersetzer gehäkelt, in Dartboardform. Grün-rot, Felder stimmen sogar in der Reihenfolge. Der Specht und die Nachbarin haben Frieden geschlossen.',
      },
    ],
  },
  {
    subforum: 'boards',
    title: 'Lichtring selbst gebaut: LED-Streifen, Netzteil, Farbwiedergabe',
    startedDaysAgo: 141,
    posts: [
      {
        author: 'torsten',
        hoursAfter: 0,
        content:
          'Die fertigen Ringe kosten 60 bis 130 Euro, und bei den billigen ist die Farbwiedergabe so mies, dass Rot und Grün ineinanderlaufen. Ich habe meinen letztes Wochenende selbst gebaut. Materialliste:\n\nAluprofil 16 mm, rund gebogen, Durchmesser innen 68 cm. LED-Streifen 24 V, 4000 K, CRI über 95, 14 W pro Meter, davon 2,2 m. Netzteil 40 W, Opaldiffusor, vier Winkel auf dem Surround, Schalter. Kosten: 47 Euro.\n\nWichtig ist der Abstand: Der Ring sitzt 25 cm vor dem Board, dann wirft kein Barrel mehr einen Schatten ins Nachbarfeld.',
        editedHoursAfter: 14.2,
      },
      {
        author: 'manni',
        hoursAfter: 0.8,
        content: 'Sach ma den Preis, wenn du noch einen baust.',
      },
      {
        author: 'torsten',
        hoursAfter: 1.2,
        content: 'Material plus eine Kiste Jever.',
        replyTo: 2,
      },
      {
        author: 'matthias',
        hoursAfter: 4.2,
        content:
          'Warum 4000 K und nicht 5000 oder 6500? Bei den Fernsehboards sieht es immer kälter aus.',
      },
      {
        author: 'torsten',
        hoursAfter: 5.3,
        content:
          'Das sind Kameras, die mögen es kühl. Für das Auge am Abend ist 4000 angenehmer, und bei hohem CRI erkennt man die Drähte genauso gut. Ich hatte erst 6500, das war wie im OP.',
        replyTo: 4,
      },
      {
        author: 'carlos',
        hoursAfter: 10.3,
        content:
          'Wie hast du das Aluprofil rund bekommen? Meines ist beim ersten Versuch geknickt wie ein Strohhalm.',
      },
      {
        author: 'torsten',
        hoursAfter: 11.2,
        content:
          'Quer zur Öffnung biegen, nicht zur Öffnung hin, und Profil mit Sand füllen, Enden abkleben. Dann um ein altes Fahrradlaufrad legen und langsam ziehen. Oder gleich ein biegbares Profil kaufen, kostet 8 Euro mehr und spart einen Abend Fluchen.',
        replyTo: 6,
        quote: 6,
      },
      {
        author: 'ole',
        hoursAfter: 15.2,
        content: 'Wie viele Abende hast du geflucht?',
      },
      {
        author: 'torsten',
        hoursAfter: 15.4,
        content: 'Drei.',
        replyTo: 8,
      },
      {
        author: 'heike',
        hoursAfter: 31.4,
        content:
          'Ein Warnhinweis von einer, die es falsch gemacht hat: Nehmt kein Billignetzteil ohne Gehäuse. Meins hat gebrummt, dass ich es im Takt der Darts gehört habe, und war nach einem Monat so heiß, dass ich mir daran die Hand gewärmt habe. Nicht gut.',
      },
      {
        author: 'torsten',
        hoursAfter: 32.6,
        content:
          'Ganz wichtig, danke. Geschlossenes Netzteil mit Prüfzeichen, und nicht hinters Surround klemmen, wo es keine Luft bekommt. Alles auf der 230-V-Seite nur, wenn man es gelernt hat.',
        replyTo: 10,
      },
      {
        author: 'carlos',
        hoursAfter: 319.2,
        content:
          'Ring Nummer zwei ist rund! Laufrad, Sand und ein Kumpel. Beim Einschalten hat meine Tochter geklatscht, das ist die höchste Auszeichnung im Haus.',
      },
      {
        author: 'manni',
        hoursAfter: 321.4,
        content:
          'Und meiner steht im Flur und wartet auf Torsten seine Kiste Jever. Wird wohl ne Abholung.',
        replyTo: 12,
      },
    ],
  },
  {
    subforum: 'boards',
    title: 'Wie oft dreht ihr euer Board?',
    startedDaysAgo: 29,
    posts: [
      {
        author: 'heike',
        hoursAfter: 0,
        content:
          'Bei mir war das Board nach vier Monaten in der 20 total aufgequollen, obwohl es noch gut aussah. Jetzt will ich es besser machen. Alle wie viele Wochen dreht ihr, und immer in dieselbe Richtung?',
      },
      {
        author: 'uwe',
        hoursAfter: 0.6,
        content:
          'Bei mir im Laden jeden Montag, zwei Felder weiter im Uhrzeigersinn. Sechs Boards, zwölf Minuten, steht im Putzplan zwischen Zapfhahn und Klo.',
      },
      {
        author: 'hendrik',
        hoursAfter: 2.4,
        content:
          'Zu Hause alle zwei Wochen. Wichtig: immer auf ein schwarzes Feld drehen, wo vorher die 20 war, sonst stimmen die Farben nicht mehr. 20 ist schwarz.',
      },
      {
        author: 'heike',
        hoursAfter: 2.8,
        content:
          'Also immer um eine gerade Anzahl von Feldern. Das ist so logisch, dass ich nie drauf gekommen wäre.',
        replyTo: 3,
      },
      {
        author: 'frank',
        hoursAfter: 5.8,
        content:
          'Und niemals nass machen! Ich kenne Leute, die sprühen Wasser drauf. Das ist ein Mythos aus der Zeit der Ulmenholzscheiben, die hat man eingeweicht. Sisal quillt und dann ist Feierabend.',
      },
      {
        author: 'heinz',
        hoursAfter: 8.4,
        content:
          'Moin. Frank hat ausnahmsweise völlig recht. In Bremen standen die Holzscheiben früher über Nacht im Eimer. Wer das mit Sisal macht, hat morgens einen Teppich.',
        replyTo: 5,
        quote: 5,
      },
      {
        author: 'frank',
        hoursAfter: 8.9,
        content: '"Ausnahmsweise" streichen wir.',
        replyTo: 6,
      },
      {
        author: 'heike',
        hoursAfter: 82.3,
        content:
          'Board ist jetzt um zwei Felder weiter, und in der neuen 20 gehen die Darts rein wie in Butter. Ich schreibe mir die Daten mit Bleistift auf den Rand vom Surround, dann kann ich nichts vergessen.',
      },
    ],
  },
  {
    subforum: 'boards',
    title: 'Boden retten: Matte, Teppich oder einfach laufen lassen?',
    startedDaysAgo: 52,
    posts: [
      {
        author: 'carlos',
        hoursAfter: 0,
        content:
          'Laminat in der Mietwohnung, nach zwei Monaten schon sechs Einschläge. Was liegt bei euch? Gummimatten riechen, Teppich wellt sich, und die offiziellen Dartmatten kosten je nach Breite 50 bis 120 Euro.',
      },
      {
        author: 'torsten',
        hoursAfter: 2.48,
        content:
          'Bautenschutzmatte, 6 mm, 3 m lang, Baumarkt, rund 25 Euro. Eine Woche auf dem Balkon auslüften, dann riecht sie nicht mehr. Oche-Linie mit Lackstift drauf.',
      },
      {
        author: 'bea',
        hoursAfter: 8.68,
        content:
          'Teppichrest von der Messe, Schwarz, mit Antirutschunterlage. 10 Euro und sieht aus wie gewollt.',
      },
      {
        author: 'ivana',
        hoursAfter: 16.12,
        content:
          'Wir haben unter der Matte noch Kork, weil der Boden warm bleiben muss. Sonst stehe ich nach einer Stunde mit zwei Paar Socken da.',
      },
      {
        author: 'sepp',
        hoursAfter: 19.84,
        content: 'Bei uns is a Estrich. Da brauchst nix, da brauchst bloß neue Spitzen.',
      },
      {
        author: 'carlos',
        hoursAfter: 64.48,
        content:
          'Ist es geworden. Balkon riecht jetzt nach Reifenhändler, aber die Spitzen stehen aufrecht drin, sogar wenn sie aus einem Meter fallen. Das Laminat atmet auf.',
        replyTo: 2,
        quote: 2,
      },
    ],
  },
  {
    subforum: 'boards',
    title: 'Bounce-outs ohne Ende: Spitzen oder Draht?',
    startedDaysAgo: 2.5,
    posts: [
      {
        author: 'robin',
        hoursAfter: 0,
        content:
          'Seit ich ein neues Board habe (angeblich extra dünne Klingen statt runder Drähte), fallen mir mehr Darts raus als vorher. Ich zähle ungefähr fünf Abpraller pro Stunde. Das sollte doch umgekehrt sein?',
      },
      {
        author: 'luka',
        hoursAfter: 0.7,
        content: 'Spitzen stumpf.',
      },
      {
        author: 'torsten',
        hoursAfter: 2.1,
        content:
          'Mit der Lupe schauen: Ist die Spitze vorne rund und blank oder hat sie einen kleinen Grat wie ein Haken? Grat kommt vom Boden. Mit feinem Schleifstein in Längsrichtung rund ziehen, nicht nadelspitz. Nadelspitz rutscht am Draht erst recht ab.',
      },
      {
        author: 'robin',
        hoursAfter: 4.2,
        content:
          'Einen Grat habe ich bei allen dreien. Ich habe allerdings auch einen Fliesenboden. Es passt also alles zusammen.',
        replyTo: 3,
      },
      {
        author: 'heinz',
        hoursAfter: 9.2,
        content:
          'Moin. Neue Boards sind außerdem hart. Nach ein paar Hundert Aufnahmen wird die Sisalpackung gnädiger.',
      },
      {
        author: 'vince',
        hoursAfter: 12.2,
        content:
          'Schau auch, ob das Board ganz fest hängt. Wenn es nur auf dem Nagel sitzt und wackelt, geht die Energie ins Wackeln.',
      },
      {
        author: 'robin',
        hoursAfter: 35.5,
        content:
          'Stein für 4 Euro, Keile unter den Boardrand, gestern ein einziger Abpraller in eineinhalb Stunden. Und der ist an einem anderen Dart abgeprallt, das zählt als Ehre.',
      },
      {
        author: 'jule',
        hoursAfter: 36.4,
        content: 'ehre ist, wenn der abpraller zurück in die hand springt',
        replyTo: 7,
        quote: 7,
      },
    ],
  },
  {
    subforum: 'boards',
    title: 'Surround: einteilig oder aus vier Teilen?',
    startedDaysAgo: 118,
    posts: [
      {
        author: 'piet',
        hoursAfter: 0,
        content:
          'Wand ist frisch gestrichen, bevor das Board zurückkommt, will ich einen Ring drumherum. Einteilig für 35 Euro oder vier Teile für 20? Hält das Vierteilige überhaupt zusammen?',
      },
      {
        author: 'carlos',
        hoursAfter: 2,
        content:
          'Vierteilig hält, solange das Board stramm drin sitzt. Vorteil: passt beim Umzug in eine Tasche. Nachteil: An den Stößen bleibt gern mal ein Dart stecken, und dann hebelt man sich die Teile auseinander.',
      },
      {
        author: 'uwe',
        hoursAfter: 6,
        content:
          'Einteilig. Bei mir hing das Vierteilige drei Wochen, dann hat einer vom Junggesellenabschied es als Hut getragen.',
      },
      {
        author: 'piet',
        hoursAfter: 7.2,
        content: 'Ich nehme einteilig, aber jetzt will ich den Hut sehen.',
        replyTo: 3,
      },
    ],
  },
];
