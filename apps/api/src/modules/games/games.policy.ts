import type { GameStatus } from '@oche/validators/games/schemas';
import { type Actor, isModerator, requireActive, requireWriter } from '../../lib/actor.ts';

/** What the rules need to know of a game. */
export interface GameFacts {
  status: GameStatus;
  visibility: 'public' | 'friends' | 'private';
  createdBy: string;
  /** members among the players */
  members: readonly {
    userId: string;
    side: number;
    hasAccepted: boolean;
    /** in a remote game: which device enters what they throw */
    deviceId?: string | null;
  }[];
  /** members who may score it without playing */
  markers: readonly string[];
}

/**
 * Who scores a game: a member, or a device that stands at the board for everybody. Whether it may was
 * decided by whoever put it there.
 */
export type Scorer = Actor | 'device';

export const isPlayer = (actor: Actor | null, { members }: Pick<GameFacts, 'members'>): boolean =>
  actor !== null && members.some(({ userId }) => userId === actor.id);

/** Whether a game is the member's alone: private, and with nobody else who has an account. */
export const isOwnAlone = (
  actor: Actor,
  {
    visibility,
    members,
  }: Pick<GameFacts, 'visibility'> & {
    members: readonly { userId: string }[];
  },
): boolean => visibility === 'private' && members.every(({ userId }) => userId === actor.id);

/**
 * A game that is the member's alone reaches nobody, so it doesn't wait for the confirmed address; all others do.
 * @throws AppError ACCOUNT_SUSPENDED, ACCOUNT_BANNED, EMAIL_NOT_VERIFIED
 */
export const requirePlayer = (actor: Actor, game: Parameters<typeof isOwnAlone>[1]): void =>
  isOwnAlone(actor, game) ? requireActive(actor) : requireWriter(actor);

/** Games that not everybody in them has accepted are theirs alone. */
const NOT_BEGUN: ReadonlySet<GameStatus> = new Set(['invited', 'declined', 'cancelled', 'expired']);

/** What the rules need to know of a game that somebody watches, the same for all who do. */
export interface WatchFacts extends GameFacts {
  /** members whom a player blocks, or who block a player */
  blocked: readonly string[];
  /** friends of the players; read only where they may see it */
  friends: readonly string[];
}

/**
 * Who may watch a game that has begun: everybody a public one, friends of a player one for friends;
 * nobody whom a player blocks, or who blocks a player. Those who play, who started it, and
 * moderators see every game.
 */
export function mayWatch(actor: Actor | null, game: WatchFacts): boolean {
  if (maySee(actor, { ...game, visibility: 'private' })) return true;
  if (NOT_BEGUN.has(game.status) || (actor && game.blocked.includes(actor.id))) return false;
  const isForFriend = game.visibility === 'friends' && actor && game.friends.includes(actor.id);
  return game.visibility === 'public' || isForFriend === true;
}

/** Those who started a game for others, or mark it. */
const takesCare = ({ id }: Actor, { createdBy, markers }: GameFacts): boolean =>
  createdBy === id || markers.includes(id);

/**
 * Who may see a game: everybody a public one that all named members have accepted, otherwise those
 * who play, mark or started it, and moderators.
 */
export function maySee(actor: Actor | null, game: GameFacts): boolean {
  if (actor && (takesCare(actor, game) || isPlayer(actor, game))) return true;
  if (isModerator(actor)) return true;
  return game.visibility === 'public' && !NOT_BEGUN.has(game.status);
}

/** The member's own place in a game, once they have accepted it. */
export const ownPlace = (
  { id }: Pick<Actor, 'id'>,
  { members }: Pick<GameFacts, 'members'>,
): GameFacts['members'][number] | undefined =>
  members.find(({ userId, hasAccepted }) => userId === id && hasAccepted);

/** What is said of the devices that score. */
interface DeviceFacts extends GameFacts {
  isRemote: boolean;
  deviceId: string | null;
}

/** The device from which somebody's visits come; null: none yet, or none of theirs. */
export function deviceOf(scorer: Scorer, game: DeviceFacts): string | null {
  if (scorer === 'device') return game.deviceId;
  if (game.isRemote) return ownPlace(scorer, game)?.deviceId ?? null;
  return mayScore(scorer, game) ? game.deviceId : null;
}

/**
 * Who may enter visits: players, those who started the game for others, and those who mark it. At two boards only who
 * throws.
 */
export const mayScore = (actor: Actor, game: GameFacts & { isRemote: boolean }): boolean =>
  ownPlace(actor, game) !== undefined || (!game.isRemote && takesCare(actor, game));
