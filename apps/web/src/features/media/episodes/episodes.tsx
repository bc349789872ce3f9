import { chakra } from '@chakra-ui/react';
import type { MediaPlatform } from '@oche/validators/media/limits';
import { useRef } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { useFocusOnNew } from '../../../components/list/use-focus-on-new.ts';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { episodesInput, nextEpisodes } from './episode-data.ts';
import { EpisodeRow } from './episode-row.tsx';

const FeedSettings = lazyPart(async () => (await import('./feed-settings.tsx')).FeedSettings);

interface EpisodesProps {
  channelId: number;
  platform: MediaPlatform;
}

/**
 * What a channel has brought out lately, as its own feed says. Where nothing was found, only those who run the channel
 * see this part, and can say where the feed is.
 */
export function Episodes({ channelId, platform }: EpisodesProps) {
  const texts = useTexts('media/feeds');
  const list = trpc.media.episodes.list.useInfiniteQuery(episodesInput(channelId), nextEpisodes);
  const { data: feed } = trpc.media.feed.get.useQuery({ channelId });
  const rows = useRef<HTMLOListElement>(null);
  const episodes = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const focusOnNew = useFocusOnNew(rows, episodes.length);
  const canEdit = feed?.canEdit ?? false;
  if (episodes.length === 0 && !canEdit && !list.isError) return null;
  return (
    <TitledSection title={texts.titles[platform]()}>
      {list.isError ? <Muted role="alert">{texts.failed()}</Muted> : null}
      {feed?.state === 'dead' && episodes.length > 0 ? <Muted>{texts.dead.feed()}</Muted> : null}
      <List ref={rows}>
        {episodes.map((episode, index) => (
          <EpisodeRow key={episode.id} episode={episode} isNewest={index === 0} />
        ))}
      </List>
      <LoadMore list={list} label={texts.more()} onLoad={focusOnNew} />
      {feed && canEdit ? <FeedSettings channelId={channelId} feed={feed} /> : null}
    </TitledSection>
  );
}

const List = chakra('ol', {
  base: { display: 'grid', gap: '2', listStyle: 'none', _empty: { display: 'none' } },
});
