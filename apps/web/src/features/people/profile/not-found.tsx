import { useTexts } from '../../../i18n/react.tsx';
import { MissingPage } from '../../../patterns/missing-page.tsx';

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
    <MissingPage
      width="page"
      title={isUndecided ? texts.undecided() : texts.notFound()}
      text={isUndecided ? texts.undecidedText() : texts.notFoundText()}
      to="/"
      label={toHome()}
    />
  );
}
