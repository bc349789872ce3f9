import { chakra } from '@chakra-ui/react';
import { EyeOff } from 'lucide-react';
import { Split, Stack } from '../../../components/layout.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { LatePlace } from '../../../components/page/late-place.tsx';
import { Page } from '../../../components/page/page.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { TrustPanel } from '../seller/trust-panel.tsx';
import { useView } from '../views/use-view.ts';
import { Actions } from './actions.tsx';
import { AreaSection } from './area-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { FactSheet } from './fact-sheet.tsx';
import { Gallery } from './gallery.tsx';
import { PricePanel } from './price-panel.tsx';
import { SafetyTips } from './safety-tips.tsx';
import { SaleNote } from './sale-note.tsx';
import { SellerCard } from './seller-card.tsx';
import { SimilarItems } from './similar-items.tsx';
import { SuspicionNotice } from './suspicion-notice.tsx';

/** An ad: everything that helps to decide on it, and the buttons to do so. */
export function ItemPage({ id }: { id: number }) {
  const texts = useTexts('market/item');
  const words = useTexts('market/words');
  const [item] = trpc.market.items.get.useSuspenseQuery({ id });
  useView(id);
  const { category, title, status, own, seller } = item;
  const isUnseen = own?.review !== undefined && own?.review !== null;
  return (
    <Page>
      <Crumbs>
        <Breadcrumb
          items={[
            { label: texts.market(), to: '/marketplace' },
            { label: words.category[category](), to: `/marketplace?category=${category}` },
            { label: title },
          ]}
        />
      </Crumbs>
      {isUnseen || ['draft', 'paused', 'expired'].includes(status) ? (
        <Notice icon={EyeOff}>{texts.actions.unseen()}</Notice>
      ) : null}
      <SuspicionNotice suspicions={item.suspicions} />
      <Split gap={{ base: '5', lg: '8' }} alignItems="start" marginBottom="8">
        <Gallery key={id} item={item} />
        <PricePanel item={item}>
          <Actions item={item} />
          <SellerCard item={item} />
        </PricePanel>
      </Split>
      <FactSheet item={item} />
      <Split gap={{ base: '8', lg: '8' }} marginBlock="8">
        <Stack gap="8" alignContent="start" minWidth="0">
          <TitledSection title={texts.description()}>
            <Prose>{item.description}</Prose>
          </TitledSection>
          <DetailsSection item={item} />
          <AreaSection item={item} />
        </Stack>
        <Aside>
          {item.intent === 'sell' ? <TrustPanel sellerId={seller.id} /> : null}
          <SaleNote item={item} />
          <SafetyTips />
          <LatePlace name="side" />
        </Aside>
      </Split>
      <SimilarItems id={id} />
    </Page>
  );
}

const Crumbs = chakra('div', { base: { marginBottom: '4' } });
const Aside = chakra('aside', {
  base: { display: 'grid', gap: '8', alignContent: 'start', minWidth: '0' },
});
/** As it was typed: an address in it is no link here. */
const Prose = chakra('p', {
  base: { maxWidth: 'measure', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});
