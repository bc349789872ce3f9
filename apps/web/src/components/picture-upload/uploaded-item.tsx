import type { Picture as StoredPicture } from '@oche/validators/uploads/schemas';
import { ArrowLeft, ArrowRight, GripVertical, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTexts } from '../../i18n/react.tsx';
import { IconButton } from '../button.tsx';
import { TextField } from '../form/fields.tsx';
import { Picture } from '../picture.tsx';
import { Bar, Card, Frame, Place } from './parts.tsx';

export interface UploadedPicture {
  /** the upload's id */
  id: string;
  picture: StoredPicture;
  /** what the picture shows, in words; may be empty */
  description: string;
}

interface UploadedItemProps {
  item: UploadedPicture;
  index: number;
  count: number;
  isDragged: boolean;
  grip: Pick<ComponentProps<typeof IconButton>, 'onPointerDown' | 'onKeyDown'>;
  /** characters; 0 for a picture without words */
  maxDescription: number;
  onMove(place: number): void;
  onDescribe(description: string): void;
  onRemove(): void;
}

/** One stored picture: its position, its description, and what can be done with it. */
export function UploadedItem({
  item,
  index,
  count,
  isDragged,
  grip,
  maxDescription,
  onMove,
  onDescribe,
  onRemove,
}: UploadedItemProps) {
  const texts = useTexts('uploads');
  const number = index + 1;
  const size = maxDescription > 0 ? 'md' : 'sm';
  return (
    <Card data-place={index} data-dragged={isDragged || undefined}>
      <Frame>
        <Picture
          picture={item.picture}
          alt={item.description || texts.position({ number, count })}
          sizes="(min-width: 48em) 20rem, 100vw"
          draggable={false}
        />
        <Place aria-hidden="true">{number}</Place>
      </Frame>
      <Bar>
        {count > 1 ? (
          <>
            <IconButton
              size={size}
              {...grip}
              label={texts.grip({ number, count })}
              cursor={isDragged ? 'grabbing' : 'grab'}
              touchAction="none"
            >
              <GripVertical aria-hidden="true" />
            </IconButton>
            <IconButton
              size={size}
              label={texts.earlier({ number })}
              aria-disabled={index === 0}
              onClick={() => onMove(index - 1)}
            >
              <ArrowLeft aria-hidden="true" />
            </IconButton>
            <IconButton
              size={size}
              label={texts.later({ number })}
              aria-disabled={number === count}
              onClick={() => onMove(index + 1)}
            >
              <ArrowRight aria-hidden="true" />
            </IconButton>
          </>
        ) : null}
        <IconButton
          size={size}
          label={texts.remove({ number })}
          marginInlineStart="auto"
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </Bar>
      {maxDescription > 0 ? (
        <TextField
          label={texts.description()}
          placeholder={texts.descriptionPlaceholder()}
          value={item.description}
          maxLength={maxDescription}
          onChange={(event) => onDescribe(event.currentTarget.value)}
        />
      ) : null}
    </Card>
  );
}
