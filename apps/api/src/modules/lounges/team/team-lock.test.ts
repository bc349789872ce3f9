import { withTransaction } from '@oche/db';
import { beforeEach, expect, it } from 'vitest';
import type { MemberContext } from '../../../lib/deps.ts';
import {
  codeOf,
  untilWaiting,
  useFreshMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { lockLounge } from '../page/lounge-lock.queries.ts';
import { addStaff, createLounge } from '../testing.ts';
import { handOver } from './staff.service.ts';

const api = useTestApi();
const owner = useMember(api);
const admin = useMember(api, { role: 'admin' });
const manager = useFreshMember(api);
let loungeId: number;

beforeEach(async () => {
  ({ id: loungeId } = await createLounge(api, owner));
  await addStaff(api.deps.db, loungeId, manager);
});

/** The code that refuses a change of the team which waits while the manager becomes the owner. */
async function codeBehindHandover(change: () => Promise<unknown>): Promise<string> {
  const ctx = api.contextFor(admin) as MemberContext;
  const { code } = await withTransaction(api.deps.db, async (tx) => {
    await lockLounge(tx, { id: loungeId });
    const refused = codeOf(change());
    await untilWaiting(api);
    await handOver(ctx, tx, { loungeId, newOwnerId: manager.id });
    return { code: refused };
  });
  return code;
}

it('a manager who becomes the owner meanwhile is not removed', async () => {
  const remove = () => api.callerFor(admin).lounges.staff.remove({ loungeId, userId: manager.id });
  expect(await codeBehindHandover(remove)).toBe('OWNER_STAYS');
});

it('an owner who gives the lounge away meanwhile removes nobody', async () => {
  const remove = () => api.callerFor(owner).lounges.staff.remove({ loungeId, userId: manager.id });
  expect(await codeBehindHandover(remove)).toBe('FORBIDDEN');
});
