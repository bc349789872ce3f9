import { chakra } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Badge, Figure, Small } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { numberFormat } from '../../../lib/number-format.ts';
import { fullName } from '../../../lib/person-name.ts';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { PostLink } from '../data/post-link.tsx';
import type { Unread } from './use-unread.tsx';

type Subforum = RouterOutputs['forum']['category']['list'][number]['subforums'][number];

/** Name, threads, posts, last post: the columns of the rows and of their heads. */
export const COLUMNS = {
  base: 'minmax(0, 1fr)',
  md: 'minmax(0, 1fr) 4.5rem 5rem 13rem',
  lg: 'minmax(0, 1fr) 5rem 5.5rem 17rem',
  xl: 'minmax(0, 1fr) 5rem 5.5rem 23rem',
} as const;

interface SubforumRowProps {
  subforum: Subforum;
  unreadIn: (threadId: number) => Unread;
}

export function SubforumRow({ subforum, unreadIn }: SubforumRowProps) {
  const texts = useTexts('forum');
  return (
    <Row data-row>
      <Name>
        <TextLink to="/forum/subforum/$id" params={{ id: String(subforum.id) }} variant="plain">
          <Title>{subforum.name}</Title>
        </TextLink>
        <SubforumFlags subforum={subforum} />
        {subforum.description ? <Small>{subforum.description}</Small> : null}
      </Name>
      <Numbers>
        <Count value={subforum.threadCount} label={texts.counts.threadsLabel} />
        <Count value={subforum.postCount} label={texts.counts.postsLabel} />
      </Numbers>
      <LastPost lastPost={subforum.lastPost} unreadIn={unreadIn} />
    </Row>
  );
}

function SubforumFlags({ subforum }: { subforum: Subforum }) {
  const { flags } = useTexts('forum');
  if (subforum.isActive && !subforum.isLocked) return null;
  return (
    <Flags>
      {subforum.isLocked ? (
        <Badge tone="warning">
          <Lock aria-hidden="true" />
          {flags.locked()}
        </Badge>
      ) : null}
      {subforum.isActive ? null : <Badge tone="warning">{flags.inactive()}</Badge>}
    </Flags>
  );
}

interface CountProps {
  value: number;
  label: (arg: { count: number }) => string;
}

/** A figure. On a phone, where it has no column head, it says what it counts. */
function Count({ value, label }: CountProps) {
  const { locale } = useUi();
  return (
    <CountRoot>
      <Figure fontSize={{ base: 'lg', md: '2xl' }} lineHeight="1">
        {numberFormat(locale).format(value)}
      </Figure>{' '}
      <CountLabel>{label({ count: value })}</CountLabel>
    </CountRoot>
  );
}

interface LastPostProps {
  lastPost: Subforum['lastPost'];
  unreadIn: SubforumRowProps['unreadIn'];
}

function LastPost({ lastPost, unreadIn }: LastPostProps) {
  const { overview } = useTexts('forum/overview');
  if (!lastPost) return <Last>{overview.noPosts()}</Last>;
  const unread = unreadIn(lastPost.threadId);
  return (
    <LastWithFace>
      <PersonAvatar person={lastPost.author} src={lastPost.author.imageUrl} size="sm" />
      <Last>
        <LastTitle data-unread={unread.isRead === false || undefined}>
          {unread.mark}
          <CutTitle>
            <PostLink threadId={lastPost.threadId} number={lastPost.number} variant="plain">
              {lastPost.threadTitle}
            </PostLink>
          </CutTitle>
        </LastTitle>
        <LastBy>
          {overview.lastPostBy({ name: fullName(lastPost.author) })},{' '}
          <Time value={lastPost.createdAt} />
        </LastBy>
      </Last>
    </LastWithFace>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: COLUMNS,
    columnGap: '4',
    rowGap: '2',
    alignItems: 'center',
    paddingBlock: '4',
    borderBottomWidth: '1px',
  },
});
const Name = chakra('div', { base: { minWidth: '0', overflowWrap: 'anywhere', hyphens: 'auto' } });
const Title = chakra('span', {
  base: { textStyle: 'subheading', fontSize: 'xl', lineHeight: '1.15' },
});
const Flags = chakra('span', {
  base: { display: 'inline-flex', gap: '2', marginInlineStart: '2' },
});
const Numbers = chakra('div', {
  base: {
    display: { base: 'flex', md: 'contents' },
    gap: '5',
    alignItems: 'baseline',
    color: 'fg',
  },
});
const CountRoot = chakra('span', { base: { textAlign: { md: 'end' } } });
const CountLabel = chakra('span', {
  base: { textStyle: 'small', color: 'fg.muted', md: { srOnly: true } },
});
const Last = chakra('div', { base: { minWidth: '0', textStyle: 'small', color: 'fg.muted' } });
const LastWithFace = chakra('div', {
  base: { minWidth: '0', display: 'flex', alignItems: 'center', gap: '3' },
});
const LastTitle = chakra('p', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    color: 'fg',
    '&[data-unread]': { fontWeight: 'bold' },
  },
});
const CutTitle = chakra('span', { base: { minWidth: '0', truncate: true } });
const LastBy = chakra('p', { base: { overflowWrap: 'anywhere' } });
