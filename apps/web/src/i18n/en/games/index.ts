import type de from '../../de/games/index.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Game {id}',
  side: 'Side {side}',
  unknownPlayer: 'Invited',
  sets: 'Sets',
  average: 'Average',
  lastVisit: 'Last',
  darts: 'Darts',
  throws: 'to throw',
  leg: 'Leg {leg}',
  status: {
    invited: 'Waiting for a yes',
    declined: 'Declined',
    cancelled: 'Withdrawn',
    expired: 'Nobody answered',
    playing: 'Live',
    finished: 'Over, not confirmed yet',
    casual: 'Over, not rated',
    disputed: 'Disputed',
    completed: 'Over',
    annulled: 'Does not count',
  },
  watch: {
    visits: 'Visits',
    score: 'Score',
    accept: 'Play',
    empty: 'No dart thrown yet.',
    bust: 'bust',
  },
  moments: {
    title: 'Moments',
    nineDarter: 'Nine-darter',
    finish: '{points:number} finish',
    max: '{points:number}',
    share: 'Share picture',
    shareOf: 'Share picture: {what:string}, {name:string}',
    failed: 'The picture couldn’t be loaded. Try again.',
  },
} satisfies Translation<typeof de>;
