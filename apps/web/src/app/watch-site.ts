import type { AnyRouter } from '@tanstack/react-router';
import { lookAtSite } from '../lib/live/look-at-site.ts';

/** Members hear of changes at once, with their bell; visitors within this time. */
const EVERY_MS = 60_000;

let isWatching = false;

/** Looks now and then, and when somebody comes back to the tab, whether an area was closed or something is announced. */
export function watchSite(router: AnyRouter): void {
  if (isWatching) return;
  isWatching = true;
  const look = () => {
    if (!document.hidden) void lookAtSite(router);
  };
  setInterval(look, EVERY_MS);
  document.addEventListener('visibilitychange', look);
}
