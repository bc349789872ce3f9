import { createBookingInput } from '@oche/validators/bookings/schemas';
import { CROWD_A_BOARD } from '@oche/validators/lounges/limits';
import * as z from 'zod/mini';

const { shape } = createBookingInput;

/** A number as text, as controls return it; an empty text is undefined. */
const optionalNumber = (schema: z.ZodMiniType<number | undefined, number | undefined>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => (value === '' ? undefined : Number(value))),
    ),
    schema,
  );

/** What a member chooses: a day, start and end as instants that the lounge offers, and boards. */
export const bookingForm = z
  .object({
    bookingDate: z.string().check(z.minLength(1, 'bookingDateRequired')),
    startTime: z.string().check(z.minLength(1, 'startTimeRequired')),
    endTime: z.string().check(z.minLength(1, 'endTimeRequired')),
    boardChoice: z.enum(['any', 'named']),
    boardCount: optionalNumber(shape.boardCount),
    boardIds: z.array(z.string()),
    groupSize: optionalNumber(shape.groupSize),
    notes: shape.notes,
  })
  .check(
    z.refine(({ boardChoice, boardIds }) => boardChoice === 'any' || boardIds.length > 0, {
      error: 'chooseBoards',
      path: ['boardIds'],
    }),
  );

/** With a price per person the group size is required, else a group would be charged for one. */
export const bookingFormPerPerson = bookingForm.check(
  z.refine(({ groupSize }) => groupSize !== undefined, {
    error: 'required',
    path: ['groupSize'],
  }),
);

/** The form's content while it is being filled in. */
export const bookingFormState = z.object({
  bookingDate: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  boardChoice: z.enum(['any', 'named']),
  boardCount: z.string(),
  boardIds: z.array(z.string()),
  groupSize: z.string(),
  notes: z.optional(z.string()),
});

export type BookingFormInput = z.input<typeof bookingForm>;
export type BookingFormOutput = z.output<typeof bookingForm>;

/**
 * The number of chosen boards, if it gets crowded there; else null. As long as none is chosen, it is
 * one.
 */
export function crowdedBoards(
  values: Pick<BookingFormInput, 'boardChoice' | 'boardCount' | 'boardIds' | 'groupSize'>,
): number | null {
  const { boardChoice, boardCount, boardIds, groupSize } = values;
  const boards = Math.max(boardChoice === 'named' ? boardIds.length : Number(boardCount), 1);
  return Number(groupSize) > boards * CROWD_A_BOARD ? boards : null;
}

/**
 * The part of the form that the API needs for a quote; notes and price come only with the booking.
 */
export const wishOf = (values: BookingFormOutput) => ({
  startTime: values.startTime,
  endTime: values.endTime,
  boardIds: values.boardChoice === 'named' ? values.boardIds.map(Number) : undefined,
  boardCount: values.boardChoice === 'named' ? values.boardIds.length : (values.boardCount ?? 1),
  groupSize: values.groupSize,
});
export type BookingWish = ReturnType<typeof wishOf>;
