import { chakra } from '@chakra-ui/react';
import type { Trader } from '@oche/validators/market/schemas';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** Who is behind a business, which the law wants buyers to know. */
export function TraderSection({ trader }: { trader: Trader }) {
  const { trader: texts } = useTexts('market/seller');
  return (
    <TitledSection anchor="imprint" title={texts.title()}>
      <Address>
        <b>{trader.name}</b>
        {trader.address}
      </Address>
      <Facts>
        <dt>{texts.email()}</dt>
        <dd>{trader.email}</dd>
        <dt>{texts.phone()}</dt>
        <dd>{trader.phone}</dd>
        {trader.register ? (
          <>
            <dt>{texts.register()}</dt>
            <dd>{trader.register}</dd>
          </>
        ) : null}
        {trader.vatId ? (
          <>
            <dt>{texts.vatId()}</dt>
            <dd>{trader.vatId}</dd>
          </>
        ) : null}
      </Facts>
      <details>
        <summary>{texts.withdrawal()}</summary>
        <Withdrawal>{trader.withdrawal}</Withdrawal>
      </details>
    </TitledSection>
  );
}

const Address = chakra('address', {
  base: { fontStyle: 'normal', whiteSpace: 'pre-line', '& b': { display: 'block' } },
});
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    overflowWrap: 'anywhere',
    '& dt': { color: 'fg.muted' },
  },
});
const Withdrawal = chakra('p', {
  base: { maxWidth: 'measure', paddingTop: '2', whiteSpace: 'pre-line' },
});
