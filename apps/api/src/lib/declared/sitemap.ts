import type { Area } from '@oche/validators/site/limits';
import type { Deps } from '../deps.ts';

/** A public page as sitemaps.org describes it. */
export interface SitemapEntry {
  path: string;
  /** ISO time of the last change, where it is known */
  changedAt?: string;
}

/** What a module contributes to the sitemap. */
export interface Sitemap {
  /** pages that are few enough for one file */
  pages?: (deps: Deps) => Promise<SitemapEntry[]>;
  /** pages that are too many for one file, by the beginning of their files' names */
  parts?: Record<string, SitemapParts>;
}

export interface SitemapParts {
  /** the area with which they are switched off */
  area?: Area;
  /** @returns how many parts there are when each has room for `size` ids */
  count: (deps: Deps, size: number) => Promise<number>;
  /** @param part counts from 0; a part without entries has no file */
  list: (deps: Deps, part: number, size: number) => Promise<SitemapEntry[]>;
}
