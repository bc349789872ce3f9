export {
  blinded,
  type Core,
  doubted,
  estranged,
  newCore,
  type Seen,
  see,
  seenOf,
} from './core.ts';
export type { Adapter, BoardState, Reading } from './reading.ts';
