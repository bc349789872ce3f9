import { chakra } from '@chakra-ui/react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { distinct } from '../../../components/list/distinct.ts';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { useFocusOnNew } from '../../../components/list/use-focus-on-new.ts';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { LatePlace } from '../../../components/page/late-place.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { SkeletonText } from '../../../components/page/skeleton.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import {
  countFilters,
  listInput,
  type MediaSearch,
  mediaSearchOf,
  NO_FILTERS,
  nextChannels,
} from '../media-search.ts';
import { ChannelTile, ChannelTiles } from './channel-tile.tsx';
import { Finder } from './finder.tsx';

const route = getRouteApi('/media-channels/');

/** How many tiles are in sight when the page opens. */
const IN_SIGHT = 6;

/** All channels: find one, or add one. */
export function ChannelsPage() {
  const texts = useTexts('media');
  const params = route.useSearch();
  const search = useMemo(() => mediaSearchOf({ ...params }), [params]);
  const navigate = useNavigate();
  const change = (patch: MediaSearch, replace = false) =>
    void navigate({
      to: '/media-channels',
      search: { ...search, ...patch },
      replace,
      resetScroll: false,
    });
  return (
    <Page>
      <PageHeader
        title={texts.title()}
        lead={texts.lead()}
        actions={
          <Green shape="wedge" to="/media-channels/new">
            {texts.create()}
          </Green>
        }
      />
      <LatePlace name="top" />
      <Finder search={search} onChange={change} />
      <Results search={search} onReset={() => change(NO_FILTERS)} />
    </Page>
  );
}

function Results({ search, onReset }: { search: MediaSearch; onReset: () => void }) {
  const texts = useTexts('media');
  const list = trpc.media.channels.list.useInfiniteQuery(listInput(search), {
    ...nextChannels,
    placeholderData: (before) => before,
  });
  const channels = distinct(list.data?.pages ?? []);
  const tiles = useRef<HTMLUListElement>(null);
  const focusNew = useFocusOnNew(tiles, channels.length);
  if (list.isPending) {
    return (
      <>
        <VisuallyHidden role="status">{texts.loading()}</VisuallyHidden>
        <SkeletonText count={6} />
      </>
    );
  }
  if (list.isError && channels.length === 0)
    return <QueryFailed query={list} title={texts.loadFailed()} />;
  if (channels.length === 0) return <Nothing search={search} onReset={onReset} />;
  return (
    <>
      <ChannelTiles ref={tiles} aria-label={texts.list.of()} aria-busy={list.isPlaceholderData}>
        {channels.map((channel, index) => (
          <li key={channel.id}>
            <ChannelTile channel={channel} isLazy={index >= IN_SIGHT} />
          </li>
        ))}
      </ChannelTiles>
      <LoadMore list={list} onLoad={focusNew} />
    </>
  );
}

function Nothing({ search, onReset }: { search: MediaSearch; onReset: () => void }) {
  const { list: texts } = useTexts('media');
  const isNarrowed = countFilters(search) > 0 || search.q !== undefined;
  if (!isNarrowed) {
    return (
      <EmptyState title={texts.empty()}>
        <p>{texts.emptyText()}</p>
      </EmptyState>
    );
  }
  const isShelf = search.shelf && countFilters(search) === 1 && search.q === undefined;
  return (
    <EmptyState
      drawing={isShelf ? 'board' : 'missed'}
      title={texts.none()}
      action={
        <Button variant="outline" onClick={onReset}>
          {texts.reset()}
        </Button>
      }
    >
      <p>{isShelf && search.shelf ? texts.emptyShelf[search.shelf]() : texts.noneText()}</p>
    </EmptyState>
  );
}

const Green = chakra(ButtonLink, {
  base: {
    '--ground': 'colors.positive.solid',
    color: 'positive.contrast',
    _hover: { '--ground': 'colors.bg.inverse', color: 'fg.inverse' },
  },
});
