import { chakra } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
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
  const [isOpen, setIsOpen] = useState(picture !== undefined);
  if (itemId !== undefined) return <Badge>{texts.isAd()}</Badge>;
  if (!isOpen) {
    return (
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <ImagePlus aria-hidden="true" />
        {texts.addPicture()}
      </Button>
    );
  }
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
