import { useState } from 'react';
import { Chosen, SuggestField } from '../../../../components/form/suggest-field.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { useNeedle } from '../../../../lib/use-debounced.ts';

const LETTERS = 2;
const FOUND = 5;

export interface Found {
  id: number;
  name: string;
  city?: string | null;
}

interface PickFieldProps {
  chosen: Found | null;
  onChoose: (found: Found | null) => void;
}

/** The lounge at which a team is at home: its boards are booked for each fixture. */
export function LoungeField({ chosen, onChoose }: PickFieldProps) {
  const texts = useTexts('leagues/setup-teams');
  const [typed, setTyped] = useState('');
  const search = useNeedle(typed, LETTERS);
  const { data } = trpc.lounges.search.useQuery(
    { search, limit: FOUND },
    { enabled: search !== '' && !chosen, placeholderData: (before) => before },
  );
  return (
    <PickField
      label={texts.lounge()}
      hint={texts.loungeHint()}
      other={texts.otherLounge()}
      typed={typed}
      onType={setTyped}
      found={search ? (data?.items ?? []) : []}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

export function ClubField({ chosen, onChoose }: PickFieldProps) {
  const texts = useTexts('leagues/setup-teams');
  const [typed, setTyped] = useState('');
  const search = useNeedle(typed, LETTERS);
  const { data } = trpc.clubs.list.useQuery(
    { search, limit: FOUND },
    { enabled: search !== '' && !chosen, placeholderData: (before) => before },
  );
  return (
    <PickField
      label={texts.club()}
      hint={texts.clubHint()}
      other={texts.otherClub()}
      typed={typed}
      onType={setTyped}
      found={search ? (data?.items ?? []) : []}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

interface AnyFieldProps extends PickFieldProps {
  label: string;
  hint: string;
  /** what the button does that takes the choice back */
  other: string;
  typed: string;
  onType: (typed: string) => void;
  found: readonly Found[];
}

function PickField({ chosen, onChoose, other, typed, onType, found, ...field }: AnyFieldProps) {
  const texts = useTexts('leagues/setup-teams');
  if (chosen) {
    return (
      <Chosen label={other} onRemove={() => onChoose(null)}>
        <small>{field.label}</small> <strong>{chosen.name}</strong> <small>{chosen.city}</small>
      </Chosen>
    );
  }
  return (
    <SuggestField
      {...field}
      isOptional
      maxLength={100}
      value={typed}
      onChange={({ target }) => onType(target.value)}
      foundLabel={texts.found()}
      found={found.map((one) => ({
        ...one,
        content: (
          <>
            <strong>{one.name}</strong> <small>{one.city}</small>
          </>
        ),
      }))}
      onPick={({ id, name, city }) => {
        onType('');
        onChoose({ id, name, city });
      }}
    />
  );
}
