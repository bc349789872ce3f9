export default {
  meta: {
    title: 'Ran an die Oche: Turniere, Lounges und Leute, die Darts spielen',
    description:
      'Turniere, Lounges mit freiem Board, deine Statistik, Vereine, Marktplatz und Forum: die Oche ist die Plattform für alle, die Darts spielen. Kostenlos.',
  },
  topBar: {
    label: 'Startseite',
    home: 'Zur Startseite',
    features: 'Was drin ist',
    venues: 'Lounges',
    tournaments: 'Turniere',
    community: 'Community',
    marketplace: 'Marktplatz',
    signIn: 'Anmelden',
    join: 'Mitmachen',
    menu: 'Menü',
  },
  hero: {
    eyebrow: 'Für alle, die Darts spielen',
    title: 'Ran an die Oche.',
    lead: 'Turniere, Lounges mit freiem Board, deine Statistik, dein Verein und jemand, der deine alten Flights haben will. Die Oche ist der Ort für die Zeit zwischen zwei Aufnahmen.',
    join: 'Jetzt mitmachen',
    play: 'Ohne Konto spielen',
    more: 'Mehr erfahren',
    demo: 'Demo ansehen',
    noDemo: 'Demo schließen',
    free: 'Kostenlos',
    noCard: 'Ohne Kreditkarte',
    instant: 'Sofort drin',
    board: 'Ein Dartboard, drei Darts stecken in der Triple-20',
  },
  score: {
    label: 'Anzeigetafel: 501, davon 180 ab, Rest 321',
    rest: 'Rest',
  },
  figures: {
    label: 'Die Oche in Zahlen',
    count: '{count:number|number}',
    boards: '{{boards:Board|Boards}} in {lounges:number|number} {{lounges:Lounge|Lounges}}',
    tournaments: '{{tournaments:Turnier läuft oder kommt|Turniere laufen oder kommen}}',
    games: '{{games:Spiel|Spiele}} in sieben Tagen',
    posts: '{{posts:Beitrag|Beiträge}} in sieben Tagen',
  },
  features: {
    title: 'Sechs Felder, ein Board',
    lead: 'In der Reihenfolge, in der sie hängen. Gezielt werden darf überall.',
    tournaments: {
      title: 'Turniere',
      text: 'Vom Kneipenabend zu acht bis zur Landesmeisterschaft: ausschreiben, anmelden, losen, Baum verfolgen. Der Zettel hinterm Tresen darf in Rente.',
    },
    venues: {
      title: 'Lounges',
      text: 'Wo hängt ein freies Board, was kostet die Stunde, wie war es bei anderen? Nachsehen, buchen, werfen.',
    },
    statistics: {
      title: 'Statistik',
      text: 'Gespielt, gewonnen, Siegquote, Average. Die Zahlen lügen nicht. Auch die vom letzten Donnerstag nicht.',
    },
    clubs: {
      title: 'Vereine',
      text: 'Dein Verein, seine Leute und seine Turniere an einem Ort. Wer noch keinen hat, findet einen. Oder gründet ihn.',
    },
    marketplace: {
      title: 'Marktplatz',
      text: 'Barrels, Boards, Cases, Flights und Shafts, von Spielern für Spieler. Auch das dritte Set, das du nur mal testen wolltest.',
    },
    social: {
      title: 'Leute',
      text: 'Freunde finden, schreiben, verabreden. Und im Forum endlich klären, ob 22 oder 24 Gramm. Also: nie.',
    },
  },
  loungeBand: {
    title: 'Irgendwo hängt ein Board frei',
    text: 'Kneipe, Club oder Vereinsheim: Eine Lounge zeigt, wie viele Boards hängen, was die Stunde kostet und wann offen ist. Du suchst nach Entfernung, buchst deine Zeit und liest vorher, was andere sagen.',
    note: 'Die Maße kennt hier jeder. Ob sie stimmen, steht in den Bewertungen.',
    drawing:
      'Maßzeichnung: Das Bull hängt 1,73 Meter über dem Boden, die Oche liegt 2,37 Meter vor dem Board',
    height: '1,73 m',
    distance: '2,37 m',
  },
  cities: {
    label: 'Lounges nach Städten',
    all: 'Alle Lounges',
    free: 'frei',
    boards: 'Boards',
    inCity:
      '{lounges:number|number} {{lounges:Lounge|Lounges}}, {boards:number|number} {{boards:Board|Boards}}',
  },
  tournaments: {
    title: 'Der Sieger bleibt am Board',
    text: 'Ausschreibung raus, Anmeldungen rein, setzen, losen: Der Baum steht. K.-⁠o., Doppel-K.-⁠o. oder jeder gegen jeden, 501, 301 oder Cricket. Du wählst, die Oche rechnet. Freilose inklusive.',
    players: 'Wer spielt',
    playersText: 'findet Turniere in der Nähe und meldet sich an, bevor die Liste voll ist.',
    organisers: 'Wer ausrichtet',
    organisersText: 'hat Startgeld, Setzliste und Ergebnisse im Blick, ohne dreimal nachzuzählen.',
    drawing: 'Turnierbaum mit acht Setzplätzen: 1 gegen 8, 4 gegen 5, 3 gegen 6, 2 gegen 7',
    final: 'Finale',
    next: 'Die nächsten Turniere',
    all: 'Alle Turniere',
    places: '{taken:number} von {places:number} Plätzen vergeben',
  },
  community: {
    title: 'Drei Darts, drei Sorten Leute',
    dart: '{number:number}. Dart',
    player: {
      title: 'Du spielst',
      text: 'Ein Profil mit deinen Zahlen, Turniere in deiner Nähe, Leute auf deinem Niveau. Und ein Forum für die Nächte, in denen die Doppel nicht gefallen sind.',
      action: 'Mitspielen',
    },
    venue: {
      title: 'Du hast Boards',
      text: 'Trag deine Lounge ein, leg Preise und Zeiten fest und nimm Buchungen an, ohne dass zur besten Zeit das Telefon klingelt.',
      action: 'Lounge eintragen',
    },
    club: {
      title: 'Ihr seid viele',
      text: 'Vereine und Verbände schreiben Turniere aus, melden Ergebnisse und führen Ranglisten. Ehrenamt ist schon Arbeit genug.',
      action: 'Verein gründen',
    },
    live: 'Gerade im Forum',
    posts: '{{posts:Beitrag|Beiträge}}',
  },
  callToAction: {
    title: 'Game on!',
    text: 'Ausbullen müssen wir nicht: Mitmachen kostet nichts, braucht keine Kreditkarte und geht sofort.',
    action: 'Los geht’s',
  },
} as const;
