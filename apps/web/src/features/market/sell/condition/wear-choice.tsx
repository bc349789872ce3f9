import { chakra } from '@chakra-ui/react';
import { type Wear, wearSteps } from '@oche/validators/market/limits';
import { useTexts } from '../../../../i18n/react.tsx';
import { WornBarrel } from './worn-barrel.tsx';

interface WearChoiceProps {
  value: Wear | null;
  onChange: (wear: Wear) => void;
}

/** How worn the barrels are: five drawings to compare one's own with. */
export function WearChoice({ value, onChange }: WearChoiceProps) {
  const texts = useTexts('market/sell');
  const words = useTexts('market/words');
  return (
    <Group>
      <legend>{texts.wear()}</legend>
      <Steps>
        {wearSteps.map((step) => (
          <Step key={step}>
            <input
              type="radio"
              name="wear"
              value={step}
              checked={step === value}
              onChange={() => onChange(step)}
            />
            <b aria-hidden="true">{step}</b>
            <WornBarrel wear={step} />
            <span>{words.wear[step]()}</span>
          </Step>
        ))}
      </Steps>
    </Group>
  );
}

const Group = chakra('fieldset', {
  base: { minWidth: '0', '& > legend': { textStyle: 'label', paddingBottom: '1' } },
});
const Steps = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(5, minmax(0, 1fr))' },
  },
});
const Step = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '2rem 8rem minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
    /* one line of words or two: figures and drawings stay level */
    alignContent: { md: 'start' },
    alignItems: 'center',
    justifyItems: { base: 'start', md: 'center' },
    columnGap: '2',
    padding: '1.5',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderInlineStartWidth: { base: '6px', md: '1px' },
    borderRadius: 'sm',
    textStyle: 'small',
    textAlign: { base: 'start', md: 'center' },
    cursor: 'pointer',
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
    '& b': { textStyle: 'number', fontSize: '2xl', lineHeight: '1' },
    _hover: { borderColor: 'fg' },
    '&:has(:checked)': { bg: 'bg.sunken', borderColor: 'accent.solid', fontWeight: 'semibold' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  },
});
