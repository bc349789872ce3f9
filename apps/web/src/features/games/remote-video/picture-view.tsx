import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useEffect, useRef } from 'react';

interface PictureViewProps extends Omit<ComponentProps<typeof Video>, 'src'> {
  stream: MediaStream | null;
  label: string;
}

/** A picture as it comes. It is silent unless told otherwise, so that browsers let it play on its own. */
export function PictureView({ stream, label, muted = true, ...video }: PictureViewProps) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.srcObject = stream;
    // a browser may want a tap first; the next one starts it
    if (stream) element.play().catch(() => {});
  }, [stream]);
  return <Video ref={ref} aria-label={label} muted={muted} playsInline autoPlay {...video} />;
}

const Video = chakra('video', {
  base: { display: 'block', width: 'full', height: 'full', objectFit: 'contain' },
});
