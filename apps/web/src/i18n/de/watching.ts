export default {
  levels: {
    watching: 'Beobachten',
    tracking: 'Mitzählen',
    normal: 'Normal',
    muted: 'Stumm',
  },
  button: 'Was du von hier hörst: {level:string}',
  buttonOf: 'Was du von {name:string} hörst: {level:string}',
  about: {
    category: 'Was du von dieser Kategorie hörst',
    subforum: 'Was du von diesem Subforum hörst',
    tag: 'Was du von Threads mit diesem Tag hörst',
    thread: 'Was du von diesem Thread hörst',
    lounge: 'Was du von dieser Lounge hörst',
  },
  thread: {
    watching: 'Du hörst von jedem neuen Beitrag.',
    tracking: 'Neue Beiträge werden nur gezählt. Von Antworten auf dich hörst du.',
    normal: 'Du hörst nur, wenn dir jemand antwortet oder dich nennt.',
    muted: 'Du hörst nichts von hier.',
  },
  forum: {
    watching: 'Du hörst von jedem neuen Thread und Beitrag.',
    tracking: 'Neue Beiträge werden nur gezählt. Von Antworten auf dich hörst du.',
    normal: 'Du hörst nur, wenn dir jemand antwortet oder dich nennt.',
    muted: 'Du hörst nichts von hier.',
  },
  lounge: {
    watching: 'Du hörst von jeder neuen Bewertung.',
    normal: 'Du hörst nur von dem, was dich selbst betrifft.',
    muted: 'Du hörst nichts von hier, außer zu deinen Buchungen.',
  },
  from: {
    category: 'Das gilt, weil du es für die Kategorie so gewählt hast.',
    subforum: 'Das gilt, weil du es für das Subforum so gewählt hast.',
    tag: 'Das gilt, weil du es für einen seiner Tags so gewählt hast.',
  },
  newer: '{count:number|number} neu',
  failed: 'Das konnte nicht gespeichert werden.',

  list: {
    title: 'Was du beobachtest',
    text: 'Threads, Subforums, Kategorien, Tags und Lounges, für die du etwas gewählt hast. Threads, in denen du schreibst, kommen von selbst dazu.',
    empty:
      'Noch nichts. Auf jeder Seite des Forums und jeder Lounge kannst du wählen, was du von dort hörst.',
    kinds: {
      category: 'Kategorie',
      subforum: 'Subforum',
      tag: 'Tag',
      thread: 'Thread',
      lounge: 'Lounge',
    },
    within: '{kind:string} in {name:string}',
    level: 'Was du von {name:string} hörst',
    loadFailed: 'Deine Liste konnte nicht geladen werden',
  },
} as const;
