/** Pages of members with a page beside them that everybody can read. */
const OPEN: Readonly<Record<string, string>> = {
  '/venues': '/lounges',
  '/tournaments': '/events',
  '/rankings': '/top',
};

/** Where a menu leads: visitors to what they can read, members to where they can do more. */
export const addressFor = (to: string, isMember: boolean): string =>
  (isMember ? undefined : OPEN[to]) ?? to;
