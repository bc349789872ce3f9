import { chakra } from '@chakra-ui/react';
import { VisuallyHidden } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';

/** The last games in the colours of the beds, each with its letter: green is won. */
export function FormBeds({ form }: { form: readonly boolean[] }) {
  const { table } = useTexts('rankings');
  const results = form.map((isWon) => (isWon ? table.wonLong() : table.lostLong())).join(', ');
  return (
    <>
      <VisuallyHidden>{table.formText({ results })}</VisuallyHidden>
      <Beds aria-hidden="true">
        {form.map((isWon, index) => (
          <Bed key={index} data-won={isWon || undefined}>
            {isWon ? table.won() : table.lost()}
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
  },
});
