import type de from '../../de/landing/index.ts';
import type { Translation } from '../../texts.ts';

export default {
  meta: {
    title: 'Step up to the oche: tournaments, venues and people who play darts',
    description:
      'Tournaments, venues with a free board, your stats, clubs, a marketplace and a forum: Oche is the platform for everyone who plays darts. Free to join.',
  },
  topBar: {
    label: 'Home page',
    home: 'To the home page',
    features: 'What’s in it',
    venues: 'Lounges',
    tournaments: 'Tournaments',
    community: 'Community',
    marketplace: 'Marketplace',
    signIn: 'Sign in',
    join: 'Join now',
    menu: 'Menu',
  },
  hero: {
    eyebrow: 'For everyone who plays darts',
    title: 'Step up to the oche.',
    lead: 'Tournaments, lounges with a free board, your stats, your club, and somebody who wants your old flights. Oche is the place for the time between two visits.',
    join: 'Join now',
    play: 'Play without an account',
    more: 'Learn more',
    demo: 'Watch demo',
    noDemo: 'Close demo',
    free: 'Free',
    noCard: 'No credit card',
    instant: 'Instant access',
    board: 'A dartboard with three darts in treble 20',
  },
  score: {
    label: 'Scoreboard: 501, minus 180, 321 left',
    rest: 'Left',
  },
  figures: {
    label: 'Oche in figures',
    count: '{count:number|number}',
    boards: '{{boards:board|boards}} in {lounges:number|number} {{lounges:lounge|lounges}}',
    tournaments: '{{tournaments:tournament|tournaments}} on or coming up',
    games: '{{games:game|games}} in seven days',
    posts: '{{posts:post|posts}} in seven days',
  },
  shown: {
    live: 'At the board now',
    liveText: 'These two are throwing this very moment, and every visit is here at once.',
    best: 'Leg of the week',
    bestText: '{darts} darts, thrown and scored on Oche.',
    replay: 'Watch the leg',
    close: 'Back to the sheet',
    watch: 'Follow it live',
    all: 'The whole game',
    average: 'Average {average}',
    waits: 'not at the oche yet',
    visits: 'Visits of {name}',
    bust: 'Bust',
    shot: 'Game shot',
  },
  features: {
    title: 'Six beds, one board',
    lead: 'In the order they hang. Aim at any of them.',
    tournaments: {
      title: 'Tournaments',
      text: 'From eight of you in the pub to the county championship: announce it, take entries, make the draw, follow the bracket. The sheet behind the bar may retire.',
    },
    venues: {
      title: 'Lounges',
      text: 'Where is a board free, what is an hour, how did others like it? Look it up, book it, throw.',
    },
    statistics: {
      title: 'Scorer and statistics',
      text: 'Score on your phone, with checkout routes and even offline. Average and win rate work themselves out, last Thursday’s too.',
    },
    clubs: {
      title: 'Clubs',
      text: 'Your club, its people and its tournaments in one place. No club yet? Find one. Or found one.',
    },
    marketplace: {
      title: 'Marketplace',
      text: 'Barrels, boards, cases, flights and shafts, from player to player. Including the third set you only wanted to try.',
    },
    social: {
      title: 'People',
      text: 'Find friends, write, arrange a game. And settle in the forum whether it’s 22 or 24 grams. So: never.',
    },
  },
  loungeBand: {
    title: 'Somewhere a board is free',
    text: 'Pub, club or clubhouse: a lounge shows how many boards hang, what an hour costs and when it’s open. Search by distance, book your time, and read first what others say.',
    note: 'Everyone here knows the measurements. Whether they’re right, the reviews will tell.',
    drawing:
      'Dimensioned drawing: the bull hangs 1.73 metres above the floor, the oche is 2.37 metres from the board',
    height: '1.73 m',
    distance: '2.37 m',
  },
  cities: {
    label: 'Lounges by city',
    all: 'All lounges',
    free: 'free',
    boards: 'boards',
    inCity:
      '{lounges:number|number} {{lounges:lounge|lounges}}, {boards:number|number} {{boards:board|boards}}',
  },
  tournaments: {
    title: 'Winner stays on',
    text: 'Announcement out, entries in, seeds, draw: there’s your bracket. Knockout, double knockout or round robin; 501, 301 or cricket. You choose, Oche does the sums. Byes included.',
    players: 'If you play',
    playersText: 'you find tournaments nearby and enter before the list is full.',
    organisers: 'If you organise',
    organisersText: 'you keep track of entry fees, seeds and results without counting three times.',
    drawing: 'Bracket with eight seeds: 1 against 8, 4 against 5, 3 against 6, 2 against 7',
    final: 'Final',
    next: 'Next tournaments',
    all: 'All tournaments',
    places: '{taken:number} of {places:number} places taken',
  },
  community: {
    title: 'Three darts, three kinds of people',
    dart: 'Dart {number}',
    player: {
      title: 'You play',
      text: 'A profile with your numbers, tournaments near you, people at your level. And a forum for the nights when the doubles wouldn’t go in.',
      action: 'Start playing',
    },
    venue: {
      title: 'You have boards',
      text: 'List your lounge, set prices and hours, and take bookings without the phone ringing at the busiest time.',
      action: 'List your lounge',
    },
    club: {
      title: 'Strength in numbers',
      text: 'Clubs and associations announce tournaments, report results and keep rankings. Volunteering is work enough.',
      action: 'Create club',
    },
    live: 'In the forum right now',
    posts: '{{posts:post|posts}}',
  },
  callToAction: {
    title: 'Game on!',
    text: 'No need to throw for the bull: joining costs nothing, takes no credit card and works at once.',
    action: 'Get started',
  },
} satisfies Translation<typeof de>;
