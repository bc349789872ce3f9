import type { BannerState } from '@oche/validators/banners/admin';
import { type RawBuilder, sql } from 'kysely';

/** How the row `banner` stands at a moment. @param now ISO time */
export const stateAt = (now: string): RawBuilder<BannerState> => sql<BannerState>`case
  when banner.deleted_at is not null then 'deleted'
  when not banner.is_active then 'paused'
  when banner.ends_at <= ${now}::timestamptz then 'over'
  when banner.starts_at > ${now}::timestamptz then 'planned'
  else 'running' end`;
