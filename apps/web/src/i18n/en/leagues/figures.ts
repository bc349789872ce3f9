import type german from '../../de/leagues/figures.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'The players in numbers',
  caption: 'What the players of {team:string} have achieved',
  none: 'With the first result, the players’ numbers stand here.',
  failed: 'The players’ numbers can’t be loaded right now.',
  team: 'All together',
  player: 'Player',
  fixtures: 'Fixtures',
  singles: 'Singles',
  singlesLong: 'Singles: won and played',
  doubles: 'Doubles',
  doublesLong: 'Doubles and team games: won and played',
  legs: 'Legs',
  legsLong: 'Legs of singles: won and lost',
  average: 'Average',
  firstNine: 'First 9',
  maxima: '180s',
  bestFinish: 'Highest finish',
  shortestLeg: 'Shortest leg',
  short: {
    fixtures: 'Fix.',
    average: 'Avg',
    bestFinish: 'Finish',
    shortestLeg: 'Leg',
  },
  of: '{won:number}/{all:number}',
  small: {
    doubles: 'Doubles {won:number}/{all:number}',
    legs: 'Legs {won:number}:{lost:number}',
    firstNine: 'First 9 {average:string}',
    bestFinish: 'Finish {points:number}',
    shortestLeg: 'Leg in {darts:number}',
  },
  career: {
    notFound: 'Player not found',
    notFoundText:
      'Nobody plays here whom you can see. Many members show themselves only when you are signed in.',
    description:
      '{player:string} in the {league:string}: singles, doubles, average and finishes, season by season.',
    title: 'Season by season',
    caption: 'What {player:string} has achieved, season by season',
    season: 'Season',
    none: 'No fixture played yet.',
    total: 'All together',
    profile: 'To the profile',
    leagues: 'In leagues',
  },
  record: {
    caption: 'How {team:string} has done, season by season',
    place: 'Place',
    points: 'Points',
    shownHere: 'this season',
  },
  game: {
    x01: '{start:number} {out:string}',
    x01In: '{start:number} {in:string} {out:string}',
    in: { double: 'double in', master: 'master in' },
    out: { straight: 'straight out', double: 'double out', master: 'master out' },
    cricket: { standard: 'Cricket', cutThroat: 'Cut-throat cricket' },
  },
} satisfies Translation<typeof german>;
