import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { SelectField } from '../../components/form/fields.tsx';
import { Stack } from '../../components/layout.tsx';
import { Muted } from '../../components/text.tsx';
import { trpc } from '../../lib/trpc.ts';

interface OpenThreadProps {
  /** parts of the forum whose name says that they are about this stand first */
  about: RegExp;
  texts: Record<'text' | 'place' | 'open' | 'opening', () => string>;
  isPending: boolean;
  onOpen: (subforumId: number) => void;
}

/** Opens the thread in which something is talked about, with one tap where a part of the forum suits it. */
export function OpenThread({ about, texts, isPending, onOpen }: OpenThreadProps) {
  const [chosen, setChosen] = useState<string>();
  const { data = [] } = trpc.forum.category.list.useQuery(undefined, { staleTime: 60_000 });
  const places = data.flatMap(({ subforums, name: category }) =>
    subforums.flatMap((place) => (place.isLocked ? [] : { ...place, category })),
  );
  const suited =
    places.find(({ name }) => about.test(name)) ??
    places.find(({ category }) => about.test(category)) ??
    places[0];
  if (!suited) return null;
  const subforumId = Number(chosen ?? suited.id);
  return (
    <Stack gap="3">
      <Muted>{texts.text()}</Muted>
      <SelectField
        label={texts.place()}
        value={String(subforumId)}
        onChange={({ target }) => setChosen(target.value)}
        options={places.map(({ id: place, name }) => ({ value: String(place), label: name }))}
      />
      <Button
        variant="outline"
        justifySelf="start"
        disabled={isPending}
        onClick={() => onOpen(subforumId)}
      >
        {isPending ? texts.opening() : texts.open()}
      </Button>
    </Stack>
  );
}
