import { ConfirmDialog } from '../../../../../components/dialog/confirm-dialog.tsx';
import { useTexts } from '../../../../../i18n/react.tsx';
import type { EntryMove } from '../grid/use-entry-move.ts';

/** Asks before a booking is moved whose price would change. */
export function PriceQuestion({ move }: { move: EntryMove }) {
  const { move: texts } = useTexts('manage/calendar');
  const { question, answer, isMoving } = move;
  return (
    <ConfirmDialog
      isOpen={question !== null}
      onClose={() => void answer(false)}
      onConfirm={() => void answer(true)}
      title={texts.priceTitle()}
      confirmLabel={texts.confirm()}
      isPending={isMoving}
    >
      {question ? (
        <p>{texts.priceText({ old: question.oldPrice, new: question.newPrice })}</p>
      ) : null}
    </ConfirmDialog>
  );
}
