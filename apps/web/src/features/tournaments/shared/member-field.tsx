import type { Person } from '@oche/validators/people/schemas';
import type { ReactNode } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { fullName, initials } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { SuggestField, useNeedle } from './suggest-field.tsx';

/** Members are looked for from this many letters on. */
const LETTERS = 3;
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
  const query = useNeedle(typed, LETTERS);
  const { data } = trpc.social.people.search.useQuery(
    { query, limit: FOUND },
    { enabled: query !== '', placeholderData: (before) => before },
  );
  const people = query ? (data ?? []).filter(({ id }) => !without.includes(id)) : [];
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
            <Avatar
              name={person.firstName}
              letters={initials(person)}
              src={person.profileImageUrl}
              size="sm"
            />
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
