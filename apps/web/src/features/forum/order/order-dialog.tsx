import { type FormEvent, type ReactNode, useState } from 'react';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useSheetHistory } from '../../../components/dialog/use-sheet-history.ts';
import { Form } from '../../../components/form/form.tsx';
import { DialogFormActions } from '../../../components/form/form-actions.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface OrderDialogProps {
  title: string;
  submit: string;
  isPending: boolean;
  /** what the call was refused with */
  error: unknown;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of what splits, merges and moves: a form that says what will happen. */
export function OrderDialog({
  title,
  submit,
  isPending,
  error,
  onSubmit,
  onClose,
  children,
}: OrderDialogProps) {
  const texts = useTexts('forum/order');
  const { readError } = useUi();
  const close = useSheetHistory(true, onClose);
  const { message = null } = error ? readError(error) : {};
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog isOpen size="md" placement="sheet" title={title} isBusy={isPending} onClose={close}>
      <Form isPending={isPending} error={message} onSubmit={send}>
        {children}
        <DialogFormActions
          submit={submit}
          pendingText={texts.pending()}
          isPending={isPending}
          onCancel={close}
        />
      </Form>
    </Dialog>
  );
}

/** Something that has to be chosen: what is missing is said once somebody wants to go on without it. */
export function useChoice<Value>(initial?: Value) {
  const [value, setValue] = useState<Value | undefined>(initial);
  const [isMissing, setIsMissing] = useState(false);
  return {
    value,
    isMissing,
    choose: (next: Value | undefined) => {
      setIsMissing(false);
      setValue(next);
    },
    /** @returns what was chosen, or nothing, which the field then says */
    require: (): Value | undefined => {
      setIsMissing(value === undefined);
      return value;
    },
  };
}
