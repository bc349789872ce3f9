import { withTransaction } from '@oche/db';
import type { Lounge } from '@oche/validators/lounges';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, createTestApi, refusal, type TestApi } from '../../../testing/index.ts';
import { createLounge } from '../testing.ts';
import { lockCalendar } from './calendar-lock.service.ts';

let api: TestApi;
let lounge: Lounge;

beforeAll(async () => {
  api = await createTestApi();
  lounge = await createLounge(api, await api.createMember());
});
afterAll(() => api.close());

const changes: Record<string, (lounges: Caller['lounges']) => Promise<unknown>> = {
  'rules.setException': ({ rules }) =>
    rules.setException({ loungeId: lounge.id, date: '2031-01-01', periods: [] }),
  'rules.deleteException': ({ rules }) =>
    rules.deleteException({ loungeId: lounge.id, date: '2031-01-01' }),
  'board.create': ({ board }) => board.create({ loungeId: lounge.id, data: { name: 'Neu' } }),
  'board.delete': ({ board }) => board.delete({ id: lounge.boards[0]?.id ?? 0 }),
  'board.order': ({ board }) => board.order({ loungeId: lounge.id, boardIds: [] }),
  setActive: (lounges) => lounges.setActive({ id: lounge.id, isActive: false }),
};

it.each(Object.entries(changes))(
  '%s refuses strangers while others hold the calendar',
  async (_, change) => {
    const stranger = api.callerFor(await api.createMember());
    await withTransaction(api.deps.db, async (tx) => {
      await lockCalendar(tx, lounge.id);
      expect((await refusal(change(stranger.lounges))).code).toBe('FORBIDDEN');
    });
  },
);
