import { demoUserId, seedDemo } from '@oche/db/seeds';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestApi } from '../../../testing/index.ts';
import { seedDemoTalks } from './demo.service.ts';

const api = useTestApi();

it('is written once, for the demo members, and is what they find', async () => {
  const { deps } = api;
  const withoutMembers = await seedDemoTalks(deps);
  await seedDemo(deps.db, deps.clock.now());
  const seeded = [withoutMembers, await seedDemoTalks(deps), await seedDemoTalks(deps)];
  expect(seeded).toEqual([false, true, false]);
  const member = { id: demoUserId('ben') } as Parameters<typeof api.callerFor>[0];
  const { conversations } = api.callerFor(member).social;
  const { items } = await conversations.list({});
  const besides = items.filter(({ kind }) => kind !== 'booking' && kind !== 'challenge');
  expect(besides.map(({ kind, unread }) => [kind, unread])).toEqual([
    ['direct', 0],
    ['group', 1],
  ]);
  const [, group] = besides;
  const { rows } = await sql<{ kind: string }>`
    select kind from conversations where kind = 'booking'`.execute(deps.db);
  expect(rows).toHaveLength(1);
  const page = await conversations.messages({ conversationId: group?.id ?? 0 });
  expect(page.items.at(-1)).toMatchObject({
    answers: { content: expect.stringContaining('140') },
    reactions: [{ reaction: 'bull', userIds: [demoUserId('ben')] }],
  });
  expect(page.items[0]?.notice).toMatchObject({ kind: 'created' });
});
