import type { ClubOutput } from '@oche/validators/clubs/schemas';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { ClubForm } from './club-form.tsx';

/** The sheet in which officers change what their club says of itself. */
export function EditClub({ club, onClose }: { club: ClubOutput; onClose: () => void }) {
  const { form: texts } = useTexts('clubs');
  const utils = trpc.useUtils();
  const update = trpc.clubs.update.useMutation();
  return (
    <Dialog isOpen onClose={onClose} title={texts.editTitle()} placement="sheet">
      <ClubForm
        club={club}
        onCancel={onClose}
        onSend={async (wish) => {
          const changed = await update.mutateAsync({ id: club.id, ...wish });
          utils.clubs.get.setData({ id: club.id }, changed);
          onClose();
        }}
      />
    </Dialog>
  );
}
