import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '@oche/validators/common';
import type { CallResult } from '../trpc/call.ts';

/** What the web's server entry takes. It is built by Vite, so its types can't be imported here. */
export interface RenderRequest {
  /** the path with its query */
  url: string;
  origin: string;
  locale: Locale;
  theme: 'light' | 'dark' | 'system';
  /** whether the reader seems to sit at a desk; of visitors nothing is known */
  isDesk?: boolean;
  call(path: string, input: unknown, type: 'query' | 'mutation'): Promise<CallResult>;
}

export interface RenderResult {
  status: number;
  redirect?: string;
  html: string;
  /** the CSP sources of the page's inline scripts */
  scriptHashes: string[];
  headers?: Record<string, string>;
}

/** A light page: rendered without the app, for frames on other sites and for streams (ADR 74). */
export type LightRenderRequest = Omit<RenderRequest, 'theme' | 'isDesk'>;

export interface LightRenderResult {
  status: number;
  html: string;
  /** the CSP sources of its style element */
  styleHashes: string[];
  /** paths of pages that show the same, and become stale together with it */
  shows: readonly string[];
  /** origins of the sites that may frame it, or `*` */
  framedBy: readonly string[];
}

type ConnectMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

export interface Renderer {
  render(request: RenderRequest): Promise<RenderResult>;
  /** @param request with a path below `/embed/` */
  renderLight?(request: LightRenderRequest): Promise<LightRenderResult>;
  /**
   * The search parameters that the page at this path reads; null when there is none.
   * @param path without query
   */
  searchNames(path: string): Promise<readonly string[] | null>;
  /** folder of the built files; those with a hash in their name are in its `assets` */
  files?: string;
  /** serves Vite's own requests (sources, hot reload) in development */
  middlewares?: ConnectMiddleware;
  close?(): Promise<void>;
}
