import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Anchor } from '../../../components/link.tsx';
import { useIsTakenUp } from '../../../lib/late-snapshot.ts';

/* few texts have one */
const LinkLine = lazy(async () => ({ default: (await import('./link-line.tsx')).LinkLine }));

/**
 * A link to one of our pages that stands alone on its line, as a card in the line's place. Whether this reader may see what
 * it leads to is asked for when the page is there, so that reading a thread costs the same; until then, and where they may
 * not, it is the link that it is. The line has the card's height from the beginning.
 */
export function LinkPlace({ path, text }: { path: string; text: string }) {
  const isTakenUp = useIsTakenUp();
  const link = <Anchor href={path}>{text}</Anchor>;
  return (
    <Place>
      {isTakenUp ? (
        <Suspense fallback={link}>
          <LinkLine path={path} link={link} />
        </Suspense>
      ) : (
        link
      )}
    </Place>
  );
}

const Place = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'calc({spacing.16} + 4px)',
    overflowWrap: 'anywhere',
  },
});
