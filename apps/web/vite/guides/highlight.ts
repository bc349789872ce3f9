import type { CodePart } from '../../src/features/pages/developers/guide.ts';

/** Comments and strings, by the language of a block: what lets one see an example's shape. */
const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/;
const SIGNS: Record<string, RegExp> = {
  sh: new RegExp(`(?<comment>(?<=^|\\s)#[^\\n]*)|(?<string>${STRING.source})`, 'gm'),
  python: new RegExp(`(?<comment>#[^\\n]*)|(?<string>${STRING.source})`, 'g'),
  js: new RegExp(`(?<comment>(?<=^|\\s)//[^\\n]*)|(?<string>${STRING.source}|\`[^\`]*\`)`, 'gm'),
  html: new RegExp(`(?<comment><!--[\\s\\S]*?-->)|(?<string>${STRING.source})`, 'g'),
  json: new RegExp(`(?<comment>(?!))|(?<string>${STRING.source})`, 'g'),
};
SIGNS.ts = SIGNS.js ?? /(?!)/;

export function partsOf(code: string, language: string): CodePart[] {
  const signs = SIGNS[language];
  if (!signs) return [code];
  const parts: CodePart[] = [];
  let end = 0;
  for (const match of code.matchAll(signs)) {
    if (match.index > end) parts.push(code.slice(end, match.index));
    const { comment } = match.groups ?? {};
    parts.push(comment === undefined ? { string: match[0] } : { comment });
    end = match.index + match[0].length;
  }
  if (end < code.length) parts.push(code.slice(end));
  return parts;
}
