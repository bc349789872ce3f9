export default {
  unread: 'ungelesen',
  toNews: 'Zum ersten neuen Beitrag',

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
    threads: 'Threads',
    inPlace: 'in {place:string}',
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

  tabs: {
    label: 'Das Forum',
    places: 'Themen',
    latest: 'Neueste',
    unread: 'Ungelesen',
    drafts: 'Entwürfe',
  },
  latest: {
    title: 'Neueste Threads',
    description: 'Worüber im Dart-Forum der Oche gerade geschrieben wird, über alle Themen hinweg.',
    unread: 'Ungelesene Threads',
    allRead: 'Alles gelesen',
    allReadText: 'Hier steht, was seit deinem letzten Besuch dazugekommen ist.',
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
} as const;
