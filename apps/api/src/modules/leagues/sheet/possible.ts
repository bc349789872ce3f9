import { legsToWin, type PlannedGame } from '@oche/darts/leagues/format';
import { resultBy } from '@oche/darts/match';
import { ABSENT } from './loaded-sheet.ts';

/** Whether a game can have ended so. Where nobody has come for a side, it is lost by all of its legs. */
export function isPossible(
  { block }: Pick<PlannedGame, 'block'>,
  legs: readonly [number, number],
  home: readonly number[],
  away: readonly number[],
): boolean {
  const most = legsToWin(block.format);
  const isMissing = [home.includes(ABSENT), away.includes(ABSENT)] as const;
  if (!isMissing[0] && !isMissing[1]) return resultBy(block.format, legs) !== undefined;
  return legs[0] === (isMissing[0] ? 0 : most) && legs[1] === (isMissing[1] ? 0 : most);
}
