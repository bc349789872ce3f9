import { MessageSquarePlus } from 'lucide-react';
import { ButtonAnchor, ButtonLink } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { loginHref } from '../../../lib/addresses/return-to.ts';
import { useAuth } from '../../../lib/auth.ts';

/** Leads to the form for a new thread; visitors sign in on the way. */
export function NewThreadLink({ subforumId }: { subforumId: number }) {
  const { subforum } = useTexts('forum/overview');
  const { user } = useAuth();
  if (!user) {
    return (
      <ButtonAnchor href={loginHref(`/forum/subforum/${subforumId}/new`)}>
        {subforum.loginToStart()}
      </ButtonAnchor>
    );
  }
  return (
    <ButtonLink to="/forum/subforum/$id/new" params={{ id: String(subforumId) }} shape="wedge">
      <MessageSquarePlus aria-hidden="true" />
      {subforum.newThread()}
    </ButtonLink>
  );
}
