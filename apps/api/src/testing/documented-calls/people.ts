import { expect } from 'vitest';
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

/** The documented address of a user summary stays away: it is nobody else's business. */
const summary = { id: TEXT, firstName: TEXT, lastName: TEXT, profileImageUrl: orNone(TEXT) };

const profile = {
  id: TEXT,
  firstName: TEXT,
  lastName: TEXT,
  gender: orNone(TEXT),
  bio: orNone(TEXT),
  dartingExperience: orNone(TEXT),
  profileVisibility: orNone(TEXT),
  street: orNone(TEXT),
  city: orNone(TEXT),
  zipCode: orNone(TEXT),
  country: orNone(TEXT),
  latitude: orNone(NUMBER),
  longitude: orNone(NUMBER),
  emailVerified: orNone(SWITCH),
  phoneVerified: orNone(SWITCH),
  sellerTermsAccepted: orNone(SWITCH),
  userType: TEXT,
  profileImageUrl: orNone(TEXT),
  statistics: { tournamentsPlayed: orNone(NUMBER), wins: NUMBER, averageScore: orNone(NUMBER) },
  achievements: LIST,
};

const aProfile = {
  gender: 'male',
  firstName: 'Ben',
  lastName: 'Weiß',
  bio: 'Spielt seit 2019.',
  dartingExperience: 'Kreisliga',
  profileVisibility: 'public',
  street: 'Venloer Straße 1',
  city: 'Köln',
  zipCode: '50823',
  country: 'Germany',
};

/** Who somebody is. */
export const profileCalls: DocumentedCall[] = [
  {
    call: 'GET /api/auth/user',
    open: 'members',
    ask: () => ({}),
    status: 200,
    answer: {
      id: TEXT,
      firstName: 'Ben',
      lastName: TEXT,
      email: TEXT,
      profileImageUrl: orNone(TEXT),
      role: 'user',
      userType: 'Darts-Spieler',
      zipCode: TEXT,
    },
  },
  {
    call: 'GET /api/users',
    open: 'members',
    ask: () => ({}),
    status: 200,
    answer: [summary],
  },
  {
    call: 'GET /api/profile/{userId}',
    open: 'everyone',
    ask: (world) => ({ path: [world.anna.id] }),
    status: 200,
    answer: { ...profile, firstName: 'Anna' },
    bad: [
      {
        what: 'there is no such member',
        ask: () => ({ path: ['nobody'] }),
        status: 404,
        code: 'MEMBER_NOT_FOUND',
      },
    ],
  },
  {
    call: 'PUT /api/profile',
    open: 'members',
    ask: () => ({ body: aProfile }),
    status: 200,
    answer: { ...profile, ...aProfile, country: 'DE' },
    bad: [
      {
        what: 'nothing stands where something has to',
        ask: () => ({ body: { firstName: '', lastName: ' ', country: 'Atlantis' } }),
        status: 400,
        fields: {
          firstName: 'Bitte ausfüllen',
          lastName: 'Bitte ausfüllen',
          country: 'Land ist erforderlich',
        },
      },
      {
        what: 'the biography is longer than 500 characters',
        ask: () => ({ body: { bio: 'x'.repeat(501) } }),
        status: 400,
        fields: { bio: 'Das ist zu lang' },
      },
    ],
  },
  {
    // German names and codes are countries, too
    call: 'PUT /api/profile',
    open: 'members',
    ask: () => ({ body: { country: 'Österreich', zipCode: '1010' } }),
    status: 200,
    answer: { country: 'AT', zipCode: '1010' },
  },
  {
    // only the server decides this, and a client that sends it is no reason to refuse the rest
    call: 'PUT /api/profile',
    open: 'members',
    ask: () => ({
      body: {
        bio: 'Neu hier.',
        phoneVerified: true,
        sellerTermsAccepted: true,
        role: 'admin',
        latitude: '48.1',
        statistics: { wins: 180 },
      },
    }),
    status: 200,
    answer: {
      bio: 'Neu hier.',
      phoneVerified: false,
      role: null,
      latitude: expect.not.closeTo(48.1),
      statistics: { wins: 0 },
    },
  },
  {
    // with a picture that was uploaded
    call: 'PUT /api/profile',
    open: 'members',
    ask: async (world) => {
      const member = await world.stranger();
      const picture = await world.picture(member);
      return { as: member, body: { image: `/media/${picture}/960.webp` } };
    },
    status: 200,
    answer: { profileImageUrl: OWN_PICTURE },
  },
  {
    // with one that stands elsewhere
    call: 'PUT /api/profile',
    open: 'members',
    ask: (world) => ({ body: { profileImageUrl: world.pictureElsewhere } }),
    status: 200,
    answer: { profileImageUrl: OWN_PICTURE },
  },
  {
    call: 'GET /api/users/search',
    open: 'members',
    ask: () => ({ query: { query: 'anna' } }),
    status: 200,
    answer: [{ ...summary, firstName: 'Anna' }],
    bad: [
      {
        what: 'the query is too short',
        ask: () => ({ query: { query: 'an' } }),
        status: 400,
        fields: { query: 'Das ist zu kurz' },
      },
    ],
  },
];

/** Friends, and what they write each other. */
export const friendCalls: DocumentedCall[] = [
  {
    call: 'GET /api/friends',
    open: 'members',
    ask: async (world) => {
      await world.friendOf(world.ben);
      return {};
    },
    status: 200,
    answer: [summary],
  },
  {
    call: 'GET /api/friend-requests',
    open: 'members',
    ask: async (world) => {
      await world.friendRequest(await world.stranger(), world.ben);
      return {};
    },
    status: 200,
    answer: [{ id: NUMBER, type: TEXT, requester: summary, addressee: summary, createdAt: TIME }],
  },
  {
    call: 'POST /api/friend-requests',
    open: 'members',
    ask: async (world) => ({ body: { addresseeId: (await world.stranger()).id } }),
    status: 201,
    answer: { requestId: NUMBER },
    bad: [
      {
        what: 'it was sent already',
        ask: async (world) => {
          const other = await world.stranger();
          await world.friendRequest(world.ben, other);
          return { body: { addresseeId: other.id }, language: 'en' };
        },
        status: 409,
        message: 'Friend request already sent to this user.',
      },
      {
        what: 'they are friends already',
        ask: async (world) => ({
          body: { addresseeId: (await world.friendOf(world.ben)).id },
          language: 'en',
        }),
        status: 409,
        message: 'You are already friends with this user.',
      },
      {
        what: 'nobody is asked',
        ask: () => ({ body: {} }),
        status: 400,
        fields: { addresseeId: 'Bitte ausfüllen' },
      },
    ],
  },
  ...['accepted', 'declined'].map(
    (response): DocumentedCall => ({
      call: 'PATCH /api/friend-requests/{id}',
      open: 'members',
      ask: async (world) => ({
        path: [await world.friendRequest(await world.stranger(), world.ben)],
        body: { response },
      }),
      status: 200,
      answer: OK,
      bad: [
        {
          what: 'the answer is none',
          ask: async (world) => ({
            path: [await world.friendRequest(await world.stranger(), world.ben)],
            body: { response: 'perhaps' },
          }),
          status: 400,
          code: 'BAD_INPUT',
        },
        {
          what: 'who has asked answers',
          ask: async (world) => ({
            path: [await world.friendRequest(world.ben, await world.stranger())],
            body: { response },
          }),
          status: 404,
          code: 'FRIEND_REQUEST_NOT_FOUND',
        },
      ],
    }),
  ),
  {
    call: 'DELETE /api/friend-requests/{id}',
    open: 'members',
    ask: async (world) => ({
      path: [await world.friendRequest(world.ben, await world.stranger())],
    }),
    status: 200,
    answer: OK,
    bad: [
      {
        what: 'it is none',
        ask: () => ({ path: [NOWHERE] }),
        status: 404,
        code: 'FRIEND_REQUEST_NOT_FOUND',
      },
    ],
  },
  {
    call: 'DELETE /api/friends/{id}',
    open: 'members',
    ask: async (world) => ({ path: [(await world.friendOf(world.ben)).id] }),
    status: 200,
    answer: OK,
  },
  {
    call: 'POST /api/messages',
    open: 'members',
    ask: async (world) => ({
      body: { receiverId: (await world.friendOf(world.ben)).id, content: 'Freitag?' },
    }),
    status: 201,
    answer: { id: NUMBER, senderId: TEXT, receiverId: TEXT, content: 'Freitag?', createdAt: TIME },
    bad: [
      {
        what: 'nothing is said',
        ask: async (world) => ({
          body: { receiverId: (await world.friendOf(world.ben)).id, content: ' \n ' },
        }),
        status: 400,
        fields: { content: 'Nachricht darf nicht leer sein' },
      },
    ],
  },
  {
    call: 'GET /api/messages/{friendId}',
    open: 'members',
    ask: async (world) => {
      const { id } = await world.friendOf(world.ben);
      const { conversations } = world.api.callerFor(world.ben).social;
      await conversations.sendDirect({ receiverId: id, content: 'Freitag?' });
      return { path: [id] };
    },
    status: 200,
    answer: [
      { id: NUMBER, senderId: TEXT, receiverId: TEXT, content: 'Freitag?', createdAt: TIME },
    ],
  },
];
