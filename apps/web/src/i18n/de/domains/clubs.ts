export default {
  areas: { clubs: 'Vereine' },
  closed: { clubs: 'Die Vereine sind gerade geschlossen' },
  categories: { clubs: 'Vereine' },
  results: { club: 'Verein' },
  notifications: { clubs: 'Vereine' },
  kinds: { club: 'Verein' },
  reports: { club: 'Verein melden' },
  leaving: { club: 'Verein' },
  counts: { clubs: '{{count:Verein|Vereine}}' },
} as const;
