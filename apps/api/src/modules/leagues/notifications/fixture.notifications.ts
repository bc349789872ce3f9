import { z } from 'zod';
import { notificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { type FixtureKind, fixtureTexts, type ToldFixture } from './fixture-words.ts';
import * as told from './told.queries.ts';

const kindOf = (kind: FixtureKind) =>
  notificationKind<Deps, { fixtureId: number }, ToldFixture>({
    kind: `leagues.${kind}`,
    area: 'leagues',
    payload: z.object({ fixtureId: z.int() }),
    groupOf: ({ fixtureId }) => `fixture/${fixtureId}/${kind}`,
    placeOf: ({ fixtureId }) => `fixture/${fixtureId}`,
    pathOf: ({ id }) => `/leagues/fixtures/${id}`,
    defaults: { mail: 'now', push: true },
    isTransactional: false,
    isVisible: told.isFixtureThere,
    async read({ db }, items) {
      const ids = items.map(({ payload }) => payload.fixtureId);
      const rows = await told.listToldFixtures(db, { ids: [...new Set(ids)] });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    texts: fixtureTexts(kind),
  });

/** To captains, before a line-up is due. */
export const lineUpDue = kindOf('lineUpDue');
/** To who plays. */
export const named = kindOf('named');
/** To the captains of both teams, as soon as the sheet is complete. */
export const toConfirm = kindOf('toConfirm');
/** To the captains of the other team. */
export const moveAsked = kindOf('moveAsked');
/** To captains and squads of both teams. */
export const moved = kindOf('moved');
/** To officers. */
export const disputed = kindOf('disputed');
/** To the captains of both teams. */
export const decided = kindOf('decided');
/** To captains and squads of both teams, and to officers. */
export const cancelled = kindOf('cancelled');
/** To the captains of both teams, and to officers. */
export const ruled = kindOf('ruled');
/** To the captains of the home team, some hours before the sheet is due. */
export const reportDue = kindOf('reportDue');
/** To captains who have not confirmed, a day before silence agrees. */
export const confirmDue = kindOf('confirmDue');
/** To captains who can contradict a result, a day before the days for it end. */
export const protestDue = kindOf('protestDue');
/** To captains who are asked for another evening, a day before officers decide. */
export const answerDue = kindOf('answerDue');
/** To officers, of a request that nobody has answered. */
export const moveUnanswered = kindOf('moveUnanswered');

export const fixtureNotifications = [
  lineUpDue,
  named,
  toConfirm,
  moveAsked,
  moved,
  disputed,
  decided,
  cancelled,
  ruled,
  reportDue,
  confirmDue,
  protestDue,
  answerDue,
  moveUnanswered,
];
