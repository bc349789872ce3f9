export default {
  title: 'Rangliste des Abends',
  maximums: '180er',
  finishes: 'Höchste Finishes',
  legs: 'Kürzeste Legs',
  averages: 'Beste Averages',
  marks: 'Marks pro Aufnahme',
  darts: '{count:number} Darts',
  none: 'Noch keiner',
  games: 'Aus {count:number} {{count:Match|Matches}}, die mitgeschrieben wurden.',
} as const;
