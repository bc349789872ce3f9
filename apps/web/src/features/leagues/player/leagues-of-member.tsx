import { chakra } from '@chakra-ui/react';
import { TableFiles } from '../../../components/list/table-files.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { SeasonsTable } from './seasons-table.tsx';

/** What a member has done in leagues, as a part of the profile; nothing of one who plays in none. */
export function LeaguesOfMember({ userId, name }: { userId: string; name: string }) {
  const { career: texts } = useTexts('leagues/figures');
  const { data: career } = trpc.leagues.players.ofMember.useQuery({ userId });
  if (!career || career.seasons.length === 0) return null;
  return (
    <Below>
      <TitledSection title={texts.leagues()}>
        <SeasonsTable career={career} name={name} />
        <TableFiles title={texts.leagues()} path={`/leagues/user/${userId}/seasons`} />
      </TitledSection>
    </Below>
  );
}

/** Apart from the numbers of other games. */
const Below = chakra('div', { base: { marginTop: '10', minWidth: '0' } });
