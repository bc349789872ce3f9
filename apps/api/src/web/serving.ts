import type { AnyTRPCRouter } from '@trpc/server';
import type { FairLine } from '../lib/limits/fair-line.ts';
import type { PageCache } from './page-cache.ts';
import type { Renderer } from './renderer.ts';
import type { SearchNames } from './search-names.ts';

/** What pages are made of. */
export interface Web {
  renderer: Renderer;
  router: AnyTRPCRouter;
  pages: PageCache;
}

/** What is kept between requests. */
export interface Serving extends Web {
  names: SearchNames;
  /** where pages wait until they are rendered; members have a line of their own */
  lines: { visitors: FairLine; members: FairLine };
}
