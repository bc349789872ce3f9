import { chakra } from '@chakra-ui/react';
import { type VideoEmbed, videoEmbedOf } from '@oche/validators/media/video-embed';
import { ExternalLink, Play } from 'lucide-react';
import { useState } from 'react';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { Button } from '../../../components/button.tsx';
import { CheckboxField } from '../../../components/form/fields.tsx';
import { Anchor } from '../../../components/link.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { useVideoConsent } from './use-video-consent.ts';

interface VideoFrameProps {
  /** of the video, as somebody has typed it */
  url: string;
  /** of the channel */
  name: string;
  /** counted from 1 */
  number: number;
  consent: ReturnType<typeof useVideoConsent>;
}

/** A single video. Nothing of it is loaded from where it is before the reader has agreed. */
export function VideoFrame({ url, name, number, consent }: VideoFrameProps) {
  const { page, video: texts } = useTexts('media');
  const [isWanted, setIsWanted] = useState(false);
  const embed = videoEmbedOf(url, import.meta.env.SSR ? '' : location.hostname);
  if (!embed) {
    return (
      <Elsewhere href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
        <ExternalLink aria-hidden="true" />
        {page.elsewhere()}
        <small>{hostOf(url)}</small>
      </Elsewhere>
    );
  }
  const { provider } = embed;
  if (isWanted || consent.isGiven(provider)) {
    return (
      <div>
        <Player embed={embed} title={texts.title({ number, name })} isStarted={isWanted} />
        {consent.isGiven(provider) ? (
          <Button size="sm" variant="ghost" onClick={() => consent.give(provider, false)}>
            {texts.never()}
          </Button>
        ) : null}
      </div>
    );
  }
  return (
    <Curtain className="dark">
      <BoardStrip />
      <Question>
        <strong>{texts.from({ provider })}</strong>
        <p>{texts.consent({ provider })}</p>
        <Button
          variant="accent"
          title={texts.loadOf({ number, provider })}
          onClick={() => setIsWanted(true)}
        >
          <Play aria-hidden="true" />
          {texts.load()}
        </Button>
        <CheckboxField
          label={texts.always({ provider })}
          checked={false}
          onChange={() => consent.give(provider, true)}
        />
        <Anchor href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
          {texts.open({ provider })}
        </Anchor>
      </Question>
    </Curtain>
  );
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : url);

interface PlayerProps {
  embed: VideoEmbed;
  title: string;
  /** it was just asked for, so it gets the focus */
  isStarted: boolean;
}

function Player({ embed: { src, shape }, title, isStarted }: PlayerProps) {
  return (
    <Frame
      ref={(frame: HTMLIFrameElement | null) => {
        if (isStarted) frame?.focus();
      }}
      src={src}
      title={title}
      data-shape={shape}
      loading="lazy"
      allow="fullscreen; picture-in-picture; encrypted-media"
      // YouTube plays nothing in a page that doesn't say where it is shown
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
    />
  );
}

const SHAPES = {
  '&[data-shape=wide]': { aspectRatio: '16 / 9' },
  '&[data-shape=upright]': { aspectRatio: '9 / 16', maxWidth: '22rem' },
  '&[data-shape=bar]': { height: '10rem' },
};
const Frame = chakra('iframe', {
  base: { display: 'block', width: 'full', border: '0', bg: 'board.black', ...SHAPES },
});
const Curtain = chakra('div', {
  base: {
    layerStyle: 'pub',
    backgroundImage:
      'repeating-conic-gradient(from -9deg at 50% 120%, rgb(255 255 255 / 5%) 0 18deg, transparent 18deg 36deg)',
  },
});
const Question = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '3',
    padding: '4',
    '& strong': { textStyle: 'subheading' },
    '& p': { textStyle: 'small', color: 'fg.muted', maxWidth: 'measure' },
  },
});
const Elsewhere = chakra(Anchor, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '12',
    paddingInline: '4',
    bg: 'bg.raised',
    borderInlineStart: '4px solid {colors.accent.solid}',
    '& svg': { width: '4', height: '4', flexShrink: '0' },
    '& small': { color: 'fg.muted', overflowWrap: 'anywhere' },
  },
});
