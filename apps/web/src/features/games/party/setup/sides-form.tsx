import { chakra } from '@chakra-ui/react';
import { PARTY_NAME_MAX, PARTY_TEAM_MAX } from '@oche/validators/games/party';
import { Plus, UserPlus, X } from 'lucide-react';
import { Button, IconButton } from '../../../../components/button.tsx';
import { Input } from '../../../../components/form/controls.ts';
import { useTexts } from '../../../../i18n/react.tsx';
import { emptySide, type TypedSide } from './sides.ts';

interface SidesFormProps {
  sides: readonly TypedSide[];
  onSides: (sides: readonly TypedSide[]) => void;
  canAdd: boolean;
  canRemove: boolean;
  /** a number of each side, where the game asks for one */
  own: {
    label: string;
    usual: (side: number) => number;
    errorOf: (side: number) => string | null;
  } | null;
  /** names for one tap */
  known: readonly string[];
}

/** Who plays, in the order in which they throw: a name a side, or several for a team. */
export function SidesForm({ sides, onSides, canAdd, canRemove, own, known }: SidesFormProps) {
  const texts = useTexts('games/party').setup;
  const labelOf = (side: number) => texts.player({ number: side + 1 });
  const change = (side: number, some: Partial<TypedSide>) => {
    const before = sides[side];
    if (before) onSides(sides.with(side, { ...before, ...some }));
  };
  const used = new Set(sides.flatMap(({ players }) => players.map((name) => name.trim())));
  const free = known.filter((name) => !used.has(name));
  const take = (name: string) => {
    const empty = sides.findIndex(({ players }) => players[0]?.trim() === '');
    if (empty >= 0) change(empty, { players: sides[empty]?.players.with(0, name) ?? [name] });
    else onSides([...sides, { ...emptySide(sides), players: [name] }]);
  };
  const hasRoom = canAdd || sides.some(({ players }) => players[0]?.trim() === '');
  return (
    <Root>
      <ol>
        {sides.map(({ key, players, own: typed }, side) => {
          const name = players[0]?.trim() || labelOf(side);
          const error = own?.errorOf(side) ?? null;
          return (
            <li key={key}>
              <Place data-bed={side % 2 === 0 ? 'black' : 'sisal'} aria-hidden="true">
                {side + 1}
              </Place>
              <Names>
                {players.map((player, position) => (
                  <Line
                    // players of a team have no other name than their place
                    key={`${key} ${position + 1}`}
                  >
                    <Input
                      type="text"
                      value={player}
                      placeholder={position === 0 ? labelOf(side) : undefined}
                      aria-label={
                        position === 0 ? texts.name({ number: side + 1 }) : texts.mate({ name })
                      }
                      autoComplete="off"
                      autoCapitalize="words"
                      maxLength={PARTY_NAME_MAX}
                      onChange={({ target }) =>
                        change(side, { players: players.with(position, target.value) })
                      }
                    />
                    {position > 0 ? (
                      <IconButton
                        label={texts.remove({ name: player.trim() || texts.mate({ name }) })}
                        onClick={() => change(side, { players: players.toSpliced(position, 1) })}
                      >
                        <X aria-hidden="true" />
                      </IconButton>
                    ) : null}
                  </Line>
                ))}
                {error ? <Wrong role="alert">{error}</Wrong> : null}
              </Names>
              {own ? (
                <Input
                  type="text"
                  inputMode="numeric"
                  value={typed}
                  width="16"
                  textAlign="center"
                  placeholder={String(own.usual(side))}
                  aria-label={`${own.label}: ${name}`}
                  aria-invalid={error ? true : undefined}
                  maxLength={4}
                  onChange={({ target }) =>
                    change(side, { own: target.value.replaceAll(/\D/g, '') })
                  }
                />
              ) : null}
              {players.length < PARTY_TEAM_MAX ? (
                <IconButton
                  label={texts.addMate({ name })}
                  onClick={() => change(side, { players: [...players, ''] })}
                >
                  <UserPlus aria-hidden="true" />
                </IconButton>
              ) : null}
              {canRemove ? (
                <IconButton
                  label={texts.remove({ name })}
                  onClick={() => onSides(sides.toSpliced(side, 1))}
                >
                  <X aria-hidden="true" />
                </IconButton>
              ) : null}
            </li>
          );
        })}
      </ol>
      {canAdd ? (
        <Button
          variant="outline"
          justifySelf="start"
          onClick={() => onSides([...sides, emptySide(sides)])}
        >
          <Plus aria-hidden="true" />
          {texts.addSide()}
        </Button>
      ) : null}
      {hasRoom && free.length > 0 ? (
        <Known role="group" aria-label={texts.known()}>
          {free.map((name) => (
            <Button key={name} size="sm" variant="outline" onClick={() => take(name)}>
              {name}
            </Button>
          ))}
        </Known>
      ) : null}
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    '& ol': { listStyle: 'none', display: 'grid', gap: '2' },
    '& li': { display: 'flex', alignItems: 'flex-start', gap: '1.5' },
  },
});
/** the place at the oche, as a bed of the board */
const Place = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '9',
    height: 'control',
    textStyle: 'number',
    fontWeight: 'heavy',
    fontSize: 'xl',
    bg: 'board.black',
    color: 'board.chalk',
    borderTop: '4px solid {colors.board.red}',
    '&[data-bed=sisal]': { bg: 'board.sisal', color: 'board.black', borderTopColor: 'board.green' },
  },
});
const Names = chakra('div', {
  base: { flex: '1', minWidth: '0', display: 'grid', gap: '1.5' },
});
const Line = chakra('div', { base: { display: 'flex', gap: '1', '& input': { minWidth: '0' } } });
const Wrong = chakra('p', { base: { textStyle: 'small', color: 'danger' } });
/** one line, however many they are: what has to be chosen stays in sight */
const Known = chakra('div', {
  base: {
    display: 'flex',
    gap: '1.5',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingBlock: '1',
    '& button': { flexShrink: '0' },
  },
});
