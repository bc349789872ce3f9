import type { DemoThread } from './types.ts';

export const threads3: DemoThread[] = [
  {
    subforum: 'training',
    title: 'Der große Checkout-Thread: Welcher Weg und warum?',
    startedDaysAgo: 238,
    isPinned: true,
    posts: [
      {
        author: 'matthias',
        hoursAfter: 0,
        content:
          'Ich sammle seit Längerem Wege, bei denen sich die Leute im Verein uneinig sind, und möchte das hier einmal geordnet aufschreiben. Bitte immer mit Begründung: Was bleibt, wenn der erste Dart ins Einfachfeld geht? Welches Doppel wollt ihr am Ende haben? Was ändert sich, wenn der Gegner auf 32 steht?\n\nZum Aufwärmen die unstrittigen: 170 = T20 T20 Bull, 167 = T20 T19 Bull, 164 = T20 T18 Bull (oder T19 T19 Bull), 161 = T20 T17 Bull, 160 = T20 T20 D20.\n\nNicht mit drei Darts zu machen sind 159, 162, 163, 165, 166, 168 und 169. Die Bogey-Zahlen sollte man auswendig wissen, damit man sich nicht selbst draufstellt.\n\nErste Streitfrage: 76.',
        editedHoursAfter: 26.4,
      },
      {
        author: 'luka',
        hoursAfter: 1.1,
        content: '76 = T20 D8. Fertig.',
      },
      {
        author: 'emre',
        hoursAfter: 3.4,
        content:
          'Meine Kids lernen T20 D8, weil der Fehlwurf in die einfache 20 auf 56 geht und 56 = T16 D4 ist oder 16 und D20. Bei T16 D14 steht man nach der einfachen 16 auf 60, das wäre 20 und D20, also eigentlich angenehmer. Aber D14 mag halt niemand.',
      },
      {
        author: 'kasia',
        hoursAfter: 4.6,
        content:
          'T16 D14 nehme ich, wenn die ersten Darts vom Leg sowieso eher Richtung 16 gezogen sind. Ansonsten T20.',
      },
      {
        author: 'anna',
        hoursAfter: 8.6,
        content:
          'Kurze Zwischenfrage für die mittelguten: Warum lieben alle die 32 so? Ich weiß, dass man sie oft halbieren kann, aber macht das in der Praxis wirklich so viel aus?',
      },
      {
        author: 'matthias',
        hoursAfter: 10.2,
        content:
          '32, 16, 8, 4, 2: Wenn du D16 innen verfehlst, hast du D8, dann D4, D2, D1. Du brauchst also nie einen Dart zum Geradestellen. Bei 40 geht das nur zweimal: 20, 10, und dann bist du bei 5.\n\nOb es viel ausmacht, hängt davon ab, wie oft du innen vorbeiwirfst. Ich habe bei mir gezählt: 212 Fehlwürfe auf Doppel, davon 88 nach innen. Das ist nicht wenig.',
        replyTo: 5,
      },
      {
        author: 'anna',
        hoursAfter: 11,
        content:
          'Du hast 212 Fehlwürfe mitgeschrieben. Ich habe ein bisschen Angst vor dir und bin zugleich sehr dankbar.',
        replyTo: 6,
      },
      {
        author: 'heinz',
        hoursAfter: 18,
        content:
          'Moin. 40 ist trotzdem besser, weil die Doppel 20 oben liegt und mein Arm dort eh hinfährt. Mathematik hin oder her, mit 40 Jahren Gewohnheit streite ich nicht mehr.',
      },
      {
        author: 'frank',
        hoursAfter: 21,
        content: 'Endlich einer mit Verstand. D20, D10, Ende.',
      },
      {
        author: 'dominik',
        hoursAfter: 29,
        content:
          'Nächster Streitfall: 81. Ich spiel T19 D12, mein Bruder T15 D18. Geht er mit dem ersten ins Einfachfeld, hab ich 62 und er 66.',
      },
      {
        author: 'luka',
        hoursAfter: 30,
        content:
          '62 = T10 D16. 66 = T10 D18. Also fast egal. T19, weil ich da öfter hinwerfe als auf die 15.',
        replyTo: 10,
        quote: 10,
      },
      {
        author: 'sabine',
        hoursAfter: 35,
        content:
          'Ich möchte die 82 einwerfen. Bull D16 lerne ich jetzt seit Jahren, und ich treffe das Bull einfach nicht. Der Gedanke dahinter ist: Die 25 lässt 57, das sind 17 und D20, also bin ich auch mit Single Bull noch im Spiel. T14 D20 ist der sichere Weg, da habe ich nach der einfachen 14 noch 68.',
      },
      {
        author: 'matthias',
        hoursAfter: 37,
        content:
          'Und 68 ist mit zwei Darts gut machbar (T20 D4 oder T16 D10), mit der 57 bist du mit zwei Darts bei 17 D20, also ganz ohne Triple. Das spricht schon für das Bull, solange du wenigstens die 25 triffst. Wenn du daneben wirfst, landest du irgendwo, und das ist das Problem.',
        replyTo: 12,
        editedHoursAfter: 37.15,
      },
      {
        author: 'sabine',
        hoursAfter: 37.9,
        content: '"Irgendwo" beschreibt mein Verhältnis zum Bull recht gut.',
        replyTo: 13,
      },
      {
        author: 'gio',
        hoursAfter: 48.9,
        content:
          'Leute, die schönste Zahl fehlt noch: 121!!! Ich habe das letztens im Ligaspiel gemacht mit T20, dann die einfache 11 statt T11, und dann Bull weil ich nichts mehr zu verlieren hatte und die Hütte hat gebebt, also die acht Leute die da waren.',
      },
      {
        author: 'luka',
        hoursAfter: 50.3,
        content:
          'T20 11 Bull = 121, stimmt sogar. Standard wäre T20 T11 D14 oder 25 T20 D18, wenn du mit dem Bull anfangen willst.',
        replyTo: 15,
      },
      {
        author: 'gio',
        hoursAfter: 50.6,
        content: 'Ich wusste in dem Moment gar nichts ich habe nur gefühlt!',
        replyTo: 16,
      },
      {
        author: 'kasia',
        hoursAfter: 66.6,
        content:
          'So, jetzt mal Liga-Realität: Die meisten hier checken keine 121. Interessanter ist für mich, worauf ihr euch stellt. Beispiel: Rest 120, ihr habt nur noch einen Dart in der Aufnahme. Einfache 20 und 100 lassen? Oder T20 probieren für 60?',
      },
      {
        author: 'emre',
        hoursAfter: 67.6,
        content:
          'Immer die 20 anpeilen, oben aufs Triple. Im Einfachfeld 100, im Triple 60, beides machbar.',
      },
      {
        author: 'kasia',
        hoursAfter: 68,
        content: 'Okay, zu leicht. Rest 99 und noch zwei Darts.',
        replyTo: 19,
      },
      {
        author: 'matthias',
        hoursAfter: 69.2,
        content:
          '99 ist mit zwei Darts nicht checkbar, also stellen. T19 lässt 42, dann mit dem zweiten 10 für D16. Einfache 19 lässt 80, dann hätte der zweite Dart T20 für D10 oder die 20 für 60.',
        replyTo: 20,
      },
      {
        author: 'anna',
        hoursAfter: 75.2,
        content: 'Das ist genau das, was ich in der Schule hätte lernen wollen statt Vektoren.',
      },
      {
        author: 'dennis',
        hoursAfter: 75.7,
        content: 'Vektoren sind auch nur Darts, die nie stecken.',
        replyTo: 22,
        quote: 22,
      },
      {
        author: 'reto',
        hoursAfter: 87.7,
        content:
          'Ich habe eine Frage aus der Schweiz: Wie spielt ihr die 130? Bei uns im Club sagen alle T20 T20 D5, ich finde D5 grauenhaft. Ich gehe T20 20 Bull, da ist wenigstens das Ende schön.',
      },
      {
        author: 'luka',
        hoursAfter: 89.7,
        content:
          'T20 T20 D5 mit drei Darts. Nach der einfachen 20 im ersten bist du bei 110, das ist T20 Bull. Also lohnt der Anfang auf der 20 immer, und danach entscheidest du.',
      },
      {
        author: 'reto',
        hoursAfter: 90.7,
        content: 'Das ist ein gutes Argument, merci. D5 übe ich trotzdem nicht.',
        replyTo: 25,
        quote: 25,
      },
      {
        author: 'hendrik',
        hoursAfter: 110.7,
        content:
          'In Nijmegen haben sie mir eingebläut: Nie das Doppel üben, das du magst, immer das, auf dem du nach einem Fehler landest. Seitdem übe ich D5 und D7. Ich hasse beide.',
      },
      {
        author: 'jule',
        hoursAfter: 114.7,
        content:
          'ich schlage vor, d7 aus dem board zu nehmen und durch ein kleines fenster zu ersetzen',
      },
      {
        author: 'tine',
        hoursAfter: 121.7,
        content:
          'Eine Bitte an alle, die Listen auswendig lernen: Lernt lieber die Differenzen. Wenn ihr wisst, dass 20 daneben statt T20 immer 40 mehr Rest ist, braucht ihr die halbe Tabelle nicht.',
      },
      {
        author: 'lisa',
        hoursAfter: 4680.65,
        content:
          'Ich hole das mal hoch, weil ich gestern an der 84 verzweifelt bin. T20 D12 steht überall. Ich habe aber die einfache 20 getroffen, stand auf 64 und wusste mit zwei Darts nicht weiter.',
      },
      {
        author: 'matthias',
        hoursAfter: 4681.65,
        content:
          '64 = T16 D8. Und wenn nur die einfache 16 kommt, bleiben 48, das sind 8 und D20 oder 16 und D16, nur eben erst in der nächsten Aufnahme.',
        replyTo: 30,
      },
      {
        author: 'lisa',
        hoursAfter: 4682.35,
        content:
          'Also nach 20 dann auf die 16er rüber. Merke ich mir als "oben daneben, unten weiter".',
        replyTo: 31,
      },
      {
        author: 'ben',
        hoursAfter: 4685.35,
        content: 'Merksatz von meinem Onkel: Haste 64 und kein Plan, fang ma mit der 16 an.',
      },
      {
        author: 'lisa',
        hoursAfter: 4685.85,
        content: 'Der ist besser als meiner. Grüß deinen Onkel.',
        replyTo: 33,
      },
      {
        author: 'sepp',
        hoursAfter: 4703.85,
        content:
          'I hab a Frage an die Rechner: 50 Rest und drei Darts. Direkt aufs Bull oder 10 und Doppel 20?',
      },
      {
        author: 'matthias',
        hoursAfter: 4706.05,
        content:
          'Mit drei Darts und ohne Druck: 10 und D20 (oder 18 und D16), weil du dann zwei Versuche auf ein Doppel hast. Das Doppelfeld ist deutlich größer als das rote Bull. Mit nur einem Dart in der Hand und Gegner auf 40: Bull, was sonst.',
      },
      {
        author: 'sepp',
        hoursAfter: 4707.45,
        content: 'Und wenn i die 10 ned triff?',
        replyTo: 36,
      },
      {
        author: 'matthias',
        hoursAfter: 4707.75,
        content:
          'Dann triffst du die 15 oder die 6 und stehst auf 35 oder 44. 44 ist schön (12 und D16), 35 geht (3 und D16).',
        replyTo: 37,
      },
      {
        author: 'sepp',
        hoursAfter: 4707.95,
        content: 'Du bist mir unheimlich, Grünewald.',
        replyTo: 38,
      },
      {
        author: 'anna',
        hoursAfter: 4740.95,
        content:
          'Wie haltet ihr es mit dem Gegnerstand? Ich hatte 92 Rest, Gegner auf 36 mit Ansage, dass er D18 liebt. Ich habe T20 D16 auf volle Kanne versucht und mich mit 72 wiedergefunden.',
      },
      {
        author: 'kasia',
        hoursAfter: 4741.95,
        content:
          'Und dann? 72 mit zwei Darts sind T16 D12 oder T12 D18. Hast du weitergespielt oder aufgegeben?',
        replyTo: 40,
        quote: 40,
      },
      {
        author: 'anna',
        hoursAfter: 4742.45,
        content:
          'T12 versucht, 12 getroffen, 60 Rest. Er hat D18 natürlich mit dem ersten gemacht.',
        replyTo: 41,
      },
      {
        author: 'kasia',
        hoursAfter: 4743.05,
        content:
          'Dann hast du nichts falsch gemacht. Wer D18 liebt und mit dem ersten trifft, den hält auch keine Mathematik auf.',
        replyTo: 42,
      },
      {
        author: 'ole',
        hoursAfter: 4749.05,
        content:
          '158. T20 T20 D19. Wollte ich nur mal gesagt haben, weil sie immer vergessen wird.',
      },
      {
        author: 'vince',
        hoursAfter: 4754.05,
        content:
          'Schaut euch mal bewusst an, wie oft die Profis bei 130 aufwärts den zweiten Dart umleiten, weil der erste im Weg steckt. T20 liegt quer, also T19 statt T20, und schon sieht der Weg völlig anders aus als in jeder Tabelle. Das kann man in keiner App üben.',
      },
      {
        author: 'mod',
        hoursAfter: 4780.05,
        content:
          'Weil der Thread immer wieder gesucht wird, habe ich ihn oben angeheftet. Bitte weiter so sachlich, auch wenn es um D5 geht.',
      },
      {
        author: 'mehmet',
        hoursAfter: 4797.05,
        content:
          'Kurze Frage zur 61: Tabelle sagt T15 D8, mein Kapitän sagt Bull, weil 25 dann D18 lässt. Wer hat recht?',
      },
      {
        author: 'matthias',
        hoursAfter: 4799.05,
        content:
          'Beide. Mit zwei Darts ist T15 D8 die direkte Variante. 25 und D18 geht ganz ohne Triple, und triffst du das rote Bull, bleiben 11, also 3 und D4. Wer das Bull halbwegs trifft, nimmt das Bull. Für alle anderen steht zur Not die 7 als Triple bereit: T7 D20.',
        replyTo: 47,
      },
      {
        author: 'frank',
        hoursAfter: 4808.05,
        content: 'T7. Ich habe in 35 Jahren nicht einmal freiwillig auf die T7 geworfen.',
      },
      {
        author: 'jule',
        hoursAfter: 4808.85,
        content: 'unfreiwillig aber schon, oder',
        replyTo: 49,
      },
      {
        author: 'frank',
        hoursAfter: 4809.95,
        content: 'Regelmäßig.',
        replyTo: 50,
        quote: 50,
      },
      {
        author: 'luka',
        hoursAfter: 5532.05,
        content:
          '170 gestern im Training. Endlich. T20 T20 Bull, alle drei sauber. Kein Zeuge da, aber ich weiß es.',
      },
      {
        author: 'dennis',
        hoursAfter: 5532.45,
        content: 'Kein Zeuge? Dann ist es in Bielefeld passiert.',
        replyTo: 52,
      },
      {
        author: 'lea',
        hoursAfter: 5584.3,
        content:
          'Ich lese hier seit einer Stunde still mit und habe mir eine Karteikarte gemacht: nur die geraden Zahlen von 2 bis 40, dann 60 und 100. Reicht das für den Anfang?',
      },
      {
        author: 'emre',
        hoursAfter: 5585.6,
        content:
          'Das reicht dicke. Lern dazu noch, wie du eine ungerade Zahl gerade machst: einfach ein kleines ungerades Feld werfen, das neben etwas Harmlosem liegt. Mit 37 gehst du auf die 5 für D16, fertig.',
        replyTo: 54,
      },
      {
        author: 'nils',
        hoursAfter: 5645.55,
        content:
          'Ganz neu hier und schon überfordert, aber auf gute Art. Eine Anfängerfrage: Was macht ihr bei 3 Rest?',
      },
      {
        author: 'frank',
        hoursAfter: 5646.65,
        content: 'Weinen.',
      },
      {
        author: 'emre',
        hoursAfter: 5647.45,
        content:
          '1 und dann D1, es gibt nichts anderes. Deshalb stellt man sich da auch nicht hin. Mit einer 5 wirfst du die 1 und hast D2, bei der 7 die 3 und wieder D2. Merk dir: Ungerade Reste sind nie schlimm, solange du rechtzeitig abbiegst.',
      },
      {
        author: 'nils',
        hoursAfter: 5654.45,
        content:
          'Rechtzeitig abbiegen. In Konstanz ist nach zwei Straßen der See, das Prinzip kenne ich.',
        replyTo: 58,
      },
    ],
  },
];
