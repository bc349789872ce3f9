import { z } from 'zod';
import { toldKind } from '../../../lib/declared/published.ts';

const ids = z.object({ tournamentId: z.int() });
export type TournamentIds = z.infer<typeof ids>;
const matchIds = z.object({ tournamentId: z.int(), matchId: z.int() });
export type MatchIds = z.infer<typeof matchIds>;

export const tournamentPublished = toldKind('tournament.published', ids);
export const tournamentStarted = toldKind('tournament.started', ids);
export const tournamentCompleted = toldKind('tournament.completed', ids);
export const tournamentCancelled = toldKind('tournament.cancelled', ids);
export const matchCalled = toldKind('tournament.match.called', matchIds);
export const matchFinished = toldKind('tournament.match.finished', matchIds);
