import { type Entry, entriesByLeg, replay, type Setup } from '@oche/darts/game';
import { randomFrom } from '@oche/darts/random';
import { throwGame } from '@oche/darts/thrower';
import { isRefusal } from '@oche/darts/visit';
import { withTransaction } from '@oche/db';
import type { GameStatus } from '@oche/validators/games/schemas';
import type { TestApi, TestMember } from '../../testing/index.ts';
import { replaceLegs } from './moves/moves.queries.ts';
import { settle } from './result/counted/results.service.ts';
import { insertGame, insertPlayers } from './start/start-game.queries.ts';

type Player = TestMember | { guestName: string };

interface PlayedGame {
  /** one a side, or lists for teams; one side alone is training */
  sides: readonly (Player | readonly Player[])[];
  /** 501 double out, unless told otherwise */
  rules?: Setup['rules'];
  /** legs that win */
  legs?: number;
  /** what each side averages, about; 50 */
  averages?: readonly number[];
  /** the side that wins; by default that of the better throws */
  winner?: number;
  /** what was thrown, instead of what is imagined */
  entries?: readonly Entry[];
  status?: Exclude<GameStatus, 'invited' | 'playing'>;
  /** by default now */
  finishedAt?: Date | string;
  visibility?: 'public' | 'friends' | 'private';
  loungeId?: number;
}

const MINUTES_A_LEG = 6;
const ATTEMPTS = 200;

/**
 * A game that was played to its end, as if its visits had been entered: with its results, and told to whoever reacts to
 * `game.settled` (`runJobs`). It is `completed`, unless told otherwise.
 * @returns its id
 */
export async function playGame({ deps }: TestApi, game: PlayedGame): Promise<number> {
  const { status = 'completed', finishedAt = deps.clock.now() } = game;
  const sides = game.sides.map((side) => (isTeam(side) ? side : [side]));
  const setup: Setup = {
    rules: game.rules ?? { game: 'x01', start: 501, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: game.legs ?? 1 } },
    sides: sides.map((players) => players.length),
    first: 0,
  };
  const played = playedToTheEnd(setup, game);
  const end = new Date(finishedAt);
  const start = new Date(
    end.getTime() - (played.position.standing.leg + 1) * MINUTES_A_LEG * 60_000,
  );
  const first = sides.flat().find(isMember);
  if (!first) throw new Error('nobody plays who has an account');
  return withTransaction(deps.db, async (tx) => {
    const gameId = await insertGame(tx, {
      createdBy: first.id,
      setup,
      position: played.position,
      visibility: game.visibility ?? 'public',
      status,
      loungeId: game.loungeId ?? null,
      boardId: null,
      now: start,
    });
    await insertPlayers(
      tx,
      gameId,
      sides.flatMap((players, side) =>
        players.map((player, place) => ({
          side,
          place,
          userId: isMember(player) ? player.id : null,
          guestName: isMember(player) ? null : player.guestName,
          acceptedAt: isMember(player) ? start : null,
        })),
      ),
    );
    await replaceLegs(tx, gameId, 0, entriesByLeg(played));
    await tx
      .updateTable('games')
      .set({
        winner_side: played.position.standing.winner ?? null,
        revision: played.entries.length,
        ended_by: first.id,
        moved_at: end,
        finished_at: end,
        confirm_until: new Date(end.getTime() + 24 * 3_600_000),
        completed_at: status === 'completed' ? end : null,
      })
      .where('id', '=', gameId)
      .execute();
    await settle(deps, tx, gameId);
    return gameId;
  });
}

const isTeam = (side: Player | readonly Player[]): side is readonly Player[] => Array.isArray(side);
const isMember = (player: Player): player is TestMember => 'id' in player;

function playedToTheEnd(setup: Setup, { averages = [50, 50], winner, entries }: PlayedGame) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const random = randomFrom(`${JSON.stringify([setup, averages])} ${seed++}`);
    const game = replay(setup, entries ?? throwGame(setup, averages, random).entries);
    if (isRefusal(game)) throw new Error(`visit ${game.entry} can't be: ${game.refused}`);
    const won = game.position.standing.winner;
    if (won === undefined) throw new Error('the game has no end');
    if (winner === undefined || won === winner) return game;
  }
  throw new Error(`side ${winner} doesn't win`);
}

/** The same tests play the same games. */
let seed = 0;
