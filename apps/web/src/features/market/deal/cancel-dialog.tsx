import { DEAL_REASON_MAX } from '@oche/validators/market/deal-limits';
import type { DealOutput } from '@oche/validators/market/deals';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { TextAreaField } from '../../../components/form/fields.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useAfterChange, useDealWords } from './use-deal-words.ts';

/** Calling it off needs a reason, which the other reads. */
export function CancelDialog({ deal, onClose }: { deal: DealOutput; onClose: () => void }) {
  const { texts, name } = useDealWords(deal);
  const { cancel: words } = texts;
  const after = useAfterChange();
  const cancel = trpc.market.deals.cancel.useMutation({ ...after, onSettled: onClose });
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => {
        setIsMissing(reason.trim() === '');
        if (reason.trim() !== '') cancel.mutate({ id: deal.id, reason });
      }}
      title={words.title()}
      confirmLabel={words.confirm()}
      keepLabel={words.keep()}
      isDestructive
      isPending={cancel.isPending}
    >
      <p>{words.text({ name })}</p>
      <TextAreaField
        label={words.reason()}
        rows={2}
        maxLength={DEAL_REASON_MAX}
        value={reason}
        error={isMissing ? words.missing() : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}
