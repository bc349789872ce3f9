import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { Page } from '../../components/page/page.tsx';
import { Badge } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { areaOf } from './areas.ts';

/**
 * Says honestly that an area is still being built, what it will contain, and where to go meanwhile.
 */
export function AreaPage({ path }: { path: string }) {
  const texts = useTexts('areas');
  const area = areaOf(path);
  if (!area) return null;
  const { title, text } = texts.list[area.name];
  return (
    <Page width="text">
      <EmptyState
        as="h1"
        title={title()}
        action={
          <ButtonLink to="/forum" variant="outline">
            {texts.toForum()}
          </ButtonLink>
        }
      >
        <p>
          <Badge tone="warning">{texts.badge()}</Badge>
        </p>
        <p>{text()}</p>
        <p>{texts.explanation()}</p>
      </EmptyState>
    </Page>
  );
}
