import { chakra } from '@chakra-ui/react';
import { BOOKMARK_NOTE_MAX } from '@oche/validators/forum/bookmarks';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog.tsx';
import { ChoiceRow } from '../../../components/form/choice-row.tsx';
import { TextAreaField } from '../../../components/form/fields.tsx';
import { Form, FormError, SubmitButton } from '../../../components/form/form.tsx';
import { DateTimeField } from '../../../components/moment/moment-fields.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { momentText } from '../../../lib/time/place-time.ts';
import { instantOf } from '../../../lib/time/wall-time.ts';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { type ReminderName, reminderTimes } from './reminder-times.ts';
import { useBookmarks } from './use-bookmarks.ts';

type Bookmark = RouterOutputs['forum']['bookmark']['get'];
/** `kept` is the time that was chosen before */
type Choice = 'none' | 'kept' | 'own' | ReminderName;

interface BookmarkFormProps {
  postId: number;
  /** null for a new one */
  bookmark: Bookmark;
  onClose: () => void;
}

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function BookmarkForm({ postId, bookmark, onClose }: BookmarkFormProps) {
  const texts = useTexts('forum/bookmarks');
  const locale = useLocale();
  const { readError } = useUi();
  const toast = useToast();
  const { save, remove, outdate } = useBookmarks();
  const [zone] = useState(timeZone);
  const [times] = useState(() => reminderTimes(Date.now(), zone));
  const [note, setNote] = useState(bookmark?.note ?? '');
  const [own, setOwn] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const kept = bookmark && !bookmark.isReminded ? bookmark.remindAt : null;
  const [choice, setChoice] = useState<Choice>(kept ? 'kept' : 'none');
  const { message, fields } = save.error ? readError(save.error) : {};
  const clock = (instant: string) => momentText(instant, zone, locale);

  const chosenAt = () => {
    if (choice === 'own') return momentOf(own, zone);
    const time = times.find(({ name }) => name === choice);
    return time ? new Date(time.at).toISOString() : null;
  };
  const submit = () => {
    const remindAt = choice === 'kept' ? undefined : chosenAt();
    if (choice === 'own' && remindAt === null) {
      setIsEmpty(true);
      return;
    }
    save.mutate(
      { postId, note: note.trim() === '' ? null : note, remindAt },
      {
        onSuccess: (saved) => {
          outdate();
          onClose();
          toast.show({
            variant: 'success',
            title: texts.saved(),
            description:
              saved.remindAt && !saved.isReminded
                ? texts.willRemind({ at: clock(saved.remindAt) })
                : texts.savedText(),
          });
        },
      },
    );
  };
  const options: { value: Choice; label: string }[] = [
    { value: 'none', label: texts.times.none() },
    ...(kept ? [{ value: 'kept' as const, label: clock(kept) }] : []),
    ...times.map(({ name }) => ({ value: name, label: texts.times[name]() })),
    { value: 'own', label: texts.times.own() },
  ];
  const chosen = times.find(({ name }) => name === choice);
  return (
    <Form
      isPending={save.isPending || remove.isPending}
      error={fields ? null : (message ?? null)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ChoiceRow
        legend={texts.remind()}
        name="remind"
        options={options}
        checkedValue={choice}
        hint={chosen ? clock(new Date(chosen.at).toISOString()) : undefined}
        onChange={({ currentTarget }) => setChoice(currentTarget.value as Choice)}
      />
      {choice === 'own' ? (
        <DateTimeField
          label={texts.ownTime()}
          value={own}
          error={isEmpty ? 'invalidDate' : undefined}
          onChange={({ target }) => {
            setIsEmpty(false);
            setOwn(target.value);
          }}
        />
      ) : null}
      {/* the server's words stand at the time that they are about */}
      {fields?.remindAt ? <FormError>{message}</FormError> : null}
      <TextAreaField
        label={texts.note()}
        hint={texts.noteHint()}
        isOptional
        rows={2}
        maxLength={BOOKMARK_NOTE_MAX}
        value={note}
        error={fields?.note}
        onChange={({ target }) => setNote(target.value)}
      />
      <DialogActions>
        {bookmark ? (
          <Away>
            <Button variant="ghost" onClick={() => remove.take({ postId, ...bookmark }, onClose)}>
              {texts.remove()}
            </Button>
          </Away>
        ) : null}
        <SubmitButton isPending={save.isPending} pendingText={texts.saving()}>
          {bookmark ? texts.change() : texts.save()}
        </SubmitButton>
      </DialogActions>
    </Form>
  );
}

/** @returns ISO time of what a field says, e.g. 2026-11-27T19:30; null while it is incomplete */
function momentOf(text: string, zone: string): string | null {
  const [date, time] = text.split('T');
  const [hours, minutes] = (time ?? '').split(':').map(Number);
  if (!date || hours === undefined || minutes === undefined) return null;
  return new Date(instantOf(date, hours * 60 + minutes, zone)).toISOString();
}

const Away = chakra('span', { base: { marginInlineEnd: 'auto' } });
