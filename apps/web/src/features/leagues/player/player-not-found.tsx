import { useTexts } from '../../../i18n/react.tsx';
import { MissingPage } from '../../../patterns/missing-page.tsx';

/** In place of a player who isn't there, or isn't shown to this reader. */
export function PlayerNotFound() {
  const pages = useTexts('leagues/pages');
  const { career } = useTexts('leagues/figures');
  return (
    <MissingPage
      width="page"
      title={career.notFound()}
      text={career.notFoundText()}
      to="/leagues"
      label={pages.list.all()}
    />
  );
}
