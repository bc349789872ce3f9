import { chakra } from '@chakra-ui/react';
import type { OwnSetAttribute } from '@oche/validators/market/limits';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { typedAttributeText } from '../sell/attribute-text.ts';

const OwnSetDialog = lazyPart(async () => (await import('./own-set-dialog.tsx')).OwnSetDialog);

const SHOWN: readonly OwnSetAttribute[] = [
  'weight',
  'tip',
  'tungsten',
  'barrelShape',
  'shaftLength',
  'flightShape',
];

/**
 * What the member plays, with a button to say or change it; for members only.
 * @param children what can be done with a set; not there without one
 */
export function OwnSetLine({ children }: { children: ReactNode }) {
  const texts = useTexts('market/own-set');
  const [isOpen, setIsOpen] = useState(false);
  const { data: set } = trpc.market.ownSet.get.useQuery();
  if (set === undefined) return null;
  return (
    <>
      {set ? children : null}
      <Line>
        {set ? <Said set={set} /> : <span>{texts.ask()}</span>}
        <Button size="sm" variant="accent" onClick={() => setIsOpen(true)}>
          {set ? texts.change() : texts.tell()}
        </Button>
        {isOpen ? <OwnSetDialog set={set} isOpen onClose={() => setIsOpen(false)} /> : null}
      </Line>
    </>
  );
}

function Said({ set }: { set: NonNullable<RouterOutputs['market']['ownSet']['get']> }) {
  const texts = useTexts('market/own-set');
  const words = useTexts('market/words');
  const said = SHOWN.flatMap((name) => {
    const value = set[name];
    return value === null ? [] : [typedAttributeText(words, name, String(value))];
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
