import { chakra } from '@chakra-ui/react';
import type { HomeBoard } from '@oche/validators/home/schemas';
import { LayoutGrid } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Heading } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useMediaQuery } from '../../../lib/devices/use-media-query.ts';
import { BoardCard } from './board-card.tsx';
import { arranged, columnsOf, firstLayout, type HomeCard, heaviestFirst } from './layout.ts';
import { useLayout } from './use-layout.ts';

const Arranging = lazy(async () => ({ default: (await import('./arranging.tsx')).Arranging }));

interface BoardProps {
  board: HomeBoard;
  title: string;
  cards: readonly HomeCard[];
}

/** A member's cards in columns, without those that are empty; the member arranges them. */
export function Board({ board, title, cards }: BoardProps) {
  const { arrange: texts } = useTexts('home');
  const { layout, arrange } = useLayout(board);
  const [isArranging, setIsArranging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isWide = useMediaQuery('(min-width: 75em)');
  const isMiddle = useMediaQuery('(min-width: 48em)');
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
  const columns = isWide ? 3 : isMiddle ? 2 : 1;
  const chosen = arranged(cards, layout ?? firstLayout(cards)).shown;
  const shown = chosen.filter(({ isEmpty }) => !isEmpty);
  return (
    <section aria-labelledby="own-cards">
      <Bar>
        <Heading id="own-cards">{title}</Heading>
        <Button ref={opener} size="sm" variant="ghost" onClick={() => setIsArranging(true)}>
          <LayoutGrid aria-hidden="true" />
          {texts.open()}
        </Button>
      </Bar>
      {chosen.length === 0 ? (
        <EmptyState
          title={texts.allHidden()}
          action={<Button onClick={() => setIsArranging(true)}>{texts.open()}</Button>}
        >
          <p>{texts.allHiddenText()}</p>
        </EmptyState>
      ) : (
        <Columns>
          {columnsOf(layout || columns === 1 ? shown : heaviestFirst(shown), columns).map(
            (column, index) => (
              <Column key={index}>
                {column.map((card) => (
                  <BoardCard key={card.id} card={card} />
                ))}
              </Column>
            ),
          )}
        </Columns>
      )}
    </section>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginBottom: '3',
  },
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
    gap: { base: '3', md: '4' },
    alignContent: 'start',
  },
});
