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
} from './call.ts';

const channel = {
  id: NUMBER,
  name: TEXT,
  description: TEXT,
  platform: TEXT,
  url: TEXT,
  numberOfFollowers: NUMBER,
  logo: orNone(TEXT),
  images: LIST,
  videos: LIST,
  isActive: SWITCH,
};

const aChannel = {
  name: 'Bullseye TV',
  description: 'Videos aus Köln',
  platform: 'YouTube',
  numberOfFollowers: 0,
  isActive: true,
  logo: '',
  images: [],
  videos: [],
};

/** A channel is listed once, by its address. */
const somewhere = () => `https://www.youtube.com/@${crypto.randomUUID()}`;

/** Media channels, and banners. */
export const mediaCalls: DocumentedCall[] = [
  {
    call: 'GET /api/media-channels',
    open: 'everyone',
    ask: async (world) => {
      await world.channel();
      return {};
    },
    status: 200,
    answer: [channel],
  },
  {
    call: 'GET /api/media-channels/{id}',
    open: 'everyone',
    ask: async (world) => ({ path: [(await world.channel()).id] }),
    status: 200,
    answer: channel,
    bad: [
      {
        what: 'there is no such channel',
        ask: () => ({ path: [NOWHERE] }),
        status: 404,
        message: 'Channel nicht gefunden',
      },
    ],
  },
  {
    call: 'POST /api/media-channels',
    open: 'members',
    ask: async (world) => ({ as: await world.stranger(), body: { ...aChannel, url: somewhere() } }),
    status: 201,
    answer: { ...channel, ...aChannel, logo: null },
    bad: [
      {
        what: 'it has neither name nor address',
        ask: () => ({ body: { ...aChannel, name: '', url: '', numberOfFollowers: -1 } }),
        status: 400,
        fields: {
          name: 'Bitte ausfüllen',
          url: 'Gültige URL erforderlich',
          numberOfFollowers: 'Darf nicht negativ sein',
        },
      },
    ],
  },
  {
    // with pictures that stand elsewhere
    call: 'POST /api/media-channels',
    open: 'members',
    ask: async (world) => ({
      as: await world.stranger(),
      body: {
        ...aChannel,
        url: somewhere(),
        logo: world.pictureElsewhere,
        images: [world.pictureElsewhere],
      },
    }),
    status: 201,
    answer: { logo: OWN_PICTURE, images: [OWN_PICTURE] },
    bad: [
      {
        what: 'its picture is no address',
        ask: () => ({ body: { ...aChannel, url: somewhere(), logo: 'logo.png' } }),
        status: 400,
        fields: { logo: 'Gültige URL erforderlich' },
      },
    ],
  },
  {
    call: 'PUT /api/media-channels/{id}',
    open: 'members',
    ask: async (world) => {
      const { id, url } = await world.channel();
      return { path: [id], body: { ...aChannel, id, url, name: 'Bullseye Radio' } };
    },
    status: 200,
    answer: { ...channel, name: 'Bullseye Radio' },
    bad: [
      {
        what: 'it is somebody else’s',
        ask: async (world) => {
          const { id, url } = await world.channel(world.anna);
          return { path: [id], body: { ...aChannel, id, url } };
        },
        status: 403,
        code: 'FORBIDDEN',
      },
    ],
  },
  {
    call: 'DELETE /api/media-channels/{id}',
    open: 'members',
    ask: async (world) => ({ path: [(await world.channel()).id] }),
    status: 200,
    answer: OK,
  },
  {
    call: 'POST /api/media-channel-admins',
    open: 'members',
    ask: async (world) => ({
      body: { channelId: (await world.channel()).id, userId: world.anna.id },
    }),
    status: 201,
    answer: { channelId: NUMBER, userId: TEXT },
    bad: [
      {
        what: 'the channel is somebody else’s',
        ask: async (world) => ({
          body: { channelId: (await world.channel(world.anna)).id, userId: world.ben.id },
        }),
        status: 403,
        code: 'FORBIDDEN',
      },
    ],
  },
  {
    call: 'GET /api/banners',
    open: 'everyone',
    ask: async (world) => {
      await world.banner();
      return { query: { position: 'marketplace' } };
    },
    status: 200,
    answer: [
      {
        id: NUMBER,
        title: TEXT,
        imageUrl: OWN_PICTURE,
        targetUrl: orNone(TEXT),
        position: 'marketplace',
        isActive: true,
        startDate: orNone(TEXT),
        endDate: orNone(TEXT),
        priority: NUMBER,
      },
    ],
    bad: [
      {
        what: 'there is no such position',
        ask: () => ({ query: { position: 'ceiling' } }),
        status: 400,
        code: 'BAD_INPUT',
      },
    ],
  },
  {
    call: 'POST /api/banners/{id}/impression',
    open: 'everyone',
    ask: async (world) => ({ path: [await world.banner()] }),
    status: 200,
    answer: OK,
  },
  {
    call: 'POST /api/banners/{id}/click',
    open: 'everyone',
    ask: async (world) => ({ path: [await world.banner()] }),
    status: 200,
    answer: OK,
  },
];
