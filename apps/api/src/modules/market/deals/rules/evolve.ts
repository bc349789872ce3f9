import { settle } from './deals.ts';
import type { Change, Facts, Refusal, Verdict } from './facts.ts';

/** The facts after some changes. @param newId what the next offer or deal is called */
export const evolve = (facts: Facts, changes: readonly Change[], newId = 0): Facts =>
  changes.reduce((now, change) => after(now, change, newId), facts);

function after(facts: Facts, change: Change, id: number): Facts {
  const { item, offers, deal } = facts;
  switch (change.change) {
    case 'offer': {
      const { change: _, answersId: __, ...offer } = change;
      return { ...facts, offers: [...offers, { ...offer, id, status: 'pending' }] };
    }
    case 'end': {
      const ids = new Set(change.offers.map((offer) => offer.id));
      const { status } = change;
      return {
        ...facts,
        offers: offers.map((one) => (ids.has(one.id) ? { ...one, status } : one)),
      };
    }
    case 'deal':
      return { ...facts, deal: { ...change.deal, id } };
    case 'set':
      return { ...facts, deal: deal && { ...deal, ...change.set } };
    case 'item':
      return { ...facts, item: { ...item, status: change.to } };
  }
}

/** What the clock has done meanwhile, and then what the command does, or why it does nothing. */
export function decide(
  facts: Facts,
  command: (facts: Facts) => Verdict,
): { refusal: Refusal } | { changes: readonly Change[]; before: Facts } {
  const due = settle(facts);
  const before = evolve(facts, due);
  const verdict = command(before);
  return typeof verdict === 'string'
    ? { refusal: verdict }
    : { changes: [...due, ...verdict], before };
}
