import { demoUserId } from '@oche/db/seeds';
import { demoActor, demoTime } from '../../../lib/demo.ts';
import type { ActingContext, Deps } from '../../../lib/deps.ts';
import { DAY_MS, MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { cancelDeal, confirmDeal } from '../deals/deal/deal-change.service.ts';
import { answerDispute, disputeDeal } from '../deals/dispute/dispute.service.ts';
import { giveAddress } from '../deals/handover/address.service.ts';
import { agreeMeeting, proposeMeeting } from '../deals/handover/meeting.service.ts';
import * as offers from '../deals/offer/offer.service.ts';
import * as queries from './demo.queries.ts';
import { type DemoDeal, demoDeals } from './demo-deals.ts';

/** Who does something, at a time that goes on with everything that is done. */
type As = (who: string) => ActingContext;

const EVENING = 20 * 60;

/** Lets demo members make offers and deals as members do, some days ago. */
export async function seedDemoDeals(deps: Deps): Promise<void> {
  const ads = await queries.listOnSale(deps.db, {});
  const oldestFirst = [...demoDeals].sort((one, other) => other.days - one.days);
  for (const deal of oldestFirst) {
    const ad = ads.find(({ title }) => title === deal.ad);
    if (!ad) continue;
    let at = deps.clock.now().getTime() - deal.days * DAY_MS;
    const as: As = (who) => {
      at += 7 * MINUTE_MS;
      const now = new Date(at);
      return { ...deps, clock: { now: () => now }, actor: demoActor(who) };
    };
    await makeOffer(deps, as, deal, ad);
  }
}

type Ad = Awaited<ReturnType<typeof queries.listOnSale>>[number];

const share = ({ priceCents }: Ad, part: number): number => Math.round(priceCents * part) / 100;

async function makeOffer(deps: Deps, as: As, deal: DemoDeal, ad: Ad): Promise<void> {
  const buyer = demoUserId(deal.buyer);
  const said = { itemId: ad.id, message: deal.said, idempotencyKey: undefined };
  const { id } = await offers.createOffer(as(buyer), { ...said, amount: share(ad, deal.offer) });
  if (deal.counter !== undefined) {
    const amount = share(ad, deal.counter);
    await offers.counterOffer(as(ad.sellerId), { id, amount, message: 'Treffen wir uns da?' });
  }
  if (deal.end === 'open') return;
  if (deal.end === 'declined') return void (await offers.declineOffer(as(ad.sellerId), { id }));
  if (deal.end === 'withdrawn') return void (await offers.withdrawOffer(as(buyer), { id }));
  const { id: dealId } = await offers.acceptOffer(as(ad.sellerId), { id, days: 14 });
  await handOver(deps, as, deal, { id: dealId, buyer, seller: ad.sellerId });
}

interface Parties {
  id: number;
  buyer: string;
  seller: string;
}

async function handOver(
  { db, clock }: Deps,
  as: As,
  { end }: DemoDeal,
  { id, buyer, seller }: Parties,
): Promise<void> {
  if (end === 'meeting') {
    const lounge = await queries.getSomeLounge.first(db, {});
    if (!lounge) return;
    const meetsAt = demoTime(clock.now(), 3, EVENING);
    await proposeMeeting(as(buyer), { id, loungeId: lounge.id, meetsAt });
    await agreeMeeting(as(seller), { id });
  }
  if (end === 'shipping') {
    const address = { name: 'Ben Yilmaz', street: 'Rheinische Straße 12', extra: undefined };
    const place = { zipCode: '44137', city: 'Dortmund', country: 'DE' } as const;
    await giveAddress(as(buyer), { id, ...address, ...place });
  }
  if (end === 'cancelled') {
    await cancelDeal(as(seller), {
      id,
      reason: 'Hat meine Schwester schon verschenkt. Tut mir leid!',
    });
  }
  if (end === 'disputed') {
    await disputeDeal(as(buyer), {
      id,
      account:
        'Die Tafel kam mit einem Sprung quer durch die Mitte an, auf den Bildern war sie heil.',
    });
    await answerDispute(as(seller), {
      id,
      account:
        'Bei mir war sie noch ganz, ich habe sie dick in Pappe eingepackt. Das war der Versand.',
    });
  }
  if (end === 'completed') {
    await confirmDeal(as(seller), { id });
    await confirmDeal(as(buyer), { id });
  }
}
