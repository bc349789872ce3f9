import * as z from 'zod/mini';
import { id } from '../common.ts';
import { divisionOutput, fixtureOutput, fixtureSummaryOutput } from './fixture.ts';

/** What a reader of a stream has got last. */
const lastEventId = z.nullish(z.string().check(z.regex(/^\d{1,10}(-(\d{1,5}|end))?$/, 'invalid')));

export const leagueStreamInput = z.object({ id, lastEventId });

/** The events of a division's stream, by name. Those of one change come together, and the last of them has the id. */
export const divisionStreamEvents = {
  /** table, teams and fixtures, as everybody sees them: first of all, and after a new list of fixtures */
  state: divisionOutput,
  fixture: fixtureSummaryOutput,
  /** the table that a fixture has changed */
  standings: z.pick(divisionOutput, { standings: true }),
  /** the season is over */
  end: divisionOutput,
};

/** The events of a fixture's stream, by name. */
export const fixtureStreamEvents = {
  /** line-ups and the whole sheet, as everybody sees them, after each change */
  state: fixtureOutput,
  /** it is decided, and nothing more will come */
  end: fixtureOutput,
};
