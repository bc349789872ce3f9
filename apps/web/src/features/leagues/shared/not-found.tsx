import { useTexts } from '../../../i18n/react.tsx';
import { MissingPage } from '../../../patterns/missing-page.tsx';

/** In place of a page of a league that isn't there, or is hidden. */
const missing = (part: 'league' | 'division' | 'team') => () => {
  const texts = useTexts('leagues/pages');
  return (
    <MissingPage
      width="page"
      title={texts[part].notFound()}
      text={texts[part].notFoundText()}
      to="/leagues"
      label={texts.list.all()}
    />
  );
};

export const LeagueNotFound = missing('league');
export const DivisionNotFound = missing('division');
export const TeamNotFound = missing('team');
