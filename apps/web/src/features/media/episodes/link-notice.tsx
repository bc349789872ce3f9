import { Unlink } from 'lucide-react';
import { Notice } from '../../../components/notice.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

/** Says that a channel's address leads nowhere any more, and how often that is looked at. */
export function LinkNotice({ channelId }: { channelId: number }) {
  const { dead: texts } = useTexts('media/feeds');
  const { data: feed } = trpc.media.feed.get.useQuery({ channelId });
  if (!feed?.link.isDead || feed.link.checkedAt === null) return null;
  return (
    <Notice icon={Unlink}>
      {texts.link()} <Time value={feed.link.checkedAt} />. {feed.canEdit ? texts.linkOwn() : null}
    </Notice>
  );
}
