import type { SourceProblem, SourceState } from '@oche/validators/media/feeds';

export type SourceKind = 'page' | 'feed';

/** What is known of a page or a feed when it is read. */
export interface SourceFacts {
  kind: SourceKind;
  state: SourceState;
  failures: number;
  failingSince: string | null;
  /** of the channel; null without any */
  latestEpisodeAt: string | null;
}

/** How it went. */
export interface Outcome {
  problem: SourceProblem | null;
  /** how long we are asked to stay away */
  pauseMs?: number;
}

export interface NextState {
  state: SourceState;
  problem: SourceProblem | null;
  failures: number;
  failingSince: string | null;
  nextCheckAt: string;
}

/** What a read has found, to be written by `save`. */
export interface Found {
  /** whether there was an answer of any kind */
  isHeard: boolean;
  save(): Promise<void>;
}
