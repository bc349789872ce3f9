import {
  type DocumentedCall,
  LIST,
  NOWHERE,
  NUMBER,
  OK,
  OWN_PICTURE,
  orNone,
  SWITCH,
  TEXT,
  TIME,
} from './call.ts';
import type { World } from './world.ts';

const item = {
  id: NUMBER,
  title: TEXT,
  description: TEXT,
  category: TEXT,
  condition: TEXT,
  price: NUMBER,
  currency: 'EUR',
  zipCode: TEXT,
  city: TEXT,
  sellerType: 'private',
  images: LIST,
  sellerId: TEXT,
  isAvailable: SWITCH,
  viewCount: NUMBER,
  createdAt: TIME,
};

const seller = { firstName: TEXT, lastName: TEXT, createdAt: TIME, totalListings: NUMBER };
/** What an ad alone has; its card in a list says the city. */
const page = { ...item, seller: { ...seller, avatar: orNone(TEXT) }, location: orNone(TEXT) };

const anItem = {
  title: 'Winmau Blade 6',
  description: 'Ein Jahr gespielt, gut erhalten.',
  category: 'boards',
  condition: 'good',
  price: 35,
  currency: 'EUR',
  location: 'Zur scharfen Kante',
  zipCode: '50667',
  city: 'Köln',
  sellerType: 'private',
  images: [],
  sellerTermsAccepted: true,
};

const about =
  (body?: Record<string, unknown>) =>
  async (world: World): Promise<{ path: number[]; body?: Record<string, unknown> }> => ({
    path: [await world.ad()],
    ...(body && { body }),
  });
const aboutNone = (body?: Record<string, unknown>) => () => ({
  path: [NOWHERE],
  ...(body && { body }),
});
export const itemCalls: DocumentedCall[] = [
  {
    call: 'GET /api/marketplace',
    open: 'everyone',
    ask: async (world) => {
      await world.ad({ title: 'Opas Board', category: 'boards', condition: 'good' });
      const query = { search: 'Opas Board', category: 'boards', condition: 'good', price: '25-50' };
      return { query: { ...query, location: 'München' } };
    },
    status: 200,
    answer: [{ ...item, title: 'Opas Board' }],
  },
  {
    // as the documents write the highest range, with a bare plus
    call: 'GET /api/marketplace',
    open: 'everyone',
    ask: async (world) => {
      await world.ad({ price_cents: 30_000 });
      return { query: { price: '250+' } };
    },
    status: 200,
    answer: [{ ...item, price: 300 }],
  },
  {
    // similar items
    call: 'GET /api/marketplace',
    open: 'everyone',
    ask: async (world) => {
      const id = await world.ad({ category: 'flights' });
      await world.ad({ category: 'flights', title: 'Andere Flights' });
      return { query: { category: 'flights', limit: '4', exclude: String(id) } };
    },
    status: 200,
    answer: [{ ...item, title: 'Andere Flights' }],
  },
  {
    call: 'POST /api/marketplace',
    open: 'members',
    ask: async (world) => {
      const picture = await world.picture(world.ben);
      return { body: { ...anItem, images: [`/media/${picture}/960.webp`] } };
    },
    status: 201,
    answer: { ...page, ...anItem, images: [OWN_PICTURE], isAvailable: true, viewCount: 0 },
    bad: [
      {
        what: 'nothing is said',
        ask: () => ({ body: {}, language: 'en' }),
        status: 400,
        fields: {
          title: 'Title is required',
          description: 'Description must be at least 10 characters',
          category: 'Category is required',
          condition: 'Condition is required',
          price: 'Price must be greater than 0',
          location: 'Lounge is required',
          zipCode: 'ZIP code is required',
          city: 'City is required',
          sellerTermsAccepted: 'You must accept seller terms',
        },
      },
      {
        what: 'there are eleven pictures',
        ask: () => ({
          body: {
            ...anItem,
            images: Array.from({ length: 11 }, (_, n) => `https://a.test/${n}.png`),
          },
        }),
        status: 400,
        fields: { images: 'Höchstens 10 Bilder' },
      },
    ],
  },
  {
    // a picture that stands elsewhere is fetched once, and is ours from then on
    call: 'POST /api/marketplace',
    open: 'members',
    ask: (world) => ({ body: { ...anItem, images: [world.pictureElsewhere] } }),
    status: 201,
    answer: { images: [OWN_PICTURE] },
    bad: [
      {
        what: 'its picture is nowhere',
        ask: () => ({ body: { ...anItem, images: ['https://elsewhere.test/none.png'] } }),
        status: 400,
        code: 'UPLOAD_UNREACHABLE',
      },
    ],
  },
  {
    call: 'GET /api/marketplace/{id}',
    open: 'everyone',
    ask: about(),
    status: 200,
    answer: page,
    bad: [
      {
        what: 'there is no such ad',
        ask: aboutNone(),
        status: 404,
        message: 'Artikel nicht gefunden',
      },
    ],
  },
  {
    call: 'GET /api/marketplace/user/{userId}',
    open: 'everyone',
    ask: async (world) => {
      await world.ad();
      return { path: [world.anna.id] };
    },
    status: 200,
    answer: [item],
  },
  {
    call: 'POST /api/marketplace/{id}/favorite',
    open: 'members',
    ask: about(),
    status: 200,
    answer: { isFavourite: true },
    bad: [{ what: 'there is no such ad', ask: aboutNone(), status: 404, code: 'ITEM_NOT_FOUND' }],
  },
  {
    call: 'DELETE /api/marketplace/{id}/favorite',
    open: 'members',
    ask: async (world) => {
      const id = await world.ad();
      await world.api.callerFor(world.ben).market.favourites.add({ id });
      return { path: [id] };
    },
    status: 200,
    answer: { isFavourite: false },
  },
  {
    call: 'POST /api/marketplace/{id}/report',
    open: 'members',
    ask: about({ reason: 'counterfeit', description: 'Das Logo ist falsch geschrieben.' }),
    status: 201,
    answer: OK,
    bad: [
      {
        what: 'nothing is said',
        ask: about({}),
        status: 400,
        fields: { reason: 'Grund ist erforderlich', description: 'Beschreibung ist erforderlich' },
      },
      {
        what: 'the reason is none of the documented ones',
        ask: about({ reason: 'ugly', description: 'Hässlich.' }),
        status: 400,
        fields: { reason: 'Grund ist erforderlich' },
      },
      {
        what: 'it is reported again',
        ask: async (world) => {
          const id = await world.ad();
          const said = { reason: 'spam', description: 'Werbung.' } as const;
          const { report } = world.api.callerFor(world.ben).moderation;
          await report.create({ kind: 'item', id: String(id), ...said });
          return { path: [id], body: said };
        },
        status: 409,
        code: 'ALREADY_REPORTED',
      },
      {
        what: 'there is no such ad',
        ask: aboutNone({ reason: 'fraud', description: 'Weg.' }),
        status: 404,
        code: 'THING_NOT_FOUND',
      },
    ],
  },
];

export const sellerCalls: DocumentedCall[] = [
  {
    call: 'GET /api/marketplace/sellers/{sellerId}/reviews',
    open: 'everyone',
    ask: async (world) => {
      await world.reviewedDeal();
      return { path: [world.anna.id] };
    },
    status: 200,
    answer: { avgRating: 5, totalReviews: NUMBER, reviews: [{ rating: 5, comment: TEXT }] },
  },
  {
    // nobody has said anything yet
    call: 'GET /api/marketplace/sellers/{sellerId}/reviews',
    open: 'everyone',
    ask: async (world) => ({ path: [(await world.stranger()).id] }),
    status: 200,
    answer: { avgRating: null, totalReviews: 0, reviews: [] },
  },
  {
    call: 'GET /api/marketplace/sellers/{sellerId}/profile',
    open: 'everyone',
    ask: async (world) => {
      await world.ad();
      return { path: [world.anna.id] };
    },
    status: 200,
    answer: {
      seller: { id: TEXT, firstName: 'Anna', lastName: TEXT },
      verifications: [{ verificationType: 'email', status: 'verified' }],
      badges: LIST,
      stats: {
        trustScore: NUMBER,
        verificationScore: NUMBER,
        averageRating: orNone(NUMBER),
        totalReviews: NUMBER,
        responseRate: orNone(NUMBER),
        averageResponseTime: orNone(NUMBER),
        totalSales: NUMBER,
        totalListings: NUMBER,
        accountAge: NUMBER,
        disputeCount: NUMBER,
        positiveReviewCount: NUMBER,
        negativeReviewCount: NUMBER,
      },
    },
    bad: [
      {
        what: 'there is no such member',
        ask: () => ({ path: ['nobody'] }),
        status: 404,
        code: 'SELLER_NOT_FOUND',
      },
    ],
  },
];
