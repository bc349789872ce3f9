import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';

export function ClubNotFound() {
  const texts = useTexts('clubs');
  return (
    <Page>
      <EmptyState
        as="h1"
        drawing="lost"
        title={texts.notFound()}
        action={<ButtonLink to="/clubs">{texts.list.all()}</ButtonLink>}
      >
        <p>{texts.notFoundText()}</p>
      </EmptyState>
    </Page>
  );
}
