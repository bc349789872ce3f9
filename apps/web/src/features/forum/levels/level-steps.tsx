import { chakra } from '@chakra-ui/react';
import type { ForumLevel } from '@oche/validators/forum/levels/limits';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { levelKeys } from './level-names.ts';

/** All levels in a row, up to the member's own one thrown. */
export function LevelSteps({ level }: { level: ForumLevel }) {
  const texts = useTexts('forum/levels');
  return (
    <Steps aria-label={texts.steps()}>
      {levelKeys.map((key, step) => (
        <Step
          key={key}
          isReached={step <= level}
          aria-current={step === level ? 'step' : undefined}
        >
          {texts.names[key]()}
          {step === level ? <VisuallyHidden>{` (${texts.isYours()})`}</VisuallyHidden> : null}
        </Step>
      ))}
    </Steps>
  );
}

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(min-content, 1fr))',
    gap: '1',
    listStyle: 'none',
  },
});
const Step = chakra('li', {
  base: {
    paddingTop: '2',
    borderTop: '8px solid {colors.border}',
    textStyle: 'label',
    color: 'fg.muted',
    '&[aria-current]': { color: 'fg' },
  },
  variants: {
    // green and red by turns, as on the board
    isReached: {
      true: {
        borderTopColor: 'positive.solid',
        '&:nth-of-type(even)': { borderTopColor: 'accent.solid' },
      },
      false: {},
    },
  },
});
