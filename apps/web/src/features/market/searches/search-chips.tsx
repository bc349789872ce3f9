import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../../i18n/react.tsx';

/** What a search looks for, piece by piece. */
export function SearchChips({ summary }: { summary: readonly string[] }) {
  const texts = useTexts('market/searches');
  const pieces = summary.length > 0 ? summary : [texts.everything()];
  return (
    <Chips>
      {pieces.map((piece) => (
        <li key={piece}>{piece}</li>
      ))}
    </Chips>
  );
}

const Chips = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    listStyle: 'none',
    '& li': {
      paddingInline: '2',
      paddingBlock: '0.5',
      bg: 'bg.sunken',
      textStyle: 'number',
      overflowWrap: 'anywhere',
    },
  },
});
