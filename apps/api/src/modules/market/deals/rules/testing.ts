import { dealSides } from '@oche/validators/market/deal-limits';
import fc from 'fast-check';
import { expect } from 'vitest';
import { mayTalkAbout } from '../conversation/talk.policy.ts';
import * as deals from './deals.ts';
import { decide, evolve } from './evolve.ts';
import { type Change, type Facts, hoursLater, type OfferFacts, type Verdict } from './facts.ts';
import * as offers from './offers.ts';

/*
 * What seller, three buyers, clock and moderators do, as data: the rules are tried with it alone, and the
 * services against them.
 */

const kinds = [
  ...(['offer', 'counter', 'accept', 'decline', 'withdraw', 'message', 'wait'] as const),
  ...([
    'cancel',
    'confirm',
    'takeBack',
    'propose',
    'agree',
    'callOff',
    'address',
    'sellTo',
  ] as const),
  ...(['dispute', 'uphold', 'refund', 'return', 'dismiss', 'undo'] as const),
  ...(['pause', 'resume', 'block', 'unblock', 'delete'] as const),
] as const;
export type Kind = (typeof kinds)[number];
/** What is done more often than the rest, so that series get somewhere. */
const often: readonly Kind[] = [
  'offer',
  'offer',
  'offer',
  'counter',
  'accept',
  'accept',
  'confirm',
];
const usual = kinds.filter((kind) => kind !== 'delete');

export const BUYERS = ['buyer-0', 'buyer-1', 'buyer-2'] as const;
const SELLER = 'seller';
const PRICE_CENTS = 10_000;
export const BEGIN = '2031-03-03T09:00:00.000Z';

const arbitrary = fc.record({
  kind: fc.oneof(
    { weight: 60, arbitrary: fc.constantFrom(...usual) },
    { weight: 40, arbitrary: fc.constantFrom(...often) },
    { weight: 1, arbitrary: fc.constant<Kind>('delete') },
  ),
  /** one of the buyers */
  who: fc.nat({ max: BUYERS.length - 1 }),
  side: fc.constantFrom(...dealSides),
  /** one of the offers, the latest first */
  which: fc.nat({ max: 2 }),
  /** a bit above the price, too */
  cents: fc.integer({ min: 1, max: PRICE_CENTS + 500 }),
  hours: fc.constantFrom(1, 30, 49, 170, 400),
});
export type Command = typeof arbitrary extends fc.Arbitrary<infer C> ? C : never;
export const command = Object.assign(arbitrary, { kinds });

/** The rules, what they have led to, and what both sides have been able to read. */
export interface Machine {
  facts: Facts;
  /** offers in the order in which they were made, with the item's state at that moment */
  made: { id: number; status: string; review: string | null; cents: number }[];
  dealCount: number;
  completed: number[];
  /** messages by buyer, in their order */
  said: Map<string, string[]>;
  check(): void;
}

export function aMachine(): Machine {
  const item = {
    id: 1,
    sellerId: SELLER,
    intent: 'sell',
    status: 'active',
    review: null,
    priceCents: PRICE_CENTS,
    takesOffers: true,
    takesMore: false,
    ships: true,
    meets: true,
  } as const;
  const machine: Machine = {
    facts: { now: BEGIN, item, offers: [], deal: null },
    made: [],
    dealCount: 0,
    completed: [],
    said: new Map(BUYERS.map((id) => [id, []])),
    check: () => check(machine),
  };
  return machine;
}

function check({ facts, made, completed }: Machine): void {
  const { item, deal } = facts;
  const settled = evolve(facts, deals.settle(facts));
  const of = (status: OfferFacts['status']) =>
    settled.offers.filter((offer) => offer.status === status);
  expect(of('accepted').length).toBeLessThanOrEqual(1);
  for (const buyerId of BUYERS) {
    expect(of('pending').filter((offer) => offer.buyerId === buyerId).length).toBeLessThanOrEqual(
      1,
    );
  }
  if (item.status === 'sold') expect(of('pending')).toEqual([]);
  for (const { status, review, cents } of made) {
    expect(['active', 'reserved']).toContain(status);
    expect(review).toBeNull();
    expect(cents).toBeLessThanOrEqual(PRICE_CENTS);
  }
  const isHeld = deal !== null && deal.status !== 'cancelled';
  if (item.status === 'reserved') {
    expect(isHeld && deal.offerId).toBe(of('accepted')[0]?.id ?? deal?.offerId);
    expect(isHeld).toBe(true);
  }
  if (of('accepted')[0]) expect(deal?.offerId).toBe(of('accepted')[0]?.id);
  if (deal?.status === 'completed') expect(item.status).toBe('sold');
  expect(new Set(completed).size).toBe(completed.length);
}

/** The offer that a command is about. */
const offerOf = (machine: Machine, { which }: Command): OfferFacts | undefined =>
  machine.facts.offers.at(-1 - which);

const itemTo =
  (status: Facts['item']['status'], from: readonly string[]) =>
  (facts: Facts): Facts =>
    from.includes(facts.item.status) ? { ...facts, item: { ...facts.item, status } } : facts;

/** What happens to an item outside of offers and deals. */
const outside: Partial<Record<Kind, (facts: Facts, command: Command) => Facts>> = {
  wait: (facts, { hours }) => ({ ...facts, now: hoursLater(facts.now, hours) }),
  pause: itemTo('paused', ['active']),
  resume: itemTo('active', ['paused']),
  delete: itemTo('deleted', ['active', 'paused']),
  block: (facts) => ({ ...facts, item: { ...facts.item, review: 'blocked' } }),
  unblock: (facts) => ({ ...facts, item: { ...facts.item, review: null } }),
};

/** @returns null when there is nothing that the command could be about */
function verdictOf(machine: Machine, one: Command): ((facts: Facts) => Verdict) | null {
  const { kind, who, side, cents } = one;
  const buyerId = BUYERS[who] ?? '';
  const offer = offerOf(machine, one);
  const on = offer && { side, offerId: offer.id };
  switch (kind) {
    case 'offer':
      return (facts) => offers.makeOffer(facts, { buyerId, amountCents: cents });
    case 'counter':
      return on ? (facts) => offers.counterOffer(facts, { ...on, amountCents: cents }) : null;
    case 'accept':
      return on ? (facts) => offers.acceptOffer(facts, on) : null;
    case 'decline':
      return on ? (facts) => offers.declineOffer(facts, on) : null;
    case 'withdraw':
      return on ? (facts) => offers.withdrawOffer(facts, on) : null;
    case 'sellTo':
      return (facts) => deals.sellTo(facts, { buyerId, priceCents: cents });
    default:
      return machine.facts.deal ? onDeal(one) : null;
  }
}

const LOUNGE = 1;
const meetsAt = (now: string, { hours }: Command): string => hoursLater(now, hours);

function onDeal(one: Command): ((facts: Facts) => Verdict) | null {
  const { kind, side } = one;
  switch (kind) {
    case 'cancel':
      return (facts) => deals.cancelDeal(facts, { side });
    case 'confirm':
      return (facts) => deals.confirmDeal(facts, { side });
    case 'takeBack':
      return (facts) => deals.takeBackConfirm(facts, { side });
    case 'propose':
      return (facts) =>
        deals.proposeMeeting(facts, { side, loungeId: LOUNGE, meetsAt: meetsAt(facts.now, one) });
    case 'agree':
      return (facts) => deals.agreeMeeting(facts, { side });
    case 'callOff':
      return deals.callOffMeeting;
    case 'address':
      return deals.giveAddress;
    case 'dispute':
      return deals.disputeDeal;
    case 'uphold':
    case 'refund':
    case 'return':
    case 'dismiss':
      return (facts) => deals.decideDispute(facts, { outcome: OUTCOMES[kind] });
    case 'undo':
      return deals.reopenDispute;
    default:
      return null;
  }
}

const OUTCOMES = {
  uphold: 'upheld',
  refund: 'refunded',
  return: 'returned',
  dismiss: 'dismissed',
} as const;

/** @returns what came of it: done, the code of the refusal, or null when there was nothing to do */
export function run(machine: Machine, one: Command): string | null {
  const { kind, who } = one;
  const change = outside[kind];
  if (change) {
    const before = machine.facts;
    machine.facts = change(before, one);
    return machine.facts === before ? null : 'done';
  }
  if (kind === 'message') return talk(machine, BUYERS[who] ?? '');
  const verdict = verdictOf(machine, one);
  if (!verdict) return null;
  const decided = decide(machine.facts, verdict);
  if ('refusal' in decided) return decided.refusal;
  note(machine, decided);
  machine.facts = evolve(machine.facts, decided.changes, idFor(machine, decided.changes));
  const { deal } = machine.facts;
  const isDone = decided.changes.some((made) => made.change === 'item' && made.to === 'sold');
  if (isDone && deal) machine.completed.push(deal.id);
  // sold by mistake, it can be sold again
  if (kind === 'takeBack' && decided.changes.some(({ change }) => change === 'item')) {
    machine.completed.pop();
  }
  return 'done';
}

function talk(machine: Machine, buyerId: string): string {
  const { item, deal } = machine.facts;
  const isOwn = deal?.buyerId === buyerId && deal.status !== 'cancelled';
  const dealStatus = isOwn ? deal.status : null;
  if (!mayTalkAbout({ ...item, dealStatus })) return 'CONVERSATION_OVER';
  const said = machine.said.get(buyerId) ?? [];
  said.push(`message ${said.length}`);
  return 'done';
}

const idFor = (machine: Machine, changes: readonly Change[]): number =>
  changes.some(({ change }) => change === 'offer') ? machine.made.length : machine.dealCount;

/** Remembers what the changes say in the conversations, and in which state offers were made. */
function note(
  machine: Machine,
  { changes, before }: { changes: readonly Change[]; before: Facts },
) {
  const { status, review } = before.item;
  for (const made of changes) {
    if (made.change === 'offer') {
      machine.made.push({ id: machine.made.length + 1, status, review, cents: made.amountCents });
    }
    if (made.change === 'deal') machine.dealCount += 1;
  }
}
