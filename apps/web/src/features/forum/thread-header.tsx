import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../components/button.tsx';
import { PageHeader } from '../../components/page.tsx';
import { Time } from '../../components/time.tsx';
import { useTexts } from '../../i18n/react.tsx';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { fullName } from './author.ts';
import { ThreadFlags } from './thread-flags.tsx';

export function ThreadHeader({ thread }: { thread: RouterOutputs['forum']['thread']['get'] }) {
  const texts = useTexts('forum');
  const params = { id: String(thread.subforumId) };
  return (
    <PageHeader
      breadcrumb={[
        { label: texts.title(), to: '/forum' },
        { label: thread.subforum.name, to: `/forum/subforum/${params.id}` },
        { label: thread.title },
      ]}
      title={thread.title}
      meta={
        <>
          <ThreadFlags thread={thread} />
          <span>{texts.thread.by({ name: fullName(thread.author) })}</span>
          <Time value={thread.createdAt} format="date" />
          <span>{texts.counts.posts({ count: thread.postCount })}</span>
        </>
      }
      actions={
        <ButtonLink to="/forum/subforum/$id" params={params} variant="ghost" size="sm">
          <ArrowLeft aria-hidden="true" />
          {texts.thread.backTo({ name: thread.subforum.name })}
        </ButtonLink>
      }
    />
  );
}
