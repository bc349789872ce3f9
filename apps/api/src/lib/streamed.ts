/**
 * What a documented stream sends. The id is what a reader says who comes back; what has none is of the moment, and
 * nobody catches up on it.
 */
export interface Streamed<Name extends string = string, Data = unknown> {
  event: Name;
  id?: string;
  data: Data;
}

/**
 * The first item of every documented stream, sent to nobody: its reader may listen. What is thrown before it is a refusal
 * with a status of its own. A stream that ends without it has nothing to say to this reader any more.
 */
export const ADMITTED = { event: 'admitted', data: null } as const satisfies Streamed;
