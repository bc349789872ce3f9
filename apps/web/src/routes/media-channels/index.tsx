import { createFileRoute } from '@tanstack/react-router';
import { ChannelsPage } from '../../features/media/list/channels-page.tsx';
import {
  listInput,
  type MediaParams,
  mediaSearchOf,
  nextChannels,
} from '../../features/media/media-search.ts';
import { pageHead } from '../../lib/head.ts';

export const Route = createFileRoute('/media-channels/')({
  staticData: { banners: ['navigation_bottom'] },
  // `mediaSearchOf` checks the search on the page itself
  validateSearch: (search): MediaParams => search,
  loaderDeps: ({ search: { q, platform, shelf, sort, verified } }) => ({
    search: { q, platform, shelf, sort, verified },
  }),
  loader: async ({ context: { api, i18n }, deps }) => {
    const search = mediaSearchOf({ ...deps.search });
    const list = api.media.channels.list.prefetchInfinite(listInput(search), {
      ...nextChannels,
      pages: 1,
    });
    await i18n.load('media');
    // in the browser the page opens at once
    if (import.meta.env.SSR) await list;
    const texts = i18n.texts('media');
    const isIndexed = Object.values(search).every((value) => value === undefined);
    return { title: texts.title(), description: texts.lead(), isIndexed };
  },
  head: ({ match: { context }, loaderData }) =>
    pageHead(context, { ...loaderData, path: '/media-channels' }),
  component: ChannelsPage,
});
