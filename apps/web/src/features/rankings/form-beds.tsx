import { chakra } from '@chakra-ui/react';
import { VisuallyHidden } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { byOutcome, outcomeMarks } from '../../lib/results/by-outcome.ts';

/** The last games in the colours of the beds, each with its letter: green is won. */
export function FormBeds({ form }: { form: readonly (boolean | null)[] }) {
  const { table } = useTexts('rankings');
  const long = [table.wonLong(), table.lostLong(), table.drawnLong()] as const;
  const results = form.map((isWon) => byOutcome(isWon, long)).join(', ');
  return (
    <>
      <VisuallyHidden>{table.formText({ results })}</VisuallyHidden>
      <Beds aria-hidden="true">
        {form.map((isWon, index) => (
          <Bed key={index} {...outcomeMarks(isWon)}>
            {byOutcome(isWon, [table.won(), table.lost(), table.drawn()])}
          </Bed>
        ))}
      </Beds>
    </>
  );
}

const Beds = chakra('span', {
  base: {
    display: 'inline-flex',
    gap: '1px',
    bg: 'board.wire',
    borderWidth: '1px',
    borderColor: 'board.wire',
  },
});
const Bed = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '1.375rem',
    height: '1.375rem',
    bg: 'accent.solid',
    color: 'accent.contrast',
    textStyle: 'number',
    fontSize: 'xs',
    lineHeight: '1',
    '&[data-won]': { bg: 'positive.solid', color: 'positive.contrast' },
    '&[data-drawn]': { bg: 'bg.muted', color: 'fg' },
  },
});
