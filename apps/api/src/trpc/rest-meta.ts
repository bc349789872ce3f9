import type { Locale } from '@oche/validators/common';
import type { z } from 'zod';

/**
 * The documented REST face of a procedure. The adapter turns path, query and JSON body into the
 * procedure's input by name; the functions are for shapes that differ from the procedure's, the
 * schemas beside them document those shapes.
 */
export interface RestMeta {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** below /api, with {name} for path parameters */
  path: string;
  summary: string;
  tag: string;
  /** 200 unless told */
  status?: 200 | 201;
  /** from the merged parameters to the procedure's input; must take anything without throwing */
  toInput?: (input: Record<string, unknown>) => Record<string, unknown>;
  /** path, query and body fields as `toInput` takes them */
  inputSchema?: z.ZodType;
  /** from the procedure's output to the documented body; of a list, from item to item */
  // biome-ignore lint/suspicious/noExplicitAny: each procedure's own output type
  toBody?: (output: any, locale: Locale) => unknown;
  /** what `toBody` gives */
  bodySchema?: z.ZodType;
}
