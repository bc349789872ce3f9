import { chakra } from '@chakra-ui/react';
import type { Item, Trader } from '@oche/validators/market/schemas';
import { Anchor } from '../../../components/link.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** From whom one buys, and what that means: a member, or a business with its imprint. */
export function SaleNote({ item: { trader, intent } }: { item: Item }) {
  const texts = useTexts('market/item');
  if (intent === 'wanted') return null;
  if (trader) return <TraderSection trader={trader} />;
  return (
    <TitledSection title={texts.private.title()}>
      <Muted>{texts.private.text()}</Muted>
    </TitledSection>
  );
}

function TraderSection({ trader }: { trader: Trader }) {
  const { trader: texts } = useTexts('market/item');
  const { name, address, email, phone, register, vatId, withdrawal } = trader;
  return (
    <TitledSection title={texts.title()}>
      <Muted>{texts.lead()}</Muted>
      <Facts>
        <dt>{texts.name()}</dt>
        <dd>{name}</dd>
        <dt>{texts.address()}</dt>
        <dd>{address}</dd>
        <dt>{texts.email()}</dt>
        <dd>
          <Anchor href={`mailto:${email}`}>{email}</Anchor>
        </dd>
        <dt>{texts.phone()}</dt>
        <dd>
          <Anchor href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Anchor>
        </dd>
        {register ? (
          <>
            <dt>{texts.register()}</dt>
            <dd>{register}</dd>
          </>
        ) : null}
        {vatId ? (
          <>
            <dt>{texts.vatId()}</dt>
            <dd>{vatId}</dd>
          </>
        ) : null}
      </Facts>
      <Fold>
        <summary>{texts.withdrawal()}</summary>
        <p>{withdrawal}</p>
      </Fold>
      <Muted>{texts.confirmed()}</Muted>
    </TitledSection>
  );
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    textStyle: 'small',
    '& dt': { color: 'fg.muted' },
    '& dd': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  },
});
const Fold = chakra('details', {
  base: {
    textStyle: 'small',
    '& summary': { cursor: 'pointer', fontWeight: 'semibold' },
    '& p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  },
});
