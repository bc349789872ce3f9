import {
  availabilityInput,
  availabilityOutput,
  availableTimesInput,
  bookingIdInput,
  bookingListInput,
  bookingListOutput,
  bookingOutput,
  calendarEntryOutput,
  calendarEventOutput,
  calendarEventsInput,
  cancelBookingInput,
  createBookingInput,
  createWalkInInput,
  loungeBookingListInput,
  loungeBookingListOutput,
  mapFreeInput,
  mapFreeOutput,
  markBookingInput,
  moveBookingInput,
  quoteInput,
  quoteOutput,
  searchFreeInput,
  searchFreeOutput,
  setGuestInput,
  tonightInput,
  tonightOutput,
} from '@oche/validators/bookings/schemas';
import { tracked } from '@trpc/server';
import { router } from '../../trpc/init.ts';
import { proceduresOf } from '../../trpc/procedures.ts';
import { getAvailability } from './availability/availability.service.ts';
import { streamCalendar, watchCalendar } from './availability/availability-live.service.ts';
import { mapFree, searchFree } from './availability/free-search.service.ts';
import { readTonight } from './availability/tonight.service.ts';
import * as bookings from './booking/booking.service.ts';
import { createBooking } from './booking/booking-create.service.ts';
import * as lists from './booking/booking-list.service.ts';
import { moveBooking } from './booking/booking-move.service.ts';
import { getQuote } from './booking/quote.service.ts';
import { datedBooking, datedInput } from './bookings.rest.ts';
import { blockRouter, calendarRouter, seriesRouter } from './desk/desk.router.ts';
import { setGuest } from './desk/guest.service.ts';
import { createWalkIn } from './desk/walk-in.service.ts';
import { feedRouter } from './feeds/feed.router.ts';
import { waitingListRouter } from './waiting-list/waiting-list.router.ts';

const { liveProcedure, memberProcedure, publicProcedure } = proceduresOf('lounges', 'bookings');

const tag = 'Bookings';
/** For callers within the process: they have no connection that could end. */
const NEVER = new AbortController().signal;

export const bookingsRouter = router({
  availability: router({
    /** the same without the question what a booking that is to be moved leaves free */
    times: publicProcedure
      .meta({
        rest: {
          method: 'GET',
          path: '/lounges/{loungeId}/availability',
          summary: 'When which boards of a lounge are free',
          tag,
        },
      })
      .input(availableTimesInput)
      .output(availabilityOutput)
      .query(({ ctx, input }) => getAvailability(ctx, { ...input, bookingId: undefined })),

    get: publicProcedure
      .input(availabilityInput)
      .output(availabilityOutput)
      .query(({ ctx, input }) => getAvailability(ctx, input)),

    search: publicProcedure
      .input(searchFreeInput)
      .output(searchFreeOutput)
      .query(({ ctx, input }) => searchFree(ctx, input)),

    map: publicProcedure
      .input(mapFreeInput)
      .output(mapFreeOutput)
      .query(({ ctx, input }) => mapFree(ctx, input)),

    tonight: publicProcedure
      .input(tonightInput)
      .output(tonightOutput)
      .query(({ ctx, input }) => readTonight(ctx, input)),

    events: liveProcedure.input(calendarEventsInput).subscription(async function* ({
      ctx,
      input,
      signal = NEVER,
    }) {
      for await (const event of watchCalendar(ctx, input, signal)) {
        yield tracked(String(event.revision), calendarEventOutput.parse(event));
      }
    }),

    stream: liveProcedure
      .meta({
        rest: {
          method: 'GET',
          path: '/lounges/{loungeId}/availability/stream',
          summary: 'Says whenever other times may be free',
          tag,
          events: { changed: calendarEventOutput },
        },
      })
      .input(calendarEventsInput)
      .subscription(({ ctx, input, signal = NEVER }) => streamCalendar(ctx, input, signal)),
  }),

  quote: publicProcedure
    .input(quoteInput)
    .output(quoteOutput)
    .query(({ ctx, input }) => getQuote(ctx, input)),

  create: memberProcedure
    .meta({
      limit: 'posting',
      rest: {
        method: 'POST',
        path: '/lounges/{loungeId}/bookings',
        summary: 'Books boards at the lounge’s price, whatever totalPrice says',
        tag,
        status: 201,
        toInput: datedInput,
        inputSchema: datedBooking,
      },
    })
    .input(createBookingInput)
    .output(bookingOutput)
    .mutation(({ ctx, input }) => createBooking(ctx, input)),

  list: memberProcedure
    .meta({
      area: null,
      rest: {
        method: 'GET',
        path: '/users/bookings',
        summary: 'The member’s own bookings, latest first; upcoming ones soonest first',
        tag,
      },
    })
    .input(bookingListInput)
    .output(bookingListOutput)
    .query(({ ctx, input }) => lists.listBookings(ctx, input)),

  listOfLounge: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/lounges/{loungeId}/bookings',
        summary: 'When a lounge’s boards are taken; by whom is for its team only',
        tag,
      },
    })
    .input(loungeBookingListInput)
    .output(loungeBookingListOutput)
    .query(({ ctx, input }) => lists.listBookingsOfLounge(ctx, input)),

  get: memberProcedure
    .meta({
      area: null,
      rest: { method: 'GET', path: '/bookings/{id}', summary: 'A booking of one’s own', tag },
    })
    .input(bookingIdInput)
    .output(bookingOutput)
    .query(({ ctx, input }) => bookings.getBooking(ctx, input)),

  cancel: memberProcedure
    .meta({
      area: null,
      whileSuspended: true,
      rest: { method: 'POST', path: '/bookings/{id}/cancel', summary: 'Cancels a booking', tag },
    })
    .input(cancelBookingInput)
    .output(bookingOutput)
    .mutation(({ ctx, input }) => bookings.cancelBooking(ctx, input)),

  move: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/bookings/{id}/move',
        summary: 'Moves a booking to other times or boards, at the price that they have',
        tag,
      },
    })
    .input(moveBookingInput)
    .output(bookingOutput)
    .mutation(({ ctx, input }) => moveBooking(ctx, input)),

  confirm: memberProcedure
    .input(bookingIdInput)
    .output(bookingOutput)
    .mutation(({ ctx, input }) => bookings.confirmBooking(ctx, input)),

  mark: memberProcedure
    .input(markBookingInput)
    .output(bookingOutput)
    .mutation(({ ctx, input }) => bookings.markBooking(ctx, input)),

  createWalkIn: memberProcedure
    .input(createWalkInInput)
    .output(calendarEntryOutput)
    .mutation(({ ctx, input }) => createWalkIn(ctx, input)),

  setGuest: memberProcedure
    .input(setGuestInput)
    .output(calendarEntryOutput)
    .mutation(({ ctx, input }) => setGuest(ctx, input)),

  calendar: calendarRouter,
  block: blockRouter,
  series: seriesRouter,
  waitingList: waitingListRouter,
  feed: feedRouter,
});
