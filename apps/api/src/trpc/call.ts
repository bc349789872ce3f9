import { type AnyTRPCProcedure, type AnyTRPCRouter, getTRPCErrorFromUnknown } from '@trpc/server';
import type { ServiceContext } from '../lib/deps.ts';
import { AppError } from '../lib/errors.ts';
import { logFailure } from '../lib/log.ts';
import { inSpan } from '../lib/telemetry/tracing.ts';
import { withDeletedNames } from './deleted-name.ts';
import { appErrorOf, type ProcedureMeta, rpcError } from './init.ts';
import { readingContext } from './reading.ts';
import { runProcedure } from './run-procedure.ts';

export type CallType = 'query' | 'mutation';

export type CallResult =
  | { ok: true; data: unknown }
  | { ok: false; error: ReturnType<typeof rpcError> };

/** A procedure in the router's list, with our meta. */
export interface ListedProcedure {
  /** e.g. 'forum.thread.get' */
  path: string;
  type: 'query' | 'mutation' | 'subscription';
  meta: ProcedureMeta;
  procedure: AnyTRPCProcedure;
}

export function listProcedures(router: AnyTRPCRouter): ListedProcedure[] {
  const procedures: Record<string, AnyTRPCProcedure> = router._def.procedures;
  return Object.entries(procedures).map(([path, procedure]) => ({
    path,
    type: procedure._def.type,
    meta: (procedure._def.meta ?? {}) as ProcedureMeta,
    procedure,
  }));
}

/**
 * Whether this call may use a session that the process has read some seconds ago (ADR 14). Queries
 * of visitors and members may. Mutations, queries of staff, queries about the account's safety, and
 * streams, which last long, ask the database.
 */
export function takesKeptSession({ type, meta }: Pick<ListedProcedure, 'type' | 'meta'>): boolean {
  const isForAll = meta.access === 'public' || meta.access === 'member';
  return type === 'query' && isForAll && !meta.isSecurity;
}

export function findProcedure(router: AnyTRPCRouter, path: string): AnyTRPCProcedure | undefined {
  const procedures: Record<string, AnyTRPCProcedure> = router._def.procedures;
  return Object.hasOwn(procedures, path) ? procedures[path] : undefined;
}

/**
 * Runs a procedure by its name in this process, with all its middleware.
 * @throws AppError NOT_FOUND or METHOD_NOT_ALLOWED for a wrong name or type, else the procedure's
 *   own
 */
export async function callProcedure(
  router: AnyTRPCRouter,
  ctx: ServiceContext,
  path: string,
  type: CallType,
  input: unknown,
): Promise<unknown> {
  const known = findProcedure(router, path);
  if (!known) throw new AppError('NOT_FOUND');
  if (known._def.type !== type) throw new AppError('METHOD_NOT_ALLOWED');
  return inSpan(path, { attributes: { 'rpc.method': path } }, async () => {
    try {
      const answer = await runProcedure(known, { path, type, ctx: placed(known, ctx), input });
      return withDeletedNames(ctx.locale, answer);
    } catch (error) {
      throw appErrorOf(getTRPCErrorFromUnknown(error));
    }
  });
}

/** Where it reads: what may go by a session of some seconds ago may go by a standby, unless it says otherwise. */
function placed({ _def }: AnyTRPCProcedure, ctx: ServiceContext): ServiceContext {
  if (!ctx.replicas) return ctx;
  const meta = (_def.meta ?? {}) as ProcedureMeta;
  if (meta.writes) ctx.noteWriting?.();
  const mayRead = takesKeptSession({ type: _def.type, meta }) && !meta.writes;
  return mayRead ? readingContext(ctx) : ctx;
}

/** Runs a procedure and returns what a remote client would get. Pages are rendered from this. */
export async function callAsClient(
  router: AnyTRPCRouter,
  ctx: ServiceContext,
  path: string,
  type: CallType,
  input: unknown,
): Promise<CallResult> {
  try {
    return { ok: true, data: await callProcedure(router, ctx, path, type, input) };
  } catch (thrown) {
    const error = thrown as AppError;
    // an unknown name is text from outside, so it is not logged
    const procedure = findProcedure(router, path) && path;
    logFailure(ctx.log, error, { requestId: ctx.requestId, procedure });
    return { ok: false, error: rpcError(error, ctx.requestId) };
  }
}
