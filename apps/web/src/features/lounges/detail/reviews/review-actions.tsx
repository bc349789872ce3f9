import { chakra } from '@chakra-ui/react';
import type { Review } from '@oche/validators/lounges/schemas';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { Report } from '../../../../components/report/report.tsx';
import { useToast } from '../../../../components/toast.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';

const TextDialog = lazy(() =>
  import('../text-dialog.tsx').then((m) => ({ default: m.TextDialog })),
);

interface ReviewActionsProps {
  review: Review;
  loungeId: number;
}

/** Report, hide, answer, delete: whatever the reader may do with the review. */
export function ReviewActions({ review, loungeId }: ReviewActionsProps) {
  const { reviews: texts } = useTexts('lounge');
  const [asked, setAsked] = useState<'answer' | 'hide' | 'delete' | null>(null);
  const close = () => setAsked(null);
  const calls = useReviewCalls(review, loungeId, close);
  const { can } = review;
  if (!Object.values(can).some(Boolean)) return null;
  return (
    <Row>
      {can.answer ? (
        <Button variant="ghost" size="sm" onClick={() => setAsked('answer')}>
          {texts.reply()}
        </Button>
      ) : null}
      {/* moderators can hide it, and needn't report it */}
      {can.report && !can.hide ? (
        <Report thing={{ kind: 'review', id: String(review.id) }}>
          {(open) => (
            <Button variant="ghost" size="sm" onClick={open}>
              {texts.report()}
            </Button>
          )}
        </Report>
      ) : null}
      {can.hide ? (
        <Button
          variant="ghost"
          size="sm"
          disabled={calls.hide.isPending}
          onClick={() =>
            review.isHidden
              ? calls.hide.mutate({ id: review.id, isHidden: false })
              : setAsked('hide')
          }
        >
          {review.isHidden ? texts.show() : texts.hide()}
        </Button>
      ) : null}
      {can.delete ? (
        <Button variant="ghost" size="sm" onClick={() => setAsked('delete')}>
          {texts.delete()}
        </Button>
      ) : null}

      <ConfirmDialog
        isOpen={asked === 'hide'}
        onClose={close}
        onConfirm={() => calls.hide.mutate({ id: review.id, isHidden: true })}
        title={texts.hideTitle()}
        confirmLabel={texts.hide()}
        isDestructive
        isPending={calls.hide.isPending}
      >
        <p>{texts.hideText()}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'delete'}
        onClose={close}
        onConfirm={() => calls.remove.mutate({ id: review.id })}
        title={texts.deleteTitle()}
        confirmLabel={texts.delete()}
        isDestructive
        isPending={calls.remove.isPending}
      >
        <p>{texts.deleteText()}</p>
      </ConfirmDialog>
      <Suspense fallback={null}>
        {asked === 'answer' ? (
          <TextDialog
            title={texts.replyTitle()}
            label={texts.replyLabel()}
            hint={texts.replyHint()}
            max={2000}
            submit={texts.replySubmit()}
            pending={texts.replyPending()}
            onSend={(answer) => calls.answer.mutateAsync({ id: review.id, answer })}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </Row>
  );
}

/** The calls for these actions. Each reloads reviews and average. */
function useReviewCalls(review: Review, loungeId: number, close: () => void) {
  const { reviews: texts } = useTexts('lounge');
  const toast = useToast();
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const done = (title: string) => {
    close();
    toast.show({ variant: 'success', title });
    void utils.lounges.review.list.invalidate({ loungeId });
    void utils.lounges.get.invalidate({ id: loungeId });
  };
  const { review: calls } = trpc.lounges;
  return {
    hide: calls.hide.useMutation({
      onSuccess: () => done(review.isHidden ? texts.showDone() : texts.hideDone()),
      onError: (error) => showFailure(error, texts.hideFailed()),
    }),
    remove: calls.delete.useMutation({
      onSuccess: () => done(texts.deleted()),
      onError: (error) => showFailure(error, texts.deleteFailed()),
    }),
    answer: calls.answer.useMutation({ onSuccess: () => done(texts.replied()) }),
  };
}

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', marginInlineStart: '-3' },
});
