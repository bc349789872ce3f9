import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Heading } from '../../../components/text.tsx';
import type { HomeCard } from './layout.ts';

/** A card of a board: open, or a line that opens. */
export function BoardCard({ card }: { card: HomeCard }) {
  if (card.isFolded) return <Folded card={card} />;
  const { id, title, action, node } = card;
  return (
    <Slot aria-labelledby={`card-${id}`}>
      <Head>
        <Heading as="h3" id={`card-${id}`} fontSize="xl">
          {title}
        </Heading>
        {action}
      </Head>
      {node}
    </Slot>
  );
}

/** What is in it comes when it is opened: it counts as seen then, and not before. */
function Folded({ card: { id, title, news, action, node } }: { card: HomeCard }) {
  const [isOpen, setIsOpen] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  // the browser opens it on its own, also before the app is there
  useEffect(() => setIsOpen(fold.current?.open ?? false), []);
  return (
    <Fold ref={fold} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Line>
        <Heading as="h3" id={`card-${id}`} fontSize="lg">
          {title}
        </Heading>
        {news ? <span>{news}</span> : null}
        <ChevronDown aria-hidden="true" size="1.25em" />
      </Line>
      {isOpen ? (
        <Inside>
          {action ? <p>{action}</p> : null}
          {node}
        </Inside>
      ) : null}
    </Fold>
  );
}

const Slot = chakra('section', {
  base: { minWidth: '0', padding: { base: '4', md: '5' }, layerStyle: 'panel' },
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
const Fold = chakra('details', {
  base: {
    minWidth: '0',
    layerStyle: 'panel',
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  },
});
const Line = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '12',
    paddingInline: { base: '4', md: '5' },
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { bg: 'bg.sunken' },
    '& > span': {
      textStyle: 'label',
      color: 'accent',
      textAlign: 'end',
    },
    '& > svg': { flexShrink: '0' },
    '& > h3': { flex: '1' },
  },
});
const Inside = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    paddingInline: { base: '4', md: '5' },
    paddingBottom: '5',
    '& > p': { justifySelf: 'end' },
  },
});
