import type { Executor } from '@oche/db';
import type { Consequence } from '@oche/validators/own-data/schemas';
import { evenIfOver } from '../../../lib/declared/own-data.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { handOverLeague, removeOfficer } from '../league/league.service.ts';
import { removeCaptain, setCaptain } from '../team/captain.service.ts';
import { endRegistration } from '../team/squad.service.ts';
import * as queries from './leaving.queries.ts';

/** What is handed over when a member leaves. */
export async function listConsequences(db: Executor, userId: string): Promise<Consequence[]> {
  const [leagues, teams] = await Promise.all([
    queries.listRun(db, { userId }),
    queries.listLed(db, { userId }),
  ]);
  return [
    ...leagues
      .filter(({ role }) => role === 'head')
      .map((row) => ({ ...passedOn(row), kind: 'league' as const, path: `/leagues/${row.id}` })),
    ...teams
      .filter(({ role }) => role === 'captain')
      .map((row) => ({
        ...passedOn(row),
        kind: 'leagueTeam' as const,
        path: `/leagues/teams/${row.id}`,
      })),
  ];
}

interface PassedOn {
  name: string;
  heirId: string | null;
  heirFirstName: string | null;
  heirLastName: string | null;
}

const passedOn = ({ name, heirId, heirFirstName, heirLastName }: PassedOn) => ({
  name,
  outcome: heirId === null ? ('closed' as const) : ('handedOver' as const),
  to: heirId === null ? null : `${heirFirstName} ${heirLastName}`,
  at: null,
});

/** Leagues and teams go to who has helped longest; who plays is registered no more. */
export async function leaveLeagues(ctx: MemberContext): Promise<void> {
  const userId = ctx.actor.id;
  for (const { id, role, heirId } of await queries.listRun(ctx.db, { userId })) {
    if (role === 'head' && heirId !== null) {
      await evenIfOver(handOverLeague(ctx, { id, userId: heirId }));
    }
    await evenIfOver(removeOfficer(ctx, { id, userId }));
  }
  for (const { id, role, heirId } of await queries.listLed(ctx.db, { userId })) {
    if (role === 'captain' && heirId !== null) {
      await evenIfOver(setCaptain(ctx, { id, userId: heirId, role: 'captain' }));
    }
    await evenIfOver(removeCaptain(ctx, { id, userId }));
  }
  for (const { id } of await queries.listRegistered(ctx.db, { userId })) {
    await evenIfOver(endRegistration(ctx, { registrationId: id }));
  }
}
