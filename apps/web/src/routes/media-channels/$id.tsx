import { createFileRoute } from '@tanstack/react-router';
import { idOf, loadPage } from '../../app/loading.ts';
import { episodesInput, nextEpisodes } from '../../features/media/episodes/episode-data.ts';
import { channelHead } from '../../features/media/page/channel-head.ts';
import { ChannelPage } from '../../features/media/page/channel-page.tsx';
import { ChannelNotFound } from '../../features/media/page/not-found.tsx';
import { headOr } from '../../lib/head.ts';

export const Route = createFileRoute('/media-channels/$id')({
  staticData: { banners: ['navigation_bottom'] },
  loader: async ({ context: { api, i18n, origin }, params }) => {
    const channel = await loadPage(i18n.load('media', 'media/feeds'), async () => {
      const id = idOf(params.id);
      const [found] = await Promise.all([
        api.media.channels.get.ensureData({ id }),
        api.media.episodes.list.prefetchInfinite(episodesInput(id), { ...nextEpisodes, pages: 1 }),
        api.media.feed.get.prefetch({ channelId: id }),
      ]);
      return found;
    });
    return channelHead(channel, { origin, title: i18n.texts('media').title() });
  },
  head: headOr((i18n) => i18n.texts('media').notFound()),
  component: Channel,
  notFoundComponent: ChannelNotFound,
});

function Channel() {
  const { id } = Route.useParams();
  return <ChannelPage key={id} id={idOf(id)} />;
}
