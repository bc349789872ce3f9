import type { MediaPlatform } from '@oche/validators/media/limits';

export interface DemoChannel {
  name: string;
  platform: MediaPlatform;
  url: string;
  followers: number;
  description: string;
  /** who lists it, and who else runs it */
  admins: readonly [string, ...string[]];
  isVerified?: boolean;
  /** letters and the two colours of the logo; without it the page draws the platform's sign */
  logo?: { letters: string; ground: string; bed: string };
  videos?: readonly string[];
  followedBy?: readonly string[];
  rememberedBy?: readonly string[];
}

/** Free films, so that a demo shows how videos are embedded: Big Buck Bunny and Sintel, both CC BY (Blender Foundation). */
const FILMS = {
  youTube: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  other: 'https://www.youtube.com/watch?v=eRsGyueVLvQ',
  vimeo: 'https://vimeo.com/1084537',
};

export const demoChannels: readonly DemoChannel[] = [
  {
    name: 'Checkout Talk',
    platform: 'Podcast',
    url: 'https://checkout-talk.example/podcast',
    followers: 18_400,
    description:
      'Lisa und Manni reden jeden Montag über das Dartwochenende: Liga, Profis, Pub. Und über die Frage, warum immer die Doppel 16.\n\nFragen an die Sendung einfach ins Forum.',
    admins: ['lisa', 'manni'],
    isVerified: true,
    logo: { letters: 'CT', ground: '#17130f', bed: '#2f6b3f' },
    followedBy: ['anna', 'ben', 'mehmet', 'jule'],
    rememberedBy: ['anna', 'jule'],
  },
  {
    name: 'Bullseye TV',
    platform: 'YouTube',
    url: 'https://bullseye-tv.example/@bullseye',
    followers: 126_000,
    description:
      'Wurftechnik in Zeitlupe, Barrels im Vergleich und Besuche in Lounges zwischen Kiel und Kempten. Neue Folgen mittwochs und samstags.',
    admins: ['ben'],
    isVerified: true,
    logo: { letters: 'B', ground: '#a32a22', bed: '#f2e6cf' },
    videos: [FILMS.youTube, FILMS.other, FILMS.vimeo],
    followedBy: ['anna', 'lisa', 'kasia'],
    rememberedBy: ['anna'],
  },
  {
    name: 'Doppel 16 live',
    platform: 'Twitch',
    url: 'https://doppel16-live.example/stream',
    followers: 7_350,
    description:
      'Kasia wirft, der Chat zählt mit. Donnerstags ab 20 Uhr gegen alle, die sich trauen.',
    admins: ['kasia'],
    isVerified: true,
    logo: { letters: 'D16', ground: '#1d3a5c', bed: '#e0b23c' },
    followedBy: ['anna', 'sofia'],
  },
  {
    name: 'Anwurf',
    platform: 'Podcast',
    url: 'https://anwurf.example',
    followers: 4_120,
    description:
      'Der Podcast für alle, die gerade anfangen: Board aufhängen, Griff finden, erste Liga. Zwanzig Minuten, jede zweite Woche.',
    admins: ['sofia'],
    logo: { letters: 'AN', ground: '#2f6b3f', bed: '#f2e6cf' },
    followedBy: ['jule'],
  },
  {
    name: 'Die scharfe Kante',
    platform: 'Blog',
    url: 'https://scharfe-kante.example',
    followers: 980,
    description:
      'Texte über Material: Tungsten, Griffe, Spitzen. Gewogen und vermessen, nicht nachgeplappert.',
    admins: ['mehmet'],
    isVerified: true,
    logo: { letters: 'SK', ground: '#f2e6cf', bed: '#17130f' },
    rememberedBy: ['ben'],
  },
  {
    name: 'Dart in 60 Sekunden',
    platform: 'TikTok',
    url: 'https://dart60.example/@dart60',
    followers: 231_000,
    description: 'Ein Finish, ein Trick, eine Minute.',
    admins: ['jule'],
    logo: { letters: '60', ground: '#17130f', bed: '#a32a22' },
    followedBy: ['ben'],
  },
  {
    name: 'Ruhrpott Darts',
    platform: 'YouTube',
    url: 'https://ruhrpott-darts.example/@pott',
    followers: 9_870,
    description: 'Ligaspiele in voller Länge, kommentiert vom Tresen aus. Mit Frikadelle.',
    admins: ['manni'],
    logo: { letters: 'RD', ground: '#33302c', bed: '#e0b23c' },
    videos: [FILMS.other],
  },
  {
    name: 'Flightschool',
    platform: 'YouTube',
    url: 'https://flightschool.example/@flights',
    followers: 3_410,
    description: 'Training mit Plan: Bob’s 27, Round the Clock, Cricket. Auf Deutsch und Englisch.',
    admins: ['anna'],
    isVerified: true,
    logo: { letters: 'FS', ground: '#1d3a5c', bed: '#f2e6cf' },
    followedBy: ['lisa', 'sofia', 'mehmet'],
  },
  {
    name: 'Nachtschicht am Oche',
    platform: 'Twitch',
    url: 'https://nachtschicht.example/live',
    followers: 1_240,
    description: 'Nach der Spätschicht noch ein paar Legs. Musik an, Licht aus, Board an.',
    admins: ['mehmet'],
  },
  {
    name: 'Steeldart-Treff',
    platform: 'Forum',
    url: 'https://steeldart-treff.example/forum',
    followers: 5_600,
    description:
      'Das alte Forum aus dem Westen: Regelfragen, Fahrgemeinschaften, Flohmarkt. Seit 2003.',
    admins: ['manni'],
  },
  {
    name: 'Neun Pfeile',
    platform: 'Podcast',
    url: 'https://neun-pfeile.example',
    followers: 2_760,
    description:
      'Lange Gespräche mit Leuten, die man sonst nur werfen sieht: Caller, Schreiber, Wirte.',
    admins: ['jule', 'lisa'],
    logo: { letters: '9', ground: '#a32a22', bed: '#17130f' },
    followedBy: ['anna'],
  },
  {
    name: 'Pfeilpost',
    platform: 'Blog',
    url: 'https://pfeilpost.example/blog',
    followers: 310,
    description:
      'Rundbrief aus dem Vereinsleben: Jugendarbeit, Hallen, Förderanträge. Trocken, aber nützlich.',
    admins: ['lisa'],
  },
];
