import type { ReactNode } from 'react';
import { Form, SubmitButton } from '../../../../components/form/form.tsx';
import { UiProvider } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { BoardFields } from './board-fields.tsx';
import { BookingFooter } from './booking-footer.tsx';
import { GroupSizeField, NotesField } from './note-fields.tsx';
import { QuotePanel } from './quote-panel.tsx';
import { TakenPanel } from './taken-panel.tsx';
import { TimeFields } from './time-fields.tsx';
import { type SlotFormOptions, useSlotForm } from './use-slot-form.ts';

interface SlotFormProps extends SlotFormOptions {
  hasNotes?: boolean;
  submitLabel: (price: number | null, isRequest: boolean) => string;
  pendingLabel: string;
  /** replaces the submit button, e.g. for visitors */
  action?: ReactNode;
  children?: ReactNode;
}

/** Asks when, which boards and how many people, and shows the resulting price and terms. */
export function SlotForm(props: SlotFormProps) {
  const { lounge, hasNotes, submitLabel, pendingLabel, action, children } = props;
  const { dialog: texts } = useTexts('booking/form');
  const slot = useSlotForm(props);
  const { form, quote, availability } = slot;
  const isComputing = slot.isComplete && quote.isFetching && quote.price === null;
  return (
    <UiProvider value={slot.ui}>
      <Form {...form.props} error={slot.formError ?? form.props.error}>
        {children}
        <TimeFields lounge={lounge} slot={slot} />
        {slot.refusal?.code === 'BOARD_TAKEN' && availability ? (
          <TakenPanel lounge={lounge} slot={slot} availability={availability} />
        ) : null}
        <BoardFields lounge={lounge} slot={slot} />
        <GroupSizeField lounge={lounge} slot={slot} />
        {/* above the notes, so that price and terms are visible on a phone without scrolling */}
        <QuotePanel lounge={lounge} slot={slot} />
        {hasNotes ? <NotesField slot={slot} /> : null}
        <BookingFooter>
          {action ?? (
            <SubmitButton
              isPending={form.isPending}
              pendingText={pendingLabel}
              disabled={isComputing || lounge.isActive === false}
              shape="wedge"
              variant="accent"
            >
              {slot.isComplete
                ? submitLabel(quote.price?.total ?? null, quote.autoConfirm === false)
                : texts.book()}
            </SubmitButton>
          )}
        </BookingFooter>
      </Form>
    </UiProvider>
  );
}
