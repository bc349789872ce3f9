import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { FormError } from '../../../../components/form/form.tsx';
import { RowActions, RowWords } from '../../../../components/list/ruled-list.tsx';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { fullName } from '../../../../lib/person-name.ts';
import { type RouterOutputs, trpc } from '../../../../lib/trpc.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { useTeamChanged } from './use-team-changed.ts';

type Invitation = RouterOutputs['lounges']['staff']['list']['invitations'][number];

interface InvitationRequestProps {
  invitation: Invitation;
  member: NonNullable<Invitation['requestedBy']>;
}

/**
 * A member wants to accept an invitation that was mailed to another address: the inviter has to say
 * whether they are the right person.
 */
export function InvitationRequest({ invitation, member }: InvitationRequestProps) {
  const texts = useTexts('manage/team');
  const { readError } = useUi();
  const { lounge } = useManagedLounge();
  const changed = useTeamChanged(lounge.id);
  const utils = trpc.useUtils();
  const [isAsking, setIsAsking] = useState(false);
  const { id, email, role } = invitation;
  const name = fullName(member);
  const isHandover = role === 'owner';
  const decide = trpc.lounges.staff.decideInvitation.useMutation({
    onSuccess: async (_, { isConfirmed }) => {
      setIsAsking(false);
      await changed(isConfirmed ? texts.confirmed({ name }) : texts.refused());
      // whoever has handed over the lounge is its manager now
      if (isConfirmed && isHandover) await utils.lounges.invalidate();
    },
  });
  const answer = (isConfirmed: boolean) => decide.mutate({ id, userId: member.id, isConfirmed });
  const error = decide.error ? readError(decide.error).message : null;
  return (
    <>
      <RowWords>
        {texts.wantsIn({ name })}
        {isAsking ? null : <FormError>{error}</FormError>}
      </RowWords>
      <RowActions>
        <Button
          size="sm"
          aria-label={texts.confirmFor({ name })}
          disabled={decide.isPending}
          onClick={() => {
            decide.reset();
            setIsAsking(true);
          }}
        >
          {texts.confirm()}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={texts.refuseFor({ name })}
          disabled={decide.isPending}
          onClick={() => answer(false)}
        >
          {texts.refuse()}
        </Button>
      </RowActions>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => answer(true)}
        title={isHandover ? texts.confirmOwnerTitle({ name }) : texts.confirmTitle({ name })}
        confirmLabel={texts.confirm()}
        isDestructive={isHandover}
        isPending={decide.isPending}
      >
        <p>{texts.confirmText({ email })}</p>
        {isHandover ? <p>{texts.handOverText()}</p> : null}
        <FormError>{error}</FormError>
      </ConfirmDialog>
    </>
  );
}
