/** Both languages: the page is made before anybody knows who reads it. */
export const offlineTexts = {
  de: {
    title: 'Kein Netz',
    lead: 'Die Oche ist gerade nicht zu erreichen. Sobald du wieder Empfang hast, geht es hier von selbst weiter.',
    retry: 'Noch einmal versuchen',
    kept: 'Was auf diesem Gerät liegt',
    drafts: 'Was du angefangen hast zu schreiben. Es bleibt in diesem Tab, bis du es abschickst.',
    draftCount: ['Ein angefangener Text ist sicher.', '# angefangene Texte sind sicher.'],
    choices:
      'Deine Sprache, hell oder dunkel, deine letzten Suchen, und ob du Karten laden willst.',
    games: 'Spiele, die du hier schreibst, mit jeder Aufnahme, und die Seite des letzten.',
    fixtures:
      'Die letzten Begegnungen, die du als Captain geöffnet hast, und jedes Ergebnis, das du einträgst.',
    goesOn: 'Das geht ohne Netz weiter',
    files: 'Programm und Schriften der Oche, damit es danach schnell weitergeht.',
    nothingElse:
      'Sonst nichts: Beiträge, Buchungen und Benachrichtigungen liegen nur auf dem Server.',
  },
  en: {
    title: 'No network',
    lead: 'Oche can’t be reached right now. As soon as you are connected again, this page goes on by itself.',
    retry: 'Try again',
    kept: 'What is kept on this device',
    drafts: 'What you have begun to write. It stays in this tab until you send it.',
    draftCount: ['One text that you have begun is safe.', '# texts that you have begun are safe.'],
    choices: 'Your language, light or dark, your last searches, and whether you want to load maps.',
    games: 'Games that you score here, with every visit, and the page of the last one.',
    fixtures:
      'The last fixtures that you have opened as a captain, and every result that you enter.',
    goesOn: 'This goes on without a network',
    files: 'Oche’s program and fonts, so that you can go on quickly.',
    nothingElse: 'Nothing else: posts, bookings and notifications are on the server only.',
  },
} as const;
