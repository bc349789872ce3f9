import type { DemoThread } from './types.ts';

export const threads6: DemoThread[] = [
  {
    subforum: 'barrels',
    title: '21 oder 24 Gramm: merkt ihr das wirklich?',
    startedDaysAgo: 33,
    posts: [
      {
        author: 'sofia',
        hoursAfter: 0,
        content:
          'Ich habe 22 g und überlege, ob schwerer meinen zittrigen Wurf ruhiger macht. Im Laden durfte ich 24er werfen und fand sie super, aber da fand ich alles super, es gab Kaffee. Merkt man zwei, drei Gramm überhaupt?',
      },
      {
        author: 'luka',
        hoursAfter: 0.8,
        content: 'Ja.',
      },
      {
        author: 'manni',
        hoursAfter: 1.3,
        content: 'Jau, aber nur zwei Wochen, dann is et normal.',
      },
      {
        author: 'hendrik',
        hoursAfter: 3.3,
        content:
          'Bei mir ändert sich vor allem die Höhe. Mit 24 statt 21 Gramm und gleichem Arm war ich am Anfang immer einen Fingerbreit tiefer. Nach ein paar Abenden hat der Arm das von selbst ausgeglichen.',
      },
      {
        author: 'matthias',
        hoursAfter: 6.3,
        content:
          'Das passt. Bei gleicher Kraft ist der schwerere Dart etwas langsamer, braucht also länger bis zum Board und fällt weiter. Auf 2,37 m reden wir grob von zwei bis drei Zentimetern, wenn man wirklich stur gleich wirft. Macht aber niemand.',
        replyTo: 4,
      },
      {
        author: 'sofia',
        hoursAfter: 10.3,
        content: 'Also ruhiger wird man davon nicht automatisch?',
      },
      {
        author: 'tine',
        hoursAfter: 11.5,
        content:
          'Ein schwerer Dart verzeiht ein kleines Zucken eher, weil er träger ist. Dafür ermüdet die Hand schneller, und wer müde ist, zuckt. Welcher Effekt bei dir gewinnt, sagt dir nur ein langer Abend.',
        replyTo: 6,
      },
      {
        author: 'frank',
        hoursAfter: 17.5,
        content: '26 und Ruhe ist.',
      },
      {
        author: 'kasia',
        hoursAfter: 18.5,
        content: 'Du hast Messing, Frank, du darfst hier nicht mitreden.',
        replyTo: 8,
        quote: 8,
      },
      {
        author: 'emre',
        hoursAfter: 26.5,
        content:
          'Leih dir einen Satz 24er für zwei Wochen und spiel nur die. Nicht abwechseln! Wer jeden Abend zwischen zwei Sätzen hin und her wechselt, lernt beide nicht.',
      },
      {
        author: 'sofia',
        hoursAfter: 288.75,
        content:
          'Habe mir von Kati aus dem Verein 24er geliehen. Nach elf Tagen: Schnitt gleich, aber die Gruppe ist enger. Dafür tut mir der Zeigefinger weh. Ich bleibe wohl bei 23, wie es sich für eine Düsseldorferin gehört, immer schön die Mitte.',
      },
      {
        author: 'ben',
        hoursAfter: 289.45,
        content: 'Für ne Düsseldorferin is die Mitte schon mutig.',
        replyTo: 11,
        quote: 11,
      },
    ],
  },
  {
    subforum: 'barrels',
    title: '90 % Wolfram für Anfänger: rausgeworfenes Geld?',
    startedDaysAgo: 176,
    posts: [
      {
        author: 'lisa',
        hoursAfter: 0,
        content:
          'Mein Freund sagt, für den Anfang reicht Messing für 12 Euro. Der Laden sagt, unter 90 % Wolfram brauche ich gar nicht anzufangen, 89 Euro. Ich habe beide im Verdacht, nicht an mein Spiel zu denken.',
      },
      {
        author: 'kasia',
        hoursAfter: 1,
        content:
          'Die Mitte: 80 %, um die 30 bis 40 Euro. Dünn genug für enge Gruppen, und wenn du aufhörst, tut es nicht weh.',
      },
      {
        author: 'manni',
        hoursAfter: 1.7,
        content: 'Sagen wir so: Hätte ich damals auf Kasia gehört, hätt ich jetzt ein Cabrio.',
      },
      {
        author: 'torsten',
        hoursAfter: 4.7,
        content:
          'Technisch: Wolfram ist dicht, also wird der Barrel bei gleichem Gewicht schlanker. Bei 80 auf 90 Prozent ist der Unterschied ein paar Zehntel Millimeter. Das merkst du, wenn regelmäßig zwei Darts im Triple stecken. Vorher merkst du es am Konto.',
      },
      {
        author: 'lisa',
        hoursAfter: 6.9,
        content:
          '"Vorher merkst du es am Konto" druck ich mir aus und hänge es dem Laden ins Fenster.',
      },
      {
        author: 'vince',
        hoursAfter: 11.9,
        content:
          'Kleine Gegenrede. Ich habe mit Messing angefangen und fast aufgehört, weil ständig Darts an Darts abgeprallt sind. Mit dem ersten schlanken Satz hat es plötzlich Spaß gemacht. Spaß ist auch ein Argument.',
      },
      {
        author: 'frank',
        hoursAfter: 13.5,
        content: 'An Messing ist noch keiner gestorben.',
      },
      {
        author: 'vince',
        hoursAfter: 13.8,
        content: 'Das habe ich auch nicht behauptet. Ich sagte: fast aufgehört.',
        replyTo: 7,
      },
      {
        author: 'bea',
        hoursAfter: 20.8,
        content:
          'Mein Weg: Bei einem Verein nachfragen. Bei uns im Schrank liegen acht Sätze, die niemand mehr spielt, da durfte ich zwei Monate durchprobieren. Gekauft habe ich danach genau das, was ich schon in der Hand hatte.',
      },
      {
        author: 'mod',
        hoursAfter: 36.8,
        content:
          'Ein Hinweis noch: Im Marktplatz liegen viele gebrauchte Sätze zwischen 15 und 40 Euro. Barrels werden nicht schlecht, man schraubt neue Shafts dran und fertig.',
      },
      {
        author: 'lisa',
        hoursAfter: 134.2,
        content:
          'So habe ich es gemacht, Verein in Bochum, sehr nette Leute, sehr staubiger Schrank. Geworden sind es 80er in 22 g für 20 Euro vom Jugendwart. Der Freund ist zufrieden, der Laden weiß es noch nicht.',
        replyTo: 9,
        quote: 9,
      },
    ],
  },
  {
    subforum: 'barrels',
    title: 'Grip nach einem Jahr glatt: nachschleifen oder wegwerfen?',
    startedDaysAgo: 58,
    posts: [
      {
        author: 'piet',
        hoursAfter: 0,
        content:
          'Meine Lieblingsdarts haben in der Mitte keinen Grip mehr. Alles blank. Gibt es eine Möglichkeit, das aufzurauen, ohne sie zu ruinieren?',
      },
      {
        author: 'torsten',
        hoursAfter: 5.15,
        content:
          'Erst reinigen, dann urteilen! Ultraschallbad oder alte Zahnbürste mit Spülmittel, in den Rillen sitzt oft nur eine Mischung aus Hautfett und Brett. Ist danach wirklich Metall weg, hilft Schleifpapier nur kurz.',
      },
      {
        author: 'manni',
        hoursAfter: 8.46,
        content:
          'Wachs. So en kleines Döschen Grip-Wachs, 6 Euro, hält Jahre. Riecht nach Vanille, mein Hund dreht durch.',
      },
      {
        author: 'heinz',
        hoursAfter: 23.18,
        content:
          'Moin. Kreide vom Queue tut es auch, aber dann sieht die Hose aus wie beim Bäcker.',
      },
      {
        author: 'piet',
        hoursAfter: 116.66,
        content:
          'Ich nehme alles zurück. Zahnbürste, warmes Wasser, zehn Minuten, und da kamen Rillen zum Vorschein, an die ich mich gar nicht erinnern konnte. Das Wasser war schwarz. Ich sage nicht, wann ich sie zuletzt geputzt hatte.',
        replyTo: 2,
      },
      {
        author: 'torsten',
        hoursAfter: 119.23,
        content: 'Die Antwort lautet immer "noch nie", bei allen.',
        replyTo: 5,
      },
    ],
  },
  {
    subforum: 'barrels',
    title: 'Signature-Darts zum halben Preis: Fälschung?',
    startedDaysAgo: 3.1,
    posts: [
      {
        author: 'timo',
        hoursAfter: 0,
        content:
          'Auf einer Kleinanzeigenseite verkauft jemand ein ganz neues Signature-Modell, 90 %, für 35 Euro statt 75. Angeblich "Geschenk, nie benutzt". Fotos sind vom Hersteller kopiert. Würdet ihr zuschlagen?',
      },
      {
        author: 'manni',
        hoursAfter: 0.4,
        content:
          'Finger weg. Ich hab da ma reingegriffen, kamen drei Darts mit 21,8, 23,1 und 24,6 Gramm. Auf allen stand 23.',
      },
      {
        author: 'sabine',
        hoursAfter: 2.4,
        content:
          'Lass dir ein Foto mit einem Zettel schicken, auf dem dein Name und das Datum steht, daneben die drei Darts auf einer Küchenwaage. Wer echte Ware hat, macht das in zwei Minuten.',
      },
      {
        author: 'timo',
        hoursAfter: 5.9,
        content:
          'Habe gefragt. Antwort: "Waage kaputt". Ich bin fast sicher, dass die Waage nicht kaputt ist.',
        replyTo: 3,
      },
      {
        author: 'mod',
        hoursAfter: 7.1,
        content:
          'Kleine Bitte: keine Links zu der Anzeige hier reinstellen, sonst verdient am Ende noch jemand dran. Bei Verdacht am besten direkt bei der Plattform melden.',
      },
      {
        author: 'torsten',
        hoursAfter: 13.1,
        content:
          'Wer schon gekauft hat und unsicher ist: Dichte messen. Barrel ohne Spitze und Shaft wiegen, dann ins Wasser hängen und noch mal wiegen. Reines Wolfram liegt bei 19,3 g/cm³, ein 90-Prozent-Barrel meist irgendwo bei 17, Messing bei rund 8,5. Da muss man nicht lange streiten.',
      },
      {
        author: 'timo',
        hoursAfter: 17.1,
        content:
          'Ich wollte eigentlich nur Darts kaufen und nicht Archimedes nachspielen. Aber gut zu wissen, danke. Kaufe sie jetzt im Laden.',
        replyTo: 6,
        quote: 6,
      },
    ],
  },
  {
    subforum: 'barrels',
    title: 'Spitzen selbst wechseln: welches Werkzeug?',
    startedDaysAgo: 112,
    posts: [
      {
        author: 'torsten',
        hoursAfter: 0,
        content:
          'Nachdem ich jetzt für halb Oldenburg Spitzen gewechselt habe, eine kurze Zusammenfassung, damit ihr es selbst macht.\n\nMan braucht: Schraubstock mit Alubacken (nicht direkt auf das Barrel spannen!), eine Spitzenzange oder ein Ausziehwerkzeug für 25 bis 40 Euro, ein Feuerzeug, neue Spitzen im passenden Durchmesser.\n\nAblauf: Barrel ganz kurz erwärmen, falls geklebt, Spitze gerade herausziehen, nie drehen oder hebeln. Neue Spitze in den Kühlschrank, Barrel auf Handwärme, dann mit einem Stück Hartholz und wenigen Schlägen eintreiben. Gerade, gerade, gerade.',
        editedHoursAfter: 3.1,
      },
      {
        author: 'piet',
        hoursAfter: 6.64,
        content: 'Welchen Durchmesser brauche ich? Im Shop stehen drei verschiedene.',
      },
      {
        author: 'torsten',
        hoursAfter: 9.3,
        content:
          'Alte Spitze mit dem Messschieber messen, und zwar im Teil, der im Barrel steckte. Meist etwas über 2,3 mm. Ein Zehntel zu dick und du sprengst dir das Barrel.',
        replyTo: 2,
      },
      {
        author: 'gio',
        hoursAfter: 22.58,
        content:
          'Ich habe das versucht mit der Rohrzange von meinem Schwiegervater und jetzt habe ich zwei Darts und eine sehr moderne Skulptur',
      },
      {
        author: 'reto',
        hoursAfter: 32.54,
        content:
          'Bei uns macht das der Velomechaniker um die Ecke, er hat eine kleine Spindelpresse. Fünf Franken pro Satz und ein Kaffee.',
      },
      {
        author: 'torsten',
        hoursAfter: 36.19,
        content:
          'Spindelpresse ist die Luxuslösung. Wer so einen Mechaniker kennt: hinbringen, nichts selbst machen.',
        replyTo: 5,
        quote: 5,
      },
      {
        author: 'kasia',
        hoursAfter: 62.75,
        content:
          'Frage dazu: lange Spitzen, ja oder nein? Ich habe von 32 auf 36 mm gewechselt und habe das Gefühl, dass der Dart steiler steckt.',
      },
      {
        author: 'hendrik',
        hoursAfter: 70.72,
        content:
          'Längere Spitze heißt, dass der Schwerpunkt vom Brett weiter weg sitzt, dadurch hängt der Dart eher ein bisschen. Dafür ist zwischen den Barrels mehr Luft. Ich bin bei 32 geblieben.',
        replyTo: 7,
      },
      {
        author: 'kasia',
        hoursAfter: 75.7,
        content:
          'Dann bilde ich mir das Steilere ein. Auch gut, es hat schon vier Punkte gebracht.',
        replyTo: 8,
      },
    ],
  },
  {
    subforum: 'barrels',
    title: 'Suche: kurzes, dickes Barrel, vorne gegriffen',
    startedDaysAgo: 6.6,
    posts: [
      {
        author: 'mehmet',
        hoursAfter: 0,
        content:
          'Ich greife ganz vorne, Finger fast an der Spitze, und habe relativ breite Hände. Die langen dünnen Barrels rutschen mir weg. Gibt es etwas um die 40 mm Länge, 23 g, nicht zu schlank, gern mit Kerben vorn? Budget um die 50 Euro.',
      },
      {
        author: 'manni',
        hoursAfter: 0.9,
        content:
          'Mehmet, komm rum, ich hab allein drei Satz, die auf die Beschreibung passen. Kannste durchwerfen und einen zum Freundschaftspreis mitnehmen, meine Frau zahlt dir noch wat dazu.',
      },
      {
        author: 'mehmet',
        hoursAfter: 2.5,
        content: 'Bin Donnerstag sowieso auf der A42. Ich bringe Baklava mit.',
        replyTo: 2,
      },
      {
        author: 'manni',
        hoursAfter: 2.8,
        content: 'Dann sind et jetz vier Satz.',
        replyTo: 3,
      },
    ],
  },
];
