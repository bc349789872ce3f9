import { expect, it } from 'vitest';
import { fromNowOn, within } from './usual-time.ts';

const at = (time: string) => Date.parse(`2026-11-28T${time}:00Z`);
const open = {
  isOpen: true,
  opensOrClosesAt: '2026-11-28T02:00:00Z',
  rules: { slotMinutes: 30 as const },
};

it('who stands at the door plays from now on, and until closing at most', () => {
  expect(fromNowOn(open, at('00:10'))).toEqual({
    from: at('00:00'),
    to: at('02:00'),
    boardId: null,
  });
  expect(fromNowOn(open, at('00:55'))).toMatchObject({ from: at('00:30'), to: at('02:00') });
  expect(fromNowOn(open, at('01:50'))).toMatchObject({ from: at('01:30'), to: at('02:00') });
  const closed = { ...open, isOpen: false, opensOrClosesAt: '2026-11-28T10:00:00Z' };
  expect(fromNowOn(closed, at('05:10'))).toMatchObject({ from: at('10:00'), to: at('12:00') });
  const holiday = { ...closed, opensOrClosesAt: '2026-11-30T10:00:00Z' };
  expect(fromNowOn(holiday, at('05:10'))).toMatchObject({ from: at('05:00'), to: at('07:00') });
});

it('a time in the grid ends with the evening in which it begins', () => {
  const evening = { from: at('18:00'), to: at('22:00') };
  expect(within({ from: at('21:00'), to: at('23:00') }, [evening])).toEqual({
    from: at('21:00'),
    to: at('22:00'),
  });
  // chosen on purpose after closing
  const late = { from: at('22:00'), to: at('23:00') };
  expect(within(late, [evening])).toEqual(late);
});
