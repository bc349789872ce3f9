import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../../../../i18n/react.tsx';
import { type FreeTime, useOpenDialog } from './calendar-dialogs.tsx';

const KINDS = ['walkIn', 'block'] as const;

interface KindSwitchProps {
  kind: (typeof KINDS)[number];
  at: FreeTime | null;
}

/** What becomes of the time that was chosen: a booking, or a block. */
export function KindSwitch({ kind, at }: KindSwitchProps) {
  const { kinds } = useTexts('manage/dialogs');
  const open = useOpenDialog();
  return (
    <Segments role="group" aria-label={kinds.label()}>
      {KINDS.map((value) => (
        <Segment
          key={value}
          type="button"
          aria-pressed={value === kind}
          onClick={() => open({ kind: value, at })}
        >
          {kinds[value]()}
        </Segment>
      ))}
    </Segments>
  );
}

/** Buttons side by side of which one is pressed. */
export const Segments = chakra('div', {
  base: {
    display: 'inline-flex',
    justifySelf: 'start',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    overflow: 'hidden',
  },
});
export const Segment = chakra('button', {
  base: {
    minHeight: '8',
    paddingInline: '3',
    textStyle: 'label',
    cursor: 'pointer',
    _hover: { bg: 'bg.sunken' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-pressed=true]': { bg: 'bg.inverse', color: 'fg.inverse' },
  },
});
