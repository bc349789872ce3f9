import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface ProfileNotFoundProps {
  /** what the page's loader has thrown */
  data?: unknown;
}

/**
 * Nobody, or somebody of whom the reader gets nothing: the answer is the same. Only if the member hasn't chosen yet who
 * sees the profile, a visitor reads that.
 */
export function ProfileNotFound({ data }: ProfileNotFoundProps) {
  const texts = useTexts('profile');
  const isUndecided =
    typeof data === 'object' &&
    data !== null &&
    'code' in data &&
    data.code === 'PROFILE_UNDECIDED';
  const { toHome } = useTexts('common');
  return (
    <Page>
      <EmptyState
        drawing="lost"
        as="h1"
        title={isUndecided ? texts.undecided() : texts.notFound()}
        action={<ButtonLink to="/">{toHome()}</ButtonLink>}
      >
        <p>{isUndecided ? texts.undecidedText() : texts.notFoundText()}</p>
      </EmptyState>
    </Page>
  );
}
