import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape } from '@trpc/server';
import type { ServiceContext } from '../lib/deps.ts';
import { appErrorOf } from './init.ts';
import { appRouter } from './root.ts';

type CallType = 'query' | 'mutation';

export type CallResult =
  | { ok: true; data: unknown }
  | { ok: false; error: ReturnType<typeof getTRPCErrorShape> };

const run = (ctx: ServiceContext, path: string, type: CallType, input: unknown) =>
  callTRPCProcedure({
    router: appRouter,
    path,
    type,
    ctx,
    getRawInput: async () => input,
    signal: undefined,
    batchIndex: 0,
  });

/**
 * Runs a procedure by its name in this process, with all its middleware.
 * @throws AppError
 */
export async function callProcedure(
  ctx: ServiceContext,
  path: string,
  type: CallType,
  input: unknown,
): Promise<unknown> {
  try {
    return await run(ctx, path, type, input);
  } catch (error) {
    throw appErrorOf(getTRPCErrorFromUnknown(error));
  }
}

/** The same, with the answer as a remote client would get it: pages are rendered with it. */
export async function callAsClient(
  ctx: ServiceContext,
  path: string,
  type: CallType,
  input: unknown,
): Promise<CallResult> {
  try {
    return { ok: true, data: await run(ctx, path, type, input) };
  } catch (thrown) {
    const error = getTRPCErrorFromUnknown(thrown);
    const config = appRouter._def._config;
    return { ok: false, error: getTRPCErrorShape({ config, error, type, path, input, ctx }) };
  }
}
