const WORD = /^[\s"'„“*_>]*(ja|yes|nein|no)(?![\p{L}\p{N}])[\s.,;:!?"'“”*_–-]*/iu;

/** Yes or no as the first word, in either language, and what stands behind it. */
export function readDecision(text: string): { isYes: boolean; words: string } | null {
  const [begin = '', word = ''] = WORD.exec(text) ?? [];
  if (word === '') return null;
  return { isYes: /^(ja|yes)$/i.test(word), words: text.slice(begin.length).trim() };
}
