import { Page, PageHeader } from '../../../components/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { OwnCases } from './own-cases.tsx';
import { OwnReports } from './own-reports.tsx';

/** What was decided about the member's own things, and what became of what they reported. */
export function OwnCasesPage() {
  const texts = useTexts('moderation/mine');
  return (
    <Page>
      <PageHeader title={texts.title()} lead={texts.lead()} />
      <OwnCases />
      <OwnReports />
    </Page>
  );
}
