import { chakra } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** How not to be cheated. */
export function SafetyTips() {
  const texts = useTexts('market/item').safety;
  return (
    <TitledSection title={texts.title()}>
      <Tips>
        {(['meet', 'look', 'pay', 'stay'] as const).map((tip) => (
          <li key={tip}>
            <ShieldCheck aria-hidden="true" />
            <span>{texts[tip]()}</span>
          </li>
        ))}
      </Tips>
    </TitledSection>
  );
}

const Tips = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    listStyle: 'none',
    textStyle: 'small',
    '& li': { display: 'flex', gap: '2' },
    '& svg': { flexShrink: '0', width: '5', height: '1.45em', color: 'positive' },
  },
});
