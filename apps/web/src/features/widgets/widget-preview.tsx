import { chakra } from '@chakra-ui/react';
import type { WidgetKind } from '@oche/validators/widgets/limits';
import type { Widget } from '@oche/validators/widgets/schemas';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/react.tsx';
import { heightOf } from './heights.ts';

interface WidgetPreviewProps extends Pick<Widget, 'accent' | 'count' | 'locale' | 'theme'> {
  kind: WidgetKind;
  subject: string;
}

/** The widget as it will look, on a light page and on a dark one. */
export function WidgetPreview(props: WidgetPreviewProps) {
  const texts = useTexts('account/open').widgets;
  return (
    <Grounds>
      {(['light', 'dark'] as const).map((ground) => (
        <Ground key={ground} data-ground={ground}>
          <figcaption>{texts.on[ground]()}</figcaption>
          <Preview {...props} ground={ground} title={texts.on[ground]()} />
        </Ground>
      ))}
    </Grounds>
  );
}

interface PreviewProps extends WidgetPreviewProps {
  ground: 'light' | 'dark';
  title: string;
}

function Preview({ kind, subject, accent, count, locale, theme, ground, title }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(heightOf({ kind, subject, count }));
  useEffect(() => {
    const take = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && typeof data?.oche === 'number') {
        setHeight(Math.min(2000, data.oche));
      }
    };
    window.addEventListener('message', take);
    return () => window.removeEventListener('message', take);
  }, []);
  const search = new URLSearchParams({ subject, theme: theme === 'auto' ? ground : theme });
  if (accent) search.set('accent', accent);
  if (count) search.set('count', String(count));
  if (locale) search.set('lang', locale);
  return (
    <iframe
      ref={frame}
      title={title}
      src={`/embed/preview/${kind}?${search}`}
      height={height}
      loading="lazy"
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
    />
  );
}

const Grounds = chakra('div', {
  base: {
    display: 'grid',
    // side by side only where each is as wide as a widget has to be
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20.5rem), 1fr))',
    gap: '3',
  },
});
/** As a club's page might be: white, or nearly black. */
const Ground = chakra('figure', {
  base: {
    padding: '3',
    border: '1px solid {colors.border.strong}',
    '&[data-ground=light]': { background: '#fff', color: '#222' },
    '&[data-ground=dark]': { background: '#16181d', color: '#eee' },
    '& figcaption': { textStyle: 'caption', paddingBottom: '2' },
    '& iframe': { display: 'block', width: 'full', border: '0', colorScheme: 'normal' },
  },
});
