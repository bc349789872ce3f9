import { expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { evenIfOver } from './own-data.ts';

it('passes over what can’t be done any more, and over nothing that may be done in a moment', async () => {
  await evenIfOver(Promise.reject(new AppError('BOOKING_NOT_FOUND')));
  const busy = new AppError('UNAVAILABLE', { retryAfter: 5 });
  for (const error of [busy, new Error('a fault')]) {
    await expect(evenIfOver(Promise.reject(error))).rejects.toBe(error);
  }
});
