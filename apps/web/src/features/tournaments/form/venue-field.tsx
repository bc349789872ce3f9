import { type ComponentProps, useState } from 'react';
import type { TextField } from '../../../components/form/fields.tsx';
import { Chosen, SuggestField } from '../../../components/form/suggest-field.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useNeedle } from '../../../lib/use-debounced.ts';

const LETTERS = 2;
const FOUND = 5;

interface Venue {
  id: number;
  name: string;
  city: string;
}

interface VenueFieldProps {
  /** id of the lounge, or '' */
  venueId: string;
  /** the lounge that the tournament has already */
  known: Venue | null;
  locationField: Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>;
  onChoose: (venueId: string) => void;
}

/** Where: a lounge that is found by what is typed, or else whatever place was typed. */
export function VenueField({ venueId, known, locationField, onChoose }: VenueFieldProps) {
  const texts = useTexts('tournaments/form');
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState(known);
  const chosen = useChosen(venueId, picked);
  const found = useFound(chosen ? '' : typed);
  if (chosen) {
    return (
      <Chosen label={texts.otherPlace()} onRemove={() => onChoose('')}>
        <strong>{chosen.name}</strong> <small>{chosen.city}</small>
      </Chosen>
    );
  }
  return (
    <SuggestField
      label={texts.place()}
      hint={texts.placeHint()}
      isOptional
      maxLength={200}
      {...locationField}
      onChange={(event) => {
        setTyped(event.target.value);
        return locationField.onChange?.(event);
      }}
      foundLabel={texts.found()}
      found={found.map((venue) => ({
        ...venue,
        content: (
          <>
            <strong>{venue.name}</strong> <small>{venue.city}</small>
          </>
        ),
      }))}
      onPick={({ id, name, city }) => {
        setPicked({ id, name, city });
        onChoose(String(id));
      }}
    />
  );
}

/** The lounge of this id; one that a draft names has to be asked for. */
function useChosen(venueId: string, picked: Venue | null): Venue | null {
  const id = Number(venueId);
  const isPicked = picked?.id === id;
  const { data } = trpc.lounges.get.useQuery({ id }, { enabled: id > 0 && !isPicked });
  if (!venueId) return null;
  return isPicked ? picked : (data ?? { id, name: '…', city: '' });
}

function useFound(typed: string): Venue[] {
  const search = useNeedle(typed, LETTERS);
  const { data } = trpc.lounges.search.useQuery(
    { search, limit: FOUND },
    { enabled: search !== '', placeholderData: (before) => before },
  );
  return search ? (data?.items ?? []) : [];
}
