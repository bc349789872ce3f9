import { useNavigate } from '@tanstack/react-router';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { attemptOf } from '../../../lib/storage/drafts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { UnconfirmedNotice } from '../../../patterns/unconfirmed-notice.tsx';
import { LeagueForm } from './league-form.tsx';

/** The sheet in which somebody founds a league; then its page opens. */
export function NewLeague({ onClose }: { onClose: () => void }) {
  const texts = useTexts('leagues/form');
  const { user } = useAuth();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const create = trpc.leagues.create.useMutation();
  return (
    <Dialog isOpen onClose={onClose} title={texts.title()} placement="sheet">
      <UnconfirmedNotice text={texts.unconfirmed} />
      <LeagueForm
        onCancel={onClose}
        onSend={async (wish) => {
          const attempt = attemptOf(user?.id ?? '', 'league');
          const league = await create.mutateAsync({
            ...wish,
            idempotencyKey: attempt.keyFor(wish),
          });
          attempt.succeed();
          utils.leagues.get.setData({ id: league.id }, league);
          void utils.leagues.listOwn.invalidate();
          await navigate({ to: '/leagues/$id', params: { id: String(league.id) }, replace: true });
        }}
      />
    </Dialog>
  );
}
