export { bringBackWatches, saveWatches } from './carried.service.ts';
export { watchMoved } from './moved-watches.service.ts';
export { listWatchers, thoseWhoHear, watchFrom } from './watchers.service.ts';
