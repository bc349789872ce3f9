/**
 * The documented REST face of a procedure. The adapter turns path, query and JSON body into the
 * procedure's input by name; the two functions are for shapes that differ from the procedure's.
 */
export interface RestMeta {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** below /api, with {name} for path parameters */
  path: string;
  summary: string;
  tag: string;
  /** 200 unless told */
  status?: 200 | 201;
  /** from the merged parameters to the procedure's input */
  toInput?: (input: Record<string, unknown>) => Record<string, unknown>;
  /** from the procedure's output to the documented body */
  // biome-ignore lint/suspicious/noExplicitAny: each procedure's own output type
  toBody?: (output: any) => unknown;
}
