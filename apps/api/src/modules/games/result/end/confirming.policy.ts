import type { Setup } from '@oche/darts/game';
import { DISPUTE_DAYS } from '@oche/validators/games/result';
import type { GameStatus } from '@oche/validators/games/schemas';
import type { Actor } from '../../../../lib/actor.ts';
import { DAY_MS, HOUR_MS } from '../../../../lib/time/wall-clock.ts';
import { type GameFacts, isPlayer } from '../../games.policy.ts';

/** How long the other side can take before a result counts as confirmed. */
export const CONFIRM_HOURS = 24;
/** After this long without a visit a player may call a game off. */
const QUIET_HOURS = 24;
/** After this long the house does it. */
export const ABANDONED_DAYS = 7;

/** Who plays on which side, and how many sides there are. */
interface Sides {
  setup: Pick<Setup, 'sides'>;
  members: GameFacts['members'];
  /** played at a tournament, whose organisers decide about it */
  isOfficial: boolean;
}

/** What the rules about a game's end need to know of it. Times are in ISO 8601. */
export interface EndFacts extends GameFacts, Sides {
  /** who entered the last visit, or gave up */
  endedBy: string | null;
  isResigned: boolean;
  confirmUntil: string | null;
  completedAt: string | null;
  movedAt: string;
}

/** The side of a member who plays and has said so. */
export const sideOf = (userId: string | null, members: GameFacts['members']): number | undefined =>
  members.find((member) => member.userId === userId && member.hasAccepted)?.side;

/**
 * The sides that have to confirm a result: all but the side of the one who entered it. Somebody who only scored for
 * others speaks for no side.
 */
export function sidesToConfirm({ setup, members }: Sides, endedBy: string | null): number[] {
  const own = sideOf(endedBy, members);
  return setup.sides.flatMap((_, side) => (side === own ? [] : [side]));
}

/**
 * At a tournament a result counts at once. Otherwise it waits for the others, if there is somebody on each of their sides who can confirm it. Alone
 * and against guests it stays casual.
 */
export function statusAtEnd(
  game: Sides,
  endedBy: string | null,
): 'finished' | 'casual' | 'completed' {
  if (game.isOfficial) return 'completed';
  const sides = sidesToConfirm(game, endedBy);
  const hasMember = (side: number) =>
    game.members.some((member) => member.side === side && member.hasAccepted);
  return game.setup.sides.length > 1 && sides.every(hasMember) ? 'finished' : 'casual';
}

/**
 * Whether a result can be confirmed: it waits for that, or it was played against guests who have
 * become members since.
 */
const isConfirmable = (game: EndFacts): boolean =>
  game.status === 'finished' ||
  (game.status === 'casual' && statusAtEnd(game, game.endedBy) === 'finished');

export const isToConfirm = (actor: Actor, game: EndFacts): boolean => {
  const side = sideOf(actor.id, game.members);
  return side !== undefined && sidesToConfirm(game, game.endedBy).includes(side);
};

export const mayConfirm = (actor: Actor, game: EndFacts): boolean =>
  isConfirmable(game) && isToConfirm(actor, game);

/** Whether it is too late to doubt a result that counts. */
export const isDisputeOver = ({ completedAt }: EndFacts, now: Date): boolean =>
  completedAt !== null && now.getTime() - Date.parse(completedAt) > DISPUTE_DAYS * DAY_MS;

/**
 * Who may doubt a result: as long as it waits, those who are asked; once it counts, everybody who played, for a week.
 * Giving up has another answer, and at a tournament its organisers decide.
 */
export function mayDispute(actor: Actor, game: EndFacts, now: Date): boolean {
  if (game.isOfficial) return false;
  if (game.status === 'finished') return !game.isResigned && isToConfirm(actor, game);
  if (game.status !== 'completed' || isDisputeOver(game, now)) return false;
  return sideOf(actor.id, game.members) !== undefined;
}

/** The side that scored can correct it as long as nobody has confirmed it, and for a day at most. */
export function mayCorrect(
  actor: Actor,
  game: Pick<EndFacts, 'status' | 'members' | 'endedBy' | 'isResigned' | 'confirmUntil'>,
  now: Date,
): boolean {
  const { status, members, endedBy, confirmUntil } = game;
  if (status !== 'finished' && status !== 'casual') return false;
  if (game.isResigned || confirmUntil === null || now.toISOString() >= confirmUntil) return false;
  const side = sideOf(endedBy, members);
  return side === undefined ? endedBy === actor.id : sideOf(actor.id, members) === side;
}

/** Giving up leaves the win to somebody: alone there is nobody. */
export const mayResign = (actor: Actor, game: EndFacts): boolean =>
  game.status === 'playing' &&
  game.setup.sides.length > 1 &&
  sideOf(actor.id, game.members) !== undefined;

/** Instead of taking a win by giving up, the others may want to play it out. */
export const mayPlayOn = (actor: Actor, game: EndFacts): boolean =>
  game.status === 'finished' && game.isResigned && isToConfirm(actor, game);

const takesPart = (actor: Actor, game: EndFacts): boolean =>
  game.createdBy === actor.id || sideOf(actor.id, game.members) !== undefined;

/** Whether nothing has happened for so long that one player can end it; nobody else minds at once. */
export function mayAbandon(actor: Actor, game: EndFacts, now: Date): boolean {
  if (game.status !== 'playing' || !takesPart(actor, game)) return false;
  const isAlone = game.members.every(({ userId }) => userId === actor.id);
  return isAlone || now.getTime() - Date.parse(game.movedAt) >= QUIET_HOURS * HOUR_MS;
}

/** Games that moderators decide about: doubted ones, and those that count already. */
export const isDecidable = (status: GameStatus): boolean =>
  status === 'disputed' || status === 'completed';

/** Nobody decides about a game of their own. */
export const isOwnGame = (userId: string, game: Pick<EndFacts, 'createdBy' | 'members'>): boolean =>
  game.createdBy === userId || game.members.some((member) => member.userId === userId);

/** Players and the one who started the game read why it is doubted and how that was decided. */
export const knowsReasons = (actor: Actor | null, game: EndFacts): boolean =>
  actor !== null && (isPlayer(actor, game) || game.createdBy === actor.id);
