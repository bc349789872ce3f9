const members = (...keys: string[]) => keys.map((member) => ({ member }));

/** A league: eight members an evening, not always the same ones. */
export const demoSeries = {
  name: 'Donnerstagsliga',
  description:
    'Jeden Donnerstag im Pfeilwerk: acht Plätze, kurze Distanz, und die besten drei Abende zählen. Wer am Ende der Saison vorn steht, spielt in Bochum um den Großen Preis.',
  by: 'anna',
  lounge: 'Pfeilwerk Deutz',
  /** ISO: Thursday */
  weekday: 4,
  hour: 19,
  rules: { best: 3, bonus: { maximum: 1, finish: 2, shortLeg: 1 } },
  evening: {
    name: 'Donnerstagsliga ##',
    tournamentType: 'single_elimination',
    gameFormat: '501',
    format: { legs: { kind: 'bestOf', count: 3 } },
    teamSize: 1,
    maxParticipants: 8,
    entryFee: 3,
    prizePool: 0,
    isPublic: true,
    isInvitedOnly: false,
    rating: { min: null, max: null },
  },
  evenings: [
    members('anna', 'ben', 'sofia', 'ole', 'dominik', 'nadine', 'uwe', 'emre'),
    members('ben', 'luka', 'sofia', 'jule', 'dominik', 'heinz', 'anna', 'gio'),
    members('nadine', 'anna', 'ole', 'emre', 'sofia', 'ben', 'patrick', 'luka'),
    members('luka', 'dominik', 'anna', 'nadine', 'uwe', 'gio', 'ben', 'heinz'),
  ],
  ahead: members('anna', 'luka', 'nadine', 'sofia', 'jule'),
  /** which gets the best of it */
  final: { name: 'Großer Preis der Ruhr', seats: 4 },
} as const;
