import type { Game } from '@oche/darts/game';
import type { X01Turn } from '@oche/darts/x01';
import type { ShownGame } from '@oche/validators/games/show';
import type { ServiceContext } from '../../../lib/deps.ts';
import { DAY_MS, MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { toCard } from '../list/card.ts';
import { listCards } from '../list/finished-games.queries.ts';
import { readThrown } from '../play/thrown.service.ts';
import * as queries from './show.queries.ts';

/** Where nobody has thrown for this long, nothing is being played any more. */
const LIVE_MS = 30 * MINUTE_MS;
const WEEK_MS = 7 * DAY_MS;
/** A leg that has only begun shows nothing yet. */
const VISITS_MIN = 2;

type Turn = Game['turns'][number] & X01Turn;

/**
 * A game for everybody to look at: one that is being played, else the leg of the week with the fewest darts. Only of
 * two whose profiles are everybody's; null where there is none.
 */
export async function readShownGame(ctx: ServiceContext): Promise<ShownGame | null> {
  const now = ctx.clock.now().getTime();
  const everybody = { viewerId: '', isStaff: false };
  const since = (ms: number) => new Date(now - ms).toISOString();
  const live = await queries.listLive(ctx.db, { ...everybody, since: since(LIVE_MS) });
  const shown = await firstToShow(ctx, live, true);
  if (shown) return shown;
  const best = await queries.listBest(ctx.db, { ...everybody, since: since(WEEK_MS) });
  return firstToShow(ctx, best, false);
}

async function firstToShow(
  { db }: ServiceContext,
  found: readonly { id: number }[],
  isLive: boolean,
): Promise<ShownGame | null> {
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return null;
  const [cards, thrown] = await Promise.all([listCards(db, { ids }), readThrown(db, ids)]);
  for (const id of ids) {
    const row = cards.find((card) => card.id === id);
    const game = thrown.find((one) => one.id === id)?.game;
    if (!row || !game) continue;
    const leg = isLive ? runningLeg(game) : bestLeg(game);
    if (leg.length < VISITS_MIN) continue;
    const { players, score, rules, lounge } = toCard(row, null);
    return {
      id,
      isLive,
      start: rules.game === 'x01' ? rules.start : 0,
      lounge: lounge && { name: lounge.name, city: lounge.city },
      sides: score.map(({ legs }, side) => {
        const person = players.find((player) => player.side === side)?.person;
        return { name: person ? `${person.firstName} ${person.lastName}` : '', legs };
      }),
      visits: leg.map(({ side, before, after, points, isBust, isFinish, dartsThrown, darts }) => ({
        side,
        before,
        after,
        points,
        isBust,
        isFinish,
        dartsThrown,
        darts: darts ? [...darts] : null,
      })),
    };
  }
  return null;
}

const turnsOf = (game: Game): Turn[] =>
  game.turns.flatMap((turn) => ('before' in turn ? [turn as Turn] : []));

/** The leg that is being played; one that was just begun waits for its first visits behind the last one. */
function runningLeg(game: Game): Turn[] {
  const turns = turnsOf(game);
  const last = turns.at(-1)?.leg;
  return turns.filter(({ leg }) => leg === last);
}

/** The leg that was won with the fewest darts. */
function bestLeg(game: Game): Turn[] {
  const turns = turnsOf(game);
  const won = turns
    .filter(({ isFinish }) => isFinish)
    .map(({ leg, side }) => {
      const all = turns.filter((turn) => turn.leg === leg);
      const darts = all
        .filter((turn) => turn.side === side)
        .reduce((sum, { dartsThrown }) => sum + dartsThrown, 0);
      return { all, darts };
    });
  return won.sort((a, b) => a.darts - b.darts)[0]?.all ?? [];
}
