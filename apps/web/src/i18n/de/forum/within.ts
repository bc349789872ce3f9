export default {
  find: {
    title: 'Im Thread suchen',
    label: 'Wonach suchst du hier?',
    submit: 'Suchen',
    hint: 'Wörter, "genaue Wortfolgen" und -was nicht vorkommen soll.',
    searching: 'Die Beiträge werden durchgesehen …',
    count: '{count:number|number} {{count:Beitrag|Beiträge}}, die neuesten zuerst',
    atLeast: 'Die neuesten {count:number|number} Beiträge',
    nothing: 'Davon steht in diesem Thread nichts.',
    notYet: 'In den neuesten Beiträgen steht davon nichts.',
    more: 'Weiter zurück suchen',
    failed: 'In diesem Thread konnte nicht gesucht werden',
    everywhere: 'Im ganzen Forum suchen',
  },
  summary: {
    title: 'Das Wichtigste',
    loading: 'Die Beiträge werden zusammengestellt …',
    lead: '{count:number|number} von {total:number|number} Beiträgen: die, die den meisten gefallen haben.',
    nothing:
      'Hier ist noch keine Antwort mehreren Mitgliedern aufgefallen. Wenn dir eine weiterhilft: Reagier darauf, dann steht sie hier.',
    failed: 'Die Beiträge konnten nicht zusammengestellt werden',
  },
} as const;
