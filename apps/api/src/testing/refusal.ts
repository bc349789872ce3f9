import type { ErrorCode } from '@oche/validators/errors';
import { TRPCError } from '@trpc/server';
import { AppError } from '../lib/errors.ts';
import { appErrorOf } from '../trpc/init.ts';

/**
 * The public error with which a call fails.
 * @throws Error when the call succeeds
 */
export async function refusal(call: Promise<unknown>): Promise<AppError> {
  let answer: unknown;
  try {
    answer = await call;
  } catch (error) {
    if (error instanceof TRPCError) return appErrorOf(error);
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error(`the call was not refused but answered ${JSON.stringify(answer)}`);
}

/** `expect(await codeOf(call)).toBe('FORBIDDEN')`; see `refusal`. */
export const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code;

/** For races and calls that may succeed. @returns the code of the refusal, 'done' without one */
export async function outcomeOf(call: Promise<unknown>): Promise<ErrorCode | 'done'> {
  const [settled] = await Promise.allSettled([call]);
  return settled?.status === 'fulfilled' ? 'done' : codeOf(call);
}
