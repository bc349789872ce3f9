import type { ChannelPage } from '@oche/validators/media/schemas';
import { type PageHead, shorten } from '../../../lib/head.ts';

interface Site {
  /** public origin */
  origin: string;
  /** what the list of channels is called */
  title: string;
}

/** Title, description and metadata of a channel's page. */
export function channelHead(channel: ChannelPage, { origin, title }: Site): PageHead {
  const { id, name, platform, description, url, logo, isActive, isHidden } = channel;
  const path = `/media-channels/${id}`;
  return {
    title: `${name} · ${platform}`,
    description: shorten(description ?? `${name}, ${platform}`),
    path,
    isIndexed: isActive && !isHidden,
    jsonLd: {
      '@graph': [
        {
          '@type': platform === 'Podcast' ? 'PodcastSeries' : 'CreativeWorkSeries',
          '@id': origin + path,
          url: origin + path,
          name,
          description: description ?? undefined,
          sameAs: url,
          image: logo ? origin + logo.url : undefined,
          about: 'Darts',
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { name: title, item: `${origin}/media-channels` },
            { name, item: origin + path },
          ].map((page, index) => ({ '@type': 'ListItem', position: index + 1, ...page })),
        },
      ],
    },
  };
}
