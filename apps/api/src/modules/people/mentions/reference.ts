const REFERENCE = /@\[u:([^\]]+)\]/g;
/** The beginning of a reference, or of what has been typed like one, where a text was cut. */
const TORN = /@(?:\[(?:u(?::[^\]]*)?)?)?…$/;

/** Whether anything in a stored text reads differently from how it is stored; in nearly all texts nothing does. */
export const hasReferences = (stored: string): boolean => stored.includes('@[u:');

/** The members whom a stored text names, each once, in their order. */
export const mentionedIn = (stored: string): string[] =>
  hasReferences(stored)
    ? [...new Set([...stored.matchAll(REFERENCE)].map(([, id = '']) => id))]
    : [];

/** The same as the database's `readable_mentions`. */
export const readable = (stored: string, usernameOf: (id: string) => string | undefined): string =>
  stored
    .replaceAll(REFERENCE, (_, id: string) => `@${usernameOf(id) ?? 'deleted'}`)
    .replaceAll('@[u:]', '@[u:');

/** The beginning of a stored text without half a reference at its end. */
export const withoutTornReference = (cut: string): string => cut.replace(TORN, '…');
