import type { DemoThread } from './types.ts';

export const threads13: DemoThread[] = [
  {
    subforum: 'profis',
    title: 'Order of Merit: erklärt mir das bitte mal jemand ohne Tabelle',
    startedDaysAgo: 0.85,
    posts: [
      {
        author: 'timo',
        hoursAfter: 0,
        content:
          'Ich schaue seit zwei Jahren Darts und verstehe die Rangliste immer noch nicht. Manchmal gewinnt einer ein Turnier und bleibt stehen, manchmal fällt einer drei Plätze, obwohl er gar nicht gespielt hat. Was ist da der Mechanismus?',
      },
      {
        author: 'vince',
        hoursAfter: 0.6,
        content:
          'Die große Order of Merit ist einfach Preisgeld, zusammengezählt über die letzten zwei Jahre. Wer vor zwei Jahren bei der WM weit gekommen ist, verliert dieses Geld, sobald die neue WM gezählt wird. Das nennt man "verteidigen", und deshalb kann man im Liegen abrutschen.\n\nDaneben gibt es kürzere Listen über ein Jahr, über die man sich für einzelne Turniere qualifiziert. Und Einladungsturniere wie die Premier League zählen für die Rangliste gar nicht.',
        editedHoursAfter: 0.7,
      },
      {
        author: 'timo',
        hoursAfter: 1,
        content: 'Also ist das wie Überstunden, die nach zwei Jahren verfallen.',
      },
      {
        author: 'vince',
        hoursAfter: 1.2,
        content: 'Besser hat es noch kein Kommentator erklärt.',
        replyTo: 3,
      },
      {
        author: 'frank',
        hoursAfter: 2.7,
        content: 'Und warum zählt man nicht einfach, wer wen schlägt?',
      },
      {
        author: 'matthias',
        hoursAfter: 3.8,
        content:
          'Das gibt es auch, nennt sich Elo oder Glicko. Ist genauer, aber niemand im Saal jubelt, wenn einer 14 Punkte im Erwartungswert gutmacht. Bei Geld versteht jeder sofort, worum es ging.',
        replyTo: 5,
      },
      {
        author: 'luka',
        hoursAfter: 5.8,
        content: 'Für die Tour Card zählen die ersten 64. Alles andere ist Kosmetik.',
      },
      {
        author: 'hendrik',
        hoursAfter: 9,
        content:
          'Fast. Die 64 behalten sie, dazu kommen die Leute, die sie gerade erst für zwei Jahre gewonnen haben. Deshalb stehen auf der Tour immer um die 128.',
        replyTo: 7,
        quote: 7,
      },
      {
        author: 'timo',
        hoursAfter: 13.1,
        content:
          'Jetzt habe ich es wirklich verstanden. Bis zur nächsten WM, dann frage ich noch mal.',
        replyTo: 8,
      },
    ],
  },
  {
    subforum: 'regional',
    title: 'Köln: Trainingspartnerin oder -partner für dienstags gesucht',
    startedDaysAgo: 24,
    posts: [
      {
        author: 'anna',
        hoursAfter: 0,
        content:
          'Hallo Köln! Ich suche jemanden für ein bis zwei Stunden am Dienstagabend, Ehrenfeld oder Nippes, gern in einer Lounge mit Steelboards. Mein Schnitt liegt bei 52, deiner darf gern höher sein, dann lerne ich etwas. Anfangszeit flexibel ab 18:30.',
      },
      {
        author: 'sofia',
        hoursAfter: 0.9,
        content:
          'Aus Düsseldorf, aber mit der Bahn in dreißig Minuten da. Ich weiß, wie das klingt. 46 im Schnitt.',
      },
      {
        author: 'anna',
        hoursAfter: 1.4,
        content:
          'Düsseldorf ist gar kein Problem, ich verrate es nur keinem. Kommenden Dienstag 19 Uhr?',
        replyTo: 2,
      },
      {
        author: 'ben',
        hoursAfter: 2.8,
        content:
          'Und ich sach, Dortmund is auch nur eine Stunde. Aber ich komm nur, wenn ich nich Alt trinken muss.',
      },
      {
        author: 'anna',
        hoursAfter: 3.1,
        content:
          'In Köln gibt es kein Alt, du kleiner Optimist. Komm gern, am besten mit Messer und Gabel für deine Bratwurst.',
        replyTo: 4,
        quote: 4,
      },
      {
        author: 'carlos',
        hoursAfter: 6.1,
        content: 'Wenn ihr mal in Wiesbaden seid: sonntags Vormittag, drei Boards, Kaffee.',
      },
      {
        author: 'sofia',
        hoursAfter: 174.8,
        content:
          'War da! Anna hat 3:2 gewonnen, obwohl ich 2:0 geführt habe. Wir machen das jetzt wöchentlich. Sogar die Bahn war pünktlich, aber nur auf der Rückfahrt.',
      },
      {
        author: 'anna',
        hoursAfter: 175.9,
        content:
          'Die Bahn hat mich gerettet, sonst hättest du das fünfte Leg nicht nervös gespielt.',
        replyTo: 7,
      },
      {
        author: 'sofia',
        hoursAfter: 538.35,
        content:
          'Nächste Woche kann ich nicht, Nachtdienst. Falls jemand einspringen will: Anna beißt nicht, sie stöhnt nur, wenn man D20 trifft.',
      },
      {
        author: 'ben',
        hoursAfter: 543.35,
        content: 'Ich spring ein. Wat muss ich anziehen?',
        replyTo: 9,
      },
      {
        author: 'anna',
        hoursAfter: 544.65,
        content: 'Schuhe. Alles andere ist in Köln Auslegungssache.',
        replyTo: 10,
      },
    ],
  },
  {
    subforum: 'regional',
    title: 'Dresden und Leipzig: Wo kann man Steel spielen?',
    startedDaysAgo: 51,
    posts: [
      {
        author: 'robin',
        hoursAfter: 0,
        content:
          'Hallo Sachsen, ich bin vor einem Jahr nach Dresden gezogen und kenne im Dartbereich nur meinen Verein. Welche Läden mit Steelboards könnt ihr empfehlen, bei denen man auch mal ohne Termin hin kann? Gern auch Leipzig.',
      },
      {
        author: 'uwe',
        hoursAfter: 1.2,
        content:
          'Chemnitz ist zwar nicht Dresden, aber bei mir hängen sechs Boards, keine Anmeldung unter der Woche, freitags bitte vorher durchrufen. Bier kostet 3,20, Limo 2,80, Fachgespräch ist umsonst.',
      },
      {
        author: 'admin',
        hoursAfter: 3.2,
        content:
          'In Leipzig gibt es ein paar gute Ecken. Sucht in der Lounge-Karte nach der PLZ 04109 oder 04229 und schaut auf die Bewertungen. Ein paar der Betreiber haben ihre freien Zeiten dort direkt eingetragen.',
      },
      {
        author: 'robin',
        hoursAfter: 6.2,
        content:
          'Chemnitz ist von Dresden eine Stunde, das mache ich an einem Mittwoch. Freitags dann mit Anruf, versprochen.',
        replyTo: 2,
        quote: 2,
      },
      {
        author: 'uwe',
        hoursAfter: 218.35,
        content:
          'Robin war da, hat eine 140 geworfen und danach fast den letzten Zug verpasst. Ein angenehmer Gast, das Fachgespräch ging 80 Minuten.',
        replyTo: 4,
      },
      {
        author: 'robin',
        hoursAfter: 219.55,
        content: 'Ich bin wegen der Boards gekommen und wegen des Fachgesprächs geblieben.',
        replyTo: 5,
      },
      {
        author: 'heike',
        hoursAfter: 223.55,
        content:
          'Magdeburg hat auch was, aber das ist halt nicht Sachsen. Falls ihr doch mal über die Elbe kommt, sagt Bescheid.',
      },
    ],
  },
  {
    subforum: 'regional',
    title: 'Bodensee-Stammtisch: Konstanz, Ulm, Winterthur',
    startedDaysAgo: 1.6,
    posts: [
      {
        author: 'nils',
        hoursAfter: 0,
        content:
          'Hallo, ich bin ganz frisch in Konstanz und in der Oche und suche ein paar Leute rund um den Bodensee. Alle zwei Wochen, abwechselnd hier, in Friedrichshafen, in Kreuzlingen? Niveau egal, ich selbst habe noch nicht einmal einen Namen für meinen Schnitt.',
      },
      {
        author: 'reto',
        hoursAfter: 0.8,
        content:
          'Da bin ich dabei. Von Winterthur ist Konstanz mit dem Zug unter einer Stunde. Ich kann jeden zweiten Donnerstag.',
      },
      {
        author: 'ivana',
        hoursAfter: 1.9,
        content:
          'Ulm ist zwar nicht am Bodensee, aber ich fahre freitags oft zu meiner Schwester nach Überlingen. Zählt das?',
      },
      {
        author: 'nils',
        hoursAfter: 2.5,
        content: 'Zählt! Die Schwester darf auch mit.',
        replyTo: 3,
      },
      {
        author: 'ivana',
        hoursAfter: 5.5,
        content: 'Sie spielt Boule. Aber sie hat sich schon gefragt, ob man das kombinieren kann.',
        replyTo: 4,
      },
      {
        author: 'reto',
        hoursAfter: 7.5,
        content:
          'Boule mit Steeldarts klingt nach Arztpraxis, ich wäre eher für getrennte Veranstaltungen. Donnerstag in zwei Wochen in Konstanz?',
        replyTo: 5,
        quote: 5,
      },
      {
        author: 'nils',
        hoursAfter: 21.5,
        content:
          'Donnerstag in zwei Wochen, 19 Uhr. Ich reserviere ein Board und bringe Brezeln mit. Also alles, was man in Konstanz so hat.',
        replyTo: 6,
      },
      {
        author: 'urs',
        hoursAfter: 26.5,
        content:
          'Von Bern aus ist das ein Tagesausflug, aber für einen Samstag wäre ich zu haben. Ich nehme das Velo mit und bin dann bis am Abend auch wieder gerade.',
      },
    ],
  },
  {
    subforum: 'regional',
    title: 'Ruhrpott-Derby: Dortmund gegen Gelsenkirchen, das Oche-Spiel',
    startedDaysAgo: 190,
    posts: [
      {
        author: 'ben',
        hoursAfter: 0,
        content:
          'Leute, ich hab en Vorschlag, den wir alle bereuen werden. Wir machen ein Derby: fünf aus Dortmund gegen fünf aus Gelsenkirchen, acht Einzel, drei Doppel, neutraler Boden (Bochum oder Castrop). Verlierer zahlt die Currywurst. Wer macht mit?',
      },
      {
        author: 'manni',
        hoursAfter: 0.4,
        content:
          'Gelsenkirchen meldet: fünf Mann, davon vier mit Brille, einer mit Ausdauer. Currywurst is bestellt, wir wissen nur noch nich, wer bezahlt.',
      },
      {
        author: 'lisa',
        hoursAfter: 1.3,
        content:
          'Ich darf doch in Bochum Schiedsrichterin sein, ja? Ich bringe Karten mit. Gelbe und rote.',
      },
      {
        author: 'kasia',
        hoursAfter: 2.8,
        content:
          'Essen bleibt neutral und stellt einen Beobachterstab. Ich habe eine Trillerpfeife.',
        replyTo: 3,
      },
      {
        author: 'mehmet',
        hoursAfter: 4.8,
        content:
          'Duisburg meldet einen Ersatzmann an, falls bei Gelsenkirchen einer die Bahn verpasst. Für Dortmund aber nur gegen Bezahlung in Currywurst.',
      },
      {
        author: 'ben',
        hoursAfter: 5.4,
        content: 'Ersatzmann genehmigt. Aber nur, wenn er die Hymne kann.',
        replyTo: 5,
        quote: 5,
      },
      {
        author: 'lisa',
        hoursAfter: 8.4,
        content:
          'Termin: Samstag in vier Wochen, 15 Uhr, Bochum, Kortumstraße, Hinterzimmer mit zwei Boards. Fünf Euro pro Person für die Halle, die ganz offiziell ein Hinterzimmer ist.',
      },
      {
        author: 'ben',
        hoursAfter: 653.95,
        content:
          'So, Rückmeldung: 6:5 für Dortmund. Entscheidung im letzten Doppel, Manni hatte drei Matchdarts auf Doppel 4 und hat alle drei über die Kante in den Rahmen gesetzt. Hinterzimmer hat getobt, die Wurst war heiß.',
      },
      {
        author: 'manni',
        hoursAfter: 654.45,
        content:
          'Zwei im Rahmen, dat stimmt. Der dritte steckt im Türstock vonne Küche, und da bleibt er auch, als Denkmal.',
        replyTo: 8,
        quote: 8,
      },
      {
        author: 'lisa',
        hoursAfter: 655.25,
        content:
          'Protokoll der Schiedsrichterin: eine Gelbe für Ben (Hymne vor dem eigenen Sieg), eine Gelbe für Manni (Spontanfluch), eine Rote für meinen Freund, der als Zuschauer mitgesungen hat.',
      },
      {
        author: 'kasia',
        hoursAfter: 656.35,
        content:
          'Mein Beobachterstab hält fest: Das Niveau war ein Durchschnitt von 49, die Stimmung bei 170. Rückspiel?',
      },
      {
        author: 'manni',
        hoursAfter: 658.55,
        content: 'Rückspiel, aber ich nehm andere Darts. Fünf Satz hab ich noch frei.',
        replyTo: 11,
        quote: 11,
      },
      {
        author: 'ben',
        hoursAfter: 659.95,
        content:
          'Rückspiel am dritten Samstag im nächsten Monat. Currywurst zahlt Gelsenkirchen auch dann, wenn Gelsenkirchen gewinnt.',
      },
      {
        author: 'mehmet',
        hoursAfter: 662.95,
        content:
          'Dann ist die Regel einfach: Gelsenkirchen zahlt. Das muss ich mir nicht einmal merken.',
        replyTo: 13,
      },
    ],
  },
  {
    subforum: 'regional',
    title: 'Rostock: Mitfahrgelegenheit zum Norddeutschen Ranglistenturnier',
    startedDaysAgo: 5,
    posts: [
      {
        author: 'sabine',
        hoursAfter: 0,
        content:
          'Ich fahre mit dem Auto am Samstag um 7:15 Uhr von Rostock los, zwei Plätze frei, Rückfahrt gegen 20 Uhr. Strecke über die A20 und Lübeck. Benzin teilen wir.',
      },
      {
        author: 'timo',
        hoursAfter: 1.2,
        content:
          'Lübeck ist quasi auf dem Weg, darf ich um 8:30 Uhr am Bahnhof zusteigen? Ich bringe Kaffee und einen neuen Satz Shafts, falls unterwegs jemand einen braucht.',
      },
      {
        author: 'sabine',
        hoursAfter: 1.7,
        content:
          'Eingetragen. Am Bahnhof die Seite mit den Taxis. Der Kaffee ist mir wichtiger als die Shafts.',
        replyTo: 2,
      },
      {
        author: 'ole',
        hoursAfter: 3.7,
        content:
          'Aus Flensburg komme ich mit dem Zug, aber ich sitze dann gern am Tisch bei euch und sage nichts.',
      },
    ],
  },
];
