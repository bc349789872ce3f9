import type { DealSide } from '@oche/validators/market/deal-limits';
import { type RawBuilder, sql } from 'kysely';
import { type PictureRow, pictureJson } from '../../../uploads/index.ts';

/** What both sides show, in the order in which it came. */
export const photosOf = (disputeId: RawBuilder<unknown>) => sql<
  { side: DealSide; picture: PictureRow }[]
>`coalesce((
  select json_agg(json_build_object('side', photo.side, 'picture', ${pictureJson('shown')})
    order by photo.added_at, photo.upload_id)
  from market_dispute_photos photo join uploads shown on shown.id = photo.upload_id
  where photo.dispute_id = ${disputeId}
), '[]')`;

/** What the moderators have asked the reader, who is a side of the row `deal` with the dispute `dispute`. */
export const askedOf = (userId: string) => sql<{ text: string; answer: string | null } | null>`(
  select json_build_object('text', asked.question, 'answer', asked.answer)
  from market_dispute_questions asked
  where asked.dispute_id = dispute.id
    and ${userId} = case asked.side when 'buyer' then deal.buyer_id else deal.seller_id end
)`;
