/** How much stands before the first word that was looked for, in characters. */
const BEFORE = 30;

interface Part {
  text: string;
  isMarked: boolean;
}

/**
 * A text in parts, of which those are marked that begin with one of the words; it begins shortly before the first of
 * them.
 */
export function markedParts(content: string, query: string): Part[] {
  const words = query.split(/\s+/).filter(Boolean).map(escaped);
  if (words.length === 0) return [{ text: content, isMarked: false }];
  const match = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})[\\p{L}\\p{N}]*`, 'giu');
  const first = content.search(match);
  const begin = first > BEFORE * 2 ? first - BEFORE : 0;
  const shown = begin > 0 ? `… ${content.slice(begin)}` : content;
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: text, index } of shown.matchAll(match)) {
    if (index > end) parts.push({ text: shown.slice(end, index), isMarked: false });
    parts.push({ text, isMarked: true });
    end = index + text.length;
  }
  if (end < shown.length) parts.push({ text: shown.slice(end), isMarked: false });
  return parts;
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
