import { sections } from './sections.ts';

/** The seven that everybody looks for first. */
const MAIN = ['', 'users', 'locations', 'tournaments', 'marketplace', 'banners', 'forum'];

const paths = sections.map(({ path }) => path);
export const mainTabs = MAIN.flatMap((main) => paths.filter((path) => path === main));
/** What else there is to look after, in a quieter row. */
export const moreTabs = paths.filter((path) => !MAIN.includes(path));
/** Of those what moderators look after, too. */
export const moderatorTabs = sections
  .filter(({ path, forModerators }) => forModerators === 'all' && !MAIN.includes(path))
  .map(({ path }) => path);
