import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '../features/notifications/unsubscribe-page.tsx';
import { textParam } from '../lib/addresses/search-params.ts';
import { hasErrorCode } from '../lib/errors/errors.ts';
import { membersHead } from '../lib/head.ts';

/** Links that a mail program has cut. */
const BROKEN = ['UNSUBSCRIBE_LINK_BROKEN', 'BAD_INPUT'] as const;

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: (search): { token?: string | undefined } => ({
    token: textParam(search.token, 400),
  }),
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  loader: async ({ context: { api, i18n }, deps: { token } }) => {
    const { ensureData } = api.social.notifications.subscription.get;
    const [isOurs] = await Promise.all([
      ensureData({ token }).then(
        () => true,
        (error: unknown) => {
          if (BROKEN.some((code) => hasErrorCode(error, code))) return false;
          throw error;
        },
      ),
      i18n.load('notifications/settings'),
    ]);
    const { unsubscribe } = i18n.texts('notifications/settings');
    return { isOurs, token, title: unsubscribe.title() };
  },
  head: membersHead,
  component: Unsubscribe,
});

function Unsubscribe() {
  const { isOurs, token } = Route.useLoaderData();
  return <UnsubscribePage token={isOurs ? token : null} />;
}
