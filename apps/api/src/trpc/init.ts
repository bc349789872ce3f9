import type { ErrorCode } from '@oche/validators/errors';
import { initTRPC, type TRPC_ERROR_CODE_KEY, type TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import type { ServiceContext } from '../lib/deps.ts';
import { errorData, inputError, toAppError } from '../lib/error-shape.ts';
import { AppError } from '../lib/errors.ts';
import type { LimitName } from '../lib/rate-limits.ts';
import type { RestMeta } from './rest-meta.ts';

export type Access = 'public' | 'member' | 'moderator' | 'admin';

export interface ProcedureMeta {
  /** set by the base procedures; a procedure doesn't repeat it */
  access?: Access;
  /** counted beside the general limit of calls */
  limit?: Extract<LimitName, 'posting'>;
  /** mutations that a suspended or unverified member needs, e.g. signing out */
  whileSuspended?: boolean;
  /** a query about the account's own safety, e.g. its sessions: nothing that was read before will do */
  isSecurity?: boolean;
  /** a stream that ends with its reader's session; every subscription has to */
  live?: boolean;
  /** the documented path under /api */
  rest?: RestMeta;
}

/** tRPC's own refusals, e.g. an unknown procedure or a body that is not JSON. */
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

/** @returns the public error behind whatever a procedure threw */
export function appErrorOf(error: TRPCError): AppError {
  if (error.code === 'BAD_REQUEST' && error.cause instanceof ZodError)
    return inputError(error.cause);
  const code = codeOfTrpc[error.code];
  if (code && !(error.cause instanceof AppError)) return new AppError(code, { cause: error });
  return toAppError(error.cause ?? error);
}

/**
 * JSON-RPC's number for a status, as tRPC counts them: its clients reconnect a live stream after
 * an error of the server (-32603) and give up after a refusal.
 */
function rpcCodeOf(status: number): number {
  if (status >= 500) return -32_603;
  return status === 400 ? -32_600 : -32_000 - (status - 400);
}

/** An error as tRPC's clients read it. */
export function rpcError(error: AppError, requestId: string) {
  const data = errorData(error, requestId);
  return { code: rpcCodeOf(data.httpStatus), message: error.code, data };
}

const t = initTRPC
  .context<ServiceContext>()
  .meta<ProcedureMeta>()
  .create({
    defaultMeta: { access: 'admin' },
    // stacks never leave the server, in development neither
    isDev: false,
    errorFormatter({ error, ctx }) {
      return rpcError(appErrorOf(error), ctx?.requestId ?? '');
    },
    sse: {
      ping: { enabled: true, intervalMs: 15_000 },
      client: { reconnectAfterInactivityMs: 40_000 },
    },
  });

export const { router, createCallerFactory, middleware, procedure } = t;
