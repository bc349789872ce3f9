import { expect, it } from 'vitest';
import { routeTree } from '../../routeTree.gen.ts';
import { requireMember } from '../guards.ts';
import { searchNamesOf } from './search-names.ts';

it.each([
  ['/marketplace', ['q', 'category', 'cursor']],
  ['/marketplace/', ['q']],
  ['/forum/thread/84', ['post', 'cursor', 'before']],
  ['/lounges/dortmund', ['q', 'near', 'sort']],
  ['/venues/invitation', ['token', 'returnTo']],
  ['/marketplace/sell', ['draft']],
])('%s reads its own parameters', (path, names) => {
  expect(searchNamesOf(path)).toEqual(expect.arrayContaining(names));
  expect(searchNamesOf(path)).not.toContain('utm_source');
});

it('a page without a search reads none', () => {
  expect(searchNamesOf('/help')).toEqual([]);
  expect(searchNamesOf('/')).toEqual([]);
});

it.each(['/nothing/here', '/%zz', '//x'])('%s is no page', (path) => {
  expect(searchNamesOf(path)).toBeNull();
});

interface AnyRoute {
  id: string;
  children?: Record<string, AnyRoute>;
  options: { beforeLoad?: unknown; loaderDeps?: (from: { search: object }) => unknown };
}
const all = (route: AnyRoute): AnyRoute[] => [
  route,
  ...Object.values(route.children ?? {}).flatMap(all),
];
// nothing is loaded for a visitor where only members come in, and a member's address is taken as it is
const routes = all(routeTree as unknown as AnyRoute).filter(
  ({ options }) => options.beforeLoad !== requireMember,
);

// a browser that starts on a page from the server looks for its data under what these answer
it.each(routes.flatMap(({ id, options }) => (options.loaderDeps ? [{ id, ...options }] : [])))(
  'the data of $id depends on nothing that the server takes out of the address',
  ({ loaderDeps }) => {
    const made = JSON.stringify(loaderDeps?.({ search: { made: 'made-up' } }));
    expect(made).not.toContain('made-up');
  },
);
