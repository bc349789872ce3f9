import { chakra } from '@chakra-ui/react';
import { POST_MAX_LENGTH } from '@oche/validators/forum/limits';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Row } from '../../../components/layout.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { MentionField } from '../../../components/mention/mention-field.tsx';
import type { UploadedPicture } from '../../../components/picture-upload/uploaded-item.tsx';

/** As high as the tools. */
const Blank = () => <chakra.div minHeight="11" />;
/* somebody who writes a line needs none of them */
const WritingTools = lazyPart(
  async () => (await import('./writing-tools.tsx')).WritingTools,
  <Blank />,
);
const Preview = lazyPart(async () => (await import('./preview.tsx')).Preview);
const CharactersLeft = lazyPart(async () => (await import('./characters-left.tsx')).CharactersLeft);
const Places = lazyPart(async () => (await import('../composing/places.tsx')).Places);
const PicturesField = lazyPart(async () => (await import('./pictures-field.tsx')).PicturesField);

/** From which length on the writer is told how much is left. */
const SAID_FROM = POST_MAX_LENGTH - 1000;

interface WritingFieldProps extends ComponentProps<typeof MentionField> {
  /** what is typed */
  text: string;
  pictures: readonly UploadedPicture[];
  /** missing where the pictures are somebody else's */
  onPictures: ((pictures: UploadedPicture[]) => void) | undefined;
  /** while pictures are on their way, what is sent lacks them */
  onBusy: (isBusy: boolean) => void;
  /** put away, so that nobody needs the tools yet */
  isAway?: boolean;
  /** what stands beside the tools: the buttons of the form */
  children?: ReactNode;
}

/** The text of a post, with what formats it, its pictures, and a look at how others will read it. */
export function WritingField({
  text,
  pictures,
  onPictures,
  onBusy,
  isAway = false,
  children,
  hint,
  ...field
}: WritingFieldProps) {
  // a state, as the tools may be there before a ref is
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [isPreview, setIsPreview] = useState(false);
  const [hasPictures, setHasPictures] = useState(pictures.length > 0);
  /* pasted or dropped */
  const [arrived, setArrived] = useState<readonly File[]>([]);
  const charactersLeft = text.length < SAID_FROM ? null : <CharactersLeft text={text} />;
  return (
    <Root ref={setBox}>
      <div hidden={isPreview}>
        <MentionField hint={charactersLeft ?? hint} Places={Places} {...field} />
      </div>
      {isPreview ? <Preview text={text} pictures={pictures} /> : null}
      {onPictures && (hasPictures || pictures.length > 0) ? (
        <PicturesField
          pictures={pictures}
          arrived={arrived}
          onPictures={onPictures}
          onBusy={onBusy}
        />
      ) : null}
      <Row alignItems="center" justifyContent="space-between">
        {isAway ? (
          <Blank />
        ) : (
          <WritingTools
            box={box}
            isPreview={isPreview}
            onPreview={setIsPreview}
            onPictures={
              onPictures &&
              ((files = []) => {
                setHasPictures(true);
                setArrived(files);
              })
            }
          />
        )}
        {children}
      </Row>
    </Root>
  );
}

/** What of the pictures is sent. */
export const sentPictures = (pictures: readonly UploadedPicture[]) =>
  pictures.map(({ id, description }) => ({ id, description }));

const Root = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', minWidth: '0' },
});
