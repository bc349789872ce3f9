import { useTexts } from '../../i18n/react.tsx';
import { MissingPage } from '../../patterns/missing-page.tsx';

/** A name that is nobody's, or whose statistics are not for this reader. */
export function PlayerNotFound() {
  const { notFound, notFoundText } = useTexts('statistics');
  const { toHome } = useTexts('common');
  return (
    <MissingPage width="page" title={notFound()} text={notFoundText()} to="/" label={toHome()} />
  );
}
