import {
  type AnnouncementLevel,
  type Audience,
  announcementLevels,
  audiences,
  SITE_LINK_MAX,
  SITE_TEXT_MAX,
} from '@oche/validators/site/limits';
import type { Announcement } from '@oche/validators/site/schemas';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { ChoiceRow } from '../../../components/form/choice-row.tsx';
import { FieldRow } from '../../../components/form/field-row.tsx';
import { CheckboxField, TextField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { Stack } from '../../../components/layout.tsx';
import { DateTimeField } from '../../../components/moment/moment-fields.tsx';
import { Label } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { lookAtSite } from '../../../lib/live/look-at-site.ts';
import { randomKey } from '../../../lib/storage/drafts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { instantOf, localTextOf } from '../local-time.ts';
import { AnnouncementBand } from './announcement-band.tsx';

interface AnnouncementFormProps {
  /** null: a new one */
  value: Announcement | null;
  onClose: () => void;
}

/** Everything that is said of an announcement, with what it will look like. */
export function AnnouncementForm({ value, onClose }: AnnouncementFormProps) {
  const { announcements: texts } = useTexts('admin/site');
  const { texts: ui, readError } = useUi();
  const locale = useLocale();
  const utils = trpc.useUtils();
  const router = useRouter();
  const [draft, setDraft] = useState({
    textDe: value?.textDe ?? '',
    textEn: value?.textEn ?? '',
    link: value?.link ?? '',
    fromAt: localTextOf(value?.fromAt ?? null),
    untilAt: localTextOf(value?.untilAt ?? null),
  });
  const [level, setLevel] = useState<AnnouncementLevel>(value?.level ?? 'info');
  const [audience, setAudience] = useState<Audience>(value?.audience ?? 'everybody');
  const [isDismissible, setIsDismissible] = useState(value?.isDismissible ?? true);
  const idempotencyKey = useMemo(randomKey, []);
  const done = {
    onSuccess: async () => {
      onClose();
      await Promise.all([utils.site.announcements.invalidate(), lookAtSite(router)]);
    },
  };
  const create = trpc.site.announcements.create.useMutation(done);
  const update = trpc.site.announcements.update.useMutation(done);
  const isPending = create.isPending || update.isPending;
  const error = create.error ?? update.error;
  const { message, fields } = error ? readError(error) : {};
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    error: fields?.[`announcement.${name}`],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft({ ...draft, [name]: target.value }),
  });
  const announcement = {
    textDe: draft.textDe,
    textEn: draft.textEn,
    level,
    audience,
    isDismissible,
    link: draft.link.trim() === '' ? undefined : draft.link.trim(),
    fromAt: instantOf(draft.fromAt),
    untilAt: instantOf(draft.untilAt),
  };
  const submit = () => {
    if (value) update.mutate({ id: value.id, announcement });
    else create.mutate({ announcement, idempotencyKey });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={value ? texts.editTitle() : texts.createTitle()}
      isBusy={isPending}
      size="lg"
    >
      <Form
        isPending={isPending}
        error={fields ? null : (message ?? null)}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="1" minWidth="0">
          <Label>{texts.preview()}</Label>
          <AnnouncementBand
            text={(locale === 'de' ? draft.textDe : draft.textEn) || '…'}
            level={level}
            link={announcement.link ?? null}
          />
        </Stack>
        <TextField
          label={texts.textDe()}
          maxLength={SITE_TEXT_MAX}
          lang="de"
          {...field('textDe')}
        />
        <TextField
          label={texts.textEn()}
          hint={value ? texts.again() : undefined}
          maxLength={SITE_TEXT_MAX}
          lang="en"
          {...field('textEn')}
        />
        <ChoiceRow
          legend={texts.level()}
          name="level"
          options={announcementLevels.map((each) => ({
            value: each,
            label: texts.levels[each](),
          }))}
          checkedValue={level}
          onChange={({ target }) =>
            setLevel(announcementLevels.find((each) => each === target.value) ?? level)
          }
        />
        <ChoiceRow
          legend={texts.audience()}
          name="audience"
          options={audiences.map((each) => ({ value: each, label: texts.audiences[each]() }))}
          checkedValue={audience}
          onChange={({ target }) =>
            setAudience(audiences.find((each) => each === target.value) ?? audience)
          }
        />
        <TextField
          label={texts.link()}
          hint={texts.linkHint()}
          isOptional
          maxLength={SITE_LINK_MAX}
          inputMode="url"
          autoComplete="off"
          {...field('link')}
        />
        <FieldRow>
          <DateTimeField
            label={texts.fromAt()}
            hint={texts.fromAtHint()}
            isOptional
            {...field('fromAt')}
          />
          <DateTimeField
            label={texts.untilAt()}
            hint={texts.untilAtHint()}
            isOptional
            {...field('untilAt')}
          />
        </FieldRow>
        <CheckboxField
          label={texts.isDismissible()}
          checked={isDismissible}
          onChange={({ target }) => setIsDismissible(target.checked)}
        />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {ui.cancel}
          </Button>
          <SubmitButton isPending={isPending} pendingText={texts.saving()}>
            {value ? texts.save() : texts.create()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
