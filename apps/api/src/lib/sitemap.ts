/** A public page as sitemaps.org describes it. */
export interface SitemapEntry {
  path: string;
  /** ISO time of the last change, where it is known */
  changedAt?: string;
}
