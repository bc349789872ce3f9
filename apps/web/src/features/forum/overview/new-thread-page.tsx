import { Lock } from 'lucide-react';
import { Notice } from '../../../components/notice.tsx';
import { PageHeader } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ForumColumn } from '../forum-column.tsx';
import { SilencedNotice } from '../reply/silenced-notice.tsx';
import { NewThreadForm, type NewThreadPollSlot } from './new-thread-form.tsx';

/** Writing a thread is a page of its own: it has an address, and room on a phone. */
export function NewThreadPage({
  subforumId,
  poll,
}: {
  subforumId: number;
  poll: NewThreadPollSlot;
}) {
  const texts = useTexts('forum');
  const { newThread } = useTexts('forum/overview');
  const { user: member } = useAuth();
  const [subforum] = trpc.forum.subforum.get.useSuspenseQuery({ id: subforumId });
  return (
    <ForumColumn categoryId={subforum.category.id}>
      <PageHeader
        title={newThread.title()}
        breadcrumb={[
          { label: texts.title(), to: '/forum' },
          { label: subforum.name, to: `/forum/subforum/${subforumId}` },
          { label: newThread.title() },
        ]}
        lead={newThread.inSubforum({ name: subforum.name })}
      />
      {subforum.closed ? (
        <Notice icon={Lock}>{texts.closed[subforum.closed]()}</Notice>
      ) : member && subforum.can.startThread ? (
        <NewThreadForm member={member} subforumId={subforumId} poll={poll} />
      ) : member ? (
        <SilencedNotice member={member} />
      ) : null}
    </ForumColumn>
  );
}
