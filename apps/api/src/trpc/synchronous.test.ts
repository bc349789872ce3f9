import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createCallerFactory, procedure, router } from './init.ts';
import { synchronous } from './synchronous.ts';

const schema = z.object({ visible: z.string() });

it('checks outputs like the schema that it was made of, without promises', async () => {
  const parseAsync = vi.spyOn(schema, 'parseAsync');
  const caller = createCallerFactory(
    router({
      good: procedure.output(synchronous(schema)).query(() => ({ visible: 'a', hidden: 'b' })),
      bad: procedure.output(synchronous(schema)).query(() => ({ visible: 1 }) as never),
    }),
  )({} as never);
  expect(await caller.good()).toEqual({ visible: 'a' });
  await expect(caller.bad()).rejects.toThrow('Output validation failed');
  expect(parseAsync).not.toHaveBeenCalled();
});

it('is documented like the schema that it was made of', () => {
  expect(z.toJSONSchema(synchronous(schema))).toEqual(z.toJSONSchema(schema));
});
