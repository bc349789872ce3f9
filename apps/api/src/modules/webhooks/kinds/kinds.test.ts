import { withTransaction } from '@oche/db';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { declaredBy } from '../../../declared.ts';
import { publishOutside } from '../../../lib/declared/published.ts';
import { type TestMember, useTestApi } from '../../../testing/index.ts';
import { modules } from '../../index.ts';
import { useHooks } from '../testing-hooks.ts';
import type { Cast } from './testing-cast.ts';
import { scenes } from './testing-scenes.ts';

/*
 * Each kind of what can be heard comes about as it does for everybody, and reaches those who may hear it: once, in the form
 * that is declared. A kind without a scene is a kind that nobody has tried.
 */

const api = useTestApi();
const world = useHooks(api);
const { published } = declaredBy(modules);
let cast: Cast;

beforeEach(async () => {
  const { anna, ben, receivers } = world;
  const [carl, eve] = [await api.createMember(), await api.createMember()];
  cast = { api, internet: receivers.internet, anna, ben, carl, eve };
});
afterEach(() => api.deps.db.deleteFrom('webhooks').execute());

test('all kinds are here', () => {
  expect(Object.keys(scenes).toSorted()).toEqual([...published.keys()].toSorted());
  expect(published.size).toBeGreaterThanOrEqual(26);
});

const TO_ONESELF = { kind: 'member', id: '' };

/** A hook for what its member may not choose, as if it had been made while they still could. */
async function intruding(member: TestMember, subject: { kind: string; id: string }) {
  const hook = await world.hook({ subject: TO_ONESELF }, member);
  await api.deps.db
    .updateTable('webhooks')
    .set({ subject_kind: subject.kind, subject_id: subject.id })
    .where('id', '=', hook.id)
    .execute();
  return hook;
}

test.each([...published.values()].map((kind) => [kind.kind, kind] as const))(
  '%s is told once, as it is declared, to who may hear it',
  async (name, kind) => {
    const { subject, act, says, alsoHeardBy, isPublic, lose } =
      (await scenes[name]?.(cast)) ?? expect.fail('nobody has tried it');
    // what has come before is nobody's matter
    await world.work();
    const events = [name];
    const anna = await world.hook({ subject, events }, cast.anna);
    const concerned =
      alsoHeardBy && (await world.hook({ subject: TO_ONESELF, events }, alsoHeardBy));
    const strangers = [
      await intruding(cast.eve, subject),
      await world.hook({ subject: TO_ONESELF }, cast.eve),
      await world.hook({ subject: { kind: 'site', id: '' } }, cast.eve),
    ];

    await act();
    await world.deliver();
    const [message] = anna.got();
    expect(anna.got()).toHaveLength(1);
    expect(message?.event).toMatchObject({ type: name, sequence: 1, data: says });
    expect(kind.data.parse(message?.event.data)).toEqual(message?.event.data);
    if (concerned) expect(concerned.got().map(({ event }) => event.data)).toMatchObject([says]);
    const heard = strangers.flatMap((hook) => hook.got()).map(({ event }) => event.type);
    expect(new Set(heard)).toEqual(new Set(isPublic ? [name] : []));

    // what was written while she might hear it isn't sent when she may not any more, and nothing more is written
    const row = await api.deps.db
      .selectFrom('webhook_messages')
      .select('ids')
      .where('hook_id', '=', anna.id)
      .executeTakeFirstOrThrow();
    const again = () =>
      withTransaction(api.deps.db, (tx) =>
        publishOutside(api.deps, tx, kind, row.ids as Record<string, number>),
      );
    await again();
    await world.work();
    await lose();
    await world.send();
    await again();
    await world.deliver();
    expect(anna.got()).toHaveLength(1);
    expect((await anna.log()).map(({ state }) => state)).toEqual(['withheld', 'delivered']);
  },
);
