import { chakra } from '@chakra-ui/react';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { BestLists } from './best-lists.tsx';

/** The best of the evening, for everybody, once something was scored throw by throw. */
export function BestsSection({ id }: { id: number }) {
  const texts = useTexts('tournaments/bests');
  const { data } = trpc.tournaments.matches.bests.useQuery({ id });
  if (!data || data.games === 0) return null;
  return (
    <Around>
      <TitledSection title={texts.title()}>
        <Lists className="dark">
          <BestLists bests={data} level="h3" />
        </Lists>
        <Muted>{texts.games({ count: data.games })}</Muted>
      </TitledSection>
    </Around>
  );
}

const Around = chakra('div', { base: { marginBottom: { base: '8', lg: '12' } } });
const Lists = chakra('div', {
  base: {
    layerStyle: 'pub',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    gap: '1px',
    borderTop: '4px solid {colors.board.red}',
    '& section': { padding: '4' },
    '& h3': { textStyle: 'label', color: 'tape', marginBottom: '2' },
    '& ol': { listStyle: 'none' },
    '& li': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '3',
      minWidth: '0',
      borderTop: '1px solid {colors.border}',
      overflowWrap: 'anywhere',
    },
    '& li span': { minWidth: '0' },
    '& b': { textStyle: 'number', fontWeight: 'heavy', fontSize: 'xl' },
    '& li:first-of-type b': { fontSize: '4xl', lineHeight: '1.1', color: 'tape' },
    '& li:first-of-type span': { fontWeight: 'semibold' },
    '& p': { color: 'fg.muted' },
  },
});
