import type { DealReview } from '@oche/validators/trust/schemas';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Row } from '../../../components/layout.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Report } from '../../../components/report/report.tsx';
import { useTexts } from '../../../i18n/react.tsx';

const AnswerDialog = lazyPart(async () => (await import('./answer-dialog.tsx')).AnswerDialog);

/** What the reader can do with a review; nothing for most. */
export function DealReviewActions({ review: { id, can } }: { review: DealReview }) {
  const texts = useTexts('market/review');
  const [isAnswering, setIsAnswering] = useState(false);
  if (!can.answer && !can.report) return null;
  return (
    <Row>
      {can.answer ? (
        <Button variant="outline" size="sm" onClick={() => setIsAnswering(true)}>
          {texts.answerAction()}
        </Button>
      ) : null}
      {can.report ? (
        <Report thing={{ kind: 'dealreview', id: String(id) }}>
          {(open) => (
            <Button variant="ghost" size="sm" onClick={open}>
              {texts.report()}
            </Button>
          )}
        </Report>
      ) : null}
      {isAnswering ? <AnswerDialog id={id} onClose={() => setIsAnswering(false)} /> : null}
    </Row>
  );
}
