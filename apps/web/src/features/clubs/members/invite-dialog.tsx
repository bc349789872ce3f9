import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { AddPeopleDialog } from '../../../patterns/people/add-people-dialog.tsx';

/** An officer looks for members and invites them, one after the other. */
export function InviteDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { manage: texts } = useTexts('clubs');
  const { readError } = useUi();
  const utils = trpc.useUtils();
  const invite = trpc.clubs.admissions.invite.useMutation({
    onSettled: () => utils.clubs.invalidate(),
  });
  return (
    <AddPeopleDialog
      title={texts.inviteTitle()}
      label={texts.inviteLabel()}
      hint={texts.inviteHint()}
      foundLabel={texts.inviteFound()}
      none={texts.inviteNone()}
      action={texts.invite()}
      addedText={texts.inviteDone}
      error={invite.error ? readError(invite.error).message : null}
      isPending={invite.isPending}
      onAdd={(person) => invite.mutateAsync({ id, userId: person.id })}
      onClose={onClose}
    />
  );
}
