import { chakra } from '@chakra-ui/react';
import type { Channel } from '@oche/validators/media/schemas';
import { createLink } from '@tanstack/react-router';
import { BadgeCheck, ExternalLink } from 'lucide-react';
import { Badge, Small } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { FavouriteButton } from '../following/tie-buttons.tsx';
import { ChannelLogo } from '../mark/channel-logo.tsx';
import { countText } from '../mark/count-text.ts';
import { PLATFORM_EDGES } from '../mark/platform-mark.tsx';

/** A channel in lists: logo, name, platform, what it is about, how many read or watch it, and the way there. */
export function ChannelTile({ channel, isLazy }: { channel: Channel; isLazy: boolean }) {
  const texts = useTexts('media');
  const locale = useLocale();
  const { id, name, platform, description, url, numberOfFollowers, latestEpisodeAt } = channel;
  return (
    <Tile borderTop={`6px solid ${PLATFORM_EDGES[platform]}`}>
      <ChannelLogo channel={channel} size="lg" isLazy={isLazy} />
      <Words>
        <Platform>{texts.platforms[platform]()}</Platform>
        <h2>
          <Name to="/media-channels/$id" params={{ id: String(id) }}>
            {name}
          </Name>
        </h2>
        {channel.isVerified || !channel.isActive ? (
          <Badges>
            {channel.isVerified ? (
              <Badge tone="positive">
                <BadgeCheck aria-hidden="true" />
                {texts.verified()}
              </Badge>
            ) : null}
            {channel.isActive ? null : <Badge>{texts.paused()}</Badge>}
          </Badges>
        ) : null}
      </Words>
      {description ? <Excerpt>{description}</Excerpt> : null}
      <Foot>
        <Count>
          <strong>{countText(numberOfFollowers, locale)}</strong>{' '}
          <span>{texts.followers({ count: numberOfFollowers })}</span>
        </Count>
        {latestEpisodeAt ? (
          <Small>
            {texts.latest()} <Time value={latestEpisodeAt} />
          </Small>
        ) : null}
        <Ways>
          <FavouriteButton channel={channel} />
          <Out
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            aria-label={texts.openOf({ name })}
          >
            {texts.open()}
            <ExternalLink aria-hidden="true" />
          </Out>
        </Ways>
      </Foot>
    </Tile>
  );
}

/** Tiles side by side where there is room. */
export const ChannelTiles = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(21rem, 100%), 1fr))',
    gap: '3',
    listStyle: 'none',
  },
});

const Tile = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    columnGap: '4',
    rowGap: '3',
    height: 'full',
    padding: '4',
    bg: 'bg.raised',
    boxShadow: 'inset 0 0 0 1px {colors.border}',
    _hover: { bg: 'bg.sunken' },
  },
});
const Words = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    gap: '0.5',
    minWidth: '0',
    overflowWrap: 'anywhere',
  },
});
const Platform = chakra('p', { base: { textStyle: 'label', color: 'fg.muted' } });
const Name = createLink(
  chakra('a', {
    base: {
      textStyle: 'subheading',
      fontSize: 'xl',
      color: 'fg',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
      _after: { content: '""', position: 'absolute', inset: '0' },
    },
  }),
);
const Badges = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    '& svg': { display: 'inline', width: '3.5', height: '3.5', marginInlineEnd: '1' },
  },
});
const Excerpt = chakra('p', {
  base: {
    gridColumn: '1 / -1',
    textStyle: 'small',
    lineClamp: '3',
    overflowWrap: 'anywhere',
    alignSelf: 'start',
  },
});
const Foot = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    gridRow: '3',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '1', sm: '3' },
    rowGap: '1',
    borderTop: '1px solid {colors.border}',
    paddingTop: '2',
  },
});
const Count = chakra('p', {
  base: {
    '& strong': {
      textStyle: 'number',
      fontWeight: 'heavy',
      fontSize: { base: 'xl', sm: '2xl' },
      lineHeight: '1',
    },
    '& span': { textStyle: 'small', color: 'fg.muted' },
  },
});
const Ways = chakra('div', {
  base: {
    // above the link that covers the tile
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    marginInlineStart: 'auto',
  },
});
const Out = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '10',
    paddingInline: { base: '1', sm: '2' },
    textStyle: 'small',
    fontWeight: 'semibold',
    color: 'link',
    '& svg': { width: '4', height: '4' },
  },
});
