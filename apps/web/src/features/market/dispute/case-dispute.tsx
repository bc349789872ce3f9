import type { ConversationLook } from '@oche/validators/conversations/schemas';
import { dealSides } from '@oche/validators/market/deal-limits';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { Split } from '../../../components/layout.tsx';
import { Section } from '../../../components/section/section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AskForm } from './ask-form.tsx';
import { CourseOfDeal } from './course-of-deal.tsx';
import { FrozenAd } from './frozen-ad.tsx';
import { SideOf } from './side-of.tsx';

interface CaseDisputeProps {
  id: number;
  /** how a conversation is shown */
  talk: (look: ConversationLook) => ReactNode;
}

/** All by which a dispute is judged: both sides, the ad as it was, what was agreed and done, and the conversation. */
export function CaseDispute({ id, talk }: CaseDisputeProps) {
  const texts = useTexts('market/dispute', 'market/words', 'messages');
  const [dispute] = trpc.market.disputes.get.useSuspenseQuery({ id }, { staleTime: 0 });
  const { can } = dispute;
  return (
    <>
      <Section title={texts.sides()}>
        <Split sides="even" gap="6">
          {dealSides.map((side) => (
            <SideOf key={side} dispute={dispute} side={side} />
          ))}
        </Split>
      </Section>
      <FrozenAd ad={dispute.ad} />
      <CourseOfDeal dispute={dispute} />
      {can.look ? <Talk id={id} talk={talk} /> : null}
      {can.ask.length > 0 ? <AskForm dispute={dispute} /> : null}
    </>
  );
}

/** Nothing of it is loaded before somebody asks for it. */
function Talk({ id, talk }: CaseDisputeProps) {
  const { talk: texts } = useTexts('market/dispute');
  const showFailure = useFailureToast();
  const look = trpc.market.disputes.look.useMutation({
    onError: (error) => showFailure(error, texts.failed()),
  });
  return (
    <Section title={texts.title()} text={look.data ? null : texts.text()}>
      {look.data ? (
        talk(look.data)
      ) : (
        <Button
          variant="outline"
          justifySelf="start"
          disabled={look.isPending}
          onClick={() => look.mutate({ id })}
        >
          <Eye aria-hidden="true" />
          {texts.button()}
        </Button>
      )}
    </Section>
  );
}
