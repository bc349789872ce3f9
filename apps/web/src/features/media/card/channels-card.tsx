import { chakra } from '@chakra-ui/react';
import { type DashboardPlatform, dashboardPlatforms } from '@oche/validators/media/limits';
import type { Channel } from '@oche/validators/media/schemas';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { Stack } from '../../../components/layout.tsx';
import { TextLink } from '../../../components/link.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { ChannelLogo } from '../mark/channel-logo.tsx';
import { countText } from '../mark/count-text.ts';
import { FRESH } from './channels-data.ts';

/** Podcasts, videos and streams, for a member's start page: what they follow first. */
export function ChannelsCard() {
  const texts = useTexts('media/card');
  const { data, error, refetch, isFetching } = trpc.media.channels.tabs.useQuery(undefined, FRESH);
  const [platform, setPlatform] = useState<DashboardPlatform>('Podcast');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  if (error && !data)
    return <QueryFailed as="h3" query={{ error, isFetching, refetch }} title={texts.failed()} />;
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const count = dashboardPlatforms.length;
    const place = (dashboardPlatforms.indexOf(platform) + step + count) % count;
    setPlatform(dashboardPlatforms[place] ?? platform);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus();
  };
  const channels = data?.find((tab) => tab.platform === platform)?.channels;
  return (
    <Stack gap="1" minWidth="0">
      <TabList ref={list} role="tablist" aria-label={texts.tabs()} onKeyDown={move}>
        {dashboardPlatforms.map((each) => (
          <Tab
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-selected={each === platform}
            aria-controls={`${id}-panel`}
            tabIndex={each === platform ? 0 : -1}
            onClick={() => setPlatform(each)}
          >
            {texts.platforms[each]()}
          </Tab>
        ))}
      </TabList>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${platform}`}>
        {channels ? <OfPlatform platform={platform} channels={channels} /> : <SkeletonRows />}
      </div>
    </Stack>
  );
}

interface OfPlatformProps {
  platform: DashboardPlatform;
  channels: readonly Channel[];
}

function OfPlatform({ platform, channels }: OfPlatformProps) {
  const texts = useTexts('media/card');
  const locale = useLocale();
  if (channels.length === 0) {
    return (
      <EmptyState
        as="h3"
        title={texts.none[platform]()}
        action={
          <ButtonLink size="sm" to="/media-channels/new">
            {texts.add()}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Rows>
      {channels.map((channel) => (
        <Row key={channel.id}>
          <ChannelLogo channel={channel} size="md" />
          <Words>
            <strong>
              <TextLink
                to="/media-channels/$id"
                params={{ id: String(channel.id) }}
                variant="plain"
              >
                {channel.name}
              </TextLink>
            </strong>
            {channel.latestEpisodeAt ? (
              <small>
                {texts.latest()} <Time value={channel.latestEpisodeAt} />
              </small>
            ) : null}
          </Words>
          <Count>
            <strong>{countText(channel.numberOfFollowers, locale)}</strong>
            <small>{texts.followers({ count: channel.numberOfFollowers })}</small>
          </Count>
        </Row>
      ))}
    </Rows>
  );
}

const TabList = chakra('div', {
  base: { display: 'flex', layerStyle: 'wiresBottom', overflowX: 'auto' },
});
const Tab = chakra('button', {
  base: {
    minHeight: '10',
    paddingInline: '3',
    textStyle: 'label',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { color: 'fg', bg: 'bg.sunken' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-selected=true]': {
      color: 'fg',
      boxShadow: 'inset 0 -3px 0 {colors.accent.solid}',
    },
  },
});
const Rows = chakra('ul', { base: { listStyle: 'none' } });
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    paddingBlock: '2',
    borderBottomWidth: '1px',
  },
});
const Words = chakra('div', {
  base: {
    display: 'grid',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& strong': { textStyle: 'subheading', lineHeight: 'tight' },
    '& small': { textStyle: 'small', color: 'fg.muted' },
  },
});
const Count = chakra('p', {
  base: {
    display: 'grid',
    justifyItems: 'end',
    '& strong': { textStyle: 'number', fontWeight: 'heavy', fontSize: 'xl', lineHeight: '1' },
    '& small': { fontSize: 'xs', color: 'fg.muted' },
  },
});
