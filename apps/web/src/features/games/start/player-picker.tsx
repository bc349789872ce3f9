import { chakra } from '@chakra-ui/react';
import type { KnownPlayer } from '@oche/validators/games/start';
import type { Person } from '@oche/validators/people/schemas';
import { type ReactNode, useId } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { fullName, initials } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { isSame, nameOf, type Picked } from './players.ts';

/** Members are looked for from this many letters on, after a pause in typing. */
const LETTERS = 3;
const PAUSE_MS = 200;
const FOUND = 5;
const FACES = 6;

interface PlayerPickerProps {
  label: ReactNode;
  hint?: ReactNode;
  picked: Picked;
  onPick: (picked: Picked) => void;
  /** offered with one tap */
  known: readonly KnownPlayer[];
  error: string | undefined;
}

/**
 * One field for members and guests: the usual ones as faces, members who are found by what is typed,
 * and otherwise a guest of that name.
 */
export function PlayerPicker({ label, hint, picked, onPick, known, error }: PlayerPickerProps) {
  const { player: texts } = useTexts('games/start');
  const foundId = useId();
  const { chosen, typed } = picked;
  const found = useFound(chosen === null ? typed : '');
  const isKnown = known.some((one) => isSame(chosen, one));
  const faces = [...(chosen && !isKnown ? [chosen] : []), ...known].slice(0, FACES);
  return (
    <Root>
      <TextField
        label={label}
        hint={hint}
        error={error}
        value={chosen ? nameOf(chosen) : typed}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={60}
        onChange={({ target }) => onPick({ ...picked, chosen: null, typed: target.value })}
      />
      {found.length > 0 ? (
        <section aria-labelledby={foundId}>
          <Label id={foundId}>{texts.found()}</Label>
          <Faces>
            {found.map((person) => (
              <li key={person.id}>
                <Face
                  type="button"
                  onClick={() => onPick({ ...picked, chosen: { person }, typed: '' })}
                >
                  <PersonFace person={person} />
                  <span>
                    {fullName(person)} <small>@{person.username}</small>
                  </span>
                </Face>
              </li>
            ))}
          </Faces>
        </section>
      ) : null}
      {typed === '' && faces.length > 0 ? (
        <Faces aria-label={texts.recent()}>
          {faces.map((player) => (
            <li key={'person' in player ? player.person.id : `guest ${player.guestName}`}>
              <Face
                type="button"
                aria-pressed={isSame(chosen, player)}
                onClick={() =>
                  onPick({ ...picked, chosen: isSame(chosen, player) ? null : player })
                }
              >
                {'person' in player ? (
                  <PersonFace person={player.person} />
                ) : (
                  <Avatar name={player.guestName} size="sm" />
                )}
                <span>
                  {nameOf(player)}
                  {'guestName' in player ? <small> {texts.guest()}</small> : null}
                </span>
              </Face>
            </li>
          ))}
        </Faces>
      ) : null}
      <VisuallyHidden role="status">
        {found.length > 0 ? found.map(fullName).join(', ') : null}
      </VisuallyHidden>
    </Root>
  );
}

const PersonFace = ({ person }: { person: Person }) => (
  <Avatar
    name={person.firstName}
    letters={initials(person)}
    src={person.profileImageUrl}
    size="sm"
  />
);

function useFound(typed: string): readonly Person[] {
  const query = useDebounced(typed.trim(), PAUSE_MS);
  const { user } = useAuth();
  const isLongEnough = query.length >= LETTERS && typed.trim().length >= LETTERS;
  const { data } = trpc.social.people.search.useQuery(
    { query, limit: FOUND },
    { enabled: isLongEnough, placeholderData: (before) => before },
  );
  return isLongEnough ? (data ?? []).filter(({ id }) => id !== user?.id) : [];
}

const Root = chakra('div', { base: { display: 'grid', gap: '2' } });
const Label = chakra('h3', {
  base: { textStyle: 'caption', color: 'fg.muted', marginBottom: '1' },
});
const Faces = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1.5', listStyle: 'none' },
});
const Face = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'control',
    paddingBlock: '1',
    paddingInline: '2',
    paddingInlineEnd: '3',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    bg: 'bg.raised',
    textAlign: 'start',
    cursor: 'pointer',
    '& small': { textStyle: 'caption', color: 'fg.muted' },
    '&[aria-pressed=true]': {
      bg: 'bg.inverse',
      color: 'fg.inverse',
      borderColor: 'bg.inverse',
      '& small': { color: 'inherit' },
    },
  },
});
