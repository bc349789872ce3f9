import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { TextDialog } from './text-dialog.tsx';

interface ClaimDialogProps {
  lounge: { id: number; name: string };
  onSent: () => void;
  onClose: () => void;
}

/** Asks why the lounge is the member's; an admin decides on the answer. */
export function ClaimDialog({ lounge, onSent, onClose }: ClaimDialogProps) {
  const { claim: texts } = useTexts('lounge');
  const utils = trpc.useUtils();
  const create = trpc.lounges.claim.create.useMutation({
    onSuccess: () => {
      onSent();
      void utils.lounges.get.invalidate({ id: lounge.id });
    },
  });
  return (
    <TextDialog
      title={texts.title({ name: lounge.name })}
      label={texts.message()}
      hint={texts.hint()}
      max={2000}
      submit={texts.submit()}
      pending={texts.pending()}
      onSend={(message) => create.mutateAsync({ loungeId: lounge.id, message })}
      onClose={onClose}
    />
  );
}
