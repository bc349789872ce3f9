import { Smartphone, Video } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../../components/dialog/dialog.tsx';
import { Row, Stack } from '../../../../components/layout.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { DirectChoice } from '../direct-choice.tsx';
import { OwnPicture } from '../own-picture.tsx';
import type { Camera } from '../peers/use-camera.ts';
import type { PictureChoice } from '../peers/use-picture.ts';
import { PhoneLink } from './phone-link.tsx';

interface SetupDialogProps {
  gameId: number;
  name: string;
  camera: Camera;
  choice: PictureChoice;
  /** a phone is the camera already */
  hasPhone: boolean;
  onPhoneAway: () => void;
  onFits: () => void;
  onOff: () => void;
  onClose: () => void;
}

/** Which camera shows the board, and whether the whole board is in its picture. */
export function SetupDialog(props: SetupDialogProps) {
  const { gameId, name, camera, choice, hasPhone, onPhoneAway, onFits, onOff, onClose } = props;
  const { setup: texts, phone, problem } = useTexts('games/picture');
  const [isByPhone, setIsByPhone] = useState(false);
  const isHere = camera.track !== null;
  return (
    <Dialog isOpen title={texts.title()} placement="sheet" onClose={onClose}>
      <Stack>
        {hasPhone ? (
          <p role="status">{phone.isThere()}</p>
        ) : isByPhone ? (
          <PhoneLink gameId={gameId} />
        ) : isHere ? (
          <OwnPicture camera={camera} />
        ) : (
          <>
            <Muted>{texts.text({ name })}</Muted>
            <Row gap="3">
              <Button
                variant="accent"
                disabled={camera.isOpening}
                onClick={() => void camera.open()}
              >
                <Video aria-hidden="true" />
                {camera.isOpening ? texts.opening() : texts.here()}
              </Button>
              <Button variant="outline" onClick={() => setIsByPhone(true)}>
                <Smartphone aria-hidden="true" />
                {texts.phone()}
              </Button>
            </Row>
          </>
        )}
        {camera.problem && !isByPhone && !isHere ? (
          <p role="alert">{problem[camera.problem]()}</p>
        ) : null}
        {isByPhone ? null : <DirectChoice choice={choice} name={name} />}
        {hasPhone ? (
          <DialogActions>
            <Button variant="outline" onClick={onPhoneAway}>
              {phone.remove()}
            </Button>
            <Button variant="accent" onClick={onFits}>
              {texts.fits()}
            </Button>
          </DialogActions>
        ) : isHere ? (
          <DialogActions>
            <Button variant="outline" onClick={onOff}>
              {texts.off()}
            </Button>
            <Button variant="accent" disabled={camera.isOpening} onClick={onFits}>
              {texts.fits()}
            </Button>
          </DialogActions>
        ) : null}
      </Stack>
    </Dialog>
  );
}
