import { chakra } from '@chakra-ui/react';
import { UPLOAD_TYPES } from '@oche/validators/uploads/limits';
import type { Picture } from '@oche/validators/uploads/schemas';
import { Camera, ImagePlus } from 'lucide-react';
import { type ComponentProps, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n/react.tsx';
import { useMediaQuery } from '../../lib/devices/use-media-query.ts';
import { Button } from '../button.tsx';
import { inserted, moved } from '../list/order.ts';
import { useReorder } from '../list/use-reorder.ts';
import { VisuallyHidden } from '../text.tsx';
import { useToast } from '../toast.tsx';
import { DropZone, List, Problem, State } from './parts.tsx';
import { PendingItem } from './pending-item.tsx';
import { UploadedItem, type UploadedPicture } from './uploaded-item.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { usePictureUpload } from './use-picture-upload.ts';

interface PictureUploadProps {
  /** name of the group, e.g. "Fotos" */
  label: string;
  /** the pictures, in their order */
  value: readonly UploadedPicture[];
  onChange(value: UploadedPicture[]): void;
  /** files that come in another way, e.g. pasted ones; each list is added once */
  arrived?: readonly File[];
  /** how many pictures there may be */
  max: number;
  /** false where pictures have no words of their own; they are shown smaller then */
  isDescribed?: boolean;
  maxDescription?: number;
  /** whether a phone is offered its camera at once */
  hasCamera?: boolean;
  /** called when uploads begin and end: what is saved in between lacks these pictures */
  onBusy?(isBusy: boolean): void;
}

/**
 * Uploads pictures, which can then be described, reordered and removed (and brought back). It only collects them:
 * saving the list is up to its owner, and the server removes unused pictures a day later.
 */
export function PictureUpload({
  label,
  value,
  arrived,
  onChange,
  max,
  isDescribed = true,
  maxDescription = 200,
  hasCamera = false,
  onBusy,
}: PictureUploadProps) {
  const texts = useTexts('uploads');
  // loaded early: a file may be refused without a call to the server
  useTexts('errors/uploads');
  const hintId = useId();
  const toast = useToast();
  const isTouched = useMediaQuery('(any-pointer: coarse)');
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  /** for screen readers: what has just happened */
  const [said, setSaid] = useState('');
  /** how many files of the last selection found no room */
  const [left, setLeft] = useState(0);

  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const count = value.length;
  const { queue, pending, underWay } = usePictureUpload({
    onBusy,
    onStored(picture: Picture, { name }: File) {
      onChange([...latest.current, { id: picture.id, picture, description: '' }]);
      setSaid(texts.said.stored({ name, number: count + 1 }));
    },
  });
  const room = Math.max(0, max - count - underWay);
  const add = (files: File[]) => {
    queue.add(files.slice(0, room));
    setLeft(Math.max(0, files.length - room));
  };
  const addArrived = useEffectEvent(add);
  useEffect(() => {
    if (arrived && arrived.length > 0) addArrived([...arrived]);
  }, [arrived]);
  const drop = useFileDrop(add);
  const reorder = useReorder({
    count,
    onMove: (from, to) => onChange(moved(value, from, to)),
    onPlaced: (place) => setSaid(texts.said.moved({ number: place + 1, count })),
  });

  const describe = (id: string, description: string) =>
    onChange(value.map((item) => (item.id === id ? { ...item, description } : item)));
  const remove = (removed: UploadedPicture, index: number) => {
    onChange(value.filter((item) => item.id !== removed.id));
    toast.show({
      title: texts.said.removed({ number: index + 1 }),
      action: {
        label: texts.undo(),
        onAction: () => onChange(inserted(latest.current, index, removed)),
      },
    });
    // the removed picture's button is gone, so the focus needs another place
    chooser.current?.focus();
  };

  return (
    <Group role="group" aria-label={label} {...drop.target}>
      {count + pending.length > 0 ? (
        <List
          ref={reorder.list}
          aria-label={texts.list()}
          data-small={isDescribed ? undefined : true}
        >
          {value.map((item, index) => (
            <UploadedItem
              key={item.id}
              item={item}
              index={index}
              count={count}
              isDragged={reorder.dragged === index}
              grip={reorder.grip(index)}
              maxDescription={isDescribed ? maxDescription : 0}
              onMove={(place) => reorder.moveTo(index, place)}
              onDescribe={(description) => describe(item.id, description)}
              onRemove={() => remove(item, index)}
            />
          ))}
          {pending.map((each) => (
            <PendingItem
              key={each.key}
              pending={each}
              hasRoom={room > 0}
              onRetry={() => queue.retry(each.key)}
              onRemove={() => queue.remove(each.key)}
            />
          ))}
        </List>
      ) : null}
      <DropZone data-over={drop.isOver || undefined}>
        {hasCamera && isTouched ? (
          <Button aria-disabled={room === 0} onClick={() => room > 0 && camera.current?.click()}>
            <Camera aria-hidden="true" />
            {texts.camera()}
          </Button>
        ) : null}
        <Button
          ref={chooser}
          variant="outline"
          aria-describedby={hintId}
          aria-disabled={room === 0}
          onClick={() => room > 0 && input.current?.click()}
        >
          <ImagePlus aria-hidden="true" />
          {texts.choose()}
        </Button>
        {isTouched ? null : <State>{drop.isOver ? texts.dropNow() : texts.orDrop()}</State>}
        <State id={hintId}>
          {texts.accepted()} · {texts.count({ count, max })}
        </State>
        {left > 0 ? <Problem role="alert">{texts.left({ left, max })}</Problem> : null}
        <FileInput ref={input} multiple={max > 1} onFiles={add} />
        <FileInput ref={camera} capture="environment" onFiles={add} />
      </DropZone>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Group>
  );
}

interface FileInputProps extends ComponentProps<'input'> {
  onFiles(files: File[]): void;
}

function FileInput({ onFiles, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      accept={UPLOAD_TYPES.join(',')}
      hidden
      onChange={(event) => {
        onFiles([...(event.currentTarget.files ?? [])]);
        // so that the same file can be chosen again
        event.currentTarget.value = '';
      }}
    />
  );
}

const Group = chakra('div', { base: { display: 'grid', gap: '4' } });
