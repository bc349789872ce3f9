import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useSeen } from '../../../lib/live/use-seen.ts';
import { OwnCases } from './own-cases.tsx';
import { OwnReports } from './own-reports.tsx';
import { OwnSanctions } from './own-sanctions.tsx';

/** What all notifications about decisions lead to. */
const PLACES = ['cases'];

/** What was decided about the member's own things, and what became of what they reported. */
export function OwnCasesPage() {
  const texts = useTexts('moderation/mine');
  useSeen(PLACES);
  return (
    <Page>
      <PageHeader title={texts.title()} lead={texts.lead()} />
      <OwnSanctions />
      <OwnCases />
      <OwnReports />
    </Page>
  );
}
