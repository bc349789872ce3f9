import type { CurrentUser } from '@oche/validators/auth';
import type { Lounge, Review } from '@oche/validators/lounges';

/** What the reader can do with a review; the server decides again. */
export function reviewActions(
  review: Pick<Review, 'author' | 'answer'>,
  reader: Pick<CurrentUser, 'id' | 'role'> | null,
  staffRole: Lounge['staffRole'],
) {
  const isOwn = reader?.id === review.author.id;
  const isModerator = reader?.role === 'moderator' || reader?.role === 'admin';
  return {
    isOwn,
    canReport: reader !== null && !isOwn && !isModerator,
    canHide: isModerator,
    canAnswer: staffRole !== null && !isOwn && review.answer === null,
  };
}
