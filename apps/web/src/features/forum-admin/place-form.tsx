import type { AdminCategory, AdminSubforum } from '@oche/validators/forum/admin';
import { PLACE_DESCRIPTION_MAX, PLACE_NAME_MAX } from '@oche/validators/forum/admin-limits';
import { useMemo, useState } from 'react';
import { Dialog } from '../../components/dialog/dialog.tsx';
import {
  CheckboxField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { DialogFormActions } from '../../components/form/form-actions.tsx';
import { numberOf } from '../../components/form/number-text.ts';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { randomKey } from '../../lib/storage/drafts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useChanged } from './use-changed.ts';

interface PlaceFormProps {
  /** what is edited; missing for a new one */
  category?: AdminCategory | undefined;
  subforum?: AdminSubforum | undefined;
  /** in which category a new subforum is put, unless another one is chosen; `any` lets choose */
  within?: number | 'any' | undefined;
  onClose: () => void;
}

/** A category or a subforum, new or changed. */
export function PlaceForm({ category, subforum, within, onClose }: PlaceFormProps) {
  const isSubforum = subforum !== undefined || within !== undefined;
  const place = subforum ?? category;
  const texts = useTexts('forum/admin');
  const { readError } = useUi();
  const { refresh, say } = useChanged();
  const [name, setName] = useState(place?.name ?? '');
  const [description, setDescription] = useState(place?.description ?? '');
  const [position, setPosition] = useState(place ? String(place.position) : '');
  const [isActive, setIsActive] = useState(place?.isActive ?? true);
  const [isLocked, setIsLocked] = useState(subforum?.isLocked ?? false);
  const [hasSolutions, setHasSolutions] = useState(subforum?.hasSolutions ?? true);
  const [categoryId, setCategoryId] = useState(
    subforum?.categoryId ?? (typeof within === 'number' ? within : 0),
  );
  const idempotencyKey = useMemo(randomKey, []);
  const kind = isSubforum ? 'subforum' : 'category';
  const after = {
    onSuccess: () => {
      say(place ? texts.done[kind].updated() : texts.done[kind].created());
      onClose();
    },
    onSettled: refresh,
  };
  const { category: categories, subforum: subforums } = trpc.forum.admin;
  const calls = [
    categories.create.useMutation(after),
    categories.update.useMutation(after),
    subforums.create.useMutation(after),
    subforums.update.useMutation(after),
  ] as const;
  const [makeCategory, changeCategory, makeSubforum, changeSubforum] = calls;
  const isPending = calls.some((call) => call.isPending);
  const error = calls.find((call) => call.error)?.error;
  const { message, fields } = error ? readError(error) : {};

  const send = () => {
    const said = { name, description, position: numberOf(position), isActive };
    const more = { isLocked, hasSolutions, categoryId };
    if (subforum) changeSubforum.mutate({ id: subforum.id, ...said, ...more });
    else if (isSubforum) makeSubforum.mutate({ ...said, ...more, idempotencyKey });
    else if (category) changeCategory.mutate({ id: category.id, ...said });
    else makeCategory.mutate({ ...said, idempotencyKey });
  };
  const isOfClubs = subforum?.clubId != null || category?.holdsClubs === true;
  return (
    <Dialog
      isOpen
      title={place ? texts.form.titles[kind]() : texts.new[kind]()}
      isBusy={isPending}
      onClose={onClose}
    >
      <Form
        isPending={isPending}
        error={fields ? null : (message ?? null)}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField
          label={texts.form.name()}
          value={name}
          maxLength={PLACE_NAME_MAX}
          autoComplete="off"
          error={fields?.name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextAreaField
          label={texts.form.description()}
          isOptional
          rows={3}
          maxLength={PLACE_DESCRIPTION_MAX}
          value={description}
          error={fields?.description}
          onChange={({ target }) => setDescription(target.value)}
        />
        {isSubforum && !isOfClubs ? (
          <CategorySelect
            value={categoryId}
            error={fields?.categoryId && 'required'}
            onChange={setCategoryId}
          />
        ) : null}
        <TextField
          label={texts.form.position()}
          hint={texts.form.positionHint()}
          isOptional
          inputMode="numeric"
          width="8rem"
          value={position}
          error={fields?.position}
          onChange={({ target }) => setPosition(target.value)}
        />
        {isOfClubs ? null : (
          <CheckboxField
            label={texts.form.isActive()}
            checked={isActive}
            onChange={({ target }) => setIsActive(target.checked)}
          />
        )}
        {isSubforum ? (
          <>
            <CheckboxField
              label={texts.form.isLocked()}
              checked={isLocked}
              onChange={({ target }) => setIsLocked(target.checked)}
            />
            <CheckboxField
              label={texts.form.hasSolutions()}
              checked={hasSolutions}
              onChange={({ target }) => setHasSolutions(target.checked)}
            />
          </>
        ) : null}
        <DialogFormActions
          submit={place ? texts.form.save() : texts.form.create()}
          isPending={isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}

interface CategorySelectProps {
  value: number;
  error: string | undefined;
  onChange: (id: number) => void;
}

function CategorySelect({ value, error, onChange }: CategorySelectProps) {
  const texts = useTexts('forum/admin');
  const { data } = trpc.forum.admin.category.list.useQuery({ limit: 100 });
  const options = (data?.items ?? [])
    .filter(({ holdsClubs }) => !holdsClubs)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <SelectField
      label={texts.form.category()}
      options={[{ value: '0', label: texts.form.choose() }, ...options]}
      value={String(value)}
      error={error}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}
