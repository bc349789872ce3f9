import type { NewJob } from '../../../lib/jobs/jobs.ts';

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'leagues.confirm': { fixtureId: number };
    'leagues.keepBoards': { fixtureId: number };
    'leagues.freeBoards': { blocks: readonly KeptBlock[]; fixtureIds: readonly number[] };
    'leagues.deadlines': unknown;
  }
}

/** Boards that a lounge keeps for a fixture. */
export interface KeptBlock {
  loungeId: number;
  blockId: number;
}

/** Captains who do nothing until then agree with the sheet. */
export const confirming = (fixtureId: number, runAt: Date): NewJob => ({
  name: 'leagues.confirm',
  payload: { fixtureId },
  key: `leagues.confirm ${fixtureId}`,
  runAt,
});

/** Each fixture of a new list asks its lounge for boards, alone: one that is refused stops no other. */
export const keepingBoards = (fixtureId: number): NewJob => ({
  name: 'leagues.keepBoards',
  payload: { fixtureId },
  key: `leagues.keepBoards ${fixtureId}`,
});

/** A lounge has boards back that are needed no more; then fixtures of a new list ask for theirs. */
export const freeingBoards = (
  blocks: readonly KeptBlock[],
  fixtureIds: readonly number[],
): NewJob => ({ name: 'leagues.freeBoards', payload: { blocks, fixtureIds } });
