import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../../i18n/react.tsx';
import { dartText } from '../dart-text.ts';

interface ExerciseVisitsProps {
  visits: readonly (readonly string[])[];
  /** the dart that is being corrected, by its place in all of them */
  corrected: number | null;
  onCorrect: (place: number | null) => void;
}

/** All that was thrown, the latest visit first: a tap on a dart corrects it. */
export function ExerciseVisits({ visits, corrected, onCorrect }: ExerciseVisitsProps) {
  const texts = useTexts('games/training');
  let place = 0;
  const rows = visits.map((visit, index) => ({
    number: index + 1,
    darts: visit.map((dart) => ({ dart, place: place++ })),
  }));
  return (
    <Root>
      <summary>{texts.visits({ count: visits.length })}</summary>
      <ol aria-label={texts.thrown()}>
        {rows.toReversed().map(({ number, darts }) => (
          <li key={number} value={number}>
            <span>{number}</span>
            {darts.map((one) => (
              <button
                key={one.place}
                type="button"
                aria-pressed={corrected === one.place}
                aria-label={texts.correct({ dart: textOf(one.dart, texts.missed()) })}
                onClick={() => onCorrect(corrected === one.place ? null : one.place)}
              >
                {textOf(one.dart, '–')}
              </button>
            ))}
          </li>
        ))}
      </ol>
    </Root>
  );
}

const textOf = (dart: string, missed: string): string => (dart === '0' ? missed : dartText(dart));

const Root = chakra('details', {
  base: {
    marginBottom: '6',
    '& summary': { cursor: 'pointer', textStyle: 'label', paddingBlock: '2' },
    '& ol': { listStyle: 'none', maxHeight: '20rem', overflowY: 'auto' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '2.5rem repeat(3, minmax(0, 5rem))',
      gap: '2',
      alignItems: 'center',
      paddingBlock: '1',
      borderTop: '1px solid {colors.border}',
      '& span': { textStyle: 'small', color: 'fg.muted' },
    },
    '& button': {
      minHeight: '10',
      textStyle: 'number',
      fontSize: 'lg',
      cursor: 'pointer',
      layerStyle: 'sunken',
      '&[aria-pressed=true]': { bg: 'bg.inverse', color: 'fg.inverse' },
    },
  },
});
