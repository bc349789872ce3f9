// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-page.tsx';
import { LoungeDrawing } from './lounge-drawing.tsx';
import type { Tonight } from './use-tonight.ts';

const day: Tonight = { loungeId: 1, freeBoards: 2, opensAt: 18, hours: [0, 4, null, 1, 2, 0, 0] };

const draw = async (tonight: Tonight | undefined) => {
  await renderPart(<LoungeDrawing boards={4} day={tonight} />, {});
  const columns = [...document.querySelectorAll('i')];
  return {
    taken: columns.map((column) => column.style.getPropertyValue('--taken')),
    closed: columns.map((column) => column.hasAttribute('data-closed')),
    clock: [...document.querySelectorAll('b')].map(({ textContent }) => textContent),
  };
};

it('has an hour in each column, as full as it is, from opening to closing', async () => {
  expect(await draw(day)).toEqual({
    taken: ['0%', '100%', '0%', '25%', '50%', '0%', '0%'],
    closed: [false, false, true, false, false, false, false],
    clock: ['18', '1'],
  });
});

it.each([
  ['nothing is known', undefined],
  ['it is closed', { ...day, opensAt: null, hours: [] }],
])('rests while %s', async (_, tonight) => {
  const { closed, clock } = await draw(tonight);
  expect([new Set(closed), clock]).toEqual([new Set([true]), []]);
});
