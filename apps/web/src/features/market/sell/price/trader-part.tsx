import { chakra } from '@chakra-ui/react';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { lazyPart } from '../../../../components/lazy-part.tsx';
import { SkeletonRows } from '../../../../components/page/skeleton.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';

const TraderForm = lazyPart(
  async () => (await import('./trader-form.tsx')).TraderForm,
  <SkeletonRows count={3} />,
);

/** What buyers may know of a business: asked for once, and shown here from then on. */
export function TraderPart() {
  const texts = useTexts('market/trader');
  const { data: trader } = trpc.market.trader.get.useQuery();
  const [isEdited, setIsEdited] = useState(false);
  if (trader === undefined) return null;
  return (
    <Root>
      <Section title={texts.title()} text={texts.text()}>
        {trader && !isEdited ? (
          <Known>
            <BadgeCheck aria-hidden="true" />
            <p>
              <strong>{trader.name}</strong>
              <br />
              {trader.address}
            </p>
            <Button size="sm" variant="outline" onClick={() => setIsEdited(true)}>
              {texts.change()}
            </Button>
          </Known>
        ) : (
          <TraderForm trader={trader} onSaved={() => setIsEdited(false)} />
        )}
      </Section>
    </Root>
  );
}

const Root = chakra('div', {
  base: { marginTop: '6', padding: '4', layerStyle: 'panel', borderTop: '6px solid {colors.tape}' },
});
const Known = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& p': { flex: '1', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    '& > svg': { width: '6', height: '6', color: 'positive' },
  },
});
