import type { ClubMember, ClubOutput } from '@oche/validators/clubs/schemas';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Stack } from '../../../components/layout.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';

interface MemberDialogProps {
  club: ClubOutput;
  member: ClubMember;
  onClose: () => void;
}

/** What those who run the club can do about a member. What has no way back asks first. */
export function MemberDialog({ club: { id, can }, member, onClose }: MemberDialogProps) {
  const texts = useTexts('clubs');
  const { manage } = texts;
  const [asked, setAsked] = useState<'handOver' | 'remove' | null>(null);
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const after = {
    onSuccess: async () => {
      onClose();
      await utils.clubs.invalidate();
    },
    onError: (error: unknown) => fail(error, texts.failed()),
  };
  const setRole = trpc.clubs.members.setRole.useMutation(after);
  const handOver = trpc.clubs.members.handOver.useMutation(after);
  const remove = trpc.clubs.members.remove.useMutation(after);
  const name = fullName(member.person);
  const whom = { id, userId: member.person.id };
  if (asked) {
    const act = asked === 'remove' ? remove : handOver;
    return (
      <ConfirmDialog
        isOpen
        onClose={onClose}
        onConfirm={() => act.mutate(whom)}
        title={asked === 'remove' ? manage.removeTitle({ name }) : manage.handOverTitle({ name })}
        confirmLabel={asked === 'remove' ? manage.remove() : manage.handOver()}
        isDestructive={asked === 'remove'}
        isPending={act.isPending}
      >
        {asked === 'remove' ? manage.removeText() : manage.handOverText()}
      </ConfirmDialog>
    );
  }
  const isOfficer = member.role === 'officer';
  return (
    <Dialog isOpen onClose={onClose} title={name} size="sm" isBusy={setRole.isPending}>
      <Stack gap="2">
        {can.own ? (
          <>
            <Button
              variant="outline"
              disabled={setRole.isPending}
              onClick={() => setRole.mutate({ ...whom, role: isOfficer ? 'member' : 'officer' })}
            >
              {isOfficer ? manage.toMember() : manage.toOfficer()}
            </Button>
            <Button variant="outline" onClick={() => setAsked('handOver')}>
              {manage.handOver()}
            </Button>
          </>
        ) : null}
        <Button variant="danger" onClick={() => setAsked('remove')}>
          {manage.remove()}
        </Button>
      </Stack>
    </Dialog>
  );
}
