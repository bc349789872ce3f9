import { type Tx, withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
import { notify } from '../../notifications/index.ts';
import { listOfficerIds, listSpeakerIds } from '../core/speakers.queries.ts';
import { noteStep } from '../core/steps.queries.ts';
import {
  answerDue,
  confirmDue,
  lineUpDue,
  moveUnanswered,
  protestDue,
  reportDue,
} from '../notifications/fixture.notifications.ts';
import * as queries from './deadlines.queries.ts';
import * as moves from './move-deadlines.queries.ts';
import * as protests from './protest-deadlines.queries.ts';

type Row<Q extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<
  ReturnType<Q>
>[number];

/** Whoever notes it first reminds: a run that comes at the same moment finds it noted. */
const remind = (
  ctx: Deps,
  note: (tx: Tx, now: string) => Promise<unknown>,
  tell: (tx: Tx, now: Date) => Promise<void>,
): Promise<void> =>
  withTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    if (await note(tx, now.toISOString())) await tell(tx, now);
  });

async function tellSpeakers(
  ctx: Deps,
  tx: Tx,
  kind: typeof lineUpDue,
  { fixtureId, teamIds, event }: { fixtureId: number; teamIds: number[]; event: string },
): Promise<void> {
  const captains = await listSpeakerIds(tx, { teamIds });
  await notify(ctx, tx, kind, {
    eventId: eventIdOf(event),
    recipientIds: captains.map(({ userId }) => userId),
    payload: { fixtureId },
  });
}

/** Captains who have named nobody hear of it a day before, once a date. */
export const remindOfLineUps = (
  ctx: Deps,
  { id, startsAt, homeTeamId, awayTeamId, named }: Row<typeof queries.listLineUpsDue>,
): Promise<void> =>
  remind(
    ctx,
    (tx, now) => queries.noteReminded.first(tx, { id, now }),
    (tx) => {
      const teamIds = [homeTeamId, awayTeamId].filter((_, side) => !named.includes(side));
      const event = `leagues.lineUpDue ${id} ${startsAt}`;
      return tellSpeakers(ctx, tx, lineUpDue, { fixtureId: id, teamIds, event });
    },
  );

/** The home team answers for the sheet, and hears some hours before that it is due. */
export const remindOfReport = (
  ctx: Deps,
  { id, homeTeamId }: Row<typeof queries.listReportsDue>,
): Promise<void> =>
  remind(
    ctx,
    (tx, now) => queries.noteReportReminded.first(tx, { id, now }),
    (tx, now) => {
      const event = `leagues.reportDue ${id} ${now.toISOString()}`;
      return tellSpeakers(ctx, tx, reportDue, { fixtureId: id, teamIds: [homeTeamId], event });
    },
  );

/** Whose silence will count as agreement hears it a day before. */
export const remindOfConfirming = (
  ctx: Deps,
  due: Row<typeof queries.listConfirmsDue>,
): Promise<void> =>
  remind(
    ctx,
    (tx, now) => queries.noteConfirmReminded.first(tx, { id: due.id, now }),
    (tx, now) => {
      const teamIds = [
        ...(due.isHomeDone ? [] : [due.homeTeamId]),
        ...(due.isAwayDone ? [] : [due.awayTeamId]),
      ];
      const event = `leagues.confirmDue ${due.id} ${now.toISOString()}`;
      return tellSpeakers(ctx, tx, confirmDue, { fixtureId: due.id, teamIds, event });
    },
  );

/** Who can contradict a result hears a day before that the days for it end, once for each result. */
export const remindOfProtest = (
  ctx: Deps,
  due: Row<typeof protests.listConfirmedEnding> | Row<typeof protests.listRuledEnding>,
): Promise<void> =>
  remind(
    ctx,
    (tx, now) => {
      const { id, status, since } = due;
      return protests.noteProtestReminded.first(tx, { id, status, since, now });
    },
    (tx) => {
      const teams = [due.homeTeamId, due.awayTeamId];
      // what a rule has decided is contradicted by whom it has hit
      const teamIds = teams.filter((_, side) => due.hit === null || due.hit === side);
      const event = `leagues.protestDue ${due.id} ${due.since}`;
      return tellSpeakers(ctx, tx, protestDue, { fixtureId: due.id, teamIds, event });
    },
  );

/** Who is asked for another evening hears a day before that the officers will decide. */
export const remindOfAnswer = (
  ctx: Deps,
  { id, side, fixtureId, homeTeamId, awayTeamId }: Row<typeof moves.listAnswersDue>,
): Promise<void> =>
  remind(
    ctx,
    (tx, now) => moves.noteAnswerReminded.first(tx, { id, now }),
    (tx) => {
      const teamIds = [side === 0 ? awayTeamId : homeTeamId];
      const event = `leagues.answerDue ${id}`;
      return tellSpeakers(ctx, tx, answerDue, { fixtureId, teamIds, event });
    },
  );

/** A request that nobody has answered is the officers' to decide from now on. */
export const handToOfficers = (
  ctx: Deps,
  { id, fixtureId, leagueId }: Row<typeof moves.listUnanswered>,
): Promise<void> =>
  remind(
    ctx,
    (tx, now) => moves.noteHanded.first(tx, { id, now }),
    async (tx, at) => {
      const officers = await listOfficerIds(tx, { leagueId });
      await notify(ctx, tx, moveUnanswered, {
        eventId: eventIdOf(`leagues.moveUnanswered ${id}`),
        recipientIds: officers.map(({ userId }) => userId),
        payload: { fixtureId },
      });
      const facts = { moveId: id };
      await noteStep(tx, { leagueId, fixtureId, kind: 'moveHanded', facts, by: null, at });
    },
  );
