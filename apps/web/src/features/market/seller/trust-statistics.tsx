import { chakra } from '@chakra-ui/react';
import type { SellerProfile } from '@oche/validators/trust/schemas';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { numberFormat } from '../../../lib/number-format.ts';

/** What is counted, as numbers of a scoreboard; of a newcomer there is nothing to count. */
export function TrustStatistics({ profile: { stats, trust } }: { profile: SellerProfile }) {
  const texts = useTexts('market/trust');
  const locale = useLocale();
  const { totalReviews: reviews, responseRate, averageResponseTime: hours } = stats;
  const percent = numberFormat(locale, { style: 'percent' });
  return (
    <List aria-label={texts.stats()}>
      {trust.deals > 0 ? (
        <>
          <Fact value={trust.deals} label={texts.deals({ count: trust.deals })} />
          <Fact value={stats.totalSales} label={texts.sales()} />
          <Fact value={trust.partners} label={texts.partners({ count: trust.partners })} />
        </>
      ) : null}
      {responseRate === null ? null : (
        <Fact value={percent.format(responseRate / 100)} label={texts.responseRate()} />
      )}
      {hours === null ? null : (
        <Fact
          value={hours < 1 ? texts.underHour() : texts.hours({ count: Math.round(hours) })}
          label={texts.responseTime()}
        />
      )}
      {reviews > 0 ? (
        <Fact
          value={texts.positiveOf({ count: stats.positiveReviewCount, all: reviews })}
          label={texts.positive()}
        />
      ) : null}
      {stats.negativeReviewCount > 0 ? (
        <Fact
          value={texts.positiveOf({ count: stats.negativeReviewCount, all: reviews })}
          label={texts.negative()}
        />
      ) : null}
      {stats.disputeCount > 0 ? (
        <Fact value={stats.disputeCount} label={texts.disputes({ count: stats.disputeCount })} />
      ) : null}
    </List>
  );
}

function Fact({ value, label }: { value: ReactNode; label: string }) {
  return (
    <div>
      <dd>{value}</dd>
      <dt>{label}</dt>
    </div>
  );
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
    gap: '3',
    _empty: { display: 'none' },
    '& > div': {
      display: 'flex',
      flexDirection: 'column',
      borderTop: '3px solid {colors.fg}',
      paddingTop: '1',
    },
    '& dd': { textStyle: 'numberHero', fontSize: '2xl', whiteSpace: 'nowrap' },
    '& dt': { textStyle: 'caption', color: 'fg.muted', order: '1' },
  },
});
