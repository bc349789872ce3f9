import { chakra } from '@chakra-ui/react';
import { Badge, Heading } from '../../../components/text.tsx';
import { Watch } from '../../../components/watch/watch.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { COLUMNS, SubforumRow } from './subforum-row.tsx';

type Category = RouterOutputs['forum']['category']['list'][number];

/** A category as a scoreboard: a line for each subforum, its figures in columns. */
export function CategorySection({ category }: { category: Category }) {
  const texts = useTexts('forum');
  const { overview } = useTexts('forum/overview');
  const headingId = `category-${category.id}`;
  return (
    <Root aria-labelledby={headingId}>
      <Head>
        <Intro>
          <Title>
            <Heading id={headingId} overflowWrap="anywhere">
              {category.name}
            </Heading>
            <Watch kind="category" id={category.id} name={category.name} />
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
            <SubforumRow key={subforum.id} subforum={subforum} />
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
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
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
const Empty = chakra('p', { base: { paddingBlock: '4', color: 'fg.muted' } });
