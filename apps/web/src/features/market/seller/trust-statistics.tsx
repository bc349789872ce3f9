import { chakra } from '@chakra-ui/react';
import type { SellerProfile } from '@oche/validators/trust/schemas';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { numberFormat } from '../../../lib/number-format.ts';

/** What is counted, as numbers of a scoreboard. */
export function TrustStatistics({ profile: { stats, trust } }: { profile: SellerProfile }) {
  const texts = useTexts('market/trust');
  const locale = useLocale();
  const { responseRate, averageResponseTime: hours } = stats;
  const percent = numberFormat(locale, { style: 'percent' });
  return (
    <List aria-label={texts.stats()}>
      <Fact value={stats.totalSales} label={texts.sales({ count: stats.totalSales })} />
      <Fact value={trust.partners} label={texts.partners({ count: trust.partners })} />
      <Fact
        value={responseRate === null ? '–' : percent.format(responseRate / 100)}
        label={responseRate === null ? texts.unanswered() : texts.responseRate()}
      />
      {hours === null ? null : (
        <Fact
          value={hours < 1 ? texts.underHour() : texts.hours({ count: Math.round(hours) })}
          label={texts.responseTime()}
        />
      )}
      <Fact
        value={stats.positiveReviewCount}
        label={texts.positive({ count: stats.positiveReviewCount })}
      />
      {stats.negativeReviewCount > 0 ? (
        <Fact
          value={stats.negativeReviewCount}
          label={texts.negative({ count: stats.negativeReviewCount })}
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
