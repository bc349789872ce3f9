export { bringBackWatches, saveWatches } from './carried.service.ts';
export { listWatchers, thoseWhoHear, watchFrom } from './watchers.service.ts';
