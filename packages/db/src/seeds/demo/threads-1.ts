import type { DemoThread } from './types.ts';

export const threads1: DemoThread[] = [
  {
    subforum: 'technik',
    title: 'Ellenbogen sackt beim Abwurf ab: Problem oder egal?',
    startedDaysAgo: 46,
    posts: [
      {
        author: 'anna',
        hoursAfter: 0,
        content:
          'Ich habe mich gestern beim Training gefilmt (von der Seite, Handy auf der Fensterbank, hohe Kunst) und bin erschrocken: Mein Ellenbogen geht beim Wurf erst hoch und sackt dann nach dem Loslassen richtig weg, bestimmt zehn Zentimeter.\n\nTreffen tue ich eigentlich ganz ordentlich, so um die 52 im Schnitt. Aber wenn ich streue, dann fast immer nach unten, also in die 3 oder unter den Draht. Hängt das zusammen? Oder soll ich das Video einfach löschen und weiterspielen?',
      },
      {
        author: 'ole',
        hoursAfter: 0.6,
        content: 'Löschen.',
      },
      {
        author: 'tine',
        hoursAfter: 2.8,
        content:
          'Nicht löschen, das ist Gold wert! Wichtig ist nur, wann der Ellenbogen absackt. Nach dem Loslassen ist es dem Dart herzlich egal, was dein Arm macht. Sackt er schon in der Beschleunigung ab, senkst du die ganze Bahn und genau dann landest du unter dem Triple.\n\nSchau dir das Video Bild für Bild an, die meisten Handys können das. Und such das Bild, in dem der Dart gerade die Finger verlässt.',
      },
      {
        author: 'frank',
        hoursAfter: 5.8,
        content:
          'Mein Gott, vor zwanzig Jahren hat sich niemand gefilmt. Da hat man geworfen, bis es saß.',
      },
      {
        author: 'kasia',
        hoursAfter: 6.3,
        content:
          'Und vor zwanzig Jahren hattet ihr in der Kreisliga auch einen Schnitt von 38, Frank.',
        replyTo: 4,
      },
      {
        author: 'frank',
        hoursAfter: 7.2,
        content: '41. Und Spaß dabei.',
        replyTo: 5,
      },
      {
        author: 'anna',
        hoursAfter: 26.7,
        content:
          'Also, ich hab geschaut: Loslassen ist auf Bild 14, und auf Bild 12 ist der Ellenbogen schon ein Stück tiefer als auf Bild 10. Nicht viel, aber sichtbar. Das heißt, ich ziehe mich selbst runter?',
        replyTo: 3,
      },
      {
        author: 'tine',
        hoursAfter: 27.8,
        content:
          'Genau. Häufigster Grund: Der Oberarm macht mit, weil du mehr Kraft willst, als du brauchst. Stell dich mal auf 1,80 m an die Scheibe und wirf so locker, dass der Dart gerade noch steckt. Dann Schritt für Schritt zurück. Wenn der Arm wieder anfängt zu arbeiten, hast du die Stelle gefunden.\n\nUnd bitte nicht zwei Stunden am Stück, sonst lese ich nächste Woche hier deinen Thread zum Tennisarm.',
        replyTo: 7,
      },
      {
        author: 'luka',
        hoursAfter: 32.8,
        content:
          'Ellenbogen hoch nach dem Loslassen, Finger zeigen aufs Ziel, fertig. Wenn die Hand am Ende auf die Triple 20 zeigt, kann der Arm vorher nicht so viel falsch gemacht haben.',
      },
      {
        author: 'heinz',
        hoursAfter: 40.8,
        content:
          'Moin. Ich hatte das Anfang der Neunziger auch, mir hat damals ein Engländer in der Hafenkneipe einen Bierdeckel unter den Ellenbogen gehalten, ohne Berührung, und jedes Mal "Oi" gerufen, wenn ich draufgekommen bin. Nach drei Abenden war es weg. Der Engländer leider auch, der schuldet mir noch zwanzig Mark.',
      },
      {
        author: 'anna',
        hoursAfter: 260.3,
        content:
          'Rückmeldung nach gut einer Woche: von 1,80 m aus geübt wie von Tine beschrieben, Bierdeckel an einen Notenständer geklebt (danke Heinz, "Oi" rufe ich selbst). Die Darts in der 3 sind deutlich weniger geworden. Schnitt ist noch derselbe, aber es fühlt sich nicht mehr nach Arbeit an.',
      },
    ],
  },
  {
    subforum: 'technik',
    title: 'Stand: seitlich, schräg oder frontal?',
    startedDaysAgo: 128,
    posts: [
      {
        author: 'robin',
        hoursAfter: 0,
        content:
          'Ich stehe seit Anfang an fast frontal, weil ich es so am natürlichsten fand. Jetzt hat mir im Verein einer gesagt, dass ich so nie über 60 komme und "gefälligst seitlich" stehen soll. Gibt es da wirklich ein Richtig und Falsch?',
      },
      {
        author: 'luka',
        hoursAfter: 1.4,
        content: 'Nein.',
      },
      {
        author: 'matthias',
        hoursAfter: 3.9,
        content:
          'Etwas ausführlicher als Luka: Biomechanisch gewinnst du beim seitlichen Stand ein paar Zentimeter Nähe zum Board und die Schulter ist besser in der Wurfebene. Dafür verdrehst du den Hals und die Balance ist heikler. Beim frontalen Stand ist es genau andersherum. Beides ist auf der Tour vertreten, das meiste liegt irgendwo dazwischen.',
      },
      {
        author: 'carlos',
        hoursAfter: 6.9,
        content:
          'Mir hat geholfen, den vorderen Fuß einmal bewusst zu drehen: parallel zur Oche, 45 Grad, 90 Grad, jeweils 60 Darts auf die 20. Bei 45 Grad war die Gruppe am engsten. Aber das ist mein Rücken, nicht deiner.',
      },
      {
        author: 'dominik',
        hoursAfter: 10.9,
        content:
          'Wichtiger als der Winkel ist eh, dass du jedes Mal gleich stehst. Ich hab mir daheim einen Strich mit Malerkrepp hingeklebt, Spitze vom rechten Schuh genau dran. Nach zwei Monaten brauchst den Strich nimmer.',
      },
      {
        author: 'robin',
        hoursAfter: 16.9,
        content:
          'Das mit dem Krepp klaue ich. Merkst du im Turnier einen Unterschied, wenn dort kein Strich ist?',
        replyTo: 5,
      },
      {
        author: 'dominik',
        hoursAfter: 19.1,
        content:
          'Am Anfang schon. Mittlerweile such ich mir einfach die Mitte von der Oche und geh von dort zwei Fingerbreit nach rechts. Passt immer.',
        replyTo: 6,
      },
      {
        author: 'tine',
        hoursAfter: 30.1,
        content:
          'Bitte auch ans Knie denken: Wer fast sein ganzes Gewicht auf das vordere Bein legt und das Knie dabei durchdrückt, meldet sich nach einem langen Turniertag bei mir in der Praxis. Leicht gebeugt lassen, Gewicht ungefähr 70 zu 30.',
      },
      {
        author: 'sepp',
        hoursAfter: 56.55,
        content:
          'I steh seit dreißg Jahr frontal, Bauch zum Board, weil seitlich der Bauch im Weg is. Schnitt 58. Also so vui zum Thema "nie über 60".',
      },
      {
        author: 'kasia',
        hoursAfter: 57.85,
        content: '58 ist jetzt aber auch nicht über 60, Sepp.',
        replyTo: 9,
        quote: 9,
      },
      {
        author: 'sepp',
        hoursAfter: 58.25,
        content: 'Knapp vorbei is a vorbei, gib i zua.',
        replyTo: 10,
      },
      {
        author: 'robin',
        hoursAfter: 347.3,
        content:
          'Bin jetzt bei ungefähr 30 Grad gelandet, Malerkrepp inklusive. Mein Vereinskollege ist zufrieden, weil er denkt, er hätte recht gehabt, und ich bin zufrieden, weil er nicht mehr redet.',
      },
    ],
  },
  {
    subforum: 'technik',
    title: 'Dartitis: wer ist sie wieder losgeworden?',
    startedDaysAgo: 301,
    posts: [
      {
        author: 'thomasw',
        hoursAfter: 0,
        content:
          'Ich schreibe das hier, weil ich im Verein nicht mehr drüber reden mag. Seit ungefähr vier Monaten bleibt mir der Arm stehen. Ich hole aus, und dann geht der Dart einfach nicht raus. Erst war es nur auf Doppel, inzwischen auch bei der ersten Aufnahme.\n\nIch habe alles durch, was man so liest: anderer Griff, andere Darts, Pause von drei Wochen. Nach der Pause ging es zwei Abende gut, dann war es wieder da, gefühlt schlimmer. Linkshänder bin ich auch noch, also den Trick "wirf halt mit der anderen Hand" bitte nicht, rechts treffe ich die Wand.\n\nHat das hier jemand hinter sich und kann sagen, wie?',
      },
      {
        author: 'heinz',
        hoursAfter: 5,
        content:
          'Moin Tom. Erst mal Respekt, dass du das aufschreibst. Ich kenne drei Leute, die es hatten, und alle drei haben es jahrelang verschwiegen und auf die Schulter geschoben.\n\nEiner ist es losgeworden, indem er ein halbes Jahr nur noch Cricket gespielt hat, kein 501, keine Doppel, kein Ergebnis, das irgendwo steht. Der zweite spielt heute mit einem ganz kurzen Ausholen, sieht aus wie Dosenwerfen, funktioniert. Der dritte angelt jetzt und sagt, er sei glücklicher. Alle drei Wege sind in Ordnung.',
      },
      {
        author: 'tine',
        hoursAfter: 13,
        content:
          'Ich bin Physio und keine Psychologin, deshalb nur so viel: Was du beschreibst, gibt es beim Golf (Yips), bei Geigern, bei Leuten, die viel mit der Hand schreiben. Es ist selten ein reines Kopfproblem und selten ein reines Armproblem. Wenn du außerhalb vom Darten auch Verkrampfungen in der Hand hast, lass es bitte neurologisch abklären. Wenn es nur beim Darten ist, hilft fast allen, die Bewegung neu zu lernen statt die alte zu reparieren.\n\nKonkret: andere Ausgangslage. Wirf mal im Sitzen. Oder aus dem Gehen heraus. Klingt albern, aber das Gehirn hat dafür noch kein Programm, das hängen bleiben kann.',
      },
      {
        author: 'bea',
        hoursAfter: 16,
        content:
          'Ich kann fachlich nichts beitragen, aber ich drücke dich. Und erzähl es im Verein. Die merken es eh.',
      },
      {
        author: 'thomasw',
        hoursAfter: 38,
        content:
          'Im Sitzen! Ich habe es eben probiert, auf einem Barhocker. Von 30 Darts ist einer hängen geblieben. Einer! Im Stehen danach sofort wieder jeder dritte. Ich weiß nicht, ob ich lachen oder heulen soll.',
        replyTo: 3,
      },
      {
        author: 'tine',
        hoursAfter: 40,
        content:
          'Lachen. Das heißt nämlich, dass Schulter, Ellenbogen und Hand gesund sind. Bleib ein paar Wochen beim Hocker, und stell ihn dann ein bisschen höher.',
        replyTo: 5,
      },
      {
        author: 'luka',
        hoursAfter: 49,
        content:
          'Ich hatte es mit 17 ein paar Monate. Bei mir war es das Zielen. Ich habe so lange gezielt, bis der Arm nicht mehr wusste, wann. Mein Trainer hat mich dann mit Metronom werfen lassen, Klick hoch, Klick weg, egal wohin. Der Dart musste auf den zweiten Klick die Hand verlassen, treffen war verboten.',
      },
      {
        author: 'matthias',
        hoursAfter: 55,
        content:
          'Das deckt sich mit dem, was ich aus der Literatur kenne: Ein äußerer Taktgeber verlagert die Aufmerksamkeit weg von der Bewegung. 60 Schläge pro Minute wären ein sinnvoller Anfang, gibt es als App umsonst.',
        replyTo: 7,
        quote: 7,
      },
      {
        author: 'frank',
        hoursAfter: 69,
        content: 'Zu meiner Zeit hieß das Kopfsache und man hat ein Bier getrunken.',
      },
      {
        author: 'mod',
        hoursAfter: 70,
        content: 'Frank, hier sucht jemand ernsthaft Hilfe. Bitte.',
        replyTo: 9,
        quote: 9,
      },
      {
        author: 'frank',
        hoursAfter: 72,
        content:
          'War nicht böse gemeint. Tom, wenn du mal in Mannheim bist, spielen wir eine Runde, ohne Doppel, ohne Tafel. Bier optional.',
        replyTo: 10,
      },
      {
        author: 'thomasw',
        hoursAfter: 987.15,
        content:
          'Zwischenstand: Hocker (inzwischen Barhocker plus zwei Kissen, ich stehe praktisch), Metronom, kein 501. Training läuft zu 90 Prozent frei. Im Liga-Einzel setze ich noch aus, spiele aber Doppel mit, weil mein Partner Bescheid weiß. Er klickt mit der Zunge, wenn ich zu lange brauche. Die Gegner denken, er sei verrückt.',
      },
      {
        author: 'kasia',
        hoursAfter: 994.15,
        content:
          'Das mit der Zunge ist die beste Teamleistung, von der ich dieses Jahr gelesen habe.',
      },
      {
        author: 'thomasw',
        hoursAfter: 4135,
        content:
          'Nach fast einem halben Jahr schulde ich euch einen Abschluss. Letzte Woche erstes Liga-Einzel, 3:1 gewonnen, Matchdart auf Doppel 16 im zweiten Versuch. Zweimal gestockt, beide Male abgesetzt, ausgeatmet, Klick im Kopf, weg. Ganz verschwunden ist es nicht, aber ich habe keine Angst mehr davor. Danke. Wirklich.',
      },
    ],
  },
  {
    subforum: 'technik',
    title: 'Alles landet in der 5 statt in der 20',
    startedDaysAgo: 40,
    posts: [
      {
        author: 'lea',
        hoursAfter: 0,
        content:
          'Hallo zusammen, ich bin noch ganz neu und habe ein komisches Problem: Meine Gruppe ist eigentlich gar nicht schlecht (also für drei Wochen), nur liegt sie komplett in der 5. Ich ziele ehrlich auf die 20! Wenn ich absichtlich auf die 1 ziele, treffe ich die 20. Soll ich einfach immer auf die 1 zielen? 😅',
      },
      {
        author: 'dennis',
        hoursAfter: 0.7,
        content:
          'Als Bielefelder kann ich dir sagen: Was man nicht sieht, gibt es nicht. Also Augen zu.',
      },
      {
        author: 'emre',
        hoursAfter: 2.2,
        content:
          'Nicht auf die 1 zielen! Das machen bei mir im Training fast alle Kinder am Anfang, und nach zwei Monaten müssen wir es mühsam wieder abgewöhnen. Bist du Rechtshänderin, und weißt du, welches dein dominantes Auge ist?',
      },
      {
        author: 'lea',
        hoursAfter: 4.3,
        content: 'Rechtshänderin ja. Dominantes Auge … es gibt ein dominantes Auge?',
        replyTo: 3,
      },
      {
        author: 'emre',
        hoursAfter: 4.7,
        content:
          'Arme ausstrecken, mit beiden Händen ein kleines Loch formen und durch das Loch das Bull anschauen, beide Augen offen. Dann abwechselnd ein Auge zu. Das Auge, das das Bull noch sieht, ist das dominante.',
        replyTo: 4,
      },
      {
        author: 'lea',
        hoursAfter: 5.2,
        content: 'Links!! Das erklärt so einiges in meinem Leben.',
        replyTo: 5,
      },
      {
        author: 'bea',
        hoursAfter: 8.2,
        content:
          'Willkommen im Club der Überkreuzten. Ich halte den Dart deshalb ein Stück weiter zur Nase hin als die anderen. Sieht aus, als wollte ich daran riechen, hilft aber.',
      },
      {
        author: 'luka',
        hoursAfter: 10.2,
        content:
          'Überkreuz ist kein Nachteil, nur eine andere Ausgangsposition. Schieb dich an der Oche 10 cm nach rechts, Wurfarm vor die 20, und lass den Rest erst mal so. Wenn die Gruppe eng ist, ist der Wurf gut. Verschieben ist leicht, Streuung wegkriegen ist schwer.',
      },
      {
        author: 'torsten',
        hoursAfter: 14.2,
        content:
          'Und mess mal nach, ob dein Board gerade hängt. Kein Witz: Bei meinem Neffen war das Board um ein halbes Feld verdreht, weil er die Halterung nach Augenmaß angeschraubt hat. Die 20 muss oben in der Mitte stehen, Wasserwaage an die Drähte links und rechts neben der 20, dann die Mitte zwischen beiden ablesen.',
      },
      {
        author: 'lea',
        hoursAfter: 37.5,
        content:
          'Ich trau mich kaum, das zu schreiben. Mein Mitbewohner hat das Board aufgehängt. Ich habe gerade gemessen. Es ist verdreht, ungefähr 2 cm am Rand. 🙈',
        replyTo: 9,
        quote: 9,
      },
      {
        author: 'torsten',
        hoursAfter: 38.1,
        content: 'Nimm es gelassen, das ist die billigste Technikkorrektur der Welt.',
        replyTo: 10,
      },
      {
        author: 'lea',
        hoursAfter: 87.15,
        content:
          'Board gerade, 10 cm nach rechts, Nase wie Bea. Heute 26 von 60 in der 20, vorher waren es 9. Ihr seid die Besten.',
      },
    ],
  },
];
