import { replay } from '@oche/darts/game';
import { type Moment, momentsOf } from '@oche/darts/moments';
import { isRefusal } from '@oche/darts/visit';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { pictureOf } from '../../../lib/picture/draw.ts';
import { getPublicGame } from './game.service.ts';
import { momentSvg } from './moment.ts';

/**
 * The picture of a great visit of a public game.
 * @param of the visit, by its place in the game's entries
 * @throws AppError GAME_NOT_FOUND, also for a visit that is nothing special or has been taken back; UNAVAILABLE when
 *   too many wait for theirs
 */
export async function drawMoment(
  deps: Pick<Deps, 'db' | 'clock'>,
  of: { gameId: number; entry: number },
): Promise<Buffer> {
  const output = await getPublicGame(deps, of.gameId);
  const { rules, format, first, players, entries } = output;
  const sides = [...Map.groupBy(players, ({ side }) => side).values()].map((own) => own.length);
  const game = replay({ rules, format, first, sides }, entries);
  const moment = isRefusal(game) ? undefined : momentsOf(game).find(isAt(of.entry));
  if (!moment) throw new AppError('GAME_NOT_FOUND');
  const key = `moment ${output.id} ${moment.entry} ${output.revision} ${output.status}`;
  return pictureOf(key, () => momentSvg(moment, output));
}

const isAt =
  (entry: number) =>
  (moment: Moment): boolean =>
    moment.entry === entry;
