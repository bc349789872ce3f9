import { chakra } from '@chakra-ui/react';
import type { AdminBanner } from '@oche/validators/banners/admin';
import {
  BANNER_ADVERTISER_MAX,
  BANNER_DESCRIPTION_MAX,
  BANNER_TITLE_MAX,
  bannerPositions,
  bannerSizes,
} from '@oche/validators/banners/limits';
import type { Picture } from '@oche/validators/uploads/schemas';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { FieldRow } from '../../../components/form/field-row.tsx';
import {
  CheckboxField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { UnsavedChanges } from '../../../components/form/unsaved-changes.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { DateTimeField } from '../../../components/moment/moment-fields.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { randomKey } from '../../../lib/storage/drafts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { BannerPreview } from './banner-preview.tsx';
import { bannerForm, valuesOf } from './banner-values.ts';
import { BannerPictureField } from './picture/banner-picture-field.tsx';
import { useBannerActions } from './use-banner-actions.ts';

/** Everything that admins say of a banner, beside what it will look like. */
export function BannerForm({ banner }: { banner: AdminBanner | null }) {
  const { form: texts } = useTexts('banner-admin');
  const { positions } = useTexts('banner-admin/report');
  const { texts: ui } = useUi();
  const toast = useToast();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const actions = useBannerActions();
  const create = trpc.banners.admin.create.useMutation();
  const update = trpc.banners.admin.update.useMutation();
  const idempotencyKey = useMemo(randomKey, []);
  const [wide, setWide] = useState<Picture | null>(banner?.picture ?? null);
  const [narrow, setNarrow] = useState<Picture | null>(banner?.narrowPicture ?? null);
  const [uploads, setUploads] = useState(0);
  const [isSaved, setIsSaved] = useState(false);

  const form = useZodForm(bannerForm, {
    defaultValues: valuesOf(banner),
    onSubmit: async (values) => {
      const saved = banner
        ? await update.mutateAsync({ ...values, id: banner.id })
        : await create.mutateAsync({ ...values, idempotencyKey });
      setIsSaved(true);
      await utils.banners.invalidate();
      const { title } = saved;
      toast.show({
        variant: 'success',
        title: banner ? texts.saved({ title }) : texts.created({ title }),
        ...(!banner &&
          !saved.isActive && {
            action: { label: texts.activateNow(), onAction: () => actions.setActive(saved, true) },
          }),
      });
      await navigate({ to: '/admin/$', params: { _splat: 'banners' }, ignoreBlocker: true });
    },
  });
  const { field, watch, setValue, register } = form;
  const [title, advertiser, position, targetUrl] = watch([
    'title',
    'advertiser',
    'position',
    'targetUrl',
  ]);
  const { width, height, narrowWidth } = bannerSizes[position];
  const { error: wideError } = field('imageUrl');
  const { error: narrowError } = field('narrowImageUrl');
  const onBusy = (isBusy: boolean) => setUploads((count) => Math.max(0, count + (isBusy ? 1 : -1)));
  const take =
    (name: 'imageUrl' | 'narrowImageUrl', set: (picture: Picture | null) => void) =>
    (picture: Picture | null) => {
      set(picture);
      setValue(name, picture?.url ?? '', {
        shouldDirty: true,
        shouldValidate: picture !== null && form.formState.isSubmitted,
      });
    };
  return (
    <Sides>
      <UnsavedChanges isDirty={form.formState.isDirty && !isSaved} />
      <Form {...form.props}>
        <TextField
          label={texts.title()}
          hint={texts.titleHint()}
          maxLength={BANNER_TITLE_MAX}
          autoComplete="off"
          {...field('title')}
        />
        <TextField
          label={texts.advertiser()}
          hint={texts.advertiserHint()}
          maxLength={BANNER_ADVERTISER_MAX}
          autoComplete="off"
          {...field('advertiser')}
        />
        <SelectField
          label={texts.position()}
          options={bannerPositions.map((value) => ({ value, label: positions[value]() }))}
          {...field('position')}
        />
        <input type="hidden" {...register('imageUrl')} />
        <input type="hidden" {...register('narrowImageUrl')} />
        <BannerPictureField
          label={texts.wide()}
          {...(narrowWidth !== null && { hint: texts.wideHint() })}
          frame={{ width, height }}
          picture={wide}
          onChange={take('imageUrl', setWide)}
          onBusy={onBusy}
          error={wideError}
        />
        {narrowWidth === null ? null : (
          <BannerPictureField
            label={texts.narrow()}
            hint={texts.narrowHint()}
            isOptional
            frame={{ width: narrowWidth, height }}
            picture={narrow}
            onChange={take('narrowImageUrl', setNarrow)}
            onBusy={onBusy}
            error={narrowError}
          />
        )}
        <TextField
          label={texts.targetUrl()}
          hint={texts.targetHint()}
          isOptional
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          {...field('targetUrl')}
        />
        <FieldRow>
          <DateTimeField
            label={texts.startDate()}
            hint={texts.startHint()}
            isOptional
            {...field('startDate')}
          />
          <DateTimeField
            label={texts.endDate()}
            hint={texts.endHint()}
            isOptional
            {...field('endDate')}
          />
        </FieldRow>
        <TextField
          label={texts.priority()}
          hint={texts.priorityHint()}
          inputMode="text"
          autoComplete="off"
          maxLength={5}
          {...field('priority')}
        />
        <TextAreaField
          label={texts.description()}
          hint={texts.descriptionHint()}
          isOptional
          rows={2}
          maxLength={BANNER_DESCRIPTION_MAX}
          {...field('description')}
        />
        <CheckboxField label={texts.isActive()} {...field('isActive')} />
        <SubmitButton isPending={form.isPending} pendingText={ui.saving} disabled={uploads > 0}>
          {banner ? texts.save() : texts.create()}
        </SubmitButton>
      </Form>
      <Beside>
        <BannerPreview
          face={{
            title,
            advertiser: advertiser || '…',
            position,
            targetUrl: targetUrl || null,
            picture: wide,
            narrowPicture: narrow,
          }}
        />
      </Beside>
    </Sides>
  );
}

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
    gap: '8',
    alignItems: 'start',
  },
});
const Beside = chakra('div', { base: { position: { lg: 'sticky' }, top: '4', minWidth: '0' } });
