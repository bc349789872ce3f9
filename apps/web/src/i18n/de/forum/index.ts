import type { BaseTranslation } from '../../i18n-types.ts';

export default {
  title: 'Forum',
  lead: 'Technik, Material, Liga und alles, was sonst an der Linie passiert.',
  description:
    'Das Dart-Forum der Oche: Fragen und Antworten zu Technik, Training, Material, Turnieren und Lounges.',

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

  overview: {
    empty: 'Noch keine Kategorien vorhanden',
    emptyText: 'Sobald die erste Kategorie da ist, kann hier geredet werden.',
    emptyCategory: 'In dieser Kategorie gibt es noch kein Subforum.',
    lastPost: 'Letzter Beitrag',
    lastPostBy: 'von {name:string}',
    noPosts: 'Noch keine Beiträge',
  },

  subforum: {
    newThread: 'Neuer Thread',
    loginToStart: 'Anmelden und Thread starten',
    threads: 'Threads',
    startedBy: 'von {name:string}',
    lastActivity: 'Letzte Aktivität',
    lastPostBy: 'Zuletzt {name:string}',
    more: 'Mehr laden',
    fromStart: 'Zurück an den Anfang der Liste',
    empty: 'Noch keine Threads vorhanden',
    emptyText: 'Das Board ist frei. Wirf den ersten Dart und starte eine Diskussion.',
    notFound: 'Subforum nicht gefunden',
    notFoundText: 'Dieses Subforum gibt es nicht oder nicht mehr.',
    moreFailed: 'Weitere Threads konnten nicht geladen werden',
  },

  newThread: {
    title: 'Neuer Thread',
    inSubforum: 'in {name:string}',
    titleLabel: 'Titel',
    titleHint: 'Worum geht es? Ein guter Titel wird eher beantwortet.',
    contentLabel: 'Inhalt',
    contentHint: 'Zeilenumbrüche und Links bleiben erhalten.',
    submit: 'Thread erstellen',
    pending: 'Wird gesendet...',
    cancel: 'Abbrechen',
    draftRestored: 'Dein Entwurf ist wieder da.',
    draftDiscard: 'Verwerfen',
  },

  thread: {
    backTo: 'Zurück zu {name:string}',
    by: 'von {name:string}',
    starter: 'Thread-Starter',
    post: 'Beitrag #{number:number}',
    reply: 'Antwort',
    permalink: 'Link zu Beitrag #{number:number}',
    replyTo: 'Antwort auf Beitrag #{number:number}',
    replyToDeleted: 'Der Beitrag wurde gelöscht.',
    edited: 'Bearbeitet am',
    earlier: 'Frühere Beiträge',
    later: 'Weitere Beiträge',
    pageFailed: 'Die Beiträge konnten nicht geladen werden',
    noPosts: 'Hier ist kein Beitrag mehr.',
    fromStart: 'Zum Anfang des Threads',
    newPosts: '{count:number|number} {{count:neuer Beitrag|neue Beiträge}}',
    newPost: 'Neuer Beitrag #{number:number} von {name:string}',
    postGone: 'Beitrag #{number:number} gibt es nicht mehr',
    notFound: 'Thread nicht gefunden',
    notFoundText: 'Vielleicht wurde er gelöscht, oder der Link ist nicht vollständig.',
    toForum: 'Zurück zum Forum',
    gone: 'Dieser Thread wurde gelöscht',
    goneText: 'Was du hier siehst, ist der letzte Stand. Antworten geht nicht mehr.',
  },

  actions: {
    reply: 'Antworten',
    quote: 'Zitieren',
    edit: 'Bearbeiten',
    delete: 'Löschen',
    deleteThread: 'Thread löschen',
    ofPost: '{action:string}: Beitrag #{number:number}',
  },

  reply: {
    toThread: 'Antwort zum Thread',
    toPost: 'Antwort auf Beitrag',
    toPostOf: 'Antwort auf Beitrag #{number:number} von {name:string}',
    cancel: 'Abbrechen',
    label: 'Dein Beitrag',
    placeholder: 'Schreib, was du denkst...',
    submitPost: 'Beitrag senden',
    submitReply: 'Antwort senden',
    pending: 'Wird gesendet...',
    removeQuote: 'Zitat entfernen',
    characters: 'noch {count:number|number} Zeichen',
    charactersOver: '{count:number|number} Zeichen zu viel',
    sent: 'Dein Beitrag #{number:number} steht im Thread.',
    failed: 'Beitrag konnte nicht erstellt werden.',
    loginRequired: 'Du musst angemeldet sein, um zu antworten',
    login: 'Anmelden',
  },

  edit: {
    label: 'Beitrag #{number:number} bearbeiten',
    save: 'Speichern',
    pending: 'Wird gespeichert...',
    cancel: 'Abbrechen',
    minutesLeft: 'Noch {count:number} {{count:Minute|Minuten}} bearbeitbar',
    timeOver:
      'Die Zeit zum Bearbeiten ist vorbei. Kopiere deinen Text, wenn du ihn behalten willst.',
  },

  deletion: {
    postQuestion: 'Beitrag löschen?',
    postText:
      'Möchten Sie diesen Beitrag wirklich löschen? Diese Aktion kann nicht rückgängig gemacht werden.',
    postAsModerator:
      'Der Beitrag verschwindet für alle. Du kannst das gleich danach rückgängig machen.',
    threadQuestion: 'Thread löschen?',
    threadText:
      'Möchten Sie diesen Thread wirklich löschen? Diese Aktion kann nicht rückgängig gemacht werden.',
    threadAsModerator:
      'Der Thread verschwindet mit {count:number|number} {{count:Beitrag|Beiträgen}} für alle. Du kannst das gleich danach rückgängig machen.',
    confirm: 'Löschen',
    postDeleted: 'Beitrag gelöscht',
    postDeletedText: 'Der Beitrag wurde erfolgreich gelöscht.',
    postFailed: 'Beitrag konnte nicht gelöscht werden.',
    threadDeleted: 'Thread gelöscht',
    threadDeletedText: 'Der Thread wurde erfolgreich gelöscht.',
    threadFailed: 'Thread konnte nicht gelöscht werden.',
    refused: 'Löschung nicht möglich',
    hasReplies: 'Thread kann nicht gelöscht werden, da bereits Antworten vorhanden sind.',
    undo: 'Rückgängig',
    postRestored: 'Beitrag wiederhergestellt',
    threadRestored: 'Thread wiederhergestellt',
    restoreFailed: 'Das Wiederherstellen hat nicht geklappt.',
  },
} satisfies BaseTranslation;
