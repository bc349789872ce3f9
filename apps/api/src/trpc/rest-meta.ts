import type { Locale } from '@oche/validators/common';
import type { ErrorCode } from '@oche/validators/errors';
import type { z } from 'zod';
import type { RestNames } from '../plugins/rest/rest-names.ts';

/**
 * How a procedure is called over REST. The adapter builds the procedure's input from path, query
 * and JSON body, by name. `names` has the names that differ; the functions convert other shapes; the
 * schemas beside them document those.
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
   * documented names of fields that the procedure calls otherwise; requests, errors and the document are
   * all translated by it
   */
  names?: RestNames;
  /**
   * from the merged parameters, by the procedure's names, to its input, where more than names differs;
   * it must accept anything without throwing
   */
  toInput?: (input: Record<string, unknown>) => Record<string, unknown>;
  /** the schema of the documented fields, where more of them differs than names */
  inputSchema?: z.core.$ZodType;
  /** errors of this path, apart from those that any of its kind can have */
  errors?: readonly ErrorCode[];
  /** from the procedure's output to the documented body; for a list, from item to item */
  // biome-ignore lint/suspicious/noExplicitAny: each procedure's own output type
  toBody?: (output: any, locale: Locale) => unknown;
  /** of a list: the field in which it stands beside what else the answer has; without it the answer is the list */
  listName?: string;
  /** the schema of what `toBody` returns */
  bodySchema?: z.core.$ZodType;
  /**
   * of a subscription: the events of its stream by name. It yields `ADMITTED` first, then events as `Streamed` of
   * `lib/streamed.ts`, and takes `lastEventId`
   */
  events?: Readonly<Record<string, z.core.$ZodType>>;
}
