import { type Tx, withTransaction } from '@oche/db';
import { demoUserId } from '@oche/db/seeds';
import { centsOf } from '@oche/validators/money';
import type { Deps } from '../../../lib/deps.ts';
import { addJobs } from '../../../lib/jobs/jobs.ts';
import { DAY_MS, isoOf, MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { requestApproval } from '../../moderation/index.ts';
import { saveTrader } from '../items/business/trader.queries.ts';
import { columnsOf, type ItemColumns } from '../items/item/columns.ts';
import { suspicionsIn } from '../items/safety/suspicions.ts';
import { expiryFrom } from '../items/status/publish.service.ts';
import '../market.events.ts';
import * as queries from './demo.queries.ts';
import type { DemoAd } from './demo-ad.ts';
import { demoAds } from './demo-ads.ts';
import { seedDemoDeals } from './demo-deals.service.ts';
import { demoTrader } from './demo-trader.ts';

type Home = Awaited<ReturnType<typeof queries.listHomes>>[number];

/** How many ads have their pictures drawn by one job, the latest ads first. */
const DRAWN_TOGETHER = 8;

/**
 * Gives the demo members ads and deals in every state, and has their pictures drawn by jobs, as nobody should wait for
 * that before the first page. Does nothing when there are ads, or no demo members.
 * @returns whether it did
 */
export async function seedDemoMarket(deps: Deps): Promise<boolean> {
  const isWritten = await seedAds(deps);
  if (isWritten) await seedDemoDeals(deps);
  return isWritten;
}

async function seedAds(deps: Deps): Promise<boolean> {
  return withTransaction(deps.db, async (tx) => {
    // of several processes that start together one writes, and the others wait
    await queries.lockAds.first(tx, {});
    if (!(await queries.wantsDemo.first(tx, { memberId: demoUserId('anna') }))) return false;
    const now = deps.clock.now();
    const sellers = [...new Set(demoAds.map(({ by }) => demoUserId(by)))];
    const homes = new Map(
      (await queries.listHomes(tx, { ids: sellers })).map((home) => [home.id, home]),
    );
    await saveTrader(tx, { ...demoTrader, userId: demoUserId('dennis'), now: now.toISOString() });
    const written: { id: number; index: number }[] = [];
    // ids grow with time, as in lists that show the latest first
    const ordered = [...demoAds.entries()].sort((one, other) => ageOf(other) - ageOf(one));
    for (const [index, ad] of ordered) {
      const home = homes.get(demoUserId(ad.by));
      if (home) written.push({ id: await insert(deps, tx, ad, home, index), index });
    }
    await drawLater(tx, written.reverse());
    return true;
  });
}

/** Milliseconds since an ad was put online: not all of a day at the same time. */
const ageOf = ([index, { days }]: readonly [number, DemoAd]): number =>
  days * DAY_MS + (index % 24) * 47 * MINUTE_MS;

async function insert(
  deps: Deps,
  tx: Tx,
  ad: DemoAd,
  { latitude, longitude, ...home }: Home,
  index: number,
): Promise<number> {
  const { status = 'active', isWaiting = false, views = 0 } = ad;
  const at = deps.clock.now().getTime() - ageOf([index, ad]);
  const begun = isoOf(at);
  const suspicions = [...new Set(suspicionsIn(`${ad.title}\n${ad.text}`).map(({ kind }) => kind))];
  const id = await queries.insertAd(tx, {
    ...said(ad, home),
    intent: ad.intent ?? 'sell',
    seller_id: home.id,
    latitude,
    longitude,
    status,
    suspicions,
    review: isWaiting ? 'waiting' : null,
    view_count: views,
    created_at: begun,
    updated_at: begun,
    ...(status !== 'draft' && {
      seller_terms_accepted: true,
      published_at: begun,
      renewed_at: begun,
      expires_at: expiryFrom(new Date(at)),
    }),
    ...(status === 'sold' && {
      sold_at: isoOf(at + 3 * DAY_MS),
      sold_cents: centsOf(ad.soldFor ?? ad.price),
    }),
  });
  if (isWaiting) {
    await requestApproval(deps, tx, { kind: 'listing', id, scope: 'site', authorId: home.id });
  }
  await deps.events.publish(tx, 'item.changed', { itemId: id });
  return id;
}

const said = (ad: DemoAd, home: Pick<Home, 'country' | 'zipCode' | 'city'>): ItemColumns =>
  columnsOf({
    title: ad.title,
    description: ad.text,
    category: ad.category,
    condition: ad.condition ?? null,
    wear: ad.wear,
    price: ad.price,
    currency: 'EUR',
    intent: ad.intent ?? 'sell',
    takesOffers: !ad.isBusiness,
    takesMore: false,
    ships: ad.ships ?? true,
    shippingPrice: ad.shipping ?? (ad.ships === false || ad.intent === 'wanted' ? null : 5.5),
    meets: !ad.isBusiness,
    loungeId: null,
    location: ad.intent === 'wanted' || ad.isBusiness ? undefined : `Raum ${home.city}`,
    country: home.country as 'DE',
    zipCode: home.zipCode,
    city: home.city,
    sellerType: ad.isBusiness ? 'business' : 'private',
    attributes: { brand: undefined, model: undefined, ...ad.attributes } as Parameters<
      typeof columnsOf
    >[0]['attributes'],
    pictures: [],
  });

/** By jobs, those of the latest ads first. */
async function drawLater(tx: Tx, ads: readonly { id: number; index: number }[]): Promise<void> {
  const drawn = ads.filter(({ index }) => demoAds[index]?.drawings);
  const parts = Array.from({ length: Math.ceil(drawn.length / DRAWN_TOGETHER) }, (_, part) =>
    drawn.slice(part * DRAWN_TOGETHER, (part + 1) * DRAWN_TOGETHER),
  );
  await addJobs(
    tx,
    parts.map((part) => ({ name: 'market.drawDemo', payload: { ads: part }, isLong: true })),
  );
}
