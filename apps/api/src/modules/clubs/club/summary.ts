import type { ClubSummary } from '@oche/validators/clubs/schemas';
import type { SummaryRow } from './club.select.ts';

export const toSummary = (row: SummaryRow): ClubSummary => ({
  id: row.id,
  name: row.name,
  city: row.city,
  excerpt: row.excerpt,
  founded: row.founded,
  memberCount: row.memberCount,
  isPublic: row.isPublic,
  lounge:
    row.loungeId !== null && row.loungeName !== null && row.loungeCity !== null
      ? { id: row.loungeId, name: row.loungeName, city: row.loungeCity }
      : null,
  role: row.role,
});
