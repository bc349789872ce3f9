import type { BannerPosition } from '@oche/validators/banners/schemas';

export interface DemoBanner {
  position: BannerPosition;
  title: string;
  advertiser: string;
  /** in large letters; the shorter one on phones */
  headline: string;
  short: string;
  line: string;
  motif: 'board' | 'dart' | 'flights' | { number: string };
  ground: keyof typeof demoGrounds;
  /** a path of ours, or another site's */
  target: string;
  priority?: number;
  description?: string;
  /** default: shown since a month */
  state?: 'planned' | 'ended' | 'paused';
}

/** Ground, letters and marks, all from the board. */
export const demoGrounds = {
  red: { ground: '#8C1019', letters: '#FAF5EA', mark: '#F0B73F' },
  green: { ground: '#0A4A31', letters: '#F4EFE3', mark: '#F0B73F' },
  black: { ground: '#1B1713', letters: '#F4EFE3', mark: '#C4161F' },
  sisal: { ground: '#E9D9B4', letters: '#19140F', mark: '#C4161F' },
  tape: { ground: '#F0B73F', letters: '#19140F', mark: '#8C1019' },
} as const;

const DEPOT = 'Steeldart-Depot';
const FLIGHTS = 'Flightwerk';
const LIGHT = 'Boardlicht';
const SHIRTS = 'Matchtrikot';
const TRAVEL = 'Triple Reisen';

/** Advertisers that don't exist, and Oche itself. */
export const demoBanners: readonly DemoBanner[] = [
  {
    position: 'header',
    title: 'Barrels zum halben Preis: 90 % Wolfram, nur diese Woche',
    advertiser: DEPOT,
    headline: 'Barrels zum halben Preis',
    short: 'Barrels −50 %',
    line: '90 % Wolfram, nur diese Woche',
    motif: 'dart',
    ground: 'red',
    target: 'https://example.com/?steeldart-depot',
    priority: 10,
    description: 'Frühjahrsaktion, gebucht bis Monatsende',
  },
  {
    position: 'header',
    title: 'Licht ohne Schatten: der Ring fürs Board',
    advertiser: LIGHT,
    headline: 'Licht ohne Schatten',
    short: 'Kein Schatten',
    line: 'Der Ring fürs Board, in fünf Minuten montiert',
    motif: 'board',
    ground: 'black',
    target: 'https://example.com/?boardlicht',
  },
  {
    position: 'navigation_bottom',
    title: 'Spiel mit: Turniere in deiner Nähe',
    advertiser: 'Oche',
    headline: 'Spiel mit: Turniere in deiner Nähe',
    short: 'Turniere bei dir',
    line: '',
    motif: 'dart',
    ground: 'green',
    target: '/tournaments',
  },
  {
    position: 'sidebar',
    title: 'Flights, die stehen: ab drei Sätzen ohne Versandkosten',
    advertiser: FLIGHTS,
    headline: 'Flights, die stehen',
    short: 'Flights, die stehen',
    line: 'Drei Sätze, kein Versand',
    motif: 'flights',
    ground: 'tape',
    target: 'https://example.com/?flightwerk',
  },
  {
    position: 'sidebar',
    title: 'Dein Name aufs Trikot',
    advertiser: SHIRTS,
    headline: 'Dein Name aufs Trikot',
    short: 'Dein Name aufs Trikot',
    line: 'Ab einem Stück',
    motif: { number: '26' },
    ground: 'red',
    target: 'https://example.com/?matchtrikot',
  },
  {
    position: 'footer',
    title: 'Was ist dein Board noch wert? Verkauf es auf dem Marktplatz',
    advertiser: 'Oche',
    headline: 'Was ist dein Board noch wert?',
    short: 'Verkauf dein Board',
    line: 'Auf dem Marktplatz',
    motif: 'board',
    ground: 'sisal',
    target: '/marketplace',
  },
  {
    position: 'leaderboard_top',
    title: '180 geworfen? Das Trikot dazu',
    advertiser: SHIRTS,
    headline: '180 geworfen?',
    short: '180 geworfen?',
    line: 'Das Trikot dazu, in 14 Farben',
    motif: { number: '180' },
    ground: 'black',
    target: 'https://example.com/?matchtrikot',
  },
  {
    position: 'leaderboard_bottom',
    title: 'Neue Spitzen in zwei Minuten',
    advertiser: DEPOT,
    headline: 'Neue Spitzen in zwei Minuten',
    short: 'Neue Spitzen',
    line: 'Werkzeug und 30 Spitzen im Set',
    motif: 'dart',
    ground: 'sisal',
    target: 'https://example.com/?steeldart-depot',
  },
  {
    position: 'tournament_page',
    title: 'Turnierreise im Januar: drei Abende, Bus und Hotel',
    advertiser: TRAVEL,
    headline: 'Drei Abende vor der Bühne',
    short: 'Ab zur Bühne',
    line: 'Turnierreise im Januar, Bus und Hotel dabei',
    motif: { number: '501' },
    ground: 'green',
    target: 'https://example.com/?triple-reisen',
  },
  {
    position: 'marketplace',
    title: 'Gebraucht und geprüft: Steeldarts mit einem Jahr Garantie',
    advertiser: DEPOT,
    headline: 'Gebraucht und geprüft',
    short: 'Geprüft',
    line: 'Steeldarts mit einem Jahr Garantie',
    motif: 'dart',
    ground: 'tape',
    target: 'https://example.com/?steeldart-depot',
    priority: 5,
  },
  {
    position: 'marketplace',
    title: 'Flights mit deinem Motiv',
    advertiser: FLIGHTS,
    headline: 'Flights mit deinem Motiv',
    short: 'Dein Motiv',
    line: 'Hochladen, ansehen, werfen',
    motif: 'flights',
    ground: 'green',
    target: 'https://example.com/?flightwerk',
    priority: 5,
  },
  {
    position: 'venue_page',
    title: 'Boards für Lounges: geliefert, gehängt, beleuchtet',
    advertiser: LIGHT,
    headline: 'Boards für Lounges',
    short: 'Für Lounges',
    line: 'Geliefert, gehängt, beleuchtet',
    motif: 'board',
    ground: 'red',
    target: 'https://example.com/?boardlicht',
  },
  {
    position: 'club_page',
    title: 'Vereinstrikots ab elf Stück',
    advertiser: SHIRTS,
    headline: 'Trikots für euren Verein',
    short: 'Vereinstrikots',
    line: 'Ab elf Stück, in drei Wochen da',
    motif: { number: '20' },
    ground: 'black',
    target: 'https://example.com/?matchtrikot',
  },
  {
    position: 'game_page',
    title: 'Boardlicht: siehst du das Doppel?',
    advertiser: LIGHT,
    headline: 'Siehst du das Doppel?',
    short: 'Doppel? Klar.',
    line: 'Mit Licht rundherum schon',
    motif: 'board',
    ground: 'green',
    target: 'https://example.com/?boardlicht',
  },
  {
    position: 'profile_page',
    title: 'Barrels mit deinem Namen',
    advertiser: DEPOT,
    headline: 'Barrels mit deinem Namen',
    short: 'Mit deinem Namen',
    line: 'Graviert in zwei Tagen',
    motif: 'dart',
    ground: 'black',
    target: 'https://example.com/?steeldart-depot',
  },
  {
    position: 'dashboard',
    title: 'Ein neues Board unter 60 Euro',
    advertiser: DEPOT,
    headline: 'Ein neues Board unter 60 €',
    short: 'Board unter 60 €',
    line: 'Sisal, dünne Drähte, Aufhängung dabei',
    motif: 'board',
    ground: 'sisal',
    target: 'https://example.com/?steeldart-depot',
  },
  {
    position: 'dashboard',
    title: 'Sommerreise: 32 Boards an der Küste',
    advertiser: TRAVEL,
    headline: '32 Boards an der Küste',
    short: '32 Boards',
    line: 'Sommerreise, ab jetzt zu buchen',
    motif: { number: '32' },
    ground: 'tape',
    target: 'https://example.com/?triple-reisen',
    state: 'planned',
  },
  {
    position: 'header',
    title: 'Flights im Winterschlussverkauf',
    advertiser: FLIGHTS,
    headline: 'Winterschlussverkauf',
    short: 'Schlussverkauf',
    line: 'Flights und Schäfte',
    motif: 'flights',
    ground: 'red',
    target: 'https://example.com/?flightwerk',
    state: 'ended',
  },
  {
    position: 'footer',
    title: 'Reisen zu den großen Bühnen',
    advertiser: TRAVEL,
    headline: 'Reisen zu den großen Bühnen',
    short: 'Große Bühnen',
    line: 'Wartet auf die neuen Termine',
    motif: { number: '170' },
    ground: 'black',
    target: 'https://example.com/?triple-reisen',
    state: 'paused',
  },
];
