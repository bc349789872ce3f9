import { useTexts } from '../../../i18n/react.tsx';
import { MissingPage } from '../../../patterns/missing-page.tsx';

export function ClubNotFound() {
  const texts = useTexts('clubs');
  return (
    <MissingPage
      width="page"
      title={texts.notFound()}
      text={texts.notFoundText()}
      to="/clubs"
      label={texts.list.all()}
    />
  );
}
