import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { type TestMember, useTestApi } from '../../../../testing/index.ts';
import { createLounge } from '../../../lounges/testing.ts';
import { settle } from '../rules/deals.ts';
import { evolve } from '../rules/evolve.ts';
import { aMachine, BEGIN, BUYERS, command, type Machine, run } from '../rules/testing.ts';
import { settleDeals } from './due.service.ts';
import { saidIn } from './testing.ts';
import { act, aWorld, type World } from './testing-world.ts';

/** Fewer than of the rules alone, as each command is a transaction. */
const SERIES = 40;

const api = useTestApi({ now: BEGIN });
let seller: TestMember;
let buyers: TestMember[];
let loungeId: number;

beforeAll(async () => {
  seller = await api.createMember({ first_name: 'Selma' });
  buyers = await Promise.all(BUYERS.map((first_name) => api.createMember({ first_name })));
  loungeId = (await createLounge(api, seller)).id;
});

const byModerator = ['uphold', 'refund', 'return', 'dismiss', 'undo'];

/** What the tables hold, in the words of the rules. */
async function stateOf({ itemId }: World) {
  const { db } = api.deps;
  const [item, offers, deals] = await Promise.all([
    db.selectFrom('market_items').select(['status', 'review']).where('id', '=', itemId).execute(),
    db
      .selectFrom('market_offers')
      .select(['by', 'status', 'amount_cents as amountCents', 'expires_at as expiresAt'])
      .where('item_id', '=', itemId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('market_deals')
      .select(['status', 'handover', 'reserved_until as reservedUntil', 'meets_at as meetsAt'])
      .where('item_id', '=', itemId)
      .orderBy('id')
      .execute(),
  ]);
  return { item: item[0], offers, deal: deals.at(-1) };
}

function expectedOf({ facts }: Machine) {
  const { item, offers, deal } = evolve(facts, settle(facts));
  return {
    item: { status: item.status, review: item.review },
    offers: offers.map(({ by, status, amountCents, expiresAt }) => ({
      by,
      status,
      amountCents,
      expiresAt,
    })),
    deal: deal
      ? {
          status: deal.status,
          handover: deal.handover,
          reservedUntil: deal.reservedUntil,
          meetsAt: deal.meetsAt,
        }
      : undefined,
  };
}

it('does over the API what the rules say, and loses no message', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 6, maxLength: 16 }), async (commands) => {
      api.deps.clock.set(BEGIN);
      const machine = aMachine();
      const world = await aWorld({ api, seller, buyers, loungeId });
      for (const one of commands) {
        const outcome = run(machine, one);
        api.deps.clock.set(machine.facts.now);
        if (outcome === null || one.kind === 'wait') continue;
        const said = machine.said.get(BUYERS[one.who] ?? '')?.at(-1) ?? 'Hallo';
        const isModerators = byModerator.includes(one.kind);
        const expected = isModerators && outcome !== 'done' ? 'refused' : outcome;
        expect([one.kind, await act(world, one, said)]).toEqual([one.kind, expected]);
      }
      await settleDeals(api.deps);
      expect(await stateOf(world)).toEqual(expectedOf(machine));
      for (const [index, buyer] of buyers.entries()) {
        const said = await saidIn(api, world.itemId, buyer.id);
        const id = BUYERS[index] ?? '';
        expect(said.filter((one) => one.startsWith('message'))).toEqual(machine.said.get(id));
        const made = machine.facts.offers.filter(({ buyerId }) => buyerId === id);
        expect(said.filter((one) => one === 'offer')).toHaveLength(made.length);
      }
    }),
    { numRuns: SERIES, endOnFailure: true },
  );
});
