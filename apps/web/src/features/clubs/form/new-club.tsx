import { useNavigate } from '@tanstack/react-router';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { attemptOf } from '../../../lib/storage/drafts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { UnconfirmedNotice } from '../../../patterns/unconfirmed-notice.tsx';
import { ClubForm } from './club-form.tsx';

/** The sheet in which somebody founds a club; then its page opens. */
export function NewClub({ onClose }: { onClose: () => void }) {
  const { form: texts } = useTexts('clubs');
  const { user } = useAuth();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const create = trpc.clubs.create.useMutation();
  return (
    <Dialog isOpen onClose={onClose} title={texts.createTitle()} placement="sheet">
      <UnconfirmedNotice text={texts.unconfirmed} />
      <ClubForm
        onCancel={onClose}
        onSend={async (wish) => {
          const attempt = attemptOf(user?.id ?? '', 'club');
          const club = await create.mutateAsync({
            ...wish,
            idempotencyKey: attempt.keyFor(wish),
          });
          attempt.succeed();
          utils.clubs.get.setData({ id: club.id }, club);
          void utils.clubs.listOwn.invalidate();
          await navigate({ to: '/clubs/$id', params: { id: String(club.id) }, replace: true });
        }}
      />
    </Dialog>
  );
}
