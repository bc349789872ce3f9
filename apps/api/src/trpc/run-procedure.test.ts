import { expect, it, vi } from 'vitest';
import * as mini from 'zod/mini';
import type { ServiceContext } from '../lib/deps.ts';
import { middleware, procedure } from './init.ts';
import { runProcedure } from './run-procedure.ts';

const ctx = { locale: 'de' } as ServiceContext;
const call = (input: unknown) => ({ path: 'test', type: 'query' as const, ctx, input });

it('takes the steps in their order, and hands on what they add', async () => {
  const steps: string[] = [];
  const read = procedure
    .meta({ limit: 'posting' })
    .use(
      middleware(async ({ meta, path, type, input, next }) => {
        steps.push(`before ${meta?.limit} ${path} ${type} ${input}`);
        const result = await next({ ctx: { requestId: 'of the first step' } });
        steps.push(`after ${result.ok && result.data}`);
        return result;
      }),
    )
    .input(mini.object({ id: mini.number() }))
    .output(mini.string())
    .query((given) => `${given.ctx.requestId} ${given.ctx.locale} ${given.input.id}`);
  expect(await runProcedure(read, call({ id: 3, other: 4 }))).toBe('of the first step de 3');
  expect(steps).toEqual(['before posting test query undefined', 'after of the first step de 3']);
});

it('gives nothing to a procedure that takes nothing', async () => {
  const read = procedure.query(({ input }) => input === undefined);
  expect(await runProcedure(read, call({ id: 3 }))).toBe(true);
});

it('checks the input only after what stands before it', async () => {
  const resolver = vi.fn(() => 1);
  const refusing = middleware(() => {
    throw new Error('refused');
  });
  const input = mini.object({ id: mini.number() });
  const read = procedure.use(refusing).input(input).query(resolver);
  await expect(runProcedure(read, call('wrong'))).rejects.toThrow('refused');
  const open = procedure.input(input).query(resolver);
  await expect(runProcedure(open, call('wrong'))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(resolver).not.toHaveBeenCalled();
});

it('refuses an answer that is not as its schema says', async () => {
  const read = procedure.output(mini.string()).query(() => 1 as unknown as string);
  await expect(runProcedure(read, call(undefined))).rejects.toMatchObject({
    code: 'INTERNAL_SERVER_ERROR',
    message: 'Output validation failed',
  });
});
