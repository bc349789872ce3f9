import type { Person } from '@oche/validators/people/schemas';
import type { ReactNode } from 'react';
import { PersonAvatar } from '../../components/avatar.tsx';
import { SuggestField } from '../../components/form/suggest-field.tsx';
import { fullName } from '../../lib/person-name.ts';
import { useFoundPeople } from './use-found-people.ts';

const FOUND = 6;

interface MemberFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  foundLabel: string;
  typed: string;
  onType: (typed: string) => void;
  /** who can't be picked, as they are there already */
  without?: readonly string[];
  onPick: (person: Person) => void;
}

/** Looks for members by what is typed. */
export function MemberField({ typed, onType, without = [], onPick, ...field }: MemberFieldProps) {
  const people = (useFoundPeople(typed, FOUND) ?? []).filter(({ id }) => !without.includes(id));
  return (
    <SuggestField
      {...field}
      value={typed}
      maxLength={60}
      autoCapitalize="words"
      onChange={({ target }) => onType(target.value)}
      found={people.map((person) => ({
        id: person.id,
        name: fullName(person),
        person,
        content: (
          <>
            <PersonAvatar person={person} size="sm" />
            <span>
              {fullName(person)} <small>@{person.username}</small>
            </span>
          </>
        ),
      }))}
      onPick={({ person }) => onPick(person)}
    />
  );
}
