import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { LoadMore } from '../../../../components/list/load-more.tsx';
import { RuledList } from '../../../../components/list/ruled-list.tsx';
import { EmptyState } from '../../../../components/page/empty-state.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { useToast } from '../../../../components/toast.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../../lib/person-name.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { type Claim, ClaimRow } from './claim-row.tsx';

/** Admins decide here who gets a lounge that somebody claims. */
export function ClaimsSection() {
  const texts = useTexts('manage/claims');
  const [data, list] = trpc.lounges.claim.list.useSuspenseInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined, staleTime: 0 },
  );
  const [question, setQuestion] = useState<Question | null>(null);
  const claims = data.pages.flatMap(({ items }) => items);
  return (
    <Section title={texts.title()} text={texts.text()}>
      {claims.length === 0 ? (
        <EmptyState title={texts.empty()}>
          <p>{texts.emptyText()}</p>
        </EmptyState>
      ) : null}
      <RuledList>
        {claims.map((claim) => (
          <li key={claim.id}>
            <ClaimRow claim={claim} onDecide={(isApproved) => setQuestion({ claim, isApproved })} />
          </li>
        ))}
      </RuledList>
      <LoadMore list={list} />
      {question ? <Decision {...question} onClose={() => setQuestion(null)} /> : null}
    </Section>
  );
}

interface Question {
  claim: Claim;
  isApproved: boolean;
}

function Decision({ claim, isApproved, onClose }: Question & { onClose: () => void }) {
  const texts = useTexts('manage/claims');
  const { actionFailed } = useTexts('manage');
  const toast = useToast();
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const decide = trpc.lounges.claim.decide.useMutation({
    onSuccess: () =>
      toast.show({ variant: 'success', title: isApproved ? texts.approved() : texts.declined() }),
    onError: (error) => showFailure(error, actionFailed()),
    onSettled: async () => {
      onClose();
      // after a failure, too, as another admin may have decided
      await utils.lounges.claim.list.invalidate();
    },
  });
  const name = fullName(claim.member);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => decide.mutate({ id: claim.id, isApproved })}
      title={
        isApproved ? texts.approveTitle({ lounge: claim.lounge.name, name }) : texts.declineTitle()
      }
      confirmLabel={isApproved ? texts.approve() : texts.decline()}
      isDestructive={!isApproved}
      isPending={decide.isPending}
    >
      <p>{isApproved ? texts.approveText({ name }) : texts.declineText({ name })}</p>
    </ConfirmDialog>
  );
}
