import type { HeardOf } from '../../../lib/declared/published.ts';
import type { TestMember } from '../../../testing/index.ts';
import { anEvening, at } from '../../bookings/testing.ts';
import { createSubforum, createThread } from '../../forum/testing.ts';
import { addStaff, createLounge } from '../../lounges/testing.ts';
import { insertAd, sell } from '../../market/testing.ts';
import { createChannel } from '../../media/testing.ts';
import { type Cast, closedClub, type Scene } from './testing-cast.ts';
import { gameScenes } from './testing-play-scenes.ts';

type Setting = (cast: Cast) => Promise<Scene>;

const of = (kind: string, id: number | string): HeardOf => ({ kind, id: String(id) });
const SITE = of('site', '');

const clubScene =
  (act: (cast: Cast, id: number) => Promise<unknown>, others: (cast: Cast) => TestMember[]) =>
  async (cast: Cast): Promise<Scene> => {
    const { api, anna, ben, carl, eve } = cast;
    // Eve is in it, too: who comes and goes is for those who run it
    const { id, name } = await closedClub(cast, [eve, ...others(cast)]);
    const { clubs } = api.callerFor(ben);
    return {
      subject: of('club', id),
      act: () => act(cast, id),
      says: { club: { id, name }, member: { id: carl.id } },
      lose: () => clubs.members.setRole({ id, userId: anna.id, role: 'member' }),
    };
  };

const bookingScene =
  (
    { asks = false, isBooked = true }: { asks?: boolean; isBooked?: boolean },
    act: (cast: Cast, booking: { id: number; loungeId: number }) => Promise<unknown>,
    says: object,
  ) =>
  async (cast: Cast): Promise<Scene> => {
    const { api, anna, ben, carl } = cast;
    api.deps.clock.set('2031-03-03T09:00:00.000Z');
    const { id: loungeId, name } = await createLounge(api, ben, { auto_confirm: !asks });
    await addStaff(api.deps.db, loungeId, anna);
    const booked = isBooked
      ? await api.callerFor(carl).bookings.create(anEvening({ loungeId }))
      : { id: 0 };
    return {
      subject: of('lounge', loungeId),
      act: () => act(cast, { id: booked.id, loungeId }),
      says: { lounge: { id: loungeId, name }, ...says },
      alsoHeardBy: carl,
      lose: () => api.callerFor(ben).lounges.staff.remove({ loungeId, userId: anna.id }),
    };
  };

const forumScene =
  (isAnswer: boolean): Setting =>
  async ({ api, anna, ben, eve }) => {
    const subforumId = await createSubforum(api.deps.db);
    const { forum } = api.callerFor(ben);
    const { thread } = await createThread(api, ben, { subforumId });
    // on her pages there is nothing of Ben's
    await api.callerFor(eve).social.people.block({ userId: ben.id });
    const content = 'Ich spiele Slim.';
    return {
      subject: isAnswer ? of('thread', thread.id) : of('subforum', subforumId),
      act: () =>
        isAnswer
          ? forum.post.create({ threadId: thread.id, content })
          : forum.thread.create({ subforumId, title: 'Flights', content }),
      says: {
        thread: { subforum: { id: subforumId } },
        post: { text: content, number: isAnswer ? 2 : 1, author: { id: ben.id } },
      },
      lose: () => api.callerFor(anna).social.people.block({ userId: ben.id }),
    };
  };

/** Ben keeps what he sells for who has offered 80 €. */
async function dealWith({ api, ben, carl }: Cast, itemId: number, buyer = carl) {
  const { offers } = api.callerFor(buyer).market;
  const { id } = await offers.create({ itemId, amount: 80 });
  return api.callerFor(ben).market.offers.accept({ id });
}

const hideAds = ({ api }: Cast) =>
  api.deps.db.updateTable('market_items').set({ review: 'blocked' }).execute();

const adScene =
  (act: (cast: Cast, id: number) => Promise<unknown>, says: object, isDealt = false): Setting =>
  async (cast) => {
    const { api, ben } = cast;
    const id = await insertAd(api, ben, { price_cents: 10_000 });
    const deal = isDealt ? await dealWith(cast, id) : { id: 0 };
    return {
      subject: of('item', id),
      act: () => act(cast, isDealt ? deal.id : id),
      says: { id, seller: { id: ben.id }, ...says },
      alsoHeardBy: ben,
      isPublic: true,
      lose: () => hideAds(cast),
    };
  };

/** What is sold is seen by who has sold and who has bought it. */
const sale: Setting = async (cast) => {
  const { api, anna, ben } = cast;
  const id = await insertAd(api, ben, { price_cents: 10_000 });
  const deal = await dealWith(cast, id, anna);
  return {
    subject: of('item', id),
    async act() {
      await api.callerFor(anna).market.deals.confirm({ id: deal.id });
      await api.callerFor(ben).market.deals.confirm({ id: deal.id });
    },
    says: { id, status: 'sold', seller: { id: ben.id } },
    alsoHeardBy: ben,
    lose: () =>
      api.deps.db
        .updateTable('market_items')
        .set({ status: 'deleted', deleted_at: api.deps.clock.now() })
        .where('id', '=', id)
        .execute(),
  };
};

/** Its episodes came out day by day. */
const rss = (...names: string[]) =>
  `<rss version="2.0"><channel><title>Neun Darter</title>${names
    .map(
      (name, day) =>
        `<item><title>${name}</title><guid>${name}</guid><pubDate>2031-03-0${8 + day}T10:00:00Z</pubDate></item>`,
    )
    .join('')}</channel></rss>`;

const episode: Setting = async ({ api, internet, ben }) => {
  api.deps.clock.set('2031-03-10T19:00:00.000Z');
  const origin = 'http://neun-darter.de';
  const feed = `${origin}/feed.xml`;
  internet.serve(`${origin}/`, '<!doctype html><html><head><title>Neun</title></head></html>');
  internet.serve(feed, rss('Eins'));
  const { id } = await createChannel(api, ben, { platform: 'Podcast', url: `${origin}/` });
  const { feed: feeds } = api.callerFor(ben).media;
  await feeds.set({ channelId: id, feedUrl: feed });
  return {
    subject: of('channel', id),
    act: async () => {
      internet.serve(feed, rss('Eins', 'Zwei'));
      api.deps.clock.advance({ hours: 2 });
      await feeds.refresh({ channelId: id });
    },
    says: { channel: { id }, entry: { title: 'Zwei' } },
    isPublic: true,
    lose: () => api.callerFor(ben).media.channels.delete({ id }),
  };
};

/** For each kind of what can be heard, how it comes about. */
export const scenes: Readonly<Record<string, Setting>> = {
  ...gameScenes,

  'forum.thread.created': forumScene(false),
  'forum.post.created': forumScene(true),

  'club.member.joined': clubScene(
    async ({ api, ben, carl }, id) => {
      await api.callerFor(ben).clubs.admissions.invite({ id, userId: carl.id });
      await api.callerFor(carl).clubs.admissions.answerInvitation({ id, isAccepted: true });
    },
    () => [],
  ),
  'club.member.left': clubScene(
    ({ api, carl }, id) => api.callerFor(carl).clubs.leave({ id }),
    ({ carl }) => [carl],
  ),

  'lounge.booking.created': bookingScene(
    { isBooked: false },
    ({ api, carl }, { loungeId }) =>
      api.callerFor(carl).bookings.create(anEvening({ loungeId, groupSize: 3 })),
    { status: 'confirmed', groupSize: 3, startTime: at('19:00'), boards: [{}] },
  ),
  'lounge.booking.confirmed': bookingScene(
    { asks: true },
    ({ api, ben }, { id }) => api.callerFor(ben).bookings.confirm({ id }),
    { status: 'confirmed' },
  ),
  'lounge.booking.moved': bookingScene(
    {},
    ({ api, carl }, { id }) =>
      api.callerFor(carl).bookings.move({ id, startTime: at('20:00'), endTime: at('22:00') }),
    { startTime: at('20:00'), endTime: at('22:00') },
  ),
  'lounge.booking.cancelled': bookingScene(
    {},
    ({ api, carl }, { id }) => api.callerFor(carl).bookings.cancel({ id }),
    { status: 'cancelled' },
  ),

  'market.item.published': async (cast) => ({
    subject: SITE,
    act: () => sell(cast.api, cast.ben, { title: 'Ein Satz Darts' }),
    says: { title: 'Ein Satz Darts', price: 45, status: 'active', seller: { id: cast.ben.id } },
    alsoHeardBy: cast.ben,
    isPublic: true,
    lose: () => hideAds(cast),
  }),
  'market.item.reserved': adScene((cast, id) => dealWith(cast, id), { status: 'reserved' }),
  'market.item.released': adScene(
    ({ api, ben }, id) => api.callerFor(ben).market.deals.cancel({ id, reason: 'Geht doch nicht' }),
    { status: 'active' },
    true,
  ),
  'market.item.sold': sale,

  'media.entry.published': episode,
};
