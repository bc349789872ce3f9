import { answerDealReviewInput } from '@oche/validators/trust/schemas';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { TextAreaField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

const schema = z.omit(answerDealReviewInput, { id: true });

interface AnswerDialogProps {
  /** of the review */
  id: number;
  onClose: () => void;
}

export function AnswerDialog({ id, onClose }: AnswerDialogProps) {
  const texts = useTexts('market/review');
  const { texts: words } = useUi();
  const utils = trpc.useUtils();
  const send = trpc.market.reviews.answer.useMutation();
  const form = useZodForm(schema, {
    defaultValues: { answer: '' },
    onSubmit: async ({ answer }) => {
      await send.mutateAsync({ id, answer });
      onClose();
      await Promise.all([
        utils.market.sellers.reviews.invalidate(),
        utils.market.reviews.ofDeal.invalidate(),
      ]);
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.answerTitle()}
      placement="sheet"
      isBusy={form.isPending}
    >
      <Form {...form.props}>
        <TextAreaField
          label={texts.answerLabel()}
          hint={texts.answerHint()}
          rows={5}
          {...form.field('answer')}
        />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton isPending={form.isPending} pendingText={texts.answerPending()}>
            {texts.answerSend()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
