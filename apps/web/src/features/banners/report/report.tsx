import { chakra } from '@chakra-ui/react';
import type { BannerReport } from '@oche/validators/banners/admin';
import { Download } from 'lucide-react';
import { ButtonAnchor } from '../../../components/button.tsx';
import { ChartSection } from '../../../components/chart/chart-section.tsx';
import { ChartTable } from '../../../components/chart/chart-table.tsx';
import { Skeleton } from '../../../components/page/skeleton.tsx';
import { HeroNumber, Muted } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { dayText } from '../../../lib/time/place-time.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { DayBars } from './day-bars.tsx';
import type { Days } from './days.ts';
import { rateText, wholeText } from './numbers.ts';
import { Period } from './period.tsx';

interface ReportProps {
  /** a query of tRPC, or an object with the same properties */
  report: {
    data: BannerReport | undefined;
    error: unknown;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** the address of the spreadsheet, without its days */
  file: string;
  onDays: (days: Days) => void;
}

/** How often banners were seen and clicked: all in all, and on each day. */
export function Report({ report, file, onDays }: ReportProps) {
  const texts = useTexts('banner-admin/report');
  const { data } = report;
  if (report.isPending) return <Skeleton height="24rem" />;
  return (
    <Root aria-busy={report.isFetching}>
      {data ? <Period from={data.from} to={data.to} onDays={onDays} /> : null}
      {report.error || !data ? (
        <QueryFailed query={report} title={texts.failed()} />
      ) : (
        <Figures data={data} file={file} />
      )}
    </Root>
  );
}

function Figures({ data, file }: { data: BannerReport; file: string }) {
  const texts = useTexts('banner-admin/report');
  const locale = useLocale();
  const { counts, days, from, to } = data;
  const cells = (of: BannerReport['counts']) => [
    wholeText(of.impressions, locale),
    wholeText(of.clicks, locale),
    rateText(of, locale),
  ];
  return (
    <>
      <Board className="dark">
        <HeroNumber label={texts.impressions()} value={wholeText(counts.impressions, locale)} />
        <HeroNumber label={texts.clicks()} value={wholeText(counts.clicks, locale)} />
        <HeroNumber label={texts.rate()} value={rateText(counts, locale)} />
      </Board>
      <Muted>{texts.lead()}</Muted>
      <ChartSection title={texts.impressionsADay()}>
        <DayBars days={days} what="impressions" />
      </ChartSection>
      <ChartSection title={texts.clicksADay()}>
        <DayBars days={days} what="clicks" />
      </ChartSection>
      <ChartTable
        summary={texts.table()}
        label={texts.table()}
        heads={[texts.day(), texts.impressions(), texts.clicks(), texts.rate()]}
        rows={days.map((each) => [
          `${dayText(each.day, locale)}${yearOf(each.day)}`,
          ...cells(each),
        ])}
        total={[texts.total(), ...cells(counts)]}
      />
      <ButtonAnchor
        href={`${file}?from=${from}&to=${to}`}
        download
        variant="outline"
        justifySelf="start"
      >
        <Download aria-hidden="true" />
        {texts.download()}
      </ButtonAnchor>
    </>
  );
}

/** Days of two years have the same name otherwise. */
const yearOf = (day: string) => ` ${day.slice(0, 4)}`;

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    marginBottom: '8',
    '&[aria-busy=true]': { opacity: '0.7' },
  },
});
const Board = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '10',
    rowGap: '4',
    padding: '5',
    layerStyle: 'pub',
    borderBottomWidth: '4px',
    borderBottomColor: 'accent.solid',
  },
});
