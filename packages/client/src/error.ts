import type { components } from './schema.gen.ts';

/** A code that the document of the API lists; there may be newer ones. */
export type ErrorCode = components['schemas']['Error']['code'] | (string & {});

export interface FieldError {
  /** name of the field, e.g. `content` or `amenities.0`; empty for all of them */
  path: string;
  message: string;
}

/** What Oche has refused, or could not do. */
export class OcheError extends Error {
  override readonly name = 'OcheError';
  /** of HTTP */
  readonly status: number;
  /** stable, and what a program decides by; `UNKNOWN` where something in between has answered, e.g. a proxy */
  readonly code: ErrorCode;
  /** what is wrong with which field of the request */
  readonly fields: readonly FieldError[];
  /** facts that the message is about */
  readonly details: Readonly<Record<string, unknown>>;
  /** under which the server's log knows the request */
  readonly requestId: string | null;
  /** seconds after which another try makes sense */
  readonly retryAfter: number | null;

  constructor(response: Response, body: unknown) {
    const told = (typeof body === 'object' && body !== null ? body : {}) as Partial<
      components['schemas']['Error']
    >;
    super(told.message ?? `HTTP ${response.status}`);
    this.status = response.status;
    this.code = told.code ?? 'UNKNOWN';
    this.fields = told.fields ?? [];
    this.details = told.details ?? {};
    this.requestId = told.requestId ?? response.headers.get('x-request-id');
    this.retryAfter = secondsToWait(response);
  }

  /** @returns the error that an answer is */
  static async of(response: Response): Promise<OcheError> {
    return new OcheError(response, await response.json().catch(() => null));
  }
}

/** What `Retry-After` says, in seconds; null without it. */
export function secondsToWait({ headers }: Response, now = Date.now()): number | null {
  const said = headers.get('retry-after');
  if (said === null || said === '') return null;
  const seconds = Number(said);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const until = Date.parse(said);
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - now) / 1000));
}
