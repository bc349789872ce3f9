import { MessageSquarePlus } from 'lucide-react';
import { ButtonLink } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { JoinFirst } from '../../../patterns/join-first.tsx';

/** Leads to the form for a new thread; visitors sign in on the way. */
export function NewThreadLink({ subforumId }: { subforumId: number }) {
  const { subforum } = useTexts('forum/overview');
  const { user } = useAuth();
  if (!user) {
    return (
      <JoinFirst returnTo={`/forum/subforum/${subforumId}/new`} label={subforum.newThread()}>
        <MessageSquarePlus aria-hidden="true" />
        {subforum.newThread()}
      </JoinFirst>
    );
  }
  return (
    <ButtonLink to="/forum/subforum/$id/new" params={{ id: String(subforumId) }} shape="wedge">
      <MessageSquarePlus aria-hidden="true" />
      {subforum.newThread()}
    </ButtonLink>
  );
}
