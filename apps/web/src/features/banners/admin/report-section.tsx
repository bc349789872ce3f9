import type { AdminBanner } from '@oche/validators/banners/admin';
import { useNavigate } from '@tanstack/react-router';
import { trpc } from '../../../lib/trpc.ts';
import { daysIn } from '../report/days.ts';
import { Report } from '../report/report.tsx';
import { ReportLinks } from './report-links.tsx';

interface ReportSectionProps {
  banner: AdminBanner;
  search: Record<string, unknown>;
}

/** How often a banner was seen and clicked, and who else may read that. */
export function ReportSection({ banner, search }: ReportSectionProps) {
  const navigate = useNavigate();
  const days = daysIn(search);
  const report = trpc.banners.admin.report.useQuery(
    { id: banner.id, ...days },
    { placeholderData: (before) => before },
  );
  return (
    <>
      <Report
        report={report}
        file={`/api/admin/banners/${banner.id}/report.csv`}
        onDays={(chosen) => void navigate({ to: '.', search: { ...chosen }, replace: true })}
      />
      <ReportLinks banner={banner} />
    </>
  );
}
