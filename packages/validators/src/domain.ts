/**
 * What the rest of the site knows a domain by: keys for mechanisms that know no domain. A domain declares them in
 * `<domain>/domain.ts` and stands in `domains.ts`; what the web shows of each key is in `features/<domain>/feature.ts`.
 */
export interface Domain {
  /** what admins can switch off on its own, each with its pages and all that lies below them */
  areas?: Readonly<Record<string, readonly string[]>>;
  /**
   * What has begun in its areas goes on while they are switched off, on these pages; none where it needs no page of the
   * area.
   */
  goesOn?: readonly RegExp[];
  /** its categories in the search, each with the type of its results */
  search?: Readonly<Record<string, string>>;
  /** the parts of the house from which its notifications come */
  notifications?: readonly string[];
  /** whether they come from people one knows: those are listed first */
  isPersonal?: boolean;
  /** what can be reported */
  reportable?: readonly string[];
  /** what comes to the moderators without a report */
  brought?: readonly string[];
  /** what else the moderators' log is about */
  logged?: readonly string[];
  /** what is handed over, closed or cancelled when a member leaves */
  leaving?: readonly string[];
  /** what is counted of a member for admins */
  counted?: readonly string[];
}
