import { chakra } from '@chakra-ui/react';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { FormError } from '../../../components/form/form.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useThread } from '../data/thread-context.tsx';
import { ReactionCounts } from '../reactions/reaction-counts.tsx';
import { PostLine } from './post-line.tsx';
import type { usePanel } from './use-panel.ts';

interface SummaryDialogProps {
  panel: ReturnType<typeof usePanel>;
}

/** What of a long thread its readers liked most, in the order in which it was written. */
export function SummaryDialog({ panel }: SummaryDialogProps) {
  const texts = useTexts('forum/within').summary;
  const { thread } = useThread();
  const summary = trpc.forum.within.summary.useQuery({ threadId: thread.id });
  const count = summary.data?.length ?? 0;
  return (
    <Dialog isOpen onClose={panel.close} title={texts.title()} placement="sheet" size="lg">
      <Muted role="status">
        {summary.isPending ? texts.loading() : null}
        {summary.data && count === 0 ? texts.nothing() : null}
        {count > 0 ? texts.lead({ count, total: thread.postCount }) : null}
      </Muted>
      {summary.isLoadingError ? <FormError>{texts.failed()}</FormError> : null}
      <Posts>
        {summary.data?.map((post) => (
          <PostLine
            key={post.number}
            post={post}
            onFollow={panel.leave}
            facts={<ReactionCounts reactions={post.reactions} members={post.members} />}
          >
            {post.excerpt}
          </PostLine>
        ))}
      </Posts>
    </Dialog>
  );
}

const Posts = chakra('ol', { base: { listStyle: 'none' } });
