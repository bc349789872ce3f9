import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { hotOutput } from './hot-output.ts';
import { createCallerFactory, procedure, router } from './init.ts';

const schema = mini.object({
  visible: mini.string(),
  list: mini.array(mini.object({ id: mini.number(), note: mini.nullable(mini.string()) })),
  extra: mini.optional(mini.object({ id: mini.number() })),
  pair: mini.array(mini.number()).check(mini.length(2)),
});
type Output = z.infer<typeof schema>;

const output: Output = { visible: 'a', list: [{ id: 1, note: null }], pair: [1, 2] };

function callerWith(result: unknown) {
  const read = procedure.output(hotOutput(schema)).query(() => result as Output);
  return createCallerFactory(router({ read }))({} as never);
}

it('passes on what the schema names and nothing else, without promises', async () => {
  const parseAsync = vi.spyOn(schema, 'parseAsync');
  const hidden = { hidden: 'b' };
  const result = {
    ...output,
    ...hidden,
    list: [{ id: 1, note: null, ...hidden }],
    extra: { id: 2, ...hidden },
  };
  expect(await callerWith(result).read()).toEqual({ ...output, extra: { id: 2 } });
  expect(parseAsync).not.toHaveBeenCalled();
});

it.each([
  { ...output, visible: 1 },
  { ...output, list: [{ id: 1 }] },
  { ...output, list: [{ id: '1', note: null }] },
  { ...output, extra: {} },
  { ...output, pair: [1] },
])('refuses what the schema refuses: %j', async (result) => {
  await expect(callerWith(result).read()).rejects.toThrow('Output validation failed');
});

it('is documented like the schema that it was made of', () => {
  expect(z.toJSONSchema(hotOutput(schema))).toEqual(z.toJSONSchema(schema));
});

it('checks once what several readers share, and each other thing for itself', async () => {
  const shared = { ...output };
  const caller = callerWith(shared);
  const first = await caller.read();
  expect(await caller.read()).toBe(first);
  const other = { ...shared, visible: 'b' };
  expect(await callerWith(other).read()).toEqual(other);
});
