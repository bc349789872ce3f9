import { describe, expect, it } from 'vitest';
import { reviewActions } from './review-policy.ts';

const author = { id: 'anna', firstName: 'Anna', lastName: 'B' };
const review = { author, answer: null };
const reader = (id: string, role: 'user' | 'moderator' | 'admin' = 'user') => ({ id, role });

describe('what a reader can do with a review', () => {
  it('is nothing for visitors', () => {
    expect(Object.values(reviewActions(review, null, null)).some(Boolean)).toBe(false);
  });

  it('is to delete the own one, and to report those of others', () => {
    expect(reviewActions(review, reader('anna'), null)).toMatchObject({
      isOwn: true,
      canReport: false,
    });
    expect(reviewActions(review, reader('ben'), null)).toMatchObject({
      isOwn: false,
      canReport: true,
    });
  });

  it('is to hide it for moderators, who need not report', () => {
    const actions = reviewActions(review, reader('mod', 'moderator'), null);
    expect(actions).toMatchObject({ canHide: true, canReport: false });
  });

  it('is to answer it once for the lounge’s team', () => {
    const answered = { author, answer: { text: 'Danke', createdAt: '2026-11-21T12:00:00Z' } };
    expect(reviewActions(review, reader('ben'), 'owner').canAnswer).toBe(true);
    expect(reviewActions(answered, reader('ben'), 'owner').canAnswer).toBe(false);
    expect(reviewActions(review, reader('ben'), null).canAnswer).toBe(false);
  });
});
