/** What every page says of the site as a whole: announcements, and areas that are closed for now. */
export default {
  announcements: 'Ansagen',
  levels: { info: 'Hinweis', important: 'Wichtig', urgent: 'Dringend' },
  more: 'Mehr dazu',
  putAway: 'Ansage ausblenden: {text:string}',
  closed: 'zu',
  areas: {
    forum: 'Das Forum ist gerade geschlossen',
    lounges: 'Die Lounges sind gerade geschlossen',
    games: 'Neue Spiele gibt es gerade nicht',
    tournaments: 'Die Turniere sind gerade geschlossen',
    market: 'Der Marktplatz ist gerade geschlossen',
    messages: 'Nachrichten und Freunde sind gerade geschlossen',
    clubs: 'Die Vereine sind gerade geschlossen',
    polls: 'Die Umfragen sind gerade geschlossen',
    media: 'Die Kanäle sind gerade geschlossen',
    banners: 'Die Banner sind gerade abgeschaltet',
    signUp: 'Neue Mitglieder nehmen wir gerade nicht auf',
  },
  text: 'Wir haben diesen Bereich für eine Weile zugemacht. Was du geschrieben hast, ist noch da.',
  until: 'Voraussichtlich bis {time:string}.',
  goesOn: 'Was läuft, läuft weiter: Angefangene Spiele und vereinbarte Termine gelten.',
  toHome: 'Zur Startseite',
  adminNotice:
    'Für alle anderen ist dieser Bereich gerade abgeschaltet. Du bist hier, weil du Admin bist.',
  toSwitches: 'Zu den Schaltern',
} as const;
