import type { SourceDatabase } from '../database.ts';

/** phpBB 3.1 to 3.3; 3.0 where its columns have the same names. */
export interface Phpbb {
  db: SourceDatabase;
  /** `phpbb_` unless it was chosen otherwise */
  prefix: string;
  /** conditions for what readers could see: both versions have a column of their own */
  seenThread: string;
  seenPost: string;
}
