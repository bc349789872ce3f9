import { paragraphs, tokenize } from '../../../lib/plain-text.ts';

/** How many links of a message are shown as cards. */
const SHOWN = 3;

/** Paths on this site to which a text links, each once. */
export function ownPaths(content: string, origin: string): string[] {
  if (!content.includes('//') && !content.includes('www.')) return [];
  const paths = paragraphs(content)
    .flatMap((line) => tokenize(line))
    .flatMap((token) => (token.type === 'link' ? new URL(token.href) : []))
    .filter((url) => url.origin === origin && /^\/[\w\-/]{1,100}$/.test(url.pathname))
    .map(({ pathname }) => pathname);
  return [...new Set(paths)].slice(0, SHOWN);
}
