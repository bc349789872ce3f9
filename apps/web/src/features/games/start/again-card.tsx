import { chakra } from '@chakra-ui/react';
import { Avatar, PersonAvatar } from '../../../components/avatar.tsx';
import { Button } from '../../../components/button.tsx';
import { FormError } from '../../../components/form/form.tsx';
import { Small } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { gameText, rulesText } from '../rules-text.ts';
import { machineText } from './machine-field.tsx';
import { nameOf } from './players.ts';
import type { LastGame } from './setup-form.ts';

interface AgainCardProps {
  last: LastGame;
  ownId: string;
  isPending: boolean;
  error: string | null;
  onStart: () => void;
}

/** The usual game, for one tap. */
export function AgainCard({ last, ownId, isPending, error, onStart }: AgainCardProps) {
  const { again: texts, machine: strength, starting } = useTexts('games/start');
  const watch = useTexts('games/watch');
  const [own = [], theirs = []] = last.sides;
  const mates = own.filter((player) => !('person' in player && player.person.id === ownId));
  const names = theirs.map(nameOf).join(' & ');
  const machine = theirs.flatMap((player) => ('guestName' in player && player.machine) || []).at(0);
  const game = gameText(last, watch);
  const isAlone = last.sides.length === 1;
  const begins =
    last.first === null
      ? texts.bull()
      : last.first === 0
        ? texts.youBegin()
        : texts.theyBegin({ names });
  const facts = [
    machine && machineText(machine, strength),
    rulesText(last, watch),
    last.remote ? texts.remote() : '',
    isAlone ? '' : begins,
  ];
  return (
    <Band className="dark" aria-labelledby="again">
      <Eyebrow id="again">{texts.title()}</Eyebrow>
      <Row>
        <Game>{game}</Game>
        <Against>
          {theirs
            .concat(mates)
            .map((player) =>
              'person' in player ? (
                <PersonAvatar key={player.person.id} person={player.person} />
              ) : (
                <Avatar key={`guest ${player.guestName}`} name={player.guestName} />
              ),
            )}
          <span>{isAlone ? texts.solo() : texts.versus({ names })}</span>
        </Against>
      </Row>
      <Small>{facts.filter(Boolean).join(' · ')}</Small>
      <FormError>{error}</FormError>
      <Button
        variant="accent"
        size="lg"
        shape="wedge"
        justifySelf="start"
        disabled={isPending}
        aria-busy={isPending}
        onClick={onStart}
      >
        {isPending ? starting() : isAlone ? texts.alone({ game }) : texts.start({ game, names })}
      </Button>
    </Band>
  );
}

const Band = chakra('section', {
  base: {
    bg: 'bg.sunken',
    color: 'fg',
    display: 'grid',
    gap: '2',
    marginBottom: '8',
    padding: { base: '4', md: '6' },
    borderBottom: '4px solid {colors.accent.solid}',
  },
});
const Eyebrow = chakra('h2', { base: { textStyle: 'label', color: 'fg.muted' } });
const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '2' },
});
const Game = chakra('p', { base: { textStyle: 'numberHero' } });
const Against = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '3', textStyle: 'heading' },
});
