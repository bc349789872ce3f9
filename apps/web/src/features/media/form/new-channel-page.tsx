import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { attemptOf, draftOf } from '../../../lib/storage/drafts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ChannelForm } from './channel-form.tsx';
import { keptOf } from './channel-values.ts';

/** The form with which a member lists a channel; then the list opens. */
export function NewChannelPage() {
  const { title, form: texts } = useTexts('media');
  const { texts: words } = useUi();
  const { user } = useAuth();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const create = trpc.media.channels.create.useMutation();
  const draft = useMemo(() => draftOf(user?.id ?? '', 'channel'), [user?.id]);
  const [kept] = useState(() => keptOf(import.meta.env.SSR ? null : draft.read()));
  return (
    <Page width="text">
      <PageHeader
        title={texts.createTitle()}
        lead={texts.createLead()}
        breadcrumb={[{ label: title(), to: '/media-channels' }]}
      />
      <ChannelForm
        kept={kept}
        onType={(typed) => draft.write({ ...typed })}
        failed={texts.createFailed()}
        onSend={async (wish) => {
          const attempt = attemptOf(user?.id ?? '', 'channel');
          await create.mutateAsync({ ...wish, idempotencyKey: attempt.keyFor(wish) });
          attempt.succeed();
          draft.clear();
          void utils.media.channels.invalidate();
          await navigate({ to: '/media-channels', search: { shelf: 'mine', sort: 'newest' } });
        }}
      >
        <ButtonLink variant="ghost" to="/media-channels">
          {words.cancel}
        </ButtonLink>
      </ChannelForm>
    </Page>
  );
}
