export { bringBackWatches, saveWatches } from './carried.service.ts';
export { watchMoved } from './moved-watches.service.ts';
export { listWatchers, passWatches, thoseWhoHear, watchFrom } from './watchers.service.ts';
