import type { DemoThread } from './types.ts';

export const threads9: DemoThread[] = [
  {
    subforum: 'boards',
    title: 'Automatische Zählung mit Kameras: wer hat es zu Hause?',
    startedDaysAgo: 47,
    posts: [
      {
        author: 'vince',
        hoursAfter: 0,
        content:
          'Ich liebäugele mit einem Kamerasystem, das die Darts selbst erkennt. Je nach Lösung liegt man zwischen "selbst gebaut für unter 200" und "schlüsselfertig für viel mehr". Hat das hier jemand täglich im Einsatz und kann sagen, wie oft es danebenliegt?',
      },
      {
        author: 'matthias',
        hoursAfter: 4.56,
        content:
          'Selbstbau, drei Kameras, seit sieben Monaten. Ich habe 1.000 Darts von Hand mitgezählt: 14 falsch erkannt, davon 11, wenn der Dart hinter einem anderen steckte. Korrigieren dauert zwei Sekunden.',
        editedHoursAfter: 5.16,
      },
      {
        author: 'vince',
        hoursAfter: 6.84,
        content: '14 von 1.000 ist besser als unser Schreiber an Position vier.',
        replyTo: 2,
      },
      {
        author: 'torsten',
        hoursAfter: 13.11,
        content:
          'Das Licht macht den Unterschied. Gleichmäßiger Ring, keine Lampe dahinter, Kameras fest verschraubt. Bei meinem Bruder hat die Katze eine Kamera verstellt, und das System hat einen Abend lang jede 20 als 5 gebucht.',
      },
      {
        author: 'anna',
        hoursAfter: 21.66,
        content: 'Als 5. Das System simuliert also mich.',
      },
      {
        author: 'luka',
        hoursAfter: 35.91,
        content:
          'Spiele damit fast jeden Abend online gegen Leute aus halb Europa. Beste Anschaffung seit dem Board. Man hört auf zu bescheißen, weil keiner mehr selbst tippt.',
      },
      {
        author: 'sabine',
        hoursAfter: 47.31,
        content: 'Hat da wirklich jemand beschissen? Ich bin in der Hinsicht offenbar naiv.',
        replyTo: 6,
        quote: 6,
      },
      {
        author: 'luka',
        hoursAfter: 49.02,
        content:
          'Manche werfen im Chat ihren 90er Schnitt und vor der Kamera 55. Zufall vermutlich.',
        replyTo: 7,
      },
      {
        author: 'patrick',
        hoursAfter: 71.82,
        content:
          'Was sagt ihr zur Lautstärke? Im Video hört man ein Klacken, wenn die Kamera neu auslöst.',
      },
      {
        author: 'matthias',
        hoursAfter: 75.81,
        content:
          'Da klackt nichts mechanisch. Was du hörst, ist vermutlich die Bestätigung in der Software, die kann man abschalten. Deine Nachbarin wird es dir danken.',
        replyTo: 9,
      },
    ],
  },
  {
    subforum: 'boards',
    title: 'Gebrauchtes Kneipenboard für 10 Euro: kaufen oder lassen?',
    startedDaysAgo: 2.7,
    posts: [
      {
        author: 'mehmet',
        hoursAfter: 0,
        content:
          'Bei uns schließt eine Kneipe, und der Wirt verkauft drei Boards für je 10 Euro. Sisal, etwa fünf Jahre alt, die 20 ist deutlich heller als der Rest. Für die Garage zum Einwerfen reicht das doch?',
      },
      {
        author: 'uwe',
        hoursAfter: 1.2,
        content:
          'Drück mit dem Daumen in die T20 und danach in die T11. Wenn du einen Unterschied spürst wie zwischen Kissen und Brett, lass es. Fünf Jahre Kneipe sind fünfzehn Jahre Wohnzimmer.',
      },
      {
        author: 'torsten',
        hoursAfter: 1.9,
        content:
          'Und schau dir die Drähte an. Krumm gehämmerte Segmente bekommst du nicht mehr gerade, und dann hast du Abpraller ohne Ende.',
      },
      {
        author: 'frank',
        hoursAfter: 3.9,
        content: 'Zehn Euro. Für zehn Euro gibt es heute keine zwei Schnitzel. Nimm es.',
      },
      {
        author: 'mehmet',
        hoursAfter: 24.9,
        content:
          'War da. Board eins: Kissen. Board zwei: Draht lose. Board drei hing hinter der Tür am Notausgang und wurde wohl nie bespielt, das habe ich mitgenommen, dazu gratis einen Aschenbecher von 1992.',
      },
      {
        author: 'uwe',
        hoursAfter: 26,
        content: 'Das dritte Board hängt in jeder Kneipe. Der Kenner fragt danach.',
        replyTo: 5,
      },
      {
        author: 'manni',
        hoursAfter: 30,
        content: 'Wat willste für den Aschenbecher?',
      },
      {
        author: 'mehmet',
        hoursAfter: 30.9,
        content: 'Der steht schon auf dem Balkon und bewacht die Tomaten. Unverkäuflich.',
        replyTo: 7,
      },
    ],
  },
  {
    subforum: 'turniere',
    title: 'Erstes offenes Turnier: Was muss ich wissen, um mich nicht zu blamieren?',
    startedDaysAgo: 22.4,
    posts: [
      {
        author: 'lea',
        hoursAfter: 0,
        content:
          'In drei Wochen ist bei uns in der Nähe ein offenes Turnier, 32 Plätze, erst Gruppen, dann KO, 10 Euro Startgeld. Mein Mitbewohner hat mich angemeldet, ohne zu fragen. Ich spiele seit nicht mal zwei Monaten und habe einen Schnitt von ungefähr 30.\n\nWas muss ich können, was muss ich mitbringen, und wie peinlich wird es?',
      },
      {
        author: 'bea',
        hoursAfter: 0.6,
        content:
          'Gar nicht peinlich. Bei meinem ersten war ich 55, bin 0:2, 0:2, 0:2 rausgeflogen und mit vier neuen Telefonnummern heimgefahren.',
      },
      {
        author: 'kasia',
        hoursAfter: 1.7,
        content:
          'Mitbringen: Darts, Ersatzflights, Wasser, etwas zu essen, Jacke. Hallen sind kalt und Pommes kosten 5 Euro. Können: rechtzeitig am Board sein, wenn du aufgerufen wirst, und vor dem Spiel Hand geben. Mehr verlangt keiner.',
      },
      {
        author: 'sabine',
        hoursAfter: 4,
        content:
          'Frag vor dem ersten Spiel, wie die Gruppen geschrieben werden. Fast immer schreibt die Person, die gerade Pause hat. Wenn du noch nie geschrieben hast, sag es einfach, dann setzt sich jemand dazu. Und sag den Rest nicht laut an, bevor gefragt wird.',
      },
      {
        author: 'lea',
        hoursAfter: 4.8,
        content:
          'Schreiben! Daran habe ich gar nicht gedacht. Wird da geschrieben, was geworfen wurde, oder was übrig ist?',
        replyTo: 4,
      },
      {
        author: 'sabine',
        hoursAfter: 5.2,
        content:
          'Beides, links die Punkte der Aufnahme, rechts der Rest. Inzwischen steht aber fast überall ein Tablet, da tippst du nur die Aufnahme ein. Trotzdem im Kopf mitrechnen.',
        replyTo: 5,
      },
      {
        author: 'luka',
        hoursAfter: 8.2,
        content:
          'Aufwärmen: 15 Minuten vorher reichen. Wer zwei Stunden einwirft, ist in der Gruppe müde.',
      },
      {
        author: 'dennis',
        hoursAfter: 9.6,
        content: 'Wenn du jemanden aus Bielefeld in der Gruppe hast, zählt das als Freilos.',
      },
      {
        author: 'gio',
        hoursAfter: 11.6,
        content:
          'Lea du schaffst das!!! Und wenn der erste Dart daneben geht lächeln und so tun als war das der Plan, ich mache das seit 2015 so',
      },
      {
        author: 'lea',
        hoursAfter: 489.15,
        content:
          'Es war gestern! Gruppe: 0:2, 2:1 (!!!), 1:2. Ausgeschieden, aber EIN SPIEL GEWONNEN. Matchdart auf Doppel 1, weil ich mich vorher auf alles andere runtergespielt hatte. Geschrieben habe ich auch, das Tablet hat mich zweimal korrigiert, und eine ältere Frau aus Fulda hat mir gezeigt, wie man höflich "Game shot" sagt.',
      },
      {
        author: 'bea',
        hoursAfter: 490.35,
        content:
          'Auf Doppel 1 gewonnen. Damit bist du jetzt offiziell eine von uns, wir haben alle mal auf Doppel 1 gewonnen und reden ungern darüber.',
        replyTo: 10,
        quote: 10,
      },
      {
        author: 'emre',
        hoursAfter: 493.35,
        content:
          '2:1 in der ersten Gruppe deines Lebens. Weißt du, wie lange meine Jungs darauf warten?',
        replyTo: 10,
      },
    ],
  },
  {
    subforum: 'turniere',
    title: 'Turnierbericht: 64 Leute, Doppel-KO und zwei Boards zu wenig',
    startedDaysAgo: 106,
    posts: [
      {
        author: 'ben',
        hoursAfter: 0,
        content:
          'So, hier mein Bericht vom Sonntag, ich hab noch Kreide unterm Fingernagel.\n\nAngekündigt: 64 Teilnehmer, Doppel-KO, acht Boards, Beginn 11 Uhr. Tatsächlich: 64 Teilnehmer, Doppel-KO, sechs Boards, Beginn 12:20, weil zwei Halterungen im falschen Auto lagen.\n\nUm 16 Uhr war die erste Runde auf der Verliererseite dran. Um 19 Uhr gab es keine Bratwurst mehr. Um 22 Uhr stand ich im Viertelfinale auf der Verliererseite gegen einen Mann, der im Sitzen geschlafen hat, und hab verloren. Endspiel war um 0:40 Uhr, das Publikum war der Hausmeister.\n\nSportlich: ein 18-Darter, ein 124er Finish (T20 T16 D8), sonst viel Geduld.',
        editedHoursAfter: 0.9,
      },
      {
        author: 'kasia',
        hoursAfter: 2.72,
        content:
          'Doppel-KO mit 64 sind im schlimmsten Fall 127 Spiele. Mit sechs Boards und 20 Minuten pro Spiel sind das gut sieben Stunden reine Spielzeit, wenn nie jemand auf die Toilette geht. Das hätte man vorher rechnen können.',
      },
      {
        author: 'ben',
        hoursAfter: 3.88,
        content:
          'Ich hab et dem Veranstalter genau so vorgerechnet. Er hat gesagt: "Dat läuft sich zurecht."',
        replyTo: 2,
      },
      {
        author: 'uwe',
        hoursAfter: 9.7,
        content:
          'Als Ausrichter muss ich einmal dazwischengehen: Halterungen im falschen Auto, das kann passieren. Aber dann gehst du auf Einfach-KO oder kürzt die Verliererseite auf Best of 3, und zwar sofort und mit Ansage. Die Leute verzeihen alles, nur keine Ungewissheit.',
      },
      {
        author: 'mod',
        hoursAfter: 19.4,
        content: 'Gilt eigentlich auch fürs Forum.',
      },
      {
        author: 'luka',
        hoursAfter: 23.28,
        content:
          'Gruppen zu viert plus KO ist bei 64 einfach besser. Jeder hat drei Spiele sicher und man kann die Zeit berechnen.',
      },
      {
        author: 'matthias',
        hoursAfter: 26.19,
        content:
          '16 Gruppen zu vier: 96 Gruppenspiele, danach 31 Spiele bei 32 Weitergekommenen. Auch 127. Der Unterschied ist, dass in der Gruppenphase alle Boards durchgehend belegt sind und niemand auf die andere Seite des Turnierbaums wartet.',
        replyTo: 6,
        quote: 6,
      },
      {
        author: 'kasia',
        hoursAfter: 28.13,
        content: 'Zum Glück habe ich schon geschrieben, dass man das vorher rechnen kann.',
        replyTo: 7,
      },
      {
        author: 'frank',
        hoursAfter: 39.77,
        content: 'Bei uns gab es früher einfach Bier, solange es dauerte.',
      },
      {
        author: 'ben',
        hoursAfter: 40.74,
        content: 'Bier gab et. Nur keine Bratwurst. Dat is der eigentliche Skandal.',
        replyTo: 9,
      },
    ],
  },
  {
    subforum: 'turniere',
    title: 'Startgeld 15 Euro, Preisgeld nur für die ersten vier: noch fair?',
    startedDaysAgo: 155,
    posts: [
      {
        author: 'jan',
        hoursAfter: 0,
        content:
          'Letzten Samstag: 40 Leute, 15 Euro, macht 600 Euro. Ausgeschüttet wurden 200/100/50/50, der Rest "für die Halle". Ich habe Platz 9 gemacht und bin nicht neidisch, mir ging es mehr ums Prinzip. Wie ist das bei euch?',
      },
      {
        author: 'uwe',
        hoursAfter: 1,
        content:
          'Ich veranstalte, also rechne ich mal vor: Halle 180, Urkunden und Pokale 60, Boards abschreiben (ja, die nutzen sich ab) 40, zwei Helfer je 30. Sind 340. Aus 600 bleiben 260 fürs Preisgeld. Der hat also noch was draufgelegt, nämlich mit dem Bier.',
        editedHoursAfter: 1.35,
      },
      {
        author: 'kasia',
        hoursAfter: 2.5,
        content:
          'Das Problem ist nicht die Summe, sondern dass es nicht vorher in der Ausschreibung stand. Wer vorher hinschreibt "x Prozent der Startgelder", hat nie Ärger.',
      },
      {
        author: 'jan',
        hoursAfter: 3.2,
        content:
          'Genau so hätte ich es schreiben sollen. In der Ausschreibung stand "attraktive Preise".',
        replyTo: 3,
      },
      {
        author: 'sepp',
        hoursAfter: 7.2,
        content:
          'Attraktive Preise san bei uns a Geräuchertes und a Kasten. Do gibts koa Diskussion.',
      },
      {
        author: 'luka',
        hoursAfter: 9.4,
        content:
          'Ich zahle lieber 20 und bekomme ab Viertelfinale etwas zurück, als 15 und nur Platz 1 bis 4.',
      },
      {
        author: 'frank',
        hoursAfter: 12.4,
        content: 'Ich fahre nicht wegen Geld auf Turniere.',
      },
      {
        author: 'luka',
        hoursAfter: 12.8,
        content: 'Ich auch nicht. Ich fahre nur zurück ohne Geld, und das möchte ich ändern.',
        replyTo: 7,
        quote: 7,
      },
      {
        author: 'sabine',
        hoursAfter: 18.8,
        content:
          'Formal: Preisgeldaufteilung gehört in die Ausschreibung, bei uns im Verband muss sie vor Meldeschluss feststehen. Wer 40 Leute hat, sollte mindestens acht Plätze honorieren, gern mit kleinen Beträgen. Das ist allerdings mein Geschmack und keine Vorschrift.',
      },
      {
        author: 'jan',
        hoursAfter: 44.2,
        content:
          'Habe dem Veranstalter freundlich geschrieben. Antwort: nächstes Mal Aufteilung auf dem Plakat, und für die Plätze 5 bis 8 gibt es Getränkegutscheine. Er war überhaupt nicht beleidigt, im Gegenteil, er wusste gar nicht, dass das Leute interessiert.',
      },
    ],
  },
];
