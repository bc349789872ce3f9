import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MemberContext } from '../../lib/deps.ts';
import { createTestApi, refusal, type TestApi } from '../../testing/index.ts';
import { cancelBooking, confirmBooking, markBooking } from './booking/booking.service.ts';
import { createBooking } from './booking/booking-create.service.ts';
import { moveBooking } from './booking/booking-move.service.ts';
import { createBlock, deleteBlock } from './desk/block.service.ts';
import { cancelSeries, createSeries } from './desk/series.service.ts';
import { createWalkIn } from './desk/walk-in.service.ts';
import { createFeed } from './feeds/feed.service.ts';
import { at, book, createLounge, NOW } from './testing-evening.ts';
import { joinWaitingList, takeOffer } from './waiting-list/waiting-list.service.ts';

/*
 * The services themselves refuse who may not write, whoever calls them: a procedure does it before,
 * a job or another service doesn't.
 */

let api: TestApi;
let ctx: MemberContext;

beforeAll(async () => {
  api = await createTestApi();
  api.deps.clock.set(NOW);
  const member = await api.createMember({ status: 'suspended' });
  ctx = api.contextFor(member) as MemberContext;
});
afterAll(() => api.close());

const services: Record<string, (ctx: MemberContext, input: never) => Promise<unknown>> = {
  createBooking,
  createWalkIn,
  createBlock,
  deleteBlock,
  createSeries,
  cancelSeries,
  joinWaitingList,
  takeOffer,
  createFeed,
};

it.each(Object.entries(services))('%s is refused before anything is looked at', async (_, call) => {
  expect((await refusal(call(ctx, {} as never))).code).toBe('ACCOUNT_SUSPENDED');
});

describe('of their own booking', () => {
  it('the suspended move, confirm and mark nothing, but give it back', async () => {
    const owner = await api.createMember();
    const lounge = await createLounge(api, owner);
    const active = { ...ctx.actor, status: 'active' as const };
    const { id } = await api
      .callerFor(owner, { actor: active, session: ctx.session })
      .bookings.create({ loungeId: lounge.id, startTime: at('19:00'), endTime: at('21:00') });
    await book(api, owner, { loungeId: lounge.id });
    const span = { startTime: at('20:00'), endTime: at('22:00') };
    const changes = [
      moveBooking(ctx, { id, ...span }),
      confirmBooking(ctx, { id }),
      markBooking(ctx, { id, status: 'no_show' }),
    ];
    for (const error of await Promise.all(changes.map(refusal))) {
      expect(error.code).toBe('ACCOUNT_SUSPENDED');
    }
    expect((await cancelBooking(ctx, { id })).status).toBe('cancelled');
  });
});
