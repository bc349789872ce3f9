const quoted = (term: string): string => `'${term.replace(/['\\]/g, (sign) => sign + sign)}'`;
/** Of which an ad has at least one; as a part of a query. */
export const anyOf = (terms: readonly string[]): string => `(${terms.map(quoted).join(' | ')})`;

/** Bits as terms of ads. */
export const terms = (bits: readonly number[]): string[] => bits.map((bit) => `+${bit}`);
