import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { useSaved } from '../use-saved.ts';

/** Takes a lounge out of the directory, or puts it back; for owners only. */
export function ActiveSection() {
  const texts = useTexts('manage/details');
  const { actionFailed } = useTexts('manage');
  const { lounge, isOwner } = useManagedLounge();
  const saved = useSaved(lounge.id);
  const showFailure = useFailureToast();
  const [isAsking, setIsAsking] = useState(false);
  const setActive = trpc.lounges.setActive.useMutation({
    onSuccess: (_, { isActive }) => saved(isActive ? texts.activated() : texts.deactivated()),
    onError: (error) => showFailure(error, actionFailed()),
    onSettled: () => setIsAsking(false),
  });
  if (!isOwner) return null;
  const { id, isActive } = lounge;
  return (
    <Section
      title={texts.activeTitle()}
      text={isActive ? texts.isActive() : texts.isInactive()}
      actions={
        isActive ? (
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            {texts.deactivate()}
          </Button>
        ) : (
          <Button
            disabled={setActive.isPending}
            onClick={() => setActive.mutate({ id, isActive: true })}
          >
            {texts.activate()}
          </Button>
        )
      }
    >
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => setActive.mutate({ id, isActive: false })}
        title={texts.deactivateTitle()}
        confirmLabel={texts.deactivate()}
        isDestructive
        isPending={setActive.isPending}
      >
        <p>{texts.deactivateText()}</p>
      </ConfirmDialog>
    </Section>
  );
}
