import { beforeAll, expect, it } from 'vitest';
import type { MemberContext } from '../../lib/deps.ts';
import { codeOf, useTestApi } from '../../testing/index.ts';
import { createLounge } from '../lounges/testing.ts';
import { cancelBooking, confirmBooking, markBooking } from './booking/booking.service.ts';
import { createBooking } from './booking/booking-create.service.ts';
import { moveBooking } from './booking/booking-move.service.ts';
import { createBlock, deleteBlock } from './desk/block.service.ts';
import { cancelSeries, createSeries } from './desk/series.service.ts';
import { createWalkIn } from './desk/walk-in.service.ts';
import { createFeed } from './feeds/feed.service.ts';
import { at, NOW } from './testing.ts';
import { joinWaitingList, takeOffer } from './waiting-list/waiting-list.service.ts';

/*
 * Services themselves refuse members who may not write, whoever calls them: procedures check it
 * earlier, but jobs and other services don't.
 */

const api = useTestApi({ now: NOW });
let ctx: MemberContext;

beforeAll(async () => {
  const member = await api.createMember({ status: 'suspended' });
  ctx = api.contextFor(member) as MemberContext;
});

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
  expect(await codeOf(call(ctx, {} as never))).toBe('ACCOUNT_SUSPENDED');
});

it('the suspended move, confirm and mark nothing of their own, but give it back', async () => {
  const owner = await api.createMember();
  const lounge = await createLounge(api, owner);
  const active = { ...ctx.actor, status: 'active' as const };
  const { id } = await api
    .callerFor(owner, { actor: active, session: ctx.session })
    .bookings.create({ loungeId: lounge.id, startTime: at('19:00'), endTime: at('21:00') });
  const span = { startTime: at('20:00'), endTime: at('22:00') };
  const changes = [
    moveBooking(ctx, { id, ...span }),
    confirmBooking(ctx, { id }),
    markBooking(ctx, { id, status: 'no_show' }),
  ];
  expect(new Set(await Promise.all(changes.map(codeOf)))).toEqual(new Set(['ACCOUNT_SUSPENDED']));
  expect((await cancelBooking(ctx, { id })).status).toBe('cancelled');
});
