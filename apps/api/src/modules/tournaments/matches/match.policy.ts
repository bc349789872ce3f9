import type { MatchState } from '@oche/darts/tournaments/bracket';
import type {
  MatchOutput,
  MatchStatus,
  TournamentStatus,
} from '@oche/validators/tournaments/schemas';

/** What a state of packages/darts is called before anything has begun. */
export function statusOf(
  status: MatchState['status'],
  players: MatchState['players'],
): MatchStatus {
  if (status === 'ready') return 'open';
  return status === 'walkover' && players.includes('nobody') ? 'bye' : status;
}

/** Who asks what can be done with matches. */
export interface Asking {
  status: TournamentStatus;
  isOrganiser: boolean;
  /** entries of the reader */
  own: ReadonlySet<number>;
  /** ids of the matches that the reader marks at their boards */
  marks: ReadonlySet<number>;
  /** whether the game can be scored visit by visit */
  hasScorer: boolean;
}

export interface MatchFacts {
  /** null in a preview */
  id: number | null;
  status: MatchStatus;
  players: readonly [number | 'nobody' | null | undefined, number | 'nobody' | null | undefined];
  /** who has said how it ended */
  saidSide: number | null;
}

const UNDECIDED: ReadonlySet<MatchStatus> = new Set([
  'open',
  'called',
  'playing',
  'reported',
  'disputed',
]);

/** The side on which somebody plays a match; -1 for others. */
export const sideIn = (
  { players }: Pick<MatchFacts, 'players'>,
  own: ReadonlySet<number>,
): number => players.findIndex((player) => typeof player === 'number' && own.has(player));

/**
 * Organisers decide each result, even that of a tournament that is over. Players score their own match, or say how it
 * ended, and answer what the other side has said. Those who mark it score it, too, or say how it ended.
 */
export function canDo(match: MatchFacts, asking: Asking): MatchOutput['can'] {
  const isRunning = asking.status === 'active';
  const side = sideIn(match, asking.own);
  const isNext = match.status === 'open' || match.status === 'called';
  const isMarker = match.id !== null && asking.marks.has(match.id);
  const isOpen = UNDECIDED.has(match.status);
  return {
    start: isRunning && isNext && asking.hasScorer && (asking.isOrganiser || isMarker || side >= 0),
    report:
      isRunning &&
      ((side >= 0 && (isNext || (match.status === 'reported' && match.saidSide === side))) ||
        (isMarker && match.status === 'called')),
    answer: isRunning && match.status === 'reported' && side >= 0 && match.saidSide !== side,
    decide:
      asking.isOrganiser &&
      ((isRunning && isOpen) ||
        (match.status === 'played' && (isRunning || asking.status === 'completed'))),
  };
}
