import { chakra } from '@chakra-ui/react';
import type { Episode } from '@oche/validators/media/feeds';
import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Anchor } from '../../../components/link.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useVideoConsent } from '../video/use-video-consent.ts';
import { VideoFrame } from '../video/video-frame.tsx';

/** An episode, seen or heard. Nothing of it is loaded from where it is before the reader has agreed. */
export function EpisodePlayer({ episode }: { episode: Episode }) {
  const consent = useVideoConsent();
  const { videoId, audioUrl, title } = episode;
  if (videoId !== null) {
    const url = `https://www.youtube.com/watch?v=${videoId}`;
    return <VideoFrame url={url} name={title} number={1} consent={consent} />;
  }
  return audioUrl === null ? null : <Sound title={title} url={audioUrl} />;
}

/** Every podcast has another provider, so nobody is asked once for all. */
function Sound({ title, url }: { title: string; url: string }) {
  const { audio: texts } = useTexts('media/feeds');
  const [isWanted, setIsWanted] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  if (!isWanted) {
    return (
      <Question>
        <Muted>{texts.consent({ host: new URL(url).hostname })}</Muted>
        <Button size="sm" variant="accent" onClick={() => setIsWanted(true)}>
          <Volume2 aria-hidden="true" />
          {texts.load()}
        </Button>
      </Question>
    );
  }
  return (
    <Question>
      {isBroken ? <Muted role="alert">{texts.failed()}</Muted> : null}
      <Player
        ref={(player: HTMLAudioElement | null) => player?.focus()}
        src={url}
        controls
        autoPlay
        preload="metadata"
        aria-label={texts.player({ title })}
        onError={() => setIsBroken(true)}
      />
      <Anchor href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
        {texts.open()}
      </Anchor>
    </Question>
  );
}

const Question = chakra('div', {
  base: { display: 'grid', justifyItems: 'start', gap: '2', paddingBlock: '2' },
});
const Player = chakra('audio', { base: { width: 'full' } });
