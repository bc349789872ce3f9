import { describe, expect, it } from 'vitest';
import {
  type BookingFormInput,
  bookingForm,
  bookingFormPerPerson,
  crowdedBoards,
  wishOf,
} from './booking-form.schema.ts';

const filled: BookingFormInput = {
  bookingDate: '2026-11-27',
  startTime: '2026-11-27T18:00:00.000Z',
  endTime: '2026-11-27T20:00:00.000Z',
  boardChoice: 'any',
  boardCount: '2',
  boardIds: ['7'],
  groupSize: '',
  notes: '  ',
};
const messagesOf = (values: Partial<BookingFormInput>) =>
  bookingForm.safeParse({ ...filled, ...values }).error?.issues.map(({ message }) => message);

describe('the booking form', () => {
  it('asks for date, start and end', () => {
    expect(messagesOf({ bookingDate: '', startTime: '', endTime: '' })).toEqual([
      'bookingDateRequired',
      'startTimeRequired',
      'endTimeRequired',
    ]);
  });

  it('asks for boards where some are to be named', () => {
    expect(messagesOf({ boardChoice: 'named', boardIds: [] })).toEqual(['chooseBoards']);
    expect(messagesOf({ boardChoice: 'any', boardIds: [] })).toBeUndefined();
  });

  it('takes whole numbers of people only', () => {
    expect(messagesOf({ groupSize: '0' })).toEqual(['tooSmall']);
    expect(messagesOf({ groupSize: '2.5' })).toEqual(['invalidNumber']);
    expect(messagesOf({ groupSize: '201' })).toEqual(['tooLarge']);
  });

  it('asks how many come where each of them pays', () => {
    const result = bookingFormPerPerson.safeParse(filled);
    expect(result.error?.issues).toMatchObject([{ message: 'required', path: ['groupSize'] }]);
    expect(bookingFormPerPerson.safeParse({ ...filled, groupSize: '3' }).success).toBe(true);
  });

  it('asks the API for any boards or for the named ones', () => {
    const wish = (values: Partial<BookingFormInput>) =>
      wishOf(bookingForm.parse({ ...filled, ...values }));
    expect(wish({})).toMatchObject({ boardCount: 2, boardIds: undefined, groupSize: undefined });
    expect(wish({ boardChoice: 'named', boardIds: ['7', '9'], groupSize: '5' })).toMatchObject({
      boardCount: 2,
      boardIds: [7, 9],
      groupSize: 5,
    });
  });

  it('says at how many boards it gets crowded, from the ninth person at a board on', () => {
    const crowded = (values: Partial<BookingFormInput>) => crowdedBoards({ ...filled, ...values });
    expect(crowded({ boardCount: '5', groupSize: '90' })).toBe(5);
    expect(crowded({ boardCount: '1', groupSize: '8' })).toBeNull();
    expect(crowded({ boardCount: '1', groupSize: '9' })).toBe(1);
    expect(crowded({ groupSize: '' })).toBeNull();
  });

  it('counts the named boards, and one as long as none is named', () => {
    const crowded = (boardIds: string[], groupSize: string) =>
      crowdedBoards({ ...filled, boardChoice: 'named', boardIds, groupSize });
    expect(crowded(['7', '9'], '16')).toBeNull();
    expect(crowded(['7', '9'], '17')).toBe(2);
    expect(crowded([], '4')).toBeNull();
  });
});
