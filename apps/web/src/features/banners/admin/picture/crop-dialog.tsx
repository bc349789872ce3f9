import { chakra } from '@chakra-ui/react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../../components/dialog/dialog.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { cut, detailOf, dragged, type Size, type View, WHOLE, ZOOM_MAX } from './crop.ts';

interface CropDialogProps {
  file: File;
  picture: ImageBitmap;
  /** of the position, in CSS pixels */
  frame: Size;
  onCut: (file: File) => void;
  onClose: () => void;
}

/** What of a picture is shown at the position: by dragging, or with sliders. */
export function CropDialog({ file, picture, frame, onCut, onClose }: CropDialogProps) {
  const { picture: texts } = useTexts('banner-admin');
  const { texts: ui } = useUi();
  const [view, setView] = useState<View>(WHOLE);
  const [isBusy, setIsBusy] = useState(false);
  const detail = detailOf(picture, frame, view);
  const isSmall = Math.round(detail.width) < frame.width * 2;
  const use = async () => {
    setIsBusy(true);
    onCut(await cut(picture, frame, view, file.name));
  };
  const slider = (name: keyof View, label: string, [min, max]: [number, number]) => (
    <Slider>
      <span>{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step="any"
        value={view[name]}
        onChange={({ target }) => setView({ ...view, [name]: Number(target.value) })}
      />
    </Slider>
  );
  return (
    <Dialog isOpen onClose={onClose} title={texts.cropTitle()} size="lg" isBusy={isBusy}>
      <Muted>{texts.cropText()}</Muted>
      <Frame file={file} picture={picture} frame={frame} view={view} onView={setView} />
      <Sliders>
        {slider('zoom', texts.zoom(), [1, ZOOM_MAX])}
        {picture.width - detail.width >= 1 ? slider('x', texts.horizontal(), [0, 1]) : null}
        {picture.height - detail.height >= 1 ? slider('y', texts.vertical(), [0, 1]) : null}
      </Sliders>
      <Warning role="status">
        {isSmall
          ? texts.tooSmall({
              width: Math.round(detail.width),
              height: Math.round(detail.height),
            })
          : null}
      </Warning>
      <DialogActions>
        <Button variant="ghost" disabled={isBusy} onClick={onClose}>
          {ui.cancel}
        </Button>
        <Button disabled={isBusy} aria-busy={isBusy} onClick={() => void use()}>
          {isBusy ? texts.preparing() : texts.use()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface FrameProps extends Pick<CropDialogProps, 'file' | 'picture' | 'frame'> {
  view: View;
  onView: (view: View) => void;
}

function Frame({ file, picture, frame, view, onView }: FrameProps) {
  const { picture: texts } = useTexts('banner-admin');
  const address = useAddress(file);
  const from = useRef<{ x: number; y: number } | null>(null);
  const detail = detailOf(picture, frame, view);
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const start = from.current;
    if (!start) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const by = { x: (event.clientX - start.x) / width, y: (event.clientY - start.y) / height };
    from.current = { x: event.clientX, y: event.clientY };
    onView(dragged(picture, frame, view, by));
  };
  return (
    <Window
      style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        from.current = null;
      }}
      onPointerCancel={() => {
        from.current = null;
      }}
    >
      {address ? (
        <img
          src={address}
          alt={texts.cropArea()}
          draggable={false}
          style={{
            width: percent(picture.width, detail.width),
            height: percent(picture.height, detail.height),
            left: percent(-detail.x, detail.width),
            top: percent(-detail.y, detail.height),
          }}
        />
      ) : null}
    </Window>
  );
}

/** An address of the file, for as long as it is shown. */
function useAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return address;
}

const Window = chakra('div', {
  base: {
    position: 'relative',
    width: 'full',
    overflow: 'hidden',
    bg: 'bg.sunken',
    outline: '2px solid {colors.border.strong}',
    cursor: 'grab',
    touchAction: 'none',
    _active: { cursor: 'grabbing' },
    '& img': { position: 'absolute', maxWidth: 'none', userSelect: 'none' },
  },
});
const Sliders = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2' },
});
const Slider = chakra('label', {
  base: {
    display: 'grid',
    flex: '1 1 10rem',
    gap: '1',
    textStyle: 'label',
    '& input': { width: 'full', height: '6', accentColor: 'accent.solid' },
  },
});
const Warning = chakra('p', {
  base: { textStyle: 'small', color: 'warning', _empty: { display: 'none' } },
});
