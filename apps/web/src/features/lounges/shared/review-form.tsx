import { type Review, saveReviewInput } from '@oche/validators/lounges/schemas';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog.tsx';
import { TextAreaField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { StarRatingField } from '../../../components/rating/star-rating-field.tsx';
import { Small } from '../../../components/text.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { isExplained } from '../../../lib/errors/errors.ts';
import { trpc } from '../../../lib/trpc.ts';

const DEFAULT_RATING = 5;
const schema = z.omit(saveReviewInput, { loungeId: true });

interface ReviewFormProps {
  loungeId: number;
  own: Review | null;
  onClose: () => void;
}

export function ReviewForm({ loungeId, own, onClose }: ReviewFormProps) {
  const texts = useTexts('venues').review;
  const { texts: words } = useUi();
  const toast = useToast();
  const utils = trpc.useUtils();
  const save = trpc.lounges.review.save.useMutation();

  const form = useZodForm(schema, {
    defaultValues: { rating: own?.rating ?? DEFAULT_RATING, comment: own?.comment ?? '' },
    onSubmit: async (review) => {
      try {
        await save.mutateAsync({ loungeId, ...review });
      } catch (error) {
        if (isExplained(error)) throw error;
        form.setFormError(texts.failed());
        return;
      }
      onClose();
      toast.show({ variant: 'success', title: texts.success() });
      // lists, the map and the lounge's page all show stars
      await utils.lounges.invalidate();
    },
  });

  return (
    <Form {...form.props}>
      {own ? <Small>{texts.alreadyReviewed()}</Small> : null}
      <StarRatingField
        label={texts.rating()}
        value={form.watch('rating')}
        onChange={(rating) => form.setValue('rating', rating, { shouldDirty: true })}
        error={form.field('rating').error}
      />
      <TextAreaField
        label={texts.comment()}
        hint={texts.commentHint()}
        isOptional
        rows={5}
        {...form.field('comment')}
      />
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {words.cancel}
        </Button>
        <SubmitButton isPending={form.isPending} pendingText={texts.pending()} shape="wedge">
          {own ? texts.edit() : texts.submit()}
        </SubmitButton>
      </DialogActions>
    </Form>
  );
}
