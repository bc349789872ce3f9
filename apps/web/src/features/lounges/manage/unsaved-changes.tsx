import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** Asks before a page with unsaved changes is left, inside the app and by closing the tab. */
export function UnsavedChanges({ isDirty }: { isDirty: boolean }) {
  const { unsaved: texts } = useTexts('manage');
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
      title={texts.title()}
      confirmLabel={texts.leave()}
      isDestructive
    >
      <p>{texts.text()}</p>
    </ConfirmDialog>
  );
}
