export default {
  areas: { tournaments: 'Turniere' },
  notes: { tournaments: 'Laufende Abende gehen weiter.' },
  closed: { tournaments: 'Die Turniere sind gerade geschlossen' },
  categories: { tournaments: 'Turniere' },
  results: { tournament: 'Turnier' },
  kinds: { tournament: 'Turnier' },
  reports: { tournament: 'Turnier melden' },
  leaving: { tournament: 'Turnier', series: 'Turnierserie' },
  counts: { tournaments: '{{count:Turnier|Turniere}}' },
} as const;
