import { idOfText } from '@oche/validators/id-text';
import { paragraphs, tokenize } from '../../../lib/plain-text.ts';

/** an address without a host, as people type it; it is read, though not shown as a link */
const TYPED_PATH = /(?<![^\s([{])\/games\/(\d+)(?![\p{L}\p{N}/_-])/u;
const PATH = /^\/games\/(\d+)\/?$/;

/**
 * The first game of this site that a member's text links.
 * @param origin of this site
 */
export function linkedGame(content: string, origin: string): number | undefined {
  for (const token of paragraphs(content).flatMap((line) => tokenize(line))) {
    const [, id] =
      token.type === 'link'
        ? (PATH.exec(pathOf(token.href, origin)) ?? [])
        : (TYPED_PATH.exec(token.text) ?? []);
    const game = idOfText(id);
    if (game !== undefined) return game;
  }
  return undefined;
}

/** The games that texts link, each once. */
export const linkedGames = (contents: readonly string[], origin: string): number[] => [
  ...new Set(contents.flatMap((content) => linkedGame(content, origin) ?? [])),
];

/** Empty for an address of another site. */
function pathOf(href: string, origin: string): string {
  const url = new URL(href);
  return url.origin === origin ? url.pathname : '';
}
