import { chakra } from '@chakra-ui/react';
import type { GameOutput } from '@oche/validators/games/schemas';
import { createLink } from '@tanstack/react-router';
import { Fragment } from 'react';
import { Anchor } from '../../../components/link.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { sidesOf } from '../setup.ts';

type Player = GameOutput['players'][number];

const nameOf = ({ person, guestName }: Player, unknown: string): string =>
  guestName ?? (person ? fullName(person) : unknown);

/** The names of each side in full, for titles and captions. */
export const namesOf = (players: readonly Player[], unknown: string): string[] =>
  sidesOf([...players]).map((side) => side.map((one) => nameOf(one, unknown)).join(' & '));

/** Who plays on a side; members are linked to their statistics. */
export function SidePeople({ players }: { players: readonly Player[] }) {
  const texts = useTexts('games');
  return (
    <span>
      {players.map((player, index) => (
        <Fragment key={player.position}>
          {index > 0 ? ' & ' : null}
          {player.person ? (
            <Person to="/profile/{-$id}" params={{ id: player.person.id }}>
              {fullName(player.person)}
            </Person>
          ) : (
            <>
              {nameOf(player, texts.unknownPlayer())}
              {player.machine ? ` (${texts.average()} ${player.machine.average})` : null}
            </>
          )}
        </Fragment>
      ))}
    </span>
  );
}

const Person = createLink(
  chakra(Anchor, {
    base: { color: 'inherit', textDecorationColor: 'border.strong', _hover: { color: 'link' } },
  }),
);
