import type { TextRun } from '@oche/validators/forum/formatting';
import type { Token } from 'markdown-it';

/** What is switched on where a run begins. */
interface Look {
  bold: number;
  italic: number;
  href: string | null;
}

/** Something in a link's words that readers take for where it leads. */
const HOST_LIKE = /(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/giu;

/** The runs of each line of a paragraph. */
export function runsOf(tokens: readonly Token[]): TextRun[][] {
  const look: Look = { bold: 0, italic: 0, href: null };
  let line: TextRun[] = [];
  const lines = [line];
  for (const token of tokens) {
    if (token.type === 'softbreak' || token.type === 'hardbreak') {
      line = [];
      lines.push(line);
    } else if (token.nesting === 0) {
      if (token.content !== '') add(line, runOf(token, look));
    } else change(look, token);
  }
  return lines.map(withHonestLinks);
}

function change(look: Look, token: Token): void {
  if (token.tag === 'strong') look.bold += token.nesting;
  else if (token.tag === 'em') look.italic += token.nesting;
  else if (token.tag === 'a') {
    look.href = token.nesting > 0 ? String(token.attrGet('href') ?? '') || null : null;
  }
}

const runOf = ({ content, tag }: Token, { bold, italic, href }: Look): TextRun => ({
  text: content,
  ...(bold > 0 && { bold: true as const }),
  ...(italic > 0 && { italic: true as const }),
  ...(tag === 'code' && { code: true as const }),
  ...(href !== null && { href }),
});

function add(line: TextRun[], run: TextRun): void {
  const last = line.at(-1);
  if (last && looksLike(last, run)) last.text += run.text;
  else line.push(run);
}

const looksLike = (a: TextRun, b: TextRun): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.code === b.code && a.href === b.href;

/** A link whose words name another host than its own shows its address in place of them. */
const withHonestLinks = (line: TextRun[]): TextRun[] =>
  linkedTogether(line).flatMap((runs) => {
    const href = runs[0]?.href;
    const words = runs.map(({ text }) => text).join('');
    return href === undefined || isHonest(words, href) ? runs : [{ text: href, href }];
  });

/** The runs of a line, those of one link in one group. */
function linkedTogether(line: readonly TextRun[]): TextRun[][] {
  const groups: TextRun[][] = [];
  for (const run of line) {
    const group = groups.at(-1);
    if (group && group[0]?.href === run.href) group.push(run);
    else groups.push([run]);
  }
  return groups;
}

function isHonest(words: string, href: string): boolean {
  const { hostname } = new URL(href);
  return (words.match(HOST_LIKE) ?? []).every((host) => {
    const named = host.toLowerCase();
    return hostname === named || hostname.endsWith(`.${named}`) || `www.${hostname}` === named;
  });
}
