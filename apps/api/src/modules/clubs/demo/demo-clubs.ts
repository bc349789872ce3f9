export interface DemoClub {
  name: string;
  city: string;
  description: string;
  founded: number;
  isPublic?: boolean;
  owner: string;
  officers: readonly string[];
  members: readonly string[];
  /** who asks to join, with what they say */
  asking?: Readonly<Record<string, string>>;
  invited?: readonly string[];
  hasNews?: boolean;
}

export const demoClubs: readonly DemoClub[] = [
  {
    name: 'DC Kölsche Pfeile',
    city: 'Köln',
    description:
      'Dienstags ab 19 Uhr Training, freitags Liga. Wir sind ein bunter Haufen von Anfang bis Bezirksoberliga.\n\nKomm einfach vorbei, Leihpfeile liegen bereit.',
    founded: 1987,
    owner: 'lisa',
    officers: ['ben'],
    members: ['anna', 'mehmet', 'jule'],
    asking: { sofia: 'Wohne seit Mai in Ehrenfeld und suche ein Team.' },
    hasNews: true,
  },
  {
    name: 'Ruhrpott Bulls',
    city: 'Bochum',
    description: 'Darts wie im Pott: laut, ehrlich, mit Frikadelle. Training mittwochs.',
    founded: 2004,
    owner: 'manni',
    officers: ['kasia'],
    members: ['sofia'],
    invited: ['anna'],
    hasNews: true,
  },
  {
    name: 'Stammtisch Treble Zwanzig',
    city: 'Köln',
    description: 'Nur wir, das Board und der Deckel.',
    founded: 2019,
    isPublic: false,
    owner: 'ben',
    officers: [],
    members: ['lisa', 'mehmet'],
  },
];
