import { useTexts } from '../../../i18n/react.tsx';
import { MissingPage } from '../../../patterns/missing-page.tsx';

/** Nobody, or somebody whom this reader may not see. */
export function SellerNotFound() {
  const { notFound, notFoundText } = useTexts('market/seller');
  const { toHome } = useTexts('common');
  return (
    <MissingPage width="page" title={notFound()} text={notFoundText()} to="/" label={toHome()} />
  );
}
