import type { Locale } from '@oche/validators/common';
import type { z } from 'zod';

/**
 * How a procedure is called over REST. The adapter builds the procedure's input from path, query
 * and JSON body, by name. The functions convert shapes that differ from the procedure's; the
 * schemas beside them document those shapes.
 */
export interface RestMeta {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** below /api, with {name} for path parameters */
  path: string;
  summary: string;
  tag: string;
  /** 200 by default */
  status?: 200 | 201;
  /**
   * from the merged parameters to the procedure's input; it must accept anything without throwing
   */
  toInput?: (input: Record<string, unknown>) => Record<string, unknown>;
  /** the schema of the fields that `toInput` takes from path, query and body */
  inputSchema?: z.core.$ZodType;
  /** from the procedure's output to the documented body; for a list, from item to item */
  // biome-ignore lint/suspicious/noExplicitAny: each procedure's own output type
  toBody?: (output: any, locale: Locale) => unknown;
  /** the schema of what `toBody` returns */
  bodySchema?: z.core.$ZodType;
}
