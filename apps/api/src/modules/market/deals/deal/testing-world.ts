import { withTransaction } from '@oche/db';
import { euroOf } from '@oche/validators/money';
import { sql } from 'kysely';
import { outcomeOf, type TestApi, type TestMember } from '../../../../testing/index.ts';
import { conversationOf } from '../conversation/card.service.ts';
import { refund, returning, upholding, waiting } from '../dispute/dispute-moderation.service.ts';
import type { Command, Kind } from '../rules/testing.ts';
import { anItem } from './testing.ts';

/** An item with its offers and deals in the database, in the order in which they came. */
export interface World {
  api: TestApi;
  seller: TestMember;
  buyers: readonly TestMember[];
  loungeId: number;
  itemId: number;
  /** by buyer */
  conversationIds: number[];
  offers: { id: number; buyer: TestMember }[];
  deals: { id: number; buyer: TestMember }[];
}

type People = Pick<World, 'api' | 'seller' | 'buyers' | 'loungeId'>;

export async function aWorld(people: People): Promise<World> {
  const { api, seller, buyers } = people;
  const itemId = await anItem(api, seller);
  const conversationIds = await withTransaction(api.deps.db, async (tx) => {
    const ids: number[] = [];
    for (const { id } of buyers) {
      ids.push(await conversationOf(api.deps, tx, { itemId, sellerId: seller.id, buyerId: id }));
    }
    return ids;
  });
  return { ...people, itemId, conversationIds, offers: [], deals: [] };
}

const ADDRESS = { name: 'Ada', street: 'Am Board 20', zipCode: '50667', city: 'Köln' };
const ACCOUNT = 'Der Schaft war schon gebrochen, als es ankam.';

const isDone = async (call: Promise<boolean>) => ((await call) ? 'done' : 'refused');

/** What the item's seller or the moderators do without a deal. */
const OUTSIDE: Partial<Record<Kind, string>> = {
  pause: `status = 'paused' where status = 'active'`,
  resume: `status = 'active' where status = 'paused'`,
  delete: `status = 'deleted' where status in ('active', 'paused')`,
  block: `review = 'blocked' where true`,
  unblock: `review = null where true`,
};

/**
 * Does a command over the API. @param said what a message says
 * @returns what came of it; `refused` for what moderators can't do
 */
export async function act(world: World, one: Command, said: string): Promise<string> {
  const { api, itemId, seller } = world;
  const { kind, who, side, which, cents, hours } = one;
  const buyer = world.buyers[who] ?? seller;
  const outside = OUTSIDE[kind];
  if (outside) {
    await sql`update market_items set ${sql.raw(outside)} and id = ${itemId}`.execute(api.deps.db);
    return 'done';
  }
  const market = (member: TestMember) => api.callerFor(member).market;
  const found = world.offers.at(-1 - which) ?? { id: 0, buyer };
  const deal = world.deals.at(-1) ?? { id: 0, buyer };
  const offers = market(side === 'buyer' ? found.buyer : seller).offers;
  const deals = market(side === 'buyer' ? deal.buyer : seller).deals;
  const meetsAt = () => new Date(api.deps.clock.now().getTime() + hours * 3_600_000).toISOString();
  const amount = euroOf(cents);
  const { id } = found;
  const on = { id: deal.id };
  const made = (by: TestMember) => (offer: { id: number }) =>
    world.offers.push({ id: offer.id, buyer: by });
  const begun = (by: TestMember) => (begins: { id: number }) =>
    world.deals.push({ id: begins.id, buyer: by });
  const calls: Partial<Record<Kind, () => Promise<unknown>>> = {
    offer: () => market(buyer).offers.create({ itemId, amount }).then(made(buyer)),
    counter: () => offers.counter({ id, amount }).then(made(found.buyer)),
    accept: () => offers.accept({ id }).then(begun(found.buyer)),
    decline: () => offers.decline({ id }),
    withdraw: () => offers.withdraw({ id }),
    message: () =>
      market(buyer).conversations.send({
        conversationId: world.conversationIds[who] ?? 0,
        content: said,
      }),
    cancel: () => deals.cancel({ ...on, reason: 'Geht doch nicht' }),
    confirm: () => deals.confirm(on),
    takeBack: () => deals.takeBackConfirm(on),
    propose: () => deals.proposeMeeting({ ...on, loungeId: world.loungeId, meetsAt: meetsAt() }),
    agree: () => deals.agreeMeeting(on),
    callOff: () => deals.callOffMeeting(on),
    address: () => market(deal.buyer).deals.giveAddress({ ...on, ...ADDRESS }),
    dispute: () => deals.dispute({ ...on, account: ACCOUNT }),
    sellTo: () =>
      market(seller)
        .deals.sellTo({ itemId, buyerId: buyer.id, price: amount })
        .then((begins) => begins.id === deal.id || begun(buyer)(begins)),
  };
  const call = calls[kind];
  return call ? outcomeOf(call()) : moderate(world, kind, deal.id);
}

async function moderate({ api: { deps } }: World, kind: Kind, dealId: number): Promise<string> {
  const row = await deps.db
    .selectFrom('market_disputes')
    .select('id')
    .where('deal_id', '=', dealId)
    .executeTakeFirst();
  const id = String(row?.id ?? 0);
  return isDone(
    withTransaction(deps.db, (tx) => {
      if (kind === 'uphold') return upholding.do(deps, tx, id, 'moderator');
      if (kind === 'refund') return refund.do(deps, tx, id, 'moderator');
      if (kind === 'return') return returning.do(deps, tx, id, 'moderator');
      return kind === 'dismiss'
        ? waiting.undo(deps, tx, id, 'moderator')
        : upholding.undo(deps, tx, id, 'moderator');
    }),
  );
}
