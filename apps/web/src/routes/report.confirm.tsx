import { createFileRoute } from '@tanstack/react-router';
import { ConfirmReportPage } from '../features/moderation/confirm-report-page.tsx';
import { textParam } from '../lib/addresses/search-params.ts';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/report/confirm')({
  validateSearch: (search): { token?: string | undefined } => ({
    token: textParam(search.token, 60),
  }),
  loader: async ({ context: { i18n } }) => {
    await i18n.load('report');
    return { title: i18n.texts('report').confirm.title() };
  },
  head: membersHead,
  component: Confirm,
});

function Confirm() {
  return <ConfirmReportPage token={Route.useSearch().token ?? ''} />;
}
