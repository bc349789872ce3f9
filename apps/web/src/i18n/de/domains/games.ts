export default {
  areas: { games: 'Spiele und Herausforderungen' },
  notes: { games: 'Laufende Spiele werden zu Ende geschrieben.' },
  closed: { games: 'Neue Spiele gibt es gerade nicht' },
  notifications: { games: 'Spiele' },
  kinds: { game: 'Spiel', guest: 'Name eines Gasts' },
  reports: { game: 'Spiel melden', guest: 'Namen melden' },
  leaving: { game: 'Spiel' },
  counts: { games: '{{count:Spiel|Spiele}}' },
} as const;
