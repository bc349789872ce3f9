/** What somebody has typed, taken apart. */
export interface TypedQuery {
  words: string[];
  /** "in quotes": these words one after the other */
  phrases: string[];
  /** -word or -"words": must not be there */
  excluded: string[];
}

/** With a phrase whose second quotation mark is still missing. */
const PARTS =
  /(?<minus>(?<=^|\s)-)?(?:["„“”«»](?<phrase>[^"„“”«»]*)["„“”«»]?|(?<word>[^\s"„“”«»]+))/gu;
const HAS_LETTERS = /[\p{L}\p{N}]/u;

export function readQuery(text: string): TypedQuery {
  const query: TypedQuery = { words: [], phrases: [], excluded: [] };
  for (const { groups = {} } of text.matchAll(PARTS)) {
    const { minus, phrase, word } = groups;
    const part = (phrase ?? word ?? '').trim();
    if (!HAS_LETTERS.test(part)) continue;
    const list = minus ? query.excluded : phrase === undefined ? query.words : query.phrases;
    list.push(part);
  }
  return query;
}

/** The text that is looked for in titles: everything wanted, as it was typed. */
export const wantedText = ({ words, phrases }: TypedQuery): string =>
  [...words, ...phrases].join(' ');
