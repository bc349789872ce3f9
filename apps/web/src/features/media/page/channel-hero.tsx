import { chakra } from '@chakra-ui/react';
import type { ChannelPage } from '@oche/validators/media/schemas';
import { BadgeCheck, ExternalLink } from 'lucide-react';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { ButtonAnchor } from '../../../components/button.tsx';
import { Row } from '../../../components/layout.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { TieButtons } from '../following/tie-buttons.tsx';
import { ChannelLogo } from '../mark/channel-logo.tsx';
import { countText } from '../mark/count-text.ts';

/** The head of a channel: logo, name, platform, numbers, and the ways there. */
export function ChannelHero({ channel }: { channel: ChannelPage }) {
  const texts = useTexts('media');
  const locale = useLocale();
  const { name, platform, url, numberOfFollowers, followerCount, latestEpisodeAt } = channel;
  return (
    <Sign className="dark">
      <BoardStrip />
      <Band>
        <span>{texts.platforms[platform]()}</span>
        {channel.isVerified ? (
          <span>
            <BadgeCheck aria-hidden="true" />
            {texts.verified()}
          </span>
        ) : null}
      </Band>
      <Top>
        <ChannelLogo channel={channel} size="xl" isLazy={false} />
        <Words>
          <Name>{name}</Name>
          <Row>
            <ButtonAnchor
              href={url}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              aria-label={texts.openOf({ name })}
            >
              {texts.open()}
              <ExternalLink aria-hidden="true" />
            </ButtonAnchor>
            <TieButtons channel={channel} />
          </Row>
        </Words>
      </Top>
      <Plates>
        <div>
          <dt>{texts.followers({ count: numberOfFollowers })}</dt>
          <dd>{countText(numberOfFollowers, locale)}</dd>
        </div>
        {latestEpisodeAt ? (
          <div>
            <dt>{texts.latest()}</dt>
            <dd>
              <Time value={latestEpisodeAt} format="date" />
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{texts.page.since()}</dt>
          <dd>
            <Time value={channel.createdAt} format="date" />
          </dd>
        </div>
      </Plates>
      <Here>{texts.followersHere({ count: followerCount })}</Here>
    </Sign>
  );
}

const Sign = chakra('header', {
  base: {
    position: 'relative',
    layerStyle: 'pub',
    overflow: 'hidden',
    marginBottom: '8',
    borderRadius: 'sm',
    backgroundImage:
      'repeating-conic-gradient(from -9deg at 12% 46%, rgb(255 255 255 / 4%) 0 18deg, transparent 18deg 36deg)',
  },
});
const Band = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '3',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '2',
    bg: 'board.surround',
    color: 'fg.muted',
    textStyle: 'label',
    '& svg': { display: 'inline', width: '4', height: '4', marginInlineEnd: '1' },
  },
});
const Top = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '4', md: '6' },
    paddingInline: { base: '4', md: '6' },
    paddingBlock: { base: '5', md: '8' },
  },
});
const Words = chakra('div', {
  base: { display: 'grid', gap: '4', flex: '1 1 14rem', minWidth: '0' },
});
const Name = chakra('h1', {
  base: {
    textStyle: 'title',
    fontSize: { base: '2xl', md: '3xl', lg: '4xl' },
    lineHeight: 'poster',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
});
const Plates = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    borderTop: '1px solid {colors.border}',
    '& > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      gap: '1',
      paddingInline: { base: '4', md: '6' },
      paddingBlock: '3',
      borderInlineEnd: '1px solid {colors.border}',
    },
    '& dt': { textStyle: 'label', color: 'fg.muted' },
    '& dd': {
      textStyle: 'number',
      fontWeight: 'heavy',
      fontSize: { base: 'xl', md: '2xl' },
      lineHeight: '1',
    },
  },
});
const Here = chakra('p', {
  base: {
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '2',
    borderTop: '1px solid {colors.border}',
    textStyle: 'small',
    color: 'fg.muted',
  },
});
