import { z } from 'zod';
import { fitting } from './fitting.ts';

type Check = (value: unknown) => unknown;

const checks = new WeakMap<z.core.$ZodType, Check>();

/**
 * Checks what a procedure answers: nothing leaves that its schema doesn't name. It must have no asynchronous refinements.
 *
 * - What already is exactly as it has to be (`fitting`) passes as it is. A page of 20 posts takes a few µs in place of 100.
 * - Else the schema makes its answer of it, or refuses it. The schemas are `zod/mini`, whose objects are not compiled to
 *   code of their own, for the sake of the browser's bytes; here they are.
 * - What many readers share, the very same object, is checked once.
 *
 * @throws ZodError
 */
export function checkOutput(schema: z.core.$ZodType, value: unknown): unknown {
  let check = checks.get(schema);
  if (!check) {
    check = checkOf(schema);
    checks.set(schema, check);
  }
  return check(value);
}

function checkOf(schema: z.core.$ZodType): Check {
  const fits = fitting(schema);
  const compiled = compile(schema);
  const known = new WeakMap<object, unknown>();
  return (value) => {
    const isThing = typeof value === 'object' && value !== null;
    const checked = isThing && known.get(value);
    if (checked) return checked;
    const output = fits(value) ? value : z.core.parse(compiled, value);
    if (isThing) known.set(value, output);
    return output;
  };
}

/** Anything that isn't inside of objects or lists is as fast as it is. */
function compile(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [name, compile(field)]);
      return new z.core.$ZodObjectJIT({ ...def, shape: Object.fromEntries(fields) });
    }
    case 'array':
      return new z.core.$ZodArray({ ...def, element: compile(def.element) });
    case 'nullable':
      return new z.core.$ZodNullable({ ...def, innerType: compile(def.innerType) });
    case 'optional':
      return new z.core.$ZodOptional({ ...def, innerType: compile(def.innerType) });
    default:
      return schema;
  }
}
