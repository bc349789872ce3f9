import type { DemoThread } from './types.ts';

export const threads14: DemoThread[] = [
  {
    subforum: 'regional',
    title: 'Österreich: Wie laufen bei euch die Ligen?',
    startedDaysAgo: 74,
    posts: [
      {
        author: 'hendrik',
        hoursAfter: 0,
        content:
          'Eine Frage an die Österreicher: Ich bin im Sommer drei Wochen in Oberösterreich und würde gern mal ein Ligaspiel anschauen oder mitspielen. Wie ist das bei euch aufgebaut, so im Vergleich zu Deutschland?',
      },
      {
        author: 'dominik',
        hoursAfter: 3.41,
        content:
          'Grob gesagt: Bundesliga, dann die Landesligen der Landesverbände, darunter Bezirk. Im Sommer ist leider Pause, da spielen wir Freundschaftsturniere. Heuer im Juli gibt es in Linz ein offenes am Wochenende, da kannst mitspielen.',
      },
      {
        author: 'steffi',
        hoursAfter: 6.2,
        content:
          "Und Steirer spielen Steel und Automat meist getrennt, wobei viele in beiden gemeldet sind. In Graz gibt's im Sommer außerdem einen Hofabend mit vier Boards im Freien. Bei Wind spielen alle gleich schlecht.",
        replyTo: 2,
        quote: 2,
      },
      {
        author: 'hendrik',
        hoursAfter: 15.5,
        content: 'Boards im Freien, das ist ein sehr niederländischer Gedanke. Ich bin dabei.',
        replyTo: 3,
      },
      {
        author: 'dominik',
        hoursAfter: 21.7,
        content: 'Nimm einen Pullover mit. Im Freien in Oberösterreich ist im Juli auch November.',
      },
    ],
  },
  {
    subforum: 'regional',
    title: 'Suche Mitspieler rund um Frankfurt (Oder) und Słubice',
    startedDaysAgo: 0.6,
    posts: [
      {
        author: 'marek',
        hoursAfter: 0,
        content:
          'Ich möchte einen kleinen Steel-Abend aufbauen, mittwochs ab 19 Uhr, auf beiden Seiten der Oder, Deutsch und Polnisch gemischt. Zwei Boards habe ich, einen Raum suche ich noch, gern auch in Słubice. Wer hätte Lust? Einsteiger sind ausdrücklich willkommen, und niemand muss Polnisch können, wenn er "dobry rzut" sagen kann.',
      },
    ],
  },
  {
    subforum: 'neuigkeiten',
    title: 'Willkommen in der Oche: So läuft es hier',
    startedDaysAgo: 365,
    isPinned: true,
    isAnnouncement: true,
    posts: [
      {
        author: 'admin',
        hoursAfter: 0,
        content:
          'Schön, dass ihr da seid. Die Oche ist ein Ort für alle, die an der Linie stehen, egal ob mit Schnitt 20 oder 90, mit Steel oder Soft.\n\nDrei Regeln, mehr braucht es nicht: Erstens, sachlich streiten ist erwünscht, persönlich werden nicht. Zweitens, jede Frage ist erlaubt, auch die, die schon zwanzigmal gestellt wurde, ein Link auf den alten Thread ist netter als ein Augenrollen. Drittens, kein Verkauf im Forum, dafür kommt in den nächsten Tagen der Marktplatz.\n\nWenn etwas klemmt, schreibt in "Feedback". Wenn jemand über die Stränge schlägt, benutzt das Melden, wir schauen darauf.',
        editedHoursAfter: 71,
      },
      {
        author: 'mod',
        hoursAfter: 2,
        content:
          'Von mir dazu: Ich bin die mit den gelben Karten. Bisher musste ich erst wenige zeigen, und dabei soll es bleiben.',
      },
      {
        author: 'heinz',
        hoursAfter: 7,
        content:
          'Moin. Ein Forum mit drei Regeln, das gab es früher in jeder guten Kneipe auch. Ich bleibe.',
      },
      {
        author: 'anna',
        hoursAfter: 33,
        content:
          'Danke für die freundliche Ansage. Die dritte Regel ist für mich die schwerste, ich will immer gleich alles weiterverschenken.',
      },
      {
        author: 'frank',
        hoursAfter: 74,
        content: 'Drei Regeln sind in Ordnung. Vier wären zu viel gewesen.',
      },
    ],
  },
  {
    subforum: 'neuigkeiten',
    title: 'Wartung in der Nacht von Dienstag auf Mittwoch',
    startedDaysAgo: 16,
    posts: [
      {
        author: 'admin',
        hoursAfter: 0,
        content:
          'Wir ziehen in der Nacht von Dienstag auf Mittwoch auf einen größeren Server um. Zwischen 2 und 4 Uhr ist die Oche nicht erreichbar. Eure Beiträge, Nachrichten und Buchungen bleiben, wie sie sind.',
      },
      {
        author: 'ole',
        hoursAfter: 0.5,
        content: 'Um 2 Uhr liege ich wach und denke an Doppel 16. Aber gut.',
      },
      {
        author: 'vince',
        hoursAfter: 3.5,
        content:
          'Wird die Bildgröße in Nachrichten auch erhöht? Ich frage für ein sehr langes Foto von einem Litfaßsäulenkostüm.',
      },
      {
        author: 'admin',
        hoursAfter: 4.3,
        content:
          'Nicht in dieser Nacht, steht aber auf der Liste. Das Foto möchte ich trotzdem sehen.',
        replyTo: 3,
      },
      {
        author: 'admin',
        hoursAfter: 48.3,
        content:
          'Umzug ist durch, vierzig Minuten früher als geplant. Wenn ihr etwas Merkwürdiges bemerkt, bitte mit Uhrzeit ins Feedback.',
      },
    ],
  },
  {
    subforum: 'neuigkeiten',
    title: 'Der Marktplatz ist offen: Was dürft ihr dort, was nicht?',
    startedDaysAgo: 361,
    posts: [
      {
        author: 'admin',
        hoursAfter: 0,
        content:
          'Ihr könnt ab heute Darts, Boards, Flights und Zubehör anbieten. Privat verkauft ihr ohne Mehrwertsteuer, Händler geben sie an. Bitte mindestens ein eigenes Foto, kein Bild aus dem Katalog, und einen ehrlichen Zustand. Ein abgeplatzter Grip ist kein "wie neu".',
      },
      {
        author: 'manni',
        hoursAfter: 0.6,
        content: 'Endlich. Ich hab da ein paar Sätze.',
      },
      {
        author: 'kasia',
        hoursAfter: 0.8,
        content: 'Wie viele ist ein paar?',
        replyTo: 2,
      },
      {
        author: 'manni',
        hoursAfter: 1.1,
        content: 'Ein paar mal vier.',
        replyTo: 3,
      },
      {
        author: 'sabine',
        hoursAfter: 3.1,
        content:
          'Wie ist das mit Rückgabe, wenn die Beschreibung falsch war? Das sollte vor dem ersten Streit feststehen.',
      },
      {
        author: 'admin',
        hoursAfter: 4.5,
        content:
          'Bei Privatverkäufen klärt ihr das untereinander. Wenn sich jemand offensichtlich nicht an die Beschreibung gehalten hat, meldet es, dann schauen wir drauf. Händler haben eigene Pflichten, die nehmen wir ihnen nicht ab.',
        replyTo: 5,
      },
      {
        author: 'reto',
        hoursAfter: 9.5,
        content:
          'Wie funktioniert das über die Grenze? Ich möchte in der Schweiz verkaufen und nicht jedem den Zoll erklären.',
      },
      {
        author: 'admin',
        hoursAfter: 11.1,
        content:
          'Du gibst deine Postleitzahl an, damit sieht jeder, dass der Artikel in der Schweiz liegt. Versand und Zoll sprecht ihr am besten vorher in einer Nachricht ab.',
        replyTo: 7,
        quote: 7,
      },
      {
        author: 'manni',
        hoursAfter: 83.45,
        content:
          'Erster Satz is weg, nach sechs Stunden, an einen sehr netten Menschen aus Herne. Einunddreißig ma noch.',
      },
    ],
  },
  {
    subforum: 'vorstellung',
    title: 'Sammelthread: Stellt euch kurz vor',
    startedDaysAgo: 330,
    posts: [
      {
        author: 'mod',
        hoursAfter: 0,
        content:
          'Damit wir nicht für jeden "Hallo" ein eigenes Thema brauchen: Hier könnt ihr euch vorstellen. Woher, seit wann, was spielt ihr, und worauf freut ihr euch am meisten? Ich mache den Anfang: Miriam, aus Hamburg, seit zwölf Jahren, Steel, und ich freue mich auf jeden Thread ohne Streit über Messing.',
      },
      {
        author: 'ben',
        hoursAfter: 1,
        content:
          'Ben, Dortmund, 34, Automat seit der Lehre, Steel seit drei Jahren. Freue mich auf Fachgespräche und auf Leute, die meine Sprüche ertragen.',
      },
      {
        author: 'bea',
        hoursAfter: 1.8,
        content: 'Dann ertrag meine auch.',
        replyTo: 2,
      },
      {
        author: 'bea',
        hoursAfter: 2,
        content:
          'Beate, Saarbrücken, angefangen mit 55, jetzt 58. Ich spiele, weil mein Enkel gesagt hat, dass ich es nicht kann.',
      },
      {
        author: 'nadine',
        hoursAfter: 4,
        content: 'Nadine, Erfurt, E-Dart Landesliga. Ich freue mich auf das Düdüdüdüüüü.',
      },
      {
        author: 'bea',
        hoursAfter: 4.5,
        content: 'Ist das ein Ton oder ein Zustand?',
        replyTo: 5,
        quote: 5,
      },
      {
        author: 'nadine',
        hoursAfter: 4.7,
        content: 'Beides.',
        replyTo: 6,
      },
      {
        author: 'fw',
        hoursAfter: 20.7,
        content:
          'Friedrich-Wilhelm, Münster. Man nannte mich beim Spielberichtsbogen einmal "Herr Nieder…, passt nicht auf die Zeile". Ich trete seither unter den Initialen an. Steel, 25 Gramm, Freude am Schreiben.',
      },
      {
        author: 'piet',
        hoursAfter: 2177.55,
        content:
          'Peter aus Aachen, aber alle nennen mich Piet, weil ich von der anderen Seite der Grenze die halbe Familie habe. 47 im Schnitt, an guten Abenden 51, an schlechten sagt es keiner.',
      },
      {
        author: 'timo',
        hoursAfter: 6139.3,
        content:
          'Timo aus Lübeck, Anfang dreißig, seit zwei Jahren am Board. Ich kaufe zu viele Flights und esse zu viel Marzipan.',
      },
      {
        author: 'ivana',
        hoursAfter: 6905.9,
        content:
          'Ivana aus Ulm, geerbt hab ich die Darts und den Ehrgeiz vom Opa. Freu mich, dass hier auch Leute ohne Schnitt über 50 willkommen sind.',
      },
      {
        author: 'lea',
        hoursAfter: 6907,
        content: 'Ohne Schnitt über 50 ist mein Verein auch. Willkommen!',
        replyTo: 11,
      },
      {
        author: 'emre',
        hoursAfter: 6911,
        content:
          'Für neue Mitglieder: Wenn ihr Jugendliche habt, die spielen möchten, schreibt mir. In Nürnberg gibt es dienstags eine offene Gruppe.',
      },
    ],
  },
  {
    subforum: 'vorstellung',
    title: 'Lea aus Kassel: drei Wochen dabei und schon verloren',
    startedDaysAgo: 44.4,
    posts: [
      {
        author: 'lea',
        hoursAfter: 0,
        content:
          'Hallo, ich bin Lea, 29, aus Kassel, seit knapp drei Wochen mit Darts infiziert. Der Plan war, einen Abend mit meinem Mitbewohner zu verbringen. Seitdem liegt eine Matte im Flur, und ich weiß, was ein Surround ist.\n\nFragen habe ich ungefähr vierhundert, ich verteile sie auf mehrere Threads, versprochen.',
      },
      {
        author: 'bea',
        hoursAfter: 1.18,
        content:
          'Herzlich willkommen, Lea. Vierhundert ist eine gute Zahl für den Anfang, später werden es mehr.',
      },
      {
        author: 'emre',
        hoursAfter: 2.75,
        content: 'Willkommen! Bitte stell sie alle, wir haben hier mehr Antworten als Platz.',
      },
      {
        author: 'frank',
        hoursAfter: 4.58,
        content: 'Willkommen. Erste Antwort: Werfen. Zweite Antwort: noch mehr werfen.',
      },
      {
        author: 'lea',
        hoursAfter: 7.21,
        content:
          'Das ist zugleich die kürzeste und die ehrlichste Antwort. Ich werde sie mir in den Flur hängen.',
        replyTo: 4,
        quote: 4,
      },
    ],
  },
  {
    subforum: 'vorstellung',
    title: 'Mit 55 angefangen: Bin ich hier die Einzige?',
    startedDaysAgo: 298,
    posts: [
      {
        author: 'bea',
        hoursAfter: 0,
        content:
          'Ich lese hier viel von Leuten, die als Kind im Hobbykeller angefangen haben. Ich habe mit 55 angefangen, nach einer Reha, weil ich Bewegung brauchte und keine Lust mehr auf Gymnastikmatten hatte. Bin ich die Einzige, die spät dazukam?',
      },
      {
        author: 'heinz',
        hoursAfter: 3.39,
        content:
          'Moin. Spät ist ein dehnbares Wort. Ein Freund von mir hat mit 62 begonnen, jetzt ist er 74 und beschwert sich, dass die Jungen um elf schon müde werden.',
      },
      {
        author: 'tine',
        hoursAfter: 6.16,
        content:
          'Aus beruflicher Sicht: Wer mit 55 anfängt, hat meistens mehr Geduld als jemand mit 20. Schultergelenk, Balance, Blick, alles gut trainierbar. Schmerzen in der Schulter sind ein Zeichen für zu viel, nicht für zu alt.',
      },
      {
        author: 'sabine',
        hoursAfter: 18.48,
        content:
          'Ich mit 48, nach der Scheidung, aus reinem Trotz. Hat sich gelohnt, der Trotz ist weg und die Darts sind geblieben.',
      },
      {
        author: 'bea',
        hoursAfter: 25.56,
        content: 'Trotz als Sportart, das gefällt mir. Und er ist wirklich weg?',
        replyTo: 4,
      },
      {
        author: 'sabine',
        hoursAfter: 27.1,
        content: 'Ich bin Staffelleiterin geworden. Beantwortet das die Frage?',
        replyTo: 5,
      },
      {
        author: 'jan',
        hoursAfter: 45.58,
        content:
          'Meine Mutter ist 71 und hat mit 69 angefangen. Sie schreibt besser als ich und trifft die Doppel 20 häufiger. Ich lasse sie nicht mehr in meine Mannschaft, das wäre unfair.',
      },
    ],
  },
  {
    subforum: 'vorstellung',
    title: 'Uwe mit dem Laden in Chemnitz',
    startedDaysAgo: 349,
    posts: [
      {
        author: 'uwe',
        hoursAfter: 0,
        content:
          'Ich bin Uwe, 51, Wirt in Chemnitz, sechs Steelboards und zwei Automaten, und ich bin hier, weil ein Gast gesagt hat, dass ich meine Regeln besser mal aufschreibe. Wer in der Nähe ist, kommt auf einen Kaffee vorbei, ich rede gern über Boards, Netzteile und alles, was kaputtgehen kann.',
      },
      {
        author: 'mod',
        hoursAfter: 1.6,
        content:
          'Herzlich willkommen, Uwe. Wir haben eine Rubrik für Lounges, da passt du gut hinein.',
      },
      {
        author: 'torsten',
        hoursAfter: 3.6,
        content:
          'Wenn du wegen der Netzteile fragen willst, ich bin der mit den Netzteilen. Aber lies meinen Thread zum Lichtring, sobald ich ihn geschrieben habe.',
      },
      {
        author: 'uwe',
        hoursAfter: 4.4,
        content: 'Dann schreib ihn schneller, bei mir flackert Board vier.',
        replyTo: 3,
      },
    ],
  },
];
