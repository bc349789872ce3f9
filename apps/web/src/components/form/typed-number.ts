import * as z from 'zod/mini';
import { numberOf } from './number-text.ts';

/**
 * Schema of a text field whose content is a number of the given schema. @example groupSize:
 * typedNumber(z.optional(z.number('invalidNumber')))
 */
export const typedNumber = <Output>(schema: z.ZodMiniType<Output, number | undefined>) =>
  z.pipe(z.pipe(z.string(), z.transform(numberOf)), schema);
