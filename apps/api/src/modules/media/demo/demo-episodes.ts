export interface DemoEpisode {
  /** hours before the demo was loaded */
  hoursAgo: number;
  title: string;
  summary?: string;
  minutes?: number;
  /** a free film on YouTube */
  videoId?: string;
}

interface DemoFeed {
  /** of the channel */
  name: string;
  isHeard?: boolean;
  episodes: readonly DemoEpisode[];
}

/** Big Buck Bunny, as in the channels' own videos. */
const FILM = 'aqz-KE-bpKQ';
const DAY = 24;
const WEEK = 7 * DAY;

/** What the demo's channels have brought out lately; no feed is ever asked for it. */
export const demoFeeds: readonly DemoFeed[] = [
  {
    name: 'Checkout Talk',
    isHeard: true,
    episodes: [
      {
        hoursAgo: 20,
        title: '112: Warum immer die Doppel 16?',
        summary:
          'Manni hat nachgezählt: 2.400 Checkouts aus der Bezirksliga, und die Hälfte geht über links unten. Lisa hält dagegen.',
        minutes: 74,
      },
      {
        hoursAgo: WEEK + 20,
        title: '111: Drei Bullseyes und ein Bus',
        summary:
          'Auswärtsfahrt nach Kassel, mit Panne, Pokal und einem 167er-Finish auf dem Rückweg.',
        minutes: 68,
      },
      {
        hoursAgo: 2 * WEEK + 20,
        title: '110: Der Schreiber hat immer recht',
        summary: 'Über Kreide, Tablets und den Streit um die eine 26.',
        minutes: 59,
      },
      { hoursAgo: 3 * WEEK + 20, title: '109: Post von euch', minutes: 47 },
      {
        hoursAgo: 4 * WEEK + 20,
        title: '108: Ein Abend in Leipzig',
        summary: 'Live aus dem Bullseye Loft, mit Publikum und einer Wette.',
        minutes: 91,
      },
      { hoursAgo: 5 * WEEK + 20, title: '107: Griffe, Griffe, Griffe', minutes: 62 },
      { hoursAgo: 6 * WEEK + 20, title: '106: Sommerpause vorbei', minutes: 38 },
      { hoursAgo: 9 * WEEK, title: '105: Zum Schluss das Finale', minutes: 83 },
    ],
  },
  {
    name: 'Bullseye TV',
    episodes: [
      {
        hoursAgo: 30,
        title: 'Der Wurf von Runde zu Runde, in Zeitlupe',
        summary:
          'Was der Ellbogen macht, wenn es eng wird. Mit 1.000 Bildern in der Sekunde gefilmt.',
        videoId: FILM,
      },
      {
        hoursAgo: 5 * DAY,
        title: 'Fünf Barrels unter 40 Euro',
        summary: 'Gewogen, geworfen, gemessen. Einer davon bleibt.',
        videoId: FILM,
      },
      { hoursAgo: 9 * DAY, title: 'Zu Besuch in Kiel: elf Boards am Hafen', videoId: FILM },
      { hoursAgo: 12 * DAY, title: 'Griffband oder nicht?', videoId: FILM },
    ],
  },
  {
    name: 'Doppel 16 live',
    episodes: [
      {
        hoursAgo: 3 * DAY,
        title: 'Donnerstagsrunde: 14 Herausforderer, ein Board',
        summary: 'Das letzte Leg dauert 41 Darts. Der Chat ist schuld.',
        minutes: 193,
      },
      { hoursAgo: 10 * DAY, title: 'Cricket bis Mitternacht', minutes: 221 },
    ],
  },
  {
    name: 'Anwurf',
    isHeard: true,
    episodes: [
      {
        hoursAgo: 4 * DAY,
        title: 'Folge 23: Dein erstes Ligaspiel',
        summary: 'Was du mitbringst, wer schreibt, und warum du nicht als Erste werfen musst.',
        minutes: 21,
      },
      { hoursAgo: 18 * DAY, title: 'Folge 22: Wie hoch hängt das Board?', minutes: 19 },
      { hoursAgo: 32 * DAY, title: 'Folge 21: Drei Griffe für den Anfang', minutes: 24 },
    ],
  },
  {
    name: 'Die scharfe Kante',
    episodes: [
      {
        hoursAgo: 6 * DAY,
        title: '90 oder 95 Prozent Tungsten: Was man spürt',
        summary:
          'Acht Sätze auf der Feinwaage, und ein Blindversuch mit zwölf Leuten aus der Liga.',
      },
      { hoursAgo: 23 * DAY, title: 'Spitzen, die im Sisal bleiben' },
      { hoursAgo: 51 * DAY, title: 'Wie rund ist rund? Barrels unter dem Mikroskop' },
    ],
  },
  {
    name: 'Flightschool',
    episodes: [
      {
        hoursAgo: 2 * DAY,
        title: 'Bob’s 27 für Fortgeschrittene',
        summary: 'Ein Plan für vier Wochen, mit einer Tabelle zum Mitschreiben.',
        videoId: FILM,
      },
      { hoursAgo: 16 * DAY, title: 'Round the Clock in zehn Minuten', videoId: FILM },
    ],
  },
  {
    name: 'Neun Pfeile',
    isHeard: true,
    episodes: [
      {
        hoursAgo: 8 * DAY,
        title: 'Die Stimme: ein Caller erzählt',
        summary: 'Dreißig Jahre „Game on“, und wie man eine 180 ruft, ohne heiser zu werden.',
        minutes: 112,
      },
      { hoursAgo: 39 * DAY, title: 'Die Wirtin: eine Kneipe, vier Boards', minutes: 97 },
    ],
  },
];

/** The demo's channel whose address leads nowhere any more. */
export const DEMO_DEAD_LINK = 'Pfeilpost';
