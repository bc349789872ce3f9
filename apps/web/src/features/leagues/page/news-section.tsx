import { chakra } from '@chakra-ui/react';
import type { LeagueOutput } from '@oche/validators/leagues/league';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { TextLink } from '../../../components/link.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';

const OpenNews = lazyPart(async () => (await import('./open-news.tsx')).OpenNews);

/** The league's thread: its news by officers, and what everybody answers. */
export function NewsSection({ league: { id, thread, can } }: { league: LeagueOutput }) {
  const { news: texts } = useTexts('leagues/pages');
  if (!thread && !can.manage) return null;
  return (
    <TitledSection title={texts.title()}>
      {thread ? (
        <p>
          <TextLink to="/forum/thread/$id" params={{ id: String(thread.id) }}>
            {thread.title}
          </TextLink>{' '}
          <Facts>
            {texts.answers({ count: thread.answers })} · {texts.last()}{' '}
            <Time value={thread.lastAt} />
          </Facts>
        </p>
      ) : (
        <OpenNews id={id} />
      )}
    </TitledSection>
  );
}

const Facts = chakra('small', {
  base: { display: 'block', textStyle: 'small', color: 'fg.muted' },
});
