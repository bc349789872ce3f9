import type { Executor } from '@oche/db';
import { listThrown } from '../../moves/thrown.queries.ts';
import { type Thrown, throwsOf } from './statistics.ts';

/** What everybody threw in a game, guests as well, by side and place. */
export interface GameFigures {
  id: number;
  figures: readonly (readonly Thrown[])[];
}

/** The figures of games, from their throws: those of guests are kept nowhere. What is gone is left out. */
export async function readFigures(
  db: Executor,
  gameIds: readonly number[],
): Promise<GameFigures[]> {
  const rows = await listThrown(db, { gameIds: [...gameIds] });
  return rows.map(({ id, setup, legs }) => {
    const thrownBy = throwsOf(setup, legs.flat());
    const figures = setup.sides.map((count, side) =>
      Array.from({ length: count }, (_, place) => thrownBy({ side, place })),
    );
    return { id, figures };
  });
}
