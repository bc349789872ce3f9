import { chakra } from '@chakra-ui/react';
import type { Episode } from '@oche/validators/media/feeds';
import { ChevronUp, Headphones, Play } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Anchor } from '../../../components/link.tsx';
import { Badge } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { dateFormat } from '../../../lib/time/formats.ts';
import { lengthText } from './length-text.ts';

const EpisodePlayer = lazyPart(async () => (await import('./episode-player.tsx')).EpisodePlayer);

interface EpisodeRowProps {
  episode: Episode;
  isNewest: boolean;
}

/** An episode with its day as on a scoreboard; what can be played unfolds below. */
export function EpisodeRow({ episode, isNewest }: EpisodeRowProps) {
  const texts = useTexts('media/feeds');
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const { title, summary, url, audioUrl, videoId, durationSeconds, publishedAt } = episode;
  const isVideo = videoId !== null;
  return (
    <Row data-newest={isNewest || undefined} className={isNewest ? 'dark' : undefined}>
      <Day value={publishedAt} />
      <div>
        <h3>
          {url ? (
            <Anchor
              href={url}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              variant="plain"
              aria-label={texts.outside({ title })}
            >
              {title}
            </Anchor>
          ) : (
            title
          )}
        </h3>
        <Facts>
          {isNewest ? <Badge>{texts.newest()}</Badge> : null}
          <Time value={publishedAt} />
          {durationSeconds === null ? null : <span>{lengthText(durationSeconds)}</span>}
        </Facts>
        {summary ? <Summary>{summary}</Summary> : null}
      </div>
      {isVideo || audioUrl ? (
        <Button
          size="sm"
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={panel}
          aria-label={isOpen ? undefined : (isVideo ? texts.watchOf : texts.hearOf)({ title })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <ChevronUp aria-hidden="true" /> : null}
          {isOpen || !isVideo ? null : <Play aria-hidden="true" />}
          {isOpen || isVideo ? null : <Headphones aria-hidden="true" />}
          {isOpen ? texts.close() : (isVideo ? texts.watch : texts.hear)()}
        </Button>
      ) : null}
      <Panel id={panel} hidden={!isOpen}>
        {isOpen ? <EpisodePlayer episode={episode} /> : null}
      </Panel>
    </Row>
  );
}

/** Day and month, for the eye only: the exact moment stands beside it. */
function Day({ value }: { value: string }) {
  const { locale } = useUi();
  const date = new Date(value);
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone: 'Europe/Berlin' }).format(date);
  return (
    <Plate aria-hidden="true">
      <b>{part({ day: '2-digit' }).replace('.', '')}</b>
      <span>{part({ month: 'short' }).replace('.', '')}</span>
    </Plate>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '3.5rem minmax(0, 1fr)', sm: '3.5rem minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    padding: '2',
    bg: 'bg.raised',
    color: 'fg',
    '& h3': { textStyle: 'subheading', overflowWrap: 'anywhere', hyphens: 'auto' },
    '& > button': { gridColumn: { base: '2', sm: '3' }, justifySelf: 'start' },
    '&[data-newest]': {
      layerStyle: 'pub',
      backgroundImage:
        'repeating-conic-gradient(from -9deg at 1.75rem 120%, rgb(255 255 255 / 5%) 0 18deg, transparent 18deg 36deg)',
      paddingBlock: '3',
      '& h3': { fontSize: { base: 'lg', md: 'xl' } },
    },
  },
});
const Plate = chakra('div', {
  base: {
    alignSelf: 'start',
    display: 'grid',
    justifyItems: 'center',
    paddingBlock: '1',
    bg: 'board.surround',
    color: 'board.sisal',
    '& b': { textStyle: 'number', fontWeight: 'heavy', fontSize: '2xl', lineHeight: '1' },
    '& span': { textStyle: 'label' },
  },
});
const Facts = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    textStyle: 'small',
    color: 'fg.muted',
    '& > span': { textStyle: 'number' },
  },
});
const Summary = chakra('p', {
  base: { textStyle: 'small', lineClamp: '2', overflowWrap: 'anywhere' },
});
const Panel = chakra('div', { base: { gridColumn: '1 / -1', _empty: { display: 'none' } } });
