export default {
  areas: { market: 'Marktplatz' },
  notes: { market: 'Was abgemacht ist, bringen beide zu Ende.' },
  closed: { market: 'Der Marktplatz ist gerade geschlossen' },
  categories: { marketplace: 'Marktplatz' },
  results: { item: 'Marktplatz' },
  notifications: { market: 'Marktplatz' },
  kinds: {
    item: 'Anzeige',
    dealreview: 'Bewertung eines Handels',
    listing: 'Anzeige vor der Freigabe',
    dispute: 'Streitfall um einen Handel',
  },
  reports: { item: 'Anzeige melden', dealreview: 'Bewertung melden' },
  leaving: { deal: 'Handel', item: 'Anzeige' },
  counts: { items: '{{count:Anzeige|Anzeigen}}' },
} as const;
