import type { DemoThread } from './types.ts';

export const threads5: DemoThread[] = [
  {
    subforum: 'training',
    title: 'Kleine Spiele für zwei, wenn 501 langweilig wird',
    startedDaysAgo: 12,
    posts: [
      {
        author: 'nadine',
        hoursAfter: 0,
        content:
          'Meine Schwester ist zwei Wochen zu Besuch, spielt ungefähr ein Drittel so gut wie ich und verliert ungern. Welche Spiele kann man da nehmen, bei denen nicht immer dieselbe gewinnt?',
      },
      {
        author: 'ben',
        hoursAfter: 0.7,
        content:
          'Killer! Jeder hat ne Zahl, Doppel treffen, Killer werden, dem andern die Leben wegballern. Zu zweit kurz, aber zu viert biste nach zehn Minuten verfeindet.',
      },
      {
        author: 'emre',
        hoursAfter: 1.8,
        content:
          'Halve-It. Zehn Ziele, wer in einer Runde nichts trifft, halbiert die Punkte. Da fliegt auch der Bessere regelmäßig von 200 auf 100, und das ist sehr heilsam.',
      },
      {
        author: 'heike',
        hoursAfter: 4.8,
        content:
          'Oder mit Vorgabe: Du 501, sie 301, beide Doppel aus. Wenn sie drei Mal gewinnt, bekommt sie 20 Punkte mehr. Pendelt sich von selbst ein.',
      },
      {
        author: 'nadine',
        hoursAfter: 22.8,
        content:
          'Mit 501 gegen 301 hat sie gestern 4:1 gewonnen und mich den ganzen Abend "Erfurter Goldkehlchen" genannt, weil ich so gejammert habe. Wir sind jetzt bei 321.',
        replyTo: 4,
      },
      {
        author: 'dominik',
        hoursAfter: 27.8,
        content:
          'Tactics kennt ihr? Wie Cricket, nur von 20 bis 10 plus Doppel, Triple, Bull. Dauert ewig, aber bei uns im Winter genau richtig.',
      },
      {
        author: 'steffi',
        hoursAfter: 29.3,
        content:
          'Ewig ist untertrieben. Wir haben am Stefanitag um vier angefangen und um acht die Doppel noch offen gehabt.',
        replyTo: 6,
        quote: 6,
      },
      {
        author: 'nadine',
        hoursAfter: 52.6,
        content:
          'Halve-It ist es geworden. Zwischenstand nach neun Partien: 5:4 für mich, beide beleidigt, also perfekt ausgeglichen.',
      },
    ],
  },
  {
    subforum: 'training',
    title: 'Nach acht Wochen Pause: wie wieder reinkommen?',
    startedDaysAgo: 3.4,
    posts: [
      {
        author: 'heike',
        hoursAfter: 0,
        content:
          'Schlüsselbeinbruch (Fahrrad, nicht Darts), acht Wochen nichts, jetzt wieder freigegeben. Ich habe gestern zehn Minuten geworfen und mich gefühlt wie an meinem allerersten Abend. Kommt das von selbst zurück?',
      },
      {
        author: 'tine',
        hoursAfter: 2.4,
        content:
          'Kommt zurück, aber erst die Schulter, dann die Quote. In der ersten Woche höchstens 15 Minuten, lieber zwei Mal am Tag, und hör auf, bevor es zieht. Wenn es nachts zieht, war es zu viel.',
      },
      {
        author: 'sepp',
        hoursAfter: 7.4,
        content:
          'I hab nach da Hüfte drei Monat ausgsetzt und bin mit 55 zruckkemma, vorher 57. Ois guad.',
      },
      {
        author: 'heike',
        hoursAfter: 34.2,
        content:
          'Danke, genau so mache ich es. Zwei Mal 15 Minuten, und die Katze schaut zu, damit ich nicht schummele.',
        replyTo: 2,
      },
    ],
  },
  {
    subforum: 'barrels',
    title: 'Euer aktuelles Setup: kurz und knapp bitte',
    startedDaysAgo: 215,
    posts: [
      {
        author: 'manni',
        hoursAfter: 0,
        content:
          'Ich fang an, damit ich et hinter mir hab: 23 g, gerade Form, Ringgrip über alles, 90 % Wolfram, Shaft mittel, Standard-Flight in Schwarz. Seit drei Wochen. Vorher waren et 24 g, davor 22, davor frag nich.\n\nSchema: Gewicht, Form, Material, Shaft, Flight, seit wann.',
      },
      {
        author: 'luka',
        hoursAfter: 0.5,
        content: '22 g, gerade, 90 %, kurz, No. 6, zwei Jahre.',
      },
      {
        author: 'heinz',
        hoursAfter: 3.5,
        content: 'Moin. 21 g, gerade, 80 %, mittel, Standard, seit 1996. Zweimal neue Spitzen.',
      },
      {
        author: 'manni',
        hoursAfter: 4.1,
        content:
          'Karl-Heinz, ich hatte seit 1996 um die vierzig Satz. Ich muss mich ma kurz hinsetzen.',
        replyTo: 3,
      },
      {
        author: 'anna',
        hoursAfter: 8.1,
        content:
          '24 g, leicht bauchig, 85 %, mittel, Kite. Seit Geburtstag im Mai. Ich liebe sie, obwohl ich sie eigentlich wegen der Farbe gekauft habe.',
      },
      {
        author: 'jule',
        hoursAfter: 10.6,
        content:
          '18 g, soft, auf steel umgebaut mit adapter, sieht verboten aus. flights vom späti-automaten. seit einer wette',
      },
      {
        author: 'kasia',
        hoursAfter: 16.6,
        content:
          '23 g, torpedoförmig, 90 %, Shaft kurz, Slim. Drei Jahre, ein Ersatzsatz identisch im Schrank. Wer Liga spielt und keinen Ersatz hat, handelt fahrlässig.',
      },
      {
        author: 'dominik',
        hoursAfter: 17.8,
        content:
          'Unterschreib ich. Mir ist heuer in der Halle ein Dart in den Lüftungsschacht gefallen. Den holt keiner mehr.',
        replyTo: 7,
        quote: 7,
      },
      {
        author: 'steffi',
        hoursAfter: 20.8,
        content: 'Und seitdem zieht es ein bisserl nach links, gell.',
      },
      {
        author: 'frank',
        hoursAfter: 25.8,
        content: '26 g Messing. Ja, Messing. Sind dick wie Zigarren, aber sie fliegen.',
      },
      {
        author: 'matthias',
        hoursAfter: 27.2,
        content:
          'Aus Interesse: Wie oft verdecken dir die ersten beiden das Triple? Messing hat ungefähr die halbe Dichte von Wolfram, bei 26 g müssten die Barrels um die 8,5 bis 9 mm dick sein.',
        replyTo: 10,
      },
      {
        author: 'frank',
        hoursAfter: 28,
        content: 'Wenn der erste im Triple steckt, freu ich mich so, dass mir der dritte egal ist.',
        replyTo: 11,
      },
      {
        author: 'sofia',
        hoursAfter: 46,
        content:
          '22 g, gerade, 80 %, Nylon mittel, Standard, 29 Euro im Komplettset. Seit Januar. Ich vermisse nichts, aber ich weiß auch nicht, was ich vermissen könnte.',
      },
      {
        author: 'manni',
        hoursAfter: 46.4,
        content: 'Lies hier nich weiter. Bleib so. Rette dich.',
        replyTo: 13,
      },
      {
        author: 'hendrik',
        hoursAfter: 55.4,
        content:
          '24 g, hinten schwer, 95 %, Shaft extra kurz, Slim. Gebraucht aus Venlo mitgebracht, der Vorbesitzer hatte seine Initialen eingraviert. Ich heiße jetzt auf dem Turnier H. v. d. Linden alias R. J.',
      },
      {
        author: 'tine',
        hoursAfter: 69.4,
        content:
          '20 g, gerade, 90 %, lang, Standard. Ich habe kleine Hände und greife mit drei Fingern, leichter ist für mich ruhiger. Lasst euch nicht einreden, dass unter 22 g nichts geht.',
      },
      {
        author: 'emre',
        hoursAfter: 71.4,
        content:
          'Kann ich für die Kinder bestätigen, wir fangen mit 16 bis 18 an und gehen dann hoch.',
      },
      {
        author: 'fw',
        hoursAfter: 78.4,
        content:
          'Meine Wenigkeit führt 25 Gramm, leicht konisch, 90 Prozent, mittlerer Schaft aus Aluminium, Standardflight in gedecktem Bordeaux. Die Kombination wurde im Vereinsheim als "Kirchenbestuhlung" bezeichnet, ich trage es mit Fassung.',
      },
      {
        author: 'dennis',
        hoursAfter: 79.5,
        content: '22 g, gerade, Rest unbekannt, weil gibts ja nicht.',
      },
      {
        author: 'vince',
        hoursAfter: 87.5,
        content:
          '23 g Signature-Modell eines Spielers, den ich nicht nenne, weil ich sonst wieder höre, dass ich trotzdem nicht so werfe wie er.',
      },
      {
        author: 'ben',
        hoursAfter: 88.1,
        content: 'Wir sagen et trotzdem.',
        replyTo: 20,
      },
      {
        author: 'uwe',
        hoursAfter: 109.1,
        content:
          'Ich hab drei Leihsätze hinterm Tresen: 21, 23, 25 Gramm. Was glaubt ihr, welcher am meisten verliehen wird? Der 25er. Alle denken, schwer ist einfach.',
      },
      {
        author: 'nadine',
        hoursAfter: 112.6,
        content:
          '18 g soft, gerade, 90 %, kurz, Slim. Seit vier Jahren, hatte nur zwischendurch mal andere Flights. Am Automaten sind bei uns bis 20 Gramm erlaubt, also bleibe ich gleich drunter.',
      },
      {
        author: 'timo',
        hoursAfter: 3450.7,
        content:
          'Hole das mal aus der Tiefe: 23 g, gerade, feiner Ringgrip, 90 %, Shaft medium, No. 2. Seit vorgestern, deshalb bin ich noch in der Phase, in der alles daran perfekt ist.',
      },
      {
        author: 'manni',
        hoursAfter: 3451.9,
        content: 'Genieß et. Dauert bei mir so elf Tage.',
        replyTo: 24,
      },
      {
        author: 'robin',
        hoursAfter: 3456.9,
        content:
          '24 g, vorne schwer, 90 %, Titanshaft kurz (weil mir alles andere abbricht), Standard. Seit Herbst.',
      },
      {
        author: 'carlos',
        hoursAfter: 3458.9,
        content:
          'Darf ich eine ketzerische Frage in die Runde stellen: Hat irgendwer von euch durch neue Darts dauerhaft mehr getroffen? Also gemessen, nicht gefühlt?',
      },
      {
        author: 'matthias',
        hoursAfter: 3460.4,
        content:
          'Einmal. Der Wechsel von 26 auf 22 Gramm brachte bei mir 1,9 Punkte im Schnitt, gemessen über 150 Legs davor und danach. Ob das am Gewicht lag oder daran, dass ich in der Zeit auch 150 Legs mehr gespielt habe, weiß ich nicht.',
        replyTo: 27,
        quote: 27,
      },
      {
        author: 'manni',
        hoursAfter: 3461.3,
        content: 'Nein. Kauf ich deswegen weniger? Auch nein.',
        replyTo: 27,
      },
      {
        author: 'lea',
        hoursAfter: 4276.6,
        content:
          '23 g, gerade, 80 %, mittel, Standard, ein Set für 35 Euro vom Sportladen in Kassel. Ich habe vorher alle eure Beiträge gelesen und bin mit einer Liste hin. Der Verkäufer dachte, ich mache das beruflich.',
      },
      {
        author: 'manni',
        hoursAfter: 4278.8,
        content: '35 Euro. Vernünftigster Kauf im ganzen Thread. Schäm mich.',
        replyTo: 30,
      },
      {
        author: 'ivana',
        hoursAfter: 4759.85,
        content:
          'Wenn ich schon dabei bin: 21 g, gerade, 85 %, mittel, Kite. Geerbt vom Opa, neue Spitzen rein, fliegt wie am ersten Tag. Er hat damit in Ulm 1988 einen Pokal gewonnen, der jetzt bei mir Zahnbürsten hält.',
      },
      {
        author: 'heinz',
        hoursAfter: 4765.85,
        content:
          'Moin Ivana, solche Sätze wechselt man nicht mehr. Der Pokal hat es gut getroffen.',
        replyTo: 32,
      },
      {
        author: 'nils',
        hoursAfter: 5133.45,
        content:
          'Mein erstes Mal: 22 g, gerade, 80 %, mittel, Standard, seit vier Tagen. Shafts drehen sich los, aber das wird nebenan schon behandelt.',
      },
      {
        author: 'manni',
        hoursAfter: 5134.95,
        content:
          'Willkommen. Wenn du in einem Jahr noch denselben Satz hast, geb ich dir einen aus.',
        replyTo: 34,
      },
    ],
  },
];
