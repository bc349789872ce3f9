import { chakra } from '@chakra-ui/react';
import { TextLink } from '../../../components/link.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { Newer } from '../../../components/watch/newer.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { NEWS_HASH } from '../navigation/news-hash.ts';

interface UnreadMarkProps {
  threadId: number;
  /** how many posts are new; undefined for a thread in which the member has never been */
  newer: number | undefined;
}

/** How many posts are new leads to the first of them. */
export function UnreadMark({ threadId, newer }: UnreadMarkProps) {
  const { unread, toNews } = useTexts('forum/overview');
  if (newer !== undefined) {
    return (
      <TextLink
        to="/forum/thread/$id"
        params={{ id: String(threadId) }}
        hash={NEWS_HASH}
        variant="plain"
        title={toNews()}
      >
        <Newer count={newer} />
      </TextLink>
    );
  }
  return (
    <>
      <Dot aria-hidden="true" title={unread()} />
      <VisuallyHidden>{unread()}</VisuallyHidden>
    </>
  );
}

const Dot = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: '0',
    width: '2',
    height: '2',
    borderRadius: 'full',
    bg: 'accent.solid',
    verticalAlign: 'middle',
  },
});
