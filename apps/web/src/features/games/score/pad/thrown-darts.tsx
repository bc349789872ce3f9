import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../../../i18n/react.tsx';
import { dartText } from '../../dart-text.ts';

const PLACES = [0, 1, 2];

interface ThrownDartsProps {
  thrown: readonly string[];
  /** a screen reader is told the whole visit, and not each of its darts */
  isQuiet?: boolean;
}

/** The three darts of the visit that is being entered. */
export function ThrownDarts({ thrown, isQuiet }: ThrownDartsProps) {
  const { darts: texts } = useTexts('games/score');
  return (
    <Row aria-label={texts.thrown()} aria-live={isQuiet ? undefined : 'polite'}>
      {PLACES.map((place) => (
        <li key={place} data-next={place === thrown.length || undefined}>
          {thrown[place] === undefined ? '·' : dartText(thrown[place])}
        </li>
      ))}
    </Row>
  );
}

const Row = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: '1.5',
    textStyle: 'number',
    fontSize: 'xl',
    textAlign: 'center',
    '& li': {
      layerStyle: 'sunken',
      lineHeight: '1.2',
      paddingBlock: '0.5',
      borderBottom: '3px solid transparent',
    },
    '& li[data-next]': { borderColor: 'oche' },
  },
});
