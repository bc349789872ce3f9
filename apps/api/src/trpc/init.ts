import type { ScopeDomain } from '@oche/validators/access/scopes';
import type { ErrorCode } from '@oche/validators/errors';
import type { Area } from '@oche/validators/site/limits';
import { initTRPC, type TRPC_ERROR_CODE_KEY, type TRPCError } from '@trpc/server';
import { z } from 'zod';
import type { ServiceContext } from '../lib/deps.ts';
import { errorData, inputError, toAppError } from '../lib/error-shape.ts';
import { AppError } from '../lib/errors.ts';
import type { LimitName } from '../lib/limits/rate-limits.ts';
import type { RestMeta } from './rest-meta.ts';

/** `staff` moderates some part of the site, `moderator` all of it. */
type Access = 'public' | 'member' | 'staff' | 'moderator' | 'admin';

export interface ProcedureMeta {
  /** set by the base procedures, never by a procedure itself */
  access?: Access;
  /**
   * The area with which it is switched off, by `proceduresOf`: then it refuses everybody but admins. None, or null
   * within an area, is for what has begun and is finished all the same (a game's throws, a tournament's evening, a
   * deal, a cancellation), and for what pages of other areas need.
   */
  area?: Area | null;
  /**
   * The domain whose scope a token needs: to read for queries and streams, to write for mutations. `any`: every token may
   * call it. null, as in the plain base procedures: no token may, whatever its scopes (ADR 70).
   */
  scope?: ScopeDomain | 'any' | null;
  /** a limit that counts in addition to the one for all calls */
  limit?: Extract<LimitName, 'posting'>;
  /** for mutations that suspended and unconfirmed members need, too, e.g. signing out */
  whileSuspended?: boolean;
  /**
   * For mutations that reach nobody but the member, e.g. a leg against guests: open before the address is confirmed.
   * All others wait for it, but those for suspended members.
   */
  whileUnconfirmed?: boolean;
  /** for mutations by which a member says something that others read: not while silenced */
  speaks?: boolean;
  /** for queries about the account's safety, e.g. its sessions; the session is always read again */
  isSecurity?: boolean;
  /** for queries that note something besides: they ask the primary, as a standby refuses to write */
  writes?: boolean;
  /** for streams: it ends when its reader's session ends. Every subscription has to. */
  live?: boolean;
  /** for mutations that take a file as text: how long their request may be, where it isn't as short as all others */
  bodyBytes?: number;
  /** the documented path under /api */
  rest?: RestMeta;
}

/** Our codes for tRPC's own refusals, e.g. for an unknown procedure. */
const codeOfTrpc: Partial<Record<TRPC_ERROR_CODE_KEY, ErrorCode>> = {
  PARSE_ERROR: 'BAD_INPUT',
  BAD_REQUEST: 'BAD_INPUT',
  NOT_FOUND: 'NOT_FOUND',
  METHOD_NOT_SUPPORTED: 'METHOD_NOT_ALLOWED',
  UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  PAYLOAD_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  UNAUTHORIZED: 'UNAUTHENTICATED',
  FORBIDDEN: 'FORBIDDEN',
};

/** @returns the public error for whatever a procedure threw */
export function appErrorOf(error: TRPCError): AppError {
  if (error.code === 'BAD_REQUEST' && error.cause instanceof z.core.$ZodError)
    return inputError(error.cause);
  const code = codeOfTrpc[error.code];
  if (code && !(error.cause instanceof AppError)) return new AppError(code, { cause: error });
  return toAppError(error.cause ?? error);
}

/**
 * The JSON-RPC code for an HTTP status, in tRPC's numbering. tRPC's clients reconnect a live stream
 * after a server error (-32603) and give up after a refusal.
 */
function rpcCodeOf(status: number): number {
  if (status >= 500) return -32_603;
  return status === 400 ? -32_600 : -32_000 - (status - 400);
}

/** An error in the form that tRPC's clients read. */
export function rpcError(error: AppError, requestId: string) {
  const data = errorData(error, requestId);
  return { code: rpcCodeOf(data.httpStatus), message: error.code, data };
}

const t = initTRPC
  .context<ServiceContext>()
  .meta<ProcedureMeta>()
  .create({
    defaultMeta: { access: 'admin' },
    // stacks never leave the server, also not in development
    isDev: false,
    errorFormatter({ error, ctx }) {
      return rpcError(appErrorOf(error), ctx?.requestId ?? '');
    },
  });

export const { router, mergeRouters, createCallerFactory, middleware, procedure } = t;
