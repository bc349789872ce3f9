import type { LeaguePlayer } from '@oche/validators/leagues/team';
import { TextLink } from '../../../components/link.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';

/** A player as the reader may know them: a name that leads to what they have done season by season. */
export function PlayerName({ player }: { player: LeaguePlayer }) {
  const { bests: texts } = useTexts('leagues/pages');
  const { id, person, name } = player;
  if (!person && name === null) return texts.hidden();
  return (
    <TextLink to="/leagues/players/$id" params={{ id: String(id) }} variant="plain">
      {playerText(player, texts.hidden())}
    </TextLink>
  );
}

/** The same where only a text fits. */
export const playerText = ({ person, name }: LeaguePlayer, hidden: string): string =>
  person ? fullName(person) : (name ?? hidden);
