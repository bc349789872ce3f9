import { chakra } from '@chakra-ui/react';
import { type CSSProperties, useState } from 'react';
import { CheckboxField, SelectField } from '../../../components/form/fields.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { Camera } from './peers/use-camera.ts';
import { PictureView } from './picture-view.tsx';

/** What most cameras give, until theirs is known. */
const LANDSCAPE = 16 / 9;

/** The stream of one track, the same as long as the track is. */
export function useStreamOf(track: MediaStreamTrack | null): MediaStream | null {
  const [made, setMade] = useState<{ track: MediaStreamTrack; stream: MediaStream } | null>(null);
  if (!track) return null;
  if (made?.track === track) return made.stream;
  const stream = new MediaStream([track]);
  setMade({ track, stream });
  return stream;
}

/** What this camera sees, with the circle in which the board has to be, and which camera it is. */
export function OwnPicture({ camera }: { camera: Camera }) {
  const { setup: texts } = useTexts('games/picture');
  const stream = useStreamOf(camera.track);
  // a phone that is turned has another shape of picture
  const [ratio, setRatio] = useState(LANDSCAPE);
  if (!camera.track) return null;
  return (
    <>
      <Frame style={{ '--ratio': ratio } as CSSProperties}>
        <PictureView
          stream={stream}
          label={texts.preview()}
          onResize={({ currentTarget: { videoWidth, videoHeight } }) => {
            if (videoHeight > 0) setRatio(videoWidth / videoHeight);
          }}
        />
        <Guide />
      </Frame>
      <Muted>{texts.guide()}</Muted>
      {camera.cameras.length > 1 ? (
        <SelectField
          label={texts.camera()}
          value={camera.id ?? ''}
          disabled={camera.isOpening}
          options={camera.cameras.map(({ id, label }, index) => ({
            value: id,
            label: label || texts.cameraNumber({ number: index + 1 }),
          }))}
          onChange={({ target }) => void camera.open(target.value)}
        />
      ) : null}
      {camera.hasTorch ? (
        <CheckboxField
          label={texts.torch()}
          checked={camera.isTorchOn}
          onChange={({ target }) => void camera.turnTorch(target.checked)}
        />
      ) : null}
    </>
  );
}

/**
 * Where a board belongs: the outer ring as the edge of the whole board, the inner one at the doubles, and a line at the
 * height of the bull. Drawn twice, dark below light, so that it shows on every wall.
 */
function Guide() {
  const lines = (
    <>
      <circle cx="50" cy="50" r="46" />
      <circle cx="50" cy="50" r="34.7" strokeDasharray="2 2" />
      <circle cx="50" cy="50" r="3.2" />
      <path d="M-100 50H45M55 50H200" strokeDasharray="4 2" />
    </>
  );
  return (
    <Drawing viewBox="0 0 100 100" aria-hidden="true">
      <g strokeWidth="1.6" stroke="black" opacity="0.55">
        {lines}
      </g>
      <g strokeWidth="0.7">{lines}</g>
    </Drawing>
  );
}

const Frame = chakra('div', {
  base: {
    position: 'relative',
    justifySelf: 'center',
    width: 'min(100%, calc(56dvh * var(--ratio)))',
    aspectRatio: 'var(--ratio)',
    bg: 'board.black',
    overflow: 'hidden',
    borderRadius: 'sm',
  },
});
const Drawing = chakra('svg', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    fill: 'none',
    stroke: 'tape',
    overflow: 'visible',
    pointerEvents: 'none',
  },
});
