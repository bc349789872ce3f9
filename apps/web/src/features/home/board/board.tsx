import { chakra } from '@chakra-ui/react';
import type { HomeBoard } from '@oche/validators/home/schemas';
import { LayoutGrid } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Heading, VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useMediaQuery } from '../../../lib/devices/use-media-query.ts';
import { arranged, columnsOf, type HomeCard } from './layout.ts';
import { useLayout } from './use-layout.ts';

const Arranging = lazy(async () => ({ default: (await import('./arranging.tsx')).Arranging }));

interface BoardProps {
  board: HomeBoard;
  cards: readonly HomeCard[];
  /** cards that wait for something to say, as long as nothing was arranged */
  quiet?: readonly string[];
}

/** A member's cards in columns; the member arranges them. */
export function Board({ board, cards, quiet = [] }: BoardProps) {
  const { arrange: texts } = useTexts('home');
  const { layout, arrange } = useLayout(board);
  const [isArranging, setIsArranging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isWide = useMediaQuery('(min-width: 75em)');
  const isMiddle = useMediaQuery('(min-width: 48em)');
  const all = arranged(cards, layout);
  if (isArranging) {
    return (
      <Suspense>
        <Arranging
          cards={cards}
          layout={layout}
          onArrange={arrange}
          onDone={() => {
            setIsArranging(false);
            requestAnimationFrame(() => opener.current?.focus());
          }}
        />
      </Suspense>
    );
  }
  const shown = layout ? all.shown : all.shown.filter(({ id }) => !quiet.includes(id));
  return (
    <section aria-labelledby="own-cards">
      <Bar>
        <VisuallyHidden as="h2" id="own-cards">
          {texts.board()}
        </VisuallyHidden>
        <Button ref={opener} size="sm" variant="ghost" onClick={() => setIsArranging(true)}>
          <LayoutGrid aria-hidden="true" />
          {texts.open()}
        </Button>
      </Bar>
      {shown.length === 0 ? (
        <EmptyState
          title={texts.allHidden()}
          action={<Button onClick={() => setIsArranging(true)}>{texts.open()}</Button>}
        >
          <p>{texts.allHiddenText()}</p>
        </EmptyState>
      ) : (
        <Columns>
          {columnsOf(shown, isWide ? 3 : isMiddle ? 2 : 1).map((column, index) => (
            <Column key={index}>
              {column.map(({ id, title, action, node }) => (
                <Slot key={id} aria-labelledby={`card-${id}`}>
                  <Head>
                    <Heading id={`card-${id}`} fontSize="xl">
                      {title}
                    </Heading>
                    {action}
                  </Head>
                  {node}
                </Slot>
              ))}
            </Column>
          ))}
        </Columns>
      )}
    </section>
  );
}

const Bar = chakra('div', {
  base: { display: 'flex', justifyContent: 'flex-end', marginBottom: '2' },
});
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: { base: '4', md: '6' },
    alignItems: 'start',
  },
});
const Column = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '4', md: '6' },
    alignContent: 'start',
  },
});
const Slot = chakra('section', {
  base: {
    minWidth: '0',
    padding: { base: '4', md: '5' },
    layerStyle: 'panel',
  },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4',
    marginBottom: '2',
    '& > a': { flexShrink: '0' },
  },
});
