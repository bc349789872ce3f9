export default {
  title: 'Forum',
  lead: 'Technik, Material, Liga und alles, was sonst an der Linie passiert.',
  description:
    'Das Dart-Forum der Oche: Fragen und Antworten zu Technik, Training, Material, Turnieren und Lounges.',

  feed: 'Feed',
  tags: 'Tags',
  counts: {
    threads: '{count:number|number} {{count:Thread|Threads}}',
    posts: '{count:number|number} {{count:Beitrag|Beiträge}}',
    replies: '{count:number|number} {{count:Antwort|Antworten}}',
    threadsLabel: '{{count:Thread|Threads}}',
    postsLabel: '{{count:Beitrag|Beiträge}}',
    repliesLabel: '{{count:Antwort|Antworten}}',
  },
  flags: {
    pinned: 'Angeheftet',
    locked: 'Gesperrt',
    announcement: 'Ankündigung',
    inactive: 'Inaktiv',
  },
  closed: {
    CATEGORY_INACTIVE:
      'Diese Kategorie ist inaktiv. Du kannst alles lesen, aber nichts mehr schreiben.',
    SUBFORUM_INACTIVE:
      'Dieses Subforum ist inaktiv. Du kannst alles lesen, aber nichts mehr schreiben.',
    SUBFORUM_LOCKED: 'Dieses Subforum ist gesperrt. Hier schreiben nur Moderatoren.',
    THREAD_LOCKED: 'Dieser Thread ist gesperrt. Neue Beiträge sind nicht mehr möglich.',
  },
  lockedForOthers: 'Gesperrt: Du kannst hier als Moderator trotzdem schreiben.',

  loginToReply: 'Du musst angemeldet sein, um zu antworten',
  login: 'Anmelden',

  characters: 'noch {count:number|number} Zeichen',
  charactersOver: '{count:number|number} Zeichen zu viel',

  thread: {
    backTo: 'Zurück zu {name:string}',
    by: 'von {name:string}',
    starter: 'Thread-Starter',
    post: 'Beitrag #{number:number}',
    reply: 'Antwort',
    permalink: 'Link zu Beitrag #{number:number}',
    replyTo: 'Antwort auf Beitrag #{number:number}',
    replyElsewhere: 'Antwort auf einen Beitrag in einem anderen Thread',
    replyToDeleted: 'Der Beitrag wurde gelöscht.',
    wholeQuote: 'Ganzes Zitat',
    picture: 'Bild {number:number} von {count:number}',
    edited: 'bearbeitet ·',
    versions: 'Frühere Fassungen ansehen',
    earlier: 'Frühere Beiträge',
    later: 'Weitere Beiträge',
    pageFailed: 'Die Beiträge konnten nicht geladen werden',
    noPosts: 'Hier ist kein Beitrag mehr.',
    fromStart: 'Zum Anfang des Threads',
    isNew: 'Neu',
    newSince: 'Neu seit deinem Besuch',
    newPost: 'Neuer Beitrag #{number:number} von {name:string}',
    postGone: 'Beitrag #{number:number} gibt es nicht mehr',
    notFound: 'Thread nicht gefunden',
    notFoundText: 'Vielleicht wurde er gelöscht, oder der Link ist nicht vollständig.',
    toForum: 'Zurück zum Forum',
    gone: 'Dieser Thread wurde gelöscht',
    goneText: 'Was du hier siehst, ist der letzte Stand. Antworten geht nicht mehr.',
  },
  waiting: {
    title: 'Das wartet noch',
    text: 'Nur du siehst es. Jemand von der Moderation sieht es sich an, dann steht es hier: So ist das bei ersten Beiträgen mit Links oder Bildern und bei manchen Wörtern.',
    badge: 'wartet auf Freigabe',
  },
} as const;
