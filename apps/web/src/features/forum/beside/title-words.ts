/** Shorter ones say little: "Wurf" is everywhere. */
const WORD_MIN = 5;
/** So long is a word that says something without being a noun, or as the first one, which has a capital anyway. */
const LONG = 8;

/**
 * The words of a title that say most of what it is about, at most two: its nouns, which German writes with a capital,
 * or else its long words.
 */
export function titleWords(title: string): string[] {
  const words = title.match(/[\p{L}\p{N}-]+/gu) ?? [];
  const nouns = words.filter(
    (word, index) => /^\p{Lu}/u.test(word) && word.length >= (index === 0 ? LONG : WORD_MIN),
  );
  const telling = nouns.length > 0 ? nouns : words.filter(({ length }) => length >= LONG);
  return [...new Set(telling)].sort((a, b) => b.length - a.length).slice(0, 2);
}

/** The thread that a found thread or post is of, e.g. of `/forum/thread/12?post=3`; undefined for another address. */
export function threadOf(url: string): number | undefined {
  const [, id] = /^\/forum\/thread\/(\d+)/.exec(url) ?? [];
  return id === undefined ? undefined : Number(id);
}
