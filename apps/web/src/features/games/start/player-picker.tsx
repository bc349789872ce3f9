import { chakra } from '@chakra-ui/react';
import type { KnownPlayer } from '@oche/validators/games/start';
import { type ReactNode, useId } from 'react';
import { Avatar, PersonAvatar } from '../../../components/avatar.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { Stack } from '../../../components/layout.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { fullName } from '../../../lib/person-name.ts';
import { useFoundPeople } from '../../../patterns/people/use-found-people.ts';
import { isSame, nameOf, type Picked } from './players.ts';

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
  const { user } = useAuth();
  const people = useFoundPeople(chosen === null && user?.emailVerified ? typed : '', FOUND) ?? [];
  const found = people.filter(({ id }) => id !== user?.id);
  const isKnown = known.some((one) => isSame(chosen, one));
  const faces = [...(chosen && !isKnown ? [chosen] : []), ...known].slice(0, FACES);
  return (
    <Stack gap="2">
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
                  <PersonAvatar person={person} size="sm" />
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
                  <PersonAvatar person={player.person} size="sm" />
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
    </Stack>
  );
}

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
