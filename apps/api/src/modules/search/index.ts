export { beginRebuild, rebuildSlice } from './rebuild.service.ts';
export { renewing } from './search.reactions.ts';
