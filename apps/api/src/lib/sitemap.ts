import type { Deps } from './deps.ts';

/** A public page as sitemaps.org describes it. */
export interface SitemapEntry {
  path: string;
  /** ISO time of the last change, where it is known */
  changedAt?: string;
}

/** What a module contributes to the sitemap. */
export interface Sitemap {
  /** pages that are always there */
  pages?: (deps: Deps) => Promise<SitemapEntry[]>;
  /** pages of which there are so many that they stand in files of their own, by these files' name */
  parts?: Record<string, SitemapParts>;
}

interface SitemapParts {
  /** @returns in how many parts of `size` ids they fall */
  count: (deps: Deps, size: number) => Promise<number>;
  /** @param part from 0; with nothing in it there is no such file */
  list: (deps: Deps, part: number, size: number) => Promise<SitemapEntry[]>;
}
