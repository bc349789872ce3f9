import { Eye } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Section } from '../../../components/section/section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { TalkLines } from './talk-lines.tsx';

/** What was said around a reported message, for moderators who ask for it: each look is in the log. */
export function CaseTalk({ id }: { id: string }) {
  const texts = useTexts('messages');
  const showFailure = useFailureToast();
  const look = trpc.social.conversations.look.useMutation({
    onError: (error) => showFailure(error, texts.look.over()),
  });
  return (
    <Section title={texts.look.title()} text={look.data ? null : texts.look.text()}>
      {look.data ? (
        <TalkLines look={look.data} reportedId={Number(id)} />
      ) : (
        <Button
          variant="outline"
          disabled={look.isPending}
          onClick={() => look.mutate({ messageId: Number(id) })}
        >
          <Eye aria-hidden="true" />
          {texts.look.button()}
        </Button>
      )}
    </Section>
  );
}
