import type { TeamOutput } from '@oche/validators/leagues/team';

export type TeamEntry = TeamOutput['entries'][number];

/** The season of a team that is shown. */
export const entryOf = ({ entries }: TeamOutput, season: number | undefined) =>
  entries.find(({ seasonId }) => seasonId === season) ?? entries[0];
