import { allDomains, keysOf } from '../domains.ts';

/** The parts of the house from which notifications come, people first; the page can be filtered by them. */
export const notificationAreas = keysOf('notifications', [
  ...allDomains.filter(({ isPersonal }) => isPersonal),
  ...allDomains.filter(({ isPersonal }) => !isPersonal),
]);
