export default {
  label: 'Vorschläge',
  count: '{count:number} {{count:Vorschlag|Vorschläge}}',
  all: 'Alle Ergebnisse für „{query:string}“',
  last: 'Letzte Suchen',
  remove: '„{query:string}“ aus den letzten Suchen entfernen',
  removed: '„{query:string}“ entfernt',
  removeAll: 'Alle entfernen',
  removedAll: 'Letzte Suchen entfernt',
} as const;
