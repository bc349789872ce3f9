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
  /**
   * replaces the submit button for visitors
   * @param isTaken the boards are taken, so that one can only wait for them
   */
  action?: (isTaken: boolean) => ReactNode;
  /** euro; what the booking that is to be moved costs */
  priceNow?: number;
  children?: ReactNode;
}

/** Asks when, which boards and how many people, and shows the resulting price and terms. */
export function SlotForm(props: SlotFormProps) {
  const { lounge, hasNotes, submitLabel, pendingLabel, action, priceNow, children } = props;
  const { dialog: texts } = useTexts('booking/form');
  const slot = useSlotForm(props);
  const { form, quote, availability } = slot;
  const isTaken = slot.refusal?.code === 'BOARD_TAKEN';
  const isComputing = slot.isComplete && quote.isFetching && quote.price === null;
  const submit = (
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
  );
  return (
    <UiProvider value={slot.ui}>
      <Form {...form.props} error={slot.formError ?? form.props.error}>
        {children}
        <TimeFields lounge={lounge} slot={slot} />
        {isTaken && availability ? (
          <TakenPanel lounge={lounge} slot={slot} availability={availability} />
        ) : null}
        <BoardFields lounge={lounge} slot={slot} />
        <GroupSizeField lounge={lounge} slot={slot} />
        {/* above the notes, so that price and terms are visible on a phone without scrolling */}
        <QuotePanel lounge={lounge} slot={slot} priceNow={priceNow} />
        {hasNotes ? <NotesField slot={slot} /> : null}
        <Footer>{action ? action(isTaken) : isTaken ? null : submit}</Footer>
      </Form>
    </UiProvider>
  );
}

/** Nothing, where nothing can be pressed: what is taken can only be waited for, further up. */
function Footer({ children }: { children: ReactNode }) {
  return children ? <BookingFooter>{children}</BookingFooter> : null;
}
