import type { CallResult } from '../../trpc/call.ts';
import type {
  LightRenderRequest,
  LightRenderResult,
  RenderRequest,
  RenderResult,
} from '../renderer.ts';

/** From the server to the thread that renders. */
export type ToThread =
  | { kind: 'render'; id: number; request: Omit<RenderRequest, 'call'> }
  | { kind: 'light'; id: number; request: Omit<LightRenderRequest, 'call'> }
  | { kind: 'names'; id: number; path: string }
  /** of a page's call; none when it failed in a way that no client gets to see */
  | { kind: 'answer'; call: number; answer: CallResult | undefined };

/** From the thread to the server. */
export type FromThread =
  | { kind: 'ready' }
  /** a page needs data: the server calls the procedure, with the rights of the page's reader */
  | {
      kind: 'call';
      call: number;
      id: number;
      path: string;
      input: unknown;
      type: 'query' | 'mutation';
    }
  | {
      kind: 'done';
      id: number;
      result: RenderResult | LightRenderResult | readonly string[] | null;
    }
  | { kind: 'failed'; id: number; error: unknown };
