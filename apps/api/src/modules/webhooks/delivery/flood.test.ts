import { withTransaction } from '@oche/db';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { publishOutside, toldKind } from '../../../lib/declared/published.ts';
import { useTestApi } from '../../../testing/index.ts';
import { createThread } from '../../forum/testing.ts';
import { useHooks } from '../testing-hooks.ts';

const api = useTestApi({ now: '2026-11-30T10:00:00Z' });
const world = useHooks(api);

const THREADS = 10;
const EVENTS = 400;

test('of a flood nothing is missing, also for who was down, and each thread is told in its order', async () => {
  const { subforumId, receivers } = world;
  const told: { threadId: number; postId: number; subforumId: number }[] = [];
  for (let count = 0; count < THREADS; count++) {
    const { thread, posts } = await createThread(api, world.ben, { subforumId, replies: 1 });
    told.push({ threadId: thread.id, postId: posts[0]?.id ?? 0, subforumId });
  }
  await world.work();
  const [one, two, down] = [await world.hook(), await world.hook(), await world.hook()];
  receivers.replies[down.receiver] = (answer) => void answer.socket?.destroy();
  // by its name alone, as any kind is: another module's files are its own
  const ids = z.record(z.string(), z.number());
  const kind = toldKind('forum.post.created', ids);
  for (let count = 0; count < EVENTS; count++) {
    const of = told[count % THREADS] ?? {};
    await withTransaction(api.deps.db, (tx) => publishOutside(api.deps, tx, kind, { ...of }));
  }
  await world.work();
  await world.pass(20);
  const tries = down.got().length;
  down.answers(204);
  await world.pass(60);
  for (const got of [one.got(), two.got(), down.got().slice(tries)]) {
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(EVENTS);
    expect(got).toHaveLength(EVENTS);
    for (const [, messages] of Map.groupBy(got, ({ event }) => event.thing))
      expect(messages.map(({ event }) => event.sequence)).toEqual(
        Array.from({ length: EVENTS / THREADS }, (_, at) => at + 1),
      );
  }
});
