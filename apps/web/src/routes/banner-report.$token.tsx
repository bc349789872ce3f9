import { createFileRoute, notFound } from '@tanstack/react-router';
import { daysIn } from '../features/banners/report/days.ts';
import { ReportGone, ReportPage } from '../features/banners/report/report-page.tsx';
import { hasErrorCode } from '../lib/errors/errors.ts';
import { membersHead } from '../lib/head.ts';

interface Search {
  from?: string;
  to?: string;
}

export const Route = createFileRoute('/banner-report/$token')({
  validateSearch: (search): Search => search as Search,
  loaderDeps: ({ search: { from, to } }) => ({ from, to }),
  loader: async ({ context: { api, i18n }, params: { token }, deps }) => {
    await i18n.load('banner-admin/report');
    try {
      await api.banners.readReport.ensureData({ token, ...daysIn({ ...deps }) });
    } catch (error) {
      if (hasErrorCode(error, 'BANNER_REPORT_NOT_FOUND', 'BAD_INPUT')) throw notFound();
      throw error;
    }
    return { title: i18n.texts('banner-admin/report').pageTitle() };
  },
  head: membersHead,
  component: AdvertiserReport,
  notFoundComponent: ReportGone,
});

function AdvertiserReport() {
  const { token } = Route.useParams();
  return <ReportPage key={token} token={token} days={daysIn({ ...Route.useSearch() })} />;
}
