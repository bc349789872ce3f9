import type { PostVersion } from '@oche/validators/forum/versions';
import { diffWordsWithSpace } from 'diff';

type Pieces = NonNullable<PostVersion['pieces']>;

/**
 * Texts that differ by more words than this have become others, which reads best as one whole after the other. It also
 * bounds what a comparison costs, which grows with its square.
 */
const MOST_CHANGES = 600;

/** The difference between two texts word by word. */
export function piecesBetween(former: string, text: string): Pieces {
  const changes = diffWordsWithSpace(former, text, { maxEditLength: MOST_CHANGES });
  if (!changes) {
    return [
      { kind: 'out', text: former },
      { kind: 'in', text },
    ];
  }
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'in' : removed ? 'out' : 'same',
    text: value,
  }));
}
