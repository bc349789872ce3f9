import type { DealOutput } from '@oche/validators/market/deals';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { PictureUpload } from '../../../components/picture-upload/picture-upload.tsx';
import type { UploadedPicture } from '../../../components/picture-upload/uploaded-item.tsx';
import { Muted } from '../../../components/text.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useAfterChange, useDealWords } from './use-deal-words.ts';

/** Photos beside what one has said: the other side and the moderators see them. They stay. */
export function AddPhotos({ deal, free }: { deal: DealOutput; free: number }) {
  const { texts, name } = useDealWords(deal);
  const { dispute: words } = texts;
  const { onSuccess, onError } = useAfterChange();
  const [pictures, setPictures] = useState<UploadedPicture[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const add = trpc.market.deals.addDisputePhotos.useMutation({
    onSuccess: (changed) => {
      setPictures([]);
      onSuccess(changed);
    },
    onError,
  });
  return (
    <div>
      <PictureUpload
        label={words.addPhotos()}
        value={pictures}
        onChange={setPictures}
        max={free}
        isDescribed={false}
        hasCamera
        onBusy={setIsBusy}
      />
      <Muted>{words.photosHint({ name })}</Muted>
      {pictures.length > 0 ? (
        <Button
          marginTop="2"
          disabled={isBusy || add.isPending}
          onClick={() => add.mutate({ id: deal.id, pictureIds: pictures.map(({ id }) => id) })}
        >
          {words.showPhotos({ count: pictures.length })}
        </Button>
      ) : null}
    </div>
  );
}
