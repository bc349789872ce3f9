import { chakra } from '@chakra-ui/react';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { TextLink } from '../../../components/link.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { OpenThread } from '../../../patterns/forum/open-thread.tsx';

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
        <OpenTournamentThread tournament={tournament} />
      )}
    </TitledSection>
  );
}

const ABOUT = /turnier|tournament/i;

function OpenTournamentThread({ tournament: { id } }: { tournament: TournamentOutput }) {
  const { thread: texts } = useTexts('tournaments/page');
  const fail = useFailureToast();
  const utils = trpc.useUtils();
  const open = trpc.tournaments.openThread.useMutation({
    onSuccess: (changed) => utils.tournaments.get.setData({ id }, changed),
    onError: (error) => fail(error, texts.failed()),
  });
  return (
    <OpenThread
      about={ABOUT}
      texts={texts}
      isPending={open.isPending}
      onOpen={(subforumId) => open.mutate({ id, subforumId })}
    />
  );
}

const Answers = chakra('span', {
  base: { textStyle: 'number', color: 'fg.muted', marginInlineStart: '2', whiteSpace: 'nowrap' },
});
