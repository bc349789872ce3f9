import { chakra } from '@chakra-ui/react';
import type { HomeLayout } from '@oche/validators/home/schemas';
import { EyeOff, GripVertical, Plus, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../../components/button.tsx';
import { Row } from '../../../components/layout.tsx';
import { moved } from '../../../components/list/order.ts';
import { useReorder } from '../../../components/list/use-reorder.ts';
import { Heading, Muted, VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { arranged, firstLayout, type HomeCard, layoutOf } from './layout.ts';

/** The cards as they lie while one of them is moved. */
interface Passing {
  cards: readonly HomeCard[];
  layout: HomeLayout | null;
}

interface ArrangingProps {
  cards: readonly HomeCard[];
  /** null as long as nothing was arranged */
  layout: HomeLayout | null;
  onArrange(layout: HomeLayout | null): void;
  onDone(): void;
}

/**
 * The cards as slates that are dragged by mouse and finger, or moved by arrow keys; hidden ones wait below. Each
 * change is kept at once, and can be taken back until this is left.
 */
export function Arranging({ cards, layout, onArrange, onDone }: ArrangingProps) {
  const { arrange: texts } = useTexts('home');
  const { shown, hidden } = arranged(cards, layout ?? firstLayout(cards));
  const [before, setBefore] = useState<readonly (HomeLayout | null)[]>([]);
  const [said, setSaid] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const change = (next: HomeLayout | null, words: string) => {
    setBefore([...before, layout]);
    setSaid(words);
    onArrange(next);
  };
  // a drag is one change, however many places it passes
  const held = useRef<readonly HomeCard[] | null>(null);
  const [passing, setPassing] = useState<Passing | null>(null);
  // until what was dropped has arrived
  const inHand = passing?.layout === layout ? passing.cards : shown;
  const { list, dragged, grip } = useReorder({
    count: shown.length,
    onMove(from, to) {
      held.current = moved(held.current ?? shown, from, to);
      setPassing({ cards: held.current, layout });
    },
    onPlaced(place) {
      const order = held.current;
      const card = order?.[place];
      held.current = null;
      if (!order || !card) return;
      const words = texts.moved({ title: card.title, place: place + 1, count: order.length });
      change(layoutOf({ shown: order, hidden }), words);
    },
  });
  const hide = (card: HomeCard) =>
    change(
      layoutOf({ shown: shown.filter((each) => each !== card), hidden: [...hidden, card] }),
      texts.isHidden({ title: card.title }),
    );
  const bringBack = (card: HomeCard) =>
    change(
      layoutOf({ shown: [...shown, card], hidden: hidden.filter((each) => each !== card) }),
      texts.isShown({ title: card.title }),
    );
  const undo = () => {
    const last = before.at(-1);
    if (last === undefined) return;
    setBefore(before.slice(0, -1));
    setSaid(texts.undone());
    onArrange(last);
  };

  return (
    <Root className="dark" aria-labelledby="arranging">
      <Row alignItems="center">
        <Words>
          <Heading id="arranging" ref={title} tabIndex={-1}>
            {texts.title()}
          </Heading>
          <Muted>{texts.text()}</Muted>
        </Words>
        <Button variant="ghost" aria-disabled={before.length === 0} onClick={undo}>
          <Undo2 aria-hidden="true" />
          {texts.undo()}
        </Button>
        <Button
          variant="ghost"
          aria-disabled={layout === null}
          onClick={() => layout && change(null, texts.undone())}
        >
          {texts.reset()}
        </Button>
        <Button onClick={onDone}>{texts.done()}</Button>
      </Row>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      <Slates ref={list}>
        {inHand.map((card, index) => (
          <Slate key={card.id} data-place={index} data-dragged={dragged === index || undefined}>
            <IconButton
              {...grip(index)}
              label={texts.move({ title: card.title, place: index + 1, count: inHand.length })}
              cursor={dragged === index ? 'grabbing' : 'grab'}
              touchAction="none"
            >
              <GripVertical aria-hidden="true" />
            </IconButton>
            <Name>{card.title}</Name>
            <IconButton label={texts.hide({ title: card.title })} onClick={() => hide(card)}>
              <EyeOff aria-hidden="true" />
            </IconButton>
          </Slate>
        ))}
      </Slates>
      <Heading as="h3" size="label">
        {texts.hiddenTitle()}
      </Heading>
      {hidden.length === 0 ? <Muted>{texts.none()}</Muted> : null}
      <Hidden>
        {hidden.map((card) => (
          <li key={card.id}>
            <Button
              size="sm"
              variant="outline"
              aria-label={texts.show({ title: card.title })}
              onClick={() => bringBack(card)}
            >
              <Plus aria-hidden="true" />
              {card.title}
            </Button>
          </li>
        ))}
      </Hidden>
    </Root>
  );
}

const Root = chakra('section', {
  base: { display: 'grid', gap: '4', padding: { base: '4', md: '6' }, bg: 'bg', color: 'fg' },
});
const Words = chakra('div', {
  base: { flex: '1 1 16rem', '& h2:focus': { outline: 'none' } },
});
const Slates = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '2',
    listStyle: 'none',
    userSelect: 'none',
    '@media (min-width: 75em)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
const Slate = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2',
    minHeight: '16',
    paddingInline: '2',
    bg: 'bg.raised',
    borderInlineStart: '6px solid {colors.board.green}',
    '&:nth-of-type(even)': { borderInlineStartColor: 'board.red' },
    '&[data-dragged]': { bg: 'bg.inverse', color: 'fg.inverse', '& button': { color: 'inherit' } },
  },
});
const Name = chakra('span', { base: { textStyle: 'subheading', overflowWrap: 'anywhere' } });
const Hidden = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none' },
});
