import { z } from 'zod';
import { toldKind } from '../../lib/declared/published.ts';

const ids = z.object({ gameId: z.int() });
export type GameIds = z.infer<typeof ids>;

export const gameFinished = toldKind('game.finished', ids);
export const gameCompleted = toldKind('game.completed', ids);
export const gameAnnulled = toldKind('game.annulled', ids);
