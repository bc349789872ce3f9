// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { boardStateOf, gameStateOf, sideOf, visitOf } from '../overlays/testing-state.ts';
import type { Painting } from './keep-fresh.ts';
import { paintingOf } from './paint.ts';

const caption = (id: number, revision: number) => `
  <section data-game="${id}" data-revision="${revision}" data-mark="game" data-is="">
    <div data-mark="side-0" data-is="next">
      <b data-slot="left-0">241</b><b data-slot="thrown-0"></b>
    </div>
    <div data-mark="side-1" data-is=""><b data-slot="left-1">60</b></div>
    <p data-mark="moment" data-is=""><b data-slot="moment-points"></b></p>
  </section>`;

let main: HTMLElement;
let painting: Painting;
beforeEach(() => {
  document.documentElement.lang = 'de';
  document.body.innerHTML = `<main>${caption(4711, 13)}</main>`;
  main = document.querySelector('main') ?? document.body;
  painting = paintingOf(main);
});

const hear = (name: string, data: object) => painting.heard(name, JSON.stringify(data));
const shown = (slot: string) => main.querySelector(`[data-slot="${slot}"]`)?.textContent;
const marked = (mark: string) =>
  main.querySelector(`[data-mark="${mark}"]`)?.getAttribute('data-is');

test('paints a visit without asking', () => {
  const next = { side: 1, player: 0 };
  expect(hear('visit', { ...visitOf(), game: gameStateOf({ next }) })).toBe(true);
  expect(shown('left-0')).toBe('141');
  expect([marked('side-0'), marked('side-1')]).toEqual(['', 'next first']);
  expect(marked('moment')).toBe('');
});

test('a 180 has its moment, each time in a new element, whose animation begins', () => {
  const of180 = { ...visitOf({ points: 180 }), game: gameStateOf() };
  hear('visit', of180);
  const first = main.querySelector('[data-mark="moment"]');
  expect(marked('moment')).toBe('maximum');
  expect(shown('moment-points')).toBe('180');
  hear('visit', of180);
  expect(main.querySelector('[data-mark="moment"]')).not.toBe(first);
});

test('shows the darts that a board has seen, until the visit is entered', () => {
  hear('state', gameStateOf());
  expect(hear('darts', { darts: ['T20', 'S5'] })).toBe(true);
  expect(shown('thrown-0')).toBe('T20 5');
  hear('visit', { ...visitOf(), game: gameStateOf() });
  expect(shown('thrown-0')).toBe('');
});

test('asks for the page when another game is at the board, or none', () => {
  expect(hear('visit', { ...visitOf(), game: gameStateOf({ id: 4712 }) })).toBe(false);
  expect(hear('state', boardStateOf({ game: null }))).toBe(false);
  expect(shown('left-0')).toBe('241');
});

test('of a board it paints what it knows, and asks for the rest', () => {
  expect(hear('state', boardStateOf())).toBe(false);
  expect(shown('left-0')).toBe('141');
});

test('a page without a game asks', () => {
  main.innerHTML = '<p>Gleich</p>';
  expect(hear('visit', { ...visitOf(), game: gameStateOf() })).toBe(false);
});

test('a page that was rendered before the last throw takes nothing back', () => {
  hear('visit', {
    ...visitOf(),
    game: gameStateOf({ revision: 15, sides: [sideOf({ remaining: 41 })] }),
  });
  main.innerHTML = caption(4711, 14);
  painting.taken();
  expect(shown('left-0')).toBe('41');
  main.innerHTML = caption(4711, 16);
  painting.taken();
  expect(shown('left-0')).toBe('241');
  main.innerHTML = caption(4712, 1);
  painting.taken();
  expect(shown('left-0')).toBe('241');
});
