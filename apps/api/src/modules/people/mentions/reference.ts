const REFERENCE = /@\[u:([^\]]+)\]/g;
/** The beginning of a reference, or of what has been typed like one, where a text was cut. */
const TORN = /@(?:\[(?:u(?::[^\]]*)?)?)?…$/;

/** The members whom a stored text names, each once, in their order. */
export const mentionedIn = (stored: string): string[] => [
  ...new Set([...stored.matchAll(REFERENCE)].map(([, id = '']) => id)),
];

/** The beginning of a stored text without half a reference at its end. */
export const withoutTornReference = (cut: string): string => cut.replace(TORN, '…');
