import type { LeaguePlayer } from '@oche/validators/leagues/team';
import { TextLink } from '../../../components/link.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';

/** A player as the reader may know them: a member with their page, or a name. */
export function PlayerName({ player: { person, name } }: { player: LeaguePlayer }) {
  const { bests: texts } = useTexts('leagues/pages');
  if (!person) return name ?? texts.hidden();
  return (
    <TextLink to="/profile/{-$id}" params={{ id: person.id }} variant="plain">
      {fullName(person)}
    </TextLink>
  );
}

/** The same where only a text fits. */
export const playerText = ({ person, name }: LeaguePlayer, hidden: string): string =>
  person ? fullName(person) : (name ?? hidden);
