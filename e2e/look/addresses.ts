import type { Page } from '@playwright/test';
import { appIsThere } from '../support/app.ts';

/** More pages than these nobody looks at in one go. */
const MOST = 60;

/**
 * Finds the pages of an area to which links lead this reader, one of each kind: of forty threads, one. What a query
 * says is a kind as well, e.g. a tab or an open sheet, and several of them together are not.
 * @param page of a context in which the reader is signed in, with the app's address as its base
 * @param area the first part of the addresses, e.g. `forum`; empty for the start page
 * @returns paths with their queries, in the order in which the links lead there
 */
export async function addressesOf(page: Page, area: string): Promise<string[]> {
  const found = [`/${area}`];
  const kinds = new Set<string>();
  const isNew = ({ kind, keys }: Link) => {
    const before = kinds.size;
    for (const name of keys.length > 0 ? keys.map((key) => `${kind} ${key}`) : [kind])
      kinds.add(name);
    return kinds.size > before;
  };
  const visit = async (path: string) => {
    await page.goto(path);
    await appIsThere(page);
    for (const link of await linksOf(page)) {
      const isHere = link.to.split(/[/?]/)[1] === area && !found.includes(link.to);
      if (isHere && found.length < MOST && isNew(link)) found.push(link.to);
    }
  };
  // not everybody's menu has an area's first page
  if (area !== '') await visit('/');
  // what is found on the way is visited, too
  for (const path of found) await visit(path);
  return found;
}

interface Link {
  to: string;
  /** its route */
  kind: string;
  /** what its query says */
  keys: string[];
}

/** All links to pages of the app. */
const linksOf = (page: Page): Promise<Link[]> =>
  page.evaluate(() => {
    const router = Reflect.get(window, '__TSR_ROUTER__');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([download])')];
    return links.flatMap((link) => {
      const { pathname, search } = new URL(link.href);
      const [, , route] = router.getMatchedRoutes(pathname);
      if (!route || route.id === '/$') return [];
      // one route shows all parts of the admin area
      const kind = route.id.endsWith('/$') ? pathname.replaceAll(/\d+/g, '#') : route.id;
      return [{ to: pathname + search, kind, keys: [...new URLSearchParams(search).keys()] }];
    });
  });
