import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { MessagesSearch } from '../messages-search.ts';

/**
 * Leads to the conversation with a member, or about a thing, that a button elsewhere names. A conversation in which
 * nothing was said yet is in nobody's list.
 */
export function OpenTarget({ search: { to, about } }: { search: MessagesSearch }) {
  const texts = useTexts('messages');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const show = {
    onSuccess: ({ id }: { id: number }) =>
      void navigate({ to: '/messages/$id', params: { id: String(id) }, replace: true }),
  };
  const { mutate: openDirect, error: noDirect } =
    trpc.social.conversations.openDirect.useMutation(show);
  const { mutate: openAbout, error: noAbout } =
    trpc.social.conversations.openAbout.useMutation(show);

  useEffect(() => {
    const [kind = '', id] = about?.split('/') ?? [];
    if (to) openDirect({ userId: to });
    else openAbout({ kind, id: Number(id) });
  }, [to, about, openDirect, openAbout]);

  const error = noDirect ?? noAbout;
  return (
    <Middle>
      {error ? (
        <div role="alert">
          <EmptyState
            as="h2"
            drawing="bounced"
            title={texts.start.failed()}
            action={
              <ButtonLink to="/messages" variant="outline">
                {texts.back()}
              </ButtonLink>
            }
          >
            {errorText(error)}
          </EmptyState>
        </div>
      ) : (
        <Spinner text={texts.start.opening()} />
      )}
    </Middle>
  );
}

const Middle = chakra('div', { base: { display: 'grid', placeContent: 'center', height: 'full' } });
