import { randomUUID } from 'node:crypto';
import { withTransaction } from '@oche/db';
import { expect, it } from 'vitest';
import { notifiablesOf } from '../../../lib/declared/notifiable.ts';
import { useMember, useTestApi } from '../../../testing/index.ts';
import { notify } from '../index.ts';
import { toTheCrowd } from '../testing-crowd.ts';
import { readNotification } from './item.service.ts';

const api = useTestApi();
const anna = useMember(api);

it('what a kind finds no more is neither listed nor sent', async () => {
  const told = { eventId: randomUUID(), payload: {}, recipientIds: [anna.id] };
  await withTransaction(api.deps.db, (tx) => notify(api.deps, tx, toTheCrowd, told));
  const { id } = await api.deps.db
    .selectFrom('notifications')
    .select('id')
    .executeTakeFirstOrThrow();
  const found = notifiablesOf([{ notifications: [toTheCrowd] }]);
  const gone = notifiablesOf([{ notifications: [{ ...toTheCrowd, read: async () => [null] }] }]);
  const listOf = async (notifiables: typeof found) =>
    (await api.callerFor(anna, { notifiables }).social.notifications.list({})).items;

  expect(await readNotification({ ...api.deps, notifiables: found }, id)).not.toBeNull();
  expect(await listOf(found)).toHaveLength(1);
  expect(await readNotification({ ...api.deps, notifiables: gone }, id)).toBeNull();
  expect(await listOf(gone)).toEqual([]);
});
