import { LOUNGE_PHOTOS_MAX } from '@oche/validators/lounges/limits';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { type FormEvent, useState } from 'react';
import { Form } from '../../../../components/form/form.tsx';
import { SaveBar } from '../../../../components/form/save-bar.tsx';
import { useErrorInSight } from '../../../../components/form/use-error-in-sight.ts';
import { PictureUpload } from '../../../../components/picture-upload/picture-upload.tsx';
import type { UploadedPicture } from '../../../../components/picture-upload/uploaded-item.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { useSaved } from '../use-saved.ts';

const uploadsOf = ({ photos }: Lounge): UploadedPicture[] =>
  photos.map(({ description, ...picture }) => ({
    id: picture.id,
    picture,
    description: description ?? '',
  }));

/** The photos in the API's form. */
const wishOf = (photos: readonly UploadedPicture[]) =>
  photos.map(({ id, description }) => ({ uploadId: id, description }));

/** Uploads, describes, orders and removes the lounge's photos; all changes are saved together. */
export function PhotosForm() {
  const { photos: texts } = useTexts('manage');
  const { readError } = useUi();
  const { lounge } = useManagedLounge();
  const saved = useSaved(lounge.id);
  const [photos, setPhotos] = useState(() => uploadsOf(lounge));
  const [isBusy, setIsBusy] = useState(false);
  const save = trpc.lounges.photo.set.useMutation({ onSuccess: () => saved() });
  const wish = wishOf(photos);
  const isDirty = JSON.stringify(wish) !== JSON.stringify(wishOf(uploadsOf(lounge)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ loungeId: lounge.id, photos: wish });
  };
  const error = save.error ? readError(save.error).message : null;
  const form = useErrorInSight(error);
  return (
    <Form formRef={form} onSubmit={submit} isPending={save.isPending} error={error}>
      <Section title={texts.title()} text={texts.text()}>
        <PictureUpload
          label={texts.title()}
          value={photos}
          onChange={setPhotos}
          max={LOUNGE_PHOTOS_MAX}
          onBusy={setIsBusy}
        />
      </Section>
      <SaveBar isDirty={isDirty || isBusy} isPending={save.isPending} isDisabled={isBusy} />
    </Form>
  );
}
