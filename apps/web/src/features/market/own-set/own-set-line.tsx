import { chakra } from '@chakra-ui/react';
import type { OwnSetAttribute } from '@oche/validators/market-limits';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { attributeText } from '../sell/attribute-text.ts';
import { OwnSetDialog } from './own-set-dialog.tsx';

const SHOWN: readonly OwnSetAttribute[] = [
  'weight',
  'tip',
  'tungsten',
  'barrelShape',
  'shaftLength',
  'flightShape',
];

/** What the member plays, in one line, with a button to say or change it; for members only. */
export function OwnSetLine() {
  const texts = useTexts('market/own-set');
  const [isOpen, setIsOpen] = useState(false);
  const { data: set } = trpc.market.ownSet.get.useQuery();
  if (set === undefined) return null;
  return (
    <Line>
      {set ? <Said set={set} /> : <span>{texts.ask()}</span>}
      <Button size="sm" variant="accent" onClick={() => setIsOpen(true)}>
        {set ? texts.change() : texts.tell()}
      </Button>
      <OwnSetDialog set={set} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Line>
  );
}

function Said({ set }: { set: NonNullable<RouterOutputs['market']['ownSet']['get']> }) {
  const texts = useTexts('market/own-set');
  const words = useTexts('market/words');
  const said = SHOWN.flatMap((name) => {
    const value = set[name];
    return value === null ? [] : [attributeText(words, name, String(value))];
  });
  return (
    <span>
      {set.name ?? texts.own()} <Figures>{said.join(' · ')}</Figures>
    </span>
  );
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingInline: '4',
    paddingBlock: '2',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    borderRadius: 'sm',
  },
});
const Figures = chakra('strong', { base: { textStyle: 'number', fontSize: 'xl' } });
