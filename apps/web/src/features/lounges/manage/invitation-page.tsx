import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../../components/button.tsx';
import { FormError } from '../../../components/form/form.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { MissingPage } from '../../../patterns/missing-page.tsx';

/** Opened from a mail: an invitation to a lounge's team, or to take over the lounge itself. */
export function InvitationPage({ token }: { token: string }) {
  const texts = useTexts('manage/invitation');
  const { readError } = useUi();
  const toast = useToast();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [invitation] = trpc.lounges.staff.getInvitation.useSuspenseQuery({ token });
  const accept = trpc.lounges.staff.acceptInvitation.useMutation({
    onSuccess: async ({ loungeId, isAccepted }) => {
      if (!isAccepted) return utils.lounges.staff.getInvitation.invalidate({ token });
      // the invitation itself is not loaded again, as it is used up
      void utils.lounges.mine.invalidate();
      await utils.lounges.get.invalidate({ id: loungeId });
      await navigate({ to: '/venues/$id/manage', params: { id: String(loungeId) } });
      toast.show({ variant: 'success', title: texts.accepted() });
    },
  });
  const { acceptance } = invitation;
  const isOwner = invitation.role === 'owner';
  const label = isOwner ? texts.acceptOwner() : texts.accept();
  const names = {
    inviter: fullName(invitation.invitedBy),
    lounge: invitation.loungeName,
  };
  return (
    <Page width="text">
      <PageHeader
        title={isOwner ? texts.ownerTitle() : texts.title()}
        lead={isOwner ? texts.ownerText(names) : texts.text(names)}
      />
      <div role="status">
        {acceptance === 'ask' ? <Notice>{texts.askText(names)}</Notice> : null}
        {acceptance === 'waiting' ? (
          <Notice tone="positive">{texts.waitingText(names)}</Notice>
        ) : null}
        {acceptance === 'taken' ? <Notice>{texts.takenText(names)}</Notice> : null}
      </div>
      <FormError>{accept.error ? readError(accept.error).message : null}</FormError>
      {acceptance === 'open' || acceptance === 'ask' ? (
        <Button shape="wedge" disabled={accept.isPending} onClick={() => accept.mutate({ token })}>
          {accept.isPending ? texts.accepting() : acceptance === 'ask' ? texts.ask() : label}
        </Button>
      ) : null}
    </Page>
  );
}

/** Shown for an invitation that has expired, was withdrawn or accepted, or has a mistyped link. */
export function InvitationInvalid() {
  const texts = useTexts('manage/invitation');
  return (
    <MissingPage
      title={texts.invalidTitle()}
      text={texts.invalidText()}
      to="/venues"
      label={texts.toVenues()}
    />
  );
}
