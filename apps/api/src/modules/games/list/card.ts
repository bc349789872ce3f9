import type { Position, Setup } from '@oche/darts/game';
import type { GameCard } from '@oche/validators/games/lists';
import type { GameStatus } from '@oche/validators/games/schemas';
import { toPlayer } from '../players/player.ts';
import type { PlayerRow } from '../players/watched.select.ts';

export interface CardRow {
  id: number;
  status: GameStatus;
  createdBy: string;
  revision: number;
  setup: Setup;
  position: Position;
  winnerSide: number | null;
  createdAt: string;
  finishedAt: string | null;
  loungeId: number | null;
  loungeName: string | null;
  loungeCity: string | null;
  players: PlayerRow[];
}

/** A game as lists show it. @param readerId null for a visitor */
export function toCard(row: CardRow, readerId: string | null): GameCard {
  const { setup, position, players, loungeId, loungeName, loungeCity } = row;
  const isAmong =
    readerId !== null &&
    (row.createdBy === readerId || players.some(({ userId }) => userId === readerId));
  const { standing, leg, next } = position;
  const values = 'remaining' in leg ? leg.remaining : leg.points;
  return {
    id: row.id,
    status: row.status,
    revision: row.revision,
    rules: setup.rules,
    format: setup.format,
    players: players.map((player) => toPlayer(player, isAmong)),
    score: setup.sides.map((_, side) => ({
      value: values[side] ?? 0,
      legs: standing.legs[side] ?? 0,
      sets: standing.sets[side] ?? 0,
    })),
    next: next?.side ?? null,
    winnerSide: row.winnerSide,
    lounge:
      loungeId !== null && loungeName !== null && loungeCity !== null
        ? { id: loungeId, name: loungeName, city: loungeCity }
        : null,
    createdAt: row.createdAt,
    finishedAt: row.finishedAt,
  };
}
