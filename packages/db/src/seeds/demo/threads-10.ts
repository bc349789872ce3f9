import type { DemoThread } from './types.ts';

export const threads10: DemoThread[] = [
  {
    subforum: 'turniere',
    title: 'Verlierer schreibt: Wie streng handhabt ihr das?',
    startedDaysAgo: 36,
    posts: [
      {
        author: 'carlos',
        hoursAfter: 0,
        content:
          'Am Wochenende war ich dran mit Schreiben, mein Zug fuhr aber in zwölf Minuten. Habe gefragt, ob jemand einspringt. Ergebnis: betretenes Schweigen, einer hat es dann gemacht und mich den Rest des Lebens schräg angeschaut. War ich wirklich so unmöglich?',
      },
      {
        author: 'kasia',
        hoursAfter: 1.25,
        content:
          'Zug fährt immer. Wer verliert, schreibt das nächste Spiel am selben Board, so steht es praktisch überall. Wenn du weg musst, sagst du das der Turnierleitung VOR deinem Spiel.',
      },
      {
        author: 'hendrik',
        hoursAfter: 3.06,
        content:
          'In Holland gab es bei einem Turnier einen 5-Euro-Schreibpfand. Den bekommst du zurück, wenn du geschrieben hast. Seit ich das gesehen habe, frage ich mich, wieso das nicht überall so ist.',
      },
      {
        author: 'uwe',
        hoursAfter: 4.17,
        content: 'Mach ich ab sofort. Danke. Wer nicht schreibt, spendiert der Jugend eine Limo.',
        replyTo: 3,
        quote: 3,
      },
      {
        author: 'carlos',
        hoursAfter: 7.65,
        content: 'Vor dem Spiel hätte ich ja nicht gewusst, dass ich verliere.',
        replyTo: 2,
      },
      {
        author: 'kasia',
        hoursAfter: 7.92,
        content: 'Bei dem Gegner hätte man es ahnen können.',
        replyTo: 5,
      },
      {
        author: 'gio',
        hoursAfter: 13.48,
        content:
          'Ich schreibe sehr gern! Man lernt so viel und man steht direkt daneben wenn einer eine 140 wirft und man darf sie als erster ansagen, das ist wie Stadionsprecher nur mit weniger Stadion',
      },
      {
        author: 'bea',
        hoursAfter: 21.82,
        content:
          'Nicht alle sehen gut genug. Ich sage dann ehrlich: Ich schreibe, aber bitte sagt die Punkte selbst an. Hat noch nie jemand gemeckert.',
      },
    ],
  },
  {
    subforum: 'turniere',
    title: 'Checkliste für Ausrichter: Turnier in der Lounge',
    startedDaysAgo: 325,
    isPinned: true,
    posts: [
      {
        author: 'uwe',
        hoursAfter: 0,
        content:
          'Ich werde oft gefragt, also hier meine Liste, in der Reihenfolge, in der ich sie selbst abarbeite. Ergänzt gern.\n\nSechs Wochen vorher: Termin mit dem Verband und den Nachbarvereinen abgleichen, Boards blocken, Ausschreibung mit Modus, Startgeld, Preisgeldaufteilung und Meldeschluss.\n\nEine Woche vorher: Boards prüfen und drehen, Ersatzboard kaufen, Leuchtmittel kontrollieren, Teilnehmerliste ausdrucken (ja, auf Papier, das WLAN stirbt immer um 11:05).\n\nAm Tag selbst: Jedes Board nachmessen, 1,73 m und 2,37 m, Kreide und Schwämme, Klebeband, Verbandskasten, Wechselgeld in Fünfern. Eine Person NUR für die Anmeldung, eine NUR für die Boards. Und ihr selbst spielt nicht mit. Wirklich nicht.',
        editedHoursAfter: 5088,
      },
      {
        author: 'sabine',
        hoursAfter: 4,
        content:
          'Sehr gut. Von mir noch: eine benannte Schiedsrichterin, die bei Streit entscheidet und selbst nicht in derselben Gruppe steht. Und die Spielregeln ausgedruckt neben der Anmeldung.',
      },
      {
        author: 'kasia',
        hoursAfter: 6,
        content:
          'Zeitplan rückwärts rechnen! Endspiel soll um 19 Uhr sein, also Halbfinale 18:15, Viertelfinale 17:30 und so weiter. Wenn die Gruppenphase dann um 8 Uhr beginnen müsste, hast du zu viele Leute oder zu wenige Boards.',
      },
      {
        author: 'heinz',
        hoursAfter: 12,
        content:
          'Moin. Ein Ersatznetzteil fürs Licht und ein Karton alte Darts für die Leute, die ihre zu Hause vergessen. Jedes Turnier hat genau einen davon.',
      },
      {
        author: 'uwe',
        hoursAfter: 13.4,
        content: 'Stimmt. Bei mir war es letztes Mal der Favorit.',
        replyTo: 4,
        quote: 4,
      },
      {
        author: 'bea',
        hoursAfter: 22.4,
        content:
          'Eine Frage aus Teilnehmerinnensicht: Könnt ihr bitte hinschreiben, ob es vor Ort etwas Vegetarisches gibt und ob man mit Rollstuhl reinkommt? Das sind zwei Zeilen und sie ersparen zehn Anrufe.',
      },
      {
        author: 'uwe',
        hoursAfter: 23.1,
        content: 'Kommt auf die Liste. Bei uns ja und ja, seit die Rampe da ist.',
        replyTo: 6,
      },
      {
        author: 'kasia',
        hoursAfter: 5062.4,
        content:
          'Ergänzung nach unserem Sommerturnier: Plant auf vier Boards ein Ersatztablet ein, Akkus sterben schneller, als man denkt. Und nehmt Mehrfachsteckdosen OHNE Schalter. Den Schalter findet nämlich immer ein Fuß, und zwar im Halbfinale.',
      },
    ],
  },
  {
    subforum: 'liga',
    title: 'Regelfrage: Dart fällt raus, bevor die Aufnahme notiert ist',
    startedDaysAgo: 79,
    posts: [
      {
        author: 'piet',
        hoursAfter: 0,
        content:
          'Ligaspiel gestern, mein dritter Dart steckt in der T20, ich drehe mich um, höre "Plopp", Dart liegt am Boden. Gegner sagt: zählt nicht. Meine Mitspieler sagen: hat doch gesteckt. Wer hat recht?',
      },
      {
        author: 'sabine',
        hoursAfter: 1.83,
        content:
          'Dein Gegner, so bitter es ist. In unserer Spielordnung zählt ein Dart, wenn er mit der Spitze im Board steckt oder es berührt, und zwar bis die Aufnahme gewertet ist. Fällt er vorher, zählt er nicht. Schau zur Sicherheit in deine, aber ich kenne keine Steel-Liga, in der es anders geregelt ist.',
      },
      {
        author: 'piet',
        hoursAfter: 2.75,
        content:
          'Und ab wann ist gewertet? Wenn der Schreiber es sagt oder wenn er es hinschreibt?',
        replyTo: 2,
      },
      {
        author: 'sabine',
        hoursAfter: 4.39,
        content:
          'Bei uns: sobald der Schreiber die Punktzahl angesagt hat. Bei dir hat vermutlich noch keiner etwas gesagt, wenn du dich gerade erst umgedreht hast.',
        replyTo: 3,
      },
      {
        author: 'luka',
        hoursAfter: 6.59,
        content: 'Deshalb: stehen bleiben, hinschauen, bis angesagt ist.',
      },
      {
        author: 'nadine',
        hoursAfter: 10.25,
        content:
          'Und am Automaten ist es genau andersherum. Was die Maschine gezählt hat, hat sie gezählt, auch wenn der Pfeil danach im Auffangfach liegt. Meine steelspielenden Freunde regen sich jedes Mal auf.',
      },
      {
        author: 'frank',
        hoursAfter: 15.74,
        content:
          'Mir ist 1994 einer rausgefallen, der wäre der Matchdart gewesen. Ich habe dem Board danach drei Jahre nicht mehr vertraut.',
      },
      {
        author: 'piet',
        hoursAfter: 18.67,
        content:
          'Okay, akzeptiert. Ist immer noch gemein. Ich habe übrigens nachgeschaut, die Spitze war stumpf wie ein Löffel. Selbst schuld.',
      },
      {
        author: 'torsten',
        hoursAfter: 20.13,
        content:
          'Stumpf wie ein Löffel ist heilbar. Siehe meine Anleitung zum Spitzenwechseln nebenan, oder 30 Sekunden mit dem Schleifstein.',
        replyTo: 8,
        quote: 8,
      },
    ],
  },
  {
    subforum: 'liga',
    title: 'Überworfen, aber weitergeworfen: Was zählt?',
    startedDaysAgo: 0.7,
    posts: [
      {
        author: 'mehmet',
        hoursAfter: 0,
        content:
          'Szene von Freitag: Ich habe 32 Rest, treffe die einfache 16 statt D16, also noch 16, ziele auf D8, verreiße komplett und lande in der 19. Überworfen. Ich merke es nicht und werfe den dritten auch noch, der landet in D8. Der Gegner war schon auf dem Weg und hat den Dart gar nicht gesehen. Was gilt?',
      },
      {
        author: 'sabine',
        hoursAfter: 0.7,
        content:
          'Überworfen ist überworfen. Die Aufnahme endet mit dem zweiten Dart, der dritte zählt nicht, auch wenn er in der Mitte vom schönsten Doppel steckt. Du gehst zurück auf den Stand vor der Aufnahme, also 32.',
      },
      {
        author: 'mehmet',
        hoursAfter: 1.7,
        content: 'Dachte ich mir. Bekomme ich wenigstens einen Trostpreis für D8?',
        replyTo: 2,
      },
      {
        author: 'kasia',
        hoursAfter: 2.1,
        content: 'Im Training, beim Aufräumen.',
        replyTo: 3,
      },
      {
        author: 'matthias',
        hoursAfter: 4.1,
        content:
          'Von der 8 zur 19 sind es drei Felder: 16, 7, 19. Du bist also ein gutes Stück nach unten und nach rechts weggekommen. Das passiert nicht aus Pech, das passiert aus Müdigkeit. Wie spät war es?',
      },
      {
        author: 'mehmet',
        hoursAfter: 4.9,
        content: '23:40 Uhr, und ich hatte Frühschicht. Du bist mir ein bisschen unheimlich.',
        replyTo: 5,
      },
      {
        author: 'luka',
        hoursAfter: 7.9,
        content: 'Immerhin war der dritte in D8. Das Gefühl merken, den Rest vergessen.',
      },
    ],
  },
  {
    subforum: 'liga',
    title: 'Mannschaft meldet mitten in der Saison ab: Was wird aus den Punkten?',
    startedDaysAgo: 143,
    posts: [
      {
        author: 'marek',
        hoursAfter: 0,
        content:
          'In unserer Gruppe hat eine Mannschaft zurückgezogen, Spieltag acht von 14. Wir haben gegen die gewonnen, unsere direkte Konkurrenz verloren. Fallen jetzt alle Spiele weg? Wenn ja, sind wir vom ersten auf den dritten Platz durch.',
      },
      {
        author: 'sabine',
        hoursAfter: 4.53,
        content:
          'Kommt auf eure Ordnung an, es gibt zwei übliche Varianten. Entweder: bei Rückzug werden alle Ergebnisse gestrichen (so steht es bei uns). Oder: Streichung nur, wenn noch nicht die Hälfte gespielt war, sonst werden die restlichen Spiele für die Gegner gewertet. Wie lautet bei euch der Paragraf?',
      },
      {
        author: 'marek',
        hoursAfter: 6.95,
        content:
          'Habe ihn gefunden: "mehr als die Hälfte der Spiele absolviert". Acht von 14 ist mehr als die Hälfte. Also bleibt alles stehen?',
        replyTo: 2,
      },
      {
        author: 'sabine',
        hoursAfter: 8.15,
        content:
          'Acht gespielt? Oder acht Spieltage, von denen die Mannschaft womöglich einen spielfrei hatte? Zählt mal deren Spiele, nicht die Spieltage.',
        replyTo: 3,
      },
      {
        author: 'marek',
        hoursAfter: 9.97,
        content:
          'Sie hatten spielfrei. Sieben Spiele. Sieben von 14 ist genau die Hälfte, nicht mehr.',
        replyTo: 4,
      },
      {
        author: 'ole',
        hoursAfter: 13.29,
        content: 'Aufstieg in Frankfurt an der Oder: Es entscheidet der Freilosgott.',
      },
      {
        author: 'heike',
        hoursAfter: 19.33,
        content: 'Sabine, du gewinnst vermutlich auch Kreuzworträtsel.',
      },
    ],
  },
  {
    subforum: 'liga',
    title: 'Darf der Schreiber sagen, was man noch braucht?',
    startedDaysAgo: 88,
    posts: [
      {
        author: 'robin',
        hoursAfter: 0,
        content:
          'In der Kreisklasse bei uns sagen die Schreiber ständig "Doppel 18 brauchst du". Ich finde das nett, mein Gegner fand es unsportlich. Ist das erlaubt?',
      },
      {
        author: 'sabine',
        hoursAfter: 3.08,
        content:
          'Auf Nachfrage darf der Schreiber sagen, was du geworfen hast und was du noch hast. Nicht aber, wie du es ausmachen sollst. "36" ja, "Doppel 18" nein. In niedrigen Klassen wird das oft lockerer gehandhabt, aber dann bitte für beide gleich.',
      },
      {
        author: 'robin',
        hoursAfter: 4.5,
        content: 'Und wenn ich es mir selber falsch ausrechne, darf er mich korrigieren?',
        replyTo: 2,
      },
      {
        author: 'sabine',
        hoursAfter: 6.4,
        content:
          'Er darf dir auf Nachfrage den Rest sagen. Wenn du "42" denkst und 40 hast, ist das Nachfragen dein Freund.',
        replyTo: 3,
      },
      {
        author: 'frank',
        hoursAfter: 11.14,
        content: 'Wer nicht rechnen kann, soll Mensch ärgere dich nicht spielen.',
      },
      {
        author: 'emre',
        hoursAfter: 12.32,
        content:
          'Frank, bei mir spielen Zehnjährige, und bei denen sagen wir den Weg bewusst an. Später nicht mehr. Der Übergang ist genau der Punkt, an dem sie das Rechnen lernen.',
        replyTo: 5,
      },
      {
        author: 'frank',
        hoursAfter: 14.46,
        content: 'Kindern sage ich es auch. Ich meinte Robin.',
        replyTo: 6,
      },
      {
        author: 'robin',
        hoursAfter: 15.17,
        content: 'Ich habe dich sehr gut verstanden.',
      },
      {
        author: 'mod',
        hoursAfter: 16.12,
        content:
          'Alle wieder lieb. Robin, zur Not gibt es Trainingsbretter, auf denen die Wege draufstehen.',
      },
      {
        author: 'nadine',
        hoursAfter: 25.6,
        content:
          'Am Automaten steht der Vorschlag auf dem Bildschirm. Ich habe mir angewöhnt wegzuschauen, sonst verlerne ich es.',
      },
    ],
  },
  {
    subforum: 'liga',
    title: 'Dart steckt im Dart: was gilt dann?',
    startedDaysAgo: 37,
    posts: [
      {
        author: 'emre',
        hoursAfter: 0,
        content:
          'Frage meiner U15, die ich nicht sofort beantworten konnte: Der zweite Dart steckt im Flight des ersten, die Spitze berührt also das Board gar nicht. Zählt er als 20 (das Feld vom ersten)?',
      },
      {
        author: 'sabine',
        hoursAfter: 1.4,
        content:
          'Nein. Es zählt nur, was mit der Spitze im Board steckt oder das Board berührt. Ein Robin Hood ist null Punkte.',
      },
      {
        author: 'gio',
        hoursAfter: 3.36,
        content:
          'Null Punkte aber unendlich Stil!!! Meine Mannschaft hat dafür eine eigene Zeile in der Kasse: 2 Euro in die Weihnachtsfeier',
      },
      {
        author: 'emre',
        hoursAfter: 11.76,
        content:
          'Zwei Euro gehen bei Zwölfjährigen nicht, aber wir haben jetzt eine Gummibärenstrafe. Klappt hervorragend. Leider zielen sie jetzt absichtlich.',
        replyTo: 3,
      },
      {
        author: 'sabine',
        hoursAfter: 14.84,
        content: 'Von der Gummibärenstrafe möchte ich auch eine Ordnung sehen.',
        replyTo: 4,
      },
    ],
  },
];
