/**
 * `@username` in a text, or an address, in which an @ names nobody. What is before and after it makes clear that it is
 * a word of its own: `anna@oche.test` and `@anna@other.example` name nobody.
 */
const MENTION =
  /(?:[a-zA-Z]{2,10}:\/\/|[wW]{3}\.)\S+|(?<![\p{L}\p{M}\p{N}_@.-])@([a-zA-Z0-9]+(?:[._-][a-zA-Z0-9]+)*)(?![\p{L}\p{M}\p{N}@]|[._-][a-zA-Z0-9])/gu;

/**
 * The usernames that a text names, in their order.
 * @returns each as it is written there, and where its @ stands
 */
export const mentionsIn = (text: string): { username: string; index: number }[] =>
  [...text.matchAll(MENTION)].flatMap(({ 1: username, index }) =>
    username === undefined ? [] : { username, index },
  );

/**
 * A text with something else in place of mentions.
 * @param change gets a username as it is written; null leaves it
 */
export const changeMentions = (text: string, change: (username: string) => string | null): string =>
  text.replace(MENTION, (whole, username?: string) =>
    username === undefined ? whole : (change(username) ?? whole),
  );
