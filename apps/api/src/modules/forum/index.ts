export type { PostCreated, ThreadChanged } from './forum.events.ts';
