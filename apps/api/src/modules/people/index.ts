export { seenBy, type Viewer } from './seen.select.ts';
export { viewerOf } from './viewer.ts';
