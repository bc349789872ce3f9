import { readFileSync } from 'node:fs';
import { bannerPositions, bannerSizes } from '@oche/validators/banners/limits';
import { createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { routeTree } from '../../../routeTree.gen.ts';
import type { RouterContext } from '../../router-context.ts';
import { placeOf, positionsOf } from './places.ts';
import { roomCss } from './room.ts';

const router = createRouter({ routeTree, context: {} as RouterContext });
const routes = Object.values(router.routesById);
const at = (routeId: string, status = 'success') => {
  const staticData = routes.find(({ id }) => id === routeId)?.options.staticData ?? {};
  return positionsOf([{ staticData, status }]);
};
const bannerRoutes = routes.map(({ id }) => id).filter((id) => at(id).length > 0);
const docs = readFileSync(new URL('../../../../../../docs/banners.md', import.meta.url), 'utf8');

/** As people write it: `/venues/$id/` → `/venues/{id}`. */
const written = (routeId: string) =>
  routeId
    .replace(/\/\{-\$\w+\}/g, '')
    .replace(/\$(\w+)/g, '{$1}')
    .replace(/(.)\/$/, '$1');

test('every position has a page, and the docs name exactly its pages', () => {
  for (const position of bannerPositions) {
    const pages = bannerRoutes.filter((route) => at(route).includes(position));
    const row = docs.split('\n').find((line) => line.startsWith(`| \`${position}\``)) ?? '';
    const cells = row.split('|').map((cell) => cell.trim());
    const { width, height, narrowWidth } = bannerSizes[position];
    expect(cells.slice(2, 5)).toEqual([
      placeOf[position],
      `${width} × ${height}`,
      `${narrowWidth ?? width} × ${height}`,
    ]);
    const named = [...(cells[5] ?? '').matchAll(/`([^`]+)`/g)].map(([, page]) => page);
    expect(named.sort()).toEqual(pages.map(written).sort());
  }
});

test('a page has at most two, one of each place', () => {
  for (const route of bannerRoutes) {
    const places = at(route).map((position) => placeOf[position]);
    expect(places.length).toBeLessThanOrEqual(2);
    expect(new Set(places).size).toBe(places.length);
  }
});

test('there are none where people play, write to each other, sign in or run something', () => {
  const quiet =
    /score|overlay|live|desk|boards|training|messages|login|signup|account|admin|moderation|edit|new|sell\/|deals|mine|manage|privacy|terms|imprint/;
  expect(bannerRoutes.filter((route) => quiet.test(route))).toEqual([]);
});

test('there are none on a page that isn’t there', () => {
  expect(at('/forum/')).not.toEqual([]);
  expect(at('/forum/', 'notFound')).toEqual([]);
  expect(at('/forum/', 'error')).toEqual([]);
  expect(positionsOf([])).toEqual([]);
});

test('room is kept in the height of the banner with its line', () => {
  expect(roomCss(['header', 'footer'])).toContain(
    '[data-place=top]{min-height:8.25rem}[data-place=end]{min-height:7.75rem}',
  );
  expect(roomCss([])).not.toContain('min-height');
});
