import type { Executor, Tx } from '@oche/db';
import type {
  AtBoardOutput,
  BoardEventStatus,
  MarkerListOutput,
  ReportAtBoard,
  StartAtBoard,
} from '@oche/validators/boards/schemas';
import type { RawBuilder } from 'kysely';

/** A board of something that is played: both ids are those of its host, the domain that it belongs to. */
export interface HostBoard {
  /** e.g. a tournament */
  hostId: number;
  boardId: number;
}

/** What is played where a tablet is, as it is now. */
export interface BoardEvent {
  eventName: string;
  boardName: string;
  /** the lounge's board that it is; null: it is none, or nobody has said which */
  loungeBoardId: number | null;
  /** whether the tablet's right holds: before it begins, and while it goes on */
  status: BoardEventStatus | 'over';
  /** a number that grows with each change of what the tablet shows */
  revision: number;
}

/** A tablet whose right holds, as `requireTablet` has found it. */
export interface Tablet extends HostBoard, Omit<BoardEvent, 'status'> {
  status: BoardEventStatus;
  /** the member who has paired it: it begins games in their name */
  pairedBy: string;
}

/** What is called to a board. A host may know more of it. */
export interface MatchHere {
  id: number;
  markerId: number | null;
}

/**
 * What is played at boards with a tablet, declared in its domain's folder and named in its manifest as
 * `playedAtBoards`. The module `boards` knows no domain: it has tablets, their secrets and their right, and asks the
 * host only when the right holds, and for a match only when that one is called to this board. What changes something
 * is asked behind the host's lock.
 */
export interface BoardHost<Deps, Match extends MatchHere = MatchHere> {
  /** as in the table, e.g. `tournament`; what tablets are told of their event */
  kind: string;
  /** SQL for one row of `BoardEvent` about `tablet.host_id` and `tablet.board_id`; none when one of them is gone */
  event: RawBuilder<BoardEvent>;
  /**
   * Does the work behind the lock of the host, and lets those know who follow it. Nothing happens where it is gone.
   * @throws AppError of its own where the database refuses who or what is in play elsewhere
   */
  change(deps: Deps, hostId: number, work: (tx: Tx) => Promise<void>): Promise<void>;
  /** What a tablet shows. */
  show(deps: Deps, tablet: Tablet): Promise<Pick<AtBoardOutput, 'match' | 'next' | 'last'>>;
  /** What is called to a board now. */
  matchHere(db: Executor, board: HostBoard): Promise<Match | undefined>;
  /**
   * Lets it be scored; its game is an official one. Asking again gives the same game.
   * @throws AppError MATCH_NOT_READY, NO_SCORER
   */
  start(deps: Deps, tx: Tx, tablet: Tablet, input: StartAtBoard): Promise<{ gameId: number }>;
  /** Its result, which counts at once. @throws AppError MATCH_NOT_READY, SCORE_IMPOSSIBLE */
  report(deps: Deps, tx: Tx, tablet: Tablet, input: ReportAtBoard): Promise<void>;
  /** Who could mark it: those who neither play nor mark, also elsewhere. */
  listMarkers(deps: Deps, db: Executor, board: HostBoard, match: Match): Promise<MarkerListOutput>;
  /** Somebody of that list marks it from now on, or nobody. */
  setMarker(tx: Tx, match: Match, markerId: number | null): Promise<void>;
  /**
   * Whether a game is or was that of a match that was called to this board last: a device that was offline may send
   * once more what has arrived already.
   */
  isGameHere(db: Executor, board: HostBoard, gameId: number): Promise<boolean>;
  /** The board of what everybody may see and is under way at a board of a lounge. */
  atLoungeBoard(db: Executor, loungeBoardId: number): Promise<HostBoard | undefined>;
  /**
   * Lets a match that is over go on at this board, as its last dart is taken back. It is asked behind the lock of the
   * game, too.
   * @returns false when it is too late
   */
  goOn(deps: Deps, tx: Tx, board: HostBoard, gameId: number): Promise<boolean>;
  /**
   * For a stream: what `read` gives whenever its revision is later than the last one, asked anew with each change.
   * @param left aborts when the tablet goes away
   */
  follow<Event extends { revision: number }>(
    deps: Deps,
    hostId: number,
    lastEventId: string | null | undefined,
    left: AbortSignal,
    read: () => Promise<Event>,
  ): AsyncGenerator<Event, void>;
}

/** All hosts, by kind. */
export type BoardHosts<Deps> = ReadonlyMap<string, BoardHost<Deps>>;

/** @throws Error when two modules have the same kind */
export function boardHostsOf<Deps>(
  modules: readonly { playedAtBoards?: BoardHost<Deps> }[],
): BoardHosts<Deps> {
  const all = modules.flatMap(({ playedAtBoards }) => playedAtBoards ?? []);
  const byKind = new Map(all.map((each) => [each.kind, each]));
  if (byKind.size < all.length) throw new Error('two modules play at boards as the same kind');
  return byKind;
}
