import { expectedLegs } from '../match.ts';
import { type Block, canBeDrawn, type FixtureFormat, plannedGames } from './format.ts';

/** What a format means for an evening. */
export interface Outlook {
  /** without deciders, and with all of them */
  games: { least: number; most: number };
  canBeDrawn: boolean;
  /** on so many boards, as an average evening takes */
  minutes: number;
  /** the fewest players with whom each line-up can be named */
  players: number;
}

/** A leg of 501 between club players, and how much of it doesn't depend on its score: walking, doubles. */
const LEG_MINUTES = 5.5;
const LEG_BASE_MINUTES = 1;
const CRICKET_LEG_MINUTES = 8;
/** From the last dart of a game to the first one of the next. */
const CHANGE_MINUTES = 4;

/**
 * Reads what a format means before anybody has played it.
 * @param boards how many games can be played at once
 */
export function outlookOf(format: FixtureFormat, boards: number): Outlook {
  const planned = plannedGames(format);
  const regular = planned.filter(({ block }) => !block.isDecider);
  const certain = regular.filter(({ block }) => block.isPlayedWhenDecided);
  const optional = regular.filter(({ block }) => !block.isPlayedWhenDecided);
  const total = regular.reduce((sum, { block }) => sum + block.worth, 0);
  const minutes = format.blocks
    .filter(({ isDecider }) => !isDecider)
    .reduce(
      (sum, block) => sum + Math.ceil(block.games.length / Math.max(1, boards)) * minutesOf(block),
      0,
    );
  const hasDecider = planned.length > regular.length;
  return {
    games: {
      least: Math.max(certain.length, Math.min(regular.length, leastToWin(regular.length))),
      most: planned.length,
    },
    canBeDrawn:
      !hasDecider && (total % 2 === 0 || regular.some(({ block }) => canBeDrawn(block.format))),
    // what is left out once it is decided is about a quarter of it
    minutes: Math.round(minutes * (1 - (0.25 * optional.length) / Math.max(1, regular.length))),
    players: Math.max(...format.lineUps.map(({ positions }) => positions), 0),
  };

  function leastToWin(count: number): number {
    return optional.length > 0 ? Math.floor(count / 2) + 1 : count;
  }
}

function minutesOf({ rules, format }: Block): number {
  const leg =
    rules.game === 'cricket'
      ? CRICKET_LEG_MINUTES
      : LEG_BASE_MINUTES + ((LEG_MINUTES - LEG_BASE_MINUTES) * rules.start) / 501;
  return expectedLegs(format) * leg + CHANGE_MINUTES;
}
