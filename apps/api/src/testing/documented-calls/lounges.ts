import { at, span } from '../../modules/bookings/testing.ts';
import { type DocumentedCall, NOWHERE, NUMBER, orNone, TEXT, TIME } from './call.ts';
import type { World } from './world.ts';

const lounge = {
  id: NUMBER,
  name: TEXT,
  description: orNone(TEXT),
  address: TEXT,
  city: TEXT,
  country: TEXT,
  phone: orNone(TEXT),
  email: orNone(TEXT),
  website: orNone(TEXT),
  loungeType: TEXT,
  setupDescription: orNone(TEXT),
  numberOfBoards: NUMBER,
  pricePerHour: NUMBER,
  rating: orNone(NUMBER),
  latitude: orNone(NUMBER),
  longitude: orNone(NUMBER),
};

const booking = {
  id: NUMBER,
  status: TEXT,
  startTime: TIME,
  endTime: TIME,
};

const aLounge = {
  name: 'Bulls Eye Bar',
  description: '',
  address: 'Aachener Straße 1',
  city: 'Köln',
  country: 'Germany',
  phone: '',
  email: '',
  website: '',
  loungeType: 'bar',
  setupDescription: '',
  numberOfBoards: 1,
  pricePerHour: 0,
};

const evening = span('Fri 18:00', 'Fri 20:00');
const anEvening = { bookingDate: at('Fri 00:00'), ...evening, totalPrice: 24, notes: 'Zu viert' };

const withLounge =
  (body?: Record<string, unknown>) =>
  async (world: World): Promise<{ path: number[]; body?: Record<string, unknown> }> => ({
    path: [(await world.lounge()).id],
    ...(body && { body }),
  });

export const loungeCalls: DocumentedCall[] = [
  {
    call: 'GET /api/venues',
    open: 'everyone',
    ask: async (world) => {
      await world.lounge();
      return {};
    },
    status: 200,
    answer: [{ ...lounge, hourlyRate: NUMBER }],
  },
  {
    call: 'GET /api/lounges',
    open: 'everyone',
    ask: async (world) => {
      await world.lounge();
      return {};
    },
    status: 200,
    answer: [lounge],
  },
  {
    call: 'POST /api/lounges',
    open: 'members',
    ask: () => ({ body: aLounge }),
    status: 201,
    answer: { ...lounge, name: 'Bulls Eye Bar', country: 'DE', pricePerHour: 0 },
    bad: [
      {
        what: 'nothing is said',
        ask: () => ({
          body: { ...aLounge, name: '', address: '', city: '', country: '', numberOfBoards: 0 },
          language: 'en',
        }),
        status: 400,
        code: 'BAD_INPUT',
        fields: {
          name: 'Lounge name is required',
          address: 'Address is required',
          city: 'City is required',
          country: 'Country is required',
          numberOfBoards: 'Must have at least 1 board',
        },
      },
      {
        what: 'nobody can be reached',
        ask: () => ({
          body: { ...aLounge, email: 'nirgends', website: 'nirgends', pricePerHour: -1 },
          language: 'en',
        }),
        status: 400,
        fields: {
          email: 'A valid e-mail address is required',
          website: 'A valid URL is required',
          pricePerHour: 'Price must be positive',
        },
      },
    ],
  },
  {
    call: 'POST /api/lounges/{id}/bookings',
    open: 'members',
    ask: withLounge(anEvening),
    status: 201,
    answer: { ...booking, ...evening, totalPrice: 24, notes: 'Zu viert' },
    bad: [
      {
        what: 'no time is given',
        ask: async (world) => ({ ...(await withLounge({})(world)), language: 'en' }),
        status: 400,
        fields: {
          bookingDate: 'Booking date is required',
          startTime: 'Start time is required',
          endTime: 'End time is required',
        },
      },
      {
        what: 'the end is before the start',
        ask: withLounge({ ...anEvening, endTime: at('Fri 17:00') }),
        status: 400,
        code: 'BOOKING_END_BEFORE_START',
      },
      {
        what: 'there is no such lounge',
        ask: () => ({ path: [NOWHERE], body: anEvening }),
        status: 404,
        code: 'LOUNGE_NOT_FOUND',
      },
    ],
  },
  {
    // what a client has computed wrongly changes nothing
    call: 'POST /api/lounges/{id}/bookings',
    open: 'members',
    ask: withLounge({ ...anEvening, totalPrice: 1 }),
    status: 201,
    answer: { ...booking, totalPrice: 24 },
  },
  {
    call: 'GET /api/lounges/{id}/bookings',
    open: 'everyone',
    ask: async (world) => {
      const { id } = await world.lounge();
      await world.api.callerFor(world.ben).bookings.create({ loungeId: id, ...evening });
      return { path: [id] };
    },
    status: 200,
    answer: [booking],
    bad: [
      {
        what: 'there is no such lounge',
        ask: () => ({ path: [NOWHERE] }),
        status: 404,
        code: 'LOUNGE_NOT_FOUND',
      },
    ],
  },
  {
    call: 'GET /api/users/bookings',
    open: 'members',
    ask: async (world) => {
      const { id } = await world.lounge();
      await world.api.callerFor(world.ben).bookings.create({ loungeId: id, ...evening });
      return {};
    },
    status: 200,
    answer: [booking],
  },
  {
    call: 'POST /api/lounges/{id}/reviews',
    open: 'members',
    ask: withLounge({ rating: 5, comment: '' }),
    status: 201,
    answer: { id: NUMBER, rating: 5, comment: null },
    bad: [
      {
        what: 'there is no rating',
        ask: async (world) => ({ ...(await withLounge({ rating: 0 })(world)), language: 'en' }),
        status: 400,
        fields: { rating: 'Rating is required' },
      },
      {
        what: 'the rating is too high',
        ask: async (world) => ({ ...(await withLounge({ rating: 6 })(world)), language: 'en' }),
        status: 400,
        fields: { rating: 'Rating must be 5 or less' },
      },
    ],
  },
  {
    call: 'GET /api/lounges/{id}/reviews',
    open: 'everyone',
    ask: async (world) => {
      const { id } = await world.lounge();
      const { review } = world.api.callerFor(world.ben).lounges;
      await review.save({ loungeId: id, rating: 4, comment: 'Gute Boards' });
      return { path: [id] };
    },
    status: 200,
    answer: [{ rating: 4, comment: 'Gute Boards' }],
  },
  {
    call: 'GET /api/venues/favorites/{userId}',
    open: 'everyone',
    ask: async (world) => {
      const { id } = await world.lounge();
      await world.api
        .callerFor(world.ben)
        .lounges.favourite.set({ loungeId: id, isFavourite: true });
      return { path: [world.ben.id] };
    },
    status: 200,
    answer: [{ id: NUMBER, name: TEXT, city: TEXT, rating: orNone(NUMBER) }],
  },
];
