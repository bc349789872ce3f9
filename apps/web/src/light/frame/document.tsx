import files from 'virtual:light-files';
import type { Locale } from '@oche/validators/common';
import { accentCss } from './accent.ts';
import type { LightContent } from './light-page.ts';

interface DocumentProps {
  content: LightContent;
  locale: Locale;
  style: string;
}

/** The whole document. Whatever changes is in its main element, which the script compares and takes over. */
export function Document({ content, locale, style }: DocumentProps) {
  const { title, body, ground, sheet, fresh, scale } = content;
  return (
    <html lang={locale} data-ground={ground} data-scale={scale}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href={files.sheets[sheet]} />
        {style ? <style>{style}</style> : null}
        <script type="module" src={files.scripts[sheet]} />
      </head>
      <body>
        <main
          id="main"
          data-stream={fresh?.stream}
          data-events={fresh?.events?.join(' ')}
          data-seconds={fresh?.seconds}
          data-beside={fresh?.besideStream}
        >
          {body}
        </main>
      </body>
    </html>
  );
}

export const styleOf = ({ accent }: LightContent): string => (accent ? accentCss(accent) : '');
