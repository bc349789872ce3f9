import { chakra } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { TextLink } from '../../../components/link.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { LatePlace } from '../../../components/page/late-place.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { Figure, Heading, Small } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { dayText } from '../../../lib/time/place-time.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { LIST_STALE_MS } from '../data/list-freshness.ts';
import { PostLink } from '../data/post-link.tsx';
import { ForumTabs } from '../overview/forum-tabs.tsx';
import { ReactionCounts } from '../reactions/reaction-counts.tsx';

type Best = RouterOutputs['forum']['week']['best'];
type Item = Best['items'][number];

export interface BestSearch {
  /** as ISO 8601 writes it: 2026-W48; without it the seven days until now */
  week?: string;
}

/** What readers liked most of what was written in a week. */
export function BestPage({ week }: BestSearch) {
  const texts = useTexts('forum');
  const { week: words } = useTexts('forum/overview');
  const [best] = trpc.forum.week.best.useSuspenseQuery({ week }, { staleTime: LIST_STALE_MS });
  return (
    <Page>
      <PageHeader title={texts.title()} lead={texts.lead()} />
      <LatePlace name="top" />
      <ForumTabs />
      <section aria-labelledby={HEADING_ID}>
        <Weeks best={best} />
        {best.items.length === 0 ? (
          <EmptyState as="h3" drawing="chalkboard" title={words.nothing()}>
            {words.nothingText()}
          </EmptyState>
        ) : (
          <List>
            {best.items.map((item, index) => (
              <Row key={item.threadId} item={item} place={index + 1} />
            ))}
          </List>
        )}
      </section>
    </Page>
  );
}

const HEADING_ID = 'best-of-week';

/** Which days these are, and the way to the weeks before and after. */
function Weeks({ best: { week, days, previous, next } }: { best: Best }) {
  const { week: words } = useTexts('forum/overview');
  const { locale } = useUi();
  const from = dayText(days.from, locale);
  const until = dayText(days.until, locale);
  return (
    <Head>
      <div>
        <Heading id={HEADING_ID}>{week ? words.of() : words.title()}</Heading>
        <Small>{words.days({ from, until })}</Small>
      </div>
      <Ways aria-label={words.weeks()}>
        {previous ? (
          <ButtonLink
            to="/forum/best"
            search={{ week: previous }}
            variant="outline"
            size="sm"
            rel="prev"
          >
            <ArrowLeft aria-hidden="true" />
            {words.previous()}
          </ButtonLink>
        ) : null}
        {next ? (
          <ButtonLink
            to="/forum/best"
            search={{ week: next }}
            variant="outline"
            size="sm"
            rel="next"
          >
            {words.next()}
            <ArrowRight aria-hidden="true" />
          </ButtonLink>
        ) : null}
        {week ? (
          <ButtonLink to="/forum/best" search={{}} variant="ghost" size="sm">
            {words.now()}
          </ButtonLink>
        ) : null}
      </Ways>
    </Head>
  );
}

function Row({ item, place }: { item: Item; place: number }) {
  const { week: words, subforum } = useTexts('forum/overview');
  const { author, participants } = item;
  return (
    <Line>
      <Place aria-hidden="true">{place}</Place>
      <div>
        <Heading as="h3" size="subheading" overflowWrap="anywhere">
          <PostLink threadId={item.threadId} number={item.number} variant="plain">
            {item.title}
          </PostLink>
        </Heading>
        <Words>{item.excerpt}</Words>
        <By>
          <PersonAvatar person={author} src={author.imageUrl} size="sm" />
          <span>{fullName(author)}</span>
          <TextLink
            to="/forum/subforum/$id"
            params={{ id: String(item.subforumId) }}
            variant="plain"
          >
            {subforum.inPlace({ place: item.subforumName })}
          </TextLink>
          <Time value={item.createdAt} />
        </By>
        <ReactionCounts reactions={item.reactions} members={item.members} />
      </div>
      <Taking>
        <span>
          {participants.first.map((one, index) => (
            // two can have one name, and none of them ever moves
            <PersonAvatar key={index} person={one} src={one.imageUrl} size="sm" />
          ))}
        </span>
        <small>{words.participants({ count: participants.count })}</small>
      </Taking>
    </Line>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '3',
    paddingBottom: '3',
    borderBottom: '3px double {colors.border.strong}',
  },
});
const Ways = chakra('nav', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
const List = chakra('ol', { base: { listStyle: 'none' } });
const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '2.5rem minmax(0, 1fr)', md: '3.5rem minmax(0, 1fr) 11rem' },
    columnGap: '4',
    rowGap: '2',
    paddingBlock: '4',
    borderBottomWidth: '1px',
  },
});
const Place = chakra(Figure, {
  base: {
    fontSize: { base: '3xl', md: '5xl' },
    lineHeight: '1',
    color: 'fg.muted',
    // the tenth place is a number, too, and no two of them
    whiteSpace: 'nowrap',
  },
});
const Words = chakra('p', {
  base: { maxWidth: 'measure', marginTop: '1', overflowWrap: 'anywhere', lineClamp: '3' },
});
const By = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    marginTop: '2',
    textStyle: 'small',
    color: 'fg.muted',
  },
});
const Taking = chakra('p', {
  base: {
    gridColumnStart: { base: '2', md: 'auto' },
    display: 'flex',
    flexDirection: { base: 'row', md: 'column' },
    alignItems: { base: 'center', md: 'end' },
    gap: '2',
    '& > span': { display: 'flex', gap: '1' },
    '& > small': { textStyle: 'small', color: 'fg.muted' },
  },
});
