import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { LinkInThread } from '../post/link-in-thread.tsx';

interface PostLineProps {
  post: {
    number: number;
    createdAt: string;
    author: { firstName: string; lastName: string };
  };
  /** called when somebody goes to the post */
  onFollow: () => void;
  /** what it says */
  children: ReactNode;
  /** what else is known of it */
  facts?: ReactNode;
}

/** A post of the open thread in a list of some; a click anywhere leads to it. */
export function PostLine({ post, onFollow, children, facts }: PostLineProps) {
  const texts = useTexts('forum');
  const { number, author, createdAt } = post;
  return (
    <Line>
      <PersonAvatar person={author} size="sm" />
      <div>
        <Facts>
          <strong>{fullName(author)}</strong>
          <Time value={createdAt} />
          <LinkInThread
            number={number}
            variant="plain"
            aria-label={texts.thread.post({ number })}
            onFollow={onFollow}
          >
            #{number}
          </LinkInThread>
        </Facts>
        <Words>{children}</Words>
        {facts}
      </div>
    </Line>
  );
}

const Line = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '3',
    paddingBlock: '3',
    borderBottomWidth: '1px',
    '& a::after': { content: '""', position: 'absolute', inset: '0' },
    _hover: { backgroundColor: 'bg.subtle' },
  },
});
const Facts = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    textStyle: 'small',
    color: 'fg.muted',
    '& > strong': { color: 'fg' },
    '& > a': { marginInlineStart: 'auto', textStyle: 'number' },
  },
});
const Words = chakra('p', { base: { overflowWrap: 'anywhere', lineClamp: '4' } });
