import { chakra } from '@chakra-ui/react';
import { KNOWN_FROM_DEALS } from '@oche/validators/trust/limits';
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
        {trust.isNew ? (
          <Newcomer deals={trust.deals} />
        ) : (
          <TrustArc score={stats.trustScore} level={trust.level} />
        )}
      </Band>
      <BoardStrip aria-hidden="true" />
      <Body>
        <VerificationProgress profile={profile} />
        <TrustBadges badges={profile.badges} />
        <TrustStatistics profile={profile} />
        {trust.isNew ? null : <TrustSignals signals={trust.signals} />}
      </Body>
    </Panel>
  );
}

/** Everybody begins with few points, which says nothing of them: a welcome, and what will come here. */
function Newcomer({ deals: count }: { deals: number }) {
  const texts = useTexts('market/trust');
  return (
    <Welcome>
      <Beds aria-hidden="true">
        {Array.from({ length: KNOWN_FROM_DEALS }, (_, bed) => (
          <i key={`${bed + 1}`} data-on={bed < count || undefined} />
        ))}
      </Beds>
      <strong>{texts.new()}</strong>
      <span>{count === 0 ? texts.newText.none() : texts.newText.some({ count })}</span>
    </Welcome>
  );
}

const Welcome = chakra('p', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '1',
    paddingBlock: '3',
    color: 'board.chalk',
    textAlign: 'center',
    '& strong': { textStyle: 'numberHero' },
    '& span:last-child': { textStyle: 'small', color: 'fg.muted', maxWidth: '16rem' },
  },
});
const Beds = chakra('span', {
  base: {
    display: 'flex',
    gap: '3px',
    '& i': {
      width: '6',
      height: '8',
      clipPath: 'polygon(0 0, 100% 0, 72% 100%, 28% 100%)',
      bg: 'board.wire',
      opacity: '0.3',
    },
    '& i[data-on]': { bg: 'board.red', opacity: '1' },
    '& i[data-on]:nth-of-type(even)': { bg: 'board.green' },
  },
});
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
