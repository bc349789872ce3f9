export default {
  kind: 'Tag',
  head: 'Alle Threads mit dem Tag {name:string} im Dart-Forum der Oche.',
  threads: 'Threads mit dem Tag {name:string}',
  empty: 'Noch kein Thread mit diesem Tag',
  emptyText: 'Wer einen Thread schreibt, kann ihm diesen Tag geben.',
  search: 'Suche in diesem Tag',
  notFound: 'Tag nicht gefunden',
  notFoundText: 'Diesen Tag gibt es nicht oder nicht mehr.',
  field: {
    label: 'Tags',
    needsLevel:
      'Tags vergibst du ab der Stufe „Eingeworfen“. Wie weit du bist, steht in deinem Konto.',
    toLevel: 'Zu deiner Stufe',
    hint: 'Bis zu {count:number}. So finden es auch alle, die das Subforum nicht lesen.',
  },
  edit: 'Tags',
  dialog: 'Tags für diesen Thread',
  save: 'Speichern',
} as const;
