import type { ClosedReason } from '@oche/validators/forum';
import { Lock } from 'lucide-react';
import { Notice } from '../../../components/notice.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface ClosedNoticeProps {
  /** why the reader can't write here; null when they can */
  closed: ClosedReason | null;
  /** locked for others than the reader */
  isLocked: boolean;
}

/** Says why nobody, or nobody but moderators, can write here. */
export function ClosedNotice({ closed, isLocked }: ClosedNoticeProps) {
  const texts = useTexts('forum');
  if (!closed && !isLocked) return null;
  return <Notice icon={Lock}>{closed ? texts.closed[closed]() : texts.lockedForOthers()}</Notice>;
}
