import { idOfText } from '@oche/validators/id-text';
import { paragraphs, tokenize } from './plain-text.ts';

/** What stands as a card below a text that links it. */
type Area = 'games' | 'tournaments' | 'leagues' | 'leagues/divisions' | 'leagues/fixtures';

/** an address without a host, as people type it; it is read, though not shown as a link */
const typed = (area: Area) => new RegExp(`(?<![^\\s([{])/${area}/(\\d+)(?![\\p{L}\\p{N}/_-])`, 'u');
const pathIn = (area: Area) => new RegExp(`^/${area}/(\\d+)/?$`);

/**
 * The first thing of an area of this site that a member's text links.
 * @param origin of this site
 */
export function linkedId(area: Area, content: string, origin: string): number | undefined {
  const [path, inText] = [pathIn(area), typed(area)];
  for (const token of paragraphs(content).flatMap((line) => tokenize(line))) {
    const [, id] =
      token.type === 'link'
        ? (path.exec(pathOf(token.href, origin)) ?? [])
        : (inText.exec(token.text) ?? []);
    const linked = idOfText(id);
    if (linked !== undefined) return linked;
  }
  return undefined;
}

/** Those that texts link, each once. */
export const linkedIds = (area: Area, contents: readonly string[], origin: string): number[] => [
  ...new Set(contents.flatMap((content) => linkedId(area, content, origin) ?? [])),
];

/** Empty for an address of another site. */
function pathOf(href: string, origin: string): string {
  const url = new URL(href);
  return url.origin === origin ? url.pathname : '';
}
