import type { CurrentUser } from '@oche/validators/auth/schemas';
import { lazy, Suspense, useRef } from 'react';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { SkeletonText } from '../../../../components/page/skeleton.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import type { LoungeDraft } from './add-lounge-form.tsx';

interface AddLoungeDialogProps {
  member: CurrentUser;
  isOpen: boolean;
  onClose: () => void;
}

/* schema and form are loaded when the dialog is opened for the first time */
const AddLoungeForm = lazy(() =>
  import('./add-lounge-form.tsx').then(({ AddLoungeForm }) => ({ default: AddLoungeForm })),
);

/** Adds a lounge. What was typed is still there if the dialog was closed by accident. */
export function AddLoungeDialog({ member, isOpen, onClose }: AddLoungeDialogProps) {
  const { directory: texts } = useTexts('venues/directory');
  const draft = useRef<LoungeDraft>(undefined);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.addTitle()} size="lg" placement="sheet">
      <Suspense fallback={<SkeletonText count={8} />}>
        <AddLoungeForm member={member} draft={draft} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}
