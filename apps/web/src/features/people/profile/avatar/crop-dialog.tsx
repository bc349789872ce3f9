import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../../components/dialog/dialog.tsx';
import { sendPicture } from '../../../../components/picture-upload/send-picture.ts';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useRefreshMember } from '../../../../lib/auth.ts';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { cutOut, wholeOf, within, zoomed } from './crop.ts';

/** How many of its own pixels the preview has; the page scales it. */
const PREVIEW = 320;
const MAX_ZOOM = 4;
/** of the square's side */
const STEP = 0.05;

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface CropDialogProps {
  picture: ImageBitmap;
  onClose: () => void;
}

/** Moves and sizes the square of a picture that becomes the member's face, by pointer and by keys. */
export function CropDialog({ picture, onClose }: CropDialogProps) {
  const { avatar: texts } = useTexts('profile');
  const { texts: ui } = useUi();
  const showFailure = useFailureToast();
  const refresh = useRefreshMember();
  const { mutateAsync: setAvatar } = trpc.social.profiles.setAvatar.useMutation();
  const [crop, setCrop] = useState(() => wholeOf(picture));
  const [zoom, setZoom] = useState(1);
  const [isSaving, setIsSaving] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const { x, y, side } = crop;
    const area = canvas.current;
    const context = area?.getContext('2d');
    if (!area || !context) return;
    // set here, as Chakra takes the attributes for styles; it also empties the canvas
    area.width = PREVIEW;
    area.height = PREVIEW;
    context.drawImage(picture, x - side / 2, y - side / 2, side, side, 0, 0, PREVIEW, PREVIEW);
  }, [picture, crop]);

  /** @param dx of the square's side */
  const move = (dx: number, dy: number) =>
    setCrop((now) =>
      within(picture, { ...now, x: now.x + dx * now.side, y: now.y + dy * now.side }),
    );
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    move(-event.movementX / width, -event.movementY / width);
  };
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    move(arrow[0] * STEP, arrow[1] * STEP);
  };
  const save = async () => {
    setIsSaving(true);
    try {
      const file = await cutOut(picture, crop);
      const { signal } = new AbortController();
      const { id } = await sendPicture(file, { onProgress: () => {}, signal });
      await setAvatar({ uploadId: id });
      await refresh();
      onClose();
    } catch (error) {
      showFailure(error, texts.failed());
      setIsSaving(false);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title()}
      size="sm"
      placement="sheet"
      isBusy={isSaving}
    >
      <p>{texts.crop()}</p>
      <Area
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-label={texts.area()}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      />
      <Zoom>
        {texts.zoom()}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={({ target }) => {
            setZoom(Number(target.value));
            setCrop((now) => zoomed(picture, now, Number(target.value)));
          }}
        />
      </Zoom>
      <DialogActions>
        <Button variant="ghost" disabled={isSaving} onClick={onClose}>
          {ui.cancel}
        </Button>
        <Button disabled={isSaving} aria-busy={isSaving} onClick={() => void save()}>
          {texts.save()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/* round as the face will be, in the wire of the board */
const Area = chakra('canvas', {
  base: {
    justifySelf: 'center',
    width: 'min(20rem, 100%)',
    aspectRatio: '1',
    borderRadius: 'full',
    bg: 'white',
    outline: '2px solid {colors.border.strong}',
    outlineOffset: '3px',
    cursor: 'grab',
    touchAction: 'none',
    _active: { cursor: 'grabbing' },
    _focusVisible: { outlineColor: 'accent.solid', outlineWidth: '4px' },
  },
});
const Zoom = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    '& input': { flex: '1', accentColor: 'accent.solid', minHeight: '10' },
  },
});
