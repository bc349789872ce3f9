import { chakra } from '@chakra-ui/react';
import { Flag } from 'lucide-react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Row, Stack } from '../../../components/layout.tsx';
import { Page } from '../../../components/page/page.tsx';
import { Report } from '../../../components/report/report.tsx';
import { Badge, Heading, Muted } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { fullName } from '../../../lib/person-name.ts';
import { dateFormat } from '../../../lib/time/formats.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { SellerListings } from './seller-listings.tsx';
import { SellerReviews } from './seller-reviews.tsx';
import { TraderSection } from './trader-section.tsx';
import { TrustPanel } from './trust-panel.tsx';

/** Who sells: whether one can trust them, what they have, what others say. */
export function SellerPage({ id }: { id: string }) {
  const [{ seller, trader }] = trpc.market.sellers.get.useSuspenseQuery({ sellerId: id });
  return (
    <Page>
      <Head seller={seller} />
      <Columns>
        <aside>
          <TrustPanel sellerId={id} />
        </aside>
        <Stack gap="10" minWidth="0">
          <SellerListings sellerId={id} />
          <SellerReviews sellerId={id} />
          {trader ? <TraderSection trader={trader} /> : null}
        </Stack>
      </Columns>
    </Page>
  );
}

function Head({ seller }: { seller: RouterOutputs['market']['sellers']['get']['seller'] }) {
  const texts = useTexts('market/seller');
  const { user } = useAuth();
  const locale = useLocale();
  const year = dateFormat(locale, { year: 'numeric', timeZone: 'Europe/Berlin' }).format(
    new Date(seller.memberSince),
  );
  return (
    <Top>
      <PersonAvatar person={seller} size="xl" />
      <Words>
        <Heading as="h1" size="title" overflowWrap="anywhere">
          {fullName(seller)}
        </Heading>
        <Row alignItems="center" gap="3">
          <Badge tone={seller.sellerType === 'business' ? 'inverse' : 'neutral'}>
            {seller.sellerType === 'business' ? texts.business() : texts.private()}
          </Badge>
          <Muted>{texts.since({ year })}</Muted>
        </Row>
      </Words>
      {user?.id === seller.id ? (
        <ButtonLink to="/marketplace/verification" size="sm">
          {texts.verifications()}
        </ButtonLink>
      ) : (
        <Report thing={{ kind: 'member', id: seller.id }}>
          {(open) => (
            <Button size="sm" variant="ghost" onClick={open}>
              <Flag aria-hidden="true" />
              {texts.report()}
            </Button>
          )}
        </Report>
      )}
      <ButtonLink to="/profile/{-$id}" params={{ id: seller.id }} variant="outline" size="sm">
        {texts.profile()}
      </ButtonLink>
    </Top>
  );
}

const Top = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '5',
    paddingBottom: '5',
    marginBottom: '6',
    layerStyle: 'wiresBottom',
  },
});
const Words = chakra('div', { base: { display: 'grid', gap: '2', flex: '1 1 12rem' } });
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' },
  },
});
