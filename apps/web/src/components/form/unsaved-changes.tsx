import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { useUi } from '../ui-context.tsx';

/** Asks before a page with unsaved changes is left, within the app or by closing the tab. */
export function UnsavedChanges({ isDirty }: { isDirty: boolean }) {
  const { texts } = useUi();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={texts.discardTitle}
      confirmLabel={texts.discard}
      isDestructive
    >
      <p>{texts.discardText}</p>
    </ConfirmDialog>
  );
}
