import { expect, it } from 'vitest';
import { spanOf } from '../grid/axis.ts';
import { isoSpan, isWhen, spanFrom, whenOf } from './when.ts';

const BERLIN = 'Europe/Berlin';

it('an end that is not later is on the next day', () => {
  const span = spanFrom({ date: '2026-11-27', from: '22:00', to: '01:00' }, BERLIN);
  expect(isoSpan(span)).toEqual({
    startTime: '2026-11-27T21:00:00.000Z',
    endTime: '2026-11-28T00:00:00.000Z',
  });
  expect(whenOf(span, BERLIN)).toEqual({ date: '2026-11-27', from: '22:00', to: '01:00' });
});

it('keeps the later of two equal times when nothing was changed', () => {
  const second = spanOf({ startTime: '2026-10-25T01:30Z', endTime: '2026-10-25T03:00Z' });
  const when = whenOf(second, BERLIN);
  expect(when).toEqual({ date: '2026-10-25', from: '02:30', to: '04:00' });
  expect(spanFrom(when, BERLIN, second)).toEqual(second);
  expect(isoSpan(spanFrom(when, BERLIN)).startTime).toBe('2026-10-25T00:30:00.000Z');
});

it('waits until all of it is filled in', () => {
  expect(isWhen({ date: '2026-11-27', from: '19:00', to: '21:00' })).toBe(true);
  expect(isWhen({ date: '', from: '19:00', to: '21:00' })).toBe(false);
  expect(isWhen({ date: '2026-11-27', from: '19:00', to: '' })).toBe(false);
});
