import type { Seen } from './core/index.ts';

/** What the server's `modules/autoscoring` takes; both sides state it, as neither depends on the other. */
export const MAKERS = ['autodarts', 'scolia', 'opendartboard'] as const;
export type Maker = (typeof MAKERS)[number];

export interface Hello {
  lease: string;
  maker: Maker;
  version: string;
}

export interface SeenPost extends Seen {
  lease: string;
  /** grows with every post of a lease: what is overtaken on its way is ignored */
  seq: number;
}

export type Path = 'hello' | 'seen' | 'bye';

export interface Answer {
  /** 0: no answer */
  status: number;
  body: unknown;
}
