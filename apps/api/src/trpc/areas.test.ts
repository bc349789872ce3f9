import { expect, it } from 'vitest';
import { areaOfPlainRoute, areaOfProcedure, areaOfRouter } from './areas.ts';
import { listProcedures } from './call.ts';
import { plainRoutes } from './permissions/plain-routes.ts';
import { appRouter } from './root.ts';

const paths = listProcedures(appRouter).map(({ path }) => path);

it('knows of every procedure and plain route whether it can be switched off, and with what', () => {
  expect(paths.filter((path) => areaOfProcedure(path) === undefined)).toEqual([]);
  const routes = Object.keys(plainRoutes).map((route) => route.replace(/^[A-Z]+ /, ''));
  expect(routes.filter((url) => areaOfPlainRoute(url) === undefined)).toEqual([]);
});

it('names nothing that is not there', () => {
  const isThere = (name: string) =>
    paths.some((path) => path === name || path.startsWith(`${name}.`));
  const names = Object.keys(areaOfRouter);
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});

it('takes the longest name, and whole ones only', () => {
  expect(areaOfProcedure('auth.signUp')).toBe('signUp');
  expect(areaOfProcedure('auth.signIn')).toBe('always');
  expect(areaOfProcedure('bookings.cancel')).toBe('always');
  expect(areaOfProcedure('bookings.create')).toBe('lounges');
  expect(areaOfProcedure('forums.thread.get')).toBeUndefined();
  expect(areaOfPlainRoute('/sitemap/threads-:part(^\\d{1,6}$).xml')).toBe('forum');
  expect(areaOfPlainRoute('/sitemap/pages.xml')).toBe('always');
  expect(areaOfPlainRoute('/gamesters')).toBeUndefined();
});
