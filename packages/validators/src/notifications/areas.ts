import type { Domain } from '../domain.ts';
import { domains, keysOf } from '../domains.ts';

const all: readonly Domain[] = domains;

/** The parts of the house from which notifications come, people first; the page can be filtered by them. */
export const notificationAreas = keysOf('notifications', [
  ...all.filter(({ isPersonal }) => isPersonal),
  ...all.filter(({ isPersonal }) => !isPersonal),
]);
