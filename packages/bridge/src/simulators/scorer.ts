import type { Dart } from '@oche/darts/board';
import type { SeenPost } from '../contract.ts';

interface Entered {
  /** which visit of the game it is of */
  index: number;
  darts: readonly Dart[];
}

/** What Oche does with what a bridge sends: the contract, and nothing more. */
export interface Scorer {
  seen(post: SeenPost): void;
  /** To tell later what was thrown when a visit was seen. */
  note(visit: string, index: number, darts: readonly Dart[]): void;
  entered(): readonly Entered[];
}

export function newScorer(): Scorer {
  const entered: Entered[] = [];
  const indexes = new Map<string, number>();
  const noted = new Map<string, readonly Dart[]>();
  let now: Pick<SeenPost, 'lease' | 'seq' | 'visit' | 'darts'> | undefined;
  const former = new Set<string>();

  return {
    note: (visit, index, darts) => {
      const before = noted.get(visit)?.length ?? 0;
      if (darts.length > before) indexes.set(visit, index);
      noted.set(visit, darts);
    },
    seen: (post) => {
      if (now && former.has(post.lease)) return;
      if (now && post.lease !== now.lease) former.add(now.lease);
      if (now && post.lease === now.lease && post.seq <= now.seq) return;
      const isNew = post.visit !== now?.visit;
      if (isNew && post.state === 'empty' && now && now.darts.length > 0)
        entered.push({ index: indexes.get(now.visit) ?? -1, darts: now.darts });
      now = post;
    },
    entered: () => entered,
  };
}
