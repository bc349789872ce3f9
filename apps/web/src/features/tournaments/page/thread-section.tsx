import { chakra } from '@chakra-ui/react';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { SelectField } from '../../../components/form/fields.tsx';
import { Stack } from '../../../components/layout.tsx';
import { TextLink } from '../../../components/link.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Where a tournament is talked about; organisers open the thread with one tap. */
export function ThreadSection({ tournament }: { tournament: TournamentOutput }) {
  const texts = useTexts('tournaments/page');
  const { thread, can } = tournament;
  if (!thread && !can.openThread) return null;
  return (
    <TitledSection title={texts.talk()}>
      {thread ? (
        <p>
          <TextLink to="/forum/thread/$id" params={{ id: String(thread.id) }}>
            {thread.title}
          </TextLink>{' '}
          <Answers>{texts.answers({ count: thread.answers })}</Answers>
        </p>
      ) : (
        <OpenThread tournament={tournament} />
      )}
    </TitledSection>
  );
}

/** The part of the forum whose name says that it is about tournaments stands first. */
const ABOUT = /turnier|tournament/i;

function OpenThread({ tournament: { id } }: { tournament: TournamentOutput }) {
  const { thread: texts } = useTexts('tournaments/page');
  const fail = useFailureToast();
  const utils = trpc.useUtils();
  const [chosen, setChosen] = useState<string>();
  const { data = [] } = trpc.forum.category.list.useQuery(undefined, { staleTime: 60_000 });
  const open = trpc.tournaments.openThread.useMutation({
    onSuccess: (changed) => utils.tournaments.get.setData({ id }, changed),
    onError: (error) => fail(error, texts.failed()),
  });
  const places = data.flatMap(({ subforums, name: category }) =>
    subforums.flatMap((place) => (place.isLocked ? [] : { ...place, category })),
  );
  const suited =
    places.find(({ name }) => ABOUT.test(name)) ??
    places.find(({ category }) => ABOUT.test(category)) ??
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
        disabled={open.isPending}
        onClick={() => open.mutate({ id, subforumId })}
      >
        {open.isPending ? texts.opening() : texts.open()}
      </Button>
    </Stack>
  );
}

const Answers = chakra('span', {
  base: { textStyle: 'number', color: 'fg.muted', marginInlineStart: '2', whiteSpace: 'nowrap' },
});
