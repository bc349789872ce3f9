import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../../../i18n/react.tsx';
import type { View } from './use-view.ts';

interface ViewSwitchProps {
  view: View | null;
  onSwitch: (view: View) => void;
}

export function ViewSwitch({ view, onSwitch }: ViewSwitchProps) {
  const { availability: texts } = useTexts('booking');
  return (
    <Group role="group" aria-label={texts.view()}>
      {(['week', 'day'] as const).map((one) => (
        <Choice key={one} type="button" aria-pressed={view === one} onClick={() => onSwitch(one)}>
          {texts[one]()}
        </Choice>
      ))}
    </Group>
  );
}

const Group = chakra('div', {
  base: {
    display: 'inline-flex',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
  },
});
const Choice = chakra('button', {
  base: {
    minHeight: '8',
    paddingInline: '3',
    textStyle: 'label',
    cursor: 'pointer',
    '&[aria-pressed=true]': { bg: 'bg.inverse', color: 'fg.inverse' },
  },
});
