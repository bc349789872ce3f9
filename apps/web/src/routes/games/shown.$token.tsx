import { createFileRoute } from '@tanstack/react-router';
import { ShownOver, ShownPage } from '../../features/games/device/show/shown-page.tsx';
import { errorDataOf } from '../../lib/errors/errors.ts';
import { membersHead } from '../../lib/head.ts';

/** For whoever has the link; no search engine, and gone after a day. */
export const Route = createFileRoute('/games/shown/$token')({
  loader: async ({ context: { api, i18n }, params: { token } }) => {
    await i18n.load('games', 'games/watch', 'games/device');
    const isThere = await api.games.device.getShown.ensureData({ token }).then(
      () => true,
      (error: unknown) => {
        const status = errorDataOf(error)?.httpStatus;
        if (status === 404 || status === 400) return false;
        throw error;
      },
    );
    return { isThere, title: i18n.texts('games/device').shown.title() };
  },
  head: membersHead,
  component: Shown,
});

function Shown() {
  const { token } = Route.useParams();
  const { isThere } = Route.useLoaderData();
  return isThere ? <ShownPage token={token} /> : <ShownOver />;
}
