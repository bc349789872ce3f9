import { ITEM_PICTURES_MAX } from '@oche/validators/market/limits';
import { PictureUpload } from '../../../../components/picture-upload/picture-upload.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import type { StepProps } from '../flow/step-props.ts';

interface PhotosStepProps extends StepProps {
  onBusy: (isBusy: boolean) => void;
}

/** Up to ten photos; the first is what lists show. */
export function PhotosStep({ values, change, onBusy }: PhotosStepProps) {
  const texts = useTexts('market/sell');
  return (
    <PictureUpload
      label={texts.steps.photos()}
      value={values.pictures}
      onChange={(pictures) => change({ pictures })}
      max={ITEM_PICTURES_MAX}
      isDescribed={false}
      hasCamera
      onBusy={onBusy}
    />
  );
}
