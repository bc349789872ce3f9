export { listWatchers, thoseWhoHear, watchFrom } from './watchers.service.ts';
