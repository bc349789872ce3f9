import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingDraft } from './booking-draft.ts';
import type { BookingFormInput } from './booking-form.schema.ts';

const form: BookingFormInput = {
  bookingDate: '2026-11-27',
  startTime: '2026-11-27T18:00:00.000Z',
  endTime: '2026-11-27T20:00:00.000Z',
  boardChoice: 'named',
  boardCount: '1',
  boardIds: ['3'],
  groupSize: '4',
  notes: 'Wir bringen Kuchen mit',
};
const before = Date.parse('2026-11-27T17:00:00Z');

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

describe('what was chosen and not yet booked', () => {
  it('of a visitor is there after signing in, and gone once it is booked', () => {
    bookingDraft(undefined, 5).write(form);
    const ofMember = bookingDraft('anna', 5);
    expect(ofMember.read(before)).toEqual(form);
    ofMember.clear();
    expect(bookingDraft(undefined, 5).read(before)).toEqual({});
  });

  it('of a member is nobody else’s, and of one lounge only', () => {
    bookingDraft('anna', 5).write(form);
    expect(bookingDraft('ben', 5).read(before)).toEqual({});
    expect(bookingDraft('anna', 6).read(before)).toEqual({});
  });

  it('keeps everything but a time that has passed', () => {
    bookingDraft('anna', 5).write(form);
    const late = bookingDraft('anna', 5).read(Date.parse('2026-11-27T19:00:00Z'));
    expect(late).toMatchObject({ startTime: '', endTime: '', notes: form.notes });
    expect(late).not.toHaveProperty('bookingDate');
  });

  it('of an older version of the page is left alone', () => {
    sessionStorage.setItem('oche:draft:anna:booking:5', JSON.stringify({ form: '{"start":1}' }));
    expect(bookingDraft('anna', 5).read(before)).toEqual({});
  });
});
