import type { DemoThread } from './types.ts';

export const threads16: DemoThread[] = [
  {
    subforum: 'plauder',
    title: 'Heißt es die, der oder das Oche?',
    startedDaysAgo: 77,
    posts: [
      {
        author: 'fw',
        hoursAfter: 0,
        content:
          'Verehrte Mitstreiter, ich stelle die Frage, die hier nie jemand beantwortet: Im Englischen ist "oche" geschlechtslos, bei uns heißt die Plattform ganz selbstverständlich weiblich. Woher nehmen wir das?',
      },
      {
        author: 'bea',
        hoursAfter: 2.28,
        content:
          'Von "die Linie", denke ich. Oder von "die Abwurflinie". Man steht an der Oche wie an der Theke.',
      },
      {
        author: 'heinz',
        hoursAfter: 5.06,
        content:
          'Moin. Bei uns sagte man früher "der Strich". Damit erledigen sich alle grammatischen Fragen, und ein paar andere entstehen.',
      },
      {
        author: 'jule',
        hoursAfter: 6.58,
        content: 'das oche, wie das echo, nur ohne wiederholung',
      },
      {
        author: 'fw',
        hoursAfter: 10.12,
        content: 'Eine hervorragende Pointe mit einem schmerzlichen Mangel an Beleg.',
        replyTo: 4,
        quote: 4,
      },
      {
        author: 'steffi',
        hoursAfter: 15.18,
        content: 'Bei uns: "das Oche", wie "das Brettl". Aber wir sagen auch "das Cola".',
      },
      {
        author: 'sabine',
        hoursAfter: 18.22,
        content:
          'In der Spielordnung steht "Abwurflinie". Damit darf ich mich elegant heraushalten.',
        replyTo: 6,
      },
      {
        author: 'urs',
        hoursAfter: 22.26,
        content: 'In Bern sagt niemand Oche. Man sagt: "Stand hinger d Linie."',
      },
      {
        author: 'dennis',
        hoursAfter: 23.53,
        content:
          'Ob es die, der oder das Oche gibt, ist ungeklärt, weil es die Stadt dazu auch nicht gibt.',
      },
      {
        author: 'frank',
        hoursAfter: 31.12,
        content: 'Und ausgesprochen wird es "Ocki". Das ist das Einzige, was feststeht.',
      },
      {
        author: 'fw',
        hoursAfter: 36.18,
        content:
          'Selbst dem widersprechen manche Engländer, werter Frank, aber mit höflichem Bedauern.',
        replyTo: 10,
      },
      {
        author: 'bea',
        hoursAfter: 38.71,
        content: 'Ich spreche es im Zweifel leise aus.',
      },
    ],
  },
  {
    subforum: 'plauder',
    title: 'Das Board hängt im Wohnzimmer: Wie überzeugt man die bessere Hälfte?',
    startedDaysAgo: 132,
    posts: [
      {
        author: 'patrick',
        hoursAfter: 0,
        content:
          'Kompromiss bei uns: Board ja, aber hinter einer Schranktür, Lichtring nur mit Fernbedienung, Matte wird nach Gebrauch gerollt. Wie ist es bei euch, und welche Argumente haben gezogen?',
      },
      {
        author: 'manni',
        hoursAfter: 1.17,
        content:
          'Meine Frau hat gesagt "einer von den vierzig Sätzen oder das Board". Ich hab Board gesagt, dann hat sie gelacht, und et blieb beides.',
      },
      {
        author: 'tine',
        hoursAfter: 4.45,
        content:
          'Argument, das funktioniert hat: Man bewegt sich, ohne das Haus zu verlassen. Argument, das nicht funktioniert hat: "Es ist fast wie Yoga."',
      },
      {
        author: 'carlos',
        hoursAfter: 9.13,
        content:
          'Wir haben ein Gemälde davor gehängt, das meine Schwiegermutter gemalt hat. Seither fragt sie jedes Mal, warum es so oft abgehängt ist.',
      },
      {
        author: 'nadine',
        hoursAfter: 11.93,
        content:
          'Bei mir ist es umgekehrt: Mein Freund möchte den Automaten im Wohnzimmer und ich im Keller.',
      },
      {
        author: 'bea',
        hoursAfter: 13.81,
        content: 'Glückliches Paar, jeder hat etwas zu verlieren.',
        replyTo: 5,
      },
      {
        author: 'patrick',
        hoursAfter: 20.83,
        content:
          'Ein Gemälde davor. Ich habe eine Schwiegermutter, die aquarelliert. Danke, das wird ein langes Wochenende.',
        replyTo: 4,
      },
      {
        author: 'sepp',
        hoursAfter: 25.51,
        content:
          'Mei Frau hat gsagt, des Board kimmt nei, wenn i den Fernseher hergib. Hob i gmacht. Vermiss i ned.',
      },
    ],
  },
  {
    subforum: 'plauder',
    title: 'Ein Bier zum Spiel: hilft es, oder glaubt man das nur?',
    startedDaysAgo: 34,
    posts: [
      {
        author: 'ben',
        hoursAfter: 0,
        content:
          'Ernst gemeint: Nach einem Bier treff ich besser, nach zweien genauso, nach drei red ich nur noch besser. Is das bei euch auch so, oder bild ich mir das ein?',
      },
      {
        author: 'tine',
        hoursAfter: 1.98,
        content:
          'Es lockert zunächst Anspannung und verschlechtert Feinmotorik und Reaktion, und das mit jedem Glas mehr. Wer sehr verspannt ist, fühlt nach einem Bier eine Verbesserung, messen lässt sie sich meist nicht. Bitte trotzdem kein Medikament daraus machen.',
      },
      {
        author: 'luka',
        hoursAfter: 3.21,
        content: 'Wasser.',
      },
      {
        author: 'uwe',
        hoursAfter: 6.92,
        content:
          'Als Wirt sage ich das ungern, aber die Leute, die bei mir gewinnen, trinken Schorle bis zum Halbfinale.',
      },
      {
        author: 'emre',
        hoursAfter: 9.88,
        content:
          'In der Jugend stellt sich die Frage nicht, und ich mag, wie konzentriert das ist.',
      },
      {
        author: 'frank',
        hoursAfter: 13.83,
        content: 'In der Jugend nicht. Bei mir schon.',
      },
      {
        author: 'matthias',
        hoursAfter: 18.77,
        content:
          'Ich habe es einmal gemessen: 200 Darts nüchtern, 200 nach zwei Bier, eine Woche dazwischen. Nüchtern 26 Treffer auf D16, nach zwei Bier 24. Gefühlt waren es 40.',
      },
      {
        author: 'ben',
        hoursAfter: 20.5,
        content: 'Gefühlt waren et 40. Dat is genau der Punkt, für den ich bezahl.',
        replyTo: 7,
        quote: 7,
      },
      {
        author: 'sabine',
        hoursAfter: 25.44,
        content:
          'Im Ligabetrieb bitte die eigene Ordnung ansehen, bei Jugendspielen gilt ohnehin Null. Und wer fährt, fährt.',
      },
      {
        author: 'patrick',
        hoursAfter: 32.85,
        content:
          'Ich habe für meinen Teil festgestellt, dass ich mit Tee um 22 Uhr besser bin als mit Bier um 21 Uhr. Aber der Tee lädt weniger Leute ein.',
      },
    ],
  },
  {
    subforum: 'plauder',
    title: 'Aberglaube am Board: Was macht ihr immer gleich?',
    startedDaysAgo: 3.1,
    posts: [
      {
        author: 'anna',
        hoursAfter: 0,
        content:
          'Ich drehe den ersten Dart vor jedem Spiel genau einmal um die eigene Achse. Wenn ich es vergesse, verliere ich nicht, aber ich denke die ganze Zeit daran. Was habt ihr?',
      },
      {
        author: 'kasia',
        hoursAfter: 0.7,
        content: 'Linken Schuh zuerst. Und nicht reden, bis der erste Dart weg ist.',
      },
      {
        author: 'gio',
        hoursAfter: 1.2,
        content:
          'Ich küsse den Flight!!! Aber nur den linken, der rechte ist beleidigt das weiß ich',
      },
      {
        author: 'heinz',
        hoursAfter: 3.2,
        content:
          'Moin. Ich habe dreißig Jahre lang einen Groschen in der Tasche gehabt. Dann kam der Euro, und der Schnitt blieb derselbe. Seither glaube ich an nichts mehr.',
      },
      {
        author: 'dennis',
        hoursAfter: 3.8,
        content: 'Ich sage vor jedem Leg laut, wo ich herkomme. Dann rechnet keiner mehr mit mir.',
      },
      {
        author: 'jule',
        hoursAfter: 4.9,
        content:
          'ich rede ununterbrochen, bis der erste dart weg ist. zusammen spielen könnten wir nie',
        replyTo: 2,
        quote: 2,
      },
      {
        author: 'kasia',
        hoursAfter: 5.3,
        content: 'Wir wären das ausgewogenste Doppel der Welt.',
        replyTo: 6,
      },
      {
        author: 'anna',
        hoursAfter: 18.3,
        content:
          'Gestern vergessen zu drehen, 3:0 gewonnen. Jetzt muss ich zwei Wochen überlegen, was das bedeutet.',
      },
    ],
  },
  {
    subforum: 'plauder',
    title: 'Wichteln in der Oche: Wer macht mit?',
    startedDaysAgo: 140,
    posts: [
      {
        author: 'mod',
        hoursAfter: 0,
        content:
          'Letztes Jahr hat es so schön geklappt, deshalb wieder: Wichteln unter den Mitgliedern, Höchstwert 10 Euro, Darts-bezogen, gebraucht ist ausdrücklich erlaubt. Interessierte schreiben mir eine Nachricht, ich lose aus.',
      },
      {
        author: 'manni',
        hoursAfter: 0.6,
        content: 'Ich bin dabei, und ich hab auch schon en Kandidaten. Dreißig davon.',
      },
      {
        author: 'tine',
        hoursAfter: 1.7,
        content: 'Dabei! Wehe, es ist ein Therapieball.',
      },
      {
        author: 'dominik',
        hoursAfter: 3.7,
        content:
          'Aus Österreich kostet das Porto fast so viel wie das Geschenk. Ich mache trotzdem mit und schicke nur einen Flight.',
      },
      {
        author: 'mod',
        hoursAfter: 726.15,
        content:
          'Alle 26 Päckchen sind angekommen. Schönste Überraschung: ein Untersetzer in Dartboardform, den offenbar eine Nachbarin in Hannover gehäkelt hat.',
      },
    ],
  },
  {
    subforum: 'archiv',
    title: 'Turnierkalender der vergangenen Saison',
    startedDaysAgo: 395,
    posts: [
      {
        author: 'mod',
        hoursAfter: 0,
        content:
          'Hier stehen zum Nachschlagen die Termine der letzten Saison, die jetzt vorbei ist. Neue Termine bitte in "Turnierberichte & Termine" oder direkt bei den Turnieren anlegen.',
      },
      {
        author: 'sabine',
        hoursAfter: 6,
        content:
          'Danke, dass du ihn nicht gelöscht hast. Ich brauche für die Abrechnung noch zwei Daten.',
      },
      {
        author: 'admin',
        hoursAfter: 9,
        content: 'Deshalb heißt das hier Archiv und nicht Papierkorb.',
      },
    ],
  },
  {
    subforum: 'archiv',
    title: 'Alte Regelfragen, gesammelt',
    startedDaysAgo: 372,
    posts: [
      {
        author: 'mod',
        hoursAfter: 0,
        content:
          'Ich schiebe hier die Regelfragen zusammen, die mehrfach beantwortet wurden, damit man sie noch findet. Neue Fragen bitte weiterhin in "Ligabetrieb & Regeln".',
      },
      {
        author: 'frank',
        hoursAfter: 4,
        content:
          'Da steht auch meine Frage zur Kreide von vor drei Jahren. Ich habe die Antwort nie bekommen.',
      },
      {
        author: 'sabine',
        hoursAfter: 6.2,
        content: 'Ja, Frank, du darfst deine eigene Kreide mitbringen.',
      },
      {
        author: 'frank',
        hoursAfter: 6.8,
        content: 'Nach drei Jahren. Danke.',
        replyTo: 3,
      },
    ],
  },
];
