import type { DeskChannel } from '@oche/validators/media/schemas';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { TextAreaField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { Muted } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

const REASON_MAX = 1000;

/** Hides a channel from everybody, or brings it back; the reason is in the log. */
export function HideDialog({ channel, onClose }: { channel: DeskChannel; onClose: () => void }) {
  const { desk: texts } = useTexts('media');
  const { texts: words, readError } = useUi();
  const utils = trpc.useUtils();
  const [reason, setReason] = useState('');
  const settings = {
    onSuccess: async () => {
      onClose();
      await utils.media.invalidate();
    },
  };
  const hide = trpc.media.desk.hide.useMutation(settings);
  const show = trpc.media.desk.show.useMutation(settings);
  const { id, name, state } = channel;
  const isHidden = state === 'hidden';
  const call = isHidden ? show : hide;
  const { fields, message } = call.error ? readError(call.error) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    call.mutate({ id, reason });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isHidden ? texts.showOf({ name }) : texts.hideOf({ name })}
      isBusy={call.isPending}
    >
      <Form
        onSubmit={submit}
        isPending={call.isPending}
        error={fields?.reason ? null : (message ?? null)}
      >
        <Muted>{isHidden ? texts.showText() : texts.hideText()}</Muted>
        <TextAreaField
          label={texts.reason()}
          hint={texts.reasonHint()}
          required
          rows={3}
          maxLength={REASON_MAX}
          value={reason}
          error={fields?.reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton isPending={call.isPending} pendingText={words.loading}>
            {isHidden ? texts.show() : texts.hide()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
