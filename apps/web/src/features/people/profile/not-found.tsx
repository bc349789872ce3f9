import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** Nobody, or somebody of whom the reader gets nothing: the answer is the same. */
export function ProfileNotFound() {
  const texts = useTexts('profile');
  const { toHome } = useTexts('common');
  return (
    <Page>
      <EmptyState
        drawing="lost"
        as="h1"
        title={texts.notFound()}
        action={<ButtonLink to="/">{toHome()}</ButtonLink>}
      >
        <p>{texts.notFoundText()}</p>
      </EmptyState>
    </Page>
  );
}
