import { ErrorState } from '../../../components/page/error-state.tsx';
import { Skeleton } from '../../../components/page/skeleton.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { BannerForm } from './banner-form.tsx';
import { BannerList } from './banner-list.tsx';
import { BannerOrder } from './banner-order.tsx';
import { OneBanner } from './one-banner.tsx';
import { ReportSection } from './report-section.tsx';

interface BannersSectionProps {
  rest: readonly string[];
  search: Record<string, unknown>;
}

/** The banners in the admin area: their list, a new one, their order, and one of them with its report. */
export function BannersSection({ rest: [first, second], search }: BannersSectionProps) {
  const { form, ordering } = useTexts('banner-admin');
  if (first === undefined) return <BannerList search={search} />;
  if (first === 'new') {
    return (
      <OneBanner title={form.newTitle()}>
        <BannerForm banner={null} />
      </OneBanner>
    );
  }
  if (first === 'order') {
    return (
      <OneBanner title={ordering.title()}>
        <BannerOrder search={search} />
      </OneBanner>
    );
  }
  const id = Number(first);
  return <Known key={id} id={id} isReport={second === 'report'} search={search} />;
}

interface KnownProps {
  id: number;
  isReport: boolean;
  search: Record<string, unknown>;
}

function Known({ id, isReport, search }: KnownProps) {
  const texts = useTexts('banner-admin');
  const { title } = useTexts('banner-admin/report');
  // what is typed stays, whatever happens meanwhile
  const banner = trpc.banners.admin.get.useQuery({ id }, { refetchOnWindowFocus: false });
  if (!banner.data) {
    if (banner.isPending) return <Skeleton height="20rem" />;
    return (
      <ErrorState
        title={texts.loadFailed()}
        onRetry={() => void banner.refetch()}
        isRetrying={banner.isFetching}
      />
    );
  }
  return isReport ? (
    <OneBanner title={`${title()}: ${banner.data.title}`}>
      <ReportSection banner={banner.data} search={search} />
    </OneBanner>
  ) : (
    <OneBanner title={texts.form.editTitle()} toReportOf={banner.data}>
      <BannerForm banner={banner.data} />
    </OneBanner>
  );
}
