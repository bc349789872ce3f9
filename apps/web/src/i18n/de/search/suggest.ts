export default {
  label: 'Vorschläge',
  count: '{count:number} {{count:Vorschlag|Vorschläge}}',
  all: 'Alle Ergebnisse für „{query:string}“',
  last: 'Letzte Suchen',
  remove: '„{query:string}“ aus den letzten Suchen entfernen',
  removed: '„{query:string}“ entfernt',
  removeAll: 'Alle entfernen',
  removedAll: 'Letzte Suchen entfernt',
  categories: {
    forum: 'Forum',
    lounges: 'Lounges',
    tournaments: 'Turniere',
    clubs: 'Vereine',
    marketplace: 'Marktplatz',
    channels: 'Kanäle',
    members: 'Mitglieder',
  },
} as const;
