import { z } from 'zod';
import {
  type NotificationKind,
  type NotificationTexts,
  notificationKind,
} from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { isNoted, listToldEntries } from './things.queries.ts';
import { type ToldThing, wordsOf } from './told-words.ts';

const payload = z.object({ entryId: z.int() });

/** About what an admin has done to something of the recipient's: the action, as the log has it, and why. */
const aboutThing: Omit<
  NotificationKind<Deps, z.infer<typeof payload>, ToldThing>,
  'kind' | 'isVisible' | 'texts'
> = {
  area: 'moderation',
  payload,
  groupOf: ({ entryId }) => `entry/${entryId}`,
  placeOf: ({ entryId }) => `entry/${entryId}`,
  pathOf: ({ path }) => path,
  defaults: { mail: 'now', push: true },
  isTransactional: true,
  async read(deps, told) {
    const ids = told.map((one) => one.payload.entryId);
    const entries = await listToldEntries(deps.db, { ids });
    const things = await thingsOf(deps, entries);
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    return ids.map((id) => {
      const entry = byId.get(id);
      const thing = entry && things.get(`${entry.kind} ${entry.thingId}`);
      return thing ? { ...thing, reason: entry.reason } : null;
    });
  },
};

interface Named {
  kind: string;
  thingId: string;
}

/** What the things are called now, with one call for each kind. */
async function thingsOf({ db, reportables }: Deps, named: readonly Named[]) {
  const read = await Promise.all(
    [...Map.groupBy(named, ({ kind }) => kind)].map(async ([kind, some]) => {
      const ids = some.map(({ thingId }) => thingId);
      const things = (await reportables.get(kind)?.read(db, ids)) ?? [];
      return things.map(
        ({ id, title, path }) => [`${kind} ${id}`, { title, path: path ?? '/' }] as const,
      );
    }),
  );
  return new Map(read.flat());
}

const textsOf = (kind: 'corrected' | 'restored') =>
  ({
    de: wordsOf(kind, 'de'),
    en: wordsOf(kind, 'en'),
  }) satisfies Record<string, NotificationTexts<ToldThing>>;

export const thingCorrected = notificationKind({
  ...aboutThing,
  kind: 'admin.corrected',
  isVisible: isNoted('edit'),
  texts: textsOf('corrected'),
});

export const thingRestored = notificationKind({
  ...aboutThing,
  kind: 'admin.restored',
  isVisible: isNoted('restore'),
  texts: textsOf('restored'),
});

export const thingNotifications = [thingCorrected, thingRestored];
