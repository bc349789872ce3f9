import { beforeAll, expect, it } from 'vitest';
import type { MemberContext } from '../../lib/deps.ts';
import { codeOf, useTestApi } from '../../testing/index.ts';
import { changeUsername } from './profile/profile.service.ts';
import { followPerson, unfollowPerson } from './relations/follow.service.ts';

/* The services themselves refuse members who may not write, whoever calls them: procedures check it earlier, but
   jobs and other services don't. */

const api = useTestApi();
let ctx: MemberContext;

beforeAll(async () => {
  const admin = await api.createMember({ status: 'suspended', role: 'admin' });
  ctx = api.contextFor(admin) as MemberContext;
});

const services: Record<string, (ctx: MemberContext, input: never) => Promise<unknown>> = {
  changeUsername,
  followPerson,
  unfollowPerson,
};

it.each(Object.entries(services))('%s is refused before anything is looked at', async (_, call) => {
  expect(await codeOf(call(ctx, {} as never))).toBe('ACCOUNT_SUSPENDED');
});
