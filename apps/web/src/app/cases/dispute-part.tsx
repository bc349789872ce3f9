import { CaseDispute } from '../../features/market/dispute/case-dispute.tsx';
import { TalkLines } from '../../features/messages/moderation/talk-lines.tsx';

/** A dispute with the conversation of its two sides, as messages show it. */
export const DisputePart = ({ id }: { id: string }) => (
  <CaseDispute id={Number(id)} talk={(look) => <TalkLines look={look} />} />
);
