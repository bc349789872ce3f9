import { type DealReview, saveDealReviewInput } from '@oche/validators/trust/schemas';
import * as z from 'zod/mini';
import { TextAreaField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { StarRatingField } from '../../../components/rating/star-rating-field.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

const schema = z.omit(saveDealReviewInput, { dealId: true });

interface DealReviewFormProps {
  dealId: number;
  /** first name of the other side */
  name: string;
  own: DealReview | null;
  onDone: () => void;
}

/** Stars and a text. No stars are chosen from the start, as that would be an opinion. */
export function DealReviewForm({ dealId, name, own, onDone }: DealReviewFormProps) {
  const texts = useTexts('market/review');
  const utils = trpc.useUtils();
  const save = trpc.market.reviews.save.useMutation();
  const form = useZodForm(schema, {
    defaultValues: { rating: own?.rating ?? 0, comment: own?.comment ?? '' },
    onSubmit: async (said) => {
      const answer = await save.mutateAsync({ dealId, ...said });
      utils.market.reviews.ofDeal.setData({ dealId }, answer);
      onDone();
      await utils.market.sellers.invalidate();
    },
  });
  return (
    <Form {...form.props}>
      <StarRatingField
        label={texts.stars()}
        value={form.watch('rating')}
        onChange={(rating) => form.setValue('rating', rating, { shouldDirty: true })}
        error={form.field('rating').error}
      />
      <TextAreaField
        label={texts.comment()}
        hint={texts.commentHint({ name })}
        rows={4}
        {...form.field('comment')}
      />
      <SubmitButton isPending={form.isPending} pendingText={texts.pending()} shape="wedge">
        {own ? texts.change() : texts.send()}
      </SubmitButton>
    </Form>
  );
}
