import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { Page } from '../../components/page/page.tsx';
import { Label } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';

export function NotFoundPage() {
  const { notFound, toHome } = useTexts('common');
  return (
    <Page width="text">
      <EmptyState
        as="h1"
        drawing="lost"
        title={notFound.title()}
        action={
          <ButtonLink to="/" variant="outline">
            {toHome()}
          </ButtonLink>
        }
      >
        <p>{notFound.text()}</p>
        <Label lang="en">{notFound.status()}</Label>
      </EmptyState>
    </Page>
  );
}
