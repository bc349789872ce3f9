import { chakra } from '@chakra-ui/react';
import { UPLOAD_TYPES } from '@oche/validators/uploads/limits';
import type { Picture as StoredPicture } from '@oche/validators/uploads/schemas';
import { ImagePlus, Trash2, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, IconButton } from '../../../../components/button.tsx';
import { controlOf, FieldNotes } from '../../../../components/form/field-frame.tsx';
import { Row } from '../../../../components/layout.tsx';
import { lazyPart } from '../../../../components/lazy-part.tsx';
import { Picture } from '../../../../components/picture.tsx';
import { useFileDrop } from '../../../../components/picture-upload/use-file-drop.ts';
import { usePictureUpload } from '../../../../components/picture-upload/use-picture-upload.ts';
import { VisuallyHidden } from '../../../../components/text.tsx';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { isSameShape, type Size } from './crop.ts';

const CropDialog = lazyPart(async () => (await import('./crop-dialog.tsx')).CropDialog);

interface BannerPictureFieldProps {
  label: string;
  hint?: string;
  /** of its place, in CSS pixels */
  frame: Size;
  picture: StoredPicture | null;
  onChange: (picture: StoredPicture | null) => void;
  onBusy: (isBusy: boolean) => void;
  error?: string | undefined;
  /** whether a banner can do without it */
  isOptional?: boolean;
}

/** A picture in the size of its place: chosen or dropped, cut to its shape where it has another one, and uploaded. */
export function BannerPictureField(props: BannerPictureFieldProps) {
  const { label, hint, frame, picture, onChange, onBusy, error, isOptional } = props;
  const { picture: texts, form } = useTexts('banner-admin');
  const { texts: ui } = useUi();
  const id = useId();
  const [toCut, setToCut] = useState<{ file: File; picture: ImageBitmap } | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const { queue, pending } = usePictureUpload({ onStored: onChange, onBusy });
  const [current] = pending;
  const choose = async ([file]: File[]) => {
    if (!file) return;
    queue.clear();
    setIsUnreadable(false);
    // what the server would refuse is refused by the queue
    if (!file.type.startsWith('image/')) return queue.add([file]);
    const read = await createImageBitmap(file).catch(() => null);
    if (!read) return setIsUnreadable(true);
    if (isSameShape(read, frame)) queue.add([file]);
    else setToCut({ file, picture: read });
  };
  const drop = useFileDrop((files) => void choose(files));
  const size = form.size({ width: frame.width, height: frame.height });
  const problem = isUnreadable ? texts.unreadable() : error;
  const note = [size, hint].filter(Boolean).join('. ');
  return (
    <Root {...drop.target} data-over={drop.isOver || undefined}>
      <Label htmlFor={id}>
        {label}
        {isOptional ? <span> ({ui.optional})</span> : null}
      </Label>
      {picture ? (
        <Shown style={{ aspectRatio: `${frame.width} / ${frame.height}` }}>
          <Picture picture={picture} alt={label} sizes="(min-width: 48em) 40rem, 100vw" />
        </Shown>
      ) : null}
      <Row alignItems="center">
        <Chooser>
          <VisuallyHidden asChild>
            <input
              type="file"
              accept={UPLOAD_TYPES.join(',')}
              {...controlOf(id, note, problem)}
              onChange={({ currentTarget }) => {
                void choose([...(currentTarget.files ?? [])]);
                // so that the same file can be chosen again
                currentTarget.value = '';
              }}
            />
          </VisuallyHidden>
          <Button asChild variant="outline" size="sm">
            <label htmlFor={id}>
              <ImagePlus aria-hidden="true" />
              {picture ? texts.replace() : texts.choose()}
            </label>
          </Button>
        </Chooser>
        <Drop aria-hidden="true">{drop.isOver ? texts.dropNow() : texts.orDrop()}</Drop>
        {picture && isOptional ? (
          <IconButton label={texts.remove()} size="sm" onClick={() => onChange(null)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        ) : null}
      </Row>
      {current ? <Sending pending={current} onCancel={() => queue.clear()} /> : null}
      <FieldNotes id={id} hint={note} error={problem} />
      {toCut ? (
        <CropDialog
          {...toCut}
          frame={frame}
          onClose={() => setToCut(null)}
          onCut={(file) => {
            setToCut(null);
            queue.add([file]);
          }}
        />
      ) : null}
    </Root>
  );
}

type Pending = ReturnType<typeof usePictureUpload>['pending'][number];

function Sending({ pending, onCancel }: { pending: Pending; onCancel: () => void }) {
  const { picture: texts } = useTexts('banner-admin');
  const { readError } = useUi();
  // loaded early: a file may be refused without a call to the server
  useTexts('errors/uploads');
  const { state, progress, error } = pending;
  const percent = Math.round(progress * 100);
  return (
    <Line
      role={state === 'failed' ? 'alert' : 'status'}
      data-failed={state === 'failed' || undefined}
    >
      {state === 'failed'
        ? readError(error).message
        : progress < 1
          ? texts.sending({ percent })
          : texts.processing()}
      <IconButton label={texts.cancel()} size="sm" onClick={onCancel}>
        <X aria-hidden="true" />
      </IconButton>
    </Line>
  );
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    minWidth: '0',
    '&[data-over]': { outline: '2px dashed {colors.focus}', outlineOffset: '4px' },
  },
});
const Label = chakra('label', {
  base: { textStyle: 'label', justifySelf: 'start', '& span': { color: 'fg.muted' } },
});
const Shown = chakra('div', { base: { overflow: 'hidden', borderRadius: 'sm', bg: 'bg.sunken' } });
const Chooser = chakra('span', {
  base: {
    position: 'relative',
    '&:has(:focus-visible) label': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  },
});
/* there is nothing to drop on a phone */
const Drop = chakra('span', {
  base: {
    textStyle: 'small',
    color: 'fg.muted',
    '@media (any-pointer: coarse)': { display: 'none' },
  },
});
const Line = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    textStyle: 'small',
    '&[data-failed]': { color: 'danger', fontWeight: 'semibold' },
  },
});
