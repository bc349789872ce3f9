import { CircleCheck, Lock, Megaphone, Pin } from 'lucide-react';
import { Badge } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface ThreadFlagsProps {
  thread: { isPinned: boolean; isLocked: boolean; isAnnouncement: boolean; isSolved?: boolean };
}

/** What is said of a thread: pinned, announcement, locked, solved. */
export function ThreadFlags({ thread }: ThreadFlagsProps) {
  const { flags } = useTexts('forum');
  return (
    <>
      {thread.isPinned ? (
        <Badge tone="positive">
          <Pin aria-hidden="true" />
          {flags.pinned()}
        </Badge>
      ) : null}
      {thread.isAnnouncement ? (
        <Badge tone="accent">
          <Megaphone aria-hidden="true" />
          {flags.announcement()}
        </Badge>
      ) : null}
      {thread.isLocked ? (
        <Badge tone="warning">
          <Lock aria-hidden="true" />
          {flags.locked()}
        </Badge>
      ) : null}
      {thread.isSolved ? (
        <Badge tone="positive">
          <CircleCheck aria-hidden="true" />
          {flags.solved()}
        </Badge>
      ) : null}
    </>
  );
}
