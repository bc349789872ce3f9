import { z } from 'zod';
import { type NotificationKind, notificationKind } from '../../lib/declared/notifiable.ts';
import type { Deps } from '../../lib/deps.ts';
import {
  appealedTexts,
  decidedTexts,
  reportedTexts,
  type ToldAppeal,
  type ToldDecision,
} from './mails/decision-words.ts';
import {
  isAboutOwnReport,
  isAboutOwnThing,
  isOwnAppeal,
  listDecidedAppeals,
  listStandingDecisions,
} from './mails/mail.queries.ts';

/** The page of the member's own cases and reports. */
const OWN_CASES = '/moderation/mine';
const place = { area: 'moderation', placeOf: () => 'cases', pathOf: () => OWN_CASES } as const;

const decisionPayload = z.object({ decisionId: z.int() });
type AboutDecision = z.infer<typeof decisionPayload>;

interface Named {
  kind: string;
  thingId: string;
}

/** What an appeal is about; nothing of it where that is a sanction. */
const namedOf = ({ kind, thingId }: { [Key in keyof Named]: string | null }): Named | null =>
  kind === null || thingId === null ? null : { kind, thingId };

/** What the things are called now, even while nobody sees them. */
async function titlesOf(deps: Deps, named: readonly Named[]): Promise<(one: Named) => string> {
  const byKind = Map.groupBy(named, ({ kind }) => kind);
  const read = await Promise.all(
    [...byKind].map(async ([kind, some]) => {
      const ids = some.map(({ thingId }) => thingId);
      const things = (await deps.reportables.get(kind)?.read(deps.db, ids)) ?? [];
      return things.map(({ id, title }) => [`${kind} ${id}`, title] as const);
    }),
  );
  const titles = new Map(read.flat());
  return ({ kind, thingId }) => titles.get(`${kind} ${thingId}`) ?? '…';
}

const aboutDecision: Omit<
  NotificationKind<Deps, AboutDecision, ToldDecision>,
  'kind' | 'isTransactional' | 'isVisible' | 'texts'
> = {
  ...place,
  payload: decisionPayload,
  groupOf: ({ decisionId }) => `decision/${decisionId}`,
  defaults: { mail: 'now', push: true },
  async read(deps, told) {
    const ids = told.map(({ payload }) => payload.decisionId);
    const rows = await listStandingDecisions(deps.db, { ids });
    const titleOf = await titlesOf(deps, rows);
    const decisions = new Map(rows.map((row) => [row.id, { ...row, title: titleOf(row) }]));
    return told.map(({ payload }) => decisions.get(payload.decisionId) ?? null);
  },
};

/** To the owner of the thing: the statement of reasons, which everybody gets. */
export const thingDecided = notificationKind({
  ...aboutDecision,
  kind: 'moderation.decided',
  isTransactional: true,
  isVisible: isAboutOwnThing,
  texts: decidedTexts,
});

export const reportDecided = notificationKind({
  ...aboutDecision,
  kind: 'moderation.reportDecided',
  isTransactional: false,
  isVisible: isAboutOwnReport,
  texts: reportedTexts,
});

const appealPayload = z.object({ appealId: z.int() });

export const appealDecided = notificationKind<Deps, z.infer<typeof appealPayload>, ToldAppeal>({
  ...place,
  kind: 'moderation.appealDecided',
  payload: appealPayload,
  groupOf: ({ appealId }) => `appeal/${appealId}`,
  defaults: { mail: 'now', push: true },
  isTransactional: true,
  isVisible: isOwnAppeal,
  async read(deps, told) {
    const rows = await listDecidedAppeals(deps.db, {
      ids: told.map(({ payload }) => payload.appealId),
    });
    const named = rows.flatMap((row) => namedOf(row) ?? []);
    const titleOf = await titlesOf(deps, named);
    const appeals = new Map(rows.map((row) => [row.id, row]));
    return told.map(({ payload }) => {
      const row = appeals.get(payload.appealId);
      if (!row?.outcome || !row.statement) return null;
      const about = namedOf(row);
      const title = about && titleOf(about);
      return { title, outcome: row.outcome, statement: row.statement };
    });
  },
  texts: appealedTexts,
});

export const moderationNotifications = [thingDecided, reportDecided, appealDecided];
