/** Days from today, and minutes of the local day. */
interface Evening {
  day: number;
  from: number;
  until: number;
}

interface DemoAnswer {
  by: string;
  /** minutes of the challenge's day */
  at: number;
  note: string | null;
}

interface DemoPlace {
  zipCode: string;
  latitude: number;
  longitude: number;
}

const COLOGNE: DemoPlace = { zipCode: '50667', latitude: 50.94, longitude: 6.96 };
const BOCHUM: DemoPlace = { zipCode: '44787', latitude: 51.48, longitude: 7.22 };

export interface DemoChallenge extends Evening {
  by: string;
  /** default: around their own postal code */
  around?: DemoPlace;
  /** for this member alone */
  invited?: string;
  radius: number;
  game: { start: number } | 'cricket' | null;
  bestOf: number;
  level?: readonly [min: number | null, max: number | null];
  note: string | null;
  answers?: readonly DemoAnswer[];
  /** who answered, and was agreed with */
  partner?: string;
}

const clock = (hours: number, minutes = 0): number => hours * 60 + minutes;

/** What some members of the Rhineland and the Ruhr have in mind; Anna and Ben see different ones. */
export const demoChallenges: readonly DemoChallenge[] = [
  {
    by: 'anna',
    day: 1,
    from: clock(18, 30),
    until: clock(22),
    radius: 50,
    game: { start: 501 },
    bestOf: 5,
    note: 'Nach Feierabend ein paar Legs, Neulinge willkommen.',
    answers: [
      { by: 'sofia', at: clock(19), note: 'Komme mit der Bahn, 19 Uhr schaffe ich gut.' },
      { by: 'mehmet', at: clock(20), note: null },
    ],
  },
  {
    by: 'lisa',
    day: 2,
    from: clock(19),
    until: clock(23),
    radius: 25,
    game: { start: 501 },
    bestOf: 7,
    note: 'Best of 7, der Verlierer zahlt das Board.',
    answers: [{ by: 'ben', at: clock(19, 30), note: 'Deal.' }],
    partner: 'ben',
  },
  {
    by: 'sofia',
    invited: 'anna',
    day: 4,
    from: clock(18),
    until: clock(21),
    radius: 50,
    game: { start: 301 },
    bestOf: 5,
    note: 'Revanche für neulich?',
  },
  {
    by: 'mehmet',
    day: 3,
    from: clock(17),
    until: clock(22),
    radius: 100,
    game: 'cricket',
    bestOf: 3,
    note: 'Cricket spielt hier keiner. Oder doch?',
  },
  {
    by: 'sofia',
    day: 1,
    from: clock(19),
    until: clock(22, 30),
    radius: 50,
    game: { start: 501 },
    bestOf: 3,
    around: COLOGNE,
    level: [null, 75],
    note: 'Bin nach der Arbeit noch in Köln. Hauptsache locker.',
  },
  {
    by: 'kasia',
    day: 5,
    from: clock(18),
    until: clock(23),
    radius: 100,
    game: { start: 501 },
    bestOf: 11,
    level: [80, null],
    note: 'Suche jemanden zum Vorbereiten auf die Liga.',
  },
  {
    by: 'manni',
    around: BOCHUM,
    day: 2,
    from: clock(16),
    until: clock(20),
    radius: 50,
    game: null,
    bestOf: 5,
    note: 'Rentner hat Zeit.',
  },
  {
    by: 'jule',
    day: 1,
    from: clock(20),
    until: clock(23, 30),
    radius: 10,
    game: { start: 301 },
    bestOf: 3,
    note: null,
  },
];
