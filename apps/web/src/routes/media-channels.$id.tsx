import { createFileRoute } from '@tanstack/react-router';
import { idOf, loadPage } from '../app/loading.ts';
import { channelHead } from '../features/media/page/channel-head.ts';
import { ChannelPage } from '../features/media/page/channel-page.tsx';
import { ChannelNotFound } from '../features/media/page/not-found.tsx';
import { pageHead } from '../lib/head.ts';

export const Route = createFileRoute('/media-channels/$id')({
  loader: async ({ context: { api, i18n, origin }, params }) => {
    const channel = await loadPage(i18n.load('media'), () =>
      api.media.channels.get.ensureData({ id: idOf(params.id) }),
    );
    return channelHead(channel, { origin, title: i18n.texts('media').title() });
  },
  head: ({ match: { context }, loaderData }) => {
    const title = context.i18n.texts('media').notFound();
    return pageHead(context, loaderData ?? { title, isIndexed: false });
  },
  component: Channel,
  notFoundComponent: ChannelNotFound,
});

function Channel() {
  const { id } = Route.useParams();
  return <ChannelPage key={id} id={idOf(id)} />;
}
