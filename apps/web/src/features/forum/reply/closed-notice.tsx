import type { ClosedReason } from '@oche/validators/forum/schemas';
import { Lock } from 'lucide-react';
import { Notice } from '../../../components/notice.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface ClosedNoticeProps {
  /** why the reader can't write here; null when they can */
  closed: ClosedReason | null;
  /** only moderators can write here, and the reader is one */
  isLocked: boolean;
}

/** Says why the reader can't write here, or that only moderators can. */
export function ClosedNotice({ closed, isLocked }: ClosedNoticeProps) {
  const texts = useTexts('forum');
  if (!closed && !isLocked) return null;
  return <Notice icon={Lock}>{closed ? texts.closed[closed]() : texts.lockedForOthers()}</Notice>;
}
