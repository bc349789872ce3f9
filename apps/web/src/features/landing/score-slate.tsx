import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../i18n/react.tsx';

/** The slate beside the board, which counts the darts: 501, 180, 321 left. */
export function ScoreSlate() {
  const { score } = useTexts('landing');
  return (
    <Slate className="dark" role="img" aria-label={score.label()}>
      <span>501</span>
      <Visit>180</Visit>
      <Rest>
        <small>{score.rest()}</small> 321
      </Rest>
    </Slate>
  );
}

const Slate = chakra('div', {
  base: {
    position: 'absolute',
    left: '0',
    bottom: { base: '6', lg: '14' },
    zIndex: '1',
    display: 'grid',
    minWidth: '7.5rem',
    padding: '3',
    bg: 'bg',
    borderWidth: '3px',
    borderStyle: 'double',
    borderColor: 'border.strong',
    textStyle: 'number',
    fontSize: '2xl',
    lineHeight: '1.15',
    textAlign: 'end',
    '& > span': { animation: 'appear 160ms 1700ms backwards' },
    '& > span:first-of-type': {
      animation: 'none',
      textDecorationLine: 'line-through',
      color: 'fg.muted',
    },
  },
});
const Visit = chakra('span', { base: { color: 'warning' } });
const Rest = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '3',
    borderTopWidth: '1px',
    borderColor: 'border.strong',
    fontWeight: 'heavy',
    '& small': { textStyle: 'label', color: 'fg.muted' },
  },
});
