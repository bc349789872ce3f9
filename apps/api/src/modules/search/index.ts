export { correctedQuery } from './correction.service.ts';
export {
  beginRebuild,
  queueRebuild,
  rebuildSlice,
  rebuiltKinds,
} from './documents/rebuild.service.ts';
export { excerptAround } from './matches.ts';
export { renewing } from './search.reactions.ts';
export { readQuery } from './typed-query.ts';
export { askFor } from './words.service.ts';
