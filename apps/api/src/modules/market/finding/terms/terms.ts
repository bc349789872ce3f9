const quoted = (term: string): string => `'${term.replace(/['\\]/g, (sign) => sign + sign)}'`;
/** No ad has it. */
const NOTHING = "('+')";

/** Terms of which an ad has at least one; as a part of a query. */
export const anyOf = (parts: readonly string[]): string =>
  parts.length > 0 ? `(${parts.map(quoted).join(' | ')})` : NOTHING;

/** Bits as terms of ads. */
export const terms = (bits: readonly number[]): string[] => bits.map((bit) => `+${bit}`);
