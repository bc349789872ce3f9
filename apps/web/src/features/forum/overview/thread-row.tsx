import { chakra } from '@chakra-ui/react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Figure, Small } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { numberFormat } from '../../../lib/number-format.ts';
import { fullName } from '../../../lib/person-name.ts';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { PostLink } from '../data/post-link.tsx';
import { Tags } from '../tags/tags.tsx';
import { ThreadFlags } from './thread-flags.tsx';
import type { Unread } from './use-unread.tsx';

type Thread = RouterOutputs['forum']['thread']['list']['items'][number];

/** Who started it, title, replies, who wrote last, last activity: the columns of the rows and of their heads. */
export const THREAD_COLUMNS = '2.5rem minmax(0, 1fr) 5.5rem 2rem 12rem';

interface ThreadRowProps {
  thread: Thread;
  unread: Unread;
  /** where it is, in a list of several places */
  place?: string;
}

export function ThreadRow({ thread, unread, place }: ThreadRowProps) {
  const texts = useTexts('forum');
  const { subforum: words } = useTexts('forum/overview');
  const { locale } = useUi();
  const replies = thread.postCount - 1;
  return (
    <Row data-row data-pinned={thread.isPinned || undefined} data-read={unread.isRead}>
      <Starter>
        <PersonAvatar person={thread.author} src={thread.author.imageUrl} />
      </Starter>
      <Topic>
        <ThreadFlags thread={thread} />
        <Title>
          <TextLink to="/forum/thread/$id" params={{ id: String(thread.id) }} variant="plain">
            {thread.title}
          </TextLink>{' '}
          {unread.mark}
        </Title>
        <Small>
          {place ? `${words.inPlace({ place })}, ` : null}
          {words.startedBy({ name: fullName(thread.author) })}, <Time value={thread.createdAt} />
        </Small>
        <Tags tags={thread.tags} />
      </Topic>
      <Facts>
        <Replies>
          <Figure fontSize={{ base: 'lg', md: '2xl' }} lineHeight="1">
            {numberFormat(locale).format(replies)}
          </Figure>{' '}
          <RepliesLabel>{texts.counts.repliesLabel({ count: replies })}</RepliesLabel>
        </Replies>
        <LastFace>
          <PersonAvatar
            person={thread.lastPost.author}
            src={thread.lastPost.author.imageUrl}
            size="sm"
          />
        </LastFace>
        <Activity>
          <span>{words.lastPostBy({ name: fullName(thread.lastPost.author) })}</span>
          <PostLink threadId={thread.id} number={thread.lastPost.number} variant="plain">
            <Time value={thread.lastPostAt} />
          </PostLink>
        </Activity>
      </Facts>
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '2.5rem minmax(0, 1fr)', md: THREAD_COLUMNS },
    columnGap: '4',
    rowGap: '1',
    alignItems: 'center',
    paddingBlock: '3.5',
    borderBottomWidth: '1px',
  },
});
const Starter = chakra('div', { base: { alignSelf: 'start', paddingTop: '0.5' } });
const Topic = chakra('div', {
  base: {
    minWidth: '0',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '0.5',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
});
const Title = chakra('h3', {
  base: {
    position: 'relative',
    flexBasis: 'full',
    minWidth: '0',
    textStyle: 'subheading',
    '[data-read=true] &': { color: 'fg.muted' },
  },
});
/** One line of text on a phone, two columns elsewhere. */
const Facts = chakra('div', {
  base: {
    display: { base: 'flex', md: 'contents' },
    gridColumnStart: '2',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
  },
});
const Replies = chakra('p', { base: { textAlign: { md: 'end' } } });
const RepliesLabel = chakra('span', {
  base: { textStyle: 'small', color: 'fg.muted', md: { srOnly: true } },
});
/** On a phone the line says who it was, and has no room for a second face. */
const LastFace = chakra('div', {
  base: { display: { base: 'none', md: 'block' }, justifySelf: 'end' },
});
const Activity = chakra('div', {
  base: {
    minWidth: '0',
    display: 'flex',
    flexDirection: { base: 'row', md: 'column' },
    flexWrap: 'wrap',
    columnGap: '2',
    textStyle: 'small',
    color: 'fg.muted',
  },
});
