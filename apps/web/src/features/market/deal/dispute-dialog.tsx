import type { DealOutput } from '@oche/validators/market/deals';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { AccountForm } from './account-form.tsx';
import { useAfterChange, useDealWords } from './use-deal-words.ts';

/** Something is wrong: the moderators hear both sides. */
export function DisputeDialog({ deal, onClose }: { deal: DealOutput; onClose: () => void }) {
  const { texts } = useDealWords(deal);
  const { dispute: words } = texts;
  const { onSuccess } = useAfterChange();
  const dispute = trpc.market.deals.dispute.useMutation({ onSuccess });
  return (
    <Dialog isOpen onClose={onClose} title={words.title()} placement="sheet">
      <p>{words.text()}</p>
      <AccountForm
        label={words.account()}
        submit={words.submit()}
        onSend={async (account) => {
          await dispute.mutateAsync({ id: deal.id, account });
          onClose();
        }}
      />
    </Dialog>
  );
}
