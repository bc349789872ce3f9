import { chakra } from '@chakra-ui/react';
import type { KnownPlayer } from '@oche/validators/games/start';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { PlayerPicker } from './player-picker.tsx';
import { isFilled, isSame, nameOf, type Picked } from './players.ts';

/** Players of a team, with who starts the game. */
const TEAM_MAX = 4;

export interface Players {
  mates: Picked[];
  opponents: Picked[];
}

interface SidesFieldsProps extends Players {
  kind: 'one' | 'teams';
  known: readonly KnownPlayer[];
  onChange: (players: Players) => void;
  /** whether somebody has tried to start: only then an empty field is an error */
  isTried: boolean;
}

/** Who plays with whom: one opponent, or two lists. */
export function SidesFields({
  kind,
  mates,
  opponents,
  known,
  onChange,
  isTried,
}: SidesFieldsProps) {
  const { player: texts } = useTexts('games/start');
  const { user } = useAuth();
  const all = [...mates, ...opponents];
  const errorOf = (pick: Picked) => (isTried && !isFilled(pick) ? 'required' : undefined);
  const knownFor = (pick: Picked) =>
    known.filter((one) => !all.some((other) => other !== pick && isSame(other.chosen, one)));
  if (kind === 'one') {
    return opponents
      .slice(0, 1)
      .map((pick) => (
        <PlayerPicker
          key={pick.key}
          label={texts.opponent()}
          hint={user?.emailVerified ? texts.hint() : texts.guestHint()}
          picked={pick}
          onPick={(next) => onChange({ mates, opponents: [next, ...opponents.slice(1)] })}
          known={knownFor(pick)}
          error={errorOf(pick)}
        />
      ));
  }
  const team = (
    title: string,
    picks: readonly Picked[],
    labelOf: (number: number) => string,
    max: number,
    set: (next: Picked[]) => void,
  ) => (
    <Team title={title} canAdd={picks.length < max} onAdd={() => set([...picks, emptyPick(all)])}>
      {picks.map((pick, index) => (
        <Member key={pick.key}>
          <PlayerPicker
            label={labelOf(index + 1)}
            picked={pick}
            onPick={(next) => set(picks.with(index, next))}
            known={knownFor(pick)}
            error={errorOf(pick)}
          />
          {picks.length > 1 ? (
            <IconButton
              label={texts.remove({ name: pick.chosen ? nameOf(pick.chosen) : pick.typed || '–' })}
              onClick={() => set(picks.toSpliced(index, 1))}
            >
              <X aria-hidden="true" />
            </IconButton>
          ) : null}
        </Member>
      ))}
    </Team>
  );
  return (
    <Teams>
      {team(
        texts.own(),
        mates,
        (number) => texts.mate({ number }),
        TEAM_MAX - 1,
        (next) => onChange({ mates: next, opponents }),
      )}
      {team(
        texts.opponent(),
        opponents,
        (number) => texts.theirs({ number }),
        TEAM_MAX,
        (next) => onChange({ mates, opponents: next }),
      )}
    </Teams>
  );
}

/** A field for one more. */
export const emptyPick = (all: readonly Picked[]): Picked => ({
  key: Math.max(0, ...all.map(({ key }) => key)) + 1,
  chosen: null,
  typed: '',
});

interface TeamProps {
  title: string;
  canAdd: boolean;
  onAdd: () => void;
  children: ReactNode;
}

function Team({ title, canAdd, onAdd, children }: TeamProps) {
  const { player: texts } = useTexts('games/start');
  return (
    <TeamFrame>
      <legend>{title}</legend>
      {children}
      {canAdd ? (
        <Button variant="ghost" size="sm" justifySelf="start" onClick={onAdd}>
          <Plus aria-hidden="true" />
          {texts.add()}
        </Button>
      ) : null}
    </TeamFrame>
  );
}

const Teams = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
});
const TeamFrame = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '3',
    minWidth: '0',
    padding: '3',
    layerStyle: 'panel',
    '& legend': { textStyle: 'subheading', float: 'left', width: 'full' },
  },
});
const Member = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '2',
    '& > button': { marginTop: '6' },
  },
});
