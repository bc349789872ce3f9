import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Drawing } from '../illustrations/drawing-kit.tsx';
import type { DrawingName } from '../illustrations/drawing-of.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { Heading } from '../text.tsx';

const Blank = () => <Drawing>{null}</Drawing>;
/* Most pages have nothing to be empty. Without a connection the place stays blank, and the words say why. */
const DrawingOf = lazyPart<{ name: DrawingName }>(
  () =>
    import('../illustrations/drawing-of.tsx').then(
      ({ DrawingOf }) => DrawingOf,
      () => Blank,
    ),
  <Blank />,
  { isInPage: true },
);

export interface EmptyStateProps {
  drawing?: DrawingName;
  title: ReactNode;
  /** what would be here, or what to do now */
  children?: ReactNode;
  /** a button or link to continue with */
  action?: ReactNode;
  /** level of the heading; default: h2, for a whole page h1 */
  as?: 'h1' | 'h2' | 'h3';
}

/** A drawing on a black bed with its slanted edge, and beside or below it what there is to say. */
export function EmptyState({ drawing = 'board', title, children, action, as }: EmptyStateProps) {
  return (
    <Root>
      <Bed className="dark" data-screen="">
        <DrawingOf name={drawing} />
      </Bed>
      <Words>
        <Heading as={as}>{title}</Heading>
        {children ? <Text>{children}</Text> : null}
        {action}
      </Words>
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    paddingBottom: '1.5',
    bg: 'bg.raised',
    _after: {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 0',
      height: '1.5',
      backgroundImage: 'var(--ring)',
      backgroundSize: '10rem 100%',
    },
  },
});
const Bed = chakra('div', {
  base: {
    flex: '1 1 13rem',
    display: 'grid',
    placeItems: 'center',
    padding: { base: '3', md: '5' },
    paddingInlineEnd: '8',
    bg: 'bg.sunken',
    '& svg': { maxWidth: { base: '10rem', md: '15rem' } },
    clipPath: 'polygon(0 0, 100% 0, calc(100% - 1.5rem) 100%, 0 100%)',
  },
});
const Words = chakra('div', {
  base: {
    flex: '99 1 17rem',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: '3',
    minWidth: '0',
    padding: { base: '4', md: '6' },
  },
});
const Text = chakra('div', { base: { maxWidth: '34rem', color: 'fg.muted' } });
