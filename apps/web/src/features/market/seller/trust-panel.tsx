import { chakra } from '@chakra-ui/react';
import { BadgeCheck } from 'lucide-react';
import { useId } from 'react';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { Skeleton } from '../../../components/page/skeleton.tsx';
import { Badge, Heading } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { TrustArc } from './trust-arc.tsx';
import { TrustBadges } from './trust-badges.tsx';
import { TrustSignals } from './trust-signals.tsx';
import { TrustStatistics } from './trust-statistics.tsx';
import { VerificationProgress } from './verification-progress.tsx';

interface TrustPanelProps {
  sellerId: string;
}

/** How far one can trust a seller, and how that comes about. Needs the texts `market/trust`. */
export function TrustPanel({ sellerId }: TrustPanelProps) {
  const texts = useTexts('market/trust');
  const id = useId();
  const { data: profile, isError } = trpc.market.sellers.get.useQuery({ sellerId });
  if (isError) return <p role="status">{texts.failed()}</p>;
  if (!profile) return <Skeleton height="20rem" />;
  const { trust, stats } = profile;
  return (
    <Panel aria-labelledby={id}>
      <Band className="dark">
        <Title>
          <Heading id={id} as="h2" size="label">
            {texts.title()}
          </Heading>
          {trust.isTrustworthy ? (
            <Badge tone="positive">
              <BadgeCheck aria-hidden="true" />
              {texts.trustworthy()}
            </Badge>
          ) : null}
        </Title>
        <TrustArc score={stats.trustScore} level={trust.level} />
      </Band>
      <BoardStrip aria-hidden="true" />
      <Body>
        <VerificationProgress profile={profile} />
        <TrustBadges badges={profile.badges} />
        <TrustStatistics profile={profile} />
        <TrustSignals signals={trust.signals} />
      </Body>
    </Panel>
  );
}

const Panel = chakra('section', { base: { layerStyle: 'panel', overflow: 'hidden' } });
const Band = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    padding: '4',
    layerStyle: 'pub',
  },
});
const Title = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    width: 'full',
  },
});
const Body = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', padding: '4' },
});
