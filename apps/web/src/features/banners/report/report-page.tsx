import { chakra } from '@chakra-ui/react';
import type { ReportedBanner } from '@oche/validators/banners/admin';
import { useNavigate } from '@tanstack/react-router';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { Container } from '../../../components/card.tsx';
import { RuledList, RuledRow } from '../../../components/list/ruled-list.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Page } from '../../../components/page/page.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Badge, Figure, Heading } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { BannerThumb } from './banner-thumb.tsx';
import type { Days } from './days.ts';
import { rateText, wholeText } from './numbers.ts';
import { Report } from './report.tsx';

interface ReportPageProps {
  token: string;
  days: Days;
}

/** What an advertiser reads without an account. */
export function ReportPage({ token, days }: ReportPageProps) {
  const texts = useTexts('banner-admin/report');
  const navigate = useNavigate();
  const report = trpc.banners.readReport.useQuery(
    { token, ...days },
    { placeholderData: (before) => before },
  );
  const { data } = report;
  return (
    <>
      <Band className="dark">
        <Container paddingBlock={{ base: '6', md: '8' }}>
          <Heading as="h1" size="title">
            {texts.pageTitle()}
          </Heading>
          {data ? <p>{texts.of({ advertiser: data.advertiser })}</p> : null}
        </Container>
        <BoardStrip />
      </Band>
      <Page>
        <Report
          report={report}
          file={`/api/banner-reports/${token}/report.csv`}
          onDays={(chosen) => void navigate({ to: '.', search: { ...chosen }, replace: true })}
        />
        {data && data.banners.length > 0 ? (
          <TitledSection title={texts.banners()}>
            <RuledList>
              {data.banners.map((banner) => (
                <li key={banner.id}>
                  <One banner={banner} />
                </li>
              ))}
            </RuledList>
          </TitledSection>
        ) : null}
      </Page>
    </>
  );
}

function One({ banner }: { banner: ReportedBanner }) {
  const texts = useTexts('banner-admin/report');
  const locale = useLocale();
  const { title, position, picture, state, counts } = banner;
  return (
    <RuledRow>
      <BannerThumb picture={picture} />
      <Words>
        <strong>{title}</strong>
        <small>
          {texts.positions[position]()}{' '}
          <Badge tone={state === 'running' ? 'positive' : 'neutral'}>{texts.states[state]()}</Badge>
        </small>
      </Words>
      <Counts>
        <div>
          <dt>{texts.impressions()}</dt>
          <dd>
            <Figure>{wholeText(counts.impressions, locale)}</Figure>
          </dd>
        </div>
        <div>
          <dt>{texts.clicks()}</dt>
          <dd>
            <Figure>{wholeText(counts.clicks, locale)}</Figure>
          </dd>
        </div>
        <div>
          <dt>{texts.rate()}</dt>
          <dd>
            <Figure>{rateText(counts, locale)}</Figure>
          </dd>
        </div>
      </Counts>
    </RuledRow>
  );
}

/** A link that nobody has, or not any more. */
export function ReportGone() {
  const texts = useTexts('banner-admin/report');
  return (
    <Page>
      <EmptyState drawing="lost" as="h1" title={texts.gone()}>
        <p>{texts.goneText()}</p>
      </EmptyState>
    </Page>
  );
}

const Band = chakra('header', {
  base: { layerStyle: 'pub', '& p': { textStyle: 'lead', color: 'fg.muted' } },
});
const Words = chakra('div', {
  base: {
    display: 'grid',
    gap: '0.5',
    flex: '1 1 12rem',
    minWidth: '0',
    '& small': { textStyle: 'small', color: 'fg.muted' },
  },
});
const Counts = chakra('dl', {
  base: {
    display: 'flex',
    gap: '6',
    textAlign: 'end',
    '& dt': { textStyle: 'label', color: 'fg.muted' },
    '& dd': { fontSize: 'xl' },
  },
});
