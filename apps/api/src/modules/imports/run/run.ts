import type { Deps } from '../../../lib/deps.ts';
import { Losses } from '../bbcode/tree.ts';
import type { Source } from '../sources/source.ts';
import type { MoveMap } from './move-map.ts';

/** What an import is told, and what it tells. */
export interface Run {
  deps: Deps;
  source: Source;
  importId: number;
  map: MoveMap;
  /** the folder of the other board, with its attachments and avatars */
  files: string | null;
  /** where the board stood, without a slash at the end */
  address: string | null;
  report: Report;
  /** Tells how far it is, and leaves the machine to the site for a while. Not within a transaction: others wait for its locks. */
  onProgress: (text: string) => Promise<void>;
}

/** What has come, what hasn't and why, counted: the same shape for a dry run. */
export class Report {
  readonly losses = new Losses();
  readonly came = new Map<string, number>();
  readonly left = new Map<string, number>();

  add(what: string, count = 1): void {
    if (count > 0) this.came.set(what, (this.came.get(what) ?? 0) + count);
  }

  leave(why: string, count = 1): void {
    if (count > 0) this.left.set(why, (this.left.get(why) ?? 0) + count);
  }

  lines(): string[] {
    const rows = (title: string, counts: ReadonlyMap<string, number>) =>
      counts.size === 0
        ? []
        : [
            title,
            ...[...counts]
              .sort((one, other) => other[1] - one[1])
              .map(([what, count]) => `  ${String(count).padStart(9)}  ${what}`),
          ];
    return [
      ...rows('Comes:', this.came),
      ...rows('Does not come:', this.left),
      ...rows('Tags that stay in the texts as they were written:', this.losses.unknown),
      ...rows('Tags whose words come without their look:', this.losses.looks),
    ];
  }
}
