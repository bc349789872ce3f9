import {
  TAG_DESCRIPTION_MAX,
  TAG_NAME_MAX,
  type TagColour,
  tagColours,
} from '@oche/validators/forum/tags/limits';
import type { AdminTag } from '@oche/validators/forum/tags/schemas';
import { useMemo, useState } from 'react';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { ChoiceRow } from '../../../components/form/choice-row.tsx';
import { TextAreaField, TextField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { DialogFormActions } from '../../../components/form/form-actions.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { randomKey } from '../../../lib/storage/drafts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useChanged } from '../use-changed.ts';

interface TagFormProps {
  /** missing for a new one */
  tag?: AdminTag;
  onClose: () => void;
}

export function TagForm({ tag, onClose }: TagFormProps) {
  const { tags: texts } = useTexts('forum/admin');
  const { readError } = useUi();
  const { refresh, say } = useChanged();
  const [name, setName] = useState(tag?.name ?? '');
  const [slug, setSlug] = useState(tag?.slug ?? '');
  const [description, setDescription] = useState(tag?.description ?? '');
  const [colour, setColour] = useState<TagColour>(tag?.colour ?? 'sisal');
  const idempotencyKey = useMemo(randomKey, []);
  const after = {
    onSuccess: () => {
      say(texts.saved());
      onClose();
    },
    onSettled: refresh,
  };
  const create = trpc.forum.admin.tag.create.useMutation(after);
  const update = trpc.forum.admin.tag.update.useMutation(after);
  const isPending = create.isPending || update.isPending;
  const error = create.error ?? update.error;
  const { message, fields } = error ? readError(error) : {};
  return (
    <Dialog
      isOpen
      title={tag ? texts.form.edit() : texts.form.create()}
      isBusy={isPending}
      onClose={onClose}
    >
      <Form
        isPending={isPending}
        error={fields ? null : (message ?? null)}
        onSubmit={(event) => {
          event.preventDefault();
          const said = { name, slug: slug || undefined, description, colour };
          if (tag) update.mutate({ id: tag.id, ...said });
          else create.mutate({ ...said, idempotencyKey });
        }}
      >
        <TextField
          label={texts.form.name()}
          value={name}
          maxLength={TAG_NAME_MAX}
          autoComplete="off"
          error={fields?.name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label={texts.form.slug()}
          hint={texts.form.slugHint()}
          isOptional
          value={slug}
          maxLength={TAG_NAME_MAX}
          autoComplete="off"
          autoCapitalize="none"
          error={fields?.slug}
          onChange={({ target }) => setSlug(target.value)}
        />
        <TextAreaField
          label={texts.form.description()}
          isOptional
          rows={2}
          maxLength={TAG_DESCRIPTION_MAX}
          value={description}
          error={fields?.description}
          onChange={({ target }) => setDescription(target.value)}
        />
        <ChoiceRow
          legend={texts.form.colour()}
          name="colour"
          options={tagColours.map((value) => ({ value, label: texts.form.colours[value]() }))}
          checkedValue={colour}
          onChange={({ currentTarget }) => setColour(currentTarget.value as TagColour)}
        />
        <DialogFormActions submit={texts.form.submit()} isPending={isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
