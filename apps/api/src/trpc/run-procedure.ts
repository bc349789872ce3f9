import { type AnyTRPCProcedure, getTRPCErrorFromUnknown, TRPCError } from '@trpc/server';
import { z } from 'zod';
import type { ServiceContext } from '../lib/deps.ts';
import { checkOutput } from './output-check.ts';

/** What a procedure is run with. */
export interface RunCall {
  path: string;
  type: 'query' | 'mutation';
  ctx: ServiceContext;
  input: unknown;
}

type Outcome = { ok: true; data: unknown } | { ok: false; error: unknown };

/** What tRPC hands to each step of a procedure. */
interface StepOptions extends RunCall {
  meta: unknown;
  signal: undefined;
  batchIndex: 0;
  getRawInput(): Promise<unknown>;
  next(given?: { ctx?: object }): Promise<Outcome>;
}

interface Step {
  (options: StepOptions): Promise<Outcome>;
  /** tRPC marks those that check */
  _type?: 'input' | 'output';
}

interface Definition {
  middlewares: readonly Step[];
  /** ours have at most one */
  inputs: readonly z.core.$ZodType[];
  output?: z.core.$ZodType;
  meta: unknown;
}

/**
 * Runs a query or mutation as tRPC does, step by step: limits, rights, input, output around the resolver. tRPC copies all
 * that a call has four times for each step, property by property, and checks with promises, which took longer than all
 * else between a request and its service (ADR 8).
 *
 * @throws TRPCError what a step has thrown
 */
export async function runProcedure(procedure: AnyTRPCProcedure, call: RunCall): Promise<unknown> {
  const definition = procedure._def as unknown as Definition;
  const outcome = await runFrom(definition, 0, { ...call, input: undefined }, call.input);
  if (!outcome.ok) throw outcome.error;
  return outcome.data;
}

/** @param raw the input before it is checked */
async function runFrom(
  definition: Definition,
  index: number,
  call: RunCall,
  raw: unknown,
): Promise<Outcome> {
  const { middlewares, inputs, output, meta } = definition;
  const { path, type, ctx, input } = call;
  const goOn = (next: RunCall) => runFrom(definition, index + 1, next, raw);
  try {
    const step = middlewares[index];
    if (!step) throw new Error(`${path} has no resolver`);
    if (step._type === 'input') {
      const [schema] = inputs;
      return await goOn({ path, type, ctx, input: schema ? checkInput(schema, raw) : input });
    }
    if (step._type === 'output' && output) return checked(output, await goOn(call));
    return await step({
      path,
      type,
      ctx,
      input,
      meta,
      signal: undefined,
      batchIndex: 0,
      getRawInput: async () => raw,
      next: (given) =>
        goOn(given?.ctx ? { path, type, ctx: { ...ctx, ...given.ctx }, input } : call),
    });
  } catch (cause) {
    return { ok: false, error: getTRPCErrorFromUnknown(cause) };
  }
}

function checkInput(schema: z.core.$ZodType, input: unknown): unknown {
  try {
    return z.core.parse(schema, input);
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', cause });
  }
}

function checked(schema: z.core.$ZodType, outcome: Outcome): Outcome {
  if (!outcome.ok) return outcome;
  try {
    return { ok: true, data: checkOutput(schema, outcome.data) };
  } catch (cause) {
    const message = 'Output validation failed';
    throw new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message, cause });
  }
}
