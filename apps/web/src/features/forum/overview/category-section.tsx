import { chakra } from '@chakra-ui/react';
import { Badge, Heading } from '../../../components/text.tsx';
import { Watch } from '../../../components/watch/watch.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { categoryBed } from '../category-bed.ts';
import { FeedLink } from '../feed-link.tsx';
import { COLUMNS, SubforumRow } from './subforum-row.tsx';
import type { Unread } from './use-unread.tsx';

type Category = RouterOutputs['forum']['category']['list'][number];

interface CategorySectionProps {
  category: Category;
  unreadIn: (threadId: number) => Unread;
}

/** A category as a scoreboard: a line for each subforum, its figures in columns. */
export function CategorySection({ category, unreadIn }: CategorySectionProps) {
  const texts = useTexts('forum');
  const { overview } = useTexts('forum/overview');
  const headingId = `category-${category.id}`;
  return (
    <Root aria-labelledby={headingId} style={categoryBed(category.id)}>
      <Head>
        <Intro>
          <Title>
            <Bed aria-hidden="true" />
            <Heading id={headingId} flex="1 1 10rem" overflowWrap="anywhere">
              {category.name}
            </Heading>
            <Watch kind="category" id={category.id} name={category.name} />
            {category.isActive ? (
              <Feed>
                <FeedLink href={`/forum/category/${category.id}/feed.atom`}>
                  {texts.feed()}
                </FeedLink>
              </Feed>
            ) : null}
          </Title>
          {category.isActive ? null : <Badge tone="warning">{texts.flags.inactive()}</Badge>}
          {category.description ? <Description>{category.description}</Description> : null}
        </Intro>
        <ColumnHeads aria-hidden="true">
          <NumberHead gridColumnStart="2">{texts.counts.threadsLabel({ count: 2 })}</NumberHead>
          <NumberHead>{texts.counts.postsLabel({ count: 2 })}</NumberHead>
          <span>{overview.lastPost()}</span>
        </ColumnHeads>
      </Head>
      {category.subforums.length === 0 ? (
        <Empty>{overview.emptyCategory()}</Empty>
      ) : (
        <List>
          {category.subforums.map((subforum) => (
            <SubforumRow key={subforum.id} subforum={subforum} unreadIn={unreadIn} />
          ))}
        </List>
      )}
    </Root>
  );
}

const Root = chakra('section', { base: { marginBottom: { base: '8', md: '10' } } });
const Head = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: COLUMNS,
    columnGap: '4',
    alignItems: 'end',
    paddingBottom: '2',
    layerStyle: 'wiresBottom',
  },
});
const Intro = chakra('div', { base: { gridColumn: { base: '1 / -1', lg: '1' }, minWidth: '0' } });
const Title = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
  },
});
/** The category's wedge, with its number on the rim. */
const Bed = chakra('span', {
  base: {
    flexShrink: '0',
    width: '9',
    height: '12',
    overflow: 'hidden',
    background: 'var(--bed) no-repeat center top 1.375rem / 100%',
    textStyle: 'number',
    fontSize: 'lg',
    lineHeight: '1.25rem',
    textAlign: 'center',
    _before: { content: 'var(--bed-number)' },
  },
});
const Description = chakra('p', {
  base: { marginTop: '0.5', textStyle: 'small', color: 'fg.muted' },
});
const ColumnHeads = chakra('div', {
  base: { display: { base: 'none', md: 'contents' }, textStyle: 'label', color: 'fg.muted' },
});
const NumberHead = chakra('span', { base: { textAlign: 'end' } });
const List = chakra('ul', { base: { listStyle: 'none' } });
const Feed = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } });
const Empty = chakra('p', { base: { paddingBlock: '4', color: 'fg.muted' } });
