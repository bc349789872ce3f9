import { SITE_TEXT_MAX } from '@oche/validators/site/limits';
import type { Switch } from '@oche/validators/site/schemas';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { DateTimeField } from '../../../components/moment/moment-fields.tsx';
import { Muted } from '../../../components/text.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { instantOf, localTextOf } from '../local-time.ts';
import { useSetSwitch } from './use-set-switch.ts';

interface CloseDialogProps {
  value: Switch;
  onClose: () => void;
}

/** Asks until when an area is closed, what people are told, and why. All of it can be left empty. */
export function CloseDialog({ value, onClose }: CloseDialogProps) {
  const { switches: texts } = useTexts('admin/site');
  const { areas, notes } = useTexts('domains');
  const { texts: ui, readError } = useUi();
  const toast = useToast();
  const set = useSetSwitch();
  const { area, isOff } = value;
  const [untilAt, setUntilAt] = useState(localTextOf(value.untilAt));
  const [textDe, setTextDe] = useState(value.textDe ?? '');
  const [textEn, setTextEn] = useState(value.textEn ?? '');
  const [reason, setReason] = useState('');
  const { message, fields } = set.error ? readError(set.error) : {};
  const name = areas[area]();
  const written = (text: string) => (text.trim() === '' ? undefined : text);
  const undo = () => set.mutate({ area, isOff: false });
  const submit = () =>
    set.mutate(
      {
        area,
        isOff: true,
        untilAt: instantOf(untilAt),
        textDe: written(textDe),
        textEn: written(textEn),
        reason: written(reason),
      },
      {
        onSuccess: () => {
          onClose();
          toast.show({
            title: texts.wasClosed({ area: name }),
            ...(isOff ? {} : { action: { label: texts.undo(), onAction: undo } }),
          });
        },
      },
    );
  const note = area in notes ? notes[area as keyof typeof notes]() : null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.closeTitle({ area: name })}
      isBusy={set.isPending}
      size="md"
    >
      <Form
        isPending={set.isPending}
        error={fields ? null : (message ?? null)}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {note ? <Muted>{note}</Muted> : null}
        <DateTimeField
          label={texts.untilAt()}
          hint={texts.untilAtHint()}
          isOptional
          value={untilAt}
          error={fields?.untilAt}
          onChange={({ target }) => setUntilAt(target.value)}
        />
        <TextField
          label={texts.textDe()}
          hint={texts.textHint()}
          isOptional
          maxLength={SITE_TEXT_MAX}
          value={textDe}
          error={fields?.textDe}
          onChange={({ target }) => setTextDe(target.value)}
        />
        <TextField
          label={texts.textEn()}
          isOptional
          maxLength={SITE_TEXT_MAX}
          lang="en"
          value={textEn}
          error={fields?.textEn}
          onChange={({ target }) => setTextEn(target.value)}
        />
        <TextField
          label={texts.reason()}
          isOptional
          maxLength={SITE_TEXT_MAX}
          value={reason}
          error={fields?.reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {ui.cancel}
          </Button>
          <SubmitButton isPending={set.isPending} pendingText={texts.saving()}>
            {isOff ? ui.save : texts.close()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
