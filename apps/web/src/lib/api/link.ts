import type { ErrorData } from '@oche/api';

export const ENDPOINT = '/trpc';

/** An event of a live stream. A reader who comes back names the id of the last one. */
export interface StreamEvent<Data = unknown> {
  id: string;
  data: Data;
}

/** What a reader of a live stream is told. */
export interface StreamHandlers<Data = unknown> {
  onStarted: () => void;
  onData: (event: StreamEvent<Data>) => void;
  /** the stream has ended, because the API refused it or can't be reached */
  onError: (error: unknown) => void;
}

/** How procedures are called: over HTTP in the browser, within the process on the server. */
export interface ApiLink {
  /** @throws ApiError when the API refuses the call, ConnectionError when it doesn't answer */
  call: (kind: 'query' | 'mutation', path: string, input: unknown) => Promise<unknown>;
  /** Begins to listen. @returns what ends it */
  follow: (path: string, input: object | undefined, handlers: StreamHandlers) => () => void;
}

/** The error of a call, in tRPC's form. */
export interface ErrorShape {
  message: string;
  code: number;
  data: ErrorData;
}
