/** A calendar that everybody can subscribe to. */
export interface LeagueCalendar {
  /** without the file, e.g. /leagues/teams/12 */
  path: string;
  name: string;
}
