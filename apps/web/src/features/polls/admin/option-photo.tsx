import { chakra } from '@chakra-ui/react';
import { PictureUpload } from '../../../components/picture-upload/picture-upload.tsx';
import { Badge } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { OptionDraft } from '../form/poll-draft.ts';

interface OptionPhotoProps {
  option: OptionDraft;
  onChange: (changed: Partial<OptionDraft>) => void;
}

/** The picture of a set; an ad brings its own. */
export function OptionPhoto({ option: { text, picture, itemId }, onChange }: OptionPhotoProps) {
  const texts = useTexts('polls/admin');
  if (itemId !== undefined) return <Badge>{texts.isAd()}</Badge>;
  return (
    <Frame>
      <PictureUpload
        label={texts.pictureOf({ name: text })}
        value={picture ? [{ id: picture.id, picture, description: '' }] : []}
        onChange={([first]) => onChange({ picture: first?.picture })}
        max={1}
        isDescribed={false}
      />
    </Frame>
  );
}

const Frame = chakra('div', { base: { flexBasis: 'full', minWidth: '0' } });
