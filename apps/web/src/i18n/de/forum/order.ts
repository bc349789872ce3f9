export default {
  tools: 'Ordnen',
  choose: 'Was soll anders werden?',
  menu: {
    select: 'Beiträge auswählen',
    selectText: 'Abtrennen oder in einen anderen Thread legen',
    merge: 'Mit einem Thread zusammenführen',
    mergeText: 'Alle Beiträge gehen in den anderen',
    move: 'In ein anderes Subforum',
    moveText: 'Der Thread bleibt, wie er ist',
    recent: 'Zuletzt umgeräumt',
    recentText: 'Was du und andere verschoben haben',
  },
  selection: {
    bar: 'Ausgewählte Beiträge',
    post: 'Beitrag #{number:number} von {name:string} auswählen',
    count: '{count:number|number} {{count:Beitrag|Beiträge}}',
    none: 'Tipp die Beiträge an. Mit Umschalt nimmst du alle dazwischen.',
    full: 'Mehr als {count:number} auf einmal gehen nicht.',
    split: 'Abtrennen',
    move: 'Verschieben',
    end: 'Auswahl beenden',
  },
  split: {
    title: '{count:number|number} {{count:Beitrag|Beiträge}} abtrennen',
    name: 'Titel des neuen Threads',
    subforum: 'Subforum',
    submit: 'Abtrennen',
  },
  posts: {
    title: '{count:number|number} {{count:Beitrag|Beiträge}} verschieben',
    submit: 'Verschieben',
  },
  merge: {
    title: 'Zusammenführen',
    submit: 'Zusammenführen',
  },
  move: {
    title: 'Thread verschieben',
    to: 'Wohin?',
    submit: 'Verschieben',
  },
  target: {
    label: 'In welchen Thread?',
    hint: 'Such nach dem Titel, oder füg die Adresse ein.',
    found: 'Gefunden',
    nothing: 'Dazu steht hier kein Thread.',
    remove: 'Anderen Thread wählen',
  },
  pending: 'Wird umgeräumt …',
  effects: {
    title: 'Das passiert',
    failed: 'Was passiert, ließ sich nicht ermitteln.',
    posts:
      '{count:number|number} {{count:Beitrag zieht|Beiträge ziehen}} um und {{count:steht|stehen}} da, wo {{count:er|sie}} der Zeit nach {{count:hingehört|hingehören}}.',
    newThread:
      'Der erste der Beiträge eröffnet den neuen Thread, unter dem Namen, der darüber steht. Tags hat er noch keine.',
    younger: 'Der andere Thread ist jünger als dieser. Meist ist es andersherum klarer.',
    links:
      '{count:number|number} {{count:Antwort oder Zitat führt|Antworten oder Zitate führen}} danach von einem Thread in den anderen.',
    watchers:
      '{count:number|number} {{count:Mitglied hört|Mitglieder hören}} danach auch von dort, wie bisher von hier.',
    readers:
      'Für {count:number|number} {{count:Mitglied|Mitglieder}} bleibt gelesen, was gelesen ist.',
    renumbered:
      '{count:number|number} {{count:Beitrag|Beiträge}} dort {{count:bekommt eine neue Nummer|bekommen neue Nummern}}.',
    addresses: 'Alle bisherigen Adressen führen weiter zu ihren Beiträgen.',
    pollComes: 'Die Umfrage kommt mit.',
    pollStays: 'Beide haben eine Umfrage: Die von hier ist danach nirgends mehr zu sehen.',
    waiting:
      '{count:number|number} {{count:Beitrag wartet|Beiträge warten}} hier auf Freigabe und {{count:erscheint|erscheinen}} dann dort.',
    tags: '{count:number|number} {{count:Tag kommt|Tags kommen}} mit.',
    tagsLeft: 'Für {count:number|number} {{count:Tag|Tags}} von hier ist dort kein Platz mehr.',
    undo: 'Zehn Minuten lang lässt sich das rückgängig machen.',
    moved: 'Wer hier mitliest, liest weiter mit. Adressen und Nummern bleiben.',
  },
  done: {
    split: '{count:number|number} {{count:Beitrag|Beiträge}} abgetrennt in „{title:string}“',
    posts: '{count:number|number} {{count:Beitrag|Beiträge}} verschoben nach „{title:string}“',
    merge: '„{source:string}“ ist in „{title:string}“ aufgegangen',
    thread: '„{source:string}“ steht jetzt in {to:string}',
    undo: 'Rückgängig',
    undone: 'Rückgängig gemacht',
    undoFailed: 'Das ließ sich nicht rückgängig machen',
    minutes: 'noch {count:number} {{count:Minute|Minuten}}',
  },
  recent: {
    title: 'Zuletzt umgeräumt',
    empty: 'Hier hat noch niemand etwas umgeräumt.',
    failed: 'Die Liste konnte nicht geladen werden.',
    by: 'von {name:string}',
    isUndone: 'rückgängig gemacht',
  },
} as const;
