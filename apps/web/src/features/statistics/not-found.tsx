import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { Page } from '../../components/page/page.tsx';
import { useTexts } from '../../i18n/react.tsx';

/** A name that is nobody's, or whose statistics are not for this reader. */
export function PlayerNotFound() {
  const texts = useTexts('statistics');
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
