import type { TournamentGame, TournamentType } from '@oche/validators/tournaments/schemas';

interface Seat {
  /** the key of a demo member */
  member: string;
}

export interface DemoTournament {
  name: string;
  description: string;
  by: string;
  /** the name of a demo lounge */
  lounge?: string;
  location?: string;
  kind?: TournamentType;
  game?: TournamentGame;
  bestOf?: number;
  teamSize?: number;
  seats: number;
  /** euro */
  fee?: number;
  prizes?: number;
  players: readonly (Seat | { guestName: string })[];
}

/** A tournament as it stands in the tables, with who plays it. */
export interface Announced {
  id: number;
  organiserId: string;
  loungeId: number | null;
  startsAt: Date;
}

/** A tournament of the next days. */
export interface DemoAhead extends DemoTournament {
  /** days from today, and the hour of the local day */
  day: number;
  hour: number;
  isDraft?: true;
}

const members = (...keys: string[]): Seat[] => keys.map((member) => ({ member }));
const guests = (...names: string[]) => names.map((guestName) => ({ guestName }));

/** Was played to its end some days ago, with a match for the third place. */
export const demoFinished: DemoTournament = {
  name: '11. Depot-Cup',
  description:
    'Der Klassiker im alten Straßenbahndepot: acht Leute, ein Abend, einfaches K.-o. und danach noch ein Bier an der Theke.',
  by: 'kasia',
  lounge: 'Zur Triple 20',
  seats: 8,
  fee: 5,
  prizes: 40,
  players: members('kasia', 'hendrik', 'torsten', 'frank', 'lisa', 'emre', 'manni', 'tine'),
};

/** Is in the middle of its evening: both semi-finals are at their boards. */
export const demoRunning: DemoTournament = {
  name: 'Feierabendturnier am Dom',
  description:
    'Nach der Arbeit direkt an die Scheibe. Zwei Boards, kurze Wege, und um elf ist Schluss.',
  by: 'kasia',
  lounge: 'Domspitze Darts',
  seats: 8,
  players: members('sabine', 'mehmet', 'ole', 'dominik', 'sofia', 'matthias', 'uwe', 'heinz'),
};

export const demoAhead: readonly DemoAhead[] = [
  {
    name: 'Einsteigerabend am Grüngürtel',
    description:
      'Für alle, die noch nie ein Turnier gespielt haben. Jeder hat mindestens drei Spiele, Leihdarts liegen bereit.',
    by: 'sofia',
    location: 'Vereinsheim am Grüngürtel, Köln',
    kind: 'groups',
    game: '301',
    bestOf: 3,
    day: 3,
    hour: 19,
    seats: 8,
    players: [
      ...members('jule', 'tine', 'sofia', 'patrick', 'urs', 'sepp', 'manni'),
      ...guests('Biggi', 'Nico'),
      ...members('uwe', 'dennis'),
    ],
  },
  {
    name: 'Revier-Open',
    description:
      'Doppel-K.-o. mit 32 Plätzen: Ein schlechtes Spiel darf sich jeder leisten. Einlass ab 17 Uhr, die Küche hat bis zehn offen.',
    by: 'manni',
    lounge: 'Kohlenpott Arrows',
    kind: 'double_elimination',
    day: 8,
    hour: 18,
    seats: 32,
    players: members(
      'torsten',
      'kasia',
      'frank',
      'lisa',
      'mehmet',
      'anna',
      'sabine',
      'emre',
      'heinz',
      'matthias',
      'dominik',
    ),
  },
  {
    name: 'Großer Preis der Ruhr',
    description:
      'Das Preisgeld geht an die ersten vier, dazu gibt es etwas für das höchste Finish und das kürzeste Leg. Startgeld bitte passend mitbringen.',
    by: 'lisa',
    location: 'Stadthalle, Bochum',
    bestOf: 7,
    day: 20,
    hour: 14,
    seats: 64,
    fee: 15,
    prizes: 600,
    players: [
      ...members('luka', 'marek', 'kasia', 'torsten', 'hendrik', 'gio', 'nadine', 'frank'),
      ...members('ole', 'mehmet', 'emre', 'reto', 'ben'),
      ...guests('Der lange Uwe', 'Kalle'),
    ],
  },
  {
    name: 'Doppelabend im Pfeilwerk',
    description: 'Zu zweit gegen zwei. Noch offen: Losen wir die Paare, oder bringt ihr sie mit?',
    by: 'anna',
    lounge: 'Pfeilwerk Deutz',
    teamSize: 2,
    day: 14,
    hour: 19,
    seats: 16,
    players: [],
    isDraft: true,
  },
];
