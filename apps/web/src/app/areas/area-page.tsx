import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { Page } from '../../components/page/page.tsx';
import { Badge } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useAuth } from '../../lib/auth.ts';
import { areaOf } from './areas.ts';

/**
 * Says honestly that an area is still being built, what it will contain, and where to go meanwhile.
 */
export function AreaPage({ path }: { path: string }) {
  const texts = useTexts('areas');
  const { user } = useAuth();
  const area = areaOf(path);
  if (!area) return null;
  const isDenied = area.access === 'admins' && user?.role !== 'admin';
  const { title, text } = texts.list[area.name];
  return (
    <Page width="text">
      <EmptyState
        as="h1"
        title={isDenied ? texts.deniedTitle() : title()}
        action={
          <ButtonLink to="/forum" variant="outline">
            {texts.toForum()}
          </ButtonLink>
        }
      >
        {isDenied ? (
          <p lang="en">{texts.denied()}</p>
        ) : (
          <>
            <p>
              <Badge tone="warning">{texts.badge()}</Badge>
            </p>
            <p>{text()}</p>
            <p>{texts.explanation()}</p>
          </>
        )}
      </EmptyState>
    </Page>
  );
}
