import { chakra } from '@chakra-ui/react';
import type { CSSProperties, ReactNode } from 'react';
import { Container } from '../card.tsx';
import { Row } from '../layout.tsx';
import { Heading } from '../text.tsx';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { Skeleton } from './skeleton.tsx';

interface PageProps {
  /** width of the column: for lists and boards, for running text, or for a single form */
  width?: 'page' | 'text' | 'form';
  /** variables for the theme, e.g. the bed in the page's head */
  style?: CSSProperties;
  children: ReactNode;
}

/** A page's column, with space above and below. `<main>` is in the shell. */
export function Page({ width = 'page', style, children }: PageProps) {
  return (
    <Container width={width} style={style} paddingBlock={{ base: '6', md: '10' }}>
      {children}
    </Container>
  );
}

interface PageHeaderProps {
  title: ReactNode;
  /** a sentence below the title; where it explains an area, who has been there before doesn't see it again */
  lead?: ReactNode;
  breadcrumb?: readonly Crumb[];
  /** in place of a breadcrumb, e.g. one with a way back beside it */
  trail?: ReactNode;
  /** buttons, beside the title where there is room, on a phone below it */
  actions?: ReactNode;
  /** facts about the page in small type: counts, author, time */
  meta?: ReactNode;
}

/** The black band on top of a page. How it looks is in the theme (`page-head.ts`). */
export function PageHeader({ title, lead, breadcrumb, trail, actions, meta }: PageHeaderProps) {
  return (
    <Header className="dark" data-band="">
      {breadcrumb ? <Breadcrumb items={breadcrumb} /> : trail}
      <TitleRow>
        <Heading as="h1" size="title" flex="1 1 16rem" minWidth="0" overflowWrap="anywhere">
          {title}
        </Heading>
        {lead ? <Lead data-lead="">{lead}</Lead> : null}
        {actions ? <Row alignItems="center">{actions}</Row> : null}
      </TitleRow>
      {meta ? <Meta>{meta}</Meta> : null}
    </Header>
  );
}

/** The shape of the band while the page is loading. */
export const PageHeaderSkeleton = () => (
  <Header className="dark" data-band="">
    <Skeleton height={{ base: '8', md: '10' }} width="min(18rem, 70%)" />
    <Skeleton height="4" width="min(28rem, 90%)" />
  </Header>
);

const Header = chakra('header', {
  base: { marginBottom: '6' },
});
const TitleRow = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: '4', rowGap: '2' },
});
const Lead = chakra('p', {
  base: {
    order: { md: '1' },
    flexBasis: 'full',
    textStyle: { base: 'body', md: 'lead' },
    /* a maximal width would let it slip into the title's line */
    paddingInlineEnd: 'max(0px, 100% - {sizes.measure})',
    color: 'fg.muted',
  },
});
const Meta = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    textStyle: 'small',
    color: 'fg.muted',
  },
});
