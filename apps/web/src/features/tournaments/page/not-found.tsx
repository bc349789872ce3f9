import { MissingPage } from '../../../components/page/missing-page.tsx';
import { useTexts } from '../../../i18n/react.tsx';

export function TournamentNotFound() {
  const texts = useTexts('tournaments/page');
  return (
    <MissingPage
      title={texts.notFound()}
      text={texts.notFoundText()}
      to="/tournaments"
      label={texts.toTournaments()}
    />
  );
}
