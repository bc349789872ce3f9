import { chakra } from '@chakra-ui/react';
import type { SeasonSheet } from '@oche/validators/leagues/export';
import { ButtonAnchor } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';

// the schemas themselves stay on the server
const sheets = ['fixtures', 'games', 'tables', 'squads'] as const satisfies readonly SeasonSheet[];

/** A season to take along: in parts for spreadsheets, whole for programs. */
export function SeasonFiles({ id }: { id: number }) {
  const { files: texts } = useTexts('leagues/pages');
  const at = `/api/leagues/seasons/${id}`;
  return (
    <Files aria-label={texts.title()}>
      {sheets.map((sheet) => (
        <li key={sheet}>
          <ButtonAnchor href={`${at}/${sheet}.csv`} download size="sm" variant="outline">
            {texts[sheet]()}
            <small>CSV</small>
          </ButtonAnchor>
        </li>
      ))}
      <li>
        <ButtonAnchor href={`${at}/season.json`} download size="sm" variant="outline">
          {texts.whole()}
          <small>JSON</small>
        </ButtonAnchor>
      </li>
    </Files>
  );
}

const Files = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    listStyle: 'none',
    '& small': { color: 'fg.muted', fontWeight: 'normal' },
  },
});
