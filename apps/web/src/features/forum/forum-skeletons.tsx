import { chakra } from '@chakra-ui/react';
import { Stack } from '../../components/layout.tsx';
import { Page, PageHeaderSkeleton } from '../../components/page/page.tsx';
import { Skeleton } from '../../components/page/skeleton.tsx';
import { VisuallyHidden } from '../../components/text.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { ForumColumn } from './forum-column.tsx';

/** The overview, or a subforum: a title and rows. */
export function ListSkeleton() {
  const { texts } = useUi();
  return (
    <Page>
      <PageHeaderSkeleton />
      <Stack role="status">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        {ROWS.map((width) => (
          <Row key={width}>
            <Stack gap="2" alignContent="center">
              <Skeleton height="5" width={width} />
              <Skeleton height="3" width="30%" />
            </Stack>
            <Skeleton height="7" width="10" justifySelf="end" hideBelow="md" />
            <Stack gap="2" alignContent="center" hideBelow="md">
              <Skeleton height="3" width="90%" />
              <Skeleton height="3" width="50%" />
            </Stack>
          </Row>
        ))}
      </Stack>
    </Page>
  );
}

/** A thread: its title and three posts. */
export function ThreadSkeleton() {
  const { texts } = useUi();
  return (
    <ForumColumn>
      <PageHeaderSkeleton />
      <div role="status">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <PostSkeleton lines={5} />
        <PostSkeleton lines={3} />
        <PostSkeleton lines={4} />
      </div>
    </ForumColumn>
  );
}

const ROWS = ['52%', '38%', '61%', '45%', '57%', '34%', '49%', '41%'];
const WIDTHS = ['100%', '92%', '96%', '88%', '55%'];

function PostSkeleton({ lines }: { lines: number }) {
  return (
    <Post>
      <Skeleton width="10" height="10" borderRadius="full" />
      <Stack gap="2" alignContent="center">
        <Skeleton height="4" width="9rem" />
        <Skeleton height="3" width="13rem" />
      </Stack>
      <Text>
        {WIDTHS.slice(-lines).map((width) => (
          <Skeleton key={width} height="4" width={width} />
        ))}
      </Text>
    </Post>
  );
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 5.5rem 13rem' },
    columnGap: '4',
    alignItems: 'center',
    paddingBottom: '4',
    borderBottomWidth: '1px',
  },
});
const Post = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 1fr)',
    rowGap: '3',
    paddingBlock: '5',
    borderBottomWidth: '1px',
  },
});
const Text = chakra('div', {
  base: { display: 'grid', gap: '2', gridColumn: { base: '1 / -1', md: '2' } },
});
